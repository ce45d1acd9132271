import { atcOf } from '../../alerts/facts'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Intent } from '../intents'
import type { Reading } from '../reading'
import { readingText } from '../reading-text'
import { itemsOf, type KnownRecord } from '../record'
import { isOf } from '../times'
import { findWider } from './words'
import { subjectOf } from '../subjects'

/** What is asked of drugs by their kind, or of all of them: of these drugs, and not a list that says nothing of it. */
export const ofDrugKinds = (reading: Reading, record: KnownRecord): Reading =>
  reading.urgency !== null || reading.ofRelative
    ? reading
    : howOften(fromHowMuch(ofPrescriber(ofGroupThen(ofGroupMoved(reading, record), record), record)), record)

const drugsOfGroup = ({ group }: Reading, { items }: KnownRecord) =>
  itemsOf(items, 'medication').filter((drug) =>
    atcOf(drug).some((code) => group?.atc.some((one) => code.startsWith(one))),
  )

/** "Did they change my gout pill", "when was my stomach pill stopped": how the drugs of that kind went. */
function ofGroupMoved(reading: Reading, record: KnownRecord): Reading {
  const { intent, group, cues, subjects, time, place } = reading
  if (group === null || subjects.some(({ type }) => type === 'medication') || time !== null || place !== null)
    return reading
  const drugs = drugsOfGroup(reading, record)
  const isStopped = intent === 'drug_group' && cues.has('stopped') && cues.has('when')
  const asked = isStopped ? drugs.filter(({ status }) => status !== 'active') : drugs
  if ((intent !== 'drug_changes' && !isStopped) || asked.length === 0) return reading
  return {
    ...reading,
    intent: 'since',
    subjects: asked.map((drug) => subjectOf(drug, group.places)),
    group: null,
    cues: new Set([...cues, 'changedDose']),
    only: [],
  }
}

/** "What did I take for sugar in 2025": the doses of then, where a page of then has one. */
function ofGroupThen(reading: Reading, record: KnownRecord): Reading {
  const { intent, group, time, place, subjects } = reading
  if (intent !== 'drug_group' || group === null || time === null || place !== null || subjects.length > 0)
    return reading
  const then = drugsOfGroup(reading, record).filter(({ detail: { doses } }) =>
    doses.some(({ date, status }) => status === 'active' && isOf(date, time)),
  )
  return then.length === 0
    ? reading
    : { ...reading, intent: 'dose', subjects: then.map((drug) => subjectOf(drug, group.places)), group: null }
}

/** "Who prescribed my medicines": the page of each that is taken. */
function ofPrescriber(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, cues, subjects, time, place, group, text } = reading
  const isOfAll = intent === 'medications' && subjects.length + (group === null ? 0 : 1) === 0
  if (!isOfAll || !cues.has('origin') || time !== null || place !== null) return reading
  const isWho = findJoined(tokenise(text), 'whoAsked') !== null
  const drugs = itemsOf(items, 'medication').filter(({ status }) => status === 'active')
  return !isWho || drugs.length === 0
    ? reading
    : { ...reading, intent: 'origin', subjects: drugs.map((drug) => subjectOf(drug)) }
}

const ofDose: ReadonlySet<Intent> = new Set(['dose', 'medication'])

/** "From how much", after a dose that was changed: what it was before. */
function fromHowMuch(reading: Reading): Reading {
  const { intent, subjects, before, cues } = reading
  const isCarried =
    subjects.length > 0 &&
    subjects.every(({ item, places }) => item?.type === 'medication' && places.length === 0)
  if (intent === null || !ofDose.has(intent) || before === null || !isCarried) return reading
  if (findWider(tokenise(readingText(reading.text)), 'fromWhat') === null) return reading
  return { ...reading, intent: 'since', cues: new Set([...cues, 'changedDose']) }
}

/** "Colchicine every how many hours" is asked of its dose, and "how many days was it" of how long it was taken. */
function howOften(asked: Reading, { items }: KnownRecord): Reading {
  // A drug that one may be allergic to, too, is asked of as the drug that is listed.
  const own = asked.subjects.map((one) => {
    const drug = items.find(({ canonical_key: key }) => key === one.key.replace('allergy:', 'medication:'))
    return one.item === null && drug ? subjectOf(drug, one.places) : one
  })
  const reading = { ...asked, subjects: own }
  const { intent, subjects } = reading
  const isOfDrugs = subjects.length > 0 && subjects.every(({ item }) => item?.type === 'medication')
  if (!isOfDrugs) return asked
  const tokens = tokenise(readingText(reading.text))
  if (intent === 'since' && findWider(tokens, 'howOften') !== null) return { ...reading, intent: 'dose' }
  const isOfDays = (intent === null || intent === 'medication') && findWider(tokens, 'howManyDays') !== null
  return isOfDays ? { ...reading, intent: 'since', unknown: [], aside: null } : asked
}
