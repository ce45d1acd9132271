import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MediaStreamTrack, RTCPeerConnection, useOPUS as opus, type RTCDataChannel } from 'werift'

interface ProviderEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** How the events of speech are called, of today and of the generation before. */
const names = {
  ga: 'response.output_audio_transcript',
  preview: 'response.audio_transcript',
} as const

const secret = 'ek_of_test'

/**
 * A provider of voice calls of the tests' own, on loopback: it gives secrets, answers offers as a real WebRTC peer,
 * speaks on `oai-events`, and sends back the sound it hears.
 */
export async function voiceProvider() {
  const asked: { authorization: string | undefined; body: unknown }[] = []
  const received: ProviderEvent[] = []
  const peers: RTCPeerConnection[] = []
  /** What is answered in place of a secret, or of an answer to an offer; null: as a provider does. */
  const instead: { secret: number | null; call: number | 'hangs' | null } = { secret: null, call: null }
  let channel: RTCDataChannel | null = null
  let packets = 0

  const server = createServer((message, response) => {
    void textOf(message).then((body) => serve(message, body, response))
  })

  const serve = async (message: IncomingMessage, body: string, response: ServerResponse) => {
    const { authorization } = message.headers
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (message.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (message.url === '/v1/realtime/client_secrets') {
      asked.push({ authorization, body: JSON.parse(body) })
      if (instead.secret !== null) return void response.writeHead(instead.secret).end()
      const granted = { value: secret, expires_at: Math.ceil(Date.now() / 1000) + 60, session: {} }
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted))
    }
    if (instead.call === 'hangs') return undefined
    const status = instead.call ?? (authorization === `Bearer ${secret}` ? 201 : 401)
    const headers = { ...cors, 'content-type': 'application/sdp' }
    return void response.writeHead(status, headers).end(status === 201 ? await answer(body) : '')
  }

  const answer = async (sdp: string): Promise<string> => {
    const peer = new RTCPeerConnection({
      codecs: { audio: [opus()] },
      iceAdditionalHostAddresses: ['127.0.0.1'],
      iceUseIpv6: false,
    })
    peers.push(peer)
    const voice = new MediaStreamTrack({ kind: 'audio' })
    peer.addTrack(voice)
    peer.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe((packet) => {
        packets += 1
        voice.writeRtp(packet)
      }),
    )
    peer.onDataChannel.subscribe((opened) => {
      channel = opened
      opened.onMessage.subscribe((data) => void received.push(JSON.parse(String(data)) as ProviderEvent))
      send({ type: 'session.created', session: {} })
    })
    await peer.setRemoteDescription({ type: 'offer', sdp })
    await peer.setLocalDescription(await peer.createAnswer())
    return peer.localDescription?.sdp ?? ''
  }

  const send = (...events: readonly ProviderEvent[]) => {
    for (const event of events) channel?.send(Buffer.from(JSON.stringify(event)).toString('utf8'))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    env: { OPENAI_API_KEY: 'key-of-test', OPENAI_BASE_URL: `${origin}/v1` },
    asked,
    received,
    instead,
    packets: () => packets,
    send,
    /** The assistant says this, and is done. */
    speak(generation: keyof typeof names, ...fragments: readonly string[]) {
      const name = names[generation]
      send({ type: 'response.created' }, { type: 'output_audio_buffer.started' })
      for (const delta of fragments) send({ type: `${name}.delta`, delta })
      send({ type: `${name}.done`, transcript: fragments.join('') })
    },
    finish: () => send({ type: 'response.done', response: {} }, { type: 'output_audio_buffer.stopped' }),
    /** The person was heard, and said this. */
    hear(item: string, transcript: string) {
      const said = 'conversation.item.input_audio_transcription.completed'
      send(
        { type: 'input_audio_buffer.speech_started', item_id: item },
        { type: 'input_audio_buffer.speech_stopped', item_id: item },
        { type: said, item_id: item, transcript },
      )
    },
    lookUp(callId: string, name: string, given: object) {
      const item = { type: 'function_call', call_id: callId, name, arguments: JSON.stringify(given) }
      send(
        { type: 'response.created' },
        { type: 'response.output_item.done', item },
        { type: 'response.done', response: {} },
      )
    },
    /** The line goes dead. */
    hangUp: () => channel?.close(),
    async close() {
      await Promise.all(peers.map((peer) => peer.close()))
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of message) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString('utf8')
}
