import type { Setting } from './row-picture'

/** How a row is first read by each model. */
export const LATIN_SETTING: Setting = { letterHeight: 28, stretch: 1.15 }
export const HEBREW_SETTING: Setting = { letterHeight: 28, stretch: 1 }
/** The second reading of a row with numbers or doubtful words: wider, so that no decimal point is lost. */
export const WIDE_SETTING: Setting = { letterHeight: 28, stretch: 1.4 }
