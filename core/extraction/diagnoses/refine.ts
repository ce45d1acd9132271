import type { Concept } from '../../vocabulary/concept'
import { matchConcept } from '../../vocabulary/match'
import type { Range } from '../assertion/scope'
import { sites } from '../../language/sites'

const refinable =
  /^(?:Osteoarthritis|Arthritis|Fracture|Joint effusion|Tendinitis|Bursitis|Spinal stenosis|Foraminal stenosis|Spondylosis|Radiculopathy|Disc herniation|Intervertebral disc (?:herniation|degeneration|disorder)|Degenerative disc disease|Vertebral (?:compression )?fracture|Compression fracture of vertebra|Joint pain|Sprain|Contusion|Dislocation)/i

/** "L4-L5 disc protrusion", "osteoarthritis of both knees": the vocabulary's concept of the named site, where it has one. */
export function refined(concept: Concept, text: string, range: Range): Concept {
  if (!refinable.test(concept.name)) return concept
  const after = /^[^.;,]{0,34}/.exec(text.slice(range.end))?.[0] ?? ''
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
