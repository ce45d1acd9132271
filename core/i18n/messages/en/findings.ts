/** Results and studies by their documents (spec records.md §2). */
export const findings = {
  linked_to_diagnosis: 'Related Diagnoses',
  linkedBy: 'Linked by guideline:',
  irregular_finding: 'Irregular Findings',
  irregularNotLinked: 'Irregular Findings (Not Linked to Diagnosis)',
  normal_finding: 'Normal Findings',
  vital_sign: 'Vital Signs',
  not_judged: 'Findings without a range on the page',
  otherFindings: 'Other Findings',
  abnormal: 'Abnormal',
  irregular: 'Irregular',
  lab: 'Tests',
  imaging: 'Findings',
  total: 'Total',
  byDocument: 'By document',
  byTest: 'By test',
  byStudy: 'By study',
} as const
