import { blindHebrew } from './blind-hebrew.mjs'
import { blindHebrewLabs } from './blind-hebrew-labs.mjs'
import { blindHospital } from './blind-hospital.mjs'
import { blindLabs } from './blind-labs.mjs'
import { blindLetters } from './blind-letters.mjs'
import { clinicHebrew } from './clinic-hebrew.mjs'
import { clinicHebrewMore } from './clinic-hebrew-more.mjs'
import { dischargeUk } from './discharge-uk.mjs'
import { dischargeUs } from './discharge-us.mjs'
import { eighteenthEnLabs } from './eighteenth-en-labs.mjs'
import { eighteenthEnLetters } from './eighteenth-en-letters.mjs'
import { eighteenthEnTables } from './eighteenth-en-tables.mjs'
import { eighteenthHeLabs } from './eighteenth-he-labs.mjs'
import { eighteenthHeLetters } from './eighteenth-he-letters.mjs'
import { eighteenthHeMore } from './eighteenth-he-more.mjs'
import { eleventhEnClinic } from './eleventh-en-clinic.mjs'
import { eleventhEnHospital } from './eleventh-en-hospital.mjs'
import { eleventhEnLabs } from './eleventh-en-labs.mjs'
import { eleventhHeLabs } from './eleventh-he-labs.mjs'
import { eleventhHeLetters } from './eleventh-he-letters.mjs'
import { eleventhHeMore } from './eleventh-he-more.mjs'
import { fifteenthEnLabs } from './fifteenth-en-labs.mjs'
import { fifteenthEnLetters } from './fifteenth-en-letters.mjs'
import { fifteenthEnTables } from './fifteenth-en-tables.mjs'
import { fifteenthHeLabs } from './fifteenth-he-labs.mjs'
import { fifteenthHeLetters } from './fifteenth-he-letters.mjs'
import { fifteenthHeMore } from './fifteenth-he-more.mjs'
import { fifthClinic } from './fifth-clinic.mjs'
import { fifthHebrew } from './fifth-hebrew.mjs'
import { fifthHebrewLabs } from './fifth-hebrew-labs.mjs'
import { fifthLabs } from './fifth-labs.mjs'
import { fifthLetters } from './fifth-letters.mjs'
import { fifthTables } from './fifth-tables.mjs'
import { fourteenthEnLabs } from './fourteenth-en-labs.mjs'
import { fourteenthEnLetters } from './fourteenth-en-letters.mjs'
import { fourteenthEnTables } from './fourteenth-en-tables.mjs'
import { fourteenthHeLabs } from './fourteenth-he-labs.mjs'
import { fourteenthHeLetters } from './fourteenth-he-letters.mjs'
import { fourteenthHeMore } from './fourteenth-he-more.mjs'
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
import { nineteenthHeLabs } from './nineteenth-he-labs.mjs'
import { nineteenthHeLetters } from './nineteenth-he-letters.mjs'
import { nineteenthHeMore } from './nineteenth-he-more.mjs'
import { otherHebrew } from './other-hebrew.mjs'
import { nineteenthEnLabs } from './nineteenth-en-labs.mjs'
import { nineteenthEnLetters } from './nineteenth-en-letters.mjs'
import { nineteenthEnMore } from './nineteenth-en-more.mjs'
import { nineteenthEnTables } from './nineteenth-en-tables.mjs'
import { prescriptions } from './prescriptions.mjs'
import { seventeenthEnLabs } from './seventeenth-en-labs.mjs'
import { seventeenthEnLetters } from './seventeenth-en-letters.mjs'
import { seventeenthEnTables } from './seventeenth-en-tables.mjs'
import { seventeenthHeLabs } from './seventeenth-he-labs.mjs'
import { seventeenthHeLetters } from './seventeenth-he-letters.mjs'
import { seventeenthHeMore } from './seventeenth-he-more.mjs'
import { seventhHebrew } from './seventh-hebrew.mjs'
import { seventhHebrewLabs } from './seventh-hebrew-labs.mjs'
import { seventhLabs } from './seventh-labs.mjs'
import { seventhLetters } from './seventh-letters.mjs'
import { sixteenthEnLabs } from './sixteenth-en-labs.mjs'
import { sixteenthEnLetters } from './sixteenth-en-letters.mjs'
import { sixteenthEnTables } from './sixteenth-en-tables.mjs'
import { sixteenthHeLabs } from './sixteenth-he-labs.mjs'
import { sixteenthHeLetters } from './sixteenth-he-letters.mjs'
import { sixteenthHeMore } from './sixteenth-he-more.mjs'
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
import { thirteenthEnLabs } from './thirteenth-en-labs.mjs'
import { thirteenthEnLetters } from './thirteenth-en-letters.mjs'
import { thirteenthEnTables } from './thirteenth-en-tables.mjs'
import { thirteenthHeLabs } from './thirteenth-he-labs.mjs'
import { thirteenthHeLetters } from './thirteenth-he-letters.mjs'
import { thirteenthHeMore } from './thirteenth-he-more.mjs'
import { twentiethEnLabs } from './twentieth-en-labs.mjs'
import { twentiethEnLetters } from './twentieth-en-letters.mjs'
import { twentiethEnMore } from './twentieth-en-more.mjs'
import { twentiethEnTables } from './twentieth-en-tables.mjs'
import { twentiethHeLabs } from './twentieth-he-labs.mjs'
import { twentiethHeLetters } from './twentieth-he-letters.mjs'
import { twentiethHeMore } from './twentieth-he-more.mjs'
import { twentyFirstEnLabs } from './twenty-first-en-labs.mjs'
import { twentyFirstEnLetters } from './twenty-first-en-letters.mjs'
import { twentyFirstEnMore } from './twenty-first-en-more.mjs'
import { twentyFirstEnTables } from './twenty-first-en-tables.mjs'
import { twentyFirstHeLabs } from './twenty-first-he-labs.mjs'
import { twentyFirstHeLetters } from './twenty-first-he-letters.mjs'
import { twentyFirstHeMore } from './twenty-first-he-more.mjs'
import { twentySecondEnLabs } from './twenty-second-en-labs.mjs'
import { twentySecondEnLetters } from './twenty-second-en-letters.mjs'
import { twentySecondEnMore } from './twenty-second-en-more.mjs'
import { twentySecondEnTables } from './twenty-second-en-tables.mjs'
import { twentySecondHeLabs } from './twenty-second-he-labs.mjs'
import { twentySecondHeLetters } from './twenty-second-he-letters.mjs'
import { twentySecondHeMore } from './twenty-second-he-more.mjs'
import { twentyFifthEnLabs } from './twenty-fifth-en-labs.mjs'
import { twentyFifthEnLetters } from './twenty-fifth-en-letters.mjs'
import { twentyFifthEnMore } from './twenty-fifth-en-more.mjs'
import { twentyFifthEnTables } from './twenty-fifth-en-tables.mjs'
import { twentyFifthHeLabs } from './twenty-fifth-he-labs.mjs'
import { twentyFifthHeLetters } from './twenty-fifth-he-letters.mjs'
import { twentyFifthHeMore } from './twenty-fifth-he-more.mjs'
import { twentyFourthEnLabs } from './twenty-fourth-en-labs.mjs'
import { twentyFourthEnLetters } from './twenty-fourth-en-letters.mjs'
import { twentyFourthEnMore } from './twenty-fourth-en-more.mjs'
import { twentyFourthEnTables } from './twenty-fourth-en-tables.mjs'
import { twentyThirdEnLabs } from './twenty-third-en-labs.mjs'
import { twentyThirdEnLetters } from './twenty-third-en-letters.mjs'
import { twentyThirdEnMore } from './twenty-third-en-more.mjs'
import { twentyThirdEnTables } from './twenty-third-en-tables.mjs'
import { twentyThirdHeLabs } from './twenty-third-he-labs.mjs'
import { twentyThirdHeLetters } from './twenty-third-he-letters.mjs'
import { twentyThirdHeMore } from './twenty-third-he-more.mjs'
import { twentyFourthHeLabs } from './twenty-fourth-he-labs.mjs'
import { twentyFourthHeLetters } from './twenty-fourth-he-letters.mjs'
import { twentyFourthHeMore } from './twenty-fourth-he-more.mjs'
import { twelfthEnLabs } from './twelfth-en-labs.mjs'
import { twelfthEnLetters } from './twelfth-en-letters.mjs'
import { twelfthEnTables } from './twelfth-en-tables.mjs'
import { twelfthHeLabs } from './twelfth-he-labs.mjs'
import { twelfthHeLetters } from './twelfth-he-letters.mjs'
import { twelfthHeMore } from './twelfth-he-more.mjs'
import { practice26En, practice26He, twentySixthEn, twentySixthHe } from './twenty-sixth.mjs'
import { practice27He } from './practice27-he.mjs'
import { twentySeventhHe } from './twenty-seventh-he.mjs'
import { twentySeventhEn } from './twenty-seventh-en.mjs'
import { practice27En } from './practice27-en.mjs'

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
const eleventhEn = [...eleventhEnLabs, ...eleventhEnHospital, ...eleventhEnClinic]
const eleventhHe = [...eleventhHeLabs, ...eleventhHeLetters, ...eleventhHeMore]
const twelfthEn = [...twelfthEnLabs, ...twelfthEnTables, ...twelfthEnLetters]
const twelfthHe = [...twelfthHeLabs, ...twelfthHeLetters, ...twelfthHeMore]
const thirteenthEn = [...thirteenthEnLabs, ...thirteenthEnTables, ...thirteenthEnLetters]
const thirteenthHe = [...thirteenthHeLabs, ...thirteenthHeLetters, ...thirteenthHeMore]
const fourteenthEn = [...fourteenthEnLabs, ...fourteenthEnTables, ...fourteenthEnLetters]
const fourteenthHe = [...fourteenthHeLabs, ...fourteenthHeLetters, ...fourteenthHeMore]
const fifteenthEn = [...fifteenthEnLabs, ...fifteenthEnTables, ...fifteenthEnLetters]
const fifteenthHe = [...fifteenthHeLabs, ...fifteenthHeLetters, ...fifteenthHeMore]
const sixteenthEn = [...sixteenthEnLabs, ...sixteenthEnTables, ...sixteenthEnLetters]
const sixteenthHe = [...sixteenthHeLabs, ...sixteenthHeLetters, ...sixteenthHeMore]
const seventeenthEn = [...seventeenthEnLabs, ...seventeenthEnTables, ...seventeenthEnLetters]
const seventeenthHe = [...seventeenthHeLabs, ...seventeenthHeLetters, ...seventeenthHeMore]
const eighteenthEn = [...eighteenthEnLabs, ...eighteenthEnLetters, ...eighteenthEnTables]
const eighteenthHe = [...eighteenthHeLabs, ...eighteenthHeLetters, ...eighteenthHeMore]
const nineteenthEn = [...nineteenthEnLabs, ...nineteenthEnMore, ...nineteenthEnLetters, ...nineteenthEnTables]
const nineteenthHe = [...nineteenthHeLabs, ...nineteenthHeLetters, ...nineteenthHeMore]
const twentiethEn = [...twentiethEnLabs, ...twentiethEnTables, ...twentiethEnLetters, ...twentiethEnMore]
const twentiethHe = [...twentiethHeLabs, ...twentiethHeLetters, ...twentiethHeMore]
const twentyFirstEn = [
  ...twentyFirstEnLabs,
  ...twentyFirstEnTables,
  ...twentyFirstEnLetters,
  ...twentyFirstEnMore,
]
const twentyFirstHe = [...twentyFirstHeLabs, ...twentyFirstHeLetters, ...twentyFirstHeMore]
const twentySecondEn = [
  ...twentySecondEnLabs,
  ...twentySecondEnTables,
  ...twentySecondEnLetters,
  ...twentySecondEnMore,
]
const twentySecondHe = [...twentySecondHeLabs, ...twentySecondHeLetters, ...twentySecondHeMore]
const twentyThirdEn = [
  ...twentyThirdEnLabs,
  ...twentyThirdEnTables,
  ...twentyThirdEnLetters,
  ...twentyThirdEnMore,
]
const twentyThirdHe = [...twentyThirdHeLabs, ...twentyThirdHeLetters, ...twentyThirdHeMore]
const twentyFourthEn = [
  ...twentyFourthEnLabs,
  ...twentyFourthEnTables,
  ...twentyFourthEnLetters,
  ...twentyFourthEnMore,
]
const twentyFourthHe = [...twentyFourthHeLabs, ...twentyFourthHeLetters, ...twentyFourthHeMore]
const twentyFifthEn = [
  ...twentyFifthEnLabs,
  ...twentyFifthEnTables,
  ...twentyFifthEnLetters,
  ...twentyFifthEnMore,
]
const twentyFifthHe = [...twentyFifthHeLabs, ...twentyFifthHeLetters, ...twentyFifthHeMore]
const byFile = (a, b) => (a.file < b.file ? -1 : 1)

