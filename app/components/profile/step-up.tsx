import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react'
import type { Answer } from '../../session/api'
import { CodeForm } from '../../session/code-form'
import { PasskeyButton } from '../../session/passkey-button'
import { writeStored } from '../../session/refresh'
import { useSpeech } from '../i18n'
import { Dialog } from '../ui/dialog'

/** Runs a call; where it wants a code of the last minutes, asks for one and runs it again. */
type Guarded = <T>(run: () => Promise<Answer<T>>) => Promise<Answer<T>>
const StepUpContext = createContext<Guarded | null>(null)

interface StepUpProps {
  /** Whether this person has a passkey, which does as well as a code. */
  readonly passkey: boolean
  readonly children: ReactNode
}

/** Asks for the second factor where something cannot be undone. */
export function StepUpProvider({ passkey, children }: StepUpProps) {
  const { t } = useSpeech()
  const [asking, setAsking] = useState(false)
  const settle = useRef<(confirmed: boolean) => void>()

  const end = useCallback((confirmed: boolean) => {
    setAsking(false)
    settle.current?.(confirmed)
    settle.current = undefined
  }, [])

  const guarded = useCallback<Guarded>(async (run) => {
    const answer = await run()
    if (answer.ok || answer.code !== 'step_up_required') return answer
    setAsking(true)
    const confirmed = await new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
    return confirmed ? run() : answer
  }, [])

  return (
    <StepUpContext.Provider value={guarded}>
      {children}
      <Dialog
        open={asking}
        onOpenChange={(open) => open || end(false)}
        title={t('security.confirmTitle')}
        description={t('security.confirmText')}
        closeLabel={t('shell.close')}
      >
        <div className="p-5">
          <CodeForm factorId={null} onVerified={() => end(true)} />
          {passkey && (
            <PasskeyButton
              label={t('passkeys.confirm')}
              onSignedIn={(session) => {
                writeStored(session)
                end(true)
              }}
            />
          )}
        </div>
      </Dialog>
    </StepUpContext.Provider>
  )
}

export function useGuarded(): Guarded {
  const guarded = useContext(StepUpContext)
  if (!guarded) throw new Error('useGuarded must be used within a StepUpProvider')
  return guarded
}
