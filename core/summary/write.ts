import type { Locale } from '../i18n/locale'
import { plainText } from '../records/plain-text'
import type { Citation, Section, Sentence, ToldRecord } from '../records/summary'
import type { Audience, Discipline } from '../records/summary-kinds'
import { changeSentences } from './changes'
import { isAllergyFree, select } from './select'
import {
  allergySentences,
  borneOut,
  givenSentence,
  knownIn,
  medicationSentence,
  pastProblemSentence,
  problemSentence,
  procedureSentence,
  resultSentence,
  stoppedSentence,
  studySentence,
} from './sentences'
import { speechOf } from './speech'

/** Raised when the same facts would be told otherwise: what an older writer wrote is written anew. */
export const writerVersion = 5

export interface Asked {
  readonly discipline: Discipline
  readonly audience: Audience
  readonly locale: Locale
  /** `YYYY-MM-DD`, where the reader is. */
  readonly today: string
}

export interface Written {
  readonly sections: readonly Section[]
  /** What the record does not bear out is not said. */
  readonly dropped: number
}

/** The embedded writer: sentences from facts, and from nothing else. Pure: the same facts give the same words. */
export function writeSummary(record: ToldRecord, { discipline, audience, locale, today }: Asked): Written {
  const speech = speechOf(locale, audience)
  const { t } = speech
  const selection = select(record, discipline, today)
  let dropped = 0
  const told = (drafts: readonly Parameters<typeof borneOut>[0][]): Sentence[] =>
    drafts.flatMap((draft) => {
      const sentence = borneOut(draft, record)
      if (sentence === null) dropped += 1
      return sentence ?? []
    })
  const allergies = told(allergySentences(speech, selection))
  const section = (
    kind: Exclude<Section['kind'], 'allergies'>,
    drafts: Parameters<typeof told>[0],
  ): Section => ({
    kind,
    title: t(`written.${kind}`),
    sentences: told(drafts),
  })
  const sections: Section[] = [
    { kind: 'allergies', title: t(allergyTitle(selection, allergies.length)), sentences: allergies },
    section(
      'problems',
      selection.problems.map((one) => problemSentence(speech, one)),
    ),
    section(
      'medications',
      selection.medications.map((one) => medicationSentence(speech, one)),
    ),
    section(
      'abnormal',
      selection.abnormal.map((one) => resultSentence(speech, one)),
    ),
    section('changes', changeSentences(speech, selection, record)),
    section(
      'procedures',
      selection.procedures.map((one) => procedureSentence(speech, one)),
    ),
    section(
      'imaging',
      selection.imaging.map((one) => studySentence(speech, one)),
    ),
    section(
      'given',
      selection.given.map((one) => givenSentence(speech, one)),
    ),
    section(
      'stopped',
      selection.stopped.map((one) => stoppedSentence(speech, one)),
    ),
    section(
      'pastProblems',
      selection.pastProblems.map((one) => pastProblemSentence(speech, one)),
    ),
  ]
  // Of allergies even silence is told: that nothing is known is not that there are none.
  return { sections: sections.filter(({ sentences }, index) => index === 0 || sentences.length > 0), dropped }
}

function allergyTitle(
  selection: Parameters<typeof isAllergyFree>[0],
  told: number,
): 'written.allergies' | 'written.allergiesNone' | 'written.allergiesDoubtful' {
  if (selection.allergiesWait) return 'written.allergiesDoubtful'
  return told > 0 ? 'written.allergies' : 'written.allergiesNone'
}

const longestQuote = 160

/** The sources of sentences, each once, in the order in which they are first cited. */
export function citationsOf(
  sections: readonly Section[],
  record: ToldRecord,
  entered: string,
): readonly Citation[] {
  const known = knownIn(record)
  const ids = new Set(sections.flatMap(({ sentences }) => sentences.flatMap(({ cites }) => cites)))
  return [...ids].flatMap((id) => {
    const fact = known.get(id)
    if (!fact) return []
    const quote = plainText(fact.evidence?.quote ?? `${fact.wording} (${entered})`)
    const text = quote.length > longestQuote ? `${quote.slice(0, longestQuote - 1)}…` : quote
    const page = fact.evidence ? { page: fact.evidence.page } : {}
    return [{ type: fact.type, text, entity_id: fact.id, file_id: fact.file_id, ...page }]
  })
}