export const sets = {
  first: [...english, ...hebrew].sort(byFile),
  blind: blind.sort(byFile),
  third: third.sort(byFile),
  fourth: fourth.sort(byFile),
  fifth: fifth.sort(byFile),
  sixth: sixth.sort(byFile),
  seventh: seventh.sort(byFile),
  'eleventh-en': eleventhEn.sort(byFile),
  'eleventh-he': eleventhHe.sort(byFile),
  'twelfth-en': twelfthEn.sort(byFile),
  'twelfth-he': twelfthHe.sort(byFile),
  'thirteenth-en': thirteenthEn.sort(byFile),
  'thirteenth-he': thirteenthHe.sort(byFile),
  'fourteenth-en': fourteenthEn.sort(byFile),
  'fourteenth-he': fourteenthHe.sort(byFile),
  'fifteenth-en': fifteenthEn.sort(byFile),
  'fifteenth-he': fifteenthHe.sort(byFile),
  'sixteenth-en': sixteenthEn.sort(byFile),
  'sixteenth-he': sixteenthHe.sort(byFile),
  'seventeenth-en': seventeenthEn.sort(byFile),
  'seventeenth-he': seventeenthHe.sort(byFile),
  'eighteenth-en': eighteenthEn.sort(byFile),
  'eighteenth-he': eighteenthHe.sort(byFile),
  'nineteenth-en': nineteenthEn.sort(byFile),
  'nineteenth-he': nineteenthHe.sort(byFile),
  'twentieth-en': twentiethEn.sort(byFile),
  'twentieth-he': twentiethHe.sort(byFile),
  'twenty-first-en': twentyFirstEn.sort(byFile),
  'twenty-first-he': twentyFirstHe.sort(byFile),
  'twenty-second-en': twentySecondEn.sort(byFile),
  'twenty-second-he': twentySecondHe.sort(byFile),
  'twenty-third-en': twentyThirdEn.sort(byFile),
  'twenty-third-he': twentyThirdHe.sort(byFile),
  'twenty-fourth-en': twentyFourthEn.sort(byFile),
  'twenty-fourth-he': twentyFourthHe.sort(byFile),
  'twenty-fifth-en': twentyFifthEn.sort(byFile),
  'twenty-fifth-he': twentyFifthHe.sort(byFile),
  'practice26-en': practice26En.sort(byFile),
  'practice26-he': practice26He.sort(byFile),
  'twenty-sixth-en': twentySixthEn.sort(byFile),
  'twenty-sixth-he': twentySixthHe.sort(byFile),
  'twenty-seventh-he': twentySeventhHe.sort(byFile),
  'twenty-seventh-en': twentySeventhEn.sort(byFile),
  'practice27-he': practice27He.sort(byFile),
  'practice27-en': practice27En.sort(byFile),
}
