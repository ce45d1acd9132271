import { onDemand } from '../ui/on-demand'
import type { EntryDialogProps } from './entry-dialog-frame'

export const EntryDialog = onDemand<EntryDialogProps>(
  async () => (await import('./entry-dialog-frame')).EntryDialogFrame,
  ({ onOpenChange }) => onOpenChange(false),
)
