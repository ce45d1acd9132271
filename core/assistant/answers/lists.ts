import type { EntityType } from '../../records/kinds'
import { hebrewReaction } from '../../vocabulary/local-names'
import type { Answer, Item } from '../answer'
import { itemsOf, stands, type ItemOf } from '../record'
import { isActive } from './drug-item'
import { historyOf, stepsText } from './dose-steps'
import { lastsText } from './lasts'
import type { BesideTold } from './beside-told'
import { placeKey } from '../places'
import { noneOf, notFound, redirect } from './redirect'
import { dataList, everySource, type Telling } from './telling'

const listedAtMost = 40
/** Studies of which it is told what else their page names. */
export const looked = 3

export type Listed = ItemOf<'allergy' | 'diagnosis' | 'procedure' | 'imaging'>

/** States that go without saying. */
const plain: ReadonlySet<string> = new Set(['active', 'completed'])

export function statusNote({ t }: Telling, status: string): readonly string[] {
  return plain.has(status) || !t.has('status', status) ? [] : [t(`status.${status}`)]
}

function itemOf(telling: Telling, item: Listed): Item[] {
  const sources = telling.sourceOf(item)
  if (sources.length === 0) return []
  const value = item.type === 'allergy' ? reactionOf(telling, item) : telling.date(dateOf(item))
  const isDated = item.type === 'diagnosis' || (item.type === 'allergy' && telling.reading.cues.has('when'))
  const first = telling.t('assistant.since', { date: telling.date(item.first_seen_date) })
  const since = isDated ? [first] : []
  const note = [...statusNote(telling, item.status), ...since].join(' · ')
  return [
    {
      label: telling.nameOf(item),
      value,
      status: null,
      flag: null,
      note: note === '' ? null : note,
      sources: [...sources],
    },
  ]
}

function reactionOf({ t, locale }: Telling, { detail: { reaction } }: ItemOf<'allergy'>): string {
  if (reaction === null) return ''
  return t('assistant.reaction', { text: (locale === 'he' ? hebrewReaction(reaction) : null) ?? reaction })
}

export const dateOf = ({ evidence, last_seen_date: seen }: Listed): string | null => evidence?.date ?? seen

const keysOf = (items: readonly Listed[]): string[] => [
  ...new Set(items.map(({ canonical_key: key }) => key)),
]

export function named<T extends Listed['type']>({ reading }: Telling, type: T): ItemOf<T>[] {
  return itemsOf(
    reading.subjects.flatMap(({ item }) => item ?? []),
    type,
  )
}

interface Words {
  readonly title: 'allergiesTitle' | 'conditionsTitle' | 'proceduresTitle' | 'imagingTitle'
  readonly count: 'allergies' | 'conditions' | 'procedures' | 'imaging'
}

const words: Readonly<Record<Listed['type'], Words>> = {
  allergy: { title: 'allergiesTitle', count: 'allergies' },
  diagnosis: { title: 'conditionsTitle', count: 'conditions' },
  procedure: { title: 'proceduresTitle', count: 'procedures' },
  imaging: { title: 'imagingTitle', count: 'imaging' },
}

export function tellList(
  telling: Telling,
  type: Listed['type'],
  shown: readonly Listed[],
  summary: string | null,
): Answer {
  const items = shown.slice(0, listedAtMost).flatMap((item) => itemOf(telling, item))
  if (items.length === 0) return noneOf(telling, type)
  return telling.answer(
    {
      summary: summary ?? telling.t(`assistant.${words[type].count}`, { n: shown.length }),
      from: everySource(items),
      sections: [
        dataList(telling.t(`assistant.${words[type].title}`), items),
        ...telling.moreSection(shown.length - items.length),
        ...(type === 'imaging' ? shown.slice(0, looked).flatMap((item) => findingsOf(telling, item)) : []),
        ...telling.waitingSection(type satisfies EntityType),
      ],
    },
    {
      // All of them are told, whatever page is asked of: what is asked next is asked of that page again.
      keys: [
        ...keysOf(shown),
        ...(type === 'allergy' && telling.reading.place ? [placeKey(telling.reading.place)] : []),
      ],
      until: null,
    },
  )
}

/** Since when the record knows of something: the page may say less than there was. */
export function tellSince(telling: Telling): Answer {
  const found = telling.reading.subjects.flatMap(({ item }) =>
    item && (item.type === 'diagnosis' || item.type === 'medication') ? [item] : [],
  )
  const items = found.flatMap((item): Item[] => {
    const sources = telling.sourceOf(item)
    const value = telling.t('assistant.since', { date: telling.date(item.first_seen_date) })
    const note = statusNote(telling, item.status).join('')
    return sources.length === 0
      ? []
      : [{ label: telling.nameOf(item), value, status: null, flag: null, note: note === '' ? null : note, sources: [...sources] }] // prettier-ignore
  })
  if (items.length === 0) return notFound(telling)
  // "Since I stopped the metformin", which is listed as taken.
  const active = telling.reading.cues.has('stopped')
    ? found.flatMap((item) =>
        item.type === 'medication' && isActive(item)
          ? [telling.t('assistant.drugActive', { name: telling.nameOf(item) })]
          : [],
      )
    : []
  const ofDose = (['changedDose', 'thisDose'] as const).some((cue) => telling.reading.cues.has(cue))
  const summary = found
    .flatMap((item) => {
      const lasts = item.type === 'medication' ? lastsText(telling, item) : []
      const steps = [...lasts, ...(item.type === 'medication' ? stepsText(telling, item, ofDose) : [])]
      const since = telling.t('assistant.conditionSince', {
        name: telling.nameOf(item),
        date: telling.date(item.first_seen_date),
      })
      return ofDose && steps.length > 0 ? steps : [since, ...steps]
    })
    .join(' ')
  const title = telling.t(
    found[0]?.type === 'medication' ? 'assistant.medicationsTitle' : 'assistant.conditionsTitle',
  )
  return telling.answer(
    {
      summary: [...active, summary].join(' '),
      from: everySource(items),
      sections: [
        dataList(title, items),
        ...found.flatMap((item) => (item.type === 'medication' ? historyOf(telling, item) : [])),
      ],
    },
    { keys: found.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "And before it": none is said with the day. */
export const noneBeside = (telling: Telling, { side, date }: BesideTold): Answer =>
  redirect(telling, telling.t(`assistant.${side}`, { date: telling.date(date) }))

/** What else the page of a study names: what was seen, or why it was made. */
export function findingsOf(telling: Telling, item: Listed) {
  const facts = telling.evidence.filter(
    (fact) =>
      stands(fact) && fact.entity.type === 'diagnosis' && fact.entity.file_id === item.evidence?.file_id,
  )
  const items = facts.map(({ entity, date }): Item => {
    const note = statusNote(telling, entity.normalized.status).join('')
    const { type, canonical_key } = entity
    return {
      label: telling.nameOf({ type, canonical_key, name: entity.normalized.name }),
      value: telling.date(date),
      status: null,
      flag: null,
      note: note === '' ? null : note,
      sources: [...telling.sourceOfFact(entity, date)],
    }
  })
  const title = `${telling.nameOf(item)}: ${telling.t('assistant.imagingFindings')}`
  return items.length === 0 ? [] : [dataList(title, items)]
}
