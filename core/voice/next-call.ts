import { findUrgency } from '../assistant/cues'
import type { Call, CallEvent, CallStatus, Effect, Failure, Notice } from './call'
import { noCall } from './call'
import type { Fault } from './faults'
import { connectWithin, healthEvery, mostChecksWithoutAnswer, noticeShown, ringingTone } from './limits'
import { toKeep } from './saving'
import { append, close, fill, finish, hearing, hold, release } from './transcript'

export interface Step {
  readonly call: Call
  readonly effects: readonly Effect[]
}

const stay = (call: Call): Step => ({ call, effects: [] })
const open: ReadonlySet<CallStatus> = new Set(['listening', 'thinking', 'speaking'])

/**
 * A call as a table of what may happen to it (spec app.md §4): what it is then, and what its browser has to do.
 * @param now of the event, milliseconds since 1970
 */
export function nextCall(call: Call, event: CallEvent, now: number): Step {
  if (call.over) return afterwards(call, event)
  const at = new Date(now).toISOString()
  switch (event.type) {
    case 'started':
      return start(event)
    case 'microphoneGranted':
      return withEffect(patience, goOn({ ...call, microphone: true }))
    case 'sessionFetched':
      return goOn({ ...call, session: event.session })
    case 'connected':
      return stay(call.status === 'connecting' ? { ...call, status: 'connected' } : call)
    case 'opened':
      return {
        call: { ...call, status: 'listening', since: call.since ?? now },
        effects: [
          { type: 'forget', timer: 'connect' },
          { type: 'wait', timer: 'health', ms: healthEvery },
          { type: 'greet' },
        ],
      }
    case 'elapsed':
      return elapsed(call, event.timer)
    case 'checked':
      return event.healthy ? stay(call) : fail(call, 'networkLost')
    case 'failed':
      return fail(call, event.fault, event.message)
    case 'muted':
      return stay({ ...call, muted: event.on })
    case 'minimised':
      return stay({ ...call, minimised: event.on })
    case 'voiceless':
      return stay({ ...call, voiceless: true })
    case 'recordsChanged':
      return {
        call: { ...call, recordsChanged: true },
        effects: [{ type: 'wait', timer: 'notice', ms: noticeShown }, ...tell({ about: 'recordsChanged' })],
      }
    case 'ended':
      return end(call, null)
    case 'kept':
      return stay(kept(call, event))
    case 'notKept':
    case 'keepAgain':
      // It is tried again with what is said next, and at the end.
      return stay(call)
    default:
      return open.has(call.status) ? converse(call, event, at) : stay(call)
  }
}

/** What the two say to each other. */
function converse(call: Call, event: CallEvent, at: string): Step {
  const { transcript } = call
  switch (event.type) {
    case 'speechStarted':
      return stay({ ...call, status: 'listening', transcript: close(transcript), waits: 0 })
    case 'hearing':
      return stay({ ...call, transcript: hearing(transcript, { text: event.text, at }) })
    case 'speechStopped':
      return stay({
        ...call,
        status: 'thinking',
        card: null,
        transcript: hold(transcript, { at, item: event.item }),
      })
    case 'heard':
      return heard({ ...call, transcript: fill(transcript, { ...event, at }) }, event)
    case 'unheard':
      return stay({
        ...call,
        status: call.status === 'thinking' ? 'listening' : call.status,
        transcript: release(transcript, event.item),
      })
    case 'responseStarted':
    case 'audioStarted':
      return { call: { ...call, status: 'speaking', ringing: false, waits: 0 }, effects: quiet(call) }
    case 'said':
      return stay({ ...call, transcript: append(transcript, { role: 'assistant', text: event.text, at }) })
    case 'saidAll':
      return stay({ ...call, transcript: finish(transcript, { role: 'assistant', text: event.text, at }) })
    case 'audioDone':
    case 'responseDone':
      return keepSoFar({
        ...call,
        status: call.status === 'speaking' ? 'listening' : call.status,
        transcript: close(transcript),
        waits: 0,
      })
    case 'answered': {
      // The chat's history has the question and its answer already.
      const said = finish(transcript, { role: 'assistant', text: event.spoken, at })
      return {
        call: {
          ...call,
          status: 'speaking',
          ringing: false,
          waits: 0,
          transcript: said.map((one) => ({ ...one, kept: true })),
          conversationId: event.conversationId,
          card: event.told,
        },
        effects: [...quiet(call), { type: 'speak', text: event.spoken }],
      }
    }
    case 'looking':
      return stay({ ...call, status: 'thinking' })
    case 'looked':
      return stay({ ...call, card: event.told })
    case 'hushed':
      return call.status === 'speaking'
        ? { call: { ...call, status: 'listening' }, effects: [{ type: 'hush' }] }
        : stay(call)
    default:
      return stay(call)
  }
}

function start({ can, conversationId }: Extract<CallEvent, { type: 'started' }>): Step {
  const call: Call = { ...noCall, status: 'connecting', ringing: true, can, conversationId }
  if (!can.speech && !can.webRtc) return fail(call, 'unsupported')
  return {
    call,
    effects: [
      { type: 'ring', on: true },
      { type: 'wait', timer: 'ring', ms: ringingTone.longest },
      // Who may have to be told that this browser cannot is not asked for a microphone first.
      ...(can.speech ? askMicrophone : [patience, fetchSession]),
    ],
  }
}

