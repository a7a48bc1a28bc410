"""De-identification: what a sample of live traffic may keep. Pure; fails closed."""

from callwright.core.deidentify.record_mask import RecordMask
from callwright.core.deidentify.sample_building import RehearseRequest, is_same_decision, is_personal_name, build_sample
from callwright.core.deidentify.vocabulary import Vocabulary, build_vocabulary

__all__ = ["RecordMask", "RehearseRequest", "Vocabulary", "is_same_decision", "is_personal_name", "build_sample", "build_vocabulary"]
