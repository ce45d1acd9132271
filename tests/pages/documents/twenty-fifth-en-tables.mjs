/** More in English: an American laboratory's prenatal print with the site's code at the end, an Israeli ward's print in two halves, a British private panel with a word before each test, a Canadian pharmacy's medication record. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: capitals, test, result, flag, units, interval and the code of the performing site. */
const prenatal = doc(
  'p904.png',
  ['en', 'lab', 'clean'],
  '2025-10-09',
  [
    'Halcyon Diagnostics',
    'HALCYON DIAGNOSTICS',
    'Halcyon Diagnostics, Inc.',
    'Halcyon Diagnostics Incorporated',
  ],
  ['Tamsin Okonjo, MD', 'Tamsin Okonjo', 'OKONJO, T', 'Okonjo, Tamsin', 'Dr. Tamsin Okonjo', 'T OKONJO'],
  ['Marisol Beltran', 'BELTRAN, MARISOL', 'Beltran, Marisol', 'Beltran, Marisol A', 'Marisol A. Beltran'],
  'Patient report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="6" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td></td><td colspan="5" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, site = '01'] = s.split('|')
      const r = c.lab(line)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td>${word ? `<b>${en(r.printed)}</b>` : en(r.printed)}</td><td><b>${word}</b></td><td>${en(r.unit)}</td><td>${en(r.ref)}</td><td class="s">${site}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.narrow};font-size:16.4px;padding:40px 60px}td,th{padding:1.3px 8px}th{background:#dfe6ee;font-size:15px}.g{font-weight:bold;border-top:1px solid #8ba0b5;padding-top:4px}.s{width:44px;color:#555}.c{font:14.4px ${FACE.courier}}p{margin:5px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #1d3f6b;padding-bottom:6px"><div style="display:flex;gap:12px;align-items:center">${mark('rings', '#1d3f6b', 46)}<b style="font:bold 25px ${FACE.arial};color:#1d3f6b">Halcyon Diagnostics</b></div><b style="font-size:19px">Patient Report</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1.1fr;gap:0 16px;margin:8px 0;line-height:1.38"><div><b>BELTRAN, MARISOL A</b><br>DOB: 06/17/1994 &nbsp; Age: 31 &nbsp; Sex: F<br>Patient ID: LW-20X18</div><div>Date collected: 10/09/2025 0920<br>Date received: 10/09/2025<br>Date reported: 10/14/2025 1305</div><div>Linden Women’s Health, acct 4417XXXX<br>Ordering physician: T OKONJO<br>Specimen ID: 282-118-2XXX-0</div></div>${c.no('Linden Women’s Health', 'client of the laboratory')}
      <div style="border:1px solid #8ba0b5;padding:2px 10px">Ordered items: <b>Prenatal Profile I; HCV Antibody; HIV 4th gen; Hgb fractionation; TSH; Hgb A1c; Ct/GC NAA; Urine culture; 25-OH vitamin D</b></div>
      <table style="margin-top:7px"><tr><th style="width:32%">TESTS</th><th>RESULT</th><th>FLAG</th><th>UNITS</th><th>REFERENCE INTERVAL</th><th>LAB</th></tr>
      ${['#CBC With Differential/Platelet', 'wbc;WBC;9.8;x10E3/uL;3.4 - 10.8', 'rbc;RBC;3.71;x10E6/uL;3.77 - 5.28', 'hgb;Hemoglobin;10.8;g/dL;11.1 - 15.9', 'hct;Hematocrit;32.7;%;34.0 - 46.6', 'mcv;MCV;88;fL;79 - 97', 'mch;MCH;29.1;pg;26.6 - 33.0', 'mchc;MCHC;33.0;g/dL;31.5 - 35.7', 'rdw;RDW;13.4;%;11.7 - 15.4', 'plt;Platelets;197;x10E3/uL;150 - 450', 'neutp;Neutrophils;72;%;', 'lymphp;Lymphs;20;%;', 'neut;Neutrophils (Absolute);7.1;x10E3/uL;1.4 - 7.0', 'lymph;Lymphs (Absolute);2.0;x10E3/uL;0.7 - 3.1', 'igabs;Immature Grans (Abs);0.1;x10E3/uL;0.0 - 0.1', '#Blood Bank', 'abo;ABO Grouping;A;;', 'rhd;Rh Factor;Negative;;', '>{x|Please note: Rh immune globulin may be indicated at 28 weeks|reference comment|m.antid}', 'abscr;Antibody Screen;Negative;;Negative', '#Serology', 'rubg;Rubella Antibodies, IgG;0.94;index;> 0.99', '>{x|Non-immune <0.90, equivocal 0.90 - 0.99, immune >0.99|reference comment}', 'vzvg;Varicella Zoster IgG;1842;index;> 164', 'hbsag;HBsAg Screen;Negative;;Negative', 'antihcv;HCV Antibody;Non Reactive;;Non Reactive|02', '>{x|Not infected with HCV unless early or acute infection is suspected|reference comment|d.hepc}', 'hivag;HIV Ab/p24 Ag Screen;Non Reactive;;Non Reactive|02', 'rpr;RPR;Non Reactive;;Non Reactive', '#Hgb Fractionation Cascade', 'hba;Hgb A;61.2;%;96.4 - 98.8|02', 'hba2;Hgb A2;3.4;%;1.8 - 3.2|02', 'hbs;Hgb S;35.4;%;0.0|02', 'hbf;Hgb F;0.0;%;0.0 - 2.0|02', '>Pattern consistent with {d.sicklet|hemoglobin S trait|icd=D57.3}.', '#Chemistry', 'tsh;TSH;0.31;uIU/mL;0.45 - 4.50', 'ft4;T4, Free (Direct);1.18;ng/dL;0.82 - 1.77', 'a1c;Hemoglobin A1c;5.3;%;4.8 - 5.6', 'ferr;Ferritin;19;ng/mL;15 - 150', 'vitd;Vitamin D, 25-Hydroxy;21.6;ng/mL;30.0 - 100.0', 'glupost;Gest. Diabetes 1-Hr Screen;128;mg/dL;70 - 139', '>{x|Result above 139 would call for a 3-hour tolerance test|reference comment|d.gdm}', '#Urinalysis, Culture, Chlamydia/GC', 'usg;Specific Gravity;1.018;;1.005 - 1.030', 'uph;pH;6.5;;5.0 - 7.5', 'uprot;Protein;Negative;;Negative/Trace', 'uglu;Glucose;Negative;;Negative', 'uleu;WBC Esterase;1+;;Negative', 'unit;Nitrite, Urine;Negative;;Negative', 'ucult;Urine Culture, Prenatal;Group B Streptococcus, 10,000 - 25,000 CFU/mL;;', 'chlampcr;Chlamydia trachomatis, NAA;Negative;;Negative|02', 'gonopcr;Neisseria gonorrhoeae, NAA;Negative;;Negative|02'].map(row).join('')}</table>
      <p>${c.t('**Comments:** {d.sicklet|Hemoglobin S trait|icd=D57.3}: {x|testing of the father is recommended|suggestion|l.phe}. {x|Low TSH in the first trimester is often due to hCG, not hyperthyroidism|reference comment|d.hyperthy}. {d.gbs?|Group B Streptococcus in urine|st=-}: {x|intrapartum prophylaxis is recommended|suggestion|m.penv}. {x|Cystic fibrosis carrier screen: specimen insufficient|not done|l.cfgene}. {x|Cell-free DNA report to follow|pending|l.t21}. {x|Toxoplasma antibodies not ordered|not done|l.toxg}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end;border-top:1px solid #1d3f6b;padding-top:4px;font-size:14.4px"><span>01: Halcyon Diagnostics, 12 Foundry Way, Dublin, OH &nbsp; Dir: Leland Prewitt, MD<br>02: Halcyon Diagnostics, 900 Harbor St, Burlington, NC &nbsp; Dir: Soo-Jin Avery, MD</span>${barcode(c.rnd, 40, 26)}<span>Page 1 of 1</span></div>${c.no('Leland Prewitt', 'laboratory director')}${c.no('Soo-Jin Avery', 'laboratory director')}`,
    )
  },
  { dateAliases: ['2025-10-14'], width: 1120, scale: 1.3 },
)

