import { describe, expect, it } from 'vitest'
import { orientationTiff } from './exif'
import { sniff } from './sniff'

const ascii = (text: string): number[] => [...text].map((c) => c.charCodeAt(0))
const word = (n: number): number[] => [n >> 8, n & 255]
const long = (n: number): number[] => [...word(n >>> 16), ...word(n & 0xffff)]

function png(width: number, height: number, depth = 8, colour = 2): Uint8Array {
  const magic = [0x89, ...ascii('PNG'), 13, 10, 26, 10]
  return Uint8Array.from([...magic, ...long(13), ...ascii('IHDR'), ...long(width), ...long(height), depth, colour, 0, 0, 0, 0, 0, 0, 0]) // prettier-ignore
}

function jpeg(width: number, height: number, frame = 0xc0, before: number[] = []): Uint8Array {
  const sof = [0xff, frame, ...word(11), 8, ...word(height), ...word(width), 1, 1, 0x11, 0]
  return Uint8Array.from([0xff, 0xd8, ...before, ...sof, 0xff, 0xda, ...word(8), 1, 1, 0, 0, 63, 0])
}

const exif = (orientation: number): number[] => {
  const tiff = [...orientationTiff(orientation)]
  return [0xff, 0xe1, ...word(8 + tiff.length), ...ascii('Exif'), 0, 0, ...tiff]
}

describe('sniff', () => {
  it.each([
    ['a JPEG', jpeg(1240, 1754), { format: 'jpeg', width: 1240, height: 1754, orientation: 1 }],
    ['a progressive JPEG', jpeg(800, 600, 0xc2), { format: 'jpeg', width: 800, height: 600, orientation: 1 }],
    ['a turned JPEG', jpeg(800, 600, 0xc0, exif(6)), { format: 'jpeg', width: 800, height: 600, orientation: 6 }],
    ['an orientation out of range', jpeg(800, 600, 0xc0, exif(9)), { format: 'jpeg', width: 800, height: 600, orientation: 1 }],
    ['a PNG', png(2000, 1000), { format: 'png', width: 2000, height: 1000, orientation: 1 }],
  ])('%s', (_, bytes, value) => {
    expect(sniff(bytes)).toEqual({ ok: true, value })
  }) // prettier-ignore

  it.each([
    ['nothing', new Uint8Array(0), 'not_an_image'],
    ['a page of HTML named .jpg', Uint8Array.from(ascii('<!doctype html><title>x')), 'not_an_image'],
    ['a PDF', Uint8Array.from(ascii('%PDF-1.7')), 'not_an_image'],
    ['a GIF', Uint8Array.from(ascii('GIF89a')), 'not_an_image'],
    ['the start of a JPEG and no more', Uint8Array.of(0xff, 0xd8), 'truncated_image'],
    ['a JPEG cut before its frame', jpeg(800, 600).slice(0, 8), 'truncated_image'],
    ['65,535 pixels square', jpeg(65535, 65535), 'too_many_pixels'],
    ['a PNG bomb', png(30000, 30000), 'too_many_pixels'],
    ['a lossless JPEG', jpeg(800, 600, 0xc3), 'unsupported_image'],
    ['an arithmetic JPEG', jpeg(800, 600, 0xc9), 'unsupported_image'],
    ['a PNG of 3 bits', png(800, 600, 3), 'unsupported_image'],
    ['a PNG of no width', png(0, 600), 'damaged_image'],
    ['a thumbnail', jpeg(60, 60), 'too_small_picture'],
  ])('%s: %s', (_, bytes, error) => {
    expect(sniff(bytes as Uint8Array)).toEqual({ ok: false, error })
  })
})
