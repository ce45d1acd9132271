/** Laboratory reports in English: reference laboratories, a hospital's cumulative table, a United Kingdom trust, commas. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, arrow, doc, en, letter, resultCell, rows, sheet } from './blind-parts.mjs'

/** Previous result and its date beside the current one. */
const previous = doc(
  'p61.png',
  ['en', 'lab', 'clean'],
  '2025-02-11',
  ['Tidewater BioReference', 'Tidewater Bio Reference', 'TIDEWATER BIOREFERENCE', 'Tidewater'],
  ['Priscilla Amundsen, NP', 'AMUNDSEN, P', 'P. Amundsen', 'Priscilla Amundsen', 'Amundsen, P'],
  ['Gerald Whitcomb', 'WHITCOMB, GERALD T', 'Gerald T. Whitcomb', 'Whitcomb, Gerald'],
  'Laboratory Report',
  (c) => {
    const old = {
      hgb: ['11.9', 'Hemoglobin', 'g/dL', '13.0-17.7'],
      plt: ['201', 'Platelets', 'x10E3/uL', '150-450'],
      hapto: ['58', 'Haptoglobin', 'mg/dL', '32-363'],
      mma: ['402', 'Methylmalonic Acid, Serum', 'nmol/L', '0-378'],
    }
    const by = {
      Hemoglobin: 'hgb',
      Platelets: 'plt',
      Haptoglobin: 'hapto',
      'Methylmalonic Acid, Serum': 'mma',
    }
    const cells = (r, off) => {
      const o = old[by[r.label]]
      const was = o
        ? `${resultCell(c, by[r.label], o[1], o[0], o[2], o[3], '2024-08-05')} <span class="d">08/05/2024</span>`
        : ''
      return `<td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${off ? (r.flag === 'H' ? 'High' : 'Low') : ''}</td><td>${was}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`
    }
    return sheet(
      `body{font:16.5px ${FACE.arial};padding:32px 46px}td,th{padding:3px 8px}th{font-size:14px;color:#456;border-bottom:1px solid #456}.g td{font-weight:bold;background:#eef3f6;padding:5px 8px}.off td{font-weight:bold}.off .v{color:#a11}.c td{font-size:14.5px;padding-left:26px;font-style:italic}.d{font-size:13px;color:#555;font-weight:normal}.h{display:grid;grid-template-columns:1fr 1fr 1fr;font-size:15px;line-height:1.5;margin:10px 0;border-top:1px solid #999;border-bottom:1px solid #999;padding:8px 0}`,
      `<div style="display:flex;justify-content:space-between">${mark('wave', '#1d6a72', 44)}<b style="font-size:24px;color:#1d6a72">TIDEWATER BIOREFERENCE</b>${barcode(c.rnd, 40, 30)}</div>
      <div class="h"><div><b>WHITCOMB, GERALD T</b><br>DOB: 06/29/1953<br>Sex: Male &nbsp; Age: 71<br>Patient Phone: 757-555-0163</div><div>Specimen ID: 042-TB-88120<br>Date Collected: <b>02/11/2025</b> 0910 Local<br>Date Received: 02/12/2025<br>Date Reported: 02/14/2025</div><div>Chesapeake Senior Care<br>Ordering: AMUNDSEN, P (NP)<br>NPI 1000000000<br>Fasting: No</div></div>
      <div style="font-size:15px">Ordered: CBC With Differential; Hemolysis Profile; Trace Metals; Methylmalonic Acid</div>
      <table><tr><th>Test</th><th colspan="2">Current Result and Flag</th><th>Previous Result and Date</th><th>Units</th><th>Reference Interval</th></tr>${rows(c, cells, ['#CBC With Differential/Platelet', 'wbc;WBC;3.2;x10E3/uL;3.4-10.8', 'rbc;RBC;2.87;x10E6/uL;4.14-5.80', 'hgb;Hemoglobin;10.4;g/dL;13.0-17.7', 'hct;Hematocrit;30.9;%;37.5-51.0', 'mcv;MCV;108;fL;79-97', 'rdwsd;RDW-SD;61.2;fL;37.0-54.0', 'plt;Platelets;138;x10E3/uL;150-450', 'ig;Immature Granulocytes;1;%;Not Estab.', 'igabs;Immature Grans (Abs);0.0;x10E3/uL;0.0-0.1', 'nrbc;NRBC;2;%;0-0', 'ipf;Immature Platelet Fraction;4.1;%;1.1-7.5', '#Hemolysis Profile', 'hapto;Haptoglobin;<10;mg/dL;32-363|flag=L', 'coombs;Direct Coombs (DAT);Negative;;Negative', 'retabs;Reticulocytes, Absolute;121.3;x10E3/uL;26.0-95.0', 'coldag;Cold Agglutinin Titer, Quant;<1:32;;Neg <1:32|result=<1:32,flag=-', '#Nutritional and Metabolic', 'mma;Methylmalonic Acid, Serum;588;nmol/L;0-378', '>{x|Methylmalonic acid above 378 nmol/L suggests vitamin B12 deficiency|reference comment|d.b12}', 'copper;Copper, Serum or Plasma;61;ug/dL;69-132', 'zinc;Zinc, Plasma or Serum;77;ug/dL;44-115', 'cerulo;Ceruloplasmin;14.6;mg/dL;16.0-31.0', '>{x|Low ceruloplasmin is seen in Wilson disease|reference comment|d.wilson}, malabsorption and nephrotic states.', 'epo;Erythropoietin (EPO), Serum;46.8;mIU/mL;2.6-18.5', 'prealb;Prealbumin;19;mg/dL;10-36', 'vitb6;Vitamin B6, Plasma;5.4;ug/L;3.4-65.2', 'vitb1;Vitamin B1 (Thiamine), Blood;94.7;nmol/L;66.5-200.0', 'vita;Vitamin A;38.2;ug/dL;22.0-69.5', 'vite;Vitamin E (Alpha Tocopherol);9.8;mg/L;9.0-29.0'])}</table>
      <p style="font-size:14px;border-top:1px solid #999;padding-top:6px">Performed at: BN - Tidewater Burlington, 1500 Harbor Ct, Norfolk VA. Lab Director: Casimir Vogt, PhD. ${c.t('{x|Immature Grans reference change effective 09/30/2024|note}')}. &nbsp; Final Report &nbsp; Page 1 of 1</p>${c.no('Casimir Vogt, PhD', 'laboratory director')}${c.no('Chesapeake Senior Care', 'client, not a finding')}`,
    )
  },
)

