import { atcOf } from '../../alerts/facts'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined } from '../asking'
import { itemsOf } from '../record'
import type { DrugGroup } from '../besides'
import { groupAllergyText, withAllergyOf, withGroupAllergy } from './allergies'
import { drugItem, isActive, type Drug } from './drug-item'
import { alsoGivenFor } from './drugs-for'
import { historyOf } from './dose-steps'
import { lastDoseText } from './dose-then'
import { sinceText } from './drugs'
import { lackedOf } from './lacked-of'
import { endedText, lastsText } from './lasts'
import { noneOfGroup } from './redirect'
import { dataList, everySource, type Telling } from './telling'
import { mayBeOf } from './waits'
import { withFirst } from './with-first'

const drugsOf = ({ record }: Telling, atc: readonly string[]): readonly Drug[] =>
  itemsOf(record.items, 'medication').filter((drug) =>
    atcOf(drug).some((code) => atc.some((prefix) => code.startsWith(prefix))),
  )

/**
 * "What do I take for anxiety", of which group nothing is listed, and of one that is given for it, too: that no page says what it
 * is taken for. None of the group would be heard as nothing for it. Null where there is none.
 */
function maybeGiven(telling: Telling, { name, atc }: DrugGroup): Answer | null {
  const drugs = drugsOf(telling, alsoGivenFor(atc)).filter(isActive)
  const items = drugs.flatMap((drug) => drugItem(telling, drug))
  if (items.length === 0) return null
  const named = drugs.map((drug) => telling.nameOf(drug)).join(', ')
  const told = telling.answer(
    {
      summary: telling.t('assistant.maybeFor', { name, drugs: named }),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...telling.waitingSection('medication', mayBeOf(atc)),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
  const allergies = groupAllergyText(telling)
  return allergies.length === 0 ? told : withFirst(allergies.join(' '), told)
}

/** The drugs of a group, by their ATC codes; of none it is said that none of it is listed. */
export function tellDrugGroup(telling: Telling): Answer {
  const group = telling.reading.group ?? { name: '', atc: [], parts: [] }
  const { name, atc } = group
  const excepted = new Set(telling.reading.excepted.map(({ key }) => key))
  const drugs = drugsOf(telling, atc).filter(({ canonical_key: key }) => !excepted.has(key))
  const items = drugs.flatMap((drug) => drugItem(telling, drug))
  if (items.length === 0)
    return maybeGiven(telling, group) ?? withGroupAllergy(telling, noneOfGroup(telling, group))
  const named = (of: readonly Drug[]) => of.map((drug) => telling.nameOf(drug)).join(', ')
  const [active, ended] = [drugs.filter(isActive), drugs.filter((drug) => !isActive(drug))]
  const other = noOther(telling, drugs)
  const texts = [
    ...other,
    ...(active.length > 0 ? [telling.t('assistant.drugGroup', { name, drugs: named(active) })] : []),
    ...(ended.length > 0 ? [telling.t('assistant.drugGroupEnded', { name, drugs: named(ended) })] : []),
    ...ended.flatMap((drug) => [
      ...lastsText(telling, drug),
      ...lastDoseText(telling, drug),
      ...endedText(telling, drug),
    ]),
    ...(group.parts.length > 1 ? lackedOf(telling, drugs, group.parts) : []),
    ...(isOfBefore(telling) ? drugs.map((drug) => sinceText(telling, drug)) : []),
  ]
  const told = telling.answer(
    {
      summary: texts.join(' '),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.medicationsTitle'), items),
        ...(telling.reading.cues.has('dose') ? ended.flatMap((drug) => historyOf(telling, drug)) : []),
        ...(other.length > 0 ? [] : telling.waitingSection('medication', mayBeOf(atc))),
      ],
    },
    { keys: drugs.map(({ canonical_key: key }) => key), until: null },
  )
  return withAllergyOf(told, telling, drugs)
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
