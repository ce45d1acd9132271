import { Hono } from 'hono'
import { requireUser } from './guards'
import type { ApiEnv } from './types'

export const rpc = new Hono<ApiEnv>()
rpc.use(requireUser)

rpc.post('/registry_counts_v2', async (c) => {
  const { diagnoses, medications, allergies, procedures } = await c.get('record').registry.counts()
  return c.json({ diagnoses, medications, allergies, procedures })
})
