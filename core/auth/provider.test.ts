import { expect, test } from 'vitest'
import { decideProvider, type Claimed, type Known } from './provider'

const claimed: Claimed = {
  provider: 'google',
  subject: '1',
  email: 'dana@example.org',
  emailVerified: true,
}
const nobody: Known = { connectedTo: null, addressTaken: false, connecting: null }

test.each<[string, Partial<Claimed>, Partial<Known>, object]>([
  ['a newcomer with a verified address gets an account', {}, {}, { kind: 'create' }],
  ['an address that nobody has verified opens none', { emailVerified: false }, {}, { fault: 'unverified' }],
  ['an address with a password is not taken over', {}, { addressTaken: true }, { fault: 'address_taken' }],
  ['who is connected signs in', {}, { connectedTo: 'dana' }, { kind: 'sign-in', userId: 'dana' }],
  [
    'who is connected signs in whatever became of the address',
    { emailVerified: false },
    { connectedTo: 'dana', addressTaken: true },
    { kind: 'sign-in', userId: 'dana' },
  ],
  [
    'who is signed in connects, by whatever address',
    { emailVerified: false },
    { connecting: 'dana', addressTaken: true },
    { kind: 'connect', userId: 'dana' },
  ],
  [
    'connected twice to the same account is connected',
    {},
    { connecting: 'dana', connectedTo: 'dana' },
    { kind: 'connect', userId: 'dana' },
  ],
  [
    'what is connected to one account is not moved to another',
    {},
    { connecting: 'dana', connectedTo: 'noa' },
    { fault: 'connected_elsewhere' },
  ],
])('%s', (_what, said, known, decision) => {
  expect(decideProvider({ ...claimed, ...said }, { ...nobody, ...known })).toMatchObject(decision)
})
