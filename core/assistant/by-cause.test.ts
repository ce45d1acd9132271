import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Topic } from './answer'
import { answerMessage } from './answer-message'

/** What is answered to the last of these questions, all that it says. */
async function ask(turns: string): Promise<string> {
  let before: Topic | null = null
  let said = ''
  for (const text of turns.split(' >> ')) {
    const answer = await answerMessage(
      { text, locale: 'en', today: sampleToday, before },
      sampleRecord,
      (needs) => Promise.resolve(sampleEvidence(needs)),
    )
    before = answer.topic
    said = JSON.stringify(answer)
  }
  return said
}

test.each([
  // The pill "for it" is no birth control; by itself it is.
  ['LDL? >> since when am I on the pill for it', ['Atorvastatin'], ['birth control']],
  ['am i on the pill', ['birth control'], ['Atorvastatin']],
  ['when was gallbladder and appendix out', ['May 14, 2019', '2010'], []],
  // A unit is no metal; magnesium still is one.
  ['what does mg/dl mean', ['milligrams'], ['Magnesium']],
  ['what is my magnesium', ['Magnesium'], ['milligrams']],
  ['why am i low on vitamin d', ['17 ng/mL', 'The reason is not told'], ['supplements']],
  ['am i on vitamin d', ['supplements'], []],
  ['eye exam for diabetes, when', ['I found nothing', 'eye exam'], ['Nov 2, 2023']],
  ['when was i diagnosed with diabetes', ['Nov 2, 2023'], []],
  // "Bad" is a judgement, "high" is what the page says.
  ['is 6.5 bad?', ['above the range on the page'], ['"Yes.']],
  ['is my a1c high', ['Yes. '], []],
  ['which pills go in the evening box', ['Atorvastatin', 'may be taken then, too: Metformin, Aspirin'], []],
  ['how was my glucose 2 yrs ago', ['128 mg/dL'], ['104 mg/dL']],
  [
    'any heart disease on record?',
    ['no condition of yours by the name heart disease', 'Essential hypertension'],
    [],
  ],
  ['is there something with my lungs', ['Pleural effusion'], ['no condition of yours']],
  ['do i have test results from last summer', ['Imaging report (Jun 4, 2025)'], ['Sodium']],
  ['Why am i so tired all the time, anything in my tests that explains it', ['9 ng/mL', '17 ng/mL'], ['254']],
  ['show my blood tests', ['254', '9 ng/mL'], []],
  ['was my creatinine higher before', ['no earlier result'], []],
  ['how far off is my vitamin d', ['13 ng/mL below the lower limit'], []],
  ['when do my meds run out', ['how much is left, is not in your record'], []],
  ['what medications do i take', ['3 medications'], ['how much is left']],
  ['my allergys and my meds', ['Penicillin', '850 mg'], []],
  ['is it ok', ['I cannot tell what is meant'], []],
  ["what's creatinine", ['a waste of the muscles', '0.9'], []],
  ['whats my creatinine', ['0.9'], ['a waste of the muscles']],
  ['been peeing a lot lately', ['ask your doctor'], ['I do not know what is meant']],
  [
    'is there breast cancer in my file?',
    ['no condition of yours by the name Breast cancer', 'Nov 2, 2023'],
    [],
  ],
  [
    'do i have breast cancer',
    ['no condition of yours by the name Breast cancer', 'Said of relatives', 'Nov 2, 2023'],
    [],
  ],
  ['given my family history do i need a mammogram', ['Breast cancer (Nov 2, 2023)', 'ask your doctor'], []],
  ['did i have a stroke, is that why they did the mri', ['stroke', 'Aug 15, 2024'], []],
  ['have i seen a cardiologist', ['I found nothing', 'cardiologist'], ['do not know what is meant']],
  ['did they up my metformin', ['850 mg', '500 mg', 'first stands on a page'], []],
] as const)('%s', async (turns, told, never) => {
  const said = await ask(turns)
  for (const part of told) expect(said).toContain(part)
  for (const part of never) expect(said).not.toContain(part)
})
