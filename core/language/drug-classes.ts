/** Classes of drugs that somebody takes where the drug itself is not told, each by its name and its words. */
export const drugClasses: readonly { readonly name: string; readonly words: string }[] = [
  { name: 'Statin', words: 'statins?|סטטין|סטטינים' },
  { name: 'Beta blocker', words: 'beta[- ]?blockers?|חוסמי? בטא|חוסם בטא' },
  { name: 'ACE inhibitor', words: 'ACE[- ]?(?:inhibitors?|I)|ACEI|angiotensin[- ]converting enzyme inhibitors?' },
  { name: 'Angiotensin receptor blocker', words: 'ARBs?|angiotensin(?: II)? receptor blockers?' },
  { name: 'Calcium channel blocker', words: 'calcium[- ]channel[- ]blockers?' },
  { name: 'Diuretic', words: '(?:thiazide |loop )?diuretics?|water pills?|משתנים' },
  { name: 'Corticosteroid', words: '(?:(?:IV|intravenous|oral|PO|inhaled|systemic|topical|high[- ]dose|stress[- ]dose) )?(?:cortico)?steroids|סטרואידים' },
  { name: 'Antibiotic', words: '(?:(?:IV|intravenous|oral|PO|broad[- ]spectrum|parenteral|empiric) )?antibiotics?|אנטיביוטיקה' },
  { name: 'Anticoagulant', words: 'anticoagulants?|blood thinners?|נוגדי קרישה' },
  { name: 'Nonsteroidal anti-inflammatory drug', words: 'NSAIDs?|(?:nonsteroidal |non-steroidal )?anti[- ]?inflammator(?:ies|y (?:drugs?|agents?|medications?|medicines?))' },
  { name: 'Antihypertensive', words: 'antihypertensives?|(?:blood[- ]pressure|antihypertensive) (?:medications?|medicines?|pills?)' },
  { name: 'Proton pump inhibitor', words: 'proton[- ]pump inhibitors?|PPIs?' },
  { name: 'Bisphosphonate', words: 'bisphosphonates?' },
  { name: 'Antidepressant', words: 'antidepressants?|SSRIs?|נוגדי דיכאון' },
  { name: 'Antihistamine', words: 'antihistamines?' },
  { name: 'Decongestant', words: 'decongestants?' },
  { name: 'Bronchodilator', words: '(?:(?:inhaled|nebulized) )?bronchodilators?|מרחיבי סימפונות' },
  { name: 'Opioid analgesic', words: '(?:(?:IV|oral) )?(?:narcotics?|opioids?|opiates?)(?: (?:analgesics?|pain medications?|medications?))?' },
  { name: 'Laxative', words: 'laxatives?|stool softeners?|משלשלים' },
  { name: 'Muscle relaxant', words: 'muscle relaxants?|muscle relaxers?' },
  { name: 'Antipsychotic', words: 'antipsychotics?' },
  { name: 'Anticonvulsant', words: 'anticonvulsants?|antiepileptics?|anti[- ]?seizure medications?' },
  { name: 'Antiemetic', words: 'anti[- ]?emetics?' },
  { name: 'Antacid', words: 'antacids?' },
  { name: 'Vasopressor', words: '(?:vaso)?pressors?(?! support)' },
] // prettier-ignore

/** Right behind such a word: it names another thing, or what the class did. */
export const classOfElse =
  /^(?:[- ](?:intoleran|allerg|resist|induced|depend|sensitiv|inject|shot|irrigat|solution|impregnat|ointment|cream|coat|spacer|bead|prophyla|therapy (?:is|was) not|abuse|use disorder|overdose|seeking|addict|naive|toxicity|related|associated|withdrawal|containing|free|taper)|\s(?:therapy\s)?\(|\s*[-–:]\s*(?:rash|hives|cough|nausea))/iu

/** Before it: who takes it is not told, or it is not taken. */
export const classNotTaken =
  /(?<!\p{L})(?:no|not|never|without|avoid\p{L}*|off|denies|if|unless|despite|fail\p{L}*|consider\p{L}*|discuss\p{L}*|may|might|could|would|should|will|need\p{L}* for|possib\p{L}*|recommend\p{L}*|instructed|told|allerg\p{L}*|prophylactic|perioperative|preoperative|postoperative|between|versus|vs|such as|like|other|any|ללא|לא|אין|יש לשקול|להימנע)(?!\p{L})[^.;]*$/iu

/** Before a class: what is taken will be taken on. "The patient will be continued on". */
export const goesOnAhead =
  /(?<!\p{L})(?:will|should|shall|would) (?:also |be |now )*(?:continued?|resumed?|maintained|kept|remain|stay)(?!\p{L})/giu

/** From a drug's comma to the end of its sentence: what kind it is. "Amoxicillin, an antibiotic." */
export const kindBefore = /\p{L},\s(?:an?|the)\s$/iu
export const kindBehind = /^\s*(?:$|[.;)])/u

/** Before a class: what somebody was treated with, and is not any more. "He was treated on IV antibiotics". */
export const classGivenBefore = /(?<!\p{L})(?:was|were|been) treated (?:on|with)(?!\p{L})[^.;]*$/iu

/** Right before it, a bracket that tells the kind of what stands there: "Lisinopril (ACE inhibitor)". */
export const kindInBrackets = /[(/]\s*(?:an?\s)?$/u

/** A class with the way it was given: what was given once is told no vaguer. */
export const classByWay =
  /^(?:IV|intravenous|oral|PO|inhaled|nebulized|systemic|high|stress|parenteral)(?!\p{L})/iu
