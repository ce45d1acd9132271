import { Refused } from '../refusal'
import { shares, type Plane } from '../plane'
import type { Frame } from './frame'

/** A component whose samples, times the weight, are summed to a plane of the picture. */
export interface PlanePart {
  readonly index: number
  readonly weight: number
}

export interface ColourHints {
  readonly jfif: boolean
  /** The transform byte of Adobe's APP14 marker; null when there is none. */
  readonly adobe: number | null
}

/** A component of its own in grey and YCbCr pictures; an RGB picture needs all three. None: it has no such plane. */
export function partsOf(frame: Frame, hints: ColourHints, plane: Plane): readonly PlanePart[] {
  const { components } = frame
  if (components.length === 1) return plane === 'y' ? [{ index: 0, weight: 1 }] : []
  const letters = String.fromCharCode(...components.map((c) => c.id))
  const rgb = hints.adobe === 0 || (hints.adobe === null && !hints.jfif && letters === 'RGB')
  if (!rgb) return [{ index: { y: 0, cb: 1, cr: 2 }[plane], weight: 1 }]
  if (components.some((c) => c.h !== components[0]?.h || c.v !== components[0]?.v)) {
    throw new Refused('unsupported_image')
  }
  return shares[plane].map((weight, index) => ({ index, weight }))
}
