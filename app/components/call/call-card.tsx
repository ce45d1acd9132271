import type { Told } from '#core/voice/call'
import { AnswerSources } from '../ask/answer-sources'
import { useShown } from '../ask/use-shown'
import { useSpeech } from '../i18n'

/** The lines of paper that are spoken of, each a way to its page. */
export function CallCard({ told }: { readonly told: Told }) {
  const { t } = useSpeech()
  const open = useShown()
  return (
    <section aria-label={t('ask.sources', { n: told.sources.length })} className="call-card">
      <AnswerSources
        key={told.sources.map(({ entity_id: id }) => id).join()}
        sources={told.sources.map(({ file_id: file, ...source }) => ({ ...source, entered: file === null }))}
        {...open}
      />
    </section>
  )
}
