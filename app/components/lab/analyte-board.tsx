import { useMemo } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { Analyte, AnalyteRow } from '#core/findings/analyte'
import { BesideSource, type RowSource } from '../fact/beside-source'
import { FactAmount } from '../fact/fact-amount'
import { FactDetails } from '../fact/fact-details'
import { factOfEntity, type FactView } from '../fact/fact-view'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Strip } from '../paper/strip'
import { rangeText } from '../record/words'
import { TrendDrawn } from './trend-chart'

interface AnalyteBoardProps extends Analyte {
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
}

/** All results of a test: drawn, and as a table, each one tap from its line on its page. */
export function AnalyteBoard({ rows, points, unit, pictures, titles }: AnalyteBoardProps) {
  const { t } = useSpeech()
  const views = useMemo(() => rows.map(({ entity }) => factOfEntity(entity)), [rows])
  return (
    <BesideSource facts={views} pictures={pictures} titles={titles}>
      {(rowOf) => (
        <>
          {points.length > 1 && (
            <section aria-label={t('trend.chart')} className="trend mb-4">
              {unit && (
                <p className="text-sm text-muted">
                  <Bdi>{unit}</Bdi>
                </p>
              )}
              <TrendDrawn
                trend={points}
                onOpen={(id) => {
                  const view = views.find(({ source }) => source?.entityId === id)
                  if (view) rowOf(view).onOpen()
                }}
              />
            </section>
          )}
          <h2 className="sr-only">{t('trend.all')}</h2>
          <ul>
            {rows.map((row, index) => {
              const view = views[index]
              return view ? <ResultRow key={view.key} row={row} source={rowOf(view)} /> : null
            })}
          </ul>
        </>
      )}
    </BesideSource>
  )
}

function ResultRow({ row, source }: { readonly row: AnalyteRow; readonly source: RowSource }) {
  const { t } = useSpeech()
  const { fact, picture, selected, onOpen } = source
  const date = formatDate(row.date) ?? row.date
  return (
    <li id={`fact-${fact.key}`} className="fact" data-selected={selected || undefined}>
      <div className="fact-head">
        <h3 className="fact-name tabular">
          <Bdi>{date}</Bdi>
        </h3>
        <FactAmount fact={judged(fact, row)} />
      </div>
      <p className="fact-line">
        {row.converted && (
          <span>
            ≈ <Bdi>{`${row.converted.value} ${row.converted.unit}`}</Bdi>
          </span>
        )}
        {rangeText(t, fact) !== null && <Bdi>{rangeText(t, fact) ?? ''}</Bdi>}
        {row.abnormal === null && <span>{t('trend.notJudged')}</span>}
      </p>
      {fact.source === null && (
        <p className="fact-line">
          {t('fact.entered')} <FactDetails fact={fact} name={fact.name} />
        </p>
      )}
      {fact.source && picture && (
        <button
          type="button"
          aria-label={t('trend.point', { value: fact.value ?? fact.name, date })}
          aria-pressed={selected}
          onClick={onOpen}
          className="fact-strip"
        >
          <Strip
            picture={picture}
            id={fact.source.entityId}
            place={fact.source.place}
            quote={fact.source.quote}
          />
        </button>
      )}
    </li>
  )
}

/** Marked where its own page says that it is out of range, and only there. */
function judged(fact: FactView, { abnormal }: AnalyteRow): FactView {
  if (abnormal !== true || fact.flag === 'H' || fact.flag === 'L') return fact
  const below = fact.low !== null && Number(fact.value?.replace(/^[<>≤≥=\s]+/, '')) < fact.low
  return { ...fact, flag: below ? 'L' : 'H' }
}
