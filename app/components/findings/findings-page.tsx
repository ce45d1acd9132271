import { useSearchParams } from '@remix-run/react'
import { useMemo } from 'react'
import type { loadFindingView } from '../../findings-loader'
import { BesideSource } from '../fact/beside-source'
import { mergeNames, NamesProvider } from '../fact/names'
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
import type { KnownSaid } from './said'
import { useSaid } from './use-said'

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
  const { documents, moreWaits, pictures, titles, strangers, file, first, next } = shown
  const { known, ask } = useSaid(type, documents)
  const { waiting, facts, views, names } = useMemo(() => gather(shown, known), [shown, known])
  const [search] = useSearchParams()
  const entity = search.get('entity')
  // Its row may be on its way.
  useHighlight(entity !== null && views.has(entity) ? entity : null, { during: highlightMs })
  const asked = documents.find(({ fileId, ids }) =>
    file === null ? entity !== null && ids.includes(entity) : fileId === file,
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
        <BesideSource facts={facts} pictures={pictures} titles={titles} param={lineParam}>
          {(rowOf) => (
            <>
              <WaitingGroup type={type} facts={waiting} more={moreWaits} rowOf={rowOf} />
              <ul className="grid gap-2">
                {documents.map((document) => (
                  <li key={document.at}>
                    <FindingCard
                      type={type}
                      document={document}
                      open={document.at === opened}
                      said={known.get(document.at) ?? null}
                      ask={() => ask(document.at)}
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

/** The facts of the screen in their order, of what waits and of what is known of the documents, and their names. */
function gather({ documents, waiting: sent, names }: FindingsPageProps['shown'], known: KnownSaid) {
  const said = documents.flatMap(({ at }) => {
    const one = known.get(at)
    return typeof one === 'object' ? [one] : []
  })
  const waiting = receiveFacts(sent)
  const facts = [...waiting, ...said.flatMap((one) => receiveFacts(one.facts))]
  return {
    waiting,
    facts,
    views: new Map(facts.map((fact) => [fact.key, fact])),
    names: mergeNames([names, ...said.map((one) => one.names)]),
  }
}
