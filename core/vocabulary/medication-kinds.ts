/** Concepts that stand for a kind of drug and not for one: by name. */
export const kindsOfDrugs: ReadonlySet<string> = new Set(['Insulin', 'Nicotine', 'Multivitamin'])
