import type { Answer } from '../answer'
import type { RegistryRecord } from '../../records/registry'
import type { End, OtherDay } from '../reading'
import type { ItemOf } from '../record'
import { dayOf, namedKey, ofNamedKind, onEachDay, onKey, unsureDays } from './days-of'
import { tellList } from './lists'
import { redirect } from './redirect'
import type { Telling } from './telling'

type Done = ItemOf<'imaging' | 'procedure'>

const isDone = (item: RegistryRecord | null): item is Done =>
  item?.type === 'imaging' || item?.type === 'procedure'

export function tellOtherDay(telling: Telling, { end, day, named }: OtherDay): Answer {
  const told = telling.reading.subjects.map(({ item }) => item).find(isDone)
  const all = told ? ofNamedKind(telling.record, told, named) : []
  const days = all
    .flatMap((item) => onEachDay(telling, item))
    .filter((item) => dayOf(item) !== '')
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  const other = pick(days, day, end)
  if (!told || !other) {
    const side = end === 'newer' || end === 'newest' ? 'noneAfter' : 'noneBefore'
    return redirect(telling, telling.t(`assistant.${side}`, { date: telling.date(day) }))
  }
  const place = telling.record.files.find(({ id }) => id === other.evidence?.file_id)?.doc_meta
  const [name, date] = [telling.nameOf(other), telling.date(dayOf(other))]
  const where = [place?.facility, place?.physician].filter(Boolean).join(' · ')
  const said = [
    telling.t('assistant.procedureListed', { name, date }),
    ...(where !== '' ? [telling.t('assistant.originOfPage', { name, place: where })] : []),
    ...unsureDays(telling, days),
    ...(telling.reading.cues.has('findings') ? [telling.t('assistant.findingsUnknown')] : []),
  ]
  const answer = tellList(telling, other.type, [other], said.join(' '))
  if (answer.type !== 'answer' || answer.topic === null) return answer
  const keys = [...answer.topic.keys, namedKey(named), onKey(dayOf(other))]
  return { ...answer, topic: { ...answer.topic, keys } }
}

function pick(days: readonly Done[], day: string, end: End): Done | undefined {
  if (end === 'oldest' || end === 'newest') return end === 'oldest' ? days[0] : days.at(-1)
  return end === 'older'
    ? days.filter((one) => dayOf(one) < day).at(-1)
    : days.find((one) => dayOf(one) > day)
}
