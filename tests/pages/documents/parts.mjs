/** Pieces that several documents share. Each returns an HTML string. */
import { escape, rtl } from '../lib/text.mjs'

export const FACE = {
  arial: `'Liberation Sans','Noto Sans Hebrew',sans-serif`,
  times: `'Liberation Serif','Noto Serif Hebrew',serif`,
  courier: `'Courier Prime','Liberation Mono',monospace`,
  mono: `'DejaVu Sans Mono',monospace`,
  narrow: `'Liberation Sans Narrow','Noto Sans Hebrew',sans-serif`,
  verdana: `'DejaVu Sans',sans-serif`,
  calibri: `Carlito,sans-serif`,
  cambria: `Caladea,serif`,
  lato: `Lato,sans-serif`,
  roboto: `Roboto,sans-serif`,
  openSans: `'Open Sans',sans-serif`,
  slab: `'Roboto Slab',serif`,
  david: `'David CLM','Liberation Serif',serif`,
  frank: `'Frank Ruehl CLM','Liberation Serif',serif`,
  miriam: `'Miriam CLM','Liberation Sans',sans-serif`,
  nachlieli: `'Nachlieli CLM','Liberation Sans',sans-serif`,
  simple: `'Simple CLM','Liberation Sans',sans-serif`,
  notoHe: `'Noto Sans Hebrew','Noto Sans',sans-serif`,
  serifHe: `'Noto Serif Hebrew','Noto Serif',serif`,
  ezra: `'Ezra SIL','Liberation Serif',serif`,
}

export const sheet = (css, body, dir = 'ltr') =>
  `<!doctype html><html lang="${dir === 'rtl' ? 'he' : 'en'}" dir="${dir}"><meta charset="utf-8"><style>*{box-sizing:border-box}html{background:#fff}body{margin:0;color:#161616}table{border-collapse:collapse;width:100%}td,th{text-align:start;vertical-align:top}p{margin:8px 0}ol,ul{margin:4px 0;padding-inline-start:28px}h1,h2,h3{margin:0}${css}</style><body>${body}</body></html>`

/** A row of a result table that is one entity: `cells` makes the inner HTML from the laid-out result. */
export function resultRow(page, line, cells, options) {
  const r = page.lab(line, options)
  const off = r.flag === 'H' || r.flag === 'L'
  return `<tr data-e="${r.n}"${off ? ' class="off"' : ''}>${cells(r, off)}</tr>`
}

/** A single result inside a cumulative table: the cell is the entity, its text names the analyte. */
export function resultCell(page, key, label, printed, unit, ref, date, show) {
  const r = page.lab([key, label, printed, unit, ref].join(';'), { date })
  page.entities[r.n].text = [label, printed, unit].filter(Boolean).join(' ')
  return `<span data-e="${r.n}">${escape(show ? show(r) : printed)}</span>`
}

export const pairs = (list, plain = escape, sep = ':') =>
  list
    .map(
      ([k, v]) =>
        `<div class="kv"><span class="k">${plain(k)}${sep}</span> <span class="v">${plain(v)}</span></div>`,
    )
    .join('')

export const items = (page, list, tag = 'li') => list.map((s) => `<${tag}>${page.t(s)}</${tag}>`).join('')
export const paragraphs = (page, list) => list.map((s) => `<p>${page.t(s)}</p>`).join('')
export const he = rtl
export const en = escape
