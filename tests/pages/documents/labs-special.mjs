/** Reports that are not a plain table: serology, hormones with phases, a blood-gas slip, urine, a letter of results. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, en, items, resultRow, sheet } from './parts.mjs'

/** Microbiology and serology of a sexual-health and antenatal screen, with an antibiogram. */
const serology = {
  file: 'p06.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-06-03',
  fixture: true,
  degrade: { angle: -1.2 },
  scale: 1.25,
  facility: 'Northgate Public Health Laboratory',
  facilityAliases: ['Northgate Laboratory', 'Northgate PHL', 'Northgate Public Health Lab'],
  physician: 'Dr Lorcan Feeney',
  physicianAliases: ['Lorcan Feeney', 'Dr L Feeney', 'L Feeney'],
  patient: 'Nadia Rahimi',
  patientAliases: ['RAHIMI, Nadia', 'Ms Nadia Rahimi'],
  title: 'Microbiology and virology report',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r) =>
          `<td>${en(r.label)}</td><td class="v">${en(`${r.printed} ${r.unit}`.trim())}</td><td>${en(r.ref)}</td>`,
        o,
      )
    const drug = (name, key, s) =>
      `<td>${c.t(`{x|${name}|susceptibility panel|m.${key}}`)}</td><td class="v">${s}</td>`
    return sheet(
      `body{font:19px/1.4 ${FACE.lato};padding:42px 60px}td,th{padding:4px 10px}table{margin:4px 0 12px}h3{font-size:18px;background:#e6e6e6;padding:3px 10px}.v{font-weight:bold}.h{display:grid;grid-template-columns:1fr 1fr;line-height:1.5;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between"><div style="font-size:16px">Northgate Public Health Laboratory<br>Quay Street, Northgate NG1</div><b style="font-size:25px">Microbiology and virology report</b></div>
      <div class="h"><div>RAHIMI, Nadia &nbsp; F &nbsp; DOB 28/11/1994<br>Source: Antenatal clinic, 12/40<br>Requested by: Dr Lorcan Feeney</div><div>Collected 03/06/2024 10:30<br>Received 03/06/2024 15:02<br>Authorised 06/06/2024</div></div>
      <h3>SEROLOGY</h3><table><tr><th>Test</th><th>Result</th><th>Interpretation / cut-off</th></tr>
      ${row('hbsag;Hepatitis B surface antigen;Not detected;;')}${row('antihbs;Anti-HBs;184;mIU/mL;> 10', { flag: null })}${row('hbc;Anti-HBc total;Non-reactive;;')}${row('antihcv;Hepatitis C antibody;Non-reactive;;')}${row('hivag;HIV 1/2 Ag/Ab;Not detected;;')}${row('syph;Treponema pallidum antibodies;Negative;;')}${row('rubg;Rubella IgG;Positive;;')}${row('vzvg;Varicella zoster IgG;Positive;;')}${row('toxg;Toxoplasma IgG;Negative;;')}${row('toxm;Toxoplasma IgM;Negative;;')}${row('cmvg;CMV IgG;Positive;;')}${row('cmvm;CMV IgM;Equivocal;;')}</table>
      <h3>MOLECULAR (vulvovaginal swab)</h3><table>${row('chlampcr;Chlamydia trachomatis NAAT;DETECTED;;', { flag: null })}${row('gonopcr;Neisseria gonorrhoeae NAAT;Not detected;;')}</table>
      <h3>URINE (MSU)</h3><p>${c.t('{l.ucult?|Culture: Escherichia coli >10^5 cfu/mL|v=Escherichia coli;u=-}')}</p>
      <table><tr>${drug('Trimethoprim', 'trim', 'R')}${drug('Nitrofurantoin', 'nitrof', 'S')}${drug('Cefalexin', 'cefal', 'S')}</tr><tr>${drug('Ciprofloxacin', 'cipr', 'S')}${drug('Amoxicillin', 'amox', 'R')}${drug('Fosfomycin', 'fosfo', 'S')}</tr></table>
      <h3>FAECES</h3><table>${row('hpsa;H. pylori stool antigen;Negative;;')}${row('cdtox;C. difficile toxin A/B;Negative;;')}${row('calpro;Faecal calprotectin;38;ug/g;< 50')}</table>
      <p>${c.t('Comment: {x|past hepatitis B infection|negated|d.hepb} is not suggested; pattern of vaccine response. S = susceptible, R = resistant. {x|Azithromycin 1 g|advice of the laboratory|m.azit} is an option in pregnancy - please discuss.')}</p>${barcode(c.rnd, 50, 34)}`,
    )
  },
}

