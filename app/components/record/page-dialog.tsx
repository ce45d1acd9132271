import { useState } from 'react'
import type { EntityRecord } from '#core/records/entity'
import { Bdi, useSpeech } from '../i18n'
import { PageView, type Region } from '../paper/page-view'
import type { PaperPicture } from '../paper/page-image'
import { ZoomButtons } from '../paper/zoom-buttons'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { amountOf, nameOf } from './entity-view'

interface PageDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Once the list can be seen again. */
  readonly onClosed: () => void
  readonly title: string
  readonly picture: PaperPicture
  readonly regions: readonly Region[]
  readonly rightToLeft: boolean
  readonly selected: EntityRecord | null
  readonly onSelect: (id: string) => void
}

/** The page on the whole screen, near enough to read; what is selected is named below it. */
export function PageDialog({ open, onClose, onClosed, title, selected, ...page }: PageDialogProps) {
  const { t } = useSpeech()
  const [zoom, setZoom] = useState(2.25)
  return (
    <Dialog
      full
      open={open}
      onOpenChange={(state) => state || onClose()}
      onClosed={onClosed}
      title={t('file.page')}
      closeLabel={t('shell.close')}
    >
      <PageView
        alt={t('file.pageOf', { name: title })}
        selected={selected?.id ?? null}
        zoom={zoom}
        className="min-h-0 grow"
        {...page}
      />
      <div className="flex items-center gap-2 border-t border-hairline p-2 ps-4">
        <p className="line-clamp-2 min-w-0 grow">
          {selected && (
            <>
              <Bdi className="font-semibold">{nameOf(selected)}</Bdi>{' '}
              <Bdi className="tabular">{amountOf(selected)}</Bdi>
            </>
          )}
        </p>
        {selected && (
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('file.inList')}
          </Button>
        )}
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </div>
    </Dialog>
  )
}
