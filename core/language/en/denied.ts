import type { DeniedWords } from '../question-words'

/** By what words a sign is none of this moment: denied, asked of papers, only thought of; and a dose that was taken twice. */
export const englishDenied: DeniedWords = {
  asksPaper: `
did i; have i ever; have i had; was i; was it; was there; were there; what did; what does; what was; what were; when did; when was
did they; did he; did she; did the; did my; is there; are there; any mention; any record; does my; do my; do i have; have i got
show me; list my; which; where; who; how many; how often; written; mentioned; mention of; say about; says about; why was; why did`,
  returned: `hurts again; hurting again; aches again; and now it hurts; hurts now; hurting now; feels the same now; same again; it is back; its back; it's back; is back now; back again; again now; now again; have it now; have it again; feel it now; feel it again; got it now; started again; now too; now as well; and again today; same now`,
  longAgo: `a year ago; years ago; two years ago; last year; the year before`,
  wellAgain: `
fine today; i am fine today; im fine today; i'm fine today; fine now; i am fine now; im fine now; i'm fine now; fine now; ok now; okay now; good now; well now; better now; gone now; over now; alright now; healthy now; recovered now; fine since; fine today; now fine; now ok
now okay; now gone; now well; im fine; i'm fine; i am fine; all gone; all over; all good; went away; fully recovered; long gone`,
  alsoAsked: `too; also; as well; same; likewise; equally`,
  allergens: `peanut; peanuts; nut; nuts; shellfish; shrimp; egg; eggs; sesame; milk; fish; bee; wasp; penicillin; latex; and; what about; how about; with; a; from; s`,
  ateIt: `i ate; ate; ive eaten; i have eaten; i had some; i took; tasted; i tried; after eating`,
  whichCaused: `which allergy; which of my allergies; which allergen; which one gave; which gave; which of them gave; which drug gave; from which; what gave me; which one caused; which one is the; which is the one`,
  whichDrug: `
which antibiotic; what antibiotic; which antibiotics; which drug; what drug; which drugs; which medicine; what medicine; which medication; what medication; which med; what med; which meds; which pill; what pill; which pills; which tablet; which painkiller; what painkiller
which injection; which shot; which vaccine; which food; what food; which cream; which ointment; which of my drugs; which of my meds; which of my pills; which of my medicines; which of the drugs; which of the antibiotics; which one of my drugs; which one of my meds; which one of my pills`,
  onceDid: `swelled; made; gave; caused; puffed; puffed up; blew up; was it that swelled; was it that made; was it that gave; was it that caused; once swelled; once made; once gave; once caused; had swelled; had made; had caused; had given`,
  onceSigns: `swelled; swell; swelling; swollen; puffed; puffy; puff; blew up; blow up; rash; hives; itch; itching; reaction`,
  doesNow: `is swelling; are swelling; is swollen; are swollen; keeps; getting; been; started; still; is; are; im; i'm; worse; it; his; her; him; son; daughter; baby; kid; child; toddler; husband; wife; mother; father`,
  skinSigns: `rash; hives; itch; itching; reaction`,
  present: `
now; hurts; hurting; cant; can't; cannot; right now; this morning; tonight; getting worse; suddenly; help; ambulance; i feel; im having; think i
i am having; is having; woke up; minutes; just; not stopping; wont stop; won't stop`,
  elsewhere: `
someone at work; somebody at work; a coworker; a colleague; coworker of mine; colleague of mine; my coworker; my colleague; my neighbor; my neighbour; the neighbor; the neighbour; a neighbor; a neighbour; friend of mine; my friend
a friend; someone i know; somebody i know; died of; passed away from; on tv; on the news; in a movie; a film; a movie; a show`,
  fiction: `
a film; the film; films; a movie; the movie; movies; a series; a tv show; on tv; on the news; in the news; a documentary; a novel; in a book; a book about; read about; an article; a podcast; an episode; a story about; a video about; on youtube; on netflix`,
  notFiction: `
husband; wife; partner; mom; mum; mother; dad; father; son; daughter; baby; kid; grandma; grandpa; grandmother; grandfather; friend; neighbor; neighbour; sister; brother; here; next to; beside me
he; she; they; we; us; me; my; mine; im; i'm; i am; i have; i feel; i cant; i can't; is having; he is; she is; hes; shes; he's; she's; help; ambulance; right now; now`,
  supposed: `
chronic shortness of breath; chronic breathlessness; chronic chest pain; chronic breathing
suppose i; suppose i'd; supposing i; let's say i; lets say i; say i had; if i fainted; if i collapse; if i pass out; if i were to; what if; do if; happens if; happen if; who do i call if; should i call if; when should i worry; when to worry; when to call; when should i call; when should i go
in case i; in case of; what would happen if; worried about having; worried about getting; afraid of having; afraid of getting; scared of having
scared of getting; scared about having; fear of having`,
  asCause: `
side effect; side effects; can cause; could cause; does cause; do cause; may cause; might cause; what causes; can give; does give`,
  ownNow: `i have; i feel; i get; i got; ive; i've; im; i'm; i am; having; now; today`,
  denials: `
no; not; without; dont have; don't have; do not have; doesnt have; doesn't have; havent had; haven't had; have no; has no; had no
never; never had; never have; no longer have; no longer; not having; didnt have; didn't have; nor`,
  deniable: `
chest pain; chest pains; pain in chest; pain in my chest; pain in the chest; chest pressure; chest tightness; tightness in my chest
shortness of breath; short of breath; trouble breathing; difficulty breathing; breathing trouble; breathing problems; breathing problem
trouble speaking; trouble swallowing; problem breathing; problems breathing; wheezing; choking
fever; chills; rash; hives; swelling; swollen; bleeding; numbness; numb; weakness; weak; slurred speech; fainting; faint; fainted
dizziness; dizzy; lightheaded; vomiting; throwing up; nausea; nauseous; headache; headaches; stiff neck; confusion; confused
palpitations; sweating; cold sweat; cold sweats; seizure; seizures; stroke; heart attack; pain; pains; cough; coughing
blood in my stool; blood in my poop; blood in stool; blood in my pee; blood in my urine; black stool; loss of consciousness`,
  unlike: `like this; like that; like it; this bad; so bad; this strong; of this kind`,
  denialLinks: `any; a; an; more; real; bad; severe; new; other; sign; signs; of; symptoms; feeling; having; getting`,
  deniedToo: `or; nor`,
  fineThings: `breathing; breathe; breath; speech; speaking; talking; swallowing`,
  isFine: `fine; ok; okay; normal; normally; good; well; alright; clear; easily; freely`,
  fineLinks: `is; its; it's; are; still; totally; just; all; perfectly; quite; feels; seems; pretty; completely`,
  notFine: `
not; cant; can't; cannot; trouble; hard; harder; hardly; barely; difficulty; struggling; isnt; isn't; wasnt; wasn't; dont; don't
doesnt; doesn't; no; never; problems; problem; until; stopped`,
  taken: `took; taken; had; popped`,
  given: `gave her; gave him; gave my; injected; double dosed; doubledosed`,
  twice: `twice; two times; 2 times`,
  doubled: `
double dose; double dosed; took double; took it again; took again; took them again; took one again; took another
took an extra; extra dose; extra one; extra pill; a second one; second dose; two instead; 2 instead; instead of one; instead of 1; instead of half; doubled my
doubled the; two doses; 2 doses; both doses`,
  asDirected: `have i had; did i have; have i ever had; how many times; a day; daily; per day; each day; every day; supposed to; should i; can i; may i; do i; as prescribed; as told; forgot to take`,
  severalPieces: `four; five; six; seven; eight; nine; ten; eleven; twelve; dozen; several; many; lots; handful; bunch; all of; whole; too many; too much`,
  risky: `
insulin; lantus; novorapid; humalog; warfarin; coumadin; eliquis; apixaban; xarelto; rivaroxaban; pradaxa; dabigatran; edoxaban; enoxaparin; clexane
blood thinner; blood thinners; digoxin; lithium; methotrexate; morphine; oxycodone; oxycontin; percocet; fentanyl; tramadol; codeine
methadone; hydrocodone; vicodin; buprenorphine; opioid; glipizide; glyburide; glimepiride; gliclazide; glibenclamide; flecainide
amiodarone; theophylline; phenytoin; carbamazepine; valproate; clozapine; colchicine; chemo; chemotherapy; sleeping pill; sleeping pills
zolpidem; ambien; xanax; alprazolam; valium; diazepam; clonazepam; lorazepam`,
  poisons: `
bleach; detergent; perfume; cleaner; cleaning; poison; battery; batteries; magnet; magnets; antifreeze; gasoline; pesticide; mouthwash; nail polish
vape juice; mushrooms; mushroom; berries; weed; cannabis; edible; edibles; drugs; alcohol; vodka; acid; kerosene; paint; glue; soap; oil`,
  allergicTo: `allergic; allergy; anaphylaxis`,
  idioms: `
breathe a word; breathing a word; breathe down my neck; breathing down my neck; choking up reading; choked up reading; choking up over; choked up over; choking up with emotion; drowning in paperwork
drowning in paper; drowning in papers; drowning in documents; drowning in numbers; drowning in forms; drowning in letters; drowning in bills; drowning in work; heart attack inducing; dying to know; dying to see
all my pills for today; all my pills for the day; all my meds for today; all my meds for the day; all my morning pills; all my morning meds; all my evening pills; all my evening meds; all my daily pills; all my tablets for today; what is a thunderclap headache; whats a thunderclap headache; what does thunderclap headache mean; dying of curiosity; died laughing; death of me; kill for a; killing me with; heart of the matter; stroke of luck; stroke of genius`,
}
