import type { FileRecord } from '#core/records/file'
import { usePercent } from '../../live/progress'
import { useSpeech } from '../i18n'
import { PageView, type Region } from '../paper/page-view'
import type { PaperPicture } from '../paper/page-image'
import { Card } from '../ui/card'
import { Progress } from '../ui/progress'
import { Skeleton } from '../ui/skeleton'
import { failureText } from './words'

interface FileUnreadProps {
  readonly file: FileRecord
  readonly picture: PaperPicture
  /** Those of its lines that are lit, where it has just been read. */
  readonly lit: readonly Region[]
  /** One of them is chosen. */
  readonly onSelect: () => void
}

/** A file that is being read, or could not be: the picture, and what is known. */
export function FileUnread({ file, picture, lit, onSelect }: FileUnreadProps) {
  const { t, locale } = useSpeech()
  const percent = usePercent(file)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {file.processing_state === 'failed' ? (
        <p role="alert" className="rounded-card bg-critical-soft p-4 text-critical">
          {failureText(t, locale, file)}
        </p>
      ) : (
        <Card>
          <Reading percent={percent} />
        </Card>
      )}
      <Card className="p-0 sm:p-0">
        <PageView
          picture={picture}
          alt={t('file.pageOf', { name: file.display_name })}
          regions={lit}
          rightToLeft={false}
          selected={null}
          onSelect={onSelect}
          zoom={1}
          className="lighting rounded-card"
        />
      </Card>
    </div>
  )
}

function Reading({ percent }: { readonly percent: number }) {
  const { t } = useSpeech()
  return (
    <>
      <h2 className="text-lg">{t('file.reading')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('file.readingHint')}</p>
      <Progress percent={percent} label={t('file.reading')} />
      <div className="mt-6 grid gap-3">
        {[1, 2, 3].map((card) => (
          <div key={card} className="grid gap-2 rounded-card border border-hairline p-3">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
    </>
  )
}
