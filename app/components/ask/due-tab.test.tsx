import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Alert } from '#core/records/alert'
import { loadTalk } from '../../messages'
import { SpeechProvider } from '../i18n'
import { Toaster } from '../ui/toast'
import { DueTab } from './due-tab'
import type { Due } from './use-due'

beforeAll(() => loadTalk('en'))

const shown = (due: Omit<Due, 'reload'>): string =>
  renderToString(
    <SpeechProvider locale="en" timeZone="UTC">
      <Toaster label="Notices" closeLabel="Close">
        <DueTab due={{ ...due, reload: async () => undefined }} onTold={() => undefined} />
      </Toaster>
    </SpeechProvider>,
  )
const tries = (text: string): number => text.split('Try again').length - 1

test('the list that did not come says so and can be tried again, the other one stands', () => {
  const noReminders = shown({ alerts: [], reminders: null, failed: true })
  expect(noReminders).toContain('No active alerts.')
  expect(noReminders).toContain('Your reminders could not be loaded.')
  expect(tries(noReminders)).toBe(1)
  const noAlerts = shown({ alerts: null, reminders: [], failed: true })
  expect(noAlerts).toContain('Your alerts could not be loaded.')
  expect(noAlerts).toContain('No pending reminders.')
  expect(tries(noAlerts)).toBe(1)
  expect(tries(shown({ alerts: null, reminders: null, failed: true }))).toBe(2)
  expect(tries(shown({ alerts: null, reminders: null, failed: false }))).toBe(0)
})

test('an alert is called by what it is about', () => {
  const alert: Alert = {
    id: 'a',
    user_id: 'u',
    type: 'drug_drug',
    severity: 'warning',
    status: 'new',
    about: ['Warfarin', 'Aspirin'],
    rationale_md: 'Why.\n\nSource: x',
    source: 'x',
    due_at: null,
    snoozed_until: null,
    entity_ids: [],
    created_at: '2026-01-01T00:00:00.000Z',
  }
  const text = shown({
    alerts: [alert, { ...alert, id: 'b', about: ['Warfarin', 'Ibuprofen'] }],
    reminders: [],
    failed: false,
  })
  expect(text).toContain('aria-label="Done: Two medications together: Warfarin, Aspirin"')
  expect(text).toContain('aria-label="Done: Two medications together: Warfarin, Ibuprofen"')
})
