/** The whole record by words. */
export const search = {
  title: 'Search',
  label: 'Search your record',
  hint: 'A name, a value, a code or a place, in English or Hebrew',
  go: 'Search',
  files: 'Documents',
  nothing: 'Nothing found for {text}',
  nothingHint: 'Try fewer letters, or another name of the same thing.',
} as const
