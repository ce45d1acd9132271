import { changedDose } from '#core/curation/dose-change'
import { formatDate } from '#core/i18n/dates'
import { wholeText } from '#core/i18n/intake'
import { translator } from '#core/i18n/languages'
import type { Locale } from '#core/i18n/locale'
import type { DrugCounts, DrugPart, RegistryRecord } from '#core/records/registry'
import type { FactMark } from './components/fact/fact-row'
import type { Tab } from './components/ui/tabs'
import type { ownRecord } from './own-record'
import { readPreferences } from './preferences'
import { loadRegistry, type Listed } from './registry-loader'

/** Of those that stand apart no more are shown at once. */
const mostApart = 50
const none: readonly RegistryRecord[] = []

/** What the screen shows by its address: all, or a part of it. */
const shown = {
  all: ['active', 'inactive'],
  now: ['active'],
  changed: ['changed'],
  before: ['inactive'],
} as const satisfies Record<string, readonly DrugPart[]>
const filters = ['all', 'now', 'changed', 'before'] as const
type Filter = (typeof filters)[number]

/** How each part is told, and by which name the address says how far down it is shown. */
const parts = {
  active: { name: 'medication', said: 'now' },
  changed: { name: 'changed', said: 'changed' },
  inactive: { name: 'before', said: 'before' },
} as const satisfies Record<DrugPart, { readonly name: string; readonly said: Filter }>

/** Drugs as a person reads them: what is taken now, in which dose that changed, and what was before. */
export async function loadMedications(record: ReturnType<typeof ownRecord>, request: Request) {
  const asked = new URL(request.url).searchParams.get('show')
  const filter = filters.find((name) => name === asked) ?? 'all'
  const [apart, counts, { locale }] = await Promise.all([
    // They are on no part of the list.
    filter === 'all' ? record.uncoded(mostApart) : none,
    record.drugCounts(),
    readPreferences(request, record),
  ])
  const lists = listsOf(locale, filter, counts)
  // What waits stands above all of them, since nothing says yet on which part it belongs.
  const types = filter === 'all' ? (['medication'] as const) : []
  const registry = await loadRegistry(record, types, request, { apart, lists })
  const n = counts.active + counts.inactive
  const items = [...registry.lists.flatMap((list) => list.items), ...apart]
  return {
    registry,
    apart,
    uncoded: filter === 'all' ? counts.uncoded : 0,
    told: n === 0 ? null : translator(locale)('drugs.count', { n }),
    tabs: n === 0 && filter === 'all' ? [] : tabsOf(locale, filter, { ...counts, all: n }),
    marks: marksOf(locale, items),
  }
}

function tabsOf(locale: Locale, filter: Filter, counts: DrugCounts & { readonly all: number }): Tab[] {
  const t = translator(locale)
  const count = { all: counts.all, now: counts.active, changed: counts.changed, before: counts.inactive }
  return filters.map((name) => ({
    to: name === 'all' ? '/medications' : `/medications?show=${name}`,
    label: t(`drugs.${name}Tab`),
    count: count[name],
    chosen: name === filter,
  }))
}

/** That a part is empty is said where it was asked for, and where something was taken before and nothing is now. */
function listsOf(locale: Locale, filter: Filter, counts: DrugCounts): Listed[] {
  const t = translator(locale)
  return shown[filter].map((part) => {
    const { name, said } = parts[part]
    const isEmptyTold = filter !== 'all' || (part === 'active' && counts.inactive > 0)
    const heading = {
      title: t(`drugs.${said}`),
      ...(said === 'before' ? { hint: t('drugs.beforeHint') } : {}),
      ...(isEmptyTold && counts[part] === 0 ? { empty: t(`drugs.${said}Empty`) } : {}),
    }
    return { type: 'medication', name, part, heading, count: counts[part] }
  })
}

/** Doses that changed, with what they were, by the ids of their items: told here, where the words of both languages are. */
export function marksOf(
  locale: Locale,
  items: readonly RegistryRecord[],
): Readonly<Record<string, FactMark>> {
  const t = translator(locale)
  return Object.fromEntries(
    items.flatMap((item) => {
      if (item.type !== 'medication' || item.detail.changed === null) return []
      const changed = changedDose(item.detail)
      if (!changed) return []
      const { since, before } = changed
      const word = t('drugs.changedOn', { date: formatDate(since) })
      const dose = wholeText(locale, before.text, before.intake) ?? before.text
      return [[item.id, { word, told: t('drugs.was', { dose, date: formatDate(before.date) }) }] as const]
    }),
  )
}
