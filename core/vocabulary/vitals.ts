/**
 * Vital signs and measures of the body. One concept a line, the eight fields of `analytes.ts`:
 *
 * `name | LOINC | specimen | canonical unit | other units | plausible range | English wordings | Hebrew`
 *
 * - LOINC: the codes of the vital signs profiles of HL7 FHIR R4 (hl7.org/fhir/R4/observation-vitalsigns.html), of pulse
 *   oximetry the one that US Core 3.1 adds (59408-5), of the head that of the occipital-frontal circumference, of the waist
 *   that of a tape at the umbilicus (LOINC 2.81). Whatever the unit: LOINC tells a mass, a length or a temperature, no unit.
 * - plausible range: what people are met with alive, from the preterm newborn to the extremes of intensive care and of
 *   size. It is no range of health, and tells only what was rather misread: what is beyond it waits.
 * - wordings: a trailing `?` means that the wording counts only in a line or a section of vital signs.
 *
 * The parse of result tables does not know these names: `core/extraction/vitals` finds them, by rules of their own.
 */
export const vitals = `
Systolic blood pressure | 8480-6 | measure | mmHg | kPa=7.50062 | 40..300 | SBP; systolic; systolic BP; systolic pressure; BP systolic; blood pressure systolic | לחץ דם סיסטולי; ל"ד סיסטולי; לחץ סיסטולי; סיסטולי
Diastolic blood pressure | 8462-4 | measure | mmHg | kPa=7.50062 | 15..200 | DBP; diastolic; diastolic BP; diastolic pressure; BP diastolic; blood pressure diastolic | לחץ דם דיאסטולי; ל"ד דיאסטולי; לחץ דיאסטולי; דיאסטולי
Heart rate | 8867-4 | measure | /min |  | 20..300 | HR; pulse; pulse rate; PR?; P?; heart beat rate; heartrate | דופק; קצב לב; קצב הלב; דפיקות לב בדקה
Respiratory rate | 9279-1 | measure | /min |  | 4..100 | RR; resp rate; respirations; respiration; respiration rate; respiratory frequency; breathing rate; breathing?; resp?; resps?; R? | קצב נשימות; נשימות; מספר נשימות; קצב נשימה; נשימות בדקה; נשימות לדקה
Body temperature | 8310-5 | measure | °C | °F=0.5555556-17.7778 | 30..43 | temperature; temp; T? | חום; חום גוף; טמפרטורה; טמפ'; טמפרטורת גוף
Oxygen saturation by pulse oximetry | 59408-5 | measure | % |  | 40..100 | SpO2; SPO2; Sp02; O2?; pulse oximetry; pulse ox; pulse oximeter; oxygen saturation; O2 saturation; O2 sat; O2 sats; oxygen sat; oxygen sats; oxygen level; oxygen levels; oxygen?; O2sat; SaO2?; sats?; satting?; saturating?; sat?; saturation?; saturations?; sat O2?; oximetry?; pulse oximetries; oxygen saturations; O2 saturations | סטורציה; סטורצית חמצן; סטורציית חמצן; סטורציה באוויר חדר; ריווי חמצן; סט'; סט?
Body weight | 29463-7 | measure | kg | g=0.001; lb=0.45359237; oz=0.02834952 | 0.4..400 | weight; wt; bodyweight; weighs; actual weight; current weight; weight today | משקל; משקל גוף; משקל נוכחי
Body height | 8302-2 | measure | cm | m=100; in=2.54; ft=30.48; mm=0.1 | 25..250 | height; ht; stature; body length? | גובה
Body mass index | 39156-5 | measure | kg/m2 |  | 7..110 | BMI; Quetelet index | מדד מסת גוף; מדד מסת הגוף
Head circumference | 9843-4 | measure | cm | mm=0.1; in=2.54 | 18..70 | OFC; occipitofrontal circumference; occipital frontal circumference; head circ; HC? | היקף ראש; היקף הראש
Waist circumference | 8280-0 | measure | cm | in=2.54 | 35..250 | waist; abdominal circumference adult | היקף מותניים; היקף מותן; היקף המותניים
`
