import { Camera, ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpeech } from '../components/i18n'
import { Menu, MenuItem } from '../components/ui/dropdown-menu'

export interface UploadChoicesProps {
  /** One button. */
  readonly trigger: ReactNode
  readonly onPhoto: () => void
  readonly onFiles: () => void
}

/** A photo by the rear camera, or files; open as it comes, since it is fetched for who asked for it. */
export function UploadChoices({ trigger, onPhoto, onFiles }: UploadChoicesProps) {
  const { t, direction } = useSpeech()
  return (
    <Menu direction={direction} trigger={trigger} opens>
      <MenuItem onSelect={onPhoto}>
        <Camera aria-hidden />
        {t('upload.takePhoto')}
      </MenuItem>
      <MenuItem onSelect={onFiles}>
        <ImageUp aria-hidden />
        {t('upload.uploadFile')}
      </MenuItem>
    </Menu>
  )
}
