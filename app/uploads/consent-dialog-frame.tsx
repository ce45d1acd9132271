import { useState } from 'react'
import type { ConsentTerms } from '#core/i18n/legal/consent'
import { useSpeech } from '../components/i18n'
import { LegalSections } from '../components/legal-text'
import { Button } from '../components/ui/button'
import { Checkbox } from '../components/ui/checkbox'
import { DialogFrame } from '../components/ui/dialog-frame'
import { useToast } from '../components/ui/toast'
import { callApi } from '../session/api'

export interface ConsentDialogProps {
  readonly terms: ConsentTerms
  readonly open: boolean
  readonly onClose: () => void
  /** Once the consent is on record. */
  readonly onAccepted: () => void
}

/** Before the first upload: what happens with the papers, and a yes that is recorded with the words it was given to. */
export function ConsentDialogFrame({ terms, open, onClose, onAccepted }: ConsentDialogProps) {
  const { t, locale } = useSpeech()
  const toast = useToast()
  const [ticked, setTicked] = useState(false)
  const [busy, setBusy] = useState(false)

  const accept = async () => {
    setBusy(true)
    const answer = await callApi('POST /rest/consents', {
      body: { version: terms.version, locale, text_hash: terms.textHash },
    })
    setBusy(false)
    if (answer.ok) onAccepted()
    else toast({ title: t('upload.consentFailed'), variant: 'destructive' })
  }

  return (
    <DialogFrame
      open={open}
      onOpenChange={(state) => state || onClose()}
      title={t('upload.consentTitle')}
      description={terms.document.intro}
      closeLabel={t('shell.close')}
    >
      <div className="min-h-0 overflow-y-auto">
        <div className="px-5 pb-4">
          {terms.notice !== null && <p className="mt-4 rounded-control bg-sunken p-3">{terms.notice}</p>}
          <LegalSections document={terms.document} headingClass="mt-4 font-semibold" />
        </div>
        <div className="sticky bottom-0 grid gap-3 border-t border-hairline bg-card p-4">
          <Checkbox label={t('upload.consentAgree')} checked={ticked} onChange={setTicked} />
          <Button disabled={!ticked || busy} onClick={() => void accept()}>
            {t('upload.consentAccept')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
