import { locales } from '../../i18n/locale'
import { andOnWord } from '../../language/particles'
import { turnWords } from '../../language/turns'
import type { RegistryRecord } from '../../records/registry'
import { hebrewNameOf } from '../../vocabulary/local-names'
import { tokenise, type Token } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findJoined } from '../asking'
import { languageOf } from '../language-of'
import { findCues, isFiller } from '../question-cues'
import type { End, Question } from '../reading'
import type { KnownFile, KnownRecord } from '../record'
import { findSubjects } from '../subjects'
import { timeOfTopic } from '../topics'
import { facetsOf, wholeFacet } from './facets'
import { findTurn, findTurnRows } from './turn-words'

/** "And the older one", "the newest?", "the lab before that": another of the kind that was told. */

const ends: readonly End[] = ['older', 'newer', 'oldest', 'newest']

/** A longer question says itself what it is about. */
const mostWords = 8

/** What a question asks for of the kind that was told; null where it has a word that says anything else. */
function endOf(tokens: readonly Token[], beside: readonly number[] = []): End | null {
  const rows = findTurnRows(tokens, 'ends')
  const places = new Set([...rows.flatMap((row) => row.places), ...beside])
  const isBare = tokens.every(({ norm }, at) => places.has(at) || isFiller(norm))
  // "The one before that": of two rows the one with more of its words.
  const [row] = rows.toSorted((a, b) => b.places.length - a.places.length)
  return isBare ? (ends.find((end) => end === row?.name) ?? null) : null
}

/** The one of a kind that lies so to those that were told: all of them sorted by their day. */
function pick<T>(all: readonly T[], told: readonly T[], dayOf: (one: T) => string, end: End): T | undefined {
  const sorted = all.filter((one) => dayOf(one) !== '').toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  const own = sorted.filter((one) => told.includes(one))
  // Of several that were told, "the older" is one of those.
  if (own.length > 1) return end === 'older' || end === 'oldest' ? own[0] : own.at(-1)
  const [one] = own
  if (end === 'oldest' || end === 'newest') return end === 'oldest' ? sorted[0] : sorted.at(-1)
  if (one === undefined) return undefined
  return end === 'older'
    ? sorted.filter((other) => dayOf(other) < dayOf(one)).at(-1)
    : sorted.find((other) => dayOf(other) > dayOf(one))
}

const done: ReadonlySet<string> = new Set(['imaging', 'procedure'])

/** Studies and operations that were told, all of one list. */
export function doneTold(before: Topic, { items }: KnownRecord): readonly RegistryRecord[] {
  const told = before.keys.flatMap((key) => items.find(({ canonical_key: own }) => own === key) ?? [])
  return before.intent === 'imaging' || before.intent === 'procedures'
    ? told.filter(({ type }) => done.has(type))
    : []
}

const dayOfDone = ({ evidence }: RegistryRecord): string => evidence?.date ?? ''
const dayOfFile = ({ detected_date: day }: KnownFile): string => day ?? ''

/** By which the topic of a document says that of sheets of results alone is asked. */
export const labsKey = 'docs:lab'

const ofPages: ReadonlySet<string> = new Set(['documents', 'visit', 'results'])

/** The documents of the kind that was told, and the one of them that was. */
function pagesOf(before: Topic, { files }: KnownRecord) {
  if (!ofPages.has(before.intent)) return null
  const day = timeOfTopic(before)?.dates[0] ?? null
  const labs = files.filter(({ category }) => category === 'lab')
  if (before.intent === 'results') {
    const newest = labs.map(dayOfFile).toSorted().at(-1)
    return { isLab: true, all: labs, told: labs.filter((file) => dayOfFile(file) === newest) }
  }
  const told = files.filter((file) => day !== null && dayOfFile(file) === day)
  // "Which is the latest", of all sheets of results that were told.
  if (told.length !== 1 && !(day === null && before.keys.includes(labsKey))) return null
  const isOfLab = before.intent === 'visit' || before.keys.some((key) => key.startsWith('lab:'))
  const isLab = before.keys.includes(labsKey) || (isOfLab && told[0]?.category === 'lab')
  // "The one before", after a letter of a stay: the letter before it, and no other page.
  const kind = before.keys.find((key) => files.some(({ category }) => key === `place:${category}`))
  const own = kind === undefined ? files : files.filter(({ category }) => kind === `place:${category}`)
  return { isLab, all: isLab ? labs : own, told: told.filter((file) => own.includes(file)) }
}

