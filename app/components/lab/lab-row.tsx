import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import { FactAmount } from '../fact/fact-amount'
import { FactDetails } from '../fact/fact-details'
import type { FactView } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { StripButton } from '../paper/strip-button'
import { PatientOf } from '../record/patients'
import { rangeText } from '../record/words'
import { RangeBar } from '../ui/range-bar'
import { SparkLine } from './spark-line'
import { TrendChart } from './trend-chart'

interface LabRowProps {
  readonly fact: FactView
  readonly picture: PaperPicture | null
  readonly selected: boolean
  readonly heading?: 'h3' | 'h4'
  readonly onOpen: () => void
  /** What belongs to it beside its line. */
  readonly children?: ReactNode
}

/** A test as a row of the laboratory table: its last result, where that stands, what came before, and its line. */
export function LabRow(props: LabRowProps) {
  const { fact, picture, selected, onOpen, heading: Heading = 'h3', children } = props
  const { t } = useSpeech()
  const name = useFactName()(fact)
  const { value, low, high, flag, date, source, normal, trend } = fact
  const range = rangeText(t, fact) ?? normal
  return (
    <li id={`fact-${fact.key}`} className="fact lab-row" data-selected={selected || undefined}>
      <Heading className="fact-name">
        <Link
          to={`/labs/${fact.concept.replace(/^lab:/, '')}`}
          aria-label={t('trend.page', { name })}
          className="underline decoration-dotted underline-offset-4 hover:decoration-solid"
        >
          <Bdi>{name}</Bdi>
        </Link>
      </Heading>
      <FactAmount fact={fact} />
      <p className="fact-line lab-range">
        {range !== null && (
          <span className="fact-range">
            <RangeBar value={value} low={low} high={high} outside={flag === 'H' || flag === 'L'} />
            <Bdi>{range}</Bdi>
          </span>
        )}
      </p>
      <SparkLine trend={trend} />
      <p className="fact-line lab-date tabular">{date && <Bdi>{formatDate(date)}</Bdi>}</p>
      <div className="fact-paper">
        {source && picture ? (
          <StripButton picture={picture} source={source} name={name} selected={selected} onOpen={onOpen} />
        ) : (
          <span className="text-xs text-muted">{t('fact.entered')}</span>
        )}
        {children}
        <PatientOf fileId={source?.fileId} />
        <FactDetails fact={fact} name={name} />
      </div>
      <TrendChart name={name} unit={fact.unit} trend={trend} />
    </li>
  )
}

/** What stands in which column, where there is room for columns. */
export function LabColumns() {
  const { t } = useSpeech()
  return (
    <p aria-hidden className="lab-columns">
      {(['test', 'result', 'range', 'before', 'date'] as const).map((column) => (
        <span key={column}>{t(`trend.${column}`)}</span>
      ))}
    </p>
  )
}
