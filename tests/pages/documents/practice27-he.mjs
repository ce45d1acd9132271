import { practice27HeLabs } from './practice27-he-labs.mjs'
import { practice27HeLetters } from './practice27-he-letters.mjs'
import { practice27HeTests } from './practice27-he-tests.mjs'

/** Ordinary Hebrew paper on which rules of the twenty-seventh round are tried. */
export const practice27He = [...practice27HeLabs, ...practice27HeTests, ...practice27HeLetters]
