/** The sounds that Latin and Hebrew letters share: each letter, or two of them, by the sound's own sign, in this order. */
const sounds: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ch|kh|ck|[kqכךקח]|c(?![eiy])/g, 'K'],
  [/tz|ts|[zצץז]/g, 'Z'],
  [/sh|[scשס]/g, 'S'],
  [/ph|[pfפף]/g, 'P'],
  [/th|[tטת]/g, 'T'],
  [/[bvב]/g, 'B'],
  [/[gjג]/g, 'G'],
  [/[dד]/g, 'D'],
  [/[lל]/g, 'L'],
  [/[mמם]/g, 'M'],
  [/[nנן]/g, 'N'],
  [/[rר]/g, 'R'],
]

/**
 * The consonants of a name, by which it is the same in other letters: "Friedman" and "פרידמן" are both PRDMN. Vowels and
 * what stands for them are left out, and a letter that is written twice is one.
 */
export function soundsOf(name: string): string {
  const signs = sounds.reduce((now, [letters, sound]) => now.replace(letters, sound), name.toLowerCase())
  return signs.replace(/[^A-Z]/g, '').replace(/(.)\1+/g, '$1')
}

/** Letters of Hebrew that a Latin spelling writes or leaves out: the het of "Shahar", the vav of "Levin". */
const unsteady = /[\u05d7\u05d5]/
const readings: Readonly<Record<string, readonly string[]>> = {
  '\u05d7': ['\u05d7', ''],
  '\u05d5': ['', '\u05d1'],
}
const unsteadyAtMost = 3

/** The sounds that a name may have in other letters, the plain ones first. */
export function soundsInOtherLetters(name: string): readonly string[] {
  let spelled = ['']
  let doubtful = 0
  for (const letter of name) {
    const isDoubtful = unsteady.test(letter) && (doubtful += 1) <= unsteadyAtMost
    const [first = letter, ...others] = isDoubtful ? (readings[letter] ?? []) : []
    spelled = [first, ...others].flatMap((one) => spelled.map((before) => before + one))
  }
  return [...new Set([soundsOf(name), ...spelled.map(soundsOf)])]
}

/**
 * The consonants of a short name, with the H that it begins with, and twice where a vowel stands between: "Haddad" and "חדאד" are
 * both HDD, which is too much to be chance where the plain sounds are one.
 */
export function soundsApart(name: string): string {
  const first = name.toLowerCase().replace(/^[hחה]/, 'H')
  const signs = sounds.reduce((now, [letters, sound]) => now.replace(letters, sound), first)
  return signs.replace(/(.)\1+/g, '$1').replace(/[^A-Z]/g, '')
}
