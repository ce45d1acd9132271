import type { FurtherWords } from '../further-words'
import { englishAppHelp } from './app-help'
import { englishDrugAsking } from './drug-asking'

/** What is asked further in English of what is named. */
export const englishFurther: FurtherWords = {
  ...englishDrugAsking,
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
  whoSaw: `who did i see; who have i seen; who i saw; who saw me; who did i visit; who did i go to; who treated me; who checked me`,
  doctorNouns: `doctor; doctors; specialist; dr; doc; surgeon; consultant; clinic`,
  pieceNouns: `tablet; tablets; pill; pills; meds; medicine; medicines; medication; drug; drugs; capsule; capsules; drops; injection; injections; shots; syrup; patch; patches`,
  likeThat: `always like that; always like this; always so; always been like; always that way; always this way; always been that; always been this; always been so; like that before; like this before; always the case; that way before; always that; always this`,
  appHelp: englishAppHelp,
  oneMore: `
another; second; recheck; rechecked; repeated; repeat; done again; did it again; do it again; again; follow up; followup; follow-up; one more; twice; redone; re-done; re done; a control`,
  gone: `
why is there no; why isnt there; why isn't there; why no; why isnt; why isn't; why dont i have; why don't i have; why is my; where did; where is my; where has; disappear; disappeared; vanished; vanish; went missing; missing; gone; used to be; was there before; had a; had one; what happened to; was it removed; why cant i see; why can't i see; why do you not have; why dont you have; not in my results; not in my record; before`,
  degrees: `
very; really; extremely; dangerously; severely; terribly; seriously; badly; alarmingly; critically; awfully; super; so; way too; much too; far too; slightly; a little; a bit; mildly; barely; only just; pretty; quite; that; hugely; totally; scarily; a lot`,
  howMuch: `
how bad; how low; how high; how far off; how serious; how severe; how dangerous; a lot; is it much; is that much; too much; that bad; so bad; very bad; really bad; is it bad; is that bad; is this bad`,
  whatItIs: `
what does; what do; whats the use of; what is the use of; how does; what are; what is; whats; what's; what did they take out; what did they remove; what was taken out; what was removed; what do they take out; what do they remove; what gets removed; which organ; two sugar; two kinds of sugar; two different sugar; explain; good for; tell me what`,
  withDrugs: `
alcohol; beer; beers; wine; vodka; whisky; whiskey; liquor; drinks; cocktail; grapefruit; grapefruits; coffee; caffeine; tea; energy drink; energy drinks; cannabis; weed; marijuana; smoke; licorice; liquorice`,
  otherDose: `
stop; stopping; quit; quitting; come off; coming off; drop the; skip; skipping; double; doubling; twice the; two instead; halve; half; take more; take less; increase; increasing; raise; lower the; lower my; reduce; reducing; cut down; more of; less of; instead of; switch; change the dose; change my dose; without telling; off it; go off`,
  leftOutDose: `
forgot; forgot my; forgotten; forgot to take; missed; missed my; missed a; skipped; didnt take; didn't take; did not take; havent taken; haven't taken`,
  doseMoved: `
ever different; different dose; a different dose; other dose; another dose; other doses; stay the same; stayed the same; always the same; been the same; ever change; ever changed; never changed; been changed; unchanged; was it always; always this dose; always this much`,
  doseUp: `raise; raised; raising; increase; increased; increasing; up my; upped; bumped; bumped up; bump up; go up; goes up; gone up; went up; put up; double; doubled; higher`,
  doseDown: `cut; cut back; reduce; reduced; reducing; lower; lowered; lowering; decrease; decreased; go down; goes down; gone down; went down; halve; halved; cut down`,
  removes: `took out; take out; taken out; taking out; removed; remove; removal; cut out; cut off; excised; extracted`,
  didThey: `did they; did anyone; did anybody; did someone; did somebody; did he; did she; did the doctor; did the doctors; did i; did we; did my doctor; has anyone; has anybody; have they; was; were; has; has it; have`,
  repeated: `recheck; rechecked; retest; retested; repeat; repeated; redo; redone; check again; checked again; test again; tested again; measure again; measured again; done again; do again; ever again`,
  termResolved: `resolved`,
  termDenied: `denies; denied; ruled out; rules out; negated`,
}
