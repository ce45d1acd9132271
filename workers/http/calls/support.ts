import { z } from 'zod'
import { perTicket } from '../../../core/auth/attempts'
import { ticketFormShape, ticketShape } from '../../../core/records/support'
import { countGuess } from '../../actions/guess'
import { tooMany } from '../refusal'
import { ownCall } from './row'

/** What people ask us. */
export const support = [
  ownCall({
    method: 'get',
    path: '/rest/support_tickets',
    summary: 'One’s own tickets, newest first',
    answers: { 200: z.array(ticketShape) },
    foreign: null,
    run: ({ record }) => record.support.list(),
  }),

  ownCall({
    method: 'post',
    path: '/rest/support_tickets',
    summary: 'Ask for help',
    body: ticketFormShape,
    answers: { 201: ticketShape },
    invalid: { message: 'Please fill in all fields' },
    foreign: null,
    async run({ context, record, body }) {
      const counter = context.attempts('support', record.owner.userId)
      const wait = await countGuess([{ counter, policy: perTicket }])
      return wait ? tooMany(wait.seconds) : record.support.add(body)
    },
  }),
]
