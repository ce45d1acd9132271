import { useSpeech } from '../i18n'
import { Button } from '../ui/button'

/** For a list of the panel that did not come. */
export function ListFailed({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  const { t } = useSpeech()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <p className="text-sm">{text}</p>
      <Button variant="outline" size="sm" onClick={onAgain}>
        {t('shell.tryAgain')}
      </Button>
    </div>
  )
}
