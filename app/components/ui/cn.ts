import { clsx, type ClassValue } from 'clsx'

/** Joins class names. No two may set one property: what a part lets its user change stands in a layer below (styles/parts.css). */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes)
}
