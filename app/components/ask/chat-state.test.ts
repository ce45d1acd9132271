import { expect, test } from 'vitest'
import { newChat, nextChat, type Chat, type ChatEvent } from './chat-state'

const play = (...events: readonly ChatEvent[]): Chat => events.reduce(nextChat, newChat)
const conversation = (id: string) => ({
  id,
  user_id: 'u',
  title: id,
  medical_context_timestamp: '2024-05-01T00:00:00Z',
  created_at: '2024-05-01T00:00:00Z',
  updated_at: '2024-05-01T00:00:00Z',
  message_count: 2,
})
const message = (id: string, conversationId: string) => ({
  id,
  conversation_id: conversationId,
  user_id: 'u',
  role: 'user' as const,
  content: id,
  hidden: false,
  source: null,
  created_at: '2024-05-01T00:00:00Z',
})
const asked = { type: 'asked', turnId: 't', message: 'What is new?' } as const
const answered = { type: 'answered', turnId: 't', conversationId: 'c', content: 'x' } as const
const notice = { title: 'Error', text: 'no', bad: true }

test('a question is shown at once, answered in its place, and its conversation goes on', () => {
  const waiting = play({ type: 'typed', draft: 'What is new?' }, asked)
  expect(waiting).toMatchObject({ draft: '', asking: { message: 'What is new?', failed: false } })
  const done = nextChat(nextChat(waiting, { type: 'heard', turnId: 't', content: '{' }), answered)
  expect(done).toMatchObject({ asking: null, current: 'c' })
  expect(done.messages?.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'What is new?'],
    ['assistant', 'x'],
  ])
})

test('past the limit the question is taken back and given back', () => {
  expect(play(asked, { type: 'refused', notice })).toMatchObject({
    asking: null,
    draft: 'What is new?',
    messages: [],
    notice,
  })
})

test('of a conversation that is gone the question is left, for a new one', () => {
  const there = play({ type: 'opened', id: 'c' }, { type: 'read', id: 'c', messages: [message('m', 'c')] })
  const gone = [asked, { type: 'refused', notice, gone: true } as const].reduce(nextChat, there)
  expect(gone).toMatchObject({ current: null, messages: [], draft: 'What is new?' })
})

test('what failed stays, and the same turn may be asked again', () => {
  const failed = play(asked, { type: 'failed', notice })
  expect(failed.asking).toMatchObject({ turnId: 't', failed: true })
  expect([asked, answered].reduce(nextChat, failed)).toMatchObject({ asking: null, notice: null })
})

test('an answer that comes after another conversation was opened stays out of it', () => {
  const elsewhere = play(asked, { type: 'opened', id: 'd' })
  expect(nextChat(elsewhere, answered)).toBe(elsewhere)
  expect(nextChat(elsewhere, { type: 'heard', turnId: 't', content: 'x' })).toBe(elsewhere)
  const late = { type: 'read', id: 'c', messages: [message('m', 'c')] } as const
  expect(nextChat(elsewhere, late)).toBe(elsewhere)
})

test('deleted, it is left if it was open, and only then', () => {
  const listed = play(
    { type: 'listed', conversations: [conversation('c'), conversation('d')] },
    { type: 'opened', id: 'c' },
    { type: 'read', id: 'c', messages: [message('m', 'c')] },
  )
  expect(nextChat(listed, { type: 'removed', id: 'd' })).toMatchObject({ current: 'c' })
  const left = nextChat(listed, { type: 'removed', id: 'c' })
  expect(left).toMatchObject({ current: null, messages: [] })
  expect(left.conversations?.map(({ id }) => id)).toEqual(['d'])
})

test('a suggestion that is asked leaves what was typed', () => {
  const typed = play({ type: 'typed', draft: 'And my iron?' }, asked)
  expect(typed).toMatchObject({ draft: 'And my iron?', asking: { message: 'What is new?' } })
  expect(play({ type: 'typed', draft: ' What is new? ' }, asked).draft).toBe('')
})

test('a question that was not answered goes into what is typed when another conversation is opened', () => {
  const failed = play(asked, { type: 'failed', notice })
  expect(nextChat(failed, { type: 'opened', id: null })).toMatchObject({
    draft: 'What is new?',
    asking: null,
  })
  // One that is still to come is kept by the server.
  expect(play(asked, { type: 'opened', id: null }).draft).toBe('')
})

test('one that fails after another was opened is given back below what is typed since', () => {
  const events = [asked, { type: 'opened', id: 'other' }, { type: 'typed', draft: 'And?' }] as const
  const lost = nextChat(play(...events), { type: 'lost', message: 'What is new?', notice })
  expect(lost).toMatchObject({ current: 'other', draft: 'And?\n\nWhat is new?', notice })
})

test('that the conversations could not be read is told until they are', () => {
  const failed = play({ type: 'unlisted' })
  expect(failed).toMatchObject({ conversations: null, unlisted: true })
  expect(nextChat(failed, { type: 'listed', conversations: [] })).toMatchObject({
    conversations: [],
    unlisted: false,
  })
})
