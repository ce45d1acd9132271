import { onDemand } from '../ui/on-demand'
import type { FactActionsProps } from './fact-actions-frame'

/** What may be done with a fact: its script is fetched when the first details are opened. */
export const FactActions = onDemand<FactActionsProps>(
  async () => (await import('./fact-actions-frame')).FactActionsFrame,
  () => {},
)
