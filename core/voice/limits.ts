/** Constants of a call (spec app.md §9), in milliseconds unless named otherwise. */

export const connectWithin = 30_000
export const healthEvery = 10_000
/** Checks in a row at which an answer was still waited for, before the call is given up. */
export const mostChecksWithoutAnswer = 3
export const noticeShown = 5000

/** What is heard until the assistant is: a telephone's ringing tone of North America. */
export const ringingTone = { hertz: [440, 480], onSeconds: 2, everySeconds: 6, longest: 10_000 } as const

/** Of the sound that goes to a provider: samples a second, mono, 16 bits. */
export const sampleRate = 24_000

/** What is asked of a microphone. */
export const microphoneWanted = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
} as const
