import type { Locale } from '../i18n/locale'
import { englishGlossary } from './en/glossary'
import { hebrewGlossary } from './he/glossary'

/** What tests, conditions and procedures are, a line each: `type: name of the vocabulary = sentence`. Our own words. */
export const glossaries: Readonly<Record<Locale, string>> = { en: englishGlossary, he: hebrewGlossary }
