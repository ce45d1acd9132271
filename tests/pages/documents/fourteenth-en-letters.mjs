/** Letters in English: an American hospital's discharge papers, an English emergency department's letter, a thyroid clinic's letter, a cardiologist's note from Malaysia. */
import { barcode, hand, mark, signature, stamp } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** United States: discharge papers that the patient takes home; the course in prose, drugs in a table of what to do. */
const papers = doc(
  'p428.jpg',
  ['en', 'discharge', 'photo'],
  '2026-02-26',
  [
    'St. Brendan Regional Hospital',
    'ST. BRENDAN REGIONAL HOSPITAL',
    'Saint Brendan Regional Hospital',
    'St Brendan Regional Hospital',
  ],
  ['Marcus Oyelaran, MD', 'Marcus Oyelaran', 'Dr. Oyelaran', 'M. Oyelaran, MD', 'Oyelaran'],
  ['Harold Jennings', 'JENNINGS, HAROLD W', 'Harold W. Jennings', 'Mr. Jennings', 'Jennings, Harold'],
  'Discharge summary',
  (c) => {
    const [adm, dis] = ['2026-02-22', '2026-02-26']
    const drug = (name, how, what) =>
      `<tr data-line><td>${c.t(name)}</td><td>${en(how)}</td><td>${en(what)}</td></tr>`
    const h = (s) => `<h3>${en(s)}</h3>`
    const on = (s, day) => c.t(s.replaceAll('@', `on=${day}`))
    return sheet(
      `body{font:17px/1.36 ${FACE.roboto};padding:38px 54px}h3{font-size:16.5px;color:#123f6d;border-bottom:1px solid #123f6d;margin:9px 0 2px;text-transform:uppercase}td,th{padding:2px 8px;border-bottom:1px solid #ccc}th{text-align:left;background:#e9eff6}p{margin:3px 0}ul{margin:1px 0}p span[data-e],td span[data-e]{white-space:nowrap}.l{display:grid;grid-template-columns:1fr 1fr;gap:0 24px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('cross', '#123f6d', 46)}<div><b style="font-size:22px;color:#123f6d">St. Brendan Regional Hospital</b><br>Discharge Summary and Instructions</div></div>${barcode(c.rnd, 36, 34)}</div>
      <div class="l" style="background:#f1f4f8;padding:5px 10px;margin:6px 0"><div><b>JENNINGS, HAROLD W</b> &nbsp; DOB 11/05/1953 &nbsp; M<br>MRN 00481175 &nbsp; PCP: Lucille Tran, DO</div><div>Admitted: 02/22/2026 &nbsp; Discharged: 02/26/2026<br>Attending: Marcus Oyelaran, MD (Hospitalist)</div></div>${c.no('Lucille Tran', 'primary care physician')}
      ${h('Principal diagnosis')}<p>${c.t('{d.copd|COPD with acute exacerbation|icd=J44.1}')}</p>
      ${h('Other diagnoses')}<p>${c.t('{d.pneumonia|Community-acquired pneumonia, left lower lobe|icd=J18.9/J18.1}; {d.hrf|acute hypoxic respiratory failure|icd=J96.01;st=-}, resolved; {d.htn|hypertension}; {d.hypok|hypokalemia|st=-}, corrected; {d.bph|BPH}; {d.exsmoker|former smoker|icd=Z87.891;st=-}, quit 2019.')}</p>
      ${h('Hospital course')}<p>${c.t('72-year-old man with 4 days of {o|cough}, {o|green sputum} and {o|shortness of breath}. {x|No chest pain|negated}, {x|no leg swelling|negated}. {i.cxr|Chest x-ray 02/22|on=2026-02-22}: {o|left lower lobe infiltrate}, {x|no effusion|negated|d.pleff}. {i.ctpa|CT angiogram of the chest|on=2026-02-23} 02/23: {x|no pulmonary embolism|negated|d.pe}, {d.emphys|centrilobular emphysema|icd=J43.2/J43.9}. He received {m.ceftr?|ceftriaxone|dose=-;st=-}, {m.mpred?|methylprednisolone|dose=-;st=-} and nebulizers; {x|BiPAP was considered but not needed|considered}. {x|Blood cultures had no growth|negated}. Room air saturation 93% at discharge. {x|Home oxygen was not needed|not needed}.')}</p>
      ${h('Results')}<div class="l"><div>${[
        '{l.wbc|WBC 15.2 K/uL|@}',
        '{l.hgb|Hemoglobin 14.0 g/dL|@}',
        '{l.crea|Creatinine 1.12 mg/dL|@}',
        '{l.k|Potassium 3.2 mmol/L|@}',
        '{l.pct|Procalcitonin 0.84 ng/mL|@}',
        '{l.tropi|Troponin I <0.012 ng/mL|v=<0.012;u=ng/mL;@}',
      ]
        .map((s) => `<div data-line>02/22/2026: ${on(s, adm)}</div>`)
        .join('')}</div><div>${[
        '{l.wbc|WBC 9.8 K/uL|@}',
        '{l.k|Potassium 4.1 mmol/L|@}',
        '{l.crea|Creatinine 0.98 mg/dL|@}',
        '{l.glu|Glucose 151 mg/dL|@}',
      ]
        .map((s) => `<div data-line>02/26/2026: ${on(s, dis)}</div>`)
        .join(
          '',
        )}<div data-line>02/22/2026: ${c.t('{l.covidpcr|SARS-CoV-2 PCR Not detected|v=Not detected;u=-;on=2026-02-22}')}</div><div data-line>02/22/2026: ${c.t('{l.flua|Influenza A PCR Not detected|v=Not detected;u=-;on=2026-02-22}')}</div></div></div>
      ${h('Your medicines')}<table><tr><th style="width:38%">Medicine</th><th>How to take</th><th>What to do</th></tr>
      ${drug('{m.pred|predniSONE 40 mg|freq=daily}', 'daily for 3 more days', 'START')}${drug('{m.doxy|doxycycline 100 mg|freq=twice daily}', 'twice daily through 03/01', 'START')}${drug('{m.trel|Trelegy Ellipta 100-62.5-25 mcg|dose=-;freq=once daily}', '1 inhalation once daily', 'START')}${drug('{m.salb|albuterol HFA 90 mcg|freq=every 4 hours as needed}', '2 puffs every 4 hours as needed', 'CONTINUE')}${drug('{m.los|losartan 100 mg|freq=daily}', 'daily', 'CHANGED, was 50 mg')}${drug('{m.tams|tamsulosin 0.4 mg|freq=at bedtime}', 'at bedtime', 'CONTINUE')}${drug('{m.asa|aspirin 81 mg|freq=daily}', 'daily', 'CONTINUE')}${drug('{m.tio|Spiriva HandiHaler|dose=-;st=stopped}', '', 'STOP, replaced by Trelegy')}${drug('{m.hctz|hydrochlorothiazide 25 mg|st=stopped}', '', 'STOP, low potassium')}</table>
      ${h('Allergies')}<p>${c.t('{a.levoflox|Levofloxacin|react=tendon pain} (tendon pain), {a.sulfa|sulfa drugs|react=hives} (hives). {x|No latex allergy|negated|a.latex}.')}</p>
      ${h('Follow-up')}<ul>${items(c, ['{x|Dr. Tran within 7 days; repeat potassium|planned}', '{x|Chest x-ray in 6 weeks|planned}; {x|if the infiltrate stays, CT and bronchoscopy|conditional|p.bronch}', '{x|Pulmonary function tests in April|planned|p.spiro}; {x|pneumococcal vaccine due|planned|m.vpcv}', '{x|Do not take azithromycin left over at home|warned|m.azit}'])}</ul>
      <p>${c.t('{x|Brother died of lung cancer|family history|d.lungca}. {x|Denies alcohol use|negated|d.alcdep}.')} Electronically signed: M. Oyelaran, MD 02/26/2026 14:10</p>`,
    )
  },
  { dateAliases: ['2026-02-22'], width: 1080, scale: 1.42, degrade: { angle: -1 } },
)

