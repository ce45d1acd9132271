import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tellsPlace } from './tells-place'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/${name}`))
const lab = fixture('journey/lab-english.jpg')
const page = fixture('small/results.png')
const latin = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

/** With segments behind the first two bytes, each after so many others that say nothing. */
const jpegWith = (marker: number, content: string, ahead = 0) => {
  const segment = (own: number, bytes: number[]) => {
    const length = bytes.length + 2
    return [0xff, own, length >> 8, length & 255, ...bytes]
  }
  const profiles = Array.from({ length: ahead }, () =>
    segment(0xe2, [...latin('ICC_PROFILE\0'), ...Array<number>(60_000).fill(0)]),
  )
  return Uint8Array.from([
    ...lab.slice(0, 2),
    ...profiles.flat(),
    ...segment(marker, latin(content)),
    ...lab.slice(2),
  ])
}

/** With a chunk before the last one. Nobody looks at its check. */
const pngWith = (type: string, content: string) =>
  Uint8Array.from([
    ...page.slice(0, -12),
    0,
    0,
    content.length >> 8,
    content.length & 255,
    ...latin(type + content),
    0,
    0,
    0,
    0,
    ...page.slice(-12),
  ])

const xmp = 'http://ns.adobe.com/xap/1.0/\0<exif:GPSLatitude>52,31.2N</exif:GPSLatitude>'

test.each([
  ['a JPEG that tells nothing', lab, false],
  ['its colours', jpegWith(0xe2, 'ICC_PROFILE\0'), false],
  ['Exif', jpegWith(0xe1, 'Exif\0\0'), true],
  ['Exif behind 120 KB of colours', jpegWith(0xe1, 'Exif\0\0', 2), true],
  ['XMP', jpegWith(0xe1, xmp), true],
  ['the rest of a long XMP', jpegWith(0xe1, 'http://ns.adobe.com/xmp/extension/\0'), true],
  ['IPTC', jpegWith(0xed, 'Photoshop 3.0\0'), true],
  ['a second picture', jpegWith(0xe2, 'MPF\0'), true],
  ['a comment', jpegWith(0xfe, 'at home'), true],
  ['a JPEG that ends too early', lab.slice(0, 30), true],
  ['a PNG that tells nothing', page, false],
  ['words of the program that wrote it', pngWith('tEXt', 'Software\0paint'), false],
  ['Exif in a PNG', pngWith('eXIf', 'MM\0*'), true],
  ['XMP in a PNG', pngWith('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x:xmpmeta/>'), true],
  ['what an editor kept of a JPEG', pngWith('zTXt', 'Raw profile type exif\0'), true],
  ['a PNG that ends too early', page.slice(0, 60), true],
  ['no picture', Uint8Array.from(latin('%PDF-1.7')), false],
  ['no bytes', new Uint8Array(), false],
])('%s', (_name, bytes, told) => expect(tellsPlace(bytes)).toBe(told))
