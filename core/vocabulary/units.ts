import { remembered } from './remembered'

/**
 * Units of laboratory results. `canonicalUnit` tells whether two spellings are one unit; what a page prints is kept
 * as printed. Case is not significant on paper ("mg/dl", "MG/DL"), so it is not here.
 */

const amounts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    g: 'g gm gms gr gram grams גרם',
    mg: 'mg mgs mgm milligram מ"ג',
    ug: 'ug mcg mkg microg מק"ג מקג',
    ng: 'ng nanogram',
    pg: 'pg pcg',
    fg: 'fg',
    kg: 'kg',
    mol: 'mol',
    mmol: 'mmol mmo mmole mmoles mm/l-',
    umol: 'umol umole umoles micromol mcmol',
    nmol: 'nmol nmole',
    pmol: 'pmol pmole',
    fmol: 'fmol fmole',
    meq: 'meq',
    ueq: 'ueq',
    mosm: 'mosm mosmol',
    u: 'u iu unit units e ie יח',
    mu: 'mu miu munit',
    uu: 'uu uiu uunit',
    ku: 'ku kiu kunit kua',
    au: 'au',
    ru: 'ru',
    bu: 'bu',
    cu: 'cu',
    eu: 'eu',
    gpl: 'gpl gpl-u gplu',
    mpl: 'mpl mpl-u mplu',
    apl: 'apl apl-u aplu',
    ukat: 'ukat',
    nkat: 'nkat',
    cells: 'cells cell cel wbc',
    copies: 'copies copy cp cps',
    cfu: 'cfu',
    mut: 'mut muts mutations',
    mb: 'mb megabase',
    l: 'l',
    dl: 'dl',
    ml: 'ml cc מ"ל סמ"ק',
    cm3: 'cm3 cm^3',
    ul: 'ul micl mcl microl mm3 mm^3 cumm cmm cum ulit',
    fl: 'fl femtol',
    mm: 'mm',
    cm: 'cm',
    m: 'm',
    s: 's sec secs second seconds שניות שנ',
    ms: 'ms msec',
    min: 'min',
    h: 'h hr hrs hour hours 1h 1hr שעה',
    d: 'd day 24h 24hr 24hrs 24hours 24hour days יום',
    hpf: 'hpf h.p.f hp',
    lpf: 'lpf l.p.f',
    mmhg: 'mmhg',
    kpa: 'kpa',
    db: 'db',
    m2: 'm2 m^2 sqm',
    cm2: 'cm2 cm^2',
    'k': 'k th thou thous thousand ths',
    '10^3': '10^3 10^03 10e3 10e+3 10e03 x10^3 x10e3 x10e+3 x10^03 1000 10x3 10exp3 x103',
    '10^6': '10^6 10^06 10e6 10e+6 10e06 x10^6 x10e6 x10^06 mil mill million millions 10x6 10exp6 x106 mio',
    '10^9': '10^9 10^09 10e9 10e+9 10e09 x10^9 x10e9 x10^09 bil giga 10x9 x109 10exp9',
    '10^12': '10^12 10e12 10e+12 x10^12 x10e12 tera 10x12 x1012 10exp12',
    '10^4': '10^4 10e4 x10^4 x10e4',
    // How Indian reports count platelets: a lakh is a hundred thousand.
    '10^5': '10^5 10e5 x10^5 x10e5 lakh lakhs lac lacs',
    '8x10^8': '8x10^8rbc 8x10^8',
    '100': '100',
    '100wbc': '100wbc 100wbcs 100wbc\'s',
    '1.73m2': '1.73m2 1.73m^2 1.73sqm 1.73 1.73m 173m2 l.73m2 1.73sq.m 1.73qm 1,73m2',
    'hgb': 'hgb hb ghb ghgb',
  }).flatMap(([canonical, spellings]) => spellings.split(' ').map((spelling) => [spelling, canonical] as const)),
) // prettier-ignore

