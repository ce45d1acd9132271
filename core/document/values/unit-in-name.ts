import { labNameOf } from '../../vocabulary/exact'
import { remembered } from '../../vocabulary/remembered'
import { canonicalUnit } from '../../vocabulary/units'

/** "Glucose (mg/dL)", "Hemoglobin, g/dL": a unit that is part of the name's cell. */
export const unitInName = remembered((name): { name: string; unit: string | null } => {
  const bracket = /^(.*\S)\s*[([]([^()[\]]{1,18})[)\]]\s*$/.exec(name)
  if (bracket && canonicalUnit(bracket[2]!) !== null && !/^(s|u|ms)$/i.test(bracket[2]!))
    return { name: bracket[1]!, unit: bracket[2]! }
  const tail = /^(.*[\p{L})])[,\s]\s*(x?\s?10\S+\/\S+|[a-zµμ]{1,6}\/\S{1,12})$/iu.exec(name)
  if (tail && canonicalUnit(tail[2]!) !== null)
    return { name: tail[1]!.replace(/[,\s]+$/, ''), unit: tail[2]! }
  // "E2 pmol/L", "B12 pg/mL": a name that ends in its number.
  const [, numbered = '', unit = ''] = /^(.*\p{L}\d{1,3})\s([a-zµμ]{1,6}\/\S{1,12})$/iu.exec(name) ?? []
  if (unit !== '' && canonicalUnit(unit) !== null && labNameOf(numbered).strength === 'exact')
    return { name: numbered, unit }
  return amid(name) ?? { name, unit: null }
})

/**
 * "mIU/L TSH": in a Hebrew page the unit behind a Latin name stands before it, once the two are
 * read from the right. Only a quotient, or a per cent at the front; what is left has to be words.
 */
function amid(name: string): { name: string; unit: string } | null {
  const words = name.split(' ')
  const at = words.findIndex((word) => /^[a-zµμ]{1,6}\/\S{1,12}$/i.test(word) && canonicalUnit(word) !== null)
  const leading = at < 0 && words[0] === '%' ? 0 : at
  const rest = words.filter((_, index) => index !== leading).join(' ')
  if (leading < 0 || leading === words.length - 1 || !/^[\p{L}(][^/%]*$/u.test(rest)) return null
  // "% HYPO": of some names the sign is a part.
  const whole = labNameOf(rest).strength !== 'exact' && labNameOf(name).strength === 'exact'
  return { name: whole ? name : rest, unit: words[leading]! }
}
