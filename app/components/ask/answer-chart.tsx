import { ChevronDown } from 'lucide-react'
import type { Section, Source } from '#core/assistant/answer'
import { useSpeech } from '../i18n'
import { TrendDrawn, TrendTable } from '../lab/trend-chart'

interface AnswerChartProps {
  readonly chart: Extract<Section, { type: 'chart' }>
  readonly summary: string
  readonly sources: readonly Source[]
  readonly onOpen: (entityId: string) => void
}

/** A chart as the laboratory draws it, its table behind a fold; each point leads to its line. */
export function AnswerChart({ chart, summary, sources, onOpen }: AnswerChartProps) {
  const { t } = useSpeech()
  const { title, unit, points, interpretation } = chart
  const trend = points.flatMap(({ sources: [number], ...point }) => {
    const source = sources.find(({ id }) => id === number)
    return source ? [{ ...point, entity_id: source.entity_id, file_id: source.file_id }] : []
  })
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <TrendDrawn trend={trend} onOpen={onOpen} />
      {interpretation !== summary && <p>{interpretation}</p>}
      <details className="trend">
        <summary>
          {t('ask.asTable')}
          <ChevronDown aria-hidden />
        </summary>
        <TrendTable name={title} unit={unit} trend={trend} onOpen={onOpen} />
      </details>
    </section>
  )
}
