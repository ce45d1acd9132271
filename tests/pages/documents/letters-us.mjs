/** Consultation letters of United States specialists. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

/** Cardiology, prose with a problem list and a numbered plan. */
const cardiology = {
  file: 'p18.jpg',
  lang: 'en',
  category: 'consultation',
  variant: 'photo',
  date: '2024-02-27',
  scale: 1.25,
  degrade: { angle: 1.4, folds: [0.34, 0.67] },
  fixture: true,
  facility: 'Tidewater Heart & Vascular',
  facilityAliases: [
    'Tidewater Heart and Vascular',
    'Tidewater Heart and Vascular Associates',
    'Tidewater Heart & Vascular Associates',
  ],
  physician: 'Octavia Brandt, MD',
  physicianAliases: ['Octavia Brandt', 'Octavia Brandt, MD, FACC', 'Dr. Brandt', 'Dr. Octavia Brandt'],
  patient: 'Leonard Szymanski',
  patientAliases: ['Szymanski, Leonard', 'Mr. Szymanski', 'Mr. Leonard Szymanski'],
  title: 'Cardiology consultation',
  html: (c) =>
    sheet(
      `body{font:20px/1.46 ${FACE.slab};font-weight:300;padding:52px 74px}h3{font-size:19px;font-weight:500;margin:12px 0 2px}p{margin:7px 0}b{font-weight:500}`,
      `<div style="display:flex;gap:18px;align-items:center;border-bottom:1px solid #b33;padding-bottom:10px">${mark('star', '#b33a3a', 48)}<div><span style="font-size:26px;font-weight:500">Tidewater Heart &amp; Vascular</span><br><span style="font-size:15px">Octavia Brandt, MD, FACC · Emeka Nwosu, MD · Paula Reyes, NP</span></div></div>${c.no('Emeka Nwosu, MD', 'letterhead')}
      <p>February 27, 2024</p><p>Janet Ferrell, DO<br>Cypress Primary Care, Suffolk, VA</p>${c.no('Janet Ferrell, DO', 'recipient')}<p><b>Re: Leonard Szymanski &nbsp; DOB: 09/14/1950</b></p><p>Dear Dr. Ferrell:</p>
      <p>${c.t('Thank you for asking me to see this 73-year-old retired welder for {o|exertional breathlessness}. He gives a history of {d.ihd|coronary artery disease} with {p.pci|PCI to the LAD in 2015|on=2015}, {d.hld|hyperlipidemia} and {d.htn|hypertension}. He had a {d.tia|TIA|on=2019;st=-} in 2019. He {x|has never had a myocardial infarction|negated|d.stemi} and {x|denies syncope|negated|d.syncope}. His brother has {x|hypertrophic cardiomyopathy|family history|d.hocm}. He {x|does not smoke|negated|d.smoker}.')}</p>
      <p>${c.t('Medications: {m.clop|Plavix (clopidogrel) 75 mg daily|freq=daily}, {m.ros|rosuvastatin 20 mg nightly|freq=nightly}, {m.eze|ezetimibe 10 mg daily|freq=daily}, {m.vals|valsartan 80 mg daily|dose=160 mg;freq=daily}, {m.aten|atenolol 50 mg daily|freq=daily;st=stopped}, {m.gtn|nitroglycerin 0.4 mg SL PRN|freq=PRN;route=SL}. Allergies: {a.statin|simvastatin caused muscle pain|react=muscle pain}; {x|no drug allergies otherwise|no known allergies}.')}</p>
      <p>${c.t('On examination blood pressure 148/82, pulse 52. There is a harsh systolic murmur. {x|No ankle edema|negated}. {p.ecg|EKG} today shows {o|sinus bradycardia} with {d.lbbb|left bundle branch block}. {i.echo|Transthoracic echocardiogram} of 02/20/2024: {l.lvef|LVEF 55%}, {d.astenosis|moderate aortic stenosis} (mean gradient 28 mmHg), {d.mitral|mild mitral regurgitation}, {x|no pericardial effusion|negated}. {i.spect|Nuclear stress test} in 2022 was {x|negative for ischemia|negated}. Labs 02/12/2024: {l.ldl|LDL 91 mg/dL|on=2024-02-12}, {l.crea|creatinine 1.2 mg/dL|on=2024-02-12}, {l.hgb|hemoglobin 13.8 g/dL|on=2024-02-12}.')}</p>
      <h3>Assessment and plan</h3><ol>${items(c, ['Aortic stenosis, moderate. Repeat echo in one year. {x|TAVR|not indicated now|p.tavi} is not indicated at present.', '{o|Bradycardia}: **stop atenolol**. {p.holter?|48-hour Holter monitor} ordered. {x|Pacemaker|considered|p.pacem} only if pauses are found.', 'Hypertension: increase {m.vals|valsartan from 80 to 160 mg|dose=160 mg}; add {m.aml|amlodipine 5 mg daily|freq=daily}.', 'Lipids: continue; if LDL stays above 70 we may add {x|evolocumab|considered, not started|m.evo}.', '{x|Aspirin was not restarted|not given|m.asa} because of {o|easy bruising}.'])}</ol>
      <p>Sincerely,</p>${signature(c.rnd)}<p>Octavia Brandt, MD, FACC</p>`,
    ),
}

