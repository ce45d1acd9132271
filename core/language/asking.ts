import { englishAsking } from './en/asking'
import { hebrewAsking } from './he/asking'
import type { AskingWords } from './asking-words'

/** What is asked after, in all languages: apart from `questionWords`, which browsers load to hear a call for help. */
export const askingWords: readonly AskingWords[] = [englishAsking, hebrewAsking]
