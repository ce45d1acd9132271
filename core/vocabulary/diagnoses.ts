/**
 * The diagnoses, symptoms, findings and past states that the record can code, one concept a line.
 *
 * Five fields, separated by `|`; the items within a field by `;`:
 *
 *   name | ICD-10-CM | English synonyms | Hebrew | attributes
 *
 * - ICD-10-CM: the code with its dot that the unspecified wording is coded to; empty where none is certain. For an
 *   injury it carries the seventh character of the first encounter.
 * - Synonyms: a trailing `?` marks an ambiguous abbreviation, which needs context to count.
 * - Attributes: `symptom` (a bare symptom or sign), `history` (a state of the past by its very wording), `finding`
 *   (mostly seen on imaging, in a test or by chance), `sided` (a side is commonly stated), `season` (also the name of
 *   one), `stage` (a stage, grade or class is commonly stated), `neoplasm`, `heading` (its code is a heading on purpose: what would tell the leaf is
 *   not told), `trace` (left of what was: that an examination sees it is no illness), `encounter` (why somebody came, or an allergy by its code: a diagnosis only where it is listed as one).
 *   What passes (`passing`) is told by the code, in passing.ts.
 * - Codes: CMS, ICD-10-CM FY2026; codes.test.ts holds each against the release.
 */
export const diagnoses = `
# --- Heart: blood pressure
Essential hypertension | I10 | hypertension; HTN; SHTN; high blood pressure; arterial hypertension; primary hypertension; systemic hypertension; HBP; benign hypertension; raised blood pressure; essential HTN; hypertension, essential; essential (primary) hypertension; essential primary hypertension; arterial HTN; hypertensive disease | יתר לחץ דם; יל״ד; יתר ל״ד; יתר ל.ד.; ל.ד. גבוה; ל״ד גבוה; לחץ דם גבוה; יתר לחץ דם ראשוני; יתר לחץ דם עורקי; היפרטנסיה; יתר לחץ דם חיוני; ל.ד. גבוה; יתר ל.ד.; ל״ד גבוה; יתר ל.ד |
Resistant hypertension | I1A.0 | treatment resistant hypertension; refractory hypertension; drug resistant hypertension | יתר לחץ דם עמיד; יל״ד עמיד; יתר לחץ דם עמיד לטיפול |
Hypertensive urgency | I16.0 | severe asymptomatic hypertension | מצב דחוף היפרטנסיבי |
Hypertensive emergency | I16.1 | | מצב חירום היפרטנסיבי; חירום יתר לחץ דם |
Malignant hypertension | I10 | accelerated hypertension | יתר לחץ דם ממאיר |
Hypertensive crisis | I16.9 | BP crisis; hypertension crisis | משבר יתר לחץ דם; משבר יל״ד; התקף יתר לחץ דם |
Secondary hypertension | I15.9 | hypertension, secondary | יתר לחץ דם שניוני; יתר לחץ דם משני |
Renovascular hypertension | I15.0 | renal artery hypertension | יתר לחץ דם רנווסקולרי; יתר לחץ דם כלייתי |
Hypertensive heart disease | I11.9 | hypertensive cardiovascular disease; HHD; hypertensive cardiopathy; hypertensive cardiomyopathy | מחלת לב היפרטנסיבית; מחלת לב יתר לחץ דמית; מחלת לב על רקע יתר לחץ דם |
Hypertensive heart disease with heart failure | I11.0 | hypertensive heart failure | מחלת לב יתר לחץ דמית עם אי ספיקת לב |
Hypertensive chronic kidney disease | I12.9 | hypertensive nephropathy; hypertensive nephrosclerosis; hypertensive kidney disease; hypertensive CKD; nephrosclerosis | מחלת כליות כרונית על רקע יתר לחץ דם; נפרופתיה יתר לחץ דמית; נפרוסקלרוזיס; מחלת כליות על רקע יתר לחץ דם |
Hypertensive heart and chronic kidney disease | I13.10 | hypertensive heart and kidney disease; hypertensive cardiorenal disease | מחלת לב וכליות יתר לחץ דמית |
Elevated blood pressure reading without hypertension | R03.0 | elevated blood pressure reading; elevated BP reading; borderline hypertension; prehypertension; elevated blood pressure without diagnosis of hypertension; elevated blood pressure | ערכי לחץ דם גבוהים; לחץ דם גבולי | symptom
White coat hypertension | R03.0 | white coat syndrome; white-coat effect; isolated clinic hypertension | יתר לחץ דם של החלוק הלבן; תסמונת החלוק הלבן |
Hypotension | I95.9 | low blood pressure; low BP; arterial hypotension | תת לחץ דם; לחץ דם נמוך; היפוטנסיה; תל״ד |
Orthostatic hypotension | I95.1 | postural hypotension; orthostatism | תת לחץ דם אורתוסטטי; תת לחץ דם תנוחתי; אורתוסטטיזם; ירידת לחץ דם אורתוסטטית; ירידת לחץ דם תנוחתית; ירידת לחץ דם בעמידה |
Postural orthostatic tachycardia syndrome | G90.A | POTS; postural tachycardia syndrome | תסמונת טכיקרדיה תנוחתית; תסמונת POTS |

# --- Further names, as notes have them
Chronic pharyngitis | J31.2 | pharyngitis, chronic; chronic sore throat | דלקת לוע כרונית; דלקת גרון כרונית |
Postoperative hemorrhage | | postoperative bleeding; postop bleeding; post-tonsillectomy hemorrhage; post-tonsillectomy bleeding | דימום לאחר ניתוח |
Intrinsic sphincter deficiency | N36.42 | intrinsic urethral sphincter deficiency; urethral sphincter deficiency | ליקוי פנימי של סוגר השופכה |
Osteochondral defect | | osteochondral defect of knee; osteochondral injury | פגם בסחוס ובעצם | sided
Streptococcal pneumonia | | streptococcal pneumonitis; pneumonia, streptococcal | דלקת ריאות סטרפטוקוקית |
Micromastia | N64.82 | breast hypoplasia; hypomastia; hypoplasia of breast; bilateral hypomastia; mammary hypoplasia | שדיים קטנים; היפופלזיה של השד |
Breast asymmetry | | asymmetry of breasts; asymmetric breasts; asymmetrical breasts | חוסר סימטריה בשדיים |
Pelvic adhesions | | female pelvic adhesions; pelvic peritoneal adhesions; uterine adhesions to bowel | הידבקויות באגן |
Nonreassuring fetal heart tracing | | nonreassuring fetal heart tones; nonreassuring fetal heart rate; non-reassuring fetal status; nonreassuring fetal status | דופק עובר לא תקין |
Meconium stained amniotic fluid | | meconium-stained fluid; thick meconium; meconium staining | מי שפיר מקוניאליים |
Retained hardware | | painful hardware; retained orthopedic hardware; symptomatic hardware; painful retained hardware | אמצעי קיבוע מכאיב |
Loose body in joint | M24.00 | intraarticular loose bodies; intra-articular loose bodies; loose bodies; joint loose body | גוף חופשי במפרק |
Spinal instability | M53.2X9 | lumbar instability; cervical instability; vertebral instability | חוסר יציבות של עמוד השדרה |
Vocal cord lesion | | vocal fold lesion; true vocal cord lesion; vocal cord irregularity | נגע במיתר הקול | sided; finding
Thrombosed arteriovenous graft | | thrombosed AV graft; thrombosed arteriovenous shunt; clotted AV graft; thrombosed AV fistula; clotted AV fistula; thrombosed AV shunt; AV graft thrombosis | קריש בנתיב לדיאליזה | sided
Slit ventricle syndrome | | slit ventricles | תסמונת החדרים הסדוקים |
Tympanic membrane retraction | | retracted tympanic membrane; retracted eardrum | שקיעת עור התוף | sided; finding
# --- Further names, as reports of studies have them
Subscapularis tendinosis | M75.80 | subscapularis tendinopathy; subscapularis tendinitis; tendinosis of subscapularis; tendinosis of the subscapularis | טנדינוזיס של התת-שכמתי | sided; finding
Infraspinatus tendinosis | M75.80 | infraspinatus tendinopathy; infraspinatus tendinitis; tendinosis of infraspinatus | טנדינוזיס של התת-רכסי | sided; finding
Paralabral cyst | | paralabral ganglion; paralabral cysts | ציסטה פרה-לברלית; ציסטה פרא-לברלית | sided; finding
Articular cartilage loss | | full thickness cartilage loss; full-thickness cartilage loss; partial thickness cartilage loss; cartilage loss; chondral loss; cartilage thinning | אובדן סחוס; הידקקות הסחוס | sided; finding
Quadriceps tendinopathy | M76.899 | quadriceps tendinosis; quadriceps tendinitis | טנדינופתיה של הארבע ראשי | sided; finding
Hamstring tendinopathy | M76.899 | hamstring tendinosis; proximal hamstring tendinopathy; hamstring origin tendinopathy; hamstring origin tendinosis | טנדינופתיה של ההמסטרינג | sided; finding
Hoffa's fat pad impingement | M79.4 | Hoffa fat pad impingement; Hoffa's fat pad edema; Hoffa's fat pad oedema; Hoffa fat pad edema; infrapatellar fat pad edema; infrapatellar fat pad impingement; Hoffa's disease; Hoffitis | צביטת כרית השומן על שם הופה | sided; finding
Meniscal extrusion | | extrusion of meniscus; meniscus extrusion; medial meniscal extrusion | בליטת המניסקוס | sided; finding
Calcaneofibular ligament sprain | S93.419A | calcaneofibular ligament tear; CFL tear; calcaneofibular ligament rupture; CFL sprain | קרע ברצועה הקלקנאופיבולרית | sided; finding
Gluteal tendon tear | | gluteus medius tear; gluteus minimus tear; gluteus medius tendon tear; gluteus minimus tendon tear | קרע בגיד העכוז | sided; finding
Flexor hallucis longus tenosynovitis | M65.879 | FHL tenosynovitis | דלקת נרתיק הגיד של כופף הבוהן | sided; finding
Osteitis pubis | | pubic symphysitis; symphysis pubis osteitis | דלקת הסימפיזיס | finding
Uncovertebral arthropathy | | uncovertebral hypertrophy; uncovertebral joint hypertrophy; uncovertebral osteophytes; uncovertebral degenerative change | היפרטרופיה אונקוורטברלית | finding
Cerebral microbleeds | | cerebral microhemorrhages; cerebral microhaemorrhages; microbleeds; microhemorrhages; microhaemorrhages | דימומים זעירים במוח; מיקרו-דימומים במוח | finding
Air trapping | | mosaic attenuation; expiratory air trapping | לכידת אוויר | finding
Gallbladder wall thickening | | thickened gallbladder wall; thickening of the gallbladder wall | עיבוי דופן כיס המרה | finding
Renal parenchymal thinning | | cortical thinning of the kidney; thinning of the renal cortex | הידקקות קליפת הכליה | sided; finding
Mesenteric lymphadenopathy | R59.0 | enlarged mesenteric lymph nodes; mesenteric adenopathy | לימפאדנופתיה מזנטרית; קשריות לימפה מזנטריות מוגדלות | finding
Breast architectural distortion | | architectural distortion; architectural distortion of the breast | עיוות ארכיטקטוני בשד; הפרעה ארכיטקטונית בשד | sided; finding
Testicular microlithiasis | | microlithiasis of the testes; testicular microlithiasis bilaterally | מיקרוליתיאזיס באשכים | sided; finding
# --- Heart: coronary disease
Coronary artery disease | I25.10 | CAD; coronary heart disease; CHD?; coronary atherosclerosis; atherosclerotic heart disease; ASHD; arteriosclerotic heart disease; chronic coronary syndrome; stable ischemic heart disease; coronary artery atherosclerosis; coronary disease; nonobstructive coronary artery disease; non-obstructive CAD; multivessel coronary artery disease; triple vessel disease; three vessel disease; 3VD; atherosclerotic coronary artery disease; atherosclerotic cardiovascular disease; ASCVD; atherosclerotic coronary vascular disease; atherosclerotic coronary disease | מחלת לב כלילית; מחלה כלילית; מחלת עורקים כליליים; מחלת העורקים הכליליים; טרשת עורקים כליליים; טרשת כלילית; מחלה תלת כלית; תסמונת כלילית כרונית |
Double vessel disease | I25.10 | two vessel disease; two-vessel coronary artery disease; double vessel coronary artery disease | מחלה כלילית דו כלית |
Ischemic heart disease | I25.9 | IHD; ischemic cardiac disease; ischaemic cardiac disease; ischaemic heart disease; chronic ischemic heart disease; chronic ischaemic heart disease; myocardial ischemia; myocardial ischaemia | מחלת לב איסכמית; מל״א; איסכמיה לבבית; מחלת לב איסכמית כרונית; איסכמיה של שריר הלב |
Angina pectoris | I20.9 | angina; AP?; anginal pain; anginal syndrome | תעוקת לב; תעוקת חזה; אנגינה פקטוריס; תעוקה |
Stable angina | I20.89 | stable angina pectoris; angina of effort; exertional angina; effort angina; chronic stable angina | תעוקת לב יציבה; תעוקה יציבה; תעוקת חזה יציבה; תעוקת מאמץ |
Unstable angina | I20.0 | UA?; UAP; unstable angina pectoris; USAP; crescendo angina; accelerated angina; preinfarction angina | תעוקת לב בלתי יציבה; תעוקת לב לא יציבה; תעוקה בלתי יציבה; תעוקה לא יציבה; תעוקת חזה בלתי יציבה; תעוקת חזה לא יציבה; אנגינה בלתי יציבה |
Vasospastic angina | I20.1 | Prinzmetal angina; variant angina; coronary vasospasm; coronary artery spasm; coronary spasm | תעוקת לב על שם פרינצמטל; תעוקה וזוספסטית; ספאזם כלילי; וזוספזם כלילי |
Microvascular angina | I20.81 | coronary microvascular dysfunction; coronary microvascular disease; cardiac syndrome X; CMD?; INOCA | תעוקה מיקרווסקולרית; מחלת כלי דם קטנים של הלב |
Acute coronary syndrome | I24.9 | ACS; acute ischemic heart disease; acute ischaemic heart disease | תסמונת כלילית חריפה; תסמונת כלילית חדה; אירוע כלילי חריף; אירוע כלילי; אירוע לבבי; תסמונת קורונרית חריפה |
Acute myocardial infarction | I21.9 | MIs?; AMI; MI?; myocardial infarction; heart attack; acute MI; coronary thrombosis; myocardial infarct; myocardial infarction, acute | אוטם שריר הלב; אוטם חריף בשריר הלב; אוטם חד של שריר הלב; אוטם שריר הלב חריף; התקף לב; אוטם לבבי; אוטם בלב |
STEMI | I21.3 | ST elevation myocardial infarction; ST-segment elevation myocardial infarction; ST elevation MI; acute STEMI; STE-ACS; transmural myocardial infarction | אוטם עם הרמות ST; אוטם שריר הלב עם עליות ST; אוטם עם עליות ST; אוטם שריר הלב עם הרמות ST |
Anterior STEMI | I21.09 | anterior wall STEMI; anterior wall myocardial infarction; anterior MI; acute anterior MI; anterior ST elevation myocardial infarction; anteroseptal STEMI; anterolateral STEMI; AWMI; STEMI, anterior wall; anterior wall MI | אוטם קדמי; אוטם דופן קדמית; אוטם קדמי נרחב; אוטם קדמי עם הרמות ST |
Inferior STEMI | I21.19 | inferior wall STEMI; inferior wall myocardial infarction; inferior MI; acute inferior MI; inferior ST elevation myocardial infarction; IWMI; inferoposterior STEMI; STEMI, inferior wall; inferior wall MI | אוטם תחתון; אוטם דופן תחתונה; אוטם תחתון עם הרמות ST |
Lateral STEMI | I21.29 | lateral wall STEMI; lateral wall myocardial infarction; lateral MI; lateral wall MI | אוטם צידי; אוטם לטרלי; אוטם דופן צידית |
Posterior STEMI | I21.29 | posterior MI; posterior wall myocardial infarction; posterior wall STEMI; true posterior MI; posterior wall MI | אוטם אחורי; אוטם דופן אחורית |
NSTEMI | I21.4 | non-ST elevation myocardial infarction; non ST-segment elevation myocardial infarction; non STEMI; non-ST elevation MI; subendocardial infarction; non-Q wave MI; NSTE-ACS; non-ST elevation acute coronary syndrome | אוטם ללא הרמות ST; אוטם שריר הלב ללא עליות ST; אוטם חריף בשריר הלב ללא עליות ST; אוטם חריף בשריר הלב ללא עליות; אוטם שריר הלב ללא עליות; אוטם בשריר הלב ללא עליות ST; אוטם חריף של שריר הלב ללא עליות ST; אוטם ללא עליות ST; אוטם תת אנדוקרדיאלי; אוטם שריר הלב ללא הרמות ST |
Type 2 myocardial infarction | I21.A1 | type 2 MI; MI type 2; demand ischemia with infarction; myocardial infarction type 2 | אוטם שריר הלב סוג 2; אוטם מסוג 2 |
Demand ischemia | I24.89 | demand ischaemia; supply demand mismatch | איסכמיה עקב דרישה מוגברת; איסכמיית דרישה; איסכמיה משנית |
Non-ischemic myocardial injury | I5A | myocardial injury; acute myocardial injury; non-ischaemic myocardial injury; chronic myocardial injury | פגיעה בשריר הלב; נזק לשריר הלב |
Old myocardial infarction | I25.2 | old MI; post MI; post-MI; post myocardial infarction; history of myocardial infarction; history of MI; past MI; prior MI; previous MI; previous myocardial infarction; prior myocardial infarction; healed myocardial infarction; past myocardial infarction; s/p MI; status post MI; status post myocardial infarction; OMI; hx of MI; remote myocardial infarction; s/p STEMI; s/p NSTEMI; history of STEMI; history of NSTEMI; s/p myocardial infarction;infarction myocardial old;myocardial infarct old;infarct myocardial old;MI old;infarction myocardial healed | אוטם שריר הלב בעבר; אוטם ישן; מצב לאחר אוטם שריר הלב; לאחר אוטם שריר הלב; מצב לאחר אוטם; אחרי אוטם שריר הלב; אוטם בעבר; מצב אחרי אוטם שריר הלב; אחרי התקף לב; לאחר התקף לב; אחרי אוטם | history
Presence of coronary stent | Z95.5 | coronary stent; s/p coronary stent; status post coronary stent placement; s/p PCI with stent; s/p DES; s/p stent; history of coronary stent; coronary stent in situ; status post coronary artery stent placement; presence of drug-eluting stent; status post PCI with stent; coronary artery stent; s/p stenting | מצב לאחר השתלת תומכן; תומכן כלילי; סטנט כלילי; מצב לאחר הכנסת סטנט; לאחר השתלת סטנט; תומכן בעורק כלילי; סטנט בעורק כלילי; מצב לאחר צנתור והשתלת תומכן; מצב לאחר צנתור עם סטנט | history
Status post coronary angioplasty | Z98.61 | s/p PTCA; s/p PCI; status post PCI; history of PCI; status post percutaneous coronary intervention; previous PCI; status post PTCA; history of angioplasty; previous angioplasty | מצב לאחר צנתור טיפולי; לאחר צנתור לב; מצב לאחר צנתור; אחרי צנתור; צנתור בעבר; מצב לאחר PCI; לאחר צנתור טיפולי; מצב לאחר צנתור טיפולי ללא תומכן | history
Status post CABG | Z95.1 | s/p CABG; history of CABG; status post coronary artery bypass graft; previous CABG; prior CABG; s/p coronary artery bypass; post CABG; presence of aortocoronary bypass graft; s/p bypass surgery; history of bypass surgery; status post coronary artery bypass surgery; hx of CABG; presence of coronary artery bypass graft; s/p ACBG | מצב לאחר ניתוח מעקפים; לאחר ניתוח מעקפים; אחרי ניתוח מעקפים; מצב לאחר מעקפים; ניתוח מעקפים בעבר; עבר ניתוח מעקפים; מצב לאחר CABG | history
Coronary artery calcification | I25.84 | coronary calcification; coronary artery calcium; CAC?; calcified coronary arteries; coronary artery calcifications; coronary calcifications; vascular calcification of coronary arteries | הסתיידויות בעורקים הכליליים; הסתיידות כלילית; הסתיידויות כליליות; הסתיידויות קורונריות | finding
Chronic total occlusion of coronary artery | I25.82 | CTO?; chronic total occlusion; coronary CTO | חסימה כרונית מלאה של עורק כלילי; חסימה כרונית כלילית |
In-stent restenosis | T82.855A | ISR; coronary stent restenosis; stent restenosis | היצרות חוזרת בתוך תומכן; רסטנוזיס בסטנט; היצרות בתוך סטנט |

# --- Heart: failure and muscle
Heart failure | I50.9 | HF?; CHF; congestive heart failure; cardiac failure; congestive cardiac failure; CCF; heart failure, unspecified; decompensated heart failure; acute decompensated heart failure; ADHF; decompensated CHF; acute heart failure; chronic heart failure; cardiac decompensation; LVF?; exacerbation of heart failure; CHF exacerbation; cardiac insufficiency | אי ספיקת לב; אס״ל; אי ספיקת לב גדישתית; אי ספיקה לבבית; ספיקת לב ירודה; אי ספיקת לב חריפה; אי ספיקת לב כרונית; החמרה באי ספיקת לב; אי ספיקת לב לא מאוזנת; אי ספיקת לב דה קומפנסטיבית | stage
Left heart failure | I50.1 | left ventricular failure; left-sided heart failure; left sided heart failure | אי ספיקת לב שמאלית; אי ספיקת חדר שמאל |
Heart failure with reduced ejection fraction | I50.20 | HFrEF; systolic heart failure; systolic HF; systolic CHF; LVSD; systolic congestive heart failure; heart failure with reduced EF; heart failure reduced EF; heart failure, reduced EF; heart failure with low EF | אי ספיקת לב עם מקטע פליטה ירוד; אי ספיקת לב סיסטולית; אי ספיקת לב עם מקטע פליטה מופחת; אי ספיקת לב עם EF ירוד; אי ספיקת לב עם כיווץ ירוד; אי ספיקת לב עם תפקוד סיסטולי ירוד; אס״ל עם מקטע פליטה ירוד; אי ספיקת לב עם מקטע פליטה נמוך; אס״ל עם EF ירוד | stage
Chronic systolic heart failure | I50.22 | chronic HFrEF; chronic systolic CHF; chronic systolic congestive heart failure | אי ספיקת לב סיסטולית כרונית | stage
Acute systolic heart failure | I50.21 | acute HFrEF; acute systolic CHF | אי ספיקת לב סיסטולית חריפה | stage
Acute on chronic systolic heart failure | I50.23 | acute on chronic HFrEF; acute on chronic systolic CHF | החמרה של אי ספיקת לב סיסטולית כרונית | stage
Heart failure with preserved ejection fraction | I50.30 | HFpEF; diastolic heart failure; diastolic HF; diastolic CHF; HFnEF; heart failure with preserved EF; heart failure preserved EF; heart failure, preserved EF; heart failure with normal EF; diastolic congestive heart failure | אי ספיקת לב עם מקטע פליטה שמור; אי ספיקת לב דיאסטולית; אי ספיקת לב עם EF שמור; אי ספיקת לב עם כיווץ שמור; אי ספיקת לב עם תפקוד סיסטולי שמור; אס״ל עם מקטע פליטה שמור; אס״ל דיאסטולית | stage
Chronic diastolic heart failure | I50.32 | chronic HFpEF; chronic diastolic CHF; chronic diastolic congestive heart failure | אי ספיקת לב דיאסטולית כרונית | stage
Acute diastolic heart failure | I50.31 | acute HFpEF; acute diastolic CHF | אי ספיקת לב דיאסטולית חריפה | stage
Acute on chronic diastolic heart failure | I50.33 | acute on chronic HFpEF; acute on chronic diastolic CHF | החמרה של אי ספיקת לב דיאסטולית כרונית | stage
Heart failure with mildly reduced ejection fraction | I50.20 | HFmrEF; heart failure with mid-range ejection fraction; heart failure with mildly reduced EF | אי ספיקת לב עם מקטע פליטה ירוד קלות; אי ספיקת לב עם מקטע פליטה גבולי | stage
Combined systolic and diastolic heart failure | I50.40 | combined systolic and diastolic CHF; mixed systolic and diastolic heart failure | אי ספיקת לב סיסטולית ודיאסטולית; אי ספיקת לב משולבת | stage
Right heart failure | I50.810 | right sided heart failure; RHF?; right ventricular failure; RV failure; right-sided CHF | אי ספיקת לב ימנית; אי ספיקה של חדר ימין; כשל חדר ימני |
Biventricular heart failure | I50.82 | biventricular failure | אי ספיקת לב דו חדרית |
End-stage heart failure | I50.84 | stage D heart failure; advanced heart failure; terminal heart failure | אי ספיקת לב סופנית; אי ספיקת לב מתקדמת |
Acute pulmonary edema | J81.0 | acute pulmonary oedema; flash pulmonary edema; APO?; cardiogenic pulmonary edema; flash pulmonary oedema | בצקת ריאות חריפה; בצקת ריאות חדה; בצקת ריאתית חריפה |
Pulmonary edema | J81.1 | pulmonary oedema; lung edema; pulmonary congestion; pulmonary vascular congestion; lung congestion; pulmonary venous congestion; vascular congestion; central vascular congestion; pulmonary venous hypertension | בצקת ריאות; בצקת ריאתית; גודש ריאתי; גודש ורידי ריאתי | finding
Cardiogenic shock | R57.0 | shock, cardiogenic | הלם קרדיוגני; שוק קרדיוגני |
Cardiomyopathy | I42.9 | CMP?; cardiomyopathy, unspecified | קרדיומיופתיה; קרדיומיופטיה; מחלת שריר הלב |
Dilated cardiomyopathy | I42.0 | DCM; congestive cardiomyopathy; idiopathic dilated cardiomyopathy; nonischemic cardiomyopathy; non-ischaemic cardiomyopathy; NICM; DCMP | קרדיומיופתיה מורחבת; קרדיומיופתיה מתרחבת; קרדיומיופתיה דילטטיבית; קרדיומיופתיה לא איסכמית |
Ischemic cardiomyopathy | I25.5 | ischaemic cardiomyopathy; ICM; ICMP | קרדיומיופתיה איסכמית; קרדיומיופטיה איסכמית |
Hypertrophic cardiomyopathy | I42.2 | HCM; nonobstructive hypertrophic cardiomyopathy | קרדיומיופתיה היפרטרופית; קרדיומיופטיה היפרטרופית |
Hypertrophic obstructive cardiomyopathy | I42.1 | HOCM; obstructive hypertrophic cardiomyopathy; IHSS; idiopathic hypertrophic subaortic stenosis; oHCM | קרדיומיופתיה היפרטרופית חסימתית |
Restrictive cardiomyopathy | I42.5 | RCM? | קרדיומיופתיה רסטריקטיבית |
Alcoholic cardiomyopathy | I42.6 | alcohol-induced cardiomyopathy | קרדיומיופתיה אלכוהולית |
Takotsubo cardiomyopathy | I51.81 | takotsubo syndrome; stress cardiomyopathy; broken heart syndrome; stress-induced cardiomyopathy; apical ballooning syndrome; tako-tsubo | קרדיומיופתיה על שם טקוצובו; תסמונת טקוצובו; טקוצובו; קרדיומיופתיית דחק; תסמונת הלב השבור |
Arrhythmogenic right ventricular cardiomyopathy | I42.8 | ARVC; ARVD; arrhythmogenic right ventricular dysplasia; arrhythmogenic cardiomyopathy | קרדיומיופתיה אריתמוגנית של חדר ימין |
Cardiac amyloidosis | E85.4 | amyloid cardiomyopathy; amyloid heart disease; cardiac amyloid | עמילואידוזיס לבבי; עמילואידוזיס של הלב |
Transthyretin amyloidosis, wild type | E85.82 | wild-type ATTR amyloidosis; ATTRwt; senile systemic amyloidosis; wild-type transthyretin amyloidosis | עמילואידוזיס טרנסתירטין; עמילואידוזיס ATTR |
Myocarditis | I51.4 | myocardial inflammation; perimyocarditis; myopericarditis | מיוקרדיטיס; דלקת שריר הלב; פרימיוקרדיטיס; מיופריקרדיטיס |
Acute myocarditis | I40.9 | myocarditis, acute | מיוקרדיטיס חריפה; דלקת שריר הלב חריפה |
Acute pericarditis | I30.9 | pericarditis, acute | פריקרדיטיס חריפה; דלקת חריפה של קרום הלב; פריקרדיטיס חדה |
Pericarditis | I31.9 | pericardial disease; recurrent pericarditis | פריקרדיטיס; דלקת קרום הלב; דלקת כפורת הלב |
Constrictive pericarditis | I31.1 | chronic constrictive pericarditis; pericardial constriction | פריקרדיטיס קונסטריקטיבית; פריקרדיטיס לוחצת |
Pericardial effusion | I31.39 | pericardial fluid; fluid in pericardium | תפליט פריקרדיאלי; נוזל בקרום הלב; תפליט בקרום הלב; תפליט קרום הלב | finding
Cardiac tamponade | I31.4 | pericardial tamponade; tamponade | טמפונדה; טמפונדה לבבית; טמפונדה פריקרדיאלית |
Infective endocarditis | I33.0 | bacterial endocarditis; IE?; SBE?; subacute bacterial endocarditis; acute bacterial endocarditis | אנדוקרדיטיס זיהומית; אנדוקרדיטיס חיידקית; זיהום מסתמי הלב |
Endocarditis | I38 | endocarditis, valve unspecified | אנדוקרדיטיס; דלקת פנים הלב |
Valvular heart disease | I38 | VHD; valvulopathy; valvular disease; heart valve disease; leaky valve; leaky heart valve; valvular insufficiency; valvular regurgitation; heart valve regurgitation | מחלה מסתמית; מחלת מסתמי הלב; מחלת לב מסתמית |
Intracardiac thrombus | I51.3 | left ventricular thrombus; LV thrombus; left atrial appendage thrombus; LAA thrombus; apical thrombus; mural thrombus; intracardiac thrombosis | קריש בחדר שמאל; תרומבוס בחדר שמאל; קריש באוזנית שמאל; תרומבוס תוך לבבי | finding
Cardiomegaly | I51.7 | enlarged heart; heart enlargement; enlarged cardiac silhouette; cardiac enlargement | קרדיומגליה; הגדלת הלב; צל לב מוגדל; לב מוגדל; הגדלת צל הלב | finding
Left ventricular hypertrophy | I51.7 | LVH; concentric LVH; concentric left ventricular hypertrophy; concentric remodeling; concentric hypertrophy | היפרטרופיה של חדר שמאל; עיבוי דופן חדר שמאל; היפרטרופיה קונצנטרית; התעבות דפנות חדר שמאל; עיבוי דופן החדר השמאלי; עיבוי דפנות החדר השמאלי; עיבוי דפנות חדר שמאל; היפרטרופיה של החדר השמאלי; היפרטרופיית חדר שמאל | finding
Left atrial enlargement | I51.7 | LAE; left atrial dilatation; dilated left atrium; enlarged left atrium; left atrial dilation; biatrial enlargement | הגדלת עליה שמאלית; עלייה שמאלית מורחבת; עליה שמאלית מורחבת; הרחבת עלייה שמאלית; הגדלת פרוזדור שמאל; עליה שמאלית מוגדלת; פרוזדור שמאלי מוגדל; עליה שמאל מוגדלת; עלייה שמאל מוגדלת; הגדלת עליה שמאל; הגדלה של עליה שמאל; עלייה שמאלית מוגדלת; עליה שמאלית גדולה; עלייה שמאלית מורחבת קלות | finding
Atrial enlargement | | atrial dilatation; atrial dilation; enlarged atria; dilated atria | הגדלת עליות | finding
Left ventricular diastolic dysfunction | I51.89 | diastolic dysfunction; LV diastolic dysfunction; impaired relaxation; grade 1 diastolic dysfunction; abnormal relaxation; LVDD? | הפרעה דיאסטולית; הפרעה בתפקוד דיאסטולי; דיספונקציה דיאסטולית; הפרעה בהרפיה | finding; stage
Left ventricular systolic dysfunction | I51.9 | LV systolic dysfunction; LV dysfunction; left ventricular dysfunction; reduced ejection fraction; reduced EF; reduced LVEF; ventricular dysfunction; impaired LV function; LVEF reduced; systolic dysfunction; global left ventricular dysfunction; depressed left ventricular function; depressed LV function; reduced left ventricular function; severe left ventricular dysfunction | ירידה בתפקוד חדר שמאל; תפקוד חדר שמאל ירוד; הפרעה סיסטולית; מקטע פליטה ירוד; ירידה בתפקוד סיסטולי; תפקוד סיסטולי ירוד; תפקוד סיסטולי ירוד של חדר שמאל; הפרעה בתפקוד סיסטולי | finding

# --- Heart: valves and structure
Aortic stenosis | I35.0 | AS?; aortic valve stenosis; calcific aortic stenosis; nonrheumatic aortic valve stenosis; AVS; stenosis of aortic valve; AV stenosis | היצרות המסתם האאורטלי; היצרות אאורטלית; היצרות מסתם אאורטלי; היצרות מסתם אבי העורקים; היצרות המסתם האורטלי; היצרות אורטלית | stage
Aortic regurgitation | I35.1 | AV insufficiency; AV regurgitation; AR?; AI?; aortic insufficiency; aortic valve insufficiency; aortic valve regurgitation; aortic incompetence | אי ספיקה אאורטלית; אי ספיקה של המסתם האאורטלי; דליפה אאורטלית; דלף אאורטלי; אי ספיקת מסתם אאורטלי; אי ספיקה אורטלית | stage
Aortic stenosis with regurgitation | I35.2 | mixed aortic valve disease; aortic stenosis and regurgitation; aortic stenosis with insufficiency | היצרות ואי ספיקה אאורטלית |
Aortic valve sclerosis | I35.8 | aortic sclerosis; sclerotic aortic valve; aortic valve calcification; calcified aortic valve; thickened aortic valve | סקלרוזיס של המסתם האאורטלי; הסתיידות המסתם האאורטלי; עיבוי המסתם האאורטלי; הסתיידויות במסתם האאורטלי; טרשת מסתם אאורטלי; טרשת של המסתם האאורטלי | finding
Mitral regurgitation | I34.0 | MR?; mitral insufficiency; mitral valve regurgitation; mitral incompetence; mitral valve insufficiency; nonrheumatic mitral regurgitation | אי ספיקה מיטרלית; אי ספיקה של המסתם המיטרלי; דליפה מיטרלית; אי ספיקת מסתם מיטרלי; אי ספיקת המסתם הדו צניפי; דלף מיטרלי | stage
Mitral stenosis | I05.0 | MV stenosis; mitral valve stenosis; rheumatic mitral stenosis; stenosis of mitral valve; rheumatic MS; RHD with MS; RHD with mitral stenosis; rheumatic heart disease with mitral stenosis | היצרות מיטרלית; היצרות המסתם המיטרלי; היצרות מסתם מיטרלי | stage
Mitral valve prolapse | I34.1 | MVP; mitral prolapse; Barlow syndrome; floppy mitral valve; prolapse of mitral valve; Barlow disease | צניחת המסתם המיטרלי; צניחת מסתם מיטרלי; צניחת המסתם הדו צניפי; פרולפס מיטרלי |
Mitral annular calcification | I34.81 | MAC?; mitral annulus calcification; calcified mitral annulus | הסתיידות הטבעת המיטרלית; הסתיידות טבעת מיטרלית; טבעת מיטרלית מסויידת | finding
Tricuspid regurgitation | I07.1 | TR?; tricuspid insufficiency; tricuspid valve regurgitation; tricuspid incompetence; tricuspid valve insufficiency | אי ספיקה טריקוספידלית; אי ספיקה של המסתם הטריקוספידלי; אי ספיקת המסתם התלת צניפי; דליפה טריקוספידלית; דלף טריקוספידלי; אי ספיקה טריקוספידית | stage
Pulmonary valve regurgitation | I37.1 | pulmonic regurgitation; pulmonary regurgitation; pulmonic insufficiency; pulmonic valve insufficiency; pulmonary insufficiency | אי ספיקה פולמונלית; אי ספיקת המסתם הפולמונלי |
Pulmonary valve stenosis | I37.0 | pulmonic stenosis; pulmonic valve stenosis; pulmonary stenosis | היצרות פולמונלית; היצרות המסתם הפולמונלי |
Rheumatic heart disease | I09.9 | RHD; rheumatic valve disease; chronic rheumatic heart disease | מחלת לב ראומטית; מחלת לב שגרונית |
Bicuspid aortic valve | Q23.81 | BAV; bicuspid AV; congenital bicuspid aortic valve | מסתם אאורטלי דו צניפי; מסתם אאורטלי דו עלי; מסתם אאורטלי ביקוספידי |
Patent foramen ovale | Q21.12 | PFO; persistent foramen ovale | פתח סגלגל פתוח; פורמן אובלה פתוח |
Right-to-left shunt | | right to left shunt; right-to-left shunting; interatrial right-to-left shunt; intracardiac right-to-left shunt | דלף מימין לשמאל | finding
Left-to-right shunt | | left to right shunt; left-to-right shunting; interatrial left-to-right shunt; intracardiac left-to-right shunt | דלף משמאל לימין | finding
Atrial septal defect | Q21.10 | ASD?; interatrial septal defect; hole in the heart | פגם במחיצה הבין עלייתית; פגם במחיצה בין פרוזדורית; פגם במחיצת העליות; פגם במחיצה עלייתית |
Secundum atrial septal defect | Q21.11 | secundum ASD; ostium secundum defect; ASD secundum | פגם במחיצה בין פרוזדורית מסוג סקונדום; ASD מסוג סקונדום |
Ventricular septal defect | Q21.0 | VSD; interventricular septal defect; muscular VSD; perimembranous VSD | פגם במחיצה הבין חדרית; פגם במחיצת החדרים; פגם במחיצה בין חדרית |
Patent ductus arteriosus | Q25.0 | PDA?; persistent ductus arteriosus | דוקטוס ארטריוזוס פתוח; צינור עורקי פתוח; דוקטוס פתוח |
Tetralogy of Fallot | Q21.3 | TOF; Fallot tetralogy; Fallot's tetralogy | טטרלוגיה על שם פאלו; טטרלוגיה ע״ש פאלו |
Coarctation of aorta | Q25.1 | aortic coarctation; COA?; coarctation of the aorta; coarctation; aortic arch coarctation; coarctation of the aortic arch | קוארקטציה של אבי העורקים; קוארקטציה של האאורטה; היצרות אבי העורקים |
Congenital heart disease | Q24.9 | congenital heart defect; congenital cardiac malformation; congenital heart malformation | מום לב מולד; מחלת לב מולדת; מומי לב מולדים |

# --- Heart: rhythm
Atrial fibrillation | I48.91 | AF?; AFib; A-fib; atrial fib; auricular fibrillation; atrial fibrillation with rapid ventricular response; AF with RVR; AFib with RVR; nonvalvular atrial fibrillation; NVAF; rapid atrial fibrillation; rapid AF; fast AF; new onset atrial fibrillation; lone atrial fibrillation | פרפור פרוזדורים; פרפור עליות; פ״פ; פרפור עלייתי; פרפור פרוזדורי; פרפור עליות מהיר; פרפור פרוזדורים מהיר; פרפור חדש |
Paroxysmal atrial fibrillation | I48.0 | PAF; paroxysmal AF; paroxysmal AFib; intermittent atrial fibrillation | פרפור פרוזדורים התקפי; פרפור עליות התקפי; פרפור פרוקסיזמלי; פרפור פרוזדורים פרוקסיזמלי; פרפור עליות פרוקסיזמלי |
Persistent atrial fibrillation | I48.19 | persistent AF; persistent AFib | פרפור פרוזדורים מתמיד; פרפור עליות מתמיד; פרפור עליות פרסיסטנטי; פרפור פרוזדורים ממושך |
Longstanding persistent atrial fibrillation | I48.11 | long-standing persistent atrial fibrillation; longstanding persistent AF | פרפור פרוזדורים מתמיד ממושך |
Permanent atrial fibrillation | I48.21 | permanent AF; permanent AFib | פרפור פרוזדורים קבוע; פרפור עליות קבוע |
Chronic atrial fibrillation | I48.20 | chronic AF; chronic AFib; CAF? | פרפור פרוזדורים כרוני; פרפור עליות כרוני |
Atrial flutter | I48.92 | AFL?; A-flutter; auricular flutter; atrial flutter, unspecified | רפרוף פרוזדורים; רפרוף עליות; פלאטר פרוזדורים; פלוטר עליות; רפרוף עלייתי; פלאטר עליות; פלאטר |
Typical atrial flutter | I48.3 | type 1 atrial flutter; CTI-dependent flutter; isthmus dependent flutter | רפרוף עליות טיפוסי; פלאטר טיפוסי |
Supraventricular tachycardia | I47.10 | SVT?; PSVT; paroxysmal supraventricular tachycardia; paroxysmal SVT; supraventricular tachycardia, unspecified | טכיקרדיה על חדרית; טכיקרדיה עלחדרית; טכיקרדיה סופרה ונטריקולרית; דפקת על חדרית; SVT התקפי |
AV nodal reentrant tachycardia | I47.19 | AVNRT; atrioventricular nodal reentry tachycardia; AV node reentry tachycardia | טכיקרדיה של הקשר העלייתי חדרי; טכיקרדיית AVNRT |
Junctional tachycardia | I47.19 | junctional ectopic tachycardia; nodal tachycardia | טכיקרדיה ג׳ונקציונלית; טכיקרדיה צומתית |
Atrial tachycardia | I47.19 | paroxysmal atrial tachycardia; focal atrial tachycardia; ectopic atrial tachycardia | טכיקרדיה פרוזדורית; טכיקרדיה עלייתית |
Inappropriate sinus tachycardia | I47.11 | inappropriate sinus tachycardia syndrome | טכיקרדיית סינוס לא הולמת; טכיקרדיה סינוס לא מותאמת; סינוס טכיקרדיה לא הולמת |
Wolff-Parkinson-White syndrome | I45.6 | WPW; pre-excitation syndrome; preexcitation; accessory pathway; Wolff Parkinson White | תסמונת וולף פרקינסון וייט; תסמונת WPW; פרה אקסיטציה; מסלול עוקף |
Ventricular tachycardia | I47.20 | VT?; V-tach; VTach; NSVT; nonsustained ventricular tachycardia; non-sustained VT; sustained VT; sustained ventricular tachycardia; monomorphic VT | טכיקרדיה חדרית; דפקת חדרית |
Ventricular fibrillation | I49.01 | VF?; V-fib; VFib | פרפור חדרים; פרפור חדרי |
Cardiac arrest | I46.9 | cardiorespiratory arrest; cardiopulmonary arrest; asystole; SCA?; sudden cardiac arrest; OHCA; PEA arrest; sudden cardiac death; aborted sudden cardiac death | דום לב; דום לב ונשימה; אסיסטולה; דום לב פתאומי; דום נשימה ולב |
Premature ventricular contractions | I49.3 | PVC?; PVCs; VPB; VPBs; VPC; ventricular premature beats; ventricular ectopics; ventricular extrasystoles; VES; ventricular premature complexes; ventricular ectopy; ventricular extrasystole; premature ventricular complexes; ventricular bigeminy; ventricular premature depolarization; bigeminy; ventricular trigeminy; trigeminy | פעימות חדריות מוקדמות; פעימות מוקדמות חדריות; אקסטרסיסטולות חדריות; אקסטרה סיסטולות חדריות; ביגמיניה |
Premature atrial contractions | I49.1 | supraventricular premature beats; supraventricular premature complexes; PAC?; PACs?; APB; APBs; APC?; APCs; atrial premature beats; atrial ectopics; supraventricular ectopics; supraventricular ectopy; SVE; atrial premature complexes; premature atrial complexes; atrial ectopy; supraventricular extrasystoles; atrial premature depolarization | פעימות פרוזדוריות מוקדמות; פעימות מוקדמות על חדריות; פעימות עלייתיות מוקדמות; אקסטרסיסטולות על חדריות; אקסטרסיסטולות פרוזדוריות |
Ectopic beats | I49.49 | extrasystoles; premature beats; ectopics; premature depolarization; extra beats; premature contractions | פעימות מוקדמות; אקסטרסיסטולות; פעימות אקטופיות |
Sick sinus syndrome | I49.5 | SSS; sinus node dysfunction; SND?; tachy-brady syndrome; tachycardia-bradycardia syndrome; sinoatrial node dysfunction | תסמונת הסינוס החולה; הפרעה בתפקוד קשרית הסינוס; תסמונת טאכי ברדי |
Sinus arrest | I45.5 | sinus pause; sinus pauses | דום סינוס; הפסקות סינוס |
Bradycardia | R00.1 | slow heart rate; symptomatic bradycardia; bradyarrhythmia; slow pulse | ברדיקרדיה; דופק איטי; האטת דופק | symptom
Sinus bradycardia | R00.1 | bradycardia, sinus | סינוס ברדיקרדיה; ברדיקרדיה סינוס | finding
Tachycardia | R00.0 | rapid heart rate; fast heart rate; rapid pulse | טכיקרדיה; דופק מהיר; טאכיקרדיה | symptom
Sinus tachycardia | R00.0 | tachycardia, sinus | סינוס טכיקרדיה; טכיקרדיה סינוס | finding
Palpitations | R00.2 | palpitation; heart palpitations; awareness of heartbeat; heart racing; fluttering in chest; racing heart | פלפיטציות; דפיקות לב; הלמות לב; תחושת דפיקות לב | symptom
Cardiac arrhythmia | I49.9 | arrhythmia; dysrhythmia; irregular heart rhythm; cardiac dysrhythmia; irregular heartbeat; heart rhythm disorder | הפרעת קצב; הפרעות קצב; הפרעת קצב לב; אריתמיה; הפרעות קצב לב |
First-degree AV block | I44.0 | 1st degree AV block; first degree heart block; AVB I; 1AVB; prolonged PR interval; PR prolongation; AV block first degree; first degree atrioventricular block; 1st degree heart block; AV block grade I | חסם עלייתי חדרי דרגה ראשונה; חסם AV דרגה 1; חסם פרוזדורי חדרי דרגה ראשונה; חסם דרגה ראשונה; חסם AV דרגה ראשונה; חסם עלייתי-חדרי דרגה 1; חסם עלייתי חדרי דרגה 1; חסם עלייתי-חדרי מדרגה ראשונה; חסם עלייתי-חדרי מדרגה 1; חסם עליה-חדר מדרגה ראשונה; חסם פרוזדורי חדרי דרגה 1; חסם פרוזדורי-חדרי מדרגה ראשונה; חסם פרוזדורי חדרי מדרגה 1 |
Second-degree AV block | I44.1 | 2nd degree heart block; second degree heart block Mobitz type 1; 2nd degree heart block Mobitz type 1; second degree heart block Mobitz type 2; 2nd degree heart block Mobitz type 2; 2nd degree AV block; second degree heart block; Mobitz I; Mobitz II; Mobitz type 1; Mobitz type 2; Wenckebach; Mobitz type I; Mobitz type II; 2:1 AV block; Mobitz type II block; Mobitz type I block; Mobitz II block; Mobitz II heart block; Mobitz type II AV block; Mobitz type 2 block | חסם עלייתי חדרי דרגה שניה; חסם AV דרגה 2; חסם פרוזדורי חדרי דרגה שניה; מוביץ 2; ונקבך; חסם AV דרגה שניה; חסם פרוזדורי חדרי דרגה 2; חסם עלייתי חדרי דרגה 2 |
Complete heart block | I44.2 | third degree AV block; CAVB; CHB?; 3rd degree AV block; complete AV block; third degree heart block; complete atrioventricular block; CHB with pacemaker | חסם עלייתי חדרי מלא; חסם AV מלא; חסם פרוזדורי חדרי מלא; חסם מלא; חסם דרגה שלישית; חסם הולכה מלא; חסם AV דרגה 3; חסם פרוזדורי חדרי דרגה 3; חסם עלייתי חדרי דרגה 3 |
Atrioventricular block | I44.30 | AV block; AVB | חסם עלייתי חדרי; חסם פרוזדורי חדרי; חסם AV |
Heart block | I45.9 | | חסם לבבי; חסם הולכה לבבי; חסם הולכה; הפרעת הולכה |
Left bundle branch block | I44.7 | LBBB; CLBBB; complete LBBB; left BBB; complete left bundle branch block | חסם הולכה שמאלי; חסם צרור שמאלי; חסם שמאלי; חסם של הצרור השמאלי; חסם צרור שמאל; חסם שמאלי בצרור | finding
Right bundle branch block | I45.10 | RBBB; CRBBB; right BBB; complete RBBB; incomplete RBBB; IRBBB; incomplete right bundle branch block; complete right bundle branch block | חסם הולכה ימני; חסם צרור ימני; חסם ימני; חסם של הצרור הימני; חסם צרור ימין; חסם ימני בצרור | finding
Left anterior fascicular block | I44.4 | LAFB; LAHB; left anterior hemiblock | חסם פסיקולרי קדמי שמאלי; המיבלוק קדמי שמאלי | finding
Bifascicular block | I45.2 | bifascicular heart block | חסם דו פסיקולרי; חסם ביפסיקולרי | finding
Trifascicular block | I45.3 | trifascicular heart block | חסם תלת פסיקולרי; חסם טריפסיקולרי | finding
Long QT syndrome | I45.81 | LQTS; congenital long QT syndrome; long QT; prolonged QT syndrome | תסמונת QT ארוך; תסמונת QT מוארך |
Prolonged QT interval | R94.31 | QT prolongation; prolonged QTc; QTc prolongation; long QTc; prolonged QT; prolonged QTc interval | הארכת QT; QT מוארך; מקטע QT מוארך | finding
Abnormal ECG | R94.31 | abnormal EKG; abnormal electrocardiogram; ECG abnormality; ECG changes; nonspecific ST-T changes; EKG changes; nonspecific ST changes | אק״ג לא תקין; שינויים באק״ג; הפרעה באק״ג; תרשים אק״ג פתולוגי | finding
ST segment depression | R94.31 | ST depression; ST depressions; ST-segment depressions | צניחות ST; צניחת ST; ירידות ST | finding
ST segment elevation | R94.31 | ST elevation; ST elevations; ST-segment elevations | הרמות ST; עליות ST | finding
T wave inversion | R94.31 | T-wave inversions; TWI; inverted T waves; negative T waves | היפוך T; היפוכי T; גלי T הפוכים; גלי T שליליים | finding
Brugada syndrome | I49.8 | Brugada; Brugada pattern | תסמונת ברוגדה |
Heart murmur | R01.1 | cardiac murmur; systolic murmur; ejection murmur; murmur; diastolic murmur | איוושה בלב; איוושה סיסטולית; אוושה לבבית; איוושה; אוושה בלב; אוושה | symptom
Innocent heart murmur | R01.0 | functional murmur; benign murmur; innocent murmur; Still's murmur; Still murmur; physiologic murmur | איוושה תפקודית; איוושה תמימה; אוושה תפקודית; אוושה פונקציונלית; אוושה תמימה |
Syncope | R55 | fainting; faint; syncopal episode; collapse; blackout; fainting spell; transient loss of consciousness; TLOC; syncope and collapse | סינקופה; עילפון; התעלפות; אירוע סינקופלי; איבוד הכרה רגעי; אובדן הכרה רגעי; התעלפויות; אירוע סינקופאלי | symptom
Presyncope | R55 | pre-syncope; near syncope; pre-collapse; near fainting; lightheadedness with near syncope | פרה סינקופה; טרום עילפון; תחושת עילפון | symptom
Vasovagal syncope | R55 | vasovagal episode; neurocardiogenic syncope; vasovagal reaction; reflex syncope; vasovagal attack | סינקופה וזובגלית; תגובה וזובגלית; אירוע וזובגלי; סינקופה ואזובגאלית; אירוע ואזו וגאלי; עילפון וזווגאלי; עילפון וזו-וגלי; אירוע וזו-וגלי | symptom
Cardiac pacemaker in situ | Z95.0 | pacemaker; PPM?; presence of pacemaker; s/p pacemaker; permanent pacemaker; status post pacemaker implantation; presence of cardiac pacemaker; s/p PPM; CRT-P; dual chamber pacemaker; DDD pacemaker; pacemaker in situ; PPM in situ | קוצב לב; נושא קוצב; מצב לאחר השתלת קוצב; קוצב קבוע; לאחר השתלת קוצב לב; מושתל קוצב | history
Implantable cardioverter-defibrillator in situ | Z95.810 | ICD?; AICD; implantable defibrillator; s/p ICD; presence of ICD; CRT-D; automatic implantable cardiac defibrillator; presence of AICD; s/p ICD implantation; implantable cardioverter defibrillator | דפיברילטור מושתל; נושא דפיברילטור; מצב לאחר השתלת דפיברילטור; דפיברילטור | history
Prosthetic heart valve | Z95.2 | mechanical heart valve; presence of prosthetic heart valve; s/p AVR; s/p MVR; s/p TAVR; s/p TAVI; status post aortic valve replacement; status post valve replacement; s/p valve replacement; mechanical aortic valve; mechanical mitral valve; status post mitral valve replacement; history of valve replacement; status post TAVR; status post TAVI; artificial heart valve; prosthetic aortic valve; prosthetic mitral valve | מסתם תותב; מסתם מלאכותי; מסתם מכני; מצב לאחר החלפת מסתם; לאחר החלפת מסתם אאורטלי; מצב לאחר TAVI; לאחר החלפת מסתם; מצב לאחר החלפת מסתם אאורטלי; מצב לאחר החלפת מסתם מיטרלי | history
Bioprosthetic heart valve | Z95.3 | xenogenic heart valve; tissue valve; bioprosthetic aortic valve; bioprosthetic valve; porcine valve; bioprosthetic mitral valve | מסתם ביולוגי | history
Heart transplant status | Z94.1 | s/p heart transplant; history of heart transplant; status post heart transplant; OHT status | מצב לאחר השתלת לב; מושתל לב; לאחר השתלת לב | history
Left ventricular assist device in situ | Z95.811 | LVAD; presence of LVAD; s/p LVAD; presence of heart assist device | התקן תומך לב; התקן LVAD; תומך חדר שמאל; מכשיר עזר חדרי | history

# --- Vessels
Aortic aneurysm | I71.9 | aneurysm of aorta | מפרצת אאורטה; מפרצת אבי העורקים; מפרצת באבי העורקים |
Abdominal aortic aneurysm | I71.40 | AAA; aneurysm of abdominal aorta; infrarenal AAA; infrarenal abdominal aortic aneurysm | מפרצת אאורטה בטנית; מפרצת באבי העורקים הבטני; מפרצת אבי העורקים הבטני; מפרצת אאורטה בטנית תת כלייתית | finding
Thoracic aortic aneurysm | I71.20 | TAA; aneurysm of thoracic aorta | מפרצת אאורטה חזית; מפרצת אבי העורקים החזי; מפרצת אאורטה תורקלית |
Ascending aortic aneurysm | I71.21 | aneurysm of ascending aorta; ATAA; ascending thoracic aortic aneurysm | מפרצת אאורטה עולה; מפרצת אבי העורקים העולה; מפרצת של האאורטה העולה |
Dilated ascending aorta | I77.810 | thoracic aortic ectasia; dilated aortic root; aortic root dilatation; ectatic ascending aorta; ectasia of thoracic aorta; aortic root dilation; ascending aorta dilatation; dilatation of ascending aorta; ascending aortic dilation; ascending aortic dilatation; dilatation of the ascending aorta; ectasia of the ascending aorta | הרחבת האאורטה העולה; הרחבה של האאורטה העולה; הרחבת שורש האאורטה; אאורטה עולה מורחבת | finding
Ectasia of abdominal aorta | I77.811 | abdominal aortic ectasia; ectatic abdominal aorta | אקטזיה של האאורטה הבטנית; הרחבה של האאורטה הבטנית | finding
Aortic ectasia | I77.819 | ectatic aorta; aortic dilatation; dilated aorta | אאורטה אקטטית; הרחבת האאורטה; אאורטה מורחבת | finding
Tortuous aorta | | unfolded aorta; aortic tortuosity; aortic unfolding | אאורטה מפותלת; פיתול האאורטה; אאורטה פתלתלה | finding
Aortic dissection | I71.00 | dissection of aorta; dissecting aortic aneurysm; type A dissection; type B dissection; type A aortic dissection; type B aortic dissection | דיסקציה של האאורטה; דיסקציה של אבי העורקים; ביתור אבי העורקים; ביתור אאורטה |
Aortic atherosclerosis | I70.0 | atherosclerosis of aorta; calcified aorta; aortic calcification; atherosclerotic aorta; aortic calcifications; aortic arteriosclerosis; atheromatous aorta; atherosclerotic calcification of the aorta; aortic arch calcification; calcified aortic plaque; calcified plaque of the aorta; calcified plaque of the aortic arch; calcified plaque in the aortic arch; atherosclerotic calcification of abdominal aorta; atherosclerotic calcifications of aorta; atherosclerotic calcifications of abdominal aorta; calcification of abdominal aorta; atherosclerotic disease of aorta; atherosclerotic changes of aorta; atherosclerosis of abdominal aorta; atherosclerotic abdominal aorta; aortoiliac calcification | טרשת של האאורטה; טרשת האאורטה; טרשת בקשת האאורטה; טרשת באאורטה; טרשת של אבי העורקים; טרשת אבי העורקים; שינויים טרשתיים של האאורטה; הסתיידויות באאורטה; שינויים טרשתיים באאורטה; הסתיידות האאורטה; טרשת אאורטה; אאורטה מסויידת | finding
Atherosclerosis | I70.90 | arteriosclerosis; atherosclerotic disease; arteriosclerotic vascular disease; hardening of the arteries | טרשת עורקים; אתרוסקלרוזיס; מחלה טרשתית |
Peripheral arterial disease | I73.9 | PAD?; PVD?; peripheral vascular disease; peripheral artery disease; PAOD; lower extremity arterial disease; POAD | מחלת כלי דם פריפריים; מחלת כלי דם היקפית; מחלת עורקים היקפית; מחלת כלי דם פריפרית; מחלה וסקולרית פריפרית; מחלה של כלי הדם ההיקפיים; מחלת עורקים פריפרית |
Superficial femoral artery occlusion or stenosis | | occlusion of superficial femoral artery; occlusion of SFA; SFA occlusion; SFA stenosis; stenosis of SFA; stenosis of superficial femoral artery; superficial femoral artery occlusion; superficial femoral artery stenosis; occluded superficial femoral artery; occluded SFA; superficial femoral occlusion | חסימת עורק הירך השטחי; היצרות עורק הירך השטחי; חסימה של SFA | finding; sided
Intermittent claudication | I73.9 | claudication; vascular claudication; claudicatio intermittens | צליעה לסירוגין; קלאודיקציו; צליעה לסרוגין; צליעה וסקולרית |
Critical limb ischemia | I70.229 | CLI; critical limb ischaemia; chronic limb threatening ischemia; CLTI; ischemic rest pain; chronic limb-threatening ischaemia | איסכמיה קריטית של הגפה; איסכמיה קריטית של הרגל; איסכמיה קריטית | sided; stage
Acute limb ischemia | | acute limb ischaemia; acute ischemia of leg; acute leg ischemia | איסכמיה חריפה של הגפה; איסכמיה חריפה של הרגל | sided
Arterial embolism of lower extremity | I74.3 | arterial thrombosis of lower extremity; embolism of femoral artery; femoral artery thrombosis; arterial thrombosis of leg; embolism of lower extremity artery; femoral embolus; leg embolus; popliteal embolus; femoral artery embolus; embolus to leg | תסחיף עורקי לרגל; תסחיף עורקי בגפה התחתונה; תסחיף לעורק הרגל | sided
Carotid artery stenosis | I65.29 | carotid stenosis; carotid artery disease; internal carotid artery stenosis; ICA stenosis; carotid occlusion; carotid atherosclerosis; carotid plaque; carotid artery plaque; carotid artery occlusion; carotid plaques; carotid artery atherosclerosis; stenosis of carotid artery; stenosis of internal carotid; stenosis of internal carotid artery; obstruction of internal carotid; obstruction of internal carotid artery; occlusion of internal carotid; occlusion of internal carotid artery; internal carotid stenosis; internal carotid occlusion; internal carotid artery occlusion; stenosis of ICA; occlusion of ICA; stenosis of carotid; narrowing of internal carotid artery; narrowing of carotid artery; occlusion of carotid artery | היצרות עורק התרדמה; היצרות קרוטידית; היצרות עורקי התרדמה; היצרות קרוטיס; רובד בעורק התרדמה; פלאק קרוטידי; רבדים בעורקי הצוואר; טרשת בעורקי התרדמה; היצרות בעורקי הצוואר; היצרות עורק קרוטיס; היצרות עורקי קרוטיס; היצרות עורק הקרוטיס; היצרות בעורק הקרוטיס; היצרות עורקי הקרוטיס; היצרות בעורק התרדמה; היצרות בתרדמה; היצרות קלה בתרדמה; היצרות בינונית בתרדמה; היצרות קשה בתרדמה | sided; finding
Vertebral artery stenosis | I65.09 | vertebral artery occlusion; stenosis of vertebral artery | היצרות העורק הוורטברלי; חסימת עורק ורטברלי | sided; finding
Carotid artery dissection | I77.71 | carotid dissection; dissection of carotid artery | דיסקציה של עורק התרדמה; דיסקציה קרוטידית | sided
Vertebral artery dissection | I77.74 | vertebral dissection; dissection of vertebral artery | דיסקציה של עורק ורטברלי; דיסקציה ורטברלית | sided
Renal artery stenosis | I70.1 | RAS; atherosclerosis of renal artery; stenosis of renal artery | היצרות עורק הכליה; היצרות עורקי הכליה; היצרות עורק כלייתי | sided
Deep vein thrombosis | I82.409 | DVTs; DVT; deep venous thrombosis; lower extremity DVT; deep vein thrombosis of leg; acute DVT; femoral vein thrombosis; leg DVT; proximal DVT; popliteal vein thrombosis; calf vein thrombosis; calf DVT; acute deep vein thrombosis; deep vein thrombosis of lower extremity; blood clot in the leg; leg blood clot; clot in the leg | פקקת ורידים עמוקה; פקקת ורידים עמוקים; קריש דם ברגל; פקקת בוורידים העמוקים; תרומבוזיס ורידים עמוקים; פקקת ורידית עמוקה; פקקת וורידים עמוקה; טרומבוזיס ורידים עמוקים; קריש בוריד עמוק; קריש דם בוריד עמוק | sided
Deep vein thrombosis of upper extremity | I82.629 | upper extremity DVT; UEDVT; arm DVT; axillary vein thrombosis; brachial vein thrombosis | פקקת ורידים עמוקה בגפה העליונה; פקקת בזרוע; פקקת ורידים בגפה עליונה | sided
Chronic deep vein thrombosis | I82.509 | chronic DVT; chronic deep vein thrombosis of lower extremity | פקקת ורידים עמוקה כרונית | sided
Venous thromboembolism | I82.90 | VTE; venous thrombosis; venous thromboembolic disease | פקקת ותסחיף ורידי; תסחיף ורידי; אירוע טרומבואמבולי ורידי; פקקת ורידית |
Pulmonary embolism | I26.99 | PE?; pulmonary embolus; pulmonary thromboembolism; PTE; acute pulmonary embolism; lung embolism; pulmonary emboli; acute PE; blood clot in lung; segmental pulmonary embolism; pulmonary infarct; pulmonary infarcts; pulmonary infarction; lung infarct | תסחיף ריאתי; אמבוליה ריאתית; תסחיפים ריאתיים; תסחיף לריאות; תסחיף ריאתי חריף; תסחיף ריאה |
Saddle pulmonary embolism | I26.92 | saddle embolus; saddle embolus of pulmonary artery; saddle PE | תסחיף אוכף ריאתי; תסחיף אוכף |
Superficial thrombophlebitis | I80.9 | thrombophlebitis; phlebitis; superficial vein thrombosis; superficial phlebitis; superficial venous thrombosis | טרומבופלביטיס; פלביטיס; דלקת ורידים שטחית; פקקת ורידים שטחית; דלקת ורידים; פקקת שטחית; פקקת של וריד שטחי | sided
Varicose veins of lower extremities | I83.90 | varicose veins; varicosities; VV?; varices of legs; lower extremity varicose veins; varicose veins of legs; VVs | דליות; דליות ברגליים; ורידים מורחבים ברגליים; דליות בגפיים התחתונות; ורידים דליתיים; ורידים בולטים ברגליים; דליות ורידים | sided
Chronic venous insufficiency | I87.2 | CVI?; venous insufficiency; peripheral venous insufficiency; chronic venous stasis; saphenofemoral reflux; saphenofemoral junction reflux; great saphenous vein reflux; superficial venous reflux; small saphenous vein reflux | אי ספיקה ורידית כרונית; אי ספיקה ורידית; אי ספיקת ורידים; אי ספיקה ורידית ברגליים; אי ספיקה של הספנה; אי ספיקה של הספנה הגדול; אי ספיקה של הספנה הקטן; אי ספיקת ספנה; אי ספיקה של וריד הספנה | sided
Stasis dermatitis | I87.2 | venous stasis dermatitis; venous eczema; varicose eczema; gravitational eczema | דרמטיטיס עקב גודש ורידי; דרמטיטיס סטטית; דרמטיטיס על רקע אי ספיקה ורידית; אקזמה ורידית; סטזיס דרמטיטיס | sided
Venous stasis ulcer | I87.2 | venous leg ulcer; venous ulcer; stasis ulcer; VLU | כיב ורידי; כיב סטזיס; כיב ורידי ברגל | sided
Post-thrombotic syndrome | I87.009 | postthrombotic syndrome; postphlebitic syndrome; post-phlebitic syndrome | תסמונת פוסט טרומבוטית; תסמונת פוסט פלביטית | sided
Lymphedema | I89.0 | lymphoedema; lymphatic edema; lymphatic oedema | לימפאדמה; בצקת לימפתית; לימפדמה; בצקת לימפטית | sided
Raynaud phenomenon | I73.00 | Raynaud's phenomenon; Raynaud's syndrome; Raynaud disease; Raynaud syndrome; Raynaud's disease; Raynaud's; Raynauds | תופעת ריינו; תסמונת רנו; תסמונת ריינו; תופעת רנו |
Superior vena cava syndrome | I87.1 | SVC syndrome; SVC obstruction; SVCS | תסמונת הוריד הנבוב העליון; תסמונת SVC |
Presence of IVC filter | Z95.828 | IVC filter; inferior vena cava filter; s/p IVC filter | מסנן בווריד הנבוב; פילטר IVC; מסנן בוריד הנבוב התחתון | history
Status post aortic aneurysm repair | Z95.828 | s/p EVAR; presence of aortic graft; s/p AAA repair; history of AAA repair; aortic stent graft; presence of vascular graft; s/p aortic aneurysm repair | מצב לאחר תיקון מפרצת אאורטה בטנית; מצב לאחר EVAR; מצב לאחר תיקון מפרצת אאורטה; שתל אאורטלי | history
Presence of peripheral vascular stent | Z95.820 | peripheral vascular angioplasty status with stent; s/p carotid stent; iliac stent; peripheral arterial stent | תומכן בעורק היקפי; סטנט בעורק פריפרי; סטנט קרוטידי | history
History of deep vein thrombosis | Z86.718 | history of DVT; hx of DVT; s/p DVT; personal history of venous thrombosis; previous DVT; prior DVT; past DVT; personal history of DVT | פקקת ורידים עמוקה בעבר; מצב לאחר פקקת ורידים; DVT בעבר; מצב לאחר DVT | history
History of pulmonary embolism | Z86.711 | history of PE; hx of PE; s/p PE; personal history of pulmonary embolism; previous PE; prior PE; s/p pulmonary embolism; past pulmonary embolism; previous pulmonary embolism | תסחיף ריאתי בעבר; מצב לאחר תסחיף ריאתי; PE בעבר; מצב לאחר PE | history
History of stroke | Z86.73 | history of CVA; s/p CVA; s/p stroke; hx of stroke; previous stroke; prior stroke; old CVA; previous CVA; old stroke; prior CVA; past CVA; personal history of stroke; status post stroke; status post CVA; old infarct; old cerebral infarction; hx of CVA; remote infarct; chronic infarct; old lacunar infarct; past stroke | אירוע מוחי בעבר; שבץ בעבר; מצב לאחר אירוע מוחי; מצב לאחר שבץ; מצב לאחר שבץ מוחי; לאחר אירוע מוחי; שבץ מוחי בעבר; CVA בעבר; מצב לאחר CVA; אוטם מוחי ישן; אוטם ישן במוח | history
History of intracranial hemorrhage | Z86.79 | history of ICH; history of intracerebral hemorrhage; history of subarachnoid hemorrhage; history of SAH; history of subdural hematoma; prior intracranial hemorrhage; previous intracranial hemorrhage; history of brain hemorrhage; s/p ICH; s/p SAH | דימום מוחי בעבר; מצב לאחר דימום מוחי; דימום תוך מוחי בעבר; דימום תת עכבישי בעבר | history
History of TIA | Z86.73 | history of transient ischemic attack; s/p TIA; prior TIA; previous TIA; hx of TIA; personal history of TIA; status post TIA | מצב לאחר TIA; TIA בעבר; אירוע מוחי חולף בעבר; מצב לאחר אירוע מוחי חולף; לאחר אירוע מוחי חולף; לאחר TIA; ס/פ TIA; לאחר אירוע איסכמי חולף | history
History of cardiac arrest | Z86.74 | history of sudden cardiac arrest; s/p cardiac arrest; survivor of cardiac arrest; status post cardiac arrest | דום לב בעבר; מצב לאחר דום לב; מצב לאחר החייאה | history

# --- Lipids
Hyperlipidemia | E78.5 | HLD; hyperlipidaemia; dyslipidemia; dyslipidaemia; HPL?; high lipids; lipid disorder; DLP; HL?; hyperlipoproteinemia; disorder of lipid metabolism; elevated lipids; raised blood fats; high blood fats; raised lipids; HLP? | היפרליפידמיה; דיסליפידמיה; יתר שומנים בדם; שומנים גבוהים בדם; עודף שומני הדם; ליפידמיה; הפרעה בשומני הדם; היפר ליפידמיה; שומנים בדם?; שומנים גבוהים; שומני דם גבוהים |
Hypercholesterolemia | E78.00 | hypercholesterolaemia; high cholesterol; raised cholesterol; elevated cholesterol; pure hypercholesterolemia; elevated LDL; high LDL; pure hypercholesterolaemia; HC?; elevated cholesterol level | היפרכולסטרולמיה; יתר כולסטרול; כולסטרול גבוה; עודף כולסטרול; היפר כולסטרולמיה; עודף כולסטרול בדם |
Familial hypercholesterolemia | E78.019 | FH?; familial hypercholesterolaemia; heterozygous familial hypercholesterolemia; HeFH | היפרכולסטרולמיה משפחתית; יתר כולסטרול משפחתי |
Hypertriglyceridemia | E78.1 | hypertriglyceridaemia; high triglycerides; elevated triglycerides; HTG?; raised triglycerides; pure hyperglyceridemia | היפרטריגליצרידמיה; טריגליצרידים גבוהים; יתר טריגליצרידים; עודף טריגליצרידים |
Mixed hyperlipidemia | E78.2 | mixed hyperlipidaemia; combined hyperlipidemia; mixed dyslipidemia; mixed dyslipidaemia; combined hyperlipidaemia | היפרליפידמיה מעורבת; היפרליפידמיה משולבת; דיסליפידמיה מעורבת |
Low HDL cholesterol | E78.6 | low HDL; lipoprotein deficiency; HDL deficiency; decreased HDL | HDL נמוך; כולסטרול טוב נמוך |
Elevated lipoprotein(a) | E78.41 | elevated Lp(a); high lipoprotein a; raised Lp(a); high Lp(a); elevated LPA | ליפופרוטאין a מוגבר; ליפופרוטאין a גבוה |

# --- Diabetes
Type 2 diabetes mellitus | E11.9 | T2DM; DM2; type 2 diabetes; type II diabetes; DM type 2; diabetes type 2; NIDDM; DM II; type II diabetes mellitus; adult-onset diabetes; diabetes mellitus type 2; diabetes mellitus type II; DMII; T2D; T2 DM; non insulin dependent diabetes mellitus; DM type II; DM-2; AODM; non-insulin-dependent diabetes; type 2 DM; noninsulin dependent diabetes mellitus; type 2 diabetic; diabetic type 2; T2 diabetes | סוכרת סוג 2; סכרת סוג 2; סוכרת מסוג 2; סכרת מסוג 2; סוכרת סוג II; סכרת סוג II; סוכרת מבוגרים; סכרת מבוגרים; סוכרת לא תלוית אינסולין; סו״כ סוג 2; סו״כ 2; סוכרת NIDDM; סוכרת שאינה תלוית אינסולין; סכרת שאינה תלוית אינסולין |
Type 1 diabetes mellitus | E10.9 | T1DM; DM1; type 1 diabetes; type I diabetes; juvenile diabetes; DM type 1; type I diabetes mellitus; diabetes mellitus type 1; diabetes type 1; T1D; DM I; juvenile onset diabetes; DM type I; type 1 DM; diabetes mellitus type I; type 1 diabetic; diabetic type 1 | סוכרת סוג 1; סכרת סוג 1; סוכרת נעורים; סכרת נעורים; סוכרת מסוג 1; סכרת מסוג 1 |
Insulin-treated diabetes mellitus | E11.9 | IDDM; insulin dependent diabetes; insulin dependent diabetes mellitus; insulin-requiring diabetes; insulin treated diabetes | סוכרת מטופלת באינסולין; סוכרת תלויית אינסולין |
Diabetes mellitus | E11.9 | DM?; diabetes; sugar diabetes; diabetic; diabetes mellitus, unspecified | סוכרת; סכרת; סוכרתי; סכרתי; חולה סוכרת; סו״כ |
Type 2 diabetes with hyperglycemia | E11.65 | T2DM with hyperglycemia; uncontrolled type 2 diabetes; uncontrolled diabetes; poorly controlled diabetes; poorly controlled type 2 diabetes; uncontrolled T2DM; diabetes out of control; unbalanced diabetes; inadequately controlled diabetes mellitus; type 2 diabetes mellitus with hyperglycemia; uncontrolled DM; poorly controlled T2DM; uncontrolled diabetes mellitus | סוכרת לא מאוזנת; סכרת לא מאוזנת; סוכרת בלתי מאוזנת; סכרת בלתי מאוזנת; סוכרת סוג 2 לא מאוזנת; סכרת סוג 2 לא מאוזנת |
Type 1 diabetes with hyperglycemia | E10.65 | uncontrolled type 1 diabetes; poorly controlled type 1 diabetes; type 1 diabetes mellitus with hyperglycemia; uncontrolled T1DM | סוכרת סוג 1 לא מאוזנת; סכרת סוג 1 לא מאוזנת |
Type 2 diabetes with hypoglycemia | E11.649 | diabetic hypoglycemia; hypoglycemia in type 2 diabetes; type 2 diabetes mellitus with hypoglycemia; diabetic hypoglycaemia | היפוגליקמיה בסוכרתי; היפוגליקמיה על רקע סוכרת |
Diabetic nephropathy | E11.21 | diabetic kidney disease; DKD; type 2 diabetes with nephropathy; type 2 diabetes mellitus with diabetic nephropathy; diabetic glomerulosclerosis; diabetic renal disease; Kimmelstiel-Wilson disease; diabetes with nephropathy; DM with nephropathy | נפרופתיה סוכרתית; נפרופתיה סכרתית; מחלת כליה סוכרתית; מחלת כליות סוכרתית; מחלת כליות סכרתית |
Type 2 diabetes with chronic kidney disease | E11.22 | diabetic CKD; type 2 diabetes mellitus with diabetic chronic kidney disease; diabetic chronic kidney disease; T2DM with CKD | סוכרת עם מחלת כליות כרונית; סוכרת סוג 2 עם אי ספיקת כליות כרונית |
Diabetic neuropathy | E11.40 | type 2 diabetes with neuropathy; type 2 diabetes mellitus with diabetic neuropathy; T2DM with neuropathy; diabetic nerve disease; diabetes with neuropathy; DM with neuropathy | נוירופתיה סוכרתית; נוירופתיה סכרתית; נאורופתיה סוכרתית; נוירופטיה סוכרתית |
Diabetic polyneuropathy | E11.42 | diabetic peripheral neuropathy; DPN; type 2 diabetes mellitus with diabetic polyneuropathy; diabetic sensory polyneuropathy; polyneuropathy in diabetes; diabetic peripheral polyneuropathy | פולינוירופתיה סוכרתית; פולינוירופתיה סכרתית; נוירופתיה פריפרית סוכרתית |
Diabetic gastroparesis | E11.43 | type 2 diabetes with gastroparesis; diabetic autonomic neuropathy; diabetic autonomic polyneuropathy | גסטרופרזיס סוכרתי; גסטרופרזיס סכרתי; נוירופתיה אוטונומית סוכרתית |
Diabetic retinopathy | E11.319 | type 2 diabetes with retinopathy; type 2 diabetes mellitus with diabetic retinopathy; background diabetic retinopathy; background retinopathy; BDR; T2DM with retinopathy; diabetes with retinopathy; DM with retinopathy | רטינופתיה סוכרתית; רטינופתיה סכרתית; רטינופטיה סוכרתית; פגיעה ברשתית על רקע סוכרת; רטינופתית רקע סוכרתית | sided; stage
Nonproliferative diabetic retinopathy | E11.3299 | NPDR; non-proliferative diabetic retinopathy | רטינופתיה סוכרתית לא פרוליפרטיבית; רטינופתיה סכרתית לא פרוליפרטיבית | sided; stage
Mild nonproliferative diabetic retinopathy | E11.3299 | mild NPDR; mild non-proliferative diabetic retinopathy | רטינופתיה סוכרתית לא פרוליפרטיבית קלה; רטינופתיה סוכרתית קלה | sided
Moderate nonproliferative diabetic retinopathy | E11.3399 | moderate NPDR; moderate non-proliferative diabetic retinopathy | רטינופתיה סוכרתית לא פרוליפרטיבית בינונית | sided
Severe nonproliferative diabetic retinopathy | E11.3499 | severe NPDR; severe non-proliferative diabetic retinopathy | רטינופתיה סוכרתית לא פרוליפרטיבית קשה | sided
Proliferative diabetic retinopathy | E11.3599 | PDR; type 2 diabetes with proliferative retinopathy | רטינופתיה סוכרתית פרוליפרטיבית; רטינופתיה סכרתית פרוליפרטיבית; רטינופתיה פרוליפרטיבית | sided
Diabetic macular edema | E11.311 | DME?; diabetic macular oedema; diabetic maculopathy; CSME; clinically significant macular edema | בצקת מקולרית סוכרתית; בצקת מקולרית סכרתית; מקולופתיה סוכרתית | sided
Diabetic foot ulcer | E11.621 | DFU; diabetic foot; diabetic ulcer of foot; neuropathic diabetic foot ulcer; type 2 diabetes mellitus with foot ulcer | רגל סוכרתית; רגל סכרתית; כיב סוכרתי; כיב סוכרתי בכף הרגל; כיב סכרתי; פצע סוכרתי בכף רגל; כף רגל סוכרתית | sided
Diabetic foot infection | | infected diabetic foot; diabetic foot abscess; infection of diabetic foot; diabetic foot wound infection | זיהום ברגל סוכרתית | sided
Diabetic peripheral angiopathy | E11.51 | diabetic peripheral vascular disease; diabetic angiopathy; type 2 diabetes with peripheral angiopathy; diabetic PVD; diabetic PAD; type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene | אנגיופתיה סוכרתית; מחלת כלי דם פריפרית סוכרתית; מחלת כלי דם היקפית סוכרתית |
Diabetic gangrene | E11.52 | type 2 diabetes with gangrene; diabetic foot gangrene | גנגרנה סוכרתית; נמק סוכרתי; גנגרנה סכרתית | sided
Diabetic Charcot foot | E11.610 | diabetic neuropathic arthropathy; diabetic neuroarthropathy; diabetic Charcot arthropathy | רגל שרקו סוכרתית; ארתרופתיה נוירופתית סוכרתית | sided
Charcot foot | M14.679 | Charcot neuroarthropathy; Charcot arthropathy; Charcot joint of foot; neuropathic arthropathy of foot | רגל שרקו; רגל שארקו; שרקו | sided
Diabetic ketoacidosis | E11.10 | DKA; type 2 diabetes with ketoacidosis | קטואצידוזיס סוכרתי; חמצת קטוטית סוכרתית; קטו אצידוזיס סוכרתי; חמצת סוכרתית |
Ketoacidosis | E87.29 | | קטואצידוזיס; חמצת קטוטית |
Type 1 diabetes with ketoacidosis | E10.10 | T1DM with DKA; type 1 diabetes mellitus with ketoacidosis; type 1 DKA | סוכרת סוג 1 עם קטואצידוזיס |
Type 1 diabetes with retinopathy | E10.319 | type 1 diabetes mellitus with diabetic retinopathy; T1DM with retinopathy | סוכרת סוג 1 עם רטינופתיה | sided; stage
Type 1 diabetes with nephropathy | E10.21 | type 1 diabetes mellitus with diabetic nephropathy; T1DM with nephropathy | סוכרת סוג 1 עם נפרופתיה |
Type 1 diabetes with neuropathy | E10.40 | type 1 diabetes mellitus with diabetic neuropathy; T1DM with neuropathy | סוכרת סוג 1 עם נוירופתיה |
Type 1 diabetes with hypoglycemia | E10.649 | type 1 diabetes mellitus with hypoglycemia; T1DM with hypoglycemia | סוכרת סוג 1 עם היפוגליקמיה |
Hyperosmolar hyperglycemic state | E11.00 | HHS; HONK; hyperosmolar nonketotic coma; hyperosmolar non-ketotic state; HHNK | מצב היפרגליקמי היפראוסמולרי; מצב היפראוסמולרי; תרדמת היפראוסמולרית |
Latent autoimmune diabetes in adults | | LADA; latent autoimmune diabetes of adults; type 1.5 diabetes | סוכרת LADA; סוכרת אוטואימונית במבוגרים |
Drug-induced diabetes mellitus | E09.9 | steroid-induced diabetes; steroid induced diabetes mellitus; steroid diabetes; glucocorticoid-induced diabetes | סוכרת על רקע סטרואידים; סוכרת משנית לסטרואידים; סכרת מסטרואידים |
Secondary diabetes mellitus | E13.9 | secondary diabetes; post-pancreatectomy diabetes | סוכרת משנית; סוכרת שניונית; סכרת שניונית |
Maturity-onset diabetes of the young | E13.9 | MODY; monogenic diabetes | סוכרת מונוגנית; סוכרת MODY; סכרת MODY |
Prediabetes | R73.03 | pre-diabetes; borderline diabetes; prediabetic; pre diabetic state; latent diabetes | טרום סוכרת; טרום סכרת; פרה דיאבטס; קדם סוכרת; מצב טרום סוכרתי; קדם סכרת; פרדיאבטס |
Post-transplant diabetes mellitus | | post transplant diabetes; posttransplant diabetes; diabetes after transplant; diabetes after transplantation; new-onset diabetes after transplantation; new onset diabetes after transplant; NODAT; PTDM | סוכרת לאחר השתלה |
Impaired fasting glucose | R73.01 | IFG; elevated fasting glucose; impaired fasting glycemia; impaired fasting glycaemia; high fasting glucose | הפרעה בסוכר בצום; סוכר גבוה בצום; IFG בצום; גלוקוז מוגבר בצום |
Impaired glucose tolerance | R73.02 | IGT; glucose intolerance; impaired glucose tolerance test; abnormal glucose tolerance | אי סבילות לגלוקוז; הפרעה בסבילות לגלוקוז; סבילות לקויה לגלוקוז; אי סבילות לסוכר |
Hyperglycemia | R73.9 | hyperglycaemia; high blood sugar; elevated blood glucose; high glucose; elevated blood sugar; stress hyperglycemia | היפרגליקמיה; סוכר גבוה בדם; היפר גליקמיה; ערכי סוכר גבוהים | symptom
Hypoglycemia | E16.2 | hypoglycaemia; low blood sugar; low glucose; hypoglycemic episode | היפוגליקמיה; סוכר נמוך; היפו גליקמיה; אירוע היפוגליקמי; ערכי סוכר נמוכים |
Insulin resistance | E88.819 | IR?; hyperinsulinemia with insulin resistance; insulin resistance, unspecified | תנגודת לאינסולין; עמידות לאינסולין; תנגודת אינסולין |
Metabolic syndrome | E88.810 | syndrome X, metabolic; dysmetabolic syndrome; metabolic syndrome X; dysmetabolic syndrome X | תסמונת מטבולית; סינדרום מטבולי |
Long-term insulin use | Z79.4 | insulin use; on insulin; long term current use of insulin; insulin treated; current use of insulin | טיפול באינסולין; מטופל באינסולין; תחת טיפול באינסולין; שימוש באינסולין |
Insulin pump in situ | Z96.41 | insulin pump; presence of insulin pump; insulin pump status; CSII | משאבת אינסולין; נושא משאבת אינסולין |

# --- Weight and nutrition
Obesity | E66.9 | obese; adiposity; obesity, unspecified; simple obesity | השמנת יתר; השמנה; עודף משקל ניכר | stage
Obesity, class 1 | E66.811 | class I obesity; class 1 obesity; obesity class I | השמנה דרגה 1; השמנת יתר דרגה 1 |
Obesity, class 2 | E66.812 | class II obesity; class 2 obesity; obesity class II | השמנה דרגה 2; השמנת יתר דרגה 2 |
Obesity, class 3 | E66.813 | class III obesity; class 3 obesity; obesity class III | השמנה דרגה 3; השמנת יתר דרגה 3 |
Morbid obesity | E66.01 | severe obesity; morbidly obese; morbid (severe) obesity due to excess calories; extreme obesity | השמנת יתר חולנית; השמנה חולנית; השמנת יתר קיצונית; השמנה מורבידית; השמנת יתר קשה |
Overweight | E66.3 | excess weight; over weight; pre-obesity | עודף משקל; משקל יתר; משקל עודף |
Abnormal weight loss | R63.4 | weight loss; unintentional weight loss; loss of weight; unexplained weight loss; involuntary weight loss; LOW? | ירידה במשקל; ירידה לא רצונית במשקל; איבוד משקל; ירידה בלתי מוסברת במשקל; ירידה במשקל לא רצונית; אובדן משקל | symptom
Abnormal weight gain | R63.5 | weight gain; excessive weight gain; increased weight | עליה במשקל; עלייה במשקל | symptom
Underweight | R63.6 | low body weight; low BMI; under weight | תת משקל; משקל נמוך |
Malnutrition | E46 | undernutrition; protein malnutrition; protein malnourishment; protein calorie malnutrition; protein-energy malnutrition; malnourished; unspecified protein-calorie malnutrition | תת תזונה; תזונה לקויה; מלנוטריציה |
Severe protein-calorie malnutrition | E43 | severe malnutrition | תת תזונה קשה |
Moderate protein-calorie malnutrition | E44.0 | moderate malnutrition | תת תזונה בינונית |
Mild protein-calorie malnutrition | E44.1 | mild malnutrition | תת תזונה קלה |
Cachexia | R64 | cachectic; cancer cachexia | קכקסיה; קכקטי; כחש; כחשון |
Loss of appetite | R63.0 | anorexia; poor appetite; decreased appetite; reduced appetite; lack of appetite; decreased oral intake; appetite loss | חוסר תיאבון; ירידה בתיאבון; אנורקסיה; תיאבון ירוד; העדר תיאבון | symptom
Polydipsia | R63.1 | excessive thirst; increased thirst | צמא מוגבר; פולידיפסיה; צמאון | symptom
Vitamin D deficiency | E55.9 | hypovitaminosis D; low vitamin D; vit D deficiency; vitamin D insufficiency; vitamin D deficient; 25-OH vitamin D deficiency | חוסר ויטמין D; חסר ויטמין D; חוסר בויטמין D; מחסור בוויטמין D; חסר בוויטמין D; חוסר ויטמין די |
Vitamin B12 deficiency | E53.8 | B12 deficiency; cobalamin deficiency; low B12; low vitamin B12; cyanocobalamin deficiency; vit B12 deficiency | חוסר ויטמין B12; חוסר B12; חסר B12; חסר ויטמין B12; חוסר בוויטמין B12; מחסור בוויטמין B12 |
Folate deficiency | E53.8 | folic acid deficiency; low folate; low folic acid | חוסר חומצה פולית; חסר חומצה פולית; חוסר בחומצה פולית |
Iron deficiency | E61.1 | iron deficiency without anemia; low iron; low ferritin; iron depletion; iron deficient; sideropenia | חוסר ברזל; חסר ברזל; מחסור בברזל; חוסר בברזל; פריטין נמוך |
Zinc deficiency | E60 | low zinc | חוסר אבץ; חסר אבץ |
Rickets | E55.0 | nutritional rickets; vitamin D deficiency rickets | רככת |
Osteomalacia | M83.9 | adult osteomalacia | אוסטאומלציה |

# --- Fluids and electrolytes
Hyponatremia | E87.1 | hyponatraemia; low sodium; hypoosmolality; low serum sodium; hyposmolality | היפונתרמיה; נתרן נמוך; היפונטרמיה; היפו נתרמיה |
Hypernatremia | E87.0 | hypernatraemia; high sodium; hyperosmolality; elevated sodium | היפרנתרמיה; נתרן גבוה; היפרנטרמיה |
Hypokalemia | E87.6 | hypokalaemia; low potassium; hypopotassemia | היפוקלמיה; אשלגן נמוך; היפוקאלמיה |
Hyperkalemia | E87.5 | hyperkalaemia; high potassium; elevated potassium; hyperpotassemia | היפרקלמיה; אשלגן גבוה; היפרקאלמיה |
Hypocalcemia | E83.51 | hypocalcaemia; low calcium | היפוקלצמיה; סידן נמוך |
Hypercalcemia | E83.52 | hypercalcaemia; high calcium; elevated calcium; hypercalcemia of malignancy | היפרקלצמיה; סידן גבוה |
Hypomagnesemia | E83.42 | hypomagnesaemia; low magnesium | היפומגנזמיה; מגנזיום נמוך |
Hypermagnesemia | E83.41 | hypermagnesaemia; high magnesium | היפרמגנזמיה |
Hypophosphatemia | E83.39 | hypophosphataemia; low phosphate; low phosphorus | היפופוספטמיה; זרחן נמוך |
Hyperphosphatemia | E83.39 | hyperphosphataemia; high phosphate; elevated phosphorus | היפרפוספטמיה; זרחן גבוה |
Electrolyte imbalance | E87.8 | electrolyte disturbance; electrolyte abnormality; electrolyte disorder | הפרעה אלקטרוליטרית; הפרעות אלקטרוליטריות; הפרעה באלקטרוליטים |
SIADH | E22.2 | syndrome of inappropriate antidiuretic hormone; syndrome of inappropriate ADH secretion; inappropriate ADH secretion; SIAD | תסמונת SIADH; הפרשה לא מותאמת של ADH |
Dehydration | E86.0 | dehydrated; volume depletion due to dehydration | התייבשות; דהידרציה; צחיחות; מיובש; דהידרטציה |
Hypovolemia | E86.1 | hypovolaemia; volume depletion | היפוולמיה; חסר נפח |
Fluid overload | E87.70 | volume overload; hypervolemia; hypervolaemia | עודף נוזלים; עומס נוזלים; היפרוולמיה; אגירת נוזלים |
Metabolic acidosis | E87.20 | acidosis; acidosis, metabolic; high anion gap metabolic acidosis; acidaemia; acidemia | חמצת מטבולית; אצידוזיס מטבולי; חמצת; אצידוזיס; אצידמיה |
Lactic acidosis | E87.20 | hyperlactatemia; lactic acidemia; hyperlactataemia | חמצת לקטית; לקטיק אצידוזיס |
Respiratory acidosis | E87.29 | hypercapnic acidosis | חמצת נשימתית; אצידוזיס נשימתי; חמצת רספירטורית |
Metabolic alkalosis | E87.3 | alkalosis | בססת מטבולית; אלקלוזיס; בססת; אלקלוזיס מטבולי |
Respiratory alkalosis | E87.3 | alkalosis, respiratory | בססת נשימתית; אלקלוזיס נשימתי |
Edema of lower extremities | R60.0 | leg edema; lower extremity edema; pedal edema; ankle edema; leg swelling; pitting edema; peripheral edema; ankle swelling; leg oedema; peripheral oedema; pedal oedema; swelling of legs; localized edema; LE edema; ankle oedema; bilateral leg swelling; swollen legs; lower limb oedema; pitting oedema | בצקת ברגליים; בצקות ברגליים; בצקות בגפיים תחתונות; נפיחות ברגליים; בצקות פריפריות; בצקת בקרסוליים; בצקת היקפית; בצקות בגפיים התחתונות; נפיחות ברגל; נפיחות בקרסול | symptom; sided
Edema | R60.9 | oedema; edematous; fluid retention | בצקת; בצקות | symptom
Anasarca | R60.1 | generalized edema; generalised oedema; generalized oedema | אנסרקה; בצקת כללית; בצקות כלליות | symptom

# --- Thyroid
Hypothyroidism | E03.9 | hypothyroid; underactive thyroid; low thyroid; acquired hypothyroidism; primary hypothyroidism; hypothyreosis; hypothyroidism, unspecified; thyroid insufficiency | תת פעילות בלוטת התריס; תת פעילות של בלוטת התריס; תת תריסיות; היפותירואידיזם; תת פעילות בלוטת המגן; תת פעילות תריס; היפותירואיד; היפותירוזיס; היפותירואידיות; תת פעילות התריס; תת תפקוד בלוטת התריס; תת תפקוד של בלוטת התריס |
Subclinical hypothyroidism | E03.8 | mild hypothyroidism, subclinical; subclinical hypothyroid | תת פעילות תת קלינית של בלוטת התריס; תת פעילות סובקלינית של בלוטת התריס; היפותירואידיזם תת קליני; תת תריסיות תת קלינית |; תת פעילות תת-קלינית של התריס; תת פעילות תת קלינית של התריס
Congenital hypothyroidism | E03.1 | congenital hypothyroid | תת פעילות מולדת של בלוטת התריס; תת תריסיות מולדת |
Postprocedural hypothyroidism | E89.0 | postsurgical hypothyroidism; post-ablative hypothyroidism; postablative hypothyroidism; post-surgical hypothyroidism; hypothyroidism after thyroidectomy; post thyroidectomy hypothyroidism | תת פעילות בלוטת התריס לאחר ניתוח; תת תריסיות לאחר כריתת תריס; תת תריסיות לאחר יוד רדיואקטיבי |
Hashimoto thyroiditis | E06.3 | Hashimoto's thyroiditis; autoimmune thyroiditis; Hashimoto disease; chronic lymphocytic thyroiditis; Hashimoto's disease; Hashimotos; lymphocytic thyroiditis; Hashimoto's; Hashimoto? | השימוטו; תירואידיטיס ע״ש השימוטו; תירואידיטיס על שם השימוטו; תירואידיטיס אוטואימונית; דלקת אוטואימונית של בלוטת התריס; מחלת השימוטו; תירואידיטיס השימוטו |
Thyroiditis | E06.9 | inflammation of thyroid | תירואידיטיס; דלקת בלוטת התריס |
Subacute thyroiditis | E06.1 | de Quervain thyroiditis; granulomatous thyroiditis; de Quervain's thyroiditis | תירואידיטיס תת חריפה; תירואידיטיס תת אקוטית; תירואידיטיס סובאקוטית |
Hyperthyroidism | E05.90 | thyrotoxicosis; overactive thyroid; hyperthyroid; hyperthyreosis; thyroid overactivity | יתר פעילות בלוטת התריס; יתר תריסיות; היפרתירואידיזם; פעילות יתר של בלוטת התריס; תירוטוקסיקוזיס; פעילות יתר בלוטת התריס; היפרתירואיד |
Subclinical hyperthyroidism | E05.90 | subclinical hyperthyroid; subclinical thyrotoxicosis | יתר פעילות תת קלינית של בלוטת התריס; היפרתירואידיזם תת קליני; יתר תריסיות תת קלינית |
Graves disease | E05.00 | Graves' disease; Graves; diffuse toxic goiter; Basedow disease; diffuse toxic goitre; Graves's disease; Graves hyperthyroidism | מחלת גרייבס; גרייבס; מחלת גרבס; מחלת באזדוב |
Thyroid eye disease | H05.839 | Graves ophthalmopathy; Graves orbitopathy; thyroid ophthalmopathy; thyroid-associated orbitopathy; thyroid associated ophthalmopathy; TAO? | אופטלמופתיה תירואידית; מחלת עיניים תירואידית; אופטלמופתיה ע״ש גרייבס | sided
Thyroid storm | E05.91 | thyrotoxic crisis; thyrotoxicosis with crisis | סערה תירואידית; סערת בלוטת התריס |
Toxic multinodular goiter | E05.20 | toxic multinodular goitre; TMNG; Plummer disease; toxic MNG | זפק רב קשרי רעיל; זפק מולטינודולרי טוקסי |
Toxic thyroid adenoma | E05.10 | toxic nodule; autonomous thyroid nodule; toxic adenoma; hot thyroid nodule | אדנומה טוקסית של בלוטת התריס; קשרית חמה בבלוטת התריס |
Thyroid nodule | E04.1 | thyroid nodules; nodule of thyroid; nontoxic single thyroid nodule; solitary thyroid nodule; thyroid cyst; colloid nodule; cold thyroid nodule | קשרית בבלוטת התריס; קשריות בבלוטת התריס; קשרית בתריס; גוש בבלוטת התריס; קשרית תירואידית; נודול בתריס; ציסטה בבלוטת התריס; קשריות בתריס; קשר בבלוטת התריס; קשר בתריס | finding; sided
Multinodular goiter | E04.2 | MNG; multinodular goitre; nontoxic multinodular goiter; multinodular thyroid; non-toxic multinodular goitre | זפק רב קשרי; זפק מולטינודולרי; זפק רב קישרי; זפק רב קשריתי; זפק רב-קשריתי; זפק מרובה קשריות | finding
Goiter | E04.9 | goitre; enlarged thyroid; thyromegaly; thyroid enlargement; nontoxic goiter; struma; diffuse goiter | זפק; סטרומה; הגדלת בלוטת התריס; בלוטת תריס מוגדלת; זפק מפושט; גויטר |

# --- Other endocrine
Primary hyperparathyroidism | E21.0 | PHPT | היפרפאראתירואידיזם ראשוני; יתר פעילות ראשונית של בלוטת יותרת התריס; היפרפרתירואידיזם ראשוני; יתר פאראתירואידיזם ראשוני |
Hyperparathyroidism | E21.3 | HPT?; elevated PTH; hyperparathyroid; overactive parathyroid glands; overactive parathyroid; overactive parathyroids | היפרפאראתירואידיזם; יתר פעילות בלוטת יותרת התריס; היפרפרתירואידיזם; יתר פעילות יותרת התריס; פעילות יתר של בלוטות יותרת התריס; יתר פעילות של בלוטת יותרת התריס |
Secondary hyperparathyroidism of renal origin | N25.81 | secondary hyperparathyroidism; renal hyperparathyroidism; SHPT; renal secondary hyperparathyroidism | היפרפאראתירואידיזם שניוני; היפרפאראתירואידיזם משני; היפרפרתירואידיזם שניוני; היפרפרתירואידיזם משני |
Parathyroid adenoma | D35.1 | benign neoplasm of parathyroid | אדנומה של בלוטת יותרת התריס; אדנומה פאראתירואידית; אדנומה של הפרתירואיד | neoplasm
Hypoparathyroidism | E20.9 |  | תת פעילות יותרת התריס; היפופאראתירואידיזם; היפופרתירואידיזם |
Postprocedural hypoparathyroidism | E89.2 | postsurgical hypoparathyroidism; post-surgical hypoparathyroidism | היפופאראתירואידיזם לאחר ניתוח |
Adrenal insufficiency | E27.40 | adrenocortical insufficiency; hypoadrenalism; secondary adrenal insufficiency; hypocortisolism; hypocortisolemia; underactive adrenal glands; underactive adrenal | אי ספיקת יותרת הכליה; אי ספיקה אדרנלית; אי ספיקת אדרנל; אי ספיקה של בלוטת יותרת הכליה |
Addison disease | E27.1 | primary adrenal insufficiency; Addison's disease; primary adrenocortical insufficiency | מחלת אדיסון; אי ספיקת אדרנל ראשונית; אדיסון |
Adrenal crisis | E27.2 | Addisonian crisis; acute adrenal insufficiency | משבר אדרנלי; משבר אדיסוני |
Cushing syndrome | E24.9 | Cushing's syndrome; hypercortisolism; Cushing disease; Cushing's disease; hypercortisolaemia | תסמונת קושינג; מחלת קושינג; היפרקורטיזוליזם; קושינג |
Primary hyperaldosteronism | E26.09 | primary aldosteronism; hyperaldosteronism, primary | היפראלדוסטרוניזם ראשוני; היפר אלדוסטרוניזם ראשוני |
Conn syndrome | E26.01 | Conn's syndrome; aldosterone-producing adenoma | תסמונת קון |
Hyperaldosteronism | E26.9 | aldosteronism | היפראלדוסטרוניזם |
Pheochromocytoma | D35.00 | phaeochromocytoma; pheo? | פיאוכרומוציטומה; פאוכרומוציטומה | neoplasm; sided
Adrenal adenoma | D35.00 | adrenocortical adenoma; benign adrenal adenoma; adrenal cortical adenoma; lipid-rich adrenal adenoma | אדנומה באדרנל; אדנומה של יותרת הכליה; אדנומה אדרנלית; אדנומה בבלוטת יותרת הכליה; אדנומה של האדרנל | finding; sided; neoplasm
Adrenal nodule | E27.8 | adrenal mass; adrenal incidentaloma; adrenal nodules; adrenal lesion; adrenal thickening; adrenal gland mass; mass of adrenal gland; adrenal gland nodule; adrenal gland lesion; mass in adrenal gland | קשרית באדרנל; גוש באדרנל; אינצידנטלומה אדרנלית; קשרית ביותרת הכליה; נגע באדרנל; עיבוי האדרנל; ממצא באדרנל | finding; sided
Pituitary adenoma | D35.2 | pituitary microadenoma; pituitary macroadenoma; benign pituitary tumor; pituitary tumor; microadenoma of pituitary; pituitary neuroendocrine tumor; pituitary tumour | אדנומה היפופיזרית; אדנומה של יותרת המוח; מיקרואדנומה היפופיזרית; מקרואדנומה היפופיזרית; אדנומה של בלוטת יותרת המוח; מיקרואדנומה בהיפופיזה; אדנומה של ההיפופיזה; גידול של ההיפופיזה; אדנומה בהיפופיזה | finding; neoplasm
Prolactinoma | D35.2 | prolactin-secreting adenoma; microprolactinoma; macroprolactinoma | פרולקטינומה | neoplasm
Hyperprolactinemia | E22.1 | hyperprolactinaemia; elevated prolactin; high prolactin | היפרפרולקטינמיה; פרולקטין גבוה; היפר פרולקטינמיה |
Acromegaly | E22.0 | growth hormone excess; pituitary gigantism | אקרומגליה |
Hypopituitarism | E23.0 | panhypopituitarism; pituitary insufficiency | היפופיטואיטריזם; אי ספיקת יותרת המוח; פאן היפופיטואיטריזם |
Growth hormone deficiency | E23.0 | GH deficiency; GHD | חוסר הורמון גדילה; חסר הורמון גדילה; חסר בהורמון גדילה |
Diabetes insipidus | E23.2 | central diabetes insipidus; arginine vasopressin deficiency; AVP deficiency | סוכרת תפלה; דיאבטס אינסיפידוס; סכרת תפלה |
Empty sella | E23.6 | empty sella syndrome; empty sella turcica; partially empty sella | אוכף ריק; תסמונת האוכף הריק; סלה ריקה | finding
Polycystic ovary syndrome | E28.2 | PCOS; polycystic ovarian syndrome; Stein-Leventhal syndrome; PCO?; polycystic ovaries; PCOD; polycystic ovarian disease; polycystic ovary disease | שחלות פוליציסטיות; תסמונת השחלות הפוליציסטיות; תסמונת שחלות פוליציסטיות; שחלה פוליציסטית; שחלות רב ציסטיות |
Male hypogonadism | E29.1 | hypogonadism; testosterone deficiency; low testosterone; testicular hypofunction; androgen deficiency; low T? | היפוגונדיזם; חוסר טסטוסטרון; טסטוסטרון נמוך; היפוגונאדיזם |
Premature ovarian insufficiency | E28.39 | premature ovarian failure; POI; POF; primary ovarian insufficiency; primary ovarian failure | אי ספיקה שחלתית מוקדמת; כשל שחלתי מוקדם; אי ספיקת שחלות מוקדמת |
Gynecomastia | N62 | gynaecomastia; male breast enlargement | גינקומסטיה; הגדלת שדיים בגבר; הגדלת שד בגבר | sided
Macromastia | N62 | breast hypertrophy; hypertrophy of breast; large breasts; gigantomastia; mammary hypertrophy; bilateral mammary hypertrophy; mammary hyperplasia | שדיים גדולים; היפרטרופיה של השדיים; מקרומסטיה | sided
Hirsutism | L68.0 | excess hair growth in women | שיעור יתר; הירסוטיזם |
Short stature | R62.52 | short stature (child); growth retardation in child | קומה נמוכה; קומה נמוכה בילד |
Precocious puberty | E30.1 | early puberty | התבגרות מינית מוקדמת; גיל התבגרות מוקדם; בגרות מינית מוקדמת |
Delayed puberty | E30.0 | constitutional delay of puberty; pubertal delay | התבגרות מינית מאוחרת; איחור בהתבגרות |
Osteoporosis | M81.0 | postmenopausal osteoporosis; age-related osteoporosis; senile osteoporosis; OP?; osteoporosis without fracture | אוסטאופורוזיס; אוסטיאופורוזיס; בריחת סידן; דלדול עצם; אוסטאופרוזיס; אוסטיאופורוזה |
Metabolic bone disease | | metabolic bone disorder; osteopenia of prematurity | מחלת עצם מטבולית |
Osteoporosis with pathological fracture | M80.00XA | osteoporotic fracture; fragility fracture; age-related osteoporosis with current pathological fracture | שבר אוסטאופורוטי; שבר על רקע אוסטאופורוזיס; אוסטאופורוזיס עם שבר; שבר אוסטיאופורוטי |
Osteopenia | M85.80 | low bone mass; low bone density; decreased bone density; reduced bone density; low bone mineral density; osteopaenia; bone demineralization | אוסטאופניה; אוסטיאופניה; צפיפות עצם ירודה; ירידה בצפיפות העצם; צפיפות עצם נמוכה; דלילות עצם | finding
Hyperuricemia | E79.0 | hyperuricaemia; elevated uric acid; high uric acid; asymptomatic hyperuricemia; raised uric acid; raised urate | היפראוריצמיה; חומצת שתן גבוהה; חומצה אורית גבוהה; היפר אוריצמיה |
Hemochromatosis | E83.119 | haemochromatosis; iron storage disease | המוכרומטוזיס |
Hereditary hemochromatosis | E83.110 | hereditary haemochromatosis; HFE hemochromatosis; primary hemochromatosis | המוכרומטוזיס תורשתית; המוכרומטוזיס ראשוני |
Wilson disease | E83.01 | Wilson's disease; hepatolenticular degeneration | מחלת וילסון |
Porphyria | E80.20 | hepatic porphyria | פורפיריה |
Acute intermittent porphyria | E80.21 | AIP? | פורפיריה אינטרמיטנטית חריפה; פורפיריה חריפה לסירוגין |
Gilbert syndrome | E80.4 | Gilbert's syndrome; Gilbert disease; Gilberts syndrome; Gilbert's disease | תסמונת ג׳ילברט; מחלת ג׳ילברט; ז׳ילבר; תסמונת גילברט; תסמונת ז׳ילבר; גילברט; מחלת גילברט |
Hyperbilirubinemia | R17 | hyperbilirubinaemia; elevated bilirubin; high bilirubin; raised bilirubin; elevated bilirubins; elevated unconjugated bilirubin; elevated unconjugated bilirubins; unconjugated hyperbilirubinemia; elevated indirect bilirubin; elevated total bilirubin; conjugated hyperbilirubinemia; indirect hyperbilirubinemia | היפרבילירובינמיה; בילירובין גבוה; היפר בילירובינמיה |
Amyloidosis | E85.9 | systemic amyloidosis; AA amyloidosis | עמילואידוזיס; אמילואידוזיס |
AL amyloidosis | E85.81 | light chain amyloidosis; primary amyloidosis | עמילואידוזיס AL |
Familial Mediterranean fever | M04.1 | FMF; familial mediterranean fever syndrome | קדחת ים תיכונית משפחתית; קדחת ים תיכונית; קי״ם |
PFAPA syndrome | M04.8 | PFAPA; periodic fever aphthous stomatitis pharyngitis adenitis; Marshall syndrome | תסמונת PFAPA; תסמונת מרשל |
Gaucher disease | E75.22 | Gaucher's disease; Gaucher | מחלת גושה; גושה? |
G6PD deficiency | D75.A | glucose-6-phosphate dehydrogenase deficiency; G-6-PD deficiency | חסר G6PD; חוסר G6PD; רגישות לפול; חסר באנזים G6PD |
Lactose intolerance | E73.9 | lactase deficiency; lactose malabsorption | אי סבילות ללקטוז; רגישות ללקטוז; חוסר סבילות ללקטוז |
Milk intolerance | K90.49 | cow milk intolerance | אי סבילות לחלב |
Cystic fibrosis | E84.9 | CF?; mucoviscidosis | סיסטיק פיברוזיס; לייפת כיסתית; ציסטיק פיברוזיס |
Alpha-1 antitrypsin deficiency | E88.01 | A1AT deficiency; AAT deficiency; A1ATD | חסר אלפא 1 אנטיטריפסין; חוסר אלפא 1 אנטיטריפסין |
Phenylketonuria | E70.1 | PKU | פנילקטונוריה |
Classical phenylketonuria | E70.0 | | פנילקטונוריה קלאסית |
Hypoalbuminemia | E88.09 | hypoalbuminaemia; low albumin | היפואלבומינמיה; אלבומין נמוך |
Tumor lysis syndrome | E88.3 | TLS; tumour lysis syndrome | תסמונת פירוק הגידול; תסמונת התמוגגות הגידול |

# --- Respiratory
Asthma | J45.909 | bronchial asthma; asthmatic; BA?; uncomplicated asthma; childhood asthma; asthmatic bronchitis; allergic asthma; unspecified asthma | אסתמה; אסטמה; קצרת; גנחת; אסתמה של הסימפונות; אסטמה סימפונית; אסטמת הסמפונות; אסתמת הסימפונות; גנחת הסימפונות; גנחת הסמפונות; אסטמה של הסימפונות; אסטמה ברונכיאלית; אסתמה ברונכיאלית |
Asthma exacerbation | J45.901 | mild asthma exacerbation; moderate asthma exacerbation; severe asthma exacerbation; asthma attack; acute asthma; acute exacerbation of asthma; exacerbation of asthma; acute asthma exacerbation; acute asthma attack | התקף אסתמה; התקף אסטמה; החמרת אסתמה; החמרה באסתמה; התקף קצרת; התלקחות אסתמה; החמרה של אסטמה; החמרה אסטמטית; התלקחות אסטמה; החמרה אסתמטית |
Mild intermittent asthma | J45.20 | intermittent asthma | אסתמה קלה לסירוגין; אסטמה אינטרמיטנטית |
Mild persistent asthma | J45.30 | asthma, mild persistent | אסתמה קלה מתמשכת; אסטמה קלה פרסיסטנטית |
Moderate persistent asthma | J45.40 | asthma, moderate persistent; moderate asthma | אסתמה בינונית מתמשכת; אסטמה בינונית פרסיסטנטית |
Severe persistent asthma | J45.50 | severe asthma; asthma, severe persistent; severe eosinophilic asthma | אסתמה קשה; אסטמה קשה; אסתמה קשה מתמשכת |
Exercise-induced asthma | J45.990 | exercise-induced bronchospasm; EIB; exercise induced bronchoconstriction; EIA? | אסתמה של מאמץ; אסטמה במאמץ; אסתמה במאמץ |
Cough variant asthma | J45.991 | | אסתמה שיעולית; אסתמה עם שיעול |
Reactive airway disease | J45.909 | RAD?; reactive airways disease; hyperreactive airways; hyperreactive airway disease; bronchial hyperreactivity; airway hyperresponsiveness | היפראקטיביות של דרכי האוויר; רגישות יתר של הסימפונות; היפר ריאקטיביות של הסמפונות |
Bronchospasm | J98.01 | acute bronchospasm; bronchoconstriction | ברונכוספזם; ברונכוספאזם; סימפונות מכווצים; התכווצות סימפונות | symptom
Chronic obstructive pulmonary disease | J44.9 | COPD; COAD; chronic obstructive airway disease; chronic obstructive lung disease; chronic airway obstruction; chronic obstructive airways disease | מחלת ריאות חסימתית כרונית; מחלת ריאות חסימתית; מחלה חסימתית כרונית של הריאות; מרח״כ; מחלת ריאות כרונית חסימתית; חסימת ריאות כרונית; COPD כרוני | stage
Chronic lung disease | J98.4 | chronic pulmonary disease | מחלת ריאות כרונית |
COPD exacerbation | J44.1 | AECOPD; acute exacerbation of COPD; exacerbation of COPD; COPD with acute exacerbation; COPD flare; infective exacerbation of COPD; acute COPD exacerbation; IECOPD | החמרת COPD; התלקחות COPD; החמרה של מחלת ריאות חסימתית כרונית; התלקחות מחלת ריאות חסימתית; החמרה ב COPD |
COPD with lower respiratory infection | J44.0 | COPD with pneumonia; COPD with acute lower respiratory infection; COPD with acute bronchitis | COPD עם דלקת ריאות; מחלת ריאות חסימתית עם זיהום ריאתי |
Emphysema | J43.9 | pulmonary emphysema; emphysematous changes; emphysematous lung; bullous emphysema; paraseptal emphysema | נפחת ריאות; אמפיזמה; נפחת; שינויים אמפיזמטוטיים; שינויים אמפיזמטיים | finding
Centrilobular emphysema | J43.2 | centriacinar emphysema | אמפיזמה צנטרילובולרית | finding
Chronic bronchitis | J42 | bronchitis, chronic; unspecified chronic bronchitis | ברונכיטיס כרונית; דלקת סימפונות כרונית; ברונכיטיס כרוני |
Acute bronchitis | J20.9 | bronchitis, acute; chest cold; acute chest infection; tracheobronchitis, acute | ברונכיטיס חריפה; ברונכיטיס חדה; דלקת סימפונות חריפה; ברונכיטיס חריף; דלקת סמפונות חריפה |
Bronchitis | J40 | tracheobronchitis; bronchitis, not specified as acute or chronic; chest infection | ברונכיטיס; דלקת סימפונות; דלקת סמפונות; ברונכיט |
Acute bronchiolitis | J21.9 | bronchiolitis; acute bronchiolitis, unspecified | ברונכיוליטיס; ברונכיוליטיס חריפה; דלקת סימפונונים; ברונכיוליטיס חריף |
RSV bronchiolitis | J21.0 | bronchiolitis due to RSV; acute bronchiolitis due to respiratory syncytial virus | ברונכיוליטיס על רקע RSV; RSV ברונכיוליטיס; ברונכיוליטיס RSV; ברונכיוליטיס, RSV חיובי |
RSV infection | | respiratory syncytial virus infection; RSV?; RSV positive | זיהום RSV; נגיף RSV |
Pneumonia | J18.9 | PNA; lung infection; pneumonia, unspecified organism; lower lobe pneumonia; multifocal pneumonia; LLL pneumonia; RLL pneumonia; right lower lobe pneumonia; left lower lobe pneumonia | דלקת ריאות; פנאומוניה; פנוימוניה; דלקת ריאה; דלקת בריאות | sided
Community-acquired pneumonia | J18.9 | CAP? | דלקת ריאות מהקהילה; דלקת ריאות נרכשת בקהילה | sided
Lobar pneumonia | J18.1 | lobar pneumonia, unspecified organism | דלקת ריאות לוברית; דלקת ריאות אונתית | sided
Bronchopneumonia | J18.0 | bronchial pneumonia | ברונכופנאומוניה; ברונכופנוימוניה |
Aspiration pneumonia | J69.0 | aspiration pneumonitis; pneumonia, aspiration | דלקת ריאות אספירטיבית; דלקת ריאות משאיפה; אספירציה ריאתית; דלקת ריאות עקב אספירציה; דלקת ריאות אספירציה; דלקת ריאות שאיפתית |
Viral pneumonia | J12.9 | pneumonia, viral | דלקת ריאות ויראלית; דלקת ריאות נגיפית |
Bacterial pneumonia | J15.9 | pneumonia, bacterial | דלקת ריאות חיידקית; דלקת ריאות בקטריאלית |
Pneumococcal pneumonia | J13 | streptococcus pneumoniae pneumonia | דלקת ריאות פנאומוקוקלית |
Mycoplasma pneumonia | J15.7 | atypical pneumonia due to mycoplasma; mycoplasma pneumoniae pneumonia | דלקת ריאות ממיקופלזמה |
Ventilator-associated pneumonia | J95.851 | VAP | דלקת ריאות קשורה להנשמה |
Hospital-acquired pneumonia | J18.9 | HAP; nosocomial pneumonia; healthcare-associated pneumonia; HCAP | דלקת ריאות נוזוקומיאלית; דלקת ריאות נרכשת בבית חולים |
COVID-19 pneumonia | J12.82 | pneumonia due to COVID-19; COVID pneumonia; pneumonia due to coronavirus disease 2019; SARS-CoV-2 pneumonia | דלקת ריאות קורונה; דלקת ריאות על רקע קורונה; דלקת ריאות COVID; דלקת ריאות עקב קורונה |
Pneumocystis pneumonia | B59 | PCP?; PJP; pneumocystosis; pneumocystis jirovecii pneumonia | דלקת ריאות פנאומוציסטיס |
Legionnaires disease | A48.1 | legionella pneumonia; Legionnaires' disease; legionellosis | לגיונלה; מחלת הלגיונרים; דלקת ריאות מלגיונלה; דלקת ריאות לגיונלה; דלקת ריאות על רקע לגיונלה |
COVID-19 | U07.1 | COVID; coronavirus disease 2019; SARS-CoV-2 infection; COVID 19 infection; coronavirus infection; covid19; acute COVID-19; COVID positive; SARS-CoV-2 positive; novel coronavirus; COVID infection | קורונה; קוביד; נגיף הקורונה; קוביד 19; מחלת קורונה; חיובי לקורונה; חולה קורונה; הידבקות בקורונה |
Post COVID-19 condition | U09.9 | long COVID; post-COVID syndrome; PASC; post-acute sequelae of COVID-19; post COVID; long-haul COVID; post-COVID condition | פוסט קורונה; תסמונת פוסט קורונה; לונג קוביד; פוסט קוביד; תסמיני פוסט קורונה |
History of COVID-19 | Z86.16 | personal history of COVID-19; previous COVID infection; s/p COVID-19; recovered from COVID-19; post COVID-19 infection resolved; past COVID-19 infection; s/p COVID | מחלים קורונה; קורונה בעבר; מצב לאחר קורונה; החלים מקורונה; לאחר קורונה | history
Pleural effusion | J90 | pleural fluid; bilateral pleural effusions; pleural effusions; fluid on lung; parapneumonic effusion; bilateral pleural effusion | תפליט פלאורלי; תפליט צדרי; תפליט פליאורלי; נוזל פלאורלי; תפליטים פלאורליים; תפליט בבית החזה; תפליט פלויראלי; תפליט פלאוראלי; תפליט פלוירלי; נוזל צדרי; תפליט צדר | finding; sided
Malignant pleural effusion | J91.0 | MPE | תפליט פלאורלי ממאיר | sided
Empyema | J86.9 | pyothorax; pleural empyema; empyema thoracis | אמפיאמה; אמפימה | sided
Pneumothorax | J93.9 | PTX?; pneumothorax, unspecified | חזה אוויר; פנאומוטורקס; פנוימוטורקס; חזה אויר | finding; sided
Spontaneous pneumothorax | J93.83 | spontaneous PTX | חזה אוויר ספונטני; פנאומוטורקס ספונטני | sided
Primary spontaneous pneumothorax | J93.11 | PSP?; primary spontaneous PTX | חזה אוויר ספונטני ראשוני | sided
Traumatic pneumothorax | S27.0XXA | pneumothorax, traumatic | חזה אוויר טראומטי; חזה אוויר חבלתי | sided
Hemothorax | J94.2 | haemothorax; blood in pleural space; hemopneumothorax | המוטורקס; דם בבית החזה | sided
Atelectasis | J98.11 | atelectatic changes; bibasilar atelectasis; basal atelectasis; subsegmental atelectasis; linear atelectasis; platelike atelectasis; discoid atelectasis; bibasal atelectasis; dependent atelectasis; plate atelectasis; atelectases | אטלקטזיס; תמט; אטלקטזות; פס אטלקטטי; פסי אטלקטזיס; אטלקטזה; שינויים אטלקטטיים | finding; sided
Interstitial lung disease | J84.9 | ILD; diffuse parenchymal lung disease; interstitial pulmonary disease; DPLD; interstitial lung changes | מחלת ריאות אינטרסטיציאלית; מחלת ריאות אינטרסטיציאלית כרונית; מחלה אינטרסטיציאלית של הריאות; מחלת ריאות אינטרסטיציאלית דיפוזית; מחלת ריאה אינטרסטיציאלית; מחלה אינטרסטיציאלית ריאתית |
Idiopathic pulmonary fibrosis | J84.112 | IPF?; cryptogenic fibrosing alveolitis | פיברוזיס ריאתי אידיופתי; לייפת ריאות אידיופטית; פיברוזיס ריאתי אידיופטי |
Usual interstitial pneumonia pattern | J84.10 | usual interstitial pneumonia; UIP; UIP pattern; probable UIP pattern; definite UIP pattern | תבנית UIP | finding
Pulmonary fibrosis | J84.10 | lung fibrosis; fibrotic lung changes; pulmonary scarring; lung scarring; fibrosis of lung | פיברוזיס ריאתי; לייפת ריאות; שינויים פיברוטיים בריאות; פיברוזיס של הריאות; לייפת ריאתית | finding
Sarcoidosis | D86.9 | Boeck sarcoid; sarcoid | סרקואידוזיס |
Pulmonary sarcoidosis | D86.0 | sarcoidosis of lung | סרקואידוזיס ריאתי; סרקואידוזיס של הריאות |
Hypersensitivity pneumonitis | J67.9 | extrinsic allergic alveolitis; EAA | פנאומוניטיס מרגישות יתר; דלקת ריאות מרגישות יתר |
Bronchiectasis | J47.9 | bronchiectatic changes; traction bronchiectasis; bronchiectases | ברונכיאקטזיות; ברונכיאקטזיס; הרחבת סימפונות; ברונכיאקטזות; ברונכיאקטזיה | finding
Bronchial wall thickening | | thickened bronchial walls; bronchial thickening; peribronchial thickening; peribronchial cuffing; thickening of the bronchial walls | עיבוי דפנות סימפונות; עיבוי דפנות הסימפונות; עיבוי דופנות הסימפונות; עיבוי פריברונכיאלי | finding
Pulmonary nodule | R91.1 | lung nodule; solitary pulmonary nodule; SPN; coin lesion; nodule in lung; pulmonary micronodule; nodule of lung; subcentimeter pulmonary nodule; upper lobe nodule; lower lobe nodule; middle lobe nodule; right upper lobe nodule; left upper lobe nodule; right lower lobe nodule; left lower lobe nodule; RUL nodule; LUL nodule; lingular nodule; nodule in the right upper lobe; ground-glass nodule; ground glass nodule; part-solid nodule; subsolid nodule; nodule right upper lobe; nodule left upper lobe; nodule right lower lobe; nodule left lower lobe; nodule right middle lobe | קשרית ריאתית; קשרית בריאה; נודול ריאתי; קשרית ריאתית בודדת; קשרית בודדת בריאה; קשר ריאתי; קשר בריאה; קשרית באונה עליונה; קשרית באונה תחתונה; קשרית באונה אמצעית; קשרית באונה העליונה; קשרית באונה התחתונה; קשרית באונה האמצעית | finding; sided
Multiple pulmonary nodules | R91.8 | bilateral pulmonary nodules; scattered pulmonary nodules; multiple lung nodules | קשריות ריאתיות; קשריות בריאות; נודולים ריאתיים; קשריות ריאתיות מרובות | finding; sided
Lung mass | R91.8 | pulmonary mass; mass of lung; lung lesion; lung opacity; pulmonary opacity | גוש ריאתי; גוש בריאה; תהליך תופס מקום בריאה; נגע בריאה; הצללה ריאתית | finding; sided
Hypermetabolic lymph node | | hypermetabolic node; hypermetabolic lymph nodes; FDG-avid lymph node; FDG avid lymph nodes; hypermetabolic mediastinal lymph node; hypermetabolic mediastinal lymph nodes; hypermetabolic hilar lymph node; hypermetabolic adenopathy | בלוטת לימפה היפרמטבולית; בלוטות לימפה היפרמטבוליות | finding
Ground-glass opacity of lung | R91.8 | ground glass opacity; GGO; ground-glass opacities; groundglass opacities; ground glass infiltrates | זכוכית חלב; הסננות מסוג זכוכית חלב; עכירויות מסוג זכוכית חלב; תסנינים מסוג זכוכית חלב | finding; sided
Pulmonary infiltrate | R91.8 | lung infiltrate; infiltrates; pulmonary infiltrates; infiltrate; lung infiltration; patchy infiltrates; airspace opacity; bilateral infiltrates; airspace disease | תסנין ריאתי; תסנין; הסננה ריאתית; תסנינים ריאתיים; תסנינים; הסננה? | finding; sided
Lung consolidation | | pulmonary consolidation; consolidation; airspace consolidation; lobar consolidation | קונסולידציה; מיצוק ריאתי; קונסולידציה ריאתית; תמצוק; איזור קונסולידציה | finding; sided
Calcified granuloma of lung | J98.4 | calcified granuloma; pulmonary granuloma; lung granuloma; calcified pulmonary nodule; calcified lung nodule; lung granulomas; pulmonary granulomas; calcified granulomas; calcified lung granuloma | גרנולומה מסויידת; גרנולומה ריאתית; גרנולומה בריאה; קשרית מסויידת בריאה | finding; sided
Caseating granuloma | | caseating granulomas; caseating granulomata; necrotizing granuloma; necrotizing granulomas; caseous granuloma; noncaseating granuloma; noncaseating granulomas | גרנולומה מתגבנת | finding
Pleural thickening | J92.9 | apical pleural thickening; pleural scarring; biapical pleural thickening; apical pleural scarring | עיבוי פלאורלי; עיבוי צדרי; עיבוי אפיקלי; עיבוי פסגתי | finding; sided
Pleural plaque | J92.9 | pleural plaques; pleural calcification; calcified pleural plaques | רבדים פלאורליים; הסתיידות פלאורלית; הסתיידויות פלאורליות | finding; sided
Mediastinal lymphadenopathy | R59.0 | hilar lymphadenopathy; mediastinal adenopathy; hilar adenopathy; enlarged mediastinal lymph nodes; mediastinal lymph node enlargement | לימפאדנופתיה מדיאסטינלית; קשריות לימפה מוגדלות במדיאסטינום; בלוטות לימפה מוגדלות במיצר; לימפאדנופתיה במיצר | finding
Pleurisy | R09.1 | pleuritis | פלאוריטיס; דלקת קרום הריאה; פלוריטיס |
Lung abscess | J85.2 | pulmonary abscess; abscess of lung | מורסה ריאתית; אבצס ריאתי; מורסה בריאה | sided
Pulmonary hypertension | I27.20 | PH?; PHTN; pulmonary HTN; elevated pulmonary artery pressure; elevated PASP; elevated RVSP; pulm HTN; pulmonary hypertension, unspecified; PHT? | יתר לחץ דם ריאתי; יתר ל״ד ריאתי; יל״ד ריאתי; יתר לחץ ריאתי; לחץ ריאתי מוגבר | stage
Pulmonary arterial hypertension | I27.21 | PAH; group 1 pulmonary hypertension | יתר לחץ דם עורקי ריאתי; יתר לחץ דם ריאתי עורקי |
Cor pulmonale | I27.81 | chronic cor pulmonale | קור פולמונלה; לב ריאתי |
Obstructive sleep apnea | G47.33 | OSA; OSAS; obstructive sleep apnoea; sleep apnea, obstructive; obstructive sleep apnea syndrome; OSAHS; obstructive sleep apnea hypopnea syndrome; obstructive sleep apnoea syndrome | דום נשימה חסימתי בשינה; דום נשימה בשינה חסימתי; דום נשימה חסימתי; תסמונת דום נשימה חסימתי בשינה; דום נשימה חסימתי בזמן שינה |
Sleep apnea | G47.30 | sleep apnoea; sleep apnea syndrome; sleep disordered breathing; SAS? | דום נשימה בשינה; תסמונת דום נשימה בשינה; הפסקות נשימה בשינה; דום נשימה בזמן שינה; אפנאה בשינה |
Central sleep apnea | G47.31 | primary central sleep apnea; central sleep apnoea | דום נשימה מרכזי בשינה; דום נשימה מרכזי |
Obesity hypoventilation syndrome | E66.2 | OHS?; Pickwickian syndrome; morbid obesity with alveolar hypoventilation; obesity hypoventilation | תסמונת תת אוורור בהשמנה; תסמונת פיקוויק; תסמונת היפוונטילציה של השמנה |
Respiratory failure | J96.90 | respiratory insufficiency; ventilatory failure | אי ספיקה נשימתית; כשל נשימתי; אי ספיקת נשימה |
Respiratory arrest | R09.2 | pulmonary arrest; apneic arrest | דום נשימתי |
Acute respiratory failure | J96.00 | acute ventilatory failure | אי ספיקה נשימתית חריפה; כשל נשימתי חריף; אי ספיקה נשימתית חדה |
Acute respiratory failure with hypoxia | J96.01 | acute hypoxic respiratory failure; acute hypoxemic respiratory failure; AHRF; acute type 1 respiratory failure; acute respiratory failure with hypoxemia; hypoxic respiratory failure; type 1 respiratory failure | אי ספיקה נשימתית היפוקסית; אי ספיקה נשימתית חריפה עם היפוקסיה; כשל נשימתי היפוקסמי |
Acute respiratory failure with hypercapnia | J96.02 | acute hypercapnic respiratory failure; type 2 respiratory failure; hypercapnic respiratory failure; hypercarbic respiratory failure; acute type 2 respiratory failure | אי ספיקה נשימתית היפרקפנית; אי ספיקה נשימתית חריפה עם היפרקפניה; כשל נשימתי היפרקפני |
Chronic respiratory failure | J96.10 | chronic respiratory insufficiency | אי ספיקה נשימתית כרונית; כשל נשימתי כרוני |
Chronic respiratory failure with hypoxia | J96.11 | chronic hypoxic respiratory failure; chronic hypoxemic respiratory failure | אי ספיקה נשימתית כרונית עם היפוקסיה |
Acute on chronic respiratory failure | J96.20 | acute and chronic respiratory failure | אי ספיקה נשימתית חריפה על רקע כרוני |
Coal worker's pneumoconiosis | J60 | coal workers' pneumoconiosis; coal miner's disease; black lung disease; anthracosilicosis | פנאומוקוניוזיס של כורי פחם |
Restrictive lung disease | | restrictive pulmonary disease; restrictive ventilatory defect; restrictive lung defect | מחלת ריאות רסטריקטיבית; מחלת ריאה רסטריקטיבית | finding
Acute respiratory distress syndrome | J80 | ARDS; adult respiratory distress syndrome | תסמונת מצוקה נשימתית חריפה; תסמונת המצוקה הנשימתית |
Hypoxemia | R09.02 | hypoxia; hypoxaemia; low oxygen saturation; desaturation; low O2 saturation; hypoxic; oxygen desaturation | היפוקסמיה; היפוקסיה; סטורציה נמוכה; דה סטורציה; ירידה בסטורציה; ירידה בריווי חמצן | symptom
Dyspnea | R06.00 | dyspnoea; difficulty breathing; breathing difficulty; difficulty in breathing; laboured breathing; labored breathing; breathing problems; respiratory difficulty | דיספנאה; קושי בנשימה; קשיי נשימה; דיספניאה | symptom
Shortness of breath | R06.02 | SOB; breathlessness; short of breath; winded; breathless | קוצר נשימה; קוצר נשימה במנוחה; ק״נ | symptom
Dyspnea on exertion | R06.09 | DOE?; exertional dyspnea; exertional dyspnoea; shortness of breath on exertion; dyspnoea on exertion; effort dyspnea; SOB on exertion; breathlessness on exertion | קוצר נשימה במאמץ; קוצר נשימה מאמצי; דיספנאה במאמץ; קושי נשימתי במאמץ | symptom
Orthopnea | R06.01 | orthopnoea | אורתופנאה; קוצר נשימה בשכיבה; אורתופניאה | symptom
Respiratory distress | R06.03 | acute respiratory distress; increased work of breathing | מצוקה נשימתית; דיסטרס נשימתי; מאמץ נשימתי מוגבר | symptom
Tachypnea | R06.82 | tachypnoea; rapid breathing | טכיפנאה; נשימה מהירה; נשימות מהירות | symptom
Apnea | R06.81 | apnoea; apnoeic episode; apneic episode; breath cessation | אפנאה; הפסקת נשימה; דום נשימה | symptom
Hyperventilation | R06.4 | overbreathing | היפרוונטילציה; נשימת יתר | symptom
Hyperventilation syndrome | F45.8 | psychogenic hyperventilation | תסמונת היפרוונטילציה |
Neonatal depression | | perinatal depression of newborn; depression of the newborn; depressed newborn; depressed infant | דיכוי יילודי; דיכוי של היילוד | symptom
Respiratory depression | | hypoventilation; CO2 retention | דיכוי נשימתי; תת אוורור | symptom
Wheezing | R06.2 | wheeze; wheezes; expiratory wheeze | צפצופים; צפצופים בנשימה; ציפצופים; צפצוף נשימתי | symptom
Stridor | R06.1 | inspiratory stridor | סטרידור; נשימה סטרידורוטית | symptom
Snoring | R06.83 | snores | נחירות; נחירה; נוחר | symptom
Cough | R05.9 | coughing; productive cough; dry cough; tussis; cough, unspecified | שיעול; משתעל; שיעול יבש; שיעול פרודוקטיבי; שיעול ליחתי; משתעלת | symptom
Acute cough | R05.1 | cough, acute | שיעול חריף | symptom
Chronic cough | R05.3 | persistent cough; cough, chronic; refractory cough | שיעול כרוני; שיעול ממושך; שיעול מתמשך | symptom
Hemoptysis | R04.2 | haemoptysis; coughing blood; coughing up blood | המופטיזיס; גניחת דם; שיעול דמי; כיח דמי; המופטיסיס | symptom
Chest pain | R07.9 | CP?; thoracic pain; pain in chest; chest pain, unspecified; tightness in chest; retrosternal pressure | כאב בחזה; כאבים בחזה; כאבי חזה; תעוקה בחזה; כאב חזה; כאב לוחץ בחזה | symptom
Atypical chest pain | R07.89 | non-cardiac chest pain; noncardiac chest pain; musculoskeletal chest pain; chest wall pain; NCCP; atypical CP | כאב חזה לא טיפוסי; כאבים בחזה לא אופייניים; כאב חזה ממקור שרירי שלדי; כאב חזה לא קרדיאלי; כאב בדופן בית החזה; כאב חזה לא אופייני | symptom
Pleuritic chest pain | R07.81 | pleurodynia; pleuritic pain | כאב פלאוריטי; כאב חזה פלאוריטי; כאב צדרי | symptom
Costochondritis | M94.0 | Tietze syndrome; chondrocostal junction syndrome; Tietze's syndrome; costochondral pain | קוסטוכונדריטיס; תסמונת טיצה; דלקת סחוסי הצלעות |
Upper respiratory tract infection | J06.9 | URIs; URTI; upper respiratory illness; viral upper respiratory illness; URI; upper respiratory infection; viral URI; acute upper respiratory infection; viral upper respiratory infection; viral URTI; URTI viral; acute URI; viral upper respiratory tract infection; upper respiratory infection, acute | זיהום בדרכי הנשימה העליונות; דלקת בדרכי הנשימה העליונות; זיהום נשימתי עליון; זיהום דרכי נשימה עליונות; דלקת דרכי נשימה עליונות; זיהום ויראלי בדרכי הנשימה העליונות; מחלת דרכי נשימה עליונות; מחלת דרכי אוויר עליונות |
Acute nasopharyngitis | J00 | common cold; cold?; coryza; head cold; nasopharyngitis; acute rhinitis; rhinopharyngitis | צינון; נזלת חריפה; הצטננות; נזופרינגיטיס |
Lower respiratory tract infection | J22 | LRTI; lower respiratory infection; acute lower respiratory infection; acute lower respiratory tract infection | זיהום בדרכי הנשימה התחתונות; זיהום דרכי נשימה תחתונות; דלקת בדרכי הנשימה התחתונות |
Acute pharyngitis | J02.9 | pharyngitis; throat infection; infective pharyngitis | דלקת גרון; פרינגיטיס; דלקת לוע; דלקת לוע חריפה; פרינגיטיס חריפה; דלקת הגרון |
Sore throat | J02.9 | | כאב גרון; כאבי גרון | symptom
Streptococcal pharyngitis | J02.0 | strep throat; strep pharyngitis; streptococcal sore throat; GAS pharyngitis; GABHS pharyngitis; group A strep pharyngitis | דלקת גרון סטרפטוקוקלית; דלקת גרון חיידקית; סטרפטוקוקוס בגרון; דלקת לוע סטרפטוקוקלית; סטרפטוקוק בגרון; סטרפ בגרון |
Acute tonsillitis | J03.90 | tonsillitis; angina tonsillaris; tonsillopharyngitis; acute tonsillitis, unspecified; follicular tonsillitis; exudative tonsillitis | דלקת שקדים; טונסיליטיס; דלקת שקדים חריפה; דלקת שקדים מוגלתית; טונזיליטיס |
Streptococcal tonsillitis | J03.00 | strep tonsillitis; acute streptococcal tonsillitis | דלקת שקדים סטרפטוקוקלית; דלקת שקדים חיידקית |
Acute sinusitis | J01.90 | acute rhinosinusitis; sinus infection; bacterial sinusitis; acute bacterial sinusitis; ABRS | סינוסיטיס חריפה; דלקת סינוסים חריפה; סינוזיטיס חריפה; דלקת גתות חריפה; סינוסיטיס חריף |
Sinusitis | J32.9 | chronic sinusitis; rhinosinusitis; chronic rhinosinusitis; CRS?; sinusitis, chronic | סינוסיטיס; דלקת סינוסים; סינוסיטיס כרונית; דלקת גתות; סינוזיטיס; סינוסיטיס כרוני; דלקת בסינוסים; דלקת סינוסים כרונית |
Maxillary sinusitis | J32.0 | chronic maxillary sinusitis | סינוסיטיס מקסילרית; דלקת סינוס מקסילרי | sided; finding
Acute laryngitis | J04.0 | laryngitis; acute laryngitis and tracheitis | לרינגיטיס; דלקת מיתרי הקול; דלקת גרון לרינגיאלית |
Croup | J05.0 | acute obstructive laryngitis; laryngotracheobronchitis; viral croup; spasmodic croup; stridulous laryngitis; pseudocroup | קרופ; סטרידור קרופ; לרינגיטיס חסימתית; פסאודוקרופ; אסכרה |
Epiglottitis | J05.10 | acute epiglottitis | אפיגלוטיטיס; דלקת מכסה הגרון |
Supraglottitis | J04.30 | | סופרהגלוטיטיס; דלקת סופרהגלוטית |
Influenza | J11.1 | flu?; influenza-like illness; ILI; flu-like illness; influenza with respiratory manifestations; grippe; flu syndrome; influenza due to unidentified influenza virus | שפעת; מחלה דמוית שפעת; תסמונת דמוית שפעת |
Influenza A | J10.1 | H1N1 influenza; swine flu; influenza A virus infection; influenza due to identified influenza virus | שפעת A; שפעת החזירים; שפעת מסוג A |
Influenza B | J10.1 | influenza B virus infection; influenza type B | שפעת B; שפעת מסוג B |
Pertussis | A37.90 | whooping cough; Bordetella pertussis infection | שעלת; שיעול שעלת |
Pulmonary tuberculosis | A15.0 | TB of lung; active pulmonary tuberculosis; pulmonary TB; tuberculosis of lung; PTB?; pulmonary Koch's; Koch's disease | שחפת ריאתית; שחפת ריאות |
Tuberculosis | A15.9 | TB?; active tuberculosis; active TB; respiratory tuberculosis | שחפת; שחפת פעילה; טוברקולוזיס |
Latent tuberculosis infection | Z22.7 | LTBI; latent TB; latent tuberculosis | שחפת לטנטית; שחפת חבויה; שחפת סמויה |
Positive tuberculin skin test | R76.11 | positive PPD; positive Mantoux; PPD positive; positive TST; PPD conversion; positive tuberculin test; positive TB test; positive TB skin test; positive tuberculosis test; positive PPD test; positive TB; positive tuberculosis skin test; PPD reactor; reactive PPD | מנטו חיובי; תבחין מנטו חיובי; PPD חיובי; תבחין טוברקולין חיובי | finding
Positive IGRA | R76.12 | positive QuantiFERON; quantiferon positive; positive interferon gamma release assay; QuantiFERON-TB positive | קוונטיפרון חיובי; בדיקת קוונטיפרון חיובית | finding
History of tuberculosis | Z86.11 | history of TB; old TB; personal history of tuberculosis; old tuberculosis; s/p TB; treated tuberculosis; old Koch's; old pulmonary Koch's; old PTB; treated PTB | שחפת בעבר; מצב לאחר שחפת | history
Allergic bronchopulmonary aspergillosis | B44.81 | ABPA | אספרגילוזיס ברונכופולמונרי אלרגי |
Pneumoconiosis | J64 | pneumoconiosis, unspecified | פנאומוקוניוזיס |
Asbestosis | J61 | asbestos lung disease; pneumoconiosis due to asbestos | אזבסטוזיס |
Silicosis | J62.8 | pneumoconiosis due to silica; silicosis of lung | סיליקוזיס |
Dependence on supplemental oxygen | Z99.81 | home oxygen; oxygen dependent; LTOT; long-term oxygen therapy; home O2; oxygen dependence; supplemental oxygen dependence | חמצן ביתי; טיפול בחמצן ביתי; נזקק לחמצן; תלות בחמצן |
Tracheostomy status | Z93.0 | tracheostomy; trach dependent; s/p tracheostomy; tracheostomy in situ; presence of tracheostomy | טרכאוסטומיה; פיום קנה; מצב לאחר פיום קנה; נושא טרכאוסטומיה | history
Ventilator dependence | Z99.11 | chronic ventilation; dependence on ventilator; chronically ventilated; dependence on respirator | הנשמה כרונית; תלות במנשם; מונשם כרונית |
Lung transplant status | Z94.2 | s/p lung transplant; history of lung transplant; status post lung transplant | מצב לאחר השתלת ריאה; מושתל ריאה; לאחר השתלת ריאות | history
Status post lobectomy of lung | Z90.2 | s/p lobectomy; history of lobectomy; s/p pneumonectomy; acquired absence of lung; status post lobectomy | מצב לאחר כריתת אונה; מצב לאחר כריתת ריאה; מצב לאחר לובקטומיה | history; sided

# --- Esophagus, stomach, duodenum
Gastroesophageal reflux disease | K21.9 | GERD; acid reflux; reflux; GORD; gastro-oesophageal reflux disease; reflux disease; gastroesophageal reflux; GER?; gastro-oesophageal reflux; esophageal reflux; gastroesophageal reflux disease without esophagitis; acid reflux disease; oesophageal reflux | רפלוקס; החזר קיבתי ושטי; מחלת החזר קיבתי ושטי; ריפלוקס; רפלוקס קיבתי ושטי; החזר קיבתי; מחלת רפלוקס; החזר וושטי; החזר ושטי; רפלוקס ושטי |
Reflux esophagitis | K21.00 | GERD with esophagitis; reflux oesophagitis; erosive esophagitis; erosive oesophagitis; peptic esophagitis; LA grade A esophagitis; LA grade B esophagitis | דלקת ושט עקב רפלוקס; רפלוקס אזופגיטיס; אזופגיטיס ארוזיבית; דלקת ושט רפלוקסית | stage
Esophagitis | K20.90 | oesophagitis; inflammation of esophagus | אזופגיטיס; דלקת ושט; דלקת הוושט; דלקת הושט; ושטת |
Eosinophilic esophagitis | K20.0 | EoE; eosinophilic oesophagitis | אזופגיטיס אאוזינופילית; דלקת ושט אאוזינופילית |
Barrett esophagus | K22.70 | Barrett's esophagus; Barrett's oesophagus; Barretts; Barrett's | ושט ע״ש בארט; ושט על שם בארט; בארט; ברט; ושט על שם ברט; ושט ע"ש ברט |
Hiatal hernia | K44.9 | hiatus hernia; HH?; sliding hiatal hernia; diaphragmatic hernia; sliding hernia; paraesophageal hernia; small hiatal hernia; paraoesophageal hernia | בקע סרעפתי; הרניה היאטלית; בקע היאטלי; בקע בסרעפת; הרניה סרעפתית; בקע סרעפתי מחליק; בקע דיאפרגמטי | finding
Esophageal stricture | K22.2 | oesophageal stricture; esophageal stenosis; Schatzki ring; esophageal ring; peptic stricture; oesophageal stenosis | היצרות הוושט; היצרות בוושט; טבעת שצקי; היצרות ושט; היצרות בושט |
Achalasia | K22.0 | achalasia of cardia; achalasia of esophagus | אכלזיה |
Esophageal varices | I85.00 | oesophageal varices; varices, esophageal; esophageal varix | דליות בוושט; דליות בושט; דליות ושט; דליות וושט; ורידים דליתיים בוושט |
Bleeding esophageal varices | I85.01 | esophageal varices with bleeding; variceal bleeding; variceal hemorrhage; bleeding varices; variceal bleed; variceal haemorrhage | דימום מדליות בוושט; דימום מדליות; דליות מדממות |
Mallory-Weiss tear | K22.6 | Mallory-Weiss syndrome; Mallory Weiss; gastro-esophageal laceration | קרע מלורי וייס; תסמונת מלורי וייס |
Gastritis | K29.70 | inflammation of stomach; antral gastritis; erosive gastritis; gastritis without bleeding; gastric inflammation | גסטריטיס; דלקת קיבה; דלקת הקיבה; דלקת בקיבה; גסטריטיס אנטרלית; גסטריטיס ארוזיבית |
Acute gastritis | K29.00 | gastritis, acute | גסטריטיס חריפה; דלקת קיבה חריפה |
Chronic gastritis | K29.50 | gastritis, chronic; chronic inactive gastritis | גסטריטיס כרונית; דלקת קיבה כרונית |
Atrophic gastritis | K29.40 | chronic atrophic gastritis; autoimmune gastritis; gastric atrophy | גסטריטיס אטרופית; דלקת קיבה אטרופית |
Gastric intestinal metaplasia | K31.A0 | intestinal metaplasia; intestinal metaplasia of stomach; gastric metaplasia | מטפלזיה אינטסטינלית; מטפלסיה אינטסטינאלית | finding
Gastric ulcer | K25.9 | stomach ulcer; GU?; ulcer of stomach; prepyloric ulcer; antral ulcer | כיב קיבה; כיב בקיבה; אולקוס בקיבה; כיב קיבתי |
Bleeding gastric ulcer | K25.4 | gastric ulcer with hemorrhage; gastric ulcer with bleeding | כיב קיבה מדמם |
Duodenal ulcer | K26.9 | DU?; ulcer of duodenum; bulbar ulcer | כיב תריסריון; כיב בתריסריון; אולקוס תריסריון; כיב דואודנלי; כיב בבולבוס |
Bleeding duodenal ulcer | K26.4 | duodenal ulcer with hemorrhage; duodenal ulcer with bleeding | כיב תריסריון מדמם |
Perforated duodenal ulcer | K26.5 | duodenal ulcer with perforation; duodenal perforation due to ulcer | כיב תריסריון מנוקב; התנקבות כיב תריסריון |
Peptic ulcer disease | K27.9 | PUD; peptic ulcer; ulcer disease; gastroduodenal ulcer | מחלת כיב פפטי; כיב פפטי; מחלה כיבית; אולקוס; מחלת כיב |
History of peptic ulcer disease | Z87.11 | history of PUD; past peptic ulcer; hx of ulcer; history of peptic ulcer; personal history of peptic ulcer disease; history of gastric ulcer; history of duodenal ulcer | כיב פפטי בעבר; מצב לאחר כיב פפטי; אולקוס בעבר | history
Duodenitis | K29.80 | inflammation of duodenum; bulbitis; erosive duodenitis | דואודניטיס; דלקת תריסריון; דלקת התריסריון; בולביטיס |
Helicobacter pylori infection | A04.8 | H pylori; H. pylori infection; helicobacter pylori; HP infection; H. pylori gastritis; Helicobacter pylori positive; H pylori positive; H. pylori | הליקובקטר פילורי; הליקובקטר; חיידק הליקובקטר; הליקובקטר חיובי; זיהום בהליקובקטר פילורי; זיהום בהליקובקטר; זיהום הליקובקטר |
Functional dyspepsia | K30 | indigestion; non-ulcer dyspepsia; NUD; upset stomach | קשיי עיכול; הפרעות עיכול; דיספפסיה תפקודית; עיכול לקוי |
Dyspepsia | R10.13 | | דיספפסיה | symptom
Gastroparesis | K31.84 | delayed gastric emptying | גסטרופרזיס; ריקון קיבה מואט; שיתוק קיבה |
Gastric polyp | K31.7 | polyp of stomach; fundic gland polyp; gastric polyps; fundic gland polyps; stomach polyp | פוליפ בקיבה; פוליפים בקיבה; פוליפ קיבתי | finding
Gastric outlet obstruction | K31.1 | pyloric stenosis, adult; GOO | חסימת מוצא הקיבה |
Infantile hypertrophic pyloric stenosis | Q40.0 | congenital pyloric stenosis; hypertrophic pyloric stenosis; IHPS | פילורוסטנוזיס; היצרות השוער ההיפרטרופית של הינקות |
Pyloric stenosis | K31.1 | pylorostenosis; acquired pyloric stenosis; gastric outlet stenosis | היצרות השוער; היצרות פילורית |
Heartburn | R12 | pyrosis; acid indigestion | צרבת; צרבות | symptom
Oropharyngeal dysphagia | R13.12 | dysphagia, oropharyngeal phase; oropharyngeal phase dysphagia | דיספגיה אורופרינגיאלית |
Dysphagia | R13.10 | difficulty swallowing; trouble swallowing; swallowing difficulty; difficulty in swallowing; swallowing problems | דיספגיה; קושי בבליעה; הפרעה בבליעה; הפרעת בליעה; קשיים בבליעה; הפרעות בליעה; קשיי בליעה; דיספאגיה | symptom
Odynophagia | R13.10 | painful swallowing; pain on swallowing | כאב בבליעה; אודינופגיה; כאבים בבליעה | symptom
Nausea | R11.0 | nauseous; nauseated; queasiness | בחילה; בחילות; תחושת בחילה | symptom
Vomiting | R11.10 | emesis; vomits; vomiting without nausea; throwing up | הקאה; הקאות; הקיא; מקיא | symptom
Nausea and vomiting | R11.2 | N/V; N&V; nausea with vomiting; nausea/vomiting; N+V | בחילות והקאות; בחילה והקאה; בחילות עם הקאות | symptom
Hematemesis | K92.0 | haematemesis; vomiting blood; coffee ground emesis; coffee-ground vomiting; coffee ground vomit | המטמזיס; הקאה דמית; הקאת דם; הקאות דמיות; הקאה כמו קפה; הקאה דמוית קפה | symptom
Melena | K92.1 | melaena; black stools; tarry stools; black tarry stools; tarry stool; melenic stool | מלנה; צואה שחורה; יציאות שחורות; צואה זפתית | symptom
Gastrointestinal bleeding | K92.2 | GI bleed; GIB; gastrointestinal hemorrhage; upper GI bleed; UGIB; LGIB; lower GI bleed; gastrointestinal haemorrhage; GI bleeding; upper GI bleeding; lower GI bleeding; GI hemorrhage; intestinal bleeding; upper gastrointestinal bleeding; lower gastrointestinal bleeding; upper gastrointestinal hemorrhage; gastrointestinal bleed | דימום במערכת העיכול; דימום ממערכת העיכול; דמם במערכת העיכול; דימום ממערכת העיכול העליונה; דימום ממערכת העיכול התחתונה; דימום GI; דמם ממערכת העיכול; דימום בדרכי העיכול |

# --- Bowel
Gastroenteritis | K52.9 | noninfectious gastroenteritis; acute gastroenteritis; AGE?; enterocolitis; enteritis; noninfective gastroenteritis and colitis | גסטרואנטריטיס; דלקת קיבה ומעי; גסטרואנטריטיס חריפה; גסטרו אנטריטיס; אנטריטיס; דלקת מעיים |
Infectious gastroenteritis | A09 | infectious diarrhea; gastroenteritis, infectious; infectious colitis; travelers' diarrhea; stomach bug; tummy bug; infectious diarrhoea; traveler's diarrhea; dysentery; infectious enteritis; travellers diarrhoea | גסטרואנטריטיס זיהומית; שלשול זיהומי; דיזנטריה; שלשול מטיילים; גסטרואנטריטיס חיידקית |
Viral gastroenteritis | A08.4 | stomach flu; viral enteritis; gastroenteritis, viral; viral intestinal infection | גסטרואנטריטיס ויראלית; גסטרואנטריטיס נגיפית; וירוס בבטן; וירוס במעיים |
Food poisoning | T62.91XA | | הרעלת מזון; הרעלת אוכל |
Bacterial foodborne intoxication | A05.9 | bacterial food poisoning; foodborne intoxication | הרעלת מזון חיידקית |
Norovirus gastroenteritis | A08.11 | norovirus; norovirus infection; acute gastroenteropathy due to Norwalk agent | נורו וירוס; נורווירוס |
Rotavirus gastroenteritis | A08.0 | rotavirus; rotaviral enteritis | רוטה וירוס; רוטהוירוס; נגיף רוטה |
Clostridioides difficile infection | A04.72 | C diff; C. difficile colitis; CDI?; Clostridium difficile infection; pseudomembranous colitis; CDAD; C. diff colitis; Clostridium difficile colitis; Clostridioides difficile colitis; C. difficile infection; C difficile | קלוסטרידיום דיפיצילה; קלוסטרידיום דיפיציל; זיהום בקלוסטרידיום; קוליטיס פסאודוממברנוטית; קלוסטרידיום |
Salmonella infection | A02.9 | salmonellosis; salmonella | סלמונלה; סלמונלוזיס |
Salmonella enteritis | A02.0 | salmonella gastroenteritis | גסטרואנטריטיס מסלמונלה |
Shigellosis | A03.9 | shigella; bacillary dysentery; shigella infection | שיגלה; שיגלוזיס; שיגלוזה |
Campylobacter enteritis | A04.5 | campylobacter; campylobacter infection; campylobacter gastroenteritis; campylobacteriosis | קמפילובקטר |
Giardiasis | A07.1 | giardia; lambliasis; giardia lamblia | ג׳יארדיה; גיארדיה; ג׳יארדיאזיס; למבליה |
Pinworm infection | B80 | enterobiasis; pinworms; threadworm; threadworms; oxyuriasis; Enterobius vermicularis | תולעי אוקסיוריס; תולעים?; תולעי מעיים; אוקסיוריס |
Amebiasis | A06.9 | amoebiasis; entamoeba histolytica; amebic dysentery | אמביאזיס; אמבה; אמביאזה |
Diarrhea | R19.7 | diarrhoea; loose stools; acute diarrhea; watery diarrhea; acute diarrhoea; loose stool; watery stools | שלשול; שלשולים; יציאות רכות; יציאות מימיות; שלשולים מימיים | symptom
Chronic diarrhea | K52.9 | chronic diarrhoea; persistent diarrhea | שלשול כרוני; שלשולים כרוניים | symptom
Constipation | K59.00 | constipated; obstipation; constipation, unspecified; infrequent stools; hard stools | עצירות; קונסטיפציה; עצירויות | symptom
Chronic constipation | K59.09 | | עצירות כרונית |
Fecal impaction | K56.41 | faecal impaction; impacted stool; stool impaction; fecaloma | גוש צואתי; פקלומה; אימפקציה של צואה; פיקלומה |
Fecal incontinence | R15.9 | faecal incontinence; bowel incontinence; incontinence of feces; stool incontinence | אי שליטה על סוגרים; אי שליטה בצואה; אי נקיטת צואה; דליפת צואה | symptom
Encopresis | R15.9 | | אנקופרזיס |
Irritable bowel syndrome | K58.9 | IBS; irritable colon; spastic colon; irritable bowel | תסמונת המעי הרגיז; מעי רגיז; המעי הרגיז; תסמונת מעי רגיש; מעי רגיש |
Irritable bowel syndrome with diarrhea | K58.0 | IBS-D; IBS with diarrhea; diarrhea-predominant IBS | מעי רגיז עם שלשול |
Irritable bowel syndrome with constipation | K58.1 | IBS-C; IBS with constipation; constipation-predominant IBS | מעי רגיז עם עצירות |
Inflammatory bowel disease | | IBD | מחלת מעי דלקתית; מחלות מעי דלקתיות |
Crohn disease | K50.90 | Crohn's disease; Crohn's; regional enteritis; CD?; Crohns disease; Crohns; granulomatous enteritis | קרוהן; מחלת קרוהן; מחלת ע״ש קרוהן; מחלת קרון |
Crohn disease of small intestine | K50.00 | Crohn's ileitis; ileal Crohn's disease; terminal ileitis due to Crohn's; Crohn's disease of small bowel | קרוהן במעי הדק; קרוהן אילאלי |
Crohn disease of large intestine | K50.10 | Crohn's colitis; colonic Crohn's disease | קרוהן במעי הגס; קוליטיס קרוהן |
Ulcerative colitis | K51.90 | UC?; colitis ulcerosa; idiopathic proctocolitis | קוליטיס כיבית; דלקת כיבית של המעי הגס; קוליטיס אולצרטיבית; אולצרטיב קוליטיס |
Ulcerative pancolitis | K51.00 | pancolitis ulcerosa; ulcerative colitis, pancolitis; extensive ulcerative colitis; UC pancolitis; UC, pancolitis; UC extensive | פנקוליטיס כיבית; פנקוליטיס |
Colitis | K52.9 | colitis, unspecified; inflammation of colon; nonspecific colitis | קוליטיס; דלקת המעי הגס; דלקת במעי הגס |
Terminal ileitis | | ileitis; inflammation of terminal ileum | אילאיטיס; דלקת המעי הדק; אילאיטיס טרמינלית; דלקת באילאום הסופי | finding
Melanosis coli | K63.89 | pseudomelanosis coli; colonic melanosis | מלנוזיס קולי; מלנוזיס של המעי הגס | finding
Microscopic colitis | K52.839 | microscopic colitis, unspecified | קוליטיס מיקרוסקופית |
Lymphocytic colitis | K52.832 | colitis, lymphocytic | קוליטיס לימפוציטית |
Collagenous colitis | K52.831 | colitis, collagenous | קוליטיס קולגנית |
Ischemic colitis | K55.9 | ischaemic colitis; colonic ischemia; ischemia of colon; ischemia of large bowel; colon ischemia; large bowel ischemia | קוליטיס איסכמית |
Acute mesenteric ischemia | K55.059 | mesenteric ischemia; acute mesenteric ischaemia; bowel ischemia; mesenteric ischaemia; intestinal ischemia | איסכמיה מזנטרית; איסכמיה מזנטריאלית חריפה; אירוע מזנטרי; איסכמיה של המעי |
Chronic mesenteric ischemia | K55.1 | chronic vascular disorder of intestine; mesenteric angina; intestinal angina; chronic mesenteric ischaemia | איסכמיה מזנטרית כרונית; תעוקת מעי |
Celiac disease | K90.0 | coeliac disease; celiac sprue; gluten enteropathy; gluten-sensitive enteropathy; coeliac; celiac; nontropical sprue | צליאק; מחלת צליאק; כרסת; צליאקיה; רגישות לגלוטן |
Malabsorption | K90.9 | intestinal malabsorption; malabsorption syndrome | תת ספיגה; ספיגה לקויה |
Small intestinal bacterial overgrowth | K63.8219 | SIBO; bacterial overgrowth syndrome; bacterial overgrowth | שגשוג חיידקים במעי הדק; שגשוג חיידקי במעי; צמיחת יתר של חיידקים במעי |
Diverticulosis | K57.90 | diverticular disease; diverticula; diverticulosis of intestine | דיברטיקולוזיס; סעיפים?; סעיפים מרובים; סעיפים רבים; דיברטיקולות; סעיפי מעי; מחלת סעיפי המעי; סעיפים במעי | finding
Diverticulosis of colon | K57.30 | colonic diverticulosis; sigmoid diverticulosis; diverticulosis of large intestine; sigmoid diverticula; colonic diverticula; diverticula of colon; diverticular disease of colon; diverticulosis coli; pan-diverticulosis; left-sided diverticulosis | דיברטיקולוזיס במעי הגס; סעיפים במעי הגס; סעיפים בסיגמואיד; סעיפי המעי הגס; דיברטיקולוזיס של הסיגמואיד; דיברטיקולות בסיגמה; סעיפים בסיגמה; סעיפים מרובים במעי הגס; סעיפים רבים במעי הגס; סעיפים בודדים במעי הגס; סעיפים מפוזרים במעי הגס; סעיפים לאורך המעי הגס; סעיפים מרובים בסיגמה; סעיפים בודדים בסיגמה; סעיפים מרובים בסיגמואיד; ריבוי סעיפים במעי הגס | finding
Diverticulitis | K57.92 | acute diverticulitis; diverticulitis without abscess | דיברטיקוליטיס; דלקת סעיפים; דלקת בסעיפים; דלקת סעיפי המעי; דיברטיקוליטיס חריפה |
Diverticulitis of colon | K57.32 | sigmoid diverticulitis; colonic diverticulitis; uncomplicated sigmoid diverticulitis; diverticulitis of large intestine; diverticulitis of the sigmoid; diverticulitis of the sigmoid colon; diverticulitis of sigmoid colon; acute sigmoid diverticulitis | דיברטיקוליטיס של הסיגמואיד; דלקת סעיפי הסיגמה; דלקת סעיפים בסיגמה; דלקת סעיפים בסיגמואיד; דלקת סעיפים במעי הגס; דיברטיקוליטיס בסיגמה; דלקת סעיפי המעי הגס; דיברטיקוליטיס סיגמואידלית |
Diverticulitis of colon with perforation or abscess | K57.20 | perforated diverticulitis; complicated diverticulitis; diverticulitis with abscess; diverticular abscess; diverticulitis with perforation | דיברטיקוליטיס עם פרפורציה; דיברטיקוליטיס עם מורסה; דיברטיקוליטיס מנוקבת; דיברטיקוליטיס מסובכת |
Meckel diverticulum | Q43.0 | Meckel's diverticulum | סעיף ע״ש מקל; דיברטיקולום על שם מקל |
Acute appendicitis | K35.80 | acute uncomplicated appendicitis; unspecified acute appendicitis; nonperforated appendicitis; uncomplicated appendicitis; acute appy | אפנדיציטיס חריפה; דלקת חריפה של התוספתן; דלקת חדה של התוספתן; דלקת תוספתן חריפה; דלקת התוספתן חריפה |
Appendicitis | K37 | inflamed appendix; appendicitis, unspecified | אפנדיציטיס; דלקת התוספתן; דלקת תוספתן; דלקת באפנדיקס |
Perforated appendicitis | K35.32 | ruptured appendicitis; appendicitis with perforation; ruptured appendix; acute appendicitis with perforation; perforated appendix; acute perforated appendicitis | אפנדיציטיס מנוקבת; תוספתן מנוקב; דלקת תוספתן מנוקבת; אפנדיציטיס עם פרפורציה; אפנדיציטיס פרפורטיבית |
Appendicitis with abscess | K35.33 | periappendicular abscess; appendiceal abscess; appendicular abscess; acute appendicitis with abscess | מורסה סביב התוספתן; אבצס פריאפנדיקולרי; מורסה פריאפנדיקולרית |
Intestinal obstruction | K56.609 | bowel obstruction; small bowel obstruction; SBO; large bowel obstruction; LBO; mechanical bowel obstruction; small intestinal obstruction | חסימת מעיים; חסימת מעי; חסימת מעי דק; חסימה במעי; חסימת מעיים מכנית; חסימת המעי הדק; חסימת מעי גס |
Intestinal obstruction due to adhesions | K56.50 | adhesive small bowel obstruction; adhesive SBO; SBO due to adhesions; ASBO; intestinal adhesions with obstruction | חסימת מעיים על רקע הידבקויות; חסימת מעי עקב הדבקויות |
Ileus | K56.7 | postoperative ileus; unspecified ileus | אילאוס; אילאוס פרליטי |
Volvulus | K56.2 | sigmoid volvulus; cecal volvulus; intestinal volvulus; midgut volvulus; caecal volvulus | וולוולוס; תסביב מעי; וולוולוס של הסיגמה; תסביב מעיים |
Intussusception | K56.1 | bowel intussusception; ileocolic intussusception | התפשלות מעי; אינבגינציה; התפשלות; אינטוסוספציה; התפשלות מעיים |
Bowel perforation | K63.1 | intestinal perforation; perforated viscus; perforation of intestine; perforated bowel; colonic perforation; hollow viscus perforation; ruptured colon; rupture of colon; perforated colon; perforation of colon; colon perforation; perforation of bowel; ruptured bowel; perforated sigmoid colon; perforation of sigmoid colon | התנקבות מעי; פרפורציה של המעי; ניקוב המעי; פרפורציה; ניקוב מעי |
Peritonitis | K65.9 | peritonitis, unspecified | פריטוניטיס; דלקת הצפק; דלקת קרום הבטן |
Spontaneous bacterial peritonitis | K65.2 | SBP? | פריטוניטיס חיידקית ספונטנית; דלקת צפק ספונטנית |
Intra-abdominal abscess | K65.1 | peritoneal abscess; pelvic abscess; abdominal abscess; intraabdominal abscess; subphrenic abscess | מורסה תוך בטנית; אבצס תוך בטני; מורסה בבטן; קולקציה תוך בטנית |
Pneumoperitoneum | K66.8 | free air in abdomen; free intraperitoneal air; intraperitoneal free air; free air; free air under the diaphragm; extraluminal air | אוויר חופשי בבטן; פנאומופריטונאום | finding
Peritoneal adhesions | K66.0 | abdominal adhesions; intestinal adhesions; adhesions of peritoneum; intraabdominal adhesions; intra-abdominal adhesions; bowel adhesions; omental adhesions | הידבקויות; הדבקויות תוך בטניות; הידבקויות בבטן |
Mesenteric adenitis | I88.0 | mesenteric lymphadenitis; nonspecific mesenteric lymphadenitis | לימפאדניטיס מזנטרית; אדניטיס מזנטרית; דלקת קשריות לימפה מזנטריות |
Mesenteric panniculitis | K65.4 | sclerosing mesenteritis; misty mesentery | פניקוליטיס מזנטרית | finding
Inguinal hernia | K40.90 | groin hernia; unilateral inguinal hernia; indirect inguinal hernia; direct inguinal hernia; IH?; left inguinal hernia; right inguinal hernia; reducible inguinal hernia; inguinal hernias; RIH?; LIH? | בקע מפשעתי; הרניה מפשעתית; הרניה אינגווינלית; בקע אינגווינלי; שבר מפשעתי | sided
Bilateral inguinal hernia | K40.20 | bilateral inguinal hernias | בקע מפשעתי דו צדדי; בקע מפשעתי דו-צידי; הרניה מפשעתית דו צדדית; בקעים מפשעתיים דו צדדיים |
Incarcerated inguinal hernia | K40.30 | strangulated inguinal hernia; inguinal hernia with obstruction; irreducible inguinal hernia | בקע מפשעתי כלוא; הרניה מפשעתית כלואה | sided
Umbilical hernia | K42.9 | hernia, umbilical; paraumbilical hernia; periumbilical hernia; fat-containing umbilical hernia; navel hernia | בקע טבורי; הרניה טבורית; הרניה בטבור; בקע בטבור; בקע פרה-אומביליקלי; בקע פאראאומביליקלי; בקע פרה אומביליקלי | finding
Femoral hernia | K41.90 | hernia, femoral; crural hernia | בקע פמורלי; בקע ירכי; הרניה פמורלית | sided
Incisional hernia | K43.2 | postoperative ventral hernia; post-operative hernia; postoperative hernia | בקע בצלקת; הרניה בצלקת; בקע בצלקת ניתוחית; הרניה פוסט ניתוחית; בקע ניתוחי; בקע צלקתי |
Ventral hernia | K43.9 | abdominal wall hernia; epigastric hernia; supraumbilical hernia; hernia of abdominal wall; ventral abdominal hernia; Spigelian hernia | בקע בדופן הבטן; בקע ונטרלי; הרניה ונטרלית; בקע אפיגסטרי; הרניה בדופן הבטן; הרניה אפיגסטרית | finding
Parastomal hernia | K43.5 | peristomal hernia; parastomal hernia without obstruction | בקע פארא סטומלי; בקע סביב הסטומה |
Hernia | K46.9 | unspecified abdominal hernia; abdominal hernia | בקע; הרניה; בקע בטני |
Hemorrhoids | K64.9 | haemorrhoids; piles; unspecified hemorrhoids; hemorrhoidal disease; bleeding hemorrhoids | טחורים; טחורים מדממים | stage
External hemorrhoids | K64.4 | external haemorrhoids; external piles | טחורים חיצוניים |
Anal skin tag | K64.4 | perianal skin tags; residual hemorrhoidal skin tags; hemorrhoidal skin tags; perianal skin tag | תג עור פריאנלי; תגי עור אנאליים |
Thrombosed hemorrhoid | K64.5 | thrombosed external hemorrhoid; perianal thrombosis; perianal venous thrombosis; thrombosed haemorrhoid; thrombosed hemorrhoids; perianal hematoma | טחור מתורבם; טחורים מתורבמים; תרומבוזיס פריאנלי; טחור חיצוני מתורבם; טחור עם קריש |
Anal fissure | K60.2 | fissure in ano; anal tear; fissure, anal | פיסורה; פיסורה אנאלית; סדק אנאלי; פיסורה אנלית; סדק בפי הטבעת; פיסורה בפי הטבעת; סדק באנוס; סדק פי הטבעת |
Anal fistula | K60.30 | fistula in ano; perianal fistula | פיסטולה פריאנלית; נצור פריאנאלי; פיסטולה אנאלית; נצור אנאלי; פיסטולה פריאנאלית |
Perianal abscess | K61.0 | anal abscess; abscess, perianal | מורסה פריאנלית; אבצס פריאנלי; מורסה פריאנאלית; אבצס פריאנאלי |
Pilonidal cyst | L05.91 | pilonidal disease; pilonidal cyst without abscess; coccygeal cyst | ציסטה פילונידלית; ציסטה על עצם הזנב; פילונידל סינוס |
Pilonidal abscess | L05.01 | pilonidal cyst with abscess; infected pilonidal cyst | מורסה פילונידלית; אבצס פילונידלי |
Rectal prolapse | K62.3 | prolapse of rectum; procidentia recti | צניחת רקטום; צניחת החלחולת; פרולפס רקטלי; צניחת פי הטבעת |
Proctitis | K62.89 | inflammation of rectum | פרוקטיטיס; דלקת חלחולת; דלקת הרקטום |
Rectal bleeding | K62.5 | hemorrhage of anus and rectum; bleeding per rectum; BRBPR; rectal hemorrhage; PR bleeding; rectorrhagia; bright red blood per rectum; PR bleed; blood on wiping; rectal haemorrhage | דימום רקטלי; דימום מפי הטבעת; רקטורגיה; דימום מהרקטום; דמם רקטלי | symptom
Hematochezia | K92.1 | haematochezia; blood in stool; bloody stool; bloody stools | המטוכזיה; דם בצואה; צואה דמית; יציאות דמיות | symptom
Occult blood in stool | R19.5 | positive FOBT; positive FIT; fecal occult blood positive; heme positive stool; positive fecal occult blood; occult blood positive; positive FIT test; faecal occult blood positive | דם סמוי חיובי; דם סמוי בצואה; דם סמוי בצואה חיובי | finding
Colon polyp | K63.5 | colonic polyp; colon polyps; polyps of colon; polyp of colon; colonic polyps; sigmoid polyp; hyperplastic polyp of colon; hyperplastic polyp; polyp of sigmoid colon; hyperplastic colonic polyp; polyps in sigmoid colon; polyp in sigmoid colon; polyps in colon; polyp in colon; polyps of sigmoid colon; sigmoid colon polyp; sigmoid colon polyps; cecal polyp; polyp in cecum; polyps in cecum; polyp in ascending colon; polyp in transverse colon; polyp in descending colon; polyps in ascending colon; polyps in transverse colon; polyps in descending colon; polyp of ascending colon; polyp of transverse colon; polyp of descending colon | פוליפ במעי הגס; פוליפים במעי הגס; פוליפ במעי; פוליפ בסיגמה; פוליפים במעי; פוליפ קולוני; פוליפ היפרפלסטי; פוליפ בסיגמואיד; פוליפים בקולון; פוליפ בקולון; פוליפים בסיגמואיד; פוליפ בצקום; פוליפ בקולון היורד; פוליפ בקולון הרוחבי; פוליפ בקולון העולה; פוליפ סיגמואידלי | finding
Colon adenoma | D12.6 | adenomatous polyp of colon; tubular adenoma; tubulovillous adenoma; adenomatous polyp; tubular adenoma of colon; colonic adenoma; serrated adenoma; sessile serrated lesion; villous adenoma; benign neoplasm of colon; sessile serrated adenoma | אדנומה במעי הגס; פוליפ אדנומטוטי; אדנומה טובולרית; אדנומה של המעי הגס; אדנומה טובולווילוטית; טובולר אדנומה | neoplasm; finding
Rectal polyp | K62.1 | polyp of rectum; rectal polyps | פוליפ ברקטום; פוליפ בחלחולת; פוליפים ברקטום | finding
History of colon polyps | Z86.0100 | personal history of colonic polyps; history of colonic polyps; s/p polypectomy; history of polyps; hx of colon polyps; history of colon polyp; history of adenomatous polyps | פוליפים במעי הגס בעבר; מצב לאחר כריתת פוליפ; מצב לאחר כריתת פוליפים; פוליפ בעבר | history
Angiodysplasia of colon | K55.20 | colonic angiodysplasia; angiodysplasia; AVM of colon; colonic AVM; colonic arteriovenous malformation; angioectasia | אנגיודיספלזיה; אנגיודיספלזיה של המעי הגס; אנגיואקטזיה | finding
Biliary atresia | Q44.2 | extrahepatic biliary atresia; atresia of bile ducts; congenital biliary atresia | אטרזיה של דרכי המרה; אטרזיה ביליארית |
Goldenhar syndrome | | Goldenhar's syndrome; oculoauriculovertebral dysplasia; oculo-auriculo-vertebral syndrome | תסמונת גולדנהר |
Hirschsprung disease | Q43.1 | Hirschsprung's disease; congenital megacolon; aganglionic megacolon | מחלת הירשפרונג; הירשפרונג |
Abdominal pain | R10.9 | abd pain; stomach ache; abdominal pain, unspecified; bellyache; stomach pain; pain in abdomen; tummy ache; abdominal discomfort; abdominal cramps; stomachache; belly pain; abdo pain; tummy pain | כאב בטן; כאבי בטן; כאבים בבטן; כאב בבטן; כאבי בטן לא ספציפיים; כאבים בטניים | symptom
Epigastric pain | R10.13 | epigastralgia; epigastric discomfort; epigastric abdominal pain | כאב אפיגסטרי; כאב ברום הבטן; כאבים ברום הבטן; כאב באפיגסטריום; כאבים אפיגסטריים | symptom
Right upper quadrant pain | R10.11 | RUQ pain; right upper quadrant abdominal pain; RUQ abdominal pain | כאב ברבע ימני עליון; כאב ברביע ימני עליון; כאב בטן ימנית עליונה; כאב בבטן ימנית עליונה | symptom
Left upper quadrant pain | R10.12 | LUQ pain; left upper quadrant abdominal pain | כאב ברבע שמאלי עליון; כאב בטן שמאלית עליונה | symptom
Right lower quadrant pain | R10.31 | RLQ pain; RIF pain; right iliac fossa pain; right lower quadrant abdominal pain; RLQ abdominal pain | כאב בטן ימנית תחתונה; כאב ברבע ימני תחתון; כאבי בטן ימנית תחתונה; כאב ברביע ימני תחתון; כאב בבטן ימנית תחתונה | symptom
Left lower quadrant pain | R10.32 | LLQ pain; LIF pain; left iliac fossa pain; left lower quadrant abdominal pain | כאב בטן שמאלית תחתונה; כאב ברבע שמאלי תחתון; כאבי בטן שמאלית תחתונה | symptom
Lower abdominal pain | R10.30 | hypogastric pain; pain in lower abdomen | כאב בטן תחתונה; כאבי בטן תחתונה; כאבים בבטן תחתונה; כאב בבטן התחתונה | symptom
Groin pain | R10.30 | inguinal pain; pain in groin | כאב במפשעה; כאבים במפשעה; כאב מפשעתי | symptom; sided
Flank pain | R10.A0 | loin pain; pain in flank; flank pain, unspecified side | כאב במותן; כאבים במותן; כאב במותניים; כאב מותני | symptom; sided
Flatulence | R14.3 | excess gas; passing gas | גזים?; גזים מרובים | symptom
Upper abdominal pain | R10.10 | pain in upper abdomen | כאב בטן עליונה; כאבי בטן עליונה; כאב בבטן העליונה | symptom
Generalized abdominal pain | R10.84 | diffuse abdominal pain; generalised abdominal pain | כאב בטן מפושט; כאב בטן דיפוזי; כאבי בטן מפושטים | symptom
Acute abdomen | R10.0 | surgical abdomen; acute abdominal pain, severe | בטן חריפה; בטן חדה; בטן כירורגית |
Infantile colic | R10.83 | colic of infancy; baby colic; infant colic | גזים בתינוק; קוליק תינוקות; עווית תינוקות; קוליק; כאבי בטן של תינוקות; כוליק תינוקות |
Abdominal bloating | R14.0 | abdominal distension; bloating; distended abdomen; meteorism; abdominal distention | נפיחות בטנית; נפיחות בבטן; בטן תפוחה; תפיחות בטנית; מטאוריזם; בטן נפוחה | symptom
Abdominal mass | R19.00 | intra-abdominal mass; abdominal lump; intra-abdominal lump | גוש בבטן; גוש בטני | finding
Pelvic mass | R19.00 | abdominopelvic mass; pelvic lump | גוש באגן; גוש אגני | finding

# --- Liver, biliary, pancreas, spleen
Hepatic steatosis | K76.0 | fatty liver; NAFLD; nonalcoholic fatty liver disease; fatty liver disease; MASLD; steatosis of liver; fatty infiltration of liver; hepatosteatosis; steatotic liver disease; MAFLD; metabolic dysfunction-associated steatotic liver disease; non-alcoholic fatty liver disease; fatty change of liver; diffuse fatty infiltration of the liver; liver steatosis; hepatic fatty infiltration | כבד שומני; סטאטוזיס; הסננה שומנית של הכבד; סטאטוזיס כבדי; הסננה שומנית בכבד; כבד סטאטוטי; כבד שומני לא אלכוהולי; סטאטוזיס של הכבד; שומן בכבד; הסננה שומנית; הסננה שומנית של הכבד; הסננה שומנית בכבד | finding; stage
Nonalcoholic steatohepatitis | K75.81 | NASH; MASH; steatohepatitis; metabolic dysfunction-associated steatohepatitis; non-alcoholic steatohepatitis | סטאטוהפטיטיס; דלקת כבד שומנית; סטאטו הפטיטיס לא אלכוהולי |
Alcoholic fatty liver | K70.0 | alcoholic steatosis; alcohol-related fatty liver | כבד שומני אלכוהולי |
Alcoholic hepatitis | K70.10 | alcohol-related hepatitis; alcohol-associated hepatitis | הפטיטיס אלכוהולית; דלקת כבד אלכוהולית |
Alcoholic cirrhosis | K70.30 | alcoholic cirrhosis of liver; alcohol-related cirrhosis; Laennec cirrhosis | שחמת אלכוהולית; שחמת כבד אלכוהולית; צירוזיס אלכוהולי |
Alcoholic liver disease | K70.9 | ALD?; alcohol-related liver disease; ARLD; alcohol-associated liver disease | מחלת כבד אלכוהולית |
Cirrhosis of liver | K74.60 | cirrhosis; hepatic cirrhosis; liver cirrhosis; cryptogenic cirrhosis; compensated cirrhosis; decompensated cirrhosis; cirrhotic liver; decompensated chronic liver disease; DCLD; decompensated CLD | שחמת; שחמת כבד; צירוזיס; שחמת הכבד; צירוזיס של הכבד | stage
Hepatic fibrosis | K74.00 | liver fibrosis; advanced hepatic fibrosis; fibrosis of liver | פיברוזיס כבדי; לייפת כבד; פיברוזיס של הכבד | stage
Primary biliary cholangitis | K74.3 | primary biliary cirrhosis; PBC | כולנגיטיס ביליארית ראשונית; שחמת ביליארית ראשונית; שחמת מרתית ראשונית |
Primary sclerosing cholangitis | K83.01 | PSC?; sclerosing cholangitis, primary | כולנגיטיס סקלרוטית ראשונית; כולנגיטיס סקלרוזנטית ראשונית |
Autoimmune hepatitis | K75.4 | AIH?; hepatitis, autoimmune; chronic active hepatitis, autoimmune | הפטיטיס אוטואימונית; דלקת כבד אוטואימונית |
Hepatitis | K75.9 | inflammation of liver; inflammatory liver disease | הפטיטיס; דלקת כבד; דלקת הכבד |
Hepatitis A | B15.9 | acute hepatitis A; HAV infection; viral hepatitis A; infectious hepatitis | הפטיטיס A; דלקת כבד נגיפית A; צהבת A; צהבת נגיפית A; דלקת כבד A |
Hepatitis B | B19.10 | viral hepatitis B; HBV; HBV infection; hep B; hepatitis B infection | הפטיטיס B; דלקת כבד B; צהבת B; דלקת כבד נגיפית B; צהבת נגיפית B |
Chronic hepatitis B | B18.1 | chronic HBV; HBV carrier; hepatitis B carrier; CHB infection; chronic viral hepatitis B; HBsAg carrier; hepatitis B carrier state; chronic HBV infection | הפטיטיס B כרונית; נשא הפטיטיס B; נשאות הפטיטיס B; דלקת כבד B כרונית; נשא HBV; נשאית הפטיטיס B; נשא צהבת B; נשאית צהבת B; צהבת B כרונית; צהבת נגיפית B כרונית; דלקת כבד נגיפית B כרונית |
Hepatitis C | B19.20 | viral hepatitis C; HCV; HCV infection; hep C; hepatitis C infection | הפטיטיס C; דלקת כבד C; דלקת כבד נגיפית C; צהבת C; צהבת נגיפית C; צהבת נגיפית מסוג C; הפטיטיס מסוג C |
Chronic hepatitis C | B18.2 | chronic HCV; chronic viral hepatitis C; hepatitis C carrier; chronic HCV infection; chronic hepatitis C infection | הפטיטיס C כרונית; דלקת כבד C כרונית; נשא הפטיטיס C; נשא HCV; צהבת C כרונית; צהבת נגיפית C כרונית; דלקת כבד נגיפית C כרונית |
Hepatitis E | B17.2 | HEV infection; acute hepatitis E | הפטיטיס E; דלקת כבד E |
Drug-induced liver injury | K71.9 | DILI; toxic liver disease; drug-induced hepatitis; hepatotoxicity | פגיעה כבדית תרופתית; נזק כבדי תרופתי; דלקת כבד תרופתית |
Toxic hepatitis | K71.6 | toxic liver disease with hepatitis | הפטיטיס טוקסית |
Portal hypertension | K76.6 | portal HTN | יתר לחץ דם פורטלי; יתר לחץ פורטלי; יתר לחץ דם שערי; יל״ד פורטלי |
Ascites | R18.8 | abdominal free fluid; peritoneal fluid; free fluid in abdomen; free peritoneal fluid; intra-abdominal fluid; free abdominal fluid | מיימת; נוזל חופשי בבטן; נוזל בבטן; אסציטס; נוזל חופשי תוך בטני | finding
Hepatic encephalopathy | K76.82 | portosystemic encephalopathy; liver encephalopathy; HE? | אנצפלופתיה כבדית; אנצפלופתיה הפטית |
Hepatorenal syndrome | K76.7 | HRS | תסמונת הפטורנלית; תסמונת כבד כליה |
Liver failure | K72.90 | hepatic failure; hepatic insufficiency; liver insufficiency | אי ספיקת כבד; כשל כבדי; אי ספיקה כבדית |
Acute liver failure | K72.00 | fulminant hepatic failure; ALF; acute hepatic failure; subacute hepatic failure | אי ספיקת כבד חריפה; כשל כבדי חריף; הפטיטיס פולמיננטית |
Portal vein thrombosis | I81 | PVT?; portal venous thrombosis | פקקת בווריד השער; תרומבוזיס בווריד השער; פקקת וריד השער; פקקת פורטלית |
Liver disease | K76.9 | hepatopathy; chronic liver disease; liver disorder; CLD? | מחלת כבד; מחלת כבד כרונית |
Hepatomegaly | R16.0 | enlarged liver; liver enlargement; enlargement of liver | הפטומגליה; הגדלת כבד; כבד מוגדל; הגדלה של הכבד | finding
Splenomegaly | R16.1 | enlarged spleen; spleen is enlarged; slightly large spleen; large spleen; spleen is mildly enlarged; spleen enlargement; enlargement of spleen | ספלנומגליה; טחול מוגדל; הגדלת טחול; הגדלת הטחול | finding
Hepatosplenomegaly | R16.2 | HSM?; enlarged liver and spleen; hepatomegaly with splenomegaly | הפטוספלנומגליה; כבד וטחול מוגדלים; הגדלת כבד וטחול | finding
Liver cyst | K76.89 | hepatic cyst; liver cysts; simple hepatic cyst; cyst of liver; hepatic cysts; simple liver cyst; simple hepatic cysts | ציסטה בכבד; ציסטות בכבד; ציסטה כבדית; ציסטה פשוטה בכבד; כיסה בכבד | finding
Hepatic hemangioma | D18.03 | liver hemangioma; hemangioma of liver; liver haemangioma; cavernous hemangioma of liver; hepatic hemangiomas; hepatic haemangioma; haemangioma of liver | המנגיומה בכבד; המנגיומה כבדית; המנגיומה של הכבד; המנגיומות בכבד | finding; neoplasm
Focal nodular hyperplasia of liver | K76.89 | FNH; focal nodular hyperplasia | היפרפלזיה נודולרית פוקלית; FNH בכבד | finding
Liver lesion | K76.9 | hepatic lesion; focal liver lesion; liver nodule; hepatic lesions; liver lesions; indeterminate liver lesion; hypodense liver lesion; hepatic nodule; hypodense hepatic lesion | נגע בכבד; ממצא מוקדי בכבד; נגעים בכבד; ממצא בכבד; נגע כבדי; נגע היפודנסי בכבד | finding
Liver abscess | K75.0 | hepatic abscess; pyogenic liver abscess | מורסה בכבד; אבצס בכבד; אבצס כבדי; מורסה כבדית |
Elevated liver enzymes | R74.8 | raised liver enzymes; abnormal liver enzymes; deranged liver enzymes | אנזימי כבד מוגברים; הפרעה באנזימי כבד; עליה באנזימי כבד; אנזימי כבד גבוהים; עלייה באנזימי כבד; הפרעה באנזימי הכבד; עליית אנזימי כבד; עליה של אנזימי כבד; אנזימי כבד מורמים; עלייה בתפקודי כבד; עליה בתפקודי כבד; עלייה בתפקודי הכבד | finding
Elevated transaminases | R74.01 | transaminitis; raised ALT; elevated ALT; elevated AST; hypertransaminasemia; raised transaminases; elevated ALT and AST; elevation of liver transaminases; elevated aminotransferases | עליית טרנסאמינזות; טרנסאמינזות מוגברות | finding
Abnormal liver function tests | R79.89 | abnormal LFTs; abnormal LFT; deranged LFTs; elevated LFTs; elevated liver function tests; raised LFTs; abnormal liver function test; elevated LFT | תפקודי כבד מופרעים; תפקודי כבד לא תקינים; הפרעה בתפקודי הכבד; תפקודי כבד מוגברים | finding
Elevated alkaline phosphatase | R74.8 | elevated ALP; raised ALP; high alkaline phosphatase | פוספטזה בסיסית מוגברת; ALP מוגבר; אלקליין פוספטאז מוגבר | finding
Elevated creatine kinase | R74.8 | elevated CK; elevated CPK; raised CK; high CPK | CPK מוגבר; CPK גבוה; קריאטין קינאז מוגבר | finding
Elevated cardiac enzymes | R74.8 | elevated cardiac enzyme; raised cardiac enzymes; abnormal cardiac enzymes | אנזימים לבביים מוגברים; אנזימי לב מוגברים | finding
Elevated lipase | R74.8 | raised lipase; elevated amylase; hyperlipasemia; high lipase | ליפאז מוגבר; עמילאז מוגבר; ליפאז גבוה | finding
Jaundice | R17 | icterus; yellow skin; scleral icterus; unspecified jaundice; icteric | צהבת; איקטרוס; עור צהוב; סקלרות צהובות | symptom
Gallstones | K80.20 | cholelithiasis; gallbladder stones; gallbladder calculi; gallstone; cholecystolithiasis; stones in gallbladder; gallbladder stone; calculus of gallbladder; gallbladder calculus; biliary calculi; gall stones; gallbladder calculus without cholecystitis; GB stones; gall bladder stones; GB stone | אבני מרה; אבנים בכיס המרה; אבן בכיס המרה; כולליתיאזיס; כיס מרה אבני; אבני כיס מרה; אבני כיס המרה; אבנים בכיס מרה; אבן בכיס מרה | finding
Biliary colic | K80.50 | gallbladder colic; colic, biliary | קוליק ביליארי; עווית מרה; עוית מרה; כוליק ביליארי; התקף מרה |
Acute cholecystitis | K81.0 | acute acalculous cholecystitis; cholecystitis, acute | דלקת חריפה של כיס המרה; כולציסטיטיס חריפה; דלקת כיס מרה חריפה; דלקת חדה של כיס המרה; כולציסטיטיס חריף |
Acute calculous cholecystitis | K80.00 | gallstones with acute cholecystitis; cholelithiasis with acute cholecystitis; acute calculous cholecystitis | כולציסטיטיס חריפה על רקע אבני מרה; דלקת כיס מרה חריפה עם אבנים |
Chronic cholecystitis | K81.1 | cholecystitis, chronic; chronic calculous cholecystitis | כולציסטיטיס כרונית; דלקת כרונית של כיס המרה |
Cholecystitis | K81.9 | inflammation of gallbladder; gallbladder infection | כולציסטיטיס; דלקת כיס מרה; דלקת בכיס המרה; דלקת כיס המרה |
Choledocholithiasis | K80.50 | common bile duct stone; CBD stone; bile duct stone; CBD stones; choledochal stone; bile duct stones; common bile duct stones; calculus of bile duct | אבן בדרכי המרה; אבנים בדרכי המרה; כולדוכוליתיאזיס; אבן בצינור המרה; אבן ב CBD; אבני דרכי מרה |
Cholangitis | K83.09 | acute cholangitis; ascending cholangitis; bile duct infection; bacterial cholangitis | כולנגיטיס; דלקת דרכי מרה; דלקת בדרכי המרה; כולנגיטיס חריפה; דלקת דרכי המרה |
Gallbladder polyp | K82.4 | polyp of gallbladder; gallbladder polyps; cholesterolosis of gallbladder; cholesterol polyp of gallbladder; gallbladder cholesterol polyp | פוליפ בכיס המרה; פוליפים בכיס המרה; פוליפ בכיס מרה; פוליפ כולסטרולי בכיס המרה | finding
Gallbladder sludge | K82.8 | biliary sludge; sludge in gallbladder | בוצה בכיס המרה; סלאדג׳ בכיס המרה; בוצה מרתית; סלאדג׳ | finding
Gallbladder adenomyomatosis | K82.8 | adenomyomatosis of gallbladder; adenomyomatosis | אדנומיומטוזיס של כיס המרה | finding
Bile duct dilatation | K83.8 | dilated common bile duct; CBD dilatation; biliary dilatation; dilated CBD; dilated bile ducts; biliary ductal dilatation; CBD dilation; biliary dilation; common bile duct dilatation; dilatation of common bile duct; dilation of common bile duct; dilatation of bile ducts; dilation of bile ducts; dilated common duct; dilatation of CBD; dilation of CBD; dilatation of biliary tree; intrahepatic ductal dilatation; intrahepatic duct dilatation; intrahepatic ductal dilation; extrahepatic ductal dilatation; biliary duct dilatation; intrahepatic bile duct dilatation; intrahepatic bile duct dilation | הרחבת דרכי המרה; הרחבת צינור המרה; דרכי מרה מורחבות; הרחבת CBD; צינור מרה משותף מורחב | finding
Pancreatic duct dilatation | | dilated pancreatic duct; dilatation of pancreatic duct; dilation of pancreatic duct; pancreatic ductal dilatation; pancreatic duct dilation; dilated main pancreatic duct | הרחבת צינור הלבלב; צינור לבלב מורחב; הרחבת צינור הלבלב הראשי | finding
Pancreatic duct stricture | | strictured pancreatic duct; stricture of pancreatic duct; pancreatic ductal stricture; pancreatic duct stenosis | היצרות צינור הלבלב | finding
Biliary obstruction | K83.1 | obstructive jaundice; bile duct obstruction; obstruction of bile duct; bile duct stricture; biliary stricture; stricture of bile duct; stricture of common bile duct; stricture of distal common bile duct; distal common bile duct stricture; common bile duct stricture; CBD stricture; strictured bile duct; bile duct strictures; biliary strictures; bile duct stenosis | חסימת דרכי המרה; צהבת חסימתית; היצרות בדרכי המרה; חסימה ביליארית |
Acute pancreatitis | K85.90 | pancreatitis; acute pancreatitis without necrosis; pancreatitis, acute | דלקת לבלב חריפה; פנקריאטיטיס; פנקריאטיטיס חריפה; דלקת הלבלב; דלקת לבלב; דלקת חריפה של הלבלב; דלקת חדה של הלבלב; דלקת בלבלב; פנקראטיטיס; פנקריאטיטיס חדה; לבלבית; לבלבית חריפה |
History of pancreatitis | Z87.19 | history of pancreatitis; past pancreatitis; previous pancreatitis; prior pancreatitis; history of acute pancreatitis | עבר של דלקת לבלב; דלקת לבלב בעבר; פנקריאטיטיס בעבר | history
Gallstone pancreatitis | K85.10 | biliary acute pancreatitis; biliary pancreatitis; acute biliary pancreatitis | פנקריאטיטיס ביליארית; דלקת לבלב ביליארית; דלקת לבלב על רקע אבני מרה |
Alcoholic pancreatitis | K85.20 | alcohol-induced acute pancreatitis; acute alcoholic pancreatitis | דלקת לבלב אלכוהולית; פנקריאטיטיס אלכוהולית |
Chronic pancreatitis | K86.1 | pancreatitis, chronic; recurrent pancreatitis; chronic calcific pancreatitis; chronic relapsing pancreatitis | דלקת לבלב כרונית; פנקריאטיטיס כרונית; דלקת כרונית של הלבלב |
Alcohol-induced chronic pancreatitis | K86.0 | chronic alcoholic pancreatitis | פנקריאטיטיס כרונית אלכוהולית |
Pancreatic cyst | K86.2 | cyst of pancreas; pancreatic cysts; pancreatic cystic lesion; cystic lesion of pancreas | ציסטה בלבלב; ציסטות בלבלב; ציסטה פנקראטית; נגע ציסטי בלבלב | finding
Pancreatic pseudocyst | K86.3 | pseudocyst of pancreas | פסאודוציסטה בלבלב; פסאודוציסטה של הלבלב | finding
Intraductal papillary mucinous neoplasm | | IPMN; branch duct IPMN; BD-IPMN; side branch IPMN | IPMN בלבלב; ניאופלזמה מוצינית פפילרית של הלבלב | finding; neoplasm
Exocrine pancreatic insufficiency | K86.81 | pancreatic insufficiency; EPI? | אי ספיקה אקסוקרינית של הלבלב; אי ספיקת לבלב |
Pancreatic mass | K86.89 | mass of pancreas; pancreatic lesion | גוש בלבלב; ממצא בלבלב; נגע בלבלב | finding
Fatty pancreas | K86.89 | pancreatic steatosis; fatty infiltration of pancreas; pancreatic lipomatosis | לבלב שומני; הסננה שומנית של הלבלב | finding
Pancreatic atrophy | K86.89 | atrophy of pancreas; atrophic pancreas | אטרופיה של הלבלב; לבלב אטרופי | finding
Accessory spleen | Q89.09 | splenule; accessory splenule; splenunculus | טחול אביזרי; טחול נוסף; טחולית; טחול משני; טחולון; טחול קטן נוסף; טחול עזר | finding
Accessory navicular bone | | accessory navicular; os tibiale externum | עצם נביקולרית נוספת; נביקולר אקססורי | finding
Splenic infarct | D73.5 | splenic infarction; infarction of spleen | אוטם בטחול; אוטמים בטחול | finding
Asplenia | Q89.01 | congenital absence of spleen; congenital asplenia | אספלניה מולדת; היעדר טחול מולד |
Hypersplenism | D73.1 | hyperactive spleen | היפרספלניזם |
Liver transplant status | Z94.4 | s/p liver transplant; history of liver transplant; status post liver transplant; OLT status; liver transplanted | מצב לאחר השתלת כבד; מושתל כבד; לאחר השתלת כבד | history
Status post cholecystectomy | Z90.49 | s/p cholecystectomy; history of cholecystectomy; gallbladder removed; absent gallbladder; surgically absent gallbladder; s/p lap chole; post cholecystectomy; status post laparoscopic cholecystectomy; gallbladder surgically absent; acquired absence of gallbladder; prior cholecystectomy; previous cholecystectomy; s/p laparoscopic cholecystectomy; post cholecystectomy status | מצב לאחר כריתת כיס מרה; מצב לאחר כריתת כיס המרה; לאחר כריתת כיס מרה; לאחר כריתת כיס המרה; אחרי כריתת כיס מרה | history
Status post appendectomy | Z90.49 | s/p appendectomy; history of appendectomy; post appendectomy; prior appendectomy; s/p appendicectomy; previous appendicectomy; acquired absence of appendix; previous appendectomy; status post appendicectomy | מצב לאחר כריתת תוספתן; מצב לאחר אפנדקטומיה; לאחר כריתת תוספתן; לאחר כריתת התוספתן; מצב לאחר כריתת התוספתן; לאחר אפנדקטומיה | history
Status post colectomy | Z90.49 | s/p colectomy; s/p hemicolectomy; history of colectomy; s/p sigmoidectomy; status post hemicolectomy; s/p right hemicolectomy; status post colon resection; history of hemicolectomy | מצב לאחר כריתת מעי; מצב לאחר המיקולקטומיה; מצב לאחר כריתת מעי גס; לאחר כריתת מעי | history
Status post gastrectomy | Z90.3 | s/p gastrectomy; acquired absence of stomach; history of gastrectomy; s/p partial gastrectomy; s/p subtotal gastrectomy | מצב לאחר כריתת קיבה; מצב לאחר גסטרקטומיה | history
Status post bariatric surgery | Z98.84 | bariatric surgery status; s/p gastric bypass; s/p sleeve gastrectomy; history of bariatric surgery; s/p gastric sleeve; s/p sleeve; status post gastric bypass; s/p bariatric surgery; s/p LSG; status post sleeve gastrectomy; history of gastric bypass; s/p RYGB; s/p lap band; history of sleeve gastrectomy | מצב לאחר ניתוח בריאטרי; מצב לאחר ניתוח לקיצור קיבה; מצב לאחר שרוול קיבה; לאחר ניתוח שרוול; מצב לאחר מעקף קיבה; לאחר ניתוח קיצור קיבה; מצב לאחר שרוול; לאחר ניתוח בריאטרי; מצב לאחר ניתוח שרוול | history
Status post splenectomy | Z90.81 | s/p splenectomy; acquired absence of spleen; history of splenectomy; asplenic; post splenectomy | מצב לאחר כריתת טחול; לאחר כריתת טחול; מצב לאחר ספלנקטומיה | history
Colostomy status | Z93.3 | colostomy; presence of colostomy; s/p colostomy; colostomy in situ | קולוסטומיה; סטומה; מצב לאחר קולוסטומיה; נושא קולוסטומיה | history
Ileostomy status | Z93.2 | ileostomy; s/p ileostomy; presence of ileostomy | אילאוסטומיה; אילאוסטומי | history
Gastrostomy status | Z93.1 | PEG status; gastrostomy; PEG tube in situ; feeding tube in situ; PEG dependent; s/p PEG; presence of gastrostomy | גסטרוסטומיה; נושא PEG; מצב לאחר הכנסת PEG | history

# --- Kidney
Chronic kidney disease | N18.9 | CKD; chronic renal disease; chronic renal failure; CRF?; chronic renal insufficiency; CRI?; chronic kidney failure; CKD, unspecified | מחלת כליות כרונית; אי ספיקת כליות כרונית; אי ספיקה כלייתית כרונית; אס״כ כרונית; אי ספיקה כליתית כרונית; מחלת כליה כרונית; א.ס.כ כרונית | stage
Chronic kidney disease stage 1 | N18.1 | CKD stage 1; CKD 1; CKD1; CKD G1; stage 1 CKD; CKD stage I; stage 1 chronic kidney disease; stage 1 kidney disease | מחלת כליות כרונית דרגה 1; מחלת כליות כרונית שלב 1; CKD דרגה 1; CKD שלב 1; אי ספיקת כליות דרגה 1; אס״כ כרונית דרגה 1 |
Chronic kidney disease stage 2 | N18.2 | CKD stage 2; CKD 2; CKD2; CKD G2; stage 2 CKD; CKD stage II; stage 2 chronic kidney disease; mild chronic kidney disease; stage 2 kidney disease | מחלת כליות כרונית דרגה 2; מחלת כליות כרונית שלב 2; CKD דרגה 2; CKD שלב 2; אי ספיקת כליות דרגה 2; אס״כ כרונית דרגה 2 |
Chronic kidney disease stage 3 | N18.30 | CKD stage 3; CKD 3; CKD3; CKD G3; stage 3 CKD; CKD stage III; CKD III; stage III chronic kidney disease; stage 3 chronic kidney disease; moderate chronic kidney disease; stage 3 kidney disease | מחלת כליות כרונית דרגה 3; אי ספיקת כליות כרונית דרגה 3; מחלת כליות כרונית שלב 3; אי ספיקת כליות כרונית שלב 3; CKD דרגה 3; CKD שלב 3; אי ספיקת כליות דרגה 3; אס״כ כרונית דרגה 3; מחלת כליה כרונית שלב 3; אי ספיקת כליות שלב 3; אי ספיקת כליות דרגה 3; מחלת כליה שלב 3 |
Chronic kidney disease stage 3a | N18.31 | CKD stage 3a; CKD 3a; CKD3a; CKD G3a; stage 3a CKD; CKD IIIa; stage 3a chronic kidney disease | מחלת כליות כרונית דרגה 3a; אי ספיקת כליות כרונית דרגה 3a; מחלת כליות כרונית שלב 3a; CKD דרגה 3a; CKD שלב 3a; אי ספיקת כליות דרגה 3a; אס״כ כרונית דרגה 3a |
Chronic kidney disease stage 3b | N18.32 | CKD stage 3b; CKD 3b; CKD3b; CKD G3b; stage 3b CKD; CKD IIIb; stage 3b chronic kidney disease | מחלת כליות כרונית דרגה 3b; אי ספיקת כליות כרונית דרגה 3b; מחלת כליות כרונית שלב 3b; CKD דרגה 3b; CKD שלב 3b; אי ספיקת כליות דרגה 3b; אס״כ כרונית דרגה 3b |
Chronic kidney disease stage 4 | N18.4 | CKD stage 4; CKD 4; CKD4; CKD G4; stage 4 CKD; CKD stage IV; CKD IV; stage 4 chronic kidney disease; severe chronic kidney disease; stage 4 kidney disease | מחלת כליות כרונית דרגה 4; אי ספיקת כליות כרונית דרגה 4; מחלת כליות כרונית שלב 4; אי ספיקת כליות כרונית שלב 4; CKD דרגה 4; CKD שלב 4; אי ספיקת כליות דרגה 4; אס״כ כרונית דרגה 4; אי ספיקת כליות שלב 4; אי ספיקת כליות דרגה 4; מחלת כליה שלב 4 |
Chronic kidney disease stage 5 | N18.5 | CKD stage 5; CKD 5; CKD5; CKD G5; stage 5 CKD; CKD stage V; CKD V; stage 5 chronic kidney disease; stage 5 kidney disease | מחלת כליות כרונית דרגה 5; אי ספיקת כליות כרונית דרגה 5; מחלת כליות כרונית שלב 5; אי ספיקת כליות כרונית שלב 5; CKD דרגה 5; CKD שלב 5; אי ספיקת כליות דרגה 5; אס״כ כרונית דרגה 5; אי ספיקת כליות שלב 5; אי ספיקת כליות דרגה 5; מחלת כליה שלב 5 |
End-stage renal disease | N18.6 | ESRD; end stage renal failure; ESRF; ESKD; end stage kidney disease; end-stage kidney failure; CKD 5D | אי ספיקת כליות סופנית; מחלת כליות סופנית; אי ספיקת כליות סופית; אי ספיקה כלייתית סופנית; אי ספיקת כליות טרמינלית; אס״כ סופנית; אי ספיקת כליות סופנית בטיפול המודיאליזה; אס״כ סופנית בטיפול המודיאליזה; מחלת כליה סופנית |
Dependence on renal dialysis | Z99.2 | dialysis dependent; on hemodialysis; on dialysis; hemodialysis dependent; dialysis status; chronic hemodialysis; maintenance hemodialysis; on haemodialysis; on peritoneal dialysis; presence of AV fistula for dialysis; hemodialysis status | מטופל בדיאליזה; חולה דיאליזה; מטופל בהמודיאליזה; תחת דיאליזה; מטופלת בדיאליזה; המודיאליזה כרונית; דיאליזה כרונית |
Acute kidney injury | N17.9 | AKI; acute renal failure; ARF?; acute kidney failure; acute renal injury; acute kidney injury, unspecified | אי ספיקת כליות חריפה; אי ספיקת כליות חדה; פגיעה כלייתית חריפה; אי ספיקה כלייתית חריפה; פגיעה כליתית חריפה; אס״כ חריפה; פגיעה כלייתית חדה; פגיעה כלייתית אקוטית | stage
Acute tubular necrosis | N17.0 | ATN; acute renal failure with tubular necrosis | נמק טובולרי חריף; נמק טובולרי |
Acute on chronic kidney injury | N17.9 | AKI on CKD; acute on chronic renal failure; acute on chronic kidney disease; acute on chronic kidney failure | אי ספיקת כליות חריפה על רקע כרוני; החמרה באי ספיקת כליות כרונית |
Renal failure | N19 | kidney failure; RF?; uremia; renal failure, unspecified; uraemia | אי ספיקת כליות; אי ספיקה כלייתית; כשל כלייתי; אי ספיקה כליתית; אורמיה; אס״כ; אי ספיקה של הכליות |
Renal insufficiency | N28.9 | kidney disease; renal impairment; kidney dysfunction; impaired renal function; renal dysfunction; disorder of kidney; impaired kidney function; renal disease; decreased renal function; acute renal insufficiency | ירידה בתפקודי כליה; הפרעה בתפקודי כליה; תפקודי כליה ירודים; הפרעה בתפקוד הכליות; הפרעה בתפקודי הכליות; מחלת כליות |
Elevated creatinine | R79.89 | elevated serum creatinine; raised creatinine; high creatinine; creatinine elevation | קריאטינין מוגבר; עליה בקריאטינין; קראטינין גבוה; עליית קריאטינין | finding
Proteinuria | R80.9 | protein in urine; albuminuria; microalbuminuria; macroalbuminuria; urine protein positive | פרוטאינוריה; חלבון בשתן; מיקרואלבומינוריה; אלבומינוריה; הפרשת חלבון בשתן; מיקרו אלבומינוריה | finding
Glycosuria | R81 | glucosuria; glucose in urine; sugar in urine | גליקוזוריה; סוכר בשתן; גלוקוזוריה | finding
Ketonuria | R82.4 | acetonuria; ketones in urine | קטונוריה; קטונים בשתן; קטונים חיוביים בשתן | finding
Nephrotic syndrome | N04.9 | nephrosis; nephrotic syndrome, unspecified | תסמונת נפרוטית |
Minimal change disease | N04.0 | minimal change nephrotic syndrome; MCD? | מחלת שינויים מזעריים; מחלת מינימל צ׳יינג׳ |
Glomerulonephritis | N05.9 | GN?; nephritis; nephritic syndrome, unspecified | גלומרולונפריטיס; דלקת פקעיות הכליה; נפריטיס; דלקת כליות |
Acute nephritic syndrome | N00.9 | acute glomerulonephritis; acute nephritis; post-streptococcal glomerulonephritis; PSGN | גלומרולונפריטיס חריפה; תסמונת נפריטית חריפה; גלומרולונפריטיס פוסט סטרפטוקוקלית |
IgA nephropathy | N02.B9 | Berger disease; Berger's disease; IgAN | נפרופתיה IgA; נפרופתית IgA; מחלת ברגר; IgA נפרופתיה; נפרופתיה מסוג IgA; נפרופתיית IgA |
Polycystic kidney disease | Q61.3 | PKD; polycystic kidneys; polycystic kidney, unspecified | כליות פוליציסטיות; מחלת כליות פוליציסטית; כליה פוליציסטית |
Autosomal dominant polycystic kidney disease | Q61.2 | ADPKD; polycystic kidney, adult type; adult polycystic kidney disease | כליות פוליציסטיות דומיננטיות; מחלת כליות פוליציסטית אוטוזומלית דומיננטית |
Renal cyst | N28.1 | kidney cyst; renal cysts; simple renal cyst; renal cortical cyst; cortical cyst of kidney; parapelvic cyst; simple kidney cyst; Bosniak I cyst; Bosniak 2 cyst; cyst of kidney; kidney cysts; Bosniak cyst; exophytic renal cyst; simple renal cysts; peripelvic cyst; cystic renal lesions; cystic renal lesion; cystic lesions of kidney; cystic lesion of kidney; renal cystic lesion; renal cystic lesions; hemorrhagic renal cyst; complex renal cyst; cystic lesion in kidney; simple cyst right kidney; simple cyst left kidney; cyst right kidney; cyst left kidney; simple cyst of the right kidney; simple cyst of the left kidney | ציסטה בכליה; ציסטות בכליות; ציסטה כלייתית; ציסטה פשוטה בכליה; ציסטה קורטיקלית בכליה; ציסטות בכליה; כיסה בכליה; ציסטה כליתית; ציסטות קורטיקליות | finding; sided
Hydronephrosis | N13.30 | renal pelvis dilatation; pelvicalyceal dilatation; hydroureteronephrosis; collecting system dilatation; pelvicaliectasis; dilated collecting system; hydronephrosis, unspecified | הידרונפרוזיס; הרחבת מערכת מאספת; מערכת מאספת מורחבת; הידרואורטרונפרוזיס; הרחבת אגן הכליה; הידרונפרוזה; הרחבה של המערכת המאספת | finding; sided; stage
Caliectasis | | calyceal dilatation; dilated calyces; calicectasis; dilatation of calyces; calyectasis | הרחבת גביעים | finding; sided
Hydronephrosis with renal or ureteral stone | N13.2 | obstructing ureteral stone; obstructive ureteral calculus; hydronephrosis with ureteral stone; hydronephrosis with renal and ureteral calculous obstruction; obstructing ureteric stone; obstructive uropathy due to stone | הידרונפרוזיס על רקע אבן; אבן חוסמת בשופכן; אבן חוסמת | sided
Obstructive uropathy | N13.9 | urinary tract obstruction; ureteral obstruction; urinary obstruction | אורופתיה חסימתית; חסימת דרכי השתן; חסימה בדרכי השתן |
Ureteropelvic junction obstruction | | UPJ obstruction; UPJO; PUJ obstruction; congenital UPJ obstruction; pelviureteric junction obstruction | היצרות UPJ; חסימת UPJ; היצרות צומת אגן שופכן | sided
Kidney stone | N20.0 | nephrolithiasis; renal calculus; intrarenal stone; intrarenal calculus; intrarenal stones; renal stone; kidney stones; renal calculi; renal stones; renal lithiasis; staghorn calculus; nephrolith; calculus of kidney; non-obstructing renal stone; nonobstructing renal calculus | אבן בכליה; אבנים בכליה; אבני כליה; אבנים בכליות; נפרוליתיאזיס; אבן כליה; אבן קורל; אבני כליות | finding; sided
Ureteral stone | N20.1 | ureteral calculus; ureterolithiasis; ureteric stone; ureteric calculus; UVJ stone; VUJ stone; ureteral stones; stone in ureter; calculus of ureter; distal ureteral stone | אבן בשופכן; אבן אורטרלית; אבנים בשופכן; אבן ב UVJ; אבן בשופכן דיסטלי | finding; sided
Urinary stone | N20.9 | urolithiasis; urinary calculus; urinary tract stone; urinary calculi; urinary tract calculi | אבנים בדרכי השתן; אבן בדרכי השתן; אורוליתיאזיס |
Bladder stone | N21.0 | bladder calculus; vesical calculus; cystolithiasis; bladder stones; calculus in bladder | אבן בשלפוחית; אבנים בשלפוחית השתן; אבן בכיס השתן; אבן בשלפוחית השתן | finding
Renal colic | N23 | ureteral colic; ureteric colic; kidney colic; nephritic colic; unspecified renal colic | קוליק רנלי; עווית כליה; כוליק כלייתי; התקף אבנים בכליות; עוית כליה; עווית כלייתית; קוליק כלייתי; רנל קוליק; כוליק רנלי; התקף אבן; התקף אבן כליה | sided
History of kidney stones | Z87.442 | history of nephrolithiasis; history of renal calculi; hx of kidney stones; past kidney stones; personal history of urinary calculi; history of renal stones; history of urolithiasis | אבנים בכליות בעבר; אבני כליה בעבר | history
Acute pyelonephritis | N10 | kidney infection, acute; acute pyelitis; acute upper UTI; acute pyelo | פיאלונפריטיס חריפה; דלקת כליה חריפה; דלקת אגן הכליה החריפה; פיילונפריטיס חריפה; דלקת חריפה באגן הכליה | sided
Pyelonephritis | N12 | pyelitis; upper urinary tract infection; upper UTI; tubulo-interstitial nephritis, unspecified; pyelo | פיאלונפריטיס; דלקת אגן הכליה; פיילונפריטיס; דלקת באגן הכליה; דלקת כליה; דלקת בכליה | sided
Interstitial nephritis | | acute interstitial nephritis; AIN?; tubulointerstitial nephritis; chronic interstitial nephritis | נפריטיס אינטרסטיציאלית; נפריטיס בין תאית |
Contrast-induced nephropathy | N14.11 | contrast nephropathy; contrast-associated acute kidney injury; contrast induced AKI | נפרופתיה מחומר ניגוד; פגיעה כלייתית מחומר ניגוד |
Renal mass | N28.89 | kidney mass; renal lesion; mass of kidney; solid renal mass; kidney lesion | גוש בכליה; ממצא בכליה; נגע בכליה; גוש כלייתי; תהליך תופס מקום בכליה | finding; sided
Renal angiomyolipoma | D17.71 | angiomyolipoma; AML of kidney; angiomyolipoma of kidney; AML renal | אנגיומיוליפומה; אנגיומיוליפומה בכליה | finding; sided; neoplasm
Renal atrophy | N26.1 | atrophic kidney; shrunken kidney; renal cortical atrophy; kidney atrophy; renal cortical thinning; atrophy of kidney | כליה אטרופית; אטרופיה כלייתית; כליה מכווצת; הידקקות הקורטקס הכלייתי; אטרופיה של הכליה | finding; sided
Horseshoe kidney | Q63.1 | lobulated, fused and horseshoe kidney | כליית פרסה; כליה פרסתית | finding
Duplicated collecting system | Q62.5 | duplex kidney; double collecting system; duplex collecting system; duplication of ureter | מערכת מאספת כפולה; שופכן כפול; כליה כפולה | finding; sided
Solitary kidney | | single kidney | כליה יחידה; כליה בודדת | sided
Acquired absence of kidney | Z90.5 | s/p nephrectomy; history of nephrectomy; status post nephrectomy; acquired solitary kidney | מצב לאחר כריתת כליה; לאחר כריתת כליה; מצב לאחר נפרקטומיה | history; sided
Kidney transplant status | Z94.0 | s/p kidney transplant; renal transplant; history of kidney transplant; renal transplant recipient; kidney transplant recipient; status post renal transplant; s/p renal transplant; kidney transplanted; renal allograft; status post kidney transplant | מצב לאחר השתלת כליה; מושתל כליה; לאחר השתלת כליה; מושתלת כליה | history
Renal infarction | N28.0 | kidney infarct; renal infarct; ischemia and infarction of kidney | אוטם כלייתי; אוטם בכליה; אוטם כליתי | finding; sided
Renal tubular acidosis | N25.89 | distal RTA; type 4 RTA | חמצת טובולרית כלייתית; RTA טובולרי |
Hemolytic uremic syndrome | D59.30 | HUS; haemolytic uraemic syndrome | תסמונת המוליטית אורמית |

# --- Urinary tract
Urinary tract infection | N39.0 | UTIs; UTI; urine infection; bladder infection; lower UTI; urinary infection; recurrent UTI; recurrent urinary tract infection; lower urinary tract infection; complicated UTI; febrile UTI; water infection; UTI, site not specified | דלקת בדרכי השתן; זיהום בדרכי השתן; דלקת בשתן; זיהום בשתן; דלקת דרכי שתן; זיהום דרכי שתן; דלקות חוזרות בדרכי השתן; זיהום דרכי השתן; דד״ש |
Acute cystitis | N30.00 | cystitis, acute; acute uncomplicated cystitis; acute cystitis without hematuria | דלקת שלפוחית השתן חריפה; ציסטיטיס חריפה; דלקת חריפה בכיס השתן |
Hemorrhagic cystitis | N30.91 | cystitis with hematuria; haemorrhagic cystitis | ציסטיטיס המורגית; דלקת שלפוחית דמית |
Cystitis | N30.90 | inflammation of bladder; bladder inflammation | ציסטיטיס; דלקת שלפוחית השתן; דלקת בשלפוחית השתן; דלקת כיס השתן; דלקת בכיס השתן; דלקת שלפוחית |
Interstitial cystitis | N30.10 | painful bladder syndrome; bladder pain syndrome | ציסטיטיס אינטרסטיציאלית; תסמונת שלפוחית כואבת |
Asymptomatic bacteriuria | R82.71 | bacteriuria; asymptomatic bacteruria; ASB? | בקטריוריה אסימפטומטית; בקטריוריה; חיידק בשתן ללא תסמינים | finding
Pyuria | R82.81 | leukocyturia; sterile pyuria; white cells in urine | פיוריה; לויקוציטוריה; תאי דם לבנים בשתן | finding
History of urinary tract infections | Z87.440 | history of UTI; history of recurrent UTI; hx of recurrent UTIs | דלקות בדרכי השתן בעבר | history
Hematuria | R31.9 | haematuria; blood in urine; bloody urine; hematuria, unspecified | המטוריה; דם בשתן; שתן דמי; המאטוריה | symptom
Gross hematuria | R31.0 | macroscopic hematuria; visible haematuria; frank haematuria; macrohematuria; macroscopic haematuria; frank hematuria | המטוריה מקרוסקופית; מקרוהמטוריה; שתן דמי נראה לעין | symptom
Microscopic hematuria | R31.29 | microhematuria; non-visible haematuria; microscopic haematuria; microhaematuria | המטוריה מיקרוסקופית; מיקרוהמטוריה; דם סמוי בשתן | finding
Dysuria | R30.0 | painful urination; burning on urination; burning micturition; burning with urination; pain on urination | דיסוריה; צריבה במתן שתן; כאב בהשתנה; צריבה בהטלת שתן; צריבה בהשתנה; שריפה במתן שתן | symptom
Urinary frequency | R35.0 | frequency of micturition; frequent urination; pollakiuria; increased urinary frequency; frequency of urination | תכיפות במתן שתן; השתנה תכופה; פולקיוריה; תכיפות השתנה; תכיפות בהטלת שתן; תדירות במתן שתן | symptom
Nocturia | R35.1 | night-time urination; nighttime urination | נוקטוריה; השתנה לילית; קימה בלילה להטלת שתן | symptom
Polyuria | R35.89 | excessive urination; increased urine output | פוליאוריה; השתנה מרובה; ריבוי שתן; פוליוריה | symptom
Urinary urgency | R39.15 | urgency of urination; urge to void | דחיפות במתן שתן; דחיפות בהשתנה; דחיפות בהטלת שתן | symptom
Urinary retention | R33.9 | acute urinary retention; AUR; retention of urine; inability to void; unable to pass urine | אצירת שתן; עצירת שתן; רטנציה; אצירת שתן חריפה; עצירת שתן חריפה; רטנציה של שתן; רטנציית שתן |
Distended bladder | | bladder distension; bladder distention; distention of bladder; overdistended bladder; bladder is distended; bladder was distended | שלפוחית מורחבת; שלפוחית שתן מורחבת; שלפוחית נפוחה | finding
Incomplete bladder emptying | R33.9 | incomplete emptying | ריקון לא מלא של השלפוחית; שארית שתן | symptom
Feeling of incomplete bladder emptying | R39.14 | sensation of incomplete bladder emptying | תחושת ריקון לא מלא | symptom
Hesitancy of micturition | R39.11 | urinary hesitancy; difficulty starting urination | היסוס במתן שתן; קושי בהתחלת מתן שתן | symptom
Weak urinary stream | R39.12 | poor urinary stream; slow stream; poor urinary flow; weak stream | זרם שתן חלש; זרם שתן ירוד; זרם חלש | symptom
Oliguria | R34 | anuria and oliguria; decreased urine output; low urine output; reduced urine output | אוליגוריה; מיעוט שתן; תפוקת שתן ירודה | symptom
Urinary incontinence | R32 | incontinence of urine; incontinence; loss of bladder control; urine leakage; unspecified urinary incontinence | אי נקיטת שתן; אי שליטה בשתן; דליפת שתן; בריחת שתן; אי שליטה על שתן; אי שליטה במתן שתן; אינקונטיננציה | symptom
Stress urinary incontinence | N39.3 | SUI; stress incontinence; stress incontinence of urine | אי נקיטת שתן במאמץ; דליפת שתן במאמץ; בריחת שתן במאמץ; אי שליטה על שתן במאמץ |
Urge incontinence | N39.41 | urge urinary incontinence; UUI; urgency incontinence | אי נקיטת שתן בדחיפות; דליפת שתן בדחיפות |
Mixed urinary incontinence | N39.46 | mixed incontinence; MUI? | אי נקיטת שתן מעורבת; דליפת שתן מעורבת |
Overactive bladder | N32.81 | OAB; bladder overactivity; detrusor overactivity; overactive bladder syndrome; detrusor instability | שלפוחית רגיזה; שלפוחית שתן רגיזה; שלפוחית רגישה; שלפוחית פעילה יתר; כיס שתן רגיש; שלפוחית השתן הרגיזה; שלפוחית פעילה |
Neurogenic bladder | N31.9 | neuropathic bladder; neuromuscular dysfunction of bladder; neurogenic bladder dysfunction | שלפוחית נוירוגנית; שלפוחית נאורוגנית; כיס שתן נוירוגני |
Bladder outlet obstruction | N32.0 | BOO; bladder neck obstruction; bladder neck stenosis; bladder neck contracture | חסימת מוצא השלפוחית; חסימת צוואר השלפוחית; היצרות צוואר השלפוחית |
Bladder wall thickening | N32.89 | thickened bladder wall; trabeculated bladder; bladder trabeculation | עיבוי דופן השלפוחית; דופן שלפוחית מעובה; שלפוחית טרבקולרית; עיבוי דופן כיס השתן | finding
Bladder diverticulum | N32.3 | diverticulum of bladder; bladder diverticula | סעיף בשלפוחית השתן; דיברטיקולום בשלפוחית; דיברטיקולום בשלפוחית השתן | finding
Urethral stricture | N35.919 | stricture of urethra; bulbous urethra stricture; bulbar urethral stricture; stricture of bulbous urethra; stricture of bulbar urethra; stricture of anterior urethra; bulbous urethral stricture; urethral stenosis | היצרות השופכה; היצרות בשופכה; סטריקטורה של השופכה; היצרות שופכה |
Urethritis | N34.2 | inflammation of urethra | אורתריטיס; דלקת שופכה; דלקת השופכה |
Vesicoureteral reflux | N13.70 | VUR; vesicoureteric reflux; vesico-ureteral reflux | רפלוקס וסיקו אורטרלי; רפלוקס שלפוחיתי שופכני; החזר שתן לכליה | sided; stage
Nocturnal enuresis | N39.44 | bed wetting; bedwetting; primary nocturnal enuresis; nighttime enuresis | הרטבת לילה; הרטבה לילית; אנורזיס לילי |
Enuresis | R32 | | הרטבה; אנורזיס | symptom
Presence of indwelling urinary catheter | | indwelling catheter; Foley catheter in situ; long-term catheter; permanent catheter; indwelling urinary catheter; permanent urinary catheter | קטטר קבוע; נושא קטטר; צנתר שתן קבוע; קטטר שתן קבוע |
Ureteral stent in situ | Z96.0 | JJ stent; double-J stent; DJ stent; ureteric stent; presence of ureteral stent | סטנט אורטרלי; DJ סטנט; סטנט בשופכן; תומכן בשופכן | sided
Catheter-associated urinary tract infection | T83.511A | CAUTI; catheter-associated UTI | זיהום שתן קשור לקטטר; דלקת בדרכי השתן על רקע קטטר |

# --- Men's health
Benign prostatic hyperplasia | N40.0 | BPH; enlarged prostate; benign prostatic hypertrophy; benign prostate hypertrophy; benign prostate hyperplasia; prostatic hyperplasia; prostatomegaly; benign enlargement of prostate; prostate enlargement; benign prostatic enlargement; prostatic hypertrophy; BPE; prostate hyperplasia; hypertrophy of prostate; prostatic enlargement; prostate is enlarged; prostate is mildly enlarged; prostate is moderately enlarged; prostate appears enlarged | הגדלה שפירה של הערמונית; ערמונית מוגדלת; היפרפלזיה שפירה של הערמונית; הגדלת הערמונית; הגדלת ערמונית; שגשוג שפיר של הערמונית; ערמונית מוגדלת שפירה; הגדלה שפירה של בלוטת הערמונית; פרוסטטה מוגדלת; הגדלת פרוסטטה; הגדלה שפירה של ערמונית; הגדלת בלוטת הערמונית |
Benign prostatic hyperplasia with lower urinary tract symptoms | N40.1 | BPH with LUTS; BPH with urinary obstruction; LUTS; lower urinary tract symptoms; BPH with obstruction; BPH/LUTS; prostatism; BPH with urinary retention; benign prostatic hyperplasia with obstruction; BPH with lower urinary tract symptoms | הגדלת הערמונית עם תסמיני שתן; תסמינים של דרכי השתן התחתונות; הגדלה שפירה של הערמונית עם הפרעות במתן שתן; הפרעות במתן שתן; פרוסטטיזם |
Prostatitis | N41.9 | inflammatory disease of prostate; inflammation of prostate | פרוסטטיטיס; דלקת ערמונית; דלקת הערמונית; דלקת בערמונית |
Acute prostatitis | N41.0 | acute bacterial prostatitis | פרוסטטיטיס חריפה; דלקת ערמונית חריפה |
Chronic prostatitis | N41.1 | chronic bacterial prostatitis; CPPS; chronic prostatitis chronic pelvic pain syndrome; chronic pelvic pain syndrome | פרוסטטיטיס כרונית; דלקת ערמונית כרונית |
Elevated prostate specific antigen | R97.20 | elevated PSA; raised PSA; high PSA; PSA elevation; increased PSA; PSA is raised; PSA is elevated; PSA is high; PSA was raised | PSA מוגבר; PSA גבוה; עליה ב PSA; עליה בערכי PSA; עלייה בערכי PSA; ערך PSA מוגבר | finding
Prostate nodule | N40.2 | prostatic nodule; nodular prostate; nodular prostate without lower urinary tract symptoms | קשרית בערמונית; גוש בערמונית | finding
Erectile dysfunction | N52.9 | ED?; impotence; male erectile disorder; erectile disorder; impotence of organic origin | אין אונות; הפרעה בזקפה; אימפוטנציה; הפרעות זקפה; הפרעה בתפקוד המיני; הפרעת זקפה; ליקוי בזקפה; ליקוי זקפה; ליקויי זקפה |
Premature ejaculation | F52.4 | rapid ejaculation; ejaculatory dysfunction; delayed ejaculation | שפיכה מוקדמת; פליטה מוקדמת; שפיכה מהירה |
Hydrocele | N43.3 | hydrocoele; hydrocele of testis; scrotal fluid collection | הידרוצלה; הידרוצלי; מימת האשך | sided; finding
Varicocele | I86.1 | scrotal varices; varicocoele; varicosity of scrotum | וריקוצלה; דליות באשך; ואריקוצלה; וריקוצל; דליות אשכים | sided; finding
Spermatocele | N43.40 | spermatocele of epididymis | ספרמטוצלה | sided; finding
Epididymal cyst | N50.3 | cyst of epididymis; epididymal cysts | ציסטה ביותרת האשך; ציסטה באפידידימיס | sided; finding
Epididymitis | N45.1 | inflammation of epididymis; acute epididymitis | אפידידימיטיס; דלקת יותרת האשך; דלקת ביותרת האשך | sided
Orchitis | N45.2 | inflammation of testis; testicular infection | אורכיטיס; דלקת אשך; דלקת האשך | sided
Epididymo-orchitis | N45.3 | epididymoorchitis; acute epididymo-orchitis | אפידידימו אורכיטיס; דלקת אשך ויותרת האשך; אפידידימואורכיטיס | sided
Testicular torsion | N44.00 | torsion of testis; torsion of testicle | תסביב אשך; טורסיה של האשך; תסביב האשך; טורסיה של אשך | sided
Testicular pain | N50.819 | orchialgia; testicle pain; testalgia; pain in testicle | כאב באשך; כאבים באשך; כאב אשכים; כאב באשכים | symptom; sided
Scrotal pain | N50.82 | pain in scrotum; scrotum pain | כאב בשק האשכים; כאבים בשק האשכים | symptom
Phimosis | N47.1 | tight foreskin | פימוזיס; הצרות העורלה; היצרות העורלה; היצרות עורלה |
Paraphimosis | N47.2 | retracted foreskin, trapped | פרפימוזיס |
Balanitis | N48.1 | inflammation of glans penis | בלניטיס; דלקת עטרת הפין; דלקת העטרה |
Peyronie disease | N48.6 | Peyronie's disease; penile curvature; induration penis plastica; curvature of penis? | מחלת פיירוני; עקמת הפין; עקמת פין |
Undescended testis | Q53.9 | cryptorchidism; undescended testicle | אשך טמיר; אשך לא ירוד; קריפטורכידיזם; אשכים טמירים | sided
Hypospadias | Q54.9 | hypospadias, unspecified | היפוספדיאס |
Male infertility | N46.9 | infertility, male; infertile male; male factor infertility | אי פוריות הגבר; אי פוריות גברית; עקרות גברית |
Oligospermia | N46.11 | oligozoospermia | אוליגוספרמיה |
Oligoasthenoteratozoospermia | | OAT syndrome; oligoasthenoteratospermia; oligo-astheno-teratozoospermia | אוליגואסתנוטרטוזואוספרמיה |
Hematospermia | R36.1 | blood in semen; hemospermia; haematospermia | דם בזרע; המטוספרמיה; המוספרמיה | symptom
Vasectomy status | Z98.52 | s/p vasectomy; history of vasectomy; status post vasectomy | מצב לאחר קשירת צינורות הזרע; מצב לאחר וזקטומיה; לאחר וזקטומיה | history
Status post prostatectomy | Z90.79 | s/p prostatectomy; history of prostatectomy; s/p radical prostatectomy; acquired absence of prostate; s/p RALP; status post radical prostatectomy | מצב לאחר כריתת ערמונית; לאחר כריתת ערמונית; מצב לאחר כריתת ערמונית רדיקלית; מצב לאחר פרוסטטקטומיה | history

# --- Pregnancy and birth
Pregnancy | Z33.1 | pregnant; IUP; intrauterine pregnancy; gravid; pregnant state; viable intrauterine pregnancy; single intrauterine pregnancy; pregnancy state, incidental | הריון; היריון; הרה; אישה הרה; הריון תוך רחמי; בהריון; היריון תוך רחמי |
High-risk pregnancy | O09.90 | supervision of high risk pregnancy | הריון בסיכון גבוה; הריון בסיכון; היריון בסיכון; היריון בסיכון גבוה |
Twin pregnancy | O30.009 | dichorionic diamniotic twins; DCDA twins; twin gestation; MCDA twins; monochorionic diamniotic twins | הריון תאומים; תאומים; היריון תאומים; תאומים דיכוריאליים; הריון דיכוריוני; תאומים מונוכוריאליים |
IVF pregnancy | O09.819 | pregnancy conceived by IVF; pregnancy resulting from assisted reproductive technology | הריון IVF; הריון מהפריה חוץ גופית; היריון מהפריה חוץ גופית |
Preeclampsia | O14.90 | pre-eclampsia; toxemia of pregnancy; PET?; toxaemia of pregnancy; gestational toxemia; mild preeclampsia | רעלת הריון; רעלת היריון; פרה אקלמפסיה; פראקלמפסיה; רעלת הריון קלה |
Severe preeclampsia | O14.10 | severe pre-eclampsia; preeclampsia with severe features; severe PET | רעלת הריון חמורה; רעלת הריון קשה; פראקלמפסיה קשה |
HELLP syndrome | O14.20 | HELLP | תסמונת HELLP; תסמונת הלפ |
Eclampsia | O15.9 | eclamptic seizure | אקלמפסיה; פרכוס אקלמפטי |
Gestational hypertension | O13.9 | pregnancy-induced hypertension; PIH; gestational HTN; GHTN; high blood pressure of pregnancy; high blood pressure in pregnancy; pregnancy high blood pressure | יתר לחץ דם הריוני; יתר לחץ דם בהריון; יל״ד הריוני; יתר לחץ דם היריוני |
Pre-existing hypertension in pregnancy | O10.919 | chronic hypertension in pregnancy; chronic hypertension complicating pregnancy | יתר לחץ דם כרוני בהריון |
Gestational diabetes mellitus | O24.419 | GDM; gestational diabetes; diabetes in pregnancy; GDMA1; GDMA2; gestational diabetes mellitus in pregnancy; GDM A1; GDM A2; diabetes of pregnancy; GDM diet-controlled; GDM on diet | סוכרת הריון; סוכרת הריונית; סכרת הריון; סכרת הריונית; סוכרת היריון; סוכרת היריונית; סוכרת בהריון |
Hyperemesis gravidarum | O21.0 | hyperemesis?; severe vomiting in pregnancy; HG? | היפראמזיס גרבידרום; הקאות מרובות בהריון; היפראמזיס; היפר אמזיס גרבידרום; הקאות הריון; הקאות יתר בהריון; הקאות יתר הריוניות |
Nausea and vomiting of pregnancy | O21.9 | morning sickness; vomiting of pregnancy; NVP; pregnancy nausea | בחילות והקאות בהריון; בחילות בהריון; בחילות בוקר; הקאות בהריון |
Ectopic pregnancy | O00.90 | extrauterine pregnancy; ectopic gestation | הריון חוץ רחמי; היריון חוץ רחמי; הריון אקטופי; הח״ר | sided
Tubal pregnancy | O00.109 | tubal ectopic pregnancy; fallopian tube pregnancy; ruptured tubal pregnancy | הריון חצוצרתי; היריון חצוצרתי | sided
Spontaneous abortion | O03.9 | miscarriage; complete abortion; SAB?; complete miscarriage; early pregnancy loss | הפלה טבעית; הפלה ספונטנית; הפלה?; הפלה מלאה |
Incomplete abortion | O03.4 | incomplete miscarriage; retained products of conception after miscarriage; incomplete spontaneous abortion | הפלה לא שלמה; הפלה חלקית |
Missed abortion | O02.1 | missed miscarriage; MA?; silent miscarriage; embryonic demise; missed AB; missed Ab | הפלה נדחית; הפלה נידחת; הפלה נדחת; מיסד אבורשן; הריון שאינו מתפתח |
Blighted ovum | O02.0 | anembryonic pregnancy; anembryonic gestation | שק ריק; הריון אנאמבריוני; שק הריון ריק |
Threatened abortion | O20.0 | threatened miscarriage | הפלה מאיימת; איום הפלה; איום בהפלה |
Bleeding in early pregnancy | O20.9 | first trimester bleeding; hemorrhage in early pregnancy; vaginal bleeding in pregnancy; bleeding in pregnancy; early pregnancy bleeding | דימום בהריון; דימום בתחילת הריון; דמם בהריון; דימום בשליש ראשון |
Recurrent pregnancy loss | N96 | recurrent miscarriage; habitual aborter; recurrent miscarriages; recurrent abortion; RPL?; habitual abortion | הפלות חוזרות; הפלות נשנות; אובדן הריון חוזר |
Hydatidiform mole | O01.9 | molar pregnancy; gestational trophoblastic disease; mole pregnancy | הריון מולרי; מולה הידטידיפורמית; מולה |
Cervical insufficiency in pregnancy | O34.30 | incompetent cervix; cervical incompetence; short cervix in pregnancy; cervical insufficiency | אי ספיקת צוואר הרחם; אי ספיקה צווארית; צוואר רחם קצר; קיצור צוואר הרחם |
Placenta previa | O44.00 | placenta praevia; complete placenta previa | שליית פתח; שליה פתח; פלצנטה פרביה; שלית פתח |
Low-lying placenta | O44.40 | low placenta; low-lying placenta NOS | שליה נמוכה; שליית קצה נמוכה |
Placental abruption | O45.90 | abruptio placentae; premature separation of placenta; abruption | היפרדות שליה; היפרדות שלייה; הפרדות שליה; היפרדות השליה |
Preterm premature rupture of membranes | O42.919 | PPROM; preterm rupture of membranes | ירידת מים מוקדמת טרם זמנה; פקיעת קרומים מוקדמת; ירידת מים מוקדמת |
Premature rupture of membranes | O42.90 | PROM; rupture of membranes; prelabor rupture of membranes; SROM? | ירידת מים; פקיעת קרומים; ירידת מי שפיר |
Preterm labor | O60.00 | premature labor; threatened preterm labor; preterm labour; threatened preterm labour; preterm labor without delivery; preterm contractions | לידה מוקדמת מאיימת; צירים מוקדמים; איום לידה מוקדמת; לידה מוקדמת |
Fetal distress | O77.9 | foetal distress; fetal distress in labor; fetal stress in labor; non-reassuring fetal status in labor | מצוקה עוברית; מצוקת עובר; סבל עוברי |
Fetal growth restriction | O36.5990 | IUGR; FGR; intrauterine growth restriction; poor fetal growth; fetal growth retardation; intrauterine growth retardation | האטה בגדילה תוך רחמית; פיגור בגדילה תוך רחמית; האטה בגדילת העובר; עיכוב גדילה תוך רחמי; איחור בגדילה תוך רחמית |
Large for gestational age fetus | O36.60X0 | fetal macrosomia; large for dates; LGA fetus; macrosomia; excessive fetal growth | עובר גדול; מקרוזומיה; עובר גדול לגיל ההריון; מאקרוזומיה |
Polyhydramnios | O40.9XX0 | hydramnios; excess amniotic fluid; increased amniotic fluid | ריבוי מי שפיר; פוליהידרמניוס; ריבוי מים; ריבוי מי שפיר קל |
Oligohydramnios | O41.00X0 | low amniotic fluid; decreased amniotic fluid; reduced liquor | מיעוט מי שפיר; אוליגוהידרמניוס; מיעוט מים; מעט מי שפיר |
Breech presentation | O32.1XX0 | breech; frank breech; complete breech; footling breech | מצג עכוז |
Failed induction of labor | O61.9 | failed induction; failed labor induction; failed induction of labour; failed medical induction of labor; unsuccessful induction | כישלון השראת לידה; השראת לידה שנכשלה |
Post-term pregnancy | O48.0 | postdates; post dates pregnancy; past due date; postdate pregnancy; overdue pregnancy | הריון עודף; הריון עבר תאריך; עודף הריון; היריון עודף; עבר תאריך לידה משוער |
Prolonged pregnancy | O48.1 | pregnancy beyond 42 weeks | הריון ממושך; הריון מעל 42 שבועות |
Decreased fetal movements | O36.8190 | reduced fetal movements; RFM?; DFM; decreased fetal movement | ירידה בתנועות עובר; מיעוט תנועות עובר; ירידה בתנועות העובר; תחושת תנועות עובר ירודה | symptom
Intrauterine fetal death | O36.4XX0 | IUFD; stillbirth; fetal demise; intrauterine fetal demise; fetal death in utero | מות עובר ברחם; מוות עוברי תוך רחמי; לידה שקטה; מות עובר תוך רחמי |
Pregnancy with previous cesarean | O34.219 | previous cesarean section in pregnancy; prior cesarean delivery affecting pregnancy; pregnancy with uterine scar; maternal care for scar from previous cesarean delivery | הריון לאחר ניתוח קיסרי; צלקת ברחם בהריון |
Cholestasis of pregnancy | O26.649 | intrahepatic cholestasis of pregnancy; ICP?; obstetric cholestasis | כולסטזיס של הריון; כולסטזיס הריוני; כולסטזיס בהריון |
Postpartum anemia | O90.81 | anemia of the puerperium; postnatal anemia; postnatal anaemia; puerperal anemia; anemia after delivery | אנמיה לאחר לידה; אנמיה לאחר הלידה; אנמיה אחרי לידה; אנמיה אחרי הלידה; אנמיה פוסט פרטום |
Anemia in pregnancy | O99.019 | anaemia in pregnancy; anemia complicating pregnancy; gestational anemia | אנמיה בהריון; אנמיה הריונית; אנמיה בהיריון |
Gestational thrombocytopenia | O99.119 | thrombocytopenia in pregnancy | תרומבוציטופניה הריונית; טרומבוציטופניה בהריון |
Rh negative blood type | Z67.91 | Rh negative; rhesus negative; RhD negative | Rh שלילי; סוג דם שלילי |
Group B streptococcus carrier | Z22.330 | group B strep colonization; group B streptococcus colonization; GBS carrier; GBS positive; group B strep carrier; group B strep positive; GBS colonization | נשאית GBS; נשאות GBS; GBS חיובי; סטרפטוקוקוס B חיובי |
Normal vaginal delivery | O80 | NVD?; spontaneous vaginal delivery; SVD?; NSVD; normal spontaneous vaginal delivery; uncomplicated delivery; full-term uncomplicated delivery; vaginal birth; normal delivery | לידה רגילה; לידה וגינלית; לידה ספונטנית; לידה נרתיקית; לידה וגינאלית; לידה תקינה |
Cesarean delivery | O82 | delivered by cesarean section; caesarean delivery; LSCS delivery; delivery by caesarean section; delivery by cesarean | לידה בניתוח קיסרי; לידה קיסרית |
History of cesarean section | Z98.891 | history of cesarean delivery; prior cesarean section; previous C-section; s/p C-section; s/p cesarean section; previous caesarean section; history of C-section; previous LSCS; prior C-section; s/p CS; status post cesarean section; history of uterine scar from previous surgery; previous cesarean section; s/p LSCS; s/p cesarean; prior cesarean | מצב לאחר ניתוח קיסרי; ניתוח קיסרי בעבר; לאחר ניתוח קיסרי; צלקת ברחם; אחרי ניתוח קיסרי | history
Postpartum hemorrhage | O72.1 | PPH; postpartum haemorrhage; hemorrhage after delivery; atonic postpartum hemorrhage | דימום לאחר לידה; דמם לאחר לידה; דימום אחרי לידה; דמם לאחר הלידה |
Retained placenta | O72.0 | adherent placenta | שליה כלואה; שליה נעוצה; אי פליטת שליה |
Retained placenta without hemorrhage | O73.0 | | שליה כלואה ללא דימום |
First degree perineal laceration during delivery | O70.0 | first degree perineal tear; first-degree perineal laceration; first degree tear; first-degree tear | קרע פרינאום דרגה 1; קרע דרגה 1 בפרינאום |
Second degree perineal laceration during delivery | O70.1 | second degree perineal tear; second-degree perineal laceration; second degree tear; second-degree tear | קרע פרינאום דרגה 2; קרע דרגה 2 בפרינאום |
Third degree perineal laceration during delivery | O70.20 | third degree perineal tear; third-degree perineal laceration; third degree midline tear; third-degree midline tear; third degree tear; third-degree tear | קרע פרינאום דרגה 3; קרע דרגה 3 בפרינאום |
Fourth degree perineal laceration during delivery | O70.3 | fourth degree perineal tear; fourth-degree perineal laceration; fourth degree tear; fourth-degree tear | קרע פרינאום דרגה 4; קרע דרגה 4 בפרינאום |
Perineal laceration during delivery | O70.9 | perineal tear; obstetric perineal laceration; vaginal tear during delivery | קרע בפרינאום; קרע פרינאלי; קרע חיץ הנקביים | stage
Postpartum state | Z39.2 | postpartum; puerperium; post partum; postpartum follow-up; status post delivery; puerperal; s/p delivery | לאחר לידה; אחרי לידה; משכב לידה; יולדת?; ביקורת לאחר לידה; מצב לאחר לידה |
Postpartum depression | F53.0 | postnatal depression; PPD?; puerperal depression; post natal depression; post-natal depression; post partum depression | דיכאון לאחר לידה; דכאון אחרי לידה; דיכאון אחרי לידה; דיכאון פוסט פרטום |
Lactational mastitis | O91.23 | puerperal mastitis; mastitis in breastfeeding; breastfeeding mastitis; nonpurulent mastitis associated with lactation | דלקת שד בהנקה; מסטיטיס בהנקה; דלקת בשד מניקה | sided
Breastfeeding | Z39.1 | lactating; nursing mother; lactating mother; breast feeding | מניקה; הנקה; אם מניקה |
History of gestational diabetes | Z86.32 | history of GDM; prior gestational diabetes; personal history of gestational diabetes; previous GDM | סוכרת הריון בעבר; סוכרת הריונית בעבר; סכרת הריון בעבר | history
History of preterm labor | Z87.51 | history of preterm delivery; prior preterm birth; personal history of pre-term labor; previous preterm birth | לידה מוקדמת בעבר | history
Uterine contractions | O47.9 | false labor; Braxton Hicks contractions; uterine irritability; contractions in pregnancy; false labour | צירים מדומים; התכווצויות רחם; כיווצים; צירים; התכווצויות | symptom
Advanced maternal age | | AMA?; elderly multigravida; advanced maternal age in pregnancy; maternal age over 35 | גיל אם מתקדם; גיל אימהי מתקדם |

# --- Gynaecology
Menorrhagia | N92.0 | heavy menstrual bleeding; HMB; hypermenorrhea; heavy periods; heavy menses; heavy menstruation; excessive menstruation; menorrhagia with regular cycle; excessive menstrual bleeding | מנורגיה; דימום ווסתי מוגבר; וסת מרובה; דימום וסתי מוגבר; וסתות מרובות; דימום ווסתי מרובה; דימום וסתי מרובה; דימום וסתי רב; דימום וסתי כבד; וסת שופעת |
Menometrorrhagia | N92.1 | metrorrhagia; irregular heavy menstruation; menorrhagia with irregular cycle; IMB?; excessive and frequent menstruation with irregular cycle | מנומטרורגיה; מטרורגיה; דימום בין ווסתי |
Abnormal uterine bleeding | N93.9 | bleeding per vagina; bleeding per vaginum; AUB; dysfunctional uterine bleeding; DUB; abnormal vaginal bleeding; abnormal uterine and vaginal bleeding; vaginal bleeding; uterine bleeding; PV bleeding; per vaginal bleeding; PV bleed | דימום רחמי לא סדיר; דימום נרתיקי; דימום רחמי לא תקין; דימום וגינלי; דימום וגינאלי; דמם רחמי; דימום רחמי; דימום לדני |
Irregular menstruation | N92.6 | irregular periods; irregular menses; irregular menstrual cycle; menstrual irregularity; menstrual disorder | וסת לא סדירה; מחזור לא סדיר; אי סדירות במחזור; וסתות לא סדירות; ווסת לא סדירה; הפרעה במחזור הווסת; הפרעות וסת |
Dysmenorrhea | N94.6 | dysmenorrhoea; painful periods; menstrual cramps; period pain; painful menstruation; menstrual pain | דיסמנוריאה; כאבי מחזור; כאבי וסת; כאבי ווסת; וסת כואבת; דיסמנוריה |
Amenorrhea | N91.2 | amenorrhoea; absent periods; absence of menstruation | אמנוריאה; העדר וסת; אל וסת; היעדר וסת; אמנוריה; היעדר מחזור |
Primary amenorrhea | N91.0 | primary amenorrhoea | אמנוריאה ראשונית; אל וסת ראשונית |
Secondary amenorrhea | N91.1 | secondary amenorrhoea | אמנוריאה שניונית; אל וסת שניונית |
Oligomenorrhea | N91.5 | oligomenorrhoea; infrequent periods; infrequent menstruation; scanty menstruation | אוליגומנוריאה; מיעוט וסתות; אוליגומנוריה |
Premenstrual syndrome | N94.3 | PMS?; premenstrual tension; premenstrual tension syndrome | תסמונת קדם וסתית; תסמונת קדם ווסתית; תסמונת טרום וסתית |
Premenstrual dysphoric disorder | F32.81 | PMDD | הפרעה דיספורית קדם וסתית |
Postmenopausal bleeding | N95.0 | PMB; bleeding after menopause; postmenopausal vaginal bleeding; post-menopausal bleeding | דימום פוסט מנופאוזלי; דימום לאחר גיל המעבר; דימום לאחר הפסקת הווסת; דמם פוסט מנופאוזלי; דימום פוסטמנופאוזלי |
Menopausal symptoms | N95.1 | climacteric symptoms; vasomotor symptoms; menopausal syndrome; menopausal and female climacteric states; menopausal hot flashes | תסמיני גיל המעבר; גלי חום; תופעות גיל המעבר; תסמונת גיל המעבר |
Perimenopause | N95.1 | perimenopausal; menopausal transition; climacteric | פרימנופאוזה; טרום גיל המעבר; פרי מנופאוזה |
Hot flashes | R23.2 | hot flushes; hot flash; flushing; facial flushing | גלי חום והזעה; הסמקה; סומק | symptom
Postmenopausal state | Z78.0 | menopause; postmenopausal; post menopausal; asymptomatic menopausal state; postmenopausal status; menopausal | גיל המעבר; מנופאוזה; הפסקת וסת; בגיל המעבר; פוסט מנופאוזה; חדלון וסת; בלות; פוסט מנופאוזלית |
Atrophic vaginitis | N95.2 | vaginal atrophy; vulvovaginal atrophy; genitourinary syndrome of menopause; GSM?; postmenopausal atrophic vaginitis; VVA; senile vaginitis; urogenital atrophy | וגיניטיס אטרופית; אטרופיה וגינלית; אטרופיה של הנרתיק; יובש נרתיקי; דלקת נרתיק אטרופית; יובש וגינלי |
Endometriosis | N80.9 | endometriosis, unspecified | אנדומטריוזיס; אנדומטריוזה |
Endometrioma | N80.129 | ovarian endometrioma; endometriotic cyst; chocolate cyst | אנדומטריומה; ציסטת שוקולד; אנדומטריומה שחלתית | finding; sided
Adenomyosis | N80.03 | adenomyosis of uterus; uterine adenomyosis | אדנומיוזיס | finding
Uterine fibroid | D25.9 | leiomyoma of uterus; fibroids; uterine fibroids; uterine leiomyoma; myoma; uterine myoma; fibroid uterus; leiomyoma; myomatous uterus; uterine myomas; fibroid; myomas; uterine leiomyomata; myoma uteri; uterine leiomyomas | מיומה; שרירן ברחם; שרירנים; מיומות; רחם שרירני; מיומה רחמית; רחם מיומטוטי; שרירן; שרירנים ברחם; מיומות ברחם; רחם מיומתי | finding; neoplasm
Submucous leiomyoma of uterus | D25.0 | submucosal fibroid; submucous myoma; submucosal myoma; submucous fibroid | מיומה תת רירית; שרירן תת רירי; מיומה סבמוקוזלית | finding; neoplasm
Intramural leiomyoma of uterus | D25.1 | intramural fibroid; intramural myoma | מיומה אינטרמורלית; שרירן אינטרמורלי; מיומה תוך דופנית | finding; neoplasm
Subserosal leiomyoma of uterus | D25.2 | subserosal fibroid; subserous myoma; pedunculated fibroid; subserosal myoma; subserous fibroid | מיומה תת סרוזית; מיומה סבסרוזלית; שרירן תת נסיובי | finding; neoplasm
Endometrial polyp | N84.0 | uterine polyp; polyp of endometrium; polyp of corpus uteri; intrauterine polyp; endometrial polyps | פוליפ ברחם; פוליפ אנדומטריאלי; פוליפ רירית הרחם; פוליפ רחמי; פוליפ ברירית הרחם; פוליפ תוך רחמי | finding
Cervical polyp | N84.1 | polyp of cervix; endocervical polyp; polyp of cervix uteri | פוליפ צווארי; פוליפ בצוואר הרחם; פוליפ צוואר הרחם | finding
Endometrial hyperplasia | N85.00 | hyperplasia of endometrium; endometrial hyperplasia without atypia | היפרפלזיה של רירית הרחם; היפרפלזיה אנדומטריאלית; שגשוג רירית הרחם |
Thickened endometrium | R93.89 | endometrial thickening; thick endometrium; thickened endometrial stripe; endometrial stripe thickening | רירית רחם מעובה; עיבוי רירית הרחם; רירית מעובה; רירית רחם עבה | finding
Ovarian cyst | N83.209 | cyst of ovary; ovarian cysts; simple ovarian cyst; functional ovarian cyst; ovarian cystic lesion; hemorrhagic ovarian cyst; cystic ovary; complex ovarian cyst; hemorrhagic cyst of ovary; haemorrhagic ovarian cyst | ציסטה שחלתית; ציסטה בשחלה; ציסטות בשחלות; ציסטה פשוטה בשחלה; ציסטה פונקציונלית; ציסטה המורגית בשחלה; כיסה שחלתית; ציסטה שחלתית פונקציונלית | finding; sided
Follicular cyst of ovary | N83.00 | ovarian follicular cyst; follicular cyst | ציסטה פוליקולרית; ציסטה זקיקית | finding; sided
Corpus luteum cyst | N83.10 | corpus luteal cyst; corpus luteum cyst of ovary; hemorrhagic corpus luteum | ציסטת גופיף צהוב; גופיף צהוב; ציסטה של הגופיף הצהוב | finding; sided
Adnexal cyst | | paraovarian cyst; paratubal cyst; adnexal cystic lesion; parovarian cyst | ציסטה טפולתית; ציסטה בטפולה; ציסטה פארא אובריאנית; ציסטה פרה-אובריאלית | finding; sided
Adnexal mass | N94.89 | ovarian mass; adnexal lesion; mass of ovary | גוש טפולתי; גוש בטפולה; גוש בשחלה; ממצא טפולתי | finding; sided
Dermoid cyst of ovary | D27.9 | ovarian dermoid; mature cystic teratoma; ovarian teratoma; mature teratoma of ovary | דרמואיד שחלתי; טרטומה שחלתית; ציסטה דרמואידית בשחלה; דרמואיד בשחלה | finding; sided; neoplasm
Dermoid cyst | | | ציסטה דרמואידית; דרמואיד? | sided; neoplasm
Hydrosalpinx | N70.11 | chronic salpingitis; dilated fallopian tube | הידרוסלפינקס; חצוצרה מורחבת | finding; sided
Pelvic inflammatory disease | N73.9 | PID?; female pelvic inflammatory disease; acute PID | מחלה דלקתית אגנית; דלקת אגן; דלקת אגנית; דלקת באגן |
Tubo-ovarian abscess | N70.93 | TOA; tuboovarian abscess | מורסה טובואובריאלית; אבצס טובואובריאני; מורסה טפולתית | sided
Ovarian torsion | N83.519 | torsion of ovary; adnexal torsion; torsion of ovary and ovarian pedicle | תסביב שחלה; תסביב שחלתי; טורסיה של השחלה; תסביב טפולתי; תסביב של השחלה | sided
Vaginitis | N76.0 | acute vaginitis; vulvovaginitis; vaginal infection; nonspecific vaginitis | וגיניטיס; דלקת נרתיק; דלקת בנרתיק; דלקת נרתיקית; וולווגיניטיס; דלקת וגינלית; דלקת פות ונרתיק |
Bacterial vaginosis | N76.0 | BV?; gardnerella vaginalis; Gardnerella vaginitis | וגינוזיס חיידקי; וגינוזיס בקטריאלי; גרדנרלה; וגינוזיס |
Vulvovaginal candidiasis | B37.31 | vaginal candidiasis; yeast infection?; vaginal thrush; candidal vaginitis; VVC; monilial vaginitis; vaginal yeast infection; candida vaginitis; acute candidiasis of vulva and vagina; vaginal candida | קנדידה בנרתיק; פטריה בנרתיק; פטרייה וגינלית; קנדידה וגינלית; פטרת הנרתיק; קנדידיאזיס וגינלי; פטריה וגינלית; דלקת נרתיק פטרייתית; פטרת נרתיקית; קנדידה נרתיקית |
Trichomoniasis | A59.9 | trichomonas; trichomonas vaginalis | טריכומונס; טריכומוניאזיס; טריכומונאס |
Cervicitis | N72 | inflammatory disease of cervix; inflammation of cervix; mucopurulent cervicitis | צרביציטיס; דלקת צוואר הרחם; דלקת בצוואר הרחם |
Cervical dysplasia | N87.9 | dysplasia of cervix; CIN?; cervical intraepithelial neoplasia; dysplasia of cervix uteri | דיספלזיה של צוואר הרחם; דיספלזיה צווארית; נגע טרום ממאיר בצוואר הרחם | stage
Cervical intraepithelial neoplasia 1 | N87.0 | CIN 1; CIN I; mild cervical dysplasia; CIN1; mild dysplasia of cervix | CIN 1 בצוואר הרחם; דיספלזיה קלה של צוואר הרחם |
Cervical intraepithelial neoplasia 2 | N87.1 | CIN 2; CIN II; moderate cervical dysplasia; CIN2; moderate dysplasia of cervix | CIN 2 בצוואר הרחם; דיספלזיה בינונית של צוואר הרחם |
Cervical intraepithelial neoplasia 3 | D06.9 | CIN 3; CIN III; carcinoma in situ of cervix; severe cervical dysplasia; CIN3; cervical carcinoma in situ; CIS of cervix | קרצינומה אין סיטו של צוואר הרחם; CIN 3 בצוואר הרחם; דיספלזיה קשה של צוואר הרחם | neoplasm
Abnormal Pap smear | R87.619 | abnormal cervical cytology; abnormal cervical smear; abnormal Papanicolaou smear of cervix; abnormal smear; abnormal uterine cytology | משטח פאפ לא תקין; פאפ לא תקין; משטח צוואר הרחם לא תקין | finding
Atypical squamous cells of undetermined significance | R87.610 | ASCUS; ASC-US; atypical squamous cells of undetermined significance of cervix | ASCUS במשטח פאפ; תאים קשקשיים אטיפיים | finding
Low-grade squamous intraepithelial lesion of cervix | R87.612 | LSIL; LGSIL; low grade squamous intraepithelial lesion | LSIL במשטח פאפ; נגע קשקשי תוך אפיתליאלי בדרגה נמוכה | finding
High-grade squamous intraepithelial lesion of cervix | R87.613 | HSIL; HGSIL; high grade squamous intraepithelial lesion | HSIL במשטח פאפ; נגע קשקשי תוך אפיתליאלי בדרגה גבוהה | finding
High-risk HPV positive | R87.810 | HPV positive; cervical HPV positive; high risk HPV DNA positive; HPV 16 positive; cervical high risk HPV DNA test positive | HPV חיובי; HPV בסיכון גבוה; נשאות HPV; נשאית HPV | finding
Human papillomavirus infection | B97.7 | HPV infection; papillomavirus infection; human papilloma virus infection; positive HPV; human papilloma virus; HPV changes | זיהום HPV; וירוס הפפילומה; נגיף הפפילומה; זיהום בנגיף הפפילומה; זיהום בווירוס הפפילומה |
Bartholin cyst | N75.0 | Bartholin's cyst; Bartholin gland cyst; cyst of Bartholin's gland | ציסטת ברטולין; ציסטה ע״ש ברטולין; ציסטה של בלוטת ברטולין | sided
Bartholin abscess | N75.1 | Bartholin's abscess; Bartholin gland abscess; abscess of Bartholin's gland | מורסת ברטולין; אבצס ברטולין; מורסה בבלוטת ברטולין | sided
Uterine prolapse | N81.4 | uterovaginal prolapse; prolapsed uterus; descensus uteri; womb prolapse; prolapsed womb; prolapse of the womb | צניחת רחם; פרולפס רחמי; צניחה של הרחם | stage
Enlarged uterus | N85.2 | hypertrophy of uterus; uterine enlargement; uterus enlargement; bulky uterus; enlargement of the uterus | רחם מוגדל; הגדלת רחם; רחם גדול |
Enterocele | N81.5 | vaginal enterocele | אנטרוצלה |
Pelvic organ prolapse | N81.9 | POP?; female genital prolapse; vault prolapse; vaginal prolapse; vaginal vault prolapse; genital prolapse | צניחת איברי אגן; צניחת אברי האגן; צניחה נרתיקית; צניחת אברי אגן | stage
Cystocele | N81.10 | bladder prolapse; cystocoele; anterior vaginal wall prolapse; prolapse of bladder | ציסטוצלה; צניחת שלפוחית; צניחת כיס השתן; צניחת דופן קדמית של הנרתיק; צניחת שלפוחית השתן | stage
Rectocele | N81.6 | rectocoele; posterior vaginal wall prolapse; posterior wall prolapse | רקטוצלה; צניחת דופן אחורית של הנרתיק | stage
Pelvic pain | R10.20 | pelvic and perineal pain; female pelvic pain; perineal pain; chronic pelvic pain; pain in pelvis | כאב אגני; כאבי אגן; כאב באגן; כאבי אגן כרוניים | symptom; sided
Pelvic girdle pain | | symphysis pubis dysfunction; pelvic girdle pain in pregnancy; pregnancy related pelvic girdle pain | כאב חגורת האגן; כאבי חגורת אגן |
Dyspareunia | N94.10 | painful intercourse; pain with intercourse; pain during intercourse | דיספראוניה; כאב ביחסי מין; כאבים בקיום יחסי מין; דיספרוניה | symptom
Vaginismus | N94.2 | vaginal spasm | וגיניסמוס; נרתיקנות |
Vulvodynia | N94.819 | vulvar pain | וולוודיניה; כאב בפות |
Lichen sclerosus | L90.0 | lichen sclerosus et atrophicus; LSA?; vulvar lichen sclerosus | ליכן סקלרוזוס; חזזית טרשתית |
Nabothian cyst | N88.8 | nabothian cysts; cervical cyst; nabothian follicle | ציסטות נבוטיאניות; ציסטה נבוטיאנית; ציסטות נאבוטיאניות | finding
Vaginal discharge | N89.8 | leukorrhea; leukorrhoea; abnormal vaginal discharge | הפרשה נרתיקית; הפרשה וגינלית; הפרשות מהנרתיק; הפרשות וגינליות | symptom
Female infertility | N97.9 | infertility; infertility, female; subfertility; primary infertility; secondary infertility | אי פוריות; אי פוריות האישה; עקרות; בעיות פוריות; אי פריון; אי פוריות ראשונית; אי פוריות שניונית |; אי פריון ראשוני; אי פריון שניוני
Retroverted uterus | N85.4 | retroflexed uterus; malposition of uterus; uterine retroversion | רחם הפוך; רחם ברטרוברסיה; רחם אחורי; רחם ברטרופלקסיה | finding
Bicornuate uterus | Q51.3 | bicornuate uterine anomaly | רחם דו קרני; רחם ביקורנואטי | finding
Breast lump | N63.0 | breast mass; lump in breast; breast nodule; mass of breast; unspecified lump in breast; palpable breast mass | גוש בשד; גוש שד; נודול בשד; ממצא בשד; קשרית בשד; גוש נימוש בשד | finding; sided
Breast cyst | N60.09 | simple breast cyst; benign breast cyst; cyst of breast; breast cysts; solitary cyst of breast | ציסטה בשד; ציסטות בשד; ציסטות בשדיים; ציסטות פשוטות בשדיים; ציסטות פשוטות בשד; ציסטות פשוטות בשני השדיים; ציסטות בשני השדיים; ציסטה פשוטה בשד | finding; sided
Fibrocystic breast disease | N60.19 | fibrocystic breasts; fibrocystic disease; fibrocystic breast changes; diffuse cystic mastopathy; mastopathy; fibrocystic changes of breast | מחלת שד פיברוציסטית; שינויים פיברוציסטיים בשד; מסטופתיה; שדיים פיברוציסטיים; שד פיברוציסטי | finding; sided
Fat necrosis of breast | N64.1 | fat necrosis in breast; breast fat necrosis; mammary fat necrosis; fat necrosis | נמק שומני; נמק שומני בשד; נמק שומן בשד | finding; sided
Mammary duct ectasia | N60.49 | duct ectasia; ductal ectasia of breast; dilated milk ducts; dilated lactiferous ducts; duct ectasia of breast | הרחבת צינורות חלב; הרחבת צינוריות חלב; צינורות חלב מורחבים; אקטזיה של צינורות חלב; הרחבת דוקטים | finding; sided
Fibroadenoma of breast | D24.9 | fibroadenoma; breast fibroadenoma | פיברואדנומה; פיברואדנומה בשד; פיברואדנומות בשד | finding; sided; neoplasm
Breast pain | N64.4 | mastodynia; mastalgia; breast tenderness | כאב בשד; מסטלגיה; כאבים בשד; כאבי שדיים; רגישות בשדיים | symptom; sided
Nipple discharge | N64.52 | discharge from nipple | הפרשה מהפטמה; הפרשה מפטמה | symptom; sided
Galactorrhea | N64.3 | galactorrhoea; galactorrhea not associated with childbirth | גלקטוריאה | symptom
Mastitis | N61.0 | inflammation of breast; breast infection; breast cellulitis; nonpuerperal mastitis; mastitis without abscess | מסטיטיס; דלקת שד; דלקת בשד; דלקת השד | sided
Breast abscess | N61.1 | abscess of breast; abscess of the breast and nipple | מורסה בשד; אבצס בשד; מורסת שד | sided
Breast calcifications | R92.1 | mammographic calcification; mammographic calcifications; benign breast calcifications; calcifications in breast | הסתיידויות בשד; הסתיידויות בשדיים; הסתיידויות שפירות בשד; הסתיידויות שפירות בשדיים; מיקרוקלציפיקציות; מיקרוקלציפיקציות בשד | finding; sided
Abnormal mammogram | R92.8 | abnormal mammography; abnormal breast imaging; other abnormal findings on diagnostic imaging of breast | ממוגרפיה לא תקינה; ממצא בממוגרפיה; ממוגרפיה פתולוגית | finding; sided
Dense breasts | R92.30 | dense breast tissue; mammographic density; mammographically dense breasts; heterogeneously dense breasts | שדיים צפופים; רקמת שד צפופה; שד צפוף | finding
Intrauterine device in situ | Z97.5 | IUD; intrauterine contraceptive device; IUCD; Mirena; IUD in situ; presence of intrauterine contraceptive device; intrauterine device | התקן תוך רחמי; מירנה; התקן תוך רחמי הורמונלי |
Oral contraceptive use | Z79.3 | OCP use; on oral contraceptives; birth control pills; long term use of hormonal contraceptives; on OCPs; on the pill | גלולות למניעת הריון; נוטלת גלולות; שימוש בגלולות |
Status post hysterectomy | Z90.710 | s/p hysterectomy; TAH; s/p TAH; acquired absence of uterus; history of hysterectomy; s/p TAH-BSO; absent uterus; surgically absent uterus; status post total hysterectomy; acquired absence of both cervix and uterus; previous hysterectomy; s/p TLH | מצב לאחר כריתת רחם; לאחר כריתת רחם; כריתת רחם בעבר; אחרי כריתת רחם; מצב לאחר כריתת הרחם | history
Tubal ligation status | Z98.51 | s/p tubal ligation; history of tubal ligation; s/p BTL; status post tubal ligation; s/p bilateral tubal ligation; BTL status; sterilization status female | מצב לאחר קשירת חצוצרות; קשירת חצוצרות; לאחר קשירת חצוצרות | history
Status post oophorectomy | Z90.721 | s/p oophorectomy; acquired absence of ovary; s/p salpingo-oophorectomy; history of oophorectomy | מצב לאחר כריתת שחלה; מצב לאחר כריתת טפולה; לאחר כריתת שחלה | history; sided
Status post bilateral oophorectomy | Z90.722 | s/p BSO; acquired absence of ovaries, bilateral; s/p bilateral salpingo-oophorectomy; history of bilateral oophorectomy | מצב לאחר כריתת שחלות; מצב לאחר כריתת טפולות; לאחר כריתת שחלות | history
Status post mastectomy | Z90.10 | s/p mastectomy; acquired absence of breast; history of mastectomy; s/p modified radical mastectomy; post mastectomy | מצב לאחר כריתת שד; לאחר כריתת שד; מצב לאחר מסטקטומיה | history; sided

# --- Stroke and cerebrovascular
Ischemic stroke | I63.9 | CVAs?; CVA?; stroke; cerebral infarction; cerebrovascular accident; ischaemic stroke; acute ischemic stroke; AIS?; brain infarct; cerebral infarct; acute CVA; acute stroke; acute ischaemic stroke; ischemic CVA; brain attack; CVA ischemic; ischaemic CVA; frontal infarct; frontal infarction; parietal infarct; parietal infarction; temporal infarct; frontal lobe infarct; frontal stroke; parietal stroke; frontoparietal infarct; temporoparietal infarct; parietal lobe infarct; temporal lobe infarct; internal capsule infarct; basal ganglia infarct; thalamic infarct; hemispheric infarct; hemispheric stroke | שבץ מוחי; אירוע מוחי; אירוע מוחי איסכמי; שבץ איסכמי; אוטם מוחי; שבץ; אירוע מוחי חריף; שבץ מוחי איסכמי; אירוע צרברווסקולרי; ארוע מוחי |
Lacunar infarction | I63.81 | lacunar stroke; lacunar infarct; acute lacunar infarct; lacunar CVA; lacunar infarcts | אוטם לקונרי; שבץ לקונרי; אוטמים לקונריים; אירוע לקונרי |
Amaurosis fugax | G45.3 | transient monocular blindness; transient monocular visual loss | אמאורוזיס פוגקס; עיוורון חולף בעין אחת | sided
Transient ischemic attack | G45.9 | TIAs; TIA; transient ischaemic attack; mini stroke; ministroke; transient cerebral ischemia | אירוע מוחי חולף; אירוע איסכמי חולף; התקף איסכמי חולף; טי איי איי; שבץ חולף |
Transient global amnesia | G45.4 | TGA? | אמנזיה גלובלית חולפת; שכחה גלובלית חולפת |
Intracerebral hemorrhage | I61.9 | ICH?; hemorrhagic stroke; intracranial bleed; brain hemorrhage; cerebral hemorrhage; intracerebral haemorrhage; brain bleed; intraparenchymal hemorrhage; haemorrhagic stroke; IPH; intracerebral bleed; brain haemorrhage; parietal hemorrhage; temporal hemorrhage; frontal hemorrhage; occipital hemorrhage; temporoparietal hemorrhage; frontoparietal hemorrhage; parietal lobe hemorrhage; frontal lobe hemorrhage; temporal lobe hemorrhage; occipital lobe hemorrhage; basal ganglia hemorrhage; thalamic hemorrhage; lobar hemorrhage; intraparenchymal bleed; parenchymal hemorrhage; basal ganglia bleed; thalamic bleed | דימום מוחי; דימום תוך מוחי; דמם תוך מוחי; שבץ המורגי; דמם מוחי; דימום במוח; אירוע מוחי דימומי; אירוע מוחי המורגי |
Subarachnoid hemorrhage | I60.9 | SAH; subarachnoid haemorrhage; subarachnoid bleed; nontraumatic subarachnoid hemorrhage; aneurysmal SAH | דימום תת עכבישי; דימום סובארכנואידלי; דמם תת עכבישי; דמם סובארכנואידלי |
Subdural hematoma | S06.5XAA | SDH; subdural hemorrhage; subdural haematoma; subdural bleed; subdural haemorrhage | דימום תת דוראלי; המטומה סובדורלית; המטומה תת דוראלית; דמם סובדורלי; דמם תת קשיתי; דימום סובדורלי | sided
Nontraumatic subdural hemorrhage | I62.00 | nontraumatic subdural hematoma; spontaneous subdural hematoma; spontaneous subdural hemorrhage | דימום סובדורלי לא טראומטי |
Chronic subdural hematoma | I62.03 | CSDH; chronic SDH; chronic subdural haematoma; nontraumatic chronic subdural hemorrhage | המטומה סובדורלית כרונית; דימום תת דוראלי כרוני | sided
Traumatic subdural hematoma | S06.5XAA | traumatic subdural hemorrhage; traumatic SDH; acute traumatic subdural hematoma | המטומה סובדורלית טראומטית; דימום תת דוראלי טראומטי | sided
Traumatic subarachnoid hemorrhage | S06.6XAA | traumatic SAH; tSAH | דימום תת עכבישי טראומטי; דמם סובארכנואידלי טראומטי |
Epidural hematoma | S06.4XAA | EDH; extradural hematoma; epidural hemorrhage; extradural haematoma; extradural hemorrhage | המטומה אפידורלית; דימום אפידורלי; דמם אפידורלי | sided
Hemiplegia | G81.90 | hemiparesis; hemiplegia, unspecified; hemiparalysis | המיפלגיה; המיפרזיס; שיתוק חצי גוף; חולשת פלג גוף; חולשה בפלג גוף; המיפרזיס ימין; המיפרזיס שמאל; שיתוק פלג גוף | sided
Hemiparesis following stroke | I69.359 | hemiplegia following cerebral infarction; post-stroke hemiparesis; residual hemiparesis after stroke; post stroke hemiplegia | המיפרזיס לאחר אירוע מוחי; המיפרזיס לאחר שבץ | sided
Sequelae of stroke | I69.30 | late effects of stroke; sequelae of cerebral infarction; residual deficit after stroke; late effect of CVA | נזק שארי לאחר אירוע מוחי; נזקים לאחר שבץ |
Aphasia | R47.01 | expressive aphasia; Broca aphasia; Wernicke aphasia; global aphasia; receptive aphasia; motor aphasia | אפזיה; אפאזיה; אפזיה מוטורית | symptom
Dysphasia | R47.02 | speech dysphasia | דיספזיה; דיספאזיה | symptom
Dysarthria | R47.1 | dysarthria and anarthria | דיסארתריה; דיזארטריה | symptom
Facial weakness | R29.810 | facial droop; facial palsy, central; facial paresis | חולשה פציאלית; צניחת זווית הפה; שיתוק פנים מרכזי; צניחת פנים | symptom; sided
Cerebral aneurysm | I67.1 | intracranial aneurysm; brain aneurysm; unruptured cerebral aneurysm; cerebral aneurysm, nonruptured; MCA aneurysm; aneurysm of cerebral artery; berry aneurysm; basilar tip aneurysm; anterior communicating artery aneurysm; ACom aneurysm; ACOM artery aneurysm; posterior communicating artery aneurysm; PCOM aneurysm; middle cerebral artery aneurysm; basilar artery aneurysm; carotid artery aneurysm intracranial; ophthalmic artery aneurysm | מפרצת מוחית; מפרצת תוך גולגולתית; מפרצת במוח; אנוריזמה מוחית | finding; sided
Dolichoectasia | | vertebrobasilar dolichoectasia; dolichoectatic basilar artery; basilar artery dolichoectasia; dolichoectasia of basilar artery; basilar artery ectasia; ectatic basilar artery | דוליכואקטזיה | finding
Cerebral arteriovenous malformation | Q28.2 | cerebral AVM; brain AVM; AVM brain; arteriovenous malformation of cerebral vessels; arteriovenous malformation of brain; AVM of brain; AVM of the brain; arteriovenous malformation of the brain | מלפורמציה עורקית ורידית במוח; AVM מוחי | finding
Klippel-Feil syndrome | Q76.1 | Klippel-Feil; Klippel Feil anomaly | תסמונת קליפל פייל |
Cerebral cavernous malformation | | cavernoma; cavernous angioma; cavernous malformation of brain; cavernous hemangioma of brain; Cavernous malformation; cavernomas | קברנומה; מלפורמציה קברנוטית; קברנומה במוח | finding
Developmental venous anomaly | Q28.3 | DVA?; venous angioma of brain; venous angioma | אנומליה ורידית התפתחותית | finding
Cerebrovascular disease | I67.9 | CVD?; cerebrovascular insufficiency; cerebral vascular disease | מחלה צרברווסקולרית; מחלת כלי דם במוח; מחלת כלי דם מוחיים |
Cerebral small vessel disease | I67.89 | small vessel disease; microvascular disease of brain; cerebral microangiopathy; microangiopathic changes; cerebral microvascular disease; small vessel disease of brain | מחלת כלי דם קטנים במוח; מחלת כלי דם קטנים; מיקרואנגיופתיה מוחית; שינויים מיקרווסקולריים | finding
Chronic ischemic changes of brain | I67.82 | cerebral ischemia; chronic microvascular ischemic changes; small vessel ischemic disease; chronic small vessel ischemic disease; chronic small vessel changes; chronic small vessel ischemic changes; small vessel ischemic changes; ischemic brain changes; chronic ischemic microvascular disease; microvascular ischemic changes; chronic cerebral ischemia; small vessel ischemic changes; chronic small vessel ischaemic change | שינויים איסכמיים כרוניים במוח; שינויים איסכמיים במוח; שינויים איסכמיים של כלי דם קטנים; שינויים איסכמיים בכלי דם קטנים; שינויים איסכמיים זעירים; שינויים איסכמיים של כלי דם קטנים; איסכמיה מוחית | finding
White matter disease of brain | R90.82 | white matter disease; leukoaraiosis; white matter changes; white matter hyperintensities; white matter lesions; periventricular white matter changes; nonspecific white matter changes; white matter abnormality; periventricular white matter disease; T2 white matter hyperintensities | מחלת חומר לבן; שינויים בחומר הלבן; לויקואריוזיס; לויקואראוזיס; מוקדי אות בחומר הלבן; נגעים בחומר הלבן; שינויים פריונטריקולריים; היפרדנסיות בחומר הלבן | finding
Cerebral atrophy | G31.9 | brain atrophy; cortical atrophy; diffuse cerebral atrophy; generalized cerebral atrophy; brain volume loss; cerebral volume loss; age-related atrophy of brain; involutional changes of brain; involutional changes | אטרופיה מוחית; אטרופיה קורטיקלית; אטרופיה של המוח; אטרופיה צרברלית; התרחבות החריצים והחדרים; אטרופיה מוחית כללית | finding
Cerebral venous sinus thrombosis | I67.6 | CVST; cerebral venous thrombosis; CVT?; sinus thrombosis; dural sinus thrombosis; sagittal sinus thrombosis | פקקת ורידית מוחית; תרומבוזיס של סינוס ורידי; פקקת סינוס ורידי מוחי; פקקת סינוסים מוחיים; פקקת של הסינוסים המוחיים; פקקת סינוסים ורידיים; טרומבוזיס של סינוסים מוחיים |

# --- Headache and face
Headache | R51.9 | cephalgia; cephalalgia; HA?; head pain; headache, unspecified; headaches; chronic daily headache; cephalea | כאב ראש; כאבי ראש; כאבים בראש; צפלגיה; כאבי ראש כרוניים | symptom
Migraine | G43.909 | migraine headache; migraines; migraine, unspecified; migraine headaches | מיגרנה; מיגרנות; צילחה; כאב ראש מיגרנוטי |
Migraine with aura | G43.109 | classic migraine; classical migraine; ocular migraine; ophthalmic migraine; migraine with visual aura | מיגרנה עם אאורה; מיגרנה עם אורה; מיגרנה עם הילה; מיגרנה קלאסית |
Migraine without aura | G43.009 | common migraine | מיגרנה ללא אאורה; מיגרנה ללא הילה |
Chronic migraine | G43.709 | chronic migraine without aura; transformed migraine | מיגרנה כרונית |
Vestibular migraine | G43.809 | migrainous vertigo; migraine-associated vertigo | מיגרנה וסטיבולרית; מיגרנה וסטיבולארית |
Tension-type headache | G44.209 | tension headache; TTH; muscle contraction headache; tension headaches | כאב ראש מתחי; כאבי ראש מתחיים; כאב ראש ממתח; כאבי ראש על רקע מתח; כאב ראש תעוקתי |
Cluster headache | G44.009 | cluster headaches; cluster headache syndrome | כאב ראש מקבצי; כאבי ראש מקבציים; כאבי ראש מסוג קלאסטר; קלאסטר |
Medication overuse headache | G44.40 | MOH; rebound headache; drug-induced headache | כאב ראש משימוש יתר בתרופות; כאב ראש עקב שימוש יתר |
Post-traumatic headache | G44.309 | posttraumatic headache | כאב ראש פוסט טראומטי |
Trigeminal neuralgia | G50.0 | tic douloureux; trigeminal nerve pain; TN? | נוירלגיה טריגמינלית; נאורלגיה טריגמינלית; כאב טריגמינלי; נוירלגיה של העצב המשולש; דלקת עצב טריגמינלי; נוירלגיה של הטריגמינוס |
Occipital neuralgia | M54.81 | occipital headache neuralgia; greater occipital neuralgia | נוירלגיה אוקסיפיטלית; נוירלגיה עורפית |
Bell palsy | G51.0 | Bell's palsy; facial nerve palsy; peripheral facial palsy; facial palsy; idiopathic facial paralysis; CN VII palsy; facial nerve paralysis; Bells palsy | שיתוק פנים; שיתוק עצב הפנים; שיתוק ע״ש בל; שיתוק פציאליס; שיתוק על שם בל; פציאליס; שיתוק פנים פריפרי; שיתוק עצב פציאלי; שיתוק בל; בלס פלסי; בל'ס פלסי | sided
Oculomotor nerve palsy | H49.00 | third nerve palsy; 3rd nerve palsy; cranial nerve III palsy; cranial nerve 3 palsy; third cranial nerve palsy; CN III palsy; CN3 palsy; CN 3 palsy; CNIII palsy; oculomotor palsy; IIIrd nerve palsy | שיתוק עצב שלישי | sided
Trochlear nerve palsy | H49.10 | fourth nerve palsy; 4th nerve palsy; cranial nerve IV palsy; cranial nerve 4 palsy; fourth cranial nerve palsy; CN IV palsy; CN4 palsy; CN 4 palsy; trochlear palsy; superior oblique palsy | שיתוק עצב רביעי | sided
Abducens nerve palsy | H49.20 | sixth nerve palsy; 6th nerve palsy; cranial nerve VI palsy; cranial nerve 6 palsy; sixth cranial nerve palsy; CN VI palsy; CN6 palsy; CN 6 palsy; abducens palsy; abducent nerve palsy; VIth nerve palsy; lateral rectus palsy | שיתוק עצב שישי | sided
Cranial nerve palsy | | cranial nerve palsies; multiple cranial nerve palsies; cranial neuropathy; cranial neuropathies | שיתוק עצב קרניאלי | sided
Facial pain | R51.9 | face pain; pain in face | כאב פנים; כאבים בפנים; כאבי פנים | symptom; sided
Atypical facial pain | G50.1 | persistent idiopathic facial pain | כאב פנים לא טיפוסי | sided

# --- Seizures
Epilepsy | G40.909 | seizure disorder; epileptic; epilepsy, unspecified, not intractable; recurrent seizures; epileptic fit; epileptic fits; epileptic seizure; epileptic seizures | אפילפסיה; כפיון; מחלת הנפילה; מחלת פרכוסים; הפרעה פרכוסית; התקף אפילפטי |
Refractory epilepsy | G40.919 | intractable epilepsy; drug-resistant epilepsy; epilepsy, unspecified, intractable | אפילפסיה עמידה; אפילפסיה עמידה לטיפול |
Seizure | R56.9 | convulsion; seizures; fit?; convulsions; unspecified convulsions; tonic-clonic seizure; GTCS; generalized tonic clonic seizure; first seizure; GTC seizure; new onset seizure | פרכוס; פרכוסים; התכווצויות פרכוסיות; אירוע פרכוסי; התקף פרכוסי; פרכוס ראשון; פירכוס; פרכוס כללי | symptom
Febrile seizure | R56.00 | simple febrile convulsion; febrile convulsion; febrile seizures; febrile convulsions; simple febrile seizure | פרכוסי חום; פרכוס חום; פירכוסי חום; פרכוס חום פשוט; פרכוס עם חום; פרכוסים עם חום |
Post-traumatic seizures | R56.1 | posttraumatic seizures; post traumatic seizures; post-traumatic seizure; posttraumatic seizure | פרכוסים לאחר חבלה |
Complex febrile seizure | R56.01 | complex febrile convulsions; atypical febrile seizure | פרכוס חום מורכב; פרכוסי חום מורכבים |
Status epilepticus | G40.901 | status epilepticus, unspecified | סטטוס אפילפטיקוס; מצב אפילפטי |
Absence epilepsy | G40.A09 | childhood absence epilepsy; petit mal; absence seizures; absence seizure | אפילפסיה מסוג ניתוק; התקפי ניתוק; אבסנס; פטיט מאל |
Focal epilepsy | G40.109 | partial epilepsy; temporal lobe epilepsy; focal seizures; partial seizures; TLE?; localization-related epilepsy | אפילפסיה מוקדית; אפילפסיה חלקית; פרכוסים מוקדיים; פרכוס מוקדי |
Juvenile myoclonic epilepsy | G40.B09 | JME | אפילפסיה מיוקלונית נעורית |
Infantile spasms | G40.822 | West syndrome; epileptic spasms | עוויתות תינוקות; תסמונת ווסט |
Psychogenic nonepileptic seizures | F44.5 | PNES; pseudoseizures; nonepileptic seizures; functional seizures; dissociative seizures; non-epileptic attack disorder | פרכוסים פסיכוגניים; התקפים לא אפילפטיים; פסאודו פרכוסים; התקפים פסיכוגניים |

# --- Movement and degenerative
Parkinson disease | G20.A1 | Parkinson's disease; PD?; Parkinson's; idiopathic Parkinson disease; paralysis agitans; IPD?; Parkinsons; idiopathic Parkinson's disease | מחלת פרקינסון; פרקינסון; מחלת הפרקינסון | stage
Parkinsonism | G20.C | parkinsonian syndrome; atypical parkinsonism | פרקינסוניזם; תסמונת פרקינסונית |
Essential tremor | G25.0 | benign essential tremor; familial tremor; ET? | רעד ראשוני; רעד אסנציאלי; רעד משפחתי; רעד טוב; רעד חיוני; רעד טבעי |
Tremor | R25.1 | shaking; tremors; tremor, unspecified; hand tremor | רעד; רעידות; רעד בידיים; רעד ידיים | symptom
Restless legs syndrome | G25.81 | RLS; restless leg syndrome; Willis-Ekbom disease; restless legs | תסמונת הרגליים חסרות המנוחה; רגליים חסרות מנוחה; תסמונת רגליים חסרות מנוח; רגליים חסרות מנוח; רגל חסרת מנוחה |
Dementia | F03.90 | senile dementia; dementia, unspecified; cognitive impairment with dementia; major neurocognitive disorder | דמנציה; שיטיון; קיהיון; דמנציה סנילית; דמנטי; דמנטית | stage
Alzheimer disease | G30.9 | Alzheimer's disease; Alzheimers; AD?; Alzheimer dementia; Alzheimer's dementia; Alzheimer's; dementia of Alzheimer's type; Alzheimer | מחלת אלצהיימר; אלצהיימר; דמנציה מסוג אלצהיימר; אלצהיימר דמנציה | stage
Vascular dementia | F01.50 | multi-infarct dementia; MID? | דמנציה וסקולרית; דמנציה רב אוטמית; שיטיון וסקולרי; דמנציה ואסקולרית |
Lewy body dementia | G31.83 | dementia with Lewy bodies; DLB; LBD?; Lewy body disease | דמנציה עם גופיפי לואי; דמנציה ע״ש לואי; דמנציית גופיפי לואי |
Frontotemporal dementia | G31.09 | FTD; frontotemporal lobar degeneration; FTLD; behavioral variant frontotemporal dementia | דמנציה פרונטוטמפורלית; דמנציה פרונטלית |
Mild cognitive impairment | G31.84 | MCI; mild neurocognitive disorder; mild cognitive disorder | ירידה קוגניטיבית קלה; הפרעה קוגניטיבית קלה; פגיעה קוגניטיבית קלה; לקות קוגניטיבית קלה |
Cognitive impairment | R41.89 | cognitive decline; cognitive deficit; impaired cognition; cognitive dysfunction | ירידה קוגניטיבית; פגיעה קוגניטיבית; הפרעה קוגניטיבית | symptom
Memory loss | R41.3 | amnesia; memory impairment; forgetfulness; memory disturbance; memory problems; short-term memory loss | אובדן זיכרון; ירידה בזיכרון; הפרעת זיכרון; שכחה; בעיות זיכרון; ירידה בזכרון; הפרעות זכרון | symptom
Confusion | R41.0 | disorientation; confused; acute confusion; acute confusional state; confusional state; disoriented | בלבול; מצב בלבולי; חוסר התמצאות; דיסאוריינטציה; בילבול; מבולבל; מצב בלבולי חריף | symptom
Altered mental status | R41.82 | AMS?; altered level of consciousness; change in mental status; altered mental state; mental status change; encephalopathic state; ALOC; altered sensorium | שינוי במצב ההכרה; שינוי במצב המנטלי; ירידה במצב ההכרה; הפרעה במצב ההכרה; שינוי מצב הכרה | symptom
Delirium | R41.0 | acute delirium | דליריום; דליריום חריף; אי שקט דלירנטי; בלבול חריף |
Delirium due to medical condition | F05 | delirium due to known physiological condition; ICU delirium; postoperative delirium; acute brain syndrome; septic delirium | דליריום על רקע מחלה גופנית; דליריום לאחר ניתוח |
Somnolence | R40.0 | drowsiness; drowsy; sleepiness; somnolent | ישנוניות; נמנום; סומנולנס; ישנוני | symptom
Lethargy | R53.83 | lethargic; listlessness | לתרגיה; לתרגי; לתרגית; אפתיות | symptom
Coma | R40.20 | unconscious; unresponsive; unconsciousness; unresponsiveness; comatose | תרדמת; חוסר הכרה; מחוסר הכרה | symptom
Loss of consciousness | | LOC?; lost consciousness | איבוד הכרה; אובדן הכרה; איבד הכרה; איבדה הכרה | symptom
Encephalopathy | G93.40 | encephalopathy, unspecified; acute encephalopathy | אנצפלופתיה; אנצפלופטיה |
Metabolic encephalopathy | G93.41 | septic encephalopathy; acute metabolic encephalopathy | אנצפלופתיה מטבולית |
Anoxic brain injury | G93.1 | hypoxic brain injury; anoxic encephalopathy; hypoxic encephalopathy; anoxic brain damage; hypoxic ischemic brain injury | אנצפלופתיה אנוקסית; נזק מוחי אנוקסי; נזק מוחי היפוקסי |
Multiple sclerosis | G35.D | MS?; disseminated sclerosis | טרשת נפוצה; מולטיפל סקלרוזיס; ט״נ |
Relapsing-remitting multiple sclerosis | G35.A | relapsing remitting multiple sclerosis; RRMS; relapsing-remitting MS; relapsing MS | טרשת נפוצה התקפית; טרשת נפוצה התקפית הפוגתית |
Primary progressive multiple sclerosis | G35.B0 | PPMS; primary progressive MS | טרשת נפוצה פרוגרסיבית ראשונית; טרשת נפוצה מתקדמת ראשונית |
Secondary progressive multiple sclerosis | G35.C0 | SPMS; secondary progressive MS | טרשת נפוצה פרוגרסיבית שניונית; טרשת נפוצה מתקדמת שניונית |
Neuromyelitis optica | G36.0 | NMO; Devic disease; NMOSD; neuromyelitis optica spectrum disorder | נוירומיאליטיס אופטיקה; נאורומיאליטיס אופטיקה |
Transverse myelitis | G37.3 | acute transverse myelitis; myelitis, transverse | מיאליטיס רוחבית; מיאליטיס טרנסברסית |
Myasthenia gravis | G70.00 | MG?; myasthenia | מיאסתניה גרביס; מיאסטניה גרביס; מיאסתניה |
Amyotrophic lateral sclerosis | G12.21 | ALS; Lou Gehrig disease; Lou Gehrig's disease | טרשת אמיוטרופית צידית; ניוון שרירים ALS; ניוון שרירים אמיוטרופי |
Motor neuron disease | G12.20 | MND; motor neurone disease | מחלת נוירון מוטורי; מחלת הנוירון המוטורי |
Huntington disease | G10 | Huntington's disease; Huntington's chorea | מחלת הנטינגטון; הנטינגטון |
Muscular dystrophy | G71.00 | MD?; muscular dystrophy, unspecified | דיסטרופיה שרירית; דיסטרופיה של השרירים; דיסטרופיית שרירים |
Duchenne muscular dystrophy | G71.01 | DMD? | דושן; ניוון שרירים דושן; דיסטרופיית שרירים ע״ש דושן |
Becker muscular dystrophy | G71.01 | Becker dystrophy | ניוון שרירים ע״ש בקר |
Guillain-Barre syndrome | G61.0 | GBS?; Guillain Barré; acute inflammatory demyelinating polyneuropathy; AIDP; acute inflammatory demyelinating polyradiculoneuropathy; Guillain-Barré syndrome | תסמונת גיאן ברה; גיליאן ברה; תסמונת גיליאן ברה |
Chronic inflammatory demyelinating polyneuropathy | G61.81 | CIDP; chronic inflammatory demyelinating polyradiculoneuropathy; chronic inflammatory demyelinating polyneuritis | פולינוירופתיה דמיאלינטיבית כרונית |
Spastic diplegic cerebral palsy | G80.1 | spastic diplegia; spastic cerebral palsy, diplegic; diplegic cerebral palsy | שיתוק מוחין ספסטי דיפלגי; דיפלגיה ספסטית |
Cerebral palsy | G80.9 | infantile cerebral palsy | שיתוק מוחין; שיתוק מוחי |
Hydrocephalus | G91.9 | hydrocephaly | הידרוצפלוס; מיימת הראש; מיימת ראש |
Ventriculomegaly | | enlarged ventricles; ventricular enlargement of brain; dilated cerebral ventricles; ventricles are enlarged; ventricles are dilated; ventricles were enlarged; ventricular dilatation of brain; prominence of ventricles; enlargement of ventricles; dilated ventricles | הרחבת חדרי המוח; חדרי מוח מורחבים; ונטריקולומגליה | finding
Normal pressure hydrocephalus | G91.2 | NPH?; idiopathic normal pressure hydrocephalus; iNPH | הידרוצפלוס בלחץ תקין; הידרוצפלוס נורמוטנסיבי |
Idiopathic intracranial hypertension | G93.2 | IIH; pseudotumor cerebri; benign intracranial hypertension; BIH | פסאודוטומור צרברי; יתר לחץ תוך גולגולתי אידיופתי; פסאודו טומור; יתר לחץ תוך גולגולתי שפיר; פסאודוטומור |
Brain mass | G93.89 | frontal lobe mass; temporal lobe mass; parietal lobe mass; occipital lobe mass; frontal mass; frontal mass lesion; temporal mass lesion; brain lesion; intracranial mass; space occupying lesion of brain; cerebral mass; SOL brain; cerebral lesion; intracranial lesion; frontal lobe lesion; temporal lobe lesion; parietal lobe lesion; occipital lobe lesion; cerebral lesion; intracranial lesion | גוש מוחי; נגע תופס מקום במוח; ממצא תופס מקום במוח | finding
Arachnoid cyst | G93.0 | cerebral cyst; cerebral cysts; intracranial arachnoid cyst; arachnoid cysts | ציסטה ארכנואידלית; ציסטה ארכנואידאלית | finding
Pineal cyst | E34.8 | pineal gland cyst; cyst of pineal gland | ציסטה פיניאלית; ציסטה באצטרובל; ציסטה בבלוטת האצטרובל | finding
Chiari malformation |  | Chiari I malformation; Arnold-Chiari malformation; Chiari type 1; tonsillar ectopia; Arnold Chiari; cerebellar tonsillar ectopia; low-lying cerebellar tonsils | מלפורמציה ע״ש קיארי; מלפורמציית קיארי; ארנולד קיארי; קיארי | finding
Syringomyelia | G95.0 | syrinx; syringobulbia; syringohydromyelia | סירינגומיאליה; סירינקס | finding
Myelopathy | G95.9 | spinal cord disease; disease of spinal cord | מיאלופתיה; מחלת חוט שדרה |
Cervical myelopathy | G95.9 | myelopathy of cervical cord | מיאלופתיה צווארית; מיאלופתיה צוארית |
Spinal cord compression | G95.20 | compression of spinal cord; cord compression, unspecified; cord compression; cervical cord compression | לחץ על חוט השדרה; דחיסת חוט השדרה; לחץ על חוט שדרה |
Cauda equina syndrome | G83.4 | CES?; cauda equina compression; acute cauda equina; cauda equina lesion | תסמונת זנב הסוס; קאודה אקווינה; תסמונת קאודה אקווינה |
Paraplegia | G82.20 | paraparesis; paraplegia, unspecified; lower body paralysis | פרפלגיה; פרפרזיס; שיתוק גפיים תחתונות; פאראפלגיה; פרפלגי |
Quadriplegia | G82.50 | tetraplegia; quadriparesis; tetraparesis | קוואדריפלגיה; טטרפלגיה; קוודריפלגיה; שיתוק ארבע גפיים |
Neurofibromatosis type 1 | Q85.01 | NF1; von Recklinghausen disease; von Recklinghausen's disease | נוירופיברומטוזיס סוג 1 |
Neurofibromatosis type 2 | Q85.02 | NF2; bilateral acoustic neurofibromatosis | נוירופיברומטוזיס סוג 2 |
Neurofibromatosis | Q85.00 | | נוירופיברומטוזיס; נאורופיברומטוזיס |
Tourette syndrome | F95.2 | Tourette's; Tourette's syndrome; Tourette's disorder; Gilles de la Tourette | תסמונת טורט; טורט; תסמונת ע״ש טורט |
Tic disorder | F95.9 | tics; motor tics; tic disorder, unspecified; vocal tics | טיקים; הפרעת טיקים; הפרעת טיק; טיקים מוטוריים |
Dystonia | G24.9 | dystonia, unspecified; focal dystonia | דיסטוניה |
Cervical dystonia | G24.3 | spasmodic torticollis | דיסטוניה צווארית; טורטיקוליס ספזמודי |
Torticollis | M43.6 | wry neck; wryneck; acute torticollis; stiff neck | טורטיקוליס; צוואר תפוס; צוואר עקום; תפיסת צוואר; צוואר נוקשה |
Blepharospasm | G24.5 | eyelid spasm | בלפרוספזם; עוויתות עפעף; בלפרוספאזם | sided
Hemifacial spasm | G51.39 | facial spasm; clonic hemifacial spasm | ספאזם המיפציאלי; עווית חצי פנים; המיפציאל ספזם | sided

# --- Peripheral nerves
Peripheral neuropathy | G62.9 | polyneuropathy; neuropathy; PN?; polyneuropathy, unspecified; sensory neuropathy; peripheral nerve disease; small fiber neuropathy; axonal polyneuropathy; sensorimotor polyneuropathy; PNP | נוירופתיה פריפרית; פולינוירופתיה; נוירופתיה היקפית; נוירופתיה; נאורופתיה; נוירופטיה; פולינוירופטיה; פולינאורופתיה; נוירופטיה פריפרית; נוירופטיה היקפית |
Chemotherapy-induced peripheral neuropathy | G62.0 | CIPN; drug-induced polyneuropathy; chemotherapy induced neuropathy | נוירופתיה עקב כימותרפיה; נוירופתיה תרופתית |
Carpal tunnel syndrome | G56.00 | CTS; carpal tunnel; median nerve entrapment; median neuropathy at wrist; median nerve compression at wrist | תסמונת התעלה הקרפלית; תסמונת מנהרת שורש כף היד; תסמונת התעלה הקרפאלית; תעלה קרפלית; תסמונת תעלה קרפלית; תעלה קרפאלית; תסמונת המנהרה הקרפלית; תסמונת מנהרה קרפלית | sided; stage
Ulnar neuropathy | G56.20 | cubital tunnel syndrome; ulnar nerve entrapment; ulnar nerve lesion; ulnar neuropathy at elbow; ulnar nerve compression; lesion of ulnar nerve; cubital tunnel | נוירופתיה אולנרית; תסמונת התעלה הקוביטלית; לחץ על העצב האולנרי; פגיעה בעצב האולנרי; נוירופתיה של העצב האולנרי | sided
Radial nerve palsy | G56.30 | wrist drop; radial neuropathy; Saturday night palsy; lesion of radial nerve | שיתוק העצב הרדיאלי; צניחת שורש כף יד; נוירופתיה רדיאלית | sided
Brachial plexopathy | G54.0 | brachial plexus lesion; brachial plexus disorders | פלקסופתיה ברכיאלית; פגיעה בפלקסוס הברכיאלי | sided
Thoracic outlet syndrome | G54.0 | TOS? | תסמונת מוצא בית החזה | sided
Foot drop | M21.379 | drop foot; dropped foot | צניחת כף רגל; כף רגל צנוחה; צניחת כף הרגל; דרופ פוט | sided; symptom
Peroneal neuropathy | G57.30 | peroneal nerve palsy; common peroneal nerve palsy; lesion of lateral popliteal nerve; fibular neuropathy | פגיעה בעצב הפרונאלי; נוירופתיה פרונאלית; שיתוק העצב הפרונאלי | sided
Meralgia paresthetica | G57.10 | lateral femoral cutaneous nerve entrapment; lateral femoral cutaneous neuropathy | מרלגיה פרסטטיקה | sided
Tarsal tunnel syndrome | G57.50 | tarsal tunnel | תסמונת התעלה הטרסלית | sided
Morton neuroma | G57.60 | Morton's neuroma; plantar nerve lesion; interdigital neuroma; Morton's metatarsalgia | נוירומה ע״ש מורטון; נוירומה על שם מורטון; מורטון | sided
Complex regional pain syndrome | G90.50 | CRPS; reflex sympathetic dystrophy; RSD; complex regional pain syndrome type 1; CRPS type I | תסמונת כאב אזורי מורכב; דיסטרופיה סימפטטית רפלקסית; תסמונת כאב אזורית מורכבת | sided
Neuralgia | M79.2 | neuritis; neuropathic pain; nerve pain; neuralgia and neuritis | נוירלגיה; כאב נוירופתי; נאורלגיה; נוירופתית כאב; כאב עצבי; כאבים נוירופתיים |
Familial dysautonomia | G90.1 | Riley-Day syndrome; Riley Day | דיסאוטונומיה משפחתית; רילי דיי |
Autonomic neuropathy | G90.9 | dysautonomia; autonomic dysfunction; autonomic nervous system disorder | נוירופתיה אוטונומית; דיסאוטונומיה; הפרעה אוטונומית |

# --- Dizziness, sleep, neurological symptoms
Dizziness | R42 | lightheadedness; giddiness; dizzy; light-headedness; dizziness and giddiness; dizzy spells; light-headed; lightheaded | סחרחורת; סחרחורות; סחרור; תחושת סחרור | symptom
Vertigo | R42 | vertiginous; rotational vertigo; spinning sensation | ורטיגו; סחרחורת סיבובית; סחרחורת סיבובית פריפרית | symptom
Benign paroxysmal positional vertigo | H81.10 | BPPV; positional vertigo; benign positional vertigo; BPV; benign paroxysmal vertigo | סחרחורת תנוחתית שפירה; ורטיגו תנוחתי; סחרחורת תנוחתית; סחרחורת תנוחתית התקפית שפירה; סחרחורת פוזיציונלית; ורטיגו תנוחתי התקפי שפיר; ורטיגו התקפי שפיר | sided
Vestibular neuritis | H81.20 | vestibular neuronitis; acute vestibular syndrome; acute peripheral vestibulopathy; vestibulopathy | נוירוניטיס וסטיבולרית; נאוריטיס וסטיבולרית; דלקת עצב שיווי המשקל; נוירוניטיס וסטיבולארית; נוירוניטיס וסטיבולרי | sided
Vestibular hypofunction | | peripheral vestibular hypofunction; unilateral vestibular hypofunction; bilateral vestibular hypofunction; decompensated vestibular hypofunction; uncompensated vestibular hypofunction; vestibular weakness; vestibular paresis; vestibular hypofunctioning; vestibular dysfunction; peripheral vestibular dysfunction | תת תפקוד וסטיבולרי; היפופונקציה וסטיבולרית | sided
Meniere disease | H81.09 | Ménière's disease; Meniere's disease; Menieres; endolymphatic hydrops; Meniere syndrome; Ménière disease | מחלת מנייר; מניירס; מנייר; מחלת מניירס | sided
Labyrinthitis | H83.09 | inner ear infection; vestibular labyrinthitis | לבירינטיטיס; דלקת המבוך; דלקת אוזן פנימית | sided
Ataxia | R27.0 | ataxia, unspecified | אטקסיה; אטקסיה צרבלרית | symptom
Gait abnormality | R26.9 | gait disturbance; abnormal gait; gait instability; unsteady gait; gait disorder; abnormality of gait; impaired gait | הפרעת הליכה; הפרעה בהליכה; חוסר יציבות בהליכה; הליכה לא יציבה; הפרעות הליכה | symptom
Unsteadiness on feet | R26.81 | unsteadiness; unsteady on feet | חוסר יציבות; אי יציבות | symptom
Imbalance | R26.89 | balance problem; loss of balance; disequilibrium; poor balance; balance disorder | חוסר שיווי משקל; הפרעה בשיווי משקל; בעיות שיווי משקל; הפרעת שיווי משקל | symptom
Weakness | R53.1 | asthenia; generalized weakness; generalised weakness; weak?; general weakness; asthenic | חולשה; חולשה כללית; חולשה כללי; אסתניה | symptom
Muscle weakness | M62.81 | muscle weakness (generalized); generalized muscle weakness; proximal muscle weakness; myasthenic weakness | חולשת שרירים; חולשה שרירית | symptom
Numbness | R20.0 | anesthesia of skin; loss of sensation; sensory loss; hypoaesthesia | חוסר תחושה; היפואסטזיה; אובדן תחושה; היפסטזיה; הפרעה בתחושה | symptom; sided
Paresthesia | R20.2 | paraesthesia; tingling; pins and needles; paresthesias; numbness and tingling; formication; paraesthesiae | נימול; פרסטזיה; עקצוצים; נימולים; הירדמות ידיים; תחושת נימול; רדימות; פרסתזיות; דקירות ונימול; פרסטזיות | symptom; sided
Insomnia | G47.00 | sleeplessness; difficulty sleeping; insomnia, unspecified; trouble sleeping; chronic insomnia; difficulty falling asleep | נדודי שינה; אינסומניה; קשיי שינה; קשיי הירדמות; נדודי שנה; קושי בשינה |
Sleep disorder | G47.9 | sleep disturbance; sleep disturbances; sleep problem; sleep problems | הפרעת שינה; הפרעות שינה; הפרעה בשינה |
Hypersomnia | G47.10 | excessive daytime sleepiness; EDS?; daytime sleepiness; excessive sleepiness | היפרסומניה; ישנוניות יתר; ישנוניות יומית; עייפות יומית; ישנוניות יתר במשך היום |
Narcolepsy | G47.419 | narcolepsy without cataplexy | נרקולפסיה |
Sleepwalking | F51.3 | somnambulism; sleep walking | סהרוריות; הליכה מתוך שינה |
Night terrors | F51.4 | sleep terrors; pavor nocturnus | ביעותי לילה; בעותי לילה |
Meningitis | G03.9 | meningitis, unspecified | דלקת קרום המוח; מנינגיטיס; דלקת קרומי המוח |
Bacterial meningitis | G00.9 | purulent meningitis; septic meningitis | דלקת קרום המוח חיידקית; מנינגיטיס חיידקית; מנינגיטיס בקטריאלית |
Viral meningitis | A87.9 | meningitis, viral | דלקת קרום המוח נגיפית; מנינגיטיס ויראלית; דלקת קרום המוח ויראלית |
Encephalitis | G04.90 | meningoencephalitis; encephalitis, unspecified; encephalomyelitis | אנצפליטיס; דלקת המוח; מנינגואנצפליטיס; דלקת מוח |
Brain abscess | G06.0 | intracranial abscess; cerebral abscess | מורסה מוחית; אבצס מוחי; מורסה במוח |
Chronic pain | G89.29 | other chronic pain; persistent pain | כאב כרוני; כאבים כרוניים |
Chronic pain syndrome | G89.4 | CPS?; chronic pain associated with significant psychosocial dysfunction | תסמונת כאב כרוני; תסמונת כאב כרונית |
Pain | R52 | generalized pain; pain, unspecified; body aches; aches and pains; generalised pain | כאב; כאבים; כאב כללי; כאבי גוף; כאבים מפושטים | symptom
Postoperative pain | G89.18 | acute postoperative pain; acute postprocedural pain; post-op pain; post-operative pain | כאב לאחר ניתוח; כאב פוסט ניתוחי; כאבים לאחר ניתוח |
Ventriculoperitoneal shunt in situ | Z98.2 | VP shunt; presence of CSF drainage device; ventriculoperitoneal shunt; VPS?; s/p VP shunt; shunt in situ | שאנט; דלף מוחי; שאנט VP; נושא שאנט; שאנט ונטריקולו פריטונאלי | history
Cerebrospinal shunt malfunction | | shunt malfunction; VP shunt malfunction; ventriculoperitoneal shunt malfunction; malfunction of shunt; shunt failure; malfunctioning shunt; ventricular shunt malfunction | כשל שאנט; תקלה בשאנט |
Cerebrospinal shunt obstruction | | shunt obstruction; VP shunt obstruction; proximal shunt obstruction; distal shunt obstruction; blocked shunt; shunt blockage; obstruction of shunt; occluded VP shunt | חסימת שאנט; שאנט חסום |

# --- Mental health
Depression | F32.A | depressive disorder; depressed mood disorder; clinical depression; depression, unspecified; depressive illness; depressive episode; depressive syndrome; reactive depression | דיכאון; דכאון; הפרעה דיכאונית; אפיזודה דיכאונית; מצב דיכאוני; דיכאון קליני; תסמונת דיכאונית |
Major depressive disorder | F32.9 | MDD; major depression; single episode major depressive disorder; major depressive disorder, single episode; unipolar depression; major depressive disorder single episode unspecified | דיכאון מג׳ורי; הפרעה דיכאונית מג׳ורית; דיכאון מזורי; מג׳ור דפרסיה; דיכאון רבתי; הפרעה דיכאונית מז׳ורית; דיכאון מז׳ורי; הפרעה דיכאונית מאג׳ורית |
Major depressive disorder, mild | F32.0 | mild depression; mild depressive episode; major depressive disorder, single episode, mild | דיכאון קל; אפיזודה דיכאונית קלה |
Major depressive disorder, moderate | F32.1 | moderate depression; moderate depressive episode; major depressive disorder, single episode, moderate | דיכאון בינוני; אפיזודה דיכאונית בינונית |
Major depressive disorder, severe | F32.2 | severe depression; severe depressive episode; major depressive disorder, single episode, severe without psychotic features | דיכאון קשה; אפיזודה דיכאונית קשה; דיכאון חמור |
Major depressive disorder with psychotic features | F32.3 | psychotic depression; major depressive disorder, single episode, severe with psychotic features | דיכאון פסיכוטי; דיכאון עם סממנים פסיכוטיים |
Major depressive disorder, recurrent | F33.9 | recurrent depression; recurrent major depression; recurrent depressive disorder; MDD recurrent; recurrent major depressive disorder | דיכאון חוזר; דיכאון מג׳ורי חוזר; הפרעה דיכאונית חוזרת; הפרעה דיכאונית נשנית |
Major depressive disorder, recurrent, moderate | F33.1 | recurrent moderate depression; MDD, recurrent, moderate | דיכאון חוזר בינוני |
Persistent depressive disorder | F34.1 | dysthymia; dysthymic disorder; chronic depression | דיסתימיה; דיכאון מתמשך; הפרעה דיסתימית; דיסטימיה; דיכאון כרוני |
Bipolar disorder | F31.9 | bipolar affective disorder; manic depression; BPAD; bipolar?; manic-depressive illness; bipolar I disorder; bipolar disorder, unspecified; bipolar 1 disorder | הפרעה דו קוטבית; הפרעה ביפולרית; מאניה דפרסיה; מניה דפרסיה; הפרעה אפקטיבית דו קוטבית; בי פולרי; מחלה דו קוטבית |
Bipolar II disorder | F31.81 | bipolar 2 disorder; bipolar type II; bipolar type 2 | הפרעה דו קוטבית סוג 2; הפרעה ביפולרית סוג 2 |
Manic episode | F30.9 | mania; manic; acute mania; manic state | מאניה; אפיזודה מאנית; התקף מאני; מניה; מצב מאני |
Anxiety disorder | F41.9 | anxiety; anxiety disorder, unspecified; anxiety NOS | חרדה; הפרעת חרדה; חרדות; מצב חרדה; חרדתי; חרדתית; תסמיני חרדה |
Generalized anxiety disorder | F41.1 | GAD; generalised anxiety disorder; anxiety state; anxiety neurosis | הפרעת חרדה מוכללת; הפרעת חרדה כללית; חרדה מוכללת; הפרעת חרדה מפושטת |
Panic disorder | F41.0 | panic attacks; panic attack; panic | הפרעת פאניקה; התקף חרדה; התקפי חרדה; התקפי פאניקה; הפרעת פניקה; התקף פאניקה |
Mixed anxiety and depressive disorder | F41.8 | anxiety and depression; anxiety with depression; mixed anxiety depressive disorder; anxious depression; depression with anxiety; depression and anxiety | חרדה ודיכאון; הפרעה חרדתית דיכאונית; הפרעת חרדה ודיכאון מעורבת; מצב חרדתי דיכאוני; דיכאון וחרדה |
Social anxiety disorder | F40.10 | social phobia; social anxiety; SAD? | חרדה חברתית; פוביה חברתית; הפרעת חרדה חברתית |
Agoraphobia | F40.00 | agoraphobia, unspecified | אגורפוביה |
Phobia | F40.9 | phobic anxiety disorder; phobias | פוביה; הפרעה פובית; פוביות |
Obsessive-compulsive disorder | F42.9 | OCD; obsessive compulsive neurosis | הפרעה טורדנית כפייתית; הפרעה אובססיבית קומפולסיבית; הפרעה כפייתית; טורדנות כפייתית |
Posttraumatic stress disorder | F43.10 | PTSD; post-traumatic stress disorder; complex PTSD | הפרעת דחק פוסט טראומטית; הפרעה פוסט טראומטית; פוסט טראומה; הפרעת דחק בתר חבלתית; פוסט טראומטית; הלם קרב; תסמונת פוסט טראומטית |
Acute stress reaction | F43.0 | acute stress disorder; ASR?; acute crisis reaction | תגובת דחק חריפה; הפרעת דחק חריפה; תגובה חריפה לדחק |
Adjustment disorder | F43.20 | adjustment reaction; situational stress disorder; adjustment disorder, unspecified | הפרעת הסתגלות; הפרעה הסתגלותית; תגובת הסתגלות |
Adjustment disorder with depressed mood | F43.21 | adjustment disorder with depression; grief reaction; situational depression | הפרעת הסתגלות עם מצב רוח דיכאוני; דיכאון תגובתי; תגובה דיכאונית |
Adjustment disorder with anxiety | F43.22 | situational anxiety | הפרעת הסתגלות עם חרדה |
Adjustment disorder with mixed anxiety and depressed mood | F43.23 | adjustment disorder with anxiety and depression; adjustment disorder with mixed emotional features | הפרעת הסתגלות עם חרדה ודיכאון |
Stress | Z73.3 | psychological stress; emotional stress; stress, not elsewhere classified; under stress; mental stress | דחק נפשי; מצוקה נפשית; לחץ נפשי; סטרס; מתח נפשי; מצב דחק | symptom
Burnout | Z73.0 | occupational burnout; burn-out; state of vital exhaustion | שחיקה?; שחיקה מקצועית |
Schizophrenia | F20.9 | schizophrenic disorder; schizophrenia, unspecified; schizophrenic | סכיזופרניה; סכיזופרני; סכיזופרנית |
Paranoid schizophrenia | F20.0 | schizophrenia, paranoid type | סכיזופרניה פרנואידית |
Schizoaffective disorder | F25.9 | schizo-affective disorder; schizoaffective psychosis | הפרעה סכיזואפקטיבית; הפרעה סכיזו אפקטיבית |
Psychosis | F29 | psychotic disorder; unspecified psychosis; acute psychosis; psychotic; psychotic episode; first episode psychosis; unspecified nonorganic psychosis | פסיכוזה; הפרעה פסיכוטית; מצב פסיכוטי; התקף פסיכוטי; אפיזודה פסיכוטית |
Delusional disorder | F22 | paranoia; paranoid state; delusional disorders | הפרעה דלוזיונלית; פרנויה; מחשבות שווא; הפרעה דלוזיונאלית |
Hallucinations | R44.3 | hallucination; hallucinating | הלוצינציות; הזיות; הזיה | symptom
Auditory hallucinations | R44.0 | hearing voices | הזיות שמיעה; הלוצינציות אודיטוריות; שמיעת קולות | symptom
Visual hallucinations | R44.1 | seeing things | הזיות ראיה; הלוצינציות ויזואליות; הזיות ראייה | symptom
Personality disorder | F60.9 | personality disorder, unspecified | הפרעת אישיות |
Borderline personality disorder | F60.3 | BPD?; borderline personality; emotionally unstable personality disorder; EUPD | הפרעת אישיות גבולית; אישיות גבולית |
Antisocial personality disorder | F60.2 | ASPD; dissocial personality disorder; antisocial personality; antisocial traits; antisocial personality traits; sociopathy | הפרעת אישיות אנטי סוציאלית |
Eating disorder | F50.9 | disordered eating; eating disorder, unspecified | הפרעת אכילה; הפרעות אכילה |
Anorexia nervosa | F50.00 | anorexia nervosa, unspecified | אנורקסיה נרבוזה; אנורקסיה נרווזה; אנורקסיה נרבוסה |
Bulimia nervosa | F50.20 | bulimia; bulimia nervosa, unspecified | בולימיה; בולימיה נרבוזה; בולימיה נרווזה |
Binge eating disorder | F50.819 | BED?; binge eating; compulsive overeating | הפרעת אכילה בולמוסית; אכילה כפייתית; הפרעת אכילה כפייתית; בולמוסי אכילה |
Attention-deficit hyperactivity disorder | F90.9 | ADHD; ADD?; attention deficit disorder; hyperkinetic disorder; attention deficit; ADD/ADHD | הפרעת קשב וריכוז; הפרעת קשב; הפרעת קשב ריכוז והיפראקטיביות; הפרעות קשב וריכוז; קשב וריכוז; היפראקטיביות; הפרעה בקשב וריכוז; ה.ק.ר |
Attention-deficit hyperactivity disorder, combined type | F90.2 | ADHD combined type; ADHD combined presentation; ADHD-C | הפרעת קשב וריכוז משולבת; ADHD סוג משולב |
Attention-deficit hyperactivity disorder, inattentive type | F90.0 | ADHD inattentive type; ADHD predominantly inattentive; ADHD-PI; ADD without hyperactivity; ADHD inattentive presentation | הפרעת קשב ללא היפראקטיביות; הפרעת קשב מסוג חוסר קשב |
Autism spectrum disorder | F84.0 | autism; autistic disorder; autistic; autism spectrum | אוטיזם; הפרעה על הספקטרום האוטיסטי; ספקטרום אוטיסטי; הספקטרום האוטיסטי; הפרעת הספקטרום האוטיסטי; הרצף האוטיסטי; על הרצף האוטיסטי; אוטיסט; הפרעה על הרצף האוטיסטי; רצף אוטיסטי |
Asperger syndrome | F84.5 | Asperger's syndrome; Asperger; Asperger's disorder | אספרגר; תסמונת אספרגר |
Pervasive developmental disorder | F84.9 | PDD-NOS; PDD? | הפרעת התפתחות נרחבת |
Intellectual disability | F79 | mental retardation; intellectual developmental disorder; unspecified intellectual disabilities; intellectual disabilities | מוגבלות שכלית התפתחותית; פיגור שכלי; מוגבלות שכלית; מש״ה; נכות שכלית | stage
Learning disability | F81.9 | learning disorder; developmental disorder of scholastic skills; specific learning disorder; learning difficulties; learning disabilities | לקות למידה; לקויות למידה; ליקויי למידה; לקות לימוד; קשיי למידה |
Dyslexia | F81.0 | developmental dyslexia; specific reading disorder; reading disorder | דיסלקציה; דיסלקסיה |
Oppositional defiant disorder | F91.3 | ODD; oppositional disorder | הפרעת התנהגות מתנגדת; הפרעה מתנגדת מרדנית; הפרעת מרדנות |
Conduct disorder | F91.9 | conduct disorder, unspecified | הפרעת התנהגות; הפרעות התנהגות |
Behavioral problem | R46.89 | behavior problem; behavioral problems; behavioural problems; behavior concern | בעיות התנהגות; קשיי התנהגות | symptom
Speech delay | F80.9 | language delay; developmental language disorder; developmental disorder of speech and language; language disorder | עיכוב שפתי; עיכוב בהתפתחות השפה; איחור בדיבור; עיכוב בדיבור; עיכוב התפתחותי שפתי; איחור שפתי; הפרעת שפה; עיכוב בשפה; עיכוב בשפה הבעתית; עיכוב בשפה ההבעתית; עיכוב שפתי הבעתי |
Stuttering | F80.81 | childhood-onset fluency disorder; stammering; stutter | גמגום |
Developmental coordination disorder | F82 | motor delay; motor developmental delay; gross motor delay; fine motor delay | סרבול מוטורי; עיכוב מוטורי; קושי מוטורי; איחור מוטורי; סרבול |
Developmental delay | R62.50 | delayed milestones; DD?; psychomotor delay; delayed development; developmental delays; unspecified lack of expected normal physiological development in childhood | עיכוב התפתחותי; איחור התפתחותי; עיכוב פסיכומוטורי; איחור התפתחותי כללי; עיכוב התפתחות; עיכוב בהתפתחות |
Somatization disorder | F45.0 | | הפרעת סומטיזציה; סומטיזציה |
Somatic symptom disorder | F45.1 | undifferentiated somatoform disorder | הפרעת תסמינים גופניים |
Psychosomatic disorder | F45.9 | somatoform disorder; functional somatic syndrome | הפרעה פסיכוסומטית; הפרעה סומטופורמית |
Illness anxiety disorder | F45.21 | hypochondriasis; health anxiety; hypochondriac; hypochondria; hypochondriacal disorder | היפוכונדריה; חרדת מחלות; היפוכונדריאזיס |
Functional neurological disorder | F44.9 | conversion disorder; FND; functional neurological symptom disorder | הפרעה נוירולוגית תפקודית; הפרעת קונברסיה; הפרעה קונברסיבית |
Suicidal ideation | R45.851 | SI?; suicidal thoughts; suicidality; suicidal ideations; thoughts of suicide; suicidal | מחשבות אובדניות; אובדנות; אידאציה אובדנית; אובדני; כוונות אובדניות; אובדנית | symptom
Suicide attempt | T14.91XA | attempted suicide; parasuicide; suicidal attempt | ניסיון אובדני; ניסיון התאבדות; נסיון אובדני; נסיון התאבדות; ניסיון אבדני |
Self-harm | R45.88 | nonsuicidal self-harm; self-injury; deliberate self harm; DSH; nonsuicidal self-injury; cutting?; NSSI; self-injurious behavior | פגיעה עצמית; חתכים עצמיים; פציעה עצמית |
Homicidal ideation | R45.850 | HI?; homicidal thoughts; homicidal ideations | מחשבות רצחניות | symptom
Agitation | R45.1 | restlessness and agitation; restlessness; agitated; psychomotor agitation; restless | אי שקט; אגיטציה; אי שקט פסיכומוטורי; חוסר שקט | symptom
Irritability | R45.4 | irritable; anger; irritability and anger; irritable mood | אירטביליות; רגזנות; עצבנות | symptom
Bereavement | Z63.4 | grief; mourning; uncomplicated bereavement | שכול; תגובת אבל; אובדן של בן משפחה |
Decreased libido | R68.82 | low libido; loss of libido; reduced libido; low sex drive | ירידה בחשק המיני; ירידה בליבידו; חוסר חשק מיני; חשק מיני ירוד | symptom
Nicotine dependence | F17.200 | tobacco dependence; smoker; current smoker; tobacco use disorder; active smoker; nicotine addiction; smoking; tobacco smoker; heavy smoker; tobacco abuse; smokes; smoker, current; current every day smoker; tobacco addiction; tobacco use d/o; nicotine use disorder | עישון; מעשן; מעשנת; עישון פעיל; מעשן פעיל; תלות בניקוטין; התמכרות לניקוטין; מעשן כבד; הפרעת שימוש בטבק; מעשנת פעילה; מעשן כיום |
Nicotine dependence, cigarettes | F17.210 | cigarette smoker; cigarette smoking; nicotine dependence, cigarettes, uncomplicated; smokes cigarettes; cigarette dependence | מעשן סיגריות; עישון סיגריות; מעשנת סיגריות |
Nicotine dependence, other tobacco product | F17.290 | vaping; e-cigarette use; hookah smoking; e-cigarette user; nargila; electronic cigarette use; pipe smoker; cigar smoker; vapes nicotine; vapes; nicotine vaping; vaper | סיגריה אלקטרונית; נרגילה; עישון נרגילה; מעשן סיגריה אלקטרונית; מאייד סיגריה אלקטרונית; מעשן נרגילה |
Tobacco use | Z72.0 | tobacco user; occasional smoker; social smoker | שימוש בטבק; מעשן לפרקים; עישון לפרקים; מעשן מזדמן |
Former smoker | Z87.891 | ex-smoker; past smoker; used to smoke; smoked in the past; quit smoking in; quit smoking; gave up smoking; given up smoking; smoker until; smoked until; previous smoker; history of smoking; history of tobacco use; stopped smoking; personal history of nicotine dependence; former tobacco user; history of nicotine dependence; exsmoker; smoker in the past; former cigarette smoker; history of tobacco abuse; past smoking; former smoking; hx of smoking | מעשן לשעבר; הפסיק לעשן; עישון בעבר; עישן בעבר; מעשנת לשעבר; הפסיקה לעשן; מעשן בעבר; עישנה בעבר; מעשנת בעבר; חדל לעשן; עישן עד; עישנה עד; מעשן עד; מעשנת עד | history
Alcohol use disorder | F10 | AUD; alcohol-related disorder; problem drinking; alcohol misuse; harmful alcohol use; excessive alcohol use | הפרעת שימוש באלכוהול; שימוש מזיק באלכוהול; שתיית אלכוהול מופרזת; שתיה מופרזת | stage; heading
Severe alcohol use disorder | F10.20 | alcohol use disorder, severe; alcohol use disorder severe | הפרעת שימוש באלכוהול חמורה |
Moderate alcohol use disorder | F10.20 | alcohol use disorder, moderate; alcohol use disorder moderate | הפרעת שימוש באלכוהול בינונית |
Mild alcohol use disorder | F10.10 | alcohol use disorder, mild; alcohol use disorder mild | הפרעת שימוש באלכוהול קלה |
Alcohol dependence | F10.20 | alcoholism; alcohol addiction; chronic alcoholism; alcoholic; alcohol dependence, uncomplicated; ETOH dependence; EtOHism | אלכוהוליזם; תלות באלכוהול; התמכרות לאלכוהול; אלכוהוליסט; אלכוהוליסטית |
Alcohol abuse | F10.10 | ETOH abuse; alcohol abuse, uncomplicated; heavy drinker; heavy alcohol use | שימוש לרעה באלכוהול; שימוש יתר באלכוהול |
Alcohol dependence in remission | F10.21 | history of alcoholism; recovering alcoholic; history of alcohol dependence; sober alcoholic; former alcoholic | אלכוהוליסט לשעבר; תלות באלכוהול בעבר; אלכוהוליזם בהפוגה; מכור לאלכוהול נקי | history
Alcohol withdrawal | F10.939 | alcohol withdrawal syndrome; ETOH withdrawal | גמילה מאלכוהול; תסמונת גמילה מאלכוהול; תסמיני גמילה מאלכוהול |
Alcohol withdrawal delirium | F10.231 | delirium tremens; DTs; alcohol dependence with withdrawal delirium | דליריום טרמנס |
Alcohol intoxication | F10.929 | acute alcohol intoxication; drunkenness; ETOH intoxication; drunk; alcohol use with intoxication | שכרות; הרעלת אלכוהול; שיכרות; אינטוקסיקציה באלכוהול |
Opioid dependence | F11.20 | opioid addiction; heroin dependence; opiate dependence; opioid dependence, uncomplicated; opiate addiction; heroin addiction; methadone maintenance | תלות באופיואידים; התמכרות לאופיואידים; התמכרות להרואין; טיפול במתדון; תלות באופיאטים |
Opioid use disorder | F11 | OUD; opioid-related disorder; opioid misuse; heroin abuse; heroin use | הפרעת שימוש באופיואידים; שימוש לרעה באופיואידים | heading
Opioid use | F11.90 | opiate use; narcotic use; opioid use, unspecified | שימוש באופיואידים |
Severe opioid use disorder | F11.20 | opioid use disorder, severe; opioid use disorder severe | הפרעת שימוש באופיואידים חמורה |
Moderate opioid use disorder | F11.20 | opioid use disorder, moderate; opioid use disorder moderate | הפרעת שימוש באופיואידים בינונית |
Mild opioid use disorder | F11.10 | opioid use disorder, mild; opioid use disorder mild | הפרעת שימוש באופיואידים קלה |
Cannabis use | F12.90 | marijuana use; cannabis user; marijuana; THC use; cannabis use, unspecified; marijuana user; smokes marijuana | שימוש בקנאביס; קנאביס; מריחואנה; שימוש במריחואנה; שימוש בקנביס; עישון קנאביס |
Cannabis abuse | F12.10 | marijuana abuse; cannabis abuse, uncomplicated; mild cannabis use disorder | שימוש לרעה בקנאביס; שימוש לרעה במריחואנה |
Cannabis dependence | F12.20 | marijuana dependence; moderate cannabis use disorder; cannabis addiction | תלות בקנאביס; התמכרות לקנאביס |
Cocaine abuse | F14.10 | cocaine use disorder, mild; cocaine abuse, uncomplicated; cocaine use disorder | שימוש בקוקאין; שימוש לרעה בקוקאין; קוקאין |
Cocaine use | F14.90 | use of cocaine | צריכת קוקאין |
Drug abuse | F19.10 | substance abuse; polysubstance abuse; illicit drug use; substance misuse; IVDU; IV drug abuse; intravenous drug use; drug misuse; drug addict; polysubstance use; IVDA; recreational drug use; other psychoactive substance abuse | שימוש בסמים; שימוש לרעה בסמים; סמים; שימוש לרעה בחומרים; נרקומן; מכור לסמים; שימוש בסמים בהזרקה |
Substance dependence | F19.20 | drug dependence; drug addiction; polysubstance dependence; addiction | התמכרות לסמים; תלות בסמים; התמכרות |

# --- Osteoarthritis and joints
Osteoarthritis | M19.90 | OA?; degenerative joint disease; DJD; osteoarthrosis; arthrosis; degenerative arthritis; unspecified osteoarthritis; osteoarthritic changes; degenerative joint changes; wear and tear arthritis | אוסטיאוארטריטיס; אוסטאוארטריטיס; אוסטאוארתריטיס; ארתרוזיס; דלקת פרקים ניוונית; שינויים ניווניים במפרקים; אוסטאוארתרוזיס; שחיקת סחוס; ארתרוזה; אוסטאוארטרוזיס | sided; stage
Osteoarthritis of knee | M17.9 | knee osteoarthritis; knee OA; gonarthrosis; OA knee; knee arthritis; arthritis of knee; osteoarthrosis of knee; degenerative joint disease of knee; OA of knee; knee DJD; tricompartmental osteoarthritis of knee; degenerative knee changes; patellofemoral osteoarthritis; bilateral knee OA; medial compartment osteoarthritis; knee osteoarthrosis; osteoarthritis knees; knees OA | גונארתרוזיס; אוסטאוארתריטיס של הברך; שינויים ניווניים בברך; ניוון מפרקי הברכיים; ניוון מפרק הברך; ניוון מפרקי הברך; ניוון סחוס הברך; שחיקת סחוס בברך; גונרטרוזיס; אוסטאוארטריטיס בברך; שינויים ניווניים בברכיים; גונארטרוזיס; שחיקה בברך; ארתרוזיס בברך; שחיקת סחוס בברכיים; שחיקת סחוס ברכיים; אוסטאוארטריטיס של הברך; OA ברכיים; OA בברך; OA ברך; OA בברכיים; OA של הברכיים | sided; stage; finding
Osteoarthritis of hip | M16.9 | hip osteoarthritis; hip OA; coxarthrosis; OA hip; arthritis of hip; hip arthritis; osteoarthrosis of hip; degenerative joint disease of hip; OA of hip; hip DJD; degenerative changes of hips; bilateral hip OA | קוקסארתרוזיס; אוסטאוארתריטיס של הירך; שינויים ניווניים בירך; שחיקת סחוס בירך; קוקסרטרוזיס; שינויים ניווניים במפרק הירך; ארתרוזיס בירך; קוקסארטרוזיס; אוסטאוארטריטיס של הירך; OA ירך; OA בירך | sided; stage; finding
Osteoarthritis of hand | M19.049 | hand OA; hand osteoarthritis; OA of hands; nodal osteoarthritis; osteoarthritis of hands; finger osteoarthritis | אוסטאוארתריטיס בידיים; שינויים ניווניים בידיים; ארתרוזיס בכף היד; שינויים ניווניים בכפות הידיים | sided
Osteoarthritis of thumb carpometacarpal joint | M18.9 | CMC arthritis; rhizarthrosis; thumb CMC arthritis; basal thumb arthritis; CMC osteoarthritis; thumb base arthritis; CMC joint arthritis; first CMC osteoarthritis | ריזארתרוזיס; ארתרוזיס בבסיס האגודל; שחיקה בבסיס האגודל; ריזארטרוזיס | sided; finding
Osteoarthritis of shoulder | M19.019 | shoulder OA; glenohumeral osteoarthritis; shoulder arthritis; glenohumeral arthritis | שינויים ניווניים בכתף; אוסטאוארתריטיס של הכתף; ארתרוזיס בכתף | sided; finding
Acromioclavicular osteoarthritis | M19.019 | AC joint arthritis; acromioclavicular arthritis; AC joint osteoarthritis; AC joint arthrosis; ACJ osteoarthritis; AC joint degenerative changes; acromioclavicular joint arthrosis; acromioclavicular joint arthritis; acromioclavicular joint osteoarthritis; AC arthrosis; acromioclavicular arthropathy; AC arthritis; acromioclavicular arthrosis; AC joint arthropathy; acromioclavicular joint arthropathy; AC arthropathy | ארתרוזיס במפרק AC; שינויים ניווניים במפרק האקרומיוקלביקולרי; שינויים ניווניים במפרק AC; שינויים ניווניים במפרק ACJ; שינויים ניווניים ב-ACJ; ארתרוזיס ב-ACJ; ניוון מפרק AC; ניוון במפרק AC; שינויים ניווניים במפרק האקרומיו קלביקולרי; ניוון המפרק האקרומיו קלביקולרי; שחיקה במפרק האקרומיוקלביקולרי | sided; finding
Osteoarthritis of ankle | M19.079 | ankle OA; ankle arthritis; osteoarthritis of foot; ankle osteoarthritis; foot osteoarthritis; midfoot osteoarthritis | שינויים ניווניים בקרסול; ארתרוזיס בקרסול | sided; finding
Hallux rigidus | M20.20 | first MTP osteoarthritis | הלוקס ריגידוס | sided
Polyarthritis | M13.0 | polyarthritis, unspecified; polyarthropathy; inflammatory polyarthropathy | פוליארתריטיס; דלקת פרקים מרובה; פוליארטריטיס; דלקת פרקים מרובת מפרקים |
Arthritis | M19.90 | joint inflammation | ארתריטיס; דלקת מפרקים; דלקת פרקים; ארטריטיס; דלקת במפרק | sided
Arthropathy | M12.9 | joint disease; arthropathy, unspecified | ארתרופתיה; מחלת מפרקים |
Inflammatory arthritis | | inflammatory polyarthritis; inflammatory joint disease; early inflammatory arthritis | ארתריטיס דלקתית; מחלת מפרקים דלקתית; דלקת מפרקים דלקתית |
Monoarthritis | M13.10 | monarthritis | מונוארתריטיס; מונוארטריטיס | sided
Joint pain | M25.50 | arthralgia; arthralgias; joint pains; polyarthralgia; joint ache | כאבי פרקים; ארתרלגיה; כאבי מפרקים; ארטרלגיה; כאב במפרק; כאבים במפרקים; כאבי מיפרקים | symptom
Knee pain | M25.569 | gonalgia; pain in knee; painful knee; anterior knee pain; knee joint pain | כאב בברך; כאבי ברכיים; כאבים בברך; כאבי ברך; כאב ברך; כאבים בברכיים | symptom; sided
Shoulder pain | M25.519 | omalgia; pain in shoulder; painful shoulder; shoulder joint pain | כאב בכתף; כאבי כתף; כאבים בכתף; כאב כתף; כאבים בכתפיים | symptom; sided
Hip pain | M25.559 | coxalgia; pain in hip; painful hip; hip joint pain | כאב בירך; כאב במפרק הירך; כאבים בירך; כאבי ירך; כאבים במפרק ירך | symptom; sided
Ankle pain | M25.579 | pain in ankle; ankle joint pain; painful ankle | כאב בקרסול; כאבים בקרסול; כאבי קרסול | symptom; sided
Foot pain | M79.673 | pain in foot; painful foot; sore foot | כאב בכף הרגל; כאבים בכף הרגל; כאב בכף רגל; כאבים בכפות הרגליים | symptom; sided
Heel pain | M79.673 | pain in heel; calcaneal pain | כאב בעקב; כאבים בעקב; כאבי עקב | symptom; sided
Hand pain | M79.643 | pain in hand; painful hand | כאב בכף היד; כאבים בכף היד; כאבים בידיים | symptom; sided
Finger pain | M79.646 | pain in finger; pain in fingers | כאב באצבע; כאבים באצבע; כאבים באצבעות | symptom; sided
Wrist pain | M25.539 | pain in wrist | כאב בשורש כף היד; כאבים בשורש כף היד; כאב בשורש יד | symptom; sided
Elbow pain | M25.529 | pain in elbow | כאב במרפק; כאבים במרפק; כאבי מרפק | symptom; sided
Leg pain | M79.606 | pain in leg; lower extremity pain; pain in lower limb; calf pain; lower limb pain | כאב ברגל; כאבים ברגליים; כאבי רגליים; כאבים ברגל | symptom; sided
Arm pain | M79.603 | pain in arm; upper extremity pain; upper limb pain | כאב ביד; כאב בזרוע; כאבים ביד; כאבים בזרוע | symptom; sided
Joint effusion | M25.40 | joint swelling; fluid in joint; effusion of joint | תפליט במפרק; תפליט מפרקי; תפליט תוך מפרקי; תפליט תוך פרקי; נפיחות במפרק; נוזל במפרק; נפיחות מפרק | finding; sided
Knee effusion | M25.469 | knee joint effusion; swollen knee; effusion of knee; suprapatellar effusion; knee swelling; water on the knee | תפליט בברך; נוזל בברך; תפליט תוך מפרקי בברך; נפיחות בברך; הידרופס בברך | finding; sided
Shoulder joint effusion | M25.419 | shoulder effusion; effusion of shoulder; glenohumeral effusion; glenohumeral joint effusion | תפליט בכתף; תפליט במפרק הכתף; תפליט מועט במפרק הכתף; תפליט קל במפרק הכתף; תפליט במפרק הגלנוהומרלי | sided; finding
Ankle joint effusion | M25.473 | ankle effusion; tibiotalar effusion; tibiotalar joint effusion; effusion of ankle | תפליט בקרסול; תפליט במפרק הקרסול | finding; sided
Hemarthrosis | M25.00 | haemarthrosis; blood in joint; lipohemarthrosis; lipohaemarthrosis | המארתרוזיס; דימום למפרק; המרטרוזיס | sided
Joint stiffness | M25.60 | morning stiffness; stiff joints; stiffness of joint | נוקשות מפרקים; נוקשות בוקר; קשיון בוקר | symptom; sided
Baker cyst | M71.20 | Baker's cyst; popliteal cyst; synovial cyst of popliteal space | ציסטה ע״ש בייקר; ציסטת בייקר; בייקר ציסט; ציסטה פופליטאלית; ציסטה על שם בייקר; ציסטה פופליטאית | finding; sided
Chondromalacia patellae | M22.40 | chondromalacia of patella; patellar chondromalacia; chondromalacia patella; patellofemoral chondromalacia | כונדרומלציה פטלה; כונדרומלציה של הפיקה; ריכוך סחוס הפיקה; כונדרומלציה; כונדרומלאציה פטלרית | finding; sided; stage
Patellofemoral pain syndrome | M22.2X9 | PFPS; runner's knee; patellofemoral syndrome; patellofemoral disorder; patellofemoral pain; PFS? | תסמונת פטלופמורלית; תסמונת הכאב הפטלופמורלי; כאב פטלופמורלי | sided
Patellar tendinitis | M76.50 | jumper's knee; patellar tendinopathy; patellar tendonitis; patellar tendinosis | דלקת גיד הפיקה; ברך קופצים; טנדיניטיס פטלרית | sided
Osgood-Schlatter disease | M92.529 | Osgood Schlatter; tibial tubercle apophysitis; juvenile osteochondrosis of tibia tubercle | אוסגוד שלטר; מחלת אוסגוד שלטר; אוסגוד שלאטר; מחלת אוסגוד שלאטר | sided
Chondrocalcinosis | M11.20 | pseudogout; CPPD; calcium pyrophosphate deposition disease; pyrophosphate arthropathy | כונדרוקלצינוזיס; פסאודוגאוט; הסתיידות סחוס; פסאודו גאוט | finding
Gout | M10.9 | gouty arthritis; podagra; acute gout; gout attack; gouty arthropathy; acute gouty arthritis; gout flare; gout, unspecified; gouty attack; acute gouty attack; acute gout attack; gouty flare | שיגדון; גאוט; פודגרה; התקף גאוט; התקף שיגדון; גאוט חריף; צינית | sided
Chronic gout with tophi | M1A.9XX1 | tophaceous gout; gouty tophi; tophi; chronic tophaceous gout | גאוט טופי; גאוט כרוני עם טופי; טופי |
Septic arthritis | M00.9 | pyogenic arthritis; infected joint; bacterial arthritis; joint infection | ארתריטיס ספטית; דלקת מפרק זיהומית; דלקת פרקים זיהומית; ספטיק ארטריטיס; זיהום במפרק | sided
Reiter syndrome | M02.30 | Reiter's syndrome; Reiter disease | תסמונת רייטר |
Reactive arthritis | M02.30 | reactive arthropathy | ארתריטיס ריאקטיבית; דלקת פרקים תגובתית |
Transient synovitis of hip | M67.359 | toxic synovitis; irritable hip; transient synovitis; coxitis | סינוביטיס חולפת; סינוביטיס טרנזיטורית של הירך; טרנסיאנט סינוביטיס | sided
Avascular necrosis of bone | M87.9 | AVN?; osteonecrosis; aseptic necrosis of bone; avascular necrosis; bone infarct; ischemic necrosis of bone; bone infarction | נמק אווסקולרי; אוסטאונקרוזיס; נמק אווסקולארי; אוטם עצם; אוטם בעצם | sided; stage; finding
Avascular necrosis of femoral head | M87.059 | AVN of hip; osteonecrosis of femoral head; AVN of femoral head; avascular necrosis of hip; osteonecrosis of hip | נמק ראש הירך; נמק אווסקולרי של ראש הירך; נמק אווסקולרי של ראש הפמור | sided; stage; finding
Developmental dysplasia of hip | Q65.89 | DDH; congenital hip dysplasia; hip dysplasia | פריקת ירך מולדת; דיספלזיה של הירך; דיספלזיה התפתחותית של מפרק הירך; פרק ירך מולד | sided
Femoroacetabular impingement |  | FAI?; hip impingement; CAM impingement; femoral acetabular impingement; cam deformity; cam morphology; cam-type impingement; pincer impingement; pincer morphology; cam lesion | צביטה פמורו אצטבולרית; תסמונת צביטה בירך | sided; finding
Legg-Calve-Perthes disease | M91.10 | Perthes disease; Perthes; Legg-Calvé-Perthes disease | מחלת פרטס; פרטס | sided
Slipped capital femoral epiphysis | M93.003 | SCFE; SUFE; slipped upper femoral epiphysis | החלקת ראש הירך; אפיפיזיוליזיס | sided
Loose body in knee | M23.40 | knee loose bodies; intra-articular loose body of knee | גוף חופשי בברך | finding; sided
Osteophyte | M25.70 | bone spur; osteophytes; bone spurs; osteophytosis; marginal osteophytes; degenerative spurs | אוסטאופיט; אוסטאופיטים; זיזים גרמיים; אוסטיאופיטים; זיזים; דורבן גרמי | finding; sided

# --- Spine
Low back pain | M54.50 | LBP; lumbago; lower back pain; lumbar pain; low back pain, unspecified; lumbalgia; mechanical low back pain; acute low back pain; lumbar back pain; chronic low back pain; CLBP; lumbosacral pain | כאב גב תחתון; כאבי גב תחתון; לומבגו; כאבים בגב התחתון; כאב בגב התחתון; כאבי גב תחתון כרוניים; לומבלגיה; כאבי מותניים | symptom
Vertebrogenic low back pain | M54.51 | vertebral endplate pain | כאב גב תחתון ורטברוגני |
Back pain | M54.9 | backache; dorsalgia; pain in back; dorsalgia, unspecified; chronic back pain | כאב גב; כאבי גב; כאבים בגב; כאב בגב | symptom
Thoracic back pain | M54.6 | mid back pain; pain in thoracic spine; upper back pain; thoracic spine pain; interscapular pain; midback pain | כאב גב עליון; כאבי גב עליון; כאב בגב העליון; כאב בין השכמות; כאבים בין השכמות | symptom
Neck pain | M54.2 | cervicalgia; neck ache; cervical pain; neckache; pain in neck | כאב צוואר; כאבי צוואר; צרביקלגיה; כאבים בצוואר; כאב בצוואר; צרויקלגיה | symptom
Sciatica | M54.30 | sciatic pain; ischialgia; sciatic nerve pain; sciatica, unspecified side | סיאטיקה; סכיאטיקה; איסכיאלגיה; כאב סיאטי; עצב הנשית; נשית? | sided
Low back pain with sciatica | M54.40 | lumbago with sciatica; lumboischialgia; LBP with sciatica; lumbosciatica | כאב גב תחתון עם סיאטיקה; לומבואיסכיאלגיה; כאב גב תחתון עם הקרנה לרגל; כאב גב עם הקרנה | sided
Radiculopathy | M54.10 | radiculitis; nerve root compression; radicular pain; radicular syndrome; pinched nerve; nerve root irritation | רדיקולופתיה; כאב רדיקולרי; לחץ על שורש עצב; רדיקולופטיה; תסמונת רדיקולרית | sided
Lumbar radiculopathy | M54.16 | lumbosacral radiculopathy; lumbar radiculitis; L5 radiculopathy; S1 radiculopathy; lumbar radicular pain | רדיקולופתיה מותנית; רדיקולופתיה לומברית; רדיקולופתיה L5; רדיקולופתיה S1; רדיקולופתיה לומבוסקרלית | sided
Cervical radiculopathy | M54.12 | cervical radiculitis; C6 radiculopathy; C7 radiculopathy; cervicobrachialgia; brachialgia; cervical radicular pain | רדיקולופתיה צווארית; צרביקוברכיאלגיה; רדיקולופתיה צוארית; רדיקולופתיה C6; רדיקולופתיה C7 | sided
Degenerative disc disease |  | DDD?; disc degeneration; intervertebral disc degeneration; degenerated disc; disc disease; disc desiccation; degenerative disk disease; discopathy; intervertebral disc disease; disc space narrowing; multilevel degenerative disc disease; disc osteophyte complex; disc osteophyte complexes; disc-osteophyte complex; disk osteophyte complex; disk desiccation; degenerating discs; degenerating disc; degenerating disks; degenerating disk; disk degeneration; loss of disc height; disc height loss; disk space narrowing | מחלת דיסק ניוונית; ניוון דיסק; דיסקופתיה; שינויים ניווניים בדיסק; שינויים ניווניים בדיסקים; דיסקופטיה; ירידה בגובה הדיסקים; ירידת גובה מרווח בין חולייתי; ניוון דיסקלי; ירידה בגובה המרווח הבין חולייתי | finding
Lumbar degenerative disc disease | M51.369 | lumbar disc degeneration; lumbar DDD; lumbar disc disease; degenerative disc disease of lumbar spine; lumbar discopathy; degenerative disc disease, lumbar; lumbar degenerative disk disease | ניוון דיסק מותני; דיסקופתיה לומברית; שינויים דיסקליים מותניים; מחלת דיסק מותנית | finding
Lumbosacral degenerative disc disease | M51.379 | lumbosacral disc degeneration; L5-S1 degenerative disc disease; degenerative disc disease of lumbosacral spine | ניוון דיסק לומבוסקרלי; דיסקופתיה לומבוסקרלית | finding
Cervical degenerative disc disease | M50.30 | cervical disc degeneration; cervical DDD; degenerative disc disease of cervical spine; cervical disc disease; cervical discopathy; degenerative disc disease, cervical; cervical degenerative disk disease | ניוון דיסק צווארי; דיסקופתיה צווארית; דיסקופטיה צוארית | finding
Disc herniation | | herniated disc; slipped disc; prolapsed disc; herniated nucleus pulposus; HNP; bulging disc; disc bulge; disc protrusion; herniated disk; disc extrusion; PIVD; prolapsed intervertebral disc; disk herniation; disc bulging; disc prolapse; ruptured disc; slipped disk | פריצת דיסק; בלט דיסק; בקע דיסק; בלט דיסקלי; בלט דיסקאלי; פריצת דיסקוס; בלטי דיסק; פרוטרוזיה דיסקלית; פריצה דיסקלית; הרניה דיסקלית; בקע דיסקלי | finding
Lumbar disc herniation | M51.26 | herniated lumbar disc; lumbar disc bulge; lumbar HNP; L4-L5 disc herniation; lumbar disc protrusion; lumbar disc prolapse; displacement of lumbar intervertebral disc; L4-5 disc herniation; lumbar disc displacement; herniated lumbar disk; lumbar PIVD | פריצת דיסק מותני; פריצת דיסק לומברית; פריצת דיסק מותנית; בלט דיסק לומברי; בלט דיסק מותני; פריצת דיסק L4-L5; בלט דיסק L4-L5; פריצת דיסק בגב התחתון; פריצת דיסק L4-5 | finding; sided
Lumbosacral disc herniation | M51.27 | L5-S1 disc herniation; L5-S1 herniated disc; lumbosacral disc protrusion; herniated disc L5-S1; L5/S1 disc protrusion; L5-S1 disc bulge | פריצת דיסק L5-S1; פריצת דיסק לומבוסקרלית; בלט דיסק L5-S1 | finding; sided
Lumbar disc herniation with radiculopathy | M51.16 | lumbar disc disease with radiculopathy; lumbar intervertebral disc disorder with radiculopathy | פריצת דיסק מותני עם רדיקולופתיה; פריצת דיסק מותנית עם רדיקולופתיה | sided
Cervical disc herniation | M50.20 | herniated cervical disc; cervical disc bulge; cervical HNP; C5-C6 disc herniation; cervical disc protrusion; cervical disc displacement; cervical disc prolapse; C5-6 disc herniation; C6-7 disc herniation | פריצת דיסק צווארי; פריצת דיסק צווארית; בלט דיסק צווארי; פריצת דיסק C5-C6; פריצת דיסק צוארי | finding; sided
Cervical disc herniation with radiculopathy | M50.10 | cervical disc disorder with radiculopathy; cervical disc disease with radiculopathy | פריצת דיסק צווארי עם רדיקולופתיה | sided
Thoracic disc herniation | M51.24 | herniated thoracic disc; thoracic disc protrusion; thoracic disc bulge; thoracic disc displacement | פריצת דיסק גבי; פריצת דיסק תורקלית; בלט דיסק תורקלי | finding
Spinal stenosis | M48.00 | spinal canal stenosis; stenosis of spinal canal; canal stenosis; central canal stenosis; narrowing of spinal canal | היצרות תעלת השדרה; היצרות התעלה הספינלית; סטנוזיס ספינלי; תעלה צרה; היצרות תעלה; היצרות התעלה; ספינל סטנוזיס; היצרות התעלה השדרתית; היצרות עמוד שדרה; היצרות תעלה ספינלית; היצרות שדרתית | finding
Foraminal stenosis | M48.00 | neural foraminal stenosis; neuroforaminal stenosis; foraminal narrowing; neural foraminal narrowing; neuroforaminal narrowing; intervertebral foraminal stenosis | היצרות פורמינלית; היצרות הפורמן; היצרות של הפורמן; היצרות הפורמנים; היצרות פורמנים; היצרות הנקב הבין חולייתי; היצרות נוירופורמינלית; היצרות פורמינות | finding
Cervical foraminal stenosis | M48.02 | cervical foraminal narrowing; cervical neural foraminal stenosis | היצרות פורמינלית צווארית | finding
Lumbar foraminal stenosis | M48.061 | lumbar foraminal narrowing; lumbar neural foraminal stenosis | היצרות פורמינלית מותנית; היצרות פורמן מותני; היצרות פורמנים מותניים | finding
Lumbar spinal stenosis | M48.061 | lumbar stenosis; lumbar canal stenosis; LSS?; lumbar spinal canal stenosis; spinal stenosis of lumbar region | היצרות תעלת השדרה המותנית; היצרות לומברית; סטנוזיס מותני; היצרות תעלה מותנית; היצרות התעלה המותנית; ספינל סטנוזיס מותני | finding
Lumbar spinal stenosis with neurogenic claudication | M48.062 | neurogenic claudication; pseudoclaudication; lumbar stenosis with neurogenic claudication | צליעה נוירוגנית; קלאודיקציה נוירוגנית; צליעה עצבית |
Cervical spinal stenosis | M48.02 | cervical stenosis; cervical canal stenosis; cervical spinal canal stenosis; spinal stenosis of cervical region | היצרות תעלת השדרה הצווארית; סטנוזיס צווארי; היצרות תעלה צווארית | finding
Spondylosis | M47.9 | spinal osteoarthritis; degenerative changes of spine; degenerative spine disease; spondyloarthrosis; degenerative changes in the spine; spinal spondylosis; osteoarthritis of spine; degenerative spinal changes; spine osteoarthritis; spondylotic changes | ספונדילוזיס; שינויים ניווניים בעמוד השדרה; ספונדילוארתרוזיס; שינויים ספונדילוטיים; שינויים ניווניים בחוליות; ספונדילוזה | finding
Lumbar spondylosis | M47.816 | lumbar facet arthropathy; lumbar osteoarthritis; degenerative changes of lumbar spine; lumbar facet arthrosis; lumbar facet joint arthropathy; degenerative lumbar spine; lumbar spine osteoarthritis; lumbar facet osteoarthritis; lumbar spine degenerative changes; spondylosis of lumbar spine | ספונדילוזיס מותני; שינויים ניווניים בעמוד שדרה מותני; ספונדילוארתרוזיס לומברי; שינויים ניווניים בע״ש מותני | finding
Cervical spondylosis | M47.812 | cervical osteoarthritis; cervical facet arthropathy; degenerative changes of cervical spine; cervical spine osteoarthritis; cervical spine degenerative changes; cervical facet arthrosis; spondylosis of cervical spine | ספונדילוזיס צווארי; שינויים ניווניים בעמוד שדרה צווארי; שינויים ניווניים בע״ש צווארי | finding
Cervical spondylotic myelopathy | M47.12 | CSM?; cervical spondylosis with myelopathy; degenerative cervical myelopathy | מיאלופתיה ספונדילוטית צווארית; מיאלופתיה צווארית ניוונית |
Thoracic spondylosis | M47.814 | degenerative changes of thoracic spine; thoracic spine degenerative changes; spondylosis of thoracic spine | שינויים ניווניים בעמוד שדרה גבי; ספונדילוזיס תורקלי; שינויים ניווניים בע״ש גבי | finding
Facet arthropathy | M47.819 | facet joint arthropathy; facet arthrosis; facet joint osteoarthritis; facet syndrome; facet hypertrophy; facet degeneration; facet joint hypertrophy; facet joint syndrome; facet degenerative changes; degenerative facet changes; facet degenerative disease; degenerative facet disease; degenerative facet arthropathy; facet arthritis; degenerative changes of facet joints | ארתרופתיה של הפצטים; ארתרופתיה של המפרקים הפצטליים; ארתרופתיה של מפרקים פצטליים; היפרטרופיה של המפרקים הפצטליים; פצט ארתרופתיה; שינויים ניווניים בפצטות; ארתרוזיס של הפצטים; ארתרוזיס של הפצטות; ארתרוזיס פצטלי; ארתרופתיה פצטלית; היפרטרופיה של הפצטים | finding
Splenic granuloma | | calcified splenic granuloma; splenic granulomas; calcified splenic granulomas; calcified granuloma of spleen; calcified granulomas in spleen | גרנולומה בטחול | finding
Lumbar facet joint syndrome | | lumbar facet syndrome; lumbar facet pain; lumbar facet joint pain | תסמונת פאסטים מותנית | sided
Thoracic facet joint syndrome | | thoracic facet syndrome; thoracic facet pain; thoracic facet joint pain | תסמונת פאסטים גבית | sided
Cervical facet joint syndrome | | cervical facet syndrome; cervical facet pain; cervical facet joint pain | תסמונת פאסטים צווארית | sided
Sacroiliac joint sprain | S33.6XXA | SI joint sprain; sacroiliac sprain; sprain of sacroiliac joint | נקע במפרק הסקרואיליאק | sided
Spondylolisthesis | M43.10 | anterolisthesis; retrolisthesis; vertebral slippage; spondylolisthesis, site unspecified; listhesis; degenerative spondylolisthesis | ספונדילוליסטזיס; החלקת חוליה; אנטרוליסטזיס; החלקה של חוליה; החלקה קדמית; החלקה אחורית; ליסטזיס; רטרוליסטזיס; החלקת חוליות | finding; stage
Lumbar spondylolisthesis | M43.16 | spondylolisthesis of lumbar region; L4 anterolisthesis; L4-L5 spondylolisthesis; L4 on L5 anterolisthesis | ספונדילוליסטזיס מותני; החלקת חוליה L4; החלקת חוליה L4-L5 | finding; stage
Spondylolysis | M43.00 | pars defect; pars interarticularis defect; spondylolysis, site unspecified | ספונדילוליזיס; פגם בפארס | finding
Scoliosis | M41.9 | spinal curvature; scoliotic curvature; levoscoliosis; dextroscoliosis; curvature of spine; scoliosis, unspecified | עקמת; סקוליוזיס; עקמת גב; סקוליוזה; עקמת עמוד השדרה | finding
Kyphosis | M40.209 | hyperkyphosis; round back; dowager's hump; kyphotic deformity | קיפוזיס; גבנת; גב עגול; קיפוזה | finding
Vertebral compression fracture | M48.50XA | compression fracture of vertebra; collapsed vertebra; spinal compression fracture; vertebral body compression fracture; VCF; wedge fracture of vertebra; vertebral collapse; compression fracture; vertebral wedge fracture; wedge compression fracture; vertebral wedge deformity; compression deformity; vertebral compression deformity; compression deformity of vertebra | שבר דחיסה; תמט חוליה; שבר דחיסה של חוליה; שברי דחיסה; שבר דחיסתי; שברי דחיסה בחוליות; שבר חולייתי; שבר דחיסתי בחוליה | finding; stage
Vertebral fracture | | fracture of vertebra; spinal fracture; fractured vertebra | שבר חוליה; שבר בחוליה; שברים בחוליות |
Osteoporotic vertebral fracture | M80.08XA | osteoporotic compression fracture; osteoporotic vertebral compression fracture; osteoporosis with vertebral fracture | שבר חוליה אוסטאופורוטי; שבר דחיסה אוסטאופורוטי |
Schmorl nodes | M51.4 | Schmorl's nodes; Schmorl node; intravertebral disc herniation; Schmorl's node | קשריות שמורל; נודולות ע״ש שמורל; שמורל | finding; heading
Vertebral hemangioma | D18.09 | hemangioma of vertebra; vertebral body hemangioma; vertebral hemangiomas; vertebral haemangioma; spinal hemangioma; bone hemangioma | המנגיומה בחוליה; המנגיומות בחוליות; המנגיומה בגוף חוליה | finding; neoplasm
Diffuse idiopathic skeletal hyperostosis | M48.10 | DISH; Forestier disease; ankylosing hyperostosis | היפראוסטוזיס אידיופתי מפושט; מחלת פורסטייה | finding
Ankylosing spondylitis | M45.9 | Bechterew disease; AS spondylitis; ankylosing spondyloarthritis; Bechterew's disease; Marie-Strumpell disease; radiographic axial spondyloarthritis; AS with HLA-B27; AS HLA-B27; HLA-B27 positive AS | ספונדיליטיס מקשחת; ספונדיליטיס אנקילוזנטית; בכטרב; אנקילוזינג ספונדיליטיס; מחלת בכטרב; דלקת חוליות מקשחת |
Axial spondyloarthritis | | axSpA; nr-axSpA; spondyloarthritis; spondyloarthropathy; seronegative spondyloarthropathy; non-radiographic axial spondyloarthritis; SpA?; inflammatory back pain | ספונדילוארתריטיס אקסיאלית; ספונדילוארתרופתיה; ספונדילוארתריטיס; ספונדילוארטריטיס |
Sacroiliitis | M46.1 | sacroiliac joint inflammation; sacroiliac arthritis; SI joint arthritis | סקרואיליאיטיס; דלקת מפרקי הסקרואיליאק; דלקת במפרק הסקרואיליאקלי | sided; finding
Sacroiliac joint pain | M53.3 | SI joint dysfunction; sacroiliac joint dysfunction; SIJ pain; sacroiliac pain; SI joint pain | כאב במפרק הסקרואיליאק; כאב במפרק העצה; כאבים במפרק סקרואיליאק | symptom; sided
Coccydynia | M53.3 | coccyx pain; tailbone pain; coccygodynia; coccygeal pain | קוקסידיניה; כאב בעצם הזנב; כאבים בעצם הזנב; קוקציגודיניה | symptom
Spondylodiscitis | M46.40 | discitis; vertebral osteomyelitis with discitis; diskitis; discitis, unspecified | ספונדילודיסציטיס; דיסציטיס; דלקת דיסק |
Back muscle spasm | M62.830 | muscle spasm of back; paraspinal muscle spasm; lumbar muscle spasm; paravertebral spasm; back spasm | התכווצות שרירי הגב; ספאזם שרירי גב; ספזם שרירים פארא וורטברליים; תפיסת גב; גב תפוס |
Spinal fusion status | Z98.1 | s/p spinal fusion; arthrodesis status; s/p lumbar fusion; s/p ACDF; s/p laminectomy and fusion; history of spinal fusion; status post lumbar fusion; status post spinal fusion; status post ACDF | מצב לאחר קיבוע עמוד שדרה; מצב לאחר איחוי חוליות; לאחר קיבוע חוליות; מצב לאחר ניתוח קיבוע גב | history

# --- Shoulder, elbow, hand, foot soft tissue
Rotator cuff tear | M75.100 | RCT?; rotator cuff rupture; supraspinatus tear; torn rotator cuff; rotator cuff syndrome; rotator cuff tendon tear; tear of supraspinatus; supraspinatus tendon tear; unspecified rotator cuff tear; RCT of shoulder; RCT shoulder; cuff tear; subscapularis tear; infraspinatus tear; tear of subscapularis; tear of infraspinatus; subscapularis tendon tear; infraspinatus tendon tear | קרע בשרוול המסובב; קרע בגיד הסופרספינטוס; קרע ברוטטור קאף; קרע בסופרספינטוס; קרע בגידי השרוול המסובב; קרע בגידי הכתף; קרע בגיד סופרהספינטוס; קרע בגיד הסופרה ספינטוס; קרע בסופרה ספינטוס; קרע בשרוול המסובבים; קרע בגיד השרוול המסובב; קרע של השרוול המסובב | sided; finding
Rotator cuff tear, partial | M75.110 | incomplete rotator cuff tear; partial thickness rotator cuff tear; partial thickness tear of supraspinatus; partial rotator cuff tear; partial tear of supraspinatus; partial supraspinatus tear; partial subscapularis tear; partial thickness subscapularis tear; partial thickness supraspinatus tear; partial thickness tear of infraspinatus; partial thickness tear of subscapularis | קרע חלקי בגיד הסופרספינטוס; קרע חלקי בגיד הסופרה ספינטוס; קרע חלקי בסופרה ספינטוס; קרע חלקי בשרוול המסובב; קרע חלקי בסופרספינטוס | sided; finding
Rotator cuff tear, complete | M75.120 | full thickness rotator cuff tear; complete rotator cuff tear; full thickness tear of supraspinatus; full-thickness supraspinatus tear; massive rotator cuff tear | קרע מלא בגיד הסופרספינטוס; קרע מלא בגיד הסופרה ספינטוס; קרע מלא בשרוול המסובב; קרע מלא בסופרספינטוס | sided; finding
Rotator cuff tendinitis | M75.80 | rotator cuff tendinopathy; supraspinatus tendinitis; supraspinatus tendinosis; shoulder tendinitis; supraspinatus tendinopathy; rotator cuff tendonitis; rotator cuff tendinosis; shoulder tendonitis | טנדיניטיס של השרוול המסובב; דלקת גיד הכתף; טנדינוזיס בסופרספינטוס; דלקת בגידי הכתף; טנדיניטיס של הסופרספינטוס; טנדינופתיה של השרוול המסובב; דלקת גידים בכתף | sided; finding
Shoulder impingement syndrome | M75.40 | subacromial impingement; impingement syndrome; impingement syndrome of shoulder; shoulder impingement; subacromial impingement syndrome | תסמונת צביטה בכתף; תסמונת צביטה; אימפינג׳מנט; תסמונת הצביטה; תסמונת הצביטה התת אקרומיאלית; תסמונת אימפינג׳מנט | sided
Adhesive capsulitis of shoulder | M75.00 | frozen shoulder; adhesive capsulitis; capsulitis of shoulder | כתף קפואה; קפסוליטיס; קפסוליטיס אדהזיבית | sided
Calcific tendinitis of shoulder | M75.30 | calcifying tendinitis of shoulder; calcific tendinopathy; calcific tendinosis of supraspinatus; calcific supraspinatus tendinosis; calcific supraspinatus tendinopathy | טנדיניטיס מסתיידת; הסתיידות בגידי הכתף; דלקת גיד מסויידת; הסתיידות בגיד הסופרספינטוס | sided; finding
Bicipital tendinitis | M75.20 | biceps tendinitis; biceps tendonitis; long head of biceps tendinitis; bicipital tenosynovitis; biceps tenosynovitis; long head of biceps tenosynovitis; tenosynovitis of the long head of biceps; biceps tendinosis; long head of biceps tendinosis; biceps tendinopathy | טנדיניטיס של הביצפס; דלקת גיד הביצפס; טנדיניטיס ביצפס | sided
Subacromial bursitis | M75.50 | bursitis of shoulder; subdeltoid bursitis; shoulder bursitis; subacromial subdeltoid bursitis | בורסיטיס תת אקרומיאלית; בורסיטיס בכתף; בורסיטיס סובאקרומיאלית | sided; finding
SLAP lesion | S43.439A | SLAP tear; superior glenoid labrum lesion; superior labral tear; superior labrum anterior and posterior lesion; superior labrum tear | קרע לברום עליון; נגע SLAP; קרע SLAP | sided; finding
Lateral epicondylitis | M77.10 | tennis elbow; lateral epicondylitis of elbow; lateral epicondylalgia; common extensor tendinosis; common extensor tendinopathy; common extensor origin tendinopathy; common extensor tendinitis | מרפק טניס; מרפק טניסאים; אפיקונדיליטיס לטרלית; אפיקונדיליטיס; אפיקונדיליטיס צידית; מרפק הטניסאי | sided
Medial epicondylitis | M77.00 | golfer's elbow; medial epicondylitis of elbow; golfers elbow; common flexor tendinosis; common flexor tendinopathy; common flexor origin tendinopathy | מרפק גולף; אפיקונדיליטיס מדיאלית; מרפק גולפאים | sided
Olecranon bursitis | M70.20 | student's elbow | בורסיטיס אולקרנון; בורסיטיס של האולקרנון | sided
Trochanteric bursitis | M70.60 | greater trochanteric pain syndrome; GTPS; greater trochanteric bursitis; trochanteric pain syndrome | בורסיטיס טרוכנטרית; תסמונת כאב טרוכנטרי; בורסיטיס טרוכנטרי | sided
Prepatellar bursitis | M70.40 | housemaid's knee | בורסיטיס פרה פטלרית; בורסיטיס פרפטלרית | sided
Bursitis of knee | M70.50 | knee bursitis | בורסיטיס בברך | sided
Bursitis | M71.9 | bursopathy; bursitis, unspecified | בורסיטיס; דלקת בורסה | sided
Tendinitis | M77.9 | tendonitis; tendinopathy; tendinosis; tendonosis | טנדיניטיס; דלקת גידים; טנדינופתיה; דלקת גיד; טנדוניטיס | sided
Enthesopathy | M77.9 | enthesitis; enthesophyte | אנתזופתיה; אנתזיטיס | sided
Tenosynovitis | M65.90 | synovitis; synovitis and tenosynovitis | טנוסינוביטיס; סינוביטיס; דלקת מעטפת הגיד | sided
Trigger finger | M65.30 | stenosing tenosynovitis of finger; stenosing flexor tenosynovitis; locking finger | אצבע הדק; אצבע נקישה; טריגר פינגר; אצבע הדקית; אצבע קופצת; אצבע קפיצית | sided
De Quervain tenosynovitis | M65.4 | de Quervain's tenosynovitis; radial styloid tenosynovitis; de Quervain's; de Quervain disease; de Quervains tenosynovitis; de Quervain's disease | דה קרוויין; תסמונת דה קוורוין; טנוסינוביטיס ע״ש דה קרוון; דה קוורוין; דה קרוואן; דה קרוון; תסמונת דה קרוון | sided
Dupuytren contracture | M72.0 | Dupuytren's contracture; Dupuytren disease; palmar fascial fibromatosis; Dupuytren's disease; Dupuytrens | קונטרקטורה ע״ש דופויטרן; דופויטרן; מחלת דופיטרן; דופיטרן | sided
Ganglion cyst | M67.40 | ganglion; ganglion of joint; ganglion, unspecified site | גנגליון; ציסטה גנגליונית; ציסטת גנגליון | sided; finding
Ganglion of wrist | M67.439 | wrist ganglion; dorsal wrist ganglion; ganglion cyst of wrist | גנגליון בשורש כף היד; גנגליון בשורש היד | sided; finding
Plantar fasciitis | M72.2 | plantar fascial fibromatosis; plantar fasciopathy; plantar fasciosis; heel fasciitis | דלקת פציה פלנטרית; פלנטר פציאיטיס; פסציטיס פלנטרית; דלקת ברצועת כף הרגל; פלנטר פסציטיס; פציאיטיס פלנטרית | sided
Calcaneal spur | M77.30 | heel spur; calcaneal spurs; plantar spur; heel spurs | דורבן; דורבן בעקב; דורבן עקב; זיז בעקב; דורבן בכף הרגל | sided; finding
Achilles tendinitis | M76.60 | Achilles tendonitis; Achilles tendinopathy; Achilles tendinosis; insertional Achilles tendinopathy | דלקת גיד אכילס; טנדיניטיס של גיד אכילס; טנדינופתיה של אכילס; טנדיניטיס אכילס | sided
Achilles tendon rupture | S86.019A | Achilles rupture; Achilles tendon tear; ruptured Achilles tendon; rupture of Achilles tendon | קרע בגיד אכילס; קרע גיד אכילס | sided
Hallux valgus | M20.10 | acquired hallux valgus; HV?; hallux abductovalgus; hallux abducto valgus; hallux abductovalgus deformity | הלוקס ולגוס; האלוקס ולגוס; הלוקס וולגוס | sided; finding
Bunion | M21.619 | bunion of foot; bunions; bunion deformity | בוניון; בליטה בבוהן; עצם בולטת בבוהן | sided
Hammer toe | M20.40 | hammertoe; hammer toes; hammertoes; claw toe | אצבע פטיש; אצבעות פטיש | sided
Flat foot | M21.40 | pes planus; flatfoot; fallen arches; flat feet; pes planovalgus; acquired flat foot; flatfeet | פלטפוס; רגל שטוחה; רגליים שטוחות; כף רגל שטוחה; פלט-פוס | sided
Metatarsalgia | M77.40 | forefoot pain | מטטרסלגיה; מטטרזלגיה; כאב בכרית כף הרגל | sided; symptom
Clubfoot | Q66.89 | club foot; congenital clubfoot | כף רגל קלובה; קלאב פוט | sided
Genu varum | M21.169 | bow legs; bowlegs; bow-legged; varus deformity of knee | ברכיים קשתיות; ג׳נו וארום; רגלי O; ברכי O | sided; finding
Genu valgum | M21.069 | knock knees; valgus deformity of knee | ברכי X; ג׳נו ולגום; רגלי X | sided; finding
Myalgia | M79.10 | muscle pain; muscle aches; muscle ache; muscular pain; sore muscles; myalgias | מיאלגיה; כאבי שרירים; כאב שרירים; כאב שריר; כאבים בשרירים | symptom
Muscle cramps | R25.2 | cramps; muscle cramp; leg cramps; nocturnal leg cramps; cramp and spasm; muscle cramping | התכווצויות שרירים; התכווצות שרירים; התכווצויות ברגליים; קרמפים | symptom
Muscle spasm | M62.838 | spasm of muscle; muscular spasm | ספאזם שרירי; שריר תפוס; ספזם שרירים; שרירים תפוסים |
Muscle strain | | pulled muscle; muscular strain; muscle sprain; muscle tear; strained muscle | מתיחת שריר; קרע שריר; מתיחה של השריר; קרע בשריר | sided
Myofascial pain syndrome | M79.18 | myofascial pain; trigger points; myofascial syndrome | תסמונת מיופציאלית; כאב מיופציאלי; תסמונת כאב מיופציאלי; נקודות הדק |
Fibromyalgia | M79.7 | fibromyalgia syndrome; FMS; fibrositis; fibromyositis | פיברומיאלגיה; דאבת השרירים; תסמונת פיברומיאלגיה; דאבת |
Rhabdomyolysis | M62.82 | rhabdo; muscle breakdown | רבדומיוליזיס; רבדומיוליסיס; ראבדומיוליזיס; תמס שריר |
Myositis | M60.9 | muscle inflammation; myositis, unspecified | מיוזיטיס; דלקת שרירים |
Myopathy | G72.9 | muscle disease; myopathy, unspecified | מיופתיה; מחלת שריר; מיופטיה |
Sarcopenia | M62.84 | age-related muscle loss | סרקופניה; דלדול שרירים |
Muscle atrophy | M62.50 | muscle wasting; muscular atrophy; muscle wasting and atrophy | אטרופיה של השריר; דלדול שריר; אטרופיה שרירית; ניוון שריר | sided
Osteomyelitis | M86.9 | bone infection; OM?; infection of bone; osteomyelitis, unspecified | אוסטאומיאליטיס; אוסטאומיליטיס; זיהום בעצם; דלקת עצם; אוסטיאומיאליטיס | sided
Joint contracture | M24.50 | contracture; contracture of joint; flexion contracture | קונטרקטורה; קונטרקטורה של המפרק; כיווץ מפרקי; קונטרקטורות | sided
Joint hypermobility syndrome | M35.7 | hypermobility syndrome; benign joint hypermobility; hypermobility; generalized joint hypermobility; BJHS; joint hypermobility; hypermobile joints | היפרמוביליות; תסמונת גמישות יתר; גמישות יתר של המפרקים; היפר מוביליות |
Ehlers-Danlos syndrome | Q79.60 | Ehlers Danlos | תסמונת אהלרס דנלוס; אהלר דנלוס |
Paget disease of bone | M88.9 | Paget's disease of bone; osteitis deformans; Paget disease | מחלת פאג׳ט של העצם; פאג׳ט |
Bone contusion | | bone bruise; bone bruises; bone contusions; bone marrow contusion; osseous contusion | חבלת עצם; חבלה גרמית; קונטוזיה גרמית | finding
Bone marrow edema | | bone marrow oedema; marrow edema; marrow oedema; bone marrow edema pattern | בצקת מח עצם; בצקת מוח עצם; בצקת במח העצם; בצקת בלשד העצם; בצקת לשד עצם | finding
Bone island | | enostosis; enostoses; bone islands; sclerotic bone island | אי גרמי; אנוסטוזיס; אי גרמי סקלרוטי | finding
Limb length discrepancy | M21.70 | leg length discrepancy; unequal leg length; LLD; unequal limb length | קיצור רגל; הפרש באורך הרגליים; אי שוויון באורך הגפיים; הבדל באורך הרגליים | sided

# --- Rheumatology
Rheumatoid arthritis | M06.9 | RA?; rheumatoid; rheumatoid disease; rheumatoid arthritis, unspecified | דלקת מפרקים שגרונית; דלקת פרקים שגרונית; ראומטואיד ארתריטיס; שיגרון; ראומטואיד ארטריטיס; ארתריטיס ראומטואידית; דלקת מפרקים ראומטואידית; ראומטיק ארטריטיס |
Seropositive rheumatoid arthritis | M05.9 | rheumatoid arthritis with rheumatoid factor; RF positive rheumatoid arthritis; seropositive RA; RA seropositive | דלקת מפרקים שגרונית סרופוזיטיבית; ראומטואיד ארתריטיס סרופוזיטיבית |
Psoriatic arthritis | L40.50 | PsA?; psoriatic arthropathy; arthropathic psoriasis; psoriasis arthritis | דלקת מפרקים פסוריאטית; ארתריטיס פסוריאטית; פסוריאטיק ארטריטיס; דלקת פרקים פסוריאטית; דלקת מפרקים ספחתית |
Juvenile idiopathic arthritis | M08.90 | JIA; juvenile rheumatoid arthritis; JRA; juvenile arthritis; juvenile chronic arthritis | דלקת מפרקים אידיופתית של גיל הילדות; דלקת פרקים נעורית; ארתריטיס יובנילית |
Systemic lupus erythematosus | M32.9 | SLE; lupus; systemic lupus; lupus erythematosus, systemic | לופוס; זאבת; זאבת אדמנתית מערכתית; זאבת אדמנתית; לופוס אריתמטוזוס; זאבת מערכתית |
Lupus nephritis | M32.14 | SLE nephritis; glomerular disease in systemic lupus erythematosus | לופוס נפריטיס; דלקת כליות זאבתית; פגיעה כלייתית על רקע לופוס | stage
Discoid lupus erythematosus | L93.0 | DLE; cutaneous lupus; discoid lupus | לופוס דיסקואידי; לופוס עורי; זאבת דיסקואידית |
Sjogren syndrome | M35.00 | Sjögren's syndrome; sicca syndrome; Sjogren's syndrome; Sjogren's; Sjögren syndrome; Sjogrens | תסמונת שיוגרן; תסמונת סיקה; שיוגרן; סיוגרן; תסמונת סיוגרן |
Systemic sclerosis | M34.9 | scleroderma; SSc; systemic scleroderma | סקלרודרמה; טרשת סיסטמית; סקלרוזיס סיסטמית; טרשת מערכתית |
Progressive systemic sclerosis | M34.0 | | טרשת סיסטמית מתקדמת |
CREST syndrome | M34.1 | CREST; limited scleroderma; limited systemic sclerosis; CRST syndrome | תסמונת CREST; תסמונת קרסט |
Dermatomyositis | M33.90 | | דרמטומיוזיטיס; דרמטומיוסיטיס |
Dermatopolymyositis | M33.90 | dermatopolymyositis, unspecified | דרמטופולימיוזיטיס |
Polymyositis | M33.20 | idiopathic polymyositis | פולימיוזיטיס; פולימיוסיטיס |
Mixed connective tissue disease | M35.1 | MCTD; Sharp syndrome | מחלת רקמת חיבור מעורבת |
Connective tissue disease | M35.9 | CTD?; undifferentiated connective tissue disease; UCTD; collagen vascular disease; systemic connective tissue disease | מחלת רקמת חיבור; מחלת רקמת חיבור לא ממוינת; מחלת קולגן |
Autoimmune disease | M35.9 | autoimmune disorder; autoimmune condition | מחלה אוטואימונית; מחלה אוטו אימונית |
Antiphospholipid syndrome | D68.61 | APS?; APLA syndrome; antiphospholipid antibody syndrome; Hughes syndrome; APLS; APLA | תסמונת אנטיפוספוליפידית; תסמונת הנוגדנים האנטי פוספוליפידיים; תסמונת אנטי פוספוליפידית; תסמונת נוגדנים אנטי פוספוליפידים; תסמונת הנוגדנים האנטי פוספוליפידים |
Polymyalgia rheumatica | M35.3 | PMR | פולימיאלגיה ראומטיקה; פולימיאלגיה; פולימיאלגיה שגרונית |
Giant cell arteritis | M31.6 | GCA; temporal arteritis; cranial arteritis | דלקת העורק הטמפורלי; ג׳יאנט סל ארטריטיס; דלקת עורקים של תאי הענק; טמפורל ארטריטיס; ארטריטיס טמפורלית; ארטריטיס של תאי ענק; דלקת עורקים רקתית; דלקת העורק הרקתי; דלקת עורק הרקה; דלקת עורק טמפורלי |
Behcet disease | M35.2 | Behçet's disease; Behcet syndrome; Behcet's disease; Behcet's syndrome; Behçet disease; Behcet's | מחלת בכצ׳ט; בכצט; תסמונת בכצ׳ט; בהצ׳ט; מחלת בהצ׳ט; בכצ׳ט; תסמונת בהצ'ט |
Vasculitis | I77.6 | arteritis; systemic vasculitis; arteritis, unspecified | וסקוליטיס; דלקת כלי דם; ואסקוליטיס |
Granulomatosis with polyangiitis | M31.30 | GPA; Wegener granulomatosis; Wegener's granulomatosis; Wegener's; Wegener? | גרנולומטוזיס ע״ש וגנר; וגנר; מחלת ווגנר |
ANCA-associated vasculitis | I77.82 | AAV; ANCA vasculitis; ANCA positive vasculitis | וסקוליטיס ANCA; וסקוליטיס הקשורה ל ANCA |
Microscopic polyangiitis | M31.7 | microscopic polyarteritis | פוליאנגיאיטיס מיקרוסקופית |
Polyarteritis nodosa | M30.0 | PAN? | פוליארטריטיס נודוזה |
Takayasu arteritis | M31.4 | Takayasu's arteritis; aortic arch syndrome; Takayasu disease; Takayasu | מחלת טקיאסו; טקיאסו; דלקת עורקים על שם טקאיאסו |
Kawasaki disease | M30.3 | mucocutaneous lymph node syndrome; Kawasaki's disease; Kawasaki syndrome; Kawasaki | מחלת קוואסקי; קווסאקי; קוואסאקי; מחלת קוואסאקי |
Henoch-Schonlein purpura | D69.0 | IgA vasculitis; HSP; Henoch-Schönlein purpura; allergic purpura; anaphylactoid purpura | פורפורה ע״ש הנוך שנליין; הנוך שנליין; הנוך שונליין |
Adult-onset Still disease | M06.1 | adult Still's disease; AOSD; Still's disease, adult onset | מחלת סטיל; סטיל במבוגרים |
Positive antinuclear antibody | R76.89 | positive ANA; ANA positive; elevated ANA; antinuclear antibody positive | ANA חיובי; נוגדנים אנטי גרעיניים חיוביים | finding
Positive rheumatoid factor | | RF positive; elevated rheumatoid factor; positive RF; rheumatoid factor positive | RF חיובי; גורם שגרוני חיובי; פקטור ראומטואידי חיובי | finding

# --- Blood
Anemia | D64.9 | anaemia; anemic; low hemoglobin; low haemoglobin; anemia, unspecified; anaemic; normocytic anemia; normocytic anaemia; low Hb; decreased hemoglobin | אנמיה; חוסר דם; המוגלובין נמוך; אנמיה נורמוציטית; אנמי |
Iron deficiency anemia | D50.9 | IDA; iron deficiency anaemia; hypochromic microcytic anemia; sideropenic anemia; iron deficient anemia | אנמיה מחוסר ברזל; אנמיה מחסר ברזל; אנמיה של חוסר ברזל; אנמיה על רקע חוסר ברזל; אנמיה עקב חוסר ברזל; אנמיה עקב חסר ברזל; אנמיה חסר ברזל; אנמיה ע״ר חוסר ברזל |
Iron deficiency anemia due to chronic blood loss | D50.0 | chronic blood loss anemia; anemia due to chronic blood loss; chronic blood loss anaemia | אנמיה על רקע דימום כרוני; אנמיה מדימום כרוני |
Acute blood loss anemia | D62 | acute posthemorrhagic anemia; anemia due to acute blood loss; acute blood loss anaemia | אנמיה על רקע דימום חריף; אנמיה לאחר דימום; אנמיה עקב איבוד דם |
Anemia of chronic disease | D63.8 | anaemia of chronic disease; anemia of chronic inflammation; ACD? | אנמיה של מחלה כרונית; אנמיה על רקע מחלה כרונית |
Anemia in chronic kidney disease | D63.1 | renal anemia; anemia of CKD; anaemia of chronic kidney disease; anemia of chronic renal failure; anemia due to CKD; renal anaemia; anemia of renal disease | אנמיה על רקע אי ספיקת כליות; אנמיה של מחלת כליות; אנמיה על רקע מחלת כליות; אנמיה כלייתית; אנמיה רנלית; אנמיה של אי ספיקת כליות |
Anemia in neoplastic disease | D63.0 | anemia of malignancy; anemia due to cancer | אנמיה על רקע ממאירות |
Vitamin B12 deficiency anemia | D51.9 | B12 deficiency anemia; vitamin B12 deficiency anaemia | אנמיה מחוסר B12; אנמיה מחוסר ויטמין B12 |
Pernicious anemia | D51.0 | pernicious anaemia; Addison-Biermer anemia; intrinsic factor deficiency | אנמיה ממאירה; אנמיה פרניציוזית |
Folate deficiency anemia | D52.9 | folic acid deficiency anemia; folate deficiency anaemia | אנמיה מחוסר חומצה פולית |
Macrocytic anemia | D53.9 | macrocytic anaemia | אנמיה מקרוציטית |
Microcytic anemia | D50.9 | microcytic anaemia; hypochromic anemia | אנמיה מיקרוציטית; אנמיה היפוכרומית |
Hemolytic anemia | D58.9 | haemolytic anaemia | אנמיה המוליטית |
Autoimmune hemolytic anemia | D59.10 | AIHA; autoimmune haemolytic anaemia | אנמיה המוליטית אוטואימונית |
Aplastic anemia | D61.9 | aplastic anaemia | אנמיה אפלסטית |
Sickle cell disease | D57.1 | SCD?; sickle cell anemia; sickle cell anaemia; HbSS disease; HbSS; Hb SS; Hb SS disease | אנמיה חרמשית; מחלת תאי חרמש; אנמיה מגלית |
Sickle cell crisis | D57.00 | sickle cell pain crisis; vaso-occlusive crisis; Hb-SS disease with crisis | משבר חרמשי; התקף כאב באנמיה חרמשית |
Sickle cell trait | D57.3 | HbAS; sickle cell carrier | נשא אנמיה חרמשית; נשאות לאנמיה חרמשית |
Thalassemia | D56.9 | thalassaemia; Mediterranean anemia | תלסמיה; טלסמיה; אנמיה ים תיכונית |
Beta thalassemia | D56.1 | beta thalassemia major; thalassemia major; Cooley anemia; thalassemia intermedia; beta thalassaemia | תלסמיה מיג׳ור; בטא תלסמיה; תלסמיה מאיור |
Thalassemia minor | D56.3 | thalassemia trait; beta thalassemia minor; thalassemia carrier; beta thalassemia trait; thalassaemia trait; thalassaemia minor; alpha thalassemia trait | תלסמיה מינור; נשא תלסמיה; נשאות תלסמיה; טלסמיה מינור; בטא תלסמיה מינור; נשאית תלסמיה; אלפא תלסמיה מינור; אלפא תלסמיה נשאות; בטא תלסמיה נשאות; נשאות אלפא תלסמיה; נשאות בטא תלסמיה; נשאות לאלפא תלסמיה; נשאות לבטא תלסמיה; נשאית בטא תלסמיה; נשא בטא תלסמיה |
Hereditary spherocytosis | D58.0 | spherocytosis | ספרוציטוזיס תורשתית; ספרוציטוזיס |
Pancytopenia | D61.818 | pancytopaenia; other pancytopenia | פנציטופניה |
Thrombocytopenia | D69.6 | low platelets; thrombocytopaenia; low platelet count; thrombocytopenia, unspecified | טרומבוציטופניה; מיעוט טסיות; טסיות נמוכות; תרומבוציטופניה |
Immune thrombocytopenia | D69.3 | ITP; immune thrombocytopenic purpura; idiopathic thrombocytopenic purpura; immune thrombocytopaenia | טרומבוציטופניה אימונית |
Heparin-induced thrombocytopenia | D75.829 | HIT? | טרומבוציטופניה על רקע הפרין |
Thrombotic thrombocytopenic purpura | M31.19 | TTP | פורפורה טרומבוציטופנית טרומבוטית |
Thrombocytosis | D75.839 | high platelets; elevated platelet count; thrombocytosis, unspecified; raised platelets | טרומבוציטוזיס; טסיות גבוהות; ריבוי טסיות |
Essential thrombocythemia | D47.3 | essential thrombocythaemia; essential thrombocytosis | טרומבוציטוזיס ראשונית; תרומבוציטמיה ראשונית | neoplasm
Polycythemia vera | D45 | polycythaemia vera; polycythemia rubra vera; PRV; PV?; JAK2 positive PV | פוליציטמיה ורה; פוליציטמיה ורא | neoplasm
Polycythemia | D75.1 | secondary polycythemia; erythrocytosis; polycythaemia | פוליציטמיה; ריבוי כדוריות אדומות; פוליציטמיה משנית |
Leukocytosis | D72.829 | leucocytosis; elevated white blood cell count; elevated WBC; high white count; raised WCC; high WBC; elevated white count; high white blood cell count | לויקוציטוזיס; ספירה לבנה גבוהה; לאוקוציטוזיס; לויקוציטוזה; ריבוי כדוריות לבנות | finding
Leukopenia | D72.819 | leucopenia; low white blood cell count; low WBC; low white cell count; decreased white blood cell count | לויקופניה; ספירה לבנה נמוכה; לאוקופניה; מיעוט כדוריות לבנות | finding
Neutropenia | D70.9 | agranulocytosis; low neutrophils; neutropaenia; neutropenia, unspecified | נויטרופניה; ניטרופניה; נאוטרופניה; נויטרופילים נמוכים |
Febrile neutropenia | D70.9 | neutropenic fever; neutropenia with fever | חום נויטרופני; נויטרופניה עם חום; פבריל נויטרופניה |
Chemotherapy-induced neutropenia | D70.1 | agranulocytosis secondary to cancer chemotherapy; neutropenia due to chemotherapy | נויטרופניה על רקע כימותרפיה |
Lymphopenia | D72.810 | lymphocytopenia; low lymphocytes; lymphopaenia | לימפופניה; לימפוציטופניה |
Lymphocytosis | D72.820 | high lymphocytes; lymphocytosis (symptomatic); elevated lymphocytes | לימפוציטוזיס; לימפוציטוזה |
Eosinophilia | D72.10 | high eosinophils; elevated eosinophils; eosinophilia, unspecified | אאוזינופיליה; איאוזינופיליה | finding
Macrocytosis | D75.89 | macrocytosis without anemia; elevated MCV; high MCV | מקרוציטוזיס; MCV גבוה | finding
Coagulopathy | D68.9 | coagulation defect; bleeding disorder; clotting disorder; coagulation disorder | קואגולופתיה; הפרעת קרישה; נטיה לדימום; הפרעה בקרישה; הפרעת קרישת דם |
Warfarin-related coagulopathy | D68.32 | anticoagulant-induced bleeding; hemorrhagic disorder due to anticoagulants; bleeding due to anticoagulant | דימום עקב נוגדי קרישה; דימום על רקע נוגדי קרישה |
Elevated INR | R79.1 | supratherapeutic INR; prolonged INR; prolonged PT; prolonged PTT; abnormal coagulation profile; prolonged prothrombin time; abnormal coagulation studies; high INR | INR גבוה; INR מוארך; תפקודי קרישה מוארכים; INR מעל היעד | finding
Disseminated intravascular coagulation | D65 | DIC; consumption coagulopathy; defibrination syndrome | קרישה תוך כלית מפושטת |
Hemophilia A | D66 | haemophilia A; factor VIII deficiency; hemophilia; haemophilia | המופיליה; המופיליה A; חסר פקטור 8 |
Hemophilia B | D67 | haemophilia B; factor IX deficiency; Christmas disease | המופיליה B; חסר פקטור 9 |
Factor XI deficiency | D68.1 | hemophilia C; factor 11 deficiency; hereditary factor XI deficiency; Rosenthal disease | חסר פקטור 11; המופיליה C; חוסר פקטור 11 |
Von Willebrand disease | D68.00 | vWD; von Willebrand's disease; Von Willebrand | פון ווילברנד; מחלת פון וילברנד; ון וילברנד; פון וילברנד; מחלת ון וילברנד |
Factor V Leiden | D68.51 | activated protein C resistance; FVL; factor V Leiden mutation; APC resistance; factor 5 Leiden; factor V Leiden heterozygous | פקטור 5 ליידן; פקטור V ליידן; מוטציית ליידן; פקטור חמש ליידן |
Prothrombin gene mutation | D68.52 | prothrombin G20210A mutation; factor II mutation; prothrombin mutation | מוטציה בגן פרותרומבין; מוטציה בפרותרומבין; מוטציית פקטור 2 |
Thrombophilia | D68.59 | hypercoagulable state; hypercoagulability; primary hypercoagulable state; inherited thrombophilia | טרומבופיליה; קרישיות יתר; תרומבופיליה; יתר קרישיות |
Protein S deficiency | D68.59 | protein S, low | חסר פרוטאין S; חוסר פרוטאין S; חסר חלבון S |
Protein C deficiency | D68.59 | protein C, low | חסר פרוטאין C; חוסר פרוטאין C; חסר חלבון C |
Antithrombin deficiency | D68.59 | antithrombin III deficiency; AT III deficiency | חסר אנטיתרומבין; חוסר אנטיתרומבין |
Monoclonal gammopathy | D47.2 | MGUS; monoclonal gammopathy of undetermined significance; paraproteinemia; M-spike | גמופתיה מונוקלונלית | neoplasm
Lymphadenopathy | R59.1 | enlarged lymph nodes; swollen lymph nodes; adenopathy; swollen glands; lymph node enlargement; swollen lymph node | לימפאדנופתיה; קשריות לימפה מוגדלות; בלוטות לימפה מוגדלות; הגדלת בלוטות לימפה; לימפדנופתיה; בלוטות מוגדלות | finding
Axillary lymphadenopathy | R59.0 | axillary adenopathy; enlarged axillary lymph nodes | לימפאדנופתיה אקסילרית; לימפאדנופתיה בבית השחי; בלוטות מוגדלות בבית השחי | finding; sided
Inguinal lymphadenopathy | R59.0 | inguinal adenopathy; enlarged inguinal lymph nodes | לימפאדנופתיה מפשעתית; בלוטות מוגדלות במפשעה | finding; sided
Cervical lymphadenopathy | R59.0 | enlarged cervical lymph nodes; cervical adenopathy; enlarged neck lymph nodes | לימפאדנופתיה צווארית; בלוטות לימפה מוגדלות בצוואר; קשריות לימפה צוואריות מוגדלות; בלוטות מוגדלות בצוואר | finding; sided
Generalized lymphadenopathy | R59.1 | generalized enlarged lymph nodes; diffuse lymphadenopathy | לימפאדנופתיה כללית; לימפאדנופתיה מפושטת | finding
Lymphadenitis | I88.9 | inflamed lymph node; nonspecific lymphadenitis; adenitis | לימפאדניטיס; דלקת בלוטות לימפה; דלקת קשריות לימפה | sided
Immunodeficiency | D84.9 | immunocompromised; immune deficiency; immunosuppressed; immunodeficiency, unspecified; immunosuppression | חסר חיסוני; כשל חיסוני; חוסר חיסוני; מדוכא חיסון; דיכוי חיסוני; מדוכאת חיסון |
Common variable immunodeficiency | D83.9 | CVID | חסר חיסוני משתנה |
Selective IgA deficiency | D80.2 | IgA deficiency; selective deficiency of immunoglobulin A | חסר IgA; חוסר IgA |
Hypogammaglobulinemia | D80.1 | hypogammaglobulinaemia; nonfamilial hypogammaglobulinemia; agammaglobulinemia | היפוגמגלובולינמיה |
Elevated C-reactive protein | R79.82 | elevated CRP; high CRP; raised CRP | CRP מוגבר; CRP גבוה | finding
Elevated erythrocyte sedimentation rate | R70.0 | elevated ESR; high ESR; raised ESR; elevated sed rate | שקיעת דם מוחשת; שקיעת דם גבוהה | finding
Elevated ferritin | R79.89 | hyperferritinemia; high ferritin; hyperferritinaemia | פריטין גבוה; פריטין מוגבר; היפרפריטינמיה | finding
Elevated troponin | R79.89 | troponin elevation; raised troponin; troponin leak; troponinemia | טרופונין מוגבר; עליה בטרופונין; טרופונין גבוה | finding
Elevated D-dimer | R79.89 | raised D-dimer; positive D-dimer; high D-dimer | D דימר מוגבר; D דיימר גבוה; דידימר מוגבר; D-dimer מוגבר | finding

# --- Cancer
Breast cancer | C50.919 | carcinoma of breast; breast carcinoma; malignant neoplasm of breast; invasive ductal carcinoma; IDC?; infiltrating ductal carcinoma; Ca breast; breast ca; invasive lobular carcinoma; invasive breast cancer; infiltrating duct carcinoma; mammary carcinoma; ILC?; invasive ductal carcinoma of breast; ductal carcinoma of breast; cancer of breast; breast malignancy | סרטן שד; סרטן השד; גידול ממאיר בשד; קרצינומה של השד; ממאירות בשד; סרטן שד חודרני; קרצינומה דוקטלית חודרנית; ממאירות השד | neoplasm; sided; stage
Ductal carcinoma in situ of breast | D05.10 | DCIS; intraductal carcinoma in situ of breast; intraductal carcinoma; ductal carcinoma in situ | קרצינומה דוקטלית אין סיטו; קרצינומה תוך צינורית | neoplasm; sided
Lobular carcinoma in situ of breast | D05.00 | LCIS; lobular carcinoma in situ | קרצינומה לובולרית אין סיטו | neoplasm; sided
Male breast cancer | C50.929 | malignant neoplasm of male breast; breast cancer in male | סרטן שד בגבר; סרטן שד גברי | neoplasm; sided
Lung cancer | C34.90 | carcinoma of lung; lung carcinoma; bronchogenic carcinoma; malignant neoplasm of lung; adenocarcinoma of lung; Ca lung; lung adenocarcinoma; squamous cell carcinoma of lung; cancer of lung; bronchial carcinoma; lung malignancy; carcinoma lung; Ca. lung | סרטן ריאה; סרטן ריאות; גידול ממאיר בריאה; קרצינומה של הריאה; סרטן הריאה; סרטן הריאות; ממאירות ריאתית; אדנוקרצינומה של הריאה | neoplasm; sided; stage
Non-small cell lung cancer | C34.90 | NSCLC; non-small cell lung carcinoma; non small cell carcinoma of lung | סרטן ריאה מסוג תאים לא קטנים; סרטן ריאה NSCLC | neoplasm; sided; stage
Small cell lung cancer | C34.90 | SCLC; small cell lung carcinoma; oat cell carcinoma of lung | סרטן ריאה מסוג תאים קטנים; סרטן ריאה SCLC | neoplasm; sided; stage
Colon cancer | C18.9 | carcinoma of colon; colon carcinoma; malignant neoplasm of colon; adenocarcinoma of colon; bowel cancer; colon adenocarcinoma; Ca colon; cancer of colon; colonic carcinoma | סרטן המעי הגס; סרטן מעי גס; גידול ממאיר במעי הגס; אדנוקרצינומה של המעי הגס; סרטן מעי; קרצינומה של המעי הגס; סרטן הקולון | neoplasm; stage
Colorectal cancer | C19 | CRC?; colorectal carcinoma; rectosigmoid cancer; malignant neoplasm of rectosigmoid junction; colorectal adenocarcinoma; mCRC | סרטן המעי הגס והחלחולת; סרטן קולורקטלי; סרטן רקטוסיגמואיד | neoplasm; stage
Sigmoid colon cancer | C18.7 | carcinoma of sigmoid colon; malignant neoplasm of sigmoid colon; sigmoid cancer; sigmoid carcinoma | סרטן הסיגמואיד; גידול בסיגמואיד; סרטן הסיגמה | neoplasm; stage
Cecal cancer | C18.0 | carcinoma of cecum; malignant neoplasm of cecum; caecal carcinoma; caecal cancer | סרטן הצקום; גידול בצקום | neoplasm; stage
Ascending colon cancer | C18.2 | carcinoma of ascending colon; malignant neoplasm of ascending colon; right colon cancer | סרטן המעי העולה; גידול במעי העולה | neoplasm; stage
Rectal cancer | C20 | carcinoma of rectum; malignant neoplasm of rectum; rectal carcinoma; rectal adenocarcinoma; Ca rectum; cancer of rectum; adenocarcinoma of rectum | סרטן החלחולת; סרטן הרקטום; סרטן רקטום; גידול ברקטום; סרטן חלחולת | neoplasm; stage
Anal cancer | C21.0 | carcinoma of anus; malignant neoplasm of anus; anal carcinoma | סרטן פי הטבעת; סרטן אנאלי | neoplasm; stage
Gastric cancer | C16.9 | stomach cancer; carcinoma of stomach; gastric carcinoma; malignant neoplasm of stomach; gastric adenocarcinoma; cancer of stomach | סרטן קיבה; סרטן הקיבה; גידול ממאיר בקיבה; קרצינומה של הקיבה | neoplasm; stage
Esophageal cancer | C15.9 | oesophageal cancer; carcinoma of esophagus; malignant neoplasm of esophagus; esophageal carcinoma; esophageal adenocarcinoma; oesophageal carcinoma | סרטן הוושט; סרטן ושט; סרטן הושט; גידול בוושט | neoplasm; stage
Pancreatic cancer | C25.9 | carcinoma of pancreas; malignant neoplasm of pancreas; pancreatic adenocarcinoma; PDAC; pancreatic carcinoma; cancer of pancreas; pancreatic ductal adenocarcinoma; Ca pancreas | סרטן הלבלב; סרטן לבלב; אדנוקרצינומה של הלבלב; גידול ממאיר בלבלב | neoplasm; stage
Hepatocellular carcinoma | C22.0 | HCC; liver cancer; hepatoma; liver cell carcinoma; primary liver cancer | סרטן הכבד; סרטן כבד; הפטומה; קרצינומה הפטוצלולרית; סרטן כבד ראשוני | neoplasm; stage
Cholangiocarcinoma | C22.1 | bile duct cancer; intrahepatic cholangiocarcinoma; intrahepatic bile duct carcinoma | כולנגיוקרצינומה; סרטן דרכי המרה | neoplasm; stage
Gallbladder cancer | C23 | carcinoma of gallbladder; malignant neoplasm of gallbladder | סרטן כיס המרה | neoplasm; stage
Prostate cancer | C61 | carcinoma of prostate; adenocarcinoma of prostate; malignant neoplasm of prostate; prostatic carcinoma; prostate carcinoma; Ca prostate; prostate adenocarcinoma; prostatic adenocarcinoma; cancer of prostate; carcinoma prostate; Ca. prostate | סרטן ערמונית; סרטן הערמונית; אדנוקרצינומה של הערמונית; סרטן פרוסטטה; סרטן הפרוסטטה; גידול ממאיר בערמונית | neoplasm; stage
Bladder cancer | C67.9 | carcinoma of bladder; TCC of bladder; urothelial carcinoma of bladder; malignant neoplasm of bladder; bladder carcinoma; transitional cell carcinoma of bladder; NMIBC; cancer of bladder; bladder tumor; bladder tumour; ca bladder; carcinoma bladder | סרטן שלפוחית השתן; סרטן כיס השתן; TCC של שלפוחית השתן; גידול בשלפוחית השתן; סרטן השלפוחית; גידול בכיס השתן | neoplasm; stage
Renal cell carcinoma | C64.9 | RCC; kidney cancer; renal cancer; malignant neoplasm of kidney; hypernephroma; clear cell renal cell carcinoma; ccRCC; carcinoma of kidney; renal carcinoma; clear cell carcinoma of kidney | סרטן כליה; סרטן הכליה; קרצינומה של הכליה; גידול ממאיר בכליה; RCC בכליה; סרטן כליות | neoplasm; sided; stage
Testicular cancer | C62.90 | carcinoma of testis; seminoma; malignant neoplasm of testis; germ cell tumor of testis; testicular germ cell tumor; testicular carcinoma; nonseminoma | סרטן אשך; סרטן האשך; סמינומה; סרטן אשכים | neoplasm; sided; stage
Ovarian cancer | C56.9 | carcinoma of ovary; malignant neoplasm of ovary; ovarian carcinoma; high grade serous ovarian carcinoma; cancer of ovary; HGSOC; epithelial ovarian cancer | סרטן שחלה; סרטן השחלה; סרטן שחלות; סרטן השחלות; קרצינומה של השחלה | neoplasm; sided; stage
Endometrial cancer | C54.1 | carcinoma of endometrium; endometrial carcinoma; malignant neoplasm of endometrium; endometrioid adenocarcinoma; endometrial adenocarcinoma; endometrioid carcinoma | סרטן רירית הרחם; קרצינומה של רירית הרחם; סרטן אנדומטריום | neoplasm; stage
Uterine cancer | C55 | malignant neoplasm of uterus; cancer of uterus; uterine malignancy; uterine carcinoma | סרטן הרחם; סרטן רחם; סרטן גוף הרחם | neoplasm; stage
Cervical cancer | C53.9 | carcinoma of cervix; malignant neoplasm of cervix uteri; cervical carcinoma; cancer of cervix; squamous cell carcinoma of cervix; cervix cancer | סרטן צוואר הרחם; סרטן צואר הרחם; קרצינומה של צוואר הרחם | neoplasm; stage
Vulvar cancer | C51.9 | carcinoma of vulva; malignant neoplasm of vulva; vulval cancer | סרטן הפות; סרטן פות | neoplasm; stage
Thyroid cancer | C73 | carcinoma of thyroid; papillary thyroid carcinoma; PTC?; malignant neoplasm of thyroid; follicular thyroid carcinoma; medullary thyroid carcinoma; papillary carcinoma of thyroid; thyroid carcinoma; papillary thyroid cancer; cancer of thyroid | סרטן בלוטת התריס; סרטן התריס; קרצינומה פפילרית של בלוטת התריס; סרטן תירואיד; קרצינומה פפילרית של התריס; סרטן בלוטת המגן | neoplasm; stage
Melanoma | C43.9 | malignant melanoma; malignant melanoma of skin; cutaneous melanoma; melanoma of skin; melanoma, malignant | מלנומה; מלנומה ממאירה; מלנומה של העור | neoplasm; stage
Melanoma in situ | D03.9 | lentigo maligna; in situ melanoma | מלנומה אין סיטו; לנטיגו מליגנה | neoplasm
Basal cell carcinoma of skin | C44.91 | BCC; basal cell carcinoma; basal cell epithelioma; basalioma; rodent ulcer; basal cell cancer; nodular BCC | בזליומה; קרצינומה של תאי הבסיס; קרצינומה בזוצלולרית; BCC בעור; קרצינומה של תאי בסיס; בזוצלולר קרצינומה; קרצינומה בזאלית | neoplasm
Squamous cell carcinoma of skin | C44.92 | SCC?; squamous cell carcinoma; cutaneous squamous cell carcinoma; squamous cell cancer of skin; cSCC; SCC of skin | קרצינומה של תאי קשקש; קרצינומה קשקשית; SCC בעור; קרצינומה קשקשית של העור; קרצינומה של תאי הקשקש | neoplasm
Squamous cell carcinoma in situ of skin | D04.9 | Bowen disease; Bowen's disease; carcinoma in situ of skin | מחלת בואן; מחלת באוון; SCC אין סיטו | neoplasm
Skin cancer | C44.90 | malignant neoplasm of skin; nonmelanoma skin cancer; NMSC; non-melanoma skin cancer; carcinoma of skin; skin malignancy; malignancy of skin; cutaneous malignancy; epithelial skin malignancy | סרטן עור; סרטן העור | neoplasm
Kaposi sarcoma | C46.9 | Kaposi's sarcoma | סרקומה ע״ש קפושי; קפוסי סרקומה; סרקומת קפושי | neoplasm
Merkel cell carcinoma | C4A.9 | Merkel cell carcinoma, unspecified; Merkel cell tumor | קרצינומה של תאי מרקל; מרקל סל קרצינומה | neoplasm
Brain tumor | D49.6 | brain tumour; neoplasm of brain; intracranial tumor; brain neoplasm; cerebral tumor | גידול מוחי; גידול במוח; גידול ראש | neoplasm; sided
Brain cancer | C71.9 | malignant brain tumor; malignant neoplasm of brain; malignant brain tumour | סרטן המוח; גידול ממאיר במוח | neoplasm; stage
Glioblastoma | C71.9 | GBM; glioblastoma multiforme | גליובלסטומה; גליובלסטומה מולטיפורמה | neoplasm; stage
Glioma | C71.9 | astrocytoma; oligodendroglioma; malignant glioma; high grade glioma; anaplastic astrocytoma | גליומה; אסטרוציטומה | neoplasm; stage
Meningioma | D32.9 | benign meningioma | מנינגיומה; מנינגאומה | neoplasm; finding
Intracranial meningioma | D32.0 | meningioma of brain; cerebral meningioma; convexity meningioma; parasagittal meningioma | מנינגיומה תוך גולגולתית; מנינגיומה במוח; מנינגיומה מוחית | neoplasm; finding; sided
Vestibular schwannoma | D33.3 | acoustic neuroma; acoustic schwannoma | שוונומה וסטיבולרית; נוירינומה של עצב השמע; אקוסטיק נוירומה; נוירינומה של עצב השמיעה; נוירינומה אקוסטית | neoplasm; finding; sided
Laryngeal cancer | C32.9 | carcinoma of larynx; glottic carcinoma; malignant neoplasm of larynx; laryngeal carcinoma; cancer of larynx | סרטן הגרון; סרטן מיתרי הקול; סרטן לרינקס; סרטן תיבת הקול | neoplasm; stage
Oral cancer | C06.9 | carcinoma of oral cavity; malignant neoplasm of mouth; mouth cancer; oral cavity cancer; oral squamous cell carcinoma | סרטן הפה; סרטן חלל הפה; סרטן פה | neoplasm; stage
Tongue cancer | C02.9 | carcinoma of tongue; malignant neoplasm of tongue; SCC of tongue; squamous cell carcinoma of tongue | סרטן הלשון; סרטן לשון | neoplasm; stage; sided
Nasopharyngeal carcinoma | C11.9 | cancer of nasopharynx; cancer of the nasopharynx; carcinoma of nasopharynx; carcinoma of the nasopharynx; NPC; nasopharyngeal cancer; malignant neoplasm of nasopharynx | סרטן הלוע העליון; סרטן נזופרינקס; קרצינומה של הנזופרינקס | neoplasm; stage
Oropharyngeal cancer | C10.9 | carcinoma of oropharynx; malignant neoplasm of oropharynx; throat cancer; oropharyngeal carcinoma; HPV oropharyngeal cancer; HPV-positive oropharyngeal cancer; HPV positive oropharyngeal cancer; HPV-associated oropharyngeal cancer; p16 positive oropharyngeal cancer; oropharyngeal squamous cell carcinoma | סרטן הלוע; סרטן אורופרינקס; סרטן לוע | neoplasm; stage
Head and neck cancer | C76.0 | malignant neoplasm of head, face and neck; HNSCC; head and neck squamous cell carcinoma; head & neck cancer | סרטן ראש צוואר; סרטן ראש וצוואר; גידולי ראש צוואר | neoplasm; stage
Lymphoma | C85.90 | NHL; non-Hodgkin lymphoma; non-Hodgkin's lymphoma; malignant lymphoma; lymphoma, unspecified | לימפומה; לימפומה נון הודג׳קין; לימפומה שאינה הודג׳קין; סרטן הלימפה; לימפומה לא הודג׳קין; סרטן בלוטות הלימפה | neoplasm; stage
Diffuse large B-cell lymphoma | C83.30 | DLBCL; large B-cell lymphoma; diffuse large B cell lymphoma, unspecified site | לימפומה דיפוזית של תאי B גדולים; לימפומה מפושטת של תאי B גדולים | neoplasm; stage
Follicular lymphoma | C82.90 | FL?; nodular lymphoma | לימפומה פוליקולרית; לימפומה פוליקולארית | neoplasm; stage
Hodgkin lymphoma | C81.90 | Hodgkin's lymphoma; Hodgkin disease; Hodgkin's disease | לימפומה ע״ש הודג׳קין; הודג׳קין; מחלת הודג׳קין; לימפומת הודג׳קין; לימפומה על שם הודג׳קין | neoplasm; stage
Multiple myeloma | C90.00 | MM?; plasma cell myeloma; myeloma; myelomatosis | מיאלומה נפוצה; מולטיפל מיאלומה; מיאלומה; מיאלומה מרובה | neoplasm; stage
Leukemia | C95.90 | leukaemia; blood cancer; leukemia, unspecified | לוקמיה; סרטן הדם; לויקמיה; סרטן דם | neoplasm
Chronic lymphocytic leukemia | C91.10 | CLL; chronic lymphocytic leukaemia; B-CLL; CLL/SLL; small lymphocytic lymphoma; chronic lymphoid leukemia | לוקמיה לימפוציטית כרונית; לוקמיה לימפטית כרונית; לויקמיה לימפטית כרונית; לוקמיה לימפוטית כרונית; לויקמיה לימפוציטית כרונית | neoplasm; stage
Chronic myeloid leukemia | C92.10 | CML; chronic myelogenous leukemia; chronic myeloid leukaemia; BCR-ABL positive CML; chronic myelocytic leukemia | לוקמיה מיאלואידית כרונית; לוקמיה מיאלוציטית כרונית; לויקמיה מיאלואידית כרונית | neoplasm
Acute myeloid leukemia | C92.00 | AML; acute myelogenous leukemia; acute myeloid leukaemia; ANLL; acute myeloblastic leukemia | לוקמיה מיאלואידית חריפה; לוקמיה מיאלואידית חדה | neoplasm
Acute lymphoblastic leukemia | C91.00 | ALL?; acute lymphocytic leukemia; acute lymphoblastic leukaemia; acute lymphoid leukemia; B-ALL | לוקמיה לימפובלסטית חריפה; לוקמיה לימפובלסטית חדה; לוקמיה לימפטית חריפה; לויקמיה לימפובלסטית חריפה; לויקמיה לימפובלסטית חדה | neoplasm
Myelodysplastic syndrome | D46.9 | MDS; myelodysplasia; preleukemia | תסמונת מיאלודיספלסטית; מיאלודיספלזיה | neoplasm
Myelofibrosis | D75.81 | secondary myelofibrosis | מיאלופיברוזיס | neoplasm
Primary myelofibrosis | D47.4 | osteomyelofibrosis; chronic idiopathic myelofibrosis | מיאלופיברוזיס ראשוני | neoplasm
Myeloproliferative neoplasm | D47.1 | MPN; myeloproliferative disease; chronic myeloproliferative disease; myeloproliferative disorder | מחלה מיאלופרוליפרטיבית | neoplasm
Soft tissue sarcoma | C49.9 | sarcoma; liposarcoma; malignant neoplasm of soft tissue | סרקומה; סרקומה של רקמות רכות; ליפוסרקומה | neoplasm; stage
Bone cancer | C41.9 | malignant neoplasm of bone; primary bone cancer; osteosarcoma; osteogenic sarcoma; Ewing sarcoma; chondrosarcoma; bone sarcoma | אוסטאוסרקומה; סרטן עצמות; סרטן העצם; סרקומת יואינג | neoplasm; sided; stage
Gastrointestinal stromal tumor | C49.A0 | GIST; gastrointestinal stromal tumour | גידול סטרומלי של מערכת העיכול | neoplasm
Neuroendocrine tumor | | NET?; neuroendocrine neoplasm; pancreatic neuroendocrine tumor; neuroendocrine tumour; PNET; neuroendocrine carcinoma | גידול נוירואנדוקריני; גידול נאורואנדוקריני | neoplasm; stage
Carcinoid tumor | D3A.00 | carcinoid; carcinoid tumour | קרצינואיד; גידול קרצינואידי | neoplasm
Malignant carcinoid tumor | C7A.00 | malignant carcinoid; metastatic carcinoid | קרצינואיד ממאיר | neoplasm
Mesothelioma | C45.9 | malignant mesothelioma | מזותליומה | neoplasm; stage
Metastatic cancer | C79.9 | metastases; metastatic disease; secondary malignant neoplasm; mets; metastasis; metastatic malignancy; stage IV cancer; metastatic carcinoma; secondaries; metastatic adenocarcinoma; distant metastases | גרורות; מחלה גרורתית; סרטן גרורתי; פיזור גרורתי; מחלה ממאירה גרורתית; סרטן מפושט; גרורה | neoplasm
Bone metastasis | C79.51 | bone metastases; metastasis to bone; skeletal metastases; bony metastases; bone mets; secondary malignant neoplasm of bone; osseous metastases; osseous metastasis; metastases to bone | גרורות בעצמות; גרורות גרמיות; גרורה בעצם; גרורות לעצמות; פיזור גרמי; גרורות בעצם | neoplasm; finding
Liver metastasis | C78.7 | liver metastases; hepatic metastases; metastasis to liver; liver mets; secondary malignant neoplasm of liver; hepatic metastasis; metastases to liver | גרורות בכבד; גרורה בכבד; גרורות כבדיות; גרורות לכבד; פיזור כבדי | neoplasm; finding
Lung metastasis | C78.00 | lung metastases; pulmonary metastases; metastasis to lung; lung mets; secondary malignant neoplasm of lung; pulmonary metastasis; metastases to lung | גרורות בריאות; גרורה בריאה; גרורות ריאתיות; גרורות לריאות | neoplasm; sided; finding
Brain metastasis | C79.31 | brain metastases; cerebral metastases; metastasis to brain; brain mets; secondary malignant neoplasm of brain; cerebral metastasis; metastases to brain | גרורות במוח; גרורה במוח; גרורות מוחיות; גרורות למוח; גרורה מוחית | neoplasm; finding
Lymph node metastasis | C77.9 | nodal metastases; metastasis to lymph node; lymph node metastases; secondary malignant neoplasm of lymph nodes; nodal metastasis; metastatic lymphadenopathy | גרורות בבלוטות לימפה; גרורה בקשריות לימפה; גרורות לקשריות לימפה; בלוטה גרורתית | neoplasm; finding
Peritoneal carcinomatosis | C78.6 | peritoneal metastases; peritoneal implants; secondary malignant neoplasm of peritoneum; omental metastases | קרצינומטוזיס של הצפק; פיזור פריטונאלי; גרורות בצפק; פיזור צפקי | neoplasm; finding
Adrenal metastasis | C79.70 | adrenal metastases; secondary malignant neoplasm of adrenal gland | גרורה באדרנל; גרורות באדרנל | neoplasm; sided; finding
Cancer | C80.1 | malignancy; malignant neoplasm, unspecified; carcinoma; malignant neoplasm; malignant tumor; adenocarcinoma; oncological disease; malignant tumour | סרטן; ממאירות; גידול ממאיר; קרצינומה; מחלה ממאירה; מחלה אונקולוגית; אדנוקרצינומה | neoplasm; stage
Cancer of unknown primary | C80.1 | CUP?; carcinoma of unknown primary; malignancy of unknown primary; unknown primary | סרטן ממקור לא ידוע; ממאירות ממקור לא ידוע | neoplasm; stage
Disseminated malignancy | C80.0 | generalized cancer; carcinomatosis, generalized; disseminated malignant neoplasm; carcinomatosis | ממאירות מפושטת; גידול ממאיר מפושט; קרצינומטוזיס | neoplasm
Malignant ascites | R18.0 | ascites, malignant | מיימת ממאירה |
Neoplasm of uncertain behavior | D48.9 | neoplasm of uncertain behaviour; borderline tumor | גידול בעל התנהגות לא ודאית | neoplasm
Neoplasm of unspecified behavior | D49.9 | neoplasm; tumor?; tumour?; neoplasm of unspecified nature | גידול; ניאופלזמה | neoplasm
Lipoma | D17.9 | lipomas; benign lipomatous neoplasm; subcutaneous lipoma; fatty tumor; intramuscular lipoma; fatty lump | ליפומה; גוש שומני; ליפומות; ליפומה תת עורית; שאת שומן; שאת שומנית | finding; neoplasm; sided
Hemangioma | D18.00 | haemangioma; angioma; hemangioma, unspecified site; infantile hemangioma | המנגיומה; אנגיומה; המנגיומות | finding; neoplasm
Hemangioma of skin | D18.01 | strawberry hemangioma; cherry angiomas; cutaneous hemangioma; capillary hemangioma of skin | המנגיומה בעור; אנגיומה דובדבנית; המנגיומה עורית; המנגיומת תות | finding; neoplasm
Osteochondroma | D16.9 | osteocartilaginous exostosis | אוסטאוכונדרומה | finding; neoplasm; sided
Enchondroma | D16.9 | enchondromas; benign cartilage tumor | אנכונדרומה | finding; neoplasm; sided
Benign bone neoplasm | D16.9 | benign neoplasm of bone; benign bone tumor; osteoma | גידול גרמי שפיר; אוסטאומה | finding; neoplasm; sided
Benign salivary gland neoplasm | D11.9 | benign neoplasm of salivary gland; benign salivary tumor | גידול שפיר בבלוטת רוק | finding; neoplasm; sided
Pleomorphic adenoma of parotid | D11.0 | pleomorphic adenoma; Warthin tumor; benign parotid tumor; benign neoplasm of parotid gland | פלאומורפיק אדנומה; גידול וורתין; גידול שפיר בבלוטת הפרוטיס; אדנומה פלאומורפית | finding; neoplasm; sided
History of breast cancer | Z85.3 | personal history of breast cancer; personal history of malignant neoplasm of breast; s/p breast cancer; hx of breast cancer; h/o breast cancer; breast cancer survivor; status post breast cancer; previous breast cancer | סרטן שד בעבר; מצב לאחר סרטן שד; לאחר סרטן שד; החלימה מסרטן שד | history; neoplasm; sided
History of prostate cancer | Z85.46 | personal history of prostate cancer; personal history of malignant neoplasm of prostate; hx of prostate cancer; s/p prostate cancer | סרטן ערמונית בעבר; מצב לאחר סרטן ערמונית | history; neoplasm
History of colon cancer | Z85.038 | personal history of colon cancer; history of colorectal cancer; personal history of malignant neoplasm of large intestine; hx of colon cancer; s/p colon cancer; history of bowel cancer | סרטן מעי גס בעבר; סרטן המעי הגס בעבר; מצב לאחר סרטן מעי גס; מצב לאחר סרטן המעי הגס | history; neoplasm
History of rectal cancer | Z85.048 | personal history of rectal cancer; hx of rectal cancer | סרטן רקטום בעבר; מצב לאחר סרטן רקטום | history; neoplasm
History of lung cancer | Z85.118 | personal history of lung cancer; hx of lung cancer; s/p lung cancer | סרטן ריאה בעבר; מצב לאחר סרטן ריאה | history; neoplasm
History of bladder cancer | Z85.51 | personal history of bladder cancer; hx of bladder cancer; s/p TURBT for bladder cancer | סרטן שלפוחית בעבר; מצב לאחר סרטן שלפוחית השתן; סרטן כיס שתן בעבר | history; neoplasm
History of kidney cancer | Z85.528 | personal history of kidney cancer; history of renal cell carcinoma; history of RCC; history of renal cancer | סרטן כליה בעבר; מצב לאחר סרטן כליה | history; neoplasm; sided
History of melanoma | Z85.820 | personal history of malignant melanoma; hx of melanoma; s/p melanoma; history of malignant melanoma; s/p excision of melanoma | מלנומה בעבר; מצב לאחר מלנומה; מצב לאחר כריתת מלנומה | history; neoplasm
History of skin cancer | Z85.828 | history of basal cell carcinoma; history of squamous cell carcinoma of skin; personal history of skin cancer; history of BCC; history of nonmelanoma skin cancer; history of NMSC; s/p BCC excision | סרטן עור בעבר; מצב לאחר כריתת בזליומה; BCC בעבר | history; neoplasm
History of thyroid cancer | Z85.850 | personal history of thyroid cancer; hx of thyroid cancer; s/p thyroid cancer; history of papillary thyroid carcinoma | סרטן בלוטת התריס בעבר; מצב לאחר סרטן בלוטת התריס | history; neoplasm
History of cervical cancer | Z85.41 | personal history of cervical cancer | סרטן צוואר הרחם בעבר | history; neoplasm
History of uterine cancer | Z85.42 | history of endometrial cancer; personal history of uterine cancer; personal history of endometrial cancer | סרטן רחם בעבר; סרטן רירית הרחם בעבר | history; neoplasm
History of ovarian cancer | Z85.43 | personal history of ovarian cancer; hx of ovarian cancer | סרטן שחלה בעבר; מצב לאחר סרטן שחלה | history; neoplasm
History of testicular cancer | Z85.47 | personal history of testicular cancer; history of seminoma | סרטן אשך בעבר; מצב לאחר סרטן אשך | history; neoplasm; sided
History of lymphoma | Z85.72 | history of non-Hodgkin lymphoma; personal history of lymphoma; s/p lymphoma; hx of lymphoma | לימפומה בעבר; מצב לאחר לימפומה | history; neoplasm
History of Hodgkin lymphoma | Z85.71 | personal history of Hodgkin lymphoma; history of Hodgkin disease; history of Hodgkin's lymphoma | הודג׳קין בעבר; מצב לאחר הודג׳קין; מצב לאחר לימפומה ע״ש הודג׳קין | history; neoplasm
History of leukemia | Z85.6 | personal history of leukemia; history of leukaemia; leukemia survivor | לוקמיה בעבר; מצב לאחר לוקמיה | history; neoplasm
History of cancer | Z85.9 | history of malignancy; personal history of malignant neoplasm; personal history of cancer; cancer survivor; hx of cancer; history of malignant neoplasm; s/p cancer | סרטן בעבר; ממאירות בעבר; מחלה ממאירה בעבר; מחלת סרטן בעבר; מחלה אונקולוגית בעבר | history; neoplasm
History of chemotherapy | Z92.21 | s/p chemotherapy; prior chemotherapy; personal history of antineoplastic chemotherapy; status post chemotherapy | כימותרפיה בעבר; מצב לאחר כימותרפיה; לאחר כימותרפיה | history
History of radiation therapy | Z92.3 | s/p radiotherapy; prior radiation therapy; history of irradiation; personal history of irradiation; s/p radiation therapy; history of radiotherapy; s/p XRT; status post radiation | הקרנות בעבר; מצב לאחר הקרנות; מצב לאחר טיפול קרינתי; לאחר הקרנות | history
BRCA mutation carrier | Z15.01 | BRCA1 carrier; BRCA2 carrier; BRCA positive; BRCA1 mutation; BRCA2 mutation; genetic susceptibility to breast cancer; BRCA mutation; BRCA carrier | נשאית BRCA; נשאות BRCA; נשא BRCA; נשאית מוטציה ב BRCA |
Oral mucositis | K12.30 | mucositis; stomatitis due to chemotherapy; mucositis, unspecified | מוקוזיטיס; דלקת רירית הפה; מוקוסיטיס | stage
Bone marrow transplant status | Z94.81 | s/p bone marrow transplant; history of BMT; s/p BMT; history of bone marrow transplant; status post bone marrow transplant | מצב לאחר השתלת מח עצם; מושתל מח עצם | history
Stem cell transplant status | Z94.84 | s/p stem cell transplant; history of stem cell transplant; s/p ASCT; s/p autologous stem cell transplant; s/p HSCT | מצב לאחר השתלת תאי גזע | history

# --- Infections
Sepsis | A41.9 | septicemia; septicaemia; sepsis, unspecified organism; septic syndrome; blood poisoning | ספסיס; אלח דם; ספטי; ספטית; מצב ספטי |
Urosepsis | | sepsis of urinary origin; sepsis due to UTI; sepsis from urinary source | אורוספסיס; ספסיס ממקור שתן; אלח דם ממקור שתן |
Severe sepsis | R65.20 | severe sepsis without septic shock; sepsis with organ dysfunction; sepsis with acute organ dysfunction | ספסיס קשה; אלח דם קשה |
Septic shock | R65.21 | severe sepsis with septic shock; shock, septic | הלם ספטי; שוק ספטי |
Bacteremia | R78.81 | bacteraemia; positive blood cultures; positive blood culture | בקטרמיה; בקטרימיה; תרביות דם חיוביות; תרבית דם חיובית |
Systemic inflammatory response syndrome | R65.10 | SIRS; SIRS of noninfectious origin | תסמונת תגובה דלקתית מערכתית |
Cellulitis | L03.90 | soft tissue infection; cellulitis, unspecified; skin infection; wound cellulitis; SSTI; skin and soft tissue infection | צלוליטיס; צלוליטיס של העור; זיהום רקמות רכות; דלקת רקמות רכות; זיהום עור; זיהום בעור; דלקת התאית | sided
Cellulitis of lower limb | L03.119 | leg cellulitis; cellulitis of leg; lower extremity cellulitis; foot cellulitis; cellulitis of foot; cellulitis of lower extremity; cellulitis of limb; lower limb cellulitis | צלוליטיס ברגל; צלוליטיס בגפה תחתונה; צלוליטיס של הרגל; צלוליטיס בשוק; צלוליטיס ברגל ימין; צלוליטיס ברגל שמאל; צלוליטיס בגפה התחתונה | sided
Erysipelas | A46 | erysipelas of leg | אריזיפלס; ארסיפלס; וורדת; שושנה? | sided
Abscess | L02.91 | cutaneous abscess; skin abscess; subcutaneous abscess; soft tissue abscess; abscess of skin | מורסה; אבצס; מורסה בעור; אבצס בעור; מורסה תת עורית | sided
Subperiosteal abscess | | subperiosteal abscesses; subperiosteal collection | מורסה תת-פריאוסטאלית; אבצס תת-פריאוסטאלי | sided
Furuncle | L02.92 | boil; furunculosis; boils | פורונקל; פורונקולוזיס; סימטה |
Carbuncle | L02.93 | carbuncles | קרבונקל |
Fournier gangrene | N49.3 | Fournier's gangrene | גנגרנה ע״ש פורניה; פורניה |
Necrotizing fasciitis | M72.6 | necrotising fasciitis; flesh-eating disease | פציאיטיס נקרוטית; פסציטיס נקרוטית; נקרוטייזינג פציאיטיס | sided
Gangrene | I96 | dry gangrene; wet gangrene; necrosis of toe; ischemic gangrene; gangrene of toe; gangrenous toe | גנגרנה; נמק?; נמק באצבע; נמק יבש; גנגרנה יבשה | sided
Surgical site infection | T81.40XA | SSI?; postoperative wound infection; wound infection following surgery; post-op wound infection; infection following a procedure; surgical wound infection; infected surgical wound | זיהום בפצע ניתוחי; זיהום פצע ניתוחי; זיהום אתר ניתוח; זיהום בצלקת ניתוחית; זיהום בפצע הניתוחי |
Wound dehiscence | T81.30XA | disruption of wound; surgical wound dehiscence; dehiscence of wound; wound breakdown | פתיחת פצע ניתוחי; דהיסנס; היפתחות פצע |
Wound infection | | infected wound; local infection of wound; infected laceration | זיהום בפצע; פצע מזוהם; פצע מודלק; זיהום פצע | sided
Central line-associated bloodstream infection | T80.211A | CLABSI; catheter-related bloodstream infection; line sepsis; CRBSI; PICC line infection | זיהום צנתר מרכזי; בקטרמיה על רקע קטטר |
Prosthetic joint infection | T84.50XA | PJI; infected prosthesis; infection of joint prosthesis; infected joint replacement; infected arthroplasty | זיהום במפרק מלאכותי; זיהום בתותב; זיהום במשתל | sided
MRSA infection | A49.02 | methicillin resistant staphylococcus aureus infection; MRSA | זיהום MRSA; חיידק MRSA |
MRSA carrier | Z22.322 | MRSA colonization; MRSA colonized; carrier of MRSA; MRSA positive nares; MRSA nasal carrier | נשא MRSA; נשאות MRSA; נשאית MRSA |
Carrier of resistant organism | | ESBL carrier; VRE carrier; CRE carrier; KPC carrier; CPE carrier; multidrug resistant organism carrier; MDRO colonization | נשא חיידק עמיד; נשאות CRE; נשא ESBL; נשאות VRE; נשא KPC; נשאות לחיידק עמיד |
Bacterial infection | A49.9 | bacterial infection, unspecified; bacterial illness | זיהום חיידקי; זיהום בקטריאלי |
Viral infection | B34.9 | viral fever; viral pyrexia; viral syndrome; viral illness; viremia; viral infection, unspecified; viral disease | זיהום ויראלי; מחלה ויראלית; זיהום נגיפי; תסמונת ויראלית; מחלה נגיפית; ויראוזיס |
Streptococcal infection | A49.1 | strep infection; streptococcus; GAS infection; group A streptococcal infection | זיהום סטרפטוקוקלי; סטרפטוקוקוס; סטרפטוקוק |
Human immunodeficiency virus disease | B20 | AIDS; HIV disease; acquired immunodeficiency syndrome; HIV/AIDS | איידס; מחלת HIV; חולה איידס |
HIV positive | Z21 | asymptomatic HIV infection; HIV infection; human immunodeficiency virus infection; HIV carrier; HIV seropositive; asymptomatic HIV infection status; PLWH; HIV?; HIV on ART; HIV, on ART; HIV on HAART; HIV on antiretroviral therapy; RVD?; PLHIV | נשא HIV; נשאות HIV; HIV חיובי; נשאית HIV; נגיף HIV? |
Syphilis | A53.9 | lues; treponema pallidum infection; syphilis, unspecified | עגבת; סיפיליס |
Gonorrhea | A54.9 | gonorrhoea; gonococcal infection; neisseria gonorrhoeae infection | זיבה; גונוריאה; גונורריאה; גונוראה |
Chlamydia infection | A74.9 | chlamydia; chlamydial infection; chlamydia trachomatis infection; chlamydia trachomatis | כלמידיה; כלמידיה טרכומטיס; זיהום בכלמידיה |
Sexually transmitted infection | A64 | STI; STD; sexually transmitted disease; venereal disease | מחלת מין; מחלות מין; מחלה המועברת ביחסי מין |
Herpes simplex infection | B00.9 | herpes simplex; herpes; HSV; HSV infection; herpes viral infection; herpesviral infection; HSV-1; herpes simplex virus infection | הרפס; הרפס סימפלקס; שלבקת; שלבקת פשוטה; נגיף ההרפס |
Herpes labialis | B00.1 | cold sore; oral herpes; cold sores; fever blister; orolabial herpes; fever blisters | הרפס בשפתיים; הרפס שפתיים; שלבקת השפתיים; הרפס לביאליס; פצעי חום |
Herpetic gingivostomatitis | B00.2 | herpes stomatitis; herpetic stomatitis; primary herpetic gingivostomatitis | סטומטיטיס הרפטית; גינגיבוסטומטיטיס הרפטית |
Gingivostomatitis | | acute gingivostomatitis | גינגיבוסטומטיטיס; דלקת חניכיים ופה |
Genital herpes | A60.00 | herpes genitalis; genital HSV; HSV-2; anogenital herpes; herpes progenitalis | הרפס גניטלי; הרפס גניטליס; הרפס באיבר המין; הרפס גניטאלי |
Herpes zoster | B02.9 | shingles; zoster; VZV reactivation; zona; zoster without complications | שלבקת חוגרת; הרפס זוסטר; זוסטר; חוגרת?; הרפס זוסטר בבית החזה | sided
Herpes zoster ophthalmicus | B02.30 | ophthalmic zoster; HZO; zoster ocular disease; ophthalmic shingles; ophthalmic herpes zoster | הרפס זוסטר אופטלמי; זוסטר אופטלמי; הרפס זוסטר בעין | sided
Ramsay Hunt syndrome | B02.21 | herpes zoster oticus; postherpetic geniculate ganglionitis | תסמונת רמזי האנט; זוסטר באוזן | sided
Postherpetic neuralgia | B02.29 | post-herpetic neuralgia; PHN; postzoster neuralgia; zoster neuralgia | נוירלגיה פוסט הרפטית; נאורלגיה פוסט הרפטית; כאב פוסט הרפטי; נוירלגיה לאחר שלבקת חוגרת | sided
Varicella | B01.9 | chickenpox; chicken pox; varicella without complication; VZV primary infection | אבעבועות רוח; וריצלה |
Infectious mononucleosis | B27.90 | mono?; glandular fever; EBV infection; mononucleosis; Epstein-Barr virus infection; acute EBV; EBV mononucleosis; Epstein-Barr infection; Epstein-Barr | מחלת הנשיקה; מונונוקלאוזיס; זיהום EBV; מונונוקליאוזיס זיהומית; זיהום בווירוס אפשטיין-בר |
Cytomegalovirus infection | B25.9 | CMV; CMV infection; cytomegaloviral disease; CMV disease; acute CMV; cytomegalovirus disease; CMV viremia; cytomegalovirus; CMV colitis; CMV retinitis | זיהום CMV; ציטומגלווירוס; נגיף ציטומגלו; זיהום בציטומגלווירוס |
Toxoplasmosis | B58.9 | toxoplasma; toxoplasma gondii infection; toxo? | טוקסופלזמוזיס; טוקסופלזמה |
Measles | B05.9 | rubeola; measles without complication | חצבת |
Mumps | B26.9 | epidemic parotitis | חזרת? |
Rubella | B06.9 | german measles | אדמת |
Roseola infantum | B08.20 | exanthema subitum; roseola; sixth disease | אדמדמת; רוזאולה; אקסנתמה סוביטום; שושנית; המחלה השישית |
Erythema infectiosum | B08.3 | fifth disease; parvovirus B19 infection; slapped cheek syndrome; slapped cheek disease | המחלה החמישית; פרבו וירוס; מחלה חמישית |
Hand, foot and mouth disease | B08.4 | hand foot mouth disease; HFMD; hand foot and mouth; enteroviral vesicular stomatitis with exanthem | מחלת הפה והגפיים; מחלת הידיים הרגליים והפה; קוקסקי; מחלת הגפיים והפה; מחלת פה גפיים |
Herpangina | B08.5 | enteroviral vesicular pharyngitis | הרפנגינה |
Scarlet fever | A38.9 | scarlatina | סקרלטינה; סקרלט פיבר |
Impetigo | L01.00 | impetigo contagiosa; impetigo, unspecified | אימפטיגו; סעפת? |
Scabies | B86 | scabies infestation; mite infestation | גרדת; סקביאס; סקביס |
Head lice | B85.0 | pediculosis capitis; head louse infestation | כינת הראש; פדיקולוזיס; כינים בשיער |
Molluscum contagiosum | B08.1 | molluscum; mollusca | מולוסקום; מולוסקום קונטגיוזום; מולוסקה; מולוסקום קונטגיוסום |
Viral warts | B07.9 | warts; wart; verruca; verrucae; verruca vulgaris, unspecified | יבלות; יבלת; יבלות ויראליות; ורוקה; יבלת ויראלית |
Plantar wart | B07.0 | verruca plantaris; plantar warts; plantar verruca | יבלת בכף הרגל; יבלות בכף הרגל; ורוקה פלנטרית | sided
Genital warts | A63.0 | condyloma acuminata; anogenital warts; condyloma; condylomata acuminata; condylomas; condyloma acuminatum; venereal warts | קונדילומה; קונדילומות; יבלות באיבר המין; קונדילומה אקומינטה; קונדילומטה |
Candidiasis | B37.9 | candida infection; moniliasis; candidosis; candida | קנדידה; קנדידיאזיס; זיהום בקנדידה |
Oral candidiasis | B37.0 | oral thrush; thrush?; candidal stomatitis; oropharyngeal candidiasis; oral candida | קנדידה בפה; פטרת הפה; קיכלי; פטריה בפה; קנדידה אוראלית; פטרייה בפה; קנדידיאזיס אוראלי |
Esophageal candidiasis | B37.81 | candidal esophagitis; oesophageal candidiasis; candida esophagitis | קנדידה בוושט; אזופגיטיס קנדידלית |
Cutaneous candidiasis | B37.2 | candidal intertrigo; candidiasis of skin and nail; candida dermatitis; candidal dermatitis | קנדידה בעור; פטריה בקפלים; קנדידה עורית |
Tinea pedis | B35.3 | athlete's foot; athletes foot; foot fungus; fungal infection of foot; T. pedis | פטרת כף הרגל; פטריה ברגליים; טינאה פדיס; פטרייה בכפות הרגליים; פטריה בין האצבעות; פטרת כפות הרגליים; פטרת ברגליים; פטרת בין האצבעות; פטרת בין אצבעות הרגליים |
Tinea corporis | B35.4 | ringworm of body; tinea circinata; T. corporis | גזזת הגוף; טינאה קורפוריס; פטרת העור; פטרת הגוף |
Tinea cruris | B35.6 | jock itch; dhobi itch; T. cruris | טינאה קרוריס; פטריה במפשעה; פטרת המפשעה; פטרייה במפשעות |
Tinea capitis | B35.0 | scalp ringworm; tinea barbae and tinea capitis; ringworm of scalp; T. capitis | גזזת; טינאה קפיטיס; פטרת הקרקפת |
Onychomycosis | B35.1 | tinea unguium; fungal nail infection; nail fungus; fungal nail; toenail fungus; dermatophytosis of nail; toenail onychomycosis | אוניכומיקוזיס; פטרת ציפורניים; פטריה בציפורניים; פטרת הציפורניים; פטרייה בציפורן; פטרת ציפורנים | sided
Tinea versicolor | B36.0 | pityriasis versicolor; tinea versicolour; P. versicolor; T. versicolor | טינאה ורסיקולור; פיטיריאזיס ורסיקולור; פיטריאזיס ורסיקולור |
Fungal infection of skin | B36.9 | superficial mycosis; fungal skin infection; fungal infection; dermatomycosis; mycosis | פטריה בעור; פטרייה בעור; זיהום פטרייתי; דרמטופיטוזיס; פטרת; זיהום פטרייתי בעור; טינאה |
Malaria | B54 | malaria, unspecified | מלריה; קדחת הביצות |
Dengue fever | A90 | dengue | קדחת דנגי; דנגה; דנגי |
Scrub typhus | A75.3 | tsutsugamushi fever; tsutsugamushi disease | טיפוס השיחים |
Intestinal helminthiasis | B82.0 | worm infestation; intestinal worms; helminthiasis; worm infection | זיהום בתולעי מעיים |
Lyme disease | A69.20 | borreliosis; Lyme borreliosis; Lyme; erythema migrans | מחלת ליים; ליים; בורליוזיס |
Brucellosis | A23.9 | brucella; Malta fever; undulant fever | ברוצלוזיס; ברוצלה; קדחת מלטה; קדחת מלטית |
Leptospirosis | A27.9 | leptospira infection; leptospira | לפטוספירוזיס; עכברת; לפטוספירה |
Q fever | A78 | coxiella burnetii infection; coxiella | קדחת Q; קדחת קיו; קוקסיאלה |
West Nile virus infection | A92.30 | West Nile fever; WNV; West Nile virus | קדחת מערב הנילוס; קדחת הנילוס המערבי; נגיף מערב הנילוס; קדחת מערבית הנילוס |
Mediterranean spotted fever | A77.1 | boutonneuse fever; rickettsia conorii infection; spotted fever due to Rickettsia conorii; Israeli spotted fever | קדחת הבהרות; קדחת בהרות; ריקציה; קדחת הבהרות הים תיכונית |
Murine typhus | A75.2 | endemic typhus; rickettsia typhi infection | טיפוס מורינה; טיפוס הפרעושים; מורין טיפוס |
Cutaneous leishmaniasis | B55.1 | leishmaniasis; oriental sore; rose of Jericho; leishmania | לישמניה; לישמניאזיס; שושנת יריחו; לישמניה עורית |
Cat scratch disease | A28.1 | bartonella henselae infection; bartonella; cat scratch fever | מחלת שריטת החתול; שריטת חתול; ברטונלה |
Typhoid fever | A01.00 | typhoid; enteric fever; salmonella typhi infection | טיפוס הבטן; טיפואיד |
Tetanus | A35 | lockjaw | טטנוס; פלצת; צפדת |
Rabies exposure | Z20.3 | contact with rabies; suspected rabies exposure; exposure to rabies | חשיפה לכלבת; חשד לחשיפה לכלבת |
COVID-19 exposure | Z20.822 | contact with COVID-19; exposure to SARS-CoV-2; close contact of COVID-19; exposure to COVID-19 | חשיפה לקורונה; מגע עם חולה קורונה |
Echinococcosis | B67.90 | hydatid cyst; echinococcus; hydatid disease; echinococcal cyst | אכינוקוקוס; ציסטה הידטידית; אכינוקוקוזיס |
Strongyloidiasis | B78.9 | strongyloides; strongyloides stercoralis infection | סטרונגילואידס; סטרונגילואידיאזיס |
Aspergillosis | B44.9 | aspergillus infection; aspergilloma; invasive aspergillosis | אספרגילוזיס; אספרגילוס |
Fever | R50.9 | acute febrile illness; pyrexia; febrile; fever, unspecified; high temperature; elevated temperature; febrile illness; hyperpyrexia | חום; מחלת חום; חום גבוה; עליית חום; חום ממושך | symptom
Fever of unknown origin | R50.9 | pyrexia of unknown origin; PUO; FUO; fever without source | חום ממקור לא ידוע; חום לא ברור; חום ללא מקור | symptom
Postoperative fever | R50.82 | postprocedural fever; post-op fever | חום לאחר ניתוח; חום פוסט ניתוחי | symptom
Chills | R68.83 | chills without fever; shivering; shaking chills | צמרמורת; צמרמורות; רעידות חום | symptom
Rigors | | rigor; rigoring; shaking rigors | צמרמורות קשות; רעידות קור | symptom
Night sweats | R61 | nocturnal sweating; nocturnal diaphoresis | הזעות לילה; הזעת לילה; הזעות ליליות | symptom
Sweating | R61 | generalized hyperhidrosis; diaphoresis; excessive sweating; sweats; profuse sweating; hyperhidrosis, generalized | הזעה; הזעת יתר כללית; דיאפורזיס; הזעות; הזעה מרובה | symptom
Rheumatic fever | I00 | acute rheumatic fever; rheumatic fever without heart involvement | קדחת השיגרון; קדחת ראומטית; קדחת שיגרון |

# --- Skin
Atopic dermatitis | L20.9 | atopic eczema; atopic dermatitis, unspecified | אטופיק דרמטיטיס; דרמטיטיס אטופית; אסתמה של העור; אטופיק; דלקת עור אטופית; אקזמה אטופית; אסטמה של העור | stage
Eczema | L30.9 | dermatitis; dermatitis, unspecified; eczematous dermatitis; skin inflammation | אקזמה; דרמטיטיס; דלקת עור; אקסמה |
Contact dermatitis | L25.9 | contact eczema; contact dermatitis, unspecified | דרמטיטיס ממגע; דלקת עור ממגע; דרמטיטיס מגע; קונטקט דרמטיטיס |
Allergic contact dermatitis | L23.9 | allergic dermatitis | דרמטיטיס אלרגית ממגע; דרמטיטיס אלרגית; דלקת עור אלרגית |
Allergic contact dermatitis due to plants | L23.7 | poison ivy dermatitis; poison oak dermatitis; poison ivy rash; rhus dermatitis; plant dermatitis; poison ivy?; poison oak? | דרמטיטיס ממגע עם צמחים |
Irritant contact dermatitis | L24.9 | irritant dermatitis | דרמטיטיס גירויית; דרמטיטיס איריטנטית |
Seborrheic dermatitis | L21.9 | seborrhoeic dermatitis; seborrhea; seborrheic eczema; seborrhoeic eczema; seborrhoea | סבוריאה; דרמטיטיס סבוריאית; סבוראיק דרמטיטיס; סבורואיק דרמטיטיס; דלקת עור סבוראית; דרמטיטיס סבוראית |
Cradle cap | L21.0 | infantile seborrheic dermatitis of scalp | כובע עריסה; קרום עריסה |
Nummular eczema | L30.0 | nummular dermatitis; discoid eczema | אקזמה נומולרית; אקזמה מטבעית |
Dyshidrotic eczema | L30.1 | pompholyx; dyshidrosis; dyshidrotic dermatitis | אקזמה דיסהידרוטית; דיסהידרוזיס |
Lichen simplex chronicus | L28.0 | neurodermatitis; circumscribed neurodermatitis | ליכן סימפלקס כרוניקוס; ליכן סימפלקס; נוירודרמטיטיס |
Prurigo nodularis | L28.1 | nodular prurigo | פרוריגו נודולריס; פרוריגו |
Intertrigo | L30.4 | erythema intertrigo; intertriginous dermatitis | אינטרטריגו; דלקת בקפלי העור |
Diaper dermatitis | L22 | diaper rash; nappy rash; napkin dermatitis | תפרחת חיתולים; דלקת חיתולים; דרמטיטיס חיתולים; פריחת חיתולים |
Psoriasis | L40.9 | psoriasis, unspecified | פסוריאזיס; ספחת; פסוראזיס | stage
Plaque psoriasis | L40.0 | psoriasis vulgaris; chronic plaque psoriasis | פסוריאזיס רובדית; פסוריאזיס וולגריס; פסוריאזיס פלאק |
Acne vulgaris | L70.0 | acne; pimples; cystic acne; nodulocystic acne; comedonal acne | אקנה; פצעי בגרות; אקנה וולגריס; אקנה וולגאריס; אקני; פצעונים | stage
Rosacea | L71.9 | acne rosacea; rosacea, unspecified | רוזציאה; רוזצאה; רוסציאה |
Perioral dermatitis | L71.0 | periorificial dermatitis | דרמטיטיס פריאוראלית; פריאוראל דרמטיטיס |
Hidradenitis suppurativa | L73.2 | acne inversa; hydradenitis; hidradenitis; hydradenitis suppurativa; HS? | הידראדניטיס סופורטיבה; הידרדניטיס; הידראדניטיס; הידרדניטיס סופורטיבה | stage
Folliculitis | L73.9 | inflamed hair follicles; hair follicle inflammation | פוליקוליטיס; דלקת זקיקי שיער; דלקת בזקיקי השיער |
Pseudofolliculitis barbae | L73.1 | ingrown hairs; ingrown hair; razor bumps | שערות חודרניות; שיערה חודרנית |
Urticaria | L50.9 | nettle rash; acute urticaria; urticaria, unspecified; wheals; urticarial rash | אורטיקריה; סרפדת; חרלת; אורטיקאריה |
Chronic urticaria | L50.8 | | אורטיקריה כרונית; סרפדת כרונית |
Chronic spontaneous urticaria | L50.1 | CSU; chronic idiopathic urticaria; CIU; idiopathic urticaria | אורטיקריה כרונית ספונטנית; אורטיקריה אידיופתית כרונית |
Angioedema | T78.3XXA | angioneurotic edema; Quincke edema; angio-oedema; angioneurotic oedema; giant urticaria | אנגיואדמה; בצקת אנגיונוירוטית; אנגיו אדמה |
Hereditary angioedema | D84.1 | HAE; C1 esterase inhibitor deficiency; hereditary angio-oedema | אנגיואדמה תורשתית |
Pruritus | L29.9 | itching; itch; pruritis; itchy skin; skin itching | גרד; גירוד; פרוריטוס; גירודים; מגרד; מגרדת; מגרדים; מגרדות | symptom
Pruritus ani | L29.0 | anal itching; anal pruritus; perianal itching | גרד אנאלי; גירוד בפי הטבעת; פרוריטוס אני | symptom
Pruritus of pregnancy | | itching of pregnancy; itching in pregnancy; pregnancy itching | גרד בהריון | symptom
Lipedema | | lipoedema | ליפאדמה; ליפדמה |
Rash | R21 | skin rash; exanthem; skin eruption; rash and other nonspecific skin eruption; maculopapular rash; exanthema | פריחה; תפרחת; פריחה בעור; אקסנתמה; תפרחת עורית; פריחה מקולופפולרית | symptom
Skin lesion | L98.9 | lesion of skin; skin lesions; cutaneous lesion; disorder of skin and subcutaneous tissue, unspecified | נגע בעור; נגע עורי; נגעים בעור; נגעים עוריים | sided
Xerosis cutis | L85.3 | dry skin; xeroderma; xerosis; xerotic skin | עור יבש; יובש בעור; קסרוזיס; יובש עור |
Ichthyosis | Q80.9 | congenital ichthyosis | איכטיוזיס |
Primary focal hyperhidrosis | L74.519 | hyperhidrosis; palmar hyperhidrosis; focal hyperhidrosis; axillary hyperhidrosis | הזעת יתר; היפרהידרוזיס; הזעת יתר בכפות הידיים |
Alopecia | L65.9 | hair loss; nonscarring hair loss; baldness; hair thinning; hair shedding | נשירת שיער; התקרחות; אלופציה; דלילות שיער |
Telogen effluvium | L65.0 | diffuse hair shedding | טלוגן אפלוביום; נשירה טלוגנית |
Alopecia areata | L63.9 | patchy hair loss; spot baldness | אלופציה אראטה; התקרחות ממוקדת; אלופציה אריאטה; קרחת אזורית; אלופציה ארטה |
Androgenetic alopecia | L64.9 | male pattern baldness; androgenic alopecia; female pattern hair loss; male pattern hair loss; MPHL | אלופציה אנדרוגנית; התקרחות גברית; אלופציה אנדרוגנטית |
Vitiligo | L80 | vitiligo vulgaris | ויטיליגו; בהקת |
Melasma | L81.1 | chloasma | מלזמה; כלואזמה; מלסמה |
Hyperpigmentation | L81.9 | disorder of pigmentation; post-inflammatory hyperpigmentation; skin discoloration | היפרפיגמנטציה; פיגמנטציה; הפרעת פיגמנטציה |
Lichen planus | L43.9 | lichen ruber planus; lichen planus, unspecified; oral lichen planus | ליכן פלנוס; ליכן פלאנוס; חזזית שטוחה |
Pityriasis rosea | L42 | herald patch | פיטיריאזיס רוזאה; פיטריאזיס רוזאה; פיטיריאזיס ורודה |
Seborrheic keratosis | L82.1 | seborrhoeic keratosis; SK?; seborrheic keratoses; seborrhoeic keratoses; senile wart; seborrhoeic wart | קרטוזיס סבוראית; סבוראיק קרטוזיס; קרטוזה סבוריאית; סבורואיק קרטוזיס; קרטוזות סבוראיות; קרטוזיס סבוריאית; קרטוזות סבוריאיות; קרטוזיס סבורואית |
Actinic keratosis | L57.0 | solar keratosis; AK?; actinic keratoses; solar keratoses | קרטוזיס סולרית; קרטוזיס אקטינית; סולר קרטוזיס; קרטוזה אקטינית; קרטוזות סולריות; אקטיניק קרטוזיס |
Melanocytic nevus | D22.9 | mole?; nevus; naevus; pigmented nevus; moles; nevi; melanocytic nevi; dysplastic nevus; atypical nevus; melanocytic naevus; benign nevus; intradermal nevus; compound nevus; atypical mole; dysplastic naevus | שומה; נבוס; שומות; נקודת חן; נקודות חן; נבוס דיספלסטי; נבוסים; שומה פיגמנטרית | neoplasm; finding
Epidermoid cyst | L72.0 | epidermal cyst; epidermal inclusion cyst; EIC?; infundibular cyst; inclusion cyst; keratin cyst | ציסטה אפידרמואידית; ציסטה אפידרמלית; ציסטת אפידרמיס; ציסטת אינקלוזיה | sided
Sebaceous cyst | L72.3 | atheroma?; sebaceous cysts; infected sebaceous cyst | ציסטה סבצאית; אתרומה; ציסטת חלב; ציסטה סבצאוס; ציסטה סבאצית; ציסטה סבצאונית; ציסטה סבציאלית | sided
Pilar cyst | L72.11 | scalp cyst | ציסטה פילרית; ציסטה בקרקפת |
Skin tag | L91.8 | acrochordon; fibroepithelial polyp; skin tags; soft fibroma | תגית עור; תג עור; אקרוכורדון; תגי עור; פיברומה רכה |
Dermatofibroma | D23.9 | fibrous histiocytoma of skin; histiocytoma | דרמטופיברומה | neoplasm
Pyogenic granuloma | L98.0 | lobular capillary hemangioma | גרנולומה פיוגנית; פיוגניק גרנולומה |
Keloid | L91.0 | hypertrophic scar; keloid scar | קלואיד; צלקת היפרטרופית; צלקת קלואידית |
Scar | L90.5 | cicatrix; scar of skin; surgical scar; scarring; scar conditions and fibrosis of skin | צלקת; צלקת ניתוחית; צלקות | finding; trace
Renal scarring |  | renal scar; renal scars; kidney scarring; scarring of the kidney; scarring of the left kidney; scarring of the right kidney; scarred kidney; cortical scarring of the kidney; renal cortical scarring; cortical scarring | הצטלקות כליה; צלקות בכליה; צלקת בכליה |
Corn or callus | L84 | callus; corns; calluses; clavus; callosity; corns and callosities; heloma durum; heloma molle; intractable plantar keratoma; intractable plantar keratosis; plantar keratoma; hard corn; soft corn; pinch callus | יבלת לחץ; עור קשה; קאלוס; קלוס; יבלות לחץ; יבלת דרוכה; קלבוס | sided
Ingrown toenail | L60.0 | ingrowing nail; onychocryptosis; ingrown nail; ingrowing toenail; unguis incarnatus; ingrown toe nail | ציפורן חודרנית; ציפורן חודרנית בבוהן; צפורן חודרנית | sided
Paronychia | L03.019 | infected nail fold | פרוניכיה; דלקת סביב הציפורן; פארוניכיה; דלקת סביב ציפורן | sided
Nail dystrophy | L60.3 | dystrophic nails; onychodystrophy; dystrophic nail; onychauxis; thickened toenails; thick toenails; dystrophic toenails; mycotic nails; hypertrophic nails; hypertrophic toenails; elongated toenails; thickened nails | דיסטרופיה של הציפורן; ציפורן דיסטרופית; אוניכודיסטרופיה; ציפורניים דיסטרופיות; ציפורניים עבות |
Pressure ulcer | L89.90 | decubitus ulcer; bedsore; pressure sore; pressure injury; decubiti; bed sore; pressure ulcer of unspecified site, unspecified stage | פצע לחץ; כיב לחץ; דקוביטוס; פצעי לחץ; כיבי לחץ | sided; stage
Pressure ulcer stage 1 | L89.91 | stage 1 pressure ulcer; pressure injury stage 1; stage I pressure ulcer; stage 1 pressure injury; stage I decubitus | פצע לחץ דרגה 1; כיב לחץ דרגה 1 | sided
Pressure ulcer stage 2 | L89.92 | stage 2 pressure ulcer; pressure injury stage 2; stage II pressure ulcer; stage 2 pressure injury; stage II decubitus | פצע לחץ דרגה 2; כיב לחץ דרגה 2 | sided
Pressure ulcer stage 3 | L89.93 | stage 3 pressure ulcer; pressure injury stage 3; stage III pressure ulcer; stage 3 pressure injury; stage III decubitus | פצע לחץ דרגה 3; כיב לחץ דרגה 3 | sided
Pressure ulcer stage 4 | L89.94 | stage 4 pressure ulcer; pressure injury stage 4; stage IV pressure ulcer; stage 4 pressure injury; stage IV decubitus | פצע לחץ דרגה 4; כיב לחץ דרגה 4 | sided
Unstageable pressure ulcer | L89.95 | pressure ulcer, unstageable; unstageable pressure injury | פצע לחץ לא ניתן לדירוג | sided
Sacral pressure ulcer | L89.159 | sacral decubitus ulcer; decubitus ulcer of sacrum; sacral pressure injury; pressure ulcer of sacral region; sacral decubitus; coccygeal pressure ulcer; sacral ulcer | פצע לחץ בסקרום; פצע לחץ בעצה; פצע לחץ סקרלי; פצע לחץ באזור העצה; פצע לחץ בעכוז | stage
Sacral pressure ulcer stage 2 | L89.152 | pressure ulcer of sacral region, stage 2; stage 2 sacral pressure ulcer; stage II sacral decubitus | פצע לחץ בסקרום דרגה 2 |
Sacral pressure ulcer stage 3 | L89.153 | pressure ulcer of sacral region, stage 3; stage 3 sacral pressure ulcer; stage III sacral decubitus | פצע לחץ בסקרום דרגה 3 |
Sacral pressure ulcer stage 4 | L89.154 | pressure ulcer of sacral region, stage 4; stage 4 sacral pressure ulcer; stage IV sacral decubitus | פצע לחץ בסקרום דרגה 4 |
Heel pressure ulcer | L89.609 | pressure ulcer of heel; heel decubitus; decubitus ulcer of heel; heel pressure injury | פצע לחץ בעקב; כיב לחץ בעקב | sided; stage
Leg ulcer | L97.909 | ulcer of lower limb; ulcer of leg; lower extremity ulcer; chronic leg ulcer; nonhealing leg ulcer; lower limb ulcer | כיב ברגל; כיב בשוק; כיב כרוני ברגל; כיבים ברגליים; פצע כרוני ברגל | sided
Foot ulcer | L97.509 | ulcer of foot; chronic foot ulcer; toe ulcer; plantar ulcer; non-pressure chronic ulcer of foot | כיב בכף הרגל; פצע בכף הרגל; כיב באצבע הרגל; כיב בכף רגל | sided
Skin ulcer | L98.499 | chronic skin ulcer; ulcer of skin; cutaneous ulcer; non-pressure chronic ulcer of skin | כיב בעור; כיב עורי |
Erythema nodosum | L52 | nodose erythema | אריתמה נודוזום; אריתמה נודוסום |
Erythema multiforme | L51.9 | erythema multiforme, unspecified | אריתמה מולטיפורמה |
Stevens-Johnson syndrome | L51.1 | SJS; Stevens-Johnson | סטיבנס ג׳ונסון; תסמונת סטיבנס ג׳ונסון |
Toxic epidermal necrolysis | L51.2 | TEN?; Lyell syndrome | נקרוליזיס אפידרמלית טוקסית |
Drug reaction with eosinophilia and systemic symptoms | D72.12 | DRESS syndrome; DRESS; drug hypersensitivity syndrome | תסמונת DRESS |
Drug eruption | L27.0 | drug rash; generalized drug eruption; medication rash; drug-induced rash; drug exanthem; morbilliform drug eruption | תפרחת תרופתית; פריחה תרופתית; תגובה עורית לתרופה; תפרחת על רקע תרופתי |
Pemphigus | L10.9 | pemphigus, unspecified | פמפיגוס |
Pemphigus vulgaris | L10.0 | mucosal pemphigus vulgaris | פמפיגוס וולגריס |
Bullous pemphigoid | L12.0 | pemphigoid | פמפיגואיד בולוזי; בולוס פמפיגואיד; פמפיגואיד |
Dermatitis herpetiformis | L13.0 | Duhring disease | דרמטיטיס הרפטיפורמיס |
Granuloma annulare | L92.0 | granuloma annularis | גרנולומה אנולרה; גרנולומה אנולרית |
Pyoderma gangrenosum | L88 | phagedenic pyoderma | פיודרמה גנגרנוזום |
Acanthosis nigricans | L83 | confluent and reticulated papillomatosis | אקנטוזיס ניגריקנס; אקנתוזיס ניגריקנס |
Sunburn | L55.9 | sun burn | כוויית שמש; כווית שמש |
Petechiae | R23.3 | spontaneous ecchymoses; petechial rash | פטכיות; פטכיה | symptom
Easy bruising | | spontaneous bruising; bruises easily; easy bruisability | נטיה לשטפי דם; שטפי דם ספונטניים | symptom
Purpura | D69.2 | nonthrombocytopenic purpura; senile purpura; purpuric rash | פורפורה; פורפורה סנילית |
Cyanosis | R23.0 | cyanotic; peripheral cyanosis | כיחלון; ציאנוזיס; כחלון; ציאנוטי | symptom
Pallor | R23.1 | pale; pale skin; paleness | חיוורון; חיוור; חוורון; חיוורת | symptom
Lump of skin | R22.9 | localized swelling; subcutaneous nodule; localized swelling, mass and lump; subcutaneous mass; subcutaneous lump; lump? | גוש תת עורי; נודול תת עורי; נפיחות מקומית; קשרית תת עורית; גוש בעור | finding; sided
Chest wall mass | R22.2 | chest wall lump; mass of chest wall; lump in chest wall; lump of chest wall; chest wall nodule; mass in chest wall; lump on chest wall | גוש בדופן החזה | finding

# --- Ear, nose, throat
Otitis media | H66.90 | middle ear infection; ear infection; otitis media, unspecified; middle ear inflammation | דלקת אוזן תיכונה; דלקת אזניים; דלקת אוזניים; אוטיטיס מדיה; דלקת אוזן; דלקת באוזן; דלקת אוזניים תיכונה | sided
Acute otitis media | H66.90 | AOM; acute middle ear infection; acute ear infection; otitis media, acute; otitis media acuta | דלקת אוזן תיכונה חריפה; דלקת אוזן תיכונה חדה; דלקת חריפה באוזן התיכונה | sided
Acute suppurative otitis media | H66.009 | acute suppurative otitis media without rupture of ear drum | דלקת אוזן תיכונה מוגלתית חריפה; דלקת אוזן תיכונה מוגלתית חדה | sided
Otitis media with effusion | H65.90 | OME; serous otitis; serous otitis media; SOM?; middle ear effusion; middle ear fluid; nonsuppurative otitis media; secretory otitis media | נוזלים באוזניים; נוזל באוזן התיכונה; דלקת אוזן תיכונה סרוזית; אוטיטיס מדיה סרוזית; נוזלים באוזן התיכונה; נוזל באוזניים | sided; finding
Chronic otitis media | H66.90 | COM?; chronic otitis | דלקת אוזן תיכונה כרונית; אוטיטיס מדיה כרונית | sided
Chronic suppurative otitis media | H66.3X9 | CSOM | דלקת אוזן תיכונה כרונית מוגלתית | sided
Otitis externa | H60.90 | external ear infection; OE?; otitis externa, unspecified; outer ear infection; external otitis | דלקת אוזן חיצונית; אוטיטיס אקסטרנה; דלקת תעלת האוזן; דלקת אוזן חיצונה; דלקת באוזן החיצונית; דלקת אוזניים חיצונית; דלקת אזניים חיצונית; דלקת של האוזן החיצונית | sided
Swimmer's ear | H60.339 | swimmers ear; acute swimmer's ear | אוזן שחיינים | sided
Impacted cerumen | H61.20 | ear wax; cerumen impaction; earwax; wax impaction; cerumen; ear wax impaction; earwax impaction; wax accumulation; excessive ear wax | פקק שעווה; שעווה באוזן; צרומן; פקק צרומן; צרומן באוזניים; שעוה באוזן; פקק שעוה; צרומן באוזן; גודש שעווה | sided
Tympanic membrane perforation | H72.90 | perforated eardrum; TM perforation; perforated tympanic membrane; ruptured eardrum; eardrum perforation; perforation of tympanic membrane; traumatic perforation of tympanic membrane; perforation of eardrum; perforation of ear; perforated ear; traumatic perforation of eardrum; traumatic perforation of ear | נקב בעור התוף; קרע בעור התוף; פרפורציה של עור התוף; ניקוב עור התוף | sided
Hearing loss | H91.90 | deafness; hearing impairment; hypoacusis; hard of hearing; HOH; hearing decline; unspecified hearing loss; decreased hearing; reduced hearing; impaired hearing; hearing impaired | ירידה בשמיעה; ליקוי שמיעה; כבדות שמיעה; חירשות; לקות שמיעה; שמיעה ירודה; ירידת שמיעה; כבד שמיעה | sided; stage
Sensorineural hearing loss | H90.5 | SNHL; nerve deafness; neural hearing loss; sensorineural deafness; perceptive hearing loss | ירידה בשמיעה תחושתית עצבית; ליקוי שמיעה סנסורינוירלי; ירידה סנסורינוירלית בשמיעה; ירידה תחושתית עצבית בשמיעה; ליקוי שמיעה תחושתי עצבי; ירידת שמיעה תחושתית עצבית; ירידת שמיעה עצבית | sided; stage
Conductive hearing loss | H90.2 | CHL?; conductive deafness | ירידה בשמיעה הולכתית; ליקוי שמיעה הולכתי; ירידה הולכתית בשמיעה; ירידה הולכתית; ירידת שמיעה הולכתית | sided
Sudden hearing loss | H91.20 | sudden sensorineural hearing loss; SSNHL; sudden idiopathic hearing loss; sudden deafness; SSHL | ירידה פתאומית בשמיעה; חירשות פתאומית; ירידת שמיעה פתאומית | sided
Presbycusis | H91.10 | age-related hearing loss; presbyacusis | זקנת השמיעה; פרסביקוזיס; ליקוי שמיעה תלוי גיל | sided
Tinnitus | H93.19 | ringing in ears; ear ringing; noise in ears; ringing in ear | טינטון; צפצופים באוזניים; טנטון; טיניטוס; צפצוף באוזן; צפצופים באוזן; רעש באוזניים | sided
Ear pain | H92.09 | otalgia; earache; pain in ear; ear ache | כאב אוזניים; כאבי אוזניים; אוטלגיה; כאב אוזן; כאב באוזן; כאבי אזניים; כאבים באוזן | symptom; sided
Otorrhea | H92.10 | ear discharge; otorrhoea; discharge from ear | הפרשה מהאוזן; הפרשה מאוזן; אוטוריאה; הפרשות מהאוזן | symptom; sided
Cholesteatoma | H71.90 | cholesteatoma of ear; cholesteatoma, unspecified | כולסטאטומה; כולסטיאטומה | sided
Tympanosclerosis | H74.09 | myringosclerosis | טימפנוסקלרוזיס; טימפנוסקלרוזה | sided
Exostosis of external ear canal | H61.819 | exostosis of external auditory canal; external auditory canal exostoses; ear canal exostoses; exostosis of ear canal; exostoses of the ear canal; surfer's ear | אקסוסטוזות בתעלת השמע; אקסוסטוזיס בתעלת השמע; אקסוסטוזות? | sided
Ossicular erosion | | erosion of the incus; incus erosion; erosion of incus; ossicular chain erosion; erosion of the ossicles | ארוזיה של הסדן; ארוזיה בסדן; ארוזיה של עצמות השמע; ארוזיה של שרשרת השמע |
High-riding jugular bulb | | high jugular bulb; high riding jugular bulb | בולבוס יוגולרי גבוה; בולבוס יוגולארי גבוה | finding
Torus palatinus | M27.0 | palatal torus; torus of the palate | טורוס של החך; טורוס פלטינוס; טורוס פלטלי | finding
Mastoiditis | H70.90 | mastoid infection; unspecified mastoiditis | מסטואידיטיס; דלקת הזיז הפטמי; דלקת זיז הפטמה | sided
Mastoid effusion | H74.8X9 | mastoid opacification; mastoid air cell opacification; fluid in mastoid air cells; mastoid air cell fluid | נוזל במסטואיד; עכירות תאי המסטואיד; אטימות תאי המסטואיד; נוזל בתאי המסטואיד; נוזל בתאי מסטואיד | finding; sided
Eustachian tube dysfunction | H69.90 | ETD; Eustachian tube disorder; Eustachian dysfunction; blocked Eustachian tube | הפרעה בתפקוד חצוצרת השמע; תפקוד לקוי של תעלת האוסטכיוס; חסימת תעלת אוסטכיוס | sided
Otosclerosis | H80.90 | otospongiosis | אוטוסקלרוזיס | sided
Foreign body in ear | T16.9XXA | foreign body of ear; ear foreign body | גוף זר באוזן | sided
Foreign body in nose | T17.1XXA | foreign body in nostril; nasal foreign body | גוף זר באף | sided
Foreign body in throat | T17.208A | foreign body in pharynx; fishbone in throat; fish bone in throat | גוף זר בגרון; גוף זר בלוע; עצם דג בגרון |
Allergic rhinitis | J30.9 | allergic rhinoconjunctivitis; nasal allergy; allergic rhinitis, unspecified | נזלת אלרגית; אלרגיק רינטיס; רינטיס אלרגי; נזלת אלרגית כרונית; אלרגיה עונתית; ריניטיס אלרגית |
Seasonal allergic rhinitis | J30.2 | seasonal allergies; seasonal allergy; seasonal rhinitis | נזלת אלרגית עונתית; נזלת עונתית; אלרגיות עונתיות |
Allergic rhinitis due to pollen | J30.1 | pollen allergy; pollinosis; allergic rhinitis due to grass pollen; hay fever; hayfever | אלרגיה לאבקנים; נזלת אלרגית לאבקנים; קדחת השחת |
Vasomotor rhinitis | J30.0 | nonallergic rhinitis; non-allergic rhinitis; gustatory rhinitis | נזלת וזומוטורית; ריניטיס וזומוטורית; רינטיס וזומוטורי |
Chronic rhinitis | J31.0 | rhinitis; catarrh; atrophic rhinitis; chronic catarrh | נזלת כרונית; ריניטיס; רינטיס; רינטיס כרוני; ריניטיס כרונית |
Nasal congestion | R09.81 | stuffy nose; nasal obstruction; blocked nose; nasal stuffiness; nasal blockage | גודש באף; אף סתום; גודש אפי; חסימה באף; סתימת אף; חסימת אף; גודש נזאלי | symptom
Rhinorrhea | J34.89 | runny nose; nasal discharge; rhinorrhoea | נזלת; רינוריאה; נזילה מהאף; הפרשה מהאף; אף נוזל | symptom
Postnasal drip | R09.82 | post nasal drip; postnasal drainage; post-nasal drip syndrome; upper airway cough syndrome | נזלת אחורית; נזילה אחורית; פוסט נזל דריפ; טפטוף אחורי; הפרשה אחורית | symptom
Epistaxis | R04.0 | nosebleed; nasal bleeding; nose bleed; nosebleeds; bleeding from nose; nose bleeds | אפיסטקסיס; דימום מהאף; דמם מהאף; דימום באף; דימומים מהאף; רעף; דימום אפי | symptom; sided
Nasal polyps | J33.9 | nasal polyposis; nasal polyp; sinonasal polyposis; CRSwNP | פוליפים באף; פוליפ באף; פוליפוזיס של האף; פוליפים אפיים; פוליפוזיס אפי | finding; sided
Deviated nasal septum | J34.2 | deviated septum; DNS?; septal deviation; nasal septum deviation; nasal septal deviation; deviation of nasal septum | סטיית מחיצת האף; סטיה של מחיצת האף; עיקום מחיצת האף; מחיצת אף עקומה; סטיית מחיצה; סטית מחיצת האף; סטיה במחיצת האף | finding; sided
Turbinate hypertrophy | J34.3 | hypertrophy of nasal turbinates; enlarged turbinates; inferior turbinate hypertrophy; hypertrophic turbinates; concha hypertrophy | הגדלת קונכיות; היפרטרופיה של הקונכיות; קונכיות מוגדלות; קונכיות היפרטרופיות; הגדלת קונכיות האף | finding
Paranasal sinus mucosal thickening | | mucosal thickening; sinus mucosal thickening; mucosal thickening of paranasal sinuses; maxillary sinus mucosal thickening; mucosal thickening of maxillary sinus; ethmoid mucosal thickening; sinus disease; paranasal sinus disease | עיבוי רירית הסינוסים; עיבוי רירי בסינוסים; עיבוי רירית בסינוס; עיבוי רירי; עיבוי רירית הסינוס המקסילרי; עיבוי רירי בסינוס מקסילרי; עיבוי רירית | finding; sided
Retention cyst of paranasal sinus | J34.1 | maxillary sinus retention cyst; retention cyst of the maxillary sinus; retention cyst in the maxillary sinus; retention cyst of the left maxillary sinus; retention cyst in the left maxillary sinus; retention cyst of the right maxillary sinus; retention cyst in the right maxillary sinus; mucous retention cyst; mucus retention cyst; mucocele of nasal sinus; maxillary retention cyst; maxillary sinus cyst; sinus retention cyst; mucocele of paranasal sinus | ציסטת רטנציה בסינוס; ציסטה רירית בסינוס; רטנציה ציסטית; ציסטת רטנציה; ציסטת רטנציה בסינוס מקסילרי; ציסטה בסינוס מקסילרי | finding; sided
Adenoid hypertrophy | J35.2 | enlarged adenoids; hypertrophy of adenoids; adenoidal hypertrophy | שקד שלישי מוגדל; שקד שלישי; אדנואידים מוגדלים; הגדלת שקד שלישי; אדנואידים; הגדלת אדנואידים | finding
Tonsillar hypertrophy | J35.1 | enlarged tonsils; hypertrophy of tonsils; large tonsils; tonsillar enlargement; kissing tonsils; tonsillar hyperplasia; hyperplasia of tonsils; hyperplastic tonsils | שקדים מוגדלים; הגדלת שקדים; היפרטרופיה של השקדים | finding
Adenotonsillar hypertrophy | J35.3 | hypertrophy of tonsils with hypertrophy of adenoids; enlarged tonsils and adenoids | שקדים ואדנואידים מוגדלים; הגדלת שקדים ושקד שלישי |
Chronic tonsillitis | J35.01 | chronic hypertrophic tonsillitis; hypertrophic tonsillitis; tonsillitis, chronic | דלקת שקדים כרונית; טונסיליטיס כרונית; דלקות גרון חוזרות |
Chronic adenoiditis | J35.02 | adenoiditis; adenoiditis, chronic | דלקת כרונית של השקד השלישי; אדנואידיטיס |
Peritonsillar abscess | J36 | quinsy; peritonsillar cellulitis; PTA? | מורסה פריטונזילרית; אבצס פריטונסילרי; פריטונסילר אבצס; מורסה סביב השקד; מורסה פריטונסילרית | sided
Laryngopharyngeal reflux | | LPR?; silent reflux; reflux laryngitis; laryngopharyngeal reflux disease | רפלוקס גרוני; רפלוקס לרינגופרינגיאלי; החזר גרוני לועי |
Hoarseness | R49.0 | dysphonia; hoarse voice; hoarse; voice hoarseness | צרידות; דיספוניה; קול צרוד; צרוד | symptom
Vocal cord nodules | J38.2 | vocal nodules; nodules of vocal cords; singer's nodules; vocal fold nodules; singers nodules | יבלות על מיתרי הקול; קשריות במיתרי הקול; נודולים במיתרי הקול; יבלות מיתרי קול | sided
Vocal cord polyp | J38.1 | polyp of vocal cord; vocal fold polyp; polyp of larynx | פוליפ במיתר הקול; פוליפ במיתרי הקול; פוליפ על מיתרי הקול | sided
Vocal cord paralysis | J38.00 | vocal fold paralysis; recurrent laryngeal nerve palsy; vocal cord palsy; vocal cord paresis; paralysis of vocal cords | שיתוק מיתר הקול; שיתוק מיתרי הקול; פרזיס של מיתר הקול; שיתוק מיתר קול | sided
Aphthous ulcer | K12.0 | canker sore; aphthous stomatitis; mouth ulcers; oral aphthae; recurrent oral aphthae; mouth ulcer; aphthae; oral ulcers; recurrent aphthous stomatitis; canker sores | אפטות; אפטה; כיבים בפה; אפתות; אפטות בפה; סטומטיטיס אפתוטית |
Stomatitis | K12.1 | inflammation of mouth; oral inflammation | סטומטיטיס; דלקת בחלל הפה; דלקת חלל הפה |
Glossitis | K14.0 | inflammation of tongue | גלוסיטיס; דלקת לשון; דלקת הלשון |
Burning mouth syndrome | K14.6 | glossodynia; burning mouth | תסמונת הפה הצורב; פה צורב; גלוסודיניה |
Angular cheilitis | K13.0 | perleche; angular stomatitis | דלקת בזוויות הפה; פרלש |
Dental caries | K02.9 | tooth decay; dental decay; decayed tooth; decayed teeth; decayed molar; decayed molars; decayed lower; decayed upper; caries; carious teeth; dental cavity; rampant caries; rampant dental caries; rampant tooth decay; gross decay; early childhood caries; multiple dental caries | עששת; עששת שיניים |
Dental abscess | K04.7 | periapical abscess; tooth abscess; dentoalveolar abscess; periapical abscess without sinus; tooth infection; dental infection | מורסה דנטלית; אבצס בשן; מורסה בשן; מורסה פריאפיקלית; אבצס דנטלי |
Periapical lesion | | periapical lucency; periapical radiolucency; periapical rarefaction | נגע פריאפיקלי; נגעים פריאפיקליים; הבהרה פריאפיקלית | finding
Toothache | K08.89 | dental pain; tooth pain; odontalgia; pain in tooth | כאב שיניים; כאב שן; כאבי שיניים; כאב בשן | symptom
Gingivitis | K05.10 | gum inflammation; chronic gingivitis; gingival inflammation; gum disease | דלקת חניכיים; גינגיביטיס; דלקת בחניכיים |
Periodontitis | K05.30 | | פריודונטיטיס |
Periodontal disease | K05.6 | periodontal infection | מחלה פריודונטלית; מחלת חניכיים; מחלת חניכיים פריודונטלית |
Impacted tooth | K01.1 | impacted wisdom tooth; impacted teeth; impacted third molar; impacted wisdom teeth; bony impacted teeth; completely bony impacted teeth; impacted third molars | שן כלואה; שן בינה כלואה; שיניים כלואות | finding
Nonrestorable tooth | | nonrestorable teeth; non-restorable teeth; non-restorable tooth; unrestorable teeth | שן שאינה ניתנת לשחזור |
Temporomandibular joint disorder | M26.609 | TMJ; TMD; TMJ disorder; TMJ syndrome; temporomandibular disorder; TMJ dysfunction; temporomandibular joint syndrome; TMJ pain; temporomandibular joint dysfunction | הפרעת מפרק הלסת; תסמונת מפרק הלסת; כאב במפרק הלסת; הפרעה במפרק הטמפורומנדיבולרי | sided
Bruxism | | teeth grinding; tooth grinding; clenching of teeth; sleep bruxism | ברוקסיזם; חריקת שיניים; הידוק שיניים; חירוק שיניים |
Dry mouth | R68.2 | dry mouth, unspecified; mouth dryness | יובש בפה; פה יבש; יובש פה | symptom
Xerostomia | K11.7 | disturbance of salivary secretion; hyposalivation | קסרוסטומיה; הפרשת רוק מופחתת |
Halitosis | R19.6 | bad breath | ריח רע מהפה; באשת | symptom
Sialadenitis | K11.20 | parotitis; salivary gland infection; submandibular sialadenitis; parotid gland infection | סיאלדניטיס; דלקת בלוטת רוק; פרוטיטיס; דלקת בלוטת הרוק; דלקת בבלוטת הפרוטיס | sided
Sialolithiasis | K11.5 | salivary stone; salivary duct stone; salivary calculus; salivary gland stone | אבן בבלוטת הרוק; אבן בבלוטת רוק; סיאלוליתיאזיס | sided
Loss of smell | R43.0 | anosmia; loss of sense of smell; hyposmia; lost sense of smell | אנוסמיה; אובדן חוש ריח; אובדן חוש הריח; היפוסמיה; ירידה בחוש הריח | symptom
Loss of taste | R43.2 | ageusia; dysgeusia; parageusia; taste disturbance; altered taste; loss of sense of taste; taste alteration | אובדן חוש טעם; אובדן טעם; הפרעה בטעם; דיסגאוזיה; שינוי בטעם; אובדן חוש הטעם | symptom
Neck mass | R22.1 | lump in neck; neck lump; cervical mass; mass in neck; neck swelling; swelling of neck | גוש בצוואר; גוש צווארי; נפיחות בצוואר; גוש בצואר | finding; sided
Thyroglossal duct cyst | Q89.2 | thyroglossal cyst | ציסטה תירוגלוסלית; ציסטה טירוגלוסלית; ציסטה של הצינור התירוגלוסלי | finding
Branchial cleft cyst | Q18.0 | branchial cyst; sinus, fistula and cyst of branchial cleft | ציסטה ברנכיאלית; ציסטה ברנכיאלית בצוואר | finding; sided
Nasal fracture | S02.2XXA | fractured nose; broken nose; fracture of nasal bones; nasal bone fracture; comminution of nasal bone; comminution of nasal bones; fracture of nasal bone; comminuted nasal fracture | שבר באף; שבר בעצמות האף; שבר אף; שבר עצמות האף |
Hearing aid in use | Z97.4 | presence of external hearing aid; wears hearing aids; hearing aids; bilateral hearing aids | מכשיר שמיעה; מכשירי שמיעה; מרכיב מכשירי שמיעה; משתמש במכשירי שמיעה | sided
Cochlear implant status | Z96.21 | cochlear implant; presence of cochlear implant; s/p cochlear implant | שתל קוכליארי; מצב לאחר שתל קוכליארי; שתל שבלול | history; sided
History of tonsillectomy | Z90.89 | s/p tonsillectomy; s/p T&A; s/p adenotonsillectomy; status post tonsillectomy; acquired absence of tonsils | מצב לאחר כריתת שקדים; לאחר כריתת שקדים; מצב לאחר ניתוח שקדים; לאחר ניתוח שקדים | history

# --- Eye
Cataract | H26.9 | lens opacity; cataracts; unspecified cataract; lens opacities; immature cataract | קטרקט; ירוד?; עכירות עדשה; ירוד בעין; קטרקטה; עכירות בעדשה | sided; stage
Age-related cataract | H25.9 | senile cataract; unspecified age-related cataract; combined senile cataract | ירוד סנילי; קטרקט סנילי; ירוד תלוי גיל | sided
Nuclear sclerosis | H25.10 | nuclear sclerotic cataract; NSC; nuclear cataract; age-related nuclear cataract; NS cataract; nuclear senile cataract | ירוד גרעיני; קטרקט גרעיני; סקלרוזיס גרעיני; קטרקט נוקלארי | sided; stage
Posterior capsular opacification | H26.499 | secondary cataract; after cataract; posterior capsule opacification; posterior capsule opacity; posterior capsular opacity | עכירות קופסית אחורית; ירוד משני; עכירות הקופסית | sided
Pseudophakia | Z96.1 | presence of intraocular lens; s/p cataract surgery; s/p cataract extraction; IOL; intraocular lens implant; status post cataract surgery; PCIOL; history of cataract surgery; s/p phaco; pseudophakic; presence of artificial lens | פסאודופקיה; מצב לאחר ניתוח ירוד; לאחר ניתוח קטרקט; מצב לאחר ניתוח קטרקט; עדשה תוך עינית; פסאודופאקיה; לאחר ניתוח ירוד | history; sided
Glaucoma | H40.9 | unspecified glaucoma; glaucomatous | גלאוקומה; ברקית; גלוקומה | sided; stage
Primary open-angle glaucoma | H40.1190 | POAG; open angle glaucoma; OAG; chronic open angle glaucoma; COAG | גלאוקומה פתוחת זווית; גלאוקומה זווית פתוחה; גלאוקומה ראשונית פתוחת זוית | sided; stage
Angle-closure glaucoma | H40.20X0 | closed angle glaucoma; narrow angle glaucoma; PACG; primary angle-closure glaucoma; ACG | גלאוקומה סגורת זווית; גלאוקומה זווית סגורה; גלאוקומה צרת זווית | sided
Acute angle-closure glaucoma | H40.219 | acute glaucoma; acute angle closure; acute angle closure crisis; acute glaucoma attack | התקף גלאוקומה חריף; גלאוקומה זווית סגורה חריפה | sided
Glaucoma suspect | H40.009 | suspected glaucoma; preglaucoma, unspecified; suspect glaucoma | חשד לגלאוקומה; חשוד לגלאוקומה | sided
Ocular hypertension | H40.059 | raised intraocular pressure; elevated IOP; OHT?; high intraocular pressure; increased intraocular pressure; high eye pressure | לחץ תוך עיני מוגבר; יתר לחץ תוך עיני; לחץ תוך עיני גבוה; לחץ עיני גבוה | sided
Age-related macular degeneration | H35.30 | AMD; ARMD; macular degeneration; senile macular degeneration | ניוון מקולרי גילי; ניוון מקולרי; ניוון מרכז הראיה; נמ״ג; ניוון הכתם הצהוב | sided; stage
Dry age-related macular degeneration | H35.3190 | dry AMD; nonexudative macular degeneration; geographic atrophy; dry macular degeneration; nonexudative AMD; dry ARMD | ניוון מקולרי יבש; AMD יבש; נמ״ג יבש | sided; stage
Wet age-related macular degeneration | H35.3290 | wet AMD; exudative macular degeneration; neovascular AMD; nAMD; exudative AMD; wet macular degeneration; wet ARMD | ניוון מקולרי רטוב; AMD רטוב; נמ״ג רטוב | sided
Macular drusen | H35.369 | drusen; drusen of macula; retinal drusen; degenerative drusen | דרוזן; דרוזן במקולה; דרוזות | sided; finding
Epiretinal membrane | H35.379 | ERM; macular pucker; puckering of macula; cellophane maculopathy | ממברנה אפירטינלית; קרום אפירטינלי; ממברנה אפי רטינלית | sided; finding
Macular hole | H35.349 | full thickness macular hole; macular cyst, hole or pseudohole; FTMH; lamellar macular hole | חור מקולרי; חור במקולה | sided; stage
Macular edema | H35.81 | macular oedema; cystoid macular edema; CME?; retinal edema; cystoid macular oedema | בצקת מקולרית; בצקת מקולרית ציסטואידית; בצקת במקולה | sided
Central serous chorioretinopathy | H35.719 | CSR?; CSCR; central serous retinopathy; CSC? | כוריורטינופתיה סרוזית מרכזית; רטינופתיה סרוזית מרכזית | sided
Retinal detachment | H33.20 | detached retina; serous retinal detachment; RD? | היפרדות רשתית; הפרדות רשתית; היפרדות הרשתית; נתק ברשתית | sided
Retinal tear | H33.309 | retinal break; torn retina; retinal hole; horseshoe tear of retina | קרע ברשתית; חור ברשתית; קרע רשתית | sided
Posterior vitreous detachment | H43.819 | vitreous detachment; vitreous degeneration | היפרדות זגוגית; היפרדות זגוגית אחורית; הפרדות זגוגית | sided
Vitreous floaters | H43.399 | floaters; eye floaters; vitreous opacities; floaters in eye | עכירויות בזגוגית; זבובים מעופפים; נקודות שחורות בראייה; עכירות בזגוגית | sided; symptom
Vitreous hemorrhage | H43.10 | vitreous haemorrhage; VH?; bleeding into vitreous | דימום לזגוגית; דמם לזגוגית; דימום בזגוגית | sided
Retinal vein occlusion | H34.9 | RVO | חסימת וריד הרשתית; חסימה ורידית ברשתית; חסימת וריד ברשתית; חסימת וריד רשתית | sided
Central retinal vein occlusion | H34.819 | CRVO | חסימת וריד מרכזי של הרשתית | sided; heading
Branch retinal vein occlusion | H34.839 | BRVO; tributary retinal vein occlusion | חסימת ענף וריד הרשתית; חסימת ענף ורידי ברשתית | sided; heading
Central retinal artery occlusion | H34.10 | CRAO | חסימת עורק מרכזי של הרשתית | sided
Retinitis pigmentosa | H35.52 | pigmentary retinal dystrophy | רטיניטיס פיגמנטוזה | sided
Hypertensive retinopathy | H35.039 | retinopathy, hypertensive | רטינופתיה היפרטנסיבית; רטינופתיה יתר לחץ דמית; רטינופתיה על רקע יתר לחץ דם | sided; stage
Retinopathy of prematurity | H35.109 | ROP | רטינופתיה של פגים | sided; stage
Retrolental fibroplasia | H35.179 | | פיברופלזיה רטרולנטלית | sided
Conjunctivitis | H10.9 | pink eye; pinkeye; conjunctivitis, unspecified; infective conjunctivitis; conjunctival infection | דלקת לחמית; דלקת עיניים; קונג׳ונקטיביטיס; דלקת הלחמית; דלקת עין; קוניונקטיביטיס; דלקת בלחמית | sided
Bacterial conjunctivitis | H10.9 | purulent conjunctivitis; conjunctivitis, bacterial | דלקת לחמית חיידקית; דלקת לחמית מוגלתית; דלקת עיניים חיידקית | sided
Viral conjunctivitis | B30.9 | conjunctivitis, viral | דלקת לחמית ויראלית; דלקת לחמית נגיפית; דלקת עיניים ויראלית | sided
Allergic conjunctivitis | H10.10 | atopic conjunctivitis; acute atopic conjunctivitis; eye allergy; seasonal allergic conjunctivitis; ocular allergy | דלקת לחמית אלרגית; אלרגיה בעיניים; דלקת עיניים אלרגית; קונג׳ונקטיביטיס אלרגית | sided
Keratitis | H16.9 | corneal inflammation; unspecified keratitis; corneal infection | קרטיטיס; דלקת קרנית; דלקת הקרנית | sided
Corneal ulcer | H16.009 | ulcer of cornea; contact lens ulcer | כיב קרנית; כיב בקרנית; אולקוס בקרנית | sided
Corneal abrasion | S05.00XA | corneal scratch; injury of cornea; abrasion of cornea; scratched cornea; corneal epithelial defect | שריטה בקרנית; אברזיה של הקרנית; ארוזיה בקרנית; שפשוף קרנית; ארוזיה של הקרנית | sided
Foreign body in cornea | T15.00XA | corneal foreign body; CFB | גוף זר בקרנית | sided
Foreign body in eye | T15.90XA | ocular foreign body; foreign body on external eye; eye foreign body | גוף זר בעין | sided
Uveitis | H20.9 | uveal inflammation | אובאיטיס; דלקת ענביה; דלקת הענביה | sided
Panuveitis | H44.119 | diffuse uveitis; pan-uveitis; chronic panuveitis; nongranulomatous diffuse uveitis | פאן-אובאיטיס; אובאיטיס מפושטת | sided
Anterior uveitis | H20.9 | iritis; iridocyclitis; unspecified iridocyclitis | אירידוציקליטיס; אובאיטיס קדמית; איריטיס | sided
Acute anterior uveitis | H20.00 | AAU; acute iritis; acute iridocyclitis | אובאיטיס קדמית חריפה | sided
Posterior uveitis | H30.90 | chorioretinitis; choroiditis; chorioretinal inflammation | אובאיטיס אחורית; כוריורטיניטיס | sided
Scleritis | H15.009 | unspecified scleritis; inflammation of sclera | סקלריטיס; דלקת לובן העין | sided
Episcleritis | H15.109 | unspecified episcleritis | אפיסקלריטיס | sided
Blepharitis | H01.009 | eyelid inflammation; lid margin disease; unspecified blepharitis; inflammation of eyelids | בלפריטיס; דלקת עפעפיים; דלקת שולי העפעפיים; דלקת עפעף; דלקת בעפעפיים | sided
Stye | H00.019 | hordeolum; hordeolum externum; external hordeolum | שעורה; הורדאולום; שעורה בעפעף; שעורה בעין | sided
Chalazion | H00.19 | meibomian cyst; chalazia; meibomian gland lipogranuloma | כלאזיון; חלזיון; כלזיון; ברדה | sided
Dry eye syndrome | H04.129 | dry eyes; dry eye disease; dry eye; DED | יובש בעיניים; עין יבשה; תסמונת העין היבשה; עיניים יבשות; יובש עיניים; יובש בעין | sided
Pterygium | H11.009 | surfer's eye; unspecified pterygium | פטריגיום; פטריגיון | sided
Pinguecula | H11.159 | pingueculae; pinguecula of eye | פינגוקולה; פינגויקולה | sided
Subconjunctival hemorrhage | H11.30 | scleral hemorrhage; subscleral hemorrhage; subconjunctival haemorrhage; conjunctival hemorrhage; conjunctival haemorrhage; burst blood vessel in eye | דימום תת לחמיתי; דמם תת לחמיתי; דימום סובקונג׳ונקטיבלי; דימום מתחת ללחמית; דימום לעין | sided
Ptosis of eyelid | H02.409 | drooping eyelid; blepharoptosis; lid ptosis; ptosis; droopy eyelid; eyelid ptosis | צניחת עפעף; פטוזיס; צניחת עפעפיים | sided
Dermatochalasis of eyelid | H02.839 | dermatochalasis; redundant eyelid skin; excess eyelid skin; baggy eyelids | דרמטוכלזיס; עודף עור בעפעפיים; עודף עור עפעפיים | sided
Ectropion of eyelid | H02.109 | ectropion; eyelid ectropion | אקטרופיון | sided
Entropion of eyelid | H02.009 | entropion; trichiasis with entropion; eyelid entropion | אנטרופיון | sided
Nasolacrimal duct obstruction | H04.559 | blocked tear duct; NLDO; tear duct obstruction; lacrimal duct obstruction; acquired nasolacrimal duct obstruction | חסימת דרכי הדמעות; חסימת צינור הדמעות; חסימה בדרכי הדמעות; חסימת תעלת הדמעות | sided
Congenital nasolacrimal duct obstruction | Q10.5 | congenital NLDO; CNLDO; congenital stenosis of lacrimal duct; congenital tear duct obstruction | חסימת דרכי דמעות מולדת; חסימה מולדת של דרכי הדמעות | sided
Strabismus | H50.9 | squint; crossed eyes; unspecified strabismus; cross-eyed; ocular misalignment | פזילה; סטרביזם; סטרביסמוס | sided
Esotropia | H50.00 | convergent squint; convergent strabismus; unspecified esotropia | פזילה פנימה; אזוטרופיה; פזילה כלפי פנים | sided
Exotropia | H50.10 | divergent squint; divergent strabismus; unspecified exotropia | פזילה החוצה; אקזוטרופיה; פזילה כלפי חוץ | sided
Amblyopia | H53.009 | lazy eye; unspecified amblyopia; amblyopic eye | עין עצלה; אמבליופיה; עין עצלנית | sided
Myopia | H52.10 | nearsightedness; short sight; short-sightedness; near-sighted; high myopia; shortsightedness; near-sightedness | קוצר ראייה; מיופיה; קוצר ראיה; מיופיה גבוהה | sided
Hyperopia | H52.00 | hypermetropia; farsightedness; long-sightedness; far-sighted; longsightedness; far-sightedness | רוחק ראייה; היפרופיה; רוחק ראיה; היפרמטרופיה | sided
Astigmatism | H52.209 | unspecified astigmatism | אסטיגמטיזם; צילינדר? | sided
Presbyopia | H52.4 | age-related farsightedness; need for reading glasses | פרסביופיה; זוקן ראייה; קושי בראיה לקרוב; זוקן ראיה; פרזביופיה |
Refractive error | H52.7 | disorder of refraction; refractive errors; refraction disorder; ametropia | הפרעת רפרקציה; ליקוי תשבורת; בעיית רפרקציה | sided
Keratoconus | H18.609 | conical cornea; unspecified keratoconus | קרטוקונוס; קרנית קונית | sided; stage
Visual impairment | H54.7 | vision loss; visual loss; low vision; loss of vision; reduced visual acuity; poor vision; unspecified visual loss; decreased vision; decreased visual acuity; impaired vision; loss of eyesight | לקות ראייה; ירידה בראייה; ירידה בראיה; ליקוי ראיה; אובדן ראיה; כבד ראייה; ירידה בחדות הראייה; לקוי ראיה; אובדן ראייה; ירידה בחדות הראיה; ליקוי ראייה | sided
Blindness | | legally blind; legal blindness; blind eye | עיוורון; עיוור; עיוורת; עוורון; תעודת עיוור | sided
Sudden visual loss | H53.139 | sudden vision loss; acute vision loss; sudden loss of vision; acute loss of vision | אובדן ראייה פתאומי; ירידה פתאומית בראייה; איבוד ראיה פתאומי; ירידה פתאומית בראיה | sided; symptom
Blurred vision | H53.8 | blurry vision; visual disturbance; hazy vision; visual blurring; blurring of vision; visual disturbances | טשטוש ראייה; ראייה מטושטשת; טשטוש ראיה; הפרעה בראייה; הפרעת ראיה; ראיה מטושטשת; הפרעה בראיה; הפרעות ראייה | symptom; sided
Double vision | H53.2 | diplopia; seeing double | ראייה כפולה; כפל ראייה; דיפלופיה; ראיה כפולה; כפל ראיה | symptom
Eye pain | H57.10 | ocular pain; pain in eye; painful eye; ophthalmalgia; sore eye | כאב בעין; כאבי עיניים; כאב עין; כאבים בעיניים; כאב עיניים; כאבים בעין | symptom; sided
Red eye | H57.89 | redness of eye; eye redness; ocular redness; bloodshot eye; conjunctival injection; red eyes | אודם בעין; עין אדומה; אודם בעיניים; עיניים אדומות; אודם עיניים | symptom; sided
Photophobia | H53.149 | light sensitivity; sensitivity to light | רגישות לאור; פוטופוביה | symptom
Nystagmus | H55.00 | unspecified nystagmus; involuntary eye movements | ניסטגמוס; נסטגמוס | sided
Papilledema | H47.10 | papilloedema; disc edema; optic disc edema; swollen optic disc; optic disc swelling; disc swelling | פפילאדמה; בצקת דיסק אופטי; בצקת פפילרית; בצקת הדיסקה; בצקת דיסקות; בצקת פטמת עצב הראייה; פפילדמה | finding; sided
Optic neuritis | H46.9 | unspecified optic neuritis; inflammation of optic nerve | נוירטיס אופטית; דלקת עצב הראייה; נוירופתיה אופטית דלקתית; אופטיק נאוריטיס; נוריטיס אופטית; דלקת עצב הראיה | sided
Optic atrophy | H47.20 | optic nerve atrophy; atrophic optic disc; unspecified optic atrophy | אטרופיה אופטית; ניוון עצב הראייה; ניוון עצב הראיה | sided; finding
Ischemic optic neuropathy | H47.019 | AION; NAION; anterior ischemic optic neuropathy; ION?; ischaemic optic neuropathy | נוירופתיה אופטית איסכמית | sided
Endophthalmitis | H44.009 | intraocular infection; purulent endophthalmitis | אנדופטלמיטיס; אנדואופטלמיטיס | sided
Preseptal cellulitis | L03.213 | periorbital cellulitis; eyelid cellulitis; preseptal cellulitis of eyelid | צלוליטיס פרהספטלית; צלוליטיס פריאורביטלית; צלוליטיס סביב העין; צלוליטיס פרה ספטלית | sided
Orbital cellulitis | H05.019 | cellulitis of orbit; post-septal cellulitis; postseptal cellulitis | צלוליטיס אורביטלית; צלוליטיס של הארובה; צלוליטיס של ארובת העין | sided
Fuchs corneal dystrophy | H18.519 | Fuchs' dystrophy; Fuchs endothelial dystrophy; endothelial corneal dystrophy | דיסטרופיה ע״ש פוקס; דיסטרופיה של הקרנית ע״ש פוקס | sided
Horner syndrome | G90.2 | Horner's syndrome; oculosympathetic palsy | תסמונת הורנר | sided
Anisocoria | H57.02 | unequal pupils; pupil asymmetry | אניזוקוריה; אישונים לא שווים | symptom
Color blindness | H53.50 | colour blindness; color vision deficiency; daltonism; colour vision deficiency; unspecified color vision deficiencies | עיוורון צבעים; עוורון צבעים |
Corneal transplant status | Z94.7 | s/p corneal transplant; s/p keratoplasty; s/p PKP; s/p DMEK; history of corneal transplant | מצב לאחר השתלת קרנית; לאחר השתלת קרנית | history; sided

# --- Newborn, child, congenital
Prematurity | P07.30 | preterm infant; premature infant; preterm newborn; premature birth; ex-preterm; premature baby; born prematurely; preterm birth; ex-premature infant; born at 24 weeks; born at 25 weeks; born at 26 weeks; born at 27 weeks; born at 28 weeks; born at 29 weeks; born at 30 weeks; born at 31 weeks; born at 32 weeks; born at 33 weeks; born at 34 weeks; born at 35 weeks; born at 36 weeks | פגות; פג לשעבר; נולד פג; לידת פג; נולדה פגה; פג שבוע; פגה שבוע; פג בשבוע; פגה בשבוע |
Low birth weight | P07.10 | LBW; low birthweight; other low birth weight newborn | משקל לידה נמוך |
Small for gestational age | P05.10 | SGA?; small for dates; newborn small for gestational age | קטן לגיל ההריון; קטן לגיל הריון |
Large for gestational age newborn | P08.1 | LGA newborn; heavy for gestational age newborn; large newborn | גדול לגיל ההריון; יילוד גדול; תינוק גדול לגיל ההריון |
Neonatal jaundice | P59.9 | newborn jaundice; physiological jaundice; neonatal hyperbilirubinemia; neonatal jaundice, unspecified; neonatal hyperbilirubinaemia; jaundice of newborn; NNJ | צהבת יילודים; צהבת ילודים; צהבת היילוד; היפרבילירובינמיה של היילוד; צהבת פיזיולוגית; צהבת בילוד; צהבת ילוד; צהבת יילוד |
Transient tachypnea of newborn | P22.1 | TTN; TTNB; transient tachypnoea of the newborn; wet lung of newborn | טכיפנאה חולפת של היילוד; TTN ביילוד |
Neonatal respiratory distress syndrome | P22.0 | RDS; hyaline membrane disease; IRDS; respiratory distress syndrome of newborn | תסמונת מצוקה נשימתית של היילוד; RDS ביילוד; מחלת קרום היאלין |
Neonatal sepsis | P36.9 | sepsis of newborn; newborn sepsis; bacterial sepsis of newborn; NNS? | ספסיס ביילוד; אלח דם ביילוד; ספסיס נאונטלי |
Necrotizing enterocolitis | K55.30 | NEC; necrotising enterocolitis | אנטרוקוליטיס נקרוטית | stage
Necrotizing enterocolitis in newborn | P77.9 | NEC in newborn; neonatal necrotizing enterocolitis | אנטרוקוליטיס נקרוטית של היילוד; NEC בפג | stage
Neonatal hypoglycemia | P70.4 | newborn hypoglycemia; neonatal hypoglycaemia | היפוגליקמיה ביילוד; היפוגליקמיה של היילוד; היפוגליקמיה נאונטלית |
Hypoxic ischemic encephalopathy of newborn | P91.60 | HIE; birth asphyxia encephalopathy; neonatal hypoxic ischemic encephalopathy | אנצפלופתיה היפוקסית איסכמית; אנצפלופתיה היפוקסית איסכמית של היילוד | stage
Meconium aspiration | P24.01 | meconium aspiration syndrome; MAS?; meconium aspiration with respiratory symptoms | אספירציית מקוניום; שאיפת מקוניום; תסמונת אספירציית מקוניום |
Cephalohematoma | P12.0 | cephalhematoma; cephalohaematoma; cephalhematoma due to birth injury | צפלהמטומה; צפל המטומה | sided
Umbilical granuloma | P83.81 | umbilical granuloma of newborn | גרנולומה טבורית; גרנולומה בטבור |
Newborn | Z38.2 | liveborn infant; normal newborn; healthy newborn; term newborn; single liveborn infant, unspecified as to place of birth | יילוד בריא; ילוד בריא; תינוק בריא; ילוד תקין |
Failure to thrive in child | R62.51 | FTT; failure to thrive; poor weight gain; faltering growth; poor weight gain in infant; failure to gain weight | כשל בשגשוג; חוסר שגשוג; עליה לא מספקת במשקל; עלייה לא מספקת במשקל |
Adult failure to thrive | R62.7 | failure to thrive in adult; AFTT | כשל שגשוג במבוגר; ירידה כללית במבוגר |
Feeding difficulties | R63.30 | feeding problem; feeding difficulty; poor feeding; feeding disorder; feeding problems | קשיי אכילה; קושי באכילה; בעיות אכילה; הפרעת האכלה; קשיי האכלה | symptom
Brief resolved unexplained event | R68.13 | ALTE; BRUE; apparent life threatening event; apparent life threatening event in infant | אירוע מאיים חיים; אירוע חולף לא מוסבר |
Teething | K00.7 | teething syndrome; teething pain | צמיחת שיניים; בקיעת שיניים |
Excessive crying of infant | R68.11 | crying infant; crying baby; inconsolable infant | בכי מרובה; בכי בתינוק; אי שקט תינוק; בכי בלתי פוסק | symptom
Down syndrome | Q90.9 | trisomy 21; Down's syndrome; Downs syndrome | תסמונת דאון; טריזומיה 21 |
Turner syndrome | Q96.9 | Turner's syndrome; 45X; monosomy X | תסמונת טרנר |
Klinefelter syndrome | Q98.4 | Klinefelter's syndrome; 47XXY | תסמונת קליינפלטר |
Fragile X syndrome | Q99.2 | fragile X; Martin-Bell syndrome | תסמונת איקס שביר; איקס שביר; X שביר; תסמונת X שביר |
Marfan syndrome | Q87.40 | Marfan's syndrome; Marfan | תסמונת מרפן; מרפן |
Noonan syndrome | Q87.19 | Noonan's syndrome | תסמונת נונן |
Cleft lip | Q36.9 | cleft lip, unilateral; harelip | שפה שסועה | sided
Cleft palate | Q35.9 | cleft palate, unspecified | חך שסוע; חיך שסוע |
Cleft lip and palate | Q37.9 | cleft lip with cleft palate; CLP? | שפה וחיך שסועים; חך ושפה שסועים | sided
Ankyloglossia | Q38.1 | tongue tie; short frenulum; tongue tied | לשון קשורה; פרנולום קצר; רתמית לשון קצרה |
Laryngomalacia | Q31.5 | congenital laryngomalacia | לרינגומלציה |
Congenital stridor | P28.89 | congenital laryngeal stridor; neonatal stridor | סטרידור מולד |
Plagiocephaly | Q67.3 | flat head syndrome; positional plagiocephaly; flat head | פלגיוצפליה; ראש שטוח; שיטחון ראש; פלגיוצפלי | sided
Pectus excavatum | Q67.6 | funnel chest | חזה משפך; פקטוס אקסקבטום; חזה שקוע; בית חזה שקוע |
Pectus carinatum | Q67.7 | pigeon chest | חזה תרנגולת; פקטוס קרינטום; חזה יונה |
Spina bifida | Q05.9 | myelomeningocele; meningomyelocele; spina bifida, unspecified | ספינה ביפידה; שדרה שסועה; מיאלומנינגוצלה |
Spina bifida occulta | Q76.0 | spina bifida oculta | ספינה ביפידה אוקולטה; שדרה שסועה סמויה | finding
Single umbilical artery | Q27.0 | two-vessel cord; SUA?; 2 vessel cord; congenital absence of umbilical artery | עורק טבורי יחיד; עורק טבור יחיד | finding
Gastroschisis | Q79.3 | omphalocele and gastroschisis; congenital gastroschisis | גסטרוסכיזיס |
Polydactyly | Q69.9 | extra digit; supernumerary digit; extra finger; polydactyly, unspecified | פולידקטיליה; אצבע נוספת; ריבוי אצבעות | sided
Syndactyly | Q70.9 | fused digits | סינדקטיליה; אצבעות דבוקות | sided
Transitional vertebra | Q76.49 | lumbarization; sacralization of L5; lumbosacral transitional vertebra; sacralization; LSTV | חוליה מעברית; סקרליזציה של L5; לומבריזציה; סקרליזציה | finding
Cystic fibrosis carrier | Z14.1 | CF carrier; CFTR mutation carrier | נשא סיסטיק פיברוזיס; נשאות CF; נשאית סיסטיק פיברוזיס |
Nursemaid's elbow | S53.033A | pulled elbow; radial head subluxation; nursemaid elbow; subluxation of radial head | מרפק משרתת; פריקת ראש הרדיוס; תת פריקה של ראש הרדיוס; מרפק נשלף | sided
Well child visit | Z00.129 | well child check; routine child health examination; WCC?; well baby visit; well child exam; encounter for routine child health examination; routine child health exam; well child visit examination | ביקורת התפתחות; בדיקת ילד בריא; ביקור ילד בריא |

# --- General symptoms
Deconditioning | R53.81 | physical deconditioning; deconditioned; hospital-associated deconditioning | ירידה תפקודית; דה קונדישנינג | symptom
Fatigue | R53.83 | tiredness; exhaustion; tired; lack of energy; low energy; easy fatigability; loss of energy; tired all the time; TATT | עייפות; תשישות; אפיסת כוחות; חוסר אנרגיה; התעייפות; עיפות; עייפות מוגברת; התעייפות יתר | symptom
Malaise | R53.81 | feeling unwell; debility; general ill feeling; malaise and fatigue; general malaise; chronic debility | הרגשה כללית רעה; הרגשה רעה; ירידה במצב הכללי; הרגשה לא טובה; חולי כללי | symptom
Chronic fatigue syndrome | G93.32 | myalgic encephalomyelitis; ME/CFS; CFS?; systemic exertion intolerance disease; chronic fatigue immune dysfunction syndrome | תסמונת העייפות הכרונית; תסמונת התשישות הכרונית; תסמונת עייפות כרונית |
Frailty | R54 | age-related physical debility; senile debility; frail; frail elderly; frailty syndrome | שבריריות; תשישות זקנה; תסמונת השבריריות; שברירי |
Shock | R57.9 | circulatory failure; circulatory shock; shock, unspecified | הלם; מצב הלם |
Hypovolemic shock | R57.1 | haemorrhagic shock; hypovolaemic shock; shock, hypovolemic | הלם היפוולמי; שוק היפוולמי |
Multiple organ failure | | MOF; multiorgan failure; MODS; multiple organ dysfunction syndrome; multi-organ failure; multisystem organ failure; multi-organ system failure; multiple organ system failure | כשל רב מערכתי; אי ספיקה רב מערכתית; כשל רב איברי |
Hypothermia | T68.XXXA | accidental hypothermia; low body temperature | היפותרמיה |
Poor oral intake | R63.8 | reduced oral intake; inadequate oral intake; symptom concerning food and fluid intake | אכילה מועטה; ירידה באכילה; מיעוט אכילה; ירידה בצריכה פומית | symptom
Recurrent falls | R29.6 | repeated falls; frequent falls; multiple falls; tendency to fall | נפילות חוזרות; נפילות; נפילות נשנות; נטיה לנפילות; נפילות מרובות |
Fall | W19.XXXA | accidental fall; s/p fall; mechanical fall; unspecified fall; fall from standing height; fall at home; ground level fall; fall from height; slip and fall | נפילה; נפל; נפלה; נפילה מגובה עצמו; מצב לאחר נפילה; נפילה מגובה; נפילה בבית; נפילה מכנית | season
History of falls | Z91.81 | history of falling; at risk for falls; hx of falls; fall risk; risk of falls; high fall risk | נפילות בעבר | history
Tetany | R29.0 | carpopedal spasm | טטניה |

# --- Fractures
Hip fracture | S72.009A | femoral neck fracture; fracture of neck of femur; fractured NOF; NOF fracture; fracture of femoral neck; broken hip; fractured neck of femur; femoral neck fractures; fracture of hip; neck of femur fracture; fracture neck of femur; #NOF; # NOF | שבר בצוואר הירך; שבר בירך; שבר צוואר הירך; שבר צוואר ירך; שבר בצוואר הפמור; שבר בצואר הירך | sided
Intertrochanteric fracture of femur | S72.143A | pertrochanteric fracture; intertrochanteric hip fracture; intertrochanteric fracture; trochanteric fracture of femur | שבר אינטרטרוכנטרי; שבר פרטרוכנטרי; שבר בין טרוכנטרי; שבר אינטרטרוכנטרי בירך | sided
Femur fracture | S72.90XA | fracture of femur; fractured femur; broken thigh bone; femoral fracture | שבר בפמור; שבר בעצם הירך; שבר ירך; שבר עצם הירך | sided
Subtrochanteric fracture of femur | S72.23XA | subtrochanteric fracture; subtrochanteric femur fracture; subtrochanteric femoral fracture; subtrochanteric hip fracture | שבר תת טרוכנטרי; שבר תת-טרוכנטרי; שבר סאבטרוכנטרי | sided
Femoral shaft fracture | S72.309A | fracture of shaft of femur; fracture of femoral shaft; femoral diaphysis fracture | שבר בגוף עצם הירך; שבר בדיאפיזה של הפמור | sided
Pelvic fracture | S32.9XXA | fracture of pelvis; fractured pelvis; pelvic ring fracture | שבר באגן; שברים באגן; שבר אגן; שבר בטבעת האגן |
Pubic ramus fracture | S32.599A | pubic rami fracture; fracture of pubis; pubic rami fractures; fracture of pubic ramus; superior pubic ramus fracture; inferior pubic ramus fracture | שבר ברמי פוביס; שבר בעצם החיק; שברים ברמוס פוביס; שבר בראמוס פוביס; שבר ברמוס פוביס | sided
Sacral fracture | S32.10XA | fracture of sacrum; sacral insufficiency fracture; fractured sacrum | שבר בסקרום; שבר בעצם העצה; שבר בעצה |
Coccyx fracture | S32.2XXA | fracture of coccyx; broken tailbone; fractured coccyx | שבר בעצם הזנב; שבר בקוקסיס; שבר עצם הזנב |
Distal radius fracture | S52.509A | fracture of distal radius; DRF; fracture of lower end of radius; fractured distal radius; distal radial fracture | שבר בשורש כף היד; שבר ברדיוס דיסטלי; שבר ברדיוס; שבר דיסטלי ברדיוס; שבר רדיוס דיסטלי; שבר בדיסטל רדיוס; שבר דיסטל רדיוס; שבר בדיסטל רדיאוס; שבר דיסטלי של הרדיוס; שבר ברדיוס הדיסטלי; שבר של הרדיוס הדיסטלי | sided
Colles fracture | S52.539A | Colles' fracture; Colles' fracture of radius; Colles # | שבר קולס; שבר ע״ש קולס; שבר קולס ברדיוס | sided
Forearm fracture | S52.90XA | fracture of forearm; both bone forearm fracture; fracture of radius and ulna; broken forearm; fracture of radius; radius fracture | שבר באמה; שבר ברדיוס ובאולנה; שבר ברדיוס ואולנה; שבר אמה | sided
Ulna fracture | S52.209A | fracture of ulna; fracture of ulnar shaft; ulnar fracture; nightstick fracture | שבר באולנה; שבר בגומד; שבר אולנה | sided
Olecranon fracture | S52.023A | fracture of olecranon; olecranon process fracture | שבר באולקרנון; שבר אולקרנון | sided
Radial head fracture | S52.123A | fracture of radial head; fracture of head of radius | שבר בראש הרדיוס; שבר ראש רדיוס; שבר בראש רדיוס | sided
Wrist fracture | S62.109A | fracture of wrist; carpal fracture; broken wrist; fracture of carpal bone; carpal bone fracture | שבר בעצמות שורש כף היד; שבר שורש היד; שבר בשורש היד | sided
Scaphoid fracture | S62.009A | fracture of scaphoid; navicular fracture of wrist; scaphoid bone fracture; fractured scaphoid | שבר בסקפואיד; שבר בעצם הסירה; שבר סקפואיד | sided
Metacarpal fracture | S62.309A | fracture of metacarpal; fracture of metacarpal bone; metacarpal bone fracture | שבר במטקרפ; שבר במטקרפלה; שבר בעצם המסרק; שבר בוקסר; שבר במטקרפוס | sided
Finger fracture | S62.609A | fracture of finger; phalanx fracture; broken finger; fracture of phalanx of finger; fractured finger; phalangeal fracture of finger | שבר באצבע; שבר בגליל אצבע; שבר באצבע היד; שבר בגליל; שבר בפלנקס | sided
Clavicle fracture | S42.009A | fracture of clavicle; collarbone fracture; broken collarbone; fractured clavicle; clavicular fracture | שבר בעצם הבריח; שבר בקלביקולה; שבר בבריח; שבר עצם הבריח | sided
Scapula fracture | S42.109A | fracture of scapula; shoulder blade fracture; scapular fracture | שבר בשכמה; שבר בסקפולה | sided
Proximal humerus fracture | S42.209A | fracture of proximal humerus; humeral neck fracture; surgical neck of humerus fracture; fracture of upper end of humerus; humeral head fracture | שבר בהומרוס פרוקסימלי; שבר בראש ההומרוס; שבר בצוואר ההומרוס; שבר פרוקסימלי בהומרוס; שבר בראש הומרוס; שבר הומרוס פרוקסימלי | sided
Humerus fracture | S42.309A | fracture of humerus; humeral shaft fracture; broken arm; fracture of shaft of humerus; fractured humerus; humeral fracture | שבר בהומרוס; שבר בעצם הזרוע; שבר בזרוע; שבר הומרוס | sided
Supracondylar fracture of humerus | S42.413A | supracondylar humerus fracture; supracondylar fracture; displaced supracondylar humerus fracture | שבר סופרקונדילרי; שבר על קונדילרי בהומרוס; שבר סופרה קונדילרי; שבר סופרקונדילרי בהומרוס | sided
Ankle fracture | S82.899A | fracture of ankle; broken ankle; malleolar fracture; fractured ankle | שבר בקרסול; שבר בפטישון; שבר בפטישונים; שבר קרסול; שבר מלאולרי | sided
Lateral malleolus fracture | S82.63XA | fracture of lateral malleolus; Weber B fracture; Weber C fracture; lateral malleolar fracture; Weber A fracture | שבר בפטישון הצידי; שבר בפטישון לטרלי; שבר במלאולוס לטרלי; שבר בפטישון החיצוני | sided
Medial malleolus fracture | S82.53XA | fracture of medial malleolus; medial malleolar fracture | שבר בפטישון המדיאלי; שבר בפטישון הפנימי | sided
Bimalleolar fracture | S82.843A | bimalleolar ankle fracture; bimalleolar fracture of ankle | שבר בימלאולרי; שבר דו פטישוני | sided
Trimalleolar fracture | S82.853A | trimalleolar ankle fracture; trimalleolar fracture of ankle | שבר טרימלאולרי; שבר תלת פטישוני | sided
Tibia fracture | S82.209A | fracture of tibia; tibial shaft fracture; fractured tibia; broken shin; fracture of shaft of tibia; tibial fracture; toddler's fracture; tib-fib fracture | שבר בטיביה; שבר בשוקה; שבר בעצם השוק; שבר טיביה; שבר בשוק | sided
Tibial plateau fracture | S82.109A | fracture of tibial plateau; fracture of upper end of tibia; proximal tibia fracture; tibial plateau fractures | שבר בטיביאל פלטו; שבר ברמת השוקה; שבר ברמת הטיביה; שבר פלטו טיביאלי; שבר בפלטו של הטיביה | sided
Fibula fracture | S82.409A | fracture of fibula; fractured fibula; fibular fracture; fracture of shaft of fibula; fracture of distal fibula; distal fibula fracture; fracture of the distal fibula; distal fibular fracture; fracture of fibular shaft | שבר בפיבולה; שבר בשוקית; שבר פיבולה | sided
Patella fracture | S82.009A | fracture of patella; kneecap fracture; broken kneecap; fractured patella; patellar fracture | שבר בפיקה; שבר בפטלה; שבר בפיקת הברך; שבר פיקה | sided
Metatarsal fracture | S92.309A | fracture of metatarsal; fracture of metatarsal bone; metatarsal bone fracture; fractured metatarsal; metatarsal head fracture; metatarsal head fractures; metatarsal neck fracture; metatarsal shaft fracture; metatarsal fractures; fractures of the metatarsals | שבר במטטרסלי; שבר במטטרסוס; שבר במטטרזלי; שבר במטטרסל; שבר בעצם מסרק הרגל; שברים במסרק הרגל | sided
Fifth metatarsal fracture | S92.353A | fracture of fifth metatarsal; Jones fracture; 5th metatarsal fracture; base of fifth metatarsal fracture; fracture of base of 5th metatarsal; fracture of 5th metatarsal; fracture of the base of the fifth metatarsal | שבר במטטרסל חמישי; שבר בבסיס המטטרסל החמישי; שבר במטטרסלי 5; שבר בבסיס מטטרסלי 5; שבר ג׳ונס | sided
Toe fracture | S92.919A | fracture of toe; broken toe; toe phalanx fracture; fractured toe | שבר באצבע הרגל; שבר בבוהן; שבר באצבע ברגל | sided
Calcaneus fracture | S92.009A | fracture of calcaneus; heel fracture; calcaneal fracture; fractured heel | שבר בעצם העקב; שבר בקלקנאוס; שבר בעקב | sided
Foot fracture | S92.909A | fracture of foot; broken foot; fractured foot | שבר בכף הרגל; שבר בכף רגל | sided
Rib fracture | S22.39XA | fracture of rib; broken rib; fractured rib; cracked rib | שבר בצלע; שבר צלע | sided; finding
Multiple rib fractures | S22.49XA | fractures of ribs; fractured ribs; broken ribs; multiple fractures of ribs | שברים בצלעות; שברי צלעות; שברים מרובים בצלעות; שבר בצלעות | sided; finding
Sternal fracture | S22.20XA | fracture of sternum; fractured sternum | שבר בסטרנום; שבר בעצם החזה |
Lumbar vertebra fracture | S32.009A | fracture of lumbar vertebra; lumbar fracture; lumbar spine fracture; traumatic lumbar fracture | שבר בחוליה מותנית; שבר חוליה L1; שבר בחוליה L1; שבר בחוליות מותניות |
Thoracic vertebra fracture | S22.009A | fracture of thoracic vertebra; thoracic spine fracture; traumatic thoracic fracture | שבר בחוליה גבית; שבר חוליה D12; שבר בחוליה תורקלית; שבר בחוליה D12 |
Cervical vertebra fracture | S12.9XXA | fracture of cervical vertebra; broken neck; fracture of neck; cervical spine fracture; C-spine fracture | שבר בחוליה צווארית; שבר בחוליות הצוואר; שבר בעמוד שדרה צווארי |
Skull fracture | S02.91XA | fracture of skull; fractured skull; cranial fracture | שבר בגולגולת; שבר גולגולת |
Facial fracture | S02.92XA | fracture of facial bones; facial bone fracture; facial fractures | שבר בעצמות הפנים; שברים בפנים; שבר בפנים | sided
Maxillary fracture | | fracture of maxilla; fracture of frontal process of maxilla; maxilla fracture; maxillary sinus fracture; fracture of maxillary sinus; fracture of maxillary sinus wall; frontal process of maxilla fracture; fractured maxilla | שבר בלסת העליונה; שבר במקסילה; שבר מקסילרי | sided
Orbital fracture | S02.85XA | fracture of orbit | שבר בארובת העין; שבר ברצפת הארובה; שבר בלואאוט; שבר בארובה | sided
Mandible fracture | S02.609A | fracture of mandible; jaw fracture; broken jaw; mandibular fracture; fractured mandible | שבר בלסת תחתונה; שבר במנדיבולה; שבר בלסת; שבר בלסת התחתונה | sided
Stress fracture | M84.30XA | fatigue fracture; march fracture; stress fracture, unspecified site; bone stress reaction; stress reaction of bone | שבר מאמץ; שבר הליכה; שברי מאמץ | sided
Pathological fracture | M84.40XA | pathologic fracture; insufficiency fracture | שבר פתולוגי | sided
Fracture | | broken bone; bone fracture; fractured bone; fracture, unspecified | שבר; שבר בעצם; שברים | sided
History of fracture | Z87.81 | history of healed traumatic fracture; s/p fracture; history of hip fracture; personal history of healed traumatic fracture; healed fracture; previous fracture; s/p hip fracture | שבר בעבר; מצב לאחר שבר; לאחר שבר; מצב לאחר שבר בצוואר הירך | history; sided

# --- Ligament, meniscus, other injuries
Meniscal tear | S83.209A | torn meniscus; meniscus tear; tear of meniscus; meniscus injury; degenerative meniscal tear; torn cartilage of knee; meniscal tears; unspecified tear of meniscus, current injury | קרע במניסקוס; קרע מניסקוס; קרע מניסקלי; קרעים במניסקוסים; פגיעה במניסקוס; קרע במיניסקוס; קרע בסהרון; קרע מיניסקוס; קרע מיניסקלי; קרע סהרון; קרעים במיניסקוס | sided; finding
Medial meniscus tear | S83.249A | tear of medial meniscus; medial meniscal tear; torn medial meniscus; MMT?; posterior horn medial meniscus tear; tear of posterior horn of medial meniscus; medial meniscus root tear; root tear of the medial meniscus; root tear of medial meniscus; posterior root tear of the medial meniscus; tear of the posterior horn of the medial meniscus | קרע במניסקוס המדיאלי; קרע במניסקוס מדיאלי; קרע במניסקוס פנימי; קרע במניסקוס הפנימי; קרע בקרן אחורית של המניסקוס המדיאלי; קרע במיניסקוס המדיאלי; קרע במיניסקוס מדיאלי; קרע מיניסקוס מדיאלי; קרע במיניסקוס הפנימי; קרע במיניסקוס פנימי; קרע בקרן האחורית של המיניסקוס המדיאלי; קרע בקרן אחורית של המיניסקוס המדיאלי | sided; finding
Lateral meniscus tear | S83.289A | tear of lateral meniscus; lateral meniscal tear; torn lateral meniscus; lateral meniscus root tear; root tear of the lateral meniscus; tear of the posterior horn of the lateral meniscus | קרע במניסקוס הלטרלי; קרע במניסקוס לטרלי; קרע במניסקוס חיצוני; קרע במניסקוס החיצוני | sided; finding
Meniscal degeneration | M23.309 | degenerative meniscus; mucoid degeneration of meniscus; meniscus degeneration; intrameniscal degeneration; derangement of meniscus | ניוון מניסקוס; שינויים ניווניים במניסקוס; שינויים ניווניים במניסקוס המדיאלי | sided; finding
Internal derangement of knee | M23.90 | knee derangement; internal knee derangement; unspecified internal derangement of knee | הפרעה פנימית בברך | sided
Anterior cruciate ligament tear | S83.519A | ACL tear; torn ACL; ACL rupture; anterior cruciate ligament rupture; ACL injury; sprain of anterior cruciate ligament; ACL sprain; ruptured ACL | קרע ברצועה הצולבת הקדמית; קרע ב ACL; קרע ברצועה צולבת קדמית; קרע ACL; קרע צולבת קדמית; קרע ברצועה הצולבת | sided; finding
Posterior cruciate ligament tear | S83.529A | PCL tear; PCL injury; sprain of posterior cruciate ligament; PCL rupture; posterior cruciate ligament injury | קרע ברצועה הצולבת האחורית; קרע ב PCL; קרע ברצועה צולבת אחורית | sided; finding
Medial collateral ligament sprain | S83.419A | MCL tear; MCL sprain; medial collateral ligament tear; MCL injury; medial collateral ligament injury | קרע ברצועה הצידית המדיאלית; פגיעה ב MCL; מתיחת MCL; קרע ב MCL | sided; finding
Lateral collateral ligament sprain | S83.429A | LCL tear; LCL sprain; lateral collateral ligament tear; LCL injury; lateral collateral ligament injury | קרע ברצועה הצידית הלטרלית; קרע ב LCL; פגיעה ב LCL | sided; finding
Knee sprain | S83.90XA | sprain of knee; sprained knee; knee ligament sprain | נקע בברך; נקע ברך | sided
Ankle sprain | S93.409A | sprained ankle; sprain of ankle; ankle ligament sprain; inversion injury of ankle; ATFL sprain; ankle distortion | נקע בקרסול; נקע קרסול; נקיעת קרסול; מתיחת רצועות הקרסול; נקיעה בקרסול | sided; stage
Anterior talofibular ligament tear | | ATFL tear; torn ATFL; tear of anterior talofibular ligament; tear of the anterior talofibular ligament; anterior talofibular ligament rupture; rupture of the anterior talofibular ligament | קרע ברצועה הטלופיבולרית הקדמית |
Wrist sprain | S63.509A | sprain of wrist; sprained wrist | נקע בשורש כף היד; נקע בשורש היד; נקע בשורש | sided
Finger sprain | S63.619A | sprained finger; sprain of finger; jammed finger | נקע באצבע; נקע באצבע היד | sided
Sprain | | ligament sprain; ligamentous injury; sprain, unspecified site | נקיעה; נקע; מתיחת רצועות; פגיעה רצועתית | sided
Whiplash injury | S13.4XXA | whiplash; cervical sprain; neck sprain; sprain of ligaments of cervical spine; WAD? | צליפת שוט; פגיעת צליפת שוט; נקע צווארי; צליפת שוט צווארית |
Neck strain | S16.1XXA | cervical strain; cervical muscle strain; strain of neck | מתיחת שרירי הצוואר; מתיחת שריר בצוואר |
Lumbar strain | S39.012A | low back strain; back strain; strain of muscle of lower back; lumbosacral strain; lumbar muscle strain; strained back | מתיחת שרירי הגב; מתיחת שריר בגב; מתיחת גב |
Shoulder dislocation | S43.006A | dislocated shoulder; dislocation of shoulder; anterior shoulder dislocation; glenohumeral dislocation; shoulder joint dislocation | פריקת כתף; פריקה של הכתף; פריקת כתף קדמית; נקע כתף; פריקה בכתף | sided
Acromioclavicular joint separation | S43.109A | AC joint separation; AC separation; AC joint dislocation; acromioclavicular dislocation; shoulder separation; AC joint injury | פריקת AC; פריקה אקרומיוקלביקולרית; פריקת מפרק AC; היפרדות מפרק AC | sided; stage
Hip dislocation | S73.006A | dislocated hip; dislocation of hip; hip joint dislocation | פריקת ירך; פריקה של מפרק הירך; פריקת מפרק הירך | sided
Patellar dislocation | S83.006A | dislocated patella; dislocation of patella; kneecap dislocation; patella dislocation | פריקת פיקה; פריקת פיקת הברך; פריקת פטלה | sided
Elbow dislocation | S53.106A | dislocated elbow; dislocation of elbow | פריקת מרפק; פריקה של המרפק | sided
Finger dislocation | S63.259A | dislocated finger; dislocation of finger; PIP dislocation | פריקת אצבע; פריקה באצבע | sided
Head injury | S09.90XA | head trauma; closed head injury; minor head injury; blunt head trauma; CHI?; head injury, unspecified; mild head injury | חבלת ראש; חבלה בראש; פגיעת ראש; חבלת ראש קלה; פגיעה בראש; חבלת ראש סגורה |
Concussion | S06.0XAA | cerebral concussion; mild traumatic brain injury; mTBI; brain concussion; commotio cerebri | זעזוע מוח; זעזוע מח; קומוציו |
Postconcussional syndrome | F07.81 | post-concussion syndrome; postconcussive syndrome; PCS? | תסמונת לאחר זעזוע מוח; פוסט קומוציונל סינדרום; תסמונת פוסט קומוציונלית |
Traumatic brain injury | S06.9XAA | TBI; brain injury; intracranial injury; unspecified intracranial injury; brain trauma; severe TBI | פגיעת ראש טראומטית; חבלה מוחית; פגיעה מוחית טראומטית; נזק מוחי טראומטי |
Scalp laceration | S01.01XA | laceration of scalp; scalp cut; laceration without foreign body of scalp | פצע קרע בקרקפת; חתך בקרקפת; קרע בקרקפת; פצע בקרקפת |
Facial laceration | S01.81XA | laceration of face; forehead laceration; chin laceration; laceration of chin; laceration of forehead | חתך בפנים; חתך במצח; חתך בסנטר; פצע קרע בפנים; פצע קרע במצח; פצע קרע בסנטר; פצע חתך במצח; פצע חתך בפנים; פצע חתך בסנטר |
Finger laceration | S61.219A | laceration of finger; cut finger; cut on finger; fingertip laceration | חתך באצבע; פצע חתך באצבע; פצע קרע באצבע | sided
Hand laceration | S61.419A | laceration of hand; cut on hand; palm laceration | חתך ביד; חתך בכף היד; פצע חתך בכף היד; פצע חתך ביד | sided
Laceration | | open wound; cut?; lacerated wound; lacerations; wound, open; incised wound | פצע קרע; פצע חתך; חתך?; פצע פתוח; פצע?; פצע חתוך | sided
Abrasion | | scrape; abrasions; skin abrasion; superficial abrasion; graze; grazes | שפשוף; שפשופים; פצעי שפשוף; פצע שפשוף; שריטות | sided
Contusion | T14.8XXA | bruise; bruising; contusions; soft tissue contusion; bruises | קונטוזיה; חבלה קהה; שטף דם; שטפי דם; חבלת רקמות רכות; סימן כחול | sided
Contusion of forearm | S50.10XA | forearm contusion; bruise of forearm; contused forearm | חבלה באמה; שטף דם באמה | sided
Hematoma | T14.8XXA | haematoma; subcutaneous hematoma; superficial hematoma; soft tissue hematoma | המטומה; המטומה תת עורית; המטומה ברקמות רכות | sided
Injury | T14.90XA | trauma; traumatic injury; injury, unspecified; soft tissue injury | חבלה; חבלות; פגיעה חבלתית; טראומה | sided
Knee contusion | S80.00XA | contusion of knee; bruised knee; knee bruise | קונטוזיה בברך; חבלת מחץ בברך; חבלת ברך | sided
Knee injury | S89.90XA | injury of knee; knee trauma | חבלה בברך | sided
Hip contusion | S70.00XA | contusion of hip; bruised hip | קונטוזיה בירך; חבלת מחץ בירך; חבלת ירך | sided
Hip injury | S79.919A | injury of hip; hip trauma | חבלה בירך; חבלה במפרק ירך | sided
Hand contusion | S60.229A | contusion of hand; bruised hand | קונטוזיה בכף יד; חבלת מחץ בכף יד; חבלת כף יד | sided
Hand injury | S69.90XA | injury of hand; hand trauma | חבלה בכף היד; חבלה ביד | sided
Foot contusion | S90.30XA | contusion of foot; bruised foot | קונטוזיה בכף רגל; חבלת מחץ בכף רגל; חבלת כף רגל | sided
Foot injury | S99.929A | injury of foot; foot trauma | חבלה בכף הרגל; חבלה ברגל | sided
Shoulder contusion | S40.019A | contusion of shoulder; bruised shoulder | קונטוזיה בכתף; חבלת מחץ בכתף; חבלת כתף | sided
Shoulder injury | S49.90XA | injury of shoulder; shoulder trauma; injury to shoulder | חבלה בכתף | sided
Chest wall contusion | S20.219A | contusion of chest wall; blunt chest trauma; bruised ribs; rib contusion; contusion of rib; contusion of ribs; contusion of thorax | חבלה בבית החזה; חבלת בית חזה; חבלה בחזה; חבלה בצלעות; חבלת צלעות; חבלת חזה | sided
Splenic laceration | S36.039A | splenic injury; ruptured spleen; laceration of spleen; spleen laceration; splenic rupture | קרע בטחול; פגיעה בטחול; קרע טחול | stage
Pulmonary contusion | S27.329A | lung contusion; contusion of lung; pulmonary contusions | קונטוזיה ריאתית; קונטוזיה בריאה; קונטוזיות ריאתיות; חבלת ריאה | sided; finding
Multiple injuries | T07.XXXA | polytrauma; multiple trauma; multitrauma; multi-trauma; multiple trauma injuries | פוליטראומה; רב פגיעות; חבלות מרובות; פגיעה רב מערכתית; חבלה רב מערכתית |
Motor vehicle accident | V89.2XXA | MVA; MVC; road traffic accident; RTA?; car accident; RTC?; motor vehicle collision; traffic accident; road traffic collision; motor vehicle crash | תאונת דרכים; ת״ד; תאונת רכב; מעורב בתאונת דרכים; לאחר תאונת דרכים |
Burn | T30.0 | burns; thermal burn; scald; burn of unspecified body region, unspecified degree; scald injury; scalds | כוויה; כוויות; כוויה תרמית; כויה; כוויה מנוזל רותח; כוויות מדרגה שניה | sided; stage
Dog bite | W54.0XXA | bitten by dog; dog bite wound | נשיכת כלב; ננשך על ידי כלב; נשיכת כלבים | sided
Insect bite | W57.XXXA | bitten by nonvenomous insect; insect bites; tick bite; tick bites; bug bite; mosquito bite; insect bite, nonvenomous; bug bites; flea bites | עקיצת חרק; עקיצות; עקיצת יתוש; עקיצות חרקים; עקיצה; עקיצות יתושים |
Bee sting | T63.441A | bee venom reaction; toxic effect of venom of bees; honeybee sting | עקיצת דבורה; עקיצת דבורים |
Wasp sting | T63.461A | wasp venom reaction; toxic effect of venom of wasps; yellow jacket sting; hornet sting | עקיצת צרעה; עקיצת צרעות |
Snake bite | T63.001A | snakebite; snake envenomation; toxic effect of snake venom; viper bite | הכשת נחש; הכשת צפע |
Scorpion sting | T63.2X1A | scorpion envenomation; toxic effect of venom of scorpion | עקיצת עקרב |
Anaphylaxis | T78.2XXA | anaphylactic reaction; anaphylactic shock; anaphylactic shock, unspecified; anaphylactoid reaction | אנפילקסיס; הלם אנפילקטי; תגובה אנפילקטית; אנאפילקסיס; שוק אנפילקטי |
Food anaphylaxis | T78.00XA | anaphylactic reaction due to food; anaphylaxis due to food | אנפילקסיס למזון; תגובה אנפילקטית למזון |
Allergic reaction | T78.40XA | hypersensitivity reaction; allergic reaction, unspecified; acute allergic reaction | תגובה אלרגית; תגובת רגישות יתר; תגובה אלרגית חריפה |
Food allergy | Z91.018 | allergy to food; food allergies; food allergy status | אלרגיה למזון; אלרגיה למזונות; רגישות למזון |
Adverse drug reaction | T88.7XXA | adverse effect of drug; drug side effect; drug reaction; medication side effect; ADR; unspecified adverse effect of drug or medicament; adverse drug effect | תופעת לוואי של תרופה; תגובה לתרופה; תופעת לוואי תרופתית; תופעות לוואי של תרופות; תגובה שלילית לתרופה |
Drug overdose | T50.901A | overdose; drug intoxication; medication overdose; accidental drug overdose; drug poisoning; poisoning by drugs | מינון יתר; הרעלת תרופות; נטילת יתר; הרעלה תרופתית; נטילת כדורים; אינטוקסיקציה תרופתית; נטילת מינון יתר |
Carbon monoxide poisoning | T58.91XA | CO poisoning; carbon monoxide toxicity; carbon monoxide exposure | הרעלת פחמן חד חמצני; הרעלת CO |
Heat stroke | T67.01XA | heatstroke; exertional heat stroke; sunstroke; heatstroke and sunstroke; sun stroke | מכת חום; מכת שמש; מכת חום במאמץ |
Heat exhaustion | T67.5XXA | heat exhaustion, unspecified; heat prostration | תשישות חום; התשת חום; אפיסת כוחות מחום |
Swallowed foreign body | T18.9XXA | foreign body ingestion; ingested foreign body; foreign body in digestive tract; swallowed coin; foreign body in alimentary tract | בליעת גוף זר; גוף זר במערכת העיכול; בלע גוף זר; גוף זר בוושט |
Postoperative complication | T81.9XXA | surgical complication; complication of procedure; postprocedural complication; complication of surgery; post-op complication | סיבוך ניתוחי; סיבוך לאחר ניתוח; סיבוכים לאחר ניתוח |
Seroma | L76.34 | postoperative seroma; postprocedural seroma of skin; postprocedural seroma | סרומה; סרומה לאחר ניתוח |
Assault | Y09 | physical assault; interpersonal violence; assaulted; victim of assault; alleged assault | תקיפה; אלימות; קטטה; הותקף |

# --- Implants, absence of parts, other past states
Status post total knee replacement | Z96.659 | s/p TKR; s/p TKA; total knee replacement status; presence of artificial knee joint; history of knee replacement; knee prosthesis; s/p knee replacement; status post knee arthroplasty; s/p total knee arthroplasty; artificial knee joint; knee arthroplasty in situ; s/p knee arthroplasty; status post TKR; status post TKA; total knee prosthesis; history of TKR; status post total knee arthroplasty; s/p total knee replacement | מצב לאחר החלפת ברך; לאחר החלפת ברך; מצב לאחר החלפת מפרק ברך; ברך מלאכותית; תותב בברך; מצב לאחר TKR; לאחר החלפת מפרק הברך | history; sided
Status post total hip replacement | Z96.649 | s/p THR; s/p THA; total hip replacement status; presence of artificial hip joint; history of hip replacement; hip prosthesis; s/p hip replacement; status post hip arthroplasty; s/p hemiarthroplasty of hip; artificial hip joint; s/p total hip arthroplasty; s/p hip hemiarthroplasty; status post THR; status post THA; total hip prosthesis; history of THR; status post total hip arthroplasty; s/p hip arthroplasty; s/p total hip replacement | מצב לאחר החלפת ירך; לאחר החלפת ירך; מצב לאחר החלפת מפרק ירך; ירך מלאכותית; תותב ירך; לאחר החלפת מפרק ירך; מצב לאחר החלפת מפרק הירך; מצב לאחר THR | history; sided
Status post shoulder replacement | Z96.619 | presence of artificial shoulder joint; s/p shoulder arthroplasty; s/p reverse shoulder arthroplasty; s/p shoulder replacement; shoulder prosthesis; s/p TSA | מצב לאחר החלפת כתף; מצב לאחר החלפת מפרק כתף; לאחר החלפת כתף | history; sided
Orthopedic implant in situ | Z96.7 | presence of orthopedic hardware; internal fixation device in situ; s/p ORIF; metal plate in situ; presence of bone and tendon implants; surgical hardware in place; orthopedic hardware; status post ORIF | מצב לאחר קיבוע פנימי; פלטה וברגים; מצב לאחר קיבוע שבר; מצב לאחר ORIF; לאחר קיבוע שבר | history; sided
Below-knee amputation status | Z89.519 | s/p BKA; BKA; below knee amputation; acquired absence of leg below knee; status post BKA; transtibial amputation | קטיעה מתחת לברך; מצב לאחר קטיעה מתחת לברך; כריתה מתחת לברך; מצב לאחר קטיעה BK | history; sided
Above-knee amputation status | Z89.619 | s/p AKA; AKA?; above knee amputation; acquired absence of leg above knee; status post AKA; transfemoral amputation | קטיעה מעל הברך; מצב לאחר קטיעה מעל הברך; כריתה מעל הברך; קטיעה מעל לברך | history; sided
Toe amputation status | Z89.429 | s/p toe amputation; acquired absence of toe; amputated toe; toe amputation; acquired absence of other toe(s) | קטיעת אצבע ברגל; מצב לאחר קטיעת אצבע; קטיעת אצבעות רגל; מצב לאחר קטיעת אצבעות רגל | history; sided
Status post thyroidectomy | | s/p thyroidectomy; history of thyroidectomy; s/p total thyroidectomy; s/p hemithyroidectomy; post thyroidectomy; acquired absence of thyroid; previous thyroidectomy | מצב לאחר כריתת תריס; מצב לאחר כריתת בלוטת התריס; לאחר כריתת תריס; מצב לאחר תירואידקטומיה; לאחר כריתת בלוטת התריס | history
Status post hernia repair | | s/p hernia repair; s/p inguinal hernia repair; history of hernia repair; s/p herniorrhaphy; s/p umbilical hernia repair; s/p hernioplasty | מצב לאחר תיקון בקע; לאחר ניתוח בקע; מצב לאחר תיקון בקע מפשעתי; לאחר תיקון בקע; מצב לאחר ניתוח בקע | history; sided
Organ transplant status | Z94.9 | transplant recipient; transplanted organ status; s/p transplant; transplanted organ and tissue status; organ transplant recipient | מצב לאחר השתלה; מושתל; מצב לאחר השתלת איבר | history
History of surgery | Z98.890 | postoperative state; s/p surgery; past surgical history; postoperative status; status post surgery; postprocedural state; other specified postprocedural states; post-op status | מצב לאחר ניתוח; לאחר ניתוח; ניתוחים בעבר; מצב לאחר פעולה | history
History of pneumonia | Z87.01 | history of recurrent pneumonia; s/p pneumonia; recurrent pneumonia history; personal history of pneumonia; past pneumonia; hx of pneumonia | דלקת ריאות בעבר; מצב לאחר דלקת ריאות; לאחר דלקת ריאות | history
History of depression | Z86.59 | past depression; hx of depression; previous depression | דיכאון בעבר; מצב לאחר דיכאון | history
History of mental disorder | Z86.59 | personal history of mental disorder; past psychiatric history; history of psychiatric illness | רקע נפשי; עבר פסיכיאטרי; היסטוריה פסיכיאטרית | history
History of hepatitis C | Z86.19 | treated hepatitis C; cured hepatitis C; past hepatitis C; hepatitis C cured; HCV treated with SVR | מצב לאחר הפטיטיס C; הפטיטיס C בעבר; הפטיטיס C מטופלת | history
History of hepatitis | Z86.19 | past hepatitis; resolved hepatitis B; history of hepatitis B; history of hepatitis A | הפטיטיס בעבר; מצב לאחר הפטיטיס; צהבת נגיפית בעבר | history

# --- Medication use, risk and social states
Long-term anticoagulant use | Z79.01 | on anticoagulation; long term anticoagulation; chronic anticoagulation; long-term use of anticoagulants; on warfarin; anticoagulated; on blood thinners; long term current use of anticoagulant therapy; current use of anticoagulants; long term (current) use of anticoagulants; anticoagulant therapy; chronic anticoagulant therapy; anticoagulation therapy | טיפול בנוגדי קרישה; נוטל נוגדי קרישה; טיפול כרוני בנוגדי קרישה; מטופל בנוגדי קרישה; תחת נוגדי קרישה; טיפול קבוע בנוגדי קרישה; טיפול נוגד קרישה |
Long-term antiplatelet use | Z79.02 | on antiplatelet therapy; long term use of antiplatelets; on clopidogrel; dual antiplatelet therapy; DAPT; long term (current) use of antithrombotics/antiplatelets; antiplatelet therapy; on DAPT | טיפול בנוגדי טסיות; טיפול נוגד טסיות; נוטל נוגדי טסיות; טיפול נוגד טסיות כפול |
Long-term aspirin use | Z79.82 | on aspirin; long term use of aspirin; long term (current) use of aspirin; daily aspirin; current use of aspirin | טיפול באספירין; נוטל אספירין; טיפול קבוע באספירין |
Long-term systemic steroid use | Z79.52 | chronic steroid use; long-term use of steroids; on chronic prednisone; steroid dependent; long term (current) use of systemic steroids; chronic steroid therapy; long-term corticosteroid use; long-term steroid use; long term steroid use | טיפול כרוני בסטרואידים; טיפול ממושך בסטרואידים; תלות בסטרואידים; טיפול סטרואידלי ממושך |
Long-term opioid use | Z79.891 | chronic opioid use; long-term use of opiate analgesic; on chronic opioids; long term (current) use of opiate analgesic; chronic opioid therapy | טיפול כרוני באופיואידים; שימוש כרוני באופיואידים |
Long-term NSAID use | Z79.1 | chronic NSAID use; long term use of NSAIDs; long term (current) use of non-steroidal anti-inflammatories | שימוש כרוני ב NSAIDs; טיפול ממושך בנוגדי דלקת; שימוש כרוני בנוגדי דלקת |
Long-term oral hypoglycemic use | Z79.84 | on oral hypoglycemics; long term use of oral antidiabetic drugs; long term (current) use of oral hypoglycemic drugs | טיפול בתרופות אנטי סוכרתיות; טיפול פומי לסוכרת; טיפול בכדורים לסוכרת |
Oral hypoglycemics | | oral hypoglycemia; oral hypoglycemia agents; oral hypoglycemia drugs; oral hypoglycemia medications | תרופות פומיות להורדת סוכר | group
Long-term bisphosphonate use | Z79.83 | on bisphosphonates; long term (current) use of bisphosphonates | טיפול בביספוספונטים |
Long-term drug therapy | Z79.899 | long term medication use; high risk medication use; other long term (current) drug therapy; encounter for monitoring of high-risk medication | טיפול תרופתי ממושך; טיפול תרופתי כרוני |
Polypharmacy | Z79.899 | multiple medications? | ריבוי תרופות; פוליפרמציה; רב תרופתיות |
Living alone | Z60.2 | lives alone; problems related to living alone | גר לבד; מתגורר לבד; גרה לבד; מתגוררת לבד; חי לבד |
Homelessness | Z59.00 | homeless; no fixed abode; NFA; unhoused; homelessness unspecified | דר רחוב; חסר בית; דרת רחוב; דיירי רחוב |
Unemployment | Z56.0 | unemployed; out of work; unemployment, unspecified | מובטל; אבטלה; אינו עובד; מובטלת |
Bedridden | Z74.01 | bed confinement status; bedbound; bed bound; confined to bed | מרותק למיטה; סיעודי מרותק למיטה; ריתוק למיטה; מרותקת למיטה |
Wheelchair dependence | Z99.3 | wheelchair bound; dependence on wheelchair; uses wheelchair; wheelchair user; wheelchair dependent | מרותק לכיסא גלגלים; מתנייד בכיסא גלגלים; כיסא גלגלים; מתניידת בכסא גלגלים; מתנייד בכסא גלגלים |
Need for assistance with personal care | Z74.1 | dependent in ADLs; ADL dependent; nursing care dependent; dependent for all ADLs; requires assistance with ADLs | סיעודי; סיעודית; תלוי בזולת; נזקק לעזרה בפעולות יומיומיות; תלות מלאה בזולת; זקוק לעזרה ב ADL; מצב סיעודי |
Reduced mobility | Z74.09 | impaired mobility; mobility impairment; decreased mobility; limited mobility; immobility; walks with walker | ניידות מוגבלת; ירידה בניידות; מוגבלות בניידות; הליכה בעזרת הליכון |
Medication nonadherence | | noncompliance with medication; medication non-compliance; poor compliance; nonadherence; poor adherence; non-compliance; noncompliance; noncompliant with medication; non-adherence to medication; noncompliant | אי היענות לטיפול; היענות לקויה לטיפול; אי היענות לטיפול תרופתי; חוסר היענות; אי נטילת תרופות; היענות ירודה לטיפול |
Do not resuscitate | Z66 | DNR; DNAR; no CPR; DNR status; DNACPR; not for resuscitation; DNR/DNI | לא להחיות; אי החייאה; אין להחיות; הוראת אי החייאה |
Palliative care | Z51.5 | comfort care care; end of life care; encounter for palliative care; under palliative care | טיפול פליאטיבי; טיפול תומך; הוספיס; טיפול סוף חיים |
Sedentary lifestyle | Z72.3 | lack of physical exercise; physical inactivity; physically inactive; lack of exercise | אורח חיים יושבני; חוסר פעילות גופנית; אינו מבצע פעילות גופנית; העדר פעילות גופנית |
Family history of breast cancer | Z80.3 | family history of malignant neoplasm of breast; FH of breast cancer; FHx breast cancer; FHx of breast cancer | סיפור משפחתי של סרטן שד; סרטן שד במשפחה; רקע משפחתי של סרטן שד; אנמנזה משפחתית של סרטן שד |
Family history of colon cancer | Z80.0 | family history of colorectal cancer; family history of malignant neoplasm of digestive organs; FH of colon cancer; family history of bowel cancer; FHx of colon cancer | סיפור משפחתי של סרטן המעי הגס; סרטן מעי גס במשפחה; רקע משפחתי של סרטן מעי גס |
Family history of ovarian cancer | Z80.41 | family history of malignant neoplasm of ovary; FH of ovarian cancer | סיפור משפחתי של סרטן שחלה; סרטן שחלה במשפחה |
Family history of prostate cancer | Z80.42 | family history of malignant neoplasm of prostate; FH of prostate cancer | סיפור משפחתי של סרטן ערמונית; סרטן ערמונית במשפחה |
Family history of cancer | Z80.9 | family history of malignancy; FH of cancer; family history of malignant neoplasm; FHx of cancer | סיפור משפחתי של סרטן; סרטן במשפחה; רקע משפחתי של ממאירות |
Family history of ischemic heart disease | Z82.49 | family history of heart disease; family history of coronary artery disease; family history of CAD; premature coronary disease in family; FH of IHD; family history of MI; family history of ischaemic heart disease; family history of premature CAD; family history of cardiovascular disease; FHx of CAD | סיפור משפחתי של מחלת לב; מחלת לב איסכמית במשפחה; רקע משפחתי של מחלת לב; סיפור משפחתי של מחלת לב איסכמית; מחלת לב במשפחה |
Family history of diabetes | Z83.3 | family history of diabetes mellitus; FH of DM; FHx of diabetes; FH of diabetes; family history of DM | סיפור משפחתי של סוכרת; סוכרת במשפחה; רקע משפחתי של סוכרת |
Family history of stroke | Z82.3 | FH of stroke; family history of CVA; FHx of stroke | סיפור משפחתי של שבץ; שבץ במשפחה; סיפור משפחתי של אירוע מוחי |

# --- Less common conditions of all systems
Postpartum thyroiditis | O90.5 | | תירואידיטיס לאחר לידה; דלקת של בלוטת התריס לאחר לידה; דלקת בלוטת התריס לאחר לידה; דלקת תריס לאחר לידה; דלקת בלוטת התריס שלאחר לידה |
Multiple endocrine neoplasia type 1 | E31.21 | MEN1; MEN 1; MEN type 1 | MEN1 תסמונת; ניאופלזיה אנדוקרינית מרובה |
Insulinoma | D13.7 | | אינסולינומה | neoplasm
Tuberous sclerosis | Q85.1 | tuberous sclerosis complex | טוברוס סקלרוזיס |
Von Hippel-Lindau syndrome | Q85.83 | von Hippel-Lindau; von Hippel-Lindau disease; VHL syndrome | תסמונת פון היפל לינדאו |
Charcot-Marie-Tooth disease | G60.0 | Charcot-Marie-Tooth; CMT disease; hereditary motor and sensory neuropathy | מחלת שרקו מארי טות |
Myotonic dystrophy | G71.11 | dystrophia myotonica | ניוון שרירים מיוטוני |
Spinal muscular atrophy | G12.9 | SMA type 1; SMA type 2; SMA type 3 | ניוון שרירים שדרתי |
Friedreich ataxia | G11.11 | Friedreich's ataxia | אטקסיה על שם פרידרייך |
Cerebellar ataxia | G11.9 | hereditary cerebellar ataxia; spinocerebellar ataxia | אטקסיה מוחונית |
Moyamoya disease | I67.5 | moyamoya | מחלת מוימויה |
REM sleep behavior disorder | G47.52 | REM sleep behaviour disorder; RBD? | הפרעת התנהגות בשנת REM |
Glossopharyngeal neuralgia | G52.1 | | נוירלגיה גלוסופרינגאלית |
Progressive supranuclear palsy | G23.1 | Steele-Richardson-Olszewski syndrome | שיתוק על גרעיני פרוגרסיבי |
Multiple system atrophy | G90.3 | MSA? | ניוון רב מערכתי |
Corticobasal degeneration | G31.85 | corticobasal syndrome | ניוון קורטיקובזלי |
Dissociative disorder | F44.9 | | הפרעה דיסוציאטיבית |
Dissociative identity disorder | F44.81 | multiple personality disorder | הפרעת זהות דיסוציאטיבית |
Body dysmorphic disorder | F45.22 | BDD? | הפרעת גוף דיסמורפית |
Trichotillomania | F63.3 | hair-pulling disorder | טריכוטילומניה |
Gender dysphoria | F64.9 | gender identity disorder | דיספוריה מגדרית |
Cyclothymia | F34.0 | cyclothymic disorder | ציקלותימיה |
Specific phobia | F40.298 | simple phobia | פוביה ספציפית |
Selective mutism | F94.0 | elective mutism | אילמות סלקטיבית; אילמות בררנית |
Wernicke encephalopathy | E51.2 | Wernicke's encephalopathy; Wernicke | אנצפלופתיה על שם ורניקה |
Methamphetamine use disorder | F15.10 | methamphetamine abuse; methamphetamine use; amphetamine abuse | שימוש לרעה במתאמפטמין |
Amphetamine use | | use of amphetamines; use of amphetamine; amphetamines use | צריכת אמפטמינים |
Benzodiazepine dependence | F13.20 | benzodiazepine use disorder; sedative dependence | תלות בבנזודיאזפינים |
Mallet finger | M20.019 | | אצבע פטיש בכף היד | sided
Acetabular fracture | S32.409A | acetabulum fracture; fracture of acetabulum | שבר באצטבולום; שבר אצטבולרי | sided
Odontoid fracture | S12.120A | dens fracture; fracture of the dens | שבר בשן החוליה |
C2 fracture | S12.100A | fracture of second cervical vertebra; axis fracture | שבר בחוליה C2 |
Osteochondritis dissecans | M93.20 | OCD lesion; osteochondral lesion? | אוסטאוכונדריטיס דיסקנס | sided
Osteochondral lesion of talus | | osteochondral lesion of the talus; osteochondral lesion of the medial talar dome; osteochondral lesion of the lateral talar dome; osteochondral lesion of the talar dome; talar dome lesion; osteochondral defect of the talus; OLT? | נגע אוסטאוכונדרלי בטלוס |
Haglund deformity | M92.60 | Haglund's deformity; Haglund exostosis; Haglund syndrome | עיוות הגלונד | sided
Retrocalcaneal bursitis | | retro-calcaneal bursitis; retrocalcaneal bursa inflammation | בורסיטיס רטרוקלקנאלי |
Posterior tibial tendon dysfunction | M76.829 | posterior tibial tendinitis; PTTD; posterior tibial tendinosis; posterior tibial tendinopathy; tibialis posterior tendinosis; tibialis posterior tendinopathy; posterior tibial tenosynovitis; tibialis posterior tenosynovitis; tibialis posterior tendinitis | דלקת גיד טיביאליס אחורי | sided
Peroneal tendinitis | M76.70 | peroneal tendonitis; peroneal tendinopathy; peroneal tendinosis; peroneal tenosynovitis | דלקת גיד פרונאלי; דלקת הגידים הפרונאליים | sided
Peroneal tendon tear | | peroneus brevis tear; peroneus longus tear; peroneus brevis split tear; split tear of the peroneus brevis; tear of the peroneus brevis; tear of the peroneus longus; peroneal tear; peroneus brevis tendon tear | קרע בגיד פרונאלי |
Iliotibial band syndrome | M76.30 | IT band syndrome; ITBS | תסמונת הרצועה האיליוטיביאלית | sided
Piriformis syndrome | G57.00 | | תסמונת הפיריפורמיס | sided
Hip labral tear | S73.199A | acetabular labral tear; labral tear of hip; labral tear of the hip | קרע בלברום של הירך | sided
Glenoid labral tear | | labral tear of shoulder; glenoid labrum tear; labral tear of the shoulder | קרע בלברום של הכתף | sided
Hill-Sachs lesion | | Hill-Sachs deformity; Hill-Sachs defect; Hill-Sachs fracture; Hill-Sachs | נגע היל סאקס; נגע היל-סקס | finding; sided
Bankart lesion | | bony Bankart; Bankart tear | נגע בנקרט | sided
Pes anserine bursitis | M70.50 | pes anserinus bursitis; anserine bursitis | בורסיטיס פס אנסרינוס | sided
Quadriceps tendon rupture | S76.119A | quadriceps tendon tear; quadriceps rupture | קרע בגיד הארבע ראשי | sided
Biceps tendon rupture | S46.219A | biceps tendon tear; biceps rupture; ruptured biceps tendon | קרע בגיד הדו ראשי | sided
Scheuermann disease | M42.00 | Scheuermann's disease; Scheuermann kyphosis | מחלת שוירמן |
Ossification of posterior longitudinal ligament | M48.8X9 | OPLL | התגרמות הרצועה האורכית האחורית |
Relapsing polychondritis | M94.1 | | פוליכונדריטיס חוזרת |
IgG4-related disease | D89.84 | IgG4 disease; IgG4-related sclerosing disease | מחלת IgG4 |
Cryoglobulinemia | D89.1 | cryoglobulinaemia; cryoglobulinemic vasculitis | קריוגלובולינמיה |
Thromboangiitis obliterans | I73.1 | Buerger's disease; Buerger disease | מחלת בירגר; טרומבואנגיטיס אובליטרנס |
Livedo reticularis | R23.1 | livedo | ליבדו רטיקולריס | finding
Chilblains | T69.1XXA | pernio; chilblain lupus | אבעבועות חורף; פרניו |
Keratoacanthoma | L85.8 | | קרטואקנתומה |
Mycosis fungoides | C84.00 | | מיקוזיס פונגואידס | neoplasm
Cutaneous T-cell lymphoma | C84.A0 | CTCL | לימפומה עורית של תאי T | neoplasm
Porphyria cutanea tarda | E80.1 | PCT? | פורפיריה קוטנאה טרדה |
Epidermolysis bullosa | Q81.9 | | אפידרמוליזיס בולוזה |
Cholinergic urticaria | L50.5 | | אורטיקריה כולינרגית |
Oral leukoplakia | K13.21 | leukoplakia; leukoplakia of tongue | לויקופלקיה |
Spasmodic dysphonia | J38.3 | laryngeal dystonia | דיספוניה ספזמודית |
Subglottic stenosis | J38.6 | laryngeal stenosis; stenosis of larynx | היצרות תת גלוטית |
Nasal septal perforation | J34.89 | septal perforation; perforated nasal septum | נקב במחיצת האף |
Concha bullosa | J34.89 | | קונכה בולוזה | finding
Aspirin-exacerbated respiratory disease | | AERD; Samter's triad; Samter triad; aspirin-induced asthma; NSAID-exacerbated respiratory disease | תסמונת סמטר; מחלה נשימתית המוחמרת באספירין |
Superior semicircular canal dehiscence | | superior canal dehiscence; SSCD | פגם בתעלה החצי קשתית העליונה; דהיסנציה של התעלה העליונה; דהיסנציה של תעלה עליונה |
Zenker diverticulum | K22.5 | Zenker's diverticulum; pharyngeal pouch; hypopharyngeal diverticulum | סעיף זנקר; דיברטיקולום על שם זנקר |
Esophageal spasm | K22.4 | diffuse esophageal spasm; dyskinesia of esophagus; esophageal dysmotility; oesophageal dysmotility | עווית של הוושט; הפרעת תנועתיות של הוושט |
Esophageal web | Q39.4 | oesophageal web | קרום בוושט |
Gastric antral vascular ectasia | K31.819 | GAVE; watermelon stomach | כלי דם מורחבים באנטרום |
Dieulafoy lesion | K31.82 | Dieulafoy's lesion | נגע דיולפוי |
Dumping syndrome | K91.1 | postgastric surgery syndrome | תסמונת הצפה; תסמונת דמפינג |
Cyclic vomiting syndrome | R11.15 | cyclical vomiting syndrome; cannabinoid hyperemesis syndrome | תסמונת הקאות מחזוריות |
Short bowel syndrome | K90.829 | short gut syndrome | תסמונת המעי הקצר |
Whipple disease | K90.81 | Whipple's disease | מחלת ויפל |
Familial adenomatous polyposis | D13.91 | FAP? | פוליפוזיס אדנומטוטי משפחתי |
Lynch syndrome | Z15.068 | HNPCC; hereditary nonpolyposis colorectal cancer | תסמונת לינץ׳ |
Hepatic adenoma | D13.4 | hepatocellular adenoma; liver adenoma | אדנומה בכבד | neoplasm
Polycystic liver disease | Q44.6 | | כבד פוליציסטי; מחלת כבד פוליציסטית |
Budd-Chiari syndrome | I82.0 | Budd-Chiari; hepatic vein thrombosis | תסמונת באד קיארי |
Splenic vein thrombosis | I82.890 | splanchnic vein thrombosis; mesenteric vein thrombosis | פקקת בווריד הטחול; פקקת ורידים ספלנכניים |
Biliary dyskinesia | K82.8 | gallbladder dyskinesia | דיסקינזיה של דרכי המרה |
Pancreas divisum | Q45.3 | pancreatic divisum | לבלב מחולק; פנקריאס דיביזום | finding
Median arcuate ligament syndrome | I77.4 | celiac artery compression syndrome; MALS | תסמונת הרצועה הקשתית |
Medullary sponge kidney | Q61.5 | | כליה ספוגית |
Ureteral stricture | N13.5 | ureteric stricture; stricture of ureter | היצרות שופכן | sided
Nephrogenic diabetes insipidus | N25.1 | | סוכרת תפלה נפרוגנית |
Bartter syndrome | E26.81 | Bartter's syndrome | תסמונת ברטר |
Gitelman syndrome | | Gitelman's syndrome | תסמונת גיטלמן |
Alport syndrome | Q87.81 | Alport's syndrome | תסמונת אלפורט |
Fabry disease | E75.21 | Fabry's disease; Anderson-Fabry disease | מחלת פברי |
Cystinuria | E72.01 | | ציסטינוריה |
Hyperoxaluria | R82.992 | | היפראוקסלוריה |
Primary hyperoxaluria | E72.539 | | היפראוקסלוריה ראשונית |
Secondary hyperoxaluria | E72.549 | | היפראוקסלוריה שניונית |
Membranous nephropathy | N05.2 | membranous glomerulonephritis; membranous GN; MGN | נפרופתיה ממברנוטית; גלומרולונפריטיס ממברנוטית |
Membranous nephropathy with nephrotic syndrome | N04.20 | | נפרופתיה ממברנוטית עם תסמונת נפרוטית |
Focal segmental glomerulosclerosis | N05.1 | FSGS; focal glomerulosclerosis | גלומרולוסקלרוזיס מוקדית סגמנטלית |
Calciphylaxis | E83.59 | calcific uremic arteriolopathy | קלציפילקסיס |
Renal osteodystrophy | N25.0 | | אוסטאודיסטרופיה כלייתית |
Priapism | N48.30 | | פריאפיזם |
Azoospermia | N46.01 | azoospermic | אזוספרמיה |
Asherman syndrome | N85.6 | intrauterine synechiae; intrauterine adhesions; Asherman's syndrome | תסמונת אשרמן; הידבקויות תוך רחמיות |
Cervical ectropion | N86 | cervical erosion; cervical ectopy | אקטרופיון צוואר הרחם; ארוזיה צווארית |
Ovarian hyperstimulation syndrome | N98.1 | OHSS; ovarian hyperstimulation; hyperstimulation of ovaries | תסמונת גירוי יתר שחלתי |
Chorioamnionitis | O41.1290 | | כוריואמניוניטיס |
Atypical ductal hyperplasia | N60.99 | atypical ductal hyperplasia of breast; ADH of breast | היפרפלזיה דוקטלית אטיפית | sided
Phyllodes tumor | D48.60 | phyllodes tumour; cystosarcoma phyllodes | גידול פילודס | sided; neoplasm
Paget disease of breast | C50.019 | Paget's disease of the nipple; Paget's disease of breast | מחלת פג׳ט של השד | sided; neoplasm
Inflammatory breast cancer | C50.A0 | inflammatory carcinoma of breast | סרטן שד דלקתי | sided; neoplasm
Pure red cell aplasia | D60.9 | PRCA | אפלזיה של השורה האדומה |
Paroxysmal nocturnal hemoglobinuria | D59.5 | PNH | המוגלובינוריה לילית התקפית |
Methemoglobinemia | D74.9 | methaemoglobinaemia | מתהמוגלובינמיה |
Waldenstrom macroglobulinemia | C88.00 | Waldenström macroglobulinemia; Waldenstrom's macroglobulinaemia; Waldenstrom; macroglobulinemia | מקרוגלובולינמיה על שם ולדנסטרום | neoplasm
Hairy cell leukemia | C91.40 | hairy cell leukaemia | לוקמיה של תאים שעירים; לויקמיה שעירה | neoplasm
Mantle cell lymphoma | C83.10 | | לימפומה של תאי המעטפת | neoplasm
Marginal zone lymphoma | | splenic marginal zone lymphoma; nodal marginal zone lymphoma | לימפומה של אזור השוליים | neoplasm
MALT lymphoma | C88.40 | mucosa-associated lymphoid tissue lymphoma; extranodal marginal zone lymphoma | לימפומה מסוג MALT | neoplasm
Burkitt lymphoma | C83.70 | Burkitt's lymphoma | לימפומה על שם ברקיט | neoplasm
Peripheral T-cell lymphoma | C84.40 | T-cell lymphoma | לימפומה של תאי T | neoplasm
Castleman disease | D47.Z2 | Castleman's disease | מחלת קסלמן |
Langerhans cell histiocytosis | C96.6 | LCH | היסטיוציטוזיס של תאי לנגרהנס |
Hemophagocytic lymphohistiocytosis | D76.1 | HLH | לימפוהיסטיוציטוזיס המופגוציטי |
Plasmacytoma | C90.30 | solitary plasmacytoma | פלסמציטומה | neoplasm
Smoldering myeloma | C90.00 | smouldering myeloma; smoldering multiple myeloma; smouldering multiple myeloma; asymptomatic myeloma | מיאלומה רדומה; מיאלומה נפוצה רדומה | neoplasm
Mastocytosis | D47.09 | mast cell disease | מסטוציטוזיס |
Systemic mastocytosis | D47.02 | | מסטוציטוזיס סיסטמית |
Mast cell activation syndrome | D89.40 | MCAS; mast cell activation disorder | תסמונת שפעול תאי פיטום |
Thymoma | D15.0 | | תימומה | neoplasm
Mediastinal mass | | mediastinal lesion | גוש במדיאסטינום; גוש מיצרי | finding
Nontuberculous mycobacterial infection | A31.9 | nontuberculous mycobacteria; NTM infection; MAC infection; Mycobacterium avium complex infection; Atypical mycobacterial infection; Mycobacterium avium; Mycobacterium avium complex; MAI infection; Mycobacterium avium-intracellulare | זיהום במיקובקטריה לא שחפתית |
Disseminated Mycobacterium avium complex infection | A31.2 | disseminated MAC; disseminated MAC infection; DMAC | זיהום מפושט ב-MAC |
Mycobacterium avium complex lung disease | A31.0 | MAC lung disease; MAC lung infection; pulmonary MAC; NTM lung disease; pulmonary mycobacterial infection | מחלת ריאות ממיקובקטריה לא שחפתית |
Histoplasmosis | B39.9 | | היסטופלסמוזיס |
Coccidioidomycosis | B38.9 | valley fever | קוקצידיואידומיקוזיס |
Cryptococcal meningitis | B45.1 | | דלקת קרום המוח קריפטוקוקית |
Neurosyphilis | A52.3 | | נוירוסיפיליס; עגבת עצבית |
Toxic shock syndrome | A48.3 | | תסמונת ההלם הטוקסי |
Chagas disease | B57.2 | Chagas' disease | מחלת שאגס |
Neurocysticercosis | B69.0 | | נוירוציסטיצרקוזיס |
Spinal epidural abscess | G06.1 | | מורסה אפידורלית בעמוד השדרה |
Epidural abscess | G06.2 | extradural abscess | מורסה אפידורלית; אבצס אפידורלי |
Organizing pneumonia | J84.89 | BOOP | דלקת ריאות מתארגנת |
Cryptogenic organizing pneumonia | J84.116 | cryptogenic organising pneumonia; COP? | דלקת ריאות מתארגנת קריפטוגנית |
Pulmonary alveolar proteinosis | J84.01 | alveolar proteinosis | פרוטאינוזיס אלבאולרית |
Lymphangioleiomyomatosis | J84.81 | LAM? | לימפאנגיולאיומיומטוזיס |
Pulmonary arteriovenous malformation | Q25.72 | pulmonary AVM | מלפורמציה עורקית ורידית ריאתית |
Vocal cord dysfunction | J38.3 | paradoxical vocal cord motion; inducible laryngeal obstruction; paradoxical vocal fold motion | תפקוד לקוי של מיתרי הקול |
Diaphragm paralysis | J98.6 | diaphragmatic paralysis; hemidiaphragm paralysis; phrenic nerve palsy | שיתוק סרעפת; הרמת סרעפת | sided
Tracheomalacia | J39.8 | tracheobronchomalacia | טרכאומלציה |
Chronic thromboembolic pulmonary hypertension | I27.24 | CTEPH | יתר לחץ דם ריאתי טרומבואמבולי כרוני |
Eisenmenger syndrome | I27.83 | Eisenmenger's syndrome | תסמונת אייזנמנגר |
Ebstein anomaly | Q22.5 | Ebstein's anomaly | אנומליה על שם אבשטיין |
Transposition of great vessels | Q20.3 | transposition of the great arteries | טרנספוזיציה של כלי הדם הגדולים |
Left ventricular noncompaction | I42.8 | noncompaction cardiomyopathy; LV noncompaction | חדר שמאל ספוגי |
Cardiac sarcoidosis | D86.85 | sarcoid myocarditis; sarcoid heart disease | סרקואידוזיס לבבית |
Left ventricular aneurysm | I25.3 | LV aneurysm; aneurysm of heart; apical aneurysm; ventricular aneurysm | מפרצת חדר שמאל; מפרצת חדרית |
Spontaneous coronary artery dissection | I25.42 | coronary artery dissection; SCAD? | דיסקציה של עורק כלילי |
Subclavian steal syndrome | G45.8 | subclavian steal | תסמונת הגניבה התת בריחית |
Popliteal artery aneurysm | I72.4 | popliteal aneurysm | מפרצת פופליטאלית | sided
Iliac artery stenosis | | iliac artery disease; aortoiliac disease; aortoiliac occlusive disease | היצרות עורק הכסל | sided
Fibromuscular dysplasia | I77.3 | FMD? | דיספלזיה פיברומוסקולרית |
Carotid sinus hypersensitivity | G90.01 | carotid sinus syndrome; carotid sinus syncope; carotid hypersensitivity | רגישות יתר של הסינוס הקרוטידי |
Anatomical narrow angle | H40.039 | narrow angles; narrow angle; primary angle closure suspect; occludable angles | זווית צרה; זוויות צרות | sided
Pseudoexfoliation syndrome | | pseudoexfoliation; pseudoexfoliation glaucoma; exfoliation syndrome | פסאודואקספוליאציה | sided
Meibomian gland dysfunction | H02.889 | MGD? | תפקוד לקוי של בלוטות מיבום | sided
Dacryocystitis | H04.309 | | דלקת כיס הדמעות; דקריוציסטיטיס | sided
Anisometropia | H52.31 | | אניזומטרופיה |
Hypereosinophilic syndrome | D72.119 | HES? | תסמונת היפראאוזינופילית |
Nutcracker syndrome | I87.1 | renal vein compression; left renal vein entrapment | תסמונת מפצח האגוזים |
May-Thurner syndrome | I87.1 | iliac vein compression; iliac vein compression syndrome; May-Thurner | תסמונת מאי ת׳ורנר; תסמונת מיי-תרנר |

# --- Wordings with a code of their own in the official index (CMS, ICD-10-CM FY2026)
Porencephaly | Q04.6 | porencephalic cyst | פורנצפליה; ציסטה פורנצפלית | finding
Ataxic gait | R26.0 | | הליכה אטקסית | symptom
Balanoposthitis | N47.6 | | בלנופוסטיטיס; דלקת העטרה והעורלה |
Brachial plexus injury | S14.3XXA | injury of brachial plexus; traumatic brachial plexopathy | פגיעה במקלעת הזרוע; חבלה למקלעת הברכיאלית | sided
Intracranial space-occupying lesion | R90.0 | intracranial space occupying lesion; intracranial SOL | תהליך תופס מקום תוך גולגולתי; תהליך תופס מקום במוח | finding
Calcific tendinitis | M65.20 | calcific tendonitis; calcific tendinosis | טנדיניטיס קלציפיקנטית; דלקת גיד הסתיידותית | sided
Recurrent tonsillitis | J03.91 | recurrent acute tonsillitis; recurrent tonsillitis episodes | דלקות שקדים חוזרות; דלקת שקדים חוזרת |
Bleeding diathesis | D69.9 | hemorrhagic diathesis; bleeding tendency | נטייה לדמם; דיאתזה דימומית |
Algoneurodystrophy | M89.00 | Sudeck atrophy; Sudeck's atrophy | אטרופיה ע״ש סודק | sided
Ecchymosis | R58 | ecchymoses | אכימוזה; אכימוזות | symptom
Laryngotracheitis | J04.2 | acute laryngotracheitis | לרינגוטרכאיטיס; דלקת הגרון והקנה |
Dyspraxia | R27.8 | | דיספרקסיה |
Global developmental delay | F88 | GDD? | עיכוב התפתחותי כללי |
Keratoconjunctivitis sicca | H16.229 | KCS? | קרטוקונג׳ונקטיביטיס סיקה; דלקת יבשה של הקרנית והלחמית | sided
Dermatophytosis | B35.9 | tinea; ringworm; dermatophyte infection; tinea infection | טיניאה; פטרת טיניאה; גזזת העור |
Favism | D55.0 | anemia due to G6PD deficiency; hemolytic anemia due to G6PD deficiency | פאביזם |
Chronic glomerulonephritis | N03.9 | chronic nephritic syndrome | גלומרולונפריטיס כרונית |
Coxsackievirus infection | B34.1 | coxsackie; coxsackie virus infection; enterovirus infection | זיהום בנגיף קוקסקי |
Strawberry nevus | Q82.5 | strawberry mark | נבוס תות |
Hypoproteinemia | E77.8 | low serum protein | היפופרוטאינמיה; חלבון נמוך בדם | finding
Magnesium deficiency | E61.2 | | חסר מגנזיום; חוסר מגנזיום |
Premature thelarche | E30.8 | | תלרכה מוקדמת |
Central precocious puberty | E22.8 | CPP? | התבגרות מינית מוקדמת מרכזית |
Primary insomnia | F51.01 | | נדודי שינה ראשוניים |
Lipomatosis | E88.2 | | ליפומטוזיס |
Toxic metabolic encephalopathy | G92.8 | toxic encephalopathy; toxic-metabolic encephalopathy | אנצפלופתיה טוקסית מטבולית |
Bouchard nodes | M15.2 | Bouchard's nodes | קשרי בושאר; גבשושיות ע״ש בושאר | finding
Hydrothorax | J94.8 | hepatic hydrothorax | הידרותורקס | finding
Kidney infection | N15.9 | infection of kidney | זיהום בכליה; זיהום כליה | sided
Small kidney | N27.9 | small kidneys; small atrophic kidney | כליה קטנה; כליות קטנות | finding; sided
Azotemia | R79.89 | uremia, azotemia; prerenal azotemia | אזוטמיה | finding
Grand mal seizure | G40.409 | grand mal; grand mal epilepsy | פרכוס גרנד מאל |
Throat pain | R07.0 | pain in throat; scratchy throat | כאב בגרון | symptom
Hydromyelia | Q06.4 | | הידרומיליה | finding
Lymphoplasmacytic lymphoma | C83.00 | LPL? | לימפומה לימפופלזמציטית | neoplasm
Viral pharyngitis | J02.8 | | דלקת גרון נגיפית; פרינגיטיס ויראלית |
Suppurative otitis media | H66.40 | purulent otitis media | דלקת אוזן תיכונה מוגלתית; אוטיטיס מדיה מוגלתית | sided
Perennial allergic rhinitis | J30.89 | perennial rhinitis | נזלת אלרגית רב עונתית; נזלת אלרגית כל השנה |
Lung collapse | J98.19 | collapsed lung; pulmonary collapse; lobar collapse; lower lobe collapse; upper lobe collapse; lobe collapse; right lower lobe collapse; left lower lobe collapse; middle lobe collapse; collapsed lung lobe; right upper lobe collapse | תמט ריאה; תמט ריאתי; תמט אונה | finding; sided
Infantile eczema | L20.83 | infantile atopic dermatitis | אקזמה של תינוקות; אטופיק דרמטיטיס בתינוקות |
Flexural eczema | L20.82 | | אקזמה בקפלים |
Breast microcalcifications | R92.0 | microcalcifications of breast; mammographic microcalcification; microcalcifications in breast; microcalcifications?; clustered microcalcifications; grouped microcalcifications | מיקרוהסתיידויות בשד; מיקרו הסתיידויות בשד | finding; sided
Chest pressure | R07.89 | chest discomfort; chest tightness; pressure in chest | לחץ בחזה; אי נוחות בחזה; לחצים בחזה | symptom
Retrosternal pain | R07.2 | substernal pain; precordial pain; substernal chest pain; retrosternal chest pain | כאב רטרוסטרנלי; כאבים רטרוסטרנליים; כאב מאחורי עצם החזה | symptom
Functional constipation | K59.04 | chronic idiopathic constipation | עצירות תפקודית |
Slow transit constipation | K59.01 | | עצירות בשל מעבר איטי |
Venous stasis | I87.8 | | גודש ורידי?; סטזיס ורידי |
Talipes equinovarus | Q66.00 | congenital talipes equinovarus; CTEV | טליפס אקווינוורוס; רגל קלובה | sided
Acute conjunctivitis | H10.30 | | דלקת לחמית חריפה; דלקת חריפה של הלחמית | sided
Bifid ureter | Q62.8 | | שופכן מפוצל | finding; sided
Slurred speech | R47.81 | | דיבור מטושטש; דיבור לא ברור | symptom
Fecal soiling | R15.1 | fecal smearing; soiling of underwear | התלכלכות בצואה; הכתמה בצואה | symptom
Fussy infant | R68.12 | fussy baby | תינוק עצבני; אי שקט בתינוק | symptom
Chronic fatigue | R53.82 | | עייפות כרונית; תשישות כרונית | symptom
Difficulty walking | R26.2 | walking difficulty; difficulty in walking | קושי בהליכה; קשיי הליכה | symptom
Gonococcal urethritis | A54.01 | gonorrheal urethritis | דלקת שופכה זיבתית |
Hallux limitus | M20.5X9 | | הלוקס לימיטוס | sided
Pediculosis | B85.2 | lice; lice infestation | כינמת; כינים |
Internal hemorrhoids | K64.8 | internal haemorrhoids | טחורים פנימיים | finding
Subcapital fracture of femur | S72.019A | subcapital femoral fracture; subcapital hip fracture; intracapsular fracture of femur; subcapital fracture | שבר סובקפיטלי; שבר סובקפיטלי בצוואר הירך; שבר תת ראשי בירך | sided
Hydroureter | N13.4 | megaureter, acquired | הידרואורטר; הרחבת שופכן | finding; sided
Bird fancier's lung | J67.2 | bird breeder's lung; pigeon breeder's lung | ריאת מגדלי ציפורים |
Bullous impetigo | L01.03 | | אימפטיגו בולוזי; סעפת שלפוחיתית |
Weil disease | A27.0 | Weil's disease; leptospirosis icterohemorrhagica | מחלת וייל |
Liver dysfunction | K76.89 | hepatic dysfunction | הפרעה בתפקוד הכבד; תפקוד כבד לקוי |
Acute mastoiditis | H70.009 | | מסטואידיטיס חריפה; מסטואידיטיס חדה | sided
Aseptic meningitis | G03.0 | nonpyogenic meningitis | דלקת קרום המוח אספטית; מנינגיטיס אספטית |
Intermenstrual bleeding | N92.3 | intermenstrual spotting; ovulation bleeding; mid-cycle bleeding | דימום בין וסתי; דימומים בין וסתיים | symptom
Asymptomatic microscopic hematuria | R31.21 | | מיקרוהמטוריה אסימפטומטית |
Polyp of nasal cavity | J33.0 | choanal polyp; nasal cavity polyp | פוליפ בחלל האף; פוליפ כואנלי | finding
Hypoesthesia | R20.1 | hypesthesia; decreased sensation | היפואסתזיה; ירידה בתחושה | symptom
Exogenous obesity | E66.09 | obesity due to excess calories | השמנה אקסוגנית |
Obstructive nephropathy | N13.8 | | נפרופתיה חסימתית |
Elbow bursitis | M70.30 | bursitis of elbow | בורסיטיס במרפק; דלקת בורסה במרפק | sided
Retrobulbar neuritis | H46.10 | | דלקת עצב הראייה רטרובולברית | sided
Frontal sinus fracture | | fracture of frontal sinus; frontal sinus fractures; anterior table fracture | שבר בסינוס המצחי | sided
Naso-orbito-ethmoid fracture | | nasoorbital ethmoid fracture; nasoethmoid fracture; NOE fracture; naso-orbital ethmoid fracture | שבר נאזו אורביטו אתמואידלי | sided
Orbital floor fracture | S02.30XA | blowout fracture; orbital blowout fracture; blow-out fracture | שבר ברצפת ארובת העין; שבר רצפת הארובה | sided
Acute otitis externa | H60.509 | AOE? | דלקת אוזן חיצונית חריפה; דלקת אוזן חיצונית חדה | sided
Chronic mucoid otitis media | H65.30 | glue ear | אוזן דביקה | sided
Perirectal abscess | K61.1 | rectal abscess | מורסה פרירקטלית; אבצס פרירקטלי |
Anorectal abscess | K61.2 | | מורסה אנורקטלית; אבצס אנורקטלי |
Trichilemmal cyst | L72.12 | proliferating trichilemmal cyst; trichodermal cyst | ציסטה טריכילמלית |
Pilonidal sinus | L05.92 | | סינוס פילונידלי |
Shoulder fracture | S42.90XA | fracture of shoulder | שבר בכתף | sided
Anal polyp | K62.0 | | פוליפ אנאלי | finding
Dandruff | L21.0 | seborrhea capitis | קשקשים; קשקשת |
Pansinusitis | J32.4 | chronic pansinusitis | פנסינוסיטיס |
Transient tic disorder | F95.0 | provisional tic disorder | הפרעת טיקים חולפת |
Trichomonal vaginitis | A59.01 | trichomonas vaginitis | דלקת נרתיק טריכומונאלית |
Trigger thumb | M65.319 | | אגודל הדק; אגודל קופץ | sided
Hip bursitis | M70.70 | bursitis of hip; iliopsoas bursitis; iliopectineal bursitis | בורסיטיס בירך; דלקת בורסה בירך | sided
Nongonococcal urethritis | N34.1 | nonspecific urethritis; non-gonococcal urethritis; NGU | דלקת שופכה לא זיבתית |
Epidemic keratoconjunctivitis | B30.0 | EKC; adenoviral keratoconjunctivitis | קרטוקונג׳ונקטיביטיס מגפתית |
Adenoviral conjunctivitis | B30.1 | | דלקת לחמית אדנווירלית |
Common wart | B07.8 | common warts; verruca vulgaris | יבלת רגילה; ורוקה וולגריס |
Vulvar vestibulitis | N94.810 | vestibulitis, vulvar; provoked vestibulodynia; vestibulodynia | וסטיבוליטיס; דלקת המבוא |
Webbed fingers | Q70.10 | | אצבעות ידיים מחוברות | sided
Webbed toes | Q70.30 | | אצבעות רגליים מחוברות | sided
Obstructive ileus | K56.699 | ileus obstructive | אילאוס חסימתי |
Cherry angioma | I78.1 | senile angioma; cherry hemangioma; Campbell de Morgan spots | אנגיומה סנילית; נקודות דובדבן |
Heberden nodes | M15.1 | Heberden's nodes | קשרי הברדן; גבשושיות ע״ש הברדן | finding
Paralytic ileus | K56.0 | adynamic ileus; functional ileus | אילאוס שיתוקי; שיתוק מעיים |
Anorectal fistula | K60.50 | | פיסטולה אנורקטלית |
Limb pain | M79.609 | pain in limb | כאב בגפה; כאבים בגפיים | symptom; sided

# --- Newborn, congenital, genetic
Apnea of prematurity | P28.41 | central apnea of prematurity; primary central apnea of newborn | דום נשימה של הפג; הפסקות נשימה בפג |
Bronchopulmonary dysplasia | P27.1 | chronic lung disease of prematurity | דיספלזיה ברונכופולמונרית; מחלת ריאות כרונית של הפג |
Bronchogenic cyst | J98.4 | congenital bronchogenic cyst | ציסטה ברונכוגנית | finding
Cervical rib | Q76.5 | | צלע צווארית | finding; sided
Congenital adrenal hyperplasia | E25.0 | CAH; 21-hydroxylase deficiency | היפרפלזיה אדרנלית מולדת; CAH לא קלאסי |
Congenital diaphragmatic hernia | Q79.0 | CDH? | בקע סרעפתי מולד |
Craniosynostosis | Q75.009 | craniostenosis; premature suture closure | קרניוסינוסטוזיס |
Coronal craniosynostosis | Q75.029 | coronal synostosis; coronal suture synostosis; coronal suture craniosynostosis | קרניוסינוסטוזיס קורונלי | sided
Sagittal craniosynostosis | Q75.01 | sagittal synostosis; sagittal suture synostosis; scaphocephaly | קרניוסינוסטוזיס סגיטלי |
Metopic craniosynostosis | Q75.03 | metopic synostosis; metopic suture synostosis; trigonocephaly | קרניוסינוסטוזיס מטופי |
Lambdoid craniosynostosis | Q75.049 | lambdoid synostosis; lambdoid suture synostosis | קרניוסינוסטוזיס למבדואידי | sided
Duodenal atresia | Q41.0 | | אטרזיה של התריסריון |
Esophageal atresia | Q39.0 | oesophageal atresia | אטרזיה של הוושט |
Tracheoesophageal fistula | J86.0 | TEF?; TOF fistula | פיסטולה בין הקנה לוושט |
Fanconi anemia | D61.03 | Fanconi anaemia | אנמיה ע״ש פנקוני |
Hemolytic disease of newborn | P55.9 | haemolytic disease of the newborn; HDN?; erythroblastosis fetalis | מחלה המוליטית של היילוד |
Imperforate anus | Q42.3 | anal atresia; anorectal malformation | אטרזיה של פי הטבעת; פי טבעת אטום |
Imperforate hymen | Q52.3 | tight hymenal ring; hymenal stenosis; rigid hymen | בתולים אטומים; קרום בתולים אטום |
Incontinentia pigmenti | Q82.3 | | אינקונטיננציה פיגמנטי |
Intestinal malrotation | Q43.3 | malrotation; malrotation of intestine; midgut malrotation | מלרוטציה; סיבוב לקוי של המעי |
Maple syrup urine disease | E71.0 | MSUD | מחלת סירופ המייפל |
Microcephaly | Q02 | | מיקרוצפליה | finding
Macrocephaly | Q75.3 | | מקרוצפליה; ראש גדול | finding
Mitochondrial disease | E88.40 | mitochondrial disorder; mitochondrial metabolism disorder | מחלה מיטוכונדריאלית |
Mucopolysaccharidosis | E76.3 | MPS? | מוקופוליסכרידוזיס |
Neonatal abstinence syndrome | P96.1 | NAS?; neonatal opioid withdrawal syndrome | תסמונת גמילה של היילוד |
Neonatal conjunctivitis | P39.1 | ophthalmia neonatorum; conjunctivitis of newborn | דלקת לחמית של היילוד |
Omphalocele | Q79.2 | exomphalos | אומפלוצלה |
Osteogenesis imperfecta | Q78.0 | brittle bone disease | אוסטאוגנזיס אימפרפקטה |
Osteopetrosis | Q78.2 | marble bone disease | אוסטאופטרוזיס |
Patent urachus | Q64.4 | urachal remnant; urachal cyst; urachal sinus; malformation of urachus | אורכוס פתוח; שארית אורכוס; שריד אורכוס | finding
Peutz-Jeghers syndrome | Q85.89 | Peutz Jeghers | תסמונת פויץ יגרס |
Prader-Willi syndrome | Q87.11 | Prader Willi | תסמונת פרדר וילי |
Angelman syndrome | Q93.51 | | תסמונת אנג׳למן |
DiGeorge syndrome | D82.1 | 22q11.2 deletion syndrome; velocardiofacial syndrome; DiGeorge; 22q11 deletion; 22q11 deletion syndrome | תסמונת די ג׳ורג׳; חסר 22q11 |
Williams syndrome | Q93.82 | | תסמונת ויליאמס |
Edwards syndrome | Q91.3 | trisomy 18 | תסמונת אדוארדס; טריזומיה 18 |
Patau syndrome | Q91.7 | trisomy 13 | תסמונת פטאו; טריזומיה 13 |
Rh incompatibility | O36.0990 | Rh isoimmunization in pregnancy; rhesus incompatibility | אי התאמת Rh; איזואימוניזציה Rh |
Choledochal cyst | Q44.4 | congenital choledochal cyst | ציסטה כולדוכלית | finding
Caroli disease | Q44.6 | Caroli syndrome | מחלת קרולי |
Uterine septum | Q51.28 | septate uterus; uterine septum, partial | מחיצה רחמית; רחם מחוץ | finding
Tethered cord | Q06.8 | tethered cord syndrome; tethered spinal cord | חוט שדרה קשור; תסמונת החוט הקשור |
Myocardial bridge | Q24.5 | myocardial bridging; intramyocardial coronary course | גשר מיוקרדיאלי | finding
Discoid meniscus | Q68.6 | discoid lateral meniscus | מניסקוס דיסקואידי | finding; sided

# --- Heart, vessels, lungs
Cardiorenal syndrome | I13.10 | | תסמונת קרדיורנלית |
Peripartum cardiomyopathy | O90.3 | PPCM; postpartum cardiomyopathy | קרדיומיופתיה סביב לידה |
Thoracic aortic dissection | I71.019 | dissection of thoracic aorta; ascending aortic dissection | דיסקציה של אבי העורקים החזי |
Tricuspid stenosis | I07.0 | | היצרות המסתם התלת צניפי |
Splenic artery aneurysm | I72.8 | | מפרצת עורק הטחול | finding
Renal artery aneurysm | I72.2 | aneurysm of renal artery | מפרצת עורק הכליה; מפרצת בעורק הכליה | finding; sided
Iliac artery aneurysm | I72.3 | common iliac artery aneurysm; common iliac aneurysm; iliac aneurysm | מפרצת עורק הכסל | finding; sided
Celiac artery stenosis | I77.1 | celiac stenosis; celiac axis stenosis | היצרות העורק הצליאקי | finding
Superior mesenteric artery stenosis | K55.1 | SMA stenosis; chronic mesenteric ischemia due to SMA stenosis | היצרות העורק המזנטרי העליון | finding
Superior mesenteric artery syndrome | K55.1 | SMA syndrome; Wilkie syndrome | תסמונת העורק המזנטרי העליון |
Femoral pseudoaneurysm | I72.4 | femoral artery pseudoaneurysm; pseudoaneurysm of femoral artery | פסאודואנוריזמה פמורלית; מפרצת מדומה בעורק הירך | sided
Arteriovenous fistula | I77.0 | acquired arteriovenous fistula | פיסטולה עורקית ורידית |
AV fistula for dialysis | Z99.2 | arteriovenous fistula for dialysis; AVF for dialysis | פיסטולה לדיאליזה | history; sided
Renal vein thrombosis | I82.3 | | פקקת וריד הכליה | sided
Lymphangitis | I89.1 | | לימפנגיטיס; דלקת צינורות הלימפה | sided
Lymphocele | I89.8 | | לימפוצלה | finding
Chylothorax | J94.0 | | כילותורקס | finding; sided
Pneumomediastinum | J98.2 | mediastinal emphysema; interstitial emphysema | אוויר במיצר; פנאומומדיאסטינום | finding
Subcutaneous emphysema | T79.7XXA | surgical emphysema; traumatic subcutaneous emphysema | אמפיזמה תת עורית | finding
Pulmonary hemorrhage | R04.89 | lung hemorrhage; hemorrhage from lung | דימום ריאתי |
Diffuse alveolar hemorrhage | R04.89 | DAH; alveolar hemorrhage | דימום אלבאולרי מפושט |
Goodpasture syndrome | M31.0 | anti-GBM disease; anti-glomerular basement membrane disease; Goodpasture; Goodpasture disease | תסמונת גודפסצ׳ר |
Eosinophilic granulomatosis with polyangiitis | M30.1 | EGPA; Churg-Strauss syndrome; Churg Strauss | גרנולומטוזיס אאוזינופילית עם פוליאנגיאיטיס; צ׳רג שטראוס |
Eosinophilic pneumonia | J82.89 | chronic eosinophilic pneumonia; acute eosinophilic pneumonia | דלקת ריאות אאוזינופילית |
Radiation pneumonitis | J70.0 | acute radiation pneumonitis | דלקת ריאות קרינתית; פנאומוניטיס קרינתית |
Tracheal stenosis | J39.8 | subglottic tracheal stenosis | היצרות קנה הנשימה |
Post-intubation stenosis | J95.5 | postintubation tracheal stenosis; postprocedural subglottic stenosis | היצרות לאחר אינטובציה |
Rheumatoid lung | M05.10 | rheumatoid lung disease; RA-ILD | ריאה ראומטואידית; מחלת ריאות ראומטואידית |
Barotrauma | | | ברוטראומה |
Laryngeal papillomatosis | D14.1 | recurrent respiratory papillomatosis; laryngeal papilloma | פפילומטוזיס של הגרון |
Retropharyngeal abscess | J39.0 | parapharyngeal abscess | מורסה רטרופרינגיאלית |
Ludwig angina | K12.2 | Ludwig's angina; cellulitis of floor of mouth | אנגינה ע״ש לודוויג |
Septal hematoma | J34.89 | nasal septal hematoma | המטומה במחיצת האף |
Hiccups | R06.6 | hiccough; singultus; intractable hiccups | שיהוקים; שיהוק | symptom
Globus sensation | R09.89 | globus pharyngeus; globus hystericus | תחושת גוש בגרון; גלובוס | symptom

# --- Gut, liver, pancreas, spleen
Bezoar | T18.9XXA | | בזואר |
Gastric bezoar | T18.2XXA | phytobezoar; trichobezoar | בזואר בקיבה |
Esophageal perforation | K22.3 | oesophageal perforation; Boerhaave syndrome; perforation of esophagus | נקב בוושט; פרפורציה של הוושט |
Gastric volvulus | K31.89 | volvulus of stomach | תסביב הקיבה |
Gastric varices | I86.4 | gastric varix | דליות בקיבה | finding
Portal hypertensive gastropathy | K31.89 | portal gastropathy; PHG | גסטרופתיה פורטלית | finding
Duodenal polyp | K31.7 | polyp of duodenum; duodenal polyps | פוליפ בתריסריון | finding
Gallbladder perforation | K82.2 | perforated gallbladder | נקב בכיס המרה |
Gallstone ileus | K56.3 | | אילאוס מאבן מרה |
Hemobilia | K83.8 | | המוביליה |
Mirizzi syndrome | K83.1 | | תסמונת מיריזי |
Postcholecystectomy syndrome | K91.5 | | תסמונת לאחר כריתת כיס מרה |
Sphincter of Oddi dysfunction | K83.8 | spasm of sphincter of Oddi; sphincter of Oddi spasm | תפקוד לקוי של סוגר אודי |
Autoimmune pancreatitis | K86.1 | IgG4-related pancreatitis | דלקת לבלב אוטואימונית |
Pancreatic necrosis | K86.89 | necrotizing pancreatitis; walled-off necrosis | נמק לבלב; דלקת לבלב נקרוטית |
Hepatopulmonary syndrome | K76.81 | | תסמונת הפטופולמונרית |
Enterocutaneous fistula | K63.2 | fistula of intestine | פיסטולה אנטרוקוטנאית; נצור מעי עורי |
Rectovaginal fistula | N82.3 | fistula of vagina to large intestine | פיסטולה רקטו וגינלית |
Perianal Crohn disease | K50.919 | perianal Crohn's disease; fistulizing Crohn disease | קרוהן פריאנלי; מחלת קרוהן פריאנלית |
Pouchitis | K91.850 | | פאוצ׳יטיס; דלקת הכיס |
Diversion colitis | K52.89 | | קוליטיס מהטיה |
Radiation proctitis | K62.7 | | פרוקטיטיס קרינתית |
Radiation enteritis | K52.0 | radiation colitis; radiation gastroenteritis | אנטריטיס קרינתית |
Rectal ulcer | K62.6 | solitary rectal ulcer; ulcer of anus and rectum | כיב ברקטום | finding
Rectal foreign body | T18.5XXA | foreign body in rectum; foreign body in anus | גוף זר ברקטום |
Anal stenosis | K62.4 | anal stricture | היצרות אנאלית |
Anal warts | A63.0 | perianal warts; anal condyloma | יבלות אנאליות; קונדילומות אנאליות |
Anal intraepithelial neoplasia | K62.82 | dysplasia of anus | ניאופלזיה תוך אפיתלית אנאלית |
Proctalgia fugax | K59.4 | levator ani syndrome; levator syndrome | פרוקטלגיה פוגקס; תסמונת לבטור |
Tropical sprue | K90.1 | | ספרו טרופי |
Bile acid malabsorption | K90.89 | bile acid diarrhea; BAM? | תת ספיגה של מלחי מרה |
Functional abdominal pain | R10.9 | functional abdominal pain syndrome; centrally mediated abdominal pain | כאבי בטן תפקודיים |
Abdominal migraine | G43.D0 | | מיגרנה בטנית |
Rumination syndrome | F98.21 | rumination disorder | תסמונת רומינציה |
Aerophagia | F45.8 | psychogenic aerophagia | בליעת אוויר; אירופגיה | symptom
Splenic cyst | D73.4 | cyst of spleen | ציסטה בטחול | finding
Wandering spleen | D73.89 | | טחול נודד | finding
Psoas abscess | K68.12 | psoas muscle abscess; iliopsoas abscess | מורסה בפסואס; אבצס בפסואס | sided
Geographic tongue | K14.1 | benign migratory glossitis | לשון גיאוגרפית | finding
Pericoronitis | K05.30 | | פריקורוניטיס |
Osteonecrosis of jaw | M87.180 | osteonecrosis of the jaw; medication-related osteonecrosis of jaw; MRONJ; ONJ? | נמק של עצם הלסת; אוסטאונקרוזיס בלסת |

# --- Kidney, bladder, sex organs, pregnancy
Kidney injury | S37.009A | renal trauma; renal injury; traumatic kidney injury | פגיעת כליה; חבלה לכליה | sided
Bladder rupture | S37.29XA | rupture of bladder; traumatic bladder rupture; Bladder perforation; perforated bladder; bladder injury; ruptured bladder; bladder laceration | קרע בשלפוחית השתן |
Nephrocalcinosis | E83.59 | medullary nephrocalcinosis | נפרוקלצינוזיס | finding
Urethral diverticulum | N36.1 | | סעיף בשופכה; דיברטיקולום של השופכה |
Urethral caruncle | N36.2 | | קרונקולה בשופכה | finding
Urinary fistula | N36.0 | urethral fistula | פיסטולה בדרכי השתן |
Vesicovaginal fistula | N82.0 | VVF?; vesico-vaginal fistula | פיסטולה בין השלפוחית לנרתיק |
Vaginal stenosis | N89.5 | stricture of vagina; vaginal stricture; stricture and atresia of vagina; narrow introitus; introital stenosis | היצרות הנרתיק |
Vaginal intraepithelial neoplasia | N89.3 | VAIN; vaginal dysplasia | ניאופלזיה תוך אפיתלית בנרתיק |
Vulvar intraepithelial neoplasia | N90.3 | VIN?; vulvar dysplasia | ניאופלזיה תוך אפיתלית של הפות |
Postcoital bleeding | N93.0 | post-coital bleeding; contact bleeding | דימום לאחר יחסי מין | symptom
Pelvic floor dysfunction | | pelvic floor disorder | הפרעה ברצפת האגן |
Pudendal neuralgia | G58.8 | pudendal nerve entrapment | נוירלגיה פודנדלית |
Multiple gestation | O30.90 | multiple pregnancy | הריון מרובה עוברים; היריון רב עוברי |
Obstructed labor | O66.9 | obstructed labour | לידה חסומה |
Shoulder dystocia | O66.0 | | פרע כתפיים |
Cord prolapse | O69.0XX0 | umbilical cord prolapse; prolapse of cord; prolapse of umbilical cord; prolapsed cord; prolapsed umbilical cord | צניחת חבל הטבור |
Placenta accreta | O43.219 | accreta spectrum; placenta accreta spectrum | שליה נעוצה, אקרטה; שליית אקרטה |
Vasa previa | O69.4XX0 | | ואזה פרוויה; כלי דם מובילים |
Uterine rupture | O71.1 | rupture of uterus; rupture of uterus during labor | קרע ברחם |
Uterine atony | O62.2 | atonic uterus; uterine inertia | אטוניה של הרחם; אטוניה רחמית |
Amniotic fluid embolism | O88.119 | AFE? | תסחיף מי שפיר |
Puerperal sepsis | O85 | postpartum sepsis | אלח דם לאחר לידה |
Retained products of conception | | RPOC; retained products | שארית היריון; שאריות הריון |
Teenage pregnancy | | adolescent pregnancy | היריון בגיל ההתבגרות |

# --- Blood, immunity, metabolism, poisoning
Factor VII deficiency | D68.2 | congenital factor VII deficiency | חסר פקטור VII; חסר בפקטור 7 |
Iron overload | | hemosiderosis; transfusional iron overload | עודף ברזל; עומס ברזל |
Graft versus host disease | D89.813 | GVHD | מחלת השתל נגד המאכסן |
Transplant rejection | T86.91 | organ rejection; allograft rejection; rejection of transplanted organ | דחיית שתל |
Kidney transplant rejection | T86.11 | renal allograft rejection; renal transplant rejection | דחיית שתל כליה |
Primary immunodeficiency | D84.9 | inborn error of immunity | חסר חיסוני ראשוני; כשל חיסוני ראשוני |
Severe combined immunodeficiency | D81.9 | SCID | כשל חיסוני משולב חמור |
Chronic granulomatous disease | D71.8 | CGD? | מחלה גרנולומטוטית כרונית |
Aplastic crisis | D60.1 | transient aplastic crisis | משבר אפלסטי |
Transfusion reaction | T80.92XA | blood transfusion reaction | תגובה לעירוי דם |
Scurvy | E54 | vitamin C deficiency; ascorbic acid deficiency | צפדינה; חסר ויטמין C |
Pellagra | E52 | niacin deficiency | פלגרה; חסר ניאצין |
Beriberi | E51.11 | dry beriberi | בריברי |
Thiamine deficiency | E51.9 | vitamin B1 deficiency | חסר תיאמין; חסר ויטמין B1 |
Vitamin A deficiency | E50.9 | | חסר ויטמין A |
Vitamin K deficiency | E56.1 | deficiency of vitamin K | חסר ויטמין K; מחסור בוויטמין K |
Myxedema coma | E03.5 | | תרדמת מיקסדמה |
Pituitary apoplexy | E23.6 | | אפופלקסיה של יותרת המוח |
Growth delay | R62.50 | delayed growth; growth retardation | עיכוב בגדילה; פיגור בגדילה |
Lead poisoning | T56.0X1A | lead toxicity; plumbism | הרעלת עופרת |
Methanol poisoning | T51.1X1A | methanol intoxication | הרעלת מתנול |
Digoxin toxicity | | digitalis toxicity; digitalis intoxication | הרעלת דיגוקסין |
Opioid overdose | | opiate overdose; opioid poisoning | מנת יתר של אופיואידים |
Opioid withdrawal | F11.93 | opiate withdrawal | תסמונת גמילה מאופיואידים |
Benzodiazepine withdrawal | F13.939 | | תסמונת גמילה מבנזודיאזפינים |
Allergic reaction to bee sting | T63.441A | bee sting reaction; allergic reaction to bee venom | תגובה אלרגית לעקיצת דבורה |
Drowning | T75.1XXA | near drowning; nonfatal drowning; submersion injury | טביעה; כמעט טביעה |
Electrocution | T75.4XXA | electric shock injury; electrical injury | התחשמלות |
Frostbite | T33.90XA | superficial frostbite | כוויית קור |
Inhalation injury | T27.3XXA | smoke inhalation injury; burn of respiratory tract | פגיעת שאיפה; כווייה בדרכי הנשימה |
Burn of hand | T23.009A | hand burn | כוויה ביד; כוויה בכף היד | sided
Burn second degree | T30.0 | second degree burn; partial thickness burn | כוויה דרגה שניה; כוויה דרגה 2 |
Burn first degree | | first degree burn; first-degree burns; superficial burn; superficial burns | כוויה דרגה ראשונה; כוויה דרגה 1 |

# --- Infections
Botulism | A05.1 | | בוטוליזם; בוטוליזמוס |
Disseminated zoster | B02.7 | disseminated herpes zoster | שלבקת חוגרת מפושטת; זוסטר מפושט |
Hantavirus | B33.4 | hantavirus pulmonary syndrome; hantavirus infection | זיהום בנגיף הנטה |
Hepatitis D | | hepatitis delta; HDV infection | הפטיטיס D; דלקת כבד D |
Leprosy | A30.9 | Hansen disease; Hansen's disease | צרעת |
Visceral leishmaniasis | B55.0 | kala-azar | לישמניאזיס ויסצרלית |
Listeriosis | A32.9 | listeria infection | ליסטריוזיס; זיהום בליסטריה |
Meningococcal disease | A39.9 | meningococcal infection; meningococcemia | מחלה מנינגוקוקית |
Mpox | B04 | monkeypox | אבעבועות הקוף |
Nocardiosis | A43.9 | nocardia infection; nocardia; pulmonary nocardiosis | נוקרדיוזיס |
Cryptococcosis | B45.9 | cryptococcal infection | קריפטוקוקוזיס |
Mucormycosis | B46.5 | zygomycosis | מוקורמיקוזיס; פטרת שחורה |
Pediculosis pubis | B85.3 | pubic lice; crab lice | כינת הערווה |
Plague | A20.9 | | דבר |
Anthrax | A22.9 | | גחלת; אנתרקס |
Tularemia | A21.9 | | טולרמיה |
Poliomyelitis | A80.9 | polio; acute poliomyelitis | פוליו; שיתוק ילדים |
Post-polio syndrome | G14 | postpolio syndrome | תסמונת פוסט פוליו |
Rabies | A82.9 | | כלבת |
Rocky Mountain spotted fever | A77.0 | RMSF | קדחת הרי הרוקי |
Schistosomiasis | B65.9 | bilharzia | שיסטוזומיאזיס; בילהרציה |
Trichinosis | B75 | trichinellosis | טריכינוזיס |
Ascariasis | B77.9 | ascaris infection; roundworm | אסקריאזיס |
Hookworm | B76.9 | hookworm infection; ancylostomiasis | תולעת קרס |
Tapeworm | B71.9 | cestode infection; taeniasis | תולעת סרט; שרשור |
Babesiosis | B60.00 | | בבזיוזיס |
Ehrlichiosis | A77.40 | | ארליכיוזיס |
Anaplasmosis | A79.82 | human granulocytic anaplasmosis | אנפלזמוזיס |
Typhus | A75.9 | typhus fever | טיפוס הבהרות |
Tuberculous meningitis | A17.0 | TB meningitis; tuberculosis meningitis | דלקת קרום המוח שחפתית |
Yellow fever | A95.9 | | קדחת צהובה |
Zika | A92.5 | Zika virus disease; Zika infection | זיקה; נגיף הזיקה |
Chikungunya | A92.0 | chikungunya fever | צ׳יקונגוניה |
Staphylococcal infection | A49.01 | staph infection; MSSA infection; Staphylococcus aureus infection; Staphylococcus infection; methicillin-sensitive Staphylococcus aureus infection; MSSA bacteremia; MSSA infection of wound | זיהום סטפילוקוקי; זיהום בסטפילוקוקוס זהוב רגיש למתיצילין |
Pseudomonas infection | A49.8 | pseudomonas aeruginosa infection | זיהום בפסאודומונס |
Staphylococcal scalded skin syndrome | L00 | SSSS; Ritter disease | תסמונת העור הצרוב הסטפילוקוקלית |
Viral exanthem | B09 | viral rash | פריחה ויראלית; אקסנתמה ויראלית |
Creutzfeldt-Jakob disease | A81.00 | CJD; Creutzfeldt-Jakob; prion disease; spongiform encephalopathy | מחלת קרויצפלד יעקב |
Progressive multifocal leukoencephalopathy | A81.2 | PML? | לויקואנצפלופתיה רב מוקדית מתקדמת |

# --- Nerves, mind
Brain death | G93.82 | | מוות מוחי |
Cerebellar infarction | I63.9 | cerebellar infarct; cerebellar stroke | אוטם צרבלרי; אוטם במוחון |
Cerebral edema | G93.6 | brain edema; brain swelling | בצקת מוחית; בצקת במוח | finding
Midline shift | | shift of the midline; midline shift of the brain | סטיית קו האמצע; סטייה של קו האמצע; הסטת קו האמצע | finding
Posterior reversible encephalopathy syndrome | I67.83 | PRES; reversible posterior leukoencephalopathy; posterior reversible encephalopathy; posterior reversible leukoencephalopathy syndrome | תסמונת PRES; אנצפלופתיה אחורית הפיכה |
Spinal cord injury | | traumatic spinal cord injury; SCI? | פגיעת חוט שדרה; חבלה בחוט השדרה |
Spinal cord infarction | G95.11 | spinal cord infarct; spinal stroke | אוטם בחוט השדרה |
Arachnoiditis | G03.9 | spinal arachnoiditis; adhesive arachnoiditis | ארכנואידיטיס |
Tarlov cyst | G96.191 | perineural cyst; sacral perineural cyst | ציסטת טרלוב; ציסטה על שם טרלוב; ציסטה ע״ש טרלוב; ציסטות טרלוב; ציסטה פרינוירלית | finding
Stiff person syndrome | G25.82 | stiff-man syndrome | תסמונת האדם הנוקשה |
Lambert-Eaton syndrome | G70.80 | LEMS; Lambert-Eaton myasthenic syndrome; Lambert-Eaton | תסמונת למברט איטון |
Dyskinesia | G24.9 | dyskinesias; peak-dose dyskinesia; peak dose dyskinesia; levodopa-induced dyskinesia; dyskinetic movements | דיסקינזיה; דיסקינזיות |
Tardive dyskinesia | G24.01 | | דיסקינזיה מאוחרת |
Akathisia | G25.71 | drug-induced akathisia | אקתיזיה |
Neuroleptic malignant syndrome | G21.0 | NMS? | תסמונת נוירולפטית ממאירה |
Serotonin syndrome | G90.81 | serotonin toxicity | תסמונת סרוטונין |
Malignant hyperthermia | T88.3XXA | malignant hyperpyrexia due to anesthesia; history of malignant hyperthermia | היפרתרמיה ממאירה |
Sleep paralysis | G47.53 | recurrent isolated sleep paralysis | שיתוק שינה |
Cervicogenic headache | G44.86 | cervicocranial syndrome | כאב ראש צוואריוגני; כאב ראש ממקור צווארי |
Sinus headache | R51.9 | | כאב ראש סינוסי | symptom
Ice pick headache | G44.85 | primary stabbing headache | כאב ראש דוקר |
Sexual assault | T74.21XA | adult sexual abuse; rape | תקיפה מינית |
Child abuse | T74.92XA | child maltreatment; battered child | התעללות בילד |
Domestic violence | T74.91XA | intimate partner violence; spouse abuse | אלימות במשפחה |
Elder abuse | T74.91XA | | התעללות בקשיש |

# --- Neoplasms
Craniopharyngioma | D44.4 | | קרניופרינגיומה | neoplasm
Hepatoblastoma | C22.2 | | הפטובלסטומה | neoplasm
Leiomyosarcoma | C49.9 | | ליומיוסרקומה | neoplasm
Medulloblastoma | C71.6 | | מדולובלסטומה | neoplasm
Ependymoma | C71.9 | | אפנדימומה | neoplasm
Neuroblastoma | C74.90 | | נוירובלסטומה | neoplasm; sided
Retinoblastoma | C69.20 | | רטינובלסטומה | neoplasm; sided
Wilms tumor | C64.9 | nephroblastoma; Wilms' tumour | גידול וילמס; נפרובלסטומה | neoplasm; sided
Rhabdomyosarcoma | C49.9 | | רבדומיוסרקומה | neoplasm
Synovial sarcoma | C49.9 | | סרקומה סינוביאלית | neoplasm
Retroperitoneal sarcoma | C48.0 | malignant neoplasm of retroperitoneum | סרקומה רטרופריטונאלית | neoplasm
Parathyroid carcinoma | C75.0 | | קרצינומה של בלוטת יותרת התריס | neoplasm
Penile cancer | C60.9 | cancer of penis; malignant neoplasm of penis | סרטן הפין | neoplasm
Vaginal cancer | C52 | malignant neoplasm of vagina | סרטן הנרתיק | neoplasm
Ureteral cancer | C66.9 | cancer of ureter; ureteral carcinoma | סרטן השופכן | neoplasm; sided
Urothelial carcinoma | C68.9 | transitional cell carcinoma; TCC? | קרצינומה אורותליאלית | neoplasm
Upper tract urothelial carcinoma | C65.9 | UTUC; renal pelvis cancer; cancer of renal pelvis | קרצינומה אורותליאלית של דרכי השתן העליונות | neoplasm; sided
Small bowel cancer | C17.9 | small intestine cancer; adenocarcinoma of small bowel | סרטן המעי הדק | neoplasm
Appendiceal cancer | C18.1 | cancer of appendix | סרטן התוספתן | neoplasm
Ampullary cancer | C24.1 | ampulla of Vater cancer; ampullary carcinoma | סרטן אמפולת וטר | neoplasm
Biliary cancer | C24.9 | biliary tract cancer | סרטן דרכי מרה | neoplasm
Thymic carcinoma | C37 | malignant thymoma | קרצינומה של התימוס | neoplasm
Salivary gland cancer | C08.9 | | סרטן בלוטת הרוק | neoplasm
Parotid tumor | D49.0 | parotid mass; parotid tumour | גידול בבלוטת הפרוטיס; גידול בפרוטיד | neoplasm
Uveal melanoma | | ocular melanoma | מלנומה של הענביה; מלנומה בעין | neoplasm; sided
Choroidal melanoma | C69.30 | melanoma of choroid | מלנומה של דמית העין | neoplasm; sided
Conjunctival melanoma | C69.00 | | מלנומה של הלחמית | neoplasm; sided
Adrenocortical carcinoma | C74.00 | adrenal cortical carcinoma; ACC? | קרצינומה של קליפת האדרנל | neoplasm; sided
CNS lymphoma | C83.390 | primary CNS lymphoma; central nervous system lymphoma | לימפומה של מערכת העצבים המרכזית | neoplasm
Chronic myelomonocytic leukemia | C93.10 | CMML | לוקמיה מיאלומונוציטית כרונית | neoplasm
T-cell leukemia | | | לוקמיה של תאי T | neoplasm
Adult T-cell leukemia | C91.50 | ATLL; adult T-cell lymphoma; adult T-cell leukemia/lymphoma | לוקמיה של תאי T במבוגר | neoplasm
Spinal metastasis | C79.51 | spinal metastases; vertebral metastases; metastasis to spine | גרורות בעמוד השדרה; גרורה בחוליה | neoplasm

# --- Bones, joints, injuries
Avulsion fracture | | avulsion fragment | שבר תלישה | sided
Greenstick fracture | | | שבר ענף ירוק | sided
Torus fracture | | buckle fracture | שבר טורוס; שבר קמט | sided
Salter-Harris fracture | | physeal fracture; growth plate fracture | שבר סלטר האריס; שבר בלוחית הגדילה | sided; stage
Burst fracture | | | שבר מרוסק בחוליה; שבר burst |
Chance fracture | | flexion distraction fracture | שבר צ׳אנס |
Boxer fracture | S62.339A | boxer's fracture; boxers fracture | שבר מתאגרפים | sided
Lisfranc injury | S93.326A | Lisfranc fracture; Lisfranc dislocation; tarsometatarsal dislocation; Lisfranc fracture dislocation; Lisfranc fracture-dislocation | פגיעת ליספרנק | sided
Maisonneuve fracture | S82.863A | | שבר מזונב | sided
Monteggia fracture | S52.279A | Monteggia fracture dislocation | שבר מונטג׳יה | sided
Galeazzi fracture | S52.379A | Galeazzi fracture dislocation | שבר גליאצי | sided
Hangman fracture | S12.150A | hangman's fracture; traumatic spondylolisthesis of axis | שבר התלוי |
Jefferson fracture | S12.01XA | burst fracture of atlas; C1 burst fracture | שבר ג׳פרסון |
Nonunion of fracture | | nonunion; fracture nonunion; pseudarthrosis; pseudoarthrosis | אי איחוי שבר; פסאודוארתרוזיס; אי חיבור |
Malunion of fracture | | malunion; fracture malunion | איחוי לקוי של שבר; חיבור לקוי |
Bucket handle tear | S83.209A | bucket-handle tear of meniscus; bucket handle meniscal tear | קרע ידית דלי במניסקוס | sided
Posterolateral corner injury | S83.8X9A | PLC injury | פגיעה בפינה האחורית צידית של הברך | sided
Syndesmotic injury | S93.439A | high ankle sprain; syndesmosis sprain; sprain of tibiofibular ligament | פגיעה בסינדסמוזיס; נקע גבוה בקרסול | sided
TFCC tear | S63.599A | triangular fibrocartilage complex tear; TFCC injury | קרע ב-TFCC | sided
Scapholunate ligament injury | S63.8X9A | scapholunate ligament tear; scapholunate dissociation | קרע ברצועה הסקפולונרית | sided
Gamekeeper thumb | S63.649A | gamekeeper's thumb; skier's thumb; ulnar collateral ligament injury of thumb | אגודל הסקיאים | sided
Jersey finger | S66.119A | flexor digitorum profundus avulsion | אצבע ג׳רזי | sided
Boutonniere deformity | M20.029 | boutonniere | עיוות בוטונייר | sided
Swan neck deformity | M20.039 | | עיוות צוואר ברבור | sided
Subungual hematoma | S60.10XA | nail bed hematoma | המטומה תת ציפורנית | sided
Hamstring tear | S76.319A | hamstring strain; hamstring injury; torn hamstring | קרע בהמסטרינג; מתיחה בהמסטרינג | sided
Calf tear | S86.819A | calf strain; calf muscle tear; gastrocnemius tear | קרע בשריר הסובך; מתיחה בשריר השוק | sided
Adductor strain | S76.219A | groin strain; groin pull | מתיחה במפשעה; מתיחת שרירי האדוקטור | sided
Hip flexor strain | S76.019A | iliopsoas strain | מתיחת כופפי הירך | sided
Gluteal tendinopathy | M76.00 | gluteal tendinitis; gluteus medius tendinopathy; gluteus medius tendinosis; gluteus minimus tendinosis; gluteus minimus tendinopathy; gluteal tendinosis; gluteus medius and minimus tendinopathy | טנדינופתיה גלוטאלית | sided
Patellar tendon rupture | S76.119A | patellar tendon tear | קרע בגיד הפיקה | sided
Pectoralis tear | S29.011A | pectoralis major tear; pectoralis rupture; pectoralis major rupture | קרע בשריר החזה | sided
Distal biceps rupture | S46.219A | distal biceps tendon rupture; distal biceps tear; ruptured distal biceps tendon; ruptured distal biceps | קרע בגיד הביצפס הדיסטלי | sided
Rotator cuff arthropathy | M12.819 | cuff tear arthropathy; rotator cuff tear arthropathy | ארתרופתיה של השרוול המסובב | sided
Scapular winging | | winged scapula | שכמה מכונפת | finding; sided
Snapping hip | M24.859 | snapping hip syndrome; coxa saltans | ירך מתפוקקת; ירך קופצת | sided
Shin splints | S86.899A | medial tibial stress syndrome | שין ספלינט; תסמונת המאמץ של השוקה | sided
Turf toe | S93.529A | sprain of metatarsophalangeal joint of great toe | נקע בבוהן הגדולה | sided
Sesamoiditis | M25.879 | sesamoiditis of foot | ססמואידיטיס | sided
Sever disease | M92.8 | calcaneal apophysitis; Sever's disease | מחלת סבר |
Kienbock disease | M93.1 | Kienbock's disease; lunate osteonecrosis | מחלת קינבוק | sided
Freiberg disease | M92.70 | Freiberg infraction; Freiberg's disease | מחלת פרייברג | sided
Pigmented villonodular synovitis | M12.20 | PVNS; tenosynovial giant cell tumor | סינוביטיס וילונודולרית פיגמנטרית |
Thoracic kyphosis | M40.204 | kyphosis of thoracic spine | קיפוזיס גבית; קיפוזה חזית | finding
Failed back surgery syndrome | M96.1 | FBSS; postlaminectomy syndrome; failed back syndrome; failed back surgery; post-laminectomy syndrome; postlaminectomy pain syndrome; post-laminectomy pain syndrome; post laminectomy syndrome; post laminectomy pain syndrome; post cervical laminectomy pain syndrome; cervical postlaminectomy syndrome; lumbar postlaminectomy syndrome; post lumbar laminectomy syndrome; post cervical laminectomy syndrome | תסמונת הגב הכושל; תסמונת לאחר ניתוח גב; תסמונת כשל ניתוח גב |
Adjacent segment disease | | adjacent level disease; adjacent segment degeneration | מחלת המקטע הסמוך | finding
Compartment syndrome | T79.A0XA | traumatic compartment syndrome; acute compartment syndrome | תסמונת מדור; תסמונת תא סגור | sided
Traumatic amputation | | | קטיעה טראומטית; קטיעה חבלתית | sided
Liver laceration | S36.113A | lacerated liver; liver injury, traumatic; laceration of liver | קרע בכבד; חתך בכבד |
Kidney laceration | S37.039A | laceration of kidney; renal laceration | קרע בכליה | sided
Periorbital edema | H05.229 | periorbital swelling; edema of orbit | בצקת פריאורביטלית; נפיחות סביב העין | symptom; sided
Polymorphous light eruption | L56.4 | polymorphic light eruption; PMLE | פריחה פולימורפית לאור |

# --- States, devices, encounters
Breast implant in situ | Z98.82 | breast implant status; breast implants; status post breast implant | שתל שד; שתלי שד; סיליקון בשדיים | history; finding
Breast implant rupture | T85.43XA | ruptured breast implant; leakage of breast implant; implant rupture; ruptured implant; ruptured silicone implant; ruptured implants; ruptured silicone gel implant | קרע שתל שד; שתל שד קרוע; קרע בשתל שד | sided
Dialysis catheter | Z99.2 | tunneled dialysis catheter in situ; permcath in situ | קטטר דיאליזה | history
Peritoneal dialysis status | Z99.2 | CAPD patient | מטופל בדיאליזה צפקית; דיאליזה פריטונאלית כרונית | history
PICC in situ | Z95.828 | PICC line in situ; PICC line in place | PICC במקום; צנתר PICC | history
Central venous catheter in situ | Z95.828 | central line in place; port-a-cath in situ; central venous line in situ | צנתר ורידי מרכזי במקום; פורט-א-קט במקום | history
Cystostomy | Z93.50 | cystostomy status; suprapubic catheter in situ | ציסטוסטומיה; צנתר על חיקי | history
Prosthetic limb | Z97.10 | artificial limb; limb prosthesis | גפה תותבת; תותבת גפה | history
Artificial eye | Z97.0 | ocular prosthesis; prosthetic eye; glass eye | עין תותבת; עין מלאכותית | history; sided
Dentures | Z97.2 | dental prosthesis; false teeth; partial denture | שיניים תותבות; תותבת שיניים | history
Contact lenses | Z97.3 | wears contact lenses; contact lens wearer | עדשות מגע | history
Wears glasses | Z97.3 | spectacles; glasses? | מרכיב משקפיים; משקפיים | history
Blood donor | Z52.008 | | תורם דם | history
Organ donor | Z52.9 | | תורם איברים | history
Encounter for immunization | Z23 | immunization encounter; vaccination visit; need for vaccination | ביקור לחיסון; מתן חיסון | encounter
Encounter for screening mammogram | Z12.31 | screening mammography encounter; encounter for screening mammogram for breast cancer | בדיקת סקר ממוגרפיה | encounter
Routine physical examination | Z00.00 | annual physical; general adult medical examination; routine general medical examination; annual wellness visit | בדיקה תקופתית; בדיקה שנתית | encounter
Encounter for contraception | Z30.9 | contraceptive management; contraception counseling | ייעוץ אמצעי מניעה | encounter
Preoperative examination | Z01.818 | preoperative evaluation; pre-op clearance; preprocedural examination | בדיקה טרום ניתוחית; הערכה טרום ניתוחית | encounter
Medication refill | Z76.0 | prescription refill; issue of repeat prescription | חידוש מרשם; חידוש תרופות | encounter
Dialysis encounter | Z49.31 | encounter for hemodialysis; encounter for dialysis | ביקור לדיאליזה | encounter
Chemotherapy encounter | Z51.11 | encounter for chemotherapy; encounter for antineoplastic chemotherapy | קבלה לכימותרפיה; ביקור לכימותרפיה | encounter
Radiation encounter | Z51.0 | encounter for radiotherapy; encounter for radiation therapy | ביקור לקרינה | encounter
Prenatal visit | Z34.90 | antenatal visit; supervision of normal pregnancy; prenatal care | ביקור מעקב היריון | encounter
Postpartum visit | Z39.2 | routine postpartum follow-up; postpartum check | ביקור לאחר לידה | encounter
Annual gynecological exam | Z01.419 | routine gynecological examination; well woman exam; well-woman visit | בדיקה גינקולוגית שגרתית; ביקורת גינקולוגית שנתית | encounter
Aftercare | Z51.89 | encounter for aftercare | המשך טיפול | encounter
Allergy to penicillin | Z88.0 | penicillin allergy; penicillin allergy status | אלרגיה לפניצילין; רגישות לפניצילין | encounter
Allergy to sulfonamides | Z88.2 | sulfa allergy; sulfonamide allergy | אלרגיה לסולפה; רגישות לסולפה | encounter
Latex allergy | Z91.040 | allergy to latex; latex allergy status | אלרגיה ללטקס; רגישות ללטקס | encounter
Peanut allergy | Z91.010 | allergy to peanuts | אלרגיה לבוטנים; רגישות לבוטנים | encounter
Contrast allergy | Z91.041 | allergy to contrast; radiographic dye allergy; contrast dye allergy | אלרגיה לחומר ניגוד; רגישות לחומר ניגוד | encounter

# --- Findings of tests
Abnormal glucose | R73.09 | abnormal blood glucose; abnormal glucose level | רמת סוכר לא תקינה; גלוקוז לא תקין | finding
Abnormal chest x-ray | R91.8 | abnormal chest radiograph | צילום חזה לא תקין | finding
Abnormal brain MRI | R90.89 | abnormal MRI of brain; abnormal brain imaging | MRI מוח לא תקין | finding
Abnormal echocardiogram | R93.1 | abnormal echo | אקו לב לא תקין | finding
Abnormal stress test | R94.39 | positive stress test; abnormal cardiovascular function study | מבחן מאמץ לא תקין; מבחן מאמץ חיובי | finding
Bitemporal hemianopsia | H53.47 | bitemporal hemianopia | המיאנופסיה ביטמפורלית; המיאנופיה ביטמפורלית | finding
Leukemoid reaction | D72.823 | leukaemoid reaction | תגובה לוקמואידית | finding
Hilar mass | R91.8 | hilar lung mass; mass of hilum | גוש בשער הריאה; גוש הילרי | finding; sided
Subclavian vein occlusion | I82.B19 | subclavian vein thrombosis | חסימת הווריד התת בריחי; פקקת וריד תת בריחי | sided
Mood swings | R45.86 | emotional lability; mood lability | תנודות במצב הרוח | symptom
Subclavian vein stenosis | I87.1 | | היצרות הווריד התת בריחי | sided
Bipolar disorder, manic with psychosis | F31.2 | bipolar mania with psychosis; mania with psychotic features; bipolar I disorder, current episode manic severe with psychotic features; bipolar disorder, manic episode with psychotic features; bipolar disorder manic with psychotic features; bipolar disorder, current episode manic with psychotic features | מאניה עם תסמינים פסיכוטיים |

# --- As notes name them
Nonfunctioning kidney | N28.9 | non-functioning kidney; nonfunctional kidney; nonfunctioning right kidney; nonfunctioning left kidney | כליה שאינה מתפקדת | sided
Carpometacarpal dislocation | | carpometacarpal dislocations; CMC dislocation; CMC dislocations; metacarpal dislocation | פריקת מפרק קרפומטקרפלי | sided
Facial mass | R22.0 | mass of face; mass of the face; facial lump | גוש בפנים |
Mucous plugging | | mucus plugging; mucous plug; mucus plug; bronchial mucous plug | פקק ריר בסמפונות | finding
Urethral discharge | R36.9 | penile discharge; discharge from penis | הפרשה מהשופכה |
Subdural effusion | | subdural effusions; subdural hygroma; bilateral subdural effusions | תפליט תת דורלי |
Masticator space infection | | masticator space abscess | זיהום בחלל הלעיסה | sided
Necrotic tooth | | necrotic teeth; pulp necrosis; necrosis of pulp; necrotic pulp; nonvital tooth; nonvital teeth | שן נמקית; נמק מוך השן |
Ruptured globe | | rupture of globe; open globe injury; globe rupture | קרע של גלגל העין | sided
Skull defect | | cranial defect; defect of skull; calvarial defect | פגם בגולגולת |
Pleural mass | | mass of pleura; pleural based mass | גוש בצדר | sided;finding
Hypercarbia | | hypercapnia; carbon dioxide retention; hypercarbic | היפרקפניה |
Atonic bladder | N31.2 | bladder atony; atonic neurogenic bladder; flaccid bladder; hypotonic bladder; hypocontractile bladder; acontractile bladder; underactive bladder | שלפוחית אטונית |
Gunshot wound | | gunshot wounds; GSW?; gunshot injury; shotgun wound | פצע ירי |
Stab wound | | stab wounds; multiple stab wounds; stabbing injury | פצע דקירה |
Thyroid disorder | E07.9 | thyroid problems; thyroid problem; thyroid disease; thyroid abnormality | מחלת בלוטת התריס |
Lung disease | J98.4 | | מחלת ריאות |
Sexual dysfunction | R37 | sexual difficulties | קשיים בתפקוד המיני |
Hyperesthesia | R20.3 | | היפראסתזיה |
Failure to progress in labor | | failure to progress; arrest of descent; failure of descent | חוסר התקדמות בלידה |
Cephalopelvic disproportion | O33.9 | fetopelvic disproportion; CPD? | אי התאמה בין ראש העובר לאגן |
Request for sterilization | Z30.2 | undesired fertility; desires sterilization; desire for sterilization; desires permanent sterilization; multiparity desiring sterilization; voluntary sterilization; request for permanent sterilization; desire for permanent sterilization | בקשה לעיקור | encounter
Labral tear |  | tear of labrum; torn labrum; labral tears; anterior labral tear; posterior labral tear; anterosuperior labral tear; posterosuperior labral tear | קרע בלברום | sided
Equinus deformity | | ankle equinus; gastrocnemius equinus; gastroc equinus; equinus contracture; equinus deformities; equinus; gastrocsoleus equinus | עיוות אקווינוס; כף רגל אקווינוס | sided
Arteriovenous malformation | Q27.30 | AVM?; arteriovenous malformations | מום עורקי ורידי |
Liver mass | | hepatic mass; mass of liver; liver masses | גוש בכבד | finding
Epiphora | H04.209 | watery eye; excessive tearing | דמעת | sided
Hyphema | H21.00 | anterior chamber hemorrhage | דימום בלשכה הקדמית | sided
Hypoplastic left heart syndrome | Q23.4 | hypoplastic left heart; HLHS | תסמונת לב שמאלי היפופלסטי |
Single ventricle | Q20.4 | univentricular heart; double inlet ventricle; functional single ventricle; single ventricle physiology | חדר יחיד |
Pulmonary atresia | Q22.0 | pulmonary valve atresia | אטרזיה ריאתית |
Thoracic strain | S29.012A | thoracic sprain/strain; thoracic spine strain; thoracic sprain | מתיחה של הגב העליון |
Lumbosacral sprain | S33.5XXA | lumbosacral sprain/strain; lumbar sprain; sprain of lumbar spine; lumbar sprain/strain | נקע של עמוד השדרה המותני |
Local reaction to insect sting | | local reaction to bee sting; insect sting | תגובה מקומית לעקיצה |
Bundle branch block | I45.4 | BBB? | חסם הולכה צרורי |
Soft tissue foreign body | M79.5 | foreign body in soft tissue; retained foreign body; wooden splinter; retained metallic foreign body | גוף זר ברקמה רכה |
Complex partial seizures | G40.209 | psychomotor seizures; psychomotor epilepsy; temporal lobe seizures | פרכוסים חלקיים מורכבים |
Paroxysmal nocturnal dyspnea | | PND?; paroxysmal nocturnal dyspnoea | קוצר נשימה לילי התקפי | symptom
Elevated hemidiaphragm |  | elevation of hemidiaphragm; raised hemidiaphragm; elevated diaphragm; elevation of diaphragm; hemidiaphragm elevation; elevation of the hemidiaphragm; elevation of the right hemidiaphragm; elevation of the left hemidiaphragm | סרעפת מורמת | finding; sided
Left ventricular wall motion abnormality | | wall motion abnormality; wall motion abnormalities; regional wall motion abnormality; regional wall motion abnormalities; segmental wall motion abnormality; segmental wall motion abnormalities; global hypokinesis; inferior hypokinesis; anterior hypokinesis; apical hypokinesis; septal hypokinesis; lateral hypokinesis; anterolateral hypokinesis; anteroseptal hypokinesis; inferolateral hypokinesis; posterior hypokinesis; basal hypokinesis; inferior wall hypokinesis; anterior wall hypokinesis; diffuse hypokinesis; global left ventricular hypokinesis; left ventricular hypokinesis; inferior akinesis; apical akinesis; anterior akinesis; septal akinesis; inferior wall akinesis; apical dyskinesis; dyskinetic apical segment; hypokinesis of left ventricle; hypokinetic left ventricle; inferolateral wall hypokinesis; lateral wall hypokinesis; anteroapical hypokinesis; septal wall hypokinesis; apical wall hypokinesis; posterior wall hypokinesis; apical wall akinesis; anterior wall akinesis | הפרעה בתנועתיות דפנות חדר שמאל; היפוקינזיה של חדר שמאל | finding
Chronic laryngitis | J37.0 | laryngitis, chronic | לרינגיטיס כרונית |
Chronic tonsillitis and adenoiditis | J35.03 | chronic adenotonsillitis; chronic adenoiditis and tonsillitis | דלקת שקדים ואדנואיד כרונית |
Intracranial hypertension | | increased intracranial pressure; elevated intracranial pressure; raised intracranial pressure; increased ICP; elevated ICP; raised ICP | לחץ תוך גולגולתי מוגבר; לחץ תוך גולגולתי מוגבה |
Vesicointestinal fistula | N32.1 | colovesical fistula; colovesicular fistula; enterovesical fistula | נצור בין המעי לשלפוחית |
Hemoperitoneum | K66.1 | haemoperitoneum; intraperitoneal hemorrhage | דם בחלל הצפק; המופריטונאום |
Food in esophagus | T18.128A | food impaction; esophageal food impaction; food bolus impaction; esophageal food bolus; meat bolus impaction | מזון תקוע בוושט |
Foreign body in esophagus | T18.108A | esophageal foreign body; foreign body of esophagus | גוף זר בתוך הוושט |
Dentigerous cyst | K09.0 | follicular cyst of jaw; dentigerous cyst of mandible | ציסטה דנטיגרית |
Preretinal hemorrhage | H35.60 | pre-retinal hemorrhage; subhyaloid hemorrhage | דימום קדם רשתי | sided
Posttransplant lymphoproliferative disorder | D47.Z1 | post-transplant lymphoproliferative disorder; PTLD | הפרעה לימפופרוליפרטיבית לאחר השתלה |
Total anomalous pulmonary venous connection | Q26.2 | TAPVC; TAPVR; total anomalous pulmonary venous return | חיבור אנומלי מלא של ורידי הריאה |
Atrioventricular dissociation | I45.89 | AV dissociation | דיסוציאציה פרוזדורית חדרית |
Acquired deformity of nose | M95.0 | posttraumatic nasal deformity; post-traumatic nasal deformity; acquired nasal deformity | עיוות נרכש של האף |
Nasal valve collapse | J34.829 | collapse of nasal valve; nasal valve stenosis; nasal vestibular stenosis | קריסת מסתם האף | finding
Chordee | | ventral chordee; penile chordee | כיפוף הפין; כורדה |
Demyelinating disease of central nervous system | G37.9 | demyelinating disease; CNS demyelinating disease; demyelinating disease of brain | מחלה דמיאלינטיבית |
Seasonal affective disorder | | seasonal depression; seasonal depressive disorder; winter depression; winter depressions | דיכאון עונתי |
Central cord syndrome | | cervical central cord syndrome; central spinal cord syndrome | תסמונת חוט שדרה מרכזית |
Hyperammonemia | E72.20 | elevated ammonia; high ammonia; elevated ammonia level | אמוניה גבוהה בדם | finding

# --- Names by field, as notes have them
Tonsillolith | J35.8 | tonsil stone; tonsillar calculus; tonsillar concretions | אבן שקד; אבני שקדים |
Intraventricular hemorrhage | | interventricular hemorrhage; intraventricular bleed; intraventricular blood; ventricular hemorrhage | דימום תוך חדרי; דימום לחדרי המוח |
Cerebellar hemorrhage | I61.4 | cerebellar bleed; hemorrhage of cerebellum; intracerebellar hemorrhage | דימום במוחון; דימום צרבלרי |
Brainstem hemorrhage | I61.3 | pontine hemorrhage; brain stem hemorrhage; midbrain hemorrhage; pontine bleed | דימום בגזע המוח |
Pneumocephalus | G93.89 | intracranial air | אוויר תוך גולגולתי; פנאומוצפלוס | finding
Brain herniation | G93.5 | uncal herniation; cerebral herniation; transtentorial herniation; subfalcine herniation; tonsillar herniation; herniation syndrome | הרניאציה של המוח; בקע מוחי |
Encephalomalacia | G93.89 | cerebral softening; encephalomalacic changes; area of encephalomalacia | אנצפלומלציה; ריכוך המוח | finding
Periventricular leukomalacia | | PVL?; leukomalacia; cystic periventricular leukomalacia | לויקומלציה סביב חדרית |
Gliosis | | brain gliosis; gliotic changes; cerebral gliosis; areas of gliosis | גליוזיס | finding
Leukoencephalopathy | G93.49 | white matter encephalopathy; leucoencephalopathy | לויקואנצפלופתיה |
Brainstem infarction | | pontine infarct; pontine infarction; pontine stroke; brainstem infarct; brain stem infarct; brain stem stroke; brainstem stroke; medullary infarct; lateral medullary infarct; midbrain infarct | אוטם בפונס; אוטם בגזע המוח |
Posterior cerebral artery infarction | | occipital infarct; occipital infarction; PCA infarct; PCA stroke; PCA infarction; posterior cerebral artery infarct; posterior cerebral artery stroke; occipital lobe infarct; occipital stroke | אוטם עורף; אוטם בעורק מוחי אחורי | sided
Middle cerebral artery infarction | | MCA infarct; MCA stroke; MCA infarction; middle cerebral artery infarct; middle cerebral artery stroke; MCA territory infarct; MCA distribution infarct; MCA CVA | אוטם בעורק מוחי אמצעי; אוטם MCA | sided
Watershed infarction | | watershed infarct; border zone infarct; watershed stroke | אוטם פרשת מים |
Basilar artery stenosis | I65.1 | basilar stenosis; stenosis of basilar artery | היצרות העורק הבזילרי |
Cerebral vasospasm | | vasospasm of cerebral arteries; spasm of internal carotid artery; internal carotid artery spasm; spasm of middle cerebral artery; spasm of anterior cerebral artery; cerebral artery spasm; intracranial vasospasm | וזוספזם מוחי; התכווצות כלי דם במוח |
Colloid cyst of brain | | colloid cyst; colloid cyst of third ventricle; third ventricular colloid cyst | ציסטה קולואידית |
Leptomeningeal metastases | C79.32 | leptomeningeal carcinomatosis; carcinomatous meningitis; leptomeningeal disease; leptomeningeal spread | גרורות בקרומי המוח | neoplasm
Facial tic | | facial tics; tic of face | טיק בפנים; טיקים בפנים |
Adenoid hyperplasia | | adenoidal hyperplasia; hyperplasia of adenoids; adenoid tissue hyperplasia | היפרפלזיה של אדנואידים; שגשוג הפוליפים באף |
Adenotonsillitis | J35.03 | recurrent adenotonsillitis; tonsilloadenoiditis; tonsillitis and adenoiditis | דלקת שקדים ואדנואידים |
Macroglossia | | enlarged tongue; large tongue | לשון מוגדלת; מקרוגלוסיה |
Velopharyngeal insufficiency | | VPI?; velopharyngeal incompetence; velopharyngeal dysfunction | אי ספיקה של החך הרך והלוע |
Ranula | | sublingual ranula; plunging ranula | רנולה; ציסטה תת לשונית |
Oral mucocele | K11.6 | mucocele; mucocele of lip; lip mucocele; lower lip mucocele; oral mucous cyst; mucous retention cyst of lip | מוקוצלה; ציסטה רירית בשפה |
Gingival hyperplasia | | gingival overgrowth; gingival enlargement; gum hyperplasia; gingival hypertrophy | שגשוג חניכיים; היפרפלזיה של החניכיים |
Malocclusion | M26.4 | dental malocclusion; class II malocclusion; class III malocclusion; malocclusion of teeth; skeletal malocclusion | סגר לקוי; מנשך לקוי |
Maxillary hypoplasia | M26.02 | hypoplasia of maxilla; midface hypoplasia; maxillary deficiency; midface retrusion | היפופלזיה של הלסת העליונה |
Mandibular hypoplasia | M26.04 | hypoplasia of mandible; mandibular deficiency; micrognathia; micrognathism; mandibular micrognathia | היפופלזיה של הלסת התחתונה; מיקרוגנתיה; לסת קטנה |
Retrognathia | M26.19 | mandibular retrognathia; retrognathism; mandibular retrognathism | לסת תחתונה אחורית; רטרוגנתיה |
Mandibular prognathism | M26.19 | prognathism; prognathia; mandibular hyperplasia; mandibular excess | לסת תחתונה בולטת; פרוגנתיה |
Edentulism | K08.109 | edentulous; edentulous maxilla; edentulous mandible; complete loss of teeth | חוסר שיניים מלא; העדר שיניים |
Missing teeth | K08.409 | partially edentulous; tooth loss; partial loss of teeth; missing tooth; multiple missing teeth | שיניים חסרות |
Avulsed tooth | | tooth avulsion; avulsion of tooth; avulsed teeth | עקירה חבלתית של שן |
Tooth fracture | | fractured tooth; broken tooth; fractured teeth; broken teeth; chipped tooth; fracture of tooth; cracked tooth; dental fracture | שבר בשן; שן שבורה |
Dry socket | M27.3 | alveolar osteitis | מכתשית יבשה; דלקת מכתשית |
Pulpitis | | reversible pulpitis; dental pulpitis; irreversible pulpitis | דלקת מוך השן; פולפיטיס |
Poor dentition | | poor dental hygiene; poor oral hygiene; poor dental health; dental neglect | מצב שיניים ירוד |
Loose teeth | | loose tooth; mobile tooth; mobile teeth | שיניים רופפות |
Abnormal bite | | overbite; deep bite; excessive overbite; overjet; excessive overjet; crossbite; open bite; anterior open bite; posterior crossbite | מנשך עמוק; מנשך צולב; מנשך פתוח |
Dental crowding | M26.31 | crowding of teeth; crowded teeth; dental arch crowding | צפיפות שיניים |
Immature retina | | retinal immaturity; immature retinas; immature retinae; retinas immature | רשתית לא בשלה |
Trichiasis | H02.059 | trichiasis of eyelid; inturned lashes | טריכיאזיס; ריסים פנימה | sided
Lagophthalmos | H02.209 | incomplete eyelid closure; lagophthalmus | לגופתלמוס; אי סגירת עפעפיים | sided
Hypertropia | | vertical strabismus; hypotropia | פזילה אנכית; היפרטרופיה | sided
Proptosis | H05.20 | exophthalmos; exophthalmus; bulging eyes; proptosis of eye | בלט עיניים; פרופטוזיס; אקסופתלמוס | sided
Visual field defect | H53.40 | visual field deficit; field cut; visual field cut; visual field loss | פגם בשדה הראייה |
Homonymous hemianopia | H53.469 | hemianopia; hemianopsia; homonymous hemianopsia; hemianopic field defect | המיאנופיה הומונימית; חסר חצי שדה ראייה | sided
Periorbital ecchymosis | | black eye; raccoon eyes; periorbital bruising; periorbital hematoma | פנס בעין; שטף דם סביב העין | sided
Right ventricular hypertrophy | | RVH; hypertrophy of right ventricle | היפרטרופיה של חדר ימין; עיבוי חדר ימין | finding
Pulseless electrical activity | | pulseless electrical activity arrest | פעילות חשמלית ללא דופק |
Truncus arteriosus | Q20.0 | common arterial trunk; persistent truncus arteriosus | טרונקוס ארטריוזוס; גזע עורקי משותף |
Double outlet right ventricle | Q20.1 | DORV | חדר ימין בעל שני מוצאים |
Tricuspid atresia | Q22.4 | congenital tricuspid atresia; congenital tricuspid stenosis | אטרזיה של המסתם התלת צניפי |
Hypoplasia of aortic arch | Q25.42 | aortic arch hypoplasia; hypoplastic aortic arch; hypoplastic arch; transverse arch hypoplasia | היפופלזיה של קשת אבי העורקים |
Dextrocardia | Q24.0 | situs inversus with dextrocardia | דקסטרוקרדיה; לב ימני |
Atrioventricular septal defect | Q21.20 | AV canal; AV canal defect; atrioventricular canal; atrioventricular canal defect; complete AV canal; endocardial cushion defect; AVSD | פגם במחיצה פרוזדורית חדרית; תעלה פרוזדורית חדרית |
Partial anomalous pulmonary venous return | Q26.3 | partial anomalous pulmonary venous connection; PAPVR | החזר ורידי ריאתי לקוי חלקי |
Subaortic stenosis | Q24.4 | subvalvular aortic stenosis; discrete subaortic stenosis; subaortic membrane; subaortic obstruction; congenital subaortic stenosis | היצרות תת אאורטלית |
Supravalvar aortic stenosis | Q25.3 | supravalvular aortic stenosis | היצרות על מסתמית של אבי העורקים |
Interrupted aortic arch | Q25.21 | interruption of aortic arch | קשת אבי עורקים קטועה |
Vascular ring | Q25.45 | double aortic arch; vascular ring of aorta | טבעת וסקולרית; קשת אבי עורקים כפולה |
Aberrant subclavian artery | Q27.8 | anomalous subclavian artery; aberrant right subclavian artery | עורק תת בריחי חריג |
Heterotaxy | Q89.3 | heterotaxy syndrome; situs inversus | הטרוטקסיה; היפוך איברים |
Anomalous coronary artery | Q24.5 | coronary anomaly; coronary artery anomaly; single coronary artery; anomalous left coronary artery; anomalous origin of coronary artery | עורק כלילי חריג; אנומליה של עורק כלילי |
Left main coronary artery disease | I25.10 | left main disease; left main stenosis; left main coronary stenosis; left main coronary disease | מחלת גזע שמאלי; היצרות גזע שמאלי |
Left anterior descending artery stenosis | I25.10 | LAD stenosis; LAD disease; stenosis of left anterior descending artery; left anterior descending coronary artery stenosis | היצרות של העורק היורד הקדמי; היצרות LAD |
Circumflex artery stenosis | I25.10 | left circumflex artery stenosis; circumflex stenosis; left circumflex stenosis; stenosis of circumflex artery; circumflex coronary artery stenosis | היצרות העורק העוקף; היצרות סירקומפלקס |
Right coronary stenosis | I25.10 | right coronary artery stenosis; RCA stenosis; stenosis of right coronary artery; right coronary artery disease | היצרות העורק הכלילי הימני; היצרות RCA |
Posterior descending artery stenosis | I25.10 | posterior descending coronary artery stenosis; stenosis of posterior descending artery | היצרות העורק היורד האחורי |
Diagonal artery stenosis | I25.10 | diagonal branch stenosis; stenosis of diagonal branch | היצרות ענף דיאגונלי |
Obtuse marginal artery stenosis | I25.10 | obtuse marginal branch stenosis; obtuse marginal stenosis | היצרות ענף מרגינלי |
Ramus intermedius stenosis | I25.10 | ramus intermedius artery stenosis; ramus stenosis | היצרות ענף רמוס |
Posterolateral artery stenosis | I25.10 | posterolateral branch stenosis | היצרות ענף פוסטרולטרלי |
Popliteal artery stenosis | | popliteal artery occlusion; popliteal stenosis | היצרות עורק הפופליטאה | sided
Airway obstruction | J98.8 | upper airway obstruction; obstruction of airway; obstructed airway | חסימת דרכי אוויר |
Radiation fibrosis | | radiation-induced fibrosis; post-radiation fibrosis; postradiation fibrosis; fibrosis after radiation | פיברוזיס לאחר קרינה |
PEHO syndrome | | progressive encephalopathy with edema hypsarrhythmia and optic atrophy | תסמונת PEHO |
Coronary stent thrombosis | T82.867A | stent thrombosis; in-stent thrombosis | פקקת בתומכן כלילי |
Left atrial thrombus | I51.3 | LA thrombus; thrombus in left atrium; atrial thrombus | קריש בעליה שמאלית; פקקת בעליה |
Prosthetic valve dysfunction | | prosthetic valve stenosis; prosthetic valve failure; prosthetic valve malfunction; bioprosthetic valve degeneration | תפקוד לקוי של מסתם תותב |
Paravalvular leak | T82.03XA | perivalvular leak; paravalvular regurgitation | דליפה סביב מסתם תותב |
Iliac artery occlusive disease | | iliac occlusive disease; iliac disease; iliac artery occlusion; iliac occlusion | מחלה חסימתית של עורקי האגן | sided
Femoral artery occlusion | | occluded femoral artery; occlusion of femoral artery; femoral occlusion; femoropopliteal occlusive disease | חסימת עורק הירך | sided
Limb ischemia | | ischemic limb; ischemic leg; ischemic foot; lower extremity ischemia; leg ischemia; cold leg; ischemia of leg; ischemic lower extremity | איסכמיה של הגפה | sided
Blue toe syndrome | I75.029 | blue toes; atheroembolism to foot; atheroembolism of foot | תסמונת הבוהן הכחולה | sided
Subclavian artery stenosis | | subclavian stenosis; stenosis of subclavian artery | היצרות עורק תת בריחי | sided
Vertebrobasilar insufficiency | G45.0 | vertebrobasilar artery syndrome; VBI?; vertebrobasilar ischemia; posterior circulation insufficiency | אי ספיקה ורטברובזילרית |
Inferior vena cava thrombosis | I82.220 | IVC thrombosis; thrombosis of inferior vena cava; IVC thrombus; vena cava thrombosis | פקקת הווריד הנבוב התחתון |
Jugular vein thrombosis | I82.C19 | internal jugular vein thrombosis; internal jugular thrombosis; jugular thrombosis; IJ thrombosis | פקקת וריד הצוואר | sided
Catheter-related thrombosis | T82.868A | catheter thrombosis; thrombosed catheter; catheter-associated thrombosis | פקקת בצנתר |
Junctional rhythm | | junctional escape rhythm; junctional bradycardia; nodal rhythm; accelerated junctional rhythm | קצב צומתי | finding
Accelerated idioventricular rhythm | | AIVR; idioventricular rhythm | קצב חדרי עצמוני | finding
Torsades de pointes | I47.21 | torsades; polymorphic ventricular tachycardia | טורסדה דה פואנט |
Intraventricular conduction delay | I45.4 | IVCD; nonspecific intraventricular conduction delay; intraventricular conduction defect; intraventricular block; interventricular conduction delay | עיכוב הולכה תוך חדרי | finding
Axis deviation on ECG | R94.31 | left axis deviation; right axis deviation; axis deviation | סטיית ציר שמאלית; סטיית ציר | finding
Poor R-wave progression | R94.31 | decreased R-wave progression | התקדמות גלי R ירודה | finding
Chronotropic incompetence | | chronotropic insufficiency | אי ספיקה כרונוטרופית |
Bronchopleural fistula | J86.0 | bronchopleural fistulae; persistent air leak | נצור ברונכו-פלאורלי |
Broncholithiasis | J98.09 | broncholith | אבני סימפונות |
Tracheitis | | bacterial tracheitis; acute tracheitis | דלקת קנה הנשימה |
Cavitary lung lesion | | cavitary lesion; cavitary mass; lung cavity; cavitary lung disease; cavitating lesion; cavitary pneumonia | נגע חללי בריאה; חלל בריאה | sided; finding
Trapped lung | | entrapped lung; entrapped right lower lobe; lung entrapment | ריאה לכודה | sided
Lung bullae | J43.9 | bullae of lung; bullous disease; bullous lung disease; apical blebs; pulmonary bullae; apical bullae; emphysematous blebs | בולות בריאה; שלפוחיות בריאה |
Fat embolism | | fat emboli; fat embolism syndrome; fat embolus | תסחיף שומן |
Blastomycosis | B40.9 | pulmonary blastomycosis | בלסטומיקוזיס |
Mediastinitis | J98.51 | acute mediastinitis; descending mediastinitis | דלקת המיצר |
Thymic hyperplasia | E32.0 | hyperplasia of thymus; enlarged thymus; thymic enlargement | הגדלת התימוס |
Pneumonitis | | acute pneumonitis | דלקת רקמת הריאה; פנאומוניטיס | sided
Asbestos exposure | Z77.090 | history of asbestos exposure; exposure to asbestos; asbestos-related pleural disease | חשיפה לאסבסט |
Hydropneumothorax | J94.8 | | אוויר ונוזל בחלל בית החזה | sided
Flail chest | S22.5XXA | flail segment | חזה רוטט |
Feeding intolerance | | oral aversion; poor oral feeding | אי סבילות להאכלה | symptom
Status asthmaticus | J45.902 | acute severe asthma | סטטוס אסתמטיקוס; התקף אסתמה ממושך |
Proctosigmoiditis | | proctosigmoid colitis; rectosigmoiditis; ulcerative proctosigmoiditis | דלקת החלחולת והסיגמה |
Ischemic bowel | | ischemic cecum; ischemic small bowel; ischemic colon; necrotic bowel; dead bowel; bowel necrosis; ischemia of bowel; gangrenous bowel; infarcted bowel | נמק מעי |
Periappendicitis | | periappendiceal inflammation | דלקת סביב התוספתן |
Periappendiceal abscess | | appendix abscess | מורסה ליד התוספתן |
Mesenteric inflammation | | chronic inflammation of the mesentery; inflammation of the mesentery; mesenteritis; mesenteric stranding | דלקת המזנטריום |
Urethral meatal stenosis | | meatal stenosis; meatal stricture; stenosis of urethral meatus | היצרות פתח השופכה |
Testicular mass | | mass of testicle; testis mass; testicular tumor; testicular lesion; testicular nodule; mass of testis; testis tumor | גוש באשך | sided
Neuroma | | | נוירומה | sided
Foreign body in foot | | foot foreign body; foreign body of foot; retained foreign body of foot | גוף זר בכף הרגל | sided
Foreign body in hand | | hand foreign body; foreign body in finger; finger foreign body; foreign body of hand | גוף זר בכף היד | sided
Penile lesion | N48.9 | lesion of penis | נגע בפין |
Vulvar lesion | | vulvar mass; lesion of vulva; labial lesion; labial mass | נגע בפות |
Multiparity | Z64.1 | grand multiparity; grand multipara | ולדנות; רבת לידות |
Transverse lie | | transverse fetal lie; fetal transverse lie; oblique lie; unstable lie | מצג רוחבי של העובר |
Nuchal cord | | cord around neck; tight nuchal cord; umbilical cord around neck | חבל טבור סביב הצוואר |
Arrest of labor | | arrest of dilation; arrest of dilatation; arrested labor; labor arrest; arrest of active phase; secondary arrest of labor | עצירת לידה |
Intraductal papilloma | | intraductal papilloma of breast; breast papilloma | פפילומה תוך צינורית | sided
Pierre Robin sequence | Q87.0 | Pierre Robin; Pierre Robin syndrome | תסמונת פייר רובין |
VACTERL association | Q87.2 | VATER; VATER syndrome; VACTERL; VATER association | תסמונת ואטר |
Shoulder instability | M25.319 | unstable shoulder; instability of shoulder; multidirectional instability; anterior shoulder instability; multidirectional shoulder instability; recurrent shoulder instability; glenohumeral instability | חוסר יציבות של הכתף | sided
Chondromalacia | | articular cartilage damage; cartilage degeneration; chondral defect; chondral lesion; chondrosis; articular cartilage defect; grade II chondromalacia; grade III chondromalacia; grade IV chondromalacia | ריכוך סחוס | sided
Arthrofibrosis | | joint fibrosis; arthrofibrosis of knee; knee arthrofibrosis; postoperative stiffness of joint | הצטלקות המפרק | sided
Tarsal coalition | Q66.89 | calcaneonavicular coalition; talocalcaneal coalition | איחוי עצמות שורש כף הרגל | sided
Ankle instability | M25.373 | chronic ankle instability; lateral ankle instability; unstable ankle; instability of ankle | חוסר יציבות של הקרסול | sided
Human bite | | human bite wound; bitten by human; fight bite; human bite injury | נשיכת אדם |
Puncture wound | | puncture wound of foot; puncture injury | פצע דקור | sided
Hardware failure | | failure of hardware; failed hardware; broken hardware; implant failure; loose hardware; broken screw; hardware loosening; failed fixation; failure of fixation; broken plate | כשל של אמצעי קיבוע |
Prosthetic joint loosening | T84.039A | prosthetic loosening; loosening of prosthesis; aseptic loosening; loose prosthesis; component loosening; loosening of components; loose total knee; loose total hip; failed total knee; failed total hip; failed total knee arthroplasty; failed total hip arthroplasty | התרופפות תותב |
Heterotopic ossification | | heterotopic bone; heterotopic bone formation; ectopic bone | עצם הטרוטופית; הסתיידות הטרוטופית |
Bone cyst | M85.60 | cyst of bone; unicameral bone cyst; simple bone cyst; solitary bone cyst; intraosseous cyst; subchondral cyst | ציסטה בעצם | sided
Aneurysmal bone cyst | M85.50 | | ציסטה מפרצתית בעצם | sided
Lumbar lordosis abnormality | | loss of lumbar lordosis; loss of lordosis; straightening of lumbar lordosis; loss of cervical lordosis; straightening of cervical lordosis; reversal of cervical lordosis; flat back syndrome; flatback deformity; hyperlordosis | יישור הלורדוזיס | finding
Lipodystrophy | | lipodystrophy of abdomen; abdominal lipodystrophy; submental lipodystrophy; lipodystrophy of thighs; lipodystrophy of hips; localized adiposity; lipodystrophy of abdomen and flanks | ליפודיסטרופיה; הצטברות שומן מקומית |
Excess skin | L98.7 | redundant skin; excess abdominal skin; redundant abdominal skin; excess skin and fat; skin laxity; abdominal skin laxity; abdominal laxity; abdominal wall laxity; excessive and redundant skin; skin redundancy; lax abdominal wall; abdominal deformity; excess skin of abdomen; excess skin of upper eyelids; excess upper eyelid skin | עודף עור; רפיון עור |
Facial aging | | aging face; cervicofacial aging; facial rhytids; rhytids; facial wrinkles; facial skin ptosis; cervical facial aging; forehead rhytids; perioral rhytids; tear trough deformity; platysmal bands | הזדקנות עור הפנים; קמטים בפנים |
Nasal deformity | M95.0 | saddle nose; saddle nose deformity; deformity of nose; dorsal hump; nasal dorsal hump; external nasal deformity; crooked nose; nasal tip deformity; nasal bone deformity | עיוות האף; אף עקום |
Prominent ears | Q17.5 | prominent ear; protruding ears; protruding ear; bat ears; lop ear; outstanding ears | אוזניים בולטות | sided
Split earlobe | | torn earlobe; earlobe tear; ear lobe tear; torn ear lobe; cleft earlobe; earlobe laceration; earlobe cleft | תנוך אוזן קרוע | sided
Microtia | Q17.2 | | מיקרוטיה; אפרכסת קטנה | sided
Facial asymmetry | | asymmetry of face | חוסר סימטריה בפנים |
Pseudoaneurysm | I72.9 | false aneurysm; arterial pseudoaneurysm; groin pseudoaneurysm; radial artery pseudoaneurysm | מפרצת מדומה; פסאודואנוריזמה | sided
Vascular graft infection | T82.7XXA | graft infection; infected graft; infected AV graft; infected arteriovenous graft; infected bypass graft; AV graft infection | זיהום בשתל כלי דם |
Catheter infection | | line infection; infected catheter; catheter-related infection; central line infection; infected port; port infection; infected PICC line; infected dialysis catheter; catheter sepsis; catheter line sepsis | זיהום בצנתר; זיהום בצנתר מרכזי |
Steal syndrome | | dialysis access steal syndrome; arterial steal; vascular steal syndrome; AV fistula steal | תסמונת גניבה |
Spider bite | | brown recluse bite; brown recluse spider bite; black widow bite | עקיצת עכביש |
Incarcerated hernia | | incarcerated ventral hernia; strangulated hernia; incarcerated incisional hernia; incarcerated umbilical hernia; incarcerated hernias | בקע כלוא |
Gangrenous cholecystitis | K82.A1 | gangrene of gallbladder; gangrenous gallbladder; necrotic gallbladder | דלקת כיס מרה נמקית; נמק כיס המרה |
Radiation cystitis | N30.40 | irradiation cystitis | דלקת שלפוחית לאחר הקרנות |
Breast ptosis | N64.81 | ptosis of breast; mammary ptosis; ptotic breasts | צניחת שדיים | sided
Capsular contracture of breast implant | T85.44XA | capsular contracture; breast capsular contracture; capsular contracture of breast; Baker IV contracture | התכווצות קופסית סביב שתל שד | sided
Elbow fracture | | fracture of elbow; fractured elbow | שבר במרפק | sided
Talus fracture | S92.109A | talar fracture; fracture of talus; talar neck fracture; talar dome fracture | שבר בעצם הטלוס | sided
Crush injury | | crushing injury; crush injury of hand; crush injury of finger; crush injury of foot | פציעת מעיכה | sided
Tendon laceration | | lacerated tendon; flexor tendon laceration; extensor tendon laceration; laceration of tendon; tendon injury; flexor tendon injury; extensor tendon injury; severed tendon | חתך בגיד | sided
Nerve laceration | | digital nerve laceration; laceration of digital nerve; lacerated nerve; median nerve laceration; ulnar nerve laceration; nerve transection; laceration of ulnar digital nerve; laceration of radial digital nerve; ulnar digital nerve laceration; radial digital nerve laceration; laceration to digital nerve; laceration of median nerve; laceration of ulnar nerve | חתך בעצב | sided
Periprosthetic fracture | M97.9XXA | periprosthetic femur fracture; periprosthetic hip fracture; periprosthetic femoral fracture | שבר סביב תותב | sided
Giant cell tumor | | giant cell tumor of bone; giant cell tumor of tendon sheath | גידול תאי ענק | neoplasm
Brow ptosis | H57.819 | ptosis of brow; eyebrow ptosis; brow droop | צניחת גבות | sided
Pacemaker malfunction | | malfunctioning pacemaker; pacemaker failure; pacemaker lead malfunction; lead dislodgement; pacemaker lead fracture; pacemaker battery depletion; generator depletion; end of life of pacemaker; lead malfunction | תקלה בקוצב לב |
Pes cavus | | cavus foot; high arch foot; cavovarus foot; high arched feet | קשת כף רגל גבוהה | sided
Tailor bunion | M21.629 | bunionette | בליטה בצד כף הרגל | sided
Diastasis recti | M62.08 | rectus diastasis; diastasis of rectus; diastasis rectus; rectus muscle diastasis; rectus abdominis diastasis; diastasis of the rectus muscles | היפרדות שרירי הבטן; דיאסטזיס רקטי |
Laryngeal cleft | Q31.8 | laryngotracheal cleft | שסע בגרון |
Choanal atresia | Q30.0 | atresia of choana; bilateral choanal atresia | אטרזיה של הקואנה | sided
Metatarsus adductus | | metatarsus varus | מטטרסוס אדוקטוס | sided
Caput succedaneum | P12.81 | | בצקת קרקפת היילוד |
Port-wine stain | Q82.5 | capillary malformation; nevus flammeus | כתם יין פורט |
Lymphangioma | D18.1 | cystic hygroma; lymphatic malformation; cystic lymphangioma; lymphangiomas | לימפנגיומה |
Vascular malformation | | venous malformation; vascular anomaly | מלפורמציה וסקולרית |
Preauricular cyst | | preauricular sinus; preauricular pit; preauricular sinus tract | ציסטה קדם אוזנית; סינוס קדם אוזני | sided
Preauricular tag | Q17.0 | ear tag; accessory auricle; preauricular skin tag; ear tags | זיז אוזני | sided
Fingertip amputation | | amputated fingertip; tip amputation of finger; amputation of fingertip; traumatic fingertip amputation; partial fingertip amputation; amputation injury of finger | קטיעת קצה אצבע | sided
Felon of finger | L03.019 | felon; finger felon; pulp space infection | זיהום כרית האצבע | sided
Septic knee | | infected knee; septic arthritis of knee; knee sepsis; infection of knee | דלקת זיהומית בברך | sided
Hand infection | | infection of hand; infected hand; finger infection; infected finger; infection of finger | זיהום בכף היד | sided
Foot infection | | infected foot; toe infection; infected toe; infection of foot; infection of toe; infected great toe | זיהום בכף הרגל | sided
Nonhealing wound | | non-healing wound; chronic wound; nonhealing ulcer; non-healing ulcer; chronic open wound; nonhealing surgical wound; chronic ulcer | פצע שאינו מחלים; פצע כרוני | sided
Heel ulcer | L97.409 | ulcer of heel; heel ulceration | כיב בעקב | sided
Ankle ulcer | L97.309 | ulcer of ankle; malleolar ulcer; lateral malleolus ulcer; ankle ulceration | כיב בקרסול | sided
Ischial pressure ulcer | | ischial ulcer; ischial decubitus; ischial decubitus ulcer; ischial pressure sore | פצע לחץ באיסכיום | sided
Odontogenic infection | | odontogenic abscess; infected tooth; infected teeth | זיהום שמקורו בשן |
Labial adhesions | | labial fusion; labial agglutination | הידבקות שפתי הפות |
Labial hypertrophy | | hypertrophy of labia; enlarged labia; labia minora hypertrophy; hypertrophic labia | שפתי פות מוגדלות |
Vaginal cyst | | cyst of vagina; Gartner duct cyst; vaginal wall cyst; vaginal inclusion cyst | ציסטה בנרתיק |
Uterine anomaly | | uterine didelphys; uterus didelphys; didelphic uterus; Mullerian anomaly | רחם כפול; מום ברחם |
Endometritis | | postpartum endometritis; endomyometritis; acute endometritis; chronic endometritis | דלקת רירית הרחם |
Anovulation | | anovulatory cycles; anovulatory bleeding; luteal phase defect; anovulatory infertility | העדר ביוץ |
Fetal decelerations | | variable decelerations; late decelerations; fetal heart rate decelerations; deep variables; prolonged deceleration | האטות בדופק העובר | finding
Fetal tachycardia | | | דופק עובר מהיר | finding
Fetal bradycardia | | | דופק עובר איטי | finding
Prolonged labor | O63.9 | protracted labor; prolonged second stage; prolonged second stage of labor | לידה ממושכת |
Ureterovaginal fistula | N82.1 | | נצור שופכן-נרתיק |
Ureterocele | | ectopic ureterocele; orthotopic ureterocele | אורטרוצלה | sided
Posterior urethral valves | Q64.2 | PUV | מסתמי שופכה אחוריים |
Megaureter | | dilated ureter; primary megaureter; obstructed megaureter | שופכן מורחב | sided
Renal agenesis | Q60.2 | agenesis of kidney; absent kidney; absence of kidney; congenital absence of kidney; unilateral renal agenesis; congenitally absent kidney | העדר כליה מולד | sided
Hypercalciuria | R82.994 | idiopathic hypercalciuria | עודף סידן בשתן |
Bladder polyp | | polyp of bladder; bladder lesion; lesion of bladder; bladder mass | פוליפ בשלפוחית |
Bladder spasms | N32.89 | spasm of bladder | עוויתות שלפוחית |
Urethral polyp | | polyp of urethra; urethral lesion; urethral mass | פוליפ בשופכה |
Buried penis | | concealed penis; hidden penis; webbed penis; penoscrotal webbing | פין קבור |
Redundant foreskin | N47.8 | redundant prepuce; excess foreskin; redundant penile skin; penile adhesions; preputial adhesions; excess preputial skin | עודף עורלה |
Retractile testis | Q55.22 | retractile testicle | אשך נסוג | sided
Testicular atrophy | N50.0 | atrophic testis; atrophic testicle; atrophy of testis; small testis | אשך מנוון; ניוון האשך | sided
Scrotal mass | | scrotal swelling; mass of scrotum; swelling of scrotum; scrotal lesion | גוש בשק האשכים | sided
Presbyesophagus | | | ושט של זקנה |
Nutcracker esophagus | | hypertensive esophagus; jackhammer esophagus | ושט מפצח אגוזים |
Gastric mass | | stomach mass; mass of stomach; gastric tumor; gastric lesion; stomach tumor | גוש בקיבה |
Duodenal diverticulum | | duodenal diverticula; periampullary diverticulum | סעיף בתריסריון |
Duodenal stricture | | duodenal stenosis; stricture of duodenum; duodenal obstruction | היצרות התריסריון |
Ampullary mass | | ampullary tumor; ampullary lesion; mass of ampulla | גוש באמפולה |
Ampullary stenosis | | papillary stenosis; stenosis of ampulla | היצרות האמפולה |
Bile leak | | biliary leak; bile leakage; bile peritonitis; cystic duct leak | דליפת מרה |
Hydrops of gallbladder | K82.1 | gallbladder hydrops; hydropic gallbladder; hydrops gallbladder; porcelain gallbladder | הידרופס של כיס המרה |
Gastrinoma | | Zollinger-Ellison syndrome; Zollinger-Ellison | גסטרינומה; תסמונת זולינגר-אליסון | neoplasm
Marginal ulcer | | marginal ulceration; anastomotic ulcer; gastrojejunal ulcer; stomal ulcer; jejunal ulcer | כיב שולי; כיב בהשקה |
Anastomotic leak | | anastomotic leakage; leaking anastomosis; leak at anastomosis; anastomotic dehiscence | דלף מהשקה |
Anastomotic stricture | | anastomotic stenosis; stricture of anastomosis; stenosis of anastomosis | היצרות בהשקה |
Infected mesh | | mesh infection; infected hernia mesh | זיהום ברשת |
Epiploic appendagitis | | appendagitis | דלקת תוספות המעי |
Omental infarction | | omental infarct | אוטם של האומנטום |
Neutropenic enterocolitis | | typhlitis; neutropenic colitis | דלקת הצקום בנויטרופניה |
Colonic stricture | | stricture of colon; sigmoid stricture; colon stricture; stricture of sigmoid | היצרות המעי הגס |
Rectal stricture | | stricture of rectum; rectal stenosis | היצרות החלחולת |
Megacolon | | toxic megacolon; colonic dilatation | מגה קולון; התרחבות המעי הגס |
Colonic inertia | | | עצלות המעי הגס |
Colonic pseudo-obstruction | K59.81 | Ogilvie syndrome; pseudo-obstruction of colon | חסימה מדומה של המעי הגס |
Pneumatosis intestinalis | K63.89 | pneumatosis; pneumatosis coli; intramural air; intestinal pneumatosis | אוויר בדופן המעי | finding
Rectal mass | | mass of rectum; rectal lesion; rectal tumor; rectosigmoid mass | גוש בחלחולת |
Colonic mass | | colon mass; cecal mass; mass of colon; sigmoid mass; mass in cecum; colonic tumor; colon tumor; mass of cecum; cecal tumor; obstructing colon mass | גוש במעי הגס |
Appendicolith | K38.1 | fecalith of appendix; appendiceal fecalith; appendiceal stone | אבן בתוספתן |
Mucocele of appendix | | appendiceal mucocele | מוקוצלה של התוספתן |
Hypotonia | R29.898 | muscle hypotonia; low muscle tone; poor muscle tone; muscular hypotonia; generalized hypotonia | היפוטוניה; טונוס שרירים ירוד | symptom
Spasticity | | muscle spasticity; lower extremity spasticity; limb spasticity; spastic hemiparesis | ספסטיות; טונוס שרירים מוגבר |
Chorea | G25.5 | choreiform movements; choreoathetosis; hemichorea | כוריאה |
Myoclonus | G25.3 | myoclonic jerks; myoclonic jerking; multifocal myoclonus | מיוקלונוס |
Catatonia | | catatonic state; catatonic | קטטוניה |
Malingering | Z76.5 | conscious simulation | התחזות למחלה |
Factitious disorder | F68.10 | Munchausen syndrome; factitious disorder imposed on self | הפרעה מלאכותית; תסמונת מינכהאוזן |
Nightmares | F51.5 | nightmare disorder; recurrent nightmares | סיוטים בשינה | symptom
Pathological gambling | F63.0 | gambling disorder; compulsive gambling; gambling addiction; pathologic gambling | הימורים כפייתיים |
Impulse control disorder | F63.9 | impulse disorder | הפרעת שליטה בדחפים |
Intermittent explosive disorder | F63.81 | | הפרעת התפרצות זעם |
Reactive attachment disorder | F94.1 | attachment disorder | הפרעת התקשרות תגובתית |
Claustrophobia | F40.240 | claustrophobic | קלאוסטרופוביה; פחד ממקומות סגורים |
Articulation disorder | F80.0 | phonological disorder; articulation delay; speech articulation disorder; speech sound disorder | הפרעת היגוי |
Rett syndrome | F84.2 | | תסמונת רט |
Mathematics disorder | F81.2 | dyscalculia; disorder of mathematics | לקות חשבון; דיסקלקוליה |
Narcissistic personality disorder | F60.81 | narcissistic personality; narcissistic traits; narcissistic personality traits | הפרעת אישיות נרקיסיסטית |
Histrionic personality disorder | F60.4 | histrionic personality; histrionic traits; histrionic personality traits | הפרעת אישיות היסטריונית |
Dependent personality disorder | F60.7 | dependent personality; dependent traits; dependent personality traits | הפרעת אישיות תלותית |
Avoidant personality disorder | F60.6 | avoidant personality; avoidant traits | הפרעת אישיות נמנעת |
Paranoid personality disorder | F60.0 | paranoid personality; paranoid traits | הפרעת אישיות פרנואידית |
Schizoid personality disorder | F60.1 | schizoid personality; schizoid traits | הפרעת אישיות סכיזואידית |
Marital problems | Z63.0 | marital conflict; marital discord; marital difficulties; marital stress; relationship problems | בעיות בזוגיות |
Inhalant abuse | F18.10 | inhalant use disorder; huffing | שימוש לרעה בשאיפת חומרים |
Korsakoff syndrome | | Korsakoff; Korsakoff psychosis; Wernicke-Korsakoff syndrome; Wernicke-Korsakoff | תסמונת קורסקוב |
Cerebellar degeneration | | cerebellar atrophy; paraneoplastic cerebellar degeneration; atrophy of cerebellum; olivopontocerebellar atrophy | ניוון המוחון |
Paraneoplastic syndrome | | paraneoplastic process; paraneoplastic disease | תסמונת פאראנאופלסטית |
Mononeuritis multiplex | G58.7 | mononeuropathy multiplex | מונונויריטיס מולטיפלקס |
Polyradiculopathy | | polyradiculitis; polyradiculoneuropathy; lumbosacral polyradiculopathy | פולירדיקולופתיה |
Lumbosacral plexopathy | G54.1 | lumbar plexopathy; lumbosacral plexus disorder; lumbosacral plexitis; lumbosacral plexus lesion | פגיעה בפלקסוס הלומבוסקרלי | sided
Periodic paralysis | G72.3 | hypokalemic periodic paralysis; hyperkalemic periodic paralysis | שיתוק מחזורי |
MELAS syndrome | E88.41 | MELAS | תסמונת MELAS |
Neurosarcoidosis | D86.89 | neurosarcoid; CNS sarcoidosis; sarcoidosis of nervous system | סרקואידוזיס של מערכת העצבים |
Subacute sclerosing panencephalitis | A81.1 | SSPE | פאנאנצפליטיס טרשתית תת חריפה |
Acute disseminated encephalomyelitis | G04.00 | ADEM; acute disseminated encephalitis | אנצפלומיאליטיס מפושטת חריפה |
Radiation necrosis | | cerebral radiation necrosis; radiation-induced necrosis; brain radiation necrosis | נמק לאחר הקרנות |
Carotid-cavernous fistula | | dural AV fistula; dural arteriovenous fistula; cavernous sinus fistula | פיסטולה קרוטידית-קברנוטית |
Ruptured cerebral aneurysm | | ruptured aneurysm; ruptured intracranial aneurysm; ruptured brain aneurysm; aneurysm rupture; ruptured berry aneurysm; aneurysmal rupture | מפרצת מוחית שנקרעה |
Todd paralysis | G83.84 | postictal paralysis; Todd's paresis; postictal hemiparesis | שיתוק טוד |
Lennox-Gastaut syndrome | G40.812 | Lennox-Gastaut | תסמונת לנוקס-גסטו |
Mesial temporal sclerosis | G93.81 | hippocampal sclerosis; temporal sclerosis; hippocampal atrophy | טרשת רקתית מזיאלית | sided
Cortical dysplasia | | gray matter heterotopia; neuronal heterotopia; polymicrogyria; focal cortical dysplasia; schizencephaly; pachygyria | דיספלזיה קורטיקלית |
Lissencephaly | Q04.3 | agyria | ליסנצפליה |
Holoprosencephaly | Q04.2 | | הולופרוזנצפליה |
Agenesis of corpus callosum | Q04.0 | callosal agenesis; absent corpus callosum; dysgenesis of corpus callosum | אגנזיס של הקורפוס קלוזום |
Dandy-Walker malformation | Q03.1 | Dandy-Walker; Dandy-Walker syndrome; Dandy-Walker cyst; Dandy-Walker variant | מלפורמציית דנדי-ווקר |
Aqueductal stenosis | | aqueduct stenosis; stenosis of aqueduct; congenital aqueductal stenosis | היצרות אקוודוקט |
Rathke cleft cyst | | Rathke pouch cyst; cyst of Rathke pouch | ציסטה של כיס רתקה |
Chordoma | | clival chordoma; sacral chordoma | כורדומה | neoplasm
Epidermoid cyst of brain | | epidermoid tumor; intracranial epidermoid; cerebellopontine angle epidermoid | ציסטה אפידרמואידית במוח |
Dermoid | | dermoid tumor; dermoid cyst of brow; nasal dermoid; orbital dermoid; ovarian dermoid cyst; scalp dermoid | גידול דרמואידי |
Hemangioblastoma | | cerebellar hemangioblastoma | המנגיובלסטומה | neoplasm
Cerebrospinal fluid leak | G96.00 | CSF leak; spinal fluid leak; cerebrospinal fluid leakage; CSF rhinorrhea; CSF fistula; leak of cerebrospinal fluid; CSF otorrhea; CSF leakage; cerebrospinal fluid fistula; spinal fluid fistula | דליפת נוזל שדרה; דלף נוזל מוח שדרה |
Dural tear | | durotomy; incidental durotomy; dural laceration; dura tear | קרע בדורה |
Pseudomeningocele | | postoperative pseudomeningocele | פסאודומנינגוצלה |
Post-dural puncture headache | G97.1 | postdural puncture headache; post-lumbar puncture headache; spinal headache; post-LP headache; postspinal headache; spinal tap headache | כאב ראש לאחר ניקור מותני |
Annular tear | | annular fissure; disc annular tear; tear of annulus; annular disc tear | קרע בטבעת הדיסק | finding
Lateral recess stenosis | | lateral recess narrowing; subarticular stenosis; bilateral lateral recess stenosis | היצרות השקע הצדדי | finding
Ligamentum flavum hypertrophy | | ligamentous hypertrophy; hypertrophy of ligamentum flavum; thickening of ligamentum flavum; ligamentum flavum thickening; ligamentum flavum buckling | עיבוי הליגמנטום פלבום | finding
Endplate changes | | Modic changes; Modic type 1 changes; Modic type 2 changes; degenerative endplate changes; Modic type I changes; Modic type II changes; end plate changes | שינויים בלוחיות הקצה | finding
Synovial cyst | | synovial cyst of spine; facet synovial cyst; juxtafacet cyst; lumbar synovial cyst; synovial cyst of knee | ציסטה סינוביאלית | sided
Muscle strain of thigh | | quadriceps strain; thigh strain; quad strain; thigh muscle strain | מתיחת שריר הירך | sided
Knee plica syndrome | | plica syndrome; medial plica; synovial plica; hypertrophic plica; medial synovial plica; medial plica syndrome; symptomatic plica; pathologic plica | תסמונת פליקה בברך | sided
Patella alta | | high riding patella | פיקה גבוהה | sided; finding
Patella baja | | patella infera; low riding patella | פיקה נמוכה | sided; finding
Patellofemoral arthritis | | patellofemoral arthrosis; patellofemoral chondrosis; patellofemoral degenerative joint disease; patellofemoral degenerative changes | שחיקה במפרק הפיקה | sided
Hip protrusio | | protrusio acetabuli; acetabular protrusion | פרוטרוזיו של האצטבולום | sided
Meniscal cyst | | parameniscal cyst; cyst of meniscus | ציסטה במניסקוס; ציסטה פרה-מיניסקלית; ציסטה פרא-מיניסקלית; ציסטה פרה מניסקלית; ציסטה במיניסקוס | sided
Sinus tarsi syndrome | | sinus tarsitis | תסמונת סינוס טרסי | sided
Ankle impingement | | anterior ankle impingement; ankle impingement syndrome; posterior ankle impingement; anterior impingement of ankle; os trigonum syndrome | תסמונת צביטה בקרסול | sided
Plantar fibromatosis | M72.2 | plantar fibroma; plantar fibromas; Ledderhose disease | פיברומטוזיס של כף הרגל | sided
Hallux varus | M20.30 | hallux varus deformity | הלוקס וארוס | sided
Overlapping toe | | overlapping second toe; crossover toe; underlapping toe; overlapping fifth toe; crossover second toe | בוהן חופפת | sided
Mallet toe | | mallet toe deformity; contracted toe; contracted digit; digital contracture; digital deformity; contracted toes | בוהן פטיש קצה | sided
Metatarsus primus varus | | metatarsus primus adductus; metatarsus primus elevatus | מטטרסוס פרימוס וארוס | sided
Joint capsulitis | | capsulitis of foot; metatarsophalangeal joint capsulitis; MPJ capsulitis; metatarsal capsulitis; MTP capsulitis | דלקת קופסית המפרק | sided
Hyperkeratosis | | hyperkeratotic lesion; hyperkeratotic tissue; plantar hyperkeratosis; keratotic lesion | עיבוי קרני של העור; היפרקרטוזיס |
Porokeratosis | Q82.8 | plantar porokeratosis | פורוקרטוזיס |
Radial tunnel syndrome | G56.30 | posterior interosseous nerve syndrome; radial nerve entrapment; PIN syndrome | תסמונת התעלה הרדיאלית | sided
Carpal dislocation | | wrist dislocation; perilunate dislocation; lunate dislocation; dislocation of wrist; transscaphoid perilunate dislocation; dislocated wrist | פריקת שורש כף היד | sided
Scapholunate advanced collapse | | SLAC wrist; SNAC wrist; scapholunate advanced collapse wrist | קריסה סקפולונטית | sided
Ulnar impaction syndrome | | ulnar impaction; ulnocarpal impaction; ulnocarpal abutment; ulnar abutment; positive ulnar variance; ulnar positive variance | תסמונת התנגשות אולנרית | sided
Distal radioulnar joint instability | | DRUJ instability; DRUJ dislocation; distal radioulnar joint dislocation; distal radioulnar joint subluxation | חוסר יציבות רדיואולנרית רחיקה | sided
Thumb dislocation | | dislocation of thumb; dislocated thumb | פריקת אגודל | sided
Sagittal band rupture | | sagittal band injury; sagittal band tear; extensor tendon subluxation | קרע ברצועת סגיטל | sided
Digital mucous cyst | | mucous cyst of finger; mucoid cyst of finger; digital mucoid cyst; myxoid cyst | ציסטה מוקואידית באצבע | sided
Fibrous dysplasia | M85.00 | monostotic fibrous dysplasia; fibrous dysplasia of bone | דיספלזיה סיבית | sided
In-toeing | | intoeing; in-toeing gait | הפניית כפות רגליים פנימה |
Toe walking | | toe walker; idiopathic toe walking | הליכה על בהונות |
Tibial torsion | | internal tibial torsion; external tibial torsion | פיתול השוקה | sided
Femoral anteversion | | excessive femoral anteversion; increased femoral anteversion | פיתול פנימי של הירך | sided
Sebaceous hyperplasia | | sebaceous gland hyperplasia | שגשוג בלוטות חלב |
Spider veins | | telangiectasia; telangiectasias; spider telangiectasia; telangiectasis; facial telangiectasia; reticular veins | נימים מורחבים; טלנגיאקטזיה |
Solar lentigo | L81.4 | solar lentigines; lentigo; lentigines; age spots; liver spots | כתמי שמש; לנטיגו |
Milia | L72.0 | milium | מיליה |
Neurofibroma | | neurofibromas; plexiform neurofibroma | נוירופיברומה |
Photodamaged skin | L57.8 | photoaging; sun damage; sun-damaged skin; photodamage; solar elastosis; actinic damage; actinic changes | נזקי שמש לעור |
Lip lesion | | lesion of lip; lesion on lip; lip mass; mass of lip; lower lip lesion; upper lip lesion; lower lip mass | נגע בשפה |
Tongue lesion | | lesion of tongue; tongue mass; mass of tongue; tongue ulcer; lesion on tongue; base of tongue mass; tongue base mass | נגע בלשון |
Oral lesion | | oral cavity lesion; buccal mucosa lesion; lesion of oral cavity; palate lesion; palatal lesion; lesion of palate; oral mass; buccal mass; gingival lesion; gingival mass; floor of mouth lesion; soft palate lesion; mouth lesion; lesion of buccal mucosa; buccal lesion; lesion of soft palate | נגע בחלל הפה |
Thyroid mass | | mass of thyroid; thyroid lesion; thyroid tumor | גוש בתריס | sided
Multiple endocrine neoplasia | E31.20 | MEN syndrome; MEN 2; MEN I | תסמונת MEN |
Microcytosis | | red cell microcytosis | מיקרוציטוזיס | finding
Histiocytosis | | histiocytosis X; eosinophilic granuloma | היסטיוציטוזיס |
Hyperviscosity syndrome | | hyperviscosity | תסמונת צמיגות יתר |
VRE infection | | vancomycin-resistant enterococcus infection; VRE colonization; vancomycin-resistant enterococcus | זיהום באנטרוקוקוס עמיד לוונקומיצין |
Candidemia | B37.7 | fungemia; candidal sepsis; Candida sepsis; Candida bacteremia; disseminated candidiasis; systemic candidiasis; yeast sepsis | קנדידמיה |
Cysticercosis | B69.9 | | ציסטיצרקוזיס |
Parvovirus infection | | parvovirus | זיהום בפרבו וירוס |
Phantom limb pain | G54.6 | phantom pain; phantom limb syndrome with pain; phantom limb syndrome; phantom limb sensation | כאבי פנטום |
Hypertensive encephalopathy | I67.4 | | אנצפלופתיה היפרטנסיבית |
Spinal cord tumor | | spinal tumor; intradural tumor; intramedullary tumor; spinal cord mass; intradural extramedullary tumor; tumor of spinal cord; spinal cord lesion; intradural mass; intramedullary spinal cord tumor; epidural tumor; epidural mass | גידול בחוט השדרה |
Epidural lipomatosis | | spinal epidural lipomatosis; epidural lipoma | ליפומטוזיס אפידורלית |
Vertebral process fracture | | transverse process fracture; spinous process fracture; fracture of transverse process; fracture of spinous process | שבר בזיז חוליה |
Osteochondral fracture | | osteochondral fragment | שבר אוסטאוכונדרלי | sided
Tibial plafond fracture | S82.873A | pilon fracture; tibial pilon fracture; plafond fracture | שבר פילון | sided
Ankle syndesmosis injury | | syndesmosis injury; syndesmosis disruption; syndesmotic disruption; syndesmosis rupture; syndesmosis tear | פגיעה בסינדזמוזיס | sided
Persistent vegetative state | R40.3 | vegetative state; PVS?; unresponsive wakefulness syndrome | מצב וגטטיבי; מצב צמח |
Anterograde amnesia | R41.1 | anterograde memory loss; anterograde memory impairment | אמנזיה אנטרוגרדית |
Cerebral contusion | | brain contusion; cerebral contusions; brain contusions; parenchymal contusion; parenchymal contusions; hemorrhagic brain contusion; contused brain; frontal lobe contusion; temporal lobe contusion | קונטוזיה מוחית; חבלת מוח |
Vasospasm | | arterial spasm; arterial vasospasm; vasospasms | ספאזם של כלי דם |
Facial injury | S09.93XA | facial trauma; injury of face; face injury; facial injuries | פגיעת פנים |
Airway compromise | | compromised airway; compromise of airway; airway compromised | נתיב אוויר מאוים |
Hand fracture | S62.90XA | fracture of hand; fractured hand; broken hand | שבר בכף היד | sided
Zygomatic fracture | S02.402A | zygoma fracture; fracture of zygoma; fracture of zygomatic bone; zygomatic bone fracture; zygomatic arch fracture; fracture of zygomatic arch | שבר בעצם הלחי | sided
Ethmoid fracture | S02.19XA | ethmoid sinus fracture; fracture of ethmoid bone; ethmoid bone fracture | שבר בעצם הכברה |
Sphenoid fracture | S02.19XA | sphenoid bone fracture; fracture of sphenoid; fracture of sphenoid bone | שבר בעצם היתד |
Temporal bone fracture | S02.19XA | fracture of temporal bone | שבר בעצם הרקה | sided
Frontal bone fracture | S02.0XXA | fracture of frontal bone | שבר בעצם המצח |
Parietal bone fracture | S02.0XXA | fracture of parietal bone; parietal skull fracture | שבר בעצם הקודקוד | sided
Occipital bone fracture | | fracture of occipital bone; occipital skull fracture; occipital fracture | שבר בעצם העורף | sided
Skull base fracture | | basilar skull fracture; basal skull fracture; fracture of base of skull; skull base fractures; fracture of middle cranial fossa; fracture of anterior cranial fossa; fracture of posterior cranial fossa | שבר בבסיס הגולגולת |
Glenoid fracture | | fracture of glenoid; bony Bankart lesion; glenoid rim fracture | שבר בגלנואיד | sided
Thumb fracture | | fracture of thumb; Bennett fracture; thumb metacarpal fracture; fractured thumb; Rolando fracture | שבר באגודל | sided
Glomus tumor | | glomus jugulare; glomus tympanicum; glomus jugulare tumor | גידול גלומוס |
Paraganglioma | | carotid body tumor; paragangliomas | פאראגנגליומה |
Scar contracture | | burn contracture; contracture of scar; burn scar contracture; contracted scar | התכווצות צלקת |
Painful scar | | hypertrophic burn scar; tender scar; symptomatic scar; unsightly scar; scar deformity | צלקת כואבת |
Tonsil cancer | C09.9 | tonsillar cancer; carcinoma of tonsil; tonsillar carcinoma; squamous cell carcinoma of tonsil; cancer of tonsil; tonsillar squamous cell carcinoma | סרטן השקד | neoplasm
Salivary gland tumor | | salivary gland mass; submandibular mass; submandibular gland mass; salivary gland neoplasm; salivary tumor; submandibular gland tumor; parotid neoplasm; parotid lesion; parotid gland mass; mass of parotid; parotid gland tumor | גידול בבלוטת רוק | sided
Carcinoid syndrome | E34.00 | | תסמונת קרצינואיד |
Sideroblastic anemia | D64.3 | | אנמיה סידרובלסטית |
Radiation dermatitis | L58.9 | radiodermatitis; radiation burn of skin; radiation skin changes | דלקת עור מהקרנות |
Viral hepatitis | B19.9 | | דלקת כבד נגיפית |
Critical illness polyneuropathy | G62.81 | critical illness myopathy; critical illness neuropathy | פולינוירופתיה של מחלה קריטית |
Drug-induced myopathy | G72.0 | steroid myopathy; steroid-induced myopathy; statin myopathy; statin-induced myopathy | מיופתיה מתרופות |
Femoral neuropathy | G57.20 | femoral nerve palsy; femoral nerve injury; femoral nerve lesion | נוירופתיה של העצב הפמורלי | sided
Sciatic neuropathy | G57.00 | sciatic nerve palsy; sciatic nerve injury; sciatic nerve lesion | פגיעה בעצב הסיאטי | sided
Septic bursitis | | infected bursa; infected bursitis; infected olecranon bursa; septic olecranon bursitis; septic prepatellar bursitis | דלקת זיהומית של בורסה | sided
Flexor tenosynovitis | | suppurative flexor tenosynovitis; purulent flexor tenosynovitis; septic flexor tenosynovitis; pyogenic flexor tenosynovitis; infectious flexor tenosynovitis | דלקת מעטפת גידי הכופפים | sided
Retroperitoneal hematoma | | retroperitoneal hemorrhage; retroperitoneal bleed; retroperitoneal bleeding | דימום רטרופריטונאלי |
Rectus sheath hematoma | | abdominal wall hematoma; rectus hematoma | המטומה בדופן הבטן |
Groin hematoma | | femoral hematoma; access site hematoma; hematoma of groin | המטומה במפשעה | sided
Thigh hematoma | | hematoma of thigh | המטומה בירך | sided
Scalp hematoma | | hematoma of scalp; subgaleal hematoma; forehead hematoma; hematoma of forehead | המטומה בקרקפת |
Perinephric abscess | N15.1 | renal abscess; kidney abscess; abscess of kidney | מורסה סביב הכליה | sided
Splenic abscess | D73.3 | abscess of spleen | מורסה בטחול |
Scrotal abscess | N49.2 | abscess of scrotum | מורסה בשק האשכים |
Vulvar abscess | N76.4 | labial abscess; abscess of vulva; abscess of labia | מורסה בפות |
Facial cellulitis | L03.211 | cellulitis of face | צלוליטיס בפנים |
Neck abscess | | abscess of neck; submandibular abscess; deep neck abscess; deep neck infection; deep neck space infection; submental abscess; deep neck space abscess | מורסה בצוואר |
Facial abscess | L02.01 | abscess of face; cheek abscess; abscess of cheek | מורסה בפנים |
Axillary abscess | | abscess of axilla | מורסה בבית השחי | sided
Groin abscess | L02.214 | abscess of groin; inguinal abscess | מורסה במפשעה | sided
Buttock abscess | L02.31 | gluteal abscess; abscess of buttock | מורסה בישבן | sided
Thigh abscess | | abscess of thigh | מורסה בירך | sided
Lip laceration | S01.511A | laceration of lip; lower lip laceration; upper lip laceration; lacerated lip | חתך בשפה |
Tongue laceration | S01.512A | laceration of tongue; oral laceration; intraoral laceration | חתך בלשון |
Eyelid laceration | S01.119A | laceration of eyelid; lid laceration; lower lid laceration; upper lid laceration; canalicular laceration; canaliculus laceration | חתך בעפעף | sided
Leg laceration | | laceration of leg; knee laceration; laceration of knee; lower leg laceration; thigh laceration; laceration of thigh; shin laceration; lower extremity laceration | חתך ברגל | sided
Perineal laceration | | vaginal laceration; second-degree laceration; first-degree laceration; third-degree laceration; fourth-degree laceration; periurethral laceration; vaginal sulcus laceration; sulcus laceration; second-degree midline laceration | קרע בחיץ הנקבים |
Degloving injury | | avulsion injury; degloving; avulsion laceration; skin avulsion; flap avulsion; avulsion wound | פציעת הפשטת עור | sided
Nail bed injury | | nail bed laceration; nailbed injury; nailbed laceration; laceration of nail bed; nail injury | פגיעה במיטת הציפורן | sided
Prostatic abscess | N41.2 | abscess of prostate | מורסה בערמונית |
Acalculous cholecystitis | | | דלקת כיס מרה ללא אבנים |
Bile duct injury | | common bile duct injury; injury to bile duct; biliary injury | פגיעה בדרכי המרה |
Bile reflux gastritis | | bile gastritis; bile reflux; alkaline reflux gastritis; biliary reflux | ריפלוקס מרה; דלקת קיבה מריפלוקס מרה |
Recurrent inguinal hernia | | recurrent right inguinal hernia; recurrent left inguinal hernia; recurrent hernia | בקע מפשעתי חוזר | sided
Septic thrombophlebitis | | suppurative thrombophlebitis | טרומבופלביטיס זיהומית |
Bronchiolitis obliterans | J44.81 | obliterative bronchiolitis; bronchiolitis obliterans syndrome; constrictive bronchiolitis | ברונכיוליטיס אובליטרנס |
Multifocal atrial tachycardia | | MAT?; chaotic atrial tachycardia | טכיקרדיה פרוזדורית מולטיפוקלית |
Prosthetic valve endocarditis | | infected prosthetic valve; infected valve; prosthetic endocarditis | דלקת של מסתם תותב |
Gangrene of foot | | gangrenous foot; gangrenous toes; gangrene of toes; gangrenous right foot; dry gangrene of toe; gangrene of great toe | נמק בכף הרגל; גנגרנה בבוהן | sided
Hypogonadotropic hypogonadism | E23.0 | Kallmann syndrome; secondary hypogonadism; central hypogonadism | היפוגונדיזם היפוגונדוטרופי |
Difficult airway | | difficult intubation; difficult airway for intubation | נתיב אוויר קשה |
Cholera | A00.9 | | כולרה |
Cryptosporidiosis | A07.2 | cryptosporidium infection | קריפטוספורידיוזיס |
Diphtheria | A36.9 | | דיפתריה |
Actinomycosis | A42.9 | | אקטינומיקוזיס |
Chancroid | A57 | | שנקרואיד |
Trachoma | A71.9 | | גרענת; טרכומה |
Lymphogranuloma venereum | A55 | chlamydial lymphogranuloma | לימפוגרנולומה ונריאום |
Sporotrichosis | B42.9 | | ספורוטריכוזיס |
Filariasis | B74.9 | lymphatic filariasis | פילריאזיס |
Onchocerciasis | | river blindness | אונכוצרקיאזיס |
Myiasis | B87.9 | | מיאזיס |
Smallpox | B03 | | אבעבועות שחורות |
Sezary syndrome | C84.10 | Sezary disease | תסמונת סזארי | neoplasm
Waterhouse-Friderichsen syndrome | A39.1 | | תסמונת ווטרהאוס-פרידריכסן |
Wiskott-Aldrich syndrome | D82.0 | | תסמונת ויסקוט-אולדריך |
Immune reconstitution syndrome | D89.3 | IRIS syndrome; immune reconstitution inflammatory syndrome | תסמונת שיקום חיסוני |
Pseudohypoparathyroidism | E20.1 | | פסאודוהיפופאראתירואידיזם |
Androgen insensitivity syndrome | E34.50 | | תסמונת אי רגישות לאנדרוגנים |
Kwashiorkor | E40 | | קוואשיורקור |
Nutritional marasmus | E41 | marasmus | מרסמוס |
Copper deficiency | E61.0 | | מחסור בנחושת |
Vitamin E deficiency | E56.0 | deficiency of vitamin E | מחסור בוויטמין E |
Albinism | E70.30 | | לבקנות |
Glycogen storage disease | E74.00 | | מחלת אגירת גליקוגן |
Lesch-Nyhan syndrome | E79.1 | | תסמונת לש-ניהן |
Crigler-Najjar syndrome | E80.5 | | תסמונת קריגלר-נג'אר |
Cocaine dependence | F14.20 | cocaine addiction | תלות בקוקאין |
Hallucinogen abuse | F16.10 | LSD abuse; PCP abuse | שימוש לרעה בחומרי הזיה |
Sedative abuse | F13.10 | sedative, hypnotic or anxiolytic abuse; benzodiazepine abuse; Xanax abuse; barbiturate abuse | שימוש לרעה בתרופות הרגעה |
Schizotypal personality disorder | F21 | schizotypal disorder; schizotypal personality; schizotypal traits | הפרעה סכיזוטיפלית |
Mood disorder | F39 | mood disorder NOS; mood disorder, not otherwise specified; affective disorder | הפרעה במצב הרוח |
Hoarding disorder | F42.3 | compulsive hoarding | אגרנות כפייתית |
Excoriation disorder | F42.4 | skin picking disorder | חיטוט בעור כפייתי |
Pseudobulbar affect | F48.2 | | אפקט פסאודובולברי |
Hypoactive sexual desire disorder | F52.0 | hypoactive sexual desire | הפרעת חשק מיני מופחת |
Pyromania | F63.1 | | פירומניה |
Kleptomania | F63.2 | | קלפטומניה |
Pedophilia | F65.4 | | פדופיליה |
Exhibitionism | F65.2 | | אקסהיביציוניזם |
Pica | F98.3 | pica of childhood | הפרעת פיקה; תסמונת פיקה |
Adult onset stuttering | F98.5 | adult onset fluency disorder | גמגום במבוגר |
Hypomania | F30.8 | hypomanic episode; hypomanic | היפומניה |
Central pontine myelinolysis | G37.2 | osmotic demyelination syndrome; osmotic demyelination | מיאלינוליזיס פונטיני מרכזי |
Melkersson-Rosenthal syndrome | G51.2 | Melkersson's syndrome | תסמונת מלקרסון |
Geniculate ganglionitis | | | דלקת הגנגליון הגניקולטי |
Neuralgic amyotrophy | G54.5 | Parsonage-Turner syndrome; brachial neuritis; Parsonage-Turner | נוירלגיה אמיוטרופית |
Locked-in syndrome | G83.5 | locked-in state | תסמונת הנעילה |
Autonomic dysreflexia | G90.4 | autonomic hyperreflexia | דיסרפלקסיה אוטונומית |
Reye syndrome | G93.7 | | תסמונת ריי |
Cerebral amyloid angiopathy | I68.0 | amyloid angiopathy; CAA? | אנגיופתיה עמילואידית מוחית |
Carotid artery syndrome | G45.1 | hemispheric carotid artery syndrome | תסמונת עורק התרדמה |
Blepharochalasis | H02.30 | | בלפרוכלזיס | sided
Xanthelasma | H02.60 | xanthelasma of eyelid; xanthelasmas | קסנטלזמה | sided
Dacryoadenitis | | lacrimal gland inflammation | דלקת בלוטת הדמעות | sided
Blepharoconjunctivitis | H10.509 | | דלקת עפעפיים ולחמית | sided
Keratoconjunctivitis | H16.209 | dry keratoconjunctivitis | דלקת קרנית ולחמית | sided
Corneal neovascularization | H16.409 | | כלי דם בקרנית | sided
Corneal opacity | H17.9 | corneal scar; corneal scarring; central corneal opacity | עכירות הקרנית | sided
Bullous keratopathy | H18.10 | pseudophakic bullous keratopathy; aphakic bullous keratopathy | קרטופתיה בועתית | sided
Corneal degeneration | H18.40 | band keratopathy; Salzmann degeneration | ניוון הקרנית | sided
Lens dislocation | H27.10 | dislocation of lens; dislocated lens; subluxated lens; subluxation of lens; lens subluxation; dislocated intraocular lens | פריקת עדשה |
Choroidal detachment | H31.409 | choroidal effusion | היפרדות הדמית | sided
Choroidal nevus | | choroidal lesion; nevus of choroid | שומה בדמית | sided
Retinoschisis | H33.109 | | רטינוסכיזיס | sided
Tractional retinal detachment | H33.40 | traction retinal detachment; traction detachment of retina | היפרדות רשתית משיכתית | sided
Retinal hemorrhage | H35.60 | | דימום ברשתית | sided
Lattice degeneration | H35.419 | lattice degeneration of retina; peripheral retinal degeneration | ניוון סריגי של הרשתית | sided
Hypotony of eye | H44.40 | ocular hypotony; hypotony | תת לחץ תוך עיני |
Phthisis bulbi | H44.529 | atrophy of globe; phthisical eye | עין מנוונת | sided
Heterophoria | H50.50 | phoria; exophoria; esophoria | הטרופוריה |
Convergence insufficiency | H51.11 | | אי ספיקת התכנסות |
Internuclear ophthalmoplegia | H51.20 | | אופתלמופלגיה בין גרעינית | sided
Progressive external ophthalmoplegia | H49.40 | CPEO; chronic progressive external ophthalmoplegia | אופתלמופלגיה חיצונית מתקדמת | sided
Perichondritis of ear | H61.009 | perichondritis of pinna; auricular perichondritis; chondritis of ear | דלקת סחוס האפרכסת | sided
Ear canal stenosis | | stenosis of external auditory canal; acquired stenosis of external ear canal; ear canal atresia; aural atresia; stenotic ear canal | היצרות תעלת האוזן | sided
Patulous Eustachian tube | H69.00 | | חצוצרת שמע פעורה | sided
Myringitis | | bullous myringitis; acute myringitis | דלקת עור התוף | sided
Ossicular discontinuity | H74.20 | ossicular chain discontinuity; discontinuity of ear ossicles; ossicular fixation | ניתוק שרשרת עצמות השמע | sided
Bleeding from ear | | otorrhagia; ear bleeding | דימום מהאוזן | sided; symptom
Dressler syndrome | I24.1 | postmyocardial infarction syndrome | תסמונת דרסלר |
Coronary artery aneurysm | I25.41 | coronary aneurysm; coronary ectasia; coronary artery ectasia; ectatic coronary artery | מפרצת בעורק כלילי |
Endocardial fibroelastosis | I42.4 | | פיברואלסטוזיס אנדוקרדיאלית |
Middle cerebral artery stenosis | I66.09 | MCA stenosis; middle cerebral artery occlusion; MCA occlusion; stenosis of middle cerebral artery | היצרות עורק מוחי אמצעי | sided
Vertebral artery aneurysm | I72.6 | aneurysm of vertebral artery | מפרצת בעורק החולייתי |
Aortic thrombosis | I74.10 | aortic occlusion; aortic thrombus; embolism and thrombosis of aorta; saddle embolus of aorta; Leriche syndrome | פקקת באבי העורקים |
Atheroembolism | | cholesterol embolism; cholesterol emboli; cholesterol embolization syndrome | תסחיפי כולסטרול |
Pelvic congestion syndrome | I86.2 | pelvic varices; pelvic varicosities | תסמונת גודש אגני |
Post-pericardiotomy syndrome | I97.0 | postcardiotomy syndrome; postpericardiotomy syndrome | תסמונת לאחר פתיחת קרום הלב |
Laryngospasm | J38.5 | laryngeal spasm | עווית הגרון |
Berylliosis | J63.2 | chronic beryllium disease | בריליוזיס |
Siderosis | J63.4 | | סידרוזיס |
Byssinosis | J66.0 | | ביסינוזיס |
Farmer's lung | J67.0 | | ריאת החקלאי |
Fibrothorax | J94.1 | | פיברוטורקס |
Retained dental root | K08.3 | retained root; retained root tips; retained root tip; residual root | שורש שן שנותר |
Supernumerary teeth | K00.1 | supernumerary tooth; mesiodens; extra tooth | שיניים עודפות |
Anodontia | K00.0 | oligodontia; hypodontia; congenitally missing teeth | חוסר מולד של שיניים |
Tooth erosion | K03.2 | erosion of teeth; dental erosion | סחיפת שיניים |
Tooth attrition | K03.0 | excessive attrition of teeth; dental attrition | שחיקת שיניים |
Radicular cyst | K04.8 | periapical cyst; dental cyst | ציסטה סביב שורש השן |
Odontogenic keratocyst | | developmental odontogenic cyst; odontogenic tumor; ameloblastoma; odontoma | ציסטה אודונטוגנית |
Gingival recession | | receding gums; gum recession | נסיגת חניכיים |
Alveolar bone loss | | alveolar atrophy; atrophic mandible; atrophic maxilla; alveolar ridge atrophy; alveolar resorption; severe bone loss of jaw | ספיגת עצם הלסת |
Esophageal ulcer | K22.10 | ulcer of esophagus; esophageal ulceration | כיב בוושט |
Esophageal obstruction | K22.2 | obstruction of esophagus; food bolus obstruction; meat impaction | חסימת הוושט |
Esophageal diverticulum | | diverticulum of esophagus; epiphrenic diverticulum | סעיף בוושט |
Gastric diverticulum | K31.4 | | סעיף בקיבה |
Anal spasm | K59.4 | levator spasm | עווית פי הטבעת |
Retroperitoneal fibrosis | K68.2 | | פיברוזיס רטרופריטונאלי |
Passive congestion of liver | K76.1 | congestive hepatopathy; hepatic congestion; chronic passive congestion of liver; nutmeg liver; cardiac cirrhosis | גודש כבדי |
Liver infarction | K76.3 | infarction of liver; hepatic infarct | אוטם בכבד |
Hepatic veno-occlusive disease | K76.5 | sinusoidal obstruction syndrome | מחלה וריד-חסימתית של הכבד |
Perforation of gallbladder | K82.2 | ruptured gallbladder | התנקבות כיס המרה |
Erythrasma | L08.1 | | אריתרזמה |
Pyoderma | L08.0 | purulent dermatitis | פיודרמה |
Pityriasis alba | L30.5 | | פיטיריאזיס אלבה |
Pityriasis lichenoides | | pityriasis lichenoides et varioliformis acuta; pityriasis lichenoides chronica | פיטיריאזיס ליכנואידס |
Pityriasis rubra pilaris | L44.0 | | פיטיריאזיס רוברה פילאריס |
Parapsoriasis | L41.9 | | פאראפסוריאזיס |
Onycholysis | L60.1 | | אוניכוליזיס |
Onychogryphosis | L60.2 | ram's horn nail | אוניכוגריפוזיס |
Hypertrichosis | L68.9 | | היפרטריכוזיס |
Rhinophyma | L71.1 | | רינופימה |
Miliaria | | miliaria rubra; prickly heat; heat rash | מיליאריה; חררה |
Bromhidrosis | L75.0 | foot odor | ברומהידרוזיס |
Freckles | L81.2 | ephelides | נמשים |
Cafe au lait spots | L81.3 | cafe au lait macules | כתמי קפה בחלב |
Striae | L90.6 | stretch marks; striae distensae; striae atrophicae; abdominal striae | סימני מתיחה |
Calcinosis cutis | L94.2 | | קלצינוזיס של העור |
Sclerodactyly | L94.3 | | סקלרודקטיליה |
Felty syndrome | M05.00 | | תסמונת פלטי |
Palindromic rheumatism | M12.30 | | שיגרון פלינדרומי |
Ankylosis of joint | M24.60 | joint ankylosis; bony ankylosis; fibrous ankylosis | קשיון מפרק | sided
Recurrent dislocation | | recurrent shoulder dislocation; recurrent dislocation of shoulder; recurrent dislocation of joint; recurrent patellar dislocation; recurrent patellar subluxation; recurrent anterior dislocation of shoulder | פריקה חוזרת | sided
Patellar instability | | patellar subluxation; unstable patella; patellofemoral instability; subluxation of patella; subluxating patella | חוסר יציבות של הפיקה | sided
Knee instability | | chronic instability of knee; instability of knee; unstable knee | חוסר יציבות של הברך | sided
Flexion contracture of finger | | finger contracture; flexion deformity of finger; finger flexion contracture; deformity of finger; finger deformity | כפיפה קבועה של האצבע | sided
Thrombotic microangiopathy | M31.10 | | מיקרואנגיופתיה טרומבוטית |
Eosinophilic fasciitis | M35.4 | | פסציאיטיס אאוזינופילית |
Baastrup disease | | kissing spine | מחלת באסטרופ |
Muscle infarction | | ischemic infarction of muscle; diabetic myonecrosis; myonecrosis; muscle necrosis | נמק שריר |
Tendon rupture | | spontaneous tendon rupture; ruptured tendon; tendon tear; torn tendon; rupture of tendon; flexor tendon rupture; extensor tendon rupture; EPL rupture | קרע בגיד | sided
Short Achilles tendon | | tight Achilles tendon; Achilles tendon contracture; heel cord contracture; tight heel cord | גיד אכילס מקוצר | sided
Osteolysis | | periprosthetic osteolysis | אוסטאוליזיס; ספיגת עצם | finding
Bone lesion | | osteolytic lesion; lytic lesion; lytic bone lesion; lesion of bone; sclerotic lesion of bone; osteoblastic lesion; blastic lesion | נגע בעצם | finding
Physeal arrest | | growth arrest; growth plate arrest; premature physeal closure; growth plate closure | סגירת לוחית צמיחה | sided
Somatic dysfunction | | segmental dysfunction; vertebral subluxation; subluxation complex; segmental and somatic dysfunction; spinal subluxation; cervical segmental dysfunction; lumbar segmental dysfunction | תפקוד לקוי של מקטע שדרה |
Rapidly progressive glomerulonephritis | N01.9 | crescentic glomerulonephritis; RPGN | גלומרולונפריטיס מתקדמת במהירות |
Pyonephrosis | | infected hydronephrosis | פיונפרוזיס | sided
Urethral false passage | | false passage | מעבר שווא בשופכה |
Prostatic stones | N42.0 | prostatic calculi; prostatic calcifications; prostatic calculus | אבנים בערמונית |
Prostatic intraepithelial neoplasia | N42.31 | PIN of prostate; high-grade PIN; high grade prostatic intraepithelial neoplasia | ניאופלזיה תוך אפיתלית של הערמונית |
Penile ulcer | | ulcer of penis; genital ulcer | כיב בפין |
Breast fibrosclerosis | | sclerosing adenosis; fibroadenosis; breast fibrosis; stromal fibrosis of breast | פיברואדנוזיס של השד |
Salpingitis | N70.91 | acute salpingitis | דלקת חצוצרות |
Hematosalpinx | N83.6 | | המטוסלפינקס |
Hematometra | N85.7 | | המטומטרה |
Hematocolpos | N89.7 | | המטוקולפוס |
Isthmocele | | cesarean scar defect; uterine niche | איסטמוצלה |
Uterine subinvolution | | subinvolution of uterus | תת היסוג של הרחם |
Uterine inversion | | inversion of uterus; inverted uterus | היפוך הרחם |
Cervical elongation | N88.4 | hypertrophic elongation of cervix; elongated cervix | התארכות צוואר הרחם |
Mittelschmerz | N94.0 | | כאבי ביוץ |
Face presentation | | brow presentation | מצג פנים |
Occiput posterior presentation | | persistent occiput posterior; occiput posterior position | מצג עורף אחורי |
Precipitous labor | O62.3 | precipitate labor; precipitous delivery | לידה סוערת |
Failed trial of labor | O66.40 | failed trial of vaginal delivery; failed VBAC; failed vacuum | ניסיון לידה שכשל |
Rh isoimmunization | | rhesus isoimmunization; Rh sensitization; Rh disease; alloimmunization | רגישות לגורם Rh |
Velamentous cord insertion | O43.129 | velamentous insertion | השרשה קרומית של חבל הטבור |
Twin-twin transfusion syndrome | | twin-to-twin transfusion; twin to twin transfusion syndrome | תסמונת העברה בין תאומים |
Persistent pulmonary hypertension of newborn | P29.30 | persistent fetal circulation; PPHN | יתר לחץ דם ריאתי מתמשך ביילוד |
Kernicterus | | bilirubin encephalopathy | קרניקטרוס |
Meconium ileus | | meconium plug syndrome; meconium plug; meconium peritonitis | חסימת מקוניום |
Omphalitis | | umbilical infection; infection of umbilicus | דלקת הטבור |
Erythema toxicum | P83.1 | erythema toxicum neonatorum | אריתמה טוקסיקום |
Encephalocele | Q01.9 | occipital encephalocele; meningoencephalocele | אנצפלוצלה |
Septo-optic dysplasia | Q04.4 | | דיספלזיה ספטו-אופטית |
Diastematomyelia | Q06.2 | | דיאסטמטומיאליה |
Microphthalmos | Q11.2 | microphthalmia | עין קטנה מולדת | sided
Coloboma | | iris coloboma; coloboma of iris; optic nerve coloboma | קולובומה | sided
Webbed neck | Q18.3 | webbing of neck | צוואר קרומי |
Microstomia | Q18.5 | | פה קטן |
Hypoplastic right heart syndrome | Q22.6 | hypoplastic right ventricle; hypoplastic right heart | תסמונת לב ימני היפופלסטי |
Aortopulmonary window | Q21.4 | aortopulmonary septal defect; AP window | חלון אאורטו-פולמונרי |
Cor triatriatum | Q24.2 | | קור טריאטריאטום |
Infundibular pulmonary stenosis | Q24.3 | right ventricular outflow tract obstruction; RVOT obstruction; subpulmonic stenosis; infundibular stenosis | היצרות אינפונדיבולרית |
Pulmonary artery stenosis | Q25.6 | stenosis of pulmonary artery; branch pulmonary artery stenosis; peripheral pulmonary stenosis; pulmonary artery hypoplasia; peripheral pulmonic stenosis; hypoplastic pulmonary arteries; pulmonary branch stenosis | היצרות עורק הריאה |
Persistent left superior vena cava | Q26.1 | left superior vena cava; persistent left SVC; bilateral superior vena cava | וריד נבוב עליון שמאלי |
Laryngeal web | Q31.0 | web of larynx; glottic web | קרום בגרון |
Laryngocele | Q31.3 | | לרינגוצלה |
Bronchomalacia | | congenital bronchomalacia | ברונכומלציה |
Pulmonary sequestration | Q33.2 | sequestration of lung; lung sequestration | סקווסטרציה ריאתית |
Pulmonary hypoplasia | Q33.6 | lung hypoplasia; hypoplastic lung; hypoplasia of lung | היפופלזיה של הריאה |
Congenital pulmonary airway malformation | Q33.0 | CPAM; CCAM; congenital cystic adenomatoid malformation; congenital cystic lung | מלפורמציה ציסטית מולדת של הריאה |
Jejunal atresia | Q41.1 | jejunoileal atresia; intestinal atresia; ileal atresia | אטרזיה של המעי הדק |
Intestinal duplication | Q43.4 | duplication cyst; enteric duplication cyst; duplication of intestine | כפילות של המעי |
Persistent cloaca | Q43.7 | cloacal malformation; cloacal exstrophy; cloaca | קלואקה |
Annular pancreas | Q45.1 | | לבלב טבעתי |
Unicornuate uterus | Q51.4 | unicornate uterus | רחם חד קרני |
Vaginal agenesis | Q52.0 | congenital absence of vagina; Mayer-Rokitansky syndrome; MRKH syndrome | העדר נרתיק מולד |
Ambiguous genitalia | Q56.4 | indeterminate sex; disorder of sex development | איברי מין לא ברורים |
Renal dysplasia | Q61.4 | multicystic dysplastic kidney; dysplastic kidney; MCDK | דיספלזיה כלייתית |
Renal hypoplasia | | hypoplastic kidney | היפופלזיה של הכליה | sided
Epispadias | Q64.0 | | אפיספדיאס |
Bladder exstrophy | Q64.10 | exstrophy of bladder; exstrophy of urinary bladder | אקסטרופיה של השלפוחית |
`
