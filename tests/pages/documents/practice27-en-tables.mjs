/** Result sheets in English: a British laboratory's rare tests, a South African laboratory's serology in words, an Indian chain's blood count and urine. */
import { barcode, mark, matrixCode, signature } from '../lib/decor.mjs'
import { FACE, doc, en, sheet } from './blind-parts.mjs'

const off = (r) => r.flag === 'H' || r.flag === 'L'

/** England: tests that were sent away; the interval before the result, unit behind it, who measured it, a remark under some. */
const rare = doc(
  'p1044.png',
  ['en', 'lab', 'clean'],
  '2026-07-28',
  [
    'Ravensbourne Pathology',
    'RAVENSBOURNE PATHOLOGY',
    'Ravensbourne Pathology, Lydmoor University Hospital',
    'Lydmoor University Hospital',
    'Lydmoor University Hospitals NHS Trust',
  ],
  ['Dr Giles Pemberton', 'Giles Pemberton', 'PEMBERTON G Dr', 'Dr G Pemberton', 'Dr. Giles Pemberton'],
  ['Amara Nwosu', 'NWOSU, Amara', 'Miss Amara Nwosu', 'NWOSU Amara', 'Ms Amara Nwosu'],
  'Referred tests report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('>')) return `<tr><td></td><td colspan="4" class="c">${c.t(s.slice(1))}</td></tr>`
      const [line, site] = s.split('|')
      const r = c.lab(line)
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="r">${en(r.ref)}</td><td class="v">${off(r) ? `<b>${en(r.printed)}${r.flag === 'H' ? ' ▲' : ' ▼'}</b>` : en(r.printed)}</td><td>${en(r.unit)}</td><td class="s">${en(site)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.lato};font-size:16.6px;padding:50px 66px}td,th{padding:3px 9px}th{border-bottom:2px solid #3c3c6e;color:#3c3c6e}.r{text-align:right;color:#444}.v{text-align:right;width:150px}.c{font-style:italic;font-size:15.4px}.s{font-size:14.6px}p{margin:8px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#3c3c6e', 48)}<div><b style="font-size:23px;color:#3c3c6e">Ravensbourne Pathology</b><br>Lydmoor University Hospital &nbsp; UKAS 8XXX</div></div><div style="text-align:right"><b style="font-size:19px">REFERRED TESTS</b><br>Final report 14 Aug 2026</div></div>
      <div style="background:#ececf5;padding:7px 14px;margin:12px 0;display:grid;grid-template-columns:1.2fr 1fr 1fr"><div><b>NWOSU, Amara</b> &nbsp; Female<br>Born 03 Mar 1988</div><div>Hosp no. L55XX207<br>NHS no. 718 XXX XXXX</div><div>Sample taken 28 Jul 2026 09:05<br>Dr Giles Pemberton, Hepatology</div></div>
      <p>Clinical information: ${c.t('{o|tremor}, {d.transam|abnormal liver function|icd=R74.01/R74.8/R79.89/R94.5}, {x|? Wilson’s|question|d.wilson}, {x|? autoimmune|question}')}</p>
      <table><tr><th style="width:33%">Analyte</th><th class="r">Interval</th><th style="text-align:right">Result</th><th>Unit</th><th>Measured at</th></tr>
      ${[
        'cerulo;Caeruloplasmin;0.20 - 0.60;0.11;g/L',
        'copper;Copper, serum;12.0 - 25.0;7.9;umol/L',
        '>{x|Low copper and caeruloplasmin: 24 h urinary copper advised if not already done|suggestion}',
        'zinc;Zinc, serum;11.0 - 24.0;12.4;umol/L',
        'selen;Selenium;0.75 - 1.35;0.62;umol/L',
        'a1at;Alpha-1-antitrypsin;0.90 - 2.00;1.34;g/L',
        '>{x|Phenotype not indicated|not indicated}',
        'p27oroso;Orosomucoid;0.50 - 1.20;0.86;g/L',
        'ace;Angiotensin converting enzyme;8 - 65;41;U/L',
        'chga;Chromogranin A;< 60;33;pmol/L',
        'p27gastrin;Gastrin, fasting;< 40;22;pmol/L',
        'calcito;Calcitonin;< 1.5;< 0.6;pmol/L',
        'tryp;Tryptase;2.0 - 14.0;4.7;ug/L',
        'c1inh;C1 esterase inhibitor;0.21 - 0.38;0.29;g/L',
        'iggs4;IgG subclass 4;0.10 - 1.30;0.44;g/L',
        'aldol;Aldolase;< 7.6;8.3;U/L',
        'p27achr;Acetylcholine receptor Ab;< 0.45;< 0.20;nmol/L',
        'e17tpmt;TPMT activity;68 - 150;57;mU/L',
        '>{x|Intermediate activity: reduce the starting dose if azathioprine is used|conditional|m.aza}',
        'elast;Pancreatic elastase, faeces;> 200;416;ug/g',
        'ama;Mitochondrial antibody (M2);;Negative;',
        'lkm;LKM antibody;;Negative;',
        'asma;Smooth muscle antibody;;Weak positive;',
        'cryo;Cryoglobulins;;Not detected;',
      ]
        .map((s) => {
          if (s.startsWith('>')) return row(s)
          const [key, label, ref, v, unit] = s.split(';')
          const site = /^(cerulo|copper|zinc|selen)$/.test(key)
            ? 'Calderwick Trace Elements'
            : /^(chga|p27gastrin|calcito)$/.test(key)
              ? 'Holme Park Peptide Lab'
              : 'Ravensbourne'
          return row(`${[key, label, v, unit, ref].join(';')}|${site}`)
        })
        .join(
          '',
        )}</table>${c.no('Calderwick Trace Elements', 'other laboratory')}${c.no('Holme Park Peptide Lab', 'other laboratory')}
      <p>${c.t('{x|Porphyrins: sample not protected from light, not analysed|not done}. {x|ATP7B gene analysis: referred to genetics, report in 12 weeks|pending|d.wilson}.')}</p>
      <p style="font-size:14.6px;border-top:1px solid #3c3c6e;padding-top:5px">Authorised: Dr Philippa Stainforth, Clinical Scientist &nbsp; ▲ above interval &nbsp; ▼ below interval &nbsp; Page 1 of 1</p>${c.no('Dr Philippa Stainforth', 'clinical scientist')}`,
    )
  },
  { dateAliases: ['2026-08-14'], width: 1080, scale: 1.3 },
)

/** South Africa: serology in words; a word behind each test, its meaning at the right, numbers only at the end. */
const serology = doc(
  'p1045.png',
  ['en', 'lab', 'clean'],
  '2026-10-21',
  [
    'Marula Pathology',
    'MARULA PATHOLOGY',
    'Drs Coetzee, Maseko & Partners Inc.',
    'Marula Pathology (Drs Coetzee, Maseko & Partners Inc.)',
  ],
  ['Dr Pieter Lourens', 'Pieter Lourens', 'DR P LOURENS', 'Dr P Lourens', 'Dr. Pieter Lourens'],
  ['Thandeka Mabuza', 'MABUZA THANDEKA', 'MABUZA, Thandeka', 'Ms Thandeka Mabuza', 'Mabuza Thandeka'],
  'Serology report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="3" class="g">${en(s.slice(1))}</td></tr>`
      const [line, meaning = ''] = s.split('~')
      const r = c.lab(line)
      c.entities[r.n].text = `${r.label} ${r.printed} ${r.unit}`.trim()
      const word = `${en(r.printed)}${r.unit ? ` ${en(r.unit)}` : ''}`
      const strong = off(r) || /^(Positive|Equivocal|Detected)/.test(r.printed)
      return `<tr><td>${en(r.label)}</td><td data-e="${r.n}" class="v">${strong ? `<b>${word}</b>` : word}${off(r) ? ` ${r.flag}` : ''}</td><td>${r.ref ? `Ref: ${en(r.ref)}` : c.t(meaning)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.36 ${FACE.arial};font-size:16.4px;padding:48px 68px}td{padding:3px 8px;border-bottom:1px dotted #999}.g{font-weight:bold;border-bottom:1px solid #8a3b12;color:#8a3b12;padding-top:12px}.v{width:180px}p{margin:7px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:2px solid #8a3b12;padding-bottom:8px"><div style="display:flex;gap:12px;align-items:center">${mark('leaf', '#8a3b12', 50)}<div><b style="font-size:25px;color:#8a3b12">Marula Pathology</b><br>Drs Coetzee, Maseko &amp; Partners Inc. &nbsp; Pr. No. 520XXXX</div></div><div style="text-align:right">Nelspruit depot 013 555 0XXX<br>SANAS M0XXX</div></div>
      <div style="display:grid;grid-template-columns:1fr 1fr;margin:10px 0"><div>Patient: <b>MABUZA THANDEKA</b><br>DOB: 1994/06/12 &nbsp; Age: 32y &nbsp; Sex: F<br>Medical aid: Umkhiwa Health</div><div>Referring: DR P LOURENS &nbsp; Req: 0918XXXX<br>Collected: 2026/10/21 10:30<br>Final report: 2026/10/23</div></div>${c.no('Umkhiwa Health', 'medical aid')}
      <p>Clinical: ${c.t('{o|fever} 8 days, {o|headache}, {x|? tick bite fever|question}, swims in dams, {x|not pregnant|negated}')}</p>
      <table>
      ${['#HEPATITIS', 'hbsag;Hepatitis B surface antigen;Negative;;~{x|No current hepatitis B infection|negated|d.hepb}', 'antihbs;Hepatitis B surface antibody;Positive;;~{o|Immune}', 'hbc;Hepatitis B core antibody (total);Negative;;~{o|Pattern of vaccination}', 'p27havg;Hepatitis A IgG;Positive;;~{o|Immune}', 'p27havm;Hepatitis A IgM;Negative;;', 'antihcv;Hepatitis C antibody;Negative;;~{x|No evidence of hepatitis C|negated|d.hepc}', '#SEXUALLY TRANSMITTED', 'hivag;HIV 1/2 antigen/antibody;Non-reactive;;~{x|Repeat after 6 weeks if recent exposure|conditional|d.hiv}', 'rpr;RPR;Non-reactive;;', 'syph;TPHA;Negative;;', '#VIRUSES', 'cmvg;CMV IgG;Positive;;~{o|Past infection}', 'cmvm;CMV IgM;Negative;;~{x|No acute CMV infection|negated|d.cmv}', 'ebvvca;EBV VCA IgM;Negative;;', 'h18ebna;EBV EBNA IgG;Positive;;~{o|Past infection}', 'rubg;Rubella IgG;Positive;;~{o|Immune}', '#PARASITES AND ZOONOSES', 'e14malrdt;Malaria antigen;Not detected;;~{x|One negative test does not exclude malaria|reference comment|d.malaria}', 'p27rickm;Rickettsia conorii IgM;Equivocal;;~{x|Please send a second sample in 10 days|suggestion}', 'p27bilh;Bilharzia antibody;Positive;;~{x|Does not tell current from past infection|reference comment|d.p27bilhz}', 'toxg;Toxoplasma IgG;Negative;;~{x|Not immune|negated}', 'toxm;Toxoplasma IgM;Negative;;', 'bruc;Brucella antibodies;Negative;;~{x|No brucellosis|negated|d.brucel}', '#OTHER', 'crp;CRP;61;mg/L;< 10', 'wbc;White cell count;3.6;x 10^9/L;3.9 - 12.6', 'plt;Platelets;128;x 10^9/L;186 - 454', 'alt;ALT;71;U/L;5 - 40'].map(row).join('')}</table>
      <p>${c.t('**Comment:** {x|Doxycycline should not wait for serology when tick bite fever is suspected|reference comment|m.doxy}. {x|Stool and urine for bilharzia ova recommended|suggestion|l.ova}. {x|Malaria smear: slide not received|not done|l.malsm}. {x|Blood culture: no result yet|pending|l.bcult}.')}</p>
      <div style="display:flex;justify-content:space-between;align-items:end"><span>${signature(c.rnd, '#22306b', 110)}<br>Dr Lerato Maseko, Virologist</span>${matrixCode(c.rnd, 22, 3)}</div>${c.no('Dr Lerato Maseko', 'pathologist')}`,
    )
  },
  { dateAliases: ['2026-10-23'], width: 1080, scale: 1.3 },
)

