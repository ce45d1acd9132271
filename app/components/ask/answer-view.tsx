import type { Answer } from '#core/assistant/answer'
import { textDirection } from '#core/i18n/text'
import { AnswerSection } from './answer-section'
import { AnswerSources } from './answer-sources'
import { Cites } from './cites'
import { useShown } from './use-shown'

/** An answer: what it comes to, its parts, the lines it rests on, and what it is not. */
export function AnswerView({ answer }: { readonly answer: Extract<Answer, { type: 'answer' }> }) {
  const { summary, summary_sources: from, sections, sources, disclaimer } = answer
  const open = useShown()
  const onSource = (id: number) => {
    const source = sources.find((one) => one.id === id)
    if (source?.file_id) open.onShow(source.entity_id)
  }
  const told = { sources, onSource }
  // What wants help at once stands before all else.
  const urgent = sections.filter((section) => section.type === 'alert' && section.severity === 'critical')
  const others = sections.filter((section) => !urgent.includes(section))
  return (
    // An answer is of one language throughout, though a title of it may begin with a name of the other.
    <div dir={textDirection(disclaimer)} className="ask-answer">
      {urgent.map((section, index) => (
        <AnswerSection key={index} section={section} summary={summary} {...told} onOpen={open.onShow} />
      ))}
      <p>
        {summary} <Cites numbers={from} {...told} />
      </p>
      {others.map((section, index) => (
        <AnswerSection key={index} section={section} summary={summary} {...told} onOpen={open.onShow} />
      ))}
      <AnswerSources
        sources={sources.map(({ file_id: file, ...source }) => ({ ...source, entered: file === null }))}
        {...open}
      />
      <p className="text-xs text-muted">{disclaimer}</p>
    </div>
  )
}