/** Whole units whose spelling is no quotient, or whose quotient equals another. */
const whole: ReadonlyMap<string, string> = new Map([
  ['%', '%'], ['percent', '%'], ['pct', '%'], ['אחוז', '%'], ['אחוזים', '%'],
  ['mg%', 'mg/dl'], ['גרם%', 'g/dl'], ["גר'%", 'g/dl'], ['מ"ג%', 'mg/dl'], ['mgs%', 'mg/dl'], ['mgpercent', 'mg/dl'], ['gpercent', 'g/dl'], ['g%', 'g/dl'], ['gm%', 'g/dl'], ['gms%', 'g/dl'], ['gr%', 'g/dl'], ['ug%', 'ug/dl'],
  ['mg/100ml', 'mg/dl'], ['g/100ml', 'g/dl'], ['um3', 'fl'], ['um^3', 'fl'], ['cu.micron', 'fl'],
  ['ratio', 'ratio'], ['יחס', 'ratio'], ['index', 'index'], ['s/co', 'index'], ['sco', 'index'], ['coi', 'index'], ['s/coratio', 'index'],
  ['inr', 'ratio'], ['ai', 'index'], ['al', 'index'], ['antibodyindex', 'index'], ['score', 'score'], ['titer', 'titer'], ['titre', 'titer'], ['ph', 'ph'], ['units', 'u'], ['unit', 'u'],
  ['mmol/molhb', 'mmol/mol'], ['pg/cell', 'pg'], ['mm/h', 'mm/h'], ['mm/1h', 'mm/h'],
  ['mm/1sthr', 'mm/h'], ['mm/1sthour', 'mm/h'], ['mm/hr', 'mm/h'], ['mm/1hr', 'mm/h'],
  ['k/ul', '10^3/ul'], ['m/ul', '10^6/ul'], ['10^9/l', '10^3/ul'], ['10^12/l', '10^6/ul'], ['10^6/l', '/ul'], ['cells/ul', '/ul'], ['cumm', '/ul'], ['cmm', '/ul'],
  ['t/l', '10^6/ul'], ['10^3/ml', '/ul'], ['uu/ml', 'mu/l'], ['mu/ml', 'u/l'], ['cells/hpf', '/hpf'], ['cells/lpf', '/lpf'], ['hpf', '/hpf'], ['lpf', '/lpf'],
  ['perhpf', '/hpf'], ['perlpf', '/lpf'], ['fl', 'fl'], ['pg', 'pg'], ['/100wbc', '/100wbc'], ['cp', 'cp'], ['mpas', 'cp'], ['mpa.s', 'cp'], ['mosm/kgh2o', 'mosm/kg'], ['bpm', '/min'],
  ['gpl', 'gpl/ml'], ['mpl', 'mpl/ml'], ['apl', 'apl/ml'],
]) // prettier-ignore

