import type { Answer, Item } from '../assistant/answer'
import type { Told } from './call'

/** Rows of a list that are read out: more are looked at, not listened to. */
const mostRows = 5

/** Marks of direction are for the eye. */
const marks = /[\u2066-\u2069\u200e\u200f]/g

/**
 * An answer as it is said: what wants help at once, then what it comes to, then the first of its rows. Names and values stand
 * in marks of their own direction, for the screen.
 */
export function spokenOf(answer: Answer): string {
  if (answer.type === 'redirect') return inSentences([answer.message, ...answer.suggestions.slice(0, 2)])
  const urgent = answer.sections.flatMap((section) =>
    section.type === 'alert' && section.severity === 'critical' ? [section.message] : [],
  )
  const rows = answer.sections.flatMap((section) => (section.type === 'data_list' ? section.items : []))
  const told = rows.filter((row) => !isSaid(row, answer.summary))
  return inSentences([...urgent, answer.summary, ...told.slice(0, mostRows).map(rowText)])
}

/** What is on the screen while it is said: of an answer that rests on no line there is nothing to show. */
export function toldOf(answer: Answer): Told | null {
  return answer.type === 'answer' && answer.sources.length > 0 ? answer : null
}

/** The one result that the summary tells need not be told again. */
const isSaid = ({ label, value }: Item, summary: string): boolean => {
  const words = summary.replace(marks, '')
  return words.includes(label.replace(marks, '')) && words.includes(value.replace(marks, ''))
}

const rowText = ({ label, value }: Item): string =>
  [label, value].flatMap((part) => (part === '' ? [] : `\u2068${part}\u2069`)).join(': ')

const inSentences = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?:;…]$/.test(part) ? part : `${part}.`))
    .join(' ')

/** What can be said aloud one after another, without what is for the eye: "11.2 g/dL" ends none. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .replace(marks, '')
    .split(/(?<=[.!?\u2026])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
