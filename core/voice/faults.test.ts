import { expect, test } from 'vitest'
import { translator } from '../i18n/languages'
import { faults, type Fault } from './faults'

const t = translator('en')

/** Texts of the specification, letter for letter (spec app.md §8). */
test.each<[Fault, string, string]>([
  ['notStarted', 'Connection Failed', 'Could not start call'],
  ['noToken', 'Call Error', 'Failed to get session token'],
  ['badToken', 'Call Error', 'Invalid session token received'],
  ['noSecret', 'Call Error', 'No ephemeral token provided'],
  ['timeout', 'Call Error', 'Connection timeout - please try again'],
  ['connectionLost', 'Call Error', 'Connection failed - please check your network'],
  ['networkLost', 'Call Error', 'Network connection failed - please try again'],
  ['dataChannel', 'Call Error', 'Data channel error occurred'],
  ['unknown', 'Call Error', 'Unknown error'],
  ['notEstablished', 'Call Error', 'Failed to establish connection'],
  ['limit', 'Rate Limit Exceeded', "You've reached your daily message limit. Try again tomorrow."],
])('%s is told as "%s: %s"', (fault, title, text) => {
  expect([t(faults[fault].title), t(faults[fault].text)]).toEqual([title, text])
})

test.each([
  [t('voice.call'), 'Call Health Assistant'],
  [t('voice.inCall'), 'In Call'],
  [t('voice.listening'), 'Listening...'],
  [t('voice.thinking'), 'Processing...'],
  [t('voice.speaking'), 'Specialist speaking...'],
  [t('voice.connecting'), 'Connecting...'],
  [t('voice.connected'), 'Connected'],
  [t('voice.active'), 'Call Active'],
  [`${t('voice.ended')}, ${t('voice.saved')}`, 'Call Ended, Conversation saved to chat history'],
  [`${t('ask.error')}: ${t('voice.notSaved')}`, 'Error: Failed to save call transcript.'],
])('%s', (text, specified) => {
  expect(text).toBe(specified)
})
