/** Israeli laboratory results: right-to-left tables, analytes in English capitals or in Hebrew, day-first dates. */
import { barcode, mark, stamp } from '../lib/decor.mjs'
import { FACE, en, he, pairs, resultRow, sheet } from './parts.mjs'

const ltr = (s) => `<bdi dir="ltr">${en(s)}</bdi>`
const bounds = (ref) => {
  const both = ref.match(/^([\d.]+) - ([\d.]+)$/)
  if (both) return [both[1], both[2]]
  return ref.startsWith('<')
    ? ['', ref.replace(/[<\s]/g, '')]
    : ref.startsWith('>')
      ? [ref.replace(/[>\s]/g, ''), '']
      : ['', '']
}

/** A health fund's sheet: low and high in columns of their own, stars for what is out, analytes in English capitals. */
const lowHigh = {
  file: 'p41.png',
  lang: 'he',
  category: 'lab',
  variant: 'clean',
  date: '2024-03-07',
  fixture: true,
  facility: 'מעבדה מרכזית אורנים',
  facilityAliases: ['אורנים', 'שירותי בריאות אורנים', 'מעבדה מרכזית אורנים - נתניה'],
  physician: 'ד"ר אורית בן-שושן',
  physicianAliases: ['אורית בן-שושן', 'ד״ר אורית בן-שושן', 'בן-שושן אורית', 'ד"ר בן-שושן אורית'],
  patient: 'שולמית אברמוב',
  patientAliases: ['אברמוב שולמית'],
  title: 'תוצאות בדיקות מעבדה',
  html: (c) => {
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) => {
          const [low, high] = bounds(r.ref)
          return `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${off ? '*' : ''}</td><td>${ltr(r.unit)}</td><td>${ltr(low)}</td><td>${ltr(high)}</td>`
        },
        o,
      )
    const head = (t) => `<tr class="g"><td colspan="6">${he(t)}</td></tr>`
    return sheet(
      `body{font:18px ${FACE.arial};padding:36px 46px}td,th{border:1px solid #b5c3cf;padding:3.5px 9px;text-align:center}th{background:#dfeaf3}.n{text-align:left;direction:ltr;width:34%}.g td{background:#f3f7fa;text-align:right;font-weight:bold}.off .v{font-weight:bold}.h{display:grid;grid-template-columns:repeat(3,1fr);gap:3px 18px;margin:12px 0;font-size:17px}.k{color:#555}.v{font-weight:bold}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div>${mark('leaf', '#1c75bc', 44)} <b style="font-size:22px">שירותי בריאות אורנים</b></div><div>מעבדה מרכזית אורנים - נתניה</div>${barcode(c.rnd, 36, 32)}</div>
      <div style="text-align:center;font-size:23px;font-weight:bold">תוצאות בדיקות מעבדה</div>
      <div class="h">${pairs(
        [
          ['שם', 'אברמוב שולמית'],
          ['ת.ז.', '05512340-7'],
          ['תאריך לידה', '19/10/1955'],
          ['תאריך דגימה', '07/03/2024 07:25'],
          ['תאריך תוצאה', '08/03/2024'],
          ['רופא שולח', 'ד"ר אורית בן-שושן'],
        ],
        he,
      )}</div>
      <table><tr><th>בדיקה</th><th>תוצאה</th><th>חריגה</th><th>יחידות</th><th>נמוך</th><th>גבוה</th></tr>
      ${head('כימיה בדם')}${row('glu;GLUCOSE;104;mg/dl;70 - 100')}${row('urea;UREA BLOOD;48;mg/dl;17 - 43')}${row('crea;CREATININE BLOOD;1.04;mg/dl;0.51 - 0.95')}${row('egfr;GFR CALCULATED BY CKD-EPI;58;ml/min/1.73m2;')}${row('na;SODIUM BLOOD;141;mmol/l;136 - 146')}${row('k;POTASSIUM BLOOD;4.7;mmol/l;3.5 - 5.1')}${row('ca;CALCIUM BLOOD;9.1;mg/dl;8.8 - 10.6')}${row('phos;PHOSPHORUS BLOOD;3.6;mg/dl;2.5 - 4.5')}${row('uric;URIC ACID BLOOD;6.3;mg/dl;2.6 - 6.0')}${row('alp;ALK. PHOSPHATASE;84;U/l;30 - 120')}${row('alt;GPT (ALT);17;U/l;0 - 34')}${row('ast;GOT (AST);22;U/l;0 - 31')}${row('ggt;GGT;41;U/l;0 - 38')}${row('ldh;LDH;258;U/l;0 - 247')}${row('tp;PROTEIN TOTAL;7.2;g/dl;6.6 - 8.3')}${row('alb;ALBUMIN;4.0;g/dl;3.5 - 5.2')}${row('tbil;BILIRUBIN TOTAL;0.41;mg/dl;0.30 - 1.20')}
      ${head('שומנים')}${row('chol;CHOLESTEROL;214;mg/dl;< 200')}${row('hdl;CHOLESTEROL-HDL;57;mg/dl;> 50')}${row('ldl;CHOLESTEROL-LDL calc;128;mg/dl;< 130')}${row('trig;TRIGLYCERIDES;146;mg/dl;< 150')}
      ${head('הורמונים וויטמינים')}${row('tsh;TSH;5.84;mIU/l;0.55 - 4.78')}${row('ft4;T4-FREE;11.9;pmol/l;11.5 - 22.7')}${row('b12;VITAMIN B12;176;pmol/l;138 - 652')}${row('fol;FOLIC ACID;9.4;nmol/l;> 12.2')}${row('vitd;VITAMIN D (25-OH);43;nmol/l;75 - 250')}${row('ferr;FERRITIN;31;ng/ml;10 - 291')}
      ${head('המוגלובין מסוכרר')}${row('a1c;HEMOGLOBIN A1C %;6.1;%;4.0 - 5.7')}</table>
      <p style="font-size:16px">${c.t('* תוצאה מחוץ לטווח הייחוס. {x|טרום סוכרת: 5.7-6.4|reference comment|d.predm}. {x|סוכרת: 6.5 ומעלה|reference comment|d.dm2}. טווחי הייחוס מותאמים לגיל ולמין.')}</p>`,
      'rtl',
    )
  },
}

