import { create } from 'qrcode'
import { useMemo } from 'react'
import { qrPaths, qrShapes, qrSide } from '#core/share/qr'
import { useSpeech } from '../i18n'

const blue = '#1d4ed8'

/** The address as a code of rounded blue dots on white, in light and dark alike: readers look for dark on light. */
export function QrCode({ url }: { readonly url: string }) {
  const { t } = useSpeech()
  const { dots, corners, side } = useMemo(() => drawn(url), [url])
  return (
    <svg
      role="img"
      aria-label={t('share.qrAlt')}
      width={300}
      height={300}
      viewBox={`0 0 ${side} ${side}`}
      className="qr"
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={dots} fill={blue} />
      <path d={corners} fill={blue} fillRule="evenodd" />
    </svg>
  )
}

function drawn(url: string) {
  const { modules } = create(url, { errorCorrectionLevel: 'M' })
  const matrix = {
    size: modules.size,
    dark: (row: number, column: number) => modules.get(row, column) === 1,
  }
  return { ...qrPaths(qrShapes(matrix)), side: qrSide(matrix) }
}
