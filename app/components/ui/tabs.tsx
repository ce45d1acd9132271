import { Link } from '@remix-run/react'

export interface Tab {
  readonly to: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}

/** Parts of a screen by their addresses: links, so that Back, a reload and a shared address keep what was chosen. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      <ul>
        {tabs.map(({ to, label: name, count, chosen }) => (
          <li key={to}>
            <Link to={to} aria-current={chosen ? 'page' : undefined} className="tab" preventScrollReset>
              {name} <span className="tabular text-sm text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
