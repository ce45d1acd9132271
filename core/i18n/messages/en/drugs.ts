/** What the list of medications says of itself, told on the server (spec records.md §2). */
export const drugs = {
  count: { one: '{n} medication', other: '{n} medications' },
  /** Of the tabs: four of them stand in the width of a phone. */
  allTab: 'All',
  nowTab: 'Now',
  changedTab: 'Changed',
  beforeTab: 'Before',
  now: 'Taking now',
  nowEmpty: 'Your record names nothing that you take now.',
  changed: 'Dose changed',
  changedEmpty: 'Your record shows no changed dose among the medications that you take now.',
  changedOn: 'Dose changed {date}',
  before: 'Before',
  beforeEmpty: 'Your record names nothing that you took before and no longer take.',
  beforeHint: 'Stopped, ended or completed, and vaccines that were given.',
  was: 'Before: {dose}, {date}',
} as const
