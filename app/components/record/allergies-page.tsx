import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import type { loadAllergies } from '../../allergies-loader'
import { BesideSource } from '../fact/beside-source'
import { FactRow } from '../fact/fact-row'
import { factOfEntity, factOfItem } from '../fact/fact-view'
import { NamesProvider } from '../fact/names'
import { useSpeech } from '../i18n'
import { DocumentCard } from './document-card'
import { StrangersProvider } from './patients'
import { OlderNewer } from './older-newer'
import { NothingFound, PageHeading } from './page-heading'
import { highlightDelay } from './registry-page'
import { useHighlight } from './use-highlight'
import { WaitingGroup } from './waiting-group'

/** Allergies by the documents that say them last, newest first (spec records.md §2). */
export function AllergiesPage({ registry, cards }: Awaited<ReturnType<typeof loadAllergies>>) {
  const { t } = useSpeech()
  const { lists, waiting, moreWaits, pictures, titles, names, strangers } = registry
  const waits = useMemo(() => waiting.map(factOfEntity), [waiting])
  const facts = useMemo(() => lists.flatMap(({ items }) => items).map(factOfItem), [lists])
  const byId = new Map(facts.map((fact) => [fact.key, fact]))
  const [search] = useSearchParams()
  useHighlight(search.get('highlight'), { delay: highlightDelay })
  return (
    <NamesProvider names={names}>
      <PageHeading title={t('registry.allergyTitle')} type="allergy" enters="allergy" />
      {facts.length + waits.length === 0 && <NothingFound text={t('registry.allergyEmpty')} to="/upload" />}
      <StrangersProvider strangers={strangers}>
        <BesideSource facts={[...waits, ...facts]} pictures={pictures} titles={titles}>
          {(rowOf) => (
            <>
              <WaitingGroup type="allergy" facts={waits} more={moreWaits} rowOf={rowOf} />
              <ul className="grid gap-2">
                {cards.map(({ fileId, head, items }) => (
                  <li key={fileId}>
                    <DocumentCard
                      head={fileId === null ? { ...head, text: t('timeline.entered') } : head}
                      heading="h2"
                      badges={[{ label: t('timeline.allergy'), n: items.length, type: 'allergy' }]}
                      open
                    >
                      <ul>
                        {items.map((id) => {
                          const fact = byId.get(id)
                          return fact ? <FactRow key={id} {...rowOf(fact)} certain /> : null
                        })}
                      </ul>
                    </DocumentCard>
                  </li>
                ))}
              </ul>
            </>
          )}
        </BesideSource>
      </StrangersProvider>
      {lists.map(({ type, first, next }) => (
        <OlderNewer key={type} first={first} next={next} name={type} />
      ))}
    </NamesProvider>
  )
}
