/** Result sheets in English: a Norwegian practice's five days across a turned sheet, a Bahamian laboratory's typed print with the flag at the margin, a Turkish hospital's lower and upper limit in columns beside two earlier days. */
import { barcode, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, resultCell, sheet } from './blind-parts.mjs'

/** Norway: a turned sheet, limits behind the name, five days with the newest first, a star behind what is outside. */
const turned = doc(
  'p664.png',
  ['en', 'lab', 'clean'],
  '2026-01-29',
  ['Fjellvåg Medical Centre', 'FJELLVÅG MEDICAL CENTRE', 'Fjellvåg Legesenter', 'FJELLVÅG LEGESENTER'],
  ['Dr. Eirik Nordbø', 'Eirik Nordbø', 'Dr Eirik Nordbø', 'NORDBØ, Eirik'],
  ['Ingrid Solheim Carter', 'CARTER, Ingrid Solheim', 'Carter, Ingrid Solheim', 'Ingrid S. Carter'],
  'Laboratory overview',
  (c) => {
    const days = ['2026-01-29', '2025-11-06', '2025-08-14', '2025-05-22', '2025-02-20']
    const row = (s) => {
      const [key, label, unit, ref, ...values] = s.split(';')
      const cells = values.map((v, i) => {
        const show = (r) => `${v}${r.flag === 'H' || r.flag === 'L' ? ' *' : ''}`
        return `<td class="v">${v ? resultCell(c, key, label, v, unit, ref, days[i], show) : ''}</td>`
      })
      return `<tr data-line><td>${en(label)}</td><td>${en(unit)}</td><td class="r">${en(ref)}</td>${cells.join('')}</tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.roboto};padding:36px 54px}td,th{padding:2.6px 10px;border-bottom:1px solid #ccd3d9}tr:nth-child(even) td{background:#f4f7f9}th{text-align:left;border-bottom:2px solid #33475b;font-weight:600}.v,th.v{text-align:right;width:112px}.v:nth-child(4){font-weight:bold}.r{color:#3d4b58}p{margin:6px 0;font-size:15.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:1px solid #33475b;padding-bottom:6px;margin-bottom:8px"><div><b style="font-size:22px">Fjellvåg Legesenter</b> &nbsp; Fjellvåg Medical Centre, Strandgata 9, 6150 Ørsvik<br>GP: Eirik Nordbø</div><div style="text-align:right"><b>Laboratory overview</b>, 20.02.2025 - 29.01.2026<br>Printed 02.02.2026 10:14</div></div>
      <p><b>CARTER, Ingrid Solheim</b> &nbsp; born 11.04.1973 &nbsp; F &nbsp; Wanted by: rheumatology, Havnedal Hospital (copy)</p>${c.no('Havnedal Hospital', 'recipient of a copy')}
      <table><tr><th>Analysis</th><th>Unit</th><th>Reference</th><th class="v">29.01.2026</th><th class="v">06.11.2025</th><th class="v">14.08.2025</th><th class="v">22.05.2025</th><th class="v">20.02.2025</th></tr>
      ${['hgb;Haemoglobin;g/dL;11.7-15.3;12.6;12.4;11.9;11.4;11.8', 'mcv;MCV;fL;82-98;94;93;91;89;88', 'wbc;Leukocytes;10^9/L;3.5-10.0;5.2;6.0;;7.9;8.4', 'neut;Neutrophils;10^9/L;1.5-7.3;3.1;3.6;;5.2;5.7', 'lymph;Lymphocytes;10^9/L;1.1-3.3;1.4;1.6;;;1.9', 'plt;Platelets;10^9/L;165-387;244;261;302;371;402', 'crp;CRP;mg/L;<5;2;4;7;19;33', 'esr;ESR;mm/h;1-21;9;12;;28;36', 'crea;Creatinine;µmol/L;45-90;66;64;67;65;68', 'egfr;eGFR;mL/min/1.73m2;>60;93;;91;;89', 'k;Potassium;mmol/L;3.5-5.0;4.1;;4.3;;4.2', 'alt;ALAT;U/L;10-45;58;37;41;26;19', 'ast;ASAT;U/L;15-35;39;30;;;', 'alp;ALP;U/L;35-105;71;;74;;80', 'alb;Albumin;g/L;36-45;42;;;38;37', 'ferr;Ferritin;µg/L;15-200;44;36;21;18;24', 'b12;Vitamin B12;pmol/L;150-650;;288;;;301', 'fol;Folate;nmol/L;>7.0;;31.5;;;12.8', 'vitd;Vitamin D;nmol/L;50-150;63;;;41;', 'tsh;TSH;mIU/L;0.50-3.60;;1.94;;;2.20', 'ft4;Free T4;pmol/L;9.0-19.0;;13.1;;;', 'a1c;HbA1c;mmol/mol;20-42;36;;;;35', 'ccp;Anti-CCP;kU/L;<7;;;;;186', 'rf;Rheumatoid factor;kU/L;<14;;;;;52'].map(row).join('')}</table>
      <p>${c.t('**29.01.2026:** {d.ra|Rheumatoid arthritis|icd=M06.9/M05.9} quiet on {m.mtx|methotrexate 20 mg weekly|freq=weekly} and {m.folic|folic acid 5 mg weekly|freq=weekly}. {d.transam?|ALAT slightly up|icd=R74.01/R74.8}: less wine, {x|new sample in 4 weeks|planned|l.alt}, {x|reduce methotrexate to 15 mg if above 90|conditional}. {m.prednl|Prednisolone|dose=-;st=stopped} ended in August. {x|Sulfasalazine not tried|not given|m.ssz}. {x|Hepatitis B and C negative in 2024|negated|d.hepb}. {x|Sister has lupus|family history|d.sle}. {x|Biological treatment not needed now|not needed}.')}</p>
      <p style="font-size:14px">* outside the reference interval &nbsp; Analysed at Sunnmyra Central Laboratory &nbsp; Page 1 of 1</p>${c.no('Sunnmyra Central Laboratory', 'performing laboratory')}`,
    )
  },
  { dateAliases: ['2026-02-02'], width: 1360, minHeight: 940, scale: 1.24 },
)

