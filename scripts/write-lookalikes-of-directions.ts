/**
 * Writes core/vocabulary/direction-lookalikes.ts anew from lists of English words, a word a line:
 * `npx vite-node scripts/write-lookalikes-of-directions.ts /usr/share/dict/american-english-large /usr/share/dict/british-english-large`
 * (Debian: wamerican-large, wbritish-large). To be run when the words of directions have grown by many.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { repairOf } from '../core/extraction/directions/misspelt'
import { askingWords } from '../core/language/asking'
import { everydayWords } from '../core/language/everyday-words'
import { questionWords } from '../core/language/questions'
import { conceptTypes } from '../core/vocabulary/concept'
import { entriesOf } from '../core/vocabulary/load'
import { filled } from './vocabulary/filled'

const paths: readonly string[] = process.argv.slice(2)
const listed = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n'))

/** Every word of a text, or of all texts in something made of them. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(wordsIn)
}

const named = [...conceptTypes, 'vital' as const].flatMap((type) =>
  entriesOf(type).flatMap(({ wordings }) => wordings.flatMap(({ text }) => wordsIn(text))),
)
const spoken = wordsIn([askingWords, everydayWords, questionWords])
const words = [
  ...new Set([
    ...listed.filter((word) => /^[A-Za-z]{4,}$/.test(word)).map((word) => word.toLowerCase()),
    ...named,
    ...spoken,
  ]),
].sort()

const alike = words.filter((word) => repairOf(word) !== null)
writeFileSync(
  new URL('../core/vocabulary/direction-lookalikes.ts', import.meta.url),
  `/**
 * Correctly spelled words, and words of the vocabulary's names, that are one letter from a word of directions. They are
 * themselves, and are never mended into it. Written by scripts/write-lookalikes-of-directions.ts from the word lists of Debian (SCOWL).
 */
export const directionLookalikes = \`
${filled(alike)}
\`
`,
)
console.log(`${alike.length} words of ${words.length}`)
