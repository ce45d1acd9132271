import { levelWord } from '../../language/results'
import { canonicalUnit } from '../../vocabulary/units'
import { isNarrative } from './narrative'
import type { LabReading } from './reading'

/** Among drugs, what is called a level and told as a concentration: "Lithium level 0.8 mmol/L". */
export const isLevel = ({ words, unit }: LabReading): boolean =>
  levelWord.test(words.map((word) => word.text).join(' ')) && /\/(?:l|dl|ml)$/.test(canonicalUnit(unit ?? '') ?? '') // prettier-ignore

/** Told in a unit that no contrast medium has. */
export const isOfBlood = ({ unit }: LabReading): boolean =>
  /^(?:mg\/dl|[uµ]mol\/l|ml\/min.*)$/i.test(canonicalUnit(unit ?? '') ?? '')

/** A unit, limits or words make a result of what stands above the first heading. */
export const stands = ({ name, unit, range, value }: LabReading): boolean =>
  range !== null ||
  isNarrative(name, value) ||
  (unit !== null && canonicalUnit(unit) !== null) ||
  /^\p{L}{4}/u.test(value)