const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[\u05f4\u201c\u201d]/g, '"')
    .replace(/[×*]/g, 'x')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\(calc\)|\bcalc\b|^[([]|[)\]]$/g, '')
    .replace(/\s+/g, '')
    .replace(/[.,;:]+$/, '')
    .replace(/(?<![a-z])(cu?)\.(?=mm)/, '$1')
    // Nothing is counted by the one: "G/1", "mmol/1".
    .replace(/(?<=[a-z]\/[dm]?)1$|(?<=[a-z]\/[dm])i$/, 'l')
    .replace(/(?<=\/)ull$/, 'ul')
    .replace(/(?<=\/(?:g|mmol|umol|mol))(?:of)?(?:cr|crea|creat|creatinine|creatinin)$/, '')
    .replace(/^x(?=10)/, '')
    // A raised two that was read as a mark: "1.73m?", "kg/m?"; of "mm?" it may have been a three.
    .replace(/(?<=[/\d])m\?2?(?=$|\/)/, 'm2')
    .replace(/^10(?:\s?[\^°"'`´*~]+|x?[\^°"'`´*~]|exp|\*\*)\+?(\d{1,2})(?=\/)/, '10^$1')
    .replace(/^10e\+?0?(\d{1,2})(?=\/)/, '10^$1')
    .replace(/(?<=^x?10\S{0,2}\d{1,2}\/)[1i|]$/, 'l')
    .replace(/^10[a47m]{1,2}([369]|12)(?=\/)/, '10^$1')
    .replace(/^10([369]|12)(?=\/(?:ul|l|ml|mm3|micl|mcl|cumm|[pyj]u?p?l|up?l|mol)$)/, '10^$1')
    // No cell is counted in a picolitre: the Greek letter was read as another, or as two.
    .replace(
      /(?<=^(?:10\^(?:[3-6]|9|12)|thou?s?|thousands?|k|m|mill?|millions?|cells?|lakhs?)\/)(?:[pyj]u?p?|up|mo)l$/,
      'ul',
    )
    // "Thouslcumm", "Cellisicumm": the stroke before what cells are counted in was read as a letter, or not at all.
    .replace(strokeLost, '$1/')
    .replace(/^ce[li1|]{1,3}s?[il1|/f]{0,2}[co]?umm?$/, 'cells/cumm')
    .replace(/^\/f(?=c?u?mm$)/, '/')

/** A word that has the form of a unit, known or not ("blorb/xyz"); "w/o" and "s/p" have not. */
export const isQuotient = (text: string): boolean =>
  /(?:^|\s)(?=\S{4})[^\s\d/]*\p{L}[^\s\d/]*\/\p{L}/u.test(text)

/** The one form of all spellings of a unit; null of what is no unit. */
export const canonicalUnit = remembered((text): string | null => {
  const read = squeeze(text)
  if (read === '' || read.length > 24) return null
  const direct = whole.get(read)
  if (direct) return direct
  // A viral load told as its decimal logarithm.
  const logarithm = /^log(?:10)?(?=[a-z])/.exec(read)
  if (logarithm) {
    const of = canonicalUnit(read.slice(logarithm[0].length))
    return of === null ? null : `log ${of}`
  }
  // A D-dimer in fibrinogen equivalents is about twice what it is in D-dimer units.
  const equivalents = /(?<=.)[([]?(feu|ddu)[)\]]?$/.exec(read)
  if (equivalents) {
    const of = canonicalUnit(read.slice(0, equivalents.index))
    return of === null ? null : `${of} ${equivalents[1]}`
  }
  const parts = read.split('/')
  const named = parts.map((part, index) => (index === 0 && part === '' ? '' : amounts.get(part)))
  if (named.some((part) => part === undefined) || parts.length > 4) return null
  if (parts.length === 1 && read.length === 1 && read !== 's' && read !== 'g' && read !== 'u') return null
  if (parts.length === 1) return standsAlone.has(named[0] ?? '') ? (named[0] ?? null) : null
  const [over, ...under] = named as string[]
  const first = over === 'k' ? '10^3' : over === 'm' && under[0] === 'ul' ? '10^6' : over
  if (first !== '' && !numerators.has(first ?? '')) return null
  const joined = [first, ...under].join('/')
  return whole.get(joined) ?? joined
})

const standsAlone = new Set([
  's',
  'ms',
  'mm',
  'cm',
  'mmhg',
  'kpa',
  'u',
  'fl',
  'pg',
  'g',
  'mg',
  'ml',
  'kg',
  'cm2',
  'cm3',
  'cu',
  'hpf',
  'lpf',
  'min',
  'ng',
  'fmol',
])
const numerators = new Set([
  'g', 'mg', 'ug', 'ng', 'pg', 'fg', 'kg', 'mol', 'mmol', 'umol', 'nmol', 'pmol', 'meq', 'ueq', 'mosm', 'u', 'mu', 'uu', 'ku', 'au', 'ru', 'bu', 'eu', 'cu',
  'gpl', 'mpl', 'apl', 'ukat', 'nkat', 'cells', 'copies', 'cfu', 'l', 'ml', 'dl', 'mm', 'm', '10^3', '10^6', '10^9', '10^12', '10^4', '10^5', 'db', 'h', 's',
]) // prettier-ignore

/** A count of cells whose Greek letter was read as another: "thou/pL", "X 103/puL". */
const countedInMicrolitres =
  /^((?:x\s?10[\^°*~"']?(?:[369]|12)|10[\^°*~"']?(?:[369]|12)|thou?s?|thousands?|k|mill?|millions?|cells?|lakhs?|m)\/)(?:[pyj]u?p?|up|mo)l$/i

/** "Thouslcumm", "million‘cumm": the stroke was read as a letter, or not at all. */
const strokeLost = /^(thou?s?|thousand|mill?|million|cells?|lakhs?)[il1|!'’‘`´]?(?=c?u?\.?mm$|cmm$)/i

/** The unit as it should be shown: as printed, without what the engine made of a superscript or a stop. */
export function printedUnit(text: string): string {
  return (
    text
      .trim()
      .replace(/^[([]|[)\].,;:]+$/g, '')
      .replace(/(10)(?:\s?(?:[*°"'`´~A47M]|AM)\s?|\s)([369]|12)(?=\s?\/)/, '$1^$2')
      .replace(/\s*\/\s*/g, '/')
      .replace(countedInMicrolitres, '$1µL')
      .replace(strokeLost, '$1/')
      .replace(/^ce[li1|]{1,3}s?[il1|/f]{0,2}[co]?u\.?mm?$/i, 'cells/cumm')
      .replace(/^\/f(?=c?umm$)/, '/')
      .replace(/(?<=\/u)lL$/, 'L')
      .replace(/(?<=(?:\p{L}|10\^\d{1,2})\/[dm]?)[1I|]$/u, 'L')
      // "9%", "/juL": a sign read twice, and the Greek letter that the engine has not.
      .replace(/^\d(?=%$)/, '')
      .replace(/^\/[jp](?=uL$)/, '/')
      .replace(/\|/g, 'l')
      .replace(/^Al$/, 'AI')
      .replace(/(?<=[/\d]m)\?2?$/, '²')
  )
}

const lookalike: readonly (readonly [RegExp, string])[] = [
  [/[|!1i]/g, 'l'], [/[0]/g, 'o'], [/[9q]/g, 'g'], [/v(?=\/)/g, 'u'], [/\\/g, '/'], [/rn/g, 'm'], [/nn/g, 'm'],
  // "gal": the stroke and the letter behind it as one.
  [/(?<=^[mnu]?g)a(?=l$)/g, '/d'],
] // prettier-ignore

const blur = (text: string): string =>
  lookalike.reduce((out, [from, to]) => out.replace(from, to), squeeze(text).replace(/[{}()[\]]/g, ''))

/**
 * The one unit of `expected` (spellings) that a misread text can be: equal once look-alikes are levelled, or one
 * stroke away. Null where none or several are.
 */
export function misreadUnit(text: string, expected: readonly string[]): string | null {
  const read = blur(text)
  if (read.length < 2 || read.length > 16) return null
  const costs = expected.map((unit) => {
    const known = blur(unit)
    if (known === read) return -1
    return known.length >= 3 && Math.abs(known.length - read.length) <= 1 ? strokes(read, known) : Infinity
  })
  const least = Math.min(...costs)
  const near = least <= 1 ? expected.filter((_, index) => costs[index] === least) : []
  const forms = new Set(near.map((unit) => canonicalUnit(unit)))
  return forms.size === 1 ? (near[0] ?? null) : null
}

/**
 * A count by a power of ten, however its sign and what it counts in were read: "10*9/LL", "10MN9/L", "1073/u1",
 * "x10 3/ul", its figure lost ("x10°/L"), and turned about, as a reader of Hebrew may give it: "|/1079".
 */
export const powerOfTen =
  /^[x×]?\s?10(?:[^\s.,/]|[^\s.,/\d]{2})?\s?(?:[369]|12)\s?\/\s?\S{0,6}$|^[uµ]?[lI|]\/10[^\s.,/]?(?:[369]|12)$|^[x×]\s?10[°º*^”’"']{1,2}\s?\/\s?[uµ]?l$/i

/** Edit distance where a slash may have been read as a letter ("gidl", "mgldl"), as one stroke. */
function strokes(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const current = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] || (b[j - 1] === '/' && /[lfi7tj]/.test(a[i - 1] ?? '')) ? 0 : 1
      current.push(Math.min((previous[j - 1] ?? 0) + same, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[b.length] ?? 99
}

/** Spellings of which a misread unit is most often one, beside those of its analyte. */
export const commonUnits: readonly string[] =
  'K/micl M/micl K/uL M/uL mg/dL g/dL mmol/L umol/L mIU/L ng/mL pg/mL U/L /HPF'.split(' ')
