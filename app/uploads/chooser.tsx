import { forwardRef, useCallback, useImperativeHandle, useRef, type ChangeEvent } from 'react'
import { useSpeech } from '../components/i18n'

/** What opens the camera, or the choice of files. */
export interface Chooser {
  takePhoto(): void
  chooseFiles(): void
}

interface ChooserProps {
  readonly onChosen: (files: readonly File[]) => void
}

/** The two inputs that a browser opens its camera and its files by; the buttons are the caller's. */
export const ChooserInputs = forwardRef<Chooser, ChooserProps>(function ChooserInputs({ onChosen }, ref) {
  const { t } = useSpeech()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({
    takePhoto: () => camera.current?.click(),
    chooseFiles: () => files.current?.click(),
  }))
  const choose = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      onChosen([...(target.files ?? [])])
      // So that the same file can be chosen again.
      target.value = ''
    },
    [onChosen],
  )
  const hidden = {
    type: 'file',
    accept: 'image/jpeg,image/png,.jpg,.jpeg,.png',
    hidden: true,
    onChange: choose,
  } as const
  return (
    <>
      <input
        {...hidden}
        ref={camera}
        capture="environment"
        data-upload="camera"
        aria-label={t('upload.takePhoto')}
      />
      <input {...hidden} ref={files} multiple data-upload="files" aria-label={t('upload.uploadFile')} />
    </>
  )
})
