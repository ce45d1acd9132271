import type { Concept } from '../../vocabulary/concept'
import { matchConcept } from '../../vocabulary/match'
import type { Range } from '../assertion/scope'

/** Words that name the site of a condition of bone, joint or spine, after it or before it. */
const sites: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:L[1-5](?:\s?[-/]\s?(?:L[1-5]|S1))?|L5\s?[-/]\s?S1|lumbar|lumbosacral|מותני\p{L}*|עמ"ש מותני)(?![\p{L}\d])/iu,
    'lumbar',
  ],
  [
    /(?<![\p{L}\d])(?:C[2-7](?:\s?[-/]\s?(?:C[2-7]|T1))|cervical|צווארי\p{L}*|צוארי\p{L}*)(?![\p{L}\d])/iu,
    'cervical',
  ],
  [/(?<![\p{L}\d])(?:T\d{1,2}\s?[-/]\s?T\d{1,2}|thoracic|גבי\p{L}*|טורקל\p{L}*)(?![\p{L}\d])/iu, 'thoracic'],
  [/(?<!\p{L})(?:knees?|ב?ברך|ב?ברכיים|הברך|הברכיים)(?!\p{L})/iu, 'knee'],
  [/(?<!\p{L})(?:hips?|ב?ירך|ב?ירכיים|מפרק הירך)(?!\p{L})/iu, 'hip'],
  [/(?<!\p{L})(?:shoulders?|ב?כתף|ב?כתפיים)(?!\p{L})/iu, 'shoulder'],
  [/(?<!\p{L})(?:ankles?|ב?קרסול|ב?קרסוליים)(?!\p{L})/iu, 'ankle'],
  [/(?<!\p{L})(?:hands?|כפות ידיים|כף יד|ב?ידיים)(?!\p{L})/iu, 'hand'],
  [/(?<!\p{L})(?:wrists?|ב?שורש כף יד)(?!\p{L})/iu, 'wrist'],
]

const refinable =
  /^(?:Osteoarthritis|Arthritis|Fracture|Joint effusion|Tendinitis|Bursitis|Spinal stenosis|Foraminal stenosis|Spondylosis|Radiculopathy|Disc herniation|Intervertebral disc (?:herniation|degeneration|disorder)|Degenerative disc disease|Vertebral (?:compression )?fracture|Compression fracture of vertebra|Joint pain|Sprain|Contusion|Dislocation)/i

/** "L4-L5 disc protrusion", "אוסטאוארתריטיס בברכיים": the vocabulary's concept of the named site, where it has one. */
export function refined(concept: Concept, text: string, range: Range): Concept {
  if (!refinable.test(concept.name)) return concept
  const after = /^[^.;,]{0,28}/.exec(text.slice(range.end))?.[0] ?? ''
  const before = /[^.;]{0,45}$/.exec(text.slice(0, range.start))?.[0] ?? ''
  const label = /^[^:.;\t]{3,24}(?=:\s)/.exec(text)?.[0] ?? ''
  const site = siteIn(after) ?? siteIn(before) ?? siteIn(label)
  if (!site) return concept
  const name = concept.name.replace(/^Intervertebral disc/i, 'disc')
  for (const wording of [
    `${site} ${name}`,
    `${name} of ${site}`,
    `${name} of the ${site}`,
    `${site} disc herniation`,
  ]) {
    if (wording.endsWith('disc herniation') && !/disc/i.test(name)) continue
    const match = matchConcept('diagnosis', wording)
    if (match && match.score >= 0.95 && !match.ambiguous) return match.concept
  }
  return concept
}

const siteIn = (text: string): string | null => sites.find(([pattern]) => pattern.test(text))?.[1] ?? null
