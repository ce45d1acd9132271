import { useSpeech } from '../i18n'
import { LinkButton } from '../ui/link-button'

export function MissingPage({ home }: { readonly home: string }) {
  const { t } = useSpeech()
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-2xl">{t('shell.notFound')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('shell.notFoundHint')}</p>
      <LinkButton to={home}>{t('shell.returnHome')}</LinkButton>
    </div>
  )
}
