/**
 * Illnesses, by the beginnings of their ICD-10-CM codes, and the group of drugs that patients take for them, by its name in the
 * lists of groups; beside those that results are looked at for.
 */
const rows: readonly (readonly [icd: RegExp, group: string])[] = [
  [/^J4[45]/, 'R03'],
  [/^F3[234]/, 'N06A'],
  [/^F4[01]/, 'N05B'],
  [/^(?:I2[0-5]|I34|I35|I4[2789]|I50|I7[03])/, 'C, B01'],
  [/^(?:I26|I82)/, 'B01'],
  [/^G40/, 'N03'],
  [/^K2[15-9]/, 'A02'],
  [/^M8[01]/, 'M05'],
  [/^M10/, 'M04'],
  [/^N40/, 'G04C'],
  [/^G43/, 'N02C'],
  [/^(?:G47\.0|F51\.0)/, 'N05C'],
  [/^H(?:04|10|40)/, 'S01'],
  [/^J30/, 'R06'],
  [/^L(?:2|30|40)/, 'D'],
  [/^G2[01]/, 'N04'],
  [/^F90/, 'N06B'],
  [/^(?:F0[1-3]|G30)/, 'N06D'],
  [/^N3(?:2|9\.[34])/, 'G04B'],
  [/^F(?:2|31)/, 'N05A'],
  [/^(?:M1[5-9]|M25\.5|M54)/, 'N02, M01A'],
  [/^K59\.0/, 'A06'],
]

/** The group of drugs for an illness, by its codes; null where no one group is for it. */
export function groupForIllness(codes: readonly string[]): string | null {
  const found = [
    ...new Set(rows.flatMap(([icd, group]) => (codes.some((code) => icd.test(code)) ? [group] : []))),
  ]
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * Drugs of other groups that are given for what a group is for, too: beginnings of ATC codes. That the record lists none of the
 * group is no word that nothing is taken for it.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  N05B: ['N06A', 'C07AA05', 'N02BF02', 'N05AH04'],
  N05C: ['N06AX05', 'N06AX11', 'N06AA09', 'N05B', 'N05AH04', 'R06AA', 'R06AD'],
  N06A: ['N05AH04', 'N05AX12', 'N05AN', 'N06BA'],
  'N02, M01A': ['N02BF', 'N03AX12', 'N06AX21', 'N06AA', 'M02', 'M03B', 'N01BB', 'N03AF01'],
  N02C: ['C07AA', 'C07AB02', 'N03AX11', 'N03AG01', 'N06AA09', 'N02B', 'M01A', 'C09CA06'],
  N03: ['N05BA', 'N02BF'],
  N05A: ['N03AG01', 'N03AX09', 'N03AF01'],
  R03: ['H02AB'],
  R06: ['R01', 'R03DC', 'S01GX', 'H02AB'],
  G04C: ['C02CA', 'G04BE08', 'G04BD'],
  G04B: ['G04C', 'N06AA02', 'G03C'],
  M04: ['M01A', 'H02AB'],
  M05: ['A11CC', 'A12A', 'G03XC', 'G03C', 'H05AA'],
  A02: ['A03'],
  'C02, C03, C07, C08, C09': ['G04CA', 'C01DA'],
  '= C, B01': ['A10BK'],
}

/** The codes of drugs that are given for the same as those of these groups, by the names of the groups. */
export const alsoGivenFor = (atc: readonly string[]): readonly string[] =>
  Object.entries(others).flatMap(([name, codes]) => {
    const own = name
      .replace('=', '')
      .split(',')
      .map((code) => code.trim())
    // For the heart, and not for the pressure or the blood alone; a diuretic is a kind of drug, and no reason for one.
    if (own.length > 1 && !own.every((code) => atc.includes(code))) return []
    return atc.length > 0 && atc.every((code) => own.some((one) => code.startsWith(one))) ? codes : []
  })
