import { useFetcher } from '@remix-run/react'
import { locales } from '#core/i18n/locale'
import type { Profile } from '#core/records/profile'
import { unitSystems } from '#core/records/profile-choices'
import { callApi, refusalText } from '../../session/api'
import { useSpeech } from '../i18n'
import { languageNames } from '../shell/language-names'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { Select } from '../ui/select'
import { useToast } from '../ui/toast'

/** How the record is shown. A choice holds at once, on every device. */
export function Preferences({ profile }: { readonly profile: Profile }) {
  const { t, locale, direction } = useSpeech()
  const toast = useToast()
  const fetcher = useFetcher()
  const setUnits = async (units: Profile['units']) => {
    const answer = await callApi('PATCH /rest/profiles/{id}', {
      params: { id: profile.user_id },
      body: { units },
    })
    if (answer.ok) toast({ title: t('profile.saved'), about: 'profile' })
    else
      toast({ title: t('profile.saveFailed'), description: refusalText(t, answer), variant: 'destructive' })
  }
  return (
    <Card aria-labelledby="preferences">
      <CardHeader>
        <CardTitle id="preferences">{t('profile.preferences')}</CardTitle>
      </CardHeader>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Select
            label={t('profile.language')}
            value={locale}
            onChange={({ target }) =>
              fetcher.submit(
                { locale: target.value, back: '/profile' },
                { method: 'post', action: '/language' },
              )
            }
          >
            {locales.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </Select>
          <p className="mt-1.5 text-sm text-muted">
            {direction === 'rtl' ? t('profile.rightToLeft') : t('profile.leftToRight')}
          </p>
        </div>
        <div>
          <Select
            label={t('profile.units')}
            value={profile.units}
            onChange={({ target }) => void setUnits(target.value === 'us' ? 'us' : 'metric')}
          >
            {unitSystems.map((one) => (
              <option key={one} value={one}>
                {t(`profile.${one}`)}
              </option>
            ))}
          </Select>
          <p className="mt-1.5 text-sm text-muted">{t(`profile.${profile.units}Hint`)}</p>
        </div>
      </div>
    </Card>
  )
}
