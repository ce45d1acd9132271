import type { Whose } from './row'
import { ofSomebody, word } from './turns'

const kinds =
  'infections?|inflammations?|arthritis|diseases?|disorders?|conditions?|illness(?:es)?|swellings?|growths?|pain|tumou?rs?|' +
  'injur(?:y|ies)|cancers?|syndromes?'

/** Pages that are nobody's from their first lines on. */
export const ofNobodysPage: readonly Whose[] = [
  {
    id: 'page-of-a-form',
    in: 'page',
    is: 'nobody',
    words: String.raw`
(?<=\()(?:sample|specimen|example|model) (?:only|copy|form|letter|report|for (?:display|training|teaching))(?: [^()]{3,30})?\)~
(?<=\()(?:blank(?: (?:form|copy|template))?|for (?:display|training|demonstration|illustration)(?: only)?|template)\)~
(?:review|form|note|letter|plan|report|assessment) template\s*:~
(?<=\()(?:טופס ריק|לדוגמה בלבד|להדגמה בלבד)\)~`,
    example: 'Emergency card (sample for display)\nCondition: [asthma]',
    counterexample: 'Emergency card (sample taken)\nCondition: [asthma]',
  },
  {
    id: 'page-of-orders',
    in: 'page',
    is: 'nobody',
    unless: word(
      String.raw`(?:diagnos[ie]s|reason)(?= ?[:\d])`,
      'icd',
      'indications?',
      'clinical (?:details|history)',
      'אבחנ(?:ה|ות)',
    ),
    words: String.raw`
lab(?:oratory)? requisition(?: form)?(?! ?(?:no|number|id|#|:))
טופס (?:הזמנת|בקשה ל) ?בדיקות(?: מעבדה| דם)`,
    example: 'Laboratory Requisition\nPrenatal: ABO, [rubella]',
    counterexample: 'Laboratory Report\nPrenatal: ABO, [rubella]',
  },
  {
    id: 'page-of-a-disease',
    in: 'page',
    is: 'nobody',
    unless: ofSomebody,
    words: String.raw`
^\W*(?:what (?:is|are) [^?]{3,50}\?\s*)?(?:an? |the )?\p{L}[\p{L}'’ ()-]{3,50}? (?:is|are) (?:an? |
the )?(?:\p{L}[\p{L}-]*,? ){0,3}(?:${kinds}) (?:of|in|due to|that|which|where|when|caused|affecting|characteri[sz]ed)
^\W*\p{L}[\p{L} "״'׳-]{3,50}? (?:היא|הוא|הינה|הינו) (?:דלקת|מחלה|זיהום|מצב|הפרעה|תסמונת|נפיחות|גידול)(?: \p{L}+){0,2} (?:של|
שב\p{L}*|אשר|הנגרמת?|המתבטאת?|בהם?|בה|בו)`,
    example: 'Gout is a common disease of the joints.\nIt is seen with [asthma].',
    counterexample: 'Gout is a common disease of the joints.\nHe has [asthma].',
  },
]
