/** Right before a share that opens what is told so: "with 75% neutrophils", "16% bands". */
export const shareOpens =
  /(?:^|[,;:(.]\s?|(?<!\p{L})(?:with|and|had|has|have|show(?:s|ed|ing)|reveal(?:s|ed)|demonstrate(?:s|d)|including|was|were|is|an?|about)\s)$/iu

/** Behind the name of a share: it is how much something changed. */
export const shareChanged =
  /^\s(?:reduction|decrease|increase|drop|rise|fall|change|loss|improvement|of)(?!\p{L})/iu

/** A sample in which cells are told in shares as well as in blood. */
export const otherSample =
  /(?<!\p{L})(?:fluid|CSF|LP|tap|spinal|lumbar|aspirat\p{L}*|lavage|BAL|sputum|ascit\p{L}*|synovial|biops\p{L}*|marrow|paracentesis|thoracentesis|effusion|\p{L}*centesis)(?!\p{L})/iu

/** From one end of a span to the other, each with its sign of a share or without: "20%-25%", "50 to 55%". */
export const spanBehind =
  /^\s?%?\s?(?:[-–—]|to\s|עד\s)\s?(\d{1,4}(?:\.\d{1,2})?)\s?(%|percent|per cent)?(?![\d.,]?\d)(?!\s?[/.-]\d)/iu

/** The same behind "between": "between 45% and 50%". */
export const spanOfTwo =
  /^\s?%?\s?and\s(\d{1,3}(?:\.\d)?)\s?(%|percent|per cent)?(?![\d.,]?\d)(?!\s?[/.-]\d)/iu

/** From the start of a sentence to a result: it is of the fluid of the spine, of which the sentence told before. */
export const spinalFluidTold =
  /(?<!\p{L})(?:CSF|(?:cerebro)?spinal fluid|lumbar punctures?|spinal tap|נוזל (?:ה?שדרה|ה?שדרתי|מוחי[ -]שדרתי)|ניקור (?:מותני|לומברי))(?!\p{L})(?!\s+(?:negative|positive|culture))(?:(?!(?<!\p{L})(?:serum|blood|plasma|peripheral|urine|CBC|labs?|admi\p{L}*|ב?דם|שתן)(?!\p{L})).)*?(?<!\p{L})(?:reveal\p{L}*|show\p{L}*|demonstrat\p{L}*|yield\p{L}*|results?|analysis|studies|with|was|were|had|notable|significant|הדגימ?ה?|תוצא\p{L}*|עם)(?:(?!(?<!\p{L})(?:serum|blood|plasma|peripheral|urine|CBC|labs?|admi\p{L}*|ב?דם|שתן)(?!\p{L})).)*$|(?<!\p{L})(?:CSF|(?:cerebro)?spinal fluid|lumbar punctures?|spinal tap)(?!\p{L})(?:\s\p{L}+)?(?:,\s?[\d/.-]{6,10},?)?\s?:(?:(?!(?<!\p{L})(?:serum|blood|plasma|peripheral|urine|CBC)(?!\p{L})).)*$/isu

/** The name of two bones of the back that a test's name and a number look like: "C4-5", "T4-T5". */
export const spinalLevel = /^[CTL]\d{1,2}\s?[-–/]\s?[CTLS]?\d{1,2}(?![\d.,]\d|\d)/
