/** What a size is told in, as it is looked up. */
export const sizeUnits: ReadonlySet<string> = new Set(['מ"מ', 'ס"מ', 'ממ', 'סמ', 'mm', 'cm'])

/** What may lead to a size within a name: "a stone of 5 mm in the ureter". */
export const sizeLeads: ReadonlySet<string> = new Set('של בגודל בקוטר בגודלה בקוטרה כ עד of'.split(' '))
