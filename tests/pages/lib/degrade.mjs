/** A clean rendering made into what a patient holds: scan, fax or photograph. ImageMagick 6; boxes follow exactly. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { homography, mapBox, rotation, roundBox, turnBox } from './geometry.mjs'

const CONVERT = process.env.CONVERT || '/usr/bin/convert'
const convert = (...args) => execFileSync(CONVERT, args.map(String), { stdio: ['ignore', 'pipe', 'pipe'] })
const DESKS = [
  ['#4d3826', '#755538'],
  ['#8d8f93', '#a9abad'],
  ['#20303a', '#34505c'],
  ['#b79b76', '#d0b48c'],
  ['#5a5f4a', '#767c62'],
  ['#3a2b33', '#57414c'],
  ['#c8c3ba', '#dad6cd'],
]
const PAPERS = ['#fdf8ec', '#f6f6f4', '#f2f4f8', '#f7f1e4']

/** @returns {{ width: number, height: number, map: (box: number[]) => number[] }} size and box map of what was written */
export function degrade(png, out, size, page, rnd) {
  const { variant = 'clean', degrade: opts = {} } = page
  const done = { clean, scan, fax, photo }[variant](png, out, size, opts, rnd)
  if (opts.rotate) {
    convert(out, '-rotate', opts.rotate, '-quality', 84, out)
    const turned = (box) => turnBox(done.map(box), done.width, done.height, opts.rotate)
    const sideways = opts.rotate !== 180
    return {
      width: sideways ? done.height : done.width,
      height: sideways ? done.width : done.height,
      map: (b) => roundBox(turned(b)),
    }
  }
  if (opts.exif6) {
    convert(out, '-rotate', 270, '-quality', 84, out)
    writeExifOrientation(out, 6)
  }
  return { ...done, map: (b) => roundBox(done.map(b)) }
}

function clean(png, out, { width, height }, opts) {
  if (out.endsWith('.png'))
    convert(png, '-strip', '-colors', 128, '-define', 'png:compression-level=9', `PNG8:${out}`)
  else convert(png, '-strip', '-quality', opts.quality ?? 86, out)
  return { width, height, map: (b) => b }
}

function scan(png, out, { width, height }, opts, rnd) {
  const angle = opts.angle ?? rnd.between(0.3, 1.1) * (rnd.next() < 0.5 ? -1 : 1)
  const specks = Array.from({ length: 70 }, () => {
    const [x, y] = [rnd.int(0, width), rnd.int(0, height)]
    return `circle ${x},${y} ${x + rnd.between(0.4, 1.5)},${y}`
  }).join(' ')
  const streak = rnd.int(Math.round(width * 0.1), Math.round(width * 0.9))
  // prettier-ignore
  convert(
    png, '-virtual-pixel', 'white', '-distort', 'SRT', angle.toFixed(4), '-fill', '#777', '-draw', specks,
    '-stroke', 'rgba(150,150,150,0.35)', '-draw', `line ${streak},0 ${streak + 2},${height}`, '-stroke',
    'none', '-blur', '0x0.5', '+level', '5%,94%', '-seed', rnd.int(1, 9999), '-attenuate', '0.16', '+noise',
    'Gaussian', ...(opts.colour ? [] : ['-colorspace', 'Gray']), '-strip', '-quality', opts.quality ?? 78,
    out
  )
  const turn = rotation(angle, [width / 2, height / 2])
  return { width, height, map: (b) => mapBox(turn, b) }
}

function fax(png, out, { width, height }, opts, rnd) {
  const line = Math.round(width * (opts.faxScale ?? 0.84))
  const rows = Math.round(height * (opts.faxScale ?? 0.84) * 0.82)
  // prettier-ignore
  convert(
    png, '-colorspace', 'Gray', '-resize', `${line}x${rows}!`, '-seed', rnd.int(1, 9999), '-attenuate',
    '0.45', '+noise', 'Gaussian', '+level', '6%,96%', '-ordered-dither', 'o3x3', '-resize',
    `${width}x${height}!`, '-blur', '0x0.4', '-strip', '-quality', opts.quality ?? 70, out
  )
  return { width, height, map: (b) => b }
}

