import { matchHeading } from '../../document/headings'
import type { Document } from '../../document/types'
import { dayTold, measureTold, openingTitle, personTold, youTold } from '../../language/of-person'
import { regionLabel } from '../../language/passages'
import { sentenceAround, type Range } from '../assertion/scope'
import type { Draft } from '../draft'
import { wordsIn } from '../passage'

/**
 * What stands under no heading and is tied to nobody waits for the person: a hospital's services in the margin, a leaflet, a
 * form that explains a risk and a trial that looks for patients name illnesses, drugs and acts in the words of any letter.
 */
export const doubtOfPerson = (draft: Draft, document: Document): Draft =>
  isStated(draft) && isFree(draft, document) && !isTied(draft)
    ? { ...draft, doubt: 'uncertain_person', beside: [...(draft.beside ?? []), ...saidAround(draft)] }
    : draft

/** Its sentence, as far as it stands in its line of print: by a name alone nobody can say whether it is said of them. */
function saidAround({ passage, range }: Draft): Range[] {
  const { start, end } = sentenceAround(passage.text, range)
  const [own] = wordsIn(passage, range.start, range.end)
  const line = passage.lines.find(({ words }) => own !== undefined && words.includes(own))
  return passage.words.flatMap((word, at) => {
    const from = passage.starts[at] ?? 0
    const isSaid = from >= start && from < end && line?.words.includes(word)
    return isSaid ? [{ start: from, end: from + word.text.length }] : []
  })
}

const isStated = ({ type, doubt, assertion }: Draft): boolean =>
  type !== 'lab' && doubt === null && (assertion === 'present' || assertion === 'historical')

/** In running text outside every section. A report of a study and a prescription are of one person throughout. */
function isFree({ passage, type, coded }: Draft, { facts, sections }: Document): boolean {
  const { kind, item, section, lines } = passage
  if (kind !== 'header' && kind !== 'other') return false
  if (item || coded || sections[section]?.heading || lines.some(({ table }) => table !== undefined))
    return false
  const category = facts.category.value
  if (category === 'imaging') return type !== 'imaging' && kind === 'header'
  return category !== 'prescription' || type !== 'medication'
}

/** A strength that stands at the head of a line with its drug is an entry of a list, whatever its heading is called. */
const isEntry = ({ type, passage: { text }, range, fields }: Draft): boolean =>
  type === 'medication' && fields.value != null && !/\p{L}{2}/u.test(text.slice(0, range.start))

/** By who is spoken of, by a day, a measure, how often a drug is taken, what it did, or a heading at the head of its line. */
function isTied(draft: Draft): boolean {
  const {
    passage: { text, lines },
    range,
    date,
    fields,
  } = draft
  const { start, end } = sentenceAround(text, range)
  const sentence = text.slice(start, end)
  if (date !== null || fields.frequency || fields.laterality || fields.reaction || isEntry(draft)) return true
  return (
    personTold.test(sentence) ||
    youTold.test(sentence) ||
    measureTold.test(sentence) ||
    dayTold.test(sentence) ||
    regionLabel.test(sentence) ||
    [sentence, ...lines.map((line) => line.text)].some(opensWithHeading)
  )
}

function opensWithHeading(text: string): boolean {
  const [, capitals, label] = openingTitle.exec(text) ?? []
  const words = (capitals ?? label)?.trim().split(/\s+/) ?? []
  const heads = label ? [words.length] : [1, 2, 3]
  return heads.some((count) => {
    const kind = matchHeading(words.slice(0, count).join(' '))?.kind
    return kind !== undefined && kind !== 'other' && kind !== 'furniture' && kind !== 'recommendations'
  })
}
