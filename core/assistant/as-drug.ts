import { atcOf } from '../alerts/facts'
import type { RegistryRecord } from '../records/registry'
import { matchConcept } from '../vocabulary/match'
import type { Token } from '../vocabulary/normalise'
import { drugsOfTopic } from './answers/judged-by'
import { findJoined, findRows, findWords } from './asking'
import { itemsOf } from './record'
import { subjectOf, type Subject } from './subjects'

/** What is measured and taken by one name: the tests, and the beginnings of the ATC codes of its drugs. */
const substances: readonly (readonly [tests: readonly string[], atc: readonly string[]])[] = [
  [['Iron', 'Ferritin', 'Transferrin saturation'], ['B03A']],
  [['Vitamin D'], ['A11CC']],
  [['Vitamin B12'], ['B03BA']],
  [['Folate'], ['B03BB']],
  [['Calcium'], ['A12A']],
  [['Potassium'], ['A12B']],
  [['Magnesium'], ['A12CC']],
  [['Zinc'], ['A12CB']],
]

const isOf = (drug: RegistryRecord, atc: readonly string[]): boolean =>
  atcOf(drug).some((code) => atc.some((prefix) => code.startsWith(prefix)))

/** The codes of the drugs that go by the name of a test. */
const ofName = (key: string, isOfPanel: boolean): readonly string[] =>
  substances.flatMap(([tests, atc]) =>
    (isOfPanel ? tests : tests.slice(0, 1)).some((name) => matchConcept('lab', name)?.concept.key === key)
      ? atc
      : [],
  )

/**
 * "How many mg is the iron", "when did I start vitamin D", "did they raise my thyroid dose": a dose, and what is begun and
 * stopped, is a drug's and no test's. The drugs of the record that go by that name, or with that test or illness, in place of
 * it; as it was where the record has none of them, or where a word of tests stands beside it.
 */
export function asDrug(
  tokens: readonly Token[],
  asked: readonly Subject[],
  items: readonly RegistryRecord[],
): readonly Subject[] {
  const named = asked.filter(({ places }) => places.length > 0)
  if (named.length === 0 || named.some(({ type }) => type !== 'lab' && type !== 'diagnosis')) return asked
  if (findWords(tokens, 'testNouns') !== null) return asked
  const isOfDose = findWords(tokens, 'doseNouns') !== null
  if (!isOfDose && findJoined(tokens, 'drugVerbs') === null) return asked
  // "Iron" means the drug; "transferrin saturation" is measured and never taken.
  const panels = findRows(tokens, 'panels').flatMap(({ places }) => places)
  const codes = named.flatMap(({ key, places: at }) => {
    const own = ofName(
      key,
      at.every((one) => panels.includes(one)),
    )
    return own.length > 0 || !isOfDose ? own : drugsOfTopic([key])
  })
  const drugs = itemsOf(items, 'medication').filter((drug) => isOf(drug, codes))
  const places = [...new Set(named.flatMap((one) => one.places))]
  return drugs.length === 0 ? asked : drugs.map((item) => subjectOf(item, places))
}
