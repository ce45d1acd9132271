/** Letters in English: a Canadian hospital's discharge after a bleeding ulcer, an Australian emergency letter with readings by the hour, a Scottish epilepsy clinic. */
import { barcode, mark, signature } from '../lib/decor.mjs'
import { FACE, doc, en, items, sheet } from './blind-parts.mjs'

/** Canada: headings in a narrow column at the left; medicines under what became of them; bloods of three days. */
const bleed = doc(
  'p1356.png',
  ['en', 'discharge', 'clean'],
  '2026-01-25',
  [
    'Georgian Shores General Hospital',
    'GEORGIAN SHORES GENERAL HOSPITAL',
    'Georgian Shores General Hospital, General Internal Medicine',
    'Georgian Shores General',
  ],
  [
    'Dr. Anika Deshmukh',
    'Anika Deshmukh',
    'Deshmukh, Anika',
    'Dr Anika Deshmukh',
    'Anika Deshmukh, MD, FRCPC',
    'Dr. A. Deshmukh',
  ],
  [
    'Bernice Tremaine',
    'TREMAINE, Bernice',
    'Tremaine, Bernice',
    'Mrs. Tremaine',
    'Bernice M. Tremaine',
    'TREMAINE, Bernice M.',
  ],
  'Discharge summary',
  (c) => {
    const days = ['2026-01-20', '2026-01-22', '2026-01-25']
    const part = (title, inner) => `<div class="h">${en(title)}</div><div>${inner}</div>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const lab = (s) => {
      const [key, label, unit, ref, ...v] = s.split(';')
      const cells = v.map((printed, i) => {
        if (!printed) return '<td></td>'
        const r = c.lab([key, label, printed, unit, ref].join(';'), { date: days[i] })
        c.entities[r.n].text = `${label} ${printed} ${unit}`
        const out = r.flag === 'H' || r.flag === 'L' ? ` ${r.flag}` : ''
        return `<td><span data-e="${r.n}">${en(printed)}</span>${out}</td>`
      })
      return `<tr><td>${en(label)}</td>${cells.join('')}<td>${en(unit)}</td><td>${en(ref)}</td></tr>`
    }
    const meds = (title, colour, list) =>
      `<div class="m" style="border-color:${colour}"><b style="color:${colour}">${en(title)}</b>${list.map((s) => `<div data-line>${c.t(s)}</div>`).join('')}</div>`
    return sheet(
      `body{font:16px/1.33 ${FACE.roboto};font-size:15.2px;padding:38px 52px}.f{display:grid;grid-template-columns:138px 1fr;row-gap:6px}.f>div{border-top:1px solid #9aa;padding-top:3px}.h{font-weight:bold;color:#20507a}p{margin:1px 0 3px}ul{margin:1px 0}td,th{padding:.6px 12px .6px 0;text-align:left}.m{border-left:5px solid;padding-left:9px;margin:0 0 4px}.k{display:grid;grid-template-columns:1.1fr 1fr 1fr;border:1px solid #20507a;padding:5px 10px;margin:7px 0 10px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:12px;align-items:center">${mark('wave', '#20507a', 44)}<div><b style="font-size:22px;color:#20507a">Georgian Shores General Hospital</b><br>459 Huron Parade, Collingwood ON L9Y XXX</div></div><b style="font-size:19px">DISCHARGE SUMMARY</b></div>
      <div class="k"><div><b>TREMAINE, Bernice M.</b><br>DOB: 1946-08-23 (79 y) &nbsp; Female<br>HCN: XXXX XXX 214 GT</div><div>Admitted: 2026-01-20<br>Discharged: 2026-01-25<br>Discharged to: home, son staying</div><div>MRP: Dr. Anika Deshmukh<br>Family physician: Dr. Paul Lachance<br>Service: General Internal Medicine</div></div>${c.no('Dr. Paul Lachance', 'family physician')}
      <div class="f">
      ${part('Diagnoses', p('Most responsible: {d.ugib|upper GI bleed|icd=K92.2/K25.4/K25.0} from a {d.peptic|gastric ulcer|icd=K25.4/K25.0/K25.9}, {d.hpyl|H. pylori positive|icd=B96.81/A04.8}. Secondary: {d.e28abla|acute blood loss anemia|icd=D62}; {d.aki|acute kidney injury|icd=N17.9;st=-}, resolved; {d.delir|delirium, second night only|icd=R41.0/F05;st=-}.') + p('Comorbid: {d.af|atrial fibrillation|icd=I48.91/I48.20}, {d.htn|hypertension|icd=I10}, {d.hypothy|hypothyroidism|icd=E03.9}, {d.kneeoa|osteoarthritis of both knees|icd=M17.0/M17.9}, {d.osteoporosis|osteoporosis|icd=M81.0}. Past: {d.breastca|left breast cancer 2009|icd=Z85.3/C50.912;st=-;on=2009}, {p.lumpec|lumpectomy|st=completed} and {p.radioth|radiation}.'))}
      ${part('History', p('{o|Black stools for two days} and a {o|near faint} in the kitchen. For three weeks she had taken {m.napr|naproxen|dose=-;st=stopped} from the drugstore for her knees, together with her blood thinner. {x|No hematemesis, no chest pain, no weight loss|negated|d.chestpain}. {x|No previous ulcer and no liver disease|negated|d.cirrh}. {x|Brother had colon cancer at 70|family history|d.colonca}. {x|Non-smoker, no alcohol|negated|d.smoker}.') + p('On arrival: BP {l.e21sys|92|v=92;u=-}/{l.e21dia|54|v=54;u=-}, HR {l.e21hr|108|v=108;u=-}, T {l.e21temp|36.6|v=36.6;u=-}, SpO2 {l.e21spo2|96%|v=96;u=%} on room air. {o|Melena on rectal exam}. {x|Abdomen not tender, no stigmata of liver disease|negated}.'))}
      ${part('Course', `<ul>${items(c, ['{p.transfus|Two units of packed red cells}, IV {m.pan?|pantoprazole|dose=-;st=-}, {m.apix|apixaban|dose=-;st=-} held. {x|Prothrombin complex was considered but not given|considered}.', '{p.egd|Gastroscopy 2026-01-21|on=2026-01-21} (Dr. S. Whitford): {d.peptic|1.5 cm antral ulcer} with a visible vessel, {p.e33hemo|epinephrine injection and two clips}. {x|No varices, no mass|negated|d.gastricca}. {d.hiatus|Small hiatus hernia|icd=K44.9}. {l.clo|Rapid urease test positive|v=positive;u=-}. {p.stombx?|Biopsies taken}, {x|histology pending|pending}.', '{x|No rebleeding, colonoscopy was not needed|negated|p.colono}. {p.ecg|ECG}: {d.af|atrial fibrillation}, {x|no ischemia|negated|d.ihd}. {i.cxr|Chest X-ray}: {d.cardmeg|mild cardiomegaly|icd=I51.7}, {x|no pneumonia|negated|d.pneumonia}.', 'Creatinine recovered with fluids. The confusion settled without medication; {x|haloperidol was ordered but not used|not given|m.halo}.'])}</ul>`)}${c.no('Dr. S. Whitford', 'endoscopist')}
      ${part('Laboratory', `<table><tr><th></th><th>Jan 20</th><th>Jan 22</th><th>Jan 25</th><th></th><th>Reference</th></tr>${['hgb;Hemoglobin;g/L;120 - 160;71;86;93', 'mcv;MCV;fL;80 - 100;89;;', 'plt;Platelets;10^9/L;150 - 400;268;;301', 'inr;INR;;0.9 - 1.2;1.4;1.1;', 'urea;Urea;mmol/L;2.5 - 8.0;19.4;8.3;6.2', 'crea;Creatinine;umol/L;45 - 90;138;97;84', 'k;Potassium;mmol/L;3.5 - 5.1;4.4;3.8;4.1', 'ferr;Ferritin;ug/L;15 - 200;;22;', 'tsh;TSH;mIU/L;0.30 - 4.50;;2.90;'].map(lab).join('')}</table>`)}
      ${part('Allergies', p('{a.sulfa|Sulfa|react=rash} - rash; {a.code|codeine|react=nausea} - nausea. {x|No allergy to penicillin|negated|a.pen}.'))}
      ${part(
        'Medications',
        meds('NEW', '#1e7a3c', [
          '{m.pan|Pantoprazole 40 mg PO twice daily|freq=twice daily;route=PO} for 8 weeks, then once daily',
          '{m.amox|Amoxicillin 1000 mg PO twice daily|freq=twice daily;route=PO} and {m.clari|clarithromycin 500 mg PO twice daily|freq=twice daily;route=PO} and {m.metro|metronidazole 500 mg PO twice daily|freq=twice daily;route=PO}, 14 days',
          '{m.fefum|Ferrous fumarate 300 mg PO at bedtime|freq=at bedtime;route=PO}; {m.para|acetaminophen 650 mg PO every 6 hours as needed|freq=every 6 hours as needed;route=PO}',
        ]) +
          meds('CHANGED', '#a35a00', ['{m.perin|Perindopril 4 mg PO daily|freq=daily;route=PO} (was 8 mg)']) +
          meds('UNCHANGED', '#20507a', [
            '{m.bis|Bisoprolol 2.5 mg PO daily|freq=daily;route=PO}; {m.levo|levothyroxine 88 mcg PO daily|freq=daily;route=PO}; {m.chole|vitamin D 1000 IU PO daily|freq=daily;route=PO}',
            '{m.deno|Denosumab 60 mg SC every 6 months|freq=every 6 months;route=SC}, last given November 2025',
          ]) +
          meds('ON HOLD', '#6a6a6a', [
            '{m.apix|Apixaban 5 mg twice daily|freq=twice daily;st=-}: {x|restart 2026-02-02|planned}. {m.ros|Rosuvastatin 10 mg|st=-}: hold while on clarithromycin',
          ]) +
          meds('STOP', '#b00020', [
            '{m.napr|Naproxen 500 mg|st=stopped}. {x|Do not take ibuprofen or ASA either|warned|m.ibu}',
          ]),
      )}
      ${part('Follow-up', `<ul>${items(c, ['{x|Dr. Lachance in one week with CBC and creatinine|planned|l.hgb}. {x|Urea breath test 4 weeks after antibiotics|planned}.', '{x|Repeat gastroscopy in 8 weeks to confirm healing|planned}. {x|IV iron if hemoglobin is below 100 in a month|conditional|p.e28feinf}.', '{x|Return for black stools, fainting or chest pain|conditional}.'])}</ul>`)}
      </div>
      <div style="display:flex;justify-content:space-between;align-items:end;font-size:14px;margin-top:4px"><span>${signature(c.rnd, '#22306b', 80)} Anika Deshmukh, MD, FRCPC &nbsp; Electronically signed 2026-01-25 13:10</span><span>Dictated by: R. Kowalchuk, PGY2</span></div>${c.no('R. Kowalchuk', 'resident')}`,
    )
  },
  { dateAliases: ['2026-01-20'], width: 1080, scale: 1.3 },
)

/** Australia: readings in a table by the hour, headings in sentence case with a rule, discharge medicines as bullets. */
const nut = doc(
  'p1357.png',
  ['en', 'discharge', 'clean'],
  '2026-03-14',
  [
    'Wollemi District Hospital',
    'WOLLEMI DISTRICT HOSPITAL',
    'Wollemi District Hospital Emergency Department',
    'Wollemi District Hospital, Emergency Department',
  ],
  ['Dr Callum Ferreira', 'Callum Ferreira', 'Dr C Ferreira', 'Dr. Callum Ferreira', 'FERREIRA, Callum'],
  [
    'Tahlia Moretti',
    'MORETTI, Tahlia',
    'Ms Tahlia Moretti',
    'MORETTI, Tahlia Jane',
    'Tahlia Jane Moretti',
    'Tahlia',
  ],
  'Emergency department discharge letter',
  (c) => {
    const h = (s) => `<h3>${en(s)}</h3>`
    const p = (s) => `<p>${c.t(s)}</p>`
    const list = (rows) => `<ul>${items(c, rows)}</ul>`
    const obs = (label, key, unit, ...v) =>
      `<tr><td>${en(label)}</td>${v
        .map(
          (x) =>
            `<td>${
              x.includes('/')
                ? x
                    .split('/')
                    .map((n, i) => c.t(`{l.${i ? 'e21dia' : 'e21sys'}|${n}|v=${n};u=${unit}}`))
                    .join('/')
                : c.t(`{l.${key}|${x}|v=${x};u=${unit}}`)
            }</td>`,
        )
        .join('')}<td>${unit === '-' ? '' : en(unit)}</td></tr>`
    return sheet(
      `body{font:17px/1.4 ${FACE.calibri};font-size:17.6px;padding:46px 70px}h3{font-size:18px;margin:9px 0 2px;color:#00405e;border-bottom:1px solid #00405e}p{margin:3px 0}ul{margin:2px 0}td,th{border:1px solid #9ab;padding:1.5px 14px}th{background:#e6eef2}.k{display:grid;grid-template-columns:1fr 1fr;margin-top:8px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:24px;color:#00405e">Wollemi District Hospital</b><br>Emergency Department &nbsp; Great Western Hwy, NSW &nbsp; 02 5550 0XXX</div>${barcode(c.rnd, 34, 36)}</div>
      <div class="k"><div><b>MORETTI, Tahlia Jane</b><br>DOB 05/07/2001 &nbsp; 24 yrs &nbsp; F &nbsp; MRN 18XX623</div><div>Arrived 14/03/2026 19:42 by ambulance, triage 2<br>Left 15/03/2026 02:15, home with housemate</div></div>
      <p>Dear Dr Rosalind Keane,</p>${c.no('Dr Rosalind Keane', 'recipient')}
      ${p('Thank you for seeing Tahlia in follow-up of {d.anaphyl|anaphylaxis to cashew nut|icd=T78.05XA/T78.2XXA/T78.00XA}.')}
      ${h('What happened')}
      ${p('Ten minutes after two mouthfuls of pasta with pesto she had {o|itching of the mouth, hives, swelling of the lips, wheeze and vomiting}. She felt faint. Paramedics gave {m.adren?|adrenaline IM|dose=-;st=-} at 19:10 and again at 19:20, and nebulised {m.salb?|salbutamol|dose=-;st=-}. {x|No loss of consciousness|negated|d.syncope}. {x|She was not stung and had taken no new medicine|negated}. She had left her old autoinjector at home; it expired in 2023.')}
      ${h('Past history')}
      ${p('{d.asthma|Asthma, mild|icd=J45.909/J45.20/J45.30/J45.21/J45.901}, {x|never in intensive care|negated}. {d.eczema|Eczema|icd=L20.9}. {d.allrhin|Hay fever|icd=J30.1/J30.2/J30.9}. {p.append|Appendicectomy 2015|on=2015}. {x|No heart disease|negated|d.ihd}. {x|Her brother had anaphylaxis to a bee sting|family history|a.bee}. {d.vape?|Vapes on weekends|icd=F17.290/Z72.0;st=-}. {x|Does not smoke cigarettes|negated|d.smoker}.')}
      ${p('Medicines: {m.symb|budesonide/formoterol 200/6, one puff when needed|dose=-;freq=when needed}, {m.coc|ethinylestradiol/levonorgestrel 30/150 daily|dose=-;freq=daily}, {m.mome|mometasone nasal spray in spring|dose=-;freq=in spring}.')}
      ${p('Allergies: {a.cashew|cashew|react=anaphylaxis} (anaphylaxis), {a.pistach|pistachio|react=lip swelling} (lip swelling 2012), {a.cefac|cefaclor|react=rash} (rash as a child). {x|Eats peanut and almond without trouble|negated|a.peanut}. {x|Not allergic to latex|negated|a.latex}.')}
      ${h('Observations')}
      <table><tr><th></th><th>19:45</th><th>20:30</th><th>01:50</th><th></th></tr>${obs('Blood pressure', '', 'mmHg', '88/46', '104/62', '116/70')}${obs('Heart rate', 'e21hr', '/min', '128', '106', '82')}${obs('Respiratory rate', 'e21rr', '/min', '28', '20', '16')}${obs('SpO2 (room air)', 'e21spo2', '%', '92', '97', '99')}${obs('Temperature', 'e21temp', 'C', '36.4', '36.7', '36.8')}</table>
      ${p('On arrival {o|widespread urticaria, lip swelling and expiratory wheeze}. {x|No stridor, tongue not swollen|negated}. Weight {l.e21wt|64 kg|v=64;u=kg}.')}
      ${h('Tests')}
      ${p('{l.tryp|Tryptase 24.8 microg/L|v=24.8;u=microg/L} at 20:40 (normal below 11.4). {l.hgb|Hb 132 g/L|v=132;u=g/L}, {l.wbc|WCC 12.1|v=12.1;u=-}, {l.k|potassium 3.3 mmol/L|v=3.3;u=mmol/L}, {l.crea|creatinine 66 micromol/L|v=66;u=micromol/L}, {l.lact|lactate 2.6|v=2.6;u=-}. {l.hcgu|Urine pregnancy test negative|v=negative;u=-}. {p.ecg|ECG}: {d.sinust?|sinus tachycardia|icd=R00.0;st=-}. {x|Chest X-ray not needed|not needed|i.cxr}.')}
      ${h('Treatment')}
      ${p('A third dose of {m.adren?|adrenaline|dose=-;st=-} IM at 19:50, {o|one litre of saline}, {m.prednl?|prednisolone 50 mg|dose=-;st=-}, {m.lora?|loratadine 10 mg|dose=-;st=-}, {p.e20oxyg?|oxygen} until 20:15. {x|An adrenaline infusion was prepared but not needed|not given}. Watched for six hours, {x|no second reaction|negated}.')}
      ${h('Diagnoses')}
      ${list(['{d.anaphyl|Anaphylaxis, food trigger}, {o|severe}', '{d.asthma|Asthma, acute episode|icd=J45.901/J45.909} as part of the reaction', '{d.hypok|Mild hypokalaemia|icd=E87.6} after salbutamol'])}
      ${h('Medicines to go home with')}
      ${list(['{m.adren|EpiPen 300 microg|dose=300 mcg}, two pens, use taught with a trainer', '{m.prednl|Prednisolone 50 mg once daily for 2 days|freq=once daily}', '{m.ceti|Cetirizine 10 mg once daily for 3 days|freq=once daily}'])}
      ${h('Plan')}
      ${list(['{x|Referral sent to the allergy clinic at Nepean for skin tests|referral|p.e18spt}', '{x|Please repeat tryptase at 4 weeks as a baseline, and potassium within a week|planned|l.tryp}', '{x|Please consider a regular preventer if she wheezes more than twice a month|conditional}', '{x|Avoid all cashew and pistachio; carry both pens; call 000 if symptoms return|instruction}'])}
      <div style="margin-top:5px">${signature(c.rnd, '#22306b', 100)}<br>Dr Callum Ferreira, Emergency Registrar, for Dr Yasmin Haddad, FACEM</div>${c.no('Dr Yasmin Haddad', 'supervising consultant')}`,
    )
  },
  { dateAliases: ['2026-03-15'], width: 1080, scale: 1.3 },
)

/** Scotland: a clinic's letter; diagnoses, medicines and earlier drugs in a ruled block, text, plan at the end. */
const epilepsy = doc(
  'p1358.png',
  ['en', 'consultation', 'clean'],
  '2026-03-02',
  [
    'Strathlomond Royal Infirmary',
    'STRATHLOMOND ROYAL INFIRMARY',
    'Strathlomond Royal Infirmary, Department of Neurology',
    'Department of Neurology, Strathlomond Royal Infirmary',
  ],
  ['Dr Morag Sinclair', 'Morag Sinclair', 'Dr M Sinclair', 'Dr. Morag Sinclair', 'Dr Morag Sinclair FRCP'],
  [
    'Fraser Kilbride',
    'Mr Fraser Kilbride',
    'KILBRIDE, Fraser',
    'Mr Fraser KILBRIDE',
    'Fraser KILBRIDE',
    'Mr Kilbride',
  ],
  'Epilepsy clinic letter',
  (c) => {
    const p = (s) => `<p>${c.t(s)}</p>`
    const l = (k, s) => `<tr data-line><th>${en(k)}</th><td>${c.t(s)}</td></tr>`
    return sheet(
      `body{font:17px/1.42 ${FACE.times};font-size:18.2px;padding:52px 80px}p{margin:8px 0}th{text-align:left;width:172px;padding:3px 10px 3px 0;vertical-align:top}td{padding:3px 0}table{border-top:1.5px solid #333;border-bottom:1.5px solid #333;margin:9px 0}ol{margin:3px 0}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:21px">Strathlomond Royal Infirmary</b><br>Department of Neurology<br>Ward 31 Corridor, Balloch Road<br>Secretary 0141 496 0XXX</div><div style="text-align:right"><b style="color:#005eb8;font-size:22px">NHS Strathlomond</b><br>Clinic date: 02/03/2026<br>Typed: 09/03/2026<br>Our ref: MS/FK/12XX09</div></div>
      <p>Dr Euan Galbraith<br>Drumclog Medical Practice</p>${c.no('Dr Euan Galbraith', 'recipient')}${c.no('Drumclog Medical Practice', 'recipient')}
      <p>Dear Dr Galbraith</p>
      <p><b>Mr Fraser KILBRIDE, DOB 12/09/1992, CHI 1209XXXXX7</b></p>
      <table>
      ${l('Diagnoses', '{d.epil|Focal epilepsy with focal to bilateral tonic-clonic seizures|icd=G40.209/G40.109/G40.909}, since 2019; {d.e33mts|left mesial temporal sclerosis|icd=G93.81}; {d.gad|anxiety|icd=F41.9/F41.1}; {d.migr|migraine without aura|icd=G43.009/G43.909}')}
      ${l('Current medication', '{m.lamo|Lamotrigine 175 mg twice daily|freq=twice daily} (increased today from 150 mg), {m.e33clob|clobazam 10 mg as needed for clusters|freq=as needed for clusters}, {m.sert|sertraline 50 mg once daily|freq=once daily}, {m.propr|propranolol MR 80 mg once daily|freq=once daily}')}
      ${l('Previous drugs', '{m.leve|Levetiracetam|dose=-;st=stopped} 2020 to 2023, stopped for irritability; {m.carba|carbamazepine|dose=-;st=stopped} 2019, stopped for a rash')}
      ${l('Allergies', '{a.carba|Carbamazepine|react=rash} - rash')}
      ${l('Investigations', '{i.mrbrain|MRI brain 14/11/2022|on=2022-11-14}: {d.e33mts|small left hippocampus with raised signal}, {x|no tumour|negated|d.meningi}. {p.eeg|EEG 08/12/2022|on=2022-12-08}: left anterior temporal sharp waves. {p.ecg|ECG today}: normal, {o|QTc 412 ms}. Bloods 17/02/2026: {l.na|sodium 139 mmol/L|v=139;u=mmol/L;on=2026-02-17}, {l.alt|ALT 27 U/L|v=27;u=U/L;on=2026-02-17}, {l.lamol|lamotrigine 6.1 mg/L|v=6.1;u=mg/L;on=2026-02-17}, {l.vitd|vitamin D 31 nmol/L|v=31;u=nmol/L;on=2026-02-17}')}</table>
      ${p('I reviewed Mr Kilbride with his partner. He has had {o|two convulsions} since August, both from sleep, the last on 11 January after a night shift. Between them he has brief spells with {o|a rising feeling in the stomach and lip smacking}, about twice a month; he does not recall them. {x|There has been no status epilepticus|negated} and {x|no injury this year|negated}. In 2021 he {d.shdis|dislocated his left shoulder in a seizure|icd=S43.005A/S43.006A/Z87.828;st=historical;on=2021}, {p.reduc|reduced under sedation}; it has been stable since.')}
      ${p('He sometimes misses the evening tablets. {x|He drinks no alcohol and denies recreational drugs|negated|d.alcdep}. {x|His mood is good, with no thoughts of self-harm|negated|d.mdd}. The headaches come once in two months and settle with {m.suma|sumatriptan 50 mg}. {x|His sister had febrile convulsions and an uncle has Parkinson’s disease|family history|d.febseiz}.')}
      ${p('On examination {o|normal gait and eye movements}, {x|no nystagmus, no tremor|negated|d.essent}. Blood pressure {l.e21sys|124|v=124;u=-}/{l.e21dia|78|v=78;u=-}, pulse {l.e21hr|58|v=58;u=-}, weight {l.e21wt|83 kg|v=83;u=kg}.')}
      ${p('We talked about what comes next. {x|If the higher dose is not enough I would add brivaracetam|conditional|m.e33briv}; {x|lacosamide was considered and put aside because of his slow pulse|considered|m.laco}. {x|I would not go back to levetiracetam|not advised}. {x|He would like to know more about temporal lobe surgery and I shall present him at the Glasgow meeting|planned}. The risk of sudden death in epilepsy was discussed. {x|He does not drive and knows that he must not until twelve months free of seizures|instruction}.')}
      <p style="margin-bottom:0"><b>Plan</b></p><ol>${items(c, ['{m.lamo|Lamotrigine|dose=-} as above; {x|repeat level in six weeks|planned|l.lamol}.', '{m.chole|Colecalciferol 1000 units once daily|freq=once daily}, please add to repeat, for {d.vitd|vitamin D deficiency|icd=E55.9}.', '{x|Repeat MRI with epilepsy protocol, requested|planned}. {x|Video telemetry waiting list about five months|planned}.', '{x|Epilepsy nurse Kirsty Lamont will telephone in April|planned}. Review here in six months.'])}</ol>${c.no('Kirsty Lamont', 'nurse')}
      <div style="margin-top:6px">Yours sincerely<br>${signature(c.rnd, '#22306b', 120)}<br>Dr Morag Sinclair FRCP, Consultant Neurologist</div><p style="font-size:15px">cc: Mr Fraser Kilbride &nbsp; <i>Dictated but not signed to avoid delay</i></p>`,
    )
  },
  { dateAliases: ['2026-03-09'], width: 1080, scale: 1.3 },
)

export const thirtythirdEnLetters = [bleed, nut, epilepsy]
