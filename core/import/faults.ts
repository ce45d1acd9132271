import type { Fact } from '../records/fact'
import type { Verdict } from '../records/verdict'
import type { AlertImport, FileImport, ReminderImport } from './shapes'

/** One plain sentence for each kind of file that is not taken in. Whatever is wrong, nothing of it is. */
export const importText = {
  no_import: 'Please choose the .json or .zip file that Export Data gave you.',
  not_an_export:
    'This file is not an export of Chartlight. Please choose the .json or .zip file that Export Data gave you.',
  newer_export: 'This export was made by a newer version of Chartlight, which this one cannot read.',
  damaged_export:
    'This export is damaged or was changed, so nothing of it was imported. Please download it again.',
  mixed_export: 'This export mixes the records of more than one person, so nothing of it was imported.',
  unsafe_zip: 'This ZIP is not as Export Data makes it, so nothing of it was imported.',
  wrong_picture:
    'A picture in this ZIP is not the one that its page was read from, so nothing of it was imported.',
  too_large_export:
    'This file is too large to be imported here (max 95MB). Import the .json file instead, and then upload your photos: each finds its place.',
  too_many_pictures:
    'This ZIP holds more than 400 pictures, which is too many at once. Import the .json file instead, and then upload your photos: each finds its place.',
  record_not_empty:
    'Your record already holds something. An export can be imported into an empty record only.',
  too_many_reminders:
    'Together with yours there would be more than 500 reminders. Please delete some of yours, then import it again.',
  import_running: 'An import into your record is under way. Please try again in a few minutes.',
} as const
export type ImportFault = keyof typeof importText

interface Rows {
  readonly owners: readonly string[]
  readonly files: readonly FileImport[]
  readonly facts: readonly Fact[]
  readonly verdicts: readonly Verdict[]
  readonly reminders: readonly ReminderImport[]
  readonly alerts: readonly AlertImport[]
}

/** Where a picture stands in the ZIP of an export, and of which kind it is. */
export const pictureNameOf = ({ id, media_type: type }: Pick<FileImport, 'id' | 'media_type'>): string =>
  `pictures/${id}.${extensionOf(type)}`

export const extensionOf = (type: FileImport['media_type']): string => (type === 'image/png' ? 'png' : 'jpg')

/** What is wrong with rows that are each well-formed, as a whole; null: nothing. */
export function refuseImport(rows: Rows): ImportFault | null {
  const { owners, files, facts, verdicts, reminders, alerts } = rows
  if (owners.length > 1) return 'mixed_export'
  const [owner = ''] = owners
  const theirs = files.every(
    ({ id, media_type: type, storage_path: path }) => path === `${owner}/${id}.${extensionOf(type)}`,
  )
  if (!theirs) return 'mixed_export'
  const known = new Set(files.map(({ id }) => id))
  const whole =
    areDifferent(files.map(({ id }) => id)) &&
    areDifferent(files.map(({ sha256 }) => sha256)) &&
    areDifferent(facts.map(({ id }) => id)) &&
    areDifferent(verdicts.map(({ id }) => id)) &&
    areDifferent(reminders.map(({ id }) => id)) &&
    areDifferent(alerts.map(({ id }) => id)) &&
    facts.every((fact) => isWhole(fact, known))
  return whole ? null : 'damaged_export'
}

/** What a page says stands on a page that is there, what the patient entered on none. */
function isWhole({ type, canonicalKey, fileId, evidence }: Fact, files: ReadonlySet<string>): boolean {
  return (
    canonicalKey.startsWith(`${type}:`) &&
    (fileId === null ? evidence === null : evidence !== null && files.has(fileId))
  )
}

const areDifferent = (values: readonly string[]): boolean => new Set(values).size === values.length
