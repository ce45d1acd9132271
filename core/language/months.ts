/** Month number by its spelling in lower case, dots removed. */
export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan janv ינואר ינו',
    'february feb febr פברואר פבר',
    'march mar מרץ מרס',
    'april apr אפריל אפר',
    'may מאי',
    'june jun יוני יונ',
    'july jul יולי יול',
    'august aug אוגוסט אוג',
    'september sept sep ספטמבר ספט',
    'october oct 0ct אוקטובר אוק',
    'november nov נובמבר נוב',
    'december dec דצמבר דצמ',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)

/** All spellings, longest first, for use within a pattern. */
export const monthPattern = [...months.keys()].sort((a, b) => b.length - a.length).join('|')

/** A letter before a Hebrew name of a month: "in", "of". */
export const monthPrefix = '[בל]?-?'

/** Before a day and a month without year. */
export const beforeDay = 'on |ב-?|מ-?|ביום |בתאריך |מיום |dated? '

/** Before a bare year. */
export const beforeYear = 'in|since|from|until|till|year|circa|c\\.|~|בשנת|שנת|משנת|מאז|ב-|מ-|ב|מ'
