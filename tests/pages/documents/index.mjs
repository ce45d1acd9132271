import { readdirSync } from 'node:fs'

import { blindHebrew } from './blind-hebrew.mjs'
import { blindHebrewLabs } from './blind-hebrew-labs.mjs'
import { blindHospital } from './blind-hospital.mjs'
import { blindLabs } from './blind-labs.mjs'
import { blindLetters } from './blind-letters.mjs'
import { clinicHebrew } from './clinic-hebrew.mjs'
import { clinicHebrewMore } from './clinic-hebrew-more.mjs'
import { dischargeUk } from './discharge-uk.mjs'
import { dischargeUs } from './discharge-us.mjs'
import { fifthClinic } from './fifth-clinic.mjs'
import { fifthHebrew } from './fifth-hebrew.mjs'
import { fifthHebrewLabs } from './fifth-hebrew-labs.mjs'
import { fifthLabs } from './fifth-labs.mjs'
import { fifthLetters } from './fifth-letters.mjs'
import { fifthTables } from './fifth-tables.mjs'
import { fourthHebrew } from './fourth-hebrew.mjs'
import { fourthHebrewLabs } from './fourth-hebrew-labs.mjs'
import { fourthLabs } from './fourth-labs.mjs'
import { fourthLetters } from './fourth-letters.mjs'
import { fourthTables } from './fourth-tables.mjs'
import { hebrewRest } from './hebrew-rest.mjs'
import { imaging } from './imaging.mjs'
import { imagingMore } from './imaging-more.mjs'
import { labsEurope } from './labs-europe.mjs'
import { labsHebrew } from './labs-hebrew.mjs'
import { labsHebrewMore } from './labs-hebrew-more.mjs'
import { labsSpecial } from './labs-special.mjs'
import { labsUs } from './labs-us.mjs'
import { lettersMore } from './letters-more.mjs'
import { lettersUk } from './letters-uk.mjs'
import { lettersUs } from './letters-us.mjs'
import { otherHebrew } from './other-hebrew.mjs'
import { prescriptions } from './prescriptions.mjs'
import { seventhHebrew } from './seventh-hebrew.mjs'
import { seventhHebrewLabs } from './seventh-hebrew-labs.mjs'
import { seventhLabs } from './seventh-labs.mjs'
import { seventhLetters } from './seventh-letters.mjs'
import { sixthHebrew } from './sixth-hebrew.mjs'
import { sixthHebrewLabs } from './sixth-hebrew-labs.mjs'
import { sixthLabs } from './sixth-labs.mjs'
import { sixthLetters } from './sixth-letters.mjs'
import { sixthTables } from './sixth-tables.mjs'
import { surgery } from './surgery.mjs'
import { thirdHebrew } from './third-hebrew.mjs'
import { thirdHebrewClinic } from './third-hebrew-clinic.mjs'
import { thirdHebrewLabs } from './third-hebrew-labs.mjs'
import { thirdHospital } from './third-hospital.mjs'
import { thirdLabs } from './third-labs.mjs'
import { thirdLetters } from './third-letters.mjs'

const english = [
  ...labsUs,
  ...labsEurope,
  ...labsSpecial,
  ...dischargeUs,
  ...dischargeUk,
  ...surgery,
  ...lettersUs,
  ...lettersUk,
  ...lettersMore,
  ...prescriptions,
  ...imaging,
  ...imagingMore,
]
const hebrew = [
  ...labsHebrew,
  ...labsHebrewMore,
  ...clinicHebrew,
  ...clinicHebrewMore,
  ...otherHebrew,
  ...hebrewRest,
]

const blind = [...blindLabs, ...blindHospital, ...blindLetters, ...blindHebrewLabs, ...blindHebrew]
const third = [
  ...thirdLabs,
  ...thirdHospital,
  ...thirdLetters,
  ...thirdHebrewLabs,
  ...thirdHebrew,
  ...thirdHebrewClinic,
]
const fourth = [...fourthLabs, ...fourthTables, ...fourthLetters, ...fourthHebrewLabs, ...fourthHebrew]
const fifth = [
  ...fifthLabs,
  ...fifthTables,
  ...fifthLetters,
  ...fifthClinic,
  ...fifthHebrewLabs,
  ...fifthHebrew,
]
const sixth = [...sixthLabs, ...sixthTables, ...sixthLetters, ...sixthHebrewLabs, ...sixthHebrew]
const seventh = [...seventhLabs, ...seventhLetters, ...seventhHebrewLabs, ...seventhHebrew]
const byFile = (a, b) => (a.file < b.file ? -1 : 1)

/** The sets of files that are called by them: the pages of `twelfth-en-labs.mjs` are of the set `twelfth-en`. */
async function byName() {
  const found = {}
  for (const file of readdirSync(new URL('.', import.meta.url)).sort()) {
    const set = /^(.+-(?:en|he))-[a-z]+\.mjs$/.exec(file)?.[1]
    if (set) (found[set] ??= []).push(...Object.values(await import(`./${file}`)).flat())
  }
  for (const pages of Object.values(found)) pages.sort(byFile)
  return found
}

export const sets = {
  first: [...english, ...hebrew].sort(byFile),
  blind: blind.sort(byFile),
  third: third.sort(byFile),
  fourth: fourth.sort(byFile),
  fifth: fifth.sort(byFile),
  sixth: sixth.sort(byFile),
  seventh: seventh.sort(byFile),
  ...(await byName()),
}
