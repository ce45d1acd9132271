import { expect, test } from 'vitest'
import { namedIn } from './named-in'
import { toldTogether } from './told-together'

/** What is told of each analyte of a sentence that names several at once: `name=value`, or `name=?` where none can be given its own. */
function told(text: string): string {
  const { labs } = namedIn(text)
  return [...toldTogether(text, labs, 'point')]
    .map(
      ([index, found]) =>
        `${text.slice(labs[index]?.start, labs[index]?.end)}=${found?.values[0]?.text ?? '?'}${found?.unit ?? ''}`,
    )
    .join(' ')
}

test.each([
  ['AST and ALT were 61 and 90', 'AST=61 ALT=90'],
  ['Hb & Hct 12.1 & 36.4', 'Hb=12.1 Hct=36.4'],
  ['Sodium, potassium and creatinine were 138, 4.2 and 1.1', 'Sodium=138 potassium=4.2 creatinine=1.1'],
  ['TSH and free T4 were normal at 2.1 and 1.2', 'TSH=2.1 free T4=1.2'],
  ['BUN and creatinine 20 mg/dL and 1.2 mg/dL', 'BUN=20mg/dL creatinine=1.2mg/dL'],
  ['61 and 90 for the AST and ALT respectively', 'AST=61 ALT=90'],
  ['Sodium and potassium were 138 and 4.2 and 1.1', 'Sodium=? potassium=?'],
  ['AST and ALT were 61', 'AST=? ALT=?'],
  ['AST and ALT were normal', 'AST=? ALT=?'],
  ['AST ו-ALT היו 61 ו-90', 'AST=61 ALT=90'],
  ['נתרן ואשלגן 138 ו-4.2', 'נתרן=138 ואשלגן=4.2'],
  ['נתרן ואשלגן תקינים', 'נתרן=? ואשלגן=?'],
  ['glucose, HbA1c 7.2', ''],
  ['Sodium 138, potassium 4.2', ''],
  ['H&H was 12.1/36.3', 'H=12.1 H=36.3'],
  ['H/H 12.1 / 36.3', 'H=12.1 H=36.3'],
  ['H&H stable', 'H=? H=?'],
  ['AST/ALT were 45/72', 'AST=45 ALT=72'],
  ['H and H stable at 14.1 and 42.7', 'H=14.1 H=42.7'],
  // A unit behind the last is that of all that are given in it, and of no other.
  ['Ca/Phos 7.09/1.81mg/dl', 'Ca=7.09mg/dl Phos=1.81mg/dl'],
  ['Hb & Hct 12.1 & 36.4%', 'Hb=12.1 Hct=36.4%'],
  // More hemoglobin than hematocrit: they stand in another order.
  ['H&H was 38.6/13.2', 'H=13.2 H=38.6'],
  ['H&H was stable at 41.7 and 14.6', 'H=14.6 H=41.7'],
  ['H&H was 38.6/33.2', 'H=? H=?'],
  ['H&H was 45/8.2', 'H=? H=?'],
  // The first has what is told of it in front; the one number behind is the second's.
  ['with 101 chloride and potassium of 3.1', 'chloride=?'],
  ['Negative for nitrite and creatinine was 2.4', 'nitrite=?'],
  ['Sodium 138 potassium and creatinine were 4.2', 'potassium=? creatinine=?'],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected)
})
