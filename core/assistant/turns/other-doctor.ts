import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { findPlace, placeOfTopic } from '../places'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { findTurn } from './turn-words'

/** A longer question says itself what it is about. */
const mostWords = 6

/**
 * "Not Friedman, the other one", after the documents of a place: the one other doctor whom these name; null where nobody is set
 * aside, or several others are left.
 */
export function otherDoctor({ text, before }: Question, { files }: KnownRecord): string | null {
  const tokens = tokenise(text)
  if (before === null || tokens.length > mostWords) return null
  const isSetAside =
    findJoined(tokens, 'negators')?.includes(0) === true || findTurn(tokens, 'denials')?.includes(0) === true
  const told = isSetAside ? placeOfTopic([], files, before, true) : null
  const aside = findPlace(tokens, files, new Set())
  if (told === null || aside === null) return null
  const doctorsOf = (ids: ReadonlySet<string>) =>
    files.flatMap(({ id, doc_meta: meta }) => (ids.has(id) ? (meta?.physician ?? []) : []))
  const left = new Set(doctorsOf(told.fileIds))
  if (!left.has(aside.name)) return null
  left.delete(aside.name)
  const [other, ...more] = left
  return other !== undefined && more.length === 0 ? other : null
}
