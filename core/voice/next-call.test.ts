import { describe, expect, test } from 'vitest'
import type { Told } from './call'
import { isListening, noCall, type Call, type CallEvent, type Effect } from './call'
import { nextCall } from './next-call'
import type { VoiceSession } from './session'

const now = Date.UTC(2026, 10, 22, 12)
const able = { webRtc: true, speech: true }
const bySpeech: VoiceSession = { transport: 'browser-speech' }
const byLine: VoiceSession = { transport: 'openai-realtime', secret: 'ek', url: 'https://x.test/calls' }
const told: Told = {
  type: 'answer',
  summary: 'Your record says: Sodium 140 mmol/L.',
  summary_sources: [1],
  sections: [],
  sources: [
    { id: 1, entity_id: 'e', file_id: 'f', page: 1, quote: 'Sodium 140', title: 'Sodium', date: null },
  ],
  disclaimer: '',
  topic: null,
}

/** What a call is after these events, and what its last one has its browser do. */
function after(events: readonly CallEvent[], from: Call = noCall) {
  let [call, effects] = [from, [] as readonly Effect[]]
  for (const event of events) ({ call, effects } = nextCall(call, event, now))
  return { call, effects, does: effects.map(({ type }) => type) }
}
const started: CallEvent = { type: 'started', can: able, conversationId: null }
const connected = (session: VoiceSession): CallEvent[] => [
  started,
  { type: 'microphoneGranted' },
  { type: 'sessionFetched', session },
  { type: 'connected' },
  { type: 'opened' },
]
const talking = (session: VoiceSession = byLine) => after(connected(session)).call
const item = 'i1'
const asked: CallEvent[] = [
  { type: 'speechStarted' },
  { type: 'speechStopped', item },
  { type: 'heard', item, text: 'What is my sodium?' },
]
const answer: CallEvent[] = [
  { type: 'responseStarted' },
  { type: 'said', text: 'It is ' },
  { type: 'said', text: '140.' },
]
const texts = ({ transcript }: Call) => transcript.map(({ role, text }) => `${role}: ${text}`)

describe('from the first ring to the line', () => {
  test.each<[string, CallEvent[], Call['status'], Effect['type'][]]>([
    [
      'it rings and asks for the microphone',
      [started],
      'connecting',
      ['ring', 'wait', 'forget', 'askMicrophone'],
    ],
    [
      'then fetches its session',
      [started, { type: 'microphoneGranted' }],
      'connecting',
      ['wait', 'fetchSession'],
    ],
    ['then connects', connected(byLine).slice(0, 3), 'connecting', ['connect']],
    ['there is a line', connected(byLine).slice(0, 4), 'connected', []],
    ['the assistant speaks first', connected(byLine), 'listening', ['forget', 'wait', 'greet']],
  ])('%s', (_, events, status, does) => {
    expect(after(events)).toMatchObject({ call: { status }, does })
  })

  test('who may have to be told that this browser cannot is not asked for a microphone first', () => {
    const first: CallEvent = { ...started, can: { webRtc: true, speech: false } }
    expect(after([first]).does).toContain('fetchSession')
    const line: CallEvent = { type: 'sessionFetched', session: byLine }
    // Whoever reads what the browser asks is not hurried.
    expect(after([first, line]).does).toEqual(['forget', 'askMicrophone'])
    expect(after([first, line, { type: 'microphoneGranted' }]).does).toEqual(['wait', 'connect'])
    const refused = after([first, { type: 'sessionFetched', session: bySpeech }])
    expect(refused.effects[0]).toMatchObject({ notice: { failure: { fault: 'unsupported' } } })
  })

  test('neither speech nor a line: said at once, and nothing rings', () => {
    const { call, does } = after([{ ...started, can: { webRtc: false, speech: false } }])
    expect(call).toMatchObject({ status: 'error', ringing: false })
    expect(does).toEqual(['tell', 'forget', 'forget', 'forget', 'forget', 'ring', 'disconnect', 'leave'])
  })

  test('thirty seconds, and it rings for ten', () => {
    const asked: CallEvent[] = [started, { type: 'microphoneGranted' }]
    expect(after(asked).effects).toContainEqual({ type: 'wait', timer: 'connect', ms: 30_000 })
    expect(after([started]).effects).toContainEqual({ type: 'wait', timer: 'ring', ms: 10_000 })
    const silent = after([started, { type: 'elapsed', timer: 'ring' }])
    expect(silent.effects[0]).toEqual({ type: 'ring', on: false })
    expect(silent.call.status).toBe('connecting')
    const late = after([...asked, { type: 'elapsed', timer: 'connect' }])
    expect(late.effects[0]).toMatchObject({ notice: { failure: { fault: 'timeout' } } })
    expect(after([{ type: 'elapsed', timer: 'connect' }], talking()).call.status).toBe('listening')
  })

  test.each<CallEvent>([{ type: 'audioStarted' }, { type: 'responseStarted' }])(
    'it stops ringing at $type',
    (event) => {
      const { call, effects } = after([event], talking())
      expect(call).toMatchObject({ status: 'speaking', ringing: false })
      expect(effects).toContainEqual({ type: 'ring', on: false })
      expect(after([event], call).effects).toEqual([])
    },
  )
})

