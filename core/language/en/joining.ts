import type { JoiningWords } from '../asking-words'

/** How one thing that is asked is tied to another in English: what hides, corrects, ends and joins. */
export const englishJoining: JoiningWords = {
  seeming: `
i get confused; i am confused; im confused; it confuses me; confuses me; i am old and; can you remind me the; remind me the; remind me of the; they wrote it down; that they wrote it
but i was on; but i was not; but i was so; but i wasnt; but i wasn't; but i didnt; but i didn't; but i did not; but i couldnt; but i couldn't; but i dont; but i don't; but i cant; but i can't; but i missed; but i forgot; my english is not so good; my english is not good; my english is not very good; my english isnt good; my english isn't good; my english is bad; my english is poor; my english is not great
good morning; good evening; good afternoon; good night; in my words; in my own words
gone wrong with my health; went wrong with my health; gone wrong with me; went wrong with me; gone wrong medically; gone wrong healthwise
pay attention; paying attention; pay attention to; where is it at; where is it now; wheres it at; where does it stand; where do i stand; where am i at; where are we at; where are my levels
should i write; i should write; i must write; i need to write; i have to write; do i write; can i write; to write on; to write in; did they write; did he write; did she write; did the doctor write; did anyone write; does it write; did the hospital write; did the lab write
heart attack when i saw; heart attack when i read; heart attack when i opened; nearly had a heart attack; almost had a heart attack; nearly fainted when i saw; almost fainted when i saw; nearly died when i saw; almost died when i saw; heart of the matter; pain in the neck to; app is killing me; website is killing me; waiting is killing me; suspense is killing me; dying to know; dying to see; dying of curiosity; death of me
scared me to death; scaring me to death; bored to death; took my breath away; takes my breath away; head is spinning from; head spins from; blow my mind; blows my mind; cut me some slack; to die for; breathe a word; drowning in paperwork
kill for a straight answer; kill for an answer; just shoot me; died laughing; nearly died laughing; breaks my heart; break my heart; by heart; heart to heart; off the top of my head; keep an eye on; stroke of luck; stroke of genius
giving her the phone; giving him the phone; giving them the phone; her the phone; him the phone; them the phone; on the phone with; over the phone; on the phone now; have on the phone; is on the phone
panic attack from my; panic attack from the; panic attack when i
given my; given that
without my glasses; without glasses; no glasses; forgot my glasses; lost my glasses
remind me what; remind me of; remind me which; remind me who; remind me when; remind me how
remind me my; remind me whats; remind me where; remind me if; remind me about my; next to
appointment tomorrow and; appointment today and; falling out; without my glasses; without glasses; where it should be; where it ought to be; before i order; to order at; order food; who cares; so called
very patient; so patient; be patient; are patient; your patience`,
  corrections: `
i meant; i mean the other; not that one; not that; not this one; no the other; wrong one; the other one
the other sugar; the other cholesterol; the other test; the other iron`,
  takenBack: `no wait; wait no; i mean; i meant; scratch that; or rather; actually no; no actually`,
  untilNow: `
until now; till now; to now; until today; till today; to today; to date; and now; and today; up to now
up to today; up to date; onwards; onward`,
  andAfter: `
and after; and since; or now; and now; or after; and afterwards; and today; or today`,
  sinceThen: `
since then; and since; after that; ever since; afterwards; and then`,
  somewhere: `
i get there; give me there; gave me there; done there; do there; said there; say there; found there; find there
happened there; i was there; was i there; me there; got there; take there`,
  feasts: `
12-25 = christmas; xmas; christmas day
12-24 = christmas eve
12-31 = new years eve; new year's eve
01-01 = new year; new years; new year's; the new year; new years day
Kislev 25 +7 = hanukkah; chanukah; hanuka; hanukah
Tishri 1 +1 = rosh hashanah; rosh hashana
Tishri 10 = yom kippur; kippur
Tishri 15 +7 = sukkot; sukkoth
Adar 14 +1 = purim
Nisan 15 +6 = passover; pesach
Sivan 6 = shavuot; shavuoth`,
  whoAsks: `
surgeon; anesthetist; anaesthetist; anesthesiologist; dentist; insurance; insurer; insurance company; insurance form; nurse; pharmacist; pharmacy; employer
lawyer; school; paramedic; physio; physiotherapist; specialist; consultant; cardiologist; midwife; clinic; secretary; receptionist; travel clinic; new doctor; new gp
gym; trainer; dietitian; nutritionist; hygienist; embassy; occupational health; form; questionnaire`,
  wantsToKnow: `
asks; asked; is asking; are asking; keeps asking; keep asking; wants to know; want to know; wanted to know; needs to know; need to know; asking; wonders; inquires; needs it
asks me; asked me; wants it; needs this; wants this`,
  whetherWords: `if; whether; about; me if; me whether; me about; me; for; of me`,
  saysSo: `says; said; thinks; worries; worried; is worried; claims; insists; reckons; believes; fears; is convinced; is sure; read; heard; keeps saying; nags`,
  bothSides: `and which are not; and which arent; and what is not; and what isnt; and whats not; and which is not; and what is off; and whats off; and which are off; and which are out; and what is out; and whats out; and what is bad; and whats bad; and which are bad; and what are not; good and bad; in and out of; ok and what; fine and what; normal and what`,
  anyStudy: `imaging; scans; imaging studies; imaging tests; radiology; images`,
  joinedAskers: `
and if so; if so what; if so which; and if yes; if yes what; if yes which
and what; and whats; and when; and who; and whos; and where; and which; and how; and hows; and is
and are; and am; and do; and does; and did; and was; and were; and have; and has; and had; and can
and should; and may; and why; and any; and show; and list; and tell; and give; and also what
and also whats; and also when; and also who; and also whos; and also where; and also which; and also how
and also hows; and also is; and also are; and also am; and also do; and also does; and also did
and also was; and also were; also what; also whats; also when; also who; also where; also which
also how; also is; also are; also do; also did; plus what; plus when; plus who; plus which; plus how`,
}
