/** What the words around a drug say is done with it. */
export type Action = 'stop' | 'start' | 'change' | 'continue' | 'given' | 'none'

// Before the drug: "stop ibuprofen", "switched from …", "הופסק טיפול ב…"
const before: readonly (readonly [Exclude<Action, 'none'>, RegExp])[] = [
  ['stop', /(?<!\p{L})ו?(?:stop|stops|stopped|stopping|discontinue|discontinued|discontinues|discontinuing|discontinuation of|d\/c|d\/c'd|dc|dc'd|hold|holding|held|withhold|withheld|cease|ceased|off|off of|no longer on|no longer taking|no longer takes|no longer needs|switch(?:ed)? from|changed? from|in place of|instead of|replac(?:e|es|ed|ing)|formerly on|formerly|previously|previously on|previously took|used to take|previously tried|has tried|tried and failed|failed|in the past|past|stopped:|completed|finished|weaned off|weaned from|came off|come off|suspend|suspended|withdrew|withdrawal of|completed|completing|completion of|did not tolerate|could not tolerate|intoleran(?:t|ce) (?:of|to)|(?:הופסק[הו]?|הפסקת|להפסיק|הפסיקה?|הפסק|סיימה?|השלימה?)(?:(?: את)? ה?(?:טיפול|שימוש)(?: ה?תרופתי)?)?(?: ב(?=[\s-]))?|הפסקה(?: של)?|הפסקנו|הפסיקו|במקום|ללא המשך|הוחלף|הוחלפה|בעבר נטל|בעבר נטלה|בעבר טופל ב)(?!\p{L})(?:\s*:)?/giu],
  ['change', /(?<!\p{L})ו?(?:increase|increased|increasing|uptitrate|uptitrated|up-titrate|titrate|titrated|decrease|decreased|reduce|reduced|reducing|lower|lowered|change|changed|adjust|adjusted|raise|raised|double|doubled|העלאת|העלאה של|הועלה|הועלתה|העלה|להעלות|הפחתת|הורד|הורדה|הורדת|להוריד|הופחת|שינוי מינון|שונה|שונתה|עדכון מינון)(?!\p{L})/giu],
  ['start', /(?<!\p{L})ו?(?:start|starts|started|starting|begin|began|begun|commence|commenced|initiate|initiated|initiating|add|added|adding|prescribe|prescribed|new|introduce|introduced|switch(?:ed)? to|changed? to|replaced (?:by|with)|convert(?:ed)? to|substituted (?:by|with)|loaded with|discharged (?:home )?(?:on|with)|home (?:on|with)|prescriptions? (?:for|of)|(?:נשלחה?|שוחררה?) (?:ל?ביתו |ל?ביתה |הביתה )?עם|(?:הוחל[הו]?|התחילה?|התחלת|להתחיל)(?: ה?(?:טיפול|שימוש)(?: ב(?=[\s-]))?)?|הוחלט על|הוסף|הוספה|הוספת|נוסף|נוספה|הוחלף ל|הוחלף ב|הוחלפה ל|הוחלפה ב|נרשם|נרשמה|הותחל|תחילת)(?!\p{L})/giu],
  ['continue', /(?<!\p{L})ו?(?:continue|continued|continues|continuing|resume|resumed|restart|restarted|remain on|remains on|maintained on|stay on|keep|taking|takes|take|takes only|uses|use|using|on|is on|currently on|currently taking|medications? includes?|medications? are|treated at home with|managed with|controlled (?:on|with|by)|well controlled on|נוטל|נוטלת|מקבל|מקבלת|ממשיך|ממשיכה|להמשיך|המשך|המשך טיפול ב|מטופל ב|מטופלת ב|מטופל|מטופלת|לקחת|ליטול|משתמש ב|משתמשת ב|חודש|חידוש|מאוזן עם|מאוזנת עם|מאוזן תחת|מאוזנת תחת|תחת)(?!\p{L})/giu],
  ['given', /(?<!\p{L})ו?(?:neoadjuvant|adjuvant|chemotherapy with|chemotherapy|regimen of|induction with|cycles of|treated with|treatment with|therapy with|received|receiving|given|was given|administered|covered with|managed with|course of|doses? of|טופל|טופלה|טופל ב|טופלה ב|קיבל|קיבלה|ניתן|ניתנה|ניתנו|טיפול ב|טיפול)(?!\p{L})/giu],
] // prettier-ignore

const stopAfter =
  /^[^.;]{0,70}?(?<!then |and then |to |until |before |after |\p{L})(?:stopped|discontinued|d\/c'd|dc'd|ceased|withdrawn|suspended|completed|finished|on hold|was held|is held|held|to be stopped|to stop|no longer taken|had an? (?:allergic |bad |adverse )?reaction|reacted|developed an? (?:\p{L}+ )?(?:rash|reaction)|(?:broke|came) out (?:in|with)|(?:his|her) (?:lips?|face|tongue|throat|eyes?) (?:swelled|became swollen|got swollen)|could not tolerate|did not tolerate|ו?הופסק|ו?הופסקה|הופסקו|להפסיק|יופסק|תופסק|ו?הוחלף|ו?הוחלפה|פיתחה? (?:פריחה|תגובה)\p{L}*|הגיבה? ב\p{L}+)(?!\p{L})/iu
