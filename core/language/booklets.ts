/** The title of a booklet or certificate of vaccines: no visit, whatever was measured at it. */
export const bookletTitle =
  /^(?:(?:childhood |personal |child )?(?:immuni[sz]ations?|vaccinations?) (?:records?|cards?|booklets?|certificates?|history)|(?:פנקס|כרטיס|תעודת|אישור) (?:ה?חיסונים|ה?חיסון|התחסנות))(?!\p{L})/iu
