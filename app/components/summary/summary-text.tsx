import { Fragment, useMemo } from 'react'
import { readSummary } from '#core/summary/read-markdown'
import { useSpeech } from '../i18n'

interface SummaryTextProps {
  readonly content: string
  /** By the number of a source, from 1. Without it numbers are not shown: there is nowhere to go. */
  readonly onSource?: (number: number) => void
  readonly heading?: 'h3' | 'h4'
}

/** A summary from its text. The screen has a heading of its own in the place of its title. */
export function SummaryText({ content, onSource, heading: Heading = 'h3' }: SummaryTextProps) {
  const { t } = useSpeech()
  const sections = useMemo(() => readSummary(content), [content])
  return (
    <div className="summary-text">
      {sections.map(({ title, sentences }, index) => (
        <Fragment key={index}>
          <Heading>{title}</Heading>
          <ul>
            {sentences.map(({ pieces, numbers }, place) => (
              <li key={place}>
                {pieces.map(({ text, strong }, at) => (strong ? <strong key={at}>{text}</strong> : text))}{' '}
                {onSource &&
                  numbers.map((number) => (
                    <button
                      key={number}
                      type="button"
                      className="cite"
                      aria-label={t('summary.sourceNumber', { n: number })}
                      onClick={() => onSource(number)}
                    >
                      {number}
                    </button>
                  ))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
