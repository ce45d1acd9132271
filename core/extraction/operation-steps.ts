import type { Document } from '../document/types'
import {
  anesthesiaHeading,
  operatedHeading,
  operationTitle,
  stepsHeading,
  tellsStep,
  toldInDetail,
} from '../language/acts'
import type { Draft } from './draft'
import type { Passage } from './passage'

/** Where a report of an operation names it, what is told of how it went are its steps: "the skin flap was raised". */
export function withoutSteps(drafts: readonly Draft[], document: Document): Draft[] {
  const heading = ({ passage }: Draft): string => document.sections[passage.section]?.heading?.text ?? ''
  const isStep = (draft: Draft): boolean =>
    draft.assertion !== 'historical' && (draft.date === null || draft.date === document.facts.date?.value)
      ? /^(?:course|other|findings|technique|examination)$/.test(draft.passage.kind) ||
        stepsHeading.test(heading(draft)) ||
        isTold(draft)
      : false
  const report = isReport(document)
  // In a discharge letter with an operation told in detail, that part alone.
  const dropped = (draft: Draft): boolean => isStep(draft) && (report || toldInDetail.test(heading(draft)))
  const own = drafts.some((draft) => !isStep(draft)) ? drafts.filter((draft) => !dropped(draft)) : drafts
  return withoutAirway(own, document)
}

export const isReport = ({ facts, sections }: Document): boolean =>
  operationTitle.test(facts.title ?? '') ||
  (facts.category.value !== 'discharge' &&
    sections.some(({ heading }) =>
      [operatedHeading, toldInDetail].some((one) => one.test(heading?.text ?? '')),
    ))

/** A heading of operations over a story of how one went. */
const isTold = ({ passage }: Draft): boolean => passage.kind === 'procedures' && isStory(passage)

const isStory = ({ text }: Passage): boolean => [...text.matchAll(tellsStep)].length >= steps

/** A part of a report of an operation that tells how it went, with what the wound was washed and numbed. */
export const tellsOperation = (passage: Passage, document: Document): boolean =>
  /^(?:course|other|findings|procedures)$/.test(passage.kind) && isReport(document) && isStory(passage)

/** Things done that make a story of what could be a list. */
const steps = 3

/** Where a page tells of an operation and its anesthesia, a tube in the windpipe is part of that: "the patient was intubated". */
function withoutAirway(drafts: readonly Draft[], document: Document): Draft[] {
  const isAirway = ({ concept, date, passage }: Draft): boolean =>
    concept?.attributes.has('airway') === true &&
    date === null &&
    !/^(?:procedures|history)$/.test(passage.kind)
  const isOperated =
    document.sections.some(({ heading }) => anesthesiaHeading.test(heading?.text ?? '')) &&
    drafts.some((draft) => !isAirway(draft) && draft.passage.kind === 'procedures')
  return isOperated ? drafts.filter((draft) => !isAirway(draft)) : [...drafts]
}
