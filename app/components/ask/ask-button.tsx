import { MessageCircle } from 'lucide-react'
import { useSpeech } from '../i18n'
import { useAsk } from './ask-provider'
import { badgeOf } from './use-due'

/** Where the assistant is asked: a round button in the dock of a desk, the last of a phone's bar. */
export function AskButton({ className }: { readonly className: string }) {
  const { t } = useSpeech()
  const ask = useAsk()
  if (!ask) return null
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={ask.open}
      onClick={ask.toggle}
    >
      <MessageCircle aria-hidden />
      <span>{t('shell.ask')}</span>
      {ask.count > 0 && (
        <span className="ask-badge">
          <span aria-hidden>{badgeOf(ask.count)}</span>
          <span className="sr-only">, {t('shell.askCount', { n: ask.count })}</span>
        </span>
      )}
    </button>
  )
}
