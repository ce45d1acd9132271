import { useEffect } from 'react'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'

interface SaidComingProps {
  /** Null: nobody has asked for it yet. */
  readonly state: 'coming' | 'failed' | null
  /** How many rows there will be. */
  readonly rows: number
  readonly ask: () => void
}

/** As many as fill a phone. */
const mostShapes = 6

/** An opened card until what its document says is there. */
export function SaidComing({ state, rows, ask }: SaidComingProps) {
  const { t } = useSpeech()
  const isUnasked = state === null
  useEffect(() => {
    if (isUnasked) ask()
  })
  if (state === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-2 py-3 text-sm">
        <p>{t('shell.offline')}</p>
        <Button size="sm" variant="outline" onClick={ask}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    )
  return (
    <div role="status" className="grid gap-2 py-3">
      <span className="sr-only">{t('shell.loading')}</span>
      {Array.from({ length: Math.min(rows, mostShapes) }, (_, row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </div>
  )
}
