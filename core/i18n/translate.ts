import type { Locale } from './locale'
import type { en } from './messages/en'
import { write, type ParamsOf, type PluralText } from './text'

type English = typeof en
type Area = keyof English

/** All that one language says. */
export type Messages = {
  readonly [A in Area]: { readonly [N in keyof English[A]]: string | PluralText }
}

/** `area.name` of every message. */
export type MessageKey = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area]
type MessageAt<K> = K extends `${infer A}.${infer N}`
  ? A extends Area
    ? N extends keyof English[A]
      ? English[A][N]
      : never
    : never
  : never

export interface Translate {
  /** A text by its key; what it needs is asked for by the compiler. */
  <K extends MessageKey>(key: K, ...params: ParamsOf<MessageAt<K>>): string
  /** Whether a word of the record, such as a status, has a text of its own. */
  has<A extends Area>(area: A, name: string | null): name is keyof English[A] & string
}

/** Speaks one language: a browser loads no other (`languages.ts` has both). */
export function speaker(locale: Locale, messages: Messages): Translate {
  const say = (key: MessageKey, ...params: readonly [Readonly<Record<string, string | number>>?]) => {
    const [area, name] = key.split('.') as [Area, never]
    return write(locale, messages[area][name], params[0])
  }
  const has = (area: Area, name: string | null) => name !== null && Object.hasOwn(messages[area], name)
  return Object.assign(say, { has }) as Translate
}
