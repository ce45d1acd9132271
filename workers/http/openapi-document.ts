import { z } from 'zod'
import { signInShape, signUpShape } from '../../core/auth/forms'
import { entityShape, fileShape } from '../../core/records/file'
import { profileShape } from '../../core/records/profile'
import { registryShape } from '../../core/records/registry'

interface Operation {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  readonly summary: string
  readonly body?: z.ZodType
  readonly query?: readonly string[]
  /** By status; null: no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>
  readonly open?: true
}

const user = z.object({
  id: z.uuid(),
  email: z.string(),
  factors: z.array(z.unknown()),
  aal: z.enum(['aal1', 'aal2']),
})
const session = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.number(),
  expires_at: z.number(),
  refresh_token: z.string(),
  user,
})
const consent = z.object({ version: z.string(), locale: z.enum(['en', 'he']), text_hash: z.string() })
const fileId = z.object({ file_id: z.uuid() })
const counts = z.object({
  diagnoses: z.number(),
  medications: z.number(),
  allergies: z.number(),
  procedures: z.number(),
})

/** Every call there is. The tenancy test walks this list, and a router whose call is missing here fails it. */
export const operations: readonly Operation[] = [
  { method: 'post', path: '/gate', summary: 'Pass the access gate', body: z.object({ password: z.string() }), answers: { 204: null }, open: true },
  { method: 'post', path: '/auth/signup', summary: 'Create an account', body: signUpShape, answers: { 201: z.object({ user: z.object({ id: z.uuid(), email: z.string() }) }) }, open: true },
  { method: 'post', path: '/auth/token', summary: 'Sign in, or refresh a session', query: ['grant_type'], body: signInShape, answers: { 200: session }, open: true },
  { method: 'post', path: '/auth/logout', summary: 'Sign this device out', answers: { 204: null }, open: true },
  { method: 'get', path: '/auth/user', summary: 'Who is signed in', answers: { 200: user } },
  { method: 'get', path: '/auth/.well-known/jwks.json', summary: 'The keys that access tokens are signed with', answers: { 200: z.object({ keys: z.array(z.unknown()) }) }, open: true },
  { method: 'post', path: '/storage/medical-files', summary: 'Upload a picture (multipart: file, display_name)', answers: { 200: fileShape.extend({ duplicate: z.literal(true) }), 201: fileShape } },
  { method: 'post', path: '/storage/medical-files/sign', summary: 'A link to the picture, for an hour', body: fileId, answers: { 200: z.object({ signed_url: z.string(), expires_in: z.number() }) } },
  { method: 'get', path: '/storage/medical-files/object/{user}/{name}', summary: 'The picture, by a signed link', query: ['expires', 'signature'], answers: { 200: null }, open: true },
  { method: 'get', path: '/rest/files', summary: 'Files, newest first', query: ['limit', 'ids'], answers: { 200: z.array(fileShape) } },
  { method: 'get', path: '/rest/files/{id}', summary: 'One file', answers: { 200: fileShape } },
  { method: 'delete', path: '/rest/files/{id}', summary: 'Delete a file and all that was read from it', answers: { 204: null } },
  { method: 'get', path: '/rest/entities', summary: 'What was read from a file', query: ['file_id'], answers: { 200: z.array(entityShape) } },
  { method: 'get', path: '/rest/profiles', summary: 'One’s own profile', answers: { 200: z.array(profileShape) } },
  { method: 'get', path: '/rest/consents', summary: 'The newest consent', answers: { 200: z.array(consent) } },
  { method: 'post', path: '/rest/consents', summary: 'Accept the consent text', body: consent, answers: { 201: consent } },
  { method: 'post', path: '/rest/events_analytics', summary: 'Count an event', body: z.object({ event_name: z.string(), metadata: z.object({ file_count: z.number() }) }), answers: { 201: null } },
  { method: 'get', path: '/rest/registry', summary: 'The curated list of one type', query: ['type', 'limit', 'offset'], answers: { 200: z.array(registryShape) } },
  { method: 'post', path: '/rpc/registry_counts_v2', summary: 'How many items each registry holds', answers: { 200: counts } },
  { method: 'post', path: '/functions/upload_finalize', summary: 'Queue a file for processing, again', body: fileId, answers: { 202: fileShape } },
  { method: 'get', path: '/realtime', summary: 'WebSocket to one’s own changes', answers: { 101: null } },
  { method: 'get', path: '/health', summary: 'Whether the parts answer', answers: { 200: z.object({ status: z.string(), version: z.string(), checks: z.record(z.string(), z.string()) }) }, open: true },
  { method: 'get', path: '/openapi.json', summary: 'This document', answers: { 200: null }, open: true },
  { method: 'get', path: '/docs', summary: 'This document, to read', answers: { 200: null }, open: true },
] // prettier-ignore

/** The living form of the HTTP contract (OpenAPI 3.1). */
export function describeApi(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = describe(operation)
  return {
    openapi: '3.1.0',
    info: { title: 'Chartlight', version },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  }
}

function describe({ path, summary, body, query = [], answers, open }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = query.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
  const json = (shape: z.ZodType) => ({
    content: {
      'application/json': { schema: z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) },
    },
  })
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: { error: { type: 'string' }, code: { type: 'string' }, issues: { type: 'object' } },
  }
  return {
    summary,
    ...(open ? { security: [] } : {}),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, shape]) => [
          status,
          { description: summary, ...(shape ? json(shape) : {}) },
        ]),
      ),
      default: { description: 'A refusal', content: { 'application/json': { schema: error } } },
    },
  }
}
