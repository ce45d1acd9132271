/** Words that name a condition, an act or a drug elsewhere, with what stands around them where they do not. */
export const otherWords: readonly { readonly word: RegExp; readonly before: RegExp; readonly behind: RegExp }[] = [
  { word: /^METs$/i, before: /\d\s?$|(?<!\p{L})(?:of|in) $/iu, behind: /^\s*(?:[:=]|level|(?:was|were|of|is|achieved)\s)?\s*\d|^\s+(?:achieved|workload|level)/i },
  { word: /^luminal$/, before: /(?!)/, behind: /^/ },
  { word: /^stab wounds?$/i, before: /(?<!\p{L})(?:separate|lateral|inferior)\s$|(?<!\p{L})(?:through|via|by) (?:an?|the)\s$/iu, behind: /^\s+incisions?(?!\p{L})/iu },
  { word: /^collapse[ds]?$/i, before: /(?<!\p{L})(?:valves?|lungs?|lobes?|airways?|vertebr\p{L}+|dis[ck]s?|joints?|cavity|tracheal|alar|arch)\s$/iu, behind: /^\s+of the (?:valve|lung|airway|vertebra|dis[ck]|joint)/i },
  { word: /^infiltrates?$/i, before: /(?<!\p{L})local\s$/iu, behind: /^\s+(?:of the (?:operative|surgical)|anesth)/i },
  { word: /^(?:ports|trachea)(?!\p{L})/iu, before: /(?!)/, behind: /^/ },
  { word: /^visual fields?$/i, before: /(?<!\p{L})(?:full|intact|confrontation),?\s$/iu, behind: /^\s+(?:(?:is|are|was|were) )?(?:grossly )?(?:full|intact|(?:to|by) confrontation)(?!\p{L})/iu },
  { word: /^scare[ds]?$/i, before: /(?!)/, behind: /^/ },
  { word: /^ganglion$/i, before: /(?<!\p{L})(?:basal|stellate|sympathetic|geniculate|gasserian|trigeminal|ciliary|c(?:o)?eliac|sphenopalatine|autonomic|spinal|dorsal root)\s$/iu, behind: /^\s+(?:cells?|blocks?|impar)(?!\p{L})/iu },
  { word: /^ectopic$/i, before: /(?!)/, behind: /^\s+(?:position|location|testi[cs]\p{L}*|kidney|ureter|tissue|thyroid|bone|ossification|pancrea\p{L}*)(?!\p{L})/iu },
  { word: /ptosis$/i, before: /(?<!\p{L})(?:(?:nasal )?tip|brow|breast|chin|bladder|uterine|renal|visceral)\s$/iu, behind: /^\s+of the (?:(?:nasal )?tip|(?:\p{L}+ )?(?:breasts?|brows?|chin))(?!\p{L})/iu },
  { word: /^IVF$/, before: /(?<!\p{L})(?:of|with|received|receiving|given|continued?|started|bolus|NS|on)\s$/iu, behind: /^\s+(?:bolus\p{L}*|fluids?|resuscitation|hydration|at \d|given|were|NS|LR|D5)(?!\p{L})/iu },
  { word: /^radiat(?:ed|ion)$/i, before: /(?!)/, behind: /^\s+(?:rib|cartilage|graft|pain|(?:of|in) (?:the |his |her )?(?:pain|discomfort|symptoms)|down (?:the|his|her|both|either) (?:\p{L}+ )?(?:legs?|arms?|thighs?))(?!\p{L})/iu },
  { word: /^foster$/i, before: /(?!)/, behind: /^\s+(?:\p{Lu}\p{Ll}+|care|home|family|parents?|mother|father|child(?:ren)?|kennedy)(?!\p{L})/u },
  { word: /^(?:MM|DD|YY)$/i, before: /(?<!\p{L})(?:MM|DD|XX|[A-Z]{2})\s?[/-]\s?$|(?:MM|DD|XX)\s?[/-]\s?(?:MM|DD|XX)\s?[/-]\s?$/u, behind: /^\s?[/-]\s?(?:MM|DD|YY|XX|\d)/i },
  { word: /^electrocautery$/i, before: /(?<!\p{L})(?:with|by|using|via|utilizing|through|of|the|and|or|bovie|bipolar|monopolar|needle(?:[ -]tip)?|standard|wet-field)\s$/iu, behind: /^\s+(?:was|were|is|and|to|at|device|unit|pencil)(?!\p{L})/iu },
] // prettier-ignore
