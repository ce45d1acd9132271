import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Registry, RegistryList } from '../../registry-loader'
import { FactList, type FactSection } from '../fact/fact-list'
import { factOfEntity, factOfItem, type FactView } from '../fact/fact-view'
import { NamesProvider } from '../fact/names'
import { useSpeech } from '../i18n'
import { OlderNewer } from './older-newer'
import { NothingFound, PageHeading } from './page-heading'
import { StrangersProvider } from './patients'
import { useHighlight } from './use-highlight'
import { LinkButton } from '../ui/link-button'

interface RegistryPageProps {
  readonly title: string
  readonly registry: Registry
  /** What is said where there is nothing. */
  readonly empty: string
  readonly hint?: string
  /** How much there is, in words. */
  readonly told?: string | null
  /** Parts of it, by their addresses. */
  readonly tabs?: ReactNode
  /** What is offered above the lists. */
  readonly offer?: ReactNode
  /** What the lists say beside their items, by the items' ids. */
  readonly marks?: FactSection['marks']
  /** What stands apart below them. */
  readonly apart?: FactSection
}

/** ms before the item that a link named is scrolled to (spec records.md §9). */
export const highlightDelay = 300

/** Lists of the record, each newest evidence first, below what waits of them. */
export function RegistryPage({
  title,
  registry,
  empty,
  hint,
  told,
  tabs,
  offer,
  marks,
  apart,
}: RegistryPageProps) {
  const { t } = useSpeech()
  const { lists, waiting, pictures, titles, names, strangers } = registry
  const types = new Set(lists.map(({ type }) => type))
  const only = types.size > 1 ? null : (lists[0]?.type ?? null)
  const titleOf = ({ type, heading }: Pick<RegistryList, 'type' | 'heading'>) =>
    heading?.title ?? (only === null ? t(`type.${type}`) : title)
  const sections: FactSection[] = [
    {
      title: t('registry.pending'),
      type: only,
      hint: t('fact.toCheckHint'),
      facts: waiting.map(factOfEntity),
    },
    ...lists.map(({ type, items, count, heading }) => ({
      ...heading,
      title: titleOf({ type, heading }),
      type,
      facts: type === 'lab' ? abnormalFirst(items.map(factOfItem)) : items.map(factOfItem),
      count,
      ...(marks ? { marks } : {}),
      table: type === 'lab',
    })),
    ...(apart ? [apart] : []),
  ]
  const [search] = useSearchParams()
  useHighlight(search.get('highlight'), { delay: highlightDelay })
  return (
    <NamesProvider names={names}>
      <PageHeading title={title} type={only} enters={lists.at(-1)?.type ?? 'diagnosis'}>
        {told && <p className="text-sm text-muted">{told}</p>}
        {registry.note && <p className="text-sm text-muted">{t('registry.pagesAndFacts', registry.note)}</p>}
      </PageHeading>
      {tabs}
      {offer}
      {sections.every(({ facts, empty: told }) => facts.length === 0 && told === undefined) && (
        <NothingFound text={empty} {...(hint === undefined ? {} : { hint })} />
      )}
      {registry.moreWaits && (
        <LinkButton to="/review" variant="outline" size="sm" className="mb-3">
          {t('review.homeButton')}
        </LinkButton>
      )}
      <StrangersProvider strangers={strangers}>
        <FactList sections={sections} pictures={pictures} titles={titles} />
      </StrangersProvider>
      {lists.map((list) => (
        <OlderNewer key={list.name} {...list} {...(lists.length > 1 ? { title: titleOf(list) } : {})} />
      ))}
    </NamesProvider>
  )
}

const isOutside = ({ flag }: FactView): boolean => flag === 'H' || flag === 'L'

/** What is out of range stands before what is not, each in the order of the list. */
function abnormalFirst(facts: readonly FactView[]): FactView[] {
  return [...facts.filter(isOutside), ...facts.filter((fact) => !isOutside(fact))]
}
