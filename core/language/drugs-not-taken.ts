/** What English and Hebrew pages say right beside a drug that is not, or no longer, or not yet taken. */

/** Right behind a drug: where it is kept, and from whom. "Out of the fridge", "away from children". */
export const howItIsKept =
  /^\s*(?:(?:pens?|vials?|tablets?)\s+)?(?:out of (?:the |your )?(?:fridge|refrigerator|freezer|reach|sight)|from (?:the |your )?(?:fridge|refrigerator)|in (?:the |your |a )?(?:fridge|refrigerator|freezer|cool|dry|original)|away from|at room temperature|מהמקרר|מן המקרר|מחוץ למקרר|במקרר|בקירור|בטמפרטורת|הרחק|מהישג)(?!\p{L})/iu

/** Behind a drug, in a sentence: what may still come. "Could be tried", "can be restarted once", "היא מעדיפה דיאטה". */
export const mayCome =
  /^[^.;,\t]{0,30}?(?<!\p{L})(?:(?:could|might|may|can|would) (?:then |also |always |later )?be (?:tried|started|given|added|introduced|used|considered|offered|prescribed|an option|worth)|(?:can|could|may|might) be (?:restarted|resumed|reintroduced) (?:once|when|if|after|in)|is (?:worth trying|an alternative|the next step|a possibility)|may become necessary|remains an option|(?:was )?(?:prescribed but )?not dispensed|(?:is )?(?:awaiting|pending) (?:approval|authori[sz]ation))(?!\p{L})|^[^.;,\t]{0,20}?(?<!\p{L})(?:ו?לא נופק(?:ה|ו)?|ממתינ?(?:ה|ים)? לאישור|ממתין לאישור)(?!\p{L})|^[^.;\t]{0,25}?(?<!\p{L})(?:אך|אבל) (?:ה?(?:מטופלת?|וא|יא) )?(?:מעדיפה?|אינ[וה] מעוניינ(?:ת)?|לא מעוניינ(?:ת)?|סירבה?|רוצה לחכות)(?!\p{L})/iu

/** In a row of a drug that was stopped, right before another: what is taken besides or instead, and is no entry of that list. */
export const besideStopped =
  /(?<!\p{L})(?:(?:now |is |already |since )(?:on|taking|receiving)|takes|receives|interact\p{L}* with|together with|because of|מקבלת?|נוטלת?|(?:תגובה|אינטראקציה|שילוב|יחד) עם)\s+$/iu

/** Words at the end of a drug's row that were set apart from it: it is to be stopped. */
export const stopsRow = /^\W*(?:stop(?:ped)?|discontinued?|do not take|הופסקה?|להפסיק)(?!\p{L})/iu
