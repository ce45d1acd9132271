import type { PageReading } from '../../core/document/page'

const lines = [
  'Northfield Clinical Laboratories',
  'Patient: Dana Example    Collected: 08/17/2021',
  'Test            Result    Flag    Units     Reference',
  'Glucose         141       H       mg/dL     65-99',
  'Creatinine      0.90              mg/dL     0.50-0.99',
  'Potassium       4.2               mmol/L    3.5-5.1',
]

/** What the reader Worker says in tests: a lab page whatever the picture, told line by line on a grid of letters. */
export async function readAnything(request: Request): Promise<Response> {
  // Taken as the reader takes it: a body that nobody reads breaks off.
  await request.arrayBuffer()
  const words = lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [40 + match.index * 12, 60 + line * 40, match[0].length * 12 - 2, 22] as const,
      confidence: 0.96,
      line,
    })),
  )
  const size = { width: 800, height: 400 }
  const page: PageReading = { version: 1, source: size, frame: size, toSource: [1, 0, 0, 0, 1, 0, 0, 0, 1], turn: 0, script: 'latin', words } // prettier-ignore
  return Response.json(page)
}
