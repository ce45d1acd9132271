import { useEffect } from 'react'
import { useSpeech } from '../components/i18n'
import { useToast } from '../components/ui/toast'

/** Says once to somebody who came back from a provider what came of it. */
export function useProviderWord(): void {
  const { t } = useSpeech()
  const toast = useToast()
  useEffect(() => {
    const address = new URL(location.href)
    const word = address.searchParams.get('provider')
    if (!t.has('providers', word)) return
    const isGood = word === 'connected'
    toast({
      title: t(`providers.${word}` as 'providers.connected'),
      variant: isGood ? 'default' : 'destructive',
    })
    address.searchParams.delete('provider')
    history.replaceState(history.state, '', address)
  }, [t, toast])
}
