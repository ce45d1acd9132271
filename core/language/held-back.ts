import { englishHeldBack } from './en/held-back'
import { hebrewHeldBack } from './he/held-back'
import type { HeldBackWords } from './held-back-words'

export const heldBackWords: readonly HeldBackWords[] = [englishHeldBack, hebrewHeldBack]
