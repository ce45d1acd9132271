import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { Printer } from 'lucide-react'
import { EmergencyCardView } from '../components/home/emergency-card'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'

export const meta = pageTitle((t) => t('card.title'))
export const handle: Shows = {
  shows: ['files', 'profiles', 'allergy_registry', 'diagnosis_registry', 'medication_registry'],
}
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const { timeZone } = await readPreferences(request, record)
  const [cards, profile] = await Promise.all([record.emergencyCards(timeZone), record.profile()])
  return { cards, isNamed: Boolean(profile?.first_name && profile.dob) }
}

/** What somebody who helps in a hurry asks first, on paper, in both languages. */
export default function Card() {
  const { t } = useSpeech()
  const { cards, isNamed } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="no-print mb-6 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">{t('card.title')}</h1>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('card.print')}
          </Button>
        </div>
        <p className="measure text-muted">{t('card.hint')}</p>
        {!isNamed && (
          <p>
            {t('card.noName')} <Link to="/profile">{t('home.editProfile')}</Link>
          </p>
        )}
      </div>
      <div className="emergency-cards">
        {cards.map((card) => (
          <EmergencyCardView key={card.locale} card={card} />
        ))}
      </div>
    </>
  )
}
