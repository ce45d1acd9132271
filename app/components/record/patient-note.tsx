import { useState, type ReactNode } from 'react'
import type { Stranger } from '../../strangers.server'
import { useLive } from '../../live/live-provider'
import { callApi, refusalText } from '../../session/api'
import { Bdi, useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

interface PatientNoteProps {
  readonly stranger: Stranger
  /** By which a page of somebody else goes. */
  readonly takeOut: ReactNode
}

/** That a page names a patient who is not the account's person, and once for each name the question whether it is. */
export function PatientNote({ stranger: { name, said, waits }, takeOut }: PatientNoteProps) {
  const { t } = useSpeech()
  const { busy, say } = useWord(name)
  return (
    <section aria-labelledby="patient" className="mb-6 rounded-card bg-warning-soft p-4">
      <h2 id="patient" className="text-base">
        {t('patient.onPage')} <Bdi>{name}</Bdi>
      </h2>
      <p className="measure mt-1">
        {t(said ? 'patient.other' : waits ? 'patient.waits' : 'patient.question')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" disabled={busy} onClick={() => void say(true)}>
          {t('patient.mine')}
        </Button>
        {said ? (
          takeOut
        ) : (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => void say(false)}>
            {t('patient.notMine')}
          </Button>
        )}
      </div>
    </section>
  )
}

const about = 'patient'

/** The person's word on a name: that it is theirs, or somebody else's. */
export function useWord(name: string) {
  const { t } = useSpeech()
  const { refresh } = useLive()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const say = async (mine: boolean) => {
    setBusy(true)
    const answer = await callApi('POST /rest/patient_names', { body: { name, mine } })
    setBusy(false)
    if (answer.ok) toast({ title: t(mine ? 'patient.mineDone' : 'patient.otherDone'), about })
    else
      toast({
        title: t('patient.failed'),
        description: refusalText(t, answer),
        variant: 'destructive',
        about,
      })
    refresh()
  }
  return { busy, say }
}
