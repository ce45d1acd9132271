import { statementVerb } from '../statements'

/** What a list of names of the house is called. */
export const services = [
  String.raw`(?:(?:our|the|other|all|specialist|medical|clinical|available|key|main)\s)?(?:departments|specialt(?:y|ies)`,
  String.raw`|specialit(?:y|ies)|super-?specialit(?:y|ies)|(?:centres?|centers?) of excellence`,
  String.raw`|(?:specialist|outpatient|our|other) (?:services|clinics|departments|cent(?:res|ers)|units|modalities|programmes)`,
  String.raw`(?: a\s?[-–]\s?z)?|now offering|also available|health topics|conditions (?:that )?we (?:treat|manage|see)`,
  String.raw`|services (?:available|offered|on (?:this )?site|at this (?:site|hospital|clinic))|facilities(?: available)?`,
  String.raw`|clinics (?:available|on (?:this )?site|at this (?:site|hospital))`,
  String.raw`|(?:tests|investigations|packages|procedures|treatments) (?:available|offered|on offer)`,
  String.raw`(?: (?:at|in) (?:this|our) [\p{L} ]{3,30})?|we (?:also )?(?:offer|treat|provide)|useful words(?: on [\p{L} ]{3,20})?`,
  String.raw`|המחלקות שלנו|מחלקות בית החולים|השירותים שלנו|תחומי (?:ה)?התמחות|מרכזי מצוינות`,
  String.raw`|הבדיקות המבוצעות (?:כאן|במכון|במרפאה))`,
].join('')

export const currency = 'EUR|USD|GBP|INR|NIS|ILS'
/** An amount of money. */
export const price =
  String.raw`(?:\d[\d,.]*\s?(?:${currency}|euros?|dollars)(?!\p{L})|(?:(?:Rs\.?|${currency})\s?|[₹$£€₪]\s?)\d[\d,.]*` +
  String.raw`|\d[\d,.]*\s?(?:₪|€|ש"ח|שח(?!\p{L})))`

/** What such a line would tell of the patient, if it did. */
export const tellsInFiling = new RegExp(
  String.raw`(?<!\p{L})(?:dx|diagnos\p{L}*|allerg\p{L}*|indication|exam(?:ination)?|study|procedure|operation|surgery` +
    String.raw`|complain\p{L}*|reason|history|hx|h\/o|s\/p|post|problems?|medications?|meds|known|impression|result\p{L}*` +
    String.raw`|admitted (?:with|for)|אבחנ\p{L}*|רגיש\p{L}*)(?!\p{L})`,
  'iu',
)

/** A line that is a sentence: it has a verb, or more than two words of small letters. */
export const isSentence = new RegExp(String.raw`${statementVerb.source}|(?:(?<!\S)\p{Ll}{3,}.*){3}`, 'u')

/** What ends a list of names below a title of the house: a sentence, a label, a number as of a day. */
export const isNoName = new RegExp(String.raw`${statementVerb.source}|\p{L}{3}\s?:\s|\d{4}|\d[/.-]\d`, 'iu')
