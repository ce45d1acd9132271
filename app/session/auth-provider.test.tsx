import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-provider'

function Probe() {
  const { user, session, loading } = useAuth()
  return <p>{JSON.stringify({ user, session, loading })}</p>
}

test('outside of its provider the hook says where it has to be used', () => {
  expect(() => renderToString(<Probe />)).toThrow('useAuth must be used within an AuthProvider')
})

test('within it there are a user, a session and whether it is still being read', () => {
  const user = { id: '0f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10', email: 'someone@example.org' }
  const text = renderToString(
    <AuthProvider user={user}>
      <Probe />
    </AuthProvider>,
  )
  expect(text).toContain('&quot;email&quot;:&quot;someone@example.org&quot;')
  expect(text).toContain('&quot;session&quot;:null,&quot;loading&quot;:true')
})
