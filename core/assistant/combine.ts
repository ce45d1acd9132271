import type { Answer, Section, Source } from './answer'

/** A question of several in one message, with its answer. */
export interface Answered {
  readonly question: string
  readonly answer: Answer
}

/**
 * One answer to several questions: what was found of each in its order, its sources numbered through, and what was not
 * answered by its own question. Where none was answered, what is said of each is said once, with the first way on.
 */
export function combineAnswers(answered: readonly Answered[]): Answer {
  const [only, ...others] = answered
  if (!only) throw new Error('there is a question')
  const told = answered.flatMap(({ answer }) => (answer.type === 'answer' ? [answer] : []))
  const [first] = told
  if (others.length === 0) return only.answer
  if (!first) return noneOf(answered, only.answer)
  const sources: Source[] = []
  const sections: Section[] = []
  const from: number[] = []
  for (const { question, answer } of answered) {
    if (answer.type === 'redirect') {
      sections.push({ type: 'action_list', title: question, items: [answer.message] })
      continue
    }
    const told = renumbered(answer, sources)
    from.push(...told.summary_sources)
    sections.push(...told.sections)
  }
  return {
    type: 'answer',
    summary: saidOnce(told.map(({ summary }) => summary)).join(' '),
    summary_sources: [...new Set(from)],
    sections: [...new Map(sections.map((section) => [JSON.stringify(section), section])).values()],
    sources,
    disclaimer: first.disclaimer,
    topic: told.at(-1)?.topic ?? null,
    ...(answered.some(({ answer }) => answer.to_check) ? { to_check: true } : {}),
  }
}

/** "Is it low? and what was given": what the part before has told word by word is not told again. */
const saidOnce = (summaries: readonly string[]): readonly string[] =>
  summaries.filter((one, at) => !summaries.slice(0, at).some((before) => before.includes(one)))

function noneOf(answered: readonly Answered[], first: Answer): Answer {
  const said = answered.flatMap(({ answer }) => (answer.type === 'redirect' ? [answer.message] : []))
  return first.type === 'redirect' ? { ...first, message: [...new Set(said)].join(' ') } : first
}

type Told = Extract<Answer, { type: 'answer' }>

/** An answer whose sources go by the numbers of these, to which its own are added. */
export function renumbered(answer: Told, sources: Source[]): Told {
  const number = new Map(answer.sources.map((source) => [source.id, numberOf(source, sources)]))
  const renumber = (ids: readonly number[]) => ids.flatMap((id) => number.get(id) ?? [])
  return {
    ...answer,
    summary_sources: renumber(answer.summary_sources),
    sections: answer.sections.map((section) => withSources(section, renumber)),
    sources: answer.sources.map((source) => ({ ...source, id: number.get(source.id) ?? source.id })),
  }
}

/** A line that two answers rest on is one source. */
function numberOf(source: Source, sources: Source[]): number {
  const known = sources.find(({ entity_id: id }) => id === source.entity_id)
  if (known) return known.id
  const id = sources.length + 1
  sources.push({ ...source, id })
  return id
}

function withSources(section: Section, renumbered: (ids: readonly number[]) => number[]): Section {
  switch (section.type) {
    case 'data_list':
      return {
        ...section,
        items: section.items.map((item) => ({ ...item, sources: renumbered(item.sources) })),
      }
    case 'chart':
      return {
        ...section,
        points: section.points.map((point) => ({ ...point, sources: renumbered(point.sources) })),
      }
    case 'text':
      return { ...section, sources: renumbered(section.sources) }
    default:
      return section
  }
}
