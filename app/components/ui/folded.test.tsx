import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Folded } from './folded'

const folded = (opened: boolean) =>
  renderToStaticMarkup(
    <Folded className="outer" summary="a document" opened={opened}>
      {() => (
        <Folded className="inner" summary="a row">
          {() => <p>a code</p>}
        </Folded>
      )}
    </Folded>,
  )

test('what is folded stands in the page for whoever has no script, in one piece', () => {
  // A second `noscript` would end the first one, and the page would wake as another than was sent.
  const html = folded(false)
  expect(html.match(/<noscript>/g)).toHaveLength(1)
  expect(html).toContain('<p>a code</p></details></noscript></details>')
})

test('what stands open is drawn, and what is folded in it is not', () => {
  expect(folded(true)).toContain('<noscript><p>a code</p></noscript></details></details>')
})

test('a list says only the way to it, once', () => {
  const html = renderToStaticMarkup(
    <Folded className="outer" summary="a document" still={<a href="?file=1">there</a>}>
      {() => <p>a code</p>}
    </Folded>,
  )
  expect(html).toContain('<noscript><a href="?file=1">there</a></noscript></details>')
  expect(html).not.toContain('a code')
})
