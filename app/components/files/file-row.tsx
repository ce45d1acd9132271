import { Link } from '@remix-run/react'
import { formatDate, formatDay } from '#core/i18n/dates'
import type { FileRecord } from '#core/records/file'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Thumbnail } from '../paper/thumbnail'
import { FileStatus } from '../record/file-status'
import { useFileTitle } from '../record/file-title'
import { categoryText, failureText, languageText } from '../record/words'
import { Card } from '../ui/card'
import { FileActions } from './file-actions'

/** One file with all that is known of it before it is opened. */
export function FileRow({
  file,
  picture,
}: {
  readonly file: FileRecord
  readonly picture: PaperPicture | undefined
}) {
  const { t, locale, timeZone } = useSpeech()
  const name = useFileTitle()(file)
  return (
    <Card className="grid gap-2 p-3 sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-base">
          <Link
            to={`/file/${file.id}`}
            className="flex min-h-11 items-center gap-3 underline underline-offset-4 hover:decoration-2"
          >
            <Thumbnail picture={picture} file={file} />
            <Bdi>{name}</Bdi>
          </Link>
        </h2>
        <FileStatus file={file} />
        <div className="ms-auto flex flex-wrap justify-end gap-1">
          <FileActions file={file} />
        </div>
      </div>
      {file.processing_state === 'failed' && <p>{failureText(t, locale, file)}</p>}
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {file.category && <Detail term={t('files.category')}>{categoryText(t, file.category)}</Detail>}
        {file.language && <Detail term={t('files.language')}>{languageText(t, file.language)}</Detail>}
        <Detail term={t('files.uploaded')}>{formatDay(file.created_at, timeZone)}</Detail>
        {file.detected_date && (
          <Detail term={t('files.documentDate')}>{formatDate(file.detected_date)}</Detail>
        )}
        {file.display_name !== '' && <Detail term={t('file.name')}>{file.display_name}</Detail>}
        {file.error_code && <Detail term={t('files.errorCode')}>{file.error_code}</Detail>}
      </dl>
    </Card>
  )
}

function Detail({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd>
        <Bdi>{children}</Bdi>
      </dd>
    </div>
  )
}
