// Whether what was extracted is what an expert reads from the page: one verdict a fact, for calibration.

/** @import { EntityRecord } from '../../core/records/entity' */
/** @import { EntityType } from '../../core/records/kinds' */

/** @typedef {Readonly<Record<string, readonly string[]>>} Codes by system */
/**
 * @typedef {object} TrueFact one that an expert reads from a page
 * @property {EntityType} type
 * @property {string} text the page's wording
 * @property {string} name
 * @property {readonly string[]} [aliases] other names of the same
 * @property {readonly string[]} [mentions] other wordings on the page
 * @property {string | number | null} [value]
 * @property {Codes} [codes] every one that would be right
 * @property {string | null} [date] ISO, a year or more of it, where the page tells one
 * @property {boolean} [optional] right to find, and right to leave
 */
/**
 * @typedef {object} TruePage a row of `truth.json`
 * @property {string} file
 * @property {'clean' | 'degraded'} quality a scan, or a photograph
 * @property {readonly TrueFact[]} entities
 * @property {readonly string[]} [optional_texts]
 */
/**
 * @typedef {object} FoundFact
 * @property {EntityType} type
 * @property {string} text
 * @property {string} name
 * @property {string | null} value
 * @property {string | null} date ISO
 * @property {Codes} codes
 * @property {number} confidence 0..1
 * @property {EntityRecord['decision']} decision
 */
/**
 * @typedef {object} Judged
 * @property {number} confidence 0..1
 * @property {EntityRecord['decision']} decision
 * @property {boolean} right
 * @property {boolean} misread the fact is there, with another value
 * @property {'right' | 'absent' | 'wrong' | null} date of a right result; null where the page tells none
 */

/** @param {TrueFact['value']} text */
const plain = (text) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** @param {TrueFact['value']} text */
const number = (text) => {
  const digits = String(text ?? '').replace(/^[<>≤≥=~\s]+/, '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : null
}

/** One result in the words of different laboratories. */
const results = [
  [
    'negative',
    'neg',
    'not detected',
    'non reactive',
    'nonreactive',
    'none',
    'absent',
    'שלילי',
    'לא נמצאו',
    'לא נמצא',
  ],
  ['positive', 'pos', 'detected', 'reactive', 'present', 'חיובי'],
  ['borderline', 'equivocal', 'indeterminate', 'גבולי'],
]
/** @param {TrueFact['value']} text */
const resultOf = (text) => results.findIndex((words) => words.includes(plain(text)))

/** @param {TrueFact['value']} expected @param {string | null} given */
const sameValue = (expected, given) => {
  if (expected === null || expected === undefined) return true
  const [a, b] = [number(expected), number(given)]
  if (a !== null && b !== null) return Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a))
  return (
    plain(expected) === plain(given) || (resultOf(expected) >= 0 && resultOf(expected) === resultOf(given))
  )
}

/**
 * Facts that the truth calls optional or does not settle (vital signs, bare symptoms) are left out.
 * @param {readonly FoundFact[]} facts @param {TruePage} page @returns {Judged[]}
 */
export function judge(facts, page) {
  const names = (/** @type {TrueFact} */ entity) =>
    [entity.name, ...(entity.aliases ?? []), ...(entity.mentions ?? []), entity.text].map(plain)
  const optional = [
    ...(page.optional_texts ?? []).map(plain),
    ...page.entities.filter((entity) => entity.optional).flatMap(names),
  ]
  return facts.flatMap((fact) => {
    const said = [plain(fact.name), plain(fact.text)]
    if (optional.some((text) => text !== '' && said.includes(text))) return []
    const same = page.entities.filter(
      (entity) => entity.type === fact.type && names(entity).some((name) => said.includes(name)),
    )
    const coded = page.entities.filter(
      (entity) => entity.type === fact.type && shareCode(entity.codes ?? {}, fact.codes),
    )
    const valued = fact.type === 'lab' || fact.type === 'medication'
    const named = [...same, ...coded]
    if (named.length === 0 && isVitalSign(fact)) return []
    const told = named.filter((entity) => !valued || sameValue(entity.value, fact.value))
    const right = told.length > 0
    const misread = valued && !right && fact.value !== null && named.length > 0
    const date = fact.type === 'lab' ? judgeDate(told, fact) : null
    return [{ confidence: fact.confidence, decision: fact.decision, right, misread, date }]
  })
}

/** The truth of older pages lists no vital signs, as the samples' scorer leaves them out: there they are not judged. */
const vitalSigns = new Set(
  '8480-6 8462-4 8867-4 9279-1 8310-5 59408-5 29463-7 8302-2 39156-5 9843-4 8280-0'.split(' '),
)

/** @param {FoundFact} fact */
const isVitalSign = ({ codes }) =>
  Object.values(codes).some((all) => all.some((code) => vitalSigns.has(code)))

/** @param {readonly TrueFact[]} told @param {FoundFact} fact @returns {Judged['date']} */
function judgeDate(told, { date }) {
  const days = told.flatMap((entity) => entity.date ?? [])
  if (days.length === 0 || days.length < told.length) return null
  if (date === null) return 'absent'
  return days.some((day) => date.startsWith(day)) ? 'right' : 'wrong'
}

/** @param {Codes} expected @param {Codes} given */
function shareCode(expected, given) {
  return Object.entries(expected).some(([system, codes]) =>
    codes.some((code) => given[system]?.includes(code)),
  )
}
