import type { EntityType } from '#core/records/kinds'
import { isNo, type VerdictWords } from '../fact/use-verdict'
import { useSpeech } from '../i18n'

/** What the review screen says of a word (spec records.md §8). */
export function useReviewWords(type: EntityType): VerdictWords {
  const { t } = useSpeech()
  const kind = t(`review.${type}`)
  const descriptions = {
    approved: {},
    corrected: { description: t('review.correctedText') },
    rejected: { description: t('review.rejectedText') },
    otherRejected: { description: t('review.otherRejectedText') },
  }
  return {
    done: (word) => ({ title: t(`review.${word}`, { kind }), ...descriptions[word] }),
    failed: (word) => t(isNo(word) ? 'review.rejectFailed' : 'review.approveFailed'),
    undone: t('fact.undone'),
  }
}
