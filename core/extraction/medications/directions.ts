/** How a drug is to be taken, in plain words. */
export interface Directions {
  readonly route: string | null
  readonly frequency: string | null
  readonly duration: string | null
  /** End of the last word that belongs to the directions; 0 where there are none. */
  readonly end: number
}

type Rule = readonly [
  pattern: string,
  meaning: string | ((groups: readonly (string | undefined)[]) => string),
]

const numbers: Record<string, string> = {
  one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', ten: '10', once: '1', twice: '2',
  שלוש: '3', ארבע: '4', פעמיים: '2', שתי: '2', חמש: '5', שש: '6', שבעה: '7', חמישה: '5', עשרה: '10', שלושה: '3',
} // prettier-ignore
const plain = (text: string | undefined): string => numbers[(text ?? '').toLowerCase()] ?? text ?? ''
const times = (count: string | undefined): string => {
  const n = plain(count)
  return n === '1' ? 'once daily' : n === '2' ? 'twice daily' : `${n} times a day`
}

const frequencies: readonly Rule[] = [
  ['(?:twice|two times|2 ?x|2 times) ?(?:a|per|every)? ?week(?:ly)?|biw|פעמיים בשבוע|2 פעמים בשבוע', 'twice weekly'],
  ['once (?:a|per|every) week|once weekly|weekly|every week|qwk|q1w|one time (?:a|per) week|פעם בשבוע|אחת לשבוע|פעם אחת בשבוע|1 ?x ?(?:לשבוע|בשבוע)', 'once weekly'],
  ['once (?:a|per|every) month|once monthly|monthly|every month|every 4 weeks|פעם בחודש|אחת לחודש', 'once monthly'],
  ['(\\d|three|four|שלוש|ארבע) (?:times|x|פעמים) (?:(?:a |per )?week|weekly|בשבוע)', (g) => `${plain(g[1])} times a week`],
  ['(?:every other day|alternate days|q\\.?o\\.?d|eod|כל יומיים|יום כן יום לא|פעם ביומיים)', 'every other day'],
  ['[qg9]\\.? ?(\\d{1,2})(?:-(\\d{1,2}))? ?(?:h|hr|hrs|hours?)|every (\\d{1,2}|four|six|eight|twelve)(?:-(\\d{1,2}))? ?(?:h|hrs?|hours?)|(?:כל|פעם ב-?) ?(\\d{1,2})(?:-(\\d{1,2}))? ?שעות|(\\d{1,2}) ?hourly',
    (g) => `every ${hours(g[1] ?? g[3] ?? g[5] ?? g[7])}${g[2] ?? g[4] ?? g[6] ? `-${g[2] ?? g[4] ?? g[6]}` : ''} hours`],
  ['every (\\d{1,2}) days|כל (\\d{1,2}) ימים', (g) => `every ${g[1] ?? g[2]} days`],
  ['every (\\d{1,2}) (weeks|months)|כל (\\d{1,2}) (שבועות|חודשים)', (g) => `every ${g[1] ?? g[3]} ${g[2] ?? (g[4] === 'חודשים' ? 'months' : 'weeks')}`],
  ['(?:twice (?:a |per )?(?:day|daily)|twice daily|two times (?:a |per )?(?:day|daily)|b\\.?i\\.?d\\.?|b\\.d\\.?|bd|2 ?x ?(?:/|a |per )?(?:day|d|daily|ליום|ביום)|x ?2 ?(?:/ ?d(?:ay)?|daily|ליום|ביום)|morning and (?:evening|night|bedtime)|פעמיים ביום|(?<!\\d |שלוש |ארבע |חמש |שש |מספר )פעמים ביום|2 פעמים ביום|בוקר וערב|בבוקר ובערב|1-0-1)', 'twice daily'],
  ['(?:three times (?:a |per )?(?:day|daily)|t\\.?i\\.?d\\.?|t\\.?d\\.?s\\.?|3 ?x ?(?:/|a |per )?(?:day|d|daily|ליום|ביום)|x ?3 ?(?:/ ?d(?:ay)?|daily|ליום|ביום)|with each meal|with meals three times|שלוש פעמים ביום|1-1-1)', '3 times a day'],
  ['(?:four times (?:a |per )?(?:day|daily)|q\\.?i\\.?d\\.?|q\\.?d\\.?s\\.?|4 ?x ?(?:/|a |per )?(?:day|d|daily|ליום|ביום)|x ?4 ?(?:/ ?d(?:ay)?|daily|ליום|ביום)|ארבע פעמים ביום)', '4 times a day'],
  // "1*2", "X3": how much at a time, and how often a day.
  ['[xX×*] ?1(?![\\d.]| ?(?:mg|ml|d|days?|doses?|ימים|יום|weeks?|wks?|שבוע|months?))', 'once daily'],
  ['\\d ?[xX*×] ?([1-6])(?![\\d.]| ?(?:mg|ml|days?|ימים|יום|weeks?|שבוע))|[xX×*] ?([2-6])(?![\\d.]| ?(?:mg|ml|d|days?|doses?|ימים|יום|weeks?|wks?|שבוע|months?))', (g) => times(g[1] ?? g[2])],
  ['(\\d|one|two|three|four|five) ?(?:times|x) ?(?:a|per|/)? ?(?:day|daily)|(\\d) ?(?:פעמים|x|X) ?(?:ביום|ליום)', (g) => times(g[1] ?? g[2])],
  ['(?:q\\.?h\\.?s\\.?|at bedtime|at bed time|before (?:bed|sleep)|every night|nightly|nocte|on|at night|each night|h\\.?s\\.?|לפני (?:ה?שי?נה)|בלילה|לפני שינה|לשינה|0-0-1)', 'at bedtime'],
  ['(?:every evening|in the evening|each evening|q\\.?p\\.?m|evenings?|בערב|כל ערב|ערב)', 'in the evening'],
  ['(?:every morning|each morning|in the morning|q\\.?a\\.?m|om|mane|before breakfast|with breakfast|בבוקר|כל בוקר|לפני ארוחת (?:ה?בוקר)|בוקר|1-0-0)', 'in the morning'],
  ['(?:at noon|at lunch|בצהריים|בצהרים|צהריים|0-1-0)', 'at noon'],
  ['(?:once (?:a |per )?(?:day|daily)|once daily|one time (?:a |per )?(?:day|daily)|daily|q\\.?d\\.?|o\\.?d\\.?|q24h|every day|each day|per day|a day|qday|x ?1 ?(?:/ ?d(?:ay)?|daily|ליום|ביום)|1 ?x ?(?:/ ?d(?:ay)?|daily|ליום|ביום|1)|פעם ביום|פעם אחת ביום|אחת ליום|פעם ליום|מדי יום|ליום|ביום|כל יום|1 ביום)', 'once daily'],
  ['(?:stat|once only|single dose|one dose|one time dose|x1 dose|חד פעמי|חד פעמית|מנה אחת|מנה בודדת)', 'single dose'],
  ['(?:(?:per|by|on) )?(?:insulin )?sliding scale', 'sliding scale'],
  ['(?:per|by|according to|as per) INR|לפי INR', 'by INR'],
  ['(?:before meals|a\\.?c\\.?|לפני האוכל|לפני ארוחות|לפני אוכל|לפני הארוחות)', 'before meals'],
  ['(?:with meals|with food|after meals|p\\.?c\\.?|אחרי האוכל|עם האוכל|אחרי אוכל|אחרי ארוחה|עם ארוחה|לאחר ארוחה)', 'with meals'],
] // prettier-ignore

