import { z } from 'zod'
import type { Answer } from './answer'
import { answerQuestion } from './answer-question'
import { nothingAsked } from './asks'
import { notFound } from './answers/redirect'
import { Telling } from './answers/telling'
import { findModality } from './question-cues'
import type { Intent } from './intents'
import { recordTokens } from './lay'
import { findPlace } from './places'
import type { Evidence, KnownRecord } from './record'
import { findSubjects, type Subject } from './subjects'
import { findTime } from './times'
import type { Reading } from './reading'
import type { Locale } from '../i18n/locale'
import { entityTypes, type EntityType } from '../records/kinds'

/** What a model may look up, on the line or in the chat: it reads, of one record, and is given what the answerer tells. */

const longestName = 200
const name = z
  .string()
  .trim()
  .max(longestName)
  .nullish()
  .describe('What it is called, in any language; leave it out to ask about all of them')

interface Tool {
  readonly description: string
  readonly arguments: z.ZodObject
  /** By what is asked of it; the first where nothing is. */
  readonly asks: Readonly<Record<string, Intent>>
  /** What a name may be of. */
  readonly types: readonly EntityType[]
}

export const tools = {
  look_up_results: {
    description:
      'Laboratory results of the record: the latest, the ones before, the trend, or what is out of range',
    arguments: z.object({ which: z.enum(['latest', 'previous', 'trend', 'out_of_range']), name }),
    asks: { latest: 'latest', previous: 'previous', trend: 'trend', out_of_range: 'abnormal' },
    types: ['lab'],
  },
  look_up_medications: {
    description:
      'Medications of the record: those taken now or before, or one of them with its dose or its purpose',
    arguments: z.object({ which: z.enum(['now', 'before', 'one', 'dose', 'purpose']), name }),
    asks: {
      now: 'medications',
      before: 'past_medications',
      one: 'medication',
      dose: 'dose',
      purpose: 'purpose',
    },
    types: ['medication'],
  },
  look_up_allergies: {
    description: 'All allergies of the record',
    arguments: z.object({ name }),
    asks: { all: 'allergies' },
    types: ['allergy', 'medication'],
  },
  look_up_conditions: {
    description: 'Conditions (diagnoses) of the record: all, one of them, or since when one is known',
    arguments: z.object({ which: z.enum(['all', 'one', 'since']), name }),
    asks: { all: 'conditions', one: 'condition', since: 'since' },
    types: ['diagnosis'],
  },
  look_up_procedures: {
    description: 'Procedures and operations of the record',
    arguments: z.object({ name }),
    asks: { all: 'procedures' },
    types: ['procedure'],
  },
  look_up_imaging: {
    description: 'Imaging studies of the record and what their pages conclude',
    arguments: z.object({ name }),
    asks: { all: 'imaging' },
    types: ['imaging'],
  },
  look_up_visits: {
    description: 'What is recorded of a time, a place or a doctor',
    arguments: z.object({
      name: z.string().trim().min(1).max(longestName).describe('The date, the place or the doctor'),
    }),
    asks: { all: 'visit' },
    types: [],
  },
} as const satisfies Record<string, Tool>

export interface ToolAsked {
  readonly name: string
  /** As the model gave them. */
  readonly arguments: unknown
  readonly locale: Locale
  /** `YYYY-MM-DD` */
  readonly today: string
}

interface Asked {
  readonly reading: Reading
  /** A name that neither the vocabulary nor the record knows: nothing is looked up by it. */
  readonly unknown: string | null
}

/** What a tool was asked, as the assistant understands questions; null for what no tool takes. */
export function askedOf(given: ToolAsked, record: KnownRecord): Asked | null {
  const tool: Tool | undefined = Object.entries(tools).find(([one]) => one === given.name)?.[1]
  const asked = tool?.arguments.safeParse(given.arguments).data as
    { which?: string; name?: string | null } | undefined
  if (!tool || !asked) return null
  const words = asked.name ?? ''
  const tokens = recordTokens(words)
  const { named, candidates } = findSubjects(tokens, record.items, new Set(), typesOf(tool))
  const intent = asked.which === undefined ? Object.values(tool.asks)[0] : tool.asks[asked.which]
  const found = subjectsOf(named, candidates)
  const reading: Reading = {
    intent: chooseFor(intent ?? null, words, found.subjects),
    ...found,
    text: words,
    missing: [],
    unknownPlace: null,
    unlisted: [],
    time: findTime(words, tokens, given.today),
    place: findPlace(tokens, record.files, new Set()),
    compared: null,
    event: null,
    urgency: null,
    modality: findModality(tokens),
    group: null,
    also: [],
    only: [],
    unsaid: false,
    ofOneself: false,
    ofRelative: false,
    daypart: null,
    bound: null,
    excepted: [],
    organ: null,
    unwritten: null,
    undone: false,
    asks: nothingAsked,
    aside: null,
    cues: new Set(),
    unknown: [],
    locale: given.locale,
    today: given.today,
    before: null,
  }
  return { reading, unknown: isUnknown(reading, words) ? words : null }
}

function isUnknown({ subjects, unsure, time, place, modality }: Reading, words: string): boolean {
  const nothing = subjects.length === 0 && unsure.length === 0 && modality === null
  return words !== '' && nothing && time === null && place === null
}

const typesOf = ({ types }: Tool): readonly EntityType[] => (types.length > 0 ? types : entityTypes)

/** What the record says to it, as it is told to whoever asks in the chat. */
export function answerTool({ reading, unknown }: Asked, record: KnownRecord, evidence: Evidence): Answer {
  return unknown === null
    ? answerQuestion(reading, record, evidence)
    : notFound(new Telling(reading, record, evidence), unknown)
}

/** One that is meant for certain, or several to choose from. */
function subjectsOf(named: readonly Subject[], candidates: readonly Subject[]) {
  if (named.length > 0) return { subjects: named, unsure: [] }
  return candidates.length === 1 ? { subjects: candidates, unsure: [] } : { subjects: [], unsure: candidates }
}

/** "The latest result" of nothing in particular is the newest of all. */
function chooseFor(intent: Intent | null, words: string, subjects: readonly Subject[]): Intent | null {
  if (words !== '' || subjects.length > 0) return intent
  return intent !== null && ofOne.has(intent) ? (wholeOf[intent] ?? null) : intent
}

const wholeOf: Partial<Record<Intent, Intent>> = {
  latest: 'results',
  previous: 'results',
  trend: 'results',
  medication: 'medications',
  dose: 'medications',
  purpose: 'medications',
  condition: 'conditions',
  since: 'conditions',
}
const ofOne: ReadonlySet<Intent> = new Set(Object.keys(wholeOf) as Intent[])

/** As the provider is told of them: names, what they are for, and the schema of what they take. */
export function toolDefinitions() {
  return Object.entries(tools).map(([one, { description, arguments: taken }]) => ({
    type: 'function' as const,
    name: one,
    description,
    parameters: z.toJSONSchema(taken),
  }))
}

/** For a model that asks for what there is not. */
export const notTaken = JSON.stringify({
  found: false,
  message: 'There is no such tool, or it does not take this.',
})

/** What the model is given of an answer: its words and rows, with where they come from; the page's words are data. */
export function outputOf(answer: Answer): string {
  if (answer.type === 'redirect') return JSON.stringify({ found: false, message: answer.message })
  const { summary, sections, sources } = answer
  return JSON.stringify({
    found: true,
    summary,
    sections,
    sources: sources.map(({ id, title, date, quote }) => ({ id, title, date, quote })),
  })
}
