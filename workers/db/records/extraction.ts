import type { Fact } from '../../../core/records/fact'
import { derive } from './derive'
import { documentOf, openFacts } from './facts'
import { fileWords } from './file-words'
import { openFiles, type FileRow } from './files'
import type { Decision, Scope } from './scope'
import { openVerdicts } from './verdicts'

/** All that reading one file gave. */
export interface Extraction {
  readonly file: Partial<FileRow>
  readonly facts: readonly Fact[]
}

export function openExtraction(scope: Scope) {
  const allFiles = openFiles(scope)
  const allFacts = openFacts(scope)
  const said = openVerdicts(scope)

  return {
    /**
     * Replaces what one file says with what was read of it now, and folds, in one commit. What the patient decided
     * stands by itself and meets the new facts. False when the file is gone or its lease went to another consumer.
     */
    save: (fileId: string, leaseId: string, read: Extraction): Promise<boolean> =>
      scope.transact<boolean>(async () => {
        const [file, before, taught] = await Promise.all([
          allFiles.find(fileId),
          allFacts.ofFile(fileId),
          said.readingsOn([fileId]),
        ])
        if (file?.leaseId !== leaseId) return refused
        const since = new Map(before.map(({ id, createdAt }) => [id, createdAt]))
        const facts = read.facts.map((fact) => ({ ...fact, createdAt: since.get(fact.id) ?? fact.createdAt }))
        const document = documentOf({ ...file, ...read.file })
        const words = fileWords(scope.userId, { ...file, ...read.file })
        const keys = new Set([...[...before, ...facts].map(({ canonicalKey }) => canonicalKey), ...taught])
        const derived = await derive(
          scope,
          { keys, file: { id: fileId, bytes: file.sha256 }, pages: new Map([[fileId, document]]) },
          ({ facts: known, verdicts }) => ({
            facts: [
              ...known.filter(({ fact }) => fact.fileId !== fileId),
              ...facts.map((fact) => ({ fact, document })),
            ],
            verdicts,
          }),
        )
        return {
          writes: [
            allFiles.touch(fileId, { ...read.file, words }),
            ...allFacts.replaced(before, facts),
            ...derived,
          ],
          require: [allFiles.held(fileId, leaseId)],
          value: true,
        }
      }),

    /** Takes a file and what it says out of the record; its objects are the removal's. False when there is no such file. */
    removeFile: (fileId: string): Promise<boolean> =>
      scope.transact<boolean>(async () => {
        const [file, before, taught] = await Promise.all([
          allFiles.find(fileId),
          allFacts.ofFile(fileId),
          said.readingsOn([fileId]),
        ])
        if (!file) return refused
        const derived = await derive(
          scope,
          {
            keys: new Set([...before.map(({ canonicalKey }) => canonicalKey), ...taught]),
            file: { id: fileId, bytes: file.sha256 },
          },
          ({ facts, verdicts }) => ({ facts: facts.filter(({ fact }) => fact.fileId !== fileId), verdicts }),
        )
        return {
          writes: [...allFacts.replaced(before, []), ...derived, ...allFiles.removal(file)],
          value: true,
        }
      }),
  }
}

const refused: Decision<boolean> = { writes: [], value: false }
