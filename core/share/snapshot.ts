import { locales, type Locale } from '../i18n/locale'
import type { allergyStates, SharedFact, ShareScope, Snapshot, Spoken } from '../records/share'
import type { SharePart } from '../records/share-choices'
import type { Section, ToldRecord } from '../records/summary'
import type { Discipline } from '../records/summary-kinds'
import { isOf } from '../summary/disciplines'
import { isAllergyFree, select, type Selection } from '../summary/select'
import { knownIn } from '../summary/sentences'
import { speechOf } from '../summary/speech'
import { citationsOf, writeSummary } from '../summary/write'
import { rowsOf, unconfirmedRows } from './facts'

export interface Wished {
  readonly scope: ShareScope
  readonly parts: readonly SharePart[]
  readonly includesPictures: boolean
  readonly includesUnconfirmed: boolean
}

interface Made {
  readonly at: string
  readonly locale: Locale
  readonly person: Snapshot['person']
}

export const disciplineOf = (scope: ShareScope): Discipline =>
  scope.type === 'full' ? 'overall' : scope.discipline

/** Of which part a section of the summary is; what changed is of all of them. */
const partOf: Readonly<Record<Section['kind'], readonly SharePart[]>> = {
  allergies: ['allergies'],
  problems: ['problems'],
  medications: ['medications'],
  abnormal: ['results'],
  changes: ['allergies', 'problems', 'medications', 'results'],
  procedures: ['procedures'],
  imaging: ['imaging', 'problems'],
  given: ['medications'],
  stopped: ['medications'],
  pastProblems: ['problems'],
}

/** What is shared of a record: within the scope and the parts that its owner chose, and no more. */
export function sharedPart(told: ToldRecord, { scope, parts, includesUnconfirmed }: Wished): ToldRecord {
  const shown = new Set(parts)
  const discipline = disciplineOf(scope)
  const types = {
    diagnosis: 'problems',
    medication: 'medications',
    allergy: 'allergies',
    procedure: 'procedures',
    lab: 'results',
    imaging: 'imaging',
  } as const
  const isShared = (type: keyof typeof types) => shown.has(types[type])
  return {
    ...told,
    concepts: told.concepts.filter((concept) => isShared(concept.type) && isOf(concept, discipline)),
    denial: shown.has('allergies') ? told.denial : null,
    // That two documents disagree about an allergy is told whatever else is: silence could be taken for "none".
    doubted: told.doubted.filter(
      ({ fact }) => isShared(fact.type) && (includesUnconfirmed || fact.type === 'allergy'),
    ),
  }
}

/** The record as it stands now, ready to be shown to whoever opens the link. */
export function makeSnapshot(told: ToldRecord, wished: Wished, made: Made): Snapshot {
  const { scope, parts, includesPictures, includesUnconfirmed } = wished
  const shared = sharedPart(told, wished)
  const today = made.at.slice(0, 10)
  const selection = select(shared, disciplineOf(scope), today)
  const spoken = Object.fromEntries(
    locales.map((locale) => [locale, speak(shared, selection, wished, locale, today)]),
  ) as Record<Locale, Spoken>
  const known = knownIn(shared)
  const shownIds = new Set([
    ...rowsOfSpoken(spoken.en).flatMap(({ id, rests_on: on }) => [id, ...on]),
    ...spoken.en.citations.map(({ entity_id: id }) => id),
  ])
  const shownFacts = [...shownIds].flatMap((id) => known.get(id) ?? [])
  const settled = spoken.en.citations.flatMap(({ entity_id: id }) => known.get(id) ?? [])
  const files = new Set(shownFacts.flatMap(({ file_id: id }) => id ?? []))
  const days = shared.documents.flatMap(({ id, date }) => (files.has(id) && date !== null ? [date] : []))
  return {
    version: 1,
    made_at: made.at,
    locale: made.locale,
    scope,
    parts: [...parts],
    includes_pictures: includesPictures,
    person: made.person,
    data_to: days.toSorted().at(-1) ?? null,
    confirmed: settled.filter(({ confirmed }) => confirmed).length,
    told: settled.length,
    waiting: includesUnconfirmed ? 0 : told.waiting,
    allergies: allergyState(selection, parts),
    spoken,
    sheets: Object.fromEntries(
      shared.documents.flatMap(({ id, width, height, turn }) =>
        files.has(id) ? [[id, { width, height, turn }]] : [],
      ),
    ),
    sources: Object.fromEntries(
      shownFacts.flatMap(({ id, file_id: fileId }) => (fileId === null ? [] : [[id, fileId]])),
    ),
  }
}

