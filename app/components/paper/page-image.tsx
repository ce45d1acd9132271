import { percentOf, uprightSize, type Sheet } from '#core/paper/geometry'

export interface PaperPicture extends Sheet {
  /** A signed path on our own origin. */
  readonly url: string
  /** Of a fact's strip, with `{id}` in the place of the fact's. */
  readonly strips: string
}

interface PageImageProps {
  readonly picture: PaperPicture
  readonly alt: string
  readonly eager?: boolean
}

/**
 * The picture, turned upright, filling a parent that has the upright page's proportions. Physical sides: a picture is
 * never mirrored. An <img>, since an SVG's <image> does not follow EXIF orientation in every browser.
 */
export function PageImage({ picture, alt, eager = false }: PageImageProps) {
  const page = uprightSize(picture)
  return (
    <img
      src={picture.url}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className="absolute max-w-none"
      style={{
        left: '50%',
        top: '50%',
        width: percentOf(picture.width, page.width),
        height: percentOf(picture.height, page.height),
        transform: `translate(-50%, -50%) rotate(${picture.turn}deg)`,
      }}
    />
  )
}
