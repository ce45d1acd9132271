import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card } from '../ui/card'

/** The last net under every screen; its words are the specification's. */
export function BrokenPage({ message }: { readonly message: string }) {
  const { t } = useSpeech()
  return (
    <Card className="mx-auto mt-10 max-w-xl" role="alert">
      <h1 className="text-xl">{t('crash.title')}</h1>
      <p className="mt-2">{t('crash.text')}</p>
      <p className="mt-4 rounded-control bg-sunken p-3 text-sm">
        <bdi>{message === '' ? t('crash.unknown') : message}</bdi>
      </p>
      <p className="mt-4 font-semibold">{t('crash.causes')}</p>
      <ul className="mb-5 list-disc ps-6">
        <li>{t('crash.cause1')}</li>
        <li>{t('crash.cause2')}</li>
        <li>{t('crash.cause3')}</li>
      </ul>
      <Button className="w-full" onClick={() => location.reload()}>
        {t('crash.reload')}
      </Button>
    </Card>
  )
}
