/** Whether the codes of a drug are those of a vaccine (WHO ATC, group J07): it is given, and not a drug that is taken or stopped. */
export const isVaccine = (codes: Readonly<Record<string, readonly string[] | undefined>>): boolean =>
  (codes['ATC'] ?? []).some((code) => code.startsWith('J07'))
