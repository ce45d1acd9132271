import type { HeldBackWords } from '../held-back-words'

/** What no plain yes or no is said to in English. */
export const englishHeldBack: HeldBackWords = {
  only: `only; just; solely; alone; nothing but; nothing else; nothing else than; sole; exclusively`,
  otherOnly: `only once; just once; only in; only since; only at; only when; only if; only for; only twice; just now; just for; just in; just since; just a; just the last; just checking; just asking; just wondering; just curious; just want; just wanted; just need; just tell; just had; just got; just read; just been; only by; only after; only before; i just; im just; not only; if only; leave me alone; just to; just so; just making; just double; just confirming`,
  tags: `right; yes; correct; no; ok; yeah; huh; true; isnt it`,
  because: `because; because of; the reason my; the reason for my; the reason i; the reason that my; behind my; to blame for; the culprit; making my; causing my; caused my; cause of; cuz; coz; bc; bcos; due to; caused by; as a result of; thanks to; on account of; from not; comes from; coming from; brought on by`,
  forLong: `for long; for a long time; for so long; for years; for months; for weeks; for ages; for a while; all along; the whole time; this whole time; all this time; long time; since forever; all these years; for many years; for a few years; for quite a while`,
  recorded: `recorded; on record; on file; documented; listed; noted; still written; still written down; in my record; in the record; in my file; in the file; in my chart`,
  ambulance: `ambulance; an ambulance; emergency number; emergency services; paramedics; 911`,
  whoOperated: `who operated; my surgeon; the surgeon; which surgeon; who did the surgery; who did the operation; who performed`,
  prescribes: `prescribe; prescribed; gave me; give me; put me on; start me on; started me on; wrote me; write me`,
  callsWhom: `number; the number; phone; call; dial; reach`,
  familyDoctor: `family doctor; gp; primary care doctor; primary care; family physician`,
  standsOn: `is; are; was; were; listed; written; mentioned; mention; mentions; appear; appears; appeared; stand; stands; list; lists; say; says; have; has; show; shows`,
  onPage: `on it; in it; on there; in there; on that; in that; on that page; on the page; on this; in this; mentioned there; listed there; included; mentioned; on the list`,
  thanThat: `than that; than this; than now; than it is; than it is now; than today; than todays; than the last; than the latest; than the newest; than the current; than these`,
  allergicTo: `allergic to; im allergic to; allergies i have; allergies do i have; allergy do i have; an allergy to`,
  backTo: `back to the first; go back to the; the first one i asked; first thing i asked; the one i asked first; back to the one before; back to what i asked; the first i asked; the first test i asked; back to my first question`,
  sameTest: `absolute; abs; percent; percentage; count; counts; number; total; serum; plasma; blood; level; levels; fasting; random; automated; calculated; estimated; test; result; sensitive; high; ultrasensitive; venous; capillary`,
  otherIllness: `pulmonary; portal; ocular; intracranial; gestational; insipidus; latent; borderline; neonatal; renovascular; pseudo; threatened; history; family; phobia; screening; carrier; risk`,
  forWhom: `for my age; at my age; for someone my age; for a woman; for women; for a man; for men; for a female; for a male; for a child; for a kid; for my weight; for my height; for an athlete; for a smoker; for a vegan; for a vegetarian; for an older person; for an old woman; for a senior; for surgery; for an operation; for the operation; for pregnancy; in pregnancy; while pregnant; to get pregnant; for someone with; for someone who; for a person with; for people with; with my illness; with my condition; with my diabetes; for a diabetic; for diabetics; for a diabetes patient`,
  glands: `thyroid; thyroid gland; gland`,
  howLong: `how long; how many days; how many weeks; how many months`,
  asksSince: `since when; from when; since what year; since which year; when was i diagnosed`,
  cameBack: `came back; come back; coming back; comes back; back again; back now; returned; return; returning; recur; recurs; recurred; recurring; recurrence; relapse; relapsed; reappear; reappeared`,
  backAtEnd: `back`,
  soAsks: `so why; so is; so how; so what; then why; why; how come; is; are; what is; whats`,
  besideKinds: `
LDL cholesterol = ldl cholesterol; the bad; and bad; bad kind; the bad kind
HDL cholesterol = hdl cholesterol; the good; and good; good kind; the good kind
Total cholesterol = total cholesterol; the total; and total; the overall`,
}
