import { glossaries } from '../../language/glossary'
import type { Locale } from '../../i18n/locale'
import { entityTypes, type EntityType } from '../../records/kinds'
import { matchConcept } from '../../vocabulary/match'
import { tokenise, type Token } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { isFiller } from '../question-cues'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import { hasSign, termsTold, unitsTold } from '../terms'
import type { Telling } from './telling'

const read = new Map<Locale, ReadonlyMap<string, string>>()

/** What things are, by their canonical keys. */
function glossaryOf(locale: Locale): ReadonlyMap<string, string> {
  const known = read.get(locale)
  if (known) return known
  const rows = glossaries[locale].split('\n').filter((line) => line.includes('='))
  const made = new Map(
    rows.flatMap((line) => {
      const [head = '', text = ''] = line.split('=').map((part) => part.trim())
      const [type = '', name = ''] = head.split(':').map((part) => part.trim())
      const concept = isType(type) ? matchConcept(type, name)?.concept : undefined
      return concept ? [[concept.key, text] as const] : []
    }),
  )
  read.set(locale, made)
  return made
}

const isType = (type: string): type is EntityType => (entityTypes as readonly string[]).includes(type)

const explainedAtMost = 3

/** "I did not understand the x-ray, what was there in plain words": what else the page of the study lists. */
function foundOn({ reading: { cues, intent, subjects, asks }, record }: Telling): readonly string[] {
  const isSeen = cues.has('happened') || cues.has('findings') || asks.past
  if (intent !== 'imaging' || !isSeen) return []
  const files = new Set(subjects.flatMap(({ item }) => item?.evidence?.file_id ?? []))
  return record.items
    .filter(({ type, evidence }) => type === 'diagnosis' && files.has(evidence?.file_id ?? ''))
    .map(({ canonical_key: key }) => key)
}

/** What the things mean that are asked about, where that is asked; general knowledge, and no statement about the person. */
export function explain(telling: Telling): readonly string[] {
  const { reading, locale, t } = telling
  const { cues, subjects, intent, before } = reading
  // What is asked of the product, or of nothing that the record has, says itself what it is.
  if (
    reading.aside?.kind === 'app' ||
    (intent === null && asksMeaning(reading) && wordsTold(reading, t).length > 0)
  )
    return []
  // "What is my sodium" asks for the value.
  const found = foundOn(telling)
  const asked =
    isBare(reading) ||
    isWhatItIs(reading) ||
    asksWhatThatIs(reading) ||
    (cues.has('define') && found.length > 0) ||
    ((cues.has('define') || cues.has('explained')) && (!reading.ofOneself || cues.has('unsaid')))
  if (reading.urgency !== null || before?.intent === 'allergies') return []
  if (!asked || (intent !== null && !explained.has(intent)))
    return asksMeaning(reading) && !reading.ofOneself ? termsTold(reading) : []
  const glossary = glossaryOf(locale)
  const texts = subjects
    .filter(({ places }) => places.length > 0)
    .flatMap(({ key }) => glossary.get(key) ?? [])
    .concat(found.flatMap((key) => glossary.get(key) ?? []))
  const terms = (intent === null ? [] : termsOf(reading)).map((term) => t(`assistant.${term}`))
  // "What is ng/mL beside the vitamin D" asks for the unit, and not for the vitamin.
  const ofPages = asksMeaning(reading) ? wordsTold(reading, t) : []
  if (ofPages.length > 0 && (texts.length === 0 || unitsTold(reading).length > 0)) return ofPages
  const isOfSide = texts.length > 0 && (cues.has('low') || cues.has('high'))
  const side = isOfSide ? [t('assistant.sideUnknown')] : []
  const isUnexplained = isBare(reading) && subjects.some(({ item }) => item !== null)
  const none = isUnexplained && texts.length + terms.length === 0 ? [t('assistant.notExplained')] : []
  return [...new Set([...texts.slice(0, explainedAtMost), ...side, ...terms, ...none])]
}

