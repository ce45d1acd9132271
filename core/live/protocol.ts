/** Server → browser, on the user's own socket. Names rows, never their content. */
export interface ChangeMessage {
  readonly type: 'change'
  readonly table: string
  readonly event: 'insert' | 'update' | 'delete'
  readonly id: string
  readonly file_id?: string
  /** Grows by one with each change of this user; a gap means: read again what is shown. */
  readonly seq: number
}

export type HubMessage = ChangeMessage

/** A message that is not of the protocol is null: an old tab must not break on a newer server. */
export function parseHubMessage(data: unknown): HubMessage | null {
  if (typeof data !== 'string') return null
  try {
    const value = JSON.parse(data) as Partial<ChangeMessage> | null
    return value?.type === 'change' && typeof value.seq === 'number' && typeof value.table === 'string'
      ? (value as ChangeMessage)
      : null
  } catch {
    return null
  }
}
