import { beforeEach, expect, test, vi } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { soundsOf } from '../language/sounds'
import { entriesOf } from '../vocabulary/load'
import { answerMessage } from './answer-message'
import type { KnownFile, KnownRecord } from './record'

vi.mock('../vocabulary/load', { spy: true })
vi.mock('../language/sounds', { spy: true })

/** What is asked for most, with a study and a place among it. */
const asked = [
  'what was out of range',
  'what medications do I take and what for',
  'how did my hemoglobin change',
  'what did my x-ray show',
  'when was my surgery',
  'do I have a food allergy',
  'what did Sheba say',
  'מה ההמוגלובין שלי',
  'אילו תרופות אני לוקח',
  'כמה צילומים עשיתי',
] as const

async function askAll(record: KnownRecord): Promise<void> {
  for (const text of asked)
    await answerMessage({ text, locale: 'en', today: sampleToday, before: null }, record, (needs) =>
      Promise.resolve(sampleEvidence(needs)),
    )
}

/** Another page, of a place of its own. */
const pageOf = (file: KnownFile, at: string): KnownFile => ({
  ...file,
  id: `${file.id}-${at}`,
  doc_meta: { title: null, summary: null, patient: null, physician: null, facility: `Clinic number ${at}` },
})

/** The same record with so many documents more, and as many studies. */
function longer(n: number): KnownRecord {
  const [file] = sampleRecord.files
  const study = sampleRecord.items.find(({ type }) => type === 'imaging')
  if (!file || !study) throw new Error('the sample record has neither a document nor a study')
  const more = Array.from({ length: n }, (_, at) => String(at))
  return {
    ...sampleRecord,
    files: [...sampleRecord.files, ...more.map((at) => pageOf(file, at))],
    items: [...sampleRecord.items, ...more.map((at) => ({ ...study, id: `${study.id}-${at}` }))],
  }
}

beforeEach(() => void vi.clearAllMocks())

// Either once cost a second a question in a record of ten years.
test('a question that was asked before reads nothing of the vocabulary anew', async () => {
  await askAll(sampleRecord)
  vi.mocked(entriesOf).mockClear()
  await askAll(sampleRecord)
  expect(entriesOf).not.toHaveBeenCalled()
})

test('how often names are heard does not grow with the places of a record', async () => {
  const heardIn = async (record: KnownRecord): Promise<number> => {
    // A name is heard when it is new.
    await askAll(record)
    vi.mocked(soundsOf).mockClear()
    await askAll(record)
    return vi.mocked(soundsOf).mock.calls.length
  }
  const short = await heardIn(longer(0))
  expect(await heardIn(longer(200))).toBeLessThan(2 * short + 200)
})
