import { intakeOf, isSameDose } from '../curation/intake'
import { amountText } from '../records/amounts'
import type { Sentence, ToldConcept, ToldFact, ToldRecord } from '../records/summary'
import { isAllergyFree, leadOf, type Result, type Selection, type Study } from './select'
import {
  drugAmountOf,
  codesText,
  directionsOf,
  line,
  outsideText,
  severityText,
  sideText,
  statusText,
  type Speech,
} from './speech'

/** What is said of each kind of fact. A sentence cites every fact that a word of it comes from. */
type Draft = { readonly text: string; readonly cites: readonly (string | null)[] }

const sentence = (text: string, ...cites: readonly (string | null)[]): Draft => ({ text, cites })

export function allergySentences(speech: Speech, selection: Selection): readonly Draft[] {
  const { t, name, date, audience } = speech
  const named = selection.allergies.map((concept) => {
    const { id, reaction, severity } = leadOf(concept)
    return sentence(
      line(audience === 'patient' ? t('written.patientAllergy', { name: name(concept) }) : name(concept), [
        codesText(speech, concept),
        reaction === null
          ? t('written.noReaction')
          : t('written.reaction', { text: speech.reaction(reaction) }),
        severity && t('written.severity', { text: severityText(speech, severity) }),
      ]),
      id,
    )
  })
  const disputed = selection.disputedAllergies.map((doubt) =>
    sentence(
      line(
        t(`written.${audience}Disputed`, {
          name: name({ type: 'allergy', key: doubt.key, name: doubt.name }),
          date: date(doubt.against?.document_date ?? doubt.fact.document_date),
        }),
        [],
      ),
      doubt.fact.id,
      doubt.against?.id ?? null,
    ),
  )
  const { denial } = selection
  const free =
    denial && isAllergyFree(selection)
      ? [sentence(line(t(`written.${audience}Denial`, { date: date(denial.document_date) }), []), denial.id)]
      : []
  return [...named, ...disputed, ...free]
}

export function problemSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const { first } = concept
  const isSuspected = concept.status === 'suspected'
  const beginning =
    audience === 'clinician'
      ? name(concept)
      : t(isSuspected ? 'written.patientSuspected' : 'written.patientProblem', { name: name(concept) })
  return sentence(
    line(beginning, [
      codesText(speech, concept),
      audience === 'clinician' && isSuspected ? t('written.suspected') : null,
      lead.laterality && sideText(speech, lead.laterality),
      ...seen(speech, first, lead),
    ]),
    lead.id,
    first?.id ?? null,
  )
}

export function pastProblemSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const beginning =
    audience === 'clinician' ? name(concept) : t('written.patientPast', { name: name(concept) })
  return sentence(
    line(beginning, [
      codesText(speech, concept),
      statusText(speech, concept.status),
      t('written.lastOn', { date: speech.date(lead.date) }),
    ]),
    lead.id,
  )
}

export function medicationSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const since = doseSince(concept, lead)
  const amount = drugAmountOf(speech, lead)
  const beginning =
    audience === 'clinician' ? name(concept) : t('written.patientMedication', { name: name(concept) })
  return sentence(
    line(beginning, [
      amount ?? t('written.noDose'),
      directionsOf(speech, lead),
      since && t('written.since', { date: speech.date(since.date) }),
      t('written.lastOn', { date: speech.date(lead.document_date) }),
      codesText(speech, concept),
    ]),
    lead.id,
    since?.id ?? null,
  )
}

/** Since when the dose is what it is: the first of its run that the record can name. */
export function doseSince(concept: ToldConcept, lead: ToldFact): { date: string; id: string } | null {
  const run = concept.doses.at(-1)
  const isOfDose =
    run?.status === 'active' && isSameDose(run, { ...lead, intake: intakeOf(lead.dosage, lead) })
  if (isOfDose && concept.facts.some(({ id }) => id === run.entity_id))
    return { date: run.date, id: run.entity_id }
  return lead.value === null && concept.first ? { date: concept.first.date, id: concept.first.id } : null
}

