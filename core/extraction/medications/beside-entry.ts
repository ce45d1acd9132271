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
