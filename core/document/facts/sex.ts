import { femaleHead, femaleWord, maleHead, statedSex } from '../../language/sexes'
import { plain } from '../script'
import type { Line } from '../types'

/** The patient's sex, where the page states it. */
export function sexOf(lines: readonly Line[]): 'male' | 'female' | null {
  const texts = lines.map((line) => plain(line.text))
  for (const pattern of statedSex) {
    for (const text of texts) {
      const match = pattern.exec(text)
      const said = match?.slice(1).filter((group) => group !== undefined && !/^\d/.test(group))[0]
      if (said) return femaleWord.test(said) ? 'female' : 'male'
    }
  }
  // A word by itself in the head of the page.
  const head = texts.slice(0, 14).join(' | ')
  const [female, male] = [femaleHead.test(head), maleHead.test(head)]
  if (female !== male) return female ? 'female' : 'male'
  return null
}
