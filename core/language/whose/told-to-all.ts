import type { Whose } from './row'
import { noTurn, word } from './turns'

/** What is told to everybody who may read it: what to do in a case, what is offered, how to answer. */
export const toldToAll: readonly Whose[] = [
  {
    id: 'if-you',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
(?:tell|inform|ask|call|contact|see|telephone|phone|ring|let|please)(?!\p{L})[^.:;]{0,50}(?<!\p{L})if you(?:r child)?
before you are given; if you have ever had; if you (?:are|become) pregnant
you (?:may|might) (?:be|feel|notice|get|be able); you (?:are due to|will|may|can) be invited
^\W*(?:options|choices) (?:for an? |when |if )[^.:;]{0,60}:~`,
    example: 'Tell the nurse if you have [asthma].',
    counterexample: 'The nurse knows that you have [asthma].',
  },
  {
    id: 'in-case-of',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*if (?:the|a|an|there|any|no)(?!\p{L})[^.]*(?<!\p{L})(?:would|could)
^\W*should (?:\p{L}+ ){1,5}(?:occur|recur|develop|happen|worsen|persist|return|appear)(?!\p{L})(?![^.]*(?:increase|reduce|continue|
stop|double))
^\W*in (?:case|the event) of(?!\p{L})(?![^.]*(?:increase|reduce|continue|stop|double))`,
    example: 'In case of [anaphylaxis] dial 112.',
    counterexample: 'A case of [anaphylaxis] in March.',
  },
  {
    id: 'must-be-reported',
    in: 'around',
    is: 'nobody',
    of: ['diagnosis', 'allergy', 'medication'],
    words: String.raw`(?:must|should|are to|need to) be reported`,
    example: '[Transfusion reactions] - fever, rash - must be reported at once.',
    counterexample: '[Transfusion reactions] - fever, rash - were reported at once.',
  },
  {
    id: 'to-be-reported',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'allergy'],
    turn: noTurn,
    words: String.raw`^\W*(?:please )?(?:report|tell us of|watch (?:out )?for|look out for) (?:any|unusual|signs of|symptoms of)`,
    example: 'Report any bleeding or [bruising] at once.',
    counterexample: 'Reported bleeding or [bruising] at once.',
  },
  {
    id: 'call-in-case-of',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'allergy', 'medication'],
    turn: noTurn,
    words: String.raw`^\W*(?:if|should|in case|in the event)`,
    behind: word(
      'ring|call|phone|dial|contact|seek|go to|attend|come back|return to|transfer to|tell us|report (?:to|this)',
    ),
    unless: word('take|give|use|inhale|inject|start|stop|hold|apply|continue'),
    example: 'If there is fever with [neutropenia], please ring the registrar.',
    counterexample: 'There was fever with [neutropenia]; we rang the registrar.',
  },
  {
    id: 'explained-that',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'allergy', 'medication'],
    turn: word('his|her|your|their|he|she|you|they|patient'),
    words: String.raw`explain\p{L}* (?:to \p{L}+ (?:\p{L}+ )?)?(?:that|how)`,
    behind: /^(?:\s\p{L}+){0,2}\s(?:can|may|might|usually|often|sometimes)(?!\p{L})/iu,
    example: 'I explained that [Lyme disease] can cause problems.',
    counterexample: 'I explained that her [Lyme disease] can cause problems.',
  },
  {
    id: 'as-an-example',
    in: 'before',
    is: 'nobody',
    of: ['diagnosis', 'allergy', 'medication'],
    turn: /[()]/u,
    words: String.raw`
(?<=\()(?:for )?(?:examples?|instance)\s?[:,]~
(?<=\()(?:ל?דוגמ(?:ה|א|אות)|למשל)[\s:,]~
(?:רש(?:ום|מי|מו)|צי(?:ין|יני)|ל?פרט|פרטי|נא|מלאי?)(?!\p{L})[^.;()]*\((?:כגון|כמו)
(?:list|state|write|enter|describe|specify|please)(?!\p{L})[^.;()]*\((?:e\.?g\.?|such as|for example)`,
    example: 'List any claimed condition (examples: tinnitus, [gout]):',
    counterexample: 'His claimed condition (since 2020: tinnitus, [gout]):',
  },
  {
    id: 'offered-to-all',
    in: 'sentence',
    reach: 'sentence',
    is: 'nobody',
    words: String.raw`
^\W*(?:conditions|diseases|disorders|illnesses|infections) (?:looked|screened|tested|checked|searched) for
(?:screening|vaccines?|tests?|services) (?:(?:is|are) )?(?:offered|available|recommended) (?:to|for|here|at)
(?:also|now|services) available(?: here)?\s?:~`,
    example: 'Conditions screened for: [phenylketonuria].',
    counterexample: 'Conditions: [phenylketonuria].',
  },
]
