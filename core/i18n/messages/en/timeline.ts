/** All that stands, by the documents that say it (spec records.md §2). */
export const timeline = {
  title: 'Timeline',
  all: 'All Events',
  diagnosis: 'Diagnoses',
  medication: 'Medications',
  allergy: 'Allergies',
  procedure: 'Procedures',
  lab: 'Labs',
  imaging: 'Imaging',
  header: { one: '{n} event across {files}', other: '{n} events across {files}' },
  files: { one: '{n} file', other: '{n} files' },
  document: 'Medical Document',
  entered: 'Entered by you',
  empty: 'No events yet',
  openFile: 'Open the document',
} as const
