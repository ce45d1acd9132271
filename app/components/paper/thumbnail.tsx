import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { uprightSize } from '#core/paper/geometry'
import type { FileRecord } from '#core/records/file'
import { lying, type PaperPicture } from './page-image'

interface ThumbnailProps {
  readonly picture: PaperPicture | undefined
  readonly file: Pick<FileRecord, 'processing_state'>
}

/** A page small enough to be told from others, cut from its top; a sheet where there is none of it yet. */
export function Thumbnail({ picture, file: { processing_state: state } }: ThumbnailProps) {
  // It is made when reading begins.
  return state === 'queued' || !picture ? <Sheet /> : <OfPage key={state} picture={picture} />
}

function OfPage({ picture }: { readonly picture: PaperPicture }) {
  const [lost, setLost] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setLost(true)
  }, [])
  if (lost) return <Sheet />
  const { width, height } = uprightSize(picture)
  return (
    <span className="thumbnail">
      <span className="thumbnail-page" style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          ref={image}
          src={picture.thumbnail}
          alt=""
          loading="lazy"
          onError={() => setLost(true)}
          {...lying(picture)}
        />
      </span>
    </span>
  )
}

const Sheet = () => (
  <span className="thumbnail">
    <FileText aria-hidden />
  </span>
)
