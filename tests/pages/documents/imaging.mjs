/** Imaging reports in English. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, items, paragraphs, sheet } from './parts.mjs'

const section = (c, title, text) => `<h3>${title}</h3>${paragraphs(c, [text])}`

const chest = {
  file: 'p28.png',
  lang: 'en',
  category: 'imaging',
  variant: 'clean',
  date: '2024-09-30',
  facility: 'Cedar Flats Radiology',
  facilityAliases: ['Cedar Flats Radiology Group', 'Cedar Flats'],
  physician: 'Ximena Fuentes, MD',
  physicianAliases: ['Ximena Fuentes', 'Dr. Fuentes', 'X. Fuentes, MD'],
  patient: 'Albert Nakamura',
  patientAliases: ['NAKAMURA, ALBERT', 'Nakamura, Albert'],
  title: 'XR CHEST 2 VIEWS',
  html: (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.calibri};padding:50px 70px}h3{font-size:20px;margin-top:14px}.h{display:grid;grid-template-columns:1fr 1fr;border-top:1px solid #000;border-bottom:1px solid #000;padding:8px 0;margin:10px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><span>Cedar Flats Radiology &nbsp;|&nbsp; 700 Basin Rd, Elko, NV</span>${mark('rings', '#555', 40)}</div><div class="h"><div>NAKAMURA, ALBERT<br>DOB 10/12/1959 &nbsp; M &nbsp; MRN CF-20117</div><div>Exam date: 09/30/2024 14:05<br>Ordering: Priscilla Vang, NP</div></div>${c.no('Priscilla Vang, NP', 'physician name')}
      <p style="font-size:24px"><b>${c.t('{i.cxr|XR CHEST PA AND LATERAL|on=2024-09-30}')}</b></p>
      ${section(c, 'CLINICAL HISTORY', 'Cough for three weeks, {x|evaluate for pneumonia|question|d.pneumonia}. Prior {d.tb|tuberculosis|st=historical} treated 1988.')}
      ${section(c, 'COMPARISON', '{i.ctchest?|CT chest} 03/11/2023.')}
      ${section(c, 'FINDINGS', 'Dual-chamber {p.pacem|pacemaker}, leads unchanged. {d.cardmeg|Mild cardiomegaly}. Linear {d.atelect|atelectasis} at the left base. {o|Calcified granuloma} at the right apex. {x|No focal consolidation|negated}, {x|pneumothorax|negated|d.pneumothx} or {x|pleural effusion|negated|d.pleff}. Old healed {d.ribfx|right rib fractures|st=historical}. {o|Degenerative changes of the thoracic spine}. Large {d.hiatus|hiatal hernia}.')}
      <h3>IMPRESSION</h3><ol>${items(c, ['{x|No acute cardiopulmonary disease|negated}.', 'Left basilar atelectasis.', 'Stable mild cardiomegaly. {x|No pulmonary edema|negated}.', 'Hiatal hernia.'])}</ol>
      <p style="margin-top:24px">Electronically signed by Ximena Fuentes, MD on 10/01/2024 08:20. Dictated: 09/30/2024.</p>${signature(c.rnd)}`,
    ),
}

const knee = {
  file: 'p30.jpg',
  lang: 'en',
  category: 'imaging',
  variant: 'photo',
  date: '2024-08-06',
  degrade: { rotate: 180 },
  facility: 'Whitestone Imaging Centre',
  facilityAliases: ['Whitestone Imaging', 'Whitestone Imaging Center'],
  physician: 'Dr Hamish Drummond',
  physicianAliases: ['Hamish Drummond', 'Dr H Drummond', 'H Drummond'],
  patient: 'Tamsin Yardley',
  patientAliases: ['Ms Tamsin Yardley', 'YARDLEY, Tamsin', 'YARDLEY Tamsin'],
  title: 'MRI RIGHT KNEE',
  html: (c) =>
    sheet(
      `body{font:21px/1.5 ${FACE.times};padding:56px 80px}h3{font-size:19px;letter-spacing:1px;margin-top:12px}p{margin:4px 0}`,
      `<div style="text-align:center"><span style="font-size:31px;letter-spacing:3px">WHITESTONE</span><br>Imaging Centre · 4 Castle Terrace, Aldmoor</div><p>Patient: <b>Ms Tamsin Yardley</b> &nbsp; DOB: 22/07/1991 &nbsp; Ref: W-60221</p><p>Examination: 06/08/2024 &nbsp;&nbsp; Reported: 08/08/2024 &nbsp;&nbsp; Referrer: Mr O. Penhaligon (Orthopaedics)</p>${c.no('Mr O. Penhaligon', 'physician name')}
      <p style="margin-top:12px"><b><u>${c.t('{i.mrknee|MRI RIGHT KNEE|on=2024-08-06}')}</u></b></p>
      ${section(c, 'INDICATION', '{o|Twisting injury} at netball, locking. {x|? meniscal tear|question}. {p.arthrosc|Left knee arthroscopy|on=2019} 2019.')}
      ${section(c, 'TECHNIQUE', 'Proton density and T2 fat-suppressed sequences, no contrast.')}
      ${section(c, 'FINDINGS', "There is a complete {d.acl|ACL rupture} with {o|pivot-shift bone bruising}. {d.meniscus|Horizontal tear of the medial meniscus}, posterior horn. {x|The lateral meniscus is intact|negated}. {x|PCL and collateral ligaments are intact|negated}. {d.kneeeff|Moderate joint effusion}. A small {d.baker|Baker's cyst} measures 2.2 cm. {x|No fracture|negated}. {x|No loose body|negated}. Cartilage is preserved, {x|no osteoarthritis|negated|d.kneeoa}.")}
      ${section(c, 'CONCLUSION', 'Complete ACL tear with medial meniscal tear. Orthopaedic review advised; {x|ACL reconstruction|suggested} may be considered.')}
      <p style="margin-top:16px">${signature(c.rnd)}<br>Dr Hamish Drummond, Consultant Radiologist</p>`,
    ),
}

export const imaging = [chest, knee]
