import { describe, expect, test } from 'vitest'
import { pageOfText } from '../extraction/testing/page-of-text'
import { readDocument } from './read'
import type { PageReading } from './page'

const story = [
  'HISTORY OF PRESENT ILLNESS',
  'This is a woman of sixty seven with lung disease on oxygen at home',
  'who was in her normal state of health until about a week ago when',
  'she developed a productive cough and felt hot without any measured',
  'fever. Tonight she became acutely short of breath and felt a tight',
  'chest, and increased her oxygen from three to four litres without',
  'any improvement. She took more of her inhaler the day before, too.',
  'When the ambulance arrived she was unable to speak and in distress',
  'and in the emergency room she was given steroids and antibiotics by',
  'mouth and a mask, after which she said that she was much better in',
  'terms of breathing. She was admitted for treatment of her disease',
  'PHYSICAL EXAM',
  'She sits in bed and speaks in whole sentences and is not in distress',
  'and her heart is regular and there are no murmurs or rubs or gallops',
  'and her abdomen is soft and not tender and the legs are not swollen',
]
const list = [
  'ONGOING',
  'Anxiety',
  'Depression',
  'Glaucoma',
  'Gout',
  'Hypothyroidism',
  'Hypokalemia',
  'Hyperlipidemia',
  'Osteoarthritis',
  'Chronic sinusitis',
  'Psoriasis',
  'Anemia',
  'Migraine',
  'Asthma',
  'Hypertension',
]
const sideBySide = pageOfText(
  story.map((line, at) => line.padEnd(74) + list[at]!),
  96,
)

/** The page as a sheet that lies askew gives it: columns lean, rows stay. */
const leaning = (page: PageReading, lean: number): PageReading => ({
  ...page,
  words: page.words.map((word) => {
    const [x, y, width, height] = word.box
    return { ...word, box: [x + lean * y, y, width, height] }
  }),
})

describe('a list beside paragraphs', () => {
  test.each([0, -0.04, 0.06])('is read after them, leaning %d', (lean) => {
    const lines = readDocument(leaning(sideBySide, lean)).lines.map(({ text }) => text)
    expect(lines).toEqual([...story, ...list])
  })

  test('is no text to labels', () => {
    const { sections } = readDocument(sideBySide)
    expect(sections.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(story[4])
  })
})
