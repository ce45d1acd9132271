import { Copy } from 'lucide-react'
import { useId } from 'react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Label } from '../ui/label'
import { useCopyLink } from './copy-link'
import { HealthLink } from './health-link'
import { QrCode } from './qr-code'

/** A link to hand over: as a code to scan, and as an address to send. */
export function ShareLinkView({ url, linkId }: { readonly url: string; readonly linkId: string }) {
  const { t } = useSpeech()
  const copy = useCopyLink()
  const id = useId()
  return (
    <div className="mt-4 grid justify-items-center gap-3">
      <QrCode url={url} />
      <div className="grid w-full gap-1.5">
        <Label htmlFor={id}>{t('share.url')}</Label>
        <div className="flex gap-2">
          <input
            id={id}
            readOnly
            dir="ltr"
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="min-h-12 min-w-0 grow rounded-control border border-edge bg-sunken px-3 text-sm"
          />
          <Button variant="outline" onClick={() => copy(url)}>
            <Copy aria-hidden />
            {t('share.copy')}
          </Button>
        </div>
      </div>
      <HealthLink linkId={linkId} />
    </div>
  )
}
