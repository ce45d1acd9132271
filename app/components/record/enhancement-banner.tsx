import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../live/live-provider'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Progress } from '../ui/progress'
import { useToast } from '../ui/toast'

/** Drugs looked up in one call (spec records.md §9). */
const batchSize = 10

/** Offers to look up the ATC codes of drugs that have none: batch by batch, from where it stopped, to the end or an error. */
export function EnhancementBanner({ n }: { readonly n: number }) {
  const { t } = useSpeech()
  const { busy, done, start } = useBackfill()
  if (n === 0 && !busy) return null
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-3" aria-labelledby="enhancement">
      <div className="min-w-0 grow basis-60">
        <h2 id="enhancement" className="text-base">
          {t('registry.enhanceTitle', { n })}
        </h2>
        <p className="text-sm text-muted">{t('registry.enhanceText')}</p>
      </div>
      {busy ? (
        <div className="basis-full">
          <Progress percent={(100 * done) / Math.max(1, n)} label={t('registry.enhancing')} />
        </div>
      ) : (
        <Button variant="outline" onClick={() => void start()}>
          <Sparkles aria-hidden />
          {t('registry.enhance')}
        </Button>
      )}
    </Card>
  )
}

function useBackfill() {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(0)
  const [from, setFrom] = useState<string | null>(null)

  const start = async () => {
    setBusy(true)
    let resume = from
    for (;;) {
      const answer = await callApi('POST /functions/backfill_medication_atc_codes', {
        body: { batch_size: batchSize, resume_from: resume },
      })
      if (!answer.ok) {
        // What was looked up stands; the next start goes on from here.
        setFrom(resume)
        toast({ title: t('registry.enhanceFailed'), variant: 'destructive' })
        break
      }
      const { processed, status, resume_from: next } = answer.value
      setDone((before) => before + processed)
      resume = next
      if (status === 'complete') {
        setFrom(null)
        setDone(0)
        toast({ title: t('registry.enhanceDone') })
        break
      }
    }
    setBusy(false)
    refresh()
  }
  return { busy, done, start }
}
