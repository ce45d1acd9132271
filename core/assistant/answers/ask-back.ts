import { placeOfTopic } from '../places'
import { itemsOf } from '../record'
import { isAskedTime, timeOfTopic } from '../topics'
import type { RegistryRecord } from '../../records/registry'
import { isOfNamed } from './days-of'
import { nearQuestions } from './near'
import { questionOn } from './question-on'
import { placeName, timeText } from './document-names'
import type { Telling } from './telling'

/** A question back, where it was understood what is asked about and not what of it: never a guess, never the whole list. */

const askedAtMost = 3

/** What a question names, or what the answer before told. */
export function itemsAskedOf({ reading: { subjects, before }, record }: Telling): readonly RegistryRecord[] {
  const named = subjects.flatMap(({ item }) => item ?? [])
  if (named.length > 0) return named
  return record.items.filter(({ canonical_key: key }) => before?.keys.includes(key)).slice(0, askedAtMost)
}

/** Questions on one thing of the record: what it says, how it moved, who wrote it. */
function questionsOn(telling: Telling, item: RegistryRecord): readonly string[] {
  const name = telling.nameOf(item)
  const moved = item.type === 'lab' && item.detail.trend.length > 1
  return [
    questionOn(telling, item),
    ...(moved ? [telling.t('assistant.askTrend', { name })] : []),
    telling.t('assistant.askOrigin', { name }),
  ]
}

interface AskedBack {
  readonly message: string
  readonly asked: readonly string[]
}

/**
 * What may have been asked of the things that are known to be meant: one short question that names them and what the record
 * has of them; null where none is.
 */
export function askOf(telling: Telling): AskedBack | null {
  const { t, reading } = telling
  const items = itemsAskedOf(telling)
  const [only, ...others] = items
  if (reading.before?.intent === 'waiting' && reading.subjects.length === 0)
    return { message: telling.tellWaiting('about_waiting', waitingMeant(telling)), asked: [] }
  if (!only) return ofDocuments(telling) ?? (reading.before?.intent === 'changes' ? ofChanges(telling) : null)
  const asked =
    others.length === 0
      ? questionsOn(telling, only)
      : items.slice(0, askedAtMost).map((item) => questionOn(telling, item))
  const keys = reading.before?.keys.filter((key) => !isAskedTime(key) && !isOfNamed(key)) ?? []
  const isMore = keys.length > items.length && reading.subjects.length === 0
  const name = items.map((item) => telling.nameOf(item)).join(', ') + (isMore ? ' \u2026' : '')
  const isOfOne = others.every(({ type }) => type === only.type)
  const kind = only.type === 'lab' && others.length > 0 ? 'labs' : only.type
  return { message: t(isOfOne ? `assistant.about_${kind}` : 'assistant.about_visit', { name }), asked }
}

/** "The medicine one": of what waits, that; all of it where no kind is said, or none of it waits. */
function waitingMeant({ reading: { cues }, record: { waiting } }: Telling) {
  const type = cues.has('drugs') ? 'medication' : cues.has('labs') ? 'lab' : null
  const own = waiting.filter((one) => one.type === type)
  return own.length > 0 ? own : waiting
}

/** Of documents that were told, by their time and their place. */
function ofDocuments(telling: Telling): AskedBack | null {
  const { before } = telling.reading
  if (before?.intent !== 'visit') return null
  const place = placeOfTopic([], telling.record.files, before, true)
  const time = timeOfTopic(before)
  const name = [
    ...(place === null ? [] : [placeName(telling, place)]),
    ...(time === null ? [] : [timeText(telling, time)]),
  ].join(', ')
  const asked = [telling.t('ask.askAbnormal'), telling.t('ask.askMedications')]
  return name === '' ? null : { message: telling.t('assistant.about_visit', { name }), asked }
}

/** Of what changed: the tests that it was told of. */
const ofChanges = ({ t }: Telling): AskedBack => ({
  message: t('assistant.about_labs', { name: t('assistant.resultsTitle') }),
  asked: [t('ask.askAbnormal'), t('assistant.askChanged')],
})

/** What may be meant by a question of which nothing but "results" or "numbers" was heard. */
export const ofResults = (telling: Telling): readonly string[] =>
  itemsOf(telling.record.items, 'lab').length === 0
    ? []
    : [telling.t('assistant.askNewest'), telling.t('ask.askAbnormal'), telling.t('assistant.askChanged')]

/** The question of another in that one's place: what was asked of a relative, as of the one whose record it is. */
export function asOwnQuestions(telling: Telling): readonly string[] {
  const { subjects, group, time, cues, place } = telling.reading
  const named = subjects.map(({ type, key, name, item }) => {
    const called = telling.nameOf({ type, canonical_key: key, name })
    // Of a time the newest result is no answer: how it moved has that one in it.
    if (item?.type === 'lab' && time !== null && item.detail.trend.length > 1)
      return telling.t('assistant.askTrend', { name: called })
    if (item !== null && type !== 'medication') return questionOn(telling, item)
    return telling.t(type === 'medication' ? 'assistant.askTaken' : 'assistant.askListed', { name: called })
  })
  const ofGroup = group === null ? [] : [telling.t('assistant.askTaken', { name: group.name })]
  const lists = [
    ...(cues.has('drugs') || cues.has('taking') ? [telling.t('ask.askMedications')] : []),
    ...(cues.has('allergies') ? [telling.t('ask.askAllergies')] : []),
    ...(cues.has('conditions') ? [telling.t('assistant.askConditions')] : []),
    ...(cues.has('labs') && named.length === 0 ? [telling.t('assistant.askNewest')] : []),
  ]
  const then = place === null ? [] : [telling.t('assistant.askPlace', { place: placeName(telling, place) })]
  return [...new Set([...ofGroup, ...(lists.length > 0 ? [...lists, ...named] : named), ...then])].slice(
    0,
    askedAtMost + 1,
  )
}

/** As `nearQuestions`, with what is asked of results in general. */
export const nearOrResults = (telling: Telling): readonly string[] => {
  const near = nearQuestions(telling)
  const { cues } = telling.reading
  const isOfResults = (['latest', 'labs', 'newest'] as const).some((cue) => cues.has(cue))
  return near.length > 0 || !isOfResults ? near : ofResults(telling)
}
