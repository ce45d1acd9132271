import { twentySeventhEnLabs } from './twenty-seventh-en-labs.mjs'
import { twentySeventhEnLetters } from './twenty-seventh-en-letters.mjs'
import { twentySeventhEnMore } from './twenty-seventh-en-more.mjs'

/** The English half of the twenty-seventh set. */
export const twentySeventhEn = [...twentySeventhEnLabs, ...twentySeventhEnLetters, ...twentySeventhEnMore]
