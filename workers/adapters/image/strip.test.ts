import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeGrey } from './decode'
import { orientationTiff } from './exif'
import { sniff } from './sniff'
import { stripMetadata } from './strip'

const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(`tests/fixtures/images/${name}`))
const ascii = (text: string): number[] => [...text].map((c) => c.charCodeAt(0))

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

const segment = (marker: number, payload: number[]): number[] => {
  const length = payload.length + 2
  return [0xff, marker, length >> 8, length & 255, ...payload]
}
const secrets = ['GPS 32.0853N', 'camera of A. Owner', 'comment', 'second picture']

function withMetadata(bytes: Uint8Array, orientation: number): Uint8Array {
  const tiff = [...orientationTiff(orientation), ...ascii(secrets[0] as string)]
  const extra = [
    ...segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff]),
    ...segment(0xe1, ascii(`http://ns.adobe.com/xap/1.0/ ${secrets[1]}`)),
    ...segment(0xe2, [...ascii('ICC_PROFILE'), 0, 1, 1, ...ascii('profile kept')]),
    ...segment(0xfe, ascii(secrets[2] as string)),
  ]
  return Uint8Array.from([...bytes.slice(0, 2), ...extra, ...bytes.slice(2), ...ascii(secrets[3] as string)])
}

const holds = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text)

describe('stripMetadata', () => {
  it.each(['gradient-baseline.jpg', 'gradient-progressive.jpg', 'gradient-restart.jpg'])('%s', (name) => {
    const given = withMetadata(fixture(name), 6)
    const stripped = joined(stripMetadata(given))
    for (const secret of secrets) {
      expect(holds(given, secret)).toBe(true)
      expect(holds(stripped, secret)).toBe(false)
    }
    expect(holds(stripped, 'profile kept')).toBe(true)
    expect(sniff(stripped)).toMatchObject({ ok: true, value: { orientation: 6 } })
    expect(decodeGrey(stripped, 200)).toEqual(decodeGrey(given, 200))
  })

  it('writes no Exif where the picture stands upright', () => {
    const stripped = joined(stripMetadata(withMetadata(fixture('gradient-baseline.jpg'), 1)))
    expect(holds(stripped, 'Exif')).toBe(false)
  })

  it('leaves a PNG its picture, its profile and its orientation', () => {
    const given = fixture('gradient-rgb8.png')
    const chunk = (type: string, data: number[]): number[] => [0, 0, 0, data.length, ...ascii(type), ...data, 0, 0, 0, 0]
    const extra = [...chunk('tEXt', ascii(secrets[0] as string)), ...chunk('eXIf', [...orientationTiff(8)]), ...chunk('tIME', [7])]
    const dressed = Uint8Array.from([...given.slice(0, 33), ...extra, ...given.slice(33), ...ascii(secrets[3] as string)])
    const stripped = joined(stripMetadata(dressed))
    for (const secret of [secrets[0], secrets[3], 'tIME']) expect(holds(stripped, secret as string)).toBe(false)
    expect(sniff(stripped)).toMatchObject({ ok: true, value: { orientation: 8 } })
    expect(decodeGrey(stripped, 200)).toEqual(decodeGrey(dressed, 200))
  }) // prettier-ignore

  it('gives the same bytes a second time', () => {
    const once = joined(stripMetadata(withMetadata(fixture('gradient-baseline.jpg'), 3)))
    expect(joined(stripMetadata(once))).toEqual(once)
  })

  it('copies nothing of the picture', () => {
    const given = fixture('gradient-baseline.jpg')
    expect(stripMetadata(given).some((part) => part.buffer === given.buffer && part.length > 200)).toBe(true)
  })
})
