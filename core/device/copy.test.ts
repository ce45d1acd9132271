import { expect, test } from 'vitest'
import { cachesToRemove, copyOf, isOfCopies, nobody, onlyCopy, partsBeside } from './copy'

const dana = copyOf('3f0e2b6a-0000-4000-8000-000000000001')
const noa = copyOf('3f0e2b6a-0000-4000-8000-000000000002')
const both = [dana, partsBeside(dana), noa, partsBeside(noa)]
const shell = 'chartlight-shell-2'

test('everything is removed where nobody is signed in, but what is of nobody', () => {
  expect(cachesToRemove([...both, shell], nobody)).toEqual(both)
  expect(both.every(isOfCopies)).toBe(true)
  expect(isOfCopies(shell)).toBe(false)
})

test('the other person’s is removed where somebody is', () => {
  expect(cachesToRemove([...both, shell], '3f0e2b6a-0000-4000-8000-000000000001')).toEqual([
    noa,
    partsBeside(noa),
  ])
})

test.each(['', '3f0e2b6a'])('a name that others begin with is not theirs: “%s”', (owner) => {
  expect(cachesToRemove(both, owner)).toEqual(both)
})

test('a copy is shown where it is the only one', () => {
  expect(onlyCopy([shell, dana, partsBeside(dana)])).toBe(dana)
  expect(onlyCopy([...both, shell])).toBeNull()
  expect(onlyCopy([shell])).toBeNull()
})
