import type { ToldConcept, ToldFact, ToldRecord } from '../records/summary'
import type { Discipline } from '../records/summary-kinds'
import { isVaccine } from '../vocabulary/vaccines'
import { isOf } from './disciplines'

/** What a summary is made of, in the order in which a reader needs it. */
export interface Selection {
  readonly allergies: readonly ToldConcept[]
  /** Allergies of which another document says otherwise. */
  readonly disputedAllergies: ToldRecord['doubted']
  /** Of allergies, whether some wait for the patient's word. */
  readonly allergiesWait: boolean
  readonly denial: ToldFact | null
  readonly problems: readonly ToldConcept[]
  readonly pastProblems: readonly ToldConcept[]
  readonly medications: readonly ToldConcept[]
  readonly stopped: readonly ToldConcept[]
  /** Given once, and over: vaccines. */
  readonly given: readonly ToldConcept[]
  readonly abnormal: readonly Result[]
  readonly procedures: readonly ToldConcept[]
  readonly imaging: readonly Study[]
}

/** A result beyond its limits, and the one before it. */
export interface Result {
  readonly concept: ToldConcept
  readonly lead: ToldFact
  readonly previous: ToldFact | null
}

/** A study, and what the page about it says the person has. */
export interface Study {
  readonly concept: ToldConcept
  readonly lead: ToldFact
  readonly findings: readonly { readonly concept: ToldConcept; readonly fact: ToldFact }[]
}

export const pastStatuses: ReadonlySet<string> = new Set(['historical', 'resolved', 'completed', 'stopped'])
/** Results older than this are no news to anyone (spec records.md leaves it open; a year is what follow-up is planned by). */
const recentMonths = 12

/** @param today `YYYY-MM-DD` */
export function select(record: ToldRecord, discipline: Discipline, today: string): Selection {
  const own = record.concepts.filter((concept) => isOf(concept, discipline))
  const of = (type: ToldConcept['type']) => own.filter((concept) => concept.type === type)
  const isPast = ({ status }: ToldConcept) => pastStatuses.has(status)
  const since = monthsBefore(today, recentMonths)
  const allergyDoubts = record.doubted.filter(({ fact }) => fact.type === 'allergy')
  return {
    allergies: of('allergy').filter((concept) => !isPast(concept)),
    disputedAllergies: allergyDoubts.filter(({ against }) => against !== null),
    allergiesWait: allergyDoubts.length > 0,
    denial: record.denial,
    problems: of('diagnosis').filter((concept) => !isPast(concept)),
    pastProblems: of('diagnosis').filter(isPast),
    medications: of('medication').filter(({ status }) => status === 'active'),
    stopped: of('medication').filter((concept) => concept.status !== 'active' && !wasGiven(concept)),
    given: of('medication').filter((concept) => concept.status !== 'active' && wasGiven(concept)),
    abnormal: of('lab')
      .flatMap((concept) => resultOf(concept) ?? [])
      .filter(({ lead }) => isOutside(lead) && isSince(lead.date, since)),
    procedures: of('procedure'),
    imaging: of('imaging').map((concept) => studyOf(concept, record)),
  }
}

/** Whether it may be said that there is no allergy: only where nothing of the record says otherwise. */
export function isAllergyFree({ allergies, allergiesWait, denial }: Selection): boolean {
  return denial !== null && allergies.length === 0 && !allergiesWait
}

export const leadOf = ({ facts }: ToldConcept): ToldFact => {
  const [lead] = facts
  if (!lead) throw new Error('a concept has a fact that leads it')
  return lead
}

export const isOutside = ({ flag }: ToldFact): boolean => flag === 'H' || flag === 'L'

const wasGiven = (concept: ToldConcept): boolean =>
  isVaccine(concept.codes) || leadOf(concept).status === 'completed'

function resultOf(concept: ToldConcept): Result | null {
  const lead = leadOf(concept)
  if (lead.value === null) return null
  const [previous] = concept.facts
    .filter((fact) => fact.id !== lead.id && fact.value !== null && fact.date < lead.date)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.id < b.id ? -1 : 1))
  return { concept, lead, previous: previous ?? null }
}

/** What an imaging report concludes is what it says the person has: its diagnoses. */
function studyOf(concept: ToldConcept, record: ToldRecord): Study {
  const lead = leadOf(concept)
  const report = record.documents.find(({ id, category }) => id === lead.file_id && category === 'imaging')
  if (!report) return { concept, lead, findings: [] }
  const findings = record.concepts
    .filter(({ type, status }) => type === 'diagnosis' && !pastStatuses.has(status))
    .flatMap((one) => {
      const fact = one.facts.find((own) => own.file_id === report.id && own.type === 'diagnosis')
      return fact ? [{ concept: one, fact }] : []
    })
  return { concept, lead, findings }
}

/** `2024` is since `2023-11-22`, and so is `2023`: what is not known to be older counts. */
const isSince = (date: string, since: string): boolean => date >= since.slice(0, date.length)

export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  // The last day of a shorter month stands for those it lacks.
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}
