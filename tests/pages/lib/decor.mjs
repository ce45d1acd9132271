/** What is printed around the text: logos, bar codes, stamps, signatures. SVG and HTML strings. */
import { escape } from './text.mjs'

export function barcode(rnd, bars = 52, height = 42) {
  let x = 0
  let bar = ''
  for (let i = 0; i < bars; i++) {
    const width = rnd.pick([1, 1, 2, 2, 3, 4])
    if (i % 2 === 0) bar += `<rect x="${x}" width="${width}" height="${height}"/>`
    x += width
  }
  return `<svg width="${x}" height="${height}">${bar}</svg>`
}

export function matrixCode(rnd, modules = 24, unit = 3) {
  let cells = ''
  for (let y = 0; y < modules; y++)
    for (let x = 0; x < modules; x++)
      if (x === 0 || y === modules - 1 || (y === 0 && x % 2 === 0) || rnd.next() < 0.47)
        cells += `<rect x="${x * unit}" y="${y * unit}" width="${unit}" height="${unit}"/>`
  return `<svg width="${modules * unit}" height="${modules * unit}">${cells}</svg>`
}

const MARKS = {
  leaf: (c) =>
    `<path d="M8 56C8 24 26 8 58 6c0 34-16 50-44 50z" fill="${c}"/><path d="M10 58L44 22" stroke="#fff" stroke-width="3"/>`,
  rings: (c) =>
    `<g fill="none" stroke="${c}" stroke-width="5"><circle cx="24" cy="32" r="17"/><circle cx="40" cy="32" r="17"/></g>`,
  bars: (c) =>
    `<g fill="${c}"><rect x="6" y="34" width="12" height="24"/><rect x="26" y="18" width="12" height="40"/><rect x="46" y="4" width="12" height="54"/></g>`,
  star: (c) => `<path d="M32 3l8 21h22L45 38l6 22-19-13-19 13 6-22L2 24h22z" fill="${c}"/>`,
  cross: (c) =>
    `<path d="M22 2h20v20h20v20H42v20H22V42H2V22h20z" fill="none" stroke="${c}" stroke-width="4"/>`,
  wave: (c) =>
    `<rect width="64" height="64" rx="32" fill="${c}"/><path d="M6 40c10-16 16-16 26 0s16 16 26 0" stroke="#fff" stroke-width="6" fill="none"/>`,
}
export const mark = (kind, colour, size = 60) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 64 64">${MARKS[kind](colour)}</svg>`

export function signature(rnd, colour = '#22306b', width = 170) {
  let path = `M4 ${rnd.int(26, 40)}`
  for (let x = 4; x < width;) {
    const step = rnd.int(10, 26)
    path += ` q${rnd.int(2, 12)} ${rnd.int(-42, 10)} ${step} ${rnd.int(-9, 9)}`
    x += step
  }
  return `<svg width="${width + 40}" height="64" style="overflow:visible"><path d="${path} q30 10 60 -14" fill="none" stroke="${colour}" stroke-width="2.1"/></svg>`
}

/** A scrawl in a hand-written face, for prescribers and pads. */
export const hand = (text, size = 26, colour = '#1d2f6f') =>
  `<span style="font:${size}px 'Dancing Script','dkgHandwriting',cursive;color:${colour}">${escape(text)}</span>`

export function stamp(lines, colour = '#7a1d4a', degrees = -7, round = false) {
  return `<div style="display:inline-block;border:3px double ${colour};color:${colour};padding:${round ? '22px 16px' : '7px 15px'};border-radius:${round ? '50%' : '4px'};text-align:center;font-weight:bold;font-size:15px;line-height:1.3;transform:rotate(${degrees}deg);opacity:.72">${lines.map(escape).join('<br>')}</div>`
}
