import type { Cue } from './find-cues'

/** A character range. */
export interface Range {
  readonly start: number
  readonly end: number
}

const abbreviation = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|vs|approx|no|tab|tabs|cap|caps|inj|resp|dept|ext|tel|fig|incl|max|min|sig|e\.g|i\.e|p\.o|b\.i\.d|t\.i\.d|q\.d|s\.c|h|p|[a-z]|ד"ר|פרופ|גב|מר|טל)$/i // prettier-ignore

/** The sentence around a range: up to a full stop, a semicolon or the end of a line. */
export function sentenceAround(text: string, range: Range): Range {
  let start = 0
  let end = text.length
  for (const match of text.matchAll(/[.;!](?=\s|$)|\n/g)) {
    if (match[0] === '.' && abbreviation.test(text.slice(Math.max(0, match.index - 12), match.index)))
      continue
    if (match.index < range.start) start = match.index + 1
    else if (match.index >= range.end) {
      end = match.index
      break
    }
  }
  return { start, end }
}

// Where a new statement begins, whatever was said before it.
const turn =
  /(?<![\p{L}])(?:but|however|although|though|except|apart from|aside from|other than|yet|still|nevertheless|because|since|due to|secondary to|whereas|while|presents?|presented|presenting|which|who|whose|showed|shows|showing|revealed|reveals|demonstrated|demonstrates|complicated by|started on|treated with|received|admitted|remarkable for|notable for|significant for|positive for|consistent with|now with|and has|and had|and is|and was|and are|known to have|known case|underwent|on ct|on mri|on x-ray|on cxr|on ultrasound|by ct|by mri|on echo|אך|אבל|אולם|למעט|פרט ל\S*|מלבד|עקב|בשל|בגלל|בעקבות|משני ל|עם|הדגים|הדגימה|שהדגים|שהדגימה|הראה|שהראה|בהמשך|לאחר מכן|טופל|טופלה|אובחן|אובחנה|ידוע כ\S*|סובל|סובלת|מוכר כ\S*|מוכרת כ\S*|בוצע|בוצעה)(?![\p{L}])/iu

// What begins a new finding after a comma, where a list of things denied would just name the next.
const newFinding =
  /^[\s,]*(?:and |with |ו)?(?:\d|(?:mild|mildly|moderate|moderately|severe|severely|slight|slightly|minimal|trace|small|large|known|stable|chronic|old|new|status|s\/p|h\/o|history|currently|now|on|she|he|patient|there|her|his|it|we|enlarge\p{L}*|increased|decreased|dilat\p{L}*|thicken\p{L}*|multiple|several|simple|scattered|diffuse|normal|intact|positive|ידוע|ידועה|מצב|הגדל\p{L}*|מוגדל\p{L}*|מורחב\p{L}*|עיבוי|מעובה|הרחב\p{L}*|ירידה|עליה|עלייה|ציסט\p{L}*|מספר|תקין|תקינה|תקינים|כעת|ללא|אין|לא)(?![\p{L}]))/iu
const degreeHe =
  /(?<![\p{L}])(?:קל|קלה|קלים|קלות|בינוני|בינונית|קשה|ניכר|ניכרת|מתון|מתונה|תקין|תקינה|תקינים|תקינות|ידוע|ידועה)(?![\p{L}])/u
const verb =
  /(?<![\p{L}])(?:has|had|have|is|was|are|were|will|walks|takes|takes|reports|denies|showed|shows|continues|remains|feels|lives|works|סובל|סובלת|נמצא|נמצאה|טופל|טופלה)(?![\p{L}])/iu

/** Whether a cue speaks of what stands in `range`: on its side, and with no new statement between. */
export function reaches(text: string, cue: Cue, range: Range, sentence: Range): boolean {
  if (cue.start < sentence.start || cue.end > sentence.end + 2) return false
  if (cue.direction === 'forward' && cue.end <= range.start) return carries(text, cue, range, sentence)
  // "No [history of stroke]": the cue's last words are the concept's first.
  if (cue.direction === 'forward' && cue.start < range.start && cue.end <= range.end)
    return cue.kind !== 'historical'
  if (cue.direction === 'backward' && cue.start >= range.end)
    return carriesBack(text.slice(range.end, cue.start), cue)
  return false
}

/** Kinds that hold for the very next thing only. */
const near: Partial<Record<Cue['kind'], number>> = {
  historical: 6,
  suspected: 9,
  planned: 14,
  hypothetical: 14,
}

// A relative stays the subject over verbs and commas, until the patient is.
const otherSubject =
  /\n|\t|(?<!\p{L})(?:but|however|he|she|patient|the patient|mr|mrs|ms|his own|her own|and has|and is|but has|אך|אבל|המטופל|המטופלת|החולה)(?!\p{L})/iu

/** "His sister, although she exercises, has gout": between commas something is said of the relative. */
const aside = /,\s*(?:although|though|even though|despite|who|whose|which|while)\s[^,;.]*,/iu

function carries(text: string, cue: Cue, range: Range, sentence: Range): boolean {
  const between = text.slice(cue.end, range.start)
  // "The patient's sister", in Hebrew the sister of the patient.
  if (cue.kind === 'family') {
    const told = between.replace(/^\s*(?:של\s+)?(?:המטופל|המטופלת|החולה)(?!\p{L})/u, '').replace(aside, ' ')
    return !otherSubject.test(told)
  }
  if (turn.test(between) || /\n|\t|\S\s*:\s/.test(between)) return false
  const words = between.split(/\s+/).filter(Boolean).length
  if (words > (near[cue.kind] ?? 24)) return false
  if (cue.kind === 'historical' && between.includes(','))
    return !verb.test(between) && / and | ו/.test(between)
  const [, ...parts] = between.split(',')
  const last = parts.pop()
  if (last === undefined) return true
  // A finding's degree stands before it in English, after it in Hebrew.
  const tail = /^[^,.;]*/.exec(text.slice(range.end, sentence.end))?.[0] ?? ''
  const mention = text.slice(range.start, range.end)
  // "חשד להידרוצפלוס, שינויים איסכמיים": what is suspected, too, would have the preposition, too.
  if (/^(?:חשד|חשש|חשודה?)(?!\p{L})/u.test(text.slice(cue.start)) && !/^\s*ו?ל/.test(last + mention))
    return false
  const whole = /[א-ת]/.test(mention) ? last + mention + tail : last + tail
  return parts.every(bare) && bare(whole)
}

function bare(part: string): boolean {
  return !newFinding.test(part) && !verb.test(part) && !(/[א-ת]/.test(part) && degreeHe.test(part))
}

function carriesBack(between: string, cue: Cue): boolean {
  if (/\n|\t/.test(between) || turn.test(between)) return false
  const words = between.split(/\s+/).filter(Boolean).length
  if (cue.kind === 'family' || cue.kind === 'historical' || cue.kind === 'suspected')
    return words <= 2 && !between.includes(',')
  if (!between.includes(','))
    return words <= 8 && !/(?<![\p{L}])(?:with|without|and no|no|ללא|עם|אין)(?![\p{L}])/iu.test(between)
  // "A, B and C were excluded": a list before one verdict.
  return /(?<![\p{L}])(?:and|or|ו\p{L}+|או)(?![\p{L}])/iu.test(between) && !verb.test(between) && words <= 14
}
