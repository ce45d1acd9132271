const fluid = String.raw`(?:(?:body|pleural|ascitic|peritoneal|synovial|pericardial|cerebrospinal|joint|amniotic|bronchoalveolar|drain) (?:fluid|lavage)|ascites|CSF|dialysate|נוזל (?:ה?(?:פלאורה|צדר|שדרה|מפרק|מיימת|פריקרד)|פלאורלי|פלויראלי|סינוביאלי|פריטונאלי)|מיימת|ליקוור)`

/** A report of a fluid of the body, by its title or by what it says it was made of: "Body fluid report", "Source: pleural fluid, right". */
export const fluidReport = new RegExp(
  String.raw`^\W*(?:\p{L}+ ){0,2}${fluid}(?: \p{L}+)? (?:report|analysis|examination|studies|study|results)\W*$|` +
    String.raw`(?<!\p{L})(?:source|specimen|sample|material|fluid type|מקור|חומר|דגימה)(?: (?:type|source))?\s*:\s*(?:\p{L}+ )?${fluid}(?!\p{L})`,
  'iu',
)

/** A title under which cells are counted, whatever sample they are of. */
export const cellCount =
  /^\W*(?:(?:total )?(?:nucleated )?cell counts?(?: (?:and|with|&) diff\p{L}*)?|differential(?: (?:cell )?count)?|ספירת תאים(?: ומבדלת)?)\W*$/iu

/** The unit of what was collected for a whole day: "mg/24h", "mmol/day". */
export const daily = /\/\s?(?:24\s?(?:h|hrs?|hours?|שעות)|d|day|יממה)$/iu