describe('what the two say', () => {
  test.each<[string, CallEvent[], Call['status'], string[]]>([
    ['speech starts', asked.slice(0, 1), 'listening', []],
    ['speech ends', asked.slice(0, 2), 'thinking', ['user: ']],
    ['what is understood stands in its place', asked, 'thinking', ['user: What is my sodium?']],
    ['fragments go on', [...asked, ...answer], 'speaking', ['user: What is my sodium?', 'assistant: It is 140.']],
    ['the whole replaces them', [...asked, ...answer, { type: 'saidAll', text: 'It is 140 mmol/L.' }], 'speaking', ['user: What is my sodium?', 'assistant: It is 140 mmol/L.']],
    ['understood only after the answer began', [...asked.slice(0, 2), ...answer, ...asked.slice(2)], 'speaking', ['user: What is my sodium?', 'assistant: It is 140.']],
    ['the audio is done', [...asked, ...answer, { type: 'audioDone' }], 'listening', ['user: What is my sodium?', 'assistant: It is 140.']],
    ['a new answer is a new bubble', [...answer, { type: 'responseDone' }, ...answer], 'speaking', ['assistant: It is 140.', 'assistant: It is 140.']],
    ['interrupted', [...answer, { type: 'speechStarted' }], 'listening', ['assistant: It is 140.']],
    ['the record is looked at', [{ type: 'responseStarted' }, { type: 'looking' }], 'thinking', []],
    ['not understood', [...asked.slice(0, 2), { type: 'unheard', item }], 'listening', []],
    ['understood as nothing', [...asked.slice(0, 2), { type: 'heard', item, text: ' ' }], 'listening', []],
    ['understood so far', [{ type: 'hearing', text: 'What is' }, { type: 'hearing', text: 'What is my' }], 'listening', ['user: What is my']],
  ])('%s', (_, events, status, said) => {
    const { call } = after(events, talking())
    expect(call.status).toBe(status)
    expect(texts(call)).toEqual(said)
  }) // prettier-ignore

  test('before there is a line nothing is said', () => {
    expect(after([started, ...asked, ...answer]).call).toMatchObject({ status: 'connecting', transcript: [] })
  })

  test('words that the browser understood are asked, and the answer is spoken with its lines on the screen', () => {
    const question = after(asked, talking(bySpeech))
    expect(question.effects).toEqual([
      { type: 'ask', question: 'What is my sodium?', turnId: item, conversationId: null },
    ])
    const answered: CallEvent = { type: 'answered', conversationId: 'c', spoken: told.summary, told }
    const { call, effects } = after([answered], question.call)
    expect(call).toMatchObject({ status: 'speaking', card: told, conversationId: 'c' })
    expect(effects).toContainEqual({ type: 'speak', text: told.summary })
    expect(after([{ type: 'audioDone' }], call).call).toMatchObject({ status: 'listening', card: told })
    expect(after([{ type: 'audioDone' }, ...asked], call).call.card).toBeNull()
  })

  test('on a line the lines of what was looked up stay on the screen while it is spoken of', () => {
    const { call } = after([...asked, { type: 'looking' }, { type: 'looked', told }, ...answer], talking())
    expect(call).toMatchObject({ status: 'speaking', card: told })
  })

  test.each(['I have crushing chest pain', 'יש לי כאבים חזקים בחזה'])(
    'signs of an emergency stay on the screen: %s',
    (text) => {
      const said: CallEvent[] = [...asked.slice(0, 2), { type: 'heard', item, text }]
      expect(after([...said, ...answer, ...asked], talking()).call.urgent).toBe('emergency')
      expect(after(asked, talking()).call.urgent).toBeNull()
    },
  )

  test('who has heard enough is listened to', () => {
    expect(after([...answer, { type: 'hushed' }], talking())).toMatchObject({
      call: { status: 'listening' },
      does: ['hush'],
    })
    expect(after([{ type: 'hushed' }], talking()).does).toEqual([])
  })

  test('muted nobody is listened to; minimised all goes on', () => {
    const call = talking()
    expect(isListening(call)).toBe(true)
    const muted = after([{ type: 'muted', on: true }], call).call
    expect(isListening(muted)).toBe(false)
    expect(isListening(after([{ type: 'muted', on: false }], muted).call)).toBe(true)
    expect(after([{ type: 'minimised', on: true }, ...asked], call).call).toMatchObject({
      minimised: true,
      status: 'thinking',
    })
  })

  test('a file that came or went is told for five seconds', () => {
    const { call, effects } = after([{ type: 'recordsChanged' }], talking())
    expect(call.recordsChanged).toBe(true)
    expect(effects).toEqual([
      { type: 'wait', timer: 'notice', ms: 5000 },
      { type: 'tell', notice: { about: 'recordsChanged' } },
    ])
    expect(after([{ type: 'elapsed', timer: 'notice' }], call).call.recordsChanged).toBe(false)
  })
})

