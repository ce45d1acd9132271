import { englishDirections } from './en/directions'
import { hebrewDirections } from './he/directions'
import { latinDirections } from './latin/directions'

const languages = [latinDirections, englishDirections, hebrewDirections]

const wordsOf = (is: (meaning: string) => boolean): ReadonlySet<string> =>
  new Set(
    languages
      .flatMap(({ words }) => Object.entries(words))
      .flatMap(([meaning, wordings]) => (is(meaning) ? (wordings ?? '').toLowerCase().split(/[;\s]+/) : []))
      .filter((word) => word !== ''),
  )

/** What an amount of a drug is counted in: "mg", "units". */
export const measureWords = wordsOf((meaning) => meaning.startsWith('measure:'))

/** Words that tell how often, when or by which way a drug is taken, or in which form. */
export const tellingWords: ReadonlySet<string> = new Set(
  [
    ...wordsOf((meaning) =>
      /^(?:freq|when|route|implied|form|single|each|period|relation|meal):/.test(meaning),
    ),
  ].filter((word) => word.length > 1),
)

/** Every word that directions are made of, but those of why and where; a letter alone says too much else. */
export const directionVocabulary: ReadonlySet<string> = new Set(
  [...wordsOf((meaning) => !/^(?:purpose|part):/.test(meaning))].filter((word) => word.length > 1),
)

/** A cell of a drug's row through its days: as it was the time before. */
export const sameAsBefore =
  /^(?:same|the same|unchanged|no change|idem|ditto|as before|continues?d?|[=→"״]|ללא שינוי|אותו דבר|כנ["״]ל)$/iu
