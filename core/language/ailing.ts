import type { AilingWords } from './ailing-words'
import { englishAiling } from './en/ailing'
import { hebrewAiling } from './he/ailing'

export const ailingWords: readonly AilingWords[] = [englishAiling, hebrewAiling]
