import { useMemo } from 'react'
import type { EntityType } from '#core/records/kinds'
import { BesideSource } from './beside-source'
import { FactGroup } from './fact-group'
import { FactRow } from './fact-row'
import type { FactView } from './fact-view'
import { LabColumns, LabRow } from '../lab/lab-row'
import type { PaperPicture } from '../paper/page-image'

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
  const facts = useMemo(() => sections.flatMap((section) => section.facts), [sections])
  return (
    <BesideSource facts={facts} pictures={pictures} titles={titles}>
      {(rowOf) =>
        sections.map(({ title, type, hint, facts: own, count, table }) =>
          own.length === 0 ? null : (
            <FactGroup
              key={title}
              type={type}
              title={title}
              count={count ?? own.length}
              {...(hint === undefined ? {} : { hint })}
              {...(table ? { columns: <LabColumns /> } : {})}
            >
              {own.map((fact) =>
                table ? (
                  <LabRow key={fact.key} {...rowOf(fact)} />
                ) : (
                  <FactRow key={fact.key} {...rowOf(fact)} marked={type === null} />
                ),
              )}
            </FactGroup>
          ),
        )
      }
    </BesideSource>
  )
}
