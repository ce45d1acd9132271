import type { FileRecord } from '../../core/records/file'
import type { Page } from '../../core/records/page'
import type { Profile } from '../../core/records/profile'
import type { RecordReader } from '../../core/records/reader'
import { emergencyCards } from '../../core/share/emergency-card'
import { wholeFiles } from '../../core/timeline/group'
import { onePerName, type PatientWord } from '../../core/records/whose-page'
import { cardTold } from '../actions/tell-card'
import { signPicture, signStrips, type Links } from '../adapters/links'
import type { Config } from '../config'
import { countsOf, toFileRecord, type FileRow } from '../db/records/files'
import type { RecordDoor } from '../db/records/open'
import { toShareLink } from './shares'
import { ownSummary } from './summaries'

const newestShown = 10
/** Pages whose names are asked about at once. */
const mostUnclaimed = 50

/** The owner's record as its screens read it. */
export function openRecordView(record: RecordDoor, links: Links, config: Config): RecordReader {
  // One view serves one request, whose loaders ask for the same side by side.
  let profile: Promise<Profile | null> | null = null
  let words: Promise<readonly PatientWord[]> | null = null
  let newest: Promise<readonly FileRecord[]> | null = null
  /** A screen asks for the titles and for the pictures of the same files; some came with what stands on them. */
  const known = new Map<string, Promise<FileRow | null>>()
  const { userId } = record.owner

  const localeOf = async () => (await (profile ??= record.profile.read()))?.locale ?? 'en'

  async function rowsOf(ids: readonly string[]): Promise<readonly FileRow[]> {
    const unknown = ids.filter((id) => !known.has(id))
    const asked = unknown.length === 0 ? Promise.resolve([]) : record.files.ofIds(unknown)
    for (const id of unknown)
      known.set(
        id,
        asked.then((rows) => rows.find((row) => row.id === id) ?? null),
      )
    const rows = await Promise.all(ids.map((id) => known.get(id) ?? Promise.resolve(null)))
    return rows.flatMap((row) => row ?? [])
  }

  const shown = ({ rows, next }: Page<FileRow>): Page<FileRecord> => ({ rows: rows.map(toFileRecord), next })
  return {
    userId,
    lastChange: async () => (await record.head()).seq,
    fileCount: () => record.registry.fileCount(),
    newestFiles: () =>
      (newest ??= record.files
        .page({ limit: newestShown, after: null })
        .then(({ rows }) => rows.map(toFileRecord))),
    files: async (page) => shown(await record.files.page(page)),
    file: async (id) => {
      const row = await record.files.find(id)
      return row && toFileRecord(row)
    },
    reports: async (page) => {
      const { rows, next } = await record.files.reports(page)
      for (const row of rows) known.set(row.id, Promise.resolve(row))
      return { rows: rows.map((row) => ({ file: toFileRecord(row), items: countsOf(row).items })), next }
    },
    timeline: async (type, page) => wholeFiles(await record.timeline.page(type, page)),
    findings: async (type, page) => wholeFiles(await record.timeline.findings(type, page)),
    eventCounts: () => record.timeline.counts(),
    documentCount: (type) => record.timeline.documentCount(type),
    results: (key, limit) => record.mentions.results(key, limit),
    uncoded: (limit) => record.registry.uncoded(limit),
    search: async (text) => {
      const { items, files, pages } = await record.search.all(text)
      for (const row of [...files, ...pages]) known.set(row.id, Promise.resolve(row))
      return { items, files: files.map(toFileRecord) }
    },
    itemsOfFiles: (ids) => record.mentions.itemsOf(ids),
    diagnosesOf: (beginnings) => record.registry.diagnosesOf(beginnings),
    itemsOfKeys: (keys) => record.registry.ofKeys(keys),
    entities: (fileId) => record.waiting.entities(fileId),
    counts: () => record.registry.counts(),
    pageCount: (category) => record.registry.pageCount(category),
    pending: async () => (await record.registry.waiting()).validations,
    waitingFacts: async (type, limit) => {
      const rows = await record.waiting.facts(type, limit)
      for (const { file } of rows) known.set(file.id, Promise.resolve(file))
      return rows.map(({ entity }) => entity)
    },
    toCheck: async (page) => {
      const { files, ...questions } = await record.waiting.toCheck(page)
      for (const file of files) known.set(file.id, Promise.resolve(file))
      return questions
    },
    toCheckCount: async () => {
      const { validations, reviews } = await record.registry.waiting()
      return Object.values(validations).reduce((sum, n) => sum + n, reviews)
    },
    entitiesOf: (ids) => record.waiting.ofIds(ids),
    registrySizes: (types) => record.registry.sizes(types),
    drugCounts: () => record.registry.drugCounts(),
    filesOf: async (ids) => (await rowsOf(ids)).map(toFileRecord),
    registryItems: (type, page, part) => record.registry.ofType(type, page, part),
    outOfRange: (limit) => record.registry.outOfRange(limit),
    registryItem: (id) => record.registry.find(id),
    pictures: async (fileIds) => {
      const rows = await rowsOf(fileIds)
      const signed = await Promise.all(
        rows.map(async ({ id, storagePath, width, height, turn, language }) => {
          const now = Date.now() / 1000
          const [url, strips] = await Promise.all([
            signPicture(links, storagePath, now),
            signStrips(links, userId, id, now),
          ])
          const [page, thumbnail] = [`${url}&size=page`, `${url}&size=thumbnail`]
          const rightToLeft = language === 'he'
          return [id, { url, page, thumbnail, strips, width, height, turn, rightToLeft }] as const
        }),
      )
      return Object.fromEntries(signed)
    },
    summary: async (discipline, audience) =>
      ownSummary(config, record, { discipline, audience, locale: await localeOf() }, false),
    lastSummary: async (discipline, audience) =>
      (await record.summaries.find({ discipline, audience, locale: await localeOf() }))?.record ?? null,
    emergencyCards: async (timeZone) => {
      const now = new Date()
      const [told, own] = await Promise.all([cardTold(record, now), (profile ??= record.profile.read())])
      return emergencyCards(told, own, { at: now.toISOString(), timeZone })
    },
    shareNotes: () => record.shareNotes.open(),
    shareLinks: async (origin) => (await record.shares.list()).map((link) => toShareLink(link, origin)),
    profile: () => (profile ??= record.profile.read()),
    unclaimed: async () => onePerName((await record.files.unclaimed(mostUnclaimed)).map(toFileRecord)),
    patientWords: () => (words ??= record.patientNames.all()),
    setLocale: async (locale) => {
      profile = null
      await record.profile.setLocale(locale)
    },
    consent: () => record.profile.latestConsent(),
  }
}
