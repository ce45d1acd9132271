import { Camera, ImageUp, Upload } from 'lucide-react'
import { useRef, type ChangeEvent } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Menu, MenuItem } from '../components/ui/dropdown-menu'
import { useUploads } from './upload-provider'

/** A photo by the rear camera, or files. */
export function UploadMenu() {
  const { t, direction } = useSpeech()
  const { upload } = useUploads()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    upload([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
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
      <Menu
        direction={direction}
        trigger={
          <Button>
            <Upload aria-hidden />
            {t('upload.menu')}
          </Button>
        }
      >
        <MenuItem onSelect={() => camera.current?.click()}>
          <Camera aria-hidden />
          {t('upload.takePhoto')}
        </MenuItem>
        <MenuItem onSelect={() => files.current?.click()}>
          <ImageUp aria-hidden />
          {t('upload.uploadFile')}
        </MenuItem>
      </Menu>
    </>
  )
}