/** Another fund: the range in one cell, a small graph, high and low written out. */
const graph = {
  file: 'p42.jpg',
  lang: 'he',
  category: 'lab',
  variant: 'photo',
  date: '2023-12-19',
  scale: 1.25,
  fixture: true,
  degrade: { angle: 1.3 },
  facility: 'מעבדות תמר',
  facilityAliases: ['תמר', 'קופת חולים תמר', 'מעבדות תמר רחובות'],
  physician: 'ד"ר ויקטור רוזנפלד',
  physicianAliases: ['ויקטור רוזנפלד', 'רוזנפלד ויקטור', 'ד״ר ויקטור רוזנפלד'],
  patient: 'עידו מזרחי',
  patientAliases: ['מזרחי עידו'],
  title: 'דו"ח בדיקות דם',
  html: (c) => {
    const bar = (r) => {
      const [low, high] = bounds(r.ref)
      const at = r.flag === 'H' ? 86 : r.flag === 'L' ? 10 : 30 + c.rnd.int(0, 36)
      return low && high
        ? `<svg width="120" height="14" style="direction:ltr"><rect x="24" y="5" width="72" height="4" fill="#9cc7a4"/><rect x="0" y="5" width="24" height="4" fill="#e3b4b4"/><rect x="96" y="5" width="24" height="4" fill="#e3b4b4"/><circle cx="${(at * 120) / 100}" cy="7" r="5" fill="#333"/></svg>`
        : ''
    }
    const row = (line, o) =>
      resultRow(
        c,
        line,
        (r, off) =>
          `<td class="n">${ltr(r.label)}</td><td class="v">${ltr(r.printed)}</td><td>${ltr(r.unit)}</td><td>${ltr(r.ref)}</td><td>${bar(r)}</td><td>${off ? (r.flag === 'H' ? 'גבוה' : 'נמוך') : ''}</td>`,
        o,
      )
    return sheet(
      `body{font:20px ${FACE.notoHe};padding:44px 54px}td,th{padding:5px 8px;border-bottom:1px solid #ddd}th{border-bottom:2px solid #6a3d8a;color:#6a3d8a;font-size:17px}.n{font-weight:600}.off .v,.off td:last-child{font-weight:bold}.h{background:#f3eef7;border-radius:10px;padding:10px 16px;display:flex;justify-content:space-between;line-height:1.6;margin:12px 0}`,
      `<div style="display:flex;gap:14px;align-items:center">${mark('wave', '#6a3d8a', 50)}<span style="font-size:19px">מעבדות תמר, רחובות</span><b style="margin-inline-start:auto;font-size:28px;color:#6a3d8a">דו"ח בדיקות דם</b></div>
      <div class="h"><div><b>עידו מזרחי</b><br>${he('ת.ז. 31200456-1')} &nbsp; זכר<br>${he('ת. לידה: 03/05/1988')}</div><div>${he('נלקח בתאריך: 19/12/2023')}<br>${he('הודפס: 21/12/2023')}<br>${he('הופנה ע"י: ד"ר ויקטור רוזנפלד')}</div></div>
      <table><tr><th>שם בדיקה</th><th>תוצאה</th><th>יחידות</th><th>טווח תקין</th><th></th><th>הערה</th></tr>
      ${row('wbc;WBC;3.4;K/micl;4.5 - 11.0')}${row('rbc;RBC;5.94;M/micl;4.5 - 5.7')}${row('hgb;HGB;12.1;g/dl;13.5 - 17.5')}${row('hct;HCT;38.6;%;40.0 - 51.0')}${row('mcv;MCV;65.0;fl;80.0 - 96.0')}${row('mch;MCH;20.4;pg;27.0 - 34.0')}${row('mchc;MCHC;31.3;g/dl;31.0 - 36.0')}${row('rdw;RDW;15.8;%;11.5 - 14.5')}${row('plt;PLT;187;K/micl;150 - 450')}${row('mpv;MPV;10.9;fl;7.2 - 11.7')}${row('neutp;NEUT %;41.2;%;40.0 - 75.0')}${row('lymphp;LYMPH %;46.0;%;20.0 - 45.0')}${row('monop;MONO %;9.1;%;2.0 - 10.0')}${row('eosp;EOS %;3.2;%;0.0 - 6.0')}${row('neut;NEUT abs;1.40;K/micl;1.8 - 7.7')}${row('lymph;LYMPH abs;1.56;K/micl;1.0 - 4.8')}${row('retic;RETIC %;1.1;%;0.5 - 2.0')}${row('esr;ESR;7;mm/h;0 - 15')}</table>
      <p style="margin-top:16px">${c.t('הערת מעבדה: משטח דם - {o|מיקרוציטוזיס}. {x|יש לשלול תלסמיה מינור|to be ruled out|d.thal}. {x|חסר ברזל לא נבדק|not tested|d.ida}.')}</p><div style="text-align:left">${stamp(['מעבדות תמר', '21.12.2023'], '#31418a', -6)}</div>`,
      'rtl',
    )
  },
}

export const labsHebrew = [lowHigh, graph]
