/** What of all that a server answers may be kept, and how a kept page is shown. */

const screens = [
  '/home',
  '/files',
  '/timeline',
  '/labs',
  '/medications',
  '/diagnoses',
  '/allergies',
  '/imaging',
  '/procedures',
  '/reports',
  '/card',
  '/summary',
]

/** Screens that show the record; those on which something is changed, asked or given away are not kept. */
export const isKeptScreen = (path: string): boolean =>
  screens.includes(path) || /^\/(?:file|labs)\/[\w%-]+$/.test(path)

/** Screens whose folded parts are asked for when they are opened, which a kept page cannot do. */
export const isFolding = (path: string): boolean => path === '/labs' || path === '/imaging'

/** A page that is to be kept is asked for with this, and comes with all that it folds. */
export const wholeHeader = 'whole-page'

/** Whose strip or picture of a page this is; null for any other path, as all else of the API. */
export function ownerOfPicture(path: string): string | null {
  return /^\/api\/storage\/(?:strips|medical-files\/object)\/([\w-]+)\/[\w./-]+$/.exec(path)?.[1] ?? null
}

/** Scripts and styles: named by their content, and of nobody. */
export const isPart = (path: string): boolean => /^\/assets\/[\w.-]+$/.test(path)

/** The parts that a page names. */
export const partsOf = (html: string): readonly string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g))]

/** The page whose data this asks for: `/labs.data?page=2&_routes=…` → `/labs?page=2`. */
export function pageOfData(path: string, search: string): string | null {
  const page = /^(\/.+)\.data$/.exec(path)?.[1]
  if (page === undefined) return null
  const asked = search.slice(1).split('&')
  const own = asked.filter((one) => one !== '' && !/^(?:_routes|index)(?:=|$)/.test(one))
  return own.length === 0 ? page : `${page}?${own.join('&')}`
}

interface Answered {
  readonly status: number
  readonly redirected: boolean
  readonly type: string | null
}

/** Of what was answered: whole pages and pictures, never an error, nor what stands elsewhere. */
export const isWhole = ({ status, redirected, type }: Answered, wanted: 'text/html' | 'image/'): boolean =>
  status === 200 && !redirected && (type?.startsWith(wanted) ?? false)

/** From a kept page nothing is sent, whatever is pressed there: the browser itself sees to it. */
const sendsNothing = ["connect-src 'none'", "form-action 'none'"]

/** The Content-Security-Policy of a kept page: that of the page, which sends nothing. Null: it had none of ours. */
export function policyOfKept(policy: string | null): { policy: string; nonce: string } | null {
  const nonce = /'nonce-(\w+)'/.exec(policy ?? '')?.[1]
  if (policy === null || nonce === undefined) return null
  const others = policy.split('; ').filter((rule) => !/^(?:connect-src|form-action)\b/.test(rule))
  return { policy: [...others, ...sendsNothing].join('; '), nonce }
}

/** Where the line goes: an empty place that every screen of the record has (app/device/kept-line.tsx). */
const slot = /(<div data-kept="">)(<\/div>)/

/** The page with the line that says what it is; null: there is no place for it, and so it is not to be shown. */
export function withLine(html: string, line: string): string | null {
  if (!slot.test(html)) return null
  return html.replace(slot, (_, open: string, close: string) => open + line + close)
}
