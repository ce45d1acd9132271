/** How reports of cultures tell what a germ is killed by. */
import { germWords } from './allergies'

/** A germ's answer to a drug, with or without its grade: "S", "R", "S(++)", "Intermediate". */
export const answers =
  /^(?:(?:S|R|I|SDD|NS)(?:\s?\(?\s?\+{1,4}\s?\)?)?|sensitive|susceptible|resistant|intermediate|moderately sensitive|רגיש|עמיד|בינוני)$/i

/** A grade whose pluses were read as letters: "S(H+)", "SH)". */
export const misreadGrade = /^(?:S|R|I)\(?[H+]{1,4}\)?$/

/** What of an answer stands for all of it where its grade cannot be read. */
export const answerAlone = /^(?:S|R|I)/

/** The test that such a row is: a drug's name and this. */
export const susceptibilityTo = (drug: string): string => `${drug} susceptibility`

/** What a report of a culture prints before what grew, whatever the sample: the test stands over all of it. */
export const grewLabel =
  /^\W*(?:(?:final )?culture )?(?:results?|report|growth|organisms?(?: isolated| grown| identified)?|isolates?|מבודד|החיידק שבודד)\s*(?::\s*|$)/iu

/** That nothing did. */
export const grewNothing =
  /^(?:sterile|negative|no (?:\p{L}+ )?growth.*|(?:ללא|אין) צמיחה|סטרילי\p{L}*|שלילי\p{L}*)$/iu

/** Where what is said of a drug, or of a germ, is over. */
const over = String.raw`(?=\s*(?:$|[,;.)]|and\s|but\s|ו))`
const words = 'sensitive|susceptible|resistant|intermediate|רגיש(?:ה|ים)?|עמיד(?:ה|ים)?|בינוני'

/** Right behind a drug's name, in a sentence: what the germ answers to it. "ceftazidime (S)", "ciprofloxacin R". */
export const answerBehind = new RegExp(
  String.raw`^ ?(?:[:=–-] ?)?\(?(?:[<>≤≥]?=? ?\d[\d.]* ?(?:mg\/L )?)?(S|I|R|SDD|${words}|${words.toUpperCase()})\)?${over}`,
  'u',
)

/** The same, of a letter that was read as its like: "tobramycin II", "I" as "1". */
export const answerMisread = new RegExp(
  String.raw`^ ?(?:[:=–-] ?)?\(?(?:(II|[l1|!]{1,2})|([5$]))\)?${over}`,
  'u',
)
/** In a table. */
export const misreadAlone = /^(?:II|[l|!]{1,2})$/

/** A text in which drugs have answers, or one word says that a germ is not killed. */
export const answersGerms =
  /(?<!\p{L})(?:resistant|intermediate|עמיד(?:ה|ים)?|בינוני)(?!\p{L})|\p{L}{4,}\W{1,3}(?:S|I|R)(?=\s*(?:$|[,;.)]))/iu

/** Before a list of drugs: what the germ answers to each. "Resistant to ampicillin, …", "רגיש: …". */
export const answerBefore = new RegExp(
  String.raw`(?:(?<!\p{L})|(?<=(?<!\p{L})ו))(?:(?<denied>not|no longer|non|לא|אינו|אינם)[ -])?(?<answer>${words})(?: to)?(?: ?: ?| |-)`,
  'giu',
)
export const isResistant = /^(?:r|עמיד)/iu
/** Between two drugs of a list. */
export const nextDrug = /^ ?(?:, ?|\/|& ?)?(?:and |ו)?-?(?:to |ל-?)?$/iu

/** A label that is of a germ, and not of a person, behind what was grown: "תרבית: E. coli. רגישות: …". */
const ofEither = /^\W*(?:(?:antibiotic )?sensitivit(?:y|ies)|רגישו(?:ת|יות))\s?[:：]?\s*$/iu
const nothingGrown = /(?<!\p{L})(?:no (?:\p{L}+ )?growth|negative|sterile|ללא צמיחה|אין צמיחה|שלילי|סטרילי)/iu
const grew = (before: string): boolean => germWords.test(before) && !nothingGrown.test(before)
/** What is told behind it has to answer for the germ: a list without answers may be of what the patient bears ill. */
export const isOfGerms = (label: string, before: string, told: string): boolean =>
  ofEither.test(label) && grew(before) && answersGerms.test(told)

