import { inHebrew } from '../../../language/he/direction-examples'
import type { Instruction } from '../../../records/dosage'
import type { BodyPart, Route } from '../../../records/dosage-terms'
import type { Rule, Words } from '../match'
import { doseOf } from './dose'

type Side = 'left' | 'right' | 'both'

const site = (words: Words): NonNullable<Instruction['site']> => ({
  part: words.one('part').value as BodyPart,
  side: (words.maybe('side')?.value as Side | undefined) ?? null,
})

/** The way in, and the place. */
export const routeRules: readonly Rule[] = [
  {
    id: 'route',
    when: 'route',
    read: (words) => ({ route: words.one('route').value as Route }),
    example: 'by mouth',
    counterexample: 'mouth sores',
  },
  {
    id: 'implied-route',
    when: 'implied',
    read: (words) => ({ implied: words.one('implied').value as Route }),
    cost: 0.1,
    example: 'cream twice daily',
    counterexample: 'twice daily',
  },
  {
    id: 'site',
    when: 'part',
    read: (words) => ({ site: site(words) }),
    cost: 0.2,
    example: 'to the scalp',
    counterexample: 'to the clinic',
  },
  {
    id: 'one-site-or-another',
    when: 'side? part to side? part',
    read: () => ({ unread: true }),
    example: 'into the abdomen or thigh',
    counterexample: 'into the abdomen',
  },
  {
    id: 'sided-site',
    when: 'side part',
    read: (words) => ({ site: site(words) }),
    example: 'in the right eye',
    counterexample: 'on the right',
  },
  {
    id: 'site-and-side',
    when: 'part side=left|side=right',
    read: (words) => ({ site: site(words) }),
    ...inHebrew('site-and-side'),
  },
  {
    id: 'drops-and-latin-site',
    when: 'num form=drop sitelow',
    read: (words) => {
      const [side = '', part = ''] = words.one('sitelow').value.split(' ')
      // "Od" alone is how often.
      if (
        words.text.endsWith('od') &&
        !words.next.some((kind) => /^(?:freq|often|every|num|when)$/.test(kind))
      )
        return null
      return {
        dose: doseOf(words.one('num'), 'drop'),
        site: { part: part as BodyPart, side: side as Side },
      }
    },
    example: '1 gtt os qhs',
    counterexample: '1 tab per os',
  },
  {
    id: 'latin-site',
    when: 'latinsite',
    read: (words) => {
      const [side = '', part = ''] = words.one('latinsite').value.split(' ')
      return words.text === 'OD' ? { dexter: true } : { site: { part: part as BodyPart, side: side as Side } }
    },
    cost: -0.05,
    example: 'OU',
    counterexample: 'ou',
  },
]
