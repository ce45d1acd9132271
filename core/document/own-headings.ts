import { conceptTypes } from '../vocabulary/concept'
import { findMentions, tokenise } from '../vocabulary/match'
import { drugsGoOn, drugsStop, studyAlone, toldToLeave } from '../language/heading-stems'
import { bottom, median } from './geometry'
import { headingBy, matchHeading, matchHeadingLoosely, type Heading } from './headings'
import { isCapitals } from './inline-headings'
import { hasHebrew, plain } from './script'
import type { Line, Section, SectionKind } from './types'

type Opened = Pick<Section, 'kind' | 'heading' | 'lines'>

/** A heading on a line of its own: a known wording, or an unknown one that its type makes a heading. */
export function headingOf(
  line: Line,
  above: Line | null,
  below: Line | null,
  section: Opened,
  height: number,
): Heading | null {
  const within = section.kind
  const text = line.text.trim()
  const colon = /[:：]$/.test(text)
  // "Rp.": what is prescribed follows.
  if (/^rp\s?[.:/]?$/i.test(text)) return headingBy('medications')
  if (line.cells.length > 2 || line.words.length > 9 || /[.,;]$/.test(text)) return null
  // A form numbers its parts; an entry of a list has others beside it.
  if (line.bullet && !colon) return above?.bullet || below?.bullet ? null : exactly(text)
  // A label in the line, whatever its last mark was read as.
  if (/[:：]/.test(text.slice(0, -1))) return toldToLeave.test(text) ? matchHeading(text) : null
  const size = median(line.words.map((word) => word.box[3]))
  const alone =
    isCapitals(text) &&
    !(above && isCapitals(above.text) && close(above, line)) &&
    !(below && isCapitals(below.text) && close(line, below))
  const bold = colon || alone || size > 1.2 * height
  const lower = !hasHebrew(text) && /^[a-z]/.test(text)
  // "Pe": a syllable that was left of a word, and not what is short for an examination.
  if ((lower || /^\p{Lu}[aeiou]$/u.test(text)) && !colon) return null
  const part = within.startsWith('medications') ? changeOf(text) : null
  if (part) return part
  if (studied.test(within) && line.cells.length === 1 && studyAlone.test(plain(text)) && endsSentence(above))
    return headingBy('findings')
  const known = matchHeading(text)
  if (known && (bold || !interrupts(above, line))) return known
  const loose = colon || alone ? matchHeadingLoosely(text) : null
  if (loose && !/\d/.test(text)) return loose
  const unknown = (alone || (colon && !/\d/.test(text))) && line.words.length <= 5 && line.cells.length === 1
  const sure = line.words.every((word) => word.confidence > 0.6) && /\p{L}{4}/u.test(text)
  if (listed(within) && !(alone && isSetAsTitle(line, section))) return null
  return unknown && sure && within !== 'header' && !/\d/.test(text)
    ? { ...headingBy('other'), by: 'stem' }
    : null
}

/** In capitals and apart, where the heading of its section stands, over entries that are not: the next one, whatever it says. */
function isSetAsTitle(line: Line, { heading, lines }: Opened): boolean {
  const last = lines.at(-1)
  return (
    heading != null &&
    last !== undefined &&
    line.words.length > 1 &&
    isCapitals(heading.text) &&
    Math.abs(line.box[0] - heading.box[0]) < line.box[3] &&
    !close(last, line) &&
    !lines.some(({ text }) => isCapitals(text)) &&
    findMentions(tokenise(line.text), conceptTypes).length === 0
  )
}

const exactly = (text: string): Heading | null => {
  const known = matchHeading(text)
  return known?.by === 'word' && known.specimen === null ? known : null
}

/** "NEW", "CHANGED", "STOP": the parts of a list of drugs. */
export function changeOf(text: string): Heading | null {
  const word = plain(text)
    .replace(/[^a-z\u05d0-\u05ea ]/g, '')
    .trim()
  if (drugsGoOn.test(word)) return headingBy('medications-discharge')
  return drugsStop.test(word) ? headingBy('medications-stopped') : null
}

/** In lists of short items a line in capitals is rather an item. */
const listed = (kind: SectionKind) => /^(?:diagnoses|allergies|labs|procedures|medications.*)$/.test(kind)

/** Where a report tells why and how, the name of a study by itself is the title of what it found. */
const studied = /^(?:indication|technique|findings)$/
const endsSentence = (above: Line | null): boolean => above !== null && /[.:]$/.test(above.text.trim())

const close = (a: Line, b: Line) => b.box[1] - bottom(a.box) < 1.2 * Math.max(a.box[3], b.box[3])

/** Whether the line is the tail of a sentence begun on the line above. */
function interrupts(above: Line | null, line: Line): boolean {
  if (!above || !close(above, line) || above.bullet || /^[A-Z]/.test(line.text)) return false
  // A row of labels is no sentence, nor is one of a person's details.
  if (above.cells.length > 2) return false
  if (above.cells.filter((cell) => /[:：]\s*\S/.test(cell.text)).length > 1) return false
  return above.words.length >= 6 && !/[.:;!?]$/.test(above.text) && above.box[2] > 2.5 * line.box[2]
}
