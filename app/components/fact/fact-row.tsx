import { forwardRef } from 'react'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { StripButton } from '../paper/strip-button'
import { TypeMark } from '../record/type-mark'
import { AskVerdict } from './ask-verdict'
import { Certainty } from './certainty'
import { FactAmount } from './fact-amount'
import { FactDetails } from './fact-details'
import { FactLine } from './fact-line'
import type { FactView } from './fact-view'
import { useFactName } from './names'

const keptOut = {
  wrong: 'fact.rejected',
  duplicate: 'fact.duplicate',
  other_patient: 'fact.otherPatient',
  unclaimed: 'fact.unclaimed',
} as const

/** What stands out of it, in a word or two, and what is to be known of that; in the reader's language. */
export interface FactMark {
  readonly word: string
  readonly told: string
}

interface FactRowProps {
  readonly fact: FactView
  /** Of its page; null where it stands on none. */
  readonly picture: PaperPicture | null
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly selected?: boolean
  /** In a list of several kinds: its own, as a mark. */
  readonly marked?: boolean
  /** Whether its line says how sure the reading is (spec records.md §2). */
  readonly certain?: boolean
  readonly mark?: FactMark | undefined
  /** What its list says of it. */
  readonly note?: readonly string[]
  /** Shows the line on its page. */
  readonly onOpen: () => void
}

/** One fact with the line that it was read from: the same row wherever a fact stands. */
export const FactRow = forwardRef<HTMLLIElement, FactRowProps>(function FactRow(props, ref) {
  const { fact, picture, heading: Heading = 'h3', mark, note = [], onOpen } = props
  const { selected = false, marked = false, certain = false } = props
  const { t } = useSpeech()
  const name = useFactName()(fact)
  const { source, waiting, named, rejected } = fact
  return (
    <li
      ref={ref}
      id={`fact-${fact.key}`}
      className="fact"
      data-type={fact.type}
      data-selected={selected || undefined}
      data-waiting={waiting ? true : undefined}
      data-rejected={rejected ?? undefined}
    >
      <div className="fact-head">
        <Heading className="fact-name">
          {marked && <TypeMark type={fact.type} className="me-2 align-[-0.2em]" />}
          <Bdi>{name}</Bdi>
        </Heading>
        <FactAmount fact={fact} lined />
      </div>
      <FactLine fact={fact}>
        {mark && (
          <>
            <span className="fact-status">{mark.word}</span>
            <span>{mark.told}</span>
          </>
        )}
        {certain && fact.confidence !== null && <Certainty of={fact.confidence} />}
        {note.map((words) => (
          <Bdi key={words}>{words}</Bdi>
        ))}
      </FactLine>
      {rejected && <p className="fact-line">{t(keptOut[rejected])}</p>}
      <div className="fact-paper">
        {source && picture ? (
          <StripButton picture={picture} source={source} name={name} selected={selected} onOpen={onOpen} />
        ) : (
          <span className="text-xs text-muted">{t('fact.entered')}</span>
        )}
        <FactDetails fact={fact} name={name} />
      </div>
      {(waiting ?? named) && source && (
        <AskVerdict fact={fact} waiting={waiting} name={name} id={source.entityId} />
      )}
    </li>
  )
})
