import type { EmergencyCard } from './emergency-card'
import type { EntityRecord, RecordedFact } from './entity'
import type { FileRecord } from './file'
import type { EntityType } from './kinds'
import type { Page, PageOf } from './page'
import type { Counts, Profile } from './profile'
import type { DrugCounts, DrugPart, RegistryRecord } from './registry'
import type { EventCounts, ListedFact } from './timeline'
import type { ShareLink, ShareNote } from './share'
import type { SummaryRecord } from './summary'
import type { Audience, Discipline } from './summary-kinds'
import type { ToCheck } from './waiting'
import type { PatientWord } from './whose-page'

/** The record as pages read it: API shapes, and only what the screens show. One reader serves one request. */
export interface RecordReader {
  readonly userId: string
  /** The number of the last change, as of now: what a screen is told from. */
  lastChange(): Promise<number>
  /** Newest first. */
  files(page: PageOf): Promise<Page<FileRecord>>
  fileCount(): Promise<number>
  /** The first ten of them: what home and the banner are made of (spec app.md §9). */
  newestFiles(): Promise<readonly FileRecord[]>
  file(id: string): Promise<FileRecord | null>
  /** Letters and summaries that were read, newest first. */
  reports(page: PageOf): Promise<Page<ReportFile>>
  /** What stands in the record by its documents, newest first, whole documents as far as the limit allows; of one type, or of all. */
  timeline(type: EntityType | null, page: PageOf): Promise<Page<ListedFact>>
  /** Results or studies likewise, each with its item of the list. */
  findings(type: 'lab' | 'imaging', page: PageOf): Promise<Page<ListedFinding>>
  eventCounts(): Promise<Readonly<Record<EntityType | 'all', EventCounts>>>
  /** How many documents say something of a type. */
  documentCount(type: EntityType): Promise<number>
  /** The results of a test, newest first. */
  results(key: string, limit: number): Promise<readonly DatedEntity[]>
  /** Drugs that stand apart from their list until they have an ATC code. */
  uncoded(limit: number): Promise<readonly RegistryRecord[]>
  /** What has all of the words. */
  search(text: string): Promise<{
    readonly items: readonly RegistryRecord[]
    readonly files: readonly FileRecord[]
  }>
  /** Items that rest on each of these documents, of the lists that the chips of its card lead to. */
  itemsOfFiles(ids: readonly string[]): Promise<ReadonlyMap<string, readonly RegistryRecord[]>>
  /** Diagnoses whose ICD-10-CM code begins with one of these. */
  diagnosesOf(beginnings: readonly string[]): Promise<readonly RegistryRecord[]>
  /** Items of the lists by their concepts' keys; keys that no list has are left out. */
  itemsOfKeys(keys: readonly string[]): Promise<ReadonlyMap<string, RegistryRecord>>
  entities(fileId: string): Promise<readonly EntityRecord[]>
  counts(): Promise<Counts>
  /** Of `counts`, the pages of results or of studies alone. */
  pageCount(category: 'lab' | 'imaging'): Promise<number>
  /** How many items wait for the patient's yes or no, by entity type. */
  pending(): Promise<Readonly<Record<string, number>>>
  /** Facts of a type that wait for a yes or no, oldest first. */
  waitingFacts(type: EntityType, limit: number): Promise<readonly EntityRecord[]>
  /** All that waits for the patient's word, oldest first. */
  toCheck(page: PageOf): Promise<Page<ToCheck>>
  /** How many questions that are. */
  toCheckCount(): Promise<number>
  /** Facts by their ids, in no order; ids that are not the caller's are left out. */
  entitiesOf(ids: readonly string[]): Promise<readonly RecordedFact[]>
  /** How many items the lists of these types have. */
  registrySizes(types: readonly EntityType[]): Promise<Readonly<Partial<Record<EntityType, number>>>>
  /** The same of drugs, by what their screen tells apart. */
  drugCounts(): Promise<DrugCounts>
  /** Ids that are not the caller's are left out. */
  filesOf(ids: readonly string[]): Promise<readonly FileRecord[]>
  /** The curated list of one type, newest evidence first; of drugs, if one is named, that part alone. */
  registryItems(type: EntityType, page: PageOf, part?: DrugPart): Promise<Page<RegistryRecord>>
  /** Tests whose newest result its page puts out of range, newest first. */
  outOfRange(limit: number): Promise<readonly RegistryRecord[]>
  /** Null where it is not the caller's. */
  registryItem(id: string): Promise<RegistryRecord | null>
  /** Paths of our own, good for an hour, by file id; ids that are not the caller's are left out. */
  pictures(fileIds: readonly string[]): Promise<Readonly<Record<string, Picture>>>
  /** As it is kept where its facts are the same, else written now, in the language of the profile. */
  summary(
    discipline: Discipline,
    audience: Audience,
  ): Promise<{ readonly record: SummaryRecord; readonly cached: boolean }>
  /** As it was last written; null where it never was. Nothing is read to see whether it still holds. */
  lastSummary(discipline: Discipline, audience: Audience): Promise<SummaryRecord | null>
  /** What somebody who helps in a hurry asks first, one card a language, the person's own first. */
  emergencyCards(timeZone: string): Promise<readonly EmergencyCard[]>
  /** What was written to the owner from links and is not put aside, oldest first. */
  shareNotes(): Promise<readonly ShareNote[]>
  /** Newest first; their addresses at this origin. */
  shareLinks(origin: string): Promise<readonly ShareLink[]>
  profile(): Promise<Profile | null>
  /** Pages that clearly name somebody else, one for each name of which nothing was said yet. */
  unclaimed(): Promise<readonly FileRecord[]>
  /** Of which names the person said whether they are theirs. */
  patientWords(): Promise<readonly PatientWord[]>
  /** The language of the interface, on every device. */
  setLocale(locale: Profile['locale']): Promise<void>
  /** The newest; null before the first upload. */
  consent(): Promise<Consent | null>
}

/** A document with how many items of the lists rest on it. */
export interface ReportFile {
  readonly file: FileRecord
  readonly items: number
}

/** A result or a study of the record with its item of the list. */
export interface ListedFinding extends ListedFact {
  readonly item: RegistryRecord
}

/** What was agreed to, and when. */
export interface Consent {
  readonly version: string
  readonly accepted_at: string
  readonly locale: string
  readonly text_hash: string
}

/** A fact with the day that it holds for. */
export interface DatedEntity {
  readonly entity: RecordedFact
  readonly date: string
}

/** What it takes to draw a page, or a strip of it. */
export interface Picture {
  readonly url: string
  /** As large as it takes to read it on a screen, and as small as it takes to tell it from others; made of it, lying alike. */
  readonly page: string
  readonly thumbnail: string
  /** Of a fact's strip, with `{id}` in the place of the fact's. */
  readonly strips: string
  /** Pixels, as served. */
  readonly width: number
  readonly height: number
  /** Clockwise degrees that make it stand upright. */
  readonly turn: number
  /** Whether it is read from the right. */
  readonly rightToLeft: boolean
}