/** A single result column in capitals, bold and letter for what is out, notes between. */
const immune = doc(
  'p62.jpg',
  ['en', 'lab', 'scan'],
  '2024-11-19',
  ['Redstone Diagnostics', 'REDSTONE DIAGNOSTICS', 'Redstone Diagnostics LLC'],
  ['Emeka Obi, MD', 'OBI, EMEKA', 'Emeka Obi', 'Dr. Obi', 'Obi, Emeka'],
  ['Carolina Villanueva', 'VILLANUEVA, CAROLINA', 'Villanueva, Carolina'],
  'Laboratory Results',
  (c) => {
    const cells = (r, off) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}${off ? ` <u>${r.flag}</u>` : ''}</td><td>${en(`${r.ref} ${r.unit}`.trim())}</td>`
    return sheet(
      `body{font:18.5px/1.35 ${FACE.calibri};padding:44px 58px}td,th{padding:3px 10px}tr{border-bottom:1px solid #ddd}.g{border:0}.g td{font-weight:bold;padding-top:12px}.c{border:0}.c td{padding-left:40px;font-size:16px}.off .v{font-weight:bold}.h{display:flex;justify-content:space-between;border:1px solid #000;padding:8px 14px;margin:8px 0 12px}`,
      `<b style="font-size:28px;letter-spacing:2px">REDSTONE DIAGNOSTICS</b><div class="h"><div>VILLANUEVA, CAROLINA<br>DOB 02/03/1979 &nbsp; 45 F<br>MRN RD-5520187</div><div>Collected 11/19/2024 11:26 AM<br>Received 11/19/2024<br>Final 11/23/2024 6:02 PM</div><div>OBI, EMEKA<br>High Desert Rheumatology<br>Santa Fe, NM</div></div>
      <table><tr><th>Analyte</th><th>Value</th><th>Reference Range</th></tr>${rows(c, cells, ['#EXTRACTABLE NUCLEAR ANTIBODIES', "ssa;SJOGREN'S ANTIBODY (SS-A);>8.0;AI;<1.0|flag=H", "ssb;SJOGREN'S ANTIBODY (SS-B);2.3;AI;<1.0", 'sm;SM ANTIBODY;<1.0;AI;<1.0', 'rnp;RNP ANTIBODY;<1.0;AI;<1.0', 'scl70;SCL-70 ANTIBODY;<1.0;AI;<1.0', 'centro;CENTROMERE B ANTIBODY;1.4;AI;<1.0', '>{x|Scl-70 antibodies are found in diffuse systemic sclerosis|reference comment|d.sclero}', '#VASCULITIS', 'mpo;MYELOPEROXIDASE ANTIBODY;<1.0;AI;<1.0', 'pr3;PROTEINASE-3 ANTIBODY;<1.0;AI;<1.0', 'cryo;CRYOGLOBULIN SCREEN;NONE DETECTED;;NONE DETECTED|result=None detected', '#PROTEIN ELECTROPHORESIS, SERUM', 'spalb;ALBUMIN;3.6;g/dL;3.8-4.8', 'alpha1;ALPHA-1-GLOBULIN;0.3;g/dL;0.2-0.3', 'alpha2;ALPHA-2-GLOBULIN;0.8;g/dL;0.5-0.9', 'betag;BETA GLOBULIN;0.9;g/dL;0.6-1.1', 'gammag;GAMMA GLOBULIN;2.1;g/dL;0.8-1.7', '>Interpretation: {o|polyclonal increase}. {x|No monoclonal band identified|negated}.', 'kappa;KAPPA LIGHT CHAIN, FREE, SERUM;31.2;mg/L;3.3-19.4', 'lambda;LAMBDA LIGHT CHAIN, FREE, SERUM;24.4;mg/L;5.7-26.3', 'klratio;KAPPA/LAMBDA LIGHT CHAINS FREE WITH RATIO;1.28;;0.26-1.65', '#MUSCLE AND LIVER', 'aldol;ALDOLASE;5.9;U/L;< OR = 8.1|range=<= 8.1', 'asma;ACTIN (SMOOTH MUSCLE) ANTIBODY (IGG);<20;U;<20', 'ama;MITOCHONDRIAL (M2) ANTIBODY;<20.0;U;< OR = 20.0|range=<= 20.0', 'ch50;COMPLEMENT, TOTAL (CH50);38;U/mL;31-60', 'ace;ANGIOTENSIN CONVERTING ENZYME (ACE);24;U/L;9-67', 'iggs4;IMMUNOGLOBULIN G, SUBCLASS 4;41.0;mg/dL;4.0-86.0', 'aso;ASO ANTIBODY;112;IU/mL;<200'])}</table>
      <p style="font-size:15.5px">RDA &nbsp; REDSTONE DIAGNOSTICS, 2200 MESA BLVD, ALBUQUERQUE NM. Director: THADDEUS KRIEG, MD. &nbsp; ${c.t('Comment: {x|a positive SS-A does not by itself establish lupus|reference comment|d.sle}.')}</p>${c.no('THADDEUS KRIEG, MD', 'laboratory director')}`,
    )
  },
  { degrade: { angle: 0.6 } },
)

