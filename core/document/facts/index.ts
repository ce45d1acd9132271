import { hebrewShare } from '../script'
import type { DocumentFacts } from '../types'
import { categoryOf } from './category'
import { documentDate, labelledDates, newestRow } from './document-date'
import { facilityOf } from './facility'
import { patientOf } from './patient'
import { physicianOf } from './physician'
import { same } from './physician-names'
import { isEmergency, type FactSource } from './source'
import { titleOf } from './title'

/** Category, date, names, title and language of a document, each with where it stands. */
export function factsOf(source: FactSource): DocumentFacts {
  const category = categoryOf(source)
  const patient = patientOf(source)
  const place = facilityOf(source, category.value)
  // Whose page it is did not make it.
  const facility = place && patient && same(place.value, patient.value) ? null : place
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
