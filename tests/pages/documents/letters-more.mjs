/** Further clinic letters: neurology and psychiatry in British English, oncology in American. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

const neurology = {
  file: 'p19.jpg',
  lang: 'en',
  category: 'consultation',
  variant: 'photo',
  date: '2023-10-05',
  scale: 1.2,
  degrade: { angle: -2 },
  facility: 'Elmhurst Neurosciences Centre',
  facilityAliases: ['Elmhurst Neurosciences', 'Elmhurst', 'Elmhurst Neurosciences Center'],
  physician: 'Professor Idris Llewellyn',
  physicianAliases: ['Idris Llewellyn', 'Prof I Llewellyn', 'Prof Idris Llewellyn', 'Dr Idris Llewellyn'],
  patient: 'Frances Abbotsley',
  patientAliases: ['Mrs Frances Abbotsley', 'ABBOTSLEY, Frances', 'Mrs Abbotsley', 'Frances ABBOTSLEY'],
  title: 'Neurology clinic letter',
  html: (c) =>
    sheet(
      `body{font:20px/1.45 ${FACE.calibri};padding:54px 78px}p{margin:8px 0}ol,ul{padding-left:24px}`,
      `<div style="display:flex;justify-content:space-between"><div><b>Elmhurst Neurosciences Centre</b><br>Department of Neurology</div><div style="text-align:right">Clinic 05.10.2023<br>Dictated 06.10.2023</div></div>
      <p>Dr Tabitha Crowe, Wren Lane Surgery</p>${c.no('Dr Tabitha Crowe', 'recipient')}<p><b>Mrs Frances ABBOTSLEY, born 16.03.1968</b></p>
      <p><b>Problems</b></p><ol>${items(c, ['{d.epil|Temporal lobe epilepsy}', '{d.migr|Chronic migraine}', '{d.neuropathy|Sensory neuropathy}, probably due to {d.b12|vitamin B12 deficiency}', '{d.trigem|Trigeminal neuralgia} (left V2)'])}</ol>
      <p><b>Medication</b></p><ul>${items(c, ['{m.leve|Levetiracetam 750 mg bd|freq=bd}', '{m.lamo|Lamotrigine 100 mg bd|freq=bd} (increased from 75 mg)', '{m.propr|Propranolol LA 80 mg od|freq=od}', '{m.suma|Sumatriptan 50 mg prn|freq=prn}', '{m.carba|Carbamazepine|dose=-;st=stopped} - discontinued in 2021, rash'])}</ul>
      ${paragraphs(c, [
        "Dear Dr Crowe, I reviewed this lady with her husband. She has had two {d.seiz?|focal seizures} since May, {x|without generalisation|negated} and {x|no status epilepticus|negated}. Migraine occurs on 16 days a month. She reports {o|numb feet}. {x|There is no history of stroke|negated|d.stroke} or {x|head injury|negated|d.concuss}. Her grandfather had {x|Parkinson's disease|family history|d.park} and a cousin has {x|multiple sclerosis|family history|d.ms}.",
        'She {a.carba|reacted to carbamazepine with a rash|react=rash}, and to {a.code|codeine with severe itching|react=itching;sev=severe}. {x|She is not allergic to penicillin|negated|a.pen}.',
        'Examination: {o|absent ankle jerks}, {o|reduced vibration sense}; {x|no tremor|negated}, {x|no papilloedema|negated}. {i.mrbrain|MRI brain} (12.09.2023) showed {d.smallv|small vessel disease} and was otherwise unremarkable, {x|without evidence of demyelination|negated}. {p.eeg|EEG} in September recorded left temporal sharp waves. {p.emg|Nerve conduction studies} confirmed an axonal neuropathy. {x|Lumbar puncture was not felt to be necessary|not done|p.lp}. {l.b12|B12 118 ng/L}, {l.fol|folate 6.0 ug/L}, {l.a1c|HbA1c 38 mmol/mol}.',
        'I have started {m.topi|topiramate 25 mg nocte|freq=nocte} and {m.hydrox|hydroxocobalamin 1 mg injections|dose=1 mg}. {x|Sodium valproate should be avoided|instruction|m.valp}. If there is no benefit we will consider {x|erenumab|considered|m.eren} through the headache clinic. She must not drive.',
      ])}
      <p>Yours sincerely</p>${signature(c.rnd)}<p>Professor Idris Llewellyn, Consultant Neurologist</p>`,
    ),
}

const psychiatry = {
  file: 'p21.jpg',
  lang: 'en',
  category: 'consultation',
  variant: 'fax',
  date: '2024-01-30',
  scale: 1.25,
  facility: 'Larkfield Community Mental Health Team',
  facilityAliases: ['Larkfield CMHT', 'Larkfield Community Mental Health', 'Larkfield'],
  physician: 'Dr Zainab Bellamy',
  physicianAliases: ['Zainab Bellamy', 'Dr Z Bellamy', 'Z Bellamy'],
  patient: 'Owen Trevithick',
  patientAliases: ['Mr Owen Trevithick', 'TREVITHICK, Owen', 'Mr Trevithick'],
  title: 'Outpatient review',
  html: (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.arial};padding:50px 76px}p{margin:9px 0}`,
      `<p>Larkfield Community Mental Health Team<br>2 Orchard Rise, Larkfield</p><p>30 January 2024 &nbsp;&nbsp; PRIVATE AND CONFIDENTIAL</p><p>To: Dr Hugo Penrose, Church Street Practice</p>${c.no('Dr Hugo Penrose', 'recipient')}<p><b>Re: Mr Owen Trevithick, DoB 04 July 1985</b></p>
      <p><b>Diagnosis:</b> ${c.t('{d.bipolar|Bipolar II disorder}; {d.gad|generalised anxiety disorder}; {d.alcdep|alcohol dependence|st=-}, abstinent 14 months; {d.ptsd|PTSD}')}</p>
      <p><b>Physical health:</b> ${c.t('{d.hypothy|hypothyroidism} (on lithium), {d.psoriasis|psoriasis}, {d.osa|sleep apnoea}. {x|No diabetes|negated|d.dm2}.')}</p>
      <p><b>Current medication:</b> ${c.t('{m.lith|Priadel (lithium carbonate) 800 mg nocte|dose=-;freq=nocte}, {m.quet|quetiapine XL 150 mg nocte|freq=nocte}, {m.mirt|mirtazapine 30 mg nocte|freq=nocte}, {m.levo|levothyroxine 50 micrograms mane|dose=50 micrograms;freq=mane}, {m.calbet|Enstilar foam|dose=-}. Previously tried: {m.olan|olanzapine|dose=-;st=stopped} ({o|weight gain}), {m.venl|venlafaxine|dose=-;st=stopped} (switched to {o|hypomania}).')}</p>
      <p><b>Allergies:</b> ${c.t('{x|NKDA|no known allergies}. {a.lamo|Lamotrigine caused a rash|react=rash} in 2019 and must not be re-challenged.')}</p>${paragraphs(
        c,
        [
          'Mr Trevithick attended alone. Mood has been low for six weeks with early waking. {x|There were no psychotic symptoms|negated}, {x|no suicidal ideation|negated} and {x|no evidence of schizophrenia|negated|d.schizo}. He {x|denies illicit drug use|negated}. His mother was treated for {x|depression with ECT|family history|d.mdd} and his uncle has {x|schizophrenia|family history|d.schizo}.',
          'Bloods on 22 January 2024: {l.lith|lithium 0.42 mmol/L|on=2024-01-22}, {l.tsh|TSH 5.6 mU/L|on=2024-01-22}, {l.crea|creatinine 84 umol/L|on=2024-01-22}, {l.cacor|adjusted calcium 2.48 mmol/L|on=2024-01-22}. {p.ecg|ECG} normal, {o|QTc 418 ms}. BMI 31.',
          'Plan: increase lithium to 1000 mg nocte and repeat the level in one week; {p.cbt|CBT} continues, session 6 of 16. We discussed {x|aripiprazole|considered|m.arip} and {x|ECT|discussed, not planned|p.ect}, which he would rather avoid. {x|Please do not prescribe ibuprofen or ramipril|instruction|m.ibu} with lithium. {x|ADHD assessment is pending|not established|d.adhd}.',
        ],
      )}<p>Yours sincerely,</p>${signature(c.rnd, '#111')}<p>Dr Zainab Bellamy MRCPsych</p>`,
    ),
}

const oncology = {
  file: 'p23.jpg',
  lang: 'en',
  category: 'consultation',
  variant: 'scan',
  date: '2024-07-11',
  degrade: { angle: 0.9, colour: true },
  facility: 'Sycamore Bend Cancer Institute',
  facilityAliases: ['Sycamore Bend Cancer Center', 'Sycamore Bend', 'Sycamore Bend Cancer Inst.'],
  physician: 'Renata Kowalczyk, MD',
  physicianAliases: ['Renata Kowalczyk', 'Dr. Kowalczyk', 'R. Kowalczyk, MD', 'Dr. Renata Kowalczyk'],
  patient: 'Deborah Ainsworth',
  patientAliases: ['Ainsworth, Deborah', 'AINSWORTH, DEBORAH', 'Ms. Ainsworth', 'Mrs. Ainsworth'],
  title: 'Medical Oncology Follow-up',
  html: (c) =>
    sheet(
      `body{font:18.5px/1.42 ${FACE.openSans};padding:42px 56px}h3{font-size:17px;color:#5b2c83;margin-top:10px}p{margin:3px 0}.h{display:flex;justify-content:space-between;border-bottom:2px solid #5b2c83;padding-bottom:8px}`,
      `<div class="h"><div><b style="font-size:21px;color:#5b2c83">Sycamore Bend Cancer Institute</b><br>Medical Oncology Follow-up</div><div>${mark('wave', '#5b2c83', 44)}</div><div style="text-align:right">Ainsworth, Deborah &nbsp; F<br>DOB 10/03/1966 &nbsp; MRN SB-40092<br><b>Date of service: 07/11/2024</b></div></div>
      <h3>ONCOLOGIC HISTORY</h3><p>${c.t('{d.breastca|Invasive ductal carcinoma of the left breast}, ER+/PR+/HER2-positive, pT2N1. {p.corebx|US-guided core biopsy|on=2023-05} May 2023. Neoadjuvant {m.pacl|paclitaxel|dose=-;st=stopped} and {m.tras|trastuzumab|dose=-;st=active}; {m.doxor|doxorubicin|dose=-;st=stopped} and {m.cyclop|cyclophosphamide|dose=-;st=stopped} completed 11/2023. {p.lumpec|Left lumpectomy|on=2024-01-09} with {p.slnb|sentinel lymph node biopsy|on=2024-01-09} 01/09/2024. Adjuvant {p.radioth|radiation therapy} finished 04/02/2024. {p.port|Port-a-Cath placement|on=2023-06} June 2023.')}</p>
      <h3>OTHER PROBLEMS</h3><ul>${items(c, ['{d.neuropathy|Peripheral neuropathy} from taxane, improving', '{d.osteopenia|Osteopenia}', '{d.dvt|Left leg DVT|st=historical} on tamoxifen, resolved', '{d.menop|Menopausal vasomotor symptoms}', '{d.melanoma|Melanoma|st=historical;on=2008}, right calf, excised 2008'])}</ul>
      <h3>CURRENT MEDICATIONS</h3><p>${c.t('{m.letr|Letrozole 2.5 mg daily|freq=daily}; {m.gose|goserelin 3.6 mg SC every 4 weeks|freq=every 4 weeks}; {m.apix|apixaban 2.5 mg BID|freq=BID}; {m.venl|venlafaxine XR 37.5 mg daily|freq=daily}; {m.preg|pregabalin 75 mg BID|freq=BID}; {m.calvitd|calcium/vitamin D|dose=-} daily; {m.prochl|prochlorperazine 10 mg PRN|freq=PRN}. Stopped: {m.tamox|tamoxifen 20 mg|st=stopped} (clot).')}</p>
      <h3>ALLERGIES</h3><p>${c.t('{a.vanco|Vancomycin: flushing|react=flushing}. {a.gad|Gadolinium contrast: hives|react=hives}.')}</p>
      <h3>INTERVAL</h3><p>${c.t('Feels well. {x|No new breast lump|negated}, {x|no bone pain|negated}, {x|no headaches|negated}. Mother: {x|breast cancer|family history|d.breastca}; {x|BRCA testing negative|negated}.')}</p>
      <h3>DATA</h3><p>${c.t('{i.echo|Echo} 06/27/2024: {l.lvef|LVEF 57%|on=2024-06-27}. {i.petct|PET/CT} 03/2024: {x|no metastatic disease|negated|d.livermet}. {i.mammo|Diagnostic mammogram} 06/2024 benign. {i.bonescan|Bone scan} 2023 {x|negative for metastases|negated}. Labs today: {l.wbc|WBC 3.9 K/uL}, {l.neut|ANC 1.7 K/uL}, {l.hgb|Hgb 11.6 g/dL}, {l.plt|Plt 188 K/uL}, {l.alp|Alk Phos 96 U/L}, {l.ca153|CA 15-3 21 U/mL}, {l.e2|estradiol <5 pg/mL|v=<5;u=pg/mL}.')}</p>
      <h3>ASSESSMENT / PLAN</h3><ol>${items(c, ['No evidence of recurrence. Continue letrozole and goserelin; trastuzumab through September.', '{x|Abemaciclib discussed and declined|declined}.', '{m.zole|Zoledronic acid 4 mg IV|st=active} given today, every 6 months.', 'Hot flashes: {x|estrogen is contraindicated|contraindicated|m.estr}. {x|Oxybutynin|considered|m.oxyb} is an option.', '{x|DEXA|planned|i.dexa} in October; {x|MRI breast|planned} in January.'])}</ol>
      ${signature(c.rnd)}<p>Renata Kowalczyk, MD &nbsp; cc: Dr. Phineas Gold (Surgery), Dr. Amara Lewis (PCP)</p>${c.no('Dr. Phineas Gold', 'physician name')}${c.no('Dr. Amara Lewis', 'physician name')}`,
    ),
}

export const lettersMore = [neurology, psychiatry, oncology]
