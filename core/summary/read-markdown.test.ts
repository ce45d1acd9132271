import { expect, test } from 'vitest'
import type { Citation } from '../records/summary'
import { strong } from '../records/summary-kinds'
import { summaryMarkdown } from './markdown'
import { readSummary } from './read-markdown'

const bold = (text: string) => `${strong.open}${text}${strong.close}`
const [first, second] = ['5b0c7a3e-0000-4000-8000-000000000001', '5b0c7a3e-0000-4000-8000-000000000002']
const citations = [first, second].map((id) => ({ entity_id: id })) as Citation[]

test.each([
  `${bold('Hemoglobin A1c')} was 7.3 %`,
  'a * b ** c _d_ [x](http://y) `z` <b>&amp;</b> # | ~ ! \\ \\* @ www.example.org',
  `${bold('**a** & <b>')}, then ${bold('ויטמין D')}`,
  '1. not a list - nor this',
  '',
])('what was written is read back: %j', (text) => {
  const written = summaryMarkdown(
    'A *title*',
    [{ kind: 'problems', title: 'Active & past', sentences: [{ text, cites: [second, first] }] }],
    citations,
  )
  const [section, ...others] = readSummary(written)
  expect(others).toEqual([])
  expect(section?.title).toBe('Active & past')
  const [sentence] = section?.sentences ?? []
  expect(sentence?.numbers).toEqual([2, 1])
  const told = sentence?.pieces.map((piece) =>
    piece.strong ? bold(piece.text.replace(/^\u2068|\u2069$/g, '')) : piece.text,
  )
  expect(told?.join('')).toBe(text)
})

test('sections and sentences stay in their order, and the title is left to the screen', () => {
  const text = '# All\n\n## One\n- a \\[1\\]\n- b \\[2\\]\n\n## Two\n- c \\[1\\]\\[2\\]'
  expect(readSummary(text)).toEqual([
    {
      title: 'One',
      sentences: [
        { pieces: [{ text: 'a', strong: false }], numbers: [1] },
        { pieces: [{ text: 'b', strong: false }], numbers: [2] },
      ],
    },
    { title: 'Two', sentences: [{ pieces: [{ text: 'c', strong: false }], numbers: [1, 2] }] },
  ])
})
