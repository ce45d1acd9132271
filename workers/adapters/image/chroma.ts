import type { Grey } from './grey'
import type { Chroma } from './jpeg/encode'
import { colourless } from './plane'
import { AreaScaler } from './scaler'

/** Of 255. Less is the noise of a camera, and no colour. */
const faintest = 8

/** The colours of a picture at half its size, as a JPEG has them; null where there is none to be seen. */
export function halved(planes: readonly [cb: Grey, cr: Grey]): Chroma | null {
  const [cb, cr] = planes
  return hasColour(cb) || hasColour(cr) ? [half(cb), half(cr)] : null
}

const hasColour = ({ data }: Grey): boolean =>
  data.some((sample) => Math.abs(sample - colourless) >= faintest)

function half(plane: Grey): Grey {
  const scaler = new AreaScaler(
    plane.width,
    plane.height,
    Math.ceil(plane.width / 2),
    Math.ceil(plane.height / 2),
  )
  for (let y = 0; y < plane.height; y++) scaler.row(plane.data, y * plane.width)
  return scaler.finish()
}
