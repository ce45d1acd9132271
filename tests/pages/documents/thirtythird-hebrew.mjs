/** Pieces of the Hebrew letters of the thirty-third set. Between ⟦ and ⟧ marked numbers keep their left-to-right order. */
export const t = (c, s) => c.t(s).replace(/⟦/g, '<bdi dir="ltr">').replace(/⟧/g, '</bdi>')

const on = (day) => (day ? `;on=${day}` : '')

/** Blood pressure as two results, "142/88". */
export const bp = (high, low, day) =>
  `⟦{l.h33sys|${high}|v=${high};u=-${on(day)}}/{l.h33dia|${low}|v=${low};u=-${on(day)}}⟧`

/** Results of one day in a line: `key;label;value;unit`. */
export const results = (day, list) =>
  list
    .map((s) => s.split(';'))
    .map(
      ([key, label, v, u]) =>
        `{l.${key}|${label} ${v}${u && u !== '%' ? ` ${u}` : u}|v=${v};u=${u ? u : '-'}${on(day)}}`,
    )
    .join(', ')

export const list = (c, lines) => lines.map((s) => `<li>${t(c, s)}</li>`).join('')
