import type { Amount, Dosage, Dose, Instruction, Span, Timing } from '../../../records/dosage'
import { timesOfDay, whenCodes } from '../../../records/dosage-terms'

/** A dosage in the notation of tests/directions/README.md. */
export function compact(dosage: Dosage | null): string {
  if (dosage === null) return 'nothing'
  const { instructions, understood } = dosage
  const told = instructions.reduce((text, instruction, index) => {
    const previous = instructions[index - 1]
    const joint = !previous ? '' : instruction.sequence > previous.sequence ? ' >> ' : ' && '
    return text + joint + instructionText(instruction)
  }, '')
  return [told, understood ? '' : '?'].filter(Boolean).join(' ') || 'nothing'
}

function instructionText(instruction: Instruction): string {
  const { dose, asNeeded, purposes, route, site, duration, max, adjustedBy } = instruction
  const purpose = purposes.join(',')
  return [
    dose
      ? `${doseText(dose)}${instruction.equals ? `=${amountText(instruction.equals)}` : ''}${strengthText(instruction)}`
      : strengthText(instruction),
    timingText(instruction.timing),
    asNeeded ? `prn ${purpose}`.trim() : purpose && `for:${purpose}`,
    route ?? '',
    site ? `site:${[site.side, site.part].filter(Boolean).join('-')}` : '',
    duration ? `for ${spanText(duration)}` : '',
    max
      ? `max ${max.value}${max.unit ? ` ${max.unit}` : ''}${max.period ? `/${spanText(max.period).replace(/^1(?=\D)/, '')}` : ''}`
      : '',
    adjustedBy ? `by:${adjustedBy}` : '',
  ]
    .filter(Boolean)
    .join('; ')
}

const doseText = ({ low, high, unit }: Dose): string =>
  `${low}${high === null ? '' : `-${high}`}${unit ? ` ${unit}` : ''}`
const amountText = ({ value, unit }: Amount): string => `${value} ${unit}`
const strengthText = ({ strength }: Instruction): string =>
  strength
    ? `*${amountText(strength)}${strength.per ? `/${strength.per.value === 1 ? '' : strength.per.value}${strength.per.unit}` : ''}`
    : ''
const spanText = ({ value, max, unit }: Span): string => `${value}${max === null ? '' : `-${max}`}${unit}`

function timingText(timing: Timing): string {
  const { when, offset, timeOfDay, dayOfWeek, count } = timing
  const times = timesOfDay(when, timeOfDay)
  const implied =
    times > 0 &&
    timing.frequency === times &&
    timing.period === 1 &&
    timing.periodUnit === 'd' &&
    dayOfWeek.length === 0
  return [
    implied ? '' : rateText(timing),
    when.map((code) => `${code}${offset ?? ''}`).join(','),
    timeOfDay.length > 0 ? `@${timeOfDay.join(',')}` : '',
    dayOfWeek.join(','),
    count === null ? '' : `x${count}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function rateText({ frequency, frequencyMax, period, periodMax, periodUnit }: Timing): string {
  if (period === null) return ''
  const often =
    frequency === null
      ? `..${frequencyMax}`
      : `${frequency}${frequencyMax === null ? '' : `-${frequencyMax}`}`
  return `${often}/${period === 1 && periodMax === null && periodUnit !== 'h' && periodUnit !== 'min' ? '' : period}${periodMax === null ? '' : `-${periodMax}`}${periodUnit}`
}

/** An expected structure with its times of day in the order in which they are kept. */
export const inOrder = (structure: string): string =>
  structure.replace(/\b[A-Z]{1,5}\d*(?:[ ,][A-Z]{1,5}\d*\b)+/g, (codes) => {
    const place = (code: string): number => (whenCodes as readonly string[]).indexOf(code.replace(/\d+$/, ''))
    const list = codes.split(/[ ,]/)
    return list.every((code) => place(code) >= 0) ? list.sort((a, b) => place(a) - place(b)).join(',') : codes
  })
