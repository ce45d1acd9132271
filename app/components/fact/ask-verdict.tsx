import { Check, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#core/i18n/dates'
import { Bdi, useSpeech } from '../i18n'
import { codeText, doubtText } from '../record/words'
import { Badge } from '../ui/badge'
import { CorrectDialog } from './correct-dialog'
import type { FactView, Waiting } from './fact-view'
import { useVerdict } from './use-verdict'
import { VerdictButton } from './verdict-button'

/** What asks nothing, and may be put right. */
const settled: Waiting = { list: 'validation', doubt: null, others: [], codes: [] }

interface AskVerdictProps {
  readonly fact: FactView
  /** Null of what is in the record by a name that was learned. */
  readonly waiting: Waiting | null
  readonly name: string
  /** By which the API names what waits. */
  readonly id: string
}

/** Why a fact is not in the record yet, or is there under the name that it has, and what to say of it. */
export function AskVerdict({ fact, waiting, name, id }: AskVerdictProps) {
  const { t, timeZone } = useSpeech()
  const { list, doubt, others, codes } = waiting ?? settled
  const { busy, approve, correct, reject } = useVerdict(id, list)
  const [editing, setEditing] = useState(false)
  const { named } = fact
  return (
    <div className="fact-ask">
      <p>
        {waiting && <span className="font-semibold">{t('fact.waiting')}. </span>}
        {named === null ? doubtText(t, doubt) : t('fact.named', { date: formatDay(named, timeZone) })}
        {others.length > 0 && ` ${t('fact.other', { names: others.join(', ') })}`}
      </p>
      {codes.length > 0 && (
        <p className="flex flex-wrap items-center gap-2">
          {t('fact.suggestedCodes')}
          {codes.map(({ system, code, confidence, name: meant }) => (
            <Badge key={`${system} ${code}`} tone="quiet" title={meant}>
              <Bdi>{codeText(system, code)}</Bdi>
              <span className="tabular">{`${Math.round(confidence * 100)}%`}</span>
            </Badge>
          ))}
        </p>
      )}
      <div role="group" aria-label={t('fact.isThisRight')} className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('fact.isThisRight')}</span>
        <VerdictButton
          icon={Check}
          word={t('fact.yes')}
          label={t('fact.yesName', { name })}
          busy={busy}
          onSay={() => void approve()}
        />
        <VerdictButton
          icon={Pencil}
          word={t('fact.edit')}
          label={t('fact.editName', { name })}
          busy={busy}
          onSay={() => setEditing(true)}
        />
        <VerdictButton
          icon={X}
          word={t('fact.no')}
          label={t('fact.noName', { name })}
          busy={busy}
          onSay={() => void reject()}
        />
      </div>
      {editing && (
        <CorrectDialog
          open
          fact={fact}
          busy={busy}
          onClose={() => setEditing(false)}
          onSave={async (fields) => {
            if (await correct(fields)) setEditing(false)
          }}
        />
      )}
    </div>
  )
}
