import { parsePlace, writePlace, type PageOf, type Place } from '#core/records/page'

/** How many rows a list shows at once (spec records.md §9). */
const pageSize = 100
export const timelinePage = 200

/** Which part of a list the address asks for; an address that is no place of ours shows the first. */
export function pageAsked(request: Request, name = 'after', limit = pageSize): PageOf {
  const place = new URL(request.url).searchParams.get(name)
  return { limit, after: place === null ? null : parsePlace(place) }
}

/** The address of another part of a list, relative to the screen's own, which keeps what else it says. Null: the first. */
export function searchOf(place: Place | null, name = 'after', search = ''): string {
  const query = new URLSearchParams(search)
  for (const line of ['entity', 'line', 'file', 'highlight']) query.delete(line)
  if (place === null) query.delete(name)
  else query.set(name, writePlace(place))
  return `?${query.toString()}`
}
