import { parsePlace, writePlace, type PageOf, type Place } from '#core/records/page'

/** How many rows a list shows at once (spec records.md §9). */
const pageSize = 100

/** Which part of a list the address asks for; an address that is no place of ours shows the first. */
export function pageAsked(request: Request, name = 'after'): PageOf {
  const place = new URL(request.url).searchParams.get(name)
  return { limit: pageSize, after: place === null ? null : parsePlace(place) }
}

/** The address of the next part, relative to the screen's own. */
export const searchOf = (place: Place, name = 'after'): string =>
  `?${new URLSearchParams({ [name]: writePlace(place) }).toString()}`
