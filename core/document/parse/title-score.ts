import type { Title } from './roles'
import type { Role } from './types'
import { weights } from './weights'

/** Titles that say what a column holds agree with its role, or not. */
export function titleScore(roles: readonly Role[], titles: readonly (Title | null)[]): number {
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