/** Israel, in English: two halves of narrow tables; a star and a letter behind the result, limits in square brackets at the end. */
const ward = doc(
  'p905.jpg',
  ['en', 'lab', 'scan'],
  '2026-02-22',
  [
    'Gilboa Valley Medical Center',
    'GILBOA VALLEY MEDICAL CENTER',
    'Gilboa Valley Medical Center Laboratories',
    'Gilboa Valley Medical Center - Central Laboratories',
  ],
  ['Dr. Yonatan Harpaz', 'Yonatan Harpaz', 'Dr. Harpaz Yonatan', 'Harpaz Yonatan', 'Dr Yonatan Harpaz'],
  ['Avigail Shoshani', 'SHOSHANI AVIGAIL', 'Shoshani Avigail', 'Shoshani, Avigail'],
  'Laboratory results',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      if (s.startsWith('>')) return `<tr><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const r = c.lab(s)
      const off = { H: '* H', L: '* L' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="v">${off ? `<b>${en(r.printed)}</b>` : en(r.printed)} <b>${off}</b></td><td>${en(r.unit)}</td><td>${r.ref ? `[${en(r.ref)}]` : ''}</td></tr>`
    }
    const half = (list) => `<div><table>${list.map(row).join('')}</table></div>`
    return sheet(
      `body{font:15px/1.3 ${FACE.arial};font-size:14.8px;padding:38px 46px}td{padding:1.5px 5px;border-bottom:1px dotted #aaa}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.g{font-weight:bold;background:#ddd;border:0}.v{white-space:nowrap}.c{font-size:13.6px;font-style:italic}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:21px">Gilboa Valley Medical Center</b><br>Central Laboratories &nbsp; P.O.B. 1XX, Afula 18XXXXX, Israel</div>${mark('star', '#333', 50)}</div>
      <div style="display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #333;padding:4px 8px;margin:8px 0;line-height:1.42"><div>Patient: <b>SHOSHANI AVIGAIL</b><br>ID: 0-3318XXX-X &nbsp; F<br>Born: 05/11/1947</div><div>Ward: Internal Medicine B<br>Ordered by: Dr. Harpaz Yonatan<br>Family doctor: Dr. Lital Ben-Ami</div><div>Taken: 22/02/2026 06:30<br>Received: 22/02/2026 07:12<br>Printed: 23/02/2026 09:40</div></div>${c.no('Dr. Lital Ben-Ami', 'family doctor')}
      <div class="two">${half(['#Complete blood count', 'wbc;WBC;13.8;10^3/uL;4.5 - 11.0', 'rbc;RBC;3.68;10^6/uL;4.00 - 5.20', 'hgb;HGB;10.4;g/dL;12.0 - 16.0', 'hct;HCT;31.6;%;36.0 - 46.0', 'mcv;MCV;85.9;fL;80.0 - 100.0', 'mch;MCH;28.3;pg;27.0 - 34.0', 'rdw;RDW;16.2;%;11.5 - 14.5', 'plt;PLT;411;10^3/uL;150 - 450', 'mpv;MPV;8.8;fL;7.2 - 11.1', 'neutp;Neut %;84.1;%;40.0 - 75.0', 'lymphp;Lymph %;8.9;%;20.0 - 45.0', 'monop;Mono %;6.0;%;2.0 - 10.0', 'eosp;Eos %;0.7;%;0.0 - 6.0', 'basop;Baso %;0.3;%;0.0 - 2.0', 'neut;Neut abs;11.6;10^3/uL;1.8 - 7.7', 'lymph;Lymph abs;1.2;10^3/uL;1.0 - 4.8', '#Coagulation', 'pt;PT;14.9;sec;11.0 - 14.0', 'ptp;PT %;71;%;70 - 130', 'inr;INR;1.24;;0.85 - 1.20', 'aptt;APTT;33.1;sec;24.0 - 36.0', 'fib;Fibrinogen;612;mg/dL;200 - 450', 'dd;D-dimer;1.86;mg/L;< 0.50', '#Venous blood gases', 'ph;pH;7.34;;7.32 - 7.42', 'pco2;pCO2;49.2;mmHg;41.0 - 51.0', 'abghco3;HCO3;26.1;mmol/L;22.0 - 28.0', 'be;Base excess;0.4;mmol/L;-2.0 - 3.0', 'lact;Lactate;2.6;mmol/L;0.5 - 2.2', '#Serology and cultures', 'flua;Influenza A PCR;Positive;;Negative', 'flub;Influenza B PCR;Negative;;Negative', 'covidpcr;SARS-CoV-2 PCR;Negative;;Negative', 'rsvpcr;RSV PCR;Negative;;Negative', 'legion;Legionella urine Ag;Negative;;Negative', 'pneuag;Pneumococcus urine Ag;Negative;;Negative', 'bcult;Blood culture;No growth after 24 h;;', '>{x|Final result of the culture after 5 days|pending|l.bcult}'])}
      ${half(['#Chemistry', 'glu;Glucose;187;mg/dL;70 - 100', 'bun;BUN;31.0;mg/dL;8.0 - 23.0', 'crea;Creatinine;1.31;mg/dL;0.50 - 0.95', 'egfr;eGFR;42;mL/min/1.73m2;> 60', 'na;Sodium;131;mmol/L;136 - 145', 'k;Potassium;3.4;mmol/L;3.5 - 5.1', 'cl;Chloride;94;mmol/L;98 - 107', 'ca;Calcium;8.4;mg/dL;8.6 - 10.2', 'phos;Phosphorus;2.9;mg/dL;2.5 - 4.5', 'mg;Magnesium;1.60;mg/dL;1.60 - 2.60', 'uric;Uric acid;7.1;mg/dL;2.4 - 5.7', 'tp;Total protein;6.3;g/dL;6.4 - 8.3', 'alb;Albumin;3.0;g/dL;3.5 - 5.2', 'tbil;Bilirubin total;0.62;mg/dL;0.10 - 1.20', 'dbil;Bilirubin direct;0.24;mg/dL;0.00 - 0.30', 'alp;Alk. phosphatase;104;U/L;35 - 104', 'ggt;GGT;46;U/L;5 - 36', 'ast;AST (GOT);41;U/L;0 - 32', 'alt;ALT (GPT);27;U/L;0 - 33', 'ldh;LDH;298;U/L;135 - 214', 'ck;CPK;184;U/L;26 - 192', 'amyl;Amylase;52;U/L;28 - 100', '#Cardiac and inflammation', 'trop;Troponin T hs;26;ng/L;< 14', 'bnp;NT-proBNP;2140;pg/mL;< 738', 'crp;CRP;164.2;mg/L;0.0 - 5.0', 'pct;Procalcitonin;0.88;ng/mL;< 0.50', '#Hormones, vitamins', 'tsh;TSH;0.94;mIU/L;0.27 - 4.20', 'cort;Cortisol (morning);22.8;ug/dL;6.2 - 19.4', 'b12;Vitamin B12;388;pg/mL;197 - 771', 'fol;Folic acid;3.2;ng/mL;3.9 - 26.8', 'ferr;Ferritin;517;ng/mL;13 - 150', '#Urine, spot', 'una;Sodium, urine;24;mmol/L;', 'uosm;Osmolality, urine;512;mOsm/kg;', 'osm;Osmolality, serum;276;mOsm/kg;275 - 295'])}</div>
      <p>${c.t('**Remarks:** sample slightly lipemic. {x|Urine culture: contaminated, repeat|not done|l.ucult}. {x|D-dimer may be raised by inflammation and does not prove embolism|reference comment|d.pe}. {x|Vitamin D - not requested|not done|l.vitd}. {d.flu?|Influenza A|st=-;icd=J10.1/J11.1}: {x|droplet isolation, consider oseltamivir|suggestion|m.osel}. {x|Troponin T repeat at 12:00: in work|pending|l.trop}.')}</p>
      <div style="display:flex;justify-content:space-between;border-top:1px solid #333;padding-top:4px;font-size:13.6px"><span>* outside the norm &nbsp; H high, L low &nbsp; [ ] norm for age and sex</span><span>Head of laboratories: Dr. Anat Gelbart</span><span>Page 1 / 1</span></div>${c.no('Dr. Anat Gelbart', 'head of the laboratories')}`,
    )
  },
  { dateAliases: ['2026-02-23'], width: 1100, scale: 1.4, degrade: { angle: -0.6 } },
)

