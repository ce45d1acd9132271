/** What a sentence says of anybody, of a case that has not come, or as an example: of no patient. */

/** Before what somebody else may have who comes here: "Visitors with". */
const anybodyWith = new RegExp(
  [
    String.raw`(?<!\p{L})(?:visitors?|anyone|anybody|staff|passengers|(?:all|other|any) (?:people`,
    String.raw`|persons|patients|contacts|children)) (?:with|who (?:has|have|had))(?!\p{L})[^.;]*$`,
  ].join(''),
  'iu',
)

/** Behind it, what is to be done by whoever meets with it. */
const toBeReported = /^[^.;]*?(?<!\p{L})(?:must|should|are to|need to) be reported(?!\p{L})/iu

/** A sentence of what to do in a case that has not come: "If there is fever with neutropenia, please ring". */
const incaseOpens = /^\W*(?:if|should|in case|in the event)(?!\p{L})/iu
const whomToCall = new RegExp(
  [
    String.raw`(?<!\p{L})(?:please |you should |immediately |at once )*(?:ring|call|phone|dial|contact`,
    String.raw`|seek|go to|attend|come back|return to|transfer to|tell us|report to|report this)(?!\p{L})`,
  ].join(''),
  'iu',
)
const whatToTake = /(?<!\p{L})(?:take|give|use|inhale|inject|start|stop|hold|apply|continue)(?!\p{L})/iu

/** Around it, in a sentence that explains: "I explained that Lyme disease can cause problems". */
const explainedBefore = new RegExp(
  [
    String.raw`(?<!\p{L})explain\p{L}* (?:to \p{L}+ (?:\p{L}+ )?)?(?:that|how) (?:(?!(?:his|her|your`,
    String.raw`|their|he|she|you|they|patient)(?!\p{L}))[^.;]){0,40}$`,
  ].join(''),
  'iu',
)
const explainedBehind = /^(?:\s\p{L}+){0,2}\s(?:can|may|might|usually|often|sometimes)(?!\p{L})/iu

/** "(examples: gout, asthma)", where something is asked for: how to answer, and no answer. */
export const examplesBefore = new RegExp(
  [
    String.raw`\(examples?\s?:[^()]*$|(?<!\p{L})(?:list|state|write|enter|describe|specify|please)(?!\p{L})[^.;()]*\((?:e\.?g\.`,
    String.raw`?|such as|for example)(?!\p{L})[^()]*$`,
  ].join(''),
  'iu',
)

/** Whether what stands between two texts of a sentence is said of anybody, of a case to come or as an example. */
export const tellsAnybody = (before: string, after: string): boolean =>
  anybodyWith.test(before) ||
  examplesBefore.test(before) ||
  toBeReported.test(after) ||
  (explainedBefore.test(before) && explainedBehind.test(after)) ||
  (incaseOpens.test(before) && whomToCall.test(after) && !whatToTake.test(before + after))

/** Before a test whose result is asked for, before something else is done: "a coil, provided the pregnancy test is negative". */
export const conditionBefore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:provided(?: that)?|providing|as long as|so long as|on condition that`,
    String.raw`|unless|only if|ובתנאי ש|בתנאי ש|כל עוד|רק אם)\s?(?:(?:the|her|his|your|a|that day's`,
    String.raw`|ה)\s?)?$`,
  ].join(''),
  'iu',
)

/** "We talked about whether she should one day take X": it has not begun, and nothing says that it will. */
export const mootBefore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:talk|discuss|spoke|think|wonder|ask|advise|debate|consider|weigh|question`,
    String.raw`|decid|undecided)\p{L}*(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:whether|if) (?:(?:he|she|they`,
    String.raw`|to|it|the patient|you)\s)?(?:(?:should|could|might|ought to|would|one day|ever|now`,
    String.raw`|really|even)\s){0,4}(?:have|take|try|start|begin|use|go on|be given|be put on|need`,
    String.raw`|benefit from)(?: (?:an?|the|some|any|oral|taking))?\s*$|(?<!\p{L})(?:דנו|שוחחנו|נשאל`,
    String.raw`|שאלה|התלבט\p{L}*|מתלבט\p{L}*)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:האם|אם) (?:כדאי |רצוי )?(?:להתחיל`,
    String.raw`|ליטול|לקחת|לתת|לקבל)(?: ב?טיפול ב?)?\s*$`,
  ].join(''),
  'iu',
)
