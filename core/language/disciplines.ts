import type { Discipline } from '../records/summary-kinds'

/** English names of concepts that have no code to tell their specialty by, and parts of the body that studies show. */
export const disciplineNames: Readonly<Record<Exclude<Discipline, 'overall'>, RegExp>> = {
  orthopedics:
    /arthro|fractur|spin(?:e|al)|vertebr|lumbar|cervical disc|\bdis[ck]\b|\bknee|\bhip\b|shoulder|elbow|wrist|\bhand|\bfoot|ankle|\btoe|\bbone|joint|ligament|tendon|meniscus|osteo|musculoskeletal|skelet|sacr|scapula|limb(?! arter| vein)|forearm|\bthigh|lower leg|upper arm|\brib|sternum|carpal|rotator|prosthe(?:sis|tic) joint/i,
  neurology:
    /brain|\bhead\b|skull|cerebr|stroke|neur|spinal cord|seizure|epilep|migraine|electroenceph|lumbar puncture|nerve|carotid|pituitary|parkinson|sclerosis|dementia|myasthen|craniotom/i,
  urology:
    /kidney|renal|bladder|ureter|urethr|urinary|prostat|scrot|testi|vasectom|nephr|cystoscop|lithotrip|\bpenis|penile|circumcis|dialysis/i,
  gastroenterology:
    /gastr|colon|stomach|duoden|bowel|intestin|esophag|oesophag|liver|hepat|bile|biliary|gallbladder|cholecyst|pancrea|rect(?:um|al)|appendi|hernia|endoscop|abdom|pylorus|mesenter|right upper quadrant|hemorrhoid|anal\b|ileo/i,
  cardiology:
    /heart|cardi|coronary|aort|valve|ventric|atri|pacemaker|defibrill|holter|electrocardio|vessel|vascular|arter|stress test|ergometr|angiograph|thromb|embol/i,
  endocrinology:
    /thyroid|parathyroid|adrenal|pituitary|diabet|pancreas|bone density|insulin|goit(?:er|re)|metabolic/i,
}
