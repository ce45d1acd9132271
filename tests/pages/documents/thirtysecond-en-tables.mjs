/** Result sheets in English: a Canadian laboratory's portal printed from the browser, an American health plan's letter with three days side by side. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const lines = (s) =>
  s
    .trim()
    .split('\n')
    .map((x) => x.trim())

/** Canada: printed out of a browser; under each name the value with its unit, behind it the range, at the edge a word in a pill. */
const portal = doc(
  'p1304.png',
  ['en', 'lab', 'clean'],
  '2026-02-09',
  [
    'Salal Coast Medical Laboratories',
    'SALAL COAST MEDICAL LABORATORIES',
    'Salal Coast Medical Laboratories, Nanaimo Patient Service Centre',
    'Salal Coast Medical Labs',
    'Salal Coast',
  ],
  [
    'Dr. Emma Lindqvist',
    'Emma Lindqvist',
    'Dr Emma Lindqvist',
    'LINDQVIST, Emma',
    'Lindqvist, Emma',
    'Dr. E. Lindqvist',
  ],
  ['Jia Wen Tam', 'TAM, Jia Wen', 'Tam, Jia Wen', 'Jia Wen TAM', 'TAM, JIA WEN'],
  'My lab results',
  (c) => {
    const words = { H: 'Above range', L: 'Below range', N: 'In range' }
    const row = (s) => {
      if (s.startsWith('#')) return `<h3>${en(s.slice(1))}</h3>`
      if (s.startsWith('>')) return `<div class="w">${c.t(s.slice(1))}</div>`
      const r = c.lab(s)
      const numeric = /\d/.test(r.ref)
      const word = r.flag ? words[r.flag] : r.printed === r.ref ? words.N : 'Abnormal'
      return `<div class="t" data-e="${r.n}"><div>${en(r.label)}</div><div class="l" data-line><span class="v">${en(r.printed)} ${en(r.unit)}</span><span class="a">${r.ref ? `${numeric ? 'Range' : 'Expected'}: ${en(r.ref)} ${numeric ? en(r.unit) : ''}` : ''}</span><span class="p ${word === words.N ? '' : 'o'}">${word}</span></div></div>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-size:15.6px;padding:24px 54px}.s{font:12px 'Liberation Sans';display:flex;justify-content:space-between;color:#222}h3{font-size:17px;color:#0b5c53;margin:14px 0 2px;border-bottom:2px solid #0b5c53}.t{border-bottom:1px solid #dde5e3;padding:2.4px 0}.l{display:grid;grid-template-columns:134px 1fr 92px;font-size:14.8px;align-items:baseline}.v{font-weight:bold;font-size:17px}.a{color:#555;white-space:nowrap}.p{text-align:right;color:#0b5c53}.o{color:#b3261e;font-weight:bold}.w{background:#eef5f3;border-radius:5px;padding:4px 10px;font-size:14.4px;margin:3px 0}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}`,
      `<div class="s"><span>2026-02-11, 9:14 PM</span><span>MyCoastResults | Report 26-0408812</span></div>
      <div style="display:flex;justify-content:space-between;align-items:center;margin-top:12px"><div style="display:flex;gap:10px;align-items:center">${mark('leaf', '#0b5c53', 42)}<b style="font-size:22px;color:#0b5c53">Salal Coast Medical Laboratories</b></div><span>Signed in as Jia Wen</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;background:#eef5f3;border-radius:8px;padding:7px 14px;margin-top:9px"><div><b>TAM, Jia Wen</b><br>Born 1992-10-23, Female<br>PHN 9871 304 226</div><div>Ordered by Dr. Emma Lindqvist<br>Harewood Family Practice<br>Fasting: 11 hours</div><div>Collected 2026-02-09 07:48<br>Reported 2026-02-10 15:30<br>Status: In progress</div></div>${c.no('Harewood Family Practice', 'ordering practice')}
      <div class="two"><div>
      ${lines(`
        #Hematology panel
        wbc;WBC;5.4;x10E9/L;4.0 - 11.0
        rbc;RBC;4.35;x10E12/L;3.80 - 5.20
        hgb;Hemoglobin;109;g/L;115 - 155
        hct;Hematocrit;0.34;L/L;0.35 - 0.45
        mcv;MCV;78;fL;82 - 98
        mch;MCH;25.1;pg;27.5 - 33.0
        mchc;MCHC;321;g/L;305 - 365
        rdw;RDW;15.9;%;11.5 - 14.5
        plt;Platelets;402;x10E9/L;150 - 400
        neut;Neutrophils;3.1;x10E9/L;2.0 - 7.5
        lymph;Lymphocytes;1.7;x10E9/L;1.0 - 4.0
        mono;Monocytes;0.4;x10E9/L;0.1 - 0.8
        eos;Eosinophils;0.1;x10E9/L;0.0 - 0.7
        baso;Basophils;0.1;x10E9/L;0.0 - 0.2
      `)
        .map(row)
        .join('')}</div><div>
      ${lines(`
        #Iron and vitamins
        ferr;Ferritin;6;ug/L;15 - 247
        >{x|What this means: a ferritin below 15 is seen in iron deficiency|general text|d.e16lowfe}.
        b12;Vitamin B12;241;pmol/L;> 150
        #General chemistry
        gttf;Glucose fasting;4.7;mmol/L;3.6 - 5.5
        a1c;Hemoglobin A1c;5.3;%;< 6.0
        crea;Creatinine;61;umol/L;40 - 95
        egfr;Estimated GFR;117;mL/min;>= 60
        alt;Alanine aminotransferase;14;U/L;< 36
        tsh;TSH;2.46;mU/L;0.32 - 4.00
        #Celiac screen
        ttg;Tissue transglutaminase IgA;0.8;U/mL;< 7.0
        >{x|A normal result makes celiac disease unlikely if you eat gluten|general text|d.celiac}.
        #Urinalysis dipstick
        uprot;Urine protein;Negative;;Negative
        ubld;Urine blood;Trace;;Negative
        uleu;Leukocyte esterase;Negative;;Negative
      `)
        .map(row)
        .join('')}</div></div>
      <div class="w" style="margin-top:12px">${c.t('Still to come: {x|H. pylori stool antigen (kit not yet returned)|pending|l.hpsa}. {x|Microscopy is added only if the dipstick is positive for protein, nitrite or leukocytes|general text}. {x|Reference ranges are for adults and change in pregnancy|general text|d.h30pregn}.')}</div>
      <div style="font-size:13.4px;margin-top:7px">Please discuss these results with the person who ordered them. Laboratory medical director: Dr. Farid Rostami</div>${c.no('Dr. Farid Rostami', 'laboratory director')}
      <div class="s" style="margin-top:12px"><span>https://results.salalcoastlabs.example/report/26-0408812</span><span>1/1</span></div>`,
    )
  },
  { dateAliases: ['2026-02-10'], width: 1080, scale: 1.3 },
)

