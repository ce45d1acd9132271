import { plain } from '../script'
import type { Line } from '../types'

const labelled =
  /(?:^|[\s,;|(])(?:sex|gender|מין|מגדר)\s?[:/]?\s*(male|female|m|f|זכר|נקבה|ז|נ)(?=$|[\s,;.|)/])/
const besideBirth =
  /(?:dob|d\.o\.b\.?|born|birth|לידה|\(?\d{1,3} ?(?:y|yo|yrs?|years?)\)?)[^a-z]{0,24}[\s(,/](m|f|male|female)(?=$|[\s,;.|)])/
const spoken =
  /\b(\d{1,3})[- ]?(?:year|yr|y)s?[- ]?(?:old|o)\b[^.]{0,30}?\b(man|male|gentleman|boy|woman|female|lady|girl)\b|(?:^|\s)(mr|mrs|ms|miss)\.? \p{L}/u
const hebrew = /(?:^|\s)(בן|בת) \d{1,3}(?=[\s,.])|(?:^|\s)(מר|גב'|גברת) \p{L}/u

/** The patient's sex, where the page states it. */
export function sexOf(lines: readonly Line[]): 'male' | 'female' | null {
  const texts = lines.map((line) => plain(line.text))
  for (const pattern of [labelled, besideBirth, spoken, hebrew]) {
    for (const text of texts) {
      const match = pattern.exec(text)
      const said = match?.slice(1).filter((group) => group !== undefined && !/^\d/.test(group))[0]
      if (said)
        return /^(f|female|woman|lady|girl|mrs|ms|miss|נקבה|נ|בת|גב|גברת)/.test(said) ? 'female' : 'male'
    }
  }
  // A word by itself in the head of the page.
  const head = texts.slice(0, 14).join(' | ')
  const [female, male] = [
    /\b(female|woman)\b|(^|[\s|])נקבה(?=$|[\s|,])/.test(head),
    /\b(male|man)\b|(^|[\s|])זכר(?=$|[\s|,])/.test(head),
  ]
  if (female !== male) return female ? 'female' : 'male'
  return null
}
