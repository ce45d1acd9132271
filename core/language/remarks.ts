/** What laboratories remark on their results, and how a line answers what it asks. */

/** The title of what a laboratory makes of its results. */
export const remarkTitle =
  /^\W*(?:(?:clinical |doctor'?s? |pathologist'?s? )?(?:observations|remarks)|הערות ה?רופא)\W*$/iu

/** Behind what it makes of them: the end of its entry; "High calcium together with a high PTH suggests" tells of anybody. */
export const remarkEnds =
  /^\s*(?:$|[.,;:(]|(?:(?:range|is|was) )?(?:range|detected|noted|found|זוה(?:ה|תה))(?!\p{L}))/iu

/** A line that asks for one thing and answers it. */
export const answeredYes = /^\W{0,3}\p{L}[^:\t.;?]{2,40}\s?:\s*(?:yes|כן)\W*$/iu

/** Behind a name and its colon: it is normal, or none was counted. */
export const answeredNone =
  /^\s?:\s*(?:(?:normal|תקינה?)\s*(?:[.,;\t]|$)|0(?:\s?\(0\/\d+\))?\s*(?:[,;]|\.?$))/iu

/** Behind a few letters that a tissue was stained for: "FAP: Positive." */
export const stainedFor =
  /^\s?:\s*(?:positive|negative|highlights|(?:low|high|retained|lost|focal|diffuse)(?= )|חיובי|שלילי)(?!\p{L})/iu

/**
 * A laboratory's or a doctor's letter to the patient says what the patient has; so does the kind of a
 * tumor, but for those of which the skin's alone has a name here.
 */
export const knownOfYou =
  /(?<!\p{L})(?:histolog(?:ic|ical) (?:type|diagnosis)\s?:(?!.*(?:squamous|basal) cell)|tests? for your(?! (?:age|sex|visit|own))|you (?:are known to )?have(?! (?:any|a question|questions))|known to have|ידוע(?:ה|ים|ות)? (?:אצלך|לך על)|ברקע(?! של))(?!\p{L})/iu
