import { telephone, address, furnitureWordings, hebrewAddress, postcode } from '../language/furniture'
import { plain } from './script'

/** A line of the page's frame: page number, telephone, legend, disclaimer. Addresses are told by `isAddress`. */
export function isFurniture(text: string): boolean {
  const line = plain(text)
  return furnitureWordings.some((pattern) => pattern.test(line))
}

/** A postal address, alone on its line or with a telephone beside it. */
export function isAddress(text: string): boolean {
  const line = plain(text)
  if (line.split(' ').length > 16 || /\b(mg|mcg|tablet|daily|ml)\b/.test(line)) return false
  return address.test(line) || hebrewAddress.test(line) || postcode.test(line)
}

/** A line that is how to reach an institution. */
export const isTelephone = (text: string): boolean => telephone.test(plain(text))
