import { practice27EnLabs } from './practice27-en-labs.mjs'
import { practice27EnLetters } from './practice27-en-letters.mjs'
import { practice27EnTables } from './practice27-en-tables.mjs'

/** English pages on which rules are tried after the twenty-seventh set. */
export const practice27En = [...practice27EnLabs, ...practice27EnTables, ...practice27EnLetters]
