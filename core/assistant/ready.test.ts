import { expect, test } from 'vitest'
import { sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { readySteps, takeSteps } from './ready'
import { understand } from './understand'

test('steps are taken one after another, and others go before each', async () => {
  const done: string[] = []
  const pause = async () => void done.push('others')
  await takeSteps(pause, [() => void done.push('first'), () => void done.push('second')])
  expect(done).toEqual(['others', 'first', 'others', 'second'])
})

test('once they are taken a question is understood as before', async () => {
  const asked = { text: 'what is my hemoglobin', locale: 'en', today: sampleToday, before: null } as const
  await takeSteps(async () => undefined, readySteps(sampleRecord))
  expect(understand(asked, sampleRecord).subjects.map(({ key }) => key)).toEqual(['lab:hemoglobin'])
})