describe('health', () => {
  test('it is looked at every ten seconds', () => {
    const { effects } = after([{ type: 'elapsed', timer: 'health' }], talking())
    expect(effects).toEqual([{ type: 'checkHealth' }, { type: 'wait', timer: 'health', ms: 10_000 }])
    expect(after([{ type: 'checked', healthy: true }], talking()).call.status).toBe('listening')
    expect(after([{ type: 'checked', healthy: false }], talking()).effects[0]).toMatchObject({
      notice: { failure: { fault: 'networkLost' } },
    })
  })

  test('an answer that does not come in three checks ends the call, and the question is kept', () => {
    const check: CallEvent = { type: 'elapsed', timer: 'health' }
    const waiting = after([...asked, check, check], talking(bySpeech))
    expect(waiting.call.status).toBe('thinking')
    const { effects } = after([check], waiting.call)
    expect(effects[0]).toMatchObject({ notice: { failure: { fault: 'networkLost' } } })
    expect(effects.at(-1)).toMatchObject({ messages: [{ content: 'What is my sodium?', turn_id: item }] })
    expect(after([check], after([...answer], waiting.call).call).call).toMatchObject({ waits: 0 })
  })
})

describe('the end', () => {
  const kept = (...indices: number[]): CallEvent => ({ type: 'kept', indices, conversationId: 'c' })
  const notices = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => (effect.type === 'tell' ? [effect.notice.about] : []))

  test('too short: nothing was said', () => {
    const { call, effects } = after([{ type: 'ended' }], after([started]).call)
    expect(call.status).toBe('disconnected')
    expect(notices(effects)).toEqual(['tooShort'])
    expect(effects.at(-1)).toEqual({ type: 'leave', conversationId: null })
  })

  test('what was said is kept, and then it is told', () => {
    const { call, effects, does } = after([...asked, ...answer, { type: 'ended' }], talking())
    expect(does.slice(-2)).toEqual(['disconnect', 'keep'])
    expect(effects.at(-1)).toMatchObject({
      conversationId: null,
      messages: [
        { index: 0, role: 'user', content: 'What is my sodium?', created_at: '2026-11-22T12:00:00.000Z' },
        { index: 1, role: 'assistant', content: 'It is 140.' },
      ],
    })
    const done = after([kept(0, 1)], call)
    expect(notices(done.effects)).toEqual(['saved'])
    expect(done.effects.at(-1)).toEqual({ type: 'leave', conversationId: 'c' })
    expect(after([kept(0, 1)], done.call).effects).toEqual([])
  })

  test('on a line what was said is kept as it goes on, in order, once', () => {
    const first = after([...asked.slice(0, 2), ...answer, { type: 'responseDone' }], talking())
    // What is still being understood stands before the answer.
    expect(first.effects).toEqual([])
    const second = after([asked[2] ?? started, { type: 'audioDone' }], first.call)
    expect(second.effects[0]).toMatchObject({ messages: [{ index: 0 }, { index: 1 }] })
    const { call } = after([kept(0, 1)], second.call)
    const { effects } = after([{ type: 'ended' }], call)
    expect(notices(effects)).toEqual(['saved'])
    expect(effects.some(({ type }) => type === 'keep')).toBe(false)
  })

  test('not kept: it is told, and can be tried again', () => {
    const { call } = after([...asked, { type: 'ended' }], talking())
    const refused = after([{ type: 'notKept' }], call)
    expect(notices(refused.effects)).toEqual(['notSaved'])
    expect(after([{ type: 'keepAgain' }], refused.call).effects).toMatchObject([{ type: 'keep' }])
  })

  test('a fault is told at once, what was said is kept, and that is told with it', () => {
    const failed: CallEvent = { type: 'failed', fault: 'dataChannel' }
    const { call, effects } = after([...asked, failed], talking())
    expect(effects[0]).toEqual({
      type: 'tell',
      notice: { about: 'failure', failure: { fault: 'dataChannel', message: null }, saved: false },
    })
    expect(call.status).toBe('error')
    expect(after([kept(0)], call).effects).toMatchObject([
      { notice: { about: 'failure', saved: true } },
      { type: 'leave', conversationId: 'c' },
    ])
  })

  test('after it nothing is heard any more', () => {
    const { call } = after([...asked, { type: 'ended' }], talking())
    for (const event of [...connected(byLine), ...asked, ...answer, { type: 'ended' } as const]) {
      expect(after([event], call)).toMatchObject({ call, effects: [] })
    }
  })
})
