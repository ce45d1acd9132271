import { colourless, sampleOf, type Plane } from '../plane'
import type { PngHeader } from './header'
import { channelsOf } from './header'

/** Turns an unfiltered scanline of `width` pixels into samples of one plane. */
export type LineReader = (line: Uint8Array, width: number, into: Uint8Array) => void

/** What white paper is in a plane. */
export const paperOf = (plane: Plane): number => (plane === 'y' ? 255 : colourless)

const over = (paper: number, value: number, alpha: number): number =>
  paper - Math.trunc(((paper - value) * alpha + 127) / 255)

/** `palette`: the PLTE data; `transparency`: the tRNS data. Transparent pixels show white, as paper would. */
export function lineReader(
  header: PngHeader,
  palette: Uint8Array | null,
  transparency: Uint8Array | null,
  plane: Plane,
): LineReader {
  const { depth, colour } = header
  if (colour === 'palette') return indexed(depth, paletteSamples(palette, transparency, plane))
  if (colour === 'grey') {
    const key =
      transparency && transparency.length >= 2 ? ((transparency[0] ?? 0) << 8) | (transparency[1] ?? 0) : -1
    if (depth > 8) return wideGrey(key)
    return indexed(depth, greyLevels(depth, key))
  }
  return wide(channelsOf(colour), depth === 16 ? 2 : 1, transparency, plane)
}

function paletteSamples(palette: Uint8Array | null, alpha: Uint8Array | null, plane: Plane): Uint8Array {
  const samples = new Uint8Array(256)
  const sample = sampleOf(plane)
  for (let i = 0; i < 256; i++) {
    const at = i * 3
    const value = sample(palette?.[at] ?? 0, palette?.[at + 1] ?? 0, palette?.[at + 2] ?? 0)
    samples[i] = over(paperOf(plane), value, alpha?.[i] ?? 255)
  }
  return samples
}

function greyLevels(depth: number, key: number): Uint8Array {
  const greys = new Uint8Array(256)
  const top = (1 << depth) - 1
  for (let i = 0; i <= top; i++) greys[i] = i === key ? 255 : Math.round((i * 255) / top)
  return greys
}

/** One sample a pixel, 1 to 8 bits, packed from the high bit down. */
function indexed(depth: number, samples: Uint8Array): LineReader {
  const mask = (1 << depth) - 1
  return (line, width, into) => {
    for (let x = 0; x < width; x++) {
      const bit = x * depth
      const value = ((line[bit >> 3] as number) >> (8 - depth - (bit & 7))) & mask
      into[x] = samples[value] as number
    }
  }
}

function wideGrey(key: number): LineReader {
  return (line, width, into) => {
    for (let x = 0; x < width; x++) {
      const high = line[x * 2] as number
      into[x] = ((high << 8) | (line[x * 2 + 1] as number)) === key ? 255 : high
    }
  }
}

/** Colour or alpha at 8 or 16 bits; of 16 the high byte is taken. */
function wide(channels: number, bytes: number, transparency: Uint8Array | null, plane: Plane): LineReader {
  const step = channels * bytes
  const key = channels === 3 && transparency && transparency.length >= 6 ? transparency : null
  const sample = sampleOf(plane)
  const paper = paperOf(plane)
  return (line, width, into) => {
    for (let x = 0, at = 0; x < width; x++, at += step) {
      const r = line[at] as number
      if (channels === 2) {
        into[x] = over(paper, r, line[at + bytes] as number)
        continue
      }
      const value = sample(r, line[at + bytes] as number, line[at + 2 * bytes] as number)
      if (channels === 4) into[x] = over(paper, value, line[at + 3 * bytes] as number)
      else into[x] = key && isKey(line, at, bytes, key) ? paper : value
    }
  }
}

function isKey(line: Uint8Array, at: number, bytes: number, key: Uint8Array): boolean {
  for (let c = 0; c < 3; c++) {
    if (bytes === 2 && line[at + 2 * c] !== key[2 * c]) return false
    if (line[at + bytes * c + bytes - 1] !== key[2 * c + 1]) return false
  }
  return true
}
