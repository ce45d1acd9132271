import { onDemand } from '../ui/on-demand'
import type { FactActionsProps } from './fact-actions-frame'

/** Where else a fact is written, and what may be done with it: its script is fetched when the first details are opened. */
export const FactActions = onDemand<FactActionsProps>(
  async () => (await import('./fact-actions-frame')).FactActionsFrame,
  () => {},
)
