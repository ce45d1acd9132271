/** How a laboratory measures, printed by itself under a test's name: no test, and no part of its name. */
export const methodAlone =
  /^\W*(?:elisa|elia|e?clia|cmia|cleia|feia|meia|e?ia|ria|ifa?|iif|hplc|lc[ /-]?ms(?:[ /-]?ms)?|nephelometry|turbidimetry|(?:electro)?chemiluminescence|(?:indirect )?immunofluorescence|immunoturbidimetry|immunoassay|flow cytometry|colorimetric|enzymatic|drvvt|נפלומטריה|טורבידימטריה|כימילומינסנציה|אימונופלואורסצנציה)\W*$/iu

const methods = String.raw`
(?:spectro)?photometr\p{L}*; calculated; derived; (?:electrical )?imped[ae]nce; vcs; hexokinase; god; jaff[eé]; (?:modified )?kinetic;
enzymatic; urease; uricase; biuret; bromocresol; ifcc; diazo; e?clia; cmia; hplc; ise; ion selective; (?:immuno)?turbidimetr\p{L}*;
nephelometr\p{L}*; colou?rimetr\p{L}*; (?:electro)?chemiluminescen\p{L}*; westergren; microscop\p{L}*; reagent strip; latex; immunoassay;
flow cytometry; laser; light scatter\p{L}*; cyanmeth\p{L}*; friedewald; arsenazo; ferrozine;
[שמ]חושב; פוטומטרי\p{L}*; מיקרוסקופי\p{L}*;`

/** A line that tells how a test was done: "METHOD : CALCULATED PARAMETER", "(Electrical Impedance)". */
export const methodLine = new RegExp(
  String.raw`^methods?\s?:|^\(\s?(?:${methods
    .trim()
    .split(/\s*;\s*/)
    .filter(Boolean)
    .join('|')})(?!\p{L})[^()]*\)?$`,
  'iu',
)

/** Behind a test's name: that it was read from a strip of urine, and how ("pH (Reagent strip, methyl red", of which a bracket was lost). */
export const stripBehind =
  /(?:\s*[,(]\s*|\s+)(?:by\s)?(?:reagent[\s-]strips?|dip[\s-]?sticks?|urine strips?)(?!\p{L}).*$/iu
