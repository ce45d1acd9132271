/**
 * Procedures: operations, endoscopies, biopsies, injections, treatments and functional tests.
 *
 * Fields: name | ICD-10-PCS | English synonyms | Hebrew | attributes
 *
 * A code stands here only where the name itself determines it. Two codes (`;`) mean that the name leaves the
 * approach open: laparoscopic (or other closed) first, open second. Neither is known until the text says which.
 * Attributes: minor (bedside or diagnostic), major (operation), sided, device (something stays implanted),
 * routine (done at every bedside, or to make an operation bearable: no fact of a record unless listed as one).
 * Source of the codes: CMS, ICD-10-PCS FY2026; codes.test.ts holds each against the release.
 */
export const procedures = `
# --- Cardiac: catheterization and coronary intervention
Coronary angiography |  | coronary angiogram;cardiac catheterization;cardiac catheterisation;heart catheterization;cardiac cath;heart cath;coronary arteriography;diagnostic coronary angiography;invasive coronary angiography;diagnostic catheterization;coronary catheterization;cath?;CAG?;coro angio;cath showed;cath revealed;catheterization showed;catheterization revealed;catheterization demonstrated;cardiac catheterization showed;left ventriculogram;left ventriculography;selective coronary angiogram;selective coronary angiography;left ventriculography;left ventriculogram;LV gram;selective coronary arteriography;coronary cineangiography | צנתור לב;צנתור כלילי;צנתור אבחנתי;צנתור אבחוני;צינתור לב;צינתור כלילי;צינתור אבחנתי;אנגיוגרפיה כלילית;קורונרוגרפיה;צנתור כלילי אבחנתי;צנתור עורקים כליליים;צנתור קורונרי;צנתור?;צינתור? | minor
Left heart catheterization | 4A023N7 | left heart cath;left heart catheterisation;LHC?;left cardiac catheterization;diagnostic left heart catheterization | צנתור לב שמאלי;צנתור שמאלי;צינתור לב שמאלי | minor
Right heart catheterization | 4A023N6 | right heart cath;right heart catheterisation;RHC;right cardiac catheterization | צנתור לב ימני;צנתור ימני;צינתור לב ימני | minor
Right and left heart catheterization | 4A023N8 | left and right heart catheterization;combined right and left heart catheterization;bilateral heart catheterization;R and L heart cath;right and left heart cath | צנתור לב ימני ושמאלי;צנתור ימני ושמאלי | minor
Percutaneous coronary intervention |  | PCI;PTCA;stent placement in LAD;stent placement in RCA;stent placement in circumflex;stent placement to LAD;stent placement to RCA;stenting of left anterior descending;stenting of right coronary artery;stents in LAD;stents in RCA;coronary angioplasty;percutaneous transluminal coronary angioplasty;coronary stenting;coronary stent;coronary stent placement;coronary stent insertion;stent to coronary artery;cardiac stent;heart stent;primary PCI;PPCI;rescue PCI;elective PCI;angioplasty and stent;PCI with stent;coronary stents;stenting of LAD;stenting of RCA;stenting of circumflex;stent to LAD;stent to RCA;stent to circumflex;stents to LAD;stents to RCA;stents to circumflex;LAD stent;RCA stent;circumflex stent;LAD stenting;RCA stenting;stent placed in LAD;stent placed in RCA;stent placed in circumflex;stent placed to LAD;stent placed to RCA;stents placed in LAD;stents placed in RCA;stent in LAD;stent in RCA;stenting of left anterior descending;stenting of right coronary artery;stent to left anterior descending;stent to right coronary artery;coronary stents placed;cardiac stents;heart stents;stents in heart;stents placed in heart;coronary artery stented;coronary artery stenting;coronary artery stent | צנתור טיפולי;צינתור טיפולי;התערבות כלילית מלעורית;השתלת סטנט כלילי;השתלת תומכן;השתלת תומכן כלילי;השתלת סטנט;הרחבת עורק כלילי;אנגיופלסטיה כלילית;צנתור עם סטנט;צנתור עם השתלת סטנט;צנתור עם תומכן;צנתור ראשוני;PCI ראשוני;סטנטים כליליים;תומכן ב-RCA;תומכן ל-RCA;סטנט ב-RCA;סטנט ל-RCA;תומכן ב-LAD;תומכן ל-LAD;סטנט ב-LAD;סטנט ל-LAD;תומכן ב-LCX;תומכן ל-LCX;סטנט ב-LCX;סטנט ל-LCX;תומכן ב-CX;תומכן ל-CX;סטנט ב-CX;סטנט ל-CX;תומכן ב-LM;תומכן ל-LM;סטנט ב-LM;סטנט ל-LM;צנתור והשתלת סטנט;צנתור והשתלת תומכן;צנתור עם 2 סטנטים;צנתור עם שני סטנטים;הושתל תומכן;הושתל תומכן מצופה;הושתל סטנט מצופה;הושתל סטנט;הושתלו תומכנים;הושתלו סטנטים;צנתור תומכן;צנתור ותומכן | minor;device
PCI with one drug-eluting stent, one coronary artery | 027034Z | PCI with one DES;one drug-eluting stent to one coronary artery;PCI with single drug-eluting stent;PCI with 1 DES;single DES | צנתור טיפולי עם תומכן מצופה תרופה אחד;השתלת סטנט מצופה תרופה אחד | minor;device
PCI with drug-eluting stent |  | drug-eluting stent;drug eluting stent placement;DES implantation;PCI with DES;DES to LAD;DES to RCA;DES to LCX;PCI DES;DES placement;drug coated stent | תומכן מצופה תרופה;סטנט מצופה תרופה;סטנט מצופה;צנתור עם תומכן מצופה;השתלת DES;תומכן משחרר תרופה | minor;device
PCI with bare-metal stent |  | bare metal stent;BMS placement;PCI with BMS;BMS implantation | תומכן מתכתי;סטנט מתכתי;סטנט לא מצופה;תומכן לא מצופה;השתלת BMS | minor;device
Balloon coronary angioplasty without stent |  | plain old balloon angioplasty;POBA;balloon coronary angioplasty;plain balloon angioplasty;drug-coated balloon angioplasty;drug coated balloon;DCB? | הרחבה בבלון;הרחבת בלון כלילית;בלון מצופה תרופה | minor
Fractional flow reserve measurement |  | FFR;fractional flow reserve;iFR;coronary pressure wire;instantaneous wave-free ratio | מדידת FFR;רזרבת זרימה כלילית | minor
Intravascular ultrasound |  | IVUS;intracoronary ultrasound;intravascular ultrasonography | אולטרסאונד תוך כלילי;אולטרסאונד תוך-כלי | minor
Intra-aortic balloon pump insertion | 5A02210 | IABP;intra-aortic balloon pump;intraaortic balloon pump;intra-aortic balloon counterpulsation | בלון תוך אאורטלי;בלון תוך אבי העורקים;הכנסת IABP | minor;device
Pericardiocentesis |  | pericardial tap;pericardial drainage;pericardial fluid drainage;pericardial aspiration | ניקור פריקרד;ניקור קרום הלב;ניקור פריקרדיאלי;פריקרדיוצנטזיס;ניקוז פריקרד | minor
Endomyocardial biopsy |  | myocardial biopsy;cardiac biopsy;heart biopsy | ביופסיה של שריר הלב;ביופסיית לב;ביופסיה אנדומיוקרדיאלית | minor

# --- Further names of operations and treatments
Corpectomy | | cervical corpectomy;vertebral corpectomy;partial corpectomy;vertebrectomy | כריתת גוף חוליה;קורפקטומיה | major
Incentive spirometry | | incentive spirometer | תרגול נשימה במכשיר;ספירומטר לתרגול נשימה | minor;routine
Control of postoperative hemorrhage | | control of hemorrhage;control of postoperative bleeding;control of postoperative hemorrhage;control of tonsillar hemorrhage | עצירת דימום לאחר ניתוח | minor
Pain pump placement | | On-Q pain pump;placement of pain pump;intrathecal pain pump;pain pump implantation | השתלת משאבת כאב;הכנסת משאבת כאב | minor;device
Colpocleisis | | LeFort colpocleisis;colpectomy | סגירת נרתיק;קולפוקלייזיס | major
Chordee release | | release of chordee;release of ventral chordee;chordee repair;correction of chordee | תיקון כיפוף הפין;שחרור כורדה | major
Tenosynovectomy | | flexor tenosynovectomy;extensor tenosynovectomy | כריתת מעטפת גיד;טנוסינובקטומיה | major;sided
Vein phlebectomy | | stab phlebectomy;stab phlebectomies;microphlebectomy | הוצאת דליות בחתכים קטנים;פלבקטומיה | minor;sided
Basilic vein transposition | | transposition of basilic vein;right basilic vein transposition | העתקת וריד בזילי | major;sided
Scrotal exploration | | exploration of scrotum;testicular exploration | אקספלורציה של שק האשכים | major
Temporal bone resection | | resection of temporal bone | כריתת עצם רקה | major;sided
Ommaya reservoir placement | | Ommaya reservoir;ventricular reservoir | השתלת מאגר אומאיה;מאגר אומאיה | major;device
Breast implant removal | | removal of breast implants;breast explantation;bilateral explantation;removal of ruptured silicone gel implants | הוצאת שתלי שד;הסרת שתלי חזה | major;sided
Orbital floor repair | | orbital floor exploration;exploration of orbital floor;orbital floor fracture repair;repair of orbital floor fracture;orbital floor reconstruction;reconstruction of orbital floor;orbital reconstruction | תיקון רצפת הארובה | major;sided
Coracoacromial ligament release | | coracoacromial ligament resection;coracoacromial ligament excision | שחרור רצועת הכתף | major;sided
Bursectomy | | excision of bursa;olecranon bursectomy;excision of olecranon bursa;subacromial bursectomy | כריתת בורסה | minor;sided
Labral repair | | SLAP lesion repair;glenoid labrum repair;hip labral repair;arthroscopic labral repair;repair of labrum | תיקון לברום | major;sided
Pectoralis major repair | | pectoralis major tendon repair;repair of pectoralis major tendon | תיקון גיד שריר החזה | major;sided
Halo vest placement | | halo placement;application of halo vest;halo traction;halo vest | הרכבת הילה;קיבוע בהילה | minor;device
Drainage of intra-abdominal abscess | | drainage of intraabdominal abscess;drainage of abdominal abscess;drainage of pelvic abscess | ניקוז מורסה בבטן | major
Evacuation of hemoperitoneum | | evacuation of intraperitoneal blood;drainage of hemoperitoneum | פינוי דם מחלל הבטן | major
Choledochoscopy | | operative choledochoscopy;common bile duct endoscopy | אנדוסקופיה של צינור המרה | minor
Airway stent placement | | bronchial stent;tracheal stent;bronchial stent placement;tracheal stent placement | תומכן בדרכי הנשימה;סטנט ברונכיאלי | minor;device
Bronchial dilation | | balloon bronchoplasty;airway dilation;tracheal dilation;bronchial balloon dilation | הרחבת סימפון;הרחבת דרכי אוויר | minor
Mediastinal lymph node sampling | | mediastinal lymph node dissection;mediastinal lymphadenectomy;mediastinal node sampling;paratracheal node dissection | דגימת בלוטות לימפה במיצר | major
Dural repair | | repair of dural tear;dural tear repair;duraplasty;repair of durotomy;CSF fistula repair;CSF leak repair | תיקון קרום המוח;תיקון קרע בדורה | major
Cystolitholapaxy | | cystolithalopaxy;bladder stone removal;laser cystolithotripsy;holmium laser cystolitholapaxy;cystolithotomy | ריסוק אבן בשלפוחית;הוצאת אבן משלפוחית השתן | minor
Meatotomy | | urethral meatotomy;meatoplasty;urethral meatoplasty | הרחבת פתח השופכה;מיאטוטומיה | minor
Continent urinary diversion | | Indiana pouch;continent cutaneous diversion;orthotopic neobladder | הטיית שתן מבוקרת;כיס אינדיאנה | major
Eyelid laceration repair | | lid laceration repair;repair of eyelid laceration;repair of lid laceration;canalicular laceration repair | תיקון קרע בעפעף | major;sided
Fat grafting | | autologous fat injection;fat injection;fat transfer;autologous fat grafting;lipofilling | הזרקת שומן עצמי | minor
Pacemaker lead revision | | lead revision;lead replacement;pacemaker lead replacement;pacing lead revision;lead extraction;pacemaker lead repositioning;lead repositioning;revision of pacemaker lead;ICD lead revision | תיקון אלקטרודה של קוצב;החלפת אלקטרודת קוצב | minor;device
Pericardial biopsy | | biopsy of pericardium | ביופסיה של קרום הלב | minor
Esophageal perforation repair | | repair of esophageal perforation;esophageal repair | תיקון נקב בוושט | major
Bladder laceration repair | | repair of bladder laceration;repair of bladder injury;cystorrhaphy | תיקון קרע בשלפוחית השתן | major
Rectovaginal fistula repair | | closure of rectovaginal fistula;repair of rectovaginal fistula | תיקון פיסטולה רקטו-וגינלית | major
Wound exploration | | exploration of digital laceration;exploration of laceration | אקספלורציה של פצע | minor
Nasal valve repair | | repair of nasal vestibular stenosis;nasal vestibular stenosis repair;repair of nasal valve collapse;spreader grafts;nasal valve reconstruction | תיקון מסתם האף | major
Lap band adjustment | | gastric band adjustment;gastric band fill;band adjustment;band fill;lap band fill;gastric band adjustment fill;lap-band port adjustment | כוונון טבעת קיבה;מילוי טבעת לקיבה;מילוי טבעת קיבה | minor
Tracheostomy tube change | | tracheostomy change;change of tracheostomy tube;tracheostomy tube replacement | החלפת קנולה של פיום קנה | minor
Arthrotomy | | knee arthrotomy;open arthrotomy;arthrotomy and lavage;arthrotomy of joint | פתיחת מפרק;ארתרוטומיה | major;sided
Evacuation of hematoma | | hematoma evacuation;drainage of hematoma;hematoma drainage | פינוי המטומה;ניקוז המטומה | minor
Metatarsal osteotomy | | osteotomy of metatarsal;first metatarsal osteotomy;fifth metatarsal osteotomy;Akin osteotomy;distal metatarsal osteotomy;Weil osteotomy;metatarsal head resection;metatarsal head excision;second metatarsal osteotomy;osteotomy of first metatarsal;osteotomy of fifth metatarsal;base wedge osteotomy;closing base wedge osteotomy;phalangeal osteotomy | אוסטאוטומיה של מסרק כף הרגל;אוסטאוטומיה של עצם המסרק | major;sided
Dialysis access thrombectomy | | AV graft thrombectomy;AV fistula thrombectomy;thrombectomy of arteriovenous graft;thrombectomy of AV shunt;arteriovenous graft thrombectomy | פינוי קריש מנתיב לדיאליזה | minor
Neural decompression of spine | | nerve root decompression;spinal cord decompression;neural decompression;decompression of nerve roots;decompression of spinal cord | שחרור לחץ משורשי עצבים;שחרור לחץ מחוט השדרה | major
# --- Cardiac: rhythm
Cardioversion | 5A2204Z | electrical cardioversion;DC cardioversion;direct current cardioversion;DCCV;synchronized cardioversion;synchronised cardioversion;elective cardioversion;electric cardioversion;DC shock;cardioverted;electrically cardioverted;cardioverted electrically | היפוך חשמלי;קרדיוורסיה;קרדיוורסיה חשמלית;היפוך קצב חשמלי;קרדיוברסיה | minor
Pharmacologic cardioversion |  | chemical cardioversion;pharmacological cardioversion;medical cardioversion;drug cardioversion | היפוך תרופתי;קרדיוורסיה תרופתית;היפוך קצב תרופתי | minor
Defibrillation |  | external defibrillation;ventricular defibrillation;defibrillated | דפיברילציה;שוק חשמלי;דה-פיברילציה | minor
Electrophysiology study |  | EPS?;EP study;electrophysiologic study;electrophysiological study;cardiac electrophysiology study;invasive electrophysiology study | בדיקה אלקטרופיזיולוגית;בדיקה א״פ;בדיקת EPS;מבחן אלקטרופיזיולוגי | minor
Catheter ablation of arrhythmia |  | catheter ablation;cardiac ablation;radiofrequency ablation of heart;SVT ablation;AVNRT ablation;flutter ablation;atrial flutter ablation;VT ablation;accessory pathway ablation;CTI ablation;PVC ablation;slow pathway ablation;AV node ablation;ablation? | אבלציה;צריבה בלב;אבלציה לבבית;אבלציה של הפרעת קצב;צריבת מסלול;צריבת הפרעת קצב;אבלציה של SVT | minor
Atrial fibrillation ablation |  | AF ablation;pulmonary vein isolation;PVI?;afib ablation;atrial fibrillation catheter ablation;cryoablation of pulmonary veins;cryoballoon ablation;ablation for atrial fibrillation;pulsed field ablation | אבלציה של פרפור פרוזדורים;בידוד ורידי ריאה;אבלציה לפרפור פרוזדורים;צריבה לפרפור פרוזדורים עליות | minor
Pacemaker implantation |  | pacemaker insertion;permanent pacemaker;PPM;permanent pacemaker implantation;cardiac pacemaker insertion;pacemaker placement;PPM insertion;cardiac pacemaker implant;pacemaker;leadless pacemaker implantation;leadless pacemaker;single chamber pacemaker | השתלת קוצב לב;השתלת קוצב;קוצב לב;קוצב קבוע;השתלת קוצב קבוע;קוצב לב קבוע;קוצב חד מדורי | major;device
Dual-chamber pacemaker implantation | 0JH606Z | dual chamber pacemaker;DDD pacemaker;DDDR pacemaker;dual chamber pacemaker insertion;dual chamber PPM | קוצב דו מדורי;קוצב לב דו מדורי;קוצב דו-חדרי;השתלת קוצב דו מדורי;קוצב DDD | major;device
Biventricular pacemaker implantation | 0JH607Z | CRT-P;cardiac resynchronization therapy pacemaker;cardiac resynchronisation pacemaker;biventricular pacemaker;CRT-P implantation | קוצב תלת מדורי;קוצב דו חדרי לסנכרון;השתלת CRT-P;קוצב CRT | major;device
Implantable cardioverter-defibrillator implantation | 0JH608Z | ICD implantation;ICD insertion;AICD;implantable cardioverter defibrillator;implantable defibrillator;automatic implantable cardioverter defibrillator;AICD implantation;ICD placement;defibrillator implantation;ICD? | השתלת דפיברילטור;דפיברילטור מושתל;השתלת ICD;דפיברילטור;דה-פיברילטור;קוצב דפיברילטור;השתלת דפיברילטור תוך לבי | major;device
Biventricular defibrillator implantation | 0JH609Z | CRT-D;cardiac resynchronization therapy defibrillator;CRT-D implantation;biventricular ICD;BiV ICD | דפיברילטור תלת מדורי;השתלת CRT-D;דפיברילטור דו חדרי | major;device
Pacemaker generator change |  | generator change;pulse generator replacement;pacemaker battery change;pacemaker replacement;ICD generator replacement;box change | החלפת קוצב;החלפת סוללת קוצב;החלפת גנרטור;החלפת מחולל קוצב | minor;device
Temporary pacemaker insertion |  | temporary pacemaker;temporary transvenous pacing;temporary pacing wire;temporary pacing | קוצב זמני;הכנסת קוצב זמני;קיצוב זמני | minor;device
Pacemaker interrogation | 4B02XSZ | pacemaker check;pacemaker follow-up;pacing check;pacemaker interrogation and programming;pacemaker interrogated;pacer interrogated | בדיקת קוצב;ביקורת קוצב;תשאול קוצב;מרפאת קוצבים | minor
Implantable loop recorder insertion |  | ILR?;implantable loop recorder;loop recorder;insertable cardiac monitor;Reveal LINQ;loop recorder implantation | השתלת לופ רקורדר;לופ רקורדר;רשם אירועים מושתל;השתלת ILR | minor;device
Left atrial appendage closure | 02L73DK | LAAC;LAAO;left atrial appendage occlusion;Watchman device;Watchman implantation;LAA closure;percutaneous left atrial appendage closure;Amulet device;Watchman;Watchman FLX | סגירת אוזנית שמאלית;סגירת אוזנית עליה שמאלית;השתלת Watchman;סגירת אוזנית | minor;device

# --- Cardiac surgery and structural
Coronary artery bypass grafting |  | CABG;coronary artery bypass graft;coronary bypass;bypass surgery;coronary bypass surgery;aortocoronary bypass;heart bypass;open heart bypass;CABG x1;CABG x2;CABG x3;CABG x4;CABGx3;CABGx4;off-pump CABG;OPCAB;triple bypass;quadruple bypass;double bypass;LIMA to LAD;LIMA-LAD;CABG ×3;CABG ×4;CABG x 3;CABG x 4 | ניתוח מעקפים;מעקפים;ניתוח מעקפים כליליים;מעקף כלילי;מעקפים כליליים;ניתוח מעקפי לב;ניתוח מעקף;ניתוח עוקפים | major
Transcatheter aortic valve implantation | 02RF38Z | TAVI;TAVR;transcatheter aortic valve replacement;percutaneous aortic valve replacement;transfemoral TAVI;transfemoral TAVR | החלפת מסתם אאורטלי בצנתור;השתלת מסתם אאורטלי בצנתור;צנתור מסתם אאורטלי;השתלת TAVI;החלפה מלעורית של המסתם האאורטלי;החלפת מסתם אבי העורקים בצנתור;החלפת מסתם בצנתור | major;device
Aortic valve replacement |  | AVR?;surgical aortic valve replacement;SAVR;aortic valve surgery;replacement of aortic valve | החלפת מסתם אאורטלי;החלפת מסתם אבי העורקים;ניתוח החלפת מסתם אאורטלי;החלפת המסתם האאורטלי;השתלת מסתם אאורטלי | major;device
Aortic valve replacement, bioprosthetic (surgical) | 02RF08Z | bioprosthetic aortic valve replacement;bioprosthetic AVR;tissue AVR;biological aortic valve replacement;surgical AVR with tissue valve;tissue aortic valve replacement | החלפת מסתם אאורטלי ביולוגי;מסתם אאורטלי ביולוגי בניתוח | major;device
Aortic valve replacement, mechanical | 02RF0JZ | mechanical aortic valve replacement;mechanical AVR;metallic AVR | החלפת מסתם אאורטלי מכני;מסתם אאורטלי מכני;החלפת מסתם אאורטלי מלאכותי | major;device
Mitral valve replacement |  | MVR?;mitral valve surgery;replacement of mitral valve;surgical mitral valve replacement | החלפת מסתם מיטרלי;החלפת המסתם הדו צניפי;החלפת המסתם המיטרלי;ניתוח החלפת מסתם מיטרלי | major;device
Mitral valve replacement, bioprosthetic (surgical) | 02RG08Z | bioprosthetic mitral valve replacement;bioprosthetic MVR;tissue MVR;biological mitral valve replacement | החלפת מסתם מיטרלי ביולוגי;מסתם מיטרלי ביולוגי | major;device
Mitral valve replacement, mechanical | 02RG0JZ | mechanical mitral valve replacement;mechanical MVR;metallic MVR | החלפת מסתם מיטרלי מכני;מסתם מיטרלי מכני;החלפת מסתם מיטרלי מלאכותי | major;device
Mitral valve repair |  | mitral valvuloplasty;mitral valve plasty;surgical mitral repair;mitral repair;MV repair | תיקון מסתם מיטרלי;תיקון המסתם הדו צניפי;תיקון מסתם דו צניפי | major
Mitral valve annuloplasty ring | 02UG0JZ | mitral annuloplasty;mitral ring annuloplasty;mitral valve repair with annuloplasty ring | טבעת מיטרלית;אנולופלסטיה מיטרלית;תיקון מסתם מיטרלי עם טבעת | major;device
Transcatheter mitral valve edge-to-edge repair | 02UG3JZ | MitraClip;mitral clip;TEER?;transcatheter edge-to-edge repair;percutaneous mitral valve repair | השתלת מיטרה-קליפ;מיטרה קליפ;תיקון מסתם מיטרלי בצנתור;תיקון מלעורי של המסתם המיטרלי | major;device
Tricuspid valve repair |  | tricuspid annuloplasty;tricuspid valvuloplasty;tricuspid valve surgery | תיקון מסתם טריקוספידלי;תיקון המסתם התלת צניפי;תיקון מסתם תלת צניפי | major
Heart valve replacement |  | valve replacement;prosthetic heart valve;cardiac valve replacement;heart valve surgery;valve surgery;heart valve replaced;valve replaced | החלפת מסתם;החלפת מסתם לב;ניתוח מסתם;מסתם תותב;מסתם מלאכותי | major;device
Balloon valvuloplasty |  | balloon aortic valvuloplasty;balloon mitral valvuloplasty;percutaneous balloon valvuloplasty;BAV?;percutaneous mitral commissurotomy;balloon pulmonary valvuloplasty;valvuloplasty;aortic valvuloplasty;pulmonary valvuloplasty;percutaneous valvuloplasty;pulmonary balloon valvuloplasty | הרחבת מסתם בבלון;וולוולופלסטיה בבלון;ולבולופלסטיה | minor
Patent foramen ovale closure | 02U53JZ | PFO closure;percutaneous PFO closure;closure of PFO;PFO device closure;transcatheter PFO closure;Amplatzer PFO | סגירת PFO;סגירת נקב סגלגל;סגירת PFO בצנתור;סגירת חלון סגלגל | minor;device
Atrial septal defect closure |  | ASD closure;ASD repair;atrial septal defect repair;closure of ASD;surgical ASD closure;repair of ASD | סגירת ASD;סגירת פגם בין עלייתי;תיקון ASD;סגירת פגם במחיצה הבין עלייתית;תיקון פגם במחיצת העליות |
Atrial septal defect closure, transcatheter | 02U53JZ | transcatheter ASD closure;percutaneous ASD closure;ASD device closure;Amplatzer ASD closure | סגירת ASD בצנתור;סגירת פגם בין עלייתי בצנתור | minor;device
Ventricular septal defect closure |  | VSD closure;VSD repair;ventricular septal defect repair | סגירת VSD;תיקון VSD;סגירת פגם בין חדרי;תיקון פגם במחיצת החדרים | major
Patent ductus arteriosus closure |  | PDA closure;PDA ligation;ligation of PDA;PDA device closure;ductus ligation | סגירת PDA;סגירת צינור בוטלי;סגירת דוקטוס;קשירת דוקטוס |
Tetralogy of Fallot repair |  | TOF repair;repair of tetralogy of Fallot;total correction of tetralogy | תיקון טטרלוגיה על שם פאלו;תיקון TOF;תיקון טטרלוגיה | major
Coarctation repair |  | repair of coarctation of aorta;coarctation of aorta repair;coarctectomy | תיקון קוארקטציה;תיקון היצרות אבי העורקים;תיקון קוארקטציה של אבי העורקים | major
Septal myectomy |  | surgical septal myectomy;Morrow procedure;septal myomectomy | מיאקטומיה ספטלית;כריתת מחיצה בין חדרית | major
Alcohol septal ablation |  | percutaneous transluminal septal myocardial ablation;ethanol septal ablation | אבלציה אלכוהולית של המחיצה;אבלציה אלכוהולית | minor
Ascending aorta replacement |  | ascending aortic replacement;hemiarch replacement;ascending aortic aneurysm repair | החלפת אבי העורקים העולה;החלפת אאורטה עולה;תיקון מפרצת אאורטה עולה | major;device
Bentall procedure |  | Bentall operation;composite aortic root replacement | ניתוח בנטל | major;device
Aortic root replacement |  | David procedure;valve-sparing aortic root replacement | החלפת שורש אבי העורקים;ניתוח דיוויד | major;device
Aortic arch replacement |  | total arch replacement;arch repair | החלפת קשת אבי העורקים | major;device
Left ventricular assist device implantation | 02HA0QZ | LVAD;left ventricular assist device;HeartMate;LVAD implantation | השתלת LVAD;מכשיר סיוע חדרי;התקן סיוע לחדר שמאל | major;device
Heart transplant | 02YA0Z0 | heart transplantation;cardiac transplant;cardiac transplantation;orthotopic heart transplant;OHT? | השתלת לב;מושתל לב | major
Pericardial window |  | pericardiotomy;pericardial window creation;subxiphoid pericardial window | חלון פריקרדיאלי;פתיחת חלון בפריקרד | major
Pericardiectomy |  | pericardial stripping | פריקרדיאקטומיה;כריתת קרום הלב | major
Extracorporeal membrane oxygenation |  | ECMO;extracorporeal life support;ECLS;VA ECMO;venoarterial ECMO | אקמו;חיבור לאקמו;חמצון חוץ גופי;מכונת ECMO |
Veno-venous extracorporeal membrane oxygenation | 5A1522H | VV ECMO;venovenous ECMO;veno venous ECMO | אקמו ורידי-ורידי |
Cardiopulmonary resuscitation | 5A12012 | CPR;cardiopulmonary arrest resuscitation;chest compressions;ACLS? | החייאה;החייאה קרדיופולמונרית;פעולות החייאה;עיסויי לב | minor

# --- Vascular
Carotid endarterectomy |  | CEA?;carotid artery endarterectomy;carotid endarterectomy with patch;RCEA;LCEA | אנדארטרקטומיה של הקרוטיד;ניתוח קרוטיד;אנדרטרקטומיה קרוטידית;ניתוח עורק התרדמה;ניקוי קרוטיד;אנדרטרקטומיה;ניתוח קרוטיס;ניתוח בעורק הקרוטיס;אנדארטרקטומיה קרוטית;אנדרטרקטומיה קרוטית | major;sided
Carotid artery stenting |  | carotid stent;carotid stenting;carotid angioplasty and stenting | תומכן בקרוטיד;סטנט בקרוטיד;צנתור קרוטיד;השתלת סטנט בעורק התרדמה | minor;sided;device
Open abdominal aortic aneurysm repair |  | open AAA repair;abdominal aortic aneurysm repair with graft;open repair of abdominal aortic aneurysm;AAA graft;aortic aneurysm graft | תיקון פתוח של מפרצת אבי העורקים הבטנית;ניתוח פתוח למפרצת אאורטה בטנית | major;device
Endovascular aortic aneurysm repair |  | EVAR;endovascular aneurysm repair;endovascular AAA repair;aortic stent graft;endovascular repair of abdominal aortic aneurysm;aneurysm repaired endovascularly;AAA repaired endovascularly;abdominal aortic aneurysm repaired endovascularly | תיקון אנדווסקולרי של מפרצת;תיקון מפרצת אאורטה בצנתור;השתלת סטנט גרפט;EVAR למפרצת | major;device
Abdominal aortic aneurysm repair |  | AAA repair;repair of AAA;aortic aneurysm repair;abdominal aortic aneurysm repaired;AAA repaired | תיקון מפרצת אבי העורקים;ניתוח מפרצת אבי העורקים;תיקון מפרצת אאורטה בטנית;ניתוח AAA;ניתוח מפרצת אאורטה | major;device
Thoracic endovascular aortic repair |  | TEVAR;thoracic endovascular aneurysm repair;thoracic aortic stent graft | תיקון אנדווסקולרי של אאורטה חזית;תיקון מפרצת אאורטה חזית בצנתור | major;device
Femoropopliteal bypass |  | fem-pop bypass;femoral-popliteal bypass;femoro-popliteal bypass;fem pop;fem-popliteal bypass;femoral to popliteal bypass;fem-pop graft;axillofemoral bypass;axillobifemoral bypass;femoral-tibial bypass;femoral-distal bypass;femoral-peroneal bypass;popliteal bypass;leg bypass;lower extremity bypass;femoral-posterior tibial bypass;popliteal to tibial bypass;femoral bypass;fem-distal bypass;femorodistal bypass | מעקף פמורופופליטאלי;מעקף פמורו-פופליטאלי;מעקף עורקי ברגל;מעקף עורקים ברגל | major;sided
Aortobifemoral bypass |  | aorto-bifemoral bypass;aortofemoral bypass;ABF bypass | מעקף אאורטו-ביפמורלי;מעקף אאורטופמורלי | major;device
Peripheral angioplasty |  | percutaneous transluminal angioplasty;PTA?;peripheral arterial angioplasty;peripheral artery stenting;peripheral vascular stent;SFA angioplasty;iliac stent;iliac artery stenting;femoral artery angioplasty;balloon angioplasty of leg;lower extremity angioplasty;peripheral catheterization;stenting of iliac artery;iliac artery stent;iliac stents;SFA stent;SFA stenting;femoral artery stent;stenting of superficial femoral artery;popliteal stent;iliac stenting;stent-supported angioplasty; PTA of leg;PTA of lower extremity;PTA of superficial femoral artery;PTA of popliteal artery;PTA of iliac artery; iliac artery angioplasty;femoral artery angioplasty;popliteal artery angioplasty;tibial artery angioplasty;iliac artery stent placement;stent placement in iliac artery;stent placement in external iliac artery;stent placement in common iliac artery;external iliac artery angioplasty;common iliac artery angioplasty;superficial femoral artery angioplasty;iliac artery angioplasty;iliac angioplasty;femoral angioplasty;renal artery angioplasty;renal artery stent;renal artery stenting;renal stent;renal stenting;angioplasty of iliac artery;angioplasty of superficial femoral artery;popliteal angioplasty;venoplasty;venous angioplasty;tibial angioplasty;subclavian stent;balloon venoplasty | צנתור פריפרי;צנתור רגליים;צנתור גפיים;צנתור עורקי רגליים;הרחבת עורקים ברגל;אנגיופלסטיה פריפרית;צנתור פריפרי טיפולי;צנתור גפיים תחתונות;הרחבת עורק היקפי;צנתור היקפי;צנתור רגל | minor;sided
Femoral endarterectomy |  | common femoral endarterectomy;femoral artery endarterectomy;iliac endarterectomy;endarterectomy of femoral artery;iliofemoral endarterectomy;profundaplasty | אנדארטרקטומיה פמורלית;אנדרטרקטומיה של עורק הירך | major;sided
Arterial embolectomy |  | embolectomy;thromboembolectomy;Fogarty embolectomy;arterial thrombectomy;surgical thrombectomy | אמבולקטומיה;כריתת תסחיף;תרומבקטומיה עורקית;הוצאת קריש | major;sided
Arteriovenous fistula creation |  | AV fistula;AVF?;AV fistula creation;arteriovenous fistula for dialysis;brachiocephalic fistula creation;radiocephalic fistula creation;dialysis fistula;AV graft creation;AVF creation;creation of arteriovenous fistula;creation of AV fistula;creation of left arteriovenous fistula;placement of arteriovenous fistula;arteriovenous fistula placement;arteriovenous fistula creation;creation of right arteriovenous fistula;AV access;creation of brachiocephalic arteriovenous fistula;creation of radiocephalic arteriovenous fistula;creation of brachiocephalic fistula;creation of radiocephalic fistula;brachiocephalic arteriovenous fistula;radiocephalic arteriovenous fistula;brachiobasilic arteriovenous fistula;brachiobasilic fistula | יצירת פיסטולה לדיאליזה;פיסטולה עורקית ורידית;שאנט לדיאליזה;יצירת שאנט;פיסטולה לדיאליזה;פיסטולה AV;פיסטולה להמודיאליזה;שאנט AV;יצירת פיסטולה;פיסטולה עורקית-ורידית | major;sided
Varicose vein surgery |  | varicose vein stripping;vein stripping;saphenous vein stripping;phlebectomy;high ligation and stripping;varicose vein operation;saphenous vein ligation;ambulatory phlebectomy;varicose vein removal;removal of varicose veins;varicose veins removed;varicose veins stripped;veins stripped;varicose vein ligation;vein ligation;ligation of vein;high ligation;stripping of saphenous vein;greater saphenous vein stripping;ligation and stripping;high ligation of saphenous vein;ligation of saphenous vein;ligation of greater saphenous vein;vein ligation and stripping;greater saphenous vein ligation;perforator ligation | ניתוח דליות;ניתוח ורידים;הסרת דליות;כריתת דליות;סטריפינג;ניתוח דליות ברגליים;קריעת ורידים;קריעת דליות | major;sided
Endovenous ablation |  | endovenous laser ablation;EVLT;EVLA;endovenous laser treatment;radiofrequency ablation of varicose veins;saphenous vein ablation;venous ablation;varicose vein ablation;endovenous ablation of varicose veins | לייזר תוך ורידי;טיפול בלייזר לדליות;אבלציה תוך ורידית;צריבת ורידים בלייזר;לייזר לדליות;לייזר דליות;צריבת דליות בלייזר | minor;sided
Sclerotherapy |  | vein sclerotherapy;foam sclerotherapy;injection sclerotherapy | סקלרותרפיה;הזרקה לדליות;הזרקת קצף לוורידים | minor;sided
Inferior vena cava filter placement | 06H03DZ | IVC filter;IVC filter placement;inferior vena cava filter;vena cava filter;Greenfield filter;IVC filter insertion | פילטר IVC;השתלת פילטר בווריד הנבוב התחתון;מסנן בווריד הנבוב;מסנן IVC;הכנסת פילטר | minor;device
Arterial embolization |  | embolization;embolisation;transarterial embolization;arterial coil embolization;endovascular embolization;coil embolization;TAE?;coiled off;artery coiled;artery coil embolization;coiling of artery;arterial coiling | אמבוליזציה;תסחוף;אמבוליזציה עורקית;אמבוליזציה בצנתור | minor
Pulmonary thrombectomy |  | pulmonary embolectomy;pulmonary artery thrombectomy | תרומבקטומיה ריאתית;שאיבת קריש מעורק הריאה | minor
Catheter-directed thrombolysis |  | catheter directed lysis;catheter-directed thrombolysis for pulmonary embolism;EKOS | תרומבוליזה מכוונת צנתר | minor
Above-knee amputation |  | AKA?;transfemoral amputation;amputated above knee;leg amputated above knee | קטיעה מעל הברך;קטיעה מעל ברך;קטיעת רגל מעל הברך | major;sided
Below-knee amputation |  | BKA;transtibial amputation;amputated below knee;leg amputated below knee | קטיעה מתחת לברך;קטיעה מתחת הברך;קטיעת רגל מתחת לברך;כריתה מתחת לברך | major;sided
Toe amputation |  | amputation of toe;ray amputation;digit amputation of foot;hallux amputation;great toe amputation;amputation of great toe;amputation of the great toe;amputation of left great toe;amputation of right great toe;amputation of the left great toe;amputation of the right great toe;big toe amputation;toe amputated;toes amputated;great toe amputated | קטיעת אצבע ברגל;קטיעת בוהן;כריתת בוהן;קטיעת אצבע כף רגל;כריתת אצבע ברגל | major;sided
Limb amputation |  | amputation;leg amputation;arm amputation;transmetatarsal amputation;finger amputation;lower limb amputation;foot amputation;leg amputated;foot amputated;arm amputated;limb amputated | קטיעה;קטיעת גפה;קטיעת רגל;קטיעת יד;קטיעת כף רגל;קטיעת אצבע | major;sided
Central venous catheter insertion |  | central line;central line placement;CVC?;central venous catheter;central venous line;CVL?;central line insertion;triple lumen catheter;subclavian line;Broviac catheter;Broviac placement;subclavian catheter;internal jugular line;femoral line | צנתר מרכזי;הכנסת צנתר ורידי מרכזי;קו מרכזי;צנתר ורידי מרכזי;הכנסת קו מרכזי;וריד מרכזי;קטטר מרכזי;קטטר ורידי מרכזי | minor;device
PICC line insertion |  | PICC;PICC line;peripherally inserted central catheter;PICC placement;PICC insertion | צנתר PICC;הכנסת PICC;פיק-ליין;קו PICC | minor;sided;device
Implantable port placement |  | port-a-cath;portacath;port a cath insertion;Mediport;chemo port;port placement;port insertion;implantable venous port;infusaport;Portacath insertion;totally implantable venous access device;port placed;port inserted;port placement for chemotherapy;Port-A-Cath placement;placement of Port-A-Cath | השתלת פורט;פורט-א-קט;הכנסת פורט;השתלת פורטקט;פורט תת עורי;החדרת פורט | minor;device
Tunneled dialysis catheter insertion |  | tunneled dialysis catheter;tunnelled dialysis catheter;permcath;Perm-a-cath;hemodialysis catheter insertion;Hickman catheter;dialysis catheter placement;tesio catheter;dialysis catheter;hemodialysis catheter;tunneled catheter;tunneled catheter placement;Permcath placement;PermaCath placement;tunneled hemodialysis catheter;Ash catheter placement;Quinton catheter;Ash split catheter;tunneled hemodialysis catheter placement;hemodialysis catheter placement;Permcath insertion;placement of dialysis catheter;placement of hemodialysis catheter;placement of Permcath;dialysis catheter insertion;Quinton catheter placement | פרמקט;הכנסת פרמקט;צנתר דיאליזה;קטטר דיאליזה;צנתר דיאליזה מתועל;היקמן | minor;device
Arterial line insertion | | arterial line;arterial catheterization;radial arterial line;art line | קו עורקי;הכנסת קו עורקי;ארטליין | minor;routine
Peripheral venous cannulation | | IV insertion;intravenous cannulation;peripheral IV;IV line placement;venflon;cannula insertion;peripheral intravenous catheter | וונפלון;ונפלון;פתיחת וריד;הכנסת עירוי;עירוי פריפרי | minor;routine
Venipuncture | | blood draw;phlebotomy;blood sampling;venepuncture;blood collection | לקיחת דם;נטילת דם;דקירת וריד;שאיבת דם | minor;routine
Therapeutic phlebotomy |  | venesection;therapeutic venesection;therapeutic blood letting;therapeutic bloodletting | הקזת דם;הקזת דם טיפולית;הקזה | minor

# --- Thoracic and respiratory
Bronchoscopy | 0BJ08ZZ | flexible bronchoscopy;fiberoptic bronchoscopy;fibreoptic bronchoscopy;FOB?;diagnostic bronchoscopy;rigid bronchoscopy | ברונכוסקופיה;ברונכוסקופיה גמישה;ברונכוסקופיה אבחנתית | minor
Bronchoalveolar lavage |  | BAL?;bronchoscopy with BAL;bronchoscopy with lavage;bronchial lavage;bronchial washings | שטיפה ברונכואלוואולרית;שטיפת סמפונות;ברונכוסקופיה עם שטיפה;BAL בברונכוסקופיה | minor
Transbronchial lung biopsy |  | TBBX;TBLB;transbronchial biopsy;bronchoscopy with biopsy;bronchoscopic biopsy;endobronchial biopsy | ביופסיה טרנסברונכיאלית;ביופסיה בברונכוסקופיה;ברונכוסקופיה עם ביופסיה | minor
Transbronchial needle aspiration |  | transbronchial needle biopsy;transbronchial needle aspirations;TBNA;transbronchial aspiration | דיקור מחט דרך הסימפון | minor
Endobronchial ultrasound |  | EBUS;EBUS-TBNA;endobronchial ultrasound-guided needle aspiration | EBUS בברונכוסקופיה;אולטרסאונד אנדוברונכיאלי;אולטראסאונד אנדוברונכיאלי | minor
Lung biopsy |  | CT-guided lung biopsy;percutaneous lung biopsy;transthoracic needle biopsy;needle biopsy of lung;open lung biopsy | ביופסיית ריאה;ביופסיה מהריאה;ביופסיה מריאה בהנחיית CT;ביופסיה של הריאה | minor;sided
Thoracentesis |  | thoracocentesis;pleural tap;pleural aspiration;pleural fluid drainage;pleurocentesis;diagnostic pleural tap;effusion tapped;pleural effusion tapped;pleural effusion drained | ניקור פלאורה;ניקור פלאורלי;ניקור בית החזה;ניקור נוזל פלאורלי;ניקור צדר;תורקוצנטזיס;ניקור פליאורלי | minor;sided
Chest tube insertion |  | chest tube;tube thoracostomy;intercostal drain;chest drain insertion;thoracostomy tube;ICD drain;intercostal catheter;chest drain;pigtail chest drain;pleural drain;ICD insertion pleura;ICD pleura;ICD tube;intercostal chest drain;ICD for pneumothorax;ICD for pleural effusion;intercostal drain insertion;intercostal chest drain insertion | נקז חזה;הכנסת נקז בית חזה;נקז בין צלעי;נקז פלאורלי;נקז חזי;הכנסת נקז חזה;תורקוסטומיה;נקז בית חזה | minor;sided
Pleurodesis |  | talc pleurodesis;chemical pleurodesis;pleurodesis with talc | פלאורודזיס;הדבקת קרומי הריאה;פלאורודזה;הדבקת צדר | minor;sided
Lung lobectomy |  | pulmonary lobectomy;lobectomy of lung;VATS lobectomy;upper lobectomy;lower lobectomy;right upper lobectomy;left upper lobectomy;right lower lobectomy;left lower lobectomy;RUL lobectomy;LUL lobectomy;RLL lobectomy;LLL lobectomy;lobectomy? | כריתת אונה;כריתת אונת ריאה;לובקטומיה של הריאה;כריתת אונה ריאתית;לובקטומיה? | major;sided
Pneumonectomy |  | lung removal;total pneumonectomy | כריתת ריאה;פנאומונקטומיה;כריתת ריאה שלמה | major;sided
Wedge resection of lung |  | lung wedge resection;pulmonary wedge resection;VATS wedge resection;wedge biopsy of lung;right middle lobe wedge resection;left lower lobe wedge resection;upper lobe wedge resection;lower lobe wedge resection;middle lobe wedge resection;thoracoscopic wedge resection | כריתת יתד מהריאה;כריתת יתד | major;sided
Lung segmentectomy |  | segmentectomy of lung;pulmonary segmentectomy | סגמנטקטומיה של הריאה;כריתת סגמנט ריאה | major;sided
Partial lung resection |  | lung resection;partial pneumonectomy;part of lung removed;part of the lung removed;part of his lung removed;part of her lung removed;one-third of her lung removed;one-third of his lung removed;one-third of the lung removed;half of her lung removed;half of his lung removed;portion of lung removed | כריתה חלקית של ריאה | major;sided
Video-assisted thoracoscopic surgery |  | VATS;thoracoscopy;video assisted thoracoscopy;thoracoscopic surgery;medical thoracoscopy;pleuroscopy | תורקוסקופיה;ניתוח תורקוסקופי;ניתוח VATS;תורקוסקופיה בעזרת וידאו | major;sided
Thoracotomy |  | exploratory thoracotomy;open thoracotomy | תורקוטומיה;פתיחת בית חזה;פתיחת חזה | major;sided
Renal cyst decortication | | decortication of renal cyst;laparoscopic renal cyst decortication;kidney cyst decortication;renal cyst unroofing | פתיחת ציסטה כלייתית;דקורטיקציה של ציסטה בכליה | major;sided
Lung decortication |  | decortication;pleural decortication;VATS decortication;decortication of lung | דקורטיקציה;קילוף פלאורה;דקורטיקציה של ריאה | major;sided
Mediastinoscopy | 0WJC4ZZ | cervical mediastinoscopy;diagnostic mediastinoscopy | מדיאסטינוסקופיה | minor
Thymectomy |  | thymus removal;removal of thymus;excision of thymus | כריתת תימוס;תימקטומיה;כריתת בלוטת ההרת | major
Lung transplant |  | lung transplantation;pulmonary transplant;single lung transplant | השתלת ריאה;מושתל ריאה;השתלת ריאות | major
Bilateral lung transplant | 0BYM0Z0 | double lung transplant;bilateral lung transplantation;double lung transplantation | השתלת שתי ריאות;השתלת ריאות דו צדדית | major
Endotracheal intubation | 0BH17EZ | intubation;orotracheal intubation;tracheal intubation;rapid sequence intubation;RSI?;intubated;reintubated;ETT/RSI;reintubation;re-intubation;re-intubated | אינטובציה;הנשמה וצינרור;צינרור;אינטובציה אנדוטרכאלית;צנרור קנה | minor;airway
Mechanical ventilation |  | invasive mechanical ventilation;ventilator support;mechanical ventilatory support;ventilatory support;respiratory ventilation;artificial ventilation;ventilated patient;placed on ventilator;put on ventilator;mechanically ventilated | הנשמה מלאכותית;הנשמה מכנית;הנשמה פולשנית;הונשם | minor
Non-invasive ventilation |  | NIV;BiPAP;CPAP?;noninvasive ventilation;bilevel positive airway pressure;continuous positive airway pressure;NIPPV;CPAP therapy;placed on BiPAP;put on BiPAP | הנשמה לא פולשנית;ביפאפ;סיפאפ;טיפול ב-CPAP | minor
Tracheostomy | 0B113F4;0B110F4 | tracheotomy;tracheostomy tube placement;trach?;tracheostoma;trached | טרכאוסטומיה;פיום קנה;פיום קנה הנשימה;טרכיאוסטומיה;טרכאוטומיה | major;device
Percutaneous tracheostomy | 0B113F4 | percutaneous dilational tracheostomy;PDT?;percutaneous dilatational tracheostomy | טרכאוסטומיה מלעורית;טרכיאוסטומיה מלעורית | minor;device
Open tracheostomy | 0B110F4 | surgical tracheostomy;surgical tracheotomy | טרכאוסטומיה פתוחה;טרכאוסטומיה כירורגית | major;device
Nebulizer treatment | | nebulised treatment;inhalation treatment;nebulization;nebulisation;aerosol therapy;nebulized inhalation | אינהלציה;אינהלציות;טיפול באינהלציה;משאף אינהלציה | minor;routine
Oxygen therapy | | home oxygen;supplemental oxygen;long term oxygen therapy;LTOT;O2 therapy;oxygen treatment | טיפול בחמצן;חמצן ביתי;תוספת חמצן;העשרה בחמצן;חמצן במשקפיים;חמצן במסכה;חמצן במשקפי אף | minor;routine
Hyperbaric oxygen therapy |  | HBOT;HBO?;hyperbaric oxygen;hyperbaric treatment;hyperbaric chamber | תא לחץ;טיפול בתא לחץ;חמצן היפרברי;טיפול היפרברי | minor

# --- Digestive: endoscopy
Gastroscopy | 0DJ08ZZ | esophagogastroduodenoscopy;oesophago-gastro-duodenoscopy;esophago-gastro-duodenoscopy;oesophagogastroduodenoscopy;EGD;OGD;upper endoscopy;upper GI endoscopy;UGI endoscopy;esophagogastroscopy;panendoscopy;upper gastrointestinal endoscopy;esophagoscopy;oesophagoscopy;OGDS;UGIE;UGI scopy;UGIscopy;upper GI scopy | גסטרוסקופיה;אנדוסקופיה עליונה;בדיקת גסטרוסקופיה;אנדוסקופיה של מערכת העיכול העליונה;EGD בגסטרו;אזופגוסקופיה | minor
Gastroscopy with biopsy |  | EGD with biopsy;upper endoscopy with biopsy;gastric biopsy;duodenal biopsy;OGD with biopsy;small bowel biopsy;esophageal biopsy | גסטרוסקופיה עם ביופסיה;ביופסיה מהקיבה;ביופסיה מהתריסריון;ביופסיית קיבה;ביופסיות בגסטרוסקופיה | minor
Colonoscopy | 0DJD8ZZ | lower endoscopy;full colonoscopy;screening colonoscopy;total colonoscopy;diagnostic colonoscopy;ileocolonoscopy;lower GI endoscopy;C-scope | קולונוסקופיה;בדיקת קולונוסקופיה;קולונוסקופיה מלאה;אנדוסקופיה תחתונה;קולונוסקופיית סקר;אילאוקולונוסקופיה | minor
Colonoscopy with biopsy |  | colonic biopsy;colon biopsy;colonoscopic biopsy;rectal biopsy | קולונוסקופיה עם ביופסיה;ביופסיה מהמעי הגס;ביופסיה מהרקטום;ביופסיות מהמעי | minor
Colonic polypectomy |  | colonoscopic polypectomy;colonoscopy with polypectomy;endoscopic mucosal resection;colon polypectomy;colon polyp removal;EMR?;colonoscopic removal of polyp;removal of colon polyp;colon polyp removed;colonic polyp removed;colon polyp snared;sigmoid polypectomy;rectal polypectomy;cecal polypectomy;hot snare;cold snare | קולונוסקופיה עם כריתת פוליפ;כריתת פוליפ מהמעי;כריתת פוליפ במעי הגס;כריתת פוליפים מהמעי | minor
Polypectomy |  | endoscopic polypectomy;polyp removal;removal of polyp;polyp removed;polyps removed;polyp resected;polyps resected;polyp excised;polyps excised;polyp snared;polyps snared;snare polypectomy;hot biopsy polypectomy;hot snare polypectomy | כריתת פוליפ;פוליפקטומיה;הסרת פוליפ;הוצאת פוליפ;כריתת פוליפים;הסרת פוליפים | minor
Flexible sigmoidoscopy | 0DJD8ZZ | sigmoidoscopy;flex sig;flexi sig;rectosigmoidoscopy;proctosigmoidoscopy | סיגמואידוסקופיה;רקטוסיגמואידוסקופיה;סיגמואידוסקופיה גמישה | minor
Proctoscopy |  | anoscopy;rectoscopy;rigid proctoscopy | רקטוסקופיה;אנוסקופיה;פרוקטוסקופיה | minor
Endoscopic retrograde cholangiopancreatography |  | ERCP;endoscopic retrograde cholangiography;ERCP with sphincterotomy;ERCP with stent | ERCP עם ספינקטרוטומיה;אר-סי-פי;כולנגיופנקראטוגרפיה רטרוגרדית;בדיקת ERCP | minor
Endoscopic sphincterotomy |  | biliary sphincterotomy;papillotomy;endoscopic papillotomy;ES papillotomy;sphincterotomy? | ספינקטרוטומיה אנדוסקופית;פפילוטומיה;ספינקטרוטומיה של הפפילה;ספינקטרוטומיה | minor
Biliary stent placement |  | biliary stent;common bile duct stent;CBD stent;bile duct stenting;biliary stenting | סטנט בדרכי המרה;השתלת סטנט ביליארי;תומכן בדרכי המרה;סטנט ביליארי | minor;device
Endoscopic ultrasound |  | EUS;endosonography;endoscopic ultrasonography;EUS-FNA;endoscopic ultrasound with FNA | אולטרסאונד אנדוסקופי;EUS אנדוסקופי;אולטראסאונד אנדוסקופי;אנדוסונוגרפיה;אולטרסאונד תוך ושטי | minor
Capsule endoscopy |  | video capsule endoscopy;VCE?;small bowel capsule;wireless capsule endoscopy;PillCam;pill camera | קפסולה אנדוסקופית;בדיקת קפסולה;קפסולת וידאו;גלולת וידאו;קפסולה לבדיקת המעי הדק;קפסולה לצילום המעי הדק;קפסולה לצילום המעי;צילום המעי בקפסולה;קפסולה? | minor
Enteroscopy |  | push enteroscopy;double balloon enteroscopy;single balloon enteroscopy;small bowel enteroscopy | אנטרוסקופיה;אנטרוסקופיה בבלון | minor
Esophageal variceal band ligation | 06L38CZ | variceal banding;esophageal banding;EVL?;variceal band ligation;esophageal variceal ligation;band ligation of varices;oesophageal variceal banding;endoscopic variceal ligation | קשירת דליות בוושט;ליגציה של דליות ושט;גומיות לדליות בוושט;קשירת דליות ושט | minor
Endoscopic hemostasis |  | endoscopic control of bleeding;endoscopic haemostasis;hemoclip placement;endoscopic clipping;endoscopic injection of adrenaline;BICAP cautery | המוסטאזיס אנדוסקופי;עצירת דימום אנדוסקופית;הנחת קליפס אנדוסקופי | minor
Esophageal dilation |  | esophageal dilatation;oesophageal dilatation;balloon dilation of esophagus;esophageal bougienage;pneumatic dilation;Savary dilation;Maloney dilation;dilatation of esophagus;esophageal balloon dilation;bougie dilation;dilation of esophageal stricture;balloon dilation of esophageal stricture | הרחבת ושט;הרחבת ושט בבלון;דילטציה של הוושט;הרחבה של הוושט | minor
Percutaneous endoscopic gastrostomy | 0DH63UZ | PEG?;PEG tube;PEG placement;PEG tube insertion;PEG insertion;percutaneous gastrostomy | השתלת פג;הכנסת PEG;זונדה פג;גסטרוסטומיה אנדוסקופית | minor;device
Gastrostomy |  | gastrostomy tube;G-tube;gastrostomy tube placement;feeding gastrostomy;surgical gastrostomy;G-tube placement | גסטרוסטומיה;פיום קיבה;גסטרוסטום;גסטרוסטומי | minor;device
Jejunostomy tube placement |  | jejunostomy;J-tube placement;feeding jejunostomy;PEJ;J tube | ג׳ג׳ונוסטומיה;פיום ג׳ג׳ונום;צינור הזנה לג׳ג׳ונום | minor;device
Nasogastric tube insertion |  | NG tube;nasogastric tube;NGT;NG tube placement;Ryles tube;feeding tube insertion;nasogastric intubation;Dobbhoff placement;Dobhoff tube placement;nasoenteric tube placement;Dobbhoff tube placement | זונדה;הכנסת זונדה;צינור אף-קיבה;זונדה לקיבה;צנתר נזוגסטרי | minor;device
Gastric lavage |  | stomach pumping;gastric irrigation;stomach washout | שטיפת קיבה | minor
Intragastric balloon placement |  | gastric balloon;intragastric balloon;bariatric balloon | בלון קיבה;בלון תוך קיבתי;הכנסת בלון לקיבה | minor;device
Esophageal manometry |  | oesophageal manometry;high resolution manometry;esophageal motility study;HRM? | מנומטריה של הוושט;מנומטריה ושטית;מנומטרית ושט;מנומטריה;מנומטריה של הושט | minor
Esophageal pH monitoring |  | 24-hour pH monitoring;24 hour pH study;pH-metry;ambulatory pH monitoring;pH impedance study;esophageal pH study;Bravo capsule;pH monitoring;pH study;pH probe;pH probe study | ניטור pH;ניטור חומציות בוושט;בדיקת pH בוושט;ניטור pH בוושט;PH-מטריה | minor
Anorectal manometry |  | anal manometry;ARM manometry | מנומטריה אנורקטלית;מנומטריה של פי הטבעת | minor
Hydrogen breath test |  | lactose breath test;lactulose breath test;SIBO breath test;lactose tolerance breath test | תבחין נשיפה לללקטוז;תבחין נשיפה ללקטוז;בדיקת נשיפה ללקטוז;תבחין נשיפת מימן;תבחין נשיפה? | minor
Fecal microbiota transplantation |  | FMT;faecal microbiota transplant;stool transplant;fecal transplant;fecal microbiota transplant | השתלת צואה;השתלת מיקרוביוטה;השתלת חיידקי מעי | minor

# --- Digestive: surgery
Appendectomy | 0DTJ4ZZ;0DTJ0ZZ | appendicectomy;appendix removal;removal of appendix;s/p appy;appendix surgery;appendix operation;appendix removed;appendix out;appendix taken out | אפנדקטומיה;כריתת תוספתן;ניתוח תוספתן;ניתוח אפנדיציט;כריתת התוספתן;כריתת אפנדיקס;ניתוח אפנדיקס;הוצא תוספתן;הוצא התוספתן;הוסר התוספתן | major
Laparoscopic appendectomy | 0DTJ4ZZ | laparoscopic appendicectomy;lap appendectomy;lap appy;appendectomy laparoscopic;lap appendicectomy | אפנדקטומיה לפרוסקופית;כריתת תוספתן לפרוסקופית;כריתת תוספתן בלפרוסקופיה;אפנדקטומיה בלפרוסקופיה;כריתת תוספתן בגישה לפרוסקופית | major
Open appendectomy | 0DTJ0ZZ | open appendicectomy;appendectomy open | אפנדקטומיה פתוחה;כריתת תוספתן פתוחה;כריתת תוספתן בגישה פתוחה | major
Cholecystectomy | 0FT44ZZ;0FT40ZZ | gallbladder removal;removal of gallbladder;gallbladder surgery;gall bladder removal;gall bladder surgery;gallbladder operation;gall bladder removed;gallbladder removed;gallbladder taken out;gallbladder out;gall bladder out;gallbladder excised;removed gallbladder | כולציסטקטומיה;כריתת כיס מרה;כריתת כיס המרה;ניתוח כיס מרה;הוצאת כיס מרה;ניתוח מרה;כולצסטקטומיה;הוצא כיס מרה;הוצא כיס המרה;הוסר כיס מרה;הוסר כיס המרה;כיס מרה הוסר | major
Laparoscopic cholecystectomy | 0FT44ZZ | lap chole;lap cholecystectomy;laparoscopic gallbladder removal;cholecystectomy laparoscopic;LC?;robotic cholecystectomy | כולציסטקטומיה לפרוסקופית;כריתת כיס מרה לפרוסקופית;כריתת כיס מרה בלפרוסקופיה;כריתת כיס מרה בגישה לפרוסקופית;כולציסטקטומיה בלפרוסקופיה | major
Open cholecystectomy | 0FT40ZZ | cholecystectomy open;laparoscopic cholecystectomy converted to open | כולציסטקטומיה פתוחה;כריתת כיס מרה פתוחה;כריתת כיס מרה בגישה פתוחה | major
Percutaneous cholecystostomy | 0F9430Z | cholecystostomy;percutaneous gallbladder drainage;cholecystostomy tube | כולציסטוסטומיה;ניקוז כיס מרה;ניקוז מלעורי של כיס המרה;נקז בכיס מרה | minor;device
Percutaneous transhepatic biliary drainage |  | PTBD;PTC drain;percutaneous biliary drain;percutaneous transhepatic cholangiography;biliary drain placement | ניקוז מלעורי של דרכי המרה;נקז PTC;נקז ביליארי | minor;device
Common bile duct exploration |  | CBD exploration;choledochotomy;choledocholithotomy | אקספלורציה של דרכי המרה;פתיחת צינור המרה;כולדוכוטומיה | major
Inguinal hernia repair |  | inguinal herniorrhaphy;inguinal hernioplasty;IHR?;groin hernia repair;Lichtenstein repair;TEP repair;TAPP repair;laparoscopic inguinal hernia repair;inguinal hernia surgery;inguinal herniotomy;open inguinal hernia repair;bilateral inguinal hernia repair;inguinal hernia repaired;inguinal hernias repaired;groin hernia repaired;TAPP;TEPP?;transabdominal preperitoneal repair | תיקון בקע מפשעתי;תיקון הרניה מפשעתית;ניתוח בקע מפשעתי;הרניופלסטיקה מפשעתית;תיקון בקע במפשעה;ניתוח הרניה מפשעתית;תיקון בקע אינגוינלי;תיקון בקע מפשעתי לפרוסקופי;תיקון הרניה אינגווינלית | major;sided
Umbilical hernia repair |  | umbilical herniorrhaphy;umbilical hernioplasty;paraumbilical hernia repair;repair of umbilical hernia;umbilical hernia surgery;umbilical hernia repaired | תיקון בקע טבורי;תיקון הרניה טבורית;ניתוח בקע טבורי;תיקון בקע בטבור;ניתוח הרניה טבורית | major
Ventral hernia repair |  | incisional hernia repair;abdominal wall hernia repair;epigastric hernia repair;ventral herniorrhaphy;abdominal wall reconstruction;incisional herniorrhaphy;laparoscopic ventral hernia repair;ventral hernia repaired;incisional hernia repaired | תיקון בקע ונטרלי;תיקון בקע בצלקת;תיקון בקע בדופן הבטן;תיקון בקע ניתוחי;תיקון הרניה ונטרלית;תיקון בקע אפיגסטרי;תיקון בקע פוסט ניתוחי | major
Femoral hernia repair |  | repair of femoral hernia;femoral herniorrhaphy | תיקון בקע פמורלי;תיקון הרניה פמורלית;ניתוח בקע פמורלי | major;sided
Hernia repair |  | herniorrhaphy;hernioplasty;hernia surgery;herniotomy;hernia operation;mesh repair of hernia;hernia repaired;hernia fixed;hernias repaired | תיקון בקע;תיקון הרניה;ניתוח בקע;ניתוח הרניה;ניתוח שבר | major
Hiatal hernia repair |  | hiatus hernia repair;paraesophageal hernia repair;diaphragmatic hernia repair;hiatoplasty;hiatal hernia repaired | תיקון בקע סרעפתי;תיקון הרניה היאטלית;תיקון בקע היאטלי;תיקון בקע פרה-אזופגיאלי | major
Laparoscopic Nissen fundoplication | 0DV44ZZ | lap Nissen;laparoscopic fundoplication;laparoscopic antireflux surgery | פונדופליקציה לפרוסקופית;ניסן לפרוסקופי;פונדופליקציה בלפרוסקופיה | major
Fundoplication |  | Nissen fundoplication;Toupet fundoplication;antireflux surgery;anti-reflux surgery;Nissen procedure;Dor fundoplication;Nissen? | פונדופליקציה;ניתוח ניסן;ניתוח נגד רפלוקס;ניתוח אנטי רפלוקס;פונדופליקציה ע״ש ניסן;ניתוח ריפלוקס;ניתוח נגד ריפלוקס | major
Heller myotomy |  | esophagomyotomy;cardiomyotomy;laparoscopic Heller myotomy | מיוטומיה ע״ש הלר;ניתוח הלר;מיוטומיה של הוושט | major
Peroral endoscopic myotomy |  | POEM procedure;per-oral endoscopic myotomy | מיוטומיה אנדוסקופית;ניתוח POEM | minor
Laparoscopic sleeve gastrectomy | 0DB64Z3 | sleeve gastrectomy;gastric sleeve;LSG?;vertical sleeve gastrectomy;VSG?;bariatric sleeve | שרוול קיבה;ניתוח שרוול;כריתת קיבה שרוולית;ניתוח שרוול קיבה;ניתוח בריאטרי שרוול;שרוול קיבה לפרוסקופי;כריתת שרוול | major
Roux-en-Y gastric bypass |  | RYGB;Roux-en-Y;RNY gastric bypass | מעקף קיבה ע״ש רו;מעקף קיבה רו | major
One-anastomosis gastric bypass |  | OAGB;mini gastric bypass;MGB? | מיני מעקף קיבה;מיני מעקף | major
Gastric bypass |  | gastric bypass surgery;bypass of stomach;GBP?;gastric stapling;stomach stapling;vertical banded gastroplasty | מעקף קיבה;ניתוח מעקף קיבה | major
Laparoscopic Roux-en-Y gastric bypass | 0D164ZA | laparoscopic gastric bypass;lap RYGB;laparoscopic RYGB | מעקף קיבה לפרוסקופי;מעקף קיבה רו לפרוסקופי | major
Laparoscopic adjustable gastric banding | 0DV64CZ | gastric band;gastric banding;lap band;LAGB;adjustable gastric band | טבעת קיבה;השתלת טבעת קיבה;ניתוח טבעת;טבעת לקיבה;ניתוח טבעת קיבה | major;device
Bariatric surgery |  | weight loss surgery;obesity surgery;metabolic surgery;duodenal switch;biliopancreatic diversion | ניתוח בריאטרי;ניתוח לקיצור קיבה;ניתוח קיצור קיבה;ניתוח בריאטרי להשמנה;ניתוח להרזיה | major
Gastrectomy |  | total gastrectomy;subtotal gastrectomy;partial gastrectomy;gastric resection;Billroth II;Billroth I;distal gastrectomy;removal of stomach | כריתת קיבה;גסטרקטומיה;כריתה חלקית של הקיבה;כריתת קיבה מלאה;כריתת קיבה חלקית | major
Pyloromyotomy | 0D874ZZ;0D870ZZ | Ramstedt pyloromyotomy;pyloric stenosis repair | פילורומיוטומיה;ניתוח היצרות פילורוס;ניתוח פילורוס | major
Perforated ulcer repair |  | Graham patch;omental patch repair;perforated peptic ulcer repair;perforated duodenal ulcer repair;repair of perforated ulcer | תיקון כיב מחורר;סגירת התנקבות כיב;תיקון אולקוס מחורר;תיקון התנקבות אולקוס | major
Vagotomy |  | truncal vagotomy;vagotomy and pyloroplasty;selective vagotomy | וגוטומיה;ואגוטומיה;כריתת עצב הוואגוס | major
Esophagectomy |  | oesophagectomy;Ivor Lewis esophagectomy;esophageal resection;Ivor Lewis procedure | כריתת ושט;אזופגקטומיה;כריתת הוושט | major
Small bowel resection |  | small intestine resection;enterectomy;ileal resection;jejunal resection | כריתת מעי דק;כריתה של המעי הדק;כריתת אילאום | major
Ileocecal resection |  | ileocolic resection;ileocecectomy | כריתה אילאוצקאלית;כריתה אילאוקולית | major
Bowel resection |  | intestinal resection | כריתת מעי;כריתת קטע מעי | major
Right hemicolectomy | 0DTF4ZZ;0DTF0ZZ | right colectomy;rt hemicolectomy;hemicolectomy right | המיקולקטומיה ימנית;כריתת מעי גס ימני;כריתת קולון ימני;המיקולקטומי ימני | major
Laparoscopic right hemicolectomy | 0DTF4ZZ | lap right hemicolectomy;laparoscopic right colectomy | המיקולקטומיה ימנית לפרוסקופית;כריתת קולון ימני לפרוסקופית | major
Open right hemicolectomy | 0DTF0ZZ | open right colectomy | המיקולקטומיה ימנית פתוחה | major
Left hemicolectomy | 0DTG4ZZ;0DTG0ZZ | left colectomy;lt hemicolectomy;hemicolectomy left | המיקולקטומיה שמאלית;כריתת מעי גס שמאלי;כריתת קולון שמאלי;המיקולקטומי שמאלי | major
Sigmoidectomy | 0DTN4ZZ;0DTN0ZZ | sigmoid colectomy;sigmoid resection;resection of sigmoid colon | סיגמואידקטומיה;כריתת סיגמואיד;כריתת הסיגמואיד;כריתת סיגמא;כריתת סיגמה;כריתה של הסיגמואיד | major
Laparoscopic sigmoidectomy | 0DTN4ZZ | laparoscopic sigmoid colectomy;laparoscopic sigmoid resection | סיגמואידקטומיה לפרוסקופית;כריתת סיגמואיד לפרוסקופית | major
Open sigmoidectomy | 0DTN0ZZ | open sigmoid colectomy;open sigmoid resection | סיגמואידקטומיה פתוחה;כריתת סיגמואיד פתוחה | major
Hartmann procedure |  | Hartmann's procedure;Hartmann operation;Hartmanns | ניתוח הרטמן;הרטמן | major
Colectomy |  | colon resection;partial colectomy;large bowel resection;hemicolectomy;transverse colectomy;colon surgery;segmental colectomy;part of colon removed;part of the colon removed;portion of the colon removed;section of colon removed | כריתת מעי גס;קולקטומיה;כריתת קולון;כריתה של המעי הגס;המיקולקטומיה;כריתה חלקית של המעי הגס | major
Total colectomy |  | total abdominal colectomy | קולקטומיה טוטלית;כריתת מעי גס מלאה;כריתת כל המעי הגס | major
Subtotal colectomy |  | near-total colectomy | כריתת קולון תת שלמה;קולקטומיה סובטוטלית | major
Proctocolectomy |  | total proctocolectomy;ileal pouch anal anastomosis;IPAA;J-pouch;restorative proctocolectomy | פרוקטוקולקטומיה;פאוץ׳ אילאואנאלי | major
Low anterior resection |  | LAR?;anterior resection;low anterior resection of rectum;rectal resection;TME?;total mesorectal excision;ultra low anterior resection | כריתה קדמית נמוכה;כריתת רקטום;כריתה קדמית של הרקטום;כריתת חלחולת | major
Abdominoperineal resection |  | APR?;abdominoperineal excision;Miles procedure;abdomino-perineal resection | כריתה אבדומינו-פרינאלית;ניתוח מיילס;כריתה בטנית פרינאלית | major
Colostomy |  | colostomy creation;loop colostomy;end colostomy;sigmoid colostomy;stoma creation;transverse colostomy | קולוסטומיה;סטומה;פיום המעי הגס;יצירת סטומה;פיום מעי גס | major
Ileostomy | 0D1B4Z4;0D1B0Z4 | loop ileostomy;end ileostomy;ileostomy creation;diverting ileostomy | אילאוסטומיה;פיום המעי הדק;אילאוסטומי;פיום אילאום | major
Stoma reversal |  | colostomy reversal;ileostomy reversal;stoma closure;colostomy closure;ileostomy closure;Hartmann reversal;reversal of ileostomy;takedown of colostomy | סגירת סטומה;סגירת קולוסטומיה;סגירת אילאוסטומיה;השבת מעי;סגירת פיום | major
Exploratory laparotomy | 0WJG0ZZ | ex lap;exploratory celiotomy;explorative laparotomy | לפרוטומיה אקספלורטיבית;לפרוטומיה חוקרת | major
Laparotomy |  | open abdominal surgery;emergency laparotomy;celiotomy;abdominal surgery;second-look laparotomy | לפרוטומיה;פתיחת בטן;ניתוח פתיחת בטן;ניתוח בטן | major
Diagnostic laparoscopy | 0WJG4ZZ | exploratory laparoscopy;laparoscopic exploration;diagnostic lap | לפרוסקופיה אבחנתית;לפרוסקופיה אקספלורטיבית;לפרוסקופיה אבחונית | major
Laparoscopy |  | laparoscopic surgery;operative laparoscopy;robotic-assisted laparoscopy;keyhole surgery | לפרוסקופיה;לפארוסקופיה;ניתוח לפרוסקופי;לפרוסקופיה ניתוחית | major
Lysis of adhesions |  | adhesiolysis;LOA?;laparoscopic adhesiolysis;division of adhesions;enterolysis;lysis of pelvic adhesions;lysis of omental adhesions;lysis of abdominal adhesions;lysis of bowel adhesions | הפרדת הידבקויות;אדהזיוליזיס;שחרור הידבקויות;ליזיס של הידבקויות | major
Splenectomy | 07TP4ZZ;07TP0ZZ | spleen removal;removal of spleen;spleen removed;spleen taken out;spleen out | כריתת טחול;ספלנקטומיה;הסרת טחול;הוצאת טחול;הוסר טחול;הוסר הטחול;הוצא טחול;הוצא הטחול | major
Laparoscopic splenectomy | 07TP4ZZ | lap splenectomy | כריתת טחול לפרוסקופית;ספלנקטומיה לפרוסקופית | major
Open splenectomy | 07TP0ZZ | splenectomy open | כריתת טחול פתוחה;ספלנקטומיה פתוחה | major
Liver resection |  | hepatectomy;partial hepatectomy;hepatic lobectomy;hepatic resection;liver segmentectomy;metastasectomy of liver;right hepatectomy;left hepatectomy | כריתת כבד;כריתה חלקית של הכבד;הפטקטומיה;כריתת גרורות מהכבד;כריתת אונת כבד | major
Liver transplant | 0FY00Z0 | liver transplantation;orthotopic liver transplant;OLT?;hepatic transplant | השתלת כבד;מושתל כבד;השתלת אונת כבד | major
Pancreaticoduodenectomy |  | Whipple procedure;Whipple operation;Whipple;pancreatoduodenectomy;Whipple's | ניתוח וויפל;ניתוח ויפל;כריתת ראש הלבלב;וויפל | major
Distal pancreatectomy | 0FBG4ZZ;0FBG0ZZ | pancreatic tail resection;distal pancreatic resection;left pancreatectomy | כריתת זנב הלבלב;כריתת לבלב דיסטלית;פנקראטקטומיה דיסטלית | major
Pancreatectomy |  | total pancreatectomy;pancreas resection;partial pancreatectomy;pancreatic resection | כריתת לבלב;פנקראטקטומיה;כריתת הלבלב | major
Pancreas transplant | 0FYG0Z0 | pancreas transplantation;pancreatic transplant | השתלת לבלב;מושתל לבלב | major
Hemorrhoidectomy |  | haemorrhoidectomy;hemorrhoid surgery;excision of hemorrhoids;stapled hemorrhoidopexy;Milligan-Morgan hemorrhoidectomy;piles operation;hemorrhoid removal;Longo procedure;THD procedure;haemorrhoid surgery | כריתת טחורים;ניתוח טחורים;המורואידקטומיה;הסרת טחורים;ניתוח לונגו | major
Hemorrhoid rubber band ligation |  | rubber band ligation;haemorrhoid banding;hemorrhoid banding;RBL?;hemorrhoidal banding | קשירת טחורים;גומיות לטחורים;קשירת גומי לטחורים;ליגציית טחורים | minor
Lateral internal sphincterotomy |  | LIS?;anal sphincterotomy;fissurectomy;anal fissure surgery;fissure surgery | ספינקטרוטומיה פנימית צידית;ספינקטרוטומיה לטרלית;ניתוח פיסורה;ניתוח פיסורה אנאלית | major
Seton placement |  | seton insertion;seton drainage;placement of seton;draining seton;loose seton;seton? | הנחת סטון;החדרת סטון;השארת סטון;סטון? |
Anal fistula surgery |  | fistulotomy;fistulectomy;anal fistulotomy;perianal fistula surgery | ניתוח פיסטולה;פיסטולוטומיה;ניתוח פיסטולה פריאנלית;כריתת פיסטולה;פיסטולקטומיה | major
Perianal abscess drainage |  | incision and drainage of perianal abscess;perirectal abscess drainage;drainage of perianal abscess;ischiorectal abscess drainage;anorectal abscess drainage | ניקוז מורסה פריאנלית;ניקוז אבצס פריאנלי;פתיחת מורסה פריאנלית;ניקוז אבצס פריאנאלי | minor
Pilonidal sinus surgery |  | pilonidal cystectomy;pilonidal sinus excision;pilonidal cyst excision;excision of pilonidal sinus;pilonidal abscess drainage;pilonidal surgery;Limberg flap | ניתוח פילונידל סינוס;כריתת סינוס פילונידלי;ניתוח ציסטה פילונידלית;כריתת פילונידל;ניתוח פילונידלי;ניקוז מורסה פילונידלית;ניתוח סינוס פילונידלי;ניתוח סינוס פילונידאלי | major
Paracentesis |  | abdominal paracentesis;ascitic tap;ascites drainage;abdominal tap;peritoneal tap;peritoneocentesis;ascites tapped;ascites drained;abdomen tapped | ניקור מיימת;ניקור בטן;ניקור נוזל מיימת;פרצנטזיס;ניקוז מיימת;ניקור אסציטס | minor
Diagnostic paracentesis | 0W9G3ZX | diagnostic ascitic tap;paracentesis diagnostic | ניקור מיימת אבחנתי;ניקור בטן אבחנתי | minor
Therapeutic paracentesis | 0W9G3ZZ | large volume paracentesis;LVP?;paracentesis therapeutic | ניקור מיימת טיפולי;ניקור בטן טיפולי | minor
Transjugular intrahepatic portosystemic shunt |  | TIPS?;TIPSS;TIPS procedure;transjugular intrahepatic portosystemic shunt placement | השתלת TIPS;שאנט פורטוסיסטמי;דלף פורטוסיסטמי | minor;device
Transarterial chemoembolization |  | TACE;chemoembolization;chemoembolisation;transcatheter arterial chemoembolization;hepatic chemoembolization | כימואמבוליזציה;כמואמבוליזציה;כימואמבוליזציה לכבד | minor
Radioembolization |  | SIRT;TARE?;selective internal radiation therapy;Y-90 radioembolization;transarterial radioembolization | רדיואמבוליזציה | minor
Radiofrequency ablation of liver tumor |  | RFA of liver;liver ablation;microwave ablation of liver;hepatic radiofrequency ablation;liver RFA | צריבת גידול בכבד;אבלציה של גידול בכבד;RFA לכבד | minor
Percutaneous abscess drainage |  | CT-guided drainage;percutaneous drainage;image-guided drainage;pigtail drainage;percutaneous drain placement;CT guided abscess drainage;intra-abdominal abscess drainage | ניקוז מלעורי;ניקוז מורסה בהנחיית CT;ניקוז אבצס מלעורי;ניקוז קולקציה;הכנסת נקז פיגטייל | minor;device

# --- Renal and urology
Hemodialysis | 5A1D70Z | haemodialysis;HD?;intermittent hemodialysis;IHD?;chronic hemodialysis;hemo-dialysis;dialyzed;hemodialyzed | המודיאליזה;המו דיאליזה | minor
Dialysis |  | renal dialysis;dialysis treatment;kidney dialysis;chronic dialysis;dialysis session | דיאליזה;טיפול דיאליזה;דיאליזה כרונית;טיפולי דיאליזה;מטופל בדיאליזה | minor
Continuous renal replacement therapy | 5A1D90Z | CRRT;CVVH;CVVHD;CVVHDF;continuous venovenous hemofiltration;continuous veno-venous hemodialysis;hemofiltration | טיפול כלייתי חליפי רציף;דיאליזה רציפה;המופילטרציה;CRRT רציף | minor
Peritoneal dialysis | 3E1M39Z | CAPD;APD?;continuous ambulatory peritoneal dialysis;automated peritoneal dialysis | דיאליזה פריטונאלית;דיאליזה צפקית;דיאליזה פריטוניאלית;דיאליזה ביתית | minor
Peritoneal dialysis catheter insertion |  | Tenckhoff catheter;Tenckhoff catheter insertion;PD catheter insertion;PD catheter;Peritoneal dialysis catheter placement;Tenckhoff catheter placement;placement of Tenckhoff catheter;insertion of Tenckhoff catheter;PD catheter placement;placement of peritoneal dialysis catheter;CAPD catheter placement;insertion of peritoneal dialysis catheter;laparoscopic peritoneal dialysis catheter placement | צנתר טנקוף;הכנסת צנתר טנקוף;צנתר פריטונאלי | minor;device
Kidney transplant |  | renal transplant;kidney transplantation;renal transplantation;living donor kidney transplant;deceased donor kidney transplant;cadaveric renal transplant;DDKT;LDKT;DDRT?;LRKT;LURKT;deceased donor renal transplant;living related kidney transplant;living related renal transplant;cadaveric kidney transplant | השתלת כליה;מושתל כליה;השתלת כליה מן החי;השתלת כליה מהמת;השתלת כליות | major
Kidney donation |  | donor nephrectomy;living donor nephrectomy;kidney donor surgery | תרומת כליה;כריתת כליה לתרומה | major;sided
Kidney biopsy |  | renal biopsy;percutaneous kidney biopsy;needle biopsy of kidney;percutaneous renal biopsy | ביופסיית כליה;ביופסיה מהכליה;ביופסיה כלייתית;ביופסיה של הכליה | minor;sided
Nephrectomy |  | kidney removal;removal of kidney;radical nephrectomy;laparoscopic nephrectomy;simple nephrectomy;total nephrectomy;kidney removed;kidney taken out;one kidney removed | כריתת כליה;נפרקטומיה;כריתת כליה רדיקלית;הסרת כליה;כריתת כליה לפרוסקופית;הוסרה כליה;הוצאה כליה;כליה הוסרה | major;sided
Partial nephrectomy |  | nephron-sparing surgery;nephron sparing nephrectomy;kidney tumor excision;robotic partial nephrectomy | כריתה חלקית של כליה;כריתת כליה חלקית;נפרקטומיה חלקית | major;sided
Nephroureterectomy |  | radical nephroureterectomy | כריתת כליה ושופכן;נפרואורטרקטומיה | major;sided
Pyeloplasty |  | UPJ repair;dismembered pyeloplasty;UPJ obstruction repair;laparoscopic pyeloplasty | פיילופלסטיקה;תיקון היצרות UPJ;פיאלופלסטיקה | major;sided
Ureteral reimplantation |  | ureteric reimplantation;ureter reimplantation;ureteroneocystostomy;Cohen reimplantation | השתלה מחדש של שופכן;רה-אימפלנטציה של שופכן | major;sided
Endoscopic injection for vesicoureteral reflux |  | Deflux injection;Deflux;STING procedure;endoscopic injection of Deflux;endoscopic correction of vesicoureteral reflux | הזרקת דפלוקס;דפלוקס | minor
Bladder augmentation |  | augmentation cystoplasty;ileocystoplasty;augmentation of the bladder | הגדלת שלפוחית | major
Percutaneous nephrolithotomy |  | PCNL;PNL?;percutaneous nephrolithotripsy;percutaneous kidney stone removal | ריסוק אבנים מלעורי;פי-סי-אן-אל;הוצאת אבן מלעורית;PCNL לאבן בכליה | major;sided
Percutaneous nephrostomy |  | nephrostomy tube;PCN?;nephrostomy;nephrostomy tube insertion;percutaneous nephrostomy tube;nephrostomy drain;perc neph;PCN tube | נפרוסטומיה;נפרוסטום;הכנסת נפרוסטום;ניקוז כליה מלעורי;נפרוסטומי | minor;sided;device
Extracorporeal shock wave lithotripsy |  | ESWL;SWL?;shock wave lithotripsy;lithotripsy;shockwave lithotripsy;extracorporeal lithotripsy;kidney stone lithotripsy | ריסוק אבנים;ריסוק אבני כליה;ריסוק אבנים חוץ גופי;ריסוק אבנים בגלי הלם;ליתוטריפסיה;ESWL לאבן | minor;sided
Ureteroscopy |  | URS;ureteroscopic lithotripsy;flexible ureteroscopy;ureterorenoscopy;RIRS;retrograde intrarenal surgery;ureteroscopic stone removal;laser lithotripsy;ureteroscopy with laser lithotripsy;ureteroscopy and stone extraction;stone basket extraction;basket extraction of ureteral stone | אורטרוסקופיה;הוצאת אבן משופכן;אורטרוסקופיה עם ריסוק אבן;אורתרוסקופיה של השופכן;URS בהרדמה;ריסוק אבן בלייזר;אורטרורנוסקופיה | minor;sided
Ureteral stent placement |  | double-J stent;DJ stent;JJ stent;double J stent insertion;ureteric stent;ureteral stent;ureteric stent insertion;pigtail ureteral stent;JJ stent insertion;DJ insertion;DJ stenting;ureteral stent exchange;double-J stent exchange | סטנט בשופכן;השתלת סטנט לשופכן;דאבל ג׳יי;דאבל J;תומכן בשופכן;סטנט JJ;הכנסת סטנט DJ;סטנט כלייתי;סטנט לשופכן;הכנסת DJ;JJ סטנט;סטנט DJ;הכנסת סטנט לשופכן;השתלת DJ | minor;sided;device
Ureteral stent removal |  | double-J stent removal;DJ stent removal;JJ stent removal;ureteric stent removal;stent removal? | הוצאת סטנט מהשופכן;הוצאת DJ;הוצאת דאבל ג׳יי;הוצאת סטנט כלייתי | minor;sided
Cystoscopy | 0TJB8ZZ | flexible cystoscopy;cystourethroscopy;diagnostic cystoscopy;bladder endoscopy;rigid cystoscopy;cysto | ציסטוסקופיה;ציסטוסקופיה גמישה;אורתרוציסטוסקופיה;הסתכלות בשלפוחית | minor
Transurethral resection of bladder tumor | 0TBB8ZZ | TURBT;TURB;TUR-BT;TUR bladder;transurethral resection of bladder tumour;resection of bladder tumor;TURT;TUR of bladder tumor;transurethral resection of bladder cancer;TUR of bladder cancer;fulguration of bladder tumor;fulguration of bladder tumors | כריתת גידול שלפוחית דרך השופכה;כריתה דרך השופכה של גידול בשלפוחית;כריתת גידול בשלפוחית השתן;TURT בשלפוחית | major
Bladder biopsy |  | cystoscopic biopsy;biopsy of bladder;cold cup biopsy of bladder | ביופסיה משלפוחית השתן;ביופסיית שלפוחית;ביופסיה מהשלפוחית | minor
Transurethral resection of prostate | 0VB08ZZ | TURP;TUR-P;transurethral prostatectomy;TUR prostate;prostate resection;bipolar TURP | כריתת ערמונית דרך השופכה;ניתוח ערמונית דרך השופכה;כריתת ערמונית טרנסאורטרלית;ניתוח TURP;כריתה דרך השופכה של הערמונית;כריתת פרוסטטה דרך השופכה | major
Prostate laser enucleation |  | HoLEP;holmium laser enucleation of prostate;ThuLEP;thulium laser enucleation | הולפ;אנוקלאציה של הערמונית בלייזר | major
Prostate laser vaporization |  | green light laser prostatectomy;GreenLight laser;photoselective vaporization of prostate;photovaporization of prostate;PVP of prostate;laser vaporization of prostate;laser ablation of prostate;transurethral needle ablation;TUNA procedure;transurethral vaporization of prostate;transurethral microwave thermotherapy;TUMT | אידוי ערמונית בלייזר;גרין לייט לערמונית | major
Laser prostatectomy |  | laser surgery of prostate;prostate laser surgery;laser surgery for the prostate | ניתוח ערמונית בלייזר;לייזר לערמונית | major
Prostatectomy, simple |  | simple prostatectomy;open prostatectomy;suprapubic prostatectomy;transvesical prostatectomy;Millin prostatectomy;prostatectomy;prostate surgery;retropubic prostatectomy;prostate removal;prostate removed | פרוסטטקטומיה;כריתת ערמונית;ניתוח ערמונית;ניתוח פרוסטטה;פרוסטטקטומיה פתוחה;כריתת פרוסטטה;פרוסטטקטומיה סופרהפובית | major
Radical prostatectomy |  | robotic prostatectomy;RALP;RRP?;robot-assisted laparoscopic prostatectomy;robotic radical prostatectomy;radical retropubic prostatectomy;laparoscopic radical prostatectomy | כריתת ערמונית רדיקלית;פרוסטטקטומיה רדיקלית;כריתת ערמונית רובוטית;כריתה רדיקלית של הערמונית;ניתוח רובוטי לכריתת ערמונית | major
Prostate biopsy |  | TRUS biopsy;transrectal prostate biopsy;transperineal prostate biopsy;biopsy of prostate;fusion biopsy;prostate fusion biopsy;TRUS-guided prostate biopsy;MRI fusion prostate biopsy;saturation biopsy;biopsy prostate | ביופסיית ערמונית;ביופסיה מהערמונית;ביופסיה של הערמונית;ביופסיית פרוסטטה;ביופסיית פיוז׳ן;ביופסיה טרנסרקטלית;ביופסיה טרנספרינאלית;ביופסיית פיוז׳ן לערמונית | minor
Cystectomy |  | bladder removal;bladder resection | כריתת שלפוחית השתן;ציסטקטומיה;כריתת שלפוחית | major
Radical cystectomy |  | cystoprostatectomy;radical cystoprostatectomy | כריתת שלפוחית רדיקלית;ציסטקטומיה רדיקלית | major
Partial cystectomy |  | partial bladder resection | כריתה חלקית של שלפוחית השתן | major
Urinary diversion |  | ileal conduit;neobladder;cystectomy with ileal conduit;Bricker procedure;urostomy | הטיית שתן;כיס אילאלי;ניאו-בלדר;אורוסטומיה | major
Urinary catheterization | 0T9B70Z | catheterized urine;catheterized urine specimen;urine catheterization;catheterized specimen;Foley catheter;Foley catheter insertion;indwelling urinary catheter;urethral catheterization;urinary catheter;bladder catheterization;IDC?;urinary catheterisation;urinary catheter insertion;Foley insertion;Foley catheter placement;Foley placement;Foley catheter placed;Foley catheter repositioned;Foley was placed;Foley catheterization;Foley inserted;Foley catheter inserted;urinary catheter placed;bladder catheterized | קטטר שתן;קתטר שתן;צנתר שתן;הכנסת קטטר;קטטר פולי;צנתור שתן;הכנסת צנתר שתן;קטטר קבוע;קטטריזציה | minor;device;routine
Intermittent urinary catheterization |  | clean intermittent catheterization;CIC?;intermittent self-catheterization;CISC;ISC?;in and out catheterization;straight catheterization;self catheterization;straight catheterized;straight cathed;straight cath | צנתור לסירוגין;צנתורים עצמיים;קטטריזציה לסירוגין;צנתור עצמי לסירוגין | minor
Suprapubic catheter insertion | 0T9B30Z | suprapubic catheter;SPC?;suprapubic cystostomy;percutaneous cystostomy;cystostomy tube;cystofix;suprapubic catheterization;suprapubic tube;suprapubic tube placement;placement of suprapubic tube;suprapubic catheter placement;placement of suprapubic catheter;percutaneous suprapubic tube placement;suprapubic tube change;suprapubic cystostomy tube | ציסטוסטום;ציסטופיקס;צנתר סופרה פובי;ציסטוסטומיה;קטטר סופרהפובי | minor;device
Urodynamic study |  | urodynamics;UDS?;urodynamic testing;cystometry;uroflowmetry;cystometrogram;uroflow;videourodynamics | בדיקה אורודינמית;אורודינמיקה;אורופלומטריה;בדיקת זרימת שתן;ציסטומטריה | minor
Urethral dilation |  | urethral dilatation;dilation of urethra;urethral bougie;dilation of urethral stricture | הרחבת שופכה;הרחבת היצרות שופכה;בוז׳י לשופכה | minor
Internal urethrotomy |  | direct vision internal urethrotomy;DVIU;optical urethrotomy;OIU?;urethrotomy;visual internal urethrotomy;optical internal urethrotomy;incision of urethral stricture | אורתרוטומיה פנימית;חיתוך היצרות שופכה;אורטרוטומיה פנימית | minor
Urethroplasty |  | urethral reconstruction;buccal graft urethroplasty | אורתרופלסטיקה;שחזור שופכה;תיקון שופכה | major
Hypospadias repair |  | repair of hypospadias;urethroplasty for hypospadias;TIP repair;Snodgrass repair | תיקון היפוספדיאס;ניתוח היפוספדיאס;תיקון היפוספדיה | major
Circumcision | 0VTTXZZ | male circumcision;newborn circumcision;neonatal circumcision;ritual circumcision;prepucectomy;circumcised;circ?;Plastibell;Plastibell circumcision;Gomco circumcision;Mogen circumcision;revision of circumcision;circumcision revision;sleeve circumcision | ברית מילה;מילה?;כריתת עורלה;ניתוח מילה | minor
Vasectomy reversal |  | vasovasostomy;reversal of vasectomy;vasectomy reversal surgery | ביטול וסקטומיה;היפוך ניתוח קשירת צינורות הזרע | major
Vasectomy |  | bilateral vasectomy;male sterilization;male sterilisation | כריתת צינור הזרע;וזקטומיה;קשירת צינורות הזרע;עיקור גבר;ואזקטומיה | minor
Orchiopexy |  | orchidopexy;orchidopexy for undescended testis;undescended testis repair;testicular fixation;testis fixation;testes fixation;fixation of testis | אורכידופקסיה;הורדת אשך;קיבוע אשך;אורכיופקסיה;ניתוח אשך טמיר;תיקון אשך טמיר;הורדת אשך טמיר | major;sided
Testicular detorsion |  | testicular torsion repair;detorsion of testis;surgical detorsion;torsion of testis repair;detorsion of testicle;scrotal exploration with detorsion;reduction of testicular torsion | דה-טורסיה של אשך;תיקון תסביב אשך;ניתוח תסביב אשך;שחרור תסביב אשך;התרת תסביב אשך | major;sided
Orchiectomy |  | orchidectomy;radical orchiectomy;inguinal orchiectomy;testicle removal;testis removal;radical inguinal orchiectomy | כריתת אשך;אורכידקטומיה;אורכיאקטומיה;כריתת אשך רדיקלית | major;sided
Bilateral orchiectomy | 0VTC0ZZ | bilateral orchidectomy;surgical castration | כריתת אשכים;כריתת אשכים דו צדדית;סירוס כירורגי | major
Varicocele repair |  | varicocelectomy;varicocele ligation;Palomo procedure;microsurgical varicocelectomy;varicocele surgery | ניתוח וריקוצלה;תיקון וריקוצלה;קשירת וריקוצלה;כריתת וריקוצלה | major;sided
Varicocele embolization |  | varicocele embolisation | אמבוליזציה של וריקוצלה;צנתור וריקוצלה | minor;sided
Hydrocelectomy |  | hydrocele repair;Jaboulay procedure;hydrocele surgery | ניתוח הידרוצלה;תיקון הידרוצלה;כריתת הידרוצלה;הידרוצלקטומיה | major;sided
Spermatocelectomy |  | epididymal cyst excision;spermatocele excision | כריתת ספרמטוצלה;כריתת ציסטה באפידידימיס | major;sided
Testicular sperm extraction |  | TESE;micro-TESE | הפקת זרע מהאשך;TESE להפקת זרע | minor;sided
Testicular sperm aspiration |  | TESA | שאיבת זרע מהאשך | minor;sided
Testicular biopsy |  | biopsy of testis | ביופסיית אשך;ביופסיה מהאשך | minor;sided
Penile prosthesis implantation |  | penile implant;inflatable penile prosthesis;penile prosthesis;penile prosthesis placement | תותב פין;השתלת תותב לפין;פרוטזה לפין | major;device
Mid-urethral sling procedure | | TVT;TOT?;tension-free vaginal tape;transobturator tape;midurethral sling;suburethral sling;stress incontinence surgery;TVT-O;bladder sling;sling procedure;pubovaginal sling;pubovaginal sling procedure;vaginal sling;urethral sling;SPARC sling;Monarc sling;obturator sling;transobturator sling;TOT sling;mid urethral sling;sparc suburethral sling | ניתוח TVT;ניתוח סרט לדליפת שתן;מתלה תת שופכתי;ניתוח אי נקיטת שתן;ניתוח לדליפת שתן;סרט תת שופכתי | major;device
Intravesical botulinum toxin injection | | bladder Botox;intravesical Botox;detrusor Botox injection;botulinum injection bladder;botulinum injection of bladder | הזרקת בוטוקס לשלפוחית;בוטוקס לשלפוחית השתן | minor
Intravesical BCG therapy |  | intravesical BCG;BCG instillation;BCG bladder instillation;intravesical instillation;intravesical chemotherapy | שטיפות BCG;שטיפת BCG לשלפוחית;שטיפות שלפוחית;טיפול BCG תוך שלפוחיתי | minor
Sacral neuromodulation |  | sacral nerve stimulation;InterStim;sacral nerve stimulator implant;SNS implant;neuromodulator implantation;sacral nerve stimulator;sacral nerve stimulator implantation;InterStim implantation | קוצב סקרלי;נוירומודולציה סקרלית;קוצב לשלפוחית | major;device

# --- Gynecology
Hysterectomy |  | uterus removal;removal of uterus;robotic hysterectomy;subtotal hysterectomy;womb removal;womb removed;uterus removed;uterus out;uterus taken out;womb taken out | כריתת רחם;היסטרקטומיה;הסרת רחם;כריתת רחם תת שלמה;הוסר רחם;הוסר הרחם;הוצא רחם | major
Total abdominal hysterectomy | 0UT90ZZ | TAH;abdominal hysterectomy;open hysterectomy;hysterectomy total abdominal | כריתת רחם בטנית;כריתת רחם בגישה בטנית;כריתת רחם שלמה בטנית | major
Total laparoscopic hysterectomy | 0UT94ZZ | TLH;laparoscopic hysterectomy;robotic total laparoscopic hysterectomy | כריתת רחם לפרוסקופית;כריתת רחם בלפרוסקופיה;כריתת רחם בגישה לפרוסקופית | major
Vaginal hysterectomy | 0UT97ZZ | TVH;total vaginal hysterectomy;VH? | כריתת רחם נרתיקית;כריתת רחם וגינלית;כריתת רחם בגישה נרתיקית;כריתת רחם לדנית | major
Laparoscopically assisted vaginal hysterectomy | 0UT9FZZ | LAVH;laparoscopic-assisted vaginal hysterectomy | כריתת רחם נרתיקית בסיוע לפרוסקופי;LAVH כריתת רחם | major
Hysterectomy with bilateral salpingo-oophorectomy |  | TAH-BSO;TAHBSO;TLH BSO;total abdominal hysterectomy and bilateral salpingo-oophorectomy;hysterectomy and BSO;hysterectomy with BSO | כריתת רחם וטפולות;כריתת רחם ושחלות;כריתת רחם עם טפולות | major
Radical hysterectomy |  | Wertheim hysterectomy;Wertheim-Meigs;modified radical hysterectomy | כריתת רחם רדיקלית;ניתוח ורטהיים | major
Bilateral salpingo-oophorectomy |  | BSO;laparoscopic BSO;risk-reducing salpingo-oophorectomy;bilateral adnexectomy;RRSO;removal of both ovaries and tubes | כריתת טפולות דו צדדית;כריתת שחלות וחצוצרות;כריתת טפולות;כריתת שחלות וחצוצרות דו צדדית;כריתת טפולות מפחיתת סיכון | major
Salpingo-oophorectomy |  | unilateral salpingo-oophorectomy;right salpingo-oophorectomy;left salpingo-oophorectomy;adnexectomy;RSO?;LSO? | כריתת טפולה;אדנקסקטומיה;כריתת שחלה וחצוצרה | major;sided
Salpingectomy |  | tube removal;fallopian tube removal;laparoscopic salpingectomy;unilateral salpingectomy | כריתת חצוצרה;סלפינגקטומיה;כריתת חצוצרה לפרוסקופית | major;sided
Bilateral salpingectomy | 0UT74ZZ;0UT70ZZ | removal of both fallopian tubes;opportunistic salpingectomy;bilateral tube removal | כריתת חצוצרות;כריתת חצוצרות דו צדדית | major
Oophorectomy |  | ovary removal;ovariectomy;unilateral oophorectomy;removal of ovary;one ovary removed;ovary removed;removal of one ovary;left ovary removed;right ovary removed;ovaries removed;ovary taken out;ovaries taken out | כריתת שחלה;אופורקטומיה;הסרת שחלה;הוסרה שחלה;הוצאה שחלה;שחלה הוסרה | major;sided
Bilateral oophorectomy | 0UT24ZZ;0UT20ZZ | removal of both ovaries;surgical menopause procedure;both ovaries removed | כריתת שחלות;כריתת שחלות דו צדדית | major
Ovarian cystectomy |  | ovarian cyst removal;laparoscopic ovarian cystectomy;removal of ovarian cyst;excision of ovarian cyst;dermoid cystectomy | כריתת ציסטה שחלתית;הסרת ציסטה שחלתית;כריתת ציסטה מהשחלה;ציסטקטומיה שחלתית | major;sided
Ovarian detorsion |  | adnexal detorsion;ovarian torsion surgery;detorsion of adnexa;detorsion of ovary | דה-טורסיה של שחלה;שחרור תסביב שחלה;דטורסיה של טפולה | major;sided
Tubal ligation |  | bilateral tubal ligation;BTL;tubal sterilization;tubal sterilisation;female sterilization;tubes tied;laparoscopic tubal ligation;female sterilisation;postpartum tubal ligation;bilateral tubal occlusion;tubal occlusion;tubal fulguration;bilateral tubal fulguration;tubal cautery;Filshie clip;Filshie clips;Falope rings;Falope ring tubal ligation;tubal cauterization;tubal banding;Hulka clips;Filshie clip tubal ligation;fulguration of fallopian tubes | קשירת חצוצרות;עיקור;סטריליזציה;קשירת החצוצרות;עיקור נשי | major
Myomectomy |  | fibroid removal;removal of fibroids;uterine fibroid surgery;uterine myomectomy | כריתת שרירן;מיומקטומיה;כריתת שרירנים;הסרת שרירן;כריתת מיומה;הסרת מיומה;ניתוח שרירנים | major
Abdominal myomectomy | 0UB90ZZ | open myomectomy;myomectomy by laparotomy | מיומקטומיה בטנית;כריתת שרירן בטנית;כריתת מיומה בלפרוטומיה | major
Laparoscopic myomectomy | 0UB94ZZ | robotic myomectomy;lap myomectomy | מיומקטומיה לפרוסקופית;כריתת שרירן לפרוסקופית | major
Hysteroscopic myomectomy | 0UB98ZZ | hysteroscopic resection of fibroid;hysteroscopic fibroid resection;transcervical resection of fibroid;TCRF | מיומקטומיה היסטרוסקופית;כריתת שרירן היסטרוסקופית;כריתת שרירן בהיסטרוסקופיה | minor
Uterine artery embolization |  | UAE?;uterine fibroid embolization;UFE;uterine artery embolisation | אמבוליזציה של עורקי הרחם;תסחוף עורקי הרחם;אמבוליזציה לשרירנים | minor
Hysteroscopy | 0UJD8ZZ | diagnostic hysteroscopy;office hysteroscopy | היסטרוסקופיה;היסטרוסקופיה אבחנתית;היסטרוסקופיה משרדית | minor
Operative hysteroscopy |  | hysteroscopic polypectomy;endometrial polypectomy;hysteroscopic resection;surgical hysteroscopy;hysteroscopic septum resection;hysteroscopy with polypectomy;hysteroscopy D and C;uterine polyp removal | היסטרוסקופיה ניתוחית;כריתת פוליפ רחמי;היסטרוסקופיה טיפולית;היסטרוסקופיה וכריתת פוליפ;כריתת פוליפ אנדומטריאלי;כריתת מחיצה רחמית | minor
Dilation and curettage |  | D&C;D and C;dilatation and curettage;curettage of uterus;uterine curettage;diagnostic curettage;fractional curettage;endometrial curettage | גרידה;גרידת רחם;גרידה רחמית;גרידה אבחנתית;הרחבה וגרידה;גרידת הרחם | minor
Manual exploration of uterine cavity |  | manual exploration of uterus;manual uterine exploration;manual revision of uterine cavity | רוויזיה ידנית של חלל הרחם;רביזיה ידנית של חלל הרחם;רוויזיה ידנית לחלל הרחם;רביזיה ידנית לחלל הרחם;בדיקה ידנית של חלל הרחם | minor
Evacuation of retained products of conception | 10D17ZZ | ERPC;evacuation of uterus;removal of retained products of conception;RPOC evacuation;ERPOC;curettage for retained products of conception;revision of uterine cavity | ריקון שארית היריון;גרידה לשאריות הריון;פינוי שאריות הריון;רביזיה של חלל הרחם;ריקון תוכן הרחם;פינוי שאריות שליה | minor
Suction curettage for pregnancy loss |  | suction D&C;suction curettage;vacuum aspiration;dilation and evacuation;D&E;MVA?;manual vacuum aspiration;uterine evacuation;vacuum D&C | שאיבת רחם;גרידה בשאיבה;ריקון רחם;ריקון הריון;גרידה להפלה נדחית | minor
Induced abortion |  | termination of pregnancy;TOP?;elective abortion;pregnancy termination;therapeutic abortion;surgical abortion;medical abortion;interruption of pregnancy;MTP?;medical termination of pregnancy;surgical termination of pregnancy | הפסקת הריון;הפסקת היריון;הפלה יזומה;הפלה מלאכותית;הפסקת הריון תרופתית;הפסקת הריון יזומה | minor
Endometrial biopsy | 0UDB7ZX | Pipelle biopsy;Pipelle;endometrial sampling;EMBx | ביופסיה מרירית הרחם;ביופסיית אנדומטריום;פייפל;ביופסיה אנדומטריאלית;דגימת רירית הרחם;פיפל | minor
Endometrial ablation |  | thermal ablation of endometrium;NovaSure ablation;balloon endometrial ablation;NovaSure;NovaSure endometrial ablation;thermal endometrial ablation;ThermaChoice ablation;hydrothermal ablation;rollerball ablation | אבלציה של רירית הרחם;צריבת רירית הרחם;הרס רירית הרחם | minor
Colposcopy |  | colposcopic examination;colposcopy of cervix;colpo? | קולפוסקופיה;בדיקת קולפוסקופיה | minor
Cervical biopsy |  | biopsy of cervix;colposcopic biopsy;punch biopsy of cervix;colposcopy with biopsy | ביופסיה מצוואר הרחם;ביופסיה מהצוואר;קולפוסקופיה וביופסיה | minor
Endocervical curettage |  | ECC? | גרידת תעלת צוואר הרחם | minor
Loop electrosurgical excision procedure |  | LEEP;LLETZ;large loop excision of transformation zone;loop excision of cervix;LETZ;loop excision | כריתה בלולאה חשמלית;LEEP צוואר הרחם;כריתת לולאה צווארית;כריתה בלולאה של צוואר הרחם;לולאה חשמלית | minor
Cervical conization |  | cone biopsy;conization;conisation;cold knife cone;CKC;cone biopsy of cervix;cold knife conization | קוניזציה;חרוט צוואר הרחם;כריתת חרוט;ביופסיית חרוט;קוניזציה של צוואר הרחם | minor
Pap smear collection |  | Pap smear;Pap test;Papanicolaou smear;cervical smear;smear test | משטח צוואר הרחם;פאפ סמיר;משטח פאפ;בדיקת פאפ;בדיקת פפ | minor
Intrauterine device insertion | 0UH97HZ | IUD insertion;IUCD insertion;coil insertion;Mirena insertion;IUD placement;copper IUD insertion;intrauterine system insertion;IUS insertion;IUD fitted;IUS fitted;Mirena fitted;intrauterine system fitted;intrauterine device fitted;levonorgestrel intrauterine system fitted | הכנסת התקן תוך רחמי;התקנת התקן;הכנסת מירנה;התקנת התקן תוך רחמי;הכנסת התקן;החדרת התקן תוך רחמי | minor;device
Intrauterine device removal |  | IUD removal;coil removal;Mirena removal;removal of IUD | הוצאת התקן תוך רחמי;הוצאת התקן;הוצאת מירנה | minor
Contraceptive implant insertion |  | Implanon insertion;Nexplanon insertion;subdermal contraceptive implant | השתלת אימפלנון;הכנסת אימפלנון;שתל תת עורי למניעת הריון | minor;sided;device
Pelvic organ prolapse repair |  | anterior colporrhaphy;posterior colporrhaphy;cystocele repair;rectocele repair;colporrhaphy;vaginal wall repair;anterior repair;posterior repair;sacrocolpopexy;vaginal prolapse repair;colpoperineorrhaphy;prolapse repair;anterior and posterior repair;vaginal vault suspension;uterosacral suspension;uterosacral vault suspension;sacrospinous ligament suspension;sacrospinous ligament fixation;sacrospinous fixation;vaginal vault fixation;uterosacral ligament suspension;vault suspension;sacrospinous suspension;sacrospinous vault suspension | תיקון צניחת רחם;תיקון צניחה;קולפורפיה;תיקון דופן קדמית;תיקון דופן אחורית;ניתוח צניחה;תיקון רקטוצלה;תיקון ציסטוצלה;תיקון צניחת איברי האגן;סקרוקולפופקסיה;תליית כיפת הנרתיק;תיקון צניחת רצפת האגן | major
Bartholin abscess drainage |  | Bartholin marsupialization;marsupialization of Bartholin cyst;Bartholin cyst drainage;Word catheter;Bartholin cyst marsupialization | ניקוז מורסה ברתולין;ניקוז אבצס ברתולין;מרסופיאליזציה;פתיחת ציסטה על שם ברתולין | minor
Oocyte retrieval |  | egg retrieval;ovum pick-up;OPU;egg collection;oocyte aspiration;egg freezing;oocyte pickup;fertility preservation egg retrieval | שאיבת ביציות;שאיבת ביוציות;שאיבת ביציות להפריה;הקפאת ביציות | minor
In vitro fertilization | 8E0ZXY1 | IVF?;in vitro fertilisation;test tube baby;IVF treatment;ICSI;IVF cycle | הפריה חוץ גופית;טיפולי IVF;הפרייה חוץ גופית;טיפולי הפריה;הפריית מבחנה |
Embryo transfer |  | frozen embryo transfer;blastocyst transfer | החזרת עוברים;החזרת עובר;החזרת עוברים מוקפאים;החזרת מוקפאים | minor
Intrauterine insemination |  | IUI?;artificial insemination;insemination | הזרעה תוך רחמית;הזרעה;הזרעה מלאכותית | minor
Hymenectomy |  | hymenotomy;imperforate hymen repair | כריתת קרום הבתולין;פתיחת קרום הבתולין;הימנקטומיה | minor
Labiaplasty |  | labial reduction;labioplasty | ניתוח שפתי הפות;לביופלסטיקה | major
Vulvectomy |  | vulvar excision;radical vulvectomy | כריתת פות;וולבקטומיה | major
Vulvar biopsy |  | biopsy of vulva | ביופסיה מהפות | minor

# --- Obstetrics
Cesarean section | 10D00Z1;10D00Z0 | caesarean section;C-section;CS?;c/s?;cesarean delivery;caesarean delivery;LSCS;elective cesarean section;emergency cesarean section;cesarean;caesarean;repeat cesarean section;ceasarean section;repeat low transverse cesarean section | ניתוח קיסרי;קיסרי;חיתוך דופן;לידה בניתוח קיסרי;ניתוח קיסרי אלקטיבי;ניתוח קיסרי דחוף;לידה קיסרית;ניתוח קיסרי חוזר;חתך דופן;ק״ס;ק. קיסרי | major
Low transverse cesarean section | 10D00Z1 | low segment cesarean section;lower segment caesarean section;low transverse C-section;LTCS;low cervical cesarean section;lower uterine segment cesarean section | ניתוח קיסרי בסגמנט תחתון;ניתוח קיסרי רוחבי נמוך | major
Classical cesarean section | 10D00Z0 | classical caesarean section;classical C-section | ניתוח קיסרי קלאסי | major
Vaginal delivery | 10E0XZZ | normal vaginal delivery;NVD?;spontaneous vaginal delivery;SVD?;normal spontaneous vaginal delivery;NSVD;normal delivery;spontaneous delivery;childbirth vaginal;vaginal birth | לידה נרתיקית;לידה רגילה;לידה וגינלית;לידה ספונטנית;לידה עצמונית;לידה נרתיקית ספונטנית;לידה לדנית |
Vacuum-assisted delivery | 10D07Z6 | vacuum extraction;vacuum delivery;ventouse delivery;ventouse;VE delivery;kiwi delivery;vacuum assisted vaginal delivery | לידת ואקום;לידת וואקום;לידה מכשירנית;לידת שולפן ריק;ואקום?;לידת ריק;שולפן ריק;לידה בוואקום;לידה בואקום |
Forceps delivery |  | forceps-assisted delivery;low forceps delivery;forceps assisted vaginal delivery | לידת מלקחיים;מלקחיים בלידה |
Vaginal birth after cesarean |  | VBAC;vaginal birth after caesarean;TOLAC;trial of labor after cesarean | לידה נרתיקית לאחר קיסרי;לידה נרתיקית אחרי ניתוח קיסרי;VBAC לידה |
Induction of labor |  | labor induction;induction of labour;IOL?;Pitocin induction;labour induction;cervical ripening;labor induced;induced labor;induced with Pitocin;induced with oxytocin;induced with misoprostol;induced with Cytotec | השראת לידה;זירוז לידה;זירוז?;אינדוקציה של לידה;הבשלת צוואר | minor
Artificial rupture of membranes | 10907ZC | amniotomy;AROM;ARM?;artificial rupture of amniotic membranes;membranes artificially ruptured;membranes ruptured artificially;artificially ruptured membranes | פקיעת קרומים מלאכותית;פקיעת מים יזומה;אמניוטומיה | minor
Episiotomy | 0W8NXZZ | mediolateral episiotomy;midline episiotomy | חתך חיץ;אפיזיוטומיה;חיתוך חיץ | minor
Perineal laceration repair |  | perineal repair;repair of perineal tear;repair of obstetric laceration;perineal tear repair;episiotomy repair;repair of perineal laceration;repair of vaginal laceration;repair of second-degree laceration | תיקון קרע בחיץ;תפירת קרע בחיץ;תפירת קרע פרינאלי;תפירת חיץ | minor
Manual removal of placenta |  | manual lysis of placenta;manual extraction of placenta;manual removal of retained placenta | הפרדת שליה ידנית;הוצאה ידנית של השליה;ליזיס ידני של השליה;רביזיה ידנית | minor
Cervical cerclage |  | cerclage;Shirodkar suture;McDonald cerclage;cervical stitch | תפר צווארי;סרקלאז׳;תפר צוואר הרחם;תפר שירודקר;סרקלג׳ | minor
External cephalic version |  | ECV?;external version | היפוך חיצוני;היפוך עובר חיצוני;היפוך עובר חיצוני לראש | minor
Amniocentesis | 10903ZU | amniotic fluid sampling;genetic amniocentesis;amnio | דיקור מי שפיר;מי שפיר;בדיקת מי שפיר;ניקור מי שפיר;אמניוסנטזיס;דיקור שפיר | minor
Chorionic villus sampling |  | CVS?;chorionic villous sampling;chorion villus biopsy | סיסי שליה;דגימת סיסי שליה;בדיקת סיסי שליה | minor
Non-stress test | | NST;cardiotocography;CTG;fetal monitoring;fetal heart rate monitoring;electronic fetal monitoring;nonstress test | מוניטור עוברי;ניטור עוברי;ניטור דופק עובר;בדיקת מוניטור;מוניטור? | minor;routine
Laparoscopic treatment of ectopic pregnancy |  | ectopic pregnancy surgery;salpingostomy;removal of ectopic pregnancy;laparoscopy for ectopic pregnancy | ניתוח הריון חוץ רחמי;כריתת הריון חוץ רחמי;סלפינגוסטומיה | major;sided
Fetal reduction |  | multifetal pregnancy reduction;selective reduction | דילול עוברים;הפחתת עוברים | minor

# --- Breast and endocrine surgery
Breast biopsy |  | core needle biopsy of breast;breast core biopsy;stereotactic breast biopsy;ultrasound-guided breast biopsy;excisional breast biopsy;vacuum-assisted breast biopsy;mammotome biopsy;tru-cut biopsy of breast;core biopsy breast;breast biopsied;breast mass biopsied;breast lump biopsied;breast lesion biopsied | ביופסיית שד;ביופסיה מהשד;ביופסיה מגוש בשד;ביופסיה סטריאוטקטית;ביופסיית ליבה מהשד;ביופסיה של השד;ביופסיה משד | minor;sided
Lumpectomy |  | breast-conserving surgery;partial mastectomy;wide local excision of breast;breast lumpectomy;quadrantectomy;segmental mastectomy;BCS?;excision of breast lump;fibroadenoma excision;breast lump removed;lump removed from breast;lump removed from the breast;excision of breast mass;breast mass excision | למפקטומיה;כריתת גוש בשד;כריתה חלקית של השד;ניתוח משמר שד;כריתת גוש מהשד;למפקטומי;כריתה משמרת שד;כריתת שד חלקית;כריתת גידול בשד | major;sided
Mastectomy |  | total mastectomy;simple mastectomy;breast removal;modified radical mastectomy;MRM?;radical mastectomy;skin-sparing mastectomy;nipple-sparing mastectomy;breast removed;left breast removed;right breast removed;breasts removed | כריתת שד;מסטקטומיה;כריתת שד רדיקלית;כריתת שד מלאה;כריתת שד רדיקלית מותאמת | major;sided
Bilateral mastectomy | 0HTV0ZZ | double mastectomy;bilateral prophylactic mastectomy;bilateral total mastectomy;risk-reducing bilateral mastectomy | כריתת שדיים;כריתת שדיים דו צדדית;כריתה דו צדדית של השדיים;כריתת שדיים מניעתית | major
Breast reconstruction |  | DIEP flap;TRAM flap;breast reconstruction with implant;tissue expander placement;latissimus dorsi flap reconstruction;breast tissue expander | שחזור שד;שחזור שדיים;שחזור שד בשתל;הכנסת מרחיב רקמה | major;sided
Breast augmentation |  | breast implants;breast implant;augmentation mammoplasty;silicone breast implants;mammoplasty augmentation | הגדלת חזה;הגדלת שדיים;שתלי סיליקון;שתלים בשדיים;ניתוח הגדלת חזה;שתלי שד | major;device
Breast reduction |  | reduction mammoplasty;breast reduction surgery;mammaplasty reduction | הקטנת חזה;הקטנת שדיים;ניתוח הקטנת חזה | major
Mastopexy |  | breast lift | הרמת חזה;הרמת שדיים | major
Gynecomastia surgery |  | gynecomastia excision;gynaecomastia surgery | ניתוח גינקומסטיה;כריתת גינקומסטיה | major
Sentinel lymph node biopsy |  | SLNB;sentinel node biopsy;SLN biopsy;sentinel lymph node excision | ביופסיית בלוטת זקיף;בלוטת זקיף;דגימת בלוטת זקיף;ביופסיה של בלוטת הזקיף;כריתת בלוטת זקיף;בלוטת הזקיף | minor;sided
Axillary lymph node dissection |  | ALND;axillary dissection;axillary clearance;axillary node dissection | דיסקציה של בית השחי;כריתת בלוטות בית השחי;נקיון בית שחי;דיסקציה אקסילרית;כריתת בלוטות לימפה בבית השחי | major;sided
Total thyroidectomy | 0GTK0ZZ | removal of thyroid;complete thyroidectomy | כריתת בלוטת התריס מלאה;תירואידקטומיה טוטלית;כריתה שלמה של בלוטת התריס;כריתת בלוטת תריס מלאה;כריתה מלאה של בלוטת התריס | major
Thyroidectomy |  | thyroid surgery;near-total thyroidectomy;thyroid removal;subtotal thyroidectomy;partial thyroidectomy;completion thyroidectomy;thyroid removed;thyroid gland removed;part of thyroid removed;part of the thyroid removed;thyroid out;thyroid taken out | כריתת בלוטת התריס;תירואידקטומיה;כריתת תריס;כריתת בלוטת מגן;ניתוח בלוטת התריס;כריתה חלקית של בלוטת התריס;כריתה של בלוטת התריס;כריתת בלוטת תריס | major
Thyroid lobectomy |  | hemithyroidectomy;thyroid isthmusectomy;unilateral thyroidectomy | כריתת אונת תריס;המיתירואידקטומיה;כריתת אונה של בלוטת התריס;לובקטומיה של בלוטת התריס | major;sided
Parathyroidectomy |  | parathyroid adenoma removal;parathyroid surgery;parathyroid adenoma excision;minimally invasive parathyroidectomy | כריתת יותרת התריס;פרתירואידקטומיה;כריתת אדנומה של יותרת התריס;כריתת בלוטת יותרת התריס;כריתת פרתירואיד | major
Thyroid fine needle aspiration |  | thyroid FNA;FNA of thyroid;thyroid nodule FNA;fine-needle aspiration of thyroid;thyroid biopsy;FNAB thyroid;FNA thyroid;fine needle aspiration of thyroid nodule;thyroid nodule biopsied;thyroid nodule aspirated | ביופסיה מבלוטת התריס;ניקור בלוטת התריס;FNA תריס;FNA מבלוטת התריס;ביופסיית תריס;ניקור קשרית בבלוטת התריס;ניקור קשרית התריס;ניקור קשריות התריס;ניקור קשרית בתריס;ניקור מחט דקה של קשרית בתריס;FNA מקשר בתירואיד | minor
Adrenalectomy |  | adrenal gland removal;laparoscopic adrenalectomy;removal of adrenal gland | כריתת יותרת הכליה;אדרנלקטומיה;כריתת בלוטת יותרת הכליה;כריתת אדרנל | major;sided
Transsphenoidal pituitary surgery |  | transsphenoidal resection;pituitary adenoma resection;hypophysectomy;pituitary surgery;transsphenoidal hypophysectomy;TSS of pituitary | ניתוח טרנסספנואידלי;כריתת אדנומה של ההיפופיזה;ניתוח יותרת המוח;ניתוח היפופיזה | major

# --- ENT and dental
Tonsillectomy | 0CTPXZZ | tonsil removal;removal of tonsils;tonsils out;bilateral tonsillectomy;tonsil surgery;tonsils removed;tonsils taken out;lingual tonsillectomy;intracapsular tonsillectomy;coblation tonsillectomy | כריתת שקדים;טונסילקטומיה;ניתוח שקדים;הסרת שקדים;הוצאת שקדים;הוצאו שקדים;הוסרו שקדים;שקדים הוסרו | major
Adenoidectomy | 0CTQXZZ | adenoid removal;removal of adenoids;adenoids removed | כריתת אדנואידים;אדנואידקטומיה;ניתוח פוליפים?;כריתת שקד שלישי;ניתוח אדנואידים;כריתת השקד השלישי | major
Tonsillectomy and adenoidectomy |  | T&A;T and A;adenotonsillectomy;tonsils and adenoids removal;tonsillo-adenoidectomy;tonsilloadenoidectomy;tonsils and adenoids removed;tonsils and adenoids out;tonsils and adenoids taken out | כריתת שקדים ואדנואידים;כריתת שקדים ופוליפים;ניתוח שקדים ופוליפים;אדנוטונסילקטומיה;כריתת שקדים ושקד שלישי | major
Tympanostomy tube insertion |  | ear tubes;grommets;ventilation tubes;myringotomy;pressure equalization tubes;PE tubes;myringotomy with tubes;BMT?;grommet insertion;tympanostomy tubes;bilateral myringotomy and tubes;tympanostomy;tubes placed in ears;tubes put in ears;tubes inserted in ears;tubes in ears;ear tubes placed | כפתורי אוורור;הכנסת כפתורים;כפתורים באוזניים;ניתוח כפתורים;צינוריות אוורור;מירינגוטומיה;הכנסת כפתורי אוורור;כפתורי איוורור;כפתורים לאוזניים;כפתורי אוזניים | minor;sided;device
Tympanoplasty |  | myringoplasty;eardrum repair;tympanic membrane repair;eardrum perforation repair | טימפנופלסטיקה;תיקון עור התוף;תיקון נקב בעור התוף;מירינגופלסטיקה;ניתוח עור התוף;תיקון תוף;ניתוח תיקון תוף;ניתוח תיקון עור התוף;טימפנופלסטיה | major;sided
Mastoidectomy |  | modified radical mastoidectomy;cortical mastoidectomy;cholesteatoma surgery;canal wall down mastoidectomy;tympanomastoidectomy | מסטואידקטומיה;ניתוח כולסטאטומה;כריתת הזיז הפטמתי;כריתת מסטואיד | major;sided
Stapedectomy |  | stapedotomy;otosclerosis surgery;stapes surgery | סטפדקטומיה;סטפדוטומיה;ניתוח אוטוסקלרוזיס;ניתוח ארכובה | major;sided
Cochlear implantation |  | cochlear implant;cochlear implant surgery | השתלת שבלול;שתל שבלול;שתל קוכליארי;שתל קוכלארי | major;sided;device
Septoplasty |  | nasal septoplasty;deviated septum repair;septal reconstruction;submucous resection;SMR of septum;septal surgery;nasal septum surgery;SMR?;submucosal resection of septum;surgery for deviated nasal septum;surgery for deviated septum | ניתוח מחיצת האף;יישור מחיצה;תיקון מחיצת האף;ספטופלסטיקה;יישור מחיצת האף;ניתוח מחיצה;תיקון סטיית מחיצה;ניתוח מחיצת אף | major
Rhinoplasty |  | nose job;septorhinoplasty;cosmetic nose surgery;nose surgery | ניתוח אף;רינופלסטיקה;ניתוח אף פלסטי;ספטורינופלסטיקה;ניתוח אף אסתטי | major
Turbinate reduction |  | turbinectomy;inferior turbinate reduction;turbinoplasty;turbinate cautery;conchotomy;turbinate surgery;submucous resection of inferior turbinates;submucous resection of turbinates;outfracture of inferior turbinates;outfracture of turbinates;concha bullosa resection;resection of concha bullosa;excision of concha bullosa;inferior turbinate outfracture;submucosal resection of turbinates;inferior turbinectomy;turbinate outfracture;partial turbinectomy;cauterization of turbinates;inferior turbinate cauterization | הקטנת קונכיות;כריתת קונכיות;צריבת קונכיות;קונכוטומיה;טורבינקטומיה | minor;sided
Functional endoscopic sinus surgery |  | FESS;endoscopic sinus surgery;sinus surgery;ESS?;nasal polypectomy;ethmoidectomy;maxillary antrostomy;nasal polyp removal;sphenoidotomy;balloon sinuplasty;frontal sinusotomy;total ethmoidectomy;anterior ethmoidectomy;maxillary antrostomy with tissue removal;Caldwell-Luc;Caldwell-Luc procedure;frontal recess exploration;endoscopic frontal sinusotomy;nasal antral windows;nasoantral window | ניתוח סינוסים;ניתוח סינוסים אנדוסקופי;ניתוח FESS;ניתוח אנדוסקופי של הסינוסים;כריתת פוליפים מהאף;פוליפקטומיה באף | major
Nasal cautery |  | cauterization of nasal septum;silver nitrate cautery of nose;nasal cauterization;epistaxis cautery;electrocautery of nose;nasal cauterisation;epistaxis cauterization;silver nitrate cautery of the septum;nasal silver nitrate cautery | צריבה באף;צריבת כלי דם באף;צריבת אף;צריבת אפיסטקסיס | minor;sided
Nasal packing | 2Y41X5Z | anterior nasal packing;epistaxis packing;nasal tampon;rapid rhino;posterior nasal packing;merocel packing;rapid rhino nasal pack;rapid rhino pack;nasal pack;nasal packs;anterior nasal pack | טמפון באף;טמפונדה באף;טמפונדה קדמית;הכנסת טמפון לאף;טמפון קדמי | minor;sided
Nasal endoscopy | 09JK8ZZ | nasendoscopy;nasoendoscopy;endoscopic nasal examination;flexible nasendoscopy;nasopharyngoscopy;fiberoptic nasopharyngoscopy;flexible nasopharyngoscopy;fiberoptic rhinoscopy;fiberoptic nasal endoscopy;anterior rhinoscopy | אנדוסקופיה של האף;אנדוסקופיה אפית;אנדוסקופיית אף | minor
Flexible laryngoscopy | 0CJS8ZZ | fiberoptic laryngoscopy;flexible nasolaryngoscopy;fibreoptic laryngoscopy;FOL?;fiberoptic nasolaryngoscopy;flexible fiberoptic laryngoscopy | לרינגוסקופיה גמישה;לרינגוסקופיה סיבאופטית;לרינגוסקופיה פיברואופטית;אנדוסקופיה של הגרון;אנדוסקופיה גמישה של הגרון | minor
Laryngoscopy |  | indirect laryngoscopy | לרינגוסקופיה;הסתכלות בגרון | minor
Direct laryngoscopy |  | suspension laryngoscopy;DL?;microlaryngoscopy | לרינגוסקופיה ישירה;מיקרולרינגוסקופיה | minor
Microlaryngeal surgery |  | vocal cord biopsy;vocal cord polyp removal | כריתת פוליפ ממיתרי הקול;ביופסיה ממיתר הקול | major
Videostroboscopy |  | stroboscopy;laryngeal stroboscopy | סטרובוסקופיה | minor
Laryngectomy |  | total laryngectomy;partial laryngectomy | כריתת גרון;לרינגקטומיה;כריתת הגרון | major
Cordectomy |  | vocal cord resection | קורדקטומיה;כריתת מיתר קול | major
Parotidectomy |  | superficial parotidectomy;parotid gland removal;parotid tumor excision;parotid surgery | פרוטידקטומיה;כריתת בלוטת הפרוטיס;ניתוח פרוטיס;כריתת פרוטיד;כריתת בלוטת פרוטיד | major;sided
Salivary gland excision |  | salivary gland removal | כריתת בלוטת רוק | major;sided
Submandibular gland excision |  | submandibular gland removal;submandibulectomy | כריתת בלוטה תת לסתית;כריתת בלוטת רוק תת לסתית | major;sided
Sialolithotomy |  | salivary stone removal;salivary duct stone removal | הוצאת אבן רוק;הוצאת אבן מבלוטת רוק | minor;sided
Sialendoscopy |  | salivary endoscopy | סיאלאנדוסקופיה;סיאלואנדוסקופיה | minor;sided
Neck dissection |  | radical neck dissection;selective neck dissection;modified radical neck dissection;MRND;cervical lymphadenectomy;central neck dissection | דיסקציה צווארית;כריתת בלוטות צוואר;נק דיסקשן;ניתוח בלוטות צוואר;דיסקציה של הצוואר | major;sided
Thyroglossal duct cyst excision |  | Sistrunk procedure;thyroglossal cyst excision;thyroglossal cyst removal;removal of thyroglossal cyst;thyroglossal duct cyst removal;thyroglossal cyst surgery | כריתת ציסטה תירוגלוסלית;ניתוח סיסטרנק | major
Branchial cleft cyst excision |  | branchial cyst excision | כריתת ציסטה ברנכיאלית | major;sided
Neck cyst excision |  | neck mass excision | כריתת ציסטה בצוואר;כריתת גוש בצוואר | major
Uvulopalatopharyngoplasty |  | UPPP;UP3;palatal surgery for snoring;sleep apnea surgery;uvulopalatoplasty | ניתוח נחירות;ניתוח חיך רך;אובולופלטופרינגופלסטיקה;ניתוח UPPP | major
Peritonsillar abscess drainage |  | quinsy drainage;peritonsillar aspiration;drainage of peritonsillar abscess;PTA drainage | ניקוז מורסה פריטונסילרית;ניקוז אבצס פריטונסילרי;ניקור מורסה סביב השקד | minor;sided
Lingual frenotomy | 0CN7XZZ | tongue-tie release;frenotomy;tongue tie division;frenulotomy;lingual frenulotomy;ankyloglossia release | חיתוך לשון קשורה;שחרור לשון קשורה;פרנוטומיה;התרת לשון;התרת לשון קשורה | minor
Frenectomy |  | frenulectomy;labial frenectomy;lip tie release;lingual frenectomy | פרנקטומיה;כריתת פרנולום;כריתת רסן | minor
Cleft lip and palate repair |  | cleft palate repair;cleft lip repair;palatoplasty;cheiloplasty;repair of cleft palate;repair of cleft soft palate;repair of bilateral cleft palate | תיקון חיך שסוע;תיקון שפה שסועה;ניתוח חיך שסוע;תיקון שפה וחיך שסועים | major
Otoplasty |  | prominent ear correction;ear pinning;pinning of ears;pinning of the ears;pinnaplasty;protruding ears surgery | הצמדת אוזניים;אוטופלסטיקה;ניתוח אוזניים בולטות;ניתוח הצמדת אוזניים | major;sided
Otoscopy | | otoscopic examination;ear examination;otomicroscopy | אוטוסקופיה;בדיקת אוזניים | minor;routine
Cerumen removal |  | ear wax removal;ear irrigation;ear syringing;earwax removal;aural toilet;ear lavage;microsuction of ear;impacted cerumen removal;cerumen removed;wax removed;earwax removed;ear wax removed;cerumen irrigated;ear irrigated;ears irrigated;wax irrigated | שטיפת אוזניים;הוצאת צרומן;ניקוי אוזניים;הוצאת שעווה;שטיפת אוזן;הסרת צרומן;הוצאת שעוות אוזניים | minor;sided
Foreign body removal from ear or nose |  | nasal foreign body removal;ear foreign body removal;removal of foreign body from nose;removal of foreign body from ear | הוצאת גוף זר מהאף;הוצאת גוף זר מהאוזן | minor;sided
Audiometry |  | hearing test;audiogram;pure tone audiometry;PTA audiogram;audiology test;audiometric test;pure-tone audiogram;audiology evaluation;speech audiometry;hearing evaluation | בדיקת שמיעה;אודיומטריה;אודיוגרמה;אודיוגרם;מבחן שמיעה | minor
Tympanometry |  | tympanogram;impedance audiometry;acoustic immittance;acoustic reflex test | טימפנומטריה;טימפנוגרם;טימפנוגרמה | minor
Otoacoustic emissions test |  | OAE;newborn hearing screening;otoacoustic emissions;DPOAE;TEOAE;neonatal hearing screen | פליטות אוטואקוסטיות;סקר שמיעה ביילוד;הדים קוכלאריים;סינון שמיעה;בדיקת סינון שמיעה | minor
Brainstem auditory evoked response |  | BERA;ABR;BAER;auditory brainstem response;brainstem evoked response audiometry | תגובות גזע מוח;בדיקת BERA;בדיקת ABR;פוטנציאלים מעוררים שמיעתיים | minor
Videonystagmography |  | VNG;ENG?;electronystagmography;electronystagmogram;vestibular testing;caloric test;video head impulse test;VHIT;caloric testing;caloric stimulation test | בדיקת שיווי משקל;בדיקת ENG;בדיקת VNG;אלקטרוניסטגמוגרפיה;בדיקה קלורית;בדיקה וסטיבולרית | minor
Epley maneuver |  | canalith repositioning;Epley manoeuvre;canalith repositioning procedure;Dix-Hallpike maneuver;Semont maneuver;Dix Hallpike | תמרון אפלי;תרגיל אפלי;תמרון דיקס הולפייק;מנוברת אפלי | minor
Tooth extraction |  | dental extraction;teeth extraction;tooth removal;extraction of tooth;extraction of impacted tooth;extraction of full bone impacted tooth;removal of impacted tooth;removal of bony impacted teeth;exodontia;molar extraction;dental extractions;tooth pulled;teeth pulled;tooth extracted;teeth extracted;tooth removed;teeth removed;extraction #;tooth ext;extraction of teeth;extractions of teeth;surgical extraction of teeth;odontectomy;removal of teeth;surgical removal of teeth;extraction of impacted tooth;full mouth extraction;full mouth extractions;full-mouth extraction;extraction of impacted third molars;extraction of impacted wisdom teeth;removal of impacted third molars;removal of impacted wisdom teeth;extraction of third molars;extraction of wisdom teeth;third molar removal;surgical extraction of third molars;extraction of remaining teeth;removal of third molars | עקירת שן;עקירה;עקירת שיניים;עקירה דנטלית | minor
Wisdom tooth extraction |  | third molar extraction;impacted wisdom tooth removal;wisdom teeth removal;impacted tooth extraction;surgical extraction of wisdom tooth;wisdom teeth extraction;wisdom teeth removed;wisdom teeth out;wisdom teeth extracted;removal of impacted teeth;extraction of impacted teeth;full bony impacted tooth removal;removal of wisdom teeth | עקירת שן בינה;עקירה כירורגית;עקירת שיני בינה;עקירת שן בינה כלואה | minor
Dental implant placement |  | dental implant;tooth implant;dental implants;dental implant surgery | שתל דנטלי;השתלת שיניים;שתלים דנטליים;שתל שיניים;השתלת שתל;השתלת שתלים | minor;device
Root canal treatment |  | root canal therapy;RCT?;endodontic treatment;root canal;pulpectomy | טיפול שורש;טיפול שורשים;טיפול אנדודונטי;פולפקטומיה;הוצאת מוך השן | minor
Dental filling |  | tooth filling;dental restoration;composite filling;dental caries treatment;amalgam filling;composite restoration;composite restorations;amalgam restoration;amalgam restorations;resin restoration;composite resin restoration;composite fillings;amalgam fillings;dental fillings;tooth restoration;glass ionomer restoration | סתימה?;סתימת שן;שחזור שן;סתימה בשן;שחזור מרוכב;סתימה לבנה | minor
Dental scaling |  | dental cleaning;scaling and root planing;dental prophylaxis;teeth cleaning;SRP?;prophylaxis and fluoride;oral prophylaxis;prophylaxis was done;prophylaxis was performed;prophylaxis was completed;rubber cup prophylaxis | הסרת אבנית;ניקוי אבנית;ניקוי שיניים;טיפול שיננית | minor
Orthognathic surgery |  | jaw surgery;mandibular osteotomy;Le Fort osteotomy;bimaxillary surgery;BSSO;bilateral sagittal split osteotomy;sagittal split osteotomy;Le Fort I osteotomy;LeFort I osteotomy;maxillary osteotomy;mandibular advancement;maxillary advancement | ניתוח אורטוגנטי;ניתוח לסתות;ניתוח לסת | major
Mandible fracture fixation |  | ORIF mandible;jaw fracture repair;mandibular fracture repair;maxillomandibular fixation;facial fracture repair;zygoma fracture repair;mandible fracture repair;arch bars;arch bar placement;intermaxillary fixation;maxillomandibular fixation with arch bars;zygomatic arch reduction;ORIF zygoma;reduction of zygomatic arch fracture;ORIF of zygoma fracture;repair of zygoma fracture;reduction of zygoma fracture;open reduction of zygomatic fracture;ORIF zygomatic fracture;repair of tripod fracture;ORIF of mandible fracture;closed reduction of mandible fracture;open reduction of mandible fracture;ORIF of mandible;closed reduction of mandibular fracture;open reduction and internal fixation of mandible;open reduction and internal fixation of mandible fracture;repair of mandible fracture;ORIF of mandibular fracture;open reduction and internal fixation of mandibular fracture | קיבוע שבר בלסת;קיבוע שבר בלסת תחתונה;תיקון שבר בפנים;קיבוע שבר בעצם הלחי;קיבוע שבר בלסת התחתונה | major;device
Closed reduction of nasal fracture |  | nasal fracture reduction;reduction of nasal bone fracture;nasal bone reduction | החזרת שבר באף;יישור שבר באף;רפוזיציה של עצמות האף | minor

# --- Eye
Cataract extraction with intraocular lens |  | cataract surgery;cataract extraction;phacoemulsification;phaco;phaco IOL;cataract removal;phacoemulsification with IOL;PC-IOL;intraocular lens implantation;cataract operation;IOL implantation;ECCE;phaco with IOL;cataract extraction and IOL implant;lens replacement;cataracts removed;cataract removed;cataract extracted;cataracts extracted;cataract operated on;cataracts operated on;CE/IOL;CE IOL;CEIOL;phaco PCIOL;PCIOL;phaco/PCIOL;cataract sx | ניתוח קטרקט;ניתוח ירוד;הסרת קטרקט;ניתוח ירוד עם השתלת עדשה;פאקו;ניתוח קטרקט עם עדשה תוך עינית;קטרקט בניתוח;השתלת עדשה תוך עינית;פקואמולסיפיקציה;הוצאת ירוד;ניתוח קטרקט והשתלת עדשה;השתלת עדשה;ניתוח קטרקט עם השתלת עדשה;ניתוח קטרקט השתלת עדשה | major;sided;device
YAG laser capsulotomy |  | YAG capsulotomy;posterior capsulotomy;Nd:YAG capsulotomy;YAG laser | קפסולוטומיה בלייזר;קפסולוטומיה YAG;לייזר יאג;YAG לייזר;יאג קפסולוטומיה;לייזר YAG;YAG קפסולוטומיה | minor;sided
Laser peripheral iridotomy |  | laser iridotomy;YAG iridotomy;peripheral iridotomy;LPI?;YAG PI | אירידוטומיה בלייזר;אירידוטומיה;YAG אירידוטומיה | minor;sided
Selective laser trabeculoplasty |  | SLT?;laser trabeculoplasty;argon laser trabeculoplasty | טרבקולופלסטיקה בלייזר;SLT לייזר לגלאוקומה;לייזר SLT;SLT לעין | minor;sided
Trabeculectomy |  | filtering surgery;glaucoma filtration surgery;trab? | טרבקולקטומיה | major;sided
Glaucoma drainage device implantation |  | glaucoma drainage device;Ahmed valve;Ahmed valve implantation;glaucoma valve;Baerveldt implant;glaucoma tube shunt;Ahmed shunt;tube shunt;Baerveldt;Ahmed shunt placement;Ahmed glaucoma valve;Ahmed valve implant;aqueous shunt;Ahmed tube shunt;Molteno implant;glaucoma valve implant;seton implant eye | השתלת שסתום לגלאוקומה;שסתום אחמד;שאנט לגלאוקומה | major;sided;device
Glaucoma surgery |  | glaucoma operation;minimally invasive glaucoma surgery;MIGS;iStent | ניתוח גלאוקומה;ניתוח לגלאוקומה | major;sided
Intravitreal injection |  | intravitreal Avastin;intravitreal Lucentis;intravitreal Eylea;anti-VEGF injection;intravitreal anti-VEGF;eye injection;intravitreal bevacizumab injection;intravitreal aflibercept;IVI?;intravitreal steroid injection;intravitreal injections | הזרקה תוך זגוגית;הזרקה לעין;הזרקה תוך עינית;הזרקת אווסטין לעין;זריקה לעין;הזרקות לעין;הזרקת אבסטין;הזרקת איליאה;הזרקות תוך עיניות;זריקות לעין;זריקה תוך עינית;זריקת אווסטין;הזרקת אווסטין;זריקת אווסטין לעין;זריקות תוך עיניות;זריקות אווסטין לעין | minor;sided
Vitrectomy |  | pars plana vitrectomy;PPV?;vitreoretinal surgery;membrane peeling;epiretinal membrane peel;macular hole surgery;membrane peel | ויטרקטומיה;ניתוח זגוגית;כריתת זגוגית;ניתוח ויטרקטומיה;קילוף ממברנה אפירטינלית | major;sided
Retinal detachment repair |  | scleral buckle;pneumatic retinopexy;retinal reattachment surgery;scleral buckling;retinal detachment surgery;cryopexy of retina | ניתוח היפרדות רשתית;תיקון היפרדות רשתית;חגורה סקלרלית;באקל סקלרלי;פנאומורטינופקסיה | major;sided
Retinal laser photocoagulation |  | laser photocoagulation;panretinal photocoagulation;PRP?;retinal laser;focal laser of retina;argon laser retina;laser to retina;laser retinopexy;endolaser coagulation;endolaser photocoagulation;endolaser treatment;endolaser;focal laser;focal laser photocoagulation;retinal photocoagulation;macular laser;laser treatment of retina | לייזר לרשתית;צריבת לייזר ברשתית;פוטוקואגולציה;פאן רטינל פוטוקואגולציה;PRP לרשתית;טיפולי לייזר לרשתית;לייזר ברשתית | minor;sided
Corneal transplant |  | keratoplasty;penetrating keratoplasty;corneal graft;DMEK;DSAEK;DALK;cornea transplant;corneal transplantation;PKP | השתלת קרנית;קרטופלסטיקה;ניתוח השתלת קרנית | major;sided
Corneal cross-linking |  | CXL;corneal collagen cross-linking;cross linking of cornea;crosslinking cornea | קרוס לינקינג;הצלבת קולגן בקרנית;קרוסלינקינג לקרנית;קרוסלינקינג;קרוס-לינקינג | minor;sided
Laser refractive surgery |  | LASIK;PRK;LASEK;refractive surgery;laser vision correction;laser eye surgery;SMILE procedure;photorefractive keratectomy | ניתוח לייזר להסרת משקפיים;לאסיק;הסרת משקפיים בלייזר;ניתוח לייזר בעיניים;ניתוח PRK;ניתוח להסרת משקפיים | minor;sided
Strabismus surgery |  | squint surgery;eye muscle surgery;strabismus correction;squint correction;extraocular muscle surgery;rectus recession;lateral rectus recession;medial rectus resection;medial rectus recession;lateral rectus resection;bilateral rectus recession;superior rectus recession;inferior oblique recession;inferior oblique myectomy;superior oblique tenotomy;rectus muscle recession;inferior oblique weakening;recession of lateral rectus;recession of medial rectus;resection of medial rectus;resection of lateral rectus;bilateral lateral rectus recession;bilateral medial rectus recession;superior oblique tuck;eye muscle recession;inferior rectus recession | ניתוח פזילה;תיקון פזילה;ניתוח שרירי עיניים;ניתוח שרירי העין | major;sided
Blepharoplasty |  | eyelid surgery;upper lid blepharoplasty;eyelid lift;dermatochalasis surgery;lower lid blepharoplasty | ניתוח עפעפיים;בלפרופלסטיקה;הרמת עפעפיים;ניתוח עפעפיים עליונים | minor;sided
Ptosis repair |  | eyelid ptosis surgery;levator resection;ptosis surgery;levator advancement | ניתוח צניחת עפעף;תיקון פטוזיס;ניתוח פטוזיס;תיקון צניחת עפעף | major;sided
Entropion or ectropion repair |  | entropion repair;ectropion repair;lid margin surgery | תיקון אנטרופיון;תיקון אקטרופיון;ניתוח אנטרופיון | minor;sided
Chalazion excision |  | chalazion incision and curettage;chalazion drainage;chalazion removal;stye drainage;incision of chalazion | ניתוח כלזיון;כריתת חלזיון;פתיחת כלזיון;ניקוז חלזיון;כריתת כלזיון;ניתוח שעורה | minor;sided
Pterygium excision |  | pterygium surgery;pterygium removal;pterygium excision with conjunctival graft | ניתוח פטריגיום;כריתת פטריגיום;הסרת פטריגיום | minor;sided
Dacryocystorhinostomy |  | DCR?;tear duct surgery | דקריוציסטורינוסטומיה;ניתוח צינור הדמעות;ניתוח דרכי דמעות;ניתוח DCR | major;sided
Nasolacrimal duct probing |  | lacrimal duct probing;tear duct probing | סונדאז׳ דרכי דמעות;חיטוט צינור הדמעות | minor;sided
Enucleation of eye |  | eye enucleation;evisceration of eye;eye removal;enucleation?;ocular evisceration | הוצאת עין;אנוקלאציה של העין;אוויסרציה;עקירת עין;הוצאת תוכן העין | major;sided
Corneal foreign body removal |  | removal of corneal foreign body;eye foreign body removal;conjunctival foreign body removal;removal of foreign body from eye | הוצאת גוף זר מהקרנית;הוצאת גוף זר מהעין;הסרת גוף זר מהקרנית | minor;sided
Punctal plug insertion |  | punctal plugs;lacrimal plugs;punctal occlusion | פקקים לדמעות;סתימת נקודות דמעה;הכנסת פלאגים לדרכי הדמעות | minor;sided;device
Visual field test |  | Humphrey visual field;perimetry;HVF?;visual fields;automated perimetry;Goldmann perimetry;visual field examination | שדה ראייה;בדיקת שדה ראיה;שדות ראייה;פרימטריה;בדיקת שדות ראיה;שדה ראיה;שדות ראיה | minor
Fundus photography |  | retinal photography;retinal photographs;retinal photos;fundus camera | צילום קרקעית העין;צילום פונדוס;צילום רשתית;צילום קרקעית;צילום קרקעית עין;צילומי קרקעית | minor
Fundoscopy | | fundus exam;dilated fundus exam;ophthalmoscopy;funduscopy;retinal screening;retinal exam;diabetic retinopathy screening;fundus examination;dilated fundus examination | בדיקת קרקעית העין;פונדוס;קרקעית עין;בדיקת קרקעיות;בדיקת פונדוס;קרקעיות עיניים | minor
Fluorescein angiography |  | fundus fluorescein angiography;FFA?;FAG?;IVFA;ICG angiography | אנגיוגרפיה פלואורסצאינית;צילום פלואורסצין;פלואורסצאין אנגיוגרפיה;FAG צילום רשתית | minor
Tonometry | | intraocular pressure measurement;IOP measurement;Goldmann tonometry;applanation tonometry;air puff test;eye pressure test | טונומטריה;מדידת לחץ תוך עיני;בדיקת לחץ תוך עיני;בדיקת לחץ עיניים | minor;routine
Refraction test | | visual acuity test;eye examination;cycloplegic refraction;optometry exam;vision test;slit lamp examination | בדיקת ראייה;בדיקת ראיה;רפרקציה;בדיקת עיניים;ציקלופלגיה;בדיקת חדות ראייה;בדיקת חדות ראיה | minor;routine

# --- Orthopedics: joints
Total hip replacement |  | THR;total hip arthroplasty;THA?;hip replacement;hip arthroplasty;hip joint replacement;primary total hip replacement;artificial hip;hip replaced;hips replaced;replaced hip | החלפת מפרק ירך;החלפת ירך;תחליף ירך;החלפת מפרק הירך;ניתוח החלפת ירך;החלפת מפרק ירך מלאה;תחליף מפרק ירך;ארתרופלסטיקה של הירך;פרוטזה לירך;הוחלפה ירך;החלפת ירכיים;החלפת ירך מלאה | major;sided;device
Hip hemiarthroplasty |  | hemiarthroplasty;bipolar hemiarthroplasty;partial hip replacement;Austin Moore;hemiarthroplasty of hip;Thompson prosthesis;bipolar hip replacement | המיארתרופלסטיה;החלפה חלקית של מפרק הירך;תחליף ירך חלקי;המיארטרופלסטיקה;החלפת ראש ירך;חצי מפרק;החלפת מפרק ירך חלקית;החלפת ירך חלקית;החלפה חלקית של הירך;החלפה חלקית של ירך | major;sided;device
Revision hip replacement |  | revision total hip arthroplasty;revision THR;revision THA;hip revision;revision of hip arthroplasty;revision total hip;revision hip arthroplasty;total hip revision;acetabular revision;femoral head exchange | רביזיה של מפרק ירך;רביזיה של תחליף ירך;החלפה חוזרת של מפרק ירך;רביזיה של החלפת ירך | major;sided;device
Total knee replacement |  | TKR;total knee arthroplasty;TKA;knee replacement;knee arthroplasty;knee joint replacement;primary total knee replacement;artificial knee;knee replaced;knees replaced;both knees replaced;replaced knee | החלפת מפרק ברך;החלפת ברך;החלפת מפרק הברך;תחליף ברך;ניתוח החלפת ברך;החלפת מפרק ברך מלאה;תחליף מפרק ברך;פרוטזה לברך;הוחלפה ברך;הוחלפו ברכיים;החלפת ברכיים;החלפת שתי ברכיים;החלפת ברך מלאה | major;sided;device
Unicompartmental knee replacement |  | unicompartmental knee arthroplasty;UKA?;UKR?;partial knee replacement;unicondylar knee replacement;Oxford knee | החלפה חלקית של מפרק הברך;החלפת ברך חלקית;תחליף ברך חלקי;החלפת מפרק ברך חלקית | major;sided;device
Revision knee replacement |  | revision total knee arthroplasty;revision TKR;revision TKA;knee revision;revision of knee arthroplasty;polyethylene exchange;poly exchange;polyethylene liner exchange | רביזיה של מפרק ברך;רביזיה של תחליף ברך;החלפה חוזרת של מפרק ברך | major;sided;device
Shoulder replacement |  | total shoulder arthroplasty;total shoulder replacement;shoulder arthroplasty;TSA?;reverse shoulder arthroplasty;reverse total shoulder arthroplasty;RTSA;reverse shoulder replacement;shoulder hemiarthroplasty;TSR? | החלפת מפרק כתף;החלפת כתף;תחליף כתף;החלפת מפרק כתף הפוך;תחליף כתף הפוך | major;sided;device
Elbow replacement |  | total elbow arthroplasty;total elbow replacement;elbow arthroplasty | החלפת מפרק מרפק;תחליף מרפק | major;sided;device
Ankle replacement |  | total ankle arthroplasty;total ankle replacement | החלפת מפרק קרסול;תחליף קרסול | major;sided;device
Knee arthroscopy |  | arthroscopy of knee;arthroscopic knee surgery;knee scope;diagnostic knee arthroscopy;therapeutic knee arthroscopy;knee scoped;knee arthroscoped;scope of knee | ארתרוסקופיה של הברך;ארטרוסקופיה ברך;ארתרוסקופיית ברך;ניתוח ארתרוסקופי בברך;ארטרוסקופיה של הברך;ארתרוסקופיה ברך | minor;sided
Knee surgery |  | surgery of knee;surgery on knee;operation on knee;knee operation | ניתוח ברך;ניתוח בברך | major;sided
Hip surgery |  | surgery of hip;surgery on hip;operation on hip;hip operation | ניתוח ירך;ניתוח בירך | major;sided
Shoulder surgery |  | surgery of shoulder;surgery on shoulder;operation on shoulder;shoulder operation | ניתוח כתף;ניתוח בכתף | major;sided
Back surgery |  | surgery of back;surgery on back;operation on back;back operation | ניתוח גב;ניתוח בגב | major
Ankle surgery |  | surgery of ankle;surgery on ankle;operation on ankle;ankle operation | ניתוח קרסול;ניתוח בקרסול | major;sided
Elbow surgery |  | surgery of elbow;surgery on elbow;operation on elbow;elbow operation | ניתוח מרפק;ניתוח במרפק | major;sided
Wrist surgery |  | surgery of wrist;surgery on wrist;operation on wrist;wrist operation | ניתוח שורש כף היד | major;sided
Shoulder arthroscopy |  | arthroscopy of shoulder;arthroscopic shoulder surgery;shoulder scoped;shoulder scope | ארתרוסקופיה של הכתף;ארטרוסקופיה כתף;ארתרוסקופיית כתף;אקרומיופלסטיקה;ארתרוסקופיה כתף;ארטרוסקופיה של הכתף | minor;sided
Subacromial decompression |  | acromioplasty;arthroscopic subacromial decompression;SAD?;arthroscopic acromioplasty | הרחבה תת אקרומיאלית;אקרומיופלסטיה;דקומפרסיה סובאקרומיאלית | major;sided
Distal clavicle excision |  | distal clavicle resection;Mumford procedure;distal clavicectomy;AC joint resection;acromioclavicular joint excision | כריתת קצה דיסטלי של עצם הבריח | major;sided
Biceps tenodesis |  | subpectoral biceps tenodesis;open subpectoral biceps tenodesis;arthroscopic biceps tenodesis | טנודזיס של הדו ראשי | major;sided
Biceps tenotomy |  | long head of biceps tenotomy | טנוטומיה של הדו ראשי | major;sided
Hip arthroscopy |  | arthroscopy of hip;FAI surgery;labral repair of hip;arthroscopic hip surgery | ארתרוסקופיה של הירך;ארטרוסקופיה ירך;ארתרוסקופיית ירך | minor;sided
Ankle arthroscopy |  | arthroscopy of ankle;arthroscopic ankle surgery | ארתרוסקופיה של הקרסול;ארטרוסקופיה קרסול | minor;sided
Arthroscopy |  | arthroscopic surgery;diagnostic arthroscopy;joint arthroscopy;elbow arthroscopy;wrist arthroscopy | ארתרוסקופיה;ארטרוסקופיה;ניתוח ארתרוסקופי | minor;sided
Meniscectomy |  | partial meniscectomy;arthroscopic meniscectomy;meniscus removal;partial medial meniscectomy;partial lateral meniscectomy;medial meniscectomy;lateral meniscectomy;meniscal surgery;meniscus surgery;medial meniscoplasty;lateral meniscoplasty;meniscoplasty | כריתת מניסקוס;מניסקטומיה;כריתה חלקית של מניסקוס;ניתוח מניסקוס;כריתת מיניסקוס;ניתוח מיניסקוס;תיקון מיניסקוס בארתרוסקופיה | minor;sided
Meniscus repair |  | meniscal repair;meniscus suture;arthroscopic meniscal repair | תיקון מניסקוס;תפירת מניסקוס;תיקון מיניסקוס | major;sided
Anterior cruciate ligament reconstruction |  | ACL reconstruction;ACLR;ACL repair;ACL surgery;anterior cruciate ligament repair;ACL graft;arthroscopic ACL reconstruction;cruciate ligament reconstruction | שחזור רצועה צולבת קדמית;ניתוח רצועה צולבת;שחזור ACL;ניתוח רצועה צולבת קדמית;שחזור רצועה צולבת;ניתוח ACL | major;sided
Posterior cruciate ligament reconstruction |  | PCL reconstruction;PCL repair | שחזור רצועה צולבת אחורית;שחזור PCL | major;sided
Rotator cuff repair |  | RCR?;arthroscopic rotator cuff repair;supraspinatus repair;rotator cuff surgery;cuff repair;RC repair | תיקון שרוול מסובב;תיקון גידי השרוול המסובב;ניתוח רוטטור קאף;תפירת שרוול מסובב;תיקון רוטטור קאף;תיקון הגידים המסובבים;תיקון קרע בשרוול המסובב | major;sided
Shoulder stabilization |  | Bankart repair;Latarjet procedure;shoulder instability surgery;SLAP repair;arthroscopic Bankart repair;labral repair of shoulder | ייצוב כתף;תיקון בנקרט;ניתוח ייצוב כתף;ניתוח לטרז׳ה | major;sided
Osteotomy |  | high tibial osteotomy;HTO;corrective osteotomy;periacetabular osteotomy;femoral osteotomy;tibial osteotomy | אוסטאוטומיה;חיתוך עצם מתקן;אוסטאוטומיה של הטיביה;ניתוח יישור עצם | major;sided
Arthrodesis |  | joint fusion;ankle fusion;wrist fusion;ankle arthrodesis;subtalar fusion;subtalar arthrodesis;four-corner fusion;four corner fusion;wrist arthrodesis;scaphoid excision and four-corner fusion;partial wrist fusion;limited wrist fusion;intercarpal fusion;total wrist fusion | ארתרודזיס;איחוי מפרק;קיבוע מפרק;ארטרודזיס;איחוי שורש כף היד | major;sided;device
Synovectomy |  | arthroscopic synovectomy | סינובקטומיה;כריתת סינוביה | major;sided
Synovial biopsy |  | biopsy of synovium | ביופסיה סינוביאלית | minor;sided
Joint washout |  | arthrotomy and washout;joint lavage;arthroscopic washout;septic joint washout;joint irrigation and debridement | שטיפת מפרק;ארתרוטומיה ושטיפה;שטיפה ארתרוסקופית | major;sided
Baker cyst excision |  | popliteal cyst excision;Baker's cyst removal | כריתת ציסטה על שם בייקר;כריתת ציסטת בייקר | major;sided

# --- Orthopedics: fractures
Open reduction and internal fixation |  | ORIF;open reduction internal fixation;plate and screws fixation;fracture fixation;internal fixation of fracture;plating of fracture;ORIF fracture;surgical fixation of fracture;fracture plated;fracture fixed with plate;fracture internally fixed;fracture fixed with plate and screws | קיבוע שבר;שחזור פתוח וקיבוע פנימי;קיבוע פנימי של שבר;פלטה וברגים;ניתוח קיבוע שבר;קיבוע בפלטה;ORIF שבר;קיבוע פנימי | major;sided;device
Hip fracture fixation |  | dynamic hip screw;DHS;ORIF hip;hip pinning;hip nailing;cannulated screws of hip;PFN?;proximal femoral nail;gamma nail;cephalomedullary nail;internal fixation of femoral neck;ORIF femur;TFN nail;hip fracture surgery;intertrochanteric fracture fixation;hip pinned;hip fracture pinned;hip fracture fixed;hip fracture nailed;hip fracture repaired;hip nailed;femoral neck fracture pinned;hip fracture repair;percutaneous hip pinning;in situ pinning of the hip;in situ pinning of hip | קיבוע שבר צוואר ירך;קיבוע שבר ירך;ניתוח שבר צוואר ירך;מסמר ירך;קיבוע צוואר הירך;DHS לירך;ניתוח שבר ירך;מסמר גמא;קיבוע שבר אינטרטרוכנטרי;קיבוע ירך;קיבוע שבר בירך;קיבוע שבר צוואר הירך | major;sided;device
Distal radius fracture fixation |  | ORIF distal radius;volar plating;ORIF wrist;wrist fracture fixation;ORIF radius;distal radius plating | קיבוע שבר ברדיוס;קיבוע שבר שורש כף היד;קיבוע רדיוס דיסטלי;ניתוח שבר ברדיוס דיסטלי;ORIF שורש כף יד | major;sided;device
Ankle fracture fixation |  | ORIF ankle;bimalleolar fracture fixation;trimalleolar fracture fixation;syndesmotic screw;ORIF bimalleolar;ORIF trimalleolar;lateral malleolus fixation | קיבוע שבר בקרסול;קיבוע שבר קרסול;ניתוח שבר בקרסול | major;sided;device
Clavicle fracture fixation |  | ORIF clavicle;clavicle plating | קיבוע שבר בעצם הבריח;קיבוע עצם הבריח | major;sided;device
Humerus fracture fixation |  | ORIF humerus;supracondylar fracture pinning;humerus nailing;proximal humerus fixation;ORIF proximal humerus | קיבוע שבר בהומרוס;קיבוע שבר בזרוע;קיבוע הומרוס | major;sided;device
Tibial plateau or shaft fracture fixation |  | ORIF tibia;ORIF tibial plateau;tibial nailing;tibial plateau fixation;IM nail tibia | קיבוע שבר בטיביה;מסמר טיביה;קיבוע שבר בפלטו;קיבוע שבר בשוק | major;sided;device
Olecranon fracture fixation |  | ORIF olecranon;ORIF elbow;tension band wiring of olecranon | קיבוע שבר באולקרנון;קיבוע שבר במרפק | major;sided;device
Patella fracture fixation |  | ORIF patella;patella tension band wiring | קיבוע שבר בפיקה;קיבוע פיקה | major;sided;device
Hand fracture fixation |  | ORIF metacarpal;ORIF finger;ORIF scaphoid;scaphoid screw fixation;Herbert screw;metacarpal pinning;phalanx pinning | קיבוע שבר בכף היד;קיבוע שבר במטקרפוס;קיבוע סקפואיד;קיבוע שבר באצבע | major;sided;device
Intramedullary nailing |  | IM nailing;IM nail;IMN?;intramedullary nail;femoral nailing;femur nailing;femur nailed;tibia nailed;femoral fracture nailed;tibial fracture nailed;femoral shaft fracture nailed;tibial shaft fracture nailed;femur fracture nailed;tibia fracture nailed;humerus nailed;femur rodded;tibia rodded;intramedullary rodding;femur rodding;IM rodding;retrograde femoral nail;intramedullary rod | מסמר תוך לשדי;קיבוע במסמר תוך לשדי;מסמור תוך לשדי | major;sided;device
Closed reduction of fracture |  | closed reduction;CR and casting;closed reduction and casting;fracture reduction;manipulation under anesthesia of fracture;MUA of fracture;fracture reduced;fracture closed reduced | החזרה סגורה;רפוזיציה סגורה;יישור שבר;שחזור סגור;רדוקציה סגורה;החזרת שבר | minor;sided
Closed reduction percutaneous pinning |  | closed reduction and pinning;closed reduction with pinning;closed reduction with percutaneous pinning;CRPP;percutaneous pinning;K-wire fixation;Kirschner wire fixation;fracture pinned;fracture percutaneously pinned | קיבוע בקירשנרים;קיבוע מלעורי במסמרים;קירשנרים;החזרה סגורה וקיבוע מלעורי | major;sided;device
External fixation |  | external fixator;ex-fix;external fixator application;Ilizarov fixator | קיבוע חיצוני;מקבע חיצוני;איליזרוב;מקבע חיצוני לגפה | major;sided;device
Reduction of joint dislocation |  | shoulder reduction;closed reduction of dislocation;shoulder dislocation reduction;hip dislocation reduction;relocation of shoulder;dislocation reduction;joint reduction;nursemaid elbow reduction;closed reduction of shoulder;closed reduction of left shoulder;closed reduction of right shoulder;closed reduction of hip;closed reduction of elbow;dislocation reduced;dislocated shoulder reduced;dislocated hip reduced | החזרת פריקה;החזרת פריקת כתף;רפוזיציה של פריקה;החזרת כתף פרוקה;החזרת פריקת מפרק;החזרת פרק | minor;sided
Cast application |  | plaster cast;casting;plaster of Paris;POP cast;back slab;cast immobilization;fiberglass cast;below elbow cast;above knee cast;long-arm cast;long arm cast;short-arm cast;short arm cast;long-leg cast;short-leg cast;spica cast;casted;cast applied;cast placed;placed in cast;put in cast;walking cast | הנחת גבס;גבס;קיבוע בגבס;גיבוס;אגפלן | minor;sided
Splint application |  | splint applied;splint was applied;splint was placed;splint placed;splinted;sugar-tong splint;posterior splint;ulnar gutter splint;thumb spica splint;volar splint;finger splint;placement of splint;splint was placed;placed in a splint;put in a splint;crutches and splint;placed in splint;put in splint;splint put on;splinting;splint placement;short-arm splint;long-arm splint;posterior splint application;short arm splint;long arm splint | הנחת סד;קיבוע בסד;סד?;התקנת סד;סד אחורי;סד גבס | minor;sided
Hardware removal |  | removal of hardware;removal of internal fixation;ROH?;removal of metal;plate removal;screw removal;K-wire removal;removal of plate and screws;removal of metalwork;removal of orthopedic hardware;removal of painful hardware;removal of old instrumentation;removal of external fixator;external fixator removal | הוצאת מתכות;הוצאת מתכת;הוצאת ברגים;הוצאת פלטה;הוצאת פלטה וברגים;הוצאת מסמר;הוצאת חומר אוסטאוסינתזה | major;sided

# --- Orthopedics: soft tissue, hand and foot
Carpal tunnel release |  | CTR?;carpal tunnel decompression;carpal tunnel surgery;median nerve decompression;carpal tunnel syndrome surgery;median nerve release;carpal tunnel repair;carpal tunnel operation;carpal tunnel procedure;carpal tunnel release surgery;release of transverse carpal ligament;transverse carpal ligament release | שחרור תעלה קרפלית;ניתוח תעלה קרפלית;שחרור עצב מדיאני;ניתוח CTS;שחרור התעלה הקרפלית;ניתוח תסמונת התעלה הקרפלית;ניתוח תעלת שורש כף היד;שחרור CTS;שחרור עצב התווך | minor;sided
Open carpal tunnel release | 01N50ZZ | open carpal tunnel decompression | שחרור תעלה קרפלית פתוח | minor;sided
Endoscopic carpal tunnel release | 01N54ZZ | endoscopic carpal tunnel decompression;ECTR | שחרור תעלה קרפלית אנדוסקופי | minor;sided
Cubital tunnel release |  | ulnar nerve transposition;transposition of ulnar nerve;transposition of the ulnar nerve;transposition of the right ulnar nerve;transposition of the left ulnar nerve;subcutaneous transposition of ulnar nerve;ulnar nerve decompression;ulnar nerve release;cubital tunnel surgery;decompression of ulnar nerve | שחרור עצב אולנרי;טרנספוזיציה של העצב האולנרי;שחרור תעלה קוביטלית | minor;sided
Trigger finger release |  | A1 pulley release;trigger thumb release;stenosing tenosynovitis release;release of A1 pulley | שחרור אצבע הדק;ניתוח אצבע הדק;שחרור טריגר;ניתוח טריגר פינגר;שחרור אצבע קפיצית | minor;sided
De Quervain release |  | first dorsal compartment release;release of first dorsal extensor compartment;release of first dorsal compartment;first extensor compartment release;De Quervain tenosynovitis surgery | שחרור דה קרוון;ניתוח דה קרוון | minor;sided
Dupuytren contracture release |  | palmar fasciectomy;Dupuytren fasciectomy;Dupuytren surgery;needle aponeurotomy;Dupuytren's fasciectomy;Dupuytren release;fasciectomy of the palm;partial palmar fasciectomy | ניתוח דופויטרן;שחרור כיווץ דופויטרן;פציאקטומיה של כף היד;ניתוח דופיטרן | minor;sided
Ganglion cyst excision |  | ganglion excision;wrist ganglion excision;ganglionectomy;ganglion removal;excision of ganglion cyst;ganglion cyst removal;excision of ganglion | כריתת גנגליון;הסרת גנגליון;כריתת ציסטת גנגליון | minor;sided
Tendon repair |  | flexor tendon repair;extensor tendon repair;tenorrhaphy;tendon suture;biceps tendon repair;quadriceps tendon repair;patellar tendon repair | תיקון גיד;תפירת גיד;תיקון גידים;תפירת גיד מיישר;תפירת גיד מכופף | major;sided
Achilles tendon repair |  | Achilles tendon rupture repair;Achilles repair;Achilles tenorrhaphy;tendo-Achilles lengthening;TAL procedure;heel cord lengthening;Achilles tendon lengthening;tendo-Achilles lengthening procedure | תיקון גיד אכילס;תפירת גיד אכילס;ניתוח גיד אכילס;הארכת גיד אכילס | major;sided
Tenotomy |  | percutaneous tenotomy;Achilles tenotomy;tendon release | טנוטומיה;חיתוך גיד | minor;sided
Bunionectomy |  | hallux valgus correction;bunion surgery;hallux valgus surgery;Chevron osteotomy;scarf osteotomy;Austin bunionectomy;Lapidus procedure;bunion removed;bunions removed;Lapidus;Lapidus arthrodesis;Lapidus bunionectomy;first tarsometatarsal fusion;first metatarsocuneiform fusion;modified Lapidus | ניתוח הלוקס ולגוס;תיקון הלוקס ולגוס;ניתוח בליטה בבוהן;ניתוח בוניון;ניתוח לפידוס | major;sided
Hammertoe correction |  | hammer toe surgery;hammertoe surgery;PIP arthrodesis of toe;hammertoe repair;hammer toe repair;hammertoe correction with arthrodesis;arthroplasty of toe;proximal interphalangeal joint arthroplasty | תיקון אצבע פטיש;ניתוח אצבעות פטיש | minor;sided
Ingrown toenail surgery |  | removal of ingrown part of toenail;excision of ingrown toenail;ingrown toenail excision;removal of ingrown nail;nail avulsion;partial nail avulsion;matricectomy;ingrown nail removal;wedge resection of toenail;toenail removal;ingrown toenail removal;nail removal;nail ablation;phenol matricectomy;toenail avulsion;total nail avulsion;avulsion of nail;removal of toenail;matrixectomy;excision of nail matrix;nail matrix excision | ניתוח ציפורן חודרנית;כריתת ציפורן;עקירת ציפורן;הסרת ציפורן;ניתוח ציפורן;כריתת ציפורן חודרנית;עקירת ציפורן חודרנית | minor;sided
Fasciotomy |  | compartment release;decompressive fasciotomy;plantar fasciotomy;plantar fascia release;release of plantar fascia;endoscopic plantar fasciotomy;plantar fasciectomy;partial plantar fasciectomy;plantar release | פציוטומיה;פסציוטומיה;פתיחת מדורים | major;sided
Clubfoot correction |  | Ponseti casting;clubfoot surgery;Ponseti method;clubfoot release;posteromedial release | תיקון כף רגל קלובה;טיפול פונסטי;גבסי פונסטי;טיפול בפונסטי | sided
Bone biopsy |  | needle biopsy of bone;CT-guided bone biopsy;open bone biopsy | ביופסיה מהעצם;ביופסיית עצם | minor
Bone graft |  | bone grafting;iliac crest bone graft;autologous bone graft;bone allograft;structural allograft;morselized allograft;local autograft of bone | השתלת עצם;שתל עצם;שתל עצם אוטולוגי | major
Bone tumor excision |  | curettage of bone tumor;osteochondroma excision;exostosis excision;excision of bone tumour;bone cyst curettage;excision of exostosis;exostectomy | כריתת גידול בעצם;כריתת אקסוסטוזיס;גרידת ציסטה בעצם | major;sided
Joint aspiration |  | arthrocentesis;knee aspiration;joint tap;aspiration of knee;synovial fluid aspiration;knee arthrocentesis;tap of knee;knee aspirated;knee tapped;joint aspirated;joint tapped;hip aspirated;elbow aspirated;shoulder aspirated;ankle aspirated;wrist aspirated;bursa aspirated | ניקור מפרק;ניקור ברך;ארתרוצנטזיס;שאיבת נוזל מהברך;ניקור נוזל מפרקי;ניקור מפרק ברך | minor;sided
Joint injection |  | intra-articular injection;intraarticular steroid injection;steroid injection of joint;knee injection;shoulder injection;cortisone injection;corticosteroid injection;subacromial injection;joint steroid injection;trigger finger injection;bursa injection;bursal injection;trochanteric bursa injection;trochanteric bursal injection;greater trochanteric bursa injection;knee injected;knees injected;shoulder injected;shoulders injected;joint injected;hip injected;elbow injected;elbows injected;bursa injected;ankle injected;wrist injected;injected knee;injected shoulder;injected elbow;injected hip;injected joint;injected bursa;injection of knee;injection of shoulder;injection of elbow;injection of hip;injection in knee;injection in shoulder;elbow injection;injections in knee;injections in shoulder;IA injection;IA steroid injection;intra-articular steroid injection;IA steroid injection of knee;IA cortisone injection;hip joint injection;hip injection | הזרקה תוך מפרקית;הזרקת סטרואידים למפרק;הזרקה לברך;הזרקה לכתף;זריקה למפרק;זריקת סטרואידים;הזרקת סטרואידים;זריקה לברך;זריקה לכתף;הזרקה מקומית של סטרואידים;הזרקה למפרק | minor;sided
Hyaluronic acid joint injection |  | viscosupplementation;hyaluronic acid injection;Synvisc injection;Euflexxa injection;hyaluronate injection | הזרקת חומצה היאלורונית;הזרקת חומצה היאלורונית לברך;ויסקוסופלמנטציה | minor;sided
Platelet-rich plasma injection |  | PRP injection;platelet rich plasma | הזרקת PRP;הזרקת פלזמה עשירת טסיות;זריקת PRP;זריקות PRP;טיפול PRP | minor;sided
Extracorporeal shock wave therapy |  | ESWT;shockwave therapy;shock wave therapy | גלי הלם;טיפול בגלי הלם | minor;sided
Trigger point injection |  | myofascial trigger point injection;trigger point injections | הזרקה לנקודות טריגר;הזרקה לנקודות כאב;הזרקת טריגר פוינט | minor
Physiotherapy |  | physical therapy;physiotherapy treatment;PT sessions;rehabilitation exercises;hydrotherapy;physio | פיזיותרפיה;טיפול פיזיותרפיה;טיפולי פיזיותרפיה;הידרותרפיה |
Occupational therapy |  | OT sessions;occupational therapy treatment | ריפוי בעיסוק;טיפול ריפוי בעיסוק |
Acupuncture |  | dry needling;acupuncture treatment;electroacupuncture | דיקור;דיקור סיני;דיקור יבש;אקופונקטורה | minor

# --- Spine and neurosurgery
Lumbar discectomy |  | lumbar microdiscectomy;L4-L5 discectomy;L5-S1 discectomy;lumbar disc surgery | ניתוח דיסק מותני;כריתת דיסק מותני | major
Discectomy |  | discectomy;diskectomy;microdiscectomy;disc surgery;disk surgery;endoscopic discectomy;herniated disc surgery;disk removed;disc removed;removal of herniated disk;removal of herniated disc;excision of herniated disk;excision of herniated disc | כריתת דיסק;דיסקטומיה;ניתוח דיסק;מיקרודיסקטומיה;ניתוח פריצת דיסק | major
Anterior cervical discectomy and fusion |  | ACDF;anterior cervical fusion;cervical discectomy and fusion;cervical fusion;anterior cervical discectomy with fusion;anterior cervical discectomy and interbody fusion;cervical discectomy with fusion;cervical discectomy, fusion and plating;anterior cervical discectomy, fusion and plating;anterior cervical discectomy with fusion and plating;neck fusion;fusion of the neck | כריתת דיסק צווארי ואיחוי;ניתוח ACDF;איחוי חוליות צוואר | major;device
Cervical discectomy |  | cervical disc surgery;anterior cervical discectomy | כריתת דיסק צווארי;כריתת דיסק צווארי קדמי;ניתוח דיסק צווארי | major
Cervical disc replacement |  | cervical disc arthroplasty;artificial cervical disc | החלפת דיסק צווארי;דיסק צווארי מלאכותי | major;device
Laminectomy |  | lumbar laminectomy;decompressive laminectomy;lumbar decompression;spinal decompression;laminotomy;hemilaminectomy;foraminotomy;cervical laminectomy;lami?;laminoplasty;sacral decompression;facetectomy;medial facetectomy;medial facetectomy | למינקטומיה;ניתוח היצרות תעלת השדרה;דה-קומפרסיה של עמוד השדרה;דקומפרסיה של תעלת השדרה;למינקטומיה מותנית | major
Spinal fusion |  | lumbar fusion;PLIF;TLIF;ALIF;posterior spinal fusion;spinal instrumentation;posterolateral fusion;spine fusion;PSF;scoliosis surgery;pedicle screw fixation;lumbar spinal fusion;fusion of L5-S1;fusion of L4-L5;fusion of L3-L4;L5-S1 fusion;L4-L5 fusion;L3-L4 fusion;fusion of the lumbar spine;fusion of the spine;diskectomy and fusion;discectomy and fusion;anterior discectomy and lumbar fusion;anterior lumbar interbody fusion;back fused;spine fused;vertebrae fused;lumbar spine fused;posterior lumbar interbody fusion;Harrington rod placement;Harrington rod;Harrington rods;interbody fusion;pedicle screw instrumentation;segmental instrumentation;interbody arthrodesis;thoracic fusion;thoracic spinal fusion;XLIF;extreme lateral interbody fusion;lateral interbody fusion | איחוי חוליות;קיבוע חוליות;קיבוע עמוד שדרה;פיוז׳ן של עמוד השדרה;ניתוח עקמת;קיבוע מותני;איחוי עמוד שדרה;ניתוח סקוליוזיס;ניתוח עמוד שדרה | major;device
Vertebroplasty |  | percutaneous vertebroplasty;vertebral augmentation | ורטברופלסטיה;הזרקת צמנט לחוליה | minor
Kyphoplasty |  | balloon kyphoplasty | קיפופלסטיה;קיפופלסטיקה | minor
Epidural steroid injection |  | ESI?;lumbar epidural steroid injection;LESI;transforaminal epidural injection;caudal epidural injection;interlaminar epidural injection;epidural injection;epidural steroid injections;TFESI;selective nerve root block;nerve root block;transforaminal epidural steroid injection;transforaminal epidural steroid block;lumbar epidural steroid block | הזרקה אפידורלית;הזרקת סטרואידים אפידורלית;הזרקה טרנספורמינלית;הזרקת סטרואידים לגב;הזרקה אפידורלית של סטרואידים;זריקה אפידורלית לגב;הזרקה לשורש עצב;בלוק אפידורלי;זריקה אפידורלית | minor
Facet joint injection |  | facet block;facet injection;facet joint block;sacroiliac joint injection;SI joint injection;sacroiliac joint injections;facet injections;facet joint injections | הזרקה למפרקי פאסט;הזרקה לפאסטים;הזרקה למפרק סקרואיליאק;הזרקת פאסטים | minor
Medial branch block |  | medial branch blocks;medial branch nerve block;MBB?;medial branch block injection;lateral branch block;dorsal ramus block | חסימת ענף מדיאלי | minor
Radiofrequency denervation |  | radiofrequency neurotomy;rhizotomy;facet denervation;medial branch radiofrequency ablation;pulsed radiofrequency;facet rhizotomy;RF ablation of nerve | צריבת עצבים;דנרבציה בגלי רדיו;RF לפאסטים;צריבת RF;רדיופרקוונסי;ריזוטומיה | minor
Peripheral nerve block |  | nerve block;regional nerve block;femoral nerve block;brachial plexus block;interscalene block;stellate ganglion block;occipital nerve block;intercostal nerve block;celiac plexus block;digital block;fascia iliaca block;intercostal block;ankle block;ilioinguinal block;ilioinguinal nerve block;lumbar sympathetic block;sympathetic nerve block;sympathetic block | חסימת עצב;בלוק עצבי;חסימה עצבית;בלוק אזורי;חסימת עצב פריפרי;בלוק פמורלי;חסימת עצב אוקסיפיטלי | minor
Spinal cord stimulator implantation |  | spinal cord stimulator;SCS?;dorsal column stimulator;neurostimulator implant | קוצב עמוד שדרה;קוצב חוט שדרה;השתלת קוצב לחוט השדרה;נוירוסטימולטור | major;device
Intrathecal pump implantation | | baclofen pump;intrathecal baclofen pump;morphine pump;intrathecal drug pump;intrathecal pump | משאבה אינטרתקלית;משאבת בקלופן;השתלת משאבה תוך שדרתית | major;device
Lumbar puncture | 009U3ZX | LP?;spinal tap;CSF tap;diagnostic lumbar puncture;spinal puncture;CSF sampling | ניקור מותני;דיקור מותני;ניקור לומברי;LP ניקור | minor
Lumbar puncture, therapeutic |  | CSF tap test;large volume lumbar puncture;tap test | ניקור מותני טיפולי;טאפ טסט | minor
Lumbar drain insertion |  | lumbar drain | נקז לומברי;נקז מותני | minor;device
Epidural blood patch |  | blood patch | טלאי דם אפידורלי;בלאד פאץ׳ | minor
Craniotomy |  | open brain surgery;brain surgery;crani? | קרניוטומיה;ניתוח מוח;ניתוח ראש | major
Craniotomy for brain tumor resection |  | craniotomy for tumor;brain tumor resection;craniotomy for tumour;meningioma resection;glioma resection;brain tumor removal;resection of brain tumor;resection of brain tumour;resection of meningioma;resection of glioma;removal of brain tumor;excision of acoustic neuroma;resection of acoustic neuroma;excision of brain tumor;resection of brain mass;craniotomy for brain tumor;tumor debulking craniotomy;resection of glioblastoma;schwannoma resection;resection of intracranial tumor;craniotomy and tumor resection;gross total resection of brain tumor | כריתת גידול מוחי;כריתת מנינגיומה;ניתוח לכריתת גידול במוח | major
Craniectomy |  | decompressive craniectomy;hemicraniectomy | קרניאקטומיה;קרניאקטומיה דקומפרסיבית | major
Cranioplasty |  | skull defect repair | קרניופלסטיקה | major
Evacuation of subdural hematoma |  | burr hole drainage;subdural hematoma evacuation;evacuation of acute subdural hematoma;chronic subdural hematoma drainage;subdural drain;SDH evacuation;evacuation of intracranial hematoma;subdural haematoma evacuation;burr hole evacuation;subdural hematoma evacuated;subdural evacuated;evacuation of subdural hematomas;evacuation of SDH | ניקוז המטומה סובדורלית;ניקוז דמם סובדורלי;ניקוז SDH;פינוי דמם סובדורלי;ניקוז המטומה תת דוראלית | major;sided
Ventriculoperitoneal shunt |  | VP shunt;ventriculo-peritoneal shunt;V-P shunt;VPS?;CSF shunt;shunt revision;ventriculoatrial shunt;LP shunt;ventricular shunt;ventricular catheter replacement;replacement of ventricular catheter | דלף חדרי-צפקי;שאנט VP;שאנט חדרי צפקי;דלף VP;הכנסת שאנט;שאנט מוחי;דלף ונטריקולופריטונאלי;VP שאנט;שאנט V-P | major;device
External ventricular drain |  | EVD;ventriculostomy;external ventricular drainage | נקז חדרי חיצוני;ונטריקולוסטומיה;הכנסת EVD;נקז חדרי | major;device
Endoscopic third ventriculostomy |  | ETV | ונטריקולוסטומיה אנדוסקופית של החדר השלישי | major
Intracranial pressure monitor insertion |  | ICP monitor;ICP bolt;intracranial pressure monitoring;Intracranial pressure monitor placement;intracranial pressure monitor;ICP monitor placement;ICP bolt placement;placement of ICP monitor;Camino bolt;placement of intracranial pressure monitor;intracranial bolt | מוניטור לחץ תוך גולגולתי;הכנסת ICP | minor;device
Aneurysm clipping or coiling |  | aneurysm clipping;aneurysm coiling;cerebral aneurysm clipping;endovascular coiling;intracranial aneurysm coiling;brain aneurysm repair;cerebral aneurysm embolization;flow diverter;cerebral aneurysm clipped;brain aneurysm clipped;intracranial aneurysm clipped;cerebral aneurysm coiled;brain aneurysm coiled;intracranial aneurysm coiled | אמבוליזציה של מפרצת מוחית;קליפינג של מפרצת;קוילינג מפרצת;צנתור מוחי לאמבוליזציה;סגירת מפרצת מוחית | major;device
Mechanical thrombectomy for stroke |  | mechanical thrombectomy;endovascular thrombectomy;EVT?;stroke thrombectomy;cerebral thrombectomy;intracranial thrombectomy;thrombectomy?;clot retrieval | טרומבקטומיה?;צנתור מוחי;תרומבקטומיה מוחית;טרומבקטומיה מכנית;צנתור מוחי טיפולי;תרומבקטומיה? | minor
Intravenous thrombolysis | 3E03317 | IV tPA;IV thrombolysis;intravenous tPA;systemic thrombolysis | תרומבוליזה תוך ורידית | minor
Thrombolysis |  | thrombolytic therapy;tPA administration;fibrinolysis;alteplase thrombolysis;tenecteplase thrombolysis;fibrinolytic therapy | תרומבוליזה;טרומבוליזה;מתן tPA;טיפול תרומבוליטי;טיפול טרומבוליטי | minor
Deep brain stimulation |  | DBS;deep brain stimulator;DBS implantation;deep brain stimulator implant | גירוי מוחי עמוק;קוצב מוחי;השתלת קוצב מוחי | major;device
Vagus nerve stimulator implantation |  | VNS;vagal nerve stimulator;vagus nerve stimulation;vagus nerve stimulator;VNS placement;vagal nerve stimulator placement;VNS implantation;vagal nerve stimulator implantation | קוצב וגלי;קוצב ואגלי;השתלת VNS;קוצב לעצב התועה;השתלת קוצב לעצב הוואגוס | major;device
Brain lobectomy |  | frontal lobectomy;occipital lobectomy;parietal lobectomy | כריתת אונה מצחית;כריתת אונה במוח | major;sided
Chemical neurolysis |  | phenol neurolysis;phenol nerve block;alcohol neurolysis;neurolytic nerve block | נוירוליזה כימית;חסימת עצב נוירוליטית | minor;sided
Epilepsy surgery |  | temporal lobectomy;anterior temporal lobectomy;lesionectomy | ניתוח אפילפסיה;כריתת אונה טמפורלית | major
Stereotactic radiosurgery |  | gamma knife;CyberKnife;SRS?;stereotactic body radiotherapy;SBRT;radiosurgery;SABR | רדיוכירורגיה;רדיוכירורגיה סטריאוטקטית;גאמא נייף;סייברנייף;קרינה סטריאוטקטית |
Microvascular decompression |  | trigeminal nerve decompression;MVD of trigeminal nerve | דקומפרסיה מיקרווסקולרית | major;sided
Myelomeningocele repair |  | spina bifida repair;tethered cord release;meningomyelocele repair | תיקון מיאלומנינגוצלה;תיקון ספינה ביפידה;שחרור חוט שדרה כבול | major
Brain biopsy |  | stereotactic brain biopsy | ביופסיה מהמוח;ביופסיית מוח;ביופסיה מוחית | major
Nerve repair |  | neurorrhaphy;digital nerve repair;nerve suture;peripheral nerve repair;nerve graft | תיקון עצב;תפירת עצב;שתל עצב | major;sided
Muscle biopsy |  | biopsy of muscle;open muscle biopsy | ביופסיית שריר;ביופסיה משריר | minor
Nerve biopsy |  | sural nerve biopsy | ביופסיית עצב;ביופסיה מעצב סורלי | minor
Temporal artery biopsy |  | TAB?;temporal artery excision biopsy | ביופסיה מעורק טמפורלי;ביופסיית עורק הרקה;ביופסיה מהעורק הטמפורלי | minor;sided
Botulinum toxin injection |  | Botox injection;botulinum toxin;Dysport injection;Botox treatment;chemodenervation;botulinum injections;Botox injections;Botox injected;Botox therapy;phenol injections;chemodenervation with Botox | הזרקת בוטוקס;הזרקת בוטולינום;טיפול בבוטוקס;זריקות בוטוקס;בוטולינום טוקסין | minor

# --- Skin, soft tissue and plastic surgery
Skin biopsy |  | punch biopsy;shave biopsy;biopsy of skin;incisional biopsy of skin;skin punch biopsy;skin lesion biopsy | ביופסיית עור;ביופסיה מהעור;ביופסיה מנגע עורי;ביופסיית פאנץ׳;פאנץ׳ ביופסיה | minor
Excision of skin lesion |  | skin lesion excision;mole removal;nevus excision;naevus excision;excisional biopsy of skin;removal of skin lesion;excision of BCC;BCC excision;SCC excision;wide local excision;WLE?;lesion excision;skin lesion removal;skin tag removal;melanoma excision;wide excision;excision of nevus;mole removed;moles removed;skin lesion removed;skin lesion excised;skin cancer removed;skin cancer excised;skin cancers removed;excision of basal cell carcinoma;excision of squamous cell carcinoma of skin;shave excision;excision of skin neoplasm | כריתת נגע עור;הסרת נגע עורי;כריתת שומה;הסרת שומה;כריתת נגע עורי;כריתה רחבה;כריתת BCC;ביופסיה כריתתית;הסרת נבוס;כריתת נבוס;כריתת מלנומה;הסרת נגע;כריתת נגע | minor
Mohs micrographic surgery |  | Mohs surgery;Mohs;micrographic surgery | ניתוח מוז;ניתוח מוהס;ניתוח מוס;כריתה בשיטת מוס;כריתה בשיטת מוז;ניתוח מוה״ס | minor
Cryotherapy of skin lesion |  | cryotherapy;liquid nitrogen treatment;cryosurgery;wart cryotherapy;liquid nitrogen;freezing of wart;wart removal;cryo of warts;LN2 cryotherapy;LN2;LN2 treatment | קריותרפיה;הקפאה בחנקן נוזלי;צריבה בחנקן;טיפול בחנקן נוזלי;צריבה בחנקן נוזלי;הקפאת יבלות;הסרת יבלות | minor
Electrocautery of skin lesion |  | electrodesiccation and curettage;electrocautery;ED&C;curettage and cautery;electrocoagulation;electrodesiccation;skin cautery | צריבה חשמלית;אלקטרוקאוטריזציה;צריבת נגע;אלקטרודסיקציה;צריבה וגרידה | minor
Laser treatment of skin |  | laser therapy of skin;pulsed dye laser;CO2 laser treatment;laser hair removal;tattoo removal | טיפול לייזר בעור;לייזר לעור;הסרת שיער בלייזר | minor
Photodynamic therapy |  | PDT of skin;photodynamic treatment;PDT therapy | טיפול פוטודינמי;פוטודינמי לעור;PDT טיפול פוטודינמי | minor
Ultraviolet phototherapy |  | phototherapy;PUVA;narrowband UVB;NBUVB;UVB phototherapy;UV phototherapy | פוטותרפיה;טיפולי UVB;טיפול באור;פוב״ה;טיפולי פוטותרפיה | minor
Neonatal phototherapy |  | phototherapy for jaundice;bilirubin lights;newborn phototherapy | פוטותרפיה ליילוד;טיפול באור לצהבת;פוטותרפיה לצהבת | minor
Incision and drainage of abscess |  | I&D;I and D;abscess drainage;incision and drainage;drainage of abscess;lancing of boil;abscess incision;skin abscess drainage;abscess drained;abscess incised and drained;abscess lanced;boil lanced;boil drained;incised and drained | פתיחת מורסה;ניקוז מורסה;ניקוז אבצס;פתיחת אבצס;חתך וניקוז;חיתוך וניקוז;פתיחה וניקוז מורסה | minor
Wound suturing |  | laceration repair;suture of laceration;wound closure;suturing of wound;primary closure of wound;closure with sutures;closed with sutures;sutured wound;laceration was sutured;skin stapling;Dermabond;wound suture;suturing;laceration repaired;laceration sutured;laceration closed;laceration stapled;laceration glued;lacerations repaired;lacerations sutured;layered closure of wound;complex closure of wound;layered wound closure;complex wound closure;wound repair;complex repair;intermediate repair;layered closure;complex closure;laceration closure;repair of wound;repair of complex laceration;complex laceration repair;delayed primary closure;complex repair of laceration;wound revision;wound was repaired;laceration was repaired;secondary closure;layered repair;closure of wound defect;closure of defect;closure of laceration;simple repair of laceration;exploration of wound;wound exploration and repair | תפירת חתך;תפירת פצע;תפרים;תפירה;סגירת פצע;תפירת קרע;הדבקת פצע;תפירת חתכים;תיקון פצע | minor
Suture removal | | removal of sutures;removal of stitches;sutures were removed;stitches were removed;sutures removed;stitches removed;staples removed;stitch removal;staple removal;ROS sutures | הוצאת תפרים;הסרת תפרים;הוצאת סיכות;הוצאת סיכות ניתוחיות | minor;routine
Pleurectomy |  | parietal pleurectomy;pleural stripping | כריתת פלאורה | major;sided
Arthroscopic debridement |  | arthroscopic joint debridement;joint debridement;hip arthroscopic debridement;knee arthroscopic debridement;chondral debridement;debridement of chondral injury;debridement of joint | הטריה ארתרוסקופית | sided
Wound debridement |  | debridement;surgical debridement;wound excision;necrosectomy;sharp debridement;ulcer debridement;excisional debridement;irrigation and debridement;irrigation & debridement;debridement and irrigation | הטריה;הטרייה;הטריית פצע;דברידמנט;הטריה כירורגית;ניקוי פצע;הטרייה כירורגית | minor
Wound dressing | | dressing change;wound care;change of dressing;wound packing | חבישה;החלפת חבישה;טיפול בפצע;חבישת פצע;חבישות | minor;routine
Drain removal |  | removal of drain;drain removed;chest tube removal;removal of chest drain | הוצאת נקז;הסרת נקז;הוצאת נקזים | minor
Negative pressure wound therapy |  | VAC therapy;wound VAC;NPWT;vacuum assisted closure;VAC dressing | טיפול בוואקום לפצע;VAC לפצע;טיפול בלחץ שלילי | minor
Skin graft |  | split-thickness skin graft;STSG;full-thickness skin graft;FTSG;skin grafting;SSG?;split skin graft | השתלת עור;שתל עור;השתל עור;שתל עור חלקי | major
Flap reconstruction |  | local flap;rotation flap;free flap;skin flap;flap surgery;advancement flap;free flap reconstruction;rotation flap closure;advancement flap closure;transposition flap;V-Y advancement flap;bilobed flap;rhomboid flap;myocutaneous flap;fasciocutaneous flap;adjacent tissue transfer;gastrocnemius flap;pectoralis flap;V-Y flap;latissimus dorsi flap;gluteal flap;soleus flap;rectus abdominis flap;rotational flap closure;skin flap closure;rhombic flap;island flap;gluteus maximus flap;pectoralis muscle flap;pectoralis major flap;forehead flap;paramedian forehead flap;cheek flap;cervicofacial flap;nasolabial flap;Abbe flap;Mustarde flap;thenar flap;cross-finger flap;groin flap;tensor fascia lata flap;muscle flap closure | מתלה עור;שחזור במתלה;מתלה מקומי;מתלה חופשי;סיבוב מתלה | major
Burn treatment |  | burn debridement;burn dressing;burn care | טיפול בכוויה;הטריית כוויה;חבישת כוויה | minor
Escharotomy |  | incision of eschar;release of eschar | אסכרוטומיה | minor;sided
Paring of corn or callus |  | paring of callus;paring of corn;callus paring;corn paring;callus debridement;debridement of callus;debridement of hyperkeratosis;callus pared;calluses pared;corns pared;callus shaved;calluses shaved;corns shaved;corn shaved;heloma durum shaved;heloma durum pared;calluses debrided;corns debrided | הסרת יבלת לחץ | minor
Lipoma excision |  | lipoma removal;excision of lipoma;removal of lipoma;lipoma removed;lipoma excised | כריתת ליפומה;הסרת ליפומה;הוצאת ליפומה | minor
Sebaceous cyst excision |  | epidermoid cyst excision;sebaceous cyst removal;cyst excision;removal of sebaceous cyst;excision of cyst;inclusion cyst excision;cyst removal;removal of cyst;cyst was excised;cyst excised;cystectomy of skin;resection of cyst;cyst resection;removal of cysts | כריתת ציסטה סבצאית;הסרת ציסטה;כריתת ציסטה אפידרמלית;כריתת ציסטה;הסרת אתרומה;כריתת ציסטה סבצאוס | minor
Foreign body removal |  | removal of foreign body;splinter removal;FB removal;soft tissue foreign body removal;foreign body removed;splinter removed | הוצאת גוף זר;הסרת גוף זר;הוצאת קוץ | minor
Lymph node biopsy |  | excisional lymph node biopsy;biopsy of lymph node;cervical lymph node biopsy;core biopsy of lymph node | ביופסיה מבלוטת לימפה;ביופסיית בלוטת לימפה;ביופסיה מבלוטה | minor;sided
Lymphadenectomy |  | lymph node dissection;lymph node excision;inguinal lymph node dissection;lymph node removal | כריתת בלוטת לימפה;כריתת בלוטות לימפה;לימפאדנקטומיה | major;sided
Retroperitoneal lymph node dissection |  | RPLND | כריתת בלוטות רטרופריטונאליות | major
Fine needle aspiration |  | FNA;fine needle aspiration biopsy;FNAB;FNAC;needle aspiration;fine needle aspiration cytology | ניקור במחט עדינה;ביופסיה במחט דקה;שאיבה במחט דקה;FNA במחט עדינה;ניקור מחט דקה;ביופסיית מחט עדינה;ניקור מחט עדינה;ניקור במחט דקה | minor
Core needle biopsy |  | core biopsy;tru-cut biopsy;needle biopsy;CNB?;ultrasound-guided core biopsy;Tru-Cut | ביופסיית מחט;ביופסיית מחט עבה;ביופסיה במחט עבה;ביופסיית ליבה;ביופסיית טרוקט;ביופסיה ליבתית;ביופסיה במחט רחבה | minor
Biopsy | | tissue biopsy;bx;CT-guided biopsy;ultrasound-guided biopsy;open biopsy;excisional biopsy;incisional biopsy;image-guided biopsy;tissue sampling | ביופסיה;דגימת רקמה;נטילת ביופסיה;ביופסיה בהנחיית CT;ביופסיה בהנחיית US | minor;routine
Biopsy of intervertebral disc |  | disc biopsy;intervertebral disc biopsy;CT-guided disc biopsy;disc space biopsy | ביופסיה מהדיסק;ביופסיה של הדיסק;ביופסיית דיסק;ביופסיה מהדיסק בהנחיית CT | minor
Soft tissue tumor excision |  | excision of soft tissue mass;sarcoma resection;soft tissue mass excision;excision of mass?;mass excision? | כריתת גוש;כריתת גידול רקמה רכה;כריתת סרקומה;כריתת גידול;הסרת גידול;כריתת גוש ברקמה רכה | major
Abdominoplasty |  | tummy tuck;panniculectomy;body contouring | מתיחת בטן;אבדומינופלסטיקה;ניתוח מתיחת בטן;כריתת עודפי עור;אבדומינופלסטיה | major
Liposuction |  | lipoplasty;suction lipectomy;suction-assisted lipectomy;suction assisted lipectomy;submental lipectomy | שאיבת שומן;ליפוסקשן | major
Facelift |  | midface elevation;midface lift;mid-face lift;SMAS elevation;rhytidectomy;face lift;neck lift;cervicofacial rhytidectomy;platysmaplasty;S-lift;cervicoplasty;lower face lift;necklift;SMAS facelift;SMAS plication;mini facelift;rhytidoplasty | מתיחת פנים | major
Scar revision |  | scar excision;Z-plasty | תיקון צלקת;כריתת צלקת | minor
Keloid excision |  | keloid removal | כריתת קלואיד | minor
Intralesional steroid injection |  | keloid injection;intralesional triamcinolone | הזרקת סטרואידים לצלקת;הזרקה תוך נגעית | minor
Skin allergy patch test | | patch testing;allergy patch test;contact allergy test;epicutaneous test;patch test | תבחיני מטלית;טסט מטלית;תבחיני עור למגע;פאץ׳ טסט | minor
Skin prick test |  | allergy skin test;skin prick testing;SPT?;prick test;allergy skin testing;intradermal allergy test;allergy testing;skin testing;allergy tests | תבחיני עור;תבחיני עור לאלרגיה;טסט אלרגיה בעור;תבחיני פריק;תבחין עורי;מבחני עור;טבלאות אלרגיה?;תבחיני עור לאלרגנים | minor
Oral food challenge |  | oral provocation test;drug provocation test;food challenge;oral challenge test;drug challenge | תגר מזון;מבחן תגר;תגר תרופתי;מבחן תגר למזון;אתגר מזון | minor
Allergen immunotherapy |  | allergy shots;desensitization;subcutaneous immunotherapy;desensitisation;SCIT;SLIT?;drug desensitization;oral immunotherapy;allergy immunotherapy | חיסוני אלרגיה;אימונותרפיה לאלרגיה;דסנסיטיזציה;זריקות לאלרגיה;חיסונים לאלרגיה | minor
Tuberculin skin test procedure |  | Mantoux test placement;Mantoux test;Mantoux;PPD skin test placement | ביצוע תבחין מנטו;הזרקת תבחין מנטו | minor

# --- Hematology and oncology
Bone marrow biopsy |  | BMB;BM biopsy;bone marrow trephine;trephine biopsy;BMBx | ביופסיית מח עצם;ביופסיה ממח העצם;ביופסיית מוח עצם | minor
Bone marrow aspiration |  | bone marrow aspirate;BMA?;BM aspirate;bone marrow puncture | שאיבת מח עצם;דיקור מח עצם;אספירציה של מח עצם;ניקור מח עצם | minor
Bone marrow aspiration and biopsy |  | bone marrow examination;bone marrow biopsy and aspiration;BMA and trephine;BMA trephine;bone marrow aspirate and trephine;bone marrow aspiration and trephine;BMAT?;BM aspirate and trephine | בדיקת מח עצם;אספירציה וביופסיה של מח עצם | minor
Percutaneous liver biopsy | 0FB03ZX | needle liver biopsy;percutaneous needle biopsy of liver;ultrasound-guided liver biopsy;CT-guided liver biopsy | ביופסיית כבד מלעורית;ביופסיה מלעורית של הכבד;ביופסיית כבד בהנחיית US | minor
Liver biopsy |  | hepatic biopsy;transjugular liver biopsy;biopsy of liver | ביופסיית כבד;ביופסיה מהכבד;ביופסיה של הכבד | minor
Blood transfusion |  | transfusion;transfused | עירוי דם;מתן מנות דם;מנות דם;מנת דם;עירויי דם | minor
Red blood cell transfusion | 30233N1 | packed red blood cell transfusion;PRBC transfusion;RBC transfusion;packed cells transfusion;units of packed cells;units of packed red cells;units of packed red blood cells;units packed red blood cells;transfusion of packed red cells;transfusion of red blood cells;PRBCs;transfusion of packed cells;transfusion of PRBC;red cell transfusion | עירוי כדוריות דמוסות;עירוי כדוריות אדומות;מנות כדוריות דמוסות;מנות כדוריות אדומות | minor
Platelet transfusion |  | platelets transfusion;transfusion of platelets;platelet infusion | עירוי טסיות;מתן טסיות;מנות טסיות | minor
Plasma transfusion |  | fresh frozen plasma transfusion;FFP transfusion;cryoprecipitate transfusion;FFP?;transfusion of cryoprecipitate | עירוי פלזמה;מתן פלזמה;עירוי FFP;עירוי קריו | minor
Exchange transfusion |  | red cell exchange;exchange blood transfusion | החלפת דם;עירוי חליפין | minor
Intravenous immunoglobulin infusion |  | IVIG infusion;IVIG treatment | עירוי IVIG;טיפול ב-IVIG;עירוי אימונוגלובולינים;טיפול IVIG;מתן IVIG | minor
Intravenous iron infusion |  | iron infusion;IV iron;intravenous iron;parenteral iron | עירוי ברזל;ברזל תוך ורידי;ברזל לווריד;מתן ברזל תוך ורידי | minor
Intravenous infusion | | IV infusion;IV fluids;intravenous fluids;fluid resuscitation;biologic infusion | עירוי נוזלים;נוזלים תוך ורידיים;עירוי תוך ורידי;עירוי | minor;routine
Plasmapheresis |  | plasma exchange;PLEX;therapeutic plasma exchange | פלזמפרזיס;החלפת פלסמה;פלסמפרזיס;החלפת פלזמה;פלזמהפרזיס | minor
Leukapheresis |  | therapeutic leukapheresis;leukopheresis | לויקופרזיס;לויקאפרזיס | minor
Apheresis |  | therapeutic apheresis | אפרזיס | minor
Bone marrow transplant |  | BMT transplant;stem cell transplant;hematopoietic stem cell transplantation;HSCT;SCT?;allogeneic stem cell transplant;allogeneic bone marrow transplant;haematopoietic stem cell transplant;allo-SCT;bone marrow transplantation;allogeneic HSCT;peripheral blood stem cell transplant | השתלת מח עצם;השתלת תאי אב;השתלת תאי גזע;השתלת מח עצם אלוגנאית;השתלת מוח עצם;השתלת מח עצם אלוגנית |
Autologous stem cell transplant |  | autologous bone marrow transplant;ASCT;autologous SCT;auto-SCT;autologous HSCT;ABMT | השתלת מח עצם עצמית;השתלה אוטולוגית;השתלת תאי אב עצמית;השתלת מח עצם אוטולוגית |
CAR T-cell therapy | | chimeric antigen receptor T-cell therapy;CAR T cells;CAR-T cell infusion;CAR-T therapy;CAR-T | טיפול CAR-T;טיפול בתאי CAR-T;תאי CAR T |
Chemotherapy |  | chemo;cytotoxic chemotherapy;antineoplastic chemotherapy;chemotherapy infusion;adjuvant chemotherapy;neoadjuvant chemotherapy;systemic chemotherapy;palliative chemotherapy;FOLFOX;FOLFIRI;FOLFIRINOX;R-CHOP;CHOP chemotherapy;chemotherapy cycle | כימותרפיה;טיפול כימותרפי;כימו;כמותרפיה;טיפולי כימותרפיה;טיפול כימי;כימותרפיה אדג׳ובנטית;כימותרפיה משלימה |
Intrathecal chemotherapy | 3E0R305 | IT chemotherapy;intrathecal methotrexate chemotherapy | כימותרפיה אינטרתקלית;כימותרפיה תוך שדרתית | minor
Hyperthermic intraperitoneal chemotherapy |  | HIPEC;intraperitoneal chemotherapy;cytoreductive surgery with HIPEC;debulking surgery;cytoreductive surgery;tumor debulking | כימותרפיה תוך צפקית מחוממת;ניתוח HIPEC;ניתוח ציטורדוקטיבי;דה-בולקינג;ניתוח דיבלקינג | major
Radiotherapy |  | radiation therapy;external beam radiotherapy;XRT;EBRT;radiation treatment;irradiation;adjuvant radiotherapy;palliative radiotherapy;IMRT;whole brain radiotherapy;WBRT;breast radiotherapy;chemoradiation;chemoradiotherapy;radiation?;irradiated;treated with radiation;received radiation;underwent radiation | הקרנות;רדיותרפיה;טיפול קרינתי;קרינה?;טיפולי קרינה;טיפול בקרינה;הקרנה?;הקרנות לשד;כימורדיותרפיה |
Brachytherapy |  | internal radiotherapy;prostate brachytherapy;seed implantation;radioactive seed implant;vaginal brachytherapy;intracavitary brachytherapy;radioactive seed implantation;iodine-125 seed implantation;prostate seed implant;prostate seed implantation;seed implants;prostate seeds;I-125 seed implantation;interstitial brachytherapy;tandem and ovoid insertion;radioactive plaque;transperineal implantation of seeds;palladium seed implant | ברכיתרפיה;קרינה פנימית;ברכיתרפיה לערמונית | minor
Radioactive iodine therapy |  | radioiodine therapy;RAI?;I-131 therapy;radioiodine ablation;RAI ablation;radioactive iodine ablation;radioactive iodine treatment;iodine-131 treatment;treated with radioactive iodine;received radioactive iodine;given radioactive iodine | טיפול ביוד רדיואקטיבי;יוד רדיואקטיבי;טיפול ביוד 131;יוד 131 |
Immunotherapy for cancer |  | cancer immunotherapy;checkpoint inhibitor therapy;immunotherapy;immune checkpoint inhibitor therapy | אימונותרפיה;טיפול אימונותרפי;אימונותרפיה לסרטן |
Hormonal therapy for cancer |  | endocrine therapy;androgen deprivation therapy;ADT?;adjuvant hormonal therapy;hormone therapy for breast cancer | טיפול הורמונלי;טיפול הורמונלי משלים;טיפול אנטי הורמונלי |
Biologic therapy |  | biological therapy;biologic treatment;targeted therapy;anti-TNF therapy | טיפול ביולוגי;תרופה ביולוגית;טיפולים ביולוגיים |
Palliative care |  | hospice care;comfort care;supportive care?;end of life care | טיפול פליאטיבי;טיפול תומך;הוספיס;טיפול פליאטיבי ביתי |

# --- Functional tests
Electrocardiogram | 4A02X4Z | ECG;EKG;12-lead ECG;electrocardiography;12 lead EKG;resting ECG;12-lead electrocardiogram | אק״ג;א.ק.ג;אקג;תרשים לב;אלקטרוקרדיוגרמה;תרשים אק״ג;בדיקת אק״ג;אלקטרוקרדיוגרם;תרשים א.ק.ג. | minor
Holter monitoring | 4A12X45 | Holter;24-hour Holter;Holter monitor;ambulatory ECG monitoring;ambulatory ECG;Holter ECG;48 hour Holter;24 hr Holter;ECG Holter;rhythm Holter;ambulatory electrocardiography;24h Holter;24 hour ECG;Holter 24h;24h ECG | הולטר;הולטר לב;הולטר קצב;הולטר אק״ג;בדיקת הולטר;הולטר 24 שעות;הולטר דופק;הולטר א.ק.ג | minor
Event monitor |  | cardiac event recorder;event recorder;mobile cardiac telemetry;Zio patch;patch monitor;external loop recorder;extended ECG monitoring | רשם אירועים;איוונט רקורדר;אירוען;רשם אירועי לב | minor
Ambulatory blood pressure monitoring |  | ABPM;24-hour blood pressure monitoring;24 hour BP monitor;Holter blood pressure;ambulatory BP monitor;ambulatory BP monitoring;24h ABPM;BP Holter;24h BP monitoring;24 hour BP monitoring | הולטר לחץ דם;ניטור לחץ דם 24 שעות;ניטור לחץ דם אמבולטורי;הולטר ל״ד | minor
Exercise stress test |  | stress test;radionuclide stress test?;graded exercise treadmill;treadmill test;ETT?;exercise ECG;exercise tolerance test;ergometry;treadmill stress test;TMT?;exercise electrocardiogram;cardiac stress test;exercise test;stress ECG;EST?;Bruce protocol stress test;stress test Bruce protocol;stress test with Bruce protocol;ergometric test;stress EKG | ארגומטריה;מבחן מאמץ;ארגומטריה במאמץ;בדיקת מאמץ;מבחן מאמץ ארגומטרי;מבחן מאמץ לב;אק״ג במאמץ;ארגומטרי | minor
Pharmacologic stress test |  | dobutamine stress test;dobutamine stress testing;dobutamine stress;pharmacological stress test;adenosine stress test;regadenoson stress test;Lexiscan stress test;Persantine stress test;chemical stress test; adenosine Myoview stress test;adenosine Cardiolite stress test;adenosine nuclear stress test;Persantine Myoview stress test;dipyridamole stress test | מבחן מאמץ תרופתי;מבחן דובוטמין | minor
Cardiopulmonary exercise test |  | CPET;cardiopulmonary exercise testing;VO2 max test;ergospirometry | ארגוספירומטריה;מבחן מאמץ לב ריאה;ארגוספירומטרי;מבחן מאמץ משולב לב ריאות | minor
Six-minute walk test |  | 6MWT;6-minute walk test;six minute walk | מבחן הליכה 6 דקות;מבחן הליכה של שש דקות | minor
Cardiac rehabilitation |  | cardiac rehab;cardiac rehabilitation program;cardiac rehabilitation programme | שיקום לב;שיקום לבבי;תוכנית שיקום לב |
Tilt table test |  | tilt test;head-up tilt test;HUTT;tilt-table testing;head up tilt | טילט טסט;מבחן שולחן הטיה;מבחן טילט;טילט;מבחן הטיה | minor
Orthostatic blood pressure test | | orthostatic vitals;orthostatic vital signs;postural blood pressure;orthostatic test;active stand test | אורתוסטטיזם;מבחן אורתוסטטי;מדידת לחץ דם בשכיבה ובעמידה;תבחין אורתוסטטי | minor;routine
Ankle-brachial index |  | ABI?;ankle brachial pressure index;ABPI;TBI toe brachial index;pulse volume recording;PVR of legs | אינדקס קרסול-זרוע;מדד קרסול זרוע;מדידת ABI;יחס קרסול-זרוע | minor
Electroencephalogram | 4A00X4Z | EEG;electroencephalography;sleep-deprived EEG;routine EEG | אא״ג;אלקטרואנצפלוגרם;רישום מוח;בדיקת EEG;אלקטרואנצפלוגרמה;א.א.ג;אלקטרואנצפלוגרפיה | minor
Video EEG monitoring | 4A10X4Z | video-EEG;long-term EEG monitoring;continuous EEG monitoring;VEEG;LTM EEG;EEG telemetry | וידאו EEG;ניטור EEG רציף;ניטור וידאו EEG;וידיאו EEG | minor
Electromyography and nerve conduction study |  | EMG;nerve conduction study;NCS?;NCV;electromyography;EMG/NCS;EMG/NCV;nerve conduction velocity;electromyogram;nerve conduction test;EMG and nerve conduction studies;electrodiagnostic study;needle EMG;needle electromyography;needle examination EMG;nerve conduction studies | אמ״ג;בדיקת הולכה עצבית;אלקטרומיוגרפיה;בדיקת EMG;EMG והולכה עצבית;מהירות הולכה עצבית;אלקטרומיוגרם;הולכה עצבית | minor
Evoked potentials |  | visual evoked potentials;somatosensory evoked potentials;SSEP;visual evoked potential;VEP;VER?;somatosensory evoked potential | פוטנציאלים מעוררים;פוטנציאל מעורר ראייתי;בדיקת VEP;פוטנציאל מעורר | minor
Polysomnography | 4A1ZXQZ | sleep study;PSG;overnight sleep study;polysomnogram;sleep lab study;in-lab polysomnography;sleep laboratory | בדיקת שינה;מעבדת שינה;פוליסומנוגרפיה;בדיקת מעבדת שינה;מעבדת שינה לילית | minor
Home sleep apnea test |  | home sleep study;HSAT;home sleep apnoea test;WatchPAT;portable sleep study;home sleep test | בדיקת שינה ביתית;ווטצ׳פט;WatchPAT ביתי | minor
CPAP titration |  | CPAP titration study;PAP titration | טיטרציית CPAP;כיול CPAP;טיטרציה ל-CPAP | minor
Spirometry |  | spirometry with bronchodilator;pre and post bronchodilator spirometry;spirogram | ספירומטריה;ספירומטריה עם מרחיבי סימפונות | minor
Pulmonary function tests |  | pulmonary function test;PFT;PFTs;lung function test;lung function tests;breathing test;pulmonary function testing | תפקודי ריאות;תפקודי ריאה;בדיקת תפקודי ריאה;בדיקת תפקודי ריאות;תיפקודי ריאה;תיפקודי ריאות;בדיקת נשיפה? | minor
Body plethysmography |  | plethysmography;lung volumes by plethysmography | פלטיסמוגרפיה;פלטיסמוגרפיה של הגוף | minor
Bronchial provocation test |  | bronchial challenge test;bronchoprovocation test;bronchial hyperreactivity test;bronchial challenge;exercise challenge test;methacholine test | תגר סימפונות;מבחן תגר סימפונות;תבחין תגר סימפונות | minor
Methacholine challenge test |  | methacholine challenge;MCT challenge;methacholine provocation test | תגר מטכולין;מבחן תגר מטכולין;תגר מטאכולין;תבחין תגר במטכולין;תגר מתכולין | minor
Adenosine challenge test |  | AMP challenge test | תגר אדנוזין;מבחן תגר אדנוזין | minor
Exercise challenge test for asthma |  | exercise-induced bronchospasm test;exercise bronchial challenge | מבחן תגר במאמץ;תגר מאמץ | minor
Diffusing capacity test |  | DLCO;diffusion capacity;carbon monoxide diffusing capacity;TLCO;diffusing capacity for carbon monoxide | כושר דיפוזיה;דיפוזיה ריאתית;בדיקת DLCO;דיפוזיה של הריאות | minor
FeNO measurement |  | FeNO;exhaled nitric oxide;fractional exhaled nitric oxide | ניטריק אוקסיד בנשיפה;בדיקת FeNO;מדידת NO בנשיפה | minor
Peak expiratory flow measurement | | peak flow;PEFR;peak expiratory flow rate;peak flow measurement | פיק פלואו;זרימת שיא;מדידת פיק פלו;פיק פלו | minor;routine
Pulse oximetry | | oxygen saturation monitoring;pulse oximeter;SpO2 monitoring;overnight oximetry | סטורציה;מדידת סטורציה;אוקסימטריה;פולס אוקסימטר | minor;routine
Sweat test procedure |  | pilocarpine iontophoresis;sweat chloride collection | ביצוע תבחין זיעה | minor
Capillaroscopy |  | nailfold capillaroscopy;nail fold capillaroscopy | קפילרוסקופיה;קפילרוסקופיית ציפורן | minor
Continuous glucose monitoring |  | CGM;continuous glucose monitor;FreeStyle Libre;Dexcom;flash glucose monitoring;glucose sensor | חיישן סוכר;ניטור סוכר רציף;פריסטייל ליברה;סנסור סוכר;דקסקום;מד סוכר רציף | minor;device
Insulin pump therapy |  | insulin pump;CSII;continuous subcutaneous insulin infusion;Omnipod;MiniMed pump | משאבת אינסולין;טיפול במשאבת אינסולין;אומניפוד | device
Neuropsychological testing |  | neuropsychological assessment;psychometric testing;neuropsychological evaluation | אבחון נוירופסיכולוגי;בדיקה נוירופסיכולוגית | minor
Cognitive screening test |  | cognitive testing;Mini-Mental State Examination;mini mental state exam;mini-mental status exam;mini mental status examination;MMSE;MoCA;cognitive assessment;neurocognitive testing;Montreal Cognitive Assessment | מבחן מיני מנטל;מבחן MoCA;מבחן MMSE;מיני מנטל;הערכה קוגניטיבית | minor
ADHD assessment |  | MOXO test;TOVA test;attention deficit assessment;psychodidactic assessment | אבחון קשב;מבחן טובה;אבחון פסיכודידקטי;מבחן מוקסו;אבחון קשב וריכוז | minor
Dermoscopy |  | dermatoscopy;mole mapping;total body photography;full skin exam;skin check | דרמוסקופיה;מיפוי שומות;דרמטוסקופיה;בדיקת שומות | minor
Swallowing evaluation | | fiberoptic endoscopic evaluation of swallowing;FEES;swallow assessment;bedside swallow evaluation;swallowing assessment;dysphagia evaluation;speech therapy evaluation;Swallow evaluation;swallow study;swallowing study;swallow evaluation bedside;bedside swallow;speech and swallow evaluation;swallow test;formal swallow study;bedside swallow study | הערכת בליעה;בדיקת בליעה;בדיקת FEES;אבחון בליעה;הערכת קלינאית תקשורת | minor;routine

# --- Psychiatry, rehabilitation, anesthesia and other
Electroconvulsive therapy |  | ECT;electroshock therapy;electroshock;electroconvulsive treatment | נזעי חשמל;טיפול בנזעי חשמל;טיפול בחשמל;נ״ח | minor
Transcranial magnetic stimulation |  | TMS;rTMS;deep TMS;repetitive transcranial magnetic stimulation | גירוי מגנטי מוחי;טיפול TMS;גרייה מגנטית מוחית | minor
Psychotherapy |  | counseling?;counselling;psychotherapy sessions;talk therapy;psychological therapy | פסיכותרפיה;טיפול פסיכולוגי;טיפול שיחתי |
Cognitive behavioral therapy |  | cognitive behavioural therapy;CBT?;trauma-focused CBT;CBT-I;cognitive therapy | טיפול קוגניטיבי התנהגותי;טיפול CBT;CBT טיפול;טיפול קוגניטיבי-התנהגותי | minor
Dialectical behavior therapy |  | dialectical behaviour therapy;dialectical behavioral therapy;dialectical behavioural therapy;DBT?;DBT therapy | טיפול דיאלקטי התנהגותי;טיפול DBT | minor
Eye movement desensitization and reprocessing |  | EMDR;EMDR therapy | טיפול EMDR | minor
Detoxification | HZ2ZZZZ | alcohol detoxification;drug detoxification;detox;inpatient detoxification;opioid detoxification | גמילה פיזית;גמילה מאלכוהול;גמילה מסמים |
General anesthesia | | general anaesthesia;GA anesthesia;general anesthetic;general anaesthetic | הרדמה כללית;הרדמה מלאה | minor;routine
Spinal anesthesia | | spinal anaesthesia;subarachnoid block;SAB?;spinal block;spinal anesthetic;spinal anaesthetic | הרדמה ספינלית;הרדמה שדרתית;אלחוש ספינלי;ספינלי | minor;routine
Epidural anesthesia | | epidural;epidural anaesthesia;epidural catheter;epidural block | הרדמה אפידורלית;אפידורלית | minor;routine
Epidural analgesia |  | labor epidural;labour epidural;epidural analgesia in labour;epidural for labour analgesia;epidural for labor | אפידורל;אלחוש אפידורלי;אפידורל בלידה | minor
Conscious sedation | | procedural sedation;moderate sedation;IV sedation;monitored anesthesia care;sedation | סדציה;טשטוש?;סדציה מודעת;הרדמה בטשטוש | minor;routine
Intramuscular injection | | IM injection;intramuscular shot | זריקה לשריר;הזרקה תוך שרירית;זריקה תוך שרירית;זריקה IM | minor;routine
Subcutaneous injection | | SC injection;subcutaneous shot;subcut injection | זריקה תת עורית;הזרקה תת עורית | minor;routine
Enema | | rectal enema;phosphate enema;cleansing enema;Fleet enema;manual disimpaction;fecal disimpaction;disimpaction;disimpacted;digital disimpaction | חוקן;פוספט אנמה;חוקן ניקוי;פינוי צואה ידני;הוצאת צואה ידנית | minor;routine
Total parenteral nutrition |  | TPN;parenteral nutrition;PPN;hyperalimentation;intravenous nutrition | הזנה תוך ורידית;הזנה פרנטרלית;TPN הזנה | minor
Enteral tube feeding | | tube feeding;enteral nutrition;enteral feeding;nasogastric feeding;PEG feeding | הזנה אנטרלית;הזנה בזונדה;כלכלה בזונדה;הזנה דרך PEG | minor;routine
Therapeutic hypothermia |  | targeted temperature management;TTM?;cooling after cardiac arrest;therapeutic cooling | קירור?;היפותרמיה טיפולית;טיפול בקירור | minor
Umbilical catheter insertion |  | umbilical venous catheter;UVC?;umbilical artery catheter;UAC? | קו טבורי;צנתר טבורי;הכנסת קו טבורי | minor
Suprapubic aspiration |  | suprapubic bladder aspiration;SPA urine | ניקור סופרהפובי;ניקור שלפוחית | minor
Kasai procedure |  | Kasai portoenterostomy;hepatoportoenterostomy | ניתוח קסאי | major
Intussusception reduction |  | air enema reduction;hydrostatic reduction of intussusception;pneumatic reduction of intussusception;intussusception enema | החזרת התפשלות;החזרת אינווגינציה;החזרת התפשלות מעיים;חוקן אוויר להתפשלות | minor
Pectus excavatum repair |  | Nuss procedure;Ravitch procedure;pectus repair | תיקון פקטוס;ניתוח נאס;ניתוח חזה שקוע | major;device
Organ transplant |  | transplant;solid organ transplant;transplantation;transplant surgery;organ transplantation | השתלה?;השתלת איבר;השתלת איברים;מושתל? | major
Kidney-pancreas transplant |  | simultaneous pancreas kidney transplant;SPK transplant | השתלת כליה ולבלב | major
Small bowel transplant |  | intestinal transplant | השתלת מעי | major
Gender-affirming surgery |  | gender reassignment surgery;vaginoplasty;top surgery;sex reassignment surgery | ניתוח להתאמה מגדרית;ניתוח לשינוי מין | major
Post-mortem examination |  | autopsy;necropsy;postmortem examination | נתיחה שלאחר המוות;נתיחת גופה |
Foreign body removal by endoscopy |  | endoscopic foreign body removal;esophageal foreign body removal;food bolus removal;removal of food impaction;removal of food bolus;food impaction removal;endoscopic removal of food bolus;removal of esophageal foreign body | הוצאת גוף זר אנדוסקופית;הוצאת גוף זר מהוושט;הוצאת בולוס מזון | minor
Hemodynamic monitoring with pulmonary artery catheter | | Swan-Ganz catheter;pulmonary artery catheterization;Swan Ganz;PA catheter | צנתר סוואן גנז;צנתר סוון גנץ;סוואן גנז | minor;device;routine

# --- Further acts
Skin excision | | excision of skin;elliptical excision | כריתת עור | minor
Hair transplant | | hair transplantation | השתלת שיער | minor
Dental crown | | crown placement;dental crown placement;PFM crown;porcelain crown;zirconia crown;ceramic crown;porcelain fused to metal crown;stainless steel crown;stainless steel crowns;stainless steel crown placement;crown preparation | כתר לשן;התקנת כתר;הדבקת כתר | minor
Root planing | | | הקצעת שורשים | minor
Orthodontic treatment | | orthodontic braces;braces | יישור שיניים;טיפול אורתודונטי | minor
Speech therapy | | speech and language therapy;speech-language therapy | ריפוי בדיבור;טיפול קלינאית תקשורת | minor
Laser treatment | | laser therapy | טיפול בלייזר | minor
Prolotherapy | | prolotherapy injection | פרולותרפיה | minor
Bladder instillation | | bladder irrigation with drug | שטיפת שלפוחית;החדרה לשלפוחית | minor
Impella placement | | Impella;percutaneous ventricular assist device | השתלת אימפלה | major;device
Radiofrequency ablation | | RF ablation;RFA?;radiofrequency thermocoagulation;radiofrequency lesioning | אבלציה בגלי רדיו | minor
Microwave ablation | | MWA? | אבלציה במיקרוגל | minor
High-intensity focused ultrasound | | HIFU;focused ultrasound ablation | אולטרסאונד ממוקד בעוצמה גבוהה | minor
Prostate artery embolization | | PAE? | תסחוף עורקי הערמונית | minor
Genicular artery embolization | | GAE? | תסחוף עורקי הברך | minor;sided
Aquablation of prostate | | Aquablation | אקווה אבלציה של הערמונית | major
Water vapor therapy of prostate | | Rezum;Rezum therapy | טיפול רזום בערמונית | minor
Prostatic urethral lift | | UroLift | הרמת שופכה ערמונית;יורוליפט | minor;device
Pelvic floor repair | | pelvic floor reconstruction | תיקון רצפת האגן | major
Gene therapy | | gene therapy infusion | ריפוי גנטי | minor
Photopheresis | | extracorporeal photopheresis | פוטופרזיס | minor
Vaccination | | immunization given;vaccine administration | מתן חיסון;חיסון? | minor;routine
Open heart surgery | | heart surgery | ניתוח לב פתוח;ניתוח לב | major
Femorofemoral bypass | | femoral-femoral bypass;fem-fem bypass;femoral to femoral bypass | מעקף פמורו-פמורלי | major
Arteriovenous graft placement | | AV graft placement;placement of AV graft;arteriovenous graft;AV graft | השתלת שתל עורקי ורידי | major;sided
Fontan procedure | | Fontan operation;Fontan completion;extracardiac Fontan;Fontan;lateral tunnel Fontan;completion Fontan;fenestrated Fontan;Fontan circulation | ניתוח פונטן | major
Bidirectional Glenn procedure | | Glenn procedure;Glenn shunt;bidirectional Glenn;Glenn operation;bidirectional Glenn shunt;hemi-Fontan;bidirectional cavopulmonary shunt;cavopulmonary shunt;bidirectional cavopulmonary anastomosis | ניתוח גלן | major
Delayed sternal closure | | delayed chest closure;delayed primary chest closure;sternal closure;delayed primary sternal closure | סגירה מושהית של עצם החזה | major
Mediastinal exploration | | exploration of the mediastinum;mediastinal reexploration | אקספלורציה של המיצר | major
Defibrillation threshold testing | | DFT testing;defibrillator threshold testing | בדיקת סף דפיברילציה | minor
Sympathectomy | | thoracoscopic sympathectomy;thoracic sympathectomy;lumbar sympathectomy | סימפתקטומיה | major;sided
Cavernosaphenous shunt | | cavernosal shunt;corporosaphenous shunt | שאנט קברנוסלי | major
Gastrojejunostomy | | gastroenterostomy | גסטרוג׳ג׳ונוסטומיה | major
Zenker diverticulectomy | | Zenker's diverticulectomy;cricopharyngeal myotomy | כריתת סעיף צנקר | major
Ladd procedure | | Ladd's procedure | ניתוח לאד | major
Pull-through procedure | | endorectal pull-through;Soave pull-through | ניתוח פול-ת׳רו | major
Omphalocele repair | | repair of omphalocele | תיקון אומפלוצלה | major
Gastroschisis repair | | gastroschisis closure;repair of gastroschisis | תיקון גסטרוסכיזיס | major
Tracheoesophageal fistula repair | | TE fistula repair;repair of tracheoesophageal fistula | תיקון נצור קנה-ושט | major
Omentectomy | | partial omentectomy;omental biopsy | כריתת אומנטום | major
Pelvic exenteration | | total pelvic exenteration;anterior pelvic exenteration;anterior exenteration;posterior exenteration | אקסנטרציה של האגן | major
Marsupialization of cyst | | marsupialization;cyst marsupialization | מרסופיאליזציה של ציסטה | minor
Bladder suspension | | bladder tack;bladder suspension surgery;bladder repair;bladder tuck;bladder sling surgery | תליית שלפוחית | major
Repair of ruptured globe | | ruptured globe repair;open globe repair;repair of open globe | תיקון גלגל עין קרוע | major;sided
Tarsorrhaphy | | lateral tarsorrhaphy;temporary tarsorrhaphy | תפירת עפעפיים | minor;sided
Eye surgery | | surgery on the eye;surgery of the eye | ניתוח עיניים | major;sided
Ear surgery | | surgery on the ear | ניתוח אוזניים | major;sided
Middle ear exploration | | exploration of the middle ear;exploratory tympanotomy | אקספלורציה של האוזן התיכונה | major;sided
Ossicular chain reconstruction | | ossicular reconstruction;ossiculoplasty;TORP reconstruction;PORP reconstruction | שחזור עצמות השמע | major;sided
Vocal cord injection | | vocal cord medialization;vocal fold injection;injection laryngoplasty | הזרקה למיתר הקול | minor
Browlift | | brow lift;forehead lift | הרמת גבות | major
Dental rehabilitation | | full mouth dental rehabilitation;oral rehabilitation;full mouth rehabilitation | שיקום פה מלא | major
Alveoloplasty | | alveolectomy | אלבאולופלסטיקה | minor
Shoulder resurfacing | | hemi-resurfacing of shoulder;shoulder hemi-resurfacing;humeral head resurfacing | חידוש משטח הכתף | major;device;sided
Chondroplasty | | abrasion chondroplasty;abrasion arthroplasty;chondral shaving;chondroplasty of the patella | כונדרופלסטיקה | major;sided
Microfracture | | microfracture procedure;microfracture surgery | מיקרופרקטורה | major;sided
Lateral retinacular release | | lateral release;lateral release of patella | שחרור לטרלי של הפיקה | major;sided
Patellectomy | | partial patellectomy | כריתת פיקה | major;sided
Quadricepsplasty | | quadriceps plasty | קוודריצפספלסטיקה | major;sided
Manipulation under anesthesia | | MUA?;manipulation of the knee under anesthesia;manipulation of shoulder under anesthesia;knee manipulation;shoulder manipulation | מניפולציה בהרדמה | minor;sided
Joint capsule release | | capsulotomy?;capsular release | שחרור קופסית המפרק | major;sided
Radial head excision | | radial head resection;excision of radial head | כריתת ראש הרדיוס | major;sided
Radial head replacement | | radial head arthroplasty | החלפת ראש הרדיוס | major;device;sided
Fixation of scaphoid | | scaphoid fixation | קיבוע עצם הסירה | major;device;sided
Proximal row carpectomy | | carpectomy | כריתת שורת עצמות שורש כף היד | major;sided
Thumb basal joint arthroplasty | | CMC arthroplasty;carpometacarpal arthroplasty;LRTI;ligament reconstruction tendon interposition;ligament reconstruction and tendon interposition;thumb CMC arthroplasty;trapeziectomy;basal joint arthroplasty | ארטרופלסטיקה של בסיס האגודל | major;sided
Replantation of digit | | finger replantation;replantation of finger;digital replantation | השתלה חוזרת של אצבע | major;sided
Nail bed repair | | repair of nail bed;nailbed repair | תיקון מיטת הציפורן | minor
Syndactyly release | | release of syndactyly;syndactyly repair | הפרדת אצבעות מאוחות | major;sided
Excision of extra digit | | polydactyly excision;excision of extra digit;removal of extra digit;excision of supernumerary digit | כריתת אצבע עודפת | minor;sided
Core decompression of hip | | core decompression;core decompression of femoral head | דקומפרסיה של ראש הירך | major;sided
Lateral ankle ligament reconstruction | | Brostrom procedure;Brostrom repair;lateral ankle stabilization;ankle ligament reconstruction | שחזור רצועות הקרסול | major;sided
Cheilectomy | | first metatarsal cheilectomy | כילקטומיה | minor;sided
Keller arthroplasty | | Keller bunionectomy;Keller procedure | ארטרופלסטיקה על שם קלר | minor;sided
Gastrocnemius recession | | Strayer procedure;gastroc recession | הארכת שריר התאומים | major;sided
Tarsal coalition resection | | resection of tarsal coalition | כריתת איחוי עצמות שורש הרגל | major;sided
Sesamoidectomy | | excision of sesamoid | כריתת עצם ססמואיד | minor;sided
Tarsal tunnel release | | tarsal tunnel decompression | שחרור תעלת הטרסוס | minor;sided
Excision of neuroma | | neuroma excision;excision of Morton neuroma;excision of Morton's neuroma;Morton neurectomy;neurectomy | כריתת נוירומה | minor;sided
Tendon transfer | | opponensplasty;tibialis posterior tendon transfer;posterior tibial tendon transfer | העברת גיד | major;sided
Tendon lengthening | | hamstring lengthening;tendon lengthening procedure | הארכת גיד | major;sided
Fasciectomy | | partial fasciectomy;subtotal palmar fasciectomy;limited palmar fasciectomy;excision of Dupuytren contracture | כריתת פסציה | minor;sided
Sequestrectomy | | saucerization;saucerization of bone | כריתת סקווסטר | major;sided
Foot surgery | | surgery on the foot;surgery of the foot | ניתוח כף רגל | major;sided
Neck surgery | | surgery on the neck;surgery of the neck | ניתוח צוואר | major
Bladder surgery | | surgery on the bladder | ניתוח שלפוחית | major
Hand surgery | | surgery on the hand;hand operation | ניתוח כף יד | major;sided
Bowel surgery | | surgery on the bowel;intestinal surgery;bowel operation;surgery on the intestines | ניתוח מעיים | major
Stomach surgery | | surgery on the stomach;gastric surgery;stomach operation | ניתוח קיבה | major
Breast surgery | | surgery on the breast;breast operation | ניתוח שד | major;sided
Kidney surgery | | surgery on the kidney;renal surgery;kidney operation | ניתוח כליה | major;sided
Lung surgery | | surgery on the lung;lung operation | ניתוח ריאה | major;sided
Colon cancer surgery | | surgery for colon cancer;colon cancer resection;resection of colon cancer;colorectal cancer surgery | ניתוח סרטן המעי הגס | major
Breast cancer surgery | | surgery for breast cancer;breast cancer resection | ניתוח סרטן השד | major;sided
Lung cancer surgery | | surgery for lung cancer;lung cancer resection;resection of lung cancer | ניתוח סרטן ריאה | major;sided
Prostate cancer surgery | | surgery for prostate cancer | ניתוח סרטן הערמונית | major
Skin cancer excision | | skin cancer removal;skin cancer surgery;surgery for skin cancer;excision of skin cancer;removal of skin cancer | כריתת סרטן עור | minor
Arteriovenous malformation resection | | AVM resection;resection of AVM;resection of arteriovenous malformation;spinal AVM resection;resection of spinal AVM;cerebral AVM resection;brain AVM resection;excision of AVM;AVM surgery | כריתת מום עורקי ורידי | major
Cranial vault reconstruction | | cranial vault remodeling;anterior cranial vault reconstruction;posterior cranial vault reconstruction;cranial vault expansion;fronto-orbital advancement;calvarial vault remodeling | שחזור כיפת הגולגולת | major
Open reduction of nasal fracture | | open reduction nasal fracture;open reduction of nasal bone fracture;open reduction of nasal bones;open nasal reduction;open reduction of nasal septal fracture | החזרה פתוחה של שבר באף | major
Ovarian surgery | | surgery on the ovary | ניתוח שחלות | major
Cord untethering | | detethering of spinal cord;release of tethered cord;untethering of spinal cord | שחרור חוט שדרה קשור | major
Chiari decompression | | Chiari malformation decompression;posterior fossa decompression;suboccipital craniectomy for Chiari decompression | דקומפרסיה של מום קיארי | major
Discography | | discogram;provocative discography;lumbar discogram;lumbar discography | דיסקוגרפיה | minor
Exam under anesthesia | | examination under anesthesia;rectal exam under anesthesia;EUA?;pelvic exam under anesthesia | בדיקה בהרדמה | minor
Secondary wound closure | | secondary closure of wound;delayed primary closure of wound;delayed wound closure | סגירה משנית של פצע | minor
Hypnosis | | hypnotherapy | היפנוזה | minor
Tubal sterilization implant | | Essure;Essure procedure;Essure placement | התקן לעיקור חצוצרות | minor;device
Removal of contraceptive implant | | Norplant removal;Implanon removal;Nexplanon removal | הוצאת שתל למניעת היריון | minor
Psychological testing | | psychological evaluation | אבחון פסיכולוגי | minor
Rotary chair test | | rotary chair testing | בדיקת כיסא מסתובב | minor
Multiple sleep latency test | | MSLT | מבחן השהיית שינה | minor
Vein mapping | | venous mapping;upper extremity vein mapping | מיפוי ורידים | minor
Removal of bullet | | bullet removal;removal of bullet fragment; excision of bullet;bullet removed | הוצאת קליע | minor
Tissue expander insertion | | insertion of tissue expander;placement of tissue expander;tissue expander inserted | הכנסת מותחן רקמה | major;device
Lumbar disc replacement | | lumbar disk replacement;lumbar disc arthroplasty;artificial lumbar disc | החלפת דיסק מותני | major;device
Removal of blood clots from uterus | | removal of intrauterine clots;evacuation of uterine clots;uterine clot evacuation;evacuation of clots from uterus | פינוי קרישי דם מהרחם | minor
Burr hole | | burr holes;burr hole placement;cranial burr hole;twist drill craniostomy;bur hole drainage;bur hole;bur holes;bur hole evacuation;twist drill drainage;bur hole craniotomy | קידוח בגולגולת | minor
Anterior cervical decompression | | anterior cervical discectomy with decompression;anterior cervical diskectomy with decompression;cervical decompression | ניתוח צווארי קדמי להסרת לחץ | major
Anterior cervical instrumentation | | anterior cervical plating;anterior spine instrumentation;anterior spinal instrumentation;anterior cervical plate fixation;anterior instrumentation;anterior cervical plate placement | קיבוע צווארי קדמי | major;device
Mandible cyst removal | | removal of mandibular cyst;enucleation of mandibular cyst;enucleation of dentigerous cyst;enucleation of jaw cyst | הסרת ציסטה מהלסת | minor
Transsphenoidal tumor resection | | transsphenoidal resection of tumor;transsphenoidal resection of craniopharyngioma;transsphenoidal excision of tumor | כריתת גידול בגישה טרנסספנואידלית | major
Cartilage graft | | ear cartilage graft;conchal cartilage graft;conchal cartilage harvest;autogenous cartilage graft;septal cartilage graft | שתל סחוס | minor
Excision of condyloma | | cauterization of condyloma;cauterization of condylomas;fulguration of condyloma;condyloma excision;laser of condyloma;ablation of condyloma;condyloma fulguration | הסרת קונדילומה | minor
Perineoplasty | | colpoperineoplasty;posterior colpoperineoplasty;perineorrhaphy | תיקון חיץ הנקבים | minor
Bladder neck suspension | | Marshall-Marchetti-Krantz;cystourethropexy;Burch colposuspension;bladder neck resuspension;Burch procedure;retropubic urethropexy | תליית צוואר השלפוחית | major
Coccygectomy | | excision of coccyx;removal of coccyx | כריתת עצם הזנב | major
Sternal rewiring | | sternal rewire;sternal dehiscence with rewiring;rewiring of sternum;sternum rewired;sternal refixation | קיבוע מחדש של עצם החזה | major
Penile prosthesis removal | | explantation of penile prosthesis;penile prosthesis explantation;removal of penile prosthesis;explantation of penile implant | הוצאת תותב פין | major
Lensectomy | | pars plana lensectomy | כריתת עדשה | major;sided
Culdoplasty | | McCall's culdoplasty;McCall culdoplasty;Halban culdoplasty | קולדופלסטיקה | major
Enterocele repair | | repair of enterocele | תיקון אנטרוצלה | major
Pancreatic or bile duct aspiration | | bile aspirate;aspiration of bile | שאיבת מרה | minor
Reduction of paraphimosis | | paraphimosis reduction;manual reduction of paraphimosis | החזרת עורלה לכודה | minor
Ovarian transposition | | transposition of ovaries;oophoropexy;bilateral ovarian transposition | העתקת שחלות;קיבוע שחלה | major
Radioactive plaque insertion | | insertion of radioactive plaque;plaque brachytherapy;placement of radioactive plaque;episcleral plaque | הנחת לוחית רדיואקטיבית בעין | major;sided
Radioactive plaque removal | | removal of radioactive plaque | הוצאת לוחית רדיואקטיבית מהעין | minor;sided
Chest wall resection | | resection of chest wall tumor;chest wall tumor resection;resection of chest wall | כריתה של דופן החזה | major
Chest wall reconstruction | | reconstruction of chest wall | שחזור דופן החזה | major
Tarsectomy | | partial tarsectomy;partial tarsal resection;partial metatarsectomy | כריתה חלקית של עצמות שורש כף הרגל | major;sided
Removal of ear tube | | removal of pressure equalizing tube;PE tube removal;tympanostomy tube removal;removal of ear tube;removal of tympanostomy tube | הוצאת כפתור מהאוזן | minor;sided
Excision of accessory ear tag | | excision of preauricular tag;preauricular tag excision;ear tag excision;removal of ear tag;excision of ear tag | כריתת בליטת עור ליד האוזן | minor;sided
Repair of anomalous pulmonary venous connection | | repair of total anomalous pulmonary venous connection;TAPVC repair;TAPVR repair | תיקון חיבור אנומלי של ורידי הריאה | major
Splenic artery aneurysm repair | | repair of splenic artery aneurysm | תיקון מפרצת עורק הטחול | major
Patch angioplasty | | carotid patch angioplasty;endovascular patch angioplasty;vein patch angioplasty | אנגיופלסטיה בטלאי | major
Tracheal T-tube insertion | | Montgomery T-tube;T-tube tracheal stent;insertion of Montgomery T-tube | הכנסת צינור T לקנה | minor;device
Decannulation of tracheostomy | | tracheostomy decannulation;removal of tracheostomy tube;tracheostomy tube removal;decannulated | הוצאת קנולה מפיום קנה | minor

# --- Names by field, as notes have them
Topical fluoride application | | fluoride varnish;topical fluoride;fluoride treatment;topical fluoride applied;fluoride application;fluoride was applied;fluoride varnish application | מריחת פלואוריד | minor
Dental sealant application | | dental sealants;pit and fissure sealants;sealants were placed;fissure sealant | איטום חריצים | minor
Penile block | | dorsal penile block;dorsal penile nerve block;penile nerve block | הרדמה אזורית של הפין | minor;routine
Lipectomy | | excision of excess fat | שאיבת שומן כירורגית | minor
Pulpotomy | | therapeutic pulpotomy;vital pulpotomy;formocresol pulpotomy;ferric sulfate pulpotomy | פולפוטומיה;קיטוע מוך | minor
Gingivectomy | | gingivoplasty | כריתת חניכיים | minor
Apicoectomy | | root-end resection | כריתת קצה השורש | minor
Torus removal | | mandibular torus excision;maxillary torus removal;torus excision;removal of mandibular tori;removal of torus;excision of mandibular tori;removal of tori;reduction of mandibular tori;excision of torus palatinus | כריתת בליטת עצם בלסת | minor
Alveolar ridge bone graft | | socket preservation;sinus lift;sinus augmentation;alveolar bone graft;alveolar bone grafting;alveolar cleft bone graft;bone graft to alveolar ridge;ridge augmentation | השתלת עצם בלסת;הרמת סינוס | minor
Vestibuloplasty | | | וסטיבולופלסטיה | minor
Space maintainer placement | | space maintainer | שומר מקום לשן | minor
Arch bar removal | | removal of arch bars;removal of Erich arch bars;arch bars removed | הוצאת קיבוע לסתות | minor
Genioplasty | | chin augmentation;chin implant;sliding genioplasty;mentoplasty;osseous genioplasty | ניתוח סנטר;גניופלסטיה | major
Mandibular condylectomy | | condylectomy;coronoidectomy;condylotomy | כריתת ראש הלסת | major;sided
Temporomandibular joint arthroplasty | | TMJ arthroplasty;TMJ replacement;TMJ surgery;temporomandibular joint surgery;TMJ arthroscopy;temporomandibular joint arthroscopy | ניתוח מפרק הלסת | major;sided
Soft palate resection | | uvulectomy;resection of soft palate;partial resection of soft palate;excision of uvula;palatal resection;partial palatectomy;palatectomy | כריתת החך הרך;כריתת הענבל | minor
Partial glossectomy | | hemiglossectomy;tongue base reduction;tongue base resection;base of tongue reduction;tongue reduction;midline glossectomy;glossectomy;tongue resection;base of tongue resection | כריתת לשון חלקית | major
Excision of tongue lesion | | excision of lesion of tongue;tongue biopsy;biopsy of tongue;excision of tongue mass | כריתת נגע בלשון | minor
Hyoid suspension | | hyoid advancement;hyoid myotomy and suspension;genioglossus advancement | תליית עצם הלשון | major
Nasal septal perforation repair | | septal perforation repair;repair of septal perforation;repair of nasal septal perforation;closure of septal perforation | תיקון נקב במחיצת האף | major
Epistaxis control | | control of epistaxis;endoscopic control of epistaxis;cauterization of nose;control of nasal bleeding;cauterization of epistaxis | עצירת דימום מהאף | minor
Thyroplasty | | medialization laryngoplasty;type I thyroplasty;vocal fold medialization;laryngoplasty;laryngeal framework surgery | תירופלסטיה | major;sided
Supraglottoplasty | | aryepiglottoplasty;epiglottoplasty | סופרגלוטופלסטיה | minor
Laryngeal dilation | | dilation of larynx;subglottic dilation;dilation of subglottic stenosis;balloon dilation of larynx;balloon dilation of trachea;dilation of trachea;tracheal dilatation;dilation of tracheal stenosis;laryngotracheal dilation | הרחבת הגרון | minor
Laryngotracheal reconstruction | | laryngotracheoplasty;laryngotracheal reconstruction with cartilage graft;cricotracheal resection;tracheal resection;tracheal reconstruction;tracheoplasty | שחזור גרון וקנה | major
Canalplasty | | canaloplasty;external auditory canal reconstruction;meatoplasty of ear;ear canal reconstruction;canalplasty of ear | תיקון תעלת האוזן | major;sided
Lip repair | | repair of lip;lip reconstruction;lip laceration repair;repair of lip laceration;reconstruction of lip;vermilionectomy | תיקון שפה | minor
Excision of lip lesion | | lip lesion excision;excision of lesion of lip;excision of lip mass;removal of lip lesion;lip biopsy | כריתת נגע בשפה | minor
Pharyngeal flap | | pharyngoplasty;sphincter pharyngoplasty;superior-based pharyngeal flap | מתלה לוע | major
Iridotomy | | iridectomy;peripheral iridectomy;surgical iridectomy | פתח בקשתית | minor;sided
Cyclophotocoagulation | | cyclocryotherapy;transscleral cyclophotocoagulation;endoscopic cyclophotocoagulation;ciliary body ablation | ציקלופוטוקואגולציה | minor;sided
Canthoplasty | | lateral canthopexy;lateral tarsal strip;canthopexy;tarsal strip;lateral canthoplasty;medial canthoplasty;tarsal strip procedure;lateral tarsal strip procedure;canthal repair;medial canthopexy;lateral canthotomy;canthotomy;lateral canthotomy and cantholysis;cantholysis | תיקון זווית העין | minor;sided
Orbital decompression | | decompression of orbit;orbitotomy;bony orbital decompression;lateral orbitotomy;orbital exploration | הקלת לחץ בארובת העין | major;sided
Subconjunctival injection | | subtenon injection;sub-Tenon injection;periocular injection | הזרקה תת לחמיתית | minor;sided;routine
Retrobulbar block | | peribulbar block;retrobulbar anesthesia;retrobulbar injection | הרדמה רטרובולברית | minor;sided;routine
Conjunctivoplasty | | conjunctival repair;conjunctival graft;conjunctival autograft;conjunctival flap;conjunctival resection;conjunctivochalasis repair;repair of conjunctiva | תיקון הלחמית | minor;sided
Amniotic membrane transplantation | | amniotic membrane graft;amniotic membrane transplant;amniotic graft | השתלת קרום שפיר בעין | minor;sided
Excision of conjunctival lesion | | conjunctival biopsy;conjunctival lesion excision;excision of lesion of conjunctiva | כריתת נגע בלחמית | minor;sided
Retinal cryopexy | | cryopexy;cryotherapy of retina;retinal cryotherapy | קריופקסיה של הרשתית | minor;sided
Intraocular lens exchange | | lens exchange;secondary lens implantation;secondary intraocular lens implantation;IOL exchange;secondary IOL;removal of intraocular lens;intraocular lens removal;lens repositioning | החלפת עדשה תוך עינית | major;sided;device
Tumor resection | | excision of tumor;tumor removal;removal of tumor;debulking of tumor;resection of mass;gross total resection;subtotal resection;resected tumor;tumor was resected;mass was resected;tumor excision;resection of tumor;excision of tumour | כריתה של גידול | major
Craniosynostosis repair | | repair of craniosynostosis;sagittal synostosis repair;strip craniectomy;craniosynostosis surgery;orbital advancement | תיקון קרניוסינוסטוזיס | major
Neurolysis | | external neurolysis;internal neurolysis;neurolysis of median nerve;neurolysis of ulnar nerve;nerve decompression;decompression of nerve;neuroplasty;radial nerve neurolysis;superficial peroneal nerve release;nerve exploration;exploration of nerve;peroneal nerve decompression;peroneal nerve release | שחרור עצב;נוירוליזיס | major;sided
Tenolysis | | flexor tenolysis;extensor tenolysis | שחרור גיד;טנוליזיס | major;sided
Triangular fibrocartilage complex repair | | TFCC repair;TFCC debridement;debridement of TFCC;repair of TFCC;triangular fibrocartilage repair;TFC debridement;debridement of triangular fibrocartilage | תיקון סחוס משולש בשורש כף היד | major;sided
Screw fixation | | percutaneous screw fixation;cannulated screw fixation;percutaneous screw fixation of hip;internal screw fixation;percutaneous pinning of hip;cannulated screw fixation of femoral neck;in situ pinning;pinning in situ;in situ screw fixation | קיבוע בברגים | major;sided
Lateral epicondyle release | | tennis elbow release;lateral epicondylar release;lateral epicondylitis release;extensor origin release;lateral epicondylectomy;lateral release of elbow;ECRB debridement;ECRB release;Nirschl procedure | שחרור מרפק טניס | minor;sided
Knee collateral ligament repair | | MCL repair;LCL repair;LCL reconstruction;MCL reconstruction;repair of medial collateral ligament;medial collateral ligament repair;lateral collateral ligament repair;posterolateral corner reconstruction | תיקון רצועה צדית בברך | major;sided
Patellofemoral ligament reconstruction | | MPFL reconstruction;medial patellofemoral ligament reconstruction;MPFL repair;patellar realignment;patella realignment;medial imbrication;patellar stabilization;medial reefing;Fulkerson osteotomy;proximal realignment;distal realignment of patella;extensor mechanism realignment;tibial tubercle transfer;tibial tubercle osteotomy | שחזור רצועת הפיקה | major;sided
Osteochondral grafting | | OATS procedure;osteochondral autograft;osteochondral allograft;osteochondral autograft transfer;mosaicplasty;osteochondral graft;osteochondral autograft transplantation;autologous chondrocyte implantation;Carticel implantation;chondrocyte implantation | השתלת סחוס ועצם | major;sided
Epiphysiodesis | | hemiepiphysiodesis;guided growth;eight plate placement | אפיפיזיודזיס | major;sided
Limb lengthening | | leg lengthening;femoral lengthening;tibial lengthening | הארכת גפה | major;sided
Interphalangeal joint arthroplasty | | PIP joint arthroplasty;PIPJ arthroplasty;arthroplasty of PIP joint;interphalangeal arthroplasty;digital arthroplasty;toe arthroplasty;proximal interphalangeal arthroplasty;arthroplasty second toe;arthroplasty of fifth toe;derotational arthroplasty | ארתרופלסטיה של מפרק בין גלילי | major;sided
Amputation stump revision | | stump revision;revision of amputation;revision amputation;revision of stump;revision of BKA;revision of above-knee amputation;stump debridement;revision of amputation stump;AKA revision;BKA revision | תיקון גדם | major;sided
Steroid injection | | cortisone shot;steroid shot;Kenalog injection;Depo-Medrol injection;Celestone injection;injection of steroid;injection of corticosteroid;injection with cortisone;cortisone injected | זריקת קורטיזון | minor
Glenohumeral joint debridement | | shaving of glenoid;glenoid debridement;shaving glenoid and humeral head;labral debridement;debridement of labrum;shaving of humeral head;shoulder debridement;debridement of shoulder;glenohumeral debridement;debridement of rotator cuff;rotator cuff debridement;debridement of labral tear;arthroscopic debridement of shoulder;extensive debridement of shoulder;debridement of glenoid | הטריית מפרק הכתף | minor;sided
Osteophyte removal | | excision of osteophyte;removal of osteophyte;osteophyte excision;removal of bone spur;bone spur removal;excision of bone spur;resection of osteophytes;bone spur excision;spur removal;excision of calcaneal spur;heel spur excision;heel spur resection;resection of heel spur;removal of posterior osteophytes | הסרת זיזי עצם | minor;sided
Loose body removal | | removal of loose body;excision of loose body;arthroscopic loose body removal;loose bodies removed | הוצאת גוף חופשי מהמפרק | minor;sided
Triple arthrodesis | | hindfoot fusion;talonavicular fusion;talonavicular arthrodesis;tibiotalocalcaneal fusion | איחוי משולש של כף הרגל | major;sided
Finger joint arthrodesis | | PIP arthrodesis;DIP arthrodesis;DIP fusion;PIP fusion;arthrodesis of PIP joint;interphalangeal joint fusion;arthrodesis of DIP joint;interphalangeal fusion;PIPJ arthrodesis;arthrodesis of toe;toe arthrodesis;toe fusion;finger fusion;arthrodesis of second toe;MCP fusion;MP fusion;MP arthrodesis;fusion of DIP joint | איחוי מפרק בין גלילי | minor;sided
Shoulder capsulorrhaphy | | capsulorrhaphy;capsular shift;capsular plication;thermal capsulorrhaphy;thermal capsular shrinkage;thermal shrinkage;arthroscopic capsulorrhaphy;capsulorrhaphy of shoulder;anterior capsulorrhaphy | הידוק קופסית הכתף | major;sided
Hepaticojejunostomy | | choledochojejunostomy;biliary-enteric anastomosis;bilioenteric bypass;choledochoduodenostomy | הפטיקוג'ג'ונוסטומיה | major
Pancreatic pseudocyst drainage | | cystgastrostomy;drainage of pancreatic pseudocyst;cystojejunostomy;pseudocyst drainage | ניקוז ציסטה מדומה בלבלב | major
Portosystemic shunt | | portacaval shunt;splenorenal shunt;mesocaval shunt | מעקף פורטוסיסטמי | major
Pyloroplasty | | Heineke-Mikulicz pyloroplasty | פילורופלסטיה | major
Proctectomy | | resection of rectum;proctosigmoidectomy;perineal proctectomy;Altemeier procedure | כריתת החלחולת | major
Transanal excision | | transanal excision of rectal lesion;transanal resection;transanal endoscopic microsurgery;transanal excision of rectal mass;transanal excision of polyp | כריתה דרך פי הטבעת | minor
CLO test | | CLO biopsy;rapid urease test;CLOtest;biopsy for CLO | בדיקת CLO;בדיקת אוראז מהירה | minor;routine
Component separation | | abdominal component separation;abdominal wall component separation | הפרדת שכבות דופן הבטן | major
Peritoneal lavage | | diagnostic peritoneal lavage;abdominal washout;abdominal lavage;peritoneal washout;washout of abdomen | שטיפת חלל הבטן | minor
Needle localization of breast lesion | | wire localization;needle localization;needle localization of breast;breast needle localization;wire localization of breast;needle-localized excision;wire-localized excision;needle localization excisional biopsy;needle-localized breast biopsy;needle localization breast biopsy;needle localized biopsy;breast biopsy with needle localization;wire-localized breast biopsy;needle-directed breast biopsy | סימון נגע בשד בתיל | minor;sided
Breast implant exchange | | implant exchange;exchange of breast implants;exchange of implants;exchange of tissue expander;tissue expander exchange;exchange of tissue expander for implant;replacement of breast implants;breast implant replacement;expander exchange | החלפת שתל שד | major;sided
Nipple reconstruction | | nipple-areola reconstruction;areola reconstruction;nipple areolar reconstruction;areolar tattoo;nipple graft | שחזור פטמה | minor;sided
Tubal reanastomosis | | tubal reversal;tubal ligation reversal;tuboplasty;tubal anastomosis;reversal of tubal ligation;salpingoplasty;fimbrioplasty;neosalpingostomy | איחוי חצוצרות מחדש | major
Chromopertubation | | chromotubation;hydrotubation;tubal dye study | הזרקת צבע לחצוצרות | minor
Labor augmentation | | Pitocin augmentation;augmentation of labor;oxytocin augmentation;augmented with Pitocin;labor augmentation with Pitocin;augmentation with Pitocin | זירוז לידה באוקסיטוצין | minor
Amnioinfusion | | amnio-infusion | אמניואינפוזיה | minor
Ureteral stone extraction | | stone extraction;basket extraction;stone basketing;basketing of stone;stone manipulation;ureteral stone manipulation;stone removal;removal of stone;ureteroscopic stone extraction;basket extraction of stone;stone basket manipulation;ureteral stone removal;extraction of stone;ureteroscopy with stone extraction;ureterolithotomy | הוצאת אבן מהשופכן | minor;sided
Epididymectomy | | excision of epididymis;excision of epididymal cyst | כריתת יותרת האשך | minor;sided
Testicular prosthesis placement | | testicular prosthesis;testicular implant;insertion of testicular prosthesis | השתלת תותב אשך | minor;sided;device
Urethral bulking injection | | urethral bulking;collagen injection;periurethral collagen injection;urethral collagen injection;macroplastique injection;collagen implant injection | הזרקת חומר ממלא לשופכה | minor
Bladder irrigation | | continuous bladder irrigation;CBI;bladder clot evacuation;cystoscopy with clot evacuation;clot evacuation of bladder;evacuation of bladder clots;evacuation of clot from bladder | הוצאת קרישים מהשלפוחית | minor
Bladder fulguration | | fulguration of bladder;fulguration of bladder lesion;cystoscopy with fulguration;fulguration of bleeders;bladder tumor fulguration | צריבת נגע בשלפוחית | minor
Artificial urinary sphincter implantation | | artificial urinary sphincter;AUS placement;artificial urinary sphincter placement;AMS 800 placement | השתלת סוגר מלאכותי | major;device
Maze procedure | | Cox-Maze procedure;Cox maze;surgical maze;mini-maze;modified maze;left atrial maze | ניתוח Maze;ניתוח מבוך | major
Pacemaker lead placement | | right ventricular lead placement;RV lead placement;lead placement;pacemaker lead implantation;right ventricular pacemaker lead placement;ventricular lead placement;atrial lead placement;right ventricular pacemaker lead;left ventricular lead placement;LV lead placement;right atrial lead placement;coronary sinus lead placement;pacing lead placement;insertion of pacemaker lead | הכנסת אלקטרודה לקוצב | minor;device
Pacemaker lead extraction | | pacemaker lead removal;removal of pacemaker lead | הוצאת אלקטרודה של קוצב | minor
Norwood procedure | | Norwood;Norwood operation;stage I Norwood;Norwood stage I;modified stage I Norwood procedure;stage I Norwood procedure;stage 1 Norwood;modified Norwood;Sano modification | ניתוח נורווד | major
Blalock-Taussig shunt | | BT shunt;modified Blalock-Taussig shunt;modified BT shunt;Blalock-Taussig;aortopulmonary shunt;systemic to pulmonary shunt;RV-PA conduit;Rastelli procedure | שאנט בלאלוק-טאוסיג | major;device
Pulmonary artery banding | | PA banding;PA band;pulmonary artery band;takedown of pulmonary artery band;pulmonary artery band placement | רצועה על עורק הריאה | major
Atrial septostomy | | balloon atrial septostomy;Rashkind procedure;atrial septectomy;Rashkind septostomy | ספטוסטומיה פרוזדורית | minor
Rib resection | | first rib resection;resection of rib;resection of first rib;partial rib resection;chest wall mass resection;rib excision;thoracic outlet decompression | כריתת צלע | major;sided
Sternal wire removal | | removal of sternal wires;sternal wire excision | הוצאת תיילים מעצם החזה | minor
Diaphragm repair | | repair of diaphragm;diaphragmatic repair;diaphragm plication;plication of diaphragm;diaphragmatic plication;repair of diaphragmatic hernia;congenital diaphragmatic hernia repair;repair of diaphragmatic injury | תיקון סרעפת | major;sided
Sternotomy | | median sternotomy;redo sternotomy;sternal reentry;redo median sternotomy;sternal reconstruction;chest closure | פתיחת עצם החזה;סטרנוטומיה | major
Angioplasty | | balloon angioplasty;angioplasty and stenting;percutaneous balloon angioplasty;angioplasty and stent placement | הרחבת עורק בבלון;אנגיופלסטיה | minor
Dialysis access declotting | | declot;declotting of graft;declotting of AV graft;graft declot;thrombectomy of AV graft;thrombectomy of graft;graft thrombectomy;thrombectomy of AV fistula;thrombectomy of dialysis graft;dialysis graft thrombectomy;revision of AV graft;AV graft revision;AV fistula revision;revision of AV fistula;revision of arteriovenous graft;arteriovenous graft revision | פתיחת קריש בנתיב דיאליזה;תיקון נתיב דיאליזה | minor;sided
Port removal | | removal of port;Port-A-Cath removal;removal of Port-A-Cath;Mediport removal;removal of Mediport;port-a-cath was removed;port was removed;Port-a-Cath explantation;Infusaport removal;removal of Infuse-A-Port;removal of implantable port;port explant | הוצאת פורט | minor
Tunneled central catheter insertion | | Broviac;Broviac catheter placement;Hickman catheter placement;Groshong catheter;Hickman placement;Groshong catheter placement;insertion of Hickman catheter;insertion of Broviac catheter;Hickman catheter insertion;tunneled central venous catheter | הכנסת צנתר מרכזי מתועל | minor;device
External jugular venous catheter insertion | | external jugular line;EJ line;external jugular IV;EJ IV;external jugular catheter;external jugular line placement;external jugular vein catheter | הכנסת צנתר לווריד הצוואר החיצוני | minor
Neuromuscular electrical stimulation | | NMES;VitalStim;VitalStim therapy;neuromuscular electrical stimulation therapy;NMES therapy | גירוי חשמלי עצבי שרירי | minor
Speaking valve placement | | Passy-Muir valve placement;placement of Passy-Muir valve;trial of Passy-Muir valve;Passy-Muir valve trial;speaking valve trial;Passy-Muir valve | שסתום דיבור | minor
Central line removal | | removal of central line;PermCath removal;removal of PermCath;removal of tunneled catheter;dialysis catheter removal;tunneled catheter removal;removal of dialysis catheter;removal of Hickman catheter;Hickman removal;PICC line removal;removal of PICC line;Hickman catheter removal;removal of infected catheter;Broviac removal;removal of tunneled dialysis catheter;peritoneal dialysis catheter removal;removal of peritoneal dialysis catheter;Tenckhoff catheter removal;removal of Tenckhoff catheter | הוצאת צנתר מרכזי | minor
Inferior vena cava filter removal | | IVC filter removal;IVC filter retrieval;removal of IVC filter;retrieval of IVC filter;removal of vena cava filter;vena cava filter retrieval | הוצאת מסנן מהווריד הנבוב | minor
Gastric band removal | | lap band removal;removal of lap band;removal of gastric band;explantation of gastric band;laparoscopic gastric band removal;laparoscopic removal of gastric band | הוצאת טבעת קיבה | major
Gastrostomy tube removal | | PEG tube removal;G-tube removal;removal of PEG tube;removal of gastrostomy tube;removal of G-tube;PEG removal;closure of gastrostomy;gastrostomy closure | הוצאת גסטרוסטומיה | minor
Gastrostomy tube change | | G-tube change;gastrostomy tube replacement;G-tube replacement;PEG tube replacement;PEG tube change;gastrostomy tube exchange;change of gastrostomy tube;replacement of PEG tube;replacement of gastrostomy tube;G-tube exchange | החלפת צינור גסטרוסטומיה | minor
Cerclage removal | | removal of cerclage;cerclage removed;removal of cervical cerclage | הסרת תפר צוואר הרחם | minor
Extubation | | extubated on;successfully extubated;self-extubated | הוצאת צינור הנשמה | minor;routine
Surfactant administration | | surfactant therapy;surfactant replacement;given surfactant;received surfactant | מתן סורפקטנט | minor
High-frequency ventilation | | high-frequency ventilator;oscillatory ventilation;high-frequency oscillatory ventilation;HFOV;oscillator ventilation;high frequency oscillator;high-frequency jet ventilation | הנשמה בתדירות גבוהה | minor
Inhaled nitric oxide therapy | | nitric oxide therapy;inhaled nitric oxide;iNO therapy | טיפול בחנקן חמצני בשאיפה | minor
Pulmonary rehabilitation | | pulmonary rehab;pulmonary rehabilitation program | שיקום ריאתי | minor
Pelvic floor therapy | | pelvic floor physical therapy;pelvic floor rehabilitation;pelvic rehabilitation;pelvic floor exercises;pelvic rehab;Prometheus pelvic rehabilitation;pelvic floor electrical stimulation;pelvic floor training;pelvic floor rehab | שיקום רצפת האגן;פיזיותרפיה של רצפת האגן | minor
Biofeedback | | biofeedback therapy;biofeedback training | ביופידבק | minor
Chiropractic manipulation | | chiropractic treatment;chiropractic care;chiropractic therapy;spinal manipulation;spinal manipulative therapy;chiropractic adjustment;osteopathic manipulation | טיפול כירופרקטי | minor
Massage therapy | | therapeutic massage;massage treatments | עיסוי רפואי | minor
TENS therapy | | TENS unit;transcutaneous electrical nerve stimulation;TENS treatment;electrical stimulation therapy;electrical muscle stimulation;e-stim | טיפול TENS | minor
Skeletal traction | | cervical traction;Buck's traction;lumbar traction;pelvic traction;Gardner-Wells traction | משיכה שלדית;טרקציה | minor;routine
Curettage | | curettement;sharp curettage;curettage of lesion;curettage of bone;curettage and bone grafting;curettage and electrodesiccation | גירוד נגע | minor
Skin resurfacing | | dermabrasion;chemical peel;laser resurfacing;laser skin resurfacing;microdermabrasion;TCA peel;CO2 laser resurfacing;chemical peeling | קילוף עור;חידוש פני העור | minor
Dermal filler injection | | filler injection;Restylane injection;Juvederm injection;collagen lip injection;fillers;dermal fillers;injectable fillers | הזרקת חומר מילוי לעור | minor
Earlobe repair | | ear piercing repair;repair of earlobe;split earlobe repair;repair of split earlobe;torn earlobe repair;repair of torn earlobe;ear lobe repair | תיקון תנוך אוזן | minor;sided
Eyelid reconstruction | | reconstruction of eyelid;eyelid repair;lower lid reconstruction;Hughes flap;repair of eyelid;upper lid reconstruction;lower eyelid reconstruction;canalicular repair;repair of lower lid;lid reconstruction;Tenzel flap | שחזור עפעף;תיקון עפעף | minor;sided
Excision of eyelid lesion | | eyelid lesion excision;excision of lesion of eyelid;eyelid biopsy;excision of lid lesion | כריתת נגע בעפעף | minor;sided
Nasal reconstruction | | reconstruction of nose;reconstruction of nasal tip;nasal tip reconstruction;nasal defect reconstruction;reconstruction of nasal defect;nasal dorsal reconstruction | שחזור האף | major
Unna boot application | | Unna boot;application of Unna boot;Unna boot placement | חבישת אונה | minor;sided
Total contact cast | | total contact casting;application of total contact cast;TCC casting | גבס מגע מלא | minor;sided
Cricothyrotomy | | cricothyroidotomy;emergency cricothyroidotomy;cricothyroidostomy;surgical airway;minitracheostomy;emergency cricothyrotomy | קריקותירואידוטומיה | minor
Needle decompression of chest | | needle decompression;needle thoracostomy;chest needle decompression;needle aspiration of pneumothorax | ניקוז אוויר במחט מבית החזה | minor;sided
Intraosseous line placement | | intraosseous line;IO line;intraosseous access;IO placement;interosseous line;intraosseous needle;IO access | עירוי תוך גרמי | minor
Venous cutdown | | saphenous cutdown;saphenous vein cutdown;venous cut-down;cephalic vein cutdown;femoral cutdown;venotomy cutdown | חשיפת וריד | minor;routine
Endarterectomy | | | הסרת טרשת מעורק | major
`
