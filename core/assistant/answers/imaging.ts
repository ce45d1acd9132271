import type { Answer } from '../answer'
import { recordTokens } from '../lay'
import { bodyPartOf, partsWithin } from '../organs'
import { asksAnyStudy } from '../question-cues'
import { itemsOf } from '../record'
import { agoOf } from './ago'
import { askedItems } from './asked-items'
import { besideTold } from './beside-told'
import { namedKey, namedOfTopic, ofItself, onEachDay, unsureDays } from './days-of'
import { endOf } from './end-of'
import { dateOf, findingsOf, looked, named, noneBeside, tellList, type Listed } from './lists'
import { notThere } from './not-there'
import { tellOtherDay } from './other-day'
import { noneOf, notFound, noStudyOf } from './redirect'
import { asksOneMore, isOfWhatWasSeen, modalityOf, otherStudiesText, partAsked } from './study-asked'
import { withFirst } from './with-first'
import type { Telling } from './telling'

/** The studies that are asked after; what is named leaves its kind, so that "the one before" is another of it. */
export function tellImaging(telling: Telling): Answer {
  const { otherDay, modality, subjects, before } = telling.reading
  if (otherDay) return tellOtherDay(telling, otherDay)
  const told = tellStudies(telling)
  if (told.type !== 'answer' || told.topic === null) return told
  const isNamed = subjects.some(({ type, item, places }) => type === 'imaging' && item && places.length > 0)
  const isCarried = modality === null && !isNamed && subjects.length > 0
  const kind = isNamed ? ofItself : isCarried ? namedOfTopic(before?.keys ?? []) : modality
  return kind === null
    ? told
    : { ...told, topic: { ...told.topic, keys: [...told.topic.keys, namedKey(kind)] } }
}

/** Of a study that is named the newest is told, but where its number or its first is asked for. */
const ofEachDay = ['many', 'count', 'oldest', 'whole', 'lastFew'] as const

function tellStudies(telling: Telling): Answer {
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
  const isOfEach = !isNamed || ofEachDay.some((cue) => telling.reading.cues.has(cue))
  const each = isOfEach
    ? byDay(
        studies.flatMap((study) => onEachDay(telling, study)),
        studies,
      )
    : studies
  const fitting = each.filter(
    ({ canonical_key: key }) =>
      (isNamed || modality === null || modalityOf(key) === modality) && isOfPart(bodyPartOf(key)),
  )
  const found = (asked && !isOfEach) || beside ? fitting : endOf(telling.reading, fitting, dateOf)
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
      [
        ...(lacks.length > 0 ? [...lacks, otherStudiesText(telling, found)] : [studiesText(telling, found)]),
        ...unsureDays(telling, found),
      ].join(' '),
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

/** The newest first, where one is told with several days. */
const byDay = <T extends Listed>(each: readonly T[], studies: readonly T[]): readonly T[] =>
  each.length === studies.length
    ? each
    : each.toSorted((a, b) => ((dateOf(a) ?? '') < (dateOf(b) ?? '') ? 1 : -1))

/** That there is no word of what was seen is said where that is asked. */
function studiesText(telling: Telling, found: readonly Listed[]): string {
  const ago = found.flatMap((item) => agoOf(telling, telling.nameOf(item), dateOf(item)))
  const n = found.length
  // A number that is told as the record's own counts all of them.
  const keys = new Set(found.map(({ canonical_key: key }) => key))
  const isAll = itemsOf(telling.record.items, 'imaging').every(({ canonical_key: key }) => keys.has(key))
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
