import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { FileRow } from '../components/files/file-row'
import { useSpeech } from '../components/i18n'
import { OlderNewer } from '../components/record/older-newer'
import { LoadFailed } from '../components/shell/load-failed'
import { EmptyState } from '../components/ui/empty-state'
import { usePolling } from '../live/live-provider'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageAsked } from '../page-asked'
import { pageTitle } from '../page-title'
import { UploadList } from '../uploads/upload-list'
import { UploadMenu } from '../uploads/upload-menu'

export const meta = pageTitle((t) => t('files.title'))
export const handle: Shows = { shows: ['files'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = pageAsked(request)
  const record = ownRecord(context)
  const [{ rows, next }, total] = await Promise.all([record.files(asked), record.fileCount()])
  const pictures = await record.pictures(rows.map(({ id }) => id))
  return { files: rows, pictures, total, first: asked.after === null, next }
}

export default function Files() {
  const { t } = useSpeech()
  const { files, pictures, total, first, next } = useLoaderData<typeof loader>()
  usePolling(files.some(({ processing_state: state }) => state === 'queued' || state === 'running'))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          {t('files.title')} <span className="tabular text-lg font-normal text-muted">{total}</span>
        </h1>
        <UploadMenu />
      </div>
      <UploadList />
      {files.length === 0 ? (
        <EmptyState title={t('files.empty')} />
      ) : (
        <ul className="grid gap-3">
          {files.map((file) => (
            <li key={file.id}>
              <FileRow file={file} picture={pictures[file.id]} />
            </li>
          ))}
        </ul>
      )}
      <OlderNewer first={first} next={next} />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useSpeech()
  return <LoadFailed title={t('files.loadFailed')} />
}
