/** Letters that stand doubled at the end of no word: the final forms of Hebrew. */
const doubledFinal = /([\u05da\u05dd\u05df\u05e3\u05e5])\1+/gu
/** Three of a letter, and more: no word has them, but for the numerals of Rome ("stage iii"). */
const heldAtEnd = /(?<=\p{L})([a-hj-uwyz\u05d0-\u05ea])\1{2,}(?!\p{L})/gu
const heldWithin = /(?<=\p{L})([a-hj-uwyz\u05d0-\u05ea])\1{2,}/gu

/** A text as it was meant where a key was held or struck twice: "helpppp", "cant breatheeee". */
export const withoutHeldKeys = (text: string): string =>
  text.replaceAll(doubledFinal, '$1').replaceAll(heldAtEnd, '$1').replaceAll(heldWithin, '$1$1')
