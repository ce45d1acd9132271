/** What a date on a document is the date of. */
export type DateKind =
  | 'collected' | 'received' | 'reported' | 'exam' | 'visit' | 'admission' | 'discharge' | 'prescription'
  | 'print' | 'row' | 'birth' | 'signed' | 'plain' | 'alone' | 'unknown' | 'ignored' // prettier-ignore

/** Labels before a date, the more telling first. Matched at the end of what stands before the date. */
export const dateLabels: readonly [DateKind, RegExp][] = [
  ['birth', /(\bdob\b|d\.\s?o\.\s?b|\bborn\b|birth ?date|date of birth|birth|(תאריך|ת\.?|ת') ?(ה)?לידה|נולד[הת]?)/],
  ['ignored', /(valid (until|to|thru|through)|expir(y|es|ation)|next (visit|appointment|review|due|card|delivery|dose|supply)|first (seen|visit|appeared|noticed)|(date of )?(onset|injury|accident|diagnosis)|follow.?up( on)?|appointment|\bdue( date)?\b|last (issued|dispensed|given)|(previous|prior|last)( (one|report|results?|visit|test))?|(תאריך |ביקור |בדיקה )?(ה)?קוד(מת|ם)|(next|previous) issue|lmp|last menstrual( period)?|last ?menses|edd|\bedc\b|(start|end|stop) date|started|last (filled|visit|seen)( on)?|(initially|first) ordered( on)?|(policy )?effective( date)?|since|until|(previous|prior|last|קוד(ם|מת)):? [<>]?\d[\d.,]*( [^\s\d]{1,8})? ?\(|(scheduled|booked) for|נקבע[הו]?( ל| ב.{1,12})?|בתוקף עד|תוקף( עד)?|תור ל|ביקורת ב|מועד הבא|וסת אחרונה|תאריך (התחלה|סיום))/],
  ['collected', /(screened( on)?|sampled( on)?|blood taken|collect(ed|ion)( date| date ?(\/|and|&) ?time| on| time)?|date (of )?(collect(ed|ion)|drawn|taken|sampled|sample)|(specimen|sample)( date| taken| drawn| collected| collection date| obtained| of| from)*|drawn( on| date)?|taken( on)?|sampling( date)?|(תאריך|מועד|זמן|ת\.) (ה)?(לקיחה|לקיחת .{0,12}|דגימה|דיגום|נטילה|נטילת .{0,12})|דגימה( נמסרה| נלקחה| ניתנה| התקבלה)?|לקיחה|(מועד |תאריך )?מסירת (ה)?דגימה|(נלקח|נדגם|ניטל)[הו]?( בתאריך| ביום| ב-?)?|בדיקות (ה)?(דם|שתן|מעבדה)( [\u05d0-\u05ea]{2,6})? (מיום|מתאריך))/],
  ['received', /(received( date| on| in lab)?|date received|נמסר[הו]?( בתאריך| ביום| ב-?)?|תאריך (קבלת .{0,12}|קבלה במעבדה|הגעה)|התקבל במעבדה)/],
  ['reported', /(report(ed)?( date| on| date ?(\/|and|&) ?time)?|date (of )?report(ed)?|result(ed|s)?( date| on)?|finali[sz]ed( on| date)?|authori[sz]ed( on)?|date of result|released|validated|verified|תאריך (דו"?ח|תשובה|תוצאה|אישור|סיום|פענוח)|תאריך תוצאות|תשובה( סופית)?|דו"?ח סופי|פוענח)/],
  ['exam', /(exam(ination)?( date| performed)?( ?\/ ?time)?|date of (\w+ ){0,2}(?<!last )test|date of (exam(ination)?|study|scan|procedure|service|test|surgery|ope\w{0,2}ation|imaging)|(study|scan|test|service|procedure|imaging|echo|surgery|operation) (date|performed)|\bdos\b|performed( on)?|exam done|ה?בדיקה|(תאריך|מועד) (ה)?(בדיקה|ביצוע.{0,10}|צילום|סריקה|ניתוח|הדמיה|פעולה)|(בוצע|צולם|נסרק)[הו]?( בתאריך| ביום| ב-?)?)/],
  ['visit', /((date of clinic|today('s date)?|(date of )?referral( date)?|date of referral|visit|encounter|clinic|consultation|consult|attendance|assessment) ?(date|on)?|\b(admit|admission|progress|visit|clinic|consult(ation)?|encounter) note|date of (evaluation|visit|encounter|consult(ation)?|clinic|attendance|assessment|review|appointment|contact)|booked( on)?|reviewed( on)?|seen( in clinic)?( on)?|reviewed on|attended( on)?|arriv(ed|al)( date| on| at)?|הגעה|הגיע[הו]?( בתאריך| ביום| ב-?)?|(תאריך|מועד|ת\.) (ה)?(ביקור|ייעוץ|יעוץ|מפגש|פגישה|פני?יה|הפני?יה|טיפול|מרפאה)|נבדק[הת]?( בתאריך| ביום| ב-?)?|ביקור( מיום| בתאריך)?)/],
  ['discharge', /(d\.? ?o\.? ?d\b\.?|left|went home( on)?|(date (of )?|)disch(arged?)?( date| on| date ?(\/|and|&) ?time)?|(תאריך|מועד|ת\.) (ה)?(שחרור|שיחרור)|שחרור|יציאה(?=:)|שוחרר[הת]?( בתאריך| ביום| ב-?)?|released home|left (the )?hospital( on)?|d\/c( date)?)/],
  ['admission', /(d\.? ?o\.? ?a\b\.?|came in( on)?|admit(ted)?( date| on)?|admission( date)?|date (of )?admi(tted|ssion)|(תאריך|מועד|ת\.) (ה)?(קבלה|אשפוז|כניסה)|קבלה|כניסה(?=:)|התקבל[הת]?( בתאריך| ביום| ב-?)?|אושפז[הת]?( בתאריך| ביום| ב-?)?)/],
  ['prescription', /(prescri(bed|ption)( date| on)?|date (of )?(prescri(bed|ption)|issue[d]?|written|dispensed|filled)|issue[d]?( date| on)?|written( on)?|rx date|dispens(ed|ing)( date| on)?|filled( on)?|weeks? (from|commencing|beginning|starting)|(תאריך|מועד) (ה)?(מרשם|הנפקה|ניפוק|רישום|כתיבה|הוצאה)|(הונפק|נופק)( בתאריך| ביום| ב-?)?|נרשם( בתאריך| ביום| ב-?)?)/],
  ['print', /(recorded( date| on)?|print(ed)?( by [a-z ]{1,20}| date| on| date ?(\/|and|&) ?time)?|date printed|generated( on)?|produced( on)?|faxed|mailed( on)?|posted( on)?|(תאריך|מועד) (ה)?(הדפסה|הפקה)|הודפס( ב.{0,10})?|הופק( [במ].{0,10})?)/],
  ['signed', /(sign(ed|ature)( on| date| by .{0,40})?|dictated( on)?|typed( on)?|transcribed( on)?|electronically signed.{0,40}|approved( on)?|נחתם( ב.{0,10})?|תאריך חתימה|חתימה)/],
  ['plain', /(date( completed)?|completed on|dated|date of (letter|document|summary)|letter date|document date|as of|time|updated( on)?|last updated|תאריך( [\u05d0-\u05ea]{2,8})?|מועד|מיום|בתאריך|נכון ל|עודכן( ב.{0,6})?|תאריך (מסמך|מכתב|סיכום|עדכון))/],
].map(([kind, pattern]) => [kind as DateKind, new RegExp(`(?:^|[\\s([|/,;.])${(pattern as RegExp).source}(?: ?\\([^()]{1,20}\\))?[\\s:.#|-]*$`)]) // prettier-ignore

/** What stands before a birth's date. */
export const beforeBirth = /(dob|d\.o\.b|born|birth|לידה)[^\d]{0,12}$/

/** One label of a stay's two dates. */
export const stayLabel = /admi\w+[^\d]{0,14}discharg|קבלה[^\d]{0,8}שחרור/

/** Before a day, and no label of it: of what is told right before. */
export const dayOf = /(?:^|\s)(?:dated|מיום|בתאריך)\s?$/u

/** In a sentence before such a day: it tells of something, and is no title. */
export const tellsOf =
  /(?<!\p{L})(?:was|were|is|has|had|showed|obtained|done|your|last|previous|recent)(?!\p{L})/iu

/** A sample that was collected from one hour to another ("Urine, 24 hour  Start …  End …") is of the day on which that ended. */
export const timedSample =
  /(?<!\p{L})(?:specimen|sample|urine|collection|שתן|איסוף|דגימה)(?!\p{L}).*(?:start|from|begin|began|התחלה|תחילת)/iu
export const sampleEnd = /(?<!\p{L})(?:end|ended|finish|finished|completed|סיום|סוף)\s*:?\s*$/iu
