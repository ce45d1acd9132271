import { createContext, useContext, type ReactNode } from 'react'
import type { Strangers } from '../../strangers.server'
import { Bdi, useSpeech } from '../i18n'

const StrangersContext = createContext<Strangers>({})

export function StrangersProvider(props: { readonly strangers: Strangers; readonly children: ReactNode }) {
  return <StrangersContext.Provider value={props.strangers}>{props.children}</StrangersContext.Provider>
}

/** Beside a fact: the patient whom its page names, where that is not known to be the account's person. */
export function PatientOf({ fileId }: { readonly fileId: string | undefined }) {
  const { t } = useSpeech()
  const stranger = useContext(StrangersContext)[fileId ?? '']
  if (!stranger) return null
  return (
    <span className="fact-status">
      {t('patient.ofFact')} <Bdi>{stranger.name}</Bdi>
    </span>
  )
}
