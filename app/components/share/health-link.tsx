import { Copy } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useCopyLink } from './copy-link'
import { QrCode } from './qr-code'

/** The same link for apps that read SMART Health Links. It is asked for when it is opened. */
export function HealthLink({ linkId }: { readonly linkId: string }) {
  const { t } = useSpeech()
  const copy = useCopyLink()
  const [link, setLink] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  async function load() {
    const answer = await callApi('POST /functions/health_link', { body: { link_id: linkId } })
    setFailed(!answer.ok)
    if (answer.ok) setLink(answer.value.health_link)
  }
  return (
    <details
      className="more w-full"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && link === null) void load()
      }}
    >
      <summary>{t('share.healthLink')}</summary>
      <div className="grid justify-items-center gap-3 pt-2">
        <p className="text-sm text-muted">{t('share.healthLinkHint')}</p>
        {failed && <p role="alert">{t('share.healthLinkFailed')}</p>}
        {link !== null && (
          <>
            <QrCode url={link} />
            <Button variant="outline" onClick={() => copy(link)}>
              <Copy aria-hidden />
              {t('share.copy')}
            </Button>
          </>
        )}
      </div>
    </details>
  )
}
