import { expect, test } from 'vitest'
import { groupFindings, type FollowedFor, type ShownFinding } from './groups'

const followed = (id: string): FollowedFor => ({
  id,
  name: id,
  canonicalKey: `diagnosis:${id}`,
  source: null,
})
const finding = (id: string, category: ShownFinding['category'], diagnosis?: string): ShownFinding => ({
  id,
  category,
  abnormal: null,
  diagnosis: diagnosis === undefined ? null : followed(diagnosis),
})
const all = [
  finding('a', 'normal_finding'),
  finding('b', 'linked_to_diagnosis', 'diabetes'),
  finding('c', null),
  finding('d', 'linked_to_diagnosis', 'gout'),
  finding('e', 'irregular_finding'),
  finding('f', 'linked_to_diagnosis', 'diabetes'),
]
const told = (type: 'lab' | 'imaging') =>
  groupFindings(type, all).map(({ kind, diagnosis, findings }) => [
    kind,
    diagnosis?.name ?? null,
    findings.map(({ id }) => id).join(''),
  ])

test('results: those of diagnoses, the irregular, the normal, and apart what no page judged', () => {
  expect(told('lab')).toEqual([
    ['linked_to_diagnosis', null, 'bdf'],
    ['irregular_finding', null, 'e'],
    ['normal_finding', null, 'a'],
    ['not_judged', null, 'c'],
  ])
})

test('vital signs stand together, but for what their page calls out of range', () => {
  const signs = [
    { ...finding('pulse', null), vital: true },
    { ...finding('pressure', 'normal_finding'), vital: true },
    { ...finding('fever', 'irregular_finding'), vital: true },
    finding('sodium', null),
  ]
  expect(
    groupFindings('lab', signs).map(({ kind, findings }) => [kind, findings.map(({ id }) => id)]),
  ).toEqual([
    ['irregular_finding', ['fever']],
    ['vital_sign', ['pulse', 'pressure']],
    ['not_judged', ['sodium']],
  ])
})

test('studies: by the diagnosis they are made for, then likewise', () => {
  expect(told('imaging').slice(0, 3)).toEqual([
    ['linked_to_diagnosis', 'diabetes', 'bf'],
    ['linked_to_diagnosis', 'gout', 'd'],
    ['irregular_finding', null, 'e'],
  ])
})

test('no heading stands over nothing', () => expect(groupFindings('lab', [])).toEqual([]))
