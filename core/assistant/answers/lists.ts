import type { EntityType } from '../../records/kinds'
import { hebrewReaction } from '../../vocabulary/local-names'
import type { Answer, Item } from '../answer'
import { itemsOf, stands, type ItemOf } from '../record'
import { recordTokens } from '../lay'
import { asksAnyStudy } from '../question-cues'
import { bodyPartOf, partsWithin } from '../organs'
import { agoOf } from './ago'
import { isActive } from './drug-item'
import { askedItems } from './asked-items'
import { historyOf, stepsText } from './dose-steps'
import { lastsText } from './lasts'
import { besideTold, type BesideTold } from './beside-told'
import { notThere } from './not-there'
import { placeKey } from '../places'
import { noneOf, notFound, noStudyOf, redirect } from './redirect'
import { withFirst } from './with-first'
import { asksOneMore, isOfWhatWasSeen, modalityOf, otherStudiesText, partAsked } from './study-asked'
import { dataList, everySource, type Telling } from './telling'
import { endOf } from './end-of'

const listedAtMost = 40
/** Studies of which it is told what else their page names. */
const looked = 3

export type Listed = ItemOf<'allergy' | 'diagnosis' | 'procedure' | 'imaging'>

/** States that go without saying. */
const plain: ReadonlySet<string> = new Set(['active', 'completed'])

export function statusNote({ t }: Telling, status: string): readonly string[] {
  return plain.has(status) || !t.has('status', status) ? [] : [t(`status.${status}`)]
}

function itemOf(telling: Telling, item: Listed): Item[] {
  const sources = telling.sourceOf(item)
  if (sources.length === 0) return []
  const value = item.type === 'allergy' ? reactionOf(telling, item) : telling.date(dateOf(item))
  const isDated = item.type === 'diagnosis' || (item.type === 'allergy' && telling.reading.cues.has('when'))
  const first = telling.t('assistant.since', { date: telling.date(item.first_seen_date) })
  const since = isDated ? [first] : []
  const note = [...statusNote(telling, item.status), ...since].join(' · ')
  return [
    {
      label: telling.nameOf(item),
      value,
      status: null,
      flag: null,
      note: note === '' ? null : note,
      sources: [...sources],
    },
  ]
}

function reactionOf({ t, locale }: Telling, { detail: { reaction } }: ItemOf<'allergy'>): string {
  if (reaction === null) return ''
  return t('assistant.reaction', { text: (locale === 'he' ? hebrewReaction(reaction) : null) ?? reaction })
}

export const dateOf = ({ evidence, last_seen_date: seen }: Listed): string | null => evidence?.date ?? seen

const keysOf = (items: readonly Listed[]): string[] => items.map(({ canonical_key: key }) => key)

export function named<T extends Listed['type']>({ reading }: Telling, type: T): ItemOf<T>[] {
  return itemsOf(
    reading.subjects.flatMap(({ item }) => item ?? []),
    type,
  )
}

interface Words {
  readonly title: 'allergiesTitle' | 'conditionsTitle' | 'proceduresTitle' | 'imagingTitle'
  readonly count: 'allergies' | 'conditions' | 'procedures' | 'imaging'
}

const words: Readonly<Record<Listed['type'], Words>> = {
  allergy: { title: 'allergiesTitle', count: 'allergies' },
  diagnosis: { title: 'conditionsTitle', count: 'conditions' },
  procedure: { title: 'proceduresTitle', count: 'procedures' },
  imaging: { title: 'imagingTitle', count: 'imaging' },
}

export function tellList(
  telling: Telling,
  type: Listed['type'],
  shown: readonly Listed[],
  summary: string | null,
): Answer {
  const items = shown.slice(0, listedAtMost).flatMap((item) => itemOf(telling, item))
  if (items.length === 0) return noneOf(telling, type)
  return telling.answer(
    {
      summary: summary ?? telling.t(`assistant.${words[type].count}`, { n: shown.length }),
      from: everySource(items),
      sections: [
        dataList(telling.t(`assistant.${words[type].title}`), items),
        ...telling.moreSection(shown.length - items.length),
        ...(type === 'imaging' ? shown.slice(0, looked).flatMap((item) => findingsOf(telling, item)) : []),
        ...telling.waitingSection(type satisfies EntityType),
      ],
    },
    {
      // All of them are told, whatever page is asked of: what is asked next is asked of that page again.
      keys: [
        ...keysOf(shown),
        ...(type === 'allergy' && telling.reading.place ? [placeKey(telling.reading.place)] : []),
      ],
      until: null,
    },
  )
}

