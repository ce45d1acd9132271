/**
 * Allergens and the reactions written beside them.
 *
 * allergens: name | type | English synonyms | Hebrew | attributes
 *   type: drug, food, environment, insect, latex, contrast, other. Attribute of a drug: `class=…`.
 * reactions: name | English synonyms | Hebrew | severity
 *   severity stands only where the word itself says it.
 */
export const allergens = `
# --- Drugs: penicillins
Penicillin | drug | penicillins;PCN;pen;penicillin class;penicillin antibiotics;penicilin;all penicillins;beta lactam penicillins | פניצילין;פניצלין;פנצילין;פניצילינים;נגזרות פניצילין;משפחת הפניצילין;תכשירי פניצילין | class=penicillin
Penicillin G | drug | benzylpenicillin;benzathine penicillin;Bicillin;procaine penicillin | פניצילין G;בנזילפניצילין;ביצילין | class=penicillin
Penicillin V | drug | phenoxymethylpenicillin;Pen V;Pen VK;Rafapen;penicillin V potassium | רפאפן;פניצילין V;רפפן | class=penicillin
Amoxicillin | drug | amoxycillin;Amoxil;Moxypen;Moxyvit;amox;amoxicilin | אמוקסיצילין;מוקסיפן;מוקסיויט;אמוקסצילין;אמוקסיצלין | class=penicillin
Amoxicillin-clavulanate | drug | Augmentin;co-amoxiclav;amoxicillin clavulanic acid;Amoxiclav;Clavamox;amoxicillin and clavulanate;Clavenir | אוגמנטין;אמוקסיצילין קלבולנט;אמוקסיצילין קלאבולנט;אוגמנטין דואו;קלבניר | class=penicillin
Ampicillin | drug | ampicillin sulbactam;Unasyn;Penbritin;ampicilin | אמפיצילין;אמפיצלין;פנבריטין | class=penicillin
Piperacillin-tazobactam | drug | Tazocin;Zosyn;piperacillin tazobactam;Pip-tazo;piperacillin;Pipracil | טזוצין;פיפרצילין;פיפרצילין טזובקטם;טאזוצין | class=penicillin
Cloxacillin | drug | dicloxacillin;flucloxacillin;oxacillin;nafcillin;Orbenil;methicillin;Dynapen | קלוקסצילין;אורבניל;דיקלוקסצילין;פלוקלוקסצילין;אוקסצילין | class=penicillin

# --- Drugs: cephalosporins and other beta-lactams
Cephalosporins | drug | cephalosporin;cephalosporin antibiotics;cefalosporins;cephs | צפלוספורינים;צפלוספורין;ספלוספורינים;צפאלוספורינים | class=cephalosporin
Cephalexin | drug | cefalexin;Keflex;Ceforal;Cefovit | צפלקסין;צפורל;צפוביט;ספלקסין | class=cephalosporin
Cefuroxime | drug | Zinnat;Zinacef;Ceftin;cefuroxime axetil | צפורוקסים;זינט;זינאט;זינאצף;צפורוקסיםאקסטיל | class=cephalosporin
Ceftriaxone | drug | Rocephin;ceftriaxon | צפטריאקסון;רוצפין;צפטריקסון | class=cephalosporin
Cefazolin | drug | Ancef;Kefzol;Cefamezin;cephazolin;Totacef | צפזולין;צפמזין;טוטצף | class=cephalosporin
Cefaclor | drug | Ceclor | צפקלור;צקלור | class=cephalosporin
Cefdinir | drug | Omnicef | צפדיניר | class=cephalosporin
Cefixime | drug | Suprax | צפיקסים;סופרקס | class=cephalosporin
Cefepime | drug | Maxipime | צפפים;מקסיפים | class=cephalosporin
Ceftazidime | drug | Fortum;Fortaz | צפטזידים;פורטום | class=cephalosporin
Carbapenems | drug | carbapenem;meropenem;imipenem;ertapenem;Meronem;Invanz;Tienam | קרבפנמים;מרופנם;אימיפנם;ארטפנם;מרונם;אינוונז | class=carbapenem
Aztreonam | drug | Azactam | אזטראונם | class=monobactam
Beta-lactams | drug | beta lactam antibiotics;beta-lactam;betalactams | בטא לקטם;בטא-לקטמים;ביתא לקטם;אנטיביוטיקה בטא לקטמית | class=beta-lactam

# --- Drugs: sulfonamides
Sulfonamides | drug | sulfa;sulfa drugs;sulfonamide;sulpha;sulphonamides;sulfa antibiotics;sulphur drugs;sulfur drugs;sulfonamide antibiotics;sulpha drugs;sulphonamide;sulphas;sulfas | סולפה;סולפא;סולפונאמידים;תרופות סולפה;סולפונמידים;סולפא דראגס;תכשירי סולפה;נגזרות סולפה;סולפונאמיד;תרופות המכילות סולפה | class=sulfonamide
Trimethoprim-sulfamethoxazole | drug | Bactrim;Septra;Resprim;co-trimoxazole;cotrimoxazole;TMP-SMX;TMP/SMX;Septrin;sulfamethoxazole;trimethoprim sulfa;Resprim Forte;SMX-TMP;sulfamethoxazole-trimethoprim;Bactrim DS | רספרים;בקטרים;רספרים פורטה;סולפמתוקסזול;סולפמתוקסאזול;קוטרימוקסזול;ספטרין;טרימתופרים סולפמתוקסאזול;רזפרים | class=sulfonamide
Trimethoprim | drug | Proloprim;Primsol | טרימתופרים | class=trimethoprim
Sulfadiazine | drug | silver sulfadiazine;Silverol;Silvadene;Flamazine | סולפדיאזין;סילברול;כסף סולפדיאזין | class=sulfonamide
Sulfasalazine | drug | Salazopyrin;sulphasalazine;Azulfidine;Salazopyrine | סולפסלזין;סלזופירין;סולפאסאלאזין | class=sulfonamide
Dapsone | drug | diaminodiphenyl sulfone | דפסון | class=sulfone

# --- Drugs: macrolides and lincosamides
Macrolides | drug | macrolide;macrolide antibiotics | מקרולידים;מאקרולידים;מקרוליד | class=macrolide
Azithromycin | drug | Zithromax;Azenil;Z-pack;Z-Pak;Zeto;azitromycin | אזיתרומיצין;אזניל;זיטרומקס;אזיטרומיצין;זטו | class=macrolide
Erythromycin | drug | Erythro;E-mycin;Erythrocin;erythromicin;Erythro-Teva | אריתרומיצין;אריטרומיצין;אריתרו;אריתרו-טבע | class=macrolide
Clarithromycin | drug | Klacid;Biaxin;Karin;clarithromicin | קלריתרומיצין;קלאציד;קלציד;קארין;קלריטרומיצין | class=macrolide
Roxithromycin | drug | Rulid;Roxo | רוקסיתרומיצין;רוליד;רולידיה | class=macrolide
Clindamycin | drug | Dalacin;Cleocin;Dalacin C;lincomycin;clindamicin | קלינדמיצין;דלצין;דלאצין;דלצין סי | class=lincosamide

# --- Drugs: fluoroquinolones
Fluoroquinolones | drug | quinolones;fluoroquinolone;quinolone;quinolone antibiotics | פלואורוקינולונים;קווינולונים;קינולונים;פלואורוקווינולונים;קווינולון | class=fluoroquinolone
Ciprofloxacin | drug | Cipro;Ciproxin;Ciprodex;Cifloxin;ciprofloxacine;Ciprogis | ציפרופלוקסצין;ציפרו;ציפרוקסין;ציפרודקס;ציפרוגיס;ציפלוקסין | class=fluoroquinolone
Levofloxacin | drug | Levaquin;Tavanic;Levo;levofloxacine | לבופלוקסצין;טבניק;לבו;לוופלוקסצין;טאבניק | class=fluoroquinolone
Ofloxacin | drug | Tarivid;Oflodex;Floxin;norfloxacin | אופלוקסצין;טריביד;אופלודקס;נורפלוקסצין;טאריביד | class=fluoroquinolone
Moxifloxacin | drug | Avelox;Megaxin;Vigamox | מוקסיפלוקסצין;מגקסין;מגאקסין | class=fluoroquinolone

# --- Drugs: tetracyclines, aminoglycosides, glycopeptides and other anti-infectives
Tetracyclines | drug | tetracycline;tetracycline antibiotics | טטרציקלינים;טטרציקלין;טטרהציקלין | class=tetracycline
Doxycycline | drug | Doxylin;Vibramycin;Doxy;doxycyclin;Doxibiotic | דוקסיציקלין;דוקסילין;דוקסיביוטיק;דוקסי | class=tetracycline
Minocycline | drug | Minocin;Minoclin | מינוציקלין;מינוצין;מינוקלין | class=tetracycline
Aminoglycosides | drug | aminoglycoside;amikacin;tobramycin;streptomycin;kanamycin | אמינוגליקוזידים;אמיקצין;סטרפטומיצין;טוברמיצין;אמינוגליקוזיד | class=aminoglycoside
Gentamicin | drug | gentamycin;Garamycin;gentamicine | גנטמיצין;גרמיצין;גנטמיסין | class=aminoglycoside
Neomycin | drug | Neosporin;neomycin topical;bacitracin;triple antibiotic ointment;polymyxin | ניאומיצין;בציטרצין;נאומיצין;פולימיקסין;באציטרצין | class=aminoglycoside
Vancomycin | drug | Vanco;Vancocin;teicoplanin;vancomicin;Vancomycin IV | ונקומיצין;וונקומיצין;ואנקומיצין;טייקופלנין;וואנקומיצין | class=glycopeptide
Metronidazole | drug | Flagyl;nitroimidazoles;tinidazole;metronidazol;ornidazole | מטרונידזול;פלג׳יל;פלאגיל;פלגיל;מטרונידאזול;טינידזול | class=nitroimidazole
Nitrofurantoin | drug | Macrobid;Macrodantin;Macrodantine;Uvamin;Furadantin | ניטרופורנטואין;מקרודנטין;אובמין;מאקרודנטין;אובאמין | class=nitrofuran
Fosfomycin | drug | Monurol;phosphomycin | פוספומיצין;מונורול | class=phosphonic antibiotic
Linezolid | drug | Zyvox;Zyvoxid | לינזוליד;זיבוקס;זיבוקסיד | class=oxazolidinone
Chloramphenicol | drug | Synthomycine;Chloromycetin;synthomycin | כלורמפניקול;סינטומיצין;סינתומיצין | class=amphenicol
Mupirocin | drug | Bactroban | מופירוצין;בקטרובן | class=topical antibiotic
Fusidic acid | drug | Fucidin;sodium fusidate | חומצה פוסידית;פוצידין;פוסידין | class=topical antibiotic
Rifampicin | drug | rifampin;Rimactan;Rifadin | ריפמפיצין;רימקטן;ריפאמפיצין | class=rifamycin
Isoniazid | drug | INH;isonicotinic acid hydrazide | איזוניאזיד;INH לשחפת | class=antitubercular
Fluconazole | drug | Diflucan;Triflucan;azole antifungals;itraconazole;ketoconazole;Nizoral;voriconazole;azoles | פלוקונזול;טריפלוקן;דיפלוקן;קטוקונזול;איטרקונזול;ניזורל;פלוקונאזול | class=azole antifungal
Terbinafine | drug | Lamisil;griseofulvin | טרבינפין;למיסיל;טרבינאפין | class=antifungal
Nystatin | drug | Mycostatin;Nistatin | ניסטטין | class=antifungal
Amphotericin B | drug | amphotericin;AmBisome;Fungizone | אמפוטריצין B;אמפוטריצין;אמביזום | class=antifungal
Acyclovir | drug | aciclovir;Zovirax;valacyclovir;Valtrex;valaciclovir | אציקלוביר;זובירקס;ולטרקס;ולציקלוביר | class=antiviral
Oseltamivir | drug | Tamiflu | טמיפלו;אוסלטמיביר | class=antiviral
Abacavir | drug | Ziagen;Kivexa;Triumeq | אבקביר;אבאקביר | class=antiretroviral
Nevirapine | drug | Viramune | נבירפין;ניוויראפין | class=antiretroviral
Hydroxychloroquine | drug | Plaquenil;chloroquine;antimalarials | הידרוקסיכלורוקווין;פלקוויניל;פלקניל;כלורוקווין | class=antimalarial
Quinine | drug | quinidine;quinine sulfate;mefloquine;Lariam | כינין;קווינידין;קינין;מפלוקווין;לריאם | class=antimalarial
Antibiotics (unspecified) | drug | antibiotics;antibiotic;unknown antibiotic;antibiotic allergy | אנטיביוטיקה;אנטיביוטיקה לא ידועה;סוג אנטיביוטיקה לא ידוע | class=antibiotic

# --- Drugs: analgesics
Dipyrone | drug | metamizole;Optalgin;Analgin;Novalgin;V-Talgin;metamizol;noramidopyrine;Optalgine;dypirone;dipirone;V-Dalgin;dypyrone;Novalgine | אופטלגין;דיפירון;אנלגין;נובלגין;וי-טלגין;מטמיזול;אופטאלגין;ו-דלגין;וידלגין;אופטלג׳ין;V-דלגין;דיפרון | class=pyrazolone
Aspirin | drug | acetylsalicylic acid;ASA?;salicylates;Micropirin;Cartia;salicylate;Bayer aspirin;Tevapirin;acetyl salicylic acid;aspirine | אספירין;מיקרופירין;חומצה אצטילסליצילית;סליצילטים;קרטיה;טבעפירין;סליצילאטים | class=nsaid
NSAIDs | drug | non-steroidal anti-inflammatory drugs;nonsteroidal anti-inflammatory drugs;NSAID;anti-inflammatory drugs;nonsteroidals;NSAIDS all;anti-inflammatories;non steroidal anti inflammatory;nonsteroidal anti-inflammatories | נוגדי דלקת שאינם סטרואידים;אנ.אס.איי.די;תרופות אנטי דלקתיות;נוגדי דלקת לא סטרואידיים;NSAIDs משככי כאבים;נוגדי דלקת;נסאידים;נוגדי דלקת לא סטרואידאליים | class=nsaid
Ibuprofen | drug | Advil;Nurofen;Motrin;Ibufen;Adex;Artofen;Brufen;Advil Liqui-Gels | איבופרופן;אדויל;נורופן;איבופן;אדקס;ארטופן;אבופרופן | class=nsaid
Naproxen | drug | Naxyn;Narocin;Naprosyn;Aleve;Point;Naproxen sodium | נפרוקסן;נקסין;נרוצין;פוינט;נפרוקסין | class=nsaid
Diclofenac | drug | Voltaren;Abitren;Betaren;Cataflam;Volteran;Swiss Relief | דיקלופנק;וולטרן;אביטרן;בטרן;וולטארן;דיקלופנאק;ולטרן | class=nsaid
Ketorolac | drug | Toradol;Topadol | קטורולק;טורדול;טורדולק;טורדל | class=nsaid
Indomethacin | drug | Indocin;Indomed;Indovis;Indotal;indometacin | אינדומתצין;אינדומד;אינדוביס | class=nsaid
Etodolac | drug | Etopan;Lodine | אטודולק;אטופן | class=nsaid
COX-2 inhibitors | drug | celecoxib;Celebrex;etoricoxib;Arcoxia;Celcox;coxibs;rofecoxib;Celebra | צלקוקסיב;ארקוקסיה;צלברה;אטוריקוקסיב;סלקוקס;צלקוקס;סלברה;מעכבי COX-2 | class=cox-2 inhibitor
Meloxicam | drug | Mobic;Movalis;Loxitan;Melox | מלוקסיקם;מוביק;לוקסיטן;מובליס | class=nsaid
Piroxicam | drug | Feldene;Brexin | פירוקסיקם;ברקסין;פלדן | class=nsaid
Acetaminophen | drug | paracetamol;Tylenol;Acamol;Panadol;Dexamol;APAP;Novimol;Calpol;Rokamol | אקמול;פרצטמול;פאראצטמול;דקסמול;נובימול;פנדול;פרצטאמול;אצטאמינופן;רוקמול;אקמולי | class=analgesic
Opioids | drug | opiates;opioid;opiate;narcotics;opioid analgesics;opiods;narcotic;narcotic analgesics | אופיאטים;אופיואידים;נרקוטיקה;אופיאט;נרקוטיקה לשיכוך כאב;אופיואיד | class=opioid
Codeine | drug | codeine phosphate;codein;Tylenol 3;Tylenol with codeine;Codacam;Codabol;Rokacet;Tylenol #3;co-codamol | קודאין;קודאקם;רוקאסט;קודבול;רוקסט;קודאין פוספט;קודיקל;קודאכם | class=opioid
Morphine | drug | morphine sulfate;MS Contin;MCR;morphine sulphate;MIR;MSO4 | מורפיום;מורפין;מורפיןסולפט | class=opioid
Tramadol | drug | Tramadex;Ultram;Tramal;Zaldiar;Ultracet | טרמדול;טרמדקס;טרמל;זלדיאר;טראמדקס;טראמדול;טרמאדקס | class=opioid
Oxycodone | drug | OxyContin;Percocet;Targin;Oxycod;Roxicodone;Percodan;oxycontin CR;Targinact | אוקסיקודון;פרקוסט;טרגין;אוקסיקונטין;אוקסיקוד;פרקודן;טארגין | class=opioid
Hydrocodone | drug | Vicodin;Norco;Lortab;hydrocodone-acetaminophen | הידרוקודון | class=opioid
Hydromorphone | drug | Dilaudid;Palladone | הידרומורפון;דילאודיד;פלדון | class=opioid
Fentanyl | drug | Duragesic;fentanyl patch;Fenta;remifentanil;Abstral;sufentanil | פנטניל;דורוגזיק;פנטה;מדבקת פנטניל | class=opioid
Meperidine | drug | pethidine;Demerol;Dolestine;Dolantin | פתידין;דולסטין;פטידין | class=opioid
Methadone | drug | Dolophine;Adolan | מתדון;אדולן | class=opioid
Buprenorphine | drug | Butrans;Subutex;Suboxone;Butrans patch | בופרנורפין;בוטרנס;סובוטקס;סובוקסון | class=opioid
Propoxyphene | drug | dextropropoxyphene;Algolysin;Darvocet;Proxol;Darvon | פרופוקסיפן;אלגוליזין;פרוקסול;דקסטרופרופוקסיפן | class=opioid

# --- Drugs: neurology and psychiatry
Anticonvulsants | drug | antiepileptics;antiepileptic drugs;aromatic anticonvulsants;anti-seizure medications;AEDs | נוגדי פרכוסים;אנטי אפילפטיים;תרופות אנטי אפילפטיות;נוגדי אפילפסיה | class=anticonvulsant
Carbamazepine | drug | Tegretol;Teril;Timonil | קרבמזפין;טגרטול;טריל;קרבאמאזפין;טימוניל | class=anticonvulsant
Oxcarbazepine | drug | Trileptin;Trileptal;Timox | אוקסקרבזפין;טרילפטין | class=anticonvulsant
Phenytoin | drug | Dilantin;Epanutin;fosphenytoin;diphenylhydantoin | פניטואין;אפנוטין;דילנטין;דילאנטין | class=anticonvulsant
Lamotrigine | drug | Lamictal;Lamogine;Lamodex | למוטריג׳ין;למיקטל;למוג׳ין;למוטריגין;למוג׳ן | class=anticonvulsant
Valproic acid | drug | valproate;Depalept;Depakote;Epilim;Depakene;sodium valproate;Orlept;Depakine | ולפורט;דפלפט;חומצה ולפרואית;אורלפט;ואלפורל;ולפרואט;דפלפט כרונו | class=anticonvulsant
Levetiracetam | drug | Keppra;Leviteam | לבטירצטם;קפרה;לבטיראצטם | class=anticonvulsant
Phenobarbital | drug | barbiturates;Luminal;phenobarbitone;Luminalettes | פנוברביטל;ברביטורטים;לומינל;לומינלטים;ברביטוראטים | class=barbiturate
Topiramate | drug | Topamax;Topitrim | טופירמט;טופמקס;טופיטרים;טופמאקס | class=anticonvulsant
Gabapentin | drug | Neurontin;pregabalin;Lyrica;gabapentinoids | גבפנטין;נוירונטין;ליריקה;פרגבלין | class=gabapentinoid
Benzodiazepines | drug | diazepam;Valium;lorazepam;Lorivan;clonazepam;Clonex;midazolam;Dormicum;alprazolam;Xanax;benzodiazepine;Assival;Ativan;Vaben;oxazepam;Bondormin;brotizolam | בנזודיאזפינים;וליום;אסיבל;לוריבן;קלונקס;דורמיקום;דיאזפם;קסנקס;בונדורמין;ואבן;מידזולם;לורזפם | class=benzodiazepine
Zolpidem | drug | Ambien;Stilnox;zopiclone;Nocturno;Imovane | זולפידם;סטילנוקס;נוקטורנו;זופיקלון;אימובן | class=hypnotic
Selective serotonin reuptake inhibitors | drug | SSRIs;SSRI;fluoxetine;Prozac;sertraline;Zoloft;escitalopram;Cipralex;citalopram;paroxetine;Seroxat;Lustral;Lexapro;Recital;Paxil;Celexa;Cipramil;Prizma;Esto | ציפרלקס;פרוזק;לוסטרל;סרטרלין;אסציטלופרם;פלואוקסטין;סרוקסט;ציפרמיל;פרוקסטין;מעכבי ספיגה חוזרת של סרוטונין;ציטלופרם;רסיטל;פריזמה;אסטו | class=ssri
Tricyclic antidepressants | drug | amitriptyline;Elatrol;Elatrolet;TCAs;clomipramine;nortriptyline;Anafranil;TCA;tricyclics;Elavil;Nortylin | אמיטריפטילין;אלטרול;אלטרולט;נוגדי דיכאון טריציקליים;אנפרניל;נורטילין | class=tricyclic antidepressant
Duloxetine | drug | Cymbalta;venlafaxine;Effexor;Viepax;SNRIs;SNRI;Dulox | דולוקסטין;סימבלטה;ונלפקסין;אפקסור;ויפקס;ויאפקס;דולוקס | class=snri
Bupropion | drug | Wellbutrin;Zyban | בופרופיון;וולבוטרין;זייבן;וולבוטרין XR | class=antidepressant
Mirtazapine | drug | Miro;Remeron;trazodone;Trazodil;Desyrel | מירטזפין;מירו;טרזודון;טרזודיל;רמרון | class=antidepressant
Antipsychotics | drug | haloperidol;Haldol;risperidone;Risperdal;olanzapine;Zyprexa;quetiapine;Seroquel;phenothiazines;Haloper;clozapine;Leponex;Clopixol;chlorpromazine;Seroquel XR;aripiprazole;Abilify;Zappa;Halidol;neuroleptics;Rispond | אנטיפסיכוטיים;הלופרידול;הלידול;ריספרדל;זיפרקסה;סרוקוול;לפונקס;קלופיקסול;אולנזפין;קוואטיאפין;ריספרידון;נוירולפטיים;אביליפיי;קלוזפין | class=antipsychotic
Lithium | drug | lithium carbonate;Licarbium | ליתיום;ליקרביום | class=mood stabilizer
Methylphenidate | drug | Ritalin;Concerta;stimulants;Adderall;amphetamine;Vyvanse;Focalin;Attent | ריטלין;קונצרטה;מתילפנידט;ויואנס;אטנט;פוקלין | class=stimulant
Triptans | drug | sumatriptan;Imitrex;Imitrex nasal;rizatriptan;Relert;eletriptan;Rizalt;zolmitriptan;Zomig;Imigran;Maxalt | טריפטנים;אימיטרקס;רלרט;ריזלט;סומטריפטן;אלטריפטן | class=triptan
Metoclopramide | drug | Pramin;Reglan;Maxolon;Primperan | מטוקלופרמיד;פרמין;רגלן | class=antiemetic
Prochlorperazine | drug | Compazine;promethazine;Phenergan;Stemetil;Prothazine | פרוכלורפרזין;פרומתזין;פנרגן;פרותיאזין;סטמטיל | class=phenothiazine
Ondansetron | drug | Zofran;granisetron;Odnatron | אונדנסטרון;זופרן;אודנטרון | class=antiemetic

# --- Drugs: cardiovascular
ACE inhibitors | drug | angiotensin converting enzyme inhibitors;ACEI;ACE-I;ACE inhibitor;ACEi cough;ACEIs;angiotensin-converting enzyme inhibitor | מעכבי ACE;מעכבי אנזים מהפך;מעכבי ACE שיעול;מעכבי האנזים המהפך;חוסמי ACE;מעכבי קונברטאז;מעכב ACE | class=ace inhibitor
Enalapril | drug | Enaladex;Convertin;Vasotec;enalapril maleate | אנלפריל;אנלדקס;קונברטין;אנאלפריל | class=ace inhibitor
Ramipril | drug | Tritace;Altace;Ramitens | רמיפריל;טריטייס;טריטאצה;רמיטנס | class=ace inhibitor
Lisinopril | drug | Zestril;Prinivil | ליסינופריל;זסטריל | class=ace inhibitor
Captopril | drug | Capoten;Aceril;Inhibace;cilazapril;Cilaril;perindopril;Captopril;benazepril;Vasotop;Cilaril Plus | קפטופריל;אצריל;צילריל;צילזפריל;אינהיבייס;וזוטופ;פרינדופריל | class=ace inhibitor
Angiotensin receptor blockers | drug | ARBs;ARB;losartan;valsartan;candesartan;Ocsaar;Diovan;Cozaar;Atacand;Losardex;sartans;irbesartan;telmisartan;olmesartan;Lotan;Vector;Candor;Benicar;Micardis | חוסמי אנגיוטנסין;לוסרטן;אוקסאר;דיובן;ולסרטן;קנדסרטן;אטקנד;לוסרדקס;סרטנים ARB;לוטן;קנדור;ואלסרטן | class=arb
Beta blockers | drug | beta-blocker;atenolol;propranolol;bisoprolol;metoprolol;Normiten;Deralin;carvedilol;Cardiloc;Inderal;Lopressor;Concor;Dimitone;Neobloc;nebivolol;betablockers | חוסמי בטא;חוסמי ביתא;נורמיטן;דרלין;קרדילוק;אטנולול;ביסופרולול;קונקור;פרופרנולול;דימיטון;ניאובלוק;לופרסור;מטופרולול | class=beta blocker
Calcium channel blockers | drug | amlodipine;Norvasc;nifedipine;verapamil;diltiazem;CCBs;CCB;Norlip;lercanidipine;Vasodip;Amlow;Pressolat;Osmo-Adalat;Ikacor;Dilatam;Amlodipine besylate;Cardizem | חוסמי תעלות סידן;אמלודיפין;נורבסק;ניפדיפין;ורפמיל;לרקנידיפין;וזודיפ;נורליפ;אמלאו;אוסמו אדלט;איקקור;דילטאם;דילטיאזם;פרסולט | class=calcium channel blocker
Thiazide diuretics | drug | hydrochlorothiazide;HCTZ;thiazides;thiazide;chlorthalidone;indapamide;Disothiazide;Kaluril;Pamid | תיאזידים;הידרוכלורותיאזיד;דיזותיאזיד;משתני תיאזיד;פמיד;קלוריל;אינדפמיד;תיאזיד | class=thiazide
Furosemide | drug | Lasix;Fusid;frusemide;loop diuretics;Furovite;torsemide;bumetanide | פורוסמיד;פוסיד;לזיקס;פורוביט | class=loop diuretic
Spironolactone | drug | Aldactone;Spironol;eplerenone;Inspra | ספירונולקטון;אלדקטון;אלדוספירון;ספירונול | class=potassium-sparing diuretic
Statins | drug | HMG-CoA reductase inhibitors;HMG CoA reductase inhibitor;statin;statin intolerance;statin drugs | סטטינים;סטאטינים;סטטין;מעכבי HMG-CoA | class=statin
Atorvastatin | drug | Lipitor;Litorva;Torid | אטורבסטטין;ליפיטור;ליטורבה;טוריד | class=statin
Simvastatin | drug | Simovil;Zocor;Simvacor;Simvaxon | סימבסטטין;סימוביל;סימבקור;סימבקסון | class=statin
Rosuvastatin | drug | Crestor;Stator;Rosulip | רוזובסטטין;קרסטור;סטטור;רוסוליפ | class=statin
Pravastatin | drug | Pravalip;Pravachol;fluvastatin;Lescol;Lipidal;lovastatin;Mevacor | פרבסטטין;פרבליפ;ליפידל;לסקול;לובסטטין | class=statin
Ezetimibe | drug | Ezetrol;Zetia;Timibe | אזטימיב;אזטרול;טימיב | class=cholesterol absorption inhibitor
Fibrates | drug | bezafibrate;fenofibrate;gemfibrozil;Bezalip;Lipanor;Tricor;Lopid;ciprofibrate | פיברטים;בזליפ;בזפיברט;ליפנור;פנופיברט;ציפרופיברט | class=fibrate
Niacin | drug | nicotinic acid;Niaspan | ניאצין;חומצה ניקוטינית | class=vitamin
Amiodarone | drug | Procor;Cordarone;Amiocard;dronedarone | אמיודרון;פרוקור;פרוקר;אמיוקרד | class=antiarrhythmic
Propafenone | drug | Rythmex;Profex;flecainide;Rythmol;Tambocor | פרופפנון;ריתמקס;פלקאיניד;טמבוקור | class=antiarrhythmic
Digoxin | drug | Lanoxin;digitalis;Digoxin-Zori | דיגוקסין;דיגיטליס;לנוקסין | class=cardiac glycoside
Nitrates | drug | nitroglycerin;isosorbide dinitrate;Isoket;Cordil;Monocord;Monolong;GTN;nitroglycerine;isosorbide mononitrate;Nitrolingual | ניטרטים;ניטרוגליצרין;איזוקט;קורדיל;מונולונג;ניטראטים;מונוקורד | class=nitrate
Hydralazine | drug | Apresoline;methyldopa;Aldomin;Aldomet | הידרלזין;מתילדופה;אלדומין | class=antihypertensive
Alpha blockers | drug | doxazosin;tamsulosin;Omnic;Cadex;Cardoral;terazosin;alfuzosin;Xatral;Flomax;Omnic Ocas;Doxaloc | חוסמי אלפא;אומניק;קדקס;קרדורל;טמסולוסין;דוקסזוסין;קסטרל;דוקסלוק | class=alpha blocker
Heparin | drug | enoxaparin;Clexane;heparins;LMWH;Lovenox;unfractionated heparin;low molecular weight heparin;Fragmin;dalteparin;HIT heparin | הפרין;קלקסן;הפארין;אנוקספרין;קלקסאן | class=heparin
Warfarin | drug | Coumadin;coumarin;vitamin K antagonists;acenocoumarol;Sintrom | קומדין;וורפרין;ורפרין;קומאדין;סינטרום | class=anticoagulant
Direct oral anticoagulants | drug | DOACs;NOACs;apixaban;Eliquis;rivaroxaban;Xarelto;dabigatran;Pradaxa;edoxaban;DOAC;NOAC | אליקוויס;קסרלטו;פרדקסה;נוגדי קרישה ישירים;אפיקסבן;ריברוקסבן;דביגטרן | class=anticoagulant
Clopidogrel | drug | Plavix;ticagrelor;Brilinta;prasugrel;Effient;ticlopidine;Clopidexcel;Brilique;Clood | קלופידוגרל;פלביקס;פלאביקס;ברילינטה;אפיינט;פרסוגרל;טיקגרלור;קלופידקסל | class=antiplatelet
Tissue plasminogen activator | drug | streptokinase;alteplase;tPA;thrombolytics | סטרפטוקינאז;אלטפלאז;תרופות תרומבוליטיות | class=thrombolytic
Protamine | drug | protamine sulfate;protamine sulphate | פרוטמין | class=antidote

# --- Drugs: endocrine, gastrointestinal, rheumatology
Insulin | drug | insulins;human insulin;insulin glargine;Lantus;Novorapid;NPH insulin;insulin aspart;Humalog;Levemir;Tresiba | אינסולין;אינסולינים;לנטוס;נובורפיד;טרסיבה | class=insulin
Metformin | drug | Glucophage;Glucomin | מטפורמין;גלוקומין;גלוקופאג׳;גלוקופג׳ | class=biguanide
Sulfonylureas | drug | glibenclamide;glimepiride;Amaryl;Gluben;gliclazide;sulfonylurea;glyburide;glipizide;sulphonylureas | סולפונילאוריאה;אמריל;גלובן;גלימפיריד;גליבנקלמיד;גליקלזיד | class=sulfonylurea
GLP-1 receptor agonists | drug | semaglutide;Ozempic;liraglutide;Victoza;dulaglutide;Trulicity;GLP-1 agonists;Saxenda;exenatide;Wegovy;GLP1 agonists;Byetta | אוזמפיק;ויקטוזה;טרוליסיטי;סקסנדה;סמגלוטייד;אגוניסטים ל-GLP-1;לירגלוטייד | class=glp-1 agonist
SGLT2 inhibitors | drug | empagliflozin;Jardiance;dapagliflozin;Forxiga;canagliflozin;Farxiga;Synjardy;SGLT-2 inhibitors;Xigduo;SGLT2 inhibitor | ג׳רדיאנס;פורסיגה;אמפגליפלוזין;דפגליפלוזין;מעכבי SGLT2 | class=sglt2 inhibitor
DPP-4 inhibitors | drug | sitagliptin;Januvia;vildagliptin;Galvus;saxagliptin;linagliptin;Januet;DPP4 inhibitors;Trajenta;gliptins | ג׳נוביה;ג׳אנוביה;סיטגליפטין;ג׳נואט;מעכבי DPP4;טרג׳נטה;ג׳לבוס | class=dpp-4 inhibitor
Corticosteroids | drug | steroids;prednisone;prednisolone;methylprednisolone;dexamethasone;hydrocortisone;cortisone;Solu-Medrol;corticosteroid;glucocorticoids;Celestone;betamethasone;triamcinolone;Kenalog;Depo-Medrol | סטרואידים;קורטיקוסטרואידים;פרדניזון;הידרוקורטיזון;דקסמתזון;קורטיזון;סולו מדרול;צלסטון;פרדניזולון | class=corticosteroid
Levothyroxine | drug | Eltroxin;Synthroid;Euthyrox | אלטרוקסין;לבותירוקסין;יוטירוקס;אאוטירוקס | class=thyroid hormone
Antithyroid drugs | drug | propylthiouracil;methimazole;PTU;Mercaptizol;carbimazole;thionamides;Tapazole | מרקפטיזול;פרופילתיאורציל;מתימזול;תיונמידים | class=antithyroid
Bisphosphonates | drug | alendronate;Fosamax;Fosalan;risedronate;Actonel;zoledronic acid;Zometa;Aclasta;pamidronate;ibandronate;bisphosphonate;Bonviva | ביספוספונטים;פוסלן;אקטונל;זומרה;אקלסטה;אלנדרונט;זולדרונט;ביפוספונטים;בונביבה;ביספוספונאטים | class=bisphosphonate
Allopurinol | drug | Zyloric;Alloril;Zyloprim;febuxostat;Allopurinol-Teva;Feburic | אלופורינול;אלוריל;זילוריק;זילול;פבוקסוסטט | class=xanthine oxidase inhibitor
Colchicine | drug | Colchicin;Colchily | קולכיצין;קולכיסין | class=antigout
Methotrexate | drug | MTX;Trexall;Abitrexate;Rheumatrex | מתוטרקסט;מטוטרקסט;מתוטרקסאט | class=immunosuppressant
Azathioprine | drug | Imuran;Azopi;mercaptopurine;6-MP;Purinethol;thiopurines | אזתיופרין;אימורן;אזופי;פורינטול;מרקפטופורין | class=immunosuppressant
Mesalazine | drug | mesalamine;Pentasa;Asacol;Rafassal;5-ASA;Asacol 800 | מסלזין;פנטזה;אסקול;רפאסל;רפסל;מסאלזין | class=aminosalicylate
Leflunomide | drug | Arava | לפלונומיד;ארבה לפלונומיד | class=immunosuppressant
Gold salts | drug | auranofin;gold therapy;Myochrysine;gold injections | מלחי זהב;זריקות זהב | class=gold
Penicillamine | drug | D-penicillamine;Cuprimine | פניצילאמין;פניצילמין | class=chelator
TNF inhibitors | drug | infliximab;Remicade;adalimumab;Humira;etanercept;Enbrel;anti-TNF;golimumab;Simponi;certolizumab | אינפליקסימאב;רמיקייד;יומירה;אנברל;אינפליקסימב;אדלימומאב;אנטי TNF | class=tnf inhibitor
Rituximab | drug | Mabthera;Rituxan;monoclonal antibodies;trastuzumab;Herceptin | ריטוקסימאב;מבטרה;מבתרה;הרצפטין;ריטוקסימב | class=monoclonal antibody
Proton pump inhibitors | drug | omeprazole;Omepradex;Losec;lansoprazole;pantoprazole;Controloc;esomeprazole;Nexium;PPIs;PPI;Lanton;Protonix;Prilosec;rabeprazole;Zoton | אומפרזול;אומפרדקס;לוסק;קונטרולוק;נקסיום;לנטון;מעכבי משאבת פרוטונים;פנטופרזול;לנסופרזול;אומפרזולים;זוטון;אזומפרזול | class=ppi
H2 blockers | drug | ranitidine;Zantac;famotidine;Gastro;cimetidine;Pepcid;Gastro-Teva;Famo;H2 receptor antagonists | רניטידין;זנטק;פמוטידין;גסטרו;זנטאק;פאמו | class=h2 blocker
Loperamide | drug | Imodium;Stopit;Lomotil;Loperid;Rekamide | לופרמיד;אימודיום;סטופיט;רקמיד | class=antidiarrheal
Hyoscine | drug | hyoscine butylbromide;Buscopan;scopolamine;papaverine;Scopoderm;atropine;Papaverin;anticholinergics;oxybutynin | בוסקופן;סקופולמין;פפברין;אטרופין;היוסצין | class=anticholinergic
Bowel preparation solutions | drug | polyethylene glycol;PEG 3350;macrogol;Miralax;Moviprep;Meroken;Picolax;Normalax;Golytely;polyethylene glycol 3350 | פוליאתילן גליקול;נורמלקס;מרוקן;מוביפרפ;פיקולקס;PEG פוליאתילן גליקול | class=laxative

# --- Drugs: respiratory, allergy, dermatology, eye
Antihistamines | drug | diphenhydramine;Benadryl;loratadine;cetirizine;antihistamine;hydroxyzine;Zyrtec;Claritin;Telfast;Zyllergy;Lorastine;Atarax;Ahiston;fexofenadine;Otarex;dexchlorpheniramine;Aerius;Fenistil;dimetindene | אנטיהיסטמינים;אהיסטון;זילרג׳י;לורסטין;טלפסט;אוטרקס;אריוס;לורטדין;פניסטיל;צטיריזין | class=antihistamine
Pseudoephedrine | drug | Sudafed;decongestants;ephedrine;phenylephrine;Sinufed;Clarinase;Otrivin;xylometazoline | פסאודואפדרין;סינופד;אפדרין;קלרינז;אוטריבין | class=decongestant
Dextromethorphan | drug | cough syrup;Robitussin;guaifenesin;Solvex;bromhexine;Dextro | דקסטרומטורפן;סירופ שיעול;סולבקס | class=antitussive
Montelukast | drug | Singulair;Montelair | מונטלוקסט;סינגולייר;מונטלקסט | class=leukotriene antagonist
Inhaled beta agonists | drug | salbutamol;Ventolin;albuterol;ProAir;Bricalin;terbutaline;Symbicort;Aerovent;ipratropium | ונטולין;סלבוטמול;בריקלין;אירוונט;סימביקורט;וונטולין | class=beta agonist
Theophylline | drug | aminophylline;Theotard;Theotrim | תיאופילין;תיאוטרד;אמינופילין | class=xanthine
N-acetylcysteine | drug | acetylcysteine;Siran;Reolin;NAC;Mucomyst;Parvolex | אצטילציסטאין;סירן;ריאולין;מוקומיסט | class=mucolytic
Isotretinoin | drug | Roaccutane;Accutane;retinoids;Curatane;tretinoin;acitretin;Neotigason | רואקוטן;קורטן;רטינואידים;איזוטרטינואין;נאוטיגזון | class=retinoid
Timolol eye drops | drug | timolol;Cosopt;Tiloptic;Combigan;brimonidine;Alphagan;dorzolamide;acetazolamide;Uramox;Diamox;Xalatan;latanoprost;Trusopt | טימולול;קוסופט;אלפגן;אורמוקס;קסלטן;טילופטיק;אצטזולמיד;קומביגן;טרוסופט | class=glaucoma drug

# --- Drugs: anesthesia, vaccines, blood, hormones, others
Local anesthetics | drug | local anaesthetics;caines;local anesthetic;dental anesthetic;local anaesthetic;procaine;Novocain;Novocaine;articaine;-caine anesthetics;mepivacaine;prilocaine;EMLA | חומרי הרדמה מקומית;אלחוש מקומי;הרדמה מקומית;מאלחשים מקומיים;נובוקאין;חומר הרדמה מקומי;מאלחש מקומי;אמלה | class=local anesthetic
Lidocaine | drug | Xylocaine;lignocaine;Lidocain;Esracain;lidocaine HCl;Esracaine | לידוקאין;אזרקאין;קסילוקאין;ליגנוקאין;לידוקין | class=local anesthetic
Bupivacaine | drug | Marcaine;ropivacaine;Marcain;Naropin;levobupivacaine | בופיבקאין;מרקאין;רופיבקאין | class=local anesthetic
Benzocaine | drug | tetracaine;Orajel;Otidin | בנזוקאין;טטרקאין | class=local anesthetic
General anesthetics | drug | anesthesia;anaesthesia;propofol;anesthetic;anesthetics;Diprivan;ketamine;etomidate;general anaesthetic;volatile anesthetics;sevoflurane;halothane;isoflurane | חומרי הרדמה;הרדמה כללית;פרופופול;קטמין;דיפריבן;חומר הרדמה;חומרי הרדמה כללית | class=anesthetic
Neuromuscular blockers | drug | succinylcholine;suxamethonium;rocuronium;vecuronium;muscle relaxants anesthesia;scoline;atracurium;Esmeron;Scoline | סקולין;סוקצינילכולין;רוקורוניום;מרפי שרירים בהרדמה | class=neuromuscular blocker
Muscle relaxants | drug | cyclobenzaprine;baclofen;tizanidine;methocarbamol;Muscol;orphenadrine;Flexeril;Baclosal;Robaxin;carisoprodol;Soma | מרפי שרירים;מוסקול;בקלופן;בקלוסל;אורפנדרין | class=muscle relaxant
Epinephrine | drug | adrenaline;EpiPen;adrenalin;Adrenaline in local anesthetic | אדרנלין;אפינפרין;אפיפן | class=sympathomimetic
Iron preparations | drug | iron dextran;intravenous iron;Venofer;iron sucrose;ferrous sulfate;parenteral iron;Ferrlecit;iron supplements;ferric carboxymaltose;Ferinject;IV iron;iron | ברזל;ברזל תוך ורידי;ונופר;תכשירי ברזל;פריפול;ונופר תוך ורידי;פרינג׳קט | class=iron
Vitamin B12 injection | drug | cyanocobalamin;hydroxocobalamin;vitamin B12 | ויטמין B12;ציאנוקובלמין;זריקת B12;בי 12 | class=vitamin
Thiamine | drug | vitamin B1;B-complex injection;vitamin B complex | ויטמין B1;תיאמין;ויטמין בי קומפלקס | class=vitamin
Vitamin K | drug | phytonadione;Konakion | ויטמין K;קונקיון | class=vitamin
Tetanus toxoid | drug | tetanus vaccine;Tdap;diphtheria tetanus vaccine;DTP vaccine;tetanus;Td vaccine;DTaP;pertussis vaccine | חיסון טטנוס;טטנוס;חיסון נגד טטנוס;חיסון צפדת;חיסון משולש | class=vaccine
Influenza vaccine | drug | flu vaccine;flu shot;influenza immunization;influenza vaccination | חיסון שפעת;חיסון נגד שפעת | class=vaccine
COVID-19 vaccine | drug | COVID vaccine;mRNA vaccine;Pfizer COVID vaccine;Comirnaty;Moderna vaccine;corona vaccine | חיסון קורונה;חיסון נגד קורונה;חיסון קוביד | class=vaccine
Vaccines | drug | vaccine component;immunizations;vaccine;MMR vaccine;hepatitis B vaccine;pneumococcal vaccine | חיסונים;חיסון;מרכיבי חיסון;חיסון חצבת חזרת אדמת | class=vaccine
Immunoglobulins | drug | IVIG;gamma globulin;anti-D immunoglobulin;horse serum;antivenom;intravenous immunoglobulin;anti-tetanus serum;equine serum;tetanus antitoxin;ATS serum | אימונוגלובולינים;גמא גלובולין;נסיוב;אימונוגלובולין;נסיוב סוסים;אנטי D | class=immunoglobulin
Blood products | drug | blood transfusion;plasma;platelets;blood transfusion reaction;packed cells;transfusion | מוצרי דם;עירוי דם;פלזמה;מנות דם;תגובה לעירוי דם | class=blood product
Dextran | drug | plasma expanders;hydroxyethyl starch;Haemaccel;gelofusine;Hetastarch | דקסטרן;המקסל | class=plasma expander
Oral contraceptives | drug | estrogen;birth control pills;progesterone;contraceptive pills;oestrogen;oral contraceptive pill;medroxyprogesterone;hormonal contraceptives;hormone replacement therapy;estrogens | גלולות למניעת הריון;אסטרוגן;פרוגסטרון;גלולות;אמצעי מניעה הורמונליים | class=hormone
Tamoxifen | drug | aromatase inhibitors;letrozole;anastrozole;Femara;Arimidex;exemestane | טמוקסיפן;לטרוזול;אנסטרוזול;פמרה;ארימידקס | class=antineoplastic
Chemotherapy agents | drug | paclitaxel;Taxol;carboplatin;oxaliplatin;cisplatin;asparaginase;docetaxel;platinum agents;taxanes;5-FU;fluorouracil;doxorubicin;Taxotere;etoposide;cyclophosphamide;bleomycin | כימותרפיה;טקסול;קרבופלטין;אוקסליפלטין;ציספלטין;פקליטקסל;טקסוטר;דוצטקסל;אספרגינאז;תרופות כימותרפיות | class=antineoplastic
Cyclosporine | drug | ciclosporin;Sandimmune;tacrolimus;Prograf;Neoral;mycophenolate;CellCept | ציקלוספורין;טקרולימוס;פרוגרף;סלספט | class=immunosuppressant
Oxytocin | drug | Pitocin;Syntocinon;methylergonovine;Methergin;misoprostol;Cytotec | אוקסיטוצין;פיטוצין;מתרגין;ציטוטק | class=uterotonic
Potassium chloride | drug | slow K;potassium supplements;Kaleorid;Slow-K | אשלגן כלורי;סלו קיי;תוספי אשלגן | class=electrolyte
Nicotine patch | drug | nicotine replacement;varenicline;Champix;Niquitin;Nicorette | מדבקות ניקוטין;שמפיקס;צ׳מפיקס;ניקורט;מדבקת ניקוטין | class=smoking cessation
Medical cannabis | drug | cannabis;marijuana;THC;CBD oil;cannabinoids | קנאביס;קנביס רפואי;מריחואנה;קנאביס רפואי | class=cannabinoid
Botulinum toxin | drug | Botox;Dysport;botulinum | בוטוקס;בוטולינום | class=neurotoxin
Herbal and dietary supplements | drug | herbal supplements;herbal medicine;echinacea;supplements;herbal products;dietary supplements;propolis | תוספי תזונה;צמחי מרפא;פרופוליס;אכינצאה | class=supplement

# --- Contrast media and dyes
Iodinated contrast media | contrast | IV contrast;contrast dye;contrast media;iodine contrast;radiocontrast;CT contrast;x-ray dye;iodinated contrast;IVP dye;iodine dye;contrast medium;intravenous contrast;radiographic contrast;Omnipaque;iohexol;Ultravist;iopromide;contrast;dye?;contrast material;iodine-containing contrast;Visipaque;radiocontrast media;contrast agent | חומר ניגוד;חומר ניגוד יודי;חומרי ניגוד;יוד בחומר ניגוד;חומר ניגודי;חומר ניגוד על בסיס יוד;חומר ניגוד תוך ורידי;חומר ניגודי יודי;ח. ניגוד;חומר ניגוד ל-CT | 
Gadolinium contrast | contrast | gadolinium;MRI contrast;gadobutrol;Gadovist;Dotarem;gadolinium-based contrast;Magnevist;MRI dye;GBCA | גדוליניום;חומר ניגוד ל-MRI;גדובוטרול;חומר ניגוד MRI;דוטרם | 
Barium contrast | contrast | barium;barium sulfate;barium sulphate | בריום;חומר ניגוד בריום | 
Fluorescein | contrast | fluorescein dye;indocyanine green;ICG dye;methylene blue;isosulfan blue;patent blue dye;blue dye | פלואורסצאין;פלואורסצין;כחול פטנט;מתילן כחול;צבע פלואורסצין | 

# --- Latex, antiseptics, adhesives, metals and contact allergens
Latex | latex | natural rubber latex;rubber latex;latex gloves;rubber;latex products;latex rubber;rubber gloves;natural rubber;balloons latex | לטקס;גומי;כפפות לטקס;לאטקס;כפפות גומי;גומי טבעי | 
Adhesive tape | other | adhesives;surgical tape;medical tape;adhesive;tape;band-aids;plaster adhesive;adhesive bandages;Tegaderm;paper tape;silk tape;band aid;micropore;sticking plaster;Elastoplast;Leukoplast;adhesive plaster;plasters;bandaids;ECG electrodes;bandage adhesive | פלסטר;פלסטרים;נייר דבק;דבק רפואי;לויקופלסט;דבק;מדבקות;אגד מדבק;דבקים;פלסטר נייר;טגדרם;מיקרופור | 
Chlorhexidine | other | chlorhexidine gluconate;Hibiclens;ChloraPrep;Septal scrub;Hibitane;CHG;Corsodyl;Septol;Hibiscrub;Peridex | כלורהקסידין;ספטול;ספטל סקראב;כלורהקסדין;היביטן;קורסודיל | 
Povidone-iodine | other | Betadine;iodine;topical iodine;povidone;iodine antiseptic;Polydine;tincture of iodine;povidone iodine topical | פולידין;בטאדין;יוד;יוד מקומי;פולידין יוד;פובידון יוד | 
Alcohol antiseptic | other | isopropyl alcohol;alcohol swabs;alcohol;rubbing alcohol;ethanol;alcohol prep | אלכוהול;אלכוהול לחיטוי;פד אלכוהול;ספוגיות אלכוהול | 
Nickel | other | nickel sulfate;nickel sulphate;costume jewelry;nickel metal;jewelry nickel | ניקל;מתכת ניקל;תכשיטים לא אמיתיים;ניקל סולפט | 
Cobalt | other | cobalt chloride | קובלט | 
Chromium | other | chromate;potassium dichromate;dichromate | כרום;כרומט | 
Gold | other | gold sodium thiosulfate;gold jewelry | זהב;תכשיטי זהב | 
Metals | other | metal;metal allergy;metal implants;titanium;stainless steel;silver metal;metal jewelry | מתכת;מתכות;אלרגיה למתכות;טיטניום | 
Fragrances | other | perfume;fragrance mix;balsam of Peru;perfumes;scented products;Myroxylon pereirae;cologne;fragrance | בשמים;בושם;חומרי בישום;בלסם פרו;חומרי ריח;בישום | 
Hair dye | other | paraphenylenediamine;PPD hair dye;p-phenylenediamine;black henna;henna;hair color | צבע לשיער;פרה-פנילנדיאמין;חינה שחורה;צבעי שיער;צבע שיער;חינה | 
Formaldehyde | other | formalin;quaternium-15;formaldehyde releasers | פורמלדהיד;פורמלין | 
Cosmetics | other | makeup;creams;sunscreen;make-up;lotions;cosmetic products;skin cream;nail polish;soap;detergents;laundry detergent;soaps;preservatives cosmetic | קוסמטיקה;איפור;קרמים;קרם הגנה;סבון;תמרוקים;אבקת כביסה;חומרי ניקוי;מוצרי קוסמטיקה | 
Parabens | other | paraben;methylisothiazolinone;thimerosal;thiomersal;benzalkonium chloride;preservatives | פרבנים;תימרוסל;חומרים משמרים;חומר משמר;מתילאיזותיאזולינון | 
Lanolin | other | wool alcohols;wool fat;lanolin cream | לנולין | 
Wool | other | wool fabric;sheep wool | צמר | 
Acrylates | other | methyl methacrylate;bone cement;gel nails;acrylic;cyanoacrylate;Dermabond glue;acrylic nails | אקרילטים;צמנט אורתופדי;לק ג׳ל;אקריל;דבק סופר גלו | 
Rubber additives | other | carba mix;thiuram mix;thiuram;mercaptobenzothiazole | תוספי גומי;תיורם | 
Ethylene oxide | other | ethylene oxide sterilant | אתילן אוקסיד | 
Suture material | other | sutures;catgut;silk sutures;Vicryl;dissolvable sutures | תפרים;חומר תפירה;חוטי תפירה | 
Bandages and dressings | other | dressings;silver dressings;wound dressings;surgical glue | חבישות;תחבושות;פד חבישה | 
Smoke | other | cigarette smoke;tobacco smoke;fumes;smoke inhalation trigger | עשן;עשן סיגריות | 
Sunlight | other | sun;sun exposure;UV light;sun allergy;ultraviolet light | שמש;אלרגיה לשמש;חשיפה לשמש;קרני שמש | 
Cold | other | cold air;cold exposure;cold temperature;cold urticaria trigger | קור;חשיפה לקור;מים קרים;אוויר קר | 
Artificial sweeteners | other | aspartame;saccharin;sucralose;sweeteners | ממתיקים מלאכותיים;אספרטיים;סכרין;ממתיקים | 
Food coloring | other | tartrazine;food dyes;red dye;yellow dye;food colouring;food additives;red food dye | צבעי מאכל;טרטרזין;צבע מאכל;תוספי מזון | 
Sulfites | other | sulphites;sodium metabisulfite;sulfite preservatives;metabisulfite;bisulfite;sulphite;sulfite | סולפיטים;מטביסולפיט;סולפיט | 
Monosodium glutamate | other | MSG | מונוסודיום גלוטמט;מונוסודיום גלוטומט | 
Gelatin | other | gelatine;bovine gelatin;porcine gelatin;alpha-gal | ג׳לטין;אלפא גל | 

# --- Foods
Peanut | food | peanuts;ground nut;groundnut;peanut butter;Bamba;groundnuts | בוטנים;בוטן;חמאת בוטנים;במבה;אגוזי אדמה | 
Tree nuts | food | nuts;tree nut;nut;mixed nuts;hazelnuts;all nuts;tree-nuts | אגוזים;אגוזי עץ;אגוז;כל האגוזים;פיצוחים | 
Walnut | food | walnuts;pecan;pecans;English walnut | אגוז מלך;אגוזי מלך;פקאן;אגוזי פקאן | 
Cashew | food | cashews;cashew nut;cashew nuts | קשיו;אגוזי קשיו;אגוז קשיו | 
Pistachio | food | pistachios;pistachio nut | פיסטוק;פיסטוקים;פיסטוק חלבי | 
Almond | food | almonds | שקדים;שקד;שקדים למאכל | 
Hazelnut | food | filbert;hazel nut | אגוז לוז;אגוזי לוז;לוז | 
Brazil nut | food | Brazil nuts;macadamia;macadamia nut;pine nut;pine nuts;macadamia nuts | אגוז ברזיל;אגוזי ברזיל;מקדמיה;צנובר;צנוברים | 
Egg | food | eggs;egg white;egg protein;hen's egg;ovalbumin;egg yolk;egg albumin;chicken egg;egg whites | ביצה;ביצים;חלבון ביצה;חלבון ביצים;חלמון;חלבון הביצה | 
Milk | food | cow's milk;cows milk;milk protein;dairy;cow milk protein;dairy products;casein;CMPA;milk products;whey;cow milk;cow's milk protein allergy;CMA | חלב;חלב פרה;חלבון חלב;חלבון חלב פרה;מוצרי חלב;אלרגיה לחלב;קזאין;חלבוני חלב;חלב ומוצריו | 
Lactose | food | lactose intolerance;lactose intolerant | לקטוז;אי סבילות ללקטוז;רגישות ללקטוז;אי-סבילות ללקטוז | 
Goat milk | food | goat's milk;sheep milk;sheep's milk | חלב עיזים;חלב עזים;חלב כבשים | 
Shellfish | food | crustaceans;shell fish;seafood;shrimp;crab;lobster;prawns;mollusks;oysters;clams;mussels;shrimps;prawn;scallops;molluscs;squid;calamari | פירות ים;שרימפס;סרטנים;סרטן ים;צדפות;חסילונים;קלמרי;רכיכות;סרטנאים;שרימפסים | 
Fish | food | fish allergy;salmon;tuna;cod;white fish;codfish;finned fish;fishes;fish products;anchovy | דגים;דג;סלמון;טונה;קוד;בקלה | 
Fish oil | food | omega-3;omega 3;cod liver oil | שמן דגים;אומגה 3 | 
Soy | food | soya;soybean;soy protein;soy milk;soya bean;soybeans;soya milk;soya protein;edamame;tofu | סויה;חלבון סויה;פולי סויה;חלב סויה;טופו | 
Wheat | food | wheat flour;wheat protein;flour;wheat allergy | חיטה;קמח חיטה;קמח;אלרגיה לחיטה;חלבון חיטה | 
Gluten | food | gluten intolerance;gluten sensitivity;gliadin;gluten intolerant | גלוטן;רגישות לגלוטן;אי סבילות לגלוטן | 
Sesame | food | sesame seed;sesame seeds;tahini;tahina;sesame oil | שומשום;טחינה;זרעי שומשום;סומסום | 
Mustard | food | mustard seed;mustard seeds | חרדל | 
Celery | food | celeriac;celery root | סלרי | 
Lupin | food | lupine;lupin flour | תורמוס | 
Corn | food | maize;corn starch;cornstarch;popcorn | תירס;קורנפלור | 
Oats | food | oat;oatmeal;barley;rye;cereal grains | שיבולת שועל;שעורה;שיפון;דגנים | 
Rice | food | rice cereal | אורז | 
Buckwheat | food | kasha | כוסמת | 
Kiwi | food | kiwi fruit;kiwifruit | קיווי;קיוי;פרי הקיווי | 
Banana | food | bananas | בננה;בננות | 
Strawberry | food | strawberries;berries;raspberry;raspberries;blueberries | תות;תותים;תות שדה;פירות יער;פטל;תות-שדה | 
Avocado | food | avocados;avocadoes | אבוקדו | 
Apple | food | apples | תפוח;תפוחים;תפוח עץ | 
Peach | food | peaches;apricot;apricots;plum;cherry;nectarine;stone fruit;cherries;plums;stone fruits | אפרסק;אפרסקים;משמש;שזיף;נקטרינה;דובדבן;פירות גלעיניים;דובדבנים | 
Pear | food | pears;loquat | אגס;אגסים;שסק | 
Mango | food | mangoes;mangos | מנגו | 
Pineapple | food | pineapples;bromelain | אננס | 
Papaya | food | papain;pawpaw | פפאיה;פפיה | 
Citrus fruits | food | citrus;oranges;orange;lemon;grapefruit;oranges and lemons;orange juice;citrus fruit | פירות הדר;הדרים;תפוז;לימון;אשכולית;תפוזים;קלמנטינה | 
Grapes | food | grape;raisins | ענבים;ענב;צימוקים | 
Melon | food | watermelon;cantaloupe;melons;honeydew | מלון;אבטיח | 
Fig | food | figs;pomegranate;persimmon;dates fruit | תאנה;תאנים;רימון;אפרסמון | 
Fruit | food | fruits;fresh fruit;raw fruit | פירות;פרי;פירות טריים | 
Tomato | food | tomatoes;tomato sauce;ketchup | עגבניה;עגבניות;עגבנייה;קטשופ | 
Eggplant | food | aubergine;eggplants | חציל;חצילים | 
Peppers | food | bell pepper;chili pepper;paprika;chilli;capsicum;black pepper | פלפל;פלפל חריף;פפריקה;פלפלים;גמבה | 
Carrot | food | carrots | גזר | 
Potato | food | potatoes | תפוח אדמה;תפוחי אדמה | 
Garlic | food | garlic powder | שום | 
Onion | food | onions;leek | בצל;כרישה | 
Mushrooms | food | mushroom;edible mushrooms | פטריות;פטריות מאכל | 
Spices | food | cinnamon;cumin;coriander;spice;turmeric;saffron;spices mix | תבלינים;קינמון;כמון;כוסברה;כורכום;תבלין | 
Mint | food | peppermint;menthol;spearmint | מנטה;נענע;מנתול | 
Legumes | food | lentils;chickpeas;peas;chickpea;hummus;beans;lentil;pea;fenugreek;green peas;humus | קטניות;עדשים;חומוס;אפונה;שעועית;גרגירי חומוס;חילבה | 
Fava beans | food | broad beans;fava;fava bean;ful;favism foods | פול;פולים | 
Sunflower seeds | food | sunflower;poppy seeds;pumpkin seeds;sunflower seed;poppy seed;seeds;flaxseed | גרעיני חמניה;פרג;גרעינים;גרעיני דלעת;זרעי פשתן;גרעיני חמנייה | 
Coconut | food | coconut oil;coconut milk | קוקוס;חלב קוקוס | 
Chocolate | food | cocoa;cacao | שוקולד;קקאו | 
Coffee | food | caffeine | קפה;קפאין | 
Honey | food | royal jelly | דבש;מזון מלכות | 
Red meat | food | beef;pork;meat;mammalian meat;lamb;red meats | בשר אדום;בשר בקר;בשר;בשר חזיר;בקר | 
Chicken | food | poultry;chicken meat;turkey meat | עוף;בשר עוף;בשר הודו;הודו | 
Cheese | food | yellow cheese;aged cheese | גבינה;גבינות;גבינה צהובה | 
Yeast | food | baker's yeast;brewer's yeast | שמרים | 
Red wine | food | wine;beer;alcoholic beverages;alcohol intolerance | יין;יין אדום;בירה;משקאות אלכוהוליים | 
Vinegar | food | pickles;fermented foods | חומץ;חמוצים | 
Food (unspecified) | food | foods;food allergy;multiple food allergies;food allergies;certain foods | מזון;מאכלים;אלרגיה למזון;רגישות למזון;מזונות | 

# --- Insects and stings
Bee venom | insect | bee sting;honey bee;bees;honeybee venom;bee stings;bee;honeybee;honey bee venom;honey bees | דבורה;דבורים;עקיצת דבורה;ארס דבורה;ארס דבורים;עקיצות דבורים;עקיצת דבורים;דבורת הדבש | 
Wasp venom | insect | wasp sting;wasps;yellow jacket;hornet;hornet sting;vespid venom;wasp;yellow jackets;hornets;yellow jacket venom;wasp stings;oriental hornet | צרעה;צרעות;עקיצת צרעה;ארס צרעה;דבור;עקיצות צרעות;עקיצת דבור | 
Insect stings | insect | insect bites;stinging insects;insect bite;insect sting;hymenoptera venom;hymenoptera;insects;hymenoptera stings;bugs;bug bites | עקיצות חרקים;עקיצת חרק;חרקים;דבוראים;עקיצות;נשיכות חרקים;ארס דבוראים | 
Mosquito bites | insect | mosquitoes;mosquito;mosquitos;sandfly bites | יתושים;עקיצות יתושים;עקיצת יתוש;יתוש;זבוב החול | 
Fire ant | insect | fire ants;ant sting;ants;little fire ant | נמלת אש;נמלים;נמלת האש;עקיצת נמלה | 
Flea bites | insect | fleas;bed bugs;bedbugs | פרעושים;פשפש המיטה;עקיצות פרעושים | 
Scorpion venom | insect | scorpion sting;scorpion;spider bite | עקרב;עקיצת עקרב;עכביש | 
Tick bite | insect | ticks;tick | קרציה;קרציות;נשיכת קרציה | 
Cockroach | insect | cockroaches;roach;roaches | מקק;ג׳וק;תיקן;תיקנים;מקקים;ג׳וקים | 
Jellyfish sting | insect | jellyfish;jelly fish;jellyfish stings | מדוזה;צריבת מדוזה;מדוזות | 

# --- Environment
Dust mites | environment | house dust mite;dust mite;dust;house dust;Dermatophagoides;mites;HDM;dermatophagoides pteronyssinus;dermatophagoides farinae;D. pteronyssinus;D. farinae;house dust mites;dust-mite;household dust | קרדית אבק הבית;אבק;קרדית האבק;קרדית אבק;אבק בית;קרדיות;קרדית;קרדיות אבק הבית;קרדית אבק-הבית;אבק הבית | 
Cat dander | environment | cats;cat;cat hair;cat fur;cat epithelium;cat allergen;feline dander;cat dandruff | חתול;חתולים;שיער חתולים;קשקשי חתול;שערות חתול;פרוות חתול;שיער חתול | 
Dog dander | environment | dogs;dog;dog hair;dog epithelium;dog fur;dog allergen;canine dander | כלב;כלבים;שיער כלבים;קשקשי כלב;שערות כלב;פרוות כלב;שיער כלב | 
Horse dander | environment | horses;horse;horse hair;horse epithelium | סוס;סוסים;שיער סוסים | 
Animal dander | environment | animals;animal hair;pets;pet dander;animal fur;furry animals;rabbit;hamster;guinea pig;pet hair;rodents;rabbits | קשקשי בעלי חיים;בעלי חיים;חיות מחמד;שיער בעלי חיים;פרווה;ארנב;אוגר;ארנבים;שיער של בעלי חיים | 
Feathers | environment | feather;bird feathers;down feathers;birds;goose feathers;down;feather pillows;parrots | נוצות;נוצה;ציפורים;כריות נוצות;תוכים | 
Grass pollen | environment | grass;grasses;timothy grass;bermuda grass;ryegrass;hay;rye grass;grass pollens;cut grass;Cynodon dactylon | דשא;עשבים;אבקת עשבים;דגניים;אבקת דשא;יבלית;עשב;אבקני דגניים;דגניים אבקה;דשאים | 
Tree pollen | environment | trees;olive pollen;cypress pollen;olive tree;cypress;oak pollen;birch pollen;birch;tree pollens;cedar;pecan pollen;olive tree pollen;eucalyptus | אבקת עצים;זית;אבקת זית;ברוש;אבקת ברוש;עץ זית;אלון;עצים;עץ ברוש;אבקת עץ הזית;פריחת הזית;פריחת הברוש | 
Weed pollen | environment | ragweed;weeds;mugwort;parietaria;weed pollens;plantain pollen;pellitory;artemisia;amaranthus;Parietaria judaica | עשבי בר;כותלית;אמברוסיה;לענה;ירבוז;אבקת עשבי בר;כתלית יהודה | 
Pollen | environment | pollens;seasonal pollen;hay fever;seasonal allergies;environmental allergies;seasonal allergy;flowers;hayfever;blossom | אבקנים;אבקה;אבקת פרחים;אבקת צמחים;פריחה;אלרגיה עונתית;אלרגנים עונתיים;פרחים;אבקני פרחים;צמחים | 
Mold | environment | mould;molds;Alternaria;fungal spores;moulds;mold spores;Aspergillus;fungus spores;Cladosporium;Penicillium mold;mildew | עובש;עובשים;אלטרנריה;נבגי עובש;פטריית עובש;אספרגילוס | 
Poison ivy | environment | poison oak;urushiol;poison sumac;plants;poison ivy plant | אלון ארסי;קיסוס רעיל;סומק ארסי | 
Environmental allergens (unspecified) | environment | environmental allergens;inhalant allergens;aeroallergens;environmental;inhaled allergens;environmental allergy | אלרגנים סביבתיים;אלרגנים נשאפים;אלרגיה סביבתית;אלרגנים באוויר | 
`

