import { atcOf, drugKey, systemicPartsOf, type Coded } from './facts'

/** M01A without what is there for the joints and is no such drug: glucosamine, chondroitin, diacerein and their like. */
export const nsaids = [
  'M01AA',
  'M01AB',
  'M01AC',
  'M01AE',
  'M01AG',
  'M01AH',
  'M01AX01',
  'M01AX02',
  'M01AX04',
  'M01AX07',
  'M01AX13',
  'M01AX17',
  'M01AX18',
  'M01AX22',
]
/** N02A, and what is given instead of another opioid. */
export const opioids = ['N02A', 'N07BC01', 'N07BC02', 'N07BC05', 'N07BC06', 'N07BC51']
/** Clonazepam stands with the drugs for epilepsy. */
export const benzodiazepines = ['N05BA', 'N05CD', 'N03AE']
/** Statins, and what has one in it. */
export const statins = ['C10AA', 'C10BA01', 'C10BA02', 'C10BA03', 'C10BA04', 'C10BA05', 'C10BA06']

/** Groups of drugs by the beginnings of their ATC codes (WHO index 2026), for rules that hold for all of a group. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'ACE inhibitors': ['C09A', 'C09B'],
  'angiotensin receptor blockers': ['C09C', 'C09D'],
  anticoagulants: ['B01AA', 'B01AB', 'B01AE07', 'B01AF'],
  'direct anticoagulants': ['B01AE07', 'B01AF'],
  'platelet inhibitors': ['B01AC'],
  NSAIDs: nsaids,
  SSRIs: ['N06AB'],
  SNRIs: ['N06AX16', 'N06AX21', 'N06AX23'],
  tricyclics: ['N06AA'],
  'MAO inhibitors': ['N06AF', 'N06AG', 'N04BD'],
  triptans: ['N02CC'],
  'potassium-sparing diuretics': ['C03D', 'C03E'],
  potassium: ['A12BA'],
  nitrates: ['C01DA'],
  'PDE5 inhibitors': ['G04BE03', 'G04BE08', 'G04BE09', 'G04BE10', 'G04BE11'],
  'alpha blockers': ['C02CA', 'G04CA'],
  statins,
  'beta blockers': ['C07'],
  thiazides: ['C03A', 'C03BA'],
  'loop diuretics': ['C03C'],
  sulfonylureas: ['A10BB'],
  opioids,
  benzodiazepines,
  'sleeping drugs': ['N05CF'],
  gabapentinoids: ['N02BF', 'N03AX12', 'N03AX16'],
  carbapenems: ['J01DH'],
  tetracyclines: ['J01AA'],
  quinolones: ['J01MA'],
  iron: ['B03A'],
  bisphosphonates: ['M05BA'],
  'proton pump inhibitors': ['A02BC'],
  'contraceptives with estrogen': ['G03AA', 'G03AB'],
  'hormonal contraceptives': ['G03AA', 'G03AB', 'G03AC'],
}

/** Whether a row's word means a drug: its own name in the vocabulary, or a group it belongs to. */
export function isMeant(word: string, drug: Coded): boolean {
  const prefixes = groups[word]
  if (!prefixes) return systemicPartsOf(drug).includes(drugKey(word))
  return atcOf(drug).some((code) => prefixes.some((prefix) => code.startsWith(prefix)))
}
