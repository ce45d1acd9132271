import { useSpeech } from '../i18n'

interface SuggestionsProps {
  readonly questions: readonly string[]
  /** Null: they are past, and only told. */
  readonly onAsk: ((question: string) => void) | null
}

/** Whole questions, each asked by a tap. */
export function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const { t } = useSpeech()
  if (questions.length === 0) return null
  return (
    <ul aria-label={t('ask.suggestions')} className="ask-suggestions">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            dir="auto"
            className="ask-suggestion"
            disabled={onAsk === null}
            onClick={() => onAsk?.(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
