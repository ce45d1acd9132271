import { useSpeech } from '../i18n'
import { useToast } from '../ui/toast'

/** Puts a link where it can be pasted from, and says so. */
export function useCopyLink(): (url: string) => void {
  const { t } = useSpeech()
  const toast = useToast()
  return (url) => {
    navigator.clipboard.writeText(url).then(
      () => toast({ title: t('share.copied') }),
      // A browser that does not let us leaves the address to be copied by hand.
      () => toast({ title: url }),
    )
  }
}
