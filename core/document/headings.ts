import { remembered } from '../vocabulary/remembered'
import { headingWordings } from '../language/heading-wordings'
import { formHeadings } from '../language/he/form-headings'
import { bookedHeading, ordersHeading } from '../language/order-headings'
import {
  endedList,
  headingJoints,
  headingStems,
  houseEnd,
  likeHeadings,
  instructed,
  medicationTurns,
  mixedSpecimens,
  specimenStems,
  studyFindings,
} from '../language/heading-stems'
import { panelTitles } from './panel-wordings'
import { hasLetter, plain } from './script'
import { firstSimilar } from './similar'
import type { SectionKind, Specimen } from './types'

export interface Heading {
  readonly kind: SectionKind
  readonly specimen: Specimen | null
  /** `word`: among the known wordings; `stem`: a known root within an unknown wording. */
  readonly by: 'word' | 'stem'
}

/** The heading of a section, known by its words. */
export const headingBy = (kind: SectionKind, specimen: Specimen | null = null): Heading => ({
  kind,
  specimen,
  by: 'word',
})

/** Punctuation, numbering and parentheses do not tell headings apart. */
export function normalizeHeading(text: string): string {
  return plain(text)
    .replace(/^[^\p{L}\d]*\(?\d{1,2}[.)]\s+/u, '')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\b\d{4}-\d\d-\d\d\b/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}"' ]+/gu, ' ')
    .replace(/(^|\s)["']+|["']+(\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const wordings = new Map<string, SectionKind>()
const openWordings: [string, SectionKind][] = []
for (const row of `${headingWordings.trim()}\n${formHeadings.trim()}`.split('\n')) {
  const [kind, ...fields] = row.split('|').map((field) => field.trim())
  for (const item of fields.join(';').split(';')) {
    const wording = normalizeHeading(item)
    if (wording === '') continue
    if (item.trim().endsWith('+')) openWordings.push([wording, kind as SectionKind])
    else wordings.set(wording, kind as SectionKind)
  }
}
const misreadOf = firstSimilar([...wordings.keys()].filter((wording) => wording.length >= 6))

const labels = new Set(likeHeadings.split('; '))

/** "HbA1c 7.1%": a test that is a heading elsewhere, with its result. */
const hasResult = /\d\s?(?:%|(?:[mµun]?mol|[mµun]?g|m?IU|U)\/)/i

/** The section that a wording opens, if it is (nearly) a known one. Null for anything else. */
export const matchHeading = remembered((text): Heading | null => {
  const wording = normalizeHeading(text)
  // "☐ Glucose": an entry of a form.
  if (/^\s*[☐☒☑⬜]/u.test(text)) return null
  if (wording.length < 2 || wording.length > 64 || !hasLetter(wording) || hasResult.test(text)) return null
  return lookUp(wording) ?? eitherOf(text)
})

/** "Problem List/Past Medical History": two headings of one section; two kinds of tests are none. */
function eitherOf(text: string): Heading | null {
  const parts = text.includes('/') ? text.split('/').map((part) => lookUp(normalizeHeading(part))) : []
  return parts.length === 2 && parts.every((part) => part?.by === 'word' && part.kind !== 'labs')
    ? parts[0]!
    : null
}

const lookUp = remembered((wording): Heading | null => {
  const exact = wordings.get(wording) ?? openWordings.find(([open]) => wording.startsWith(`${open} `))?.[1]
  if (exact) return headingBy(exact)
  // The most usual of headings, in capitals that print badly: "PREOPERATIVE 13 IAGNOSES".
  if (/^(?:pre|post)(?: |-)?op\w* .{0,12}(?:agnos\w{1,4}|sis|ses)$/.test(wording))
    return headingBy('diagnoses')
  // Above the text of one of two studies.
  if (studyFindings.test(wording)) return headingBy('findings')
  const verb = instructed.exec(wording)?.[1]
  if (verb)
    return headingBy(/^(?:stop|hold|do|don)/.test(verb) ? 'medications-stopped' : 'medications-discharge')
  if (endedList.test(wording)) return headingBy('medications-stopped')
  if (ordersHeading.test(wording) || bookedHeading.test(wording)) return headingBy('recommendations')
  const panel = panelTitles.get(wording)
  if (panel) return headingBy('labs', panel)
  if (labels.has(wording)) return null
  const near = misreadOf(wording)
  if (near) return headingBy(wordings.get(near) ?? 'other')
  const parts = wording.split(headingJoints).filter((part) => part !== '')
  // "Medical and surgical history": the last word is of both.
  const shared = /^[a-z ]+ ([a-z]+)$/.exec(parts.at(-1) ?? '')?.[1]
  const kinds = parts.map(
    (part) => wordings.get(part) ?? (shared ? wordings.get(`${part} ${shared}`) : undefined),
  )
  return parts.length > 1 && kinds.every((kind) => kind !== undefined) ? headingBy(kinds[0] ?? 'other') : null
})

/** As `matchHeading`, and by root: for a line that its type (capitals, colon, size) makes a heading. */
export function matchHeadingLoosely(text: string): Heading | null {
  const strict = matchHeading(text)
  if (strict) return strict
  const wording = normalizeHeading(text)
  if (wording.split(' ').length > 7 || houseEnd.test(wording)) return null
  const kind = headingStems.find(([stem]) => stem.test(wording))?.[1]
  if (!kind) return null
  const turn = kind === 'medications' ? medicationTurns.find(([stem]) => stem.test(wording))?.[1] : undefined
  return { ...headingBy((turn ?? kind) as SectionKind), by: 'stem' }
}

/** The specimen that a laboratory group's title names ("URINALYSIS"), its words in any company. */
export function panelSpecimen(text: string): Specimen | null {
  const wording = normalizeHeading(text)
  const exact = panelTitles.get(wording)
  if (exact) return exact
  // "Renal function and urine": below it stand those of both.
  if (wording.split(' ').length > 6 || mixedSpecimens.test(wording)) return null
  return (specimenStems.find(([, stem]) => stem.test(wording))?.[0] ?? null) as Specimen | null
}
