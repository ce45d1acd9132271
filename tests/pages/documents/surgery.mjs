/** An operative note. */
import { mark, signature } from '../lib/decor.mjs'
import { FACE, sheet } from './parts.mjs'

const line = (c, k, text) => `<p><b>${k}:</b> ${c.t(text)}</p>`

const operation = {
  file: 'p17.jpg',
  lang: 'en',
  category: 'other',
  variant: 'scan',
  date: '2024-05-15',
  degrade: { angle: -0.5 },
  facility: 'Quarryside Surgical Hospital',
  facilityAliases: ['Quarryside Surgical', 'Quarryside Hospital', 'Quarryside'],
  physician: 'Evander Holloway, MD',
  physicianAliases: ['Evander Holloway', 'E. Holloway, MD', 'Dr. Holloway', 'Evander Holloway, MD, FACS'],
  patient: 'Priscilla Tran',
  patientAliases: ['TRAN, PRISCILLA', 'Tran, Priscilla'],
  title: 'OPERATIVE REPORT',
  html: (c) =>
    sheet(
      `body{font:20px/1.5 ${FACE.courier};padding:46px 66px}p{margin:8px 0}`,
      `<div style="text-align:center">${mark('cross', '#333', 40)}<br><b>QUARRYSIDE SURGICAL HOSPITAL</b><br>OPERATIVE REPORT</div><p>Patient: TRAN, PRISCILLA &nbsp;&nbsp; DOB: 12/28/1971 &nbsp;&nbsp; MRN: 33-9914<br>Date of operation: 05/15/2024 &nbsp;&nbsp; Dictated: 05/15/2024<br>Surgeon: Evander Holloway, MD &nbsp; Assistant: Noor Siddiqui, MD<br>Anesthesia: general, Dr. Bram Keating</p>${c.no('Noor Siddiqui, MD', 'physician name')}${c.no('Dr. Bram Keating', 'physician name')}
      ${line(c, 'PREOPERATIVE DIAGNOSIS', 'Symptomatic {d.gallst|cholelithiasis}; resolved {d.pancr|gallstone pancreatitis|st=historical}.')}
      ${line(c, 'POSTOPERATIVE DIAGNOSIS', 'Same; {d.umbil|umbilical hernia}.')}
      ${line(c, 'PROCEDURE', '{p.lapchole|Laparoscopic cholecystectomy} with {o|intraoperative cholangiogram}; {o|primary umbilical hernia repair}.')}
      ${line(c, 'INDICATIONS', '52-year-old woman with {d.hld|hyperlipidemia}, {d.obesity|class II obesity} and {d.migr|migraine}, prior {p.append|open appendectomy|on=1985} (1985). {i.mrcp|MRCP} on 05/02/2024 showed {x|no choledocholithiasis|negated}. {x|ERCP was not required|not done|p.ercp}. {x|No known latex allergy|negated|a.latex}; she is allergic to {a.chlorhex|chlorhexidine (rash)|react=rash}.')}
      ${line(c, 'DESCRIPTION', 'After consent and time-out, {m.cefaz|cefazolin 2 g IV|st=-;dose=2 g} was given. Pneumoperitoneum was established at the umbilicus. The {o|gallbladder was thickened}, {x|without gangrene|negated}. The critical view of safety was obtained; the cystic duct and artery were clipped and divided. Cholangiogram was {x|negative for filling defects|negated}. The liver had a fatty appearance ({d.steat|hepatic steatosis}). {x|No bile leak|negated} and {x|no bowel injury|negated}. The 2 cm fascial defect was closed with 0 PDS. {m.hepar|Heparin 5000 units SC|st=-} was given preoperatively.')}
      ${line(c, 'SPECIMEN', 'Gallbladder. {x|Pathology to rule out malignancy|question}.')}
      ${line(c, 'ESTIMATED BLOOD LOSS', '20 mL. {x|Transfusion: none|negated|p.transfus}. Drains: none. Complications: none.')}
      ${line(c, 'PLAN', 'Home today with {m.oxyc|oxycodone 5 mg q6h PRN|freq=q6h PRN}, {m.ond|ondansetron 4 mg PRN|freq=PRN} and {m.cele|celecoxib 200 mg BID|freq=BID} for 5 days. Hold {m.sema|semaglutide|dose=-;st=-} until tolerating diet.')}
      ${signature(c.rnd, '#111')}<p>EVANDER HOLLOWAY, MD, FACS</p>`,
    ),
}

export const surgery = [operation]
