/** NIST SP 800-63B §5.1.1.2: at least 8 characters, no rules of composition. The upper bound keeps the hash's work bounded. */
export const passwordLength = { least: 8, most: 128 } as const

export type PasswordFault = 'short' | 'long' | 'common' | 'own'

/**
 * What the most used passwords are made of, in every published list of leaked ones: words and keyboard runs, with the
 * figures and signs that people put around them taken off. Lower case, by their length so that none hides another.
 */
const commonWords = new Set(
  `password passwort passw0rd pass passcode admin administrator root user guest login welcome letmein changeme default
  secret master access qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
  iloveyou ilovey0u loveyou lovely princess sunshine shadow dragon monkey football baseball basketball soccer hockey
  superman batman spiderman pokemon starwars michael jennifer jessica jordan ashley daniel thomas charlie andrew
  matthew joshua robert william nicole hannah samantha amanda michelle jasmine anthony christian
  chocolate cheese cookie banana orange pepper ginger summer winter spring autumn flower butterfly rainbow
  computer internet samsung google facebook whatever freedom trustno hello helloworld nothing forever family
  liverpool chelsea arsenal barcelona mercedes porsche ferrari corvette mustang harley yamaha
  killer hunter ranger buster tigger maggie bailey buddy lucky angel angels jesus heaven blessed
  mother father maria israel jerusalem telaviv shalom health doctor patient medical hospital
  abcdef abcdefg abcdefgh abcabc abcd test testing testtest demo sample temp temporary mynameis`.split(/\s+/),
)

/** Longest first: the beginning of each row is what people type. */
const runs = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '09876543210',
]
const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** What is wrong with a new password; null where nothing is. @param own what everybody who knows the person knows */
export function passwordFault(password: string, own: readonly string[]): PasswordFault | null {
  const length = [...password].length
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  const plain = password.normalize('NFKC').toLowerCase()
  if (isOwn(plain, own)) return 'own'
  return isCommon(plain) ? 'common' : null
}

function isCommon(plain: string): boolean {
  const letters = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const unleet = [...plain].map((letter) => leet[letter] ?? letter).join('')
  const stems = [
    plain,
    letters,
    unleet.replace(/^[\d\W_]+|[\d\W_]+$/g, ''),
    [...letters].map((one) => leet[one] ?? one).join(''),
  ]
  if (stems.some((stem) => commonWords.has(stem) || commonWords.has(half(stem)))) return true
  return new Set(plain).size <= 3 || isRun(plain) || /^(?:19|20)?\d{6,8}$/.test(plain)
}

/** `testtest` is `test`. */
function half(text: string): string {
  const first = text.slice(0, text.length / 2)
  return first !== '' && first + first === text ? first : ''
}

/** Only what lies side by side on a keyboard or in the alphabet, in pieces of four or more: `qwer1234`. */
function isRun(plain: string): boolean {
  let rest = plain
  while (rest.length > 0) {
    const length = longestRun(rest)
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return true
}

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    const piece = text.slice(0, length)
    const back = [...piece].reverse().join('')
    if (runs.some((run) => run.includes(piece) || run.includes(back))) return length
  }
  return 0
}

const ownProduct = 'chartlight'
const leastOwn = 4

/** Made of the person's own data, of the product's name or of both, with little around it. */
function isOwn(plain: string, own: readonly string[]): boolean {
  const words = [
    ownProduct,
    ...own.flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[\s@._+-]+/),
    ),
  ]
  const known = words.filter((word) => word.length >= leastOwn).sort((a, b) => b.length - a.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  return rest !== plain && [...rest.replace(/[\d\W_]/g, '')].length < leastOwn
}
