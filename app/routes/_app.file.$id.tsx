import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { isRouteErrorResponse, useLoaderData, useNavigate, useRouteError } from '@remix-run/react'
import { useMemo } from 'react'
import { DeleteFile, FileActions } from '../components/files/file-actions'
import { NamesProvider } from '../components/fact/names'
import { useSpeech } from '../components/i18n'
import { BackToFiles, FileHeader } from '../components/record/file-header'
import { fileTitle } from '../components/record/file-title'
import { FileFacts } from '../components/record/file-facts'
import { regionsOf } from '../components/record/entity-view'
import { useLighting } from '../components/record/lighting'
import { PatientNote } from '../components/record/patient-note'
import { FileUnread } from '../components/record/file-unread'
import { LoadFailed } from '../components/shell/load-failed'
import { Card } from '../components/ui/card'
import { namedFact, namesFor } from '../fact-names.server'
import { usePolling } from '../live/live-provider'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import { strangersOn } from '../strangers.server'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageTitle((t) => (args.data ? fileTitle(t, args.data.file) : t('file.page')))(args)
export const handle: Shows = { shows: ['files', 'entities', 'patient_names'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const id = params.id ?? ''
  const [file, entities, pictures, reader] = await Promise.all([
    record.file(id),
    record.entities(id),
    record.pictures([id]),
    readPreferences(request, record),
  ])
  const picture = pictures[id]
  if (!file || !picture) throw new Response(null, { status: 404, statusText: 'Not Found' })
  const { [id]: stranger = null } = await strangersOn(record, [file])
  return {
    file,
    entities,
    picture,
    stranger,
    names: namesFor(reader, entities.map(namedFact)),
  }
}

export default function FilePage() {
  const { file, entities, picture, stranger, names } = useLoaderData<typeof loader>()
  const { t } = useSpeech()
  const navigate = useNavigate()
  const leave = () => navigate('/files', { replace: true })
  const reading = file.processing_state === 'queued' || file.processing_state === 'running'
  usePolling(reading)
  const failed = file.processing_state === 'failed'
  const regions = useMemo(
    () => regionsOf(entities, picture, file.language === 'he'),
    [entities, picture, file.language],
  )
  const { lit, end } = useLighting(file.id, reading ? 'reading' : failed ? 'failed' : 'read', regions.length)
  return (
    <NamesProvider names={names}>
      <FileHeader file={file} actions={<FileActions file={file} onDeleted={leave} />} />
      {stranger && (
        <PatientNote
          stranger={stranger}
          takeOut={
            <DeleteFile file={file} onDeleted={leave} variant="outline">
              {t('patient.takeOut')}
            </DeleteFile>
          }
        />
      )}
      {reading || failed || lit !== null ? (
        <FileUnread file={file} picture={picture} lit={regions.slice(0, lit ?? 0)} onSelect={end} />
      ) : (
        <FileFacts key={file.id} file={file} entities={entities} regions={regions} picture={picture} />
      )}
    </NamesProvider>
  )
}

export function ErrorBoundary() {
  const { t } = useSpeech()
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <LoadFailed />
  return (
    <Card className="mx-auto mt-10 grid max-w-xl justify-items-center text-center">
      <h1 className="text-xl">{t('file.notFound')}</h1>
      <p className="mt-2 mb-3 text-muted">{t('file.notFoundHint')}</p>
      <BackToFiles />
    </Card>
  )
}
