// How many times slower than this machine the phone is that Lighthouse makes of it.

/**
 * What Lighthouse's constant of four is meant for: a desktop whose index is 1,500 or above. Of a slower one four makes a phone
 * that is slower than the one in mind (its docs, throttling.md, "Calibrating the CPU slowdown").
 */
const meant = { index: 1500, slowdown: 4 }

/** The same phone on every machine. @param {number} index Lighthouse's own of this machine, as it was while it measured */
export const slowdownOf = (index) =>
  Math.min(meant.slowdown, Math.max(1, (index / meant.index) * meant.slowdown))