/** England: an emergency department's letter to the practice, a field a line, coded words. */
const emergency = doc(
  'p429.jpg',
  ['en', 'discharge', 'scan'],
  '2025-06-15',
  ['Fenwick General Hospital', 'FENWICK GENERAL HOSPITAL', 'Fenwick General Hospital Emergency Department'],
  ['Dr Amrit Sandhu', 'Amrit Sandhu', 'Dr A Sandhu', 'A Sandhu', 'Mr Rupert Blackwell', 'Rupert Blackwell'],
  ['Ellie Hargreaves', 'HARGREAVES, Ellie', 'Miss Ellie Hargreaves', 'Ellie'],
  'Emergency department attendance letter',
  (c) => {
    const f = (name, text) => `<tr><td class="k">${en(name)}</td><td>${c.t(text)}</td></tr>`
    return sheet(
      `body{font:18px/1.42 ${FACE.arial};padding:46px 66px}td{padding:4px 8px;border-bottom:1px solid #bbb}.k{font-weight:bold;width:220px}td span[data-e]{white-space:nowrap}p{margin:6px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:23px">Fenwick General Hospital</b><br>Emergency Department<br>Fenwick Way, Marlby, MB1 0ZZ</div><div style="text-align:right">NHS Trust<br>Letter date: 16/06/2025</div></div>
      <p style="margin-top:14px">To: Dr Joanne Pickard, Old Brewery Surgery, Marlby</p>${c.no('Dr Joanne Pickard', 'recipient')}
      <p>Patient: <b>Miss Ellie Hargreaves</b> &nbsp; DOB: 03/02/2006 &nbsp; NHS number: 000 555 8190<br>Attended: 15/06/2025 13:26 &nbsp; Left: 15/06/2025 17:02 &nbsp; Arrival: own transport, with mother<br>Seen by: Dr Amrit Sandhu (ST4) &nbsp; Consultant: Mr Rupert Blackwell</p>
      <table>
      ${f('Presenting complaint', '{o|Ankle injury} at netball; twisted right ankle, unable to weight bear.')}
      ${f('Diagnosis', '1. {d.e14anklefx|Fracture of lateral malleolus, right, undisplaced (Weber A)|icd=S82.64XA}\n2. {d.e14abras|Abrasion of right knee|icd=S80.211A}')}
      ${f('Past history', '{d.asthma|Asthma}; {d.adhd|ADHD}. {x|No diabetes|negated|d.dm1}. {x|Nil previous fractures|negated}.')}
      ${f('Current medication', '{m.beclo|Clenil 100 micrograms 2 puffs bd|dose=100 mcg;freq=2 puffs bd}, {m.salb|salbutamol inhaler prn|dose=-;freq=prn}, {m.lisdex|lisdexamfetamine 30 mg mane|freq=mane}, {m.desog|desogestrel 75 micrograms od|dose=75 mcg;freq=od}.')}
      ${f('Allergies', '{a.elast|Elastoplast|react=rash} - rash. {x|No known drug allergies|negated}.')}
      ${f('Family, social', '{x|Mother has osteoporosis|family history|d.osteoporosis}. {x|Non-smoker|negated|d.smoker}. Student, lives with parents.')}
      ${f('Observations', 'HR 92, BP 118/70, RR 16, SpO2 99% air, temp 36.7, pain 7/10')}
      ${f('Examination', '{o|Swelling and tenderness over lateral malleolus}. {x|No medial tenderness|negated}. {x|No tenderness at base of fifth metatarsal|negated}. {x|Neurovascularly intact|negated}. {x|Knee stable|negated}.')}
      ${f('Investigations', '{i.xrankle|X-ray right ankle|on=2025-06-15} 15/06/2025: {o|undisplaced fracture of the lateral malleolus below the syndesmosis}, {x|no talar shift|negated}. {i.xrfoot|X-ray right foot|on=2025-06-15} 15/06/2025: {x|no fracture|negated}. {l.hcgu|Urine pregnancy test negative|v=negative;u=-}. {x|Bloods not required|not done}.')}
      ${f('Treatment', '{m.para?|Paracetamol 1 g|st=-} and {m.code?|codeine 30 mg|st=-} given in department. Wound cleaned. {p.e14boot?|Walker boot fitted|on=2025-06-15}, elbow crutches. {x|Tetanus up to date, booster not given|not given|m.tdap}.')}
      ${f('Discharge drugs', '{m.para|Paracetamol 1 g qds|freq=qds}; {m.napr|naproxen 250 mg tds with food|freq=tds} for 5 days. {x|Enoxaparin: VTE score low, not prescribed|considered|m.enox}. {x|Stop naproxen if wheezy|conditional}.')}
      ${f('Follow-up', '{x|Virtual fracture clinic within 72 hours|planned}. {x|No operation is expected|not needed|p.orif}. {x|Physiotherapy if stiff after boot removal|conditional}.')}
      ${f('Actions for GP', '{x|Please review asthma inhaler technique|planned}. {x|Please consider vitamin D level|considered|l.vitd}.')}</table>
      <p style="margin-top:14px">Yours sincerely,<br>${signature(c.rnd, '#222')}<br>Dr A Sandhu, Emergency Medicine</p>`,
    )
  },
  { dateAliases: ['2025-06-16'], width: 1080, scale: 1.3, degrade: { angle: 0.9 } },
)

