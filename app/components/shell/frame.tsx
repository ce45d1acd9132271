import { useLocation } from '@remix-run/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useSpeech } from '../i18n'
import { Footer } from './footer'
import { Header } from './header'
import { PageProgress } from './page-progress'

/** What stands around every screen. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useSpeech()
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-3 top-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
      >
        {t('shell.skip')}
      </a>
      <Header />
      <PageProgress />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl px-4 py-6 outline-none sm:px-6"
      >
        {children}
      </main>
      <Footer />
    </div>
  )
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
