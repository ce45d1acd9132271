import type { CodeSystem } from '../../../core/records/kinds'
import type { ExtractedEntity } from '../../../core/extraction/types'
import { distance, tolerance } from '../../../core/vocabulary/fuzzy'
import { likeness, lookupWords, matching, threesOf } from './ranking'

type Candidates = ExtractedEntity['candidates']

/** Below this a suggestion is noise. */
const least = 0.35
const searched = 80
/** What each misread word takes off a suggestion's confidence. */
const misread = 0.85

/** The imported official terms (docs/operations.md): suggestions for what our own vocabulary lacks. */
export function openVocabulary(database: D1Database) {
  async function named(expression: string, system: CodeSystem): Promise<{ code: string; name: string }[]> {
    const { results } = await database
      .prepare(
        `SELECT t.code, t.name FROM vocabulary_search AS s JOIN vocabulary_terms AS t ON t.id = s.rowid
         WHERE vocabulary_search MATCH ? AND t.system = ? ORDER BY rank LIMIT ?`,
      )
      .bind(expression, system, searched)
      .all<{ code: string; name: string }>()
    return results
  }

  async function search(text: string, system: CodeSystem): Promise<Candidates> {
    const asked = lookupWords(text)
    if (asked.length === 0) return []
    const words = await corrected(asked)
    const all = await named(matching(words, 'AND'), system)
    const found = all.length > 0 ? all : await named(matching(words, 'OR'), system)
    const doubt = misread ** words.filter((word, index) => word !== asked[index]).length
    return found
      .map(({ code, name }) => ({
        code,
        name,
        system,
        confidence: Math.round(100 * likeness(words, name) * doubt) / 100,
      }))
      .filter(({ confidence }) => confidence >= least)
      .sort(
        (a, b) => b.confidence - a.confidence || a.name.length - b.name.length || (a.code < b.code ? -1 : 1),
      )
      .slice(0, 3)
  }

  /** Each word as it is, or where no term has it the one word of the terms that it is a misreading of. */
  async function corrected(words: readonly string[]): Promise<string[]> {
    const probes = words.map((word) =>
      database
        .prepare('SELECT 1 FROM vocabulary_search WHERE vocabulary_search MATCH ? LIMIT 1')
        .bind(matching([word], 'AND')),
    )
    const known = await database.batch(probes)
    const isKnown = (word: string): boolean =>
      word.length < 5 || (known[words.indexOf(word)]?.results.length ?? 0) > 0
    return Promise.all(words.map(async (word) => (isKnown(word) ? word : nearest(word))))
  }

  async function nearest(word: string): Promise<string> {
    const { results } = await database
      .prepare('SELECT word FROM vocabulary_words WHERE vocabulary_words MATCH ? ORDER BY rank LIMIT 40')
      .bind(threesOf(word))
      .all<{ word: string }>()
    const near = results
      .map(({ word: other }) => ({
        other,
        cost: distance(word, other, Math.min(tolerance(word.length), tolerance(other.length))),
      }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost || (a.other < b.other ? -1 : 1))
    return near[0]?.other ?? word
  }

  return {
    /** Up to three codes of a system that a wording may stand for, best first; none where nothing was imported. */
    async suggest(text: string, system: CodeSystem): Promise<Candidates> {
      try {
        return await search(text, system)
      } catch (error) {
        // The tables come with the first import.
        if (error instanceof Error && error.message.includes('no such table')) return []
        throw error
      }
    },
  }
}
