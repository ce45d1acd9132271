export const escape = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const LATIN =
  /((?:[<>≤≥±~+]\s?)?[A-Za-z0-9µ](?:[A-Za-z0-9µ%.,/+&'’^*×²³°=<>≥≤±_-]|[ :()](?=[A-Za-z0-9µ<>≥≤]))*[%)]?)/

/** Hebrew text with every run of Latin letters and digits kept in its own left-to-right order. */
export function rtl(s) {
  return String(s)
    .split(LATIN)
    .map((part, i) => {
      if (i % 2 === 0) return escape(part)
      // punctuation at the end of a run belongs to the Hebrew sentence; an unpaired bracket too
      const tail = part.match(/[.,:]+$/)?.[0] ?? (part.endsWith(')') && !part.includes('(') ? ')' : '')
      const run = part.slice(0, part.length - tail.length)
      return `<bdi dir="ltr">${escape(run)}</bdi>${escape(tail)}`
    })
    .join('')
}

const number = (s) =>
  Number(
    String(s)
      .replace(/^(\d+),(\d+)$/, '$1.$2')
      .replace(/,(?=\d{3}\b)/g, ''),
  )

/** "3.5 - 5.1", "<200", "up to 5", ">=40", "עד 5" → { ref_low, ref_high }; null where open or unreadable. */
export function parseRange(text) {
  const s = String(text ?? '').trim()
  const both = s.match(/^(-?[\d.,]+)\s*(?:-|–|to|עד)\s*(-?[\d.,]+)$/)
  if (both) return { ref_low: number(both[1]), ref_high: number(both[2]) }
  const upper = s.match(/^(?:<\s*=?|≤|up to|less than|below|עד|OR =)\s*([\d.,]+)$/i)
  if (upper) return { ref_low: null, ref_high: number(upper[1]) }
  const lower = s.match(/^(?:>\s*=?|≥|above|over|greater than|מעל)\s*([\d.,]+)$/i)
  if (lower) return { ref_low: number(lower[1]), ref_high: null }
  return { ref_low: null, ref_high: null }
}

/** H, L, N or null. A bound written with a bare < or > is itself outside. */
export function flagOf(value, printed, text) {
  const { ref_low: low, ref_high: high } = parseRange(text)
  if (typeof value !== 'number' || (low == null && high == null)) return null
  if (low != null && (value < low || (value === low && /^(>(?!\s*=)|above|over|מעל)/i.test(text)))) {
    return printed.startsWith('>') && value >= low ? 'N' : 'L'
  }
  if (high != null && (value > high || (value === high && /^(<(?!\s*=)|less|below)/i.test(text)))) {
    return printed.startsWith('<') && value <= high ? 'N' : 'H'
  }
  return 'N'
}

/** The number that a printed result states ("<0.4" → 0.4, "5,2" → 5.2), or the words. */
export function resultValue(printed) {
  const s = printed.replace(/^[<>≤≥]\s*/, '').trim()
  return /^-?\d{1,3}(,\d{3})+$/.test(s) || /^-?\d+([.,]\d+)?$/.test(s) ? number(s) : printed
}
