import { describe, expect, test } from 'vitest'
import { headOf, results } from '../../../tests/support/heads'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../read'

const drugs = '\nOxcarbazepine 300 mg tablet\nTAKE 1 TABLET TWICE DAILY\nQty 60 Refills 3 Filled 05/02/2025\n'

describe('whose page it is', () => {
  test.each([
    [
      'the client of a laboratory is an institution, who asked is a person',
      [
        'Northgate Reference Laboratories',
        'Patient: HOLLIS, JANE        Client: Mill Lane Cardiology Associates',
        `Collected: 03/04/2025        Ordering provider: PRYCE, OWEN${results}`,
      ].join('\n'),
      'Northgate Reference Laboratories | PRYCE, OWEN | HOLLIS, JANE',
    ],
    [
      'who ran the analyser is no physician',
      [
        'Alder Royal Infirmary',
        'Blood gas report',
        `Patient: MUNRO Trevor        Date: 03/02/2025${results}`,
        'Temperature correction: off        Operator: N. Fairley',
      ].join('\n'),
      'Alder Royal Infirmary | - | MUNRO Trevor',
    ],
    [
      'labels of a pharmacy: a name with a degree prescribes, one that is repeated is the patient',
      [
        'CREEK PHARMACY',
        'Rx 8810402        NORTH, B MD',
        `VANE, PRISCILLA${drugs}CREEK PHARMACY`,
        'Rx 8810403        NORTH, B MD',
        `VANE, PRISCILLA${drugs}`,
      ].join('\n'),
      'CREEK PHARMACY | NORTH, B MD | VANE, PRISCILLA',
    ],
    [
      'a label within a line, and a surname on the next',
      [
        'Heron Hospital',
        'Postnatal discharge letter',
        'AMOS Lucy, born 05/06/1991',
        'Admitted 11/01/2025. Discharged 16/01/2025. Consultant Mr A',
        'Kettle',
        'Delivery',
        'Forceps delivery of a girl at 40 weeks after a long labour and an epidural.',
        'Mother and baby went home well.',
        'Completed by: Dr Hamid Razi, SHO, 16/01/2025',
      ].join('\n'),
      'Heron Hospital | Mr A Kettle | AMOS Lucy',
    ],
    [
      'a patient whose surname and first name have labels of their own',
      [
        'Wharfe Valley Hospital',
        'Surname: GARNER        Forename: Ronald',
        `Born: 27/01/1946        Consultant: Dr N Shah${results}`,
      ].join('\n'),
      'Wharfe Valley Hospital | Dr N Shah | Ronald GARNER',
    ],
    [
      'a patient above a birth that was read "bom"',
      [
        'NORTHMOOR CLINICAL LABORATORIES',
        'Margaret Elliot            Requested by: Helen Stark, MD',
        `Bom 14-Mar-1958 F          Printed: Oct 05, 2022${results}`,
      ].join('\n'),
      'NORTHMOOR CLINICAL LABORATORIES | Helen Stark, MD | Margaret Elliot',
    ],
    [
      'a patient whose street stands in the same line',
      [
        'Carrick Royal Infirmary',
        'LENNOX, Stuart Date of birth 17.05.1984 Male 8 Shore Street',
        'Arrived 22.03.2025 03:18',
        'Usual medicines: Allopurinol 300 mg once daily.',
        'Dr Euan Boyd, Specialty Doctor',
      ].join('\n'),
      'Carrick Royal Infirmary | Dr Euan Boyd | LENNOX, Stuart',
    ],
    [
      'a patient for whom a list was made',
      [
        'Copper Basin Family Health',
        'Medication list as of 11/03/2025 for Ignacio Barrera, DOB 06/11/1958',
        `Provider: Wendell Oyelaran, MD${drugs}`,
      ].join('\n'),
      'Copper Basin Family Health | Wendell Oyelaran, MD | Ignacio Barrera',
    ],
    [
      'a patient whose title stands behind the name, and the address under it',
      [
        'ASHWORTH, Doreen (Mrs)        Date: 18/11/2024',
        '9 Quarry Bank, Newry',
        `DoB 21/04/1946${drugs}`,
        'Dr Niamh Gallagher        GLENAIRE MEDICAL PRACTICE',
      ].join('\n'),
      'GLENAIRE MEDICAL PRACTICE | Dr Niamh Gallagher | ASHWORTH, Doreen (Mrs)',
    ],
    [
      'three labels in one line, who asked between two others',
      [
        'Calder Valley Fertility Clinic',
        'Patient: Ms Josephine Adeyemi',
        'Partner: Mr Toby Adeyemi Requested by: Dr Anneliese Thorpe GP: Dr Wesley Akroyd',
        `Sample taken: 11/06/2025${results}`,
      ].join('\n'),
      'Calder Valley Fertility Clinic | Dr Anneliese Thorpe | Ms Josephine Adeyemi',
    ],
    [
      'the addressee with a number and a birth is the patient',
      [
        'מעבדות מאור הדרום',
        'לכבוד: תהילה אוחנה, ת.ז. 2-0447193-8, ילידת 11.04.1996',
        'נלקח בתאריך 3.2.2026. רופא מפנה: ד"ר דן מור',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     4.1     mmol/L     3.5-5.1',
      ].join('\n'),
      'מעבדות מאור הדרום | ד"ר דן מור | תהילה אוחנה',
    ],
    [
      'the addressee of a letter is no patient',
      [
        'מרפאות אלון',
        'סיכום ביקור',
        'לכבוד: דן מור',
        'מטופל: אברהם טולדנו, ת.ז. 4-2219087-6',
        'תלונות',
        'מתלונן על זרם חלש מזה שנה וקם פעמיים בלילה, ללא צריבה וללא חום.',
        'בדיקה',
        'בטן רכה, ללא רגישות.',
        'בברכה, ד"ר איתמר קרניאל, מומחה לאורולוגיה',
        'העתק: ד"ר שרה בן חמו',
      ].join('\n'),
      'מרפאות אלון | ד"ר איתמר קרניאל | אברהם טולדנו',
    ],
    [
      'who signs behind a greeting, not who referred',
      [
        'Juniper Hospital',
        'Clinic letter',
        'Patient: Owen Blake        Referred by: Dr Anna Pike',
        'He is well and his pressure is controlled.',
        'There is no oedema and his chest is clear.',
        'We shall see him in a year.',
        'Kind regards, Dr Ruth Calder, Consultant Cardiologist',
      ].join('\n'),
      'Juniper Hospital | Dr Ruth Calder | Owen Blake',
    ],
    [
      'a practice that shared the results with its patient',
      [
        'Blood tests',
        'Patrick Fothergill Born 21 December 1956',
        'Sample taken 4 August 2025 at 8:20am',
        `Shared with you 7 August 2025 by Harbour Street Medical Centre${results}`,
      ].join('\n'),
      'Harbour Street Medical Centre | - | Patrick Fothergill',
    ],
    [
      'a service of microbiology',
      [
        'Wharfe Microbiology Service',
        'GARNER Ronald        Consultant: Dr N Shah',
        'Born 27/01/1946        Collected: 06/03/2025',
        'Gram stain     Gram negative bacilli',
        'Culture     Heavy growth of Pseudomonas aeruginosa',
        'Authorised by Dr Lucian Prowse, consultant microbiologist',
      ].join('\n'),
      'Wharfe Microbiology Service | Dr N Shah | GARNER Ronald',
    ],
    [
      'who was told to be followed up with, and who referred, did not write',
      [
        'Larch Heart Clinic',
        'Clinic letter',
        'Patient: Owen Blake        Referred by Dr Anna Pike',
        'Seen by Dr Ruth Calder on 03/04/2025',
        'He is well and his pressure is controlled. Follow up with Dr Simon Teal in a year.',
      ].join('\n'),
      'Larch Heart Clinic | Dr Ruth Calder | Owen Blake',
    ],
    [
      'Hebrew: a patient before the number, who ordered without a colon',
      [
        'קופת חולים ברושים',
        'תוצאות בדיקות',
        'לאה טובול, ת.ז. 04120553-8, תאריך לידה 30/12/1949',
        'תאריך בדיקה 01/06/2025 רופא מזמין ד"ר סמיר חורי הופק 11/06/2025',
        'קריאטינין     1.61     mg/dL     0.50-0.90',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     5.4     mmol/L     3.5-5.1',
      ].join('\n'),
      'קופת חולים ברושים | ד"ר סמיר חורי | לאה טובול',
    ],
    [
      'Hebrew: who was referred by, and who signed',
      [
        'מרפאה אורולוגית השרון',
        'ד"ר דוד פרנק, מומחה באורולוגיה',
        'אריה כהנא, ת.ז. 04633071-2, יליד 14/04/1951. תאריך ביקור 08/05/2025. מופנה על ידי ד"ר מוניקה שלו.',
        'סיבת הפנייה: תכיפות במתן שתן.',
        'בדיקה: ערמונית מוגדלת וחלקה.',
        'המלצות: ביקורת בעוד שלושה חודשים.',
        'ד"ר דוד פרנק',
      ].join('\n'),
      'מרפאה אורולוגית השרון | ד"ר דוד פרנק | אריה כהנא',
    ],
    [
      'Hebrew: the title of a picture is no institution',
      [
        'מרכז הדמיה לאישה אורן',
        'שם: אורלי בן דוד        ת.ז.: 05711938-0',
        'תאריך בדיקה: 27/01/2025        מפענחת: ד"ר טניה ברק',
        'ממוגרפיה ואולטרסאונד שדיים',
        'ממצאים',
        'שדיים צפופים, ללא גוש חשוד.',
      ].join('\n'),
      'מרכז הדמיה לאישה אורן | ד"ר טניה ברק | אורלי בן דוד',
    ],
    [
      'Hebrew: labels of a surname and of a first name',
      [
        'מעבדת הגליל',
        'תוצאות בדיקות דם',
        'שם משפחה: כהן        שם פרטי: דוד',
        'תאריך לקיחה: 01/06/2025        רופא שולח: ד"ר רונן גל',
        'נתרן     140     mmol/L     135-145',
        'אשלגן     5.4     mmol/L     3.5-5.1',
        'קריאטינין     1.0     mg/dL     0.50-0.90',
      ].join('\n'),
      'מעבדת הגליל | ד"ר רונן גל | דוד כהן',
    ],
  ])('%s', (_title, text, wanted) => {
    expect(headOf(text)).toBe(wanted)
  })

  test('a flow sheet is of its newest day, not of the day it was printed', () => {
    const sheet = [
      'Oak Cancer Institute Laboratory',
      'Cumulative report',
      'Patient: Ellen West        Printed: 06/12/2025',
      'Collected     CA 125     CEA',
      'Reference     0 - 35     0.0 - 5.0',
      '10/08/2024     612     3.1',
      '12/03/2024     184     2.8',
      '02/11/2025     47     2.6',
      '06/10/2025     16     2.4',
    ].join('\n')
    expect(readDocument(typed(sheet)).facts.date?.value).toBe('2025-06-10')
  })
})
