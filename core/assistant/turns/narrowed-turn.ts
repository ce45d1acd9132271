import { locales, type Locale } from '../../i18n/locale'
import { turnWords } from '../../language/turns'
import type { Token } from '../../vocabulary/normalise'
import type { Topic } from '../answer'
import { findJoined, findRows } from '../asking'
import { languageOf } from '../language-of'
import { isFiller } from '../question-cues'
import type { Question } from '../reading'
import { itemsOf, type KnownRecord } from '../record'
import { findTime } from '../times'
import { onlyOfTopic } from '../topics'
import { facetsOf } from './facets'
import { drugsNounOf, findTurn } from './turn-words'

/** Lists of results, or documents with results in them. */
const ofResults: ReadonlySet<string> = new Set(['abnormal', 'results', 'visit', 'changes', 'latest'])

/**
 * A question that narrows a list that was told, in whole words: what is so by the newest result of each test, and not what was
 * so then. "What was high a year ago" and then "and what stayed high"; "anything off" and then "only the newest test"; what a
 * doctor gave and then "still taking it". Null where it narrows nothing.
 */
export function narrowedTurn(tokens: readonly Token[], before: Topic, locale: Locale): string | null {
  const claims = new Set(findRows(tokens, 'claims').map(({ name }) => name))
  if (before.intent === 'visit' && findTurn(tokens, 'stillTaken') !== null) return wholeOf(locale, 'taken')
  // "What did I take in 2023", and then "and now".
  if (before.intent === 'visit' && onlyOfTopic(before) === 'medication' && facetsOf(tokens).includes('now'))
    return wholeOf(locale, 'taken')
  if (before.intent === 'visit' && isOnlyDrugs(tokens)) return drugsNounOf(locale)
  // "What changed" and then "in the meds only".
  if (before.intent === 'changes' && findTurn(tokens, 'onlyDrugs') !== null) return wholeOf(locale, 'drugs')
  const told = before.keys.filter((key) => key.startsWith('lab:'))
  if (before.intent === 'abnormal' && told.length > 1 && findTurn(tokens, 'onlyNewest') !== null)
    return wholeOf(locale, 'newest')
  const isList = ofResults.has(before.intent) && (before.intent === 'visit' || told.length > 1)
  const side = (['high', 'low', 'abnormal'] as const).find((claim) => claims.has(claim))
  if (!isList || side === undefined || findTurn(tokens, 'stayed') === null) return null
  return wholeOf(locale, side === 'abnormal' ? 'off' : side)
}

/** "About my meds I mean", after a document. */
const isOnlyDrugs = (tokens: readonly Token[]): boolean => {
  const [said, meant] = [findTurn(tokens, 'onlyDrugs') ?? [], findJoined(tokens, 'takenBack') ?? []]
  return (
    said.length > 0 &&
    tokens.every(({ norm }, at) => said.includes(at) || meant.includes(at) || isFiller(norm))
  )
}

/** "What is out of range" and then "and last year": what was so at that time, where nothing but the time is said. */
export function ofTimeAlone(
  question: Question,
  tokens: readonly Token[],
  { items }: KnownRecord,
): string | null {
  const { text, today, before } = question
  const time = before?.intent === 'abnormal' ? findTime(text, tokens, today) : null
  if (time === null || time.places.length === 0) return null
  const isAlone = tokens.every(({ norm }, at) => time.places.includes(at) || isFiller(norm))
  const said = tokens.slice(Math.min(...time.places))
  const [first, last] = [said[0], said.at(-1)]
  const side = before === null ? null : sideTold(before, items)
  const whole = wholeOf(
    languageOf(question),
    side === null ? 'offThen' : side === 'H' ? 'highThen' : 'lowThen',
  )
  return isAlone && first && last
    ? (whole?.replace('{time}', text.slice(first.start, last.end)) ?? null)
    : null
}

/** The side of their ranges on which all tests lie that were told, where some lie on the other and were left out. */
function sideTold({ keys }: Topic, items: KnownRecord['items']): 'H' | 'L' | null {
  const outside = itemsOf(items, 'lab').filter(({ detail: { flag } }) => flag === 'H' || flag === 'L')
  const [told, left] = [true, false].map(
    (isTold) =>
      new Set(
        outside
          .filter(({ canonical_key: key }) => keys.includes(key) === isTold)
          .map(({ detail }) => detail.flag),
      ),
  )
  const [side, ...others] = told ?? []
  return (side === 'H' || side === 'L') && others.length === 0 && left?.has(side === 'H' ? 'L' : 'H') === true
    ? side
    : null
}

/** One of the whole questions of a language, by its name. */
function wholeOf(locale: Locale, name: string): string | null {
  const rows = turnWords[locales.indexOf(locale)]?.wholeOnes.split('\n') ?? []
  const row = rows.find((line) => line.startsWith(`${name} = `))
  return row?.slice(name.length + 3) ?? null
}
