import type { Call } from './calls/row'
import { calls } from './calls/table'

interface Route {
  readonly call: Call
  readonly pattern: RegExp
}

const routes: readonly Route[] = calls.map((call) => {
  const pattern = call.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { call, pattern: new RegExp(`^${pattern}$`) }
})

export type Match =
  | { readonly kind: 'call'; readonly call: Call; readonly params: Readonly<Record<string, string>> }
  /** The address is one of ours, but takes other methods. */
  | { readonly kind: 'method'; readonly allow: readonly string[] }
  | { readonly kind: 'none' }

/** `path` is what follows `/api`, as it came: its names are decoded here. */
export function matchCall(method: string, path: string): Match {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const here = routes.filter(({ pattern }) => pattern.test(path))
  const route = here.find(({ call }) => call.method === asked)
  if (route) {
    const params = decodeAll(route.pattern.exec(path)?.groups ?? {})
    return params ? { kind: 'call', call: route.call, params } : { kind: 'none' }
  }
  const allow = here.map(({ call }) => call.method.toUpperCase())
  return allow.length > 0 ? { kind: 'method', allow } : { kind: 'none' }
}

/** Null where a name is no text. */
function decodeAll(names: Readonly<Record<string, string>>): Record<string, string> | null {
  try {
    return Object.fromEntries(Object.entries(names).map(([name, text]) => [name, decodeURIComponent(text)]))
  } catch {
    return null
  }
}
