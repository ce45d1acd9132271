import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate, formatInstant } from '#core/i18n/dates'
import type { FileRecord } from '#core/records/file'
import { Bdi, useSpeech } from '../i18n'
import { Badge } from '../ui/badge'
import { useFileTitle } from './file-title'
import { FileStatus } from './file-status'
import { categoryText, languageText } from './words'

/** What a document is, and what it says of itself. */
export function FileHeader({ file, actions }: { readonly file: FileRecord; readonly actions: ReactNode }) {
  const { t, timeZone } = useSpeech()
  const sure = file.language_confidence === null ? '' : ` (${Math.round(file.language_confidence * 100)}%)`
  return (
    <header className="mb-6 grid gap-3">
      <BackToFiles />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-xl text-wrap">
          <Bdi>{useFileTitle()(file)}</Bdi>
        </h1>
        {file.category && <Badge>{categoryText(t, file.category)}</Badge>}
        <FileStatus file={file} plain />
        <div className="-ms-3 flex flex-wrap gap-2 sm:ms-auto">{actions}</div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:flex sm:flex-wrap sm:gap-x-10">
        <Detail term={t('file.date')}>
          {file.detected_date ? formatDate(file.detected_date) : t('file.notSpecified')}
        </Detail>
        <Detail term={t('file.facility')}>{file.doc_meta?.facility ?? t('file.notSpecified')}</Detail>
        {file.display_name !== '' && <Detail term={t('file.name')}>{file.display_name}</Detail>}
        <Detail term={t('file.uploaded')}>{formatInstant(file.created_at, timeZone)}</Detail>
        {file.language && (
          <Detail term={t('file.language')}>{`${languageText(t, file.language)}${sure}`}</Detail>
        )}
      </dl>
    </header>
  )
}

export function BackToFiles() {
  const { t } = useSpeech()
  return (
    <Link
      to="/files"
      className="flex min-h-11 items-center gap-2 justify-self-start text-primary underline underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      {t('file.back')}
    </Link>
  )
}

function Detail({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd>
        <Bdi>{children}</Bdi>
      </dd>
    </div>
  )
}
