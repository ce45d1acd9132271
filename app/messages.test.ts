import { expect, test } from 'vitest'
import { enTalk } from '#core/i18n/messages/en-talk'
import { heTalk } from '#core/i18n/messages/he-talk'
import { loadMessages, loadTalk, speakerOf } from './messages'

test('once the assistant was opened, its words come with every language that is changed to', async () => {
  await loadMessages('en')
  await loadTalk('en')
  expect(speakerOf('en')('ask.title')).toBe(enTalk.ask.title)
  await loadMessages('he')
  expect(speakerOf('he')('voice.title')).toBe(heTalk.voice.title)
})
