import { Link } from '@remix-run/react'
import { useSpeech } from '../i18n'

const links = [
  ['/support', 'shell.support'],
  ['/terms', 'shell.terms'],
  ['/privacy', 'shell.privacy'],
  ['/consent', 'shell.consent'],
] as const

export function Footer() {
  const { t } = useSpeech()
  return (
    <footer className="mt-auto border-t border-hairline">
      {/* Room for the bar and the dock, which float at the bottom. */}
      <div className="mx-auto max-w-6xl px-4 pt-4 pb-[calc(var(--bar)+6rem)] text-xs text-muted sm:px-6">
        <p className="measure">{t('shell.disclaimer')}</p>
        <nav aria-label={t('shell.about')}>
          <ul className="-ms-2 flex flex-wrap">
            {links.map(([to, key]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center px-2 underline underline-offset-4 hover:text-ink"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
