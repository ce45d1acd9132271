import { clinicHebrew } from './clinic-hebrew.mjs'
import { dischargeUk } from './discharge-uk.mjs'
import { dischargeUs } from './discharge-us.mjs'
import { imaging } from './imaging.mjs'
import { labsEurope } from './labs-europe.mjs'
import { labsHebrew } from './labs-hebrew.mjs'
import { labsUs } from './labs-us.mjs'
import { lettersUk } from './letters-uk.mjs'
import { lettersUs } from './letters-us.mjs'
import { otherHebrew } from './other-hebrew.mjs'
import { prescriptions } from './prescriptions.mjs'

export const documents = [
  ...labsUs,
  ...labsEurope,
  ...dischargeUs,
  ...dischargeUk,
  ...lettersUs,
  ...lettersUk,
  ...prescriptions,
  ...imaging,
  ...labsHebrew,
  ...clinicHebrew,
  ...otherHebrew,
].sort((a, b) => (a.file < b.file ? -1 : 1))
