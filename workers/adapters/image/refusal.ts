/** Why a picture cannot be read; each is something a person can cause by choosing a file. */
export type ImageRefusal =
  | 'not_an_image'
  | 'unsupported_image'
  | 'truncated_image'
  | 'damaged_image'
  | 'too_many_pixels'
  | 'too_small_picture'

export type ImageResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ImageRefusal }

/** Thrown inside a decoder and turned into a value at its door (`decode.ts`); never leaves this folder. */
export class Refused extends Error {
  override readonly name = 'Refused'
  constructor(readonly code: ImageRefusal) {
    super(code)
  }
}