const needed =
  '(?:p\\.?r\\.?n\\.?|as needed|as required|when needed|if needed|when required|sos|לפי ה?צורך|לפי צורך|במידת ה?צורך|בעת הצורך|בשעת הצורך)'

const routes: readonly Rule[] = [
  ['(?:p\\.o\\.?|po|by mouth|orally|oral|per os|פומי|דרך הפה|פר אוס|לבליעה)', 'oral'],
  ['(?:i\\.?v\\.?|intravenous(?:ly)?|תוך ורידי|תוך-ורידי|לווריד|לוריד|דרך הוריד|ורידי|עירוי)', 'intravenous'],
  ['(?:s\\.?c\\.?|sub ?q|subcut|subcutaneous(?:ly)?|sq|under the skin|תת עורי|תת-עורי|תת עורית|תת-עורית)', 'subcutaneous'],
  ['(?:i\\.?m\\.?|intramuscular(?:ly)?|תוך שרירי|תוך-שרירי|לשריר)', 'intramuscular'],
  ['(?:inhaled|inhalation|inhale|inhaler|inh|puffs?|nebuli[sz]ed|nebuli[sz]er|neb|via spacer|שאיפות|שאיפה|באינהלציה|אינהלציה|אינהלציות|לשאיפה|משאף)', 'inhaled'],
  ['(?:intranasal(?:ly)?|nasal spray|nasal|each nostril|in(?:to)? (?:each|both) nostrils?|per nostril|לאף|תרסיס לאף|לנחיר|בכל נחיר)', 'nasal'],
  ['(?:sublingual(?:ly)?|s\\.?l\\.?|under the tongue|תת לשוני|תת-לשוני|מתחת ללשון)', 'sublingual'],
  ['(?:eye drops?|ophthalmic|ou|o\\.d\\. eye|in(?:to)? (?:each|both|right|left|the) eyes?|each eye|טיפות עיניים|לעיניים|לעין|בעיניים)', 'ophthalmic'],
  ['(?:ear drops?|otic|in(?:to)? (?:each|both|right|left|the) ears?|טיפות אוזניים|לאוזן|לאוזניים)', 'otic'],
  ['(?:topical(?:ly)?|cream|ointment|gel|lotion|apply|to (?:the )?affected area|to skin|משחה|קרם|ג׳ל|ג\'ל|מקומי|מריחה|למריחה)', 'topical'],
  ['(?:transdermal|patch|patches|מדבקה|מדבקות|טרנסדרמלי)', 'transdermal'],
  ['(?:p\\.?r\\.?|rectal(?:ly)?|suppository|suppositories|enema|נר|נרות|רקטלי|חוקן)', 'rectal'],
  ['(?:p\\.?v\\.?|vaginal(?:ly)?|pessary|וגינלי|לנרתיק|נרתיקי)', 'vaginal'],
  ['(?:tablets?|tabs?|capsules?|caps?|pills?|כדור|כדורים|טבליה|טבליות|טבלייה|טבלייות|טב\'|קפסולה|קפסולות|כמוסה|כמוסות|syrup|suspension|סירופ|תמיסה)', 'oral'],
] // prettier-ignore

