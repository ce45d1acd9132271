import type { Answer } from '../../core/assistant/answer'
import type { ModelAnswer } from '../../core/assistant/model-answer'
import { needsOf } from '../../core/assistant/needs'
import { checkModel, ToldToModel } from '../../core/assistant/check-model'
import { asksPoisonLine, findUrgency, wantsCareSoon } from '../../core/assistant/cues'
import { chatInstructions, questionText, toldText, type Earlier } from '../../core/assistant/model-prompt'
import type { Evidence, KnownRecord, Needs } from '../../core/assistant/record'
import { answerTool, askedOf, notTaken } from '../../core/assistant/tools'
import type { Question } from '../../core/assistant/reading'
import { languageOf } from '../../core/assistant/language-of'

import type { ForModel, LookUp } from '../adapters/language-model/converse'

export interface ModelDeps {
  readonly converse: (asked: ForModel, lookUp: LookUp) => Promise<ModelAnswer | null>
  readonly evidence: (needs: Needs) => Promise<Evidence>
  readonly earlier: readonly Earlier[]
}

/**
 * A language model's answer, as far as it stands: it looks things up by the functions that answer without it, and what it
 * makes of them is checked. Null where none of it stands, where the provider fails, and of signs of an emergency, which wait
 * for nobody or want a doctor today: then the embedded answerer answers, which says so first.
 */
export async function answerByModel(
  { converse, evidence, earlier }: ModelDeps,
  message: Question,
  record: KnownRecord,
): Promise<Answer | null> {
  if (wantsHelp(message.text)) return null
  const locale = languageOf(message)
  const told = new ToldToModel()
  const lookUp = async (name: string, given: unknown) => {
    const asked = askedOf({ name, arguments: given, locale, today: message.today }, record)
    if (!asked) return notTaken
    return toldText(told.add(answerTool(asked, record, await evidence(needsOf(asked.reading, record)))))
  }
  const question = questionText(message.text, earlier, message.today)
  const said = await converse({ instructions: chatInstructions(locale), question }, lookUp)
  return said && checkModel(said, told, locale)
}

const wantsHelp = (text: string): boolean =>
  findUrgency(text) !== null || wantsCareSoon(text) || asksPoisonLine(text)
