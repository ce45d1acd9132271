import { onDemand } from '../ui/on-demand'
import type { EndDialogProps } from './end-dialog-frame'

export const EndDialog = onDemand<EndDialogProps>(
  async () => (await import('./end-dialog-frame')).EndDialogFrame,
  ({ onClose }) => onClose(),
)
