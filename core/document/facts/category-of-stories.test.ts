import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../read'

const categoryOf = (text: string): string => readDocument(typed(text)).facts.category.value

test('the report of an operation that looks at echoes and films is no report of a picture', () => {
  expect(
    categoryOf(`
Immunohistochemical study
CLINICAL HISTORY: Patient is a woman of 41 with a lesion on her chest x-ray. CT scan of the
chest confirmed a mass of the left lower lobe.
SPECIMEN: Lung, left lower lobe resection.
FINDINGS: Tumor cells show no reactivity with keratin.
IMPRESSION: Sarcomatoid carcinoma of the lung.`),
  ).not.toBe('imaging')
})

test('the report of the picture is', () => {
  expect(
    categoryOf(`
CT chest
CLINICAL HISTORY: Patient is a woman of 41 with a lesion on her chest x-ray.
TECHNIQUE: Axial images with contrast.
FINDINGS: A mass of the left lower lobe of 3 cm.
IMPRESSION: Mass of the left lower lobe.`),
  ).toBe('imaging')
})
