import { expect, test } from 'vitest'
import type { Severity } from '../records/alert'
import { inOrderOfDue } from './due-order'

const alert = (id: string, dueAt: string | null, severity: Severity) => ({ id, dueAt, severity })
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('')

test('the next due first, then what has no day, the gravest of it first', () => {
  const rows = [
    alert('f', null, 'info'),
    alert('b', '2026-02-01', 'info'),
    alert('e', null, 'warning'),
    alert('d', null, 'critical'),
    alert('c', '2026-03-01', 'critical'),
    alert('a', '2026-02-01', 'warning'),
  ]
  expect(idsOf(inOrderOfDue(rows))).toBe('abcdef')
})

test('what has no severity either stands as it stood', () => {
  const rows = [
    { id: 'b', dueAt: null },
    { id: 'c', dueAt: null },
    { id: 'a', dueAt: '2026-02-01T08:00:00Z' },
  ]
  expect(idsOf(inOrderOfDue(rows))).toBe('abc')
})
