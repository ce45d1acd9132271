import type { Source } from '#core/assistant/answer'
import { useSpeech } from '../i18n'

export interface Citing {
  readonly sources: readonly Source[]
  readonly onSource: (id: number) => void
}

/** More would be a row of numbers: the sources stand below. */
const mostShown = 3

/** The numbers of the lines that a statement rests on, each a way to it; what was entered by hand has none. */
export function Cites({ numbers, sources, onSource }: Citing & { readonly numbers: readonly number[] }) {
  const { t } = useSpeech()
  const onPages = numbers.filter((n) => sources.some(({ id, file_id: file }) => id === n && file !== null))
  if (onPages.length > mostShown) return null
  return onPages.map((n) => (
    <button
      key={n}
      type="button"
      className="cite"
      aria-label={t('ask.source', { n })}
      onClick={() => onSource(n)}
    >
      {n}
    </button>
  ))
}
