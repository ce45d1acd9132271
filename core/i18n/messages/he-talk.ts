import { ask } from './he/ask'
import { voice } from './he/voice'

/** What the assistant's panel and a call say: a browser loads it with the first of them. */
export const heTalk = { ask, voice }
