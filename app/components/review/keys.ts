/** What a key asks for while something waits for a word. */
export type ReviewAction = 'approve' | 'reject' | 'other' | 'next' | 'before' | 'undo'

const actions: Readonly<Record<string, ReviewAction>> = {
  a: 'approve',
  r: 'reject',
  o: 'other',
  j: 'next',
  k: 'before',
  u: 'undo',
}

interface Pressed {
  readonly key: string
  /** Where the key is, whatever is written on it. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly repeat: boolean
}

/** By the letter; on a keyboard of another script by its place. A key that is held down says nothing twice. */
export function actionOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Pressed): ReviewAction | null {
  if (ctrlKey || metaKey || altKey || repeat) return null
  const latin = /^[a-z]$/i.test(key)
  const letter = latin
    ? key.toLowerCase()
    : /^\p{L}$/u.test(key)
      ? code.replace(/^Key/, '').toLowerCase()
      : ''
  return actions[letter] ?? null
}

/** Whether somebody is writing there. */
export function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null
}
