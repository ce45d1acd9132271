/** Before a test's name, Nordic and Baltic laboratories print of what it was measured: "P-Sodium", "U-Albumin", "Erc(B)-MCV". */
export const samplePrefix =
  /^(?<sample>[acdfktv]?[BPSU]|Pt|Cs[fv]|Li|Sp|F|(?:Erc|Ery|Lkc|Leu|Trc|Lymf?)s?\(B\)|Hb\(B\))[-–](?=\p{L}{3}|\p{Lu}|\d)/u

/** Which sample such letters mean. */
export const sampleOf = (letters: string): 'blood' | 'urine' | 'csf' | 'stool' | null =>
  letters.endsWith('U')
    ? 'urine'
    : /^(?:Cs[fv]|Li|Sp)$/.test(letters)
      ? 'csf'
      : letters === 'F'
        ? 'stool'
        : letters === 'Pt'
          ? null
          : 'blood'

/** What marks a result beyond its limits before its name, as it is printed or read: "! P-Albumin", "I P-Albumin". */
export const markBefore = /^(?:[!¡*•'’|I1l]{1,2}['’]?\s)(?=\p{L})/u
