import type { DialogProps } from './dialog-frame'
import { onDemand } from './on-demand'

export const Dialog = onDemand<DialogProps>(
  async () => (await import('./dialog-frame')).DialogFrame,
  ({ onOpenChange }) => onOpenChange(false),
)
