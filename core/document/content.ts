import { plain } from './script'

/** What a cell of a results table holds, by its form alone. */
export type Content = 'number' | 'range' | 'flag' | 'unit' | 'date' | 'quality' | 'text' | 'empty'

const number = /^[<>≤≥=~]{0,2}\s*[+-]?\d{1,6}([.,]\d{1,4})?\s*[*]?$|^\d{1,3}(,\d{3})+$/
const range =
  /^[([]?\s*\d+([.,]\d+)?\s*(-|–|to|עד|\.\.)\s*\d+([.,]\d+)?\s*[)\]]?$|^[([]?\s*([<>≤≥]=?|=[<>]|up to|upto|less than|more than|under|below|above|over|עד|מעל|מתחת ל|פחות מ)-?\s*\d+([.,]\d+)?\s*[)\]]?$|^\d+([.,]\d+)?\s*(=?[<>]|[<>]=)$/
const flag =
  /^[([]?(h|l|hh|ll|n|a|high|low|abnormal|normal|critical|crit|\*{1,3}|↑+|↓+|▲|▼|!|h\*|l\*|גבוה|נמוך|תקין|חריג|↑h|↓l)[)\]]?$/
const unit =
  /^(x\s?)?(%|\/[a-z]{2,4}|[a-zµμ%]{1,8}\s?\/\s?[a-zµμ\d.³²^ *]{1,12}|x?\s?10\s?[\^°*"e']?\s?\d{1,2}\s?\/\s?[a-zµμ]{1,3}|fl|pg|sec|secs|seconds|s|ratio|index|g|mg|ml|mm|mmhg|mosm.*|copies\/.*|titer|iu|u|thou\/.*|units?(\/.*)?|יח'?(\/.*)?)\.?$/
const date = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(\s+\d{1,2}:\d\d)?$|^\d{4}-\d\d-\d\d/
const quality =
  /^(neg(ative)?|pos(itive)?|trace|nil|none|normal|absent|present|clear|yellow|straw|amber|cloudy|turbid|hazy|reactive|non.?reactive|(not )?detected|[1-4]\+|\+{1,4}|few|many|moderate|rare|occasional|שלילי|חיובי|תקין|צהוב|צלול|עקבות|לא נמצא|immune|non.?immune|equivocal|borderline)\.?$/

export function contentOf(text: string): Content {
  const read = plain(text)
  if (read === '' || /^[-–—.|_]+$/.test(read)) return 'empty'
  if (date.test(read)) return 'date'
  if (flag.test(read)) return 'flag'
  if (number.test(read)) return 'number'
  if (range.test(read)) return 'range'
  if (quality.test(read)) return 'quality'
  if (/^[<>≤≥]?\s*\d+([.,]\d+)?\s*(h|l|\*|high|low|↑|↓|גבוה|נמוך)$/.test(read)) return 'number'
  const counted = /^[<>≤≥]{0,2}\s*\d{1,6}(?:[.,]\d{1,4})?\s?(\S.*)$/.exec(read)
  if (counted && unit.test(counted[1] ?? '')) return 'number'
  if (unit.test(read)) return 'unit'
  return 'text'
}

/** What most of the cells of a column hold, empty ones left out. */
export function majority(contents: readonly Content[]): Content {
  const counts = new Map<Content, number>()
  for (const content of contents) if (content !== 'empty') counts.set(content, (counts.get(content) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'empty'
}