/** Bahamas: typed; H> or L> at the margin before the name, limits in brackets before the unit. */
const margin = doc(
  'p665.jpg',
  ['en', 'lab', 'scan'],
  '2025-12-04',
  [
    'Coral Sands Medical Laboratory',
    'CORAL SANDS MEDICAL LABORATORY',
    'Coral Sands Medical Laboratory, Nassau',
  ],
  ['Dr. Yvette Knowles', 'Yvette Knowles', 'KNOWLES, YVETTE', 'DR. Y. KNOWLES', 'DR YVETTE KNOWLES'],
  ['Desmond Rolle', 'ROLLE, DESMOND T', 'Desmond T Rolle', 'ROLLE, DESMOND', 'Desmond T. Rolle'],
  'Final laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const e = c.entities[r.n]
      e.text = `${r.label} ${r.printed} ${r.unit}`.trim()
      const off = r.flag === 'H' || r.flag === 'L' ? `${r.flag}>` : ''
      return `<tr data-e="${r.n}"><td class="f">${off}</td><td class="n">${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="r">${r.ref ? `(${en(r.ref)})` : ''}</td><td>${en(r.unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.2 ${FACE.courier};font-size:17px;padding:44px 70px}td{padding:0 6px}.f{width:40px;font-weight:bold}.n{width:36%}.v{width:17%;font-weight:bold}.r{width:22%}.g{padding-top:7px;font-weight:bold;text-decoration:underline}.c{font-size:15.5px}p{margin:6px 0}.top{white-space:pre;margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:21px">CORAL SANDS MEDICAL LABORATORY</b><br>#12 Poinciana Drive, Nassau, N.P., The Bahamas<br>** FINAL LABORATORY REPORT **</div>
      <div class="top">${en('PATIENT : ROLLE, DESMOND T            LAB NO   : 25-120417\nDOB/SEX : 17-MAR-1969  M              COLLECTED: 04-DEC-2025  07:40\nDOCTOR  : KNOWLES, YVETTE             REPORTED : 05-DEC-2025  11:05\nCLIENT  : EASTERN ROAD MEDICAL WALK-IN')}</div>${c.no('EASTERN ROAD MEDICAL WALK-IN', 'client of the laboratory')}
      <table>${['#COMPLETE BLOOD COUNT', 'wbc;WBC;6.1;x10^3/uL;4.0-11.0', 'rbc;RBC;4.38;x10^6/uL;4.50-5.90', 'hgb;HEMOGLOBIN;12.7;g/dL;13.5-17.5', 'hct;HEMATOCRIT;38.9;%;41.0-53.0', 'mcv;MCV;88.8;fL;80.0-100.0', 'mchc;MCHC;32.6;g/dL;31.0-37.0', 'plt;PLATELETS;233;x10^3/uL;150-450', '#RENAL PROFILE', 'glu;GLUCOSE, FASTING;148;mg/dL;70-100', 'bun;BUN;27;mg/dL;7-20', 'crea;CREATININE;1.72;mg/dL;0.70-1.30', 'egfr;EGFR (CKD-EPI 2021);46;mL/min;>60', 'na;SODIUM;141;mmol/L;135-145', 'k;POTASSIUM;4.7;mmol/L;3.5-5.1', 'cl;CHLORIDE;104;mmol/L;98-107', 'hco3;CO2;22;mmol/L;22-30', 'ca;CALCIUM;9.3;mg/dL;8.5-10.2', 'phos;PHOSPHORUS;3.9;mg/dL;2.5-4.5', 'uric;URIC ACID;8.6;mg/dL;3.5-7.2', '#LIVER PROFILE', 'tp;TOTAL PROTEIN;7.1;g/dL;6.0-8.3', 'alb;ALBUMIN;3.9;g/dL;3.5-5.0', 'tbil;BILIRUBIN, TOTAL;0.6;mg/dL;0.2-1.2', 'alp;ALK PHOS;94;U/L;40-130', 'ast;SGOT (AST);21;U/L;5-40', 'alt;SGPT (ALT);26;U/L;7-56', '#LIPIDS', 'chol;CHOLESTEROL;214;mg/dL;<200', 'trig;TRIGLYCERIDES;165;mg/dL;<150', 'hdl;HDL;43;mg/dL;>40', 'ldl;LDL, CALCULATED;138;mg/dL;<100', '#SPECIAL CHEMISTRY', 'a1c;HEMOGLOBIN A1C;8.1;%;<5.7', '>{x|6.5 OR MORE: CONSISTENT WITH DIABETES|reference comment|d.dm2}', 'psa;PSA, TOTAL;1.4;ng/mL;<4.0', 'testo;TESTOSTERONE, TOTAL;241;ng/dL;264-916', '#URINALYSIS', 'ucol;COLOR;YELLOW', 'usg;SPECIFIC GRAVITY;1.018;;1.005-1.030', 'uph;PH;5.5;;5.0-8.0', 'uprot;PROTEIN;2+;;NEGATIVE', 'uglu;GLUCOSE, URINE;1+;;NEGATIVE', 'uket;KETONES;NEGATIVE;;NEGATIVE', 'ubld;BLOOD;NEGATIVE;;NEGATIVE', 'unit;NITRITE;NEGATIVE;;NEGATIVE', 'uwbc;WBC, URINE;0-2;/hpf;0-5', 'uacr;MICROALB/CREAT RATIO;412;mg/g;<30', '#SEROLOGY', 'hbsag;HBSAG;NON-REACTIVE;;NON-REACTIVE', 'hivag;HIV 1/2 AG/AB;NON-REACTIVE;;NON-REACTIVE', 'syph;SYPHILIS AB;NON-REACTIVE;;NON-REACTIVE'].map(row).join('')}</table>
      <p>${c.t('COMMENTS: {x|SPECIMEN NOT HEMOLYZED|negated}. {x|SICKLE SCREEN: CANCELLED BY CLIENT|not done|l.e13sicks}. {x|RENAL ULTRASOUND AND NEPHROLOGY REFERRAL SUGGESTED IF UACR STAYS ABOVE 300|suggested|i.usren}.')}<br>H> = HIGH &nbsp; L> = LOW</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>REVIEWED BY: A. STUBBS, MT(ASCP) &nbsp; END OF REPORT</span>${signature(c.rnd, '#222', 100)}</div>${c.no('A. STUBBS', 'technologist')}`,
    )
  },
  { dateAliases: ['2025-12-05'], width: 1080, scale: 1.36, degrade: { angle: -0.7 } },
)

