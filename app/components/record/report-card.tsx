import { Link } from '@remix-run/react'
import { contextTypes } from '#core/records/kinds'
import type { Report } from '../../reports-loader'
import { ContextChips } from '../findings/context-chips'
import { Bdi, useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { Thumbnail } from '../paper/thumbnail'
import { DocumentCard, type DocumentBadge } from './document-card'
import { documentHead } from './file-title'
import { categoryText } from './words'

interface ReportCardProps extends Report {
  readonly picture: PaperPicture | undefined
  readonly open: boolean
}

/** A letter or a summary: who wrote it, when, what it is about, and what of the lists rests on it. */
export function ReportCard({ file, total, summary, items, picture, open }: ReportCardProps) {
  const { t, timeZone } = useSpeech()
  const head = documentHead(file, timeZone, file.doc_meta?.title ?? categoryText(t, file.category))
  const counted = contextTypes.map((type): DocumentBadge => ({
    type,
    label: t(`timeline.${type}`),
    n: items.filter((item) => item.type === type).length,
  }))
  const badges = [...counted.filter(({ n }) => n > 0), { label: t('findings.total'), n: total }]
  const physician = file.doc_meta?.physician
  return (
    <DocumentCard head={head} heading="h2" badges={badges} open={open}>
      <Link
        to={`/file/${file.id}`}
        className="flex min-h-11 w-fit items-center gap-3 py-2 underline underline-offset-4"
      >
        <Thumbnail picture={picture} file={file} />
        {t('timeline.openFile')}
      </Link>
      {physician && (
        <p className="text-sm text-muted">
          <Bdi>{physician}</Bdi>
        </p>
      )}
      {summary !== null && (
        <p className="measure py-1">
          <Bdi>{summary}</Bdi>
        </p>
      )}
      <ContextChips items={items} />
    </DocumentCard>
  )
}
