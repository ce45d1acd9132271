import { modalityOf } from '../answers/study-asked'
import type { Reading } from '../reading'
import { itemsOf, type KnownRecord } from '../record'
import { isOf } from '../times'
import { subjectOf } from '../subjects'

/** "And the CT", after an ultrasound: of the studies of that kind alone, and not of the one that was told. */
export function ofOtherKind(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, modality, subjects, before, time } = reading
  const isCarried =
    subjects.length > 0 && subjects.every(({ places, type }) => places.length === 0 && type === 'imaging')
  if (intent !== 'imaging' || modality === null || before === null || !isCarried) return reading
  if (subjects.some(({ key }) => modalityOf(key) === modality)) return reading
  const own = itemsOf(items, 'imaging').filter(
    ({ canonical_key: key, evidence }) =>
      modalityOf(key) === modality && (time === null || isOf(evidence?.date ?? null, time)),
  )
  return { ...reading, subjects: own.map((item) => subjectOf(item)) }
}

/** "Was my CT before or after the operation", of several: both lists with their days, and no order of an operation that is not named. */
export function ofStudyAndActs(reading: Reading, { items }: KnownRecord): Reading {
  const { intent, modality, event, subjects, asks } = reading
  const acts = itemsOf(items, 'procedure')
  const own = itemsOf(items, 'imaging').filter(({ canonical_key: key }) => modalityOf(key) === modality)
  const isOfBoth = intent === 'procedures' && event !== null && subjects.length === 0
  if (!isOfBoth || modality === null || own.length === 0 || acts.length < 2) return reading
  return {
    ...reading,
    intent: 'imaging',
    subjects: own.map((item) => subjectOf(item)),
    also: ['procedures'],
    event: null,
    compared: null,
    time: null,
    asks: { ...asks, yesNo: false, inOrder: false },
  }
}
