import { slug } from './concept'

/**
 * Illnesses whose name is wider than those of a record, by the beginnings of the codes (ICD-10-CM) of what belongs under them:
 * whoever asks for skin cancer is told of the basal cell carcinoma. No row where the codes say less than the name.
 */
const rows = `
Skin cancer = C43 C44 C4A
Cancer = C0 C1 C2 C3 C4 C5 C6 C7 C8 C9
Neoplasm of unspecified behavior = C D0 D1 D2 D3 D4
Cardiac arrhythmia = I44 I45 I47 I48 I49
Inflammatory bowel disease = K50 K51
Thyroid disorder = E00 E01 E02 E03 E04 E05 E06 E07 C73 D34
Liver disease = K70 K71 K72 K73 K74 K75 K76 B18
Lung disease = J40 J41 J42 J43 J44 J45 J47 J84
Chronic lung disease = J41 J42 J43 J44 J45 J47 J84
Venous thromboembolism = I26 I80.1 I80.2 I82
Leukemia = C91 C92 C93 C94 C95
Lymphoma = C81 C82 C83 C84 C85 C86 C88
Anemia = D50 D51 D52 D53 D55 D56 D57 D58 D59 D60 D61 D62 D63 D64`

/** The valve that is ill is told, and by the wide name it is not said whether it leaks or is narrow. */
const nearRows = `
Valvular heart disease = I05 I06 I07 I08 I34 I35 I36 I37`

const codesOfRows = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', codes = ''] = row.split('=').map((part) => part.trim())
        return [`diagnosis:${slug(name)}`, codes.split(' ')] as const
      }),
  )

const kinds = codesOfRows(rows)
const near = codesOfRows(nearRows)

const isUnder = (
  list: ReadonlyMap<string, readonly string[]>,
  wide: string,
  codes: readonly string[],
): boolean => list.get(wide)?.some((start) => codes.some((code) => code.startsWith(start))) ?? false

/** Whether an illness with these codes is a kind of the wide one with that key. */
export const isKindOfWide = (wide: string, codes: readonly string[]): boolean => isUnder(kinds, wide, codes)

/** Whether it may be meant by that wide name. */
export const mayBeMeantByWide = (wide: string, codes: readonly string[]): boolean =>
  isUnder(near, wide, codes) || isKindOfWide(wide, codes)

/** Acts that everyday speech has one name for. */
const acts: readonly (readonly string[])[] = [
  ['Defibrillation', 'Cardioversion'],
  ['Excision of skin lesion', 'Mohs micrographic surgery'],
].map((names) => names.map((name) => `procedure:${slug(name)}`))

/** Acts that are called as another one is, without it. */
export const actsCalledAs = (key: string): readonly string[] =>
  acts.flatMap((names) => (names.includes(key) ? names.filter((name) => name !== key) : []))
