import type { Word } from './page'

/** A name in capitals with its strength and unit: "TELMA20mg". What joins letters and figures otherwise is a name. */
const glued = /^(\p{Lu}{4,})(\d{1,4}(?:\.\d{1,3})?(?:mg|mcg|ml|MG|MCG|ML))$/u

/** A drug's name and its strength that were read without their space, as two words; each letter takes as much room. */
export function withStrengthsApart(words: readonly Word[]): Word[] {
  return words.flatMap((word): Word[] => {
    const [, name, strength] = glued.exec(word.text) ?? []
    if (name === undefined || strength === undefined) return [word]
    const [x, y, width, height] = word.box
    const letter = width / [...word.text].length
    const cut = letter * name.length
    return [
      { ...word, text: name, box: [x, y, cut - 0.1 * letter, height] },
      { ...word, text: strength, box: [x + cut, y, width - cut, height] },
    ]
  })
}
