import { assistant } from './en/assistant'
import { device } from './en/device'
import { drugs } from './en/drugs'
import { mail } from './en/mail'
import { viewer } from './en/viewer'
import { written } from './en/written'
import { enScreens } from './en-screens'
import { enTalk } from './en-talk'

/** All that is said: beside the screens by servers, in answers, summaries, shares and mails. */
export const en = { ...enScreens, ...enTalk, assistant, device, drugs, mail, viewer, written }
