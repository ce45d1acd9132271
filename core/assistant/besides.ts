import type { Topic } from './answer'
import { andOnWord, forOnWord } from '../language/particles'
import { isFiller, type Cue } from './question-cues'
import type { EntityType } from '../records/kinds'
import type { Token } from '../vocabulary/normalise'
import type { Intent } from './intents'
import type { Locale } from '../i18n/locale'
import { findJoined, findRow, saidOf } from './asking'
import { forIllness, forPurpose, forTold, groupsJoin } from './for-what'
import type { FoundRow } from './rows'
import type { Subject } from './subjects'
import { findTurn } from './turns/turn-words'
import type { RegistryRecord } from '../records/registry'
import { infusedIn, vaccinesIn } from './unlisted'

/** What a question asks beside its subject: a group of drugs, several lists, a part of documents, what no page says. */

/** A group of drugs that a question names. */
export interface DrugGroup {
  readonly name: string
  readonly atc: readonly string[]
  /** Of several that are named, each: none of them is passed over. */
  readonly parts: readonly Omit<DrugGroup, 'parts'>[]
  /** Of its words in the question; none of a group that an answer before told. */
  readonly places?: readonly number[]
}

/** The group of drugs that is named, by itself or by what its drugs are for, and the places of its words. */
export const groupOf = (
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
  before: Topic | null,
  locale: Locale,
  items: readonly RegistryRecord[],
) => {
  const named = findRow(tokens, 'groups')
  const told = forTold(tokens, byCue, before)
  const purpose = forPurpose(tokens, byCue, before)
  // "The iron and thyroid pill": each of the two.
  const several = purpose?.name.includes(groupsJoin) ? purpose : null
  const found =
    several ??
    (named && (isOfTest(named, byCue) || isAnyPill(named, told)) ? null : named) ??
    purpose ??
    told ??
    forIllness(tokens, byCue, items) ??
    vaccinesIn(tokens, items) ??
    infusedIn(tokens, items)
  const nameOf = (name: string) => saidOf('groups', name, locale) ?? saidOf('purposes', name, locale)
  const parts = (found?.name.split(groupsJoin) ?? []).map((name) => ({
    name: nameOf(name) ?? found?.said ?? '',
    atc: codesIn(name),
  }))
  return (
    found && {
      name: parts.map(({ name }) => name).join(', '),
      atc: parts.flatMap(({ atc }) => atc),
      parts,
      places: found.places,
    }
  )
}

const codesIn = (name: string): readonly string[] => name.split(',').map((code) => code.trim())

/** Of these tests are made, too: whether to take iron is asked of its result. */
const supplements = /^(?:A11|A12|B03)/
const isOfTest = ({ name }: FoundRow, byCue: ReadonlyMap<Cue, readonly number[]>): boolean =>
  supplements.test(name) && (['advice', 'low', 'high'] as const).some((cue) => byCue.has(cue))

/** "On the pill" is birth control; "on the pill for it" a drug for what was told before. */
const isAnyPill = ({ name }: FoundRow, told: FoundRow | null): boolean =>
  told !== null && name.startsWith('G03')

/** "Is it the aspirin": whether what is felt comes of it, or is it, no page says; that it is listed is no yes. */
function mayBeThat(tokens: readonly Token[], subjects: readonly Subject[]): boolean {
  const before = findTurn(tokens, 'isIt') ?? []
  const asked = findJoined(tokens, 'openAskers') ?? []
  return subjects.some(({ type, places }) => {
    const at = Math.min(...places)
    const isKind = type === 'medication' || type === 'diagnosis' || type === 'allergy'
    return isKind && before.includes(at - 1) && !asked.some((one) => one < at)
  })
}

/** What a word means, what to do, whether one's own drug is safe: no page answers that. */
export const asksBeyond = ({
  cues,
  subjects,
  byCue,
  tokens,
  group,
}: {
  readonly cues: ReadonlySet<Cue>
  readonly subjects: readonly Subject[]
  readonly byCue: ReadonlyMap<Cue, readonly number[]>
  readonly tokens: readonly Token[]
  readonly group: { readonly places: readonly number[] } | null
}): boolean =>
  cues.has('unsaid') ||
  asksAdvice(byCue) ||
  mayBeThat(tokens, subjects) ||
  // "My vitamin D is low, how much to take": a test has no dose.
  (cues.has('dose') &&
    cues.has('advice') &&
    subjects.length > 0 &&
    subjects.every(({ type }) => type === 'lab')) ||
  // "Muscle pain from the statin".
  (group !== null && (findJoined(tokens, 'pains') ?? []).some((at) => !group.places.includes(at))) ||
  (subjects.length > 0 && (cues.has('explained') || cues.has('safe')))

/** "Can I take one": of one's own drug it asks what to do, and for no allergy. */
export function isOfNewDrug(cue: Cue, byCue: ReadonlyMap<Cue, readonly number[]>): boolean {
  const asked = (['advice', 'taking'] as const).flatMap((one) => byCue.get(one) ?? [])
  return cue === 'safe' || (cue === 'allergies' && (byCue.get(cue) ?? []).every((at) => asked.includes(at)))
}

/** "How much am I to take" has words of advice, and asks for what is written. */
function asksAdvice(byCue: ReadonlyMap<Cue, readonly number[]>): boolean {
  const written = (['dose', 'still'] as const).flatMap((cue) => byCue.get(cue) ?? [])
  return (byCue.get('advice') ?? []).some((at) => !written.includes(at))
}

