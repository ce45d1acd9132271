import { AttemptCounter } from '../../durable-objects/attempt-counter'
import { UserHub } from '../../durable-objects/user-hub'
import type { Env, JobMessage } from '../../workers/config'
import { openContext } from '../../workers/context'
import { api } from '../../workers/http/app'
import { serveJobs } from '../../workers/jobs/serve'

export { AttemptCounter, UserHub }

/** The Worker without its pages: what the tests inside workerd talk to. */
export default {
  fetch: (request, env, ctx) => api.fetch(request, env, ctx),
  queue: (batch, env) => serveJobs(batch, openContext(env)),
} satisfies ExportedHandler<Env, JobMessage>
