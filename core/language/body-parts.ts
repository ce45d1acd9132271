import { bodyRegions, partsApart } from './body-regions'

const bodyParts = [...bodyRegions.flatMap(({ parts }) => parts), ...partsApart]

type Language = 0 | 1

const rowsOf = (rows: readonly (readonly [string, string])[]): string =>
  rows.flatMap(([name, words]) => (words === '' ? [] : `${name} = ${words}`)).join('\n')

/** Regions as rows of a list of words: `within / studies / own`. */
export const regionRows = (language: Language): string =>
  rowsOf(
    bodyRegions.map(({ within, studies, own, called }) => [
      `${within} / ${studies} / ${own}`,
      called[language],
    ]),
  )

/** Parts as rows of a list of words: `codes / studies / alone`. */
export const partRows = (language: Language): string =>
  rowsOf(
    bodyParts.map(({ codes, studies, called, alone }) => [
      `${codes} / ${studies} / ${alone ? 'alone' : ''}`,
      called[language],
    ]),
  )
