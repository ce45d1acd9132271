import type { AilingWords } from '../ailing-words'
import { partRows } from '../body-parts'

/** Illnesses of a part of the body that nobody names, in English. */
export const englishAiling: AilingWords = {
  parts: partRows(0),
  ails: `
problem; problems; issue; issues; disease; diseases; illness; illnesses; disorder; disorders; condition; conditions; trouble; troubles; ailment
something in; something with; something on; anything in; anything with; anything on; wrong with; wrong in; matter with; going on in; amiss with
bad heart; bad lungs; bad liver; bad kidneys; bad knee; bad knees; bad back`,
  seen: `cyst; cysts; nodule; nodules; stone; stones; polyp; polyps; hernia; lesion; lesions; mass`,
  lumps: `lump; lumps; bump; bumps; nodule; nodules; growth; mass`,
  lumpNames: `nodule; nodules; cyst; cysts; mass; goiter; tumor; adenoma; lipoma; fibroadenoma; cancer; carcinoma; neoplasm; lump; polyp; hemangioma`,
  notTests: `biopsy; biopsies; biopsied; needle; fna; aspiration; lump; lumps; bump; bumps; nodule; nodules; mass; growth`,
  during: `when i had; when i got; when i was diagnosed with; at the time of; during my; during the; around my; around the`,
}
