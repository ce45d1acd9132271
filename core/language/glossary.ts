import { englishGlossary, englishUnits } from './en/glossary'
import { hebrewGlossary, hebrewUnits } from './he/glossary'

/** What tests, conditions and procedures are, a line each: `type: name of the vocabulary = sentence`. Our own words. */
export const glossaries: Readonly<Record<'en' | 'he', string>> = { en: englishGlossary, he: hebrewGlossary }

/** What units say, a line each: `unit as it is printed = what it says`. */
export const unitGlossaries: Readonly<Record<'en' | 'he', string>> = { en: englishUnits, he: hebrewUnits }
