import type { ReactNode } from 'react'
import { formatDay } from '#core/i18n/dates'
import { parseLocale } from '#core/i18n/locale'
import type { Consent } from '#core/records/reader'
import { Bdi, useSpeech } from '../i18n'
import { languageNames } from '../shell/language-names'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { LinkButton } from '../ui/link-button'

/** So much of a hash tells two documents apart. */
const shownOfHash = 16

/** To which words the person agreed, and when. */
export function ConsentCard({ consent }: { readonly consent: Consent | null }) {
  const { t, timeZone } = useSpeech()
  return (
    <Card aria-labelledby="consent">
      <CardHeader>
        <CardTitle id="consent">{t('profile.consent')}</CardTitle>
        <LinkButton to="/consent" variant="link" size="sm">
          {t('profile.consentRead')}
        </LinkButton>
      </CardHeader>
      {consent ? (
        <dl className="grid gap-2">
          <Row term={t('profile.consentVersion')}>
            <Bdi>{consent.version}</Bdi>
          </Row>
          <Row term={t('profile.consentAccepted')}>
            <Bdi>{formatDay(consent.accepted_at, timeZone)}</Bdi>
          </Row>
          <Row term={t('profile.consentLanguage')}>{languageNames[parseLocale(consent.locale)]}</Row>
          <Row term={t('profile.consentHash')}>
            <bdi dir="ltr" className="font-mono text-sm">
              {consent.text_hash.slice(0, shownOfHash)}
            </bdi>
          </Row>
        </dl>
      ) : (
        <p className="text-muted">{t('profile.consentNone')}</p>
      )}
    </Card>
  )
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-32 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
