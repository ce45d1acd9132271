import { atcOf } from '../../alerts/facts'
import type { Answer } from '../answer'
import { itemsOf, stands } from '../record'
import type { Reading } from '../reading'
import { placeKey } from '../places'
import { onlyKeys } from '../topics'
import { itemOf, titleOf } from './document-section'
import { withAllergyOf } from './allergies'
import { drugState, type Drug } from './drug-item'
import { noneOfGroup, notFound } from './redirect'
import { dataList, everySource, type Telling } from './telling'
import { mayBeOf } from './waits'

/** The drugs that a question of a stay names, by themselves or by their group. */
function drugsNamed({ subjects, group }: Reading, drugs: readonly Drug[]): readonly Drug[] {
  const keys = new Set(subjects.map(({ key }) => key))
  return drugs.filter(
    (drug) =>
      keys.has(drug.canonical_key) ||
      atcOf(drug).some((code) => group?.atc.some((prefix) => code.startsWith(prefix))),
  )
}

/**
 * "Was I on a statin when I left the hospital": what its letter says of that drug, and never today's dose; of one that is not on
 * it, that it is not, and since when the record has it. Null where no drug is named.
 */
export function tellAtStay(telling: Telling): Answer | null {
  const { reading, record, t } = telling
  const { place, group, only } = reading
  const isOfDrug = group !== null || reading.subjects.some(({ type }) => type === 'medication')
  const file = record.files.find(({ id, category }) => category === 'discharge' && place?.fileIds.has(id))
  if (only[0] !== 'medication' || !place || !isOfDrug || !file) return null
  const drugs = drugsNamed(reading, itemsOf(record.items, 'medication'))
  if (drugs.length === 0) return group ? noneOfGroup(telling, group) : notFound(telling)
  const keys = new Set(drugs.map(({ canonical_key: key }) => key))
  const facts = telling.evidence.filter(
    (fact) => stands(fact) && fact.entity.file_id === file.id && keys.has(fact.entity.canonical_key),
  )
  const told = new Set(facts.map(({ entity }) => entity.canonical_key))
  const absent = drugs.filter(({ canonical_key: key }) => !told.has(key))
  const items = facts.map((fact) => itemOf(telling, fact))
  const page = titleOf(telling, file)
  const lines = facts.map((fact, at) => {
    const { label = '', value = '' } = items[at] ?? {}
    const state = drugState(telling, fact.entity.normalized.status).map((said) => `(${said})`)
    return [label, value, ...state].filter((part) => part !== '').join(' ')
  })
  const since = (drug: Drug) => ({ name: telling.nameOf(drug), date: telling.date(drug.first_seen_date) })
  const from = absent.flatMap((drug) => telling.sourceOf(drug))
  const answer = telling.answer(
    {
      summary: [
        ...(items.length > 0 ? [t('assistant.atStay', { page, drugs: lines.join('; ') })] : []),
        ...absent.flatMap((drug) => [
          t('assistant.atStayNone', { page, name: telling.nameOf(drug) }),
          t('assistant.conditionSince', since(drug)),
        ]),
      ].join(' '),
      from: [...new Set([...everySource(items), ...from])],
      sections: [
        ...(items.length > 0 ? [dataList(page, items)] : []),
        ...(group ? telling.waitingSection('medication', mayBeOf(group.atc)) : []),
      ],
    },
    {
      keys: [...drugs.map(({ canonical_key: key }) => key), placeKey(place), ...onlyKeys(only)],
      until: null,
    },
  )
  return withAllergyOf(answer, telling, drugs)
}
