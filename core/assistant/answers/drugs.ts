import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined } from '../asking'
import { rhythms } from '../dayparts'
import { itemsOf } from '../record'
import { directionsText } from '../../i18n/directions'
import { askedItems } from './asked-items'
import { isOfAllergy, tellAllergies, withAllergyOf } from './allergies'
import { allDosesText } from './all-doses'
import { asksDoseMoved } from './dose-moved'
import { historyOf, stepsText } from './dose-steps'
import { doseThenText, drugItemOf, lastDoseText, timeOfDose } from './dose-then'
import { endedBeside } from './ended-beside'
import { dailyOf } from './daily'
import { doseOf, drugItem, inactiveText, isActive, isGivenOnce, wasGiven, type Drug } from './drug-item'
import { endedText, lastsText } from './lasts'
import { noneOf, notFound } from './redirect'
import { tellRhythm } from './rhythm'
import { dataList, everySource, type Telling } from './telling'
import { waitingAsked } from './waits'

const listedAtMost = 40

const drugsOf = ({ reading }: Telling): Drug[] =>
  reading.subjects.flatMap(({ item }) => (item?.type === 'medication' ? [item] : []))

/** All drugs that the newest document on each calls active; or, of before, all others: what was stopped, and a course that is over. */
export function tellMedications(telling: Telling, which: 'now' | 'before'): Answer {
  const drugs = askedItems(telling, 'medication').filter(
    (drug) => isActive(drug) === (which === 'now') && !(which === 'now' ? wasGiven : isGivenOnce)(drug),
  )
  if (drugs.length === 0) return noneOf(telling, 'medication')
  const items = drugs.slice(0, listedAtMost).flatMap((drug) => drugItem(telling, drug))
  const { cues } = telling.reading
  const counted = telling.t(which === 'now' ? 'assistant.medicationsNow' : 'assistant.medicationsBefore', {
    n: drugs.length,
  })
  // "How many tablets a day" is no number of medications.
  const asksTablets = cues.has('total') && cues.has('many')
  const summary = asksTablets
    ? `${counted} ${telling.t('assistant.tabletsUnknown')}`
    : (forWhich(telling, which) ?? counted)
  return telling.answer(
    {
      summary,
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...telling.moreSection(drugs.length - items.length),
        ...(which === 'now' ? endedBeside(telling) : []),
        ...telling.waitingSection('medication'),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "What do I take for it", after an illness for which no one group is: that no page says which; null where that is not asked. */
function forWhich(telling: Telling, which: 'now' | 'before'): string | null {
  const { reading, record, t } = telling
  const { before, text, subjects } = reading
  const tokens = tokenise(text)
  if (which === 'before' || subjects.length > 0 || findJoined(tokens, 'forIt') === null) return null
  const told = itemsOf(record.items, 'diagnosis').filter(({ canonical_key: key }) =>
    before?.keys.includes(key),
  )
  const names = told.map((item) => telling.nameOf(item)).join(', ')
  return names === '' ? null : t('assistant.forWhichUnknown', { name: names })
}

/** Drugs of the record over time: since when, which stopped, and the doses of each that had several. */
export function tellDrugChanges(telling: Telling): Answer {
  const all = itemsOf(telling.record.items, 'medication').filter((drug) => !wasGiven(drug))
  const there = all.filter((drug) => isOfPlace(telling, drug))
  const drugs = there.length > 0 ? there : all
  if (drugs.length === 0) return noneOf(telling, 'medication')
  const items = drugs.slice(0, listedAtMost).flatMap((drug) =>
    drugItem(telling, drug).map((item) => {
      const since = telling.t('assistant.since', { date: telling.date(drug.first_seen_date) })
      const isTold = item.note?.includes(since) ?? false
      return {
        ...item,
        note: isTold ? item.note : [item.note, since].filter((part) => part !== null).join(' · '),
      }
    }),
  )
  return telling.answer(
    {
      summary: [
        telling.t('assistant.drugChanges'),
        ...drugs.flatMap((drug) => changeText(telling, drug)),
      ].join(' '),
      from: everySource(items),
      sections: [
        ...drugs.flatMap((drug) => historyOf(telling, drug)),
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...telling.moreSection(drugs.length - items.length),
        ...telling.waitingSection('medication'),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "What did Dr. Whitaker change": a drug that stands on a page of that day and place. */
function isOfPlace({ reading: { place }, record: { files } }: Telling, { detail: { doses } }: Drug): boolean {
  const days = files.flatMap(({ id, detected_date: date }) => (place?.fileIds.has(id) ? (date ?? []) : []))
  return doses.some(({ date }) => days.includes(date))
}

/** What changed last of a drug: its dose, that it stopped, or since when the record has it. */
function changeText(telling: Telling, drug: Drug): readonly string[] {
  const steps = stepsText(telling, drug, false)
  return steps.length > 0 ? steps : [sinceText(telling, drug)]
}

/** Since when the record has a drug. */
export const sinceText = (telling: Telling, drug: Drug): string =>
  telling.t('assistant.conditionSince', {
    name: telling.nameOf(drug),
    date: telling.date(drug.first_seen_date),
  })

/** The hours of a day that a line may name, by the words of a record. */
const namesHour = /bedtime|night|evening|morning|breakfast|noon|lunch|dinner|supper/i

/**
 * The drugs whose directions name a time of the day, and beside them those whose directions name none ("twice daily"), which may
 * be taken then, too; where none names it, that is said, with all of them.
 */
export function tellDaypart(telling: Telling): Answer {
  if (rhythms.has(telling.reading.daypart ?? '')) return tellRhythm(telling)
  const words = (telling.reading.daypart ?? '').split(',').map((word) => word.trim())
  const drugs = itemsOf(telling.record.items, 'medication').filter(isActive)
  const directions = ({ detail: { frequency } }: Drug) => (frequency ?? '').toLowerCase()
  const meant = drugs.filter((drug) => words.some((word) => word !== '' && directions(drug).includes(word)))
  const open = meant.length === 0 ? [] : drugs.filter((drug) => !namesHour.test(directions(drug)))
  const items = (meant.length > 0 ? [...meant, ...open] : drugs).flatMap((drug) => drugItem(telling, drug))
  if (items.length === 0) return noneOf(telling, 'medication')
  const named = (of: readonly Drug[]) => of.map((drug) => telling.nameOf(drug)).join(', ')
  return telling.answer(
    {
      summary:
        meant.length > 0
          ? [
              telling.t('assistant.daypart', { drugs: named(meant) }),
              ...(open.length > 0 ? [telling.t('assistant.daypartOpen', { drugs: named(open) })] : []),
            ].join(' ')
          : telling.t('assistant.daypartNone'),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...telling.waitingSection('medication'),
      ],
    },
    { keys: meant.map(({ canonical_key: key }) => key), until: null },
  )
}

/** Whether drugs are active, and their dose. */
export function tellDrug(telling: Telling): Answer {
  return tellDrugs(telling, (drug) => {
    const name = telling.nameOf(drug)
    const then = doseThenText(telling, drug)
    if (!isActive(drug))
      return [telling.t(inactiveText(drug), { name }), ...then, ...endedText(telling, drug)].join(' ')
    if (then.length > 0) return [telling.t('assistant.drugActive', { name }), ...then].join(' ')
    const doses = allDosesText(telling, drug)
    if (doses.length > 0) return doses.join(' ')
    const before = goesOnTo(telling) ? askedBefore(telling, drug) : []
    const since = telling.reading.asks.claims.has('always') ? [sinceText(telling, drug)] : []
    const daily = telling.reading.cues.has('total') ? dailyOf(drug) : null
    return [
      telling.t('assistant.drugActive', { name }),
      ...(daily === null
        ? []
        : [
            telling.t('assistant.drugDose', { name, amount: doseOf(telling, drug) }),
            telling.t('assistant.drugDaily', { amount: daily }),
          ]),
      ...daypartText(telling, drug),
      ...before,
      ...since,
    ].join(' ')
  })
}

/** Whether the directions of a drug name the time of the day that is asked after. */
function daypartText(telling: Telling, drug: Drug): readonly string[] {
  const { daypart } = telling.reading
  const { frequency } = drug.detail
  if (daypart === null) return []
  const often = frequency === null ? '' : directionsText(telling.locale, frequency)
  const isTold = daypart.split(',').some((word) => (frequency ?? '').toLowerCase().includes(word.trim()))
  if (often === '') return [telling.t('assistant.daypartUnknown')]
  const said = isTold || rhythms.has(daypart) ? 'assistant.daypartTold' : 'assistant.daypartNotTold'
  return [telling.t(said, { often })]
}

/** The dose that is told last, and those before it. Of a drug that is no longer active that is said first. */
export function tellDose(telling: Telling): Answer {
  return tellDrugs(telling, (drug) => {
    const name = telling.nameOf(drug)
    const amount = doseOf(telling, drug)
    const then = doseThenText(telling, drug)
    if (then.length > 0) return then.join(' ')
    if (!isActive(drug))
      return [
        telling.t(inactiveText(drug), { name }),
        ...lastDoseText(telling, drug),
        ...endedText(telling, drug),
      ].join(' ')
    const before = [...allDosesText(telling, drug), ...askedBefore(telling, drug)].slice(0, 1)
    if (before.length > 0) return before.join(' ')
    if (amount === '') return telling.t('assistant.drugDoseUnknown', { name })
    const daily = telling.reading.cues.has('total') ? dailyOf(drug) : null
    const said = telling.t('assistant.drugDose', { name, amount })
    const told = [said, ...daypartText(telling, drug)].join(' ')
    return daily === null ? told : `${told} ${telling.t('assistant.drugDaily', { amount: daily })}`
  })
}

/** "What was it before": the dose that is told last, and the one before it; nothing where that is not asked. */
const askedBefore = (telling: Telling, drug: Drug): readonly string[] =>
  (['previous', 'past'] as const).some((cue) => telling.reading.cues.has(cue)) ||
  asksDoseMoved(telling.reading)
    ? stepsText(telling, drug, true)
    : []

/** It is asked of the drug that was told before. */
const goesOnTo = ({ reading: { subjects } }: Telling): boolean =>
  subjects.every(({ places }) => places.length === 0)

/** Words in brackets beside the dose of a drug that was stopped: "(cough)" is no use of it. */
const inBrackets = /\(\p{L}{3}[^)]*\)/u

/** What the directions on the page say a drug is for; nothing is concluded from what drugs are for in general. */
export function tellPurpose(telling: Telling): Answer {
  return tellDrugs(telling, (drug) => {
    const name = telling.nameOf(drug)
    const lead = telling.evidence.find(({ entity }) => entity.id === drug.evidence?.entity_id)
    const dosage = lead?.entity.normalized.dosage
    const told = dosage?.understood && dosage.instructions.some(({ purposes }) => purposes.length > 0)
    const text = dosage?.text ?? ''
    const isStopLine = !isActive(drug) && inBrackets.test(text)
    const said = isStopLine ? 'drugStopLine' : told ? 'drugPurpose' : 'drugPurposeUnknown'
    const { cues } = telling.reading
    // "Was it stopped, and why": how it stands is asked, too.
    const now = cues.has('stopped')
      ? `${telling.t(isActive(drug) ? 'assistant.drugActive' : inactiveText(drug), { name })} `
      : ''
    const purpose = now + telling.t(`assistant.${said}`, { name, text })
    if (!cues.has('when') && !cues.has('since')) return purpose
    const since = telling.t('assistant.conditionSince', { name, date: telling.date(drug.first_seen_date) })
    return `${since} ${purpose}`
  })
}

function tellDrugs(telling: Telling, say: (drug: Drug) => string): Answer {
  const drugs = drugsOf(telling)
  // A drug that the record does not have may be of a group that is not to be taken.
  if (drugs.length === 0) return notFoundDrug(telling)
  const items = drugs.flatMap((drug) => {
    const time = timeOfDose(telling, drug)
    return time === null ? drugItem(telling, drug) : drugItemOf(telling, drug, time)
  })
  const told = telling.answer(
    {
      summary: drugs.flatMap((drug) => [...lastsText(telling, drug), say(drug)]).join(' '),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...drugs.flatMap((drug) => historyOf(telling, drug)),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
  return withAllergyOf(told, telling, drugs)
}

/**
 * A drug that the record does not have: that is said, with the allergies where it belongs to one of them or may be about to be
 * taken.
 */
function notFoundDrug(telling: Telling): Answer {
  const { cues } = telling.reading
  const none = notFound(telling)
  const isOwn = (['taking', 'have', 'dose', 'past', 'why', 'since'] as const).some((cue) => cues.has(cue))
  const waits = waitingAsked(telling, false).length > 0
  if (none.type !== 'redirect' || ((isOwn || waits) && !isOfAllergy(telling))) return none
  const allergies = tellAllergies(telling)
  return allergies.type === 'redirect' ? none : { ...allergies, topic: none.topic }
}
