import { locales } from '../../i18n/locale'
import { turnFacets } from '../../language/turn-facets'
import type { RegistryRecord } from '../../records/registry'
import { hebrewNameOf } from '../../vocabulary/local-names'
import { tokenise } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findRows } from '../asking'
import { languageOf } from '../language-of'
import { recordTokens } from '../lay'
import type { Question } from '../reading'
import { placeOfTopic } from '../places'
import { itemsOf, type KnownRecord } from '../record'
import { findSubjects } from '../subjects'
import { isOf } from '../times'
import { onlyOfTopic, timeAskedBefore, timeOfTopic } from '../topics'
import { facetsOf, wholeFacet } from './facets'
import { besideKind } from './reworded'

/** More names than these make no question: what is asked of such a list is asked of all of it. */
const namesAtMost = 6

/** Answers that tell documents: of those it is asked what they have. */
const ofDocuments: ReadonlySet<string> = new Set(['visit'])

/** Of these the things that were told are of several lists: the first list is what was asked after. */
const ofFirst: ReadonlySet<string> = new Set(['related', 'organ'])

/** A turn as the whole question that it asks. */
export interface Followed {
  readonly text: string
  /** It is asked of the documents that were told, as they were told: of their time and their place. */
  readonly ofDocuments: boolean
  /** It is asked of the time of the documents that were told. */
  readonly ofTime: boolean
  /** What is named in it: asked of all of these, whichever of the names are read again. */
  readonly named: readonly RegistryRecord[]
}

/**
 * A short turn ("who", "still on?", "repeated?") as the whole question that it asks of what the answer before told; null where
 * its words ask anything else, or nothing that is asked of such a thing.
 */
export function followed(question: Question, record: KnownRecord): Followed | null {
  const { text, before } = question
  if (before === null) return null
  const facets = facetsOf(tokenise(text))
  if (facets.length === 0 || namesTold(question, record)) return null
  if (besideKind(tokenise(text), before, record) !== null) return null
  const studies = studiesOf(before, record)
  const told = studies.length > 0 ? studies : toldOf(before, record)
  const type = studies.length > 0 ? 'imaging' : typeOf(before, told)
  const language = locales.indexOf(languageOf(question))
  const isSeveral = told.length > 1 || before.intent === 'changes'
  const [older] = facets.includes('previous') && told.length === 1 ? olderOf(told, record) : []
  const day = older ? wholeFacet(language, 'when', older.type) : null
  if (older && day !== null)
    return {
      text: day.replace('{name}', nameIn(question, older)),
      ofDocuments: false,
      ofTime: false,
      named: [older],
    }
  const off =
    facets.includes('difference') && told.every((item) => isToldOutside(item, before))
      ? wholeFacet(language, 'offLimit', type ?? '')
      : null
  const [one] = told
  if (one && off !== null)
    return {
      text: off.replace('{name}', nameIn(question, one)),
      ofDocuments: false,
      ofTime: false,
      named: [one],
    }
  // "Under the limit" asks for more than the limit.
  const isOfSide = findRows(tokenise(text), 'claims').length > 0
  for (const facet of facets) {
    if (facet === 'limit' && isOfSide) continue
    // "All good?", after the tests of an organ: of those, and not of all that there are.
    const ofSeveral = isSeveral ? wholeFacet(language, facet, `after ${before.intent}+`) : null
    if (ofSeveral !== null && timeAskedBefore(before) !== null) continue
    const whole =
      ofSeveral ??
      (isOfOlder(before, told) ? null : wholeFacet(language, facet, `after ${before.intent}`)) ??
      (isSeveral ? wholeFacet(language, facet, `${type}+`) : null) ??
      wholeFacet(language, facet, type ?? '')
    if (whole === null) continue
    // "What changed", after pages of results alone, is asked of those.
    const ofTime = type === 'visit' && facet === 'changes'
    if (ofTime && drugsOf(before, record).length === 0) continue
    if (!whole.includes('{name}'))
      return {
        text: whole,
        ofDocuments: type === 'visit' && facet !== 'stopped' && !ofTime,
        ofTime,
        named: [],
      }
    const named =
      type === 'visit' && timeOfTopic(before) !== null
        ? drugsOf(before, record)
        : type === 'visit'
          ? []
          : told
    if (named.length === 0 || named.length > namesAtMost) continue
    const names = named.map((item) => nameIn(question, item)).join(turnFacets[language]?.joins ?? ', ')
    return { text: whole.replace('{name}', names), ofDocuments: false, ofTime: false, named }
  }
  return null
}

