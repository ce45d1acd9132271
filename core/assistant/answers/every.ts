import type { Answer } from '../answer'
import { tellTrend } from './over-time'
import { tellLatest } from './results'
import type { Telling } from './telling'

/** The last result, and how the test came to it: where a number was given that is none of its results. */
export function tellEvery(telling: Telling): Answer {
  const [latest, trend] = [tellLatest(telling), tellTrend(telling)]
  if (latest.type !== 'answer' || trend.type !== 'answer') return latest
  return {
    ...trend,
    summary: `${latest.summary} ${trend.summary}`,
    summary_sources: [...new Set([...latest.summary_sources, ...trend.summary_sources])],
    sections: [...latest.sections, ...trend.sections],
  }
}
