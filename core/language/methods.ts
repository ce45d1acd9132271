/** How a laboratory measures, printed by itself under a test's name: no test, and no part of its name. */
export const methodAlone =
  /^\W*(?:elisa|elia|e?clia|cmia|cleia|feia|meia|e?ia|ria|ifa?|iif|hplc|lc[ /-]?ms(?:[ /-]?ms)?|nephelometry|turbidimetry|(?:electro)?chemiluminescence|(?:indirect )?immunofluorescence|immunoturbidimetry|immunoassay|flow cytometry|colorimetric|enzymatic|drvvt|נפלומטריה|טורבידימטריה|כימילומינסנציה|אימונופלואורסצנציה)\W*$/iu

/** A line that tells how a test was done: "METHOD : CALCULATED PARAMETER". */
export const methodLine = /^methods?\s?:/i

/** Behind a test's name: that it was read from a strip of urine, and how ("pH (Reagent strip, methyl red", of which a bracket was lost). */
export const stripBehind =
  /(?:\s*[,(]\s*|\s+)(?:by\s)?(?:reagent[\s-]strips?|dip[\s-]?sticks?|urine strips?)(?!\p{L}).*$/iu
