import { expect, test } from 'vitest'
import { signedIn } from '../support/api'

const path = '/api/rest/patient_names'

test('of a name the last word holds, however a page writes it', async () => {
  const { browser } = await signedIn()
  const say = async (name: string, mine: boolean) =>
    (await browser.fetch(path, { json: { name, mine } })).status
  expect(await say('Dana Cohen', true)).toBe(201)
  expect(await say('דנה כהן', true)).toBe(201)
  expect(await say('COHEN, Ms Dana R.', false)).toBe(201)
  const words = await (await browser.fetch(path)).json<{ name: string; mine: boolean }[]>()
  expect(words).toHaveLength(2)
  expect(words).toContainEqual({ name: 'COHEN, Ms Dana R.', mine: false })
  expect(words).toContainEqual({ name: 'דנה כהן', mine: true })
})

test.each([
  ['no name', { name: ' ', mine: true }],
  ['a number', { name: '12345', mine: true }],
  ['a name without end', { name: 'a'.repeat(201), mine: true }],
  ['no word', { name: 'Dana Cohen' }],
])('%s is refused in a sentence', async (_title, json) => {
  const { browser } = await signedIn()
  const refused = await browser.fetch(path, { json })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    error: 'The answer names a patient, and says whether that is you.',
  })
  expect(await (await browser.fetch(path)).json()).toEqual([])
})
