import { useRevalidator } from '@remix-run/react'
import { Copy, ExternalLink, QrCode as QrIcon, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDay } from '#core/i18n/dates'
import type { ShareLink } from '#core/records/share'
import { callApi } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'
import { useCopyLink } from './copy-link'
import { ShareLinkView } from './share-link'
import { ViewLog } from './view-log'

const justNowMs = 60_000

/** One link with what its owner can do about it. What is revoked or expired opens nothing. */
export function LinkRow({ link, now }: { readonly link: ShareLink; readonly now: string }) {
  const { t, timeZone } = useSpeech()
  const copy = useCopyLink()
  const [shown, setShown] = useState<'qr' | 'revoke' | null>(null)
  const { busy, revoke, renew } = useChange(link)
  const opened = useOpenedNow(link.last_viewed_at)
  const expired = link.revoked_at === null && link.expires_at <= now
  const off = link.revoked_at !== null
  const { scope } = link
  const name = scope.type === 'full' ? t('share.full') : t(`summary.${scope.discipline}`)
  const day = (instant: string) => formatDay(instant, timeZone)
  return (
    <li className="py-3" data-link={link.slug}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={off || expired ? 'quiet' : 'info'}>{name}</Badge>
        {link.label !== null && (
          <span className="font-semibold">
            <Bdi>{link.label}</Bdi>
          </span>
        )}
        {off && <Badge tone="quiet">{t('share.revokedBadge')}</Badge>}
        {expired && <Badge tone="quiet">{t('share.expiredBadge')}</Badge>}
        {opened && <Badge tone="success">{t('share.openedNow')}</Badge>}
        <span className="tabular ms-auto text-sm">
          {link.view_limit === null
            ? t('share.views', { n: link.access_count })
            : t('share.viewsOf', { n: link.access_count, limit: link.view_limit })}
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('share.createdOn', { date: day(link.created_at) })} ·{' '}
        {t('share.expiresOn', { date: day(link.expires_at) })} ·{' '}
        {t('share.madeOn', { date: day(link.made_at) })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={off} onClick={() => copy(link.url)}>
          <Copy aria-hidden />
          {t('share.copy')}
        </Button>
        <Button variant="outline" size="sm" disabled={off} onClick={() => setShown('qr')}>
          <QrIcon aria-hidden />
          {t('share.qr')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={off}
          onClick={() => window.open(`/viewer/${link.slug}`, '_blank', 'noopener')}
        >
          <ExternalLink aria-hidden />
          {t('share.view')}
        </Button>
        {!off && !expired && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void renew()}>
            <RefreshCw aria-hidden />
            {t('share.renew')}
          </Button>
        )}
        {!off && (
          <Button
            variant="ghost"
            size="icon"
            disabled={busy}
            aria-label={t('share.revokeName', { name: link.label ?? name })}
            onClick={() => setShown('revoke')}
          >
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
      {link.access_count > 0 && <ViewLog link={link} />}
      <Dialog
        open={shown === 'qr'}
        onOpenChange={() => setShown(null)}
        title={link.label ?? name}
        closeLabel={t('shell.close')}
      >
        <div className="overflow-auto p-5 pt-1">
          <ShareLinkView url={link.url} linkId={link.id} />
        </div>
      </Dialog>
      <Dialog
        open={shown === 'revoke'}
        onOpenChange={() => setShown(null)}
        title={t('share.revokeTitle')}
        closeLabel={t('shell.close')}
      >
        <p className="px-5 pt-4">{t('share.revokeText')}</p>
        <div className="flex justify-end gap-2 p-5">
          <Button variant="outline" onClick={() => setShown(null)}>
            {t('shell.cancel')}
          </Button>
          <Button
            variant="destructive"
            disabled={busy}
            onClick={() => {
              setShown(null)
              void revoke()
            }}
          >
            {t('share.revoke')}
          </Button>
        </div>
      </Dialog>
    </li>
  )
}

/** Whether somebody looked within the last minute: told live, and taken back when the minute is over. */
function useOpenedNow(at: string | null): boolean {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    const left = at === null ? 0 : Date.parse(at) + justNowMs - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [at])
  return at !== null && now > 0 && now - Date.parse(at) < justNowMs
}

function useChange(link: ShareLink) {
  const { t } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function change(
    ask: () => Promise<{ readonly ok: boolean }>,
    done: 'share.revoked' | 'share.renewed',
  ) {
    setBusy(true)
    const { ok } = await ask()
    setBusy(false)
    const failed = done === 'share.revoked' ? 'share.revokeFailed' : 'share.renewFailed'
    toast(ok ? { title: t(done) } : { title: t(failed), variant: 'destructive' })
    if (ok) revalidate()
  }
  return {
    busy,
    revoke: () =>
      change(
        () =>
          callApi('PATCH /rest/share_links/{id}', {
            params: { id: link.id },
            body: { revoked_at: new Date().toISOString() },
          }),
        'share.revoked',
      ),
    renew: () =>
      change(
        () => callApi('POST /functions/renew_share_link', { body: { link_id: link.id } }),
        'share.renewed',
      ),
  }
}
