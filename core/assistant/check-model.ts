import type { Answer, Item, Section, Source } from './answer'
import type { ModelAnswer } from './model-answer'
import { combineAnswers, renumbered } from './combine'
import { isSaid, type Row } from './is-said'
import type { Locale } from '../i18n/locale'

type Told = Extract<Answer, { type: 'answer' }>

/** Look-ups of one question: more are no question of a person. */
const mostLookUps = 12

/** What a model was told of the record while it looks for an answer: the tools' own answers, their sources numbered through. */
export class ToldToModel {
  readonly answers: Told[] = []
  readonly #sources: Source[] = []
  #lookUps = 0

  /** As the model is told it; null past what one question may look up. */
  add(answer: Answer): Answer | null {
    this.#lookUps += 1
    if (this.#lookUps > mostLookUps) return null
    if (answer.type === 'redirect') return answer
    const told = renumbered(answer, this.#sources)
    this.answers.push(told)
    return told
  }
}

/**
 * A model's answer as it may be shown: what it made of what it was told. A section stands where it is one of a tool's, to the
 * letter and with its source, and stands whole as the tool has it; a sentence where it says of one row no more than the row
 * does, else the tools' own stands for it. Null where nothing of it stands.
 */
export function checkModel(said: ModelAnswer, { answers }: ToldToModel, locale: Locale): Answer | null {
  const used = answers.flatMap((answer) => usedOf(answer, said) ?? [])
  if (used.length === 0) return null
  const together = combineAnswers(used.map((answer) => ({ question: '', answer })))
  if (together.type !== 'answer') return null
  const whole = renumbered(together, [])
  const rows = used.flatMap(rowsOf).filter(({ sources }) => cites(sources, said.summary_sources))
  if (!isSaid(bare(said.summary), rows, locale)) return whole
  const facts = used
    .flatMap(({ sources }) => sources)
    .filter(({ id }) => said.summary_sources.includes(id))
    .map(({ entity_id: id }) => id)
  const from = whole.sources.filter(({ entity_id: id }) => facts.includes(id)).map(({ id }) => id)
  return { ...whole, summary: said.summary.trim(), summary_sources: from }
}

/** A tool's answer with the sections that the model names, all where it names none and speaks of it; null where it does not. */
function usedOf(answer: Told, said: ModelAnswer): Told | null {
  const isNamed = answer.sections.some((section) => names(said, section))
  if (!isNamed && !cites(said.summary_sources, answer.summary_sources)) return null
  // What goes with it (that something waits, that there is more) is the tool's to say.
  const sections = answer.sections.filter(
    (section) => !isNamed || sourcesOf(section).length === 0 || names(said, section),
  )
  return { ...answer, sections }
}

const cites = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((id) => others.includes(id))

function sourcesOf(section: Section): readonly number[] {
  switch (section.type) {
    case 'data_list':
      return section.items.flatMap(({ sources }) => sources)
    case 'chart':
      return section.points.flatMap(({ sources }) => sources)
    case 'text':
      return section.sources
    default:
      return []
  }
}

/** Whether the model's answer has a statement of this section, word for word, number for number, and by its source. */
function names({ sections }: ModelAnswer, section: Section): boolean {
  return sections.some((one) => {
    if (one.type === 'data_list' && section.type === 'data_list')
      return one.items.some((item) => section.items.some((told) => isSame(item, told)))
    if (one.type === 'chart' && section.type === 'chart')
      return one.points.some((point) =>
        section.points.some(
          (told) =>
            told.date === point.date && told.value === point.value && cites(told.sources, point.sources),
        ),
      )
    if (one.type === 'text' && section.type === 'text')
      return one.content.trim() === section.content.trim() && cites(one.sources, section.sources)
    return false
  })
}

const isSame = (one: Item, told: Item): boolean =>
  bare(one.label) === bare(told.label) &&
  bare(one.value) === bare(told.value) &&
  cites(one.sources, told.sources)

/** Marks of direction and what kind of space stands between words are no part of what is said: models leave them out. */
const bare = (text: string): string => text.replace(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')

/** What each statement of an answer says, in the pieces in which it may be said again. */
function rowsOf({ summary, summary_sources: sources, sections, sources: named }: Told): Row[] {
  const items = sections.flatMap((section) => (section.type === 'data_list' ? section.items : []))
  const only = items.length === 1
  return [
    { text: bare(summary), pieces: [], sources },
    ...items.map(({ label, value, note, sources: own }) => ({
      // Of one thing alone the summary is told of it, too.
      text: bare([label, value, note ?? '', only ? summary : ''].join(' ')),
      pieces: [label, value, ...(note ?? '').split(' · '), ...titlesOf(own, named)].map(bare),
      sources: own,
    })),
  ]
}

const titlesOf = (ids: readonly number[], sources: readonly Source[]): string[] =>
  sources.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
