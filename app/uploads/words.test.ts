import { expect, it } from 'vitest'
import { translator } from '#core/i18n/languages'
import { uploadRefusalText } from '#core/records/upload'
import { serverRefusal, uploadRefusal } from './words'

const en = translator('en')

// The server says these, too; a person must not be told two things.
it.each(['invalid_type', 'too_large', 'too_small'] as const)(
  '%s is worded as the server words it',
  (refusal) => {
    expect(uploadRefusal(en, refusal, 'scan.gif')).toBe(uploadRefusalText[refusal]('scan.gif'))
  },
)

it.each([
  ['too_small', 'File too small: a.jpg (min 1KB)'],
  ['not_an_image', 'Invalid file type: a.jpg. Only JPG and PNG images are supported.'],
  ['truncated_image', 'This picture is incomplete. Please upload it again.'],
  ['offline', 'We could not reach Chartlight. Please check your connection and try again.'],
  ['newer', 'Words of a newer server.'],
])('%s: %s', (code, text) => {
  expect(serverRefusal(en, { code, error: 'Words of a newer server.' }, 'a.jpg')).toBe(text)
})
