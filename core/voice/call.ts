import type { Answer } from '../assistant/answer'
import type { Urgency } from '../assistant/cues'
import type { Fault } from './faults'
import type { SpokenMessage } from './saving'
import type { VoiceSession } from './session'
import type { Transcript } from './transcript'

/** Spec app.md §4. */
export type CallStatus =
  'disconnected' | 'connecting' | 'connected' | 'listening' | 'thinking' | 'speaking' | 'error'

/** An answer from the record whose lines are on the screen while it is spoken of. */
export type Told = Extract<Answer, { type: 'answer' }>

/** What the browser can do. */
export interface Abilities {
  readonly webRtc: boolean
  readonly speech: boolean
}

export interface Failure {
  readonly fault: Fault
  /** The provider's own words; null where it has none. */
  readonly message: string | null
}

export interface Call {
  readonly status: CallStatus
  readonly can: Abilities
  /** The microphone may be heard. */
  readonly microphone: boolean
  readonly session: VoiceSession | null
  readonly ringing: boolean
  readonly muted: boolean
  readonly minimised: boolean
  /** The browser has no voice of the language: answers are shown. */
  readonly voiceless: boolean
  /** Milliseconds since 1970, of when the connection opened. */
  readonly since: number | null
  readonly transcript: Transcript
  /** Null: what is said first begins one. */
  readonly conversationId: string | null
  readonly card: Told | null
  /** Signs that want help at once were spoken of: it is said on the screen until the call ends. */
  readonly urgent: Urgency | null
  readonly recordsChanged: boolean
  /** Checks in a row at which an answer was waited for. */
  readonly waits: number
  /** Nothing is heard of it any more but whether it was kept. */
  readonly over: boolean
  /** What ended it, where nobody did. */
  readonly failure: Failure | null
}

export type Timer = 'connect' | 'ring' | 'health' | 'notice'

export type CallEvent =
  | { readonly type: 'started'; readonly can: Abilities; readonly conversationId: string | null }
  | { readonly type: 'microphoneGranted' }
  | { readonly type: 'sessionFetched'; readonly session: VoiceSession }
  /** There is a line, and nothing goes over it yet. */
  | { readonly type: 'connected' }
  | { readonly type: 'opened' }
  | { readonly type: 'speechStarted' }
  | { readonly type: 'speechStopped'; readonly item: string | null }
  /** What is understood so far. */
  | { readonly type: 'hearing'; readonly text: string }
  | { readonly type: 'heard'; readonly item: string | null; readonly text: string }
  /** What was said could not be understood. */
  | { readonly type: 'unheard'; readonly item: string | null }
  | { readonly type: 'responseStarted' }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'saidAll'; readonly text: string }
  | { readonly type: 'audioStarted' }
  | { readonly type: 'audioDone' }
  | { readonly type: 'responseDone' }
  /** A question was answered and is kept with its answer; `spoken` is to be said. */
  | {
      readonly type: 'answered'
      readonly conversationId: string
      readonly spoken: string
      readonly told: Told | null
    }
  /** The record is looked at for an answer, */
  | { readonly type: 'looking' }
  /** and was. */
  | { readonly type: 'looked'; readonly told: Told }
  | { readonly type: 'failed'; readonly fault: Fault; readonly message?: string }
  | { readonly type: 'elapsed'; readonly timer: Timer }
  | { readonly type: 'checked'; readonly healthy: boolean }
  | { readonly type: 'muted'; readonly on: boolean }
  | { readonly type: 'minimised'; readonly on: boolean }
  | { readonly type: 'hushed' }
  | { readonly type: 'voiceless' }
  | { readonly type: 'recordsChanged' }
  | { readonly type: 'ended' }
  | { readonly type: 'kept'; readonly indices: readonly number[]; readonly conversationId: string }
  | { readonly type: 'notKept' }
  | { readonly type: 'keepAgain' }

/** What is said of a call beside it, in toasts. */
export type Notice =
  | { readonly about: 'failure'; readonly failure: Failure; readonly saved: boolean }
  | { readonly about: 'saved' | 'tooShort' | 'notSaved' | 'recordsChanged' }

/** What a step of a call asks its browser to do. */
export type Effect =
  | { readonly type: 'ring'; readonly on: boolean }
  | { readonly type: 'wait'; readonly timer: Timer; readonly ms: number }
  | { readonly type: 'forget'; readonly timer: Timer }
  | { readonly type: 'askMicrophone' }
  | { readonly type: 'fetchSession' }
  | { readonly type: 'connect'; readonly session: VoiceSession }
  /** The assistant speaks first. */
  | { readonly type: 'greet' }
  | {
      readonly type: 'ask'
      readonly question: string
      /** Of the turn. */
      readonly turnId: string
      readonly conversationId: string | null
    }
  | { readonly type: 'speak'; readonly text: string }
  | { readonly type: 'hush' }
  | { readonly type: 'checkHealth' }
  | { readonly type: 'disconnect' }
  | {
      readonly type: 'keep'
      readonly messages: readonly SpokenMessage[]
      readonly conversationId: string | null
    }
  | { readonly type: 'tell'; readonly notice: Notice }
  /** All is done: the call can be forgotten. */
  | { readonly type: 'leave'; readonly conversationId: string | null }

export const noCall: Call = {
  status: 'disconnected',
  can: { webRtc: false, speech: false },
  microphone: false,
  session: null,
  ringing: false,
  muted: false,
  minimised: false,
  voiceless: false,
  since: null,
  transcript: [],
  conversationId: null,
  card: null,
  urgent: null,
  recordsChanged: false,
  waits: 0,
  over: false,
  failure: null,
}

/** Whether the person is to be heard now, where one of the two speaks at a time. */
export const isListening = ({ status, muted }: Call): boolean => status === 'listening' && !muted
