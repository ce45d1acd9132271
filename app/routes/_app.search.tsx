import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { Search as Glass } from 'lucide-react'
import { translator } from '#core/i18n/languages'
import { entityTypes } from '#core/records/kinds'
import { FactList } from '../components/fact/fact-list'
import { factOfItem } from '../components/fact/fact-view'
import { NamesProvider } from '../components/fact/names'
import { Bdi, useSpeech } from '../components/i18n'
import { Thumbnail } from '../components/paper/thumbnail'
import { fileTitle, useFileTitle } from '../components/record/file-title'
import { Button } from '../components/ui/button'
import { EmptyState } from '../components/ui/empty-state'
import { Field } from '../components/ui/input'
import { namedItem, namesFor } from '../fact-names.server'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'

export const meta = pageTitle((t) => t('search.title'))
export const handle: Shows = { shows: ['entities', 'files'] }
export const shouldRevalidate = whenChanged(handle)

const longest = 200

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const asked = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  const [{ items, files }, reader] = await Promise.all([
    record.search(asked),
    readPreferences(request, record),
  ])
  const fileIds = [
    ...new Set([...items.flatMap(({ evidence }) => evidence?.file_id ?? []), ...files.map(({ id }) => id)]),
  ]
  const [pictures, pages] = await Promise.all([record.pictures(fileIds), record.filesOf(fileIds)])
  const t = translator(reader.locale)
  return {
    asked,
    items,
    files,
    pictures,
    titles: Object.fromEntries(pages.map((file) => [file.id, fileTitle(t, file)])),
    names: namesFor(reader, items.map(namedItem)),
  }
}

export default function Search() {
  const { t } = useSpeech()
  const titleOf = useFileTitle()
  const { asked, items, files, pictures, titles, names } = useLoaderData<typeof loader>()
  const facts = items.map(factOfItem)
  return (
    <NamesProvider names={names}>
      <h1 className="mb-4 text-2xl">{t('search.title')}</h1>
      <Form role="search" className="mb-6 flex max-w-3xl items-start gap-2">
        <div className="min-w-0 grow">
          <Field
            key={asked}
            type="search"
            name="q"
            label={t('search.label')}
            hint={t('search.hint')}
            defaultValue={asked}
            maxLength={longest}
            dir="auto"
          />
        </div>
        {/* Beside the field, below its label. */}
        <Button type="submit" className="mt-8 min-h-12">
          <Glass aria-hidden />
          {t('search.go')}
        </Button>
      </Form>
      {asked !== '' && items.length + files.length === 0 && (
        <EmptyState title={t('search.nothing', { text: asked })} text={t('search.nothingHint')} />
      )}
      <FactList
        sections={entityTypes.map((type) => ({
          title: t(`type.${type}`),
          type,
          facts: facts.filter((fact) => fact.type === type),
          table: type === 'lab',
        }))}
        pictures={pictures}
        titles={titles}
      />
      {files.length > 0 && (
        <section aria-labelledby="found-files">
          <h2 id="found-files" className="mt-4 mb-2 text-base">
            {t('search.files')}
          </h2>
          <ul className="grid gap-2">
            {files.map((file) => (
              <li key={file.id}>
                <Link
                  to={`/file/${file.id}`}
                  className="flex min-h-11 items-center gap-3 underline underline-offset-4"
                >
                  <Thumbnail picture={pictures[file.id]} file={file} />
                  <Bdi>{titleOf(file)}</Bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </NamesProvider>
  )
}
