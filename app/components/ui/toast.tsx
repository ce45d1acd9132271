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

/** One toast at a time: under the bar on a phone, beside the processing banner where there is room. */
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
      <Radix.Provider
        label={label}
        duration={toastDuration(queue)}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      >
        {children}
        {shown && (
          <Radix.Root
            key={shown.id}
            type={shown.variant === 'destructive' ? 'foreground' : 'background'}
            onOpenChange={(open) => open || dispatch({ type: 'done', id: shown.id })}
            data-toast={shown.variant ?? 'default'}
            className={cn(
              'rise flex items-start gap-2 rounded-card border bg-card p-2 ps-4 text-ink shadow-float',
              shown.variant === 'destructive' ? 'border-critical' : 'border-hairline',
            )}
          >
            <div className="grow py-2">
              <Radix.Title
                className={cn('font-semibold', shown.variant === 'destructive' && 'text-critical')}
              >
                {shown.title}
              </Radix.Title>
              {shown.description !== undefined && <Radix.Description>{shown.description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel}>
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className="fixed inset-x-3 top-16 z-[60] mx-auto flex max-w-sm flex-col lg:top-auto lg:bottom-3 lg:me-3" />
      </Radix.Provider>
    </ToastContext.Provider>
  )
}

export function useToast(): Say {
  const say = useContext(ToastContext)
  if (!say) throw new Error('useToast must be used within a Toaster')
  return say
}
