import { foldVersion } from '../../../core/curation/record-of'
import { eq, sql } from 'drizzle-orm'
import { derive } from './derive'
import { countFiles } from './derived-writes'
import { fileWords } from './file-words'
import { ownNameIn } from './own-name'
import { openPatientNames } from './patient-names'
import { files } from './schema/files'
import type { Head } from './own-rows'
import type { Scope } from './scope'

/**
 * Reads what is derived; where an older fold made it, or none yet, it is made anew first, once, from the facts and
 * the verdicts. So a new fold needs neither an operator nor a night of migration.
 */
export function openDerived(scope: Scope): Derived {
  const known = doors.get(scope)
  if (known) return known
  const made = derivedOf(scope)
  doors.set(scope, made)
  return made
}

type Derived = <T>(read: () => Promise<T>) => Promise<T>

/** All that a door opens asks once of which fold its record is. */
const doors = new WeakMap<Scope, Derived>()

function derivedOf(scope: Scope): Derived {
  // A door serves one request, whose reads ask side by side.
  let head: Promise<Pick<Head, 'fold'>> | null = null
  return async <T>(read: () => Promise<T>): Promise<T> => {
    const [{ fold }, found] = await Promise.all([(head ??= scope.head()), read()])
    if (fold === foldVersion) return found
    await refold(scope)
    head = Promise.resolve({ fold: foldVersion })
    return read()
  }
}

const refold = (scope: Scope): Promise<void> =>
  scope.transact(async ({ fold }) => {
    if (fold === foldVersion) return { writes: [], value: undefined }
    const pages = await openPatientNames(scope).aside(await ownNameIn(scope))
    const writes = await derive(scope, { keys: new Set(), file: null, all: true, pages }, (part) => part)
    const unnamed = await scope.list(files, { where: eq(files.words, ''), limit: 'all' })
    const named = unnamed.map((file) =>
      scope.note(files, eq(files.id, file.id), { words: fileWords(scope.userId, file) }),
    )
    // Nothing happened to the record: whoever reads it now sees it as it is.
    return {
      writes: [...named, ...writes.map((write) => scope.told(write, [])), countFiles(scope, sql`true`)],
      folds: true,
      value: undefined,
    }
  })
