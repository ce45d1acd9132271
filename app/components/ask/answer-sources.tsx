import { ChevronDown } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { factOfEntity } from '../fact/fact-view'
import { NamesProvider } from '../fact/names'
import { useSpeech } from '../i18n'
import { SourceLines, type Cited } from './source-lines'
import { SourceView } from './source-view'
import { useCited } from './use-cited'

interface AnswerSourcesProps {
  readonly sources: readonly Cited[]
  /** However few they are. */
  readonly folded?: boolean
  /** The fact whose page is open. */
  readonly shown: string | null
  readonly onShow: (entityId: string | null) => void
  readonly onClosed: () => void
}

/** So few lines are shown at once; more are behind their number. */
const fewSources = 3
const noNames = { concepts: {}, reactions: {} }

/** The lines of paper that an answer rests on, each a way to its page. They are fetched once they are looked at. */
export function AnswerSources({ sources, folded = false, shown, onShow, onClosed }: AnswerSourcesProps) {
  const { t } = useSpeech()
  const fold = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(!folded && sources.length <= fewSources)
  const ids = sources.flatMap(({ entity_id: id, entered }) => (entered ? [] : [id]))
  const { cited, failed, again } = useCited(ids, open || shown !== null)
  const facts = useMemo(() => (cited?.entities ?? []).map((one) => factOfEntity(one)), [cited])
  const line = facts.find(({ key }) => key === shown)?.source
  const isLost = shown !== null && (failed || (cited !== null && !(line && cited.pictures[line.fileId])))
  useEffect(() => {
    if (!isLost) return
    // There is no page to show: the list says why.
    setOpen(true)
    onShow(null)
    fold.current?.querySelector('summary')?.focus()
  }, [isLost, onShow])
  if (sources.length === 0) return null
  return (
    <NamesProvider names={cited?.names ?? noNames}>
      <details
        ref={fold}
        className="trend ask-sources"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {t('ask.sources', { n: sources.length })}
          <ChevronDown aria-hidden />
        </summary>
        <SourceLines {...{ sources, facts, cited, failed, shown, onShow }} onAgain={again} />
      </details>
      {cited && <SourceView {...cited} facts={facts} shown={shown} onShow={onShow} onClosed={onClosed} />}
    </NamesProvider>
  )
}
