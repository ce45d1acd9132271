/**
 * A line that says what may lie behind a result in anybody: "Possible causes of abnormal parameters:", "Increased in", "Low values are
 * seen in:". What stands below it is read by whoever has such a result, and states nothing of this patient.
 */
export const causesBelow =
  /(?<!\p{L})(?:(?:possible|common|likely|other|main|frequent|usual|potential) (?:causes?|reasons?)(?: (?:of|for)(?!\p{L})[^.;]{0,60})?|causes of[^.;]{0,40}(?:low|high|abnormal|raised|elevated|increased|decreased|reduced)[^.;]{0,40}|(?:increased|decreased|elevated|raised|reduced|low|high|lower|higher)(?: (?:levels?|values?|results?|counts?|concentrations?))?(?: (?:of \p{L}+ )?(?:is|are|may be|can be|might be))?(?: (?:seen|found|observed|noted|present))? in(?: (?:conditions|diseases|cases|patients)[^.;]{0,40})?|(?:סיבות|גורמים) (?:אפשריים|אפשריות|שכיחים|שכיחות|נפוצים|נפוצות)(?: ל[^.;]{0,60})?|(?:ערכים|רמות|ערך|רמה) (?:גבוהים|גבוהות|גבוה|גבוהה|נמוכים|נמוכות|נמוך|נמוכה|מוגברים|מוגברות|ירודים|ירודות) (?:נצפים|נצפות|נמצאים|נמצאות|נראים|נראות|אופייניים|אופייניות|ייתכנו|יתכנו|עשויים להופיע) ?(?:ב[^.;]{0,40})?)\s*[:\-–]?\s*$/iu
