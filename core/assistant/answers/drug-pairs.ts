import { atcOf, drugKey } from '../../alerts/facts'
import { gravestPair } from '../../alerts/interactions'
import { effectText, sourceText } from '../../alerts/words'
import type { Answer } from '../answer'
import type { Cue } from '../question-cues'
import { itemsOf, type ItemOf } from '../record'
import { isOfAllergy } from './allergies'
import { drugItem } from './drug-item'
import { dataList, everySource, type Telling } from './telling'
import { withFirst } from './with-first'

/** A drug that a question names or the record has. */
interface Known {
  readonly canonical_key: string
  readonly name: string
  /** Null of what the record has not, or what waits. */
  readonly item: ItemOf<'medication'> | null
  readonly waits: boolean
}

/** Drugs that a question asks about, by the vocabulary's keys; an allergy that is told is none. */
function askedOf({ reading, record }: Telling): readonly Known[] {
  const waiting = new Set(record.waiting.map(({ key }) => key))
  const known = reading.subjects.flatMap(({ type, key, name, item }): Known[] => {
    const own = item?.type === 'medication' ? item : null
    if (type !== 'medication' && (type !== 'allergy' || item !== null)) return []
    const canonical_key = type === 'medication' ? key : drugKey(name)
    return atcOf({ canonical_key }).length === 0
      ? []
      : [{ canonical_key, name, item: own, waits: waiting.has(canonical_key) }]
  })
  const all = known.length === 0 ? ofGroup(reading, record) : known
  return [...new Map(all.map((one) => [one.canonical_key, one])).values()]
}

/** "The iron and the thyroid pill together": the drugs of the groups that are named. */
function ofGroup({ intent, group }: Telling['reading'], { items }: Telling['record']): readonly Known[] {
  if (intent !== 'drug_group' || group === null) return []
  return itemsOf(items, 'medication')
    .filter(
      (item) =>
        item.status === 'active' &&
        atcOf(item).some((code) => group.atc.some((prefix) => code.startsWith(prefix))),
    )
    .map((item) => ({ canonical_key: item.canonical_key, name: item.name, item, waits: false }))
}

/** Drugs that are listed as taken, and those that wait; what acts where it is put is left out. */
function takenOf({ record }: Telling): readonly Known[] {
  const own = itemsOf(record.items, 'medication')
    .filter(({ status, detail }) => status === 'active' && detail.unit !== '%')
    .map((item) => ({ canonical_key: item.canonical_key, name: item.name, item, waits: false }))
  const waiting = record.waiting
    .filter(({ type }) => type === 'medication')
    .map(({ key, name }) => ({ canonical_key: key, name, item: null, waits: true }))
  return [...own, ...waiting]
}

/** Whether a question may be for what goes with what; whether one is allergic to a drug is none. */
function isOfPairs({ reading }: Telling, asked: readonly Known[]): boolean {
  const { cues, intent } = reading
  const has = (...some: readonly Cue[]) => some.some((cue) => cues.has(cue))
  if (intent === 'medications' || intent === 'drug_group') return has('together')
  if (intent !== 'allergies' && intent !== 'medication' && intent !== 'dose') return false
  const isNew = asked.some(({ item, waits }) => item === null && !waits)
  if (has('together')) return true
  return isNew
    ? has('safe', 'advice', 'unsaid') || !has('allergies', 'taking', 'past')
    : (asked.length > 1 || asked.some(({ waits }) => waits)) && has('safe', 'advice', 'unsaid')
}

const isSame = (one: Known, other: Known): boolean => one.canonical_key === other.canonical_key

/** What the alerts know of two drugs that are named, or one that is named and one of the record, said before the answer. */
export function withPairs(answer: Answer, telling: Telling): Answer {
  const named = askedOf(telling)
  if (!isOfPairs(telling, named)) return answer
  const asked = named.length > 0 ? named : takenOf(telling)
  const isNew = asked.some(({ item }) => item === null)
  const others = isNew || telling.reading.cues.has('together') ? takenOf(telling) : []
  const apart = [...asked, ...others.filter((one) => !asked.some((same) => isSame(one, same)))]
  const found = asked.flatMap((one, at) =>
    apart.slice(at + 1).flatMap((other) => gravestPair(one, other) ?? []),
  )
  const open = openText(telling, named)
  if (found.length === 0) return open.length === 0 ? answer : withFirst(open.join(' '), answer)
  const said = [...open, ...found.map(({ a, b, effect, source }) => textOf(telling, [a, b], effect, source))]
  const own = found.flatMap(({ a, b }) => [a, b].flatMap(({ item }) => item ?? []))
  const items = [...new Set(own)].flatMap((drug) => drugItem(telling, drug))
  const rest = answer.type === 'answer' ? answer.summary : answer.message
  const title = telling.t('assistant.medicationsTitle')
  const list = items.length === 0 ? [] : [dataList(title, items)]
  const sections = answer.type === 'answer' ? answer.sections : []
  const isTold = sections.some((one) => one.type === 'data_list' && one.title === title)
  const from = answer.type === 'answer' ? answer.summary_sources : []
  // An allergy leads: that drug is not to be taken at all.
  const summary = (isOfAllergy(telling) ? [rest, ...said] : [...said, rest]).join(' ')
  // Without a line of the record there is nothing to lead to.
  if (items.length === 0 && answer.type === 'redirect')
    return { ...answer, message: summary, ...telling.leading }
  return {
    ...telling.answer(
      {
        summary,
        from: [...new Set([...everySource(items), ...from])],
        sections: isTold ? sections : [...list, ...sections],
      },
      { keys: answer.topic?.keys ?? [], until: null },
    ),
    topic: answer.topic,
  }
}

/** Of two drugs that are named the lists here may say nothing: that this is no word that they go together. */
function openText(telling: Telling, named: readonly Known[]): readonly string[] {
  const [one, other, ...more] = named
  if (!one || !other || more.length > 0 || gravestPair(one, other)) return []
  const [a, b] = [one, other].map(({ canonical_key, name }) =>
    telling.nameOf({ type: 'medication', canonical_key, name }),
  )
  return [telling.t('assistant.pairUnknown', { a: a ?? '', b: b ?? '' })]
}

function textOf(telling: Telling, two: readonly [Known, Known], effect: string, source: string): string {
  const { t, locale } = telling
  const names = two.map(({ canonical_key, name }) =>
    telling.nameOf({ type: 'medication', canonical_key, name }),
  )
  const [a = '', b = ''] = names
  const told = { a, b, effect: effectText(locale, effect, { a, b }), source: sourceText(locale, source) }
  const waiting = two.filter(({ waits }) => waits)
  if (waiting.length === 0) return t('assistant.pair', told)
  const facts = telling.record.waiting.filter(({ key }) => waiting.some((one) => one.canonical_key === key))
  return `${telling.tellWaiting('waitsShort', facts)} ${t('assistant.pairWaits', told)}`
}
