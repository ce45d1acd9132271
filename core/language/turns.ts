import { englishTurns } from './en/turns'
import { hebrewTurns } from './he/turns'
import type { TurnWords } from './turn-words'

/** How questions point back at what was told, in all languages. Servers alone read it. */
export const turnWords: readonly TurnWords[] = [englishTurns, hebrewTurns]