/** Hormones of a woman with phase-dependent ranges printed under one another. */
const hormones = {
  file: 'p08.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-04-16',
  degrade: { rotate: 270 },
  scale: 1.2,
  facility: 'Aurelia Fertility Laboratory',
  facilityAliases: ['Aurelia Fertility Centre', 'Aurelia Fertility Lab', 'Aurelia Fertility', 'Aurelia'],
  physician: 'Dr Beatrix Lomas',
  physicianAliases: ['Beatrix Lomas', 'Dr B. Lomas', 'B Lomas', 'Dr B Lomas'],
  patient: 'Helena Marchetti',
  patientAliases: ['MARCHETTI Helena', 'Ms Helena Marchetti', 'Marchetti, Helena'],
  title: 'Endocrine profile',
  html: (c) => {
    const phases = (a, b, l) => `Follicular ${a}<br>Mid-cycle ${b}<br>Luteal ${l}`
    const row = (line, text, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${en(r.label)}</td><td class="v">${en(r.printed)}${off ? ` <b>${r.flag}</b>` : ''}</td><td>${en(r.unit)}</td><td class="s">${text ?? en(r.ref)}</td>`,
        o,
      )
    const open = { range: '' }
    return sheet(
      `body{font:19px/1.35 ${FACE.cambria};padding:46px 60px}td,th{padding:5px 10px;border-bottom:1px solid #d9c4cf}.v{font-size:20px}.s{font-size:15.5px}h2{color:#8d3566;font-weight:normal;font-size:30px}.p{display:flex;justify-content:space-between;margin:12px 0;line-height:1.5}`,
      `<div style="display:flex;justify-content:space-between"><h2>Endocrine profile</h2>${mark('leaf', '#8d3566', 52)}</div><div style="font-size:16px">Aurelia Fertility Laboratory, 31 Crescent Row, Bathcombe</div>
      <div class="p"><div><b>MARCHETTI Helena</b><br>Female, born 11 Feb 1989<br>Patient no. 70-4418</div><div>Sample taken: 16 Apr 2024, cycle day 3<br>Report date: 18 Apr 2024<br>Clinician: Dr B. Lomas</div></div>
      <table><tr><th>Hormone</th><th>Result</th><th>Units</th><th>Reference values</th></tr>
      ${row('fsh;FSH;7.9;IU/L;', phases('3.5 - 12.5', '4.7 - 21.5', '1.7 - 7.7'), open)}${row('lh;LH;14.6;IU/L;', phases('2.4 - 12.6', '14.0 - 95.6', '1.0 - 11.4'), open)}${row('e2;Oestradiol;168;pmol/L;', phases('46 - 607', '315 - 1828', '161 - 774'), open)}${row('prog;Progesterone;0.6;nmol/L;', 'Luteal &gt; 16 suggests ovulation', open)}
      ${row('prl;Prolactin;712;mIU/L;', 'M: 86 - 324<br>F: 102 - 496', { range: '102 - 496' })}${row('testo;Testosterone;2.4;nmol/L;', 'M: 8.6 - 29.0<br>F: 0.3 - 1.7', { range: '0.3 - 1.7' })}${row('shbg;SHBG;24;nmol/L;', 'M: 18 - 54<br>F: 32 - 128', { range: '32 - 128' })}
      ${row('dheas;DHEA sulphate;7.1;umol/L;2.7 - 9.2')}${row('andro;Androstenedione;9.8;nmol/L;1.0 - 11.5')}${row('ohp;17-OH progesterone;2.2;nmol/L;< 6.0')}${row('amh;Anti-Müllerian hormone (AMH);61.3;pmol/L;7.1 - 44.0')}${row('cort;Cortisol 9 am;402;nmol/L;133 - 537')}${row('gh;IGF-1;19.4;nmol/L;11.3 - 30.9')}${row('hcg;Beta-hCG;<1;IU/L;< 5')}${row('tsh;TSH;2.2;mU/L;0.4 - 4.0')}</table>
      <p>${c.t('Note: AMH is raised, seen in {x|polycystic ovary syndrome|comment, not diagnosed|d.pcos}. Prolactin: {x|macroprolactin excluded|negated}; {x|prolactinoma|not established|d.prolact} cannot be diagnosed from one sample. {x|Not pregnant|negated}.')}</p>${signature(c.rnd)}<div>Verified: Ifeoma Castell, FRCPath</div>`,
    )
  },
}

/** A thermal slip from a blood-gas analyser. */
const gas = {
  file: 'p09.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'photo',
  date: '2024-02-29',
  width: 620,
  scale: 1.8,
  degrade: { angle: 2.6, desk: ['#20303a', '#34505c'] },
  facility: 'Ironbridge Acute Medical Unit',
  facilityAliases: ['Ironbridge AMU', 'Ironbridge', 'IRONBRIDGE AMU'],
  physician: null,
  patient: 'Clement Oyelaran',
  patientAliases: ['OYELARAN, CLEMENT', 'Oyelaran, Clement', 'OYELARAN CLEMENT'],
  title: 'Blood gas report',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${off ? (r.flag === 'H' ? '↑' : '↓') : ''}</td><td>${en(r.label)}</td><td class="v">${en(r.printed)}</td><td>${en(r.unit)}</td><td>[${en(r.ref)}]</td>`,
        o,
      )
    return sheet(
      `body{font:20px/1.35 ${FACE.mono};font-size:18px;padding:26px 30px}html{background:#fbfbf7}td{padding:2px 5px;white-space:nowrap}.v{text-align:right}hr{border:0;border-top:1px dashed #555}`,
      `<div>IRONBRIDGE AMU  GAS-2000</div><div>PATIENT REPORT  Syringe 85uL</div><hr><div>Name  OYELARAN, CLEMENT</div><div>DOB   19/08/1953  Sex M</div><div>Type  Arterial   FO2 28.0 %</div><div>Time  29/02/2024 03:41</div><div>Op    7731   T 37.0 C</div><hr>
      <table>${row('ph;pH;7.312;;7.350-7.450')}${row('pco2;pCO2;8.14;kPa;4.67-6.00')}${row('po2;pO2;7.92;kPa;10.67-13.33')}${row('abghco3;cHCO3-;29.9;mmol/L;22.0-26.0')}${row('be;BE(B);3.8;mmol/L;-2.0-2.0', { range: '-2.0 - 2.0' })}${row('so2;sO2;87.6;%;94.0-98.0')}${row('lact;cLac;1.9;mmol/L;0.5-1.6')}${row('hgb;ctHb;161;g/L;130-170')}${row('hct;Hct;49.2;%;39.0-51.0')}${row('cohb;FCOHb;6.4;%;0.0-1.5')}${row('methb;FMetHb;0.7;%;0.0-1.5')}${row('na;cNa+;137;mmol/L;135-146')}${row('k;cK+;3.2;mmol/L;3.4-4.5')}${row('cl;cCl-;94;mmol/L;98-106')}${row('ica;cCa2+;1.19;mmol/L;1.15-1.33')}${row('glu;cGlu;9.3;mmol/L;3.9-5.8')}${row('gap;AGap;13.1;mmol/L;8.0-16.0')}</table><hr>
      <div>${c.t('{x|Temp corrected values not calculated|note}')}</div><div>↑ above  ↓ below range</div><div>QC valid. Sample no 20417</div>`,
    )
  },
}

