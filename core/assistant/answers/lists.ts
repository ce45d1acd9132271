import { allergenOf } from '../../alerts/allergens'
import { relationOf } from '../../alerts/allergies'
import { drugKey } from '../../alerts/facts'
import type { EntityType } from '../../records/kinds'
import { entriesOf } from '../../vocabulary/load'
import { hebrewReaction } from '../../vocabulary/local-names'
import type { Answer, Item } from '../answer'
import { itemsOf, stands, type ItemOf } from '../record'
import { noneOf, notFound } from './redirect'
import { dataList, everySource, type Telling } from './telling'

const listedAtMost = 40
/** Studies of which it is told what else their page names. */
const looked = 3

type Listed = ItemOf<'allergy' | 'diagnosis' | 'procedure' | 'imaging'>

/** States that go without saying. */
const plain: ReadonlySet<string> = new Set(['active', 'completed'])

export function statusNote({ t }: Telling, status: string): readonly string[] {
  return plain.has(status) || !t.has('status', status) ? [] : [t(`status.${status}`)]
}

function itemOf(telling: Telling, item: Listed): Item[] {
  const sources = telling.sourceOf(item)
  if (sources.length === 0) return []
  const value = item.type === 'allergy' ? reactionOf(telling, item) : telling.date(dateOf(item))
  const since = item.type === 'diagnosis' ? [telling.t('assistant.since', { date: telling.date(item.first_seen_date) })] : [] // prettier-ignore
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

const dateOf = ({ evidence, last_seen_date: seen }: Listed): string | null => evidence?.date ?? seen

const keysOf = (items: readonly Listed[]): string[] => items.map(({ canonical_key: key }) => key)

function named<T extends Listed['type']>({ reading }: Telling, type: T): ItemOf<T>[] {
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

function tellList(
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
    { keys: keysOf(shown), until: null },
  )
}

/** All allergies, always: what is asked after may be related to one of another name. */
export function tellAllergies(telling: Telling): Answer {
  const { t, record, reading } = telling
  const all = itemsOf(record.items, 'allergy')
  const asked = reading.subjects.filter(
    ({ type, places }) => places.length > 0 && (type === 'allergy' || type === 'medication'),
  )
  if (asked.length === 0) return tellList(telling, 'allergy', all, null)
  const listed = all.filter((item) =>
    asked.some(
      ({ key, name }) => key === item.canonical_key || name.toLowerCase() === item.name.toLowerCase(),
    ),
  )
  const related = all.filter(({ canonical_key: key }) => {
    const allergen = allergenOf(key)
    return (
      allergen && asked.some((one) => relationOf({ canonical_key: drugKey(one.name) }, allergen) !== null)
    )
  })
  const names = (items: readonly Listed[]) => items.map((item) => telling.nameOf(item)).join(', ')
  const name = asked[0]?.name ?? ''
  const summary =
    listed.length > 0
      ? listed.map((item) => t('assistant.allergyListed', { name: telling.nameOf(item) })).join(' ')
      : related.length > 0
        ? t('assistant.allergyRelated', { name, listed: names(related) })
        : t('assistant.allergyNotListed', { name, listed: names(all) })
  return all.length === 0 ? noneOf(telling, 'allergy') : tellList(telling, 'allergy', all, summary)
}

export function tellConditions(telling: Telling): Answer {
  return tellList(telling, 'diagnosis', itemsOf(telling.record.items, 'diagnosis'), null)
}

export function tellCondition(telling: Telling): Answer {
  const found = named(telling, 'diagnosis')
  if (found.length === 0) return notFound(telling)
  const text = found.map((item) => {
    const name = telling.nameOf(item)
    const [status] = statusNote(telling, item.status)
    return status === undefined
      ? telling.t('assistant.conditionListed', { name })
      : telling.t('assistant.conditionStatus', { name, status })
  })
  return tellList(telling, 'diagnosis', found, text.join(' '))
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
  const summary = found
    .map((item) =>
      telling.t('assistant.conditionSince', {
        name: telling.nameOf(item),
        date: telling.date(item.first_seen_date),
      }),
    )
    .join(' ')
  const title = telling.t(
    found[0]?.type === 'medication' ? 'assistant.medicationsTitle' : 'assistant.conditionsTitle',
  )
  return telling.answer(
    { summary, from: everySource(items), sections: [dataList(title, items)] },
    { keys: found.map(({ canonical_key: key }) => key), until: null },
  )
}

export function tellProcedures(telling: Telling): Answer {
  const asked = telling.reading.subjects.some(({ type }) => type === 'procedure')
  const found = asked ? named(telling, 'procedure') : itemsOf(telling.record.items, 'procedure')
  if (asked && found.length === 0) return notFound(telling)
  const text = found.map((item) =>
    telling.t('assistant.procedureListed', { name: telling.nameOf(item), date: telling.date(dateOf(item)) }),
  )
  return tellList(telling, 'procedure', found, asked ? text.join(' ') : null)
}

export function tellImaging(telling: Telling): Answer {
  const { modality, subjects } = telling.reading
  const asked = subjects.some(({ type, item }) => type === 'imaging' && (item !== null || modality === null))
  const studies = asked ? named(telling, 'imaging') : itemsOf(telling.record.items, 'imaging')
  const found = studies.filter(({ canonical_key: key }) => modality === null || modalityOf(key) === modality)
  if (found.length > 0) return tellList(telling, 'imaging', found, null)
  if (modality !== null) return notFound(telling, modality)
  return asked ? notFound(telling) : noneOf(telling, 'imaging')
}

const modalityOf = (key: string): string | null =>
  entriesOf('imaging').find(({ concept }) => concept.key === key)?.concept.modality ?? null

/** What else the page of a study names: what was seen, or why it was made. */
function findingsOf(telling: Telling, item: Listed) {
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
