/** Titles of columns that each count what is taken at one time of the day, in the order of the day: of three times or four. */

const morning = String.raw`m|morn(?:ing)?|mor|breakfast|am|a\.m\.?|בוקר`
const noon = String.raw`a|aft(?:ernoon)?|n|noon|mid-?day|l|lunch|צהריים|צהרים`
const evening = String.raw`e|eve(?:ning)?|dinner|supper|ערב`
const night = String.raw`n|night|h\.?s\.?|bed ?time|b ?t|לילה`

const title = (words: string): RegExp => new RegExp(String.raw`^\W*(?:${words})\W*$`, 'iu')

export const timeColumns: readonly (readonly RegExp[])[] = [
  [title(morning), title(noon), title(evening), title(night)],
  [title(morning), title(noon), title(`${evening}|${night}`)],
]

/** What stands in such a column, with the letter that a nought is read as. */
export const countInColumn = /^[0-3Oo]$/