/** A ward's cumulative table: newest column first, times under the dates, blanks. */
const cumulative = doc(
  'p63.jpg',
  ['en', 'lab', 'photo'],
  '2025-01-09',
  ['Kestrel Valley Medical Center', 'Kestrel Valley', 'KESTREL VALLEY MEDICAL CENTER'],
  ['Birgitta Sandoval, MD', 'Birgitta Sandoval', 'B. Sandoval', 'Sandoval, B MD', 'Sandoval, B'],
  ['Leroy Baptiste', 'BAPTISTE, LEROY', 'Baptiste, Leroy'],
  'Cumulative Laboratory Summary',
  (c) => {
    const dates = ['2025-01-09', '2025-01-08', '2025-01-07', '2025-01-06']
    const line = (key, label, unit, ref, values) =>
      `<tr><td>${en(label)}</td>${values.map((v, i) => `<td class="r">${v ? resultCell(c, key, label, v, unit, ref, dates[i], (r) => v + (letter(r) ? ` ${letter(r)}` : '')) : ''}</td>`).join('')}<td>${en(ref)}</td><td>${en(unit)}</td></tr>`
    const group = (t) => `<tr class="g"><td colspan="7">${t}</td></tr>`
    return sheet(
      `body{font:19px ${FACE.narrow};padding:46px 54px}td,th{border:1px solid #777;padding:4px 9px}th{background:#e4e4e4}.r{text-align:right}.g td{background:#f1f1f1;font-weight:bold}.h{display:flex;justify-content:space-between;margin:8px 0 14px;line-height:1.45}`,
      `<div style="text-align:center"><b style="font-size:25px">KESTREL VALLEY MEDICAL CENTER</b><br>Clinical Laboratory &nbsp; Cumulative Laboratory Summary</div><div class="h"><div>Name: <b>BAPTISTE, LEROY</b><br>MRN: 2098117 &nbsp; Loc: 4 WEST 412-B</div><div>DOB: 10/14/1960 (64y M)<br>Attending: Sandoval, B MD</div><div>Admit: 01/06/2025<br>Printed: 01/10/2025 06:15</div></div>
      <table><tr><th>Procedure</th><th>01/09/25<br>05:40</th><th>01/08/25<br>05:52</th><th>01/07/25<br>06:10</th><th>01/06/25<br>17:33</th><th>Ref Range</th><th>Units</th></tr>
      ${group('CHEMISTRY')}${line('na', 'Sodium', 'mmol/L', '136-145', ['137', '134', '129', '124'])}${line('k', 'Potassium', 'mmol/L', '3.5-5.1', ['4.0', '3.4', '3.1', '2.8'])}${line('crea', 'Creatinine', 'mg/dL', '0.70-1.30', ['1.12', '1.34', '1.71', '2.06'])}${line('bhb', 'Beta-Hydroxybutyrate', 'mmol/L', '0.02-0.27', ['0.21', '', '1.9', '4.8'])}${line('ckmb', 'CK-MB', 'ng/mL', '0.0-5.0', ['', '3.2', '6.1', '7.4'])}${line('bnpt', 'BNP', 'pg/mL', '0-100', ['212', '', '', '640'])}${line('myo', 'Myoglobin', 'ng/mL', '16-96', ['', '', '188', '305'])}${line('hapto', 'Haptoglobin', 'mg/dL', '30-200', ['', '96', '', ''])}
      ${group('URINE STUDIES')}${line('una', 'Sodium, Urine Random', 'mmol/L', '', ['', '', '41', ''])}${line('uosm', 'Osmolality, Urine', 'mOsm/kg', '50-1200', ['', '', '388', ''])}${line('ukk', 'Potassium, Urine Random', 'mmol/L', '', ['', '', '22', ''])}
      ${group('THERAPEUTIC DRUGS')}${line('vancl', 'Vancomycin, Trough', 'ug/mL', '10.0-20.0', ['16.8', '', '23.5', ''])}${line('phenyl', 'Phenytoin, Total', 'ug/mL', '10.0-20.0', ['', '8.4', '', '6.9'])}${line('theol', 'Theophylline', 'ug/mL', '10.0-20.0', ['', '', '', '<0.8'])}</table>
      <p>H = above, L = below reference range. ${c.t('{x|Critical values called to RN Okonjo 01/06/25|note}')}.</p>${c.no('RN Okonjo', 'nurse')}`,
    )
  },
  { scale: 1.25 },
)

