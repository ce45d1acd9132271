/**
 * Analytes that laboratories of the two systems report in different kinds of units: amounts of substance where the SI is
 * used, masses or per cent in the US. Others are told alike in both (haemoglobin in grams, C-reactive protein in mg/L).
 * Source: AMA Manual of Style, 11th edition, 17.5 "SI conversions of laboratory values"; for haemoglobin A1c the IFCC
 * consensus of 2010.
 */
export const toldInTwoUnits: ReadonlySet<string> = new Set([
  'lab:glucose',
  'lab:glucose-postprandial',
  'lab:estimated-average-glucose',
  'lab:hemoglobin-a1c',
  'lab:creatinine',
  'lab:uric-acid',
  'lab:total-cholesterol',
  'lab:ldl-cholesterol',
  'lab:hdl-cholesterol',
  'lab:triglycerides',
  'lab:calcium',
  'lab:phosphorus',
  'lab:magnesium',
  'lab:iron',
  'lab:25-hydroxyvitamin-d',
  'lab:vitamin-b12',
  'lab:folate',
  'lab:free-t4',
  'lab:testosterone',
  'lab:cortisol',
])
