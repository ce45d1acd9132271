import { providerNames, type Provider } from '#core/auth/provider'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { useProviderWord } from './provider-word'

/** To sign in, or to begin, by an account that one has elsewhere; none where the operator has set none up. */
export function ProviderButtons({ providers }: { readonly providers: readonly Provider[] }) {
  const { t } = useSpeech()
  useProviderWord()
  return (
    <div className="mt-3 grid gap-3">
      {providers.map((one) => (
        <Button key={one} asChild variant="outline" size="lg" className="w-full">
          <a href={`/api/auth/authorize?provider=${one}`}>
            {t('providers.goOn', { name: providerNames[one] })}
          </a>
        </Button>
      ))}
    </div>
  )
}
