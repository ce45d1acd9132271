import type { Title } from './roles'
import type { Role } from './types'
import { weights } from './weights'

/** What speaks for an order of columns, and for what their titles say of them. */
export function orderScore(roles: readonly Role[], titles: readonly (Title | null)[]): number {
  const [name, low, high] = (['name', 'low', 'high'] as const).map((role) => roles.indexOf(role))
  const away = roles.reduce((sum, role, at) => sum + (role === 'value' ? Math.abs(at - name!) : 0), 0)
  const between = roles.slice(Math.min(low!, high!) + 1, Math.max(low!, high!))
  // The two limits stand side by side, or with nothing but the result between them.
  const isParted = low! >= 0 && high! >= 0 && between.some((role) => role !== 'value')
  return titleScore(roles, titles) + weights.away * away + (isParted ? weights.parted : 0)
}

/** Titles that say what a column holds agree with its role, or not. */
function titleScore(roles: readonly Role[], titles: readonly (Title | null)[]): number {
  return roles.reduce((sum, role, at) => {
    const title = titles[at]?.role
    // Beside a column that is titled as that of results, one of methods, or of who knows what, is none.
    const others = role === 'value' && titles.some((other) => other?.role === 'value')
    if (title === undefined || title === 'other' || title === 'method')
      return title !== undefined && others ? sum + weights.title.contradicts : sum
    if (title === role) return sum + weights.title.agrees
    const unread = role === 'other' || role === 'number' || (title === 'range' && role === 'previous')
    return unread ? sum - 0.5 : sum + weights.title.contradicts
  }, 0)
}
