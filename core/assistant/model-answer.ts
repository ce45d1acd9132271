import { z } from 'zod'
import { chartShape, listShape, sources, textShape } from './answer'

/** What a language model answers with: the sections that make statements, each of a tool's, and a summary of them. */
export const modelAnswerShape = z.object({
  summary: z.string(),
  summary_sources: sources,
  // Strict schemas know no `oneOf`.
  sections: z.array(z.union([listShape, chartShape, textShape])),
})
export type ModelAnswer = Readonly<z.infer<typeof modelAnswerShape>>