/** A trust's report: flags as asterisks, ranges in brackets after the unit, telephoned comment. */
const trust = doc(
  'p64.png',
  ['en', 'lab', 'clean'],
  '2024-05-22',
  ['South Wharfedale Pathology', 'South Wharfedale Pathology Service', 'Wharfedale Pathology'],
  ['Dr Gwendoline Astley', 'Dr G Astley', 'Gwendoline Astley', 'ASTLEY G', 'G Astley'],
  ['Philip Thackray', 'THACKRAY Philip', 'Mr Philip Thackray', 'THACKRAY, Philip'],
  'Clinical biochemistry and immunology report',
  (c) => {
    const cells = (r, off) =>
      `<td>${off ? '*' : ''}</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>${r.ref ? en(/^[\d.]/.test(r.ref) ? `( ${r.ref} )` : `( ${r.ref} )`) : ''}</td>`
    return sheet(
      `body{font:17px/1.3 ${FACE.mono};font-size:15.8px;padding:40px 48px}td{padding:2px 8px}.g td{font-weight:bold;padding-top:12px;text-decoration:underline}.c td{padding-left:34px}.v{text-align:right;width:130px}.h{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid #000;margin:12px 0}.h div{padding:6px 10px;border-right:1px solid #000}`,
      `<div style="font-size:20px;font-weight:bold">South Wharfedale Pathology</div>Airedale Road, Otley &nbsp; UKAS 0000 &nbsp; Duty Biochemist ext 4410<div class="h"><div>THACKRAY Philip<br>DOB 08/12/1971 &nbsp; M<br>NHS 943 476 5919</div><div>Location: Chevin Medical Practice<br>Requestor: Dr G Astley<br>Copy to: Gastroenterology OPD</div><div>Lab No B,24.0451187.K<br>Collected 22.05.2024 09:05<br>Received 22.05.2024 13:40<br>Reported 25.05.2024</div></div>
      Clinical details: ${c.t('{x|?haemochromatosis|clinical question}, tired, ALT up. {x|FH coeliac|family history|d.celiac}.')}
      <table>${rows(c, cells, ['#LIVER AND IRON', 'tbil;Total bilirubin;24;umol/L;0 - 21', 'unconj;Unconjugated bilirubin;19;umol/L;', 'alt;ALT;71;IU/L;0 - 40', 'ferr;Ferritin;1148;ug/L;30 - 400', 'tsat;Transferrin saturation;78;%;20 - 50', 'a1at;Alpha-1-antitrypsin;1.42;g/L;0.90 - 2.00', 'cerulo;Caeruloplasmin;0.27;g/L;0.15 - 0.30', 'afp;AFP;3;ug/L;0 - 10', 'hfe;HFE C282Y genotype;Homozygous;;|result=Homozygous', '#ENDOCRINE', 'ald;Aldosterone;612;pmol/L;100 - 450', 'renin;Plasma renin;4.2;mU/L;5.4 - 60.0', 'arr;Aldosterone/renin ratio;146;;< 91', 'ghorm;Growth hormone;0.3;ug/L;< 3.0', 'calcito;Calcitonin;<2.0;ng/L;< 9.5', 'tg;Thyroglobulin;11.6;ug/L;1.4 - 78.0', 'tgab;Thyroglobulin antibodies;44;kU/L;< 115', 'lh;LH;2.1;IU/L;1.7 - 8.6', '#IMMUNOLOGY', 'lkm;LKM antibody;Negative;;', 'gpc;Gastric parietal cell antibody;POSITIVE;;', 'eif;Intrinsic factor antibody;<6;U/mL;< 6', 'endo;Endomysial antibody IgA;Negative;;', 'asca;ASCA IgG;3;U/mL;< 10', '#FAECES / URINE', 'elast;Faecal elastase;142;ug/g;> 200', 'tryp;Serum tryptase;6.8;ug/L;2.0 - 14.0', 'metn;Urine metanephrine 24h;0.71;umol/24h;< 2.00', 'nmet;Urine normetanephrine 24h;2.94;umol/24h;< 4.40', 'cu24;Urine free cortisol 24h;88;nmol/24h;< 146'])}</table>
      <p>${c.t('Comment: {d.hemochr?|HFE-associated haemochromatosis} likely; refer. Aldosterone/renin ratio raised: {x|primary aldosteronism to be confirmed|suspected|d.hyperald} off {x|spironolactone|interference comment|m.spir}. {x|No evidence of phaeochromocytoma|negated|d.pheo}.')}</p>Authorised: Dr Rupert Winslade, Consultant Biochemist &nbsp;&nbsp; *** END OF REPORT ***${c.no('Dr Rupert Winslade', 'reporting consultant')}`,
    )
  },
)

