/** The laboratory table, and results over time. */
export const trend = {
  test: 'Test',
  result: 'Result',
  range: 'Range',
  before: 'Last results',
  date: 'Date',
  show: { one: '{n} result over time', other: '{n} results over time' },
  caption: '{name} over time',
  point: '{value} on {date}: show it on its page',
  chart: 'Results over time',
  all: 'All results',
  back: 'All labs',
  count: { one: '{n} result', other: '{n} results' },
  notJudged: 'No range on the page',
  page: 'All results of {name}',
} as const