const replacedAfter =
  /^[^.;,]{0,50}?(?<!\p{L})(?:replaced (?:by|with)|switched to|substituted (?:by|with)|(?:was|were|been) changed to|(?<=\()changed to|הוחלף (?:ב|ל)|הוחלפה (?:ב|ל))[\s-]*(?!-?\s*\d)/iu
const resumed = /(?<!\p{L})(?:resum\p{L}*|restart\p{L}*|reinstat\p{L}*|חודש|חודשה|לחדש)(?!\p{L})/iu
const changeAfter =
  /^[^.;]{0,30}?(?<!\p{L})(?:increased|decreased|reduced|uptitrated|up-titrated|changed|raised|lowered|הועלה|הועלתה|הופחת|הופחתה|הורד) (?:to|from|ל|מ)/iu

const startAfter =
  /^[^.;,]{0,25}?(?<!\p{L})(?:was|were|has been|have been|is being|had been)\s+(?:started|commenced|initiated|prescribed|introduced|added|restarted|resumed|begun)(?!\p{L})/iu

/** `lead`: the text before the drug since the last statement; `tail`: the text after it up to the next drug. */
export function actionOf(lead: string, tail: string): Action {
  // "Ramipril (replaced by Entresto)": the second is what is taken now.
  if (/\([^)]*(?<!\p{L})(?:replaced|switched|changed|substituted|הוחלף|הוחלפה)(?!\p{L})[^)]*$/iu.test(lead))
    return 'start'
  const held = resumed.test(tail) || resumed.test(lead)
  if (!held && (stopAfter.test(tail) || replacedAfter.test(tail))) return 'stop'
  const last = lastCue(lead)
  // "Hold insulin if not eating" is how to take it.
  if (
    last === 'stop' &&
    /^[^.;,]{0,30}?(?<!\p{L})(?:if|unless|when|for (?:sbp|hr|bp|systolic|heart rate|blood)|אם|במידה)(?!\p{L})/iu.test(
      tail,
    )
  )
    return 'continue'
  if (last === 'stop') return held ? 'continue' : 'stop'
  if (changeAfter.test(tail)) return 'change'
  if (startAfter.test(tail)) return 'start'
  return last
}

/** The words that say a drug was stopped, by their place in `lead` or in `tail`; null where neither does. */
export function stopWords(
  lead: string,
  tail: string,
): { readonly in: 'lead' | 'tail'; readonly start: number; readonly end: number } | null {
  const after = stopAfter.exec(tail) ?? replacedAfter.exec(tail)
  if (after) return { in: 'tail', start: 0, end: after[0].length }
  const { action, start, end } = nearestCue(lead)
  return action === 'stop' ? { in: 'lead', start, end } : null
}

/** The cue nearest to the drug decides: "stop lisinopril and start losartan". */
function lastCue(lead: string): Action {
  const best = nearestCue(lead)
  const gap = lead.slice(best.end)
  const words = gap.split(/\s+/).filter(Boolean).length
  return words > (best.action === 'continue' ? 4 : 7) ? 'none' : best.action
}

function nearestCue(lead: string): { action: Action; start: number; end: number } {
  let best: { action: Action; start: number; end: number } = { action: 'none', start: -1, end: -1 }
  for (const [action, expression] of before) {
    for (const match of lead.matchAll(expression)) {
      const end = match.index + match[0].length
      if (
        action === 'stop' &&
        /(?:do not|don't|never|not to|without|אין|לא)\s+(?:\p{L}+\s+)?$/iu.test(lead.slice(0, match.index))
      )
        continue
      if (end > best.end || (end === best.end && match.index < best.start))
        best = { action, start: match.index, end }
    }
  }
  return best
}

/** A status column or a label in a row of a medication list. */
export function rowSaysStopped(text: string): boolean {
  // A cell of its own: "STOP TAKING".
  if (
    /(?:^|\t)\W*(?:stop(?: taking)?|discontinue|d\/c|hold|held|on hold|להפסיק|הפסקה|מופסק|מופסקת)\W*(?=$|\t)/iu.test(
      text,
    )
  )
    return true
  return (
    /(?:^|[\s\t|(])(?:discontinued|inactive|stopped|expired|ceased|cancelled|canceled|הופסק|הופסקה|לא פעיל|לא פעילה)(?=$|[\s\t|).,:])/iu.test(
      text,
    ) && !/then stop|not (?:to be )?stopped/i.test(text)
  )
}
