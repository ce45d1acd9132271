/** The screens that exist. A button to one that does not is not drawn: no link of ours is dead. */
const screens = new Set<string>([
  '/home',
  '/files',
  '/scan',
  '/search',
  '/timeline',
  '/diagnoses',
  '/medications',
  '/allergies',
  '/procedures',
  '/labs',
  '/imaging',
  '/reports',
  '/review',
  '/profile',
  '/support',
  '/summary',
  '/share',
  '/card',
  '/terms',
  '/privacy',
  '/consent',
])

export function screenExists(path: string): boolean {
  return screens.has(path)
}