export const reactions = `
# --- Skin
hives | urticaria;urticarial rash;wheals;welts;nettle rash;urticarial eruption;generalized urticaria | אורטיקריה;סרפדת;חרלת;תפרחת אורטיקריאלית;אורטיקריה מפושטת;סירפדת;אורטיקאריה | 
rash | skin rash;exanthem;eruption;maculopapular rash;drug rash;drug eruption;morbilliform rash;skin reaction;exanthema;skin eruption;cutaneous reaction;red spots;rashes;generalized rash;breakout;spots;maculo-papular rash;drug exanthem | פריחה;תפרחת;פריחה בעור;פריחה מקולופפולרית;תפרחת תרופתית;תפרחת עורית;תגובה עורית;פריחה מפושטת;פריחה עורית;תפרחת מקולופפולרית;פריחה אלרגית;אקסנתמה | 
itching | pruritus;itch;itchy skin;itchiness;itchy;pruritis;generalized itching | גרד;גירוד;עקצוצים בעור;פרוריטוס;גרד מפושט;גרד בעור;גירודים | 
flushing | skin flushing;red face;facial flushing;redness of face;red man syndrome;vancomycin flushing syndrome;red neck syndrome;face flushing | הסמקה;סומק;אודם בפנים;הסמקת פנים;תסמונת האדם האדום;גלי חום | 
skin redness | erythema;redness;local redness;red skin;erythematous reaction | אודם;אריתמה;אודם בעור;אודם מקומי | 
contact dermatitis | dermatitis;skin irritation;contact reaction;allergic contact dermatitis;local skin irritation;skin breakdown;irritation of skin | דרמטיטיס;דלקת עור ממגע;גירוי בעור;דלקת עור;דרמטיטיס ממגע;פצעים בעור;דלקת עור אלרגית | 
eczema flare | eczema;atopic dermatitis flare;worsening eczema | אקזמה;החמרת אקזמה;אטופיק דרמטיטיס | 
blisters | blistering;bullae;skin blisters;bullous eruption;vesicles;fixed drug eruption;bullous reaction | שלפוחיות;בולות;שלפוחיות בעור;תפרחת בולוטית;תפרחת תרופתית קבועה;בועות בעור | 
skin peeling | desquamation;exfoliation;exfoliative dermatitis;peeling skin;peeling of skin | קילוף עור;קילוף העור;דסקוומציה;התקלפות העור | 
photosensitivity | photosensitive rash;sun sensitivity;phototoxic reaction;phototoxicity;photodermatitis | רגישות לאור;רגישות לשמש;פוטוסנסיטיביות;תגובה פוטוטוקסית | 
Stevens-Johnson syndrome | SJS;Stevens Johnson;Steven-Johnson syndrome;SJS/TEN;Stevens-Johnson;Steven Johnson syndrome | תסמונת סטיבנס ג׳ונסון;סטיבנס-ג׳ונסון;סטיבנס ג׳ונסון סינדרום;תסמונת סטיבנס-ג׳והנסון;סטיבן ג׳ונסון | severe
toxic epidermal necrolysis | TEN?;Lyell syndrome;TENS?;Lyell's syndrome | נמק אפידרמלי טוקסי;נקרוליזיס אפידרמלי טוקסי;נמק עור רעלני;תסמונת לייל | severe
drug reaction with eosinophilia and systemic symptoms | DRESS;DRESS syndrome;drug hypersensitivity syndrome;anticonvulsant hypersensitivity syndrome;DIHS | תסמונת DRESS;תגובת DRESS;תגובה תרופתית עם אאוזינופיליה | severe
acute generalized exanthematous pustulosis | AGEP;generalised exanthematous pustulosis | פוסטולוזיס אקסנתמטית מפושטת;תפרחת פוסטולרית מפושטת;תגובת AGEP | severe
erythema multiforme | EM rash;erythema multiforme minor;erythema exudativum multiforme | אריתמה מולטיפורמה;אריתמה רבת צורות | 
vasculitis | drug-induced vasculitis;leukocytoclastic vasculitis;hypersensitivity vasculitis | וסקוליטיס;דלקת כלי דם;ווסקוליטיס | 
purpura | petechiae;purpuric rash | פורפורה;פטכיות;תפרחת פורפורית | 
hair loss | alopecia;hair thinning | נשירת שיער;התקרחות;אלופציה | 
bruising | easy bruising;ecchymosis;hematoma;haematoma;ecchymoses | שטפי דם;שטף דם;המטומה;סימנים כחולים | 

# --- Anaphylaxis and swelling
anaphylaxis | anaphylactic reaction;anaphylactic shock;anaphylactoid reaction;anaphylactic;anaphilaxis;anafylaxis;life-threatening allergic reaction;systemic anaphylaxis;anaphylactoid;anaphylactic response;allergic shock | אנפילקסיס;הלם אנפילקטי;שוק אנפילקטי;תגובה אנפילקטית;אנאפילקסיס;אנפילקטי;תגובה אנפילקטואידית;אנפילקסיה;שוק אלרגי;הלם אלרגי | severe
angioedema | angioneurotic edema;angio-edema;angioneurotic oedema;angioedema of face;Quincke edema;angio-oedema;Quincke's oedema;angiooedema | אנגיואדמה;אנגיו-אדמה;בצקת אנגיואדמטית;אנגיאדמה;אנגיונוירוטית;בצקת על שם קווינקה | 
swelling | edema;oedema;local swelling;localized swelling;puffiness;swollen;generalized swelling | נפיחות;בצקת;התנפחות;נפיחות מקומית;תפיחות;נפיחויות | 
swelling of face | facial swelling;facial edema;swollen face;face swelling;facial oedema;facial angioedema;face edema;swollen face and lips | נפיחות בפנים;בצקת בפנים;נפיחות פנים;התנפחות הפנים;בצקת פנים;נפיחות של הפנים | 
swelling of lips | lip swelling;swollen lips;lip edema;lip angioedema;lips swelling;lip oedema;swollen lip | נפיחות בשפתיים;התנפחות שפתיים;בצקת שפתיים;נפיחות שפתיים;נפיחות בשפה;נפיחות של השפתיים | 
swelling of tongue | tongue swelling;swollen tongue;tongue edema;tongue oedema;lingual edema | נפיחות בלשון;נפיחות לשון;התנפחות הלשון;בצקת לשון | 
swelling of eyes | periorbital edema;eyelid swelling;swollen eyes;eye swelling;periorbital oedema;periorbital swelling;swollen eyelids;eyelid edema | נפיחות בעיניים;נפיחות בעפעפיים;בצקת בעפעפיים;בצקת סביב העיניים;נפיחות סביב העיניים;נפיחות עיניים | 
laryngeal edema | laryngeal oedema;throat swelling;swelling of throat;glottic edema;laryngospasm;swollen throat;glottis edema;laryngeal swelling;larynx edema | בצקת גרון;בצקת בגרון;בצקת לרינגיאלית;נפיחות בגרון;לרינגוספזם;עווית גרון;בצקת גלוטיס | severe
throat tightness | throat closing;tightness in throat;throat constriction;tight throat;lump in throat;throat closed up;closing of throat;throat closes;throat tightening | לחץ בגרון;תחושת מחנק;מחנק בגרון;היצרות בגרון;חנק בגרון;תחושת חנק;מחנק | 
ankle swelling | leg swelling;leg edema;peripheral edema;pedal edema;ankle edema;lower extremity edema;swollen ankles;peripheral oedema;leg oedema;ankle oedema;swollen legs | נפיחות ברגליים;בצקות ברגליים;נפיחות בקרסוליים;בצקת פריפרית;בצקות בקרסוליים;בצקות | 
local reaction | injection site reaction;site reaction;local swelling and redness;large local reaction;injection site pain;localized reaction | תגובה מקומית;תגובה במקום ההזרקה;תגובה מקומית נרחבת;תגובה מקומית באזור ההזרקה | 

# --- Respiratory
shortness of breath | dyspnea;SOB;breathlessness;difficulty breathing;dyspnoea;trouble breathing;breathing difficulty;respiratory distress;breathing problems;cannot breathe;respiratory difficulty;difficulty in breathing | קוצר נשימה;קשיי נשימה;קושי בנשימה;דיספנאה;ק״נ;מצוקה נשימתית;דיספניאה;נשימה כבדה;קשיי נשימה קשים | 
bronchospasm | bronchial spasm;bronchoconstriction;acute bronchospasm | ברונכוספזם;עווית סימפונות;התכווצות סימפונות;כיווץ סימפונות;ברונכוספאזם | 
wheezing | wheeze;wheezes | צפצופים;צפצופים בנשימה;צפצופי נשימה;חרחורים | 
asthma attack | asthma;asthma exacerbation;asthmatic attack;worsening asthma;acute asthma | התקף אסטמה;אסטמה;החמרת אסטמה;התקף אסתמה;אסתמה | 
cough | coughing;dry cough;chronic cough;persistent cough;ACE inhibitor cough;tickly cough;hacking cough | שיעול;שיעול יבש;שיעול טורדני;שיעולים;שיעול כרוני | 
runny nose | rhinitis;allergic rhinitis;nasal congestion;sneezing;rhinorrhea;stuffy nose;sneezes;congestion;rhinorrhoea | נזלת;נזלת אלרגית;עיטושים;גודש באף;התעטשויות;ריניטיס;אף סתום;נזלת מימית;נזלת ועיטושים | 
itchy eyes | watery eyes;allergic conjunctivitis;red eyes;conjunctivitis;tearing;eye itching;eye redness;teary eyes;eye irritation | דמעת;גרד בעיניים;עיניים אדומות;דלקת לחמיות אלרגית;דמעת ואודם בעיניים;אודם בעיניים;דלקת לחמיות | 
hoarseness | hoarse voice;voice change;dysphonia | צרידות;שינוי בקול;דיספוניה | 
stridor | inspiratory stridor | סטרידור | 
respiratory arrest | respiratory failure;apnea;apnoea;stopped breathing;respiratory depression | דום נשימה;אי ספיקה נשימתית;דיכוי נשימתי;הפסקת נשימה;אי-ספיקה נשימתית | severe
chest tightness | tight chest;chest pressure;tightness in chest | לחץ בחזה;תחושת לחץ בחזה;לחצים בחזה;מועקה בחזה | 
chest pain | pain in chest;thoracic pain | כאב בחזה;כאבים בחזה;כאבי חזה;תעוקה בחזה | 

# --- Gastrointestinal
nausea | nauseous;nauseated;queasiness;feeling sick;queasy | בחילה;בחילות | 
vomiting | emesis;throwing up;vomits;vomited;severe vomiting | הקאה;הקאות;מקיא | 
nausea and vomiting | N/V;N&V;nausea vomiting;n v;nausea with vomiting | בחילות והקאות;בחילה והקאה;בחילות הקאות | 
diarrhea | diarrhoea;loose stools;loose stool;loose motions;watery stools;bloody diarrhea | שלשול;שלשולים;יציאות רכות;יציאות מימיות | 
GI upset | stomach upset;gastrointestinal upset;GI intolerance;upset stomach;dyspepsia;indigestion;GI disturbance;gastric upset;gastrointestinal intolerance;GI symptoms;gastric irritation;stomach problems;heartburn;gastritis;GI distress;gastrointestinal side effects;GI side effects | אי נוחות בטנית;הפרעות במערכת העיכול;כאבי בטן ובחילה;קלקול קיבה;תופעות במערכת העיכול;אי סבילות במערכת העיכול;צרבת;דיספפסיה;הפרעות עיכול;גסטריטיס;תופעות לוואי במערכת העיכול | 
abdominal pain | stomach pain;stomach ache;abdominal cramps;cramps;belly pain;stomach cramps;epigastric pain;stomachache;tummy ache;abdominal cramping | כאב בטן;כאבי בטן;התכווצויות בטן;כאבים בבטן;כאבי בטן עוויתיים | 
gastrointestinal bleeding | GI bleeding;GI bleed;stomach bleeding;ulcer bleeding;rectal bleeding;GIB;peptic ulcer;melena;gastric ulcer | דימום ממערכת העיכול;דימום במערכת העיכול;דימום קיבה;דימום מהקיבה;כיב קיבה;אולקוס | 
constipation | constipated;severe constipation | עצירות;עצירות קשה | 
bloating | gas;flatulence;abdominal bloating;abdominal distension;flatus | נפיחות בטנית;גזים;נפיחות בבטן | 
mouth itching | oral allergy syndrome;itchy mouth;mouth tingling;oral itching;itchy throat;tingling mouth;oral tingling;tingling of lips;itching in mouth | גרד בפה;גירוד בפה;גרד בגרון;תסמונת אלרגיה אוראלית;עקצוץ בשפתיים;עקצוץ בפה;גירוד בגרון | 
mouth sores | oral ulcers;mouth ulcers;stomatitis;mucositis;aphthous ulcers;oral lesions;oral ulcer | אפטות;פצעים בפה;כיבים בפה;מוקוזיטיס;סטומטיטיס | 
dry mouth | xerostomia | יובש בפה | 
metallic taste | taste disturbance;dysgeusia;altered taste;loss of taste | טעם מתכתי;שינוי בטעם;הפרעה בטעם;טעם מר | 
pancreatitis | acute pancreatitis;drug-induced pancreatitis | פנקראטיטיס;דלקת בלבלב;דלקת לבלב | 
hepatotoxicity | elevated liver enzymes;drug-induced liver injury;liver toxicity;hepatitis;elevated LFTs;liver damage;liver failure;DILI;jaundice;transaminitis;raised liver enzymes;abnormal liver function | פגיעה בכבד;הפרעה בתפקודי כבד;עליית אנזימי כבד;הפטיטיס תרופתית;הפטוטוקסיות;צהבת;הפטיטיס;עלייה באנזימי כבד | 
loss of appetite | anorexia;decreased appetite;poor appetite | חוסר תיאבון;ירידה בתיאבון;אובדן תיאבון | 
difficulty swallowing | dysphagia;trouble swallowing | קושי בבליעה;קשיי בליעה;דיספגיה | 

# --- Cardiovascular
hypotension | low blood pressure;drop in blood pressure;BP drop;orthostatic hypotension;low BP;drop in BP | ירידת לחץ דם;לחץ דם נמוך;תת לחץ דם;נפילת לחץ דם;היפוטנסיה;ירידה בלחץ הדם;ירידה בלחץ דם;נפילת ל״ד | 
hypertension | high blood pressure;elevated blood pressure;BP elevation;raised blood pressure | לחץ דם גבוה;עליית לחץ דם;יתר לחץ דם;עלייה בלחץ הדם | 
palpitations | heart racing;tachycardia;rapid heartbeat;racing heart;fast heart rate;rapid heart rate;heart palpitations;increased heart rate;fast heartbeat | דפיקות לב;פלפיטציות;טכיקרדיה;דופק מהיר;דופק מואץ;פעימות לב מהירות | 
bradycardia | slow heart rate;slow pulse;low heart rate;slow heartbeat | ברדיקרדיה;דופק איטי;דופק נמוך;האטת דופק | 
arrhythmia | irregular heartbeat;QT prolongation;cardiac arrhythmia;long QT;prolonged QT;heart rhythm disturbance | הפרעת קצב;הארכת QT;הפרעות קצב;אריתמיה | 
cardiac arrest | heart stopped;cardiopulmonary arrest;cardiorespiratory arrest;asystole | דום לב;דום לב נשימה;אסיסטולה | severe
syncope | fainting;fainted;loss of consciousness;passed out;collapse;LOC;faint;fainting spell;passing out;blackout | עילפון;התעלפות;איבוד הכרה;סינקופה;התעלף;אובדן הכרה;התמוטטות | 
bleeding | hemorrhage;haemorrhage;nosebleed;epistaxis;excessive bleeding | דימום;דימומים;דימום מהאף;אפיסטקסיס | 
low platelets | thrombocytopenia;heparin-induced thrombocytopenia;drop in platelets;HIT;decreased platelets;thrombocytopaenia;low platelet count | טרומבוציטופניה;ירידה בטסיות;תרומבוציטופניה;HIT תרומבוציטופניה;טסיות נמוכות | 
agranulocytosis | neutropenia;leukopenia;low white blood cells;bone marrow suppression;pancytopenia;myelosuppression;leucopenia;neutropaenia | אגרנולוציטוזיס;נויטרופניה;לויקופניה;דיכוי מח עצם;פנציטופניה;ירידה בכדוריות לבנות | 
hemolytic anemia | hemolysis;haemolysis;haemolytic anaemia;hemolysis in G6PD deficiency | אנמיה המוליטית;המוליזה;אנמיה המוליטית בחסר G6PD | 

# --- Neurological and psychiatric
headache | headaches;migraine;head ache;migraines | כאב ראש;כאבי ראש;מיגרנה | 
dizziness | vertigo;lightheadedness;dizzy;light-headedness;light headed;giddiness | סחרחורת;סחרחורות;ורטיגו;תחושת סחרחורת | 
drowsiness | sedation;somnolence;sleepiness;lethargy;sleepy;oversedation;over-sedation;excessive sedation;drowsy | ישנוניות;נמנום;ישנוניות יתר;סומנולנטיות;אפתיה וישנוניות | 
fatigue | tiredness;weakness;tired;malaise;asthenia;generalized weakness | עייפות;חולשה;חולשה כללית;תשישות | 
confusion | altered mental status;disorientation;delirium;mental status changes;change in mental status;disoriented;cognitive changes | בלבול;דליריום;חוסר התמצאות;מצב בלבולי;בלבול וחוסר התמצאות | 
hallucinations | hallucination;visual hallucinations;psychosis;hallucinating | הזיות;הלוצינציות;פסיכוזה;הזיות ראייה | 
agitation | restlessness;irritability;anxiety;nervousness;jittery;hyperactivity;panic attack;behavioral changes;jitteriness;aggression;mood changes | אי שקט;חרדה;עצבנות;אגיטציה;אי-שקט;התקף חרדה;היפראקטיביות;תוקפנות;אי שקט פסיכומוטורי | 
insomnia | sleeplessness;trouble sleeping;sleep disturbance;nightmares;difficulty sleeping;vivid dreams | נדודי שינה;אינסומניה;הפרעות שינה;סיוטים;הפרעת שינה | 
depression | low mood;suicidal thoughts;suicidal ideation;depressed mood | דיכאון;מצב רוח ירוד;מחשבות אובדניות | 
seizures | seizure;convulsions;convulsion;fits | פרכוסים;פרכוס;התקף פרכוסי;עוויתות;התקף אפילפטי | 
tremor | shaking;tremors;shakiness;shakes;trembling | רעד;רעידות;טרמור;רעד בידיים | 
paresthesia | tingling;numbness;pins and needles;paresthesias;neuropathy;paraesthesia;tingling and numbness;peripheral neuropathy | נימול;פרסתזיות;נוירופתיה;עקצוצים;תחושת נימול;רדימות;פרסטזיות | 
dystonia | extrapyramidal symptoms;EPS;akathisia;dystonic reaction;acute dystonic reaction;tardive dyskinesia;extrapyramidal side effects;acute dystonia;oculogyric crisis;extrapyramidal reaction | דיסטוניה;תסמינים אקסטרפירמידליים;אקטיזיה;תגובה דיסטונית;דיסקינזיה;תופעות אקסטרפירמידליות | 
neuroleptic malignant syndrome | NMS | תסמונת ממאירה נוירולפטית;תסמונת נוירולפטית ממאירה | severe
serotonin syndrome | serotonin toxicity | תסמונת סרוטונין;תסמונת סרוטונרגית | 
malignant hyperthermia | MH reaction;malignant hyperpyrexia | היפרתרמיה ממאירה;חום ממאיר;היפרתרמיה ממארת | severe
aseptic meningitis | drug-induced aseptic meningitis | מנינגיטיס אספטית;דלקת קרום המוח אספטית | 
blurred vision | visual disturbance;vision changes;blurry vision;visual changes;vision loss;eye pain | טשטוש ראייה;הפרעות ראייה;ראייה מטושטשת;טשטוש ראיה;הפרעה בראייה | 
hearing loss | ototoxicity;tinnitus;ringing in ears;decreased hearing | ירידה בשמיעה;טינטון;פגיעה בשמיעה;צפצופים באוזניים;טנטון;אוטוטוקסיות;אובדן שמיעה | 

# --- Musculoskeletal, renal and general
muscle pain | myalgia;muscle aches;myopathy;muscle weakness;myalgias;statin myopathy;muscle ache;statin myalgia;myositis;elevated CK;muscle soreness;leg pain;leg cramps;muscle cramps;body aches;CPK elevation | כאבי שרירים;מיאלגיה;כאב שרירים;חולשת שרירים;מיופתיה;התכווצויות שרירים;עליית CPK;כאבים בשרירים;מיאלגיות;מיוזיטיס;כאבי רגליים;עליית CK | 
rhabdomyolysis | muscle breakdown;rhabdo | רבדומיוליזיס;ראבדומיוליזיס;פירוק שריר | severe
joint pain | arthralgia;arthritis;joint swelling;arthralgias;joint aches | כאבי פרקים;כאב פרקים;ארתרלגיה;ארתריטיס;כאבים במפרקים;ארטרלגיה | 
tendon rupture | tendinitis;tendonitis;Achilles tendinitis;tendon pain | קרע בגיד;דלקת בגידים;טנדיניטיס;קרע גיד | 
back pain | low back pain | כאב גב;כאבי גב | 
osteonecrosis of the jaw | ONJ;jaw necrosis | נמק לסת;נמק של הלסת;אוסטאונקרוזיס של הלסת | 
kidney injury | renal failure;acute kidney injury;nephrotoxicity;AKI;interstitial nephritis;kidney failure;renal impairment;contrast nephropathy;elevated creatinine;renal insufficiency;acute renal failure;worsening renal function;AIN;kidney damage | פגיעה כלייתית;אי ספיקת כליות;נפרוטוקסיות;החמרה בתפקודי כליות;אי ספיקת כליות חריפה;נפריטיס אינטרסטיציאלית;החמרה בתפקוד הכלייתי;פגיעה בכליות | 
urinary retention | unable to urinate;retention of urine;difficulty urinating | אצירת שתן;קושי במתן שתן;עצירת שתן | 
fever | drug fever;pyrexia;high fever;febrile reaction;elevated temperature | חום;חום תרופתי;חום גבוה | 
chills | rigors;shivering;fever and chills;shaking chills | צמרמורת;צמרמורות;צמרמורת וחום | 
sweating | diaphoresis;perspiration;night sweats;excessive sweating | הזעה;הזעת יתר;דיאפורזיס;הזעות | 
serum sickness | serum sickness-like reaction;serum sickness like reaction | מחלת נסיוב;סרום סיקנס;תגובה דמוית מחלת נסיוב | 
drug-induced lupus | lupus-like syndrome;drug induced lupus;lupus-like reaction | לופוס תרופתי;זאבת תרופתית;תסמונת דמוית לופוס | 
hyponatremia | low sodium;hyponatraemia | היפונתרמיה;נתרן נמוך;ירידה בנתרן | 
hyperkalemia | high potassium;hyperkalaemia | היפרקלמיה;אשלגן גבוה;עלייה באשלגן | 
hypoglycemia | low blood sugar;hypoglycaemia;low sugar | היפוגליקמיה;סוכר נמוך;ירידת סוכר | 
hyperglycemia | high blood sugar;elevated glucose;hyperglycaemia | היפרגליקמיה;סוכר גבוה;עליית סוכר | 
methemoglobinemia | methaemoglobinaemia | מתהמוגלובינמיה | 
weight gain | increased weight | עלייה במשקל;עליה במשקל;השמנה | 
gynecomastia | breast enlargement;gynaecomastia;breast tenderness | גינקומסטיה;הגדלת שדיים;רגישות בשדיים | 
sexual dysfunction | erectile dysfunction;decreased libido;impotence | הפרעה בתפקוד המיני;ירידה בליבידו;אין אונות | 
vaginal yeast infection | yeast infection;candidiasis;thrush;vaginal candidiasis | פטרייה נרתיקית;קנדידה;זיהום פטרייתי;פטרת נרתיקית | 
gum swelling | gingival hyperplasia;gum hyperplasia;gingival hypertrophy | שגשוג חניכיים;נפיחות בחניכיים;עיבוי חניכיים | 
blood clot | thrombosis;venous thrombosis;deep vein thrombosis;phlebitis;DVT | קריש דם;תרומבוזיס;פקקת;פלביטיס;טרומבוזיס | 
infusion reaction | infusion-related reaction;transfusion reaction;reaction to infusion | תגובה לעירוי;תגובה בזמן עירוי;תגובת עירוי | 
allergic reaction | allergy;hypersensitivity;hypersensitivity reaction;allergic;allergic response | תגובה אלרגית;רגישות יתר;אלרגיה;תגובת רגישות | 
severe allergic reaction | severe reaction;severe hypersensitivity reaction;serious allergic reaction | תגובה אלרגית קשה;תגובה קשה;תגובה אלרגית חמורה;תגובה חריפה | severe
intolerance | drug intolerance;not tolerated;adverse effect;side effect;adverse reaction;side effects;adverse drug reaction;ADR;sensitivity;adverse effects | אי סבילות;תופעות לוואי;אי-סבילות תרופתית;תופעת לוואי;רגישות | 
unknown reaction | unknown;reaction unknown;unspecified reaction;not known;doesn't remember;does not remember;childhood reaction;unsure;reaction not specified;not documented | לא ידוע;תגובה לא ידועה;לא זוכר;לא זוכרת;לא צוין;תגובה לא ברורה;תגובה בילדות | 
`
