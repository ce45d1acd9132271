import { hasHebrew } from '../../document/script'
import type { Range } from './scope'
import {
  copiedTo,
  degreeAfter,
  givenNames,
  placeAfter,
  placeBefore,
  roleBefore,
  titleBefore,
} from '../../language/statements'

/** Whether a mention is (part of) somebody's name or the name of a place or service, not a fact. */
export function isPersonOrPlace(text: string, range: Range): boolean {
  const before = text.slice(Math.max(0, range.start - 60), range.start)
  const after = text.slice(range.end, range.end + 60)
  return (
    isName(text.slice(range.start, range.end), before, after) ||
    placeAfter.test(after) ||
    placeBefore.test(before) ||
    copiedTo.test(before)
  )
}

function isName(mention: string, before: string, after: string): boolean {
  const hebrew = hasHebrew(mention[0] ?? '')
  if (!hebrew && !/^\p{Lu}/u.test(mention)) return false
  if (degreeAfter.test(after)) return true
  // Given names and initials that may stand between the titleBefore and the mention.
  const given = hebrew ? givenNames.hebrew : givenNames.latin
  const names = given.exec(before)?.[0] ?? ''
  const candidates = [before, before.slice(0, before.length - names.length), before.replace(/\S+\s+$/u, '')]
  if (hebrew)
    return (
      candidates.slice(0, 2).some((text) => titleBefore.test(text)) || roleBefore.test(candidates[1] ?? '')
    )
  return (
    (candidates.some((text) => titleBefore.test(text)) && (names !== '' || titleBefore.test(before))) ||
    roleBefore.test(candidates[1] ?? '')
  )
}
