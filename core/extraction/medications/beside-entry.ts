import { appliedForm } from '../../language/dose-units'
import { openingOfOrder } from '../../language/drugs'
import { joinedNames } from '../../language/drugs-given'
import { besideStopped } from '../../language/drugs-not-taken'
import type { Order } from './orders'

/** In a list of what was stopped: within the words on another drug, "bleeding with dabigatran", "apart from risedronate". */
export function isBesideEntry({ passage, start }: Order): boolean {
  const lead = passage.text.slice(0, start)
  if (besideStopped.test(lead)) return true
  if (!passage.item || joinedNames.test(lead)) return false
  const clause = /[^.;,:/+&()\t–—-]*$/u.exec(lead)?.[0] ?? ''
  const words = clause.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  return words.length > (clause === lead ? 1 : 0)
}

/** Under advice "T. Zworkle ointment", "Zworkle cream L/A": an entry that begins with the form of an order, or tells form and way. */
export function isAdvisedEntry({ passage, start, nameEnd, directions }: Order): boolean {
  const { kind, item, text } = passage
  const number = /^\W*\d{1,2}[.)]\s?/.exec(text)?.[0].length ?? 0
  if (kind !== 'recommendations' || !(item || number > 0)) return false
  const opening = openingOfOrder.exec(text.slice(number))?.[0] ?? ''
  const formed = shortForm.test(opening) || shortForm.test(text.slice(start, nameEnd))
  if (formed && number + opening.length >= start) return true
  return directions.route !== null && appliedForm.test(text.slice(nameEnd))
}

const shortForm = /^(?:[tc]\.|(?:tab|cap|inj|sy[rp]|oint|neb)[.\s])/i
