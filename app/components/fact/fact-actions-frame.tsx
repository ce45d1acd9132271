import { EntryActions } from '../entry/entry-actions'
import { AmendActions } from './amend-actions'
import { FactSources } from './fact-sources'
import type { FactView } from './fact-view'

export interface FactActionsProps {
  readonly open: boolean
  readonly fact: FactView
  readonly name: string
}

export function FactActionsFrame({ open, fact, name }: FactActionsProps) {
  return (
    <>
      <FactSources fact={fact} open={open} />
      <div className="flex flex-wrap gap-2 py-2 empty:hidden">
        <EntryActions fact={fact} name={name} />
        {fact.amends && fact.source && <AmendActions fact={fact} name={name} id={fact.source.entityId} />}
      </div>
    </>
  )
}
