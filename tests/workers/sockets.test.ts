import { expect, test, vi } from 'vitest'
import { signedIn } from '../support/api'
import { openSocket } from '../support/sockets'

test.each<[string, string, Record<string, string>]>([
  ['a long name for the connection', `?_pk=${'a'.repeat(5000)}`, {}],
  ['an empty name', '?_pk=', {}],
  ['props that are no props', '', { 'x-partykit-props': '{broken' }],
  ['another room', '', { 'x-partykit-room': 'somebody-else', 'x-partykit-namespace': 'x' }],
  ['another device', '', { 'x-family': 'f'.repeat(300) }],
])(
  'a socket opened with %s is an ordinary one: no stack, no path, no word',
  async (_name, query, headers) => {
    const error = vi.spyOn(console, 'error')
    const { token } = await signedIn()
    const { socket, texts, closed } = await openSocket(token, query, headers)
    socket.send('x'.repeat(100_000))
    socket.send(new Uint8Array([0, 255, 1]))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect([texts, closed()]).toEqual([[], null])
    expect(error).not.toHaveBeenCalled()
    socket.close()
  },
)
