/** More tables in English: a Canadian laboratory's antibodies with the flag in front, an Australian cumulative of four days, an Indian centre's fever profile with methods, an American cardiology practice's list of medicines. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, resultCell, sheet } from './blind-parts.mjs'

/** Ontario: flag before the result, range and unit in one column, words for the antibodies. */
const antibodies = doc(
  'p824.jpg',
  ['en', 'lab', 'photo'],
  '2025-11-19',
  [
    'Huron Shores Diagnostic Laboratories',
    'HURON SHORES DIAGNOSTIC LABORATORIES',
    'Huron Shores Diagnostic Labs',
    'Huron Shores Diagnostics',
  ],
  [
    'Dr. Meredith Castonguay',
    'Meredith Castonguay',
    'CASTONGUAY, M., MD',
    'Dr. M. Castonguay',
    'CASTONGUAY, MEREDITH',
  ],
  ['Nadia Brossard', 'BROSSARD, NADIA', 'Ms. Nadia Brossard', 'Brossard, Nadia'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="3" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, word] = s.split('|')
      const r = c.lab(line)
      const f = word ?? { H: 'HI', L: 'LO' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="f">${f}</td><td class="v">${f ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td>${[r.ref, r.unit].filter(Boolean).map(en).join(' &nbsp; ')}</td></tr>`
    }
    return sheet(
      `body{font:16.5px/1.28 ${FACE.roboto};font-size:15.6px;padding:36px 54px}td,th{padding:1.6px 9px}th{border-top:2px solid #7a3414;border-bottom:1px solid #7a3414;font-size:14.6px}.g{font-weight:bold;color:#7a3414;padding-top:6px}.f{width:52px;font-weight:bold}.v{width:210px}.c{font-size:14.2px}p{margin:4px 0;font-size:14.6px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#7a3414', 48)}<div><b style="font-size:23px;color:#7a3414">Huron Shores Diagnostic Laboratories</b><br>210 Saltford Road, Goderich, Ontario &nbsp; 1-888-555-01XX</div></div><b style="font-size:17px">FINAL REPORT</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 14px;margin:8px 0;line-height:1.4"><div><b>BROSSARD, NADIA</b><br>DOB: 1991-10-30 &nbsp; F &nbsp; 34 Y<br>Health no: XXXX XXX 118</div><div>Ordering: CASTONGUAY, M., MD<br>Bluewater Family Health Team<br>Copy to: DR. S. ILLINGWORTH</div><div>Collected: 2025-11-19 09:10<br>Received: 2025-11-19 17:32<br>Reported: 2025-11-26 08:05</div></div>${c.no('Bluewater Family Health Team', 'client of the laboratory')}${c.no('DR. S. ILLINGWORTH', 'recipient of a copy')}
      <table><tr><th style="width:40%">Test</th><th>Flag</th><th>Result</th><th>Reference range &nbsp; Units</th></tr>
      ${['#Hematology', 'hgb;Hemoglobin;112;g/L;120 - 160', 'hct;Hematocrit;0.34;L/L;0.36 - 0.48', 'wbc;WBC;3.1;x E9/L;4.0 - 11.0', 'neut;Neutrophils;1.9;x E9/L;2.0 - 7.5', 'lymph;Lymphocytes;0.8;x E9/L;1.0 - 3.5', 'plt;Platelets;128;x E9/L;150 - 400', 'mcv;MCV;91;fL;80 - 100', 'esr;ESR;46;mm/h;< 20', '>Film: {x|no schistocytes seen|negated|l.schist}', '#Chemistry', 'crea;Creatinine;67;umol/L;44 - 80', 'egfr;eGFR;108;mL/min/1.73m2;', 'alt;ALT;22;U/L;< 36', 'ck;CK;71;U/L;< 167', 'uric;Urate;255;umol/L;150 - 360', 'crp;CRP;4.2;mg/L;< 8.0', 'tsh;TSH;2.77;mIU/L;0.32 - 4.00', 'ferr;Ferritin;88;ug/L;10 - 291', '#Autoimmune serology', 'ana;ANA (IFA);Positive 1:640, homogeneous;;< 1:80|A', 'dsdna;Anti-dsDNA;146;IU/mL;< 10', 'sm;Anti-Sm;Positive;;Negative|A', 'rnp;Anti-RNP;Negative;;Negative', 'ssa;Anti-SSA (Ro);Positive;;Negative|A', 'ssb;Anti-SSB (La);Negative;;Negative', 'scl70;Anti-Scl-70;Negative;;Negative', 'rf;Rheumatoid factor;11;IU/mL;< 14', 'ccp;Anti-CCP;2.4;U/mL;< 7.0', 'c3;Complement C3;0.58;g/L;0.90 - 1.80', 'c4;Complement C4;0.07;g/L;0.10 - 0.40', 'coombs;Direct antiglobulin test;Positive;;Negative|A', '#Antiphospholipid antibodies', 'acl;Anticardiolipin IgG;9;GPL;< 20', 'aclm;Anticardiolipin IgM;14;MPL;< 20', 'b2gpg;Beta-2 glycoprotein I IgG;5;U/mL;< 20', 'lac;Lupus anticoagulant;Not detected;;Not detected', '#Urine', 'uprot;Protein (strip);1+;;Negative|A', 'ubld;Blood (strip);Trace;;Negative|A', 'uwbc;WBC;3;/HPF;0 - 5', 'urbc;RBC;8;/HPF;0 - 3', 'upcr;Protein/creatinine ratio;48;mg/mmol;< 15', '#Celiac screen', 'ttg;Anti-tTG IgA;1.9;U/mL;< 15.0', 'iga;IgA;2.61;g/L;0.70 - 4.00'].map(row).join('')}</table>
      <p>${c.t('{x|Anti-dsDNA and anti-Sm are specific for systemic lupus erythematosus|reference comment|d.sle}. {x|Repeat positive antiphospholipid tests after 12 weeks|conditional|d.aps}. {x|ANCA cancelled: duplicate order|not done|l.anca}. {x|Cryoglobulins: sample not kept at 37 C, not tested|not done|l.cryo}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #7a3414;padding-top:4px;font-size:14px"><span>HI high &nbsp; LO low &nbsp; A abnormal<br>Laboratory director: Dr. Quentin Labelle</span>${barcode(c.rnd, 44, 28)}<span>Page 1 / 1</span></div>${c.no('Dr. Quentin Labelle', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2025-11-26'], width: 1080, scale: 1.42, degrade: { angle: -1.2, folds: [0.33, 0.66] } },
)

/** Australia: four days across, the newest last and in bold. */
const cumulative = doc(
  'p825.jpg',
  ['en', 'lab', 'scan'],
  '2025-12-16',
  [
    'Bellbird Creek Pathology',
    'BELLBIRD CREEK PATHOLOGY',
    'Bellbird Creek Pathology Pty Ltd',
    'Bellbird Creek Path',
  ],
  ['Dr Vivienne Katsaros', 'Vivienne Katsaros', 'DR V KATSAROS', 'Dr V Katsaros', 'Dr. Vivienne Katsaros'],
  ['Kenneth Dorrigo', 'DORRIGO, KENNETH', 'Mr Kenneth Dorrigo', 'DORRIGO KENNETH'],
  'Cumulative report',
  (c) => {
    const days = ['2025-03-11', '2025-06-17', '2025-09-16', '2025-12-16']
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="7" class="g">${en(s.slice(1))}</td></tr>`
      const [key, label, unit, ref, ...v] = s.split(';')
      const cell = (x, i) => {
        if (!x) return '<td class="v"></td>'
        const html = resultCell(c, key, label, x, unit, ref, days[i])
        const { flag } = c.entities.at(-1)
        const mark = flag === 'H' || flag === 'L' ? ` ${flag}` : ' &nbsp;'
        return `<td class="v">${i === 3 ? `<b>${html}${mark}</b>` : `${html}${mark}`}</td>`
      }
      return `<tr data-line><td>${en(label)}</td>${v.map(cell).join('')}<td>${en(ref)}</td><td>${en(unit)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.3 ${FACE.arial};padding:40px 50px}td,th{padding:2px 8px;border-bottom:1px solid #ccc}th{background:#e3e8dd;font-size:14.6px}.g{font-weight:bold;background:#f3f5f0}.v{text-align:right;width:104px}p{margin:5px 0;font-size:15px}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;border-bottom:3px solid #4a6135;padding-bottom:6px"><b style="font:bold 27px ${FACE.slab};color:#4a6135">Bellbird Creek Pathology</b><span style="text-align:right">7 Foundry Street, Bellbird Creek QLD 4XXX<br>NATA accredited no. 2XXX</span></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:8px 0;line-height:1.4"><div>Patient: <b>DORRIGO, KENNETH</b><br>DOB: 06/05/1947 &nbsp; Sex: M &nbsp; Age: 78<br>Your ref: 5512 &nbsp; Lab ref: 25-90817XXX</div><div>Referred by: DR V KATSAROS, Coolabah Road Medical<br>Collected: 16/12/2025 07:55<br>Reported: 16/12/2025 18:20</div></div>${c.no('Coolabah Road Medical', 'referring practice')}
      <b>CUMULATIVE REPORT: RENAL FUNCTION, MINERALS, BLOOD COUNT</b>
      <table><tr><th style="width:23%">Date</th><th class="v">11/03/25</th><th class="v">17/06/25</th><th class="v">16/09/25</th><th class="v">16/12/25</th><th>Reference</th><th>Units</th></tr>
      ${['#Electrolytes and renal', 'na;Sodium;mmol/L;135 - 145;139;138;140;137', 'k;Potassium;mmol/L;3.5 - 5.2;4.8;5.1;5.5;5.3', 'cl;Chloride;mmol/L;95 - 110;104;105;107;106', 'hco3;Bicarbonate;mmol/L;22 - 32;23;22;20;19', 'urea;Urea;mmol/L;3.0 - 10.0;14.2;15.8;17.9;19.4', 'crea;Creatinine;umol/L;60 - 110;188;197;214;231', 'egfr;eGFR;mL/min/1.73m2;> 59;29;27;25;22', 'uric;Urate;mmol/L;0.20 - 0.42;0.47;;0.38;0.36', 'glu;Glucose (fasting);mmol/L;3.0 - 6.0;5.8;;6.1;5.7', '#Minerals', 'cacor;Calcium (corr);mmol/L;2.10 - 2.60;2.24;2.20;2.17;2.13', 'phos;Phosphate;mmol/L;0.75 - 1.50;1.38;1.44;1.57;1.63', 'alb;Albumin;g/L;33 - 48;39;38;38;37', 'alp;Alk. phosphatase;U/L;30 - 110;84;;97;104', 'pth;PTH;pmol/L;1.6 - 6.9;14.1;;18.8;22.6', 'vitd;Vitamin D;nmol/L;50 - 150;44;;61;68', 'mg;Magnesium;mmol/L;0.70 - 1.10;;0.84;;0.88', '#Blood count and iron', 'hgb;Haemoglobin;g/L;130 - 180;118;114;108;103', 'mcv;MCV;fL;80 - 100;92;92;91;90', 'wbc;White cells;x10^9/L;4.0 - 11.0;7.1;6.8;7.4;7.0', 'plt;Platelets;x10^9/L;150 - 450;244;251;239;228', 'ferr;Ferritin;ug/L;30 - 300;96;;71;58', 'tsat;Transferrin sat.;%;20 - 50;19;;17;15', 'crp;CRP;mg/L;< 5;;6;;4', '#Urine', 'uacr;Albumin/creatinine;mg/mmol;< 2.5;64;;81;97', '#Lipids', 'chol;Cholesterol;mmol/L;< 5.5;4.6;;;4.1', 'trig;Triglyceride;mmol/L;< 2.0;1.9;;;1.7', 'ldl;LDL;mmol/L;< 3.0;2.5;;;2.1'].map(row).join('')}</table>
      <p>${c.t('**Comment 16/12/25:** eGFR 22 is consistent with {d.ckd4?|CKD stage 4|icd=N18.4;st=-} when persistent; decline of 7 in 9 months. {x|Refer to nephrology if not already under care|conditional}. {x|Consider intravenous iron|considered|m.fecarb}; {x|erythropoietin is not indicated until iron is replete|not indicated|m.epo}. {x|Metformin is contraindicated below 30|warned|m.metf}. {x|No paraprotein was found in 2024|negated|l.paraprot}.')}</p>
      <p>${c.t('{x|Hyperkalaemia: repeat within one week, sooner if on trimethoprim or spironolactone|conditional|m.spir}. Full blood count film: {x|not indicated|not done|l.blastf}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #4a6135;padding-top:5px;margin-top:8px"><span>H high, L low. Supervising pathologist: Dr Rowena Blackstock<br>cc: Dr Hamish Orr, Renal Unit</span>${barcode(c.rnd, 44, 30)}<span>Page 1 of 1</span></div>${c.no('Dr Rowena Blackstock', 'pathologist')}${c.no('Dr Hamish Orr', 'recipient of a copy')}`,
    )
  },
  { width: 1100, scale: 1.36, degrade: { angle: 0.7 } },
)

/** India: method between name and result, an interval in words here and there, smear, Widal, urine and its culture. */
const fever = doc(
  'p826.jpg',
  ['en', 'lab', 'photo'],
  '2025-08-22',
  [
    'Kaveri Sanjeevan Diagnostics',
    'KAVERI SANJEEVAN DIAGNOSTICS',
    'Kaveri Sanjeevan Diagnostic Centre',
    'Kaveri Sanjeevan',
  ],
  ['Dr. Nandini Kulkarni', 'Nandini Kulkarni', 'DR. NANDINI KULKARNI', 'Dr Nandini Kulkarni'],
  ['Raghavendra Bhat', 'Mr. RAGHAVENDRA BHAT', 'Mr. Raghavendra Bhat', 'RAGHAVENDRA BHAT'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="5" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, method] = s.split('|')
      const r = c.lab(line)
      const off = r.flag === 'H' || r.flag === 'L'
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="m">${en(method ?? '')}</td><td class="v">${off ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.24 ${FACE.verdana};font-size:13.6px;padding:34px 52px}td,th{padding:1.6px 8px}th{background:#f1e3d3;border:1px solid #a86a2a}.g{font-weight:bold;text-align:center;padding-top:5px;text-decoration:underline}.m{font-size:12px;color:#444}.v{width:150px}.c{font-size:13px}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #a86a2a;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#a86a2a', 46)}<div><b style="font:bold 24px ${FACE.cambria};color:#a86a2a">Kaveri Sanjeevan Diagnostics</b><br>#14, Temple Tank Road, Mysuru - 570 0XX &nbsp; Ph: 0821-555XXXX</div></div>${barcode(c.rnd, 34, 30)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:7px 0;line-height:1.45"><div>Name : <b>Mr. RAGHAVENDRA BHAT</b><br>Age / Sex : 41 Yrs / Male<br>Ref. by : Dr. NANDINI KULKARNI, MD</div><div>Sample collected : 22/08/2025 09:35 AM<br>Report date : 24/08/2025 06:10 PM<br>Bill no. : KS/25/08/1177</div></div>
      <table><tr><th style="width:31%">Investigation</th><th style="width:19%">Method</th><th>Result</th><th>Unit</th><th>Biological ref. interval</th></tr>
      ${['#HAEMOGRAM', 'hgb;Haemoglobin;14.1;g/dL;13.0 - 17.0|SLS', 'rbc;RBC count;4.88;mill/cumm;4.50 - 5.50|Impedance', 'hct;PCV;42.0;%;40.0 - 50.0|Calculated', 'mcv;MCV;86.1;fL;83.0 - 101.0|Calculated', 'wbc;Total leucocyte count;3.4;10^3/cumm;4.0 - 10.0|Impedance', 'neutp;Neutrophils;48;%;40 - 80|Microscopy', 'lymphp;Lymphocytes;43;%;20 - 40|Microscopy', 'monop;Monocytes;7;%;2 - 10|Microscopy', 'eosp;Eosinophils;2;%;1 - 6|Microscopy', 'plt;Platelet count;98;10^3/cumm;150 - 410|Impedance', 'esr;ESR;22;mm/1 hr;0 - 15|Westergren', 'malsm;Smear for malarial parasite;Not seen;;Not seen|Microscopy', '#BIOCHEMISTRY', 'glu;Random glucose;104;mg/dL;70 - 140|GOD-POD', 'crea;Creatinine;0.92;mg/dL;0.70 - 1.30|Jaffe', 'na;Sodium;132;mmol/L;136 - 145|ISE', 'k;Potassium;3.7;mmol/L;3.5 - 5.1|ISE', 'tbil;Bilirubin total;1.1;mg/dL;0.3 - 1.2|DPD', 'dbil;Bilirubin direct;0.3;mg/dL;0.0 - 0.3|DPD', 'ast;SGOT (AST);142;U/L;< 50|IFCC', 'alt;SGPT (ALT);118;U/L;< 50|IFCC', 'alp;Alkaline phosphatase;96;U/L;43 - 115|IFCC', 'alb;Albumin;3.6;g/dL;3.5 - 5.2|BCG', 'crp;CRP;18.4;mg/L;< 6.0|Turbidimetry', '#SEROLOGY', 'ns1;Dengue NS1 antigen;Reactive;;Non-reactive|ELISA', 'denigm;Dengue IgM;Non-reactive;;Non-reactive|ELISA', 'e12wido;S. typhi O;1:40;;< 1:80|Slide', 'e12widh;S. typhi H;1:80;;< 1:160|Slide', '>{x|A single Widal titre has little value; blood culture is preferred|reference comment|d.e12typhoid}', 'hbsag;HBsAg;Non-reactive;;Non-reactive|Rapid card', '#URINE ROUTINE', 'ucol;Colour;Dark yellow;;|Visual', 'usg;Specific gravity;1.025;;1.003 - 1.030|Strip', 'uph;pH;5.5;;5.0 - 8.0|Strip', 'uprot;Protein;Trace;;Nil|Strip', 'uglu;Glucose;Nil;;Nil|Strip', 'uket;Ketones;2+;;Nil|Strip', 'uwbc;Pus cells;2 - 3;/hpf;0 - 5|Microscopy', 'urbc;RBCs;Nil;/hpf;Nil|Microscopy', 'uepi;Epithelial cells;1 - 2;/hpf;0 - 5|Microscopy', '#CULTURE', 'bcult;Blood culture (48 hours);No growth;;|Automated', '>{x|Final report of blood culture after 5 days|pending|l.bcult}'].map(row).join('')}</table>
      <p>${c.t('**Impression:** {d.thrombopen?|thrombocytopenia|st=-}, {d.e24leucop?|leucopenia|st=-} and NS1 reactive: {d.dengue?|dengue fever|st=-;icd=A90}. {x|Please repeat platelet count daily till rising|suggestion|l.plt}. {x|Chikungunya IgM not requested|not done}. {x|Avoid aspirin and ibuprofen|warned|m.ibu}. {x|Platelet transfusion only if below 10,000 or bleeding|conditional}. {x|Leptospira IgM: reagent awaited|pending}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:6px"><span>Technician: Savitha M.<br>** End of report **</span>${stamp(['KAVERI SANJEEVAN', 'REPORTS SECTION'], '#2d3f88', -5)}<div style="text-align:center">${hand('G Hegde', 28)}<br>Dr. Girish Hegde, MD (Path)</div></div>${c.no('Dr. Girish Hegde', 'pathologist')}${c.no('Savitha M.', 'technician')}`,
    )
  },
  { dateAliases: ['2025-08-24'], width: 1080, scale: 1.42, degrade: { angle: 1.4 } },
)

/** United States: a cardiology practice's list on leaving the visit; drug, directions, reason, who prescribes, refills. */
const list = doc(
  'p831.png',
  ['en', 'prescription', 'clean'],
  '2026-02-03',
  [
    'Blue Heron Cardiology Associates',
    'BLUE HERON CARDIOLOGY ASSOCIATES',
    'Blue Heron Cardiology',
    'Blue Heron Cardiology Associates, PA',
  ],
  [
    'Marcus Ellerbee, MD',
    'Marcus Ellerbee',
    'Dr. Marcus Ellerbee',
    'Marcus Ellerbee, MD, FACC',
    'M. Ellerbee',
  ],
  ['Loretta Vandiver', 'Loretta J. Vandiver', 'VANDIVER, LORETTA J', 'Vandiver, Loretta'],
  'Medication list',
  (c) => {
    const row = (drug, how, why, by, left) =>
      `<tr data-line><td><b>${c.t(drug)}</b></td><td>${en(how)}</td><td>${c.t(why)}</td><td>${en(by)}</td><td>${en(left)}</td></tr>`
    return sheet(
      `body{font:16.5px/1.32 ${FACE.lato};font-size:16px;padding:44px 58px}td,th{border-bottom:1px solid #9db2c9;padding:4px 8px;vertical-align:top}th{background:#274d74;color:#fff;font-size:15px}h3{font-size:17px;color:#274d74;margin:13px 0 3px}ul{margin:1px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:14px;align-items:center">${mark('leaf', '#274d74', 52)}<div><b style="font-size:24px;color:#274d74">Blue Heron Cardiology Associates</b><br>3310 Tidewater Blvd, Suite 4, New Bern, NC 285XX &nbsp; (252) 555-01XX</div></div><div style="text-align:right"><b style="font-size:19px">Your Medication List</b><br>Visit: <b>02/03/2026</b></div></div>
      <div style="background:#eaf0f6;padding:6px 12px;margin:10px 0;display:grid;grid-template-columns:1fr 1fr"><div>Patient: <b>Loretta J. Vandiver</b><br>Date of birth: 11/26/1948 &nbsp; Female</div><div>Seen by: Marcus Ellerbee, MD, FACC<br>Pharmacy: Trent River Drugs</div></div>${c.no('Trent River Drugs', 'pharmacy')}
      <p>${c.t('BP {l.e21sys|118|v=118;u=-}/{l.e21dia|66|v=66;u=-}\u00a0\u00a0 Pulse {l.e21hr|64|v=64;u=-}\u00a0\u00a0 Weight {l.e21wt|151 lb|v=151;u=lb}\u00a0\u00a0 O2 sat {l.e21spo2|95 %|v=95;u=%}')}</p>
      <table><tr><th style="width:28%">Medication</th><th style="width:27%">How to take</th><th style="width:20%">Why</th><th>Prescriber</th><th>Refills</th></tr>
      ${row('{m.sacval|sacubitril-valsartan (Entresto) 49-51 mg tablet|dose=-;freq=twice daily}', '1 tablet by mouth twice daily', '{d.hfref|Heart failure, reduced EF|icd=I50.20/I50.22}', 'Ellerbee', '3')}
      ${row('{m.metop|metoprolol succinate 100 mg ER tablet|freq=every evening}', '1 tablet every evening', 'Heart failure', 'Ellerbee', '3')}
      ${row('{m.dapa|dapagliflozin (Farxiga) 10 mg tablet|freq=every morning}', '1 tablet every morning', 'Heart failure', 'Ellerbee', '2')}
      ${row('{m.spir|spironolactone 25 mg tablet|freq=once daily}', '1/2 tablet once daily', 'Heart failure', 'Ellerbee', '2')}
      ${row('{m.tors|torsemide 20 mg tablet|freq=every morning}', '1 tablet every morning; extra tablet if weight up 3 lb', '{o|Fluid}', 'Ellerbee', '5')}
      ${row('{m.apix|apixaban (Eliquis) 5 mg tablet|freq=twice daily}', '1 tablet twice daily', '{d.af|Atrial fibrillation|icd=I48.91/I48.20/I48.21}', 'Ellerbee', '1')}
      ${row('{m.ros|rosuvastatin 20 mg tablet|freq=at bedtime}', '1 tablet at bedtime', '{d.ihd|Coronary artery disease}', 'Ellerbee', '3')}
      ${row('{m.eze|ezetimibe 10 mg tablet|freq=daily}', '1 tablet daily', '{d.hld|High cholesterol|icd=E78.00/E78.5}', 'Ellerbee', '3')}
      ${row('{m.gtn|nitroglycerin 0.4 mg SL tablet|freq=as needed}', '1 under the tongue as needed for chest pain, may repeat twice', '{o|Chest pain}', 'Ellerbee', '1')}
      ${row('{m.levo|levothyroxine 75 mcg tablet|freq=every morning}', '1 tablet every morning, empty stomach', '{d.hypothy|Hypothyroidism|icd=E03.9}', 'Outside: T. Beasley', '-')}
      ${row('{m.tio|tiotropium (Spiriva Respimat) 2.5 mcg|dose=2.5 mcg;freq=once daily}', '2 puffs once daily', '{d.copd|COPD}', 'Outside: T. Beasley', '-')}
      ${row('{m.alen|alendronate 70 mg tablet|freq=once a week}', '1 tablet once a week on Sunday', '{d.osteoporosis|Osteoporosis|icd=M81.0}', 'Outside: T. Beasley', '-')}
      ${row('{m.kcl|potassium chloride ER 10 mEq|dose=-;freq=daily}', '1 capsule daily', '{o|Low potassium}', 'Ellerbee', '0')}</table>${c.no('T. Beasley', 'outside prescriber')}
      <h3>Changed or stopped today</h3><ul>${items(c, ['{m.lis|lisinopril 10 mg|st=stopped}: STOP, replaced by Entresto in December. {x|Never take both|warned|m.lis}', '{m.asa|aspirin 81 mg|st=stopped}: STOP, one year after your stent', '{m.amio|amiodarone 200 mg|st=stopped}: STOPPED 12/02/2025 (thyroid)', 'metoprolol succinate: was 50 mg, now 100 mg'])}</ul>
      <h3>Allergies and intolerances</h3><p>${c.t('{a.sulfa|Sulfa antibiotics|react=hives} - hives; {a.lis|lisinopril|react=cough} - cough; {a.contrast|iodine contrast|react=itching} - itching. {x|Penicillin: tested, not allergic|negated|a.pen}. {x|Shellfish: eats without problems|negated|a.shell}.')}</p>
      <h3>Heart history</h3><p>${c.t('{p.pci|Stent to LAD January 2025|on=2025-01}; {p.icd|defibrillator May 2025|on=2025-05}; {i.echo|echocardiogram 01/20/2026|on=2026-01-20}: {l.lvef|EF 34 %|v=34;u=%;on=2026-01-20}, {d.mitral|moderate mitral regurgitation|icd=I34.0}, {x|no clot in the ventricle|negated}. {x|No stroke or TIA|negated|d.stroke}. {x|Father died of heart attack at 59|family history|d.mi}.')}</p>
      <h3>Labs 01/30/2026</h3><p>${c.t('{l.k|Potassium 5.0 mmol/L|v=5.0;u=mmol/L;on=2026-01-30}, {l.crea|creatinine 1.21 mg/dL|on=2026-01-30}, {l.egfr|eGFR 46|v=46;u=-;on=2026-01-30}, {l.bnp|NT-proBNP 1840 pg/mL|v=1840;u=pg/mL;on=2026-01-30}, {l.hgb|hemoglobin 12.4 g/dL|on=2026-01-30}, {l.ldl|LDL 58 mg/dL|on=2026-01-30}.')}</p>
      <h3>What comes next</h3><ul>${items(c, ['{x|Potassium and creatinine again in 2 weeks|planned|l.k}; {x|stop potassium capsules if above 5.0|conditional|m.kcl}', '{x|Increase Entresto to 97-103 mg at next visit if blood pressure allows|conditional|m.sacval}', '{x|We talked about MitraClip; not decided|considered}', '{x|Do not use ibuprofen or naproxen|warned|m.ibu}', '{x|Flu shot recommended|suggestion|m.vflu}', '{x|Next visit 05/05/2026 with device check|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#22306b', 140)}<br>Marcus Ellerbee, MD, FACC</div><span>Reviewed with patient and daughter by Keisha Odom, RN &nbsp; Printed 02/03/2026 11:42</span></div>${c.no('Keisha Odom', 'nurse')}`,
    )
  },
  { width: 1100, scale: 1.3 },
)

export const twentyFourthEnTables = [antibodies, cumulative, fever, list]