/** United Kingdom: a private panel by post; the word stands before the test, a doctor's remarks under each group. */
const postal = doc(
  'p906.png',
  ['en', 'lab', 'clean'],
  '2026-01-19',
  ['Bluebell Home Health', 'BLUEBELL HOME HEALTH', 'Bluebell Home Health Ltd', 'Bluebell'],
  ['Dr Natasha Wren-Hughes', 'Natasha Wren-Hughes', 'Dr N Wren-Hughes', 'Dr. Natasha Wren-Hughes'],
  ['Oliver Pemberley', 'Mr Oliver Pemberley', 'PEMBERLEY, Oliver'],
  'Your results',
  (c) => {
    const row = (s) => {
      const r = c.lab(s)
      const [word, colour] = { H: ['Above', '#b4471b'], L: ['Below', '#b4471b'], N: ['Normal', '#2b7a4b'] }[
        r.flag
      ] ?? ['', '#555']
      return `<tr data-e="${r.n}"><td class="p"><span style="background:${colour}">${word}</span></td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td></tr>`
    }
    const group = (title, remark, list) =>
      `<h3>${en(title)}</h3><table>${list.map(row).join('')}</table><p class="c">${c.t(remark)}</p>`
    return sheet(
      `body{font:16px/1.3 ${FACE.lato};font-size:15.8px;padding:42px 64px}td{padding:2px 8px;border-bottom:1px solid #e4e4ee}h3{font-size:17px;color:#3c3a8c;margin:9px 0 2px}.p{width:92px}.p span{color:#fff;border-radius:9px;padding:0 9px;font-size:13.6px}.v{width:90px;text-align:right;font-weight:bold}tr td:nth-child(2){width:40%}tr td:nth-child(4){width:130px}.c{font-size:14.8px;margin:3px 0 3px 8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#3c3a8c', 46)}<div><b style="font-size:24px;color:#3c3a8c">Bluebell Home Health</b><br>Ultimate Man Check, finger-prick and venous sample</div></div>${matrixCode(c.rnd, 18, 3)}</div>
      <div style="background:#f0f0f8;padding:6px 14px;margin:8px 0;display:grid;grid-template-columns:1fr 1fr;line-height:1.4"><div><b>Mr Oliver Pemberley</b><br>Date of birth: 11 March 1983</div><div>Sample taken: 19 January 2026, 08:05<br>Reviewed: 22 January 2026, Dr Natasha Wren-Hughes</div></div>
      ${group('Hormones', 'Your testosterone is in range, {x|so low testosterone does not explain your tiredness|negated}. {x|Prolactin can rise with stress; repeat in a month, lying down|suggestion|l.prl}. {x|A prolactinoma is very unlikely at this level|negated|d.prolact}.', ['testo;Testosterone;14.9;nmol/L;8.64 - 29.0', 'ftesto;Free testosterone (calculated);0.29;nmol/L;0.20 - 0.62', 'shbg;SHBG;35.2;nmol/L;18.3 - 54.1', 'e2;Oestradiol;96;pmol/L;41 - 159', 'lh;LH;4.4;IU/L;1.7 - 8.6', 'fsh;FSH;3.9;IU/L;1.5 - 12.4', 'prl;Prolactin;371;mU/L;86 - 324', 'dheas;DHEA sulphate;6.88;umol/L;2.41 - 11.6'])}
      ${group('Thyroid', 'TSH is high with a normal T4 and antibodies are positive: {d.subhypo|subclinical hypothyroidism|icd=E02/E03.8}, likely {d.hashi?|autoimmune thyroiditis|st=-}. {x|Treatment with levothyroxine is not usually needed below 10|not indicated|m.levo}.', ['tsh;TSH;6.31;mU/L;0.27 - 4.20', 'ft4;Free T4;14.1;pmol/L;12.0 - 22.0', 'ft3;Free T3;4.6;pmol/L;3.1 - 6.8', 'tpo;Thyroid peroxidase antibodies;212;kIU/L;< 34', 'tgab;Thyroglobulin antibodies;38;kIU/L;< 115'])}
      ${group('Vitamins and iron', 'Take {m.chole|vitamin D3 1,000 IU daily|dose=1000 IU;freq=daily} through the winter for {d.vitd|vitamin D insufficiency|icd=E55.9}. {x|Haemochromatosis is not suggested by these figures|negated|d.hemochr}.', ['vitd;Vitamin D (25-OH);41;nmol/L;50 - 175', 'holotc;Active B12;88;pmol/L;> 37.5', 'fol;Folate (serum);14.2;nmol/L;> 8.8', 'ferr;Ferritin;196;ug/L;30 - 400', 'fe;Iron;18.7;umol/L;5.8 - 34.5', 'tibc;TIBC;58;umol/L;45 - 81', 'tsat;Transferrin saturation;32;%;20 - 50', 'mg;Magnesium;0.85;mmol/L;0.66 - 1.07'])}
      ${group('Heart and metabolism', '{x|Your father’s stroke at 60|family history|d.stroke} and the Lp(a) matter: {x|please ask your GP about a QRISK score and a statin|suggestion|m.ator}. {x|No sign of diabetes|negated|d.dm2}.', ['chol;Total cholesterol;5.9;mmol/L;< 5.0', 'ldl;LDL cholesterol;3.8;mmol/L;< 3.0', 'hdl;HDL cholesterol;1.31;mmol/L;> 1.0', 'nhdl;Non-HDL cholesterol;4.59;mmol/L;< 4.0', 'trig;Triglycerides;1.74;mmol/L;< 2.3', 'lpa;Lipoprotein(a);143;nmol/L;< 75', 'hscrp;hs-CRP;0.9;mg/L;< 3.0', 'a1c;HbA1c;35;mmol/mol;20 - 41', 'insul;Insulin (fasting);9.7;mU/L;2.6 - 24.9', 'uric;Uric acid;447;umol/L;200 - 430'])}
      ${group('Kidney, liver, muscle, prostate', 'CK is raised by training: {x|you wrote that you ran a half marathon two days before|circumstance}. {x|Hepatitis and HIV are not part of this check|not done|l.hivag}.', ['urea;Urea;6.9;mmol/L;2.8 - 8.1', 'crea;Creatinine;98;umol/L;59 - 104', 'egfr;eGFR;84;mL/min/1.73m2;> 60', 'alt;ALT;34;U/L;< 50', 'ggt;Gamma GT;22;U/L;< 60', 'alp;ALP;59;U/L;30 - 130', 'tbil;Bilirubin;27;umol/L;< 22', 'alb;Albumin;47;g/L;35 - 50', 'ck;Creatine kinase;812;U/L;38 - 204', 'psa;PSA (total);0.74;ug/L;< 2.5'])}
      <p style="border-top:1px solid #3c3a8c;padding-top:5px;font-size:14.4px">${c.t('{x|Bilirubin alone: this is often Gilbert’s syndrome and harmless|reference comment|d.gilb}. {x|Haemoglobin and blood count: sample clotted, a new kit is on its way|not done|l.hgb}.')} Analysed by Thameside Pathology LLP (UKAS 8XXX). These results do not replace advice from your GP.</p>${c.no('Thameside Pathology LLP', 'analysing laboratory')}`,
    )
  },
  { dateAliases: ['2026-01-22'], width: 1080, scale: 1.3 },
)

