import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { answerMessage } from '../../core/assistant/answer-message'
import type { Topic } from '../../core/assistant/answer'
import { asMeant } from '../../core/assistant/layout'
import { featuresOf } from '../../core/assistant/learned/features'
import type { Reading } from '../../core/assistant/reading'
import { understand } from '../../core/assistant/understand'
import type { Locale } from '../../core/i18n/locale'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'

/** A turn of a studied conversation, and how it is rightly understood. */
export interface Sample {
  readonly file: string
  /** Of which conversation. */
  readonly at: number
  readonly isLast: boolean
  readonly text: string
  readonly label: string
  readonly features: readonly string[]
}

/** How the rules understand it; null where they do not. What calls for help at once is theirs alone. */
function labelOf({ urgency, intent, aside }: Reading): string | null {
  if (urgency !== null) return null
  if (intent !== null || aside === null) return intent
  return aside.kind === 'app' ? `app ${aside.topic}` : `aside ${aside.kind}`
}

/** The files of a folder with `label | anything | turns` a line, the turns apart by `>>`. */
export async function samplesOf(folder: string, isLabelled: boolean): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const file of readdirSync(folder).filter((name) => /-(?:en|he)\.txt$/.test(name))) {
    const locale: Locale = file.includes('-he') ? 'he' : 'en'
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n')
    for (const [at, line] of lines.entries())
      if (line.trim() !== '' && !line.startsWith('#'))
        samples.push(...(await samplesIn(line, { file, at, locale, isLabelled })))
  }
  return samples
}

async function samplesIn(
  line: string,
  { file, at, locale, isLabelled }: { file: string; at: number; locale: Locale; isLabelled: boolean },
): Promise<Sample[]> {
  const parts = line.split('|')
  const turns = (parts.at(-1) ?? '').split('>>').map((turn) => turn.trim())
  const given = isLabelled && parts.length > 1 ? parts[0]?.trim() : undefined
  let before: Topic | null = null
  const samples: Sample[] = []
  for (const [n, typed] of turns.entries()) {
    const isLast = n === turns.length - 1
    const asked = { text: typed, locale, today: sampleToday, before }
    const text = asMeant(typed)
    const label = (isLast ? given : undefined) ?? labelOf(understand({ ...asked, text }, sampleRecord))
    const features = [...featuresOf({ ...asked, text }, sampleRecord)]
    if (label !== null) samples.push({ file, at, isLast, text: typed, label, features })
    if (isLast) continue
    const answer = await answerMessage(asked, sampleRecord, (needs) => Promise.resolve(sampleEvidence(needs)))
    before = answer.topic
  }
  return samples
}
