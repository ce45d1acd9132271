import { emergencyWord } from '../../language/categories'
import { hebrewShare, plain } from '../script'
import type { DocumentFacts } from '../types'
import { categoryOf } from './category'
import { documentDate, labelledDates, newestRow } from './document-date'
import { facilityOf } from './facility'
import { patientOf } from './patient'
import { physicianOf } from './physician'
import { depthOf, type FactSource } from './source'
import { titleOf } from './title'

/** Category, date, names, title and language of a document, each with where it stands. */
export function factsOf(source: FactSource): DocumentFacts {
  const category = categoryOf(source)
  const facility = facilityOf(source, category.value)
  const patient = patientOf(source)
  const share = hebrewShare(source.lines.map((line) => line.text))
  return {
    category,
    date: documentDate(
      [...labelledDates(source), ...newestRow(source)],
      isEmergency(source) ? 'consultation' : category.value,
    ),
    facility,
    physician: physicianOf(source, category.value, patient?.value ?? null),
    patient,
    title: titleOf(source, facility?.value ?? null),
    language: {
      value: share > 0.25 ? 'he' : 'en',
      confidence: Math.min(0.99, 0.6 + 1.6 * Math.abs(share - 0.25)),
      box: null,
    },
    dateOrder: source.dateOrder,
    unsureDays: source.unsureDays,
  }
}

/** A letter of an emergency department is of the day of arrival, though its patient leaves after midnight. */
const isEmergency = (source: FactSource): boolean =>
  source.lines.some(
    (line) =>
      depthOf(line, source.lines) < 0.3 && line.words.length < 9 && emergencyWord.test(plain(line.text)),
  )