/** Urine, dipstick and microscopy, with a timed collection; sent by fax. */
const urine = {
  file: 'p10.jpg',
  lang: 'en',
  category: 'lab',
  variant: 'fax',
  date: '2024-03-28',
  scale: 1.25,
  facility: 'Sweetgrass Clinical Laboratory',
  facilityAliases: ['Sweetgrass Clinical Lab', 'Sweetgrass Laboratory', 'SWEETGRASS CLINICAL LABORATORY'],
  physician: 'Winston Achterberg, MD',
  physicianAliases: ['Winston Achterberg', 'W. Achterberg, MD', 'ACHTERBERG W MD', 'Dr. Achterberg'],
  patient: 'Loretta Finch',
  patientAliases: ['FINCH, LORETTA', 'Finch, Loretta'],
  title: 'URINALYSIS',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td>${en(r.label)}</td><td>${en(r.printed)}</td><td>${off || o?.mark ? 'A' : ''}</td><td>${en(r.unit)}</td><td>${en(r.ref)}</td>`,
        o,
      )
    const head = (t) => `<tr><th colspan="5">${t}</th></tr>`
    return sheet(
      `body{font:20px/1.4 ${FACE.arial};padding:40px 70px}td{padding:3px 8px}th{padding:10px 0 2px;border-bottom:1px solid #000}`,
      `<div style="text-align:center"><b style="font-size:26px">SWEETGRASS CLINICAL LABORATORY</b><br>Bozeman, MT &nbsp; 406-555-0150</div><pre style="font:19px ${FACE.courier};margin:14px 0">Patient:  FINCH, LORETTA      DOB: 07/19/1958   Sex: F
Provider: ACHTERBERG W MD     Acct: 66120
Collected: 03/28/2024 11:15   Reported: 03/29/2024</pre>
      <table>${head('URINALYSIS, COMPLETE')}${row('ucol;Color;Dark yellow;;Yellow')}${row('uapp;Appearance;Cloudy;;Clear', { mark: true })}${row('usg;Specific Gravity;1.027;;1.005-1.030')}${row('uph;pH;6.5;;5.0-7.5')}${row('uprot;Protein;2+;;Negative', { mark: true })}${row('uglu;Glucose;Negative;;Negative')}${row('uket;Ketones;Trace;;Negative', { mark: true })}${row('ubld;Occult Blood;1+;;Negative', { mark: true })}${row('ubil;Bilirubin;Negative;;Negative')}${row('urob;Urobilinogen;0.2;mg/dL;0.2-1.0')}${row('unit;Nitrite;Positive;;Negative', { mark: true })}${row('uleu;WBC Esterase;3+;;Negative', { mark: true })}
      ${head('MICROSCOPIC')}${row('uwbc;WBC;>30;/hpf;0-5')}${row('urbc;RBC;3-10;/hpf;0-2', { mark: true })}${row('uepi;Epithelial Cells;0-10;/hpf;0-10')}${row('ucast;Hyaline Casts;None seen;;None seen')}${row('ubact;Bacteria;Many;;None seen/Few', { mark: true })}
      ${head('URINE CHEMISTRY')}${row('ualb;Albumin, Urine;312.4;ug/mL;')}${row('ucrea;Creatinine, Urine;104.7;mg/dL;')}${row('uacr;Albumin/Creat Ratio;298;mg/g;0-29')}${row('upcr;Protein/Creat Ratio;486;mg/g;0-200')}${row('uprot24;Protein, 24 h Urine;612;mg/24 h;30-150')}</table>
      <p>${c.t('A = abnormal. Culture to follow. {x|Moderately increased albuminuria: 30-300|reference comment}. {x|Contamination cannot be excluded|note}.')}</p>`,
    )
  },
}

