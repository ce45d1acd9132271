// Whether what was extracted is what an expert reads from the page: one verdict a fact, for calibration.

const plain = (text) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

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
const resultOf = (text) => results.findIndex((words) => words.includes(plain(text)))

const sameValue = (expected, given) => {
  if (expected === null || expected === undefined) return true
  const [a, b] = [number(expected), number(given)]
  if (a !== null && b !== null) return Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(a))
  return (
    plain(expected) === plain(given) || (resultOf(expected) >= 0 && resultOf(expected) === resultOf(given))
  )
}

/** Facts that the truth calls optional or does not settle (vital signs, bare symptoms) are left out. */
export function judge(facts, page) {
  const names = (entity) =>
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
    const right = named.some((entity) => !valued || sameValue(entity.value, fact.value))
    const misread = valued && !right && fact.value !== null && named.length > 0
    return [{ confidence: fact.confidence, decision: fact.decision, right, misread }]
  })
}

function shareCode(expected, given) {
  return Object.entries(expected).some(([system, codes]) =>
    codes.some((code) => given[system]?.includes(code)),
  )
}