function speak(
  shared: ToldRecord,
  selection: Selection,
  { scope, parts, includesUnconfirmed }: Wished,
  locale: Locale,
  today: string,
): Spoken {
  const speech = speechOf(locale, 'clinician')
  const shown = new Set(parts)
  const asked = { discipline: disciplineOf(scope), audience: 'clinician', locale, today } as const
  const sections = writeSummary(shared, asked).sections.filter(({ kind }) =>
    partOf[kind].every((part) => shown.has(part)),
  )
  return {
    title: speech.t('summary.resultTitle', { discipline: speech.t(`summary.${disciplineOf(scope)}`) }),
    ...rowsOf(speech, shared, selection, shown),
    unconfirmed: includesUnconfirmed ? [...unconfirmedRows(speech, shared)] : [],
    sections: [...sections],
    citations: [...citationsOf(sections, shared, speech.t('summary.entered'))],
  }
}

function allergyState(selection: Selection, parts: readonly SharePart[]): (typeof allergyStates)[number] {
  if (!parts.includes('allergies')) return 'not_shared'
  if (selection.allergiesWait) return 'doubtful'
  if (selection.allergies.length > 0) return 'named'
  return isAllergyFree(selection) ? 'denied' : 'unknown'
}

const rowsOfSpoken = (spoken: Spoken): readonly SharedFact[] => [
  ...spoken.allergies,
  ...spoken.problems,
  ...spoken.medications,
  ...spoken.results,
  ...spoken.unconfirmed,
]

/**
 * The snapshot without what was read from documents that its owner has deleted since: neither rows nor sentences nor
 * sources. Whoever deletes a page takes it back everywhere.
 * @param standing ids of files that are there
 */
export function withoutDeleted(snapshot: Snapshot, standing: ReadonlySet<string>): Snapshot {
  const isGone = (id: string): boolean => {
    const fileId = snapshot.sources[id]
    return fileId !== undefined && !standing.has(fileId)
  }
  if (!Object.keys(snapshot.sources).some(isGone)) return snapshot
  const left = (rows: readonly SharedFact[]) =>
    rows.filter(({ id, rests_on: on }) => !isGone(id) && !on.some(isGone))
  const cut = (spoken: Spoken): Spoken => {
    const sections = spoken.sections.map((section) => ({
      ...section,
      sentences: section.sentences.filter(({ cites }) => !cites.some(isGone)),
    }))
    const cited = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ cites }) => cites)))
    return {
      ...spoken,
      allergies: left(spoken.allergies),
      problems: left(spoken.problems),
      medications: left(spoken.medications),
      results: left(spoken.results),
      unconfirmed: left(spoken.unconfirmed),
      sections: sections.filter(({ kind, sentences }) => kind === 'allergies' || sentences.length > 0),
      citations: spoken.citations.filter(({ entity_id: id }) => cited.has(id)),
    }
  }
  const spoken = { en: cut(snapshot.spoken.en), he: cut(snapshot.spoken.he) }
  // With the page that denied or named them goes what was known of allergies.
  const lost = snapshot.allergies !== 'not_shared' && allergyText(spoken.en) === 0
  return {
    ...snapshot,
    spoken,
    allergies: lost && snapshot.allergies !== 'doubtful' ? 'unknown' : snapshot.allergies,
    told: spoken.en.citations.length,
    confirmed: Math.min(snapshot.confirmed, spoken.en.citations.length),
  }
}

const allergyText = ({ allergies, sections }: Spoken): number =>
  allergies.length +
  sections.filter(({ kind }) => kind === 'allergies').flatMap(({ sentences }) => sentences).length
