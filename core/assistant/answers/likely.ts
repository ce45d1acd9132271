import type { EntityType } from '../../records/kinds'
import { appTopics } from '../app-help'
import { likelyReadings } from '../learned/likely'
import type { KnownRecord } from '../record'
import { itemsAskedOf } from './ask-back'
import { questionOn } from './question-on'
import { rememberedOf } from '../../vocabulary/remembered'
import type { Telling } from './telling'

/** The whole questions that a message was likeliest meant as, where its words alone do not tell. */

const offeredAtMost = 3
/** A reading that is less likely is not offered. */
const leastShare = 0.03

type List =
  | `ask.ask${'Medications' | 'Allergies' | 'Abnormal'}`
  | `assistant.ask${'Past' | 'Conditions' | 'Procedures' | 'Imaging' | 'Changed' | 'Doctors' | 'Documents' | 'Newest'}`
  | `assistant.offer_${'drugChanges' | 'summary' | 'prepare' | 'waiting' | 'rejectedFacts' | 'alerts' | 'family' | 'marks' | 'others'}`

interface Offer {
  /** How it is asked of one thing of these types that is named or was told. */
  readonly of?: readonly EntityType[]
  readonly ask?: 'askTrend' | 'askOrigin'
  /** How it is asked of none, and of what the record has to have something. */
  readonly list: List
  readonly has?: EntityType
}

const ofResults: Offer = { of: ['lab'], list: 'assistant.askNewest', has: 'lab' }
const course: Offer = { of: ['lab'], ask: 'askTrend', list: 'assistant.askChanged', has: 'lab' }
const drug: Offer = { of: ['medication'], list: 'ask.askMedications', has: 'medication' }
const illness: Offer = { of: ['diagnosis'], list: 'assistant.askConditions', has: 'diagnosis' }
const any: readonly EntityType[] = ['lab', 'medication', 'diagnosis', 'allergy', 'procedure', 'imaging']

const offers: Readonly<Record<string, Offer>> = {
  latest: ofResults,
  results: ofResults,
  previous: course,
  trend: course,
  count: { ...course, list: 'ask.askAbnormal' },
  changes: { list: 'assistant.askChanged', has: 'lab' },
  abnormal: { list: 'ask.askAbnormal', has: 'lab' },
  medication: drug,
  dose: drug,
  purpose: drug,
  medications: { list: 'ask.askMedications', has: 'medication' },
  daypart: { list: 'ask.askMedications', has: 'medication' },
  drug_group: { list: 'ask.askMedications', has: 'medication' },
  past_medications: { list: 'assistant.askPast', has: 'medication' },
  drug_changes: { list: 'assistant.offer_drugChanges', has: 'medication' },
  allergies: { of: ['allergy'], list: 'ask.askAllergies', has: 'allergy' },
  conditions: { list: 'assistant.askConditions', has: 'diagnosis' },
  condition: illness,
  since: illness,
  procedures: { of: ['procedure'], list: 'assistant.askProcedures', has: 'procedure' },
  imaging: { of: ['imaging'], list: 'assistant.askImaging', has: 'imaging' },
  origin: { of: any, ask: 'askOrigin', list: 'assistant.askDoctors' },
  doctors: { list: 'assistant.askDoctors' },
  documents: { list: 'assistant.askDocuments' },
  visit: { list: 'assistant.askDocuments' },
  summary: { list: 'assistant.offer_summary' },
  prepare: { list: 'assistant.offer_prepare' },
  'aside privacy': { list: 'assistant.offer_others' },
  'aside waiting': { list: 'assistant.offer_waiting' },
  'aside rejected': { list: 'assistant.offer_rejectedFacts' },
  'aside alerts': { list: 'assistant.offer_alerts' },
  'aside family': { list: 'assistant.offer_family' },
  'aside marks': { list: 'assistant.offer_marks' },
}

export const likelyQuestions = rememberedOf((telling: Telling): readonly string[] => {
  const { reading, record } = telling
  const questions = likelyReadings(reading, record)
    .filter(({ share }) => share >= leastShare)
    .flatMap(({ label }) => questionFor(label, telling) ?? [])
  return [...new Set(questions)].slice(0, offeredAtMost)
})

/** The question by which a reading is asked of this record; null where nothing is to be offered. */
function questionFor(label: string, telling: Telling): string | null {
  const { t, record, reading } = telling
  const topic = appTopics.find((one) => label === `app ${one}`)
  if (topic !== undefined) return t(`assistant.offer_${topic}`)
  const at = label === 'visit' ? reading.place : null
  if (at !== null && isNamed(record, at.name)) return t('assistant.askPlace', { place: at.name })
  const offer = offers[label]
  if (offer === undefined) return null
  const one = itemsAskedOf(telling).find(({ type }) => offer.of?.includes(type))
  if (one !== undefined)
    return offer.ask === undefined
      ? questionOn(telling, one)
      : t(`assistant.${offer.ask}`, { name: telling.nameOf(one) })
  return offer.has === undefined || record.items.some(({ type }) => type === offer.has) ? t(offer.list) : null
}

/** A place or a doctor by the name on a page, and not by its kind. */
const isNamed = ({ files }: KnownRecord, name: string): boolean =>
  files.some(({ doc_meta: meta }) => meta?.facility === name || meta?.physician === name)
