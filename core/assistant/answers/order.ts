import { tokenise, type Token } from '../../vocabulary/normalise'
import type { Answer, Item } from '../answer'
import { findJoined, findWords } from '../asking'
import { inRecordWords } from '../lay'
import { findTurn, findTurnWords } from '../turns/turn-words'
import { betweenText } from './ago'
import { namedIn, pairIn, toldBefore, toldList, type Dated } from './dated'
import { dataList, everySource, type Telling } from './telling'

/** What is asked of the days of things: which was first, how long lies between them; null where neither is. */
function askedOf(tokens: readonly Token[]): 'order' | 'apart' | null {
  const links = (['before', 'after', 'between'] as const).some((list) => findWords(tokens, list) !== null)
  const isApart =
    findJoined(tokens, 'timeApart') !== null ||
    (findTurn(tokens, 'apartOf') !== null && (links || findTurnWords(tokens, 'apartLinks') !== null))
  if (isApart) return 'apart'
  const isOrder = findJoined(tokens, 'whichFirst') !== null || findTurn(tokens, 'whichWhen') !== null
  return isOrder ? 'order' : null
}

/** "What was done first, the MRI or the x-ray", "was the one before the other": of two that are named, whatever else is asked. */
function asksOfTwo({ reading: { asks, cues } }: Telling, tokens: readonly Token[]): boolean {
  const isEither = findWords(tokens, 'eitherOr') !== null
  if (isEither) return cues.has('oldest') || cues.has('newest')
  const isMore = (['advice', 'abnormal', 'allergies', 'drugs'] as const).some((cue) => cues.has(cue))
  // "Was anything found in the x-ray before the operation" asks for no order; "was the diabetes found before it" does.
  if (cues.has('findings') && cues.has('imaging')) return false
  return asks.yesNo && asks.inOrder && asks.past && !isMore
}

/** Which of two things was first, or how long lies between them; null where that is not asked, or two days are not known. */
export function tellOrder(telling: Telling): Answer | null {
  const tokens = tokenise(inRecordWords(telling.reading.text))
  const asked =
    askedOf(tokens) ?? (asksOfTwo(telling, tokens) && namedIn(telling, tokens).length > 1 ? 'order' : null)
  if (asked === null) return null
  const sorted = inOrder(thingsOf(telling, tokens, asked))
  const [first, second, ...others] = sorted
  if (!first || !second || !sorted.every(({ sources }) => sources.length > 0)) return null
  if (others.length > 0 && asked === 'apart') return null
  // A year alone says nothing of a day within it.
  if (sorted.some(({ date }, at) => isWithin(sorted[at + 1]?.date, date))) return null
  const { t } = telling
  const items = sorted.map(({ label, date, sources }): Item => ({
    label,
    value: telling.date(date),
    status: null,
    flag: null,
    note: null,
    sources: [...sources],
  }))
  const names = items.map(({ label, value }) => `${label} (${value})`).join(', ')
  const ofPages = sorted.flatMap(({ label, isOfPage }) => (isOfPage ? label : [])).join(', ')
  return telling.answer(
    {
      summary: [
        t('assistant.inOrder', { names }),
        ...(ofPages === '' ? [] : [t('assistant.orderOfPages', { names: ofPages })]),
        ...betweenText(telling, first.date, second.date),
      ].join(' '),
      from: everySource(items),
      sections: [dataList(t('assistant.documentsTitle'), items)],
    },
    { keys: [], until: null },
  )
}

const inOrder = (things: readonly Dated[]): readonly Dated[] =>
  [...new Map(things.map((one) => [`${one.label} ${one.date}`, one])).values()].toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  )

const isWithin = (a: string | undefined, b: string): boolean =>
  a !== undefined && (a.startsWith(b) || b.startsWith(a))

/** What is named; with what was told before where one alone is; both of a kind of two; else all that was told. */
function thingsOf(telling: Telling, tokens: readonly Token[], asked: 'order' | 'apart'): readonly Dated[] {
  const named = namedIn(telling, tokens)
  if (named.length > 1) return named
  const pair = pairIn(telling, tokens)
  // "Between my last two tests": of no other day.
  if (pair.length > 0 || findTurnWords(tokens, 'two') !== null) return pair
  if (named.length === 1) return [...toldBefore(telling), ...named]
  return telling.reading.subjects.every(({ places }) => places.length === 0)
    ? toldList(telling, tokens, asked)
    : []
}
