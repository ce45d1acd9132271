import { useRevalidator } from '@remix-run/react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card } from '../ui/card'

/** For a screen whose data did not come. */
export function LoadFailed({ title }: { readonly title?: string }) {
  const { t } = useSpeech()
  const { revalidate } = useRevalidator()
  return (
    <Card role="alert" className="mx-auto mt-10 max-w-xl text-center">
      <h1 className="text-xl">{title ?? t('shell.loadFailed')}</h1>
      <p className="mt-2 mb-5 text-muted">{t('shell.loadFailedHint')}</p>
      <Button onClick={() => revalidate()}>{t('shell.tryAgain')}</Button>
    </Card>
  )
}