/** England: a thyroid clinic's letter; diagnoses and drugs above, results in the text, a plan. */
const thyroid = doc(
  'p430.png',
  ['en', 'consultation', 'clean'],
  '2025-11-12',
  [
    'Royal Ashcombe Infirmary',
    'ROYAL ASHCOMBE INFIRMARY',
    'Royal Ashcombe Infirmary, Department of Endocrinology',
  ],
  ['Dr Helena Marchetti', 'Helena Marchetti', 'Dr H Marchetti', 'Marchetti', 'Dr Marchetti'],
  ['Siobhan Fairley', 'Mrs Siobhan Fairley', 'FAIRLEY, Siobhan', 'Mrs Fairley'],
  'Endocrinology clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    return sheet(
      `body{font:19px/1.5 ${FACE.times};font-size:20px;padding:58px 88px}p{margin:9px 0}ul{margin:2px 0}p span[data-e],li span[data-e]{white-space:nowrap}h3{font-size:20px;margin:10px 0 0}`,
      `<div style="text-align:right"><b style="font-size:24px">Royal Ashcombe Infirmary</b><br>Department of Endocrinology<br>Dr Helena Marchetti, Consultant Endocrinologist<br>Secretary: Pauline, 01000 550110</div>${c.no('Pauline', 'secretary')}
      <div style="display:flex;justify-content:space-between;margin-top:8px"><div>Dr K Osborne<br>Quay Street Practice<br>Ashcombe</div><div>Clinic date: 12 November 2025<br>Typed: 19 November 2025<br>Our ref: HM/pl/4471920</div></div>${c.no('Dr K Osborne', 'recipient')}
      <p><b>Re: Mrs Siobhan Fairley, d.o.b. 27 August 1984, NHS 000 601 7734</b></p>
      <h3>Diagnoses</h3><ul>${items(c, ["{d.graves|Graves' disease, first episode, diagnosed June 2025|icd=E05.00;on=2025-06}", '{d.e14thyeye|Mild thyroid eye disease, inactive|icd=E05.00/H05.20/H06.2;st=-}', '{d.migr|Migraine}', '{p.csect|Caesarean section|on=2016} 2016'])}</ul>
      <h3>Medication</h3><ul>${items(c, ['{m.carbi|Carbimazole 10 mg once daily|freq=once daily} (reduced today from 20 mg)', '{m.propr|Propranolol 40 mg|st=stopped}, stopped today', '{m.suma|Sumatriptan 50 mg as required|freq=as required}', '{m.carmel|Hypromellose 0.3% eye drops four times daily|freq=four times daily}'])}</ul>
      <h3>Allergies</h3><p style="margin:2px 0">${c.t('{a.nickel|Nickel|react=contact dermatitis} (contact dermatitis). {x|No drug allergies|negated}.')}</p>
      ${p('Dear Dr Osborne,')}
      ${p('I reviewed Mrs Fairley, who feels a great deal better. {x|Her tremor and palpitations have settled|resolved} and she has regained 4 kg. {x|She has had no sore throat or fever|negated} and {x|no double vision|negated}. She {d.exsmoker?|stopped smoking in 2020|st=-}. {x|Her sister has an underactive thyroid|family history|d.hypothy}. {x|She is not planning a pregnancy|negated} and uses {m.e14copper?|a copper coil|dose=-;st=-}.')}
      ${p('On examination pulse 68 regular, BP 122/74, weight 63 kg. {d.e14goitre|Small smooth goitre|icd=E04.0/E05.00/E04.9}, {x|no bruit|negated}. {x|No tremor|negated}. {x|Eye movements full, no lid lag|negated}.')}
      ${p('Blood tests on 5 November 2025: {l.tsh|TSH 0.08 mU/L|on=2025-11-05}, {l.ft4|free T4 13.4 pmol/L|on=2025-11-05}, {l.ft3|free T3 5.1 pmol/L|on=2025-11-05}, {l.neut|neutrophils 3.6 x10^9/L|v=3.6;u=x10^9/L;on=2025-11-05}, {l.alt|ALT 29 U/L|on=2025-11-05}. For comparison, on 9 June 2025 {l.ft4|free T4 was 48.7 pmol/L|on=2025-06-09} and {l.trab|TRAb 9.2 IU/L|on=2025-06-09}. {i.usthy|Thyroid ultrasound|on=2025-07-02} on 2 July 2025 showed {o|diffuse increased vascularity} and {x|no nodules|negated|d.thynod}.')}
      ${p('We discussed the options. I would treat her for eighteen months in all. {x|Radioiodine is best avoided because of her eyes|warned} and {x|she does not wish for thyroidectomy|declined|p.thyroidx}. {x|Selenium was mentioned and she will think about it|considered}. {x|Should she become pregnant we would change to propylthiouracil|conditional|m.ptu}.')}
      ${p('{x|Please repeat thyroid function in six weeks|planned}. {x|If she develops a sore throat or mouth ulcers she must stop carbimazole and have an urgent blood count|conditional}. {x|Eye clinic review in February|planned}. I shall see her in four months.')}
      <p>Yours sincerely,</p>${signature(c.rnd, '#1b2b5c')}<br>Dr Helena Marchetti<p style="font-size:17px">cc Mrs S Fairley; Miss R Oduya, Ophthalmology</p>${c.no('Miss R Oduya', 'copy')}`,
    )
  },
  { dateAliases: ['2025-11-19'], width: 1100, scale: 1.28 },
)