/** India: a chain's print; specimen as a column, a word under the number where it is outside, unit beside it; percent and absolute counts apart, urine in words. */
const chain = doc(
  'p1046.jpg',
  ['en', 'lab', 'scan'],
  '2026-11-09',
  [
    'Navjeevan Labs',
    'NAVJEEVAN LABS',
    'Navjeevan Labs Limited',
    'Navjeevan Labs Ltd.',
    'Navjeevan Labs, Indiranagar',
  ],
  ['Dr. Suresh Bhandary', 'Suresh Bhandary', 'DR SURESH BHANDARY', 'Dr Suresh Bhandary'],
  ['Kavitha Raghunath', 'Mrs. KAVITHA RAGHUNATH', 'KAVITHA RAGHUNATH', 'Mrs. Kavitha Raghunath'],
  'Laboratory report',
  (c) => {
    const row = (s) => {
      if (s.startsWith('#')) return `<tr><td colspan="4" class="g">${en(s.slice(1))}</td></tr>`
      const [line, tube] = s.split('~')
      const r = c.lab(line)
      const word = { H: 'High', L: 'Low' }[r.flag] ?? ''
      return `<tr data-e="${r.n}"><td>${en(r.label)}</td><td class="t">${en(tube ?? '')}</td><td>${word ? `<b>${en(r.printed)}</b> ${en(r.unit)} <b>(${word})</b>` : `${en(r.printed)} ${en(r.unit)}`}</td><td>${en(r.ref)}</td></tr>`
    }
    return sheet(
      `body{font:16px/1.28 ${FACE.openSans};font-size:15.6px;padding:40px 60px}td,th{padding:2.4px 9px}th{background:#0f7a5c;color:#fff}.g{font-weight:bold;color:#0f7a5c;padding-top:8px;border-bottom:1px solid #0f7a5c}.t{font-size:14px;color:#333}p{margin:6px 0;font-size:14.6px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#0f7a5c', 48)}<div><b style="font-size:26px;color:#0f7a5c">Navjeevan Labs</b><br>CMH Road, Indiranagar, Bengaluru 560 0XX</div></div><div style="text-align:right">${barcode(c.rnd, 40, 30)}<br>Lab No. 2611XX0452</div></div>
      <table style="border:1px solid #0f7a5c;margin:8px 0"><tr><td>Name</td><td>: <b>Mrs. KAVITHA RAGHUNATH</b></td><td>Sample collected</td><td>: 09/11/2026 8:12 AM</td></tr><tr><td>Age/Gender</td><td>: 41 Years / Female</td><td>Sample received</td><td>: 09/11/2026 11:30 AM</td></tr><tr><td>Referred by</td><td>: Dr. Suresh Bhandary</td><td>Report generated</td><td>: 09/11/2026 4:05 PM</td></tr></table>
      <table><tr><th style="width:36%">Test</th><th>Specimen</th><th style="width:28%">Result</th><th>Biological reference</th></tr>
      ${['#COMPLETE BLOOD COUNT', 'hgb;Haemoglobin (Hb);9.8;g/dL;12.0 - 15.0~EDTA blood', 'rbc;Erythrocyte count (RBC);4.62;mill/cu.mm;3.8 - 4.8~EDTA blood', 'hct;Packed cell volume (PCV);31.9;%;36 - 46~EDTA blood', 'mcv;MCV;69.0;fL;83 - 101~EDTA blood', 'mch;MCH;21.2;pg;27 - 32~EDTA blood', 'rdw;RDW-CV;18.3;%;11.6 - 14.0~EDTA blood', 'wbc;Total leucocyte count (TLC);8.9;thou/cu.mm;4.0 - 10.0~EDTA blood', 'neutp;Neutrophils;58;%;40 - 80~EDTA blood', 'lymphp;Lymphocytes;28;%;20 - 40~EDTA blood', 'eosp;Eosinophils;9;%;1 - 6~EDTA blood', 'monop;Monocytes;5;%;2 - 10~EDTA blood', 'eos;Absolute eosinophil count;0.80;thou/cu.mm;0.02 - 0.50~EDTA blood', 'plt;Platelet count;462;thou/cu.mm;150 - 410~EDTA blood', 'esr;ESR (Westergren);34;mm/1st hour;0 - 20~EDTA blood', '#THYROID AND IRON', 'tsh;TSH, ultrasensitive;6.88;uIU/mL;0.27 - 4.20~Serum', 'tt3;Total T3;1.12;ng/mL;0.80 - 2.00~Serum', 'tt4;Total T4;7.9;ug/dL;5.1 - 14.1~Serum', 'ferr;Ferritin;6.4;ng/mL;13 - 150~Serum', '#URINE ROUTINE', 'ucol;Colour;Pale yellow;;Pale yellow~Urine', 'uph;Reaction (pH);5.5;;4.6 - 8.0~Urine', 'usg;Specific gravity;1.020;;1.003 - 1.035~Urine', 'uprot;Protein;Nil;;Nil~Urine', 'uglu;Glucose;Nil;;Nil~Urine', 'uwbc;Pus cells;2 - 3;/hpf;0 - 5~Urine', 'urbc;RBC;Nil;;0 - 2~Urine', 'uepi;Epithelial cells;2 - 4;/hpf;0 - 5~Urine'].map(row).join('')}</table>
      <p>${c.t('**Smear:** {o|microcytic hypochromic red cells with mild anisocytosis; eosinophilia}. {x|No malarial parasite and no immature cells seen|negated|d.malaria}. **Advice:** {x|stool for ova and cysts; Hb electrophoresis if iron therapy fails|suggestion|l.phe}. {x|TSH above 10 usually needs treatment|reference comment|d.hypothy}. {x|Vitamin B12: not in this package|not done|l.b12}.')}</p>
      <div style="display:flex;justify-content:space-between;font-size:14px;border-top:1px solid #0f7a5c;padding-top:4px"><span>${signature(c.rnd, '#333', 70)}<br>Dr. Preethi Kamath, MD Pathology</span><span>Dr. Joseph Tharakan, MD Biochemistry<br>Page 1 of 1 &nbsp; ~ End of report ~</span></div>${c.no('Dr. Preethi Kamath', 'pathologist of the laboratory')}${c.no('Dr. Joseph Tharakan', 'biochemist of the laboratory')}`,
    )
  },
  { width: 1080, scale: 1.38, degrade: { angle: 0.8 } },
)

export const practice27EnTables = [rare, serology, chain]
