import type { Locale } from './locale'
import type { en } from './messages/en'
import type { enScreens } from './messages/en-screens'
import type { enTalk } from './messages/en-talk'
import { write, type ParamsOf, type PluralText } from './text'

type English = typeof en
type Area = keyof English

/** All that one language says. */
export type Messages = {
  readonly [A in Area]: { readonly [N in keyof English[A]]: string | PluralText }
}

/** Those that screens say. */
type ScreenArea = keyof (typeof enScreens & typeof enTalk) & Area
export type ScreenMessages = Pick<Messages, ScreenArea>

/** `area.name` of every message. */
type KeyOf<A extends Area> = { [One in A]: `${One}.${keyof English[One] & string}` }[A]
type MessageAt<K> = K extends `${infer A}.${infer N}`
  ? A extends Area
    ? N extends keyof English[A]
      ? English[A][N]
      : never
    : never
  : never

/** Of what a screen says. */
export type MessageKey = KeyOf<ScreenArea>

interface Speaks<Areas extends Area> {
  /** A text by its key; what it needs is asked for by the compiler. */
  <K extends KeyOf<Areas>>(key: K, ...params: ParamsOf<MessageAt<K>>): string
  /** Whether a word of the record, such as a status, has a text of its own. */
  has<A extends Areas>(area: A, name: string | null): name is keyof English[A] & string
}

/** Of servers, which say all. */
export type Translate = Speaks<Area>
/** Of screens: a browser is sent nothing that only servers say. */
export type ScreenTranslate = Speaks<ScreenArea>

/** Speaks one language: a browser loads no other (`languages.ts` has both). */
export function speaker(locale: Locale, messages: Messages): Translate
export function speaker(locale: Locale, messages: ScreenMessages): ScreenTranslate
export function speaker(locale: Locale, messages: ScreenMessages): ScreenTranslate {
  const say = (key: KeyOf<ScreenArea>, ...params: readonly [Readonly<Record<string, string | number>>?]) => {
    const [area, name] = key.split('.') as [ScreenArea, never]
    return write(locale, messages[area][name], params[0])
  }
  const has = (area: ScreenArea, name: string | null) => name !== null && Object.hasOwn(messages[area], name)
  return Object.assign(say, { has }) as ScreenTranslate
}
