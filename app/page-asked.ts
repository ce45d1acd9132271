import { parsePlace, writePlace, type PageOf, type Place } from '#core/records/page'

/** How many rows a list shows at once (spec records.md §9). */
const pageSize = 100

/** Which part of a list the address asks for; an address that is no place of ours shows the first. */
export function pageAsked(request: Request, name = 'after'): PageOf {
  const place = new URL(request.url).searchParams.get(name)
  return { limit: pageSize, after: place === null ? null : parsePlace(place) }
}

/** The address of another part of a list, relative to the screen's own, which keeps what else it says. Null: the first. */
export function searchOf(place: Place | null, name = 'after', search = ''): string {
  const query = new URLSearchParams(search)
  query.delete('entity')
  if (place === null) query.delete(name)
  else query.set(name, writePlace(place))
  return `?${query.toString()}`
}
