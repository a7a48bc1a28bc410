"""Credentials with an issuer's own form: prefix, alphabet, length, as stated by its documentation or its scanners.

Used by the redaction filter only; a result is scanned for the short table of ``guard_rules``, whose cost every result bears.
"""

from typing import Final

from callwright.core.guard.guard_rules import GuardRule

_HEX_DIGIT: Final = "[0-9a-f]"
_UUID_PATTERN: Final = (
    rf"{_HEX_DIGIT}{{8}}-{_HEX_DIGIT}{{4}}-{_HEX_DIGIT}{{4}}-{_HEX_DIGIT}{{4}}-{_HEX_DIGIT}{{12}}"
)

# fmt: off
PROVIDER_RULES: Final = (
    GuardRule("clouds", "secret",
        r"\b(?:A3T[A-Z0-9]|ABIA|ACCA|AGPA|AIDA|AROA|ANPA)[A-Z0-9]{16}\b|\bya29\.[\w-]{20}|\bGOCSPX-[\w-]{20}|\b1//0[\w-]{30}|\bAIza[\w-]{30}|\bASIA[0-9A-Z]{16}"
        r"|\b\w{3}\dQ~[\w.~-]{30}|\bSTS\.[A-Za-z0-9]{20}|\bAKLT[\w-]{30}|\bALTAK[\w-]{18}|\bbce-v3/\S{20}|\bJDC_[A-Z0-9]{20}|\bIQoJb3JpZ2lu[\w+/=]{20}"
        r"|\bAQVN[\w-]{30}|\bt1\.[\w-]+={0,2}\.[\w-]{60}|\bdo[opr]_v1_[0-9a-f]{60}|\bFlyV1 fm\d_\S{20}|\bfo1_[\w-]{40}"),
    GuardRule("code_hosts", "secret",
        r"\bgl(?:pat|dt|rt|ptt|cbt|ft|soat|agent|imt|oas)-[\w-]{18}|\bGR1348941[\w-]{18}|\bATBB[\w]{28}|\bAT(?:ATT|CTT)3x[\w=-]{30}|\bnpm_[A-Za-z0-9]{30}|\bpypi-[\w-]{16}"
        r"|\brubygems_[0-9a-f]{40}|\boy2[a-z0-9]{43}|\bcio[A-Za-z0-9]{32}\b|\bdckr_(?:pat|oat)_[\w-]{20}|\bCLOJARS_[a-z0-9]{60}|\bAKCp[A-Za-z0-9]{30}|\bsq[apu]_[0-9a-f]{40}"
        r"|\bsgp_\w{40}|\bgithub_pat_\w{22}"),
    GuardRule("model_hosts", "secret",
        r"\bhf_[A-Za-z0-9]{30}|\bapi_org_[A-Za-z]{30}|\br8_[A-Za-z0-9]{30}|\bgsk_[A-Za-z0-9]{40}|\bpplx-[A-Za-z0-9]{40}|\bxai-[A-Za-z0-9]{40}|\bfw_[A-Za-z0-9]{20}|\blsv2_(?:pt|sk)_\w{30}"
        r"|\bpcsk_\w{40}|\bnvapi-[\w-]{40}|\bsk_[0-9a-f]{40}|\btgp_v1_[\w-]{30}|\b[0-9a-f]{32}\.[A-Za-z0-9]{16}\b|\bjina_[A-Za-z0-9]{40}|\btvly-[\w-]{20}|\bcsk-[a-z0-9]{40}"),
    GuardRule("payments_and_shops", "secret",
        r"\b[rs]k_(?:live|test|prod)_[0-9A-Za-z]{10}|\bwhsec_[A-Za-z0-9+/]{12}|\bsq0[a-z]{3}-[\w-]{22}|\bEAAA[\w-]{56}|\baccess_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}"
        r"|\bshp(?:at|ca|pa|ss|tka|ua)_[0-9a-fA-F]{32}|\b(?:live|test)_(?:pub_)?[0-9a-f]{35}|\bEZ[AT]K[A-Za-z0-9]{40}|\bduffel_(?:live|test)_[\w-]{40}|\bshippo_(?:live|test)_[0-9a-f]{40}"
        r"|\baccess-(?:sandbox|development|production)-" + _UUID_PATTERN + r"|\bFLWSECK(?:_TEST)?-\w{12}|\brzp_(?:live|test)_\w{14}"),
    GuardRule("mail_and_chat", "secret",
        r"\bSG\.[\w-]{16,}\.[\w-]{16}|\bxkeysib-[0-9a-f]{60}|\bxsmtpsib-[0-9a-f]{60}|\bkey-[0-9a-f]{32}\b|\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}\b|\b[0-9a-f]{32}-us\d{1,2}\b|\bre_[A-Za-z0-9]{8}_[A-Za-z0-9]{20}"
        r"|\bSK[0-9a-f]{32}\b|\b\d{8,10}:AA[\w-]{33}|\b[MNO][\w-]{22,27}\.[\w-]{6}\.[\w-]{27,}|\bxapp-\d-[\w-]{10}|\bxox[a-z](?:\.xox[a-z])?-[\w-]{10}|\bSEC[0-9a-f]{64}|\b[tu]-[A-Za-z0-9]{2}[\w.-]*\d[\w.-]{26}"
        r"|\bSCT\d{1,7}T[A-Za-z0-9]{20}|\bEAA[A-Za-z0-9]{60}|\bAAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%]{40}|\bIG[A-Z]{2}[\w-]{60}"),
    GuardRule("work_tools", "secret",
        r"\blin_(?:api|oauth)_[A-Za-z0-9]{32}|\b(?:secret_|ntn_)[A-Za-z0-9]{40}|\bfig[dou]_[\w-]{30}|\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40}|\bpat-(?:na|eu|ap)\d-" + _UUID_PATTERN
        + r"|\b[0-2]/\d{10,20}(?:/\d{10,20})?:[0-9a-f]{32}|\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}|\btfp_\w{40}|\bCFPAT-[\w-]{40}|\brdme_[a-z0-9]{60}|\b00[\w-]{40}\b|\b00D[A-Za-z0-9]{12,15}![\w.]{40}"),
    GuardRule("operations", "secret",
        r"\bdapi[0-9a-f]{32}|\b(?:hv[sbr]|s)\.[A-Za-z0-9_-]{24}|\b[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40}|\bgl(?:sa|c)_[\w+/=]{30}|\bNR(?:AK|II|JS|SP|RA)-[\w]{16}|\bsntry[su]_[\w+/=-]{30}"
        r"|\bdp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{30}|\bdt0[a-z]\d\d\.[A-Z0-9]{24}\.[A-Z0-9]{60}|\bHRKU-[\w-]{30}|\bsbp_[0-9a-f]{40}|\bsb_secret_[\w-]{20}|\bpscale_(?:tkn|pw|oauth)_[\w.=-]{30}"
        r"|\bnapi_[a-z0-9]{40}|\bnfp_\w{30}|\brnd_\w{24}|\bvc[pkra]_\w{24}|\bpul-[0-9a-f]{40}|\bpn[ub]_\w{30}|\bico-\w{30}|\baio_\w{26}|\bv1\.0-[0-9a-f]{24}-[0-9a-f]{100}|\bAGE-SECRET-KEY-1\w{40}"
        r"|\bops_eyJ[\w-]{60}|\bdt0s\d\d\.\w{8}|\bphx_\w{30}|\bsha256~[\w-]{40}|\bATLAS-\w{20}|\bK1[01][0-9a-f]{40,}::\w+:\w+"),
)
# fmt: on
