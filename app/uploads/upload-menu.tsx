import { Upload } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { ChooserInputs, type Chooser } from './chooser'
import type { UploadChoicesProps } from './upload-choices'
import { useUploads } from './upload-provider'

/** A photo or files, by a menu whose script comes when somebody asks for it. */
export function UploadMenu() {
  const { t } = useSpeech()
  const { upload } = useUploads()
  const chooser = useRef<Chooser>(null)
  const [Choices, setChoices] = useState<ComponentType<UploadChoicesProps> | null>(null)
  const ask = async () => {
    try {
      const { UploadChoices } = await import('./upload-choices')
      setChoices(() => UploadChoices)
    } catch {
      // Without a network there is no menu to fetch: files can be chosen all the same, and wait to be sent.
      chooser.current?.chooseFiles()
    }
  }
  const face = (
    <>
      <Upload aria-hidden />
      {t('upload.menu')}
    </>
  )
  return (
    <>
      <ChooserInputs ref={chooser} onChosen={upload} />
      {Choices ? (
        <Choices
          trigger={<Button>{face}</Button>}
          onPhoto={() => chooser.current?.takePhoto()}
          onFiles={() => chooser.current?.chooseFiles()}
        />
      ) : (
        <Button aria-haspopup="menu" aria-expanded={false} onClick={() => void ask()}>
          {face}
        </Button>
      )}
    </>
  )
}
