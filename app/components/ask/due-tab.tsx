import { AlertList } from './alert-list'
import { CalendarFeed } from './calendar-feed'
import type { Notice } from './chat-state'
import { ReminderList } from './reminder-list'
import { TellThisDevice } from './tell-this-device'
import type { Due } from './use-due'

interface DueTabProps {
  readonly due: Due
  readonly onTold: (notice: Notice) => void
}

/** What the record gives cause for, and what the person wants to be reminded of. */
export function DueTab({ due, onTold }: DueTabProps) {
  return (
    <>
      <AlertList due={due} onTold={onTold} />
      <ReminderList due={due} onTold={onTold}>
        <TellThisDevice />
        <CalendarFeed />
      </ReminderList>
    </>
  )
}