export function stoppedSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const beginning =
    audience === 'clinician' ? name(concept) : t('written.patientStopped', { name: name(concept) })
  return sentence(
    line(beginning, [
      statusText(speech, lead.status),
      t('written.on', { date: speech.date(lead.document_date) }),
    ]),
    lead.id,
  )
}

export function givenSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const beginning =
    audience === 'clinician' ? name(concept) : t('written.patientGiven', { name: name(concept) })
  return sentence(
    line(beginning, [
      statusText(speech, lead.status),
      t('written.on', { date: speech.date(lead.date) }),
      codesText(speech, concept),
    ]),
    lead.id,
  )
}

export function resultSentence(speech: Speech, { concept, lead, previous }: Result): Draft {
  const { t, name, audience, date } = speech
  const value = amountText(lead) ?? ''
  const beginning =
    audience === 'clinician'
      ? `${name(concept)} ${value}`
      : t('written.patientResult', { name: name(concept), value })
  const before = previous && amountText(previous)
  return sentence(
    line(beginning, [
      outsideText(speech, lead),
      t('written.on', { date: date(lead.date) }),
      before && t('written.before', { value: before, date: date(previous.date) }),
      codesText(speech, concept),
    ]),
    lead.id,
    previous?.id ?? null,
  )
}

export function procedureSentence(speech: Speech, concept: ToldConcept): Draft {
  const { t, name, audience } = speech
  const lead = leadOf(concept)
  const usual = lead.status === 'completed' || lead.status === 'active'
  const beginning =
    audience === 'clinician' || !usual
      ? name(concept)
      : t('written.patientProcedure', { name: name(concept) })
  return sentence(
    line(beginning, [
      usual ? null : statusText(speech, lead.status),
      lead.laterality && sideText(speech, lead.laterality),
      t('written.on', { date: speech.date(lead.date) }),
      codesText(speech, concept),
    ]),
    lead.id,
  )
}

export function studySentence(speech: Speech, { concept, lead, findings }: Study): Draft {
  const { t, name, audience } = speech
  const beginning =
    audience === 'clinician' ? name(concept) : t('written.patientImaging', { name: name(concept) })
  const names = findings.map((finding) => name(finding.concept)).join(', ')
  return sentence(
    line(beginning, [
      lead.laterality && sideText(speech, lead.laterality),
      t('written.on', { date: speech.date(lead.date) }),
      names === '' ? null : t('written.found', { names }),
    ]),
    lead.id,
    ...findings.map(({ fact }) => fact.id),
  )
}

const seen = ({ t, date }: Speech, first: ToldFact | null, lead: ToldFact): (string | null)[] =>
  first && first.date !== lead.date
    ? [t('written.firstOn', { date: date(first.date) }), t('written.lastOn', { date: date(lead.date) })]
    : [t('written.on', { date: date(lead.date) })]

/** What of a draft the record bears out: its sources resolve, each once. Null: it is not said. */
export function borneOut({ text, cites }: Draft, record: ToldRecord): Sentence | null {
  const known = knownIn(record)
  const own = [...new Set(cites.filter((id): id is string => id !== null))]
  return own.length > 0 && own.every((id) => known.has(id)) ? { text, cites: own } : null
}

const indexes = new WeakMap<ToldRecord, ReadonlyMap<string, ToldFact>>()

/** Every fact of a record that can be cited, by its id. */
export function knownIn(record: ToldRecord): ReadonlyMap<string, ToldFact> {
  const known = indexes.get(record)
  if (known) return known
  const documents = new Set(record.documents.map(({ id }) => id))
  const all = [
    ...record.concepts.flatMap(({ facts, first }) => (first ? [...facts, first] : facts)),
    ...record.doubted.flatMap(({ fact, against }) => (against ? [fact, against] : [fact])),
    ...(record.denial ? [record.denial] : []),
  ]
  // Its page is there, or the patient entered it.
  const resolving = all.filter(({ file_id: fileId }) => fileId === null || documents.has(fileId))
  const made = new Map(resolving.map((fact) => [fact.id, fact]))
  indexes.set(record, made)
  return made
}
