import { Refused } from '../refusal'
import type { Frame } from './frame'

/** A component whose samples, times the weight, are summed to the grey picture. */
export interface GreyPart {
  readonly index: number
  readonly weight: number
}

export interface ColourHints {
  readonly jfif: boolean
  /** The transform byte of Adobe's APP14 marker; null when there is none. */
  readonly adobe: number | null
}

/** Luma is Y itself in grey and YCbCr pictures; an RGB picture needs all three. */
export function greyParts(frame: Frame, hints: ColourHints): readonly GreyPart[] {
  const { components } = frame
  if (components.length === 1) return [{ index: 0, weight: 1 }]
  const letters = String.fromCharCode(...components.map((c) => c.id))
  const rgb = hints.adobe === 0 || (hints.adobe === null && !hints.jfif && letters === 'RGB')
  if (!rgb) return [{ index: 0, weight: 1 }]
  if (components.some((c) => c.h !== components[0]?.h || c.v !== components[0]?.v)) {
    throw new Refused('unsupported_image')
  }
  return [0.299, 0.587, 0.114].map((weight, index) => ({ index, weight }))
}
