import { Form, useLocation, useSearchParams } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { useSpeech } from '../i18n'
import { LinkButton } from '../ui/link-button'

/** As long as the search screen takes it. */
const longest = 200

/** The search of the whole record: a field where there is room for one, a way to its screen on a phone. */
export function SearchField() {
  const { t } = useSpeech()
  const { pathname } = useLocation()
  const [asked] = useSearchParams()
  const id = useId()
  // The search screen has it larger.
  if (pathname === '/search') return null
  return (
    <>
      <Form role="search" action="/search" className="top-bar-search">
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        <Search aria-hidden />
        <input
          key={asked.get('q')}
          id={id}
          type="search"
          name="q"
          required
          maxLength={longest}
          placeholder={t('search.label')}
          dir="auto"
          autoComplete="off"
          aria-keyshortcuts="/"
        />
        <kbd aria-hidden>/</kbd>
      </Form>
      <LinkButton
        to="/search"
        aria-label={t('search.label')}
        variant="ghost"
        size="icon"
        className="top-bar-glass"
      >
        <Search aria-hidden />
      </LinkButton>
    </>
  )
}
