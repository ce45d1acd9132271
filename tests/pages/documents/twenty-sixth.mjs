import { practice26EnLabs } from './practice26-en-labs.mjs'
import { practice26EnLetters } from './practice26-en-letters.mjs'
import { practice26HeLabs } from './practice26-he-labs.mjs'
import { practice26HeMore } from './practice26-he-more.mjs'
import { twentysixthEnLabs } from './twenty-sixth-en-labs.mjs'
import { twentysixthEnLetters } from './twenty-sixth-en-letters.mjs'
import { twentysixthEnMore } from './twenty-sixth-en-more.mjs'
import { twentySixthHeLabs } from './twenty-sixth-he-labs.mjs'
import { twentySixthHeLetters } from './twenty-sixth-he-letters.mjs'
import { twentySixthHeMore } from './twenty-sixth-he-more.mjs'

/** The twenty-sixth set and the pages for practice that were written with it, each in two halves. */
export const practice26En = [...practice26EnLabs, ...practice26EnLetters]
export const practice26He = [...practice26HeLabs, ...practice26HeMore]
export const twentySixthEn = [...twentysixthEnLabs, ...twentysixthEnLetters, ...twentysixthEnMore]
export const twentySixthHe = [...twentySixthHeLabs, ...twentySixthHeLetters, ...twentySixthHeMore]
