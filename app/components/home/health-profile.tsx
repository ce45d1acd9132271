import { Download, IdCard, Pencil, Share2 } from 'lucide-react'
import { ageInYears, formatDate } from '#core/i18n/dates'
import type { Profile } from '#core/records/profile'
import { Bdi, useSpeech } from '../i18n'
import { HomeSummary, type HomeSummaryProps } from '../summary/home-summary'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { useToast } from '../ui/toast'
import { LinkButton } from '../ui/link-button'

/** Who the record is about. */
export function HealthProfile({
  profile,
  now,
  ...written
}: HomeSummaryProps & {
  readonly profile: Profile | null
  readonly now: string
}) {
  const { t } = useSpeech()
  const toast = useToast()
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ')
  const dob = profile?.dob ?? null
  const age = dob === null ? null : ageInYears(dob, now)
  return (
    <Card aria-labelledby="profile">
      <CardHeader>
        <CardTitle id="profile">{t('home.profile')}</CardTitle>
      </CardHeader>
      <dl className="grid gap-3">
        <Row term={t('home.name')} value={name || t('home.missing')} />
        <Row
          term={t('home.dob')}
          value={(dob === null ? null : formatDate(dob)) ?? t('home.missing')}
          note={age === null ? null : `(${t('home.age', { n: age })})`}
        />
        <Row term={t('home.father')} value={profile?.father_name || t('home.missing')} />
        <Row term={t('home.blood')} value={profile?.blood_type ?? null} />
        <Row term={t('home.email')} value={profile?.email ?? null} />
        <Row term={t('home.phone')} value={profile?.phone ?? null} />
      </dl>
      <HomeSummary {...written}>
        <LinkButton to="/share" variant="outline" size="sm">
          <Share2 aria-hidden />
          {t('home.share')}
        </LinkButton>
        <Button
          variant="outline"
          size="sm"
          onClick={() => toast({ title: t('home.exportSoon'), description: t('home.exportNow') })}
        >
          <Download aria-hidden />
          {t('home.export')}
        </Button>
        <LinkButton to="/card" variant="outline" size="sm">
          <IdCard aria-hidden />
          {t('card.open')}
        </LinkButton>
        <LinkButton to="/profile" variant="outline" size="sm">
          <Pencil aria-hidden />
          {t('home.editProfile')}
        </LinkButton>
      </HomeSummary>
    </Card>
  )
}

interface RowProps {
  readonly term: string
  readonly value: string | null
  readonly note?: string | null
}

/** Nothing where nothing is known. */
function Row({ term, value, note = null }: RowProps) {
  if (value === null || value === '') return null
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-32 shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0">
        <Bdi>{value}</Bdi> {note}
      </dd>
    </div>
  )
}
