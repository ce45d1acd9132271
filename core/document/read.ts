import { withoutBracketedMarks, withoutPrintedCodes } from './bracketed-marks'
import { withoutCrumbs } from './crumbs'
import { withCapitals, withInitials } from './capitals'
import { laidLevel } from './fanned'
import { spacingOf } from './cells'
import { dateOrderOf, poorlyRead } from './date-order'
import { withEqualsRead } from './equals'
import { joinFragments } from './fragments'
import { factsOf } from './facts/index'
import { tablesOf } from './parse/tables'
import { typicalHeight } from './geometry'
import { withStrengthsApart } from './glued-strengths'
import { levelHeights } from './heights'
import { readRow } from './lines'
import type { PageReading, Word } from './page'
import { placeLines } from './placed'
import { withoutBareCounts, withoutNumbering, withStopsRead } from './numbering'
import { regionsOf } from './regions'
import { residualSkew, rowsOf } from './rows'
import { clean, hebrewShare } from './script'
import { sectionsOf } from './sections'
import { printedDays } from './short-days'
import { withoutInkOfRules } from './rule-ink'
import type { Document, Line } from './types'
import { withStackedDays } from './stacked-days'
import { withStackedLimits } from './stacked-limits'
import { withTurnedWords } from './turned-words'
import { withWrappedLimits } from './wrapped-limits'
import { withGramsRead, withPercentsRead } from './unit-columns'
import { isBesideAny, uprightRuns } from './upright'
import { levelWidths } from './widths'
import { withAnswersBefore } from './yes-no-boxes'
import { decimalMarkOf } from './values/decimal-mark'

/** Words and boxes → lines, cells, columns, tables, sections and the facts of the document itself. */
export function readDocument(stored: PageReading): Document {
  const page = laidLevel(stored)
  const read = page.words.flatMap((word): Word[] => {
    const text = clean(word.text)
    return text === '' || word.box[2] <= 0 || word.box[3] <= 0 ? [] : [{ ...word, text }]
  })
  const whole = withCapitals(
    withInitials(withStrengthsApart(withTurnedWords(joinFragments(levelWidths(levelHeights(read)))))),
  )
  const tall = typicalHeight(whole)
  const seen = withoutCrumbs(withoutInkOfRules(whole, tall), tall)
  const standing = uprightRuns(seen, tall)
  const upright = new Set(standing.flat())
  // What is left of a rule reads as a stroke, but is lower than a letter.
  const solid = seen.filter(
    (word) =>
      !upright.has(word) &&
      (!/^[1lI|!i\][]$/.test(word.text) || word.box[3] >= 0.72 * tall || /^\|$/.test(word.text)),
  )
  const texts = solid.map(({ text }) => text)
  const { order } = dateOrderOf(texts, hebrewShare(texts) > 0.25)
  const { words: all, days } = withStackedDays(
    withStackedLimits(
      withWrappedLimits(
        withGramsRead(
          withPercentsRead(
            withEqualsRead(withoutBracketedMarks(withoutPrintedCodes(withAnswersBefore(solid)))),
          ),
        ),
      ),
    ),
    order,
  )
  // A Hebrew laboratory report names its tests in English: a quarter of Hebrew letters makes a Hebrew page.
  const direction = hebrewShare(all.map((word) => word.text)) > 0.25 ? 'rtl' : 'ltr'
  const skew = residualSkew(all)
  const words = withoutBareCounts(withStopsRead(all, direction), direction, skew)
  const height = typicalHeight(words)
  const regions = regionsOf(words, direction, skew)
  const printed = regions.flatMap((region): Line[] => {
    const rows = rowsOf(region, skew)
    const spacing = spacingOf(rows)
    return withoutNumbering(rows.flatMap((row) => readRow(row, direction, spacing) ?? []))
  })
  const dates = dateOrderOf(printed.map((line) => line.text), direction === 'rtl') // prettier-ignore
  const mark = decimalMarkOf(words)
  const parsed = tablesOf(regions, {
    direction,
    skew,
    height,
    order: dates.order,
    printed: printedDays(printed, dates.order),
    mark,
    days,
  })
  const results = parsed.results.map((table) => ({ ...table, upright: isBesideAny(standing, table, height) }))
  const tables = { ...parsed, results }
  const sections = sectionsOf(placeLines(printed, tables), height)
  const facts = factsOf({
    page,
    lines: printed,
    sections,
    ...tables,
    dateOrder: dates.order,
    unsureDays: new Set([...dates.unsure, ...poorlyRead(words, dates.order)]),
    height,
  })
  return { page, direction, lines: printed, sections, ...tables, mark, facts }
}
