import { z } from 'zod'
import { countsShape } from '../../../core/calls/shapes'
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
]
