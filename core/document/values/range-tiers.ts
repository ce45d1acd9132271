import {
  ageBefore,
  femaleBegins,
  femaleLabel,
  limitWords,
  maleLabel,
  normalTier,
  rangeDash,
  sexBehind,
} from '../../language/printed-values'

/**
 * Limits without the ages before them, whose numbers are no limits: "<6 years: up to 50; >6 years: up to 40". `unsure` where they
 * differ by age, and none is said to be an adult's.
 */
export function byAge(text: string): { readonly text: string; readonly unsure: boolean } {
  const ages = text.match(ageBefore)?.length ?? 0
  return {
    text: ages === 0 ? text : text.replace(ageBefore, ' '),
    unsure: ages > 1 && !normalTier.test(text),
  }
}

const sexed = new RegExp(
  String.raw`(?:^|[\s,;/(|])(${femaleLabel}|${maleLabel})\s*[:=]?\s*\(?\s*(?=[<>≤≥\d]|- \d|${limitWords})`,
  'gi',
)

/** The part of a range that is the patient's, where it differs by sex; null where the sex is not known. */
export function bySex(text: string, sex: 'male' | 'female' | null): string | null {
  const marks = [...text.matchAll(sexed)]
  if (marks.length === 0) return bySexBehind(text, sex)
  if (
    marks.length === 1 &&
    !/(?:^|[\s,;/(|])(?:m|males?|men|f|females?|women)\s*:.*(?:^|[\s,;/(|])(?:m|males?|men|f|females?|women)\s*:/i.test(
      text,
    )
  )
    return text.slice(marks[0]!.index + marks[0]![0].length)
  if (sex === null) return null
  const own = new RegExp(`^${sex === 'male' ? maleLabel : femaleLabel}$`, 'i')
  const at = marks.findIndex(
    (mark) => own.test(mark[1]!) && (sex === 'female' || !femaleBegins.test(mark[1]!)),
  )
  if (at < 0) return null
  return text
    .slice(marks[at]!.index + marks[at]![0].length, marks[at + 1]?.index ?? text.length)
    .replace(/[\s,;/|)]+$/, '')
}

/** "Desirable: < 200; borderline 200-239; high >= 240": the tier that is normal. */
export function byTier(text: string): string {
  const tier = normalTier.exec(text)
  if (!tier) return text
  return (
    text.slice(tier.index + tier[0].length).split(/[;|]|,\s|\s(?=[A-Za-z]{4,}\s*[:=]?\s*[<>≥≤\d])/)[0] ?? text
  )
}

const behind = new RegExp(
  String.raw`([\d.,]+\s*${rangeDash}\s*[\d.,]+[^;,|\d]{0,12}?)\s\(?(${sexBehind})(?!\p{L})`,
  'giu',
)

/** "28-365 ng/ml men; 5-148 ng/ml women": the sex behind its limits; null where it is not known. */
function bySexBehind(text: string, sex: 'male' | 'female' | null): string | null {
  const marks = [...text.matchAll(behind)]
  if (marks.length < 2) return text
  const own = marks.filter((mark) => sex !== null && femaleBegins.test(mark[2]!) === (sex === 'female'))
  return own.length === 1 ? own[0]![1]! : null
}
