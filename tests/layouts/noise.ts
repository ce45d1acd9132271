import { Random } from './random'
import type { Printed } from './sheet'

/** What a letter is read as, by how an engine of this kind errs: thin strokes, rounds, and letters that touch. */
const confusions: ReadonlyMap<string, readonly string[]> = new Map([
  ['l', ['1', 'I', 'i']],
  ['I', ['l', '1']],
  ['i', ['l', 'j']],
  ['1', ['l', 'I', '7']],
  ['O', ['0']],
  ['o', ['c', 'e', '0']],
  ['0', ['O', 'o', '6']],
  ['c', ['e', 'o']],
  ['e', ['c', 'o']],
  ['a', ['o', 'e']],
  ['n', ['h', 'r']],
  ['h', ['b', 'n']],
  ['r', ['n', 't']],
  ['t', ['f', 'l']],
  ['f', ['t']],
  ['m', ['rn', 'nn']],
  ['u', ['v', 'n']],
  ['v', ['u', 'y']],
  ['S', ['5']],
  ['5', ['S', '6']],
  ['B', ['8']],
  ['8', ['B', '3']],
  ['3', ['8']],
  ['6', ['5', '8']],
  ['9', ['8', '4']],
  ['2', ['7', 'Z']],
  ['7', ['1', '2']],
  ['4', ['9']],
  ['.', ['', ',']],
  [',', ['.']],
  ['-', ['', '~']],
  ['/', ['l', 'I']],
  ['%', ['9%', '°']],
  ['ה', ['ח', 'ת']],
  ['ח', ['ה', 'ת']],
  ['ו', ['ן', 'י']],
  ['י', ["'", 'ו']],
  ['ר', ['ד']],
  ['ד', ['ר']],
  ['ב', ['כ']],
  ['כ', ['ב']],
  ['ס', ['ם']],
  ['ט', ['מ']],
])

const rates = {
  letter: 0.003,
  figure: 0.0012,
  lost: 0.0015,
  lostShort: 0.008,
  split: 0.002,
  merged: 0.003,
  speck: 0.01,
  doubted: 0.85,
}

/** The words as a reader might give them: bent, shaken, misread; each printed word keeps what became of it. */
export function addNoise(printed: readonly Printed[], width: number, seed: number): Printed[] {
  const random = new Random(seed + 7919)
  const strength = random.between(0.3, 1.6)
  const skew = random.normal() * 0.004
  const curl = random.normal() * 12
  const jitter = random.between(0.2, 1) * 0.04
  const out: Printed[] = []
  for (const word of printed) {
    const across = (word.x + word.width / 2) / width
    word.y += skew * word.x + curl * 4 * across * (1 - across) + random.normal() * jitter * word.height
    word.x += random.normal() * jitter * word.height
    word.height *= 1 + random.normal() * jitter
    word.confidence = Math.min(0.97, Math.max(0.4, 0.9 + 0.06 * random.normal()))
    if (random.chance(strength * (word.text.length <= 2 ? rates.lostShort : rates.lost))) {
      word.fate = 'lost'
      continue
    }
    misread(word, random, strength)
    const last = out[out.length - 1]
    if (last && last.line === word.line && word.x > last.x && random.chance(strength * rates.merged))
      merge(last, word)
    else if (word.text.length > 5 && random.chance(strength * rates.split)) out.push(...split(word, random))
    else out.push(word)
    if (random.chance(strength * rates.speck))
      out.push({
        ...word,
        text: random.pick(['.', '-', "'", '|', '_']),
        x: word.x + word.width + 4,
        width: 5,
        height: 6,
        confidence: 0.4,
      })
  }
  return out
}

function misread(word: Printed, random: Random, strength: number): void {
  let changed = false
  const numeric = /\d/.test(word.text)
  const read = [...word.text]
    .map((letter) => {
      const rate = numeric ? rates.figure : rates.letter
      const others = confusions.get(letter)
      if (!others || !random.chance(strength * rate)) return letter
      changed = true
      return random.pick(others)
    })
    .join('')
  if (!changed || read.trim() === '') return
  word.fate = 'misread'
  word.text = read
  word.confidence = random.between(0.45, 0.9)
  // The reader compares two readings of a number with its ink, and mostly notices.
  if (numeric && random.chance(rates.doubted)) word.doubt = random.chance(0.5) ? 'point' : 'digits'
}

/** Two words that touch; the first is both, the second is gone. */
function merge(first: Printed, second: Printed): void {
  const right = Math.max(first.x + first.width, second.x + second.width)
  const left = Math.min(first.x, second.x)
  first.text += second.text
  first.x = left
  first.width = right - left
  first.fate = 'misread'
  second.fate = 'lost'
}

function split(word: Printed, random: Random): Printed[] {
  const at = random.int(2, word.text.length - 2)
  const share = (word.width * at) / word.text.length
  word.fate = 'misread'
  const hebrew = /[\u05d0-\u05ea]/.test(word.text)
  const [head, tail] = [word.text.slice(0, at), word.text.slice(at)]
  const first = { ...word, text: head, width: share * 0.95, x: hebrew ? word.x + word.width - share : word.x }
  return [
    first,
    { ...word, text: tail, width: (word.width - share) * 0.95, x: hebrew ? word.x : word.x + share },
  ]
}
