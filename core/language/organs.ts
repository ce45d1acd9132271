/** How a report labels an organ and names what is seen in it: "Kidneys and ureters: two small stones". */

/** A label that opens a sentence: what it names, before its colon. */
export const organLabel = /(?:^|[.;]\s+)((?:the )?[\p{L}][\p{L} ,&/'"-]{2,30}?)\s?:\s/gu

/** Between two organs of one label, and the words that stand around one. */
export const organJoint = /,|&|\/|\sand\s|\sו/u
export const besideOrgan = /(?<!\p{L})(?:the|right|left|both|ימין|שמאל|ימנית?|שמאלית?)(?!\p{L})/giu

/** A finding that does not say of what. */
export const bareFinding =
  /(?<![\p{L}-])(?:stones?|calcul(?:us|i)|cysts?|nodules?|polyps?|diverticul(?:um|a|osis)|ו?אבן|ו?אבנים|ו?ציסטה|ו?ציסטות|ו?כיסה|ו?כיסות|ו?דיברטיקולום|ו?קשרית|ו?קשריות|ו?פוליפ|ו?פוליפים)(?![\p{L}-])/giu

/** The names that a finding has with its organ, as the two languages join them. */
export const ofOrgan = (finding: string, organ: string): readonly string[] =>
  /[א-ת]/.test(organ)
    ? [finding.replace(/^ו/, '')].flatMap((bare) => [
        `${bare} ב${organ.replace(/^ה/, '')}`,
        `${bare} ${organ}`,
        `${bare} ב${organ.replace(/^ה/, '').replace(/ות$/, 'יה').replace(/י$/, '')}`,
      ])
    : [`${organ} ${finding}`, `${finding} of ${organ}`]

const strand = '(?:ligaments?|tendons?|meniscus|labrum)'
const gristle = '(?:רצועה|גיד|מניסקוס|לברום)'
const degree =
  '(?:(?:completely|complete|partially|partial|fully|full[- ]thickness|almost|acutely|high-grade|low-grade|vertical|horizontal|oblique|small|large|מלא|חלקי|אנכי|אופקי|אלכסוני|קטן|גדול)\\s)*'

/** A ligament, tendon or meniscus that is told to be torn, in whichever order: "the anterior cruciate ligament is torn". */
export const torn = new RegExp(
  `(?<!\\p{L})(?:(?:the )?(?<before>(?:[\\p{L}-]+ ){0,3}?${strand}) (?:is |are |appears? )?${degree}(?:torn|ruptured)|` +
    `(?:tear|rupture) (?:of|in|through) (?:the (?:[\\p{L}-]+ ){1,3}of )?(?:the )?(?<after>(?:[\\p{L}-]+ ){0,3}?${strand})|` +
    `(?<lefthand>ה?${gristle}(?: ה?\\p{L}+){0,3}?) (?:נ?קרועה?|נקרעה?)|` +
    `קרע ${degree}(?:ב(?:קרן|שורש|גוף) (?:ה?\\p{L}+ ){0,2})?(?:של |ב)(?<righthand>ה?${gristle}(?: ה\\p{L}+){0,2}))(?!\\p{L})`,
  'giu',
)

/** The names that a tear of it has; words behind it may be no part of what it is called. */
export const tearOf = (structure: string): readonly string[] => {
  const words = structure.split(' ')
  const shorter = words.map((_, at) => words.slice(0, words.length - at).join(' '))
  return /[א-ת]/.test(structure)
    ? shorter.map((some) => `קרע ב${some.replace(/^ה/, '')}`)
    : words.map((_, at) => `${words.slice(at).join(' ')} tear`)
}
