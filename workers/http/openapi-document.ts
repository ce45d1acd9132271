import { z } from 'zod'
import type { Call } from './calls/row'

/** The living form of the HTTP contract (OpenAPI 3.1). */
export function describeApi(calls: readonly Call[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method] = describe(call)
  return {
    openapi: '3.1.0',
    info: { title: 'Chartlight', version },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
  }
}

function describe({ path, summary, body, query, answers, open, upload }: Call) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: !shape.safeParse(undefined).success,
    schema: jsonSchema(shape),
  }))
  const json = (shape: z.ZodType) => ({ content: { 'application/json': { schema: jsonSchema(shape) } } })
  const error = {
    type: 'object',
    required: ['error', 'code'],
    properties: {
      error: { type: 'string' },
      code: { type: 'string' },
      issues: { type: 'object' },
      current: { type: 'object' },
    },
  }
  return {
    summary,
    ...(open ? { security: [] } : {}),
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: { required: !body.safeParse(undefined).success, ...json(body) } } : {}),
    ...(upload ? { requestBody: { required: true, ...uploads[upload] } } : {}),
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

const binary = { type: 'string', format: 'binary' }
const form = {
  type: 'object',
  required: ['file'],
  properties: { file: binary, display_name: { type: 'string' } },
}
const uploads = {
  form: { content: { 'multipart/form-data': { schema: form } } },
  pieces: { content: { 'application/octet-stream': { schema: binary } } },
} as const

function jsonSchema(shape: z.core.$ZodType) {
  return z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })
}
