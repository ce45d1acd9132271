import type { Page } from 'playwright-core'
import { Client } from '../../scripts/client.mjs'
import type { startApp } from '../support/app'
import { drawnPage } from '../support/drawn-page'

/** What the journeys of a call read and press, in both languages. */
export const callWords = {
  en: {
    ask: 'Ask',
    panel: 'Health assistant',
    call: 'Call Health Assistant',
    inCall: 'In Call',
    view: 'Call with the health assistant',
    recording: 'Recording',
    listening: 'Listening...',
    thinking: 'Processing...',
    speaking: 'Specialist speaking...',
    language: 'en-US',
    greeting: 'Hello. Ask me about your record.',
    question: 'What is my latest hemoglobin?',
    spoken: 'Your record says: Hemoglobin 11.2 g/dL, on May 1, 2024.',
    answered: /Your record says: Hemoglobin 11\.2/,
    minimize: 'Minimize',
    bar: 'Call Active',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'Your microphone is off.',
    end: 'End Call',
    endShort: 'End',
    ended: 'Conversation saved to chat history',
    tooShort: 'The call was too short to save.',
    denied: /^The microphone is blocked/,
    unsupported: 'This browser can neither listen nor speak. Please ask in the chat',
    chat: 'Open chat',
    lost: /^Network connection failed - please try again\. What was said is in the chat history\.$/,
    limit: /^You've reached your daily message limit/,
    changed: 'Your records were updated. Please restart the call to include them.',
    notSaved: 'Failed to save call transcript.',
    again: 'Try again',
    signedOut: /^You were signed out\. Please sign in again\. What was said is in the chat history/,
    emergency: /Call 911 now/,
    pain: 'I have crushing chest pain',
    generation: 'ga',
    hello: ['Hello. What would you ', 'like to know?'],
    hush: 'Interrupt',
    answer: ['Your record says 11.2 ', 'grams per deciliter.'],
    noToken: 'Failed to get session token',
    notEstablished: 'Failed to establish connection',
    timeout: 'Connection timeout - please try again',
    expired: /^The session has expired/,
  },
  he: {
    ask: 'שאלה',
    panel: 'העוזר הרפואי',
    call: 'שיחה עם העוזר הרפואי',
    inCall: 'בשיחה',
    view: 'שיחה עם העוזר הרפואי',
    recording: 'בהקלטה',
    listening: 'בהאזנה...',
    thinking: 'בעיבוד...',
    speaking: 'המומחה מדבר...',
    language: 'he-IL',
    greeting: 'שלום. שאלו אותי על התיק שלכם.',
    question: 'מה ההמוגלובין האחרון שלי?',
    spoken: 'Hemoglobin 11.2 g/dL',
    // Names and numbers stand in marks of their own direction.
    answered: /Hemoglobin\W+11\.2/,
    minimize: 'מזעור',
    bar: 'שיחה פעילה',
    mute: 'השתקה',
    unmute: 'ביטול ההשתקה',
    muted: 'המיקרופון שלכם כבוי.',
    end: 'סיום השיחה',
    endShort: 'סיום',
    ended: 'השיחה נשמרה בהיסטוריית הצ׳אט',
    tooShort: 'השיחה הייתה קצרה מכדי לשמור אותה.',
    denied: /^המיקרופון חסום/,
    unsupported: 'הדפדפן הזה אינו יכול להאזין או לדבר. שאלו בצ׳אט',
    chat: 'פתיחת הצ׳אט',
    lost: /^החיבור לרשת נכשל – נסו שוב\. מה שנאמר שמור/,
    limit: /^הגעתם למכסת ההודעות/,
    changed: 'התיק שלכם עודכן. התחילו את השיחה מחדש כדי שהעדכון ייכלל בה.',
    notSaved: 'שמירת תמלול השיחה נכשלה.',
    again: 'ניסיון נוסף',
    signedOut: /^נותקתם מהחשבון\. התחברו שוב\. מה שנאמר שמור/,
    emergency: /101/,
    pain: 'יש לי כאבים חזקים בחזה',
    generation: 'preview',
    hello: ['שלום. מה תרצו ', 'לדעת?'],
    hush: 'הפסקת הדיבור',
    answer: ['לפי התיק שלכם 11.2 ', 'גרם לדציליטר.'],
    noToken: 'קבלת אסימון לשיחה נכשלה',
    notEstablished: 'יצירת החיבור נכשלה',
    timeout: 'זמן החיבור פג – נסו שוב',
    // English in a Hebrew sentence stands in marks of its own direction.
    expired: /^[\u2066-\u2068]?The session has expired/,
  },
} as const

type App = Awaited<ReturnType<typeof startApp>>
type Words = (typeof callWords)[keyof typeof callWords]

/** Someone with one result, as was read of a page. */
export async function personWithResult(app: App): Promise<Client> {
  const client = new Client(app.url)
  await client.signUp('welcome')
  const picture = await drawnPage(app.browser, [['Hemoglobin', '11.2', 'g/dL', '12.0-16.0']], {
    date: '2024-05-01',
  })
  const sent = await client.upload('page.png', picture)
  await client.waitUntilRead([sent.id])
  return client
}

/** The last conversation, as it is kept. */
export async function lastMessages(client: Client) {
  const [last] = (await client.get('/api/rest/chat_conversations')) as { id: string }[]
  return (await client.get(`/api/rest/chat_messages?conversation_id=${last?.id}`)) as {
    role: string
    content: string
    source: string | null
  }[]
}

/** A call on a page: where things are, and how it is begun and ended. */
export function callOn(page: Page, said: Words) {
  const panel = () => page.getByRole('dialog', { name: said.panel, exact: true })
  const view = () => page.locator('.call-view')
  const opener = () => page.getByRole('button', { name: said.ask, exact: true }).filter({ visible: true })
  return {
    panel,
    view,
    opener,
    status: (text: string) => view().getByRole('status').getByText(text, { exact: true }).waitFor(),
    toast: (text: string | RegExp) => page.locator('.dock-item').getByText(text).first().waitFor(),
    async dial() {
      if (!(await panel().isVisible())) await opener().click()
      await panel().getByRole('button', { name: said.call }).click()
    },
    hangUp: () => view().getByRole('button', { name: said.end }).click(),
  }
}
