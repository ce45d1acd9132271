import { isOrdinary } from '../vocabulary/ordinary'
import type { Told } from './told'
import { findRow, findRows, findWords } from './asking'
import { findField } from './field-place'
import { isEveryday } from './everyday'
import { isFiller } from './question-cues'

/** "My kidney doctor": a field of doctors by what they are for, where nothing else is named. */
export function fieldNamed({ text, tokens, subjects, place, drug }: Told): string | null {
  if (place || drug) return null
  const nouns = findWords(tokens, 'doctorNouns') ?? []
  const named = findRow(tokens, 'fields')
  const row = nouns.some((at) => named?.places.includes(at)) ? named : null
  const isWithin = (places: readonly number[]) =>
    subjects.every((one) => one.places.every((at) => places.includes(at)))
  if (row && subjects.length > 0 && isWithin(row.places)) return row.name
  const field = named ? null : findField(tokens)
  if (field && isWithin(field.places))
    return text.slice(tokens[Math.min(...field.places)]?.start, tokens[Math.max(...field.places)]?.end)
  for (const at of nouns) {
    // "Platelets, the doctor said".
    if (!/^\s+$/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))) continue
    const before = [...findRows(tokens, 'panels'), ...findRows(tokens, 'organs')].find(({ places }) =>
      places.includes(at - 1),
    )
    const of = before?.places ?? subjects.find(({ places }) => places.includes(at - 1))?.places
    if (of && isWithin(of)) return text.slice(tokens[Math.min(...of)]?.start, tokens[at]?.end)
  }
  return null
}

/** "What did Dr. Goldberg say", where no document names one. */
export function unknownDoctor(told: Told): string | null {
  const { text, tokens } = told
  for (const at of findWords(tokens, 'titles') ?? []) {
    const [title, name] = [tokens[at], tokens[at + 1]]
    if (
      !title ||
      !name ||
      name.norm.length < 3 ||
      isFiller(name.norm) ||
      isOrdinary(name.norm) ||
      told.cuePlaces.has(at + 1) ||
      // "Which dr upped my metformin": what one did is no name.
      (name.norm.endsWith('ed') && isEveryday(name.norm)) ||
      !/^\p{L}+$/u.test(name.norm)
    )
      continue
    if (/^(?:dr|prof|\u05d3["\u05f4]?\u05e8|\u05e4\u05e8\u05d5\u05e4)$/.test(title.norm))
      return text.slice(title.start, name.end)
  }
  return null
}
