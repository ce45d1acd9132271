import type { Fault } from '#core/voice/faults'
import { microphoneWanted } from '#core/voice/limits'

/** The microphone, once the person has allowed it; else why not. */
export async function askMicrophone(): Promise<MediaStream | Fault> {
  // Only of a secure page: a phone that reads a laptop over plain http has none.
  if (!('mediaDevices' in navigator)) return 'microphoneMissing'
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: microphoneWanted })
  } catch (error) {
    return faultOf(error instanceof Error ? error.name : '')
  }
}

/** Names of W3C Media Capture §10.2.1. */
function faultOf(name: string): Fault {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'microphoneMissing' : 'notStarted'
}

export const stopMicrophone = (microphone: MediaStream | null): void =>
  microphone?.getTracks().forEach((track) => track.stop())
