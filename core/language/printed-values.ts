/** Words in which results, flags and limits are printed, English and Hebrew. */

export const lessThan = /^(?:<|less than|below|under|פחות מ-?|קטן מ-?|מתחת ל-?)\s*/i
export const moreThan = /^(?:>|greater than|more than|over|above|יותר מ-?|גדול מ-?|מעל)\s*/i

/** What is printed where there is no result. */
export const noResult =
  /^(?:[-–—_.*]+|pending|in process|tnp|qns|n\/?a|not (?:done|performed|available|reported|tested|calculated)|see (?:note|comment|below|report)|cancel\w*|test not performed|insufficient|hemolyzed|to follow|ממתין|בעבודה|לא בוצע[א-ת]*|בביצוע|ראה הערה|nr|nd)$/i

/** Before a flag in words: how far beyond its limits. */
const degree = '(?:(?:mildly|slightly|moderately|markedly|severely|borderline) )?'

/** A flag in any of its spellings, in lower case. */
export const flagWordings: readonly (readonly ['H' | 'L' | 'N' | 'A', RegExp])[] = [
  [
    'H',
    new RegExp(
      String.raw`^(h{1,2}\*?|\*h|${degree}(?:high|elevated|raised|increased)|` +
        String.raw`hi|↑+|▲+|△|h!|above|ch|critical high|` +
        String.raw`above (range|high|normal|reference).*|גבוה.?|מוגברת?|↑h|h↑|גבוה מאוד|מעל (?:ה?טווח|ה?נורמה|ה?תקין).*)$`,
    ),
  ],
  [
    'L',
    new RegExp(
      String.raw`^(l{1,2}\*?|\*l|${degree}(?:low|decreased|reduced)|` +
        String.raw`lo|↓+|▼+|▽|l!|below|cl|critical low|` +
        String.raw`below (range|low|normal|reference).*|נמוך.?|נמוכה|ירודה?|↓l|l↓|מתחת ל(?:טווח|נורמה|תקין).*)$`,
    ),
  ],
  ['N', /^(n|normal|norm|ok|wnl|תקין|בתחום|בטווח|בנורמה|(with)?in (normal |reference )?(range|limits))$/],
  [
    'A',
    /^(\*{1,3}|a|aa|abn|abnormal|!{1,2}|חריג.?|critical|crit|c|panic|לא תקין|out(side)? (of )?(normal |reference )?(range|limits))$/,
  ],
]

/** Between the two limits of a range. */
export const rangeDash = String.raw`(?:-{1,2}|[–—~]|to|through|ו?עד|\.\.\.?|÷)`

/** Before the first of two limits: "from 4.5 to 11", "מ-4.5 עד 11". */
export const rangeBegins =
  /^(?:from\s|between\s|בין\s|מ[-־\s]\s?)\s*(?=\d[\d.,]*\s*(?:to|ו?עד|[-–—])[-\s]*\d)/i

