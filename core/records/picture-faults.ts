/** An 8-bit grey picture, row by row, 0 = black. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** What makes a photograph of a page hard to read, and a new one better. */
export type PictureFault = 'blurred' | 'dark' | 'small'

/** Of 255: a page that is lighter than this somewhere was lit. */
const lit = 110
/** Of the pixels: what is the page rather than a lamp. */
const pageShare = 0.2
/** Of the page's light, between neighbours: print that is in focus has steeper edges somewhere. */
const steep = 0.2
/** Of the steps: so few are edges of letters that the steepest of all are noise. */
const edgeShare = 0.002
/** Pixels: below this a page of print has letters of a few pixels. */
const shortest = 600

/** What to tell before a page is sent. It warns and never refuses: the reader may well cope. */
export function faultsOf({ width, height, data }: GreyPicture): readonly PictureFault[] {
  const faults: PictureFault[] = []
  if (Math.max(width, height) < shortest) faults.push('small')
  const light = percentile(histogram(data), 1 - pageShare)
  const steepest = percentile(histogram(stepsOf(width, data)), 1 - edgeShare)
  if (light < lit) faults.push('dark')
  else if (steepest < steep * light) faults.push('blurred')
  return faults
}

/** How far each pixel is from its neighbour to the right. */
function stepsOf(width: number, data: Uint8Array): Uint8Array {
  const steps = new Uint8Array(data.length)
  for (const at of data.keys())
    if ((at + 1) % width !== 0) steps[at] = Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0))
  return steps
}

function histogram(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The value below which this part of all lies. */
function percentile(counts: Uint32Array, part: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= all * part) return value
  }
  return 255
}
