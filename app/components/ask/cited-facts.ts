import type { CitedFacts } from '../../cited-loader'
import { mergeNames } from '../fact/names'

/** Facts that are asked for at once: their ids are 2 kB of an address. */
export const citedAtOnce = 60

/** Reads what is cited, however much it is. Never throws: null where any of it did not come. */
export async function readCited(
  ids: readonly string[],
  read: (address: string) => Promise<CitedFacts | null>,
): Promise<CitedFacts | null> {
  const pages = Array.from({ length: Math.ceil(ids.length / citedAtOnce) }, (_, page) =>
    ids.slice(page * citedAtOnce, (page + 1) * citedAtOnce),
  )
  const came = await Promise.all(pages.map((page) => read(`/sources?ids=${page.join()}`)))
  const parts = came.filter((part) => part !== null)
  if (parts.length < came.length) return null
  return {
    entities: parts.flatMap(({ entities }) => entities),
    entered: parts.flatMap(({ entered }) => entered),
    pictures: Object.assign({}, ...parts.map(({ pictures }) => pictures)),
    titles: Object.assign({}, ...parts.map(({ titles }) => titles)),
    names: mergeNames(parts.map(({ names }) => names)),
  }
}

/** Null where there is no network, no server or no session. */
export async function fetchCited(address: string): Promise<CitedFacts | null> {
  try {
    const response = await fetch(address)
    return response.ok ? ((await response.json()) as CitedFacts) : null
  } catch {
    return null
  }
}
