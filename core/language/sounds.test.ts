import { expect, test } from 'vitest'
import { soundsInOtherLetters, soundsOf } from './sounds'

test.each([
  ['Friedman', 'פרידמן'],
  ['Whitaker', 'ויטאקר'],
  ['Petrov', 'פטרוב'],
  ['Amsalem', 'אמסלם'],
  ['Goldberg', 'גולדברג'],
])('%s sounds the same in Hebrew letters', (latin, hebrew) => {
  expect(soundsOf(hebrew)).toBe(soundsOf(latin))
})

test.each([
  ['פרידמן', 'Feldman'],
  ['פטרוב', 'Peters'],
  ['אמסלם', 'Solomon'],
])('%s does not sound like %s', (hebrew, latin) => expect(soundsOf(hebrew)).not.toBe(soundsOf(latin)))

test.each([
  ['Shahar', 'שחר'],
  ['Levin', 'לוין'],
  ['Friedman', 'פרידמן'],
])('%s may be what %s sounds like, by a letter that is left out or written', (latin, hebrew) => {
  expect(soundsInOtherLetters(hebrew)).toContain(soundsOf(latin))
})
