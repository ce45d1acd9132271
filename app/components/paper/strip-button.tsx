import { useState } from 'react'
import { useSpeech } from '../i18n'
import type { FactView } from '../fact/fact-view'
import { Strip } from './strip'
import type { PaperPicture } from './page-image'

interface StripButtonProps {
  readonly picture: PaperPicture
  readonly source: NonNullable<FactView['source']>
  /** Of the fact, as the reader reads it. */
  readonly name: string
  readonly selected: boolean
  /** Shows the line on its page. */
  readonly onOpen: () => void
}

/** A fact's strip of paper, which leads to its line on the page. */
export function StripButton({ picture, source, name, selected, onOpen }: StripButtonProps) {
  const { t } = useSpeech()
  const [words, setWords] = useState(false)
  const label = t('fact.open', { name })
  return (
    <button
      type="button"
      // What is written on it is part of what it is called.
      aria-label={words ? `${label}: ${source.quote}` : label}
      aria-pressed={selected}
      onClick={onOpen}
      className="fact-strip"
    >
      <Strip
        picture={picture}
        id={source.entityId}
        place={source.place}
        quote={source.quote}
        onLost={() => setWords(true)}
      />
    </button>
  )
}
