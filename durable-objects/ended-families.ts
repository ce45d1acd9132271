/** Longer than an access token lives, however it raced with the sign-out. */
const keptForMs = 3_600_000
const keyOf = (familyId: string) => `ended:${familyId}`

/** The devices of one person that signed out and whose last token may still be about. */
export function endedFamilies(storage: DurableObjectStorage) {
  return {
    async add(familyId: string): Promise<void> {
      const now = Date.now()
      const ended = await storage.list<number>({ prefix: keyOf('') })
      const old = [...ended].flatMap(([key, at]) => (now - at > keptForMs ? [key] : []))
      if (old.length > 0) await storage.delete(old)
      await storage.put(keyOf(familyId), now)
    },
    async has(familyId: string): Promise<boolean> {
      return (await storage.get(keyOf(familyId))) !== undefined
    },
  }
}
