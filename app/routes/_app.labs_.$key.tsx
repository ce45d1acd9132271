import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { analyteOf } from '#core/findings/analyte'
import { translator } from '#core/i18n/languages'
import { useSpeech } from '../components/i18n'
import { AnalyteBoard } from '../components/lab/analyte-board'
import { fileTitle } from '../components/record/file-title'
import { NothingFound, PageHeading } from '../components/record/page-heading'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'

export const meta = pageTitle((t) => t('registry.labTitle'))
export const handle: Shows = { shows: ['lab_registry', 'profiles'] }
export const shouldRevalidate = whenChanged(handle)

/** Of one test; a weekly result for four years. */
const mostResults = 200

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  // The canonical key, whole or without the type that the address has already said.
  const key = `lab:${(params['key'] ?? '').replace(/^lab:/, '')}`
  const [results, profile, { locale }] = await Promise.all([
    record.results(key, mostResults),
    record.profile(),
    readPreferences(request, record),
  ])
  const fileIds = [...new Set(results.flatMap(({ entity }) => entity.file_id ?? []))]
  const [pictures, files] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(locale)
  return {
    name: results[0]?.entity.normalized.name ?? null,
    analyte: analyteOf(key, results, profile?.units ?? 'metric'),
    pictures,
    titles: Object.fromEntries(files.map((file) => [file.id, fileTitle(t, file)])),
  }
}

/** A test of one's own: all its results over time. */
export default function AnalytePage() {
  const { t } = useSpeech()
  const { name, analyte, pictures, titles } = useLoaderData<typeof loader>()
  return (
    <>
      <p className="mb-2">
        <Link to="/labs" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('trend.back')}
        </Link>
      </p>
      <PageHeading title={name ?? t('registry.labTitle')} type="lab">
        {name && <p className="text-sm text-muted">{t('trend.count', { n: analyte.rows.length })}</p>}
      </PageHeading>
      {name === null ? (
        <NothingFound text={t('registry.labEmpty')} />
      ) : (
        <AnalyteBoard {...analyte} pictures={pictures} titles={titles} />
      )}
    </>
  )
}
