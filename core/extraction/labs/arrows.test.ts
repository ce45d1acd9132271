import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { extractLabs } from './index'

describe('arrows before results outside of tables', () => {
  test.each([
    ['חלבון באיסוף שתן 24 שעות   ↑ 3860   mg/24h   [0 - 150]', '3860', 'H'],
    ['כולסטרול כללי   ↑ 233   mg/dL   [0 - 200]', '233', 'H'],
    ['אלבומין   ↓ 3.1   g/dL   [3.5 - 5.2]', '3.1', 'L'],
  ])('%s', (line, value, flag) => {
    const labs = extractLabs(readDocument(typed(line, { rtl: true })))
    expect(labs.map((lab) => [lab.value, lab.flag])).toEqual([[value, flag]])
  })
})
