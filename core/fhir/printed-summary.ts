import { deriveId } from '../records/ids'
import { writeJson } from './json'

interface Printed {
  readonly pdf: string
  readonly at: string
  readonly title: string
  readonly language: string
  /** Whose it is, by name; null where no name is given. */
  readonly subject: string | null
}

/** A printed summary as an HL7 FHIR R4 `DocumentReference`, the PDF within it in base64. */
export const printedSummary = ({ pdf, at, title, language, subject }: Printed): string =>
  writeJson({
    resourceType: 'DocumentReference',
    id: deriveId('printed-summary', title, at, subject ?? ''),
    status: 'current',
    type: { coding: [{ system: 'http://loinc.org', code: '60591-5', display: 'Patient summary Document' }] },
    subject: subject === null ? undefined : { display: subject },
    date: at,
    description: title,
    content: [{ attachment: { contentType: 'application/pdf', language, data: pdf, title, creation: at } }],
  })
