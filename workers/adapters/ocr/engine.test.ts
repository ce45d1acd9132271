import { expect, test } from 'vitest'
import { openEngine } from './engine'

test('an engine whose WebAssembly is refused says so, and does not leave its caller waiting', async () => {
  // A module that exports nothing and imports what nobody has: (module (import "none" "none" (func))).
  const bytes = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 13, 1, 4, 110, 111, 110, 101, 4, 110, 111, 110, 101, 0,
    0,
  ]
  const wasmModule = new WebAssembly.Module(new Uint8Array(bytes))
  const loadLanguage = async () => new Uint8Array()
  await expect(openEngine({ wasmModule, loadLanguage })).rejects.toThrow('none')
})