/** "What does metformin do", "what did they take out": what a thing is, whichever word asks besides. */
export const isWhatItIs = ({ text, intent, cues, ofOneself }: Reading): boolean =>
  !cues.has('dose') &&
  ((intent === 'purpose' && !ofChange.some((cue) => cues.has(cue))) ||
    (findJoined(tokenise(text), 'whatItIs') !== null &&
      (intent === 'purpose' ||
        cues.has('why') ||
        (cues.has('define') && !ofOneself) ||
        intent === 'procedures')))

/** "My doctor spoke of ferritin, what is that and what was mine": both are asked. */
function asksWhatThatIs({ text, subjects, ofRelative }: Reading): boolean {
  const tokens = tokenise(readingText(text))
  const [defines, refers, askers] = (['defines', 'refers', 'joinedAskers'] as const).map(
    (list) => findJoined(tokens, list) ?? [],
  )
  return (
    !ofRelative &&
    subjects.some(({ places }) => places.length > 0) &&
    (defines?.some(
      (at) => refers?.includes(at + 1) && !defines.includes(at + 1) && askers?.includes(at + 2),
    ) === true ||
      isNamedBehind(text, tokens, subjects, defines ?? []))
  )
}

/** "What is HbA1c anyway, and is mine fine", "what is it in plain words": the name stands behind what asks, whatever is said besides. */
function isNamedBehind(
  text: string,
  tokens: readonly Token[],
  subjects: Reading['subjects'],
  defines: readonly number[],
): boolean {
  const isOneWord = (at: number) => at === 0 && whatIs.test(text)
  const last = Math.max(-1, ...defines.filter((at) => defines.includes(at - 1) || isOneWord(at)))
  const idle = findJoined(tokens, 'idle') ?? []
  const first = Math.min(...subjects.flatMap(({ places }) => places.filter((at) => at > last)))
  const isApart = first - last === 2 && (idle.includes(last + 1) || isFiller(tokens[last + 1]?.norm ?? ''))
  const mine = findJoined(tokens, 'mine') ?? []
  return (
    last >= 0 && (first - last === 1 || isApart) && !mine.includes(first + 1) && !mine.includes(first - 1)
  )
}

/** "What is" in one word. */
const whatIs = /^\s*what['’]?s\b/iu

/** "Why was it stopped": what the drug is for in general is no reason of that. */
const ofChange = ['stopped', 'changedDose', 'past'] as const

/** "What's creatinine", "what are platelets": nothing but what asks and a name. */
function isBare({ text, subjects, ofOneself }: Reading): boolean {
  const tokens = tokenise(text)
  const defines = findJoined(tokens, 'defines') ?? []
  const named = subjects.flatMap(({ places }) => places)
  return (
    !ofOneself &&
    (defines.includes(0) || defines.includes(tokens.length - 1)) &&
    named.length > 0 &&
    tokens.length <= defines.length + new Set(named).size
  )
}

const explained: ReadonlySet<string> = new Set([
  'latest',
  'origin',
  'trend',
  'condition',
  'procedures',
  'imaging',
  'related',
  'purpose',
  'medication',
])

/** Words of a page that say how far a condition is one's own: "resolved", "denies". */
export function termsOf({ text }: Reading): readonly ('termResolved' | 'termDenied')[] {
  const tokens = tokenise(text)
  return (['termResolved', 'termDenied'] as const).filter((term) => findJoined(tokens, term) !== null)
}

/** That a word, a sign or a unit is asked for what it says. */
export const asksMeaning = ({ cues, text }: Reading): boolean =>
  cues.has('define') || cues.has('explained') || (cues.has('why') && hasSign(text))

/** What the units, signs and words of pages say that are asked about, and are no thing of the record. */
export const wordsTold = (reading: Reading, t: Telling['t']): readonly string[] => {
  const units = unitsTold(reading).map(({ unit, text }) => t('assistant.unitOf', { unit, text }))
  return units.length > 0 ? units : termsTold(reading)
}
