"""De-identification: what a sample of live traffic may keep. Pure; fails closed."""

from callwright.core.deidentify.record_mask import RecordMask
from callwright.core.deidentify.sample_building import (
    RehearseRequest,
    build_sample,
    is_personal_name,
    is_same_decision,
)
from callwright.core.deidentify.vocabulary import Vocabulary, build_vocabulary

__all__ = [
    "RecordMask",
    "RehearseRequest",
    "Vocabulary",
    "build_sample",
    "build_vocabulary",
    "is_personal_name",
    "is_same_decision",
]
