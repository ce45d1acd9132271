import { findPage } from '#core/paper/page-edges'
import type { Corners } from '#core/paper/geometry'
import { faultsOf, type PictureFault } from '#core/records/picture-faults'
import { greyOf } from './look-at'

/** As sharp as it gets: reading wants 2,400 px along the page. */
const wanted: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3840 }, height: { ideal: 2160 } },
}

/** The camera at the back. Null where there is none, or it may not be used: the browser's own way of taking a photo is left. */
export async function openCamera(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia(wanted)
  } catch {
    return null
  }
}

export function hasCamera(): boolean {
  return 'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices
}

export interface Sight {
  /** Pixels of what was looked at, in which the page's corners are. */
  readonly width: number
  readonly height: number
  /** Null where no page stands out. */
  readonly page: Corners | null
  readonly faults: readonly PictureFault[]
}

/** Enough for the edges of a page, and for the sharpness of its print. */
const edgesEdge = 240
const printEdge = 1000

/** What the camera sees now; null before it sees anything. */
export function lookThrough(video: HTMLVideoElement): Sight | null {
  const size = { width: video.videoWidth, height: video.videoHeight }
  const [small, large] = [greyOf(video, size, edgesEdge), greyOf(video, size, printEdge)]
  if (!small || !large) return null
  return { width: small.width, height: small.height, page: findPage(small), faults: faultsOf(large) }
}

const quality = 0.92

/** What the camera sees now, as a photograph without a place or a time in it. */
export async function takePhoto(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob && new File([blob], `photo-${Date.now()}.jpg`, { type: 'image/jpeg' })
}
