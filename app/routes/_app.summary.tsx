import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useNavigate, useNavigation, useRevalidator } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { audiences, disciplines, type Audience, type Discipline } from '#core/records/summary-kinds'
import { loadCited } from '../cited-loader'
import { BesideSource } from '../components/fact/beside-source'
import { FactGroup } from '../components/fact/fact-group'
import { FactRow } from '../components/fact/fact-row'
import { factOfEntity } from '../components/fact/fact-view'
import { NamesProvider } from '../components/fact/names'
import { useSpeech } from '../components/i18n'
import { SummaryResult } from '../components/summary/summary-result'
import { Button } from '../components/ui/button'
import { EmptyState } from '../components/ui/empty-state'
import { Select } from '../components/ui/select'
import { useToast } from '../components/ui/toast'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import { callApi } from '../session/api'

export const meta = pageTitle((t) => t('summary.title'))
// What the record says since then is another summary, which is asked for: nobody's page changes under their eyes.
export const handle: Shows = { shows: ['summaries'] }
export const shouldRevalidate = whenChanged(handle)

const defaultAudience: Audience = 'clinician'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const asked = new URL(request.url).searchParams
  const discipline = disciplines.find((one) => one === asked.get('discipline')) ?? null
  const audience = audiences.find((one) => one === asked.get('audience')) ?? defaultAudience
  if (discipline === null) return { discipline: null, audience, shown: null }
  const [{ record: summary, cached }, reader] = await Promise.all([
    record.summary(discipline, audience),
    readPreferences(request, record),
  ])
  const cited = await loadCited(
    record,
    summary.citations.map(({ entity_id: id }) => id),
    reader,
  )
  return { discipline, audience, shown: { summary, cached, ...cited } }
}

export default function Summary() {
  const { t } = useSpeech()
  const { discipline, audience, shown } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<Discipline>(discipline ?? 'overall')
  const [reader, setReader] = useState<Audience>(audience)
  const { busy, written, write } = useSummary()
  const made = shown?.summary
  const facts = useMemo(() => (shown?.entities ?? []).map((one) => factOfEntity(one)), [shown])
  return (
    <>
      <h1 className="mb-4 text-2xl">{t('summary.title')}</h1>
      <p role="note" className="measure mb-5 rounded-card bg-warning-soft px-4 py-3 text-sm">
        {t('summary.disclaimer')}
      </p>
      <form
        className="no-print mb-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void write(chosen, reader, false)
        }}
      >
        <Select
          label={t('summary.discipline')}
          name="discipline"
          value={chosen}
          onChange={({ target }) => setChosen(target.value as Discipline)}
        >
          {disciplines.map((one) => (
            <option key={one} value={one}>
              {t(`summary.${one}`)}
            </option>
          ))}
        </Select>
        <fieldset className="choice">
          <legend>{t('summary.audience')}</legend>
          {audiences.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="audience"
                value={one}
                checked={reader === one}
                onChange={() => setReader(one)}
              />
              <span>{t(`summary.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" size="lg" disabled={busy}>
          {t(busy ? 'summary.generating' : 'summary.generate')}
        </Button>
      </form>
      {shown && made ? (
        <NamesProvider names={shown.names}>
          <BesideSource facts={facts} pictures={shown.pictures} titles={shown.titles}>
            {(rowOf) => (
              <>
                <SummaryResult
                  summary={made}
                  cached={shown.cached && written !== made.updated_at}
                  busy={busy}
                  onRefresh={() => void write(made.discipline, made.audience, true)}
                />
                {facts.length > 0 && (
                  <div className="no-print">
                    <FactGroup type={null} title={t('summary.sources')} count={facts.length}>
                      {facts.map((fact) => (
                        <FactRow key={fact.key} {...rowOf(fact)} marked />
                      ))}
                    </FactGroup>
                  </div>
                )}
              </>
            )}
          </BesideSource>
        </NamesProvider>
      ) : (
        <EmptyState title={t('summary.emptyTitle')} text={t('summary.emptyText')} />
      )}
    </>
  )
}

/** Asks for a summary and goes to where it is shown. `written`: when the one was written that was asked for here. */
function useSummary() {
  const { t } = useSpeech()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const navigation = useNavigation()
  const [asking, setAsking] = useState(false)
  const [written, setWritten] = useState<string | null>(null)

  async function write(discipline: Discipline, audience: Audience, refresh: boolean) {
    setAsking(true)
    const answer = await callApi('POST /functions/generate_summary', {
      body: { discipline, audience, refresh },
    })
    setAsking(false)
    if (!answer.ok) {
      const login = answer.code === 'not_signed_in'
      toast({ title: t(login ? 'summary.login' : 'summary.failed'), variant: 'destructive' })
      return
    }
    const { cached, updated_at: at } = answer.value
    setWritten(cached ? null : at)
    toast({ title: t(refresh ? 'summary.refreshed' : cached ? 'summary.loaded' : 'summary.generated') })
    navigate(`/summary?discipline=${discipline}&audience=${audience}`, { replace: true })
    revalidate()
  }
  return { busy: asking || navigation.state !== 'idle', written, write }
}
