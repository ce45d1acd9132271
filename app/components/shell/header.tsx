import { Link, useLocation } from '@remix-run/react'
import { CircleUser, LogOut } from 'lucide-react'
import { useAuth } from '../../session/auth-provider'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { LanguageControl } from './language-control'
import { LogoMark } from './logo'
import { SearchField } from './search-field'
import { LinkButton } from '../ui/link-button'

export function Header() {
  const { t } = useSpeech()
  const { user, signOut } = useAuth()
  const toast = useToast()
  const { pathname } = useLocation()
  const logout = async () => {
    if (!(await signOut())) toast({ title: t('shell.offline'), variant: 'destructive' })
  }
  return (
    <header className="top-bar sticky top-0 z-20 border-b border-hairline bg-card">
      <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center gap-1 px-3 sm:px-6">
        {/* The front page carries the name itself. */}
        {pathname !== '/' && (
          <Link
            to={user ? '/home' : '/'}
            aria-label="Chartlight"
            className="flex min-h-11 items-center gap-2 rounded-control pe-2 text-lg font-semibold"
          >
            <LogoMark className="size-8" />
            <span translate="no" className="top-bar-name">
              Chartlight
            </span>
          </Link>
        )}
        <div className="ms-auto flex grow flex-wrap items-center justify-end gap-1">
          {user && <SearchField />}
          <LanguageControl />
          {user && (
            <LinkButton to="/profile" aria-label={t('profile.title')} variant="ghost" size="icon">
              <CircleUser aria-hidden />
            </LinkButton>
          )}
          {user && (
            <Button variant="ghost" size="sm" onClick={() => void logout()}>
              <LogOut aria-hidden className="rtl:-scale-x-100" />
              {t('shell.logout')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
