import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { radius: ['card', 'control'], shadow: ['float'] } } })

/** Joins class names; of two utilities for one property the later one stays. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
