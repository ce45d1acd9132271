import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Answer, Topic } from './answer'
import { answerMessage } from './answer-message'

async function ask(...turns: readonly string[]): Promise<Answer> {
  let before: Topic | null = null
  let last: Answer | null = null
  for (const text of turns) {
    last = await answerMessage({ text, locale: 'en', today: sampleToday, before }, sampleRecord, (needs) =>
      Promise.resolve(sampleEvidence(needs)),
    )
    before = last.topic
  }
  if (!last) throw new Error('nothing was asked')
  return last
}

const firstOf = (answer: Answer): string => (answer.type === 'answer' ? answer.summary : answer.message)

test.each([
  ['which antibiotics should I avoid', 'Penicillin'],
  ['what am I allergic to', 'and which antibiotic do I have to stay away from', 'Penicillin'],
  ['antibiotics I must not take?', 'Penicillin'],
  ['מאיזו אנטיביוטיקה עליי להימנע', 'פניצילין'],
  ['למה אני אלרגית', 'אז איזו אנטיביוטיקה אסורה עליי', 'פניצילין'],
])('the allergy of the group that is asked after leads: %s', async (...asked) => {
  const name = asked.at(-1) ?? ''
  expect(firstOf(await ask(...asked.slice(0, -1)))).toContain(name)
})

test.each([
  'my dentist gave me moxypen is it ok',
  'the eye doctor prescribed augmentin, ok for me?',
  'רופא השיניים נתן לי רפאפן, זה בסדר?',
  'רופאת עיניים רשמה לי אוגמנטין אפשר לקחת?',
])('%s: a new drug is asked after, whoever wrote it', async (text) => {
  expect(firstOf(await ask(text))).toMatch(/allergy to Penicillin|פניצילין.*שייכת/)
})

test.each([
  ['on aspirin and warfarin?', ['Aspirin', '1 item about Warfarin waits']],
  ['metformin, warfarin, aspirin - doses please', ['Metformin', '1 item about Warfarin waits']],
  ['do I take aspirin and eliquis', ['Aspirin', 'found nothing in your record by the name Apixaban']],
  ['אני לוקח אספירין וקומדין?', ['Aspirin', 'Warfarin⁩ מחכה']],
])('%s: none of those that are named is passed over', async (text, said) => {
  for (const one of said) expect(firstOf(await ask(text))).toContain(one)
})

test.each(['when was my flu vaccine', 'מתי קיבלתי חיסון שפעת'])(
  '%s: a vaccine is no drug to be taken',
  async (text) => {
    expect(firstOf(await ask(text))).toMatch(/vaccines|חיסונים|חיסון/)
    expect(JSON.stringify(await ask(text))).not.toContain('Peanut')
  },
)
