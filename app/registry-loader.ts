import type { EntityRecord } from '#core/records/entity'
import type { EntityType } from '#core/records/kinds'
import type { Place } from '#core/records/page'
import type { RecordReader } from '#core/records/reader'
import type { DrugPart, RegistryRecord } from '#core/records/registry'
import type { FactNames } from './components/fact/names'
import type { PaperPicture } from './components/paper/page-image'
import { fileTitle } from './components/record/file-title'
import { translator } from '#core/i18n/languages'
import { namedFact, namedItem, namesFor } from './fact-names.server'
import type { ownRecord } from './own-record'
import { pageAsked } from './page-asked'
import { strangersOn, type Strangers } from './strangers.server'
import { readPreferences } from './preferences'

/** A list that a screen shows: all of one type, or a part of it. */
export interface Listed {
  readonly type: EntityType
  /** By which the address says how far down it is shown. */
  readonly name: string
  /** Of drugs: that alone. */
  readonly part?: DrugPart
  /** As it is headed where its type does not say it all. */
  readonly heading?: ListHeading | undefined
  /** Of the whole list, where it is not all of its type. */
  readonly count?: number
}

export interface ListHeading {
  readonly title: string
  readonly hint?: string
  /** Said where nothing is on it. */
  readonly empty?: string
}

export interface RegistryList {
  readonly type: EntityType
  readonly name: string
  readonly heading?: ListHeading | undefined
  readonly items: readonly RegistryRecord[]
  /** Of the whole list. */
  readonly count: number
  readonly first: boolean
  /** Where the older ones begin. */
  readonly next: Place | null
}

export interface Registry {
  readonly lists: readonly RegistryList[]
  /** What waits for a yes or no, the oldest of it; where the lists begin, and not again on their later parts. */
  readonly waiting: readonly EntityRecord[]
  readonly moreWaits: boolean
  /** By file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
  readonly names: FactNames
  readonly strangers: Strangers
  /** Where the tile at home counts pages: those, and what was read from them. */
  readonly note: { readonly n: number; readonly facts: number } | null
}

/** Above the list that they wait to enter, of each kind; all that wait are on the review screen. */
const waitingShown = 25

type Record_ = ReturnType<typeof ownRecord>

interface RegistryExtras {
  /** Where the tile at home counts pages. */
  readonly countPages?: 'lab' | 'imaging'
  /** Items of the list that stand apart from it. */
  readonly apart?: readonly RegistryRecord[]
  /** What is shown of the types, where that is not a list of each. */
  readonly lists?: readonly Listed[]
}

/** All that stands of a type. */
export const wholeList = (type: EntityType): Listed => ({ type, name: type })

/** One page of each list, what waits of these types, and the pages that their strips are of. */
export async function loadRegistry(
  record: Record_,
  types: readonly EntityType[],
  request: Request,
  { countPages, apart = [], lists: asked = types.map(wholeList) }: RegistryExtras = {},
): Promise<Registry> {
  const begins = asked.every(({ name }) => pageAsked(request, name).after === null)
  const isCounted = asked.every(({ count }) => count !== undefined)
  const [lists, { waiting, moreWaits }, sizes, pages, reader] = await Promise.all([
    Promise.all(asked.map((list) => loadList(record, list, request))),
    loadWaiting(record, types, begins),
    isCounted ? null : record.registrySizes(types),
    countPages ? record.pageCount(countPages) : null,
    readPreferences(request, record),
  ])
  const fileIds = [
    ...new Set([
      ...lists.flatMap(({ items }) => items.flatMap(({ evidence }) => evidence?.file_id ?? [])),
      ...apart.flatMap(({ evidence }) => evidence?.file_id ?? []),
      ...waiting.map(({ file_id: id }) => id),
    ]),
  ]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(reader.locale)
  const counted = lists.map((list) => ({
    ...list,
    count: list.count ?? sizes?.[list.type] ?? list.items.length,
  }))
  return {
    lists: counted,
    waiting,
    moreWaits,
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
    strangers: await strangersOn(record, files),
    names: namesFor(reader, [
      ...[...lists.flatMap(({ items }) => items), ...apart].map(namedItem),
      ...waiting.map(namedFact),
    ]),
    note: pages === null ? null : { n: pages, facts: counted.reduce((sum, { count }) => sum + count, 0) },
  }
}

/** What of these types waits for a yes or no, the oldest of it. @param begins whether the lists begin here. */
export async function loadWaiting(
  record: Record_,
  types: readonly EntityType[],
  begins: boolean,
): Promise<Pick<Registry, 'waiting' | 'moreWaits'>> {
  const asking = begins
    ? await Promise.all(types.map((type) => record.waitingFacts(type, waitingShown + 1)))
    : []
  return {
    waiting: asking.flatMap((facts) => facts.slice(0, waitingShown)),
    moreWaits: asking.some((facts) => facts.length > waitingShown),
  }
}

/** One page of a list. An item that a link named begins it, where it stands further down than the list does at first. */
export async function loadList(
  record: Pick<RecordReader, 'registryItems' | 'registryItem'>,
  { part, ...list }: Listed,
  request: Request,
) {
  const { type, name } = list
  // A screen may show two lists, each at its own place.
  const asked = pageAsked(request, name)
  const { rows, next } = await record.registryItems(type, asked, part)
  const named = new URL(request.url).searchParams.get('highlight')
  const isFurther = named !== null && asked.after === null && next !== null
  if (isFurther && !rows.some(({ id }) => id === named)) {
    const item = await record.registryItem(named)
    if (item?.type === type && isOnPart(item, part)) {
      const page = await record.registryItems(type, { ...asked, after: placeBefore(item) }, part)
      return { ...list, items: page.rows, first: false, next: page.next }
    }
  }
  return { ...list, items: rows, first: asked.after === null, next }
}

/** Drugs alone are told apart. */
const isOnPart = (item: RegistryRecord, part: DrugPart | undefined): boolean =>
  part === 'changed'
    ? item.type === 'medication' && item.detail.changed !== null
    : part === undefined || item.status === part

/** After every id that begins otherwise, before this one: the newest come first, and of one day the greatest ids. */
const placeBefore = ({ last_seen_date: at, id }: RegistryRecord): Place => ({
  at: at ?? '',
  id: `${id}~`,
})
