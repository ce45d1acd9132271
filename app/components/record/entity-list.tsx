import { useEffect, useRef } from 'react'
import type { EntityRecord } from '#core/records/entity'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { scrollBehavior } from '../paper/scroll'
import { Accordion, AccordionPart } from '../ui/accordion'
import { EntityCard } from './entity-card'
import type { EntityGroup } from './entity-view'
import { MentionedList } from './mentioned-list'
import { TypeMark } from './type-mark'

interface EntityListProps {
  readonly facts: readonly EntityGroup[]
  readonly mentioned: readonly EntityRecord[]
  readonly picture: PaperPicture
  readonly rightToLeft: boolean
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  /** Whether the page lies over the list, and how often it was taken away again. */
  readonly covered: boolean
  readonly returns: number
  /** Which kinds are open. */
  readonly open: string[]
  readonly onOpenChange: (open: string[]) => void
}

/** The facts of a page by kind; goes to the one that is selected. */
export function EntityList({
  facts,
  mentioned,
  open,
  onOpenChange,
  selected,
  covered,
  returns,
  ...shared
}: EntityListProps) {
  const { t, direction } = useSpeech()
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected !== null && !covered)
      card.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [selected, covered])
  useEffect(() => {
    if (returns === 0) return
    card.current?.querySelector('button')?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [returns])
  const cardOf = (entity: EntityRecord) => (
    <EntityCard
      key={entity.id}
      ref={entity.id === selected ? card : null}
      entity={entity}
      picture={shared.picture}
      rightToLeft={shared.rightToLeft}
      selected={entity.id === selected}
      onSelect={() => shared.onSelect(entity.id)}
    />
  )
  return (
    <>
      <Accordion value={open} onValueChange={onOpenChange} direction={direction}>
        {facts.map(({ type, entities }) => (
          <AccordionPart
            key={type}
            value={type}
            heading={
              <>
                <TypeMark type={type} />
                <span className="font-semibold">{t(`type.${type}`)}</span>
                <span className="tabular text-base text-muted">{entities.length}</span>
              </>
            }
          >
            <ul className="grid gap-3 pb-4">{entities.map(cardOf)}</ul>
          </AccordionPart>
        ))}
      </Accordion>
      {mentioned.length > 0 && (
        <MentionedList count={mentioned.length} open={mentioned.some(({ id }) => id === selected)}>
          {mentioned.map(cardOf)}
        </MentionedList>
      )}
    </>
  )
}
