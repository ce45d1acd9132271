/** Raised when the extractor gives other rows for the same page; older files are re-read by `npm run reprocess`. */
export const extractionVersion = 33
