import type { Document, SectionKind } from '../../document/types'
import { emergencyWords, givenThere } from '../../language/drugs'
import { givenHeading } from '../../language/drugs-given'
import { ivFluids } from '../../language/passages'
import type { Draft } from '../draft'
import type { Passage } from '../passage'

const lists: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'medications',
  'medications-admission',
  'medications-discharge',
  'medications-stopped',
])

/**
 * What was given in hospital and is not on the list to go home with has ended there. Only where the page
 * has such a list, and only for what its course says was given.
 */
export function endCourses(drafts: readonly Draft[], document: Document): Draft[] {
  const category = document.facts.category.value
  const listed = drafts.filter(
    ({ passage }) =>
      isToGoHomeWith(passage, document) ||
      (passage.kind === 'medications' && !isUnderGiven(passage, document)),
  )
  const emergency = emergencyWords.test(
    document.lines
      .slice(0, 8)
      .map((line) => line.text)
      .join(' '),
  )
  const home = new Set(listed.map((d) => d.canonicalKey))
  const ended = (draft: Draft): Draft =>
    category === 'discharge' &&
    draft.status === 'active' &&
    !home.has(draft.canonicalKey) &&
    isUnderGiven(draft.passage, document)
      ? { ...draft, status: 'stopped', assertion: 'historical' }
      : draft
  if (!emergency && (category !== 'discharge' || listed.length === 0)) return drafts.map(ended)
  const complete = listed.some((d) => d.passage.kind === 'medications-discharge')
  return drafts.map(ended).map((draft) => {
    const { kind } = draft.passage
    if (isToGoHomeWith(draft.passage, document)) return draft
    const inCourse = emergency
      ? !lists.has(kind)
      : kind === 'course' || kind === 'impression' || kind === 'other'
    if (!inCourse || draft.status !== 'active' || home.has(draft.canonicalKey)) return draft
    const lead = draft.passage.text.slice(Math.max(0, draft.range.start - 90), draft.range.start)
    const given = givenThere.test(lead)
    const hospital = draft.fields.route === 'intravenous'
    // A list "at discharge" is the whole of what goes on.
    if (emergency)
      return given && hospital
        ? { ...draft, status: 'stopped' as const, assertion: 'historical' as const, inferred: true }
        : draft
    return given || hospital || (complete && draft.passage.kind === 'course')
      ? { ...draft, status: 'stopped' as const, assertion: 'historical' as const }
      : draft
  })
}

/** Told under the heading of that list, as an entry or in a sentence. */
const isToGoHomeWith = ({ kind, section }: Passage, { sections }: Document): boolean =>
  kind === 'medications-discharge' || sections[section]?.kind === 'medications-discharge'

/** "Treatment given": a list of what was given in the hospital. */
const isUnderGiven = ({ kind, section }: Passage, { sections }: Document): boolean =>
  kind === 'medications' &&
  [section, section - 1].some(
    (at) =>
      givenHeading.test(sections[at]?.heading?.text.trim() ?? '') &&
      (at === section || ivFluids.test(sections[section]?.heading?.text ?? '')),
  )
