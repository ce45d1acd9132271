import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from '@remix-run/react'
import { termsToAgree } from '#core/i18n/legal/consent'
import { LoadFailed } from '../components/shell/load-failed'
import { KeptLine } from '../device/kept-line'
import { toBannerFile } from '../live/banner-state'
import { LiveProvider, usePolling } from '../live/live-provider'
import { ProcessingBanner } from '../live/processing-banner'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { readPreferences } from '../preferences'
import { UploadProvider } from '../uploads/upload-provider'

export const handle: Shows = { shows: ['files', 'consents'] }
export const shouldRevalidate = whenChanged(handle)

/** Every screen that needs somebody to be signed in. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const [since, files, consent, { locale }] = await Promise.all([
    record.lastChange(),
    record.newestFiles(),
    record.consent(),
    readPreferences(request, record),
  ])
  const now = Date.now()
  return {
    since,
    files: files.map((file) => toBannerFile(file, now)),
    consent: termsToAgree(locale, consent),
  }
}

export default function SignedIn() {
  const { since, files, consent } = useLoaderData<typeof loader>()
  return (
    <LiveProvider since={since}>
      <UploadProvider consent={consent}>
        <KeptLine />
        <Outlet />
        <Banner files={files} />
      </UploadProvider>
    </LiveProvider>
  )
}

function Banner({ files }: { readonly files: ReturnType<typeof useLoaderData<typeof loader>>['files'] }) {
  usePolling(files.some(({ processing_state: state }) => state === 'queued' || state === 'running'))
  return <ProcessingBanner files={files} />
}

/** A screen that could not be read: said in the frame, with a way on. What is missing is for the root to say. */
export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) throw error
  return <LoadFailed />
}
