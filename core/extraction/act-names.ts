import { generalAct, operationWord, sentenceWord } from '../language/acts'
import { behindActWord, noActName, surgeryOf, thingAsAct } from '../language/acts-told'

/** Words of a name; more are a sentence. */
export const longestName = 7

export const wordCount = (text: string): number => text.split(/\s+/).length

/** Whether an entry of acts has the form of one, and says of what: "Placement" is of what the next line tells. */
export const isActName = (name: string): boolean =>
  name !== '' &&
  wordCount(name) <= longestName &&
  !sentenceWord.test(name) &&
  !thingAsAct.test(name) &&
  (surgeryOf.test(name) || (operationWord.test(name) && !(wordCount(name) === 1 && generalAct.test(name))))

/** The same of a sentence, where the word of an act may be of another thing: it is the last one, or tells of what it is. */
export const isActOfSentence = (name: string): boolean =>
  isActName(name) && !noActName.test(name) && (surgeryOf.test(name) || endsInAct(name))

const endsInAct = (name: string): boolean =>
  [...name.matchAll(new RegExp(operationWord.source, 'giu'))].some(({ 0: word, index }) =>
    behindActWord.test(name.slice(index + word.length)),
  )
