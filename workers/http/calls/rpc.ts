import { z } from 'zod'
import { countsShape } from '../../../core/calls/shapes'
import { entityTypeShape } from '../../../core/records/parts'
import { timelineEventShape } from '../../../core/records/timeline'
import { timelineEvent } from '../../../core/timeline/event'
import { limitOf } from './arguments'
import { beforeShape, pageReply } from './paging'
import { ownCall } from './row'

const noArguments = z.object({}).optional()

export const rpc = [
  ownCall({
    method: 'post',
    path: '/rpc/registry_counts_v2',
    summary: 'How many items each registry holds',
    body: noArguments,
    answers: { 200: countsShape },
    foreign: null,
    async run({ record }) {
      const { diagnoses, medications, allergies, procedures } = await record.registry.counts()
      return { diagnoses, medications, allergies, procedures }
    },
  }),

  ownCall({
    method: 'post',
    path: '/rpc/timeline_events_v2',
    summary:
      'What stands in the record by its documents, newest first; below p_min_conf of these are left out',
    body: z
      .object({
        p_limit: limitOf(200),
        p_before: beforeShape,
        p_type: entityTypeShape.nullish(),
        p_min_conf: z.number().min(0).max(1).nullish(),
      })
      .default({ p_limit: 200, p_before: null }),
    answers: { 200: z.array(timelineEventShape) },
    foreign: null,
    async run({ record, body: { p_limit: limit, p_before: after, p_type: type, p_min_conf: least } }) {
      const { rows, next } = await record.timeline.page(type ?? null, { limit, after })
      const sure = rows.filter(({ entity }) => entity.confidence >= (least ?? 0))
      const files = await record.files.ofIds(sure.flatMap(({ entity }) => entity.file_id ?? []))
      const nameOf = new Map(files.map(({ id, displayName }) => [id, displayName]))
      return pageReply({
        rows: sure.map((row) => timelineEvent(row, nameOf.get(row.entity.file_id ?? '') ?? null)),
        next,
      })
    },
  }),
]
