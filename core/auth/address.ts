/**
 * The network that an address stands for when guesses are counted: an IPv4 address itself, of IPv6 the /64 that one
 * household or machine is given (RFC 6177), within which addresses are free to change.
 */
export function networkOf(address: string): string {
  const text = address.trim().toLowerCase()
  if (!text.includes(':')) return text
  const [head = '', tail] = text.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const first = groups(head)
  const last = tail === undefined ? [] : groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const all = tail === undefined ? first : [...first, ...zeros, ...last]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
