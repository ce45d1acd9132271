import { expect, it } from 'vitest'
import { toSourcePlace, type Homography, type PageReading } from './page'
import type { Box } from '../records/place'

const page = (toSource: Homography): PageReading => ({
  version: 1,
  source: { width: 400, height: 300 },
  frame: { width: 400, height: 300 },
  toSource,
  turn: 0,
  script: 'latin',
  words: [],
})

const [cos, sin] = [Math.cos(Math.PI / 18), Math.sin(Math.PI / 18)]

it.each<[string, Homography, Box, Box, number[][]]>([
  ['flat', [1, 0, 0, 0, 1, 0, 0, 0, 1], [10, 20, 30, 5], [10, 20, 30, 5], [[10, 20], [40, 20], [40, 25], [10, 25]]],
  ['tilted by 10°', [cos, -sin, 100, sin, cos, 50, 0, 0, 1], [0, 0, 100, 10], [98, 50, 101, 28], [[100, 50], [198.5, 67.4], [196.7, 77.2], [98.3, 59.8]]],
  ['on its side', [0, -1, 300, 1, 0, 0, 0, 0, 1], [50, 20, 100, 10], [270, 50, 10, 100], [[280, 50], [280, 150], [270, 150], [270, 50]]],
  ['from an angle', [1, 0, 0, 0, 1, 0, 0, 0.001, 1], [100, 100, 100, 100], [83, 90, 99, 77], [[90.9, 90.9], [181.8, 90.9], [166.7, 166.7], [83.3, 166.7]]],
  ['beyond the edge', [1, 0, 0, 0, 1, 0, 0, 0, 1], [-10, 290, 30, 30], [0, 290, 20, 10], [[0, 290], [20, 290], [20, 300], [0, 300]]],
])('a line of a sheet that lies %s', (_name, toSource, box, upright, corners) => {
  expect(toSourcePlace(page(toSource), box)).toEqual({ box: upright, corners })
}) // prettier-ignore
