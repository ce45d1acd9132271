import { describe, expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../read'

/** Of the head of a page: who made it, whose page it is, and of whom. */
const headOf = (text: string) => {
  const { facility, physician, patient } = readDocument(typed(text, { rtl: /[א-ת]/.test(text) })).facts
  return [facility?.value, physician?.value, patient?.value].map((value) => value ?? '-').join(' | ')
}

const results = '\nSodium     140     mmol/L     135 - 145\nPotassium     4.1     mmol/L     3.5 - 5.1\nUrea     5.0     mmol/L     2.5 - 7.8\nCreatinine     80     umol/L     60 - 110' // prettier-ignore
const drugs = '\nOxcarbazepine 300 mg tablet\nTAKE 1 TABLET TWICE DAILY\nQty 60 Refills 3 Filled 05/02/2025\n'

describe('whose page it is', () => {
  test.each([
    [
      'the client of a laboratory is an institution, who asked is a person',
      `Northgate Reference Laboratories\nPatient: HOLLIS, JANE        Client: Mill Lane Cardiology Associates\nCollected: 03/04/2025        Ordering provider: PRYCE, OWEN${results}`,
      'Northgate Reference Laboratories | PRYCE, OWEN | HOLLIS, JANE',
    ],
    [
      'who ran the analyser is no physician',
      `Alder Royal Infirmary\nBlood gas report\nPatient: MUNRO Trevor        Date: 03/02/2025${results}\nTemperature correction: off        Operator: N. Fairley`,
      'Alder Royal Infirmary | - | MUNRO Trevor',
    ],
    [
      'labels of a pharmacy: a name with a degree prescribes, one that is repeated is the patient',
      `CREEK PHARMACY\nRx 8810402        NORTH, B MD\nVANE, PRISCILLA${drugs}CREEK PHARMACY\nRx 8810403        NORTH, B MD\nVANE, PRISCILLA${drugs}`,
      'CREEK PHARMACY | NORTH, B MD | VANE, PRISCILLA',
    ],
    [
      'a label within a line, and a surname on the next',
      'Heron Hospital\nPostnatal discharge letter\nAMOS Lucy, born 05/06/1991\nAdmitted 11/01/2025. Discharged 16/01/2025. Consultant Mr A\nKettle\nDelivery\nForceps delivery of a girl at 40 weeks after a long labour and an epidural.\nMother and baby went home well.\nCompleted by: Dr Hamid Razi, SHO, 16/01/2025',
      'Heron Hospital | Mr A Kettle | AMOS Lucy',
    ],
    [
      'a patient whose surname and first name have labels of their own',
      `Wharfe Valley Hospital\nSurname: GARNER        Forename: Ronald\nBorn: 27/01/1946        Consultant: Dr N Shah${results}`,
      'Wharfe Valley Hospital | Dr N Shah | Ronald GARNER',
    ],
    [
      'a patient above a birth that was read "bom"',
      `NORTHMOOR CLINICAL LABORATORIES\nMargaret Elliot            Requested by: Helen Stark, MD\nBom 14-Mar-1958 F          Printed: Oct 05, 2022${results}`,
      'NORTHMOOR CLINICAL LABORATORIES | Helen Stark, MD | Margaret Elliot',
    ],
    [
      'a patient whose street stands in the same line',
      'Carrick Royal Infirmary\nLENNOX, Stuart Date of birth 17.05.1984 Male 8 Shore Street\nArrived 22.03.2025 03:18\nUsual medicines: Allopurinol 300 mg once daily.\nDr Euan Boyd, Specialty Doctor',
      'Carrick Royal Infirmary | Dr Euan Boyd | LENNOX, Stuart',
    ],
    [
      'a patient for whom a list was made',
      `Copper Basin Family Health\nMedication list as of 11/03/2025 for Ignacio Barrera, DOB 06/11/1958\nProvider: Wendell Oyelaran, MD${drugs}`,
      'Copper Basin Family Health | Wendell Oyelaran, MD | Ignacio Barrera',
    ],
    [
      'a patient whose title stands behind the name, and the address under it',
      `ASHWORTH, Doreen (Mrs)        Date: 18/11/2024\n9 Quarry Bank, Newry\nDoB 21/04/1946${drugs}\nDr Niamh Gallagher        GLENAIRE MEDICAL PRACTICE`,
      'GLENAIRE MEDICAL PRACTICE | Dr Niamh Gallagher | ASHWORTH, Doreen (Mrs)',
    ],
    [
      'three labels in one line, who asked between two others',
      `Calder Valley Fertility Clinic\nPatient: Ms Josephine Adeyemi\nPartner: Mr Toby Adeyemi Requested by: Dr Anneliese Thorpe GP: Dr Wesley Akroyd\nSample taken: 11/06/2025${results}`,
      'Calder Valley Fertility Clinic | Dr Anneliese Thorpe | Ms Josephine Adeyemi',
    ],
    [
      'the addressee with a number and a birth is the patient',
      'מעבדות מאור הדרום\nלכבוד: תהילה אוחנה, ת.ז. 2-0447193-8, ילידת 11.04.1996\nנלקח בתאריך 3.2.2026. רופא מפנה: ד"ר דן מור\nנתרן     140     mmol/L     135-145\nאשלגן     4.1     mmol/L     3.5-5.1',
      'מעבדות מאור הדרום | ד"ר דן מור | תהילה אוחנה',
    ],
    [
      'the addressee of a letter is no patient',
      'מרפאות אלון\nסיכום ביקור\nלכבוד: דן מור\nמטופל: אברהם טולדנו, ת.ז. 4-2219087-6\nתלונות\nמתלונן על זרם חלש מזה שנה וקם פעמיים בלילה, ללא צריבה וללא חום.\nבדיקה\nבטן רכה, ללא רגישות.\nבברכה, ד"ר איתמר קרניאל, מומחה לאורולוגיה\nהעתק: ד"ר שרה בן חמו',
      'מרפאות אלון | ד"ר איתמר קרניאל | אברהם טולדנו',
    ],
    [
      'who signs behind a greeting, not who referred',
      'Juniper Hospital\nClinic letter\nPatient: Owen Blake        Referred by: Dr Anna Pike\nHe is well and his pressure is controlled.\nThere is no oedema and his chest is clear.\nWe shall see him in a year.\nKind regards, Dr Ruth Calder, Consultant Cardiologist',
      'Juniper Hospital | Dr Ruth Calder | Owen Blake',
    ],
    [
      'a practice that shared the results with its patient',
      `Blood tests\nPatrick Fothergill Born 21 December 1956\nSample taken 4 August 2025 at 8:20am\nShared with you 7 August 2025 by Harbour Street Medical Centre${results}`,
      'Harbour Street Medical Centre | - | Patrick Fothergill',
    ],
    [
      'a service of microbiology',
      'Wharfe Microbiology Service\nGARNER Ronald        Consultant: Dr N Shah\nBorn 27/01/1946        Collected: 06/03/2025\nGram stain     Gram negative bacilli\nCulture     Heavy growth of Pseudomonas aeruginosa\nAuthorised by Dr Lucian Prowse, consultant microbiologist',
      'Wharfe Microbiology Service | Dr N Shah | GARNER Ronald',
    ],
    [
      'who was told to be followed up with, and who referred, did not write',
      'Larch Heart Clinic\nClinic letter\nPatient: Owen Blake        Referred by Dr Anna Pike\nSeen by Dr Ruth Calder on 03/04/2025\nHe is well and his pressure is controlled. Follow up with Dr Simon Teal in a year.',
      'Larch Heart Clinic | Dr Ruth Calder | Owen Blake',
    ],
    [
      'Hebrew: a patient before the number, who ordered without a colon',
      'קופת חולים ברושים\nתוצאות בדיקות\nלאה טובול, ת.ז. 04120553-8, תאריך לידה 30/12/1949\nתאריך בדיקה 01/06/2025 רופא מזמין ד"ר סמיר חורי הופק 11/06/2025\nקריאטינין     1.61     mg/dL     0.50-0.90\nנתרן     140     mmol/L     135-145\nאשלגן     5.4     mmol/L     3.5-5.1',
      'קופת חולים ברושים | ד"ר סמיר חורי | לאה טובול',
    ],
    [
      'Hebrew: who was referred by, and who signed',
      'מרפאה אורולוגית השרון\nד"ר דוד פרנק, מומחה באורולוגיה\nאריה כהנא, ת.ז. 04633071-2, יליד 14/04/1951. תאריך ביקור 08/05/2025. מופנה על ידי ד"ר מוניקה שלו.\nסיבת הפנייה: תכיפות במתן שתן.\nבדיקה: ערמונית מוגדלת וחלקה.\nהמלצות: ביקורת בעוד שלושה חודשים.\nד"ר דוד פרנק',
      'מרפאה אורולוגית השרון | ד"ר דוד פרנק | אריה כהנא',
    ],
    [
      'Hebrew: the title of a picture is no institution',
      'מרכז הדמיה לאישה אורן\nשם: אורלי בן דוד        ת.ז.: 05711938-0\nתאריך בדיקה: 27/01/2025        מפענחת: ד"ר טניה ברק\nממוגרפיה ואולטרסאונד שדיים\nממצאים\nשדיים צפופים, ללא גוש חשוד.',
      'מרכז הדמיה לאישה אורן | ד"ר טניה ברק | אורלי בן דוד',
    ],
    [
      'Hebrew: labels of a surname and of a first name',
      'מעבדת הגליל\nתוצאות בדיקות דם\nשם משפחה: כהן        שם פרטי: דוד\nתאריך לקיחה: 01/06/2025        רופא שולח: ד"ר רונן גל\nנתרן     140     mmol/L     135-145\nאשלגן     5.4     mmol/L     3.5-5.1\nקריאטינין     1.0     mg/dL     0.50-0.90',
      'מעבדת הגליל | ד"ר רונן גל | דוד כהן',
    ],
  ])('%s', (_title, text, wanted) => {
    expect(headOf(text)).toBe(wanted)
  })

  test('a flow sheet is of its newest day, not of the day it was printed', () => {
    const sheet = 'Oak Cancer Institute Laboratory\nCumulative report\nPatient: Ellen West        Printed: 06/12/2025\nCollected     CA 125     CEA\nReference     0 - 35     0.0 - 5.0\n10/08/2024     612     3.1\n12/03/2024     184     2.8\n02/11/2025     47     2.6\n06/10/2025     16     2.4' // prettier-ignore
    expect(readDocument(typed(sheet)).facts.date?.value).toBe('2025-06-10')
  })
})
