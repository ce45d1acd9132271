/** One chosen file on its way. */
export interface Sending {
  readonly key: number
  /** In the outbox. */
  readonly id: string
  readonly file: File
  /** `offline`: it goes by itself when there is a network. */
  readonly state: 'waiting' | 'sending' | 'sent' | 'known' | 'failed' | 'offline'
  /** 0..100 */
  readonly percent: number
  /** Why it failed, in words. */
  readonly reason: string | null
}

export type SendingAction =
  | { readonly type: 'add'; readonly added: readonly { key: number; id: string; file: File }[] }
  | {
      readonly type: 'update'
      readonly key: number
      readonly change: Partial<Omit<Sending, 'key' | 'id' | 'file'>>
    }
  | { readonly type: 'remove'; readonly key: number }

export function sendingReducer(list: readonly Sending[], action: SendingAction): readonly Sending[] {
  switch (action.type) {
    case 'add':
      return [
        ...list,
        ...action.added.map(({ key, id, file }) => ({
          key,
          id,
          file,
          state: 'waiting' as const,
          percent: 0,
          reason: null,
        })),
      ]
    case 'update':
      return list.map((item) => (item.key === action.key ? { ...item, ...action.change } : item))
    case 'remove':
      return list.filter(({ key }) => key !== action.key)
  }
}

/** Runs `task` for each item, a few at a time; one that fails does not hold up the others. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...items]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