/** United States: a health plan's letter; the doctor's words above, three days side by side, newest first, H or L behind the value. */
const plan = doc(
  'p1305.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-10',
  [
    'Cascade Peninsula Health Plan',
    'CASCADE PENINSULA HEALTH PLAN',
    'Cascade Peninsula Health Plan, Bremerton Medical Center',
    'Cascade Peninsula',
    'Cascade Peninsula Bremerton Medical Center',
    'Bremerton Medical Center',
  ],
  ['Tomasz Wieczorek, MD', 'Tomasz Wieczorek', 'Dr. Tomasz Wieczorek', 'WIECZOREK, TOMASZ', 'Dr. Wieczorek'],
  [
    'Raymond Alvarado',
    'Mr. Raymond Alvarado',
    'Raymond J. Alvarado',
    'Raymond J Alvarado',
    'ALVARADO, RAYMOND',
    'Mr. Alvarado',
  ],
  'Your lab test results',
  (c) => {
    const days = ['2026-03-10', '2025-09-15', '2025-03-03']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((printed, i) => {
        if (!printed) return '<td>-</td>'
        const r = c.lab([key, label, printed, unit, ref].join(';'), { date: days[i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        const out = r.flag === 'H' || r.flag === 'L'
        return `<td><span data-e="${r.n}">${out ? `<b>${en(printed)} (${r.flag})</b>` : en(printed)}</span></td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(ref)} ${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.4 ${FACE.openSans};font-size:15.6px;padding:46px 66px}p{margin:9px 0}table{width:100%;margin:10px 0}td,th{padding:3px 9px;border-bottom:1px solid #aaa;text-align:left}th{border-bottom:2px solid #222;border-top:2px solid #222}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#333', 44)}<div><b style="font-size:21px">Cascade Peninsula Health Plan</b><br>Bremerton Medical Center, 5400 Wheaton Way, Bremerton, WA 98310</div></div></div>
      <p>March 12, 2026</p>
      <div style="display:grid;grid-template-columns:1fr 1fr"><div>Mr. Raymond J. Alvarado<br>218 Olympus Drive NE<br>Bremerton, WA 98310</div><div>Member number: 00734419<br>Date of birth: 05/21/1967<br>Your doctor: Tomasz Wieczorek, MD</div></div>
      <p>Dear Mr. Alvarado,</p>
      <p>${c.t('Here are the results of your blood and urine tests of March 10. The test for your {d.dm2|type 2 diabetes|icd=E11.9/E11.65} (A1c) has gone up again. {x|My goal for you is below 7|target|l.a1c}. Your urine shows {d.albur|a small amount of protein|icd=R80.9/E11.29}, which can be an early effect of diabetes on the kidneys. {x|Your kidney function and prostate test are fine|negated|d.ckd}. Please keep taking {m.metf|metformin 1,000 mg twice a day|freq=twice a day}, {m.ator|atorvastatin 40 mg at bedtime|freq=at bedtime} and {m.lis|lisinopril 20 mg daily|freq=daily}. {x|I would like to add Jardiance; call for a telephone visit so we can talk about it|planned|m.empa}. {x|Repeat the urine test in 3 months|planned|l.uacr}.')}</p>
      <table><tr><th style="width:27%">Test</th><th>03/10/2026</th><th>09/15/2025</th><th>03/03/2025</th><th style="width:27%">Standard range</th></tr>
      ${lines(`
        a1c;Hemoglobin A1c;%;4.0-5.6;7.9;7.4;6.9
        gttf;Glucose, fasting;mg/dL;70-99;151;138;127
        na;Sodium;mmol/L;136-145;139;;140
        k;Potassium;mmol/L;3.5-5.1;4.7;4.5;4.4
        crea;Creatinine;mg/dL;0.70-1.30;1.21;1.14;1.09
        egfr;eGFR (CKD-EPI 2021);mL/min/1.73m2;>=60;69;75;79
        alt;ALT;U/L;0-40;38;44;31
        chol;Cholesterol, total;mg/dL;<200;171;;205
        trig;Triglycerides;mg/dL;<150;188;;214
        hdl;HDL cholesterol;mg/dL;>=40;39;;37
        ldl;LDL cholesterol, calculated;mg/dL;<100;94;;125
        uacr;Albumin/creatinine ratio, urine;mg/g creat;<30;41;;22
        hgb;Hemoglobin;g/dL;13.5-17.5;14.6;;14.9
        b12;Vitamin B12;pg/mL;200-900;338;;
        psa;PSA;ng/mL;0.0-4.0;1.4;;1.3
      `)
        .map(row)
        .join('')}</table>
      <p style="font-size:14px">(H) higher, (L) lower than the standard range. A dash means the test was not done that day.</p>
      <p>${c.t('You are due for: {x|diabetic eye exam|due|d.dretin}, {x|colon cancer screening (FIT kit is in the mail)|due|l.e23fit}, {x|shingles vaccine|due|m.vzos}. {x|Call the advice nurse for sugars above 300, vomiting or confusion|conditional|d.dka}.')}</p>
      <p>Sincerely,<br>${signature(c.rnd, '#222', 110)}<br>Tomasz Wieczorek, MD, Family Medicine</p>
      <p style="font-size:13px">Letter prepared by: Lorna Whitt, LPN &nbsp; 1-800-555-0175, 24 hours &nbsp; cc: chart</p>${c.no('Lorna Whitt', 'nurse who prepared the letter')}`,
    )
  },
  { dateAliases: ['2026-03-12'], width: 1080, scale: 1.34, degrade: { angle: 0.8 } },
)

export const thirtysecondEnTables = [portal, plan]
