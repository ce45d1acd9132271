import { Link } from '@remix-run/react'
import { formatDay } from '#core/i18n/dates'
import type { FileRecord } from '#core/records/file'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Thumbnail } from '../paper/thumbnail'
import { ProcessingBadge } from '../record/file-status'
import { useFileTitle } from '../record/file-title'
import { Card, CardHeader, CardTitle } from '../ui/card'
import { LinkButton } from '../ui/link-button'

export const recentLimit = 5

type RecentFile = Pick<
  FileRecord,
  | 'id'
  | 'display_name'
  | 'created_at'
  | 'processing_state'
  | 'processing_pct'
  | 'category'
  | 'doc_meta'
  | 'detected_date'
>

export function toRecentFile(file: FileRecord): RecentFile {
  const { id, display_name, created_at, processing_state, processing_pct } = file
  const { category, doc_meta, detected_date } = file
  return { id, display_name, created_at, processing_state, processing_pct, category, doc_meta, detected_date }
}

interface RecentFilesProps {
  readonly files: readonly RecentFile[]
  readonly pictures: Readonly<Record<string, PaperPicture>>
}

export function RecentFiles({ files, pictures }: RecentFilesProps) {
  const { t, timeZone } = useSpeech()
  const titleOf = useFileTitle()
  return (
    <Card aria-labelledby="recent">
      <CardHeader>
        <CardTitle id="recent">{t('home.recentFiles')}</CardTitle>
        <LinkButton to="/files" variant="outline" size="sm">
          {t('home.allFiles')}
        </LinkButton>
      </CardHeader>
      <ul className="-mx-2">
        {files.map((file) => (
          <li key={file.id}>
            <Link
              to={`/file/${file.id}`}
              className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
            >
              <Thumbnail picture={pictures[file.id]} file={file} />
              <span className="min-w-0 grow">
                <span className="flex">
                  <Bdi className="line-clamp-2">{titleOf(file)}</Bdi>
                </span>
                <Bdi className="text-sm text-muted">{formatDay(file.created_at, timeZone)}</Bdi>
              </span>
              <ProcessingBadge file={file} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
