import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extractLabs } from '../labs'
import type { ExtractedEntity } from '../types'

/** Cases as in `labs/cases`: a page of typed text, the results that it states, and how many there are in all. */
const folder = new URL('./cases/', import.meta.url)

const told = ({ name, value, unit, refLow, refHigh, flag, date }: ExtractedEntity) =>
  [name, value, unit ?? '', `${refLow ?? ''}..${refHigh ?? ''}`, flag ?? '', date ?? ''].join(' | ')

const read = (text: string) => extractLabs(readDocument(typed(text, { rtl: /^[^\p{L}]*[א-ת]/u.test(text) })))

describe.each(readdirSync(folder))('%s', (name) => {
  const cases = readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1)

  test.each(cases.map((block) => [block.slice(0, block.indexOf('\n')), block] as const))(
    '%s',
    (_title, block) => {
      const [page = '', expected = ''] = block.slice(block.indexOf('\n') + 1).split('\n---\n')
      const found = read(page)
      const lines = expected.trim().split('\n')
      const wanted = lines.flatMap((line) =>
        line.startsWith('+ ')
          ? [
              line
                .slice(2)
                .split('|')
                .map((part) => part.trim()),
            ]
          : [],
      )
      expect(found.map(told).sort()).toEqual(
        wanted.map((parts) => [...parts.slice(0, 5), parts[5] ?? ''].join(' | ')).sort(),
      )
      expect(found).toHaveLength(Number(lines.at(-1)?.slice(2)))
      for (const [name, value, , , , , doubt] of wanted) {
        const one = found.find((other) => other.name === name && other.value === value)
        expect([one?.doubt ?? '', one && decide(one).decision === 'accepted']).toEqual([doubt ?? '', !doubt])
      }
    },
  )
})
