import type { Answer } from '../answer'
import { bodyPartOf } from '../organs'
import { itemsOf, type ItemOf, type KnownRecord } from '../record'
import type { Reading } from '../reading'
import { isOf } from '../times'
import { timeText } from './document-names'
import { onEachDay, unsureDays } from './days-of'
import { tellImaging } from './imaging'
import { dateOf, tellList } from './lists'
import { modalityOf, partAsked } from './study-asked'
import { Telling } from './telling'

/**
 * The studies of the kind that is named beside a time with one end ("a hip x-ray after the operation", "a dexa since 2023"), of
 * whatever day; null where no kind is named, or anything else is asked for.
 */
export function studiesNamed(reading: Reading, { items }: KnownRecord): readonly ItemOf<'imaging'>[] | null {
  const { intent, only, time, place, modality, subjects, text } = reading
  const isNamed = only.length === 0 && subjects.some(({ places }) => places.length > 0)
  const isOfStudies = isNamed || (only.length === 1 && only[0] === 'imaging')
  const isOfEnd = time !== null && (time.from === null) !== (time.until === null)
  if (intent !== 'visit' || place !== null || !isOfStudies || !(isOfEnd || (isNamed && time !== null)))
    return null
  if (subjects.some(({ type }) => type !== 'imaging')) return null
  const all = itemsOf(items, 'imaging')
  const keys = new Set(subjects.flatMap(({ item, key }) => (item === null ? [] : [key])))
  if (keys.size > 0) return all.filter(({ canonical_key: key }) => keys.has(key))
  const part = partAsked(text, all)
  if (modality === null && part === null) return null
  return all.filter(
    ({ canonical_key: key }) =>
      (modality === null || modalityOf(key) === modality) &&
      (part === null || part.parts.includes(bodyPartOf(key))),
  )
}

/** Those of the time, by their own days; where none is, that, and when there was one. */
export function tellStudyThen(telling: Telling): Answer | null {
  const { reading, record, evidence, t } = telling
  const { time, modality, text, subjects } = reading
  const studies = studiesNamed(reading, record)
  if (studies === null || time === null) return null
  const asked = { ...reading, intent: 'imaging', time: null, event: null } as const
  const ofStudies = new Telling(asked, record, evidence)
  const then = studies
    .flatMap((study): typeof studies => onEachDay(telling, study))
    .filter((study) => isOf(dateOf(study), time))
  if (then.length > 0)
    return tellList(
      ofStudies,
      'imaging',
      then,
      [t('assistant.imagingAsked', { n: then.length }), ...unsureDays(telling, then)].join(' '),
    )
  const [one] = subjects
  const name = one
    ? telling.nameOf({ type: one.type, canonical_key: one.key, name: one.name })
    : (modality ?? partAsked(text, studies)?.said ?? '')
  const none = t('assistant.noStudyThen', { name, place: timeText(telling, time) })
  const [last] = studies
  if (last === undefined) return tellImaging(ofStudies)
  const when = t('assistant.lastSeen', { name: telling.nameOf(last), date: telling.date(dateOf(last)) })
  return tellList(ofStudies, 'imaging', studies, `${none} ${when}`)
}
