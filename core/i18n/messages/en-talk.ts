import { ask } from './en/ask'
import { voice } from './en/voice'

/** What the assistant's panel and a call say: a browser loads it with the first of them. */
export const enTalk = { ask, voice }
