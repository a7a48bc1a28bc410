"""What terms of wishes say of words of definitions, written by ``python -m scripts.train_wish_associations --write``. Data only.

``TARGETS``: words of tools. ``TERMS``: terms of wishes. ``ASSOCIATIONS``, compressed and in base 64: for each term, in that order, the number of its
associations in one byte; and then these, three bytes each, as ``pack_associations`` writes them.
"""

from typing import Final

TARGETS: Final = """
# #+ #- #? #~ 0 02 056 07 08 0965 1 10 15 150 18 1841 2 2185 22 2392 246 250 2567 26 283 298 29824 29988690 3 30 32 353372 4 41 4210 425 435 4449 5
50 500 51 5115 564103 57 579 6 604 6385 65 66 7 74 75 77221 8 8238 832 84 85 852 8642 8674 893 9 912 92 945 96 970 975 996 a ab abl about ac accept
access accessibl accord account acknowledg across act actio activ activiti actor actualli add addit additionalli address adjust admin admiss
admissionregistrat advanc advisori ae af affect after again agent aggregat ai alert algorithm alia all allow allowlist alpha alreadi als althou alwa
alwai amount an analy analysis anchor and annotat another api apiexten apiregistrat apiserver app appear appl appli applicat approv archiv aren argu
argum argumen artifact as asset assign associa associat async asynchronous asynchronousli attach attempt attestat attribut aut auth authent
authenticat author authorizat autofix autolink automat automatic automaticalli autosc autoscaler availabl b back backend backup backward bad balan
balanc balancer bandwidth bank bas basehead batch bce bde be becom bef begin behavior belong best beta between bfda bff bill billabl bind blob block
boolean bot branch budget build bulk bundl button by bypass c ca cach caef calculat call campaign can cancel cannot cap capabiliti capaciti captur
card cardholder cart cash cbea cc cdbc cdc cdn center certain certificat ch chang channel charg chat check checkout child cidr claim class classroom
click client clo clock clon cloud cluster clustercidr clusterlint co cod codeowner codeql codespac collaborator collect com combin commit commonli
communiti compar compatibl complet component comput con concurrenci conduct config configur configurat confirm confirmat conflict connect consist
consisten consistenc contact contain container content context contextu continu contribut contributor control controller convenienc conversat
convert coordinat copilot cor correspond count countri coupon cover cpu cre creat credenti credit cron csi csv currenci current currentli cursor
custom customer customizat cve cyc cycl d daemon daili dangerous dashboard dat data databa day db dd ddeb de dea debit debt declin ded default defin
definit delet deliv deliver deliveri deni depend dependabot dependenci deploi deployment deprecat descend describ descript design desir destinat
destroi detach detail devcontainer devic di diagnostic dialog dictionari diff digest direct directli directori disabl disconnect discount
discoverabiliti discoveri dismiss dispatch displai disput disrupt disturb dnd dns doc docker docu doesn domain don down download draft driver
droplet due dur durat e each earli easili eb ed edit editabl ef either ekm eligibl email emoji emojis empti enabl end endpoint enforc enter
enterpris entiti entri environ ephem ephemeralcontainer error essentialli etc event everi evict evidenc exampl except exchang exclus exec execut
exist expir expirat expo export express extant exten extern f fa fac fail failur favor fc fe featur fee feed fetch ffe field fil filesystem fill
filt filter fin finaliz financi find firewall first fix flag flexibli flight float flow flowcontrol follow follower footer for forc foreign fork
form forth forward fraud fre frequenci from full fulli funct functionaliti fund further futur g garbag gat generat get gist git github gitign glob
going good gpg grad grain grant graph grid group guest half handful handler hash head header health helper histori hit holder horizont host hourli
however href http i icon id identifier identiti idp ids if imag immediateli immutabl import in inbound includ includabl inclus incom incr incre
indicat individu info informa informat ingress initiat input insight install installat instanc instead instruct insufficient integrat intend intent
interact intern invalidat invit invitat invoic invoiceitem ip ips is issu issuer item jitconfig job join js json keep kernel key keyset kick kind
known kubeconfig kubernet label languag larg last latest launch lea learn leav left leg legaci lev level lfs licen limit lin link lint lis list liv
ll load load1 load15 load5 loc locat lock log login longer lookup lost machin mad maintain maintenanc major manag managem manager mandat manifest
manuall manualli map mark markdown match materi me mean member membership memori merg messag meta metadata method metric microdeposit migrat
mileston mod model modifi monetari monit month multi multipart multipl must mutat mysql nam namespac negativ neighbor network new next nod non not
notificat number o oauth objec object octocat of oidc on onboard onc one onlin onto open openid operat opt optionalli or order org organ organizat
origin originalli other outbound outsid own owner p pa packag pag paginat paid paper parameter parent part parti partialli participant participat
partner pass password pat patch path pattern paus pay payout pdf pend peopl perform period permalink permanentli permiss persist persistent person
pha photo piec pin ping plac plan platform po pod podautoscaler poddisrupt podschedul podtemplat point pol polici pool port portforward possibl post
postgresql pr pre pref preferenc premium presenc present preview previous previousli pri pric primari prioriti privat privateli process product
profil project promot propert properti propo prorat protect provid proxi ps pu public publish publishabl pull punch purg purpo push put qu qualiti
quantiti quer queri queu quot quota radar rang rat raw rbac re react read reader readi readm real reason rec receiv recent recentli recipient
recommend reconcil record recur recycl redact redeliver redempt redirect redis reduc ref refer referenc referrer refresh refund reg regist register
registrat registri regular reject relat relationship relea remain reminder remot remov renam rend render renew replac repli replica replicat repo
report repositori represent reprioritiz request requir rerequest reserv reset resiz resolv resourc restore restrict result resum resumpt retent
retri retriev return reusabl rev revers revert review reviewer revis revocat revok rol rollback root rout rtm rul ruleset run runner runtim s sam
sampl sarif sav say sbom scal scan schedul schema scop sdk search seat second secret securiti see select selectiv selectiveli selector self send
sent server servic sess set setting settl setup shar ship short sid sigma sign signatur similar simplifi simulat singl site siz skus slack slic slug
snapshot snooz soci softwar sort sourc spac spec specifi specific sql ssh st stack standalon standard star stargazer start stat state stateful
static status step still stop stor storag strict strip stub sub subject submiss submit subsc subscriber subscript suc succe suggest suit summari
summariz suppli support suspend suspicious sync t tag tak tar tarball task tax taxid team templat temporari termin test testmod th third thread
through tier tim timelin timeout to token top topic topup tot track tran transact transfer transit tre treasuri trigger tru trust turn two typ u un
unarchiv unassign unblock uncaptur unchang uncollectibl undon uneditabl unfollow unfurl uninstall uniqu unlock unpin unpublish unstack unstar
unsuspend untag until upcom updat upfront upgrad upload upon ups upstream uptim url usag used useful user usergroup usernam using uuid v v1 v2 valid
validat valu variabl variant ve ver verifi verificat verifier vi via view visibiliti visibl void volum vpc vulnerabiliti warn watch watcher web webh
webhoo webhook weekli well wid window wip wis with within without won work workflow workspac writ written y year yet zen zip zipball
"""

TERMS: Final = """
0 1 10 100 100_gig 100g 10_percent 12 123 13 14 15 2 20 22 2_0 2fa 3 30 30_off 3306 4 40 42 443 49 4am 5 500 500g 55 7 8 80 8080 88 90 99 9f2c1 <10
<a <abandon <abort <add <adopt <ai <all <allow <alwai <am <an <answer <approv <archiv <are <ask <assign <attach <auto <bar <begin <bill <bin
<blacklist <block <boilerplat <bookkeeper <bookmark <boot <boss <bounc <break <bring <bump <buy <cach <call <cancel <cap <card <carv <catch <chang
<charg <check <chop <ci <claw <clean <clear <clo <cloud <collect <com <complain <conc <connect <consol <copi <cordon <correct <cpu <creat <cross
<custom <customer <cut <databa <db <delet <deploi <destroi <dev <did <dig <discount <do <don <download <draft <drag <drop <dump <ecs <edit <email
<employ <end <era <everi <everyth <expo <extra <eyeball <failover <fetch <fight <fil <find <fix <flush <follow <forbid <forc <forget <forgot <fre
<freez <fresh <frontend <gentli <get <giv <go <grab <grad <green <grep <group <grow <guest <half <halt <hand <hang <has <hav <he <hid <his <histori
<hook <hop <hotel <how <hunt <i <identiti <ign <import <ingredient <is <issu <it <jot <jump <k8s <karen <keep <kick <kill <knock <known <land <last
<leav <leg <let <lgtm <lift <link <list <lock <log <log4j <look <lost <machin <mail <main <mak <mark <member <merg <mit <monthli <mor <mothball <mov
<murder <mut <my <nag <nam <never <new <newer <no <nobodi <not <nudg <nuk <offer <ok <old <onboard <one <onli <oop <open <our <out <outdat <pack
<pag <password <past <paus <pay <peopl <pg <pin <ping <plain <plug <pod <point <pop <post <postgr <power <pr <pretend <prevent <pric <print <propo
<protect <publish <pull <push <put <quietli <quit <rais <ran <reach <read <reboot <rebuild <recolor <record <red <redis <register <reject <relea
<remember <remov <renam <reopen <report <requir <rerun <reserv <restart <retitl <retri <return <revok <rewind <reword <ring <rip <roll <run <sav
<say <scrap <search <secur <see <send <separat <set <shar <she <shell <shelv <shield <short <show <shrink <shut <sign <site <slap <sneak <somebodi
<someon <spin <spit <split <spread <squash <staff <stamp <start <stash <stick <stop <stor <suspend <suspicious <swap <sweep <switch <tack <tag <tail
<tak <teach <tear <tell <test <text <that <the <thei <this <throw <thumb <tidi <tie <token <traffic <troll <try <tuck <turn <tweak <typ <undo
<unfollow <unlock <unsubscrib <up <updat <upload <url <view <visitor <wak <warn <was <watch <we <what <when <wher <which <whisper <who <whoop <why
<wip <wir <withdraw <work <writ <yank <一 <三 <上 <下 <不 <两 <主 <之 <买 <云 <人 <今 <从 <仓 <他 <付 <代 <以 <会 <传 <依 <修 <做 <停 <偷 <先 <免 <全 <公 <关 <内 <再 <几 <分 <列 <刚 <删
<别 <制 <刷 <前 <加 <单 <博 <卡 <历 <双 <发 <取 <只 <合 <同 <后 <吵 <员 <哪 <商 <回 <在 <坏 <域 <基 <处 <外 <多 <夜 <大 <头 <存 <学 <安 <官 <定 <客 <容 <密 <对 <导 <封 <小 <带 <帮 <应 <底 <建 <开
<弄 <张 <弹 <强 <当 <彻 <往 <想 <我 <手 <打 <扫 <找 <把 <报 <拉 <拍 <拒 <挂 <按 <换 <排 <接 <提 <搜 <搞 <搭 <撤 <收 <改 <放 <数 <整 <文 <新 <旧 <明 <昨 <更 <替 <最 <有 <服 <未 <本 <机 <来 <构 <某
<查 <标 <核 <检 <正 <每 <比 <没 <泄 <活 <派 <流 <测 <温 <照 <现 <用 <申 <盘 <直 <看 <瞅 <磁 <离 <算 <管 <线 <组 <给 <维 <网 <美 <群 <翻 <老 <能 <自 <节 <草 <补 <装 <要 <解 <让 <记 <设 <证 <试 <语
<读 <谁 <调 <财 <账 <贴 <跑 <软 <还 <进 <连 <退 <通 <邀 <那 <部 <都 <配 <重 <钉 <钱 <锁 <镜 <门 <防 <限 <随 <集 <静 <页 <项 <预 a_bill a_bot a_box a_branch a_bug a_build a_buyer
a_card a_cart a_chang a_changelog a_channel a_chargeback a_ci a_client a_cloud a_cod a_colleagu a_com a_commit a_compani a_config a_copi a_custom
a_customer a_databa a_different a_discount a_disk a_domain a_fil a_finish a_fresh a_frozen a_gist a_given a_green a_heat a_hol a_host a_label a_lin
a_link a_list a_machin a_member a_monthli a_namespac a_new a_not a_packag a_pag a_password a_pay a_pdf a_person a_pod a_privat a_product a_project
a_public a_pull a_relea a_repo a_repositori a_review a_seller a_server a_setting a_setup a_shell a_singl a_small a_smaller a_squad a_stag
a_subscript a_tag a_team a_thumb a_ticket a_tini a_token a_user a_valu a_web a_webhook a_websit a_workflow abandon abc abc123 abl abl_to abort about
about_a about_the about_this abov accept access access_to accident accidentalli account accountant across across_all act activ activiti actualli add
add_a add_an add_mor address address_for address_in address_of address_that admin adopt afresh after again agent ahead ai ai_cod ai_helper aim alert
alia aliv aliv_dur all all_answer all_our allow allow_a allow_to alon alon_for alongsid alreadi alter alternativ alwai alwai_keep am am_i among
among_the amount an_app an_approv an_employ an_exist an_hour an_invoic an_issu an_offici an_old an_urgent ana analysis and and_on and_v2 and_when
anna annoi announc anonymousli another another_compani another_owner answ answer answer_under any anybodi anym anyon anyon_leak anyth anyth_new api
api_password apk app app_are app_print app_to appli appli_to approv approv_a archiv are are_on are_run are_still are_the are_ther are_we area
area_for area_with around arriv artifact as as_a asid ask ask_for ask_tom assign assistant asterisk at at_a at_least at_my at_nin at_our at_the
at_what attach attach_a attach_the auditor author auto automat automaticalli availabl awai awai_a awai_an awai_the awful back back_to back_what
backend backend_squad bad balanc balancer bank bank_account bank_todai bar bas basic basket batch be be_abl becaus beef been bef bef_anyth bef_i
bef_it begin behind behind_the behind_this being being_servic bell belong belong_to below ben berlin beta between between_two between_v1 big
big_ticket bigger bill bill_as bill_that bill_to billabl bin binari bio bit bit_again blacklist blew block blow blu blurb board bob bogus boilerplat
bomb book bookkeeper bookmark boot boss bot both bought bounc box branch branch_from brand break bring bring_it bring_my brok broken broken_bit buck
bucket budget bug build build_for build_machin build_output build_produc build_spat build_that builder bump burn busi but but_not button buy buy_the
buyer buyer_by buzz by by_a by_hand by_her by_itself by_mail by_mistak cach call call_the callback can can_chang can_i can_pay can_push can_read
can_see can_t can_typ can_use cancel cancel_a cap cap_how captur card card_a card_for card_freez card_machin card_on card_to carri cart carv cash
cash_is catalogu catch catch_it cdn ceil ceil_for cert certain chang chang_a chang_between chang_my chang_propo chang_the chang_their chang_what
changelog channel charg charg_the chargeback chat chat_with cheap cheat check check_a checkin checkout child cho chop chuck ci ci_job circl citi
claim class claw clean cleanup clear clear_my click clickabl client clo clo_a cloud cloud_dev cloud_editor cluster cod cod_for cod_into cod_licen
cod_of coder colleagu collect collector com com_for com_from com_on com_to come come_from come_in come_up command commiss commit commit_as
commit_from communiti compani compani_account compani_card compani_own complain complain_about complaint completeli computer conc conduct conf
confidenti config config_yml configurat connect consol consol_output contact container container_imag container_in container_print container_s
contest contractor contribut contributor controller conversat cool copi copi_aliv copi_of copi_up copilot cor cordon correct cost could counter
countertop countri coworker cpu cpu_is crash creat creat_a credenti credit crew cron cross cryptographicalli current custom customer customer_by
customer_s cut cycl dana dana_to dat data databa day db db_just db_password dead deadlin debug declin default delet delet_a delet_my delet_stuff
delet_the deliveri demo dependenci dependent deploi deploi_my deployment descript design designer desk destroi detail dev dev_box develop developer
did did_anyon did_my did_our did_peopl did_that did_the did_this did_we didn die died diff differ different dig directli directori disabl disappear
discount discount_cod discuss disk disk_are disk_into disput dns do do_i do_the do_we doc doc_site docker docu doe doe_my doe_our doe_the doe_this
doesn doesn_t dog doing domain don don_on don_t door double11 down down_so down_the download downtim draft draft_bill drag drain driver drop drop_a
drop_the droplet due dump dur dur_upgrad dying each earli earn earn_to earth eat ebs ec2 ecs edg edit editor editor_down eks els email email_me
emoji employ employ_lost empti end end_a end_of endpoint entireli entri env environ epic era error euro euro_from even even_allow event ever
ever_happen everi everi_machin everi_month everybodi everyon everyon_who everyth everyth_in everyth_that everywh evidenc exact exampl exampl_com
excel except exe exercis exist expir expo extra extra_100 extra_disk eye eyeball fac fail failover fak fal fal_positiv far fast featur featur_branch
fee fee_onto feedback fell fetch fewer fiddl fiddl_with fifti fight fil fil_a fil_for fil_from fil_in fill filter fin find find_is find_it find_out
find_the finish fir firewall firm first fishi fiv fiv_copi fix fix_address fix_it fix_the fix_this flam floor flush flush_the folder folder_into
folk follow for_a for_all for_an for_good for_me for_my for_now for_one for_our for_read for_the for_this for_two for_us forbid forc forc_push
forcibli forget forget_this forgot fork form fortnight found found_a frankfurt fre fre_up freelancer freez freez_a freez_it fresh fridai from_a
from_ever from_my from_our from_the from_this from_wher front front_of frontend frozen frozen_membership full full_is funct fund futur gasp gav gb
gdpr gen gentli get get_a get_me get_rid get_the gig gig_of gist git github gitign gitpod giv giv_a giv_me giv_our giv_the given go go_at go_back
go_out goal goe goe_down going gold good got got_a gpl grab grab_the grad green green_light green_tick grep grew group grow guard guest guy gvisor
gym half half_of halt hammer hand hand_the handl hang happen happen_on hard hard_is harder harmless has has_been has_this hasn hav hav_i hav_the he
headlin healthi hear heat heat_thread held help helper her her_monei her_out hid hidden high him him_out hint hir his his_monei his_monthli histori
histori_of hit hog hol hol_in hold hold_on hold_the hold_this holidai homepag homepag_goe homework hook hook_up hop host host_pag hostnam hotel
hotfix hour hourli how how_did how_full how_hard how_mani how_much http human hunt hush i i_allow i_can i_could i_even i_found i_got i_hav i_just
i_m i_need i_owe i_post i_sent i_ve i_want id ide identiti if ign imag imag_bring imag_stor imag_ver import important in_a in_ci in_frankfurt
in_from in_front in_it in_my in_one in_our in_their in_this in_what inbox incident ingredient inject input insid insid_the installer installer_to
instead instead_of intern intern_look internet into into_a into_my into_our into_the invit invitat invoic ip iphon ips is is_allow is_anna is_behind
is_don is_in is_it is_my is_on is_our is_sit is_stuck is_the is_this is_used isn isn_t iso issu issu_by issu_to it it_a it_at it_awai it_back
it_crash it_for it_get it_go it_in it_is it_off it_s it_stop it_up its its_output its_own itself itself_when jan januari java javascript jira
jira_123 job job_that joe johansson join jot jump jun junior junk just just_for just_wrot k8s kanban karen keep keep_a keep_at keep_the kept key
key_for key_so key_to keyword kick kick_a kick_off kill kill_it kill_the kind knock knock_30 know known known_hol kubectl kubernet label ladi lambda
land landlord laptop laptop_s larg larger last last_deployment last_month last_night last_week lateli later latest launch layer leader leak learn
least least_two leav leav_a leav_me leaver lee left left_the leftover leg let let_a let_it let_me let_my let_the let_them level lgtm lib librari
licen lift light lik lin lin_40 lin_of link link_to linus linux lisa list list_all list_of list_the littl liv ll ll_never load load_balancer lock
log log4j log_her log_in login logo logo_flush longer loo look look_at look_but look_for look_over look_up los lost lost_the low loy lunch lunchtim
m machin machin_are machin_mak mad mail mail_address mail_the main mainlin maintain maintainer mak mak_a mak_an mak_it mak_my mak_the mak_this
mak_up manag mani mani_api maria mark mark_an mark_the mark_this marketplac mascot master match may md me me_a me_about me_alon me_for me_if me_the
me_what me_when member membership memori memori_a memori_run ment ment_the merg mess mess_with messag mia migrat mileston min mind minut miss
misspell mistak mit mobil monei monei_back monei_do month month_s monthli monthli_plan mor mor_copi mor_ram mor_worker most mostli mothball mov
mov_a mov_the mov_them mr much much_cash much_memori much_monei much_of mug mugshot murder must mut my_account my_app my_branch my_chang my_cloud
my_colleagu my_com my_container my_copi my_featur my_inbox my_laptop my_nam my_offic my_own my_plat my_pr my_profil my_project my_pull my_react
my_repo my_server my_site my_star my_status my_student my_web myself mysql nag nag_me nam namespac nasti nearli nearli_full need need_a network
never never_pay new new_address new_card new_hir new_imag new_laptop new_on new_one new_relea new_text newer newest newest_ver next next_bill
next_tim next_to nginx nic night nightli nightli_job nightli_task nin nitpick no no_longer nobodi nobodi_can nobodi_els nobodi_should nod noisi not
not_to not_touch noth notic notifi notificat now npm nudg nudg_me nuk nuk_the number number_for obei object of_a of_an of_cod of_disk of_everyth
of_my of_one of_our of_somebodi of_that of_their of_this of_two off off_a off_and off_for off_its off_on off_that off_the offer offic offici offlin
often ohio ok okai old old_logo older on_a on_again on_everi on_holidai on_it on_main on_my on_our on_that on_the on_their on_this on_ticket on_top
on_what onboard onc one one_bef one_come one_fil one_is one_month one_person one_repo one_so onli onli_let onli_lisa onli_the onlin onlin_editor
onto onto_the oop open open_a open_our open_port ops opt or ord order order_look org organisat organizat origin other other_can our our_account
our_bank our_boilerplat our_build our_ci our_cod our_compani our_customer our_homepag our_hook our_marketplac our_organisat our_organizat our_own
our_product our_project our_proof our_server our_traffic our_web ourselv ourshop out out_a out_everywh out_of out_our out_the outdat output
output_of outsid outsid_world outsider over over_my over_to overbill owe own own_card own_ci own_copi owner pack packag pag pag_to pag_wher paid
pair par parser part part_of parti pass passport password password_for password_in password_so past pastebin patch path paul paus paus_the pay
pay_for pdf peak pend peopl peopl_can peopl_from per percent percent_off permiss person person_s person_token pg pgp phon phon_log photo phra pick
pictur piec pil pin ping pipelin pipelin_by pipelin_can plac plaid plain plan plan_board plastic plat platform playground plea plug plug_the plus
pod pod_are point point_www pointer politeli pool pop popper port port_443 pos posit positiv possibl post post_this postgr postgr_plea power pr
pretend prevent pric pricier print print_when printabl privat privat_chat priya pro problem processor processor_work prod prod_rollout produc
product production profil program progress project project_over project_pag project_s project_to promot proof propo propo_chang propos protect
prototyp prs public public_key publicli publish publish_a publish_ver pull pull_down pull_request pull_the pupil purcha push push_to put put_a
put_anyth put_it put_my put_the python qa quarterli quietli quit rais rais_the ram ran rat raw rds re reach reach_the react react_to read read_one
reader readi readm realli reboot rebuild rebuild_the receipt receiv recent recentli recentli_in recolor record recur red red_job redis refresh
refund refus reg register register_an regular reject relea relea_is relea_not remark remember reminder remov remov_a remov_the renam renam_a rent
reopen repair replac repli repo repo_for report repositori request requir rerun reserv resolv respond responsibl rest restart result retitl retri
return rev review reviewer revis revok rewind reword rid rid_of right right_now ring rip roadmap robot robot_coder rocket roll roll_out rollout
rollout_finish room rotat rough rout rul run run_a run_fiv run_in run_of runner rust s_binari s_build s_card s_hold s_in s_key s_new s_on s_project
s_run s_stal s_still s_the s_wrong saf said said_in sal sal_tax sam sampl sandbox sast sauc sav say say_yes scanner schedul scienc scor scrap screen
script script_onc search seat second secret secur securiti securiti_alert see see_all see_how see_my see_the see_what see_which see_who seem seen
sell seller seller_his send send_a send_the sent separat separat_area server server_whenever servic servic_from set set_a set_my set_the set_up
setting setting_for setup setup_fee seven sha shar shar_a shar_the she shell shell_insid shelv shield ship shipper shirt shop shop_exampl shopper
short should should_be shout shov show show_a show_all show_its show_me show_the show_what shrink shut shut_down shut_my sick sid sidecar sign
sign_off silenc silli sinc sinc_last singl sit sit_in site siz slap slap_an slb sleep slip slow small smaller smilei sneak snippet so so_a so_far
so_i so_it so_nobodi so_onli so_the so_thei softwar solut solv som somebodi somebodi_push somebodi_s someon someon_s someon_up someth someth_in
someth_onli somewh sourc spac spammer spar spat spat_out specific spend spend_ceil spin spin_up spit split spr spread spread_traffic spreadsheet
sprint squad squad_for squash squash_it ssd ssh ssh_key stabl stack staff stag stai stal stamp stand star start start_a start_the stash stash_the
state stateful static static_analysis status status_to steadi step stick stick_the sticker sticker_on still still_going still_see stockholm stol
stolen stop stop_cost stop_peopl stop_the stor stor_the storag stori straight stranger stuck stuck_kill student stuff stuff_her styl subscriber
subscript suggest summer20 summer24 sundai sundai_at superuser support surviv suspend suspicious svn swap sweat sweep switch switch_a t t_put
t_secret tab tabl tack tack_a tag tail tak tak_a tak_awai tak_back tak_the tak_tom takeout talk talk_about talk_to target task tax teach team
team_can team_may team_s teammat tear tell tell_me tell_the templat ten term termin termin_at test text text_of than that_are that_ever that_got
that_isn that_ment that_post that_pr that_run that_s that_surviv that_was the_account the_accountant the_ai the_answer the_api the_app the_backend
the_bank the_bill the_board the_box the_broken the_budget the_build the_buyer the_card the_channel the_check the_ci the_client the_cluster the_cod
the_commit the_compani the_config the_container the_counter the_current the_customer the_data the_databa the_db the_default the_deploi the_diff
the_discuss the_disk the_doc the_domain the_draft the_edg the_extra the_firewall the_firm the_freelancer the_frontend the_green the_headlin the_hold
the_hook the_hotel the_installer the_intern the_issu the_job the_last the_launch the_list the_load the_machin the_main the_merg the_mobil the_monei
the_monthli the_most the_new the_newest the_next the_nightli the_nod the_old the_one the_org the_organizat the_origin the_output the_outsid
the_owner the_patch the_pay the_person the_pipelin the_plan the_pr the_pric the_processor the_project the_protect the_public the_pull the_readm
the_red the_relea the_repo the_report the_repositori the_robot the_rollout the_room the_run the_sandbox the_scanner the_server the_servic the_shop
the_shopper the_site the_spr the_team the_test the_text the_ticket the_till the_top the_two the_typo the_upcom the_web the_websit the_what the_whol
the_wifi the_wontfix the_workflow the_zip thei thei_ll thei_re their their_monei their_own their_plan them them_win themselv ther thermometer thing
think third third_parti this_bill this_bug this_buyer this_chang this_client this_commit this_conversat this_email this_fil this_fortnight this_in
this_issu this_machin this_mail this_month this_one this_patch this_post this_pr this_project this_pull this_repo this_repositori this_room
this_ticket thr thr_mor thread throttl through throw throw_awai throw_out thumb thumb_up tick ticket ticket_into ticket_to ticket_up tidi tie tier
till tim timeout tini titl to_an to_another to_delet to_do to_don to_fix to_go to_join to_look to_me to_my to_on to_one to_our to_pay to_priya
to_production to_shov to_sleep to_that to_the to_this todai token told tom tom_to tomorrow tomorrow_at too top top_of topic touch touch_this tracker
traffic trash tre treasuri tri troll trunk try try_the tuck turn turn_a turn_off turn_on turn_the turn_this tweak two two_app two_copi two_tag
two_week typ typ_in typo typo_in ubuntu ubuntu_machin under under_a under_my under_that under_this undo unfinish unfollow unlock unpaid unread
unsubscrib until unus up_a up_my up_on up_spac up_the up_to up_with upcom updat upgrad upkeep upload upload_my urgent urgent_sticker url us use
use_it used user user_from using v1 v1_and v2 valu vat ve ver verdict verifi view view_one virtu visibl visitor visitor_over visitor_still vps vs
vulnerabiliti vulnerabl wait wait_for wait_on wak walk wallet want want_a want_to war warn warn_me was was_the watch we we_can we_hav we_onli we_pay
web web_app web_box web_server webhook websit week went went_to went_wrong wer what_a what_chang what_did what_do what_doe what_happen what_i
what_is what_permiss what_s what_the what_was what_we what_went what_will when when_cpu when_it when_memori whenever whenever_somebodi wher wher_do
wher_is whether which which_app which_commit which_disk which_fil which_folk which_machin which_of which_pod which_repositori which_team which_ver
whil whisper whisper_someth who who_are who_can who_has who_is who_last who_log who_s whol whol_project whol_thing whoop why why_did why_doe wifi
wifi_password will will_she win wip wip_out wip_this wir with with_a with_its with_known with_the with_this with_what withdraw without won won_t
wontfix word work work_on worker workflow workload workload_off workspac world worth writ writ_a writ_it writ_the written written_in wrong wrot www
www_at yaml yank year yearli yellow yes yes_to yesterdai yet yml you your zip zip_the 一 一一 一下 一下他 一下我 一下是 一下这 一个 一个填 一个存 一个新 一个日 一串 一些 一份 一份上 一份到 一列
一升 一半 一半不 一口 一句 一句话 一台 一喊 一回 一块 一堆 一声 一大 一套 一小 一张 一扩 一把 一搞 一摞 一改 一时 一月 一有 一期 一条 一条新 一档 一次 一次性 一步 一步了 一段 一点 一版 一百 一直 一眼 一种 一笔 一组 一行 一起 一遍 一那 一部 一锅
一锅端 一键 一项 丁 万 万一 三 三个 三帮 三方 三点 三能 上 上一 上个 上个月 上了 上传 上作 上再 上写 上写条 上加 上去 上去让 上发 上告 上头 上容 上应 上开 上报 上搭 上撕 上更 上最 上月 上来 上架 上架一 上次 上没 上现 上生 上生产 上用 上留 上的 上紧
上线 上线一 上花 上调 上还 上那 上限 上限调 下下 下下来 下不 下个 下个季 下个月 下他 下代 下依 下允 下再 下加 下单 下吵 下大 下子 下存 下成 下我 下我的 下我那 下所 下掉 下提 下昨 下是 下有 下来 下次 下没 下策 下线 下绑 下缓 下网 下规 下解 下详 下谁
下账 下购 下载 下载成 下载构 下这 下这个 下那 下部 下都 下都有 下配 下静 下面 下面回 不 不买 不住 不停 不健 不公 不准 不动 不发 不变 不合 不同 不回 不在 不多 不够 不够了 不够再 不够用 不对 不小 不小心 不忙 不想 不想待 不打 不扣 不扣钱 不掉 不明 不是
不来 不用 不着 不给 不能 不要 不要了 不见 不让 不许 不走 不进 不通 专 专业 专属 业 业务 业成 业版 东 东西 东西并 丝 丢 丢了 丢到 两 两个 两个分 两台 两周 两周有 两点 个 个下 个不 个专 个东 个个 个临 个临时 个主 个也 个云 个产 个人 个人简 个仓
个仓库 个代 个价 个任 个任务 个休 个优 个修 个先 个公 个函 个函数 个分 个分支 个删 个副 个功 个包 个包月 个单 个单子 个卡 个参 个只 个只读 个可 个号 个合 个合并 个名 个后 个告 个命 个喷 个团 个团队 个固 个固定 个垃 个填 个填资 个外 个大 个头 个子
个子账 个存 个季 个季度 个安 个定 个定时 个实 个客 个客户 个容 个容器 个密 个小 个就 个应 个应用 个废 个开 个快 个快照 个成 个扬 个折 个报 个抵 个捣 个探 个提 个提交 个搬 个搬过 个撤 个收 个收银 个敏 个数 个数据 个文 个文件 个新 个新价 个新商 个新版
个新的 个日 个日志 个时 个星 个月 个月在 个月用 个月的 个服 个服务 个标 个标签 个档 个没 个注 个洞 个活 个清 个满 个版 个版本 个环 个环境 个班 个用 个用户 个目 个短 个私 个程 个紧 个红 个级 个组 个组织 个缩 个缺 个缺陷 个网 个群 个老 个能 个脚 个自
个节 个节点 个花 个表 个设 个评 个词 个话 个请 个谁 个调 个调试 个负 个账 个赞 个跳 个身 个连 个通 个部 个配 个采 个链 个问 个问题 个集 个集群 个需 个需求 个静 个页 个项 个项目 个预 个预发 个频 个高 个默 中 中的 丰 丰加 串 串有 临 临时 为 为啥 主
主分 主分支 主干 主库 主库挂 主线 主题 么 么不 么吐 么回 么开 么时 么权 么样 么评 么语 么说 么连 么配 义 义的 义的资 之 之前 之后 之间 也 也不 也不变 也套 也套上 也开 也得 也能 也要 习 习生 书 书帮 书快 书我 书换 书申 买 买个 买了 买家 买的 乱
乱发 乱的 了 了一 了不 了个 了也 了人 了什 了什么 了他 了代 了以 了但 了作 了作废 了停 了先 了关 了再 了再开 了几 了几份 了删 了别 了别让 了加 了升 了半 了取 了可 了合 了吗 了吧 了哪 了哪些 了哪几 了啥 了回 了地 了多 了多少 了定 了弄 了彻 了我 了打
了把 了把他 了拦 了挂 了换 了提 了撤 了收 了收回 了改 了改一 了救 了整 了整个 了断 了是 了更 了更新 了杀 了没 了没有 了烦 了照 了生 了盘 了省 了看 了砍 了碍 了第 了给 了给他 了群 了腾 了自 了要 了认 了让 了让它 了设 了该 了资 了赶 了赶紧 了这 了这个
了退 了通 了那 了邮 了邮箱 了重 了钱 了马 争 争议 事 事入 事只 事开 事忽 事申 事看 事进 二 二十 于 于哪 于某 云 云上 云厂 云开 云开发 云服 云服务 云盘 云端 云端开 互 互相 五 五封 些 些人 些仓 些仓库 些价 些会 些作 些关 些分 些分支 些包 些单 些卡
些变 些合 些合并 些啥 些团 些地 些城 些城市 些容 些币 些挂 些提 些提交 些数 些文 些文件 些机 些机器 些活 些漏 些版 些种 些程 些第 些等 些粉 些编 些编程 些网 些群 些配 些钱 些锁 些镜 些隔 交 交上 交历 交多 交属 交拉 交的 交给 交记 交证 交都 产 产品
产得 产物 产的 产那 享 享出 享的 人 人一 人下 人乱 人了 人从 人付 人令 人克 人再 人分 人刷 人去 人反 人发 人合 人地 人家 人工 人应 人弄 人我 人打 人批 人把 人报 人提 人搜 人搜到 人最 人最近 人机 人来 人点 人点头 人用 人申 人的 人的项 人直 人看 人简
人简介 人给 人能 人要 人账 人账号 人软 人退 人领 什 什么 今 今天 介 介改 从 从三 从主 从代 从公 从哪 从基 从头 从头到 从客 从小 从工 从库 从库扶 从开 从新 从普 从流 从负 从这 从这台 仓 仓不 仓再 仓到 仓库 仓库打 仓库有 仓库的 仓库设 仓库里 仓放 仓统
他 他一 他下 他业 他付 他停 他刷 他办 他发 他在 他填 他大 他开 他所 他打 他批 他提 他搬 他撤 他改 他整 他点 他的 他绑 他补 他请 他这 他进 他通 他那 他项 付 付了 付争 付到 付完 付成 付模 付款 付款成 付的 付费 付这 代 代码 代码片 代码给 代码那 代码里
令 令牌 以 以前 以前谁 以后 以回 以填 以放 以砍 以给 以进 以选 们 们了 们公 们公司 们旧 们服 们没 们用 们的 们的机 们系 们组 们组织 们解 们这 件 件下 件传 件写 件出 件别 件发 件哪 件干 件改 件最 件最近 件有 件漏 件现 件的 件给 件里 价 价了 价办
价单 价搜 价格 任 任务 任务先 任务的 份 份上 份代 份再 份到 份到我 份副 份成 份手 份报 份改 份改动 份证 份走 份还 份这 份都 份配 份闲 休 休假 优 优先 优惠 优惠券 伙 伙怎 会 会员 会议 传 传上 传上去 传个 传了 传到 传身 但 但用 位 位同 位大 位客
位改 位踢 位顾 住 住不 住了 住押 体 余 余量 余额 作 作业 作商 作废 作机 作流 作的 作者 你 你们 例 供 供人 依 依赖 依赖有 便 便别 便推 保 保护 保证 信 信里 俩 俩人 俩同 修 修改 修有 修漏 候 候从 值 值给 假 假中 做 做个 做份 做好 做完 做爬 做的
停 停了 停掉 停掉的 停更 停机 停用 健 健不 健康 偷 偷偷 偷关 偷告 偷改 储 储不 储类 催 催他 催它 像 像仓 像仓库 像传 像包 像可 像挪 像滚 像版 像的 儿 儿帮 儿有 儿没 儿给 允 允许 元 元换 元现 先 先上 先从 先做 先停 先关 先冻 先别 先只 先只让 先叫
先后 先存 先把 先把卡 先排 先暂 先禁 先算 先级 先给 先让 先设 先踢 克 克隆 免 免得 免打 免打扰 入 入群 入职 入那 入驻 入驻商 全 全公 全删 全员 全废 全抹 全拖 全标 全站 全组 全绿 全部 八 八折 八折的 公 公司 公司卡 公司的 公司账 公告 公室 公开 公开群
六 六个 共 共有 关 关了 关了再 关了别 关单 关帮 关掉 关机 关注 关注一 关系 关都 关键 其 其他 具 内 内存 内存还 内容 内部 册 册码 再 再也 再免 再加 再加一 再发 再回 再多 再开 再往 再打 再打开 再扣 再扩 再推 再推一 再收 再改 再来 再来一 再构 再看
再真 再给 再缩 再让 再评 再跑 再跑一 写 写一 写了 写了啥 写代 写代码 写完 写得 写权 写条 写的 写码 写这 写错 写错了 冲 冲掉 冲突 决 况 冻 冻一 冻上 冻住 净 准 准了 准他 准再 准用 准签 准随 凌 凌晨 减 减打 几 几个 几份 几台 几台机 几号 几张 几张卡
几条 几次 几点 几版 几种 凭 凭证 凶 出 出一 出个 出了 出了啥 出仓 出单 出去 出去的 出命 出撤 出来 出来的 出毛 出用 出组 出群 出这 出这个 函 函数 分 分享 分到 分店 分担 分支 分支出 分支删 分支的 分流 分类 分账 分账给 分金 切 切一 划 划一 划一块 划了
列 列出 列出来 列字 列预 刘 刘塞 则 则别 则员 则都 刚 刚刚 刚发 刚才 刚有 刚集 删 删东 删了 删干 删干净 删掉 删掉一 删这 删除 别 别一 别人 别人的 别再 别再让 别发 别发了 别字 别搞 别的 别的组 别续 别被 别让 别让人 别让他 别让老 到一 到下 到专 到了
到二 到公 到六 到关 到再 到再推 到凌 到几 到别 到双 到发 到另 到后 到哪 到哪一 到容 到尾 到尾都 到底 到底挂 到底用 到微 到我 到我们 到我名 到整 到新 到新加 到期 到正 到登 到的 到看 到纽 到网 到聊 到账 到这 到这个 到那 到银 到集 到高 制 制一 制品 制大
制每 制表 刷 刷一 刷不 刷公 刷卡 刷卡机 刷脸 刷评 刷集 券 前 前他 前关 前点 前端 前端组 前至 前至少 前谁 前贴 前部 前面 剩 剩多 剩多少 副 副本 副本分 办 办个 办公 办公室 办搞 功 功了 功就 功没 功能 功要 加 加一 加一个 加一列 加一种 加一项 加两 加个
加个只 加个环 加了 加保 加入 加几 加到 加块 加坡 加急 加急运 加条 加盟 加进 加配 务 务一 务下 务不 务先 务加 务后 务后面 务器 务对 务弄 务怎 务成 务扩 务抢 务的 务花 务要 务读 务跑 务连 务部 动 动任 动先 动到 动发 动大 动失 动就 动帮 动帮我 动打
动扩 动扩容 动换 动提 动点 动筹 动结 动给 动跑 动跑一 动过 动这 动通 动静 勾 包 包出 包单 包同 包在 包备 包存 包导 包月 包机 包权 包误 包邮 匙 匙加 匙拉 区 区可 十 十一 升 升一 升个 升到 升级 半 半不 半不想 半天 半的 半钱 协 协议 单 单上 单下
单从 单以 单关 单冲 单别 单发 单号 单地 单子 单子下 单子得 单存 单导 单少 单开 单开错 单打 单扣 单死 单点 单独 单独划 单现 单给 单草 单让 单该 单里 卖 博 博客 占 占地 占满 占着 占钱 卡 卡不 卡丢 卡从 卡住 卡住了 卡刚 卡删 卡在 卡存 卡换 卡机 卡死
卡流 卡点 卡片 卡的 卡解 卡解绑 卡记 卡这 卡里 印 印的 却 却一 卸 卸下 厂 厂商 历 历了 历史 压 压缩 压缩包 去 去修 去商 去开 去扣 去把 去改 去没 去没有 去的 去的版 去看 去让 去请 去还 去银 参 参加 参数 又 又想 友 友都 双 双十 双十一 反 反悔 发
发一 发一次 发东 发个 发个新 发了 发出 发分 发商 发对 发布 发布一 发布出 发布的 发广 发广告 发张 发我 发机 发版 发环 发环境 发现 发生 发生了 发甲 发的 发的那 发给 发规 发言 发过 发那 发邮 发错 发错群 取 取仓 取消 受 受加 受邀 变 变动 变的 变量 叠
叠成 口 口令 口只 口哪 口打 口改 口给 口调 句 句周 句已 句话 句鸡 另 另一 只 只开 只放 只有 只留 只知 只知道 只给 只能 只让 只让老 只许 只读 只读副 只重 只重跑 叫 叫停 叫我 叫紧 可 可以 可以选 可疑 可选 台 台上 台云 台后 台坏 台工 台拔 台新 台旧
台服 台机 台机器 台测 台的 台自 台节 台节点 台配 台页 台页面 史 史上 号 号下 号了 号人 号工 号开 号授 号来 号混 号的 号码 司 司不 司专 司代 司全 司卡 司名 司有 司每 司流 司消 司的 司组 司脚 司自 司账 司账号 司通 司里 司银 司黑 吃 吃了 吃紧 各 各个
各多 合 合不 合了 合代 合作 合同 合完 合并 合并请 合的 合规 合进 合进去 吊 吊销 同 同事 同传 同学 同意 同标 同样 名 名下 名下有 名下都 名单 名叫 名字 名指 名换 名空 名空间 名解 名解析 名路 名转 名额 后 后一 后先 后再 后又 后发 后端 后端组 后面
后面到 后顺 吐 吐槽 吗 吧 吧我 听 听换 启 启一 启仓 启用 吵 吵完 吵起 吵起来 吼 吼一 告 告写 告把 告警 告诉 告诉作 告诉我 告钉 员 员也 员从 员发 员工 员打 员群 员说 员还 员重 周 周五 周加 周有 周有多 命 命令 命名 命名空 咋 咋样 和 和一 和简 品
品上 品定 品定个 品库 品有 品涨 哪 哪一 哪一步 哪下 哪个 哪个版 哪些 哪些仓 哪些分 哪些合 哪些团 哪些地 哪些城 哪些提 哪些文 哪些编 哪些网 哪位 哪几 哪几个 哪几张 哪几版 哪几种 哪台 哪登 商 商品 商品定 商多 商家 商家一 商家开 商户 商用 啊 啥 啥一 啥事
啥人 啥对 啥情 啥情况 啥拿 啥样 啥毛 啥没 啥版 啥规 喊 喊到 喊就 喊我 喷 喷子 器 器一 器上 器不 器为 器也 器也套 器人 器全 器全删 器关 器关了 器内 器内存 器到 器升 器卡 器在 器在跑 器存 器归 器当 器忙 器打 器换 器掉 器旁 器没 器流 器组 器统 器自
器要 器赶 器踢 器进 器都 器里 器集 器集群 回 回一 回一句 回上 回个 回了 回事 回他 回写 回去 回吗 回复 回复一 回外 回头 回收 回机 回来 回来了 回滚 回的 回调 回调没 回退 团 团体 团队 固 固定 在 在上 在不 在不在 在什 在付 在代 在代码 在偷 在别 在前
在单 在单子 在哪 在哪下 在啥 在就 在工 在平 在开 在忙 在我 在挂 在按 在排 在旁 在日 在有 在有几 在某 在某个 在活 在烧 在第 在等 在线 在线不 在群 在跑 在跑的 在还 在这 在这个 在都 在长 地 地区 地址 地想 地把 地方 地盘 地端 场 场把 圾 圾文 址 址交
址号 址挂 址改 址段 址给 址通 均 均衡 坏 坏了 坏大 坏掉 坏掉的 坏账 坏还 块 块单 块存 块独 块盘 块空 块钱 坡 坡去 坡搬 坡机 坡的 垃 垃圾 型 城 城市 域 域名 域名解 基 基于 基础 堆 堆入 堆全 塞 塞个 塞个调 塞进 填 填上 填表 填资 填资料 境 境上
境写 境变 境变量 境把 境把时 墙 墙放 墙放行 声 声明 处 处理 备 备份 备注 备用 备群 备都 复 复一 复一句 复制 复手 复现 外 外人 外包 外的 外能 外部 外链 外面 外面的 多 多不 多了 多人 多冻 多加 多加几 多大 多少 多少人 多少余 多少次 多少税 多少空 多少钱
多收 多机 多用 多的 多起 多长 夜 夜里 够 够不 够了 够再 够多 够用 大 大了 大任 大伙 大地 大堆 大客 大家 大家到 大家看 大拇 大概 大神 大群 天 天一 天不 天凌 天收 天放 天的 天记 天记录 天软 天都 太 太占 太卡 太多 太慢 太烦 太老 太远 太难 失 失效
失败 失败了 失败的 头 头一 头上 头了 头像 头再 头到 头到尾 头还 套 套上 套上那 套容 套规 套餐 套餐先 好 好的 好看 好让 始 始的 子 子下 子下面 子从 子任 子作 子做 子先 子关 子可 子得 子得等 子拉 子的 子被 子账 子账户 字 字了 字互 字单 字和 字太 字改
字段 字的 存 存一 存下 存不 存东 存个 存了 存从 存代 存储 存到 存卡 存吃 存吧 存成 存数 存是 存档 存的 存的密 存着 存起 存起来 存过 存还 存还剩 存钱 存镜 季 季度 季度自 学 学生 学进 它 它失 它扩 它撤 它放 它自 它重 它限 它马 守 守规 安 安全 安全组
安装 安装费 完 完了 完了把 完才 完标 完没 完的 官 官司 官方 官网 定 定个 定个新 定义 定义的 定了 定名 定时 定时任 定时要 定的 定稿 定讨 实 实习 实例 审 审了 审意 审意见 审批 审的 客 客人 客去 客存 客户 客户不 客户名 客户换 客户的 客户资 客户退 客月
客服 客没 室 室那 家 家一 家一个 家下 家了 家入 家到 家到底 家喊 家建 家开 家开个 家怎 家有 家点 家的 家看 家表 家要 家说 家都 容 容上 容器 容器组 容器里 容器集 容的 密 密的 密码 密码忘 密钥 对 对外 对帖 对我 对方 对比 对比一 对账 对这 导 导一 导出
导成 导批 导过 封 封了 封存 封掉 封版 小 小任 小刘 小张 小心 小李 小段 小王 小程 小红 小组 小美 小锁 小队 小陈 小陈拉 少 少两 少了 少人 少余 少度 少得 少成 少次 少没 少流 少税 少空 少空间 少算 少行 少要 少钱 就 就不 就去 就告 就喊 就完 就能 就自
就自动 就行 就通 就通知 尾 尾都 层 展 展出 属 属于 属表 属身 岔 岔路 工 工人 工作 工作机 工作流 工具 工刷 工单 工卡 工发 工号 工时 工看 工转 差 差太 差异 己 己做 己加 己去 己多 己的 己重 已 已复 已知 已经 已读 币 币种 市 市的 布 布一 布出 布出去
布失 布的 布置 布页 帖 帖子 带 带上 带快 带测 带盘 带签 帮 帮他 帮入 帮我 帮我写 帮新 帮用 帮看 常 常捣 干 干上 干净 干差 干拉 干掉 干活 干现 干锁 平 平台 平台上 平给 年 年一 年付 并 并到 并前 并完 并的 并请 并请求 并这 并里 广 广告 序 序之 序在
序弄 序换 序排 序申 序读 序连 序项 库 库不 库从 库加 库加个 库升 库占 库备 库夜 库密 库密码 库干 库归 库所 库打 库扛 库扶 库扶正 库挂 库挂了 库挪 库挪到 库提 库放 库整 库有 库满 库点 库版 库的 库端 库设 库账 库账号 库那 库都 库里 库里的 库里那 应
应用 应用的 应的 底 底下 底出 底删 底删掉 底合 底啥 底挂 底挂着 底有 底用 底自 店 店刷 店支 店新 店登 废 废弃 废掉 废重 度 度了 度流 度的 度自 度自动 康 康内 建一 建一个 建个 建产 建出 建卡 建掐 建机 建机还 建的 建的构 建议 开 开一 开一个 开个
开个子 开了 开了几 开会 开出 开到 开发 开发机 开发环 开台 开启 开在 开始 开就 开就能 开店 开张 开机 开条 开源 开的 开票 开群 开群改 开让 开起 开通 开错 开错了 异 弃 弃脚 弄 弄一 弄个 弄坏 弄张 式 式出 式工 式版 式线 张 张三 张临 张公 张卡 张好 张工
张当 张手 张新 张旧 张没 张红 张账 张账单 弹 弹个 强 强制 归 归到 归档 当 当主 当公 当场 录 录凭 录客 录找 录的 录看 录结 录超 录里 录钥 彻 彻底 彻底删 往 往上 往主 往大 往跑 往跑着 待 待了 待办 待合 待在 得 得不 得俩 得先 得咋 得多 得守 得弄
得找 得最 得等 微 微信 心 心业 心业务 心传 心提 志 志全 志采 志采集 忘 忘了 忙 忙不 忙什 快 快一 快到 快照 快爆 快的 快递 忽 忽略 忽略掉 态 态回 态扫 态扫描 态服 态的 态站 态网 态网站 态资 态页 怎 怎么 怎么回 急 急标 急红 急运 急运费 性 性任
性任务 性的 总 总共 息 息一 息先 息的 悄 悄告 悄悄 悔 悔了 情 情况 情包 惠 惠券 惠码 想 想再 想发 想回 想待 想报 想拿 想收 想直 想知 想自 想让 想退 意 意才 意见 感 感文 慢 慢再 成 成一 成不 成了 成刷 成功 成功了 成压 成压缩 成只 成员 成已 成年
成文 成本 成的 成私 成私有 成紧 成组 成绩 成网 成能 成自 成表 我一 我一份 我不 我了 我以 我们 我们公 我们的 我们组 我写 我列 我刚 我刚才 我升 我去 我发 我名 我名下 我回 我回来 我存 我布 我开 我想 我手 我批 我找 我把 我拿 我排 我推 我收 我有 我服 我来
我来批 我现 我电 我电脑 我登 我的 我的个 我的仓 我的代 我瞅 我自 我要 我记 我评 我账 我还 我这 我那 户 户不 户传 户余 户做 户公 户出 户卡 户名 户名下 户吧 户多 户头 户开 户开个 户把 户报 户换 户点 户的 户看 户给 户要 户说 户资 户资料 户跟 户退 户邮
户里 房 房再 房可 房用 房都 所 所有 所有通 手 手头 手存 手机 手架 手滑 手续 手贴 手里 才 才发 才开 才能 才说 才那 打 打上 打个 打了 打八 打几 打出 打到 打勾 打包 打印 打印的 打回 打开 打成 打扰 打给 打通 打错 扔 扔哪 扛 扛不 扣 扣凭 扣多 扣客
扣掉 扣的 扣钱 扩 扩一 扩到 扩容 扩展 扫 扫出 扫出来 扫描 扫描扫 扫描结 扬 扬了 扰 扰了 扰关 扶 扶正 批 批一 批了 批任 批准 批给 找 找一 找下 找不 找个 找到 找找 找找有 找有 找有没 找那 抄 抄一 把 把人 把今 把从 把他 把代 把代码 把余 把做 把停
把别 把别人 把副 把卡 把发 把只 把合 把名 把域 把外 把它 把官 把客 把密 把封 把小 把小刘 把小王 把小陈 把库 把我 把我的 把所 把所有 把扫 把数 把新 把新来 把旧 把时 把时间 把服 把服务 把机 把机器 把正 把流 把测 把测试 把状 把硬 把离 把经 把群 把账
把账单 把货 把这 把这个 把这张 把那 把那个 把那台 把那条 把问 把集 把项 把骗 投 投诉 投诉拒 折 折之 折的 折的优 抢 抢资 抢资源 护 护拆 护改 护时 护谁 报 报一 报上 报上去 报个 报价 报价单 报的 报过 报这 报销 报错 抵 抵扣 抹 抹掉 押 押金 担 担查 拆
拆了 拇 拇指 拉 拉一 拉一条 拉个 拉了 拉代 拉代码 拉出 拉平 拉新 拉进 拉进公 拉进群 拉黑 拍 拍个 拍身 拍身份 拒 拒付 拔 拔下 拖 拖下 拦 拦下 拦下来 拨 拨到 拨快 拷 拷一 拽 拽进 拿 拿什 拿办 拿去 拿掉 拿来 拿走 持 持哪 挂 挂个 挂了 挂到 挂在 挂掉
挂着 挂着哪 指 指到 指派 指派给 按 按多 按客 按月 按用 按调 按量 挡 挡个 挤 挤掉 挪 挪到 挪到新 换 换一 换一个 换上 换个 换了 换了邮 换套 换张 换成 换手 换掉 换欧 换镜 捣 捣乱 捣乱的 据 据库 据库密 据库挪 据库账 据打 据改 据盘 据迁 授 授权 掉 掉一
掉一个 掉他 掉依 掉吧 掉域 掉旧 掉来 掉测 掉的 掉的那 掉直 掉线 掉让 掉这 掐 掐了 排 排上 排在 排好 排着 排队 探 探测 接 接一 接别 接到 接发 接受 接口 接口调 接往 接扣 接推 接提 接用 接转 接进 接配 推 推一 推一遍 推代 推代码 推这 描 描扫 描扫出
描结 描结果 提 提一 提一个 提上 提上去 提个 提了 提交 提交上 提到 提前 提成 提现 提的 提示 提醒 插 插件 插到 搜 搜一 搜一下 搜到 搜搜 搜有 搞 搞一 搞个 搞坏 搞定 搞定了 搞特 搬 搬上 搬到 搬家 搬过 搬过来 搬进 搭 搭一 搭一个 搭个 摘 摘下 摞 撕 撕掉
撤 撤下 撤下来 撤了 撤回 撤掉 撤销 支 支付 支出 支出来 支删 支加 支啊 支持 支持哪 支推 支有 支没 支现 支的 收 收下 收了 收到 收到再 收回 收回来 收多 收客 收款 收藏 收藏一 收费 收这 收银 收银台 收银页 改 改一 改一下 改一改 改下 改个 改了 改了哪 改代
改动 改名 改名叫 改客 改客户 改成 改成私 改掉 改的 改过 改过来 改这 放 放一 放假 放到 放开 放支 放毕 放行 效 效果 敏 敏感 救 救回 数 数加 数据 数据库 数据盘 数调 敲 敲几 整 整个 整个搬 整个集 整个项 文 文件 文件写 文件别 文件最 文件的 文档 料 料全
料的 料认 料都 断 断电 新 新一 新上 新下 新东 新买 新买家 新买的 新了 新人 新仓 新代 新价 新催 新入 新分 新分支 新加 新加坡 新卡 新发 新发布 新同 新同事 新启 新商 新商品 新岔 新建 新建一 新开 新弄 新提 新服 新服务 新机 新来 新来的 新构 新标 新版
新版本 新生 新电 新登 新的 新续 新群 新说 新说明 新部 新重 新镜 新项 新项目 方 方便 方出 方怎 方服 方清 方的 方组 方邮 旁 旁边 无 无状 日 日志 日志采 日本 旧 旧代 旧分 旧卡 旧快 旧电 旧的 时 时任 时任务 时保 时候 时容 时核 时段 时的 时要 时要发
时通 时那 时间 时间拨 明 明天 明年 明文 明文档 明的 明细 星 星的 昨 昨天 昨天的 是 是不 是不是 是事 是什 是从 是从哪 是哪 是哪个 是哪位 是啥 是多 是快 是旧 是本 是谁 显 显示 晚 晚两 晨 晨做 晨跑 普 普通 暂 暂停 更 更了 更快 更新 更新说 更高 替
替机 最 最凶 最多 最新 最近 最近两 最近的 月 月他 月会 月在 月对 月底 月才 月用 月用了 月的 月的账 月看 月续 月要 月账 有 有一 有个 有些 有人 有什 有什么 有仓 有依 有做 有写 有冲 有几 有几个 有几台 有动 有受 有变 有台 有哪 有哪些 有哪几 有啥 有多
有多少 有实 有容 有工 有已 有库 有待 有新 有更 有权 有没 有没有 有泄 有漏 有漏洞 有爆 有状 有现 有的 有设 有谁 有资 有通 有通知 有错 有问 有顾 服 服务 服务后 服务器 服组 期 期装 期还 期通 未 未读 本 本之 本了 本人 本从 本出 本分 本分担 本地 本太
本带 本开 本数 本标 本格 本活 本狂 本用 本的 本程 本谁 本集 朵 朵云 机一 机不 机不要 机丢 机先 机再 机号 机器 机器上 机器也 机器人 机器关 机器在 机器都 机怎 机房 机房都 机搬 机显 机趴 机还 机还在 机都 机除 杀 杀了 权 权不 权只 权改 权限 李 李加 李对
李看 李跟 李踢 束 束了 条 条下 条不 条代 条先 条分 条删 条别 条别发 条命 条回 条回复 条备 条定 条底 条建 条开 条待 条意 条提 条撤 条新 条新分 条有 条没 条流 条流水 条消 条消息 条聊 条规 条解 条讨 条评 条评论 条贴 来一 来了 来了先 来今 来以 来卖 来句
来吗 来吧 来干 来批 来插 来点 来的 来的产 来看 来着 来硬 来给 来让 来记 来跑 来路 来逛 板 板上 板仓 板看 板里 构 构建 构建机 构拉 析 析不 析到 果 果文 架 架一 架一个 架模 架起 某 某一 某个 某个提 某个文 某人 某台 柔 柔地 查 查一 查下 查全 查张
查没 查看 查询 查过 标 标一 标已 标已读 标成 标的 标签 标签的 标记 标题 样 样了 样的 样给 核 核一 核心 核心业 核身 格 格动 格子 档 档万 档了 档加 档包 档升 档太 档挂 档搭 档顺 检 检查 概 概要 槽 槽的 模 模块 模板 欠 欠云 欠多 欠着 次先 次合 次回
次回调 次就 次布 次性 次性任 次性的 次报 次提 次提交 次改 次构 次没 次清 次用 次自 次艾 次跑 次运 欧 欧元 款 款分 款到 款发 款商 款成 款成功 款户 款打 款撤 款涨 款记 款还 款退 款链 正 正在 正在跑 正式 正式版 正当 步 步了 步等 死 死取 死活 死的 段
段代 段代码 段好 段存 段改 段记 段都 每 每个 每台 每台机 每周 每天 每晚 每次 比 比一 比一下 比较 毕 毕设 毛 毛病 水 水明 水线 水线再 水线用 水线里 水表 求 求丢 求做 求写 求合 求啥 求没 求注 汤 没 没人 没付 没付的 没做 没关 没出 没动 没卸 没处 没干
没扣 没收 没收到 没更 没更新 没有 没有人 没用 没用的 没看 没绿 没解 没解决 没问 没问题 泄 泄露 注 注一 注册 注我 注这 注那 注销 洞 洞官 洞就 洞悄 洞提 洞有 洞的 洞跟 活 活儿 活动 活的 活着 活要 派 派个 派给 派给小 流 流水 流水线 流重 流量 流量跑 测
测试 测试环 测试组 消 消不 消关 消息 消费 消这 涨 涨价 涨价了 混 混进 清 清单 清掉 清理 清退 温 温柔 源 源优 源协 源改 源时 源种 源类 源类型 源项 滑 滑打 滚 滚动 滚看 满 满了 满减 漏 漏洞 漏洞的 火 火墙 火墙放 点下 点不 点个 点个赞 点余 点健 点别
点叫 点同 点同意 点喊 点地 点太 点头 点开 点开就 点维 点跑 点过 点过星 点都 点钱 烦 烦全 烧 烧钱 照 照一 照占 照报 照留 照着 爆 爆了 爆漏 爬 爬虫 片 片段 版 版升 版套 版已 版想 版是 版有 版本 版本带 版本的 版本谁 版滚 牌 牌我 牌要 牌赶 物 物只
物有 物车 特 特全 特权 状 状态 狂 狂刷 独 独划 独划一 独弄 独的 独立 王 王在 王审 王对 王拉 王拽 王看 王踢 环 环境 环境变 环境把 现 现别 现在 现在有 现在都 现成 现的 班 班我 理 理员 理权 理脚 生 生了 生了什 生了啥 生交 生产 生开 生成 用 用一 用下
用了 用了哪 用了多 用出 用吗 用哪 用外 用多 用官 用弹 用得 用户 用户的 用收 用新 用机 用没 用的 用的配 用缩 用调 用过 用过这 用重 用量 用量收 用项 甩 甩给 甩群 由 由到 甲 甲方 申 申请 申请了 申请批 电 电脑 电脑的 电重 留 留个 留了 留句 留底 留着 略
略哪 略掉 疑 疑邮 病 病了 登 登录 登的 登记 百 百块 的一 的上 的东 的东西 的个 的个人 的临 的云 的产 的产物 的人 的仓 的仓库 的付 的代 的代码 的令 的价 的优 的优惠 的会 的作 的依 的依赖 的保 的俩 的先 的入 的全 的内 的几 的分 的刷 的副 的副本 的勾
的包 的单 的卡 的各 的名 的命 的商 的商家 的地 的域 的填 的备 的头 的套 的存 的审 的容 的容器 的密 的密钥 的小 的层 的岔 的工 的差 的库 的应 的开 的意 的意见 的所 的打 的报 的拉 的接 的接口 的提 的提交 的插 的收 的数 的数据 的文 的无 的日 的日志 的是
的是哪 的普 的有 的机 的机器 的机房 的权 的权限 的构 的构建 的某 的标 的标签 的标题 的检 的模 的款 的毛 的活 的活儿 的流 的流水 的消 的清 的版 的版本 的状 的登 的登录 的盘 的着 的硬 的禁 的私 的程 的程序 的税 的窗 的简 的管 的管理 的系 的系统 的组 的缓
的网 的网址 的网站 的群 的老 的聊 的能 的补 的记 的访 的访问 的证 的请 的账 的账单 的账号 的资 的资料 的资源 的还 的连 的通 的邀 的那 的那个 的那几 的那条 的邮 的邮箱 的部 的配 的配置 的里 的里程 的量 的钥 的钱 的银 的银行 的链 的链接 的锁 的镜 的问
的问题 的静 的顶 的项 的项目 盘 盘不 盘从 盘先 盘可 盘带 盘扩 盘拍 盘插 盘现 盘申 盘的 盘种 盘给 盘还 盘里 盟 盟店 目 目一 目不 目停 目允 目免 目复 目开 目录 目打 目抄 目拷 目改 目改成 目文 目有 目点 目点个 目组 目结 目群 目翻 目该 目贴 目过 目都
目里 直 直在 直接 直没 直起 直连 相 相找 省 省点 省钱 看 看一 看下 看不 看两 看了 看以 看到 看到的 看命 看我 看拒 看挂 看效 看有 看板 看板上 看板里 看某 看的 看看 看看这 看续 看自 看见 看过 看过了 看这 看这个 看项 真 真扣 眼 眼主 着 着上 着公 着几
着哪 着哪些 着回 着急 着没 着的 着的容 着脚 着要 着账 瞅 瞅一 瞅瞅 知 知我 知我们 知没 知漏 知道 知道邮 知都 矩 矩别 矩管 短 短期 码 码上 码不 码也 码从 码令 码写 码分 码别 码前 码加 码发 码在 码就 码库 码忘 码忘了 码提 码搬 码是 码更 码有 码机
码没 码漏 码点 码片 码片段 码的 码看 码组 码给 码评 码谁 码那 码里 砍 砍了 砍掉 础 础版 硬 硬的 硬盘 确 确认 碍 碍事 碑 碰 碰哪 磁 磁盘 示 示一 示有 神 票 票要 禁 禁掉 禁言 离 离区 离职 离职的 私 私密 私有 私有的 种 种存 种带 种收 种硬 种类
种自 种资 移 移任 程 程序 程碑 程语 程语言 税 税先 税号 稿 稿没 稿确 空 空间 空间整 空间里 突 突合 窗 窗口 窝 窝了 立 立空 站 站上 站代 站发 站导 站应 站开 站挂 站搜 站整 站没 端 端口 端坏 端小 端开 端服 端清 端组 笔 笔不 笔付 笔安 笔没 笔要
笔赔 笔还 笔还没 笔这 笔退 笔退款 第 第一 第三 第三方 等 等人 等另 等合 等怎 等我 等着 等退 等那 策 策略 筹 筹备 签 签从 签发 签叫 签名 签方 签的 签的机 简 简介 算 算下 算了 算算 管 管理 管理员 管着 箱 箱催 箱加 箱帮 箱找 箱把 箱拉 箱拉黑 箱改
箱翻 类 类可 类型 类的 类词 粉 粉丝 系 系忽 系的 系统 系统镜 紧 紧全 紧冻 紧吊 紧急 紧急标 紧撤 紧没 紧的 红 红字 红点 红色 红色的 约 约机 级 级别 级抢 级挪 级档 纽 纽约 线 线一 线上 线不 线再 线卡 线发 线名 线吗 线我 线把 线挂 线整 线机 线没
线用 线的 线要 线跑 线里 组 组也 组件 组划 组划一 组单 组单独 组工 组干 组建 组往 组放 组最 组的 组织 组织里 组能 组都 组里 组防 细 细拉 织 织总 织所 织管 织设 织里 经 经上 经历 经历了 经常 绑 绑了 绑的 结 结束 结束了 结构 结果 给 给个 给主 给仓
给仓库 给他 给会 给你 给公 给别 给别人 给加 给合 给同 给同事 给后 给员 给商 给商品 给外 给大 给它 给实 给客 给客户 给小 给小张 给平 给库 给应 给我 给我一 给我的 给改 给数 给新 给服 给服务 给某 给流 给流水 给测 给测试 给用 给甲 给看 给程 给程序 给组
给群 给老 给脚 给运 给这 给这个 给那 给部 给集 给项 给项目 统 统一 统干 统统 统自 统镜 统镜像 绩 绩导 续 续上 续费 维 维护 维的 绿 绿不 绿了 绿就 缓 缓存 编 编程 编程语 缩 缩到 缩包 缩回 缩成 缺 缺陷 网 网上 网卡 网友 网址 网现 网盘 网站 网静
网页 置 置一 置值 置各 置多 置文 置文件 置更 置给 置过 署 署一 署上 署个 署密 署成 署服 署的 署过 署那 美 美元 美拽 群了 群了赶 群体 群公 群公告 群内 群再 群只 群名 群多 群封 群封存 群扩 群换 群接 群支 群改 群改成 群是 群有 群现 群申 群的 群能 群节
群要 群连 群里 群里都 翻 翻一 翻他 翻出 翻提 翻翻 翻聊 老 老了 老仓 老代 老客 老快 老成 老李 老板 老版 老王 老用 老群 者 者他 聊 聊天 聊天记 聊过 职 职了 职拉 职的 职邀 能 能一 能上 能不 能付 能写 能删 能动 能升 能回 能大 能存 能打 能提 能搜 能撤
能撤回 能申 能直 能看 能看这 能碰 能访 能访问 能读 能进 能选 脑 脑来 脑的 脚 脚手 脚手架 脚本 脸 脸核 腾 腾点 自 自制 自动 自动帮 自动扩 自动换 自动跑 自定 自定义 自家 自己 自己的 自建 自建的 至 至少 色 色的 艾 艾特 节 节点 花 花了 花了多 花钱 草
草稿 藏 藏一 藏一下 藏过 藏这 虫 虫的 虫项 行 行上 行代 行写 行删 行前 行卡 行投 行投诉 行提 行的 行等 行证 行追 衡 衡分 衡摘 补 补丁 补个 补录 表 表单 表情 表情包 表格 表的 被 被扣 被挤 被谁 被银 装 装一 装一个 装个 装张 装费 西 西先 西太 西并
西并到 西来 西的 要 要一 要一份 要不 要两 要个 要了 要了整 要交 要人 要刷 要发 要发的 要固 要在 要报 要拉 要接 要收 要改 要求 要用 要用的 要登 要签 要紧 要能 要被 要访 要证 要退 要通 要那 见 见了 见作 见回 见这 规 规则 规矩 规部 解 解决 解开 解析
解绑 解除 言 言写 警 警不 计 计工 计组 计费 订 订别 认 认了 认没 认的 认证 讨 讨论 让 让人 让人家 让他 让其 让别 让备 让外 让大 让大家 让它 让小 让机 让测 让测试 让用 让用户 让系 让老 让老王 让要 让过 让防 让领 议 议我 议接 讯 讯录 记 记一 记下
记到 记坏 记工 记录 记成 记的 记账 许 许他 许偷 许合 许我 许用 许管 许跑 论 论不 论了 论先 论点 设 设一 设个 设几 设备 设成 设计 设计组 访 访客 访问 证 证书 证据 证核 证的 证给 证至 评 评审 评审意 评论 诉 诉作 诉作者 诉我 诉拒 诉拒付 词 词好 词让
试 试全 试回 试容 试工 试机 试标 试环 试环境 试用 试用的 试空 试线 试组 试组单 试组能 试试 话 话了 话改 话的 话题 询 询太 该 该交 该忽 该扔 该收 详 详情 语 语言 语音 误 误删 说 说一 说发 说明 说明文 说的 说话 说错 请 请一 请了 请人 请出 请发 请哪
请块 请批 请求 请的 请证 读 读副 读副本 读取 读归 读消 读的 读这 读钥 谁 谁也 谁动 谁占 谁在 谁批 谁把 谁改 谁改过 谁有 谁没 谁用 谁申 谁的 谁给 谁聊 谁跟 谁还 谁都 谁都不 谁领 调 调一 调到 调地 调度 调得 调成 调接 调没 调没收 调用 调试 负 负载
负载均 财 财务 败 败了 败的 败的那 账 账上 账单 账单下 账单发 账单开 账号 账小 账户 账没 账给 账表 账货 货 货款 购 购物 贴 贴一 贴个 贴几 贴出 贴段 费 费也 费了 费卡 费把 费这 资 资料 资格 资源 资源类 赔 赔点 赖 赖关 赖有 赖有没 赖漏 赖里 赞 走
赶 赶紧 赶紧撤 赶走 起 起一 起不 起写 起几 起来 起来了 超 超时 超过 趴 趴窝 跑 跑一 跑一下 跑一份 跑一次 跑一遍 跑个 跑了 跑了多 跑全 跑出 跑失 跑失败 跑完 跑得 跑批 跑测 跑的 跑的构 跑着 跑着的 跑起 跟 跟主 跟我 跟进 跟银 跟银行 路 路不 路免 路可
路由 跳 跳转 踢 踢下 踢出 踢出这 踢谁 身 身份 身份证 身让 车 转 转发 转外 转成 转收 转给 转给别 软 软件 载 载均 载均衡 载成 载构 载构建 较 较两 边 边塞 边留 迁 迁移 过 过了 过同 过哪 过哪些 过哪几 过我 过我的 过户 过报 过星 过来 过没 过的 过翻
过这 过这个 运 运维 运行 运费 近 近两 近两周 近发 近在 近太 近是 近流 近的 近的提 近被 近谁 还 还剩 还剩多 还在 还在线 还够 还是 还有 还有哪 还有多 还欠 还没 还留 还能 这一 这个 这个仓 这个函 这个单 这个客 这个文 这个月 这个服 这个组 这个群 这个问
这个需 这个项 这些 这人 这仓 这份 这份改 这位 这位客 这单 这单该 这句 这台 这台机 这商 这官 这张 这月 这服 这服务 这朵 这条 这条消 这次 这款 这段 这版 这硬 这笔 这组 这边 这里 这项 进 进了 进仓 进仓库 进代 进公 进公司 进前 进去 进去没 进后 进容 进我
进来 进群 进设 进项 进黑 远 远了 连 连上 连到 连库 连我 连接 连盘 连集 连集群 追 追着 退 退一 退一半 退出 退到 退到哪 退回 退房 退掉 退款 退给 退群 退订 退错 选 选哪 递 递单 通 通不 通到 通参 通档 通知 通知我 通行 通行证 通讯 通过 逛 逛过 遍 遍试
遍那 道 道挂 道某 道邮 道邮箱 邀 邀的 邀请 那 那个 那位 那几 那几个 那单 那句 那台 那张 那条 那条别 那条回 那条流 那条评 那次 那款 那步 那段 那种 那笔 那组 那行 邮 邮件 邮和 邮箱 邮箱拉 部 部仓 部分 部列 部数 部标 部的 部署 部访 部说 部重 都 都不
都传 都划 都参 都发 都发生 都回 都在 都带 都开 都拉 都拿 都挂 都是 都是从 都有 都有哪 都有谁 都标 都清 都用 都留 都看 都经 都经历 都能 都装 都装一 都要 都跑 都踢 配 配的 配置 配置文 醒 采 采集 采集器 里 里一 里再 里写 里几 里到 里加 里吼 里塞 里存
里干 里所 里找 里抹 里拿 里提 里敲 里最 里有 里有哪 里某 里清 里点 里现 里的 里程 里程碑 里端 里给 里要 里说 里还 里那 里那个 里都 里都有 重 重启 重开 重拉 重新 重新发 重来 重置 重跑 重跑失 量 量分 量可 量大 量报 量按 量收 量收费 量计 量跑 量跑了
量都 金 金等 金额 钉 钉在 钉着 钥 钥不 钥匙 钥有 钥泄 钱 钱一 钱上 钱到 钱清 钱的 钱能 钱退 银 银台 银台页 银行 银行卡 银行投 银页 链 链接 销 销资 销这 锁 锁一 锁不 锁定 锅 锅端 错 错了 错了作 错人 错人了 错别 错字 错日 错版 错群 错群了 错话 键
键把 键词 镜 镜像 镜像仓 长 长啥 长时 门 门店 问 问令 问公 问地 问这 问集 问题 闲 闲了 间 间下 间拨 间改 间整 间整个 间知 间要 间里 队 队等 队能 防 防火 防火墙 陈 陈拉 陈拉进 降 降一 限 限不 限删 限制 限流 限调 限调到 限降 除 除名 除客 除对 除我
陷 陷单 陷标 隆 隆了 随 随便 随手 隔 隔离 难 难听 集 集器 集群 集群扩 集群的 集群要 集群里 集还 需 需求 露 露了 露出 露在 露的 静 静就 静态 静态扫 静态网 面 面别 面到 面到底 面回 面回一 面回复 面大 面建 面挂 面挡 面提 面最 面来 面的 面让 面让人 音
音会 页 页供 页看 页让 页面 页面提 页面让 顶 顶上 项 项安 项目 项目改 项目点 项目群 顺 顺丰 顺序 顾 顾客 预 预发 预发环 预授 预计 领 领个 领了 领导 频 频道 题 题关 题单 题定 题封 题指 题改 题放 题标 题正 题清 题给 题词 额 额却 额提 额给 餐 餐先
餐先排 马 马上 驻 驻商 驻商家 驻给 骗 骗子 高 高的 高级 高配 鸡 鸡汤 黑 黑别 黑名 黑名单 默 默认
"""

ASSOCIATIONS: Final = """
eNqsvHu4ZVV1JzrnHPO53vt59t7nUefUqSoKqkAoEQSBjt2SxGBVAQ0IFldUEEhuMNhIiBWgAamKxkdsAaPExOoEQaKtYoJaah4ExcR76bRi0HQaAqLppHNJoKg65+y91g79G/NU9c39vpu/7sVPP6
DO2XvNMcf4PcYYS7VlY7ebhjzJ/HJrq1VJMRpRu58ViS990J1ARZKkSfJTqXLWla32og4Jtbu2zJRNB+VMOy2Ktk67x7ekac8thbx93I7QzdOtM1anTqVkXWY0ZSrreJ9IPQhytEjW9kJqZvMTTLbV
5KnvzI1kEoxKOiEf5DZzurvNaq/bRVp0bLr19FCmg5BY/Hqiy6Vq3s4bmk1nK/KuUyapCVWxlGS5b7dkf+h8N89nyGws09ZiNuzqrJ3q/mDLvF9Yynw1qops1ntb6tKbkcpJdqmlvAzbUhXaHUo15U
TUHlRlXlhqpYoS10m0p1bQiZxdkEqNWvTKzd7aBB98hs+TwXHdGRuSMmxI5orUtEKSzXuT56Zj3czy/KlZUOR8QaEImSdlO7KVtsqu0vZUta1NVRp6xxsqynLODxczt+jzQT9dtguv6pXGZSqZzU7L
u0udNM022zm7rDphIbFJMhzqmbkZ74aL86X3XsnuwCZ6iND3XqXww9SSJ1gfFofOJn3Zntdhzufq9HZX29P7iTrVj7p2e0jmcDV23pPNigVdmWE52uhD1pqhbjDVcSf4bG7J5H3rcpNbqynM2r6aTU
tbpUlb9qhrraOeHpwhZ3xHZlus7mfLOs8GlM2rnh0NKM1P2FBWvWKpDDYE47R7hU2yRLZCQXnSks4PjkNihXbIVNEL89baJT0oTitOLNrK5YkLPt2aZ/OFUwhtnlbdbrGhl/iQ61Ee2m1ySWES3XK2
ShbL1Be+MKUbZoNuWpA13Y3Vpg3dtg6y17Y+W2wtJImdNVm7vbCw0Nc4pEoG3SrJndImpEU7VR3cfBd3Wg79pnw+0xY5q3UZujYzrhwtbupvmCNpNtr5jg9eKV35MJr1LVVmNmtvVoVVsybtD/rtpV
Ru3zrY0Jot83a7HapOK1lozc+k/c7Ie13grlQYDJDlg66csxVRSYuu7btDu2B92ultXC4rnVDiF5FY5TJt0aEyVVVmSciPLwfDVljoDlRCwep2Nko7pPXMaD5zvYWR3xDm+qpCYZy8tGT74ZUzEl9E
lKeqlRV2YehS5QeLZUlq04n5cUaHNLgClZ2n5dbOCYnr6QpH1jNVV7eXt1ShLMt0Q9LNgjOZodCv8BfqQkmte4VqK+VKRHhYDQKCUrTbttUbuqzTHWwOVb/X0dpsU6VNipI62Q7qla3RzJauc8frZG
mQzepRhbsLLdtrZa4r+/2yams/hyqbSWdLFKEZhDwnVGIrTcsqqCzNFors+GGvGpZ5nndNmswWw1TPdhSuzixVg1TpZNg2r1KLi21rZVp2cu1nW6lJ8+TsmUIC5VJj/LbZTidsKIetrq5sWW3djGvM
Av52lJmiC/hod3xmzGJWFPPzIcMVJm6TQwX5dt42WdHtLA36RV4lpp210hwXnw2L+Wqm21me6xeq53A1A1UYvSUPFqCZ2UHuR4N8Y7vsD+ZDx8x0eycet3GQbgMAkleZmVOj3lzmjJRK95c6ZdXxg9
JtDgubth0/50/ZZnuZ8zOdXrqtl83ucMDrTr81KqUkaiXtxCRzlyRdnSQbzGC2NUTYTizK3ka9PU03DGbyV5++IS8zb7dtD52gTsrzRIeBTBd7WivZyrqddpLJ5cU07Q5aG5PQG47SzJYyJ9vtbkhn
t2YjIGMns5uREK0CuWhn/UJpOsPKJ6obOjO0ERQx0+tuNa2WTkZG5mU/szOzodXbuKkz7Pj5djvbZHySGMpNZeeLTOZOdi2VvWrGujSxRTrrludCZ3ZUzeQ+DRROMMdpIp8szoRe2w2yPOiqmplNwC
Zp0tOtVqffSzWqv2uyVwJKRi3cXl4s9jrD+fmO3Dif9Htz3bKVuNkOgLnAIarEL4fCBm3alTPAh7C118usTVtzMzpLltNO2neymk8SMFF+3GtapujbxcEAx69w++QXQtbbmrYGp525pVMVG3ze7sxs
6M3PmNSljrpmvlW0Mh02VVkxk1f9rBVUR/nNPdAYOK0sBy2j1HAbnb5AncWeq/DBWTZj0/m8q/Vc36OOeq2BA8a1O6OWS3XSHmWy3d6+qT2QWrVGw9ntyZIbpFSYvGqNWmlV2STvaV+2gxmUZZW9Zt
htV8qEwQadZGlrvqQsIE4FLc37MklC6je1t27t5B2Utty2o5jJFsAp+TCpBu2Fsp945+Rwrugs9yrZTZc7nU6JWAAnq15fbxyixIpiw6aFmdJnhVnqm/lMzs7nPtnqwVe+tdD3bq4/r1u9uWAXvAlh
QW/vIXmyET4oM6nUhR4lRVDWoEiW2uS7NNdr2RQFeUIlZZVmo9m8r0I1U/gNx7XtKG8ng0wCp3zp+uVc3lIhL3oVuK19SqdT5aR0d9i13pEO+Q5q55sp2QBOLwo1TEvSg6SYT63NclvaljUJFdRX3X
lnU4X/ce0lB75XlUmBbaPRwqmtEObbhff9PC1s0Tba9+0Q2Lg1X9DFYtIvu0uZde7kIk2PV9U5rcF8L7iF8viOTNVIWaWUaY0MyqTqnjJKd1C33wcrFlQlw5C4+fk8Pz45ZbFdWDsqkMu7kuNG+KJW
7qtSe6RKV2XH9ZO8k7cHnYHOc4iHTA1y/Gm2qOecGumh8VULuLJpecZBLwxMSPBrhPKwpwbq6iK0qqTdzkN1vJ4NvjV7XDtJylSpls7t3AAoVmSmVQbvN80mcxbyoj3aOkrwhzkO1UpL00IGJ+C+XM
7k8/OpSXqz+aZWvhz6+ajIsxS/a2YGc1T4Xu/UrN0HSWowhV4E7S0ueDcAqiYDChWdHqxdLobtHvUGRTXstwYlIGZGdsqsBHG3kw3FFuCK2RCsXEDQ5tuDhf5iUZ6cgH2QrS2XJHNJkP3Qb+WqLIpR
f2auO9+ecdUrAdD9TjU/6GU4O5DbuKI7ny3IVntz2joxG5h+f+tsv5+35PGhhMYNG7Ii1YNqNmyY6xWp6+fVYGHBdUvIJDp5/kTgRzo36mZAik4vT8otOimLVlu2l05SUE1h2G7LhVTPm8T4dgoNU6
giKyBD2yC7M15RliDG7kIChUBKJba1AMLIt23uE67yRJ/nC8tZq5+7PA2dqj0okHstbwCdlavkprw3LM2O2c0mVd00pWrDKwZI2iSfG86ZCng3BP7MlX6huzBXyXavV4zKmSTPlYMqbVtwQDXbr/KQ
tOb7LbPcLV3ot1tZpmR6XG9oZNYtqlZGc3nuTpzptx1CV0Fxzw+0HvWCnClb3QLCJC1OTIpcJmpWD+Zpo92aWDfKc1BYf1gEVBMQTueySEhbo+ZT5GfL5oMO2KLfce5MUyRt164qkLjWy871IYOJZN
vZPpEdQZ0kVuquVVrn5SmoIcoy7zZQJ0C4lQiJQ1XMzLocJFDAE5i+M1o68oM0G0DFg3EgKWRakZSzc+CQ3CWDCoWcWr3ZQk1Sat1SxfYjkRu87vVUOVygMCz6fZMONdm5VnYSpMoINLV1Kc/biF9K
0gGhEud0BsdigguzrZadSXM8PGg+uF7e66UqD/yAOtcQ2EmWyeM2IlDDod20SaMOd5wKZk0B6FoCnx1wEtLfwhXMtRLvofTyISRLYuyi2VF2OgpQgdTLVLutNeQGWZ15wGXunJspUIGghNQmDryTpo
DdvNLam8pALXe7kJao+RBkolmp8teEUCVJp1/BSZHNpdOSZNJJsyzrO93qbMlKEHfYpHUntdLobfn8YK5vurIbqnyQZR2cqY18TGez+R4Ei0PyOQLQMTIVcxvmDK5irizSVhHStNPRkEz8LAt5bik1
ymm1NDK4Xd1NVdnZtm1Ta6Y33+sBz6Vs+SzRlcQpNSFhvUa8Uu8RKq3whBJf5ZwyhGwKiTHQ3EHK0hgIL4mY4ROkND7VCKrKNRC/QE7IQqbwAfgwabVpmZnK9bVPumllTq+szz0uM8/wyYkrEYgqdz
MGzwn16p0tipNOghxmC5BDX9oE14Aiwh1kyihQbcgNC5bewJ2oW8GVdrkdbJqi2lOzKS+QwrnPFkqZzc/43SfNW60UBLMDoA79Bo3rh6/MUxyrJ7VxPYh/hzR2vt0nqZzzUldpAVO5wcsKj+Zy5FVe
oiLb7VFOA3hP3HPSY290CgcrwC5DlyCCzjjI+7Q6x5+eFrNbStgcrZEsrRaLvHYKwIV87sKx4/fg2/pJYWfYkG7foFKJD5ybSTJXpm7bZousIU4fyma0dUkX5g5ljeKDN0DO6tZxW0aIiSrwqc7B1O
SQ4GrDTMrSvWO1VBnsGy4KiZfbfgVrpP2mbCbRAznj+HecLVs5n5g6ycJM4vPUZFnbwL52DMumPBlC4yszzNIUBo9k6SAC2hTSE/JB2joOlF3yQytF+Sw813AorSkQpaB6JfwIcBJc0vYZIadgSRBO
54O2Kt08AxMwKPCzrdwaq+ChwxJUSsvbottqpS7r62RQbB12uwa1PghD3676Cy0ys4idN9I6pFO/49N0FDx0SEGIgqduDkzc3PKuo81QK993pyetsAnWsEK15A5lmKBm4Tfb3a4b4TrciWA816OlTu
Zmkn6AGkOyBJSDywMypXJ5EULHKcBQaBcDnaJ6Cwv77aGovbUFZyP4WwPeejnCDs8GmM7Zo1JFS4vzNt1kQHVW4kOA3ECTdrbZqw1JmXeK2Tb1AUmE0rW9PieW9YkMdmA7VYuSIpnXdkSdVqsHfkfJ
QMj5GVAlYAeBaBn8xityqlIUetBah7C4uNjtKqNNaRYs9TbnKpchzKWopRZ4rjMz0w8euAnfIYtcBUh0XGExJPjEys9oNUqRahQCjpipvs8TMgZm2IwWc/z8jNUBpQnznlFAClGrVSRAQERVs5BLNK
QzAKsoB32T5GCbMEuBbCrTjDp0vAZiOushZZMljYQK8MD50A5UKAopXShBA23tEA4kin3FSXgKZK9KHJ9tANZZKHsoPeNPAeLa2Z7m3JRF4VzQaotfGIFU1XBgYTgzlwOwJP6TLuJKICoWTlrw522c
SVIKiQ+owKABH74DqwZPmnQdhE0bocXtJ2logUwADPh6ZDXu3eO2yxBcJzcWxayKVkHeeXp1XhZQ2YD8TkdyCwaInzhwwAj1JW0JHC2dL7u5UkCaCuk9QOlZxIvmC9+Fhu1LuUHnEO2AaL0Ex1CmGg
4QkJhmHqQsZcGAKzsK0dY57v7UYDduXNYAzKUlcCMqBlJA4VoNSRRY1S0Dnne2IGcDgMRQ2mn3srmB7+mkyLKltOo4AH9qjS5QoHYZfGV7SqdLuIR0ziaZguizc7MAEAA6LgzXBjFok82jGQD4/Hwf
dKlhx3DT+LdmiJhnbZCq9Sp0UmYRy6RmchPRDuCYw/Vs3lR4K2e7iYbWr/DTA6X6MyMo1NwtbtaDws23syzxs9DYferpbmDTI9U8MHK2184Wu2BQ5Nn2jcAOCAmamfEdN+yGWYekzooyQOXAu5W59J
uB3H6r7XZSvxH/xTXYdjID7gJiGKamENJOl3Rbd3tg4gzgm7VS0kBSOzODQguB44eqSyrgXEgHOCIKW9IsniHZRLkCkUAfUxuwDBmnpUQ+Si+HZaun28Gh4lxLKkhlO5iZgc1DZlnSXAEhzIB3C9Ss
MzJNUF+eTFVJ4LprQ6SFoAoX2AAXBlablJR8RbqDGtZINe39GVXZqY6D6ttousBSawNgB3BeZCVcu1Wbh/M98EvLIG9pHkJ+VnogRQUQzoZtcEs3DLzeUuWaW7CDoWeJYFvtLVuQv0np0pND1gdYez
dLlIQ8zweG07oDQWE7KHhcMciohOtHGmQBwgvBAMS1bKUg6csAgVdqfFuWJFu35l0ApeFk1Ag5awzf7c6mRQ+/rhKYOlsBA52uEnw7KKWje9WZ0DNZotJ+YTreIFsR/VEFIM+dgTnFQ/lWyfeV4d8l
ug3Na9u9YUvjgcArqVa5kwEETbOQz2nR7/XK0O73Q9m2ZUKb/eKi647STkpMXEAZ2csAP8lWOd91sAoDr7ztAAJy20nzCnEqnTu9WO73u7AEQwuzkLRwRCBN3m4X4BCfQF+EKJrAdQF+MywkyayFqN
dbcbtKsZfNPGpGo/xwTj/M20tLBtTrZIdj2wJq4U7mOiEBa2mEgJzm+k9mtAk0mp2bK0/YYEPPAPdmZ5FNKuqEAWAa0pOyPJjREPIaFAecAcsuLcA4OzcnEZGQ9Pv9+Y0uhZzyMMRn2RHuvAuJFFqt
kIyGRXtjz/o0R5F08QllFSgplQK2zSIPkWDKbKmKHLrcnbwUWAUjbi127N71CczkXMVwkbfYdJk0HQ5byuYLebq5VyZzIL2qgJrePOSumN2SMVmmc8H2cQil5tLUnLVJasROE/X70GXOZn5LkQ58lm
5t4SdnWiV0memETSHpAAuyUYkPlCHRsec0u4RQQbwCRhUqMi3zVpDk2s6Ur+j0uh18sHQmObk/55KCkC9Mq9KomRl1yim+qjrwz0YD1MwwT0KrN4t8pQQ3X/oCKtRnm/njIYbLJUcjZfsGythZSGQo
77B9aSaZNwaqx1VVighq6f0IGg0isasrEClEHF+LVzCHwBEXNiQAyO4yoNLO79hRlgsWVNbqhn6nk8GM0WI+l6Jo8KH9wQA2RvPzdIZD8AbAw4fZgCvpIE6hQ7AYoBDkSxf/4/BPpTZFqFIwVMkTA1
Bxmttu2c5S2SlMWqXtDFoQVkGHjYMENgfoFHg+4lCdskwVxAI5VWat3CDJwExWMpGZ7brXTtINUC4uqWQLDwqfV7oNXvW5wUMGoadXn3yyQi2D/xEFXw1msyIDkkNpQkYZVwEdg17qAlPaoUg0MMkg
IJDLy8uAM4AnQzzIBzgbDJgZt02DwkuoznYO0j9pM7yYHbXarVnvtuiwoZO0FAx6xqMuIMCSk5kiidwn1qW2TdbBrkIXIDwdmIztKKkOewH4+qLodIZ56IewZUubW0+JUR24fJh7uPoZwHlaJIASS2
qrH8wtjQql2gPyrAuo3ApP4jtwfagG6CM7LNKFBZUkkJwuN1k+sIaQQlmomDFw/wSxqXswWJpvGQcN0FKANFweEG0WFDDKZYUy5N4+zC5i04GAQDhoeVkveV90U7MZinA2VUluAuMW2OeEbIdMTdnz
FgHJKJWaDYqi+blQQPO40Wg47Lc6AIRNLnh8lQlMpUt9uwn5xJMyUJSUWa83Ak4CsWeB6/hkOPusmgU1hXmSPbN5M1I6+HnIpqQKldeGcq8y8KMECJWu7A6HJZ/KQvIUUEbttkphAUwXDDIYAKRyfG
4CHab6feBgDxySuh0nFPDjITVsvDtzeq7MGF9cpucXFy3rpJY727mFBYmw26Ti4HIvVfsUstmAF3IHwwtdB3oK/FfGB/LOcB9h1p4Q1Q80ErlWRj4ddZGn2vjC52ag/MJsOYT9kD0kBJmkBCQH309U
iUfT/ROOt7qyIATct4xKB/dHbB3BjSmPYnK+RSjnrISKwENDAAzVAE4IVsTzncI6wabqfgGbm1i/AFmY9NlAJQMQ/CIAjtMDIIEEARCaGYMCVx7mIzEbEc1MJzvCTH++NVheRgQWELsFKCfoL2Z8wJ
aShtvEaXpSXmQLS7P+hM0BpNHrZaNRAmyWcpO0S8liGDjYaJiudmCy74OogJpQKgPWrwqlCN/luFpMu0ggTxLYIg1Xl7YT/Kt2BfKC96Isay104Hggm6gLV3281kWV5htBLINTK93eqGdmclVBAlah
o+FgUNu49QLXkgLrPRwUQSQsAlEtc/au2X81KH2/iomEiPgU1eSgwMNJkCFQKCCWtN8nzSH2VhESvGAw4HYbModnrapy3QpOouhA5qWtas6PnCYPs8o47/sl6Kmd5ZX0leF7AGWDnjlRk7zrNm5Maa
ENOZ+4tGXDYpbNdzpIIge3W3CCz25K014PPhw3Oged2G5zkwJcig9QqO9lNiQQ4mCgrdAcC5A10h6/HMgchw+1MyPDplzLwSC1rp+B73s9JDPg23ZGZtaHfLmSc70UzpfKDQvQH8GalsxY65tedzA4
VVe6W5b0iv4SdAdYYGOWluWmnkVtBpN2Ewch1u2hJBYqZ+Yyl0Fr5W3Up+25FhxPrzfjq1HHwSfCZLlirixHPIt0I9wAih+WAjZ5BK04zCDknNqSGxRiwjpEw2oGGDuHggATpaaF+06JJCAMR0Q1gm
dSB89QaZ6aVi4rwBsGTgtRZ+6Cikaimm7bbcaFvmrbTF7NzVVVS3ok0bb2YNBqn/CqsMHhb2zpSea9E1+Ze4ioJGkD0FgOQeb5RPEagzGANMsn1omUKMxRyR6raoeWsxs2jDrVSfDneMLZWXy15Klc
G9SrZI8HCSEQYpJXUGW5l9CLeALPyo0kcnyUpcmmdLm1pex2VK568+7Ejilg3t0g9FAB22FE5zp6EUKKGRU5pl+ZOA88QPnCzQIrpG2BCwL8W8cBDbICPi7N8w3QASktl3bQmsfddIAkZv4EaLe+cz
wXV9wnCoBuSI+gepBnpVE591a3GdC9PqHn8jaDZwkQRNYVDMUJjBvDYjbfUx14nCzr4BZNgELtJ2yiIKYM/tkGlygwITDQ4cy+r1Sh2ZO4XrdKC7vVpD41M1Inre7cXBf0tiXttpMsZKXi6G+WyY4B
UHJxOS1PPH6pg3MaqqrZhXarZazUObdZAMShpXlGW1XKOB7bySXci8qo41jK4jbyHMXVgwnMF0IHthPZw1KEnQw+Juv42bLdbjvc0Xw6XwKKQ6hg63SqKhR3qwV9gzQaVC1gX9/BCnj+zDngrxnaDD
mJbA4dI3NfIcDL2exg82hUVRtmZtoh9JDEabrRDgZIC2HOlE6IsRQFiVUtjuwW9cWi2SdWPiJWDogmlau5/IczZXGF9NfKyUOy+YFsnpdrpBqIuYvUZK+aPKqy76m1J9XqVZReTekNNLyJJrdR9w56
YR9ND1Fd6Kynp5v06kl6ulMfuUyvSZGQGGvRnC/M9aL5onCHRL0mwg5pz5TpWdLtkvoT0nxZNqTqk5TbrSaXqPpDyjysmoNq+qwyLyu4ZP0g2edoPCYt9STXept2b9D1Tm1+Xpt36lyKoMQaicnFYv
Jt4Z8QkzNlcoVce0ROSU23qOYcVe9Vze+r+iCMFtV30/SvqFkl/05t/7/9Lo7m1oTfIfWZcvywsi8rczM/qjtE43dqjVPfLswuaXBGHArHGROMDz82ieZ6sXqurK+QzSMSB8fnw1zQMoXjyV9O/iZy
i9pL4bUY3yeSM6X/nqqfVPXVlNxG/g4KOzVuc6JErQWAYfVM2VwgDT7tgyo/qCY7dbJb59foHE8oZX2BDFep+oMq2andbh2u0YkQTfz1Cc6uRfZFATl7ZEE2p/FZmrOkPlfaC2R6hay/Jg2i8f2jd2
SvUpN3KI2YfFCVB9Xqo2rapukMTXfwNZlZbbZpe5bWO3W2W5fX6BJfpERG/JyT14t6lwh7hfmIOHKFzElNvqcaHOoG6t5G+R10ZKeuL9N4MK34qcyFYvImYa4V9heF+bgAPDSz0m6V7kxp4hMiepOP
S/N52Xydw1i/LM3rlX2zMr+gmt9R9tPKPKr846r5S2UOKy+o6ZPbRe7fUfMg1YeoASohnYbaLOjmTm1iDJF4zX2kn6FmR3ySM6V9ns++drKa7lXhE6r4nrJPKn8avdTTzWW6FmIqRa7Eyj6xFitoLR
6quYE6N1EdzzXZpNdwritEeLfwj4n6TDk5S4Zz5WSXbO6S04/K8LQMu7nQwiWq+QMVHlfhORV+rJorKTxIzbeoeY6aQxTG1EjO/MmV/39/mhb6WYlbA1YEpNz1wjwhbCrrXK6cKcM9MJTK/76yjyp9
FSVIwhsow7meJF9opCIqPUUqIqvxu3tE+m2RPiEgxvC7Gil0tUyflzWeZz0yZ5C7jcZ3UL2P3L0xk+OloxKnMRsbfCN+fi//pL+NfyzcS+lOPY2J0dwlJr/Hp3YXyDUk/D1y9VmZ3RIr6BlaK/TKDr
12LSeMmZVmq7Tnyub1yvwOJwPSwOyCv+FsRF3YofQfUP5B8qiLWyGp+fntPpHukKvXyvTvlH5B6ZtJ30qTL5D9Bq09R+YFsocI9aXfKML1YrxPhGsltKPfq9buVOnd5COS0BN8ChcBZHJQ+T5NVon2
CODe2mNkd/J517QIu0VzsQi3irBPNB8WHn96razv5ECh2PUezp/6DvIfofAYhW9R2MRBWH9OfL4HcibU/CRlH6DsOar/2SWiru0e0Xxc1AsyAJ3+iMHcHVTQuaZLFUAVUS34MfBRfo8Id4kqleMz5c
r35fTtalzT2k4dpHAA8OtEeDX/kbuHP2R8nxp/VtkW4U81nuSIQD26c7lGmpuUxSfvp+ab5HDGVDa5tJWsSRV7GSv0GXwis4/qU3W9Do/IkP9XhBRiElMCX7GGKF0gpheKtYtF/RZh9ovmfjF9QDRf
4vxvnhL1i8IYiXQFfNnXyAzY9TNyinLYHdPv83L6NWkflfaHEcSWVLNRNcuq2a2adzBWTG9Udq+yd6npQ2p6UNWPqvo7XOPNj5V5Xpk11ZTE59pCdjvZHWROI3sJNW8hexs1HyJ7DzW/RSkg5RGa/D
U1z5B5jvSPyI5pInUzy3hoLuMqM08J90Ph5yQuGjlpf0e5R5U9rBAxUAYiVuMHgGlIhk8L8yAHxywok5BOYeMYi/QL0l6kGsRQ64aEPkW6+5QDHOFJ7qDmEg2WB9geOSwOnyR1BK7JNqaw+pMqnEHh
lnjvd5O+n9bmOU80Eum3hf5TMRlJ/jqlzAbVvFGZiHL6PNLrn/xJ0n9M00WNx3Ca037lP4sU9450/RWulPoFVSeUwo+3KL2Zmltp7Qs0eYxWQdw4F/CBxEoq7G6R3s5QiS/NflesHhbNDiav9MucJK
st1ZylmreqyY3K7FWg1JVH1eT1ZD5Aq/dSdh+FP6ZWxC7TUHaZNm/W9hrd3MhUyME5qPR7IRLEmIR7UYxfEuOTpLuF3N3kcDXzEJICQZv+qrD/wOD2wg7ZPKwYhf6cWVu/KJpfp+bVmqn5VmFziWfz
n5PTL7MWgh4YX6TMWzlV3MPqyNdUhru7jfQdpL9E9kZtEXkp6vgVEAbjq4S5TkyvZ3GFUq1/Svp4C+MYT5SAv5dWf4OyrxIKdiJEAh1yBtFNtLaP6Df4utNY5qsfEdWZ8pA9ypXNs2pyA+VRAzR/QU
DvI+frCse/UKy+TRQjWeyQLyEUX1TVw+qlhFa/Qatv05O9GrRlnlTmTrn6ZbmK/LkDKa2zy3X2TgYlkKm+S+rPSPu0NLuV/h01/Wtl30X2PNY50AnJukYCL9wTqWGnRKL662UGanhE+mclJCLotdlD
RyALUeAfIHMX1X9A5g/JFNrcrs2emM/nyuklfLn+ICe/+RvG5OanyF9N5r5YOMCNK7UXjDz1nqgYZzmAOsJ4fYly+N3fYX3ogSfrh/ob5Q6r8U8xMbn7CCwAgrNXwjDxdYCV0uvF86i49/A9oiJypz
ooIlzHGYTrOHwHre6j8b007utOZCLOnycY1ib3cFpCngE5JyuqQCL9b1xiqeSPxS1PLxXpAZE8IaZn8oen+MzbyAGx/56Sy3QQYkUJaDAAFFLR/rKc7lT1W1R+QDWfU1NB05tYHkwv02n8UgB4+hbh
HxcFvvp1cnqtbB6KkLWu/U6h4g46fB+NP0VHHmO4AEjiNw+DQ/+J8PeosiSed4qi3iPyu8Q05t5aTQWiihyDEYBQ2cPPQ6CP1/Elru1UdpdKfpNLHkhiI+M0HyQfvwK6xVyjV4WwOMW7xfh2UX9e1I
+J8dNifEjAcMK51z8hx6+VKVLop+X4AllfJ8ffkPrHEpeVXqXMO9T4g6r+mNL3q/pBVf8npb+q9HeUfl6NN5I+mfQOGr+Wws1UP0jjb9H4u1RL7c/S4yv1+BqGDrt+nANiLcjJKTI/Ux5+XibfU+Mn
VXYbrdxBK1+m/Fkaw5rtZEmWvVkB1szjwv8S6wezk0UaMsFeLKbvFfqHwsxFlXsui8bm/Up/VOkfMTeh+vxvkP0OG43meoZHG8sZXmnlMZH/Z5HvYPFprziKCSvwCChMoNYGtXqjSh7mhMRTuZ8k99
OUrkfyA+QeoJU/pgmAC9R8gXAXCvcmUf+iqBHMe4W7X7gHhHtMuOfE5JCYRJvrzpITsNgu6T7OsrbeqNwy5yHEbf1pZqjJX6r6GZqMyb5MTmrndZ3reqjrOzWqppFysi6Q7pHjiayuUgC61kH1UkwS
SKzkgKgfF6WXrB6htT6p6gGDCZJ2cjvHfF3LpfsYn7kQHpHjFsv+sC6KbqXpQepFp4NDeSTJm/hoNRQ7dNe9YnK/qB/gPAGj1T8UdSLXICZnpd4qwxmyPleu7JL1hbJ+RE7+VvqGDzhZVvU5yr8+2s
A/UjWk2lbyu8jvJr+f1v6MFXsNSn2Z02My0P41rF2n8USgFXz1+FoR9ov6HtEcECuNCJvl9JWsAep/J5t9MrxfTj8fbcIP5OSH/I0N5NlWFX6BoWD8myr/tAqPKheJz60qD94XNOkTpP4YdH83Te6h
8YPkDlL4GjWPUPgmhb/mR4KPaHp6fJqe/htOv+RnWThBD0Pg4S4yZBpECLxATfnOo35BH1PL9sMie1y4wyJskR559RG2G8Cc8Sls9NynKICpD7FI1vv16oWse80W5R5iRLLfUe6/K/fr5D5GDoi3qN
127W7TDhJRiXEi000SuDS5Qo6FSrer1XdQcj+lz1MqxFiJwyRKzZrKXypa/0G0DojJ94WFAklkHi3t2mtlEk3WamwFgP4gJNY+qlp/qDrfU6tPqlVDawlLI/MasruotZsC+AsEt49rGeaiGegwr1dA
cJfplb16NR7ZvF8Uj4uVqWCs+GU5eVYS0BgZeECNP8dq2SHsZ5C+ibWK/nWa3EuTg+zI6h26frWGLLQHhPESCOael1BW+lpBPxT6EUmvQd2LQooViMZUwo6tXqSAyc17VHUbTb7EuQp4Z1+DKo42pI
keJAWUTeEIGITDHihPfJS0j/BFhCsZxPTdFEAN9wpU/eqlCnjI0vdxYT+pTNQA41hWdgeLqMnNfB0ojZV416CJ9CP8w4BinAsAO7mDKdLeS4d2QtmJ6XXC3iOnn1W6RTYqGbqK9NUEEWDfLtceonBA
NMiQX2Vb1PBin3JDFfaqybMKR7B/QexDD/Hn0z+zovm/ZEVjV2Ftn0h2sKr318qVh5Vfl3Avqxo4fCu99AWCTymfo7UXqLvKcavfqSf/km+CwQdE7xVg3ElkHCR8cQ0rB4bufQKIba+VOOMYCm0b1Q
eiA31EamR+pGAH/hUCDwYDmH5F+MPCG1ZfALHJ2bL5DekPS79NhUtVeCs3o2og7aNq/D2lwf4/xSgREPB3aX+jnhg2Ha0YKKQrPnwNt/MlpuO10yQgnUUgnurNwkDEPsF9D4Pj7ODHducd66J8Sppf
UeYDKnxF5X+nmhdU06L8Vu4bhKhp6xcgcZnfccYV+Lhvi+yFyIZDaWN3a+UCad8r9cekflCG35XNlxlmpyeq5iQVPqDsw2rta0ddXnPMZkLR1c+RP0Srr9Qa4uFWDSiwpMylCtoSkLK6ma3cqlIBpl
4yy0Ph60uU3cYcp2MAU82C05/Ex0nvkv4HXCPBKH2R0v9N2Z2UXcWVNb2FVaiL9r85n2EfuJQBE74vsr8X2RXy8Gdk9ojMtqsjr6Hser708UCOR8zv43ukBx0AEKCE76bxkxQ06xADr3dH5DjcO1Ll
Am7g6OuY4MwDQj8mDH7m1Vx69DOS22L3yEm0Y2ajMsvK3KXMfar+rKKDatpixW6+RSY2/fRzrFFrHOEd3IKgHyv7vIIRs99i3Q57BUNtrjyqVKEbm+NFfY1wv8neEDnJrvBctplQO+46ae6V9QFpf1
cCMSbfkOb7HORmScGtc1/rQ8pFecnFFb/ITJQuScPCvyv2uL5Ik2+RBvMC307R+jytr9T65xl1G8USF8lvfiBN5FB+7IjnmVGtqDlX1wXnSf+31AwLwkVVsHK7cPuZvPRnBTTAZLdszpfuQunule7z
LDlyGNjAjR37C9yMSiJbcYGvqSm0N0jq3UdbK6Aq5Grz11xobhypYYmj1Fyt3TX8qOZixhlzttJfUXqdL2Cuvy3sE0wxAZRxjqpj2zPpU71K9p18rThR+HPGGZwosWr8LBtPve5ErtNZVJgM8l/nnm
SCXN1EyXZK4i+6i4V9P3c5spQLZPIRmSN7Y5Gu3Mmyc/UO9j5wpiv79cqHdPNrsf/2b0XzS8B2of9RNIeEnYq1jVJDyX9I6odl81VZ/7nUP5T0atWAnt6rGpj39RbE+0lHq9i8xJfV5Jreppt9GrgN
AzvZIw7fJSb3iTqNfW+g/fdZ0a0C8C9S2ZXKvl0dfkAdOahW15veO2ntaoZQBhNwQU31q2Lr7EsEX+Ne4vtCba6rCySqO6DcL1J9HyGwsEvh+wIhNVb5N6sAd3A/TfZrIF5AmfwPrlAAuF73sJKFq8
45ROYF2ZxCIRoKAyXwXwhJ0lwssjcK/3Oc2/5pETyrKUCWebuEnpmcqEKjwMLMv9EHsZY+h5HKS7G2R6z9lvAHBAyU/wfl30eM4VGrrES1sAquj1Jh8mZF7yB3EzX3U/Y8ZbFT5GO7uPm2GD8hxs8J
/yPOBH0FuyTUzhi1+ftcOM0/L8+/Yk9nV2n8z4o0rCPwhaIbtSUiA3gEpJuE6m+wwa836WHsM3CXr0XmZpryQeLFLTCyhS/L6UHZXkfmhOkDJ50gvUGUC1L/kXQJUexx2ctYjBnEeRccBzcH1hQXHY
gpXA/pyM2HScR84HPzVnaXbr2FjuKKiv1oI/3GWDUga6TxtUK/X6x9WISn2E3AouqBnIzkZLOszohG9ULGFvtDaf5WmuflGEqoo8zrGV6gbPV/Yc8L1cSPvZ8gLZp7OM7TB0l/hcwznLT6JTKnavMa
7fbq8X7dfEiPf02Pj/XPwQsmFo55HRJG6VNI30d6xFDDnWqAGKjkIarBel8l+D59lzAfIF0cDT5IfJyKpiX0p4V/kOcXk3gL9cIxGZCQT8nfzFHl7o1iDePhTP+rGCPDH5VpW/mnVP0/1PjnafwLBH
E7fozgAtz5wt8u/Gnc4ALC+09I/yHlgRJjcrn2P89SgWXSV9hJrZwtOwg7rv5SJtmjvdbnuL+6EunMR0RlO3OX0L/NZDd5mF0qHNb4v6kaQuI8MrE63Cf5F6fbdYigyl71IxGKI7t5IY5AVzzOIsoD
irfFbm3sLU9ib3ka6RWJAdqCHoYw0B/nYVDzojAvCQsZNjpKqSvnSX05Z4u9lZldf5cRrDlH2Tgjg4IFs2uUwNfU9FtKf1eBNczxpH+CQdJ+kdxXyfwJuT+L5v0y7uUituZ40bxbNLewDWw+w05QPy
XM02KaxL7HT8jpT8vp65m8zHVyeq9swFzfkLw1skWZc9guwWI3H1XuY9y3aeCvozuoo8v2zyn3vGpeUu4Yi9Uw3cvsu/0Oal5L+n3kPkzuP5CLvFbHoYADr52lm7O1uzKCcCQLHGe932UOst4I+7ml
gOdPUMvgi/fI8lh7P72JVqPKrfdRei+tu/LmPwoIs/ADOY7NtMN7lb//aAcGdcoKTUY81Gy3MyBVbEimr+OszpRCwjctNYHRfqMyb1f1dZTDazxAkz+m1UVtlvXaJp3ii/bqlYjwwAG3g6EgkPIRIr
icrxUWN3tEjGel3yp97MH6w8rBZn4TzyDMyyJEvuZSvU5rI926XP8SrSekV0c7P81VwoCp17iRwrVzD8M1vmt6HWMIhLTdQuY4sntofAONbyeLq3+nNjccA8B40umF3ERlAIygd3i99XQm6yLnmNyn
T6rp+gP0tX0dS+hmu7JAp8dEerVMv8mDlSNQYiXbnNWPq/RJNXlGHbmdryn9PKVPU3oZ2y5/Mc90xjARQfpTWKPqV7PAWzvChzVXqxbOe4vS96n0syp8jaVFg9t8WY13kbmK7NVsW5I7KLk7dkp/RP
SPlMOWXsTe370zNoiQzM8J/SPx0kWckPV7+DkP/VjVz6t6B9XfYnE7OevovAlqcyV2OOGR3bfFGpzU90RyWDQJy34TG8Ljg9Kvd7D3xod5kqE+BSGeQeFsdscQDNN95B+i5CAlsQuxuoflE6jT3iXL
S1RxnX7pTWJypXC/KCa3i8lzYvICw/XknzjI47Pk+MPcYJn8k3QvA8CVe7OafFqNY3dlclhNzude4gQK6vnYn/c8fR5DSt0ZTajirpTF3bUJgFB/QtmbaF2or/1nZoRms9SnsEud/IrUfyj1/+D00J
uUv0D5G5W9RzUZwfHRqeRfz+Gt38stUA2r+xh/nY1VkyiexyEsqwjLndIgJp9Q/msMg+x9boqGMQIXp9O1wj8V56RtdjQI4/hc6fErfyL9P8QBzV41vUX5A9w7nTzOdZECoD5H/mvko1hilL5CuHdH
4XpWHOt8VLqnpQXIQNX8gXKPgxaVuzIGBAIY7ECCnpe0V1HUM8zscdZg4uQOQAFyD38hwywPT8cHVLib1mCjgMnRq0KJBQjCk9itJ1dwsa/hiy5R2XVq7Rie6J0U8FH3xpg8JtzV0n3z6Fi2KfmHec
DxceX+m2q2cc/NfZ7c0+TWR8kX8rQC9GHWLd5pZM4j/U3uM0/XZ51RAbKzPiO27CJkFf/EPzBWgt4iJo/zLYNkTRya2z1xSeCT8cGgV++lyd9Sh3jDwTwmSLKvgZIk5G2pEJb044q+xo1BPJgB13+e
6Gmie4V9QLg/4DzkPuTPcJA1PMjd7D4sEOlBmj7C0t3FyspIvJTywyTXCw1D/aKYnsSVcvhMmZ0nKzj9d0kLaIWFeQNj1/hOdSQKqpVdtHITZe8j+01yj1HxPSbKlTi5Tt6q7b/X9le4Tw7Y8VcxFs
HWOc9gomP3sv4qwzJcuYNY2i/0AVHvlvh8c6fSu4igfv+a4FVTwc0TYFrzFj7R9LWsRd0blLtT8Sjwe+TiN9pjRgPcCjqDkXR9niD7aBVN9Ilm3SeuO8Qlpde94e5oD2EMj7lC3mpc17S4oK9zz9xK
Vh1rMCZAQvzkJvLbyZ9CyS4e4OI40Ei47vVLNFFX6Oh3bNx+GUOxXC2t4dlE84fccp88qWr87lXkriZ3A0G3Tw5RNq95rnqNaD4gGlj+Q8KcK+03WABb8O9vRP6FAFhvcUMJH2Nb/Vo2jwg+vDIYVu
dcO+AU+qhoPsbdoeKTLOR41na9yAqZkbLvUusDBb6IN+psXcfCJP6hcM9znGEzgd71m5lxpr+s3KeZ93mkiKK+ndx+clFYulcdnXxBeoEI8Py8doL8hHj4LVVH0w3ThOJCPAEj9mIW3s2uYyOn2wi+
PnyK+8PmKp4lramjP4ZUhIRGZdkL4qT1WlkflC1I30uUvZ/vyzyqNEDm58hCTH4xrvEcYoEBWEghcvAY/yABAhqRvCJ2S155TPgR91WSA2L6uMj/XJg1kcWe5Mq1TLWQgvUL0sUWxPiTPI/TL6ssob
UBTW+OEmVf5KmI2yurVGfa43T/ljli8k6d3s7SpVkfSu4R2fWs9JqTuDWBsNdnqeYShsrJjZT1eCNlLRrYdctcxy9NvxsnMgfj0HY/04GHN9nHyJ9GnPHXyvE/G4wmcTCawMh8gQmFRTXyYI+gfSJ8
PRKTZADUse0/uVxOltTkLLVyDrtad5WqH1D+IW6Nrjyq0qeYmxpF2QlEu8ldSpMDlD3I81YwbH2IxgPtousZx2tKpTxyJq8AubgdVB5Uawj++nLOsUa0jaIL9p+nBlHMwGE1fynTI8xZ4Zw4LLtPJZ
9VScJbNEdXDp5kc1evEkI6jqXN09XdDJj+sLBb2MPC205+RrGNvYGVHiSE/RAPsNLHuJq4bRVbl27KO07Nfrk+XAMcsR2LE7rkRlrHomYfJb/BY9/JxaK5j3MYFDDepcaXcCeQO2nbaHw1m5Emjkfz
T9H4IE3w+Vfp6V5+QjsW2QLDJgIS1me4Cc/+mk9TjoO8TpJUdArRfURxrHBE8a5FEjfl1j4nYJCRISuv4yYhvj1cL6dx+llvV0eQEpDc76D64zQ9QOO/ou77Io4tRByLTpDWoWyH0jcpeohbK/WfKv
2E0p70W0n/72Ticg6DW6n1gtYXc3DsepZqsXqhOPJmUQOHbxD1PlH8KasC2OHxDn6q4jzZ+rJcPShtS9kLVH0TwyBYAI4pfIXN7OTv1OQFzpyQ0KFdNLmZJreyfJrAcYMXQAov0HSnPvwmbY/ZPf04
E405xN2/yUksJ8CD42ulf0iaZ2U4qMZwBFNeBclhZkfktpAFvf4s3/WR+7hTqp+hsIMXhHxsMDIKodBeEtweuSkOGWMzqo6bPznOuEeM3yLqu3i1wzwuVl/kvuIYUvDZo8sMpWG35S9SydtV8wB3G9
b+Rk22kD6N9LG1Im7px8Hl+iLZ+jieMW0PHypcJ9JfEFOQheF+Jkp1jLq4XyaPyHFcekwAjFbZZ5VVVJ/APR/9q5RBtDxEKXTmY9zsck9StpPN5hqJIygxmO4zeXUhgDtO4P2K8YPsiNN11lvvOF0n
zNul+RxrWm4yxKWIEDsq9QFu43BXLXYhgo2K936VPasmt9HaX9DkeU57H/0Rvg5HSH6Xh2vsHcA+l/MS1DhOK1ZgbH/r2IpOXGVpADsdlnn2Eu4wTL7Jb0wAAYwUh0iUCMt1on1AjHNuAhx6XpZ7Vf
ldJh2gKKR1+yCVcUFrTYh/XB8ukGgBLg7zcPmlOGVY1cr+W25Itv/+aLsAItB9RZTQJ2fLYWzvTC5V5cNs8E00+C+ujwbO47anfbdwXxRuLNwCG5P6dG4KeYiiRrqb46jr4TgViutb9WbyF0Ur/Qgb
OthVu507S+vZNblUTBDDi5R9jwpS1/Oa1wgld3j+1wKk2a2Ta45qHtZyT4h8r+I3h6IlgdBau1SMD3BrK4tNe555GZqczS5MD3mSVe/lpVMbV7DWV7kgJ3iPK26Q8opXXEuDGLPnqPD7vOow7lOIW6
PcD9RHbQ4oz3xZWtTsIdLERb36a7K8R67toZEQWorV9e0FJE/KO1rN+4SvQY5yHKkKeTu9iVVf/Vrlr4qq49vK/59KP66Ks0n/R9J/y9osxMas/hM2sOs81RxmuvEU2z4XyPQqtfpLHOFwf+yhPSHM
OWpSaPu4MLBOcEywSzBKcEmwSO9Qkx+ryfNqsoPYH32L6WydZ91QO5ijs/QkWrzJDSxm9KdI/ybPtccJf119CW9m4rsaqBRH9TJNjqf6tdRczvIglzossi5KbpH1yaqOHqHQzEpQR6v30gt/S6v48M
cFRfr2HxEwWbiFRPGiI2Bfn3+0KVGgUoDb7xfjD3PDU39R2IfjDC7uNKZVHHzH4Wax3kybiVPg9RWIZ1QGBXUGrV5Fk6v53sERKx/kETDU1Eps0DVjqjdrd5x2p7JCAI5VsWvNbbq4NTfZLHk/6gcS
4DD5rkou4GVp1BRKj9cw9glzlUi2UHIcO9nmdmbGKcQ29MYNvJ1rjvWjWCdcJ8Lviemr4y7HFdwEYNV3nXK3qCaKN9fiAbH5bd4uc88JGIrJfbEle5pypyv3ei4iCyg4rOxYuWUyUIYPkn2G1QIDEe
quTXaGvSTvDR5bGlxdXxr85xuDuaw3syQwAIcnhL6H/x+VWIfHnurkz4WPIrCw3GFr4nTArpv0v6CXAMJvVywyr5XmIYkY1o/LFYDhpaqJfQA/iOOzEZtc84jUz8Zj7mXaMi0yb2P3VN9H9fogOIpV
uIbm66L5ESOhP4udVHJ5bMIvqSYybP6oSp5SzaUxFR+Mv/scb01Agk46vKbe7OXrWB/WT94q7NtEeoPAM4T1tTQYq4fVSmxBc4f5bTrbe7Sf3FwopnGdz80xWE1hRV/P3m19o8/0Y5APRXseO8a8jw
qzkDCN4sf0d5WZKvwMN9P+jAAg3GT7sKh3sACzn2HMBIBAOq7r//H9lH2Dmv06e0Jwr+mcuC7+S9zU5ZF6KlcipPNUGr5gt3T/leUxKAnuGD+pd5B7Lbk9cTA9jhsjx2t3iQYx6XWRfwplkUCzOBBP
PsULt3qvbuIdJQCrl5WJMyAEClJt7e9U/oLKEZYv8Dw0OcSJDQaHmTr0dtarzfrO0k42dxYgHxdd4HntY8I+xwCIn7TnsjqyG5VdVnY3pyguqDm204LfmryP2zUrCzzjaJ6Qfgs365qf5W4PJJn7bT
bm9reoicN3uL8J7FscnfPWIr4axQ6dgMj8H0wu3Fh7ULrPSPflSMEP8WXV3+ExnwOzIDKnaHexdr/EXXd+XYJ4HWtln8jgtUHl/1rn4MFf0WGf0NdKh4PDXHyFjcn4bDm5VtrYys6i78afrhyiyTO0
GjfZgPlHdgm/m3uGDk/1RZk8xbAT8MC5MoUyu2Lb8FFueugnFf2jMoIhCFevP8Ctj3wTm6Yj0Wtz9+m9wqFOn46fdoV84T2ycxfPntaelm5J2fN5U27yfuU+qtyPeJtl0iNYPHcG5W+I7frbaGUf5f
dSAUnwHXLnaHc9v6gPPzL9B54vQIGgrs15zM72i3ytk2WpT5fru4KT86X+gdQvSpCfBUd/nnvO63bP7SMdGxf2n4hN7qs0MFnfrDXk65+KlYFstsvpDpl+hhcRD9+omnt4N8l/jVP9yE9S89O8MdUc
5MXFQ3EiZh5QKDfQVv0mbrit/KJobmd9CNPUHOLuzZFlWZ8U95PP4oFp/XHZ/Ik0fyanP5Dli7w91Wilz2Gb3NykypvVZL8yn1bN5+NwE37qL3liNUYCbKHJaTyC5D3eb9Dat8k/w2+dTLxucJAhn6
U+X9uL9RTa8mZetWqidnWxuvUBbkSM1/uKSOzLmaCPvJObGChkd7Jq8L2fUPlvMkogXOODR+nGP8Xfzp3506h+A5lLaXwTZev9c8jIZ8gg997I8wLEgZuBHxdjJPMfsVdN1tvaqOJdkf5gr+DT90bp
GxdO1lsK+JcAIrNbOFTNgbhEBGHzr1XyZlVvYrcImaFvFfaQoDg/sg+w89JxVZt7Vl8iFxfFufWxkzddE8VzXhSdvpTfZGkOCB/zcBXc9KzsANVPVmsXcS+lfo/KDvKW5tq2uBE0z/wOpKI4CUJWND
/L44/6FlH/qrCfYVm7+pRonhbNP3KDhSeAP8HAnv+0bF4fFfJ1svmGrBVvDky2qLUT40s6u9WRS/jNlOajqj6G/Ol3UNSqji3o5iVVr6rG8UKXPRkMQs37qP4w1f+Bg7wGGXOYkQdPuBIHH0dfi7ga
kf8X9vxjB3i8vtG0RyR38aOuQvjBsAMAb6L6MTI11cegqfk92VofciWk44KQj/0fHmtez9pvvF80nxP+EI/Os93sMdP93Eus49b6+CJeTWcSf4L3bO097DQbOM2/5uWf9d3OJrqJVc0Xbd7CfXVeaX
5tXD97F4+r/J9J91QcN4MacuUKHiHZN/BK8+RO1fwjb1650+Ks5H0MOyAC901y3+YOnu3pCVIFagEI+Vat/z0/fBM7qDyh28cbsMmdUsfWAW9ixwbaeAs172A/fnTfGLh9uc72M4/wmwXrCw//q521
ftLYzpr8P9tZDublWEervp8cTv0q7WDofo/1Ng+gb4l+Z332t0fUv8cxDxDht7D8DtEgrHe3cE31J5WP47+1uIjl45+m8PuAl7fwuxjZr4r8v8Z9rc/J5l9zAjc/T82Ncc8q9ktNfLXhRTwz0mx9Pn
IDJQWDMzTb+EuifkGYF0X9y7xFpr8h9RalP6bMAWX/kzKfU/aryjzO+3v6x4zzUMJmIxkIsy1Un8xmFpIYEdMfJvslViy6r8PlLDzYdFzMR7PXyils+HdVOMjPvz6Mm8QFYFZTe0SOpHovT07xGNlL
4vB6j/1ZaVCVlyhYnvEBdRjn0lT26fAZ7Jqb+2j8CB3+e5oWbKkAC5P19L6U1wJBtWu3ymSLMj9W+njSP0n2A2Qfo/pHpPdzRa83kVxcGQVuu+8i8twEgB1w++MbRmdLEw2gPkRHLuQ9/DAV0Jlctn
vj7uWPVYNSRW3exGPZsP6m0lmMGE18Rwmy8HCLJxGQhXnc/ebnfBN/exJ3GNaXLVeEyrarlXdQur69EA0p66vXxuWuWyUiYBDhL7AAnkherdR9XvwL7xT118X0EOuTOr7V4u6S7oCcfkbWT8vxWE53
K3M+v1cVfkc1n1HTr6rwZ7wqX7+LrwmWc/qv9PQ8Xb8hPvDNehrrEQDib+ZFDg/Z/CVa28I9AWa0O1WyiycvQBINErmL81k/JfRzR98a4Mp9s6JblAZBxFnP0e21O44u77nXyeTNPDdhi/2wWv0AJY
iYii4vkUeukDzWiQhzdJZ9mOvFfJFdLRLAxLcO3R28zuqe53vRba0v4qsf742oglxCSRqCo1wbciMU2eXgRw7zxaHi3EXshdfiCwJQhnY3g+HkOt7f83H1NHmQXyY9ijkwBb/IaDC9g1+ZMQ/xMi2o
Fvcb4gW5OKlBBOBippY3iKavPfqiX3Of1L8vk+e5YwxL1Zym9Om8BNj8ldJjxT125ORZ3BHVlzMPTg7wKpF+jPRA60V+IRHFO9nPW8qTC4WLK8qTB8TkCyI8xkvXEBKwmWvnyvEuOblMhrtk87Rs4l
ryBJd+uQofVeGwGp/F782NX+a0GR+vw9k6XKrD+44u2NjYHuGl358Tq1Bo7xf5t0X+hMifjlOGk1iCvnQuX2tztczjV/AYa4nlwdpuXtIrLlEsWa9Tzft5GMRj/QeO7v83P+LLsvPUnMEFAjt5JDa7
ml9nrqm/wze4KnXd1quv1pNzuIRh/8fXc/M/rB/wPTzz5T2KM8jupLWb2JppFNo1GsnvXhSTl8TkEmUPKLDkZCeFR6j+e+J9tjsVk/UD6r/jM3FHr5FgdrP+ZtBB3ik1MTHs74vsHt6mY/d3nwqf5T
VF5H+yHtvnZfozCi5jnQ78Pn55KruXmsfYazTPs3ievIFXdADs6c/FNuCZPA3k2WhNefvouwD1r7Cjb+6L7479GvfT6vV+HWxXVP72L1iu1PFVvvGA1wAQdtjS8T280oMi4m2Q8dG9lyNv5SFLChh/
WU3intv4Rn4dY6J4lsrbvO+R5u+UAXFD7ePifkLby7R+j6pfx4GF/skRn3gieJb8t4Vf9+BxrlffJ/1pyp8e19qPeXAzVj4acPcM7zU10YM3s5qg2W5mg8D/n27ns0LTKY+kLURpDBrf9We5asyfkz
ufBaGOZ8leFEe+xWowq7lxceRuyh6hIz+i7GLeLqZ749IUMPn3+Ap4tWCvOnKnWoMOKajZxaNVxi5gcl83l8S1tHUSAYN8X4S/F+ECOf6MDI+w8ectl9fwTG1yK03upsktwsWVFRdf7YFC472UuJTC
1gMO6ztxXvwSMpxFxdFVE0Du2dz45a0Swd+lDwu9jd/aQDxNbBqAWXSc8THlvUnUV/BbwPW7+Z3BOq5dwUXWZzDRwBvWF0r9UWk/zi8UmKePbl7xmO1lWXd4eojKOvrqxB8o+0cRN8C//0WZv2SJaK
+ko5st+4k+SC5uYXFv5CXuxjfx3YrJUNdxIwtltXaNPnxn1Mx71dHXzfZzD3P8sNBf5y2I+m/E5JWcdbAkeLy1y/kdBPvbPCwIP2RjDo9WQ3qdxXcR4mRn8oRyT6n6b5U7wm+aj9/Ik516Hyu9AIH6
J6x51huewWs3p902XW/Xzb9ho4oAhrdxt8R+jIsXtbDyb8heRcU1VETSmXyJuz3FZl3AwF6nj+xlAtIncBWH2FVefVF4sMMXpfsWfw73nw8oV/NY0N/NqiD8iCD86uhB/KX8wiDvZrzA60/wC8UnVH
IHHfkSrf5fPLBuohadgvhit9//QE4OKB/fJ+Vh0xvF5H/S9ubxWtZ1/vB3u9b7PgcOLmOalilOCjpKZqloWWqZAcqwKY1Ybmgdw4woNB5RQMctQ44TZEEuKNpQ2gASbQhiOQ81ZaO2aBHVz6kwOJxz
7vvaxufzfn+v+0TTTM9MzzP/+LI893Zd3+uzvpcVWMc7PpVuqU43oLRuzTDu/VheS1rsXkeucQpot8fSh3Nx2gcMvi1AI1NVOQP9YD5HjXpAlYkuUt06COe8wdFo4htMCQ4TTXaZyeYSDc5mM2Kzuf
ds2363LS63vm9Kb7dtLowGttrWNmwPC40BUXApZkTYDv8YU4J4rMv/xgUGFZH0XDGhzvl6Ff1IhYMKl+5tuKclq9Zwma36bPCULfart9WtVZhYYrbGDWZmTOJM/HWT+v2ytAxHcVfC5V3ToymWqhYz
aZdc8A6ef/8bwL8e9MAqTgszX1FMZT18GtDCyXaE+owzNOenMSfb4L2gwMfsLjOibaFX8DIGOPbwOkuWSwhSsqByJ4S9pXJT5gJCX7BulxLUXaxSSQRv08FsHa3WjR9rexTWppjXsU9B0X6GtRNsa6
a1i2uIY3i0sxNcNc35ihHfeY6K5mLIjI3zJJ2vxzNif8zDLG84zkTj0dxJzVm2IOQqBzJ/nY3G2fYZeOfiOuDWpMhpZeB/SaKPjkb1FU/DVy19PPFLpYQr/l6iJW/AXFqiUMDVZ96lo5E6utZmJ6LB
yTvIQ2gjTAKkQc6YlIXJdtXUGJhjyLm55hLKca1hKkfaZIzNx9rkBLKWPm4bC3CdcVuXobSOHsSG3a+lCm4BHCkqaGlv0skwbH4OOqnoUzr/Pzo40kTn8zhJoXUixnf5LWCGZozPEi3D5Wjnk1g3mM
tQJu3SKTmq0piE/ou9ii1SQXIBgNws7BPyVfFxE7GCKW/F+4QVsWckHchTExGvDtY8h+HVPIwH0cfJ3VxhMY6YjFlE2a/c61mknYN+P7gfh79cZos+AGY8aDb7BC6gpIniJQAGIsIaizN09G4spl0v
bjeURqZhvwAwzy5THGmjsbjR0gqFhGHEl9t4QWcXvIaIMrmD411xiSte4H4wQJMV+gGgIljdYVgk17M6S4ebgJeQeJUcZarxJrwa3zZcBuZR7oneh2JMGpChg8C7DJUJFrI/xzMCaYvxADAHvE3luS
gj5Xflj6v211T5zyqVasFnJWkfXqvDw3T6FtyUofGoKlvvQ9VXrdHpowx3JRKxFH7FcQi26fUm51Ao2WjanEliav0rYO/DKbaYAZxwKFlgMyaKJcetoRz4MS4f64oTXDrBZVNd+nGXcpodebWNWwFu
HzwGfMmIcSCbYrIxqB4Tol7TV6z9dxs7zjrk0e5FoAvIHg2Ow6Q0/qIuNujiX3VxCOVZPoNpVfROlC7FehYtcgelk4pseAbOFRi+F2O7iuJntW5OM0MT7JCvxB5UUaCLg9FVFZfpcI2OdgJaGZH+HG
zS7pB6JlB0kBhRD0++X6FeiGpBqut8OoGyvuR4EUEjxMHDzFxiacRZEGiS01g571t+SDjatwJh+REQxhn2cmYO/LyN/tpGC9kQfVU6ejKYLERIytnAEGLwuFzFcrt3gv0aDKKuDg7BUDQcD/2N4EM6
8OPH3+ng31F+AGZzkAkONxWVSdAB3Y/JRrkGt1uelPhfTPgjlIWuYsqQRuYC8BeCPlttBVAt+Q5yd87UXw2PIie44oMuWITgjwi2W+W36PIzOn9Eh8dC+UQekPAptD/5T235JgBUMs7rEkkQ1yi3Xh
UBWRh+2V2ZxG/wL7XFFdg4ZPfgtcnPseQq/IGfigln9QUV3KeCw3T1N2S6XajDtUwx5MCGt2LCma4GclWOivu5yVomOMkWk23wkA2/ZaMXiKV8vQveAMguMHgLXHAjkmPi8WNOZTNIpl6gozW6+A2B
ecTBFmw3JEXmHnYoQexaJz1j/IiKnsdJyKT1GNT2dBN/Ho1tJqXLG3F9/DsXJGhLiyHhpXovlm6V5KPhSdRk3Nx8sSoe4QrmFBRp0lCHt4OSkHrk1bkqmYi9T/wJldyhqsdVfJiO34JsLjmrLFEeS1
FXcppRXm+S+7CEiklUj/1kQwLpOFtOYcndRw4pRxxyZ6WuCDnokGgm3zZYoMDYms9pIbHHkBtajy5eejRJymDGfQCLDPnQ0gf8VSYhLS703WLLuKM4Uj7TulkI3SEh6CDFyMM+F2cbnGhmjXgKxEZi
7tBjq4ZmqOgizPQwgJXMwqMF2DlLPmSHY5n4nugouqS26LHJkTY8GcpFiacgLbbRZ1G7ShkfHeqiN9V3rbzahZ680Nmj5fJwlVjQ4DFczL3VGzn980g2Ockbue5/CpDO8Eon98sdj+Aghy3mpDHk2a
gOoDwF60MMli8Gsiv4FxVKWcjIE59JIthqlFIF8W9SsQzyBoX9IMcNXs+x24NgT2DythFhtrrUhfNdSSkSkBfu5s5lCkF38wBzxUh8qvwKHYUmIiUz4DgO69SpKrqVF3m3DlpomTG9XOIwhx9LtMP7
mTQlyS6wwb3seuZik1uWqgx0REWmiKvqaJKOtujoZ7p8WZcXmvIqU85lfBvBRHmxje5EZEY//pQtf4kVTDmdAi8eD78Y8x83CKCdnS0fDRiS3ETpF6x8+jAS6UwL0OP7rXvc5gSLumEwEseYVm7o26
k8wCwTTOJg7SIVblfuWX6EfNsHtbQSgNDfjPeXyAYyjtRd19r8TqyHJLbIJfKn2gu8SNtbSPyUvPBFXW7jekJuUGDC40wwj5jMxSZYaeIf8iE6oQNKvxGSXOWDGFADN+VRRiyQELImEd7J4jmcA/ma
4EUd+bk3Wd6hn3h7FrAfd3e74EhXQ4uPN8EcwKhqjgkrbakMpYzMp3QUV850dXAg8724D71/wPsFbqP82dWmcT/wV+GvTGOXaQxgtCJBoLEMpUVDUnkGVHxjgksvwdihJJBYYlG4GFsVtLrscMv3ab
cE46+2NbEUMMeb8u0mknZpDjYCfthe7jHppYhsIauv8BX0TRJNotHk9c+tK0ypW9zf4wwDbzNRR2xIc68wwPAVMnxFLIp8SrJHY2MSfBDj9+ppzBjluQDv8gIwRHyZh7k3mX3hB1Bv+GdcOo5Qgs8n
cZHB71uB8UsYaEe6HPaMU/C8gK/UAcbk40hnW2eKTSbk9BJLbda37jQTP2GkDA632tyXeW/FAEE+Pb9YhbeyfN2CiVA4ykTvMdFBNjvKZifXn467LM/IagChAVyZgLQYsOQu50KeLiCHOhivo/Udub
NxlAmaxuWR3LjX2fI6FJ/yC8rXu3KMC7wSHedFvvOS5yvsx95HAmnuB1k8MMCGcZDVHOUKefzHYWUcyQ/ha+VhsG0FwccjtfPse7kIygRLjZWO9QcUlxuDZUp0PY69NG7BRrJfd9mgH7ArbOcnYoYc
5Kjkw0/rsGmkJAMrfKOx3c4frWoAcLUkRGMlESz7Aji88e9tNAXHr+XpPNIurVfZHtXeq1KuVuXLpD3QZ5BGPm2ZVK7qSTY706aPcxcvp+tC1AmxUW02FMV0PA7AZryowpdU/gsVS2E8CJZ9OUo7Ki
C1CdjIWRi3n9T2cJNRkyE/1uTnmHgSCSlLTLUKtCap5UqS8oLtxr6Ieikq8SjFZ2FOIuVxvMZma1EvWabUkPpmUiq0u5w7HZCkcqZyo6ydqspTgWOUHO1u7PTFTFjZ55FoMMYch+BTnQayeUS1n/AJ
5AhsWue6qENAAGpoBLf2y01Exk3NOzgAqLNaictiexJ9mlvXhHyWj1DaSKrTb5C9Wxl3EqZwkZcSusABV8Mr6byO0GQV/r1KuOyWej4h0zCTwmM0xuPJRLCHHAUb01+gWJKwI5cxOcIk5wCShzpko6
m2AINUk4V9CPog0jTAOcvQScm1inkfk/l8KPgkSnMqdVRrlW34w9xAK4GfMAVRsboBh9zNhNRAshYRG0HpcwR+EBSHAQJRl+UsFVyjgk+QMEXhx+BuLArDe3TwKOZ1scWMPeK+WO5y+HXc5eBnJthp
gksAKC0/av2I1fbb4FwAITwdFXpxs1U+qOJRiA/Ns3BQqz7qujzJDkve8JOYZfmhRLrdoBlfa/NNyJJxv8270O83SFsuuHNprbCDn7VNSZrHAV8n30SCZ9Tr/Kin7KJ2RPBH2PjwQayDEabI4w73FX
Xxci6cjgYTWdt0tFzcAJE5w3CXG2vpqoJzs3AvvoD8qNZXdGOViTq7Y2nGJQKkmzH0SDx82kOMbuQZGwvij3xDJ6XORZDnGiCi1ZcZAFJuAXUofs7EE23Za0POKKBRcy8Ef2LS0CSqx1KErAJZErOj
C5ipDaYoUCfzzA5P6yA+OZAi5y58eiW/+hEMQpF2X6x1pco5IMMWpMHWEwnpC3Zizonq7nAbXUkMQwadKOwcbwcQBe0Y6eElh1dOuonHrJsBrGz5LNCnOVmEORUeYlKqy/U2/S3w3jnvhfyzbQG5KZ
eo6ggc5kyOB0XhwvMwki0/pMulOn0Sz07rxyDgyBNU/E6Xe5hkD6I+zPhalRRIhutNe43JvmTa/4LevD2E9rx9hM08tuosm0y31Uxsz9vUisk32/ZWLOgrYq5yj7l6s2uf59rTXPRB7AfbMzE8DPco
5/HVAYBA7nPAcNa/+ijIzQ1T8DD6uMvWedyXzfIq1sz5G9kvd8rm0NOKqVczXDxHUjyTRB9/FRVs5QU9xpvkGMo9XQDMVXkheGThx1Ql3e42tLql08Hr8fUSH7En6YS8uerHmGZLORq+qiteq4TXKp
E+9/L6y0jkyX5kqgFTHg7pvOQMm7wTE8hwJmDSBb9hsB7p2NPV4zauVapdzFY3eI2rjgaAvJjmksvBvKtucb7YaDnsiaRP8VGleJAbE4l+483g6bxfxjYPBL06XwP9xoJDXSe58oI6X0d7VLEXp1QS
ULTKhC0TnYlxYqSUnaisX2mdiyTe+oTKlyC3StMnYXDPmwCFkmez6yPa3YfjHT2vq1/gC7Q52IGUxHjjzjbI+5eZljx615v8IdP2o/4tmPZ7InP7pyZ/GRM2qVKKCTabavPpiHUSll0fZeueBMcKdi
6vdcGbMfDHkHYBNrmoUacAyRAuRrcSXFC36oC7z0YxVoxC7k7P0tmTbNJZhEhWzVaB5CiRLfshbg20Df3RWmuzTWDoZKQnl/ImWgcMrcmZeJaz85FrQgmt0jt8EsWAz8i5Z6D7uNpvJefK01cZHOxK
2o2btJPyiRiVQqp9KQ9mgNqT3oekBgHJkrFXCoPDELtaT2rHNkeCBkLQOdR2uNAUVwHBhYQrhcEqPiPETbkJWIZCFFdu9Fr0y9IEFZus+y2r6y5cMTed2c3htEirAqa87xlXgNYUXlB3juWtOEsSNk
u/3fAUv53Wd3OF7fCePg8NIukri9foiK2lXJlws5aO0l1qyttJ4pMb/YoJd1OP4u8xvgMhYjc4L3JtwwUuuk0FS1lFvB9tu/UbKKnSWQ2iefmOBq9BypJnLPqvTkmJL8kzL4G9ZF5DQjQcBMlJHmvC
nyCb50eraDq4nHiKX0IvX3bAVOG7ddmryxXaF/z+TWr0RWTzIywwGGsAyY48BoOD1no64WXfzifPkZoGPtRgecfnq94RTOaVlNceiRYpt1jaVq+yPXwPXoWVxw2cIkrE7sWv8+N66Zddxj/jZEP+Mv
6Gkb+Ur+Gugdijl2WrKMsWXKTyazG3Scbp8grcuPhGbftQVyRyL86HkAUC0To0DjjtB4KJBmDbl22y1Q7JHfmRtR1ZVwzVv2EwbT4U0JeQ2piF1uVhwANHnh0p1WAK41gJ/sG5FKddydH6HLZsv1PR
eTq6CqPv0FMM2JjE6zHYzJnQM2qndI/H/KGYwPP8BdMtaZH4w7zDYQmJNYrucD1eWkqS7ALkWfciKOcFqXNuEdpYjCyWYnQQPo3FNy5+j7KHYlWaL0JGLp5U0XeAasYdeVkH/wY53+D9RmpRNOnrTL
YJ9W052rqJQPXkXwFKR44imq+mcpMAjHHzlFuIDjcplTsWTUr5JrxhShk93CwJeqcadxGa/eL11h1u47da9zY8QcHtWBkk663bBB3RfDva0kRimkSzy53dg1IneifGaCiMJ+JUZL01kL7M0CthICzV
y2jGZ49p8VC37dgdy1VFv3kCUmT0oA1WI4h5TIJcukia6ETbv8EdLGezqLi3HlFGPzE1wf8I5/nCoHXPUCFptmhUu3R4DH4sPuI0HZ5LGt0Q3iTguQo2kSyzDe02jtB1Tl5iR2p3InTJokFUgBLZIn
bx7m5dPYlKo5qEIAYa1HZsFSXwRpuYo8mqrroALQCJoFcVpxI8I0/Z5230GEZSuR/53oaLFrKHxf+8CscjZFiIjqdGECnYjiIMkmGlT4xGcb3lUWSTUbYFD6twDfC99kWAP4OjweWsTsEmPdgOtIDr
18GrEKENZ2DOEOzArC9sgEyEmuQK7s37iLT5GRclUsWNduExLhjLKl0u6aUu7K3bgdYlgELlc4GOS0jDT0iECQmWyO7C0rZcz6WD1BX/jtlm62CTjMMGECw/aTquN9U6I9kEwPgDbfI6W5xnk+swBZ
IrU25FlEh2AcyQaKzsk9e7+L3gcQecLVcpfp2dRR595xQV3I+Ux7NZ4CAl91W9B91xr5ot5Dj0bs5kGuDchXKQKFyfUfWxpJCXJ3tGJ2MD6FVwKwq9ll/GLkmiRMARaJ2mJ6v8Smp9/J48YuLN5G2j
R3SwlRVdaMLDpQI04bHGSb8wzbgdmCMFLeNyE4ywwfnsjIgTdgMYtIYnOPRHl1NNiGME96oJr8HCGnJhy1VFvXooWK4zyatQwx4WXWm1OsMWj2deodwhOnwtNBsDorBKSp24dxtH3QzJWc4XDxNt8D
VmyfOd9INuNDS1fOmOpMbpazmaQB0PUZ4Pid3yGZV7+uSPdDqIXBaQZBp/0cTLOqzShJTDeyF0ELE/ioiujH6kQP6V5NXZtmO/cw43rX028Gl6u8Kc8AYsmEIfQiWnfEWnlOgPfVvhoWi+nEYhrbLv
Kkki+c1QEIqaNuoBkl+CScElu6M0evlPKvqeSl7BHB7N4PlgewUv6DA0wZUmfMCEJN/FHcHe5FqbfwxPSsitYrUVy7Ls7Tp6QsdfRwoOzrFRAiBHizWGfEo6CbDq7MfIGq3j0OlDGHm+GbrXNInOKj
9uRywDi7Z4wWYHgNAn52poFYQKK857s7Gcdctv2QTFSEgbUbc/4ijS/ht2rNJRFuNwAMp7bfhliK86ilcX1KyGrBkTLogGGXjNGdOxWweegiNcKrnGtZiRW3xM5O6jFtoFi0aotVyG7yztqsR8z/sr
jyC2wQLCmhHaEfRbOWnRsBjCewC5DF/ScvKxyJtiSi+J4OlLXhJhMghKKGOOQV1dVy9PE7+9n4v2d3USvLGTOM7U0UVMH7czd1jUpeiRnyYUh1+1ep3JCpwiNMXLINlafAtEAAzSj3TBVBed2SnAqE
Yb3q/cg3WhYtdot1O74zGMxWn8ATJLWZloNCoNqUvDxzBOx8Mo9ckNGIHGBFdgDy5p63jg5YqNfKA4pYn8a89hocKtjf1nC8PMCSDn4iRLG74RFxYnmQST8gO6Cmx0GiiK/jGRQjH6scKSQv7yQzYa
jc/CiIk4YbkIcsagWXG3ChKdNHTVpYMTdLhEu9/WzPqu55BECh/hNwAB7vyAXT5OfuYi3Ai7UEom5XYhgrmjtVuOlOFe1VIGuOuMexi0RPusxC7rFmKt6cihk2ThMuuOcW6sc2+mQYmk3QPZ0M3CpM
jdghm1NPtgDD2mwvVIT6idzoC0e3QbJkgYHy3X5aNAUUa/0PmrAFLGk0xyHo5NINHyelPcZtzdxi4zwT3GrQfuOvo6ti3ldg6XfkmBpkswDUOWXGOzR224yeKYfb+OisEYDHiL6fztc5yTPoWjOXlI
i4VQsoo9fF3KodP00CztZkDkLbwOS9jQn8wUEVJ+frjEhqtt+GbyValBGtAWoeYysw4Bitui/JCkHGxTcRe5JH06f4ET6UPwA9P5JllJUMcylFXlZ238si2XA+Ub9kG5upiAsJlz5SHhpZBj/xM4ku
QL8WgkFLlKZ2O5kL6kUl7Y1lk6vUsX/6jTlzH8bJ+DFh4D/PtN+iOTDmDWkRxus3diPVRMs9WVUOVNCXAqiQdADfx7IBPSNnV6u1xxuctvwYGBJM4puv0BncyyyXyCRSUjv8jn3TNoKCvnpHmZo90C
fG3pqXFxKFxZtnAO3XuhLp4M07tWoMwrJnQEohdDNM8RGD8ksXcVNsUNedh320Y/MoK7WLk5IMXIsx9QzbJ9MIi0Utg3vablo0D7hxtg/pJxjtry3cc6aCQObsE0Rir/rMcOHEWWxDKIVsUbsSDOnw
M4qprr5OkKDpL7ZVA/WzQmQcqc/n5KKJD3KhVUIsF2Kzplia4S4Rt7VTZLD8ktnmYaq7A0r5xtnAnITeNxW73FNZo8EvPwFOw9lksWzrKK9+niQ8AWyuVyT+ryd7o8CNCC4l+gn1weYYuzbHGlbWzl
hfogFlhYK99k/NJEHrpWim1L63btlAnGSjNogzuwIgl2oX6WMNW+SBW/Qh1bvJnJTj5rMRQpi+d1UVGbWk7LOOK+boR3T+FZKgdCtzldwsKsD2OB4inckeggJzfLW1QEnFQEDcSQgkWg74XLudThXM
fn9Gwbvpslyu3Wd5fVRc76xoR2FYEzXeRxFIQdtiWsNRBay5sAVCgDml+cD3h8ZTHPDy7lvnWdGdoExoF0cKCbLYOCnFSP9iJIjkdz65VWmwzxoleFz6vot0CwxFQLzB9F3RL9HAusmEPI2AvRn2qj
t9dQUvsYhvmS6epOQRGed5sKj+tMQVlkRqyTsRYnexeb4gd01OHtBp6imJmI+B92B9jRZ16j6RYVL1c5u/uYq6uMkk1ylqTRyO4hLOElnVLatJxkovMwj4qkkL7NxPcAdlirOf3SxAeAGBW91xaXQP
Uxl0j4fYzHI1KistMhnyLRL1Zgo7c9TeYqyIPXTBlvHrFWYqMJmEylnG68wzSnUK5tI+pq5xk03KXm37LVLtsY5Rqvx8/PLnA5aTUSFqKpsHeJNbkPfbp7h873UoyURB6w5ObZ+AHAirxIRcGnPqN0
Z1vCxV9h6+FVhR1BCCjeJuCbl7SjKvZR/vzdKXrk8wC8taaYrstM/0Nm7w/N0HOALXm1T6wsKfUpJypfQXUUzhjjHlO8DuWNfFbWW1cL0kLmR3YgQ5MBDKt8pUpgA8K45NZNaFRziclvQz0WXg+ICB
ZbXjPzQMxIw3NsMZ17mT6MX8Kf8+SzJAOknxKanotnD9bV3Tp+HoMySGbx0bNj8Oh5WELQ64b8inOQTkac51ceVtEH2UNksXtU8RlVrDReJz8gQhUbcINFTHgtdYm5+4aYxsWAoBTHYcsJpbujbHmS
LanfknxVQyFcjutU5ZZSmltagBncJi8yEQF47lfGA70CKnjLmQH7fpftv6CG1RXnozPNKDZV9sHnpXyI86sAJUr7JD7OZ+noPbqU6DdJJ1/S5RZOoQ83xRtMcQRaxeLDiCHYt96Na1t83yT0cEnkV4
+1Ca1bkjttwsyVbyaSkL4t1S/rpSGug7T5K43k1sgD/hktA8qFjaBIjvzAIYmlE6hIQJCbJKCE+En54ZDju9QGl1uPZi+k5tmpol8S8X4WNmgh6z15qEvuPqQzbe+jsNp6FjCD6Hw8BdIlSQGfU1u1
NRFNZfkT22jZ1jVEwkxVXhI8JOMeA5B/BcKkmqQs97BusbJngTpdSRf5DvCsy9JIqQPe05HOnt4BNMrxYI8DgZGZtVx5a9iwiazwYiwGCEmvDlahxQMRbJcJnub5JCjLER4ZUQ0jeBaqTQF/gvRHBd
UwvDxmW27E8A+5xqUzbdsDcUeD2hMxRNgJf7DfkhqpsQjz8xEedEG2V0BVHMmwjjqZ6SxAkeElt5GiQ1NM1ZGHTSfYOtiut0M7IaXYRR5it7z/0arcB1IY7qZ63jlIcOVWHe6jsRlSYDOkwGZIgc38
q2DwJTuJlNgLcHIgvfAbgJcIj8emI9xHWhO9v3RFp7mogQEgUsYFkKsd7IJsrPzGpkfb3mAbN9ruC1wXHQHAcOnQ8921AKg7LwxIyQV0IvsInsTa5Ydy+XWpaq4CwK9khZn7HfdRtuuvYRzTXggd+O
yr0LbKOaIprnVd21QyyPmwPFz70SbsKev1bwtKkQDqc3etbp1MMfYyCPgMeVHZCfhRXD1z2jYZIaLybNMXQDGAlcNJpJHKx03F05RfDGccrEeJ9iz3EfTLvaDfcqpf7ivo94JNuVuPbu4I9/Wq4H6V
BIj/idQ/j2G6kl3JcuJLNYPYSlfSo8szINEQUDc1/BW06aQ7iFajUpLa0npl1DNs9FFUGpil/MCWA9ZqF3h9bwI85BPbtOFrH4GRQmsc5j+NYfjWXOcdmuQC4hBK2Q8CCm19eJvKKzm070fdMnSI9n
8J5MOl6GUamyDkHl9d6zq6n5rkZwC9A5Y8xobHAZmMUZ6EpvHImIH05r2uvAmFCmY7d9iAevseiZT54DlYG+6Uk3QpcdK7X30YO5TE16IDJmqbnL54wTRMTuS3IxJ2uJzyhYHaZdaTpib+AbhIUvFG
v8Z+wV7gos66sPTrwuUAQkcvqtDjPV5LiBGnxC0SYfKPsGUbFmHYrKtXQbIrT+VMaRIWPVj43k+GPiUFyu+biAz9+PWEZ78NXaR06FDz+E4t6AF6yGuAxilPcNE7gVWrNRwW4ag0jBrspC25g81ZEH
pqTMMTUZ2EGjs7D8IOfsUT+AZ/Eo5xNhu8nqIPfWhRqijh8zhJF4uhx168iK6z8HCyN5row8itrc+ZlBvYiEv25Pe4whBeOMm2p9Hw7nZSmFcAqueGN7M/s56Gn15JVhSLYbdRN9k1SPZMqZCQsXfA
8nQnUIIe2tq+GGII7T2qrakPc76ursPuA0qba+n9p2xylG3LF7jLJh9x8FyTA+yZa1RRAyP4chytLhb8lTxNn6Lz0f/R8W7tjjTd55tuKS1OtN232MZHaiZ16TocVXn5yZhzVv9OHp+GvWNbgrZE3W
tJxzsPNX8wA6JwLuFj7lf22xAS4xkqoKpMeKG2XmnQM7+85t52ANVQFT+GlRzGNScgO8iVdOeqZLJyn1DJ4ypZR2GfDhw3JosTM+RSJ7R7g7nMUTxg19M96jGTUvwh8hYqA1IY28Qbqaypcbn5TkAK
MY2nr0rqq/QbavH8qI+I4j7ohmHbezoyArqe223xnI0WOr8o/AMDcbZcUuC4gutx36U9lGD4v0c6dsshgOztigYkHH1T91h0PUFqG/vjee96E65hlwccekF+f3nlwvZB283rZKZctJXegImUTA+SGT
zeVBQ6wNSisCNG0UhiZmeW3mlwsMk6AOBDqQdwWmhoFe9iofgDk0xAlZ5IRSEp+BYEz/IdNB69QdtN0BAoSZD31e+wrWHU1TEtsiYNODrbQp20bpyZikxkz0AvPIBzrgnvRVy1kgTfbcN5UHmV4yep
RM5eF30r2o/ha1trspBU9B8Ax1twI9++Fo1AyiOXr8Cgo/wdFK0jxWQnOfH52gpKqpTuy8CGCx4COqj9HDTGc+6mvbWBPPXlm1EmxR3ZBOjRfVhVq3X6AhDCg9LMdkTnBrcBp51RlCwxRPBOAp4qW4
wtDzz7nlHtH4J1gu38qbq5C0oFEoJql94TbEqRZLTGn4fvT0md5OTImuQ11JHvjjnLylZBvsw9CysiaRPcHG4G7wUWRXJ3PK9+q2ybLQ4AiSmZ6VIHGavh453xeGOovpNkkA4PpSSWvvA0Im7SC+IM
Ew7kW7Ow5ckoiBd5hX/5dTHWNPAWlB8VUkCerN6URBU5S20fQJaAkI6UNxtJB9aKo7R3V5QeIXyyBg+Ew6LH96PhjYkZCCglUXnp436bdrlakY8Vvrc9xen6Y8PTohtXr03B2HgkYEIHBHj//i2oWt
2J+D4hBTDDjgAmplgUwIwogAkrBwpgJh0BzMCvHf+CV72oYFX8iu7xF2EmSn2AiEjWg7zYLlBavMJYQYWxclhhrKN9mv4H7dMpWDNV1D5teO1Thm55rWO4bvjb2qsiOrlE3sPF+7b02Kgz2UOhSC1u
SbjhFVApbx1v2hfheZTIEP4E/rntebV6f/lr2z4AZaGcCid/Nvw38yB9E7LWba+iAAUVI4f+p9KFk/GMSCFUbK4pDM15eMzDQczD69XkZBQwsA/7hkp2Qdwg8oXTZsDDJJXAnvIoU16E2im7ziQPA1
eZbIG1KzrKhTZZAkSTFFHZ6o4vmETmN7tkDpz4ADsJqLu+i5SNjZ2lYYqaHOw8AniC4b/07tudQPqHP3DUob1GuRC4+oA8HWn37BxAE4NjdHqiDhbo/jWwQMpnm+i3FO1/BXCC6joX3uYiSbgUNhx8
wmQn2QFSFJMLAIMcolVi8bQaKd3HGboxxqSnmJSylu2Vxq1AMJe/7H5YuTXKHWZcA1olVtUOffBmXQz8RiwJ5TFe6ncgJljff0m9ejPEk3FsntfVD036nElPsu7NrjETKltDD6vmGlAsIyrohueDHd
w6zDQvpZ3BJvMHm9GGbY7CgrVYYIsvMyjthP5YzEcJtMRx0F339Ek8/qnNSZ+MbwF0vMtvOSdDdafw1lpMlMGt6CPK/0MrEImBwzZbG7H4BoPmFkx9y6226S23Om4a+WQ15IEoJNrHXsn8fCAroieg
vFrya/cvxmtHUf63PIuzoKtN3USPg641tm/eLpZ9tBfULb1BQKckCzv1WMJ6rCn12MXSSaEgz/7UIlZ6t+0YjqUzTPBeG+yrxBigCfovxRj97GIfScb4k8o9Chcntxv4k+AcLLOSBbqQYn6rlk8pDa
ogew84mI4mFJLBs68S2vR9E+40bq9xkbUdQeyQ3hPuLus+jQFCQE2AmgM4k329/PBzteOoDUv2TaYaHrVJiTg8baM+wLDIfzYs8p9RuJIbwOq/kvonIDbzav+jbXwe4SVk2wX/meZ/4ElADJuS+tNV
Kn8RfYGX+u+SvPON+gFvHw8zhZA2eV0MdPCpfAB7tK6NtsR03TVHoZXLpyH0JWSsgC/At21LbOcbDu6igORHUVHA75IkXG952a1d9wFIiF0zsdqI71ZxorMTqIHDlCpfICaeocnc3d4AXCXKnml8Uu
SoTDENDlXyXgWri4N1dZke8uCHx+AdU0nRRU+iuOP526QuYkzb3+YGXXQeyWbTNntsc9j5dyvwlsPmv3+JZfA2Fe7g+IJAgmwhJFID6glIH4cBJo19w0NdNEe1GVpjmnK2uUQIhy161wPIFHaoRlkD
cKZ4Jggj0gq1JVjdpxqPqOzbuI+JF9WRC/4OkiPW4bK7c+shnrsdLrHpStg0RN+y3SWWPuFFzt2Mc/gXOClLCh5sqGgfT+SuR9TQt9UIaqoP0QVDfv5QDzTJi3Wm9QSdZXpsdS4aDXgir8Qw3NsiF6
VtXgR7L6xCHDXVvQPdI7o8FoTQUp4a6qv/uf/6H+LzmyFphbzgNw73qPwziJkZ9X/yfRwi5KIFYwAADsiMyz+H6XG9XziJa4XFQO9jBLRGN44zjWtpHDbBtdh1Fn9emvsvdZ3+y14lHUSrAWpbulC1
pMS9Gz+5m+ekTcdqeFVsqO2WpGSS81bwtLS2kKZ6O4hOjQds/C07kkbVcl/kEP6vvnPAZCHlQTEZuTjxROyFGKTbR1R5PDaGdpK2q3VD6pkPIi066QcNYFToOCYC0yUnXAoYuw3OcXantcTSx5ScKv
Z9T/+GZHk3vAfBB/HEBaZ+K+D9thGxKe9Aa07JAtWpEIFsLybBdjbwGCGvfLQVOJYhCa33KPcZ5W7SwUoT0PIv8qPyq2sCXS07TJn0bCe0GUuqDWeX4J/FeZiGZY6Sxbfo6DNAUmXHGq/FHb3JRd5m
4hOcU3mzia9juRBU0LIOaBEYfAirhNp14jwaARwA3ezSW068l5qxHIc2Z0EbM+BoK7yH/nHeO3sKJJt+83UTbkfWg7bMPJwucPbppgRfs0tV3Mt10rt092W6OMqWf20r6gCXVEbq/iqflGuhdQ/zkS
t0czY0QyqpP0/CX4YbcW3L/7YIIQqePco9rjGj3ozXOsZ8iQauz1fFWPhKbRn26fh0NGshe5yYPAusd32tfmJdZUHIZTtqTgxnXqhtEdIeVnr9dretxdYKCTJ/T+TJvYgnjqkQTmf9ALRIf+EomQWP
7BlqxKfViFnUguAYsLzHjPiGGenH1xPtiHnwcK/8yNpR4XCPio/TEdnrycEYc0lbEW8jdLahMwdLGmlJWkuxUgno9Yld4eUkHq5GZAbY7yp8pZh4v5ALDvc+V/v4zFRtdveZ9EQd37F8DDp61My0Gw
MeRr68B2+P5Z50WByGra7cHUnoJcl0barwJVRjyMnvjlYBLiu5THqHZDOgXMWhzlfjhV9nd14Y8YUFZRwivlDa2PCTAFEDuu9fztdWCl2YtOetOcouUOFC3KaStMqUdvbdXFu397GzD+hlLzkOSFHp
cCVjHo+fHNAKWUqO6oBaI9Gru8No7xnYlJe/IVR+Cv7YIycL3iBJbSEbNGkowrshaTV0AkZzyRqQWFP59ONMSpOC+AHMS1GlDJjkMdvYAGJj42tIDf3TSAjqVXI0sw6l1INa7UbQNAr/fXj+48mq9Q
E4C4cZfc8P1t3MocUGAFnLx83Idaa/Y7padOhUrRPsiOvBgeq5EZoYwYN25FYsieJ+qOugy/4AHE+a1DFLWNu3NkAUurXJpB3TuoTyWTCtk8fnAlzwdBxEmIMfYxXoxpvg7SYlhwgsvNRWUu2fYYOZ
3NJ+Ge7GfyWf+ApCRCsDNDqmlE1xNOrDcBpnKRzIJwGxlBI3HoMdmxxCt9HGX7V+puSWAlEjYRAEGWmgnjCWnRHkyikxCuW36dAuDjzYchG4n4EXbPwyALTBNlv1WymNou1K/h3o4n3/XUEc2DX0b2
6qlzUFbe/SjpOyXMDG96xzFGw04CmEr0D4brc0dOsMpt/f4+yaK8KWt0W4jSKlUqLP0q2lOBsAVKw2DZ69mpbyDyiYk7fibXOvjUDVqfhkcD3k/RtdNRJDmhqATiegfym4wW9IqbzaVnOUVJKBVzw7
0IHE59PWDG7iboQIns+eMN+R56VbS6ErT4f7KKThAHD1KPF+m0x3zbnOq5aB/H4xhXN/jNLUdYEpUB4HuexgLZZfuX/KptVEBgD82NHHdMqQ0rT5gg1udmUDYmuthWrvI2pwm2qyAc8DPWIcAG+Ntf
iqcWiaPaZkPx6xKhhcR7fTH8L0LX0tckdzsc1vR5MuFb7UBl0XQaksnYuIlHptjcn4oPwJVX4bbSBsK8dqScfNWdCl6d8Are98BrbnRR+61y4WnFmnZNpzts3fDddFQEb/L1tINbISJ3Bgq93NBry4
xlWT1cATqvi26j9IF3zzrkcxgt4zwxRzIcBVkItRdTS4snfbjG/lpbd2X1O7IqZexGYOpuIZdb0Ssh7ke7Y3oC0qiRRCmuiIegFb1dn5Dp5tC0pJy6lub7Vtbw86FyRo61kMj+BLjtgOKwRYg0m28q
lql/ZRcQSVNIDqOdcmxAi5lTZ5gALLawBbDQJMtp2EypeNfdLa1zp7F1alfkAtB1LCVNV5cqOLERYAlXyWaMmDaY6zGvYN2GsYE74O0AU3HSoxgD958OSQSXtt7JGTq9E4FP9qg9e78EgQCVFc/R1E
2rMAX9sRbo3ebaP1u6EBKiAVE0lZWkUeRIaKZUB+7LuQlMOJSAHRXIppyO89x0aToPksj0P2WVYsB9XwpPAawNsiAn0b3v2wV1UdEcXWu3S8r44iDZgkLrlhQUXujHJOg4uVpvDvz0U2NqSTAa0PV6
k9cvzm2fZnMenaPZNoKAkCG2y4A/up8ADXkszysIneYyFcP9NK2WD98uhG60cBBSHcKQvp8GbU0iXdl6QySReABliyM4WczmLV/pRu9tVuj+UOIwG5u7cWass6DFx84VUmfNzGT1IghYkAJpLeFfQU
KDsFw2agTNBBWAfG3HuA7jCx9wC9gS6Q3v2zF6NUR6sdYOafV1Lxlr+FgIYkL4DeH6UJwlhTnAY5I7fKlE8Y52x4qg0mgT55AFs2TNTlHh2FGULJkFX5jaHU21wUhnNrr6tuRoCBpWr/U/TvpagLa1
nRYocprsUQMqGPs8TYvec5+ZvsPOSdJvWghpaqkXJswg7reYfJ+ZLYWz9PcEPnuZHbVHq5Tp/SyQiTLjfpDXC9tNzdp+tt6yU0y/AA9aTs1ZhQlTT9dD5xM1/vPUU7Zuq9KRTgW0y+3WRrSjRIp6rG
g5AUKKkiVS7QzZ2oPf6wbFqNETfSxBKYnsR0Til6MJZsf07lD6t0DfCuEvqy0bXnO3RBjYkPQ4Kup2FfpyDMv5lqt6kiC/euhk33HY5dj6kj/Ep2QnTOz8fkV+RbreVXbRDpF/RByBdCPVfAsRqCSC
lciuwKLusNoCZ7Z+lokclTKAKVEiU2gjiW0+U5n63ss6Dfykkuz8T2HA6wc3RwDQmnUg61iGSQE7IEUkvSZRR3oDkqqFcWdkM03l3hRiymf9Ol2Phnq6xk3mIt9atPoZDdfBrH3GGjVTiW+RU4LYPe
II/WV8UczOLitapJsxgoJ8zWQ9IynG7KS5GF041m4EBbLrftVXbkT/Dk1vrDk6nltRdQfzdLJ0eR7kTkTOi3ri1TnEm7Lr94JUgm5LIV3+QGmFNAUuwUeE611nKww41eF5V/uvyyidKsAU3VczqgSf
eRHwBBFeijEmPvX17sqsH28g4j+A7dPyDcgvO0oh8lbkpCfdBR0u6yaq+Dhs/QsDPIKhV0zEFSSjI2LOi9rXVmyBPKfm66vF2IL13uoGXMTtDSkw+45hWuZz7EuodWKfcYZLikS3K3aek33XoDqumj
pMjJjZOm71xll6iAzjXua6qiBISTAuMt2pKILZEn/4iuPqvjzfRAH9Dx4WDhFWdT2u6nJnjRVC9jzRG/y8ZTgfGopsNfoMYWylF50oY/w9i5ZDftXuvC0c79NWD5KOE+iqoSJPpz6VC8RMWPQ9MDAq
dv0aVHdMh32KzjX+i4REEoX0A+XR7wmMhGeBxQsj7+qSmpbhoPgmTRnmrL6Taega8RE4NXSnT9GfQH8sxGr3XyiTGdoeQT43UQ2pJfHXu1t1LHZ5vkejji1eJaPzWJ/MaphC1ttjGtZouM1jb3Qa6t
ekY1nqVV906KsfDqFe/T1QMkJR1uqn1EeiMP0v6hSZ6D4HOY1VI/1X/Q7L0ATWLGdNBcBQfbnhhJR5r09kqTHwTNXseqGLXlBNRj7YXYD7rdpNqRyxCdReT2Vh0ehSAP+dZ/BDKw/CrNUL6PoUcYgW
o6jCsLz4DoioeTRSz7PSUq/hFdBsiKqt5GBWYup6JzYFiP270fpuuWtAUMcJ7Ad7Cn8bGaAZR76Oc2/dBLl0q4WoyRsttOkov32nsHtiFuNKScwmuh3gzlpcfRy9fc879gifknpkXlPqZFkXcs6lx5
ePdwhJgT+9fQOPnSSre9QRtN2aQXSEYD7+1eICyW6abu9HcYCb/FVAzDW4sBak2Y7j1GqPwA0CYBUTRN2hiVS8ETbG6EVHJ4AmADySr4YII5+AHc/eHeU14obUhJ5ANSqjSV+3aUjCrl/FqpQxrn8l
niLeVOnQ7QSClhk+S72odIusjhgLOCAee1oKDWhkRLcWgD3rWIxg3x/dAIGton7FSr+Sh5u6IlhKxQiajFB6Fxih66XDcWoZNt0aejwewZ7rLtUa51oGu+zzV5hZszIe3l7lZ2u2pS08P2q/J1WJZV
syG54I045cu0SUsZutm4lbjI8shkizGaLtZb13QB9+bNvyWuviPdEA47FGxXnpmb74CJdjxs67kRRvbRA4RwN13soYZ/Syy3pebYsyp+kK2olxpbj7lWNJOgOFabwTPKfVd5RZT8ZiwIMNLfBHQWhj
ns321q46aNe+B3H2xFZYgM4gmD/+lr/8yrJtSmGJIBpfYe4WBI1yP99adVzypUAmhyuaHIWR9m95ieb5hR/stMtD1S+nJT401SQOjrU8nx8E1Ofmi8+Ko0d3ahS/6r/5/2xJjMF7bhBejWq3wPi5Dr
dHg6HerXcjKpbOj55ndZP1epE9Z6G1+A0jSkUwaYShsA0EpGUnvf3xpf+J2I9qdYWOMe3Z+ZFnJQ460DpYrLZqqRhBK1n0Wtm0lhOUvnz+uKJNxqiokvA1UfRR1V7uW39BBflP3/9T6EzkZSTM4Eu1
8i1aCfVfah5C5PN81pQB5KVdM8wwa32vg5DmQk2G5TEJKltrlbg6heefXvZ6k8xlYCyucbTT5kupfZ6O9c1GFquI6hdj4LWuXRSzqm5FF0m3HybvtwMdwlZJ+RCV6cjs8F78y7aA1baHnI1nsg4BYe
boJhC6278ekV82D4NFXapG9aDWBGSrqNxJb2HJSmgTc+lpAygZT2OWiFIknlO3TuOB06EHyrwXl4kPPbbXC3Lb5ug29ApQdby4W15Ue5VAF5LtXCec7DAiEcJA9mjMawpD19MP8PSIacSx94Rs90KX
fT0XutG/6XmTVmteK4LPa2j7+G82P5LigABw/QQISGIPEKJe/fmmFaLNgiGjpLaG38EEV+MaCCQ4gMP4uR+RxYYknATO8H+gLAnl8jv2QeKPUugHwk1ETeTZ4VUchnMLvEpSuUXUp5zxmERS2CHkX1
lw2uvVrdaIo6GjqqX0tdZc/r8cxlWthLcZ7drXtI7pDeZKSfRfzUxGOA58EwipD7sNftuRj7OHn4RzRg+fH7m4D92DPFtD+CMqDG8EuxXYGvAd22k21jgt17LZJFeiOmRnA8X40atdubRPcC9xs8Rk
toXltHYkLqbYLnqN/RHzO4SZc+iXCg3RWZ/ejM4lfVsP452bavpv/UYuytsgPd/mNxHeSq5u9zIz4AUKJ0EImXPpvv3HRih15S4bEmKEGOqDTU28L/16dMqX6uJEZK3TJD7bcKY5b+AVWcWB/CA6VK
d6b8W3y9v2Kru2u93f07eyDxdSVL/XIxun7g2Y7DNhmIzet0NcEUF5uuPjQv5VpTKQCGu25EEeh9z0uCEnPmyuhilW5X3XuU26symn1kZ9agRwxLvbOGNxbnziL0O4sTbPdJNp6AbzXwAAqkwc1YGC
W/rZ+UnOks5qygNQn98n4zVfsqGBV136rSb6uMcEepDeRE2eNNTOJVNt1YLzi8Do2nV7kvt8LqN99lk1HoW+2RbtQ70Ctlkmtuxs/5H0z4NW5WeABJl2fp7H0w40g2a9hUPQuGkUSPV/ooJAIbREqG
NvTACpv8uw06MvIwFJuD2BiTJNLsteGR6H2sfOIJ1i/LclJRohM6oBRvZyaniMrnEvaBuPD8DqnoFtark5QNbI1c/STQGtVDqiTLI6AdSemFozt2Fe7P2FVktiwAtwhOI0pQEVLuUBvHr6qRs/TgRF
QUmFfvQCvd2Gal7x7qReKTvxySku9M2hJJ2SY9+1gIoAXyZ1dg9+3zbHSm9i5UbZJxAo7rpU+PNeAc8fm60YdWXVqDYLmVLr7gDi43Kp2s8gUg4oVLsU1Gf6p1Eeruhh7iHLKYpRtyAv9Jd2/Q7e3k
EXOTMjTF7HepKQlYtRvRveKZvdaOorPA0Aq08431Nnmzy4eDM2NUTsHecDk6U2hfv7H2uZAEmn9Jl5t08DVacEolf5wJzzHB1cZ9GKOVgH7EwXaA+d0uakeQehCNo+zMR2x5iAsOA4wf4gMToCwKcn
1AkauHTDKHVBEJL58BmDN6J6yUIsqD56wn2w39yincw3qJwsvMwEMQ55cgDBTuKiDNSt903MWKZSmnplc4D3WGhO9VsLYMWV3nx6OgDTscLhQ8u2w6yqVLHJgRM2syYEDMcN5jWq/DbEGu59B8E/Xa
ZJ4tH7IFQUqRrusNL+ATe439RcZLPiZLwbfNKEkaLXGZPBS3KfmGzaWYLbRZbiHar7ZDdJgtPwUEbHqbGpK/WQRUwBB3HIV8sTvd0Kfc0IsqIS5UCumKCw7nA+xq6xUM5OUNYlSkWkuNCaebsNc2Hs
LsRZ6+ZL4bIqKv+ARkT4ovwZIvewmC59B96tHF27mVkNb13aDWFr0626rdr+Dt27gUtzu7wxSfMW61KdaY4h+N+6px38cdz94A3JcbZ7MzbEKiTfa0zX6A0W48Hnk2u6KGzQ9tU13fVV279BCvbfk6
ZDE5n5GvUR+yQ9+irRiBSe2pAL62H1bxGoUKjfAkALkPM7E3PZdavYFCvVyIzgjk6522HeKM5fSEwpyTQW9gsmrdp5rfRtk/eIru8uS1DbrcocN1ePqafhVyrm3O4xJkJVxZW6wW2uNwugaG8RJ8q8
a3VdIB8yDE+fXEubaxEqTslt9KsCQAm2AliKtej6igiXnppTgn01JqlcoSXZwAlUuUBOcYqZEcV6hRx26vyUop9pUSD0ZL6qUNtutpW+1AwdAl31BCNzmkwWRVzQRmLD8BoxXp1qN5cLGHZB+fmmQA
U1xATzfYdAdGnSlfHg/jJ7fRrewlGpYNooVPJ0EGraQYVHEs+MuSDsA33I/kONpZViQ85qe7gFxI9NFSNO5WAfFIQQePBOjCm+gUKd9tDXJB0JHo9PzKPVsI5L6Bcojy2C5Cj4YGBM+CkncOJmkITX
jqliR3P/7lwiKR5H4YFrj+eGDAe30NJa24yZKcDgnxJfh055EzXBNA22oaBDHszzDsRc1GFnbxEscvtCpzd+v8JczipMJ3dGKtCdfkWReeZ02Sdf59dBZS5MdzXDwV897gebqvhiYg2FhK66Hn0AWH
04i3345NupuEPqXF5XI5nrpAUioP75Q/zgo5A4nGHe2CaU5eEq1Hzew6FVc8nypq26heMsW4jmygo6d86D3leR+zifsIF9BHHlaMw06jw4bytByFrxZn19iiSl//O7UftbkGz9P79el+eqa0LPZNcv
tSX5eeYxtXIenkxDAUP8ECukHcUUguW8szsAZVQm3ABlHZkmjyXxB5/mGTzyMHhCctJ6MtY1oJp2HqhSDjCVYZnrWhSaiaiu143OSGxg1iC08AESy606a/BnTETcWyuOSFSlNoCTaWdEy994AfETyu
46freXJO8RbpbmCWVAE2U5ukLMNUM+64Jvn+S8JCPlN1X6VaK9DHQfFGSqxnUWXBFe49Orpcd7+ErFR5S7gppsur3wwg9A0uBnKmolVfK4OcV2sCJooxdzTlMJ1EbjdF47OzcFSi1TrdgmU05OLJho
6MLUbY6BhbDOvGb6PQzQWEEEsJTYvJgBiDmP6SHsoikbmS0/4SRnYBXU4cpc694ACSPt2HpZoKpkF6BWde4sl3YF0X033YzrPBZyFlUPLkZ/QdjqU7ll99uLG+F5YWWPrf052dA3SQ13CTmzI0EwGn
+7uq26O1fWRmg1mGJvNpYi64cu450zjbRu+2fq4F2R+fMkhoTTpguWI40bB+DsjiqYYzzlzsf5F03t1RXu3kHYhi3W/g10YrEOnrcxr+lnfjV0AUcRpNfqlTHUyyboYte11FCTh4nRxlvBc5nK00rN
/k2bSzQdryFuGYnW7SKJkqKj98B8NPudclQXHgaFxNpr8XDRjHTn+n9foAwSUwI4gvpDAyEdG5fMlfABfd7lfZyRTYHI8MDpbcZIzBy+WY4Wcv60YJFZ38cMh8NehXkt8P07ScGgXFN+lP/SOTy+96
o21Msl1U3m7zt0hKLfqxRKgImc4Pcl2vcfmpLidwWuJku+MlKp2FxJl0ULUPRiiW9hw0lg/q/G6MmKICCsMQQul4Ybufmmg/m47BULGg1ln5FGewmso8QLIhXFd+kboQdyT8pRqU8zkedyRlBx1PwY
C9eZGprsYvklgxsKUjsUuD4GLAVPIR46z3Gamexo+C57s3GOp1Q3SZh3zKRmJCdmK5D4EUb/51BO/aL3TYRnXd3t+EbzLh28BlDj+GMN7aAh6TtEXxcXTv3Q+iUmh/NC5CdL5u9+ks1yMvRb/Ws9Hs
PR8JKPmEqparcgXW98lq5R7C2ih5XOXrlF0P50r3a9ieSmPlDtMJLefiM3Rylh6aqN1HdHibTug6F73BpEdQSo6O8NUjJl9vkpeNG4SFdGMZHsmhR22yCUZveWbjV5k+6DTnxriWd5qTaDPdJfKt5M
vI15Av8GvVks/lJ7bks95AZvEjppQ3XwxIW8AI3Oq8czHGZRRTgvQKm/ohbk+kxRsxANpXwW2dlMcZfUYkAhcH2eLkmn0WLAYmIW/inDf/FivvjO1e4F1Wt6tU3oQvLzsvl5oqOLl2JAkXA6blX578
LQb4aGeep6i1XKJTLRQAvqui50ww/C8eWiZd9iukEqwDm8ODvhzhTBHHRM5rBe9R+dP43LBg/7sMQlISV0O50VK3bETb60Xd7WKwlsqDdDS6VhaFUNsLOiWHTkoRSJeQIgquX2cA6+F/OYerfgCbdA
awbUdBXbrDuM7krUWIoJxnSRnypEDG/E8VP/hauacQfBgHobmWZI1H6Sfr+SnrKDn4b8buwqbVptC7DlYgLR661ea0xwqIl8sOQftQkp8eX1ITALNtqnkwUc1n6VhCzQchr1QUmIFnR1Fgil1hsR+0
mlFasKJoskr0FCopxlp7VXUcJJrLbTY+inLQHb52SbmSiL+37MzTasWSizmEeSO8IAOJyW+E6EQ4CdS/4iAXLMf4ovgFtplVvyreqJOT4SNZbNb5y9hmFqdzIfhNRIbwjfR0mwTNq/Z3EOjkHeJTSX
r9uCo3YzObVGrEG4gokCJwiXZ36vKruv098u6nmOxqVFC5l9gdYcvjKLG7xJa3AcwMDZC91K/rcrXf8QdI5l38JyzvU3T7z/C7/0d/fApE+KUrhyjBEu3dWKSqH5wNSyx5KlsDql2CzFV18Xct1uF2
PFzpG2DQE84z7c/BpifcUqsWQJfyQHgAYZFNn24pcaPHbHMjDEmDp2qLAXdlbS/YmoRhQnu2SpeovA8U+3S0Lt5EXuEkrLblE9PbdPEl3pQXdMaSr/UGULmLN5qUjPvsYWBdkrYplM3IxSuW2awPWS
nZaNNNEPFLnrLpzxDWitgVJ7ninTg/6ZUuXQBhmbIL81KPZsR24+RagzdfDN/MlEVRSJJpslzFgyofpeNDdHwEjpav+aMnsQGP2iS67m+iN2F9Kekm+hgGzu0O+TSWA7AdWSCi8n94HK0YGSTbnoj6
FPebXdIL4FFFfpmJiURZ2HQOymnYwl6FjsYvCtEVepPoeXTInVAbRyZHcmnFoVPSh6tXjDWDV6O63m9qTfKFbvxSYMayfmBFnJS4K1RB3Z4WdXtaXrdH4Q2lN5GYX76IqX5GC+bgeM5VpJsehKB6ts
QlLPsbq1T4OzXqPD1KCn4Gq1DKe1/YS5ycA93+/Bxg0pL5yk9agOmdjIJcWp4/wod4WMgwJoTUe0xBU904EgThfJbOlGmMNa2rQXBu7LINzkjjJ1TPOL3nNH2w/MEGLAh6SMSDTdX16Lsrxqvf86f5
PV17KlxNe/ye7nksOqNU+7KwfQZiV9HZ3GUccbe5uduP9K5WYLEgllb0VDgV9kzC8KfN1T9qFSnwDnLJoW6I04ah+a6l1BDhr90zVPenVfcqSLi0JeVxcdDNxQFmcYFtTYR/a3koYG9tvrDw6Lt9JD
5CUnfBVJ2nwy/VZNWSKh9SdbTZuAX/N8TSu3eYlpSjHcUPd5p10zBT7boCUC6IFPXZ8gto0iUCOwoidb1s3WiIY3j/C7DAHkAVVIOoL6+p9BKQs221tJHbqu1+kFKUIi3sSL5nt6mu7apdqfx8XV6H
Cja4yaQrYcxRrKVknEKeKv4BHHnUXeNc9VYeZofzLzVDyohROOWnvpHXJOEhzN5S+1CXu2x8dr05Dflt5Y9j/nG8C/grqSXKt6CcgJOy/P3ZdQHp9ULlj739pXReGHTfCI0yjJEb0KJ096miwAQM4D
EmSifP3RnGXQJmYvgMwV3SdJwLLGu4EjmiPAbrbICObgBYPWSqldCaL8d6JTxYhyfxgP0JgLC1L3rwaICcU4IGHSHK0t8NMiBbeVR364NY54yg9nX3jXbvndjhDlE9IP//QirUIBX6eYtfant72fwq
IsG4Y212lnrJjWA9F7vgbdT0JP0lmGan/MnFDMSxggKMjfWq2gNs81Ci21LVHKMP5G4aRL8hXUyAjV2wFrPiajsm6hLVAy8yJiftLjSPwSs2fXstYuCug0Z6cCGCc/AxIlvowhnvVPnJMHLK6Q0d0B
haQnT4sg5LKFoX+2E07bwl9DeBfc3pwwipoiV4BIInILwmNzHYa0MaQBc0gA5PdfEiMn/ZllaL1QiiFpNz9agNur0IqOkgtflEcJOlXBmx02a7AceVEr3rNJCD0psAkChnAhuJc/gnDuldHYf06D84
pHMqAt5Ng+oWnD/AmXeHKfxTLHdwMdBcXfLMSk80A+AKEJwbev9djMZTTHO+iW6CnObABGBgBiQ6Heo8l9mraJYZbYa8cO5pwAUFT5h4JhRjAKfsU/E/A7jYGoetcbxGh48CJNMdmoQ8cfcF+FlDuf
H7Hf/ZX2F8IbG3uxvhF1ZfB8K0FBscKYw/7sKFLiZoNh2Pn1N+AaMhv2mCK5PEvT6V/jNk9PB4DmsHzQcALCJKKvoVUqo8ZYnUzCe4aFj/Z6FLvS1CqtvjMICFvOdG3eRGDN+HamCFN8g7DMRz903s
eeOUimdSlU1W+d8DfoZ8+ixAjPGVFoe/Y8gCLRoHUy1H1Yg9Emq2wIUNW4NrkZVcN/ZrhbcD2K6ilUYibT5CRw+Y6BiEhWAn4FUFoYklER1y7CF9wK1fORPSB1lC0oekCQlNE016r4k/h7+Ejw81su
QBkRoANojbsBPxQm0wtdypGsTpeSu6YEtt6wa++Zra3LYgjS64pHbhlFNdPAMMSUGeDuSYViNQdD9nuscgSssx695mKy/ZNx2K7tlilVDPNpzNqyd5Z5FpdFgh8BdbgZle9T/9e+oKov5ZoqPpdBR6
ScEV+lgTlgbAhtNduG8RW0ECtzgIKzPbZ5pb7aA/1cSxeG1zS4h4keq8S8cH6cGDdWu0HnkK0GKSI4bkx/aZjLhQ7wuWkmITyiG09Hcg5S2leCxeKBF4GF1GsknCvwRhxMtcz4RUNfwaTsVgvNhBA+
JLsCgB7PavrF0GToE8s24cFYa9Ran/J5llpdyLzpfx1xwzseWqaMOnDEOwr1DNfpEJXjXB/jZ42Lqt7HOvqaHsbdaKUsKhHTgTwzqJM3FLZ2NN9nOsSACglZbzDht/mRY8/dw7X1H7wcVsgaUc6j4M
3nwh3dXjr+ie1CZg0+ChlsbcI6BArvFG5HJDqXsc7wQyX/K4FM9ZW43I8KDF7Hlb30SpGa4DpEq+g3vVjJDucn87ciIg1vIAxizV5G33tjB2C65xI7y65hI0XHIw8kk4GwGVzaD4Nx9E0fJZYOowY6
GU2RBrwu6ZaIviH+NRyk9gSbwFsiTFKBNPNAc+Z9xPTPyiKX5jsg/Z7MOcz8ujtKNunIMZdKjcgAQdn2S7ptqWHwlKHzEDiIihY/TgiTrwghteZ2OYJztMj/UASxKgwENpkKovie8mHJ7yTNT8DV8v
EcYgtXT6LM1wJS/MZxVxo41/i5ZEGr2A4bpYq6LvcjE3W5c3Q/yhfmYpX+96rFtgh26wjtDo8i8lRMs1r57hc/QTGxKpGFN6sf1dyMKXfuO2z1ulfKv0elt9GQdj+E1q4N/ddGMfrcMTtP0Grk85no
gjnvPoARtuwEQ6lui0w7YpWVD6DR0rwKGpqks++hlVPIuaMyByYOQGLNalZ0834jtIuoHI1dm2ebtt0ve8IHqwdQ2+CaB94+hffD1nsP12iN2WXPbG0lr6MqcPeM42MFxh+yfgcYBp1Bzq+B1J06jN
tDmQBmQSRUKOsNHRNnqfja625XNWrlXPoIUlPYfne6XgX6yytarRYc3sPR9edSmJM92eOLPcVqtsxotcE2emquhrqNwkTbTGoxmJCPxuH27ap0PdqHgMRb6Tl79o2gPyTWxjhm1fCbhyuca2qWXRPs
ilrJGKTo3k5x55P8qkklaMUimVkzEKxqPBUTC0nTkHjjtlEiYYrJEcx7+NJbAjl4618AXSQa4hNdKprlhUX+RE07ngfJ2sxmIxvQplTOLnDJNovPWf+rGeTHk3+rE6SnxElN1o9YI1Xz6sojUq+oqq
3srB6SyoowMDfBi19x8w2RfhgxzQpiSSQ3g2N4Cs1vJeFfk1sVx/6hclXr/oMLBQIWHkSR9+X9yDs4EJj8RzaQGmo3zFuIDGH/H7jVtkpJAIt+BZS+TRXkYZk37rLkLw9EZF2K9Rsdzu++9TVfMqTj
tnaXeZrjebXvf+8dpevOinQ8F4TOnd+6CxEGyCVSK6CbrGx+QVFlfTRnyjyb+OM1BsB+a/3FmryjhazWL7cAnSfQRPHFcc4oIxWLi796JXSi5xbq3ODsCKJ9M1lxxKJgv0iEU6p1JQe4ZpvxfPQrXa
tqSzWIKVYngZ8CRDuzSsYR6z2KpsBwUSY/DdQO8kHvL9oE3+BfjDYB/dAKAmfEj05MpLrZXL4mMj5chKyvLEi7S7FXk5p2Np8hqWCjsAGPOjJHg6X4ufVhCFFU6G3AG4La9DhWzP0hH9/uTjwjeY8g
gGxgNtPg0jF/c0VA7AeZ+kYMe8Ctd8iK1N8Q6Typm/EscvImavYvwZOhcf4T6BSqAlf/84yhhJZzA+eAt+V5cUWhMRGfY+qsN+CIDWn3sUdeyvB+uk8TncMiB5pDHfA0XNagoQ8qNonC0lRGsNZlYB
/SychL4jXfsYDOE9Ob2kE0E5y4XPquB0k3djjt3lZ+mrkCxafpY137RWEv1ycg0XlGcqXWGrz9oR5NPl5NMNXYD73kWWx9BMvNwL69Uv77xWqrJUXkjeveO4vgHpRro6Sk/xkBnhS/2D0Lm0qVXliL
TJFrLumqwGp4JzWnjou9bha1ADBFx8RH7a7MHwt1Nvn+Y+Er68uv7ATzBhriTvLHBSUGVzVLpYYghii7xcEp+UVQGFhXOJ/Ats61bCRGn513iuHlDnu+3IcRhNOxZRoA8cBsJCRWBtPhW04nChCu9S
wRfRYYHVeJ4OJ0MKWNqN8BfIwmliwveY5iI89dJDVZ+gXuWdtrEU9YbU3k2/icuIpfEt2+UupDRrzidLqt/2WohcNV4DD7VkM1Gjt9Ow3ksi34pIAt/G50CRSBY4r8NfaDqYbwa+ulqG3VNI4jYE37
ikjqmt15T82KuS21TPfRS20hqaVEeClezZ63kf16abda5Mo4fJa4KpejH5LJdhIFOuM0MbTbjJNA+15blwHE5I0RpcCSpTg4xy6fQbb3UDktanYDrUutCVU4x7yLhrgQ2oGPwxGpUqsUO0d0y18tg6
eqRGF3aS0b5mqT4lectUpiT4Uy9nJuq4poY+GflM9HMMdb19ajTcpEv2YQgtR+PiFOPhnQ1Y2uGwugsYLcsX0ZbWfdAM9KSu0w25Q2B1J1feXlLzCACNmISzATKRNym4AyVB/C3bLMEJlQI7nU7VU+
nUXlT2JYSgPbN0o1e7VagYc/YsdU8hYbk0wQRbXIttOKAUnrX3NFbewRWuq2XyM21+rS0eBw3BawSFXiPoPtV8RLU8E2QDTs5QD2qn8v1kE8iN2wKPG+gCdUSBSooChcxHGdsBVFCp7pcr472q+3Rt
XDUPlXx+Bw7SkNzZK6SJVm4zuqrsDZzs3and90A0c5yCguR1m3V7retybjE29egUvJ/XLLhpFGRMyK3P6cwFY6NeFZCIF1xkLA2YAGn26DsC6jAS9OuDFTZ/2e7HwinxNPDFqklgrWO1KV8bXdIPqC
o5BuffbQYLqVqsuvhfMymKpF1dhWK1mKrsfGzxgm+juoP62RU6na0HHkOqAl33Igh+li0jBbMUftLOBKvRd3QvQXStWPgFtJQqOXYOXoBqbuG3HifX4gDtxdiLSaHoQezVWvRZwRzTvNcEP4BY377o
99Bvx+Zw7t1DIs+FKBQjj61yBOnRvDsaBul5ef9JNui1jc/adBiwJzdrvhvaDJ2ufqtGUv9HivO8gb3b4AZM7KVA2n+KadCPaeAh4FWCX5s8wiy0Nr9ejH1N2xf2Eg/vU8m3FQTBRusGRbHitbrZgf
HLq/JzQVnNV9LUbyu6M8xRiQL6H8xdt3PwRZ3Pvdb0/xW+3oge4sYvteXlyCZNVuBtSXkLKXvOQg5alzTULk7QkVQvv6F8a+frhV6qdAMQJtI7dEtD2jRuBgq24L/WEoHWyjlQWIU32Xw1uICeMner
Ll+K5CqtlJyZ4NNAKUjfmjZNzxiT+FHtIhOtpFrFMpwBtx77x/xVdQBzccDeLbgRNRJUIzr6bI0JGPJI0VVZldyjys/ggyL+13iMieQEWoo9PkFHcu9duFQnn9XRADZNQzNMzAe/XAQhyuxdXCfdWL
ufu4/CxyRbUu+mXR84Ee710GMPB+CDibFtnw0WurSJyjadp4IlsBxKJEEfS6XrX1AnJDTpJOOeNcFrbXk4OKRuWE10MQzXsj4a1E7jfvnvXHk5ElZAfGBFUdbotShiJW2V5wAVAwOyAT62SyjcvQgV
IDR+/bDia8A8wx1+o6mOtPFYLF6lh3UbEFRf6cJX6p6PQOcWOsfNuBupgxOd/JCASvWDjg/OBjzphZSjI3EOh1jVlOwxMathcwc/cTZ3GJediOKq4Y/ZvjtB4m9xnLgKbBNYDiWN7coyv6SzsHPBA0
7+HeI59cpaFttMKJ9/Ek9fd2BGHU88w/nYDfVLmXec288LdVKDVJJIzPDSnqWTwMSEu8eXA/SS36LCd0AVOZxHCMFJFKq6E6KUAQ3E3YdqR+OYjLMmPQq7uRlMO5JBgAg63jvtmoeCltXyLG920PmP
dDSo3QMm+CLWGW6btbttvFyVbaSb6P0IUCFVyKJXTdyCmVQ4lyBSej0kz4DyE/LLSzOe0esh+Segv7CTbdn4GhdzaIM98iRdXsW1+FH1yrVBQ+RyOiATrT7b+BlqjGrYloK0gtJ73c60e6Q6ut3YBR
ImVbUKPlnRerKZfgQlGfCzJOG+jZwjOSTsHfxsueEHyz7cPQ36hoTN1mMA0tgztL1N27Wo8aSxcpeZeD3ENKR/CR+FwKm345T7PjQJVMpcrvD3EOIgaj1L29m6aw2OQdT5OOnos466QuNj1q9IgOn9
PNiCXmahTWaHo7JB+T0MgeUBT+nlEXOqH9Mx0PGPPTl0iKvP1izd4t4zv5rz59W2ucs2u13Zka+XjiabiX4/LlXcWamH3KfHt0GxE1bF30EMzDrLdPnE/GFsqAOK1QfewZzu4TF36NFWwq6egUPKH9
bodHMIr0QTAZOIycAAJy/o+DdU42kYrInn4SFKFxHH+ENuWAbRnkvexIN/Ay4LHIRpcxNdUKt8hw2QIKQNbNLGQmoJmIE2wP2P2XdHqU1PgtZc9D1gzyL23VI+eY/OnGVGQnzmwER8geheU3COPTgG
n1itBGVSPq71uMrWAUaVEz0V0aQg9KApD5eSNOGBUtMZLvrQb+ZPWptBHdTjowqPj+rS+et0eThEXRD5P8LXVlK42vBo1BVNKoFL2GyugF8weLVefvZW2md4vVmySAAipcZs/t/8M27Gq31l+obV+b
won18Ieo2jhdhb5aTpoYMg7lGecUc5nUyemnNsScmjsh99XCVN4lzneLBDWszImYx0PY4LuSxorYGBRdCLxgE8o82YuoD1cEptTpT81BRjOOGfgG1yyQPj+W4BxczT1yCcwmF8DRqu/DgT3Q70UUW6
rjxK2FmfixgbrrTB5tqer80mK5AuyZuPkDiDleX5kMyVWJTv0PsTZRSOwQwQny6dUYlJDoyZCJSVRiOapKMtOqLteHmhKa+CuBDYQCNsNIySXYPqJX+KWNnMSieOguQ2ENNQl76qUnrIFjcRwyDP/h
QHLiT31FCDl+6M10Sazeg21XWXiivVTvVQA90ZNnrXARxV3WTSVaa9Fi8pFJIFhpD/gENevrU2+izudNmniEmWO75UNaXSkFsQmnyGCa9ElPORZ4giLZKpI4q0FOdBhaDoddmX6dLuhW4OpMjGCmUf
gnMr/JXeAzSvMyY53LhloG8EXwcXwJFVKpddTr47EBV7eA2hifLCryv3HviYADl2OIQTYb+4zAT34+Xhz4iD/SgtxTeTESbvcC7iFUCbu3By5O6gNx+nvaCHo5xaDSGbBCzrfx7KNkPIK9s3jg0HMW
88xxlCHcEkfP0xBCi+sqY3Jo1OKr+bnjW7UCaVP0WGdeTlufOQMatetANSA4wwasDRUqShG8ehPB4xS++9G49bSiufcFpN1ZRGr/uTZB8vBgmuIE+2yX3roAF7tCQWfXCW7gogSmwvtdHl5ID0aTfP
/hEBSmEGNfi86vqtas7Sg4/q5mbdHGsGLzLuVNvs0BwGv6u6OwOWnJot0Wzdull3345dT7bbZKntatruHtsl7d4CjJviL2Os19pJK6sF1JT4C9YE1lSLEJat1x3qTOwhaDAJDjjwUJsDndvux1V4tH
bH6MFxeuBEXPmuc/Wo5Tg8AaW9Km8hehTTx2zwBWJWufk6UAvtb024h1aMNAeU+lB+BSgSt0NfAjt3ipe2d9vSz82IOIUm5CwXzncj/HbGUGiUHiIhPUS8zEhOAxEvM5KcbZKrYTk9rDQiQSwhhK8a
NMk4DO7KjupI0lEdiccCwgeW6yWu+t9+f263pQArZqjyAVUmpPtNNJm0TvOguSElbvogpNVyTQLypZChqHXC5dicjYVUQHo4EG7P0MBoo4laMAGJ50A4KDtIZwcjLMMik2obMGuQsv85oA27CKDKeS
a7zkdrPPCo7tqsuyT7y8k81Xbx7kibUHiLNA/87tJdo7UvFdosUAfmm64tpr2fTenc12BD2n6Kcz9mioD4nIAYCTkVHnYCLMEumw6i8Xd/HGnBX9OYsBWXmuAOU3CgUZDqm3PCHHKQmPepZsdfHgoA
c2oRgGoHsXx0/8w3Uhv8duruUh4co7ZxkPrEMqsXpk7o088Baj2kIFL4a/Q4WY915JWHD+CJCEhaT/xv6RgohP/BQGEbl4MGcIKEBTw6qYtVuBOZ1NIxSmpm9FDzqD59s4v/m6QAtuTeczbwmAHWt9
CxWVgLusJV8Gh4xsknRleo8ErlfgyFc/d7iMAUqa7GwYNPTm8wEUOeqFe7FbpYRTrSFp1uBfsSpKRRJqLpZHCa6ZLm8U74plXy8D6BNRDoA/QxD38DRV9HN3PpnooDbf4hm38YnuYS+rI10J/PyYu0
A2hzajcu+cKXOHe5k64n5GKovEJFJ1GOeCL2Qa5Xh6vwTbBY/H+Iexewq8o6b3jdh3Xe+3kAg0krX4+Uh2GAihkNnLHJygwQ4xi+oImIFg6OkkXKCAoeMjOVPkENSsQw07Q46WSZiuX30ckkncYj5T
jjoPDw7Gfvddjx/n+/e+3HR1OzZub9rmuuuUz3s/baa933//4ffocDWQhchfZOhXx4GKePC8Wwq/sMQoGzksR0WGrkB1Q65LWz4NZWyGKEi2zyRjgEXiRwF5FtMvAiM83gznUydx0NUd/ocZX6lQ1o
a4vJRuAtlCz5Wwu8bBFiL7S27lKSN6ITPqeaRLwCCnV2G26dyLHVD65gHVHBKq4zkVtyn/T8eV7wWQxi7ErWTTuwdOW1lgNovFKqlysBkUKfcwSBrBN1NhUtMmfL5Wi84RNgGgY08pO8yJlUlsrmkf
Xr1u6LGVPIAZN/CQBa/V/tr8RitrKWOl9qx6K7mLsvJetE0obgmwSr8FvCCdh0llf29+UFnYvxRC9iVza5DXmsnMKxqRSz5aRoPQDj43KVSfrV2hciT/4z/3AKjjAJMk1iAKREqk0xTUkhlldAdKcF
FLJ7Vs5E0i4JdvYI4NPFcRDdlZBYUtQidaIWhN61BkpbsM+QO4GLA7Ft89OsS7NDXi1PUQfVqTIh5Xw8QFKjOJC2epwUNGcCkBAv89JtrItdu/gE1bUAg0vgDXzgrPJLIMVpt+DIhqfzVsrZdVl/BN
3QWPAC77cMIIQuXsScoOqzVbwAY1O5lKzzvkVIy9tbTdpluy702t/y2ltRAwbHq/b98E9sH6PbX9XtuyqX9vIXOt+h23t0e6TJLzftq037K6Y9DtyoV8wIFkDLIq7DCdo4I2aLVyMZdXsUUqPwFjg5
hj83weMmGmrx4V0wAs4XoSCKNtLShV0avItNcqLxlXWwTLF7YjsBWwV+g2doew1t12YDzyZ/kt2HxnXmegVXmjY72EDpz7CGZUu8vxdykNG3BCZx4DTdDqsyIFJOVKEbG93J9/6cKmMovQT/AIBKQm
84vLgWu3BTTfl5/CgAzmlIWj6NLwo5Qgq5DMq5UPV3zeEmE6poIuCUyQKizqhR2TwWh2/feQAyySuuDdfJx3T6cdTd+Y34RhCdxqCz6vQrwsuNvcokD0EuO/kVXIFcJZWcau0/wdEg7vHCe5QjddZ2
e42HYQ9UK3RtmGkshY177X7T+K2pDbPBFPbNTu6YcSzzmhkkKRBPnMDmBjKUZ0JaOXkrn3FtfwP9wHwEpfYkVJ7Ib2GVJxXuHyn0RkHEPmBLJGCJhCDpNGqO98oJXvcir/tar5579bZX/wp0/GpEEJ
X0Dq6GmARnWpaoaOkv8F6+1rN3eEN7McHsOhrVR4tNQsleatfrdILZ49zJF5s9S9FCaa0lN1z21Gh8NYxp5nnGKTpKyXkOU9zlFRkQh/U0+sxOIaxlHGzHrXOQJIhX0jM5EWqTkOOBLLYIe6r+GwxG
YaLKNY9Pyp5lOy5nRdNyE8Ph4PRB5el7eETpMHSq278xJVtzwRQQUaWMRQG+AuMq/xgdfY8SK8NM1DQhrWalWAumI8tqdzxJa0dVqOOYfVRJNVNn6tdRPHN5Rfwz9v2MTgKdsa9lnXDofFv7szPYKV
57GlI4WUt+DxPXeSrcpvbsVPUAlYgbt0mm0f44lVd7zKC5kOdKuInKf5Z/IN3pEJMciSWH1q6zVJPn1vmBkAZyikAzbEVgnO/B2nu89V/zPzvmm/KKQYp/Dip/wQHKPwqlvT2JjvbPkYtUKrMP/C4l
hrd/ANhG+XOoYbiWuOysbDMlGXs4XDvClu+z9gPYXKBXd7BDjYFyu/1gIUqPNmcD2Fb62o7iMKsjYeGwTD4bj+Vb/+T/kEfh/9BlF/OUpCZMTiC9bJPaKiiZoOuyyvNfrZ5XXKKjfsU8CuUBDNwvwe
FUtq5BfLAsB/ouQfvL2fnZgYocfxYiDlU2ATMh7f8GLcIAvYfgltab/9dNKn5Mxe+ABBy4XdeR7sQDwnd+ECfRGvhznrkfkn1J2/MPAgwVlJnlKrpKmZ8pc7YuL8bkqGKlESzkKGmGlLRiD1o9hbMV
Jiut6LDSjAOi8wCC/TRHewWn1YV9lcf6S/RYL+mxXqMkS8MZFHY81jFbocd6wWcCh8ej8e7CkBbAcui7BSkHzaHKzFbGWUXXYbrUxSy3kiNw0NCaV0pmu4H9T8qTAhr6ANTMgqmYL5T3otVcyu861E
bvthHBlq9SIzwach8+bb/KtciIoDp4kte+AhQ/4KLP5uybUGo8t9GIVPEqVOglpUFjx+CTB8WGpKw3wFmHI2IABzsf2tERD46SsnvtpTBnDLdgiirlYR9xknV2S+oU2sp2AqnYxVaerOTmcGRomdOP
7fXiWPlORVbi/EHajqR10UaM14M2hpIhqQSvSMvOAJHELmDfkqr18IN7DAy7thTj76BizPU6+HsUJnBI3wjz5XCoDWbCfk6S2/AsuglsxqkBqTeGO/+d0DmR0JSNg6GzrH+QWUZixJNO18GpGH41bw
ZKBOOeCaT0LgcwVR5avNMUlOYrFtoWO3IZD/r6KUBcZLNVPhCNNlzbj2OeKxeU2J6fjxmxQ6YVv8JYRzayfykORJ9LUV5BcpnXq1QxCeiXnvvRQgfX4OudTqlL865j7v2MyUfTTWYRBmTItWaCn1XQ
z1pKNv9GQLbCz+KlB5ITPmKiKTZyG+Fw1UUj0SbtTUNnb7oUjBWJpVJot5d7rRvU4OdUq1cN/hGkkPxHdesjppu9ymgVBqnOxVgK9vI8O5gt/WQm8WmjMSiPFwJFk/ZgIO4Aq2jYOvotRRIsZcHsHk
9OQ3DBRlIraTFP0rV82lKBSuq7y3QNAXLAAZMk4iXkCcIBlq55oWT17zPhZUhjQiI0WryZ1Ek6E3ckUUi+Il/DJsm9OuyAaSW4SWwP9yAfxu25Ju1k3slnseXlOTsL1JYjE42EXlmzU86kSyFQ5phE
shgkq8k4Zcsv1qnndXGDtIhtkOcsh6AEsUEXYZWW4yu2rIQmqaCLR7341176IvfsJAiqx/dzJBQA0Qpfvw+YxLWnloKGma8z+XKCZNjRil70Ilkw30LXC2iBD1SdRtfLAgqO14cE2aEqchI696nIx/
wu5fXLX5Jg9ayO5feuQw6D8v8xk4zArLmPrMnMPYc1XsHmjJvvxC7uOaAjbU9bTuSKw8eS+Ldioxf+GOyAcDfKpfxwOlZwg0BiJSAs4Vm0Scvhxh9jgguw44Kr4K5SvgRgYWu4TebbhMPNyClqEnP+
F7KjZ6vkP1TwIu9nEYRV4bGobPouNIcxYV/gNTYCwS7RqXcxug0m1N1/q83HdDidkxoSyvKrAOItbkCPEWL1z4Ag0E0LVyDqz8JvKbZ6tZ0dhwsJESRfDLS0KLbA4xKW0HS1KDqChCWbeJBTHq3sR1
RwmfKvV8FtqvhLYJmc6mCwHlZ0Ea3NXJEeT/Fa073iLKjK2LVe81GvLya4YjzQUMkC9LISRsK+CbpvaiU8lR9hmnNN3/nA0ku0GbIM1hL2FtPYYvqULbrwNltzIFbfWIIkMyWrK6NRWq5k/cCkQLL3
5iQMCFpapyMpn/45DRr+Fh19H44nFTLhXLwpS43iYB0OhYzAA+BUZzLwrqFqBNmpMRuzea66x+o+B1vdoLu36D17tdWmdrgxF5nyELoDONXTzVA76Run9pmNcCpZUL1f0IADNbjYEEtjWHo0eWZJOh
Es8/JLvdpPkWmnH0GzNPsyfFQz+i+XvajdwnOhexwtA2628QaoxZAz/egQoqPJx5GsqbwDQ3z7hCfvMV7B7fa3QMxaF5+XoahHIbwIHtOyRFuj+DClqGfQSJiSNTdBiag2oxKr8d2s06m6cX5aUttN
Qhy0c2V73oT4729HPG85Auw6RB6IvM0AIbpwfXLiz9tS/tQJWN31ishzRG9oOV5rt5iunyMDwefPxdqLbzFxZwDqlMrAHSDQtDbNi+Zx8a+EgEz2JBR1oh2V/EVrLHR74pPJsjldlecAuNj6Sx0t5z
SNmuqtJ3XWCxhhNMzkHweCMaOcVIstuOgYG01jsTkNR7NcPD4O3Or8L3VcakwTKGxS8JNxv9HV17xojSdpdvSSji6HKnu0S7UsHpSrCMqNlXezHM01W1kGF+dj2F04fvE4Y79u7As4guP5sEyCZOjP
vHyvN9gHYaokuhhgmEA3zkQzpNGPkTiqwnpJIVncY9qPobcm5WG3PNI5BLQQBgCWqPuT4ab+bgw3W0vQzcjuMbWhOLWBCT/X1ud4CT8PXzM5UzomyDlhS3L9+FybfNdrK7DI/RWqdiEEYUIHsWihIw
qUBdlV8FxzWItZ2jgTnw1Y8Hav9s824fnAxAJ9QYJJeQ7sYOzrQjXkzwd+3rUmZiJ5Szgid5RPt08LV2uT4VLs8KLdsLx0PBdLzIw9Gy1E+zsd7tThaBOONYHTD/wNJl+B3MxYHDHBaRVlHtjjR7zs
UagARb9l22Q2cqFwOIQpgu8REztwcEDEtVwn6x8fvMUpA3+77HE5I5oneW/7MSq75v6wAYooqy5pie84mPIqJ2MoEPaLsHXBLV1S5dyJeVJ+oe9BM2iHaZJZVjvE7ivB8GTb5bzpDdYtDKw3eZETSD
mazmJnEsZwrmktRF/LyaRkS3ByNTWX7nQMfCM65Um2ZhdgmBK750/EoHWifMx1fcIb7GsUid0ifHXztt2RJi5m4FHI18l37VmJuVWxzevbH7r0aOD8QLUeJ/XMR4aQJMZ/mxk0DM4g8SSTd3CPbcb/
WsdlWE4TqWv8BKsl4BioeQnEDTKuz4TjtiYhTzh8zwZsDND0daYuAS3D0+s61IbvhpACRod8hplGhSu5mX8K4DH2fJNuAcdQTplwHkYD+Xs64q5OOZm/PaJssvxqyZ2s00zmbKs4zSZyQsFaCGW1P5
Rd+tf4I++n2p3FkA60SN4Cv5XKJZkORP1Gyfl/xWTZhW45iDO2BdjEDmejKyvPrTZO1yfjnVo6UtUuqGBa8Q6TUym0TXdFifzlYThH/GleeaEXUkI22AUSdHk8r7YCzd7yQbS7ZUNZyskGX9Xh9Rh7
ld/WAUUtsnugaxHv4Bxqj5S3UEQMO7YO8bEm6Neb7fg7BF3WjMMWtochmL/Otw/4Xv8Nvjd/ve+1b/69/NKMKZaUBlKHFrdhI2S/BiCwm31yiUUgLzyh6g0k1ckxiOfZWp3ertMNeJuWjM6uxDRIEQ
0kbd5eFQiNpmm+x5pzrCPJSkqGUextKCdbv6YZ3AqV8OJdDSgVpMdwR0uUXqtrt6MFLYV8vh32Uq33WHuObc4HnsfuR0w4DVncdDi/C1SU9B7j+snNGrtzso82gAQHQxDnqHIUNnh2EplW94PrYV9A
j6i5D2QYC3bq0A1gsy77OXa976RmXL+OIld2s/HvRSM3Z+POz0zmOgzvs/4HuKd6vIKC5PJdb6hG3q9D7hTIZU+9idXFdK+eIlNNWNSUVCZJntUFC8/IHdn/aerQe1fhdhO90ezybuUUADC92h93GG
9S7S1qSMdMDUIEHalS/wcQjZHU2syoXJVLdiqClV75L4DEyBVqIyqmcOMHapDkfv+misG6HA8EqfyeZJipvdeUn0HLKL2MC+NxEw8FXSi91AJ4sAXiYAVlZ0qK1Rt3FMoBNB7noOUESh5I7EaolPeP
2LSUtNxIncXjuBiBEzlfAqRosADZeO8mL/y1F7zIkuFbgEECLHoq6TwJ9VskA3ze9C7ETDxcbu1V1n65OtDd5KXkdihdg70FR8iA51qTnBp4H3Q67cX3kIrLy0336vowlI3ot5OLGp0DTyt3Lhc0BA
kerXzec57FMTu6kPtgm6hhsQLrYwjhI8GhjwSH+hGmCAAR7Dtade00PQ7FgbTHOEnP4m6uulR11dGZicZyCjYCgUIO33Qq2mLW9e5WkXOkIL/s5rZB/yE7BSPFnFISEgQCol4Lcq8KzhNrlHvNjkFD
prVO1/gTqtbKMPT35H7qTRMOsnawhQjzDLSSknMQZFquzzMT4oRSxvaOwvIrl7N3NEEPcz2BCyoF5uRZ1PjJjA4lme0Oe41XngERgHAk1FkhqnyFsdvxpXYIxxAaH5P7j9d4u+Q5HKqCi5FJRhyk+h
wsOnX0+hBIl7j3ktwB48tgj2dmU1DO1+FcNBvjL8GLzWyBDXdIko4ZYeOJoHw64kYgP2ScknrK76+nPCQeOdNmed1tgqDaZIFFk/jSVyAPKU/V4RyU7TU3YV9pWr9BclUyrS0XYgLoAqa/EU2YmBm4
1F/BGh07jZQVAKjEP6IBrvNiIC3r30nLwizeoV9ozCqJU98KL7mJlKteL0mIFpObWYBGEBgKUxHSC3qixQ/Ah6ikCVo5yki6HhyLa6bLgCBKr8O4XEqe5G5T62ENIq9pMha5XQBjaxzWUtrfzu0w2J
STbbrZS2mEZEer1jgoSAfcO0E/qeF6HX6bFjD0Qsqo8iH3EBxkQp5c4bFQW3Ia2pYGrHAUWmjzw3BS+0u88iavvNMrd3nNHq8px+Vgxt5jVblK+Q+q7HfAnzen4ouym2lItx6HJnhD9wAEG/5CZ7/T
zdD0HmSyg03fSMhWNy+g79svsZGbqhKODlkjN6agf1KchTFW61GvGWOb9NSUTxn2lHNzez86KqBCDOgtZEfAhbaQRzqHYCGKR0mdMog0qO5bTN8W0/wtmMWRbM8uDGob7DaA9aM9n67WVs61VZ7vXK
3/ma7WifIJayw+oOIOmQ4ipZ9S6TnoFfcdqEvncz2c4WU5PZr7+XFyxo0x2cdJH/4a6sFCFnNm/L3IENBG1mhGwR5oHkAdqGQ71avP6tWX0pUOQeZAaP0NLGAzV8BKYuCqV+pC+1K0LvBqXYgnwXna
KR5A8HMaakk4U8tv/KLXutqL+8/uFuQ+JKuUTT1oNGdtpLFbHuKYtUm9KctRznE5xE9l7SaHOE/wYC9hossw8pBDXPaOlGZtd453pm9wZXLHt6vsFqFlV3bAtz5D0OvcVf8tvfn9SFLRfzN/9E7cbQ
y8gT9UUfM8Z9uEZLUXPdLGcKgc50eQxrK6gxhpYsad0JOrRVIw9LuW05uJaBMYETq20U4VNjEgy1dBo14OxDBVvaSklZz8gtEg/2m/yrAeepvyvph0JfeY0pmvva7t2ut6rjm3tdf4rLmRHGux1imw
+5HoJ+WwBCv/cTiVS3VfjIHGL2hoj2DoD14zzWgSFg6tjgVk/k0vXo8j203Gi3mq2F/HnfIzTilKT6EMCIBTKTqPkXSF/0hcdxu/LrsKuUprBucLHLgX9J4uToEMOOzM/gUtneA5L9kBheTIKSSvBa
EAqDB5U0N01PE4i28GIzWQ7fAf2BFRhsa7348WWw4NVTmXpbqPXNOmh/wLx56jd2rZMbkISUi3jwD9W3D45fc7dxAX0Rzg3wGrF9egy7wa66mGBP8NunGvriUoPMtvAg5UnOS1L4RrhsSTFn15ascj
frbvV02NPKecCCm88i5cP3lA13+hix263KPLkaa43JRXm/Ir1LfM4OTSO66iqJQnohVWLPGCm/CsigSoQkBBjsVt901QwY14XOVzlZJ8SaEDoPhu1s0tGOfJrmkT0VfsxLIpQpPLczvYZIeZfHTHpv
NMU1uPcF17uHKOk9sAOKFuwwNsMRYTuuIzNrzCmh4seKj8yZ9k9A+9AvENOiFvpV86A3CyutHx34GfkrEbmb9k6qVJD8AIA5mY5DOdAQf6DEfi9cUssoqZXvYN8NlL5zW/odKdrrzmT8BGg8jeavjL
J50GuITK/Ct0E5ZD7Wokn73yrgejXxd9Vdv7dIuHo5QA0BB4V2VtGX/SxjNxbCW6YiJE1wAkFj6J86J1dIUtQTdAdsQwE3XR0Z67KediCySpYCoIeG2qyn2hmuWToTPYmdrTPTm5kiaqbnS73kQHWi
cIkEtqTYT5n4Bqu1Bb+b8nwZBqv6SGOOmJu4wUdOF8GNzbb4DYW9+BNMYqLOP8KFJFLiKVeDVM7S07M7kzB3yctqfODdBJeC0DFkUCICAW20jDJMxPCtv0CAIpO835aApO5z7ik+NV6JY4W7TWSOyy
+EbdRSWTaIzZQ2sSCdF2kWeOI2laPtARCm7vYYxdRFNUpm3hjMoJokULDDlSQc/xlU+X4b6BIoHHAE4mWVnbKQTKyu/4C8s6SZ3FcJdtD0dH1OcaCw6D4kp2ktf7ebYRlsDaIHeGOE/RZDYhl+1ouH
u0j1NdH1Xt40GKkfUQzFftc6AmXXxRFddi+5e3KXO/yh9E77fnOfpYHaQzylwExyCsFRM10AXnAxmVLqe3zvWAj0bfrrQv8nsoV/ILHe1AD1MiBjRRc226jeTwzigkGm3KY42dhkhSNSiuM33rTftu
GoY+DH2n/BmT7kCDq0+SsQiTUyP7epwN/55goWmA+LquNbQXdkMKrzhdl2OJKx5Ol1jCGFryQG6j9t1o1XUMqetU+5QKbve9eshe3UuQZHhl5TAbNk3zHJh9mKOVoXdV4rGgo9ohBtaTobMXb0UynL
2LU8U3+a+O59IBDiGF+MPMoeQS6mQO5cDMoT9teN2cgR4fmMM6c3BnKTITmXm0zEuuxX/NRmF62DxB1TdVCH+7Vkes4GpEaLQ2mWQrxishzeUj2g85iyU4UnUc1csfIxzFbJtbmkdAk+dGHawDj8Y/
H6HPElsb/dCkDxkjNVoJDKfslHCCV36ZVfAxEGkvv4GOdIWvmGjayzo6yW+3beIr8tOqaW/JuJQREhnTTKokGDI7D1OP+CO6/LiOCYMMxmBq718OLeL4VzjHMwmJp1r/n6irRtydbKiANYW/hfoby6
1z+PI5vKiI27/ULpi3XDDfgtQod2ysfn0hOc5oQPOKoBDVhNpeNU6COt8pWHvBhUjaZSfC+e540hDOU9FyvnqtfVr6ylFrpVQ5Ba+++Co2kSWeNt+BKYBsHzSiRxp7OUQy7VfwA0OH4ckq53TZFD7P
/fBUG/0TZmTws3A3MFuV8o28eHk5VIirN+I+SVEd5G83qNpzquiFDoBPmbXsI6ZG0q6sveBpU5yHRD3QWF3JGq85Cs3qjKQMqXeSmyqZ6Nr5aLQ2KDeabkVRkw7FC81YegN1TJkd//N0mNpf+ZTW8c
+DiTYoBiVeq70A1YQkHv5vEMaDyR2PhmV4v1I3RVScNg/jCaBgOZKAaodufRJMZHQwxrM5cBhuuDzDK8/07JVQOfYlJL6MybLt8YLjoBtpGfSCBxU4cbKoJhIhcwO7rJ0Wa/A7HZHLEHSjSu236w3O
wxg6uBu4L9trrCcrygZ1BKvgBBvMtfbrEBWMH2czn2jSaB00FjKeXyCe/9EPMLy0yIZ+LZtVDvQ3J7R+yURvwmk9w/axyH3ZQBSilNySEh8ST+qz1cub0D1rL8SJX27AdECWeuvDZtBHTXACenGDVh
M43WNaCysBRgk+2KpzvHQ+vGzK/TiD+4hKTq9A2nI0x8NN+m5oC7eXoMMQ32NkhUg8z8+1UD/mdK/gPNG8erSX30NQ97nW2cqX89AHkNsO6Xtb76TlWQOZuf8e5Y9UlvjMgiKZLYm3c1XKXN1FXbQH
GXjzfXQwwJs4nqXbn8Y29NkTduKx7V4dM4GH7OFylMzxZhM8hHlrJsX7HugClZFt1zGTCj7Qkej8ZMenYyUpCXTrkJtsHkXAHgvq5knKOJ+OtWiMVyfCXiV35eJDPkYnf60T3lh+M6jc+V06pmeHeU
A35aRwth0sMRLadsTrTcLDoin1jpQVbFmXzrxjX5vz7JAt06J/h4Muw5ZOQv1Kz78N/XN5mGHDy96hIilz3iPbHOutZAe+JXfyaQIsb+Y44AEAXKNh6Niky8HUKx+qWNsumSwf8eqPeoPkdJ6LM6jc
WR1DleXHDGi0og3uGlNjARQprtOFNvm7TH44GlDZepzpTnw4nu/VFkC+PpWsfgUQLH1bIFZcdNLvaLLtHvCZtP8z8u+P95oTvHARoIDy3k1Npyz0rEXEbkwBbFVWlCkr9IscdvZTKn8aVIVQaxton/
YxcpOSpNlp2n5Sm7O0OV+3vt5B/vuA2rbPMO35JqVPXPlD0IqN1LwHWEvPuPhQLPhsmjXEodlJgBb30Hiu9Q34wBa3AjlTlNCqKvYnffVDFHr9GCTIiqepdbwT2jL5/9LNA3VxkC4ORmJWfFIHp+vi
LAj4912ri/kmOd/kt+IBykEW/NA07zfFQxjs5soWB9vWIYATBG+ikesKpTs8+10v+B4kROx/erUTOeDjECdoKP9CZBTh7XBysWfhfRWPGbvVixukzh2n5N/H1AwP2fAsOuh3iRjteV7wjQpkGO2AFZ
QsOSvrjTu3HIt8NZedu5ZIrQHJUlv2bKfJEDHtLPt3K7dqxK0asOHgtmpGk3GpskO3W7lPcXC8RacAepkFuzx/XxATLCFJvoMkXQlVDTiaLbaylvzNmKP1jlNvlxA6XXdvQEUZUz+wd6Nn9qLzjyGC
8ezxXrHIa62ino9USTWaZ403/22zM3k1e+G1VxI2hk6RExbYivxBjk5/PnsdBBWjdbzG8+9CEyba6iU/heyG/zxEbv1j6dv7RYI0DNab/7c6mKuTjVS6206tkiVUtLgV3a3iW5iX+VNtMM36HZsnyd
/ay7zyJS8kPUQOL7mr9jjqQnNKKzEt6hTgEbu+vVLYfkhZBRC7XWskk3MOevJG5J/tFtNeg6oK478UGKpkCY35bvNaZH1CVmIDCF/ZKhA8Zf13S9k+yzplnmiNZxrAdko6l6YS/8Eit8+b4EXMl1v/
FWHP/wKF7c+BxLhW7RrPsiVr79MuXyreRQelBUCbJGwmSNAojtbtsahnI6fQdRF1bmcr41VDq14LA8psDUqqPFJOhq5vdgXQjZ0n5lgdzIdWD0ZCDiD6rJZYDZgoa4p2J2jHj9HsZidmB9lQEvPZm5
J4m00h4tGZHTxKvwOFXx1MpF3snVWPKD9GR3N0v+tBTkFUf4DZQTy1qo8ksgFkK8vsbtgnFY9SsURW/jsQG6GiJqHpf5O3oj1/t1fs8eSHRw7CukYnn0VfTp6GpPEl5+PxSaApARP7OIgzUs5Hb+Jh
IQUFbSwaROnXp3u1r+BVYqZGEQCH3kwm64IeeeVXde2+6uTKjzfpBEiI9C3FeZ3OqOaSbXYgW51ZZEp4Q7lLDdqgy726TspAwNKjdQ5U/f9kRQW5jQGiCq+VhXldUQWW2yEZx6msB4K7UMGNR+UYOX
Yeb7t9Eu0kZJvLHR6CghqSRFO8cj5CQWMF1zlFsRJ6lFeTKXnFNyGeQwHGjZ8mE7NHhE/BQVt7gdfzJNZzU46hi0l7fEkNMbor1PuMrHy6neCwS6R7lsJfL6NL9T5sssW8z16JeL/2whdpCHIIWmQt
ktwlRZStZz1dP1L3PAMFhvBsE38JSNf6d7DT6/LSd5q6pL50mP2jRsCSY/cmqusQGgHwY72e7jpS955t6utM107TxacKmvN3kLOh97gZZBOMzz5EHb8jMT5LOT7L2SbNJ1SIC8zFrDFr0d+wm8j6mQ
xMvs9SzicRA9FgqG0utD5lXZNZ2vwhRm4itGhCIusCo/1ZlCrqoPiaY0zUcSKQk7T+vIkOheUoFFrm4zf+V5A8sh8TrhnM3xPoErgypJitkm8Bi97gCLWkiE25gvXIvRwrdGAMjQ+b4qOoSootpvUg
0JIIjyxMSuqaVqT7x1V7Mn6XBEnLQtXF+ZBsAlQTBN/Krkl40tV8PZjQi77V+NJ4O4zk2icAgrVnKcQYs9VUDHjB7DPC7uOGuZQgaO+PvA51yllooQDWeztKztBHIpedSNbYKrwvez+Dtpz+MYp0tG
fdnI7xOWQ1Z8aY7PPQsSx+hNk3SO5DrC+l3AHEs83lhPqtACMNs31J9RejQxvthmQ6LLM3oTprTtaDT4WMbY0oOIgBklXqE27tX2eSjSaQGP5+hAIp+px1iLMUT1w4PRrjg/xx2JNJOM050G/TE0dC
WTrdS7/iJV/VyX0QlUXTlT44KAbfZZuSDM9k5f5rkBCT7Tp5v023el1zVddDYGk1tPal+uimRtxKeBbkz+gGz8RgqanLHd5pujaa5lOmawYKW3n4zU95XfupLrp42Lu1hM09iWk+aJqfApy7a4qXX8
JX4LpnyyuLpZJGPFIKSRIe7A85i5AruWc2yC/BJlX8QA16CA3SjJlV2g1NGLhXrwQMJvilzv8Va7L2NhxPtSNM+V5swGSZqd9pgqc6EZt9ti4+mZxfJxl4wtM2kzj/A4xKZadIHtu1zCTUnatzHtS4
xhskeUig8w4LMqcWUOR4l+Nt40Q7SGFc2LZeHz/cyw+Xr/fhPn447wTtZBmgEU40o6BqWfw5Ey6mawktdAvGnF6nAc4PR+7D81TyORN1PtnaWrkG5B3ZyeYy5kI/9irNSTnINsB77hXTZLdnncjkSZ
ibyIdrxPVFGyDfPdBeOet8GAKt8nkn3eYs0Z1c22cx2oYgG5EVPqNTe5fyC6gR1tnLKsjGklUXr0GqU6Q4UFCfBtB+rFHuaZBbqM9qd9JZh0TaiKeXFKBvgOthPbPN64qVGYX9Ih9LeCA6043mRALt
ZlYduWybFxBMVZLcnffLpI+noZjb+E4sfbAJP8MvJRID01hqVoeX2ooMOBNgD+R1cts/oEzETkwQ7HiAWID/uQvqRj4FTks5MSfocCngQxAwnIDCHP+yF8P95lxVbqvs4+skdgFCL/GnqSV6mKHwhg
4Z0OznAW4v11XaUOVWqMiWtK3xKR5iPwOdKHOQtgfDIrmcqvOhkNUyrllHAFI5C6Hel2NCEpulysiZ+yyy04AnRSAnxUwzRDL2J1A4B6NtcKnXzVqy/LLqPh8SkUWvPDGb/4G5zCucL4knrLOcsY4/
hf0NtrKLH3vd25Bt+qRzQrTW4cQGo7UFtPCVsP+OF6I0tlL7XKbs5QjREoFtD4ZucOvwUMA2rFfb5tU73pQFvSn7OJH338jakmETzKCZXsrmVbobYCQ/5t6fq9K7cYLHjtf/G7ZWzscACGzK+8GVkN
CROSOSoTh55Z8TlorFZlwwj3F6goc+DvwR4P2eQFaQNdB+L10WMVcPk7NmrU5ux2w3HwZRuJDQlNp2oJugudc0uSRLrGjyKTTCWIa6AKOrXtlBmEs2qC83iOdyz/FYq1KB1l82Q+T3Uj46OgeqfXL8
haxlIOBDbCGcRD7FrrszOfIhiZmcgbPAf8akh9p0qk3nI0qH/y2epB0qevQkEQuJcmDInJfCIGyLijtABYm6dqKJlwOlkPVgKiH5Kig5f4OOk30CKyE4GvlV34XaZ+md3quTvVD59ml1LdHJ8gHK04
O5zEQvO5FEeE5F/+JRr6/XGxQpcN8IInLUiUGBLlO6q39QNybr5izdmguBLHlE//4reIX3PaNznsjl8XhcKT3a+khYLjaaPocj8tFiGjrD7uuroIOVlXjlpJh9p8DPeUqxjf0lql5DM2Q1SPHhWpMc
jPO9TUneP/lP+pPVLdh3clqZxRTtPxpL2r9V9zoJ6I3G/vcarM/E5Boto1v1v423hgzKkJlJuRS+8BLiwg9J3staQyrZDbp5JU5VwMgJiQ/o/4iGJ50f4+MBtI4oUBMtRCmUzaiIA60vevURAIf3Xa
y651NZ3Z2t78KrSckjc5r8KT3v6nJo/k1Vrbeo8yZ1RymFoSsEXl0v1M6wu6d5dh7leclhl7qs6ldY7LtcqchU4m9pf/Sbo5ufI7Lu60DyxwPDIFlm5aKqDGnJ/Z/qBZ/y0nNB+8qc48Z+EJBvEuza
kji2vw436L4OeMZ5bfgXmJz0dujIfcrWFlnHSc93e/4eOBUikK7Rwd0m/BFYpb2chtdpRyu3XRFhqH6ccuWgiqccdyBZ9AvGJeFl6rUHe2YKWLHlNz273rPvhH8uEOn7A36f3AybWpsaK4X/d0z5Gx
p/0/nFn4Q0Q45af5WXr8MEPP8O+gB5go2GyksS7wkqn6Hia3HB8ClVHqTzg3U+Ufsn6/irEELMJNiOBQ4n24seadZlzWE2Hmfj6Ta+HD+5xaFk2pFjih7xWtu8/FfAWJa0IUvnIeQ2twCDGvk405uX
oE+e3dtpEScmGWXicSZxeoBEwLauM5ETo2CfUBZb08OZFa3B4NiBrFouWMkRPxL1GoLVdsarTrAqG8Z/O/2D2MapO9NkBb42TMA71skNPv9XWSf3I88751SdFswlDXHKbdiewXgw9MszaAknwXwcB0
OXAHfnb6bdtiyVmYBXAZfL6g+6CpfoOKGQFHHmTugmI7sTF1+JH9iSSBVjWoQgcLLyz1DpAM9EGCbO0v7DdEscY1rEQsQOCPE8vs4ng9IJJMp6TtZjv2ODcCUn/RSkFBINBZPYtoOB/Xl/9VYU4P9v
4lSlZJbMJETTrz3M4kmydO3hET/InenEDDuLT9mJUcfiM+m3+Hzz/7rKk1wCksLTqbMk/3ObakzXkjmHztT7DlAV5GkkN+rgJgBXZElnQ9ETw9PoR3tuBBKm5uLGBMyRwTv7JG7Yn9BpSDZ1dBTOLL
MM3VEkWjMZLWUFXqu6p+qu+XbPJ738NC90k7UdXr4LsIr897yZsSq7Gr4S+e9VuFfl+0F4M/8mHmb+hM57dX4i8IeuJylJTsihWHaADS+BpeYrYnHOROwPxOIqkbf+w8XJ6TPdkhNBypNY8sYHGZRm
acsUEdzSQcrfhpdSdlzLfTfOfh9Wb/G6dNrZynR4OrWZOMVCpVxdJocs8Pmz+I1zEKvREbpXp0NgiSXPXF53+YcPbbYqbgQbLuDzh1PeT73wUhX+h/IP0f4k7VPhM66x7ngfaV8EIsaEQEutUZIuF3
wZmPbi3+jdc4jumoR6HApgEgHeZ7ouA9HMbsVcL/zHynpSviv7KfaXPKXgUpVI6UfVlGSwSRbjWIGFBAvGgoKQzk5FInl7JiuLDge/vA8Q63CyNr+sGlOBNRJ23NbL15p4K5ZrfjWEZ0MnjrHOOCY+
4B9nUDbwg9rM0vEWM3igPRDVGtvOHuj5yhsopxRAyD58mMJRFKC7n5ngeYDwQd2a6cl2C8YgIjmVkreq76EReUpabfqX0OPvRh3d2/HaPh+XklOmy6IKdnP5XftDoTGiHiBq5y0KkecmqCiX91bOkl
Defi/aU0DCXEBHhtUo2F2TDW4yl+BvnUaTXYfSWO4k5dOWDB9gbzlrIoUTcwiKo+ADQE5CeUC+7kd4DuVLsKuLLqSXqxxANHKVOFn/GgiJ/h2c+3DKZhumqBMWSPhxk4q4UqdLGhysgfKkfFErAYK9
PhuMpJhd3O6RZEk4BE6CB+ssiqSWr61jq60BfYzmcgotWtgQBDx58QxfwrpKKS8fceMUUiB30r9kYPr3azQfmq7L5PLA9wMwVs724s9j+AUgBIOJHLj5BEgHt7+q4qdUPBGT31gi9vdpub4Dmq7t0z
jffHgAiFch38tOG3BBjvvfytXKAVcrebWSgpYOE1U6lv1EMrNmAd6J6fAt9OyWMHupRrPuKk4xFlWOivKUWhPhjxZzMQenq3B9Re3JpNyYha5jMqYiydotprzHlM9XwhT+uZWDaj4RrYao87cJ7b8T
5wI2HkMoZ4sAtfAPYJfFp6EEaF4HpjxGmTORuBpnlNnvkin/lU0w2SwtJ3S5E1KB/ulacmZoAvSgpSPLCdFMEXY1ifJouRo0B/3YwVv0Hipd59azy73AeQP1wk1Pqomyw/gLiFtIDuRcYDVMbIstun
gU2OzyBR00MP4oJCWTjGiaCaYbR0qSOiVegey0dQvWdiYv5UeAQgU9ppkZ/51IkKBt+C/AN0ZH2uKvKlOhgs8c0F82fCTJkVAc7a/CDyh7ngp+gGSsJEcpTqG9KU8j7vibyAK2bzNdw5DqpJ06Iroc
TDqpQYKf8dUMrYywo1Nt8E9QfzVufClxaadqS1kqtbNSwRUm2W6cSXdYh+66cVT0HhPM71iH0JYCdABOhwOpxAdj1XUtgCkSxA+/7pX3gZdaykrb6YUraEEuK+cdwIfHs5jffkGH6zBIgnRtn5abD6
eSlLQE8EWpX+wKyC+EG03yNDZa+L/xoJzGlJzgOB1ug0xEtFmeHkTw0hV4X/l0NOrldIM5jrPXXGnKNVVxjTPu7soqFLqmpSqZEgPmLQ9nq5fWUdRI7OqmaiKMG05FtLRsbsOR8Flt38lqeorJlkCa
pm+ZyeTRLQRiEGKtJL/4uyFiJjVOmEA5Cpjem5Hv+cvRbQC49yeU/5X7me6ZTSxzxlStQp91qBNgKVw7eiNEXaL9VNcInOZwl+4vmcdr3/Wot0DHu0lpF7+/Wf1WpkjOzXAJnmc2Ej8f6OVP62SDji
aY9EqcsPEsvPq2BkBLKj5JM8LHyVy4CBAR3x2aUp4Px/H3p53df/pZ38cGeGsmqoAgVVJFujwqC3SbHojpfJ2t6+DGjzIQbKfcul1lfCfyyUqzm2QNnGIzvTRVstrLEWA91OiH2zNZJ0iBIEnhrhOM
x+bKeLLIBg9fNGVh3J5CjLXEB16m7PXK3qbKv9SQ7qTOjGUS5RPu6POk9p1C7G7PjlB2vA5mvCK7JPlS0fLkCWdSbD6hkgaGLHLQxzcBMBPTy7LsnPghYRv5OVZiRTFbNW+sQJVOw6SkiIFkxe2hti
0V7tUQfCh/7ZUB+kV9s7RTOBm83A5e4NW2emGXqs1V4UMEuXXrcKouyLpqrawMFwrKRBeMMPZOEz5lwmlU4JGEto0zBfay/eCo+Z5/sxdvIxGbLwhDq1cb2WR3UVSQWmoJtdRyaqnFb6Sl1i+k5nU2
CFEHoRPE4BhLUvdoPlD3eGtj8C3oZT1fGURa5woxEZG2sQYMU3DxnoXklARVn7yYrPNXVs5EyQ+fMfHzJhwNdayQ56MT9c2uANHA9UBCNnKlUjbjtP9B+p5v1rGkxCeAQ9ReDcWhojN9sD0Qjus+mu
is5bChL6lHZx21U+oyn3XZCKSLkvJlFM2LybFKybFKV5mu34O/kLlzVh716cq/g+5ai9Dilm0CuALP3/AOoK9jHr6VrSplDYIXTfFRZkRUE02vRW3VetJLRqn60WjSylmTn4ecOSNGV/LY3qWmd5Pp
UrZrKGB1de2ZU2D+GMjLHWXeEl+MXBXJHvsIYNvzDc8OgK5JDPVTyIOYMXibXYSu5Q8o/2kQ8C3lu4tO+6X4pLZnwaPEPx8E/+JavDv/F9rvNv6Rxj/FODMveYn+Rmht2fuBqbMPm/y3xn8Rwj4NyZ
GG2do0a0+2NQO70oCMgPahACo7xUjb2f7hWFSX4QpjVgH67vM8LZk0YgZ0NNo45VFVqJEVm2xDVInreA4FO96tRVgS5SgccwGtokv26HzqDbbWchmz7ZmuV9HDyjh9OZ7yGCcVGOlGNIOAlMcjJnrB
dL9I8tcUSJo4j125SIt/HvyE1hVGBwVIAcUYnKrB/aZ4xIS/NcEUjFlLKlPl3EoSeeSMyP9DdbtZsMuiZwDCjUk3e6ERl1blgcgBhESw8m6khZJCtIeRvH+/Cadgr8kjhTbFXBU8pPxQ3guaP/FKhB
3jZprDrB2BiXCb8oPJHahnh0yqRJmac3DNlP3/6BntDKqQFm5Fk6rg1KN+oSoegnTMHq1lebR8XevmKGqqbq/UdU57W0eZYpIpqKMisau5hIDPO01dVsXjCGL1obiNbjcfOQkzkUwSjIthZQJe/2hs
K7myZMutU5Fn5kwwinsRpjDy5p/7TABcBVEuw1mGJUF9bKiLBDocq+NndahN+3CKsWw1tcdQd0vCbHUlth/2l5Z7PH8EDmt5tu3vAmRYWdCu0bbfQHNM5YrepoVKxPKz5fqZnWZmxmZmNqCZ2epvZr
5uJ3NgG3NgD/N/6LJOkjH1ysHsGfbiCPDpalTS9wrGRpStw5p/DEdAm/ZD6Pm7rmBnQlouwfsKvoY60b/VCyQ5/L4XjATovfiYCp4iwoFeycGndXgdG/UbtP8SkJ8VbfxywPL9+ymdREsaqSYyntQ1
gtykSG+f4kULQB2tjVZ9kiqcAJ+XFnklwcepVH8J0rB8AlQo5YL2ITg41H+F8X32PFK7tMMukcUWzQHYCXzSCOesdf2ue4DedzSWgtCsskNjaZPGUryGxvK67BXZUxMhdClrSdJjqWSBxlyBnDb8CE
665JIKrTHwiEyc0tEMaAEFHaVridL7SCW12Av5bAMF2RyI0G7iwPFminhI1fYSpQWPwoIM3JOkUlNxiH27A/wM4Oa0FiAPianEWHaUGCOyBQvCh5DAfAAm2pW+IlUf2wP/cOBfLYIYYzxAjDF79Xw/
65/vD9eWQp2Y8q8nE4FewL4T1z0LryMaqdPJunmRSXaadAgK/NwDO7UtR9UJxr8BzTrrUAQkL8C/YI3X4MlVr6MjHYwGUL91MmkCAfKZ4BIdEUcR0eBMDt/wHmN/glVh2e2084n/JHA6Owl41NqPEX
kahELlhD0ETjr4BANhotWm9iCB+hAmJYeXndKIndI6e0oNlpOOxNccYOLcd9QreawkEs0bTLfzkFrg9VKLpiLOUAn/rfY2yR4qTsHQIf0tnnmL1N2S0qzQuj8ba1XyHP93Ot4JL5uYjKToV3QBHgoL
m5howOA0G79FbTELiGx8KqHXnJV0P6CzvboxAcDpqMc4X8LehWzlGeoA05nFHyh74jRPXi11gjbdKYBbYEp1NIJwuQZnqJyeAakHsi9C56l0pYYynvzJYlCo/i+hYad4dpnnn1DZLhTHaENbtFgC10
+xbLJL2e7jFxWDdet05B5hYqIaXOyjH8K8r6CNo5zIMGiTGnyhdT3eMvWiy72ogO1mdixgtPYRHc0iTngmwBhmFqb54S0qulTDno9yE5XQxFavkpj4GEAd/oHaOkEJOQuu1T5NzH0iOlzHQx5juo2Z
sJvpd3QUk88heYOj6C3GuNkQI1J7NZSlnTkCpAZew2Sc4yUdAFtJAFv7HsS04lwr0QDcAQng8t1jqJM5UdkHCM+QZHshoS+/0Lbb2CONPQWbtLzK2N8CtiGHe8AipW8ZmSmjMRprb9DmQVMfZoOT8d
x6Gc/rjqjrxpdr6Ha6A2jVhHYMbgyHntIROp1AaPFqRE6M5NwP7wX01J+IHFIS12gZ5N/bq0x2C/AJJRGDxduR6ZVUFnUoxBqPCbmxbiZFkguFu5R1PbrVuHJ7jBmyFNiqUCJ8Dcu79QlK7rAJ1mO9
rlO8dCOMVpPd7KX8lZI30rMYFn5w55Fj4hAjD1aS6mSM8a8w8XYTH4w6yAGeYT1DnIZLGsOlSI/lmIZpyB+usY7gZ/hlYCfCmeblt8A1sPwTf6IK/4U7dyyKU/CqRkP1RS4S0iADrt+H2XAqw5GtGp
7hYvTbkYePQq3XpF1UPFmbBezs3aTrqyG75yqjoq37qE8bbzTBs6Z4AQjYgCtQdnf7Wkhkx7kXtAlpYMfAn6vMAmW/ooKaTk9B9ylzj8KJ55+LlSzhNO8xcRcSHqhDyN+OB+w54ANs91YkWakUXLZf
rkO3ahA81OiIN7MjrM1g3phLT1LqCGGiJBv2BK/9ea+83Evv9soN6Ge23f4lwkrSMymj7Mno25SPqvg5ZR3OariO3AZnb7Ml2/xME3/aOF+/8uGqIIV6oQMSzMRZEP+D114HRdxygI9k1tEucOBzX9
bStspPAXWxs1QYZezncPTI8VduxZWbhFX/EQFnBXMT/xREvPY26JP79EaUN2gX6ORW+Glaicz7mUCW6CgTjDHBh1kiXQmLRmgdOL2FL6ng/4GLUPtjpr0I8yxLuGNjDRZwfQWSfFcjN9fp+pZOduTe
3U5jOyqyEuF9nq3BTK92SoVLL7/rtdmCKP6mooAF7Ea2xgLJBpDnhbqkpVc42MQLMTdvD6XhFEf2b9Y78ljT7fLCy1RwvQpvU/lf6pznQvheW9m0zUdS2uoHxu+EIFtfPx7eIeElV1kDYUxoO1yjrP
MlcQJcM228BPKwgNl3IArBvMopOKXHgVRh4XaoLRV0jzKWglG9XkrPsmQFiEjZWowU5XyBv95kNAdk3ZZnekYqBfJnDV057LEQkExuQzuoeJAU1Knav17bm7T9dgVjtlQDkC+1v4MdmMkZmQ8yVjb7
ecacb8x6FPJlrzFSwtMFTI4JM9caajPm07ziTM9eCDkRCYzpt7xA6lASeKMetGSL41WwSuW3YZ6eau18wWQ7JMfA3Cr8qg6u19HNuvh2RRNr3QO+Q5uqiYEkMHt0QGKvH5qQNxYdbKKRJh5j6seaiG
5lheTAV5vgK8yEnW2ZpC69kK0OR1l/HKi+8Cxjp7clb/DXXpt5gpzpeYMezc7lUJ7q7QAZxh82/kfhOgdgKqWe/YU6+KhxEVVqk3A+SUMSWt3rkL/9Gl5KdjteSsqsBvP6BV57seevJWe2rgbTk73g
yu+7np1qJzby98CZAMa5EbwhR8cGCMR95u/R74047myxByVhNiLqA7r3dUigw/2ZaOeMT1hiu1mts+/T85envH+UqZ9bTeuay0x9ldlzAxpudiM6G1Ccm0EM4SNk+tRVvSOjVFLqpyD+rW84LKVKNg
pKesKWFPFIHMLtN5RsWmSLAdfpGnCdoHOdZuc6yZtfx1CofA06/CV1lsxUbe4D0bv8EBr4QE/djYIFHd2NQDqhqfIFFRyD4j24QwfbdOAhWOVjTC4rZLM3eLTaMw7arfl0PTgB+BmWzYtRjABlOlmH
p+PG+m5l6n4uOIY+hZHTjXitsnOjxV58rdfeqbqoTCK1RnQUPiCnWMxZG6QMtqLxWyyBM0ItQOTBjLVbhWt1eDhVlSzaX/keqcSpxHU/OkuhE5u9zEtWYvxaPOXFZMpDwmg2cAJSF0jJnxyo4+EY7o
QnIqNufVEDsf9bnQyFDk9MUwaIev3CJMpmx9h4gU0WeGkXIKatAepeUO2ehlLIEtUf0YC76CDT4IY2tOKPFPPoMUFBWoxyaKYTvAApLXskJDr9n2vTCyt5s9lYsm+KPcbSOscnjEdiRXsCRtjll0Fe
lp/m7MhTOS6/zdmQoVuZXOpsnX8DNOqSMgsSmswTEKPIdwIEa0abfKJpnwlYWr4c5ybmFC9jIlZmlTxFLknXaRARkpVj7vLM3bDqqEzGD9JmkW5v1GaZMd8y5jTP3+X5v/f8q5X/e+Xvh6Z03ofqw5
5o/CXgE6Fi3YmRnH+ADSTbcUO3+5CchP3jtokAsYTyt1/Q4WumbJ0RW+BGbJ35msOHO9HC/DAWj2diMBTchxG//5RX7PT8l6mBQFi1k0EoblPhg9ROZAiVksrO0v4XGNK/qf1vM5j/gsrtv6vCJjyU
JZgfbPyRCOn2PBMuQa6Ln0ZhhIyxHQr/o2z4foR3wLYZLdHWPowg9jMY5D/vFVcCT15QyDTv3J79O3TXk48CHerPV8Uqld2moo5cA2CiZ+tigGJDv6hgQA3tgvcZyXnXDTJFQfUGuduAWlL+ebQ4vN
s0HzZFR8AhquMkisbaQu72NFvwbkPab0XLyNF2sElZtC1JlsiNdRjFtSrYX4djdPDXUMsJjocCmCU4x8oCziBMF6UmHAL4YvRhPqgr6NO6HrKWPhVEoU58DrLryBn1ftOrrUeTyhkPNffXtX673hQN
hGJxhU9z4mYFc+ycjiEBVSh9kiiDr8GKVA4gqN1KlnWFSbcj5lhyKEp6kWSKCBPakAFZ1A8rIpGnpLwkrBJn0PtmiZdewzLKV41YNevKP1wNm4e0vNGHY8j+nU7P1Pu4M+hcM5RuYpbaWbEcQwfYfD
iZRGfY4gu2eGPcWsFaDMCnCbq/Ngmowy9hzXcFlKZnnFLO6a+YB4TMPvcrJCTr0GJNzwIkpn03HrIk8G2F/ljSKV2T/QELgS7uTvxJ/K866xfIpbO5kx9xc5+0Y3HeMHhHcm+SHsc0gIjotBL/G50I
DsEaKCdBIUeKL9n15ftMQIJ8fCQClxN/ttOwMUtJb+4EIigfDIkbfxVHbL9TknPK8i5v1rkDBz4An1PIgB9s2qPRNC4pg5bKLvslgCLOn0gWbek4yJa54tFVBlj4FTsy74xC6h1N8iaJLXJwN4moLD
p88LDDB49/6vn9fHA5zuQmyQfPSAb35+pkoQ7JB7fbIdZql2BVV0zwHmOnWp/OBf8NYP7XZE1/NA6zJm3O1fssgvlI6fRmqe8kOxfOOBNRNEkRag428WEmOtlEB1REV3+sbmhTPxyQNnksRoLnbICg
6h1WO1pq27yuD7Eik1V3F1vT7pgbjCqm6wLovfeuRe3fYOoocQ81wmzWCFIXsBcx6G4vl2f7XuRacgjm1HVxIsaS0gSpTodruRn0pRs6duhBJ+3yM9N6HjVmkZkgssERkHaRdCumRj2G4POg3mYJJp
fw2OuMwvdq2Q5SAtg1KM8bZBBb8jLQJ9zECVov8pCS+WSb4zBJn9DZW0LyCxv+EIDl4MDuVO0j8AabqwHyDy6qZuu7bzBdL0BJr+WAEMQg7dwJRV9clqKFkjRmO80+SziQknpktQ7Gd0ZgqarRmyN/
HD3qkAjbgPDL3Axgmy7x2ishUQUN8wxMutZoVKyx67j+gL9iks7Jvocx3AadbKZ32F7dnZhdw6AAJod+i6TUqMf0cBbfvRC3lHCsltHPPSHTLdtFBNRqIKCQv8nDr0GFr/wEQkpqQfKCDL6P3Lik+m
sxl33dZSip8rfOiGROnrBgz2k3YJQy+6sKZ/UDWECiDZXq0kGq+h0HxqB7L5soft5IXbnHgrMAuemj0a4EAv9wlK59603fVuNGwDF9beQUaCmojrTprGSfVYkUTUNM+RcwQUieMclo/NKEyJaEiAt0
RyMMJtIPKX+X6nIaKUfi4GvPN/G5pnE+5qT+rSb/ockogRKyBgklyDDdDaWyo0hgcJSpZGHoCxPPsCnnqnJjtTVA2g+O2FuQVHO1zt9uWlxpOVdaSeBrawlWWkGKejBg87rmfBgrc5GpiKuM/PUFGI
g0t3l7SGxxbb3WZIDka6t1q18KdSMCYz1VfecaiIsaqsEs4iBALviYiagxmLMR0ZxILbiZOL6bUsv/v164P6ZXNWeHul6F31JOhDAfCTGfkHJ5UqzF24EADHt1Mc6UM4EaLa4ibH5fJCQhp8PhDJt9
DuiFwVO81jSvOR/MrOIlqMIaVSUJAX12rNQpHLzmsvGpz4yZNe1B7WRsdkvipxRBEflZoVM8+yi+Qh5dcJ0u3oW+UHC815zulYu8Pdd63fJzcq/W9mpfQX9SEv5aTQ9ZBB6uGzTAqmwaqCXAKs9T0b
9rs0sbDkeMg8rIY/ka33iEijK+WYcvaTcHDy+nPOwMNDFyFg5NpVKG+mSSSuawKbEXGBvZm47QBPjBTKj9OEIluqYSfvt7NQtR8Bbk3fwJH2YGhb1ARoA/D6zDWPbOWB2OQ+iwmzHVKg9Hu7K2mO5y
65GDlRsBDunaYcpd4CCDRCwV+mZOV0er+reo8TVdZxQrNg9gt7auNCUNiMFYX4hHFNLPxfWs2g2VbTeh+/+dlB7Gx7MxAYzXK/8u5f+EguqcSku+Yc/H2Zd/XYe/rBpf7WEAktnx8LOzUyB0nPMHgo
VB06JXVDga6IWW1N9I18PjWI6zkNgD+1yVnpUUqBwoxyE5if0lFq0kYYWktRJ5xpt8Kj3onevxQ8Y+wtpEUgsuYMnTJMls/yNxgAzmshyLSYDTQwtaDsRVYJiWt3rld4ie/SmIe0EEIDRgFQ5GO4Nl
i7ydS1X0b8o/SJcH6/IQ2G8Vk3R6Mlhj2EpNPOeQ45LwfSYda6LzTXEZXNtCGhQWDSrp7SXO9jAbjcNGK6djgCVldXi5jTgxj95gYt5884n5XZAOe8Oh+UycHcAynVSZWvr3qvBsyCY7NGPZbwM00w
x+GMwFTM3eYUN6APn0AEIZdZKHInqlZzfA/TZ7En3jYqzKOLlrdyS7rRPrlrCwHIqd0Ot+QMdPgvRUfBycx7Cj1+3EGJ1n8X9J9M+FYh6a9jumh8TSHo5v5JpynMVUnI4546hoax3ga04QctE5mGKi
35ubVGuDbt4Lho5TCoqpFOSk+IEE7thdRQ4WvkllW1TkrK+kCnDuV8tguiHpOmzatug9a0yXY2qv8RxeSM6XUuv4+1oOL6cY6ZCBPmsl+UVS9LXouFp+SXfJ+TgeNgHdZ9gui9UbLYdzQb4NDlmFm8
NOVMEkcuSf4249E9Dl7FkOiabCFU4yXv9pBEmwrq7xwNU6U3fz230a9fqkHYFh/V2VbFPliYBHSj3ur4ItVPg/ZLnbP2z9g0lryUmrZJuhK2R0xdoIyEbPv6sGU2nETodGR4VykcOdI1GXGUZMtNpv
V7WjlVmhaw+axjVwu6hdBNJ6HxHCvgPwvBohXN8XKyEYh9q2NgAqHFwJROWroMLrsTyMQwsvtrHFBXvu8IZsRslWS6D1kY1TQy6BM2BJ4+BkEUQJcMMTTOMC+H33XUfrnB7z8njAe0ISN+Sv5GeGF9
CXrcdkHbHuaBzBYxSwkqW+i2vSwavCARzJ6EfovQNv1gGbRXws0SoA5ouJAOOZ0QjywSakvvYJFTWoyuKU1jgijz6MHnL4NQx35Pb2kG5c/hmQCYs0LNhGpejn6Dv/Tgyjy2cxfQDD9ygD5zuW5LJQ
gaW8BRlR8AzqDn+0dckVpkUTKhx7m7lESJfwjEar2bMwf4E96DMmGg3paUzNJhJz2OsFwykEKlvjY/xGKtiDXHAV6qZ4K2p2n5VpyYgk15RfVyzxnMhMfAwQVrLTu6jrG9yL9oi8HXk1rqPiJj4FOS
MBHSprTl5mseper1oXQZa/pA9m7V3W4UtzQhxtv8naSewwfMMLfgzFA8PcAEv9WoV8gADRYDV9Y+VMORPNK0socvAOqlAeJ9EG4V3qelRVY3V8tvafBohCKnrfYclGYAwKV1+pE8fix0qEtxe/gkYr
iCdJf8ymE2FLWDyvVsZodrCpON+dfHfHvLXP4LeX873URxhPOiJg9i6QtiTYtikdBgTRuyrcaUBgDAjyV6uCwuPBVgiLJfPgESw5px0HWEvfxSqZznw4MQF9Z8L+NP46oLWDl008ucqQS+11E1lRTk
HI9Z3XKgkgg0hLafa7uDIljp7RdZ4IwZfwmhpyIpxhBy+3vUQ8wk3YQQ6OMslCYzu9muQG7HpJ6tCzWsufIKX0BFifZE445QiTzaXkFxsCdedEL8t4Drgz2Z/3V3TVaRJU3J7jRfNRmcbLveI+L96J
35jIMviI6pIU63QKXj2OBm/BmUXJn9z6go6/CSm8+AEoP8D85d2mPRUoiJi7r8sZB6wAszu+B2lVQYpQ+/1A3RTnktbKzk/RuYGqpbwTYTySbz+9Q+JgVzlzXWUawEFxuvONjsHhE70gXxq6DvM9nS
YztVidmzOwH64NImfih9gLHdgGGYW+3ysNkPHVMgj7G9RLvYQOblJCBh2W1q6L1T4MfTjum3i5sgb6loHhmKxiji038Dtt367sCsRqxMBUZVYb7ta433rJCffNhpgtxBWdB5MT7mua+BzYUqeM0iln
wa014HTHGehphaNbUp2pmiZvwJpEg+tQRGyYxd+N3Yp8aadx44yEASp3G+d4r5wAyFlrlleeC7FHfxnO8XA2HJ/DSbokpiKk5klBp6o9FyAyD2Y5IOXSbuMNtpUPV/t7Xq0H/oatAxAt+44DGSqgrP
eQyTrlaKlcq+NbdXm7jp/X+YGVAxRkIcejjy0VREzXp2wGuo7hUuJ8DlV2hPJHKSP1+yyIVPtz4XdsH0KuAv/Bbgiftv9ORwRFtFeSdbhd+88w7XfiJFfShHqdKe4ESBtFzVbjPwWD7LAkmUuezBk2
XV41ecptnr9LBat1Be2uoSNafgJ3KBs2k2TbzfhStetg1M5yV8HjKn1OhS3kIb2+Lt8Ga7z2e3V4DA3XPovFbJ9FH68YYRz9M+NkJN9SyTOWI2w5pTM8lb2wSw1yGnpEh7acZIEF+K1vmVf7/7z2iE
q1oPdoHX1Ql2whRodXLpYS2Yr1RE0Mta0PAiTTuhTJaumSQLd4JOVbbMpXCyKBRbJFJbJEZ9OSfqzyvwoCY/wU6W/fp3v4DhLqTzM+ZalQFq2AJYo/zAQnerFElTE4+EICQuIbVXwVMMlSZcR1xIHy
M7gT/EzqnCRkjA7dAJJpq398MMy0L6B2HymiBWtkWbfBFSgD99TBTnK66M1FumuUybkHG+wSD5JX/HOT07yya4pnLvPstd4+zspNyqIPIumF38RcVSxW/kXKPgikq396ZQubc83goClMr8Krl4VhWQ
a291PlocqdzuDGbqIM5vl08urVhk8+uYVEe8bb4M1dTpylNZtaTT4KSfuDZ1Vti+5jU6tca2rPmNpoOJKnzC7C/sgpj9dFSxcSGQ9LFw/vMVUAfA0w74cm3OsNcZa4Tu9iEawlnPV5bZlx/M1soxc+
QWLFc6B7Z39LOeUHsHTD4+EX7zun8ole+CFlnlSh0sbottOJcswjpxA1ih7Qy2BeEEpGvdYYQsdL4vDlT6Q6aLv59ReRmUsqKDvU/42JyMn9k4C4rY5FiF2AWrVFpazC1/6puHk5O0IHRLmIwVAKGZ
qaoU9LJGFMAcw2+df+PuQWDVzSyusy3h6S19rLIJ/bc7TqOkEN2QTNzNKJpl6iGxt0fC/btonpm2D6FmP3DdphGrtMMQsuTn+alLTnNZRX11AA6yJfTH5UNhmAtK7TdTFfN8abQVuNfZF0WuJIoY1W
R+y1pAj1u0XHEm2YpgY/x8JAtfjWeptBR9YythX6q/i8V1zuxXd7xc+8sgP9clL5IEpIOT+BPgIckct6Qvs3gKQnwJmjtT1W6gLdnsNG0F3oz7Qe0OWPifx8VAf/yo7lC9pEkheZ9qnGfroi15SEih
UPG/8x6up3W/tOa/YnjHwK0nufvs9tzQVwDdyIsAwuroqU4gmVNrByMOMeUKSE/67NBcbfXlnmSTZenAjLLYwprwHrCqP/HWTKr1X+GO3/NVwwgqkYzZeZ9idiSArdrU5Twj8RIv+SXRcWCO38f6EZ
Hp6s7KdVXqicBiW1Xp0fjL5T8FtUf5bDvtyROq/1SmdHnlJ5aRM7e3Qkl2Vcf0DLo2itMsmBFux+iUIsAaBCMFlbC8RO6UoPTsRigqkiGvBFlxMxuz/hspSqNv0vhe8CpGN5EY9qKw/fPXkSvX33tO
VR8zkHNEpAtv8Nr9zsdf2Y0hCJqrPikHx712ywsBNaLWMPjtCSe3dRQrndmVp2dZniBM4Hl4Kzhgg/DCi1PoWzCZ2EE0C7QPPNNUPIra76Iaydu1gr5QkmKVJlBM7ZmS6fuLjkJ3JBAoQCyR8eB9HS
2YSlR1UWpfAvYP9Hwm90lteUtOpRZC8ZcY/xSLTZkbTcCkBI307TGmKb423yeuIe2R8T98jeWNwjP8BGlxD535mMQ8iCgHD/bla4azpApmHot7Tvx8TE7FRmEZLJP/4QnE3YNs/eTdbkMJxQGBeOlr
SRaK41KHIHsWUE2/F5Kr1LRW6w8kv05AeNMTnzkGjAhEUOI+cdkw8kZ72GlrVTQXzmV9pwjo9bXQbhX0gCst0UPQ5mt92is1/SFOkiYx4zzmuy3cBihuwqe0fhOVT/3gavKNmMteOoHMLGEbq+FOOK
JTDOQuewvKejOPE0ol90Hr2WbqFX4/PGP4F6BSciYvT+DzWmHFyW4szAsEk59iUTnUH5ZR5SwUxoqpd/hW5e6yeyaxCXwjEmfMTYg23CjQZNjJmg5OQbgQFzYFRJJhPHvB4NHFd7HHJ+KfCrfuNgNC
IKPm2pr4FXX8E+iTxhyX670PaM3bba7YXs+eQkHWQkHUT3A2jXemMnxF6D8US0GctJKhe/pmxdlV3QBZWX0jsOY3d7mTKXw/uvNV1Hc/XbzqMvGGVAnG5GuVfL4RjPMfFcbsP1eC/Rb9GrAcZsGuxZ
G98AfCXcAYnsfC1aQ/3+F/Dso1tf2HHrcw5rwO2c5OXLveYV8EMs29A0KNkAL29Qg59TzV41eLIuSftNfgQkgJE89lHd7Of/fsR0TyULmFrTkrEkD5vyaWxY5+BWkrhR/pVtj7I+kQzFaTY7zw7+/+
t7NViExVno/DiT3PRJqPcHHBFCAYNDlmi77n6GECOCBltzsD4lhjiri3IkyFD5jdgy6XZY/bZc6jsUQUlKoXwNDfgk4GhtRupwmjY36vAmZHryeeB+O6ZF7QOsORJnWcb8EFNmDqMjDqPlXUecREef
QL+rJC++wejU5KBHqsj0LAix5k52Mq003/rmqnSX6rW6izE52Vw5tpeDUUb1uM7YDmCnXYhuMmvqsxVbti4xzf35RQASSHEkYdbu74WTKivA0E2XbgeYxG4EfDH4KdzkpUZoT1TliSo8SYVfBAINI6
dNKmRLxMY6/AegQUA32A69dyA5p5ri8+hF5MSW2HuNeZqatBll2KcBiBsyDgCtVEPXTr49XokmdrQBaPZsB2qiwnmvnAwDneJ+ELflGbr5SPFh6jATIuiktstHdfSv2j6psxdAgWw3dDwMqhFWbmaa
iadzArgCk4XWvRAJiZ9GkxPCO5kJ3wm/D3iFH9nRb5HC8xIMMpo7IXSMob/UF2dXDvXpMNt9MhgZUgWnznt0qweZERYarU6hEdDKKlsCbEm2rnL3CAPrJghZx8Y07jeR7BdjZ6+s4STZpyIFtTyjzU
w8pYC439JXTcez2A9tAUSekylSvUsNk2JwJC3qpCS8CW5Zkv+UbZLsNqLQBhWOVs6B45FNRJ7fvhYkmtYdqnhSOUvTVl0HXToYqZsTaG96oy7W4VFELxNSewSSZP9KijOsxk4JD8HvalAVv+8k0HJb
yyuXlvpxykyENl2rn+I9zBRT0bLe53zsnfpSvB1ZJ1IcQXX5jdxhZM9+Chu2IfvaN+k4k88x+RloPCKp2NfmhwJpFncIGnE/QYPUjLyfmvEaXgYTv/wP6RjkUYaMEiWjRMEQEXHLt4ay0W0Rc/o4I7
Mjyae4Cajm+nbdNQZdCIQFYhta1J2wuhLBaF/g+UuB6gcN33lPfEglJ6K9Uykg7aQC0pUmWWfs7ca/C/l5STtIf6sXdrQjcGPdaLPAplOOqpU6lAriYOMfgTMrdMIROzii8tA6SOXbp3tDzkLO0/gZ
ugG978N3dRsdW10Gum8k0uyawwQ+q2tH4FdIafziRrPrMdN60ez+TzNMkrchhInOsLvnVypGEv+d2Es+ER7iARmmmNpzewLQuAKmgY6GHxvAFMsF8BmJaHkv99A6FfxW9AceQL4HKVrflOOqRm68L+
TiA3m/e72hBk254lnd5xTvL8J2rh9q6/ORP2PKs8xrfxlciUJSgpnmbZL8c3uWg3Xp+gCyCH9oLD0HYR8/Dvl5uFnXJH8wXoVpnAmmc3sHapm2ooXuJFSgiRM4mgysV9mROer5d+3vQquteYGx38Hg
pqQMTsnWZUm3keIUKAlLRuSwDc4pr3UekvNiuE7IMk4u0fkaMIXlNKyR1Bz/CsS6jHRmGKhdigam1KTRFHBhwDk6hUqPF8JC2m5HrhXSNMSegSVXEmFoXWDnl9ovcvFv7NDblxn7LdxzcS+dOntMPq
1C/zrN/4ya/423q+JIdFxrHdn/3k1qd0f2P6PsfyHl/2bkOfkA5f9dHzZ9HzWZVDr/BMOIxhbT96DpdaJnC2kQyS+CCtZ8gPey05V/seqmwkZAGY2cPhGpPNsOGzFdhV5uNqNjHzAFGH57NZt116Aj
Kq84u0TXqPfrX0N8ETe1P10XqtKigebVbmRxmOxLvfYTMK0cgCTgwKgYY+LPQsMhkffoNBxkwXC1RFwtfn/O+SA+g7Tzk175WRLkd2A7ZAfjIJMDtFipyh+BSdG1WxV7VTkL8IzuC3S+XPvf1OWdlY
dvSqx71qthino/HDblhMojW9ZtKev//dj+xQW2uKRSkyicNP13PfMrSOrlXAam46xhx1HL9wZTu8s4D76C9LE/k7PseGcOGHAtiH5AoNE2tzUVU0VsWNrmuuoyPtI6eEA+2ws/T27vWCqEfxXKroEU
FFLRf1+H23S4Q4ensR4cb9+KO0xIph5unqpxcuoF+xgzv5qB+oT3RLI8tnppA5lbdJxKhqN9h4RzH5MS8eI8nXPquliyAsN1JJs76hkJntEuBV7nUmiulp8gu22OJ4mfP9yE7waQHtOWrXi2IQ3yHI
MjJ4oypq1Mwa5aHFD7d52uPQs4ZesxpGo10tzA+FgAUH3KZmz6UGVs0dut05Ug2uTPoAApl+Aoib9k4jtN+hQMaPrOYHPVAMlmr8GYAF2v+1Wb1M7Ws3D7wqSPSUvhfvJ/Gv9l4zyFg8kkws8j2VNK
jAd0RY86ycuWe8UK3FLS8BzY1U6EdXh5Jx1qmPu1/kEXxBfBUJ7IInj97GMSqaEmYDjlrGpaD5na05UPZqvOvN0dFpM842TqV1Uy9VJ7Jh2Z+vQz6EPmVKdv81wrhxoInpxpas5IaC8FeWTju3RilK
lxoFmjJXpyC2Hzi6ykScFG4w80pfLQBpe3U5PKcRtmrF1OCYGz0YDNovDjOC7D1/tk0fmk/+pPui6lHOv1NV57K5Ccjdl003tIpY8hMWtQMqXZretTdX0+Epi+lbrOm8/+VRfP6Iac1+PNII7zanea
+lOmzq5mYwIyw/I0L5TaapcX9mK0Hf8eTc6SEFDAh65W4e9VuJ8Oz0bci74BYFLwO93aqVujTetEIydCTLHW+GHTegaDMNlrgW+DfWHGHY61LSkZTgOsLnTGT/OQk8saKErazUyEP5Fk/u7VZ+9B2o
9kg1SXsKULz2RkuxQEhNstJqQ5EUaf8nzOtKGznpziWUntvgb5EX8Pkthip0qmYhVFawChh/3rS2jihcOwkc1S2omuh0tCbYupO6OKKXC1KIg5jH6pHX1bvjH5ZxRB+cEs8JfbfL5nOEOv2HD8mNkC
UAfGB3IR2l+CwXcXbGdjXiS6p4IivOwKKI72il4kkHtcGWV18AkgNoe8WE1k0AIizCx8Ec20kPm8pXdAMR8nb+6EuXrhLGNTldUpVvO4epuEzSN05FQ4Vuu2y7iOMt3OuWaZ6V5lghtMKonfC2Cwls
whWx21wBYpdcXjaihr2Mj54LjtsBvEgXQOUuvddFaSMF4cassRMFfKeeBGR4HaGd1gHC063Ox176qEOnslhRun9nVZ6IMqGA5jo+7rdfDtSn6k6DiuBuGrvVZpyx73mN3j7SuXpdFedbWO155rNe8+
Tu4c/V4UNVu92sPeoF4PNJNRKjmWhggE8daOhoJ6LDURbZFjqdDfieXRWmJqtAIvNsH1Jppqu9ixL/kW+qhpmZ3iFRsrNGmTTTMMmq8BYLL+FNXejiG4dD1oX9EwaDjnji14Ps705iPGPxFzw8Ih4q
So6ShRo+KT0n5/nTgNaiIVkY1c4QWblNRNkL3l1BsOUCchtwnuIM1tEVQE/YuQ0gcPErfGfDgneqTVz/uWDXiNl6+A5WLAPZivU8mdhNk/h40jEbJxpk7/Qefn62gLRm+yEzMJwhoi/P7hqLAKMuId
TQN6XFvRVAEagedy04H5JQ+frO3F2qcjdvmuyuGltazSZY3mqb4NMP7DUHKvLkho2sOBafcO09pl3kYAT3GOzU+kldIYmozcqOxVbGlmxtY5pPiMtX/0AzFeiv+PhD20O6NnToKCiYgbjSfRh0E7pa
79LkzZ/GHgBdgrjb8KsmP+8yicJSzX3UEzMJqt8fZIQHt1NGu6aPZWQtnzZo+LZkyECo7/4IH1ZKWh1K7ruAsLte1ooS/r2INmaeGQY1dCqSw6hOphFjC5fJKK5+j/Q927x1tV1vnj67ms+977cEnS
HC1vlJdhkDEKBSdn1MkMEAYQxBFLBXQGB4fIZJCfJKAlYyVQSRfPFGJoY0qKot0YjBp/PzJjNLtYEnaZr2HAOfvsvS5bv5/3+1n7iNrF5vLH759eydl77b3Xep7P87m8L8U/a0mT/MkYvkNwW6rvFG
3zYKzJHgPWOmCmV9K0rsUiIlkIkrV1DjVnYGiYvw9LuiPFrJMqIociH474KV8+pWBRmw89eY8N/5/qJ/y3VI8+4JXbyOI8WpUEAARnsVO0ShU3q/IhVTxGSNvPVLlfhUt1+CXIDMK09CaU2GEf2nrh
C5Agzt9qw/NsuNSGK225zJO00PkOSEpfox9HnqoBdmMSzun8y5gSME0NOe0FOfet+G551xi9pCB27WKv/g9QYoz2I8/BT9uoGt1RCAZh2rRPwEqW92azUVg5CwbJLSHSSL+holtrF67WloTkMuzi4h
VSjWxldD5oAld0F6hQKr1KxXa3JKu3USST8pj5r8xwgnPwp11efQm1silvIkW6nUnD348B1gvVxAeQejUlMxyKJkNAQorkD50ndcc3rQmmTU4KNK6JdugcZttHgI0F0ZgLbLoE0Erw4JaRFDCTI/6N
aAdFTnnb2WxtlDLHi++t9Lvarn1K4Jm/yrZ/j8avc8j9Hd64/iuMcV/hhztohus8cLsGuJIxFuejgIX0ENwNKOc4G72d3PFP93nFAWJ13gGbGHuWCt+p8gXA+/l3As8QzEBGBBLTJyl3QKGDwrn27N
V5riUvyXuMHY5TzJ4IaF9OwqklZS/v+vD6J1s73ubnWnsJNVe7Wqb+TDTNnN5mtgZ5u6yN1F3/xzo8sTtNpjp0QOGp3Pm5P+tlB/u5b9XtV/m5o/WdQdoF85T32dprmVaP1jE7VGG3fe2mYx0yLoO7
Kl8Vk5hstemQ1FDSQTjrlsMt8j4impjkRuURxLXiKch8pIrxL9UDH9D5P+uGo4R8CDqTkuQHexH/48m2MQ8quLIBW9MBKM3pahqoiq/aWohBTDlSm9N1cJ8OhtEbtGWSBsbNMdkTWH5UXwkcgEGW2U
iQJuL7cMZlfH10lY0WeuE66LQUE4nUWghCDSAWRNjmyy10J46keNpWlJAlB4JxA2JxsvuKA6Y9wsLfSn5UYmxDvonF4f5eEEka6yojgGC2OexSapMeB38W+c9DHeVNIolTeNCoQ/OVXotctmgOkHWt
rWr44JC3C/UsXTeJTddBo0z04lLcqHJQA4p9IbjLXU21BKcYI4f7ozr6/7TdqRtS0f+Lsb/imbgA+mOu9JB4VRUdTkdXSonnjPMGkm0bSCS5Ec0ieRAtjsPqTiblakztW2Mo9vi7hmWn4j/tCGw9BI
o1Cvtoj3HIQF/S7HtRi/lkJvo8SmBCZADtaB9kP1Qur2TcwtmY7bb60DMvZVl+C91mOwNKF35Ll4X2rYlHmOaZprzW2LUQcC62mf5njX8EkoSQjQjzbwiVbQ1J86b1emZ7zYVIzwouXWuqMDVUNuZC
6BW0dhMldanupwuPrOGhG2HQWVxBdvaHMXhqbYQ1czzR9ky2Q+VT5tmhlN8vyLkrBzcFR7d18q+r7SD3hyY+idsCuzz/dJ034E3mOz8miduHkmbIpkp4CUVmpIg7qHDLncSBhKDzoNUm29+6EXm3Rs
upMJ8v4oK83djPIACixZQAYlEepRxKsJCT4gnUBfZwesjOgIqI/3l05DCJDg2aw8eb1hmm+CtMD4vNpraFak5S+FwDLFDuQiuDahVReR33JQv3Jc/Ae3Mnv6BsMJ7fjeIkneleQIMke63q3ILUyI6G
qZlUee0Vuj4JYghmI2gycqYEr7ZS4pkIdYVTaWNhQGcAz31AN9YaKCc4CXcNHl//dG9gC9D7GTst9X9Cz1Culo2GvAxaRr06ultHO6vCIXpGp56JRpr22Aq+nnwUPKP2PNvzj9auAg1NAlH7YkBQ2v
vRO2r/E0zZ5Drx3bQA8ID4lbe3P2rirr2m03Stz/Z61niv66IipdzYN1eV34e2XnAZLOeKO5AZokC72jgVwbLAPK5OMrgkxgWdaHw51GhDk50BfQzQzOUsoxONP0MnV8KMJiDZvKCcQkE5hYIVmZxr
ZYgmjGVdZqiiUJ5h0qXIZjubAR8qaUxju1T0mJ9eUBdXzpchrko9VTW/rzqXVZjqgmQByQTkC0saCXeJa3UlCjodmKuSLjM+tWTltkctyOBA0MlpER8w+4jVBxlqepdt9Gq9Ylk5N3nlR73aLRA8h9
Kg69tsNAOr7MDNtvyIhBFMJ2X7dLjmg1fNQfIZeCNys+265CikdrzJJD27ENlRNRCp05jV+YUxhoQLITEtP2TImTyq5mPeGipd0sCrlCxoty5b2gw1Q042xTjQH4BKXYngBtD1VhAZ8BPc4KAXATA/
Vafj2RjXYPICicoqHvJWKeY+qN8fwAZBU+U9YOij3b0CavDyQOVgiid1dZXJH5FSNLgIXf1ysYUPiBx8HpKQwM0oqRYeSQb4a+OPQEBOSMsqZ3vt39GkjbtN2nJWBRRPZnq1xwjMqHMFGh0HsLrLL8
fSdUbDCVtVGadCA/TZbP3aSI2cL8CELqROeH0DRcK3cfEv0J1Bj+NPmOztTNTdYpC42tWLwKTsJBvO88LL4XqZ/wbBrRiLyiKfpMIFKuhVwSNwBgmoK5L9KUAvKN5vhpxjuJfHB4MSKDP9rC8UcmD/
EuvPRXUZugbX35BNuQcyWWXHG5Dixc24r1fl/ahcpMQO92MlZ29HogXD66U6uBFdellU2S606IN+jLTC84HODVchZ8u3IW0rCFewrqJ5L5AwToU7plChnIw5gbsQLqPrQXkb0KdJV94hWW8OfApSeM
1U9dcRxjF7XW/8F3DeNSVnWOjly7wh66DPJkEmr6v+p1AXyJP6DR1RG7fp/q52xHCqiMtlh683/Z+CZmnPr0iFWG47bFJJLdmStKeOibM9Gc/U3gyMU3mMHZiIlw3810gWkvsdh8w/1Nq/DeYp/sFV
jxTOGWhBchPMLyl+cqxOJ+hoClzYJBm2rGvKU0w61sBqh2Yf0Jy8sZJ2D3+B+yxJS0hgRsguX06rDis/hPzE8hdoreDwdRrytxDl5VSeLocsQPJBAmbOw1gnckN/Vl4Dt3h1Cfs03q0bPLLyReAGHf
EcN2qe9SWIudH/78AS+zQVLd2UfydU5TMn/DUN3xB5O7PHjCRfiXvRTh55deSQMCOghnnT1+Xr8Yn+CFh7yw3HmXXAFA0QoEIyF3qW4NCp516949U/BhfmWnfwGvKbtFkglN1mSL7Ky+5Hs13yuvZk
VVyBWa2VYmQb2krNfr59JEVIuNTbI0wghckMU54PmHH+U/LpMoOShAs7YRvEdwh2riLbVc3ybzb+EiiTm8lefaU3EFeirG12eMpOpWBZ3AxXaIBtjkFsjJeDZG1voojodyq+G/q02xRCunz6afSaf2
2EUyerW3QdIQtnBynR9QhTfoLUgLdjip07EcuZOAQ7KyGB4pOq708BDUSSCogJbAQzpf3/AqDrUyI7eo4Tq1lktrLx68oB/yavRosEX8qBbfA9kbiXf8rEvabhPq7rCVtwCI4WR79XxsgtZZ205NGH
GhzeabqYqw9booexOdweW5kX1z4Iy2kwOORAGYHSsrXElt+GBWp4F84UuSFyfMiWLB7BSiuZdWdbEJPlI8xTAHWXIzHflBfkj5rgPGwBeyk0HAoeTD5VRhHwR5r6mzFhby+ns/xD4OA7r8xika0zGS
t1V9FI4vk86jSuRmkMqcZ9mJ77b8ecQorQ9jrqEBqkpnIuhNcimbGf0uWndUrTDcg2/itLnq6SFeSpf05RPspY2dGQzijOgO4ftGeJnXOqUJYDpvBVwLnsIOBcQANZYOeOAW4Z0lLPIJgAE/5ffuMf
K+hEf5DySPop07MPKdMwE7we6FbwVjaaVHJjqp8Vw60k0sVoDassRaKN/LuTrB+D/yw3wY+4M4ruObIBe6FdMPCwTrezNbqI0PFt4GYOzAKXyqcPVGCBJpILto+EDY1Ur80plCvZjSZbMEG3Capsb9
WtQcWSlSaWUu4RgG0cAjbmHPlll3rFdV799kF9kpTysNOAJA8mmmQRFipOpRTdOcuSMOjVnYkm+opn5pF5eqwxJ4FPYbcaK4fjcQqHAm8IlKsnd00xfquoMgNgeZxKpXy7VrWewnyhHK1b36skYnKn
oHUBefoLAW+GG/UaL3gaAHhZFXmsOierZBwGT53xKp+q/FupTUQkOZzXZAm+yDH6cO1fhEcffUEXX8dDzL9bST3EP+iiSR1m/gETPAg/5fyAsX3Gj2xRt8VhtjjF+qdBXDeSr7TCFrs8u05JPe4zoL
Wd1o0czY95yRwk3vWALd+ug3zMuAqK5RPmACfa7qzJH/MiSm81AspdUhpF7qHkMNETBqaN7/fyDwC9kG9DgpQf8NpHKyfiDRHCVSq/WZW3qvwhVfyb8tngbfwMeIb8IowheghmyIlkiIn3zm4CEqbd
Z4oXTEGwd/swm6+w+UrY6MgjSGdZSWmKj3p2DDqQKfVU/Zc7A5aDRlS3ePmdKK/QOpiHZkvzAVid9hvdfxFIKNHl+pAlmDHJeojo1VUsMq8nwCxbDfUPSR46zyMxyOfBNVuyQUh7yTUfgAQTrkCkLt
6eAKwCE4TFFhpil0HyKJoPQQ9wlmVVWFW+UcUXKktGg/zkDkkNxfEsr7q8hqBrIV1KLbyzamJnK3Ts7KHpChTRGDrZyVXEYNImQ80cqvzDVPAGuu3MVwNbkVHb3RVUIyfyxH+v8aW42ICzLCWmsdxn
0jFoObqCqySVD4GCbD65sUGN5NC/sWENS92/2vNXef6f8lN+BlVku0v7R0H3wLIb6f/USP7sDypryVt+7fnnKf8KsoSmQtGifJZ6/rR1S2jrVhwFfGaxFZSN5GldzmTjQoogB1cmpjcfbjv0PobuNK
8QTIM8eEqWh6UDhfsrxF6c/4WsmXfpWjfLipBlmdp6DH/TLngjYW/qJRvlrnuybJbm9bBc6UiEdJtlKJRRU6K2ykFX6PUgpuWEt5XOSdk1J1ein5OwM9nZqrOhJlpkWr1GUv3ktwlWSMxpH4cUpa11
9FUdeWTPzQYoFyIMkghN08k4FFM5M3zftbjlEHG+ZgcA9UcWzcm47xzNtsJX119IGYdTdWc8JhEBOSmSlNqPYjIekAeRk7CMKSSz9JJ1dPqI6ayy6VPKLgRazH+y8h+HylBXBiedo/y7kKr1+9ofqe
1MuGy0ncL2JmQdyBmeMf4ur1in/NMpy/YBdgsP/pcGkDzhOhyFJVvcpbPhexJVHpz4LJJqSdL8195HvUwbUsOavLdwW+P4UrLrGmHS/ZL9yi29vqsrO9EMuRpdxNwpRHG+mR1B2BjLFvncgE7fsdQ4
EaF9k9DpqgLpidAEyznWkYxryO2m2ApIRrAEHWbJGDukJLdmoyiTKqlkxphMVsEPWY+MB2VJTjFLEZ72GI7IZ5tgrikXM3WhE325p6vSfzz0RYPR2l+It0C5hYGrMQsVRJlWRFc8bnnvH4S+UNwj+Z
wnp2fnZ160B8khVA7G0wnrQtXZAA/3zlgdvU1H9FIvKb8suXH+NEKZpDrRi9qfKQsG2Y6DSyHhuQoC15aWMQEPkYD6WuFotAhkRYUtDCCgua2rnDBY49nLdOdqPESnhO+7ebek5cxkJLcvhupyAfnR
vcxbPmEySVrYKxi4gPtCo1sOTuJCdtjaEEmAgMwc9Al9qnV1mHdFroWyFRDEZJ9OXgThVNakFJLZPZBfkBoqb5mygeATX2T9eRhe15bCcU/iZEciGwG3khXLKpUAfuAy9O4qLuFEyA0FU71gvRdu9I
I7qHe9BwhJGOSdhdF2cLQOjoG6Nfpyz6BcCl5ELwJqTh8CW2rgSMpN7FLRSFjYl5djxFYe8MKHVOk6kBKxA9Vg4dO+D1LDUlhJrJDV6LPxAp1kFvU1UhTdVNF8yvgsQ1DLLIQIVUl8ZkX/lKNBjryV
nmTICBGfRVUIgcRTVS47fZAcKj9QFttluuTeLBzQVGL+Os84+rCsoom47XYhBLSjbWhlpH7V1YzYcChXA2yTtVCrFqNsyaGM+Z+92mSWG9SfQef/c1Tk/rbX0w+7kDhG5VVQ/dJM0o334FkEiYnPNQ
mpzeDdrDadm3F6hrfBYbbzG1ObZqPFNpjsRVMxfh24yjNO3EbqwTu94l4v2OIFv0CxVpNi7UggtyNKrBcrILYZbMOmk02aygLgbW/JOtyCjw5/qk0HrNiehum8D9CmNvHzUvxGa01tk8nvMsHDUOEY
eojNRtjOibak0Ho5DaZpEuHli4VSFHSl6vKuSB0e7qBCndOmkxV+sg2n25AydJIGSO6XOsq8VA1SMx7Ehfc57PbXqOT70DJNf6xhF7ugMrxIWNJmsumu8NL1nv85z36bg+xbiMEYrdOZ1D1eoaOump
ksxc65uMMB/Tphr7AVEsq1YVD/y9kzjwjByq+AxkvMPLzWbQPGpEsU7vXuCCa/XqJ9M4VZHugwjPORaxMxyHe6QT5aScvU+RVFOhwKan/rgHn+d/27VxmFoy9NTbySMqGJ1CbvwQS8tV23W9AsStab
gIpkOdsLAdHL7VUVtk1WYDAGbwz5rvZ2KLHEfDEoP/LKm7yoD1HLjlLJn2HBlw623aszC8qbz9Zx8mXck5LTUglrcOPdrbI+1b4WKl7+BrQ1kldbhytkjHHmtYnYaU9AJy1+8KWWiJNy6iMtzk0rko
vR9C67kiBSFOT3qkyS55OBQMOzu9307zChj15T/CCkCyUTsByk1geH8oQ8SW6WUk4BYmvzVbzHpAdMO0Wglr3ZWunV78QXC+arIZxBDzgR+PdAykkCtWTOSWIOaZjWash7FiNs6yJYvCXroRuTO1uE
jdCnzXhwSOEzsMOrf8erMzH2KXoPxkqgB4bq1ht1c7QuzwdKpLWE4jkLEDM7d5jWN0z7TdY/lhwcxqKCDdVf+6rDlmxxfaWhl4Z6OIF5bVJlDxBEl6032RYTjQCILnbk6CW6c551YpUxh9f5+UTzrq
SSDOfXZVfZVVKgnGquPU4cVc4CpnlWzmjXdjhcBW/B1rbUe8/lgP6SKr/CXHqkLrondfQPhEqyI+HvRFMilpPawzA9nGSCfzTlKvgg2GdMx7ECJdM+kv6JhLOWj3r1Xd6QlPDUB5RjwGWuJ0kVtYIb
v6m92mSoI0ruUfwQ9qktdrSacyBXm21DzSWnRjhU29HajtflQoq3fFoP6dXFpbAzkBxggBlO7Sl2hi+gHvugDzJBTQO9XsGSXJZErnX6VcAncMguMq6Gdb0ynyM2C/gKRlS2F2KDkZMDPQOKPYVTka
WqgD+NIre/wJ3pjIA0VjQZ6VZGrGC0idZdynYOZeN3CfDwv0/tJMVB0DpoGfsHLePWq5bx6xoQWnHLuO2WsQcNTyle+uaoX1+vDiH6qG8aooqsrp6Jpo+o9X4CPodO9bJlXmMN9PHiFL1NZHHPc0I0
TR/CMWLZDbMpGdzJFlN/K63AaZdgDiqTy9Eq+HNkffYfWRGwBd06TdvLdfp3tAq6X/tvMvYo0GnLvzBQ6VlUWQzL4SjPDr21yNq/ooXBPAqM0zow+jCaojnHQ/FhqJrbbDtEDip5KKotu063tqIZ23
lAJU+o5HAsDwxS15r2JpP81n90fOrzUJCWm6FrHfwAyRWGZccry+oym0RA8qdRpATsWhcHqP/zF2C9+ReRc3QzWRWyQX7Abu3+7rzmHNM5HyWtq0PRTH4W6ZmJbDncBidYeyKee3a+9efY4O8RkzEw
WuV1qAcSOFGmrhiIHQGeo/2p6QxHWutfDE6xz21iJiL/tCMhthndCLSGo3IPnIoWRzENfS2nkR5uMQMjbONCIGd8CgugX+0QAplXewEWKo0jUZe1CDR6GWZgCZAtAyRMFQ4/kEiOhFBQOiCBRK0vmD
rH9BXqewSIJIOIguwSmy+2MOraajpOCE4q1pNRtOZfw9Esx7oTiXJGdcUGE2+FlH1MuYaMzJ2S6K/WBV4sAe39kL4JpHpd7xWDYLBdXvh9mFn4VAfND1f2WFVIrBuvojNVOQnAPHC1boW2SfYrlb0I
xkREkJiUsfYk3Txdtybr9kWAHsmTjbbr6Ac6fovJJmF3t6/Ed4s2mvxHZjgV84LM5NQLzSIb121wKPpOID6sADjciR7YSRDC9SUxCFQSY5vAE2qz8u9TcGwcD/NZcPcOGMMOf0V+meQlkzHhRQ52gS
odX9KRJSe9pP0CjuS4igAYrDbBsdYpLPns7YQLcPjapVAEjT7vBb5K6qrzBhVI6XGh8pcpu0nZ71WuuCW5nMW30AQwx1M/jeWJPIjy39F/ljrFEqYSSoS8HcPTMqO672WqXKZqe0AkzJ/UHSpiwWd2
I+Bt4UOVDky+yqZTvea30TrwuyAxOeULVvr950AUq70G9CKJHjDekv3F0U9woxfeCi+PMEUEhiDYGows2z9R4VE6OI/gk5tg8RM+i6owPwTIZAnI9XfTzZByYfX1piHZ7+MmPN2GCzmi1QD5J0+jMO
kMhnfZ6S6eSzDfBMwJAvggcHq658+C30GdUu1SCxQPej3U5ciPg0BxW/LMCap/BfBgJXu/2Tt0fabuWYJGd/QgRvxV0yAx6bkwsc05O5Nzv7yNXTXaIqRvAoxWllCgqqyvPPiznKn6BDDjWvJBhLvj
4u6a7jq+Mt/yhnTx7TnB7YlUzQ+QoXYI4ME1h8lUYHDXpiOwxL2wjcv2ezaC+JL/Z6pxMuJM62tsjEtQslCTLklsLCiPYDcY/xjbcPOpVYC3dZ73ggWez2FlwC4rdDDcqM4hKBYy43rA8+vKDlH+Kd
ZfbqE+vRBfINzsDdvh/WaX1z4LLgzh4fo3UuF+Tac86AckgB/BFf63qB0k3OUL0aAuv+/5z3l+rGSRxFQsL+9CtS6FnmXntrgcYwu5S8Vu5Abt04w/CW1bu4wNQ7payJnrr6Bw6GxS1ycDZWT7Pf+9
sOuFajpZq/IEA4LGIYO50bSW4IeHV0AZQL5/5ubpboxLMZnAjUfXm3KYzQ+BRVoWqCEO/HCfGvIU+gkAwY4D8bDG3mBrvWnrLlLiY5yXERsJlOnHde1r3UJmkqkx5cgpEmKfJlL6LCzj4hEiea5EsW
b36jBEuLbHm3gMcF/hs0hO2lQPtpdwmUmAPdeLruFQ41aQ46L7vewrXrHHkwo0ehtitc+uTvtCVexScamcx1Z+NKznk8m6XEqDrXsr0cJA6sSncV6Uv0S1mI8w/jRw5IvLTfQJE36SyK5tJMizMVXK
YUGUiBwW5XU2PNeLp4LQF29GilIeqeK34ckGTvO5hO1Lh6G7nKw7SykYwo9G0JbiVD5rGy3mMxOdBLK2vcazmznkfRtSX4xRljK53YYw7p/rBR/wymu8YDlSgmBbxaws+NG+A5+/jSa547u600Sh5y
9Hoef7VViiMwMNavlWX+JQj5Mjy6q5M80MotPx9SR/JkY9chj1k2CO8xJMven5Z8FKXs5958wo96Qgtzd6Cq3XsBe88nAr77bcZ3dj91ADgWzB+Dqo6/c/6BXf9g50qbV1R6qdqYvFOiOdFpJB1Ert
O9tk7zQZKbTZVtP/iNl3le3896/gPCKp8WVlcy0B1WLAieTPRN+jHNTGdw0H2T6v6Db4Jp+AY8VSBj9znQfJA9l8qFvPTEUoyGnzXXzHC1fAMjVkZtt+uCvsk5igZqQqD5dWzZn4kYpAXbjs6I9SZp
AdcYf2XZV6hZdQziJgMy0YrZNpOrhDD1kErH6+1yTDKgRU6YBb21RnvE4pSubU9ZMdxrl14AVf4fKTElsW24WqfBi+q+WVcBGCHvjTgAZBLXaM8TnvCKgfJbWYPRy6JT7hdvLFzGzMsGJ6EklhGM3G
5Nc8YQI3RL4CJ0vrUIwt5DXtdTomtSrqMuCiK8hO/Z7GJPR/ScDnf02wGrywMYgYJYEK4PuzTWGWVmyp/RL66PjpD0Gsbvg4IAa2azMOzvKuSwkU9ymoVXNGSHsutZSv8XxWDS4+NGXdHqMgEfk2nJ
UR+Smdp1R9v+qUyr9a176kO7R/Qu32c3jC5sOMfb2RvF1OonwaMTwOICHB8DkjQcB/qy3Ps/5SrBag1/YjcDVlXVngjoCof9QY9gRcs8K/AAC8zFHCtyBoA7IrOfAxyoExopfTw3scPfx0/YcZ4g6/
4Xji3S+ZPfdbCOPWEcaJ0wimeiWF6E0vxnb5AS8Yr/ILkYEPXIXFLLErWIXZUO0zOuD8LqNba/A0TgroEsw0+eVooqZEX2SOTXY+cQVsPie3or/dIDhHat7yy4AGFV9Xwwzb8ompvQ55YPrnqMfrBl
9GInmdYIZ+esEMNdAv9SVreh0Ox/qf42fWkbFXQMHgdlNQudoSempP5l673QQUvst3IvGQoqNTV9k8ZPUD96ri4SqdDgPe28v16w+amLcWmcPoftV/wLQPr6pd5xXSn3pmpdcgL7J2rhoiNRd1Dn2n
cEg7CYiiXw0Pqc52PBqJJ82F1L5e6WWZV1DGPPpIZf5YvKcqvSN2pOsNOImk92DxSOXSGUGZCxe7JAhkkMgI6eELKfX7YePbeISVMrsicgRk072YuIU2QQu5HKYSpn4GcbbsAPiD8myCI1U5VgXjsI
vz8WibxJNVMJW0bklgbuX92aZa28HQSUqVE8nQOYoY8lHaP13H5wCJXVyEkyX4HHpQxReQVHS26vzrKIeLnbp8XAc/wPwIuXqPkTMlfAvsaIPJpibx8GITrDLZzYyKblT9LHig7Qwsm4Lgh+xQWzvM
FoezEj8N6xbaqpPZmyUTCunuX+pEvgaFNIuuBkJEoTBZDz67VUW/ZzOAuOxhKhipzChltql8O/XW5OwYpv3VgJdIZVT+H10eRzfb8Sb4e2SejsklWbG92RSfBdg+ogOdFINSQvrLaP3m4F6D6uhScI
2EGX1BOCI00qXmkoLr1UrplCPOKUrvd+22/6Atr+8+6CAB9sB1aXjNaAfIyDAmWIZ9DeWxFXCltFuMFIYRKRJw9ZJ/PxWGzjFlavwTYKIaUXQLphI7aPo2i6CIVbT2o96a/zMFRcSjIKZkr0W7wxwB
ESefmq7WoLcZJ0jaQwrVhuejXijkedGjKmYpEc5nUroCPSK5sa21JjyFj285QqW/zIvXe/5jnk/gd3smWqZwwr1D93G4GbHNFT1hyoP1z2nHXA7lGIjCfSUBA76jZxIn4xZG3kuh6RQT3vZulAz+aP
TTQDq4Hr7GHYJOsyf1ANnfqUbyg07FHDyO4HpdkxRFlqh8aK8X0V8DOGqKd4F+8mUvliuzY99mE/Kl+3ytjk946Q473410lg0OyE1GiWeneq33eo03IGD2SSjbrIfcr/sS03rEtN4LOaOGg1nKZv8w
oO+QFNsHQnp/HaslPQvzemermh2FhD+frNu0y0mYk6Tbdfw4SAESSM1oIysndbf0g3hekRsZU3NVEpXyBfRM2mwCQxbjwzAdkCR/f131uaY9dYYTeo1FxLgmN0NYoHY7HhCcpr9r8hfY76U0fUaKUO
hTHVoWwL1Up6ezgBv6yxkaX+yl/0ANlo0qlQLtIKvrnMNNfJN/gZ9yVFfxEBXT7tYZ3bYvxy9tbwTGOFhk2ltMcgoQpNEr3nLwKw9+mbMcYoSvp9i/EuSTc6FyH1BiKD841K8EgRrR/g965H1a+wfZ
5IW/yyZvKmJaeK8XbvHCX0D0LDwDKVZ2kwqP1qFcZAsJs2sRMLO7TPiwCU/EG0Pn+TKdxlIrIfIfuKHVhwG3iAPtH6b9CejKyiaKNkKpRiodf7f25xmzFsjV/Blj9prQITQwJQHvJugyASWVStYg2L
bm0NPtMo2QuMP4BUB6r+ll65TjvfqDNnzTARIGcsYZOix5yfI724jmZMJR2h+wP6B6ZJpVw6YmFePTrlZ8cBUwXek6mN073yKn4VCQCzzkCsD52ruwdzLJNOaAStDh8LEzTUeXda3kOXfOCzN0GDBU
2WtcqKwBZbP4THiGDjqqnGxiOqqEnNd3bscRHx2oVLCSXm9YpJwCT7JXHZBYavGLfBfitpr8OSObsbbQw6WWcjDxWvROmXkWLtMjfFGiTfAm5RO7aKfioHf6t36pzHBtz0G87RCpWH4XRqgAYKwC+i
t7kLq+RCfKiVzS0jd4+RxHHjGGyOtRPdk7vPCraFnnVEIu34WWdSWcvhf2RkCJrIV2n1MLDxO04jvbUBrnTSBhgEz7rTYlUuxwfOmeqQSW9nTQuiES6+MetqjmUZ+DZM9aWl30QoUvHsGjfCPuJ/Q9
tlU2Jfkqi9RIMvBvUkzGAP8c7oAlUD5XJd+sSP1Bj04u56a+VSe7UW+GbwbuS46h1nKiCL6E0Nd6CMSihKDo6OWKxPL/D1hvyGyv/SiI3hiSzgWBdIjjAks+djAXmGppFRd4KcAJjg5cdPH2Eq+yu4
mpVgiDyRTIHzmQFWQf3PTK1bNL8Bap5evU3C7oedfmaZhz3NlYoToPYBqVjcYEsMVCPpO7LSH9MMaoWba9xA5zGD+HSUvhluK/hQC2fUpyQv/z+M5BP9RTJQcAgHkTTuGOo+nRlqW1X3IzHV5NLvZY
ILftN9HZCzhBCI+nZe3lEEtpPe2Fv8EmCter8k5y0p1z/V60lH2pTf5U28ngwUnVXPxcm5b2nWH9CJONNbXppkX6drjZ5P3Gp1s9+FY0VpAvAxuvy0H/MZ+BYhJa5b8B564k0C44C1QgMwew3uQRSl
yyIHJUo3yGLj6Pz5W8PW/xSJ3BQdK3oGtn9sBGuexCEGODtLy4AlxXYLY3q+RblYpgVHAUdR0Ce7GRi/9ZBMB4mI0pGhyvso6vIXls0NUTDqYj+gHDvB+qyNAZ3oa+hLNfTJ0etWQsHL2l64C7lgWf
7kEMyY5T2AJOm3GX539f4olKj1Utyd/moJ2ClNXTaYBRS34RsCsBl2JwJbSDyo24jnzDWoO1idON5CASww5Fv55HPbvLsyPRhUb0aBl7lTXTveQmb+CjXm0FFaQ/aAY2mkL23c124CPgFv2+v6YqrZ
PZJzeKat7173jJs142HkHb1XExkXUZtZjiriZMwjlvTsuPzgzrmj/ygkFH1NzZna9Qdp2KHoDAlyPQZeNA6AtGEHZyIfaOQ6qUTmeMx4p9edMJ8zu+vrwQTXsM715u5uIfZOOSv8LGZdAc/GBn8Nle
9GXk+ZJJhteS3ek6wOd5Pt335Pq+E2t17ns7IKOE1tZYFb0LzoD208r/kiqljuNHl5ITup7nZIoG/APE+gA7uVn7a6DsHUrJtpvarT2UC5NibQYrNbJ4ipsh2zioPF/+lCWbQnvB53g04MlYfBnDmn
idyq4FTz92nAgi8313GMltGbwnT7EK5j3pvPye+N0bIksO7dZTlaEhcnSHjin+gOnzfIzdi9HaLsT4xv+0btCjtv+Dpn0AjJgan68s6UFqYUYxhISlVp1BqZ+yTv2nVjPx4sRKhalGUZEWl1C6EVzX
nG/pyFv4+vLlr0/5+jZRau71lZ0NuRiyg3zJTGTvMDlpL7Y+EWsS6LKY3ch5KtlWYTDkhgQkrzlsKqChj0Fzhsokv+9dPt+VH/SujnuX6yHIKXOR11kEFQhgiafoDpkdZWKaj0DAp/w9pAmCNJqzvY
GLIbpV+7BX/yF1VO5W5V+CbAiezt8Dzgpf0RtsQmsY+art5UDz1u/EeYdkIGWpSC/I+kJl71LZvdh6/fwVTWIbivfocDEHWLSQKLfDH1PqylSyGjauS3JO49VmYCvwFdkeADhDaubHi5ES+44ac6Nx
PoPtnZg91Z6DinIfM8/nr1eH3KXSbUjegMHwdXCSHpiG7WlbOiOxt3GaSSeafiJY5CzrW2ka681QhYOvrKv98hGSbV4KEK9skKRhU1buCREsHaNrPgYKLfL7nHOrVArDd1E94BT8WDj0WV38DVYsoP
hbTPCcKX5t7DsrLzNjaEi0xAvXdIOqnJ6553c8f66y/6T8j5Fn3avt3cD/WM/4oemMNHKwdj6KNgXMFEbY4MIqULd6ofyZ7YOCekZNQrlIdDdOVRi+nE59gF5sMfuv2r9bRw/hstHjND7zTBQa/2jj
H2P8kSYbjcFidgZYRa4RF30U2iPyLPxDrD/Cphfa9LfSEimg19NlJgbjTPludHEHCIN05h0BKS3wDZyvOvdCNj/ein5LdRr+3r/mBrl0Xz878zuZtk3CB8WfwWjVb+nEwdcPse0/iI9dgHaZdf9L8I
z/j9BAM6cB5oTI6Vx3HWzmBBP8BZmta7s4mYNteV/jBlyP3k54b0UglXUYdkv+kvIddSffsQZPsNbn9UsONgp9DAglzdB1qhz0y060pmeE6Xd+UhsAn+5/znQaAB6ETvaNJ1SbhVvtoGtGfV5zFGqi
Qq7JC+a9uskL1keYJi/V7F6nZPotBd3Q2ejzDF/T9YFiSdU/t6oEUd9dh4ZAUgD1nb7GspErtrMMZATJUoLnqJ5xF8qcchtVqafpGl20oG56Ggn4soMe9DDin0At95k6eg+BMduh7xF26fMQYVuMmw
DXnu970XNeNEXld2EMDYXA06BaWTnpDAr+b4H6Vs2rNP2Ki6GIjjXzPiV5TvBuHazQJRV6w/+AAB2oAU6h9w8m9gdn9dNBMZNSrr1Mhc8rKwfW2caspjiGI1dSYqhDGQ3gXZuguf0u3bbcua5brz4T
DHpzwDN/gqGqxN5c6u4VKmdSDVm/vaotv2IaxP3a7DfGP9fW5dLvNvn7SBvcaFqb0PYs+o1h+yt3GfUqHP2xRgmWSCZ5qMoPU3YMioLOFHxWW5LJk3RrlDartV1H/uP3tJFj+krIWaebIJjw+r0mPR
EI53AZ8QkOUDHdsyvBDce++57kP2R8T7SOLxBPZ/3yKLjSeddHvmB7PJ1CkOTpun0f9pdkFAkFmX3axzdHwLS97Nos9ssFr7JDXJ7wfUwSJUokb8Uq9UlnLnd61lEFiRWRbDP/nk5ONoawEMdZzp3r
5cRKHrBy0f2eHsw6QOSciLojIoI6ehogzyLBWKogbjwmsiUiVqSHyoolZZOhs9dfYcWzyWggYMqzCnjOFueh2aF0EqTVKVoBR1ZUUKlcQjYE6v+pOyTO1Bq0mGFjNh+B3mPnHK91nhc5u/DlOGVecg
ynYZk/SUUfU7VPY1rxknv4zTrarZ1lJHQV6mAmZn/PBhr3dTMFKiNeDtlAyHt+zkvvrNDI8RSOGAi9bgUg2ZVzSYrZCDfY9lbMDsrdUNm1qzEdKNebdAPMSsJvwN2pfILFUUliyyxrnI2UcwNMoQqY
LvcGPufV7gR7qOWk0gyQwOV4fBZEYO7H9DBfDfBGbYOJvwHzvrI0tYtsQDGNbD4Qa1HTyw5X0VuUo8NE/TqcZKJvynmHqOifASyEPd8rb6SMNg3UguuUeRj6SOXjQBEALXm4dW0KdFr2gc4GnpqFFG
1ILYuCXsPhdiXZjuTeYY8JTzLhxSi6pQwMuy/LKbpbvYzXf+UrnamNUtFhWPzBpbpcjQmU5Opyo6JlNv2DL1jIoeTnkKd1vu29Xqlh1EJ3PKPqWLxf/0ZOxnNN/TZTl8PRerbPk1DcNxSwpc4SPbRX
o+s7EbCl+AIgstyxJR8tOzRlTHCC9pUe+Iu67qS/rwI2wE5QPuVA7QHTnOp1PuzFHWCnc3qFxNuBMagsQq6GfCKAGfLsKFxTUrgmMZCAyLhJiz/j4bWxC8IhSdAl8yX1lgu26fxtqn8ocMIS6utbux
zzG2nufAG0HQBXuM/L366GbYNtFgy8lugBKW0+C+es+hd1fa1pPwnou/zYgUQ5xP6Ap2uST16JQqAmH6crZXJ7BmcTy7qr6B6wqHKFoGcPXloTYWjlO820UwHPDvrR8mq/Rq2D6USSk+2FOMMxX/nb
qF4hcSlll88edU1kOpxJhV1bZ9Be7sb6qU2BC4PcK6BlnGszDa///4Q6oK900A8rB6DWPwkvPCSES6krsgWa/+CkrNDJJHAlJFex86lMu6fSjSzPQV/UToJqbsCGcHy+Z78Muxn7E5QeTuCuWEcu22
6V96nsT6GSlJYaGiYbTEse8elEgNCqL2FLzezx2oSe9stvvIrO45KTkwMYrsLKjJ7U9kc6uhpwspitOUPoMlzmD6H/O08fycqgJucASHNUfL0KegG5LM6kSMtmnKG5s8Ymvb11Y9UZDscpn6EMfPbr
0G0LH0HXImBz2B+uJfWFn9TXkcDk30WjT35OQva6/yDVJiWz6gNSCwoMp9jgNLozE8mcr8H9iU9GKxWMyPdVA/fw6kq6sHwAD8uNHWMX0geF0/dWVB2Yujr0/l6oDIVd4RR5Xq2VSFwLKslEp8ExDR
7TEmqeQAQLD9flBJ1fov1PAo4lKbds9vZ/gjedDzU9fwWsEcTf1mK8W27BWLYlJ+w+avjI7RpFToFc6nCIVERyhb+qXhl1DWSdTK4s0eA0Ok0bHU/QxSWwD5At1nJH+VCe4GuRLcjibB9AdxR+Lo7U
eS86FVL/SoIUjjPhxMrgIFiPR5YyyypM5abduMJrrqGmNKNEwpS7nEvFeBoDSfQrOW6A7M8esK7k4/YX4FI1u25lrwnNripWVPnBSgQ47Nr+OngwfEnI/QlZ1OC3363KhbTVOLsit3ZWY6Ac92N3GK
av0X/osKP9sylKTFy0VGSma4Ij98QlfrE7LxYDBAL+8tkmfSe4cvKJaOHu5MsWQ2GsONsE74SybnDA1GgWJvkMdCcoIJx3tCTwLgGDgYXkWvzO5lIMDqCh0U8e62IqwfYiAUPrcqSJ3mzic/AlC3o6
5w/BF0w+IpqGwUFnEdYqViB7HRkhx7ZfKgudSkK+GIdF6zOEFYUEzJxjki5sCYjQAyaZVnFPXmLDXeyVl3rhFWAQOCf6YjNAbuVooBTCrmlONNL4zneA3yrcZiKi+iO6sRSzbHORBSrAlf8pAe1dgk
/s8mHJBpexeL/H7OXmhWnF7/I7c2ZMklPRjCm7UGVH6ex0oD4yTpZrTxOJNJkWS5ebziaTkVUhCSrmOP/Nt9OiK7sAbAjfyXE8CExLQYm84gUa4ZEwXo5H+LUL4YHur1P2VtSMsnlb21T0gvKdKMcb
tD8TrZ5isS6/QLzKD5hm+yZNTHuCyc825TtNeR4o9sUj+CYFNRghvOZ0ORqQ1S3eZP0VtEimjopdwFV0HJSX3EjaflXL5s2m0dGeKltye9sU/iqlUHoDEOlDqO9UqQF/sJLG2t81zE255QvGlvZ36I
JE1Y7sBiS3pYtgiYlqJh1qkrNNbSkgnTWSDVsSuBzO2cCqAMIyH8TFS6cC1JVTLh5QdaKgJQ+PuwUL1A+OAowkn4JBib3G69zqddZ7diM9GnZ4dg8GBxKV7KSufdIM3bmSqe9eno9jqJ2bGfsi21Dj
gWF2TrKWdC1/GaZ1RR0YDKdi0XYm3VtgadHidmjz7AjJOAvnqMYM3e7V9ZZunSm/Dnlg61pwZsPNZmAbAG+dI1CMdJw9tEYFF3/cKz9JyX1ZG9fj6AlPREBAp8Xo/iW6sdFIfIukTp/jBdfgoJegKm
W4T4kJSZyCs1SHjIZhH0cNmP2Ek4jnkXhYupYEO3WwRwf0Pa9dglYhrM/XmwaZoQVnW39EJnwjsgj7E0xIpaIvbtL249o+q+3juI2d0609E+QI61S8aJpmN3vh/WRPnwX8XukcgbcDpBfMMI51njtf
M06jWpJdv9zpHlYsk0mae5XHffYKj3vnbn+wr/3BpvZOFHc6BgFAFDg9/0h1YpgURCeDtNv6GsrJ2FAVh5Si1pM41uXRtzaY6AHM9wFA2m0yRag5pW/g8plyOEXrjbDLUiyne4Ecl/eY1lYkQqgdKC
zgxJmdn5pNvc5Q4DraX/DsJlDSYoJOQyIl+o5EX0J+oFTZUimBlXkP97vEw9l0EZqvBu5G/VswGatz0FCnlad1xytnDbJorUOwr4IYtT2yArGj8/MQuGl5v6qV6BeVZ6PiKK+k/v9S8Dchq7sL9h/+
z3VnL0zrZPt0/hpDTL/bI5IIbzl2cQ6PUvh0aH0I+bUpWMDRoN/QeohvR3d40Q6qPRxAq0GOgIjSPeG7sGejW1X5oiqP1tExOpqso4t0uUZbEuXyH2g35TGE/UcvYsoTEUdaHAYNorIrfVxQ5jr+sS
5OpM/URBsuqEx5iumg01bKzCTnRtRnzpw+816VSIQ8XwcLTLrahHfA8F3CaXCsja8C0mlguQ13Umj63QYWxqMgKJcz9Qr/Cn3mkIliTvG98qNePE/5zuxpprYXVTTbgBrsGWnjpZMMPRVYX1+i01T0
lwIn8eQOlM958Ve84mmozMV7wM5rj4fsasDTqpBzZAOt4uQEGY5ZcDFWx28jEvKiCv0Y0H8w+662cpo8XZVU8QhjJ5twJqi4kjGGBFHkTj2jz1hnZ8kzJZeTjnJP9jQ6IMjJcjFnPfs9I9GPOGS0Rp
+StMQGdeVkPaKZGhwu3wbTvWg9pthyyrdmgm5pp2BY71/j5Rs9/w7Pd1q+KZ6FU/SVn2bfqfJ30QR5gcol4DgT5JFQMZJqNLhS52uwJgeVfoE+2oYiPSMfJHJiv0R95J+jKnKCUbIEN1+C28OY2kTn
mvw2aphPtM4PpePE7maDghRLdfkilGabpAWVcmC9gWTevQAjhU7g7l4TbQVJrXieU/Wbrf0IhEf8ByDTmtVRDlvHwPV1QZnE2jgYAjqZxHgl9gvkg5bbYCUWpGWN1l5DruhoXfylDicRSCCFrWztrp
tnjc5rsTuVdiBBLQ4FAr+9FXq/EdVijfzwW4HXSsdUnOjWCpTkTqwmotzZ0Ek0JvhnlJN4svPwsMKveO2n4abdGq/axHrB4PIo3Zak6BwspzY139KndbtftyabdKZpXw4BFtmbbS6hNllvvizdO0nv
PZVyx39HJu921Kf+pcbMRQMZ7Ik5CE1mMzDncq75H1dyxPiTwZNFTbdT2z3aXmLs5Ty16R7bnA4NjcK19JUKDlMRf6M/BeyPkrJCndPRSoocSXAEvlvkqII/wtwfCrfLkPz45K9BVV5K78/ihIWm4m
4IVljiKNrPa/9Dxv8wFEfDTcY+Cc5ROIbsmFnWeV64AzSeAjtmfyPelV1RvSXYWr0lGIPZhGTUxrEzKD1avDaChnUG3wcRNMwlQJDCo5C8QsuEHIObzUpqNOAxbgWyAuwkNiSLB6rhYGh0gzwFS8uP
YKUBupUN/E4KmbJyUP/TGle2SxERT4e/nhR07VNVZx0Gu8UPVE8T2XhKQl9GFcHaF3VtBA4FSJS3TPsqJEsRy7SMvXFQdR7zItbOIdNFyUiLAMVI2UW5J25GTLW3Fu3zitkmvApnR+iAW/STKt7FZ8
1sJCRYK/wpwVrvw7MGXiUz4bkcpmsYIuff9+rPefUp6JP036Xq25BbFifp5mmmPjhVmY49GO7CnczWYRX5p+voPip7S13TgqxQ2FUjCam6DF6kfPl/Aa3PaVCjCbCB/mVLIFnfduBe+bGbVPTvgHbL
GR2MNeH7sYUDcjGi6ch/UBjGpJwQTwLCo/PyS5Xzf8z2qtoE3SAk2B80gnQKyW+tKhH5CQGtoJpn4jpWQRE6cnLQ16HHCP2lDRiaSMlQcHxTkO0S72elf5kuxwOXEo60KaV1AoL0JJJAu+Zpqce9VM
qlP0Fkc9a3nQ043YqROh+rk7fp5BxgeuOtleZDMgJw+mQtHkr8DIawUuwnGQo6GBlwHp2628jcqcU7CdzyL7Tri7aW2Oat6ABH7AXJCViMq0SiOuwI2Q0ckHWxgna49ge7iJ+vjj+HG5QTUE7YkO1E
OfJiqho6waioD7i+kpKGAWnjdWZozVu8IaeqvkA7oVFZn/kiWnl+ED1/+RXN8+wQVx1P9TK5Rd/2auzwS+QxLtiea9LboGmWdX0WQq4fuwxFk7kMKXHzDr1vnEkmdvWuiSSHUtx6L9sJ5eSUFUHdIY
2P9AKKOxULEWODL5I1RrxxeR7oEsF6zCIDqlUAzxxjIpx8lXTFa1AF2LXoo4K3KInNXMwXggVoceBZb0FRE40im2MiPARhYi4RZg71QpdgnihLTuqOyrt8tjfARjSK3LernlMBSyt/wNbW6QT3XguJ
0dIFh/sxsS0e1kNe1AOyMCizn2+AWm8gJUkDMInkKuyajouoF+MYrZ+JRLfg6NnR/IuTwYKRnDy7HcefkxDMKfaCuYAPPWf0qVz7tAt9cSq4zp8F2Kq7iZPpblu85hBbd5qx88EZr3qPkjA3vewtCk
3IqdA2DNl4DFzj8RwdsOtYsOsYTQI0SMJ18KAJvmkyQlID9htDp5v3GdRQctKhRHVYvjtB+og+j0w7kuvk2oSm7DFmBKoq/2Tg0zozvXgWBtm15TDvK33VH6uBuopPUK/fq9oD7Om9A/l/20G/ZBU9
b3ocE3wklcz/yQ7WHRmL/XKlZ6hSYhWyGvsRFa7DADeYhJQbgxjJVNkg6oyFItxhrvTuhbxPuQMOVvLIOg0cLgF1IONbAPsHMJWHcklRYswlL8dsrjxIlzgfB2xGzCAfkBJS/LaOevC7OuoUrENT/Q
5tD+6rL4Jo1W9vrXMvYwRPllN7ghq+QvkzX5pQWK7A5530ENuYqFbGUAT4PdTrvh+OsYHLXvYAnRsutg7Dg1n2dKTr5iYvle+/C5AeoAI6RHrI+X4V0CwllUBCh3YbCUXZ4kpcuezV5d1gH3e2Ipu1
nimPhzNyOYbggXejmY8c4BNEuH0Lop2S3xYNW77dSqllXXf9Ekjuxw4+4WQe6S1SKT1yINKgDX1J2mYuCZ5zeaMilpWUsms9Xzg+uMUys2/AoFz2lNXafyMFiz5NAvuTOriaPahvwE3e/4M+8lL33Y
JsoU1jSklEa245baS78e83q73UCx2emQajCLwPmXBRRYsonSHv52GV6Lo3aXesVg2CeeTBoFBOnPle50/gFtSUGHU1TNhlV0qc9y9C4te3C5ICwe1MVpfo+AYti7yvi+qpE62XO6fyrZAWCWdYxx1o
D7osyfl4CPZ1yNLMHuS4lOwCgLMyXZIcadB3aR2XExsyvnNfkqTUtYZSjCTkTgbjELRdBOso9PEggvoUkFEwfTiGgGq5yLUVfBQJ7SSac83GGRERQChRUTZO6QwcT8TAPaYEgRw0xa9x3Iej4MAl97
MzGe5++Uqqys9RxgF+bpZtRYFTcv1yjvkkfrYmgC8ZPYhVhEDqHt9Y01yKHyh7POHsr8/BclyKIsef+4E7vRZpDpZGaVF3DCrPCzrkv6poZZjREOcQXktZDLY7iu/pZErFgMvk1HCytPIgbvFq/aS5
nar27YXidNk9Mux1mNdbd6vPs69zzUZqn5YcKEPyXe7SaNoHjDXZFFOOqgCZZVdFs74Qwa0YRXMEp3C7VbcW066XZustIkCKXoZBKsHKDSwmYUVZ9pSQ2xCZBv0HWhKUvzbmpMo2qHUp5K+z96Px3h
5svF/h1dYjKY1frWjXDfihVIIbuxJ2lKST7M4y90ZzjwE/ctQ/Jt6pgtlr+R6wpQbuR3bU+g8oQqTsusuJnDjZ8MXI4Z3pakmdTDmUyz60Pe1mpBn2CS7FwxGTo4vRBmlbk44wbbYFYN60FvZbdhta
Z8FIqhPMsq7rWJOK4FYUm/ZIlbCCw2js66rxPHi4dTeZklr1z02H+JCErciCvLl40J+I0kMl3y61c3yw9NB23ekqDoVdraHiWyDUv8K0CBJDHsavTusGCIc3qPBglZtpOqe4jT3e2HcYc68JHjL230
1IP2JIwdwJRzCpMpCErAOAE1nQL1Xe5ND/dN34LAY36Y3IecofofCPJeF5C0A+2VSUn8CjXk9p3L0YoMuDk++TJ2pgDoXuJ2i/exLZB4naTaCF1eGkXh4TAF0XQK6t/X7oGOSbPf8r9Cj5GQjdmZyq
Tc8fxzHEWap0pNpbVf4wUprsVyolnTaXs2kUvMwkjY8v0jkptCXlssuv69LRZt9i0skmYeMoI++mnVW62ZkU/ofZXKpUR4ydiDFETjGu+MNdrkqgw8OIiidWJ3gC0MriPKSyPoE9/qepuH6z9u+AZ4
rvMN6SrHbh3CXnawVhxuVmTPSkpA2GVphkOXRqh6Axm8t596DX+jZNuhOVHYpFUp+jgoVQEJLwtX+bimfK5tX5OgIdzzb5O01O3Yn2I2agQZZEdziSv2o4At8ZNxzpijy/NB/hzpU43KALue84NWTO
5nNVTnfI/A5axheIco2u2l7hNIW6AJvsDEj1hlQWKrZD7b9c3MVFPE5dC+LhAbmRJ+JQN5tM/ix0XMtDoerW1pVrXkK7KOxcOuZYH0+5lDyqV7esqXHDwlKWkl9SPktenUoNOAq7NXM1y0pvgKo7wR
CQEFHCn8uc/EFsVVQ6Q019GZLDlpRU+1BMBWxtOdFITAydus42jH6yaWyZvh8xXDag1NT2Dv3LieiewXh0OnaTzzxwwKCZE9wHze3SnS8j0LCSQ7M9EWUL4HCEgpQu5/kIBCvy3ep1QSVrHOzW9kRT
PIESw0nXtqjpl9BTXqokKY6SV2v6dd1/soUIMrJ44rsqOYhKRPTsrufLasiHdh5h9/ukyv0NmZicF4PI1Rm63qubDq26zTRZiQAdt9BrXY2xO7q+Bvui/T1tCGuUdSjJf0r6SeMWeGI6qZ+MJViTVJ
TmKtt/s219xGLMdw9kfp3ddjZLBZtUMEr7F8KIM3Dp604djTfB8TaagEfTmom6L/yQlXJS1l64Hv3Y/A4vuwfW9tDZdmLmZ6n2JJXPUvEa9FvKo2F6nk/GleOPI4nKxps4M9mLwAtlx9t4go1n2vhD
Npb8eZNKB00fBh0fnN3DRDtAowf4Dl8KolPk3K7fiAwtOUvZX9Hicx/OgpK0LNhbDIe1mf9m48JCTC/yQnKYh4BxReZPB+rOIoscaQeaFRL32m8gxu8slfydygrYNcrR0Po5rpbSdD52eu8TUXsCfr
ADtblkccGFlWAj7LrcvhuO0w28GLoVpwpaW06gprjUCz6D+sV2vHqCWAG48qouyYVosXKdzj5f5SS5g40NAy/MCXoEb6YV2lKQboLNEE8LHzI+4WSZwlGFcmYRxnb2AEBoPZysyUdEP4POTzECeeBg
1vTH/QpVxTp/MsRwgos9s4wDR6cn/EPP/gLQHTmp7ShMqTBkOR3GvpBUukkFd9MLUj7iaOB1JRkotyDj7TypQ9dDWEogtNMQ3mLSh03wVGUZNtCSfNiW59vgBlRqTQvz0JfI6a9gps+q9KZA6lnoJS
vxlZz1AOS1v67CJ5CoR/tU43DQk4tewOZtYmqLTPM6OvYyIUGTZ6VXn68G1qlsq65LfOj1Oju8+lxV/6ZKn8Daa2rkSK0eXZ+BTG/gVrjZysbPfqyLZ3TzREAvZPnVvmTqPwHsZ+C/fwUH2pkC3Lvb
j8UdXn4PKJ/5T2B9XrDGyagwWcxCgSylsX+UDrpmtb7c+Qt1SEW7+FmeESOgGhE+jo5o/iJU6WSThhNseLoNZlLO7kPoajqFqOgK4N6DR+FHnPHAKuei8QjY/2idsFvVvgN5LOqIX1QQ4mwvIPQlRY
riWXTXkrPsfKkHyceUE+0nXuwomdsgLJb/qR5kZfr92i91PKkS3AAGWNnodBSzvvPitFV3uq9Ojswgx/82HZ5s8nGm0XUQa6w3Q7aQ3e/aOISaG1nVbwK4EdoaBsRMCNd/HurxnREml/prnVerqaCu
BqhcUXPay9t1dKlJ5sLzJXKiK5QBCRug5NeOsPYCuCREl2Oy2Vle6X3lh9PT00mAXor8qnyY08xz4EoWUfazxoSqpE5O9ANd/lSXvwCOtzXKlH9tanNhQOOkvSCRPSiSQ2PN2vWYvnXqKj2OGoauUB
1X8aqKlfJ8X7L6kh9bC3BeDOyGzoazZEpWsm8pp88CkAF9ak+B7zZaOxpCIbmxA+p0bW5g7jbRVHTvo8giN5BGr+/yBiaSiEoJ6JDupfLi6Grk6gB7NOwAHVftRV54MYY14e1oKnZu0OEN7Ib9PbiB
MG8djyl/+EMS4thXj8bDwxoG645cL5HtT0wxxoRnmHA2S/vlVQcp34hkIKSPXng8qvKUyP9+Sl6ns70mJdwjqTTnsr+9BIklcGv0qqvtJAajDkO918mPPRH3qsHj1a0oDiDQHrd9XnsGkpacBU5B41
fUNUdQXdkAXmVPrAa4xTKo4wbyoSdAWSh32MJJQAgMcZLgP9Jo8oyDVVDAlq+5nWyOraZ4K2YHkn4MGC9d4+XrvLakK10OWn2J7hln+qVYXmn615vkBdOiREmbvLZCqn5qCcJIbgPsusBT5pbpTCKW
Zka3IpZPn4sCrcPFU7udXH5lg2HYO60lVhLslN88dztibEUmBaie8iNtC1v2nLPg7CYv+SEOCEl1UqeEyQBeTKT74Sz4JtSW6OZauGg15B4eQcuPtab+CQT2/CmTHWLbdFLoJ1tffrulKfDQNcjWMi
pC99CxNJujmtSFTgm6aNO6VNZ5fD1gQq4cbrvB6FHUwpqF063GxHJgNtTLw1gVJ9OmagIItng611IH78mKPlA8gDpiQALRIWAxSFhO+N60+0aw5A5+8eArPYIh5c7MhFSO1LPyxOWLpTtwgstSkUfp
93tY5Iu1fw5Cij8LDTTLLlMgP3kZJU3WeyW1Aor3qp75qtjH9cMmiSzLaAO0AuQYjVnpdzjHcfDakkzG/HpWKJwptK9GUyVeb+rzMPGU/Rsnqv9MfLd0IcC0sKNtqfIkXT4Drafwn9GXK+fZxipAZG
Oes2WqmjRtaV2vhroZKwWiYdXdQpEun5U6meirgTJKV5vOetMY9O+eiZ0Y7PeKPooi1kF13C9f8l6aNhI5U3DMLfsLE8zdutMCmLAg3HRgUZc66rp520z5HNomtYlyhP2vXTmF0AoiEvtvBV8Q0uMD
Hb+paK9FbKFLZLNcmSVlNmWXpZeBX5nTPNceC7CxT5HwmkaDKJ8N9Wx3lMu3xbz1sq7M19WQ9eghELpjvXAq6G9Br7d/L+28Z9l9r1EgfQ7ESPPBqup4zz8fc/ZiuZd9Bh6+khwWT3sloRf5AfQZiq
EqewdEt4J3qmKBKtYr/xFV/ByVi71S209STWujzjbp7F/hfAfl6seRwdrQNI+GZXPzeBOOZuN6KRK2fDNUne33MPnKnjXRm2xnPNtcl1SNqf/5gncQEnwBGd+X0IfFoWg2AyefE5aZv0Bjgjmq/KgK
bkXrb+AFFRCBWb5BS9EUOM/WiyoZNPsFQI+AwzwPWQqs0PZy5zp4zJusxBnJYIPFsN1prLAI/tNwjkQrES1LN6afjbZq/A9eZ6NKnsKOblpdd/IsctxQoSVj2dhnvZ5bvP6dmLb308bXci251qiUG0
PZi4ueBRao8IE3GBg0RtljOudV6lJ9BLzBVJGWfANTcEwHv2Q3SeLPsdpO0XajfkkxgHCp/BRjr6iq4GitCaiqGvJX/E+ymRbSS/pzXnwnpEF7FGxKSueL7aTntuvg3O7XWA1943iLlEhQAg8IapXd
kTAbjGbo5Me6fSJeXLCuTBYg95N73nbmHaN1bRrbm0SQplTUdG3SNvF4kmG29nsdNijQQ1hCPPM6CE81NqML2nIuzJJPTgKHF8yXC/htJ1XiP36LKdYHjVkJaliHIb1O2nXTaTDyyq0uoLR1mx4gKz
9j5EnXm9ansOudtYHvSEaPopAc5BlF2wH+Qdb9u9lGOdlGTaY9AwrNkOJsbS/V4cPwTLHDYFZrpwPqIyeF+W0ioiEPlErR1wnX1FW8GT1eyTabS3TSS3gJLSdkeWfbwCCOuely6lvG10CuPO/FjvPv
h6hycjIAh6jRSuSZvgMZLoTCrf2MTu9lP5OYIjiI/Vj7TSgkt4aaYHoFwg+3geBZ7uawPjP+fGqpSeEpb6F/U8xQDINIxlK5M66xFhOo3NqJSjmlZXb9XmWC6iAoh5oeemQDnc7Z32uVsPsvyEZxMa
T7YRDTI9nmt1BoyLJMC2Bmmo4QvZYmcdtM81lTmw7cZkdir8TwdV4Qc7y1SQX/zkmHmyX9CEgSJOcS8x9FtlNOx0Ej2WBwLoCXwTVeRCnmqK7CISok8jPiaBW4o0fYYCk5UzibLdmlEASOqHQR/VjH
TR1Nx7YKtpnoW6hH5OZDE88tVB6FllqvrZWA1EqZ1nCV4394Ub9XjzjcOU2lT+MY/bXRaV2HDRigl38Jw+7sIjqPMx1tP6OL3+jQM1LTheNMMQGpzn668/irEff8z0I8v30vyNTZIzAuLI/FvF6Wa+
h06kiCrky7Znt2DYWvn/ZiScudWYBzfn8fNmB5G55RNBbMI+caULqpUzeXK/gbEzfhddCC23Qh5cCnaIPlooHbIHLu92pfAsW/AYogr8+6/Ai8SyLJZhP9G/g4/Sxmk4sRQ2Ka2vQT21BeT8dG11Ke
hiMvdV66J5uecxCv+gl1kDMiPgAIOkD7hBVFfTgjYIzFRq6bvGROc/U6LKR8h0lG2mQU0w+v2inxxSDXlH1IUI28/eVNYLyXwxq8UY6kpcaZ32GDE+KSfhv5s38CgIUDNMIrn1LDXQZCHHKN9pTW9Y
THwc0qpQpfTBhMWwr85yv1J0ksZYvK4rQnAHuWcSRtnbHm80iMJUEy07pSYwqLLZPY8gUv3OSFX/b8++BtPYRg6XKdivsIOzmSKPprYdQbfBHbPE9MkAINEs+rfLXsMyY+Dul6znmr/DqILv6ziebZ
A06Blrlc5Ey+mB9mW002CjBd6ywCnT8gzYnkvBviToENFH31q2UjcTh6FMqEOZU34neB8hk9Sc9rChsOmkImLuoy5bM7vfhkg9PkAxyhrkQiDU22iTwapiAnBDzYyajS3w24uB20fz2Atq0kruBZO0
z1JGY4lLYwkuEcrcNjIJEazKRK6hfQCEVu825gFPOuB1w46PFKFondqQZm6va7EeolnUgpUofh5jQ6bhSmPqzyFy4cHPEGlJ/lRzgxD7R/PXjZwDY/ATGo8gs6fBd2SkllLfiWnqr2zVHx1UDyV3pN
/aitSp7mQ5UX3IAAHp+F3n5PoO3VyC6K3WBzhE+glZcN6ib1YsABzG2gYVMoQXLQ+6+Je+iOe4xBA0yX3ATqYH9kObyyQ1VIR4aQfcWMQ+d8HcRekimVXwYwSxOZcMqC/A5GqxC9uUFFUkDVTDTUpB
LHSGKSJWHvwVPOu71ZVyHmK70BvismJbCYoMsHu0PPoabRnaTk+6hdzAoUXMLvQOYX7mbzVesG1fhPne2D92W9ZhpDTX0poIyte0zL8QTlzjzglUOUOcWa5dbZPMFrZoF1h5fkSNlUCA8GF0O3H45d
GaafiROuH4sRSf9ZKpqE/gwobxtV9HUVbVfJz2jQcLBwEyW5YjLLQvLlw8dha1hqU8oG7DHJCEiRlCeZZCwY4slKiM3CJoOqTWi/P2uSX5iwBSReoZjPXIV8L3bZiJOWepWulOyvYizmSm0yCMpJqp
CvSnWpuKsuVXS7owWlpdBVXoMWXPG4jikqBf29k0ghudjEN5uYclL5tko2DTL7z2LGAQVgrlvH0U5YdSacapXb0EGSHRH26uT9lBPp5gmv9cVnopNWPwkt+vDg/+8yDaJ8JWiXVFZxfEYH1o2vlwdq
/GuRBpgdxhYmOKJyECuWoHklu1WSh2EsZpvyFgvOqWUrKXoQSOB8Ila1I3VK0m7XY1NDlUV1hXmne2mvF0bKMSbivarmpE3H6/B8pOvFj9GoD0805QIwKzEUW2vyO1Au4QxyBArG/IgcitKRE/d7bT
mGRqloBGR7pdyI2E+LnBm0LMJRVAW5Xqeu23YEAVoaWFD5GrmcmyQM2gNm4Gee/yd4cfkOZGggKJ1Jba5njZ2JXlzoTn/5yYNuILQCAY16pleXetmlmsrWyUVy2umNK7zWo15jFw/ruTikOo7Eeh1c
Vzp7TWuYbVGBs6G9vukQrEh3ekUbxJbGsWrA+ZnOUX3zVfteFXu6cZLu5xzf3E9C64vaH2qKK02dBriGmKievaaH1p9SKMFJxA1x1qGDLevB7tTBAg7OnMPIbK99JlkJQ3X+Rt0arTuX6WIBTjq5/9
k3TGuvGXaMbR9rI7ntMyEh26G/s0TmkvIC8W5dEHqKNsgWdD/qToXP6e9J2kyllPwibbpSezWns0csJQ7Bz1HT/n7w+qtWDBWVSxLK2kRDlRvIcRurg7cRNimZLceCkiCVn68k7ssMNuty6qGMWoUl
JNvQ31bZMYPELZHhOBu+2UoWKjcHovrX0LzpJ2Bcyu6Qs69WlzWAPobv+hhy8o6kPtsMGJqgm92LyRRSdFZSxRhTnGH86dgCYASvQ0uh2GwCBqVSAXIvqaB/CfZ+pCrF5pA9SSkWGhGHpCuoA/l/YN
zcvg1oYbl+cahxmoFSs0ezMDgoBhsyzqnBCV/QcSa+VBfUvig2mfRwaM4Ey8AvCJnzDJBiGc5XxQ0q7QJjUpIrU7Jl2/dgo7W6CJlKDshxM7sUidJla46kuVpH3eskjqS5FNPAiAzNjBLiAKU76tZS
wDPkdPCdNYCv/GNIXug6Asi+sM4UIIWE5u9zBBhr2hxGSL3TpkWUPN/8MWg7vNIUYFbXFIAVt5EVnoLTJCVP9hhUjwIWIE6vKaJeU06ei9NrKqnXFL12NWA+2WQqm9hHEkko65ZlWnoOBtB1gsnl1M
i26/bPMT9ytdvAGBDnUxLT+r9V+bXVMkT1YjpS6IIuzIEDULHlVcz04itosCVPZB3ZapL6WghvhtPwWVIXh0RNyyry28gH0H6faMp5XWvdjdyq3yQr5NcmcVMbl9tMx2UDAraLy4DwlD0L6xNqkQXd
18QLQSm1buYuS+teFoPsTkgZHj9JXaOH6LTL1AgSjlIXuzGNvKw7oMHQ+aC5TMkY4r98IhOyTpTnWOzywFE9lbLVFFn1HRBUCq7ZNtrbtfwmgdE5E1nH1uz3OrHqnKySu6tBdrABuXTygAlIwyzlyn
UVDUE3G4SU+7Sr3CWKBqfwBd2/dhxsz/3V/UkRQi9V+RBWx+zSyEkhuXHltzUopufcfhs27b6xQ7BKcgXSOeSNY7BJ3cAUrkySNG414VeIt6enG1iuW7zkB17SpP4JUxRwWv8CiZMsLUmT4nNMttZk
60z8TVMMx2NtcgHXu3ZOARk0TXabWwbUiWIxBfm77k5AF0jlSIOnAWpOggTKAgqODw/gufsEVwSX68YdsJbA7Zpo2/Ngp+WM5HL2tPP1xr5g5PQPXr0BJfyuh8ETtA6+XE1moyW6f4VuJ8Y2TDmpGt
IVRIE2R9hyBkSMzcvfBaHUJbp58Lte8ZblXmcPMA8dNytcBzxe8Awcxk2vVxtrGnQ9KJxy2pdh5OfE0wqKp2GMeK0OqZ8mjzKdZ2ouM1+L1K52nE3ZMPQpoxp82Uuv1SlrfKf50F7oFd/34ufA8Mru
gv1f7IjMp5mkSx3KXX4+HeZubQ4cLfVRh5wE7F+yFdukTm9oAG+usk6/aGCuHr4E2QiAsrO63JBLvWgBQln416pxmSpGmvLNGNKVy7G5opWm8RC5DIss5CwMlp8UZbKdy2VQv4w4HYh2edHznnOokY
fYnqui+ajTW9Rhbk7DY4pvQ1O000IGOIz5zDBJ/D5FXdMtpvaYsb8iqJVpW74K2o+Vt+ajXjmXg9pJSCNLuYIU+Otpp86k13KdF5S/lpCbPuqlu3B+FWeqYC7GdlZRpZDttXI9bOCCjURoc3QrD7G4
FiesuYuFrdR956hQg1EipWvIdQ6BoMd1uEeHfTocbcIPmfCjJvyYCfeaRFk7oSJc/BE+fa8o7T2vRmx/h8Ls7YvBcQjZlU3aHizU5yr7iAq/qezTNG3ZJ4mHtg1tezSU9/4S5GWf1GB7K1QrJb3JHt
KWGlz+b7QdQHEUe8Yebewxxo429gwYmw6shvq9ZOB2E1S77U/QKsn/1tqrbHwDHgGARpN5W+bi0wP21jCidb21HoRlxLdbdSg5uWupnYgGF+A37KSFX4IMeHhspbgIddDZXvNiL54HkDAEVFd75Q+h
OA0F77OA7SkfwSxGflRNfs6ndMmfk3d/TnDwT3BSq5voyupZ6O3UsYRAUrgBjZHYJfYuqyeDCdjdB5BC+Af5zkDYma1+aJTd6NkX0d0FcnWOCj+l/H7l009ZwhfQ6dQiCJ7V9q8BDBtynUkeN3ahte
+z/kGICJieX4442WIGIsdobSViiOT/Ac8mMOaug14QqDezoIXbfr+Nd3jgO8xAKl6yFBqg1HNDKnGppwKdDdXlG6EV4Pr5knUPfKPSkwxJxcX0p9ez93pmCxR1Ugqbl2cAO9GSjO4mZW7huUaQQN/R
2sje3KjTLdo4qsVQ4AQ6rKryu+CJ4IxNAfGaylHX/K72SJckno+D3V4uq32q8m/FgpdaOPwV3OX8F7FasuE6PAdGtOiFfkEXJDFl39Uh51zhCPCY/LWgJ5RkMyE9o4YSnJqJ9S1ICQ9Ps/EK9PGiNQ
AfyjYveFKXJ4P4kAW6RrxNvgGDEkkq6l0F7BrnWZI4lTzBG3K3/xYsbNS585UdARdFif+lMz9N4C3bma9CORG6iGsARGXZnw5+WbFBF1/UxX2EhjbQl/PXef4uL5tIWbOF5G2tNn7Dtpdbv2seHRPw
FjAblJAOYNISXVsLUFBEi5aoq+PUlid4A07e8jFIP3WokpF/RKU0apFKKrkaOUnGURrAFbt10o++ZcyaOnoCF8yYCgYzgZdo7YTfQXiCap2inAqf/BbIks+nKcBtxDo+p/3LkXIYej0DsfY3ZOr9k7
U3Wf9INAPlZ8JG+Yt0w5Tz9DyS1NZjQw2JgRiHJeX9uFp4DcWCVjMVcTa7mbFvsv5c68+DXKGc+058VdaqAZPOJJC2gFlzdqeXjwHafzjHc9DcW0Hex3aYI+STIIqYL7bhdGylfKHX3AG8VnmCap6C
3zVEKs352Nf7n6N19XLTkdp5o4kDmlj9k/Ul7N9kg1uYWNK7Sh6x34tEJayrdEilb1nZo7iUbJFpu4r1FDRP8uXEsBlMPO35AGzbHUgIfSlCb8G2qgfal6VI1558BW6IoUJRwbGLHHn2AEYbhSSr8m
U2I8K7PNCO56jlW2RDY12p8EkTLfSCMaj4ItbyYLUfhVaVs1kv3OB+v5f1eekcTF3R7RmJwjMlHdX/GiJn8EsdvJ/SZ58wwScB+IQc1hG28yYbnNRVsr0OWRZKbJrb9nfNWKEGf4IpJnHmyzJZTmpk
yzHuoU9pqazTNQqfBTQd3OSXMd4+4HUehdlQlKoOeaP5XBV8GD9HkrGSjZ3sMJzsyXtIN/gqDdHGVb7b/kp4NoGbLL+XnRy57dFU0sr6vM6oSgvFp9JF0ouObihBLMS3jXZQuW4kekEZUwV4sDoExT
EqOI6qkvOhSYKb31aBHPoStF+ngz9Hx0Ci/ZD3YyE178O3CkchJ+9xgG05NNchv7LTyShkfQ1fTonV13iBPND7gTGOv+PFb+P8q1TB2TpcCv84KMBvxy2V7xn9WAdNHU5nLcOaDjxZ9yz+2O3wbhwZ
yOgWsEv8BS/ahDxEKr7ySB3t1LYJYGqYol1sHTt4GnaE7VoG5/JG964xKn87atJ4Hekk8nZGPEMN1U5iIl4k3APGXEHSUPt8qNS2Bz90PhO2I3FcynMJBwWa5I1LsYT8e/4vc28DdVVZ5g/ve9/33v
fe5wFLSv6aZX7yzzQSKhuVLCdpMuUBfAFBfMEJVNTBUIehiHiVgpQYx1R8k0wZExq0sbARRasVili2mKls1D78pOZ1pjBE4Jz9ceq9fr9r78MBHuBRm1n/tVotPM85+5y9972v+/r4fZCdXe8sTRpA
N+4iqH5pBTUsbwuzO8Psm5A1kwzZ/3ldOOujtfRochy1g5dHvvPBQ8hsmoseHYB2G9gck4diDvQSoxewecVvIaD6o9Yx1QehaRVMyuJHYT7YcwyI7YD3S85P+yQ46023Ay8C6g8B4Xl7wDFu4MwKu5
h8Era5OHKE2qHBA1bHmQlBGM2KYfz6OJBdUgDGM/AoVSL8VMKUQgw2i3NDiRuyLTaUyENY8sDZuN2QZ18KFbIdmqXUCu3br3bZLUHZAtDCc6VJMG/KMvtTmDRtdjkxJz34yJvmhlvlTEeDJiz3PU9N
Vo/VcmrNlZxKt9uYZ6k4cPoylEOak5znwZF3PYRfhWMyG3EScuOwODBsEV+XaDD5ASyZpHiMtFgbjP7MW7YF+Qlh8n+FxazwzXRESnSKd5BznAvD6u4eAmxOABCxuBV4p1efDLe3Q5VYb95eSRXlPS
i4yquDrTdga9seYVxeDIdJoiQAO/R0FGoyBWiT4uLwoPsAECqutP+LGFdJoUH0noJiVs6loFCGipUN5KQGsHwVmv4ilY03m9ZE1J4JBzfJWVhpsj0119M4SXWkLSAiyasSSYx/rOoPlMtDX6CyS24C
EAK2WePZKmSKkr0S+HtNwjcXfBvY7utsUr8Ne9wPA+26yNEOuDWUK9YkH9MtIhmKVi/+RRM9EZYTrD8HakvuOayleDR7DpJ3LUR7P10e7NgYNA06D9izxoXqoi53uTEIqz29GjuI7dbRHQiTslLVdJ
+u+I8trrFUBXU5O4NOyJlQPIgJiEX+cDuQ6uVMF82u9lz4YRHMk9wFYZYDNkJEJRqONElFemOudsljozPR3Y2J50kOQoKN3W2gGVjzqqREzdlGaM2tey8nVWRJCOSOgmEQyp/TTPRXiGOQ9O88gL8E
3829ErS2BuU7TTLUuBNgVS/5ZLHObD8BW3l5RtgeTXfdSzGqTimZ9SZ6LMouL9Gj5JbaoktFz9PoQsSGxctcLKQ3QgiCpOpkmNS3n+Ksf0LYVjzPr8P8uFrH43g2DGcFA4ejqBwg8UGeuDc7d2CVWp
Qq69oxcV4eJkS5IFKdA38rSQIleZOcp3E/c9qJoWW0aX0hHKjyOw1ALGwv5F5j0t7lPtpzwECUHTxeFkj4UrI2dLBrvvbAF6orA3jhTZUYsuNjFfcgP2lHRDvcj9lQ24KjNOA+7IaN3krP3E1Bnln2
hxjVn/f8JmisDdOz2NTaHxdmO/3IYoq/ybU9YGnQQ2h0SYeyBrVzPXVx3d2mdT8EN0qSdvMLwnw21oYExrJht5EhCNQ0c/J0CQjF+Vq7Yz3Bxvw6Nx30B9lD22E9RWqYJrmHkgqmJB5umx0WS3FYX3
tetz6OJ6u1FsiWJhVEVWc+Z7GQLw0G8AdDiZ2/M6o5xQkh3C2OrhpLgOLOiOKGqNR0PCwS66K6rZG/1yF/0/HWDSjDYRdbp9y+lzX7KNceUwERMbWcjOgNAFViwLi8CKn4jilQ2MB040R8NbKv/0Dm
kE7CaK9gzgOBesleLgANrbwHzUalS6u3JkaTV+Kdcl/ak9E7TdZASw2yD2NBT06fNsnaMFMS8Xqim8Y4RdeAov4lRNdCeRBDMYBAfjITPNCkmw1R9zcyFW59HF21nDMaBWi1iJUdEEJW0fXCSiarZ3
+yh6aEakdDUKA14HCNkQEccG7nUKMd2mE2OREpKHjoizg2XYE0w1EcQyEukgHGdbHguaXGMQbl2P07yITZ/X4bp8myxW+bCi6Dm2N7NtjKSo/z8dYe8/FGPR/PRtJ9adf5ODayvubjxY0A3O5jOF50
huOdyTjVY9whxo3FWeDIH2bBtQQtffc1aBaVD5GNJTtLhCgUnWh3rGCn6yfkgs13rpZG9BsDSfLkgqjQbnOLKbttuGlZqEihaIVNf1IFmVc4WdtBfMUAAl9VGaw1Fs9OMZ1STnKQQdAj1Y/soCqXPG
t2vmmtYqX5M+Qk0Uq7o/ZVlPXZZKCQHyNJSHOteUs9OzuAeXvxWt7ZssBnZudj+47ZcCtpB9wcSgz5gZitlKNQlcC3aCHIEY2/hINDci57aBkGB+VYqnR2dDM63NgDoajj1tsGqdnFcFduDXwb3bNy
kfHq1vHtIGKpVUxCG833hul5YXQz7hGqKhbX8bEu+pBzE110LXZYFI/LoVqm3IdyC6htiQsHfi9MrqykG+RxK3dlkuZkkuZdTNLs9TFJuXtihDcTbYHi69wBI+PI4c2paqscXsCYR9icNF4Q01bTEJ
liVq1JLrsQ6Y3TPLb73wxEpRZ3yyFbl29DoihFseSHb1VpiDhMD4Fvy85a7wWoCObcFpMluLntSRBM8BPB6h0QmVep0pO8DZ2Q/zUVE8yMWj3tLj3bAZTgKB+07ZetxM/ssy6X08wClfyS+3tAR+lr
sj1Y/kcSQcsFzb8O4k8GPVcG8cEmOwb6CbJ4BkwFzECSKKht3xfu+Fkty3wgCJgYecgi/CSYX1mIUgtQ+RuAmJIdcGDHjOxK+1b+sO2qmPS1Clcmd7CYgGF9TkA+KvqjbH4spufledBvl4IjPRzN3s
ZnEHwKVTqSDegjIMT5j5tyJqAvyWWYosab6U44nMHksWrODn5rQFTYeIRfSeeShNO0l4EcxlRrpU230zhsUb0qHLycGqPRwkX34FxTPoPuQTQwjA+AxZJXRNkfwjgAblnhW5KhxUeTnz6pQsv/WY6D
7UOSqOuDkq0nz41jhw23T6y0uwumefFy+6aVsPf1lOmIu5hoiQ0HHseedk32SZfZtkWgKDfisI2D0c1uUoKgOReZpzKeeiQhmQuxjpyz5oimTjEjTFsNfO/FJgsP323Qw4ytyQ8z8bHUoaLMYzHWNL
6EYt/dgkQo3gpNUXck8LrR9LD56TBfQxe8V0KMElaC4tFSw98nbfQb2343EEfZOa4x1cWTguTqYGAtS5VpfHjZDlRNKpoqNmtWe8FsP6fBIgTfyGrffp1r/cMu7+ypye+lFoz125T8XnITzOihUKrg
5M/h5mOZbETqBcnNvdWDllcy2sS/RG2lXfdsBEZLOYlCqNSGA4Qc61D7c+wF3YRBVcy5dtyZa9NoG2AGav5D93hKEM2ghGDJKfxC4ykolL+Ls/IvAhShNoIxtXNL2gz5ddY/iolqcjGSnAZ3ecsmTE
l3trRhFJKK3vh/YVkmLKzQDn2EwnQNq5lV/G2brYHQZS6Jwe/YQp/kGjSjAQJBrszZ8OAoSvKPDsNhnaQEz0FduXzJJJoJDA/Tc8PikrCYgxZZ8UiY/DBMnwjTxKZ/bVN5YNciASgfZQ7wcwRt9yaX
HgZv0PQc1rY6Lz6hCrAxi+IGFZ6LGSg04Mz+TtOmIk060kQzoIveXmfakpO8xOn5kDC/kNqSVHhuSJV9hC0/atu9VtURYzpWF2uYH8rPaNm27B0DXTkYz2NxHqTtymsq1zZYvRM2GZ8JaT5JvLMNbJ
epso28fhK54S+h6S2rCBrR6om8gIBzFce7OnDfl4IdFYfjgxPdgtZ9ok8K1X3Lz4IuBDP6CdZeLYU8CnYnj8bxzn2AkDyJqDSaTDajLxdNCf1nw6T2l/Q0l0zoLJmoccxybPcYpmyh0OLcClxUMpJk
5DZiEjSZVJGn8E4I+9Bdvfx16I+zbiZwR7Exxd+H0FsbTcW/AGtMaqJ8MQJ1Tv/l4u1ojbakGvpnU5wBLEoua/UXYdGkXPBJ1l8MHXi/zCZ/sIWDck6px1lczZ7it2NFVXO6MyAFkH+dXJ5t4MhUB1
mIc4yXgWIZy0HuCMoSuznoCbWvkFdfoeewJstzw/ISEsF2MxhaRcrqo0hBMZY6B7UeZkM95gBiFGHEpuHxJIJnmPBnNTfcEYrpyNdLuuTl81omGrbjMUZ7GZUMy39hliXrcKaNvwHps+JoF50PTIKV
PF8X2Azj1+MIMAj7YdBqoR7Ht7CubM6m7VfDtj5m2x+H90TJiq/VtG0lFJyPKylRWrJBWHvIpTgVFFqv2ixy3b5Yx5k1mC9IdZwyaSzuNeWpYbkMxCW5yL6G8fvH8ejBNvr7soUBP5nzErVYCBcGcJ
eUcVV25KQTMGWJ9hiNqOXliGNOaocbTXy38c8iWpajQ/ccpoTR30JkVbWh4hZSJnsfmpPqlwRth8uduwjN52xKmEj9Jen3rwDxzfd87hy9ueV7SbHBriRJwrGBPyfwTCfKZ2mCfLLxTCdiTSeWkSSo
GUXHicnb/KgqtZC0xCsoSxMMVSbnRC+dyOjNZ0qVxOINtHphqz8aF6bfgE5dFTk5tI1VSK0GBUEfQHGzkyo35P2/TQKLgRhRRk2SaCyUZpN1VYPd8yziM7A7ZD/GxpqOgjFQ+QDyKDvDRBvpsqfGnV
poyyL5EJ7ZqNZ2jntrPWfWGunViH7Jv0HKMicIUOrrxhUYiUYXwzwregH9AVnY8CK8GL7hGYdiqs6hmHk5TqLHqQ9SSpGuB7kPcP2dH68/CNyCbDF3BP5FMubuNP7E0H+Qc2edC2Qh4sAqinFJfS31
/nI4pGDOTuEItyxwhxoJKe5dJjoNixDtxFND93HYwcdfZ3VMU2+oMn6XDZ+xhFayH4i50l3A4jr6UpXfQXsqYQMZRJUvoAOTSEbXi84J4EYHEwt3DN5T6LY115ULYGvVOt2kU0x6P4rQ5hJI4SHkDg
jcYAixAj8/J4iuDfJ/DOI7gvRe4CSzrWiwSIqVv4fcN/o1RL1ILOVkkytMcSPVMF6sVFNQCg2FviUcM+eF+eIwfpCSrU3ohvkjrDsbpgnuUnYbKGPS4sKWLd5mYJeXh7voSBcf56KzsMvkFwLDGS8A
iALKn/IjpZQeZLU7LctGThMz6wWYWQOtqhLBbPMmy2yl19cLHE5MXVBPEEJEJIlUOjERMk31bR/PMfonUT43JduZiGcqO8v2TLU9HPUm7Nw6goiwaG8M/HmmOA6TMs8Fhps+FU+6p1WKvxmhxjPUeJ
pZ+I1E+8i9noZllm8FFzvTJhvH/aAPjwLuMZ6FMVkyJCzk4L+y2QHQWNMB8Wt7P8E2mZzaRiJ86F9fnoXUN5akfTC9OSbDklhTqYJx0vfiziYvmk5TJR5DqKTkUQ+GyaUV2SHJUC8XmpzMDLyKzkno
uABVGPas1bwy3TGz+98BRxIOgwCQHy9H6Vp14Degj1ReSEPSRyE/2HoTOvDZLaBVutmY9zkKaAC1JXvQzdZ91Ta+ZeMfIGmMn6VdRQlfJGX55cRI5POQW6pQasmumtz6Qmmty+z2r9oBRELayzF5V2
yS5CFFDEAUIFu3sBTlSFpFb+KbAXDyGwhGOggAM6uW9JOxqcHNXMLybODiCp2nkHcs2ULjLlTHWMCy0q4OZQkVy2zjB7ZV2obu3aTtVPHkwyadC21VK/8YjZ5qeT5g2xHNsCSI6RbQmLtTKFJbB/lt
6JBDNH5yILv8mz5FuOZK8+YJ4dZRdqt+fG4o72zfBpn3YjCG/vnkwHM9yIMPF0V53m9ElZHXvY7OYsgfDD0XQ86aQheD04Sk+x+T6WfxlPG/Dh09LHDfKQGajsaoMXraRL/EjtNmFROzhGkPt5HUj6
dBuTfm4yzLyfGLItkHj3XxhGpKntYZZlqv8LweuzRqAVWpQHe8hM0rkyTneDTlio51+Hwb3UrE1GwXzUTaDK0/2aP/wexYV5GdZWuWMqp1ky3G0YCegLqU2Uubvf3UgXqcDelabN8xjXkcT5xDwCFN
plB9a/JzNgsZhSITQJsrGnkw5LMqKDI1rvV8q2JNc3hDgdbpKMbl1xZzrMJiwewbBZCwJX4YZUuXHbxjlq4u8Nig1QJe/d91WC8J1dMUi3gvgbgr4brervnd5WbbM6Yi0aMImhHki4LinSZ/HwU5R5
tCtoPrTX4HmUGsgHKiglsjwuLCMCdtIVMgPT0vpERtHIEkB+SFj2Lnzc+hASshWxnn3Tnbs8VvUBnlmW2pWMEIV3yU5NZprrjQ5dcg9mINzIAdsFRkxfuYwIw25RWQRyjuQFFWsjYsWJTJGmtfCO3i
ktp6KM006Rps0yPwe6RGK3ptcU7FaJYiN2eZVtAjRnL1sgUecaa+LZKSfbQ2yrzQFddwDdBxwF/C3IbLsnECjKIgFbjSppttMYh4VO3a3cLEuyMaQC/7omkxxdZSaC6WTbQYoCZ5Xvxq47cAgCpFDa
Yhy8C4sQw++3/PeJT2AEcNAVjLsyJAu0CXVg97KSehRJKPyLpKzkR6ADXpz7CBI4nBy0FD04zDTCSZxgfpuDQD49eihLFIUSNSEnm4TrLxOMQiR1a4PA4lsSiFpCWT8ZhIDYveLCnYcvzGYmhtWaYr
EgAbq020xUj+APFD6t+WqhsjFceiigiQL0R6k5Nakh4H1WXUdBLAYy5yKc8YKCDPONyoULbbaltns0u2OvBrCPnQ9tGXjD+SXY41IUq8m2ykFbr2iI5jtXiOUzqbjuMjKvyU9Ph27G8UqlA3B7j9iA
YEuUrBbwga/0oIKAN1+8kwnkdNKvbwc74zo/VPxtIDL+pM+RTMI3J5rKahi+X7fFHj7bBKbSBaYf00oBlL6oSUo/Fsxr80xR9N/DZ4TbZHQFIG8n0eCz47zbbGINIW98LqLiZNKT/ExYe75Fggyoot
8F0q1sFiST5Y/BRcmEKLlBNseRo+mKIX4aKOqq2cyGiTX48Ql6ue7Qi0p0qa3UDJdnItY8vhS4titumxLp9QP9F/xjZXn9u9rvnJlWWGv4Aph2xD9HHQe9ReQLd0CfiLA4wVDgY5Pa/zzIJdREkAss
dsXlfuA5mXSkkuO7LEz0IFOsYTD08bytyg2wn3upVWgkA+I8gGoZJKRprsYZN9Dkbz2SPQusykNLjHZg8BuZoNxEwTUwxZQp8PwVwYSvvRwTzxm6x/R6VQjbIU81DruzMfwAAwgPBH4buyMSa7wXh6
rvlXAFeQDT37FqQ5sh04ZjYSXY5sHThN2QdcNsZl81y2PMAm+/Od6hCgQzpscCgYqREUdW9GDQuBhYWwLy+Hs8STh1oe3vmBY5CRU4jup+DhoYA/SeBFO3GNLf9crUj4ZCEPiRlF45XIDVT2qnInGU
99v+0kO0w1bRX0mwPLj+hRyCM7elmi+yqP+WwGwK3cuyXDX8PSe2gYDyd9eAKCrWwi0Ttt+Vny/ljRlFrO8AEHmL9h/NH4rjwIsXg220qY+hAkuu2b4KbkuORKyRzOpxh+A9JVO2aYAUNCf1bo19sd
coI/R/dPxSRxW4lU8VRZkeciW4q4qmCP4qnA/y7wEi7uhm2uPwUXR8ImOpYE6cUHm+gQE73NRGtN9AIj2BaQOqNPwisB1MXh+P1SgmkDVqJcTLAxoJh3BcqCwaX4ArpDrmGlIMV6i0xM0LhbA3dm9y
W6Ga4Jcd/vtu4hC+V/rUN/G/jtgaQQfiEqpowWewXZDXpni0cBZPIHu/iGIPqw8WOc/H96AxQzUoL3pMSTSB79AncHzhRXoMms9z0/JXQfJgikYVF8HW7dETb6sLVn0JVgKXCD0Pj6HddMP3vXbFxn
/W5cY6dgNIO/Ht3cdGbnJtIDZTmqnvZSDJ1jkgjyXm76K3HwspeOJ7Jcn6Tb1Fb8zogflMub1Mu76Hyk82Z5W41KGiiPrQJ7qMsHSOe/cYusTYtiluQqI9DhDieXgKzdM9RoMp+No2/p8hosNJiUbV
UJuwkMxMYgV74Du14xqZIpKJfjCANI3M5OAIm10dXPbNf9zIINK0nP2mREwj2Z3iV4MAcZ93ZKo7MlWz4Mv6TyDGChi8+FbjldruSZ3UhnzMHoV0f3cHU9ymtlkDQ6Y7w2rNaZbEuYL7bJk9AzKTln
9xxGQ1V+Zeh/jIYzNCRHsdy2aHFnhAChI/RkWDUQVGzHVmr5kdSM/xj4OypP8OJck6wyyTeZcMZhNJTxajEjTxPmvBKyItmsz4amR3ERnYilllyBrSRS5czDnT/S+WPw3JXznV8ABqIkb5IdoXin71
7EHppnH7V4NYhZcgIItByOmepqV54OB09fe1OWxCXCGYEVqJx4+g+UPTk69GP5I+8Dutu/n7vzNSiuZT03lOq7EWpd7ZOoUsWSqiUxjSxp936It0ffDqJJMD6LOIuPRtiII/hIR/CWmLqxsI6FjMOJ
mAm6YcbfSdCy8i4n1DquSomlnKC7A235qIU0zynvdSksk6ITw+iD8LdCtnkfNH9ygj/LLIz+FMaDILMmKZba2WhChefuctw45dKmtWFodh+MVOyW0P4pTOj2nmy1r9JkzdIwq/K7nIzmmDYDYVbeZz
9wEIA0VUtwPJ5rRyuueLuRfDthsp1o4sEua1unCdqtkvJzG9eP1ubyXM8N09vALCtWW7/vv/4FgqHj1YMMyETU3fn5QbGYkEKy2svU5G+n9oJsxBxtFDPZN+jI2NJpy9YDDikBkhXMBh2ZicrI/hLW
Wym5h3x2ErAZcTtIHkRka3dcMm+B5XqxPWiMgL1jSXdggF1pgul+EZaTsL0C4NGhS3/BlW/w43KaLxuVQJErH18O1+k8Rsso1qeMGUskD9oGsIGKY6qRIjQGZwAr7phmRNyDCs0xOglGXQkix1hNJr
KmGeSFeck0zg6ycwJ/ddC6CxfcP4uyAjvjSOO/hW5A+V2m6xbSwf5TBN/qdrkxzEtw3HLdN69AsZkTtOkPc/mpzkul9ryS0bhX6ma32fgF1q7BRqNE8pRtTDnxJltM/i64n8iCaRhJ2tE99pySyAMu
ZUKDKNaGolhX2HQlMsx0FGgsmY5XRgeNPVpVrd1aVQQlFhMJfiMQMZvKKmwWnvFIioXesJhsB8ypXE78CkxdS/qIlQbI8+KNH8EEVorTl1FYYdoSIFxIEEaWMg4mm/bziAl2c2iHWzsCNXKDeiC+c5
V+CMEitw35eWOV8QzaTUbs8j50bPwwG/NyJfXlini55FOeInLIky0WG3hPmn5/0rQj6z8EtL9mOCWLaEnnej6FUroSfJBdlToPXnUeVpoBE8LWZWyPUNIhHmV3rKrarS0DRZRiBPsenSN0f3wCHEN2
flY/qOIP0ypilP6MSH+GfDu/cYd8yyZokRV1oCvOQNvcXRJkn0Fhm2ygT+WzQPX4PEjaGJO15IJ/BBxAoGKmcpL1ZRQ+yAwHgEDaosmpXMPigdBvRiaTHWj9MTYZjoIRskucbSWPVQZ2GG8NQnunnF
bxXqFNl6E30lRDYSZdcsD8AWS5esBEDngvwnU525W99JjOEZHiL5t4QBi9rguFBtdoTJYlv82uJ7OSDwL8oVqI5zDD/USt+Pc8uu75dYiWKYUiow1oPqsiVv7nPdrGIJ1RWSvKYyjJVcIkv6L4sZkv
N9dTB8ltAu8YZOEbkbzJ+syGhPFZGEZEvALw3/k6JVx+TXrL5kprPTqOegg3AR3hH6sKDammZe15Tjb9NKeOdRG/tzgbHWl86SbEz7Z+KR0V9evwXfpF3d+yz6+Ip1ELgr10SY+Rf9ZnIc91qboNig
1YCBgtHD1ItEEO8AIwhG4Q0ZXvp9P6THraLgyyf600FuQy5l+sqkIMHAfY+EDolOZUu5KKALj397uUgCUID9YzVkl1vKmEOEpjkrEmmx4mD4XJIFtp5C6kd9KfAl+LCbQo0pUY3MFspvP7fYM2cz4k
hQAw2LarfLZaPneYs7vmcqARSf5W52zV8y6v1083PnU1FPAk7uV8f8Z47u+0A35ge0okivvCIJ1NSuNwDEzR0FtvJSJlfb6ozTG5aBTf0/voh6EKqK75k7SQvp8KGwdVE0+3HL+2zbsMGfa16Ni7Yz
GsydlVcKNh2exehZljea+JnuHRFN4mSS+BbZjpj2cyuRCzOdzNdfhJ0UeAXZEb1NitXyFheRZ1O7WoaeOHQc1A1mEvCA75kxXhKF1hwd2oxStcjQ6KiA6KrwYqxn0rcAciTc174b4U/w0qbvew8b81
7vdSg0jJH7pVCF/5T0LvwTpPR1p/HsCNbr31P2PD4XDUUOWlVcNf0k4JxdgsbjD2KWzEkmtFE0P3hZpe/Ws0SNEdHVSjpF7TR3iz/IgwfTfojZ6KUgBOXCS7AHPFmcYtN+4pPn1HkHF2HWbu0W9Dtz
l0x1h3L/zTkaKwu+umOUefo/1MBvvZf6sbrbJ7DpBt671E8MrOdY8pdfM6yBVHOQjyy7dcRfGWzj9Crr1ZIOFKiPBTK2onpsYdcNQQp4qgGGCFbCl33tz91Msbeiu3iIQroWQ88YwknqJ5XmLIt5Eb
FHspbbQKk8zWkxsVqXS5wgKpYxzz7sgukA+utWiWMkhurkb2ef3xRD+uOh5rkaN6fWctY4jWtF5YynQXF0BqO76/ugIFJb7LGnuZsQyP1F30jXx8v93Og41bGmpShKzyIo7Ip9Qo317r5tOO6iYUX+
0a8uflbZ33XIU11lZsD2eLka12hIgItPg/COz5K+wp2EfYtMzYHMsIdEw4cSiXBu52ekbQ48n1+eL5GPDFn2ZjZDJgxo17gE9rnRC2vhZmP0N4bCrk4CCskNYk15LwMjOIVjNgasdsOB4iuXRFgzAe
BUo9Toyu5Leyn97D6ckJWGzyeDZ5SQtqCqHS3/dfdV7McO2llq8L+bK7iu/Pe55G6WTPJu6rG13Za4o5xu0DXTkXMsgVwHLjLhjLfH8Yy8ZMF//PgDlTVMdRXe4h5vyXiScQFDeK3lUjwmZYbZqyo8
XXQvU0PQx1kzxo7V4wTVKiXNKjwnQIAPBy1lD7lOfuUvj7QGjiMXx1ShR9+mc81J5IVMVwbgmKY4kpugUmCE4xnEMwHCmmhE5hnI+Ap18+gdRrl3nNBIgYANup0gFMxdPHbPs5hHEkwx3A5//kd3Fa
gfEZZb6AEHPszH8Iuojw++7zRQXvSZo0HGokyTzkb42a0RZtYefnWORCTXbU27MCNxvi7fm1KNXjZ6mdRbRDoxd4vEIK9jXGPWRi1uwZkTDQCB0Slu9BNht9CkLTxUZM0GQHxIBSS/h3InOOLrWlVP
GfxZm27kU3L+KEKzrUxYdBbN+NcNGpyKKjzq/a209iOv3aftXa0L7BHzYJJZjELqftfSafEsHcdxj52bWICNIDzKafb2OCB6FpLeIeQaiXBA+Ijtk16lWFeU8myXocNU6pzTtgECV85S5TBDiVNOYs
YhuYSMNZ24buI1VAk922vRxAfS/ZbH/eE7Gx/zQSBqjDPY7WVs5WfPnvpjw0LL8S+o8SqbvGxk0L5Sj5a7MeUXUSLcmyxjE12jO/6nMXuCaI/tJEV5loDuKzHYm4FzNjjB828e9NfHAYrwrdT7Cz26
OQHLpLXVwDzPIRGFiXxJjFo4G42wkwm8beo1wxlVjXxshSAFNdbbIgyarb8xWdunJ/L9+LxmC+sqYwq7345grL1K+3Lay8qnfMMD3r7Y6zMcvbcS0wnBLq/SDTZLQfMNJsl1T5YdN8kcP3o9BNLecA
QOg/FzaXh82NYfNS6++xzYds8zHy3eikuWMS9o62HHMQHRxGmh1ykDlhrJ96BFejyfkpPrjVNjPbHgiehWzQyTEm/r5RcIUkmRDv2mCTFzjpI50TBMCfQT9QSwa3t9cHEuMke3HnH4p4JyY5H1IhTA
CEkITkPFtxtTJk+IpujZjeSETVgVpBHQ9Ux1IXHGvteRYGr7qVzAC4BW++npBylvMF+QUlvyIhxhIj1N6qUQl9xRYQF8VAQFPKayp9NsyameGgWJhMLsPywL6M+JlTZwMYoQVYcvn+qAf7/Ktxhxi/
JJRnx89Hx8BNpF27XPbfWRUJwXlNC+ItQfTHIP6wcaNxdgCDvUisglzDt4XxCPQrOuP+6DQbE6sQXw2dMZzpphq0IKGMoAVPeJgnCESSRtl9FD0lt0bWYT4DW0B7ES0tjjLl+ylhPRIlWznaNH4Jae
jsJaDRdrwV6tAFY2wxImyMDpsTwsbf8bbOQ4rekAs+FDjtxmngibfPseVk26DyYb6qppduso0MqOzGQNc+1JXvcuWxrjEeqoCNC6s1UBCjLlcARJIOTJ3ya+WuMHXU5g1ajRBN7T4EQh+UHmmqK9lv
3iCx9NsVEdtthZBL/ro/qAAz/X+yjyUHAExdMZwSOedYrEllGXTTCoh7SaZTcoogKAkXPsEAUcG6JS3RPaW0YP38IByLwGu4slIBzS/BbMu9ApyDBLHkBIy03ImVWW1Zu7xpZ0B3n5g8BXhhcwxdUM
GAyPnAShQN0K1K5cg98BfOIlOZStDUHqnglTZbgj5/VQ9OcTlpJq/nUwZeZrI1oIvS/e8zMFQFePiJoJ2D1uq/vLMrovtF/kQQrTcQc1hl3WTn9T9X8ZGZjDVgjwFUIK47PK7u8EAA8IQK2xD3r0eE
RtaNVbcc9SY9R3pqCEc8LkwugJVDm3NPVXH3ZHd6deK+L8yP4YSRF7lS3ekJLOeMBe+I1PWWd785Imz/NVgw0EelkoOagEQn2uJjNv44TJfckgqg1WYbsD3F2dluJwCDtiYqTFqJrOrHOYVp9wn0VY
Xnnsqjym+gb2afLyr4k0ovO/Gfqrm9FmEE2/oLmEe0ptvkIjL0bwI6IjnGJePcAKkyZlIlg+Vz/iWqnQ8FM6I8EOZxKeVWSm3knuvK3ZoJNS5UnrWSfqDxMrCH/IFsdc4Ly9XAADsMGW3xXufPrfaF
8sDAvSOIvhD4hwP/Nkio4b68ZKL/NP4KiF8Vx1j3HWo71B7oJc2UB30qaC3gfTxdimvjV5q33AMdFSml/yC3dZT9wxLe1oNcMYbTebmzg7Br+O5/d9oFNbzNdeBtXDCgeAw17Tkm2ohxoZ8JUhiO8E
qllqAnWKov6rmubyCiRPY1wEsory1m6wZghjW2GEKBcR2+mAruXmHkak1gDLinQ7Y9p6V1g3PkHd8xA5Vv3sCYuGcTOn5uv2+Q4Cl34Y7A/jCIzrT2dkSVOMQMK16OFQUE4GY8OO5K21SU0e9Yss0I
8u1BMgi/SoJ862GTfw6MWmUiNyRjv8fmD4ELlkjgHehkJUAYR56g9VKhE8U31qjRHvbcHni6Rbw4yR+xeovFUB0st5gKWFU/jBJ5kllw62udGiYUZIbM4FrcI/R1B2MZu1rNG/k5cQ4SVdrb8aXuUd
QIaMXIb7iRvSB6f5ffCMs9X+ksMCINJP0u7wjiHwapwXpW+fqioxx1po1vB5Iz2UTz9zf2WceTbVxCwdgb2UA+AU6RnnaZ2TegUYNhATcONwjZV+P1fko7V34Gf1KMmBCPRadOFXHRZXol7JkOlS3o
Mx8DSahCkXsTOctI0QoAUJ+iQA1ZHvv+6/igPB1bdrHaeEk+h8FwU1JW6Kvv40+nAjNcUuY9ScBqSSlD1KYGUSLBakgYPU8ZnNqyfJcO8J6v6HzqDOt+bF33v/fkwfX1SkZFwYaWY2QzZd9BuhjNA/
ihXA/Qhe/n23ZDndWQM7T79vInoNGCqvkTfRfSHAnNxZBVHk0+5jAysD5tQQfQGVAtt56dD+BExq2zHAaUTsKwtu+/2vMxf99JyDq5IuAkHXrCsMobLr4Tc21P0+Gyhp8VFnJG+Xcxvm8cTbbaWAqJ
rKvMTLOjbeM4mx+PtDO9DPr5KVFYRa35nEnO9l08PulY7kFMMORkU34qlep7PphuOAv5nZ+mKNwC7KSt7tmNRO/pAWBp8qUJnj5Uow9a14H9cM2XVGNWJWR8pEVsKqVgouUg6KE73Qu02E6cqlQBo4
P0NNLAyZ1PDqLzlyTKV4RRO0S2Iw+7Rb0AsfQLQ8XtSErZczLbuZpMai/0Qawx3JQpQfkB4v+vgP9j8ZQp2/Qvlm8ZHpYLwuI6Ei0lox4NiEv5kC26+Yw1mVHNKOXXZk9WjXeEJmXSyb3ejUzXvbe+
wfeE8M6rcrZrAncXQn2m803ZC/6S/iBXGfd5dv7lwl5p8znImvBovL+SjC60RUbza4xiP2/SXbsNnk5YOzNDTWjr/DDjYTNNEd9f5dgJQyUMQ38S2FUMlUeHdiyUfvOf0aVoa2jbYfR+hKBotbUGHP
aYu3mLrgGAxyj8TOExNHFDO1qRct8yufa1eGT/ntAPZZuaUBkkYBsxa/DaztKu9RVsXK9CC6uCytQJ6n774a8JwP+a3rz/WScPFW8MIsL1Ha+SVZLUrDD5GRZ/pJOp+oBys6RO9/cG0U9AX42Pxcrx
t5Clu9X4P5l4CGQJ5bP+CaqAbg2Tdugn1MBRlskS07LV6Lklz0ERNJZf8m7nj3MRlVoxu5nMBGCscZyK7vw3p/wSmdPFwQEvB34q7pG2HVJNkOZB1N3dhGqr/W9IvNOtiCRWk4rFQc/LIF8giN0Xlv
OYn/BtioguXmYJMxWNX78YGLZdUOsObsI9WhTQeSpnXZOrb8uLWOfttxt3WFXFx72U5r6CLdN1ePZhl1DbPLWPDqMzYKFejA2Vq9JegLw6Zf9EVq+EBTfZ7lBB2scq0xan8lCdkeUsUOZldeX/n4n2
ssD+W1Cs8hBdy67FYey30KU97SW5SVvB8yqDD7SDLq1P4fnKdDKnI1V7Um3gxd0QWdwUrucPVO4qxR6RsxjOvaMOnl6D52S7XePnARSF0A4tISjxYfhJbVn/n6gsNuKuwZz7K0ofbADwQwlu8quyaQ
45nrxf/zQKKOVdDigbqByz+2ja3uwcs3O0aXBNAnM8hGl7vDiIu+QIWlNNoooE48K8GaaqS0DEYyq5tHP5FyuAR9941wDXzY8OPFXr2ypZTzUkldaBWH0tU18cXZcz/Vgwfy6KQduyDJFffj89ksZB
hE2WeuMRuhAyW+7PeyICe1QON5Jos8H43zDjHQcfpYpL+AiaYNEs63ucJ3/HE9ZS2bTV46p2nwSHfXATiEPLr4GoXfls4Eaa4lk4tUH+ekJYfimMKZUPWOZPgZMsTnVuVkUSf82fOhs4QMwf+Uy1ng
N1sainjeDm63jxUT5BkjmfUyXzWc2GyJca//kwnmN9LdPX0Im5GrnORWUkO1fB2qFRbyWt8dBZaqsR5BMS9NC/kk9FU6GOmG40rRfwBMEL8tTQT4TuXEmlZVntyBP40LX4IMPfQY6mB5HPygdPxUOR
8j2ZoTSTQ0JYLoTbSHQPkNiwEKJQYUwxRsdmYLoWeilNFXwbbFu99GZSisRainuzfeFm4x4V6r4nx6wPWHQO+NdVYZvrofQ430YgQq06G+bgIP1NNf74MP4Vcuacxu5twuntjCAahGgp8S2abxoP0/
F5IjxQJJ9E42hjGJ0FKmXrHhs9RJGHgcTMLHKu+7Pywe6PdL+5T0bAniIzFshzp6nsfVAgQWzvCMXA1wMyDpU+DON2vBW1BkxUT0Z/qYJ/nA7nCKR/t4d+W1AO4C9kVSsZlJtukwsBMXUrQS/FL9QQ
1ENplws4D7VwXsAvUXDUA5BEkxIjGk4tTYmKD8BlSe+L5JD5LUFxDBkBsic+Taz4I6Ey10A3YI86qiaA9I1yQVFXKw1JsO8He10FkyNKH5R7oy/JdX6o0jCJfwtVtHg4rMfi57F9R4c6PwIJhpvGpu
i/BPFoKHTZX1LmlLEiiiFsm4wGtdDTagG2p+z2J6fZZLJNrkZ2UazkuPBliEUosy+ZUDXBAHf/F4B8HJm/IMV0jl8fPFfQYF8HlwRJ1nbyMjZ62WqT2LX14MuC6BtB/D14iJSfMPGNmNREz2LvBrT1
Jtx6SK8rfVhixbGANZbnISltr8NFKJXxeniXcstuiOWJeAqqyb7BUxBx2JTR1F6idHGNyb9i8rsqMf/iPcDtp9pvGUxDhAW1ycUGm78PR0CDaJDxN8OcsZxN7IrGW61/zw/cd/HAagabU+klGhK6sz
BGRNw+GmqZ0UnWTrfRhTaaU3/LQmu/CuB99HMsiZjrOT+/Sgjbyk07Cf56MfsM/qtEyP+cfKXxsmMy7acFkmRB/p+N/zrcOrxct0XsNP6Bg8vLajDqUdYdC3YqAKKSUhIaqtDTmKarzduIhJcHVo7z
cvXVKX3ZYKbzVSBDFJOjzfD8EuSZCZn4OM2TkGO3Sb7Itb2jqvth7Yk8FdUr1EtOt9G9Vuk28r3laGwxGML+yGAecZuNH7dufG3suM83FHyoYz6V9iH0CTG4/20YbQ5l5WDzfQxPJSbmh7p4BGIacA
KaSL/GD8bTkK7IM5vJDfp763dlYsYzJHXsakGvty15xvvzHi20xwMeJttNdCrVXZq2vBxdYvdvgb+YvrRXQnMspw5q1EVB3f0VhRo2eLXXmpj4qIw76QBSAw5cHgzYFsQD4GoJx94PQQNHFm1PFLrj
aDZNQ8y31PixuJ5ob19gX90EWT9XK9lKBJbawevRTq704Z0e5/bQ6gd/Q0gD92hH9l97KocOSnfdgIwrfQcVlnpJHBsJreZyJLtPVO2APLg2sign5UgviqkoFZOFlF3ulKrTpsdWe7uVn2HvhBE8Sl
fZE6PQT7f+QsZqRSTKi7JF1hwHq+M8BQO04ILRUtHsblSACkMpNoCw+Z0IgT+RmD/NeuqoyPMSL8Pvd3+E0lrJn2fVTVi/gp2EPQ9e7gY80GN2DijPsh5QCf5fwiAAc5aQg8ijjVJuoyCMbgBYoryM
WrgrbbS5QqyVmh3pROMwyI4h/2EjpWR/A/YoJwPH67pZSLWLOvQwv4v4AKnzUyDL7GWBHU2P1+PRj/Lz6SOg4icqtR1WLodt/cha7JtRRyBlk63Ila+JNlszg6q+hxKClA2kVKAOA0i5P51uBmNRUg
PsJXlztwSl1DKbAk9nlnQoqdynAEoqywbaeqeiF6fYfikq091Q91LsDIcPY06r1pINQ+R1j9Xw+6MBAVIEfjnt/4AfwFCvyUnzHFDPZBNxzwbFi1yTA03ydoNFxagoaylTBZj3hJD+mxsOuB28A2gS
bkPjCPiBBTZfhIAfcXHmrALkHjWpsx0rCl023y/x+DxySTWV+HYsb51GRX9EIaBeSFWhNB4BH6gtBoSYhk2SBsseF69jwjaTO87XIUUYU+8LJME/MFe8t7IdiYnqQTxR85H74frnqaSBCKMWJKuYQq
vtCD1H/H8XYZaxaHLgp3AqMdK4FUjzJBK6y3guiv0eTuC3zhG478geaqe94Y/XWVC+MIhvwxEkXUFFPAM5Q/RyGB1n82uRZUWqW3s2OIOQ6j0c+AS5+9D2+TqvG+GU/RL2GRJa+Z+r+vnQJZC11AsL
Kkf/Kcca36stxQtWXQVhPTA5yFI2ZHor/HbcJcOYd4hmqtvDtq07s2aT1XD9OK10FaL7rX8BYmiSNfluLLHChkezM/aM8dp50K/TtoNmPmqQdzRNVRxJoCl1veREvladQpXObahAONXgb17VkdvlP5
cGFUJMAWNX8R/6CnkQ2uRsE3qt4g8x7bdKPVlVPVKpIvneWWxubAiAXV9q8kORljduwo6vuhbl9noWpv8eD5lfte9JT0WjNRls8z5f3K+QDn9tpEz5ubApQdiZtPfXd4VP5Hun2Oz3PbgLQ43bYF33
v/Xr9rtul7OuJ0cgk6xVkrFZQNylK2F8mVAzuad+T1KLAMT8a/RkxWSRXCU61pZStJ5n3BNhtLTWRewPFqVPLVkSS9vqaCbZ11fgnln2+SJPE6SeRQbDGjaio46oEbFA8kXtBeT4WD6kS0G5yp4mvF
COcztA+8VXbfGSLa92/X1bLQUW3RoOVMWPE0HVhLz58qACdZyAi4nCmaNw9MMnueT3QTTGRPR+gpQQ1afL3wd+jPGX2Gi3/+xoiHWMhGa76CoqwR5lyvea8gOQ+sweMMX3TPYHAxQZjXGLF9moTGEL
6z+PLLHUQ9EGKFoPTCyY9QMrOnN/Mw25LE8b7zmJG7zHf3Z0CyUpPQ8QqeyhMOkIGO77rzdWIopyQ5Weg7kALZakeHRfCaus+5agyMCpz3RSXxvE502bXu6acFujydpwhlY+p2CNPQJ3tkROuVt2r6
O5p1J736pF9pbZ5vIguTB08j96TPgRrOv/MfTnA3ITDTXpPUaioh+CTEOWa7K/AV9DHsAz+IPl0aC2Xkw9veYwKMi5O216T+CPp6/0r2Ad1R5uBtxt8vuRb7TVYO6BcDuNabID7fa11ACRfYGDWqe0
/Z6q4pBT9nUQho2IkvfXWq8I0rmhvarGbq0J/C8CT5xn+WFejUeo9nMGrOLwHO0WkLvZr1rgfBmJupxLJPdogMThusBRguHa0E2229fg65DDbA20j4SuwlJbrpCKNYjnB9H1EIpJVkNMrPwCWXJNPL
PxDciFSgpWRDVHb1/EH1MR8/38wF/P6tjStEUOOBkRILqhGgr43aAsAcizgFvIuTTD+CTKsi1DpeAXVUTUXDuuW4x34UB1RZEdvP53qa73UjxukSAZlH1RI90NHMCN2WMMwYpAE7wGE7xMErx/rvaL
vjO6qaaowWnwB1fBcI3zg0x+ONGMI832h00uq24OF55igb5OTgEjv1M40FYI30Hi4LXOHfrswwf1HHZvxci40Ek98vkuUYLdSpLuK9lJFXTQI4v5OvSg4g56Uy5vDUfshmuiI3EO1LarTP7tqCuRvW
vevlvGvoiFpCbqHG3Hr8CaszGVIrfjwpSlhOQz7S41yHJXNch2rQaZs4vVkBjyEnb5TAHMJ6MsLeY6zT0UFOR7AUQppgAtnOlcZjknsFuDcpDJOJBKWBFnK4xbgzQ7022FwxrZiD3nNTmdu1XRC9ME
jm/id8qqg3AZhjgKEltIx2EV+9rA3cFA2iLrGu5IyI0vc74ezRSLycQ/mVQpzmXkZFWtIppjk6W2vQwarSV1zxonw2qh8WRom2FPN5xS4YWSB55LNULtt9wPDFtPV2ulTWz/qwvsq5NcIyQ6VBLR3b
pbpxu32sTDEDBdrVWCFndXxLPdEW8+zIkq9MhJBMbTl9OpiFl/JNcUvjUL/D51oCvmVQb3yRqbDwHMqejPe+RHyomMh8oEatI1eFgafb64b+p354lTPSV6zMUcaiCWLiZRemPgVNKQ1uF+BaXy1V2a
0SwnIKdST+V7khXV8cvdZlVTycvbbVw1h3Yku02s+jGIx4Mjb6iVVDta/Vm3Vj+n8CUV+/sl7M8CJGM9FRMcJUWN61TNr7DR+lnj7q2a27JUmstDfw/ij3sl7AnggynbVkMNH6+3bp2NCKjLdyNx7/
afA02b2KE+clfZXKYEThJmeWy/GO7y7+mBr0HpBUHp5YPWX+n8M3xSRkIdrtgWFosACSj3RF+PZpWqM5TTIM9YkkbkCb4ChEl2T4ntT9qo/+801RA8r7VxChXG4SbiRtAwbjSgIOUvjf+jiRXpNAIk
GuAYp9DshrI57V9gQpEPBhEMeomTwKGAn+Mq26aWTrEJwyBnXExRnfYh4CkAUDTB+S9UvOD/Q35JSaX9RkIXQhU91thOl1u4nk2qjMbQYzwNqlOY31lI2ds+UeKaGnVzwXbbxEcHqSR+p5mEBi7JC2
GhIPDn4QIpazJRP9bXpTeSU74vV7tDZtdJt8Tift+wpy5f3cHuAHTlI23OcUqWCWBz0DMIbozdWEGp1MaiZ1V0wQVLwgXj+dTie32fqoXUcAry44+o2g7OGAU2S8UKztFxtriEwVAu3YQw8lgeMWnU
djy03yUtlLscr8UsA6e81Pg5lXRtRrfBuGHaayGEbk9lwvwvmE3Emyqy3n7eoyFiN1j+YBed56LUVIBz2YI1b++QHWYF2iSMdHNZiZRMqg/7fCgLDEnRGqjJpUNgbC0hvZBU/Iow+gqVzHXVyVrtDe
zEIDra2CWg0nQc2B2/1P07mU2jgKPAPVVkprwud/YYPn1Pm/iCEKQGKqVEJ6CkBSRPU4t9a3pon99WrMz2xtCexHWy0EZftapn3tJArdKmdbjWjRvsv07E1nB9VR2oJ7k/m3KmAkikrnwgTFT2Z6tt
j0WGFp+L7Dr6O1jbFCsD/w3I3sabKFfbY2IiAVqMTsknoGwf32KKh6EnVhwRxkeG8VFhPDqMp6A1Gt2IgWn0Tyhas41h9AtE+1wxAxzmQjSM0rgxQ1NxiCu+gH5Ct7g3zrdLCbA8l22ZxdT9G0zFv4
Xk9B3pvMr61RzAmHoOqIsVnmqwUfYtWgsuEh4cLe5i1r/lTWHxDnjTxKqCuwypeNEX+SKnUSPoxlthWe7ez0HMaJKLf4lHOH5r6IZjaA7l/78L3bzQNdEoBol4KIK2BLHiLMDkis/S9VvSjMOde5dz
x7riLLSm3QSnlo7YH69FCNL+dtQLIV+cozI95/GaXMqiL8PD5XVeyZlyrgPleoIc62SWNnwAXn7epPvNajgpwyBvM2kpX6vjuRStR1G3rf/QBS0DbdjmlNl3Bty1rdJOMTGCLoC4YB8svg+zNk8BMe
Au6q4vkgcSHBoGyN6SXKpCeQ0SiwaahG71+UJIZ0cKN5oR+Bs5Rt8kJ26iw000zPgREDn3L1WNO1nJ7QurXkH+JCpTeayyIywozL385dTX9fdjMZctXHagUgfSsOZC56/BgmwThFzomH4qQPKO6gRt
0p0i7s5F/5nIQ010fihfbSfV+FhK38fd0vcq6ax6zrX6fbmHhvPuuhkcU1o+IHJMq0HpJOTM1Qiynj9mdOOVhSfbClqFo9AUVbZvOT2IZzIuXWAqTmKd+8VXOrnm7sdQ3XRyzbcHjgOa7HrjVqFJiK
TiDHaiCErUMU10BK3bSb91j1orEaNl3TDKoo530addNNdF11SklbLuAHt2gNuWkxp2gOH/exNyeEmBnOxW/cEd/TcNgy5HrIjKwL2PxLQr8Mi4U4ikVcuww62ctdw79xfWfZhjsptstNa6jUDUuMRF
H+VGs5ftCUO3MwFyziSYSyT/DIYmxS3YMprfxXSssUn2LxMNMvmhEAmRnDP6IM0cR5jmSLPtPD4CEthXmcbdsI1uPGxyeSJKk/+JxH855aFhfgakKgo+HY15Yd5pufwTQLPpWvjQYRT707Ahkf8ZjK
gaTFPLI2zMxyceZ4uJtrwH3gT+ITih588DONTYajN5lHRHOM7lx7timGuMcq3xYPj6T7vGXNf4AqwBlC5X6snKad4btOoTxHnxpHaMgM1o6zzMAavTKdnK6JyF/v76N7fkB9e/NpM7qD9ylW2t42/L
bNb1kzL5Sfp7JJhcjiXtBxmFMbhF0FjL7zbth/Es56PZ8Pwc9kRVbyvloX4uLP8WcaC9FOsEqviP8hmXAHKma09z7T2nDN2jeW086v+z2bLDkqDE53fHFvYKahHmFvxMMeQdIDv45mpgJ1Fx+1Vw5N
m+zG77qu0h3wGImmEUmGIaVhJChp5/vRtmlMsDJfxtOzN8twCeDv5BWzEmRoNwJw9jJFvviditWqfgQYslUj1i4me4jw8MkwPCZDYa1+lPibSXb/lDmAQ2eZONj7fx+VXwSZbY5DobEzaQ/wYOm4la
kTKSe/ZP0vHoKbU5QPfPGG1QZAPD9ABwRXt+Dmun5A9hGhCBrD4mS2x6G5onUm+mSpcOsM+2ZxhtPgB0+kj1cBWnO6lt/fHwkc9nmG33m+Lf0djJDw3V/ST+CvpFEde2Eoj8rTah1YXfAG4dNLF/z3
HYbBcNRfaOI8jHa00MvFOr7PMhxeBv4d60Feby/hBjDyV4eAQlAbmeVRJZEj/PRl9MTmvJH4wmaht2Woj8P6q0zV13473/ght9wi+7QDXlroOnCpYpSdHvgyjDOCYfY3S4A/sqjhHLpo0vd63ZTnM8
eWYd479EP/9TIBwkwgNlJMnPp53jXB5hTcL7SNgWN16sWkOS8KiQrGfe6E7g8HRlmHH8lPf5os6R38ttfSUaqpCnvjco3ghs4ALj7qnmnvJdsWaVbITmc0nRZV/Ua76kL77Bb9TtWxZ8Zwc/ET3bvb
7ePaRQOMFC/qQHQsisyR2R2qdPL4wxxn3TujHO7eqGFqkbGicFEVvHDUVRqoA5S2aJOX50EKs8yI8qwUm5PhAJ0VanSoU8bt0LthxfSUm/IUuFBTWF7WmcDrTRJPd7ujL1i8nZhPhwny/urWElN/dH
qBOlcgYtehYctarJmkQJH8YcrmW3kPK/23xtMJWXLPKlQlJTvbZyLtPCeHootbx6AIEJ1dGWH2rUOUj20/bf1dTs9VZuen4UMtus10RjTHmeif7GRDdUioiSIRdyoX5v4ldMeTBMSQoKYZWrwuhbTF
9/gpy82AEgaDrSpufhlBXpWq6jEj7rjvgDrhwDscR4HptU64wdgmTVHWXj8ygmcDjq692heiysYKd1FLBtsuGWY0zrBtN42jSfNY1X4GaYUr9FflJrVVh+K2z9NmztgItr8ygrB0kXAjcCb6B1trUe
KN/WB1xrjGvNc61dQ6UkDzFDZXyUVVkMuIzJBaQ9UHN+tRqjsyqpf4k2rsC4JF9ETOlrej/HcLmi6FUjaz6ttCeGuQLmt9qCb5Mb4WjFGFGJ2tEuJGGhjRHeFgNFL3nw++n0agF8zQeivaNuCGBLdX
PY+20F26+30TgyW4hBYawyJvvgGnQPrc4OYjYiwKG7BQ7RFXtOHqsnwnhC5TcRK0Wuw4/rv0BTl8ocYhqjjedgt6xdyXbu5mTu57qJv45PqVL32ZAGapRBg3JhiazkhdV20xoStt/FFs0/gdqTDgbh
t6A0TbrWNtbZxqNQmZNKKr14J7G9rJOosu5lQY5St1GoUNYa/mfDsG8XN+Fbal24jiLc2tDSR3gX/bfnWBR0NN+UsFBTSMqx4L9EBBSVNZG8oy6yV0RofwjsWntehC0eRzgRtUzUiwifH4E4mV+HUX
7+AuogewwmaJCnlp/6N13qBLsqn0B6mjpIjojT/KIgPhEMRAjTPVUdOdYjv4AkATrkg+E5UjwGFoOb5uzf1JXgiRUqpi1v2JNVvecrpiZ6n4OkKPmcJCSBo5FNqk6jZ5AsvMyUIeS44To6NyxuDu1q
yPS5TaF7FWcanSAnaN1sG19r3fXWfRmlay7V34fwwxLSLcHCOydofi7w1wTR3YHfUHGsSiqRwnv9LwkBPQMdNnAKrjJRGHqtWYZA8b44FTW+uxl5Qiw18hP4Af5VSuDKsjwBsk7RtdZfb/2XmQGugq
UU5Ew3oYJ2nIfKT6roHlLL/zLwdEX0f0PV4vODASvNARYUku2j7PYxbKxNDvJ5CIPJ6QZZwdNgG7lTw5LpgcQEx786/av8SdMGqqMc+ClEjOZKM4iKKK+Msq9ABYVwJsm3FS1QWyhiwK0I4TF1Q48y
U76kC0DtKVC+qyLNob+3in3s2qsovrhKhPbKidvfXx0hcHlqooHG/1cFJoHO8M+pmEo9VQkadkoQPRFEK0z0RQD2KtXT/zKS1cARVW7rWnQ+MeHqM6SnJOrOqVSYYm1fME9WxBrvVKD9+db4IKENbv
Q4xv2xpBMNjL2AwzkUlrhgiq3F4KBF5DCewS0wvYIsyWKqE6y08ZN8xJq2PMXZSUCnw/qkLzOUmClcpsSE7u+Siq/+oozfUm5BpRwr54u5PQ7b5dsb6c+zGFRZmvPGp4DO7Alu3Kldo7IkB9Y4TA2S
lLJpUMoG8flMtKm99sA/Q+gF5dnju4JiNTaj9D7oXMG7/DDIc8UfJIZwBDzpYnrSxWtMWeKLmkfCSgY9849V6ALMZ+ehEVTKY7UGPaj4Idx0KLpvC4vtaDvD7/udTBXGWz/Btj/L5tgSpi532/ghG6
/TjIgt97NccY6D9TDRjJB9kAP2AlhSbrJ9n5Gezp7nsvcTafXnRKTy2vMsuk+h+/d3/3h5AKeyr/gQWlsSXuIh1v1v1oayDV3p7BlAd8Dd4EYgJ8s8SNtB+mUU4H4AmFB4oq+CRWOmW8ZonC9MPFej
JVWugUBTybhX9hr/JVNuoGzCkdAt9AtDv4ZSrnQMKe4GRbr8ORuttHePrgFQHN25rehv5OzOtU5BxM7Z1vY3mnK9KZ81EYU90azj9XHKYFXP6I2h+w1KZscrA6+W2xC34Y7xU+0Eukz5rT3wHWjdFW
TDaTSg4Fii+3oeAZ9RVkImd38KSJ3xKlON5nmL488A8YKKj7cyKitBbEmJJYxXRqISysYxjkm+dLxT2HYxPUjZU4XitySrteBb+r+RxuRXI4srHoS8LYyfroRYbnett/Pf7C3EC6kCRPG6fCwpNrVy
XVTL1sXfRsWxQ05kC04/I0F1J6Zr13/jBEdDzjFaAe1x9wR6PigVV5loEwP1OBRlUk9lD1r3kn19H4FexIog3gY4aPG2SkPb8/3x5upKempZ6wxOzjThMBE2jkQsJJxC+lrkqm/xqz2dH3VUQb4G9M
lJ48q+yB+pN6KjVb4AkAyniuVhneHIB6d2vVnfM2qfaud7qkXt+Yqp/YOIdc9qt2KFwcTyFV2497jz4r7h8Qrf+nrgV0BhHgOmVcY/ZNwmYuTmVur9anyGsnE12n3xodQrkLfJP2YGhXxWPrUJLUH8
db+q9X2q1vT5Yj/kyPbzBjUzkoDzKgZ5JGGF6TKaHQyxpWS2JwKB6R/HJuj6yngRrinkHj8RxIcYd2FNIz0wdDq9XRK6b9Q2cIMZJHmt3LnOza95HHvXautvWWQqj1dPZnpH/L/l6P0tofVxhOKU07
2MUvMSjVuUJhhwAQvAb6AYyZ4EzLu1AFIMqaQ9HK+D83s6Uzv1DlMTVclC5VkbVVVk5fIKjVbooHZ7JQLTot5UIbnE5+DtVd7N8XEZqPZywZxWcrzmKpM8RwfhMIxP5cj43LC8JCxvRg9TElrZ/YtN
YfxqNY6JT0A6HV9v4y+j9s8Jx4IQ64cwT8RGMMm1F1WSBU158M8JSsmumVr7Z5B5xppOTzUt+eoQejglU+h4Ar4U4fenHLG9yut5AhmvmjyvtJnkyYucVarafk3uGPN397nr3yvIl3R8thBXeMATFL
O9gI3Bb5riv0z2O3OAxrqhaJW7VpjXDauylv2MKUsCVYEruXe73Y/Z1tlc52hzQ9t1HG18FXocPUjng/VHpGiK5CP6hv5M/VTdS/vV/OUqrNSy+CwYl7Jl1zupMk2U3Rkru3O22z8DVMvek2FEXtFV
5FMKaRgPkFWxN0gDx15wZlc8wwxOvv5kijj0u0EabkS5ASfNXwBMIqmURMKdSIYOjGFgjWRY5MoOpmLv3553f7t+9T6+V750H98oZyq/PyZfWH7bIhAwiwbnlbJQgzAaEWah9ZehfmmvJE1ss1Ud+I
haBNHRrDeXGCdvrqmje/1TJ1B006J3GzHsEaZKqs2X3wYszcm9k//kP4p+8lhdkF0C0Ht8Iy2nH8CSQCz9EJpvJSUH/bgwnYjZluzgOUGwcQcvLZFWPyLvl/fMx0EkdMcnoR0qOUDcJzVj3xhshsRc
5TsW4+NlSviEDXv+FqsR6KMO7LYbcFu3ql7nZz9i/AMm+R7Gx9EZ1qfO9+cV2SI17ZS8914bqd0MZ3Y6e3IKcltapWHAM88B3KKkrGW/LGYMgGEROfuyzOLtAGVJfI6CupVaN1EzbaIuqps2+6wW96
EkUKjTwWaTfiJMr4MDRUqplr5fl2r3GbQ63a7mztWpzQigzLwVvkhlg02kCVR+WBvm7RBtN1nYv7NJ0wK6KW+uPRbj78KxK9sOvr87FBjOfCS69CUtFwHgVKgAoZvRP6E0k4fa/yIsn4FNUjTRlpNo
lLwKjZrGjwCbAeGu48koWZ+6Ov5Pfql847GBOydwn8HUo3g2KLcAjVl+nBZ1y+heMSQsLquIyflmeFVkR0HEu6idKeRJB+Whg88MiRel34RE+KLbhruLqgNkHXk6Rc3T0UlfXK/Y/veQ90ul2asI85
5SS30yQfZCD2lwUUlCopbK8RZY3vhrTOsrpnkXUjJ0hiNkIynNMUudqK6y6RpkOG6Dbf6aU+P3gVKtlNW4NmiO2TCpjjAXAFp8trawlDdLSGnKN3a+Tr5FvkIO3jmyHLbfb0OYOhtjLKlo7LUQr4sk
UqkVC01YMNBXE5ZRYFa6ecgwMe5ssqq9lFoiVAhxj6EPnExy6Rcr6aqcwmJJl7BYrqpiqicmcY8yYpIwJDU7uOhFeEw41k+baKkhjw0C2wsUU0ImaXpt0OA+2zgMIjypJIG9pnGFab+I4j07MmwcFT
aG4AFpU7yuIfUvMSrJpZCdV+OYxvOV7EyD9XWjJowkchF4cLkC4EGPRPtCzWiq60Abmlzt+S7Fg6AeNJI1pRppGeczSSC/j6FAxbvZYC1NzF+D76qUsUsDPwqpdT4Lcj3JEPge+l8hNcqvdupcL4WP
LG8JYnia3kZCFmN+LlXbKdV8JL4NfqzFWiv3On8tMgtZh9PEshQtoxuIa50YYnD/ffRG3DtcLnWlxGSpI/qj2kRqA1wGxhPQuzAovhzEw40yXpsHkks+N2zdDIrugO9XpPL4+bAlBfVZsEqRKr65AI
+5JA8DzgW73C2q+gO7DAj2/Qr/MyJesVAiMP8T6v1ya24lRITrEHn4hvrN/4gKKN1E4MS5ldRbvJiNOH0izmbKcbiLj3TxfBcvcDGFPQvlmGtPTDLDd4e+F/4d5dcwAIJZwG6s88ewOMu3OP9WukJw
F8tuhPRxznQl5pOicE1gYBSuOaore5ea8ZXAv8qydEKYyGbnbDqYc+ENthyCbgMYNyTRxDMBv1FtB9lek/MhXhEdZuSxde/FU1beY/I340JJddkeYqMTrWK8Y8lbDnLZUQ42x19EMV4Q6LLLx+vPSj
0Sn0gJpoNcLh+R908O3CBr9f/ZjohupVh9979V40uCw3zjfmdcXYbDqiDEI9AzPkhnQPir9URge0w2CDIvzal4fypPzcMAPUrkgcnmxLC4AObs9htgEVrFkEtkkETxLDyDSp6STUQSmOweax+ydqCz
B9D2Zb8icp1E6I0oszFv7Ojjld36eKNcoxtHrTX7FuCc8/nYgMqvoJwv7jIx9a9iIjfa/7SzSQX9K8b/nPFfDiiVoDsVqb4SFbOJqCiL5UEPq9T2VFSUnuWhVVNRXrG8VfvZbUAOkH2ElpHko0k9W6
GJNgCbpFu/uniXlJOKOJ+t9K534zv0yUXqE9be54taTlINO51HsRTJV+8K/FOVyQIci7ZTi+k2Tk4HQ/Ua6YSU6u8iZUYeB4pjy0dyNT1faiJ+xN+GfrsslfhjFMGWMvZd5FpaDCnSpzgU1jdbibdh
Qgk1fIu87RgDjNN6m/RpAtLniyrETTrb6xTGUUEhWR4dbbT3QKexEkBTWPjgID0bvS/ZUlvGQCLpMMA80l7TGmuyG7HxtY4MW0eFrdFhMiZMJ4Tp9DCZF7YeDFPl9F1qW4/Z1iZsgi0S9Jrdx9QDnm
ysHrPPA+rRuo8zybXIoGkRGtHmjWh90qRTbUrATKROWEq12GyUYdGWyFn7zhd9ms53HOd1KKzPskHd0eazXJ4KlQyUElxabl7lstGiwE72TFC8GhRD0Z2WWFr8v/CUz/7C9cj7Fznbn/fshv07FHOf
NhUtdoH5dTB+P6p0nOA3PRnUnnIQdk9NM8pPMieRZ2oq04+9vS47rAH1L+rI9J1cy/Rp60aV+oaGXpX6nqTW3DpCO9QEhOiCSDk+u/2nEp1s3TaciO9tnwUqIirERV2lpWxDWnD9DsD+/VSF/dQW2z
faocPA3Y0Q+qO+CKGKW+twQh8nbmqUS8Y7Ry1TJ3H484iTBVeOBHlAhjYCcyu5UEurXf6nk4twlhTg4B3AjXegqcRMqHgJ7btLaB+5GEqS2dtM6xhzAGnaTYsdKiOMB410yX6J0k8WAEYlW1Ky2Trn
8kFATrbkCJ2PswmMYqFm+eEjc/EQuV50QuJhBP32cqp7J9qw0QRwGaL9vqGO3r6O3l6VACfVFrrvxjMYK4u8BuHoeyBBSaX6naQwUzN2L6y9TScj2qc3BskwtA6crYi0FQn9ftkjIAZuT6ishy19h1
VsE2xW+V/NsMhGGE96hR/NjV4uY4dhIetqmvUXQyigwpbXnyo7n6JQm+/mZXR/qmOeciNH2z3Ys8Do11P7ADHGltaEOhHm3C1/KGxwKFywnxnVSjg5w5TEgfhd1KMbabI7ifd7CZts9pbQdWJXxxZ8
NakTP6lVwjJm+8NR48c3oST3DyBj9Gyuxq9y9b7fuVMqoTA3zfl+x0atg8pup3JmufsyKH9sV2vyaTWGfx/PuFY3TwTFqEoKzC9FO6voUAuXgPddarEzFz6zPqhSI3n6IimgmIrHmzAgrrLxGjvdij
k6X4yV7JsIp2B/DGNyzmoLGlA3kzS0Ahsikm2puf5oC83bj0FbptTsXbV0ZCOTFGWZ6qG9dv7ann3y11QJUu999wnmIZi72bHGdczj9nxFLb30/2cFlnWQLMIdJPsjQMm1kmjzCr4a49T1NpKrcYyL
huDZt9SU27EwcBpjFX52PEfMJwPyChDaYeym3ocqpvzPsLUFZVrcA7R8zzyb3Yqhc4uygS2FAY/HXlbOChrXwFVB/cjkOPE6U76Ae5f/35XoTSpP0P1o0JUPoeKOB5Hp8yTTDM4OCtakCfmqRX3AQn
7hcExwwHtdZ4oXEJqyd4ft+rCN+8LsfhwzeQRI3fxJ+LiVszHOgC8Yi47k5xVMpX0QrgMaFJKG3QKrEXkoSkYbeWz9eaj0E8K35ML2UFVeHpDWM8gtWxPR2mot5bZCDeHsz3ioWxBMZHOJCHWWX5vJ
HrGbmaAN7EJQGxrDoTi97a+Bi5PnPem1xXzbuNU2NtjGJojwqOytV1Q/py0JYVHJn8K8l8L4TesJ7E80cjZMeTRiV8VrW2Lc3qhtq2xbosrr+xSdScvlkL+obEklr1BDUvKII7YRmpezb9btCUjEvm
SYjvjMhhKpngv98+T+/C0EmXvOBLFx906jPCCdZuOT6Bh0D2dzXWwzq5E3ypbNANbqWnUqtr+aucfs1/5+uZvzmWaskbiEiZL/HneoTwDrElOkHZPNcSCxepLaSuZpwMyEldiso1xMVKtNaoKX/zOx
0HLFXNgYissIecCH0MRLfoGuhSS97mIEFtlzWwTJRGuhMxxREjbnwXcw6voZGPoXWomwJG+dgluJAH49mWXfNK1/BtFSbZ5aQ8P0whDKw0+GKUWMI/pvFh+1hSzCiwkFkUT3NtJkVgP+jSbVd2uV4x
bGYRiEjXLFhaCGFQ32YUIO3e4C8AaSktSdAN21JEpZltB2tmKOwPbtVVx6iUMxKDHwetbvN5DiHYVKYAHB53lAPpyKOc8GmTqW6uDqIPp8EF8f9EjSeYPxz7NDxfYU8GOynD6C5SG5Tc4eVLE33kR/
NLtu5fB3jnXdVNAUfkaq3lDOqYripM8XIxOvgThDTA+4/DPYVqBZvTasFKr3pgG11JRTAv8BLFF3hfHLjH/K+DYg33546BeE/roKxRQtIpft4Nqv4WQ+L73WzqfHqOTbGyUfY4IXhfCK0t51h7u92b
SjMJlu0wtrnPaeEr5vxvjAvx/tlFxd5Do9gc21PRObA7h0Q5zyLFApnxmkvQCUpp8J0r8HAg392w+yhbsOgDq1msVEgz3h9A4MTVJ6mqS/pe6ElPbDbTEOyTZaxOvqGUdm0+M55hhVTToU+iVhXGJa
cm+QHGaSD8K7SrawdslMgOivZHWY0GTEE/2V8JjokBMq/3qy0PpKRhH26/jCSpRsl1dmBe0fBq2DsU3LPjjwbjDaXpUrPzvMl8LqK3kg3PZQWP4plEfp1QPt9o/Z/OM2/39ssQQAjO3r7bZNwHnmcp
DhJr3btO43zdlwqY7/hAek9THb/rhtL4ECZLbeti53Rf/f2X9ROFpPytPXXlj1YVpPIXjq2E73cach9Neo+NKZoDDE3MWS+UEloDcQtCZLtcmixiGojF5jiW3LYzK7anhG+v76zd3Hj1Rzj78Hx5FH
49ch6NK6DORFvgInoHsomT4L+YM7yFX/MDVhalZQ/CRIDsYGHdGAslTHENUqlFBJq9m49pmNt8ArKqF0YbYCsRGeRLWGoecv35dghXzX6SaRI3T8jCxMEEr9lrldXzQbKa5j60wy6ugOyAMWryK8x0
MZ4c818ScroVdUARIwF6ON6dkeR70pO8jp1p1to6lQ6HKbYNwcHUlw12zgo6IFCKdyhLT7LtS7ZMY6HfCtWi05J7BBviKlokI5xBYn2uJ0zgfXIZP0kyqtfvQGe+h/90mWqOOQuaF2nloXMq8pS9/b
jwxB4ijvQHCDz2ZptQGVjQ56qGnQYNEHV2gJMleHbgmItI0f2FZpGwqikKR3IoCLUUTk+bvhYJLtYKswYpZS67FDDvTvUTsnn3XR6yiRXsdHVL+6p3I6aIyTxWxlGwJK9leUDq5dSJLjKZylRiRazF
4dZJR0yNUTjSfu77QDfmB7SmrpSyF5Dp7HtmYmIxHe3bdM+7umLWH5PcDXuU9BUKVdhlFg21fY9iqyGA5z7VOdSvQ0JWLfW81f9rrgg+pBi6fDHNZT3S56jH6CW2DSURShU4SzokZpliG5Vv4gxR7H
o3WZXel0MiXHae/Brsr2YFdBYWk0hzsTA78scHcE5TcC973AbQnyGh3X+gTIZek1pvgKOvMRAXJQXj0idO8Jo4lhoRi5m9CG8pxBlLcBGJOtxX4Bg2nj/Dtc8j7AtkGO/jP2tUzQDMHjKNYE+StBq9
Yqb8oyOBBcg4LPYIPPICa2p9vGvbCtz899Y591gGEAn6mKbXt6vdUjwhY9gGJyWjWJLd5Lr5+5Yb4SZi5eb8qBcPxBprfZ+uMxScmoj1e1Hx2HGrJBKyt2gbXyzuMhiJ1fTL2IP1C6QfJYuUHrjT8C
VKD4PXBAcxPQ7oASXR5Gb4LDeLTKum3U3RrmojNddGHNe1oIWVe/G9IgCCzF4SV/9hcBgiJBuPg++jxYAHPD1gNUqWpYOYXkaPiJeMJylMXmv0qQqjyDlzld/H5KkK8Anzo7mqPey2pq8AzwRzynTp
l6+vRSrqdPW59JmOc2lElXp1VtDeYn2XQObC5VBDKlekDOVVco3q8jr8HWELLuGehgq85GpDob86jz+W12MDZZtwXTmY6RvcSofHZQbIHLSfFHTDTy6yF2VLxo2n9kGHlbKJlnMTrMJoRZk/qW77TF
GOs/y07a5lrrkl5a7iyXvQ49sY5j5h7K3ppMdoD98X2BJ7AfWFNi+/OPMYGv4f1ek5BtYbkd2wr4I0sRxNoszSKdbO456qplizJSyJufND11076nltnsu59/CCxZd3Z4lsLEbXc8Xkem+DxTdNSJu+
H947FHSCVeDAHVy/8LygRc58lEL1Cy2DGZcbdWIgAlaVDawWhcDZp5chfuYK6aQjNMekUlzQQjWirq5L1IXJObaigsfwMaIPrxPT4b7fFB1/VBAEHps5ZbZGXRW7l9v3FdOGrGJlOC4kqCOe8CVC8a
hh6X5LTJ/SYeS0vl28PsTuoUPYC+rtx0R1ZIuZ6GX+yWSz7ppgTZlUG2wLi7TWMsTEIl35bsN/sFijI3DLjckrIbOuiHWF9fLICU+CJ4Ds7isOBLZCzeYNwWLoYpKFoldER19IuOxkTe0akkWUO4wn
9QW+yyqoePnXEW2ik7xQG6Z6wcM/V34zsfYGNLmEGT0PSCCnXZPxi7EiWV5A/pJVirKfVJks4b+FfHPyXqk1WbWsK61EDSM6J/AeSJFlTyRKXk87XEsXaVZUfwHYpfhxSgXL/VgK55ZQco6a+bRDCZ
PgsnQ8JFVQsw0VbHK/Ww3rfgXs1kjDteJ8rxV2q/8vrXVw53/kzU4PmiILo3yN9n3Afhtunu4M97ESwhyAUMgYCY+xh6WZ5iNTmt5fInwOrKX0Iszcbb/Bzm1TeBEuvX2fxhGz1no8S5t0MyCIXkxC
B6BdwHCPt/FAVvJnn+zSFu9Fou1Mkg/uTUx8tmukw/Im/+ENan7/zV1DLOqvtH0T//uvstB0OUxi4NB6y323fTKlTFPIk25wcHfIqgx4EoV4E9XmnetIV96Qg01VfvY5XxMUlE7atc3uDjLLF2BXYB
1YqBXNIWg8xBmac6maIRkmTXbUXurdgpgRj1IJ9XSEBMw/RyNpNwUqXKj9n443yUlpDUo2quU5ydTe/X84M3fQq5ZbHSvFl+nvwqwjDwwL4DqWA+mVOPLwQRiyn/cBA9FUSbgvy3QfQ7yENFNQRIFp
iUJPEV4L0mdyMA2v+sQVDvCqNP8BlfDHhnpCSyJm5Hegp9Rc/mkrgOjZd8KSp3qYycSiIfjG0R9ZdsFhe7SOuv/VlJvuZaie8sFaByWWgfIWt7uLUjXCWHOCVwvw389qD4AKW8rzB+IZpL7ikjAQ78
d7nFw/HZtkSYBaG9DhOEhCZxbTnN4bY92jZIhwcZn1pbOZXP5QTTEa5dd2MSfldRf1dB6S3H75JqvWgTe8/vAkGG9qwFryfIkvyKov6KQr/i4Kq4fj305H3IfcsBDwzcO7A2ZFV4NgEQjV8y0X8afw
WNAI6x7jvAlpR7Qtd6DPSLhlHTcgXuNZoMe8r99dPY8Qn00yC8vwCwZ9UvwkBhNAKaVE9thuLshNDPwqMR3VqpHJTyA660revgjJy4wI6m57K+eRZ4ap2/7keled9/3ZuMEg2tAFk/3iScaFTWEirN
dCuy5YQ1u1bokvkXdVouaYlEV9fJzDmDQy15F3Dv8lzowKj8hUm2Y5ONxwHD478R9nyTCMCbwIAuLgfC7X/uU6ZmrM9CK6z81yA+nlqmXzTxf4KgLYVDNMDGBwIV2Zhni1thQrptA0q88o19to8GLw
OdQliLXs4u25B59+x8xrU7TH5zhauP1Pd2pPUzbTybMx3JlI4GtyurVU/7lvTsC5e4+yt9GjjqGOtsiOO1Zdv9MXqzfpiJ34cTV4FT2YUximVql5SmfQr1puaF7TtJUuPQrfgpYZ+/DZNtUO1zR9jo
w9b2VjZwYBBvQkUTH+faw1zyUTarx8MKM/40ko2kM/qh1WbxIVP0Uipz6xsWpPqzaAxqIsostILqSRb6Bn+YKkxStg6b7GDcBdkK0wVBfC3wEuhRSLZ/Ou3se00xBQCk+CkTv2iKI8PiKJR7bgyIe2
4e2tTFg2F8KZohltt9zFZ8nFXIE1Tu4xkK2GPxPGa3wXepOyYxtGBPTwfXr6iTwFTO8akKcIJ+slw3Tf9mumJBkA43rdNNOsWk90MrtbnEpoPR7ZfdM6nPBWeqJ3IjHFQ7pxCPoZf3PPz+5FKWnJvQ
89efvS9V/CBoMwPPSC5uXIJHI7nIuJWmZzVlUoixkYyoKTd6lG1eBfRCeyXIC8V0Fy+qnlnowFxk/JS6MULqtAJ9HY8ZaR9SkvxOK1KeqR0mUvjxApu/DAw/2o+KsZRLtNmoB1bOVySfx77PuXw0CM
eXBY+8+h7I60UngJbitfstP+BEW3mB/QeGXJYmp/njgSW+1FNxJVd3qibK5E5BgabuWGhfSE3RWAuTHUnCG1JTyCnozT3Dxj+2frf/7PS9JyPlq1rfZyIxc58J3L2BOwypuFwsCPaupvbOuP+funcP
26qu84XX77BO9wOW7uLSGi1D2VmOKdNYGjo1yTtjyskLEAY3aHjADAcsNw2il4fAY2kKTtKJKcXIxtLGA2ldUUSni7eSSqvRVLTd7EIRhedeh9ve7+fzXWtx85x4AG3v9x8vuZ+11r3Wun+H7+FzYO
wks0M2MuYCFWf/9zb+ByJqgGYZyAd5KVDrxTwTrndtNd1g4Tqqh1nPh7D79LQw8nccD3XBHmYcKRvZxXq3o3AjDvByouuyE3XzTGs9MIcqUZUMLVE1fLm/ITLTIf4kv+xPELK68yBnlFDQNXwAIlfh
z+msOgrMqZLCreU0Hy70hWq3agCjQBHNMtaDfQAQ7GKrYynhczVro9eCqryKsaZ3nkmWYD/Cq9hANd2tDPiHIPVQ4zFvGZVA97Vylz8LEzz7OOV5Wy79OPn469FQkzhBheXR2qZuWM5Z1jraAsp4Od
5zugUaF/ky5OmvjJRTd1qk72EpHdn4NiTGiye6hFUFeV43CM4ZFWAZ+Sh4mj14hIEEYZr+V0I0TlWQccyGyGKOt9V5cTfBcyCpJUX+YxZ8zyQH2Jj8+rCffYznwA7nByUVCSD7QIX2/BxuzZtNbK3/
FpUivlnX9vf8FHxpDyoJIf0oEwqCFQ1EfAkGVYzqer9PtpLGqwy46QgGymdBf8tHu/JoV74PmkvpZtYSazWw/vDI4Zqz3I92GwCiYxy0E/uYwO5WZkEi8Ane6X+7vbEceCLaMS9qg3KJycHRUPbWYl
8JC8h2UB9W1ISO1BBeq3bnslxfFxQvBT2y8WmwtxX6/FWYd5zLLsZzSaSRraT5+DYqlpB/J0u9JPjpTUF0MzayloN+dXs1sBb5BBlCHITTaHS1xYBX8qSFYegsJlBTsOmEKczd5DrRTcGImxkl1vv4
METYCM6/ntYDN5sKOPpa7/f3/pM+vLGuQpAXDA2fBikkt7HF9dRwzYL6XQnD1ITOIwUj1XgFpbcyzMeScBG5Pb+/Ld4EM/qCdwK/njtd8h2n7xOQv9S4d/BBPos9GmjA31Z2mflo4hm6addrqWNzsv
M/2anyUbCEJbFBa55pz4YELur23Ged7rMTav/0VXiT8nSyQMHl7fd0ljkPqVM228LFb6wZQSO/nR35xYM35VX6VY7XYsItKBeUJY38JEE+FmOjLUHRJIDZZAWItdWl7a2LKcXwGtgK+yNdfCZNuD6J
pABWkt+nUuUzLF9IdnB6NX3ygb4i3+uvqK+fn16ln7K3hneAIQI6z0FsnbzPpFO4za2DQAqoItMh6VncYMNPoHqZUYoNhiyXY3l3BsF/Osmn5/n0MmCSI2OKTwDhGU3y0Xm1kM40WlBRvyv5PCrAxV
cxilCCCII2cYwg0P0L6s+x9jJU6I8djdY/mmIKMD+d+UbWJXSNp9vkbAjyy3dJdFSQnxux04F6e93sUNSK3F5rri/O860+vQOi2WVyFddBp654GppUZTvwfwWxfTce8iDhv5vyAeNPRoqqUkLRr+Ft
JwGbU3L9Shc/7wqPLyp5weg6IMSaJpFqqsd6hUaMvRdCi14XzGUEt0s+5REG7+sVZLlok77xABoKYAvKQw1oTqQLgsyOHgpJTUIzOq4zFwA2GO3nh1DJYaLJb0HlNn+LzUfbvCvUz79pYwn1FwFFnB
MFrdE++g6bUJxR5dv870zaT/w2JUax6JLATRoJ3OWQodipgvs/oN2adbUzEKl2leJLsuQgeXqnlaRgLyFGDUlEGSLKDVFiSMMKofxFvKv8BSRZavkLReM38hdxLX8Rq5/FJPgc9Ze/iGv5C1gtdMtf
sBZU/tKUb7RlXQuC0ZhqE9XdDZStbqH+mIoYPI30UEayr8dP51wTL0PWH6pmzslo73aonFN+CUxAlc3pJQZSdjHVlJafr9Ug+mp6RcY+SNWmkXRSZXlqQR5Fy6fsm+jxBW2OS5bXUDrmGMj5W3iKHp
fjIdSGXFWdR8abfCL5/h/mzvVdjM/oT9imowOh/Zv/zJY7sAdJTAID1gt8OXyniUavciGUKlWj0t9CO9cnGPix/Y1BIsEP5dTC39n4GXxd8lG+/J9DoiQ/0ftTfLyg0ufJm0uNB6UoOhTuCV6SaxVk
4+kRTyxUcm0WbSI31O5dqqmyUkLTeji1TMyxJNMWliiNH8okIiVGIaiO/ozREp0WhF8PwpmYwuEZNpQbHufCI3x4gg9n+PBaLz/iCxKpfsTpthj+kB7EU5DvYOOrEWv5WrTzYPMnWcxYpDlFy8mNha
eRPLUaUyPcAD0TGVpyS+Et+F3krsLRmB1yP+GfaULEJ+osDKqbb2DJnHrAISsIWd7eysATMSLTLZTXvpzXWUdjr4FcaTDelkFbL/11kISkxE5i3cPZXglW/46jjhq26ckuOx2FxGyFS34HHrHnygbE
WlPE4LJWcFnrU8GIWMGI6wpGzCpKBX0kP7pQ2edG3W6F6/SXqen/iVpvTGMv8iaKvUi+dpgpjkGw2g6QuionN2T4JPFk9AA6/hIoZv0DRe0hyjg5DNoyeWARV2+B+WxCSpFORjTstNL1AMKwYmF1G5
JbSUKK2Ur9w5A8GqhwSHLXwrrhVBjklWLE9Dcg48RpLLcS6n8CJK86nBThBCp1Nc1uetntWriLjKfEMB1V8mzRsqHrxHJUfdbCGqy4R/2dMRIGs/lFHQ+gC65jZkdbxpA/DYxlSWmUsCFSPqPssDUU
RCZp2NAYn3RqSAcbi8T0bDEp5dk7SxGPodz0KvVxLF1p5OU8Z/x/BAnVb5TjFn/Vxo2ESI1/ThT/fA8h0JJHKwra2LwPEPpyEK9iVRpRRPQy+FpWht173TBVTUJKVXsGupEMlYXVdIuWWX8qSwr0XU
It9HTv9+KU2pqw5H5dbg9aslk3wjKzbfllW6r54EywxSGU0a0bM2Tjr+F8eVnZ3mgkfvNvNaEqLTuqK/+j9SfX+px0BAaZ+mGiRqcwjBneLjmsw/hycnWD4gqDytivAGKEtRPVEf1wjmFwLtMfVZpG
iIyGF0Wvi8jd2M0BC+jstiFAFrkC3iLJJNuS32Wwz4mTSZdSskny+iMRkMuMyB5ACTFXFO5iaJNWCJDLkLmDbLXBuUPZQWMLrAEd9dTQl7QuC6Mkeyh7AfItzVdswf1XhIjLAMaLeE3Pqw2RTfsbK6
22fTwA8I/+apMB3Kjl3FR1tBoRrZpYWtRk0oSIZdRXL8ZS39mLvftDmEcgnG5x/gCGl0NKhMEf4dag+DT2kRFfsNv7f/J/FX2GEweZ7/E0TvoqIuHOUQgbOr+yLXm0h5kgN3TXukJS7GoVXdZW0ZXY
/kq34w+IELIuvnCHBTGFMso6n6xkI6a/z/IyoBklfkBL4kCUsFT0FR4fWh6R3UHbN3JA/deQf6qkpOUA9QQ52ydy2DVB+PcmvNyEi1zY/f9DnD7En179QsT/v6+/b07l+3JuWx5Bnu6DKGf5OS5ZjA
0ISvUSc65F02oXh/qgwrvCiXI79WTGYuAV91mvJlnrXfh95w/zbUrMoXh7PJRMoIJL3KNM5J4zWQu9H16fvS8GLYrN7phjRtxtOvvb/ESszPkq2+q1Iwh7bh/r2se5+CRYcUm0kNzreta5jvc5tWGz
f0KC2Xc6NEQehuiyUhV/MLEG5xKELELBoZTN5Yc23mTjxMVnAX8i0WbxCxe/BtIf6MnOrEUy/2IalT6IfsoIZJ5RpjPWiqNsfD4KqslTwJmUk324NAjnmWiYq9DNWPZLJuDlnCoHTxe5Tg3sHPRPUx
ARQVdqdVDcSWzw5iB5Jsh6jJKJZLfNPwDRsPxQiHppPUeukNyCkLItQ24dap7xDwCM7GSAxhUK6nshyH6AhSIu6FW0HC8/k+kwrTYmOB7auX67i4fZWJmGARklsFdw80xxz04cRfwIXl15DIq65e3O
rXUZO8XRXpwymAWSRghXkIbMIEEtzxIW+sIWjFyjJpAYxmF7Wbtg73tHF5tAJ9cubIKp8GFsseiX14SC9F6XrkO1TaZSwSChuUjWdZEdvIhOT71Ia5QrxrjsWJcpK2EdNy/Ox71wqoK1a+NUNQTNaj
C5NnK0EX01cCYJvZq4ayCuhJ8fRO9Gnog89HYAgCPKePZa6P7BBvrMoLwZ70GW1tYTHLfbgk7N0dhBx9JEIo0TbbnKpl+CdCRUX/TFLgLuQjJfJCYaSNSWfMmZKD4UNVEro6ZrohfRcxnblFq5PRxk
n2y9cc8Z323EqS6c7/WhHNB9/NAH19Jk4cTAnQm8q38HdjHQFihHFsqiOppupxMrQ9uoOaz7AFPh6nPOzQ7npoSd6Y2kSB9moyn81dba8J3AzZbXgOEb09zN92ll1h0iSabypRQfIH8QHIH7bHQD1p
CW9mqnBaGiL86umoYAPmlrkkJY/T/xV3AF+yJoRHhRjxn1u4GpQcv516H2jv7vYNv6YHu6buj9d3PZymVcPWVkv5Ovjq+CFECpA/I+qhLJS6izgAFx+Ngxa7OzFjU5y8eIWHhkJxYlqpHYe4CEVBEA
+a5aAaBUBQBDmOKLKPP2yJL+g0oTPo5sWjtu+39DzRbd0gKtYWgGLu9ie33Cj9C+turz9BhUxRmTlLQv6ZAFGfPiMaPf6GhUjBO181YltIIGmmRSQ4FhOaVvdEcgR0xW5lZk9xtH3/N/s/vxPWSMLc
tP+P01cyGgPf5xkGxiCbcR4FUYtqr1KkdDxXhHUc17X87VXuR5xs227pNEDje/vkdmjfIsUZ15F6QzGnJaqZ5JfBnKdDjx49XvjizvZi50EjzMZnH+DvIgrkZsH/b/RJ+rcYs2qMXpnPKngMCo3tCI
9PgU4SRQR1VDOK+N16EMvBgctF1c1z/pUnVd3wDYlaIQBxMZztgfhKsvV+wssr6D3QeLNrVZ0mUIOFHT+yFZDOeZlH3VVIn5l1daQx26uKIwQm0oFGT6/LPGpfuNQfI4LzWPNs2U/kMN8GNOO/iqAF
80QsdkJfsadIcZNNWG50AYUF4gbDj+FHhCZfLJxF3LOwzR5IrqHD/+vfV/tsU/gKqv/FOUBX7rfK8LT/LRQp9dXGl8Kfmr/BAIKe5uXFYrEvmjRl235MrhkZwd2kT+Aio87hfW/RnkVugP6Bz5rQt7
kVmXJ6HuB6b5HjmKkoUduoq1ESr96vesYTZgrfqCcX3BpiBT8IKhPtcKEz5ko1PAowz/hYZ3GwCADN+FEFFGRhihDB4R+ohNeaqLrqBhzTpWVjMXRvBwB/FnGl/+CuynEkDKzWjpCSjfReQoWUrsMl
jFStILkwiZNeXgFkIDEDFUYbU/FNZS7ZMws3AOmp7FQ2QuE3IcyQa3lvVA/i4x/wr60nLAn/xwjlkAGF68zkRDmNBFEoTsomFYHoZoX36C8hRAr+VVFxsQS7QH/FAe6kRiyU6DQ25+AK6fSiT5XVMs
suGlmMgFDX0kDQnvdsVDiDklDelIArIXpwy/6jV0bCa3Lb/+8eDKVZIU4417yEQXEhq3xYZjXfgDF7L66t/oo3GAyfm5LLsNqDXUNMVOA6u3VJ3YGs4ad0vCfjFwPwzCU5z7gnOrglT3vsXoYKJq0Z
/+H9SSereA+ehq5VhggVQ5dmZN/1mAJSu+0eT/y4SH2XgKt10Z1e+E43x+jQsHksmNG5ncbidr8mV6yJcpV5sR0+2OCW4HCXfxpCB+nGWikTber6pMAoD6PKQsEVHcgJ20OKw2sxsG2mcv5Xm3gOeV
148AcS1Zl+h93Gb3tlPLQA0XablH0l7MVfP+ieows9QfACGA/HTfRYbnmOKz9ZBY5HZK/9UmRBU8bJSPz6iMm3cPedpT4eI9PZ6eO/ndYPJqsJE/5lL6QY+82sd1xVJm2Uj9fSXjuxwWfsUrzvOVO9
dXxxQyPR76PPhnYwQz3VcHTPcD2MQsCGJjMsUYT4HqbLIOMxqic8td9isnAe1gx+DZ9RimwGHNlAdV5zhwNktWX/M7AGkou0q7iJ3I9NnxEkNH2cffbmVUo3L7BUyxznEVE1yu0LPS9VLfteyynap8
7mj9BvhB7f4W0v3N8X0m3QZwtbEdVM4WkcW/hGZw99APTptro1wyFStAweZ15Q0nL5n2cOmREC4ACk4e8zETT/ZxUzFzaCuXtQF0wrA8l8n+GVfegaxKQVYSwBQjkZsUethKV37G5X+Ab6MS4SMCNU
sl4Mtf+2v3KWVYLnVrkH86yFnnbw/x+dLAv4cbpV5W0i5ujgN8SNXfIiW/gJLL0MOXCbsUv52vBQ1kFSooSBKmppeCTsnjWBuLkTbcz4YT8WI7n8MKBhX95yGsITuFJiltomH9F1z4AMJg9xSJn4dV
EyrufrEpAldZVzOSfeLrMFqwPW2B8TG+pRd8gWg1uW/L6gb3JgjVRhQeCffz4WVB+FJQQYWP4+JA6xYORVt+DIULtOPp6SYhmSPBGb/C6gogJ0tKupzpkoz/FQx76gP6LtozsHlFq9Dn1cMge0KP+A
rr9StcR+HEoXb/Z6Gm0TnEdMgiKQilKKYjd0ioDSW7s/89wv7oH1xK44CSGsVYfOb6lBS2hPG52g0rQD3jaizRXbEqcBLgbURwGzKw79XigGbEH8P8khsrWCtA6iFh21bQHNo3Gj/LpQEu1TrKxOOc
HPzaDW7HGEhTaqul07jRtUyHsV98l0FBu+VKyi4pOb0Y/pGzXGsWiw/9oftD1LVsFTaktwQtdlGVWZNz10gXcRo2aq5y5bv4Cy6wUYNe6+/HsXdSyd3tngHdqWyVRBTUh5HhpJZAxQKbfo6Fgg4U1R
CPvd5LGthRfjGPL1Rrmncuw8Pz+KyDbbFUZPXeMSy63WqG42isi/w00nDm8UEeD9InYFpRvoSlQ/0Xdow36U2m+HeTspkYn2uLj6Kqlv7api9R5vpQl2sbURXYzucYvhJ1P4zz1TQXvt8Vzzj/vEu3
ubSrmSivJT/X59eg6FqxLBcG8fVBTC364igkUKnELWeY4sOmuMaUt5hIFchJOi67asLFgbDvjIi9TFToHjYltviZLQiUCke7Yjx6nYo9C9dXFiqVgv0phEyzhtyonZeN2jkdT3ZRvOeETTnvInr1tv
t/YmoiyWWmswba7EohkWyifApTJlX+yC+xcYNCwkFVkHgSzjM7D26OrJkmsoJ3KPYOn2s5ndcPaSjTe7xpT7XpVfXKoBHaSRDVTwyj2ak1WY8fopis3jrd/18bEUZ0QkSRahQ6FEndIh/4T1QDQCWB
dm/+JYAeIUp/Y9WGRiFiOtmF3oVjXPTfOUGucNE3ydacyp+AtnQ7i2kWdblW05rRLvBM1hjnB+E5KDSFGifPCJKzg3QBa24vIXBKzzHljWbHOny7hkDttXUJUd1RZ7k2b0D2BRikKmFBVsWpfoSMTD
qlRnSv6/ZXbZxVMzqr5nRWha2qSgrLbcynXS/vIa5voOQNZGshktDWAHg5Imd8I7+u1MrnrCB9IUheDDpHmUy2Dw9t1WwMxkaHjxnRHLzcDHhkplnJhSzKETzmtzDBH4sdGQEhYWMh88S+ykj9hBQG
7iloKsfkon0byshRk2JIbrg5SJ+BOH/OjQ8ydOMhVIVcQ+7tUJu/xWZMN2TUtS60rVsAQsjX2h0US2xtsa1t4MZmRLsBr9KkmUxJoidB9W1lktd7eRCw9ub6VvfiPNht92naPh6EZxi/CfAAlYIJFf
K3qxFk3mUEme+RCySt0iGFsQAUPIzAPweRjOmRkjqxnrwDG5ms9pIJdp7CCpw+RwjrTMhoRJdUuOtqzHcpvCVvM6HKuy2uhNc6KulGc42cxlIyDGRVbxMbmRgED3LNeLcH2AprFHEflxW1lL14PVCa
xW1oQb7yUUGDOf+4KR4w6DOudtGAHzKhCJ+iMXHDW2HfapdP5BhC1qGhNw9hkv9a4Pc3/k0IZd1Nplxn/LOQQ8fsG2Ozc5Hy+zXIYVV4ITnUlaNd8n4YdpdnQLnarSB6835XPkLU4jOubCO3zUfC8z
o815fX1Kx2Ba9qOjwKoLiKit7cxvFk+jxLOB8lQ5tvl1MyKlSU3JjSI5wfixtIljCVfoTf+2afjGOQRnkK13VZt87Ez4JWVnZdEzT5+ppuNIQvdrlg19U0rwmPcHJ6rIjT0c4f4YqxLK1LXEqsaTwX
UZYMPLXWStnnin9KuS22oYtGcEmS9/NtdCUpP0/hbeQTXXS+iz/CpG95JX7iyZvTS0G46ac7dZ/kUi291PkoG4Y00Nyp4PQR9ETKWscpJLIo6kPmor561FM5mULAdh12DRn8Pe/F9Onlyl88hTJydB
6mUr6cJbXnXFi66HAfzfbleRSngk47GgdZiNQYUlQ34Nvj2T4/z1ct8lWU/2UpKTsajmYSzklyna7GF8kO23Ol69kYxC8FHVYPkIB/mugF1YGXDWIFeP3ZYxW0OPkCam7FZ1whCeYVvqyhRPnRuLJ8
Y0SVwohFiUT5U3exCCyTawHoruWfgniyiT/kZN3wTGDjmMHeKB+da2UQRpGNx7GP828Qb5cEM58dhJsCOT69AylkerVVWfiCnMGcGuPyPsPboH0RHWmUXppJ9rGlEvduyeB/AfreIC0yCEwug21EwR
5WscK5z3IRJoIRslSH+2Qh9DyTw5E7qz+yf8H2HAdF/RYdOeW36JmJemx+GzHG44GlTGR4M5EPqVuevxqa5LuFXw5iPK12csm1CHg87d6SiSbawORlNDzu80UIe1Cj4MrjJWyWGXeG8xcALg7hnTWw
rZc1BJI7zMtk9lXEkHlI0v2yoOxa3PwkIv1khEumySWuIHS/fS6Ftuo1AaLBsXOM0gsudAjUT8fKEC0BoLfDr0Z8/gj4xfI2wmdcwRA9kxD9zTJyKrzfq7WyDY5cxbOfAmHM8LSg9S9BJG/g2iC9F7
h6iLUeYnrYYWmdBFSwhByyFsmCX26gefTTJn7GhH+AQJZM2F4yPmB7NxatzHK2dRdWhaPsEhQ2W0uhj+TYo0EhmrCoUPWcX7JFAlnIlKrO0VkuvsClC9Bh18pSJi9wHerz0S9cyneYZ66nx4ev8fFB
ECCFuiCfN58GN2q4BM7F8PaqukmAFhoxE03xO5YO/mCSGqmV1iKc0IKQQftDm26yaeLSs1yqapzrwB4tCNxKM+df49NDfDrNp/yi5BWxIzwNcgfhSiAB0ERg1hzB78MV7wBSYjeo2o0w61RBrYxc4P
JwyriRehbSA8vTLQtQum8wm/s49J8lfghJ6o8GE9QdojCrkjUjTfxaI9tQ9k7ibHdrrTIM7xVcmctIhya5nYlQCoov9uWP0KP3YV0UlTWnUewnGjxWlf4ZLH+xrCRXiL7NVrWDmFibL6ETYk2T50qY
AEpUlksOuBnSYe3zfHIxS69nohYUsVOjdVR/u4trXR3U2WaBQS+biGovwy+A1TxZpTsXI3lBArIU/Qh4qzX1k+Z/eKmovlRSXycZ7DozYVyFBuWPGctNtFjB+n+ywvju4p4yiLXEN9sm+7GfRZQLij
abAqdqBqotqb/+f1TJDpblUdW2Iqu3U9VulczqUhQJhx5XyrBQONAsVn2vCcpbAlUwLkjQLhe5cj+syeEeHpwyX5N9IfoQ7qp1dCXFVhIm4TbDET48wKuQURutIsD7d+PUOQwrz91Ykg3Hf/ArQfRo
UGw3/vPWv9WXff7Z3WseaILshqfMAyq20Qowo8GDrulFBUOjmE4u8TrTeYqQAPZMU0IE/X5UtfqVK0ZV3ARtT3u65mE/ajqwerAe1m07PqCo6YDeee82fhpHlFyZ9xn+trrPqgfKFqcfosXJeLUcZp
Orv+0g01sgbL9hWmp5/x+BMo8KZR5ZilRT8iWcU4HeG7SVys6HqmO2SV4sRCNlfMa7lYMgKibso/+jNU8fdFpI9t0ccMQS+qMNDBvof/N9QlA6ywPoKIdJHnqIkQhNfsfebyDEilouep2LKAIcL8Ua
G5FwCsSvInnm0IT9bII3hvhTAMNfjMnH4empruW+np4oe/ZARyU92qr9X/UejnP+UrRvetnpQL2UUVmhFSGegt2HOK4KG6a4FO6YpSqxrLXZKjcCkpgsmlEXKJlQaThIsh9p9exSEP3ig1n+6s8656
NBZEO5RT1m5DFsh7H406ppFCGrzRnL42AbSQqwrVILLNR06cdItSpvu7U2V3u737Lc3Vt7UU0jy+yJQDWZo3+v8MCdL4GtH5FmBSDl88RSqk5Lj2mpOtlUwIarDu+lTrtRBXl5EhVHlzJeaiTHf2S8
Kor/mCC6Qdz9BmZlWkiddOawqcRp2J4W+HlB55rAfR0q3MkTQbgVqP723yMyDGcSPnq58ddAILrzadP+CjCr0R9MR57ur218hvXn2s6t1qsHOp/Uk1VXjnP+/U62+M75tEj7BPSfw/tdh6Xg9n8C14
pX0Qa6uxjpyyO8/xvfPsH7Gd6zVtC5FpvpsEy0sUZRjVCG7pEVNDruo0n428rlJ6ROFLbLHnjjqmBUfpVJ+4+oIGhxarSpvV9+sNYeCV10ggPf4SDqzg0mEz00cGVVkN2NFFsmQi5Z1eeoFCS/++sh
/DIUU+ZutP8ynhV+DpDC7b+yGc/K1ZTToxMk3y4LkbyTHTeabMAFdoPrYaurh+2/vTzRBep0jOrrmUG+EbPAN2VY2nC32Mvr9a51DPhKEm6lWpjVOWtMOAX5C4C1x8JVtu8nA2aOA5Ulw9BEZFWEdY
MSIsaX1upnK110P+OW4RzGSsiITUHnf5uM3ruS+YZtm5vK3Bl4mHfwzaxGbVACkngICfrdiRgM/deMg7DF6M7fFPTcxgbrnwKF7GaTIbSlnlbJlYzwf0VzGRW0UbjdTPqVLGNs36f4s0fx816w+WTj
2BDEkQVyr0bryexDxX4pIJRy5zKSIbn8X7bYagua1pVfp7zhBJQ7JAVoHevCaSAI9Mh44yDZTbXhccYe72WydoYJHzTJt0Cx72xC/TOeThnMbWydpD4eEHLQhb3pNH6aMmIvJ9J7tCnfYcq/NfF7Tf
agKb5lsucN0vmTAW8uniacO0XE2Bjkdc7E5Io3knq5okJshkSgRYpAO4bNr9uh0ednVjzBmA13YK54ZNIHqybDQ4Koc2yu/3UMq14KejS7We6S5108lS9Nr0OxfewXtBqJqOkNKII2sBxgjeCY6zZK
1ipUne+j7jE93yvKuXKmPFAQKncWEmJd7G8zCVHOoZj2clse7Px3sNwVoyuaVU99SsZTRnSdgjLdclvwFFlh8tFYVz0taTz7ZVhMVlqwMMa48lhX/hhzuW2x9srTedZFEV0/DvE6CaHbH6fZ9APE52
jlimSZpCWxustvQIM1HgXXsIRTLH0cLLDs43jqXP50C23vetCBCht4g4JDrsfi5ufbdMBP1MloLAqMIb864ler7RGcjLqzXQ+QobxtyNq/joLSu0o8RYwb89MgIZuT/oN9+S4TPVRJrJcsZctq45+1
0RYbh9Agik9wjjQxyPod5N0bIUOEovRikFlAWDDQ7YyZieCrJaR5HQo1/hSO/y9g9pVDRK0qBLEKvP7wsMq2JgownkHou5n6XW93xYWVTVi42oVbINEv3+jvA65YcoFicCLDvqqR7PsVHiPdg1ubRP
vyo+QvYUlJZE98qDK1KceiFIbipFYmfwjhQbfF+sL6xLmxzs9yO85y7hnnXoOfIDzEu3Hs1U6DGEVlJ7rWymHbhwn77N8e1XhDe6Oy8kz1I+TRHqKq54U24pCQ8RCxIYjBwJEQEQEb9StrY6Ipt24V
6XXLd9IoSsVIfNB0Qowuf1BF25elDDz9Xf9fw6Hi6zBbKSTDYhgZc9HLernnhsQbnMGO9q3ofcgjSDocjgMMHkCyRVxtfssUTGJsCQ5PID5KgsNr8dVxF7S7Wqi7nOxKdZ2wWHglNq4yLI7SpMF+N9
nWaL9nB+9W60byBXkcCTh76/zlh2C8+jYEGfxbMd9lgWrJ3nQXpL1yEhLR8psIwmC5HmVJiWoAh+ueL23gf/yfrV/o3Q/h4yaLW9lynfWUo+SKLX+NFvpQ/6SzgNJ5sYo/LKLawzKK5jHq273Wq6ai
lMzFO5Foh0YM0dA2DXVBqVhtww+xmrSCE4pzCjGeavxKrtTI/NYlyt7vgbeVUrFhl9ZMn3/K6SfYVn1W9CANamcxZ5Rzh/7rLNcajmGNMjL62Nboh3vhd8PCYHYmpNUSMvhy+qzlJ9pigo2/XVP/Jm
JTlgQkv7ouAw52ih4vB19N3fhvI+f1B2Orhbkwx8OOb5iRqgP8X9ZvxRiLliB6b/E32uWwvTig9teTWK4zC75InnK7FSGO0tAhi59+oikXmfgOYLaVExerVIuKRY8F5DVUlhw7C20yrJMf2mSjHbEJ
MQ8g04lLzgJEquyq3ivtOnmNTw7wkjqVh8BXK6FLV898jN6qejCb8sh30NxB1hwC3uDqssj4jdi14/nQsPpLtBX+Us0LJHRzAYcoL2ZXdyvsfsqX0S0qbjLJPcbfT4+hl5Fbtd9gk7GQxsqn2+IR63
tRb4zf5MrJLrmEyNjNLqHrU2KgQpO82Uen4ov8ScbfYyR2lbQOva1umetd/x8qFnOBMlLnqXRbkL+MjQze6zeZlOZT5cvIoOVm0sZ8aont0H8qpf9UegklhjZDUBeIOOPzg3z6Zp+cyvLsq/8VqGPP
CsI52HnDevfM/w1esarUvcuWqlS+/h8qhJjBbUIab68slfei1KwhLjhuarm4zsU/pvTWboNhIp9hcDASFfXoCzb/TOWs1P/DxKJ4WMjCcncQPgzBTJRBprA2zpAyOhXg3mQtqlLhk7Y4zMnaXh4Jn4
LoMhoDfR89u2gLaYB3I6lpKzeEBkNFf26IZByXV0jL4mGg6OMpJj4MAhdy2Xiiiy9zcT8lXmhTnBkAUzTGxqdaeHz8glDnHpNOreurkjQ1VbIejrrGjEY3KfnrSG5e8uZrhqkSmWMiKPIpqL52vgfs
a3kCLXt+BafCjrJEN+Ddxqy/tSdhKY5/ZHwtKZwdSwHMRlX48wRjq7CwFuhctYFGqYlIl5b37GvtWfBWqD0LzYTRtL8cnLo+ACR4MMHnwauFBRsxOcVwwI7h/YB4ogK8kqd/wMaym/+EDlkd7uk1cS
b/ZM27fJIVj8MZw1veQ9d14uYKcq4CyeRgJqTldO8G9D6oDS7jI+WF0N2SCTK6zC/YnrMBDYVmgsIbvghtSTzy7SY+1sbvsvHJNrwHL6rIAEWWnVdVFodQyx/0T7pB6I4znX23daYjC8JuUWFXBLlC
ze/BVPWHwMo2ep/x1xPM8Bbr77deCYZLnZP08y7nH0KYt9PKeZKJf8Oi3zikJBJORDREhtTtLDIrVfTjCB9Pr0j0ey9FuAAqnTlbRcWvTWs7pKGj223yVbBdCglcF/rstMrHM7wHFloSgaDgY0z7QN
N+g2kfAlUxyaRkIrevR71OLtX7FmhOSmIrDxsud+276HfzK9eKfP52uGdWTS7dle4NIAwrs3UczAfRZDxKshVsQ+V0eNoCCCF70CXY8UMDFFn5dh+eCvxzOLjLT9jPYSoc2mGKCKuO2ku9zYzUjPU5
WCEgy9AWQFP/1+L/5srVbliS7ywvhIyW/UHMdk9AQhSqCPA2V1w23GNKVpNK0qJlSZFAInwaXY9Uuz9z2G673YTH2vBdNjyRzNn7sIxLbgXt/QypRHQAekMSxclMkeBWFdexNi6s9cG+UnfuthM/+X
kMjOirJJmq4a+sHu2gh+82u8+2/su6rWAZJ0vAnki2uRd7cUG3kP0yvedZYAXqtEUtfcCZewBbJPXkHaAlPQ1CLvKkmWSa29FYTOiZmJgaRSnvZCpT8lVoQ3hdXpbDxr3c3a+ZkNTTQ2ph3m0SoQ4R
A/ECdlkodo3A3XjEddEZJvowBFiiP5noQButsf5nmNRuNBQt/AU+qis8neMrHkTJmw9vB3UIApKXEum93EUH++gkL18kz5IN5mNYPwV4uI/1k8SfTNfm/g01FY1ZEPiLKbw52vh3svo3yeT3G/8bhD
rR66wfC6c8yJP+TxjEeBpD529y/ijglCTfKU5FxaO4BBMKeixv9v6t3h/hi1NR8fDTkQGlPsj+NzAVkEGoKZA549VBsfGSQfRv7e2jgqLWXuRhTyZTfgUFAYaOrxwkF3JmweEkLHroUDxgoh+Y+Jcm
4rodvtFG4yhJ/WlbFjbWpfv9IPXEy2FVFt7PuF1Wcip+VIv5BN+ZxiV9FbRx/ICGhqp9Kjf8ZkK2TuYa+yX6ARErGNY7WjoDPYLwU4QBbwwSY8qEUcec2m+RUIriE9bfasNv1+qFT6LwHpJFVVJ/IJ
wETn1/udehFUR3OrDIsnyk3WVl5raeqWrEjCD+VKCF9+JWJL+IAHUY1/rtUa3fDuz9QAwR1cGI5kH2Kt4O+dPOAfSpH2+czLjvmfgAVJlkQQbC9lL+mhttJLv2R1x+t4sewsDAjclqM5IaAk00NQ8X
BDaAbgvZeLhVdr4LRZfkCfkW7s6Xskq2kWjbu138EB3oNlTyaJ2RmGuh3Bi/Heq7Mjs+4jBz5UP9RP7ZX4ZCfvoHGImNA/I/mk60mHyFdbF3/hgYzwH0pV3yeQZBIPwlKTA+3mA8jGeooGEnr7Pduh
HLAVbMa1ZCrv1i1XCoW8b76uJ6CwaGLmId/lX57HHdQg2PCNwC+IIVG4L8CSRoGfOOiCUU948YNuV8U6wESFu+Ihtjswup2UKEtn/WZltsHgNrDeDlvS6h2HtmfLwfUII5NX7zVxOYhDhNYRJnEwk/
tB/6EYE/HZ5H2RUAoJYbguyJINsa9O6PzlRGRVZ56my+yVYiyBzxLFpIvRcCg1quwdSWR+7dAr+DbLQrx7rsfYDZSyyU3QuQYfYIVpJeAyvGbK7P6q8rWZgqt6I2Vf4jXmnJ63vCTZXtktOtQC8L0D
4vKDlvroYFcyvYKixrp1GeQkfXumqT6kiaQIljyXwjW4UTYK5RwFl+mnCDC8dwd+tji9w1LDMLowQdlqq+gm7XFlPUyXL2b0zxliDyl6th8zoiiE8HzVmeseQzgkL4XuKc6yfV0ndFLlA8rRrHjMWr
kyeNSSAtWZerUP2v0mVrsnB7FizY/I+DaBOzUSJI/bnGL4PITMHswI0G/661hHHLBQhd0P/dl8bxAxViBzNRVulukqNqgM8D5MNLALk98AdAqD+shfrL78J0oDwZwbwsdNiVvkQAw0Y0SjxryOHdzF
++j+AZgpAjq7Z4RikkCAqdu/MGwNC0FfQruoWauvy8wzp/WdeToQmpJMQJVWg0LLWHPXQB2IOD++MwB3MoOwktFYihLTM9iynbsqIScACO8dogJX44oaZEp8YPZ4ofHkNALFHEKLtdQFYdmc4KJO7M
rCqZr9SldNWK5tCRTbbXcVDszG/FS3ZPUIWGbFBwUr5F7abN1s91/mOgJ3TWE8Gy1cX9qyvDVGPbC1MM5SsNFAZg2HSr85EsjIDnURPLIJnPTzx6sp7CpDsa+Ao5mznZnQWRaVA42WqSR2y0lgt4fw
Y0c9XdkqCL3SI5u1s53d0iDfOIZ9C4zmddaEBZY7+O6FoilpJbLfqtaizFrbZNQGDcxve2m94HoRGhwgi3AezqFfHbLQS9trrOLt5MA+nwDyqs0c82a5gq4rv0rSS5225c/1qQCXYQbxCtwrfvWMxw
cQmcf+VtpIw8M76i7CzKoS+pIMoDQOP63Geff3aDXetcOH2U0jcrTFinw0mTDr/VyyBPHg1KxfcOjfa3QMtou1yeLgxseDMWsfJCbnDaIpfwWO3tZPs+gprtt3HvVpO7MazPN1Z3spX/3JabsKHvYo
7Wx/yu3t87v2NXUXaoxgjvL/ldw/d0m4g1v3NLEOYQMopS4z9lohFWPg+bD/WTtBJ2yw4GjhGW39/FdibZorzq7ACQwZPvQtIwjOwuRsxPQYwInDK557thz1o+BPFh+DLvGvwXTfAvkf9gYX8T86t/
YhuEKXefjTnvFMm8YyF7ATcHhZKIA6Ka51Huvhfoo1KxsgqwsXRMmAPMvxKQYeTBT0JIK5uocfRQG+VldX1j+KKO76HmuSwRsqR/HlOp6M907v+J/HNUkJ7GXf5aqCRlhyA/SiaajDasGWnL2SSbTL
bpdJsssdk3bXoB6uEZVTvaVLDJVEhN/8sLSoyUXgtCdPsQZHDpRNO+BVtb+y22Pdq26wumS2ybF2z/wLX1gjN9u/8Vjod51p5dhEWq8MEqToueBua5/Csj6Wqbco55aN1U2zODEJc7kTgDujxxp3Af
MMyyGJ5EgKKKBjCETmgDV/QQt0nwg2xzKZUW8jsRb8D26DgX1uiFXupYhitddhKJ2/K6urANxdBRVrPo6V8bLUoeUKr+5JUVehxN/xNMRcPZ5mThlUnkH6QEYndYqDjDE6BruktkOMMmuw0ON8Pnq4
oPg6qAGZ8dtBbA/AhKZS8FrQ4jgXmm+CbKuQWxZK3EtsbBbqxgIhDJ25YB37Ehaw7llRWtFf2Ib4KxGP3Spc+7+GVIl+RTIQZSdMugkWkF/qyHxkIPGx9t5jJpZJPE9kjGwXQjr7+iTUJlWV8/VnS6
YZL4UtAjees8VsYiipE+hV5GtNwlv3QtBd2tZYlstIwH0hXfTPhKPzJgtCsZsCAZ0BFQlCmHTt7naNc6gtZyZzBNI726fDPyPgmBJPXL9ToS+zFDkXNLzVBGu+QIaBqUPFHSkw7PqtKTpmpagzHiPp
7Lm92wjiGwAe3+A9BcQ/TeGILPHDz6ovOLqiXH1DTOa03jXEWnabZb7A8lgXIGtATT3lri+CSXngosIhLhbQBFF/9EP0FTNbaGtuvFlw70janKXPf5onvpWPRPlV7Z7jFaC4NiZZDcGSTfChIC52QH
KT5gklugPFPQzS1ZbpMv2fhHtvwdajvJR1EVTDKXnFKnjRJ7X2W9JuBLQUcC0G4sOpWyZSSKmGUjo2i5lGFhtN7tkJhnK2M8iQYv9nm3iacG/LxUWF/K73qpfMBLyXUsWT/yJo9zySIuQUtd/Bmm8/
z5YKu6CIy2kp+nDNh2aqDJynYpnLLDAT+8ysh/e08LUNIxVWNaNrvydBQxMvohwv2TLoSt8RASxxJKbwK/iMk4y7yO9gTJGkKbnsea4+mPBt+Nxt5iwOhavnpe4DYHYG2cbJ3chpounQZN7HBb0OnO
jmX1W286h4L70OEaKDFSp14D1U8Hq59cpFkAn3SOC2BOtCrKyA9TzJbK//4MFkudDQ+lEto9SBCKx/Es7RnAIUgW6XlL7jQMPChLP2SSCyVDQd5RNAC/NUjxoifZf3kjOMKysSZzfSRfMZAYZtiIYc
718lpQobo26NADorJ0555erjTl10z5sOms6/J2/2vr/xk5pno/RRttp4S6b3mB61wEOb6Ckob5Ib48kWp10wDKBVaK6qDZRNM5w5T/jpcJL8g1tvMz2/m1LUa7zniwReQFSp7YeZ5ioYM1uBu65YAG
Z33UWQf6JKL4mDsEP2tCV9wOXSCRPoyinKAmcV9Em9ITzgSkrqy042jZRqI0gExkAQO0c5S8XlCwEdw2WKYavZNskl3GJaNceBZEWspu8JJsjq/xySE+qZubvoYw/YXAQvMCCZUz1hOy75rsUputQu
NYftlMEtu7XfYQAptspM+GDy7VnU7u/1oqePPmgbl9ugt2u4TqUhdQOiNDDhsP1tga7HOJoidWZWewa48DZqPh1UJ+k6Xj+BWhcr8iFxmMvFZfPCYcGnJAG0DDV/XUfLaNL4EPiOzsuVxzgYt7QJCH
W1ztuxT/JkA9TXaiDzu1T1UAXkFlnnhiBQxA8Ll/jbtbDHXlykCwCS8lHeD8LUbjhjXa7CWCpZiNRDi5AzBO7d20D3Pxsa5U6oQ2GWV6ss9YXuiVSf3af+Zyt9q89jEjafi2CW7b5Fqjj6qVvpasLC
lZCbWobr1KlrYwlZZSoHIU9Z+X16KUVKSMabIzgEjX4G87I/hH5n77G5BBlkPjJQiDE3JOq9ZzTUHNeXDEgyv3kJZL9nMlqabJKIjaDZdM+srRNiv8wxISoFhqLucH/vN4n0D1sD/on7P+Wuwg/h7n
1+KaSEIPAXslvtuUr0VGUG4A6Qzoo6trr6JpuA6mlYFCSCmxynMoucjMkqsBkLAWDy5re8SWbv55KBhIaJFNMeGXAAArn7PptVh8UkoypvpK50PUpVD2h7yZK1moWe3Ke3BB2bnCCTSw06KEpPavRQ
IL3bATMP4VCoVSwztZT6CWYEd2rgxY6PYc0znB9pzF2ux9AHFBX2U9Apj4pKoyOQCd5y/s0UPek0orJJRWSNgTGeDDK4L420GyBTlayOmffLmSQImvAHIjWe3iv/VJSkXEi8gl6aCIF1+J50oYDCcT
YUSSy3iQJ8oD36EzrOSDnwJlDLjN78NfODS2GGH9a1AwzG8D8C9dQ5L1U7CJCUdB/6RQ5R/6yxdfQ4hYPMFlfwvEfovDfTQfVYiif4mmcXjfwFz1+5Wqavs1RE7eBqhY60kK+FzBAfY1Fz8BwFjP6y
shnb2zs6lsJemCAakfAyxipH6Ry+SdEwv0lIXqznkuedIlh/tkPiEKLHqg0n59kPwGDhSZbF5HQSxFkqxig4meMv4Zshj2R4u2mE3JjkvQX86+zHKfTOEFLvpXR0sLHx3kIXb9bvysvTN9To+bvVzt
A5AU2tcH6YtQXU7WIT+CyjplEApa8MhYKl8MiqNMLPcpf/pXJ1/d0y2SJvtyrf01FOJF0gdZIo62Fcz79ZVmsqQk6S1BQs3bQisPWsr4HJjU1dZcC0Qn8kX1rC+04kRBj5Q4yeKeir6RTyJ0p/Gb+C
Gmv+ytspaWd1eCn/4irKUwVzoFaQiK1epDMRMcQ/CwVgG/AZjlUSacgKy8+KyNPsdK9bH005HR9XoEPCnlcCuVlfuhKzIoGmEwlfigxqvIK5XvmomN2Mme+xxIZBJ1RA3OTZ5ifxZn5FX8k8equ8DG
n+Wluv9fQv2lQfb/oiSYX20ATBrh4v1d/HWEXsXNRPDKHZ6PcRvJuP2Ie402QV5NXCL2aMJdgG9h/JARmijRsoolxgpNXE7HBC53saITG4VquhDK2wuPdcXeAR1lu5SReacdcXl1BXRJFIRT31WuqB
tepLmlzmYN4+tb+gsAJocHqmyaX5IDxuSoFreaWDmqT8Cd1rP7trMRdrKDb/gaVtJSHw9H5DDgfD8GZcnwDlJyXh0wZ0JjzWhG4O8I3IOB/0ngthOAvcbEGyWCooD2DBv+3DruTXA6kF/2GO+mefcx
7xZXEWwvW3v+JSpJyikcP/EdqIfL+A/3gnesK5W8qy2VGnklnq/CobL1NynkgyjXFyeYzgyrODQZYOCzfDHo/IbIouNRQEAr58N0+fw+6wYToKQqIU15B5RAijeY4hz67m0m7u5ySLOih7gYVe5hHa
ZYoI2IjtIaDiSLeXFvUPwEO4UknsBgrIFEZEwBKDVGAebn51QjXENo2TFAlGXTfPwx8D3TV+gi+4oOGkySYgijqyE9sCRsCxtvixWsLjb2FpezQHqYL67wXv4k/5T/GdAIQ8ubpyGQjvUUXWEUjRly
Q9SnONul56LGBYmAmZWO5e4Pc9ALQilpFhqdjvusxAwhvV3Qo+SlSqKPSmOSKSY72yayGh+Avmco0UIPHAzbXwmysaa1Bit209jNHoL7MBgZN6C3Es1mY7f7+N0evAZ0vL7KOUO6S6MlOgsrSUmB4v
YDJiLgNtzgmvr2K2DU/kpZcvQ3Yam7JymNk1QmXdJSAGP+E4QFP7/CPuEprgti7U3wEUoV8ZDbXsT0QcWTU+PewXSPhA4IqZHQAe2F0Uw2ZVkbiVwmeiehjCONk7zmnZWVgEJiyiuxfvovB34NxglS
4JNQZfKzjZffaIPxm43favwhqHkicF1KB7oeuVus8P4XWJEcz4qPtP5KIpzl/2dThuIGF/c3dB4aDq2i4pOgmQwUaHd63p2bb0Xe2lEWvyTp50CtEcAtTdWfpM7YfFRjwKi603nN2b9TGUnEh/nwdO
bO2uucISkDikUyrty8Wm6I8Vg6EciT/GD6hSmFh+jrys6DnQX0XwJySxnOJTWaWiK65NsQ2qpm5cG+vUcaDnt0cD/KasXllwl+Mn1/fhr4PHAddChKecZPGSc/ylcZ2h1lo/PxODGtWovJ3u+RVevw
faW7AagSWJ4cJB+iqNemoJNzwH+KXWm+PUVYycX9zQTVTGY2zYQaxmoSh6ygbcQExOr5PFNQkg4VQnIrgFch9DffTMjQBNqNXcGSrKeawQSYSkCZbVNQ1OJseoVdxNk2BepQIC+kWOJCXhbgk61Opr
bSyvJrQc6CjugbjDo2ygwKH4POZ9V00CCB+CiZyJ0LqP4nKeFnUIEMMxY0dDW+LuhZhWBeJyNKEEdzA/oVGvqwz/gpqy6noQkeU1RTUzmvFc6mvEnsblFXOGU1AFX2jiB6MIgORDCQHW5S+YpzMM2j
xxAVROxYIZx7ZKcQPWBXEsItRn7nDzfeEpe1dyVWS5cirsx+DsAYofY7ZPkNgh7KdBQ0Ru9d6bZ/xo0wlatRzNKcf9p0iH+Lunzf/D/g+hpvl3MR0e3xKbJILkBloNBHPsY5xSMdaEr5NQ9HlUMzuG
hx3wFTNgNmYhUDJzcgdCx18MjxV+D6obbpVXJtE4t1NEmBsNtjxlPbDT99SjmLkB0WJZ6oIgHV8gdWj1Q2ATESoA5JvN3f0u5wePFEJWP1iBWD4RjbvSLWeK/IRVzgDkcwH9VY2Yr/vhW2tgqXLQiX
LQjhlp8jm86OttasCN4uYtdWyPH7XEEkc9EFPI7Yzgb2+FVD+Tq51ErjxnDHZygiZ8nNlCrTxMKs/r6y9MFUVNWYV0Jd3/8B66f8NZ2HuD2kVFTZP88KbQUIkdFyGTu59+P/d2d7tLsDtND6BTr4sN
judTEfSVUfGi3B/HTv3LoZimipufcK6DJJAFlkWP0glzcHam9tUuei/Z0/3PmPY22X3w6Pth7qavm2CiqwG/Bno43D8nhUl8crYZzTgmQpKXvrd5I3W0trlu480/ovG27FChx/nQTtbTTXHkJ3qxtm
WTv8xjWqAZUT+eeDFmUW+bBPUUjpwzW5tVRya0Nr3YLfOt6dCEblPdr8z0HIr71y+kjoGzgnagTQlAzYHM/iJARIm3q7XLMpuct+0VTd12IvS/b0+NQoYxqLWPforTP0WIkAJHqDl1GbADqJ9IjSl4
PlzaRj5NlNrC5p60y21ebXueRXwF6mfKUSpEmkVDyMW5I4vDOFlVWN1g5zKSnhqTLNl2Nw7uVZHM87T5mCemnZdXzO4yG6vhfHmwrZVfDXz0h79x9CvyMZ4k8jUQ2rmhGrgjDBwEYoezTCkg6jWadl
ipmS/1ZtsuIdNlmNrlZBKj1+Jpm/ISuinwbwuFpwZkIYZ/cQ000gHEHD/4+u+BNikqI/5WpGZWsL9Egt/o8b+yVgFQiThq8ipRhCmVlLWN6XNFwRKc3/DBbXNdrXj0HcrOxWj7kicO8lLr3XRquce8
7JAuqvQB7ReS/zo402XOX8c4g58afTsb5BskyimsW2JS+51/b0UHfrLgmZXJWL9ZiRFISMlE+x2OZXoapf6QxoD1E7pHUnMR9MXnta0JkRZLcHcJudaPNzXUlLd3kDEq/mawFzzRb7fJiHqUGDs60v
2N6hNYT3zgArRVaokuPR4NzSgZEY2t85JZDrg01wOfESz6JuVjBvKjRvehfGZCLZ00UmXmrilcZrGvWo8ZJJyT7dYXFjjM3Houwgk653ieRB1n0STKv0e9bV2viw55C0a5JrTa2Ax/AofAim0v77bE
DL1v80RlFHMrIDdwLeKuSk3pvehup5smUTT+K6sQL1PVjiHuijPdT6w0ieHciRyN8vQhRUPGrKjin/zGVkrC2vtMUnGbRITD4JXTxJh4vZQfy3zB0uwmuJHzVxx8R/lmll4ytt/MmKaRIuI9j4QDYa
SKWB1doTAGrKuC3+Cq83ew+LyRISX4VsInyCMmUnwzoKvf7rqVX1JZR0dFKXz6CaES0i5XMZZCJQ/buHei8/rwQS8xO9X+DDkBn6YxwnpHlCBHg+MoWcnZ1YNVS3oO8ckttbElcc3wP8Sa4Vb4nlxv
HIW018KIuETYl7LkHUJ9aFNYnTiEjPJ5nwNnCQo6dNqbh0GfZjUPCPJtl8E0eFhHDyFIci9gung4McLa9IbYl28DPq+h7hI8WiT8fyBd7Bkor7396XTsdp9JfRnvW2wMtt31ZD6Bvw/FpIw/k+UPnf
IefyewGPH/6R/U1O+3+yKoi4DUVH44dzp+6y+0SELseJUes9OSbiJhVqnkU+UXRFre08K9hxvBkhUfrd2NTan4MyHpbEX9icVu/5MB3qbzZwV38Oq31eCzPmtTBjRACnDJKUSpJtSeJ6gYfP97fto1
mDktD9Oy6h5iQelhIfBQt9BT2yc6pNtr6DHmVZy6umZM1j7tyMpdXrkTNwQQxpHlzUF9TWp++6WnVAgKmRXBfIdZKpNu+1aQ02SDzuR/tf0MkZxXopgwSAiKaY9GwSXSVmmIKaD3pVLC9I5BaS4R7W
iKMeNsRTWUJ/h+JGykdrK/SIVinpPchuFIAECpi2Prm4ld8HAjBlcpe8A7TWfKZsm68kuUyJfinVckKaynlVPZ1nwh9VFeycpdRK8fVY51X0VTaaz6NkhPXnxyQ60fjDX1xVt6AeoALFqwh9mcdW0V
kDiceuxYYYUXgcpxP+nWrhl4pksrkXFyP0VYwTltOFQaUMeQtNEp9gBWyS9fRA9B+VpJ4yHZw+aHNIgnZoZfeQM5bzjI0xzKjtCWb92S48t+qJy26ebYeIaERSIYbQ0dZvB7VNJqBqEcMdSY1oZyKE
6Oto39++sCkwvkop8x61w/bo4D3cW3Fl2UQWch8Zh20OP9OtbGM9gSGaT4KIHOIW3VN+V1EIY6UQfrRaujvb+DueaP1gupFaw7kf8dKe7cu79Yt3VQQVvwDV0/wo499hWneb/LXQy8rHuOhYdCfz1/
t8tG9djdhyz44fEALXPOY8U0Y2UZ7CL12rYZEcs7PYW1JmvKMy+MR7QIDrGojnF09wxkl0cYsp15vOE9jBozEAA8scCWUbut7Gt9r4GRuXtjOKgcTPCXs+0YcLKh2Y/BrIg8v4BAxJ5teh6C8jOLne
Rrfa6BnCAH5Odz9GHVHTK+kOP3YNRTCplwad54JoO5N9bkBlSPrqOcRd6B5Uk3TK9WBshRNqYsLxaGAl59gepcaQjFxppMxjVeG5IJFhfAChfbr2ftfIso8y8iqqFG4EEQx9jfUQpY+20aGVYI9wcG
3S6nMC+VQu1a+kSu23oBEdalNJxt4H8MPJO4+eqH1yD6WvIrtR5XKgR0BE/V4luQYxsZfqclBNIyppjx6Ppo+PLHfNF8kPKtfXizeXXV5dsJTr6InD7HNRLBfAjAlkpm8k2l9GHctopZbRGGVBwVjb
oMvBsO5x2Cl6CP5pfYXFZ4qQS2ReXmFRaPqMG/Ed1y5dq7tA9Eq1CEkLSk4LstuC/GF0LUsCM2Sox2fghSeHUmN5se25B5NakoX249j+2jOAD2mvoM4njdWywcQNuprjQCcGtQfKLXDBc/KYn8NmgU
6W4qZUwG1IsrxMTBmZCgrF7qACvKrDTDLR3kAm9o6arSZuU1hkXhik/Mao/saQEMqUXDz53uQukz4BnmDJoEJuAGuILN3agf0SGDHpSzSg/2gdXUiQ/GesCf4UOMyWNHf7S38j4wdEIGcGnaUA1xWL
4AiQb7Qj6QPVmo8VuBzmYSr6NJLY7LByIdHORXQHOtRD/VUVCWZBpQQuPBMh19mRYyiGIMfE7H3kZ8MUKR/Qr0cT+eZEjeTlFBlX9VkJdVFQDVZ87AKKojRK2g9DTDsyRvW0IyLM0XiaUkkMZeoH1G
hrL7aZjnAV2T7MxZR89PNRrENcqrZBG7r0t2UWHIbotDOzxtrVopE7T7/M+eFMpX0XA5/EMOb9lDe5H+A0f5hxNxi/2x3/KEz58pemfKMtP23j93NblCsMYob4CkPim5bNZYGn1L9/AajR/G6TLa7S
rvwxwHflLY28ukYwMrSWvUay1/hYF/8eRR7/ypazhnlYI2kl75/CXLItdo7C7uAVir/Khio9N8qBofwRly9x6ScxTUI2sNJtaJ34Psm+R20zS1EMj6inFNeOHoPZdkMlmyj9nloDOVwCi8yURf6h/k
qpVQj4ywySX+F6IFSLA4x8hZtjOo8RYzPftsiXlHwkvp9tnZn0PphvVVQBxzeEygnAkO+szPdzH1Djy2xa5SceKZf5bXSqIhE4484LCrPEkLScKOni6gZDyDdIzt1iqgf0Ix5Q7bM/r3ywSIlzP5sB
4CKcqa907n5X/JEasFcEMV1aoNm4xRTvxZCWEE4eJy4r5ukeKL2cBqIfpvn36bUqK0//TxoyrEKaswo5ExLYnNdRdMIOVNIgnFmGKiZ08W3rE7VXlegBQ/+1P1u/hlVLyhlzOocsy0B7Sr93LSI3vx
SDv3OKCW824cep6PIQGB+6vIda7pDAcgakHTHYVFhMRssp4MXED9lsQyVpMtRfmx7NcMgge3Twu7Gn7PR/6fNP2afmQr/CZ4F/Gfj2zgSgGoqbjF9hwpexGXXeYP0Y2/m0xQI+mS3LLbRUPsiDlL3Q
Z1d4hVIUc4N4axC/zODnJhO/TIjyG4igmExYMhWwdxKv+sVgIZEJsOfbhGCsQ3xCZwF09RXQEv0WdgYlvzRStZNsp4tNSKmWgpYH0UJYk4SD7SBcVaL5IPhrXuBjggqOc5WN1FK0p4tRoOPFe3hwpz
lYufYUppDxH3O1yX8a+EcD/0f4RCvyyt1V7ft5ZNNx1j1l07c5/x6nbBQZbO6XXLhqYzX195Q8DoWUJ3FLuhVWMu/vJaxCZvo9KFfuwcHdmngDauYMngsnauBF36uIdUL8dQoeXy6e/9KFwzlGCzuz
guLRIP5jILFKfhdw1PF7sBxpMFb8lF5IGtTRzj5cypdDaGXLg2RXnh202hjMks+6vzXlReThPkoYknYTEtsai/o5bM6utOUnkYqiAbe2lnOUaFYCpEmVfChytGWIECQZDL/pWhIkHOy1OJb/n/peB5
0isPNU1XMVSFuS/oNl1p8XOQusIvAZt2DHbJ1Dt0GFrOgafjL2EUl4JdsKf+Kigln8LISFJbFMRX1i0iWSVhSurKG8GBXyXOdYJK3KiDzZRT9xcZ9/siKt9lU5RQbac4wEIeVWW7agjg6GnTprMCNL
OGB6TyDLW3U2hvyTjNhYPmkRftNNnej+/zrLgFbkC0H2A/LHp8MPNyrwDtvywu9F1t9+xkV/hHJsMY3gpS592gFNA+HezgvCAqbAupctRxSUqQvM2UE8xsX/nT3QKzi1v+nij+z551pWOh2scP9EUD
wNdn88Hg3rjLz++EuEDL2EUhIq2MsqgZ3iRAbJe31uDyKinjODA/452HFFkH2FQJTjzYurzX+72xTfAPAGBZbp9nnan+UPsdA9wT0/0aU3AMEo8SQIRJN9qWLRu7U8nhUkJMC2KS1bsvLcXm32vxuI
uBdUWnaCe+H1LEZxXOXnBdGxhP7KuHqUi+qh5OV9kiXfZwnGltxkBSoYTjKRud59uIKalMcSzLwY9bfKnUeuNhHIzGi+8asg74YDeEGZvBBBetb6Ldb/oEIAhuRu+w+jO18eibU9m08jxcuwTIWfJX
1DRuaMAOWCoZsdw3eZDyroUXF99ZYiCYkJ9C0abcNzbHknctWc1bO+dP5rgpCSNRFlIsq/N+HlJjzZRtSliV4CMc0vo91k5joGxI3hoheG8GHsj7IeMLMIqLUoYcB8G2m4PhH+WZLiSQpQXIUdLdzK
32WihZXApYioJXT0y3zly6ambLKIbTVhr+12YdPSXOf4qv0KY9PjXFJbGcqujQ6dahAdbqJvM61zCJL97SgdJ0+5cui/qpmCavayZ5HdbKqk46cIyMuokmSURTV/CoVHCM0xlZN3mOrO+wfXosB4zv
oq2osyzCS3VUIKCbZ9OCnxYJyUmpAS73nTHNzbUwCXzRcG7l+QXOc/CdLNQacEiM4dYpK/Mf5dnKHjsLDDNOQiE60x6V2Qu0lLNCb8UbZ8D7a/ZAlrR/fQEPZ7Nv+5TZ9FHal4M8xPw3c7/3foaoVT
IY/sl4OCLYmtX+fKjdSsk0Up8e7tvjxSMiyfvp9GotN8+jGf1nQbbBDqDys7Ak23w221Kl0j3Lerap+/sZZwH+KAuq0QSk79DiOJQzHGybYS6pHKBJcx+YGK9hh+zsoyVfk4aAFZhbt3C6fUDWU0pk
M2GSMnfsxkT5j4BSSh8RKbfQ0aRxklAbPxWDqydajKZn/rs8k+W4K+z3AlQPuA97TGpTz348khfS3mlzoUd7RQdgdC00yflwys4mqsDJ6Hlc0xkpwuRiwB9LsEHhucygY6rTupCHy/olPcnwets+YT
JvpXeQQXDVMgkbU4GPJuNcnfmTSogEwpzeULdlfVvQV6bhJw3oBVEW6MEuFPtPFcG53NN3YcfjJPIgbcLRnqV4pYeh25SHMFPV3PvZxgp1HAABf9qw0O1L/9VwUjHkCI1cOuRPJt+980E7/cvXile3
Gmb23CWpEvRpc/luT9T+hvVjZ/PwnCNYAkSRAobzL+ObekY3woEcvH8KNI4l8SIIf4ZzWMbj2j1ogBGH6Lxb4qiq4KOo1S67EQAInpE5dfR6/qw5mt0NOtsGgPAcH4LUDIZNtq1dafrZXOeQ7ypnqm
DKkeJiBTdyW1sXCRw2xioL+qRHk39e/4LvYfaThN6UMGecLwAFSyi51WcjBVz2b6824C6VewdnG7Lfd30SCRFTjdLP6UC9CnTldgc2lRmFpvLFUL+Jm15+8wDx6mEfMwD9M2OsU8s8VgTyfDIaHMwq
YZaocdbALMDuytGieQWl6FCrLVNtGC3PyAyuRDCzDODvwm+IX5qyuDM7T4DzQ5KRstVsCKx0Afyx5B7UVzipBDAjjMxTBsKrkUpzL2Unx1z0eZdNdAu6Kbdlq3e/wMHN8hQrtsqPTGpweTsjqDb2AT
XgJwpH90lZPUDEAiM3mfpM8rLTEiZluSAglH85Uuvh1NtB5WxqJ93HxZwOmdRCvh6/A7IpF5HHSwcKSN96uNjZ63sYQrQeWOhHjgBhYVV4P5BebjssrhLqOtEgBscpE+VwhqbRk99zACFLvcbEvd7P
rtdBCwHfqv8rpYDgVh7XJGdIbaKUocW21RJvL4BCOHZMxwJDNQhxIH7n8+biZeEKQj4YZQEBTdcxz4pz1L3Q6i99Nus1eKGFeAyW0ss/OUbJQLGwmdFRiEarg5QO13pesdokq/ADzfdEMgP2jqbPJG
9Llkpii8LT++nyEIY2yoN58GMXA33rhXQfRMOUr5vCAuK0JQSOBl+dZK4wJgyDUoaUqmCTFVGZ/nY9n3qlegSgUqU7AUFEJ8xemIc4brsbLbNs2e2LVgz5oXhLehHebfaCTj8G8Fd96rw+aJ1v+j9U
w99M1Az0fiwIdJSZ6C294nFbh9PJ1yVdlEU8gpH4aYZ/knU1JEpfwZ5CKL8a483yXrXXkBaFaVI8z9BuYvvda/yflLKGVJqFhMhZwhiG95wzuj+JXKcMGQlDWZiPpy4TrA2OLGC3KJLe6pfiPYP1G4
TH+s/B2vxBWGoL9RXg8PwmEQf9fEfzLxgbIAIsiX9xOPdvF4urFcALTP3sjx9ffpkMWcomrReuMo0xcNKNM3C/bNuy0wohB6JHg07dOD5HxUJ7LHg+SJIH4ev6N8UfoV479msofJy1gPDI+8geiv2f
ScDlm/bCNicmgj59aXWH6z1zh/kcs+Sm3nl4D/Tw/x2THen+jjU7w/1/vBrLhebV3BV/v6WnvcVtEQMJZkcd43MUMkRPPAr+94E74ZYvJoNFBFMJ5tO+dS8+clfFd2KJyDIESzBm3B+ElXttnYHemj
c318TdcKeYgZeJGcFkDCXSnJtwEomBgTvpVa/ZMhNeApTR+SteRH0YpxogNRpWuVC2lYjDDsJdadJA99j3cN7LC/wUcfBjSjGncmbgPoLOYmbZl0p6Lekn69MjsOf7EnR37bhgcjPpe4Du0VySw80C
mVIPMoH57hwwFDPgkUG0/J8ejA5jLvToU0wU55TK4V8i1qnl7NPgZ10dwuQBcZweXiKqPMNagb5dMziIDtY4twGqmX24LoCBPfZqJtqFRExBRFm2w0veIdRL+j7s3bfPx2Hx7pQeb1diSFiHfjnUG2
fvsIerWczrLwdUFI/edoK7nJFKGNPogWcLySPaCthGCNqUSfcp0RqkQtWbxM/9jlc1DJKVa76F4ImnUIDfVcyYu5vrPMQ/nhVXNO0a02o89dXD8OkrtzGWc2ktcsiGUUco81pFStOeJS8KL4inxtX1
5xeea4ivAiP9CTFuZ0splKpO3BqvDXQeG51WPaf2/85Ui7/NaKCFaS8uaftMUiVB46VyK09r+lw+k2l7yMCmqxzBebsDlCfXqB8d80xTp0HzqkGMskcrXZDTz46pJFMQaVmVCe96ZgxM3czpZRicJS
le4rQXwvwJMR8SowJyo5hDbbeDsjqEMBx4qVtHsDW3X9o0dFFk0LkptYHdofKJ3onPq5nrQ77nTRd8BAhOLxeb4ctonDcA+z+F1yNVe6CtUM9DEn4bkKlSyTzyU7/hGFy46FhFrENnr2Y+ff7XuoSK
Mr8xA1LsT2qpO2NWhfY7JPm/ZXTPLXENCT8ZYwD20zD213M6O7adF9ONENG5rfGzLgyR1FHV/HWLr/lFco4IEmPMiEbzDhWhM+RT+prTbc34UfdOHtiMeKsaA8R3t08IDMyoE/JIhrShDOga47BCdX
BpGiAR/GhA2fhs5hvg1K71HLRD0mZECLPWI88JPhJJoB3WLKW6n6LvvLaBuejGhB1lv3JaSK8Gf8FmLdWG1iXrJJB7uJrKXl+1xnIoCCnq6OwH7/CKlBvhla3PGfOVlqtGFOUHdJwGE0SV57P3LQX8
ym8JUI8vcVcrYvfa7GG/E26FoXXd6IYeONKLf9a1vOxH7X3xsxt4EadaWyMF4R+KuCcGmQ0GZUGTf5PBPdZ2PFO9FRFJCnr6OJmW4FuGIb7URDRX03DsjqiyGnqzUGz9rpjsHvVbpoMgvAlRaPR/V4
DrgeyX02qb9RznVLEBW01rs2e1LJVryBHZKn81KVqNGSyt40H1JLSjEGYQhyTTbZ+HNkU8AumTI9T7Xv0yANvgox1Xiy7wYnQE1ooLPiLnyCHBbVx8Q8pqpy6DFdt5HobdRoh6JGO3g9kjcQ7noDu0
dHLAmcXFPOneyr5iC1aqMH0G7G/jvgh8NcSNVGZ2uQX2PyT5v8K0ZyCpnyoCf8TW2yw7+WzV95kYgXyXmR/C9LD1cqXHhdMIK5ZHaPiSZYJ4EiBV7ilRyZV3sIqJ7JMtf9wAfmR5m8Ab+daIsJNlan
gMshc7QTC0c4JWDz1wWvqWVkZNiXS3CYqsdgWGqjh0CCpsXjyfaVE2VDactPuRQaNdHLgMoPVbF0gHDIPC0VIXkH7QgX2+xqjPaKVH6/S9cTkjebVcSQh8kBM73vLngOAbqbEUhsg1d6P6AFeQNbHV
r24aVAi2Ol6tOuBoQp2ccPB0NGNXAORrkxz5Jn73QjPQb6E7ZsCT8+W7dyFrkKOdylV1nWOpN+MLHKIbHKCSOlXg8ZmfAotvZYhSgIPKg87s9ku/9zcCGJF9UypGq4QINRzU1QshhdReOt7qyE9b2E
tcRkZVXnH/qvCD9O4Vb1Lwwy7wvidxEvOh5BJn7H/4e8qiXY7lWCOPpP+h9tp+TmNBQtJX3urKtk8/umhBarcSIx3mVUppJwjjYcLbaeO6twbyiks/VQLO7qPtDHsD38I2VXuswVX3e9G1whGdM/0e
KQW2EhwQ/JHZnshpLSjqOXzRlkEjWuweprMxuN3fDL6O0W6i7xOKSVwxlOtsuIdU7JQ1s/QnkH9qPN1jmBu+fNQXkeEGLZbKtE0fAxA0V0NbC70Ujske5WV6TbKGow0NoYSUM4DIYDBFUigMbYjSYw
+5hqBh2+ANgzBuTdJj/a+gk2pTJt6xdovqiYYdxfELhLBReKu5/FdiYTx5HssIvU7e6UUsKRpkeFF7hiK/KwxfUtYzMuHmlGLLat49x2Vte3axFA/9vsa6aKNEraNEtSE/P6jY567yxghuGMfAx9nO
eYzjw0BDG1Z9PPdC0QVtEs16sNwQdYgvs9lmXwqWdWzhG74c2xyI/99DSYAEZaV5yDXzAPUXALGzLalbAei5sKpLYG5gbpgiC/GNpK6bYgfxltMqARbjLp/bR+eBkxRvsNNh2LQDebbrMlttOLODB9
kysmu/QSCu5thge9pKWp8flBPn2zT05FS/1V/4oGhylx8nqX9/mngdAKRGmmAZUtQ6JcYdKnTIfLRbof1rRseMcMwA1fYdSNSEsHOzloG1FQyjUYOM5Fp1braiXuJCcuQxVlL0+sca0RPR8lK3dyn/
9B3YCUsG2qVfu9ElKTaQvO8gtB8iLa7vJDpB7QqWyML+4M/AdMeKiF8EXmfJ9/noKvgyLHvawQvguJLRKieyhHMNVVhzE4B/poste6RLqRHdXpFUi1M8EnjAzzPunMw0FnQ5U2SmISTcQ6FhGuVlIb
P1YdY7XIlBRpOas9TYLDAKyt/kH0qkgoWdN6DK3PrNeEpHDGlFTFZFlElD6XLNVlkrg0JxU0fQwVADWdzCxwESWJ/LAS7jVwuzjadsj01/qDSmCpoRuUpWvhVjC1F2HZybjcFbSjhQf3ObZzJ95DzP
5v/h5oKOXrTD5XJjLucCeoaTBz2LnoF5Tc7uEPOwY1SVUTlUmUr0AIUe72AMl5lxnJN0uV/lCQm64/MsCaT5q4RdGAo5zv98+9pyEM/VeOk+LMoFIyV/WqOTBKy67mGntDraXTyJtfCZicX1PrnF9G
zIa6f+IH3VX/agiBdN4VHlAedhLaN+5mE37XuN+gnhD+yfgDURaIp6LNoeJ75c+s22Er1fHxjOVWUNyjieUuqETyMwIMkkYbhJtUJQ8y1bamAzYMdGK3TohiD/qrhTTR8gYiycdDgTz9DWQWSjqeS4
SZssGaLq4umL7PpbNqZiL7SiUtC2XJTY7w6fSd1sCv5DX3qBemFNrRJjsKL6otZ002mZ54s2k9gOZI/EtEue0nTOtPFQAskau90RYsg8vPkX3ahl+z2c8oFbjDtka59vtdON6lSwFCLlfQ8/1+tPOy
zLUVISZfTZAYAFGTgnI0/Ona49HdaN+MlaRXvu4F6KCm/BaJYNtrbPk1237WtvkVvaNRn5SvaOtXrHPt9Vij5Prtyb69xLf7N+wuC0KCzWBUfRwX9qUkldQNo0HV6YnLHUqgXnY6kiU7O6z/Hx6iVc
Mvju1JGa3DHqiE6NHpAdwBHocyjz5mTIPR/Gsmf5hL3F/b+J9BX83ZCswvwqiWvD5by1DnELD7X40L7qb9NIwDKqMBoGqdu8y55RWW1XcvL7ssNVUkLL9UMgEF8LL/J9SygGls09AZaTrdPZ3QJt1t
nUYMfMD+zgTfkdPllOYwg3Ze/AK9byhE5i8x/kQALdzdkDsLA+cVq3kThESKRiFNYbrnmdY8056NoF3TokrlYLA/LcAa7nb1KnL0KvIXgy9Q4d+Ias5TTG0/EXBQX6cYCIQ2UHcugIB5diaQTjlEaG
2kkb8WuGpLemChZwVtHhNNxF8TsgLBEzkT2G93lHETrF6wcj6ilVX64yA5pPamf5pIm4kA6kODheJg6e/h2iC7bbpi52pWMDuWzXfnCjkvSH4clCXRbktRK8Py+FZ6hXzZJt8j1ateFSVvStahzJX8
1vleAoTO9zhd3oN+0n1ZXjPSa/KCZX3BWIV3ui+ol9rH0xcEHbUmp0Q5IoeLTLnMRNeb8psmfwsWqOx7Nl9GBMgaUoM3w5Oo+KAv9uXcAQPdAT/szzHs/8k0qItguaCKLAAV/25Q3P41hSyWsaX1PB
euV+PIv0jChV95Lvp9+hWAzbyMBnR+k4l5/Q6ZhtkbbNxcnxePefH4EtJJttQVftIP/amV4tyekhb3pjhGHdHsBUgnRRNsD71sWoN8WDCqB0NqGoFqt8CXpwhNJzUVFeuximgALPe51n0UK09VyZlI
uXhW+VC3PwwZd3YuEJh9GR+7RVf2EaxzJFCcRQGr79nK8vhiX+5OZwP9vj5SRXKdPmpFJG+iE9RHtujiV+IKAV4jFBgeRuAhubC/0ZR3AfVUbKy1WM9CsxI2c4e58EgXar2xcOFUH7HBoWtpm7WR1o
dA2NF6YyGRoWRAFxIDuba2Zhjt/BGueJtLxjLbVU02GdtqCzUOvLxwboUCxYxeABxOdBVSwvQllN+hHsa6Vnmj6V1nMnqaAI86AxsNuOf3oW8o65tnZb5gZV6Coozaqtl6FG06U/2Ii1kamoX6kgyb
eJXt/E/GnKqWfNtO5mxE5my+GSY78sjRzcZvBDIElOdu3UsFD09BYdwPpo052DE1FTG60XgNCWYxKtCang9kSw31vzXoMZsHXG65LCgfD+RJfI/pvLmSwQyJHSolUD/DuIswc6MHTfwtpBitp03+B2
Z2hC11muj9XI7w79k2AUKgmTCSb73fgZw40YWzXEs3r/sB2Ch+58onsW63tjnfRuwB45vEy7iKRqLj2ZL9cbpvnevDa3z03tqBaIwNT6bN0CuLVno8CM8w4Sar/b6dajN7VF1vXFfqU/LhGEjti2nU
8cathcEE/juE0PSQf8LyMo18DWPigzD9symI6+KzmRGvtoks9R+CeTFqlZdVCJY9PWVQzWHt5BIw3DuOeZB1/mOuRUGMSoqBbo/xRkxelIiPB5BAUjMEn19ixvcL23nOxuNc+TG3v/qO0Qgy2uC2a/
VyDArgO8ygV4MkES/VGfalhi8ALs/eWhUkielhERsOSuNsr3Wt4/AtAOoshSpgQQEQOSWeWbFQS5a8ZIWJZ4O831kFaTLPhSu/A7DM8H+hHuXV6ftCrF3ASilrcqzz6vq9xEXXALHpidhMiBmTINbN
rXVF9Pp6cb2sXJNXK5tL1af77tM191xnZCzJeHYTfDyYxtRu2VjjjRvICXoXkNtcCE8N7Og90PpQdtukqn0VK5zRgBVObasNWOf8P3WuCq8dRA7XauvXIC2qrFTl0dRK9SBKpt+A0du4qWLSySZ4GQ
7eM4n1IeZpI4jdOGZy08xXI2tD9/9Jm21xPXsGFgr8Qowi33LRF4Pkh8D8xG+kp8ntJj7Wxu+y8cmY42AycjF3mY1PcW6Zi77g3BqGjnt9ogX8Q1eYSgGYshgFRYDTWlsMJaAjIecbT7VJf4WxRTDy
AF9ygs8WelRuF0FAoxxsoF5m4jWm+Ij3w0QdyKa5KfCy1tWSs4gJWSKWl1YyY+1cGkR30Rb28SB7MShbWNYgXCBz82RQRJNeE1kb7Q88LTxhb4VsuLyZ6D5bPATzu2izjV7kJnW0i6510U0u+hThba
uxKJXv9q0TUBDIlslYpljH40HRMvlYyLZ4uX4TzPCC0amusxrNx5KNVPQItDRdU5NKUpPyR+py6+WwTVENVWwrznq51TdB9hA2ryoPe6dLvsN4pvFjYs9iQAHeAT5kzI/K8BEBKlf/AmdeaKA9COBT
uRVdwvLFIMyCiCAiyQHD+aazEvYrnmOgmIEFtlxVgXPcs7bYAiRqpGDRw1G3BHXlJBctqWRJopXoO8v61sOUP6OHCAhfNPuogKkPBkmDTdWS9Qmm0x+hOsMmwwCpFv3EUQfe9Puv23xp8QsAOkYcXR
LNRr1WHgen1E3PuOYhgqSpRqL63ysCf6DpyHv7AV5XWFi/nCyDZ5yf5kNKwkJyTZIj1VI7DCyAXL3jDyFq63em+IMpaqd4gNbUGv77yOvzCXCcLwaSPNqNKISkJxMDiEftH7iDEe6mVwXJxynN9MWg
/C66AMUboLQvC6OEjuF/IcHsvNfGF2Ewtw8n3V6eml6u5TccQFnynlXESSWe5HnfazUhrcSdBpHw2lfYXlcTYfhzClgdXc+1MeRq1u3ySoSq4Assul5gyRdY6gsc0MB9wE4Tu+2yfcDgTL4xJZfqgy
S0KjzmGBfOgYRaIuHrwZVdCCRrPkhv+sWAPacT6nS+/+f6VusiXvIILhhfXvVoWq8fxgHDpDG+2lC3vcbFdf+/IcPuuErKQBLnosfsIEQhp+Xx9juhzQjw/wTIKJW7PcBA6bTXB22qluVdZNKemkza
y9+xzTEGKP7/x9y7h19V1nnDa933ve611t7gaZLLcsYyhafSVJiyRyWrN31m1ADlAgXxRRtFsaJBzSxCLyXBQ2ROgE+SJZlgZGNhI0Zmlyih1cU0iVmO4xGbcabBFIHfXoed7/fz+a612fxO/EDznX
+8cP/WXmvtte7D9/A5HGObXBCy+ba51G570bamutYcVH7ewFPJT+tZFLSb4SvHhsN+i42mNcmkM0zPHabF77aOscU4mzGKLt7vSjUxsYFVtLOaJV1prQJRmpUOtu/CokTdWJReiKMr0KEeCHRUDAQ6
OkbWPUCvXTf0SOb+fqHKFEcPhtHlJlqGFircQO6id60knsMRs+2CvK+L3ilB/vkgXwC33JzSEPnFobsNG5bkj1HJmT4KXUX3fwjmnGvyVcgOIAchee6/mfxFVEGzyTY/A/IpUIFYgomfP2ijZ2yUOP
eXLvooUTRafJM15/qgUtTkA2w/booDbDbKSpyTUtajNc/m8yuFkHi9zR5m1+CVIHqVofgXQnc35evnmGyZidk1cIEFHvtGdPxl6ZA0xGuMxNoRaPU/NSjpXFIJPmulKJ4cNC4K3C8AFFQ3mTaFPb3E
/8ej8F78E2rveRuraHqeLS6wqgsR3UQPl2dRiolGArqjmv/+okAlwnwbasz9HD+yAhPmk1Hwr65bX67Uy8m1emzl7Ts7SK6gCtkRYfteZvRUpiq/Bh0VqL3NRWQoqxMglKMQsec8XmU589+ExYFc/b
4Gqy85vrP5OrYaQYLg8X6g4+sjEyKUtrugOTtokHOUQ4cfM64xzzZW255RTs+mrcNCW4edvuGgLUXHtdrPDIpfsIp4NIZHPCFMHqQPi5qrXsoWxuUwu5Qxn60xxQYYQyQSlu9tk8NtfI5NLrXRDTa5
i5v+fdz3n7TuBZtswZsCQUMudxuaI7iKZFJHk+ZwIq4VPxTGz4Tli2F5pik/YcpLIdQQ701w4zk2voHYyzU2/xk3NYkczqiio2xmkO2Hbbp5Ypg9iLZvoSpb8nwuxxDNHjLRBpPpXnyXze5DNz/7RY
B59KSNe4B6jehcVu4HhS4JWcsOpYWl6cH+2p/OZIOIdLhZESS2/URssolywQj1KY40wz+NUptkZ8MlO/tlTfBXdudhNhuD9af9CWwiPfNsa35F9kTyvtkOZzYNvqeMt3OJPWPNKpeBcSTq5JJpNo+B
85qS4tuS0w2OjiM/VFlUvsMw5RUBGD7Qxbyc47WQOSqI7kgaGK3Y0fLD0rHZNgjZHeJhu7Q/w3nkFYdhvB9CguEnINYClPpBKnjLZKdfrYzMfBnWxoSvG0pBEradRt+Z2/He8/sgJd0aXvdhQxrPyd
lWIfpNRsNmUZ5PdAJeFj6sPtkxxnIdYzOBVcipzodL63U7F9Ur1pfLh6MFDND7khBQ2+5/125xCADm2+hF25gdgPOl/+WRwInNR6aWPA1xWkfcdcE6lf9HZu6nVxz5+AmIUMXOQuDuaNBCJYdFH2qd
Lf4IWar4AxK/B8oDAvJTXw1zW6/Q33FDOGB+0GTOuH1m2FwHb2uwAglBTGdWJDJPElnjaSDK8i3IyGKqjsg0lyngbgyLfwxTcmbbL5JiRg5mcZJpn27K8+mivgzcEwijPWHSTdiRk21IZLbJyiw/7a
O2OMFuH2+LC20qefoCSoiwfZnfbbevtsVaVCdKNuDQKWtRLf98l1/rioVkZ59BBNHqLubLK9D1kvsEE4QUmJ7fhcV7kWuXJ6GE2+xwYXpMVJrC2eYICKQAln8CMF3NBUiyIm2ffcA1j4cCYfnF0G0I
bITNCHqzKv4gETU9bhCCqhOEFvO5I3c361XgZcA/dcnY7sAmdfXr///vK/WbQ9GoGoYLWrc5eyc9XnkvOc0xZcXoGQ3NHJmDqYIo9iHA9X2UsarpAyh4bkPNM/87CtnJCn+2hWgJa1wDWB/yuhNphX
kpRLqip8hTo7CbU3CLhCKrqdR3hKyEGAMNtgByqr1JWpf2EOb0dlt+ASPQsyciO7Wr9d/yd7jyMBd9DCUyR9Pb7WrDPQX4QHmh2/8Ogh4tueezZXFGabSYUx3Zw+1YpnmPHFNnT00e4Ik/bHCSgtV4
LTSgYpluo1kDV3jez9nEJGZYlgJ3GYWC77XxL8Csj0lvtIpjpKid73zxsnq5Wx3ET2AgZR9ihKwggZMINltiK4WKbaxIaNp7GffWBZRBUOOV6+DPAg+pkh5tzZ2GUPZhdKZiHUXPoD0taXvxx7Ciqn
E1KLWMMBdLQfmQacno+iS6JwVVzhBaPGzj51ElzrSwMBXZaIM4MRkYzWVBcyNty44NW5qaTUKWlBHJ3yDZpFG3mFvMJdPNVEZSVS4ekE798yDfBlW9yJYG7TtQJEkaYUHBgZLPOR9PmuTTtdTABIzG
krlAU9KTn9kkQ3kKhaOJQXtmkO8XqoBALlHcZUZSFVlX5VVKuF5sRbaCCG0LKjPt4fgKSHwN1pTGh+36Qu0J2FLlW42tRp55AwByV7J8UdIHHOyS/mr+EcMGrfmnZLWXrsKByPHxzmFGtHOYIcfL0u
GXUW9hXGUNjJr2MlSooreGXovSa0P3XOVjm3dK04ux3Xeq0wl9J4HwPIKmqEuM+xzoFWp1qvyspiS504JyaQB48/1QHvZ/AOxq2D5kK5yMeKBgNzz6XVUJyQ5GyDFsMdVptiIXKI6z/hJQtBrMngpF
PnOx6pEgbTgMplHeUQOmY2r0Jom9WNw+wdl0FJLciBac8X70UmHw6bm8Z8uqjUD11b0m/uTaZLxoQg6XVx80B4R58jn81VNSr+z7ycDvrurXyIsbyjHcKWRxS3sZCSnXYx+6Zj9mWo9XMoCKvkgojt
fa32WHoE0MsSPq4+UcKr6XsN5jRr25I7oRqZ6eo8/F0MtoyPtoASNRioR/rmaQuVNg513eamW0yPaUqEZrzRCR4Id7K2ToyjTcq+aPNGoT1YLJtaMKXNQO7AGhDLN4KfR8ihNq72A1BQ6AvitpNKDB
RrkUZXyvMq2/sP6AcNixoV1ihq2z29RraVpQLKLryiQkp1bzx71cQd+lgcKJoXq/qriZBg8TYOZSqtzWhsARtdWaiaqvH2v8t6h1SaYzrKgvQdNEotb2DRBe9ius399FJDho2IB08hxklPE22qDvh1
fZkrH05dAvCtsPIt1Lng7b+7G3Livn5Sb+vzRC3cAKzBzr76KuJvloikqSZUriB9tL5PD1SI+qUsfZYfZl0pc6/5YHot7KEg+c55IFVYUBeqps1dkVBnJS4yqKwVAbedop62aQ3RzENweqOATd+7Mh
hytjsn0kJFOidbYFiWbGh3XZsz2/spWXIxNWJMo+Bw8x88LPnA0wraTk/hHZOpn1qxQtITQI6k5Br00W5+LSAWQ/VfBzJHRaZImDQtQBYfk2LHdYKnWwzanKtqj5SNCir+PnlaJ7mzUodzS8Qb2+Gg
lU5O1Mdv1Pxtks11NeHiKTdXHbExlu5fFejhUAEuhHodfTlqTssxQwXGfjiUEP8cPZdQj+JatKSpQlc4p3NcYDRazKRS1FyKi103tNMgag4ky20bkofchcSB/BWM02gh2fBDZLrP84/AqLi2220vas
QcFQwqH2wzajW4rsm35vFx/vkskYxm4a9vq8G8x8YhgPgmFeic29Qi9LVHMQ2P3Fi5DDKg4xhdzeZVQee8h4uTG5q8TGH2cL4GFbyA3sje/GvLTXlo3EXWOM1yiL3wKimL9iR9fmMSv37A9yfrLzDL
EguLQ795x3Ia4jCoPAuWBJGB1P9CZ9CspB/6SycrL0SSYVdRwijgXjIz4MTaWyW4d/E6LTiCBDbfmVc6qOm6e2Upu0L12ggJ6SYTMdwSq8h1Tc6f1V1JSOp4QIPXbz3xKiSYF6xBsagI1hrjrXFLTc
VUGwxkMACcN4d5rd9kmkBgWhrRKs5pqT0hGsJL8sV4Gp61hcYgct4iDcISdV64wlctpPVsFk0X0etSDhL8rpjoqfI7+FBsFJff/dHsHy0sGGqG2C487dqlMwb6zo9zlrpev6oDmeZ/gGAlfZwdXypj
30TUcr4cxlNLd1aytDsYJyKIXc0iE2fbe1Z1kASicHYPZ5Ez/H6GhBPWAmBu46lLJVZDJSdbiO3sVc/rSOOtzUCqNVDg81iJL0uUPLapyPTFM5WeWQD+uheEVBLGJ2Ggw4ZF9oyMtiVU1CmnQoxxD0
5eazJTozlD/l8+FUrg9H3qmdFvR0By0pGCgp0enJN2i2ohD3UxDXyfLe0kiGmHn7hpzkirC9MozqQly+ICjfHuZ/zU7xBDg4tG8M89sgg4Y58iIqY61R4C61zzc5XbZz4ucbHXPtg+uu90dtPh6dC5
QoF9s2CTj5aptLxvQMyrxlC/IpWYKtPx/ryo+6Nr3SShZz8v+RtzSgGyOnZ0kImcx0STYl2k+Ox5NX/kIyjx3SqS65iufZreOnQZkhlh2c+TVkAQYWLY93Fi0f0KGyCZCb1tLzOyoB9mJcLdiukNRN
ff6XSzEUe8bVteJpQZqGWReXOeepIBFwr02fw76WEra0Gwf3tybsZLERogGHsFYWsa/S6o4AP6eN7AuNXWOy50yhYL9L7N6UyZJHWiyzw34AQHJbsX8UoIbYl0IEZ4ZpBx8o8U/3kbvyXhlQUpVhQF
lLC8YqLdi1BVT718OqcOV08WkYpK4oE02j1AYp5/6loEnoS3pa2D6blerltP2lRWm6jst4pzImF708iO+katBThLyeGBYnUeffmPi9ADPAr/N09jtWsR2zycSvshZ0lI2vs/GNNv4HG3/Qxaup9C5J
3yiLQK5bOrv73/I6uFkUu3pWeHEyijpwSp1WjwRt+rLF94Zl7QhQNGzFjV1n2yNcfFaFdhj6wVgeJwfuPPg8uvV0DH8aXUtJfKIEUCuL7RLmMtFAomq7a+58XtA8lrLACZo1TllOP7YNa7wM6bGsuX
3LgGNyI9RRMpmSz5qMfGHYOsh9euPapmprLnBW3uD5Yfwzxjx7E8dys4mv4i/9vo2ftvH+ruJWnxkUnw2Kq1irv4N4s00s0zUroWaI+J2MQehvDguJdg42nlRrQM6mm2IRBHUlXCyeoPjqWlRv0FdV
LHTiUGl/qyuudloQiH/IktoxNp5b271t2tE1G/Cv3S5LO/8brdj3h+7DYUm7MXd/WF5t7D0oPiMUed66lJ4pA1mSDW4xtluG0aZ2a9KseWZtWcVOlsy+dGZYXETZeQai/kjyLhcYt8LAuOpj8KZUfQ
b3JBptjq09dygDsDNQpK1a1Ufyha7AQoemWGSc0tVN5YWdy6V/QqlY6mxHlByJL6qMXeTO4wXgyGNNfsq05bpTsLUhmNSym6wqcjkFKPbHgolZK064nOaKGFdtWP7SjL9URWL94cYfh1QLSstPwhkk
10qUjPYTrLsbvzGixx/g4pNh+ZF/MHRXsFwzxeQfs/kK6LYV9CUZ0mGD8LUHcMCsZLt+GCZzOd5G8sZ60cA7dpa0UkrZLcpfATIzPQIjp0d+NaGYxTL0AtK6E5TezZ7+mbR03LMvdhsQq56A4i7Oho
MVzFlOgPUSRrK8i3OD9BNwfswGYZbJQ/tTmL7NpEch+K/IX1NYNZ1L2/QeYh7eDtm6imhGPqk85JR0s0TpZvt1Mc7GVTKYf3Zqm0I9Xw3cu4HBwA5+c+iWhm5L6F6DtHK5lFoTDxkbQyoTr1LWgV+g
+mrf49zhVbdop7Jbr5rbn0lf1Ab2cgBaJA8qT8Pe4Xb+392ArOyZuOsUYKFVvUGNV9wfmIL165SxhbSvI9j7XhKW94JNHx9okpNYCPqakcC4ZEfDrsSuV+7u8WEYHRFGp4VR18GxHkY6T/keAvkuNO
4SrIpa9C5U0b2Wcy/exZWwVnT3XazVjq57fGHNQNyz70rgMSuIVgHIoTYQgG9JoHieTS6wybM2GemSWbK7DfB5CI04gMabCMhh3SUB/HdhaOhlZxkeJsuxtLZko78Q92OvQTxfxT+XsIxP67pkOsRR
oybq1RkBeOl3IUWSsPgvm2ZL4aw8Mr/AqddbrpJrw8N0OZwL0msqXFwxrvLg65+fqOGxjJML8aO8/CiJh5U1o/aRg0uCK9auftqeTzsf4tN+TzhcS9YvVeaw2e9RMS4keeF5MjYfQVOdUJ0EVan1yF
z87h+Pcu4Hw6jzD5Ke7GlsDOmy/1amTp3/1SMlif5IGJ9uohjkL68F4QE+BNhDd6uzZZ7afj4JguhXAYrAnuZoDHrBlNdq6uBOnaQblL9CfaDKfeZyssznPk7Bou7A27GSVnHKJtJFVM52aCXmttMn
slgtC9rDw+g9wCtKQmSvrKHRy1BudTU6uq3oaO13QAM5sBJMynscE2rYkO0LOmH740BwOTrWAR6pg/wV0/w/1v+tlQCmwTtPFlblo3Kka8pYUs+7r+I3tjkm2xdSNKB7TCraeTgqKgVBoX4+6k75aw
yVLVBqLWaFSYjwI5uFeqmM8Ap5pZKGtYgfam43QsLFsZ9bjGW0T61yP826q4CobNPZE3TCd4DS6E6v9DzfPJ3YiVW3HS1IFdhBWwTZU/yYkZsEi1Be1k/lCeAwZJdfoPOFZo5XUbt1hY3fj/UNfZmH
wmQ/g8aKbAd/pu2PknrbGZ22ZwftBcxwJbR+Hx2ItJ09IWyQi5q9iJ1x+1tQuysOYSVwLBAXPaebxmcZv81FiNI42JZH4KKNj9jGeNs+w5ako2aq3KJ01E1oUksI0Rju2ge68l2ufLdrTK5YqP9j7w
ola+aP/kO4jR0p5ATCTZlCRnUKKUOircnmwAd38s0/lzJAX7LtIKgGlZ1RzZkanoSf/C2gROJNlBY8k0DT64Gwwo+dyJTwHS5+p8NSPI9en70IhmpQNQbAyx0eVb0oh+cCdRzXAmvRLWa4quYeTbT5
1MoV100J9poFVfZU9msizFEHoONYym67rCrpT80+XLUUVOlW2HIVl6/ZqLxl8nYV2qQq2ZIZLQmTtViRsou5iLWR6ct6kj1u0/fRwmmPv8inB14h3dkkP4roqKVIeKdCYX3hhfOI+E3DuFYwgEyr5Z
iphZEjVhjK2UF6bVB+Fx29aAwNepaE8U+x/pTPYZ1sHWUc5Vwat1QENHSHtY5BAEYka8vjcL4DIppKL1mnD2uxHfQohq3Tiq2zs4K3AV/CyfCMa1xLudcQuMeYSRBk+taGxXMEf77HtP9f8P1lu2zc
Y7J7TXkfeiWy9eeP2x5ZkS512iBOpwTJ5qqTWDUl15Or3kHwdswKVf1GMQZaLuB+CvBVN3rTVkC7CmVt2f/VT1bjf2UrT4bj6eV8UEClvga0BpRquF/rtt6q1aETxYadwx7KBlDY1FPYfdAk/IHxPc
b9yMQ/ZUw1muyS21k/vBRdObcq8KsD/xqE+CQy8V8KUbeBiK7x9zHSGF+ZZcvd+jutv49zJHTtw1BtiLhRRm/UecjUKxpQJpRYxdHrVgKzki4b2TogY+XVFIOrA11VKf0mVJ+AAgNHWvoQJH/xZsmt
cNpOOhb9JgXPYFRL/j7JYLR3mk2DR1Yh0R00OCvU4CwN92Ibq6DHWQX26GNzVswK9D7LrUGeBSq73cOrpPehgY4LqaTwQoz2iBQVuTG/xtoHqmHgeA/+DT2VrZkXiglxcuQaW7HPzoNjYGt5kEaEzc
wA/bOxCS2GYk4dqtXefwnX1fzH6DW4S5x//We4ixVp3pvv10K9l8/mQHaZHZuVs8NK1liCoseoIB0w2ZkQFP+KLr/M6+2yVd1F3NSxiE4xGm8xw5aZYmPl7p1rNWCxbX4dRQ/d0dz+QFJF1wB+hmWz
XkASXWP3d3AQ7haJdagwoLZAK7dqW58YqH1VdEIYrw/jF5iNTjJ5J0h7CFFENNvGTVdJ6CxgEL6EKovzKYk/M0yWhNGdYUTQddT3w251kdNM1ktU5JcAZdkLkH0nK/mVe8NoOljD2ElH0F5kNKB65W
SI2xe0xZS1qC35EbebhALL8lvcS8gakrPRG4Kxyx3gL6hgaVtTCXbk5dUUPBKQfjlA1kMePOzKWuBx5+xjh2/4zh7imLw/ALwZec3wMN4njCVNfh+hcTsrGO95ErqzjE/Edlg0gLxbPx+qUMxt3KQO
ClPuU6jt32N8wyZvsQ15uadAzTW9FaFUQURi8WUMEj/B+Qt4852sbbdK0N1QIraq3ddQREJxeOi2toNUUPVN7Ru4vwqiq4P4wSAmzbbo0GxJsC1GWvdDenZrtDk5qLilBOM5JmWZJMhz8HKB1jscoA
JZimO6dcf/CWGBYq4tb8EikG2CekZxqYt3R52jZDYqKSHUv7+HAkv7CNRJ2o8bCXvKn9Abejev7m2NEjwPNcZ+PqFvbHkU467ZaO6jBt75x6ALlLyg9jZbgceoJp1I4He8ceeZRGKY/VA8lzUkH6Kk
BoeQhEx2CSRc7Dj0Xxw/AcBsY2DZ78gptxLrZvpPEHQqVNRoBNsfPTa+CAm4V0sg7XuqMNS1RJWoqw4T5PIyoBBViSjlw88mBv4TqFQ35IGczKjyBtQw7Sa0LaL9XHQowL0t4jz90OSXS2bZsFrgI2
0/V6/Aahq7peZHTA9KIl58H7hLOcaUNdbFK9ZFgS6TceZ4flCoZ5k8HBqWRccbvwJIS1kVlR6V9rIbGwJlafcKU7uMc7RpOI32BzwSdTwJS7wp9zX5DDwQiRCS8QwMHqCsGbWIq29pGEm+Uuf4xgMg
opY1tbwkxzbd15SHVOYs1YeUOM5V4vgQoPjwtIk/jNaEno4evT/RpsAERlO3BQ0JpR4JkufxiqM0bB4ZWi4gye0I/OSiPUcb+wFjb0HgVz4JiQ97ChguboG1Em7datPbAUhzD0BdJH6eNcwueZCI2i
BFZmIaAKmWiH0kkCXX3gobrAFRu1oKYAnL8257lmEZlxvuka+HoU/D5EhIcKgjgNzq9otZ0WLKE2m29aTxp9jGQttaat2ttnG7bT5gGyV8E5BeTa8wTvmEoD0NqLliUZDcFniJ8R5BRJE2yTS5C3WG
coYpL66gOBI+Fafwbd6KESVbsExDp1hoAqvcbONuYehLV1mIeV7MPHFqlfftwDk/EnRwzlEH51wvO9GiIFVrEhkVsh91a4mrLcuXgvRV+H1IQlrsSwYBpzAaVbs8wASwv4xAF0U1QOWvr6TwtQVaAH
BfmRGXg9YBMYGp9dhjswYqFkoc6whZaJCmchYS316OxLYYpEfWL8PIAOnXoG6AhGHKpVJxwk7Druhq2LXYsCuPB5QUDbsRtj3KFkeDg9bp2b2u795cydfIjIubYTqc6lKTgLuA+kGNuknVCrzTwew+
snOYHtMMUS4I6uZp3TbNtG26gNFsvw8/QPadXI8nJtFCTtdy7csnzuVksfnzrR/A9w0pGPe1iH4NeCNKFYcrcX888VeC5qtAXG//XViebprLUHdqO9s8wbYvs827bfsD8qKoI7GswuOlWsaJgGou9C
efZ5vngwTdmoeNu5xaO9DtEr/XK1bvxmt1zERWouFSrpA1qc8nFtS2mO+6fBgBobwvPI0Cu4wEaZ7qJf4P0N/wu3XwLtU8/iVITgiTLSZZbrNVNlljk2l2ryHKYjTxZmP9ry4CNbkAP7zA+GnWonmR
2lwqqcqB5pmfweqxrGPXY5JKbuWfhv9j6xW4fhRE+PuOi9P3w+In8CUs3msaMgXGGf/3pvgi9ZE2mKI0PrCFToeLaXZQiybB7ykE6rj4a9c63vlrKlqBTCh8vWM9RuBK2WU95jvWY09AqzmfihP2th
6byYhIlWkbYXxgGI+FUa/6nXm1EnjIRFvRkEXZ/OeVwt5goGJLxqI3e40FK7/4ltmLYPtMreG/7PatNQfimXhoqlwNpA3JsOC+yfp8vilq/Vjgnw+2xUdtQZYrboMiAIUqyrYok0tOa3Ft3SMYCvqo
awrvtiV6v+q7+l4mw0kK+/LLYUSvzELtokJ6Tcou88XA3hikX6WO6BwUZKJnMR/tBdbdS+iLvO6RTlVxCoZ8XkOdg8I286nih4hhEEfdY5CkjIegenshU4C+HuuqstXtjNOvAM7EIPpBEE0NowkmOs
tEN5lorI3e7aIPumiKi64jX6MXGGa3uvaMGbRNDGybmrlrvDoNUvYFdWkKeSy/haNl8TTmbPRKWMRwEIgoJl983xT/ZpLfm2I7HnhxGPTqI8qk5Gs5DEY4/35XnOqKuRwJ0zi0flvhJyXSc5Lr6URW
yZFDyHE+Ncxoo5k9XUnlx3NN9n0Ys2a01MxOxMqfUQk/UyX8uZWxS880EPHsIiSVXrVhJ0EPEJZS/2bSw6xeCO0w/sPyHz2snabTAt0WfQ8aoPm+qCRL5ANtkwdscghytEoSXDeUr4RQnZ1mh8kSN4
1bj7yCuThneSrJREoCkveuijpd0jqI7rqwwdg+iA0uiQ0uO9hgjUIJDy5reHCLSP6GMuwGAQlrMDm/IsZmA0CFZfHJR8Chu/wou2Nnwae7F4a54H0WvE9f32dxW+0uzSWig2EuBsAwF7w3LBoEMJdd
pgZF110V9V0V9S0pgFkXk/9Z91MP3QpW3UFy6pOvMZzu2LqtH6JS4ZZBFsyNDNUUz/8nNA9lY6uAcz8nBWkzom4fYaLBaa6TW8l47iRTm6DYoKJz7Qbg5ZZpTtJJfPp+rjuFLK23UXHlWOSt5cG248
cU0U2veAFd76i00TCIgkaXBdECdhDUblv2tfdSVUwe+5fQm658tzcaJ6c63XYMuP0z1p4Bh3StgQDCuiWIysD9NVJagMDvRffWHQdPVTfdQG/wHXTyHWPd/7buQ1Anc4thEeU24JbizLoEkkG4+WGh
Wq7LwgvXwvNscj4IAuh8vaA1UmIgJwRNphsNPkCwdeQZXmWcrM9LrWSardIq5KCHFFS3lcUuWZ3YxYiX44FkPBugm13+ejvV2YZVok/A5HQwkPIYp9FVkB46/iZjf2ocOxRtPYmsh2rrPCMsz+dLp/
52qUD3eVZ7f/E/BKqPV9yEDks6ngZ2sn1rQXLwA3TJnYHUEi4D68mulSvOBrGl3It6qnKH8r9zKQimXaSNQSKJyWyUcP1eRKc4ZD0xxWz9RzFsMsXk34R9GXc73qrTdGuWy1j8LDcEPdp+WmpbrIIi
nb8iiGSEc+zlV4fFvVje2/QhSuratbzBiOI/2I4HkQb6OQIbF1UtwgbfoIpOpxlqrelBwNUjQT4xLOdXpPjWu1B5y75j0ntATk9G2GQkVGQLzn1JfCRkTdfa9GeotOfUAJRdO70QfJk9r+K+Pssh5R
NVlybjXmFj5buqEj0ivZXEtdYX9byo+wRaRVUv/rdVj6Ck6XlVIpD99xC2YPZzxf5Vw3HAbsLQy7ZKcAjD8iOAMJXsFxcSuD5OOHG3upHG+bCBq2Q63C+t6/53N5BpHJp3Xi1LDjdeQbz9CqTX1LyY
lFWI4XTUb7pPHtaKgpz42TAK5XFEudE77EsSXQReQAPI79FX3jRAzpt0IR1InLMIb2TX6PuJbnkyQ2NwXRFqyjCTSOMsUhL65YZz18PxmhTrwTIgqUGXMoOQMClaAkanbPQS3SUTSCLeatpnQF0hf8
ZGsvjPpnDK+iA5kQcfyMMWg5xbyHnWB+WJAE4kByIHkUHemo0NLiI/K3oeIXesJ9SzmcA+BVAc7mQ4sIu+0yin0kv5d2HF5T/bapM3GujzH8GCufhg2J5iEtKBIS3OslLE+n9OMJ6EoNF/mvJltKQ9
kZBuXFXGUSylrAA9H4TFm/4VxX/KuhYNq0XOPVGJl1+nu5j+wDokQPK7nHvZLg/oOwb6M0DBvVEWpnKQVPvIy2ys9pFTa247wZAIV+RtqhIO3UyisYAG7VC/mYDwvqDiTaSKNytRUii7JG4Uw5BKJv
iJSogsl4z4KCjuAky+AtDuYj+XL6iIwLiiXGhfUl3kfs50QMPKBO+rAd73k19CHSIm2SFbiWzX31vBoaNVVEIeA+KtG412QznZ+c+hX+yHaFbYFY9F72UQ9TwH5EYTMfRCW1YGrURcXRYwbabzA1rA
yDhcC5ExICEPsbHSWjVtPwUMjuzzQX530PpJUP4yaGxC2tv4AOKo7WNRUWmdxa7WnbA5a1ATEjayR5j8JFbyqQmZrjGth0zr16bxFPTeG1tNJln/JFtMwctqrYWSc0PC7MNcfrgrRqNLm012jc+5xh
zXOAWN3eLzmLnZL4N0U4A+5gewS/bQxFYecnpnmN4bpmUoQ6I8Cb37lNzkRLUof23S35t0qykmUYZrLRNzSU4Pc8XhrhztUsl6Jrv0cy6d49KJQXwdfXNI3QVeUam7Hd7uQ+AWFTV1F/v7KfA5jT5P
GPxBYfQBYk3LMJqLik3EBxtNQhnNkxkdvR5re4VZyjnfbaOzbPSOOnF+o1wqdPxPhkgaqmfHovqkYm7yNtvfNp5Kbog3FlhP6TY/DPOluAxJWbElGP5evBq0ligTin7cRlNItnU6wFfxEgAOURraA3
HmIFDoTkvFcH4S+PsDJ7vwU+iR+SO5NJ1Mk0cK4BSL2YZ40lQm1AyJVfrGqnM0nXoaT4Hv1poZ2lrKWylFqu+ddX2oosFuKd0/74e/Q5SGljow7mREGsWi0D/NhU4e18HkJ9LFslwMLzBU8B5CZRjB
0pOchrqPUJNWMq+SIq4x1WPUWLxq949z7UFttR11pWR9kzwR9LRfEUipGK2ZYfNijpnNYXQhekPuOYAY5Q3mx1jJX/yFNr4E+jz5YgTqEnt7Yp7BTFmAoB3OhleBlZZsCXKeEzxTPec9KEXKuMrHQ6
leominBu5ktQzm1U6/PBS4nqLWupxzahi9FLruYpdMlu56l9bNdlkW64i3hwQfNsPWWxkC/Ta0zqTe2LGS+hn3LaPstmIl7duu4KbTDLepfLEzwyYhqSkp61HwBUkW0B7KMb1oktTJgS3jyyEEfKgZ
5bpLYRI2z6r7ocsQ5GQSdU+tzNGQZsr4uceoEWePYto1Ar+qarbGv6VpmiLbJSDvA27fEZwrvp0w0bIDbpdwXZHtRDJk3azDLexiTwmS2ZCqjoaHyXvCaDviLl9rkbVfsskX6PhzbBd5YTmihZiomG
Qf8igvAaLVvQ+LbV7/Kd4nTAiYSQb6cHhoVY5v6AIOu3NkqSrZV4CeDGRXBDNftWoqJplhLP0ld1B3fRXgXm5qZSKw29+ayGozAW/lCvAoyz2jTclJrgQqqehu+qywMlVBE5Yo5VH6fch7WUOW0GQk
8hK75qtgZyAZoj/PyQSU5ddeFbifBm4zM4V3k7mmtLXpxn3BuO8w8Nho3OkkGixAHQZ3/gzjECWvvd/p4lM+jYlWsKuFAKA0dqnt+bp1x7uKODONWogyNhZVujolq7KYI/8GcIIqlhcuaFATT/7qZn
DlvMPI4t/4BL5rJYnYjERVm7/lrSal7kcFEiasDpH/cDIvbjX51+FTuYciNrtsmmgYTDnEBomT8vAbPaZJA+W2oafhbJS8SgnVfkIDrOcZwW4Lkv3C5C/ZDZkAG4hyUZjdGZYPQnIqez50B7OJc5KR
JQ6io5ebZBmdwn6OzlTyjCnPANheYsjoLpvcRz9EzVNITiyGu+QUliglJLgISn3xfvSnXgRiFLStnpZ8EIK0MYVM5ZyxnPMztt2RtNqCeCA+xbXPhbzADmicjPYZ1CggpsgpDoeqqjFVVT0TNIBwSo
7kTSbexlDhYOwOsQY/CyFtF6vQtzzSWtw71tbnfDJBVNZ7lx5n/b7xRbBe0i1Yi2kdsc09jLh2KXo5hANicpPzX3FD9Oj5AtX5HPr7iers0fqk3J0jC65C7iouQRm03AFbJVBZHgX8jxSSugJ8IvcA
0FPlpS6axRLc1iAj8Cap6QOJQpGPsdW3yCDIVyFKdGuwYJZ83diDFiHyaT/FBuWhYT6aFrebQxsYZJoRy2uPofeNSshliHCg67WC+d1mpniqsl5rn5byxZ0FSdoqhToFL7chK/nmqjeX/NTEX4c+WM
Ry3zZZACej42M3BI2tQTwKrCstRGRswSP1Ho3++7DltrkCQESZI1DzW+Bai7BHFE1Ed9DqV0Dv+9mjH+RPtZNasTRI7giS+4NE8pE2nRPZXy5ODhMGgeqwJkFgwiCwR7K/xSb5NuWCmYO3qV0sz9kv
QVzUoIa/5PJtiQD/ZCOHvLU8t665vZlX5FtWBVfQHChrUB5XcdVj7TppMfmbqHPm1ATYw2/pgJdfdwaNApdhR4ueDrA2fj8sf8JG2H+F0R/CYW83xXtN9PdYr/BaW+jRR4EtZtnoYiy5cubsDuR3xX
pbHORki5TdJ5rqUlXz+K+wKomvxwLu+/WLIZ1w2Mag/V9h9geAsmReRC2jSlbqplT+V+jXA5ADJNKHaTGzZ/vLeUG6PPCbQp9gZbOjrP9f1l+FkZatsu7HNr2kyuwGlONQp7lZQbk8iCNYzCDtmhFG
Eg9sAlo4/jGxx+fJvKiw7jtYSJe4uOMSJXHdjKpzUXYIC6sqmZTi20HM88ORYWUYb6J5Tf025W4lwpELoacgW4OjGdAiFvd+FLh/DuxWFGbdNdg1UHOeYtww6EjYP2IftzIAJpEqK9vBJ7AueZqlxl
olU6MiTaaOgjdWOgUtgIhqomjEdGRIiVlFWfhLoIe4IwgIVAUzwp8KtWlbAwJOtB89zizYSe35Qeuf4dnRVIAx2/RlB2a82CY/sBmLJMUk1xxKR15/RV3blHsGv+lKa7m1RZ17HlxVVUvieh6ewc9H
GOl3tteEnFTfqLITH3brYk0EnbD4TuBXBv6fAM5vs90MfP6/hokk6QdBRTOhULCM+Z65przdJN8zyXOsQDYh256MsclHAOZJzrP+AkSn2ZJKowNJa+iSkSgkJqeDaQ4VxH8KGkvwSOWE2e0m/Z6B5n
CNwZYUJjo3iF4Ooj8F4HDdCMx/+Seu828z0WzAxgBxGWHdqTaqisNs6r3VadEj4Xlcr/McC3EtOVXR91QNW3afjXomO07IpOxNsEL2FM5KH4EVF6St70QLLCdO28026TeQ60WPmoYscW3TeA3Pv6Ao
dLoGEpHl/hghaNNchBheTgXXtk2BeyFovxLAH3wS4BlOsdMjUFKQUKrU3FmXLBoHA7o8LfC0tYIq5unG/9R4Ir5ai4FOlC+2CPryf4XiWHQaqnD5iqC4IyjWB8WmIHkhyJpsp0ocdXJYjA/zg6E9CE
XKCTT4WAQkdkvCqrXop2eUBCzWQRYDUuQyWdbSq1FeyiHWn8Vs9B1utz/vizfr+4kJ3I1IE9q1ElH0bCW4mu1t4ptN/GGsvU71iFbZUiWJtApEc0N0FSeTiSxL/Y11ZVXf4In08pMA/vukZOrivxmB
Jdb/ewAszFUiSTeCBhBlOXXC8UJJTK42BckTqSrpDamRHwSTBeH0LbVBz2U22t2OPxM09JrnBYlKAGXA28OMTJ7SdCBj7T2mZ6SNjrNuIXqOKLxMrc3ddu5IVuZum0M3uOpCpVrDM8yrz3BCGE/neR
byJPOwELVOCNPpKN7KsO9ZKOO83w/Z8FXdrWbo1XSJE7bvJxmzBsc6WPLdoLwriA8PdTcBwepwiMdGpCuiKjveRlcQdXwLl/r10AWKqTuhm2/UfSo9yUyoZGOSjicPZZNN5Pwzw63KEOQ5yytsegv0
CRNyPCN9oSow2wiTjkj4ocQ2yyteQxPA5xAJJwx0MwqGu8Ns+XfWfZp8RhJXZZFPnsVOkYwBECUe9Mw5z1zpkPPMO6TIeebo08gp9MwFz1zwzAXPbEdY++3ASZTyNlT43SYCHlTlYBUFxwb/6+7GD5
pOTkO3qJAVqa6h5d8yErWWg/+V7hI7ld3oazCkNFOfoSyG8rj2Y+fOgOuKLJIAeCBMLrE9Wjj6Q0WQka8UU7BBRzxGMikJuV19WKRSNm9c9wpxoAyV8RicqK86CIi5uVUFr8VyoiKcUzl4PECA8fXU
3KMXcPxyGI2nOcg82mZNRQYU79bBNUYxIegdBb1LARFvy7LTwHhTh6woMNFXUWksOWijFdy1+wBUYmJFgP6ljhaimvFIKmFTuBl1lfZDSNz8iWRoLsc8Ame8XpQkXwBh4bag/a+gsSCYJ2zSf4pI1J
+hQlWO292Dd5bY6lQypwDAU+kU0bnD9f2EREgVbXPd5dMuIlWbEOiSEOjGP2B0lcyac52V+lg0Yx1f2ZxlXdDofJBnyFA2XsI+YPe/2cIrxiOJdksCNy6MZkMNKVKEsALVCNcEqEarwYpYk9DiKggm
+CXAJhXjQLvIZ4dyWphfLMQimV3k8qtwZDmeVCN5cfLKTmRP+RdUzX3Sup6Kc1ewDCsRjl63M/f9CJee5dLvBk5Zt9sArYQdmwr7dFNxpwSF3MkcfBHza7VN/gBhqGKgzwn93W7xnJMmNrvtLxMHMs
dAn7Pfv86BB5xElVZSV3kmn2ec83RQfDgsPhLGfxsWs8LidDi0FptNQZiEVwEN6ooU57piD75CWd2EKjGyT4HO09lHrrDRLdABANl8EBGkmWFrjcmW2WHy6pusRUvY/7iJpruyF3lzNwmGQyItKq6v
a4us2kOdLXITsienfi4sDqSTkWVLiJIdF8ZPgTSBcs1wk+6FkzdV6fePJg1qI6H5NpUYgEUDyWtUVFZNDfIJZGcPBR+u5bIJErlxA9Lj56C8hmelX6mPLw5FfwpLx6ygOI5DV575NxEZFmtQlsyIsp
ZEDwKYyqQ7Ft6ISqZryQy9mm3ix2i5MgFaPW0ZnF9FRtnh1qUPV7pPedfZQPS7uloHnH5lPRvNc8weKFCprgUIkhvYnZE3SEhD3jGDO3NgwEN/znGq453Mh8CR43In71oyx/Q9Nplrox/AVCKnWGU0
tfLd2K3j94DPu1vHo3H2SJCNAZXS3Rlm94ateyB8IUlWJm92HQR1nax+Y5hCSsLY+cc0FhDUnVx2Xv2WHKk6rhKpNmx7nW3TsSJVv+9lAExGKSv84/hgJYw/Gg7OyWW2Md8mX6djLBXVgL05Gl2D/h
29u0VRzgkqWoo6TbzCAss4dAzVvg2yVFroIw4fzmi3QFLG0T4JNbpz0ZhATLIscC+jq1v+CUCp4sYwWRW61awF/QmFO0lyE4YouYQoj1JQXV2lTrXJF2h3KNEvtXeSEASW5B3Ofww/5828kJuMqouS
4t+E/F0F9OQhx6OJTNblaKAim6rtESgIbdgfYYNLRgPTBS/U2/n1SZUaQ0dbpn0O5qOEQ5CqXlIVtFFNklXoFhTqoa9C30DJUiHEyuU3H4OVCko77JVIEAJRjoZNLnVRL82KN9nd9aQg+QQRXxuDdh
7EbYlkdghoK140H8oxfD5YlB5BFtD+hnFvA4s2Wm89XWsd3YgyHtZDux+3iC3a1UHBBTCr+wjZN+rNgiWm+G1W3iakCG8FQSbZ37XJkNUW/A7/Ee5ukjkWte1IWUEcEcEW1M2L70VsHHWcfbhFZkRQ
INe7l70hldzRDLSBDruXd3RvmPBzeWvRpVUmm/ArckJ5j4BqMNqPx4MWF+WBbwf+H0I/zFT8+utBPIklP11FCEqIDQj4BInkCVHQ/lG5FL0YK0Oue00bXPKaqwrC8lqvD45jVwX5/IobHtccXr/QFu
tsoxG22OIBqH5ikF8ASBtqUxNQ0IjPR9UxpYOJnHZ7ZNzeJqqtyjJWIGVKljdjdCUdwzJFGzJdzZcAtlF830ZPY2FPtfy4P1TLZLX0p7u0S3E639vE5xtXK07HHcXp/5lia4+bNgt08szTZeCGy8xt
foYaR/UWUPRKdXfTX1ijgkoakSWsiGNSQSOlgkY6QJEaJdJWiMhAEt8UtS4vC90GBNjxLLJKR4fx7dh6qs7L6Ug5I2ZkrZmBvzCwv2X18g+B+2Ngt9AqsQSCDunDiaGbDykYWY6idbzDUSZ6l3EnE9
n1HU6T32OnsCNYuSL6HSDJn9l4q7UZMGb2Qmi7yddRb5xW7Y+7gJ52wukaCJdQzaA43iTfRFW8+B71JWRkypuiMkM5FyISrhYrKGShUNt6WT/PlRcBvS8VFcfTmxkWGvlo2POyTQbRsZRgfrV1+t8u
tPBuWP49jjk7JNe/P4eT4CAgfAnIw6pjKKs0zFhl9h0R9hwL3l+TfP/oVKhulgOpAfAMKUOgnF9syBfrryDX1nz8g9Aagjz7AB8ifVZ26viwOCssP0WsstJUH4TPYPrfZEoeQL7qSpP/CzUMt7O6fo
jNPwO6QX6Kiz9ZAYresLPpdmbhfRafE9jrg+E3B2UL0m1xNyt2HFPC7tyHGZNsFlamreQy19Q74xt0KixNcp4Wa1D3htFTNa+kk1XdU6H6q8RqPPeRTm7F3K0l7/0cMHyHr67eoLyX7Hh5sxBSgOr4
fEwQrDzXsM45mWohtPeKvgoRG4mL4uPBGos5IP3RNp6FFdL9OzK+yvmLDN/iS6jUyeboiUKPaW+R8OBIDt7HuX2dkyTxBhd9hV282gsjrr0wEvXCGNQKyjGDc3dRLuZwrAzxach3siXofua2UgL0V0
P4FE5Yj8HgAyB/WgyUBNInX6WgwS1YInJN/Z7E8pL32KqheWlNdm6i5uZJsIqWWrU/i+6CNkjBbb1gFSiqVwzlJ7ZrzQSsSN2Fmt0qDnApAwRuRlg5nR1TteA1wChHoKEW0woNbI4r4WfhqajjZ4Hs
pnZp1cHjavstQiJRWCMwLKIXjP936m3+DStL5+7ekXuC0yOsQsU3GjMAP6t+lz7zCUEyHd1tTysuSI2RBenWgyXt2oTPvROqPgDR0fi7Z55xVxs/30Q3UJRJuVpHE4FJTF3xGAZhdICrRLEmBI1pQZ
uboJzcjw/9erI+p8NDDZ7sMn7mk8dxNFL+/DHr/50eUpIL9CWbvztoq4HL9MBfBy85NRHztFORk5cXh34pudJ0EPOvQVBR7cM8vcP8DcbT4Sv5pG0vsP5uyBP5h4nKDl1xAFkMUyukChbYmUF0MzDS
7sDQ/2Xo3kWiqPrwymz9W+NOMv7bZGCp5b0sDj9BjFGeVjuVvL4zQKFFVVl04+AGDViyTNsbWXfdEKQzkXu2tAT6LJ6VBJbFUjyxbIiH0W8RYTYFOqJe/9vXxyEInKwD2yxQFlQS2FF12Qy4Qnwyw7
kbWPCRmX4m1slS1WOo3tluAH9bstKeqYCGFttlS9V6O6mvqLcrl/91fv2NpRWwEt5Din05GzhnL5FtM8yHwxS19TLzsvGYL03dfY6xLSYs2Xzb+jpJFq//DIPU9MYDurOjgq3j8GhCYpjy9PrfN9if
qG9CNytoL8c6Ga0M/aYdiXAkKcCP7S7+qnbkMv7HVer36G2lYc60LpJAlzZV+kixksvqfTVqAhWQdQ6wB7bHqLhNi6Ma6w9tOgH7lImw2TZHhq5G9sZdflglzb/aGk7LijQ9iOn5NYjhl+82/AqqNl
MxPSi1s6zKaaehOgHxtDtDvxbn2ckxsFtC7TjUQisVNaK1LdNzbG0stvezu11hXZ/q9558i6FRYzKcdoutQZNbiX85LCIo62L1mG+zpei0SlSTLkBBXhelYV8N43WVeIukKpZa/Y4QYqewYcmM9gvd
X1LrmAjb8kHghBUkXFxu3DJ4PaOesIGOz7Q7j+4CB18SIqdY1uEO0Au18pljXN0dg5yy5vKLUMMvRlcqkRrUtSh76zWJk+z+Xpuus8oFhmsqVa1A29cF7ZQgHQ+wRPL5IP1y0L47SA4Kkw+EqeoMlK
i8FarWTv2Q9DZTkqWF/aVWZojG2HISFFSQVqxFnVzSCtluksOhKNjRb39TL7cMiseOWivRUaYq/yozeiolSS3QR2UthuxVDFn2+ksrJwgw/acTA0/LMyTaU91gMRszI0/mZmbArAFiZP2fzQ6mL6v6
i5jgKKPJmvDDsPmfxr0MfYZorm1soljurv6aMdizpFs6Rr+WEG4716o5r6r+xpsqPfBMtXY/TrucuUzn6z8p6zyfDdXWRoopCfPQfY06xzlVhNufKM0z+cBlfa7RxXlgYoUTd2OMr5BwnQA5FSjoop
kUKp9IIc3itDA9Gy+l7CWiOFAuXyNVnKkVmeQGvogmlwbJEDS7EiFEPJRjhqhTrWiuyegOu31N8XbIMki4kutDvsMmD6BTX54RgKyhOKKrgviLwFh2dK0hKrWOuJdB/qTDdQqGcaSmFcdWWGv0o49h
kUfdK6hn0o+rxW6Vqna255Z1zy2q+AvtDn9B/bi7mQvqxK3r52RyDH8R2I3QIijoxCovFOX0UdigJf5vy+L2I2xDScP6fW38FhtTDtdTDrekhucbdqoJ3IupRZZ/FT8Er2yZaVPUSGIPOEEvoRN0Zo
tua7kAiy3SGTKp4w1hW3KKjwE+0f/n84P2siB5TziMzz/ugOHnIcfxdZqQdNKEnczEjfK7K29QZosVlMKhIOY2BqoiG70dPzxi9g23uL2c5N2WlAft5WUb6fdB5IDs2u23cwDPwpgsebDa7HpSHqBa
8N9BdCrSasRI4yr1oZ5mEFEAs3UbbIYyql8qogx9nHuMPOTmQmys5a2QPS+nV6Kve/bF7QZl4WRakD3Fxe0EyjZSqKToqEIxc/QSLT8Atma2p99CT7ajlHIsXPmsLEeXVY+9Uk2R7VUBTn0FVQbSnO
mVd78e8ssg6iuKT+4IGkwynvDsCqs8+F/fKPbZG3UeiWRegSyhG9iqsrtxMHRoxFBkn7HdaE+cljdeq0+HhihYLSRdrtuPdfC/3hwULSA8m0SSOLaTXI9NL3IZm0oD2ukObkAwUNl/WWDnYb+DWrIS
oNiLzLJKE1tWyPZMZu5cHgtZHl827X1hawgo6XrEIXL+9us/w0QQyREFvYdG8xr80JS2/AsXv4Ud9l4dCnmM7Hy5GkWZLQrczs0+Tydx2QQL3TfZ+JPXBDgBe46v9+thRfiKVIFfoq/jGf6NQGs4H/
yvHWSv0i7kcvJw9kX32cr5D6fqRV//Aprz6sjMZuOL/lUCHQ/CYqK28gBpfCUsHg79f4TuRWR2TotCh8In1I8x/jTjtRg1F+qpfgVqRGDnPULuamF8Qnnq9wH6su3jVMC7lu1yeSOPWf8CeBB+b6ho
okM6GZ2CxCCmgpLAqyQ3HYRkR+6n4J3E/xFGrDx4NuCKQ+EHFJ+GmljM7htEXBnYyz3EGylMmtj4fdA52fpxG/Pqfi0d6h+z8Qs23hug65gSHGndiShodA7/MrqaQjr7MJurBi8Dv6qU+gokhVFQJW
CmZOTpz6yIjfmrkBuV4KT4v9b/b9eUH3gEYCT9uAru0ttlVhB/G+hZ6E3NCCvs3Cpujr16+orHngAlCrD+B8ZEecVErbNJbZ+6299ysCJqanG+281Eg4QJAWgpdwPi5T9Er96lYbQ+jJ5hiYZF0XI+
m4wjIDgfHVkBpOVU5WlYZPwKyDtYrW/TQ0pO4iTxvy+0T4fRO407xMBbU6srcrZvo4eCiuhngK9rv2ajU7CK7uhud/S1Jgb5PCi6R1oIHQOj+fiE6hKlYs473tbMGQFB1xrFwh25YTHNxRMhmxZ1+2
IPZIo9rUv+S/HtetFuiDuB+oMh6tWzQBuLa8P8XBOdZ0CQDLEE2fGBVREheYk9xp2AKEIR+MDDXx9YkgIyWUhfDi2zDFtj80AQkHubYuD5y0gmPScoVmMY+/1CCVYzspsB3v5dCIX246EjlN4El9Ko
x6TO7nCJvRTXTVfY4m6bfICyKlNddiah3YpRn4h6UTo9yK9Dt12lP9ApWw4dG7RZtb3OJiPqz9RsTP4d2tTRoTb+G5t+Egy+uG415ue69NNVU+DPeH4DD26vPHq1D1aj4fnIBWIaY/WMBPnUHwcX0W
wVFHVKOmk6fVMUv4rYCC5oNtF6/We4w7g7jKv1kDtaT+VYE59O5tRAQk8hPbkuYCOsRqpElPopVQS4gwtSEZgtNUDoRFgYOCptun+sBF5kWS5KejcoUuh8gGzl2ebUKy5IRIKRzRMmVsjQVuM76sGK
HboQPSm7APBIt4QQ2dXQaalwROTfeepwlolzw12hsCJV4NQxfyJQdpKI+Wc5qvv9UDVSbsPq3VNCv7rxDIZEKtuZys507V+NBJS31sfRYUlJ1ZH7af0Me4dsXg3duSa7xhkY4dGf78wnONdxpSdlSR
Hg0YexpapxUjnQ5wz22iS6uueM+00lStbRkIllwB8mcQLr9lfg+TQ4iSRzlJXN01ag52WwXYCvrnVN09qTt9zd41sBXK5okWY/jqAI5cotNtfQlMujbyFfsJKavQYXFTXv235RVQLqLe/crSKY4Yt5
BztNlYAdFmZDgbJry4Y3gBbJPYiB5R48F0k5xnV3SyfTtUTGmFqWqFnJCNiu7UKywAZRp29+D4yEooFKSbtyBHNakHzNyCfQQJCnQReS4omwsQ1vAcqxyuJcjKvjOferlDhE5bEhHsbdpGB7RReWdJ
5NdmlyNwW1R6cF1dBp5SraJQ6K4zkjVSeWKSBxr6wbytBR0d2XQ0CXO+3vnUUGyi4xZ8h6E1oAtIZeXVEBNSTAd1gMZAqotHK7lsTs/09gtewQBJbbS+gOFs+BFdeAfxoEM6N6UHQ3Q99QAkIFndaI
U38JIrokxDNJSG0oCXqU8KwYhwZEMg/8iIQMiCEd1gferCTr+AgSCroQyH4canHuRlQG+rfw7lWUUBT97KCCjsxBS6UyyBtV2T1AjVaymPONMrkA3DorLA4DJk2rQ0Bd0ncGw+OAsHxbWB4YupGhfx
dw4IiZ7w3977A8Qn30JNTt40dZpn4LjB4cZXLdcnKB5wCg1XtuqnnQNNgkoSs9H1Mbjek0zDQe0w71yLDxLmQrDe1Tr8L8avCiea+G9aP1hqud69FsXisyc7lNtIs9zkWnoTKWd/s3XUW/S7m3H3IG
XY1cGD+EoFB1+Crp8BVTIxoWMA1WIOUqp7CId6vW/HdCb+b9ojeHgvBUZtNGzDLwmzpEJ5gl0XxZDtZHNDIcLoNB5+wcjBmIpZxBWuV3CbnkOtbzw3pl6PyupXbb1+2wTZXg6g7LGLW44s24jmWMWp
S+D5Wc/jHwuyRpcjHZrlwM9h9zjcM7ZmESeC9HGgLXsLU7vBcz2UaPs+pWnEtg9mnM4pzBvDyHKszre6qu88CA7Lj66/JdmSn3EsE7Oxi2hBDWOZQ9kb3vq6HbAEmE6GpMCvzSjsj8QKaKtSp+41gI
DbnfotEAyH2tv1RSFT+mBFn/+vxD1NXfCJ0W6N6slqy/ciiDTO4U8INkMPsuxx89Q89Y9A4QCfzUxMYm+jYXw1Yp0W6XrOQzcU55kp6YnPgYeH8rLcgurdHIfw4HYT3zBOQUEGxfBQpnuRrikwi2Px
KW48P4S2G5nieXvO8ywHLi1cxqKSZf3IkedPkYgRBnuHK33GcCJHRep+H18FuJKfnSOiKMVXybww+v4CYUbyUcio4BraASeFmKHlwGA1CX8VSW15UzZFTwtvVJsPbehKfqx9eZ/lKowcDgbJZrad46
jap0kowcBWEZPxuraPq4ydtQJYLj51J03zx1CfKaKKpfKY7i8TJNHgXZylHWQLWMkvorqGB3I38ok2XfRYHB51GAQvfwL4z7l7q1PR5i1+5H1r0KQTl3HMOh+uvRgYAMAY2wFdhgOdgf56zuDiPhj1
NomCELfr8fSo78wxASCtcDzy97utOS++Ai/7sFn+t2w1Tvs9MwEVy3LeZQjuloyL8alGrZ8weYZw1Y41XNk61BU3VOFttEcqtJsNRBJ1cNj5jsb/9h2OzYHmlvV82PZGVW/6O5tnE3c+QPoMC1i15w
x+DD0DnoVdYkzw7jBSEEbdQ8awSds0hhi+628eCCzD8PfNe7y2ujhHzwN9stF383xGxjdvEkT2yvDOM7aUagakWrsEe0f13XwX5vkD+OpjbLZBd/Diu81gwlkCuoT5tTn7ZFgdyOPm1rLNQhsi51XD
TXjkAoUlIat6A0bvaQyX4NZ4rGVpAIoIu7EuYmBZkCOVVqVRS3VYviNuur5wOr4xZ91XF59T0TyG3VArlN0sYhaPl3YXq2lU+ibqdjGWPTsRqXy8DMRQy2HLsJ9utriPahv7nXCHyqa0yn/cFyTqtr
wMCtfLqpr55oFjMacZq/HVGf60tLtAASFxvwcnGSjvd0XyPX/j6x2vo8jtZykq9J6P5NVHiK/lREeleBBtpz3xMOVz7ySxaVFmeGk9Ct2tflBYEfj9KEnxW6ZdhPVbEWe8EN9LD+vXGbjXsY0aDNrH
pouk+5iD8NUtv9FnCaYZU7sHYNxMKVhCt0PKZlC6YkZgViqZUw/VXYm8BT+yZSrTSEyXv0bYzM8iWTXocyRUrscTrEw7pI320WGxMtoc+3yVK6m2m9nciQ8kioWsndNo+x7dq8vr3ZNjUpOxZtLJzk
IRhMJJTmKLU2Pp+jS7Kkw6APXPYyQ9e1cTYKIPFXwvw/wuhQ9gvojaV9gfxaG10PHHU5yWQdL7k/STjtioFEsSToGl8JDPrx2DfbtclOe2plBNY/r3yQP80O0kUIrqLRlVoa0FbzYD6VdvZufkUtKU
uKBu/YqWfRLW4ajB4AJhlvom/ghpE16FRab5Uc1yAgNpcoYngFDIC/w6Po9W+70jbn221L7dav2+YaCLlX9oXDqdw1B7qpeKTN0I9mYsVhD94TCT6IHy6vtTWWWn+6i9+2w7YYoNnVUPmoNOLOxrLc
plNeRVGpTRPw9ne2uuvHIfHNIeaTceBvRl0FffMsaIyBLH/+EofE8VDZTeag8iM7csk1PHnNtEYgjiqeRFKW0a+259La8Eu7hJ1z1icsd/dsHfVpil3Hqjjd0ZpeXKlMI8FUNendPb4bPtr970moNl
cuD0dBVqtBxCnCP4Zw/X8+xMLUkOtXFQVeQ2jy7sGF/wLIYvHdFQa1pRH1Q6aog+pkgvU3Emy/BOXWqIsjv3uc+i6xWVkJs/9CMqXxlU40Wf2SXXaid3mA+tY5UpsvolWZN+6L2DrbbTzbstN/H6gv
zzMU6kg4G+WRdEw47OywdSckqjQsLz8OdfSISMVtDyFgy/a12y7DWg20A+nw+f7gm9jZqAINq7/b/jh9YLu/tQY1gVyOTNGvh2manLlzKjkJP88YNpfMylHyOpL2H/rv9bY4hCj6g+AtHt8VlvsgzC
7lc+2HXuNkdCXjq4piY7ktWEZzLKOp7lDMGppnDc3OC5KboV7ViFAL2k6yhv1wWKrm1cywdT8QbjGxmi3WV7OTwLEtF+Jm0udpffIyCODtHpum0FvrITAYEDjuSlV1l0Xd/ku4u+WWPngFWxm+V1FN
6+Ygz4Jh8qNkHVZNLaIr9bf0PITieUvWjYWoa8m60bzIbZebVBmubg2uvp8cCyiv1//WVRellkd1ycWuQ9m2rf160nvdVUE2P2h9F3cljzohOLMkwsr/CCPE7WvdSEZHC21+N0RaonU2XQ/4YqGryv
nGnV/XGSYio2lTNlnS7fSJIIlQ1yqpllw+j22rZ5TJZe58iEqz9QxqbATVMZWnegay72yJTWjihnbtX7jkLbXz9eogfgLqPdmH2OJ/iGCzkyr3N7/LuXkRhFgbdwSNnwTl/UHjaRArSqrA5SeHjUVh
siws74RbYpKFEtQ1JkAEsvy0aS82DQmW7kQkU/zcFM+YgtDc9lbTGGPLz2BdaiguN7ONsa79IVeeAvUn2Yzyua5Uy4P7g+jkMDrYuMXoo6FQkFm3+yt8NIaavUuQXUJ+8Ikw2hZGtxv3PbyvgtMZ7Y
aL6Km9OwcnnAtFA711mfIJF42eS1GujBq29bewxSzXELwq84uVLu4p9bra/Y8uuI5XQnGvT3ZpTb7LA3rVt3v9b+0dn88P7K8C/xImfjqTpTlfgSpRB3jOJOoWyuUu/42NnpUBD3lbbZPZaUH5Eupv
AMn0G7vKT/tVEF9o4udMfImE/JUvZ3GeTS6ALFsyEqKa8i1ZZHwnup6J20ieAzLf/8ZW54+qA3pnAYMT/A8K3WwT3WLcW1jJUdceWXAWBYUWlrV0KanlSGwl/jR4D5VLoCpf/i5Mn6sYjjG1K+OGTd
5iU6088xLprVAKxSDZy2XUl0MpWLMh2fQvQ+PMUeAiUoELVYHe30XMWaK6Gok2xxpssn5oHb3CMIOQVGtDID8w+QZ+eN5GkuguAbCnvAG/t8HVLBuBDld2XVB+Cziu+LvogEdPBf75wG9imvCXoa/J
6cX4sDwTl85mhtHFRBfUygCSYruTMOudAkiuJzXjx5Tj2IRpC1mDg208kczNBSDTlaw9Zu+kxNkVzs1zbqGzt9EIWMXwP01U/GZjx1g71tmdjRT9xTu7KMp1e7kozgdyoHJR7FgojkBtE/6A11Hsmj
gWyUzzRWjr57WSpz+VcIK5Jv+xiT+JIDmn4qsalPxZWCpaJv0WRNvkCYAZcSamcHE9VOnA8ZzIZO0dLn6ng1bbvC4Vo9cttZca6OWWZ+ykbJ90cLOUuJe4vUWJ+6ILQCsvFxjabcYTRpuq6P0CsuE2
QeUjhvUPdD6LhbjhN+lCHYUxJadvCdKLqTZp8fxl13MDf669aQy29Sgdg+6q4FhO9sxDuAOl3Zurwk7B6DQnXFZmvb8JQGX7fTZHFDpLRFBbVyrGrtXJO5jb+pyA3T6GWnFERR2k2HK27lPV0e/rOg
Pj5EjNr6cFyUwA26JfBMlG/N7yXeSAnI+V1pFgmE3CEmd12aesSsz+nTr4gGaiZNgFbpfe00Nz/+wPit+3TRngOeCG6bYTddx29Fp96ti7KJV3aH16b+czvOSNFVdaVbFwb6VS32LbHlchN3b6ZDXQ
1O6I0I2y7mjb+39hkQxBbHjEwDfKotLeaaNPMtEMow13SN7JUIlM3pHTmYfyV1L3jj1bxgqALEZVvb/e1qUD+JkCbbIsaCQo8mR1PT+XZz4O3ed0CAd0gtXybBY8JWT9fBAvQMixI3ClSRlM4k6ECW
NxE9zi4vtpgK6h7IegquEmYY2Vd91zPxsHGwBhhX2GzO53Q0amOBe18YLgKMS0L3DLSF38F5Uzjoa1sSp1MLIt68g216L62WCNgRk9FjdT3sR7mADf1fh+XlEud652wYYQJ1PoLGeDL1GRpdsgvV48
EqQbgC+KqIkqO1HrGwi6SqWOtonSfJv1o9Hs8xRcSm5HQpEwy4tISo145u3dCk71yRsbQOIAuJrnVzUnuUR8T+2r1S3o1LmENnk7sk5vuE7UwCVorVe7M9lEmx64zyKJKzZCsrvYwmbiWOihuZvDcj
kdHF5D2yWZDrNvd41xi4z9DiuWT5jy302y1RSHWvc3+EWSnyYtepklkEQrD3T2XJee79ynnbvaldc6dxr2d39mUHyWXlErkCb49QxmtmDH9xwM2PRPJkz35rB4LSwOBsTaH2JkbPjpplgEh1nUQ56A
7V2+FuEK+FmKJ0ywXxdvdcXVDqsZG8pK6YUaQ0eKYTpNkJeH+EXTA3SKl4fRNSaaWvs6DcCOVIIqmokHEW59IhJA9D0J4EyI3kyJ3gR0c8kOCRpJmtLX+fUTQ3dfGH3aOK3GSyj1sHXPEityIJihqM
m/sRx5CypuNC9osHDRlAT/hLAxHZ2jgvXSgkVCmU3bWR7Mxtty7g751pTJfmOU81qp2BV+DM4+NRq53UEj11lSD1OkVFKkm1GrlJvJlE5yDwaDe83kJJX0ELm3CyTPMqKM6mQKDLLlsL4qaZTpTwBx
vs0uFeA6m5heHW6i4wEti9ifav8aPTjPHrcmWcV8KD6VP8br8C/adHTFI6jMNGdU5PSSAikSikQvEtaiZIpZQbEc4VahHcCxKAphbLBPhybgpppqMacycJR7KH8NLq0sAihYrYQBB4A37AlmdU8wHp
yvYaqhHm3Chli+Cjyko5xyxvbTDgvdGcZ/mk97WbV4Yvv7PeJ/NxKwXqc70TcR0ufsE7mx2P4G1DfQ8Hgi8EvlJuwC7RMJh56EGrhElXin8us2I7AsyIlGK/Zh4mZlOozFz8REnh+448hQ1oCENi7a
fEcesShQ+ZSSZh/pDAxXvfmiYz5eVA2gjqaT/Pztk5CllgXLd1yZk3O4Gr8SZK8GKSHo6BocD7BEhTbvq4mtb3w+hmvcS6++M/amBP7swH8+8P+AqCwZG/qbdjg2ZiyYNGagIZXdZPz99ETYwMhWfs
KmSmzEnwvPxEIlmrdQ4q8jOVVvsrKqxzdVBM+SJaAdm6yc5FxE7PkWOBwNqOrc6S9PwyNK+TyH1c+zrEORYsiHIUgLydg9LfQruEofZotPsKm6q79qrQ8P9q0Vg9J/hDaUZ2O3ihZi/83XgGbuR8Il
RKKUWL3Lx8FaMR7ESkCdAt7Ks3XEt3tZfr+em58M2J7TiTkfy51CK9PDWN8eR5TmGXARjQj8aBxjJar086r+Wkn4WY96a04L8otgLtlStKQ1jX1NNtbEM1CaiBYz/fkr62o6M6r0D6AWVBzi8pH9Gf
axoRw9FUji4Jk1gDizDDA/lOWXgggcHep62ApPPwcfK8+32dK8YPAUo5s+vCFsbQ6TKUZmR7MR5rKzzAyb6+z2uiEe1Q1x1VUuVPticpBcvzOpXEbUsybv0tIvNetRjjnl9LOp8KDpx4iwY6J9QuhW
hf5RE41GjORqd2aEpkqYnQPCvh/IuFDzNXkCs42atiTMVlLamWkTShFHxSCIo/XIudzOTM/iZq5Cmip2yJ6PUCNRK5+1VnCu/Q7K/w72174ywvW6V4aQIM7OM8l9JtkPegsSC+Ud69JjIX6OUT2BLi
0MSiHafIlt3QChJ8/JbtcYu1clhbHnio4q86IUwprXlqoQtNIJGTl3CG4RF1KM0vVB9M9IEIpbjP9GhetIj7ZqkqhNZ8m8JIdqq4NJfUwsx1wGFF9OSLNiDtWSW95dzAai+4bJH0UlULKGgq+vMQ9q
yTKjk6lASMrYtpurxofKFFiKqUIsfaBaIpPK9jSYTLm9wB3eE//NPfvW7j43Aici6kXvUOxUtSgLcz37uAHxdhzJX5piaNj8jdopZr2NyDDt5CDR+qDxz6hCu7rC4IkKi3b5jizyCMQtZFSVM8Pk3r
D5PCLSfBIoePKoG6psphslddgkSYnnYUFoM4QoD+YIP3enepTu4DlFcbXCkHZvWwfvcL4Y/BjH24u1Nis3xlvyXaJwuJnOnVAaLmNZQNZb2JqzytpiKpSexXIxf110MORey1GYRGlNZcqfYjA/peox
RSttTnpRlIGSX6hdMgOtgqdFenUWziaxUGMVjCckMc/ospTz6+1n6UBh4HnnyFeqJHpoctr6UpC8GrSPQFst16V4jmkvgwBmaypUwor6sPRVTN5kLXRRivqAYigHdHgQcwN7aui+Z92ptdQhVbWB+Z
+FXaZQLqrqGs0gbEYZqceQgKD4mVUApXiaCWZaGoLiGQkgs1FQKlWkei7wHn61zf9gi/+28SgOjyEeRvKCLPvbpwX2bGiJ2M8H0XWQdvf0bS/pB+RZ6HAM8CDLfwTKLPIqs/vZDpO47hljGdQBvnKK
teNsLKHdJ637jLUsmJdft8mtJFNvsdFhzp3i7LVB9P+E0ZVhdJmtzI7XGDfNbqs1auDLfCwwXckkArq6zZepYl2w+FB5m74CshhSxYIASCWeLIaGdvmCjQ938eSq4+x7Hdk5ZrIbKn+He73EEnI8yg
KTg57PIwmKN8D/riF50ChIJ6HsXFYoiGwuhcs0nZekYLRtTMKm35gPtkK6AhjFeAvyZX84ul1ugcuIU3L6X93F3ijjMA2w+UvbV6FBU3wfcsHFvqEjjNNJFrkUABIQjWX+/p5AnVFUMlQW3lwQut1K
PBk0dpWRtxVRqyMpzx1i47Os/zgiQKfUvJ8RFPSodY9hPS+UnfcO54+smONeaXpyP3Iz+6J+7n8Pg7NSL7QGTR+cX88sp30UnmW9uMkqaFmw4O/GY7nwnwr9g6CuxP8d+gOMXwnwsz8EdgkyN+NPVk
gzOCLJ1qAOCBIHqglCK0jehoePEtzM2gphcwhb8IspnvwQJMHBbpPY+xjUEFzHmf2HNeHuUhaxd75PR+3T8ikgqcrxofsUSKBo8fw3H/UBaO4U/2LcE6gnQxPmQpssoOTUH6l+88la4PF1nyTq5oMo
oYDghKjDBxkH4iSsEk8Btz36PHftg8LoAxwqZRjNrVJ7dKMmQRnAqz1xrejeWyyi1j5yDDKV51UsRp/F/ZVTW/AWxQnRhKIENDTrFjJNiI1XIegrbVtm7gjUDAsVSBlepfy+BvXFq62vwR47CC/Dw2
H8jRnFdeWtbTsF6Bpg9hZSQ5U/uezjvAO5oUeCdoqY33GO+HtJzeMPV+yoRE3Q61tny+eAUZfFQyU9Y26sqGYcEDbHEABwvHFLTPMedDBlKGZP1sq3QznstsA+EsgLsrKihpXrazIZ3IrKxZ694ypl
WIragnzXMyvZyjh/t7/C4DxW2BLpnBqcS1ZV1KH7gH+tV5tyG5Vm1xLuOILq4vonFXk+MYxU2/lptlEmGPcM443P2PiU2jNrcOJSlzRBMj/IW4BbJPxp7jUjP0cVTsohH7aLYO+I0H0Oe0GLhIUdqt
qHkOZ/aph9FTT/THbMVygkOwPLZvZ9k/3eZFSpyk5E71VWflmWs/e7bJzzp7psbo3Nm9zFclqFRiHITUprGshohkuZY3EGLmZN5KoRi2CJNsLGoVkv71d+Y/QnVNJaPDKmy2o+wzTWw5fNkRKIfnST
gpNns29+AbBe2XQjIZAfV6GCe7RcSRRrQcdqSIgQhgqI6VyEGXHt9Tz0g/XnOxry+l8GfiMXnBOgnLCjtkkLQtQ251QbdFHXNuG7LdEgS5rRXi5iSbPslDQHzwI2yk1i94GsVve/tdSpvnt0BPavR3
Cmr05pf1YUCds3+blBfGFgScvKL4dvZnld0L4TIYejYmok6/8fA0vGVvSnIH531fLOTgrjs6iJdyMzrNXQuyjXsV8m2dafmHAZWo2T0pUfj94ZeGRza6lVrdZuNMkm1Gzdq4ANlCXgYcnbbX6UjT8G
Z5n4dBt9weYdIVbG85K4RR2vGfoIyArv3+o0lXOSyn3Qxce7thLE3lgZWN3X+NycPjd9aEShJH+Eh86OZ3ViWJ4F21w8ou+GkTyldYRtdB6RPp+DjXuvcWMQWeWnU39sLhKQciMEMF1uor1tRDhE3n
kmn+Fj6fM00q0II3s/jdGywwI7kWkRmIJC2T9TPvGtoeZ6MFbW+b6Qyucde+WVNNDcgoqW1aXgCpStdnxdv7sQgKK+X9G6Yv9LSrc7/IagMUyyKmDOkXR3TOFrPHmzYw3/AoKfVGbTAhDfXO3z1aMR
8qgKnC/fbVwJACoC4Pr4bGtQDqMZBIsSdg7U2JLzyS9egUAdRsN1BB7RDyjnhl6wVxgvR/QlZ4u4GMp1LRmjESUoyzu5AR3HAHIT6gPFEA9TXCWhlQXlleIvBf47siBUZoWq9ZRTFb88yMRUmKzqRf
LMm1zfNCv5Abq0aAe8bJMtNlN2vESJKrM/EAJ2UGY9vqj7Wn1LKA4fxNfdrOr2/QpYOdYigEifYWRTUJOdfj8E5m0rnk/ylbDtK71QUGymUdRd/cf7cn/+KUhoXQ0g4u0m/p6RvabYXBkIRjszmBJl
5c+CgCE0c7aC31FQTasxPiy/Em5fG+ZdUlreG99R0xoD3+2OmlZL1bS+hdpF2ktNi1Jar0puci0akZWIVq2gJb+iOdmlA/P7+pF9qBsH2XyCD1/Cc05nhomHxpejzyCymDXgkihcMD7Myq7nLkAdUn
PV4lkIhldYx4Fwib14yrMDd0DYUrmb02CO4NdC5aY8D7TB8nEroQKcL75JldFvm+glE12HOknHIW6wGGM2lo6McjoZT56s5V/nGCzvj9vGrg5ImZsntHGJ6/vc6zi0J1okzMrB6bkmPo/UlboSBQT7
YggmlHOwEr7+MzhaS3SamJgLQ3HICtFQsIcz1L8AOmavTsf27a4gIusWctPWg5VZvmzxmtaYZBmNUcgYVY88x1Kw49K9fb1t8uBmX+7b8NBtsb4rvqpkanZJtJ+H0lbcsa6TleHDQMUk9wPEGI1Doa
w4ieAWyUG6/6Qfdn9Xbe90MST2uDgHZh/aOmy9CrPaotM6nGXSZSYZZbOj0aTIh9xnHEzwTef+tCB5hSTcI8AqSpaZ0gH+Wq6FllQ5CvKGQzpM0o11NhlIRE6dIlfTa7IDR6HJrGwEDTl4rC0/Z/dZ
b7ePqlwFMw16X3+FcFqwQzG4Lrk7VQbez1oVB64zi931ZOyHT0FwgixN8nb8K4ii8yNCf2TYuCvM98EOno+i+cXnMJjz/V12CLixwN1dU8tpnkOKEL/o+n6R38rlW3J8E1FW9t0gj0JkZNNdfgFVei
Q3rLEQ2X3UFeToxZ+aQYviFe0obIxBVTap903gBDbhJK0LXHKpU0m3nDY3SZfNTd7L5uaaSu6v4zRXrW/qN6eCYLJ0qA6Y2s8ttk4d6AJCUL4bQIzLYhGLe/lZDzSjd+lXJV98FUm9vFkQQH4HAWq7
BF0J2ZtgDs4ipOSexf6uOLUqzGK7n4A4sOdfg/yVYLu8uGOhSCbPZ/stZrgMqsV22O9sa3/XMxVRluJnJFfyLnTvQEDrX6wEWyRu8eRhZQdb/1FQ4TwboLIXpKuR8fn/tkWLfZbhNN043/lrnR9Ia/
GNxer0K3HTTZbUf8s/jkCFofxNWB5oyq8ZnHYlpbApnt9zpElONtEKlGJg1Uf5X1nMixus+zrNfyX2/t/YXuEyKdM5DIsvG0zqCc5fUGvLk0ULbtQc016BrFmlnv1ylERgFs9tZUis26Ggni4C3Q9+
JR2zkoEsuvSZs7aQ9a0tDF5Y0KrCbukqUIQZfI0aidTWhtQxNr0M3fOcwKH067ZZYzYqgxjZRk8GucDdgGfuB16BoTh0XpBSf8mTIFwlFKNs+r/QqsivAj2t+LFV8cPyEuDQdq3a9AquJVGi+x0B2F
8zrjDuo9Z9lmLL66jqPBkcXqB/p2FVbPF4eZ6dpkD+WeSw0DhdR4HTyU5u3nH4Fb8JiwNN8TWDeUR5Pa+NKrKGlSIB1t54OofegvarY+ci6THy6BKZ4Nof1N7iZVbuIUuxlPnxtV+YInz6Jfr15y2S
UBsHv0WxN48CHVpx0getFA2CqU4o2NJkwa1B4g+6DJIIX2XcQhCTGw/YVmkbE4O2GsH/DG072SvbR0GaSX6dbZsqSSEsYagnHBwy3XeJ7lau69cncSJaOdHSMH4mBA2NfUMshpktjqycrdwEthc5p3
JVku/IyC+h7uhEVJjjVYgZ4oNCgGpODIsvhfE7eWOrDTgUi22kZpp3UkL/MED0yzOARaxAfXOrlyjLYKZQgclBOhOc6PRpGOwq9y29MSz+MUxp6NmiAmT5bZM+AU2JhAyFXPUeWcxPaRcIjcc/0mCX
0o7AkZ7v8mtd8eZcZQiwxqp3qT6h5BrIdpmqWq9u0MpUXQUogqQwPTtr3URtxJBQ9NUHuL9zh6BtlHaEnvYMuzIQ1VqdDWUWf9AkswnekGk4D+GZRDtu8L/WPkHxbBK42qbC1e+PrSeuJX3ifw1gIb
fGxJ+CQssuUq09s96bzIkpC7Iccyh1/AY242uwnFKw+eWvDvyDgY9AVSveBvphSUdICSfcf+LS8oIy7X/dUxP3RgLhEP+QqmsjXKIx5FkuOY8SXl0qFvK0SyZraHbrkxnh0rN2UroY5BjVySy6+3Tz
g/aDaKYrsa5ghNyQgfS7HQ27rL7hUgPmK+uYuaucXtK+Ni4r8ENEAnv5LmC2K6c5+qJKnAZ3DMlZLqwd9Pboi0ApNMKIJmKSKHl1EFP7sHkoYcE+bIiHnQN9FbsiTE43+TgLeMk5wd5/zzVtRbjP6e
bVcfbVuv7TWgGUoB9Xya0DSMMyuzxAvOuRvBD9sJJNYWyMux9bSfzjCl1WebFRUDTeYvOXCYBfi0atJGLFr4GtLdQi5yhbfgTyxekmakG4wI6rGDG7UG8e2jEIuc8J9vl7jJnt8jOpqCz3sEW23XF2
yyGuPLUSCtM+jpzNLQ/cdwK3EpSfkoxvP14mQuhWwnbQbQI1yR1UuQ2W80m4btKP40q0rUEQCJgaU+Vb5lfcLWXWrWP2Mra2tjeS/UHQbAbEurGaqazZs9AmgsPmfNqj32Gd6ps9ABFvxMaHuugMp2
F2wna2rNLOG0hGK0LyAUCS/r/mvj36qrJOf7+XfTvni42ULGuKUVGmpjRluoxKlitpUgTUBYjiQIo6pGFImRNiyxuYZk4T4m9kmmQcxdSiwVJDalZ4gSYX08XGyntirWaMEgTO2Zejv8/zfPY+HL43
QG3W/MP6cs4++/ru9/1cnkux2w2CoOrjeLwm2cbA/2ews5K82ewsILN2mtzmkromHFE38jX9vCusRIhdYwg8bb7HsNuhCtSDf245tiUoohB9MZF9BHkoI5n+rEfGB9DjHm4WBB31BqKURHhekK8P+t
gWlEWk5WwjsvHhNp9Bwd7HbPhWlPVal2O5kbRUwqp0sysiX4xEVOCno9AdcwwDDcu9JcwmsnpXBXdVcj/Z5ZXh+C77eV13spte5/IguT1Ivsf9S+RzgklIjY8PtElNjU9IqCwlfljnkswlc0C0fzW/
orpOm2q0zRVB81H0MaEARq1FCQVzCqtCuYIStY3TfCNgnDODYkqbYfJeqVhwg1TVlobfYAZa4aq7CAWqF1hYM7UiriZitaZrrImqZKkzwD8qqJaGquC90HoFmVe9q/gt4OhMsfO6s5kvkXDUhUM4z6
K2MJTJ7IwgmR+EIdwnk78w4Q50YaL6Wjq/d8kl1P0YCunK3bYnErS/MojuBJAjuYe87PdXNqZq9Nb+CMv7iyC1WhLa4R+07smKLZtvR4gYH+jCaUDvV7ou1DqLZO66DiG3ovU6S0xzrO1MpZ72g6hX
5MuwTbnbDeqbE7FZHNWaSOVyJyc2qJyg7DNdXMurPsQC6cFeosGOKuMpca+mycOmnKBf30uc1x6HrOaz4XUby12qQXowJhhPY4JzoPxZMf66JgV/QVaCalyQdRhtREyI6EWZgBI8r4YOTKH89Mzlqo
BBYcnObv0p9pxvuFvNjZlYNPf9ZJBdHkT/Lgkj8t/yHcYdZsoPyk0w4Uozcqtx0+2LszgGLrHR19BDCXlRjUnuxctdtMRFKzGiir/w7r2Y6uN5lG08zHRkD7IZP5GFqe9jwRs/GWy/F/C8kvSc7SvN
m1ahe1JOt38Y68r3yfTi/sCqF4q6XNDbPdu3V5p9VwGGuqXeeMt+Xk41HQgrugifgFgxwkRjjHuP8VNMe4lp3Gv846Z4k3XjoKufyX37DO3zFlnHMiNcHka57M+grBIf5tw4l0vcMtMVl5Ahtdh1VE
dxk9uRwe6zPMD7t3v/Dl+cCFShm473GijE+YG/iN5JY4x/D+OoKSbXo8t7+ib0juUECpn6PmOBKuRxcznuYSAiFXLQE53X425yuQySXQ/kp1cTyODEnBFQQJUUJuw35smOL3SFHQU8rSzHyRWgcoTX
gGSUj0ZNMpOV9zhgBuKJFC6YRczbUpP0yBfEJ9lE5QvWQIQhWWuL811+nQvXg8mYE7ibMfLPu9IczJWiiSa5x8ZrbcZuZrG7b3GNV9RNzF5RHQ0OLbwLgf+RM5QEalSQnhK0JfW7Jmg3TXs0IkY3AX
437aUmfc60D7LtMbY9xSYn2XQ61Brb99v0fNfe4NqkKLZZPkUGNAVgzvDyIPsSUq2ClQoJe5I2DteQifGEajL0z0IfI78ek3Z6q0u/j5vgS9dgNSzvV9ObBjdzpCGP2c6zFlqyaois/Lvlruz3X1O7
Garn5sLaA2UUKgwdApYAVbrQu5YN/6/5f50ShP8WhKdBaDQ8w4Y32nC8C9/hww/4cIYPr0HegWrAEXy5biOxiMYK5Z/ZTELi213xfVjbh7TRLGaAapQ0THscrJbBNpoPXFy4Dup88pL2XexUPDa+De
y88qEKd5cvBEtIJoRGA7LY7dkoe6aTq7USEvEPufbC2vx0K0kEdN+TO1wqrUY5Na9CQIOxImzsaP6SbQlaL6GppHqwDdq+5Ctso2Ubo1ypTbTjoAHbUIeX1/jzoZsUgwcVA8U5B5XEHPQZdWc8meXG
cUKT2ewS4HIrKpms4ASQSwzpaZ4eXw4nlPhpyErH3zT5d2nBc6iNP2nzjTYvYZOUL4BDK4yVR0N5I9Yq1ikoZPmu1vpoPFaZA9MJBHPqendPbZ6lyuq9C5+ss13S0zTCXOv/vs7a1LXeQkm9hY5K5t
5Wa6gOwamsap4sRiWsWcmd19pR2FM7+l9aZdh7iuWePEXdUfWxIlsESphqZSXjhz5WMgwgi3FKkH0c2jXhHyinM8F4WYPuNOFDiPb9WBseav0UCy3ohWiIhK0aMfVpsgOWASXut8nrVuOgzvW+Sytm
5FOSVlxpC6uwMAkgFZv4DhIMjyDOv2YQ4yqGQftrzdBDUSp5CUMCTrhXmuhuTryUE8dsPwrQ7vhSZLhwkl0HOFBngBQVCjXNCghU0IK2kv3cK63ymrUhK0L84yB6Myh+sIv6uinXGP8roxVLiPB8AB
AjgGq+Q0ctydS2Wpmy4rMwr0K+bzWJfs+6chxa2Oo569XaaX4ASd79AQwL2VMuFaO4xoS/YkFYzZe7zssvWi/zw1kuvNVltyGUxSzxrCsoPyV7joZSGJbP7zDJ142cMJhQk3wl2yth6lxMDiV5OtGF
9F4kxSBaQvOsmWgAgYzPfll4qvdLg2IFtZXuY49Jq4LvZS9P98k7H3EnFfL8701IRkmfGhnIEJ1LmOsEgJRwUC6v1RFvgKxWRHenXA53HFJ+dHY85TKOouPkuTa+ske/Qhb3cy1MheYF4TkG9TH9e3
VVK0Ot+xSqVSjgYYqJfm6ix3GS7X2RnofjgWYM5+OlaLNVVP7Uhk+i3B2ROQ7S7kxkWB2eWEjbqYgFhKhb+pB54+cmftKGtblA3IVYKBNQjzUfTycjMa1gg8bXDRqc7emVkE7O1CxUA6znMNjy2gMr
Gudi9cC6oeJ/yfnEaoMlc/uur3/U8+5H3Xe/34s/8JV/vfajwPLlWLULFfTbGkRlUHSqWkRHxf3uR7snegbWBiWFo+NxFOuYanPluVxQi/4pfuzXELktt9lQSS4ynZ6JbKgjqxXNp2IlufwM750ERR
WobPxOeks0x0uwEclp3A8Lhs7e6g3K2NYOsowBuTS5Ijn5gd5YCak3d1BRUP2wajOs6jTUcd4hvoIlEN8dWE5ciWJvxZ00Pn0buiTFXm6MSWyhzfkIWh4ZB5z45gbt+UF4S9ApoaFajDQZhURk+W4/
YLJnTOe3eK8hzXG67ZxnO+qJeanNVkDCV+bJbJuND4ZsBdysFlPySOb8Vbjzsv5mD0MSIdzq2uxMtcf6cBIuFuZBF3jFe8ezUKjPRiKUSiaY7Dbj5dA9R4l4lOhgF8tuZZ/r6Vc1wmcXIKhLWC2XCw
l/COhROBKBTWuCCSXn1Vn9ASNvdDkZa4fsM1xhE2rnlhttX3eSX+XCtS5cR5mFET7cD1OoTGLpPK96jzIbZ9+B7XW2L9ChHS3aeKz7MZ1JY6US9zYT1fFwGD8yy5hQspv/MJCN+qqLflg1wZPaW0Se
kaQ85ePIU0AcW4gsL66b/tEncLicxcxoucuPq2BC2Wvfg62rxLVHeUs9yo9GPQoszqWmswb3tjIrl/ih61f+IjQ/ywZdouSiVrHGovblmyAKEamD+SSENJV80NKg4vYqsZe6Q4oJCXdbhzEorKUsRR
aHWz/fNjhjN0isbmhNksTqhlIe9mbjkA71mUyAfxtEc4OkDBIl4U7h6zYPssxJLXGfHWjDt/MOX2/DrwFSFXe17kdVAVVxB+4Gyqq8G+40H8/x/uME2XI1zHuOEi1mUsN9lrpD9q127iEDQDeWnw/G
g8gVLsI2eq512hOIyazhIsCKXE+4yHqwq1pk6O8twmTI+HkYdUeChOPx7Av8iwSu6GjE0wLFu2J9NOwwLncZdSQk+epqy4Cl+zhNfGbjimQBclPRk4WEVMumEhN+oha69zzDAMjw5FqorCeygug23Q
0G7fxypc5XYRbSVCv/hUv3AwluxNV+N99uD8BM+bkJz2G76kaW6bbZ4sN0dbkXb4FngbGc50smX6VWMskNQTFzrkmWD+a1epmr7FYNFovi9KCk1lapQlvbg8Z4U9xkypdN9IopZ2HAlOQY5qe56GHX
eBbmkuUISmld5cstKAxWVjs3UpWFhjjZbgsFvSZKT1pPWyUgbQg8KwcAz0IFnjG09jX8rN2FnzGOKgl4SweC0GYF8XtJslhg4uUGAVUH1A84I19h4+sr6m64hNCO/YmfkblCZqobaRZzEaVf+/kIc3
iDrXMtFr7wXuDJiztMJMH8YTb8NBvolFXEu7a/K94CXrDkGhBbu4y86Ztd9F0gWsMN1FfpdhB2JWzG/QibyiDoF3jvGWNiNy6BQ2mkD42nBeTs2kDOoeyROsn4akPthDonOQ+Kc5YJZAYw/yFfOn8C
PZKuBAiwfT2PZXzytgpdAM/uqdBy97ae2xmfdFT9SZV/1iNG1chkSIjaQKYbS6aSa7fWB9F/UlqK5ungrMlMfiKZ74dUcmHR3dDAdz9zbhJeTH+6d8pkf5ACU8ej2+4ecZW4ivbXavUe9W7oEEeRa7
vtELY5dFrTlpwDPA+WahbeeehOjrXxiRZr3M8IJ1Dl9lq2HcqrCyvkz2vJBV7jzwv2oeKPsagi9/xBE7KYUGoxYaT1H6iQz5JjKhauW1iAQTZCygp+jLbsgyYZadUYTgZJLPt8CndP9pbsY5N6V2G9
q+gPNglcojUKVoxLRoCROg9eG6RloLTucjHpXW9n6vq1qroLGtciavzS4MBtgnZQSOSGLNMZd5VeG+zzezyOzFUV2lTdmhbhuJJOQvX6R6ixpErLGrTSqDmXoke4Csc8mZirsKJHtL9Wci3uYkhkIY
5fS/x/sHHXSURBgph287utfO3gn0CFB3bcUCM9Cu9URsOU8FIWRflJ0f2EDU2JMPEesfYF0YkT0BdLmCagVL4enXTggnRgzwjis9HQLOVpbuPlLzGNvwezo+SeM0655ViX/LlLZgIOmqhOyP1gQMhU
EJOtg/DpU4hqIkJDewGlXShpRihpTiip4kj3auOOR4sBU9M8ypNuQ1wna2jJEwYp6bmqMoOId5QrZ7q2Fu54wjG9WZOpvk+ufWvglxgkBd0/OC035tNegTtpU/evoVg1yrEmp0FaZDfagIPiDMkYym
YGfg44j/5l5Bfy7Npfgv1lch8c/VAGeQsCVOA2ZVY/CdJGOrmFtPPzb/bhAVSlCCrSULSxEi7GyD8RM3m0BOQIRGhnmU7o4g/gV75LOvuWadD/N+oiiL5l0kUkwc03Ec1KIvpdotI7BxUwtSBMtwb5
y7jbpeRrXzIpXQgl8ECT+i1wha5cCBfZDo0IUxoRppcQV7MJOAfgFY3P3+zTA3xCcuX/wiHaTLhiCgW0Z1e3ulxUe2cP862Fv3w5DhUqd5cp7zNq4ikvsswneBPZ1ofA2pE90mo6niXd+AEUz+SGZ6
qjRSidPNn0n0lFZPYh8UaDDP2COUjKpkm5XwWnLHu1tnoUpRQkGTGFUThlZ1c4ZcIAuEl8sqwXrbOIgNKRMNslb4YNq0LOtBeJOfwlNgg2YKGXiSLVyE07DgUmUpQXridBYz04ev64SirE14lniwiB
9lTbqHMHlX6SHLOUBFPWIIoq+5eCWIvAK1gHvqEGdfe8Nf0FkGsVZVQUJzv3OXA0SnZGdJTuYEqe9Tpr7G9CLajKgjUFBVtUU1lZasUWwuN02Wg9aNMXbbgvyMKVxcZZeN06arRxqyueocL/G2H2F6
nC/x7qEg/wBcbbV59VqOezEIB/HJ3l3KKu4kZ7olQ8vHPu8N92xWkfZ5vjXETU8ScqSiy0+hm64+9BEyWNf2S1/WL/v2XdaZ2NSaZ1B/AwPrGxxo06eO4n9eM4DNGMbF9PdAGGBHtq5XIbrZCnQ3TB
D+H/OzByxhDyiJn9pQjYAP09mSx++bz3E8XjnR00jyIpIwExxKuf0f0gbyb0dlS0eXuzSSVHlvXxesj9JayHtBnhY3HkwC5UzJMTLwRyr+XMKftU9fLeRjBbNukUSNZUeuYabsmt7rZv7gG/YGcHZz
IdK7pNnN06zR1mwo/Z+GJUEkKm/NFTnBx2C//uZ7BOYFXbQ+c5ujYY0UPmyvqRuVRb7+qKrdBi80s1qTDD/AKDOaTSi6fBcfRbp6KL+RQuOnIH9NqVVaFXrcowvOr44Eq9PLw2aP6+AoXKPKkyPp7B
WyWfvj8WTfBAZ7Hnsgw2u9Fk0El0eHSOqnxX8cchlf061PN0s7exdqT80359Vc1wB8WKdwmhhIKDS/IYhpMfNL/rJUypC94RaEKVXRc8ufD7AHWTIC2ltkCxFKFX36NB51iT/I/JXjD7KC/7Kpu0LX
Si9sPAA862aSQmSeiRh/+OMH0LbaNrdeehvZO8GYjrkqcacR6O2B6FiL18+4vKk3rnV4RTpjNgZyzJ5huIKpejjFDCi7Jd9sOykklopGzxf3ISI0V7253s9f6mGJrc4UoDTV63oUk9IIZI1KdhHqdx
Gd7aQ5TJUG1V0apgjS48gwa7U5Avu0dRhylPRSGuWEaAxKZKEgEaR131sGnErnf51/pAGWa3+VgTRadrGUG/Ze8PlHm2tEBhlnfwCJKXaf8HYNt9jI1Pq6q7bS5wUPc9CzMzFtn/tu5F62YjzEs0Pd
HITb66CvFJf4z3wLiOZWq/qFK/bF+OC0EYL7foQ5WgU+f3Li7BjI4+54p/gyhEMcxmxGeiFXsW4i7kR7MZfg/1ueZNsjpro0q+Go+mSTGdGRMbZ2hUsWsWsWuGLpXBqt3gXLTjW2ZE7a4rS39zE6A7
vhcfONTf/9fwNj8K4hkQGYDh0YmQ98n6WSCx9A3/zRlsdOp/9W/N46ZQM0f2+VpYTvJERgX+ZOoOLQ/cSnhsRRNMfILxS6ne/Bw8vKIpNr0fNWqYL6yDx30ILB9MbVANk53/jY8oth/vKrYPTZhabB
+Ds0dsP67F9nGeYzAM4sHE9uNabB9vR6/Yfi2zAx2qz2NRK58O5JxDSlGlbAtChm4K2qDFF2x0ow2fsfHzuGnJp0lB/QnGWH4MVA3j+STayF2dDHMTzDnvc/43LL/3Kw9qxDWRyNXPQp0mXRFEq4Po
nqBzL+xB09Gm8X4jC0pyLFoh2WSTLjDlF0xELlv0nElKzrcH2cYYm45l12mRTVbb8l6UgiW1zFgCjae7zvkuXQwuWy5ne5eL1pLbuMGlz1QuafIcy3f5glp8xamodaRaa53IjvB8yL7lS6A4lP8ldB
H11YNb0y3QR5KHG5ekb48F+MR/hHDBhcQKrkZSDGdkGclP2vy3nBtHufY0l5+KidotQ1kjfwCG1BKWh4n3b4WnUoWamIgGYvzZILkbrYrk/ZDqitaZTsmGBW2hEpovVz2LqS5ZhqEFMPm7YFsW/7uk
zKQtyLJ7CVk5WuW+nEY/K138Xgg/7p203cQgnhx0eGIQfpSXpav3eAFOKb4FwOmYuqkxzenKca6cSsgQhyLchTLoUvrxgGeUc3z5x9jn3ppy7r2JZ6UyuhSBWUsrQt72Ta2L249VZYp8bNXqyptUY6
ZYvca3qNNSr7652xIHEWUlEYM7naD1nEdBgTabSVDrU3h9stFkmE422RSqYH0JExE6JgQ2ZHxxsjFUHT/JhtNtQlsuVM9Gwe1LVpBEVpDzkeZnRIo2iNz2ink40UtgA3qphBCvVv349YE6vL6ioD1L
alkDP/zQ62m/VTjfs1VYFpr2qcDZ5lcggImexvNS0mVM/wh5auUs4AOL78IMDs2pQ6Hw4z8JVoKE6Jmc/A/gfVZIrFXaKHBFAvy2P9OFC+DXKdNyRm0fKmN4/wYfHoP6pwySFlGI7WvQQylpE5aWGL
0ZkfMNGTDfNO3vog7ZfoYumb81oQ6VQ1EOik+35Xm2/KRtXwydtGx11TVLf4CWdPtRG5c2DVw7cfGZGD/5Ate+w7XW4CWVF0dm3YxYwUJuyBsggJZO88ANSsA2k4LbaZW4wVFaWwz74cUpmQQldSkb
pKorgsbPg+gFdCiicaZFCHfjZFPMMo3Z0LCK7gO6UmVt5Kbt+G9bvmjLQ1xyNGrsDdoKVIBtpdr149m9fk5wr+d+pkB4PLwNDHHED6Ep3wJkYLipoop75g7Z/c7/tkZd7updgvz6NqhLlcp5lInoHI
TfIQ1TVJkK044ccR6aZbLzsvu5rumfw/bFp7xfZfBcLO0wViBtVzelSE7jU66ltKAX0DsL2eJH5L+UQsEN02maYg0p8KS3ZyuZwjwLCejsYvwwW0xox2ZkbYUNmpxssRzPAwjW30Sc6iYwODLq80CP
4mi89cVs01zD/ogDWhiaqBdQgGUF+Fal1sp+baPN0OwtxrpiHLRccq1U3AAoRbwaAp7tDSTjHIwFBYS+OdRutRUJFyyeaUHnY7ucj8w/cY8EUFafT6PnZOCTshC1uFTdUurzqTxTJP0f52I5n4udsv
9Q3eIpZTylykiFZxWz6VbUOuS71yCylRNfp4HIys1GWSxR/IyuI3KHJwM37r6wC1c0oR1eONr6yVzarmTrqpbzCiWJaDodeOFDrvwvKNNKCl+c4XvJXGXtfRaS0Ryf4ePhi2YytCajUgoO1GRYw3f0
t4td57RqsR5S8C2ocTWLqRp3mAm5DWwj6LhaXmmjX3GcPwSj1XRShWEAnEPdrrWpOi+IPhf4v4JFKdLPW225r1PCGoqr8pX+3d2435ayzWv3lqUBN3KfLpj2O0id3GbS4S+x7kS4f7qVtUTPUUBjlo
z9ks1IfkPGfsnX6vCJsV/C2A94mO9QgXYjJMUkmZKnGdY3sNvs0DZfcSJ+hWaHQkxlTvt20KDAHbRMb7Xp120qWX/P54m82t3Paw9odVuI6LYAM9OGSy7y4ULrBk3Wuv81QYupaMJrbH2AAvuTMY3H
gxp/qH6afChbckSpuc9AZYC2hQl7+BTwzO2rUBLJV1ZmQCXfrJRfZd2vWMlM5Ry+ZZp1Hh0ugh5aSoXh4b7ttVPxQElJNJhsZBYsh1hi0nMAm4eB0UYCa4eSxJH5hz9BfeZBaPSVAz/pKbaEFwYq3R
BrezG0qbzRHyCMSjUcOjY626XnupSmM+0bUd/L1zNtPIQSNFqKmQadfC9jNQIYOKpNamTyrBARun33xQ9tXCtkQpOk978adKmghJyJnIYccW6Qbw+SkfhQ4ZH5pWB85IS7NzbafJXL17r8YeAD8xF+
r7eng4bM26FEGjRJySTgPNFGtLAv18JuXsvy0cMu+hnCjw6rSUMiEEjVKVOT0BAnnF01jMqvVC8yXJK7Fvb0QCkGFbcZaH+ptKxT0LhvLEa/uzHaKMezMQG9e63Ltcfaztuh4JF9zcpzT0ahU1ww20
3XuMY613gIGLaU+VGFt/x4pSbxx9t5QtJKJjvXPTMgH7jbnLtNB+72YdrncW+N1yA0sXcJXa2G6udiGS04rop30yaSmuftLwKKWWygxarSBC61xf/D4JHoovwOZWkftM2NyP4QKT1B1c2FTkWNJLqI
VgGiWaxzJXGJneehRIphOQY9mmIaIo38oko4rtRDLOwhI1xUNbbi1Lh38w58hWSZx2z8hK0gpmOYLfZTy9zb12S3bhF7sIEKWUi86s/GOl5IyEc4jf8FZUlokVassJ3ba7mDsS76cxd/Bm9Em6pW+f
2UGJV78qk/wg6/HLgPwoADNiVDFTw/aNIvG/9lKOe7PzH+PX7nHzU4OVRk8reqmLMgoskrUPlIYJUjpZttgvRoORADMBQ3Ta5LIiv9Vx60GvRsQT8i6zO+iyoMrb8R0ZEshTK1+nPpD8LOePy88y8T
BjnPtz8XhCzBwRbwSLYdF5Onz4k9Oh4Sx+UM2I5IyBQvxe0NVwWxCoS+C/qExVyz7R/4Br2rcpDEhDDZFZ9zja+4xnrXeILA4xecH4kxDCv23t322ydFR73uTXK9J6AqgB+6wC3uOSIPFPc7kBzloq
q1UVAEoGAsJ1k2UILzhv1KgoornHsXdCZ7ex+qp1fcCys9JFYMeCR58RQISpl4tgnM62w2+bsxd7VXovOOIs+vbH62S/4Wk7y8gNmzULpuHEKHqXm1dscpQF7hwo/iIKlZ/0BbXcwnzs5Oc1qQXwup
4aaa47xoipA50WV4Xtly6Ff4rS5d4vPenldoInmU+m/tIFNSFSQhbq3isB/vokcoeTSMcshCi/qSFgl1e6WSjUDtUXPDaDHoSPkrgYoLyQNq8yYnBlG0DLZ4txvIce+jWPRm03gftBTk6M2hMIoM+e
R604UAXYS1cMogIR/boxHBOYVaV987xIddwvgImHTE7GTJzYy3onEJLMGdSLGLn1MeYZ0pf2mS7aiHS26b3Grj223z62xP3wAv1OJCjNtX86taPa98CpKM6ndfnIyGWrQM9wG8sB5lm5SK69F0Ui+X
OQjdUMs6lrRmzE7NnJI6YGpi3v1tg6o4inGN7uT1LjN+O2U0vmqjW230dZIK1blvJq4ifiGITzb5XbiW+GhOm6oceAouFpiHbsdEhusIqFXLWunZOkGt/j7AA9oH4fKh4nszivPxWrRBPfvvsuj7ZX
BHiliZj9cySq+7KtrrRNdbp44RfIIsFyQ32/yfEPGCUctOLvDAqyGOqqLZyTjQV1ED/ALxRWrEfBDzkXtplje5Kq7iNK7D/dQGQXGXS9Yyp3gnPCmKU4ntkalsSRDeXSHf0ilgYcNN4DnsNpnCSGab
7bDpmT/DdqeljYu89aeyiXMnytoRC27Fc0H8VgRa7QlAQLVL1EuLQ21xPB3QqAkTPQZLqXibjbfbqGUbJcFXB8LuE3X7Z1nu3lrR0PJjfHEdNSj2XOJSET4SzP+QFeOn0a6KvkFcNNXwZMbIf4kKCS
KrJS6S+fkPGGlRC4jliFbaAKKT7dK4wLrbbZ+uuco+oA2NQp1DmdzGQ5kfbSYZzzODKCV1d3PV+o90FiUAAMSQSWCwlvVsVonzzMSpQhSxWdWsinMxwDSdkXNonrNTM02Om9EJEX12gv8r4vDl1cWi
yvpNEodJwc4OBffNKwu7Zb0SsSWe+TPnF7j8EpCtMuOT0R584WMg0DpoT79ycr8QzfHOepbrj4IUQznFpOyphY+bxtPolcus2Orqt49FtbkxpbKTzhfZ4hmsC+k4lx7rGjNd49MuvLxCFGTaxtoA93
b1mJZJNY188Q7fmOjD6RIs0N2jgYoHvB3nMrc6E5YNeR1G5g0nsYeX8fCQa7GLLetpfk61oFR2gew+o4TyBboMU89ZJhPIXxOrVqraw+mQLomW8rnIay5P4XZb1vS3xnnUL1rKuehwlPTjc7DwZbfb
7EnowMtaXG7Gui9RSoPhN8DwWk5MjSTd+dTK9rdxhWu+UIHqEUucYYp3woMS1CRJNE4FwQ3P91G0FSqK/W3G92PZy5lfDT5dL9c+73LtNzIr1ASZ4KXoCtousNyU+qC1AugpyIbIYnQYas6NX5hmjQ
WNahhewupl8jLqP62TfJOAPcXSgPKzIug0K1R52VX6OhLg24KYxvTlygu4IM8CfGEaXZX/Y9SDO/ul1flf0u3OVnJVlMMl28hCL9+ycNEkAxd2BjKFLgmKfwMLI9WXSDF7TbNF0XqnmfBcNIbkwneM
tfkHbUqBncYZmLdbN+Kg6aPwPUnHu1Bhe5Tuxwkrcu8ZYva6BBZ59chhwRvRixLUwykssMYEZkwAKzRgvbfyjbvDLnqYFICYsyqIvo10CZixNWiPYpI5xvpbrf861cXXIA2X1NVNJorgCSJSlBU4jf
ZYdwY5d4K69Dgoq/g1HO0yaBnroval9g11aa6cDIwNQLBPVJWi8KJaT+MUti+VVL7exM+zeD7V5t0O7INQwAvnu7jp4zd7qGf0smIVXUYYQLQ8iBUA8F3MJ1HDRAqNmwCZGjlPTICyrtFfMhpj47Fs
nNFtHAaR26yyfmSERK8wSJBxIi/IFEi8+r9h1kODsM6VQWdxMKJhWuPMNqqF7HMP3KC2ySqzJ9voaqK+VGcDuVFpPM6Axilkvg6jq/JsWH5nK/AsokuraBnuEi+gqQc2IrkqGaWJYwrvlxtodTGdPK
MCi1FGaeLseaiKJdMqMq8s0HFfpRJZfpn+LBonHOnCOifKasCwrM6wFFxnNCou6amHp9AbUXfdRXsldkmWwen1BcWpCJ5lqvcXB8USmNBhWd8a9JWBl8X9UFP8JUIFWd+zBSZdB8SCvFyhrPJH2/B4
gDTAoyHBOXwUII2YS7w/wIUHOvdXzn/Q+ekuXwLMCXr6a5zfCPRLoeu+LPoJmnrFh9EGLYa3A9YEs5c/u8kNSUw713pOVkADTiIJgu4koeKgbrZxCoAf7KK6fwwUUZFcVVkwM4NWShHLyTahFnT6GG
L49hWuTYPacM+3nI8Tq9zxfOBuDPJ/RK2+/S1oE/XJ6nYz5l6/qPK/8+wgwHH7xqD4R1lWbN/Ndvt8rG7+piBWqOQPmUFMRu4T8+EWWl1R/C3dcKCzRIVzACcewZpVfAK8ALldSosumZUnMsInQYwr
nW9jWUC1/NLrLiH7pJ9sBcD4jY3/mt3hOVx3NuKe+/3ZzqPnizuZ3TTOQn6O9Wfb6Ds22pcYJC2IzQrK95K+usAUy8ETLDumfIWz3zhbXmGL69mclalmCoLGcm2lLtV/JPSaMw7Bwi606s4BFqtUL3
0J27RcSebY5Gzgujs3OKWnyasRLcNCU0wCmD+fb+JlsN5Ab/oJl0nicznrA7QqkOuNx/E1vwfdh/hNDm33iYSq3kyIzp5vyer3Tvmvfmpg02Adjg6szBLfMP6X1lHh2f8BIRCaJrrOPo1CeqGSgN8w
EgwXJHgWS2rvyD3cTLHc02AWUGhMolM31adjqk/n59pCAv5fItQPqStY1NLTiPNr3Wmo2/XoThefr1XX2E0uFxiVBI+Iiu8QYpR/HOlVvIy3ZdLebz/XtNfIXO36tEo/NwhvCsI/Nf7tbKlvg3GDJH
HR0d51OSyTsZ7GEvr+Pe4Prndr4LlUlWfgFgEFdwHJzrcgxYh/DOZsBeaRCfBAB0jPx5GRlUt4JhtAB+hscrneAQJ78jmojKGGOdkUEgR+Aqaf5e9Mub8t77Dlj20xxhUTsJ/0Ibh8lizd51vgfYzi
/DybvH46G6HmUJpAyWDryaE6Mrf3JlCaPTlo+HfmQ62xvCkofxfEGXw6KvnrcaZ9EhQMuiLYba2z0SElecW2ZWCchxgGBkOSyrVccqHfcZFPdquhPZR5xFCf19LBECJ+JIhGQ4cnIqZCK2Ne3QYldz
iiLlzTXjAZjAYFZxZGRBIno734JhY5tYd4tk+W+OJYI3NjGFPyheLMWvAv7w7yR4J0NEpPLYIei7MqG8T0PpSDEkLCUM//iU1/Df32cjYxzJsAgSuP8KksatN8+nc+XYg+QqW1O5Gooc8Gxd1B+5Gg
sQkTS/p+6qyOhz58dodp3GUa95lGSUzXYcjN5aobkpqttukahKzZT2zj17axDbGcnwpQaLYOx21kLn+nL97liyNIapjmG3/nGwt9cxihzmG+Gp4F7zH8ugXDl5Sp+iLPOQSpVjMLXcQLMgVA13qZSd
M8OPOq/gAY9L8CZyQkXz4a9MMg6CMNYQcPGpHl1KT8rwr/Zie65mxA4jsruQoshI8zsM0GhdP2WSad7dKFdSBxlonVA2J23RmcBeFuiU4Byr0N/EqMtKtJStUtT4PnO/SmhvFQm8Xs5jbiDa62IMwO
/EQ5aFxT5IiYB95NIhWN7+WVj8c66ITs58sxXmEAkWr1v1uWMOrw86uY/WgtHuJu8OfxP8OWImHEglYs28do7EpOkTKWoC0LYAy9UORdYckDPSAqLoxSugikyfkUkgZ6dv4405GAnPOwpD++ZaJ9kQ
FF3yYhZS1WFm12g4J6Mst3y4NwZRDeDtHjsAGj7XAyxEbKp6GHEI4BThUuja+gvhTyKmSwwcenaWJqk8oVYZxMxVQZruB9O44qYSvB4NawU+5PuisoJSfpL+XpAZfSQurXGeuK97niOJfeTbTP6RVJ
FiFT06QjEA5lU5EFJD+tYSSTUCkqKbUtGQpA/k9BXiBZ6bImBCg0wJP9yEqEB3EW5BN917dxds13U09eSQTe4cIzXHgAxmeEJZu0ghbLO11XaxnPTVO1rRcDddZhmrBd8iCaFfa96Pq2Viqdmcp8UW
pYS3/xc0G4PfAjjSQIsuhIqpI9AJxtdCBKQPnxwIHnl1q/AtbVIWV/PGuAfjthmXX1L6Tyj18LE2HPSmBZgzMlPHDXVcW9Dssyfp+azTeonrBahcqTPR3bp5+BJXq5CYFNZ7wpbzKd2yBz0ZmOhAVK
FwSQwFP7NzaRUOevMU0lCcUu5vjkKt8ZBgmjsgDHO//IzrKeHBfMzVmBp8hGIcmp6myMNqVM+F8CL6C8jZHDK1DNTWaBPeevtn6pdXo+3ZM52Pm/BjlaIv+kTb16PbE/9W6OT2W9vsD7q3z5+apzl1
MMNmVvGvVqJmhagktom5j+BoNTovSUoYhW24o5JFDLGzrX7JDtV1p0KDZXFL/8qKrUXDJlSMm98s+iJlmy0pXq4Kk1jeUaYwoaxzR9jns1jWVZmYMnnsvDHR45o6xeBUrxlBrsPstxs82uOSOI/4Gs
w4W2kETv35nraenGVNJw2iqKtA30EGyetEO0FyaAQ+kVDORqDU+jdmi95Ur4GpT7o9P+/KAzzvSp6fZm0zmz0lLY/iDANpK2bF8DDcz8Iu+GNdzMCBDKGEvIzSwJE/JbyQMa6itZOCTXW0Fy6KVIx+
K3ebU5gzkRTUZSKuZhlpPfjkFCJKmxnx/4jUH0uyA8iRodvEwIW21E8cpx2GRUNUzugYyPREpeHq6Mdm0DyfnXi3Kh3cZnXXKIT+b5YsjPIewvmX6xjNhvxpNYpL5i++51bj80AjzN6DG6VgTh71Dp
BRJphIkOYIt5HJn+Jxm/CucM2I9MU9xJ8ph1koLRCA+6ZJQ5qtQsGUDmuzq4bV+Fe1LQxK2g4t+IFQhRZDLPlH96g2vuBxJofLWveKNa191j0dSdhdx+wkcagq6SFBsvu6S6ckPQkFpjhyyD1ANABl
iz9mBKe00ZDvThnm1TOY3WIXrrLagbV0H+ajwXtfJsdWP12pbltYhID6XCWjVYFds2DKhJp6lpsO1T49G4x2K1OMY6dVm9wjk1WuWe4xVBkiAmTNkT6SzGAi2TSTINpdqQ177jECNvhz/ZtJkzStSU
s7gRvogiP6pJjyFKzF+7+ekMGL9GilXmy9VZCOIqJqVPVTC8rPe+bXXFoB/KjfqK9T1ZsF8e+D810VuRC4fHAhdUFZw/KqsbXAOwzDHvQ5fzu3QFOtn7UajoggN+DYEro6sqbrGUhfeDJG+lbu1J4B
1Ekmjcb8G/2ICcIiYUqlCy5CFmhNw0jV5wo+hwfR00YKHALONcpqwuaqhrN6lTvYQEtVpmZX5KJnius9k63LqiB6CS1AAVzCT01uxoxUBRl6x4Fzqi1hA7N5K48fm4jW5ztVqFXK12TmgSUN7r/EAf
WFuFIuFS+hk1gbVwBPbom1U9ZcbPjhgAJCZssflzbH5TsBNUMA7zVdn13ORq6Ab98BCoHu1iSDfQ000m/MNxAuFX8CtdPjr7EdOuun+3oCyG2tRhiMZR6Jac+heAXsgy0emWqia68jPMfG+ms548Fw
meb0efBf/SfyGrH3GDEm2yk4Y865/uZEzjie9v+o4ybpnte8ht702id8vuXxH41djGj0aP3n/B+IOsvxeEen8X40ltPRAxK7cl/gWceYtBPyQMAEbVWwDMkJUi/DBub7Gu0rGUudTLDC9R/ZFsu1yG
ur3krejsz6O3DlnMxfyg/TjG4Q5ZcVahIyzxQPYVu88KK+eccVlps27vb4BgYHZ1pUwbKTF2duA+G7jx6HJKHOVkkHzPuo1onYcMn9wkwlYb6FZ47ePQkTxl61MiK3k1Cg3Gng4QjMlMeCMKQeVAd4
ljoN+LugRRo+Eao66pkepleUzy5aVYcOO7gmh9EP0IMb+KfJbHswo61zQtFqbkGFBBwxvRpkGf/Sd1B/xXNtlko5dYMnqnKw6nQBlVCKJrXPQlF/2Diz5AMQcDlL42KRprrHp4yZvYYUMfZygLHK2f
45YrLxzaCDuo/BMRIM3Aq1oVDYj0lnwnGYDBBiz82zh0MsUkjxO1Ph4QiGJ6BQIPv87jjnMJSWTJDVU1BvJl7/DJdJ8sw2uIpF7WiJrCNox1+6tkZr06LV9dr+W364memoB+Zfo4nBRK1R4Zj96opg
klLzM91qUzXcqGbHnHzkwh5fWm06vyzuu+z1d/jUPh84f6fKjwUq9rNurbYI/KyigZ7ttBborUqGWd8U/TOE8u840oq0KZhC8p3qwfI73VxFYWFE12ilrvy3+H6+ZWF73kALY8GrWLYre1aH0R+EZH
chp1blXw0DHtaQq+1HjF9Iib0EOPVCTQ00VxS9D3UtA6DCWOHfRqkUi11bId70Yc5zoXu+bd0NbLxvri/Szr1b9KXkKROZPn6AFTxAZbguZLQXc/zRU2436a9X46sod5AewG5hLuNcsmEk6vRm4V/s
ZJHh1vI/tjM1XfFVSsYdLKylUnri0XixVUcf9b05hr2rNsU+sk70Ouh+XyN4hsZTmGQOgVtTDLfET7JeOxzjLUr/zH2SK/w3X2wOB+N7ZZato7EYXWnOipij3dw5sOyZuOu7zpAaTpUEnTo1xGxnTI
hcD3kKZ3MqYvhM7n8G6nmvVH2pHpQtfqVkWpNepjYXkQ9/ZoDrLx8Sg7ANn7r7A/6O3XdK1CsbKzXespEZDdRYOttcBNdds3+QhfEN5WnOpj7eP0YRmNLkZr5qVDKyOqbmujWIAb5XsaHMWP0Swu2e
OQgzYfoj3c+TuxB8XdgWcAI4nbdtXuKNkQ/1cqJslvtxN0egNxRBLkjACHtzM3yEdWktT5A6a42IaX0rqdZSg5YqjA9a24is6r+4lOWRMD/1mUxcI7A8+ymAwJCaHzJaaPpwo8w0eopbMIdTCs109i
ogjpvYWZbZrTUQo1vDuApffPuPK6KtX6P+LwVWyn98oEOGh06rJqZwoGtlxRY5stHkanoDCUdWUZOfVgd0r8md8C35P2dmi2K4+72GDS/zD+GZP9FpN8Os6Gp9vsPJtdzAj/B4AQyP0JC5smUNbK3k
cusERcX8Utaq9Bb6L9sCt+CCfH8HksJfkbfDgak6qf5hunUreNeMXslqC9JWjx6G0ePd9gGs+YNt+FlHKL7fPA/5Wn0yF9oNJd5Ak0KA7fPhP3LSXzt73OtVSG8XlccqZijJPAR5bjSr4vuUDoK5xe
TIsT3wVxHU213isH4Lg2AunX2VFD9Ra4qsJGLfqqDnAwABKY9P7mNdivXElpIxt0prD9/bGg2BjEv0eFJ+Iq2VpjwyOg2BzeCmMddX5ETH4EYlcUyph37+KXIcGYxPzHoQ4JcpmjxMQy5lxsl0fzTS
rzbbddvo8PtWO+99tLVi7Tnf887idwj1ugOxfRd68lQew3DM7kC2AQ+BV4HcJf2vB5ZK8w/ljiwp9UzXGmdawks9gO90+qhfing4RN8GyC8d+gNduBNhyLoe6n25KCIZE2uJ+vmqGRTJI/qfuhxhfH
eE/ZENlz3lUgkRhJd9W7H6qORD/p+ZWtUaxPBQ12YLN+KNaBHdhX8RM2PpBJdTGl/cx9TkUvyX85KC4DiiDaQzbuHm82qCRal9nHEuLOUmpxYiWPjx7TSmitZLU65TBF10HFM2EP2sA1yinlgQ0vcO
EXEXiEiqDbjCLSnm5GAnhOM1/JnvLrjJcta59fNfGMzwvy/2CmqSaeoQ1rE0+5sZkad470+RIfy2YSlIaUI+v9+VFVCtnQH17m8t5fKSttVlAoI+y9ZFgsgLZ8TPxM0aGWjiwQ4+hkSghNoUKso1wy
xTWWEPK3DFSpgp4LKhvyR9ntU6z6jrB+H+v/QKOcxcC7+uWVO+de6LztrWiYLHAPueRwW86nw/UVqBXD2mwF2JpoPSxHBSM82Le0rLQcncToewAxynuRHWf8CSZab/zzrBgfiBJHOcv6c2znEutvYI
nsa5hkQsIgPX2Fwsz5pgdg4ICqQTNMSjjct7KUzAlCyr2G4xDIhfdB0TR8C5smJ5EF/GbgjTsN97+huUrb3HyEif/EQJDqPViScvo+yKkWbOCm8sqzl9G6qKoXtT/qOtcB9YcyxSa319vXxkxV4slV
VWnmcS2ZXtmEsWiGfoQ6pCshaFX1Dub72uhwhOXhPyO23/GYzQjsV6BytJ+PT/eqsBEdWffxVZ6x3+Dh6w9vbgqJh3VxPv8XaCqWr+XbVaYk4g5Jx1B/7yFlcg83qxVQkyYaHHJv21cF/pYguTPIHg
i8qqanJno3Ftn0vytZ4xYd2DPKGIZPWD8Rs7STR3Czi2918fdZah7j/awqjt2Nyr0+2csRrck2OTfIrqNF162u7/uuWTpleIEL0ITYmlYmkQicacuLKjt4wF8/4qKPAjaJuUU1J2d5d1FtOaFe81cF
8QNBTLcsvG7qLL+A6IJDajf5gdJ5Az/Z4zssIXFC7gzG5OVBh5FGSPciPxvcjc53TYfFxnbLxPtCIcdPteEnbWej7ZQ2DFxnAZyJoH4zGi4n5TE+ZMQFh4uZlY8P0DL68zFIHnG47rEmIOasjnIouC
GD71l3S9l8IO2bICzIRBevJ4a/W51WoctzbEM/f6VSefKUAfT0F+gM+qGhmpMKk3o7QiZSBpblbTWAatc403PjrjxUsed90j3fkjYK6d8h6I1Yh28P/ISTXnkmWyGbHPqMW/EahqFB54igU7nV8ZVB
Mo7dkzMrEXvJJsKRzj3k1LItIuwz+gEwcrHWxslqQV5wssnWmWyODc8mLH8ipZJvpkbZ0C6QALLOh/iS7LYwptgfQnOes2JBMlGorZNlFIxdSyqWLBNySm+CM4Vk+m4xjiK3okUu9l5Rrl4NKebV/Y
rrRU7bo3IaGoVyN8ujyQZdWLsz6xv3VRSRJFcC/FU2O5qNUZ3J+bnq9uTzguLoirESUY6mkG+7daR5gatbbIpu8ixhaaDiaT4ezYRUjv9REP48CF/ASIjYBi3vIgLnWVxXOwJ0oUNVmcbRLvwQGgcw
FJCI6L9AdIrJi2mr8NqMYCfhWsNdSs2nJL8nNbIl43HDHwWRqkXR20iOW9yFbiaOS9QEDi0XzuNGelwqaYernaM+THYacmS0LeZhJ2j7Potmk95SbSfJCasThFtdl8qpVZLMZX4R2eRXNjnZ6dud/x
eB3Azsw7uMZ2l0N14/s4LsU0F2hfF3mcbJNrsHohmy4me/dH6Yr1iihPRoE50jcHIPR4OjocPgSPhKdzhdYKDyBPDecWPQZg9HiaNRjxndrGTrLRwKCyHv3eG1fSfvg0yAzfPokMJGuXrQF4XrG+kL
9SJ3UF1QWzGZ5MMHMJwQ3tNKLKSPWKj2YVtRs1IEBZSjttjm2Zh5JG0pDwHZqthLoZLCErvSRfurf/FKGyvaX42MN0P7tDM32DES7fvmBLPjAdO6GPoPrRVQNY832pakjatca61rbXUtlrxar+Ingw
qAD6EKDpTXdjA3C76Y2YNAZXS24GIjmne7h110CFk/Wpf4Mi/zJB8PUIdQ97FS3ccmQC2w0zUd6zqObbPlKgqfPsySpvqLzYUTkMLgUQYkey65GKtYq7ceuAVVr/BsODtAur9bGxzh5Sk0SA7duwHw
Ku5tP5842Xk/q7jhjeTURm0hJygV/3/tPX3dpzIBuVu4Esh6OnmnXlasls1kxRac2TKZ+laA6Qwc5mZMHcUkSATglF5AEz/poZ9Ek3A3/Jcquk2lddwF413l4kfcLti8XfWQVQi6uClQboVnfJKQwq
ZkvQhlzD3dLCIhomTTPH6OCexx6N4Wt9KS7OcMC99n4/ej5B6uZr/mpzZ60oaZjY9w7jJUpaJbnbsDIxAFGdmb7kF+/lOYwGKbW9H5jYb5qj46jtvvcHKgJcCQc4Tv6jFK/lFqq7ga7YZpPTLUEu3L
gQzSpULFqC8D9xneavdp3uolGZeh7pdUnCzsQSZkIr0beyZqvRsHt48FxWHGH2PD7h8GsiFQmro9cN8LJAYqT4DEUH6DdRLze4SXErJG50A1pTOprhkqmZefRMuhZuy/F4QnmPBA5O/ABmvC/qoJjw
Z8Ilmak6VBImvrl4NyD1UyhnKs2FsvUa7dlcqHrNqrnRxXXmFZm7Kub93LLvK+6DWiUuDBxMCdErjZaHpCKeVuqBZ7yRqOgEIvPDLYAC1uNOHT6HB5Spr7j9BUiN3PcCM9i7WvsR211ngaGqAwRboP
lKs9Ujiv+ykgin62Og1VzcXR605KTJXguNbOlYNqD0g7KfEy5DKdddogfp2UKt8RoCL6WeSn5TfR9c6eDrIXg9a+pvyQyYiYch812TyTLUd7q+/XphxrWxdABBIUngdBvWlttlnssjHgBGXHQj8Ntf
27XbrBZT9FN7wlkd54n83xWX04OVDxdFC+GBQfMuVHTTnPlNy/Hwsr24K7zTfbot5tcQeQ6ilnY7QMxkNKsXh999ZjmSQ5SzTblLRMApxVHsdMRFOdG1zxVSCgiqm+b2+31yDzlCC9JmhQHrwxGtih
dAKUbxsLTOc5sCNVJbsx1pbH03BtEaR7clJXkvNdQ2EGG+hdSIXnBuPARv1KJtegLFZQlDtVsPRkoBcgSn+QTcfYdBHw0rLDQkbF+bgJwCqoGtjrtxPMlteAEaCu6OFkKm87cJ+hfL6ICtjnU+o8Q+
48HONymK9YZ4tnsEH8aJAnpinLxLF4B9NjIJUMCnOMJlcokfOxlGW4F2TknArPYHHOAI49P4ZwmlFEw8q3pw1gOQ2PmXQocTciu894Lij/YvdheJARulx+0e+72w2CamzINNu4Jih/yICBcHfP4QF1
X3a3oUExGe+1ZEApfTChyaaIuN/YBjHwjfMJzNhQUZwqwYE5EG3oT6StZSpzhkbyuDs6IxGgUvQA7JP6EKnMRbvC7Ms5Pn299tNrG9379/8HGedncQ==
"""
