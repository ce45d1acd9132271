/** Result sheets in English: an American reference laboratory's report with the range spelt out on each row and an Irish hospital's bloods before an operation. */
import { barcode, mark } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'
const lines = (s) =>
  s
    .trim()
    .split('\n')
    .map((x) => x.trim())

/** United States: name, result with H or L behind it, "Reference Range: low-high unit" and the site's code; panels in capitals. */
const reference = doc(
  'p1301.png',
  ['en', 'lab', 'clean'],
  '2026-02-24',
  [
    'Piedmont Reference Laboratories',
    'PIEDMONT REFERENCE LABORATORIES',
    'Piedmont Reference Laboratories - Greensboro',
    'Piedmont Reference Laboratories, Greensboro',
    'Piedmont Reference Laboratory',
  ],
  [
    'Whitney Fairbanks, MD',
    'Whitney Fairbanks',
    'FAIRBANKS, WHITNEY',
    'FAIRBANKS,WHITNEY',
    'Dr. Whitney Fairbanks',
    'Fairbanks, Whitney',
  ],
  [
    'Loretta Turnbull',
    'TURNBULL, LORETTA A',
    'TURNBULL,LORETTA A',
    'Turnbull, Loretta',
    'Loretta A Turnbull',
    'Loretta A. Turnbull',
  ],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const range = r.ref.replace('>=', '> OR = ')
      return `<tr data-e="${r.n}"><td class="n">${en(r.label)}</td><td class="${off(r) ? 'v' : ''}">${en(r.printed)}${off(r) ? ` &nbsp;${r.flag}` : ''}</td><td>Reference Range: ${en(range)} ${en(r.unit)}</td><td>GSO</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};font-size:15.2px;padding:36px 54px}td{padding:1.6px 8px}.g{font-weight:bold;padding-top:10px}.n{padding-left:22px}.v{font-weight:bold}.c{font-size:13.6px;padding-left:40px;font-family:'Liberation Mono',monospace}.k{display:grid;grid-template-columns:1.15fr 1fr 1.1fr;border:1px solid #555;margin-top:9px}.k>div{padding:5px 9px;border-right:1px solid #555}.k>div:last-child{border:0}h2{font-size:13px;color:#555;margin:0 0 2px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:11px;align-items:center">${mark('bars', '#4c2a7a', 46)}<b style="font-size:22px;color:#4c2a7a">Piedmont Reference Laboratories</b></div><div style="text-align:right"><b>Report Status: Final</b><br>${barcode(c.rnd, 30, 26)}</div></div>
      <div class="k"><div><h2>Patient Information</h2><b>TURNBULL, LORETTA A</b><br>DOB: 08/17/1962 &nbsp; AGE: 63<br>Gender: F &nbsp; Fasting: Y<br>Phone: 336.555.0142<br>Patient ID: 40217-9</div><div><h2>Specimen Information</h2>Specimen: GS551908K<br>Requisition: 0073316<br>Collected: 02/24/2026 08:12 EST<br>Received: 02/24/2026 22:40 EST<br>Reported: 02/26/2026 06:05 EST</div><div><h2>Client Information</h2>Client #: 30118824<br>FAIRBANKS, WHITNEY<br>FRIENDLY AVENUE ENDOCRINE ASSOC<br>2110 FRIENDLY AVE STE 200<br>GREENSBORO, NC 27410</div></div>${c.no('FRIENDLY AVENUE ENDOCRINE ASSOC', 'ordering practice')}
      <table style="margin-top:4px;width:100%"><tr><td style="width:37%"></td><td style="width:17%"></td><td></td><td style="width:60px"></td></tr>
      ${lines(`
        #COMPREHENSIVE METABOLIC PANEL
        glu;GLUCOSE;108;mg/dL;65-99
        >Fasting reference interval. {x|For someone without known diabetes, a glucose value between 100 and 125 mg/dL is consistent with prediabetes|reference comment|d.predm}.
        bun;UREA NITROGEN (BUN);22;mg/dL;7-25
        crea;CREATININE;1.02;mg/dL;0.50-1.05
        egfr;EGFR;62;mL/min/1.73m2;>=60
        >BUN/CREATININE RATIO: {x|SEE NOTE. Not reported: BUN and creatinine are within reference range|not reported|l.bcr}.
        na;SODIUM;141;mmol/L;135-146
        k;POTASSIUM;4.4;mmol/L;3.5-5.3
        cl;CHLORIDE;104;mmol/L;98-110
        hco3;CARBON DIOXIDE;27;mmol/L;20-32
        ca;CALCIUM;10.6;mg/dL;8.6-10.4
        tp;PROTEIN, TOTAL;7.0;g/dL;6.1-8.1
        alb;ALBUMIN;4.4;g/dL;3.6-5.1
        glob;GLOBULIN;2.6;g/dL (calc);1.9-3.7
        agr;ALBUMIN/GLOBULIN RATIO;1.7;(calc);1.0-2.5
        tbil;BILIRUBIN, TOTAL;0.6;mg/dL;0.2-1.2
        alp;ALKALINE PHOSPHATASE;88;U/L;37-153
        ast;AST;19;U/L;10-35
        alt;ALT;17;U/L;6-29
        #LIPID PANEL, STANDARD
        chol;CHOLESTEROL, TOTAL;214;mg/dL;<200
        hdl;HDL CHOLESTEROL;58;mg/dL;>=50
        trig;TRIGLYCERIDES;121;mg/dL;<150
        ldl;LDL-CHOLESTEROL;133;mg/dL (calc);<100
        >{x|Desirable range <70 mg/dL for patients with CHD or diabetic patients with two or more risk factors|reference comment|d.ihd}.
        cholhdl;CHOL/HDLC RATIO;3.7;(calc);<5.0
        nhdl;NON HDL CHOLESTEROL;156;mg/dL (calc);<130
        #PTH, INTACT
        pth;PARATHYROID HORMONE, INTACT;78;pg/mL;16-77
        >{x|Primary hyperparathyroidism: PTH normal or high, calcium high|interpretive guide|d.phpt}. {x|Hypercalcemia of malignancy: PTH low, calcium high|interpretive guide|d.hypercal}.
        #PHOSPHATE (AS PHOSPHORUS)
        phos;PHOSPHATE (AS PHOSPHORUS);2.6;mg/dL;2.1-4.3
        #VITAMIN D, 25-OH, TOTAL, IA
        vitd;VITAMIN D, 25-OH, TOTAL;24;ng/mL;30-100
        >{x|Deficiency: <20 ng/mL; insufficiency: 20-29 ng/mL; optimal: > or = 30 ng/mL|reference comment|d.vitd}.
        #TSH W/REFLEX TO FT4
        tsh;TSH W/REFLEX TO FT4;3.11;mIU/L;0.40-4.50
        >FT4: {x|not performed, TSH within reference range|not done|l.ft4}.
        #CALCIUM, 24-HOUR URINE
        >{x|TEST NOT PERFORMED. No urine specimen received|not done|l.ucalc}.
      `)
        .map(row)
        .join('')}</table>
      <div style="border-top:1px solid #555;margin-top:10px;padding-top:4px;font-size:13.4px"><b>PERFORMING SITE:</b> GSO &nbsp; PIEDMONT REFERENCE LABORATORIES-GREENSBORO, 4380 FEDERAL DRIVE, GREENSBORO, NC 27410 &nbsp; Laboratory Director: HAROLD J KESSEL,MD,PHD<br>CLIENT SERVICES: 800.555.0166 &nbsp;&nbsp; SPECIMEN: GS551908K &nbsp;&nbsp; PAGE 1 OF 1</div>${c.no('HAROLD J KESSEL', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2026-02-26'], width: 1080, scale: 1.3 },
)

/** Ireland: each request in its own frame with its laboratory number; limits before the unit, a star in a column of its own. */
const preop = doc(
  'p1302.jpg',
  ['en', 'lab', 'photo'],
  '2026-04-21',
  [
    'Knockmealdown General Hospital',
    'KNOCKMEALDOWN GENERAL HOSPITAL',
    'Knockmealdown General Hospital, Pathology Department',
    'Pathology Department, Knockmealdown General Hospital',
    'Knockmealdown General Hospital Pathology Department',
  ],
  ['Mr Colm Hanratty', 'Colm Hanratty', 'HANRATTY C', 'Mr C Hanratty', 'Mr. Colm Hanratty'],
  ['Fintan Mulcair', 'MULCAIR FINTAN', 'MULCAIR, FINTAN', 'Mr Fintan Mulcair', 'Mulcair, Fintan'],
  'Pathology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${off(r) ? '*' : ''}</td><td>${r.ref ? en(r.ref) : ''}</td><td>${en(r.unit)}</td></tr>`
    }
    const frame = (title, number, list) =>
      `<div class="f"><div class="h"><b>${en(title)}</b><span>Lab No: ${number} &nbsp; Specimen date: 21/04/26 10:35</span></div><table><tr><th style="width:41%">Test</th><th style="width:17%">Result</th><th style="width:4%"></th><th style="width:20%">Ref. Range</th><th>Units</th></tr>${lines(list).map(row).join('')}</table></div>`
    return sheet(
      `body{font:17px/1.32 ${FACE.times};font-size:17px;padding:40px 56px}td,th{padding:1.2px 8px}th{font-size:14.6px;font-style:italic;font-weight:normal}.f{border:1.4px solid #222;margin-top:9px}.h{background:#e4e4e0;padding:2px 8px;display:flex;justify-content:space-between;border-bottom:1px solid #222}.f table{width:100%}.v{font-weight:bold}.c{font-size:15.4px;padding-left:22px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end"><div><b style="font-size:24px">Knockmealdown General Hospital</b><br>Pathology Department, Clogheen Road, Co. Tipperary</div><div style="text-align:right">Tel 052 555 0140<br><b>FINAL REPORT</b></div></div>
      <div style="display:grid;grid-template-columns:1.2fr 1fr;border-top:2px solid #222;margin-top:6px;padding-top:5px"><div>Surname, forename: <b>MULCAIR, FINTAN</b><br>Date of birth: 30/09/1954 &nbsp; Sex: M<br>MRN: 1047718 &nbsp; Address: Ardfinnan, Clonmel</div><div>Consultant: Mr Colm Hanratty<br>Location: Pre-Operative Assessment Clinic<br>Report printed: 22/04/26 08:17</div></div>
      <div style="margin-top:4px">Clinical details: ${c.t('{x|For R total hip replacement 05/05|planned|p.tha}. {d.af|AF|icd=I48.91} on {m.apix|apixaban|dose=-}, {d.htn|HTN|icd=I10}. {x|?anaemia|question|d.anemia}')}</div>
      ${frame(
        'HAEMATOLOGY - FULL BLOOD COUNT',
        'H26.118402',
        `
        wbc;White Cell Count;6.8;10^9/L;4.0 - 11.0
        rbc;Red Cell Count;4.46;10^12/L;4.50 - 6.50
        hgb;Haemoglobin;12.1;g/dL;13.0 - 17.0
        hct;Haematocrit;0.375;L/L;0.400 - 0.540
        mcv;MCV;84.1;fL;80.0 - 99.0
        mch;MCH;27.1;pg;27.0 - 32.0
        rdw;RDW;15.2;%;11.6 - 14.0
        plt;Platelets;318;10^9/L;150 - 400
        neut;Neutrophils;4.3;10^9/L;2.0 - 7.5
        lymph;Lymphocytes;1.6;10^9/L;1.0 - 4.0
        mono;Monocytes;0.6;10^9/L;0.2 - 1.0
        eos;Eosinophils;0.2;10^9/L;0.0 - 0.5
      `,
      )}
      ${frame(
        'COAGULATION',
        'H26.118403',
        `
        pt;Prothrombin Time;14.9;secs;9.8 - 12.3
        inr;INR;1.3;;
        aptt;APTT;33.0;secs;25.0 - 36.0
        >{x|Apixaban may prolong the PT; therapeutic range of INR applies to warfarin only|reference comment|m.warf}
      `,
      )}
      ${frame(
        'BIOCHEMISTRY',
        'C26.204771',
        `
        na;Sodium;138;mmol/L;133 - 146
        k;Potassium;4.9;mmol/L;3.5 - 5.3
        urea;Urea;8.9;mmol/L;2.8 - 8.1
        crea;Creatinine;109;umol/L;59 - 104
        egfr;eGFR (CKD-EPI);61;ml/min/1.73m2;
        tbil;Bilirubin Total;9;umol/L;0 - 21
        alp;ALP;96;U/L;40 - 130
        alt;ALT;23;U/L;0 - 41
        ggt;Gamma GT;71;U/L;10 - 60
        crp;CRP;4;mg/L;0 - 5
        ferr;Ferritin;19;ug/L;30 - 400
        a1c;HbA1c (IFCC);44;mmol/mol;20 - 42
        >{x|Ferritin below 30 ug/L indicates absent iron stores, consider oral iron before surgery|reference comment|d.e16lowfe}
      `,
      )}
      ${frame(
        'BLOOD TRANSFUSION - GROUP AND HOLD',
        'B26.030915',
        `
        abo;ABO Group;O;;
        rhd;RhD Type;Positive;;
        abscr;Antibody Screen;Negative;;
        >{x|Sample held until 24/04/26. No units crossmatched|not done|p.transfus}
      `,
      )}
      <div style="margin-top:7px">${c.t('MRSA screen (nose, groin): {x|report to follow|pending|l.mrsa}.')} &nbsp; * outside reference range</div>
      <div style="font-size:14.4px;margin-top:4px;display:flex;justify-content:space-between"><span>Authorised by: N. Prendergast, Senior Medical Scientist</span><span>Page 1 of 1 &nbsp; LF-PATH-012 rev 7</span></div>${c.no('N. Prendergast', 'authorised by')}`,
    )
  },
  { width: 1080, scale: 1.36, degrade: { angle: 1.4, folds: [0.5] } },
)

export const thirtysecondEnLabs = [reference, preop]