/** Lists that a question asks for by one word each. */
const wholeLists: readonly (readonly [Cue, Intent])[] = [
  ['drugs', 'medications'],
  ['allergies', 'allergies'],
  ['conditions', 'conditions'],
  ['procedures', 'procedures'],
]

const andWord = /^(?:and|n|plus|also|as)$/

/** An "and" stands between the two, and behind it no more than whose they are: "my allergies and my meds". */
const isAndBetween = (tokens: readonly Token[], a: number, b: number): boolean =>
  b > a + 1 &&
  b <= a + 4 &&
  andWord.test(tokens[a + 1]?.norm ?? '') &&
  tokens.slice(a + 2, b).every(({ norm }) => isFiller(norm))

const isIdleFrom = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).every(({ norm }) => isFiller(norm))

/** "My drugs before 2025": the word that limits the time is no word of what was stopped. */
const isOfLimit = (
  cue: Cue,
  byCue: ReadonlyMap<Cue, readonly number[]>,
  time: { readonly places: readonly number[]; readonly until: string | null } | null,
): boolean =>
  cue === 'past' &&
  time !== null &&
  time.until !== null &&
  (byCue.get('past') ?? []).every((at) => time.places.includes(at))

/** A word of a group's name is none of the question: sleep that is written like what changed. */
export const isWithinName = (
  cue: Cue,
  byCue: ReadonlyMap<Cue, readonly number[]>,
  group: { readonly places: readonly number[] } | null,
): boolean =>
  (cue === 'trend' || cue === 'changed') &&
  group !== null &&
  (byCue.get(cue) ?? []).some((at) => group.places.includes(at))

/** "Allergies and meds": the other list, where an "and" stands between the two, and nothing else. */
export function listsBeside(
  intent: Intent,
  tokens: readonly Token[],
  byCue: ReadonlyMap<Cue, readonly number[]>,
  text: string,
): readonly Intent[] {
  const placesOf = (cue: Cue) => byCue.get(cue) ?? []
  const isJoined = (a: number, b: number) =>
    isAndBetween(tokens, a, b) ||
    (b === a + 1 && andOnWord.test(tokens[b]?.norm ?? '')) ||
    (b > a && b <= a + 3 && /[+&,/]/.test(text.slice(tokens[a]?.end, tokens[b]?.start)))
  const [own] = wholeLists.find(([, list]) => list === intent) ?? []
  if (own === undefined) return []
  // "Allergies to drugs" is one list.
  const isOfAllergies = (at: number) =>
    forOnWord.test(tokens[at]?.norm ?? '') && placesOf('allergies').includes(at - 1)
  if (placesOf('drugs').some(isOfAllergies)) return []
  // "My pills for the dentist, and allergies too": the other stands alone at the end.
  const isLast = (b: number) =>
    tokens.slice(b + 1).every(({ norm }) => isFiller(norm)) &&
    (andOnWord.test(tokens[b]?.norm ?? '') ||
      [1, 2].some((back) => andWord.test(tokens[b - back]?.norm ?? '') && isIdleFrom(tokens, b - back, b)))
  const besides = wholeLists.filter(([cue]) =>
    wholeLists.some(([one]) =>
      placesOf(one).some((a) =>
        placesOf(cue).some(
          (b) =>
            isJoined(a, b) ||
            isJoined(b, a) ||
            (one !== cue && ((a < b && isLast(b)) || (b < a && isLast(a)))),
        ),
      ),
    ),
  )
  return besides.map(([, list]) => list).filter((list) => list !== intent)
}

/** "Any drugs from there": of documents, only what is asked for. */
export const onlyOf = (cues: ReadonlySet<Cue>, isTaken: boolean): readonly EntityType[] => [
  // "What diagnosis did he give me" asks for no drug.
  ...(cues.has('drugs') || (isTaken && !cues.has('conditions')) ? (['medication'] as const) : []),
  ...(cues.has('allergies') ? (['allergy'] as const) : []),
  ...(cues.has('conditions') ? (['diagnosis'] as const) : []),
  ...(cues.has('imaging') && !cues.has('findings') ? (['imaging'] as const) : []),
  ...(cues.has('labs') || cues.has('abnormal') || cues.has('normal') ? (['lab'] as const) : []),
]

/**
 * "May I fast", "what may I do for a headache": what is permitted, by words that ask for allergies only where something is to be
 * taken or eaten.
 */
export function isPermission(cues: ReadonlySet<Cue>, byCue: ReadonlyMap<Cue, readonly number[]>): boolean {
  const advice = byCue.get('advice') ?? []
  const asked = byCue.get('allergies') ?? []
  const isTaken = (['drugs', 'taking', 'avoid', 'prepare'] as const).some((cue) => cues.has(cue))
  return !isTaken && asked.length > 0 && asked.every((at) => advice.includes(at))
}

/** What the words of a question ask, without those that only seem to. */
export const cuesAsked = (
  cues: ReadonlySet<Cue>,
  byCue: ReadonlyMap<Cue, readonly number[]>,
  {
    isOwn,
    group,
    time,
  }: { isOwn: boolean; group: Parameters<typeof isWithinName>[2]; time: Parameters<typeof isOfLimit>[2] },
): ReadonlySet<Cue> =>
  new Set(
    [...cues].filter(
      (cue) =>
        !(isOwn && isOfNewDrug(cue, byCue)) &&
        !isWithinName(cue, byCue, group) &&
        !isOfLimit(cue, byCue, time),
    ),
  )
