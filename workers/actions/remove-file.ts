export interface RemoveFileDeps {
  /** Arms the hub's alarm: a removal that was begun is ended, whatever happens here. */
  readonly watch: () => Promise<void>
  /** In one commit with their changes, which leaves the removal of the objects behind. False where there is no such file. */
  readonly removeRows: (fileId: string) => Promise<boolean>
  readonly lookAfter: () => Promise<void>
}

/** Takes a file and all that was read from it out of the record; its objects follow until none is left. */
export async function removeFile(deps: RemoveFileDeps, fileId: string): Promise<boolean> {
  await deps.watch()
  if (!(await deps.removeRows(fileId))) return false
  await deps.lookAfter()
  return true
}
