/** Whether the codes of a drug are those of a vaccine (WHO ATC, group J07): it is given, and not a drug that is taken or stopped. */
export const isVaccine = (codes: Readonly<Record<string, readonly string[] | undefined>>): boolean =>
  (codes['ATC'] ?? []).some((code) => code.startsWith('J07'))

/** Whether a name says itself that it is one: a vaccine that no code is known for. */
export const isNamedVaccine = (name: string): boolean => /\bvaccin(?:e|ation)s?\b|חיסון/iu.test(name)
