import { canonicalUnit } from '../../vocabulary/units'

/** "Glucose (mg/dL)", "Hemoglobin, g/dL": a unit that is part of the name's cell. */
export function unitInName(name: string): { name: string; unit: string | null } {
  const bracket = /^(.*\S)\s*[([]([^()[\]]{1,18})[)\]]\s*$/.exec(name)
  if (bracket && canonicalUnit(bracket[2]!) !== null && !/^(s|u|ms)$/i.test(bracket[2]!))
    return { name: bracket[1]!, unit: bracket[2]! }
  const tail = /^(.*[\p{L})])[,\s]\s*(x?\s?10\S+\/\S+|[a-zµμ]{1,6}\/\S{1,12})$/iu.exec(name)
  if (tail && canonicalUnit(tail[2]!) !== null)
    return { name: tail[1]!.replace(/[,\s]+$/, ''), unit: tail[2]! }
  return { name, unit: null }
}
