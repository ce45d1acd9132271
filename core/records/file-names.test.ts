import { expect, test } from 'vitest'
import { looksGenerated, looksLikeFileName } from './file-names'

test.each([
  ['0f4c3f6e-93a4-4f0a-9a54-1f1c7b1f7a10.jpg', true],
  ['d41d8cd98f00b204e9800998ecf8427e.png', true],
  ['20240312_101112.jpg', true],
  ['image.jpg', true],
  ['image (3).png', true],
  ['tmp_scan.png', true],
  ['blob', true],
  ['', true],
  ['HbA1c 2024.jpg', false],
  ['lab-english.jpg', false],
  ['IMG_2034.jpg', false],
  ['מכתב 12.jpg', false],
  ['temperature chart.png', false],
])('says nothing to a person: %s, %s', (name, generated) => expect(looksGenerated(name)).toBe(generated))

test.each([
  ['lab-english.jpg', true],
  ['Blood count.PDF', true],
  ['IMG_2034', true],
  ['Screenshot 2024-03-12', true],
  ['', true],
  ['Blood count of March', false],
  ['Imaging of the knee', false],
  ['מכתב מהרופא', false],
])('a file’s name: %s, %s', (name, is) => expect(looksLikeFileName(name)).toBe(is))
