/** Why a person should look at a fact. The record's word for each is its name; every one has a text for the patient. */
export const doubts = [
  // The number, or what it is a number of.
  'implausible_value',
  'implausible_dose',
  'implausible_frequency',
  'several_doses',
  'misread_value',
  'misread_dose',
  'decimal_point_suspected',
  'flag_mismatch',
  'range_suspected',
  'unit_suspected',
  'unknown_unit',
  // The name.
  'unknown_diagnosis',
  'unknown_medication',
  'unknown_allergen',
  'unknown_procedure',
  'unknown_analyte',
  'uncertain_name',
  'code_mismatch',
  // What the page says of it, and whether it says it at all.
  'suspected_only',
  'uncertain_given',
  'uncertain_person',
  'uncertain_date',
  'engines_disagree',
  'not_found_on_page',
] as const
export type Doubt = (typeof doubts)[number]
