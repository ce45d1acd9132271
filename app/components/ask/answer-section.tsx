import { ArrowDown, ArrowUp, CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import Markdown from 'react-markdown'
import type { Item, Section } from '#core/assistant/answer'
import { Bdi, useSpeech } from '../i18n'
import { AnswerChart } from './answer-chart'
import { Cites, type Citing } from './cites'

interface AnswerSectionProps extends Citing {
  readonly section: Section
  /** Of the answer: what is said there is not said again. */
  readonly summary: string
  /** Shows the line of a fact. */
  readonly onOpen: (entityId: string) => void
}

/** A part of an answer, in the form that its kind has (spec app.md §2). */
export function AnswerSection({ section, summary, onOpen, ...citing }: AnswerSectionProps) {
  switch (section.type) {
    case 'alert':
      return <AnswerAlert severity={section.severity} message={section.message} />
    case 'data_list':
      return (
        <section className="grid gap-1">
          <h3>{section.title}</h3>
          <ul className="ask-rows">
            {section.items.map((item, index) => (
              <Row key={index} item={item} {...citing} />
            ))}
          </ul>
        </section>
      )
    case 'chart':
      return <AnswerChart chart={section} summary={summary} sources={citing.sources} onOpen={onOpen} />
    case 'text':
      return (
        <section className="grid gap-1">
          <h3>{section.title}</h3>
          <div dir="auto" className="ask-text">
            <Markdown
              skipHtml
              unwrapDisallowed
              allowedElements={['p', 'strong', 'em', 'ul', 'ol', 'li', 'br']}
            >
              {section.content}
            </Markdown>
          </div>
          <p>
            <Cites numbers={section.sources} {...citing} />
          </p>
        </section>
      )
    case 'action_list':
      return (
        <section className="grid gap-1">
          <h3>{section.title}</h3>
          <ul className="ask-actions">
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )
  }
}

/** A row of the record as it is told: its name, its value with what the page says of it, its line. */
function Row({ item, ...citing }: Citing & { readonly item: Item }) {
  const { t } = useSpeech()
  const { label, value, flag, status, note, sources } = item
  const Arrow = flag === 'H' ? ArrowUp : ArrowDown
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Bdi>{label}</Bdi>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold tabular">
            <Value value={value} />
          </span>
          {status === 'critical' ? (
            <span className="fact-flag text-critical">
              <TriangleAlert aria-hidden />
              {t('ask.critical')}
            </span>
          ) : (
            (flag === 'H' || flag === 'L') && (
              <span className="fact-flag">
                <Arrow aria-hidden strokeWidth={2.5} />
                {flag === 'H' ? t('fact.high') : t('fact.low')}
              </span>
            )
          )}
        </span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        <span>{note}</span>
        <span>
          <Cites numbers={sources} {...citing} />
        </span>
      </p>
    </li>
  )
}

/** "400 mg, 3 times a day": in Hebrew the amount and the words run against each other, so that each stands by itself. */
function Value({ value }: { readonly value: string }) {
  const isMixed = /\p{Script=Hebrew}/u.test(value) && /[A-Za-z]/.test(value)
  if (!isMixed) return <Bdi>{value}</Bdi>
  // What stands apart, as the page's own words do, stays whole.
  return value.split(/, (?![^\u2068\u2069]*\u2069)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      <Bdi>{part}</Bdi>
    </Fragment>
  ))
}

const looks = {
  info: { tone: 'bg-info-soft text-info', Icon: Info },
  warning: { tone: 'bg-warning-soft text-warning', Icon: CircleAlert },
  critical: { tone: 'bg-critical-soft text-critical font-semibold', Icon: TriangleAlert },
} as const

function AnswerAlert({ severity, message }: Omit<Extract<Section, { type: 'alert' }>, 'type'>) {
  const { tone, Icon } = looks[severity]
  return (
    <div
      role={severity === 'critical' ? 'alert' : 'note'}
      className={`flex gap-3 rounded-control p-3 ${tone}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0">{message}</p>
    </div>
  )
}
