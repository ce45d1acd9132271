/** What a plane tells of each pixel: how light it is, how blue, how red (JFIF 1.02; without colour, Cb and Cr are 128). */
export type Plane = 'y' | 'cb' | 'cr'

/** Cb and Cr of a pixel without colour. */
export const colourless = 128

/** How much of red, green and blue a plane has (ITU-R BT.601-7, 2.5; JFIF 1.02), each about the middle of its range. */
export const shares: Readonly<Record<Plane, readonly [red: number, green: number, blue: number]>> = {
  y: [0.299, 0.587, 0.114],
  cb: [-0.168736, -0.331264, 0.5],
  cr: [0.5, -0.418688, -0.081312],
}

/** A plane's sample, 0..255, of 8-bit red, green and blue. */
export function sampleOf(plane: Plane): (red: number, green: number, blue: number) => number {
  const [r, g, b] = shares[plane].map((share) => Math.round(share * 65_536)) as [number, number, number]
  const half = 32_768 + (plane === 'y' ? 0 : colourless * 65_536)
  return (red, green, blue) => Math.min(255, (red * r + green * g + blue * b + half) >> 16)
}