/** A whole question for a page by its day, in the language of the question. */
function pageText(question: Question, isLab: boolean, day: string): string | null {
  const rows = turnWords[locales.indexOf(languageOf(question))]?.wholeOnes.split('\n') ?? []
  const name = isLab ? 'testsOf' : 'pageOf'
  const row = rows.find((line) => line.startsWith(`${name} = `))
  return row?.slice(name.length + 3).replace('{day}', day) ?? null
}

/** The sheet of results before the newest, or before the one that was told: "my previous blood test". */
function previousTests(question: Question, tokens: readonly Token[], record: KnownRecord): string | null {
  // "Previous results", after one test: of that.
  if (question.before !== null && !ofPages.has(question.before.intent)) return null
  const { cues } = findCues(tokens)
  const isAsked = cues.has('labs') && findTurnRows(tokens, 'ends').some(({ name }) => name === 'older')
  const isMore = (
    [
      'compare',
      'changed',
      'trend',
      'abnormal',
      'newest',
      'oldest',
      'drugs',
      'many',
      'better',
      'worse',
    ] as const
  ).some((cue) => cues.has(cue))
  if (!isAsked || isMore) return null
  const results: Topic = { intent: 'results', keys: [], until: null }
  const pages = (question.before && pagesOf(question.before, record)) ?? pagesOf(results, record)
  const labs = pages?.isLab === true ? pages : pagesOf(results, record)
  const older = labs && pick(labs.all, labs.told, dayOfFile, 'older')
  return older ? pageText(question, true, dayOfFile(older)) : null
}

/** Which of the kind that was told a short question asks for, where it names nothing itself. */
export function endAsked({ text }: Question, record: KnownRecord): End | null {
  const tokens = tokenise(text)
  const isMore = tokens.length > 1 && findJoined(tokens, 'oneMore') !== null
  const isLong = isMore || tokens.length > mostWords || findTurn(tokens, 'whichWhen') !== null
  const end = isLong ? null : (endOf(tokens) ?? endOf(tokens, askedBeside(tokens)))
  return end !== null && findSubjects(tokens, record.items, new Set()).named.length === 0 ? end : null
}

const asksOfIt: ReadonlySet<string> = new Set(['who', 'when', 'findings'])

/** "And who did the one before": words that ask of it who, when or what was seen. */
function askedBeside(tokens: readonly Token[]): readonly number[] {
  const own = new Set(findTurnRows(tokens, 'ends').flatMap(({ places }) => places))
  const open = tokens.flatMap((_, at) => (own.has(at) ? [] : [at]))
  const words = open.flatMap((at) => tokens[at] ?? [])
  const [first, ...others] = words
  const bare =
    first && andOnWord.test(first.norm) ? [{ ...first, norm: first.norm.slice(1) }, ...others] : words
  return [words, bare].some((some) => facetsOf(some).some((facet) => asksOfIt.has(facet))) ? open : []
}

/** The question by the name or the day of what it asks for; null where it points at no other of a kind, or there is none. */
export function otherOfKind(question: Question, record: KnownRecord): string | null {
  const { text, before } = question
  const tokens = tokenise(text)
  if (tokens.length > mostWords || findSubjects(tokens, record.items, new Set()).named.length > 0) return null
  // "Which was earlier" is asked of the days of two.
  if (findTurn(tokens, 'whichWhen') !== null) return null
  const end = endOf(tokens)
  const tests = previousTests(question, tokens, record)
  if (end === null || before === null || tests !== null) return tests
  const told = doneTold(before, record)
  const [first] = told
  // "Did I have another one after", of one study: of its kind, and not whichever came next.
  if (first && tokens.length > 1 && findJoined(tokens, 'oneMore') !== null) return null
  if (first) {
    const all = record.items.filter(({ type }) => type === first.type)
    const other = pick(all, told, dayOfDone, end)
    const facet = findCues(tokens).cues.has('origin') ? 'who' : 'when'
    const whole = wholeFacet(locales.indexOf(languageOf(question)), facet, first.type)
    const local =
      other && languageOf(question) === 'he' ? hebrewNameOf(other.type, other.canonical_key) : null
    return other && whole ? whole.replace('{name}', local ?? other.name) : null
  }
  const pages = pagesOf(before, record)
  const other = pages && pick(pages.all, pages.told, dayOfFile, end)
  return other ? pageText(question, pages.isLab, dayOfFile(other)) : null
}
