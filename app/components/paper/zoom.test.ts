import { expect, test } from 'vitest'
import { tilted } from '#core/paper/testing/tilted'
import { zoomToRead } from './zoom'

const page = { width: 1240, height: 1754 }

test.each([
  ['a line that can be read as it is', 40, 620, 1],
  ['a line that needs twice its size', 20, 434, 2],
  ['print too small for any step', 2, 300, 3.5],
  ['a pane that is not laid out yet', 20, 0, 1],
])('%s', (_name, height, pane, zoom) =>
  expect(zoomToRead([tilted([100, 100, 400, height], 3)], page, pane)).toBeCloseTo(zoom, 5),
)
