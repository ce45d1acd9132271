/**
 * Imaging studies.
 *
 * Fields: name | modality | body part | English synonyms | Hebrew
 */
export const imaging = `
# --- X-ray: chest and abdomen
Chest X-ray | X-ray | chest | CXR;chest radiograph;chest film;chest xray;PA and lateral chest;chest PA;chest X-rays;chest X-ray PA and lateral;portable chest X-ray;chest x ray AP;chest radiography;x-ray of chest;XR chest;X-ray chest;AP chest;chest PA and lateral;thorax X-ray;X-ray chest PA view;CXR PA;CXR PA view;portable CXR;CXR (PA);chest X-ray PA view;mobile chest X-ray;portable chest;babygram;portable AP chest;PA chest;PA and lateral chest x-ray;chest roentgenogram | צילום חזה;צ. חזה;צל״ח;רנטגן חזה;צילום רנטגן חזה;צילום ריאות;צילום בית חזה;צילום חזה PA ו-LAT;צילום בית החזה;צילום חזה F+P;צילומי חזה
Rib X-ray | X-ray | ribs | ribs X-ray;rib series;rib films;XR ribs;unilateral rib X-ray | צילום צלעות;צילום צלע;רנטגן צלעות
Sternum X-ray | X-ray | sternum | sternal X-ray;XR sternum | צילום סטרנום;צילום עצם החזה;צילום עצם בית החזה
Abdominal X-ray | X-ray | abdomen | KUB;AXR;plain abdominal film;abdominal radiograph;abdomen X-ray;abdominal series;plain film of abdomen;XR abdomen;obstruction series;flat plate of abdomen;KUB X-ray;abdominal film;supine abdomen;erect abdomen;X-ray abdomen erect;plain abdominal X-ray;erect abdominal X-ray;supine abdominal X-ray;flat plate?;acute abdominal series | צילום בטן;צילום בטן סקירה;בטן סקירה;צילום בטן בשכיבה;צילום בטן בעמידה;בטן ריק;צילום בטן ריק;צילום בטן ריקה;רנטגן בטן;צילום בטן שכיבה ועמידה

# --- X-ray: skull, face, spine
Skull X-ray | X-ray | skull | X-ray of skull;skull radiograph;skull films;XR skull;skull series | צילום גולגולת;רנטגן גולגולת
Facial bones X-ray | X-ray | face | facial X-ray;facial series;zygoma X-ray;facial bone X-ray;facial films | צילום עצמות פנים;צילום פנים;צילום עצמות הפנים
Orbits X-ray | X-ray | orbit | orbit X-ray;orbital X-ray | צילום ארובות;צילום ארובות עיניים
Nasal bones X-ray | X-ray | nose | nasal bone X-ray;nose X-ray | צילום עצמות אף;צילום אף;צילום עצם האף;צילום עצמות האף
Sinus X-ray | X-ray | sinuses | sinuses X-ray;paranasal sinus X-ray;Waters view;sinus series;X-ray of sinuses;X-ray PNS;sinus films | צילום סינוסים;צילום גתות;צילום סינוס
Adenoid X-ray | X-ray | nasopharynx | adenoids X-ray;lateral neck for adenoids;nasopharynx X-ray;postnasal space X-ray | צילום אדנואידים;צילום שקד שלישי;צילום אפיפארינקס;צילום נזופרינקס
Neck soft tissue X-ray | X-ray | neck | soft tissue neck X-ray;lateral neck X-ray;neck X-ray soft tissue;soft tissue neck;lateral neck film;soft tissue lateral neck;neck soft tissue film;soft tissue neck film;lateral soft tissue neck x-ray | צילום רקמות רכות צוואר;צילום צוואר רקמות רכות
Mandible X-ray | X-ray | jaw | jaw X-ray;mandibular X-ray;XR mandible | צילום לסת;צילום לסת תחתונה;צילום מנדיבולה
Temporomandibular joint X-ray | X-ray | temporomandibular joint | TMJ X-ray;TM joint X-ray | צילום מפרק לסת;צילום מפרקי לסת;צילום TMJ
Panoramic dental X-ray | X-ray | teeth | panoramic X-ray;orthopantomogram;OPG;panorex;OPT?;dental panoramic radiograph;panoramic radiograph;orthopantomography | צילום פנורמי;צילום שיניים פנורמי;פנורמי;צילום פנורמי שיניים
Dental X-ray | X-ray | teeth | bitewing X-ray;periapical X-ray;dental radiograph;bitewings;tooth X-ray;dental X-rays;periapical films;bitewing radiographs;bitewing films;periapical radiographs;bite-wing x-rays;bite-wing x-ray;bitewing x-rays;bite-wings;bite-wing radiographs;periapical x-rays;full mouth series;full-mouth series;full mouth x-rays;full-mouth radiographs;dental films;occlusal x-ray;periapicals;intraoral radiographs | צילום שיניים;צילום שן;צילום נשך;צילום פריאפיקלי;צילומי נשך
Cephalometric X-ray | X-ray | skull | cephalogram;lateral cephalogram;cephalometry | צילום צפלומטרי;צפלומטריה
Cervical spine X-ray | X-ray | cervical spine | C-spine X-ray;cervical X-ray;neck X-ray;XR cervical spine;cervical spine films;X-ray neck;cervical spine series;X-ray cervical spine;C-spine series;cervical films;C-spine films;lateral C-spine;cross-table lateral C-spine;lateral C-spine film;lateral cervical spine film;C-spine radiographs | צילום עמוד שדרה צווארי;צילום ע״ש צווארי;צילום צוואר;צילום ע.ש. צווארי;צילום עמ״ש צווארי;צילום חוליות צוואר
Thoracic spine X-ray | X-ray | thoracic spine | T-spine X-ray;dorsal spine X-ray;XR thoracic spine;thoracic X-ray spine;X-ray thoracic spine;X-ray dorsal spine;thoracic spine films;T-spine films;thoracic spine series | צילום עמוד שדרה גבי;צילום ע״ש גבי;צילום ע.ש. גבי;צילום עמוד שדרה חזי;צילום עמ״ש גבי;צילום עמוד שדרה תורקלי
Lumbar spine X-ray | X-ray | lumbar spine | L-spine X-ray;LS spine X-ray;lumbosacral spine X-ray;lumbar X-ray;low back X-ray;XR lumbar spine;L-S spine X-ray;lumbosacral X-ray;X-ray LS spine;X-ray lumbar spine;X-ray lumbosacral spine;back X-ray;X-ray LS spine AP/Lat;X-ray LS spine AP lateral;X-ray lumbosacral spine AP lateral;LS spine films;lumbosacral films;lumbar spine films;lumbar films;lumbosacral spine x-rays;lumbosacral spine films;lumbosacral spine series;L-spine films;lumbosacral x-rays;lumbar spine series;LS spine series;lumbar radiographs | צילום עמוד שדרה מותני;צילום ע״ש מותני;צילום גב תחתון;צילום ע.ש. מותני;צילום עמ״ש מותני;צילום עמוד שדרה מתני;צילום גב;צילום ע״ש מתני;צילום עמוד שדרה לומבוסקרלי
Spine X-ray | X-ray | spine | spinal X-ray;vertebral X-ray;whole spine X-ray;full spine X-ray | צילום עמוד שדרה;צילום עמוד שדרה שלם;צילום עמ״ש
Scoliosis X-ray | X-ray | spine | scoliosis series;EOS imaging;EOS spine;scoliosis films | צילום עקמת;צילום סקוליוזיס;צילום EOS;צילום סקוליוזה
Thoracolumbar spine X-ray | X-ray | thoracolumbar spine | thoracolumbar X-ray;TL spine X-ray;dorsolumbar spine X-ray;DL spine X-ray;X-ray DL spine;X-ray dorsolumbar spine | צילום עמוד שדרה גבי מותני;צילום ע״ש גבי-מותני
Sacrum and coccyx X-ray | X-ray | sacrum | coccyx X-ray;sacrum X-ray;tailbone X-ray;sacral X-ray | צילום עצם הזנב;צילום סקרום;צילום עצם העצה;צילום קוקציס;צילום סקרום וקוקציס
Sacroiliac joint X-ray | X-ray | sacroiliac joints | SI joint X-ray;sacroiliac X-ray;SI joints X-ray;sacroiliac joints X-ray | צילום מפרקים סקרואיליאקים;צילום סקרואיליאק;צילום מפרקי SI;צילום מפרקי סקרואיליאק

# --- X-ray: upper limb
Shoulder X-ray | X-ray | shoulder | X-ray of shoulder;shoulder radiograph;XR shoulder;X-ray shoulder;shoulder series;right shoulder X-ray;left shoulder X-ray;shoulder films | צילום כתף;רנטגן כתף;צילום כתף ימין;צילום כתף שמאל;צילומי כתף
Clavicle X-ray | X-ray | clavicle | collarbone X-ray;XR clavicle;X-ray clavicle | צילום עצם הבריח;צילום קלביקולה;צילום בריח
Acromioclavicular joint X-ray | X-ray | acromioclavicular joint | AC joint X-ray;AC joints X-ray | צילום מפרק אקרומיוקלביקולרי;צילום מפרק AC
Scapula X-ray | X-ray | scapula | shoulder blade X-ray;XR scapula | צילום שכמה;צילום סקפולה;צילום עצם השכם
Humerus X-ray | X-ray | upper arm | upper arm X-ray;XR humerus;arm X-ray;X-ray humerus;humerus film;humerus films;humeral x-ray;humerus radiographs | צילום זרוע;צילום הומרוס;צילום עצם הזרוע
Elbow X-ray | X-ray | elbow | X-ray of elbow;XR elbow;X-ray elbow;elbow radiograph;elbow films | צילום מרפק;רנטגן מרפק
Forearm X-ray | X-ray | forearm | radius and ulna X-ray;XR forearm;X-ray forearm | צילום אמה;צילום רדיוס ואולנה;צילום אמת יד
Wrist X-ray | X-ray | wrist | X-ray of wrist;XR wrist;wrist radiograph;scaphoid X-ray;scaphoid view;X-ray wrist;scaphoid views;wrist series;wrist films | צילום שורש כף יד;צילום שורש יד;צילום שורש כף היד;צילום סקפואיד;צילום פרק כף יד
Hand X-ray | X-ray | hand | X-ray of hand;XR hand;hand radiograph;X-ray of hands;bilateral hands X-ray;X-ray hand;hands X-ray;hand films | צילום כף יד; צילום יד?; צילום כפות ידיים; צילום כף היד; צילום כפות הידיים; צילומי כפות ידיים; צילומי כף יד
Finger X-ray | X-ray | finger | X-ray of finger;thumb X-ray;XR finger;X-ray finger;fingers X-ray | צילום אצבע;צילום אצבע יד;צילום אגודל;צילום אצבעות;צילום אצבעות יד
Bone age X-ray | X-ray | hand | bone age study;bone age;left hand for bone age;skeletal age X-ray | גיל עצמות;צילום גיל עצמות;צילום כף יד לגיל עצמות;גיל עצם

# --- X-ray: pelvis and lower limb
Pelvis X-ray | X-ray | pelvis | pelvic X-ray;X-ray of pelvis;AP pelvis;XR pelvis;X-ray pelvis;pelvic radiograph;X-ray pelvis AP;pelvis X-ray AP;AP pelvis X-ray | צילום אגן;רנטגן אגן;צילום אגן וירכיים
Hip X-ray | X-ray | hip | X-ray of hip;hip joint X-ray;XR hip;hip radiograph;X-ray hip;hips X-ray;bilateral hip X-ray;hip films | צילום ירך;צילום מפרק ירך;צילום מפרקי ירך;צילום מפרקי ירכיים;צילום ירכיים;צילום מפרק הירך
Femur X-ray | X-ray | thigh | thigh X-ray;XR femur;X-ray femur;femur film;femur films;x-ray of femur;femoral x-ray;femur radiographs | צילום פמור;צילום עצם הירך
Knee X-ray | X-ray | knee | X-ray of knee;XR knee;knee radiograph;X-ray knee;weight-bearing knee X-ray;knees X-ray;knee series;patella X-ray;skyline view of patella;standing knee X-ray;X-ray knee AP/lateral;X-ray knee AP lateral;knee films;films of knee;radiographs of knee;standing knee films | צילום ברך;רנטגן ברך;צילום ברכיים;צילום ברכיים בעמידה;צילום פיקה;צילום ברכיים בנשיאת משקל;צילומי ברכיים;צילומי ברך
Tibia and fibula X-ray | X-ray | lower leg | tib-fib X-ray;lower leg X-ray;shin X-ray;XR tibia fibula;leg X-ray;tibia X-ray;X-ray tibia fibula;XR tib fib;XR tib/fib | צילום שוק;צילום טיביה;צילום טיביה ופיבולה;צילום רגל?
Ankle X-ray | X-ray | ankle | X-ray of ankle;XR ankle;ankle radiograph;X-ray ankle;ankle series;mortise view;ankle films | צילום קרסול;רנטגן קרסול;צילום קרסוליים
Foot X-ray | X-ray | foot | X-ray of foot;XR foot;foot radiograph;weight-bearing foot X-ray;X-ray foot;feet X-ray;foot series;standing feet X-ray;foot films | צילום כף רגל;צילום כפות רגליים;רנטגן כף רגל;צילום כפות רגליים בעמידה;צילום כף הרגל
Calcaneus X-ray | X-ray | heel | heel X-ray;os calcis X-ray;XR calcaneus | צילום עקב;צילום קלקנאוס;צילום עצם העקב
Toe X-ray | X-ray | toe | X-ray of toe;XR toe;toes X-ray;hallux X-ray;great toe X-ray | צילום בוהן;צילום אצבע רגל;צילום אצבעות רגל;צילום אצבעות הרגל
Leg length X-ray | X-ray | lower limb | long leg X-ray;scanogram;leg length study;hip to ankle X-ray;full length leg X-ray;orthoradiogram | צילום אורך גפיים;סקנוגרם;צילום צירים;צילום רגליים ארוך;צילום גפיים בעמידה
Skeletal survey | X-ray | skeleton | bone survey;skeletal X-ray survey;metastatic bone survey;myeloma survey;long bone survey;long bone series;long-bone survey | סקר עצמות;צילום שלד;סקר שלד;סקר עצמות רנטגני
X-ray | X-ray | unspecified | radiograph;plain film;plain radiograph;roentgenogram;xray;radiography;XR?;X-rays;plain films | צילום רנטגן;רנטגן;צילום?;צילומי רנטגן

# --- CT: head and neck
CT head | CT | head | CT brain;head CT;brain CT;CT scan of head;CAT scan of head;CTH?;HCT?;non-contrast CT head;CT head without contrast;NCCT head;NCCT brain;cranial CT;computed tomography of head;plain CT brain;computed tomography brain;CT scan brain;CT head scan;unenhanced CT head;CT brain without contrast;CT cerebrum;CT of the head;plain CT head;CT head plain;CT of the brain;computed tomography of the brain;head CAT scan;CT of brain;CT scan of the brain;CT scan of brain;brain CT scan;CAT scan of brain;CAT scan of the brain;noncontrast head CT;unenhanced head CT;CT scan head | CT ראש;CT מוח;טומוגרפיה ממוחשבת של המוח;טומוגרפיה ממוחשבת של הראש;סי טי ראש;ט.מ. ראש;CT ראש ללא חומר ניגוד;CT מוח ללא חומר ניגוד;סי.טי ראש;סי.טי מוח;טומוגרפיה ממוחשבת ראש;טומוגרפיה ממוחשבת מוח;CT גולגולת;ט״מ ראש;ס.ט. מוח;ס.ט מוח;סי.טי. מוח
CT head with contrast | CT | head | contrast-enhanced CT head;CT brain with contrast;CECT brain;CT head with and without contrast;head CT with contrast | CT ראש עם חומר ניגוד;CT מוח עם חומר ניגוד;CT ראש עם חומר;CT מוח עם חומר
CT angiography head and neck | CT | head and neck | CTA head and neck;CT angiogram head and neck;CTA brain and neck;CT angiography brain and neck;CT angiogram of head and neck | אנגיו CT ראש צוואר;CTA ראש צוואר;CT אנגיוגרפיה ראש צוואר;CTA ראש וצוואר;CT אנגיו ראש צוואר;CT אנגיו ראש וצוואר
CT angiography head | CT | head | CTA head;CTA brain;CT angiogram of head;CT angiography brain;CT cerebral angiography;CTA circle of Willis;CT angiogram brain | CTA מוח;CTA ראש;CT אנגיו מוח;אנגיו CT מוח
CT angiography neck | CT | neck | CTA neck;carotid CTA;CT angiography of carotids;CTA carotids;CTA of neck;CT angiogram neck;CT angiography carotids;CT angiography of the neck;CT angiogram of the neck;CTA of carotids | CT אנגיו צוואר;CTA קרוטידים;אנגיו CT של הקרוטידים;CTA צוואר
CT venography head | CT | head | CT venography brain;CTV head;CTV brain;CT venogram | CTV מוח;CT ונוגרפיה של המוח
CT angiography | CT | vessels | CTA?;CT angiogram;CT angio | CT אנגיו;אנגיו CT;CT אנגיוגרפיה
CT perfusion brain | CT | head | CTP?;brain perfusion CT;CT brain perfusion;perfusion CT | CT פרפוזיה;CT פרפוזיה מוחית;CT מוח פרפוזיה
CT sinuses | CT | sinuses | sinus CT;CT paranasal sinuses;CT PNS;CT of sinuses;CT sinus;coronal sinus CT;CT scan of sinuses | CT סינוסים;CT גתות;טומוגרפיה ממוחשבת של הסינוסים;CT סינוס;CT גתות האף;סי טי סינוסים
CT temporal bones | CT | ear | temporal bone CT;CT mastoids;CT IAC;CT petrous bone;CT ears;mastoid CT;CT middle ear;HRCT temporal bone;CT of temporal bones | CT עצם רקתית;CT אוזניים;CT מסטואיד;CT עצמות רקתיות;CT עצמות טמפורליות;CT עצם טמפורלית;CT מסטואידים;CT עצם הרקה
CT facial bones | CT | face | facial CT;CT face;maxillofacial CT;CT maxillofacial;CT of facial bones;CT facial skeleton | CT עצמות פנים;CT פנים;CT עצמות הפנים
CT mandible | CT | jaw | CT jaw;mandible CT;CT of mandible | CT לסת;CT לסתות;CT לסת תחתונה
CT orbits | CT | orbit | orbital CT;CT orbit;CT of orbits;CT scan of orbits | CT ארובות;CT ארובות עיניים;CT אורביטה;CT ארובות העיניים
Dental CT | CT | teeth | cone beam CT;CBCT;dental cone beam CT;dentascan;CT dental | CT שיניים;CT דנטלי;CBCT לסתות;דנטסקן
CT neck | CT | neck | neck CT;CT soft tissue neck;CT neck with contrast;CT scan of neck;CT of neck;CT neck soft tissue;contrast-enhanced CT neck | CT צוואר;CT צוואר עם חומר ניגוד;CT רקמות רכות צוואר;טומוגרפיה ממוחשבת של הצוואר

# --- CT: chest and heart
CT chest | CT | chest | chest CT;CT thorax;thoracic CT;CT scan of chest;CT lungs;chest CT without contrast;NCCT chest;CT chest without contrast;thorax CT;lung CT;non-contrast CT chest;CT of thorax;computed tomography chest;CT of the chest;CT of chest | CT חזה;CT ריאות;טומוגרפיה ממוחשבת של החזה;CT בית חזה;סי טי חזה;CT חזה ללא חומר ניגוד;CT בית החזה;טומוגרפיה ממוחשבת חזה;CT ריאה;סי.טי חזה;ט.מ. חזה
CT chest with contrast | CT | chest | contrast-enhanced CT chest;CECT chest;chest CT with contrast;CT thorax with contrast;enhanced CT chest | CT חזה עם חומר ניגוד;CT חזה עם חומר;CT ריאות עם חומר ניגוד
High-resolution CT chest | CT | chest | HRCT;HRCT chest;high resolution CT of lungs;HRCT thorax;HRCT lungs;high resolution CT thorax;chest HRCT;CT chest high res;CT chest high resolution;high res CT chest | CT חזה ברזולוציה גבוהה;CT ריאות ברזולוציה גבוהה;HRCT חזה;HRCT ריאות;CT חזה HRCT
Low-dose CT chest | CT | chest | LDCT;low dose CT lung screening;lung cancer screening CT;low-dose CT;LDCT chest;low dose chest CT | CT חזה במינון נמוך;CT ריאות במינון נמוך;CT לגילוי מוקדם של סרטן ריאה;LDCT חזה;CT במינון נמוך
CT pulmonary angiography | CT | pulmonary arteries | CTPA;CT pulmonary angiogram;CT angiography of chest;PE protocol CT;CTA chest;CT angio chest;CT PE protocol;CT angiogram chest;CT angiogram of chest;CT angiogram of the chest;spiral CT chest for pulmonary embolism;CT pulmonary embolism protocol;CT angiography chest;CTA pulmonary arteries;CT-PA;CTA chest PE protocol;CT chest PE protocol;CT chest for PE | CT אנגיו ריאות;CTA ריאות;אנגיו CT ריאות;CT אנגיוגרפיה ריאתית;CT לשלילת תסחיף ריאתי;CT אנגיו של עורקי הריאה;CTA חזה;CT אנגיו חזה;CTPA ריאות;CT אנגיוגרפיה של עורקי הריאה;אנגיו CT חזה;CT אנגיו לריאות;CT אנגיו ריאתי;CTA ריאתי;CT תסחיף
Coronary CT angiography | CT | coronary arteries | CCTA;cardiac CT angiography;coronary CTA;CT coronary angiogram;CTCA;CT coronary angiography;CT angiography of heart;cardiac CTA;CTA coronary arteries;CT angiography coronary;heart CT angiography | CT לב;CT אנגיו כלילי;צנתור וירטואלי;CT עורקים כליליים;CTA כלילי;CT כלילי;אנגיו CT לב;CT אנגיוגרפיה כלילית;CT אנגיו לב;CT של העורקים הכליליים;צנתור CT;צינתור וירטואלי;CCTA לב;CT קורונרי;CT קורונריים;אנגיו CT כלילי
Coronary artery calcium score | CT | heart | calcium score;CAC?;coronary calcium scan;cardiac calcium scoring;Agatston score CT;CAC score;CT calcium score;coronary calcium score | ניקוד סידן;CT ניקוד סידן;סידן כלילי;קלציום סקור;ציון סידן כלילי;CT סידן כלילי
Cardiac CT | CT | heart | CT heart;heart CT;CT cardiac;CT TAVI planning;gated cardiac CT;TAVI CT | CT לב ללא אנגיו;CT לפני TAVI;CT לב לתכנון TAVI;CT לבבי
CT angiography aorta | CT | aorta | CTA aorta;CT aortogram;CT angiogram of aorta;CT aorta;CT angiography of aorta;CTA whole aorta | CT אנגיו אאורטה;CTA אאורטה;CT אנגיו אבי העורקים;אנגיו CT של אבי העורקים;CT אבי העורקים;CT אאורטה
CT angiography thoracic aorta | CT | thoracic aorta | thoracic aorta CTA;CTA thoracic aorta;CT thoracic aorta | CTA אאורטה חזית;CT אנגיו אאורטה חזית
CT angiography abdomen and pelvis | CT | abdomen and pelvis | CTA abdomen and pelvis;CTA abdomen;CT angiography abdomen;CTA abdominal aorta;mesenteric CTA;CT mesenteric angiography | CTA בטן;אנגיו CT בטן;CT אנגיו בטן;CTA בטן ואגן;CT אנגיו בטן ואגן
CT angiography chest, abdomen and pelvis | CT | chest, abdomen and pelvis | CTA chest abdomen pelvis;CTA CAP | CTA חזה בטן ואגן;CT אנגיו חזה בטן ואגן
CT angiography lower extremities | CT | lower limb | CTA lower extremities;CTA runoff;CTA legs;peripheral CTA;CT angiography of legs;aortofemoral runoff CTA;CT angiogram lower limbs;CTA lower limbs | CT אנגיו רגליים;CTA גפיים תחתונות;CT אנגיו גפיים תחתונות;אנגיו CT רגליים;CTA רגליים;CT אנגיו פריפרי

# --- CT: abdomen and pelvis
CT abdomen and pelvis | CT | abdomen and pelvis | CT A/P;CTAP;CT AP?;abdominopelvic CT;abdominal-pelvic CT;abdomino-pelvic CT;CT abdomen/pelvis;CT abd/pelvis;CT abdo pelvis;CAT scan of abdomen and pelvis;CT A&P;CT scan of abdomen and pelvis;abdominal and pelvic CT;CT of abdomen and pelvis;CT abdomen & pelvis;CT scan abdomen and pelvis;computed tomography of abdomen and pelvis;CT abd and pelvis;CT scan abdomen pelvis;CT of the abdomen and pelvis;CT scan of the abdomen and pelvis;CT abdomen with pelvis | CT בטן ואגן;CT בטן אגן;טומוגרפיה ממוחשבת של הבטן והאגן;סי טי בטן ואגן;ט.מ. בטן ואגן;טומוגרפיה ממוחשבת בטן ואגן;סי.טי בטן ואגן;CT של הבטן והאגן;ט״מ בטן ואגן;טומוגרפיה ממוחשבת בטן אגן;CT בטן + אגן;טומוגרפיה ממוחשבת של בטן ואגן
CT abdomen and pelvis with contrast | CT | abdomen and pelvis | contrast-enhanced CT abdomen and pelvis;CT abdomen pelvis with IV contrast;CECT abdomen and pelvis;CT A/P with contrast;CT AP with contrast;CT abdomen/pelvis with contrast;CT abdomen and pelvis with IV contrast;CT abdomen and pelvis with oral and IV contrast;CT abdomen and pelvis W contrast;CT abd/pelvis with contrast;CT abdomen & pelvis with contrast;CT of abdomen and pelvis with contrast;CT of the abdomen and pelvis with contrast;CT scan of abdomen and pelvis with contrast;enhanced CT abdomen and pelvis;CT abdomen and pelvis with intravenous contrast;CT of the abdomen and pelvis with intravenous contrast | CT בטן ואגן עם חומר ניגוד;CT בטן אגן עם חומר ניגוד;CT בטן ואגן עם הזרקת חומר ניגוד;CT בטן ואגן עם חומר;טומוגרפיה ממוחשבת של הבטן והאגן עם חומר ניגוד;CT בטן ואגן לאחר הזרקת חומר ניגוד;CT בטן ואגן עם חומר ניגוד תוך ורידי
CT abdomen and pelvis without contrast | CT | abdomen and pelvis | non-contrast CT abdomen and pelvis;CT A/P without contrast;CT AP without contrast;CT abdomen/pelvis without contrast;NCCT abdomen and pelvis;CT abdomen and pelvis noncontrast;unenhanced CT abdomen and pelvis;CT abdomen and pelvis W/O contrast;CT of the abdomen and pelvis without contrast | CT בטן ואגן ללא חומר ניגוד;CT בטן אגן ללא חומר ניגוד;טומוגרפיה ממוחשבת של הבטן והאגן ללא חומר ניגוד;CT בטן ואגן ללא הזרקת חומר ניגוד
CT abdomen | CT | abdomen | abdominal CT;CT scan of abdomen;abdomen CT;CT upper abdomen;CAT scan of abdomen;CT of abdomen;CT scan abdomen;CT abdomen without contrast;CT of the abdomen;CT abdo;computed tomography abdomen | CT בטן;טומוגרפיה ממוחשבת של הבטן;סי טי בטן;CT בטן עליונה;CT בטן ללא חומר ניגוד;טומוגרפיה ממוחשבת בטן;סי.טי בטן;ט.מ. בטן
CT abdomen with contrast | CT | abdomen | contrast-enhanced CT abdomen;CECT abdomen;CT abdomen with IV contrast;abdominal CT with contrast;enhanced CT abdomen | CT בטן עם חומר ניגוד;CT בטן עם חומר
CT pelvis | CT | pelvis | pelvic CT;CT scan of pelvis;CT of pelvis;bony pelvis CT;pelvis CT;CT scan pelvis | CT אגן;טומוגרפיה ממוחשבת של האגן;CT אגן גרמי
CT chest abdomen and pelvis | CT | chest, abdomen and pelvis | CT CAP;CT TAP;CT C/A/P;CT chest abdomen pelvis;CT thorax abdomen pelvis;staging CT;CT CAP with contrast;CT chest, abdomen, and pelvis with contrast;CT of chest abdomen and pelvis;CT scan of chest abdomen and pelvis;CT thorax abdomen and pelvis;CT chest abdomen and pelvis with IV contrast | CT חזה בטן ואגן;CT חזה בטן אגן;CT חזה, בטן ואגן עם חומר ניגוד;טומוגרפיה ממוחשבת של חזה בטן ואגן;CT חזה בטן אגן עם חומר ניגוד;סי טי חזה בטן ואגן
CT whole body | CT | whole body | pan-scan;trauma CT;total body CT;pan CT;whole-body CT;polytrauma CT;full body CT | CT גוף;CT טוטאל בודי;CT טראומה;CT כל הגוף
CT kidneys, ureters and bladder | CT | kidneys | CT KUB;renal stone CT;stone protocol CT;non-contrast CT for stones;CT renal colic;NCCT KUB;CT renal stone protocol;CT stone protocol;renal stone protocol CT;CT kidney stone protocol;non-contrast CT KUB;plain CT KUB | CT לאבנים בכליות;CT כליות ללא חומר ניגוד;CT דרכי שתן ללא חומר ניגוד;CT בפרוטוקול אבנים;CT דרכי שתן;CT לאבנים;CT אורולוגי ללא חומר ניגוד;CT לדרכי השתן;CT דרכי השתן
CT urography | CT | urinary tract | CT urogram;CTU;CT IVP;CT urography with contrast | CT אורוגרפיה;CT כליות ודרכי שתן;CT דרכי שתן עם חומר ניגוד;CTU דרכי שתן;CT אורוגרם
CT kidneys | CT | kidneys | renal CT;CT renal;kidney CT;renal mass protocol CT;triphasic CT kidneys;CT kidney | CT כליות;CT כליה;CT כליות תלת פאזי
CT liver | CT | liver | triphasic CT liver;multiphase liver CT;three-phase CT of liver;liver protocol CT;triphasic liver CT;4-phase liver CT | CT כבד;CT כבד תלת פאזי;CT כבד תלת-שלבי
CT pancreas | CT | pancreas | pancreatic CT;pancreas protocol CT;pancreatic protocol CT;CT pancreatic protocol | CT לבלב;CT לבלב בפרוטוקול ייעודי
CT adrenals | CT | adrenal glands | adrenal CT;adrenal protocol CT;CT adrenal protocol;CT adrenal glands | CT אדרנל;CT יותרת הכליה;CT בלוטות יותרת הכליה;CT אדרנלים
CT enterography | CT | small bowel | CTE?;CT enteroclysis;CT small bowel | CT אנטרוגרפיה;CT מעי דק;CTE מעי דק
CT colonography | CT | colon | virtual colonoscopy;CTC?;CT colonoscopy | קולונוסקופיה וירטואלית;CT קולונוגרפיה;CT קולון
CT scan | CT | unspecified | CT;CAT scan;computed tomography;computerized tomography;computed axial tomography;computerised tomography | CT סריקה;טומוגרפיה ממוחשבת;סי טי;בדיקת CT;סי.טי;סיטי;ט.מ.

# --- CT: spine and limbs
CT cervical spine | CT | cervical spine | CT C-spine;cervical spine CT;C-spine CT;CT of cervical spine | CT עמוד שדרה צווארי;CT ע״ש צווארי;CT עמ״ש צווארי;CT ע.ש. צווארי
CT thoracic spine | CT | thoracic spine | CT T-spine;thoracic spine CT;CT dorsal spine;CT of thoracic spine | CT עמוד שדרה גבי;CT ע״ש גבי;CT עמ״ש גבי;CT עמוד שדרה חזי
CT lumbar spine | CT | lumbar spine | CT L-spine;lumbar spine CT;CT LS spine;CT lumbosacral spine;CT of lumbar spine;lumbar CT;CT scan of lumbar spine;CT low back | CT עמוד שדרה מותני;CT ע״ש מותני;CT גב תחתון;CT עמ״ש מותני;CT מותני;CT עמוד שדרה מתני;CT גב;CT עמוד שדרה לומבוסקרלי
CT spine | CT | spine | spine CT;CT whole spine;CT thoracolumbar spine | CT עמוד שדרה;CT עמוד שדרה שלם
CT shoulder | CT | shoulder | shoulder CT;CT arthrogram shoulder;CT scan of shoulder | CT כתף
CT elbow | CT | elbow | elbow CT | CT מרפק
CT wrist | CT | wrist | wrist CT;scaphoid CT | CT שורש כף יד;CT שורש כף היד
CT hand | CT | hand | hand CT | CT כף יד;CT כף היד
CT hip | CT | hip | hip CT;CT hips | CT מפרק ירך;CT ירך;CT ירכיים
CT knee | CT | knee | knee CT;CT scan of knee | CT ברך;CT ברכיים
CT ankle | CT | ankle | ankle CT | CT קרסול
CT foot | CT | foot | foot CT;CT calcaneus;CT feet | CT כף רגל;CT עקב;CT כף הרגל
CT thigh | CT | thigh | CT femur;femur CT | CT פמור;CT עצם הירך
CT lower leg | CT | lower leg | CT tibia;CT tibia fibula;CT leg | CT שוק;CT טיביה
CT extremity | CT | limb | extremity CT;CT upper extremity;CT lower extremity | CT גפה;CT גפיים

# --- MRI: head and neck
MRI brain | MRI | brain | brain MRI;MRI head;head MRI;cranial MRI;MR brain;magnetic resonance imaging of brain;MRI of brain;MRI brain without contrast;MRI scan of brain;MR head;MRI of head;MRI of the brain;MR imaging of brain | MRI מוח;MRI ראש;תהודה מגנטית של המוח;אם אר איי מוח;MRI של המוח;MR מוח;תהודה מגנטית מוח;דימות בתהודה מגנטית של המוח;MRI מוח ללא חומר ניגוד;דימות תהודה מגנטית מוח
MRI brain with contrast | MRI | brain | contrast-enhanced MRI brain;MRI brain with gadolinium;MRI brain with and without contrast;MRI brain W/WO contrast;brain MRI with contrast;MRI brain with and without gadolinium | MRI מוח עם חומר ניגוד;MRI מוח עם גדוליניום;MRI מוח לפני ואחרי חומר ניגוד;MRI ראש עם חומר ניגוד
MR angiography brain | MRI | brain | MRA brain;MRA head;MRA circle of Willis;MR angiography head;MR angiogram brain;MRA of brain | MRA מוח;אנגיו MRI מוח;MR אנגיו מוח;MRA ראש
MR angiography head and neck | MRI | head and neck | MRA head and neck;MRA brain and neck | MRA ראש צוואר;MRA ראש וצוואר
MR angiography neck | MRI | neck | MRA neck;MRA carotids;carotid MRA;MR angiogram neck | MRA צוואר;MRA קרוטידים
MR venography brain | MRI | brain | MRV?;MRV brain;MR venogram;MR venography;MRV head | MRV מוח;MRV ורידים;MR ונוגרפיה של המוח
MR angiography | MRI | vessels | MRA;MR angiogram;magnetic resonance angiography;MRI angiography | MR אנגיוגרפיה;אנגיו MR;אנגיו MRI
MRI pituitary | MRI | pituitary | pituitary MRI;MRI sella;MRI hypophysis;sellar MRI;MRI pituitary gland;MRI sella turcica | MRI היפופיזה;MRI יותרת המוח;MRI סלה;MRI של ההיפופיזה;MRI בלוטת יותרת המוח
CT pituitary | CT | pituitary | sellar CT;CT sella;CT of sella;CT sella turcica;pituitary CT;CT of pituitary | CT היפופיזה
MRI internal auditory canals | MRI | ear | MRI IAC;MRI IAM;MRI CP angle;IAC MRI;MRI inner ear;MRI of internal auditory canals;MRI cerebellopontine angle;MRI IACs;internal auditory meatus MRI | MRI אוזן פנימית;MRI תעלות שמע;MRI זווית צרבלו-פונטינית;MRI תעלות שמע פנימיות;MRI IAC תעלות שמע;MRI אוזניים
MRI orbits | MRI | orbit | orbital MRI;MRI orbit;MRI optic nerves;MRI of orbits | MRI ארובות;MRI ארובות עיניים;MRI אורביטות;MRI עצבי ראייה
MRI neck | MRI | neck | neck MRI;MRI soft tissue neck;MRI of neck;MRI face and neck | MRI צוואר;MRI רקמות רכות צוואר
MRI temporomandibular joint | MRI | temporomandibular joint | MRI TMJ;TMJ MRI | MRI מפרק לסת;MRI מפרקי לסת

# --- MRI: spine
MRI cervical spine | MRI | cervical spine | MRI C-spine;cervical spine MRI;C-spine MRI;MR cervical spine;MRI of cervical spine;cervical MRI | MRI עמוד שדרה צווארי;MRI ע״ש צווארי;MRI עמ״ש צווארי;תהודה מגנטית של עמוד שדרה צווארי;MRI ע.ש. צווארי
MRI thoracic spine | MRI | thoracic spine | MRI T-spine;thoracic spine MRI;MRI dorsal spine;MR thoracic spine;MRI of thoracic spine | MRI עמוד שדרה גבי;MRI ע״ש גבי;MRI עמ״ש גבי;MRI עמוד שדרה תורקלי;MRI עמוד שדרה חזי
MRI lumbar spine | MRI | lumbar spine | MRI L-spine;lumbar spine MRI;MRI LS spine;MRI lumbosacral spine;lumbar MRI;MR lumbar spine;MRI low back;MRI of lumbar spine;MRI lower back;MRI L/S spine;MRI lumbar;LS spine MRI;L-spine MRI;back MRI | MRI עמוד שדרה מותני;MRI ע״ש מותני;MRI עמ״ש מותני;MRI גב תחתון;תהודה מגנטית של עמוד שדרה מותני;MRI ע.ש. מותני;MRI עמוד שדרה מתני;MRI גב;MRI עמוד שדרה לומבוסקרלי;MRI מותני
MRI spine | MRI | spine | spine MRI;whole spine MRI;MRI whole spine;total spine MRI;spinal MRI;full spine MRI | MRI עמוד שדרה;MRI עמוד שדרה שלם;MRI כל עמוד השדרה;MRI חוט שדרה;MRI של עמוד השדרה
MRI sacroiliac joints | MRI | sacroiliac joints | MRI SI joints;sacroiliac MRI;SI joint MRI;MRI of sacroiliac joints;MRI sacrum;MRI SIJ | MRI מפרקים סקרואיליאקים;MRI מפרקי סקרואיליאק;MRI מפרקי SI;MRI סקרואיליאק;MRI סקרום

# --- MRI: joints and limbs
MRI shoulder | MRI | shoulder | shoulder MRI;MR shoulder;MRI of shoulder;MRI right shoulder;MRI left shoulder | MRI כתף;תהודה מגנטית של הכתף;MRI כתף ימין;MRI כתף שמאל
MR arthrography | MRI | joint | MR arthrogram;MRI arthrogram;MR arthrogram shoulder;MRI arthrography;MR arthrogram hip | MRI ארתרוגרפיה;MR ארתרוגרפיה;MRI ארתרוגרפיה כתף
MRI elbow | MRI | elbow | elbow MRI;MR elbow;MRI of elbow | MRI מרפק
MRI wrist | MRI | wrist | wrist MRI;MRI of wrist;MR wrist | MRI שורש כף יד;MRI שורש כף היד;MRI שורש יד
MRI hand | MRI | hand | hand MRI;MRI finger;MRI of hand;MRI fingers | MRI כף יד;MRI אצבע;MRI כף היד
MRI hip | MRI | hip | hip MRI;MR hip;MRI hips;MRI of hip | MRI מפרק ירך;MRI ירך;MRI מפרקי ירך;MRI ירכיים;MRI מפרקי ירכיים
MRI knee | MRI | knee | knee MRI;MR knee;MRI of knee;MRI right knee;MRI left knee;magnetic resonance imaging knee;MRI scan of knee | MRI ברך;תהודה מגנטית של הברך;MRI ברך ימין;MRI ברך שמאל;MRI ברכיים;אם אר איי ברך
MRI ankle | MRI | ankle | ankle MRI;MR ankle;MRI of ankle;MRI foot and ankle | MRI קרסול
MRI foot | MRI | foot | foot MRI;MRI forefoot;MRI of foot;MR foot | MRI כף רגל;MRI כף הרגל
MRI thigh | MRI | thigh | MRI femur;thigh MRI;femur MRI | MRI פמור;MRI עצם הירך;MRI שרירי הירך
MRI lower leg | MRI | lower leg | MRI tibia;MRI leg;MRI calf;tibia MRI | MRI שוק;MRI טיביה
MRI upper arm | MRI | upper arm | MRI humerus;humerus MRI | MRI זרוע;MRI הומרוס
MRI forearm | MRI | forearm | forearm MRI | MRI אמה
MRI extremity | MRI | limb | extremity MRI;MRI soft tissue mass of limb;MRI limb | MRI גפה;MRI רקמות רכות גפה
MRI brachial plexus | MRI | brachial plexus | brachial plexus MRI | MRI פלקסוס ברכיאליס;MRI מקלעת הזרוע

# --- MRI: body
Cardiac MRI | MRI | heart | CMR;cardiac magnetic resonance;heart MRI;MRI heart;cardiac MR;cardiovascular magnetic resonance;stress cardiac MRI;cardiac magnetic resonance imaging;MRI cardiac | MRI לב;תהודה מגנטית של הלב;CMR לב;MRI לבבי;MRI של הלב
MRI breast | MRI | breast | breast MRI;MR mammography;bilateral breast MRI;MRI of breasts;MRI breasts;breast MRI with contrast | MRI שד;MRI שדיים;תהודה מגנטית של השדיים;MRI של השדיים
MRI abdomen | MRI | abdomen | abdominal MRI;MR abdomen;MRI of abdomen;MRI abdomen with contrast;MRI abdomen with and without contrast;MRI abdomen without contrast | MRI בטן;תהודה מגנטית של הבטן;MRI בטן עם חומר ניגוד
MRI abdomen and pelvis | MRI | abdomen and pelvis | MRI abdomen/pelvis;abdominopelvic MRI | MRI בטן ואגן;MRI בטן אגן
MRI liver | MRI | liver | liver MRI;hepatic MRI;MR liver;Primovist MRI;MRI of liver;MRI liver with contrast;Eovist MRI | MRI כבד;תהודה מגנטית של הכבד;MRI כבד עם פרימוביסט;MRI של הכבד
Magnetic resonance cholangiopancreatography | MRI | bile ducts | MRCP;MR cholangiopancreatography;MRI bile ducts;MR cholangiography;MRI biliary;MRI MRCP | MRI דרכי מרה;MRCP דרכי מרה;בדיקת MRCP;MRI כבד ודרכי מרה;MRI דרכי המרה
MRI pancreas | MRI | pancreas | pancreas MRI;pancreatic MRI;MRI of pancreas | MRI לבלב
MRI kidneys | MRI | kidneys | renal MRI;kidney MRI;MRI renal;MR urography;MRI of kidneys | MRI כליות;MRI כליה;MR אורוגרפיה
MR angiography renal arteries | MRI | renal arteries | renal MRA;MRA renal;MRA abdomen;MRA renal arteries | MRA עורקי כליה;MRA כליות;MRA בטן
MRI adrenals | MRI | adrenal glands | adrenal MRI;MRI adrenal glands;MRI adrenal | MRI אדרנל;MRI יותרת הכליה
MR enterography | MRI | small bowel | MRE;MR enterogram;MRI enterography;MRI small bowel;magnetic resonance enterography | MRI אנטרוגרפיה;MR אנטרוגרפיה;MRE מעי דק;MRI מעי דק;MRI מעי;MR אנטרו
MRI pelvis | MRI | pelvis | pelvic MRI;MR pelvis;MRI of pelvis;MRI pelvis with contrast;MRI female pelvis;MRI uterus | MRI אגן;תהודה מגנטית של האגן;MRI רחם;MRI אגן גינקולוגי;MRI אגן עם חומר ניגוד
MRI rectum | MRI | rectum | rectal MRI;MRI rectal protocol;MRI of rectum;MRI rectal cancer staging | MRI רקטום;MRI חלחולת
MRI perianal fistula | MRI | anus | fistula MRI;MRI perineum;perianal MRI;MRI fistula;MRI anal canal;MRI perianal region | MRI פיסטולה פריאנלית;MRI אנוס;MRI פיסטולות;MRI פריאנלי
MRI prostate | MRI | prostate | prostate MRI;mpMRI;multiparametric MRI prostate;MR prostate;multiparametric prostate MRI;MRI of prostate;mpMRI prostate;bpMRI prostate;MR pelvis prostate;MRI pelvis prostate | MRI ערמונית;MRI פרוסטטה;MRI מולטיפרמטרי של הערמונית;MRI ערמונית מולטיפרמטרי;MRI של הערמונית
Fetal MRI | MRI | fetus | MRI fetus;foetal MRI;fetal brain MRI | MRI עובר;MRI עוברי;MRI מוח עוברי;MRI מוח עובר
Whole body MRI | MRI | whole body | WB-MRI;total body MRI;MRI whole body;whole-body MRI | MRI כל הגוף;MRI גוף שלם
MRI | MRI | unspecified | MR scan;magnetic resonance imaging;MR imaging;MRI scan;NMR?;magnetic resonance | תהודה מגנטית;אם אר איי;בדיקת MRI;דימות בתהודה מגנטית;אמ.אר.איי;דימות תהודה מגנטית

# --- Ultrasound: abdomen, urinary, small parts
Ultrasound abdomen | Ultrasound | abdomen | abdominal ultrasound;US abdomen;USS abdomen;USG abdomen;abdominal sonography;abdominal US;ultrasound of abdomen;U/S abdomen;upper abdominal ultrasound;complete abdominal ultrasound;abdomen ultrasound;abdominal sonogram;USG whole abdomen;ultrasound scan of abdomen;abdo ultrasound;US abd;upper abdomen ultrasound;whole abdomen ultrasound;ultrasonography abdomen | US בטן;אולטרסאונד בטן;אולטרה סאונד בטן;על שמע בטן;אולטראסאונד בטן;סונר בטן;US בטן עליונה;אולטרסאונד בטן עליונה;סונר בטן עליונה;בדיקת אולטרסאונד של הבטן;א.ס. בטן;סונוגרפיה בטן;סונוגרפיה של הבטן;א״ס בטן
Ultrasound abdomen and pelvis | Ultrasound | abdomen and pelvis | USG abdomen and pelvis;US abdomen and pelvis;abdominopelvic ultrasound;abdominal and pelvic ultrasound;USS abdomen and pelvis | US בטן ואגן;אולטרסאונד בטן ואגן;US בטן אגן;סונר בטן ואגן
Ultrasound liver and gallbladder | Ultrasound | right upper quadrant | right upper quadrant ultrasound;RUQ ultrasound;liver ultrasound;gallbladder ultrasound;hepatobiliary ultrasound;RUQ US;US liver;US gallbladder;biliary ultrasound;US RUQ;ultrasound liver;ultrasound gallbladder;hepatic ultrasound | US כבד;US כיס מרה;אולטרסאונד כבד ודרכי מרה;US כבד ודרכי מרה;אולטרסאונד כיס מרה;אולטרסאונד כבד;US דרכי מרה;US כבד וכיס מרה
Liver elastography | Ultrasound | liver | FibroScan;transient elastography;liver stiffness measurement;shear wave elastography;fibro scan;hepatic elastography;vibration controlled transient elastography | פיברוסקאן;אלסטוגרפיה של הכבד;פיברוסקן;בדיקת פיברוסקאן;אלסטוגרפיה כבד;US כבד אלסטוגרפיה
Doppler liver | Ultrasound | liver vessels | hepatic Doppler;portal vein Doppler;liver Doppler;Doppler ultrasound of liver;portal Doppler;US liver Doppler;ultrasound liver Doppler;liver Doppler ultrasound | דופלר כבד;דופלר וריד פורטלי;US דופלר כבד;דופלר כלי דם כבד
Ultrasound kidneys and bladder | Ultrasound | urinary tract | US KUB;renal and bladder ultrasound;kidney and bladder ultrasound;ultrasound urinary tract;renal tract ultrasound;ultrasound of the renal tract;ultrasound of the urinary tract;KUB ultrasound;USG KUB;urinary tract ultrasound;US kidneys and bladder;bladder ultrasound;US bladder;USS KUB;USS renal tract;ultrasound bladder;ultrasound of kidneys and bladder;ultrasound KUB;urological ultrasound;ultrasound of kidneys ureters and bladder;ultrasound kidneys ureters and bladder;ultrasound of the kidneys ureters and bladder;US kidneys ureters bladder | אולטרסאונד כליות ודרכי שתן;US כליות ודרכי שתן;US כליות ושלפוחית;אולטרסאונד דרכי שתן;US דרכי שתן;US שלפוחית שתן;סונר כליות;אולטרסאונד כליות ושלפוחית;US כליות ושלפוחית שתן;אולטרסאונד כליות ושלפוחית השתן;סונר כליות ודרכי שתן;אולטרסאונד שלפוחית;US שלפוחית;אולטרסאונד כליות ושלפוחית שתן
Renal ultrasound | Ultrasound | kidneys | kidney ultrasound;ultrasound kidneys;US kidneys;renal US;renal sonography;US renal;ultrasound of kidneys;renal sonogram;ultrasound renal;kidneys ultrasound | US כליות;אולטרסאונד כליות;US כליה;אולטראסאונד כליות;אולטרסאונד כליה
Renal artery Doppler | Ultrasound | renal arteries | renal Doppler;Doppler renal arteries;duplex renal arteries;renal artery duplex;renal duplex | דופלר עורקי כליה;דופלר כליות;דופלקס עורקי כליה;US דופלר כליות
Bladder scan | Ultrasound | bladder | post-void residual;PVR ultrasound;post void residual ultrasound;residual urine measurement;post-void residual volume;PVR bladder scan;postvoid residual | שארית שתן;מדידת שארית שתן;US שארית שתן;בלאדר סקן;בדיקת שארית שתן
Prostate ultrasound | Ultrasound | prostate | transrectal ultrasound of prostate;TRUS;US prostate;ultrasound prostate;transrectal ultrasound;transabdominal prostate ultrasound | US ערמונית;אולטרסאונד ערמונית;US ערמונית טרנסרקטלי;אולטרסאונד טרנסרקטלי;US פרוסטטה
Scrotal ultrasound | Ultrasound | scrotum | testicular ultrasound;US testes;US scrotum;ultrasound testes;testicular Doppler;scrotal Doppler;testis ultrasound;ultrasound scrotum;testicular US;USS testes;scrotal US | US אשכים;אולטרסאונד אשכים;דופלר אשכים;US שק האשכים;סונר אשכים;US אשך
Thyroid ultrasound | Ultrasound | thyroid | US thyroid;ultrasound thyroid;thyroid US;neck ultrasound thyroid;thyroid sonography;ultrasound of thyroid;USG thyroid;USS thyroid;thyroid sonogram;thyroid gland ultrasound | US בלוטת התריס;אולטרסאונד בלוטת התריס;US תריס;US בלוטת תריס;אולטרסאונד תריס;US תירואיד;סונר בלוטת התריס;אולטרסאונד בלוטת תריס;אולטרסאונד של בלוטת התריס;US של בלוטת התריס
Neck ultrasound | Ultrasound | neck | US neck;ultrasound neck;cervical ultrasound;lymph node ultrasound neck;USS neck;ultrasound of neck | US צוואר;אולטרסאונד צוואר;US בלוטות צוואר;US רקמות רכות צוואר
Parathyroid ultrasound | Ultrasound | parathyroid | US parathyroid;ultrasound parathyroid | US פרתירואיד;US יותרת התריס
Salivary gland ultrasound | Ultrasound | salivary glands | parotid ultrasound;US salivary glands;ultrasound parotid;submandibular gland ultrasound | US בלוטות רוק;אולטרסאונד בלוטות רוק;US פרוטיס
Breast ultrasound | Ultrasound | breast | US breast;ultrasound breasts;breast US;breast sonography;bilateral breast ultrasound;ultrasound breast;ultrasound of breast;USS breast;USG breast | US שד;US שדיים;אולטרסאונד שדיים;סונר שדיים;אולטרסאונד שד;סונר שד;אולטרסאונד של השדיים
Soft tissue ultrasound | Ultrasound | soft tissue | US soft tissue;superficial ultrasound;soft tissues ultrasound;lump ultrasound | US רקמות רכות;אולטרסאונד רקמות רכות;US גוש תת עורי
Axillary ultrasound | Ultrasound | axilla | US axilla;axilla ultrasound | US בית שחי;אולטרסאונד בית שחי;US בתי שחי
Inguinal ultrasound | Ultrasound | groin | groin ultrasound;US groin;ultrasound groin;ultrasound inguinal;US inguinal region | US מפשעות;US מפשעה;אולטרסאונד מפשעות;אולטרסאונד מפשעה
Abdominal wall ultrasound | Ultrasound | abdominal wall | hernia ultrasound;US abdominal wall | US דופן בטן;US דופן הבטן;US בקע;אולטרסאונד דופן הבטן
Musculoskeletal ultrasound | Ultrasound | musculoskeletal | MSK ultrasound;joint ultrasound;tendon ultrasound | US מפרקים;אולטרסאונד שלד שריר;US גידים;US שריר שלד;אולטרסאונד מפרקים
Knee ultrasound | Ultrasound | knee | US knee;ultrasound knee;popliteal ultrasound | US ברך;אולטרסאונד ברך
Ankle ultrasound | Ultrasound | ankle | ultrasound ankle;US ankle | US קרסול;אולטרסאונד קרסול
Achilles tendon ultrasound | Ultrasound | Achilles tendon | US Achilles;Achilles ultrasound | US גיד אכילס;אולטרסאונד גיד אכילס
Elbow ultrasound | Ultrasound | elbow | US elbow;ultrasound elbow | US מרפק;אולטרסאונד מרפק
Wrist and hand ultrasound | Ultrasound | wrist and hand | wrist ultrasound;hand ultrasound;US hand;US wrist | US כף יד;US שורש כף יד;אולטרסאונד כף יד
Shoulder ultrasound | Ultrasound | shoulder | US shoulder;ultrasound shoulder;rotator cuff ultrasound;shoulder US;ultrasound of shoulder | US כתף;אולטרסאונד כתף;US כתפיים;סונר כתף
Infant hip ultrasound | Ultrasound | hip | hip ultrasound;DDH ultrasound;neonatal hip ultrasound;US hips;Graf hip ultrasound;newborn hip ultrasound;ultrasound hips | US מפרקי ירכיים;אולטרסאונד פרקי ירכיים;US פרקי ירך;US אגן תינוק;אולטרסאונד מפרקי ירך;US מפרקי ירך;אולטרסאונד ירכיים;US ירכיים
Cranial ultrasound | Ultrasound | head | head ultrasound;neonatal head ultrasound;brain ultrasound;transfontanelle ultrasound;HUS?;cranial US;transfontanellar ultrasound;neurosonogram;head sonogram;cranial sonogram;head ultrasonogram | US מוח;US ראש;אולטרסאונד מוח;US מרפס;אולטרסאונד מוח יילוד;US מוח דרך מרפס
Spinal ultrasound | Ultrasound | spine | US spine;neonatal spine ultrasound;spinal canal ultrasound;ultrasound spine | US עמוד שדרה;US תעלת השדרה;אולטרסאונד עמוד שדרה
Pyloric ultrasound | Ultrasound | pylorus | US pylorus;pylorus ultrasound;ultrasound for pyloric stenosis | US פילורוס;אולטרסאונד פילורוס
Appendix ultrasound | Ultrasound | appendix | US appendix;right lower quadrant ultrasound;RLQ ultrasound;ultrasound appendix | US תוספתן;US אפנדיקס;אולטרסאונד תוספתן
Chest ultrasound | Ultrasound | chest | lung ultrasound;pleural ultrasound;thoracic ultrasound;US chest;ultrasound chest;US pleura | US חזה;US ריאות;US פלאורה;אולטרסאונד ריאות;US בית חזה;אולטרסאונד חזה
Point-of-care ultrasound | Ultrasound | unspecified | POCUS;FAST exam;bedside ultrasound;eFAST;FAST ultrasound;focused assessment with sonography for trauma | US ליד מיטה;FAST טראומה;אולטרסאונד ליד מיטת החולה
Ocular ultrasound | Ultrasound | eye | B-scan ultrasonography;B-scan?;eye ultrasound;ultrasound eye;ultrasound biomicroscopy | US עיניים;US עין;אולטרסאונד עין;אולטרסאונד עיניים
Ocular biometry | Ultrasound | eye | A-scan biometry;A-scan? | ביומטריה של העין;ביומטריה עינית
Ultrasound | Ultrasound | unspecified | US?;sonogram;ultrasonography;USG;USS;sonography;ultrasound scan | אולטרסאונד;אולטרה סאונד;על שמע;אולטראסאונד;סונר;סונוגרפיה;בדיקת US;על-קול

# --- Ultrasound: gynecology and obstetrics
Pelvic ultrasound | Ultrasound | pelvis | US pelvis;ultrasound pelvis;transabdominal pelvic ultrasound;gynecological ultrasound;pelvic sonogram;pelvic US;gynaecological ultrasound;pelvic sonography;USS pelvis;USG pelvis;uterus ultrasound;ovarian ultrasound;ultrasound of pelvis | US אגן;US גינקולוגי;אולטרסאונד אגן;אולטרסאונד גינקולוגי;סונר גינקולוגי;US רחם ושחלות;US אגן גינקולוגי;אולטרסאונד רחם ושחלות
Transvaginal ultrasound | Ultrasound | pelvis | TVUS;TVS;endovaginal ultrasound;transvaginal sonography;TVUSS;vaginal ultrasound;transvaginal scan;transvaginal US;TV ultrasound;transvaginal pelvic ultrasound;US transvaginal;US pelvis TV;US pelvis transvaginal | US וגינלי;אולטרסאונד וגינלי;US טרנסוגינלי;אולטרסאונד נרתיקי;סונר וגינלי;US נרתיקי;אולטרסאונד טרנסוגינלי;TVUS וגינלי
Sonohysterography | Ultrasound | uterus | saline infusion sonography;SIS?;HyCoSy;sonohysterogram;hysterosalpingo-contrast sonography | סונוהיסטרוגרפיה;אולטרסאונד עם נוזל לחלל הרחם
Obstetric ultrasound | Ultrasound | fetus | pregnancy ultrasound;OB ultrasound;fetal ultrasound;dating scan;obstetrical ultrasound;pregnancy scan;early pregnancy ultrasound;dating ultrasound;first trimester ultrasound;viability scan;prenatal ultrasound;obstetric scan | US הריון;אולטרסאונד הריון;US מיילדותי;אולטרסאונד מיילדותי;סונר הריון;US היריון;US עובר;אולטרסאונד היריון;אולטרסאונד עובר
Nuchal translucency scan | Ultrasound | fetus | NT scan;nuchal scan;nuchal translucency;first trimester screening ultrasound;NT ultrasound;nuchal translucency ultrasound;combined first trimester scan | שקיפות עורפית;בדיקת שקיפות עורפית;US שקיפות עורפית
Fetal anatomy ultrasound | Ultrasound | fetus | anomaly scan;20-week scan;anatomy scan;level II ultrasound;fetal anatomy survey;morphology scan;detailed anomaly scan;fetal anatomical survey;anatomy ultrasound;second trimester ultrasound;18-20 week scan;fetal survey;level 2 ultrasound | סקירת מערכות;סקירה מוקדמת;סקירה מאוחרת;סקירת מערכות מוקדמת;סקירת מערכות מאוחרת;סקירת מערכות שנייה;סקירה שלישית;סקירת מערכות שלישית
Fetal growth ultrasound | Ultrasound | fetus | growth scan;estimated fetal weight ultrasound;EFW?;growth ultrasound;third trimester ultrasound | הערכת משקל עובר;הערכת משקל?;US הערכת משקל;הערכת משקל העובר;אולטרסאונד הערכת משקל
Biophysical profile | Ultrasound | fetus | BPP?;fetal biophysical profile;biophysical profile score | פרופיל ביופיזיקלי;פרופיל ביופיזי;ביופיזיקל פרופיל
Fetal Doppler | Ultrasound | fetus | umbilical artery Doppler;middle cerebral artery Doppler fetal;fetal umbilical Doppler;obstetric Doppler | דופלר עוברי;דופלר עורק הטבור
Cervical length ultrasound | Ultrasound | cervix | cervical length measurement;cervical length scan;transvaginal cervical length | אורך צוואר הרחם;מדידת אורך צוואר;US אורך צוואר;מדידת אורך צוואר הרחם;US צוואר רחם
Follicular monitoring ultrasound | Ultrasound | ovaries | follicular study;follicle tracking;follicle scan;folliculometry;antral follicle count | מעקב זקיקים;US זקיקים;אולטרסאונד זקיקים;ספירת זקיקים;מעקב זקיקי

# --- Doppler
Carotid Doppler | Ultrasound | carotid arteries | carotid ultrasound;carotid duplex;carotid US;Doppler carotid arteries;duplex carotids;carotid Dopplers;carotid duplex ultrasound;carotid artery duplex;carotid artery ultrasound;carotid artery Doppler;carotid and vertebral Doppler;duplex of carotids;duplex of carotid arteries;Doppler of carotids;Dopplers of carotids;ultrasound of carotids;carotid duplex scan;carotid duplex study | דופלר קרוטידים;דופלר עורקי צוואר;דופלר עורקי התרדמה;US דופלר קרוטידים;דופלקס קרוטידים;דופלר עורקי הצוואר;דופלר צוואר?;דופלר קרוטיס;דופלקס עורקי צוואר;דופלקס קרוטיס;דופלר כלי דם לצוואר;דופלר כלי דם בצוואר
Venous Doppler lower extremity | Ultrasound | lower limb veins | DVT ultrasound;lower extremity venous duplex;leg Doppler?;venous duplex;venous Doppler;duplex venous legs;DVT Doppler;lower limb venous Doppler;LE venous Doppler;compression ultrasound leg;LE Doppler?;lower extremity Doppler;venous duplex ultrasound of lower extremities;lower extremity venous ultrasound;venous Doppler legs;bilateral lower extremity venous Doppler;varicose vein Doppler;venous ultrasound of leg;leg venous Doppler;venous insufficiency study;venous mapping;LEVD;venous duplex lower limb;venous duplex of lower limbs;Doppler leg veins;venous Doppler lower limbs | דופלר ורידי;דופלר ורידים ברגליים;דופלר ורידי רגליים;דופלר ורידי גפיים תחתונות;US דופלר ורידי;דופלר ורידים;דופלר ורידים גפיים תחתונות;דופלקס ורידי;דופלר לשלילת DVT;דופלר ורידי רגל;דופלר ורידי גפה תחתונה;דופלר ורידים רגליים
Venous Doppler upper extremity | Ultrasound | upper limb veins | upper extremity venous duplex;arm venous Doppler;UE venous Doppler;upper limb venous Doppler;upper extremity venous Doppler;upper extremity Doppler;US upper extremity venous | דופלר ורידי יד;דופלר ורידי גפה עליונה;דופלר ורידים ביד;דופלר ורידי גפיים עליונות
Arterial Doppler lower extremity | Ultrasound | lower limb arteries | lower extremity arterial duplex;arterial Doppler;peripheral arterial Doppler;arterial duplex legs;LE arterial Doppler;arterial duplex;lower limb arterial Doppler;lower extremity arterial Doppler;arterial Doppler legs;lower extremity arterial ultrasound | דופלר עורקי;דופלר עורקי רגליים;דופלר עורקי גפיים תחתונות;דופלר עורקים ברגליים;דופלקס עורקי;דופלר עורקי גפה תחתונה;דופלר עורקים
Aortic ultrasound | Ultrasound | abdominal aorta | AAA screening ultrasound;abdominal aorta ultrasound;US aorta;AAA ultrasound;aorta ultrasound;AAA screening;abdominal aortic aneurysm screening;Doppler aorta | US אבי העורקים;אולטרסאונד אאורטה;US אאורטה בטנית;US אאורטה;דופלר אאורטה;אולטרסאונד אבי העורקים הבטני
Arteriovenous fistula Doppler | Ultrasound | dialysis fistula | AV fistula duplex;dialysis access ultrasound;AVF Doppler;fistula Doppler;vein mapping for AV fistula;dialysis access duplex | דופלר פיסטולה;דופלר שאנט;דופלר שאנט דיאליזה
Transcranial Doppler | Ultrasound | intracranial arteries | TCD;transcranial Doppler ultrasound;TCD bubble study | דופלר טרנסקרניאלי;דופלר מוחי;דופלר תוך גולגולתי;TCD מוח
Doppler ultrasound | Ultrasound | vessels | duplex ultrasound;vascular ultrasound;Doppler;duplex scan;duplex?;Doppler study;vascular duplex;color Doppler | דופלר;דופלקס;US דופלר;בדיקת דופלר;אולטרסאונד דופלר;דופלר כלי דם

# --- Echocardiography
Echocardiogram | Echocardiography | heart | echo;TTE;transthoracic echocardiogram;echocardiography;2D echo;cardiac echo;cardiac ultrasound;transthoracic echocardiography;heart ultrasound;echo Doppler;2D echocardiogram;ultrasound of heart;transthoracic echo;2D echo Doppler;Doppler echocardiography;echocardiograph;complete echocardiogram;echocardiography Doppler;2D-echocardiography;heart echo;limited echocardiogram;bubble echo;contrast echocardiography;cardiac echogram;echograms;cardiac echograms;cardiac echography;echocardiographic study;echocardiographic examination;two-dimensional echocardiogram;two-dimensional echo;M-mode echocardiogram | אקו לב;אקו;אקוקרדיוגרפיה;אקו דופלר לב;אקו לב דופלר;אקו לבבי;אקוקרדיוגרם;אקו קרדיוגרפיה;א. לב;אקו לב דרך בית החזה;אולטרסאונד לב;אקו-דופלר;אקוקרדיוגרמה;אקו לב טרנסתורקלי;US לב;אקו חזה;אקוקרדיוגרפיה דרך דופן החזה
Stress echocardiogram | Echocardiography | heart | stress echo;exercise echocardiogram;dobutamine stress echo;DSE;exercise stress echo;dobutamine echocardiogram;stress echocardiography;exercise echocardiography;exercise echo;dobutamine stress echocardiogram;dobutamine echo;dobutamine stress echocardiography | אקו במאמץ;אקו לב במאמץ;אקו דובוטמין;אקו מאמץ;סטרס אקו;אקו לב מאמץ;אקו לב עם דובוטמין;אקו לב דובוטמין;אקו דובוטמין במאמץ
Transesophageal echocardiogram | Echocardiography | heart | TEE;TOE?;transoesophageal echocardiogram;transesophageal echo;trans-esophageal echocardiography;transesophageal echocardiography;transoesophageal echo;TEE echo;transoesophageal echocardiography | אקו דרך הוושט;אקו לב דרך הוושט;אקו טרנסאזופגיאלי;TEE אקו;אקו ושט;אקו דרך ושט;אקו לב דרך ושט;אקו לב טרנסאזופגיאלי
Fetal echocardiogram | Echocardiography | fetal heart | fetal echo;foetal echocardiogram;fetal heart ultrasound;fetal echocardiography;foetal echo | אקו לב עובר;אקו לב עוברי;אקו עובר;אקו לב לעובר
Pediatric echocardiogram | Echocardiography | heart | paediatric echocardiogram;pediatric echo;congenital echocardiogram;neonatal echocardiogram;paediatric echo | אקו לב ילדים;אקו לב ליילוד;אקו לב תינוק

# --- Breast and bone density
Mammogram | Mammography | breast | mammography;screening mammogram;bilateral mammogram;breast X-ray;digital mammography;screening mammography;mammo;bilateral screening mammogram;breast screening;bilateral mammography;mammograms;3D mammogram;digital mammogram | ממוגרפיה;ממוגרפיה סקר;צילום שד;ממוגרפיה דיגיטלית;צילום שדיים;ממוגרפיה סקירה;ממוגרפיה דו צדדית;ממוגרפיית סקר;בדיקת ממוגרפיה;ממוגרפית סקר
Diagnostic mammogram | Mammography | breast | diagnostic mammography;spot compression views;mammogram diagnostic;unilateral mammogram;magnification views of breast | ממוגרפיה אבחנתית;ממוגרפיה עם הגדלות;ממוגרפיה ממוקדת;צילומי הגדלה שד
Breast tomosynthesis | Mammography | breast | 3D mammography;digital breast tomosynthesis;DBT?;tomosynthesis;3-D mammography;mammogram with tomosynthesis | טומוסינתזה;ממוגרפיה תלת ממדית;טומוסינתזה של השד;ממוגרפיה עם טומוסינתזה;ממוגרפיה תלת מימד
Contrast-enhanced mammography | Mammography | breast | CEM?;CESM;contrast mammography;contrast-enhanced spectral mammography | ממוגרפיה עם חומר ניגוד;ממוגרפיה עם הזרקה
Galactography | Mammography | breast | ductogram;ductography;galactogram | גלקטוגרפיה;דוקטוגרפיה
DEXA scan | DEXA | hip and spine | DXA;bone densitometry;bone mineral density;BMD;bone density scan;DEXA;dual-energy X-ray absorptiometry;bone density test;DXA scan;bone density;bone mineral densitometry;densitometry;bone mineral density test;BMD test;DEXA bone density;DXA bone density | צפיפות עצם;בדיקת צפיפות עצם;דקסה;דנסיטומטריה;צפיפות העצם;מדידת צפיפות עצם;דקסא;DEXA צפיפות עצם;צפיפות מינרל העצם

# --- Nuclear medicine
Myocardial perfusion imaging | Nuclear medicine | heart | MPI?;nuclear stress test;thallium scan;SPECT?;sestamibi stress test;MIBI scan heart;myocardial perfusion scan;cardiac SPECT;stress thallium;Cardiolite stress test;Lexiscan stress test;adenosine stress test;myocardial perfusion scintigraphy;SPECT MPI;dipyridamole stress test;persantine thallium;myocardial SPECT;thallium stress test;nuclear stress;sestamibi scan;pharmacologic nuclear stress test;dobutamine nuclear stress test;regadenoson stress test;MPS?;MIBI scan;nuclear perfusion study;adenosine Cardiolite;Myoview stress;Cardiolite study;Lexiscan Cardiolite;thallium stress; adenosine sestamibi;adenosine Cardiolite;adenosine Myoview;adenosine thallium;Persantine thallium;sestamibi;Cardiolite;Cardiolite scan;Lexiscan nuclear scan;Lexiscan Myoview;Lexiscan nuclear stress test;stress Cardiolite;dual isotope stress test;Myoview stress test;stress Myoview;dipyridamole thallium;Myoview;nuclear perfusion stress imaging;nuclear stress imaging;perfusion stress imaging;nuclear perfusion imaging;stress perfusion imaging | מיפוי לב;מיפוי לב במאמץ;מיפוי תליום;מיפוי פרפוזיה של שריר הלב;מיפוי לב עם פרסנטין;מיפוי שריר הלב;מיפוי לב תליום;מיפוי לב דיפירידמול;מיפוי טליום;מיפוי לב SPECT;מיפוי לב מאמץ ומנוחה;מיפוי לב פרמקולוגי
Radionuclide ventriculography | Nuclear medicine | heart | MUGA scan;MUGA;multigated acquisition scan;radionuclide angiography;gated blood pool scan;RNV | מיפוי מוגה;MUGA לב;ונטריקולוגרפיה רדיונוקלידית;מיפוי לב MUGA
Amyloid scintigraphy | Nuclear medicine | heart | PYP scan;technetium pyrophosphate scan;DPD scan;cardiac amyloid scan;Tc-99m PYP scan | מיפוי עמילואיד;מיפוי PYP;מיפוי לב לעמילואידוזיס
Bone scan | Nuclear medicine | skeleton | bone scintigraphy;whole body bone scan;technetium bone scan;nuclear bone scan;skeletal scintigraphy;three-phase bone scan;3-phase bone scan;radionuclide bone scan;Tc-99m MDP bone scan;isotope bone scan | מיפוי עצמות;מיפוי עצם;מיפוי עצמות תלת שלבי;מיפוי עצמות כל הגוף;סינטיגרפיית עצמות;מיפוי שלד
Thyroid scan | Nuclear medicine | thyroid | thyroid scintigraphy;radioiodine uptake scan;technetium thyroid scan;RAIU;thyroid uptake;thyroid uptake scan;radioactive iodine uptake;thyroid scan and uptake;thyroid uptake and scan;isotope thyroid scan | מיפוי בלוטת התריס;מיפוי תריס;מיפוי תירואיד;מיפוי בלוטת תריס;קליטת יוד
Whole body iodine scan | Nuclear medicine | whole body | I-131 whole body scan;I-131 scan;radioiodine whole body scan;post-therapy iodine scan | מיפוי יוד כל הגוף;מיפוי יוד;מיפוי יוד 131
Parathyroid scan | Nuclear medicine | parathyroid | sestamibi parathyroid scan;parathyroid scintigraphy;sestamibi parathyroid;MIBI parathyroid scan;parathyroid sestamibi scan;Tc-99m sestamibi parathyroid scan | מיפוי יותרת התריס;מיפוי פרתירואיד;מיפוי בלוטות יותרת התריס;מיפוי פרא-תירואיד
Lung ventilation-perfusion scan | Nuclear medicine | lungs | V/Q scan;VQ scan;lung scan;ventilation perfusion scintigraphy;lung perfusion scan;V/Q;ventilation perfusion scan;pulmonary perfusion scan;VQ SPECT;perfusion scan;perfusion lung scan;V/Q lung scan;nuclear lung scan | מיפוי ריאות;מיפוי אוורור פרפוזיה;מיפוי ריאות פרפוזיה ואוורור;מיפוי ריאה;מיפוי פרפוזיה ריאתי;מיפוי ונטילציה פרפוזיה
DMSA renal scan | Nuclear medicine | kidneys | DMSA scan;renal cortical scintigraphy;DMSA;Tc-99m DMSA scan;renal cortical scan | מיפוי כליות DMSA;מיפוי DMSA;מיפוי כליות סטטי
MAG3 renal scan | Nuclear medicine | kidneys | renogram;MAG-3 scan;diuretic renogram;DTPA renal scan;MAG3;Lasix renogram;dynamic renal scintigraphy;diuretic renography;MAG-3 renogram;Lasix renal scan;captopril renogram;DTPA scan;renography;MAG3 Lasix scan | מיפוי כליות דינמי;מיפוי MAG3;רנוגרם;מיפוי כליות MAG3;מיפוי כליות DTPA;מיפוי כליות עם פוסיד;רנוגרמה
Renal scan | Nuclear medicine | kidneys | renal scintigraphy;kidney scan;nuclear renal scan;isotope renal scan | מיפוי כליות;מיפוי כליה;מיפוי כלייתי
HIDA scan | Nuclear medicine | gallbladder | hepatobiliary iminodiacetic acid scan;cholescintigraphy;hepatobiliary scan;HIDA;hepatobiliary scintigraphy;HIDA with CCK;gallbladder scan;DISIDA scan | מיפוי HIDA;מיפוי דרכי מרה;מיפוי כיס מרה;מיפוי הידה;מיפוי כבד ודרכי מרה
Liver-spleen scan | Nuclear medicine | liver and spleen | liver spleen scintigraphy;sulfur colloid scan;spleen scan;liver scan | מיפוי כבד;מיפוי כבד טחול;מיפוי כבד וטחול
Hemangioma scan | Nuclear medicine | liver | tagged red blood cell liver scan;liver hemangioma scan | מיפוי המנגיומה;מיפוי המנגיומה בכבד
Gastrointestinal bleeding scan | Nuclear medicine | gastrointestinal tract | tagged RBC scan;bleeding scan;red cell scan;GI bleed scan;tagged red blood cell scan;RBC bleeding scan;tagged red cell scan;technetium bleeding scan | מיפוי דימום;מיפוי דימום ממערכת העיכול;מיפוי לאיתור דימום
Meckel scan | Nuclear medicine | abdomen | Meckel's scan;pertechnetate scan;Meckel diverticulum scan | מיפוי מקל;מיפוי דיברטיקולום על שם מקל;מיפוי סעיף על שם מקל
Gastric emptying study | Nuclear medicine | stomach | gastric emptying scan;gastric emptying scintigraphy;GES? | מיפוי ריקון קיבה;ריקון קיבה;בדיקת ריקון קיבה
Gallium scan | Nuclear medicine | whole body | gallium-67 scan;gallium scintigraphy;Ga-67 scan | מיפוי גליום
Leukocyte scan | Nuclear medicine | whole body | white blood cell scan;WBC scan;indium scan;tagged WBC scan;leucocyte scan;labelled white cell scan;labeled leukocyte scan;white cell scan | מיפוי לויקוציטים;מיפוי כדוריות לבנות מסומנות;מיפוי תאים לבנים
Octreotide scan | Nuclear medicine | whole body | OctreoScan;somatostatin receptor scintigraphy;octreotide scintigraphy | מיפוי אוקטראוטיד;מיפוי אוקטריאוטיד;מיפוי קולטני סומטוסטטין
MIBG scan | Nuclear medicine | whole body | MIBG scintigraphy;meta-iodobenzylguanidine scan;I-123 MIBG | מיפוי MIBG
DaTscan | Nuclear medicine | brain | dopamine transporter SPECT;DaT SPECT;DAT scan;ioflupane scan;dopamine transporter scan | מיפוי DAT;דאט סקאן;מיפוי דופמין;מיפוי דופמין מוחי;דאטסקן
Brain SPECT | Nuclear medicine | brain | brain perfusion SPECT;HMPAO SPECT;cerebral perfusion SPECT;brain scintigraphy;SPECT brain | מיפוי מוח;SPECT מוח;מיפוי מוח SPECT;מיפוי פרפוזיה מוחי
Lymphoscintigraphy | Nuclear medicine | lymphatics | sentinel node scan;lymphatic mapping;sentinel lymph node mapping;lymphoscintigram;sentinel node mapping;sentinel lymph node scan;sentinel node imaging;lymphoscintography | לימפוסינטיגרפיה;מיפוי לימפה;מיפוי בלוטת זקיף;מיפוי זקיף;מיפוי בלוטת הזקיף
Dacryoscintigraphy | Nuclear medicine | lacrimal system | lacrimal scan;tear duct scan | מיפוי דרכי דמעות;דקריוסינטיגרפיה
Salivary gland scan | Nuclear medicine | salivary glands | salivary scintigraphy;salivary gland scintigraphy;sialoscintigraphy | מיפוי בלוטות רוק;מיפוי בלוטות הרוק
Nuclear medicine scan | Nuclear medicine | unspecified | scintigraphy;radionuclide scan;isotope scan;radioisotope scan;nuclear scan | מיפוי?;סינטיגרפיה;מיפוי איזוטופי;בדיקת מיפוי

# --- PET-CT
PET-CT | PET-CT | whole body | FDG PET;FDG PET-CT;PET scan;positron emission tomography;PET/CT whole body;18F-FDG PET/CT;whole body PET;PET?;PET CT FDG;F-18 FDG PET;PET/CT skull base to mid thigh;whole body PET-CT;PET CT scan | פט סיטי;פט-סי-טי;בדיקת PET;סריקת PET;פט CT;PET-CT כל הגוף;בדיקת PET CT;PET-CT FDG כל הגוף
PSMA PET-CT | PET-CT | whole body | PSMA PET;Ga-68 PSMA PET;PSMA scan;68Ga-PSMA PET/CT;prostate PET;gallium PSMA PET;F-18 PSMA PET;PET PSMA;PET-CT PSMA | PSMA פט סיטי;מיפוי PSMA;פט PSMA;בדיקת PSMA PET
DOTATATE PET-CT | PET-CT | whole body | DOTATOC PET;Ga-68 DOTATATE PET;gallium DOTATATE scan;DOTATATE scan;68Ga-DOTATATE PET/CT;DOTA PET;somatostatin receptor PET;DOTANOC PET;DOTATATE PET | פט DOTATATE;PET גליום;פט גליום;PET DOTATATE גליום
PET brain | PET-CT | brain | brain PET;FDG PET brain;amyloid PET;brain FDG PET;PET-CT brain | PET מוח;פט מוח;PET-CT מוח
Cardiac PET | PET-CT | heart | PET heart;cardiac FDG PET;rubidium PET;myocardial PET;PET myocardial perfusion;cardiac viability PET | PET לב;פט לב;PET-CT לב
PET-MRI | PET-CT | whole body | PET/MR;FDG PET-MRI | פט MRI;PET-MR משולב

# --- Fluoroscopy
Barium swallow | Fluoroscopy | esophagus | esophagram;esophagogram;oesophagram;contrast swallow;gastrografin swallow;barium oesophagogram;esophagography;barium esophagram;water soluble swallow | בליעת בריום;צילום ושט;ושט עם בריום;צילום בליעה;בליעת גסטרוגרפין;צילום ושט עם בריום
Videofluoroscopic swallow study | Fluoroscopy | pharynx | modified barium swallow;VFSS;MBS?;videofluoroscopy;MBSS;videofluoroscopic swallowing study | וידאופלואורוסקופיה;צילום וידאו בליעה;וידיאופלואורוסקופיה;ווידאופלואורוסקופיה של הבליעה
Upper GI series | Fluoroscopy | stomach | barium meal;UGI series;upper gastrointestinal series;upper GI X-ray;UGI with small bowel follow through;UGIS;upper GI;UGI;upper GI study;upper GI swallow | צילום קיבה;צילום קיבה ותריסריון;ארוחת בריום;שיקוף קיבה;צילום ושט קיבה ותריסריון
Small bowel follow-through | Fluoroscopy | small bowel | SBFT;small bowel series;barium follow-through;enteroclysis;small bowel meal | פאסאז׳;צילום מעי דק;פסאז׳ מעי דק;מעבר מעי דק;פסאז׳;פאסאז׳ מעי דק
Barium enema | Fluoroscopy | colon | double contrast barium enema;contrast enema;gastrografin enema;lower GI series;air contrast barium enema | חוקן בריום;חוקן ניגודי;צילום מעי גס;חוקן גסטרוגרפין;חוקן בריום ניגוד כפול
Defecography | Fluoroscopy | rectum | defecating proctogram;evacuation proctography;proctography | דפקוגרפיה;צילום התרוקנות
MR defecography | MRI | pelvis | MRI defecography;dynamic pelvic floor MRI | דפקוגרפיה MR;MRI דפקוגרפיה
Colonic transit study | Fluoroscopy | colon | Sitz marker study;colon transit time;colonic marker study;Sitzmarks study | זמן מעבר במעי הגס;מבחן סמנים;זמן מעבר קולוני
Hysterosalpingography | Fluoroscopy | uterus | HSG;hysterosalpingogram;tubogram;hysterosalpingo-gram;uterosalpingography | צילום רחם;צילום רחם וחצוצרות;היסטרוסלפינגוגרפיה;HSG צילום רחם;צילום חצוצרות;היסטרוסלפינגוגרם
Voiding cystourethrogram | Fluoroscopy | bladder | VCUG;MCUG;micturating cystourethrogram;voiding cystourethrography;MCU?;voiding cystogram;micturating cystogram | ציסטוגרפיה;ציסטואורתרוגרפיה;צילום שלפוחית בהשתנה;VCUG ילדים;ציסטוגרפיה בהשתנה;אורתרוציסטוגרפיה
Cystogram | Fluoroscopy | bladder | cystography;retrograde cystogram | ציסטוגרם;צילום שלפוחית
Epidurography | Fluoroscopy | spine | epidurogram;epidurograms | אפידורוגרפיה
CT cystography | CT | bladder | CT cystogram | CT ציסטוגרפיה
Retrograde urethrogram | Fluoroscopy | urethra | RUG?;urethrogram;urethrography;ascending urethrogram;retrograde urethrography | אורתרוגרפיה;אורתרוגרפיה רטרוגרדית;צילום שופכה
Intravenous pyelogram | Fluoroscopy | kidneys | IVP;IVU;intravenous urogram;excretory urography;intravenous pyelography;intravenous urography | פיילוגרפיה תוך ורידית;צילום כליות עם חומר ניגוד;אורוגרפיה;IVP כליות;פיאלוגרפיה תוך ורידית;צילום כליות
Retrograde pyelogram | Fluoroscopy | ureter | retrograde pyelography;RPG?;retrograde ureteropyelogram;cystopyelogram;retrograde pyelograms;retrograde pyeloureterogram | פיילוגרפיה רטרוגרדית;פיאלוגרפיה רטרוגרדית
Nephrostogram | Fluoroscopy | kidney | antegrade pyelogram;antegrade nephrostogram | נפרוסטוגרם;נפרוסטוגרפיה;פיילוגרפיה אנטגרדית
Cholangiogram | Fluoroscopy | bile ducts | intraoperative cholangiogram;T-tube cholangiogram;percutaneous cholangiogram;IOC?;cholangiography;intraoperative cholangiography | כולנגיוגרפיה;כולנגיוגרפיה תוך ניתוחית;צילום דרכי מרה;כולנגיוגרפיה דרך T-tube
Fistulogram | Fluoroscopy | fistula tract | sinogram;fistulography;sinography | פיסטולוגרפיה;פיסטולוגרם;סינוגרם
Sialography | Fluoroscopy | salivary glands | sialogram;parotid sialogram | סיאלוגרפיה;סיאלוגרם
Dacryocystography | Fluoroscopy | lacrimal system | dacryocystogram | דקריוציסטוגרפיה;צילום דרכי דמעות
Myelography | Fluoroscopy | spine | myelogram;conventional myelogram | מיאלוגרפיה
CT myelography | CT | spine | CT myelogram | CT מיאלוגרפיה;מיאלו CT
Arthrography | Fluoroscopy | joint | arthrogram;shoulder arthrogram;joint arthrogram | ארתרוגרפיה;ארטרוגרפיה
Fluoroscopy | Fluoroscopy | unspecified | fluoroscopic examination;screening fluoroscopy;diaphragm fluoroscopy;sniff test | שיקוף;פלואורוסקופיה;שיקוף רנטגן;שיקוף סרעפת

# --- Angiography
Cerebral angiography | Angiography | cerebral arteries | cerebral angiogram;DSA?;digital subtraction angiography;four vessel angiogram;catheter cerebral angiogram;carotid angiogram;carotid angiography;cerebral DSA;DSA brain;cerebroangiogram;3 vessel cerebroangiogram;three-vessel cerebral angiogram;four-vessel cerebral angiogram;4-vessel cerebral angiogram;cerebral arteriogram;cerebral arteriography;diagnostic cerebral angiogram;4 vessel angiogram;three vessel cerebral angiogram;intracranial angiogram;carotid and cerebral angiogram | אנגיוגרפיה מוחית;צנתור מוחי אבחנתי;אנגיוגרפיה של כלי דם במוח;DSA מוח;אנגיוגרפיה של הקרוטידים
Peripheral angiography | Angiography | lower limb arteries | lower extremity angiogram;peripheral angiogram;leg angiogram;aortogram with runoff;femoral angiogram;lower extremity arteriogram;peripheral arteriography;lower limb angiogram | אנגיוגרפיה פריפרית;אנגיוגרפיה גפיים תחתונות;צנתור פריפרי אבחנתי;אנגיוגרפיה של הרגליים
Aortography | Angiography | aorta | aortogram;aortic angiogram;abdominal aortogram;aortic root angiography | אאורטוגרפיה;אאורטוגרם
Pulmonary angiography | Angiography | pulmonary arteries | pulmonary angiogram;pulmonary arteriogram;pulmonary arteriography | אנגיוגרפיה ריאתית;אנגיוגרפיה של עורקי הריאה
Renal angiography | Angiography | renal arteries | renal angiogram;renal arteriogram;renal arteriography | אנגיוגרפיה של עורקי הכליה;צנתור עורקי כליה;אנגיוגרפיה כלייתית
Mesenteric angiography | Angiography | mesenteric arteries | mesenteric angiogram;celiac angiogram;visceral angiography;hepatic angiogram;hepatic angiography | אנגיוגרפיה מזנטריאלית;אנגיוגרפיה של עורקי המעי;אנגיוגרפיה מזנטרית
Venography | Angiography | veins | venogram;cavogram;cavagram;venacavogram;vena cavagram;vena cavogram;inferior vena cavogram;inferior vena cavagram;cavography;phlebography;phlebogram;contrast venography;ascending venography | ונוגרפיה;פלבוגרפיה;צילום ורידים
Dialysis fistula angiography | Angiography | dialysis fistula | dialysis fistulogram;shuntogram;AV fistula angiogram;fistulogram of AV fistula;AVF angiogram | אנגיוגרפיה של שאנט;שאנטוגרפיה;צילום שאנט;פיסטולוגרפיה של שאנט
Angiography | Angiography | vessels | angiogram;arteriogram;arteriography;angiographic study | אנגיוגרפיה;אנגיוגרמה;אנגיו?
Optical coherence tomography | OCT | eye | OCT retina;macular OCT;optical coherence tomography of retina;OCT macula;OCT RNFL;OCT of optic nerve;retinal OCT;OCT? | בדיקת OCT;צילום OCT;OCT מקולה;OCT רשתית;OCT עיניים
Fundus photography | Photography | eye | fundus photo;retinal photography;colour fundus photography;fundus photographs | צילום קרקעית העין;צילום רשתית

# --- Further studies
MR spectroscopy | MRI | brain | MRS;magnetic resonance spectroscopy;brain MRS | ספקטרוסקופיה MR
Functional MRI | MRI | brain | fMRI;functional magnetic resonance imaging | MRI תפקודי
Dialysis fistula ultrasound | Ultrasound | dialysis fistula | AVF ultrasound | דופלר פיסטולה לדיאליזה
Bubble study | Echocardiography | heart | agitated saline study;saline contrast echocardiogram;bubble echocardiogram | אקו בועות;בדיקת בועות
Endoanal ultrasound | Ultrasound | anal canal | endoanal sonography;anal endosonography | אולטרסאונד אנדואנאלי
Contrast-enhanced ultrasound | Ultrasound | abdomen | CEUS;contrast ultrasound | אולטרסאונד עם חומר ניגוד
Corneal topography | Photography | eye | corneal tomography;Pentacam | טופוגרפיה של הקרנית;מיפוי קרנית
B-scan ultrasound eye | Ultrasound | eye | ocular B-scan | אולטרסאונד עין B-scan

# --- Names by field, as notes have them
Nuclear medicine tumor localization | Nuclear medicine | whole body | whole body tumor localization;tumor localization scan;tumor localization, whole body;nuclear medicine tumor localization, whole body;tumor imaging scan;whole-body tumor imaging;tumor localization | מיפוי גידולים כל גופי
Intraoperative ultrasound | Ultrasound | unspecified | intraoperative sonography;intraoperative ultrasonography | אולטרסאונד תוך ניתוחי
Conventional tomography | X-ray | unspecified | tomogram;renal tomograms;linear tomography | טומוגרפיה
`
