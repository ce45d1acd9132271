import { labels } from '../../language/clinicians'
import { clientLabel } from '../../language/patients'
import { dateLabels } from '../../language/date-labels'
import { fieldLabel } from '../../language/fields'
import { plain } from '../script'

const isOfClinician = (read: string): boolean =>
  labels.some(([, pattern]) => pattern.exec(read)?.[0].trim() === read)
const isOfDay = (read: string): boolean => dateLabels.some(([, pattern]) => pattern.exec(read)?.index === 0)

/** Whether a text is the label of a detail, and so no value of one. */
export const isLabel = (text: string): boolean => {
  const read = plain(text).replace(/[\s:]+$/, '')
  return isOfClinician(read) || isOfDay(read) || fieldLabel.test(read)
}

/** Where the next label begins behind a value: "Dr Anneliese Thorpe GP:"; 0 of none. */
export function labelWithin(text: string): number {
  const starts = [...text.matchAll(/\s(?=\p{L})/gu)].map(({ index }) => index + 1)
  return starts.find((at) => isLabel(text.slice(at))) ?? 0
}

/** A value without the label that was set close behind it. */
export function beforeLabel(text: string): string {
  const at = labelWithin(text)
  return at > 0 ? text.slice(0, at).trimEnd() : text
}

/** "Ref.By Dr.", "DOCTOR": a label and nothing else, behind which a name stands without its title. */
export const isRole = (text: string): boolean => {
  const read = plain(text).replace(/[\s.:]+$/, '')
  return (
    !clientLabel.test(read) &&
    labels.some(([, pattern]) => {
      const found = pattern.exec(read)?.[0].trim() ?? ''
      return found !== '' && /^\W*(?:dr|doctor|by|name)?\W*$/.test(read.replace(found, ''))
    })
  )
}
