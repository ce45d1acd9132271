import { z } from 'zod'
import type { EntityType } from '../../../core/records/kinds'
import { parsePlace, writePlace } from '../../../core/records/page'
import { backfillCodes } from '../../actions/backfill-codes'
import type { RecordDoor } from '../../db/records/open'
import { fileRefShape } from '../../../core/calls/shapes'
import { fileShape } from '../../../core/records/file'
import { toFileRecord } from '../../db/records/files'
import { notFound } from '../refusal'
import { ownCall } from './row'

const noArguments = z.object({}).optional()
const curatedShape = z.object({ curated: z.number() })

export const functions = [
  ownCall({
    method: 'post',
    path: '/functions/upload_finalize',
    summary: 'Queue a file for processing, again; what is being read right now goes on',
    body: fileRefShape,
    answers: { 202: fileShape },
    foreign: ({ fileId }) => ({ body: { file_id: fileId } }),
    async run({ context: { hub, lookAfter }, record, body }) {
      const file = await record.files.find(body.file_id)
      if (!file) return notFound()
      const { userId, shard } = record.owner
      await hub(userId).watch(shard)
      if (await record.files.requeue(file.id)) await lookAfter(record.owner)
      return toFileRecord((await record.files.find(file.id)) ?? file)
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/delete_all_pending_diagnoses',
    summary: 'Say no to every diagnosis that waits for a yes or no',
    body: noArguments,
    answers: { 200: z.object({ deleted: z.number() }) },
    foreign: null,
    run: async ({ record }) => ({ deleted: await record.cleanUp.rejectPendingDiagnoses() }),
  }),

  ownCall({
    method: 'post',
    path: '/functions/cleanup_duplicate_validations',
    summary: 'Leave one of what waits and says the same',
    body: noArguments,
    answers: { 200: z.object({ removed: z.number() }) },
    foreign: null,
    run: async ({ record }) => ({ removed: await record.cleanUp.rejectDuplicates() }),
  }),

  ownCall({
    method: 'post',
    path: '/functions/validate_page',
    summary: 'Say yes to all of these that wait on one page',
    body: z.object({
      file_id: z.uuid('file_id is the id of a file.'),
      task_ids: z.array(z.uuid()).min(1, 'task_ids names what waits.').max(200),
    }),
    answers: { 200: z.object({ approved: z.number(), verdict_ids: z.array(z.string()) }) },
    foreign: ({ fileId, taskId }) => ({ body: { file_id: fileId, task_ids: [taskId] } }),
    async run({ record, body: { file_id: fileId, task_ids: taskIds } }) {
      if (!(await record.files.find(fileId))) return notFound()
      const given = await record.verdicts.giveAll(fileId, taskIds, {
        action: 'approve',
        correction: null,
        notes: null,
      })
      return { approved: given.length, verdict_ids: [...given] }
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/backfill_medication_atc_codes',
    summary: 'Look up the ATC codes of a batch of drugs that have none',
    // Whatever user a body names: the caller is meant.
    body: z
      .object({
        batch_size: z.int().min(1).max(50).default(10),
        resume_from: z
          .string()
          .nullish()
          .transform((text, context) => {
            const place = text ? parsePlace(text) : null
            if (text && place === null) context.addIssue('resume_from is what the batch before answered.')
            return place
          }),
      })
      .default({ batch_size: 10, resume_from: null }),
    answers: {
      200: z.object({
        processed: z.number(),
        status: z.enum(['in_progress', 'complete']),
        resume_from: z.string().nullable(),
      }),
    },
    foreign: null,
    async run({ context: { vocabulary }, record, body: { batch_size: limit, resume_from: after } }) {
      const deps = {
        uncoded: record.recode.uncoded,
        recode: record.recode.recode,
        lookUp: (name: string) => vocabulary.suggest(name, 'ATC'),
      }
      const { processed, next } = await backfillCodes(deps, { limit, after })
      return {
        processed,
        status: next === null ? ('complete' as const) : ('in_progress' as const),
        resume_from: next && writePlace(next),
      }
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/curate_medications',
    summary: 'Fold the record anew; how many drugs it lists',
    body: noArguments,
    answers: { 200: curatedShape },
    foreign: null,
    run: ({ record }) => curated(record, 'medication'),
  }),

  ownCall({
    method: 'post',
    path: '/functions/curate_procedures',
    summary: 'Fold the record anew; how many procedures it lists',
    body: noArguments,
    answers: { 200: curatedShape },
    foreign: null,
    run: ({ record }) => curated(record, 'procedure'),
  }),
]

async function curated(record: RecordDoor, type: EntityType) {
  await record.recode.curate()
  return { curated: (await record.registry.sizes([type]))[type] ?? 0 }
}
