import { useWide } from '../../use-wide'
import { SourceSheet, type SourceSheetProps } from './source-sheet'

/** The page over its list, where there is no room for it beside. */
export function NarrowSheet(props: SourceSheetProps) {
  const wide = useWide()
  return <SourceSheet {...props} open={props.open && !wide} />
}
