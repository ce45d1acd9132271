/** What was chosen and has not arrived yet, kept by the browser: it survives a reload, and a walk out of the network. */
export interface OutboxItem {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly blob: Blob
}

const databaseName = 'chartlight-outbox'
const store = 'files'

/** A browser that keeps nothing (a private window) sends all the same, and forgets on a reload. */
async function withStore<T>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await settled(opening())
    try {
      return await settled(ask(database.transaction(store, mode).objectStore(store)))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'key' }))
  return request
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })
}

interface Kept extends OutboxItem {
  readonly key: string
  readonly userId: string
}

/** The outbox of one person on this device: another one's is neither read nor sent. */
export function openOutbox(userId: string) {
  const keyOf = (id: string) => `${userId}/${id}`
  return {
    keep: async ({ id, name, type, blob }: OutboxItem): Promise<void> => {
      const kept: Kept = { key: keyOf(id), userId, id, name, type, blob }
      await withStore('readwrite', (files) => files.put(kept))
    },
    forget: async (id: string): Promise<void> => {
      await withStore('readwrite', (files) => files.delete(keyOf(id)))
    },
    all: async (): Promise<readonly OutboxItem[]> => {
      const kept = (await withStore('readonly', (files) => files.getAll() as IDBRequest<Kept[]>)) ?? []
      return kept.filter((item) => item.userId === userId)
    },
  }
}

/** Whoever signs out leaves nothing behind on the device. */
export async function clearOutbox(): Promise<void> {
  await withStore('readwrite', (files) => files.clear())
}
