import { useFetcher, useLocation } from '@remix-run/react'
import { Languages } from 'lucide-react'
import { locales } from '#core/i18n/locale'
import { Button } from '../ui/button'
import { useSpeech } from '../i18n'
import { languageNames } from './language-names'

/** A form: it works before the script has loaded, too. */
export function LanguageControl() {
  const { locale, t } = useSpeech()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const other = locales.find((candidate) => candidate !== locale) ?? 'en'
  return (
    <fetcher.Form method="post" action="/language">
      <input type="hidden" name="back" value={pathname + search} />
      <Button type="submit" name="locale" value={other} variant="ghost" size="sm">
        <Languages aria-hidden />
        <span className="sr-only">{t('shell.language')}: </span>
        <span lang={other}>{languageNames[other]}</span>
      </Button>
    </fetcher.Form>
  )
}
