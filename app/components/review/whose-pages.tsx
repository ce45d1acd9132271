import { Link } from '@remix-run/react'
import { Bdi, useSpeech } from '../i18n'
import { useWord } from '../record/patient-note'
import { Button } from '../ui/button'
import { Card, CardHeader, CardTitle } from '../ui/card'

interface WhosePage {
  readonly id: string
  readonly name: string
  readonly title: string
}

/** Pages that clearly name somebody else, each name once: nothing of them is in the record before a word. */
export function WhosePages({ pages }: { readonly pages: readonly WhosePage[] }) {
  const { t } = useSpeech()
  if (pages.length === 0) return null
  return (
    <Card aria-labelledby="whose-pages" className="mb-6">
      <CardHeader>
        <CardTitle id="whose-pages">{t('patient.waiting')}</CardTitle>
        <p className="measure text-sm text-muted">{t('patient.waits')}</p>
      </CardHeader>
      <ul className="divide-y divide-hairline">
        {pages.map((page) => (
          <WhosePageRow key={page.id} page={page} />
        ))}
      </ul>
    </Card>
  )
}

function WhosePageRow({ page: { id, name, title } }: { readonly page: WhosePage }) {
  const { t } = useSpeech()
  const { busy, say } = useWord(name)
  return (
    <li className="flex flex-wrap items-center gap-2 py-3">
      <div className="min-w-0 grow basis-60">
        <h3 id={`name-${id}`} className="text-base">
          {t('patient.ofFact')} <Bdi>{name}</Bdi>
        </h3>
        <Link to={`/file/${id}`} className="inline-flex min-h-11 items-center text-sm underline">
          <Bdi>{title}</Bdi>
        </Link>
      </div>
      {([true, false] as const).map((mine) => (
        <Button
          key={String(mine)}
          size="sm"
          variant="outline"
          disabled={busy}
          aria-describedby={`name-${id}`}
          onClick={() => void say(mine)}
        >
          {t(mine ? 'patient.mine' : 'patient.notMine')}
        </Button>
      ))}
    </li>
  )
}
