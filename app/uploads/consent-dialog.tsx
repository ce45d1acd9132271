import { onDemand } from '../components/ui/on-demand'
import type { ConsentDialogProps } from './consent-dialog-frame'

export const ConsentDialog = onDemand<ConsentDialogProps>(
  async () => (await import('./consent-dialog-frame')).ConsentDialogFrame,
  ({ onClose }) => onClose(),
)
