import { Link } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import type { HTMLAttributes, MouseEvent } from 'react'
import { formatDate } from '#core/i18n/dates'
import { percentOf } from '#core/paper/geometry'
import type { TrendPoint } from '#core/records/trend'
import { limitsOf, nearestTo, numberedOf, plotOf } from '#core/records/plot'
import { Bdi, useSpeech } from '../i18n'
import { rangeText } from '../record/words'
import { Folded } from '../ui/folded'

interface TrendChartProps {
  readonly name: string
  readonly unit: string | null
  readonly trend: readonly TrendPoint[]
}

/** The last results drawn, each point a way to its line on its page, and the same as a table. Folds by itself. */
export function TrendChart({ name, unit, trend }: TrendChartProps) {
  const { t } = useSpeech()
  if (trend.length === 0) return null
  return (
    <Folded
      className="trend"
      summary={
        <>
          {t('trend.show', { n: trend.length })}
          <ChevronDown aria-hidden />
        </>
      }
    >
      {() => (
        <>
          <TrendDrawn trend={trend} />
          <TrendTable name={name} unit={unit} trend={trend} />
        </>
      )}
    </Folded>
  )
}

/** The drawing's twin, for whoever cannot see it; newest first. */
export function TrendTable({ name, unit, trend, onOpen }: TrendChartProps & Opening) {
  const { t } = useSpeech()
  return (
    <table className="trend-table">
      <caption className="sr-only">{t('trend.caption', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trend.date')}</th>
          <th scope="col">{t('trend.result')}</th>
          <th scope="col">{t('trend.range')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.toReversed().map((point) => (
          <tr key={point.entity_id}>
            <td>
              <PointLink point={point} onOpen={onOpen} className="underline underline-offset-4">
                {formatDate(point.date)}
              </PointLink>
            </td>
            <td>
              <bdi dir="ltr" className="tabular">
                {point.text} {unit}
              </bdi>{' '}
              {point.outside && <span className="fact-flag">{sideText(t, point)}</span>}
            </td>
            <td>
              <Bdi>{rangeText(t, point) ?? '–'}</Bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Opening {
  /** Shows a result's line here; without it a point leads to its page. */
  readonly onOpen?: ((entityId: string) => void) | undefined
}

/** Of the width for each point: many of them are gone along, the newest first in sight. */
const roomOfPoint = 24

/** Time runs from left to right in every language. */
export function TrendDrawn({ trend, onOpen }: { readonly trend: readonly TrendPoint[] } & Opening) {
  const { t } = useSpeech()
  const { points, band } = plotOf(trend)
  const numbered = numberedOf(points)
  const limits = limitsOf(trend)
  const range = limits ? rangeText(t, limits) : null
  const [first, last] = [trend[0], trend.at(-1)].map((point) => point && formatDate(point.date))
  /** Targets lie over one another: the point nearest to the finger is meant. A key has no place. */
  const openNearest =
    onOpen &&
    ((own: string, event: MouseEvent<HTMLElement>) => {
      const drawn = event.currentTarget.parentElement?.getBoundingClientRect()
      if (!drawn || event.detail === 0) return onOpen(own)
      const { left, top, width, height } = drawn
      const tap = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
      const ofPages = trend.flatMap(({ entity_id: id, file_id: fileId }, index) => {
        const spot = points[index]
        return fileId !== null && spot ? [{ id, ...spot }] : []
      })
      onOpen(ofPages[nearestTo(tap, ofPages, drawn)]?.id ?? own)
    })
  return (
    <>
      <div dir="rtl" className="trend-scroll">
        <div dir="ltr" className="trend-drawn" style={{ minWidth: trend.length * roomOfPoint }}>
          <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
            {band && (
              <rect
                width="100"
                y={band.top * 100}
                height={(band.bottom - band.top) * 100}
                className="trend-band"
              />
            )}
            <polyline
              points={points.map(({ x, y }) => `${x * 100},${y * 100}`).join(' ')}
              className="trend-line"
            />
          </svg>
          {trend.map((point, index) => (
            <PointLink
              key={point.entity_id}
              point={point}
              onOpen={openNearest}
              aria-label={t('trend.point', { value: point.text, date: formatDate(point.date) ?? point.date })}
              className="trend-point"
              data-outside={point.outside || undefined}
              style={{ left: percentOf(points[index]?.x ?? 0, 1), top: percentOf(points[index]?.y ?? 0, 1) }}
            >
              {numbered.has(index) && <span className="tabular">{point.text}</span>}
            </PointLink>
          ))}
        </div>
        <p dir="ltr" aria-hidden className="trend-days tabular">
          <span>{first}</span>
          {first !== last && <span>{last}</span>}
        </p>
      </div>
      {range !== null && (
        <p className="trend-legend">
          <Bdi>{t('fact.range', { range })}</Bdi>
        </p>
      )}
    </>
  )
}

interface PointLinkProps extends HTMLAttributes<HTMLElement> {
  readonly point: TrendPoint
  readonly onOpen: ((entityId: string, event: MouseEvent<HTMLElement>) => void) | undefined
}

/** To a result's line on its page; what the patient entered has none. */
function PointLink({ point: { file_id: fileId, entity_id: entityId }, onOpen, ...props }: PointLinkProps) {
  if (fileId === null) return <span {...props} />
  if (onOpen) return <button type="button" onClick={(event) => onOpen(entityId, event)} {...props} />
  return <Link to={`/file/${fileId}?entity=${entityId}`} {...props} />
}

export function sideText(t: ReturnType<typeof useSpeech>['t'], { value, low }: TrendPoint): string {
  return low !== null && value < low ? t('fact.low') : t('fact.high')
}
