import { describe, expect, it, test } from 'vitest'
import * as kept from './kept'

const dana = '3f0e2b6a-0000-4000-8000-000000000001'

describe('what may be kept', () => {
  it.each(['/home', '/files', '/file/a-1', '/labs', '/labs/hba1c', '/timeline', '/medications', '/card'])(
    '%s',
    (path) => expect(kept.isKeptScreen(path)).toBe(true),
  )
  it.each(['/', '/auth', '/profile', '/share', '/scan', '/review', '/search', '/sources', '/viewer/abc'])(
    'not what changes, asks or gives away: %s',
    (path) => expect(kept.isKeptScreen(path)).toBe(false),
  )
  it.each(['/file/', '/file/a/b', '/labs.data', '/file/a.data', '/homes', '/api/home', '//home'])(
    'not what is like one: %s',
    (path) => expect(kept.isKeptScreen(path)).toBe(false),
  )

  it('pictures, by whose they are', () => {
    expect(kept.ownerOfPicture(`/api/storage/strips/${dana}/file/fact`)).toBe(dana)
    expect(kept.ownerOfPicture(`/api/storage/medical-files/object/${dana}/page.jpg`)).toBe(dana)
  })
  it.each(['/api/auth/token', '/api/auth/user', '/api/rest/files', '/api/storage/medical-files', '/api/x'])(
    'no other answer of the API: %s',
    (path) => {
      expect(kept.ownerOfPicture(path)).toBeNull()
      expect(kept.isKeptScreen(path) || kept.isPart(path)).toBe(false)
    },
  )

  const page = { status: 200, redirected: false, type: 'text/html; charset=utf-8' }
  it.each([
    ['a page', page, true],
    ['an error', { ...page, status: 500 }, false],
    ['what is not there', { ...page, status: 404 }, false],
    ['where somebody was sent on to', { ...page, redirected: true }, false],
    ['data', { ...page, type: 'text/x-script' }, false],
    ['nothing', { ...page, type: null }, false],
  ])('%s', (_, answer, is) => expect(kept.isWhole(answer, 'text/html')).toBe(is))

  it('a page, when its data was asked for', () => {
    expect(kept.pageOfData('/labs.data', '')).toBe('/labs')
    expect(kept.pageOfData('/labs.data', '?tab=all&_routes=routes%2F_app.labs')).toBe('/labs?tab=all')
    expect(kept.pageOfData('/labs', '')).toBeNull()
  })

  it('the parts that a page names, once each', () => {
    const html = '<link href="/assets/a-1.css"><script>import "/assets/b.js"; import "/assets/b.js"</script>'
    expect(kept.partsOf(html)).toEqual(['/assets/a-1.css', '/assets/b.js'])
    expect(kept.partsOf('')).toEqual([])
  })
})

describe('how it is shown', () => {
  test('with its line in the place for it', () => {
    expect(kept.withLine('<main><div data-kept=""></div></main>', '<p>$1</p>')).toBe(
      '<main><div data-kept=""><p>$1</p></div></main>',
    )
  })
  test('a page that has no place for the line is not shown', () => {
    expect(kept.withLine('<main></main>', '<p></p>')).toBeNull()
  })

  test('it sends nothing, and may do no more than it could', () => {
    const policy =
      "default-src 'none'; script-src 'nonce-a1' 'strict-dynamic'; connect-src 'self' https://x.example"
    expect(kept.policyOfKept(`${policy}; img-src 'self'; form-action 'self'; base-uri 'none'`)).toEqual({
      nonce: 'a1',
      policy:
        "default-src 'none'; script-src 'nonce-a1' 'strict-dynamic'; img-src 'self'; base-uri 'none'; connect-src 'none'; form-action 'none'",
    })
  })
  test.each([null, '', "default-src 'none'"])(
    'a page without a policy of ours is not shown: %s',
    (policy) => {
      expect(kept.policyOfKept(policy)).toBeNull()
    },
  )
})
