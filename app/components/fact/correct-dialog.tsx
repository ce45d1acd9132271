import { onDemand } from '../ui/on-demand'
import type { CorrectDialogProps } from './correct-dialog-frame'

export const CorrectDialog = onDemand<CorrectDialogProps>(
  async () => (await import('./correct-dialog-frame')).CorrectDialogFrame,
  ({ onClose }) => onClose(),
)
