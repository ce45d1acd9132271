/** A short form and what it stands for, behind a dash or a colon: its letters begin the words. */
export const spelledOut = /(?<!\p{L})(?<short>\p{Lu}{2,6}) ?[-–:] ?(?<words>[\p{L}-]+(?: [\p{L}-]+){1,6})/gu

/** An explained short form; several of them are a key. */
export const explainedForm = /(?:^|[;,:\t]\s?|\s)(?=[\p{L}\d*+/]*\p{Lu})[\p{L}\d*+/-]{1,8} ?= ?(?=\p{L}{3})/gu
