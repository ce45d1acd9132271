import type { FurtherWords } from '../further-words'
import { englishAppHelp } from './app-help'

/** What is asked further in English of what is named. */
export const englishFurther: FurtherWords = {
  whichFirst: `
before or after; after or before; came first; come first; comes first; happened first; which was first; what was first; was first the; or before; or after
or afterwards; earlier or later; was it before; was that before; was this before; was it after; was that after; was this after`,
  timeApart: `
how long between; how much time between; how long from; time from; how long after; how long before; how much later; how long was it from; how long it was from
how long passed between; how long passed from; how many months between; how many days between; how many weeks between; how many years between
how many months from; how many days from; how many weeks from; how many months after; how many days after; how many weeks after; time between; gap between`,
  contacts: `
phone number; phone no; phone; telephone; tel number; fax number; email; e-mail; address; opening hours; office hours; contact details; contact info; how do i reach; how to reach; whatsapp; website`,
  opinions: `
any good; a good doctor; good doctor; bad doctor; best doctor; the best; competent; trust him; trust her; trust dr; trust this doctor; can i trust
reliable; reputation; recommended doctor; well known; know what he is doing; know what she is doing; experienced; a good hospital; a good lab; good hospital; good lab`,
  eats: `eat; eating; drink; drinking; have a; have some; try; taste; swallow; use`,
  thatDoctor: `
that doctor; same doctor; this doctor; the doctor also; did he; did she; has he; has she; he also; she also; he give; she give; he gave; she gave; he prescribe; she prescribe; from him; from her; by him; by her`,
  doctorNouns: `doctor; doctors; specialist; dr; doc; surgeon; consultant; clinic`,
  pieceNouns: `tablet; tablets; pill; pills; meds; medicine; medicines; medication; drug; drugs; capsule; capsules; drops; injection; injections; shots; syrup; patch; patches`,
  likeThat: `always like that; always like this; always so; always been like; always that way; always this way; always been that; always been this; always been so; like that before; like this before; always the case; that way before; always that; always this`,
  appHelp: englishAppHelp,
}
