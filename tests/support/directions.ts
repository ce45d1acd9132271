/** The sets of tests/directions, each a file a language; a new one is named here alone. */
export const directionSets: readonly string[] = [
  'studied',
  'first-sight',
  'fresh',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]
