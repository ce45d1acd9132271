import type { QuestionCue } from '../language/question-words'
import type { Locale } from '../i18n/locale'
import { entityTypes, type EntityType } from '../records/kinds'
import { tokenise } from '../vocabulary/normalise'
import type { Topic } from './answer'
import { asksBeyond, groupOf, listsBeside, onlyOf, type DrugGroup } from './besides'
import { findCues, findMeasured, findModality, isFiller, isOfRelative, type Urgency } from './cues'
import { intentRows, type Intent } from './intents'
import { inRecordWords } from './lay'
import { findPlace, placeOfTopic, type NamedPlace } from './places'
import type { KnownRecord } from './record'
import { findWords } from './rows'
import { findSubjects, type Subject } from './subjects'
import { findTime, type Asked } from './times'
import { urgencyOf } from './urgency'

export interface Question {
  readonly text: string
  /** Of the screen; a question in the other language is answered in that. */
  readonly locale: Locale
  /** `YYYY-MM-DD` */
  readonly today: string
  /** What the answer before was about. */
  readonly before: Topic | null
}

/** A question as it was understood. */
export interface Reading {
  readonly intent: Intent | null
  readonly subjects: readonly Subject[]
  /** Several names that may be meant: to be asked back. */
  readonly unsure: readonly Subject[]
  readonly time: Asked | null
  readonly place: NamedPlace | null
  readonly urgency: Urgency | null
  /** How a study is made. */
  readonly modality: string | null
  /** A group of drugs: how it is called, and the beginnings of its ATC codes. */
  readonly group: DrugGroup | null
  /** Lists that are asked for beside. */
  readonly also: readonly Intent[]
  /** Of documents only what is of these types; none where all of it is asked for. */
  readonly only: readonly EntityType[]
  /** What is asked besides is written in no record: what a word means, what to do. */
  readonly unsaid: boolean
  /** It is about a relative, whose record this is not. */
  readonly ofRelative: boolean
  readonly locale: Locale
  readonly before: Topic | null
}

/** Words of a message that are looked at: what a person asks in one breath. */
const mostWords = 120
const leastScore = 2
/** A longer question is one of its own, and not about the turn before. */
const shortQuestion = 6

const allergens = ['allergy', 'medication'] as const

const hebrew = /[\u05d0-\u05ea]/
/** The conjunction is written onto the word. */
const hebrewAnd = /^\s*\u05d5\p{L}/u
const latin = /[A-Za-z]{3}/

/** In which language a message is answered: its own, where its letters tell it. */
export function languageOf({ text, locale }: Question): Locale {
  if (hebrew.test(text)) return 'he'
  return latin.test(text) ? 'en' : locale
}

/** What a question asks, by the evidence in it; the intent is null where there is too little, or as much for two. */
export function understand(question: Question, record: KnownRecord): Reading {
  const text = inRecordWords(question.text)
  const tokens = tokenise(text).slice(0, mostWords)
  const { cues, places, byCue } = findCues(tokens)
  const time = findTime(text, tokens, question.today)
  const place = placeOfTopic(tokens, record.files, question.before) ?? findPlace(tokens, record.files, places)
  const group = groupOf(tokens)
  const used = new Set([...(time?.places ?? []), ...(place?.places ?? []), ...(group?.places ?? [])])
  // "Allergy to penicillin" is a diagnosis by its name; what is asked about is the penicillin.
  const types = cues.has('allergies') ? allergens : entityTypes
  const found = findSubjects(tokens, record.items, used, types)
  const urgency = urgencyOf(question.text)
  // What is felt now is not looked up.
  const own = meant(found.named, cues).filter(({ item }) => urgency === null || item !== null)
  const open =
    own.length === 0 ? found.candidates.filter(({ places: at }) => at.some((one) => !places.has(one))) : []
  const certain = open.length === 1 ? open : own
  const short = tokens.length <= shortQuestion
  const measured = findMeasured(tokens).length > 0
  const names =
    measured || tokens.some(({ norm }, at) => isNameLike(norm) && !places.has(at) && !used.has(at))
  const goesOn = certain.length === 0 && short && !names
  const subjects = goesOn ? fromTopic(question.before, record) : certain
  // Whether a drug is safe is asked of a new one; of one's own it is no question of allergies.
  const isOwn = subjects.some(({ type, item }) => type === 'medication' && item !== null)
  const chosen = choose({
    cues: isOwn ? new Set([...cues].filter((cue) => cue !== 'safe')) : cues,
    subjects,
    when: time !== null || place !== null,
    group: group !== null,
    before: question.before?.intent ?? null,
    inherits: certain.length > 0 && short && (cues.has('follow') || hebrewAnd.test(question.text)),
  })
  // No list of the record has what is measured at a visit: other results are no answer.
  const amiss = measured && subjects.length === 0 && chosen !== null && ofResults.has(chosen)
  const ofRelative = isOfRelative(tokens)
  const intent = amiss || ofRelative || findWords(tokens, 'beyond') !== null ? null : chosen
  return {
    intent,
    subjects,
    unsure: open.length > 1 && !ofRelative ? open : [],
    also: intent !== null && subjects.length === 0 ? listsBeside(intent, tokens, byCue) : [],
    time,
    place,
    urgency,
    modality: findModality(tokens),
    group,
    only: onlyOf(cues),
    unsaid: intent !== 'purpose' && intent !== 'allergies' && asksBeyond(cues, subjects),
    ofRelative,
    locale: languageOf(question),
    before: question.before,
  }
}

