/** One-letter amino acids, and `*` for a stop. */
const residue = '[ACDEFGHIKLMNPQRSTVWY*]'
const change = String.raw`\d+(?:[+-]\d+)?(?:_\d+(?:[+-]\d+)?)?`
const coding = String.raw`c\.${change}(?:[ACGT]+>[ACGT]+|(?:del|dup|ins|delins)[ACGT]*)`
const protein = String.raw`p\.\(?${residue}\d+(?:_${residue}\d+)?(?:${residue}(?:fs\*?\d*)?|fs\*?\d*|(?:del|dup|ins|delins)[A-Z]*)\)?`
const whole = new RegExp(
  String.raw`^(?:${coding}|${protein})(?:,? \(?(?:${coding}|${protein})\)?)?(?: \(?(?:detected|heterozygous|homozygous|hemizygous)\)?)?$`,
  'i',
)

/**
 * A change of a gene as the HGVS nomenclature writes it (hgvs-nomenclature.org, recommendations 21): "c.34G>T (p.G12C)".
 * A letter or figure that was misread makes another change of it, or none: only what is well formed from end to end counts.
 */
export const isVariant = (text: string): boolean => whole.test(text.trim())
