import { englishGlossary } from './en/glossary'
import { englishTerms, englishUnits } from './en/terms'
import { hebrewGlossary } from './he/glossary'
import { hebrewTerms, hebrewUnits } from './he/terms'

/** What tests, conditions and procedures are, a line each: `type: name of the vocabulary = sentence`. Our own words. */
export const glossaries: Readonly<Record<'en' | 'he', string>> = { en: englishGlossary, he: hebrewGlossary }

/** What words and signs of pages say, a line each: `word; otherwise written = sentence`. */
export const termGlossaries: Readonly<Record<'en' | 'he', string>> = { en: englishTerms, he: hebrewTerms }

/** What units say, a line each: `as it is printed; otherwise printed = what it says`, longer ones before those in them. */
export const unitGlossaries: Readonly<Record<'en' | 'he', string>> = { en: englishUnits, he: hebrewUnits }
