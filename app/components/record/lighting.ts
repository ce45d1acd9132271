import { useEffect, useState } from 'react'
import { hasMotion } from '../paper/scroll'

/** Between two lines, and of so many at most: more light up together. */
const stepMs = 140
const mostSteps = 14

const stepsOf = (lines: number): number => Math.min(lines, mostSteps)

/** How long it takes until all of a page's lines are lit. */
export const lightingMs = (lines: number): number => stepsOf(lines) * stepMs

/** How many of a page's lines are lit after so long. */
export function litAfter(ms: number, lines: number): number {
  const steps = stepsOf(lines)
  return steps === 0 ? 0 : Math.ceil((lines * Math.min(Math.floor(ms / stepMs), steps)) / steps)
}

interface Lighting {
  /** How many of its lines are lit; null where the page stands as it is. */
  readonly lit: number | null
  /** Whoever has seen enough. */
  readonly end: () => void
}

/** Of a page whose reading ends before somebody's eyes: its lines light up one after another. */
export function useLighting(id: string, state: 'reading' | 'read' | 'failed', lines: number): Lighting {
  const [watched, setWatched] = useState<string | null>(null)
  const [lit, setLit] = useState(0)
  const isLighting = state === 'read' && watched === id && lines > 0 && hasMotion()
  useEffect(() => {
    setWatched(state === 'reading' ? id : (before) => (state === 'read' && before === id ? id : null))
    setLit(0)
  }, [id, state])
  useEffect(() => {
    if (!isLighting) return undefined
    const began = performance.now()
    const timer = setInterval(() => {
      const ms = performance.now() - began
      setLit(litAfter(ms, lines))
      // The last line is looked at for as long as the ones before it.
      if (ms >= lightingMs(lines) + stepMs) setWatched(null)
    }, stepMs / 2)
    return () => clearInterval(timer)
  }, [isLighting, lines])
  return { lit: isLighting ? lit : null, end: () => setWatched(null) }
}
