import { z } from 'zod'
import { citationShape, summaryShape } from '../../../core/records/summary'
import { audiences, disciplines } from '../../../core/records/summary-kinds'
import { notFound } from '../refusal'
import { ownSummary } from '../summaries'
import { ownCall } from './row'

export const summaries = [
  ownCall({
    method: 'post',
    path: '/functions/generate_summary',
    summary: 'The summary of a discipline for an audience: kept as long as its facts are the same',
    body: z.object({
      discipline: z.enum(disciplines),
      audience: z.enum(audiences),
      refresh: z.boolean().default(false),
    }),
    answers: {
      200: z.object({
        id: z.uuid(),
        content: z.string(),
        content_md: z.string(),
        citations: z.array(citationShape),
        cached: z.boolean(),
        updated_at: z.string(),
      }),
    },
    foreign: null,
    async run({ context, record, body: { discipline, audience, refresh } }) {
      const locale = (await record.profile.read())?.locale ?? 'en'
      const made = await ownSummary(context.config, record, { discipline, audience, locale }, refresh)
      const { id, content_md, citations, updated_at } = made.record
      return {
        id,
        content: content_md,
        content_md,
        citations: [...citations],
        cached: made.cached,
        updated_at,
      }
    },
  }),

  ownCall({
    method: 'get',
    path: '/rest/summaries',
    summary: 'The summaries that are kept',
    query: z.object({ discipline: z.enum(disciplines).optional(), audience: z.enum(audiences).optional() }),
    answers: { 200: z.array(summaryShape) },
    foreign: null,
    run: ({ record, query }) => record.summaries.list(query),
  }),

  ownCall({
    method: 'delete',
    path: '/rest/summaries/{id}',
    summary: 'Forget a summary',
    answers: { 204: null },
    foreign: ({ summaryId }) => ({ params: { id: summaryId } }),
    run: async ({ record, params }) => ((await record.summaries.remove(params.id)) ? null : notFound()),
  }),
]
