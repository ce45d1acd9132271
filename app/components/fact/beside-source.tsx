import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { SourcePanel } from '../source/source-panel'
import { NarrowSheet } from '../source/narrow-sheet'
import { sourceParam, useSource } from '../source/use-source'
import { FactInShort } from './fact-in-short'
import type { FactView } from './fact-view'
import { useFactName } from './names'
import { pageOf } from './page-of'

/** What a row needs of the page that stands beside the list. */
export interface RowSource {
  readonly fact: FactView
  readonly picture: PaperPicture | null
  readonly selected: boolean
  readonly onOpen: () => void
}

interface BesideSourceProps {
  /** In the order of the list. */
  readonly facts: readonly FactView[]
  /** By file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  /** What the pages are called, by file id. */
  readonly titles: Readonly<Record<string, string>>
  /** By which the address says whose line is shown. */
  readonly param?: string
  readonly children: (rowOf: (fact: FactView) => RowSource) => ReactNode
}

/** A list of facts, however it is laid out, and the page of the one that is chosen. */
export function BesideSource(props: BesideSourceProps) {
  const { facts, pictures, titles, param = sourceParam, children } = props
  const { t } = useSpeech()
  const nameOf = useFactName()
  const source = useSource(param)
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
        {children((fact) => ({
          fact,
          picture: pictures[fact.source?.fileId ?? ''] ?? null,
          selected: fact.key === shown,
          onOpen: () => source.show(fact.key),
        }))}
      </div>
      {page && <SourcePanel {...page} />}
      {page && (
        <NarrowSheet
          {...page}
          open
          onClose={source.close}
          onClosed={comeBack}
          order={facts.flatMap(({ key, source: own }) => (own ? [key] : []))}
        >
          {chosen && <FactInShort fact={chosen} />}
        </NarrowSheet>
      )}
    </div>
  )
}
