import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import * as build from '../build/server/index.js'
import { UserHub } from '../durable-objects/user-hub'
import { AttemptCounter } from '../durable-objects/attempt-counter'
import { ChatSession } from '../durable-objects/chat-session'
import type { Env, JobMessage } from './config'
import { openContext } from './context'
import { serveJobs } from './jobs/serve'
import { serve } from './http/serve'

export { AttemptCounter, ChatSession, UserHub }

const pages = createRequestHandler(build as unknown as ServerBuild, 'production')

export default {
  fetch: (request, env) => serve(request, env, pages),
  queue: (batch, env) => serveJobs(batch, openContext(env)),
} satisfies ExportedHandler<Env, JobMessage>
