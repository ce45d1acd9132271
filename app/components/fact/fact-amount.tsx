import { ArrowDown, ArrowUp } from 'lucide-react'
import { amountText } from '#core/records/amounts'
import { useSpeech } from '../i18n'
import type { FactView } from './fact-view'
import { useEquivalent, useTaking } from './names'

interface FactAmountProps {
  readonly fact: FactView
  /** Whether the line below it tells the directions, with doses that change or in the page's own words. */
  readonly lined?: boolean
}

/** The value and its unit, what of a drug is taken at a time, and beyond its range a shape and a word. */
export function FactAmount({ fact, lined = false }: FactAmountProps) {
  const { t } = useSpeech()
  const { flag } = fact
  const amount = fact.printed ?? fact
  const { value, unit } = amount
  const text = amountText(amount)
  const { beside, directions } = useTaking(fact)
  const isBelow = lined && directions !== null && fact.intake?.as === 'words'
  const taken = isBelow ? null : beside
  const equivalent = useEquivalent()(fact)
  if (text === null && taken === null) return null
  const Arrow = flag === 'H' ? ArrowUp : ArrowDown
  // Spec records.md §5: where value and both limits are known.
  const pointed = text !== null && fact.low !== null && fact.high !== null
  return (
    <p className="fact-amount">
      {text !== null && (
        <bdi dir="ltr" className="tabular" aria-label={text}>
          <span className="fact-value">{value}</span>
          {unit && <span className="fact-unit"> {unit}</span>}
        </bdi>
      )}
      {taken !== null && <span className="fact-taken">{text === null ? taken : `· ${taken}`}</span>}
      {equivalent !== null && (
        <span className="text-sm text-muted">
          ≈{' '}
          <bdi dir="ltr" className="tabular">
            {equivalent}
          </bdi>
        </span>
      )}
      {(flag === 'H' || flag === 'L') && (
        <span className="fact-flag">
          {pointed && <Arrow aria-hidden strokeWidth={2.5} />}
          {flag === 'H' ? t('fact.high') : t('fact.low')}
        </span>
      )}
    </p>
  )
}
