import type { Locale } from './locale'
import { en } from './messages/en'
import { he } from './messages/he'
import { write, type ParamsOf } from './text'

type English = typeof en
type Area = keyof English

/** `area.name` of every message. */
export type MessageKey = { [A in Area]: `${A}.${keyof English[A] & string}` }[Area]
type MessageAt<K> = K extends `${infer A}.${infer N}`
  ? A extends Area
    ? N extends keyof English[A]
      ? English[A][N]
      : never
    : never
  : never

/** A text by its key; what it needs is asked for by the compiler. */
export type Translate = <K extends MessageKey>(key: K, ...params: ParamsOf<MessageAt<K>>) => string

const all = { en, he }

export function translator(locale: Locale): Translate {
  return (key, ...params) => {
    const [area, name] = key.split('.') as [Area, never]
    return write(locale, all[locale][area][name], params[0])
  }
}

/** Whether a word of the record, such as a status, has a text of its own. */
export function hasText<A extends Area>(area: A, name: string | null): name is keyof English[A] & string {
  return name !== null && Object.hasOwn(en[area], name)
}
