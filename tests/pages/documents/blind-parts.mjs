/** Pieces of the blind set. A result line is `key; label; printed; unit; range`, then `| result=…, range=…, flag=…`. */
import { FACE, en, he, items, pairs, resultCell, resultRow, sheet } from './parts.mjs'

export { FACE, en, he, items, pairs, resultCell, sheet }

/** The document's facts; each of facility, physician and patient is a list whose first is the name, the rest aliases. */
export const doc = (
  file,
  [lang, category, variant],
  date,
  facility,
  physician,
  patient,
  title,
  html,
  more,
) => ({
  file,
  lang,
  category,
  variant,
  date,
  facility: facility[0],
  facilityAliases: facility.slice(1),
  physician: physician[0],
  physicianAliases: physician.slice(1),
  patient: patient[0],
  patientAliases: patient.slice(1),
  title,
  html,
  ...more,
})

/** @param {(r: object, off: boolean) => string} cells inner HTML of a row */
export const rows = (c, cells, lines) =>
  lines
    .map((line) => {
      if (line.startsWith('#')) return `<tr class="g"><td colspan="9">${c.plain(line.slice(1))}</td></tr>`
      if (line.startsWith('>')) return `<tr class="c"><td colspan="9">${c.t(line.slice(1))}</td></tr>`
      const [what, more = ''] = line.split('|')
      const given = more
        .split(',')
        .filter(Boolean)
        .map((kv) => kv.trim().split('='))
      return resultRow(c, what, cells, Object.fromEntries(given.map(([k, v]) => [k, v === '-' ? null : v])))
    })
    .join('')

export const ltr = (s) => (s ? `<bdi dir="ltr">${en(s)}</bdi>` : '')
export const mixed = (s) => (/[א-ת]/.test(s) ? he(s) : ltr(s))
export const arrow = (r) => (r.flag === 'H' ? '↑' : r.flag === 'L' ? '↓' : '')
export const letter = (r) => (r.flag === 'H' || r.flag === 'L' ? r.flag : '')
/** A titled part: a list of strings as a list, a string as a paragraph. */
export const part = (c, title, body, tag = 'ul') =>
  `<h3>${c.plain(title)}</h3>${Array.isArray(body) ? `<${tag}>${items(c, body)}</${tag}>` : `<p>${c.t(body)}</p>`}`
