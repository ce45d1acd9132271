import { ScanLine } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { EntityRecord } from '#core/records/entity'
import type { FileRecord } from '#core/records/file'
import { isWide } from '../../use-wide'
import { AllRight } from '../fact/all-right'
import { FactGroup } from '../fact/fact-group'
import { FactRow } from '../fact/fact-row'
import { factOfEntity } from '../fact/fact-view'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import type { Region } from '../paper/page-view'
import { scrollBehavior } from '../paper/scroll'
import { SourcePanel } from '../source/source-panel'
import { NarrowSheet } from '../source/narrow-sheet'
import { useSource, wholePage } from '../source/use-source'
import { Button } from '../ui/button'
import { FactInShort } from '../fact/fact-in-short'
import { groupEntities, inReadingOrder } from './entity-view'
import { useFileTitle } from './file-title'

interface FileFactsProps {
  readonly file: FileRecord
  readonly entities: readonly EntityRecord[]
  /** Of the page, in reading order. */
  readonly regions: readonly Region[]
  readonly picture: PaperPicture
}

/** List and page: choosing on the one shows it on the other. */
export function FileFacts({ file, entities, regions, picture }: FileFactsProps) {
  const { t } = useSpeech()
  const source = useSource()
  const rightToLeft = file.language === 'he'
  const ordered = useMemo(
    () => inReadingOrder(entities, picture, rightToLeft),
    [entities, picture, rightToLeft],
  )
  const { facts, mentioned } = useMemo(() => groupEntities(ordered), [ordered])
  const list = useRef<HTMLDivElement>(null)
  const row = (id: string | null) => list.current?.querySelector<HTMLElement>(`#fact-${CSS.escape(id ?? '')}`)
  const { shown } = source
  useEffect(() => {
    if (isWide()) row(shown)?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [shown])
  /** Back at the fact that the page was opened from. */
  const last = useRef(shown)
  useEffect(() => {
    if (shown !== null) last.current = shown
  }, [shown])
  const comeBack = () => {
    row(last.current)?.querySelector<HTMLElement>('.fact-strip')?.focus({ preventScroll: true })
    row(last.current)?.scrollIntoView({ block: 'center' })
  }

  const rowOf = (entity: EntityRecord) => (
    <FactRow
      key={entity.id}
      fact={factOfEntity(entity)}
      picture={picture}
      selected={entity.id === shown}
      onOpen={() => source.show(entity.id)}
    />
  )
  const waiting = entities.flatMap(({ id, decision }) =>
    decision === 'pending' || decision === 'review' ? [id] : [],
  )
  const selected = ordered.find(({ id }) => id === shown) ?? null
  const page = {
    title: useFileTitle()(file),
    picture,
    regions,
    rightToLeft,
    selected: selected?.id ?? null,
    onSelect: source.show,
  }
  return (
    <div className="beside-source">
      <div ref={list}>
        {/* The panel beside the list is the page. */}
        <Button variant="outline" className="mb-3 w-full lg:hidden" onClick={() => source.show(wholePage)}>
          <ScanLine aria-hidden />
          {t('file.seePage')}
        </Button>
        {waiting.length > 1 && (
          <div className="mb-3 flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-3">
            <p className="min-w-0 grow basis-60">{t('fact.allHint', { n: waiting.length })}</p>
            <AllRight
              fileId={file.id}
              taskIds={waiting}
              // The button goes with what it was asked of.
              onSaid={() => list.current?.querySelector('summary')?.focus()}
            />
          </div>
        )}
        {facts.length === 0 && <p className="text-muted">{t('file.empty')}</p>}
        {facts.map(({ type, entities: own }) => (
          <FactGroup key={type} type={type} title={t(`type.${type}`)} count={own.length}>
            {own.map(rowOf)}
          </FactGroup>
        ))}
        {mentioned.length > 0 && (
          <FactGroup
            type={null}
            title={t('file.mentioned')}
            hint={t('file.mentionedHint')}
            count={mentioned.length}
            open={mentioned.some(({ id }) => id === shown)}
          >
            {mentioned.map(rowOf)}
          </FactGroup>
        )}
      </div>
      <SourcePanel {...page} />
      <NarrowSheet
        {...page}
        open={shown !== null}
        onClose={source.close}
        onClosed={comeBack}
        order={ordered.map(({ id }) => id)}
      >
        {selected && <FactInShort fact={factOfEntity(selected)} />}
      </NarrowSheet>
    </div>
  )
}
