import type { ReactNode } from 'react'
import type { Locale } from '#core/i18n/locale'
import { SpeechProvider, useSpeech } from '../components/i18n'
import { Dock } from '../components/shell/dock'
import { Toaster } from '../components/ui/toast'
import { AuthProvider } from '../session/auth-provider'

interface Children {
  readonly children: ReactNode
}
interface Speech {
  readonly locale: Locale
  readonly timeZone: string
}

/** What every island finds around it, on the server and in the browser alike. */
export function Surroundings({ children, ...speech }: Speech & Children) {
  return (
    <SpeechProvider {...speech}>
      <Toasts>
        <AuthProvider user={null}>
          {children}
          <Dock />
        </AuthProvider>
      </Toasts>
    </SpeechProvider>
  )
}

/** One toast at a time, in the language of the page. */
export function Toasts({ children }: Children) {
  const { t } = useSpeech()
  return (
    <Toaster label={t('shell.notifications')} closeLabel={t('shell.close')}>
      {children}
    </Toaster>
  )
}
