import { assistant } from './he/assistant'
import { device } from './he/device'
import { drugs } from './he/drugs'
import { mail } from './he/mail'
import { viewer } from './he/viewer'
import { written } from './he/written'
import { heScreens } from './he-screens'
import { heTalk } from './he-talk'

/** All that is said: beside the screens by servers, in answers, summaries, shares and mails. */
export const he = { ...heScreens, ...heTalk, assistant, device, drugs, mail, viewer, written }
