import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useSpeech } from '../i18n'

const patienceMs = 200

/** "Loading...", once a screen takes long enough for anyone to wonder. */
export function PageProgress() {
  const { t } = useSpeech()
  const busy = useNavigation().state === 'loading'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <output className="pointer-events-none fixed inset-x-0 top-16 z-30 flex justify-center">
      {shown && (
        <span className="fade rounded-full border border-hairline bg-card px-4 py-1 text-sm shadow-float">
          {t('shell.loading')}
        </span>
      )}
    </output>
  )
}
