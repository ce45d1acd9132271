export interface ToastContent {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
}
export interface Toast extends ToastContent {
  readonly id: number
}

/** The first is shown; the others wait their turn. */
export type ToastQueue = readonly Toast[]

export type ToastAction =
  { readonly type: 'say'; readonly toast: Toast } | { readonly type: 'done'; readonly id: number }

/** What went well is told by its newest; of what went wrong nothing is lost, and nothing is told twice. */
export function toastReducer(queue: ToastQueue, action: ToastAction): ToastQueue {
  if (action.type === 'done') return queue.filter(({ id }) => id !== action.id)
  const { toast } = action
  const refusals = queue.filter(({ variant }) => variant === 'destructive')
  if (toast.variant !== 'destructive') return [...refusals, toast]
  const same = ({ title, description }: Toast) => title === toast.title && description === toast.description
  return refusals.some(same)
    ? queue
    : [...refusals, toast, ...queue.filter(({ variant }) => variant !== 'destructive')]
}

/** Milliseconds: five seconds, less while others wait. */
export function toastDuration(queue: ToastQueue): number {
  return queue.length < 2 ? 5000 : 3000
}
