import type { Answer, Item } from '../answer'
import type { DatedFact, KnownRecord } from '../record'
import { dataList, everySource, type Telling } from './telling'

/** Letters that are looked at for what they tell of relatives, the newest first. */
const lettersAtMost = 20

type Letter = KnownRecord['files'][number]

/** No result, picture or prescription tells of a family. */
const tellsOfFamily = ({ category }: Letter): boolean =>
  category !== 'lab' && category !== 'imaging' && category !== 'prescription'

export const lettersOf = ({ files }: KnownRecord): readonly Letter[] =>
  files.filter(tellsOfFamily).slice(0, lettersAtMost)

const isOfFamily = ({ entity: { type, decision, normalized } }: DatedFact): boolean =>
  type === 'diagnosis' && decision === 'noted' && normalized.assertion === 'family'

/** What pages tell of relatives, each illness by its oldest page; null where none does. Whose it is they are not read for. */
export function tellFamily(telling: Telling): Answer | null {
  const { t } = telling
  const found = telling.evidence.filter(isOfFamily).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const apart = [...new Map(found.toReversed().map((one) => [one.entity.canonical_key, one])).values()]
  const items = apart.toReversed().map(({ entity, date }): Item => {
    const { type, canonical_key, normalized } = entity
    return {
      label: telling.nameOf({ type, canonical_key, name: normalized.name }),
      value: telling.date(date),
      status: null,
      flag: null,
      note: null,
      sources: [...telling.sourceOfFact(entity, date)],
    }
  })
  if (items.length === 0) return null
  const names = items.map(({ label, value }) => `${label} (${value})`).join(', ')
  const sections = [dataList(t('assistant.familyTitle'), items)]
  return telling.answer(
    { summary: t('assistant.familyNamed', { names }), from: everySource(items), sections },
    { keys: [], until: null },
  )
}
