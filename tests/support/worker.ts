import { AttemptCounter } from '../../durable-objects/attempt-counter'
import { ChatSession } from '../../durable-objects/chat-session'
import { UserHub } from '../../durable-objects/user-hub'
import type { Env, JobMessage } from '../../workers/config'
import { openContext } from '../../workers/context'
import { serve } from '../../workers/http/serve'
import { serveJobs } from '../../workers/jobs/serve'
import { pages } from './pages'

export { AttemptCounter, ChatSession, UserHub }

/** The Worker without its screens: what the tests inside workerd talk to. */
export default {
  fetch: (request, env) => serve(request, env, pages),
  queue: (batch, env) => serveJobs(batch, openContext(env)),
} satisfies ExportedHandler<Env, JobMessage>
