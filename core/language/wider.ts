import { englishWider } from './en/wider'
import { hebrewWider } from './he/wider'
import type { WiderWords } from './wider-words'

export const widerWords: readonly WiderWords[] = [englishWider, hebrewWider]