const ofResults: ReadonlySet<Intent> = new Set(['results', 'latest', 'abnormal', 'trend', 'previous'])

const isNameLike = (norm: string): boolean => norm.length > 3 && /\p{L}/u.test(norm) && !isFiller(norm)

/** One word may name a test and a drug ("iron"): what else is said decides, then what the record has. */
function meant(named: readonly Subject[], cues: ReadonlySet<QuestionCue>): readonly Subject[] {
  const wanted = (one: Subject): number =>
    (one.item ? 1 : 0) +
    (one.type === 'lab' &&
    (cues.has('labs') || cues.has('latest') || cues.has('trend') || cues.has('abnormal'))
      ? 2
      : 0) +
    (one.type === 'medication' &&
    (cues.has('drugs') || cues.has('dose') || cues.has('taking') || cues.has('why'))
      ? 2
      : 0) +
    (one.type === 'allergy' && cues.has('allergies') ? 3 : 0) +
    (one.type === 'diagnosis' && (cues.has('conditions') || cues.has('since')) ? 2 : 0) +
    (one.type === 'imaging' && cues.has('imaging') ? 2 : 0)
  const overlap = (a: Subject, b: Subject) => a.places.some((place) => b.places.includes(place))
  return named.filter(
    (one) => !named.some((other) => other !== one && overlap(one, other) && wanted(other) > wanted(one)),
  )
}

/** Of what they told nothing is "it". */
const ofAll: ReadonlySet<string> = new Set<Intent>([
  'abnormal',
  'results',
  'medications',
  'past_medications',
  'allergies',
  'conditions',
  'visit',
])

function fromTopic(before: Topic | null, { items }: KnownRecord): readonly Subject[] {
  if (before === null || ofAll.has(before.intent)) return []
  return before.keys.flatMap((key) => {
    const item = items.find(({ canonical_key: own }) => own === key)
    return item ? [{ type: item.type, key, name: item.name, item, places: [] }] : []
  })
}

interface Given {
  readonly cues: ReadonlySet<QuestionCue>
  readonly subjects: readonly Subject[]
  readonly when: boolean
  readonly group: boolean
  readonly before: string | null
  /** "And potassium?": what was asked before is asked of this. */
  readonly inherits: boolean
}

function choose({ cues, subjects, when, group, before, inherits }: Given): Intent | null {
  const types = new Set(subjects.map(({ type }) => type))
  const scored = intentRows
    .filter(({ intent, needs = [], about, unnamed, after, when: timed, group: grouped }) => {
      const inherited = inherits && about !== undefined && intent === before
      if (!inherited && !needs.every((cue) => cues.has(cue))) return false
      if (after && !after.some((one) => one === before)) return false
      if (about && !about.some((type) => types.has(type))) return false
      if (unnamed?.some((type) => types.has(type))) return false
      return (!timed || when) && (!grouped || group)
    })
    .map(({ intent, worth, helps = [], against = [], about }) => ({
      intent,
      score:
        worth +
        helps.filter((cue) => cues.has(cue)).length * 0.5 -
        against.filter((cue) => cues.has(cue)).length * 2 +
        (inherits && about && before === intent ? 3 : 0),
    }))
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  return best && best.score >= leastScore ? best.intent : null
}
