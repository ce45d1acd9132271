import { useEffect, useMemo, useRef } from 'react'
import { boundsOf, cornersOf } from '#core/paper/geometry'
import { linesOf } from '#core/paper/pieces'
import type { EntityType } from '#core/records/kinds'
import { useWide } from '../../use-wide'
import { FactGroup } from './fact-group'
import { FactInShort } from './fact-in-short'
import { FactRow } from './fact-row'
import { amountOf, type FactView } from './fact-view'
import { useFactName } from './names'
import { useSpeech } from '../i18n'
import { LabColumns, LabRow } from '../lab/lab-row'
import type { PaperPicture } from '../paper/page-image'
import type { Region } from '../paper/page-view'
import { inOrderOfReading } from '../paper/reading-order'
import { SourcePanel } from '../source/source-panel'
import { SourceSheet } from '../source/source-sheet'
import { useSource } from '../source/use-source'

export interface FactSection {
  readonly title: string
  readonly type: EntityType | null
  readonly hint?: string
  readonly facts: readonly FactView[]
  /** How many there are, where not all of them are shown. */
  readonly count?: number
  /** Results in columns, each with what came before. */
  readonly table?: boolean
}

interface FactListProps {
  readonly sections: readonly FactSection[]
  /** By file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  /** What the pages are called, by file id. */
  readonly titles: Readonly<Record<string, string>>
}

/** Facts of many pages, and the page of the one that is chosen. */
export function FactList({ sections, pictures, titles }: FactListProps) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  const wide = useWide()
  const source = useSource()
  const facts = useMemo(() => sections.flatMap((section) => section.facts), [sections])
  const chosen = facts.find(({ key }) => key === source.shown) ?? null
  const shownPage = useMemo(() => pageOf(chosen, facts, pictures, nameOf), [chosen, facts, nameOf, pictures])
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  const comeBack = () =>
    list.current?.querySelector<HTMLElement>(`#fact-${CSS.escape(last.current ?? '')} .fact-strip`)?.focus()
  const { shown } = source
  useEffect(() => {
    if (shown === null) return
    last.current = shown
    document.getElementById(`fact-${shown}`)?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  const page = shownPage && {
    ...shownPage,
    title: titles[chosen?.source?.fileId ?? ''] ?? t('file.page'),
    selected: shown,
    onSelect: source.show,
  }
  return (
    <div className={page ? 'beside-source' : 'max-w-3xl'}>
      <div ref={list}>
        {sections.map(({ title, type, hint, facts: own, count, table }) =>
          own.length === 0 ? null : (
            <FactGroup
              key={title}
              type={type}
              title={title}
              count={count ?? own.length}
              {...(hint === undefined ? {} : { hint })}
              {...(table ? { columns: <LabColumns /> } : {})}
            >
              {own.map((fact) => {
                const row = {
                  fact,
                  picture: pictures[fact.source?.fileId ?? ''] ?? null,
                  selected: fact.key === shown,
                  onOpen: () => source.show(fact.key),
                }
                return table ? (
                  <LabRow key={fact.key} {...row} />
                ) : (
                  <FactRow key={fact.key} {...row} marked={type === null} />
                )
              })}
            </FactGroup>
          ),
        )}
      </div>
      {page && <SourcePanel {...page} />}
      {page && (
        <SourceSheet
          {...page}
          open={!wide}
          onClose={source.close}
          onClosed={comeBack}
          order={facts.flatMap(({ key, source: own }) => (own ? [key] : []))}
        >
          {chosen && <FactInShort fact={chosen} />}
        </SourceSheet>
      )}
    </div>
  )
}

/** The page of a fact, with where the facts of the list stand on it; null where it stands on none. */
function pageOf(
  chosen: FactView | null,
  facts: readonly FactView[],
  pictures: Readonly<Record<string, PaperPicture>>,
  nameOf: (fact: FactView) => string,
): { picture: PaperPicture; rightToLeft: boolean; regions: readonly Region[] } | null {
  const fileId = chosen?.source?.fileId
  const picture = fileId === undefined ? undefined : pictures[fileId]
  if (!picture) return null
  const regions = facts.flatMap((fact) => {
    const { source } = fact
    if (!source || source.fileId !== fileId) return []
    const lines = linesOf(source.place, picture)
    const label = [nameOf(fact), amountOf(fact)].filter(Boolean).join(' ')
    return [{ key: fact.key, lines, box: boundsOf(lines.flat()), label, ids: [fact.key] }]
  })
  const rightToLeft = /\p{Script=Hebrew}/u.test(chosen?.source?.quote ?? '')
  const first = ({ lines }: Region) => lines[0] ?? cornersOf([0, 0, 0, 0])
  return { picture, rightToLeft, regions: inOrderOfReading(regions, first, rightToLeft) }
}