/** A unit in Latin letters that was read as Hebrew ones: nothing is left of it but its stroke. "K/µL", "שט/א". */
export const unreadUnit = /^[₪א-ת'"״׳]{1,4}\/[א-ת'"״׳]{1,4}$/u

/** What stands before a limit, and never before a result: the two letters of "עד" are no arrow that was misread. */
export const beforeLimit = /^(?:up )?to\s|^(?:ו?עד|מ|בין)\s/i

/** Before the only limit of a range. */
export const upperLimit = String.raw`(?:(?:<=?|=<|≤|⩽)|(?:up\s?)?to(?=\s?\d)|less than(?: or equal to)?|not more than|no more than|below|under|max(?:imum)?\.?:?|עד|פחות מ-?|קטן מ-?|מתחת ל-?|נמוך מ-?|lt|until)`
export const lowerLimit = String.raw`(?:(?:>=?|=>|≥|⩾)|(?:greater|more|higher) than(?: or equal to)?|at least|above|over|min(?:imum)?\.?:?|from|מעל|יותר מ-?|גדול מ-?|לפחות|גבוה מ-?|gt)`

/** Behind the only limit of a range. */
export const andMore = String.raw`(?:or (?:more|greater|higher|above)|and above|\+(?!\s?\p{L})|ומעלה)`
export const andLess = String.raw`(?:or (?:less|lower|below)|and below|ומטה)`

/** A limit that lies outside its range itself. */
export const openUpper = /^(?:<(?!=)|less than(?! or)|below|under|פחות|קטן|מתחת|נמוך|lt)/i
export const openLower = /^(?:>(?!=)|(?:greater|more|higher) than(?! or)|above|over|מעל|יותר|גדול|גבוה|gt)/i

/** What begins the limits of a cell that holds more than them. */
export const limitsBegin =
  /^[^\w%]*(?:\d|[oO] ?-|[<>≤≥]|up|to|from|less|more|below|above|under|over|עד|מ[-־ ] ?\d|מעל|מתחת|פחות|יותר|[mf](?:ale)?\b|wom|men|adult|normal|desir)/i

/** What goes on behind a limit. */
export const limitsGoOn = /^(?:or|and|ומעלה|ומטה)/i

/** Before limits within their own cell. */
export const rangeLabel =
  /^(?:ref(?:erence)?\.?(?: range| interval)?|normal(?: range)?|range|nl|n|(?:[א-ת]\s+)?(?:נורמה|טווח|(?:טווח|ערך|ערכים?|תחום|גבולות) ה?(?:ייחוס|יחוס|נורמה|תקינ?(?:ים)?|תקין|נורמלי)))\s*[:=]\s*/i

/** A range that is a word. */
export const expectedWord =
  /^(?:negative|neg|non[- ]?reactive|not detected|none(?: seen)?|nil|absent|clear|yellow|straw|normal|colou?rless|pale yellow|positive|immune|שלילי|תקין|צלול|צהוב|לא נמצא|few|rare|light yellow|yellow.*|straw.*|no growth)\b.*$|^(?:שלילי|תקין|צלול|צהוב|לא נמצא|לא זוהה|לא נרא|לא נצפ|בודדים(?=$|[\s,.;]))/i

/** Before the limits of one sex. */
export const maleLabel = String.raw`(?:males?|men|man|m|גברים|גבר|זכר|זכרים|ז)`
export const femaleLabel = String.raw`(?:females?|women|woman|f|נשים|נקבה|אישה|נ)`
export const femaleBegins = /^(?:f|wom|נ)/i
/** Behind the limits of one sex. */
export const sexBehind = 'males?|men|females?|women|גברים|נשים'
/** Before the limits of an age: "<6 years: up to 50", "0 - 17 Yrs 10-20". */
export const ageBefore = new RegExp(
  String.raw`(?:[<>≤≥]=?|over|under|above|below|up to|עד|מעל|מתחת ל-?)?\s?\d{1,3}(?:\s?(?:[-–]|to|עד)\s?\d{1,3})?\s?` +
    String.raw`(?:years?|yrs?|months?|mths?|weeks?|days?|שנים|שנה|חודשים|שבועות|ימים)(?!\p{L})\.?(?:\sold)?` +
    String.raw`\s?[:=)-]?\s?(?=\(?\s?(?:[<>≤≥\d]|up ?to|less|more|עד))`,
  'giu',
)
export const limitWords = 'up to|above|over|below|under|עד|מעל|מתחת|פחות|יותר'

/** Before the limits that are the normal ones of several. */
export const normalTier =
  /(?:^|[\s,;(|])(?:desirable|optimal|normal|non[- ]?diabetic|negative|sufficien(?:t|cy)|healthy|adults?|(?<!non )immune|low risk|acceptable|ideal|תקין|רצוי|אופטימלי|מבוגרים)\s*[:=]?\s*\(?(?=[<>≤≥\d]|up to|less|עד)/i
