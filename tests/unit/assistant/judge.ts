import { readFileSync } from 'node:fs'
import path from 'node:path'
import { answerMessage } from '../../../core/assistant/answer-message'
import { answerShape, type Answer, type Topic } from '../../../core/assistant/answer'
import type { Question, Reading } from '../../../core/assistant/reading'
import { understand } from '../../../core/assistant/understand'
import type { Needs } from '../../../core/assistant/record'
import type { Locale } from '../../../core/i18n/locale'
import { fourthEvidence, fourthRecord } from './fourth-record'
import { otherEvidence, otherRecord } from './other-record'
import { sampleEvidence, sampleRecord, sampleToday } from './record'
import { seventhEvidence, seventhRecord } from './seventh-record'
import { eighthEvidence, eighthRecord } from './eighth-record'
import { eleventhEvidence, eleventhRecord } from './eleventh-record'
import { tenthEvidence, tenthRecord } from './tenth-record'
import { sixthEvidence, sixthRecord } from './sixth-record'
import { thirdEvidence, thirdRecord } from './third-record'

/** A form of a question: `intent | what the answer says, set apart by commas | question >> question after it`. */
export interface QuestionCase {
  /**
   * Intents of which one is right (`a/b`), `?` where any is that says what is expected; `none`: out of scope; `which`: a
   * question back; `emergency` or `crisis`: help first.
   */
  readonly intents: readonly string[]
  /** `!` before what it must not say. */
  readonly says: readonly string[]
  readonly turns: readonly string[]
}

/** `questions` were written with the answerer, `second` to `fifth` by people who had not read it, `everyday` by who then mended it. */
export const caseFiles = ['questions', 'second', 'third', 'fourth', 'fifth', 'everyday'] as const

export function readCases(
  folder: string,
  file: (typeof caseFiles)[number] | 'turns' | 'kinds' | 'held' | `${Exclude<Person, 'sample'>}-person`,
  locale: Locale,
): readonly QuestionCase[] {
  return readFileSync(path.join(folder, `${file}-${locale}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [intents = '', says = '', turns = ''] = line.split('|').map((part) => part.trim())
      return { intents: intents.split('/').map((one) => one.trim()), says: says === '' ? [] : says.split(',').map((part) => part.trim()), turns: turns.split('>>').map((turn) => turn.trim()) } // prettier-ignore
    })
}

export interface Judged {
  readonly reading: Reading
  readonly answer: Answer
  readonly rightIntent: boolean
  /** What should be said and is not, or should not be and is. */
  readonly wrong: readonly string[]
  /** Statements that name no source, or one that is not there. */
  readonly unsourced: readonly string[]
}

const people = {
  sample: { record: sampleRecord, evidence: sampleEvidence },
  other: { record: otherRecord, evidence: otherEvidence },
  third: { record: thirdRecord, evidence: thirdEvidence },
  fourth: { record: fourthRecord, evidence: fourthEvidence },
  sixth: { record: sixthRecord, evidence: sixthEvidence },
  seventh: { record: seventhRecord, evidence: seventhEvidence },
  eighth: { record: eighthRecord, evidence: eighthEvidence },
  tenth: { record: tenthRecord, evidence: tenthEvidence },
  eleventh: { record: eleventhRecord, evidence: eleventhEvidence },
} as const

export type Person = keyof typeof people

/** Asks the questions of a case one after another, and judges the last answer. */
export async function judge(
  { intents, says, turns }: QuestionCase,
  locale: Locale,
  whose: Person = 'sample',
): Promise<Judged> {
  const { record, evidence } = people[whose]
  let before: Topic | null = null
  let last: { reading: Reading; answer: Answer } | null = null
  for (const text of turns) {
    const asked: Question = { text, locale, today: sampleToday, before }
    const reading: Reading = understand(asked, record)
    const lookUp = (needs: Needs) => Promise.resolve(evidence(needs))
    const answer: Answer = answerShape.parse(await answerMessage(asked, record, lookUp))
    before = answer.topic
    last = { reading, answer }
  }
  if (!last) throw new Error('a case asks something')
  const { reading, answer } = last
  const text = JSON.stringify(withoutTopic(answer))
  // A question that is offered states nothing.
  const stated = JSON.stringify({ ...withoutTopic(answer), suggestions: [] })
  const wrong = says.filter((part) =>
    part.startsWith('!') ? stated.includes(part.slice(1)) : !text.includes(part),
  )
  return {
    reading,
    answer,
    rightIntent: intents.includes('?') || intents.includes(understoodAs(reading, answer)),
    wrong,
    unsourced: unsourcedOf(answer),
  }
}

const withoutTopic = (answer: Answer) => ({ ...answer, topic: null, disclaimer: null })

function understoodAs({ intent, urgency }: Reading, answer: Answer): string {
  if (urgency !== null) return urgency
  if (answer.type === 'redirect' && intent === null && answer.suggestions.length > 0 && isWhich(answer))
    return 'which'
  if (answer.type === 'redirect' && isWhich(answer)) return 'which'
  return intent ?? 'none'
}

const isWhich = ({ message }: Extract<Answer, { type: 'redirect' }>): boolean =>
  message === 'Which of these do you mean?' || message === 'לאיזה מאלה התכוונתם?'

function unsourcedOf(answer: Answer): string[] {
  if (answer.type === 'redirect') return []
  const known = new Set(answer.sources.map(({ id }) => id))
  const holds = (sources: readonly number[]) => sources.length > 0 && sources.every((id) => known.has(id))
  // What only calls for help says nothing of the record.
  const told = answer.sections.some(({ type }) => type === 'data_list' || type === 'chart' || type === 'text')
  return [
    ...(told && !holds(answer.summary_sources) ? [answer.summary] : []),
    ...answer.sections.flatMap((section) => {
      switch (section.type) {
        case 'data_list':
          return section.items.filter(({ sources }) => !holds(sources)).map(({ label }) => label)
        case 'chart':
          return section.points.filter(({ sources }) => !holds(sources)).map(({ date }) => date)
        case 'text':
          return holds(section.sources) ? [] : [section.content]
        default:
          return []
      }
    }),
  ]
}
