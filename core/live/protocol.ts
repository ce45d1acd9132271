/** A row changed; never its content. */
export interface ChangeMessage {
  readonly type: 'change'
  readonly table: string
  readonly event: 'insert' | 'update' | 'delete'
  readonly id: string
  readonly file_id?: string | undefined
  /** Grows by one with each change of this user; a gap means: read again what is shown. */
  readonly seq: number
}

/** How far the reading of a file is. It is no change: nothing has to be read again. */
interface ProgressMessage {
  readonly type: 'progress'
  readonly file_id: string
  /** 0..100. */
  readonly pct: number
}

/** So much changed that it is not told one by one: read again what is shown. */
interface ResetMessage {
  readonly type: 'reset'
  readonly seq: number
}

/** Hub → screen, on the user's own socket. */
export type HubMessage = ChangeMessage | ProgressMessage | ResetMessage

/**
 * A message that is not of the protocol is null: an old tab must not break on a newer server. By hand, since every
 * screen loads it, and the smallest reader of shapes would be a fourteenth of all that a screen may load.
 */
export function parseHubMessage(data: unknown): HubMessage | null {
  if (typeof data !== 'string') return null
  try {
    const message = JSON.parse(data) as Unread | null
    return message !== null && isOfProtocol(message) ? (message as HubMessage) : null
  } catch {
    return null
  }
}

/** As it came: anything may stand anywhere. */
type Unread = {
  readonly [Key in keyof ChangeMessage | keyof ProgressMessage]?: unknown
}

function isOfProtocol({ type, table, event, id, file_id: fileId, seq, pct }: Unread): boolean {
  switch (type) {
    case 'change':
      return (
        typeof table === 'string' &&
        (event === 'insert' || event === 'update' || event === 'delete') &&
        typeof id === 'string' &&
        (fileId === undefined || typeof fileId === 'string') &&
        Number.isFinite(seq)
      )
    case 'progress':
      return typeof fileId === 'string' && Number.isFinite(pct)
    case 'reset':
      return Number.isFinite(seq)
    default:
      return false
  }
}
