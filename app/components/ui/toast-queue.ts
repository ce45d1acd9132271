export interface ToastContent {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
  /** What it is about: what is told of the same thing later takes its place. */
  readonly about?: string
  /** It comes by itself: what the person has just done, and can take back, is told to its end first. */
  readonly waits?: boolean
  /** News of the screen it came over: whoever goes elsewhere has read it, and it covers nothing there. */
  readonly passes?: boolean
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}
export interface Toast extends ToastContent {
  readonly id: number
}

/** The first is shown; the others wait their turn. */
export type ToastQueue = readonly Toast[]

export type ToastAction =
  | { readonly type: 'say'; readonly toast: Toast }
  | { readonly type: 'done'; readonly id: number }
  /** Another screen is shown. */
  | { readonly type: 'moved' }

/**
 * The newest is shown. What went well is told by its newest alone; what went wrong waits behind it until it is
 * dismissed, or until the same thing went well. What comes by itself waits for what is shown. Nothing is told twice.
 */
export function toastReducer(queue: ToastQueue, action: ToastAction): ToastQueue {
  if (action.type === 'done') return queue.filter(({ id }) => id !== action.id)
  if (action.type === 'moved') return queue.filter(({ passes }, at) => at > 0 || !passes)
  const { toast } = action
  const isOver = ({ title, description, about }: Toast) =>
    (about !== undefined && about === toast.about) ||
    (title === toast.title && description === toast.description)
  const left = queue.filter((one) => !isOver(one))
  const [shown, ...others] = left
  if (toast.waits && shown && shown.variant !== 'destructive') return [shown, toast, ...others]
  return [toast, ...left.filter((one) => one.variant === 'destructive' || one.waits)]
}

/** Milliseconds: a refusal stays; what can be taken back leaves time for it. */
export function toastDuration({ variant, action }: ToastContent): number {
  if (variant === 'destructive') return Number.POSITIVE_INFINITY
  return action ? 10_000 : 5000
}