/** "Is it low", and then "by how much", of the last result of a test, which is outside its range, or its only one: by how much it is. */
const isToldOutside = (item: RegistryRecord, { intent, until }: Topic): boolean =>
  item.type === 'lab' &&
  (item.detail.trend.length < 2 || (intent === 'latest' && (until === null || until === item.detail.date))) &&
  (item.detail.flag === 'H' || item.detail.flag === 'L')

/** "And the good one", after cholesterol: one of those that were told, by what patients call it. */
const namesTold = ({ text, before }: Question, { items }: KnownRecord): boolean =>
  findSubjects(recordTokens(text), items, new Set()).named.some(({ key }) => before?.keys.includes(key))

/** "And the one before", after one operation or study: those that were done before it, the last first. */
function olderOf([told]: readonly RegistryRecord[], { items }: KnownRecord): readonly RegistryRecord[] {
  const dayOf = ({ evidence }: RegistryRecord) => evidence?.date ?? ''
  if (told?.type !== 'imaging' && told?.type !== 'procedure') return []
  return items
    .filter((item) => item.type === told.type && dayOf(item) !== '' && dayOf(item) < dayOf(told))
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))
}

/** "In January" and "was that normal": asked of that result, and not of the newest. */
const isOfOlder = ({ until }: Topic, told: readonly RegistryRecord[]): boolean =>
  until !== null && told.some((item) => item.type === 'lab' && item.detail.date !== until)

function typeOf(before: Topic, [first]: readonly RegistryRecord[]): string | null {
  if (before.intent === 'changes') return 'lab'
  const isOfDocuments =
    ofDocuments.has(before.intent) && before.keys.some((key) => /^(?:time|place):/.test(key))
  return isOfDocuments ? 'visit' : (first?.type ?? null)
}

/** The drugs that stood on the documents of a time: "is that one still on". */
function drugsOf(before: Topic, { items, files }: KnownRecord): readonly RegistryRecord[] {
  const time = timeOfTopic(before)
  const place = placeOfTopic([], files, before, true)
  if (time === null && place === null) return []
  const days = new Set(
    files.flatMap(({ id, detected_date: date }) =>
      place === null || place.fileIds.has(id) ? (date ?? []) : [],
    ),
  )
  return itemsOf(items, 'medication').filter(({ detail: { doses } }) =>
    doses.some(({ date }) => (time === null || isOf(date, time)) && days.has(date)),
  )
}

/** "Any imaging in 2024", and then "what did it find": of the studies on those documents. */
function studiesOf(before: Topic, { items, files }: KnownRecord): readonly RegistryRecord[] {
  if (before.intent !== 'visit' || onlyOfTopic(before) !== 'imaging') return []
  const time = timeOfTopic(before)
  const place = placeOfTopic([], files, before, true)
  return itemsOf(items, 'imaging').filter(
    ({ evidence }) =>
      (time === null || isOf(evidence?.date ?? null, time)) &&
      (place === null || place.fileIds.has(evidence?.file_id ?? '')),
  )
}

/** What the answer before told, of one list. */
function toldOf(before: Topic, { items }: KnownRecord): readonly RegistryRecord[] {
  const told = before.keys.flatMap((key) => items.find(({ canonical_key: own }) => own === key) ?? [])
  const [first] = told
  const isOfOne = told.every(({ type }) => type === first?.type)
  return isOfOne || ofFirst.has(before.intent) ? told.filter(({ type }) => type === first?.type) : []
}

function nameIn(question: Question, { type, canonical_key: key, name }: RegistryRecord): string {
  const local = languageOf(question) === 'he' ? hebrewNameOf(type, key) : null
  // A number in a name would be heard as a result.
  return (local ?? name).replace(/^\d+-/, '')
}
