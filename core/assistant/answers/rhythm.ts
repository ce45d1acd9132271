import { timesADay } from '../../alerts/times-a-day'
import { directionsText } from '../../i18n/directions'
import type { Answer } from '../answer'
import { asNeeded, rhythms } from '../dayparts'
import { itemsOf } from '../record'
import { drugItem, isActive, type Drug } from './drug-item'
import { noneOf } from './redirect'
import { dataList, everySource, type Telling } from './telling'

/** Whether the directions of a drug say so: as needed by the word, and how often a day by what they come to. */
function isOfRhythm({ detail: { frequency } }: Drug, name: string): boolean {
  if (name === asNeeded) return (frequency ?? '').toLowerCase().includes(asNeeded)
  const [times, asked] = [timesADay(frequency), rhythms.get(name) ?? null]
  return times !== null && asked !== null && Math.abs(times - asked) < tolerance
}

const tolerance = 1e-6

/** The drugs that are taken so often, and beside them those of which that is not told; where none is, that, with all of them. */
export function tellRhythm(telling: Telling): Answer {
  const name = telling.reading.daypart ?? ''
  const drugs = itemsOf(telling.record.items, 'medication').filter(isActive)
  const meant = drugs.filter((drug) => isOfRhythm(drug, name))
  const open = meant.length === 0 ? [] : drugs.filter(({ detail }) => detail.frequency === null)
  const items = (meant.length > 0 ? [...meant, ...open] : drugs).flatMap((drug) => drugItem(telling, drug))
  if (items.length === 0) return noneOf(telling, 'medication')
  const named = (of: readonly Drug[]) => of.map((drug) => telling.nameOf(drug)).join(', ')
  const often = directionsText(telling.locale, name)
  return telling.answer(
    {
      summary: [
        meant.length > 0
          ? telling.t('assistant.rhythm', { often, drugs: named(meant) })
          : telling.t('assistant.rhythmNone', { often }),
        ...(open.length > 0 ? [telling.t('assistant.rhythmOpen', { drugs: named(open) })] : []),
      ].join(' '),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...telling.waitingSection('medication'),
      ],
    },
    { keys: meant.map(({ canonical_key: key }) => key), until: null },
  )
}
