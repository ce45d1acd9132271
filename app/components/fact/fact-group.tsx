import { ChevronDown } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import type { EntityType } from '#core/records/kinds'
import { TypeMark } from '../record/type-mark'

interface FactGroupProps {
  readonly type: EntityType | null
  readonly title: string
  readonly count: number
  readonly hint?: string
  /** Whether it stands open; it is for the reader to close it. */
  readonly open?: boolean
  /** What stands in which column, of a table. */
  readonly columns?: ReactNode
  readonly children: ReactNode
}

/** Facts of one kind under their heading. It folds by itself: nothing moves as the script arrives. */
export function FactGroup({ type, title, count, hint, open = true, columns, children }: FactGroupProps) {
  return (
    <details open={open} className="fact-group">
      <summary>
        <h2 className="flex items-center gap-3">
          {type && <TypeMark type={type} />}
          {title} <span className="tabular text-sm font-normal text-muted">{count}</span>
        </h2>
        <ChevronDown aria-hidden />
      </summary>
      {hint !== undefined && <p className="measure pb-2 text-sm text-muted">{hint}</p>}
      {/* Woken by itself: a phone is never busy with all the groups of a screen at once. */}
      <Suspense>
        {columns ? (
          <div className="lab-table">
            {columns}
            <ul>{children}</ul>
          </div>
        ) : (
          <ul>{children}</ul>
        )}
      </Suspense>
    </details>
  )
}
