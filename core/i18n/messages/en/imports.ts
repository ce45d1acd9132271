import { importText } from '../../../import/faults'

export const imports = {
  ...importText,
  title: 'Import an export',
  busy: 'Importing...',
  text: 'An empty record can take in the .json or .zip file that Export Data gave you in another account: documents, what was read of them, your decisions, your reminders and your profile. Conversations, shared links and your consent stay there.',
  done: { one: '{n} document was imported', other: '{n} documents were imported' },
  withoutPictures: 'The file held no pictures. Upload your own photos again, and each finds its place.',
  failed: 'Nothing was imported',
} as const
