/** Result sheets in English: an American reference laboratory with the site's code at the edge, an Australian hospital's cumulative print with cultures, a family practice's own bench sheet. */
import { barcode, hand, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** United States: the flag behind the result, limits before the units, the performing site last; remarks under single tests. */
const joints = doc(
  'p1501.png',
  ['en', 'lab', 'clean'],
  '2026-02-24',
  [
    'Blue Mesa Diagnostics',
    'BLUE MESA DIAGNOSTICS',
    'Blue Mesa Diagnostics, Inc.',
    'Blue Mesa Diagnostics Albuquerque',
  ],
  [
    'Teresa Villalobos, DO',
    'Teresa Villalobos',
    'VILLALOBOS, TERESA',
    'Villalobos, T, DO',
    'Dr. Teresa Villalobos',
  ],
  ['Janelle Prewitt', 'PREWITT, JANELLE', 'Prewitt, Janelle', 'PREWITT, JANELLE R', 'Janelle R. Prewitt'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr class="g"><td colspan="6">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>'))
        return `<tr data-line><td></td><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, site, word] = s.split('|')
      const r = c.lab(line, word === 'HIGH' ? { flag: 'H' } : {})
      const shown = word ?? (off(r) ? (r.flag === 'H' ? 'HIGH' : 'LOW') : '')
      return `<tr data-e="${r.n}"${shown ? ' class="v"' : ''}><td>${en(r.label)}</td><td>${en(r.printed)}</td><td>${shown}</td><td>${en(r.ref)}</td><td>${en(r.unit)}</td><td>${site}</td></tr>`
    }
    return sheet(
      `body{font:15px/1.32 ${FACE.roboto};font-size:15px;padding:38px 54px}td,th{padding:1.6px 8px}th{text-align:left;background:#1f4e79;color:#fff}.g td{font-weight:bold;text-transform:uppercase;padding-top:7px;border-bottom:1px solid #1f4e79}.v td:nth-child(-n+3){font-weight:bold}.c{font-size:13.4px;color:#333}p{margin:6px 0}.k td{border:1px solid #9fb4c7;padding:3px 9px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('bars', '#1f4e79', 46)}<div><b style="font-size:23px;color:#1f4e79">Blue Mesa Diagnostics</b><br>4400 Jefferson Commons NE, Albuquerque, NM 871XX &nbsp; 505-555-01XX</div></div><div style="text-align:right">${barcode(c.rnd, 32, 26)}<br><b>FINAL REPORT</b></div></div>
      <table class="k" style="margin:9px 0"><tr><td>Patient<br><b>PREWITT, JANELLE R</b></td><td>DOB / Sex<br>08/30/1984 &nbsp; F</td><td>Specimen no.<br>055-38XX-6120</td><td>Date collected<br><b>02/24/2026</b> 07:51</td><td>Date reported<br>02/27/2026 14:06</td></tr><tr><td>Ordering provider<br>Villalobos, T, DO</td><td>Fasting<br>No</td><td>Client<br>Sandia Foothills Primary Care 3XX82</td><td>Date received<br>02/24/2026 18:30</td><td>Status<br>Final, 1 of 1</td></tr></table>${c.no('Sandia Foothills Primary Care', 'client')}
      <table><tr><th style="width:35%">Test</th><th>Result</th><th>Flag</th><th>Reference interval</th><th>Units</th><th>Site</th></tr>
      ${[
        '#CBC with differential/platelet',
        'wbc;WBC;3.2;x10E3/uL;3.4 - 10.8|01',
        'rbc;RBC;4.05;x10E6/uL;3.77 - 5.28|01',
        'hgb;Hemoglobin;10.8;g/dL;11.1 - 15.9|01',
        'hct;Hematocrit;33.4;%;34.0 - 46.6|01',
        'mcv;MCV;82;fL;79 - 97|01',
        'mch;MCH;26.7;pg;26.6 - 33.0|01',
        'mchc;MCHC;32.3;g/dL;31.5 - 35.7|01',
        'rdw;RDW;14.2;%;11.7 - 15.4|01',
        'plt;Platelets;138;x10E3/uL;150 - 450|01',
        'neutp;Neutrophils;68;%;Not Estab.|01',
        'lymphp;Lymphs;21;%;Not Estab.|01',
        'monop;Monocytes;9;%;Not Estab.|01',
        'eosp;Eos;2;%;Not Estab.|01',
        'neut;Neutrophils (Absolute);2.2;x10E3/uL;1.4 - 7.0|01',
        'lymph;Lymphs (Absolute);0.6;x10E3/uL;0.7 - 3.1|01',
        '#Sedimentation rate and C-reactive protein',
        'esr;Sedimentation Rate-Westergren;58;mm/hr;0 - 32|01',
        'crp;C-Reactive Protein, Quant;4;mg/L;0 - 10|01',
        '#Rheumatology',
        'ana;ANA by IFA, screen;Positive;;Negative|02|ABNORMAL',
        'ana;ANA titer;1:640;;<1:80|02|HIGH',
        '>Pattern: {o|Homogeneous}. {x|A homogeneous pattern is seen with systemic lupus and drug-induced lupus|reference comment|d.sle}.',
        'dsdna;Anti-DNA (DS) Ab Qn;47;IU/mL;0 - 9|02',
        '>{x|Negative <5, Equivocal 5 - 9, Positive >9|reference comment}',
        'sm;Smith Antibodies;0.4;AI;0.0 - 0.9|02',
        "ssa;Sjogren's Anti-SS-A;2.8;AI;0.0 - 0.9|02",
        "ssb;Sjogren's Anti-SS-B;<0.2;AI;0.0 - 0.9|02",
        'c3;Complement C3, Serum;71;mg/dL;82 - 167|01',
        'c4;Complement C4, Serum;9;mg/dL;12 - 38|01',
        'rf;Rheumatoid Factor;<10.0;IU/mL;<14.0|01',
        'ccp;CCP Antibodies IgG/IgA;6;units;0 - 19|02',
        '#Renal function and urine',
        'crea;Creatinine;0.81;mg/dL;0.57 - 1.00|01',
        'egfr;eGFR;94;mL/min/1.73;>59|01',
        'upcr;Protein/Creat Ratio, Urine;412;mg/g creat;0 - 200|01',
        '>{x|Lupus anticoagulant: specimen not received frozen, test not performed|not done|l.lac}',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:13.4px">${c.t('{x|CCP 20 units and above suggests rheumatoid arthritis|reference comment|d.ra}. {x|Hepatitis B and C panel added by telephone, results to follow|pending|l.hbsag}.')}</p>
      <div style="border-top:2px solid #1f4e79;padding-top:4px;font-size:13.4px;display:flex;justify-content:space-between"><span>01: Blue Mesa Albuquerque, Dir: Ivan Kessler, MD &nbsp; 02: Blue Mesa Esoteric, Phoenix, Dir: Joan Maruyama, PhD</span><span>Page 1 of 1</span></div>${c.no('Ivan Kessler, MD', 'laboratory director')}${c.no('Joan Maruyama, PhD', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-27'], width: 1060, scale: 1.32 },
)

/** Australia: a hospital's cumulative print in typewriter face, newest day last, then cultures with what they are sensitive to. */
const urosepsis = doc(
  'p1502.jpg',
  ['en', 'lab', 'scan'],
  '2026-03-09',
  [
    'Glenmoira Base Hospital',
    'GLENMOIRA BASE HOSPITAL',
    'Glenmoira Base Hospital Pathology Service',
    'GLENMOIRA BASE HOSPITAL PATHOLOGY SERVICE',
    'Glenmoira Base Hospital Pathology',
  ],
  ['Dr Nathan Oyelaran', 'Nathan Oyelaran', 'OYELARAN, Dr N', 'Dr N Oyelaran', 'Dr. Nathan Oyelaran'],
  ['Beryl Tonkin', 'TONKIN, Beryl', 'Mrs Beryl Tonkin', 'TONKIN Beryl', 'Tonkin, Beryl'],
  'Cumulative pathology report',
  (c) => {
    const days = ['2026-03-05', '2026-03-06', '2026-03-09']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (printed === '--') return '<td class="r">--</td>'
        const cell = resultCell(
          c,
          key,
          label,
          printed,
          unit,
          ref,
          days[i],
          (r) => `${r.printed}${off(r) ? r.flag : ' '}`,
        )
        return `<td class="r">${cell}</td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const s = (key, name, v) =>
      `<tr data-line><td>${en(name)}</td><td>${c.t(`{l.${key}|${v}|v=${v};u=-;on=2026-03-05}`)}</td></tr>`
    const block = (list) => `<table class="s">${list.map((x) => s(...x)).join('')}</table>`
    return sheet(
      `body{font:17px/1.24 ${FACE.courier};font-size:17.2px;padding:44px 60px}td{padding:1px 6px}.g{font-weight:bold;padding-top:6px;text-decoration:underline}.r{text-align:right;white-space:pre}p{margin:5px 0}.s td{padding:0 6px}.s td:last-child{width:60px;font-weight:bold}`,
      `<div style="text-align:center;border-bottom:2px solid #222;padding-bottom:5px"><b style="font-size:20px">GLENMOIRA BASE HOSPITAL PATHOLOGY SERVICE</b><br>Murray Street, Glenmoira NSW 26XX &nbsp; NATA 1XX07 &nbsp; Ph 02 5550 1XXX</div>
      <div style="display:grid;grid-template-columns:1.1fr 1fr;margin:7px 0;border-bottom:1px solid #222;padding-bottom:5px"><div>Patient: <b>TONKIN, Beryl</b><br>DOB: 02/12/1946 &nbsp; Sex: F &nbsp; MRN 0061XX8<br>Ward: Medical 3B, bed 14</div><div>Requested: Dr N Oyelaran<br>Report printed: 09/03/2026 15:22<br>Copy to: Dr Helen Marchetti, Yarran Clinic</div></div>${c.no('Dr Helen Marchetti', 'recipient')}${c.no('Yarran Clinic', 'recipient')}
      <p>Clinical notes: ${c.t('{o|Fever, rigors, confusion}. {d.uti|UTI|icd=N39.0}. {x|?pneumonia|question|d.pneumonia}. {d.dm2|T2DM|icd=E11.9}, on {m.metf|metformin|dose=-;st=-} (held).')}</p>
      <table><tr><td style="width:31%"></td><td class="r">05/03/26</td><td class="r">06/03/26</td><td class="r">09/03/26</td><td></td><td></td></tr><tr><td>Collected</td><td class="r">18:40</td><td class="r">06:15</td><td class="r">06:30</td><td>Units</td><td>Ref. range</td></tr>
      ${['#BIOCHEMISTRY', 'na;Sodium;mmol/L;135 - 145;132;134;138', 'k;Potassium;mmol/L;3.5 - 5.2;5.4;4.7;4.1', 'hco3;Bicarbonate;mmol/L;22 - 32;19;21;25', 'urea;Urea;mmol/L;2.5 - 8.0;13.9;12.2;7.4', 'crea;Creatinine;umol/L;45 - 90;164;139;92', 'glu;Glucose;mmol/L;3.0 - 7.7;14.6;11.2;8.9', 'lact;Lactate;mmol/L;0.5 - 2.0;3.1;1.4;--', 'alb;Albumin;g/L;33 - 48;31;28;29', 'alt;ALT;U/L;0 - 35;28;--;33', 'crp;C-reactive protein;mg/L;0 - 5;212;268;71', '#HAEMATOLOGY', 'hgb;Haemoglobin;g/L;115 - 165;121;112;114', 'wbc;White cells;x10^9/L;4.0 - 11.0;19.6;17.1;9.2', 'neut;Neutrophils;x10^9/L;2.0 - 8.0;17.44;14.90;6.53', 'plt;Platelets;x10^9/L;150 - 450;141;128;236'].map(row).join('')}</table>
      <p class="g">MICROBIOLOGY</p>
      <p data-line><b>MIDSTREAM URINE</b> collected 05/03/26 19:05</p>
      <p data-line>${c.t('Leucocytes {l.uwbc|>500 x10^6/L|v=>500;u=x10^6/L;on=2026-03-05}    Erythrocytes {l.urbc|80 x10^6/L|v=80;u=x10^6/L;on=2026-03-05}    Epithelial {l.uepi|<10 x10^6/L|v=<10;u=x10^6/L;on=2026-03-05}')}</p>
      <p data-line>${c.t('Culture: {l.ucult|Escherichia coli >10^8 CFU/L|v=Escherichia coli >10^8 CFU/L;u=-;on=2026-03-05}')}</p>
      <p data-line><b>BLOOD CULTURE</b> collected 05/03/26 18:45: ${c.t('{l.bcult|Escherichia coli, 2 of 2 bottles|v=Escherichia coli, 2 of 2 bottles;u=-;on=2026-03-05}')}</p>
      <p>Susceptibilities of the blood isolate (S sensitive, R resistant, I intermediate):</p>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:22px">${block([
        ['p34sampi', 'Ampicillin', 'R'],
        ['p34scoam', 'Amoxycillin/clavulanate', 'I'],
        ['e36scefaz', 'Cefazolin', 'S'],
      ])}${block([
        ['e36sceftr', 'Ceftriaxone', 'S'],
        ['p34sgent', 'Gentamicin', 'S'],
        ['p34scip', 'Ciprofloxacin', 'S'],
      ])}${block([
        ['p34strim', 'Trimethoprim', 'R'],
        ['p34snit', 'Nitrofurantoin', 'S'],
        ['e36smero', 'Meropenem', 'S'],
      ])}</div>
      <p data-line>${c.t('Comment: {x|nitrofurantoin is not suitable for bacteraemia or pyelonephritis|reference comment|m.nitrof}. {d.h18bacter|E. coli bacteraemia|icd=R78.81} notified to Dr Oyelaran 06/03/26 09:40. {x|Repeat blood cultures 07/03/26: no growth so far, final report to follow|pending}. {x|Not an ESBL producer|negated}.')}</p>
      <div style="display:flex;justify-content:space-between;margin-top:8px"><span>Validated: Dr S Wickramasinghe, Microbiologist</span><span>Page 1 of 1</span></div>${c.no('Dr S Wickramasinghe', 'microbiologist')}`,
    )
  },
  { dateAliases: ['2026-03-05', '2026-03-06'], width: 1080, scale: 1.34, degrade: { angle: -0.6 } },
)

/** United States: what a family practice measures at its own bench; normal before the result, a note by hand. */
const bench = doc(
  'p1503.jpg',
  ['en', 'lab', 'photo'],
  '2026-04-07',
  [
    'Harvest Lane Family Medicine',
    'HARVEST LANE FAMILY MEDICINE',
    'Harvest Lane Family Medicine, P.C.',
    'Harvest Lane Family Medicine, Lancaster',
  ],
  ['Gretchen Stauffer, MD', 'Gretchen Stauffer', 'Dr. Gretchen Stauffer', 'Dr. Stauffer', 'G. Stauffer, MD'],
  ['Walter Zimmerman', 'Zimmerman, Walter', 'ZIMMERMAN, WALTER', 'Walter H. Zimmerman'],
  'In-office laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      const [line, given] = s.split('|')
      const r = c.lab(line, given ? { flag: given } : {})
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${en(r.ref)}</td><td class="${off(r) ? 'v' : ''}">${en(r.printed)}</td><td>${en(r.unit)}</td><td class="f">${off(r) ? (r.flag === 'H' ? '&#9650; H' : '&#9660; L') : ''}</td></tr>`
    }
    return sheet(
      `body{font:17px/1.34 ${FACE.calibri};font-size:18px;padding:44px 64px}td,th{padding:1.8px 10px;border:1px solid #999}th{text-align:left;background:#e8e0cf}.g{font-weight:bold;background:#f6f1e6}.v,.f{font-weight:bold}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#6a5a1f', 50)}<div><b style="font-size:24px;color:#6a5a1f">Harvest Lane Family Medicine</b><br>315 Harvest Lane, Lancaster, PA 176XX &nbsp; 717-555-01XX &nbsp; CLIA 39DXXXXXXX</div></div></div>
      <p style="font-size:21px;margin-top:9px"><b>In-office laboratory results</b></p>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border:1px solid #999;padding:5px 12px;margin-bottom:9px"><div>Patient: <b>Walter H. Zimmerman</b><br>DOB: 01/19/1959 &nbsp; 67 yr &nbsp; Male</div><div>Drawn: <b>04/07/2026</b> 9:10 AM (fasting 12 h)<br>Provider: Gretchen Stauffer, MD</div></div>
      <table><tr><th style="width:36%">Test</th><th style="width:21%">Normal</th><th>Result</th><th>Units</th><th></th></tr>
      ${[
        '#Blood count (analyzer)',
        'wbc;WBC;7.9;K/uL;4.5 - 10.5',
        'hgb;Hemoglobin;12.1;g/dL;13.5 - 17.5',
        'hct;Hematocrit;36.9;%;41.0 - 53.0',
        'mcv;MCV;76.4;fL;80.0 - 100.0',
        'plt;Platelets;402;K/uL;150 - 400',
        'e13granp;Granulocytes %;63.1;%;42.0 - 75.0',
        'lymphp;Lymphocytes %;28.4;%;20.0 - 50.0',
        'e13midp;Mid cells %;8.5;%;2.0 - 15.0',
        '#Chemistry (cassette)',
        'gttf;Glucose, fasting;136;mg/dL;70 - 99',
        'a1c;Hemoglobin A1c;6.9;%;4.0 - 5.6',
        'chol;Cholesterol;158;mg/dL;<200',
        'hdl;HDL;38;mg/dL;>40',
        'trig;Triglycerides;221;mg/dL;<150',
        'ldl;LDL (calculated);76;mg/dL;<100',
        'alt;ALT;29;U/L;10 - 47',
        '#Clotting (finger stick)',
        'inr;INR;3.4;;2.0 - 3.0',
        '#Urine dipstick',
        'uglu;Glucose;100;mg/dL;Negative|H',
        'uprot;Protein;Trace;;Negative|H',
        'ubld;Blood;Negative;;Negative',
        'uleu;Leukocytes;Negative;;Negative',
        'unit;Nitrite;Negative;;Negative',
        'uket;Ketones;Negative;;Negative',
        'usg;Specific gravity;1.020;;1.005 - 1.030',
        'uph;pH;6.0;;5.0 - 8.0',
        '#Stool',
        'e23fit;FIT (occult blood);Positive;;Negative|H',
      ]
        .map(row)
        .join('')}</table>
      <p style="font-size:15.5px">${c.t('{x|INR range 2.0 - 3.0 is for atrial fibrillation; mechanical valve 2.5 - 3.5|reference comment|d.af}. {x|PSA and ferritin sent to outside laboratory|pending|l.psa}. {x|A1c of 6.5 or more on two occasions means diabetes|reference comment|d.dm2}.')}</p>
      <div style="margin-top:6px;transform:rotate(-1deg)"><span style="font:27px 'Dancing Script','dkgHandwriting',cursive;color:#1d2f6f">${c.t('Call pt: {m.warf?|warfarin 5 mg|freq=-}, {x|hold tonight, recheck INR Friday|planned|l.inr}.')}</span><br>${hand('Refer GI for colonoscopy. Dad had colon ca.', 27)}</div>${c.no('Refer GI for colonoscopy', 'planned', 'p.colono')}${c.no('Dad had colon ca', 'family history', 'd.colonca')}
      <div style="margin-top:6px">${signature(c.rnd, '#1d2f6f', 110)} &nbsp; reviewed 4/7/26 &nbsp;&nbsp; Run by: P. Oberholtzer, MLT</div>${c.no('P. Oberholtzer, MLT', 'technician')}`,
    )
  },
  { width: 1040, scale: 1.38, degrade: { angle: 1.1, folds: [0.5] } },
)

export const thirtysixthEnLabs = [joints, urosepsis, bench]
