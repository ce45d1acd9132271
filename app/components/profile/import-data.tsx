import { useRevalidator } from '@remix-run/react'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { Api } from '#core/calls/api'
import { importText, type ImportFault } from '#core/import/faults'
import type { ScreenTranslate } from '#core/i18n/translate'
import { readAnswer, refusalText, type Answer } from '../../session/api'
import { useUploads } from '../../uploads/upload-provider'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

const importPath = '/api/functions/import_data'
type Imported = Api['POST /functions/import_data']['answer']

interface ImportDataProps {
  /** To the processing of health data: asked for first, as before an upload. */
  readonly agreed: boolean
}

/** Takes in what was exported from another account. What was chosen waits while the consent is asked for. */
export function ImportData({ agreed }: ImportDataProps) {
  const { t } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { askConsent } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const [held, setHeld] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)

  const send = async (file: File) => {
    setHeld(null)
    setBusy(true)
    const answer = await sendArchive(file)
    setBusy(false)
    if (!answer.ok) {
      const title = t('imports.failed')
      return toast({ title, description: faultText(t, answer), variant: 'destructive', about: 'import' })
    }
    const { files, pictures } = answer.value
    const title = t('imports.done', { n: files })
    toast({
      title,
      about: 'import',
      ...(pictures === 0 && files > 0 ? { description: t('imports.withoutPictures') } : {}),
    })
    revalidate()
  }

  useEffect(() => {
    if (agreed && held) void send(held)
  })

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // So that the same file can be chosen again.
    target.value = ''
    if (!file) return
    if (agreed) return void send(file)
    setHeld(file)
    askConsent()
  }

  return (
    <>
      <Button variant="outline" disabled={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden />
        {busy ? t('imports.busy') : t('imports.title')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.zip,application/json,application/zip"
        hidden
        data-import
        aria-label={t('imports.title')}
        onChange={choose}
      />
    </>
  )
}

async function sendArchive(file: File): Promise<Answer<Imported>> {
  try {
    const headers = { 'content-type': 'application/octet-stream' }
    const response = await fetch(importPath, { method: 'POST', headers, body: file })
    return readAnswer(response.status, await response.text())
  } catch {
    return { ok: false, code: 'offline', error: '' }
  }
}

function faultText(t: ScreenTranslate, answer: { readonly code: string; readonly error: string }): string {
  const { code } = answer
  return Object.hasOwn(importText, code) ? t(`imports.${code as ImportFault}`) : refusalText(t, answer)
}
