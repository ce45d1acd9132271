import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Reading } from '../reading'
import type { Telling } from './telling'

/** "Is that very low", "is it dangerously high", "is 6.5 a lot": how far, and a page says only whether. */
export const asksDegree = ({ text, asks, cues }: Reading): boolean => {
  const tokens = tokenise(text)
  const isSide = (['low', 'high', 'abnormal', 'worse'] as const).some((one) => asks.claims.has(one))
  return (
    !cues.has('trend') &&
    ((isSide && findJoined(tokens, 'degrees') !== null) || findJoined(tokens, 'howMuch') !== null)
  )
}

/** That no page says how much is much. */
export const degreeText = ({ reading, t }: Telling): readonly string[] =>
  reading.intent === 'latest' &&
  reading.subjects.some(({ item }) => item?.type === 'lab' && item.detail.flag !== 'N') &&
  asksDegree(reading)
    ? [t('assistant.degreeUnknown')]
    : []

/** "Was it always low", of a test with one result: how many there are, as no one result is an "always". */
export const alwaysText = ({ reading: { intent, asks, subjects, time }, t }: Telling): readonly string[] =>
  (intent === 'latest' || intent === 'count') &&
  time === null &&
  asks.claims.has('always') &&
  subjects.length === 1 &&
  subjects.every(({ item }) => item?.type === 'lab' && item.detail.trend.length < 2)
    ? [t('assistant.oneResultOnly')]
    : []
