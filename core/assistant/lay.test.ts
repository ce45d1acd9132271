import { expect, test } from 'vitest'
import { inRecordWords } from './lay'

test.each([
  ['bad cholesterol number', 'LDL cholesterol number'],
  ['bad cholestrol number', 'LDL cholesterol number'],
  ['what year was my apendix out', 'what year was my appendectomy'],
  ['do i have high blood presure', 'do i have hypertension'],
  ['fluid around my lung?', 'pleural effusion?'],
  ['טי אס אייץ', 'TSH'],
  ['מאגרי ברזל כמה יצא', 'ferritin כמה יצא'],
  // A part of the body that hurts is no operation on it.
  ['my appendix hurts', 'my abdomen hurts'],
])('%s is %s', (said, meant) => expect(inRecordWords(said)).toBe(meant))

test.each(['kidney stones', 'liver disease', 'iron', 'אבנים בכליות'])('%s stays as it is said', (said) =>
  expect(inRecordWords(said)).toBe(said),
)
