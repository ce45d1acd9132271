import type { DocumentSaid } from '../../document-said.server'

/** Never throws: null where there is no network, no server or no session, and of a document that is no longer there. */
export async function readSaid(
  type: 'lab' | 'imaging',
  at: string,
  ask: typeof fetch = fetch,
): Promise<DocumentSaid | null> {
  try {
    const response = await ask(`/said/${type}?${new URLSearchParams({ at }).toString()}`)
    return response.ok ? ((await response.json()) as DocumentSaid) : null
  } catch {
    return null
  }
}
