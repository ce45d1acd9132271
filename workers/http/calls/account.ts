import { z } from 'zod'
import { closureShape, receiptShape } from '../../../core/calls/shapes'
import { closeAccount } from '../../actions/close-account'
import { receiptOf } from '../../db/accounts/closures'
import { clearedCookies } from '../cookies'
import { notFound } from '../refusal'
import { Reply } from '../reply'
import { openCall, ownCall } from './row'

const confirmText = 'confirm has to be true: deleting an account cannot be undone.'
const iso = (ms: number): string => new Date(ms).toISOString()

/** The person's account as a whole. */
export const account = [
  ownCall({
    method: 'post',
    path: '/functions/delete_account',
    stepUp: true,
    summary: 'Close the account and delete all that is kept of its owner; cannot be undone',
    body: z.object({ confirm: z.literal(true, confirmText) }, confirmText),
    answers: { 202: closureShape },
    foreign: null,
    async run({ request, context: { hub, system, lookAfter }, record: { owner } }) {
      await closeAccount({
        watch: () => hub(owner.userId).watch(owner.shard),
        close: () => system.closure(owner).close(),
        endAll: () => hub(owner.userId).endAll(),
        lookAfter: () => lookAfter(owner),
      })
      return new Reply(202, { receipt: receiptOf(owner.userId) }, clearedCookies(request))
    },
  }),

  openCall({
    method: 'get',
    path: '/auth/receipts/{id}',
    summary: 'Whether all of a closed account is gone; asked with the receipt that closing it gave',
    answers: { 200: receiptShape },
    foreign: ({ fileId }) => ({ params: { id: fileId } }),
    async run({ context, params }) {
      const receipt = await context.closures.receipt(params.id)
      if (!receipt) return notFound()
      const { closedAt, removedAt } = receipt
      return {
        status: removedAt === null ? ('removing' as const) : ('removed' as const),
        closed_at: iso(closedAt),
        removed_at: removedAt === null ? null : iso(removedAt),
      }
    },
  }),
]
