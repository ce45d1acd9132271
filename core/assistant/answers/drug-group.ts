import { atcOf } from '../../alerts/facts'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined } from '../asking'
import { itemsOf } from '../record'
import { withGroupAllergy } from './allergies'
import { drugItem, isActive, type Drug } from './drug-item'
import { sinceText } from './drugs'
import { lackedOf } from './lacked-of'
import { noneOfGroup } from './redirect'
import { dataList, everySource, type Telling } from './telling'
import { mayBeOf } from './waits'

/** The drugs of a group, by their ATC codes; of none it is said that none of it is listed. */
export function tellDrugGroup(telling: Telling): Answer {
  const group = telling.reading.group ?? { name: '', atc: [], parts: [] }
  const { name, atc } = group
  const drugs = itemsOf(telling.record.items, 'medication').filter((drug) =>
    atcOf(drug).some((code) => atc.some((prefix) => code.startsWith(prefix))),
  )
  const items = drugs.flatMap((drug) => drugItem(telling, drug))
  if (items.length === 0) return withGroupAllergy(telling, noneOfGroup(telling, group))
  const named = (of: readonly Drug[]) => of.map((drug) => telling.nameOf(drug)).join(', ')
  const [active, ended] = [drugs.filter(isActive), drugs.filter((drug) => !isActive(drug))]
  const other = noOther(telling, drugs)
  const texts = [
    ...other,
    ...(active.length > 0 ? [telling.t('assistant.drugGroup', { name, drugs: named(active) })] : []),
    ...(ended.length > 0 ? [telling.t('assistant.drugGroupEnded', { name, drugs: named(ended) })] : []),
    ...(group.parts.length > 1 ? lackedOf(telling, drugs, group.parts) : []),
    ...(isOfBefore(telling) ? drugs.map((drug) => sinceText(telling, drug)) : []),
  ]
  return telling.answer(
    {
      summary: texts.join(' '),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...(other.length > 0 ? [] : telling.waitingSection('medication', mayBeOf(atc))),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "Was I on one before", of no time or place that is named. */
const isOfBefore = ({ reading: { asks, cues, time, place } }: Telling): boolean =>
  asks.past && cues.has('past') && time === null && place === null

/** "And another one", after a drug of the group: that no other is listed, and what of it waits. */
function noOther(telling: Telling, drugs: readonly Drug[]): readonly string[] {
  const { group, text, before } = telling.reading
  const isOther = findJoined(tokenise(text), 'besides') !== null
  const isTold = drugs.every(({ canonical_key: key }) => before?.keys.includes(key))
  if (group === null || !isOther || !isTold) return []
  return [
    telling.t('assistant.noOtherOfGroup', { name: group.name }),
    ...telling.waitingOf('medication', 'waiting', mayBeOf(group.atc)),
  ]
}