/** A letter of results as key: value in prose, autoimmune and tumour markers. */
const letter = {
  file: 'p11.png',
  lang: 'en',
  category: 'lab',
  variant: 'clean',
  date: '2023-05-22',
  dateAliases: ['2023-05-25'],
  facility: 'Corbel Street Clinic',
  facilityAliases: ['Corbel Street', 'The Corbel Street Clinic'],
  physician: 'Dr Anselm Whitaker',
  physicianAliases: ['Anselm Whitaker', 'Dr A Whitaker', 'Dr Whitaker'],
  patient: 'Judith Okonjo',
  patientAliases: ['Mrs Judith Okonjo', 'Mrs J Okonjo', 'Mrs Okonjo'],
  title: 'Laboratory results letter',
  html: (c) =>
    sheet(
      `body{font:21px/1.6 ${FACE.times};padding:70px 96px}ul{list-style:none;padding-left:20px}p{margin:10px 0}`,
      `<div style="text-align:right">Corbel Street Clinic<br>19 Corbel Street, London W1</div><p>25 May 2023</p><p>Mrs Judith Okonjo<br>DOB 06/10/1967</p><p><b>LABORATORY RESULTS - blood taken on 22 May 2023</b></p><p>Dear Mrs Okonjo,</p><p>Your results are now complete. Values outside the laboratory's range are marked with an asterisk.</p>
      <ul>${items(c, [
        '{l.ana|ANA: Positive, 1:640 speckled *|v=Positive;u=-}',
        '{l.dsdna|Anti-dsDNA: 64 IU/mL * (normal below 10)|v=64;u=IU/mL;ref=below 10}',
        '{l.c3|Complement C3: 0.71 g/L * (0.90 to 1.80)|v=0.71;u=g/L;ref=0.90 to 1.80}',
        '{l.c4|Complement C4: 0.12 g/L (0.10 to 0.40)|v=0.12;u=g/L;ref=0.10 to 0.40}',
        '{l.rf|Rheumatoid factor: <10 IU/mL (below 14)|v=<10;u=IU/mL;ref=below 14}',
        '{l.igg|Immunoglobulin G: 18.9 g/L * (6.0 to 16.0)|v=18.9;u=g/L;ref=6.0 to 16.0}',
        '{l.iga|Immunoglobulin A: 2.7 g/L (0.8 to 4.0)|v=2.7;u=g/L;ref=0.8 to 4.0}',
        '{l.igm|Immunoglobulin M: 1.1 g/L (0.5 to 2.0)|v=1.1;u=g/L;ref=0.5 to 2.0}',
        '{l.ttg|Tissue transglutaminase IgA: 1.2 U/mL (below 7)|v=1.2;u=U/mL;ref=below 7}',
        '{l.ca125|CA 125: 41 kU/L * (below 35)|v=41;u=kU/L;ref=below 35}',
        '{l.cea|CEA: 1.8 ug/L (below 5.0)|v=1.8;u=ug/L;ref=below 5.0}',
        '{l.ca199|CA 19-9: 12 kU/L (below 37)|v=12;u=kU/L;ref=below 37}',
        '{l.afp|AFP: 3.4 kIU/L (below 6.0)|v=3.4;u=kIU/L;ref=below 6.0}',
        '{l.esr|ESR: 52 mm/h * (up to 20)|v=52;u=mm/h;ref=up to 20}',
        '{l.b2m|Beta-2 microglobulin: 1.9 mg/L (up to 2.4)|v=1.9;u=mg/L;ref=up to 2.4}',
      ])}</ul>
      <p>${c.t('The slightly raised CA 125 is most often harmless and {x|does not mean ovarian cancer|negated|d.ovca}; we will repeat it in six weeks. The antibody pattern raises the possibility of {x|lupus|possible, not established|d.sle} and I have referred you to Professor Ngaio Beresford. There is {x|no sign of coeliac disease|negated|d.celiac}.')}</p>${c.no('Professor Ngaio Beresford', 'physician name')}<p>With kind regards</p>${signature(c.rnd)}<p>Dr Anselm Whitaker</p>`,
    ),
}

export const labsSpecial = [serology, hormones, gas, urine, letter]
