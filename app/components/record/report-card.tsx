import { Link } from '@remix-run/react'
import { formatDate, formatDay } from '#core/i18n/dates'
import type { FileRecord } from '#core/records/file'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Thumbnail } from '../paper/thumbnail'
import { Badge } from '../ui/badge'
import { categoryText } from './words'

interface ReportCardProps {
  readonly file: FileRecord
  readonly picture: PaperPicture | undefined
}

/** A letter or a summary: who wrote it, when, and what it is about. */
export function ReportCard({ file, picture }: ReportCardProps) {
  const { t, timeZone } = useSpeech()
  const { title, summary, facility, physician } = file.doc_meta ?? {}
  const date = file.detected_date ? formatDate(file.detected_date) : formatDay(file.created_at, timeZone)
  return (
    <li className="grid gap-1 rounded-card border border-hairline bg-card p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="min-w-0 text-base">
          <Link
            to={`/file/${file.id}`}
            className="flex min-h-11 items-center gap-3 underline underline-offset-4 hover:decoration-2"
          >
            <Thumbnail picture={picture} file={file} />
            <Bdi>{title ?? file.display_name}</Bdi>
          </Link>
        </h2>
        <Badge className="ms-auto">{categoryText(t, file.category)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Bdi>{date}</Bdi>
        {[facility, physician].map((name) => name && <Bdi key={name}>{name}</Bdi>)}
      </p>
      {summary && (
        <p>
          <Bdi>{summary}</Bdi>
        </p>
      )}
    </li>
  )
}
