import { intakeOf, isOtherDose, isSameDose } from '../curation/intake'
import { amountText } from '../records/amounts'
import { wholeText } from '../i18n/intake'
import type { Dose } from '../records/registry'
import type { ToldConcept, ToldFact, ToldRecord } from '../records/summary'
import { isOutside, leadOf, type Selection } from './select'
import { line, type Speech } from './speech'

interface Draft {
  readonly text: string
  readonly cites: readonly string[]
}

/** What the newest document says that no earlier one did: new problems and drugs, other doses, what stopped, what is out of range. */
export function changeSentences(speech: Speech, selection: Selection, record: ToldRecord): readonly Draft[] {
  const newest = newestDocument(record)
  if (newest === null) return []
  const { t, name, date } = speech
  const isOf = (fact: ToldFact) => fact.file_id === newest
  const isNew = ({ facts, first }: ToldConcept) => facts.every(isOf) && (first === null || isOf(first))
  const fresh = [...selection.problems, ...selection.allergies, ...selection.medications].filter(
    (concept) => isOf(leadOf(concept)) && isNew(concept),
  )
  const changed = selection.medications.flatMap((concept) => {
    const [before, after] = concept.doses.slice(-2)
    if (!before || !after || before.status !== 'active' || after.status !== 'active') return []
    const lead = leadOf(concept)
    const [was, is] = [doseText(speech, before), doseText(speech, after)]
    // The page that brought the other dose is the newest, and the dose is the one that is told.
    const isTold = isOf(lead) && isSameDose(after, { ...lead, intake: intakeOf(lead.dosage, lead) })
    if (was === null || is === null || !isTold || !isOtherDose(before, after)) return []
    const text = t('written.newDose', { name: name(concept), before: was, after: is, date: date(after.date) })
    return [{ text: line(text, []), cites: [before.entity_id, after.entity_id] }]
  })
  const stopped = selection.stopped.filter((concept) => isOf(leadOf(concept)) && concept.facts.length > 1)
  const abnormal = selection.abnormal.filter(
    ({ lead, previous }) => isOf(lead) && (previous === null || !isOutside(previous)),
  )
  return [
    ...fresh.map((concept) => ({
      text: line(t('written.newConcept', { name: name(concept) }), []),
      cites: [leadOf(concept).id],
    })),
    ...changed,
    ...stopped.map((concept) => ({
      text: line(t('written.newStopped', { name: name(concept) }), []),
      cites: [leadOf(concept).id],
    })),
    ...abnormal.map(({ concept, lead }) => ({
      text: line(t('written.newAbnormal', { name: name(concept), value: amountText(lead) ?? '' }), []),
      cites: [lead.id],
    })),
  ]
}

const doseText = ({ locale }: Speech, { printed, intake, ...dose }: Dose): string | null =>
  wholeText(locale, amountText(printed ?? dose), intake)

/** Null where there is one document at most: nothing came before it. */
function newestDocument(record: ToldRecord): string | null {
  const dates = new Map<string, string>()
  for (const { facts } of record.concepts)
    for (const { file_id: id, document_date: date } of facts)
      if (id !== null && date > (dates.get(id) ?? '')) dates.set(id, date)
  if (dates.size < 2) return null
  const [newest, next] = [...dates].sort(([a, one], [b, other]) =>
    one === other ? (a < b ? -1 : 1) : one > other ? -1 : 1,
  )
  // Of two documents of one day neither is what came before the other.
  return newest && next && newest[1] > next[1] ? newest[0] : null
}
