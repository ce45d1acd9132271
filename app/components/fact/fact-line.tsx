import type { ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import { Bdi, useSpeech } from '../i18n'
import { PatientOf } from '../record/patients'
import { modalityText, rangeText, severityText, sideText, statusText } from '../record/words'
import { RangeBar } from '../ui/range-bar'
import type { FactView } from './fact-view'
import { useReactionName, useTaking } from './names'

/** Nothing need be said of what is as it usually is. */
const usual: ReadonlySet<string> = new Set(['active', 'completed'])

/** What is told of a fact beside its name and value: its range, how it is taken, when and where. */
export function FactLine({ fact, children }: { readonly fact: FactView; readonly children?: ReactNode }) {
  const { t } = useSpeech()
  const { value, low, high, flag, status, date, facility, unsure, source, history } = fact
  const range = rangeText(t, fact)
  const said = useSaid(fact)
  return (
    <div className="fact-line">
      {!usual.has(status) && <span className="fact-status">{statusText(t, status)}</span>}
      {unsure && <span className="fact-status">{t('fact.pleaseCheck')}</span>}
      {range !== null && (
        <span className="fact-range">
          <RangeBar value={value} low={low} high={high} outside={flag === 'H' || flag === 'L'} />
          <Bdi>{range}</Bdi>
        </span>
      )}
      {said.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {date && (
        <span className="tabular">
          <Bdi>{formatDate(date)}</Bdi>
        </span>
      )}
      {facility && <Bdi>{facility}</Bdi>}
      {history && history.mentions > 1 && <span>{t('registry.mentions', { n: history.mentions })}</span>}
      <PatientOf fileId={source?.fileId} />
      {children}
    </div>
  )
}

/** In the reader's language: how a drug is taken, what an allergy does, how a study was made. */
function useSaid(fact: FactView): string[] {
  const { t } = useSpeech()
  const { reaction, severity, modality, laterality, normal } = fact
  const reactionName = useReactionName()
  const { directions } = useTaking(fact)
  return [
    directions,
    reaction && t('fact.reaction', { text: reactionName(reaction) }),
    severity && t('fact.severity', { text: severityText(t, severity) }),
    modality && modalityText(t, modality),
    laterality && sideText(t, laterality),
    normal && t('fact.usual', { text: normal }),
  ].filter((words): words is string => Boolean(words))
}
