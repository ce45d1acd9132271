/** What English and Hebrew pages say right beside a drug that somebody was only told of, or that is no drug there. */

/** From the name on: how fit for an operation somebody is. "ASA II", "ASA PS 3". */
export const fitnessGrade =
  /^ASA\s?[-:]?\s?(?:(?:PS|class|grade|status|score)\s?:?\s?)*(?:I{1,3}|IV|VI?|[1-6])E?(?=\s*(?:$|[.,;)\t]))/u

/** Right behind a drug: that it is not used, or that somebody was told not to use it. */
export const notUsed =
  /^\s*[-–—:(]+\s*(?:(?:he |she |i )?(?:does|do|did) not (?:use|take|want|have)|not (?:used|using|taking)|(?:לא|אינ(?:ו|ה)) (?:נוטלת?|משתמשת?|לוקחת?)|only (?:from|over|above|after) (?:the )?age|רק (?:מ|מעל |אחרי )גיל)(?!\p{L})|^[^.;\t]{0,30}?(?<!\p{L})(?:told|advised|warned|asked|instructed|reminded) (?:him |her |them )?not to (?:buy|take|use|have)(?!\p{L})/iu

const kindOfDrug =
  '(?:antib\\p{L}{2,6}|treatment|therapy|prophylaxis|cover|coverage|steroids?|opioids?|anticoagulation|antivirals?)'

/** Right behind a drug's name: it waits for the need of its kind, or until another fails. "If antibiotic needed", "if not better". */
export const ifKindNeeded = new RegExp(
  `^\\s*(?:if|should|in case) (?:an? |any |the )?${kindOfDrug} (?:is |are |be |becomes? )?(?:needed|required|necessary|indicated|wanted)(?!\\p{L})|` +
    '^\\s*(?:אם|במידה ו?) ?(?:י?ידרש|תידרש|נדרשת?|יהיה צורך ב|יש צורך ב)[ ]?(?:אנטיביוטיקה|טיפול אנטיביוטי)(?!\\p{L})|' +
    "^\\s*[-–—,(:]*\\s*(?:only )?if (?:(?:there |it |this |he |she )?is )?(?:(?:not? (?:better|improv\\p{L}*|respon\\p{L}*))|(?:it |this |that |he |she )?(?:does|do)(?: not|n['’]t) (?:improve|help|settle|respond|work))(?!\\p{L})|" +
    '^\\s*[-–—,(:]*\\s*(?:רק )?אם (?:לא (?:יוטב|תוטב|ישתפר|תשתפר|ישתפרו|יעזור|יעזרו|יהיה שיפור|יחול שיפור|תהיה הטבה)|אין (?:שיפור|הטבה))(?!\\p{L})',
  'iu',
)

/** Before a drug's name: it is for the case that what is taken fails. "If not better in 48 hours add". */
export const ifFirstFails = new RegExp(
  [
    String.raw`(?<!\p{L})if (?:(?:there|it|this|he|she) is |you are |(?:the )?symptoms are |still )?(?:no (?:better|improvement`,
    String.raw`|response|change)|not (?:better|improv\p{L}*|respond\p{L}*|settl\p{L}*|resolv\p{L}*|controlled)|worse`,
    String.raw`|worsening|deteriorating)(?!\p{L})[^.;]{0,40}?(?<!\p{L})(?:add|start|begin|switch to|change to|consider`,
    String.raw`|introduce)\s+(?:an? |the |oral |iv )*$`,
    String.raw`|(?<!\p{L})(?:אם|במידה ו) ?(?:אין|לא (?:יהיה|יחול|חל|יהיו)) (?:שיפור|הטבה|תגובה)[^.;]{0,40}?(?<!\p{L})`,
    String.raw`(?:להוסיף|להתחיל|לעבור ל|לשקול)\s*(?:טיפול |ב)*$`,
    // "If the swelling grows - furosemide".
    String.raw`|(?:^|[.;]\s*)[^\p{L}.;]*(?:אם|במידה ו?)\s?[^.;:]{3,50}\s[-–—]+\s*(?:ו(?=[א-ת]))?$`,
    String.raw`|(?:^|[.;]\s*)[^\p{L}.;]*if (?:the |there |he |she |it |symptoms |pain |swelling )[^.;:]{3,50}(?:\s[-–—]+|:)\s*$`,
    String.raw`|(?<!\p{L})(?:לדיון|לשיקול|לבירור התאמה|to discuss|for discussion of)\s*(?:ב|על |מתן )?$`,
  ].join(''),
  'iu',
)

/** Right behind a drug's name: what anybody who takes it is to do before a test. "Should be stopped two days before". */
export const stoppedBeforeTest =
  /^\s*(?:(?:supplements?|tablets?) )?(?:should|must|ha(?:s|ve) to|needs? to|is to|are to) be (?:stopped|held|paused|avoided|omitted|withheld|discontinued) (?:for )?(?:at least )?(?:[\p{L}\d]+ )?(?:hours?|days?|weeks?) before(?!\p{L})/iu

/** In a sentence behind an order: that it is advised, which of a laboratory is no order. */
export const onlyAdvised = /^[^.;]{0,50}?(?<!\p{L})(?:is|are) (?:advised|suggested|recommended)(?!\p{L})/iu

/** From the name on: where a test was made, and no drug. "(point of care): 6.2 %". */
export const ofATest = /^point[\s-]of[\s-](?:care|testing|contact|service)(?!\p{L})/iu

/** Right behind a drug: whether it is taken at all is not known. "Stop ibuprofen if you still use it". */
export const ifTaken =
  /^[\s,]*(?:if|in case|should) (?:you|he|she|they) (?:(?:are|is|should|still|also|currently|happen to) )*(?:us(?:e|es|ing)|tak(?:e|es|ing)|on) (?:it|this|them|any)(?!\p{L})|^[\s,]*(?:אם|במידה ו) ?(?:(?:את|אתה|הוא|היא|עדיין|הנך) )*(?:משתמש|נוטל|לוקח)(?:ת)? (?:עדיין )?(?:בו|בה|אותו|אותה|בהם)(?!\p{L})/iu

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
    String.raw`|(?<!\p{L})(?:will|to|shall|yet to|must) decide (?:on|about)(?: \p{L}+ (?:and|or))?(?: (?:an?|the))?\s*$`,
    String.raw`|(?<!\p{L})(?:יחליט|תחליט|להחליט|יוחלט) (?:על|לגבי)(?: \p{L}+ (?:ו|או ))?\s*(?:ו|ה)?$`,
    // What a form is sent for: "Start of insulin".
    String.raw`|(?:^|[.;,\t☒☑]\s*)(?:start|initiation|commencement) of\s$`,
  ].join(''),
  'iu',
)
