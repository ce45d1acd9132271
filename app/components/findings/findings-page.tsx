import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import type { loadFindingView } from '../../findings-loader'
import { BesideSource } from '../fact/beside-source'
import { NamesProvider } from '../fact/names'
import { receiveFacts } from '../fact/sent-facts'
import { StrangersProvider } from '../record/patients'
import { OlderNewer } from '../record/older-newer'
import { NothingFound, PageHeading } from '../record/page-heading'
import { useHighlight } from '../record/use-highlight'
import { useOpened } from '../record/use-opened'
import { WaitingGroup } from '../record/waiting-group'
import { lineParam } from '../source/use-source'
import { FindingCard } from './finding-card'
import { FindingTabs } from './finding-tabs'

interface FindingsPageProps {
  readonly type: 'lab' | 'imaging'
  readonly title: string
  readonly empty: string
  readonly shown: NonNullable<Awaited<ReturnType<typeof loadFindingView>>['shown']>
}

/** ms for which the fact that somebody came for is ringed (spec records.md §9). */
const highlightMs = 2000

/** Documents with results or studies, newest first, each a card; what waits stands before them. */
export function FindingsPage({ type, title, empty, shown }: FindingsPageProps) {
  const { documents, facts, waiting, moreWaits, pictures, titles, names, strangers, file, first, next } =
    shown
  // By the facts' ids, in the order of the screen.
  const views = useMemo(() => new Map(receiveFacts(facts).map((fact) => [fact.key, fact])), [facts])
  const [search] = useSearchParams()
  const entity = search.get('entity')
  useHighlight(entity, { during: highlightMs })
  const asked = documents.find(({ fileId, findings }) =>
    file === null ? findings.some(({ id }) => id === entity) : fileId === file,
  )
  const opened = useOpened(
    asked?.at ?? null,
    documents.map(({ at }) => at),
  )
  return (
    <NamesProvider names={names}>
      <PageHeading title={title} type={type} enters={type} />
      <FindingTabs type={type} title={title} view="documents" counts={shown.tabs} />
      {documents.length + waiting.length === 0 && <NothingFound text={empty} />}
      <StrangersProvider strangers={strangers}>
        <BesideSource facts={[...views.values()]} pictures={pictures} titles={titles} param={lineParam}>
          {(rowOf) => (
            <>
              <WaitingGroup
                type={type}
                facts={waiting.flatMap((id) => views.get(id) ?? [])}
                more={moreWaits}
                rowOf={rowOf}
              />
              <ul className="grid gap-2">
                {documents.map((document) => (
                  <li key={document.at}>
                    <FindingCard
                      type={type}
                      document={document}
                      open={document.at === opened}
                      sourceOf={(id) => {
                        const view = views.get(id)
                        return view ? rowOf(view) : null
                      }}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </BesideSource>
      </StrangersProvider>
      <OlderNewer first={first} next={next} />
    </NamesProvider>
  )
}
