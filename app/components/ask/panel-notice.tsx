import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { toastDuration } from '../ui/toast-queue'
import type { Notice } from './chat-state'

/** A toast of the panel's own, above its field: those of the dock lie below what is open. A refusal stays until it is dismissed. */
export function PanelNotice({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }) {
  const { t } = useSpeech()
  const { title, text, bad, action } = notice
  useEffect(() => {
    if (bad) return undefined
    const timer = setTimeout(onClose, toastDuration({ title, ...(action && { action }) }))
    return () => clearTimeout(timer)
    // A new notice is a new time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [notice])
  return (
    <div
      role={bad ? 'alert' : 'status'}
      data-toast={bad ? 'destructive' : 'default'}
      className="dock-item ask-notice"
    >
      <p className="min-w-0 grow py-2">
        <span className={cn('block font-semibold', bad && 'text-critical')}>{title}</span> {text}
      </p>
      {action && (
        <Button variant="link" size="sm" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={t('shell.close')} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  )
}
