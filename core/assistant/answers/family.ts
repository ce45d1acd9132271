import type { Answer, Item } from '../answer'
import { tokenise } from '../../vocabulary/normalise'
import type { Reading } from '../reading'
import type { DatedFact, KnownRecord } from '../record'
import type { Subject } from '../subjects'
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

/** "Which page mentions cancer", "is it in my file", "am I at risk of it": asked of what is not listed as one's own, and may be of the family. */
export const asksFamily = ({ cues, subjects, intent }: Reading): boolean =>
  subjects.length > 0 &&
  subjects.every(({ type, item }) => type === 'diagnosis' && item === null) &&
  (intent === 'condition' ||
    (['origin', 'documents', 'record', 'advice'] as const).some((cue) => cues.has(cue)))

/** What a name of the vocabulary says before the illness itself. */
const familyName = /^family history of /i

/** The words of an illness, without that it is of the family. */
const wordsOf = (name: string): readonly string[] =>
  tokenise(name.replace(familyName, '')).map(({ norm }) => norm)

/** Whether an illness is the one that is named, or a kind of it by its whole name ("breast cancer" of "cancer"). */
function isKindOf({ key, name }: Subject, fact: DatedFact): boolean {
  const own = wordsOf(fact.entity.normalized.name)
  return fact.entity.canonical_key === key || wordsOf(name).every((word) => own.includes(word))
}

/**
 * Whether a page tells one of these of a relative, by whichever of the two names is the longer: "cancer" is asked of any, whichever
 * of them the record lists as one's own.
 */
export const isSaidOfFamily = ({ evidence, reading }: Telling, of: readonly Subject[]): boolean => {
  const typed = tokenise(reading.text).map(({ norm }) => norm)
  return evidence.filter(isOfFamily).some((fact) =>
    of.some((one) => {
      const words = wordsOf(one.name)
      const said = words.filter((word) => typed.includes(word))
      const theirs = wordsOf(fact.entity.normalized.name)
      const isSaid = said.length > 0 && said.every((word) => theirs.includes(word))
      return isKindOf(one, fact) || isSaid || theirs.every((word) => words.includes(word))
    }),
  )
}

/**
 * What pages tell of relatives, each illness by its oldest page; null where none does. Whose it is they are not read for.
 * @param of only illnesses of these names; all of them where none is given
 */
export function tellFamily(telling: Telling, of: readonly Subject[] = []): Answer | null {
  return tellOfFamily(telling, (fact) => of.length === 0 || of.some((one) => isKindOf(one, fact)))
}

/** As `tellFamily`, of illnesses that have a part of the body in their name; null where none has. */
export function tellFamilyOfPart(telling: Telling, parts: readonly string[]): Answer | null {
  const isOfPart = ({ entity }: DatedFact) =>
    tokenise(entity.normalized.name).some(({ norm }) => parts.includes(norm))
  return parts.length === 0 ? null : tellOfFamily(telling, isOfPart)
}

function tellOfFamily(telling: Telling, isAsked: (fact: DatedFact) => boolean): Answer | null {
  const { t } = telling
  const found = telling.evidence
    .filter((fact) => isOfFamily(fact) && isAsked(fact))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
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