const span =
  '(\\d{1,3}(?:\\s?-\\s?\\d{1,3})?|one|two|three|four|five|six|seven|ten|שבוע|יומיים|שבועיים|חודש|חודשיים|שנה|שנתיים|חמישה|שלושה|שבעה|עשרה)'
const spanUnit =
  '(?:more\\s|additional\\s|further\\s|other\\s)?(days?|d|weeks?|wks?|wk|w|months?|mo|years?|doses?|ימים|יום|שבועות|שבוע|חודשים|חודש|שנים|שנה|מנות)'
const durations: readonly Rule[] = [
  [`(?:for|x|×|for a total of|for another|over|למשך|במשך|משך|ל-?|עוד)\\s?${span}[\\s-]?${spanUnit}`, (g) => durationOf(g[1], g[2])],
  ['(?:למשך|במשך|ל)\\s?(שבוע|שבועיים|חודש|חודשיים|שנה|שנתיים|יומיים)', (g) => durationOf(g[1], undefined)],
  ['(?:for (?:a|one) (week|month|year))', (g) => `1 ${g[1] ?? ''}`],
  [`(\\d{1,3})[\\s-]?(day|week|month) course`, (g) => `${g[1] ?? ''} ${g[2] ?? ''}s`],
] // prettier-ignore

