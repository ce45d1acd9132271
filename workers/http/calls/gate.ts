import { z } from 'zod'
import { passGate } from '../../actions/pass-gate'
import { addressOf } from '../../adapters/attempts'
import { accessFlag } from '../access-flag'
import { Refusal, tooMany } from '../refusal'
import { Reply } from '../reply'
import { openCall } from './row'

const missing = 'Please enter the access password'

export const gate = [
  openCall({
    method: 'post',
    path: '/gate',
    summary: 'Pass the access gate',
    body: z.object({ password: z.string({ error: missing }).refine((text) => text.trim() !== '', missing) }),
    answers: { 204: null },
    invalid: { code: 'password_missing', message: missing },
    foreign: null,
    async run({ request, context, body }) {
      const { accounts, attempts, config } = context
      const expected = () => accounts.setting('access_password', config.accessPassword)
      const address = addressOf(request, config.addressHeader)
      const passed = await passGate({ counters: attempts, expected }, { password: body.password, address })
      if (passed.kind === 'wait') return tooMany(passed.seconds)
      if (passed.kind === 'wrong')
        return new Refusal(401, 'password_wrong', 'Incorrect password. Please try again.')
      return new Reply(204, null, [accessFlag(request, config.sessionSecret)])
    },
  }),
]
