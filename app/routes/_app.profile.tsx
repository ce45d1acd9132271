import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { House } from 'lucide-react'
import { AddressState } from '../components/profile/address-state'
import { ChangePassword } from '../components/profile/change-password'
import { ConsentCard } from '../components/profile/consent-card'
import { DeleteAccount } from '../components/profile/delete-account'
import { Devices } from '../components/profile/devices'
import { ExportData } from '../components/profile/export-data'
import { ImportData } from '../components/profile/import-data'
import { KeepCopy } from '../components/profile/keep-copy'
import { Passkeys } from '../components/profile/passkeys'
import { PersonalForm } from '../components/profile/personal-form'
import { Preferences } from '../components/profile/preferences'
import { StepUpProvider } from '../components/profile/step-up'
import { Connections } from '../components/profile/connections'
import { TwoStep } from '../components/profile/two-step'
import { useSpeech } from '../components/i18n'
import { Card, CardHeader, CardTitle } from '../components/ui/card'
import { deviceWords } from '../device/words.server'
import { whenChanged, type Shows } from '../live/shows'
import { ownAccount, ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('profile.title'))
export const handle: Shows = { shows: ['profiles', 'consents'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const account = ownAccount(context)
  const [profile, consent, factors, codesLeft, devices, verified, passkeys, identities] = await Promise.all([
    record.profile(),
    record.consent(),
    account.factors(),
    account.recoveryCodesLeft(),
    account.devices(),
    account.emailVerified(),
    account.passkeys(),
    account.identities(),
  ])
  const factorId = factors.find(({ status }) => status === 'verified')?.id ?? null
  const email = context.session?.email ?? ''
  const { providers } = context
  const { locale } = await readPreferences(request, record)
  return {
    profile,
    consent,
    factorId,
    codesLeft,
    devices,
    verified,
    passkeys,
    identities,
    providers,
    email,
    deviceWords: deviceWords(locale),
  }
}

export default function ProfilePage() {
  const { t } = useSpeech()
  const loaded = useLoaderData<typeof loader>()
  const { profile, consent, factorId, codesLeft, devices, verified, passkeys, email } = loaded
  const here = devices.find(({ current }) => current)?.device ?? ''
  return (
    <StepUpProvider passkey={passkeys.length > 0}>
      <div className="mx-auto grid max-w-3xl gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <h1 className="text-2xl">{t('profile.title')}</h1>
            {profile && (
              <p className="text-muted">{t('profile.complete', { score: profile.completeness_score })}</p>
            )}
          </div>
          <LinkButton to="/home" variant="outline">
            <House aria-hidden />
            {t('profile.home')}
          </LinkButton>
        </div>
        {profile && <PersonalForm profile={profile} />}
        {profile && <Preferences profile={profile} />}
        <Card aria-labelledby="security">
          <CardHeader>
            <CardTitle id="security">{t('security.title')}</CardTitle>
          </CardHeader>
          <div className="grid gap-6">
            <AddressState email={email} verified={verified} />
            <div>
              <h3 className="mb-2 font-semibold">{t('auth.password')}</h3>
              <ChangePassword />
            </div>
            <Passkeys passkeys={passkeys} device={here} />
            <Connections identities={loaded.identities} providers={loaded.providers} />
            <TwoStep factorId={factorId} codesLeft={codesLeft} />
            <Devices devices={devices} />
          </div>
        </Card>
        <KeepCopy words={loaded.deviceWords} />
        <ConsentCard consent={consent} />
        <Card aria-labelledby="data">
          <CardHeader>
            <CardTitle id="data">{t('profile.data')}</CardTitle>
          </CardHeader>
          <p className="measure mb-4 text-muted">{t('profile.dataText')}</p>
          <div className="flex flex-wrap gap-3">
            <ExportData />
            <DeleteAccount />
          </div>
          <p className="measure my-4 text-muted">{t('imports.text')}</p>
          <ImportData agreed={consent !== null} />
        </Card>
      </div>
    </StepUpProvider>
  )
}
