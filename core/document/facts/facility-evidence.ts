import {
  company,
  companyEnd,
  genericWord,
  hebrewInstitution,
  inPlace,
  institutionPart,
  institutionWord,
  kindWord,
  mailHost,
  ofFields,
  softwareMaker,
  webInstitution,
  webKinds,
  webKindWord,
  webName,
} from '../../language/institutions'
import type { Word } from '../page'
import { plain } from '../script'
import { isSimilar } from '../similar'
import type { Box } from '../../records/place'
import type { Line } from '../types'

/**
 * "SHEVILIM" in the letterhead, and "taken at the clinic SHEVILIM" or "SHEVILIM HEALTH CITY LTD" below: a name of its own,
 * whatever it means.
 */
export function isSpokenOf(name: string, line: Line, lines: readonly Line[]): boolean {
  const read = plain(name)
  const words = read.split(' ').length
  if (words > 3 || read.length < 4) return false
  return lines
    .filter((other) => other !== line)
    .flatMap(({ cells }) => cells.map(({ text }) => plain(text)))
    .some((text) => {
      const at = ` ${text} `.indexOf(` ${read} `)
      if (at < 0) return false
      const before = /\S+$/.exec(text.slice(0, at).trimEnd())?.[0] ?? ''
      const whole = at === 0 && words > 1 && text.split(' ').length <= 10 && !institutionPart.test(text)
      return [before.replace(inPlace, ''), before, whole ? text.slice(read.length) : ''].some(
        (some) => institutionWord.test(some) || hebrewInstitution.test(some) || (whole && company.test(some)),
      )
    })
}

/** A name within a page's web and mail addresses: "chughtailab" of `info@chughtailab.com`. */
export interface WebName {
  readonly name: string
  readonly box: Box
  readonly times: number
}

/** What the addresses at the head and the foot of a page call whoever made it; no mail provider, no maker of software. */
export function webNames(lines: readonly Line[]): readonly WebName[] {
  const found = lines.flatMap((line) =>
    softwareMaker.test(plain(line.text))
      ? []
      : line.cells.flatMap(({ text, box }) =>
          [...plain(text).matchAll(webName)].map((match) => ({ name: match[1]!.replaceAll('-', ''), box })),
        ),
  )
  return [...Map.groupBy(found, ({ name }) => name).values()]
    .filter(([first]) => !mailHost.test(first!.name))
    .map((same) => ({ ...same[0]!, times: same.length }))
}

/** Shorter than that a name agrees with too many. */
const telling = 5

/** Whether a name in the letterhead is the one in the web address: "Crystal Data Inc." and "crystaldatainc". */
export function agreesWithWeb(text: string, names: readonly WebName[]): boolean {
  const words = plain(text).match(/[a-z]+/g) ?? []
  const whole = words.join('')
  return names.some(
    ({ name }) =>
      isSimilar(whole, name) ||
      (Math.min(whole.length, name.length) >= telling &&
        (name.startsWith(whole) || (words[0]!.length >= telling && name.startsWith(words[0]!)))),
  )
}

/** Below `poor` a word of a sign was read poorly, from `well` on it was read well elsewhere. */
const [poor, well] = [0.6, 0.8]

/** "Thyrcocare" in the sign and "Thyrocare" in the text: a word as the page writes it where it was read better. */
export const spelledElsewhere = (words: readonly Word[], page: readonly Word[]): readonly Word[] =>
  words.map((word) => {
    const read = lettersOf(word.text)
    const better =
      word.confidence < poor && read.length > 5
        ? page.find(({ text, confidence }) => confidence >= well && isSimilar(read, lettersOf(text)))
        : undefined
    return better ? { ...word, text: better.text } : word
  })

const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}]/gu, '')

/** "Chughtai Lab" of "chughtailab": a name that ends in a word of institutions, in two words, as the page writes them. */
export function nameOfWeb({ name }: WebName, lines: readonly Line[]): string | null {
  const [, own, kind] = webInstitution.exec(name) ?? []
  if (!own || !kind) return null
  const printed = lines
    .flatMap((line) => line.words)
    .find(
      ({ text, confidence }) => plain(text) === own || (confidence >= well && isSimilar(plain(text), own)),
    )?.text
  return `${printed ?? (own.length <= 3 ? own.toUpperCase() : capital(own))} ${capital(kind)}`
}

/** "KS GANGA" of `ksgangamedicalclinic@…`: what the house is, where its sign was not read as saying it. */
export function kindOfWeb(text: string, names: readonly WebName[]): string {
  const read = plain(text)
  const whole = read.replace(/[^a-z]/g, '')
  if (whole.length < telling || institutionWord.test(read)) return text
  const rests = names.flatMap(({ name }) => (name.startsWith(whole) ? [name.slice(whole.length)] : []))
  const kinds = rests.find((rest) => webKinds.test(rest))?.match(webKindWord) ?? []
  return [text, ...kinds.map(capital)].join(' ')
}

/** "Specialty Laboratory Ltd.", its own word a drawing: general words with the name that the page's addresses tell twice. */
export function withOwnName(text: string, names: readonly WebName[]): string {
  const words = text.split(' ')
  const general = words.every((word) =>
    [genericWord, kindWord, ofFields, companyEnd].some((kind) => kind.test(word)),
  )
  const told = names.find(({ times }) => times > 1)
  return general && told && words.length > 1 ? `${capital(told.name)} ${text}` : text
}

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
