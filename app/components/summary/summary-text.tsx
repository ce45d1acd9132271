import { createContext, useContext, type ComponentProps } from 'react'
import Markdown from 'react-markdown'
import { useSpeech } from '../i18n'

interface SummaryTextProps {
  readonly content: string
  /** By the number of a source, from 1. Without it numbers are not shown: there is nowhere to go. */
  readonly onSource?: (number: number) => void
  readonly heading?: 'h3' | 'h4'
}

/** All that a summary is made of. Anything else that a page might bring is shown as the words it is. */
const allowed = ['h1', 'h2', 'ul', 'li', 'p', 'strong', 'a']
const atEnd = / ((?:\\\[\d+\\\])+)$/gm

/** Where a source is shown by its number, which what is drawn inside the markdown needs to know. */
const SourceContext = createContext<((number: number) => void) | undefined>(undefined)

function Source({ href, children }: ComponentProps<'a'>) {
  const { t } = useSpeech()
  const show = useContext(SourceContext)
  const number = Number(/^#source-(\d+)$/.exec(href ?? '')?.[1])
  if (!show || Number.isNaN(number)) return children
  return (
    <button
      type="button"
      className="cite"
      aria-label={t('summary.sourceNumber', { n: number })}
      onClick={() => show(number)}
    >
      {children}
    </button>
  )
}

const Nothing = () => null
/** The screen has a heading of its own in the place of the first. */
const drawn = {
  h3: { h1: Nothing, h2: 'h3', a: Source },
  h4: { h1: Nothing, h2: 'h4', a: Source },
} as const

/** A summary from its markdown: no HTML, no pictures, no links but those to its own sources. */
export function SummaryText({ content, onSource, heading = 'h3' }: SummaryTextProps) {
  const shown = content.replace(atEnd, (_, numbers: string) =>
    onSource ? ` ${numbers.replace(/\\\[(\d+)\\\]/g, '[$1](#source-$1)')}` : '',
  )
  return (
    <SourceContext.Provider value={onSource}>
      <div className="summary-text">
        <Markdown skipHtml unwrapDisallowed allowedElements={allowed} components={drawn[heading]}>
          {shown}
        </Markdown>
      </div>
    </SourceContext.Provider>
  )
}
