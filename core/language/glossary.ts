import { englishGlossary } from './en/glossary'
import { hebrewGlossary } from './he/glossary'

/** What tests, conditions and procedures are, a line each: `type: name of the vocabulary = sentence`. Our own words. */
export const glossaries: Readonly<Record<'en' | 'he', string>> = { en: englishGlossary, he: hebrewGlossary }
