import { Hono } from 'hono'
import { describeApi } from './openapi-document'
import type { ApiEnv } from './types'

export const openapi = new Hono<ApiEnv>()

openapi.get('/openapi.json', (c) => c.json(describeApi(c.get('config').version)))
