import { useMemo } from 'react'
import type { EntityType } from '#core/records/kinds'
import { BesideSource } from './beside-source'
import { FactGroup } from './fact-group'
import { FactRow, type FactMark } from './fact-row'
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
  /** Said where there are none; without it, it is not shown then. */
  readonly empty?: string
  /** What else the list says of its facts, by their keys. */
  readonly marks?: Readonly<Record<string, FactMark>>
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
        sections.map(({ title, type, hint, facts: own, count, empty, marks = {}, table }) =>
          own.length === 0 && empty === undefined ? null : (
            <FactGroup
              key={title}
              type={type}
              title={title}
              count={count ?? own.length}
              {...(hint === undefined ? {} : { hint })}
              {...(own.length > 0 || empty === undefined ? {} : { hint: empty })}
              {...(table ? { columns: <LabColumns /> } : {})}
            >
              {own.map((fact) =>
                table ? (
                  <LabRow key={fact.key} {...rowOf(fact)} />
                ) : (
                  <FactRow key={fact.key} {...rowOf(fact)} marked={type === null} mark={marks[fact.key]} />
                ),
              )}
            </FactGroup>
          ),
        )
      }
    </BesideSource>
  )
}
