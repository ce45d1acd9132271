import { expect, test } from 'vitest'
import type { CallEvent, Notice } from '#core/voice/call'
import type { VoiceSession } from '#core/voice/session'
import { runCall, type CallDeps } from './run-call'
import type { Emit, Transport } from './transport'

const bySpeech: VoiceSession = { transport: 'browser-speech' }
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A microphone that records whether it was let go of, and whether it is heard. */
function microphone() {
  const track = { enabled: true, stopped: false, stop: () => void (track.stopped = true) }
  return {
    track,
    stream: { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream,
  }
}

/** A call with a world that does as it is told, and writes down what was done. */
function callWith(changed: Partial<CallDeps> = {}) {
  const done: string[] = []
  const told: Notice['about'][] = []
  const { track, stream } = microphone()
  let emit: Emit = () => undefined
  const transport: Transport = {
    greet: () => void done.push('greet'),
    speak: (text) => void done.push(`speak ${text}`),
    hush: () => void done.push('hush'),
    listen: (on) => void done.push(`listen ${on}`),
    isHealthy: () => true,
    close: () => void done.push('close'),
  }
  const running = runCall({
    ring: () => {
      done.push('ring')
      return () => void done.push('silence')
    },
    askMicrophone: async () => stream,
    fetchSession: async () => ({ session: bySpeech }),
    open: (_, __, hear) => {
      emit = hear
      return transport
    },
    ask: async ({ question }): Promise<CallEvent> => ({
      type: 'answered',
      conversationId: 'c',
      spoken: `answer to ${question}`,
      told: null,
    }),
    keep: async ({ messages }) => ({
      type: 'kept',
      indices: messages.map(({ index }) => index),
      conversationId: 'c',
    }),
    tell: ({ about }) => void told.push(about),
    leave: (id) => void done.push(`leave ${id}`),
    ...changed,
  })
  const start = async () => {
    running.dispatch({ type: 'started', can: { webRtc: true, speech: true }, conversationId: null })
    await settled()
    emit({ type: 'opened' })
  }
  return { running, done, told, track, start, emit: (event: CallEvent) => emit(event) }
}

test('it rings, greets, listens, answers, and is over', async () => {
  const { running, done, told, track, start, emit } = callWith()
  await start()
  expect(done).toEqual(['ring', 'greet', 'listen true'])
  emit({ type: 'speechStopped', item: null })
  emit({ type: 'heard', item: 't', text: 'What is new?' })
  await settled()
  expect(done.slice(3)).toEqual(['listen false', 'silence', 'speak answer to What is new?'])
  running.dispatch({ type: 'ended' })
  expect(done.slice(-2)).toEqual(['close', 'leave c'])
  expect([told, track.stopped]).toEqual([['saved'], true])
})

test('muted the microphone hears nothing', async () => {
  const { running, track, done, start } = callWith()
  await start()
  running.dispatch({ type: 'muted', on: true })
  expect([track.enabled, done.at(-1)]).toEqual([false, 'listen false'])
  running.dispatch({ type: 'muted', on: false })
  expect([track.enabled, done.at(-1)]).toEqual([true, 'listen true'])
})

test('a microphone that is allowed after the call has ended is let go of', async () => {
  const late = microphone()
  let allow: (stream: MediaStream) => void = () => undefined
  const { running, told } = callWith({ askMicrophone: () => new Promise((resolve) => (allow = resolve)) })
  running.dispatch({ type: 'started', can: { webRtc: true, speech: true }, conversationId: null })
  running.dispatch({ type: 'ended' })
  allow(late.stream)
  await settled()
  expect([late.track.stopped, told]).toEqual([true, ['tooShort']])
})

test.each<[Partial<CallDeps>, string]>([
  [{ askMicrophone: async () => 'microphoneDenied' }, 'microphoneDenied'],
  [{ fetchSession: async () => ({ fault: 'noToken' }) }, 'noToken'],
  [
    {
      open: () => {
        throw new Error('no line')
      },
    },
    'notStarted',
  ],
])('what cannot be had ends the call: %#', async (changed, fault) => {
  const { running, told, done } = callWith(changed)
  running.dispatch({ type: 'started', can: { webRtc: true, speech: true }, conversationId: null })
  await settled()
  await settled()
  expect(running.current()).toMatchObject({ over: true, failure: { fault } })
  expect(told).toEqual(['failure'])
  expect(done).toContain('silence')
})

test('what was said first is kept first, and what was not kept can be kept again', async () => {
  const kept: number[][] = []
  let works = false
  const { running, told, start, emit, done } = callWith({
    fetchSession: async () => ({
      session: { transport: 'openai-realtime', secret: 's', url: 'https://x.test' },
    }),
    keep: async ({ messages }) => {
      const indices = messages.map(({ index }) => index)
      await settled()
      if (!works) return { type: 'notKept' }
      kept.push(indices)
      return { type: 'kept', indices, conversationId: 'c' }
    },
  })
  await start()
  for (const text of ['one', 'two']) {
    emit({ type: 'saidAll', text })
    emit({ type: 'responseDone' })
  }
  running.dispatch({ type: 'ended' })
  for (let turns = 0; turns < 8; turns += 1) await settled()
  // It is one toast, however often it is told.
  expect([kept, new Set(told)]).toEqual([[], new Set(['notSaved'])])
  works = true
  running.dispatch({ type: 'keepAgain' })
  for (let turns = 0; turns < 8; turns += 1) await settled()
  expect([kept, told.at(-1), done.at(-1)]).toEqual([[[0, 1]], 'saved', 'leave c'])
})
