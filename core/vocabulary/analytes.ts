/**
 * Laboratory analytes and measured quantities. One concept a line, eight fields:
 *
 * `name | LOINC | specimen | canonical unit | other units | plausible range | English synonyms | Hebrew`
 *
 * - LOINC: codes for that specimen, most usual first; empty when no code is certain. What follows an `@` is the kind of
 *   amount (`mass`, `mol`, `arb`, `text`… see properties.ts) or the very unit that the code is for; without it the code
 *   is for the canonical unit's kind. A result carries one. Source: LOINC 2.81, by component, system, time and property.
 * - specimen: `blood`, `urine`, `csf`, `stool`, `fluid` (any other material), `breath`, `measure` (physiological).
 * - canonical unit: empty for a dimensionless number, `text` for an ordinal or nominal result.
 * - other units: `unit=factor` or `unit=factor+offset`, canonical = value × factor + offset; a bare `unit` is one
 *   in which it is given too, from which no factor leads (arbitrary units are their maker's). Mere spellings of one unit are the unit parser's business and not listed.
 * - plausible range: `low..high` in the canonical unit; a value outside it is not believable on a report.
 * - synonyms: a trailing `?` means that the wording counts only with context; a trailing `@urine`, `@csf`, `@stool`
 *   or `@fluid` means that it counts only under a heading of that specimen (and may recur under another concept).
 */
export const analytes = `
# --- Blood count: red cells
Hemoglobin | 718-7; 59260-0@mol | blood | g/dL | g/L=0.1; mmol/L=1.6114 | 2..26 | Hb; Hgb; haemoglobin; hemoglobin blood; blood hemoglobin; haemoglobin estimation; haemoglobin concentration; hemoglobin (B); total hemoglobin; tHb; ctHb; Hämoglobin; Hémoglobine; Hb (haemoglobin); Hgb blood; FHb?; haemoglobin level; tHb(c); Hb%; haemoglobin %; Hb gm% | המוגלובין; המוגלובין בדם; רמת המוגלובין
Hematocrit | 4544-3; 20570-8 | blood | % | L/L=100 | 5..80 | erythrocytes, vol.fr.; erythrocyte volume fraction; erythrocytes volume fraction; HCT; Ht?; Het?; haematocrit; PCV; packed cell volume; crit?; Hämatokrit; Hématocrite; HCT (PCV); haematocrit level | המטוקריט; המטוקרית
Red blood cell count | 789-8; 26453-1 | blood | 10^6/uL | 10^12/L=1; /uL=0.000001 | 0.5..10 | RBC; RBCs; total RBC count; total RBC; TRBC; TRBC count; total red cell count; total red blood cell count; red blood cells; red blood cell; red cell count; erythrocytes; erythrocyte count; RBC count; red cells; red count; Erythrozyten; Hématies; globules rouges; Ery | כדוריות דם אדומות; כדוריות אדומות; אריתרוציטים; ספירת כדוריות אדומות; תאי דם אדומים
Mean corpuscular volume | 787-2; 30428-7 | blood | fL | um^3=1 | 40..150 | MCV; mean cell volume; erythrocyte mean corpuscular volume; mean red cell volume; mean cell volume (MCV); VGM; mittleres Zellvolumen; mean corp volume; mean corpusc volume; mean corpuscular vol | נפח כדורית ממוצע; נפח כדורית אדומה ממוצע; נפח ממוצע של כדורית אדומה; נפח כדורית; נפח כדורית אדומה
Mean corpuscular hemoglobin | 785-6; 28539-5 | blood | pg | fmol=16.114 | 10..60 | MCH; mean cell hemoglobin; mean cell haemoglobin; mean corpuscular haemoglobin; HbE; TCMH; mean corp Hb; mean corp haemoglobin; mean corpuscular Hb; mean corpusc haemoglobin; mean cell Hb; mean red cell haemoglobin | כמות המוגלובין ממוצעת בכדורית; המוגלובין ממוצע בכדורית
Mean corpuscular hemoglobin concentration | 786-4; 28540-3 | blood | g/dL | g/L=0.1; %=1; mmol/L=1.6114 | 15..50 | MCHC; mean cell Hb conc; mean cell Hb concentration; mean cell hemoglobin conc; mean cell haemoglobin con; mean cell hemoglobin concentration; mean cell haemoglobin concentration; mean corpuscular haemoglobin concentration; CCMH; MCH concentration; mean corp Hb conc; mean corpusc Hb conc; mean corpuscular Hb conc; mean corpuscular Hb concentration; mean corp haemoglobin conc; mean cell haemoglobin conc; mean corpuscular haemoglobin conc; mean cell Hb concentration (MCHC); mean RBC Hb concentration; cell Hb concentration | ריכוז המוגלובין ממוצע בכדורית; ריכוז המוגלובין בכדורית
Red cell distribution width | 788-0; 30385-9 | blood | % |  | 5..50 | RDW; RDW-CV; RDW CV %; RDW %; red blood cell distribution width; red cell distribution width CV; erythrocyte distribution width; red blood cell size distribution width; red cell dist width; RBC distribution width; RBC dist width; red blood cell dist width; red blood cell distribut width; red cells distribution width; red cell distri width | טווח פיזור כדוריות אדומות; רוחב התפלגות כדוריות אדומות; שונות נפח כדוריות אדומות
Red cell distribution width SD | 21000-5; 30384-2 | blood | fL |  | 20..150 | RDW-SD; RDWSD; RDW standard deviation | טווח פיזור כדוריות אדומות סטיית תקן; RDW סטיית תקן
Mentzer index |  | blood |  |  | 3..60 | Mentzer ratio; MCV/RBC ratio; Mentzer index (MCV/RBC) | אינדקס מנצר; מדד מנצר
Hemoglobin distribution width |  | blood | g/dL |  | 1..10 | HDW; haemoglobin distribution width | טווח פיזור המוגלובין; רוחב התפלגות המוגלובין
Microcytic red cells % |  | blood | % |  | 0..100 | MICRO%; micro %?; microcytes %; % microcytes; percent microcytic cells; % MICRO | אחוז מיקרוציטים; מיקרוציטים באחוזים
Macrocytic red cells % |  | blood | % |  | 0..100 | MACRO%; macro %?; macrocytes %; % macrocytes; % MACRO | אחוז מאקרוציטים; אחוז מקרוציטים
Hypochromic red cells % |  | blood | % |  | 0..100 | HYPO%; hypo %?; hypochromic cells %; % hypochromic; % HYPO; percent hypochromic red cells | אחוז כדוריות היפוכרומיות; אחוז היפוכרומיה
Hyperchromic red cells % |  | blood | % |  | 0..100 | HYPER%; hyper %?; hyperchromic cells %; % HYPER | אחוז כדוריות היפרכרומיות; אחוז היפרכרומיה
Microcytic/hypochromic ratio |  | blood |  |  | 0..500 | MICRO%/HYPO%; micro hypo ratio; MICRO/HYPO; % MICRO/HYPO; M/H ratio | יחס מיקרוציטי היפוכרומי; יחס מיקרו היפו
Nucleated red blood cells % | 58413-6; 19048-8 | blood | % | /100 WBC=1 | 0..500 | NRBC %; NRBC%; NRBC percent; NRBC; nucleated RBC; nucleated red cells; nucleated RBC %; NRBC/100 WBC; NORMOBL.%; normoblasts %; normoblasts; erythroblasts | נורמובלסטים; נורמובלסטים באחוזים; כדוריות אדומות מגורענות
Nucleated red blood cells, absolute | 771-6 | blood | 10^3/uL | 10^9/L=1; /uL=0.001 | 0..100 | NRBC #; NRBC absolute; NRBC abs; absolute NRBC; nucleated RBC absolute; NORMOBL.abs; nucleated red cell count | נורמובלסטים מוחלט; נורמובלסטים אבסולוטי
Reticulocytes % | 17849-1; 4679-7 | blood | % |  | 0..60 | RETIC; retic %; reticulocytes; reticulocyte count; retic count; reticulocyte %; reticulocytes percent; RET%; RET % | רטיקולוציטים; ספירת רטיקולוציטים; אחוז רטיקולוציטים
Reticulocytes, absolute | 60474-4; 14196-0 | blood | 10^3/uL | 10^9/L=1; 10^6/uL=1000; 10^12/L=1000; /uL=0.001 | 0..2000 | RET#; RET #; RET abs; retic abs; reticulocytes abs; abs retic; absolute reticulocytes; absolute reticulocyte count; ARC?; reticulocyte absolute; retic #; reticulocytes # | רטיקולוציטים מוחלט; רטיקולוציטים אבסולוטי
Immature reticulocyte fraction | 33516-6 | blood | % |  | 0..100 | IRF; immature retic fraction; immature reticulocytes % | אחוז רטיקולוציטים צעירים; שבר רטיקולוציטים צעירים
Reticulocyte hemoglobin content | 42810-2 | blood | pg |  | 5..60 | RET-He; RETHe; CHr; retic hemoglobin; reticulocyte haemoglobin; reticulocyte Hb content; retic Hgb equivalent | המוגלובין ברטיקולוציטים; תכולת המוגלובין ברטיקולוציטים
Hypochromia | 728-6 | blood | text |  |  | hypochromasia; hypochromic | היפוכרומיה; היפוכרומזיה
Anisocytosis | 702-1; 38892-6 | blood | text |  |  | aniso; anisocytes | אניזוציטוזיס; אנאיזוציטוזיס
Poikilocytosis | 779-9 | blood | text |  |  | poikilo; poikilocytes | פויקילוציטוזיס
Polychromasia | 10378-8 | blood | text |  |  | polychromatophilia; polychromia; polychromatic cells | פוליכרומזיה; פוליכרומציה
Microcytosis on smear | 30434-5 | blood | text |  |  | microcytes; microcytosis smear; microcytes smear; microcytosis | מיקרוציטים במשטח; מיקרוציטוזיס במשטח; מיקרוציטוזיס
Macrocytosis on smear | 30424-6 | blood | text |  |  | macrocytes; macrocytosis smear; macrocytes smear; macrocytosis; macro-cytosis | מקרוציטים במשטח; מאקרוציטים במשטח; מקרוציטוזיס; מאקרוציטוזיס
Schistocytes | 800-3 | blood | text |  |  | schistocytes smear; fragmented red cells; red cell fragments; RBC fragments; helmet cells | שיסטוציטים; סכיסטוציטים; שברי כדוריות; סכיסטוציטים במשטח
Target cells | 10381-2 | blood | text |  |  | codocytes; target cells smear | תאי מטרה
Spherocytes | 802-9 | blood | text |  |  | spherocytosis smear | ספרוציטים
Ovalocytes | 774-0 | blood | text |  |  | ovalocytosis | אובלוציטים; אוואלוציטים
Elliptocytes | 11274-8 | blood | text |  |  | elliptocytosis smear | אליפטוציטים
Teardrop cells | 7791-7 | blood | text |  |  | dacrocytes; dacryocytes; tear drop cells; tear drop; tear drops; teardrops; tear-drop cells | תאי דמעה; דקריוציטים
Burr cells | 7790-9 | blood | text |  |  | echinocytes; crenated cells | אכינוציטים
Acanthocytes | 7789-1 | blood | text |  |  | spur cells | אקנטוציטים
Sickle cells | 801-1 | blood | text |  |  | sickle cells smear; drepanocytes | תאי חרמש; כדוריות חרמשיות
Howell-Jolly bodies | 7793-3 | blood | text |  |  | Howell Jolly | גופיפי האוול ג׳ולי; גופיפי הוול ג׳ולי
Rouleaux | 7797-4 | blood | text |  |  | rouleaux formation | רולו; יצירת רולו
Red cell morphology | 6742-1 | blood | text |  |  | RBC morphology; erythrocyte morphology; red blood cell morphology | מורפולוגיה של כדוריות אדומות; מורפולוגיית כדוריות אדומות
White cell morphology | 11156-7 | blood | text |  |  | WBC morphology; leukocyte morphology; leucocyte morphology; white blood cell morphology | מורפולוגיה של כדוריות לבנות; מורפולוגיית כדוריות לבנות
Platelet morphology | 11125-2 | blood | text |  |  | platelets morphology; platelet morphology on smear; thrombocyte morphology; platelets on smear; platelet on smear | מורפולוגיה של טסיות; מורפולוגיית טסיות
Abnormal cells |  | blood | text |  |  | abnormal cells seen; atypical cells on smear | תאים לא תקינים
Hemoparasites |  | blood | text |  |  | haemoparasites; hemoparasite; haemoparasite; blood parasites | טפילי דם
Blood smear | 5909-7 | blood | text |  |  | peripheral blood smear; blood film; peripheral smear; PBS?; blood smear review; film comment | משטח דם; משטח דם פריפרי; משטח פריפרי
Malaria smear |  | blood | text |  |  | malaria parasites; thick and thin smear; blood parasite smear; thick smear; malaria film; malaria screen; malarial parasite; malarial parasites; malarial parasite smear; smear for malarial parasite; smear for malarial parasites; smear for malaria; smear for MP; peripheral smear for malarial parasite; peripheral smear for malarial parasites; MP smear; malaria parasite smear; blood film for malaria; blood film for malarial parasites; malaria parasite; malaria?; BF for MPs; BF for MP; BS for MPs; BS for MP; blood slide for MPs; blood slide for MP; blood slide for malaria; malaria slide; blood film for malaria parasites; peripheral smear for MP; blood film for MPs | משטח למלריה; טיפה עבה; פרזיטים בדם
Malaria antigen |  | blood | text |  |  | malaria Ag; malaria antigen test; malaria rapid test; malaria RDT; malaria rapid antigen test; malaria rapid diagnostic test; malaria card test; plasmodium antigen; rapid malaria test; malarial antigen; malaria antigen card | אנטיגן מלריה; אנטיגן למלריה; בדיקה מהירה למלריה; בדיקת מלריה מהירה
Plasmodium vivax antigen |  | blood | text |  |  | plasmodium vivax; p. vivax; malaria p. vivax; P vivax antigen | אנטיגן פלסמודיום ויווקס
Plasmodium falciparum antigen |  | blood | text |  |  | plasmodium falciparum; p. falciparum; malaria p. falciparum; P falciparum antigen; malarial antigen Pf | אנטיגן פלסמודיום פלציפרום
Haptoglobin | 4542-7 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..1000 | haptoglobin serum; HP?; HPT; HAPTO | הפטוגלובין
Free plasma hemoglobin | 721-1 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..2000 | plasma free hemoglobin; free hemoglobin; plasma free haemoglobin; plasma hemoglobin | המוגלובין חופשי; המוגלובין חופשי בפלזמה
Direct antiglobulin test | 1007-4 | blood | text |  |  | DAT; direct Coombs; direct Coombs test; Coombs direct; direct antihuman globulin test | קומבס ישיר; קומבס ישירה; תבחין קומבס ישיר
Antibody screen | 890-4 | blood | text |  |  | indirect Coombs; indirect Coombs test; Coombs indirect; indirect antiglobulin test; IAT; red cell antibody screen; blood group antibody screen; irregular antibodies screen; RBC antibody screen | קומבס עקיף; סקר נוגדנים; סריקת נוגדנים; קומבס לא ישיר; סקר נוגדנים בלתי סדירים
ABO blood group | 883-9 | blood | text |  |  | ABO group; ABO?; blood group; blood type; blood grouping; ABO type; ABO grouping | סוג דם; קבוצת דם
Rh blood group | 10331-7 | blood | text |  |  | Rh?; Rh type; Rh typing; Rh (D) typing; Rh factor; Rhesus; RhD; Rh(D) type; Rhesus factor; RhD type; D antigen; rhesus D; RhD group; Rh D group; rhesus (D); rhesus type; Rh(D) | גורם רזוס; רזוס; סוג רזוס; סוג RH; RH סוג; פקטור RH
ABO and Rh blood group | 882-1 | blood | text |  |  | ABO/Rh; ABO and Rh; blood group and Rh; blood type and Rh; ABO & Rh group; ABORh; blood group and RhD | סוג דם ו-Rh; סוג דם ורזוס
Hemoglobin A | 4546-8 | blood | % |  | 0..100 | HbA; Hgb A; haemoglobin A; hemoglobin A %; Hb A; Hb A1 | המוגלובין A; המוגלובין בוגר
Hemoglobin A2 | 4551-8 | blood | % |  | 0..30 | HbA2; Hb A2; Hgb A2; haemoglobin A2; A2 hemoglobin; Hb-A2 | המוגלובין A2
Hemoglobin F | 4576-5 | blood | % |  | 0..100 | HbF; Hb F; Hgb F; fetal hemoglobin; foetal haemoglobin; haemoglobin F | המוגלובין F; המוגלובין עוברי
Hemoglobin S | 4625-0 | blood | % |  | 0..100 | HbS; Hb S; Hgb S; haemoglobin S; sickle hemoglobin | המוגלובין S; המוגלובין חרמשי
Hemoglobin C | 4563-3 | blood | % |  | 0..100 | HbC; Hb C; Hgb C; haemoglobin C | המוגלובין C
Hemoglobin electrophoresis interpretation | 12710-0 | blood | text |  |  | hemoglobin electrophoresis; Hb electrophoresis; haemoglobin electrophoresis; hemoglobinopathy screen; haemoglobinopathy screen; Hgb electrophoresis; sickle and thalassaemia screen; sickle and thalassemia screen; sickle cell and thalassaemia screen; haemoglobinopathy screening | אלקטרופורזה של המוגלובין; אלקטרופורזה להמוגלובין
Hemoglobin genotype | | blood | text | | | haemoglobin genotype; Hb genotype; Hgb genotype; genotype?; sickling genotype | גנוטיפ המוגלובין
Sickle solubility test | 6864-3 | blood | text |  |  | sickle cell screen; sickle screen; sickling test; sickling; sickle cell solubility test; sickledex; sickle solubility | בדיקת חרמשיות; תבחין מסיסות המוגלובין S
Glucose-6-phosphate dehydrogenase | 32546-4 | blood | U/g Hb |  | 0..50 | G6PD; G-6-PD; G6PD quantitative; G6PD assay | אנזים G6PD; גלוקוז 6 פוספט דהידרוגנאז
Kleihauer-Betke test | 32140-6 | blood | text |  |  | Kleihauer; KB test; fetomaternal hemorrhage screen; fetal cell stain | קליהאואר; תבחין קליהאואר בטקה
Erythropoietin | 15061-5 | blood | mIU/mL | IU/L=1 | 0..10000 | EPO level; EPO?; serum erythropoietin; erythropoietin level | אריתרופואטין; אריתרופויאטין

# --- Blood count: white cells and platelets
White blood cell count | 6690-2; 26464-8; 804-5 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..1000 | WBC; WBCs; TLC?; WBC count; white blood cells; white blood cell; white cell count; WCC; leukocytes; leucocytes; leukocyte count; leucocyte count; total leukocyte count; total leucocyte count; total leukocytes; total leucocytes; total WBC count; total WBC; total white cell count; white count; white cells; Leukozyten; Leukozytenzahl; Leucocytes totaux; globules blancs; total white count; white blood count; WBC corrected; corrected WBC; TLC count; Leuko | לויקוציטים; לוקוציטים; לייקוציטים; כדוריות לבנות; כדוריות דם לבנות; ספירה לבנה; תאי דם לבנים; ספירת כדוריות לבנות; ספירת לויקוציטים
Neutrophils % | 770-8; 26511-6; 23761-0 | blood | % |  | 0..100 | neutrophilocytes; NEUT%; NEUT %; neut; neuts; neutrophils; neutrophil; neutrophils percent; neutrophil percentage; neutrophils relative; % neutrophils; neutro %; NE%; NEU%; NEU %; PMN %; PMNs?; polys?; segs?; segmented neutrophils; Neutrophile; Segmentkernige; segmented neutrophils %; SEG?; SEG%; SEG %; seg neutrophils; segs %; polymorphs; polymorphonuclears; polymorphs %; total neutrophils; total neutrophils %; neutrophil relative %; polymorphonuclear leukocytes; polymorphonuclear neutrophils; polymorph neutrophils | נויטרופילים; ניוטרופילים; נויטרופילים באחוזים; אחוז נויטרופילים; נויטרופילים %
Neutrophils, absolute | 751-8; 26499-4; 753-4 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..500 | NEUT abs; NEUT.abs; NEU abs; NEU.abs; NEUT #; NEUT#; ANC; absolute neutrophil count; absolute neutrophils; neutrophil count; neutrophils #; abs neutrophils; neutrophil absolute; neutrophils abs; NE#; NEU#; NE abs; abs neut; polymorphs absolute; neutro abs; total neutrophils absolute; total neutrophil count; neutrophils absolute count | נויטרופילים מוחלט; נויטרופילים אבסולוטי; ניוטרופילים מוחלט; ספירת נויטרופילים; ספירת נויטרופילים מוחלטת; נויטרופילים אבס; נויטרופילים ערך מוחלט; נויטרופילים #
Neutrophil/lymphocyte ratio |  | blood |  |  | 0..200 | neutrophil lymphocyte ratio; neutrophil to lymphocyte ratio; NLR; N/L ratio | יחס נויטרופילים לימפוציטים
Platelet/lymphocyte ratio |  | blood |  |  | 0..3000 | platelet lymphocyte ratio; platelet to lymphocyte ratio; PLR? | יחס טסיות לימפוציטים
Lymphocytes % | 736-9; 26478-8; 737-7 | blood | % |  | 0..100 | LYMPH%; LYMPH %; LYMP%; LYMP %; lymph?; lymphs; lymphocytes; lymphocyte; lymphocytes percent; lymphocyte percentage; lymphocytes relative; % lymphocytes; LYM%; LYM %; LY%; Lymphozyten; LYM?; Lympho %; total lymphocytes; total lymphocytes %; lymphocyte relative % | לימפוציטים; לימפוציטים באחוזים; אחוז לימפוציטים; לימפוציטים %
Lymphocytes, absolute | 731-0; 26474-7 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..1000 | LYMP abs; LYMP.abs; LYMPH abs; LYMPH #; LYMPH#; LYMP#; ALC; absolute lymphocyte count; absolute lymphocytes; lymphs (absolute); lymphocyte count; lymphocytes #; LY#; LYM#; LYM abs; abs lymph; abs lymphocytes; lymphocyte absolute; lymphocytes abs; total lymphocytes absolute; total lymphocyte count; lymphocytes absolute count | לימפוציטים מוחלט; לימפוציטים אבסולוטי; ספירת לימפוציטים; לימפוציטים אבס; לימפוציטים ערך מוחלט; לימפוציטים #
Monocytes % | 5905-5; 26485-3; 744-3 | blood | % |  | 0..100 | MONO%; MONO %; monos; monocytes; monocyte; monocytes percent; monocyte percentage; monocytes relative; % monocytes; MO%; MON%; Monozyten; MONO?; total monocytes; total monocytes %; monocyte relative % | מונוציטים; מונוציטים באחוזים; אחוז מונוציטים; מונוציטים %
Monocytes, absolute | 742-7; 26484-6; 743-5 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..500 | MONO abs; MONO.abs; MONO #; MONO#; absolute monocyte count; absolute monocytes; monos absolute; monocyte count; monocytes #; MO#; abs mono; abs monocytes; monocyte absolute; monocytes abs; AMC?; total monocytes absolute; total monocyte count; monocytes absolute count | מונוציטים מוחלט; מונוציטים אבסולוטי; ספירת מונוציטים; מונוציטים אבס; מונוציטים ערך מוחלט; מונוציטים #
Eosinophils % | 713-8; 26450-7; 714-6 | blood | % |  | 0..100 | eosoniphils; eosnophils; eosinophilocytes; EOS%; EOS %; EOSIN%; eos; eosinophils; eosinophil; eosinophils percent; eosinophil percentage; eosinophils relative; % eosinophils; EO%; eosin %; Eosinophile; EOSIN?; total eosinophils; total eosinophils %; eosinophil relative % | אאוזינופילים; אאוזינופילים באחוזים; אחוז אאוזינופילים; אאוזינופילים %
Eosinophils, absolute | 711-2; 26449-9 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..200 | EOS abs; EOS.abs; EOS #; EOS#; absolute eosinophil count; absolute eosinophils; eos (absolute); eosinophil count; eosinophils #; EO#; abs eos; abs eosinophils; AEC; eosinophil absolute; eosinophils abs; EOSIN abs; total eosinophils absolute; total eosinophil count; eosinophils absolute count | אאוזינופילים מוחלט; אאוזינופילים אבסולוטי; ספירת אאוזינופילים; אאוזינופילים אבס; אאוזינופילים ערך מוחלט; אאוזינופילים #
Basophils % | 706-2; 30180-4; 707-0 | blood | % |  | 0..100 | basophilocytes; BASO%; BASO %; basos; baso; basophils; basophil; basophils percent; basophil percentage; basophils relative; % basophils; BA%; Basophile; total basophils; total basophils %; basophil relative % | בזופילים; באזופילים; בזופילים באחוזים; אחוז בזופילים; בזופילים %
Basophils, absolute | 704-7; 26444-0 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..100 | BASO abs; BASO.abs; BASO #; BASO#; absolute basophil count; absolute basophils; baso (absolute); basophil count; basophils #; BA#; abs baso; abs basophils; basophil absolute; basophils abs; total basophils absolute; total basophil count; basophils absolute count | בזופילים מוחלט; בזופילים אבסולוטי; ספירת בזופילים; בזופילים אבס; בזופילים ערך מוחלט; בזופילים #
Granulocytes % |  | blood | % |  | 0..100 | GRAN%; GRAN %; GR%; GRA%; granulocytes; granulocytes percent; granulocyte % | גרנולוציטים; אחוז גרנולוציטים; גרנולוציטים באחוזים
Granulocytes, absolute | 30394-1 | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001; /uL=0.001 | 0..500 | GRAN#; GRAN #; GRAN abs; granulocyte count; absolute granulocytes; GR#; GRA# | גרנולוציטים מוחלט; גרנולוציטים אבסולוטי; ספירת גרנולוציטים
Mid-sized cells % |  | blood | % |  | 0..100 | MID%; MID %; MXD%; MXD %; mixed cells %; mid cells % | תאים בינוניים באחוזים; אחוז תאים בינוניים
Mid-sized cells, absolute |  | blood | 10^3/uL | 10^9/L=1; cells/uL=0.001 | 0..300 | MID#; MID #; MXD#; MXD #; mid cells absolute; mixed cells absolute | תאים בינוניים מוחלט
Large unstained cells % | 17788-1 | blood | % |  | 0..100 | LUC%; LUC %; LUC; large unstained cells; % LUC | תאים גדולים לא צבועים; אחוז תאים גדולים לא צבועים
Large unstained cells, absolute |  | blood | 10^3/uL | 10^9/L=1; /uL=0.001 | 0..500 | LUC abs; LUC.abs; LUC #; LUC# | תאים גדולים לא צבועים מוחלט
Immature granulocytes % | 38518-7 | blood | % |  | 0..100 | IG%; IG %; IMG%; immature granulocytes; immature grans; immature granulocytes percent; immature granulocyte %; IMM GRAN %; immature grans %; IG? | גרנולוציטים צעירים; גרנולוציטים לא בשלים; אחוז גרנולוציטים צעירים
Immature granulocytes, absolute | 53115-2 | blood | 10^3/uL | 10^9/L=1; /uL=0.001 | 0..200 | IG#; IG #; IG abs; IMG#; immature grans (abs); absolute immature granulocytes; immature granulocytes #; abs immature granulocytes | גרנולוציטים צעירים מוחלט; גרנולוציטים לא בשלים מוחלט
Band neutrophils % | 26508-2; 764-1 | blood | % |  | 0..100 | bands?; band forms; band neutrophils; stabs; BAND%; bands %; stab cells; band cells; neutrophil bands; band? | סטאבים; תאי סטאב; נויטרופילים צעירים; באנדים
Band neutrophils, absolute | 26507-4; 763-3 | blood | 10^3/uL | 10^9/L=1; /uL=0.001 | 0..300 | bands absolute; absolute band neutrophils; absolute bands; bands # | סטאבים מוחלט; סטאבים אבסולוטי
Atypical lymphocytes % | 13046-8; 735-1 | blood | % |  | 0..100 | atypical lymphocytes; variant lymphocytes; reactive lymphocytes; atypical lymphs; ATYP%; atypical lymph %; reactive lymphs?; ATYP LYMPH; ATYP. LYMPH | לימפוציטים אטיפיים; לימפוציטים ריאקטיביים
Blasts % | 26446-5; 709-6 | blood | % |  | 0..100 | blasts?; blast cells; peripheral blasts; blasts peripheral blood; BLAST?; BLAST%; BLASTS%; BLAST % | בלסטים; תאים בלסטיים; אחוז בלסטים
Metamyelocytes % | 28541-1; 740-1 | blood | % |  | 0..100 | metamyelocytes; metas; META%; META?; META % | מטאמיאלוציטים; מטמיאלוציטים
Myelocytes % | 26498-6; 749-2 | blood | % |  | 0..100 | myelocytes; MYELO%; MYELO?; MYELO % | מיאלוציטים
Promyelocytes % | 26524-9; 783-1 | blood | % |  | 0..100 | promyelocytes; PROMYELO%; PROMYELO?; PROMYELO % | פרומיאלוציטים
Plasma cells % | 13047-6 | blood | % |  | 0..100 | plasma cells?; plasma cells peripheral blood | תאי פלסמה; תאי פלזמה
Smudge cells | 7798-2 | blood | text |  |  | smear cells; Gumprecht shadows | תאי סמאג׳; תאי סמדג׳
Platelet count | 777-3; 26515-7 | blood | 10^3/uL | 10^9/L=1; /uL=0.001; 10^5/uL=100 | 0..5000 | PLT; PLTS; platelets; platelet; thrombocytes; thrombocyte count; platelet count automated; PLT count; plat count; platelets count; Thrombozyten; Plaquettes; Thrombo | טסיות; טסיות דם; טרומבוציטים; ספירת טסיות; תרומבוציטים
Mean platelet volume | 32623-1; 28542-9 | blood | fL |  | 3..30 | MPV; mean PLT volume | נפח טסיות ממוצע; נפח טסית ממוצע
Platelet distribution width | 32207-3 | blood | fL | % | 3..100 | PDW; PDW-SD; platelet size distribution width | טווח פיזור טסיות; רוחב התפלגות טסיות
Plateletcrit | 51637-7 | blood | % |  | 0..5 | PCT?; platelet crit; plateletcrit % | פלטלטקריט; טרומבוקריט; נפח טסיות כולל
Platelet large cell ratio | 48386-7 | blood | % |  | 0..100 | P-LCR; PLCR; large platelet ratio; platelet large cell percentage | אחוז טסיות גדולות; יחס טסיות גדולות
Platelet large cell count |  | blood | 10^3/uL | 10^9/L=1; /uL=0.001 | 0..1000 | P-LCC; PLCC | ספירת טסיות גדולות
Immature platelet fraction | 71693-6 | blood | % |  | 0..100 | IPF?; IPF %; immature platelets % | אחוז טסיות צעירות; שבר טסיות צעירות
Platelet estimate | 9317-9 | blood | text |  |  | platelet adequacy; platelet estimate smear; platelets estimate; platelet smear | הערכת טסיות במשטח
Platelet clumps | 7796-6 | blood | text |  |  | platelet clumping; PLT clumps; platelet aggregates smear | צברי טסיות; גושי טסיות
CD3 cells % | 8124-0 | blood | % |  | 0..100 | CD3 %; CD3%; T cells %; CD3+ % | אחוז CD3; תאי T באחוזים
CD3 cells, absolute | 8122-4 | blood | cells/uL | /uL=1; 10^9/L=1000; 10^3/uL=1000 | 0..20000 | CD3; CD3 absolute; absolute CD3; CD3 count; CD3 abs; T cell count | ספירת CD3; תאי CD3
CD4 cells % | 8123-2 | blood | % |  | 0..100 | CD4 %; CD4%; T helper %; helper T cells %; CD4+ % | אחוז CD4
CD4 count | 24467-3 | blood | cells/uL | /uL=1; 10^9/L=1000; 10^3/uL=1000 | 0..10000 | CD4; CD4 absolute; absolute CD4; CD4 cell count; CD4 abs; CD4+ T cells; T helper count; CD4 T cell count; CD4 cells; CD4+ cells; CD4 T cells; CD4 lymphocytes; CD4+ count; helper T cells | ספירת CD4; תאי CD4
CD8 cells % | 8101-8 | blood | % |  | 0..100 | CD8 %; CD8%; T suppressor %; CD8+ % | אחוז CD8
CD8 count | 14135-8 | blood | cells/uL | /uL=1; 10^9/L=1000; 10^3/uL=1000 | 0..20000 | CD8; CD8 absolute; absolute CD8; CD8 cell count; CD8 abs; CD8 cells; CD8+ cells; CD8 T cells; CD8 lymphocytes; suppressor T cells | ספירת CD8; תאי CD8
CD4/CD8 ratio | 54218-3 | blood |  |  | 0..20 | CD4:CD8 ratio; helper suppressor ratio; CD4 CD8; T4/T8 ratio | יחס CD4/CD8
CD19 cells % | 8117-4 | blood | % |  | 0..100 | CD19 %; CD19%; B cells %; CD19+ % | אחוז CD19; תאי B באחוזים
CD19 cells, absolute | 8116-6 | blood | cells/uL | /uL=1 | 0..100000 | CD19; CD19 absolute; absolute CD19; CD19 count; B cell count | ספירת CD19; תאי B
NK cells % | 18267-5 | blood | % |  | 0..100 | NK cells; natural killer cells; CD16/56 %; CD16+CD56+ %; natural killer % | תאי NK; תאי הרג טבעיים
BCR-ABL1 transcript |  | blood | % |  | 0..100 | BCR-ABL; BCR ABL1; BCR-ABL IS; BCR-ABL1 PCR; Philadelphia chromosome PCR; BCR ABL p210 | תעתיק BCR-ABL; BCR-ABL בדם
JAK2 V617F mutation | 43399-5 | blood | text |  |  | JAK2; JAK2 V617F; JAK-2; JAK2 mutation | מוטציה ב-JAK2; מוטציית JAK2

# --- Coagulation
Prothrombin time | 5902-2; 5964-2 | blood | s |  | 5..300 | PT?; PT sec; PT seconds; pro time; protime; prothrombin time sec; prothrombin time seconds; PT patient; prothrombin time (PT) | זמן פרותרומבין; זמן פרוטרומבין; פרותרומבין בשניות; PT בשניות; PT תפקודי קרישה; תפקודי קרישה PT
Prothrombin time, control |  | blood | s |  | 5..30 | PT control; prothrombin time control; control PT; PT (control); prothrombin control; mean normal prothrombin time; MNPT | זמן פרותרומבין ביקורת; זמן פרותרומבין בקרה
Prothrombin activity | 5894-1 | blood | % |  | 0..200 | PT %; PT activity; Quick?; Quick %; prothrombin time %; prothrombin percent; PT percent; prothrombin %; Quick-Wert; Taux de prothrombine | פרותרומבין באחוזים; PT באחוזים; אחוז פרותרומבין
INR | 6301-6; 34714-6 | blood |  |  | 0.5..30 | PT-INR; INR (PT); international normalized ratio; international normalised ratio; P-INR; prothrombin INR; prothrombin time INR | יחס מנורמל בינלאומי; ערך INR; רמת INR; INR תפקודי קרישה; תפקודי קרישה INR
Activated partial thromboplastin time | 14979-9; 3173-2 | blood | s |  | 10..300 | aPTT; PTT; APTT sec; APTT seconds; partial thromboplastin time; PTT activated; APTT patient; PTT sec; activated PTT; partial thromboplastin time activated; KCCT | זמן טרומבופלסטין חלקי; זמן תרומבופלסטין חלקי; PTT בשניות; APTT בשניות
APTT ratio |  | blood |  |  | 0.3..15 | APTT-R; APTTR; PTT ratio; aPTT patient/control ratio | יחס APTT; יחס PTT
APTT control |  | blood | s |  | 15..60 | aPTT (control); PTT control; control APTT; activated partial thromboplastin time control | APTT ביקורת; APTT בקרה
Thrombin time | 3243-3 | blood | s |  | 5..300 | TT?; thrombin clotting time; TT sec; thrombin time sec | זמן תרומבין; זמן טרומבין
Fibrinogen | 3255-7 | blood | mg/dL | g/L=100 | 10..2000 | fibrinogen Clauss; Clauss fibrinogen; fibrinogen activity; fibrinogen level; FIB?; factor I | פיברינוגן
D-dimer | 48065-7@mass feu; 48066-5@mass ddu | blood | ng/mL | ug/L=1; mg/L=1000; ug/mL=1000; ng/mL FEU=1; ug/L FEU=1; mg/L FEU=1000; ug/mL FEU=1000; ng/mL DDU=2; ug/L DDU=2; mg/L DDU=2000; ug/mL DDU=2000 | 0..1000000 | DDimer; D dimers; D-dimer quantitative; D dimer FEU; fibrin D-dimer; DD?; D-dimer quant | די דימר; די-דיימר; דימר D; D-דימר; דימר?; D דימר; דיימר
Fibrin degradation products | 30226-5 | blood | ug/mL | mg/L=1 | 0..2000 | FDP; FSP; fibrin split products; fibrinogen degradation products; FDPs | תוצרי פירוק פיברין; תוצרי פירוק פיברינוגן
Anti-factor Xa | 3274-8 | blood | IU/mL | U/mL=1 | 0..10 | anti-Xa; anti-Xa heparin; heparin level; heparin assay; unfractionated heparin level; anti Xa UFH; anti factor Xa activity | אנטי Xa; אנטי פקטור Xa; רמת הפרין
Anti-factor Xa (low molecular weight heparin) | 32684-3 | blood | IU/mL | U/mL=1 | 0..10 | anti-Xa LMWH; LMWH level; anti Xa enoxaparin; enoxaparin level; low molecular weight heparin level; anti Xa clexane | אנטי Xa קלקסן; רמת קלקסן; רמת הפרין במשקל מולקולרי נמוך
Antithrombin activity | 27811-9 | blood | % |  | 0..250 | antithrombin; antithrombin III; AT III; ATIII; AT-III activity; antithrombin III activity; AT3; antithrombin functional | אנטיתרומבין; אנטי תרומבין; אנטיטרומבין 3; פעילות אנטיתרומבין; אנטיתרומבין III; אנטיתרומבין 3; אנטי תרומבין III; אנטיטרומבין III
Protein C activity | 27819-2; 27818-4 | blood | % |  | 0..250 | protein C; protein C functional; protein C activity functional; functional protein C; PROT C | חלבון C; פרוטאין C; פעילות חלבון C
Protein C antigen | 27820-0 | blood | % |  | 0..250 | protein C Ag; protein C antigenic; protein C total | אנטיגן חלבון C
Protein S activity | 27822-6 | blood | % |  | 0..250 | protein S; protein S functional; functional protein S; PROT S | חלבון S; פרוטאין S; פעילות חלבון S
Protein S antigen, free | 27821-8 | blood | % |  | 0..250 | free protein S; protein S free; protein S free antigen; free protein S antigen | חלבון S חופשי; פרוטאין S חופשי
Protein S antigen, total | 27823-4 | blood | % |  | 0..250 | protein S total; total protein S; protein S Ag; protein S antigen | חלבון S כללי; אנטיגן חלבון S
Activated protein C resistance | 13590-5 | blood |  |  | 0..10 | APC resistance; APCR; APC-R; APC ratio | תנגודת לחלבון C משופעל; עמידות ל-APC
Factor V Leiden mutation |  | blood | text |  |  | factor V Leiden; FV Leiden; factor 5 Leiden; FVL; F5 R506Q; factor V Leiden genotype; FV R506Q | פקטור V ליידן; פקטור 5 ליידן; מוטציה בפקטור V
Prothrombin G20210A mutation | 24475-6 | blood | text |  |  | prothrombin mutation; factor II mutation; prothrombin gene mutation; prothrombin 20210; factor II G20210A; F2 G20210A; PT 20210; prothrombin G20210A; prothrombin (factor II) 20210G>A mutation analysis | מוטציה בפרותרומבין; מוטציה בפקטור II; מוטציית פרוטרומבין
MTHFR C677T mutation | 28005-7 | blood | text |  |  | MTHFR; MTHFR C677T; MTHFR mutation; MTHFR 677 | מוטציה ב-MTHFR; מוטציית MTHFR
Lupus anticoagulant |  | blood | text |  |  | LAC?; lupus anticoagulant screen; LA screen; lupus inhibitor; lupus anti coagulant; LA interpretation | לופוס אנטיקואגולנט; נוגד קרישה של זאבת; לופוס אנטיקואגולנס; נוגד קרישה זאבתי; נוגדן לופוס; לופוס אנטיקואגולנט LAC; נוגד קרישה לופוס
Dilute Russell viper venom time | 6303-2 | blood | s |  | 10..300 | dRVVT; DRVVT screen; Russell viper venom time; RVVT; LA1 screen | זמן ראסל; dRVVT בשניות
dRVVT ratio | 50410-0 | blood |  |  | 0.3..10 | dRVVT screen/confirm ratio; DRVVT screen to confirm ratio; RVVT ratio; LA ratio; LA1/LA2 | יחס dRVVT
Factor II activity | 3289-6 | blood | % | IU/dL=1 | 0..400 | factor II; FII; coagulation factor II; prothrombin factor II activity | פקטור II; פקטור 2
Factor V activity | 3193-0 | blood | % | IU/dL=1 | 0..400 | factor V; coagulation factor V; factor 5 | פקטור V; פקטור 5
Factor VII activity | 3198-9 | blood | % | IU/dL=1 | 0..500 | factor VII; factor Vll; FVII; coagulation factor VII; factor 7 | פקטור VII; פקטור 7
Factor VIII activity | 3209-4 | blood | % | IU/dL=1 | 0..800 | factor VIII; factor Vlll; FVIII; FVIII:C; coagulation factor VIII; factor 8; factor VIII assay | פקטור VIII; פקטור 8
Factor IX activity | 3187-2 | blood | % | IU/dL=1 | 0..500 | factor IX; FIX; coagulation factor IX; factor 9 | פקטור IX; פקטור 9
Factor X activity | 3218-5 | blood | % | IU/dL=1 | 0..400 | factor X; coagulation factor X; factor 10 | פקטור X; פקטור 10
Factor XI activity | 3226-8 | blood | % | IU/dL=1 | 0..400 | factor XI; factor Xl; FXI; coagulation factor XI; factor 11 | פקטור XI; פקטור 11
Factor XII activity | 3232-6 | blood | % | IU/dL=1 | 0..400 | factor XII; factor Xll; FXII; coagulation factor XII; Hageman factor; factor 12 | פקטור XII; פקטור 12
Factor XIII activity | 27815-0 | blood | % | IU/dL=1 | 0..400 | factor XIII; FXIII; coagulation factor XIII; factor 13 | פקטור XIII; פקטור 13
Factor VIII inhibitor | 3204-5 | blood | BU/mL |  | 0..5000 | FVIII inhibitor; Bethesda assay; factor 8 inhibitor; Bethesda inhibitor | מעכב לפקטור VIII; מעכב פקטור 8
von Willebrand factor antigen | 27816-8 | blood | % | IU/dL=1 | 0..1000 | vWF; VWF Ag; vWF antigen; von Willebrand antigen; VWF:Ag; von Willebrand factor | פקטור פון וילברנד; אנטיגן פון וילברנד; פון ויליברנד
von Willebrand ristocetin cofactor activity | 6014-5 | blood | % | IU/dL=1 | 0..1000 | VWF:RCo; ristocetin cofactor; vWF activity; von Willebrand activity; RiCof; vWF ristocetin; ristocetin cofactor activity; von Willebrand factor activity; VWF:GPIbM | פעילות פון וילברנד; ריסטוצטין קופקטור
Heparin-induced platelet antibody | 34701-3 | blood | text |  |  | HIT antibody; HIT Ab; heparin PF4 antibody; PF4 antibody; anti-PF4; HIPA; heparin induced thrombocytopenia antibody; HIT screen; PF4 Ab | נוגדנים ל-HIT; נוגדנים ל-PF4; נוגדני הפרין טסיות
Bleeding time | 11067-6 | blood | min |  | 0.5..60 | BT?; template bleeding time; Ivy bleeding time | זמן דמם; זמן דימום
Activated clotting time | 3184-9 | blood | s |  | 50..2000 | ACT?; ACT sec; activated coagulation time | זמן קרישה משופעל; ACT בשניות
Reptilase time | 6683-7 | blood | s |  | 5..300 | reptilase | זמן רפטילאז

# --- Glucose and diabetes
Glucose | 2345-7; 1558-6; 2339-0; 14749-6@mol | blood | mg/dL | mmol/L=18.016 | 5..2500 | glu; gluc; glucose (B); blood glucose; serum glucose; plasma glucose; glucose serum; glucose plasma; fasting glucose; glucose fasting; fasting blood glucose; FBS; fasting blood sugar; blood sugar; random glucose; glucose random; FPG; fasting plasma glucose; RBS; random blood sugar; RBG; glucose blood; glucose level; sugar fasting; glucose random serum; serum fasting glucose; glucose lab; FBG; Glukose; Blutzucker; Nüchternglukose; Glycémie; Glycémie à jeun; random plasma glucose; random blood glucose; glucose, plasma; cGlu; cGlu(P); GTT fasting glucose; GTT fasting; OGTT fasting glucose; OGTT 75 g fasting; GTT 75 g fasting; plasma glucose F; glucose F; blood sugar F; BSL; blood sugar level; BSL fasting; BSL random; sugar random; plasma glucose R; blood sugar random; blood sugar fasting; fasting sugar; glucose (R) | גלוקוז; גלוקוזה; סוכר; סוכר בדם; סוכר בצום; גלוקוז בצום; גלוקוז בדם; רמת סוכר; רמת גלוקוז; גלוקוז בפלזמה; גלוקוז בסרום; סוכר בפלזמה; סוכר בצום בפלזמה; העמסת סוכר 75 גרם צום
Capillary glucose | 41653-7; 32016-8; 14743-9@mol | blood | mg/dL | mmol/L=18.016 | 5..1500 | fingerstick glucose; finger stick glucose; POC glucose; glucose POC; glucometer; point of care glucose; capillary blood glucose; CBG?; dextrostix; BM glucose; D-stick; accucheck; bedside glucose; POCT glucose; FSBS; finger prick glucose; fingerstick blood glucose; glucose fingerstick; glucose, fingerstick | דקסטרו; דקסטרוסטיקס; סוכר מהאצבע; גלוקומטר; סוכר בגלוקומטר; סוכר קפילרי; גלוקוז במקלון; דסטרו
Hemoglobin A1c | 4548-4; 17856-6; 59261-8@mol/mol | blood | % | mmol/mol=0.0915+2.15 | 2.5..25 | HbA1c; A1c; Hgb A1c; Hb A1c; haemoglobin A1c; glycated hemoglobin; glycated haemoglobin; glycosylated hemoglobin; glycosylated haemoglobin; glycohemoglobin; HbA1c (NGSP); HbA1c IFCC; hemoglobin A1c %; HbA1C %; HbA1C mmol/mol; HGBA1C; GHb; HBA1; hemoglobin glycated; A1C % | המוגלובין מסוכרר; המוגלובין A1c; המוגלובין גליקוזילרי; המוגלובין גליקוזילטיבי; המוגלובין מסוכר; סוכר ממוצע; סוכר ממוצע בשלושה חודשים
Estimated average glucose | 27353-2; 53553-4@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | eAG; mean glucose; average glucose; estimated mean glucose; mean plasma glucose; average glucose (estimated); mean blood glucose; average blood glucose; average blood glucose (ABG); estimated average glucose (eAG); Estim. Avg Glu (eAG); estim avg glu; hemoglobin A1c with eAG | גלוקוז ממוצע משוער; סוכר ממוצע מחושב
Insulin level | 20448-7; 14796-7@mol | blood | uIU/mL | mIU/L=1; mU/L=1; pmol/L=0.1667 | 0..3000 | Insulin?; serum insulin; fasting insulin; insulin fasting; insulin serum | אינסולין?; רמת אינסולין; אינסולין בצום
C-peptide | 1986-9; 14633-2@mol | blood | ng/mL | ug/L=1; nmol/L=3.02; pmol/L=0.00302 | 0..100 | connecting peptide; c-peptide fasting; C peptide serum | סי פפטיד; C פפטיד; צי פפטיד; פפטיד C
HOMA-IR |  | blood |  |  | 0..200 | HOMA; HOMA index; insulin resistance index; homeostatic model assessment | מדד HOMA; מדד תנגודת לאינסולין
Fructosamine | 15069-8 | blood | umol/L |  | 50..1500 | fructosamine serum | פרוקטוזאמין; פרוקטוזמין
Beta-hydroxybutyrate | 6873-4; 29512-1@mass | blood | mmol/L | mg/dL=0.0961 | 0..40 | BHB; BOHB; B-hydroxybutyrate; 3-hydroxybutyrate; blood ketones; ketones blood; ketones serum; beta hydroxybutyric acid; serum ketones; capillary ketones | קטונים בדם; בטא הידרוקסיבוטיראט; חומצה בטא הידרוקסיבוטירית
Glucose 1 hour after 50 g | 1504-0; 14754-6@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | glucose challenge test; GCT; glucose 50 g; 1 hour glucose 50 g; gestational glucose screen; GCT 50 g; glucose 1 h 50 g; gestational diabetes screen; O'Sullivan test; glucose 1 hr post 50 g; 50 g glucose challenge; glucose 50 g 1 hour; GCT 50 g 1 hour | העמסת סוכר 50 גרם; מבחן העמסה 50; מבחן תגר גלוקוז; העמסת סוכר 50; בדיקת סוכר לאחר העמסה של 50 גרם; העמסת סוכר 50 גרם שעה
Glucose fasting, 100 g tolerance test | 1549-5; 70208-4@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | OGTT fasting; OGTT 0 min; OGTT 100 fasting; glucose tolerance fasting; glucose 0 min; GTT 100 g fasting | העמסת סוכר בצום; העמסת סוכר 100 צום; זמן 0 בהעמסת סוכר; העמסת סוכר 100 גרם צום
Glucose 1 hour, 100 g tolerance test | 1501-6; 14753-8@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | OGTT 100 1 hour; GTT 1 hour; OGTT 60 min; OGTT 1 hour; glucose tolerance 1 hour; glucose 1 h 100 g; OGTT 1h; GTT 100 g 1 hour; OGTT 100 g 1 hour | העמסת סוכר שעה; העמסת סוכר 100 שעה; סוכר לאחר שעה בהעמסה; העמסת סוכר 100 גרם שעה; העמסת סוכר 100 גרם שעה 1
Glucose 2 hours, 100 g tolerance test | 1514-9; 14757-9@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | OGTT 100 2 hours; GTT 2 hours; glucose 2 h 100 g; 100 g OGTT 2 hours; GTT 100 g 2 hours; OGTT 100 g 2 hours | העמסת סוכר 100 שעתיים; סוכר לאחר שעתיים בהעמסת 100; העמסת סוכר 100 גרם שעתיים; העמסת סוכר 100 גרם שעה 2; העמסת סוכר 100 גרם 2 שעות
Glucose 3 hours, 100 g tolerance test | 1530-5; 14764-5@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..700 | OGTT 100 3 hours; GTT 3 hours; OGTT 180 min; OGTT 3 hours; glucose 3 h 100 g; OGTT 3h; GTT 3-hour glucose; GTT 3 h; GTT 100 g 3 hours; OGTT 100 g 3 hours | העמסת סוכר 100 שלוש שעות; העמסת סוכר 3 שעות; סוכר לאחר שלוש שעות בהעמסה; סוכר אחרי 3 שעות; סוכר לאחר 3 שעות; סוכר אחרי שלוש שעות; גלוקוז אחרי 3 שעות; העמסת סוכר 100 גרם שלוש שעות; העמסת סוכר 100 גרם שעה 3; העמסת סוכר 100 גרם 3 שעות
Glucose 2 hours, 75 g tolerance test | 1518-0; 14995-5@mol@mol | blood | mg/dL | mmol/L=18.016 | 20..900 | OGTT 75 2 hours; 75 g OGTT; OGTT 2 hours; OGTT 120 min; 2 hour glucose; glucose 2 h 75 g; oral glucose tolerance test 2 hours; OGTT; OGTT 2h; glucose 2 hr post 75 g; 2 hour plasma glucose; GTT 75 g 2 hours; OGTT 75 g 2 hours | העמסת סוכר 75; העמסת סוכר 75 שעתיים; העמסת סוכר; העמסת סוכר שעתיים; העמסת סוכר 75 גרם שעתיים; העמסת סוכר 75 גרם שעה 2; העמסת סוכר 75 גרם 2 שעות
Glucose 1 hour after a load | | blood | mg/dL | mmol/L=18.016 | 20..900 | GTT 1-hour glucose; glucose 1 hour; glucose 1 h; glucose 1h; 1 h glucose; glucose after 1 hour; GTT 75 g 1 hour; OGTT 75 g 1 hour | סוכר אחרי שעה; סוכר לאחר שעה; גלוקוז אחרי שעה; גלוקוז לאחר שעה; העמסת סוכר 75 גרם שעה; העמסת סוכר 75 גרם שעה 1
Glucose 2 hours after a load | | blood | mg/dL | mmol/L=18.016 | 20..900 | GTT 2-hour glucose; glucose 2 hours; glucose 2 h; glucose 2h; glucose after 2 hours | סוכר אחרי שעתיים; סוכר לאחר שעתיים; גלוקוז אחרי שעתיים; גלוקוז לאחר שעתיים
Glucose, postprandial | 1521-4; 14761-1@mol@mol | blood | mg/dL | mmol/L=18.016 | 10..1500 | postprandial glucose; post prandial glucose; PPBS; PPG; 2 hours post meal glucose; glucose post meal; post prandial blood sugar; glucose 2 hours postprandial; post-meal glucose; Glucose PP; 2hr PPBS; 2 hr PPBS; post prandial sugar; postprandial sugar; blood sugar PP; blood sugar post prandial; PP blood sugar; plasma glucose PP; BSL PP; PP sugar; glucose post prandial; post lunch blood sugar; PLBS; plasma glucose post prandial; blood glucose PP; post prandial plasma glucose | סוכר אחרי אוכל; סוכר שעתיים לאחר ארוחה; גלוקוז לאחר ארוחה; סוכר לאחר האוכל
GAD65 antibodies | 13926-1 | blood | U/mL | IU/mL | 0..5000 | anti-GAD; GAD antibodies; GAD Ab; GAD-65; glutamic acid decarboxylase antibodies; anti GAD65; GAD65 Ab; glutamate decarboxylase antibodies; GADA; GAD65; anti GAD-65 | נוגדנים ל-GAD; נוגדני GAD; נוגדנים נגד GAD
IA-2 antibodies | 31209-0 | blood | U/mL | IU/mL | 0..5000 | anti-IA2; IA2 antibodies; IA-2 Ab; islet antigen 2 antibodies; ICA512; tyrosine phosphatase antibodies; IA-2A; IA-2 | נוגדנים ל-IA2; נוגדני IA-2
Islet cell antibodies |  | blood | text |  |  | anti islet cell antibodies; islet cell Ab; pancreatic islet cell antibodies | נוגדנים לתאי האיים; נוגדנים נגד תאי לבלב; נוגדני ICA
Insulin antibodies | 8072-1 | blood | U/mL | IU/mL | 0..1000 | anti-insulin; insulin autoantibodies; IAA; anti insulin antibodies; insulin Ab | נוגדנים לאינסולין; נוגדנים נגד אינסולין
ZnT8 antibodies | | blood | U/mL | | 0..5000 | zinc transporter 8 antibodies; anti ZnT8; ZnT8 Ab; zinc transporter 8 Ab; ZnT8? | נוגדנים ל-ZnT8

# --- Renal function and electrolytes
Creatinine | 2160-0; 38483-4; 14682-9@mol | blood | mg/dL | umol/L=0.011312; mmol/L=11.312 | 0.05..50 | creat; crea; Cr?; creatinine (B); serum creatinine; creatinine serum; blood creatinine; plasma creatinine; creatinine plasma; S-creatinine; creatinine blood; SCr; s creat; Kreatinin; Créatinine; creatinine level; serum creatinine level | קריאטינין; קריאטינין בדם; קראטינין; קריאטינין בסרום
Blood urea nitrogen | 3094-0; 14937-7@mol | blood | mg/dL | mmol/L=2.801 | 0.5..400 | BUN; urea nitrogen; urea nitrogen (BUN); urea N; serum urea nitrogen; BUN serum; urea nitrogen blood; UN?; urea nitrogen serum | חנקן אוריאה; חנקן שתנן; אוריאה חנקן; BUN בדם
Urea | 3091-6; 22664-7@mol | blood | mg/dL | mmol/L=6.006 | 1..900 | carbamide; urea (B); blood urea; serum urea; urea serum; urea plasma; plasma urea; urea level; urea blood; Harnstoff; Urée | אוריאה; שתנן; אוריאה בדם; אוראה
BUN/creatinine ratio | 3097-3 | blood |  |  | 0..200 | BUN:creatinine ratio; urea nitrogen/creatinine ratio; BUN creat ratio; BUN/creat; BUN/creatinine; BUN/Cr; urea creatinine ratio; BUN Cr ratio; BUN/Sr creatinine ratio; BUN/S creatinine ratio; BUN/serum creatinine ratio | יחס אוריאה קריאטינין; יחס BUN קריאטינין
Estimated glomerular filtration rate | 69405-9; 98979-8; 62238-1; 33914-3; 77147-7; 48642-3 | blood | mL/min/1.73m2 | mL/s/1.73m2=60; mL/min | 0..250 | GFR estimate; eGFR; GFR; eGFR CKD-EPI; CKD-EPI; eGFR MDRD; MDRD; GFR estimated; estimated GFR; eGFRcr; eGFR non-African American; eGFR if nonafricn am; GFR MDRD; CKD-EPI GFR; glomerular filtration rate; eGFR (CKD-EPI 2021); eGFR creatinine; e-GFR; GFR est; GFR CKD-EPI; eGFR 2021; eGFRcreat; estimated glomerular filtration; GFR calculated by abbreviated MDRD; GFR calculated; GFR geschätzt; DFG estimé; eGFR creatinine (CKD-EPI); eGFRcreat (CKD-EPI)/1.73 m*2; eGFR If Africn Am; eGFR non-Afr. American; eGFR African American | קצב סינון גלומרולרי; קצב פינוי כלייתי משוער; קצב סינון כלייתי; סינון כלייתי; סינון גלומרולרי; פינוי קריאטינין מחושב eGFR; קצב פילטרציה גלומרולרית
Cystatin C eGFR | 50210-4 | blood | mL/min/1.73m2 | mL/min=1 | 0..250 | eGFRcys; eGFR cystatin C; cystatin GFR; GFR cystatin | סינון גלומרולרי לפי ציסטטין C
Creatinine clearance | 2164-2 | blood | mL/min | mL/s=60 | 0..300 | CrCl; CCT; CCR?; creatinine clearance 24 hour; creatinine clearance measured; clearance creatinine; CREAT CLEARANCE; urea creatinine clearance 24h | פינוי קריאטינין; פינוי קריאטינין באיסוף; תפוקת קריאטינין קלירנס; קלירנס קריאטינין
Creatinine clearance, Cockcroft-Gault | 35591-7 | blood | mL/min | mL/s=60 | 0..300 | Cockcroft-Gault; CrCl Cockcroft-Gault; estimated creatinine clearance; eCrCl; CrCl estimated; CG CrCl; calculated creatinine clearance | פינוי קריאטינין מחושב; קוקרופט גולט; פינוי קריאטינין לפי קוקרופט
Cystatin C | 33863-2 | blood | mg/L | mg/dL=10; nmol/L=0.01334 | 0.1..20 | cystatin; cystatin-C serum; CYSC | ציסטטין; ציסטטין C; ציסטאטין C
Uric acid | 3084-1; 14933-6@mol | blood | mg/dL | umol/L=0.01681; mmol/L=16.81 | 0.1..40 | urate; uric acid (B); serum urate; serum uric acid; uric acid serum; serum UA; UA serum; URIC; urate serum; plasma urate; Harnsäure; Acide urique | חומצת שתן; חומצה אורית; חומצת שתן בדם; אוראט; ח. אורית
Sodium | 2951-2; 2947-0 | blood | mmol/L | mEq/L=1 | 90..200 | Na?; Na+; sodium (B); serum sodium; sodium serum; plasma sodium; sodium blood; S-sodium; natrium; sodium plasma; sodium level; serum Na; cNa+; cNa | נתרן; נתרן בדם; נטריום
Potassium | 2823-3; 6298-4 | blood | mmol/L | mEq/L=1 | 1..12 | K?; K+; potassium (B); serum potassium; potassium serum; plasma potassium; potassium blood; S-potassium; kalium; potassium plasma; potassium level; serum K | אשלגן; אשלגן בדם; קליום
Chloride | 2075-0; 2069-3 | blood | mmol/L | mEq/L=1 | 50..160 | Cl?; chloride (B); serum chloride; chloride serum; plasma chloride; chloride blood; chlorides; Cl-; cCl-; cCl | כלוריד; כלור; כלורידים
Carbon dioxide | 2028-9 | blood | mmol/L | mEq/L=1 | 1..70 | CO2; total CO2; TCO2; CO2 total; carbon dioxide total; CO2 content; carbon dioxide serum; serum CO2; CO2 serum; total carbon dioxide; CO2 combining power | פחמן דו חמצני; פחמן דו חמצני כללי; CO2 כללי
Bicarbonate | 1963-8; 1959-6 | blood | mmol/L | mEq/L=1 | 1..70 | HCO3; bicarb; serum bicarbonate; bicarbonate serum; plasma bicarbonate; bicarbonate blood; cHCO3; HCO3 act; actual bicarbonate; cHCO3(P); bicarbonate actual; hydrogen carbonate; cHCO3-(P)c; cHCO3-(P,st)c; HCO3-(P) | ביקרבונט; בי קרבונט; ביקרבונאט
Anion gap | 33037-3; 10466-1; 1863-0 | blood | mmol/L | mEq/L=1 | -20..60 | AG?; anion gap serum; AGAP; anion gap calculated; gap anion | פער אניוני; פער אניונים; אניון גאפ
Osmolality | 2692-2 | blood | mOsm/kg | mmol/kg=1; mOsm/L=1 | 150..600 | serum osmolality; osmolality serum; plasma osmolality; osmolality measured; osmolarity; serum osmolarity; osmolality plasma; S-osmolality; OSM?; osmolality blood | אוסמולליות; אוסמולריות; אוסמולליות בדם; אוסמולריות בסרום
Osmolality, calculated | 18182-6 | blood | mOsm/kg | mmol/kg=1; mOsm/L=1 | 150..600 | calculated osmolality; osmolality calc; calculated osmolarity; osmolarity calc | אוסמולליות מחושבת; אוסמולריות מחושבת
Calcium | 17861-6; 2000-8@mol | blood | mg/dL | mmol/L=4.008; mEq/L=2.004 | 2..25 | Ca?; Ca++; calcium (B); calcium total; total calcium; serum calcium; calcium serum; plasma calcium; S-calcium; Ca total; calcium blood; calcium level; Kalzium | סידן; סידן בדם; קלציום; סידן כללי
Calcium, corrected | 46099-8; 29265-6@mol | blood | mg/dL | mmol/L=4.008 | 2..25 | corrected calcium; corr calcium; corr. calcium; corr Ca; adjusted calcium; calcium adjusted; albumin corrected calcium; Ca corrected; albumin adjusted calcium; calcium corrected for albumin; adj. calcium; calcium albumin corrected | סידן מתוקן; סידן מתוקן לאלבומין; סידן מתוקנן
Calcium, ionized | 1994-3; 1995-0; 38230-9@mass | blood | mmol/L | mg/dL=0.2495; mEq/L=0.5 | 0.3..4 | ionized calcium; ionised calcium; iCa; Ca++ ionized; free calcium; calcium ionised; iCa++; Ca ionized; ion calcium; Ca2+; calcium ion; calcium free; iCa2+; cCa2+; Ca2+(7.4); ionised Ca; cCa++ | סידן מיונן; סידן יוני; סידן חופשי; סידן מיוני
Phosphorus | 2777-1; 14879-1@mol | blood | mg/dL | mmol/L=3.097 | 0.1..25 | phosphorous; serum phosphorous; phosphate; phosphorus (B); phos; P?; PO4; inorganic phosphate; phosphorus inorganic; serum phosphate; phosphate serum; phosphorus serum; inorganic phosphorus; phosphate inorganic; IP?; Pi?; serum phosphorus; phosphate blood; Phosphat; Phosphore | זרחן; פוספט; זרחן בדם; זרחן אנאורגני; פוספור
Magnesium | 19123-9; 2601-3@mol | blood | mg/dL | mmol/L=2.431; mEq/L=1.2155 | 0.1..15 | Mg?; Mg++; magnesium (B); serum magnesium; magnesium serum; plasma magnesium; MAG?; magnesium blood; magnesium level | מגנזיום; מגניון; מגנזיום בדם
Lactate | 2524-7; 32693-4; 14118-4@mass | blood | mmol/L | mg/dL=0.111; mEq/L=1 | 0.1..40 | lactic acid; serum lactate; plasma lactate; lactate blood; blood lactate; lactate plasma; cLac; lactic acid blood; lactic acid plasma; lactate level; LACT | לקטט; חומצת חלב; לקטאט; חומצה לקטית

# --- Liver, pancreas, proteins
Alanine aminotransferase | 1742-6 | blood | U/L | ukat/L=60 | 0..30000 | ALT; SGPT; GPT; ALT (SGPT); GPT (ALT); ALT GPT; alanine transaminase; ALAT; serum ALT; ALT serum; alanine amino transferase; SGPT (ALT); alanine aminotransferase (ALT) | אלנין אמינוטרנספראז; אלאט; אלאנין אמינו טרנספראז; אנזים כבד ALT
Aspartate aminotransferase | 1920-8 | blood | U/L | ukat/L=60 | 0..40000 | AST; SGOT; GOT; AST (SGOT); GOT (AST); AST GOT; aspartate transaminase; ASAT; serum AST; AST serum; aspartate amino transferase; SGOT (AST); aspartate aminotransferase (AST) | אספרטט אמינוטרנספראז; אספרטט אמינו טרנספראז; אנזים כבד AST
AST/ALT ratio | 1916-6 | blood |  |  | 0..20 | SGOT/SGPT ratio; AST:ALT ratio; De Ritis ratio; AST to ALT ratio; GOT/GPT ratio; ASAT/ALAT ratio | יחס AST/ALT; יחס SGOT/SGPT
Alkaline phosphatase | 6768-6 | blood | U/L | ukat/L=60 | 0..10000 | basic phosphatase; ALP; alk phos; alk. phosphatase; ALK.PHOSPHATASE; alkaline phosphatase serum; AP?; ALKP; ALK PHOSPH; alkaline phosph.; alkaline phos; alk phosphatase; serum alkaline phosphatase; total alkaline phosphatase; ALKPHOS; Alkalische Phosphatase; Phosphatases alcalines | פוספטזה בסיסית; פוספטאז בסיסי; פוספטאזה אלקלית; אלקלין פוספטאז; פוספטזה אלקלינית; אלקליין פוספטאז; פוספטאז אלקלי; פוספטזה אלקלית; פוספאטאז אלקלי
Bone alkaline phosphatase | 17838-4 | blood | ug/L | ng/mL=1 | 0..1000 | bone specific alkaline phosphatase; BSAP; bone ALP; ostase; BALP; bone-specific ALP; alkaline phosphatase bone specific | פוספטאז בסיסי גרמי; פוספטזה בסיסית של העצם; אלקלין פוספטאז גרמי
Gamma-glutamyl transferase | 2324-2 | blood | U/L | ukat/L=60 | 0..10000 | GGT; gamma GT; GGTP; gamma glutamyl transpeptidase; gamma glutamyltransferase; G-GT; γ-GT; YGT; gamma GTP; γ-GTP; y-GTP; y-GT; GAMMA GLUTAMYL TRANSF; γGT | גמא גלוטמיל טרנספראז; גמא GT; גמא גי טי; אנזים כבד GGT; אנזימי כבד GGT; גמה גלוטמיל טרנספרז; גמא גלוטמיל טרנספרז; גמה GT; גמא גלוטמיל; גאמא GT; גאמה GT; גאמא גלוטמיל טרנספראז
Lactate dehydrogenase | 2532-0; 14804-9 | blood | U/L | ukat/L=60 | 0..50000 | LDH; LD?; lactic dehydrogenase; serum LDH; LDH serum; lactic acid dehydrogenase; LDH total; lactate dehydrogenase (LD); LDH blood; LDH gesamt | לקטט דהידרוגנאז; לקטאט דהידרוגנאז; LDH בדם
Total bilirubin | 1975-2; 14631-6@mol | blood | mg/dL | umol/L=0.05848 | 0..80 | bilirubin total; bilirubin; T bili; T. Bili; TBIL; T.BIL; total bili; bilirubin total (B); serum bilirubin; bili total; BIL TOTAL; bili; BIL-T; bilirubin serum; neonatal bilirubin; bilirubin neonatal; total serum bilirubin; TSB; Bilirubin gesamt; Gesamtbilirubin; Bilirubine totale; T.Bilirubin; T. Bilirubin | בילירובין כללי; בילירובין; בילירובין טוטאל; בילירובין טוטלי; בילירובין כולל
Direct bilirubin | 1968-7; 15152-2; 14629-0@mol | blood | mg/dL | umol/L=0.05848 | 0..50 | bilirubin direct; conjugated bilirubin; bilirubin conjugated; D bili; DBIL; D.BIL; BILI DIRECT; BIL-D; bilirubin direct (B); Bilirubin direkt; Bilirubine conjuguée; D.Bilirubin; D. Bilirubin | בילירובין ישיר; בילירובין דירקט; בילירובין מצומד
Indirect bilirubin | 1971-1; 14630-8@mol | blood | mg/dL | umol/L=0.05848 | 0..70 | bilirubin indirect; unconjugated bilirubin; bilirubin unconjugated; I bili; IBIL; indirect bili; bili indirect; bilirubin indirect calc; I. Bilirubin; ID bilirubin; unconjugated I.D. bilirubin | בילירובין לא ישיר; בילירובין עקיף; בילירובין אינדירקט; בילירובין לא מצומד; בילירובין בלתי ישיר
Total protein | 2885-2 | blood | g/dL | g/L=0.1; mg/dL=0.001 | 1..16 | protein total; TP?; T.PROTEIN; total protein serum; serum total protein; protein?; total proteins; protein total (B); PROT?; protein serum; TPROT; T protein; Gesamteiweiß; Gesamteiweiss; Protéines totales; Tot Prot; tot protein; T. protein; protein total serum | חלבון כללי; חלבון; סך חלבון; חלבון כולל; פרוטאין כללי; חלבון טוטאל; סה״כ חלבון; סה״כ חלבונים
Albumin | 1751-7; 54347-0@mol | blood | g/dL | g/L=0.1; mg/dL=0.001; umol/L=0.00665 | 0.3..8 | ALB; albumin (B); serum albumin; albumin serum; plasma albumin; albumin blood; S-albumin; albumin plasma; Albumine | אלבומין; אלבומין בדם; אלבומין בסרום
Globulin | 2336-6; 10834-0 | blood | g/dL | g/L=0.1 | 0.2..14 | globulins; GLOB; globulin total; total globulin; globulin calculated; calculated globulin; globulin calc; serum globulin; GLOBULIN (B) | גלובולין; גלובולינים; גלובולין מחושב
Albumin/globulin ratio | 1759-0 | blood | | | 0..6 | A/G ratio; AG ratio; A:G ratio; alb/glob ratio; alb/globulin ratio; serum alb/globulin ratio; ALB/GLOB; A/G | יחס אלבומין גלובולין; יחס A/G
Prealbumin | 14338-8 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..100 | pre-albumin; transthyretin; PAB; TTR? | פרה אלבומין; פרהאלבומין; טרנסתירטין
Ammonia | 16362-6; 22763-7@mass | blood | umol/L | ug/dL=0.5872 | 0..2000 | NH3; ammonia plasma; plasma ammonia; ammonia blood; blood ammonia; NH4 | אמוניה; אמוניה בדם
Amylase | 1798-8 | blood | U/L | ukat/L=60 | 0..20000 | AMY?; amylase (B); serum amylase; amylase serum; alpha amylase; AMYL; amylase total; diastase; plasma amylase | עמילאז; עמילז; עמילאזה; אמילאז; אמילאזה
Pancreatic amylase |  | blood | U/L |  | 0..20000 | amylase pancreatic; P-amylase; pancreas amylase; amylase P | עמילאז לבלב; עמילאז פנקראטי
Lipase | 3040-3 | blood | U/L | ukat/L=60 | 0..50000 | LIP?; serum lipase; lipase serum; lipase plasma | ליפאז; ליפז; ליפאזה
Bile acids | 14628-2 | blood | umol/L |  | 0..1000 | total bile acids; bile acids total; serum bile acids; TBA; bile acid | חומצות מרה; חומצות מרה כללי
Ceruloplasmin | 2064-4 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..150 | caeruloplasmin; coeruloplasmin; ceruloplasmin serum | צרולופלסמין; צרולופלזמין
Alpha-1 antitrypsin | 1825-9 | blood | mg/dL | g/L=100 | 0..600 | A1AT; AAT; alpha1 antitrypsin; alpha one antitrypsin; α1-antitrypsin; AAT level | אלפא 1 אנטיטריפסין; אלפא אחת אנטיטריפסין
Alpha-1 antitrypsin phenotype |  | blood | text |  |  | A1AT phenotype; AAT phenotype; PI phenotype; alpha 1 antitrypsin genotype; Pi type | פנוטיפ אלפא 1 אנטיטריפסין
FibroTest score |  | blood |  |  | 0..1 | FibroTest; FibroSure; fibrosis score FibroTest | פיברוטסט
FIB-4 index |  | blood |  |  | 0..200 | FIB-4; FIB4; FIB-4 score; fibrosis 4 index | מדד FIB-4; ציון FIB4
Liver stiffness |  | measure | kPa |  | 1..75 | fibroscan; transient elastography; liver stiffness measurement; LSM; elastography kPa; FibroScan kPa | פיברוסקאן; קשיחות כבד; קשיון כבד; קשיון הכבד; אלסטוגרפיה של הכבד
Controlled attenuation parameter |  | measure | dB/m |  | 100..400 | CAP score; CAP dB/m; fibroscan CAP | מדד CAP; כבד שומני CAP

# --- Lipids
Total cholesterol | 2093-3; 14647-2@mol | blood | mg/dL | mmol/L=38.67 | 20..2000 | cholesterol; cholesterol total; chol; CHOLESTEROL (B); total chol; serum cholesterol; TC?; T.CHOL; cholesterol serum; chol total; plasma cholesterol; TCHOL; Cholesterin; Cholesterin gesamt; Gesamtcholesterin; Cholestérol; Cholestérol total | כולסטרול; כולסטרול כללי; כולסטרול טוטאל; כולסטרול כולל; סך כולסטרול; כולסטרול בדם; כולסטרול סה״כ
HDL cholesterol | 2085-9; 14646-4@mol | blood | mg/dL | mmol/L=38.67 | 1..200 | HDL; HDL-C; cholesterol HDL; HDL chol; high density lipoprotein; high density lipoprotein cholesterol; HDLC; HDL cholesterol serum; cholesterol in HDL; cholesterol HDL direct; serum HDL cholesterol; HDL-Cholesterin; Cholestérol HDL | כולסטרול HDL; כולסטרול טוב; HDL כולסטרול
LDL cholesterol | 13457-7; 2089-1; 18262-6; 22748-8@mol | blood | mg/dL | mmol/L=38.67 | 1..1500 | LDL; LDL-C; cholesterol LDL; CHOLESTEROL-LDL calc; LDL chol; LDL calculated; LDL calc; LDL cholesterol calc; LDL cholesterol calculated; calculated LDL; low density lipoprotein; low density lipoprotein cholesterol; LDLC; LDL direct; direct LDL; LDL cholesterol direct; LDL chol calc (NIH); chol LDL; cholesterol LDL direct; cholesterol in LDL; LDL CALC (Friedewald); LDL chol direct; serum LDL cholesterol; LDL-Cholesterin; Cholestérol LDL | כולסטרול LDL; כולסטרול רע; LDL כולסטרול; LDL מחושב; LDL ישיר
Non-HDL cholesterol | 43396-1; 70204-3@mol | blood | mg/dL | mmol/L=38.67 | 5..1900 | non-HDL; non-HDL-C; non HDL chol; NON-HDL CHOLESTEROL CALC; NHDL; cholesterol non HDL; nonHDL cholesterol; CHOL NON-HDL; nonHDL; serum non high density lipoprotein cholesterol level; serum non-high density lipoprotein cholesterol; non high density lipoprotein cholesterol; non-high-density lipoprotein cholesterol; serum non HDL cholesterol level | כולסטרול שאינו HDL; כולסטרול Non-HDL; כולסטרול לא HDL
VLDL cholesterol | 13458-5; 2091-7; 66126-4@mol | blood | mg/dL | mmol/L=38.67 | 0..500 | VLDL; VLDL-C; cholesterol VLDL; VLDL chol; VLDL cholesterol calc; VLDL calculated; very low density lipoprotein; VLDL cholesterol cal | כולסטרול VLDL
Triglycerides | 2571-8; 14927-8@mol | blood | mg/dL | mmol/L=88.57 | 5..15000 | TG?; TRIG; TRIGS; triglyceride; TGL; triglycerides (B); serum triglycerides; triglycerides serum; triacylglycerol; fasting triglycerides; TRIGL; TRG; plasma triglycerides; Triglyzeride; TGs | טריגליצרידים; טריגליצריד; שומנים בדם; טריגליצרידים בדם
Cholesterol/HDL ratio | 9830-1 | blood |  |  | 0.5..60 | CHO/HDL-C; CHO/HDL; chol/HDL ratio; CHOL/HDL; TC/HDL ratio; total cholesterol/HDL ratio; T. chol/HDL ratio; CHOL/HDLC ratio; TC:HDL; ratio chol/HDL; total chol HDL ratio; HDL ratio; cholesterol ratio; T.Chol/HDL; T. Chol/HDL; total cholesterol/HDL; TC/HDL cholesterol ratio; total cholesterol/HDL cholesterol ratio; cholesterol/HDL cholesterol ratio; T.chol/HDL chol ratio; TC/HDL-C ratio | יחס כולסטרול HDL; יחס כולסטרול ל-HDL; יחס כולסטרול כללי HDL
LDL/HDL ratio | 11054-4 | blood |  |  | 0..50 | LDL:HDL ratio; LDL/HDL; LDL HDL risk ratio; cholesterol LDL/HDL; LDL cholesterol/HDL cholesterol ratio; LDL/HDL cholesterol ratio; LDL-C/HDL-C ratio; LDL chol/HDL chol ratio | יחס LDL/HDL; יחס LDL ל-HDL
HDL/LDL ratio |  | blood |  |  | 0..10 | HDL:LDL ratio; HDL/LDL; HDL cholesterol/LDL cholesterol ratio; HDL/LDL cholesterol ratio | יחס HDL/LDL; יחס HDL ל-LDL
Triglyceride/HDL ratio |  | blood |  |  | 0..500 | TG/HDL ratio; TG/HDL-C ratio; TG/HDL-C; triglycerides/HDL; TG/HDL; trig/HDL ratio; TGL/HDL ratio; triglycerides/HDL ratio; triglyceride HDL cholesterol ratio | יחס טריגליצרידים HDL
Apolipoprotein A1 | 1869-7 | blood | mg/dL | g/L=100 | 5..400 | apo A1; apoA1; apo A-I; apolipoprotein A-I; apoA-I; apolipoprotein A 1 | אפוליפופרוטאין A1; אפו A1; אפוליפופרוטאין A-1
Apolipoprotein B | 1884-6 | blood | mg/dL | g/L=100 | 5..600 | apo B; apoB; apo B-100; apolipoprotein B-100; apolipoprotein B100; apoB100 | אפוליפופרוטאין B; אפו B
Apolipoprotein B/A1 ratio | 1874-7 | blood | | | 0..10 | apo B/A1; apoB/apoA1; apo B/apo A1 ratio; ApoB/ApoA-I ratio | יחס אפו B/A1
Lipoprotein(a) | 10835-7 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..600 | Lp(a); LPa; lipoprotein little a; lipoprotein (a) mass; lipoprotein (a) LP(a) | ליפופרוטאין a; ליפופרוטאין קטן a
Lipoprotein(a), molar | 43583-4 | blood | nmol/L |  | 0..1500 | lipoprotein(a) molar; Lp(a) molar; Lp(a) nmol/L | ליפופרוטאין a מולרי

# --- Iron, vitamins, trace elements
Iron | 2498-4; 14798-3@mol | blood | ug/dL | umol/L=5.585; ug/L=0.1; mg/L=100 | 1..2000 | Fe?; iron (B); serum iron; iron serum; iron total; total iron; iron level; S-iron; plasma iron; iron blood; Eisen; Fer sérique | ברזל; ברזל בדם; ברזל בסרום
Total iron binding capacity | 2500-7; 14800-7@mol | blood | ug/dL | umol/L=5.585; ug/L=0.1 | 20..1000 | TIBC; iron binding capacity; iron binding capacity (TIBC); iron bind.cap.(TIBC); IBC; iron binding capacity total; TIBC calculated; iron bind cap | קיבולת קשירת ברזל; כושר קשירת ברזל; קיבולת קשירת ברזל כללית; TIBC כושר קשירת ברזל
Unsaturated iron binding capacity | 2501-5; 22753-8@mol | blood | ug/dL | umol/L=5.585 | 0..1000 | UIBC; iron binding capacity unsaturated | קיבולת קשירת ברזל לא רוויה; כושר קשירה לא רווי
Transferrin | 3034-6; 22674-6@mol | blood | mg/dL | g/L=100; mg/L=0.1; umol/L=7.957 | 20..900 | TRF; TRSF; transferrin serum; serum transferrin | טרנספרין
Transferrin saturation | 2502-3 | blood | % |  | 0..150 | TSAT; iron saturation; iron % saturation; % saturation; % iron saturation; transferrin sat; TRANSFERRIN SAT.; saturation %; TS?; iron sat; transferrin saturation index; iron saturation %; percent saturation; percent iron saturation; sat % iron; % transferrin saturation; saturation of transferrin; Transferrinsättigung; % saturation iron; sat %?; Fe saturation; TSAT % | רוויון טרנספרין; סטורציה של טרנספרין; אחוז רוויון טרנספרין; ריווי טרנספרין; רווית טרנספרין; רוויית ברזל; סטורציית ברזל; אחוז ריווי טרנספרין; אחוז סטורציה של טרנספרין; אחוז ריווי ברזל; אחוז רוויה; אחוז רוויון; ברזל אחוז רוויה
Ferritin | 2276-4; 14723-1@mol | blood | ng/mL | ug/L=1; mg/L=1000; pmol/L=0.445 | 0.2..1000000 | FERR; serum ferritin; ferritin serum; ferritin level; plasma ferritin; Ferritine | פריטין; פריטין בדם; רמת פריטין
Soluble transferrin receptor | 30248-9 | blood | mg/L | ug/mL=1 | 0..50 | sTfR; transferrin receptor; soluble transferrin receptors; transferrin receptor soluble | רצפטור טרנספרין מסיס; קולטן טרנספרין מסיס
Vitamin B12 | 2132-9; 14685-2@mol | blood | pg/mL | pmol/L=1.355; ng/L=1 | 20..50000 | B12; cobalamin; cyanocobalamin?; vit B12; serum B12; B12 serum; vitamin B-12; serum vitamin B12; B-12; vitamin B12 level | ויטמין B12; בי 12; B12 בדם; ויטמין בי 12; קובלמין
Holotranscobalamin |  | blood | pmol/L |  | 0..1000 | active B12; holoTC; active vitamin B12; holo-transcobalamin; transcobalamin II B12 | B12 פעיל; הולוטרנסקובלמין; ויטמין B12 פעיל
Folate | 2284-8; 14732-2@mol | blood | ng/mL | nmol/L=0.4413; ug/L=1 | 0.2..200 | folic acid; serum folate; folate serum; FOL; folate (folic acid); folate level; vitamin B9; S-folate; serum folic acid | חומצה פולית; פולאט; חומצה פולית בדם; פולט
Red cell folate | 2283-0; 14731-4@mol | blood | ng/mL | nmol/L=0.4413; ug/L=1 | 10..5000 | RBC folate; folate RBC; erythrocyte folate; red blood cell folate; folate red cell | חומצה פולית בכדוריות; פולאט בכדוריות אדומות
25-hydroxyvitamin D | 62292-8; 1989-3; 35365-6; 14635-7@mol | blood | ng/mL | nmol/L=0.4006; ug/L=1 | 1..600 | vitamin D; vit D; 25-OH vitamin D; 25(OH)D; vitamin D 25-hydroxy; vitamin D 25 OH; 25-hydroxy vitamin D; vitamin D total; 25-OH vitamin D total; calcidiol; vitamin D 25-OH total; 25-hydroxycholecalciferol; 25-OH-vitamin D3; vitamin D3 25-OH; vitamin D 25-hydroxy total; total 25-OH vitamin D; 25-hydroxyvitamin D3; vitamin D level; VIT D 25OH; 25 hydroxy vit D; 25OHD; Vitamin D,25-OH,Total,IA; 25-hydroxyvitamin D total; total 25-hydroxyvitamin D; total 25-hydroxyvitamin D level; vit D 25 OH; serum vitamin D; 25(OH)D3; total vitamin D; VITAMIN D (25-OH); serum 25-OH vit D3 level; 25-OH vit D3; vit D3 25-OH | ויטמין D; ויטמין די; ויטמין D בדם; 25 הידרוקסי ויטמין D; ויטמין D3?; ויטמין D 25-OH; 25-OH ויטמין D; ויטמין D 25 OH; ויטמין D (25-OH); ויטמין D כללי
1,25-dihydroxyvitamin D | 1649-3; 14566-4@mol | blood | pg/mL | pmol/L=0.4165; ng/L=1 | 1..500 | calcitriol?; 1,25 OH2 vitamin D; 1,25(OH)2D; 1,25-dihydroxy vitamin D; vitamin D 1,25-dihydroxy; vitamin D 1,25 OH2; 1,25-(OH)2 vitamin D; 1,25 OH vitamin D | ויטמין D 1,25; קלציטריול?; 1,25 דיהידרוקסי ויטמין D; ויטמין D פעיל
Vitamin A | 2923-1; 14905-4@mol | blood | ug/dL | umol/L=28.65; mg/L=100; ug/L=0.1 | 1..500 | retinol?; vit A; vitamin A retinol; vitamin A serum | ויטמין A; רטינול?
Vitamin E | 1823-4; 14590-4@mol | blood | mg/L | umol/L=0.4307; mg/dL=10; ug/mL=1 | 0.5..100 | alpha tocopherol; vit E; tocopherol?; vitamin E alpha tocopherol; α-tocopherol | ויטמין E; טוקופרול?
Vitamin C | 1903-4; 14622-5@mol | blood | mg/dL | umol/L=0.01761; mg/L=0.1 | 0..20 | ascorbic acid?; ascorbate?; vit C | ויטמין C; חומצה אסקורבית?
Vitamin B1 | 32554-8; 2998-3@mass | blood | nmol/L | ug/L; ng/mL | 5..2000 | thiamine?; thiamin?; vitamin B1 whole blood; vit B1; thiamine whole blood; vitamin B-1 | ויטמין B1; תיאמין?
Vitamin B6 | 2900-9 | blood | ng/mL | ug/L=1; nmol/L=0.2471 | 0.5..1000 | pyridoxine?; vit B6; pyridoxal phosphate; pyridoxal 5-phosphate; PLP; vitamin B-6 | ויטמין B6; פירידוקסין?
Vitamin B2 |  | blood | ug/L | ng/mL=1 | 1..1000 | riboflavin?; vit B2 | ויטמין B2; ריבופלבין?
Vitamin K |  | blood | ng/mL | ug/L=1 | 0..50 | vitamin K1; phylloquinone?; vit K | ויטמין K; פילוקינון?
Homocysteine | 13965-9; 2428-1@mass | blood | umol/L | mg/L=7.397 | 1..500 | HCY; homocysteine total; total homocysteine; plasma homocysteine; homocysteine plasma; homocystein | הומוציסטאין; הומוציסטין
Methylmalonic acid | 13964-2; 2629-4@mass | blood | umol/L | nmol/L=0.001; ug/L=0.008468; ng/mL=0.008468 | 0..100 | MMA; methylmalonate; MMA serum; serum MMA; methylmalonic acid serum | חומצה מתילמלונית; MMA בדם
Zinc | 5763-8; 14955-9@mol | blood | ug/dL | umol/L=6.538; ug/L=0.1; mg/L=100 | 5..1000 | Zn?; serum zinc; zinc serum; zinc plasma; plasma zinc; zinc level; zinc, S | אבץ; אבץ בדם
Copper | 5631-7; 14665-4@mol | blood | ug/dL | umol/L=6.355; ug/L=0.1; mg/L=100 | 1..1000 | Cu?; serum copper; copper serum; copper plasma; copper level; copper, S | נחושת; נחושת בדם
Selenium | 5724-0; 25521-6@mol | blood | ug/L | umol/L=78.96; ng/mL=1 | 5..2000 | Se?; serum selenium; selenium serum | סלניום
Blood lead, capillary | 10368-9 | blood | ug/dL | ug/L=0.1 | 0..300 | lead capillary; capillary lead; capillary blood lead; lead blood capillary; lead (capillary); Pb capillary | עופרת נימית; עופרת בדם נימי
Blood lead | 5671-3; 14807-2@mol | blood | ug/dL | umol/L=20.72; ug/L=0.1 | 0..300 | Lead?; lead blood; lead level; Pb; blood lead level; lead whole blood; lead (venous); Pb venous; lead venous; Pb blood | עופרת?; עופרת בדם
Blood mercury | 5685-3; 25170-2@mol | blood | ug/L | nmol/L=0.2006; ng/mL=1 | 0..2000 | Mercury?; Hg?; mercury blood | כספית; כספית בדם
Blood arsenic | 5583-0 | blood | ug/L | ng/mL=1 | 0..5000 | Arsenic?; arsenic blood | ארסן; ארסן בדם
Aluminum |  | blood | ug/L | ng/mL=1 | 0..1000 | aluminium; serum aluminum; aluminium serum | אלומיניום; אלומיניום בדם
Carnitine, total | 14288-5 | blood | umol/L |  | 0..500 | total carnitine; carnitine; L-carnitine level | קרניטין כללי; קרניטין
Carnitine, free |  | blood | umol/L |  | 0..500 | free carnitine; carnitine free; C0 carnitine | קרניטין חופשי
Propionylcarnitine |  | blood | umol/L |  | 0..200 | C3 acylcarnitine; propionylcarnitine (C3); acylcarnitine C3 | פרופיוניל קרניטין
Isovalerylcarnitine |  | blood | umol/L |  | 0..100 | C5?; C5 acylcarnitine; isovalerylcarnitine (C5) | איזווליל קרניטין
Octanoylcarnitine |  | blood | umol/L |  | 0..100 | C8?; C8 acylcarnitine; octanoylcarnitine (C8) | אוקטנואיל קרניטין
Tetradecenoylcarnitine |  | blood | umol/L |  | 0..50 | C14:1?; C14:1 acylcarnitine; tetradecenoylcarnitine (C14:1) | טטרדצנואיל קרניטין
Succinylacetone |  | blood | umol/L |  | 0..500 | SUAC; succinyl acetone | סוקציניל אצטון
Citrulline |  | blood | umol/L |  | 0..5000 | CIT?; plasma citrulline | ציטרולין
Leucine |  | blood | umol/L |  | 0..6000 | LEU?; leucine/isoleucine; leucine + isoleucine; plasma leucine | לאוצין
Methionine |  | blood | umol/L |  | 0..3000 | MET?; plasma methionine | מתיונין
Phenylalanine |  | blood | umol/L | mg/dL=60.5 | 0..6000 | PHE?; plasma phenylalanine | פנילאלנין
Total galactose |  | blood | mg/dL |  | 0..200 | TGAL; galactose total | גלקטוז כללי
Immunoreactive trypsinogen |  | blood | ng/mL |  | 0..1500 | IRT; trypsinogen immunoreactive | טריפסינוגן אימונוריאקטיבי
CFTR variant panel |  | blood | text |  |  | CFTR variants; CFTR mutation panel | פאנל CFTR; מוטציות CFTR
Hemoglobin pattern |  | blood | text |  |  | hemoglobin screen pattern; haemoglobin pattern; newborn hemoglobin pattern | תבנית המוגלובין
Coenzyme Q10 | 27923-2 | blood | ug/mL | mg/L=1 | 0..20 | CoQ10?; ubiquinone?; Q10? | קואנזים Q10

# --- Thyroid, parathyroid and bone
Thyroid stimulating hormone | 3016-3; 11580-8 | blood | mIU/L | uIU/mL=1; uU/mL=1; mU/L=1 | 0..1000 | TSH; thyrotropin; thyrotrophin; TSH 3rd generation; TSH third generation; TSH ultrasensitive; sTSH; serum TSH; TSH w/reflex to FT4; TSH sensitive; hTSH; thyroid stimulating hormone level; TSH basal; TSH ultrasensible; USTSH; thyrotropin stimulating hormone; TSH ultra sensitive; hsTSH; TSH 4th generation | הורמון מגרה בלוטת התריס; הורמון ממריץ בלוטת התריס; תירוטרופין; הורמון מעורר תריס; TSH בדם; הורמון מגרה תירואיד; הורמון ממריץ תירואיד
Free T4 | 3024-7; 14920-3@mol | blood | ng/dL | pmol/L=0.0777; ng/L=0.1; pg/mL=0.1 | 0..20 | FT4; T4 free; free thyroxine; thyroxine free; T4 free direct; F-T4; free T4 direct; thyroxine (T4) free; fT4 serum; serum free T4; Thyroxine (T4) Free, Direct; thyroxine free direct; free thyroxine direct | T4 חופשי; תירוקסין חופשי; טי 4 חופשי; טירוקסין חופשי
Free T3 | 3051-0; 14928-6@mol | blood | pg/mL | pmol/L=0.651; ng/dL=10; ng/L=1 | 0..60 | FT3; T3 free; free triiodothyronine; triiodothyronine free; F-T3; serum free T3 | T3 חופשי; טרייודותירונין חופשי; טי 3 חופשי
Total T4 | 3026-2; 14921-1@mol | blood | ug/dL | nmol/L=0.0777; ug/L=0.1; ng/mL=0.1 | 0..60 | T4?; T4 total; thyroxine; thyroxine (T4); TT4; thyroxine total; total thyroxine; T4 (thyroxine) total | T4 כללי; תירוקסין; טירוקסין כללי; תירוקסין כללי
Total T3 | 3053-6; 14930-2@mol | blood | ng/dL | nmol/L=65.1; ng/mL=100; ug/L=100 | 0..1500 | T3?; T3 total; triiodothyronine; TT3; triiodothyronine total; total triiodothyronine; triiodothyronine (T3) | T3 כללי; טרייודותירונין; טרייודותירונין כללי
Reverse T3 | 3052-8; 14929-4@mol | blood | ng/dL | nmol/L=65.1; ng/mL=100 | 0..500 | rT3; T3 reverse; reverse triiodothyronine; triiodothyronine reverse | T3 הפוך; רברס T3
Thyroid peroxidase antibodies | 8099-4 | blood | IU/mL | kIU/L=1; U/mL | 0..30000 | anti-TPO; TPO antibodies; TPO Ab; thyroid peroxidase Ab; anti thyroid peroxidase; TPOAb; ATPO; antithyroid peroxidase antibodies; microsomal antibodies; thyroid microsomal antibody; TPO?; anti TPO antibodies; thyroid peroxidase (TPO) Ab; anti-microsomal antibodies; thyroid peroxidase antibody | נוגדנים ל-TPO; נוגדני TPO; נוגדנים לתירואיד פרוקסידאז; נוגדנים נגד TPO; נוגדנים מיקרוזומליים; אנטי TPO; נוגדנים לבלוטת התריס TPO; נוגדנים לבלוטת התריס anti-TPO; נוגדנים לפראוקסידאז; נוגדני פראוקסידאז; נוגדנים לפרוקסידאז
Thyroglobulin antibodies | 8098-6 | blood | IU/mL | kIU/L=1; U/mL | 0..30000 | anti-thyroglobulin; TgAb; anti-Tg; thyroglobulin Ab; antithyroglobulin antibodies; ATG antibodies; Tg antibodies; thyroglobulin antibody; antithyroglobulin Ab; anti thyroglobulin antibodies; Tg Ab | נוגדנים לתירוגלובולין; נוגדני תירוגלובולין; נוגדנים נגד תירוגלובולין; אנטי תירוגלובולין
Thyroglobulin | 3013-0 | blood | ng/mL | ug/L=1 | 0..100000 | thyroglobulin level; serum thyroglobulin; Tg tumor marker; HTG; thyroglobulin serum | תירוגלובולין; טירוגלובולין; תיראוגלובולין
TSH receptor antibodies | 5385-0 | blood | IU/L | U/L=1 | 0..1000 | TRAb; TSH receptor Ab; thyrotropin receptor antibodies; TBII; TSHR antibodies; anti-TSH receptor; thyrotropin receptor Ab; TRAB serum; TSH receptor binding antibody; thyrotropin receptor antibody | נוגדנים לרצפטור ל-TSH; נוגדנים לקולטן TSH; נוגדני TRAb; נוגדנים לקולטן ל-TSH
Thyroid stimulating immunoglobulin | 30166-3 | blood | % |  | 0..3000 | TSI; thyroid stimulating immunoglobulins; thyroid stimulating antibody; TSAb | אימונוגלובולין מגרה בלוטת תריס; אימונוגלובולינים מגרי תריס
Thyroxine binding globulin |  | blood | ug/mL | mg/L=1 | 0..100 | TBG; thyroid binding globulin | גלובולין קושר תירוקסין
T3 uptake | 3050-2 | blood | % |  | 0..100 | T3 resin uptake; T3RU; T uptake; thyroid uptake resin; T3U | קליטת T3
Free thyroxine index | 32215-6 | blood | | | 0..50 | FTI; FT4I; free T4 index; T7 index; T7? | אינדקס תירוקסין חופשי
Calcitonin | 1992-7; 15035-9@mol | blood | pg/mL | ng/L=1; pmol/L=3.418 | 0..200000 | calcitonin serum; thyrocalcitonin; serum calcitonin | קלציטונין
Parathyroid hormone | 2731-8; 14866-8@mol | blood | pg/mL | ng/L=1; pmol/L=9.43 | 0..10000 | PTH; iPTH; intact PTH; PTH intact; parathormone; parathyrin; parathyroid hormone intact; PTH plasma; PTH intact molecule; parathyroid hormone level | הורמון פאראתירואיד; הורמון יותרת התריס; פאראתורמון; פרתורמון; פרת הורמון; הורמון יותרת בלוטת התריס; פרתהורמון; הורמון פרתירואיד; פאראתהורמון; הורמון פארא תירואיד; פראתירואיד הורמון; הורמון הפאראתירואיד
PTH-related peptide |  | blood | pmol/L |  | 0..500 | PTHrP; PTH-rP; parathyroid hormone related peptide; parathyroid hormone related protein | פפטיד דמוי PTH; חלבון דמוי פאראתירואיד
Osteocalcin |  | blood | ng/mL | ug/L=1 | 0..1000 | bone Gla protein; osteocalcin serum | אוסטאוקלצין; אוסטיאוקלצין
C-telopeptide |  | blood | pg/mL | ng/L=1; ng/mL=1000; ug/L=1000 | 0..10000 | CTX; CTx beta crosslaps; beta-CTX; beta crosslaps; C-terminal telopeptide; CTX-1; collagen type 1 C-telopeptide | סי טלופפטיד; C טלופפטיד; בטא קרוסלפס
P1NP |  | blood | ng/mL | ug/L=1 | 0..2000 | procollagen type 1 N-terminal propeptide; PINP; total P1NP; procollagen 1 intact N-terminal propeptide | פרוקולגן P1NP

# --- Pituitary, adrenal and growth
Cortisol | 2143-6; 14675-3@mol | blood | ug/dL | nmol/L=0.03625; ug/L=0.1; ng/mL=0.1 | 0..300 | serum cortisol; cortisol serum; plasma cortisol; cortisol random; random cortisol; cortisol total; hydrocortisone level; cortisol level; cortisol plasma; cortisol blood | קורטיזול; קורטיזול בדם; קורטיזול בסרום
Cortisol, morning | 9813-7; 14679-5@mol | blood | ug/dL | nmol/L=0.03625; ug/L=0.1; ng/mL=0.1 | 0..300 | morning cortisol; cortisol AM; AM cortisol; cortisol 8 AM; cortisol a.m.; 8 am cortisol; 9 am cortisol; cortisol 9 am | קורטיזול בוקר; קורטיזול בשעה 8
Cortisol, evening | 9812-9; 14678-7@mol | blood | ug/dL | nmol/L=0.03625; ug/L=0.1; ng/mL=0.1 | 0..300 | evening cortisol; cortisol PM; PM cortisol; cortisol 4 PM; midnight cortisol; cortisol p.m. | קורטיזול ערב; קורטיזול אחר הצהריים
Cortisol 30 minutes after ACTH | 26530-6; 26535-5@mol@mol | blood | ug/dL | nmol/L=0.03625 | 0..300 | cortisol 30 min; cortisol 30 minutes; synacthen test 30 min; cortisol post synacthen 30 min; ACTH stimulation 30 min | קורטיזול לאחר 30 דקות; קורטיזול אחרי סינקטן 30 דקות
Cortisol 60 minutes after ACTH | 26528-0; 26536-3@mol@mol | blood | ug/dL | nmol/L=0.03625 | 0..300 | cortisol 60 min; cortisol 60 minutes; synacthen test 60 min; cortisol post synacthen 60 min; ACTH stimulation 60 min | קורטיזול לאחר 60 דקות; קורטיזול אחרי סינקטן 60 דקות
Cortisol after dexamethasone |  | blood | ug/dL | nmol/L=0.03625 | 0..300 | dexamethasone suppression test; overnight dexamethasone suppression; DST?; cortisol post dexamethasone; cortisol after 1 mg dexamethasone; low dose dexamethasone suppression | קורטיזול לאחר דקסמתזון; מבחן דיכוי בדקסמתזון; דיכוי דקסמתזון
Salivary cortisol | 2142-8; 51844-9@mol | fluid | ug/dL | nmol/L=0.03625 | 0..50 | late night salivary cortisol; cortisol saliva; cortisol salivary; saliva cortisol; midnight salivary cortisol | קורטיזול ברוק; קורטיזול רוק
Adrenocorticotropic hormone | 2141-0; 14674-6@mol | blood | pg/mL | pmol/L=4.541; ng/L=1 | 0..10000 | ACTH; corticotropin; ACTH plasma; adrenocorticotrophic hormone; plasma ACTH | הורמון אדרנוקורטיקוטרופי; קורטיקוטרופין; ACTH בדם
Aldosterone | 1763-2; 14586-2@mol | blood | ng/dL | pmol/L=0.03605; ng/L=0.1; pg/mL=0.1 | 0..1000 | aldosterone serum; plasma aldosterone; PAC?; aldosterone plasma | אלדוסטרון
Plasma renin activity | 2915-7 | blood | ng/mL/h | | 0..200 | PRA; renin activity; renin activity plasma | פעילות רנין; רנין בפלזמה; פעילות רנין בפלזמה
Direct renin | | blood | mIU/L | uIU/mL=1; ng/L; pg/mL | 0..2000 | renin; renin direct; renin concentration; active renin; plasma renin concentration; renin mass; plasma renin | רנין; רנין ישיר
Aldosterone/renin ratio |  | blood |  |  | 0..10000 | ARR; aldo/renin ratio; ARR ratio | יחס אלדוסטרון רנין
DHEA sulfate | 2191-5; 14688-6@mol | blood | ug/dL | umol/L=36.85; ng/mL=0.1; ug/L=0.1 | 0..5000 | DHEA-S; DHEAS; DHEA-SO4; dehydroepiandrosterone sulfate; dehydroepiandrosterone sulphate; DHEA sulphate | דהידרואפיאנדרוסטרון סולפט; DHEA סולפט
DHEA | 2193-1; 15054-0@mol | blood | ng/mL | nmol/L=0.2884; ng/dL=0.01 | 0..200 | dehydroepiandrosterone; DHEA unconjugated? | דהידרואפיאנדרוסטרון
Androstenedione | 1854-9; 14603-5@mol | blood | ng/mL | nmol/L=0.2864; ng/dL=0.01 | 0..200 | delta-4 androstenedione; androstendione; A4 androstenedione; delta 4 | אנדרוסטנדיון; אנדרוסטנדיון דלתא 4
17-hydroxyprogesterone | 1668-3; 14569-8@mol | blood | ng/dL | nmol/L=33.05; ng/mL=100 | 0..100000 | 17-OHP; 17 OH progesterone; 17OHP; 17 alpha hydroxyprogesterone; 17a-OHP; 17-hydroxyprogesterone serum | 17 הידרוקסי פרוגסטרון; 17 הידרוקסיפרוגסטרון; 17-OH פרוגסטרון
Growth hormone | 2963-7; 33858-2@arb | blood | ng/mL | ug/L=1; mIU/L=0.3333 | 0..500 | GH?; HGH; somatotropin; human growth hormone; somatotrophin; growth hormone serum; STH | הורמון גדילה
IGF-1 | 2484-4; 29775-4@mol | blood | ng/mL | ug/L=1; nmol/L=7.649 | 1..3000 | insulin-like growth factor 1; insulin like growth factor I; somatomedin C; IGF-I; IGF1 | סומטומדין C; גורם גדילה דמוי אינסולין; IGF1 בדם; סומטומדין
IGF binding protein 3 | 2483-6 | blood | ug/mL | mg/L=1; ng/mL=0.001 | 0..50 | IGFBP-3; IGFBP3; IGF BP3; insulin-like growth factor binding protein 3 | חלבון קושר IGF-3
Prolactin | 2842-3; 20568-2; 15081-3@arb | blood | ng/mL | ug/L=1; mIU/L=0.0472; uIU/mL=0.0472 | 0..50000 | PRL; serum prolactin; prolactin serum; prolactin level; PROL | פרולקטין
Macroprolactin |  | blood | text |  |  | macroprolactin screen; macroprolactin PEG; macro prolactin; prolactin after PEG | מקרופרולקטין; מאקרופרולקטין
Antidiuretic hormone |  | blood | pg/mL | ng/L=1 | 0..500 | ADH; vasopressin?; arginine vasopressin; AVP | הורמון אנטי דיורטי; וזופרסין?; ואזופרסין?
Copeptin |  | blood | pmol/L |  | 0..1000 | copeptin proAVP; CT-proAVP | קופפטין
Metanephrine, plasma free | 38494-1; 49700-8@mol | blood | pg/mL | ng/L=1; nmol/L=197.2 | 0..50000 | plasma metanephrine; metanephrine plasma; free metanephrine; metanephrine free; plasma free metanephrine; Metanephrine, Pl | מטנפרין בפלזמה; מטנפרין חופשי
Normetanephrine, plasma free |  | blood | pg/mL | ng/L=1; nmol/L=183.2 | 0..50000 | plasma normetanephrine; normetanephrine plasma; free normetanephrine; normetanephrine free; plasma free normetanephrine; Normetanephrine, Pl | נורמטנפרין בפלזמה; נורמטנפרין חופשי
Epinephrine, plasma | 2230-1; 14711-6@mol | blood | pg/mL | ng/L=1; pmol/L=0.1832 | 0..100000 | plasma epinephrine; adrenaline plasma; plasma adrenaline | אדרנלין בפלזמה; אפינפרין בפלזמה
Gastrin | 2333-3; 15072-2@mol | blood | pg/mL | ng/L=1; pmol/L=2.098 | 0..100000 | gastrin serum; fasting gastrin; serum gastrin | גסטרין
Chromogranin A | 9811-1 | blood | ng/mL | ug/L=1 | 0..100000 | CgA; chromogranin; serum chromogranin A | כרומוגרנין A; כרומוגרנין
Leptin | 21365-2 | blood | ng/mL | ug/L=1 | 0..500 | serum leptin | לפטין

# --- Reproductive hormones and pregnancy
Follicle stimulating hormone | 15067-2 | blood | mIU/mL | IU/L=1; U/L=1 | 0..500 | FSH; follitropin; serum FSH; FSH serum | הורמון מגרה זקיק; הורמון מעורר זקיק; פוליטרופין; FSH בדם
Luteinizing hormone | 10501-5 | blood | mIU/mL | IU/L=1; U/L=1 | 0..500 | LH?; lutropin; luteinising hormone; serum LH; LH serum; lutenizing hormone | הורמון מלטאין; הורמון לוטאיני; לוטרופין; LH בדם; הורמון מחלמן; הורמון LH
Estradiol | 2243-4; 14715-7@mol | blood | pg/mL | pmol/L=0.2724; ng/L=1 | 0..20000 | E2?; oestradiol; 17-beta estradiol; estradiol (E2); 17 beta oestradiol; 17b-estradiol; serum estradiol | אסטרדיול; אסטראדיול; אסתרדיול
Estrone | 2258-2; 22663-9@mol | blood | pg/mL | pmol/L=0.2704; ng/L=1 | 0..20000 | E1?; oestrone | אסטרון
Progesterone | 2839-9; 14890-8@mol | blood | ng/mL | nmol/L=0.3145; ug/L=1 | 0..500 | PROG?; P4?; serum progesterone; progesterone serum | פרוגסטרון
Testosterone | 2986-8; 14913-8@mol | blood | ng/dL | nmol/L=28.84; ng/mL=100; ug/L=100 | 0..10000 | testosterone total; total testosterone; TESTO; serum testosterone; testosterone serum; testosterone total LC/MS; testosterone total MS; testosterone, total, LC/MS | טסטוסטרון; טסטוסטרון כללי; טסטוסטרון טוטאל
Free testosterone | 2991-8; 14914-6@mol | blood | pg/mL | pmol/L=0.2884; ng/dL=10; ng/L=1; nmol/L=288.4 | 0..3000 | testosterone free; FTESTO; free testosterone direct; testosterone free calculated; calculated free testosterone; testosterone free direct | טסטוסטרון חופשי; טסטוסטרון חופשי מחושב
Bioavailable testosterone |  | blood | ng/dL | nmol/L=28.84; ng/mL=100 | 0..5000 | testosterone bioavailable; bio-available testosterone; BAT testosterone; bioactive testosterone | טסטוסטרון ביו זמין; טסטוסטרון זמין ביולוגית; טסטוסטרון ביולוגי
Free androgen index | 24125-7 | blood | | | 0..500 | FAI; androgen index free; free androgen index (FAI) | אינדקס אנדרוגנים חופשי; מדד אנדרוגנים חופשיים
Dihydrotestosterone | 1848-1; 15057-3@mol | blood | ng/dL | nmol/L=29.05 | 0..1000 | DHT?; androstanolone; 5-alpha dihydrotestosterone | דיהידרוטסטוסטרון
Sex hormone binding globulin | 13967-5 | blood | nmol/L |  | 0..1000 | SHBG; sex horm binding glob | גלובולין קושר הורמוני מין; SHBG בדם
Anti-Müllerian hormone | 38476-8; 48377-6@mol | blood | ng/mL | pmol/L=0.14; ug/L=1 | 0..500 | AMH; anti mullerian hormone; antimullerian hormone; müllerian inhibiting substance; mullerian inhibiting substance; MIS?; anti muellerian hormone; anti-Mullerian | הורמון אנטי מולריאני; AMH רזרבה שחלתית; אנטי מולריאן הורמון; אנטי מולריאן; AMH אנטי מולריאן
Inhibin B |  | blood | pg/mL | ng/L=1 | 0..5000 |  | אינהיבין B
Inhibin A | 23883-2 | blood | pg/mL | ng/L=1 | 0..10000 | dimeric inhibin A; DIA inhibin | אינהיבין A
hCG, beta subunit | 21198-7; 19080-1 | blood | mIU/mL | IU/L=1; U/L=1 | 0..5000000 | beta hCG; BHCG; β-hCG; B-HCG; hCG; hCG quantitative; hCG total; human chorionic gonadotropin; human chorionic gonadotrophin; quantitative hCG; serum hCG; beta-HCG quantitative; HCG BETA; total beta hCG; hCG,beta subunit qnt serum; bHCG serum; chorionic gonadotropin | בטא?; בטא HCG; בטא בדם; הורמון הריון; גונדוטרופין כוריוני; HCG בדם; ביתא HCG; ביתא HCG בדם
Pregnancy test, serum | 2118-8; 2110-5 | blood | text |  |  | serum pregnancy test; hCG qualitative serum; hCG qual; pregnancy test blood; beta hCG qualitative; hCG qualitative; serum hCG qualitative | בדיקת הריון בדם; הריון בדם; היריון בדם
Pregnancy test, urine | 2106-3; 2112-1 | urine | text |  |  | urine pregnancy test; UPT; urine hCG; hCG urine; pregnancy test; hCG urine qualitative; UCG; UHCG; pregnancy test@urine; hCG@urine; POC urine pregnancy | בדיקת הריון בשתן; בדיקת הריון; סטיק הריון
Estriol, unconjugated | 2250-9; 15064-9@mol | blood | ng/mL | nmol/L=0.2884; ug/L=1 | 0..100 | uE3; unconjugated estriol; estriol; E3?; free estriol; oestriol | אסטריול; אסטריול חופשי; אסטריול לא מצומד
PAPP-A | 32046-5 | blood | mIU/L | IU/L=1000; mIU/mL=1000 | 0..100000 | pregnancy associated plasma protein A; PAPPA | פאפ A; חלבון PAPP-A
Free beta hCG |  | blood | ng/mL | ug/L=1 | 0..2000 | free β-hCG; fb-hCG; free beta subunit hCG; FBHCG | בטא חופשי; בטא HCG חופשי
Soluble fms-like tyrosine kinase 1 |  | blood | pg/mL | ng/L=1 | 0..100000 | sFlt-1; sFlt1; soluble Flt-1 | sFlt1 בדם
Placental growth factor |  | blood | pg/mL | ng/L=1 | 0..10000 | PlGF; placental growth factor PlGF | גורם גדילה שלייתי
sFlt-1/PlGF ratio |  | blood |  |  | 0..5000 | sFlt1/PlGF ratio; sFlt-1:PlGF; sFlt/PlGF; preeclampsia ratio | יחס sFlt-1/PlGF
Trisomy 21 risk | 43995-0 | blood | text |  |  | Down syndrome risk; risk for trisomy 21; trisomy 21 risk ratio; Down's syndrome risk; T21 risk; risk of Down syndrome; trisomy 21 chance; Down syndrome chance; T21 chance; chance of trisomy 21 | סיכון לתסמונת דאון; סיכון לטריזומיה 21; סיכון לטריזומיה 21 משוקלל; תסמונת דאון סיכון
Trisomy 18 risk | 43994-3 | blood | text |  |  | Edwards syndrome risk; risk for trisomy 18; T18 risk; trisomy 18 chance; T18 chance | סיכון לטריזומיה 18
Fetal fibronectin | 20404-0 | fluid | text |  |  | fFN; foetal fibronectin; fetal fibronectin vaginal | פיברונקטין עוברי

# --- Tumour markers
Prostate specific antigen | 2857-1; 35741-8 | blood | ng/mL | ug/L=1 | 0..20000 | PSA; PSA total; total PSA; PSA serum; T-PSA; tPSA; prostate specific Ag; prostatic specific antigen; PSA ultrasensitive; serum PSA; PSA screening | אנטיגן ספציפי לערמונית; אנטיגן סגולי לערמונית; PSA כללי; פי אס איי; סמן ערמונית; אנטיגן ערמונית
Free PSA | 10886-0 | blood | ng/mL | ug/L=1 | 0..2000 | PSA free; F-PSA; fPSA; free prostate specific antigen | PSA חופשי
Free/total PSA ratio | 12841-3 | blood | % |  | 0..100 | % free PSA; PSA % free; percent free PSA; free PSA %; free/total PSA; F/T PSA; PSA ratio; PSA free/total; PSA free % | יחס PSA חופשי; יחס PSA חופשי לכללי; אחוז PSA חופשי
PSA density |  | measure | ng/mL/mL |  | 0..50 | PSAD | צפיפות PSA
Carcinoembryonic antigen | 2039-6 | blood | ng/mL | ug/L=1 | 0..200000 | CEA; carcino-embryonic antigen; CEA serum | אנטיגן קרצינואמבריוני; CEA בדם; סמן CEA
CA 19-9 | 24108-3 | blood | U/mL | kU/L=1 | 0..10000000 | CA19-9; CA 199; cancer antigen 19-9; carbohydrate antigen 19-9; CA19.9; CA 19.9 | סמן CA 19-9; אנטיגן סרטן 19-9
CA 125 | 10334-1 | blood | U/mL | kU/L=1 | 0..1000000 | CA125; cancer antigen 125; CA 125 II | סמן CA 125; אנטיגן סרטן 125
CA 15-3 | 6875-9 | blood | U/mL | kU/L=1 | 0..1000000 | CA15-3; CA 153; cancer antigen 15-3; CA15.3; CA 15.3 | סמן CA 15-3; אנטיגן סרטן 15-3
CA 27.29 | 17842-6 | blood | U/mL | kU/L=1 | 0..1000000 | CA 27-29; CA2729; cancer antigen 27.29 | סמן CA 27.29
CA 72-4 |  | blood | U/mL | kU/L=1 | 0..100000 | CA72-4; cancer antigen 72-4; CA 72.4 | סמן CA 72-4
Alpha-fetoprotein | 1834-1; 53962-7; 19176-7@arb | blood | ng/mL | ug/L=1; IU/mL=1.21; kIU/L=1.21 | 0..5000000 | AFP; alphafetoprotein; α-fetoprotein; AFP tumor marker; alpha-1-fetoprotein; AFP serum; alpha foetoprotein; AFP tumour marker; MSAFP | אלפא פטופרוטאין; אלפא פיטופרוטאין; חלבון עוברי; אלפא פטו פרוטאין
Neuron-specific enolase |  | blood | ng/mL | ug/L=1 | 0..5000 | NSE; neuron specific enolase serum; enolase neuron specific | אנולאז ספציפי לנוירונים; NSE בדם
SCC antigen |  | blood | ng/mL | ug/L=1 | 0..1000 | squamous cell carcinoma antigen; SCCA; SCC Ag; SCC-A | אנטיגן SCC
CYFRA 21-1 |  | blood | ng/mL | ug/L=1 | 0..2000 | CYFRA; cytokeratin 19 fragment; CYFRA 21.1 | סמן CYFRA 21-1
HE4 |  | blood | pmol/L |  | 0..20000 | human epididymis protein 4; HE-4 | סמן HE4
S100 protein |  | blood | ug/L | ng/mL=1 | 0..500 | S-100; S100B; S100 beta; S-100B; S100?; protein S100 | חלבון S100
Beta-2 microglobulin | 1952-1; 14626-6@mol | blood | mg/L | ug/mL=1; mg/dL=10; nmol/L=0.0118 | 0..100 | B2M; β2-microglobulin; beta2 microglobulin; B2-microglobulin; beta-2-microglobulin serum; b2MG | בטא 2 מיקרוגלובולין

# --- Cardiac and muscle
Troponin |  | blood | ng/L | pg/mL=1; ng/mL=1000; ug/L=1000 | 0..1000000 | TROP; troponin cardiac; cardiac troponin; troponins; troponin hs; hs troponin; high sensitivity troponin; hs-cTn; hsTrop; high-sensitivity cardiac troponin; hs-troponin; HS-Trop | טרופונין; טרופונין רגיש; טרופונין ברגישות גבוהה; טרופונינים
Troponin I | 10839-9; 49563-0; 89579-7@ng/L@pg/mL | blood | ng/mL | ng/L=0.001; pg/mL=0.001; ug/L=1 | 0..1000 | TnI; cTnI; cardiac troponin I; troponin I cardiac; TROP I; TPNI; troponin l; troponin 1 | טרופונין I; טרופונין אי
Troponin I, high sensitivity | 89579-7 | blood | ng/L | pg/mL=1; ng/mL=1000; ug/L=1000 | 0..1000000 | hs-TnI; hs-troponin I; high-sensitivity troponin I; hsTnI; hs-cTnI; troponin I hs; troponin I high-sensitive; hs TROP I; high sensitive troponin I; Troponin-I HS; HS troponin I; high sens troponin I; hs-troponin l; hs-troponin 1; HS troponin 1; high sensitivity troponin l; high sensitivity troponin 1; Troponin I (Highly Sensitive); troponin I highly sensitive | טרופונין I רגיש; טרופונין I ברגישות גבוהה; טרופונין I עתיר רגישות
Troponin T | 6598-7; 67151-1@ng/L@pg/mL | blood | ng/mL | ng/L=0.001; pg/mL=0.001; ug/L=1 | 0..1000 | TnT; cTnT; cardiac troponin T; troponin T cardiac; TROP T | טרופונין T; טרופונין טי
Troponin T, high sensitivity | 67151-1 | blood | ng/L | pg/mL=1; ng/mL=1000; ug/L=1000 | 0..1000000 | hs-TnT; hs-troponin T; high-sensitivity troponin T; hsTnT; hs-cTnT; troponin T hs; troponin T high sensitive; hs TROP T; troponin T 5th gen; high sensitive troponin T; HS troponin T; Troponin T (Highly Sensitive); troponin T highly sensitive | טרופונין T רגיש; טרופונין T ברגישות גבוהה; טרופונין T עתיר רגישות
B-type natriuretic peptide | 30934-4; 42637-9; 47092-2@mol | blood | pg/mL | ng/L=1; pmol/L=3.466 | 0..100000 | BNP; brain natriuretic peptide; natriuretic peptide B; B natriuretic peptide; BNP plasma | פפטיד נתריורטי; BNP בדם; פפטיד נטריורטי מסוג B
NT-proBNP | 33762-6; 33763-4@mol | blood | pg/mL | ng/L=1; pmol/L=8.457 | 0..500000 | NT pro-BNP; proBNP; pro-BNP; N-terminal proBNP; NTproBNP; N-terminal pro B-type natriuretic peptide; N-terminal pro-brain natriuretic peptide; NT-PROBNP II | פרו BNP; NT פרו BNP
Creatine kinase | 2157-6 | blood | U/L | ukat/L=60 | 0..1000000 | CK; CPK; creatine phosphokinase; creatine kinase total; CK total; total CK; CK (CPK); creatinine kinase; CPK total; creatine kinase serum; CK-NAC; CPK (CK) | קריאטין קינאז; קריאטין פוספוקינאז; קראטין קינאז; אנזים שריר CPK
CK-MB | 13969-1 | blood | ng/mL | ug/L=1 | 0..5000 | CKMB; CK-MB mass; creatine kinase MB; CPK-MB; CKMB mass; creatine kinase MB mass | קריאטין קינאז MB; CK-MB בדם
CK-MB activity | 32673-6 | blood | U/L |  | 0..5000 | CK-MB activity U/L; CPK-MB activity; creatine kinase MB activity | פעילות CK-MB
CK-MB index | 20569-0; 49136-5 | blood | % |  | 0..100 | CK-MB relative index; CKMB %; CK-MB %; MB index; relative index CK-MB; CK-MB/CK ratio | אינדקס CK-MB; אחוז CK-MB
Myoglobin | 2639-3 | blood | ng/mL | ug/L=1 | 0..1000000 | myoglobin serum; serum myoglobin; MYO? | מיוגלובין
Aldolase | 1761-6 | blood | U/L |  | 0..1000 | aldolase serum | אלדולאז
Tryptase | 21582-2 | blood | ng/mL | ug/L=1 | 0..2000 | serum tryptase; mast cell tryptase; tryptase total; tryptase, baseline; baseline tryptase; tryptase, acute | טריפטאז; טריפטאז בדם
Angiotensin converting enzyme | 2742-5 | blood | U/L | ukat/L=60 | 0..1000 | ACE level; serum ACE; ACE?; SACE; angiotensin converting enzyme serum; ACE serum | אנזים מהפך אנגיוטנסין; רמת ACE; ACE בדם

# --- Inflammation
C-reactive protein | 1988-5; 76485-2@mol | blood | mg/L | mg/dL=10; ug/mL=1; nmol/L=0.105 | 0..1000 | CRP; CRP quantitative; serum CRP; CRP serum; CRP wide range; CRP-WR; C-reactive protein quant; CRP level; CRP quantitativ; C-reaktives Protein; Protéine C réactive | חלבון מגיב C; סי אר פי; חלבון C ריאקטיבי; C ריאקטיב פרוטאין; CRP בדם; חלבון ריאקטיבי C
C-reactive protein, high sensitivity | 30522-7 | blood | mg/L | mg/dL=10 | 0..500 | hs-CRP; hsCRP; high sensitivity CRP; CRP high sensitivity; CRP hs; cardiac CRP; C-reactive protein cardiac; CRP cardio; high sensitive CRP; CRP ultrasensitive | CRP רגיש; CRP ברגישות גבוהה; CRP קרדיאלי
Erythrocyte sedimentation rate | 4537-7; 30341-2 | blood | mm/h |  | 0..200 | ESR; sed rate; sedimentation rate; ESR Westergren; ESR 1 hour; blood sedimentation; Westergren; ESR 1h; sed rate by modified Westergren; B.S.R; ESR - 1 hr; erythrocyte sedimentation; Blutsenkung; BSG; BKS; Vitesse de sédimentation; Sedimentation Rate-Westergren; sedimentation rate Westergren; sedimentation 1h; erythrocyte sedimentation rate 1 hour; ESR 1st hour; ESR after 1 hour; erythrocyte sedimentation rate 1st hour; ESR first hour | שקיעת דם; שקיעת דם מוחשת; שקיעה?; קצב שקיעת דם; מהירות שקיעת דם; שקיעת כדוריות; שקיעת דם 1h; שקיעת דם שעה; ש״ד
Procalcitonin | 33959-8; 75241-0 | blood | ng/mL | ug/L=1 | 0..1000 | procalcitonin serum; PCT procalcitonin; PROCALCITONIN (PCT); pro-calcitonin | פרוקלציטונין; פרו קלציטונין
Interleukin-6 | 26881-3 | blood | pg/mL | ng/L=1 | 0..1000000 | IL-6; IL6 | אינטרלוקין 6; אינטרלויקין 6
Serum amyloid A |  | blood | mg/L | mg/dL=10 | 0..5000 | SAA?; amyloid A; serum amyloid | עמילואיד A בסרום; סרום עמילואיד A; עמילואיד A
Interleukin-2 receptor, soluble |  | blood | U/mL |  | 0..200000 | sIL-2R; soluble IL-2 receptor; soluble interleukin 2 receptor; sCD25; soluble CD25 | קולטן מסיס לאינטרלוקין 2

# --- Blood gases
Blood pH | 11558-4 | blood |  |  | 6.3..8 | pH?; pH blood; blood gas pH; pH (T) | חומציות בדם; pH בדם
Arterial pH | 2744-1 | blood |  |  | 6.3..8 | pH arterial; ABG pH; pHa; arterial blood pH; pH art | חומציות בדם עורקי; pH עורקי
Venous pH | 2746-6 | blood |  |  | 6.3..8 | pH venous; VBG pH; venous blood pH; pH ven | חומציות בדם ורידי; pH ורידי
Partial pressure of carbon dioxide | 11557-6 | blood | mmHg | kPa=7.501 | 3..250 | pCO2; PCO2 blood; carbon dioxide partial pressure; pCO2(T); CO2 partial pressure; p CO2 | לחץ חלקי של פחמן דו חמצני; לחץ פחמן דו חמצני
Arterial pCO2 | 2019-8 | blood | mmHg | kPa=7.501 | 3..250 | PaCO2; pCO2 arterial; ABG pCO2; pCO2 art | לחץ פחמן דו חמצני עורקי; pCO2 עורקי
Venous pCO2 | 2021-4 | blood | mmHg | kPa=7.501 | 3..250 | PvCO2; pCO2 venous; VBG pCO2; pCO2 ven | לחץ פחמן דו חמצני ורידי; pCO2 ורידי
Partial pressure of oxygen | 11556-8 | blood | mmHg | kPa=7.501 | 5..700 | pO2; PO2 blood; oxygen partial pressure; pO2(T); oxygen tension | לחץ חלקי של חמצן; לחץ חמצן
Arterial pO2 | 2703-7 | blood | mmHg | kPa=7.501 | 5..700 | PaO2; pO2 arterial; ABG pO2; pO2 art | לחץ חמצן עורקי; pO2 עורקי
Venous pO2 | 2705-2 | blood | mmHg | kPa=7.501 | 5..700 | PvO2; pO2 venous; VBG pO2; pO2 ven | לחץ חמצן ורידי; pO2 ורידי
Arterial bicarbonate | 1960-4 | blood | mmol/L | mEq/L=1 | 1..70 | HCO3 arterial; bicarbonate arterial; ABG HCO3; ABG bicarbonate; HCO3 art | ביקרבונט עורקי
Venous bicarbonate | 14627-4 | blood | mmol/L | mEq/L=1 | 1..70 | HCO3 venous; bicarbonate venous; VBG HCO3; VBG bicarbonate; HCO3 ven | ביקרבונט ורידי
Standard bicarbonate |  | blood | mmol/L | mEq/L=1 | 1..70 | HCO3 std; SBC?; bicarbonate standard; cHCO3 standard; std HCO3 | ביקרבונט סטנדרטי
Base excess | 11555-0; 1925-7 | blood | mmol/L | mEq/L=1 | -50..50 | BE?; base excess blood; BE(B); BE ecf; BEecf; ABE; cBase; base excess calculated; SBE; base excess arterial; standard base excess; actual base excess; base excess venous; cBase(Ecf)c; cBase(B)c; cBase(Ecf); BE(ecf); BE(vt) | עודף בסיס; באזה אקסס; בייס אקסס
Blood oxygen saturation | 20564-1; 2708-6 | blood | % |  | 5..100 | SO2?; sO2 blood; SaO2; oxygen saturation blood; O2 saturation arterial; oxygen saturation arterial; sO2%; arterial oxygen saturation; O2 sat blood gas; O2SAT ABG; O2 sat | ריווי חמצן בדם; ריווי חמצן עורקי; סטורציה בדם עורקי
Venous oxygen saturation | 2711-0 | blood | % |  | 5..100 | SvO2; ScvO2; venous O2 saturation; oxygen saturation venous; mixed venous oxygen saturation; central venous oxygen saturation; O2 saturation venous | ריווי חמצן ורידי; סטורציה ורידית
Carboxyhemoglobin | 20563-3; 2030-5 | blood | % |  | 0..100 | COHb; carboxyhaemoglobin; HbCO; CO-Hb; FCOHb; carbon monoxide hemoglobin; carbon monoxide level | קרבוקסיהמוגלובין; קרבוקסי המוגלובין
Methemoglobin | 2614-6; 2615-3 | blood | % |  | 0..100 | MetHb; methaemoglobin; Met-Hb; FMetHb; met hemoglobin | מתהמוגלובין; מט המוגלובין
Oxyhemoglobin fraction | 11559-2; 2714-4 | blood | % |  | 0..100 | O2Hb; oxyhemoglobin; FO2Hb; oxyhaemoglobin; HbO2 | אוקסיהמוגלובין
Arterial lactate | 2518-9; 30242-2@mass | blood | mmol/L | mg/dL=0.111 | 0.1..40 | lactate arterial; ABG lactate; lactate ABG; lactic acid arterial; lactate art | לקטט עורקי
Venous lactate |  | blood | mmol/L | mg/dL=0.111 | 0.1..40 | lactate venous; VBG lactate; lactate VBG; lactic acid venous; lactate ven | לקטט ורידי
Inspired oxygen fraction | 3150-0 | measure | % |  | 15..100 | FiO2; fraction of inspired oxygen; inspired oxygen; FIO2 % | ריכוז חמצן באוויר נשאף; FiO2 חמצן נשאף
Alveolar-arterial gradient | 19991-9 | measure | mmHg | kPa=7.501 | -20..700 | A-a gradient; A-aDO2; alveolar arterial oxygen gradient; Aa gradient; A-a O2 gradient | מפל אלבאולרי עורקי; גרדיאנט A-a
PaO2/FiO2 ratio |  | measure | mmHg | kPa=7.501 | 20..700 | P/F ratio; PF ratio; Horowitz index; PaO2/FiO2 | יחס P/F

# --- Immunoglobulins, electrophoresis, complement
Immunoglobulin G | 2465-3 | blood | mg/dL | g/L=100; mg/L=0.1 | 5..20000 | IgG; IgG total; serum IgG; IgG serum; immunoglobulin G quantitative; IgG quant; total IgG; Immunoglobulin G, Qn, Serum; IgG qn | אימונוגלובולין G; IgG בדם
Immunoglobulin A | 2458-8 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..15000 | IgA; IgA total; serum IgA; IgA serum; immunoglobulin A quantitative; IgA quant; total IgA; Immunoglobulin A, Qn, Serum; IgA qn | אימונוגלובולין A; IgA בדם; IgA כללי
Immunoglobulin M | 2472-9 | blood | mg/dL | g/L=100; mg/L=0.1 | 0..20000 | IgM; IgM total; serum IgM; IgM serum; immunoglobulin M quantitative; IgM quant; total IgM; Immunoglobulin M, Qn, Serum; IgM qn | אימונוגלובולין M; IgM בדם
Immunoglobulin E, total | 19113-0 | blood | IU/mL | kIU/L=1; U/mL=1; kU/L=1 | 0..100000 | IgE; IgE total; total IgE; immunoglobulin E; serum IgE; IgE serum; total immunoglobulin E | אימונוגלובולין E; IgE כללי; IgE בדם
IgG subclass 1 | 2466-1 | blood | mg/dL | g/L=100 | 0..15000 | IgG1; IgG 1; immunoglobulin G1; Immunoglobulin G subclass 1; IgG, subclass 1; immunoglobulin G, subclass 1; IgG1 subclass | תת סוג IgG1
IgG subclass 2 | 2467-9 | blood | mg/dL | g/L=100 | 0..10000 | IgG2; IgG 2; immunoglobulin G2; Immunoglobulin G subclass 2; IgG, subclass 2; immunoglobulin G, subclass 2; IgG2 subclass | תת סוג IgG2
IgG subclass 3 | 2468-7 | blood | mg/dL | g/L=100 | 0..10000 | IgG3; IgG 3; immunoglobulin G3; Immunoglobulin G subclass 3; IgG, subclass 3; immunoglobulin G, subclass 3; IgG3 subclass | תת סוג IgG3
IgG subclass 4 | 2469-5 | blood | mg/dL | g/L=100 | 0..10000 | IgG4; IgG 4; immunoglobulin G4; Immunoglobulin G subclass 4; IgG, subclass 4; immunoglobulin G, subclass 4; IgG4 subclass | תת סוג IgG4
Serum albumin, electrophoresis | 2862-1 | blood | g/dL | g/L=0.1 | 0.3..8 | albumin SPEP; albumin electrophoresis; albumin fraction; SPEP albumin; albumin elp | אלבומין באלקטרופורזה
Serum albumin %, electrophoresis | 13980-8 | blood | % |  | 5..90 | albumin % electrophoresis; albumin %; SPEP albumin %; ALB % | אלבומין באלקטרופורזה באחוזים
Alpha-1 globulin | 2865-4 | blood | g/dL | g/L=0.1 | 0..5 | alpha 1?; alpha1 globulin; α1 globulin; alpha-1 globulins; SPEP alpha 1 | אלפא 1 גלובולין
Alpha-1 globulin % | 13978-2 | blood | % |  | 0..60 | alpha 1 %; alpha1 globulin %; alpha-1 globulins % | אלפא 1 גלובולין באחוזים
Alpha-2 globulin | 2868-8 | blood | g/dL | g/L=0.1 | 0..5 | alpha 2?; alpha2 globulin; α2 globulin; alpha-2 globulins; SPEP alpha 2 | אלפא 2 גלובולין
Alpha-2 globulin % | 13981-6 | blood | % |  | 0..60 | alpha 2 %; alpha2 globulin %; alpha-2 globulins % | אלפא 2 גלובולין באחוזים
Beta globulin | 2871-2 | blood | g/dL | g/L=0.1 | 0..10 | beta globulins; β globulin; beta fraction; SPEP beta | בטא גלובולין
Beta globulin % | 13982-4 | blood | % |  | 0..90 | beta %?; beta globulins % | בטא גלובולין באחוזים
Gamma globulin | 2874-6 | blood | g/dL | g/L=0.1 | 0..15 | gamma globulins; γ globulin; gammaglobulin; gamma fraction; SPEP gamma | גמא גלובולין
Gamma globulin % | 13983-2 | blood | % |  | 0..95 | gamma %?; gamma globulins % | גמא גלובולין באחוזים
Monoclonal protein | 33358-3 | blood | g/dL | g/L=0.1 | 0..15 | M-spike; paraprotein; M-protein; monoclonal spike; monoclonal component; M component; paraprotein level; serum paraprotein; monoclonal band | פאראפרוטאין; חלבון מונוקלונלי; פארפרוטאין; מרכיב מונוקלונלי; M ספייק; מרכיב M; חלבון M
Serum protein electrophoresis interpretation | 12851-2 | blood | text |  |  | SPEP; SPE?; protein electrophoresis; serum protein electrophoresis; protein electrophoresis serum; electrophoresis serum; serum electrophoresis | אלקטרופורזה של חלבונים; אלקטרופורזה של חלבוני הסרום; אלקטרופורזה חלבונים; אלקטרופורזת חלבונים
Serum immunofixation | 25700-6 | blood | text |  |  | immunofixation; IFE; immunofixation serum; serum IFE; immunofixation electrophoresis; IFE serum | אימונופיקסציה; אימונופיקסציה בסרום
Kappa light chains, free | 36916-5 | blood | mg/L | mg/dL=10 | 0..100000 | free kappa; kappa free; free kappa light chains; kappa free light chain; FLC kappa; free light chain kappa; kappa FLC; KAPPA FREE LIGHT CHAINS; kappa light chain free; free kappa light chain; kappa light chain, free, serum; kappa free light chain, S; Free Kappa Lt Chains,S; free kappa lt chains | שרשראות קלות חופשיות קפא; שרשרת קלה חופשית קפא; קפא חופשי; קפה חופשי; קאפה חופשי; שרשראות קלות קפה; שרשראות קלות חופשיות קאפה; שרשראות קלות קאפה; שרשראות קלות חופשיות קאפא; שרשראות קלות קאפא
Lambda light chains, free | 33944-0 | blood | mg/L | mg/dL=10 | 0..100000 | free lambda; lambda free; free lambda light chains; lambda free light chain; FLC lambda; free light chain lambda; lambda FLC; lambda light chain free; free lambda light chain; lambda light chain, free, serum; lambda free light chain, S; Free Lambda Lt Chains,S; free lambda lt chains | שרשראות קלות חופשיות למדא; שרשרת קלה חופשית למבדא; למבדא חופשי; שרשראות קלות חופשיות למבדא; למבדה חופשי; שרשראות קלות למבדה; שרשראות קלות למבדא
Kappa/lambda free light chain ratio | 48378-4 | blood | | | 0..100000 | kappa/lambda ratio; FLC ratio; free light chain ratio; K/L ratio; kappa/lambda; free kappa/lambda ratio; kappa/lambda light chains free with ratio; kappa:lambda ratio; kappa lambda FLC ratio; Free K/L Ratio; K/L ratio free | יחס קפא למבדא; יחס קפא למדא; יחס שרשראות קלות; יחס קפה/למבדה; יחס קפה למבדה; קפה/למבדה; יחס קאפא/למבדא; יחס קאפה/למבדה
Complement C3 | 4485-9 | blood | mg/dL | g/L=100 | 0..500 | C3?; C3 complement; complement component 3; complement 3; C3C; complement component C3; complement component C3c | משלים C3; קומפלמנט C3
Complement C4 | 4498-2 | blood | mg/dL | g/L=100 | 0..200 | C4?; C4 complement; complement component 4; complement 4; C4C; complement component C4; complement component C4c | משלים C4; קומפלמנט C4
Total hemolytic complement | 4532-8 | blood | U/mL |  | 0..1000 | CH50; total complement; complement total CH50; hemolytic complement; complement CH50; CH-50 | משלים כללי; CH50 משלים
C1 esterase inhibitor | 4477-6 | blood | mg/dL | g/L=100 | 0..200 | C1 inhibitor; C1-INH; C1 esterase inhibitor protein; C1INH; C1 esterase inhibitor antigen | מעכב C1 אסטרז; מעכב C1
Cryoglobulins | 5117-7 | blood | text |  |  | cryoglobulin; cryoglobulin screen; cryocrit screen; cryoglobulins qualitative | קריוגלובולינים; קריוגלובולין
Serum viscosity | 3128-6 | blood | cP |  | 0.5..30 | viscosity serum; viscosity?; plasma viscosity | צמיגות הסרום; צמיגות

# --- Autoimmunity
Rheumatoid factor | 11572-5; 15205-8 | blood | IU/mL | kIU/L=1; U/mL=1 | 0..20000 | RF?; RA factor; rheumatoid factor quantitative; RF quantitative; RA latex; RF IgM; rheumatoid arthritis factor; latex RF; RhF; rheumatoid factor quant | גורם ראומטואידי; פקטור ראומטואידי; גורם שגרוני; RF גורם ראומטי; פקטור ראומטי
Anti-cyclic citrullinated peptide antibodies | 33935-8; 32218-0 | blood | U/mL | IU/mL; RU/mL | 0..20000 | anti-CCP; CCP; ACPA; CCP antibodies; cyclic citrullinated peptide antibodies; anti-CCP IgG; CCP IgG; anti citrullinated protein antibodies; CCP Ab; cyclic citrullinated peptide; CCP antibodies IgG/IgA; anti-cyclic citrullinated peptide; cyclic citrullinated peptide Ab; anti CCP antibodies | נוגדנים ל-CCP; אנטי CCP; נוגדנים לפפטיד ציקלי מצוטרלן; נוגדני CCP
Antinuclear antibodies | 8061-4; 47383-5; 5048-4; 29953-7 | blood | text |  |  | ANA; anti-nuclear antibody; antinuclear antibody; ANA titer; ANA screen; FANA; ANA IFA; ANF; antinuclear factor; ANA by IFA; ANA direct; anti-nuclear antibodies; ANA titre; nuclear antibodies; ANA HEp-2; HEp-2 ANA; ANA Ab | נוגדנים אנטי גרעיניים; נוגדנים נגד גרעין; נוגדנים כנגד גרעין; נוגדן אנטי גרעיני; נוגדנים אנטינוקלארים; נוגדנים אנטי נוקלאריים
ANA pattern | 14611-8 | blood | text |  |  | antinuclear antibody pattern; ANA staining pattern; nuclear pattern; ANA pattern IFA | תבנית ANA; דגם ANA
Double stranded DNA antibodies | 5130-0 | blood | IU/mL | kIU/L=1; U/mL | 0..20000 | anti-dsDNA; dsDNA; anti-DNA; dsDNA Ab; anti-dsDNA antibodies; ds-DNA; DNA double stranded Ab; anti-double stranded DNA; DNA antibody; native DNA antibodies; anti-DNA (DS) Ab qn; anti ds DNA; DNA (DS) antibody; dsDNA antibodies; Anti-dsDNA Ab; anti-DNA (DS) Ab; dsDNA IgG; dsDNA antibody | נוגדנים ל-DNA; נוגדנים ל-dsDNA; אנטי DNA; נוגדנים לדנא דו גדילי; נוגדני DNA
ENA screen |  | blood | text |  |  | ENA; ENA panel; extractable nuclear antigens; extractable nuclear antigen antibodies; ENA antibodies; ENA screening | סקר ENA; נוגדנים ל-ENA; פאנל ENA
SSA (Ro) antibodies | 17792-3; 33569-5 | blood | U/mL | AU/mL | 0..20000 | anti-Ro; anti-SSA; SSA; Ro antibodies; SS-A; anti-SSA/Ro; Ro/SSA; SSA antibodies; anti-Ro/SSA; Sjogren's antibody SS-A; anti-SS-A; SSA (Ro) Ab; Ro60; anti Ro antibodies; Sjogren's anti-SS-A; Sjogren's antibodies SSA; SS-A/Ro | נוגדנים ל-Ro; נוגדנים ל-SSA; אנטי Ro; אנטי SSA
SSB (La) antibodies | 17791-5; 45142-7 | blood | U/mL | AU/mL | 0..20000 | anti-La; anti-SSB; SSB; La antibodies; SS-B; anti-SSB/La; La/SSB; SSB antibodies; anti-La/SSB; Sjogren's antibody SS-B; anti-SS-B; SSB (La) Ab; Sjogren's anti-SS-B; SS-B/La | נוגדנים ל-La; נוגדנים ל-SSB; אנטי La; אנטי SSB
Smith antibodies | 11090-8; 43182-5 | blood | U/mL | AU/mL | 0..20000 | anti-Sm; anti-Smith; Sm antibodies; Smith antibody; Sm Ab; anti Smith antibodies; Sm antibody; Sm antigen antibody | נוגדנים ל-Sm; נוגדנים ל-Smith; אנטי Sm; אנטי סמית׳; נוגדני סמית; נוגדנים לסמית
Ribonucleoprotein antibodies | 29374-6; 51928-0 | blood | U/mL | AU/mL | 0..20000 | anti-RNP; RNP; RNP antibodies; U1-RNP; anti-U1-RNP; RNP Ab; U1RNP; Sm/RNP; anti Sm/RNP; nRNP/Sm; Sm/RNP antibody; ribonucleoprotein Ab | נוגדנים ל-RNP; אנטי RNP
Scl-70 antibodies | 27416-7 | blood | U/mL | AU/mL | 0..20000 | anti-Scl-70; Scl-70; Scl70; anti-topoisomerase I; topoisomerase I antibodies; antiscleroderma-70 antibodies; scleroderma antibodies; anti Scl 70 antibodies; SCL-70 Ab; Scl-70 antibody | נוגדנים ל-Scl-70; אנטי Scl-70
Jo-1 antibodies | 11565-9 | blood | U/mL | AU/mL | 0..20000 | anti-Jo-1; Jo-1; Jo1; histidyl tRNA synthetase antibodies; anti Jo 1 antibodies; Jo-1 Ab; Jo-1 antibody | נוגדנים ל-Jo-1; אנטי Jo-1
Centromere antibodies |  | blood | text |  |  | anti-centromere; ACA?; anticentromere antibodies; anti-centromere B antibodies; CENP-B; centromere Ab; centromere B antibodies; anti centromere antibodies | נוגדנים לצנטרומר; אנטי צנטרומר; נוגדנים נגד צנטרומר
Histone antibodies |  | blood | text |  |  | anti-histone; histone Ab; antihistone antibodies; anti histone antibodies | נוגדנים להיסטון; אנטי היסטון; נוגדנים להיסטונים
Chromatin antibodies | 51775-5 | blood | U/mL | AU/mL | 0..20000 | antichromatin antibodies; anti-chromatin; chromatin Ab; nucleosome antibodies; anti-nucleosome | נוגדנים לכרומטין; נוגדנים לנוקלאוזום
Antineutrophil cytoplasmic antibodies | 17351-8; 21023-7 | blood | text |  |  | ANCA; anti-neutrophil cytoplasmic antibodies; ANCA screen; ANCA titer; neutrophil cytoplasmic antibodies; ANCA IFA; antineutrophil cytoplasmic antibody; ANCA Ab | נוגדנים לציטופלסמת נויטרופילים; נוגדני ANCA; אנקה
c-ANCA | 14277-8 | blood | text |  |  | cANCA; C-ANCA titer; cytoplasmic ANCA; ANCA-C; cytoplasmic (C-ANCA) | אנקה ציטופלסמי; c-ANCA בדם
p-ANCA | 14278-6; 32787-4 | blood | text |  |  | pANCA; P-ANCA titer; perinuclear ANCA; ANCA-P; perinuclear (P-ANCA) | אנקה פרינוקלארי; p-ANCA בדם
Myeloperoxidase antibodies | 6969-0; 46266-3 | blood | U/mL | AU/mL; IU/mL | 0..20000 | anti-MPO; MPO antibodies; MPO; MPO-ANCA; anti-myeloperoxidase; myeloperoxidase Ab; MPO Ab; anti MPO antibodies; ANCA MPO; myeloperoxidase antibody | נוגדנים ל-MPO; אנטי MPO; נוגדנים למיאלופרוקסידאז; מיאלופרוקסידאז
Proteinase 3 antibodies | 6968-2; 46267-1 | blood | U/mL | AU/mL; IU/mL | 0..20000 | anti-PR3; PR3 antibodies; PR3; PR3-ANCA; anti-proteinase 3; proteinase 3 Ab; PR-3; PR3 Ab; anti PR3 antibodies; ANCA PR3; proteinase-3 antibody | נוגדנים ל-PR3; אנטי PR3; נוגדנים לפרוטאינאז 3; פרוטאינאז 3
Glomerular basement membrane antibodies | | blood | U/mL | AU/mL | 0..20000 | anti-GBM; GBM antibodies; GBM Ab; anti-glomerular basement membrane; glomerular basement membrane Ab; anti GBM antibodies | נוגדנים ל-GBM; אנטי GBM; נוגדנים לממברנה הבזאלית
Cardiolipin IgG antibodies | 3181-5 | blood | GPL-U/mL | U/mL | 0..5000 | anti-cardiolipin IgG; ACA IgG; aCL IgG; cardiolipin IgG; anticardiolipin IgG; cardiolipin Ab IgG; anticardiolipin Ab IgG qn; cardiolipin antibody IgG; ACLA IgG | קרדיוליפין IgG; נוגדנים לקרדיוליפין IgG; אנטי קרדיוליפין IgG
Cardiolipin IgM antibodies | 3182-3 | blood | MPL-U/mL | U/mL | 0..5000 | anti-cardiolipin IgM; ACA IgM; aCL IgM; cardiolipin IgM; anticardiolipin IgM; cardiolipin Ab IgM; anticardiolipin Ab IgM qn; cardiolipin antibody IgM; ACLA IgM | קרדיוליפין IgM; נוגדנים לקרדיוליפין IgM; אנטי קרדיוליפין IgM
Cardiolipin IgA antibodies | 5076-5 | blood | APL-U/mL | U/mL=1 | 0..5000 | anti-cardiolipin IgA; aCL IgA; cardiolipin IgA; anticardiolipin IgA; cardiolipin antibody IgA | קרדיוליפין IgA; נוגדנים לקרדיוליפין IgA
Beta-2 glycoprotein 1 IgG antibodies | 16135-6; 44448-9 | blood | U/mL | SGU | 0..5000 | anti-beta2 glycoprotein IgG; B2GP1 IgG; beta 2 glycoprotein IgG; β2GPI IgG; anti-β2GP1 IgG; B2 glycoprotein IgG; beta-2 glycoprotein I IgG; beta-2 glycoprotein I Ab IgG; anti beta 2 GP1 IgG; beta 2 glycoprotein I IgG; anti-beta-2 glycoprotein I IgG; B2GPI IgG | נוגדנים לבטא 2 גליקופרוטאין IgG; בטא 2 גליקופרוטאין IgG
Beta-2 glycoprotein 1 IgM antibodies | 16136-4; 44449-7 | blood | U/mL | SMU | 0..5000 | anti-beta2 glycoprotein IgM; B2GP1 IgM; beta 2 glycoprotein IgM; β2GPI IgM; anti-β2GP1 IgM; B2 glycoprotein IgM; beta-2 glycoprotein I IgM; beta-2 glycoprotein I Ab IgM; anti beta 2 GP1 IgM | נוגדנים לבטא 2 גליקופרוטאין IgM; בטא 2 גליקופרוטאין IgM
Smooth muscle antibodies | 14252-1; 5358-7; 8095-2 | blood | text |  |  | ASMA; anti-smooth muscle antibodies; SMA?; anti-smooth muscle; smooth muscle Ab; actin antibodies; anti smooth muscle antibody; F-actin antibodies; actin (smooth muscle) antibody | נוגדנים לשריר חלק; נוגדני שריר חלק; אנטי שריר חלק; נוגדנים נגד שריר חלק
Mitochondrial antibodies | 17284-1; 5247-2 | blood | text |  |  | AMA?; anti-mitochondrial antibodies; antimitochondrial antibody; mitochondrial Ab; mitochondria antibodies; anti-mitochondrial antibody; mitochondrial antibody; anti-mitochondrial; antimitochondrial | נוגדנים למיטוכונדריה; אנטי מיטוכונדריאלי; נוגדנים אנטי מיטוכונדריאליים; נוגדנים למיטוכונדריה AMA
Mitochondrial M2 antibodies | 14251-3 | blood | U/mL | AU/mL | 0..5000 | AMA M2; mitochondrial M2 Ab; anti-M2; mitochondrial (M2) antibody; M2 antibodies | נוגדנים למיטוכונדריה M2
Liver kidney microsomal antibodies | 32220-6 | blood | U/mL | AU/mL | 0..5000 | LKM; anti-LKM; LKM-1 antibodies; LKM1; anti-LKM-1; liver-kidney microsome antibodies; anti liver kidney microsomal antibodies; LKM-1; LKM antibodies; LKM antibody; liver kidney microsomal antibody; LKM-1 Ab | נוגדנים ל-LKM; אנטי LKM
Parietal cell antibodies | 14241-4 | blood | text |  |  | anti-parietal cell antibodies; APCA; gastric parietal cell antibodies; parietal cell Ab; anti-parietal cell; GPC antibodies; parietal cell antibody | נוגדנים לתאים פריאטליים; נוגדנים לתאים הפריאטלים; אנטי פריאטל
Intrinsic factor antibodies |  | blood | text |  |  | anti-intrinsic factor; intrinsic factor blocking antibody; IF antibodies; intrinsic factor Ab; anti intrinsic factor antibodies; intrinsic factor antibody | נוגדנים לאינטרינזיק פקטור; נוגדנים לגורם פנימי; אנטי אינטרינזיק פקטור
Streptolysin O antibodies | 5370-2 | blood | IU/mL | U/mL; kIU/L=1 | 0..20000 | ASO; ASLO; ASOT; antistreptolysin O; anti-streptolysin O; ASO titer; antistreptolysin O Ab; anti streptolysin; streptolysin O Ab; ASO titre; AST-O; ASTO; ASO antibody; ASO Ab | נוגדנים לסטרפטוליזין; אנטי סטרפטוליזין; נוגדנים לסטרפטוליזין O; אנטיסטרפטוליזין
Streptococcal DNase B antibodies | | blood | U/mL | IU/mL | 0..20000 | anti-DNase B; DNase B; antideoxyribonuclease B; ADB?; anti-deoxyribonuclease B strep | נוגדנים ל-DNase B; אנטי DNase B
HLA-B27 | 4821-5; 26043-0 | blood | text |  |  | HLAB27; B27; HLA-B*27 | אנטיגן HLA-B27; אנטיגן תאימות רקמות B27
HLA-B*57:01 | | blood | text | | | HLA-B*5701; HLA-B5701; HLA B5701 | HLA-B*5701 סיווג רקמות
CYP2C19 genotype | | blood | text | | | CYP2C19; CYP2C19 metabolizer status | גנוטיפ CYP2C19
ApoE genotype | | blood | text | | | APOE genotype; apolipoprotein E genotype | גנוטיפ אפוליפופרוטאין E
CFTR mutation |  | blood | text |  |  | CFTR mutation analysis; cystic fibrosis carrier screen; CFTR gene analysis; CFTR; CFTR gene; CF carrier screen; cystic fibrosis mutations | מוטציה ב-CFTR; הגן CFTR; סקר נשאות לסיסטיק פיברוזיס
Acetylcholine receptor antibodies | 11034-6; 20427-1 | blood | nmol/L |  | 0..5000 | anti-AChR; AChR antibodies; acetylcholine receptor binding antibodies; ACHR Ab; anti acetylcholine receptor; acetylcholine receptor Ab; AChR binding Ab; AChRAb | נוגדנים לרצפטור לאצטילכולין; נוגדנים לקולטן לאצטילכולין; נוגדני AChR
MuSK antibodies |  | blood | nmol/L |  | 0..1000 | anti-MuSK; MuSK Ab; muscle specific kinase antibodies; muscle-specific tyrosine kinase antibodies; MuSK? | נוגדנים ל-MuSK
Aquaporin-4 antibodies |  | blood | text |  |  | AQP4; NMO-IgG; anti-AQP4; aquaporin 4 Ab; NMO antibodies; AQP4-IgG; neuromyelitis optica antibodies | נוגדנים לאקוואפורין 4; נוגדנים ל-NMO
MOG antibodies |  | blood | text |  |  | anti-MOG; MOG-IgG; myelin oligodendrocyte glycoprotein antibodies; MOG Ab | נוגדנים ל-MOG
Phospholipase A2 receptor antibodies |  | blood | RU/mL |  | 0..10000 | anti-PLA2R; PLA2R antibodies; PLA2R; PLA2R Ab; anti phospholipase A2 receptor | נוגדנים ל-PLA2R
Saccharomyces cerevisiae antibodies |  | blood | text |  |  | ASCA; anti-Saccharomyces cerevisiae; ASCA IgG; ASCA IgA; anti saccharomyces antibodies | נוגדנים ל-ASCA; נוגדני ASCA
Tissue transglutaminase IgA antibodies | 31017-7; 46128-5 | blood | U/mL | AU/mL; CU | 0..10000 | tTG IgA; anti-tTG IgA; tissue transglutaminase IgA; TTG Ab IgA; anti-transglutaminase IgA; t-transglutaminase (tTG) IgA; transglutaminase IgA; anti-tTG; TTG; tissue transglutaminase Ab IgA; anti tissue transglutaminase; tissue transglutaminase antibodies; tTG Ab; TTGA; anti transglutaminase; t-Transglutaminase IgA; tTG-IgA; tTG-Ab IgA; tissue transglut Ab IgA; t-TG IgA | נוגדנים לטרנסגלוטמינאז IgA; נוגדנים לטרנסגלוטמינאז; אנטי טרנסגלוטמינאז; נוגדנים לצליאק; טרנסגלוטמינאז IgA; סרולוגיה לצליאק; נוגדני טרנסגלוטמינאז IgA; נוגדני טרנסגלוטמינז IgA
Tissue transglutaminase IgG antibodies | 32998-7; 56537-4 | blood | U/mL | AU/mL; CU | 0..10000 | tTG IgG; anti-tTG IgG; tissue transglutaminase IgG; t-transglutaminase (tTG) IgG; transglutaminase IgG; TTG Ab IgG; tissue transglutaminase Ab IgG | נוגדנים לטרנסגלוטמינאז IgG; טרנסגלוטמינאז IgG
Endomysial IgA antibodies | 10362-2; 27038-9 | blood | text |  |  | EMA?; endomysial antibodies; anti-endomysial IgA; EMA IgA; endomysium IgA; endomysial antibody IgA; anti-endomysial antibodies; endomysial Ab IgA; anti endomysium | נוגדנים לאנדומיזיום; אנטי אנדומיזיאל; נוגדנים לאנדומיזיאל; נוגדנים לאנדומיזיום IgA; אנטי אנדומיזיום; אנטי אנדומיזיאלי; נוגדנים אנטי אנדומיזיאליים
Deamidated gliadin peptide IgA antibodies | 58709-7 | blood | U/mL | AU/mL; CU | 0..5000 | DGP IgA; deamidated gliadin IgA; anti-DGP IgA; deamidated gliadin abs IgA; deamidated gliadin peptide IgA; gliadin peptide IgA | נוגדנים ל-DGP IgA; נוגדנים לגליאדין עובר דאמידציה IgA
Deamidated gliadin peptide IgG antibodies | | blood | U/mL | AU/mL; CU | 0..5000 | DGP IgG; deamidated gliadin IgG; anti-DGP IgG; deamidated gliadin abs IgG; deamidated gliadin peptide IgG; gliadin peptide IgG | נוגדנים ל-DGP IgG
Gliadin IgA antibodies | 20495-8; 6924-5 | blood | U/mL | AU/mL | 0..5000 | anti-gliadin IgA; gliadin IgA; AGA IgA; gliadin antibody IgA; antigliadin IgA | נוגדנים לגליאדין IgA; אנטי גליאדין IgA
Gliadin IgG antibodies | 20496-6; 5170-6 | blood | U/mL | AU/mL | 0..5000 | anti-gliadin IgG; gliadin IgG; AGA IgG; gliadin antibody IgG; antigliadin IgG | נוגדנים לגליאדין IgG; אנטי גליאדין IgG

# --- Allergen specific IgE
Peanut IgE | 6206-7 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | peanut specific IgE; IgE peanut; f13; F013-IgE peanut; peanut IgE antibody; f13 peanut; peanut f13; peanut (f13) | IgE לבוטנים; IgE ספציפי לבוטנים
Cow milk IgE | 7258-7 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | milk IgE; cow's milk specific IgE; IgE milk; cow's milk IgE; f2 milk; F002-IgE milk; f2 cow's milk; cow's milk f2; cow's milk (f2); f2 cow milk; milk (f2) | IgE לחלב; IgE ספציפי לחלב פרה
Egg white IgE | 6106-9 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | egg IgE; egg white specific IgE; IgE egg white; f1 egg white; F001-IgE egg white; egg white f1; egg white (f1) | IgE לחלבון ביצה; IgE ספציפי לביצה
Wheat IgE | 6276-0 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | wheat specific IgE; IgE wheat; f4 wheat; F004-IgE wheat; wheat f4; wheat (f4) | IgE לחיטה; IgE ספציפי לחיטה
Soybean IgE | 6248-9 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | soy IgE; soybean specific IgE; IgE soybean; F014-IgE soybean; f14 soybean; f14 soya bean; soybean (f14) | IgE לסויה; IgE ספציפי לסויה
Sesame IgE | 6242-2 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | sesame seed IgE; sesame specific IgE; IgE sesame; F010-IgE sesame seed; sesame seed; f10 sesame seed; f10 sesame | IgE לשומשום; IgE ספציפי לשומשום
Hazelnut IgE | 6136-6 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | hazelnut specific IgE; IgE hazelnut; F017-IgE hazelnut; f17 hazelnut; f17 hazel nut; hazelnut (f17) | IgE לאגוזי לוז; IgE ספציפי לאגוז לוז
Walnut IgE | 6273-7 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | walnut specific IgE; IgE walnut; F256-IgE walnut; f256 walnut; walnut (f256) | IgE לאגוזי מלך; IgE ספציפי לאגוז מלך
Cashew IgE | 6718-1 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | cashew nut IgE; cashew specific IgE; IgE cashew; F202-IgE cashew nut; f202 cashew; f202 cashew nut; cashew (f202) | IgE לקשיו; IgE ספציפי לקשיו
Almond IgE | 6019-4 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | almond specific IgE; IgE almond; F020-IgE almond; f20 almond; almond (f20) | IgE לשקדים; IgE ספציפי לשקד
Shrimp IgE | 6246-3 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | shrimp specific IgE; IgE shrimp; F024-IgE shrimp; f24 shrimp; shrimp (f24); f24 prawn; prawn IgE | IgE לשרימפס; IgE ספציפי לשרימפס; חסילון IgE; חסילונים IgE
Codfish IgE | 6082-2 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | cod IgE; codfish specific IgE; fish IgE; F003-IgE codfish; f3 codfish; f3 cod; cod (f3); f3 fish | IgE לדג בקלה; IgE ספציפי לדגים
House dust mite IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | dust mite IgE; house dust mite specific IgE; Dermatophagoides IgE; IgE dust mite; HDM IgE | IgE לקרדית אבק הבית; IgE ספציפי לקרדית האבק
Dermatophagoides pteronyssinus IgE | 6096-2 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | D. pteronyssinus IgE; D1-IgE D pteronyssinus; d1 dermatophagoides pteronyssinus; d1 D. pteronyssinus; D. pteronyssinus (d1); dermatophagoides pteronyssinus | IgE לקרדית D. pteronyssinus; קרדית אבק Dermatophagoides pteronyssinus IgE; קרדית אבק D. pteronyssinus IgE
Dermatophagoides farinae IgE | 6095-4 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | D. farinae IgE; D2-IgE D farinae; d2 dermatophagoides farinae; d2 D. farinae; D. farinae (d2); dermatophagoides farinae | IgE לקרדית D. farinae; קרדית אבק Dermatophagoides farinae IgE; קרדית אבק D. farinae IgE
Cat dander IgE | 6833-8 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | cat IgE; cat specific IgE; cat epithelium IgE; E1-IgE cat dander; IgE cat; e1 cat dander; cat dander (e1); e1 cat; e1 cat epithelium; cat hair IgE | IgE לחתול; IgE ספציפי לחתול
Dog dander IgE | 6098-8 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | dog IgE; dog specific IgE; E5-IgE dog dander; IgE dog; e5 dog dander; dog dander (e5); e5 dog | IgE לכלב; IgE ספציפי לכלב
Timothy grass IgE | 6265-3 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | timothy IgE; grass pollen IgE; timothy grass specific IgE; G006-IgE timothy grass; g6 timothy grass; g6 timothy; timothy grass (g6) | IgE לדגניים; IgE ספציפי לאבקת דגניים; דגן טימוטי IgE; דגן IgE?
Latex IgE | 6158-0 | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | latex specific IgE; IgE latex; k82 latex; latex (k82) | IgE ללטקס; IgE ספציפי ללטקס
German cockroach IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | cockroach IgE; i6 cockroach; cockroach (i6); i6 German cockroach; German cockroach (i6); cockroach, German IgE; i6 cockroach, German; cockroach, German (i6); Blatella germanica IgE; i6 Blatella germanica; Blatella germanica (i6) | IgE לתיקן
Silver birch IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | birch IgE; t3 birch; birch (t3); t3 silver birch; silver birch (t3); common silver birch IgE; t3 common silver birch; common silver birch (t3) | IgE ללבנה
Olive tree IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | olive IgE; t9 olive; olive (t9); t9 olive tree; olive tree (t9); olive pollen IgE; t9 olive pollen; olive pollen (t9) | IgE לזית; עץ זית IgE; זית IgE; אבקת זית IgE
Cypress IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | t23 cypress; cypress (t23); Italian cypress IgE; t23 Italian cypress; Italian cypress (t23) | IgE לברוש; ברוש IgE; אבקת ברוש IgE
Common ragweed IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | ragweed IgE; w1 ragweed; ragweed (w1); w1 common ragweed; common ragweed (w1); ragweed, common IgE; w1 ragweed, common; ragweed, common (w1); short ragweed IgE; w1 short ragweed; short ragweed (w1) | IgE לאמברוסיה; אמברוסיה IgE
Mugwort IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | w6 mugwort; mugwort (w6) | IgE ללענה
Pellitory IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | w21 pellitory; pellitory (w21); Parietaria judaica IgE; w21 Parietaria judaica; Parietaria judaica (w21); wall pellitory IgE; w21 wall pellitory; wall pellitory (w21) | IgE לכותלית
Bermuda grass IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | g2 Bermuda grass; Bermuda grass (g2) | IgE ליבלית
Rye grass IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | g5 rye grass; rye grass (g5); perennial rye grass IgE; g5 perennial rye grass; perennial rye grass (g5) | IgE לזון
Alternaria alternata IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | Alternaria IgE; m6 Alternaria; Alternaria (m6); m6 Alternaria alternata; Alternaria alternata (m6); Alternaria tenuis IgE; m6 Alternaria tenuis; Alternaria tenuis (m6) | IgE לעובש אלטרנריה; עובש אלטרנריה IgE
Aspergillus fumigatus IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | Aspergillus IgE; m3 Aspergillus; Aspergillus (m3); m3 Aspergillus fumigatus; Aspergillus fumigatus (m3); A. fumigatus IgE; m3 A. fumigatus; A. fumigatus (m3) | IgE לאספרגילוס; עובש אספרגילוס IgE
Cladosporium herbarum IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | Cladosporium IgE; m2 Cladosporium; Cladosporium (m2); m2 Cladosporium herbarum; Cladosporium herbarum (m2) | IgE לקלדוספוריום
Horse dander IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | horse IgE; e3 horse; horse (e3); e3 horse dander; horse dander (e3) | IgE לסוס
Egg yolk IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f75 egg yolk; egg yolk (f75); yolk IgE; f75 yolk; yolk (f75) | IgE לחלמון ביצה; חלמון ביצה IgE; חלמון IgE
Casein IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f78 casein; casein (f78); casein (nBos d 8) IgE; f78 casein (nBos d 8); casein (nBos d 8) (f78) | IgE לקזאין
Ovomucoid IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f233 ovomucoid; ovomucoid (f233); ovomucoid (nGal d 1) IgE; f233 ovomucoid (nGal d 1); ovomucoid (nGal d 1) (f233) | IgE לאובומוקואיד
Peanut component Ara h 2 IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | rAra h 2 IgE; f423 rAra h 2; rAra h 2 (f423); Ara h 2 IgE; f423 Ara h 2; Ara h 2 (f423); peanut component rAra h 2 IgE; f423 peanut component rAra h 2; peanut component rAra h 2 (f423); peanut rAra h 2 IgE; f423 peanut rAra h 2; peanut rAra h 2 (f423); f423 peanut component Ara h 2; peanut component Ara h 2 (f423) | IgE ל-Ara h 2 בוטנים
Pecan IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f201 pecan; pecan (f201); pecan nut IgE; f201 pecan nut; pecan nut (f201) | IgE לפקאן
Pistachio IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f203 pistachio; pistachio (f203) | IgE לפיסטוק
Brazil nut IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f18 Brazil nut; Brazil nut (f18) | IgE לאגוז ברזיל
Salmon IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f41 salmon; salmon (f41) | IgE לסלמון
Tuna IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f40 tuna; tuna (f40) | IgE לטונה
Kiwi IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f84 kiwi; kiwi (f84); kiwi fruit IgE; f84 kiwi fruit; kiwi fruit (f84) | IgE לקיווי
Banana IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f92 banana; banana (f92) | IgE לבננה
Peach IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f95 peach; peach (f95) | IgE לאפרסק
Apple IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f49 apple; apple (f49) | IgE לתפוח
Lentil IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f235 lentil; lentil (f235) | IgE לעדשים
Chickpea IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | f309 chickpea; chickpea (f309) | IgE לחומוס
Honey bee venom IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | honey bee IgE; i1 honey bee; honey bee (i1); bee venom IgE; i1 bee venom; bee venom (i1); i1 honey bee venom; honey bee venom (i1) | IgE לארס דבורה
Common wasp venom IgE | | blood | kU/L | IU/mL=1; kIU/L=1 | 0..1000 | wasp venom IgE; i3 wasp venom; wasp venom (i3); common wasp IgE; i3 common wasp; common wasp (i3); yellow jacket venom IgE; i3 yellow jacket venom; yellow jacket venom (i3); yellow jacket IgE; i3 yellow jacket; yellow jacket (i3) | IgE לארס צרעה

# --- Infection serology and molecular tests
Hepatitis B surface antigen | 5196-1; 5195-3 | blood | text |  |  | HBsAg; HBs Ag; HBs antigen; hepatitis B surface Ag; HBSAG screen; Australia antigen; hep B surface antigen; HBV surface antigen; hepatitis B antigen; hep B surf Ag; hepatitis Bs antigen; Hep B surface Ag | אנטיגן שטח הפטיטיס B; הפטיטיס B אנטיגן; אנטיגן הפטיטיס B; HBsAg צהבת B; אנטיגן HBs
Hepatitis B surface antibody | 16935-9; 5193-8; 10900-9@text; 22322-2@text | blood | mIU/mL | IU/L=1; U/L=1 | 0..1000000 | hepatitis B s-Ab; anti-HBs; HBsAb; HBs Ab; hepatitis B surface Ab; anti-HBsAg; hep B surface antibody; hepatitis B surf Ab quant; HBs antibody; hepatitis B surface Ab qual; anti HBs antibodies; hepatitis B immunity; HBSAB titer; hep B surface Ab; anti hepatitis B surface; Hep B Surface Ab, Qual; hepatitis B surf Ab; anti HBs antibody; Hep B S Ab | נוגדנים להפטיטיס B; נוגדנים לצהבת B; נוגדני צהבת B; נוגדן שטח הפטיטיס B; נוגדנים ל-HBs; אנטי HBs; נוגדנים לאנטיגן השטח של הפטיטיס B
Hepatitis B core antibody, total | 13952-7 | blood | text |  |  | anti-HBc; HBcAb; HBc Ab; hepatitis B core Ab; hepatitis B core Ab total; anti-HBc total; hep B core antibody; hep B core Ab tot; hepatitis B core antibody; HBc total; anti HBc total antibodies; anti-HBcore; Hep B Core Ab, Tot; hep B core Ab total; hep B core total Ab | נוגדני הפטיטיס B ליבה; נוגדנים ל-HBc; אנטי HBc; נוגדנים ל-core
Hepatitis B core IgM antibody | 24113-3; 31204-1 | blood | text |  |  | anti-HBc IgM; HBc IgM; hepatitis B core IgM; hep B core Ab IgM; HBcAb IgM; hepatitis B core Ab IgM; HB core IgM | נוגדנים ל-HBc IgM; הפטיטיס B core IgM
Hepatitis B e antigen | 13954-3; 31844-4 | blood | text |  |  | HBeAg; HBe Ag; hepatitis Be Ag; hep B e antigen; hepatitis Be antigen | אנטיגן e של הפטיטיס B; אנטיגן HBe
Hepatitis B e antibody | 13953-5 | blood | text |  |  | anti-HBe; HBeAb; HBe Ab; hepatitis Be Ab; hep B e antibody; hepatitis Be antibody | נוגדנים ל-HBe; אנטי HBe
Hepatitis B viral load | 42595-9; 29615-2 | blood | IU/mL |  | 0..100000000000 | HBV DNA; HBV viral load; hepatitis B DNA; HBV PCR; HBV DNA quantitative; hepatitis B virus DNA; HBV DNA PCR quant | עומס נגיפי הפטיטיס B; HBV DNA עומס נגיפי; עומס ויראלי הפטיטיס B
Hepatitis A antibody, total | 13951-9 | blood | text |  |  | anti-HAV; HAV Ab; HAV Ab total; HAV total Ab; hepatitis A Ab; hepatitis A antibody; HAV total; hep A Ab total; anti-HAV total; HAV antibodies; hepatitis A Ab total | נוגדנים להפטיטיס A; אנטי HAV; נוגדנים לצהבת A; נוגדני צהבת A; נוגדני הפטיטיס A; צהבת A?
Hepatitis A IgM antibody | 13950-1; 22314-9 | blood | text |  |  | HAV IgM; anti-HAV IgM; hepatitis A IgM; hep A IgM; hepatitis A Ab IgM; hep A Ab IgM | נוגדנים להפטיטיס A IgM; הפטיטיס A IgM; צהבת A IgM; נוגדנים לצהבת A IgM
Hepatitis A IgG antibody | 40724-7; 32018-4 | blood | text |  |  | HAV IgG; anti-HAV IgG; hepatitis A IgG; hep A IgG; hepatitis A Ab IgG | נוגדנים להפטיטיס A IgG; הפטיטיס A IgG; צהבת A IgG; נוגדנים לצהבת A IgG
Hepatitis C antibody | 13955-0; 16128-1; 5198-7@arb | blood | text | | | anti-HCV; HCV Ab; HCV antibodies; hepatitis C Ab; HCV?; hep C antibody; hep C virus Ab; HCV antibody; hepatitis C virus antibody; anti HCV antibodies; hep C Ab; HCV screen; hepatitis C screen | נוגדנים להפטיטיס C; אנטי HCV; הפטיטיס C?; נוגדנים ל-HCV; נוגדנים לצהבת C; נוגדני צהבת C; נוגדני הפטיטיס C; צהבת C?
Hepatitis C viral load | 11011-4 | blood | IU/mL |  | 0..10000000000 | HCV RNA; HCV viral load; HCV PCR; hepatitis C RNA; HCV RNA quantitative; hepatitis C virus RNA; HCV RNA PCR quant; HCV quantitative; HCV RNA, quantitative real time PCR | עומס נגיפי הפטיטיס C; HCV RNA עומס נגיפי
Hepatitis C genotype | 32286-7 | blood | text |  |  | HCV genotype; hepatitis C virus genotype | גנוטיפ הפטיטיס C; גנוטיפ HCV
Hepatitis D antibody | 22330-5 | blood | text | | | anti-HDV; HDV Ab; delta antibody; hepatitis delta antibody; hepatitis D Ab; HDV antibody | נוגדנים להפטיטיס D; אנטי HDV; הפטיטיס דלתא
Hepatitis E antibody |  | blood | text |  |  | anti-HEV; HEV Ab; hepatitis E Ab; HEV antibody | נוגדנים להפטיטיס E; אנטי HEV; נוגדנים לצהבת E
Hepatitis E IgM antibody |  | blood | text |  |  | HEV IgM; anti-HEV IgM; hepatitis E IgM; hep E IgM | הפטיטיס E IgM; צהבת E IgM
Hepatitis E IgG antibody |  | blood | text |  |  | HEV IgG; anti-HEV IgG; hepatitis E IgG; hep E IgG | הפטיטיס E IgG; צהבת E IgG
HIV antigen/antibody | 56888-1 | blood | text |  |  | HIV Ag/Ab; HIV 1/2 antigen/antibody; HIV 1/2 antigen and antibody; HIV-1/2 antigen and antibodies; HIV 1 and 2; HIV I and II; HIV combo; HIV 1/2 Ag/Ab; HIV 1/2 Ag/Ab combo; HIV 1/2 antigen/antibody combo; HIV screen 4th generation; HIV 4th gen; HIV 1/2 Ag/Ab, 4th gen; HIV 1/2 Ag/Ab 4th generation; HIV Ag/Ab, 4th generation; HIV Ag/Ab combo; HIV p24 antigen antibody; HIV 1+2 Ab+HIV1 p24 Ag; HIV screen 4th generation wRfx; HIV Ag/Ab 4th gen; HIV?; HIV test; HIV screen; HIV serology; HIV Ab/p24 Ag Screen; HIV screen 4th gen; HIV 1/2 antigen/antibody, 4th gen; HIV-1/2 Ag/Ab; HIV 1/O/2 Abs; HIV I & II; HIV I/II | בדיקת HIV; איידס?; סרולוגיה ל-HIV; HIV קומבו; נגיף הכשל החיסוני; נוגדני HIV
HIV 1 and 2 antibodies | 31201-7; 7918-6 | blood | text |  |  | HIV antibodies; HIV Ab; HIV 1/2 Ab; anti-HIV; HIV 1/2 antibodies; HIV-1/HIV-2 antibody; HIV 1/2; HIV 1&2 antibodies; anti HIV 1/2; HIV 1 & 2 antibodies screening test; HIV 1 and 2 antibody screening | נוגדנים ל-HIV; אנטי HIV; נוגדני איידס; נוגדנים לאיידס; נוגדני איידס HIV
HIV viral load | 20447-9 | blood | copies/mL |  | 0..100000000 | HIV RNA; HIV-1 RNA; HIV PCR; HIV-1 viral load; HIV-1 RNA quantitative; HIV 1 RNA PCR; HIV RNA PCR quantitative; HIV-1 RNA by PCR; HIV-1RNA; HIV RNA quant; HIV-1 RNA, quantitative | עומס נגיפי HIV; עומס ויראלי HIV; איידס - HIV RNA; איידס HIV RNA; איידס - RNA HIV; איידס RNA
Salmonella typhi O antibody | | blood | text | | | Widal test; Widal; S. typhi O; Widal O; salmonella typhi O; S. typhi O antigen; Widal test S. typhi O; agglutination to salmonella typhi O; agglutination to S. typhi O | וידאל; בדיקת וידאל
Salmonella typhi H antibody | | blood | text | | | S. typhi H; Widal H; salmonella typhi H; S. typhi H antigen; Widal test S. typhi H; agglutination to salmonella typhi H; agglutination to S. typhi H | וידאל H
Salmonella paratyphi A O antibody | | blood | text | | | S. paratyphi A O; S. paratyphi AO; S. paratyphi A-O; salmonella paratyphi AO; salmonella paratyphi A O; Widal AO; agglutination to salmonella paratyphi AO; agglutination to salmonella paratyphi A O; agglutination to S. paratyphi AO; agglutination to S. paratyphi A O | וידאל AO
Salmonella paratyphi A H antibody | | blood | text | | | S. paratyphi A H; S. paratyphi AH; S. paratyphi A-H; salmonella paratyphi AH; salmonella paratyphi A H; Widal AH; agglutination to salmonella paratyphi AH; agglutination to salmonella paratyphi A H; agglutination to S. paratyphi AH; agglutination to S. paratyphi A H | וידאל AH
Salmonella paratyphi B O antibody | | blood | text | | | S. paratyphi B O; S. paratyphi BO; S. paratyphi B-O; salmonella paratyphi BO; salmonella paratyphi B O; Widal BO; agglutination to salmonella paratyphi BO; agglutination to salmonella paratyphi B O; agglutination to S. paratyphi BO; agglutination to S. paratyphi B O | וידאל BO
Salmonella paratyphi B H antibody | | blood | text | | | S. paratyphi B H; S. paratyphi BH; S. paratyphi B-H; salmonella paratyphi BH; salmonella paratyphi B H; Widal BH; agglutination to salmonella paratyphi BH; agglutination to salmonella paratyphi B H; agglutination to S. paratyphi BH; agglutination to S. paratyphi B H | וידאל BH
HTLV 1 and 2 antibodies | 29901-6; 22362-8 | blood | text |  |  | HTLV; HTLV I/II; anti-HTLV; HTLV-I/II antibodies; HTLV 1/2 | נוגדנים ל-HTLV
RPR | 20507-0 | blood | text |  |  | rapid plasma reagin; reagin antibodies RPR; RPR qualitative; RPR screen; rapid plasma reagin test; RPR (DX) W/REFL TITER; RPR with reflex to titer | בדיקת RPR; עגבת RPR
RPR titer | 31147-2 | blood | text |  |  | RPR quantitative; RPR titre; rapid plasma reagin titer; RPR quant | כייל RPR
VDRL | 5292-8 | blood | text |  |  | VDRL serum; venereal disease research laboratory test; syphilis VDRL; syphilis screen | בדיקת VDRL; עגבת?; סיפיליס?; סקר עגבת
Treponema pallidum antibodies | 22587-0; 24312-1; 6561-5 | blood | text |  |  | TPHA; TPPA; TP-PA; FTA-ABS; FTA?; treponemal antibodies; syphilis antibodies; syphilis Ab; T pallidum antibodies; treponema pallidum Ab; treponema antibody; syphilis IgG; T. pallidum Ab; syphilis serology; anti-treponemal; syphilis total antibody; syphilis EIA; Treponema; treponemal Ab | נוגדנים לעגבת; נוגדנים לטרפונמה; בדיקת TPHA; סרולוגיה לעגבת; עגבת Treponema
Cytomegalovirus IgG | 22244-8; 5124-3@arb | blood | text | | | CMV IgG; cytomegalovirus Ab IgG; CMV Ab IgG; CMV antibody IgG; cytomegalovirus (CMV) Ab IgG; anti-CMV IgG; cytomegalovirus antibody IgG | CMV IgG נוגדנים; נוגדני CMV IgG; ציטומגלווירוס IgG; נוגדנים ל-CMV IgG
Cytomegalovirus IgM | 24119-0; 30325-5; 5126-8@arb | blood | text | | | CMV IgM; cytomegalovirus Ab IgM; CMV Ab IgM; CMV antibody IgM; cytomegalovirus (CMV) Ab IgM; anti-CMV IgM; cytomegalovirus antibody IgM | CMV IgM נוגדנים; נוגדני CMV IgM; ציטומגלווירוס IgM; נוגדנים ל-CMV IgM
Cytomegalovirus viral load | 72493-0; 30247-1@copies | blood | IU/mL | copies/mL | 0..1000000000 | CMV DNA; CMV PCR; CMV viral load; cytomegalovirus DNA; cytomegalovirus PCR; CMV DNA PCR quantitative; CMV quantitative PCR | עומס נגיפי CMV; CMV PCR בדם
CMV IgG avidity |  | blood | text |  |  | cytomegalovirus IgG avidity; CMV avidity; avidity CMV | אווידיות CMV; אבידיות CMV
Epstein-Barr virus VCA IgG | 24114-1; 7885-7@arb; 5157-3@arb | blood | text | | | EBV VCA IgG; EBV IgG; VCA IgG; Epstein-Barr VCA IgG; EBV Ab VCA IgG; EBV viral capsid antigen IgG; Epstein Barr virus IgG | נוגדנים ל-EBV IgG; נוגדני EBV IgG; אפשטיין בר IgG; EBV VCA IgG נוגדנים
Epstein-Barr virus VCA IgM | 24115-8; 7886-5@arb; 5159-9@arb | blood | text | | | EBV VCA IgM; EBV IgM; VCA IgM; Epstein-Barr VCA IgM; EBV Ab VCA IgM; EBV viral capsid antigen IgM; Epstein Barr virus IgM | נוגדנים ל-EBV IgM; נוגדני EBV IgM; אפשטיין בר IgM; EBV VCA IgM נוגדנים
Epstein-Barr virus nuclear antigen IgG | 7883-2; 31374-2@arb; 30083-0@arb | blood | text | | | EBNA IgG; EBV EBNA; EBV nuclear antigen; EBNA; EBV nuclear antigen Ab IgG; Epstein-Barr nuclear antigen; EBV EBNA IgG; EBV NA IgG | נוגדנים ל-EBNA; אפשטיין בר EBNA
Epstein-Barr viral load | | blood | copies/mL | IU/mL | 0..1000000000 | EBV DNA; EBV PCR; EBV viral load; Epstein-Barr DNA; EBV quantitative PCR | עומס נגיפי EBV
Heterophile antibody | 31418-7; 5213-4 | blood | text |  |  | monospot; mono test; heterophile; mononucleosis screen; mono screen; infectious mononucleosis screen; Paul-Bunnell; heterophile Ab; mononucleosis test qual | מונוספוט; נוגדנים הטרופילים; מונוטסט
BK viral load | 41479-7; 32284-2@arb | blood | copies/mL | IU/mL | 0..100000000000 | BK virus PCR; BKV DNA; BK virus DNA; BK viral load plasma; polyomavirus BK | עומס נגיפי BK
Toxoplasma IgG | 5388-4; 22580-5@text | blood | IU/mL | | 0..50000 | toxoplasma gondii IgG; toxo IgG; toxoplasma Ab IgG; anti-toxoplasma IgG; toxoplasma gondii Ab IgG; toxoplasma antibodies IgG; toxoplasmosis IgG | טוקסופלזמה IgG; נוגדנים לטוקסופלזמה IgG; נוגדני טוקסופלזמה IgG; טוקסופלסמה IgG
Toxoplasma IgM | 40678-5; 5390-0@arb | blood | text | | | toxoplasma gondii IgM; toxo IgM; toxoplasma Ab IgM; anti-toxoplasma IgM; toxoplasma gondii Ab IgM; toxoplasma antibodies IgM; toxoplasmosis IgM | טוקסופלזמה IgM; נוגדנים לטוקסופלזמה IgM; נוגדני טוקסופלזמה IgM; טוקסופלסמה IgM
Rubella IgG | 5334-8; 8014-3; 25514-1@text | blood | IU/mL | kIU/L=1 | 0..10000 | rubella antibodies IgG; rubella Ab IgG; rubella immune status; rubella antibody; German measles IgG; anti-rubella IgG; rubella virus IgG; rubella antibodies; rubella?; Rubella Antibodies, IgG | אדמת IgG; נוגדנים לאדמת; נוגדני אדמת; נוגדני אדמת IgG; רובלה IgG; אדמת?; נוגדנים לאדמת IgG
Rubella IgM | 5335-5; 8015-0 | blood | text | | | rubella antibodies IgM; rubella Ab IgM; rubella virus IgM; anti-rubella IgM | אדמת IgM; נוגדנים לאדמת IgM; רובלה IgM
Varicella zoster IgG | 19162-7; 8047-3@arb; 5403-1@arb | blood | text | | | VZV IgG; varicella IgG; varicella-zoster V Ab IgG; chickenpox IgG; varicella antibodies IgG; VZV antibodies; varicella zoster antibody; varicella immune status; varicella zoster virus IgG; VZV Ab IgG; varicella antibodies | אבעבועות רוח IgG; נוגדנים לאבעבועות רוח; נוגדני אבעבועות רוח; נוגדני אבעבועות רוח IgG; VZV IgG נוגדנים; וריצלה IgG
Varicella zoster IgM | 5404-9 | blood | text | | | VZV IgM; varicella IgM; varicella zoster virus IgM; chickenpox IgM | אבעבועות רוח IgM; וריצלה IgM
Measles IgG | 20479-2; 5244-9@arb | blood | text | | | rubeola IgG; rubeola antibodies; measles antibodies IgG; rubeola Ab IgG; measles antibodies; measles immune status; measles Ab IgG; measles virus IgG | חצבת IgG; נוגדנים לחצבת; נוגדני חצבת; נוגדני חצבת IgG; חצבת?
Measles IgM |  | blood | text |  |  | rubeola IgM; measles antibodies IgM; measles virus IgM | חצבת IgM; נוגדנים לחצבת IgM
Mumps IgG | 22415-4; 7966-5@arb | blood | text | | | mumps antibodies; mumps Ab IgG; mumps antibodies IgG; mumps abs IgG; mumps virus IgG; mumps immune status | חזרת IgG; נוגדנים לחזרת; נוגדני חזרת; נוגדני חזרת IgG; חזרת?
Herpes simplex 1 IgG | 51916-5; 17850-9; 5206-8@arb | blood | text | | | HSV-1 IgG; herpes simplex virus 1 IgG; HSV-1 antibodies; HSV 1 IgG type spec; HSV1 IgG; HSV-1 Ab IgG | הרפס סימפלקס 1 IgG; נוגדנים להרפס 1
Herpes simplex 2 IgG | 43180-9; 17851-7; 5209-2@arb | blood | text | | | HSV-2 IgG; herpes simplex virus 2 IgG; HSV-2 antibodies; HSV 2 IgG type spec; HSV2 IgG; HSV-2 Ab IgG | הרפס סימפלקס 2 IgG; נוגדנים להרפס 2
Herpes simplex IgM | 25435-9; 40729-6 | blood | text |  |  | HSV IgM; HSV 1/2 IgM; herpes simplex virus IgM | הרפס סימפלקס IgM
Herpes simplex virus PCR | 20444-6 | fluid | text |  |  | HSV PCR; HSV DNA; HSV 1/2 PCR; herpes simplex PCR; herpes PCR; HSV 1+2 DNA | PCR להרפס; הרפס סימפלקס PCR
Parvovirus B19 IgG | 29660-8; 29675-6; 5273-8@arb | blood | text |  |  | parvovirus IgG; B19 IgG; parvo IgG; parvovirus B19 Ab IgG; parvovirus B19 antibodies IgG | פרבו IgG; פרבווירוס B19 IgG; פרוווירוס IgG; פרוו IgG
Parvovirus B19 IgM | 40658-7; 7981-4; 5274-6@arb | blood | text |  |  | parvovirus IgM; B19 IgM; parvo IgM; parvovirus B19 Ab IgM; parvovirus B19 antibodies IgM | פרבו IgM; פרבווירוס B19 IgM; פרוווירוס IgM; פרוו IgM
Lyme antibodies | 11006-4; 20449-5; 34148-7@arb | blood | text |  |  | Lyme disease antibodies; Borrelia burgdorferi antibodies; Lyme serology; Lyme Ab; Lyme IgG/IgM Ab; Borrelia antibodies; Lyme disease Ab; Lyme total antibody; Lyme screen; Lyme EIA; Lyme? | נוגדנים לליים; סרולוגיה לליים; נוגדנים לבורליה
Mycoplasma pneumoniae IgM | 5256-3 | blood | text | | | mycoplasma IgM; M pneumoniae IgM; mycoplasma pneumoniae Ab IgM; mycoplasma antibodies IgM | מיקופלזמה IgM; מיקופלסמה IgM
Mycoplasma pneumoniae IgG | 5255-5 | blood | text | | | mycoplasma IgG; M pneumoniae IgG; mycoplasma pneumoniae Ab IgG; mycoplasma antibodies IgG | מיקופלזמה IgG; מיקופלסמה IgG
Bartonella henselae IgG | 22110-1 | blood | text |  |  | bartonella IgG; cat scratch IgG; B henselae IgG; bartonella antibodies; cat scratch disease serology; bartonella serology; bartonella | ברטונלה IgG; סרולוגיה לברטונלה; מחלת שריטת חתול סרולוגיה
Bartonella henselae IgM |  | blood | text |  |  | bartonella IgM; cat scratch IgM; B henselae IgM; bartonella henselae Ab IgM | ברטונלה IgM
Brucella antibodies |  | blood | text |  |  | brucella?; brucella serology; Rose Bengal; brucella Ab; brucella agglutination; brucella IgG; brucella IgM | ברוצלה?; נוגדנים לברוצלה; סרולוגיה לברוצלה; ברוצלוזיס סרולוגיה; רוז בנגל; ברוצלה רוז בנגל; ברוצלה הצמתה; הצמתת ברוצלה
Coxiella burnetii antibodies |  | blood | text |  |  | Q fever serology; Q fever antibodies; coxiella serology; coxiella IgG; coxiella phase I; coxiella phase II; Q fever; Coxiella | קדחת Q סרולוגיה; נוגדנים לקדחת Q; קוקסיאלה?; סרולוגיה לקדחת Q; קדחת Q נוגדנים; נוגדני קדחת Q
Rickettsia IgM |  | blood | text |  |  | rickettsia conorii IgM; R conorii IgM; rickettsia IgM antibodies; spotted fever IgM; tick bite fever IgM; rickettsia typhi IgM; R typhi IgM | ריקציה IgM; נוגדני IgM לריקציה
Rickettsia antibodies |  | blood | text |  |  | rickettsia serology; spotted fever serology; rickettsia conorii; rickettsia conorii antibodies; rickettsia conorii IgG; tick bite fever antibodies; tick bite fever serology; R conorii IgG; typhus serology; murine typhus serology; R typhi; rickettsia; rickettsia IgG | סרולוגיה לריקציה; נוגדנים לריקציה; קדחת הבהרות סרולוגיה; ריקציה נוגדנים; נוגדני ריקציה
Leptospira antibodies |  | blood | text |  |  | leptospira serology; leptospirosis serology; leptospira MAT; leptospira; leptospira IgM | סרולוגיה ללפטוספירה; נוגדנים ללפטוספירה
West Nile virus antibodies |  | blood | text |  |  | West Nile serology; West Nile fever serology | קדחת מערב הנילוס סרולוגיה; נוגדנים לקדחת הנילוס המערבי; קדחת הנילוס?; נוגדנים לקדחת מערב הנילוס
West Nile virus IgM |  | blood | text |  |  | WNV IgM; West Nile IgM; West Nile virus Ab IgM; West Nile fever IgM | קדחת הנילוס המערבי IgM; קדחת מערב הנילוס IgM; נגיף מערב הנילוס IgM
West Nile virus IgG |  | blood | text |  |  | WNV IgG; West Nile IgG; West Nile virus Ab IgG; West Nile fever IgG | קדחת הנילוס המערבי IgG; קדחת מערב הנילוס IgG; נגיף מערב הנילוס IgG
Leishmania antibodies |  | blood | text |  |  | leishmania serology; leishmania Ab; leishmania IgG; leishmaniasis serology; visceral leishmaniasis serology; leishmania antibody | לישמניה?; נוגדנים ללישמניה; סרולוגיה ללישמניה
Zika virus antibodies | | blood | text | | | Zika IgM; Zika IgG; Zika virus IgM; Zika virus IgG; Zika serology | נוגדנים לנגיף זיקה; סרולוגיה לזיקה
Chikungunya virus antibodies | | blood | text | | | Chikungunya IgM; Chikungunya IgG; Chikungunya serology | נוגדנים לצ׳יקונגוניה
Hantavirus antibodies | | blood | text | | | Hantavirus IgM; Hantavirus IgG; Hantavirus serology | נוגדנים לנגיף הנטה
Mpox virus PCR | | fluid | text | | | Mpox PCR; monkeypox PCR; monkeypox virus PCR; MPXV PCR | PCR לאבעבועות הקוף
Adenovirus PCR | | fluid | text | | | adenovirus?; adenovirus DNA; respiratory adenovirus PCR | PCR לאדנו וירוס; אדנו?
Tetanus IgG antibodies | 22203-4; 6367-7 | blood | IU/mL | | 0..100 | tetanus antibodies; anti-tetanus; tetanus toxoid IgG; tetanus Ab; tetanus antitoxoid | נוגדנים לטטנוס
Helicobacter pylori IgG | 17859-0; 16126-5; 5176-3@arb | blood | text | | | H. pylori IgG; H pylori antibody; H pylori Ab; helicobacter IgG; H. pylori antibodies; H. pylori IgG abs; H pylori serology; helicobacter pylori Ab IgG; helicobacter pylori antibodies; helicobacter serology | הליקובקטר IgG; נוגדנים להליקובקטר; סרולוגיה להליקובקטר
Interferon gamma release assay |  | blood | text |  |  | QuantiFERON; QuantiFERON-TB Gold; IGRA; QFT; TB QuantiFERON; T-SPOT; T-SPOT.TB; QuantiFERON TB Gold Plus; QuantiFERON-TB; TB gold; QFT-Plus; QUANTIFERON(R)-TB GOLD PLUS, 1 TUBE; QuantiFERON TB gold plus 1 tube; QFT-TB; QFT TB | קוונטיפרון; בדיקת קוונטיפרון לשחפת; קוונטיפירון
Galactomannan antigen | 44357-2; 35383-9 | blood | text | | | galactomannan; aspergillus antigen; aspergillus galactomannan; GM index; aspergillus Ag | גלקטומנן; אנטיגן לאספרגילוס
Beta-D-glucan | 42176-8 | blood | pg/mL | ng/L=1 | 0..10000 | 1,3-beta-D-glucan; fungitell; BDG; beta glucan | בטא גלוקן
Cryptococcal antigen |  | blood | text |  |  | CrAg; cryptococcus antigen; serum cryptococcal antigen; cryptococcal Ag | אנטיגן לקריפטוקוקוס
SARS-CoV-2 test |  | fluid | text |  |  | COVID-19?; COVID?; SARS-CoV-2?; COVID-19 test; coronavirus?; COVID test; SARS-CoV-2 (COVID-19); corona test | קורונה?; בדיקת קורונה; נגיף הקורונה?; קוביד?; קוביד 19?
SARS-CoV-2 PCR | 94500-6; 94309-2 | fluid | text |  |  | COVID-19 PCR; COVID PCR; SARS-CoV-2 RNA; SARS-CoV-2 NAA; coronavirus PCR; SARS-CoV-2 RT-PCR; COVID-19 RNA; SARS-CoV-2 NAAT; COVID-19 NAAT | PCR קורונה; בדיקת PCR לקורונה; קורונה PCR
SARS-CoV-2 antigen | 94558-4 | fluid | text |  |  | COVID-19 antigen; COVID antigen; SARS-CoV-2 Ag; rapid COVID test; COVID rapid antigen; COVID-19 Ag; lateral flow test; SARS-CoV-2 rapid antigen | אנטיגן קורונה; בדיקת אנטיגן לקורונה; קורונה אנטיגן מהיר
SARS-CoV-2 IgG antibodies | 94563-4 | blood | text |  |  | COVID-19 IgG; SARS-CoV-2 IgG; COVID antibodies; COVID-19 antibodies; SARS-CoV-2 antibodies; COVID serology; SARS-CoV-2 spike antibody; COVID-19 antibody | נוגדנים לקורונה; סרולוגיה לקורונה; קורונה IgG
Influenza A virus |  | fluid | text |  |  | influenza A?; flu A; INF A; influenza A test | שפעת A; נגיף שפעת A; אינפלואנזה A?
Influenza A PCR | 34487-9 | fluid | text |  |  | influenza A RNA; flu A PCR; influenza A NAA; influenza virus A RNA; influenza A by PCR; influenza A NAAT | PCR שפעת A; שפעת A PCR
Influenza A antigen | 31859-2; 5862-8 | fluid | text |  |  | influenza A Ag; rapid influenza A; flu A antigen; influenza A rapid antigen; influenza A, rapid; rapid flu A | אנטיגן שפעת A
Influenza B virus |  | fluid | text |  |  | influenza B?; flu B; INF B; influenza B test | שפעת B; נגיף שפעת B; אינפלואנזה B?
Influenza B PCR | 40982-1 | fluid | text |  |  | influenza B RNA; flu B PCR; influenza B NAA; influenza virus B RNA; influenza B by PCR; influenza B NAAT | PCR שפעת B; שפעת B PCR
Influenza B antigen | 31864-2; 5866-9 | fluid | text |  |  | influenza B Ag; rapid influenza B; flu B antigen; influenza B rapid antigen; influenza B, rapid; rapid flu B | אנטיגן שפעת B
Influenza A+B antigen | 24015-0; 6437-8 | fluid | text |  |  | rapid flu test; rapid influenza test; influenza A/B antigen; influenza A and B; flu A/B; influenza A+B; influenza A/B; rapid influenza antigen | בדיקת שפעת מהירה; שפעת A ו-B; שפעת?
Respiratory syncytial virus |  | fluid | text |  |  | RSV?; RSV test; RSV PCR; respiratory syncytial virus PCR; RSV RNA | נגיף RSV?; ריאו סינציאלי?; נגיף סינציאלי נשימתי
Respiratory syncytial virus antigen | 5876-8; 5877-6 | fluid | text |  |  | RSV antigen; RSV Ag; rapid RSV; RSV rapid antigen; respiratory syncytial virus Ag | אנטיגן RSV
Group A streptococcus rapid antigen | 78012-2; 18481-2 | fluid | text |  |  | rapid strep; rapid strep test; strep A antigen; strep A?; rapid strep A; strep A Ag; group A strep antigen; RADT; strep screen; strep A rapid antigen; rapid strep A screen; GAS rapid; strep A rapid; streptococcus A antigen; group A streptococcus antigen | סטרפ מהיר; בדיקת סטרפטוקוק מהירה; סטרפטוקוק A מהיר; משטח סטרפ מהיר; סטרפ A; סטרפטוקוק A; סטרפטוקוקוס A מהיר
Group B streptococcus culture | 584-3 | fluid | text |  |  | GBS?; GBS culture; group B strep?; group B streptococcus?; strep B?; GBS screen; strep gp B culture; group B strep culture; vaginal GBS | תרבית GBS; סטרפטוקוק B?; סטרפטוקוקוס B?; תרבית לסטרפטוקוק B; סטרפ B
Chlamydia trachomatis NAAT | 43304-5; 21613-5 | fluid | text |  |  | chlamydia?; chlamydia PCR; chlamydia trachomatis; CT NAA; chlamydia NAA; C. trachomatis; chlamydia trachomatis PCR; chlamydia by NAA; chlamydia trachomatis NAA; CT/PCR chlamydia; Chlamydia trachomatis RNA, TMA, urogenital; Chlamydia NAAT | כלמידיה?; PCR כלמידיה; כלמידיה טרכומטיס
Neisseria gonorrhoeae NAAT | 43305-2; 24111-7 | fluid | text |  |  | gonorrhea?; gonorrhoea?; GC PCR; neisseria gonorrhoeae; gonococcus?; gonorrhea PCR; N. gonorrhoeae; gonococcus by NAA; NG NAA; gonorrhoeae NAA; gonococcus PCR; neisseria gonorrhoeae PCR; Neisseria gonorrhoeae, NAA; N. gonorrhoeae NAA; Neisseria gonorrhoeae RNA, TMA, urogenital; gonococcus NAA; gonorrhoea NAAT; gonorrhea NAAT; N. gonorrhoeae PCR; N. gonorrhoeae NAAT | זיבה?; גונוריאה?; גונוקוק?; PCR גונוריאה; זיבה PCR
Trichomonas vaginalis NAAT | 46154-1 | fluid | text |  |  | trichomonas vaginalis; trichomonas?; trichomonas PCR; trich vag by NAA; trichomonas NAA; T. vaginalis | טריכומונס?; טריכומונאס?
Human papillomavirus test |  | fluid | text |  |  | HPV?; HPV high risk; HPV DNA; high-risk HPV; hrHPV; HPV test; HPV PCR; HPV aptima; HPV E6/E7 mRNA; human papilloma virus?; HPV typing; HPV 16; HPV 18; HPV 16/18 | נגיף הפפילומה?; בדיקת HPV; פפילומה?; HPV בסיכון גבוה; וירוס הפפילומה?
Mycoplasma genitalium NAAT |  | fluid | text |  |  | mycoplasma genitalium; M genitalium; M. genitalium PCR | מיקופלזמה גניטליום
Ureaplasma |  | fluid | text |  |  | ureaplasma urealyticum; ureaplasma PCR; ureaplasma culture; ureaplasma species | אוראפלזמה?; אוריאפלזמה?
Legionella urinary antigen | 41499-5 | urine | text |  |  | legionella antigen; legionella urine antigen; legionella Ag urine; urinary legionella; legionella pneumophila antigen; legionella antigen urine | אנטיגן ללגיונלה בשתן; לגיונלה בשתן; אנטיגן לגיונלה; אנטיגן לגיונלה בשתן
Pneumococcal urinary antigen |  | urine | text |  |  | pneumococcal antigen; streptococcus pneumoniae urine antigen; S pneumoniae antigen; urinary pneumococcal antigen; pneumococcus antigen urine; Strep pneumoniae antigen; S. pneumoniae antigen | אנטיגן לפנאומוקוק בשתן; אנטיגן פנאומוקוק; אנטיגן פנאומוקוק בשתן
MRSA screen | 35492-8; 13317-3 | fluid | text |  |  | MRSA?; MRSA PCR; MRSA culture; MRSA nares; MRSA surveillance; MRSA swab | סקר MRSA; תרבית MRSA; נשאות MRSA
VRE screen |  | fluid | text |  |  | VRE?; vancomycin resistant enterococcus; VRE culture; VRE surveillance | סקר VRE; נשאות VRE
CRE screen |  | fluid | text |  |  | CRE?; CPE?; carbapenem resistant enterobacteriaceae; CRE culture; carbapenemase screen; KPC screen | סקר CRE; נשאות CRE; סקר CPE
Blood culture | 600-7 | blood | text |  |  | blood C/S; blood culture and sensitivity; blood culture & sensitivity; blood for C/S; culture and sensitivity blood; blood cultures; culture blood; BCx; bacteria identified in blood by culture | תרבית דם; תרביות דם; תרבית מדם
Urine culture | 630-4 | urine | text |  |  | urine C/S; urine culture and sensitivity; urine culture & sensitivity; urine for C/S; culture and sensitivity urine; culture urine; UCx; urine C&S; MSU culture; MSU?; urine culture routine; midstream urine culture; culture@urine | תרבית שתן; תרבית משתן; תרבית שתן כללית
Throat culture | 626-2 | fluid | text |  |  | culture throat; throat swab culture; throat swab; strep throat culture; beta strep culture; upper respiratory culture | תרבית גרון; משטח גרון; תרבית לוע; משטח לוע
Sputum culture | 6460-0; 624-7 | fluid | text |  |  | sputum C/S; sputum culture and sensitivity; sputum culture & sensitivity; sputum for C/S; culture and sensitivity sputum; culture sputum; sputum C&S; respiratory culture; sputum culture and gram stain; lower respiratory culture | תרבית כיח; תרבית ליחה
Wound culture | 6462-6 | fluid | text |  |  | pus C/S; pus culture and sensitivity; pus culture & sensitivity; pus for C/S; culture and sensitivity pus; culture wound; wound swab; wound C&S; aerobic wound culture; wound swab culture | תרבית פצע; תרבית מפצע; משטח פצע
Vaginal culture | 11261-5 | fluid | text |  |  | vaginal swab culture; culture vaginal; high vaginal swab; HVS; vaginal swab; genital culture | תרבית נרתיק; תרבית וגינלית; משטח נרתיק
Acid fast bacilli smear | 11545-1 | fluid | text |  |  | AFB smear; Ziehl-Neelsen; acid fast stain; ZN stain; AFB; sputum for AFB; sputum AFB smear; sputum AFB; AFB stain; acid-fast bacilli microscopy; AFB microscopy; acid-fast bacilli; smear for acid-fast bacilli; smear for AFB; smear for acid fast bacilli | משטח ישיר לשחפת; צביעת ציל נילסן; משטח לשחפת; משטח לחיידקים עמידים לחומצה
Mycobacterial culture | 543-9 | fluid | text |  |  | AFB culture; TB culture; mycobacteria culture; culture for tuberculosis; mycobacterium culture | תרבית לשחפת; תרבית למיקובקטריה
Gram stain | 664-3 | fluid | text |  |  | gram smear; gram stain smear | צביעת גרם; משטח גרם
Fungal culture | 580-1 | fluid | text |  |  | fungus culture; culture fungus; mycology culture; fungal culture nail; skin scraping mycology | תרבית לפטריות; תרבית פטריות
KOH preparation | 667-6 | fluid | text |  |  | KOH?; KOH prep; KOH smear; fungal microscopy; KOH wet mount | בדיקת KOH; משטח KOH לפטריות

# --- Drug levels and toxicology
Lithium level | 14334-7; 3719-2@mass | blood | mmol/L | mEq/L=1; mg/dL=1.441 | 0..10 | Lithium?; serum lithium; lithium serum; Li level; lithium plasma; Lithium (Eskalith(R)), Serum | ליתיום?; רמת ליתיום; ליתיום בדם
Digoxin level | 10535-3; 14698-5@mol | blood | ng/mL | nmol/L=0.7809; ug/L=1 | 0..50 | Digoxin?; serum digoxin; digoxin serum | דיגוקסין?; רמת דיגוקסין
Valproic acid level | 4086-5; 14946-8@mol | blood | ug/mL | mg/L=1; umol/L=0.1442 | 0..1000 | Valproic acid?; valproate?; valproate level; depakine level; depalept level; valproic acid total; depakote level; sodium valproate level; VPA level; valporal level; Valproic Acid (Depakote(R)),S | ולפרואט?; חומצה ולפרואית?; רמת ולפרואט; רמת דפלפט
Phenytoin level | 3968-5; 14877-5@mol | blood | ug/mL | mg/L=1; umol/L=0.2523 | 0..150 | Phenytoin?; dilantin level; phenytoin total; epanutin level; DPH level; phenytoin serum | פניטואין?; רמת פניטואין; רמת דילנטין
Free phenytoin level | 3969-3; 32109-1@mol | blood | ug/mL | mg/L=1; umol/L=0.2523 | 0..30 | free phenytoin; phenytoin free; unbound phenytoin | פניטואין חופשי
Carbamazepine level | 3432-2; 14639-9@mol | blood | ug/mL | mg/L=1; umol/L=0.2363 | 0..100 | Carbamazepine?; tegretol level; carbamazepine total; CBZ level; carbamazepine serum | קרבמזפין?; רמת טגרטול; רמת קרבמזפין
Phenobarbital level | 3948-7; 14874-2@mol | blood | ug/mL | mg/L=1; umol/L=0.2322 | 0..300 | Phenobarbital?; phenobarbitone?; luminal level; phenobarbitone level | פנוברביטל?; רמת פנוברביטל
Lamotrigine level | 6948-4; 25458-1@mol | blood | ug/mL | mg/L=1; umol/L=0.2561 | 0..100 | Lamotrigine?; lamictal level | למוטריגין?; רמת למוטריגין
Levetiracetam level | 30471-7; 48347-9@mol | blood | ug/mL | mg/L=1; umol/L=0.1702 | 0..300 | Levetiracetam?; keppra level | לבטירצטם?; רמת קפרה; לווטירצטם?
Topiramate level | 17713-9; 25541-4@mol | blood | ug/mL | mg/L=1; umol/L=0.3394 | 0..100 | Topiramate?; topamax level | טופירמט?; רמת טופירמט
Oxcarbazepine metabolite | 31019-3 | blood | ug/mL | mg/L=1 | 0..150 | 10-hydroxycarbazepine?; oxcarbazepine level; MHD; licarbazepine; trileptal level; oxcarbazepine MHD | אוקסקרבזפין?; רמת טרילפטל
Theophylline level | 4049-3; 14915-3@mol | blood | ug/mL | mg/L=1; umol/L=0.1802 | 0..200 | Theophylline?; aminophylline level | תאופילין?; רמת תאופילין
Vancomycin level | 20578-1; 31012-8@mol | blood | ug/mL | mg/L=1; umol/L=1.449 | 0..200 | Vancomycin?; vancomycin random; vanco level; vancomycin serum | ונקומיצין?; רמת ונקומיצין; ואנקומיצין?
Vancomycin trough level | 4092-3 | blood | ug/mL | mg/L=1 | 0..200 | vancomycin trough; trough vancomycin; vanco trough | ונקומיצין טרוף; ונקומיצין לפני מנה; רמת שפל ונקומיצין
Vancomycin peak level | 4090-7 | blood | ug/mL | mg/L=1 | 0..300 | vancomycin peak; peak vancomycin; vanco peak | ונקומיצין שיא; ונקומיצין אחרי מנה
Gentamicin level | 35668-3 | blood | ug/mL | mg/L=1 | 0..100 | Gentamicin?; gentamycin level; gentamicin random; gentamycin? | גנטמיצין?; רמת גנטמיצין
Gentamicin trough level | 3665-7 | blood | ug/mL | mg/L=1 | 0..100 | gentamicin trough; trough gentamicin; gentamycin trough | גנטמיצין לפני מנה; רמת שפל גנטמיצין
Gentamicin peak level | 3663-2 | blood | ug/mL | mg/L=1 | 0..100 | gentamicin peak; peak gentamicin; gentamycin peak | גנטמיצין אחרי מנה; רמת שיא גנטמיצין
Amikacin level | 35669-1 | blood | ug/mL | mg/L=1 | 0..200 | Amikacin?; amikacin random; amikacin serum | אמיקצין?; רמת אמיקצין; אמיקין?
Tobramycin level | 35670-9 | blood | ug/mL | mg/L=1 | 0..100 | Tobramycin?; tobramycin random; tobramycin serum | טוברמיצין?; רמת טוברמיצין
Tacrolimus level | 11253-2 | blood | ng/mL | ug/L=1; nmol/L=0.804 | 0..150 | Tacrolimus?; FK506; FK-506; prograf level; tacrolimus trough; tacrolimus blood; tacroFK | טקרולימוס?; רמת פרוגרף; רמת טקרולימוס
Ciclosporin level | 3520-4 | blood | ng/mL | ug/L=1; nmol/L=1.2026 | 0..5000 | Ciclosporin?; cyclosporine?; cyclosporin?; cyclosporine level; cyclosporin A; neoral level; cyclosporine A; cyclosporine trough; sandimmune level | ציקלוספורין?; רמת ציקלוספורין
Sirolimus level | 29247-4 | blood | ng/mL | ug/L=1 | 0..150 | Sirolimus?; rapamycin?; rapamune level | סירולימוס?; רפמיצין?; רמת סירולימוס
Everolimus level | 50544-6 | blood | ng/mL | ug/L=1 | 0..150 | Everolimus?; certican level | אברולימוס?; רמת אברולימוס; אוורולימוס?
Mycophenolic acid level | 23905-3 | blood | ug/mL | mg/L=1 | 0..100 | Mycophenolic acid?; mycophenolate?; mycophenolate level; MPA level; MPA? | חומצה מיקופנולית?; רמת מיקופנולט
Methotrexate level | 14836-1; 3793-7@mass | blood | umol/L | ug/mL=2.2005; mg/L=2.2005 | 0..5000 | Methotrexate?; MTX level; MTX?; methotrexate serum | מטוטרקסט?; רמת מטוטרקסט; מתוטרקסט?
Acetaminophen level | 3298-7; 14581-3@mol | blood | ug/mL | mg/L=1; umol/L=0.1512; mg/dL=10 | 0..1500 | Acetaminophen?; paracetamol level; paracetamol?; APAP level; serum acetaminophen; tylenol level; serum paracetamol | פרצטמול בדם; רמת פרצטמול; אקמול בדם; רמת אקמול
Salicylate level | 4024-6; 14909-6@mol | blood | mg/dL | mmol/L=13.81; mg/L=0.1; ug/mL=0.1 | 0..200 | Salicylate?; salicylates?; aspirin level; acetylsalicylic acid level; serum salicylate | סליצילט?; רמת סליצילטים; סליצילטים?
Ethanol | 5643-2; 5640-8; 14719-9@mol | blood | mg/dL | mmol/L=4.607; g/L=100; mg/L=0.1; % w/v=1000 | 0..1000 | alcohol?; ethanol level; blood alcohol; ETOH; serum ethanol; alcohol level; blood alcohol level; BAL?; ethyl alcohol; alcohol ethyl; serum alcohol; alcohol blood | אלכוהול?; אתנול?; אלכוהול בדם; רמת אלכוהול
Methanol | 5693-7; 14835-3@mol | blood | mg/dL | mmol/L=3.204; mg/L=0.1 | 0..2000 | methyl alcohol; methanol level | מתנול?
Ethylene glycol | 5646-5; 14721-5@mol | blood | mg/dL | mmol/L=6.207; mg/L=0.1 | 0..2000 | ethylene glycol level; antifreeze level? | אתילן גליקול
Amiodarone level |  | blood | ug/mL | mg/L=1 | 0..20 | Amiodarone? | אמיודרון?; רמת אמיודרון
Lidocaine level | 3714-3 | blood | ug/mL | mg/L=1 | 0..50 | Lidocaine?; lignocaine level | לידוקאין בדם; רמת לידוקאין
Clozapine level | 6896-5; 14656-3@mol | blood | ng/mL | ug/L=1; nmol/L=0.3268; mg/L=1000 | 0..5000 | Clozapine?; leponex level; clozapine serum | קלוזפין?; רמת קלוזפין; רמת לפונקס
Caffeine level | 3422-3 | blood | ug/mL | mg/L=1 | 0..300 | Caffeine?; caffeine serum | קפאין בדם; רמת קפאין
Infliximab level |  | blood | ug/mL | mg/L=1 | 0..300 | infliximab trough; infliximab?; remicade level; infliximab drug level; IFX level | רמת אינפליקסימאב; רמת רמיקייד; רמת אינפליקסימב
Infliximab antibodies |  | blood | text |  |  | anti-infliximab antibodies; antibodies to infliximab; ATI; anti infliximab | נוגדנים לאינפליקסימאב; נוגדנים לרמיקייד
Adalimumab level |  | blood | ug/mL | mg/L=1 | 0..300 | adalimumab trough; humira level; adalimumab?; adalimumab drug level; ADA level | רמת אדלימומאב; רמת הומירה
Adalimumab antibodies |  | blood | text |  |  | anti-adalimumab antibodies; antibodies to adalimumab; anti adalimumab | נוגדנים לאדלימומאב; נוגדנים להומירה
6-thioguanine nucleotides |  | blood | pmol/8x10^8 RBC |  | 0..5000 | 6-TGN; 6TGN; thioguanine nucleotides; 6-TG; azathioprine metabolites; thiopurine metabolites | מטבוליטים של תיופורינים; מטבוליטים של אימורן; 6-TGN בדם
TPMT activity |  | blood | U/mL |  | 0..200 | TPMT; thiopurine methyltransferase; TPMT enzyme; TPMT phenotype; thiopurine S-methyltransferase | פעילות TPMT; אנזים TPMT
Cholinesterase |  | blood | U/L | kU/L=1000 | 0..30000 | pseudocholinesterase; serum cholinesterase; butyrylcholinesterase; CHE?; PCHE; plasma cholinesterase | כולינאסטראז; כולין אסטרז; פסאודוכולינאסטראז
Urine drug screen | 12286-1 | urine | text |  |  | drug screen urine; UDS; toxicology screen urine; urine toxicology; tox screen; urine tox screen; drugs of abuse screen; urine drugs of abuse; drug abuse screen; toxicology screen | סקר סמים בשתן; סמים בשתן; סקר טוקסיקולוגי; טוקסיקולוגיה בשתן
Urine amphetamines | 19261-7; 3349-8 | urine | text |  |  | amphetamines?; amphetamine?; amphetamines urine; amphetamine screen urine; amphetamine screen; AMP screen; amphetamines@urine | אמפטמינים?; אמפטמינים בשתן; אמפטמין?
Urine methamphetamine | 3779-6; 19554-5 | urine | text |  |  | methamphetamine?; methamphetamine urine; MET screen; methamphetamines? | מתאמפטמין?; מתאמפטמין בשתן
Urine barbiturates | 19270-8; 3377-9 | urine | text |  |  | barbiturates?; barbiturates urine; barbiturate screen urine; barbiturate screen; BAR screen | ברביטורטים?; ברביטורטים בשתן
Urine benzodiazepines | 14316-4; 3390-2 | urine | text |  |  | benzodiazepines?; benzodiazepine?; benzodiazepines urine; benzodiazepine screen urine; benzodiazepine screen; BZO; benzos? | בנזודיאזפינים?; בנזודיאזפינים בשתן
Urine cocaine | 3397-7 | urine | text |  |  | cocaine?; cocaine metabolite; cocaine urine; cocaine screen; COC?; cocaine (metab.) | קוקאין?; קוקאין בשתן
Urine benzoylecgonine | 14314-9; 3393-6 | urine | text |  |  | benzoylecgonine; benzoylecgonine urine | בנזואילאקגונין
Urine cannabinoids | 18282-4; 3426-4 | urine | text |  |  | cannabinoids?; THC?; marijuana?; cannabinoid?; THC urine; cannabis?; cannabinoids urine; cannabinoid screen; marijuana metabolite; marijuana (THC) | קנאביס?; קנבינואידים?; קנאביס בשתן; THC בשתן; קנבינואידים בשתן
Urine opiates | 19295-5; 3879-4 | urine | text |  |  | opiates?; opiates urine; opiate screen urine; opiate screen; opiate?; OPI screen | אופיאטים?; אופיאטים בשתן; אופיואידים בשתן
Urine methadone | 19550-3; 3773-9 | urine | text |  |  | methadone?; methadone urine; methadone screen; MTD?; EDDP | מתדון?; מתדון בשתן
Urine oxycodone | 10998-3 | urine | text |  |  | oxycodone?; oxycodone urine; oxycodone screen; OXY screen | אוקסיקודון?; אוקסיקודון בשתן
Urine buprenorphine | 3414-0 | urine | text |  |  | buprenorphine?; buprenorphine urine; BUP screen | בופרנורפין?; בופרנורפין בשתן
Urine fentanyl | 11235-9 | urine | text |  |  | fentanyl?; fentanyl urine; fentanyl screen; FEN screen | פנטניל?; פנטניל בשתן
Urine phencyclidine | 19659-2; 3936-2 | urine | text |  |  | PCP?; phencyclidine?; phencyclidine urine; PCP urine; PCP screen | פנציקלידין?; PCP בשתן
Urine tricyclic antidepressants | 19312-8; 11004-9 | urine | text |  |  | tricyclic antidepressants?; TCA screen; tricyclics?; TCA urine; tricyclic antidepressants urine | טריציקליים?; טריציקליים בשתן; נוגדי דיכאון טריציקליים?
Urine ethanol | 5644-0 | urine | text |  |  | ethanol urine; alcohol urine; urine alcohol | אלכוהול בשתן; אתנול בשתן

# --- Urinalysis
Urine color | 5778-6 | urine | text |  |  | color urine; urine colour; colour urine; U-color; color@urine; colour@urine; COL@urine; Urine-Color | צבע השתן; צבע שתן; צבע@urine
Urine appearance | 5767-9; 32167-9 | urine | text |  |  | appearance urine; urine clarity; clarity urine; urine turbidity; turbidity urine; appearance@urine; clarity@urine; turbidity@urine; character@urine; transparency@urine; urine transparency; APP@urine | מראה השתן; עכירות השתן; צלילות השתן; מראה@urine; עכירות@urine; צלילות@urine
Urine specific gravity | 5811-5; 2965-2 | urine |  |  | 0.99..1.08 | specific gravity urine; urine SG; SP.GRAVITY; sp gr; U-SG; urine sp gravity; specific gravity; specific gravity@urine; SG@urine; sp. gravity@urine; S.G.@urine; spec grav; sp. gravity; relative density@urine; S.G; density@urine; SPG@urine; U-specific gravity; spec. gravity; spec gravity | משקל סגולי; משקל סגולי של השתן; משקל סגולי בשתן; משקל סגולי@urine
Urine pH | 5803-2; 2756-5 | urine |  |  | 3..10 | pH urine; U-pH; urine reaction; pH@urine; reaction@urine; pH dipstick; ph (U); reaction pH; reaction (pH)@urine | חומציות השתן; pH בשתן; חומציות@urine
Urine protein | 5804-0; 20454-5; 2888-6 | urine | mg/dL | g/L=100; mg/L=0.1 | 0..5000 | protein urine; U-protein; urine total protein; proteinuria dipstick; protein (U); protein random urine; urine dipstick protein; protein@urine; PRO@urine; total protein@urine; albumin dipstick; PROT@urine; protein total urine; protein ur; total protein urine; protein urine random; urine protein random | חלבון בשתן; חלבון@urine; פרוטאין בשתן; חלבון כללי בשתן
Urine glucose | 5792-7; 2350-7; 22705-8@mol; 25428-4@text | urine | mg/dL | mmol/L=18.016; g/L=100 | 0..10000 | glucose urine; U-glucose; glucose (U); glucosuria dipstick; sugar urine; urine sugar; glucose dipstick; glucose@urine; GLU@urine; sugar@urine; glucose qualitative urine; glucose ur | גלוקוז בשתן; סוכר בשתן; גלוקוז@urine; סוכר@urine; גלוקוזה בשתן
Urine ketones | 5797-6; 22702-5@mol; 2514-8@text; 33903-6@text | urine | mg/dL | mmol/L=10.21 | 0..500 | ketones urine; U-ketones; acetone urine; ketone urine; ketones (U); urine acetone; urine ketone; ketones; ketone; ketones@urine; ketone@urine; KET@urine; acetone@urine; ketone bodies; ketone bodies@urine | קטונים בשתן; קטונים?; גופי קטון; אצטון בשתן; גופי קטון בשתן; קטונים@urine
Urine blood | 5794-3 | urine | text |  |  | blood urine; occult blood urine; urine occult blood; U-blood; hemoglobin urine; urine hemoglobin; blood (U); hematuria dipstick; haemoglobin urine; blood dipstick; urine haemoglobin; blood@urine; occult blood@urine; hemoglobin@urine; Hb@urine; BLD@urine; ERY@urine; erythrocytes@urine; haemoglobin@urine; BLO@urine | דם בשתן; דם סמוי בשתן; המוגלובין בשתן; דם@urine; המוגלובין@urine; דם סמוי@urine; אריתרוציטים@urine
Urine bilirubin | 5770-3; 1977-8 | urine | text |  |  | bilirubin urine; U-bilirubin; bile urine; bilirubin (U); bilirubin@urine; BIL@urine; bile@urine; bili@urine; bile pigment; bile pigments | בילירובין בשתן; בילירובין@urine
Urine bile salts |  | urine | text |  |  | bile salt; bile salts; bile salts urine; bile salt@urine | מלחי מרה בשתן
Urine urobilinogen | 20405-7; 19161-9@eu; 5818-0@text | urine | mg/dL | umol/L=0.05906; EU/dL=1 | 0..30 | urobilinogen; urobilinogen urine; U-urobilinogen; urobilinogen semi-qn; UBG; URO@urine; UROB@urine; urobilinogen@urine; UBG@urine; urobilinogen (U); Urobilinogen,Semi-Qn | אורובילינוגן; אורובילינוגן בשתן; אורובילינוגן@urine
Urine nitrite | 5802-4 | urine | text |  |  | nitrite; nitrites; nitrite urine; nitrites urine; U-nitrite; urine nitrites; nitrite@urine; nitrites@urine; NIT@urine; nitrite (U); nitrites dipstick | ניטריט; ניטריטים; ניטריט בשתן; ניטריטים בשתן; ניטריט@urine
Urine leukocyte esterase | 5799-2 | urine | text |  |  | leukocyte esterase; leukocyte esterase urine; leucocyte esterase; WBC esterase; LE dipstick; U-leukocyte esterase; leuk esterase; leuk. esterase; leukocytes dipstick; leucocytes dipstick; leukocyte esterase@urine; LEU@urine; leukocytes@urine; leucocytes@urine; LE@urine; leucocytes urine; leukocytes urine; urine leukocytes; urine leucocytes; leukesterase; leukest; leukocytes esterase; leuk est; leukocyte est | לויקוציטים בשתן; אסטרז של לויקוציטים; לויקוציט אסטרז; לויקוציטים@urine; לוקוציטים בשתן
Urine ascorbic acid |  | urine | text |  |  | ascorbic acid urine; ascorbate urine; vitamin C@urine; ascorbic acid@urine; VC@urine | חומצה אסקורבית בשתן; ויטמין C בשתן
Urine WBC | 5821-4 | urine | /HPF |  | 0..2000 | WBC urine; urine white blood cells; U-WBC; pus cells; pus cells urine; white cells urine; urine white cells; leukocytes microscopic; WBC /HPF; WBC (U); urine leukocytes microscopy; WBC microscopy; WBC@urine; white blood cells@urine; pus cells@urine; white cells@urine; urine WBC/HPF; pyuria count; leukocytes (micro); leukocytes /HPF; white blood cells urine; U-leukocytes; leucocytes in urine | תאים לבנים בשתן; כדוריות לבנות בשתן; כדוריות לבנות@urine; תאי מוגלה בשתן; תאים לבנים@urine; כדוריות לבנות בשדה; כדוריות דם לבנות בשדה; תאים לבנים בשדה; לויקוציטים בשדה; כדוריות דם לבנות@urine
Urine RBC | 13945-1; 5808-1 | urine | /HPF |  | 0..2000 | RBC urine; urine red blood cells; U-RBC; red cells urine; erythrocytes urine; RBC /HPF; RBC (U); urine erythrocytes; urine red cells; RBC microscopy; RBC@urine; red blood cells@urine; red cells@urine; erythrocytes (micro); erythrocytes /HPF; red blood cells urine; urine RBC/HPF; U-erythrocytes; erythrocytes in urine | תאים אדומים בשתן; כדוריות אדומות בשתן; אריתרוציטים בשתן; כדוריות אדומות@urine; תאים אדומים@urine; כדוריות אדומות בשדה; כדוריות דם אדומות בשדה; תאים אדומים בשדה; אריתרוציטים בשדה; כדוריות דם אדומות@urine
Urine epithelial cells | 5787-7; 20453-7 | urine | /HPF |  | 0..1000 | epithelial cells; epithelial cells urine; urine epithelials; epithelial cells (non renal); epithelials; epithelial cells@urine; EPI@urine; epithelium@urine; epith cells; EC@urine; epithelial cells (non-renal) | תאי אפיתל; תאי אפיתל בשתן; אפיתל בשתן; תאי אפיתל@urine
Urine squamous epithelial cells | 11277-1 | urine | /HPF |  | 0..1000 | squamous epithelial cells; squamous cells urine; squamous epithelial; squamous epithelial cells urine; squamous cells@urine; squames@urine; squamous epith | תאי אפיתל קשקשיים; תאים קשקשיים בשתן
Urine transitional epithelial cells | 30089-7 | urine | /HPF |  | 0..1000 | transitional epithelial cells; transitional cells urine; transitional cells@urine; urothelial cells urine; transitional epithelial | תאי אפיתל מעבר; תאי מעבר בשתן
Urine renal epithelial cells | 26052-1 | urine | /HPF |  | 0..1000 | renal epithelial cells; renal tubular cells; tubular epithelial cells urine; renal epithelial cells@urine; renal tubular epithelial cells | תאי אפיתל כלייתי; תאים טובולריים בשתן
Urine bacteria | 5769-5; 25145-4 | urine | text |  |  | bacteria?; bacteria urine; U-bacteria; bacteria (U); bacteria@urine; BACT@urine; bacteriuria | חיידקים בשתן; חיידקים?; בקטריות בשתן; חיידקים@urine
Urine yeast | 5822-2; 32356-8 | urine | text |  |  | yeast?; yeast urine; yeast cells urine; budding yeast urine; yeast@urine; yeast cells@urine; fungi@urine; yeast like cells | שמרים בשתן; פטריות בשתן; שמרים?; שמרים@urine; פטריות@urine
Urine mucus | 8247-9 | urine | text |  |  | mucus?; mucous?; mucus urine; mucus threads; mucous threads; mucus@urine; mucous@urine; mucin urine | ריר בשתן; ריר?; מוקוס בשתן; ריר@urine
Urine casts | 9842-6 | urine | /LPF |  | 0..500 | casts?; casts urine; urinary casts; casts@urine; pathological casts; path cast | גלילים בשתן; גלילים?; גלילים@urine
Urine hyaline casts | 5796-8 | urine | /LPF |  | 0..500 | hyaline casts; hyaline cast; hyaline casts urine; hyaline casts@urine; HYAL@urine | גלילים היאליניים; גלילים היאליניים בשתן
Urine granular casts | 5793-5 | urine | /LPF |  | 0..500 | granular casts; granular cast; granular casts urine; granular casts@urine | גלילים גרנולריים; גלילים גרנולריים בשתן
Urine red cell casts | 5807-3 | urine | /LPF |  | 0..500 | RBC casts; red cell casts; erythrocyte casts; red blood cell casts | גלילי כדוריות אדומות; גלילים של כדוריות אדומות
Urine white cell casts | 5820-6 | urine | /LPF |  | 0..500 | WBC casts; white cell casts; leukocyte casts; white blood cell casts | גלילי כדוריות לבנות; גלילים של כדוריות לבנות
Urine waxy casts | 5819-8 | urine | /LPF |  | 0..500 | waxy casts; waxy cast | גלילי שעווה
Urine crystals | 5782-8; 5783-6 | urine | text |  |  | crystals?; crystals urine; urinary crystals; crystal type urine; crystals@urine; XTAL@urine | גבישים בשתן; קריסטלים בשתן; גבישים?; גבישים@urine; קריסטלים@urine
Urine calcium oxalate crystals | 5774-5 | urine | text |  |  | calcium oxalate crystals; calcium oxalate@urine; CaOx crystals; oxalate crystals | גבישי סידן אוקסלט; גבישי קלציום אוקסלט
Urine uric acid crystals | 5817-2 | urine | text |  |  | uric acid crystals; urate crystals; uric acid crystals@urine | גבישי חומצת שתן; גבישי חומצה אורית
Urine triple phosphate crystals | 5814-9 | urine | text |  |  | triple phosphate crystals; struvite crystals; triple phosphate@urine | גבישי טריפל פוספט; גבישי סטרוביט
Urine amorphous crystals | 8246-1 | urine | text |  |  | amorphous crystals; amorphous sediment; amorphous urates; amorphous phosphates; amorphous@urine; amorphous urine | גבישים אמורפיים; משקע אמורפי
Urine spermatozoa | 8248-7 | urine | text |  |  | sperm urine; spermatozoa urine; spermatozoa@urine; sperm@urine | זרע בשתן; תאי זרע בשתן
Urine trichomonas | 5813-1 | urine | text |  |  | trichomonas urine; trichomonas@urine | טריכומונס בשתן
Urine dysmorphic red cells |  | urine | % |  | 0..100 | dysmorphic RBC; dysmorphic red cells; dysmorphic erythrocytes; dysmorphic RBCs; acanthocytes urine | כדוריות אדומות דיסמורפיות; אריתרוציטים דיסמורפיים
Urine eosinophils | 25156-1 | urine | text |  |  | eosinophils urine; eosinophils@urine; eosinophiluria | אאוזינופילים בשתן
Urine myoglobin | 2640-1 | urine | text |  |  | myoglobin urine; myoglobin@urine; myoglobinuria | מיוגלובין בשתן
Urine cytology | 27045-4 | urine | text |  |  | cytology urine; urinary cytology; urine for cytology; cytology@urine | ציטולוגיה של שתן; ציטולוגיה בשתן; שתן לציטולוגיה
Urine culture colony count |  | urine | CFU/mL |  | 0..1000000000 | colony count?; CFU; urine colony count; CFU/mL count | ספירת מושבות; ספירת חיידקים בתרבית

# --- Urine chemistry
Urine albumin | 14957-5; 1754-1 | urine | mg/L | mg/dL=10; ug/mL=1; g/L=1000 | 0..50000 | albumin urine; urine microalbumin; microalbumin; microalbumin urine; U-albumin; albumin (U); microalbumin (U); albumin random urine; urinary albumin; micro albumin; albumin@urine; microalbumin@urine; microalbumin random urine; MICROALB; Microalb, Ur; microalb urine; albumin ur; urinary microalbumin; microalbumin spot urine; urine micro albumin | אלבומין בשתן; מיקרואלבומין; מיקרואלבומין בשתן; אלבומין@urine; מיקרו אלבומין
Urine albumin/creatinine ratio | 14959-1; 9318-7; 32294-1@mass/mol | urine | mg/g | mg/mmol=8.84; ug/mg=1; g/mol=8.84 | 0..50000 | ACR; UACR; albumin/creatinine ratio; microalbumin/creatinine ratio; albumin creatinine ratio urine; urine ACR; alb/creat ratio; MICROALB/CREAT; microalbumin/creatinine; ACR urine; urine microalbumin/creatinine ratio; microalb/creat ratio; alb/creat; albumin:creatinine ratio; A/C ratio; urine albumin creatinine; microalbumin creat ratio; random urine albumin/creatinine ratio; MICROALBUMIN/CREATININE (U); albumin/creatinine ratio random urine; urinary albumin creatinine ratio; Albumin/Creat Ratio; albumin creat ratio; albumin/creat; urine albumin/creat ratio; Alb/Cr ratio; albumin:creat ratio; urine ACR level; microalb creat ratio; urine albumin to creatinine ratio; albumin to creatinine ratio; urine albumin-to-creatinine ratio; UA/C; uri albumin/creatinine ratio | יחס אלבומין קריאטינין; יחס אלבומין קריאטינין בשתן; מיקרואלבומין קריאטינין; יחס מיקרואלבומין קריאטינין; יחס אלבומין לקריאטינין בשתן; יחס מיקרואלבומין לקריאטינין; יחס אלבומין קראטינין; יחס אלבומין לקריאטינין; אלבומין/קריאטינין בשתן; אלבומין קריאטינין בשתן; מיקרואלבומין/קריאטינין בשתן
Urine creatinine | 2161-8; 14683-7@mol | urine | mg/dL | mmol/L=11.31; g/L=100; umol/L=0.01131; mg/L=0.1 | 0.5..1000 | creatinine urine; U-creatinine; creatinine (U); creatinine random urine; urinary creatinine; creatinine@urine; creat urine; creatinine ur; random urine creatinine; urine creat; creatinine spot urine | קריאטינין בשתן; קריאטינין@urine; קראטינין בשתן; קריאטינין שתן; קראטינין שתן; קריאטינין בשתן אקראי
Urine protein/creatinine ratio | 2890-2 | urine | mg/g | mg/mmol=8.84; g/g=1000; mg/mg=1000; g/mmol=8840 | 0..100000 | PCR urine; UPCR; protein/creatinine ratio; UPC; prot/creat ratio; P/C ratio; protein/creat ratio; urine PCR; PROT/CREAT (U); protein:creatinine ratio; PROTEIN/CREATININE (U); urine prot/creat ratio; protein/creatinine; protein/creatinine ratio urine; protein:creat ratio; protein creat ratio; prot/cr ratio; urine protein/creat ratio; urine protein to creatinine ratio; protein to creatinine ratio; urine protein-to-creatinine ratio | יחס חלבון קריאטינין; יחס חלבון קריאטינין בשתן; יחס חלבון לקריאטינין; יחס חלבון לקריאטינין בשתן; יחס חלבון קראטינין; חלבון קריאטינין בשתן
Urine protein, 24 hour | 2889-4 | urine | mg/24h | g/24h=1000; g/day=1000; mg/day=1 | 0..60000 | 24 hour urine protein; protein 24h urine; 24h protein; protein 24 hr urine; urine protein 24 hr; proteinuria 24 hours; protein 24 hour; protein 24hr calculated; 24 h urinary protein; protein (U24); urine 24h protein; total protein 24h urine | חלבון באיסוף שתן; חלבון באיסוף שתן 24 שעות; חלבון בשתן 24 שעות; איסוף שתן לחלבון; חלבון ביממה
Urine albumin, 24 hour | 14956-7 | urine | mg/24h | g/24h=1000; mg/day=1 | 0..50000 | 24 hour urine albumin; microalbumin 24h; albumin 24h urine; microalbumin 24 hr urine; urinary albumin excretion; 24h albumin | אלבומין באיסוף שתן; מיקרואלבומין באיסוף שתן; אלבומין בשתן 24 שעות
Urine creatinine, 24 hour | 2162-6; 14684-5@mol | urine | mg/24h | g/24h=1000; mmol/24h=113.12; g/day=1000; mg/day=1 | 10..10000 | 24 hour urine creatinine; creatinine 24h urine; 24h creatinine; urine creatinine 24 hr; creatinine 24 hr; creatinine (U24) | קריאטינין באיסוף שתן; קריאטינין באיסוף שתן 24 שעות; קריאטינין בשתן 24 שעות
Urine volume, 24 hour | 3167-4; 28009-9 | urine | mL | L=1000 | 0..20000 | urine volume; 24 hour urine volume; total volume urine; urine total volume; volume urine; volume@urine; 24h urine volume; urine volume 24h; total volume@urine | נפח שתן; נפח איסוף שתן; נפח שתן 24 שעות; נפח שתן ביממה
Urine sodium | 2955-3 | urine | mmol/L | mEq/L=1 | 0..500 | sodium urine; U-sodium; sodium (U); sodium random urine; urinary sodium; UNa; urine Na; sodium@urine; Na@urine; U-Na | נתרן בשתן; נתרן@urine
Urine potassium | 2828-2 | urine | mmol/L | mEq/L=1 | 0..400 | potassium urine; U-potassium; potassium (U); potassium random urine; urinary potassium; urine K; potassium@urine; K@urine; U-K | אשלגן בשתן; אשלגן@urine
Urine chloride | 2078-4 | urine | mmol/L | mEq/L=1 | 0..500 | chloride urine; U-chloride; chloride (U); urinary chloride; urine Cl; chloride@urine; Cl@urine; chloride random urine | כלוריד בשתן; כלור בשתן; כלוריד@urine
Urine calcium | 17862-4; 2004-0@mol | urine | mg/dL | mmol/L=4.008 | 0..200 | calcium urine; U-calcium; calcium (U); urinary calcium; urine Ca; calcium@urine; Ca@urine; calcium random urine | סידן בשתן; סידן@urine; קלציום בשתן
Urine calcium/creatinine ratio | 9321-1 | urine | mg/g | mg/mg=1000; mmol/mmol=354.3 | 0..10000 | calcium/creatinine ratio; Ca/Cr ratio urine; urine Ca/Cr; Ca/creat ratio | יחס סידן קריאטינין; יחס סידן קריאטינין בשתן
Urine phosphorus | 2778-9; 13539-2@mol | urine | mg/dL | mmol/L=3.097 | 0..1000 | phosphorus urine; phosphate urine; urine phosphate; U-phosphorus; phosphorus (U); phosphate@urine; phosphorus@urine; urinary phosphate | זרחן בשתן; פוספט בשתן; זרחן@urine
Urine magnesium | 19124-7; 2598-1@mol | urine | mg/dL | mmol/L=2.431 | 0..200 | magnesium urine; U-magnesium; magnesium (U); urinary magnesium; magnesium@urine | מגנזיום בשתן; מגנזיום@urine
Urine uric acid | 3086-6; 14934-4@mol | urine | mg/dL | mmol/L=16.81 | 0..1000 | uric acid urine; urate urine; urine urate; U-uric acid; uric acid (U); uric acid@urine; urinary uric acid | חומצת שתן בשתן; חומצה אורית בשתן; חומצה אורית@urine
Urine urea nitrogen | 3095-7; 14938-5@mol | urine | mg/dL | mmol/L=2.801 | 0..5000 | urea nitrogen urine; UUN; urine urea nitrogen random; BUN urine; urea nitrogen@urine | חנקן אוריאה בשתן; חנקן שתנן בשתן
Urine urea |  | urine | mg/dL | mmol/L=6.006 | 0..10000 | urea urine; U-urea; urea (U); urinary urea; urea@urine | אוריאה בשתן; שתנן בשתן; אוריאה@urine
Urine osmolality | 2695-5 | urine | mOsm/kg | mmol/kg=1; mOsm/L=1 | 20..1600 | osmolality urine; U-osmolality; urine osmolarity; osmolality (U); osmolality@urine; UOsm; osmolarity urine | אוסמולליות בשתן; אוסמולריות בשתן; אוסמולליות@urine; אוסמולריות שתן
Urine amylase | 1799-6 | urine | U/L |  | 0..50000 | amylase urine; U-amylase; amylase (U); urinary amylase; amylase@urine | עמילאז בשתן; עמילאז@urine; אמילאז בשתן
Urine sodium, 24 hour | 2956-1 | urine | mmol/24h | mEq/24h=1; mmol/day=1; mEq/day=1 | 0..1500 | 24 hour urine sodium; sodium 24h urine; sodium 24 hr urine; sodium (U24); 24h sodium | נתרן באיסוף שתן; נתרן בשתן 24 שעות
Urine potassium, 24 hour | 2829-0 | urine | mmol/24h | mEq/24h=1; mmol/day=1; mEq/day=1 | 0..600 | 24 hour urine potassium; potassium 24h urine; potassium 24 hr urine; potassium (U24); 24h potassium | אשלגן באיסוף שתן; אשלגן בשתן 24 שעות
Urine calcium, 24 hour | 6874-2; 14637-3@mol | urine | mg/24h | mmol/24h=40.08; mg/day=1; mmol/day=40.08 | 0..2000 | 24 hour urine calcium; calcium 24h urine; calcium 24 hr urine; calcium (U24); 24h calcium | סידן באיסוף שתן; סידן בשתן 24 שעות
Urine phosphorus, 24 hour | 2779-7; 14881-7@mol | urine | mg/24h | mmol/24h=30.97; g/24h=1000; mg/day=1 | 0..6000 | 24 hour urine phosphate; phosphate 24h urine; phosphorus 24h urine; 24 hour urine phosphorus; phosphorus (U24) | זרחן באיסוף שתן; זרחן בשתן 24 שעות
Urine uric acid, 24 hour | 3087-4; 14935-1@mol | urine | mg/24h | mmol/24h=168.1; mg/day=1 | 0..5000 | 24 hour urine uric acid; uric acid 24h urine; urate 24h urine; uric acid (U24); 24h uric acid | חומצת שתן באיסוף שתן; חומצה אורית באיסוף שתן
Urine urea nitrogen, 24 hour | 3096-5 | urine | g/24h | mg/24h=0.001; g/day=1 | 0..80 | 24 hour urine urea nitrogen; urea nitrogen 24h urine; UUN 24h; urea 24h urine | חנקן אוריאה באיסוף שתן
Urine oxalate, 24 hour | 2701-1; 14862-7@mol | urine | mg/24h | mmol/24h=88.02; mg/day=1 | 0..500 | oxalate 24h; 24 hour urine oxalate; oxalate urine; urine oxalate; urinary oxalate; oxalate 24h urine; oxalic acid urine | אוקסלט בשתן; אוקסלט באיסוף שתן; אוקסלטים בשתן
Urine citrate, 24 hour | 6687-8; 14650-6@mol | urine | mg/24h | mmol/24h=189.1; mg/day=1 | 0..4000 | citrate 24h; 24 hour urine citrate; citrate urine; urine citrate; urinary citrate; citrate 24h urine; citric acid urine | ציטרט בשתן; ציטרט באיסוף שתן
Urine cystine |  | urine | mg/24h | mg/day=1 | 0..5000 | cystine urine; urine cystine 24h; cystine 24h urine; urinary cystine | ציסטין בשתן; ציסטין באיסוף שתן
Urine free cortisol, 24 hour | 2147-7; 14676-1@mol | urine | ug/24h | nmol/24h=0.3625; ug/day=1 | 0..5000 | urinary free cortisol; UFC; 24 hour urine free cortisol; free cortisol urine; cortisol urine free; cortisol 24h urine; urine cortisol; cortisol free urine 24h; urine free cortisol; cortisol urine; free cortisol 24h | קורטיזול בשתן; קורטיזול חופשי בשתן; קורטיזול באיסוף שתן; קורטיזול חופשי באיסוף שתן
Urine metanephrine, 24 hour | 19049-6; 11140-1@mol | urine | ug/24h | nmol/24h=0.1972; umol/24h=197.2; ug/day=1 | 0..50000 | metanephrine urine?; urine metanephrine?; metanephrine 24h urine?; urinary metanephrine?; 24 hour urine metanephrine? | מטנפרין בשתן; מטנפרין באיסוף שתן
Urine normetanephrine, 24 hour | 2671-6; 15083-9@mol | urine | ug/24h | nmol/24h=0.1832; umol/24h=183.2; ug/day=1 | 0..50000 | normetanephrine urine; urine normetanephrine; normetanephrine 24h urine; urinary normetanephrine; 24 hour urine normetanephrine | נורמטנפרין בשתן; נורמטנפרין באיסוף שתן
Urine metanephrines, total, 24 hour | 2609-6 | urine | ug/24h | ug/day=1 | 0..100000 | metanephrines total urine; total metanephrines 24h; total urine metanephrines; urinary total metanephrines | מטנפרינים בשתן; מטנפרינים באיסוף שתן; מטנפרינים
Urine epinephrine, 24 hour | 2232-7; 14712-4@mol | urine | ug/24h | nmol/24h=0.1832; ug/day=1 | 0..10000 | epinephrine urine; adrenaline urine; urine epinephrine; urine adrenaline; epinephrine 24h urine; adrenaline 24h urine | אדרנלין בשתן; אפינפרין בשתן; אדרנלין באיסוף שתן
Urine norepinephrine, 24 hour | 2668-2; 14854-4@mol | urine | ug/24h | nmol/24h=0.1692; ug/day=1 | 0..20000 | norepinephrine urine; noradrenaline urine; urine norepinephrine; urine noradrenaline; norepinephrine 24h urine; noradrenaline 24h urine | נוראדרנלין בשתן; נוראפינפרין בשתן
Urine dopamine, 24 hour | 2218-6; 15059-9@mol | urine | ug/24h | nmol/24h=0.1532; ug/day=1 | 0..50000 | dopamine urine; urine dopamine; dopamine 24h urine | דופמין בשתן; דופמין באיסוף שתן
Urine vanillylmandelic acid, 24 hour | 3122-9; 14947-6@mol | urine | mg/24h | umol/24h=0.1982; mg/day=1 | 0..500 | VMA; vanillylmandelic acid; VMA urine; VMA 24h urine; vanillylmandelate; vanilmandelic acid; urine VMA | חומצה ונילילמנדלית; VMA בשתן
Urine 5-hydroxyindoleacetic acid, 24 hour | 1695-6; 14573-0@mol | urine | mg/24h | umol/24h=0.1912; mg/day=1 | 0..2000 | 5-HIAA; 5HIAA; 5-hydroxyindoleacetic acid; 5-HIAA urine; 5-HIAA 24h urine; 5 hydroxyindole acetic acid; urine 5-HIAA | חומצה 5 הידרוקסיאינדול אצטית; 5HIAA בשתן
Urine protein electrophoresis interpretation | 13438-7 | urine | text |  |  | UPEP; urine protein electrophoresis; protein electrophoresis urine; electrophoresis urine; urine electrophoresis | אלקטרופורזה של חלבונים בשתן; אלקטרופורזה בשתן; אלקטרופורזה חלבונים בשתן
Urine immunofixation | 13440-3 | urine | text |  |  | immunofixation urine; urine IFE; Bence Jones protein; Bence Jones; Bence-Jones proteinuria; IFE urine; BJP | אימונופיקסציה בשתן; חלבון בנס ג׳ונס; בנס ג׳ונס
Urine beta-2 microglobulin |  | urine | ug/L | mg/L=1000 | 0..200000 | beta-2 microglobulin urine; B2 microglobulin urine; urine B2M; B2M urine | בטא 2 מיקרוגלובולין בשתן
Urine porphobilinogen | 2809-2 | urine | text |  |  | PBG; porphobilinogen; porphobilinogen urine; PBG urine; porphobilinogen screen; urine PBG | פורפובילינוגן; פורפובילינוגן בשתן
Urine delta-aminolevulinic acid |  | urine | mg/24h |  | 0..500 | ALA urine; aminolevulinic acid urine; delta-ALA; aminolaevulinic acid; delta aminolevulinic acid | חומצה אמינולבולינית בשתן; ALA בשתן
Urine iodine |  | urine | ug/L |  | 0..5000 | iodine urine; urinary iodine; iodine@urine | יוד בשתן
Fractional excretion of sodium |  | urine | % |  | 0..100 | FENa; FE Na; fractional sodium excretion; FENa % | הפרשה פרקציונלית של נתרן; פרקציית הפרשת נתרן
Urine anion gap |  | urine | mmol/L | mEq/L=1 | -200..300 | UAG; anion gap urine; anion gap@urine | פער אניוני בשתן

# --- Stool
Fecal occult blood | 2335-8 | stool | text |  |  | FOBT; stool occult blood; occult blood stool; faecal occult blood; guaiac; gFOBT; hemoccult; stool guaiac; occult blood fecal; occult blood@stool; fecal occult blood test; occult blood; FOB?; faecal occult blood test; stool for occult blood; blood@stool; FOBT/FIT; FIT/FOBT | דם סמוי בצואה; דם סמוי; בדיקת דם סמוי
Fecal immunochemical test | 29771-3 | stool | text |  |  | FIT?; iFOBT; FIT test; fecal immunochemical; faecal immunochemical test; immunochemical fecal occult blood; occult blood fecal IA; FIT stool; qFIT; occult blood immunochemical; immunochemical FOBT; InSure FIT; fecal globin by immunochemistry; faecal haemoglobin; fecal hemoglobin; FIT haemoglobin; quantitative FIT | דם סמוי אימונוכימי; דם סמוי בשיטה אימונוכימית; בדיקת FIT
Fecal calprotectin | 38445-3 | stool | ug/g | mg/kg=1 | 0..50000 | calprotectin; faecal calprotectin; calprotectin fecal; stool calprotectin; calprotectin stool; calprotectin@stool; FCP; f-calprotectin; FCAL | קלפרוטקטין; קלפרוטקטין בצואה
Fecal elastase | 25907-7 | stool | ug/g |  | 0..5000 | pancreatic elastase; elastase-1; faecal elastase; stool elastase; elastase stool; elastase@stool; fecal pancreatic elastase; pancreatic elastase fecal; FE-1; faecal elastase-1; elastase pancreatic | אלסטאז בצואה; אלסטאז לבלב; אלסטאזה בצואה
Fecal lactoferrin |  | stool | text |  |  | lactoferrin; lactoferrin stool; stool lactoferrin; lactoferrin@stool; faecal lactoferrin | לקטופרין בצואה; לקטופרין
Stool culture | 625-4 | stool | text |  |  | stool C/S; stool culture and sensitivity; stool culture & sensitivity; stool for C/S; culture and sensitivity stool; culture stool; stool C&S; culture@stool; fecal culture; faeces culture; stool cultures; bacterial stool culture; enteric culture; faecal culture | תרבית צואה; תרבית מצואה
Stool ova and parasites | 10704-5; 10701-1 | stool | text |  |  | O&P; ova and parasites; stool parasites; ova & parasites; stool O&P; ova + parasite exam; OCP stool; parasites@stool; ova cysts and parasites; O and P; stool for parasites; parasite examination stool; stool microscopy; stool for O&P; stool for ova and parasites | פרזיטים בצואה; טפילים בצואה; צואה לפרזיטים; ביצים וטפילים; צואה לטפילים; צואה כללית לטפילים; ביצי תולעים וטפילים; ביצים וטפילים בצואה; ביצי טפילים; ביצי תולעים@stool; טפילים@stool; ביצים, ציסטות וטפילים
Clostridioides difficile toxin | 34713-8; 34468-9 | stool | text |  |  | C. difficile toxin; C diff toxin; clostridium difficile toxin; C. diff; CDT?; C difficile; C difficile toxins A+B; C. difficile toxin A/B; clostridium difficile; C diff; C. difficile toxin A and B; clostridium difficile toxins; C. difficile@stool | רעלן קלוסטרידיום; קלוסטרידיום דיפיצילה; טוקסין קלוסטרידיום דיפיצילה; רעלן לקלוסטרידיום דיפיצילה; טוקסין לקלוסטרידיום
Clostridioides difficile toxin gene PCR | 54067-4 | stool | text |  |  | C. difficile PCR; C diff PCR; clostridium difficile PCR; C. diff toxin gene; C difficile toxin gene NAA; tcdB PCR; C. diff toxin PCR; C. difficile toxin PCR; C. difficile toxin B gene PCR | קלוסטרידיום PCR; קלוסטרידיום דיפיצילה PCR
Clostridioides difficile GDH antigen |  | stool | text |  |  | GDH; C. difficile GDH; C difficile antigen; GDH antigen; C. diff GDH | אנטיגן קלוסטרידיום GDH; GDH קלוסטרידיום
Helicobacter pylori stool antigen | 17780-8; 31843-6 | stool | text |  |  | H. pylori stool antigen; H pylori antigen; H. pylori Ag stool; HpSA; helicobacter stool antigen; H pylori stool Ag EIA; H. pylori stool Ag; H pylori@stool; helicobacter pylori antigen; helicobacter pylori Ag; helicobacter antigen stool; H. pylori antigen | אנטיגן הליקובקטר בצואה; הליקובקטר בצואה; אנטיגן להליקובקטר פילורי בצואה; אנטיגן הליקובקטר פילורי בצואה; הליקובקטר פילורי בצואה; אנטיגן הליקובקטר; אנטיגן להליקובקטר; אנטיגן הליקובקטר פילורי; הליקובקטר@stool
Stool leukocytes | 13655-6 | stool | text |  |  | fecal leukocytes; WBC stool; white blood cells stool; stool WBC; faecal leucocytes; leukocytes@stool; WBC@stool; fecal WBC; stool white cells | לויקוציטים בצואה; כדוריות לבנות בצואה
Giardia antigen | 6412-1 | stool | text |  |  | giardia lamblia antigen; giardia?; giardia Ag stool; giardia lamblia; giardia Ag; giardia lamblia Ag; giardia@stool; giardia lamblia Ag EIA | ג׳יארדיה?; אנטיגן ג׳יארדיה; ג׳יארדיה בצואה; גיארדיה?
Cryptosporidium antigen | 41487-0 | stool | text |  |  | cryptosporidium; cryptosporidium Ag; cryptosporidium stool; cryptosporidium@stool | קריפטוספורידיום
Rotavirus antigen | 5880-0 | stool | text |  |  | rotavirus; rotavirus Ag; rotavirus stool; rota antigen; rotavirus@stool | רוטהוירוס?; נגיף רוטה; רוטה וירוס; אנטיגן רוטה; אנטיגן רוטה בצואה; רוטה בצואה; אנטיגן רוטהוירוס
Adenovirus stool antigen |  | stool | text |  |  | adenovirus stool; adenovirus 40/41; adenovirus@stool; enteric adenovirus; adenovirus F 40/41; adenovirus F40/41 | אדנוווירוס בצואה; אדנו בצואה
Norovirus PCR |  | stool | text |  |  | norovirus; norovirus RNA; norovirus@stool; norovirus stool; norovirus GI/GII; norovirus GI/GII RNA; norovirus DNA | נורווירוס; נורו וירוס
Rotavirus PCR |  | stool | text |  |  | rotavirus RNA; rotavirus PCR stool; rotavirus A PCR; rotavirus A RNA | רוטה וירוס PCR
Stool fat | 2270-7 | stool | text |  |  | fecal fat; fat stool; faecal fat; fat@stool; fecal fat qualitative; Sudan stain stool; fat globules stool | שומן בצואה
Stool reducing substances | 11060-1 | stool | text |  |  | reducing substances stool; reducing substances; fecal reducing substances; reducing substances@stool | חומרים מחזרים בצואה
Stool alpha-1 antitrypsin | | stool | mg/dL | mg/g=100 | 0..1000 | alpha-1 antitrypsin stool; fecal alpha-1 antitrypsin; A1AT stool; alpha 1 antitrypsin@stool | אלפא 1 אנטיטריפסין בצואה
Shiga toxin | 21262-1 | stool | text |  |  | shiga toxin stool; shiga-like toxin; STEC; E. coli O157 toxin; shiga toxin@stool; verotoxin; E coli shiga toxin EIA | טוקסין שיגה; רעלן שיגה
Salmonella and Shigella culture | 43371-4 | stool | text |  |  | salmonella/shigella; salmonella shigella screen; salmonella shigella culture; salmonella@stool; shigella@stool | תרבית לסלמונלה ושיגלה; סלמונלה ושיגלה
Campylobacter culture | 6331-3 | stool | text |  |  | campylobacter?; campylobacter stool; campylobacter@stool | קמפילובקטר?; תרבית לקמפילובקטר
Stool consistency |  | stool | text |  |  | consistency stool; appearance stool; consistency@stool; appearance@stool | מרקם הצואה; מרקם@stool
Stool color |  | stool | text |  |  | color stool; stool colour; colour stool; color@stool; colour@stool | צבע הצואה; צבע@stool
Stool pH |  | stool |  |  | 3..10 | pH stool; fecal pH; faecal pH; pH@stool | חומציות הצואה; pH בצואה

# --- Cerebrospinal fluid
CSF glucose | 2342-4; 14744-7@mol | csf | mg/dL | mmol/L=18.016 | 0..700 | glucose CSF; cerebrospinal fluid glucose; spinal fluid glucose; glucose@csf; C.S.F glucose; sugar@csf | גלוקוז ב-CSF; סוכר בנוזל שדרה; גלוקוז בנוזל השדרה; סוכר בנוזל המוח והשדרה; גלוקוז@csf
CSF protein | 2880-3 | csf | mg/dL | g/L=100; mg/L=0.1 | 0..10000 | protein CSF; cerebrospinal fluid protein; spinal fluid protein; total protein CSF; protein@csf; total protein@csf; protein total CSF | חלבון ב-CSF; חלבון בנוזל שדרה; חלבון בנוזל השדרה; חלבון בנוזל המוח והשדרה; חלבון@csf
CSF white cell count | 806-0 | csf | /uL | cells/uL=1; 10^6/L=1; 10^3/uL=1000; 10^9/L=1000 | 0..200000 | WBC CSF; CSF WBC; CSF leukocytes; CSF cell count; white cells CSF; CSF white blood cells; WBC@csf; white blood cells@csf; cells@csf; leukocytes@csf; cell count@csf; total nucleated cells CSF; nucleated cells@csf; TNC@csf; CSF white cells | תאים לבנים ב-CSF; תאים בנוזל השדרה; תאים לבנים בנוזל השדרה; כדוריות לבנות בנוזל השדרה; תאים@csf; ספירת תאים@csf
CSF red cell count | 26454-9; 792-2 | csf | /uL | cells/uL=1; 10^6/L=1; 10^3/uL=1000 | 0..10000000 | RBC CSF; CSF RBC; CSF erythrocytes; red cells CSF; CSF red blood cells; RBC@csf; red blood cells@csf; erythrocytes@csf; CSF red cells | כדוריות אדומות ב-CSF; כדוריות אדומות בנוזל השדרה; תאים אדומים בנוזל השדרה
CSF lymphocytes % | 26479-6; 10328-3 | csf | % |  | 0..100 | CSF lymphocytes; lymphocytes CSF; CSF lymphs; lymphocytes@csf; lymphs@csf; mononuclear cells@csf | לימפוציטים ב-CSF; לימפוציטים בנוזל השדרה; לימפוציטים@csf
CSF polymorphonuclear cells % | 26517-3; 26512-4 | csf | % |  | 0..100 | CSF polys; CSF neutrophils; neutrophils CSF; CSF polymorphs; polymorphonuclear CSF; polys@csf; neutrophils@csf; PMN@csf; segs@csf; polymorphonuclear@csf | נויטרופילים ב-CSF; פולימורפונוקלארים בנוזל השדרה; נויטרופילים@csf
CSF monocytes % | 26486-1 | csf | % |  | 0..100 | CSF monocytes; monocytes CSF; monocytes@csf; monos@csf | מונוציטים ב-CSF; מונוציטים בנוזל השדרה
CSF color | 10335-8 | csf | text |  |  | color CSF; CSF colour; colour CSF; color@csf; colour@csf | צבע נוזל השדרה; צבע@csf
CSF appearance | 10333-3 | csf | text |  |  | appearance CSF; CSF clarity; CSF turbidity; appearance@csf; clarity@csf | מראה נוזל השדרה; מראה@csf
CSF xanthochromia | 13532-7 | csf | text |  |  | xanthochromia; xanthochromia CSF; xanthochromia@csf | קסנטוכרומיה; קסנטוכרומיה בנוזל השדרה
CSF albumin | 1746-7 | csf | mg/dL | mg/L=0.1 | 0..5000 | albumin CSF; albumin@csf | אלבומין ב-CSF; אלבומין בנוזל השדרה
CSF IgG | 2464-6 | csf | mg/dL | mg/L=0.1 | 0..1000 | IgG CSF; IgG@csf | IgG בנוזל השדרה
CSF IgG index | 14117-6 | csf |  |  | 0..10 | IgG index; IgG index CSF; IgG index@csf | אינדקס IgG; אינדקס IgG בנוזל השדרה
CSF oligoclonal bands | 12782-9 | csf | text |  |  | oligoclonal bands; OCB; oligoclonal banding; oligoclonal bands CSF; OCBs; oligoclonal bands@csf | רצועות אוליגוקלונליות; רצועות אוליגוקלונליות בנוזל השדרה; פסים אוליגוקלונליים
CSF lactate |  | csf | mmol/L | mg/dL=0.111 | 0..40 | lactate CSF; lactate@csf; lactic acid CSF | לקטט ב-CSF; לקטט בנוזל השדרה
CSF lactate dehydrogenase | 2528-8 | csf | U/L |  | 0..10000 | CSF LDH; LDH CSF; LDH@csf | LDH בנוזל השדרה
CSF culture | 606-4 | csf | text |  |  | culture CSF; culture@csf; cerebrospinal fluid culture | תרבית CSF; תרבית נוזל שדרה; תרבית נוזל השדרה
CSF VDRL | 5290-2 | csf | text |  |  | VDRL CSF; VDRL@csf | VDRL בנוזל השדרה
CSF opening pressure |  | csf | cmH2O | mmH2O=0.1 | 0..100 | opening pressure; LP opening pressure; lumbar puncture opening pressure; opening pressure CSF | לחץ פתיחה?; לחץ פתיחה בניקור מותני

# --- Other body fluids
Fluid protein | 2881-1 | fluid | g/dL | g/L=0.1; mg/dL=0.001 | 0..15 | protein fluid; body fluid protein; pleural fluid protein; ascites protein; total protein fluid; protein@fluid; total protein@fluid; ascitic fluid protein; protein pleural fluid; peritoneal fluid protein; protein body fluid | חלבון בנוזל; חלבון בנוזל פלאורלי; חלבון בנוזל מיצת; חלבון@fluid
Fluid albumin | 1747-5 | fluid | g/dL | g/L=0.1 | 0..8 | albumin fluid; body fluid albumin; ascites albumin; albumin@fluid; pleural fluid albumin; ascitic fluid albumin; albumin body fluid | אלבומין בנוזל; אלבומין במיצת; אלבומין@fluid
Serum-ascites albumin gradient |  | fluid | g/dL | g/L=0.1 | -2..6 | SAAG | מפל אלבומין סרום מיצת; גרדיאנט אלבומין SAAG
Fluid glucose | 2344-0; 14745-4@mol | fluid | mg/dL | mmol/L=18.016 | 0..2000 | glucose fluid; body fluid glucose; pleural fluid glucose; ascites glucose; glucose@fluid; ascitic fluid glucose; glucose body fluid; synovial fluid glucose | גלוקוז בנוזל; גלוקוז בנוזל פלאורלי; גלוקוז@fluid
Fluid lactate dehydrogenase | 2529-6 | fluid | U/L |  | 0..100000 | LDH fluid; body fluid LDH; pleural fluid LDH; ascites LDH; LDH@fluid; LD@fluid; LDH body fluid; pleural LDH | LDH בנוזל; LDH בנוזל פלאורלי
Fluid amylase | 1795-4 | fluid | U/L |  | 0..500000 | amylase fluid; body fluid amylase; drain amylase; pleural fluid amylase; ascites amylase; amylase@fluid; drain fluid amylase; amylase body fluid | עמילאז בנוזל; עמילאז בנקז; עמילאז@fluid
Fluid lipase | 15212-4 | fluid | U/L |  | 0..500000 | lipase fluid; body fluid lipase; lipase@fluid; drain lipase | ליפאז בנוזל; ליפאז@fluid
Fluid triglycerides | 12228-3; 29766-3@mol | fluid | mg/dL | mmol/L=88.57 | 0..20000 | triglycerides fluid; pleural fluid triglycerides; body fluid triglycerides; triglycerides@fluid; chylous fluid triglycerides | טריגליצרידים בנוזל; טריגליצרידים@fluid
Fluid cholesterol | 12183-0; 29765-5@mol | fluid | mg/dL | mmol/L=38.67 | 0..2000 | cholesterol fluid; pleural fluid cholesterol; body fluid cholesterol; cholesterol@fluid | כולסטרול בנוזל; כולסטרול@fluid
Fluid creatinine | 12190-5; 25386-4@mol | fluid | mg/dL | umol/L=0.01131 | 0..500 | creatinine fluid; body fluid creatinine; drain creatinine; creatinine@fluid | קריאטינין בנוזל; קריאטינין בנקז; קריאטינין@fluid
Fluid bilirubin | 1974-5; 29767-1@mol | fluid | mg/dL | umol/L=0.05848 | 0..200 | bilirubin fluid; body fluid bilirubin; drain bilirubin; bilirubin@fluid | בילירובין בנוזל; בילירובין בנקז; בילירובין@fluid
Fluid pH | 2748-2 | fluid |  |  | 5..9 | pH fluid; pleural fluid pH; body fluid pH; pH@fluid; pleural pH | חומציות הנוזל; pH נוזל פלאורלי
Fluid white cell count | 26466-3; 57845-0 | fluid | /uL | cells/uL=1; 10^6/L=1; 10^3/uL=1000; 10^9/L=1000 | 0..1000000 | WBC fluid; fluid WBC; body fluid WBC; body fluid cell count; synovial fluid WBC; pleural fluid WBC; ascites WBC; ascites cell count; nucleated cells fluid; WBC@fluid; cells@fluid; leukocytes@fluid; nucleated cells@fluid; cell count@fluid; total nucleated cells; total nucleated cell count; white blood cells@fluid; TNC; synovial WBC; fluid cell count | תאים לבנים בנוזל; ספירת תאים בנוזל; תאים בנוזל; תאים@fluid; ספירת תאים@fluid
Fluid red cell count | 26455-6 | fluid | /uL | cells/uL=1; 10^6/L=1; 10^3/uL=1000 | 0..10000000 | RBC fluid; fluid RBC; body fluid RBC; RBC@fluid; red blood cells@fluid; erythrocytes@fluid; fluid red blood cells | תאים אדומים בנוזל; כדוריות אדומות בנוזל; כדוריות אדומות@fluid
Fluid lymphocytes % | 11031-2 | fluid | % |  | 0..100 | lymphocytes fluid; body fluid lymphocytes; fluid lymphs; lymphocytes@fluid; lymphs@fluid; mononuclear@fluid | לימפוציטים בנוזל; לימפוציטים@fluid
Fluid polymorphonuclear cells % | 26518-1; 26513-2 | fluid | % |  | 0..100 | neutrophils fluid; body fluid neutrophils; fluid polys; PMN fluid; ascites PMN; polys@fluid; neutrophils@fluid; PMN@fluid; segs@fluid; synovial PMN %; polymorphonuclear@fluid | נויטרופילים בנוזל; פולימורפונוקלארים בנוזל; נויטרופילים@fluid
Fluid eosinophils % | 26452-3 | fluid | % |  | 0..100 | eosinophils fluid; fluid eosinophils; eosinophils@fluid; body fluid eosinophils | אאוזינופילים בנוזל; אאוזינופילים@fluid
Fluid monocytes and macrophages % | 30437-8 | fluid | % |  | 0..100 | macrophages fluid; macrophages@fluid; monocytes/macrophages@fluid; mono/macrophage fluid; monocyte/macrophage@fluid | מקרופאגים בנוזל; מאקרופאגים בנוזל
Fluid color | 6824-7 | fluid | text |  |  | color fluid; fluid colour; body fluid color; color@fluid; colour@fluid | צבע הנוזל; צבע@fluid
Fluid appearance | 9335-1 | fluid | text |  |  | appearance fluid; body fluid appearance; fluid clarity; appearance@fluid; clarity@fluid | מראה הנוזל; מראה@fluid
Fluid culture | 611-4; 610-6 | fluid | text |  |  | culture body fluid; body fluid culture; pleural fluid culture; ascites culture; synovial fluid culture; culture@fluid; ascitic fluid culture; joint fluid culture; peritoneal fluid culture | תרבית נוזל; תרבית נוזל פלאורלי; תרבית נוזל מיצת; תרבית מיצת; תרבית נוזל מפרק
Fluid adenosine deaminase |  | fluid | U/L |  | 0..1000 | ADA?; adenosine deaminase; pleural fluid ADA; ADA fluid; ADA@fluid; adenosine deaminase pleural | אדנוזין דאמינאז; ADA בנוזל פלאורלי
Synovial fluid crystals | 5781-0 | fluid | text |  |  | joint fluid crystals; crystals synovial fluid; crystals@fluid; synovial crystals; joint crystals; crystal analysis joint fluid | גבישים בנוזל המפרק; קריסטלים בנוזל מפרק; גבישים בנוזל סינוביאלי; גבישים@fluid
Kidney stone composition | 9795-6 | fluid | text |  |  | stone analysis; calculus analysis; stone composition; renal stone analysis; urinary calculus analysis; kidney stone analysis; calculi composition | אנליזת אבן; הרכב אבן בכליה; ניתוח אבן; אנליזה של אבן
Sweat chloride | 2077-6 | fluid | mmol/L | mEq/L=1 | 0..200 | sweat test; chloride sweat; sweat test chloride; sweat chloride test | מבחן זיעה; כלוריד בזיעה; תבחין זיעה; בדיקת זיעה

# --- Semen
Semen volume | 3160-9 | fluid | mL |  | 0..20 | volume semen; ejaculate volume; seminal volume; sperm volume; volume@fluid | נפח זרע; נפח הזרע; נפח שפיכה
Sperm concentration | 9780-8 | fluid | 10^6/mL |  | 0..1000 | sperm count; sperm density; spermatozoa concentration; semen concentration; sperm conc; spermatozoa count; sperm concentration million/mL; concentration@fluid; sperm concentration@fluid | ריכוז זרע; ריכוז תאי זרע; ספירת זרע; ריכוז הזרע
Total sperm count |  | fluid | 10^6 |  | 0..5000 | total sperm number; sperm total count; total sperm per ejaculate; total count semen | סך תאי זרע; ספירה כוללת של זרע
Sperm motility, total | 6800-7 | fluid | % |  | 0..100 | sperm motility; motility?; total motility; motile sperm; motility total; sperm motile % | תנועתיות זרע; ניידות זרע; תנועתיות?; תנועתיות כללית
Sperm motility, progressive | 14194-5 | fluid | % |  | 0..100 | progressive motility; sperm progressive motility; progressively motile; PR motility; motility progressive; motility PR | תנועתיות מתקדמת; תנועתיות פרוגרסיבית; תנועתיות זרע מתקדמת
Sperm normal morphology | 10622-9 | fluid | % |  | 0..100 | normal morphology?; sperm morphology; normal forms?; morphology strict criteria; Kruger morphology; normal forms sperm; morphology normal?; sperm normal forms; sperm normal forms %; normal forms % | מורפולוגיה תקינה; מורפולוגיה של זרע; צורות תקינות זרע; מורפולוגיה זרע
Semen pH | 2752-4 | fluid |  |  | 5..10 | pH semen; seminal pH | חומציות הזרע; pH זרע
Semen white cells | 10579-1 | fluid | 10^6/mL |  | 0..200 | WBC semen; leukocytes semen; semen leukocytes; semen WBC; seminal leukocytes | תאים לבנים בזרע; לויקוציטים בזרע
Semen liquefaction time | 10580-9 | fluid | min |  | 0..240 | liquefaction; liquefaction time; semen liquefaction | זמן התנזלות; התנזלות זרע
Semen viscosity | 9631-3; 32789-0 | fluid | text |  |  | viscosity semen; seminal viscosity | צמיגות הזרע

# --- Breath tests
Helicobacter pylori urea breath test | 29891-9 | breath | text |  |  | urea breath test; UBT; H. pylori breath test; H pylori breath test; C13 urea breath test; 13C-urea breath test; helicobacter breath test; H. pylori UBT; helicobacter pylori breath test; C13 UBT; breath test H pylori | תבחין נשיפה; תבחין נשיפה להליקובקטר; מבחן נשיפה להליקובקטר; תבחין נשיפה אוריאה; בדיקת נשיפה להליקובקטר; מבחן נשיפה
Rapid urease test |  | fluid | text |  |  | CLO test; CLO; CLOtest; rapid urease; urease test | בדיקת אוריאז; מבחן אוריאז מהיר; אוריאז מהיר
Lactose breath test |  | breath | text |  |  | lactose hydrogen breath test; hydrogen breath test lactose; lactose intolerance breath test; hydrogen breath test; lactose tolerance breath test | תבחין נשיפה ללקטוז; מבחן נשיפה ללקטוז; תבחין נשיפה לאי סבילות ללקטוז
Lactulose breath test |  | breath | text |  |  | SIBO breath test; lactulose hydrogen breath test; glucose breath test; SIBO test | תבחין נשיפה ללקטולוז; תבחין נשיפה ל-SIBO
Fructose breath test |  | breath | text |  |  | fructose hydrogen breath test; fructose malabsorption breath test | תבחין נשיפה לפרוקטוז
Fractional exhaled nitric oxide |  | breath | ppb |  | 0..500 | FeNO; exhaled nitric oxide; FENO test; eNO; exhaled NO | תחמוצת החנקן באוויר הננשף; חנקן חמצני בנשיפה; FeNO בנשיפה
Breath alcohol |  | breath | mg/L |  | 0..5 | breathalyzer; breath ethanol; alcohol breath test | אלכוהול בנשיפה; ינשוף

# --- Cardiac measurements
Left ventricular ejection fraction | 10230-1 | measure | % |  | 3..95 | LVEF; EF; LV ejection Fx; ejection fraction; LV ejection fraction; LV EF; ejection fraction (LVEF); EF biplane; EF Simpson; left ventricle ejection fraction; LVEF biplane; left ventricular EF | מקטע פליטה; מקטע פליטה של חדר שמאל; מקטע הפליטה; EF של חדר שמאל; פרקציית פליטה; תפקוד חדר שמאל EF; מקטע פליטה חדר שמאל
Left ventricular end-diastolic diameter | 29436-3 | measure | mm | cm=10 | 10..120 | LVEDD; LVIDd; LVDD; LV end diastolic diameter; LVID diastole; LV diastolic diameter; LV internal dimension diastole; left ventricular internal diameter in diastole | קוטר חדר שמאל סוף דיאסטולי; קוטר חדר שמאל בדיאסטולה
Left ventricular end-systolic diameter | 29438-9 | measure | mm | cm=10 | 5..110 | LVESD; LVIDs; LVSD?; LV end systolic diameter; LVID systole; LV systolic diameter; LV internal dimension systole; left ventricular internal diameter in systole | קוטר חדר שמאל סוף סיסטולי; קוטר חדר שמאל בסיסטולה
Interventricular septum thickness | 18154-5 | measure | mm | cm=10 | 2..50 | IVSd; IVS; septal thickness; IVS diastole; interventricular septum; septum thickness; septal wall thickness; IVS thickness | עובי מחיצה; עובי מחיצה בין חדרית; עובי ספטום
Left ventricular posterior wall thickness | 18152-9 | measure | mm | cm=10 | 2..50 | LVPW; LVPWd; PWT; posterior wall thickness; LV posterior wall; PWd; posterior wall? | עובי דופן אחורית; עובי הקיר האחורי; עובי קיר אחורי
Left ventricular mass index |  | measure | g/m2 |  | 10..500 | LVMI; LV mass index | אינדקס מסת חדר שמאל
Left atrial diameter | 29469-4 | measure | mm | cm=10 | 10..120 | LA diameter; LAD diameter; left atrium diameter; LA size; left atrial dimension; LA dimension; left atrial size; LA AP diameter | קוטר עליה שמאלית; קוטר פרוזדור שמאל; קוטר עלייה שמאלית
Left atrial volume index |  | measure | mL/m2 |  | 5..300 | LAVI; LA volume index; left atrium volume index | אינדקס נפח עליה שמאלית; אינדקס נפח פרוזדור שמאל
Aortic root diameter | 18015-8 | measure | mm | cm=10 | 10..120 | aortic root?; Ao root; aortic root size; AoR; aortic root dimension; sinus of Valsalva diameter | קוטר שורש אבי העורקים; שורש אאורטה; קוטר שורש האאורטה
Ascending aorta diameter |  | measure | mm | cm=10 | 10..120 | ascending aorta?; asc aorta diameter; AscAo; ascending aortic diameter | קוטר אבי העורקים העולה; קוטר אאורטה עולה
Pulmonary artery systolic pressure |  | measure | mmHg |  | 5..200 | PASP; RVSP; SPAP; right ventricular systolic pressure; estimated PA pressure; systolic pulmonary artery pressure; PAP systolic; PA systolic pressure | לחץ ריאתי סיסטולי; לחץ בעורק הריאה; לחץ ריאתי; לחץ סיסטולי בעורק הריאה
E/A ratio |  | measure |  |  | 0..10 | E/A?; mitral E/A ratio; MV E/A; E:A ratio; mitral E/A | יחס E/A
E/e' ratio |  | measure |  |  | 0..60 | E/e'; E/e prime; E/e' average; average E/e'; E/Ea | יחס E/e'
TAPSE |  | measure | mm | cm=10 | 2..50 | tricuspid annular plane systolic excursion; TAPSE RV | תנועת טבעת תלת צניפי TAPSE
Aortic valve area |  | measure | cm2 |  | 0.1..6 | AVA; aortic valve area continuity; AVA (VTI); AV area | שטח מסתם אאורטלי; שטח המסתם הוותיני; שטח מסתם אבי העורקים
Aortic valve mean gradient |  | measure | mmHg |  | 0..150 | AV mean gradient; mean aortic gradient; mean AV gradient; aortic mean gradient; mean gradient aortic valve | מפל ממוצע מסתם אאורטלי; גרדיאנט ממוצע על המסתם האאורטלי
Aortic valve peak gradient |  | measure | mmHg |  | 0..250 | AV peak gradient; peak aortic gradient; max AV gradient; aortic peak gradient; peak gradient aortic valve | מפל מקסימלי מסתם אאורטלי; גרדיאנט מקסימלי על המסתם האאורטלי
Global longitudinal strain |  | measure | % |  | -40..10 | GLS; LV GLS; global longitudinal strain LV | סטריין אורכי גלובלי; GLS חדר שמאל
Coronary artery calcium score |  | measure |  |  | 0..20000 | Agatston score; calcium score; CAC score; coronary calcium score; CACS; CAC?; total calcium score; Agatston | מדד סידן כלילי; ניקוד סידן כלילי; קלציום סקור; סקור סידן; מדד הסתיידות כלילית; ציון סידן; ציון סידן כלילי; ניקוד סידן
QTc interval | 8636-3 | measure | ms | s=1000 | 250..800 | QTc; corrected QT; QT corrected; QTcB; QTcF; QTc Bazett; QTc interval ECG | מקטע QTc; QT מתוקן; אינטרוול QTc
QT interval | 8634-8 | measure | ms | s=1000 | 150..800 | QT?; QT duration | מקטע QT; אינטרוול QT
QRS duration | 8633-0 | measure | ms | s=1000 | 30..350 | QRS?; QRS width; QRSD; QRS interval | רוחב QRS; משך QRS; קומפלקס QRS
PR interval | 8625-6 | measure | ms | s=1000 | 50..600 | PR interval ECG; PQ interval; P-R interval; PR duration | מקטע PR; אינטרוול PR
Ankle-brachial index |  | measure |  |  | 0..3 | ABI; ABPI; ankle brachial pressure index | מדד קרסול זרוע; אינדקס קרסול זרוע; ABI מדד
Toe-brachial index |  | measure |  |  | 0..3 | TBI?; toe brachial index; toe brachial pressure index | מדד אצבע זרוע; אינדקס אצבע זרוע

# --- Lung function, bone density and other measurements
FEV1 | 20150-9 | measure | L | mL=0.001 | 0.1..9 | forced expiratory volume in 1 second; FEV 1; forced expiratory volume 1; FEV1 (L); FEV1 pre | נפח נשיפה מאומץ בשנייה; נפח נשיפה בשנייה הראשונה; FEV1 בליטרים
FEV1 % predicted |  | measure | % |  | 3..200 | FEV1 percent predicted; FEV1 % pred; FEV1 %; FEV1 predicted; FEV1% predicted; %FEV1; FEV1 % of predicted | FEV1 באחוזים; FEV1 אחוז מהצפוי; FEV1 מהצפוי
FVC | 19868-9 | measure | L | mL=0.001 | 0.2..12 | forced vital capacity; FVC (L); FVC pre | קיבולת חיונית מאומצת; FVC בליטרים
FVC % predicted |  | measure | % |  | 3..200 | FVC percent predicted; FVC % pred; FVC %; FVC predicted; %FVC; FVC % of predicted | FVC באחוזים; FVC אחוז מהצפוי
FEV1/FVC ratio | 19926-5 | measure | % |  | 0.1..110 | FEV1/FVC; FEV1/FVC %; Tiffeneau index; FEV1/VC; FEV1:FVC ratio; FEV1% FVC; FER?; FEV1 to FVC ratio | יחס FEV1/FVC; יחס FEV1 ל-FVC
Peak expiratory flow |  | measure | L/min | L/s=60 | 20..1200 | PEF; PEFR; peak flow; peak expiratory flow rate; peak flow rate | זרימת שיא נשיפתית; שיא זרימה; זרימת נשיפה מרבית
FEF 25-75% |  | measure | L/s | L/min=0.01667 | 0..12 | FEF25-75; MMEF; mid expiratory flow; FEF 25 75; forced expiratory flow 25-75; MMEF 75/25; MEF25-75 | זרימת אמצע נשיפה
DLCO |  | measure | mL/min/mmHg | mmol/min/kPa=2.986 | 1..80 | diffusing capacity; TLCO; diffusion capacity; DLCO SB; diffusing capacity for carbon monoxide; transfer factor; DLCO adj; DLCO corrected | כושר דיפוזיה; דיפוזיה ריאתית; כושר פעפוע; דיפוזיה של הריאות
DLCO % predicted |  | measure | % |  | 5..200 | DLCO %; DLCO % pred; DLCO percent predicted; TLCO % predicted; TLCO %; diffusion % predicted | דיפוזיה באחוזים; DLCO אחוז מהצפוי
Total lung capacity |  | measure | L | mL=0.001 | 0.5..15 | TLC lung; TLC pleth; total lung capacity L | קיבולת ריאות כוללת; נפח ריאות כולל
Residual volume |  | measure | L | mL=0.001 | 0.1..10 | RV lung; residual lung volume; residual volume lung | נפח שיורי; נפח שארי
Apnea-hypopnea index |  | measure | /h |  | 0..200 | AHI; apnoea hypopnoea index; AHI events/hour; RDI; respiratory disturbance index | מדד הפסקות נשימה; אינדקס דום נשימה; מדד AHI; אינדקס AHI
Six-minute walk distance |  | measure | m |  | 0..1200 | 6MWD; 6MWT; six minute walk test; 6 minute walk; 6-minute walk distance; 6 min walk test | מבחן הליכה 6 דקות; הליכה 6 דקות; מרחק הליכה ב-6 דקות
DAS28 |  | measure |  |  | 0..10 | DAS-28; DAS28-CRP; DAS28-ESR; DAS28 (CRP); disease activity score 28; DAS 28 | מדד DAS28; ציון DAS28
DAPSA |  | measure |  |  | 0..160 | DAPSA score; disease activity in psoriatic arthritis | מדד DAPSA; ציון DAPSA
Kt/V |  | measure |  |  | 0..4 | KT/V; spKt/V; Kt/V (single pool); Kt/V urea; dialysis adequacy Kt/V | מדד Kt/V; יעילות דיאליזה Kt/V
Mini-Mental State Examination | 72106-8 | measure |  |  | 0..30 | MMSE; mini mental state examination; mini-mental score; MMSE score; mini mental test; Mini-Mental State Exam | מבחן MMSE; מיני מנטל; ציון MMSE
Glasgow Coma Scale | 9269-2 | measure |  |  | 3..15 | GCS; GCS score; Glasgow coma score; Glasgow coma scale score | סולם גלזגו; ציון גלזגו; מדד גלזגו
CHA2DS2-VASc score |  | measure |  |  | 0..9 | CHA2DS2-VASc; CHA2DS2VASc; CHADS-VASc; CHADSVASc; CHA2DS2-VA | מדד CHA2DS2-VASc; ציון CHA2DS2-VASc
Norton scale |  | measure |  |  | 5..20 | Norton score; Norton scale score; Norton pressure sore scale | סולם נורטון; ציון נורטון; מדד נורטון
Pain score (VAS) | 38214-3 | measure |  |  | 0..10 | VAS; VAS score; VAS pain score; pain VAS; visual analogue scale; visual analog scale | סולם VAS; מדד כאב VAS
NIH Stroke Scale score | 72089-6 | measure |  |  | 0..42 | NIHSS; NIHSS score; NIH stroke scale; NIH Stroke Scale total score | ציון NIHSS; סולם NIHSS
Montreal Cognitive Assessment | 72172-0 | measure |  |  | 0..30 | MoCA score; MoCA test; MoCA | מבחן MoCA; ציון MoCA
Bone density T-score |  | measure |  |  | -9..9 | T-score; DEXA T-score; DXA T-score; bone mineral density T-score; BMD T-score | מדד T; ציון T; T-score בצפיפות עצם; טי סקור
Bone density T-score, lumbar spine |  | measure |  |  | -9..9 | lumbar spine T-score; T-score lumbar; T-score L1-L4; L1-L4 T-score; spine T-score; T-score spine; lumbar T-score; T score lumbar spine | T-score עמוד שדרה מותני; מדד T בעמוד השדרה; ציון T עמוד שדרה
Bone density T-score, femoral neck |  | measure |  |  | -9..9 | femoral neck T-score; T-score femoral neck; T-score neck of femur; hip neck T-score; FN T-score | T-score צוואר ירך; מדד T בצוואר הירך; ציון T צוואר הירך
Bone density T-score, total hip |  | measure |  |  | -9..9 | total hip T-score; T-score total hip; hip T-score; T-score hip | T-score ירך כללי; מדד T בירך; ציון T ירך
Bone density Z-score |  | measure |  |  | -9..9 | Z-score; DEXA Z-score; DXA Z-score; BMD Z-score | מדד Z; ציון Z; Z-score בצפיפות עצם
Bone mineral density |  | measure | g/cm2 |  | 0.1..3 | BMD; bone density?; bone mineral density g/cm2; BMD g/cm2 | צפיפות עצם; צפיפות מינרלים בעצם
FRAX major fracture risk |  | measure | % |  | 0..100 | FRAX; FRAX major osteoporotic; 10-year major osteoporotic fracture risk; FRAX score; FRAX MOF | מדד FRAX; סיכון לשבר FRAX
FRAX hip fracture risk |  | measure | % |  | 0..100 | FRAX hip; 10-year hip fracture risk; FRAX hip fracture | סיכון לשבר ירך FRAX
Intraocular pressure |  | measure | mmHg |  | 1..90 | IOP; eye pressure; tonometry; Goldmann IOP; intra-ocular pressure; applanation tonometry | לחץ תוך עיני; לחץ עיני; ל.ת.ע
Post-void residual volume |  | measure | mL |  | 0..3000 | PVR?; post void residual; residual urine; post-void residual urine; postvoid residual; PVR bladder; residual urine volume | שארית שתן; שארית שתן לאחר השתנה; נפח שארית?; שארית לאחר השתנה
Maximum urinary flow rate |  | measure | mL/s |  | 0..80 | Qmax; uroflow Qmax; maximum flow rate; peak urinary flow; Q max; uroflowmetry Qmax | זרימת שתן מקסימלית; קצב זרימה מרבי; Qmax באורופלו
Prostate volume |  | measure | mL | g=1; cm3=1 | 3..600 | prostate size; prostatic volume; prostate weight; prostate volume TRUS; prostate with a volume | נפח ערמונית; ערמונית נפח; ערמונית בנפח; גודל ערמונית; נפח הערמונית; נפח פרוסטטה
Nuchal translucency |  | measure | mm |  | 0..20 | NT?; nuchal translucency thickness; NT mm?; nuchal translucency NT | שקיפות עורפית; שקיפות עורפית מ״מ
Amniotic fluid index |  | measure | cm | mm=0.1 | 0..60 | AFI; amniotic index; amniotic fluid index AFI | מדד מי שפיר; אינדקס מי שפיר; AFI מי שפיר
Estimated fetal weight |  | measure | g | kg=1000 | 10..7000 | EFW; fetal weight estimate; estimated foetal weight; fetal weight? | הערכת משקל עובר; משקל עובר משוער; הערכת משקל?; משקל מוערך
Cervical length |  | measure | mm | cm=10 | 0..80 | cervix length; TVCL; cervical length transvaginal; cervical length TV | אורך צוואר הרחם; אורך צוואר רחם; אורך צוואר
Endometrial thickness |  | measure | mm | cm=10 | 0..80 | endometrium thickness; endometrial stripe; endometrial lining; endometrial echo; EMT?; endometrium? | עובי רירית הרחם; עובי רירית; רירית הרחם בעובי; עובי אנדומטריום

# --- Further tests; codes are left out where none is certain
LDL particle number | 54434-6 | blood | nmol/L |  | 50..6000 | LDL-P; LDL particles; LDL particle concentration; LDL-P number | מספר חלקיקי LDL
Acid phosphatase | 1715-2 | blood | U/L |  | 0..500 | acid phos; ACP?; phosphatase acid | פוספטזה חומצית
Cold agglutinins |  | blood | text |  |  | cold agglutinin; cold agglutinin titer; cold agglutinin titer quant; cold agglutinin titre | אגלוטינינים קרים; קולד אגלוטינינים
HFE C282Y mutation |  | blood | text |  |  | HFE C282Y; HFE C282Y genotype; C282Y; HFE gene C282Y; hemochromatosis gene C282Y; haemochromatosis genotype; hemochromatosis DNA; HFE genotype | מוטציה C282Y; המוכרומטוזיס גנטי
HFE H63D mutation |  | blood | text |  |  | HFE H63D; HFE H63D genotype; H63D | מוטציה H63D
Norclozapine level |  | blood | ug/mL | mg/L=1; ng/mL=0.001; ug/L=0.001 | 0..20 | norclozapine; desmethylclozapine; N-desmethylclozapine | נורקלוזאפין
Apixaban level |  | blood | ng/mL | ug/L=1 | 0..3000 | anti-Xa apixaban; apixaban anti-Xa; apixaban concentration | רמת אפיקסבן
Rivaroxaban level |  | blood | ng/mL | ug/L=1 | 0..3000 | anti-Xa rivaroxaban; rivaroxaban anti-Xa; rivaroxaban concentration | רמת ריברוקסבן
Dabigatran level |  | blood | ng/mL | ug/L=1 | 0..3000 | dabigatran concentration; dilute thrombin time dabigatran | רמת דביגטרן
Nortriptyline level |  | blood | ng/mL | ug/L=1 | 0..3000 | nortriptyline serum level; nortriptyline concentration | רמת נורטריפטילין
Amitriptyline level |  | blood | ng/mL | ug/L=1 | 0..3000 | amitriptyline serum level; amitriptyline concentration | רמת אמיטריפטילין
Lacosamide level |  | blood | ug/mL | mg/L=1 | 0..100 | lacosamide concentration; vimpat level | רמת לקוסאמיד
Zonisamide level |  | blood | ug/mL | mg/L=1 | 0..200 | zonisamide concentration | רמת זוניסאמיד
Gabapentin level |  | blood | ug/mL | mg/L=1 | 0..200 | gabapentin concentration | רמת גבפנטין
Risperidone level |  | blood | ng/mL | ug/L=1 | 0..1000 | risperidone concentration | רמת ריספרידון
Olanzapine level |  | blood | ng/mL | ug/L=1 | 0..2000 | olanzapine concentration | רמת אולנזפין
Carbohydrate deficient transferrin |  | blood | % |  | 0..60 | CDT %; %CDT; carbohydrate-deficient transferrin; CD transferrin | טרנספרין חסר פחמימות
Phosphatidylethanol |  | blood | ng/mL | ug/L=1 | 0..10000 | PEth; PEth 16:0/18:1; phosphatidyl ethanol | פוספטידיל אתנול
Cotinine |  | blood | ng/mL | ug/L=1 | 0..5000 | cotinine serum; nicotine metabolite | קוטינין
Cobalt |  | blood | ug/L | ng/mL=1; nmol/L=0.0589 | 0..2000 | cobalt level; serum cobalt; whole blood cobalt | קובלט
Chromium |  | blood | ug/L | ng/mL=1; nmol/L=0.052 | 0..2000 | chromium level; serum chromium; whole blood chromium | כרום
Manganese |  | blood | ug/L | ng/mL=1; nmol/L=0.0549 | 0..500 | manganese level; whole blood manganese | מנגן
Zinc protoporphyrin | | blood | ug/dL | | 0..2000 | ZPP; ZnPP | אבץ פרוטופורפירין
ADAMTS13 activity |  | blood | % | IU/mL=100 | 0..250 | ADAMTS-13 activity; ADAMTS13; ADAMTS-13 | פעילות ADAMTS13
C1 esterase inhibitor, functional |  | blood | % |  | 0..250 | C1 inhibitor function; C1 esterase inhibitor functional; C1-INH function; C1 inhibitor functional | C1 אינהיביטור תפקודי
RNA polymerase III antibodies | | blood | U/mL | units=1 | 0..5000 | anti-RNA polymerase III; RNA polymerase III Ab IgG; RNP III antibodies | נוגדנים ל-RNA פולימראז III
Ribosomal P antibodies | | blood | U/mL | units=1 | 0..5000 | anti-ribosomal P; ribosomal P protein antibodies; ribosomal P Ab | נוגדנים לריבוזומל P
NMDA receptor antibodies |  | blood | text |  |  | anti-NMDA receptor; NMDAR antibodies; NMDA-R antibodies | נוגדנים ל-NMDA
Varicella zoster virus PCR |  | fluid | text |  |  | VZV PCR; VZV DNA; varicella zoster PCR | PCR ל-VZV
Enterovirus PCR |  | fluid | text |  |  | enterovirus RNA PCR | PCR לאנטרווירוס
Bordetella pertussis PCR |  | fluid | text |  |  | bordetella pertussis?; bordetella pertussis DNA; pertussis PCR; B. pertussis PCR; whooping cough PCR | PCR לשעלת; שעלת?
Bordetella parapertussis PCR |  | fluid | text |  |  | bordetella parapertussis?; parapertussis PCR; B. parapertussis PCR; bordetella parapertussis DNA | PCR לפאראשעלת
Chlamydia pneumoniae PCR |  | fluid | text |  |  | chlamydia pneumoniae?; chlamydophila pneumoniae?; C. pneumoniae PCR; chlamydia pneumoniae DNA; chlamydophila pneumoniae PCR | PCR לכלמידיה פנאומוניה
Mycoplasma pneumoniae PCR |  | fluid | text |  |  | mycoplasma pneumoniae?; M. pneumoniae PCR; mycoplasma PCR; mycoplasma pneumoniae DNA; mycoplasma pneumoniae NAAT | PCR למיקופלזמה; מיקופלזמה?
Dengue antibodies |  | blood | text |  |  | dengue; dengue serology | דנגה
Dengue NS1 antigen |  | blood | text |  |  | dengue NS1; dengue NS1 Ag; NS1 antigen; NS1 Ag; NS1?; dengue NS-1 antigen; dengue virus NS1 antigen; dengue NS1 antigen rapid | אנטיגן NS1 לדנגה
Dengue IgM antibody |  | blood | text |  |  | dengue IgM; dengue IgM Ab; dengue virus IgM; dengue IgM antibodies; dengue Ab IgM; dengue IgM rapid | נוגדני IgM לדנגה
Dengue IgG antibody |  | blood | text |  |  | dengue IgG; dengue IgG Ab; dengue virus IgG; dengue IgG antibodies; dengue Ab IgG; dengue IgG rapid | נוגדני IgG לדנגה
Strongyloides antibodies |  | blood | text |  |  | Strongyloides IgG; strongyloides serology; strongyloides | סטרונגילואידס
Schistosoma antibodies |  | blood | text |  |  | schistosomiasis serology; schistosoma IgG; bilharzia serology; bilharzia antibody; bilharzia antibodies; bilharzia IgG; schistosomiasis antibodies; schistosoma | שיסטוזומה
Toxocara antibodies |  | blood | text |  |  | toxocara; toxocara IgG | טוקסוקרה
Plasminogen activity |  | blood | % |  | 0..250 | plasminogen | פלסמינוגן

# --- Further analytes
Galectin-3 | | blood | ng/mL | ug/L=1 | 0..200 | | גלקטין 3
Soluble ST2 | | blood | ng/mL | ug/L=1 | 0..1000 | ST2; sST2 | ST2 מסיס
ELF score | | blood | | | 0..20 | enhanced liver fibrosis score; enhanced liver fibrosis | ציון ELF
APRI | | blood | | | 0..100 | APRI score; AST to platelet ratio index | מדד APRI
Omega-3 index | | blood | % | | 0..25 | | מדד אומגה 3
Myeloperoxidase | | blood | pmol/L | | 0..10000 | myeloperoxidase, plasma | מיאלופרוקסידז
Lipoprotein-associated phospholipase A2 | | blood | ng/mL | | 0..2000 | Lp-PLA2; LpPLA2; PLAC test | Lp-PLA2 בדם; ליפופרוטאין פוספוליפאז A2
Small dense LDL | | blood | mg/dL | | 0..500 | sdLDL; sd-LDL; small dense LDL cholesterol | LDL קטן וצפוף
Sperm DNA fragmentation | | fluid | % | | 0..100 | DNA fragmentation index; DFI? | שברי DNA בזרע; פרגמנטציית DNA בזרע
Amniotic fluid alpha-fetoprotein | | fluid | ug/mL | | 0..200 | amniotic fluid AFP; AF-AFP | חלבון עוברי במי שפיר
Specific IgE | | blood | kU/L | | 0..1000 | allergen specific IgE; RAST; sIgE | IgE ספציפי; RAST לאלרגנים

# --- What laboratories print beside the common tests; codes are left out where none is certain
Stomatocytes | 10380-4 | blood | text | | | stomatocytes smear; stomatocytosis | סטומטוציטים
Basophilic stippling | 703-9 | blood | text | | | basophil stippling | נקודות בזופיליות; ניקוד בזופילי
Toxic granulation | 803-7 | blood | text | | | toxic granules; toxic granulation smear | גרנולציה טוקסית
Heinz bodies | 48068-1 | blood | text | | | Heinz body stain; Heinz body test | גופיפי היינץ
Hypersegmented neutrophils | | blood | text | | | hypersegmentation; neutrophil hypersegmentation; hypersegmented neuts | נויטרופילים היפרסגמנטיים
Pelgeroid cells | | blood | text | | | pelgeroid neutrophils; pseudo-Pelger cells; pseudo Pelger-Huet | תאים פלגרואידיים
PFA-100 collagen/ADP closure time | | blood | s | | 10..500 | PFA-100 Col/ADP; PFA Col/ADP; PFA collagen ADP; collagen/ADP; collagen ADP closure time; PFA-200 Col/ADP; Col/ADP | זמן סגירה קולגן ADP
PFA-100 collagen/epinephrine closure time | | blood | s | | 10..500 | PFA-100 Col/Epi; PFA Col/Epi; PFA collagen epinephrine; collagen/epinephrine; collagen epinephrine closure time; PFA-200 Col/Epi; Col/Epi | זמן סגירה קולגן אפינפרין
Clotting time | | blood | min | s=0.0167 | 0..60 | whole blood clotting time; clotting time (CT) | זמן קרישה
5'-Nucleotidase | | blood | U/L | | 0..500 | 5 nucleotidase; 5'NT; 5-nucleotidase | 5 נוקלאוטידאז
Beta carotene | | blood | ug/dL | umol/L=53.69 | 0..2000 | carotene; carotene, beta; serum carotene; b-carotene; carotenes | קרוטן; בטא קרוטן
Biotin | | blood | ng/mL | ug/L=1; pg/mL=0.001; ng/L=0.001 | 0..10000 | vitamin B7; vitamin H level | ביוטין; ויטמין B7
Niacin | | blood | ug/mL | mg/L=1 | 0..500 | vitamin B3; nicotinic acid level | ניאצין; ויטמין B3
Cadmium | | blood | ug/L | ng/mL=1; nmol/L=0.1124 | 0..500 | blood cadmium; cadmium level; whole blood cadmium | קדמיום
Glucagon | | blood | pg/mL | ng/L=1; pmol/L=3.485 | 0..20000 | glucagon plasma; plasma glucagon | גלוקגון בפלזמה
Serotonin | | blood | ng/mL | ug/L=1; nmol/L=0.1762 | 0..5000 | serotonin serum; serum serotonin; 5-HT serum | סרוטונין; סרוטונין בדם
Vasoactive intestinal peptide | | blood | pg/mL | ng/L=1; pmol/L=3.326 | 0..5000 | VIP level; vasoactive intestinal polypeptide; VIP plasma | פפטיד VIP
ROMA index | | blood | % | | 0..100 | ROMA; ROMA score; risk of ovarian malignancy algorithm; ROMA premenopausal; ROMA postmenopausal | מדד ROMA
Immunoglobulin D | | blood | mg/dL | g/L=100; mg/L=0.1; IU/mL | 0..5000 | IgD; serum IgD | אימונוגלובולין D
Complement C1q | | blood | mg/dL | mg/L=0.1; g/L=100 | 0..100 | C1q; C1q complement; complement component C1q | משלים C1q
HLA-B51 | | blood | text | | | HLA-B*51; HLA B51; B51 | HLA-B51 סיווג רקמות
HLA-DQ2 | | blood | text | | | HLA DQ2; DQ2; HLA-DQ2.5 | HLA-DQ2 סיווג רקמות
HLA-DQ8 | | blood | text | | | HLA DQ8; DQ8 | HLA-DQ8 סיווג רקמות
Ganglioside GM1 antibodies | | blood | text | | | GM1 antibodies; anti-GM1; GM1 Ab; anti GM1; ganglioside GM1 Ab | נוגדני GM1; נוגדנים ל-GM1
Ganglioside GQ1b antibodies | | blood | text | | | GQ1b antibodies; anti-GQ1b; GQ1b Ab | נוגדני GQ1b; נוגדנים ל-GQ1b
Urine ethyl glucuronide | | urine | text | | | ethyl glucuronide; EtG; urine EtG; EtG urine; ethyl glucuronide urine | אתיל גלוקורוניד; אתיל גלוקורוניד בשתן
Urine tramadol screen | | urine | text | | | tramadol screen; tramadol urine; tramadol@urine | טרמדול בשתן
Exhaled carbon monoxide | | breath | ppm | | 0..200 | carbon monoxide breath; breath carbon monoxide; CO breath test; carbon monoxide; exhaled CO | פחמן חד חמצני בנשיפה
Sperm vitality | | fluid | % | | 0..100 | vitality; sperm viability; vitality (live); live sperm; sperm vitality % | חיוניות זרע; חיות הזרע
Semen round cells | | fluid | 10^6/mL | | 0..200 | round cells; round cells semen; round cells million/mL | תאים עגולים בזרע; תאים עגולים
Mixed antiglobulin reaction test IgG | | fluid | % | | 0..100 | MAR test; MAR test IgG; MAR IgG; mixed antiglobulin reaction | מבחן MAR; תבחין MAR
Seminal fructose | | fluid | umol | | 0..500 | fructose semen; fructose@fluid; seminal plasma fructose | פרוקטוז בזרע
Sperm agglutination | | fluid | text | | | agglutination?; agglutination semen | אגלוטינציה בזרע
Sexual abstinence | | fluid | d | | 0..90 | abstinence?; abstinence, days; days of abstinence | ימי הימנעות
Karyotype | | blood | text | | | karyotype blood; chromosome analysis; cytogenetics karyotype; chromosomal analysis | קריוטיפ; בדיקת כרומוזומים
Y chromosome microdeletion | | blood | text | | | Y microdeletion; Y microdeletions; AZF deletion; AZF microdeletions; Yq microdeletion | מיקרודלציה בכרומוזום Y; חסרים בכרומוזום Y
SMN1 copy number | | blood | text | | | SMN1; SMN1 copies; SMA carrier screen; spinal muscular atrophy carrier screen | הגן SMN1; סקר נשאות ל-SMA; עותקים של SMN1
FMR1 CGG repeats | | blood | text | | | FMR1; fragile X; fragile X carrier screen; FMR1 gene; CGG repeats FMR1 | הגן FMR1; איקס שביר; X שביר
GBA mutation | | blood | text | | | GBA; GBA gene; Gaucher carrier screen | הגן GBA; סקר נשאות לגושה
Fetal fraction | | blood | % | | 0..60 | fetal DNA fraction; foetal fraction; cfDNA fetal fraction | אחוז DNA עוברי; פרקציה עוברית
Trisomy 13 risk | | blood | text | | | Patau syndrome risk; trisomy 13 chance; T13 risk; risk for trisomy 13 | סיכון לטריזומיה 13; סיכון לתסמונת פטאו
Trisomy 18 and 13 risk | | blood | text | | | trisomy 18 and 13 chance; trisomy 13 and 18 chance; T18/T13 chance; trisomy 13/18 risk; Edwards and Patau syndromes chance | סיכון לטריזומיות 13 ו-18
Open neural tube defect risk | | blood | text | | | neural tube defect risk; NTD risk; open spina bifida risk; ONTD risk; OSB risk | סיכון למום פתוח בתעלה העצבית; סיכון למום פתוח
Salmonella, stool | | stool | text | | | salmonella PCR; salmonella DNA; salmonella spp; salmonella species; salmonella spp. PCR | סלמונלה; סלמונלה בצואה
Shigella, stool | | stool | text | | | shigella PCR; shigella DNA; shigella/EIEC; shigella/enteroinvasive E. coli; shigella spp | שיגלה; שיגלה בצואה
Campylobacter, stool PCR | | stool | text | | | campylobacter PCR; campylobacter DNA; campylobacter spp PCR | קמפילובקטר PCR
Yersinia enterocolitica, stool | | stool | text | | | yersinia enterocolitica; yersinia PCR; yersinia DNA; yersinia@stool | ירסיניה
Vibrio, stool | | stool | text | | | vibrio PCR; vibrio DNA; vibrio cholerae; vibrio@stool; vibrio spp | ויבריו
Aeromonas, stool | | stool | text | | | aeromonas PCR; aeromonas DNA; aeromonas@stool; aeromonas spp | אארומונס
Enteropathogenic E. coli, stool | | stool | text | | | enteropathogenic E. coli; EPEC; EPEC PCR; E. coli EPEC | אי קולי אנטרופתוגני
Enterotoxigenic E. coli, stool | | stool | text | | | enterotoxigenic E. coli; ETEC; ETEC PCR | אי קולי אנטרוטוקסיגני
Enteroaggregative E. coli, stool | | stool | text | | | enteroaggregative E. coli; EAEC; EAEC PCR | אי קולי אנטרואגרגטיבי
Shiga toxin genes, stool PCR | | stool | text | | | shiga toxin E. coli; shiga toxin-producing E. coli; stx1/stx2; STEC PCR; shiga toxin genes | גנים לרעלן שיגה
Cyclospora, stool | | stool | text | | | cyclospora; cyclospora cayetanensis; cyclospora PCR; cyclospora DNA | ציקלוספורה
Entamoeba histolytica, stool | | stool | text | | | entamoeba histolytica; E. histolytica; entamoeba histolytica PCR; entamoeba histolytica antigen | אנטמבה היסטוליטיקה
Dientamoeba fragilis, stool | | stool | text | | | dientamoeba fragilis; D. fragilis; dientamoeba fragilis PCR | דיאנטמבה פרגיליס
Blastocystis, stool | | stool | text | | | blastocystis; blastocystis hominis; blastocystis PCR | בלסטוציסטיס
Astrovirus, stool | | stool | text | | | astrovirus; astrovirus PCR; astrovirus RNA | אסטרווירוס
Sapovirus, stool | | stool | text | | | sapovirus; sapovirus PCR; sapovirus RNA | ספווירוס
Human metapneumovirus | | fluid | text | | | hMPV; metapneumovirus; hMPV PCR; human metapneumovirus PCR; human metapneumovirus RNA | מטפנאומווירוס; מטפנוימווירוס
Parainfluenza virus | | fluid | text | | | parainfluenza; parainfluenza PCR; parainfluenza viruses | פאראאינפלואנזה; פרה אינפלואנזה
Parainfluenza virus 1 | | fluid | text | | | parainfluenza 1; parainfluenza virus type 1; human parainfluenza virus 1; parainfluenza type 1 | פרה אינפלואנזה 1; פרא 1?; פרה 1?
Parainfluenza virus 2 | | fluid | text | | | parainfluenza 2; parainfluenza virus type 2; human parainfluenza virus 2; parainfluenza type 2 | פרה אינפלואנזה 2; פרא 2?; פרה 2?
Parainfluenza virus 3 | | fluid | text | | | parainfluenza 3; parainfluenza virus type 3; human parainfluenza virus 3; parainfluenza type 3 | פרה אינפלואנזה 3; פרא 3?; פרה 3?
Parainfluenza virus 4 | | fluid | text | | | parainfluenza 4; parainfluenza virus type 4; human parainfluenza virus 4; parainfluenza type 4 | פרה אינפלואנזה 4
Rhinovirus/enterovirus | | fluid | text | | | rhinovirus; rhinovirus/enterovirus PCR; human rhinovirus/enterovirus; rhino/enterovirus; rhinovirus PCR | רינווירוס; רינו וירוס; רינו?
Coronavirus 229E | | fluid | text | | | human coronavirus 229E; HCoV-229E; HCoV 229E | נגיף קורונה 229E
Coronavirus HKU1 | | fluid | text | | | human coronavirus HKU1; HCoV-HKU1; HCoV HKU1 | נגיף קורונה HKU1
Coronavirus NL63 | | fluid | text | | | human coronavirus NL63; HCoV-NL63; HCoV NL63 | נגיף קורונה NL63
Coronavirus OC43 | | fluid | text | | | human coronavirus OC43; HCoV-OC43; HCoV OC43 | נגיף קורונה OC43

# --- Tumour genetics: what a molecular report says of a gene, by its HGNC symbol (genenames.org). No code: LOINC has one for each
# variant, specimen and method, of which such a table names none. Symbols that are words, or abbreviations of something else, count
# only with what is looked for in the gene.
EGFR mutation |  | fluid | text |  |  | EGFR (SNVs/Indels); EGFR gene; EGFR exon 19 deletion; EGFR T790M; EGFR L858R; EGFR exon 20 insertion; EGFR mutations; EGFR mutation analysis; EGFR variant | מוטציה ב-EGFR
EGFR amplification |  | fluid | text |  |  | EGFR gene amplification; EGFR copy number | הגברת EGFR; אמפליפיקציה של EGFR
KRAS mutation |  | fluid | text |  |  | KRAS; K-RAS; KRAS gene; KRAS G12C; KRAS mutations; KRAS mutation analysis; KRAS gene mutation; KRAS exon 2 | מוטציה ב-KRAS
NRAS mutation |  | fluid | text |  |  | NRAS; N-RAS; NRAS gene; NRAS mutations | מוטציה ב-NRAS
HRAS mutation |  | fluid | text |  |  | HRAS; H-RAS; HRAS gene | מוטציה ב-HRAS; הגן HRAS
BRAF mutation |  | fluid | text |  |  | BRAF; B-RAF; BRAF gene; BRAF V600E; BRAF V600; BRAF mutations | מוטציה ב-BRAF
ALK fusion |  | fluid | text |  |  | ALK (fusion); ALK rearrangement; ALK gene rearrangement; ALK FISH; ALK translocation | שחלוף ALK
ALK amplification |  | fluid | text |  |  | ALK gene amplification | הגברת ALK; אמפליפיקציה של ALK
ROS1 fusion |  | fluid | text |  |  | ROS1; ROS1 (fusion); ROS1 rearrangement; ROS1 gene rearrangement; ROS1 FISH | שחלוף ROS1
ROS1 amplification |  | fluid | text |  |  | ROS1 gene amplification | הגברת ROS1; אמפליפיקציה של ROS1
RET fusion |  | fluid | text |  |  | RET (fusion); RET rearrangement; RET gene rearrangement | שחלוף RET
MET exon 14 skipping |  | fluid | text |  |  | MET exon 14; METex14; METex14 skipping; MET exon 14 skipping mutation | דילוג על אקסון 14 ב-MET
MET amplification |  | fluid | text |  |  | MET gene amplification; c-MET amplification | הגברת MET; אמפליפיקציה של MET
NTRK1 fusion |  | fluid | text |  |  | NTRK1; NTRK1 (fusion); NTRK1 rearrangement | שחלוף NTRK1; איחוי NTRK1
NTRK2 fusion |  | fluid | text |  |  | NTRK2; NTRK2 (fusion); NTRK2 rearrangement | שחלוף NTRK2; איחוי NTRK2
NTRK3 fusion |  | fluid | text |  |  | NTRK3; NTRK3 (fusion); NTRK3 rearrangement | שחלוף NTRK3; איחוי NTRK3
ERBB2 (HER2) |  | fluid | text |  |  | ERBB2; ERBB2 mutation; ERBB2 amplification; HER2 amplification; HER2 (ERBB2); HER2 mutation | הגן HER2; הגן ERBB2
TP53 |  | fluid | text |  |  | TP53 mutation; TP53 gene; p53 mutation | מוטציה ב-TP53; הגן TP53
STK11 |  | fluid | text |  |  | STK11 mutation; STK11 gene; LKB1 | מוטציה ב-STK11; הגן STK11
KEAP1 |  | fluid | text |  |  | KEAP1 mutation; KEAP1 gene | מוטציה ב-KEAP1; הגן KEAP1
PIK3CA |  | fluid | text |  |  | PIK3CA mutation; PIK3CA gene | מוטציה ב-PIK3CA; הגן PIK3CA
PTEN |  | fluid | text |  |  | PTEN mutation; PTEN gene; PTEN loss | מוטציה ב-PTEN; הגן PTEN
AKT1 |  | fluid | text |  |  | AKT1 mutation; AKT1 gene | מוטציה ב-AKT1; הגן AKT1
BRCA1 |  | fluid | text |  |  | BRCA1 gene; BRCA1 variant | מוטציה ב-BRCA1; הגן BRCA1
BRCA2 |  | fluid | text |  |  | BRCA2 gene; BRCA2 variant | מוטציה ב-BRCA2; הגן BRCA2
CDKN2A |  | fluid | text |  |  | CDKN2A gene; CDKN2A deletion; CDKN2A mutation | מוטציה ב-CDKN2A; הגן CDKN2A
MAP2K1 |  | fluid | text |  |  | MAP2K1 mutation; MAP2K1 gene; MEK1 mutation | מוטציה ב-MAP2K1; הגן MAP2K1
FGFR1 |  | fluid | text |  |  | FGFR1 mutation; FGFR1 gene; FGFR1 amplification | מוטציה ב-FGFR1; הגן FGFR1
FGFR2 |  | fluid | text |  |  | FGFR2 mutation; FGFR2 gene; FGFR2 fusion | מוטציה ב-FGFR2; הגן FGFR2
FGFR3 |  | fluid | text |  |  | FGFR3 mutation; FGFR3 gene; FGFR3 fusion | מוטציה ב-FGFR3; הגן FGFR3
IDH1 |  | fluid | text |  |  | IDH1 mutation; IDH1 gene; IDH1 R132H | מוטציה ב-IDH1; הגן IDH1
IDH2 |  | fluid | text |  |  | IDH2 mutation; IDH2 gene | מוטציה ב-IDH2; הגן IDH2
PDGFRA |  | fluid | text |  |  | PDGFRA mutation; PDGFRA gene | מוטציה ב-PDGFRA; הגן PDGFRA
KIT mutation |  | fluid | text |  |  | c-KIT; c-KIT mutation; KIT gene | מוטציה ב-KIT; הגן KIT
FLT3 |  | blood | text |  |  | FLT3 mutation; FLT3 gene; FLT3-ITD; FLT3 ITD; FLT3 ITD mutation | מוטציה ב-FLT3; הגן FLT3
NPM1 |  | blood | text |  |  | NPM1 mutation; NPM1 gene | מוטציה ב-NPM1; הגן NPM1
CCND1 amplification |  | fluid | text |  |  | CCND1; CCND1 gene | הגברת CCND1; אמפליפיקציה של CCND1
MYC amplification |  | fluid | text |  |  | c-MYC amplification; MYC gene amplification | הגברת MYC; אמפליפיקציה של MYC
CDK4 amplification |  | fluid | text |  |  | CDK4; CDK4 gene | הגברת CDK4; אמפליפיקציה של CDK4
MDM2 amplification |  | fluid | text |  |  | MDM2; MDM2 gene | הגברת MDM2; אמפליפיקציה של MDM2
PD-L1 tumor proportion score |  | fluid | % |  | 0..100 | PD-L1; PD-L1 (22C3); PD-L1 (22C3) TPS; PD-L1 TPS; PD-L1 22C3; PD-L1 tumour proportion score; PDL1; PD-L1 expression; PD-L1 IHC | ביטוי PD-L1
# --- Stains of tissue
Estrogen receptor |  | fluid | text |  |  | estrogen receptor status; oestrogen receptor; estrogen receptors; oestrogen receptors; estrogen receptor (ER); oestrogen receptor (ER); ER? | קולטן לאסטרוגן; קולטנים לאסטרוגן
Progesterone receptor |  | fluid | text |  |  | progesterone receptor status; progesterone receptors; progesterone receptor (PR); PR?; PgR | קולטן לפרוגסטרון; קולטנים לפרוגסטרון
HER2 |  | fluid | text |  |  | HER-2; HER2/neu; HER-2/neu; HER2 status; c-erbB-2; HER2 IHC; HER2 by IHC | HER2 בצביעה
HepPar-1 |  | fluid | text |  |  | HepPar1; Hep Par 1; hepatocyte paraffin 1 | צביעה ל-HepPar-1
Glypican-3 |  | fluid | text |  |  | glypican 3; GPC3 | צביעה ל-Glypican-3
Cytokeratin 7 |  | fluid | text |  |  | CK7; CK 7 | צביעה ל-CK7
Cytokeratin 20 |  | fluid | text |  |  | CK20; CK 20 | צביעה ל-CK20
Cytokeratins 7 and 20 |  | fluid | text |  |  | CK7/CK20; CK7 / CK20 | צביעה ל-CK7/CK20
Cytokeratin 5/6 |  | fluid | text |  |  | CK5/6; CK 5/6 | צביעה ל-CK5/6
Pan-cytokeratin |  | fluid | text |  |  | AE1/AE3; pan cytokeratin; pancytokeratin; pan-CK; cytokeratin AE1/AE3 | צביעה לפאן-ציטוקרטין
TTF-1 |  | fluid | text |  |  | TTF1; thyroid transcription factor 1 | צביעה ל-TTF-1
Napsin A |  | fluid | text |  |  | napsin-A | צביעה ל-Napsin A
p63 stain |  | fluid | text |  |  | p63 | צביעה ל-p63
p40 stain |  | fluid | text |  |  | p40 | צביעה ל-p40
p53 stain |  | fluid | text |  |  | p53 immunostain; p53 IHC | צביעה ל-p53
p16 stain |  | fluid | text |  |  | p16 | צביעה ל-p16
Synaptophysin |  | fluid | text |  |  | synaptophysin stain | צביעה לסינפטופיזין
GATA3 |  | fluid | text |  |  | GATA-3 | צביעה ל-GATA3
CDX2 |  | fluid | text |  |  | CDX-2 | צביעה ל-CDX2
PAX8 |  | fluid | text |  |  | PAX-8 | צביעה ל-PAX8
SOX10 |  | fluid | text |  |  | SOX-10 | צביעה ל-SOX10
Vimentin |  | fluid | text |  |  | vimentin stain | צביעה לוימנטין
Desmin |  | fluid | text |  |  | desmin stain | צביעה לדסמין
E-cadherin |  | fluid | text |  |  | E cadherin | צביעה ל-E-cadherin
Arginase-1 |  | fluid | text |  |  | arginase 1 | צביעה ל-Arginase-1
BCL2 stain |  | fluid | text |  |  | BCL2; BCL-2; Bcl-2 | צביעה ל-BCL2
BCL6 stain |  | fluid | text |  |  | BCL6; BCL-6; Bcl-6 | צביעה ל-BCL6
Cyclin D1 |  | fluid | text |  |  | cyclin-D1 | צביעה ל-Cyclin D1
Ki-67 |  | fluid | % |  | 0..100 | Ki67; Ki-67 index; Ki-67 proliferation index; Ki67 proliferation index; MIB-1; Ki-67 (MIB-1); proliferation index Ki-67 | מדד Ki-67; Ki-67 שגשוג
Tumor mutational burden |  | fluid | mut/Mb |  | 0..1000 | TMB; tumour mutational burden; tumor mutation burden; tumor mutational burden (TMB) | עומס מוטציות
Microsatellite instability |  | fluid | text |  |  | MSI; microsatellite instability (MSI); MSI status; microsatellite status; microsatellite instability status | אי יציבות מיקרוסטליטית
Mismatch repair proteins |  | fluid | text |  |  | MMR proteins; mismatch repair; mismatch repair status | חלבוני MMR; חלבוני תיקון אי התאמה
Homologous recombination deficiency |  | fluid | text |  |  | HRD; homologous recombination deficiency (HRD); HRD status | ליקוי ברקומבינציה הומולוגית
Loss of heterozygosity |  | fluid | text |  |  | genomic loss of heterozygosity; loss of heterozygosity (LOH); LOH?; gLOH | אובדן הטרוזיגוטיות
`
