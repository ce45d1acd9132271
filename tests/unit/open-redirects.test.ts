import type { AppLoadContext } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import { action } from '../../app/routes/language'

const origin = 'https://chart.test'

/** What has led browsers, proxies or parsers to another site than the text seems to name. */
const schemes = `https://evil.example
http://evil.example
//evil.example
///evil.example
////evil.example
/////evil.example
https:evil.example
https:/evil.example
https:///evil.example
http:\\\\evil.example
https:\\/\\/evil.example
ftp://evil.example
ws://evil.example
javascript:alert(1)
JaVaScRiPt:alert(1)
javascript://chart.test/%0aalert(1)
data:text/html,hi
vbscript:msgbox(1)
blob:https://evil.example/1
file:///etc/passwd`.split('\n')
const slashes = String.raw`\\evil.example
\/evil.example
/\evil.example
/\/evil.example
\/\/evil.example
/\\evil.example
//\evil.example
/./\evil.example
//evil.example/..
//evil.example\@chart.test
/.//evil.example\x
/;//evil.example
/@evil.example\..
/.//evil.example
/..//evil.example
/a/..//evil.example`.split('\n')
const users = `//chart.test@evil.example
https://chart.test@evil.example
https://chart.test.evil.example
https://evil.example/chart.test
https://evil.example#chart.test
https://evil.example?chart.test
//evil.example:443
//[::ffff:7f00:1]
//2130706433
//0x7f.1
@evil.example
evil.example
.evil.example
:evil.example
?//evil.example
#//evil.example`.split('\n')
const unseen = [
  '\t//evil.example',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\u0000/evil.example',
  '\u0001https://evil.example',
  '\u2028//evil.example',
  '\ufeff//evil.example',
  '//evil\u3002example',
  '\uff0f\uff0fevil.example',
  'https://evil.example\u0000.chart.test',
  'java\nscript:alert(1)',
]
const payloads = [...schemes, ...slashes, ...users, ...unseen]

async function sentTo(back: string): Promise<string> {
  const body = new FormData()
  body.append('locale', 'en')
  body.append('back', back)
  const request = new Request(`${origin}/language`, { method: 'POST', body })
  const context = { record: null } as unknown as AppLoadContext
  const answer = await action({ context, request, params: {} })
  return answer.headers.get('location') ?? ''
}

test('there are sixty ways to try', () => expect(new Set(payloads).size).toBeGreaterThanOrEqual(60))

test.each(payloads)('whoever changes the language stays here: %j', async (payload) => {
  expect(await sentTo(payload)).toBe('/')
})

test('what is of ours is gone back to', async () => {
  expect(await sentTo('/file/3f2?entity=9a-1')).toBe('/file/3f2?entity=9a-1')
  // Encoded, it is a path of ours and nothing else.
  for (const path of ['/%2f%2fevil.example', '/%5cevil.example', '/.%2fevil.example'])
    expect(new URL(await sentTo(path), origin).origin).toBe(origin)
})
