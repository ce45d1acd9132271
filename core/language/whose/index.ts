import { ofPeople } from './anybody'
import { ofTheHouse } from './house'
import { ofHebrewHouse } from './house-he'
import { notSo } from './not-so'
import { ofOthers } from './others'
import { ofNobodysPage } from './pages'
import { ofRisks } from './risks'
import type { Whose } from './row'
import { sheets } from './sheets'
import { ofTestsAndDrugs } from './tests-and-drugs'
import { toldToAll } from './told-to-all'

export const whoseRows: readonly Whose[] = [
  ...ofNobodysPage,
  ...sheets,
  ...ofPeople,
  ...ofRisks,
  ...toldToAll,
  ...ofTestsAndDrugs,
  ...ofTheHouse,
  ...ofHebrewHouse,
  ...ofOthers,
  ...notSo,
]
