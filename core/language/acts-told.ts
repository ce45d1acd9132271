/** How a sentence says that an act was done of which only its form is known. */

const notOfWhat =
  'an?|the|this|that|any|no|more|further|other|another|of|for|to|before|after|during|at|in|on|and|or|his|her|their|your|prior|previous|past|recent|last|first|second|third|two|three|several|multiple|many|major|minor|open|emergency|emergent|urgent|elective|outpatient|inpatient|same-day|day|robotic|definitive|corrective|additional|initial|index|above|such|today|extensive|successful|uneventful|bilateral|left|right|previously|general|staged|revision|old|remote|various|following'

/** Surgery of what is said: "spinal surgery", "cosmetic surgery to the breast". */
export const surgeryOf = new RegExp(
  String.raw`^(?:(?:left|right|bilateral|open|laparoscopic|endoscopic|robotic|minor|major)\s)*(?!(?:${notOfWhat})\s)[\p{L}-]{3,}(?:\s[\p{L}-]{3,})?\ssurger(?:y|ies)(?:\s(?:on|of|to)\s(?:(?:the|his|her|both|left|right)\s)*[\p{L}-]+(?:\sand\s[\p{L}-]+)?)?$`,
  'iu',
)

/** From the name of an act on: it was done. */
const done = String.raw`(?:was|were|has been|have been|had been)\s(?:(?:then|also|first|again|subsequently|[\p{L}]+ly)\s)*(?:performed|done|carried out|undertaken|accomplished)(?!\p{L})`
const form =
  '(?:[\\p{L}-]*(?:ectomy|otomy|ostomy|plasty|scopy|pexy|desis|rrhaphy|centesis|tripsy)|repair|biopsy|biopsies|excision|resection|removal|drainage|decompression|ablation|release|fixation|graft|grafting|injection|fusion|reconstruction|evacuation|debridement|embolization|replacement|revision|exploration|extraction|aspiration|ligation|amputation)'
const word = String.raw`[\p{L}][\p{L}'’/-]*`
const article = String.raw`(?:(?:an?|the|his|her|then|and|also|subsequently)\s)*`

/** An act and that it was done: "resection of a parietal lesion was performed", "a left frontal craniotomy was done". */
export const actAndDone = new RegExp(
  String.raw`(?<=^|[.;:,\d]\s|(?<!\p{L})(?:and|then|where|when|yesterday|today|subsequently|an?|the)\s)(?<name>(?:(?!(?:an?|the|and|or|for|after|before|to|with|which|that|in|on|of|was|were)\s)${word}\s){0,4}?${form}(?:\sof\s${article}${word}(?:\s(?!(?:was|were|has|have|had|and|with|which|that)\s)${word}){0,4})?)\s${done}`,
  'giu',
)

/** Between two acts of which one thing is said: "underwent a lobectomy and resection of a lesion". */
export const joinsActs =
  /^\s?(?:,\s(?:and\s)?|\s?(?:and|with|followed by|as well as|plus)\s)(?:(?:an?|the|then)\s)*/iu

/** Before an act that somebody had: "had a tubal ligation, an excision of a lesion". */
export const hadAct =
  /(?<!\p{L})(?:had|has had|have had|having had) (?:(?:previous|prior|recently|also|then|both)\s)*(?:(?:an?|the|his|her)\s(?:(?:left|right|bilateral|prior|previous)\s)*|(?=(?:removal|excision|resection|repair|drainage|reconstruction|replacement|revision|biopsy|decompression|ablation)\sof\s))/giu

/** What begins no name of an act, or makes of its word something else: "aspiration pneumonia", "effusion", "dose reduction". */
export const noActName =
  /^(?:also|status|post|prior|then|both|recent|ongoing|possible|attempted|an?|the)\s|(?<!\p{L})(?:effusions?|confusion|perfusion|diffusion|profusion|pneumonia|(?:dose|weight|risk|pain|stress|noise|image|data) (?:reduction|reconstruction))(?!\p{L})/iu

/** All that stands behind the word of an act in its name: of what, or another such word. */
export const behindActWord = /^$|^\s(?:of|to|into|from|for|x\s?\d)(?!\p{L})|^\/|^\s\d/iu

/** A word that makes of an act a measure of it: "bypass time total". */
export const thingAsAct = /(?<!\p{L})(?:time|total|count|minutes)(?!\p{L})/iu
