import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useStill } from '../../public/still'
import { useAuth } from '../../session/auth-provider'
import { AskProvider } from '../ask/ask-provider'
import { useSpeech } from '../i18n'
import { Dock } from './dock'
import { Footer } from './footer'
import { Header } from './header'
import { Bar, Rail } from './navigation'
import { PageProgress } from './page-progress'
import { useSearchKey } from './use-search-key'

/** What stands around every screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useSpeech()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  useSearchKey()
  const { user } = useAuth()
  const still = useStill()
  const shell = (
    <div className="shell" data-signed={user ? true : undefined}>
      <a
        href="#main"
        className="fixed start-3 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <Header />
      <PageProgress />
      <div className="shell-body">
        {user && <Rail />}
        <div className="flex min-w-0 grow flex-col">
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl grow px-4 py-4 outline-none sm:px-6 sm:py-6"
          >
            <noscript>
              <p className="mb-4 rounded-card bg-warning-soft p-4 text-warning">{t('shell.noScript')}</p>
            </noscript>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {user && <Bar />}
      {/* A still page's stands in its island. */}
      {!still && <Dock />}
    </div>
  )
  return user ? <AskProvider userId={user.id}>{shell}</AskProvider> : shell
}

/** A new screen is where the keyboard and the screen reader go on from; the first one begins as every document does. */
function useFocusOnArrival(main: RefObject<HTMLElement>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}
