import { statementVerb } from '../statements'
import { currency, isSentence, price, services, tellsInFiling } from './house-words'
import type { Whose } from './row'

/** Lines that a house prints for everybody, or for its own order: what it offers, where things are, what a form asks for. */
export const ofTheHouse: readonly Whose[] = [
  {
    id: 'services',
    in: 'row',
    reach: 'names',
    is: 'house',
    words: String.raw`
${services}\s*:\s*(?=\S)~
(?<=(?:^|[\t|·•–—]|\s-\s)\s*)${services}\s*:?\s*(?:$|\t)~`,
    example: 'Departments\nBurns Unit, [Haemophilia]',
    counterexample: 'Seen in several departments\nBurns Unit, [Haemophilia]',
  },
  {
    id: 'price-list',
    in: 'row',
    reach: 'line',
    is: 'house',
    words: String.raw`
\p{L}{2,}[^\d₹$£€₪]*${price}\D*?\s(?!Rs|${currency}|total|paid|due|balance|net)\p{L}{2,}.*?${price}~`,
    example: '[Cataract] surgery Rs 6,500 Hernia Rs 3,800',
    counterexample: '[Cataract] surgery Rs 6,500 Total Rs 6,500',
  },
  {
    id: 'package',
    in: 'row',
    reach: 'line',
    is: 'house',
    unless: statementVerb,
    words: String.raw`
(?:packages?|profiles?|check-?ups?|menu|offer|price list|tariff|חבילת|מחירון)(?!\p{L}).*${price}~`,
    example: '[Diabetes] package: HbA1c, lipids - Rs 999',
    counterexample: '[Diabetes] leaflet: HbA1c, lipids - Rs 999',
  },
  {
    id: 'what-takes-pictures',
    in: 'row',
    reach: 'line',
    is: 'house',
    unless: statementVerb,
    words: String.raw`
(?<!\d)(?:(?:x-?rays?|MRI|CT|PET(?:[-/]CT)?|ultrasound|sonography|mammo(?:graphy|gram)|DE?XA|doppler|ECG|echo|fluoroscopy|
OPG)(?:\s?[,/|·•&+\t]|\s-)?\s*(?:and )?){4}~`,
    example: '[X-ray], MRI, CT, Ultrasound, Mammography. Walk-ins welcome.',
    counterexample: '[X-ray], MRI and CT were made.',
  },
  {
    id: 'timetable',
    in: 'row',
    reach: 'line',
    is: 'house',
    words: String.raw`
^\W*(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?[\s,]+(?:at )?\d{1,2}[:.]\d\d.*\s(?:gym|hall|room|clinic|suite|
floor|theatre|studio|pool|foyer|lounge|block)\s?\w{0,3}\W*$~`,
    example: 'Tue 11:30 Rehab, [COPD] Gym 2',
    counterexample: 'Tue 11:30 he came with [COPD]',
  },
  {
    id: 'filing',
    in: 'row',
    reach: 'line',
    is: 'house',
    times: 3,
    unless: tellsInFiling,
    words: String.raw`
medical records
(?:UHID|MRN|MR no|IP no|OP no|IPD|OPD no|NHS no|hosp(?:ital)? no|reg(?:n|d)?\.? no|lab id|barcode|bill(?: no)?|invoice(?: no)?|
receipt|deposit|job no|case no|file no|box|bed|bay|ward|printed|page|scan|sheet|copy|cons\.|fax|
ext)(?!\p{L})[.:#]*\s*(?=[\p{L}-]{0,8}\d)~`,
    example: 'UHID 7200145   Ward 5 [COPD]   Bed 12',
    counterexample: 'Ward 5 [COPD]   Bed 12',
  },
  {
    id: 'extensions',
    in: 'row',
    reach: 'line',
    is: 'house',
    unless: statementVerb,
    words: String.raw`(?:ext(?:ension)?|help-?line|hotline|שלוחה)\b\.?\s*(?:ext\.?\s*)?\d{3,}~`,
    example: '[Diabetes] line, ext. 6500',
    counterexample: '[Diabetes] line, 6500',
  },
  {
    id: 'field-of-a-doctor',
    in: 'row',
    reach: 'line',
    is: 'house',
    unless: statementVerb,
    words: String.raw`
^\W*(?:(?:senior|chief|lead|hon(?:orary|\.)?)\s)?(?:consultant|specialist|board[- ]certified|special(?:ist)? interests?|expert|
fellowship) (?:(?:in|of|for|on)\s)?(?:[\p{L}&/-]+\s){0,4}?(?:\p{L}+(?:ologist|iatrist|ician|iatrician|etrician|surgeon|ologists|
ology|iatrics|surgery|medicine)|surgeon|physician)\s*(?:[-–—:|,(]|&\s|and\s)~`,
    example: 'Consultant Cardiologist - Pacing & [Heart Failure]',
    counterexample: 'Consultant Cardiologist has found [Heart Failure]',
  },
  {
    id: 'doctor-and-field',
    in: 'row',
    reach: 'line',
    is: 'house',
    unless: isSentence,
    words: String.raw`
^\W*(?:Dr|Prof|Mr|Mrs|Ms|Miss|ד"ר|פרופ')(?!\p{L})[^:;\t]*(?<!\p{L})(?:consultant|specialist|surgeon|physician|\p{L}+ologist|
\p{L}+iatrist|\p{L}+iatrician|\p{L}+ology|מומח(?:ה|ית)|רופאת?|כירורג(?:ית)?)(?!\p{L})[^:;\t]*$~`,
    example: 'Mr J. Hall FRCS, [Hernia] Surgeon, Tuesdays',
    counterexample: 'Mr J. Hall, surgeon, told him of the [hernia]',
  },
  {
    id: 'how-to-fill-in',
    in: 'row',
    reach: 'line',
    is: 'house',
    words: String.raw`
^[\s([]*(?:e\.\s?g\.?|eg[.:]|example\s?:|for example[,:]|sample entry\s?:|לדוגמ(?:ה|א)\s?:|דוגמ(?:ה|א)\s?:)\s*\S~`,
    example: '(e.g. [asthma], since 2010)',
    counterexample: '([asthma], since 2010)',
  },
  {
    id: 'appointment',
    in: 'row',
    reach: 'line',
    is: 'house',
    words: String.raw`
^[\s•*–-]*(?:your (?:next |new )?appointments?(?: details)?|appointment (?:with|at|in)|appointment (?:type|for|details)\s?:|
recall list|recalls? due|(?:ה)?תור(?: ה?בא)? שלך|התור (?:שלך|נקבע))`,
    example: 'Your appointment: Tue 17 Sept, [Glaucoma] Suite, Lift C.',
    counterexample: 'Appointed: Tue 17 Sept, [Glaucoma] Suite, Lift C.',
  },
]
