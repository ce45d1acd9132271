import { X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { Button } from './button'
import { cn } from './cn'
import { toastDuration, toastReducer, type Toast, type ToastContent } from './toast-queue'

type Say = (toast: ToastContent) => void
interface Shown {
  readonly toast: Toast | undefined
  readonly label: string
  readonly closeLabel: string
  readonly onDone: (id: number) => void
  readonly onMoved: () => void
}
const SayContext = createContext<Say | null>(null)
const ShownContext = createContext<Shown | null>(null)

interface ToasterProps {
  readonly label: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** One toast at a time, in the dock (shell/dock.tsx). */
export function Toaster({ label, closeLabel, children }: ToasterProps) {
  const [queue, dispatch] = useReducer(toastReducer, [])
  const lastId = useRef(0)
  const say = useCallback<Say>((toast) => {
    lastId.current += 1
    dispatch({ type: 'say', toast: { ...toast, id: lastId.current } })
  }, [])
  const onDone = useCallback((id: number) => dispatch({ type: 'done', id }), [])
  const onMoved = useCallback(() => dispatch({ type: 'moved' }), [])
  const [toast] = queue
  const shown = useMemo(
    () => ({ toast, label, closeLabel, onDone, onMoved }),
    [toast, label, closeLabel, onDone, onMoved],
  )
  return (
    <SayContext.Provider value={say}>
      <ShownContext.Provider value={shown}>{children}</ShownContext.Provider>
    </SayContext.Provider>
  )
}

/** Where the toast stands. Screen readers hear of it by itself; F8 leads to it from anywhere. */
export function ToastPlace() {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('ToastPlace must be used within a Toaster')
  const { toast, label } = shown
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => {
      if (key === 'F8') place.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  // Both are there before anything is said in them, or nothing would be heard.
  const isAlert = toast?.variant === 'destructive'
  const card = toast && <ToastCard key={toast.id} {...shown} toast={toast} />
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className="flex w-full flex-col outline-none">
      <div aria-live="polite">{!isAlert && card}</div>
      <div aria-live="assertive">{isAlert && card}</div>
    </section>
  )
}

interface ToastCardProps extends Pick<Shown, 'closeLabel' | 'onDone'> {
  readonly toast: Toast
}

/** It goes by itself, but not while somebody points at it or is in it. */
function ToastCard({ toast, closeLabel, onDone }: ToastCardProps) {
  const { id, title, description, variant, action } = toast
  const [isHeld, setHeld] = useState(false)
  const ms = toastDuration(toast)
  const done = useCallback(() => onDone(id), [onDone, id])
  useEffect(() => {
    if (isHeld || !Number.isFinite(ms)) return undefined
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  }, [isHeld, ms, done])
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    // A key that closes it is for whoever is in it already, by its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-toast={variant ?? 'default'}
      className="dock-item rise"
      onKeyDown={({ key }) => key === 'Escape' && done()}
      {...hold}
      {...holdFocus}
    >
      <div className="min-w-0 grow py-2">
        <p className={cn('font-semibold', variant === 'destructive' && 'text-critical')}>{title}</p>
        {description !== undefined && <p>{description}</p>}
      </div>
      {action && (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            action.run()
            done()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={done}>
        <X aria-hidden />
      </Button>
    </div>
  )
}

/** On another screen, of which this is the path, what was news of the last one is over. */
export function useScreenOfToasts(path: string): void {
  const moved = useContext(ShownContext)?.onMoved
  useEffect(() => moved?.(), [path, moved])
}

export function useToast(): Say {
  const say = useContext(SayContext)
  if (!say) throw new Error('useToast must be used within a Toaster')
  return say
}
