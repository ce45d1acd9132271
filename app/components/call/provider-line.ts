import type { Answer } from '#core/assistant/answer'
import type { Fault } from '#core/voice/faults'
import {
  giveAnswer,
  hearProvider,
  hushProvider,
  newLine,
  respond,
  type Heard,
  type ToolCall,
} from '#core/voice/realtime'
import type { VoiceSession } from '#core/voice/session'
import { toldOf } from '#core/voice/spoken'
import type { Emit, Transport } from './transport'

export interface LookedUp {
  /** For the model. */
  readonly output: string
  readonly answer: Answer | null
}

interface LineDeps {
  readonly session: Extract<VoiceSession, { transport: 'openai-realtime' }>
  readonly microphone: MediaStream
  readonly lookUp: (tool: ToolCall) => Promise<LookedUp>
  readonly emit: Emit
}

/** The name that the provider knows its channel of events by. */
const channelName = 'oai-events'

/** A line to a provider over WebRTC: sound both ways, and events on a channel beside it. */
export function openProviderLine({ session, microphone, lookUp, emit }: LineDeps): Transport {
  const peer = new RTCPeerConnection()
  const channel = peer.createDataChannel(channelName)
  const speaker = new Audio()
  speaker.autoplay = true
  let line = newLine
  let closed = false

  const fail = (fault: Fault) => closed || emit({ type: 'failed', fault })
  const take = (heard: Heard) => {
    line = heard.line
    for (const event of heard.send) if (channel.readyState === 'open') channel.send(JSON.stringify(event))
    for (const event of heard.events) emit(event)
    for (const tool of heard.tools) void answer(tool)
  }
  const answer = async (tool: ToolCall) => {
    const { output, answer: found } = await lookUp(tool)
    if (closed) return
    const told = found && toldOf(found)
    if (told) emit({ type: 'looked', told })
    take(giveAnswer(line, tool.callId, output))
  }

  peer.addEventListener('track', ({ streams: [sound] }) => {
    speaker.srcObject = sound ?? null
  })
  peer.addEventListener('connectionstatechange', () => {
    if (peer.connectionState === 'connected') emit({ type: 'connected' })
    if (peer.connectionState === 'failed') fail('connectionLost')
  })
  channel.addEventListener('open', () => emit({ type: 'opened' }))
  channel.addEventListener('message', ({ data }) => closed || take(hearProvider(line, String(data))))
  channel.addEventListener('error', () => fail('dataChannel'))
  channel.addEventListener('close', () => fail('networkLost'))
  for (const track of microphone.getTracks()) peer.addTrack(track, microphone)
  void dial(peer, session).then((fault) => fault && fail(fault))

  return {
    greet: () => channel.send(JSON.stringify(respond)),
    // The provider speaks by itself.
    speak: () => undefined,
    hush: () => hushProvider(line).forEach((event) => channel.send(JSON.stringify(event))),
    listen: () => undefined,
    isHealthy: () => peer.connectionState === 'connected' && channel.readyState === 'open',
    close() {
      closed = true
      channel.close()
      peer.close()
      speaker.srcObject = null
    },
  }
}

/** Offers, and takes the answer. What went wrong is a value. */
async function dial(peer: RTCPeerConnection, { secret, url }: LineDeps['session']): Promise<Fault | null> {
  try {
    const offer = await peer.createOffer()
    await peer.setLocalDescription(offer)
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/sdp' }
    const response = await reach(url, { method: 'POST', headers, body: offer.sdp ?? '' })
    if (!response) return 'networkLost'
    if (!response.ok) return 'notEstablished'
    await peer.setRemoteDescription({ type: 'answer', sdp: await response.text() })
    return null
  } catch {
    return 'notEstablished'
  }
}

const reach = (url: string, given: RequestInit): Promise<Response | null> =>
  fetch(url, given).catch(() => null)
