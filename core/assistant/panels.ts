import type { RegistryRecord } from '../records/registry'
import { tokenise, type Token } from '../vocabulary/normalise'
import { kindredOf } from '../vocabulary/families'
import { isVitalSign, matchNamed } from '../vocabulary/vital-signs'
import { findRows, namesOf } from './asking'
import { isKindOf } from './kin'
import type { Cue } from './question-cues'
import { subjectOf, type Subject } from './subjects'

/** Tests that patients call by one word: "kidneys", "lipids". */
export interface Panel {
  /** As it was asked for. */
  readonly said: string
  /** Those that the record has; where it has none, the first, without an item. */
  readonly subjects: readonly Subject[]
}

/** The tests of the panels that a question names; null where it names none. */
export function findPanel(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  apart: readonly number[] = [],
): Panel | null {
  // Iron that is given is no result of iron.
  const rows = findRows(tokens, 'panels').filter(({ places }) => !places.every((at) => apart.includes(at)))
  // "Heart failure blood test" says more than "heart blood test".
  const found = rows.filter(
    ({ places }) =>
      !rows.some((row) => row.places.length > places.length && places.every((at) => row.places.includes(at))),
  )
  const [first] = found
  if (!first) return null
  const panels = found.map(({ name, places }) => testsNamed(name, items, places))
  const subjects = onceEach(panels.flat())
  const had = subjects.filter(({ item }) => item !== null)
  if (subjects.length === 0) return null
  // "My iron", of a record that has ferritin alone: that iron itself is not there is told, too.
  const byName = new Set(found.map(({ said }) => matchNamed('lab', said.trim())?.concept.key))
  // "The iron was 9", which is the ferritin: by its value it is the one that is there.
  const said = new Set(tokens.map(({ norm }) => Number(norm)))
  const isByValue = had.some(
    ({ item }) =>
      item?.type === 'lab' &&
      [Number(item.detail.value ?? Number.NaN), ...item.detail.trend.map(({ value }) => value)].some(
        (value) => said.has(value),
      ),
  )
  // "The liver and the kidneys": of the one that has no test there is the first is told as lacking.
  const empty = panels
    .filter((tests) => tests.every(({ item }) => item === null))
    .flatMap(([one]) => one ?? [])
  // Troponin I is the troponin that was asked for.
  const isKind = ({ name }: Subject) =>
    had.some((one) =>
      isKindOf(
        'lab',
        tokenise(name).map(({ norm }) => norm),
        one.name,
      ),
    )
  const isLacked = (one: Subject) =>
    (byName.has(one.key) && !isKind(one)) || empty.some(({ key }) => one.key === key)
  const lacked = isByValue ? [] : subjects.filter((one) => one.item === null && isLacked(one))
  return { said: first.said, subjects: had.length > 0 ? [...had, ...lacked] : subjects.slice(0, 1) }
}

const testsNamed = (
  name: string,
  items: readonly RegistryRecord[],
  places: readonly number[],
): readonly Subject[] =>
  name.split(',').flatMap((one): Subject[] => {
    const concept = matchNamed('lab', one.trim())?.concept
    if (!concept) return []
    const item = items.find(({ canonical_key: key }) => key === concept.key) ?? null
    // The albumin/creatinine ratio for the albumin: what tells the same belongs to the panel, too.
    const kindred = kindredOf(concept.key)
    const near = items.filter(({ canonical_key: key }) => kindred.includes(key))
    const beside = near.map((one) => subjectOf(one, places))
    if (item === null && near.length > 0) return beside
    // Of signs that no page tells, the record says what it lists instead.
    if (item === null && isVitalSign(concept.key)) return []
    return [{ type: 'lab', key: concept.key, name: concept.name, item, places }, ...beside]
  })

/** "Kidneys": places of words for several tests, of which they name none and the record has not all. */
export const placesOfParts = (
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
): readonly number[] =>
  findRows(tokens, 'panels').flatMap(({ name, places }) => {
    const isWhole = testsNamed(name, items, places).every(({ item }) => item !== null)
    const own = matchNamed('lab', places.map((at) => tokens[at]?.norm ?? '').join(' '))
    return isWhole || own !== null ? [] : places
  })

