import { z } from 'zod'
import { correctionOf, fieldsShape } from '../../../core/curation/correction-of'
import { feedbackRecord } from '../../../core/curation/feedback'
import { feedbackShape } from '../../../core/records/feedback'
import { reviewTaskShape, validationShape } from '../../../core/records/waiting'
import type { AmendAnswer, OtherAnswer } from '../../db/records/verdict-door'
import { notFound, Refusal } from '../refusal'
import { afterShape, pageReply } from './paging'
import { ownCall } from './row'

const listed = z.object({
  file_id: z.uuid('file_id is the id of a file.').optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
const settledShape = z.object({
  status: z.enum(['approved', 'accepted', 'rejected']),
  /** By which the word can be taken back. */
  verdict_id: z.string(),
})
const notes = z.string().max(2000).optional()

export const verdicts = [
  ownCall({
    method: 'get',
    path: '/rest/entity_validations',
    summary: 'What waits for a yes or no, oldest first; of one file also what waited',
    query: listed,
    answers: { 200: z.array(validationShape) },
    foreign: null,
    run: ({ record, query }) => record.waiting.validations(query.limit, query.file_id),
  }),

  ownCall({
    method: 'get',
    path: '/rest/review_tasks',
    summary: 'What waits for a review, oldest first; of one file also what waited',
    query: listed,
    answers: { 200: z.array(reviewTaskShape) },
    foreign: null,
    run: ({ record, query }) => record.waiting.reviews(query.limit, query.file_id),
  }),

  ownCall({
    method: 'get',
    path: '/rest/diagnosis_feedback',
    summary: 'What one said of facts of any type and did not take back, the latest first',
    query: z.object({ limit: listed.shape.limit, after: afterShape }),
    answers: { 200: z.array(feedbackShape) },
    foreign: null,
    async run({ record, query }) {
      const { rows, next } = await record.verdicts.page(query)
      return pageReply({ rows: rows.map((row) => feedbackRecord(record.owner.userId, row)), next })
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/validate_entity',
    summary: 'A yes or no on what waits for one',
    body: z.object({
      validation_id: z.uuid('validation_id is the id of what waits.'),
      action: z.enum(['approve', 'reject']),
      user_notes: notes,
    }),
    answers: { 200: settledShape },
    foreign: ({ taskId }) => ({ body: { validation_id: taskId, action: 'reject' } }),
    async run({ record, body: { validation_id: id, action, user_notes: said } }) {
      const given = await record.verdicts.give(id, { action, correction: null, notes: said ?? null })
      return answered(given, action === 'approve' ? 'approved' : 'rejected')
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/resolve_review_task',
    summary: 'What a person says of a fact under review',
    body: z.object({
      task_id: z.uuid('task_id is the id of a review task.'),
      /** `reject_other`: this is right, and what another document says against it is wrong. */
      action: z.enum(['approve', 'correct', 'reject', 'reject_other']),
      fields: fieldsShape.optional(),
    }),
    answers: { 200: settledShape },
    foreign: ({ taskId }) => ({ body: { task_id: taskId, action: 'reject' } }),
    async run({ record, body: { task_id: id, action, fields = {} } }) {
      if (action === 'reject_other') return answered(await record.verdicts.rejectOther(id), 'accepted')
      const type = action === 'correct' ? await record.verdicts.typeOf(id) : null
      if (action === 'correct' && type === null) return notFound()
      const correction = type === null ? null : correctionOf(fields, type)
      const given = await record.verdicts.give(id, { action, correction, notes: null })
      return answered(given, action === 'reject' ? 'rejected' : 'accepted')
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/amend_entity',
    summary: 'What a person says of a fact that stands in the record, or that was taken out of it',
    body: z.object({
      entity_id: z.uuid('entity_id is the id of a fact that a page says.'),
      action: z.enum(['approve', 'correct', 'reject']),
      fields: fieldsShape.optional(),
      /** What stood on the screen: where something else stands there by now, nothing is changed. */
      seen: z.object({ canonical_key: z.string().max(300), value: z.string().max(300).nullable() }),
    }),
    answers: { 200: settledShape },
    foreign: ({ taskId }) => ({
      body: { entity_id: taskId, action: 'reject', seen: { canonical_key: 'lab:sodium', value: '1' } },
    }),
    async run({ record, body: { entity_id: id, action, fields = {}, seen } }) {
      const type = action === 'correct' ? await record.verdicts.typeOfFact(id) : null
      if (action === 'correct' && type === null) return notFound()
      const correction = type === null ? null : correctionOf(fields, type)
      const word = { action, correction, notes: null }
      const given = await record.verdicts.amend(id, word, {
        canonicalKey: seen.canonical_key,
        value: seen.value,
      })
      return answered(given, action === 'reject' ? 'rejected' : 'accepted')
    },
  }),

  ownCall({
    method: 'post',
    path: '/functions/undo_verdict',
    summary: 'Take one’s word back',
    body: z.object({ verdict_id: z.uuid('verdict_id is what the call that gave it answered.') }),
    answers: { 200: z.object({ status: z.literal('undone') }) },
    foreign: ({ verdictId }) => ({ body: { verdict_id: verdictId } }),
    run: async ({ record, body }) =>
      (await record.verdicts.undo(body.verdict_id)) ? { status: 'undone' as const } : notFound(),
  }),

  ownCall({
    method: 'post',
    path: '/functions/undo_verdicts',
    summary: 'Take several words back at once, such as those that validate_page gave',
    body: z.object({
      verdict_ids: z.array(z.uuid()).min(1, 'verdict_ids names what validate_page answered.').max(200),
    }),
    answers: { 200: z.object({ status: z.literal('undone') }) },
    foreign: ({ verdictId }) => ({ body: { verdict_ids: [verdictId] } }),
    run: async ({ record, body }) =>
      (await record.verdicts.undoAll(body.verdict_ids)) > 0 ? { status: 'undone' as const } : notFound(),
  }),
]

function answered(given: AmendAnswer | OtherAnswer, status: z.infer<typeof settledShape>['status']) {
  switch (given.kind) {
    case 'gone':
      return notFound()
    case 'unopposed':
      return new Refusal(422, 'nothing_against', 'No other document says otherwise.')
    case 'changed':
      return new Refusal(
        409,
        'changed_meanwhile',
        'This was changed meanwhile, perhaps in another tab. Look at it as it stands now.',
        { current: { canonical_key: given.now.canonicalKey, value: given.now.value } },
      )
    case 'settled':
      return new Refusal(
        409,
        'settled_otherwise',
        `This was ${given.decision === 'rejected' ? 'rejected' : 'accepted'} meanwhile, perhaps in another tab. Take that back first.`,
        { current: { decision: given.decision } },
      )
    case 'said':
      return { status, verdict_id: given.verdictId }
    case 'given':
      return { status, verdict_id: given.verdict.id }
  }
}
