import { useEffect, useState } from 'react'
import type { CitedFacts } from '../../cited-loader'
import { onChanges } from '../../live/changes'
import { concerns } from '../../live/freshness'
import { useSpeech } from '../i18n'
import { fetchCited, readCited } from './cited-facts'

interface Cited {
  /** Null until they are read: what is missing from it is no longer in the record. */
  readonly cited: CitedFacts | null
  readonly failed: boolean
  again(): void
}

/** The facts of these ids as they stand now: read once they are wanted, and again when the record or the ids change. */
export function useCited(ids: readonly string[], wanted: boolean): Cited {
  const { locale } = useSpeech()
  const [read, setRead] = useState<{ of: string; cited: CitedFacts | null }>({ of: '', cited: null })
  const [round, setRound] = useState(0)
  const asked = ids.join()
  useEffect(
    () =>
      onChanges((changed) => {
        if (concerns(changed, ['entities', 'files'])) setRound((before) => before + 1)
      }),
    [],
  )
  useEffect(() => {
    if (!wanted || asked === '') return undefined
    let isOver = false
    void readCited(asked.split(','), fetchCited).then((cited) => isOver || setRead({ of: asked, cited }))
    return () => void (isOver = true)
  }, [wanted, asked, round, locale])
  const isRead = read.of === asked && asked !== ''
  return {
    cited: isRead ? read.cited : null,
    failed: isRead && read.cited === null,
    again: () => {
      setRead({ of: '', cited: null })
      setRound((before) => before + 1)
    },
  }
}