/** Since when the record knows of something: the page may say less than there was. */
export function tellSince(telling: Telling): Answer {
  const found = telling.reading.subjects.flatMap(({ item }) =>
    item && (item.type === 'diagnosis' || item.type === 'medication') ? [item] : [],
  )
  const items = found.flatMap((item): Item[] => {
    const sources = telling.sourceOf(item)
    const value = telling.t('assistant.since', { date: telling.date(item.first_seen_date) })
    const note = statusNote(telling, item.status).join('')
    return sources.length === 0
      ? []
      : [{ label: telling.nameOf(item), value, status: null, flag: null, note: note === '' ? null : note, sources: [...sources] }] // prettier-ignore
  })
  if (items.length === 0) return notFound(telling)
  // "Since I stopped the metformin", which is listed as taken.
  const active = telling.reading.cues.has('stopped')
    ? found.flatMap((item) =>
        item.type === 'medication' && isActive(item)
          ? [telling.t('assistant.drugActive', { name: telling.nameOf(item) })]
          : [],
      )
    : []
  const ofDose = (['changedDose', 'thisDose'] as const).some((cue) => telling.reading.cues.has(cue))
  const summary = found
    .flatMap((item) => {
      const lasts = item.type === 'medication' ? lastsText(telling, item) : []
      const steps = [...lasts, ...(item.type === 'medication' ? stepsText(telling, item, ofDose) : [])]
      const since = telling.t('assistant.conditionSince', {
        name: telling.nameOf(item),
        date: telling.date(item.first_seen_date),
      })
      return ofDose && steps.length > 0 ? steps : [since, ...steps]
    })
    .join(' ')
  const title = telling.t(
    found[0]?.type === 'medication' ? 'assistant.medicationsTitle' : 'assistant.conditionsTitle',
  )
  return telling.answer(
    {
      summary: [...active, summary].join(' '),
      from: everySource(items),
      sections: [
        dataList(title, items),
        ...found.flatMap((item) => (item.type === 'medication' ? historyOf(telling, item) : [])),
      ],
    },
    { keys: found.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "And before it": none is said with the day. */
export const noneBeside = (telling: Telling, { side, date }: BesideTold): Answer =>
  redirect(telling, telling.t(`assistant.${side}`, { date: telling.date(date) }))

export function tellImaging(telling: Telling): Answer {
  const { modality, subjects } = telling.reading
  const isAny = asksAnyStudy(recordTokens(telling.reading.text))
  const asked =
    !isAny && subjects.some(({ type, item }) => type === 'imaging' && (item !== null || modality === null))
  const beside = besideTold(telling, 'imaging')
  if (beside?.items.length === 0) return noneBeside(telling, beside)
  const studies = beside?.items ?? (asked ? named(telling, 'imaging') : askedItems(telling, 'imaging'))
  // "An MRI of my knee" is none of the head.
  const part = partAsked(telling.reading.text, studies)
  const isOfPart = (of: string) => part === null || of === '' || part.parts.includes(of)
  // An ultrasound of the heart is an echocardiogram, whose own kind has another name.
  const isNamed = asked && studies.length === 1
  const fitting = studies.filter(
    ({ canonical_key: key }) =>
      (isNamed || modality === null || modalityOf(key) === modality) && isOfPart(bodyPartOf(key)),
  )
  const found = asked || beside ? fitting : endOf(telling.reading, fitting, dateOf)
  // A study of the knee is asked after, and there is one of the head.
  const absent = subjects.filter(
    ({ type, item, places }) => type === 'imaging' && item === null && places.length > 1,
  )
  const lacks = !asked && absent.length > 0 ? notThere(telling, absent) : []
  if (found.length > 0)
    return tellList(
      telling,
      'imaging',
      found,
      lacks.length > 0 ? [...lacks, otherStudiesText(telling, found)].join(' ') : studiesText(telling, found),
    )
  // "The kidney scan": another study of that part may be meant.
  const others =
    part === null || subjects.length === 0 || beside
      ? []
      : itemsOf(telling.record.items, 'imaging').filter(({ canonical_key: key }) =>
          modality === null
            ? part.parts.includes(bodyPartOf(key))
            : modalityOf(key) === modality && partsWithin(part.own).includes(bodyPartOf(key)),
        )
  if (others.length > 0)
    return tellList(
      telling,
      'imaging',
      others,
      [...notThere(telling, subjects), otherStudiesText(telling, others)].join(' '),
    )
  if (modality !== null || part !== null) {
    const none =
      modality === null &&
      part !== null &&
      part.parts.length > 0 &&
      subjects.every(({ type }) => type !== 'imaging')
        ? noStudyOf(telling, part.said)
        : notFound(telling, [modality, part?.said].filter((one) => one != null).join(' '))
    // "A mammogram or a colonoscopy": of each that it is not there.
    const beside = notThere(
      telling,
      subjects.filter(({ type, item }) => type === 'procedure' && item === null),
    )
    return beside.length > 0 ? withFirst(beside.join(' '), none) : none
  }
  return asked ? notFound(telling) : noneOf(telling, 'imaging')
}

/** That there is no word of what was seen is said where that is asked. */
function studiesText(telling: Telling, found: readonly Listed[]): string {
  const ago = found.flatMap((item) => agoOf(telling, telling.nameOf(item), dateOf(item)))
  const n = found.length
  // A number that is told as the record's own counts all of them.
  const isAll = n === itemsOf(telling.record.items, 'imaging').length
  const told = [telling.t(isAll ? 'assistant.imaging' : 'assistant.imagingAsked', { n }), ...ago].join(' ')
  const { cues, before, asks } = telling.reading
  // "Was the x-ray done again": of one study there is no second.
  if (asksOneMore(telling.reading) && isOnce(found)) return telling.t('assistant.imagingOnce')
  const isAgain = cues.has('lastFew') && asks.yesNo
  if (cues.has('still') || isAgain) return `${told} ${stillText(telling, found)}`
  const seen = found.slice(0, looked).some((item) => findingsOf(telling, item).length > 0)
  const isJudged = asks.claims.size > 0 || cues.has('normal') || cues.has('abnormal')
  const isAsked = isJudged || isOfWhatWasSeen(telling.reading, n)
  // Of a page that was not looked at nothing is said.
  const isRead = found
    .slice(0, looked)
    .every(({ evidence: own }) => telling.evidence.some(({ entity }) => entity.file_id === own?.file_id))
  if (seen || !isRead || !(isAsked || before?.intent === 'imaging')) return told
  return `${told} ${telling.t(isJudged ? 'assistant.findingsUnjudged' : 'assistant.findingsUnknown')}`
}

/** Whether the record has one study alone, of one day. */
const isOnce = ([one, ...others]: readonly Listed[]): boolean =>
  one !== undefined && others.length === 0 && one.first_seen_date === one.last_seen_date

/** Whether a study shows what is still so: none does that is not the newest of all. */
function stillText(telling: Telling, found: readonly Listed[]): string {
  const newest = (items: readonly Listed[]) =>
    items
      .map((item) => dateOf(item) ?? '')
      .toSorted()
      .at(-1) ?? ''
  const date = newest(found)
  return newest(itemsOf(telling.record.items, 'imaging')) > date
    ? telling.t('assistant.stillUnknown', { date: telling.date(date) })
    : telling.t('assistant.laterUnknown')
}

/** What else the page of a study names: what was seen, or why it was made. */
function findingsOf(telling: Telling, item: Listed) {
  const facts = telling.evidence.filter(
    (fact) =>
      stands(fact) && fact.entity.type === 'diagnosis' && fact.entity.file_id === item.evidence?.file_id,
  )
  const items = facts.map(({ entity, date }): Item => {
    const note = statusNote(telling, entity.normalized.status).join('')
    const { type, canonical_key } = entity
    return {
      label: telling.nameOf({ type, canonical_key, name: entity.normalized.name }),
      value: telling.date(date),
      status: null,
      flag: null,
      note: note === '' ? null : note,
      sources: [...telling.sourceOfFact(entity, date)],
    }
  })
  const title = `${telling.nameOf(item)}: ${telling.t('assistant.imagingFindings')}`
  return items.length === 0 ? [] : [dataList(title, items)]
}
