/** Results that are noted with nothing between what belongs together. */

/** A test whose number is written onto it, up to that: "Hct29%", "WBC17.4k/mm3". */
export const writtenOn =
  /(?<![\p{L}\d/-])(?:(?:Hgb|HGB|Hb|Hct|HCT|WBC|RBC|Plts?|PLTs?|BUN|MCV|ESR|INR|PTT)(?=\d{1,6}(?:[.,]\d{1,3})?(?:\s|%|[kK](?!\p{L})|[;,.](?!\d)|$))|(?:Na(?=1\d\d)|Cl(?=(?:\d\d|1\d\d)(?!\d))|(?:K|Cr|Mg)(?=\d\.\d)|Ca(?=\d{1,2}\.\d)|HCO3(?=\d\d(?!\d)))(?=[\d.]+(?:\s|[;,](?!\d)|\.(?!\d)|$)))/gu

/** Three numbers of an arterial gas in their usual order: "ABG:7.28/48/46". */
export const arterialGas =
  /(?<!\p{L})(?:ABGs?|arterial blood gas(?:es)?)\s?[:=,-]?\s*(?:(?:was|were|of|showed|shows|revealed)\s)?(?:pH\s)?(?<acid>[67]\.\d{1,3})\s?\/\s?(?<carbon>\d{2,3}(?:\.\d)?)\s?\/\s?(?<oxygen>\d{2,3}(?:\.\d)?)(?![\d.]*\d)/giu

/** What each of them is called. */
export const gases: readonly (readonly [group: string, name: string])[] = [
  ['acid', 'Arterial pH'],
  ['carbon', 'Arterial pCO2'],
  ['oxygen', 'Arterial pO2'],
]
