import { expect, test } from 'vitest'
import { readReply } from './reply'

const redirect = { type: 'redirect', message: 'Which one?', suggestions: ['What is new?'], topic: null }

test.each([
  ['plain JSON', JSON.stringify(redirect)],
  ['JSON in a code fence', `\`\`\`json\n${JSON.stringify(redirect)}\n\`\`\``],
  ['JSON in a fence without a language', `\`\`\`\n${JSON.stringify(redirect, null, 2)}\n\`\`\`\n`],
])('%s is an answer', (_name, content) => {
  expect(readReply(content)).toEqual(redirect)
})

test.each(['Hello there', '{"type":"redirect"}', '{"type":', '', '```json\nno\n```', 'null'])(
  '%j is shown as the words it is',
  (text) => {
    expect(readReply(text)).toEqual({ type: 'plain', text })
  },
)
