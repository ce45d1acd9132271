import { expect, test } from 'vitest'
import { isPushService } from './push'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is one', (address) => expect(isPushService(address)).toBe(true))

test.each([
  'http://web.push.apple.com/abc',
  'https://web.push.apple.com:8443/abc',
  'https://web.push.apple.com',
  'https://web.push.apple.com\\@example.org/abc',
  'https://web.push.apple.com@example.org/abc',
  'https://someone@web.push.apple.com/abc',
  'https://push.apple.com.example.org/abc',
  'https://badpush.apple.com/abc',
  'https://example.org/web.push.apple.com/',
])('%s is none', (address) => expect(isPushService(address)).toBe(false))
