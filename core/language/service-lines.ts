/** Lines that a house prints for everybody, or for its own order: what it offers, where things are, what a form asks for. */

const services = [
  String.raw`(?:(?:our|the|other|all|specialist|medical|clinical|available|key|main)\s)?(?:departments`,
  String.raw`|specialt(?:y|ies)|specialit(?:y|ies)|super-?specialit(?:y|ies)|(?:centres?|centers?) of excellence`,
  String.raw`|(?:specialist|outpatient|our|other) (?:services|clinics|departments|cent(?:res|ers)`,
  String.raw`|units|modalities|programmes)(?: a\s?[-–]\s?z)?|now offering|also available|health topics`,
  String.raw`|conditions (?:that )?we (?:treat|manage|see)|services (?:available|offered|on (?:this )?site`,
  String.raw`|at this (?:site|hospital|clinic))|facilities(?: available)?|clinics (?:available`,
  String.raw`|on (?:this )?site|at this (?:site|hospital))|(?:tests|investigations|packages|procedures`,
  String.raw`|treatments) (?:available|offered|on offer)(?: (?:at|in) (?:this|our) [\p{L} ]{3,30})?`,
  String.raw`|we (?:also )?(?:offer|treat|provide)|useful words(?: on [\p{L} ]{3,20})?|המחלקות שלנו`,
  String.raw`|מחלקות בית החולים|השירותים שלנו|תחומי (?:ה)?התמחות|מרכזי מצוינות|הבדיקות המבוצעות (?:כאן`,
  String.raw`|במכון|במרפאה))`,
].join('')

/** Over a list of what a house has or does, in a cell of its own or with the list behind it. */
export const servicesTitle = new RegExp(
  String.raw`(?<!\p{L})${services}\s*:\s*(?=\S)|(?:^|[\t|·•–—]|\s-\s)\s*${services}\s*:?\s*(?:$|\t)`,
  'iu',
)

const price = [
  String.raw`(?:\d[\d,.]*\s?(?:EUR|USD|GBP|INR|NIS|ILS|euros?|dollars)(?!\p{L}))|(?:(?:Rs\.?|INR`,
  String.raw`|USD|EUR|GBP|NIS|ILS)\s?|[₹$£€₪]\s?)\d[\d,.]*|\d[\d,.]*\s?(?:₪|€|ש"ח|שח(?!\p{L}))`,
].join('')
/** A row of a price list: a name and its price, and again. */
export const priceList = new RegExp(
  String.raw`\p{L}{2,}[^\d₹$£€₪]*(?:${price})\D*?\s` +
    String.raw`(?!Rs|INR|USD|EUR|GBP|NIS|ILS|total|paid|due|balance|net)\p{L}{2,}.*?(?:${price})`,
  'iu',
)

/** A package with its price, and rows of what a house takes pictures with. */
export const menu = new RegExp(
  [
    String.raw`(?<!\p{L})(?:packages?|profiles?|check-?ups?|menu|offer|price list|tariff|חבילת|מחירון)(?!\p{L}).*(?:${price})`,
    String.raw`|(?:(?<![\p{L}\d])(?:x-?rays?|MRI|CT|PET(?:[-/]CT)?|ultrasound|sonography|mammo(?:graphy`,
    String.raw`|gram)|DE?XA|doppler|ECG|echo|fluoroscopy|OPG)(?:\s?[,/|·•&+\t]|\s-)?\s*(?:and )?){4}`,
  ].join(''),
  'iu',
)

/** A row of a timetable: a day of the week, an hour, and at its end a room. */
export const timetable = new RegExp(
  [
    String.raw`^\W*(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?[\s,]+(?:at )?\d{1,2}[:.]\d\d.*\s(?:gym`,
    String.raw`|hall|room|clinic|suite|floor|theatre|studio|pool|foyer|lounge|block)\s?\w{0,3}\W*$`,
  ].join(''),
  'iu',
)

