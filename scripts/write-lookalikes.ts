/**
 * Writes core/vocabulary/lookalikes.ts anew from lists of English words, a word a line:
 * `npx vite-node scripts/write-lookalikes.ts /usr/share/dict/american-english-large /usr/share/dict/british-english-large`
 * (Debian: wamerican-large, wbritish-large). To be run when the vocabulary has grown by many names.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { conceptTypes } from '../core/vocabulary/concept'
import { findMentions, tokenise } from '../core/vocabulary/match'
import { filled } from './vocabulary/filled'

const paths: readonly string[] = process.argv.slice(2)
const listed = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n'))
const words = [...new Set(listed)].filter((word) => /^[a-z]{5,}$/.test(word)).sort()

const mentionsIn = (word: string) => findMentions(tokenise(word), conceptTypes)

/** "Verrucas" is how the name of a concept is said of many. */
const isPlural = (word: string): boolean =>
  [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some(
    (one) => one !== word && mentionsIn(one).some(({ fuzzy }) => !fuzzy),
  )

const alike = words.filter((word) => mentionsIn(word).some(({ fuzzy }) => fuzzy) && !isPlural(word))
writeFileSync(
  new URL('../core/vocabulary/lookalikes.ts', import.meta.url),
  `/**
 * Correctly spelled English words that are one misread letter from a name of the vocabulary. They are themselves, and are
 * never corrected into a concept. Written by scripts/write-lookalikes.ts from the word lists of Debian (SCOWL).
 */
export const lookalikes = \`
${filled(alike)}
\`
`,
)
console.log(`${alike.length} words of ${words.length}`)
