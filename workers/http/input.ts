import { z } from 'zod'
import { Refusal } from './refusal'

/** Deeper than any body of ours by far. */
const maxDepth = 32

type Read<T = unknown> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Refusal }

/** What a row says of bad input where the specification words it. */
export interface Invalid {
  readonly code?: string
  readonly message?: string
}

/** No body at all is `undefined`, as a call without arguments takes it. */
export function readJson(bytes: Uint8Array | null): Read {
  if (bytes === null || bytes.byteLength === 0) return { ok: true, value: undefined }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(text) > maxDepth) return { ok: false, why: badJson('The body is nested too deeply.') }
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, why: badJson('The body is not JSON.') }
  }
}

/** A parameter that is given twice is a list here, which no shape takes. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const all = search.getAll(key)
      return [key, all.length === 1 ? (all[0] ?? '') : all]
    }),
  )
}

/** The value in its shape, or what is wrong with each field. */
export function parseInput<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
  invalid: Invalid = {},
): Read<z.output<Shape>> {
  const parsed = shape.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issues: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues)
    issues[path.map(String).join('.') || 'body'] ??= message
  const first = Object.entries(issues)[0]
  // Our own sentences end as sentences do; the library's need their field beside them.
  const sentence = first && (first[1].endsWith('.') ? first[1] : `${first[0]}: ${first[1]}.`)
  const message = invalid.message ?? sentence ?? 'Bad request.'
  return { ok: false, why: new Refusal(400, invalid.code ?? 'invalid_input', message, { issues }) }
}

const badJson = (message: string) => new Refusal(400, 'bad_json', message)

/** Of brackets outside of strings: told before parsing, since what is parsed has already been built. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1))
    else if (character === ']' || character === '}') depth -= 1
  }
  return deepest
}