const spans: Record<string, string> = { שבוע: '1 week', שבועיים: '2 weeks', חודש: '1 month', חודשיים: '2 months', שנה: '1 year', שנתיים: '2 years', יומיים: '2 days' } // prettier-ignore
const spanUnits: Record<string, string> = { d: 'days', w: 'weeks', wk: 'weeks', wks: 'weeks', mo: 'months', ימים: 'days', יום: 'days', שבועות: 'weeks', שבוע: 'weeks', חודשים: 'months', חודש: 'months', שנים: 'years', שנה: 'years', מנות: 'doses' } // prettier-ignore

function durationOf(count: string | undefined, unit: string | undefined): string {
  const whole = spans[count ?? '']
  if (whole) return whole
  const name = (unit ?? '').toLowerCase()
  return `${plain(count).replace(/\s/g, '')} ${spanUnits[name] ?? name}`
}

function hours(text: string | undefined): string {
  const words: Record<string, string> = { four: '4', six: '6', eight: '8', twelve: '12' }
  return words[(text ?? '').toLowerCase()] ?? text ?? ''
}

const bounded = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu')

interface Found { readonly meaning: string; readonly start: number; readonly end: number } // prettier-ignore

const compiled = new Map<readonly Rule[], readonly (readonly [RegExp, Rule[1]])[]>()

function find(text: string, rules: readonly Rule[]): Found[] {
  const known = compiled.get(rules) ?? rules.map(([pattern, meaning]) => [bounded(pattern), meaning] as const)
  compiled.set(rules, known)
  const all: Found[] = []
  for (const [expression, meaning] of known) {
    for (const match of text.matchAll(expression)) {
      const start = match.index
      all.push({
        meaning: typeof meaning === 'string' ? meaning : meaning(match),
        start,
        end: start + match[0].length,
      })
    }
  }
  // "Twice weekly" is not weekly: of two readings that overlap the longer holds.
  const found: Found[] = []
  for (const one of all.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!found.some((other) => one.start < other.end && one.end > other.start)) found.push(one)
  return found.sort((a, b) => a.start - b.start)
}

export function readDirections(printed: string): Directions {
  // A final mem is read as a samekh: ביוס for ביום. What it was before a change is not how it is taken.
  const text = printed
    .replace(/(?<=[א-ת]{2})ס(?![א-ת])/g, 'ם')
    .replace(
      /(?<!\p{L})(?:changed from|instead of|previously|formerly|before was|במקום|קודם)(?!\p{L})[^,;.)]*/giu,
      (was) => ' '.repeat(was.length),
    )
  const isSure = (found: Found): boolean => {
    const word = text.slice(found.start, found.end)
    // "Ondansetron 4 mg IV x1" was given once.
    if (
      /^[xX×*] ?1$/.test(word) &&
      /(?<!\p{L})(?:i\.?v|i\.?m|stat|once|dose|now|given)(?!\p{L})/iu.test(text)
    )
      return false
    return (
      !/^(?:on|od|om|ac|pc|hs|ou|pr|pv|sl)$/.test(word) ||
      /\d\s?(?:mg|mcg|g|ml|tab\p{L}*)?\s*$/iu.test(text.slice(0, found.start))
    )
  }
  const often = find(text, frequencies).filter(isSure)
  const way = find(text, routes).filter(isSure)
  const long = find(text, durations)
  const asNeeded = find(text, [[needed, 'as needed']])
  const daily = often.slice(0, 3).map((found) => found.meaning)
  const specific = daily.length > 1 ? daily.filter((meaning) => meaning !== 'once daily') : daily
  const frequency = [
    ...new Set([...(specific.length > 0 ? specific : daily), ...asNeeded.slice(0, 1).map((f) => f.meaning)]),
  ]
  const all = [...often.slice(0, 3), ...way.slice(0, 2), ...long.slice(0, 1), ...asNeeded.slice(0, 1)]
  return {
    route: routeOf(way),
    frequency: frequency.length > 0 ? frequency.join(', ') : null,
    duration: long[0]?.meaning ?? null,
    end: Math.max(0, ...all.map((found) => found.end)),
  }
}

/** A stated route before one that only the form (tablet, cream) implies. */
function routeOf(found: readonly Found[]): string | null {
  const stated = found.find((one) => one.meaning !== 'oral' && one.meaning !== 'topical')
  return (stated ?? found[0])?.meaning ?? null
}
