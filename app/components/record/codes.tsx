import { Bdi } from '../i18n'
import { Badge } from '../ui/badge'
import { codesOf } from './entity-view'

/** Codes with their systems, quietly: they are for those who look for them. */
export function Codes({ codes }: { readonly codes: Readonly<Record<string, readonly string[]>> }) {
  return codesOf(codes).map(({ system, code }) => (
    <Badge key={`${system} ${code}`} tone="quiet">
      <Bdi>{`${system} ${code}`}</Bdi>
    </Badge>
  ))
}
