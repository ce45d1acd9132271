import type { BodyPart, Purpose, Route } from '../records/dosage-terms'
import type { Locale } from './locale'

/** One of both languages for each route, part of the body and purpose that directions name. */
type Words<T extends string> = Readonly<Record<T, Readonly<Record<Locale, string>>>>

export const routeWords: Words<Route> = {
  oral: { en: 'by mouth', he: 'דרך הפה' },
  sublingual: { en: 'under the tongue', he: 'מתחת ללשון' },
  buccal: { en: 'inside the cheek', he: 'בלחי' },
  intravenous: { en: 'into a vein', he: 'לווריד' },
  intramuscular: { en: 'into a muscle', he: 'לשריר' },
  subcutaneous: { en: 'under the skin', he: 'מתחת לעור' },
  intradermal: { en: 'into the skin', he: 'לתוך העור' },
  inhaled: { en: 'inhaled', he: 'בשאיפה' },
  nasal: { en: 'in the nose', he: 'באף' },
  ophthalmic: { en: 'in the eye', he: 'בעין' },
  otic: { en: 'in the ear', he: 'באוזן' },
  topical: { en: 'on the skin', he: 'על העור' },
  transdermal: { en: 'on the skin', he: 'על העור' },
  rectal: { en: 'in the rectum', he: 'דרך פי הטבעת' },
  vaginal: { en: 'in the vagina', he: 'דרך הנרתיק' },
  tube: { en: 'through a feeding tube', he: 'דרך צינור הזנה' },
}

/** In Hebrew a part has a gender, which its side follows: those that are masculine. */
export const masculineParts: ReadonlySet<BodyPart> = new Set([
  'nostril',
  'area',
  'skin',
  'back',
  'neck',
  'elbow',
  'mouth',
  'eyelid',
])

interface PartWords {
  readonly en: readonly [preposition: string, one: string, both: string]
  readonly he: readonly [one: string, both: string]
}
/** Where a drug is put; in Hebrew with its preposition. */
export const partWords: Readonly<Record<BodyPart, PartWords>> = {
  eye: { en: ['in', 'eye', 'eyes'], he: ['בעין', 'בשתי העיניים'] },
  ear: { en: ['in', 'ear', 'ears'], he: ['באוזן', 'בשתי האוזניים'] },
  nostril: { en: ['in', 'nostril', 'nostrils'], he: ['בנחיר', 'בשני הנחיריים'] },
  area: { en: ['on', 'affected area', 'affected areas'], he: ['על האזור הנגוע', 'על שני האזורים הנגועים'] },
  skin: { en: ['on', 'skin', 'skin'], he: ['על העור', 'על העור'] },
  face: { en: ['on', 'face', 'sides of the face'], he: ['על הפנים', 'על שני צידי הפנים'] },
  scalp: { en: ['on', 'scalp', 'sides of the scalp'], he: ['על הקרקפת', 'על שני צידי הקרקפת'] },
  hand: { en: ['on', 'hand', 'hands'], he: ['על היד', 'על שתי הידיים'] },
  arm: { en: ['on', 'arm', 'arms'], he: ['על הזרוע', 'על שתי הזרועות'] },
  leg: { en: ['on', 'leg', 'legs'], he: ['על הרגל', 'על שתי הרגליים'] },
  foot: { en: ['on', 'foot', 'feet'], he: ['על כף הרגל', 'על שתי כפות הרגליים'] },
  knee: { en: ['on', 'knee', 'knees'], he: ['על הברך', 'על שתי הברכיים'] },
  shoulder: { en: ['on', 'shoulder', 'shoulders'], he: ['על הכתף', 'על שתי הכתפיים'] },
  elbow: { en: ['on', 'elbow', 'elbows'], he: ['על המרפק', 'על שני המרפקים'] },
  back: { en: ['on', 'back', 'sides of the back'], he: ['על הגב', 'על שני צידי הגב'] },
  neck: { en: ['on', 'neck', 'sides of the neck'], he: ['על הצוואר', 'על שני צידי הצוואר'] },
  abdomen: { en: ['on', 'abdomen', 'sides of the abdomen'], he: ['על הבטן', 'על שני צידי הבטן'] },
  thigh: { en: ['on', 'thigh', 'thighs'], he: ['על הירך', 'על שתי הירכיים'] },
  nail: { en: ['on', 'nail', 'nails'], he: ['על הציפורן', 'על שתי הציפורניים'] },
  lip: { en: ['on', 'lip', 'lips'], he: ['על השפה', 'על שתי השפתיים'] },
  mouth: { en: ['in', 'mouth', 'sides of the mouth'], he: ['בפה', 'בשני צידי הפה'] },
  eyelid: { en: ['on', 'eyelid', 'eyelids'], he: ['על העפעף', 'על שני העפעפיים'] },
}

/** What it is taken for: in English after "for", in Hebrew with its preposition. */
export const purposeWords: Words<Purpose> = {
  pain: { en: 'pain', he: 'לכאב' },
  fever: { en: 'fever', he: 'לחום' },
  nausea: { en: 'nausea', he: 'לבחילה' },
  vomiting: { en: 'vomiting', he: 'להקאות' },
  headache: { en: 'headache', he: 'לכאב ראש' },
  migraine: { en: 'migraine', he: 'למיגרנה' },
  anxiety: { en: 'anxiety', he: 'לחרדה' },
  agitation: { en: 'agitation', he: 'לאי־שקט' },
  sleep: { en: 'sleep', he: 'לשינה' },
  itch: { en: 'itching', he: 'לגרד' },
  rash: { en: 'a rash', he: 'לפריחה' },
  cough: { en: 'cough', he: 'לשיעול' },
  wheeze: { en: 'wheezing', he: 'לצפצופים' },
  breathlessness: { en: 'shortness of breath', he: 'לקוצר נשימה' },
  'chest-pain': { en: 'chest pain', he: 'לכאב בחזה' },
  constipation: { en: 'constipation', he: 'לעצירות' },
  diarrhea: { en: 'diarrhea', he: 'לשלשול' },
  heartburn: { en: 'heartburn', he: 'לצרבת' },
  spasm: { en: 'spasms', he: 'לעוויתות' },
  cramps: { en: 'cramps', he: 'להתכווצויות' },
  allergy: { en: 'allergy', he: 'לאלרגיה' },
  dizziness: { en: 'dizziness', he: 'לסחרחורת' },
  congestion: { en: 'congestion', he: 'לגודש' },
  gas: { en: 'gas', he: 'לגזים' },
}
