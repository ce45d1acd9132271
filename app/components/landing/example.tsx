import { ArrowDown } from 'lucide-react'
import { FactAmount } from '../fact/fact-amount'
import { FactLine } from '../fact/fact-line'
import { blank, type FactView } from '../fact/fact-view'
import { Bdi, useSpeech } from '../i18n'
import { Card } from '../ui/card'
import line from './line.png'

/** The line of tests/fixtures/small/results.png, cut from it uncut: its size in pixels. */
const picture = { width: 380, height: 46, words: 'Glucose 105 mg/dL (70 - 99)' }

/** What that page is read as. */
const fact: FactView = {
  ...blank,
  key: 'example',
  type: 'lab',
  name: 'Glucose',
  concept: '',
  value: '105',
  unit: 'mg/dL',
  flag: 'H',
  low: 70,
  high: 99,
  status: 'completed',
  date: '2025-05-21',
  facility: 'Riverside Clinic',
  unsure: false,
  codes: {},
}

/** What Chartlight does, in one look: a line of a page and the fact that it becomes. It needs no script. */
export function Example() {
  const { t } = useSpeech()
  return (
    <Card aria-labelledby="example" className="grid content-center gap-3">
      <h2 id="example" className="text-sm font-semibold text-muted">
        {t('landing.line')}
      </h2>
      <span className="strip">
        <img
          src={line}
          alt={picture.words}
          width={picture.width}
          height={picture.height}
          dir="ltr"
          className="strip-whole"
        />
      </span>
      <p className="flex items-center gap-2 text-sm font-semibold text-muted">
        <ArrowDown aria-hidden className="size-4 text-primary" />
        {t('landing.fact')}
      </p>
      <div className="fact">
        <div className="fact-head">
          <h3 className="fact-name">
            <Bdi>{fact.name}</Bdi>
          </h3>
          <FactAmount fact={fact} />
        </div>
        <FactLine fact={fact} />
      </div>
    </Card>
  )
}
