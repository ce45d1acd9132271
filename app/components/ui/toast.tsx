import * as Radix from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { createContext, useCallback, useContext, useReducer, useRef, type ReactNode } from 'react'
import { Button } from './button'
import { cn } from './cn'
import { toastDuration, toastReducer, type ToastContent } from './toast-queue'

type Say = (toast: ToastContent) => void
const ToastContext = createContext<Say | null>(null)

interface ToasterProps {
  readonly label: string
  readonly closeLabel: string
  readonly direction: 'ltr' | 'rtl'
  readonly children: ReactNode
}

/** One toast at a time, in the dock (shell/dock.tsx). */
export function Toaster({ label, closeLabel, direction, children }: ToasterProps) {
  const [queue, dispatch] = useReducer(toastReducer, [])
  const lastId = useRef(0)
  const say = useCallback<Say>((toast) => {
    lastId.current += 1
    dispatch({ type: 'say', toast: { ...toast, id: lastId.current } })
  }, [])
  const shown = queue[0]
  return (
    <ToastContext.Provider value={say}>
      <Radix.Provider label={label} swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
        {children}
        {shown && (
          <Radix.Root
            key={shown.id}
            duration={toastDuration(shown)}
            type={shown.variant === 'destructive' ? 'foreground' : 'background'}
            onOpenChange={(open) => open || dispatch({ type: 'done', id: shown.id })}
            data-toast={shown.variant ?? 'default'}
            className="dock-item rise"
          >
            <div className="min-w-0 grow py-2">
              <Radix.Title
                className={cn('font-semibold', shown.variant === 'destructive' && 'text-critical')}
              >
                {shown.title}
              </Radix.Title>
              {shown.description !== undefined && <Radix.Description>{shown.description}</Radix.Description>}
            </div>
            {shown.action && (
              <Radix.Action asChild altText={shown.action.label}>
                <Button variant="link" size="sm" onClick={shown.action.run}>
                  {shown.action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel}>
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </Radix.Root>
        )}
      </Radix.Provider>
    </ToastContext.Provider>
  )
}

/** Where the toast stands. */
export function ToastPlace() {
  return <Radix.Viewport className="flex w-full flex-col outline-none" />
}

export function useToast(): Say {
  const say = useContext(ToastContext)
  if (!say) throw new Error('useToast must be used within a Toaster')
  return say
}