function photo(png, out, { width: w, height: h }, opts, rnd) {
  const [W, H] = [
    Math.round(w * (1 + 2 * rnd.between(0.05, 0.09))),
    Math.round(h * (1 + 2 * rnd.between(0.035, 0.065))),
  ]
  const angle = opts.angle ?? rnd.between(1, 3) * (rnd.next() < 0.5 ? -1 : 1)
  const turn = rotation(angle, [W / 2, H / 2])
  const shrink = 1 - Math.abs(Math.sin((angle * Math.PI) / 180)) * 0.7
  const lean = rnd.between(-0.025, 0.025)
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  const target = corners.map(([x, y], i) => {
    const dx = (x - w / 2) * shrink * (i < 2 ? 1 - lean : 1 + lean) + rnd.between(-0.014, 0.014) * w
    return turn([W / 2 + dx, H / 2 + (y - h / 2) * shrink + rnd.between(-0.008, 0.008) * h])
  })
  const points = corners.map((p, i) => `${p} ${target[i].map((v) => v.toFixed(2))}`).join('  ')
  const [desk, paper] = [opts.desk ?? rnd.pick(DESKS), rnd.pick(PAPERS)]
  const folds = (opts.folds ?? []).map((f) => Math.round(h * f))
  const sheet = `${out}.sheet.png`
  const creases = folds.flatMap((y) => [
    '-fill',
    'rgba(60,60,60,0.16)',
    '-draw',
    `rectangle 0,${y} ${w},${y + 2}`,
    '-fill',
    'rgba(60,60,60,0.05)',
    '-draw',
    `rectangle 0,${y + 3} ${w},${y + 22}`,
  ])
  // prettier-ignore
  convert(
    png, '(', '+clone', '-fill', paper, '-colorize', '100', ')', '-compose', 'Multiply', '-composite',
    ...creases, '-alpha', 'set', '-virtual-pixel', 'transparent', '-define',
    `distort:viewport=${W}x${H}+0+0`, '-distort', 'Perspective', points, sheet
  )
  const dim = rnd.int(52, 68)
  const [lx, ly] = [rnd.pick([0, W]), rnd.pick([0, H])]
  // prettier-ignore
  convert(
    '-seed', rnd.int(1, 9999), '-size', `${Math.round(W / 50)}x${Math.round(H / 5)}`, 'plasma:fractal',
    '-colorspace', 'Gray', '-normalize', '-colorspace', 'sRGB', '-type', 'TrueColor', '+level-colors',
    desk.join(','), '-resize', `${W}x${H}!`, '(', sheet, '-background', 'black', '-shadow', '60x12+10+12',
    '+repage', '-gravity', 'northwest', '-crop', `${W}x${H}+12+10`, '+repage', ')', '-compose', 'Over',
    '-composite', sheet, '-compose', 'Over', '-composite', '(', '-size', `${W}x${H}`, 'xc:',
    '-sparse-color', 'Bilinear',
    `${lx},${ly} white ${W - lx},${ly} gray(${dim + 22}%) ${lx},${H - ly} gray(${dim + 14}%) ${W - lx},${H - ly} gray(${dim}%)`,
    ')', '-compose', 'Multiply', '-composite', '-blur', `0x${(opts.blur ?? rnd.between(0.4,
    0.8)).toFixed(2)}`, '-seed', rnd.int(1, 9999), '-attenuate', (opts.noise ?? rnd.between(0.16,
    0.3)).toFixed(3), '+noise', 'Gaussian', '-alpha', 'off', '-strip', '-sampling-factor', '4:2:0',
    '-quality', opts.quality ?? 70, out
  )
  fs.rmSync(sheet, { force: true })
  const project = homography(corners, target)
  return { width: W, height: H, map: (b) => mapBox(project, b) }
}

/** An APP1 segment with the one tag Orientation (0x0112), big-endian TIFF. */
function writeExifOrientation(file, value) {
  const bytes = fs.readFileSync(file)
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  tiff.writeUInt16BE(value, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  fs.writeFileSync(file, Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]))
}