/** One of the numbers by which a page, a bed or a bill is found again. */
export const filingLabel = new RegExp(
  [
    String.raw`(?<!\p{L})medical records(?!\p{L})|(?<!\p{L})(?:UHID|MRN|MR no|IP no|OP no|IPD|OPD no`,
    String.raw`|NHS no|hosp(?:ital)? no|reg(?:n|d)?\.? no|lab id|barcode|bill(?: no)?|invoice(?: no)?`,
    String.raw`|receipt|deposit|job no|case no|file no|box|bed|bay|ward|printed|page|scan|sheet|copy`,
    String.raw`|cons\.|fax|ext)(?!\p{L})[.:#]*\s*(?=[\p{L}-]{0,8}\d)`,
  ].join(''),
  'giu',
)
/** So many of them in a line, and it is of filing. */
export const filingLabels = 3
/** What such a line would tell of the patient, if it did. */
export const tellsInFiling = new RegExp(
  [
    String.raw`(?<!\p{L})(?:dx|diagnos\p{L}*|allerg\p{L}*|indication|exam(?:ination)?|study|procedure`,
    String.raw`|operation|surgery|complain\p{L}*|reason|history|hx|h\/o|s\/p|post|problems?|medications?`,
    String.raw`|meds|known|impression|result\p{L}*|admitted (?:with|for)|אבחנ\p{L}*|רגיש\p{L}*)(?!\p{L})`,
  ].join(''),
  'iu',
)

/** Where somebody is to be called: the name of a place with the number of its telephone. */
export const extensions =
  /(?<!\p{L})(?:ext(?:ension)?|help-?line|hotline|שלוחה)\b\.?\s*(?:ext\.?\s*)?\d{3,}/iu

/** A doctor's title and field, and what he does, in a line without a verb. */
export const doctorsField = new RegExp(
  [
    String.raw`^\W*(?:(?:senior|chief|lead|hon(?:orary|\.)?)\s)?(?:consultant|specialist|board[- ]certified`,
    String.raw`|special(?:ist)? interests?|expert|fellowship) (?:(?:in|of|for|on)\s)?(?:[\p{L}&/-]+\s){0,4}?(?:\p{L}+(?:ologist`,
    String.raw`|iatrist|ician|iatrician|etrician|surgeon|ologists|ology|iatrics|surgery|medicine)`,
    String.raw`|surgeon|physician)\s*(?:[-–—:|,(]|&\s|and\s)`,
  ].join(''),
  'iu',
)
/** The name of a doctor, and in its line a field. */
export const doctorsLine = new RegExp(
  [
    String.raw`^\W*(?:Dr|Prof|Mr|Mrs|Ms|Miss|ד"ר|פרופ')(?!\p{L})[^:;\t]*(?<!\p{L})(?:[Cc]onsultant`,
    String.raw`|[Ss]pecialist|[Ss]urgeon|[Pp]hysician|\p{L}+ologist|\p{L}+iatrist|\p{L}+iatrician`,
    String.raw`|\p{L}+ology|מומח(?:ה|ית)|רופאת?|כירורג(?:ית)?)(?!\p{L})[^:;\t]*$`,
  ].join(''),
  'u',
)
/** So few words of small letters has a line that is no sentence. */
export const smallWords = 2

/** What an entry begins with that shows how to fill a form in. */
export const exampleEntry =
  /^[\s([]*(?:e\.\s?g\.?|eg[.:]|example\s?:|for example[,:]|sample entry\s?:|לדוגמ(?:ה|א)\s?:|דוגמ(?:ה|א)\s?:)\s*\S/iu

/** A page that says of itself that it is nobody's. */
export const nobodysPage = new RegExp(
  [
    String.raw`\((?:(?:sample|specimen|example|model) (?:only|copy|form|letter|report|for (?:display|training|teaching))(?: [^()]{3,30})?|blank(?: (?:form`,
    String.raw`|copy|template))?|for (?:display|training|demonstration|illustration)(?: only)?|template)\)`,
    String.raw`|(?<!\p{L})(?:review|form|note|letter|plan|report|assessment) template\s*:|\((?:טופס ריק`,
    String.raw`|לדוגמה בלבד|להדגמה בלבד)\)`,
  ].join(''),
  'iu',
)

/** A line about when and where to come: what it names is where, or is to come. */
export const appointmentLine = new RegExp(
  [
    String.raw`^[\s•*–-]*(?:your (?:next |new )?appointments?(?: details)?|appointment (?:with|at`,
    String.raw`|in)|appointment (?:type|for|details)\s?:|recall list|recalls? due|(?:ה)?תור(?: ה?בא)? שלך`,
    String.raw`|התור (?:שלך|נקבע))(?!\p{L})`,
  ].join(''),
  'iu',
)
