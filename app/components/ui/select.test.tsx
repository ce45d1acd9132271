import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select'

const shown = (error?: string) => renderToString(<Select label="Topic" name="topic" error={error} />)

test('what is wrong with a choice is told of the choice itself', () => {
  const wrong = shown('Choose one.')
  expect(wrong).toContain('aria-invalid="true"')
  const [, note] = /aria-describedby="([^"]+)"/.exec(wrong) ?? []
  expect(wrong).toContain(`<p id="${note}" class="text-sm font-semibold text-critical">Choose one.</p>`)
  expect(shown()).not.toContain('aria-describedby')
})
