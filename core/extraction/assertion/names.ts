import type { Range } from './scope'

// Titles stand right before a name; roles need a colon ("Attending: Samuel Graves").
const title =
  /(?:^|[\s(,:/"])(?:dr|drs|prof|professor|mr|mrs|ms|miss|sir|doctor|ד"ר|דר|ד״ר|דייר|פרופ|פרופ'|פרופסור|מר|גב|גב'|גברת|לכבוד)[.:]?\s*$/iu
const role =
  /(?:^|[\s(,/])(?:re|patient|name|patient name|attending|physician|provider|prescriber|surgeon|consultant|referring|referred by|ordering|ordering provider|cc|signed by|dictated by|reported by|radiologist|pcp|gp|שם|שם המטופל|שם החולה|רופא|רופאה|רופא מפנה|רופא מטפל)\s?:\s*$/iu
const degreeAfter =
  /^[\s,]{0,3}(?:\p{Lu}[\p{L}.'-]*[\s,]+){0,2}(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|Ph\.?D|MBBS|MBChB|FRC[PS]|FACP|FACS|FRCR|Pharm\.?D|DPM|DDS|MSc|BSc|LCSW)\b/u
// A disease in the name of a place, a service, a paper or a thing to learn.
const placeAfter =
  /^(?:\s+(?:and|&)\s+\p{Lu}\p{L}+(?=\s+(?:foundation|society|association|cent(?:er|re)|clinic|institute|network)(?!\p{L})))?(?:\s+(?:care|research|treatment|surgery|rehabilitation|prevention|day|support))?\s+(?:center|centre|clinic|clinics|institute|unit|ward|department|dept|division|hospital(?! admission)|foundation|association|society|program|programme|service|services|team|nurse|nurses|specialist|specialists|educator|education|screening|screen|prevention|guideline|guidelines|registry|group|network|research|trial|leaflet|plan|panel|profile|risk|monitoring|hotline|helpline|questionnaire|score|index|scale|street|road|avenue|lane|house|building|pharmacy|camp|week|month|awareness)(?!\p{L})/iu
const placeBeforeHe =
  /(?:^|[\s(])(?:מרפאת|מכון|המכון ל|מרכז|המרכז ל|יחידת|היחידה ל|מחלקת|האגודה ל|אגודת|מערך|מרפאה ל|קליניקת|אחות|רחוב|רח')\s*ל?ה?$/u

/** Whether a mention is (part of) somebody's name or the name of a place or service, not a fact. */
export function isPersonOrPlace(text: string, range: Range): boolean {
  const before = text.slice(Math.max(0, range.start - 60), range.start)
  const after = text.slice(range.end, range.end + 60)
  return (
    isName(text.slice(range.start, range.end), before, after) ||
    placeAfter.test(after) ||
    placeBeforeHe.test(before)
  )
}

function isName(mention: string, before: string, after: string): boolean {
  const hebrew = /^[א-ת]/.test(mention)
  if (!hebrew && !/^\p{Lu}/u.test(mention)) return false
  if (degreeAfter.test(after)) return true
  // Given names and initials that may stand between the title and the mention.
  const given = hebrew ? /(?:[א-ת'"]+\s+){0,1}$/u : /(?:\p{Lu}[\p{L}.'’-]*\s+){0,3}$/u
  const names = given.exec(before)?.[0] ?? ''
  const candidates = [before, before.slice(0, before.length - names.length), before.replace(/\S+\s+$/u, '')]
  if (hebrew) return candidates.slice(0, 2).some((text) => title.test(text))
  return (
    (candidates.some((text) => title.test(text)) && (names !== '' || title.test(before))) ||
    role.test(candidates[1] ?? '')
  )
}
