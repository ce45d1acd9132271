import { ArrowDown, ArrowUp } from 'lucide-react'
import { useSpeech } from '../i18n'
import { amountOf, shownAmount, type FactView } from './fact-view'
import { useEquivalent } from './names'

/** The value and its unit, and beyond its range a shape and a word. */
export function FactAmount({ fact }: { readonly fact: FactView }) {
  const { t } = useSpeech()
  const { flag } = fact
  const amount = shownAmount(fact)
  const { value, unit } = amount
  const equivalent = useEquivalent()(fact)
  if (value === null) return null
  const Arrow = flag === 'H' ? ArrowUp : ArrowDown
  return (
    <p className="fact-amount">
      <bdi dir="ltr" className="tabular" aria-label={amountOf(amount)}>
        <span className="fact-value">{value}</span>
        {unit && <span className="fact-unit"> {unit}</span>}
      </bdi>
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
          <Arrow aria-hidden strokeWidth={2.5} />
          {flag === 'H' ? t('fact.high') : t('fact.low')}
        </span>
      )}
    </p>
  )
}
