import { Camera, ImageUp, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Menu, MenuItem } from '../components/ui/dropdown-menu'
import { ChooserInputs, type Chooser } from './chooser'
import { useUploads } from './upload-provider'

/** A photo by the rear camera, or files. */
export function UploadMenu() {
  const { t, direction } = useSpeech()
  const { upload } = useUploads()
  const chooser = useRef<Chooser>(null)
  return (
    <>
      <ChooserInputs ref={chooser} onChosen={upload} />
      <Menu
        direction={direction}
        trigger={
          <Button>
            <Upload aria-hidden />
            {t('upload.menu')}
          </Button>
        }
      >
        <MenuItem onSelect={() => chooser.current?.takePhoto()}>
          <Camera aria-hidden />
          {t('upload.takePhoto')}
        </MenuItem>
        <MenuItem onSelect={() => chooser.current?.chooseFiles()}>
          <ImageUp aria-hidden />
          {t('upload.uploadFile')}
        </MenuItem>
      </Menu>
    </>
  )
}