/** Turkey: lower and upper limit in columns behind the result, then the results of two earlier days. */
const lowerUpper = doc(
  'p666.jpg',
  ['en', 'lab', 'photo'],
  '2026-02-10',
  [
    'Kıyıbahçe Hospital',
    'KIYIBAHÇE HOSPITAL',
    'Kiyibahçe Hospital',
    'Özel Kıyıbahçe Hastanesi',
    'Kiyibahce Hospital',
  ],
  ['Dr. Selin Karabulut', 'Selin Karabulut', 'Uzm. Dr. Selin Karabulut', 'Dr Selin Karabulut'],
  ['Sharon Whitcombe', 'SHARON WHITCOMBE', 'Mrs Sharon Whitcombe'],
  'Laboratory result report',
  (c) => {
    const days = ['2026-02-10', '2025-09-16', '2025-03-11']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="7" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, low, high, ...values] = s.split(';')
      const ref = low && high ? `${low} - ${high}` : high ? `<= ${high}` : low ? `>= ${low}` : ''
      const cells = values.map((v, i) => {
        if (!v) return ''
        const show = (r) => `${v}${!i && r.flag === 'H' ? ' H' : !i && r.flag === 'L' ? ' L' : ''}`
        return resultCell(c, key, label, v, unit, ref, days[i], show)
      })
      const off = / [HL]<\/span>/.test(cells[0]) ? ' off' : ''
      return `<tr data-line><td>${en(label)}</td><td class="v${off}">${cells[0]}</td><td>${en(unit)}</td><td class="n">${en(low)}</td><td class="n">${en(high)}</td><td class="n">${cells[1]}</td><td class="n">${cells[2]}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.24 ${FACE.openSans};font-size:15.5px;padding:34px 44px}td,th{border:1px solid #a9c0b4;padding:1.2px 8px}th{background:#0f7a5a;color:#fff;font-size:14px;text-align:left;font-weight:600}.g{background:#e3f1eb;font-weight:bold}.v{text-align:right;width:96px}.off{font-weight:bold;background:#fbe6e1}.n{text-align:right;width:88px}p{margin:6px 0;font-size:14.5px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#0f7a5a', 50)}<div><b style="font-size:23px;color:#0f7a5a">Kıyıbahçe Hospital</b><br>International Patient Unit, Antalya, Türkiye</div></div><div style="text-align:right">${barcode(c.rnd, 40, 34)}<br><b>LABORATORY RESULT REPORT</b></div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #0f7a5a;padding:4px 12px;margin:8px 0"><div>Patient: <b>SHARON WHITCOMBE</b><br>Date of birth: 22.10.1979 &nbsp; Female<br>Passport: 5000XXXXX &nbsp; Protocol: 2602-77104</div><div>Physician: Dr. Selin Karabulut<br>Clinic: Internal Medicine<br>Sample: 10.02.2026 09:05 &nbsp; Approval: 10.02.2026 13:48</div></div>
      <table><tr><th>Test</th><th>Result</th><th>Unit</th><th>Lower limit</th><th>Upper limit</th><th>16.09.2025</th><th>11.03.2025</th></tr>
      ${['#Biochemistry', 'glu;Glucose (fasting);mg/dL;74;106;92;97;101', 'urea;Urea;mg/dL;17;43;29;;31', 'crea;Creatinine;mg/dL;0.51;0.95;0.71;0.74;0.70', 'na;Sodium;mmol/L;136;146;139;;140', 'k;Potassium;mmol/L;3.5;5.1;4.0;;4.2', 'ca;Calcium;mg/dL;8.8;10.6;9.1;;9.4', 'mg;Magnesium;mg/dL;1.8;2.6;1.9;;', 'alt;ALT;U/L;;35;38;61;77', 'ast;AST;U/L;;35;29;44;52', 'ggt;GGT;U/L;;38;33;49;58', 'alp;ALP;U/L;30;120;66;;70', 'ldh;LDH;U/L;;248;187;;', 'tbil;Bilirubin (total);mg/dL;0.3;1.2;1.6;1.4;1.5', 'dbil;Bilirubin (direct);mg/dL;;0.2;0.2;0.2;0.2', 'alb;Albumin;g/L;35;52;44;;43', 'ck;Creatine kinase;U/L;;145;96;;', 'chol;Cholesterol (total);mg/dL;;200;193;228;247', 'hdl;HDL cholesterol;mg/dL;50;;54;48;45', 'ldl;LDL cholesterol;mg/dL;;130;117;146;161', 'trig;Triglyceride;mg/dL;;150;110;171;206', 'crp;CRP;mg/L;;5;1.1;;3.8', '#Anemia', 'fe;Iron;µg/dL;60;180;41;;', 'tibc;Total iron binding capacity;µg/dL;155;355;388;;', 'ferr;Ferritin;µg/L;11;307;8;14;37', 'b12;Vitamin B12;ng/L;126;505;172;255;340', 'fol;Folate;µg/L;3.1;19.9;5.6;;', '#Hormone', 'tsh;TSH;mIU/L;0.38;5.33;2.6;;2.4', 'insul;Insulin (fasting);mIU/L;1.9;23;7.4;14.8;22.1', 'vitd;25-OH Vitamin D;µg/L;30;100;34;26;15', 'pth;Parathormone;ng/L;12;88;61;;', '#Complete blood count', 'wbc;WBC;10^3/µL;4.0;10.5;6.6;;7.2', 'hgb;HGB;g/dL;11.7;15.5;11.2;12.1;13.0', 'hct;HCT;%;35;45;34.6;37.0;39.5', 'mcv;MCV;fL;81;100;79.4;84.2;88.0', 'rdw;RDW;%;11.5;14.5;15.8;;13.3', 'plt;PLT;10^3/µL;150;400;338;;301'].map(row).join('')}</table>
      <p>${c.t('**Physician note:** Twelve months after {p.sleeve|sleeve gastrectomy|on=2025-02} (February 2025). {d.ida|Iron deficiency anaemia|icd=D50.9/D50.8}: {x|iron by mouth is not tolerated|not taken|m.fes}, {x|intravenous iron planned on 17.02.2026|planned|m.fecarb}. {m.multivit?|Multivitamin|dose=-} and {m.chole|vitamin D3 2000 units daily|dose=2000 units;freq=daily} to go on. {d.gilb?|Bilirubin pattern suggests Gilbert syndrome|icd=E80.4}. {x|Hepatitis serology was negative before surgery|negated|d.hepb}. {x|No reflux|negated|d.gerd}. {m.metf|Metformin|dose=-;st=stopped} was stopped in September. {x|Mother: type 2 diabetes|family history|d.dm2}. {x|B12 injections if below 150|conditional|m.b12}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span style="font-size:14.5px">Specialist of biochemistry: Dr. Orhan Tezcan &nbsp; Page 1/1</span><div>${stamp(['KIYIBAHÇE', 'LABORATORY'], '#0f7a5a', -6)} ${signature(c.rnd, '#223', 90)}</div></div>${c.no('Dr. Orhan Tezcan', 'biochemist of the laboratory')}`,
    )
  },
  { width: 1080, scale: 1.4, degrade: { angle: 1.2 } },
)

export const twentiethEnTables = [turned, margin, lowerUpper]