/** Malaysia: a cardiologist's follow-up note in boxes, printed. */
const heart = doc(
  'p431.png',
  ['en', 'consultation', 'clean'],
  '2026-01-08',
  ['Bukit Seroja Specialist Hospital', 'BUKIT SEROJA SPECIALIST HOSPITAL', 'Hospital Pakar Bukit Seroja'],
  ['Dr. Lim Wei Jian', 'Lim Wei Jian', 'DR. LIM WEI JIAN', 'Dr Lim Wei Jian'],
  [
    'Rosnah binti Abdul Karim',
    'ROSNAH BINTI ABDUL KARIM',
    'Puan Rosnah',
    'Rosnah Abdul Karim',
    'Puan Rosnah binti Abdul Karim',
  ],
  'Clinic follow-up note',
  (c) => {
    const box = (title, body) => `<div class="b"><h3>${en(title)}</h3>${body}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const ul = (list) => `<ul>${items(c, list)}</ul>`
    return sheet(
      `body{font:17px/1.42 ${FACE.lato};font-size:17.5px;padding:40px 52px}.g{display:grid;grid-template-columns:1fr 1fr;gap:10px}.b{border:1px solid #8a1c2c;padding:0 12px 7px}.b h3{background:#8a1c2c;color:#fff;margin:0 -12px 5px;padding:2px 12px;font-size:16px}p{margin:3px 0}ul{margin:1px 0;padding-left:20px}p span[data-e],li span[data-e]{white-space:nowrap}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('star', '#8a1c2c', 48)}<div><b style="font-size:22px;color:#8a1c2c">BUKIT SEROJA SPECIALIST HOSPITAL</b><br>Heart Clinic, Level 2 &nbsp; Jalan Seroja, Ipoh</div></div><div style="text-align:right"><b>CLINIC FOLLOW-UP NOTE</b><br>Visit: 08 Jan 2026</div></div>
      <p style="border-top:2px solid #8a1c2c;border-bottom:2px solid #8a1c2c;padding:4px 0;margin:8px 0">Name: <b>ROSNAH BINTI ABDUL KARIM</b> &nbsp; IC: 610412-00-0000 &nbsp; DOB: 12/04/1961 &nbsp; F &nbsp; RN: BS118204<br>Consultant: DR. LIM WEI JIAN &nbsp; Referred by: Klinik Keluarga Anggerik, Dr. Devi</p>${c.no('Dr. Devi', 'referrer')}${c.no('Klinik Keluarga Anggerik', 'referring clinic')}
      <div class="g">
      ${box('PROBLEMS', ul(['{d.af|Paroxysmal atrial fibrillation|icd=I48.0}, CHA2DS2-VASc 4', '{d.htn|Hypertension}', '{d.dm2|Type 2 diabetes mellitus}', '{d.hld|Dyslipidaemia}', '{d.obesity|Obesity}, BMI 31.4', '{d.tia|TIA in 2022|icd=Z86.73;st=historical;on=2022}']))}
      ${box('MEDICATION (after this visit)', ul(['{m.riva|Rivaroxaban 20 mg OD with dinner|freq=OD with dinner}', '{m.bis|Bisoprolol 5 mg OD|freq=OD} (was 2.5 mg)', '{m.perin|Perindopril 8 mg OM|freq=OM}', '{m.empa|Empagliflozin 10 mg OM|freq=OM} - NEW', '{m.metf|Metformin XR 1 g OD|freq=OD}', '{m.ros|Rosuvastatin 20 mg ON|freq=ON}', '{m.glic|Gliclazide MR 60 mg|st=stopped} - stopped, {o|hypoglycaemia}']))}
      ${box('INTERVAL HISTORY', p('Two episodes of {o|palpitations} in December, each under an hour. {x|No chest pain|negated}, {x|no syncope|negated|d.syncope}, {x|no bleeding on rivaroxaban|negated}. Effort tolerance good. {x|Snoring, ?sleep apnoea|question|d.osa}. {x|Father had a heart attack at 60|family history|d.mi}. {x|Never smoked|negated|d.smoker}.'))}
      ${box('ALLERGY, EXAMINATION', p('{a.pen|Penicillin|react=rash} (rash). {x|Seafood: tolerates|refuted|a.shell}.') + p('BP 146/84, HR 76 regular, weight 78 kg, SpO2 98%. {x|No murmur|negated}, {x|lungs clear|negated}, {x|no pedal oedema|negated}.'))}
      ${box('LABORATORY 02 Jan 2026', ['{l.hgb|Hb 12.7 g/dL|on=2026-01-02}', '{l.plt|Platelets 263 x10^9/L|v=263;u=x10^9/L;on=2026-01-02}', '{l.crea|Creatinine 81 umol/L|on=2026-01-02}', '{l.egfr|eGFR 68 mL/min|on=2026-01-02}', '{l.k|Potassium 4.3 mmol/L|on=2026-01-02}', '{l.a1c|HbA1c 7.4 %|on=2026-01-02}', '{l.ldl|LDL 2.1 mmol/L|on=2026-01-02}', '{l.alt|ALT 30 U/L|on=2026-01-02}', '{l.tsh|TSH 1.85 mIU/L|on=2026-01-02}'].map((s) => `<div data-line>${c.t(s)}</div>`).join(''))}
      ${box('TESTS', p('{p.ecg|ECG 08/01/2026|on=2026-01-08}: sinus rhythm 74, {x|no ischaemic changes|negated}.') + p('{i.echo|Echocardiogram 08/01/2026|on=2026-01-08}: {l.lvef|LVEF 61 %|on=2026-01-08}, {d.ladil|mildly dilated left atrium}, {d.lvh|mild concentric LVH}, {d.mitral|mild mitral regurgitation|icd=I34.0}. {x|No thrombus|negated}.') + p('{p.holter|Holter 24 h|on=2025-12-22} 22/12/2025: {d.af|paroxysms of AF|icd=I48.0}, longest 41 min; {x|no pauses|negated}.'))}</div>
      ${box('IMPRESSION AND PLAN', ul(['Symptomatic {d.af|paroxysmal AF|icd=I48.0}, rate and BP not at target: bisoprolol raised, low salt diet.', '{x|If palpitations persist: flecainide|conditional}; {x|ablation was discussed, she prefers to wait|declined|p.ablat}.', '{x|Sleep study arranged for February|planned|p.polysom}. {x|Ezetimibe if LDL stays above 1.8|conditional|m.eze}.', '{x|Do not add aspirin to rivaroxaban|warned|m.asa}. {x|Empagliflozin to be withheld if unwell or fasting before procedures|conditional}.', 'Review 4 months with renal profile.'])).replace('class="b"', 'class="b" style="margin-top:10px"')}
      <div style="display:flex;justify-content:space-between;align-items:end;margin-top:10px"><div>${signature(c.rnd, '#222')}<br>DR. LIM WEI JIAN, Consultant Cardiologist</div>${hand('TCA 7/5/26', 30)}${stamp(['DR. LIM WEI JIAN', 'MMC 00000'], '#26306f', -4)}</div>`,
    )
  },
  { width: 1120, scale: 1.3 },
)

export const fourteenthEnLetters = [papers, emergency, thyroid, heart]
