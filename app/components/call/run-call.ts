import {
  isListening,
  noCall,
  type Abilities,
  type Call,
  type CallEvent,
  type Effect,
  type Notice,
  type Timer,
} from '#core/voice/call'
import type { Fault } from '#core/voice/faults'
import { nextCall } from '#core/voice/next-call'
import type { VoiceSession } from '#core/voice/session'
import { stopMicrophone } from './microphone'
import type { Emit, Transport } from './transport'

type Ask = Extract<Effect, { type: 'ask' }>
type Keep = Extract<Effect, { type: 'keep' }>

/** What a call needs of the world. */
export interface CallDeps {
  readonly ring: () => () => void
  readonly askMicrophone: () => Promise<MediaStream | Fault>
  readonly fetchSession: () => Promise<{ session: VoiceSession } | { fault: Fault }>
  readonly open: (session: VoiceSession, microphone: MediaStream, emit: Emit) => Transport
  readonly ask: (question: Ask) => Promise<CallEvent>
  readonly keep: (said: Keep) => Promise<CallEvent>
  readonly tell: (notice: Notice) => void
  readonly leave: (conversationId: string | null) => void
}

export interface RunningCall {
  readonly current: () => Call
  readonly subscribe: (hear: () => void) => () => void
  readonly dispatch: Emit
  /** Lets go of everything at once, as when somebody leaves the page. */
  readonly drop: () => void
}

/** A call as it goes on: what happens is decided by `nextCall`, and what that asks for is done here. */
export function runCall(deps: CallDeps): RunningCall {
  let call = noCall
  let transport: Transport | null = null
  let microphone: MediaStream | null = null
  let silence: (() => void) | null = null
  const timers = new Map<Timer, ReturnType<typeof setTimeout>>()
  const hearers = new Set<() => void>()
  const waiting: CallEvent[] = []
  let busy = false
  /** One after another: what was said first is kept first. */
  let keeping: Promise<void> = Promise.resolve()

  const dispatch: Emit = (event) => {
    waiting.push(event)
    if (busy) return
    busy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) step(next)
    busy = false
    for (const hear of hearers) hear()
  }

  const step = (event: CallEvent) => {
    const before = call
    const { call: after, effects } = nextCall(call, event, Date.now())
    call = after
    for (const effect of effects) perform(effect)
    if (before.muted !== call.muted)
      microphone?.getAudioTracks().forEach((track) => (track.enabled = !call.muted))
    if (isListening(before) !== isListening(call)) transport?.listen(isListening(call))
  }

  const perform = (effect: Effect) => {
    switch (effect.type) {
      case 'ring':
        silence?.()
        silence = effect.on ? deps.ring() : null
        return
      case 'wait': {
        const { timer, ms } = effect
        clearTimeout(timers.get(timer))
        timers.set(
          timer,
          setTimeout(() => dispatch({ type: 'elapsed', timer }), ms),
        )
        return
      }
      case 'forget':
        return clearTimeout(timers.get(effect.timer))
      case 'askMicrophone':
        return void deps.askMicrophone().then(takeMicrophone)
      case 'fetchSession':
        return void deps
          .fetchSession()
          .then((fetched) =>
            dispatch(
              'session' in fetched
                ? { type: 'sessionFetched', session: fetched.session }
                : { type: 'failed', fault: fetched.fault },
            ),
          )
      case 'connect':
        if (!microphone) return
        try {
          transport = deps.open(effect.session, microphone, dispatch)
        } catch {
          dispatch({ type: 'failed', fault: 'notStarted' })
        }
        return
      case 'greet':
        return transport?.greet()
      case 'speak':
        return transport?.speak(effect.text)
      case 'hush':
        return transport?.hush()
      case 'ask':
        return void deps.ask(effect).then(dispatch)
      case 'checkHealth':
        return dispatch({ type: 'checked', healthy: transport?.isHealthy() ?? false })
      case 'disconnect':
        return release()
      case 'keep':
        keeping = keeping.then(async () => dispatch(await deps.keep(effect)))
        return
      case 'tell':
        return deps.tell(effect.notice)
      case 'leave':
        return deps.leave(effect.conversationId)
    }
  }

  const takeMicrophone = (given: MediaStream | Fault) => {
    if (typeof given === 'string') return dispatch({ type: 'failed', fault: given })
    // It was allowed after the call had ended.
    if (call.over) return stopMicrophone(given)
    microphone = given
    dispatch({ type: 'microphoneGranted' })
  }

  const release = () => {
    transport?.close()
    transport = null
    stopMicrophone(microphone)
    microphone = null
  }

  return {
    current: () => call,
    subscribe(hear) {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    dispatch,
    drop() {
      for (const timer of timers.values()) clearTimeout(timer)
      silence?.()
      release()
    },
  }
}

/** What the browser can do, whatever the call will want. */
export function abilities(canListen: boolean): Abilities {
  return { webRtc: 'RTCPeerConnection' in globalThis, speech: canListen }
}