/** Canada: a pharmacist's record; a column for each time of day, what it is for, remarks. */
const medscheck = doc(
  'p911.png',
  ['en', 'prescription', 'clean'],
  '2026-02-11',
  ['Birchmount Pharmacy', 'BIRCHMOUNT PHARMACY', 'Birchmount Pharmacy Ltd.', 'Birchmount Pharmacy #12'],
  [
    'Dr. Farid Mansouri',
    'Farid Mansouri',
    'Dr. F. Mansouri',
    'Dr Farid Mansouri',
    'Ingrid Solheim',
    'Ingrid Solheim, RPh',
  ],
  ['Beatrice Lalonde', 'Lalonde, Beatrice', 'LALONDE, Beatrice', 'Mrs. Beatrice Lalonde'],
  'Personal medication record',
  (c) => {
    const row = (drug, why, when, note = '') =>
      `<tr data-line><td>${c.t(drug)}</td><td>${c.t(why)}</td>${when.map((w) => `<td class="n">${en(w)}</td>`).join('')}<td>${c.t(note)}</td></tr>`
    const M = ['1', '', '', '']
    return sheet(
      `body{font:16px/1.32 ${FACE.arial};font-size:15.6px;padding:40px 54px}td,th{border:1px solid #7b8b7f;padding:4px 7px}th{background:#e3ece4;font-size:14.4px}.n{text-align:center;width:58px}h3{font-size:16px;margin:11px 0 3px;color:#27583a}ul{margin:1px 0}p{margin:4px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#27583a', 46)}<div><b style="font-size:23px;color:#27583a">Birchmount Pharmacy</b><br>2240 Birchmount Rd, Scarborough ON &nbsp; 416-555-01XX</div></div><b style="font-size:18px">Personal Medication Record<br>2026-02-11</b></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;border:1px solid #7b8b7f;padding:5px 10px;margin:9px 0;line-height:1.42"><div>Patient: <b>Lalonde, Beatrice</b><br>Born: 1944-May-03 &nbsp; Female &nbsp; Weight: ${c.t('{l.e21wt|58 kg|v=58;u=kg}')}</div><div>Family doctor: Dr. Farid Mansouri<br>Reviewed with: Ingrid Solheim, RPh (in person)</div></div>
      <p>${c.t('**Allergies and reactions:** {a.sulfa|sulfa drugs|react=rash} - rash; {a.code|codeine|react=vomiting} - vomiting; {a.elast|adhesive tape|react=blisters} - blisters. {x|Penicillin: none|negated|a.pen}')}. &nbsp; ${c.t('{l.crea|Creatinine 96 umol/L|on=2026-01-15} and {l.egfr|eGFR 49|v=49;u=-;on=2026-01-15} on 2026-01-15.')}</p>
      <table><tr><th style="width:29%">Medication and strength</th><th style="width:17%">What it is for</th><th>Breakfast</th><th>Lunch</th><th>Supper</th><th>Bedtime</th><th>Comments</th></tr>
      ${row('{m.perin|perindopril 4 mg tablet}', '{d.htn|High blood pressure|icd=I10}', M)}
      ${row('{m.aml|amlodipine 5 mg tablet}', 'High blood pressure', ['', '', '1', ''], '{o|Ankles swell}')}
      ${row('{m.edox|edoxaban 30 mg tablet}', '{d.af|Atrial fibrillation|icd=I48.91/I48.20/I48.21}', ['', '', '1', ''], '{x|Do not skip|instruction}')}
      ${row('{m.bis|bisoprolol 5 mg tablet}', 'Atrial fibrillation', ['½', '', '', ''])}
      ${row('{m.ros|rosuvastatin 10 mg tablet}', '{d.hld|Cholesterol|icd=E78.00/E78.5}', ['', '', '', '1'])}
      ${row('{m.levo|levothyroxine 88 mcg tablet}', '{d.hypothy|Underactive thyroid|icd=E03.9}', M, 'Half an hour before food')}
      ${row('{m.rised|risedronate 35 mg tablet}', '{d.osteoporosis|Osteoporosis|icd=M81.0}', ['Sun', '', '', ''], 'Stay upright')}
      ${row('{m.donep|donepezil 10 mg tablet}', '{d.alz|Alzheimer disease|icd=G30.9/G30.1}', ['', '', '', '1'], '{o|Vivid dreams}: {x|doctor to be asked about moving it to the morning|suggestion|m.donep}')}
      ${row('{m.mira|mirabegron 25 mg tablet}', '{d.oab|Overactive bladder|icd=N32.81}', M)}
      ${row('{m.pan|pantoprazole 40 mg tablet}', '{d.gerd|Reflux|icd=K21.9}', M)}
      ${row('{m.anoro|umeclidinium-vilanterol 62.5/25 mcg|dose=-}', '{d.copd|COPD|icd=J44.9}', ['1 puff', '', '', ''], 'Good technique')}
      ${row('{m.salb|salbutamol 100 mcg inhaler|freq=when needed}', 'COPD', ['', '', '', ''], '2 puffs when needed')}
      ${row('{m.carmel|carboxymethylcellulose eye drops 0.5%|dose=-}', '{d.dryeye|Dry eyes|icd=H04.123/H04.129}', ['1', '1', '1', '1'], 'Both eyes')}
      ${row('{m.calvitd|calcium 500 mg with vitamin D 400 IU|dose=-}', 'Bones', ['', '1', '', ''], 'No prescription')}
      ${row('{m.para|acetaminophen 650 mg|freq=when needed}', '{d.kneeoa|Knee arthritis|icd=M17.9/M17.0}', ['', '', '', ''], 'Up to 4 a day')}</table>
      <h3>No longer taken</h3><ul>${items(c, ['{m.warf|warfarin|dose=-;st=stopped}: stopped October 2024, edoxaban instead', '{m.temaz|temazepam 15 mg|st=stopped}: stopped January 2026 after {o|a fall}', '{m.hctz|hydrochlorothiazide 25 mg|st=stopped}: stopped 2023, {o|low sodium}'])}</ul>
      <h3>What the pharmacist found</h3><ul>${items(c, ['Blood pressure in the pharmacy {l.e21sys|134|v=134;u=-}/{l.e21dia|72|v=72;u=-}, pulse {l.e21hr|66|v=66;u=-}', '{x|Ibuprofen from the shelf: told not to buy it with a blood thinner|warned|m.ibu}', '{x|Edoxaban 60 mg would be too much at this weight and kidney function|considered|m.edox}', '{x|St. John’s wort, ginkgo: does not use|negated}', '{x|Shingles and RSV vaccines offered, will think about it|offered|m.vzos}', '{m.vflu?|Flu shot given here 2025-10-20|dose=-;st=-;on=2025-10-20}', '{x|Swallows pills well, does not want blister packs|declined}'])}</ul>
      <h3>To the doctor</h3><ul>${items(c, ['{x|Could amlodipine be lowered, ankles swell|question|m.aml}', '{x|Is pantoprazole still needed|question|m.pan}', '{x|Bone density test is due this year|planned|i.dexa}', '{x|Next review in six months|planned}'])}</ul>
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:8px"><div>${signature(c.rnd, '#22306b', 120)}<br>Ingrid Solheim, RPh</div><span>Daughter Claudette present &nbsp; Copy faxed to Dr. F. Mansouri 2026-02-12</span></div>${c.no('Claudette', 'daughter')}`,
    )
  },
  { dateAliases: ['2026-02-12'], width: 1120, scale: 1.3 },
)

export const twentyFifthEnTables = [prenatal, ward, postal, medscheck]
