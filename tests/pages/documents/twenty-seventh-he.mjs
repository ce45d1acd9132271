import { twentySeventhHeLabs } from './twenty-seventh-he-labs.mjs'
import { twentySeventhHeLetters } from './twenty-seventh-he-letters.mjs'
import { twentySeventhHeMore } from './twenty-seventh-he-more.mjs'

/** The twenty-seventh set's Hebrew half. */
export const twentySeventhHe = [...twentySeventhHeLabs, ...twentySeventhHeLetters, ...twentySeventhHeMore]
