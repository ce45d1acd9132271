/** Consultation letters of United Kingdom clinics. */
import { signature } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

/** Gynaecology: diagnosis and plan first, then the letter. */
const gynaecology = {
  file: 'p20.jpg',
  lang: 'en',
  category: 'consultation',
  variant: 'scan',
  date: '2024-03-12',
  dateAliases: ['2024-03-15'],
  facility: "St Hilda's Women's Hospital",
  facilityAliases: ['St Hildas Womens Hospital', "St Hilda's Women's Hospital NHS Trust", "St Hilda's"],
  physician: 'Miss Philippa Gorringe',
  physicianAliases: ['Philippa Gorringe', 'Miss P Gorringe', 'P Gorringe', 'Dr Philippa Gorringe'],
  patient: 'Anjali Deshmukh',
  patientAliases: ['Mrs Anjali Deshmukh', 'DESHMUKH, Anjali', 'Mrs Deshmukh', 'Mrs A Deshmukh'],
  title: 'Gynaecology outpatient letter',
  degrade: { angle: 0.5, colour: true },
  html: (c) =>
    sheet(
      `body{font:20.5px/1.45 ${FACE.times};padding:56px 84px}p{margin:9px 0}table{margin:6px 0}td{padding:2px 8px}.h{text-align:right;font-size:18px}ul{padding-left:22px}`,
      `<div class="h"><b>St Hilda's Women's Hospital</b><br>Gynaecology Outpatients, Abbey Walk, Lorne<br>Secretary: 01632 960 455</div>
      <table style="width:auto"><tr><td>Clinic date:</td><td>12th March 2024</td></tr><tr><td>Typed:</td><td>15th March 2024</td></tr><tr><td>Our ref:</td><td>PG/jw/4410276</td></tr></table>
      <p>Dr Rupert Haldane<br>The Surgery, Lorne</p>${c.no('Dr Rupert Haldane', 'recipient')}<p>Dear Dr Haldane</p><p><b>Mrs Anjali DESHMUKH &nbsp; d.o.b. 30.01.1979 &nbsp; Hosp No 4410276</b></p>
      <p><b>Diagnoses:</b></p><ul>${items(c, ['{d.menorr|Heavy menstrual bleeding}', '{d.fibroid|Intramural fibroid}, 4.6 cm', '{d.ida|Iron deficiency anaemia}', '{d.pcos|Polycystic ovary syndrome|st=-} (previous diagnosis)', '{d.thal|Beta thalassaemia trait}'])}</ul>
      <p><b>Plan:</b></p><ul>${items(c, ['{p.iud|Mirena insertion} today, after {p.hystsc|outpatient hysteroscopy} and {p.endobx|Pipelle biopsy}', 'Start {m.fefum|ferrous fumarate 210 mg BD|freq=BD}; continue {m.txa|tranexamic acid 1 g TDS|dose=1 g;freq=TDS} with periods', 'Stop {m.noreth|norethisterone 5 mg|st=stopped}', 'Review in six months; {x|hysterectomy|discussed, not planned|p.hyst} only if the above fails'])}</ul>
      ${paragraphs(c, [
        'Thank you for referring this 45-year-old accountant with an 18-month history of heavy, regular periods with clots. There is {x|no intermenstrual or postcoital bleeding|negated}. Her {o|smear tests} are up to date; she had {d.cin|CIN 1|st=historical;on=2009} in 2009, for which {p.colpo|colposcopy} alone was needed. She has two children, both by {p.csect|caesarean section}.',
        'She takes {m.metf|metformin 500 mg BD|freq=BD} for PCOS. She is allergic to {a.ibu|ibuprofen, which brings on wheeze|react=wheeze}. Her mother had {x|ovarian cancer|family history|d.ovca} at 61 and her aunt {x|breast cancer|family history|d.breastca}; genetics referral was {x|BRCA negative|negated}.',
        'Your recent bloods: {l.hgb|Hb 92 g/L}, {l.mcv|MCV 68 fL}, {l.ferr|ferritin 6 ug/L}, {l.tsh|TSH 1.9 mU/L}, {l.ca125|CA 125 22 kU/L|v=22;u=kU/L}. {i.uspelv|Transvaginal ultrasound} on 1st March showed the fibroid in the posterior wall, an {o|endometrial thickness} of 11 mm and a simple {d.ovcyst|left ovarian cyst} of 28 mm. {x|No features of endometriosis|negated|d.endomet}.',
        'Hysteroscopy today showed a normal cavity; {x|there was no polyp and no malignancy|negated}. We discussed {x|GnRH analogues|discussed, not started}, {x|myomectomy|discussed, not planned|p.myomect} and {x|uterine artery embolisation|discussed, not planned}. She did not want {x|the combined pill|discussed, not started|m.coc} because her sister, who has {x|migraine with aura|family history|d.migr}, was told to avoid it; she preferred the coil.',
      ])}
      <p>Yours sincerely</p>${signature(c.rnd, '#333')}<p>Miss Philippa Gorringe FRCOG<br>Consultant Gynaecologist</p><p style="font-size:16px">Dictated but not signed to avoid delay. cc Mrs A Deshmukh; Dr Mei Tan (Haematology)</p>${c.no('Dr Mei Tan', 'physician name')}`,
    ),
}

export const lettersUk = [gynaecology]
