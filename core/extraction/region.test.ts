import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from '../document/read'
import { extract } from './extract'

/** The words of a page that stand in the region of its first fact of a type. */
function regionOf(text: string, type: string): string {
  const page = typed(text)
  const [x = 0, y = 0, w = 0, h = 0] =
    extract(readDocument(page)).find((one) => one.type === type)?.evidence.box ?? []
  return page.words
    .filter(
      ({ box }) =>
        box[0] >= x - 2 && box[0] + box[2] <= x + w + 2 && box[1] >= y - 2 && box[1] + box[3] <= y + h + 2,
    )
    .map((word) => word.text)
    .join(' ')
}

test('the unit of a result is in its region, on the next line too', () => {
  const region = regionOf(
    'Hospital course\nShe was pale and tired on admission, and her hemoglobin was 9.7\ng/dL. It recovered later.',
    'lab',
  )
  expect(region).toContain('hemoglobin was 9.7')
  expect(region).toContain('g/dL.')
})

test('the dose of a drug that is told in a sentence is in its region', () => {
  const region = regionOf(
    'Hospital course\nAfter the operation he was given enoxaparin subcutaneously at a dose of 40 mg\ndaily until he could walk.',
    'medication',
  )
  expect(region).toMatch(/enoxaparin .* 40 mg/)
})
