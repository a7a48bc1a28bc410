"""De-identification: what a sample of live traffic may keep. Pure; fails closed."""

from callwright.core.deidentify.masks import Mask
from callwright.core.deidentify.sampled import Rehearse, comes_to, is_personal, sampled
from callwright.core.deidentify.vocabulary import Vocabulary, vocabulary

__all__ = ["Mask", "Rehearse", "Vocabulary", "comes_to", "is_personal", "sampled", "vocabulary"]
