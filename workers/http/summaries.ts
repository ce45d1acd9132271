import type { Locale } from '../../core/i18n/locale'
import type { Audience, Discipline } from '../../core/records/summary-kinds'
import { askWordings } from '../adapters/language-model/reword'
import { sha256 } from '../adapters/seal'
import { summarise, type Summarised } from '../actions/summarise'
import type { Config } from '../config'
import type { RecordDoor } from '../db/records/open'

/** The owner's summary of a kind, in the language given; see actions/summarise.ts. */
export function ownSummary(
  { engine }: Config,
  record: RecordDoor,
  kind: { readonly discipline: Discipline; readonly audience: Audience; readonly locale: Locale },
  refresh: boolean,
): Promise<Summarised> {
  return summarise(
    {
      told: () => record.told.read(),
      kept: (of) => record.summaries.find(of),
      keep: (of, written) => record.summaries.keep(of, written),
      sha256,
      reword: engine.name === 'openai' ? (templates, of) => askWordings(engine, templates, of) : null,
      today: new Date().toISOString().slice(0, 10),
    },
    kind,
    refresh,
  )
}
