import { editionOf } from '#core/vocabulary/editions'
import { Bdi, useSpeech } from '../i18n'
import { Badge } from '../ui/badge'
import { codesOf, type Code } from './entity-view'
import { codeText } from './words'

/** The code of each system, quietly: they are for those who look for them. Where others would do too, those are a tap away. */
export function Codes({ codes }: { readonly codes: Readonly<Record<string, readonly string[]>> }) {
  const { t } = useSpeech()
  const { first, others } = codesOf(codes)
  return (
    <>
      {first.map(badge)}
      {others.length > 0 && (
        <details className="-my-3 open:mb-0">
          <summary className="flex min-h-11 w-fit items-center rounded-md px-1 text-sm text-muted underline decoration-dotted underline-offset-4">
            {t('registry.otherCodes', { n: others.length })}
          </summary>
          <p className="flex flex-wrap gap-2 pb-1">{others.map(badge)}</p>
        </details>
      )}
    </>
  )
}

const badge = ({ system, code }: Code) => (
  <Badge key={`${system} ${code}`} tone="quiet" title={editionOf(system) ?? undefined}>
    <Bdi>{codeText(system, code)}</Bdi>
  </Badge>
)