/** Rheumatology: headings run in, a table of counts, dense abbreviations. */
const rheumatology = {
  file: 'p22.png',
  lang: 'en',
  category: 'consultation',
  variant: 'clean',
  date: '2023-09-18',
  facility: 'Prairie Arthritis Clinic',
  facilityAliases: ['Prairie Arthritis', 'Prairie Arthritis Clinic, P.C.'],
  physician: 'Bartholomew Yoon, MD',
  physicianAliases: ['Bartholomew Yoon', 'Dr. Yoon', 'B. Yoon, MD', 'Dr. Bartholomew Yoon'],
  patient: 'Carmen Ibarra',
  patientAliases: ['Ibarra, Carmen', 'IBARRA, CARMEN', 'Mrs. Ibarra', 'Ms. Ibarra'],
  title: 'Follow-up visit note',
  html: (c) =>
    sheet(
      `body{font:19px/1.5 ${FACE.verdana};font-size:17.5px;padding:46px 60px}.k{font-weight:bold;text-transform:uppercase}p{margin:9px 0}td,th{border:1px solid #999;padding:4px 10px}table{width:auto;margin:6px 0}`,
      `<div style="text-align:center"><b style="font-size:23px">Prairie Arthritis Clinic</b><br>2200 Sandhill Ave, Kearney, NE</div><p style="display:flex;justify-content:space-between"><span>IBARRA, CARMEN &nbsp; F &nbsp; DOB 04/28/1976 &nbsp; Chart 20931</span><b>Visit date: 09/18/2023</b></p><p><b>Follow-up visit note</b> - Bartholomew Yoon, MD &nbsp; Referred by: Elsa Pruett, PA-C</p>${c.no('Elsa Pruett, PA-C', 'physician name')}
      <p><span class="k">Dx:</span> ${c.t("(1) {d.ra|Seropositive rheumatoid arthritis}, 2014. (2) {d.sjogren|Secondary Sjögren's syndrome}. (3) {d.raynaud|Raynaud phenomenon}. (4) {d.fibro|Fibromyalgia}. (5) {d.osteopenia|Osteopenia}. (6) {d.cts|Bilateral carpal tunnel syndrome}, s/p {p.ctr|right carpal tunnel release 2020|on=2020}. (7) {d.vitd|Vitamin D deficiency}. (8) {d.steat|Fatty liver}.")}</p>
      <p><span class="k">Interval:</span> ${c.t('Morning stiffness 90 minutes. Flare since stopping {m.etan|etanercept|dose=-;st=stopped} in June for cellulitis. {x|No mouth ulcers|negated}, {x|no uveitis|negated|d.uveitis}, {x|no psoriasis|negated|d.psoriasis}. {x|Lupus was considered and excluded|ruled out|d.sle} in 2015.')}</p>
      <p><span class="k">Past:</span> ${c.t('{d.cellul|Cellulitis of right leg|st=historical} (June 2023), resolved. {p.csect|C-section x2}. {x|Sister: ankylosing spondylitis|family history|d.ankspond}.')}</p>
      <p><span class="k">Allergies:</span> ${c.t('{a.tmp|Bactrim (Stevens-Johnson, severe)|react=Stevens-Johnson;sev=severe}, {a.nickel|nickel (dermatitis)|react=dermatitis}.')}</p>
      <p><span class="k">Current meds:</span> ${c.t('{m.mtx|methotrexate 20 mg SC weekly|freq=weekly;route=SC}; {m.folic|folic acid 1 mg daily|freq=daily}; {m.hcq|hydroxychloroquine 200 mg BID|freq=BID}; {m.pred|prednisone 5 mg daily|dose=-;freq=daily}; {m.dulo|duloxetine 60 mg daily|freq=daily}; {m.nif|nifedipine XL 30 mg daily|freq=daily}; {m.chole|vitamin D3 50,000 units weekly|freq=weekly}; {m.carmel|Refresh Tears|dose=-} PRN.')}</p>
      <p><span class="k">Exam:</span> 8 tender, 6 swollen joints. ${c.t('{l.das28|DAS28-CRP 4.9|v=4.9;u=-}.')} No nodules.</p>
      <p><span class="k">Labs 09/11/2023:</span> ${c.t('{l.crp|CRP 21 mg/L|on=2023-09-11}, {l.esr|ESR 44 mm/hr|on=2023-09-11}, {l.rf|RF 88 IU/mL|on=2023-09-11}, {l.ccp|anti-CCP >250 U/mL|v=>250;u=U/mL;on=2023-09-11}, {l.alt|ALT 39 U/L|on=2023-09-11}, {l.ast|AST 31 U/L|on=2023-09-11}, {l.wbc|WBC 6.1 K/uL|on=2023-09-11}, {l.plt|platelets 402 K/uL|v=402;u=K/uL;on=2023-09-11}. {x|HBsAg and HCV Ab negative|negated}.')} ${c.t('{i.xrhand|Radiographs of hands and feet}: {o|new erosion at the right 5th MTP}. {i.dexa|DXA} 2022: {l.tscore?|T-score -1.8|v=-1.8;u=-}.')}</p>
      <p><span class="k">Impression:</span> ${c.t('Active RA, inadequate response to MTX. {x|No evidence of septic arthritis|negated|d.septarth}.')}</p>
      <p><span class="k">Plan:</span></p><ol>${items(c, ['Start {m.ada|adalimumab (Humira) 40 mg SC every 2 weeks|freq=every 2 weeks;route=SC} once {x|TB screening|test, not a finding|d.tb} is back.', 'Prednisone taper: 10 mg x 2 weeks, then 5 mg.', 'Right wrist: {p.jointinj|intra-articular steroid injection} with {m.mpred|Depo-Medrol 40 mg|st=-} today.', '{x|Leflunomide declined|declined|m.lef} by patient. {x|Rituximab|considered|m.rit} is the next option.', 'Annual eye exam while on hydroxychloroquine; {x|avoid sulfa drugs|instruction}.'])}</ol>
      ${paragraphs(c, ['Return in 3 months.'])}${signature(c.rnd)}<div>Bartholomew Yoon, MD &nbsp; (electronically signed 09/18/2023 17:22)</div>`,
    ),
}

export const lettersUs = [cardiology, rheumatology]