/** A portal's print: no lines, name over value, "Normal range" in words. */
const portal = doc(
  'p65.jpg',
  ['en', 'lab', 'photo'],
  '2025-06-03',
  ['Lakeshore University Health', 'LAKESHORE UNIVERSITY HEALTH', 'Lakeshore Health'],
  ['Anil Deshmukh, MD', 'Anil Deshmukh', 'Dr. Deshmukh', 'A. Deshmukh'],
  ['Meredith Kowalczyk', 'Kowalczyk, Meredith'],
  'Test Results',
  (c) => {
    const cells = (r, off) =>
      `<td><b>${en(r.label)}</b><br><span class="r">${r.ref ? en(`Normal range: ${r.ref.replace(/^<\s?/, 'below ').replace(/^>\s?/, 'above ')} ${r.unit}`) : 'No range given'}</span></td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}${off ? ` &nbsp;<b>${r.flag === 'H' ? 'High' : 'Low'}</b>` : ''}</td>`
    return sheet(
      `body{font:19px/1.32 ${FACE.openSans};padding:48px 70px}td{padding:6px 4px}.r{font-size:15.5px;color:#555}.v{text-align:right;font-size:20px}.g td{font-size:21px;font-weight:600;color:#234a8a;padding-top:16px}.c td{font-size:16px;color:#333}`,
      `<div style="font-size:24px;font-weight:600;color:#234a8a">Lakeshore University Health</div><div style="font-size:27px;margin:6px 0">Test Results</div><div>Name: Meredith Kowalczyk &nbsp;|&nbsp; DOB: 4/27/1988 &nbsp;|&nbsp; MRN: 77120948<br>Ordered by Anil Deshmukh, MD &nbsp;|&nbsp; Collected on Jun 3, 2025 8:21 AM &nbsp;|&nbsp; Final result Jun 5, 2025</div>
      <table>${rows(c, cells, ['#Hormones', 'prl;Prolactin;41.2;ng/mL;4.8 - 23.3', 'dhea;DHEA, unconjugated;3.9;ng/mL;1.3 - 9.8', 'dht;Dihydrotestosterone;14;ng/dL;4 - 22', 'tgab;Thyroglobulin antibody;22.7;IU/mL;< 4.0', 'rt3;Reverse T3;14.1;ng/dL;9.2 - 24.1', 'tt4;T4, total;9.6;ug/dL;4.5 - 11.7', 'tt3;T3, total;131;ng/dL;80 - 200', '#Metabolism', 'fructos;Fructosamine;261;umol/L;200 - 285', 'eag;Estimated average glucose;114;mg/dL;', 'apoa;Apolipoprotein A-1;172;mg/dL;> 125', 'ldlp;LDL particle number;1386;nmol/L;< 1138', 'hoamir;HOMA-IR;3.1;;< 2.5', '#Screening', 'ca27;CA 27.29;18.2;U/mL;< 38.6', 'he4;HE4;49;pmol/L;< 70', 'qft;QuantiFERON-TB Gold Plus;Negative;;Negative', 'measles;Measles (Rubeola) IgG;>300.0;AU/mL;> 16.4|flag=-', 'mumps;Mumps IgG;8.2;AU/mL;> 10.9', 'hepa;Hepatitis A antibody, total;Reactive;;'])}</table>
      <p style="font-size:16.5px">${c.t('Comments from the care team: {o|prolactin is mildly raised}, please repeat fasting. {x|No pituitary adenoma has been found|negated|d.pitadenoma}. {x|Two MMR doses recommended|planned}.')}</p>`,
    )
  },
  { scale: 1.2, degrade: { angle: 1.6 } },
)

