import { describe, expect, test } from 'vitest'
import { giveAnswer, hearProvider, hushProvider, newLine, respond, type Line } from './realtime'

const hear = (event: unknown, line: Line = newLine) => hearProvider(line, JSON.stringify(event))
const failed = (fault: string, message?: string) => ({
  type: 'failed',
  fault,
  ...(message ? { message } : {}),
})

test.each([
  [{ type: 'session.created' }, { type: 'connected' }],
  [{ type: 'input_audio_buffer.speech_started', item_id: 'a' }, { type: 'speechStarted' }],
  [
    { type: 'input_audio_buffer.speech_stopped', item_id: 'a' },
    { type: 'speechStopped', item: 'a' },
  ],
  [
    { type: 'conversation.item.input_audio_transcription.completed', item_id: 'a', transcript: 'hello' },
    { type: 'heard', item: 'a', text: 'hello' },
  ],
  [
    { type: 'conversation.item.input_audio_transcription.failed', item_id: 'a' },
    { type: 'unheard', item: 'a' },
  ],
  [{ type: 'response.created' }, { type: 'responseStarted' }],
  [{ type: 'response.done' }, { type: 'responseDone' }],
  [{ type: 'output_audio_buffer.started' }, { type: 'audioStarted' }],
  [{ type: 'output_audio_buffer.stopped' }, { type: 'audioDone' }],
  [{ type: 'error', error: { message: 'Session expired.' } }, failed('unknown', 'Session expired.')],
  [{ type: 'error' }, failed('unknown')],
  [{ type: 'error', error: { message: 'x'.repeat(900) } }, failed('unknown', 'x'.repeat(200))],
])('%j', (event, meant) => {
  expect(hear(event).events).toEqual([meant])
})

test.each(['response.output_audio', 'response.audio'])('%s, of either generation', (name) => {
  expect(hear({ type: `${name}_transcript.delta`, delta: 'It ' }).events).toEqual([
    { type: 'said', text: 'It ' },
  ])
  expect(hear({ type: `${name}_transcript.done`, transcript: 'It is.' }).events).toEqual([
    { type: 'saidAll', text: 'It is.' },
  ])
  expect(hear({ type: `${name}.delta`, delta: 'AAAA' }).events).toEqual([{ type: 'audioStarted' }])
  expect(hear({ type: `${name}.done` }).events).toEqual([{ type: 'audioDone' }])
})

test.each([
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"type":7}',
  '{"type":"rate_limits.updated"}',
  '{"type":"toString"}',
])('nonsense means nothing: %s', (message) => {
  expect(hearProvider(newLine, message)).toEqual({ line: newLine, events: [], tools: [], send: [] })
})

test('a field of another type is as if it were not there', () => {
  expect(hear({ type: 'response.audio_transcript.delta', delta: 7 }).events).toEqual([
    { type: 'said', text: '' },
  ])
})

describe('tools', () => {
  const wanted = (id: string) => ({
    type: 'response.output_item.done',
    item: { type: 'function_call', call_id: id, name: 'look_up_results', arguments: '{}' },
  })
  const respondsTo = (events: unknown[], line: Line = newLine) =>
    events.reduce<Line>((now, event) => hear(event, now).line, line)

  test('the provider goes on once it has all that it asked for, and its response is over', () => {
    const line = respondsTo([{ type: 'response.created' }, wanted('a'), wanted('b')])
    expect(hear(wanted('a')).tools).toEqual([{ callId: 'a', name: 'look_up_results', arguments: '{}' }])
    const first = giveAnswer(line, 'a', '1')
    expect(first.send).toMatchObject([
      { type: 'conversation.item.create', item: { call_id: 'a', output: '1' } },
    ])
    const over = hear({ type: 'response.done' }, first.line)
    expect(over).toMatchObject({ events: [], send: [] })
    const second = giveAnswer(over.line, 'b', '2')
    expect(second.send.at(-1)).toEqual(respond)
    expect(hear({ type: 'response.done' }, second.line).events).toEqual([{ type: 'responseDone' }])
  })

  test('answered before the response is over, it goes on then', () => {
    const line = respondsTo([{ type: 'response.created' }, wanted('a')])
    const given = giveAnswer(line, 'a', '1')
    expect(given.send).toHaveLength(1)
    expect(hear({ type: 'response.done' }, given.line).send).toEqual([respond])
  })

  test('what is made besides is no tool', () => {
    expect(hear({ type: 'response.output_item.done', item: { type: 'message' } }).tools).toEqual([])
  })
})

test('only what goes on is cancelled, and to cancel too late is no fault', () => {
  expect(hushProvider(newLine)).toEqual([{ type: 'output_audio_buffer.clear' }])
  expect(hushProvider({ ...newLine, responding: true })).toHaveLength(2)
  expect(
    hear({ type: 'error', error: { code: 'response_cancel_not_active', message: 'no' } }).events,
  ).toEqual([])
})