const patience: Effect = { type: 'wait', timer: 'connect', ms: connectWithin }
const fetchSession: Effect = { type: 'fetchSession' }
/** Whoever reads what the browser asks is not hurried. */
const askMicrophone: readonly Effect[] = [{ type: 'forget', timer: 'connect' }, { type: 'askMicrophone' }]
const withEffect = (effect: Effect, { call, effects }: Step): Step => ({
  call,
  effects: [effect, ...effects],
})

/** Microphone, session, connection: whatever is still missing. */
function goOn(call: Call): Step {
  const { microphone, session, can } = call
  if (session && !(session.transport === 'openai-realtime' ? can.webRtc : can.speech))
    return fail(call, 'unsupported')
  if (!session) return { call, effects: [fetchSession] }
  if (!microphone) return { call, effects: askMicrophone }
  return { call, effects: [{ type: 'connect', session }] }
}

/** Where the browser itself understood the words, they are the assistant's to answer. */
function heard(before: Call, { text, item }: Extract<CallEvent, { type: 'heard' }>): Step {
  const question = text.trim()
  const call = { ...before, urgent: findUrgency(question) ?? before.urgent }
  if (question === '') return stay(call.status === 'thinking' ? { ...call, status: 'listening' } : call)
  if (!isAsked(call) || item === null) return stay(call)
  return {
    call: { ...call, status: 'thinking', card: null },
    effects: [{ type: 'ask', question, turnId: item, conversationId: call.conversationId }],
  }
}

const isAsked = ({ session }: Call): boolean => session?.transport === 'browser-speech'

function elapsed(call: Call, timer: Extract<CallEvent, { type: 'elapsed' }>['timer']): Step {
  switch (timer) {
    case 'connect':
      return open.has(call.status) ? stay(call) : fail(call, 'timeout')
    case 'ring':
      return { call: { ...call, ringing: false }, effects: quiet(call) }
    case 'notice':
      return stay({ ...call, recordsChanged: false })
    case 'health': {
      const waits = call.status === 'thinking' ? call.waits + 1 : 0
      if (waits >= mostChecksWithoutAnswer) return fail(call, 'networkLost')
      return {
        call: { ...call, waits },
        effects: [{ type: 'checkHealth' }, { type: 'wait', timer: 'health', ms: healthEvery }],
      }
    }
  }
}

const quiet = ({ ringing }: Call): Effect[] =>
  ringing
    ? [
        { type: 'ring', on: false },
        { type: 'forget', timer: 'ring' },
      ]
    : []

const tell = (notice: Notice): Effect[] => [{ type: 'tell', notice }]

function keepSoFar(call: Call): Step {
  // A question that was asked is kept with its answer.
  const messages = isAsked(call) ? [] : toKeep(call.transcript, { isOver: false, asked: false })
  if (messages.length === 0) return stay(call)
  return { call, effects: [{ type: 'keep', messages, conversationId: call.conversationId }] }
}

function kept(call: Call, { indices, conversationId }: Extract<CallEvent, { type: 'kept' }>): Call {
  const transcript = call.transcript.map((one) =>
    indices.includes(one.index) ? { ...one, kept: true } : one,
  )
  return { ...call, transcript, conversationId }
}

function fail(call: Call, fault: Fault, message: string | null = null): Step {
  const failure: Failure = { fault, message }
  const { call: over, effects } = end(call, failure)
  return {
    call: over,
    effects: [...tell({ about: 'failure', failure, saved: false }), ...effects],
  }
}

/** What was said is kept, however the call ends. */
function end(call: Call, failure: Failure | null): Step {
  const over: Call = {
    ...call,
    status: failure ? 'error' : 'disconnected',
    ringing: false,
    transcript: close(call.transcript),
    card: null,
    over: true,
    failure,
  }
  const stopped: Effect[] = [
    ...timers.map((timer): Effect => ({ type: 'forget', timer })),
    { type: 'ring', on: false },
    { type: 'disconnect' },
  ]
  const left = rest(over)
  return { call: over, effects: [...stopped, ...(left.length > 0 ? left : leave(over))] }
}

const timers = ['connect', 'ring', 'health', 'notice'] as const

/** What is not kept yet of a call that is over. */
function rest(call: Call): Effect[] {
  const messages = toKeep(call.transcript, { isOver: true, asked: isAsked(call) })
  return messages.length > 0 ? [{ type: 'keep', messages, conversationId: call.conversationId }] : []
}

function leave({ transcript, conversationId, failure }: Call): Effect[] {
  const saved = transcript.some((one) => one.kept)
  const told = failure
    ? saved
      ? tell({ about: 'failure', failure, saved })
      : []
    : tell({ about: saved ? 'saved' : 'tooShort' })
  return [...told, { type: 'leave', conversationId: saved ? conversationId : null }]
}

/** After its end a call waits for nothing but to be kept. */
function afterwards(call: Call, event: CallEvent): Step {
  switch (event.type) {
    case 'kept': {
      // Twice on its way, it is told once.
      if (rest(call).length === 0) return stay(call)
      const then = kept(call, event)
      return rest(then).length > 0 ? stay(then) : { call: then, effects: leave(then) }
    }
    case 'notKept':
      return { call, effects: tell({ about: 'notSaved' }) }
    case 'keepAgain':
      return { call, effects: rest(call) }
    default:
      return stay(call)
  }
}
