import type { Reading } from '../reading'
import type { KnownRecord } from '../record'
import { atEvent } from './at-event'
import { ofKindred } from './kindred'
import { ofDays } from './of-days'
import { ofDrugKinds } from './of-drugs'
import { ofIllness } from './of-illness'
import { ofWhatThereIs } from './of-lists'
import { ofKindAt, ofNewestLetter } from './of-places'
import { ofWideNames } from './wide-names'
import { ofOtherKind, ofStudyAndActs } from './of-studies'

/** A question whose words are wider than the record's, or that is of a time by what happened, as one of what the record has. */
export const inWider = (reading: Reading, record: KnownRecord): Reading =>
  [
    ofKindAt,
    ofNewestLetter,
    ofOtherKind,
    ofStudyAndActs,
    ofWideNames,
    ofWhatThereIs,
    ofDrugKinds,
    ofIllness,
    atEvent,
    ofDays,
    ofKindred,
  ].reduce((one, read) => read(one, record), reading)
