/** How a report labels an organ and names what is seen in it: "Kidneys and ureters: two small stones". */

/** A label that opens a sentence: what it names, before its colon. */
export const organLabel = /(?:^|[.;]\s+)((?:the )?[\p{L}][\p{L} ,&/'"-]{2,30}?)\s?:\s/gu

/** Between two organs of one label, and the words that stand around one. */
export const organJoint = /,|&|\/|\sand\s|\sו/u
export const besideOrgan = /(?<!\p{L})(?:the|right|left|both|ימין|שמאל|ימנית?|שמאלית?)(?!\p{L})/giu

/** A finding that does not say of what. */
export const bareFinding =
  /(?<![\p{L}-])(?:stones?|calcul(?:us|i)|cysts?|nodules?|polyps?|diverticul(?:um|a|osis)|ו?אבן|ו?אבנים|ו?ציסטה|ו?ציסטות|ו?קשרית|ו?קשריות|ו?פוליפ|ו?פוליפים)(?![\p{L}-])/giu

/** The names that a finding has with its organ, as the two languages join them. */
export const ofOrgan = (finding: string, organ: string): readonly string[] =>
  /[א-ת]/.test(organ)
    ? [finding.replace(/^ו/, '')].flatMap((bare) => [
        `${bare} ב${organ.replace(/^ה/, '')}`,
        `${bare} ${organ}`,
        `${bare} ב${organ.replace(/^ה/, '').replace(/ות$/, 'יה').replace(/י$/, '')}`,
      ])
    : [`${organ} ${finding}`, `${finding} of ${organ}`]