const endsInEither = /(?<!\p{L})(?:(?:antibiotic )?sensitivit(?:y|ies)|רגישו(?:ת|יות))\s?[:：]\s*$/iu
/** Up to a list of drugs: nobody can tell whether it is of the germ or of the person. */
export const isOpenWhose = (before: string): boolean => {
  const label = endsInEither.exec(before)
  return label !== null && grew(before.slice(0, label.index))
}

const genus =
  'Escherichia|Klebsiella|Pseudomonas|Proteus|Enterococcus|Staphylococcus|Staph|Streptococcus|Strep|Enterobacter|Citrobacter|Serratia' +
  '|Morganella|Providencia|Acinetobacter|Stenotrophomonas|Burkholderia|Haemophilus|Moraxella|Neisseria|Salmonella|Shigella' +
  '|Campylobacter|Listeria|Bacteroides|Clostridium|Candida|Aspergillus|Mycobacterium|Nocardia|Legionella|Aerococcus'
const germ = `(?:(?:${genus})(?: (?:spp?\\.?|(?!(?:not|and|was|were|are|none|negative|absent|isolated|detected|excluded)(?!\\p{L}))(?:non-)?\\p{Ll}{3,}))?|\\p{Lu}\\. ?\\p{Ll}{4,}|\\p{Lu}\\. coli|MRSA|MSSA)`
const nothing =
  '(?:no (?:significant |bacterial )?growth(?: (?:after|at|for) \\d+ (?:days|hours|h)(?!\\p{L}))?|(?:ללא|אין) צמיחה|סטרילית?|sterile(?! \\p{L}))'

/** What grew: the name of a germ, or of two, or that none did; before it how much, as far as it is printed. */
export const grewWhat = new RegExp(
  `^\\W{0,3}(?:[<>≥]? ?\\d[\\d^,.x* ]* ?(?:cfu\\/m?l )?)?(?:(?:heavy|light|moderate|scanty|pure) )?(?:growth of )?` +
    `(?<what>${germ}(?:(?:, | and | & | ו-?)${germ})*|${nothing})(?!\\p{L})`,
  'iu',
)
/** Behind the names of germs: that they were looked for, and did not grow. "Salmonella, Shigella not isolated." */
export const notGrown =
  /^[^.;\n]{0,30}?(?<!\p{L})(?:not|never|negative|absent|excluded|ruled out|none|no longer|שליליי?(?:ת|ים)?|לא|נשלל\p{L}*)(?!\p{L})/iu
const days = String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4}`
/** From the name of a culture, or of its sample, to what grew. */
export const cultureTells = new RegExp(
  String.raw`^(?: x ?\d)?(?: (?:of|from|on|taken|repeat(?:ed)?|חוזרת|נוספת|מיום|מתאריך))*(?: ?\(?(?:${days})\)?)?` +
    String.raw`(?: ?[:=–-]+ | (?:has |have |had )?(?:grew|grown|growing|yielded|isolated|showed|positive for|צמחה?|צמחו|גדלה?)(?: an?)? )`,
  'iu',
)
/** A sample that is told to have grown something, its culture unnamed: "Sputum of 11/02/2026 grew". */
export const sampleGrew = new RegExp(
  String.raw`(?<!\p{L})(?<sample>sputum|urine|blood|wound|stool|CSF|MSU)(?= (?:sample |specimen |swab )?(?:(?:of|from|on|taken) )*(?:(?:${days}) )?(?:has |have |had )?(?:grew|grown|yielded)(?!\p{L}))`,
  'giu',
)
/** "Culture", under the name of its sample. */
export const bareCulture = /^(?:culture(?: results?)?|תרבית)\s?(?::\s*|$)/iu
