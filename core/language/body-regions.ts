import type { BodyPart, BodyRegion } from './body-region'

/**
 * The parts of the body, by the codes (ICD-10-CM) of what is wrong with them, by what studies call them, and by their words in
 * each language: what an organ is asked for by, and what asks for any illness of it.
 */

/** The regions of the body with their parts. */
export const bodyRegions: readonly BodyRegion[] = [
  {
    within: 'I',
    own: 'I05, I2, I3, I4, I5',
    studies: 'heart',
    called: [
      'heart; hearts; cardiac; heart problem; heart disease',
      'לב; הלב; ללב; בלב; בעיות לב; בעיה בלב; מחלת לב',
    ],
    parts: [
      {
        codes: 'I05, I06, I07, I08, I20, I21, I22, I23, I24, I25, I3, I4, I50, I51',
        studies: 'heart',
        called: ['heart; cardiac', 'לב; הלב; בלב; ללב; הלב שלי'],
      },
      {
        codes: 'I44, I45, I47, I48, I49',
        studies: '',
        called: [
          'cardiac arrhythmia; arrhythmia; irregular heartbeat; irregular heart beat; irregular heart rhythm; irregular pulse; rhythm problem; heart rhythm',
          'הפרעת קצב; הפרעות קצב; דופק לא סדיר; קצב לב לא סדיר; לב לא סדיר',
        ],
        alone: true,
      },
    ],
  },
  {
    within: 'J',
    own: '',
    studies: 'chest, pulmonary arteries',
    called: [
      'lung; lungs; chest; breathing problems; respiratory',
      'ריאה; ריאות; הריאות; חזה; החזה; נשימה; נשימתי',
    ],
    parts: [
      {
        codes: 'J1, J2, J4, J6, J7, J8, J9, C34',
        studies: 'chest',
        called: ['lung; lungs; breathing; respiratory; pulmonary', 'ריאה; ריאות; הריאות; נשימה; הנשימה'],
      },
    ],
  },
  {
    within: 'G',
    own: '',
    studies: 'brain, head',
    called: [
      'brain; head; skull; nerves; neurological; nervous system',
      'מוח; המוח; ראש; הראש; בראש; במוח; גולגולת; עצבים; נוירולוגי; נוירולוגית',
    ],
    parts: [
      { codes: 'G0, G1, G2, G3, G4, I6, C71', studies: 'brain, head', called: ['brain', 'מוח; המוח; במוח'] },
    ],
  },
  {
    within: 'N',
    own: '',
    studies: 'kidneys, bladder, urinary tract',
    called: [
      'kidney disease; kidney problem; kidney problems; urinary; bladder; prostate',
      'מחלת כליות; בעיה בכליות; בעיות כליות; שלפוחית; ערמונית; דרכי השתן',
    ],
    parts: [
      {
        codes: 'N0, N1, N2, I12, I13, C64',
        studies: 'kidneys, kidney',
        called: ['kidney; kidneys; renal', 'כליה; כליות; הכליות'],
      },
      { codes: 'N30, N31, N32, N39, C67', studies: 'bladder', called: ['bladder', 'שלפוחית; השלפוחית'] },
      {
        codes: 'N40, N41, N42, C61',
        studies: 'prostate',
        called: ['prostate', 'ערמונית; הערמונית; פרוסטטה'],
      },
    ],
  },
  {
    within: 'K',
    own: '',
    studies: 'stomach, abdomen, abdomen and pelvis, liver, colon, small bowel',
    called: [
      'stomach; belly; abdomen; gut; bowel; bowels; intestine; intestines; digestion; liver disease; liver problem; liver problems',
      'בטן; הבטן; קיבה; מעיים; המעי; מעי; עיכול; מחלת כבד; בעיה בכבד',
    ],
    parts: [
      {
        codes: 'K7, B15, B16, B17, B18, B19, C22',
        studies: 'liver',
        called: ['liver; hepatic', 'כבד; בכבד; הכבד'],
      },
      {
        codes: 'K80, K81, K82, K83',
        studies: 'gallbladder',
        called: ['gallbladder; gall bladder; bile duct; bile ducts', 'כיס מרה; כיס המרה; דרכי המרה'],
      },
      {
        codes: 'K20, K21, K22, K25, K26, K27, K28, K29, K3, C16',
        studies: 'stomach',
        called: ['stomach; esophagus', 'קיבה; הקיבה; ושט'],
      },
      {
        codes: 'K5, K62, K63, C18, C19, C20',
        studies: 'colon, small bowel',
        called: ['bowel; bowels; gut; colon; intestine; intestines', 'מעי; מעיים; המעי; המעיים; מעי הגס'],
      },
    ],
  },
  {
    within: 'M',
    own: '',
    studies: 'spine, lumbar spine, cervical spine, thoracic spine',
    called: [
      'my back; lower back; back problem; back problems; back pain; spine; joints; joint; bones; neck; arthritis',
      'גב; הגב שלי; הגב; עמוד השדרה; מפרקים; עצמות; צוואר; דלקת פרקים',
    ],
    parts: [
      {
        codes: 'M4, M50, M51, M53, M54',
        studies: 'spine, lumbar spine, cervical spine, thoracic spine',
        called: ['back; lower back; spine', 'גב; הגב; בגב; עמוד השדרה'],
      },
      { codes: 'M80, M81, M82, M83, M84, M85', studies: '', called: ['bone; bones', 'עצם; עצמות; העצמות'] },
    ],
  },
  {
    within: 'M',
    own: '',
    studies: 'knee',
    called: ['knee; knees', 'ברך; ברכיים; הברך'],
    parts: [
      {
        codes: 'M15, M17, M19.9, M22, M23, S83',
        studies: 'knee',
        called: ['knee; knees', 'ברך; בברך; בברכיים; ברכיים; הברך; הברכיים'],
      },
    ],
  },
  {
    within: 'M',
    own: '',
    studies: 'hip',
    called: ['hip; hips', 'ירך; הירך'],
    parts: [{ codes: 'M15, M16, M19.9, S72', studies: 'hip', called: ['hip; hips', 'ירך; בירך; הירך'] }],
  },
  {
    within: 'M',
    own: '',
    studies: 'shoulder',
    called: ['shoulder; shoulders', 'כתף; הכתף; כתפיים'],
    parts: [
      {
        codes: 'M75, M19.01, M19.9, S4',
        studies: 'shoulder',
        called: ['shoulder; shoulders', 'כתף; בכתף; הכתף; כתפיים'],
      },
    ],
  },
  {
    within: 'L',
    own: '',
    studies: '',
    called: ['skin', 'עור; העור'],
    parts: [{ codes: 'L', studies: '', called: ['skin', 'עור; העור; בעור'] }],
  },
  {
    within: 'H',
    own: '',
    studies: 'eye, orbit',
    called: ['eye; eyes; vision; ears; ear; hearing', 'עין; עיניים; העיניים; ראייה; אוזן; אוזניים; שמיעה'],
    parts: [
      {
        codes: 'H40, H42',
        studies: '',
        called: [
          'eye pressure; pressure in my eye; pressure in my eyes; pressure in the eye; pressure in the eyes',
          'לחץ בעין; לחץ בעיניים; לחץ עיני; לחץ תוך עיני; לחץ העין',
        ],
        alone: true,
      },
      {
        codes: 'H0, H1, H2, H3, H4, H5',
        studies: 'eye, orbit',
        called: [
          'eye; eyes; vision; eyesight',
          'עין; עיניים; העין; העיניים; בעין; בעיניים; לעין; ראייה; הראייה',
        ],
      },
      {
        codes: 'H6, H7, H8, H9',
        studies: '',
        called: ['ear; ears; hearing', 'אוזן; באוזן; באוזניים; אוזניים; האוזן; האוזניים; שמיעה; השמיעה'],
      },
    ],
  },
  {
    within: 'F',
    own: '',
    studies: '',
    called: [
      'mental; mental health; depression; anxiety; psychiatric',
      'נפשי; נפשית; נפש; דיכאון; חרדה; פסיכיאטרי',
    ],
    parts: [{ codes: 'F', studies: '', called: ['mental; mental health; psychiatric', 'נפשי; נפשית; נפש'] }],
  },
  {
    within: 'E0',
    own: '',
    studies: 'thyroid',
    called: [
      'thyroid problem; thyroid problems; thyroid disease; thyroid disorder',
      'בעיה בבלוטת התריס; מחלה בבלוטת התריס; בעיה בתריס; בעיה בבלוטה',
    ],
    parts: [
      {
        codes: 'E00, E01, E02, E03, E04, E05, E06, E07, C73, D34',
        studies: 'thyroid',
        called: ['thyroid; tsh problem; tsh problems', 'בלוטה; הבלוטה; בלוטת התריס; תריס; התריס'],
      },
    ],
  },
  {
    within: 'C',
    own: '',
    studies: '',
    called: ['tumor; tumour; tumors; growth', 'גידול; גידולים; ממאיר'],
    parts: [],
  },
  {
    within: 'C',
    own: '',
    studies: 'breast',
    called: ['breast; breasts', 'שד; השד; בשד; שדיים; השדיים; בשדיים'],
    parts: [
      {
        codes: 'N60, N61, N62, N63, N64, C50',
        studies: 'breast',
        called: ['breast; breasts', 'שד; השד; בשד; בשדיים; שדיים'],
      },
    ],
  },
  {
    within: 'D73',
    own: '',
    studies: 'spleen',
    called: ['spleen', 'טחול; הטחול; בטחול'],
    parts: [{ codes: 'D73', studies: 'spleen', called: ['spleen', 'טחול; הטחול'] }],
  },
  {
    within: 'K85',
    own: 'K85, K86',
    studies: 'pancreas',
    called: ['pancreas; pancreatic problem', 'לבלב; הלבלב; בלבלב'],
    parts: [{ codes: 'K85, K86, C25', studies: 'pancreas', called: ['pancreas; pancreatic', 'לבלב; הלבלב'] }],
  },
  {
    within: 'K0',
    own: '',
    studies: 'teeth',
    called: ['teeth; tooth; gums; gum disease', 'שיניים; השיניים; שן; חניכיים; בשיניים'],
    parts: [],
  },
  {
    within: 'O',
    own: '',
    studies: 'uterus, pelvis',
    called: ['womb; uterus; ovaries; ovary', 'רחם; שחלות; שחלה'],
    parts: [
      {
        codes: 'N80, N84, N85, N86, N87, D25, C53, C54',
        studies: 'uterus',
        called: ['womb; uterus', 'רחם; ברחם; הרחם'],
      },
      { codes: 'N83, C56, D27', studies: 'ovaries', called: ['ovary; ovaries', 'שחלה; שחלות; השחלות'] },
    ],
  },
]

/** Of no region: parts that are asked for alone. */
export const partsApart: readonly BodyPart[] = [
  {
    codes: 'E08, E09, E10, E11, E13, E16.2, R73',
    studies: '',
    called: ['blood sugar; sugar', 'סוכר; הסוכר'],
  },
]
