import { amountText } from '../records/amounts'
import { translator } from '../i18n/languages'
import { plainText } from '../records/plain-text'
import type { SharedFact } from '../records/share'
import type { SharePart } from '../records/share-choices'
import type { ToldConcept, ToldDocument, ToldFact, ToldRecord } from '../records/summary'
import { leadOf, type Result, type Selection } from '../summary/select'
import { doseSince } from '../summary/sentences'
import {
  drugAmountOf,
  directionsOf,
  outsideText,
  severityText,
  sideText,
  statusText,
  type Speech,
} from '../summary/speech'

/** The rows of a share: what a clinician asks for first, each with the paper that answers. */
export function rowsOf(
  speech: Speech,
  record: ToldRecord,
  selection: Selection,
  parts: ReadonlySet<SharePart>,
) {
  const { t, date } = speech
  const documents = new Map(record.documents.map((document) => [document.id, document]))
  const row = (
    concept: ToldConcept,
    details: readonly (string | null)[],
    on: readonly (string | null)[] = [],
  ) => rowOf(speech, documents, { concept, fact: leadOf(concept), details, on, unsettled: false })
  const of = <T>(part: SharePart, list: readonly T[], make: (one: T) => SharedFact) =>
    parts.has(part) ? list.map(make) : []

  const disputed = selection.disputedAllergies.map(({ key, name, fact, against }) =>
    rowOf(speech, documents, {
      concept: { type: 'allergy', key, name },
      fact,
      details: [t('viewer.disputed', { date: date(against?.document_date ?? fact.document_date) })],
      on: [against?.id ?? null],
      unsettled: true,
    }),
  )
  const named = of('allergies', selection.allergies, (concept) => {
    const { reaction, severity } = leadOf(concept)
    return row(concept, [
      reaction === null
        ? t('written.noReaction')
        : t('written.reaction', { text: speech.reaction(reaction) }),
      severity && t('written.severity', { text: severityText(speech, severity) }),
    ])
  })
  return {
    allergies: [...named, ...(parts.has('allergies') ? disputed : [])],
    problems: of('problems', selection.problems, (concept) => {
      const { laterality } = leadOf(concept)
      return row(
        concept,
        [
          concept.status === 'suspected' ? t('written.suspected') : null,
          laterality && sideText(speech, laterality),
          concept.first && t('written.since', { date: date(concept.first.date) }),
        ],
        [concept.first?.id ?? null],
      )
    }),
    medications: of('medications', selection.medications, (concept) => {
      const lead = leadOf(concept)
      const since = doseSince(concept, lead)
      return row(
        concept,
        [
          drugAmountOf(speech, lead) === null ? t('written.noDose') : null,
          directionsOf(speech, lead),
          since && t('written.since', { date: date(since.date) }),
        ],
        [since?.id ?? null],
      )
    }),
    results: of('results', selection.abnormal, ({ concept, lead, previous }: Result) => {
      const before = previous && amountText(previous)
      return row(
        concept,
        [
          outsideText(speech, lead),
          before && t('written.before', { value: before, date: date(previous.date) }),
        ],
        [previous?.id ?? null],
      )
    }),
  }
}

/** What waits for the patient's word, apart from all else: what was read, and that it is not confirmed. */
export function unconfirmedRows(speech: Speech, record: ToldRecord): readonly SharedFact[] {
  const documents = new Map(record.documents.map((document) => [document.id, document]))
  return record.doubted.map(({ key, name, fact, against }) =>
    rowOf(speech, documents, {
      concept: { type: fact.type, key, name },
      fact,
      details: [statusText(speech, fact.status), against && disagreement(speech, fact, against)],
      on: [against?.id ?? null],
      unsettled: true,
    }),
  )
}

/** What the other document says: its amount where that is what differs, else its status. */
function disagreement(speech: Speech, fact: ToldFact, against: ToldFact): string {
  const date = speech.date(against.document_date)
  if (fact.type === 'allergy') return speech.t('viewer.disputed', { date })
  const amount = fact.status === against.status ? amountTold(speech, against) : null
  return speech.t('viewer.disagree', { date, text: amount ?? statusText(speech, against.status) })
}

const amountTold = (speech: Speech, fact: ToldFact): string | null =>
  fact.type === 'medication' ? drugAmountOf(speech, fact) : amountText(fact)

interface Row {
  readonly concept: Pick<ToldConcept, 'type' | 'key' | 'name'>
  readonly fact: ToldFact
  readonly details: readonly (string | null)[]
  readonly on: readonly (string | null)[]
  readonly unsettled: boolean
}

function rowOf(
  speech: Speech,
  documents: ReadonlyMap<string, ToldDocument>,
  { concept, fact, details, on, unsettled }: Row,
): SharedFact {
  const document = fact.file_id === null ? undefined : documents.get(fact.file_id)
  const { evidence } = fact
  return {
    id: fact.id,
    type: fact.type,
    name: speech.plainName(concept),
    value: amountTold(speech, fact),
    flag: fact.flag,
    details: [
      ...details.filter((one): one is string => one !== null && one !== ''),
      // Its document's title says the same day.
      ...(document?.date === fact.date ? [] : [speech.date(fact.date)]),
    ],
    unsettled,
    confirmed: fact.confirmed,
    paper:
      document && evidence
        ? {
            file_id: document.id,
            title: documentTitle(speech, document),
            quote: plainText(evidence.quote),
            page: evidence.page,
            box: evidence.box,
            ...(evidence.corners ? { corners: evidence.corners } : {}),
            ...(evidence.marks ? { marks: evidence.marks } : {}),
          }
        : null,
    rests_on: [...new Set(on.filter((id): id is string => id !== null && id !== fact.id))],
  }
}

/** What a document is, who wrote it, of when. */
export function documentTitle(
  { locale, date }: Pick<Speech, 'locale' | 'date'>,
  document: ToldDocument,
): string {
  const t = translator(locale)
  const { category, facility, date: day } = document
  const known = category !== null && category in categories
  const kind = t(known ? `category.${category as keyof typeof categories}` : 'category.other')
  return [kind, facility && plainText(facility), day && date(day)]
    .filter((part): part is string => Boolean(part))
    .map((part, index) => (index === 0 ? part : `\u2068${part}\u2069`))
    .join(' · ')
}

const categories = {
  lab: true,
  imaging: true,
  prescription: true,
  discharge: true,
  consultation: true,
  other: true,
} as const
