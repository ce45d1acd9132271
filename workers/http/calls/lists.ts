import { z } from 'zod'
import type { EntityType } from '../../../core/records/kinds'
import {
  allergyItem,
  allergyItemShape,
  diagnosisItem,
  diagnosisItemShape,
  medicationItem,
  medicationItemShape,
  occurrenceShape,
  procedureItem,
  procedureItemShape,
} from '../../../core/records/lists'
import type { RegistryRecord } from '../../../core/records/registry'
import type { RecordDoor } from '../../db/records/open'
import { notFound } from '../refusal'
import { limitOf, offset, search, status } from './arguments'
import { ownCall } from './row'

interface Asked {
  readonly p_status?: string | null | undefined
  readonly p_search?: string | null | undefined
  readonly p_limit: number
  readonly p_offset: number
}

/** Of what a search finds no more is looked through. */
const mostFound = 500

/** One page of a list, newest evidence first; of what was searched for the best first. */
async function listed(
  { registry, search: found }: RecordDoor,
  types: readonly EntityType[],
  { p_status: wanted, p_search: text, p_limit: limit, p_offset: skipped }: Asked,
): Promise<readonly RegistryRecord[]> {
  if (!text) return registry.ofTypes(types, wanted ?? null, { limit, offset: skipped })
  const items = await found.items(text, types, wanted ? mostFound : Math.min(mostFound, skipped + limit))
  return items.filter((item) => !wanted || item.status === wanted).slice(skipped, skipped + limit)
}

/** Where an item of these types was written, newest first. */
async function occurrencesOf(
  record: RecordDoor,
  types: readonly EntityType[],
  { p_registry_id: id, p_limit: limit, p_offset: skipped }: z.infer<ReturnType<typeof occurrences>>,
) {
  const item = await record.registry.find(id)
  if (!item || !types.includes(item.type)) return notFound()
  return record.mentions.occurrences(item.canonical_key, { limit, offset: skipped })
}

const list = (most: number) =>
  z
    .object({ p_status: status, p_search: search, p_limit: limitOf(most), p_offset: offset })
    .default({ p_limit: most, p_offset: 0 })
const occurrences = (most: number) =>
  z.object({
    p_registry_id: z.uuid('p_registry_id is the id of an item of the list.'),
    p_limit: limitOf(most),
    p_offset: offset,
  })

/** Conditions and what the patient reacts to: the screen of diagnoses shows both. */
const conditions = ['diagnosis', 'allergy'] as const

export const lists = [
  ownCall({
    method: 'post',
    path: '/rpc/diagnosis_registry_list',
    summary: 'Diagnoses, allergies and sensitivities',
    body: list(100),
    answers: { 200: z.array(diagnosisItemShape) },
    foreign: null,
    run: async ({ record, body }) => (await listed(record, conditions, body)).map(diagnosisItem),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/diagnosis_occurrences_list',
    summary: 'Where a diagnosis was written',
    body: occurrences(50),
    answers: { 200: z.array(occurrenceShape) },
    foreign: ({ registryId }) => ({ body: { p_registry_id: registryId } }),
    run: ({ record, body }) => occurrencesOf(record, conditions, body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/medication_registry_list',
    summary: 'Drugs that have an ATC code',
    body: list(500),
    answers: { 200: z.array(medicationItemShape) },
    foreign: null,
    run: async ({ record, body }) =>
      (await listed(record, ['medication'], body)).map(medicationItem).filter(({ atc_code: atc }) => atc),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/medication_occurrences_list',
    summary: 'Where a drug was written',
    body: occurrences(100),
    answers: { 200: z.array(occurrenceShape) },
    foreign: ({ registryId }) => ({ body: { p_registry_id: registryId } }),
    run: ({ record, body }) => occurrencesOf(record, ['medication'], body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/procedure_registry_list',
    summary: 'Procedures',
    body: list(100),
    answers: { 200: z.array(procedureItemShape) },
    foreign: null,
    run: async ({ record, body }) => (await listed(record, ['procedure'], body)).map(procedureItem),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/procedure_occurrences_list',
    summary: 'Where a procedure was written',
    body: occurrences(100),
    answers: { 200: z.array(occurrenceShape) },
    foreign: ({ registryId }) => ({ body: { p_registry_id: registryId } }),
    run: ({ record, body }) => occurrencesOf(record, ['procedure'], body),
  }),

  ownCall({
    method: 'post',
    path: '/rpc/allergy_registry_list',
    summary: 'Allergies',
    body: list(500),
    answers: { 200: z.array(allergyItemShape) },
    foreign: null,
    run: async ({ record, body }) => (await listed(record, ['allergy'], body)).map(allergyItem),
  }),
]
