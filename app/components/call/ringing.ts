import { ringingTone } from '#core/voice/limits'

const loudness = 0.06
const rampSeconds = 0.02

/** Rings until it is stopped, as a telephone does. Where there is no sound to be had, it is silent. @returns what stops it */
export function ring(): () => void {
  try {
    const audio = new AudioContext()
    const gain = audio.createGain()
    gain.gain.value = 0
    gain.connect(audio.destination)
    const { hertz, onSeconds, everySeconds, longest } = ringingTone
    for (const frequency of hertz) {
      const tone = audio.createOscillator()
      tone.frequency.value = frequency
      tone.connect(gain)
      tone.start()
    }
    for (let from = 0; from * 1000 < longest; from += everySeconds) {
      const at = audio.currentTime + from
      gain.gain.setTargetAtTime(loudness, at, rampSeconds)
      gain.gain.setTargetAtTime(0, at + onSeconds, rampSeconds)
    }
    return () => void audio.close().catch(() => undefined)
  } catch {
    return () => undefined
  }
}