/** A continental laboratory in English: decimal commas, SI units, arrows, ranges with a dash in a column between lines. */
const commas = doc(
  'p66.jpg',
  ['en', 'lab', 'scan'],
  '2024-09-17',
  ['Laboratorium Waterlinie', 'Waterlinie', 'Laboratorium Waterlinie BV'],
  ['Dr. J. van der Heijden', 'J. van der Heijden', 'van der Heijden'],
  ['Oluwaseun Adeyemi', 'ADEYEMI, Oluwaseun', 'Adeyemi Oluwaseun', 'ADEYEMI Oluwaseun'],
  'Results (English translation)',
  (c) => {
    const cells = (r) =>
      `<td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td class="w">${arrow(r)}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`
    return sheet(
      `.w{font-family:${FACE.verdana}}body{font:19px/1.35 ${FACE.cambria};padding:48px 66px}td,th{border-left:1px solid #888;border-right:1px solid #888;padding:3.5px 12px}table{border:1px solid #444}th{border-bottom:1px solid #444}.g td{font-weight:bold;background:#efe9dd}.v{text-align:right}.off td{font-weight:bold}.h{columns:2;margin:10px 0 16px}`,
      `<b style="font-size:26px">Laboratorium Waterlinie</b> &nbsp; Utrecht &nbsp; <i>Results (English translation)</i><div class="h">Patient: ADEYEMI, Oluwaseun<br>Born: 21-03-1990 &nbsp; Male<br>Sampling: 17-09-2024, 08.45 h<br>Applicant: Dr. J. van der Heijden<br>Authorised: 18-09-2024<br>Reference: WL 24-99120</div>
      <table><tr><th>Determination</th><th>Result</th><th></th><th>Unit</th><th>Reference values</th></tr>${rows(c, cells, ['#Haemoglobin fractions (HPLC)', 'hba;Hb A;56,1;%;95,0 - 98,0', 'hba2;Hb A2;3,3;%;2,0 - 3,5', 'hbf;Hb F;0,9;%;0,0 - 2,0', 'hbs;Hb S;39,7;%;0,0 - 0,5', '#Chemistry', 'hgb;Hemoglobin;8,4;mmol/L;8,5 - 11,0', 'dbil;Bilirubin, direct;6;umol/L;0 - 5', 'chole;Cholinesterase;7,9;kU/L;5,3 - 12,9', 'pamyl;Pancreatic amylase;61;U/L;13 - 53', 'acp;Acid phosphatase;3,1;U/L;0,0 - 6,6', 'bge;Bile acids;8,8;umol/L;0,0 - 10,0', 'cystc;Cystatin C;0,88;mg/L;0,61 - 0,95', 'sflt;Soluble transferrin receptor;5,72;mg/L;2,20 - 5,00', '#Virology and immunology', 'cd4;CD4 cells;412;/uL;500 - 1500', 'cd8;CD8 cells;930;/uL;300 - 1000', 'cd48;CD4/CD8 ratio;0,44;;1,00 - 3,00', 'hivrna;HIV-1 RNA;<20;copies/mL;', 'hbvdna;HBV DNA;1,9;log IU/mL;', 'hcvrna;HCV RNA;Not detected;;', '#Medication levels', 'carbl;Carbamazepine;9,4;mg/L;4,0 - 10,0', 'lamol;Lamotrigine;2,6;mg/L;3,0 - 14,0', 'level;Levetiracetam;18,5;mg/L;12,0 - 46,0', 'phenol;Phenobarbital;17,2;mg/L;10,0 - 40,0', 'cyclol;Cyclosporin trough;214;ug/L;100 - 200'])}</table>
      <p>${c.t('Conclusion: {d.sicklet|sickle cell trait} (Hb AS). {x|No alpha thalassaemia|negated}. Arrows: outside reference values.')}</p>${signature(c.rnd, '#333')}<br>Dr. M. Terpstra, clinical chemist${c.no('Dr. M. Terpstra', 'clinical chemist')}`,
    )
  },
)

export const blindLabs = [previous, immune, cumulative, trust, portal, commas]
