import { ailingWords } from '../language/ailing'
import { entityTypes, type EntityType } from '../records/kinds'
import type { RegistryRecord } from '../records/registry'
import { tokenise, type Token } from '../vocabulary/normalise'
import { findWords as findAsking } from './asking'
import { codesOf } from './condition-codes'
import { illnessOfPart } from './ill-part'
import { bodyPartOf, type Organ } from './organs'
import { findPanel } from './panels'
import { findCues, isFiller } from './question-cues'
import { finderOf } from './rows'
import { findSubjects, subjectOf, wordsOfItem, type Subject, type Subjects } from './subjects'
import { sameAs } from './words'

const { findRows, findWords } = finderOf(ailingWords)

/** What a question names, and the part of the body of which it asks for whatever illness there is. */
export interface Named extends Subjects {
  readonly ailing: Organ | null
}

/** As `findSubjects`; where any illness of a part is asked for, that part has the words that ask for it. */
export function findNamed(
  text: string,
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  used: ReadonlySet<number>,
  types: readonly EntityType[] = entityTypes,
): Named {
  const found = ofParts(tokens, items, findSubjects(tokens, items, used, types))
  const ailing = ailingPart(text, tokens, items, used, found)
  if (ailing === null) return { ...found, ailing }
  const isOther = ({ places }: Subject) => places.some((at) => !ailing.places.includes(at))
  return { named: [], candidates: found.candidates.filter(isOther), ailing }
}

/** "Arthritis in my hip" names the one of the hip. */
function ofParts(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  { named, candidates }: Subjects,
): Subjects {
  const parts = findRows(tokens, 'parts').map(({ name, places }) => ({ codes: partOf(name).codes, places }))
  return { named: illnessOfPart(tokens, named, items, parts), candidates }
}

/** Lists that are asked for of a part: "the pills for my heart", "the scan of my liver". */
const otherLists = [
  'labs',
  'drugs',
  'allergies',
  'procedures',
  'imaging',
  'doctors',
  'dose',
  'define',
] as const

/**
 * "Any heart problems", "is there something in my liver": all illnesses of the part that the record has, by their codes; null
 * where it has none, or where the question names more than the part.
 */
function ailingPart(
  text: string,
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  used: ReadonlySet<number>,
  { named, candidates }: Subjects,
): Organ | null {
  const { cues } = findCues(tokens)
  // "The paper from the hospital that said something with lungs" is asked of that paper.
  if (otherLists.some((cue) => cues.has(cue)) || findAsking(tokens, 'stay') !== null) return null
  const [row, ...others] = findRows(tokens, 'parts')
    .map(({ name, places }) => ({ ...partOf(name), places }))
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.places.length - a.places.length)
  if (!row || row.places.some((at) => used.has(at))) return null
  const within = new Set(row.places)
  if (others.some(({ places }) => places.some((at) => !within.has(at)))) return null
  const [ails, seen] = [findWords(tokens, 'ails') ?? [], findWords(tokens, 'seen') ?? []]
  // "Is there a link between my thyroid and": a word that is written like a nodule.
  const lumps = cues.has('related') ? [] : (findWords(tokens, 'lumps') ?? [])
  if (!row.isWhole && ails.length + seen.length + lumps.length === 0) return null
  const own = new Set([...row.places, ...ails, ...seen, ...lumps])
  const isOfPart = (at: number) => own.has(at) || isFiller(tokens[at]?.norm ?? '')
  if (named.some(({ places }) => !places.every(isOfPart))) return null
  const places = [...own]
  const subjects = items
    .filter(
      (item) =>
        isIllnessOf(item, row.codes) && (lumps.length > 0 ? isLump(item) : isSeen(item, tokens, seen)),
    )
    .map((item) => subjectOf(item, places))
  if (subjects.length === 0) return null
  const isOfWords = ({ key }: Subject) => subjects.some((one) => one.key === key)
  const exact = [...named, ...candidates].filter(({ type, item }) => type === 'diagnosis' && item !== null)
  // "Liver disease" of a record that has another by these words.
  if (!row.isWhole && exact.length > 0 && !exact.some(isOfWords)) return null
  const [first, last] = [Math.min(...row.places), Math.max(...row.places)]
  const studies = items
    .filter((item) => item.type === 'imaging' && row.parts.includes(bodyPartOf(item.canonical_key)))
    .map((item) => subjectOf(item, places))
  return {
    said: text.slice(tokens[first]?.start, tokens[last]?.end),
    subjects: [
      ...subjects,
      ...(seen.length + lumps.length > 0 ? [] : [...studies, ...testsOf(tokens, items, named)]),
    ],
    isOwn: true,
    parts: row.parts,
    places,
  }
}

/** Where it is asked whether there is something, the tests that are called by the part, too. */
function testsOf(
  tokens: readonly Token[],
  items: readonly RegistryRecord[],
  named: readonly Subject[],
): readonly Subject[] {
  const { cues } = findCues(tokens)
  if ((['when', 'since', 'origin'] as const).some((cue) => cues.has(cue))) return []
  const own = named.filter(({ type }) => type === 'lab')
  const panel = (findPanel(tokens, items)?.subjects ?? []).filter(
    (one) => !own.some(({ key }) => key === one.key),
  )
  return [...own, ...panel].filter(({ item }) => item !== null)
}

function partOf(name: string) {
  const [codes = '', parts = '', whole = ''] = name.split('/').map((one) => one.trim())
  const listed = (list: string) => list.split(',').flatMap((one) => one.trim() || [])
  return { codes: listed(codes), parts: listed(parts), isWhole: whole !== '' }
}

const isIllnessOf = ({ type, canonical_key: key }: RegistryRecord, codes: readonly string[]): boolean =>
  type === 'diagnosis' && codesOf(key).some((code) => codes.some((one) => code.startsWith(one)))

/** "A cyst on the liver": the word stands in one of its names. */
const isSeen = (item: RegistryRecord, tokens: readonly Token[], seen: readonly number[]): boolean =>
  seen.length === 0 ||
  seen.some((at) => {
    const isMeant = sameAs(tokens[at]?.norm ?? '')
    return wordsOfItem(item).some((word) => isMeant(word) || tokenise(word).some(({ norm }) => isMeant(norm)))
  })

/** What may be felt as a lump, by its name. */
const isLump = ({ name }: RegistryRecord): boolean => findWords(tokenise(name), 'lumpNames') !== null

/** Places of words for an organ alone, where an act or a finding is asked after and none of the tests that are called by it. */
export function organsApart(tokens: readonly Token[]): readonly number[] {
  if (findWords(tokens, 'notTests') === null || findCues(tokens).cues.has('labs')) return []
  return findRows(tokens, 'parts').flatMap(({ places }) => (places.length === 1 ? places : []))
}
