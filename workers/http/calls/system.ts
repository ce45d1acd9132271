import { z } from 'zod'
import { healthShape } from '../../../core/calls/shapes'
import { describeApi } from '../openapi-document'
import { contractPage } from '../contract-page'
import { readHealth } from '../health'
import { Reply } from '../reply'
import { openCall, type Call } from './row'

/** Of the system itself. `calls` is the whole table, which these rows are part of. */
export function systemCalls(calls: () => readonly Call[]) {
  return [
    openCall({
      method: 'get',
      path: '/health',
      summary: 'Whether the parts answer',
      answers: { 200: healthShape, 503: healthShape },
      foreign: null,
      async run({ context }) {
        const health = await readHealth(context)
        return new Reply(health.status === 'ok' ? 200 : 503, health)
      },
    }),

    openCall({
      method: 'get',
      path: '/openapi.json',
      summary: 'This document',
      answers: { 200: z.record(z.string(), z.unknown()) },
      foreign: null,
      run: ({ context }) => Promise.resolve(describeApi(calls(), context.config.version)),
    }),

    openCall({
      method: 'get',
      path: '/docs',
      summary: 'This document, to read',
      answers: { 200: null },
      foreign: null,
      run: () => Promise.resolve(contractPage(calls())),
    }),
  ]
}
