import { onDemand } from './on-demand'
import type { SheetProps } from './sheet-frame'

export const Sheet = onDemand<SheetProps>(
  async () => (await import('./sheet-frame')).SheetFrame,
  ({ onClose }) => onClose(),
)