/** The tests of the panels that a question names, whether the record has them or not. */
export const panelKeys = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(findRows(tokens, 'panels').flatMap(({ name }) => testsNamed(name, [], []).map(({ key }) => key)))

/** Of all panels, the tests that the record has. */
export const panelsOf = (items: readonly RegistryRecord[]): readonly (readonly Subject[])[] =>
  namesOf('panels').map((name) => testsNamed(name, items, []).filter(({ item }) => item !== null))

const onceEach = (subjects: readonly Subject[]): readonly Subject[] => [
  ...new Map(subjects.map((one) => [one.key, one])).values(),
]

/** "Vitamin D", whose first word is that of a panel: of its tests the one that is named, and no other vitamin. */
function ofLongerName(
  own: readonly Subject[],
  panel: readonly Subject[],
  tokens: readonly Token[],
): readonly Subject[] {
  const [said] = panel
  const longer = own.find(
    ({ places }) =>
      said?.places.every((at) => places.includes(at)) === true && places.length > said.places.length,
  )
  const words = longer?.places.map((at) => tokens[at]?.norm ?? '').join(' ') ?? ''
  const key = words === '' ? undefined : matchNamed('lab', words)?.concept.key
  const named = panel.filter((one) => one.key === key)
  return named.length > 0 ? named : panel
}

/** "Iron" of a record that has ferritin alone; "kidneys", where no test is named. */
export function withPanel(
  own: readonly Subject[],
  whole: readonly Subject[],
  cues: ReadonlySet<Cue>,
  tokens: readonly Token[],
): readonly Subject[] {
  const panel = ofLongerName(own, whole, tokens)
  if (panel.length === 0 || cues.has('drugs') || cues.has('imaging') || cues.has('procedures')) return own
  // "Kidney disease" and "fatty liver" are illnesses by their whole names.
  const isIllness = ({ type, places }: Subject) => {
    const parts = panel.filter((one) => one.places.some((at) => places.includes(at)))
    const isOfMany = new Set(parts.map((one) => one.places.join())).size > 1
    const hasMore = places.some((at) => panel.every((one) => !one.places.includes(at)))
    return type === 'diagnosis' && parts.length > 0 && (hasMore || isOfMany)
  }
  if (own.some(isIllness)) return own.filter((one) => one.type !== 'lab' || one.item === null)
  const had = own.filter(({ item }) => item !== null)
  const within = (one: Subject) => panel.some(({ places }) => one.places.every((at) => places.includes(at)))
  const isApart = own.every(({ places }) =>
    panel.every((one) => !one.places.some((at) => places.includes(at))),
  )
  // "Is metformin too much for my kidneys": both, unless it is what the drug is for.
  const purposes = findRows(tokens, 'purposes').flatMap(({ places }) => places)
  const [said] = panel
  const isOfDrugs = had.length > 0 && had.every(({ type }) => type === 'medication')
  if (isOfDrugs && said && !said.places.some((at) => purposes.includes(at)))
    return [...own, ...panel.filter(({ item }) => item !== null)]
  // "Liver and kidneys": what the record has of the one, and that it has nothing of the other.
  const beside = had.length > 0 ? had : own
  if (isApart && beside.length > 0 && beside.every(({ type }) => type === 'lab')) {
    const keys = new Set(own.map(({ key }) => key))
    return [...own, ...panel.filter(({ key }) => !keys.has(key))]
  }
  // "Iron" beside another test that the record has: what it has of the panel stands for it.
  if (had.some((one) => !within(one)))
    return had.every(({ type }) => type === 'lab') &&
      own.some((one) => one.type === 'lab' && within(one)) &&
      panel.some(({ item }) => item !== null)
      ? onceEach([...own.filter((one) => !within(one)), ...panel])
      : own
  const others = own.filter((one) => !within(one))
  return others.some(({ type }) => type === 'lab') ? own : [...panel, ...others]
}

/** "What is wrong with my liver", of whose tests the record has none: then what it has of the organ is asked after. */
export const isUntold = (own: readonly Subject[], panel: readonly Subject[]): boolean =>
  own.every(({ item, key }) => item === null && panel.some((one) => one.key === key))
