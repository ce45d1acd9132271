import { percentOf, uprightSize, type Sheet } from '#core/paper/geometry'

export interface PaperPicture extends Sheet {
  /** Signed paths on our own origin: the photograph, what of it a screen needs, and what tells it from others. */
  readonly url: string
  readonly page: string
  readonly thumbnail: string
  /** Of a fact's strip, with `{id}` in the place of the fact's. */
  readonly strips: string
  /** Whether it is read from the right: of a row that breaks, its right end stands first. */
  readonly rightToLeft: boolean
}

interface PageImageProps {
  readonly picture: PaperPicture
  readonly alt: string
  /** All that was photographed, for who looks closer. */
  readonly close?: boolean
}

/** The picture, turned upright, filling a parent that has the upright page's proportions. */
export function PageImage({ picture, alt, close = false }: PageImageProps) {
  return (
    <>
      <img src={picture.page} alt={alt} loading="lazy" {...lying(picture)} />
      {/* Over the smaller one, which stays until it is there. */}
      {close && <img src={picture.url} alt="" {...lying(picture)} />}
    </>
  )
}

/**
 * How a picture of the page fills a parent of the upright page's proportions. Physical sides: a picture is never
 * mirrored. An <img>, since an SVG's <image> does not follow EXIF orientation in every browser.
 */
export function lying(sheet: Sheet) {
  const page = uprightSize(sheet)
  return {
    decoding: 'async',
    draggable: false,
    className: 'absolute max-w-none',
    style: {
      left: '50%',
      top: '50%',
      width: percentOf(sheet.width, page.width),
      height: percentOf(sheet.height, page.height),
      transform: `translate(-50%, -50%) rotate(${sheet.turn}deg)`,
    },
  } as const
}
