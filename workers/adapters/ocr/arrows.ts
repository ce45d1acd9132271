import type { Component } from '../image/components'
import type { Prepared } from '../image/prepare'
import type { Arrow } from './arrow'
import { arrowOf } from './arrow'
import type { ReadWord } from './words'
import { centre } from './words'

/** How sure an arrow is that its outline tells. */
const SURE = 0.85
/** A mark that a model with no arrows gives for one: it looks like anything narrow. */
const SHORT = /^\S{1,2}$/
/** Digits that a blurred arrow could hardly be: here the outline has to be certain. */
const DIGIT = /[02-9]/
/** What a thin arrow is read as: a stroke. */
const STROKE = /^[1tTl|†!]/
/** An arrow before or after a number, run into it. */
const RUN_IN = /^[1tTl|†!+4]\d|\d[1tTl|†!]$/

/**
 * A word with its arrows as arrows. The models know none, and read an arrow beside a result as 1, t, T or ז:
 * by itself a digit too many, run into a number another number.
 */
export function withArrows(page: Prepared, word: ReadWord): ReadWord {
  if (SHORT.test(word.text)) {
    const arrow = lone(page, word)
    if (arrow) return { ...word, text: arrow, symbols: [], confidence: Math.max(word.confidence, SURE) }
  }
  if (word.text.length < 2 || !RUN_IN.test(word.text)) return word
  const inked = blobsOf(page, word)
  const [first, last] = [inked[0], inked[inked.length - 1]]
  if (!first || !last || first === last) return word
  const before = /^\D|^[14]/.test(word.text) ? arrowOf(page.grey, first, true, STROKE.test(word.text)) : null
  if (before) return { ...word, text: before + word.text.slice(1), symbols: [] }
  const after = /\D$|1$/.test(word.text) ? arrowOf(page.grey, last, true, /[1tTl|†!]$/.test(word.text)) : null
  return after ? { ...word, text: word.text.slice(0, -1) + after, symbols: [] } : word
}

function lone(page: Prepared, word: ReadWord): Arrow | null {
  const inked = blobsOf(page, word)
  const [only] = inked
  if (!only || inked.length !== 1) return null
  return arrowOf(page.grey, only, DIGIT.test(word.text), STROKE.test(word.text))
}

/** The tall blobs of a word, from the left. */
function blobsOf({ blobs, letterHeight }: Prepared, { box }: ReadWord): Component[] {
  const [x, y, width, height] = box
  return blobs
    .filter((blob) => {
      const middle = centre([blob.left, 0, blob.right - blob.left, 0])
      const level = (blob.top + blob.bottom) / 2
      if (middle < x || middle > x + width || level < y - 2 || level > y + height + 2) return false
      const tall = blob.bottom - blob.top
      return tall >= letterHeight * 0.45 && tall <= letterHeight * 2.2
    })
    .sort((a, b) => a.left - b.left)
}
