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
