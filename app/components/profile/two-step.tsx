import { useRevalidator } from '@remix-run/react'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { callApi, refusalText } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { useToast } from '../ui/toast'
import { EnrolDialog, type Enrolled } from './enrol-dialog'
import { RecoveryCodes } from './recovery-codes'
import { useGuarded } from './step-up'

interface TwoStepProps {
  /** The factor that counts; null while there is none. */
  readonly factorId: string | null
  readonly codesLeft: number
}

/** Two-step sign-in: on, off, and the codes for when the authenticator is lost. */
export function TwoStep({ factorId, codesLeft }: TwoStepProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const guarded = useGuarded()
  const { revalidate } = useRevalidator()
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asking, setAsking] = useState(false)

  const fail = (answer: { code: string; error: string }) =>
    toast({
      title: t('security.failed'),
      description: refusalText(t, answer),
      variant: 'destructive',
      about: 'two-step',
    })

  const begin = async () => {
    const answer = await guarded(() => callApi('POST /auth/factors', { body: { factor_type: 'totp' } }))
    if (!answer.ok) return fail(answer)
    setEnrolled({ id: answer.value.id, ...answer.value.totp })
  }
  const turnOff = async (id: string) => {
    setAsking(false)
    const answer = await guarded(() => callApi('DELETE /auth/factors/{id}', { params: { id } }))
    if (!answer.ok) return fail(answer)
    toast({ title: t('security.turnedOff'), about: 'two-step' })
    revalidate()
  }
  const renew = async () => {
    const answer = await guarded(() => callApi('POST /auth/recovery_codes'))
    if (!answer.ok) return fail(answer)
    setCodes(answer.value.recovery_codes)
    revalidate()
  }

  return (
    <div>
      <h3 className="flex items-center gap-2 font-semibold">
        {factorId !== null && <ShieldCheck aria-hidden className="size-5 text-success" />}
        {t('security.twoStep')}
      </h3>
      <p className="measure mt-1 text-muted">
        {factorId === null ? t('security.twoStepOff') : t('security.twoStepOn')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {factorId === null ? (
          <Button variant="outline" onClick={() => void begin()}>
            {t('security.turnOn')}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={() => setAsking(true)}>
              {t('security.turnOff')}
            </Button>
            <Button variant="outline" onClick={() => void renew()}>
              {t('security.recoveryNew')}
            </Button>
            <span className="text-sm text-muted">{t('security.recoveryLeft', { n: codesLeft })}</span>
          </>
        )}
      </div>
      <EnrolDialog
        enrolled={enrolled}
        onClose={() => setEnrolled(null)}
        onVerified={(given) => {
          setEnrolled(null)
          setCodes(given)
          toast({ title: t('security.turnedOn'), about: 'two-step' })
          revalidate()
        }}
      />
      <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('security.turnOffTitle')}
        description={t('security.turnOffText')}
        closeLabel={t('shell.close')}
      >
        <div className="flex flex-wrap justify-end gap-2 p-4 pt-5">
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('shell.cancel')}
          </Button>
          <Button variant="destructive" onClick={() => factorId !== null && void turnOff(factorId)}>
            {t('security.turnOff')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
