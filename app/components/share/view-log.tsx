import { useState } from 'react'
import { formatInstant } from '#core/i18n/dates'
import type { ShareLink, ShareView } from '#core/records/share'
import { callApi } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'

/** Who looked: when, on what kind of device, in which country. It is asked for when it is opened. */
export function ViewLog({ link }: { readonly link: ShareLink }) {
  const { t, timeZone } = useSpeech()
  const [views, setViews] = useState<readonly ShareView[] | null>(null)
  async function load() {
    const answer = await callApi('GET /rest/share_links/{id}/views', { params: { id: link.id } })
    if (answer.ok) setViews(answer.value)
  }
  return (
    <details
      className="more"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void load()
      }}
    >
      <summary>{t('share.log')}</summary>
      <ul className="text-sm">
        {(views ?? []).map(({ id, at, device, country, recipient }) => (
          <li key={id} className="py-1">
            {[formatInstant(at, timeZone), device, country ?? t('share.unknownCountry')].join(' · ')}
            {recipient !== null && (
              <>
                {' · '}
                <Bdi>{t('share.viewedFor', { name: recipient })}</Bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
