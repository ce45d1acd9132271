/**
 * One page being written: its HTML on one side, its truth on the other.
 *
 * Inline markup of `t()`:
 *   {d.key|text|k=v;k=v}   an entity: d diagnosis, m medication, a allergy, p procedure, l laboratory, i imaging;
 *                          `{d.key?|…}` may be extracted or not. Keys: dose, freq, route, st (status; - leaves it open), on (date printed
 *                          beside it), react, sev, v, u, ref, flag; icd, the codes of this wording (A/B) in place of the vocabulary's
 *   {x|text|reason|d.key}  a negative; the concept may be left out
 *   {o|text}               may be extracted or not, never scored
 *   **bold**  __underlined__
 */
import { escape, flagOf, parseRange, resultValue, rtl } from './text.mjs'

const MARKUP = /\{([dmaplixo])(?:\.([\w-]+))?(\?)?\|([^|{}]*)(?:\|([^|{}]*))?(?:\|([^|{}]*))?\}/g
const DOSE =
  /(\d[\d,.]*)\s*(mg\/mL|mg\/ml|mcg\/hr|mcg|micrograms|µg|mg|g|units|IU|mL|ml|%|מ"ג|מ״ג|יחידות|מק"ג)/
const RESULT = /(-?[<>]?\s?\d[\d,.]*)\s*([^\d\s(),;][^\s(),;]*)?[^\d]*$/
const DEFAULT_STATUS = {
  diagnosis: 'active',
  medication: 'active',
  allergy: 'active',
  procedure: 'completed',
  imaging: 'completed',
  lab: null,
}

/** "(calc)" is not part of a unit; G/l and T/l have no equal spelling that a scorer could know, so they stay open. */
const scoredUnit = (unit) => (!unit || /^[GT]\/l$/.test(unit) ? null : unit.replace(/\s*\(calc\)$/, ''))

export class Page {
  constructor(spec, vocabulary, rnd) {
    Object.assign(this, { spec, vocabulary, rnd, entities: [], negatives: [], optional: [], used: new Set() })
    this.plain = spec.lang === 'he' ? rtl : escape
  }

  concept(id) {
    const found = this.vocabulary.get(id)
    if (!found) throw new Error(`${this.spec.file}: unknown concept ${id}`)
    this.used.add(id)
    return found
  }

  /** Registers a mention and returns the entity's number; the same concept (and result and date) is one entity. */
  add(id, text, attrs) {
    const { type, name, codes, aliases } = this.concept(id)
    const system = Object.keys(codes)[0] ?? null
    const entity = {
      type,
      text,
      name,
      aliases,
      value: null,
      unit: null,
      ref_low: null,
      ref_high: null,
      flag: null,
      date: null,
      code: system && codes[system][0],
      system,
      codes,
      status: DEFAULT_STATUS[type],
      ...attrs,
      mentions: [text],
    }
    const same = this.entities.find(
      (e) =>
        e.name === name &&
        e.type === type &&
        (type !== 'lab' || (e.value === entity.value && e.date === entity.date)) &&
        (type !== 'imaging' || !e.date || !entity.date || e.date === entity.date),
    )
    if (!same) return this.entities.push(entity) - 1
    same.mentions.push(text)
    for (const k of ['value', 'unit', 'date', 'frequency', 'route', 'reaction', 'severity', 'status'])
      same[k] ??= entity[k]
    if (!entity.optional) delete same.optional
    return this.entities.indexOf(same)
  }

  t(source) {
    let html = ''
    let last = 0
    for (const m of source.matchAll(MARKUP)) {
      html += this.style(source.slice(last, m.index))
      last = m.index + m[0].length
      html += this.mention(m)
    }
    const out = html + this.style(source.slice(last))
    if (/[{}]/.test(out)) throw new Error(`${this.spec.file}: stray markup in ${source}`)
    return out
  }

  style(s) {
    return this.plain(s)
      .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
      .replace(/__(.+?)__/g, '<u>$1</u>')
      .replace(/\n/g, '<br>')
  }

  mention([, kind, key, maybe, text, third, fourth]) {
    if (kind === 'o') {
      this.optional.push(text)
      return `<span>${this.style(text)}</span>`
    }
    if (kind === 'x') {
      this.no(text, third || 'negated', fourth)
      return `<span>${this.style(text)}</span>`
    }
    const attrs = this.attributes(kind, text, third ?? '')
    if (maybe) attrs.optional = true
    return `<span data-e="${this.add(`${kind}.${key}`, text, attrs)}">${this.style(text)}</span>`
  }

  attributes(kind, text, source) {
    const given = Object.fromEntries(
      source
        .split(';')
        .filter(Boolean)
        .map((kv) => [kv.slice(0, kv.indexOf('=')).trim(), kv.slice(kv.indexOf('=') + 1).trim()]),
    )
    const attrs = {}
    const rename = {
      st: 'status',
      on: 'date',
      react: 'reaction',
      sev: 'severity',
      freq: 'frequency',
      route: 'route',
      flag: 'flag',
    }
    for (const [k, to] of Object.entries(rename))
      if (given[k] != null) attrs[to] = given[k] === '-' ? null : given[k]
    if (given.icd) {
      const list = given.icd.split('/')
      Object.assign(attrs, { code: list[0], system: 'ICD-10-CM', codes: { 'ICD-10-CM': list } })
    }
    if (kind === 'm') {
      const dose = (given.dose ?? text).match(DOSE)
      if (dose && given.dose !== '-')
        Object.assign(attrs, {
          value: Number(dose[1].replace(/,/g, '')),
          unit: dose[2].replace('micrograms', 'mcg'),
        })
    }
    if (kind === 'l') {
      const found = text.match(RESULT)
      const printed = given.v ?? found?.[1] ?? text
      Object.assign(attrs, {
        value: resultValue(printed.trim()),
        unit: given.u === '-' ? null : (given.u ?? found?.[2] ?? null),
      })
      if (given.ref) Object.assign(attrs, parseRange(given.ref), { ref_text: given.ref })
      attrs.flag ??= given.ref ? flagOf(attrs.value, printed, given.ref) : null
      if (this.spec.category === 'lab') attrs.date ??= this.spec.labDate ?? this.spec.date
    }
    if (kind === 'i' && this.spec.category === 'imaging' && given.main != null) attrs.date = this.spec.date
    return attrs
  }

  /** A negative without markup, for text that a template prints. */
  no(text, reason, id) {
    const c = id ? this.concept(id) : null
    this.negatives.push({
      text,
      reason,
      type: c?.type ?? null,
      name: c?.name ?? null,
      aliases: c?.aliases ?? [],
    })
    return ''
  }

  /**
   * A laboratory result for a template to lay out, from `key; label; printed value; unit; range`. `result` overrides
   * the true value of worded results, `flag` the flag, `date` the collection date.
   */
  lab(line, { result, flag, date, range } = {}) {
    const [key, label, printed, unit, ref] = line.split(';').map((s) => s.trim())
    const value = result ?? resultValue(printed)
    const own = flagOf(value, printed, range ?? ref)
    const n = this.add(`l.${key}`, null, {
      value,
      unit: scoredUnit(unit),
      ...parseRange(range ?? ref),
      ref_text: ref || null,
      flag: flag ?? own,
      date: date ?? this.spec.labDate ?? this.spec.date,
      printed_name: label,
      printed_value: printed,
    })
    return { n, label, printed, unit: unit ?? '', ref: ref ?? '', flag: flag ?? own }
  }
}
