/** How English and Hebrew reports tell a result that is no number. */

const shades =
  'weakly|strongly|weak|strong|slightly|trace|small|moderate|large|mildly|hazy|very|many|few|some|occasional|rare|clear|light|dark|pale|straw'

const english = [
  'negative|neg|positive|pos|trace|tr|nil|none(?: seen)?|absent|present|normal|abnormal|reactive|detected|seen',
  'clear|hazy|cloudy|turbid|yellow|straw|amber|colou?rless|brown|red|orange|dark|light|pale',
  'small|moderate|large|few|many|rare|occasional|isolated|slight|slightly|adequate',
  'immune|equivocal|indeterminate|borderline|intermediate|sensitive|resistant',
  'high|low|elevated|within normal limits|wnl|growth|no growth',
].join('|')

const behind = String.raw`seen|detected|yellow|growth|cloudy|present|amber|\d\+|\(\d\+\)|\+{1,4}|\(\+{1,4}\)`

const hebrew = [
  'שליליי?(?:ת|ם|ות)?|חיוביי?(?:ת|ם|ות)?|תקין|לא תקין|ריאקטיבי|לא ריאקטיבי|גבולי|מחוסן|לא מחוסן',
  'לא נמצא[א-ת]*|נמצא[א-ת]*|לא (?:נרא(?:ה|ו|תה)|נצפ(?:ה|ו|תה)|הודגמ(?:ה|ו)?|התגל(?:ה|ו|תה))|לא זוה[א-ת]+|זוה[א-ת]+|אין|אין צמיחה|לא צמח[א-ת]*.*',
  'עקבות|מועט|מועטים|מעט|רב|רבים|מרובים|הרבה|בודדים',
  'צהוב|צלול|עכור|שקוף|בהיר|צהוב בהיר|צהוב כהה',
].join('|')

/** Steps, titres, chances ("1:12,000", "1 in 1,850"), groups of blood, karyotypes. */
const figured = [
  String.raw`\(?\d ?\+\)?|\+{1,4}|\+\/-|\(?\+ ?[1-4]\)?|±`,
  String.raw`(?:1|<1|>1) ?: ?(?:\d{1,3}(?:,\d{3})+|\d{1,5})|1 in (?:\d{1,3}(?:,\d{3})+|\d{1,5})`,
  String.raw`(?:a|b|ab|o)(?:,? ?rh\.?)?(?: ?\(?['’"”]?d['’"”]?\)?)? ?(?:\+|-|pos(?:itive)?|neg(?:ative)?)`,
  String.raw`4[5-7], ?x[xy]{0,2}`,
].join('|')

/** The whole of a result that is told in words. */
export const resultInWords = new RegExp(
  String.raw`^(?:(?:(?:${shades}|not) |non[- ]?)*(?:${english})(?: (?:${behind}))?|(?:no|mixed) growth.*|no (?:variants?|mutations?|abnormality) (?:detected|found|seen)|${figured}|(?:${hebrew})(?: .{0,12})?)$`,
  'i',
)

/** "Negative" with its first letter read twice, or one within it lost; "positive" with its first letter read as its like, or one within it lost. */
export const misreadWords = [
  { form: /^ש{1,2}לי?לי(?=$|\s)/u, meant: 'שלילי' },
  { form: /^(?:[הת]יובי|חובי)(?=$|\s)/u, meant: 'חיובי' },
]

/** In the next cell of a row: a number in a unit or behind limits, or a result in words. */
export const resultBeside =
  /^[^\t]*\t\s*(?:(?:screen(?:ing)? )?(?:negative|positive|not detected|detected|non[- ]?reactive|reactive)(?=$|[\t.,;(])|[<>≤≥]?\s?\d+(?:\.\d+)?\s?(?:%|[\p{L}µ]{1,5}\/\p{L}{1,5})(?!\p{L}))/iu

/** In the brackets of a form, before what anybody's result may look like. */
export const exampleBefore = new RegExp(
  [
    String.raw`\((?:for )?(?:examples?|instance)\s?[:,][^()]*$`,
    String.raw`|(?:list|state|write|enter|describe|specify|please)(?!\p{L})[^.;()]*\((?:e\.?g\.?|such as)(?!\p{L})[^()]*$`,
    String.raw`|\((?:ל?דוגמ(?:ה|א|אות)|למשל)[\s:,][^()]*$`,
  ].join(''),
  'iu',
)

/** Before a test whose result is asked for, before something else is done: "a coil, provided the pregnancy test is negative". */
export const conditionBefore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:provided(?: that)?|providing|as long as|so long as|on condition that`,
    String.raw`|unless|only if|should|in case|ובתנאי ש|בתנאי ש|כל עוד|(?:רק )?אם|במידה ו)\s?(?:(?:the|her|his|your|a|that day's`,
    String.raw`|ה)\s?)?$`,
  ].join(''),
  'iu',
)

/** Between the word of one test's result and the next test: "QuantiFERON was negative and HBsAg negative". */
export const wordAndBefore = /(?<!\p{L})(?:negative|positive|reactive|normal) and$/iu
