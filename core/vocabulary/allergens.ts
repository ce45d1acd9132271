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
Penicillin | drug | penicillins;PCN;pen?;penicillin class;penicillin antibiotics;penicilin;all penicillins;beta lactam penicillins | פניצילין;פניצלין;פנצילין;פניצילינים;נגזרות פניצילין;משפחת הפניצילין;תכשירי פניצילין | class=penicillin
Penicillin G | drug | benzylpenicillin;benzathine penicillin;Bicillin;procaine penicillin | פניצילין G;בנזילפניצילין;ביצילין | class=penicillin
Penicillin V | drug | phenoxymethylpenicillin;Pen V;Pen VK;Rafapen;penicillin V potassium | רפאפן;פניצילין V;רפפן | class=penicillin
Amoxicillin | drug | amoxycillin;Amoxil;Moxypen;Moxyvit;amox;amoxicilin | אמוקסיצילין;מוקסיפן;מוקסיויט;אמוקסצילין;אמוקסיצלין | class=penicillin
Amoxicillin-clavulanate | drug | Augmentin;co-amoxiclav;amoxicillin clavulanic acid;Amoxiclav;Clavamox;amoxicillin and clavulanate;Clavenir;amox/clav;amox clav | אוגמנטין;אמוקסיצילין קלבולנט;אמוקסיצילין קלאבולנט;אוגמנטין דואו;קלבניר | class=penicillin
Ampicillin | drug | Penbritin;ampicilin | אמפיצילין;אמפיצלין;פנבריטין | class=penicillin
Ampicillin-sulbactam | drug | Unasyn;ampicillin and sulbactam | אונאסין;אמפיצילין סולבקטם | class=penicillin
Piperacillin-tazobactam | drug | Tazocin;Zosyn;Pip-tazo;piperacillin and tazobactam | טזוצין;פיפרצילין טזובקטם;טאזוצין | class=penicillin
Piperacillin | drug | Pipracil | פיפרצילין | class=penicillin
Cloxacillin | drug | Orbenil;Orbenin | קלוקסצילין;אורבניל | class=penicillin
Dicloxacillin | drug | Dynapen | דיקלוקסצילין | class=penicillin
Flucloxacillin | drug | Floxapen | פלוקלוקסצילין | class=penicillin
Oxacillin | drug | oxacillin sodium | אוקסצילין | class=penicillin
Nafcillin | drug | nafcillin sodium | נפצילין | class=penicillin

# --- Drugs: cephalosporins and other beta-lactams
Cephalosporins | drug | cephalosporin;cephalosporin antibiotics;cefalosporins;cephs | צפלוספורינים;צפלוספורין;ספלוספורינים;צפאלוספורינים | class=cephalosporin
Cephalexin | drug | cefalexin;Keflex;Ceforal;Cefovit | צפלקסין;צפורל;צפוביט;ספלקסין | class=cephalosporin
Cefuroxime | drug | Zinnat;Zinacef;Ceftin;cefuroxime axetil | צפורוקסים;זינט;זינאט;זינאצף | class=cephalosporin
Ceftriaxone | drug | Rocephin;ceftriaxon | צפטריאקסון;רוצפין;צפטריקסון | class=cephalosporin
Cefazolin | drug | Ancef;Kefzol;Cefamezin;cephazolin;Totacef | צפזולין;צפמזין;טוטצף | class=cephalosporin
Cefaclor | drug | Ceclor | צפקלור;צקלור | class=cephalosporin
Cefdinir | drug | Omnicef | צפדיניר | class=cephalosporin
Cefixime | drug | Suprax | צפיקסים;סופרקס | class=cephalosporin
Cefepime | drug | Maxipime | צפפים;מקסיפים | class=cephalosporin
Ceftazidime | drug | Fortum;Fortaz | צפטזידים;פורטום | class=cephalosporin
Carbapenems | drug | carbapenem;carbapenem antibiotics | קרבפנמים;קרבאפנמים | class=carbapenem
Meropenem | drug | Meronem;Merrem | מרופנם;מרונם | class=carbapenem
Imipenem | drug | Tienam;imipenem cilastatin;Primaxin | אימיפנם;טיאנם | class=carbapenem
Ertapenem | drug | Invanz | ארטפנם;אינוונז | class=carbapenem
Aztreonam | drug | Azactam | אזטראונם | class=monobactam
Beta-lactams | drug | beta lactam antibiotics;beta-lactam;betalactams | בטא לקטם;בטא-לקטמים;ביתא לקטם;אנטיביוטיקה בטא לקטמית | class=beta-lactam

# --- Drugs: sulfonamides
Sulfonamides | drug | sulfa;sulfa drugs;sulfonamide;sulpha;sulphonamides;sulfa antibiotics;sulphur drugs;sulfur drugs;sulfonamide antibiotics;sulpha drugs;sulphonamide;sulphas;sulfas | סולפה;סולפא;סולפונאמידים;תרופות סולפה;סולפונמידים;סולפא דראגס;תכשירי סולפה;נגזרות סולפה;סולפונאמיד;תרופות המכילות סולפה | class=sulfonamide
Trimethoprim-sulfamethoxazole | drug | Bactrim;Septra;Resprim;co-trimoxazole;cotrimoxazole;TMP-SMX;Septrin;sulfamethoxazole;trimethoprim sulfa;Resprim Forte;SMX-TMP;sulfamethoxazole-trimethoprim;Bactrim DS | רספרים;בקטרים;רספרים פורטה;סולפמתוקסזול;סולפמתוקסאזול;קוטרימוקסזול;ספטרין;טרימתופרים סולפמתוקסאזול;רזפרים | class=sulfonamide
Trimethoprim | drug | Proloprim;Primsol | טרימתופרים | class=trimethoprim
Sulfadiazine | drug | sulphadiazine | סולפדיאזין | class=sulfonamide
Silver sulfadiazine | drug | Silverol;Silvadene;Flamazine | סילברול;כסף סולפדיאזין;משחת סילברול | class=sulfonamide
Sulfasalazine | drug | Salazopyrin;sulphasalazine;Azulfidine;Salazopyrine | סולפסלזין;סלזופירין;סולפאסאלאזין | class=sulfonamide
Dapsone | drug | diaminodiphenyl sulfone | דפסון | class=sulfone

# --- Drugs: macrolides and lincosamides
Macrolides | drug | macrolide;macrolide antibiotics | מקרולידים;מאקרולידים;מקרוליד | class=macrolide
Azithromycin | drug | Zithromax;Azenil;Z-pack;Z-Pak;Zeto;azitromycin | אזיתרומיצין;אזניל;זיטרומקס;אזיטרומיצין;זטו | class=macrolide
Erythromycin | drug | Erythro;E-mycin;Erythrocin;erythromicin;Erythro-Teva | אריתרומיצין;אריטרומיצין;אריתרו;אריתרו-טבע | class=macrolide
Clarithromycin | drug | Klacid;Biaxin;Karin?;clarithromicin | קלריתרומיצין;קלאציד;קלציד;קארין?;קלריטרומיצין | class=macrolide
Roxithromycin | drug | Rulid;Roxo | רוקסיתרומיצין;רוליד;רולידיה | class=macrolide
Clindamycin | drug | Dalacin;Cleocin;Dalacin C;clindamicin;clinda | קלינדמיצין;דלצין;דלאצין;דלצין סי | class=lincosamide
Lincomycin | drug | Lincocin | לינקומיצין;לינקוצין | class=lincosamide

# --- Drugs: fluoroquinolones
Fluoroquinolones | drug | quinolones;fluoroquinolone;quinolone;quinolone antibiotics | פלואורוקינולונים;קווינולונים;קינולונים;פלואורוקווינולונים;קווינולון | class=fluoroquinolone
Ciprofloxacin | drug | Cipro;Ciproxin;Ciprodex;Cifloxin;ciprofloxacine;Ciprogis | ציפרופלוקסצין;ציפרו;ציפרוקסין;ציפרודקס;ציפרוגיס;ציפלוקסין | class=fluoroquinolone
Levofloxacin | drug | Levaquin;Tavanic;Levo?;levofloxacine | לבופלוקסצין;טבניק;לבו?;לוופלוקסצין;טאבניק | class=fluoroquinolone
Ofloxacin | drug | Tarivid;Oflodex;Floxin | אופלוקסצין;טריביד;אופלודקס;טאריביד | class=fluoroquinolone
Norfloxacin | drug | Noroxin;Apirol | נורפלוקסצין;אפירול | class=fluoroquinolone
Moxifloxacin | drug | Avelox;Megaxin;Vigamox | מוקסיפלוקסצין;מגקסין;מגאקסין | class=fluoroquinolone

# --- Drugs: tetracyclines, aminoglycosides, glycopeptides and other anti-infectives
Tetracyclines | drug | tetracycline antibiotics;tetracycline;tetracycline class;Achromycin | טטרציקלינים;טטרציקלין;טטרהציקלין;משפחת הטטרציקלינים | class=tetracycline
Doxycycline | drug | Doxylin;Vibramycin;Doxy;doxycyclin;Doxibiotic | דוקסיציקלין;דוקסילין;דוקסיביוטיק;דוקסי | class=tetracycline
Minocycline | drug | Minocin;Minoclin | מינוציקלין;מינוצין;מינוקלין | class=tetracycline
Aminoglycosides | drug | aminoglycoside;aminoglycoside antibiotics | אמינוגליקוזידים;אמינוגליקוזיד | class=aminoglycoside
Amikacin | drug | Amikin;amikacin sulfate | אמיקצין;אמיקאצין | class=aminoglycoside
Tobramycin | drug | Tobrex;Tobi;Nebcin | טוברמיצין;טוברקס | class=aminoglycoside
Streptomycin | drug | streptomycin sulfate | סטרפטומיצין | class=aminoglycoside
Gentamicin | drug | gentamycin;Garamycin;gentamicine | גנטמיצין;גרמיצין;גנטמיסין | class=aminoglycoside
Neomycin | drug | neomycin sulfate;neomycin topical | ניאומיצין;נאומיצין | class=aminoglycoside
Bacitracin | drug | bacitracin ointment | בציטרצין;באציטרצין | class=topical antibiotic
Neosporin | drug | triple antibiotic ointment;neomycin polymyxin bacitracin | נאוספורין | class=topical antibiotic
Polymyxin B | drug | polymyxin | פולימיקסין;פולימיקסין B | class=polymyxin
Colistin | drug | colistimethate;Coliracin | קוליסטין;קולירצין | class=polymyxin
Vancomycin | drug | Vanco;Vancocin;vancomicin;Vancomycin IV;vanc;vanco | ונקומיצין;וונקומיצין;ואנקומיצין;וואנקומיצין | class=glycopeptide
Teicoplanin | drug | Targocid | טייקופלנין;טרגוציד | class=glycopeptide
Metronidazole | drug | Flagyl;metronidazol | מטרונידזול;פלג׳יל;פלאגיל;פלגיל;מטרונידאזול | class=nitroimidazole
Tinidazole | drug | Fasigyn;Protocide | טינידזול;פסיג׳ין | class=nitroimidazole
Ornidazole | drug | Tiberal | אורנידזול | class=nitroimidazole
Nitrofurantoin | drug | Macrobid;Macrodantin;Macrodantine;Uvamin;Furadantin | ניטרופורנטואין;מקרודנטין;אובמין;מאקרודנטין;אובאמין | class=nitrofuran
Fosfomycin | drug | Monurol;phosphomycin | פוספומיצין;מונורול | class=phosphonic antibiotic
Linezolid | drug | Zyvox;Zyvoxid | לינזוליד;זיבוקס;זיבוקסיד | class=oxazolidinone
Chloramphenicol | drug | Synthomycine;Chloromycetin;synthomycin | כלורמפניקול;סינטומיצין;סינתומיצין | class=amphenicol
Mupirocin | drug | Bactroban | מופירוצין;בקטרובן | class=topical antibiotic
Fusidic acid | drug | Fucidin;sodium fusidate | חומצה פוסידית;פוצידין;פוסידין | class=topical antibiotic
Rifampicin | drug | rifampin;Rimactan;Rifadin | ריפמפיצין;רימקטן;ריפאמפיצין | class=rifamycin
Isoniazid | drug | INH?;isonicotinic acid hydrazide | איזוניאזיד | class=antitubercular
Fluconazole | drug | Diflucan;Triflucan | פלוקונזול;טריפלוקן;דיפלוקן;פלוקונאזול | class=azole antifungal
Azole antifungals | drug | azoles;azole antifungal;imidazole antifungals | אזולים;תכשירי אזול נגד פטריות | class=azole antifungal
Itraconazole | drug | Sporanox;Itranol | איטרקונזול;ספורנוקס;איטרנול | class=azole antifungal
Ketoconazole | drug | Nizoral | קטוקונזול;ניזורל | class=azole antifungal
Voriconazole | drug | Vfend | ווריקונזול;וריקונזול | class=azole antifungal
Clotrimazole | drug | Agisten;Canesten;Lotrimin | קלוטרימזול;אגיסטן | class=azole antifungal
Terbinafine | drug | Lamisil;Terbinafine-Teva | טרבינפין;למיסיל;טרבינאפין | class=antifungal
Griseofulvin | drug | Grifulvin;Fulvicin | גריזאופולבין | class=antifungal
Nystatin | drug | Mycostatin;Nistatin | ניסטטין | class=antifungal
Amphotericin B | drug | amphotericin;AmBisome;Fungizone | אמפוטריצין B;אמפוטריצין;אמביזום | class=antifungal
Acyclovir | drug | aciclovir;Zovirax | אציקלוביר;זובירקס;זוביראקס | class=antiviral
Valacyclovir | drug | Valtrex;valaciclovir | ולטרקס;ולציקלוביר | class=antiviral
Oseltamivir | drug | Tamiflu | טמיפלו;אוסלטמיביר | class=antiviral
Abacavir | drug | Ziagen;Kivexa;Triumeq | אבקביר;אבאקביר | class=antiretroviral
Nevirapine | drug | Viramune | נבירפין;ניוויראפין | class=antiretroviral
Hydroxychloroquine | drug | Plaquenil | הידרוקסיכלורוקווין;פלקוויניל;פלקניל | class=antimalarial
Chloroquine | drug | Aralen;Avloclor | כלורוקווין | class=antimalarial
Antimalarials | drug | antimalarial drugs;anti-malarials | תרופות נגד מלריה | class=antimalarial
Quinine | drug | quinine sulfate;quinine sulphate | כינין;קינין | class=antimalarial
Quinidine | drug | quinidine sulfate;Quiniduran | קווינידין;כינידין | class=antiarrhythmic
Mefloquine | drug | Lariam;Mephaquin | מפלוקווין;לריאם | class=antimalarial
Antibiotics (unspecified) | drug | antibiotics;antibiotic;unknown antibiotic;antibiotic allergy | אנטיביוטיקה;אנטיביוטיקה לא ידועה;סוג אנטיביוטיקה לא ידוע | class=antibiotic

# --- Drugs: analgesics
Dipyrone | drug | metamizole;Optalgin;Analgin;Novalgin;V-Talgin;metamizol;noramidopyrine;Optalgine;dypirone;dipirone;V-Dalgin;dypyrone;Novalgine | אופטלגין;דיפירון;אנלגין;נובלגין;וי-טלגין;מטמיזול;אופטאלגין;ו-דלגין;וידלגין;אופטלג׳ין;V-דלגין;דיפרון | class=pyrazolone
Aspirin | drug | acetylsalicylic acid;ASA?;Micropirin;Cartia;Bayer aspirin;Tevapirin;acetyl salicylic acid;aspirine;Aspirin Cardio | אספירין;מיקרופירין;חומצה אצטילסליצילית;קרטיה;טבעפירין;אספירין קרדיו | class=nsaid
Salicylates | drug | salicylate;salicylic acid | סליצילטים;סליצילאטים;סליצילאט | class=nsaid
NSAIDs | drug | non-steroidal anti-inflammatory drugs;nonsteroidal anti-inflammatory drugs;NSAID;anti-inflammatory drugs;nonsteroidals;anti-inflammatories;non steroidal anti inflammatory;nonsteroidal anti-inflammatories | נוגדי דלקת שאינם סטרואידים;אנ.אס.איי.די;תרופות אנטי דלקתיות;נוגדי דלקת לא סטרואידיים;נוגדי דלקת;נסאידים;נוגדי דלקת לא סטרואידאליים | class=nsaid
Ibuprofen | drug | Advil;Nurofen;Motrin;Ibufen;Adex;Artofen;Brufen;Advil Liqui-Gels | איבופרופן;אדויל;נורופן;איבופן;אדקס;ארטופן;אבופרופן | class=nsaid
Naproxen | drug | Naxyn;Narocin;Naprosyn;Aleve;Point?;Naproxen sodium | נפרוקסן;נקסין;נרוצין;פוינט?;נפרוקסין | class=nsaid
Diclofenac | drug | Voltaren;Abitren;Betaren;Cataflam;Volteran;Swiss Relief | דיקלופנק;וולטרן;אביטרן;בטרן;וולטארן;דיקלופנאק;ולטרן | class=nsaid
Ketorolac | drug | Toradol;Topadol | קטורולק;טורדול;טורדולק;טורדל | class=nsaid
Indomethacin | drug | Indocin;Indomed;Indovis;indometacin | אינדומתצין;אינדומד;אינדוביס | class=nsaid
Etodolac | drug | Etopan;Lodine | אטודולק;אטופן | class=nsaid
COX-2 inhibitors | drug | coxibs;COX2 inhibitors;selective COX-2 inhibitors | מעכבי COX-2;קוקסיבים | class=nsaid
Celecoxib | drug | Celebrex;Celcox;Celebra | צלקוקסיב;צלברה;סלקוקס;צלקוקס;סלברה | class=nsaid
Etoricoxib | drug | Arcoxia | אטוריקוקסיב;ארקוקסיה | class=nsaid
Meloxicam | drug | Mobic;Movalis | מלוקסיקם;מוביק;מובליס | class=nsaid
Piroxicam | drug | Feldene;Brexin | פירוקסיקם;ברקסין;פלדן | class=nsaid
Acetaminophen | drug | paracetamol;Tylenol;Acamol;Panadol;Dexamol;APAP;Novimol;Calpol;Rokamol | אקמול;פרצטמול;פאראצטמול;דקסמול;נובימול;פנדול;פרצטאמול;אצטאמינופן;רוקמול;אקמולי | class=analgesic
Opioids | drug | opiates;opioid;opiate;narcotics;opioid analgesics;opiods;narcotic;narcotic analgesics | אופיאטים;אופיואידים;נרקוטיקה;אופיאט;נרקוטיקה לשיכוך כאב;אופיואיד | class=opioid
Codeine | drug | codeine phosphate;codein | קודאין;קודאין פוספט | class=opioid
Acetaminophen-codeine | drug | Tylenol 3;Tylenol with codeine;Codacam;Codabol;Rokacet;Tylenol #3;co-codamol;paracetamol-codeine | קודאקם;רוקאסט;קודבול;רוקסט;קודאכם;אקמול קודאין | class=opioid
Morphine | drug | morphine sulfate;MS Contin;MCR;morphine sulphate;MIR;MSO4 | מורפיום;מורפין | class=opioid
Tramadol | drug | Tramadex;Ultram;Tramal | טרמדול;טרמדקס;טרמל;טראמדקס;טראמדול;טרמאדקס | class=opioid
Tramadol-acetaminophen | drug | Zaldiar;Ultracet | זלדיאר | class=opioid
Oxycodone | drug | OxyContin;Oxycod;Roxicodone;oxycontin CR;OxyIR | אוקסיקודון;אוקסיקונטין;אוקסיקוד | class=opioid
Oxycodone-acetaminophen | drug | Percocet;oxycodone and acetaminophen;Roxicet | פרקוסט;אוקסיקודון פרצטמול | class=opioid
Oxycodone-aspirin | drug | Percodan | פרקודן | class=opioid
Oxycodone-naloxone | drug | Targin;Targinact | טרגין;טארגין | class=opioid
Hydrocodone | drug | hydrocodone bitartrate | הידרוקודון | class=opioid
Hydrocodone-acetaminophen | drug | Vicodin;Norco;Lortab | ויקודין;הידרוקודון פרצטמול | class=opioid
Hydromorphone | drug | Dilaudid;Palladone | הידרומורפון;דילאודיד | class=opioid
Fentanyl | drug | Duragesic;fentanyl patch;Fenta;Abstral;Sublimaze | פנטניל;דורוגזיק;פנטה;מדבקת פנטניל | class=opioid
Meperidine | drug | pethidine;Demerol;Dolestine;Dolantin | פתידין;דולסטין;פטידין | class=opioid
Methadone | drug | Dolophine;Adolan | מתדון;אדולן | class=opioid
Buprenorphine | drug | Butrans;Subutex;Butrans patch | בופרנורפין;בוטרנס;סובוטקס | class=opioid
Buprenorphine-naloxone | drug | Suboxone | סובוקסון | class=opioid
Propoxyphene | drug | dextropropoxyphene;Algolysin;Darvocet;Proxol;Darvon | פרופוקסיפן;אלגוליזין;פרוקסול;דקסטרופרופוקסיפן | class=opioid

# --- Drugs: neurology and psychiatry
Anticonvulsants | drug | antiepileptics;antiepileptic drugs;aromatic anticonvulsants;anti-seizure medications;AEDs | נוגדי פרכוסים;אנטי אפילפטיים;תרופות אנטי אפילפטיות;נוגדי אפילפסיה | class=anticonvulsant
Carbamazepine | drug | Tegretol;Teril;Timonil | קרבמזפין;טגרטול;טריל;קרבאמאזפין;טימוניל | class=anticonvulsant
Oxcarbazepine | drug | Trileptin;Trileptal;Timox | אוקסקרבזפין;טרילפטין | class=anticonvulsant
Phenytoin | drug | Dilantin;Epanutin;diphenylhydantoin | פניטואין;אפנוטין;דילנטין;דילאנטין | class=anticonvulsant
Fosphenytoin | drug | Cerebyx;Pro-Epanutin | פוספניטואין | class=anticonvulsant
Lamotrigine | drug | Lamictal;Lamogine;Lamodex | למוטריג׳ין;למיקטל;למוג׳ין;למוטריגין;למוג׳ן | class=anticonvulsant
Valproic acid | drug | valproate;Depalept;Depakote;Epilim;Depakene;sodium valproate;Orlept;Depakine | ולפורט;דפלפט;חומצה ולפרואית;אורלפט;ואלפורל;ולפרואט;דפלפט כרונו | class=anticonvulsant
Levetiracetam | drug | Keppra | לבטירצטם;קפרה;לבטיראצטם | class=anticonvulsant
Barbiturates | drug | barbiturate | ברביטורטים;ברביטוראטים | class=barbiturate
Phenobarbital | drug | Luminal?;phenobarbitone;Luminalettes | פנוברביטל;לומינל;לומינלטים | class=barbiturate
Topiramate | drug | Topamax;Topitrim | טופירמט;טופמקס;טופיטרים;טופמאקס | class=anticonvulsant
Gabapentin | drug | Neurontin | גבפנטין;נוירונטין | class=gabapentinoid
Pregabalin | drug | Lyrica | ליריקה;פרגבלין | class=gabapentinoid
Benzodiazepines | drug | benzodiazepine;benzos | בנזודיאזפינים;בנזודיאזפין | class=benzodiazepine
Diazepam | drug | Valium;Assival | וליום;אסיבל;דיאזפם | class=benzodiazepine
Lorazepam | drug | Ativan;Lorivan | לוריבן;לורזפם | class=benzodiazepine
Clonazepam | drug | Clonex;Klonopin;Rivotril | קלונקס;קלונזפם | class=benzodiazepine
Midazolam | drug | Dormicum;Versed;Midolam | דורמיקום;מידזולם | class=benzodiazepine
Alprazolam | drug | Xanax;Alpralid;Alprox | קסנקס;אלפרזולם;אלפרליד | class=benzodiazepine
Oxazepam | drug | Vaben;Serax | ואבן;אוקסזפם | class=benzodiazepine
Brotizolam | drug | Bondormin;Brotizolam-Teva | בונדורמין;ברוטיזולם | class=benzodiazepine
Zolpidem | drug | Ambien;Stilnox | זולפידם;סטילנוקס | class=hypnotic
Zopiclone | drug | Nocturno;Imovane | נוקטורנו;זופיקלון;אימובן | class=hypnotic
Selective serotonin reuptake inhibitors | drug | SSRIs;SSRI | מעכבי ספיגה חוזרת של סרוטונין;תרופות SSRI | class=ssri
Fluoxetine | drug | Prozac;Prizma;Flutine | פרוזק;פלואוקסטין;פריזמה | class=ssri
Sertraline | drug | Zoloft;Lustral;Serenada | לוסטרל;סרטרלין;סרנדה;זולופט | class=ssri
Escitalopram | drug | Cipralex;Lexapro;Esto? | ציפרלקס;אסציטלופרם;אסטו? | class=ssri
Citalopram | drug | Celexa;Cipramil;Recital? | ציפרמיל;ציטלופרם;רסיטל | class=ssri
Paroxetine | drug | Seroxat;Paxil;Paxxet | סרוקסט;פרוקסטין;פקסט | class=ssri
Fluvoxamine | drug | Favoxil;Luvox | פלובוקסמין;פבוקסיל | class=ssri
Tricyclic antidepressants | drug | TCAs;TCA;tricyclics;tricyclic antidepressant | נוגדי דיכאון טריציקליים;טריציקליים | class=tricyclic antidepressant
Amitriptyline | drug | Elatrol;Elatrolet;Elavil | אמיטריפטילין;אלטרול;אלטרולט | class=tricyclic antidepressant
Clomipramine | drug | Anafranil;Maronil | קלומיפרמין;אנפרניל | class=tricyclic antidepressant
Nortriptyline | drug | Nortylin;Pamelor | נורטריפטילין;נורטילין | class=tricyclic antidepressant
Duloxetine | drug | Cymbalta;Dulox | דולוקסטין;סימבלטה;דולוקס | class=snri
Venlafaxine | drug | Effexor;Viepax | ונלפקסין;אפקסור;ויפקס;ויאפקס | class=snri
Bupropion | drug | Wellbutrin;Zyban | בופרופיון;וולבוטרין;זייבן;וולבוטרין XR | class=antidepressant
Mirtazapine | drug | Miro?;Remeron | מירטזפין;מירו?;רמרון | class=antidepressant
Trazodone | drug | Trazodil;Desyrel | טרזודון;טרזודיל | class=antidepressant
Antipsychotics | drug | neuroleptics;antipsychotic;antipsychotic drugs | אנטיפסיכוטיים;נוירולפטיים | class=antipsychotic
Haloperidol | drug | Haldol;Haloper;Halidol | הלופרידול;הלידול;הלופר | class=antipsychotic
Risperidone | drug | Risperdal;Rispond | ריספרדל;ריספרידון | class=antipsychotic
Olanzapine | drug | Zyprexa;Zappa | זיפרקסה;אולנזפין;זאפה | class=antipsychotic
Quetiapine | drug | Seroquel;Seroquel XR | סרוקוול;קוואטיאפין;קווטיאפין | class=antipsychotic
Clozapine | drug | Leponex;Clozaril;Lozapine | לפונקס;קלוזפין;לוזפין | class=antipsychotic
Zuclopenthixol | drug | Clopixol | קלופיקסול;זוקלופנטיקסול | class=antipsychotic
Chlorpromazine | drug | Thorazine;Largactil | כלורפרומזין;לרגקטיל | class=phenothiazine
Aripiprazole | drug | Abilify;Aripply | אביליפיי;אריפיפרזול;אריפלי | class=antipsychotic
Lithium | drug | lithium carbonate;Licarbium | ליתיום;ליקרביום | class=mood stabilizer
Methylphenidate | drug | Ritalin;Concerta;Focalin;dexmethylphenidate | ריטלין;קונצרטה;מתילפנידט;פוקלין | class=stimulant
Amphetamines | drug | Adderall;amphetamine;Attent;amphetamine salts;dextroamphetamine | אטנט;אמפטמינים;אמפטמין | class=stimulant
Lisdexamfetamine | drug | Vyvanse;lisdexamphetamine | ויואנס;ליסדקסאמפטמין | class=stimulant
Triptans | drug | triptan | טריפטנים;טריפטן | class=triptan
Sumatriptan | drug | Imitrex;Imigran | אימיטרקס;סומטריפטן | class=triptan
Rizatriptan | drug | Rizalt;Maxalt | ריזלט;ריזטריפטן | class=triptan
Eletriptan | drug | Relert;Relpax | רלרט;אלטריפטן | class=triptan
Zolmitriptan | drug | Zomig | זומיג;זולמיטריפטן | class=triptan
Metoclopramide | drug | Pramin;Reglan;Maxolon;Primperan | מטוקלופרמיד;פרמין;רגלן | class=antiemetic
Phenothiazines | drug | phenothiazine | פנותיאזינים | class=phenothiazine
Prochlorperazine | drug | Compazine;Stemetil | פרוכלורפרזין;סטמטיל | class=phenothiazine
Promethazine | drug | Phenergan;Prothiazine;Prothazine | פרומתזין;פנרגן;פרותיאזין | class=phenothiazine
Ondansetron | drug | Zofran;Odnatron | אונדנסטרון;זופרן;אודנטרון | class=antiemetic
Granisetron | drug | Kytril;Setron | גרניסטרון | class=antiemetic

# --- Drugs: cardiovascular
ACE inhibitors | drug | angiotensin converting enzyme inhibitors;ACEI;ACE-I;ACE inhibitor;ACEi cough;ACEIs;angiotensin-converting enzyme inhibitor | מעכבי ACE;מעכבי אנזים מהפך;מעכבי ACE שיעול;מעכבי האנזים המהפך;חוסמי ACE;מעכבי קונברטאז;מעכב ACE | class=ace inhibitor
Enalapril | drug | Enaladex;Convertin;Vasotec;enalapril maleate | אנלפריל;אנלדקס;קונברטין;אנאלפריל | class=ace inhibitor
Ramipril | drug | Tritace;Altace;Ramitens | רמיפריל;טריטייס;טריטאצה;רמיטנס | class=ace inhibitor
Lisinopril | drug | Zestril;Prinivil | ליסינופריל;זסטריל | class=ace inhibitor
Captopril | drug | Capoten;Aceril | קפטופריל;אצריל | class=ace inhibitor
Cilazapril | drug | Cilaril;Inhibace | צילריל;צילזפריל;אינהיבייס | class=ace inhibitor
Benazepril | drug | Lotensin | בנזפריל | class=ace inhibitor
Perindopril | drug | Coversyl;Aceon | פרינדופריל | class=ace inhibitor
Angiotensin receptor blockers | drug | ARBs;ARB;sartans;angiotensin II receptor blockers;angiotensin receptor blocker | חוסמי אנגיוטנסין;סרטנים ARB;חוסמי קולטן לאנגיוטנסין | class=arb
Losartan | drug | Ocsaar;Cozaar;Losardex;Lotan | לוסרטן;אוקסאר;לוסרדקס;לוטן | class=arb
Valsartan | drug | Diovan;Vector? | דיובן;ולסרטן;ואלסרטן | class=arb
Candesartan | drug | Atacand;Candor | קנדסרטן;אטקנד;קנדור | class=arb
Irbesartan | drug | Avapro;Irbesartan-Teva | אירבסרטן | class=arb
Telmisartan | drug | Micardis | טלמיסרטן;מיקרדיס | class=arb
Olmesartan | drug | Benicar;Olmetec | אולמסרטן;אולמטק | class=arb
Sacubitril-valsartan | drug | Entresto | אנטרסטו;סקוביטריל ולסרטן | class=arni
Beta blockers | drug | beta-blocker;betablockers;beta adrenergic blockers | חוסמי בטא;חוסמי ביתא | class=beta blocker
Atenolol | drug | Normiten;Tenormin | נורמיטן;אטנולול | class=beta blocker
Propranolol | drug | Deralin;Inderal | דרלין;פרופרנולול;פרופראנולול | class=beta blocker
Bisoprolol | drug | Cardiloc;Concor;Bisoprolol fumarate | קרדילוק;ביסופרולול;קונקור | class=beta blocker
Metoprolol | drug | Lopressor;Neobloc;Toprol | לופרסור;מטופרולול;ניאובלוק | class=beta blocker
Carvedilol | drug | Dimitone;Coreg | דימיטון;קרבדילול | class=beta blocker
Calcium channel blockers | drug | CCBs;CCB;calcium channel blocker;calcium antagonists | חוסמי תעלות סידן;חוסמי סידן | class=calcium channel blocker
Amlodipine | drug | Norvasc;Norlip;Amlow;Amlodipine besylate | אמלודיפין;נורבסק;נורליפ;אמלאו | class=calcium channel blocker
Nifedipine | drug | Pressolat;Osmo-Adalat;Adalat | ניפדיפין;אוסמו אדלט;פרסולט | class=calcium channel blocker
Verapamil | drug | Ikacor;Ikapress;Isoptin;Calan | ורפמיל;איקקור;איקפרס | class=calcium channel blocker
Diltiazem | drug | Cardizem;Dilatam;Adizem | דילטאם;דילטיאזם;אדיזם | class=calcium channel blocker
Lercanidipine | drug | Vasodip;Zanidip | לרקנידיפין;וזודיפ | class=calcium channel blocker
Thiazide diuretics | drug | thiazides;thiazide | תיאזידים;משתני תיאזיד;תיאזיד | class=thiazide
Hydrochlorothiazide | drug | HCTZ;Disothiazide | הידרוכלורותיאזיד;דיזותיאזיד | class=thiazide
Chlorthalidone | drug | Hygroton;chlortalidone | כלורטלידון;היגרוטון | class=thiazide
Indapamide | drug | Pamid;Natrilix | פמיד;אינדפמיד | class=thiazide
Amiloride-hydrochlorothiazide | drug | Kaluril;Moduretic | קלוריל | class=thiazide
Furosemide | drug | Lasix;Fusid;frusemide;Furovite | פורוסמיד;פוסיד;לזיקס;פורוביט | class=loop diuretic
Spironolactone | drug | Aldactone;Spironol;Aldospirone | ספירונולקטון;אלדקטון;אלדוספירון;ספירונול | class=potassium-sparing diuretic
Eplerenone | drug | Inspra | אפלרנון;אינספרה | class=potassium-sparing diuretic
Statins | drug | HMG-CoA reductase inhibitors;HMG CoA reductase inhibitor;statin;statin intolerance;statin drugs | סטטינים;סטאטינים;סטטין;מעכבי HMG-CoA | class=statin
Atorvastatin | drug | Lipitor;Litorva;Torid | אטורבסטטין;ליפיטור;ליטורבה;טוריד | class=statin
Simvastatin | drug | Simovil;Zocor;Simvacor;Simvaxon | סימבסטטין;סימוביל;סימבקור;סימבקסון | class=statin
Rosuvastatin | drug | Crestor;Stator;Rosulip | רוזובסטטין;קרסטור;סטטור;רוסוליפ | class=statin
Pravastatin | drug | Pravalip;Pravachol;Lipidal | פרבסטטין;פרבליפ;ליפידל | class=statin
Fluvastatin | drug | Lescol | פלובסטטין;לסקול | class=statin
Lovastatin | drug | Mevacor;Lovalip | לובסטטין;לובליפ | class=statin
Ezetimibe | drug | Ezetrol;Zetia;Timibe | אזטימיב;אזטרול;טימיב | class=cholesterol absorption inhibitor
Fibrates | drug | fibrate;fibric acid derivatives | פיברטים;פיבראטים | class=fibrate
Bezafibrate | drug | Bezalip | בזליפ;בזפיברט | class=fibrate
Fenofibrate | drug | Tricor;Lipanthyl | פנופיברט | class=fibrate
Ciprofibrate | drug | Lipanor | ליפנור;ציפרופיברט | class=fibrate
Gemfibrozil | drug | Lopid | גמפיברוזיל | class=fibrate
Niacin | drug | nicotinic acid;Niaspan;vitamin B3 | ניאצין;חומצה ניקוטינית;ויטמין B3 | class=vitamin
Amiodarone | drug | Procor;Cordarone;Amiocard | אמיודרון;פרוקור;אמיוקרד | class=antiarrhythmic
Dronedarone | drug | Multaq | דרונדרון;מולטק | class=antiarrhythmic
Propafenone | drug | Rythmex;Profex;Rythmol | פרופפנון;ריתמקס;פרופקס | class=antiarrhythmic
Flecainide | drug | Tambocor | פלקאיניד;טמבוקור | class=antiarrhythmic
Digoxin | drug | Lanoxin;digitalis;Digoxin-Zori | דיגוקסין;דיגיטליס;לנוקסין | class=cardiac glycoside
Nitrates | drug | nitrate | ניטרטים;ניטראטים | class=nitrate
Nitroglycerin | drug | GTN;nitroglycerine;Nitrolingual;glyceryl trinitrate | ניטרוגליצרין;ניטרולינגואל | class=nitrate
Isosorbide dinitrate | drug | Isoket;Cordil;Isordil | איזוקט;קורדיל;איזוסורביד דיניטרט | class=nitrate
Isosorbide mononitrate | drug | Monocord;Monolong;Mononit;Imdur | מונולונג;מונוקורד;מונוניט | class=nitrate
Hydralazine | drug | Apresoline | הידרלזין | class=antihypertensive
Methyldopa | drug | Aldomin;Aldomet | מתילדופה;אלדומין | class=antihypertensive
Alpha blockers | drug | alpha-blocker | חוסמי אלפא;חוסם אלפא | class=alpha blocker
Tamsulosin | drug | Omnic;Flomax;Omnic Ocas | אומניק;טמסולוסין;אומניק אוקס | class=alpha blocker
Doxazosin | drug | Cadex;Cardoral;Doxaloc;Cardura | קדקס;קרדורל;דוקסזוסין;דוקסלוק | class=alpha blocker
Terazosin | drug | Hytrin | טרזוסין;היטרין | class=alpha blocker
Alfuzosin | drug | Xatral;Uroxatral | אלפוזוסין;קסטרל | class=alpha blocker
Heparin | drug | heparins;unfractionated heparin;heparin sodium;UFH | הפרין;הפארין | class=heparin
Low molecular weight heparin | drug | LMWH;low molecular weight heparins | הפרין במשקל מולקולרי נמוך;הפרינים במשקל מולקולרי נמוך | class=heparin
Enoxaparin | drug | Clexane;Lovenox | קלקסן;אנוקספרין;קלקסאן | class=heparin
Dalteparin | drug | Fragmin | פרגמין;דלטפרין | class=heparin
Warfarin | drug | Coumadin | קומדין;וורפרין;ורפרין;קומאדין | class=anticoagulant
Acenocoumarol | drug | Sintrom | סינטרום;אצנוקומרול | class=anticoagulant
Direct oral anticoagulants | drug | DOACs;NOACs;DOAC;NOAC | נוגדי קרישה ישירים;נוגדי קרישה ישירים פומיים | class=anticoagulant
Apixaban | drug | Eliquis | אליקוויס;אפיקסבן;אליקויס | class=anticoagulant
Rivaroxaban | drug | Xarelto | קסרלטו;ריברוקסבן | class=anticoagulant
Dabigatran | drug | Pradaxa | פרדקסה;דביגטרן | class=anticoagulant
Clopidogrel | drug | Plavix;Clopidexcel;Clood | קלופידוגרל;פלביקס;פלאביקס;קלופידקסל | class=antiplatelet
Ticagrelor | drug | Brilinta;Brilique | ברילינטה;טיקגרלור | class=antiplatelet
Prasugrel | drug | Effient | אפיינט;פרסוגרל | class=antiplatelet
Ticlopidine | drug | Ticlid;Ticlidil | טיקלופידין;טיקליד | class=antiplatelet
Alteplase | drug | tPA;tissue plasminogen activator;Actilyse | אלטפלאז;אקטיליז | class=thrombolytic
Streptokinase | drug | Streptase | סטרפטוקינאז;סטרפטוקינז | class=thrombolytic
Protamine | drug | protamine sulfate;protamine sulphate | פרוטמין | class=antidote

# --- Drugs: endocrine, gastrointestinal, rheumatology
Insulin | drug | insulins;human insulin | אינסולין;אינסולינים | class=insulin
Insulin glargine | drug | Lantus;Basaglar;Toujeo;glargine | לנטוס;בסגלר;טוג׳או;אינסולין גלרג׳ין | class=insulin
Insulin aspart | drug | Novorapid;NovoLog;Fiasp | נובורפיד;אינסולין אספרט | class=insulin
Insulin lispro | drug | Humalog | הומלוג;אינסולין ליספרו | class=insulin
Insulin degludec | drug | Tresiba | טרסיבה;אינסולין דגלודק | class=insulin
Insulin detemir | drug | Levemir | לבמיר;אינסולין דטמיר | class=insulin
NPH insulin | drug | isophane insulin;Humulin N;Insulatard | אינסולין NPH;אינסולטרד;הומולין N | class=insulin
Metformin | drug | Glucophage;Glucomin | מטפורמין;גלוקומין;גלוקופאג׳;גלוקופג׳ | class=biguanide
Sulfonylureas | drug | sulfonylurea;sulphonylureas | סולפונילאוריאה;סולפונילאוראה | class=sulfonylurea
Glibenclamide | drug | Gluben;glyburide;Daonil | גלובן;גליבנקלמיד | class=sulfonylurea
Glimepiride | drug | Amaryl | אמריל;גלימפיריד | class=sulfonylurea
Gliclazide | drug | Diamicron | גליקלזיד | class=sulfonylurea
Glipizide | drug | Glucotrol;Gluco-Rite | גליפיזיד;גלוקורייט | class=sulfonylurea
GLP-1 receptor agonists | drug | GLP-1 agonists;GLP1 agonists;GLP-1 receptor agonist | אגוניסטים ל-GLP-1;תרופות GLP-1 | class=glp-1 agonist
Semaglutide | drug | Ozempic;Wegovy;Rybelsus | אוזמפיק;סמגלוטייד;ריבלסוס;ווגובי | class=glp-1 agonist
Liraglutide | drug | Victoza;Saxenda | ויקטוזה;סקסנדה;לירגלוטייד | class=glp-1 agonist
Dulaglutide | drug | Trulicity | טרוליסיטי;דולגלוטייד | class=glp-1 agonist
Exenatide | drug | Byetta;Bydureon | אקסנטייד;בייטה | class=glp-1 agonist
SGLT2 inhibitors | drug | SGLT-2 inhibitors;SGLT2 inhibitor;gliflozins | מעכבי SGLT2;גליפלוזינים | class=sglt2 inhibitor
Empagliflozin | drug | Jardiance | ג׳רדיאנס;אמפגליפלוזין | class=sglt2 inhibitor
Dapagliflozin | drug | Forxiga;Farxiga | פורסיגה;דפגליפלוזין | class=sglt2 inhibitor
Canagliflozin | drug | Invokana | קנגליפלוזין;אינווקנה | class=sglt2 inhibitor
DPP-4 inhibitors | drug | DPP4 inhibitors;gliptins | מעכבי DPP4;גליפטינים | class=dpp-4 inhibitor
Sitagliptin | drug | Januvia | ג׳נוביה;ג׳אנוביה;סיטגליפטין | class=dpp-4 inhibitor
Sitagliptin-metformin | drug | Januet;Janumet | ג׳נואט | class=dpp-4 inhibitor
Vildagliptin | drug | Galvus | וילדגליפטין;גלבוס | class=dpp-4 inhibitor
Linagliptin | drug | Trajenta;Tradjenta | לינגליפטין;טרג׳נטה | class=dpp-4 inhibitor
Corticosteroids | drug | steroids;corticosteroid;glucocorticoids;cortisone | סטרואידים;קורטיקוסטרואידים;קורטיזון | class=corticosteroid
Prednisone | drug | Deltasone;Prednison | פרדניזון | class=corticosteroid
Prednisolone | drug | Danalone;Pediapred | פרדניזולון;דנלון | class=corticosteroid
Methylprednisolone | drug | Solu-Medrol;Depo-Medrol;Medrol | סולו מדרול;דפו מדרול;מתילפרדניזולון | class=corticosteroid
Dexamethasone | drug | Decadron;Dexacort | דקסמתזון;דקסקורט;דקסמטזון | class=corticosteroid
Hydrocortisone | drug | Solu-Cortef | הידרוקורטיזון;סולו קורטף | class=corticosteroid
Betamethasone | drug | Celestone;Diprospan | צלסטון;בטמתזון;דיפרוספן | class=corticosteroid
Triamcinolone | drug | Kenalog | טריאמצינולון;קנלוג | class=corticosteroid
Levothyroxine | drug | Eltroxin;Synthroid;Euthyrox | אלטרוקסין;לבותירוקסין;יוטירוקס;אאוטירוקס | class=thyroid hormone
Antithyroid drugs | drug | thionamides;antithyroid medication | תיונמידים;תרופות נגד פעילות יתר של בלוטת התריס | class=antithyroid
Methimazole | drug | Mercaptizol;Tapazole;thiamazole | מרקפטיזול;מתימזול | class=antithyroid
Carbimazole | drug | Neo-Mercazole | קרבימזול | class=antithyroid
Propylthiouracil | drug | PTU | פרופילתיאורציל;פרופילתיואורציל | class=antithyroid
Bisphosphonates | drug | bisphosphonate | ביספוספונטים;ביפוספונטים;ביספוספונאטים | class=bisphosphonate
Alendronate | drug | Fosamax;Fosalan;alendronic acid | פוסלן;אלנדרונט | class=bisphosphonate
Risedronate | drug | Actonel | אקטונל;ריזדרונט | class=bisphosphonate
Zoledronic acid | drug | Zometa;Aclasta;zoledronate;Reclast | זומרה;אקלסטה;זולדרונט;חומצה זולדרונית | class=bisphosphonate
Ibandronate | drug | Bonviva;Boniva;ibandronic acid | בונביבה;איבנדרונט | class=bisphosphonate
Pamidronate | drug | Aredia | פמידרונט;ארדיה | class=bisphosphonate
Allopurinol | drug | Zyloric;Alloril;Zyloprim;Zylol;Allopurinol-Teva | אלופורינול;אלוריל;זילוריק;זילול | class=xanthine oxidase inhibitor
Febuxostat | drug | Feburic;Uloric;Adenuric | פבוקסוסטט;פבוריק | class=xanthine oxidase inhibitor
Colchicine | drug | Colchicin;Colchily | קולכיצין;קולכיסין | class=antigout
Methotrexate | drug | MTX;Trexall;Abitrexate;Rheumatrex | מתוטרקסט;מטוטרקסט;מתוטרקסאט | class=immunosuppressant
Azathioprine | drug | Imuran;Azopi | אזתיופרין;אימורן;אזופי | class=immunosuppressant
Mercaptopurine | drug | 6-MP;Purinethol;6-mercaptopurine | פורינטול;מרקפטופורין | class=immunosuppressant
Mesalazine | drug | mesalamine;Pentasa;Asacol;Rafassal;5-ASA;Asacol 800 | מסלזין;פנטזה;אסקול;רפאסל;רפסל;מסאלזין | class=aminosalicylate
Leflunomide | drug | Arava | לפלונומיד;ארבה? | class=immunosuppressant
Gold salts | drug | auranofin;gold therapy;Myochrysine;gold injections | מלחי זהב;זריקות זהב | class=gold
Penicillamine | drug | D-penicillamine;Cuprimine | פניצילאמין;פניצילמין | class=chelator
TNF inhibitors | drug | anti-TNF;TNF blockers;anti-TNF agents | אנטי TNF;חוסמי TNF | class=tnf inhibitor
Infliximab | drug | Remicade;Remsima;Inflectra | אינפליקסימאב;רמיקייד;אינפליקסימב | class=tnf inhibitor
Adalimumab | drug | Humira | יומירה;אדלימומאב | class=tnf inhibitor
Etanercept | drug | Enbrel | אנברל;אטנרספט | class=tnf inhibitor
Golimumab | drug | Simponi | גולימומאב;סימפוני | class=tnf inhibitor
Rituximab | drug | Mabthera;Rituxan;Truxima | ריטוקסימאב;מבטרה;מבתרה;ריטוקסימב | class=monoclonal antibody
Trastuzumab | drug | Herceptin | הרצפטין;טרסטוזומאב | class=monoclonal antibody
Monoclonal antibodies | drug | monoclonal antibody | נוגדנים חד שבטיים | class=monoclonal antibody
Proton pump inhibitors | drug | PPIs;PPI;proton pump inhibitor | מעכבי משאבת פרוטונים;מעכבי משאבת מימן | class=ppi
Omeprazole | drug | Omepradex;Losec;Prilosec | אומפרזול;אומפרדקס;לוסק | class=ppi
Esomeprazole | drug | Nexium | נקסיום;אזומפרזול | class=ppi
Lansoprazole | drug | Lanton;Zoton;Prevacid | לנטון;לנסופרזול;זוטון | class=ppi
Pantoprazole | drug | Controloc;Protonix | קונטרולוק;פנטופרזול | class=ppi
Rabeprazole | drug | Pariet;Aciphex | רבפרזול;פרייט | class=ppi
H2 blockers | drug | H2 receptor antagonists;H2 antagonists | חוסמי H2;אנטגוניסטים ל-H2 | class=h2 blocker
Ranitidine | drug | Zantac;Zaridex | רניטידין;זנטק;זנטאק;זרידקס | class=h2 blocker
Famotidine | drug | Gastro?;Pepcid;Gastro-Teva;Famo | פמוטידין;גסטרו?;פאמו | class=h2 blocker
Cimetidine | drug | Tagamet | צימטידין;טגמט | class=h2 blocker
Loperamide | drug | Imodium;Stopit;Loperid;Rekamide | לופרמיד;אימודיום;סטופיט;רקמיד | class=antidiarrheal
Hyoscine butylbromide | drug | Buscopan;hyoscine N-butylbromide | בוסקופן;היוסצין | class=anticholinergic
Scopolamine | drug | Scopoderm;hyoscine;hyoscine hydrobromide | סקופולמין;סקופודרם | class=anticholinergic
Atropine | drug | atropine sulfate | אטרופין | class=anticholinergic
Papaverine | drug | Papaverin | פפברין | class=antispasmodic
Oxybutynin | drug | Ditropan;Novitropan;Lyrinel | אוקסיבוטינין;נוביטרופן;דיטרופן | class=anticholinergic
Polyethylene glycol | drug | PEG 3350;macrogol;Miralax;Normalax;Golytely;polyethylene glycol 3350;Moviprep;Meroken | פוליאתילן גליקול;נורמלקס;מרוקן;מוביפרפ;PEG פוליאתילן גליקול | class=laxative
Sodium picosulfate-magnesium citrate | drug | Picolax;Pico Salax;Picoprep | פיקולקס;פיקו סלקס | class=laxative

# --- Drugs: respiratory, allergy, dermatology, eye
Antihistamines | drug | antihistamine;antihistamine drugs | אנטיהיסטמינים;אנטיהיסטמין | class=antihistamine
Diphenhydramine | drug | Benadryl | בנדריל;דיפנהידרמין | class=antihistamine
Loratadine | drug | Claritin;Lorastine;Lorastin;Claratyne | לורסטין;לורטדין | class=antihistamine
Desloratadine | drug | Aerius;Clarinex | אריוס;דסלורטדין | class=antihistamine
Cetirizine | drug | Zyrtec;Zyllergy;Histazine | זילרג׳י;צטיריזין;היסטזין | class=antihistamine
Fexofenadine | drug | Telfast;Allegra | טלפסט;פקסופנדין | class=antihistamine
Hydroxyzine | drug | Atarax;Otarex;Vistaril | אוטרקס;הידרוקסיזין;אטרקס | class=antihistamine
Chlorpheniramine | drug | Ahiston;chlorphenamine | אהיסטון;כלורפנירמין | class=antihistamine
Dimetindene | drug | Fenistil | פניסטיל;דימטינדן | class=antihistamine
Decongestants | drug | decongestant | מפחיתי גודש | class=decongestant
Pseudoephedrine | drug | Sudafed;Sinufed | פסאודואפדרין;סינופד | class=decongestant
Phenylephrine | drug | Neo-Synephrine | פנילאפרין | class=decongestant
Ephedrine | drug | ephedrine sulfate | אפדרין | class=decongestant
Xylometazoline | drug | Otrivin | אוטריבין;קסילומטזולין | class=decongestant
Dextromethorphan | drug | Robitussin DM;dextromethorphan hydrobromide | דקסטרומטורפן | class=antitussive
Guaifenesin | drug | Mucinex;Robitussin;guaiphenesin | גואיפנזין | class=expectorant
Bromhexine | drug | Solvex;Movex | ברומהקסין;סולבקס;מובקס | class=mucolytic
Montelukast | drug | Singulair;Montelair | מונטלוקסט;סינגולייר;מונטלקסט | class=leukotriene antagonist
Albuterol | drug | salbutamol;Ventolin;ProAir | ונטולין;סלבוטמול;וונטולין | class=beta agonist
Terbutaline | drug | Bricalin;Bricanyl | בריקלין;טרבוטלין | class=beta agonist
Ipratropium | drug | Aerovent;Atrovent | אירוונט;איפרטרופיום | class=anticholinergic
Budesonide-formoterol | drug | Symbicort | סימביקורט;בודסוניד פורמוטרול | class=beta agonist
Theophylline | drug | Theotard;Theotrim | תיאופילין;תיאוטרד;תיאוטרים | class=xanthine
Aminophylline | drug | aminophyllin | אמינופילין | class=xanthine
N-acetylcysteine | drug | acetylcysteine;Siran;Reolin;NAC;Mucomyst;Parvolex | אצטילציסטאין;סירן;ריאולין;מוקומיסט | class=mucolytic
Isotretinoin | drug | Roaccutane;Accutane;Curatane | רואקוטן;קורטן;איזוטרטינואין | class=retinoid
Acitretin | drug | Neotigason;Soriatane | נאוטיגזון;אציטרטין | class=retinoid
Timolol | drug | Tiloptic;Timoptic;timolol eye drops | טימולול;טילופטיק | class=beta blocker
Dorzolamide | drug | Trusopt | טרוסופט;דורזולמיד | class=carbonic anhydrase inhibitor
Dorzolamide-timolol | drug | Cosopt | קוסופט | class=carbonic anhydrase inhibitor
Brimonidine | drug | Alphagan | אלפגן;ברימונידין | class=alpha agonist
Latanoprost | drug | Xalatan | קסלטן;לטנופרוסט | class=prostaglandin analog
Acetazolamide | drug | Uramox;Diamox | אורמוקס;אצטזולמיד;דיאמוקס | class=carbonic anhydrase inhibitor

# --- Drugs: anesthesia, vaccines, blood, hormones, others
Local anesthetics | drug | local anaesthetics;caines;local anesthetic;dental anesthetic;local anaesthetic;-caine anesthetics | חומרי הרדמה מקומית;אלחוש מקומי;הרדמה מקומית;מאלחשים מקומיים;חומר הרדמה מקומי;מאלחש מקומי | class=local anesthetic
Procaine | drug | Novocain;Novocaine | נובוקאין;פרוקאין | class=local anesthetic
Articaine | drug | Ubistesin;Septocaine | ארטיקאין | class=local anesthetic
Mepivacaine | drug | Carbocaine;Scandicaine | מפיבקאין | class=local anesthetic
Lidocaine-prilocaine cream | drug | EMLA;lidocaine prilocaine | אמלה;משחת אמלה | class=local anesthetic
Prilocaine | drug | Citanest | פרילוקאין | class=local anesthetic
Lidocaine | drug | Xylocaine;lignocaine;Lidocain;Esracain;lidocaine HCl;Esracaine | לידוקאין;אזרקאין;קסילוקאין;ליגנוקאין;לידוקין | class=local anesthetic
Bupivacaine | drug | Marcaine;Marcain | בופיבקאין;מרקאין | class=local anesthetic
Ropivacaine | drug | Naropin | רופיבקאין;נרופין | class=local anesthetic
Benzocaine | drug | Orajel | בנזוקאין | class=local anesthetic
Tetracaine | drug | amethocaine | טטרקאין | class=local anesthetic
General anesthetics | drug | anesthesia;anaesthesia;anesthetic;anesthetics;general anaesthetic;general anesthesia;general anesthetic | חומרי הרדמה;הרדמה כללית;חומר הרדמה;חומרי הרדמה כללית | class=anesthetic
Propofol | drug | Diprivan | פרופופול;דיפריבן | class=anesthetic
Ketamine | drug | Ketalar | קטמין;קטלר | class=anesthetic
Etomidate | drug | Hypnomidate | אטומידט | class=anesthetic
Volatile anesthetics | drug | volatile anaesthetics;inhalational anesthetics | גזי הרדמה;חומרי הרדמה נדיפים | class=anesthetic
Sevoflurane | drug | Ultane | סבופלוראן | class=anesthetic
Halothane | drug | Fluothane | הלותאן | class=anesthetic
Neuromuscular blockers | drug | neuromuscular blocking agents;muscle relaxants anesthesia | מרפי שרירים בהרדמה;חוסמי עצב שריר | class=neuromuscular blocker
Succinylcholine | drug | suxamethonium;scoline | סקולין;סוקצינילכולין;סוקסמתוניום | class=neuromuscular blocker
Rocuronium | drug | Esmeron | רוקורוניום;אסמרון | class=neuromuscular blocker
Atracurium | drug | Tracrium;cisatracurium | אטרקוריום | class=neuromuscular blocker
Vecuronium | drug | Norcuron | וקורוניום | class=neuromuscular blocker
Muscle relaxants | drug | muscle relaxant | מרפי שרירים;מרפה שרירים | class=muscle relaxant
Baclofen | drug | Lioresal;Baclosal | בקלופן;בקלוסל | class=muscle relaxant
Cyclobenzaprine | drug | Flexeril | ציקלובנזפרין | class=muscle relaxant
Orphenadrine | drug | Norflex;Flexin | אורפנדרין;פלקסין | class=muscle relaxant
Acetaminophen-orphenadrine | drug | Muscol | מוסקול | class=muscle relaxant
Methocarbamol | drug | Robaxin | מתוקרבמול | class=muscle relaxant
Tizanidine | drug | Zanaflex;Sirdalud | טיזנידין | class=muscle relaxant
Carisoprodol | drug | Soma? | קריסופרודול | class=muscle relaxant
Epinephrine | drug | adrenaline;EpiPen;adrenalin;Adrenaline in local anesthetic | אדרנלין;אפינפרין;אפיפן | class=sympathomimetic
Iron preparations | drug | iron supplements;iron;oral iron | ברזל;תכשירי ברזל | class=iron
Intravenous iron | drug | IV iron;parenteral iron | ברזל תוך ורידי;ברזל לווריד | class=iron
Iron sucrose | drug | Venofer | ונופר;ונופר תוך ורידי | class=iron
Iron dextran | drug | INFeD;CosmoFer | ברזל דקסטרן | class=iron
Ferric carboxymaltose | drug | Ferinject;Injectafer | פרינג׳קט | class=iron
Ferrous sulfate | drug | ferrous sulphate;Slow-Fe;Feosol | פרוס סולפט;סלו פה;ברזל גופרתי | class=iron
Vitamin B12 injection | drug | cyanocobalamin;hydroxocobalamin;vitamin B12 | ויטמין B12;ציאנוקובלמין;זריקת B12;בי 12 | class=vitamin
Thiamine | drug | vitamin B1 | ויטמין B1;תיאמין | class=vitamin
Vitamin B complex | drug | B-complex injection;B complex | ויטמין בי קומפלקס;ויטמין B קומפלקס | class=vitamin
Vitamin K | drug | phytonadione;Konakion | ויטמין K;קונקיון | class=vitamin
Tetanus toxoid | drug | tetanus vaccine;tetanus;tetanus shot;Td vaccine;tetanus diphtheria vaccine;diphtheria tetanus vaccine | חיסון טטנוס;טטנוס;חיסון נגד טטנוס;חיסון צפדת | class=vaccine
Pertussis-containing vaccine | drug | DTP vaccine;Tdap;DTaP;pertussis vaccine;diphtheria tetanus pertussis vaccine | חיסון שעלת;חיסון משולש;חיסון מחומש | class=vaccine
Influenza vaccine | drug | flu vaccine;flu shot;influenza immunization;influenza vaccination | חיסון שפעת;חיסון נגד שפעת | class=vaccine
COVID-19 vaccine | drug | COVID vaccine;mRNA vaccine;Pfizer COVID vaccine;Comirnaty;Moderna vaccine;corona vaccine | חיסון קורונה;חיסון נגד קורונה;חיסון קוביד | class=vaccine
Vaccines | drug | vaccine component;immunizations;vaccine | חיסונים;חיסון;מרכיבי חיסון | class=vaccine
MMR vaccine | drug | measles mumps rubella vaccine;MMR? | חיסון חצבת חזרת אדמת;חיסון MMR | class=vaccine
Hepatitis B vaccine | drug | HBV vaccine;Engerix | חיסון הפטיטיס B;חיסון צהבת B | class=vaccine
Pneumococcal vaccine | drug | Prevnar;Pneumovax | חיסון פנוימוקוק;חיסון נגד דלקת ריאות | class=vaccine
Immunoglobulins | drug | IVIG;gamma globulin;intravenous immunoglobulin;immune globulin | אימונוגלובולינים;גמא גלובולין;אימונוגלובולין | class=immunoglobulin
Horse serum | drug | equine serum;antivenom;anti-tetanus serum;tetanus antitoxin;ATS serum;antiserum;snake antivenom | נסיוב סוסים;נסיוב;נסיוב נגד ארס נחש;נסיוב נגד טטנוס | class=antiserum
Anti-D immunoglobulin | drug | Rho(D) immune globulin;RhoGAM;anti-D | אנטי D;אנטי-די | class=immunoglobulin
Blood products | drug | blood transfusion;blood transfusion reaction;packed cells;transfusion;blood | מוצרי דם;עירוי דם;מנות דם;תגובה לעירוי דם | class=blood product
Platelet transfusion | drug | platelets | טסיות;עירוי טסיות | class=blood product
Plasma transfusion | drug | plasma?;fresh frozen plasma;FFP | פלזמה;עירוי פלזמה | class=blood product
Dextran | drug | dextran 40;dextran 70 | דקסטרן | class=plasma expander
Plasma expanders | drug | hydroxyethyl starch;Haemaccel;gelofusine;Hetastarch;Hespan | המקסל;מרחיבי נפח | class=plasma expander
Oral contraceptives | drug | birth control pills;contraceptive pills;oral contraceptive pill;hormonal contraceptives;birth control pill | גלולות למניעת הריון;גלולות;אמצעי מניעה הורמונליים | class=hormone
Estrogens | drug | estrogen;oestrogen;estradiol;conjugated estrogens;Premarin | אסטרוגן;אסטרדיול;אסטרוגנים | class=hormone
Progestogens | drug | progesterone;progestins;progestogen | פרוגסטרון;פרוגסטוגנים | class=hormone
Medroxyprogesterone | drug | Depo-Provera;Provera;Aragest | פרוברה;דפו פרוברה;אראגסט | class=hormone
Tamoxifen | drug | Nolvadex;Tamoxifen-Teva | טמוקסיפן | class=antineoplastic
Letrozole | drug | Femara | לטרוזול;פמרה | class=antineoplastic
Anastrozole | drug | Arimidex | אנסטרוזול;ארימידקס | class=antineoplastic
Exemestane | drug | Aromasin | אקסמסטן;ארומזין | class=antineoplastic
Aromatase inhibitors | drug | aromatase inhibitor | מעכבי ארומטאז | class=antineoplastic
Chemotherapy agents | drug | chemotherapy;chemotherapy drugs;cytotoxic drugs | כימותרפיה;תרופות כימותרפיות | class=antineoplastic
Taxanes | drug | taxane | טקסנים | class=antineoplastic
Paclitaxel | drug | Taxol;Abraxane | טקסול;פקליטקסל | class=antineoplastic
Docetaxel | drug | Taxotere | טקסוטר;דוצטקסל | class=antineoplastic
Platinum agents | drug | platinum compounds;platinum chemotherapy | תרכובות פלטינום;פלטינום | class=antineoplastic
Carboplatin | drug | Paraplatin | קרבופלטין | class=antineoplastic
Oxaliplatin | drug | Eloxatin | אוקסליפלטין | class=antineoplastic
Cisplatin | drug | Platinol;Abiplatin | ציספלטין | class=antineoplastic
Asparaginase | drug | L-asparaginase;pegaspargase | אספרגינאז | class=antineoplastic
Fluorouracil | drug | 5-FU;5-fluorouracil | פלואורואורציל;פלואורואורציל 5 | class=antineoplastic
Doxorubicin | drug | Adriamycin;Doxil | דוקסורוביצין;אדריאמיצין | class=antineoplastic
Etoposide | drug | Vepesid;VP-16 | אטופוזיד | class=antineoplastic
Cyclophosphamide | drug | Cytoxan;Endoxan | ציקלופוספמיד;אנדוקסן | class=antineoplastic
Bleomycin | drug | Blenoxane | בלאומיצין | class=antineoplastic
Cyclosporine | drug | ciclosporin;Sandimmune;Neoral;cyclosporin | ציקלוספורין;סנדימון | class=immunosuppressant
Tacrolimus | drug | Prograf;Advagraf | טקרולימוס;פרוגרף | class=immunosuppressant
Mycophenolate | drug | CellCept;mycophenolate mofetil;Myfortic | סלספט;מיקופנולט | class=immunosuppressant
Oxytocin | drug | Pitocin;Syntocinon | אוקסיטוצין;פיטוצין | class=uterotonic
Methylergonovine | drug | Methergin;methylergometrine | מתרגין | class=uterotonic
Misoprostol | drug | Cytotec | ציטוטק;מיזופרוסטול | class=uterotonic
Potassium chloride | drug | slow K;potassium supplements;Kaleorid | אשלגן כלורי;סלו קיי;תוספי אשלגן | class=electrolyte
Nicotine replacement | drug | nicotine patch;Niquitin;Nicorette;nicotine gum;nicotine | מדבקות ניקוטין;ניקורט;מדבקת ניקוטין;ניקוטין | class=smoking cessation
Varenicline | drug | Champix;Chantix | שמפיקס;צ׳מפיקס;ורניקלין | class=smoking cessation
Medical cannabis | drug | cannabis;marijuana;THC;CBD oil;cannabinoids | קנאביס;קנביס רפואי;מריחואנה;קנאביס רפואי | class=cannabinoid
Botulinum toxin | drug | Botox;Dysport;botulinum | בוטוקס;בוטולינום | class=neurotoxin
Herbal and dietary supplements | drug | herbal supplements;herbal medicine;echinacea;supplements;herbal products;dietary supplements;propolis | תוספי תזונה;צמחי מרפא;פרופוליס;אכינצאה | class=supplement

# --- Contrast media and dyes
Iodinated contrast media | contrast | iodinated contrast medium;iodinated contrast agent;IV contrast;contrast dye;contrast media;iodine contrast;radiocontrast;CT contrast;CT dye;x-ray dye;iodinated contrast;IVP dye;IV dye;intravenous dye;iodine dye;contrast medium;intravenous contrast;radiographic contrast;Omnipaque;iohexol;Ultravist;iopromide;contrast;dye?;contrast material;iodine-containing contrast;Visipaque;radiocontrast media;contrast agent | חומר ניגוד;חומר ניגוד יודי;חומרי ניגוד;יוד בחומר ניגוד;חומר ניגודי;חומר ניגוד על בסיס יוד;חומר ניגוד תוך ורידי;חומר ניגודי יודי;ח. ניגוד;חומר ניגוד ל-CT |
Gadolinium contrast | contrast | gadolinium;MRI contrast;gadobutrol;Gadovist;Dotarem;gadolinium-based contrast;Magnevist;MRI dye;GBCA | גדוליניום;חומר ניגוד ל-MRI;גדובוטרול;חומר ניגוד MRI;דוטרם |
Barium contrast | contrast | barium;barium sulfate;barium sulphate | בריום;חומר ניגוד בריום |
Fluorescein | contrast | fluorescein dye;fluorescein sodium | פלואורסצאין;פלואורסצין;צבע פלואורסצין |
Indocyanine green | contrast | ICG dye;ICG? | אינדוציאנין ירוק |
Methylene blue | contrast | methylthioninium | מתילן כחול;כחול מתילן |
Patent blue dye | contrast | isosulfan blue;patent blue;blue dye;Lymphazurin | כחול פטנט;צבע כחול לזקיף |

# --- Latex, antiseptics, adhesives, metals and contact allergens
Latex | latex | natural rubber latex;rubber latex;latex gloves;rubber;latex products;latex rubber;rubber gloves;natural rubber | לטקס;גומי;כפפות לטקס;לאטקס;כפפות גומי;גומי טבעי |
Adhesive tape | other | adhesives;surgical tape;medical tape;adhesive;tape;band-aids;plaster adhesive;adhesive bandages;Tegaderm;paper tape;silk tape;band aid;micropore;sticking plaster;Elastoplast;Leukoplast;adhesive plaster;plasters;bandaids;ECG electrodes;bandage adhesive;Steri-strips | פלסטר;פלסטרים;אגד דביק;אגדים דביקים;נייר דבק;דבק רפואי;לויקופלסט;דבק;מדבקות;אגד מדבק;דבקים;פלסטר נייר;טגדרם;מיקרופור;דבק של מדבקות;דבק מדבקות |
Chlorhexidine | other | chlorhexidine gluconate;Hibiclens;ChloraPrep;Septal scrub;Hibitane;CHG;Corsodyl;Septol;Hibiscrub;Peridex | כלורהקסידין;ספטול;ספטל סקראב;כלורהקסדין;היביטן;קורסודיל |
Povidone-iodine | other | Betadine;topical iodine;povidone;iodine antiseptic;Polydine;tincture of iodine;povidone iodine topical | פולידין;בטאדין;יוד מקומי;פולידין יוד;פובידון יוד |
Iodine | other | iodine?;iodides?;iodine compounds;iodine products | יוד?;תרכובות יוד |
Alcohol antiseptic | other | isopropyl alcohol;alcohol swabs;alcohol?;rubbing alcohol;ethanol;alcohol prep | אלכוהול;אלכוהול לחיטוי;פד אלכוהול;ספוגיות אלכוהול |
Nickel | other | nickel sulfate;nickel sulphate;costume jewelry;nickel metal | ניקל;מתכת ניקל;תכשיטים לא אמיתיים;ניקל סולפט |
Cobalt | other | cobalt chloride | קובלט |
Chromium | other | chromate;potassium dichromate;dichromate | כרום?;כרומט |
Gold | other | gold sodium thiosulfate;gold jewelry | זהב?;תכשיטי זהב |
Metals | other | metal;metal allergy;metal implants;metal jewelry | מתכת;מתכות;אלרגיה למתכות |
Titanium | other | titanium implant | טיטניום |
Fragrances | other | perfume;fragrance mix;perfumes;scented products;cologne;fragrance;scents | בשמים;בושם;חומרי בישום;חומרי ריח;בישום |
Balsam of Peru | other | Myroxylon pereirae | בלסם פרו;בלזם פרו |
Hair dye | other | paraphenylenediamine;PPD hair dye;p-phenylenediamine;black henna;henna;hair color | צבע לשיער;פרה-פנילנדיאמין;חינה שחורה;צבעי שיער;צבע שיער;חינה |
Formaldehyde | other | formalin;quaternium-15;formaldehyde releasers | פורמלדהיד;פורמלין |
Cosmetics | other | makeup;make-up;cosmetic products | קוסמטיקה;איפור;תמרוקים;מוצרי קוסמטיקה |
Skin creams | other | creams;lotions;skin cream;ointments | קרמים;קרם גוף;תחליבים |
Sunscreen | other | sun cream;sunblock | קרם הגנה;קרם שיזוף |
Soaps and detergents | other | soap;detergents;laundry detergent;soaps;washing powder;cleaning products | סבון;אבקת כביסה;חומרי ניקוי;סבונים |
Parabens | other | paraben;paraben mix | פרבנים;פאראבנים |
Preservatives | other | preservative;food preservatives | חומרים משמרים;חומר משמר |
Methylisothiazolinone | other | methylchloroisothiazolinone;Kathon CG;MCI/MI | מתילאיזותיאזולינון |
Thimerosal | other | thiomersal;Merthiolate | תימרוסל;תיומרסל |
Benzalkonium chloride | other | benzalkonium;BAK preservative | בנזלקוניום כלוריד;בנזלקוניום |
Lanolin | other | wool alcohols;wool fat;lanolin cream | לנולין |
Wool | other | wool fabric;sheep wool | צמר |
Acrylates | other | methyl methacrylate;gel nails;acrylic;acrylic nails | אקרילטים;לק ג׳ל;אקריל |
Bone cement | other | PMMA cement;orthopedic cement | צמנט אורתופדי;צמנט לעצם |
Cyanoacrylate | other | Dermabond glue;super glue;skin glue;surgical glue | דבק סופר גלו;ציאנואקרילט;דבק עור |
Rubber additives | other | carba mix;thiuram mix;thiuram;mercaptobenzothiazole | תוספי גומי;תיורם |
Ethylene oxide | other | ethylene oxide sterilant | אתילן אוקסיד |
Suture material | other | sutures;catgut;silk sutures;Vicryl;dissolvable sutures | תפרים;חומר תפירה;חוטי תפירה |
Bandages and dressings | other | dressings;silver dressings;wound dressings;bandages | חבישות;תחבושות;פד חבישה |
Smoke | other | cigarette smoke;tobacco smoke;fumes | עשן;עשן סיגריות |
Sunlight | other | sun?;sun exposure;UV light;sun allergy;ultraviolet light | שמש;אלרגיה לשמש;חשיפה לשמש;קרני שמש |
Cold exposure | other | cold?;cold air;cold temperature;cold water;cold urticaria | קור;חשיפה לקור;מים קרים;אוויר קר;אורטיקריה מקור |
Artificial sweeteners | other | sweeteners;saccharin;sucralose | ממתיקים מלאכותיים;סכרין;ממתיקים |
Aspartame | other | NutraSweet | אספרטיים;אספרטם |
Food coloring | other | food dyes;red dye;yellow dye;food colouring;food dye;red food dye | צבעי מאכל;צבע מאכל |
Tartrazine | other | FD&C yellow 5;E102;yellow 5 | טרטרזין |
Food additives | other | food additive | תוספי מזון |
Sulfites | other | sulphites;sodium metabisulfite;sulfite preservatives;metabisulfite;bisulfite;sulphite;sulfite | סולפיטים;מטביסולפיט;סולפיט |
Monosodium glutamate | other | MSG | מונוסודיום גלוטמט;מונוסודיום גלוטומט |
Gelatin | other | gelatine;bovine gelatin;porcine gelatin | ג׳לטין |
Alpha-gal | food | alpha-gal syndrome;galactose-alpha-1,3-galactose | אלפא גל;תסמונת אלפא גל |

# --- Foods
Peanut | food | peanuts;ground nut;groundnut;peanut butter;Bamba;groundnuts | בוטנים;בוטן;חמאת בוטנים;במבה;אגוזי אדמה |
Tree nuts | food | nuts;tree nut;nut;mixed nuts;all nuts | אגוזים;אגוזי עץ;אגוז;כל האגוזים;פיצוחים |
Walnut | food | walnuts;English walnut | אגוז מלך;אגוזי מלך |
Pecan | food | pecans;pecan nut | פקאן;אגוזי פקאן;אגוז פקאן |
Cashew | food | cashews;cashew nut;cashew nuts | קשיו;אגוזי קשיו;אגוז קשיו |
Pistachio | food | pistachios;pistachio nut | פיסטוק;פיסטוקים;פיסטוק חלבי |
Almond | food | almonds | שקדים?;שקד?;שקדים למאכל |
Hazelnut | food | hazelnuts;filbert;hazel nut | אגוז לוז;אגוזי לוז;לוז? |
Brazil nut | food | Brazil nuts | אגוז ברזיל;אגוזי ברזיל |
Macadamia | food | macadamia nut;macadamia nuts | מקדמיה;אגוזי מקדמיה |
Pine nut | food | pine nuts | צנובר;צנוברים |
Egg | food | eggs;egg white;egg protein;hen's egg;ovalbumin;egg yolk;egg albumin;chicken egg;egg whites | ביצה;ביצים;חלבון ביצה;חלבון ביצים;חלמון;חלבון הביצה |
Milk | food | cow's milk;cows milk;milk protein;dairy;cow milk protein;dairy products;casein;CMPA;cow's milk protein allergy;milk products;whey;cow milk;CMA | חלב;חלב פרה;חלבון חלב;חלבון חלב פרה;מוצרי חלב;אלרגיה לחלב;קזאין;חלבוני חלב;חלב ומוצריו |
Lactose | food | lactose intolerance;lactose intolerant | לקטוז;אי סבילות ללקטוז;רגישות ללקטוז |
Goat milk | food | goat's milk;sheep milk;sheep's milk | חלב עיזים;חלב עזים;חלב כבשים |
Shellfish | food | shell fish;seafood | פירות ים;מאכלי ים |
Crustaceans | food | crustacean;crab;lobster;crabs | סרטנים;סרטן ים;סרטנאים;לובסטר |
Shrimp | food | shrimps;prawns;prawn | שרימפס;חסילונים;שרימפסים |
Mollusks | food | molluscs;oysters;clams;mussels;scallops;squid;calamari;octopus | צדפות;קלמרי;רכיכות;תמנון |
Fish | food | fish allergy;white fish;finned fish;fishes;fish products | דגים;דג |
Salmon | food | smoked salmon | סלמון |
Tuna | food | tuna fish | טונה |
Cod | food | codfish | דג קוד;בקלה;קוד? |
Fish oil | food | omega-3;cod liver oil | שמן דגים;אומגה 3 |
Soy | food | soya;soybean;soy protein;soy milk;soya bean;soybeans;soya milk;soya protein;edamame;tofu | סויה;חלבון סויה;פולי סויה;חלב סויה;טופו |
Wheat | food | wheat flour;wheat protein;flour;wheat allergy | חיטה;קמח חיטה;קמח;אלרגיה לחיטה;חלבון חיטה |
Gluten | food | gluten intolerance;gluten sensitivity;gliadin;gluten intolerant | גלוטן;רגישות לגלוטן;אי סבילות לגלוטן |
Sesame | food | sesame seed;sesame seeds;tahini;tahina;sesame oil | שומשום;טחינה;זרעי שומשום;סומסום |
Mustard | food | mustard seed;mustard seeds | חרדל |
Celery | food | celeriac;celery root | סלרי |
Lupin | food | lupine;lupin flour | תורמוס |
Corn | food | maize;corn starch;cornstarch;popcorn | תירס;קורנפלור |
Oats | food | oat;oatmeal | שיבולת שועל |
Barley | food | barley grain | שעורה |
Rye | food | rye flour | שיפון |
Rice | food | rice cereal | אורז |
Buckwheat | food | kasha | כוסמת |
Kiwi | food | kiwi fruit;kiwifruit | קיווי;קיוי;פרי הקיווי |
Banana | food | bananas | בננה;בננות |
Strawberry | food | strawberries | תות;תותים;תות שדה |
Berries | food | raspberry;raspberries;blueberries;berry | פירות יער;פטל;אוכמניות |
Avocado | food | avocados;avocadoes | אבוקדו |
Apple | food | apples | תפוח;תפוחים;תפוח עץ |
Peach | food | peaches | אפרסק;אפרסקים |
Apricot | food | apricots | משמש;מישמש |
Plum | food | plums;prunes | שזיף;שזיפים |
Cherry | food | cherries | דובדבן;דובדבנים |
Nectarine | food | nectarines | נקטרינה;נקטרינות |
Stone fruit | food | stone fruits | פירות גלעיניים;פירות גלעין |
Pear | food | pears | אגס;אגסים |
Loquat | food | loquats | שסק |
Mango | food | mangoes;mangos | מנגו |
Pineapple | food | pineapples | אננס |
Papaya | food | pawpaw | פפאיה;פפיה |
Citrus fruits | food | citrus;citrus fruit;oranges and lemons | פירות הדר;הדרים |
Orange | food | oranges;orange juice | תפוז;תפוזים |
Lemon | food | lemons;lime | לימון;לימונים |
Grapefruit | food | pomelo | אשכולית;פומלה |
Clementine | food | mandarin;tangerine;clementines | קלמנטינה;קלמנטינות;מנדרינה |
Grapes | food | grape;raisins | ענבים;ענב;צימוקים |
Melon | food | cantaloupe;melons;honeydew | מלון? |
Watermelon | food | watermelons | אבטיח |
Fig | food | figs | תאנה;תאנים |
Pomegranate | food | pomegranates | רימון;רימונים |
Persimmon | food | persimmons | אפרסמון |
Fruit | food | fruits;fresh fruit;raw fruit | פירות;פרי;פירות טריים |
Tomato | food | tomatoes;tomato sauce;ketchup | עגבניה;עגבניות;עגבנייה;קטשופ |
Eggplant | food | aubergine;eggplants | חציל;חצילים |
Peppers | food | bell pepper;chili pepper;paprika;chilli;capsicum | פלפל;פלפל חריף;פפריקה;פלפלים;גמבה |
Carrot | food | carrots | גזר |
Potato | food | potatoes | תפוח אדמה;תפוחי אדמה |
Garlic | food | garlic powder | שום? |
Onion | food | onions;leek | בצל;כרישה |
Mushrooms | food | mushroom;edible mushrooms | פטריות;פטריות מאכל |
Spices | food | spice;spices mix | תבלינים;תבלין |
Cinnamon | food | cinnamon bark | קינמון |
Cumin | food | cumin seed | כמון |
Coriander | food | cilantro | כוסברה |
Mint | food | peppermint;menthol;spearmint | מנטה;נענע;מנתול |
Legumes | food | beans;legume | קטניות;שעועית |
Lentils | food | lentil | עדשים;עדשה |
Chickpeas | food | chickpea;hummus;humus;garbanzo | חומוס;גרגירי חומוס |
Peas | food | pea;green peas | אפונה |
Fenugreek | food | fenugreek seed | חילבה |
Fava beans | food | broad beans;fava;fava bean;ful | פול?;פולים |
Sunflower seeds | food | sunflower;sunflower seed | גרעיני חמניה;גרעיני חמנייה;חמנייה |
Poppy seeds | food | poppy seed | פרג;זרעי פרג |
Pumpkin seeds | food | pumpkin seed;pepitas | גרעיני דלעת |
Flaxseed | food | flax seed;linseed | זרעי פשתן;פשתן |
Seeds | food | seed allergy | גרעינים;זרעים |
Coconut | food | coconut oil;coconut milk | קוקוס;חלב קוקוס |
Chocolate | food | cocoa;cacao | שוקולד;קקאו |
Coffee | food | coffee beans | קפה |
Caffeine | food | caffeinated drinks | קפאין |
Honey | food | bee honey | דבש |
Royal jelly | food | bee jelly | מזון מלכות |
Red meat | food | red meats;mammalian meat;meat | בשר אדום;בשר |
Beef | food | beef protein | בשר בקר;בקר |
Pork | food | pork meat | בשר חזיר |
Lamb | food | mutton | בשר כבש;כבש |
Chicken | food | chicken meat;poultry | עוף;בשר עוף |
Turkey meat | food | turkey? | הודו?;בשר הודו |
Cheese | food | yellow cheese;aged cheese | גבינה;גבינות;גבינה צהובה |
Yeast | food | baker's yeast;brewer's yeast | שמרים |
Wine | food | red wine;white wine | יין;יין אדום;יין לבן |
Beer | food | ale | בירה |
Alcoholic beverages | food | alcohol intolerance;alcoholic drinks | משקאות אלכוהוליים;רגישות לאלכוהול |
Vinegar | food | wine vinegar | חומץ |
Food (unspecified) | food | foods;food allergy;multiple food allergies;food allergies;certain foods | מזון;מאכלים;אלרגיה למזון;רגישות למזון;מזונות |

# --- Insects and stings
Bee venom | insect | bee sting;honey bee;bees;honeybee venom;bee stings;bee;honeybee;honey bee venom;honey bees | דבורה;דבורים;עקיצת דבורה;ארס דבורה;ארס דבורים;עקיצות דבורים;עקיצת דבורים;דבורת הדבש |
Wasp venom | insect | wasp sting;wasps;yellow jacket;vespid venom;wasp;yellow jackets;yellow jacket venom;wasp stings | צרעה;צרעות;עקיצת צרעה;ארס צרעה;עקיצות צרעות |
Hornet venom | insect | hornet;hornet sting;hornets;oriental hornet | דבור;עקיצת דבור;ארס דבור;צרעה מזרחית |
Insect stings | insect | insect bites;stinging insects;insect bite;insect sting;hymenoptera venom;hymenoptera;insects;hymenoptera stings;bugs;bug bites | עקיצות חרקים;עקיצת חרק;חרקים;דבוראים;עקיצות;נשיכות חרקים;ארס דבוראים |
Mosquito bites | insect | mosquitoes;mosquito;mosquitos | יתושים;עקיצות יתושים;עקיצת יתוש;יתוש |
Sandfly bites | insect | sandfly;sand flies | זבוב החול;עקיצת זבוב החול |
Fire ant | insect | fire ants;ant sting;ants;little fire ant | נמלת אש;נמלים;נמלת האש;עקיצת נמלה |
Flea bites | insect | fleas;flea | פרעושים;עקיצות פרעושים |
Bed bugs | insect | bedbugs;bed bug bites | פשפש המיטה;פשפשים |
Scorpion venom | insect | scorpion sting;scorpion | עקרב;עקיצת עקרב |
Spider bite | insect | spider;spider venom | עכביש;עקיצת עכביש |
Tick bite | insect | ticks;tick | קרציה;קרציות;נשיכת קרציה |
Cockroach | insect | cockroaches;roach;roaches | מקק;ג׳וק;תיקן;תיקנים;מקקים;ג׳וקים |
Jellyfish sting | insect | jellyfish;jelly fish;jellyfish stings | מדוזה;צריבת מדוזה;מדוזות |

# --- Environment
Dust mites | environment | house dust mite;dust mite;dust;house dust;Dermatophagoides;mites;HDM?;dermatophagoides pteronyssinus;dermatophagoides farinae;D. pteronyssinus;D. farinae;house dust mites;household dust | קרדית אבק הבית;אבק;קרדית האבק;קרדית אבק;אבק בית;קרדיות;קרדית;קרדיות אבק הבית;אבק הבית |
Cat dander | environment | cats;cat;cat hair;cat fur;cat epithelium;cat allergen;feline dander;cat dandruff | חתול;חתולים;שיער חתולים;קשקשי חתול;שערות חתול;פרוות חתול;שיער חתול |
Dog dander | environment | dogs;dog;dog hair;dog epithelium;dog fur;dog allergen;canine dander | כלב;כלבים;שיער כלבים;קשקשי כלב;שערות כלב;פרוות כלב;שיער כלב |
Horse dander | environment | horses;horse;horse hair;horse epithelium | סוס;סוסים;שיער סוסים |
Animal dander | environment | animals;animal hair;pets;pet dander;animal fur;furry animals;pet hair | קשקשי בעלי חיים;בעלי חיים;חיות מחמד;שיער בעלי חיים;פרווה;שיער של בעלי חיים |
Rabbit dander | environment | rabbit;rabbits;rabbit fur | ארנב;ארנבים;שיער ארנב |
Rodent dander | environment | hamster;guinea pig;rodents;mouse epithelium | אוגר;מכרסמים;שרקן |
Feathers | environment | feather;bird feathers;down feathers;goose feathers;feather pillows | נוצות;נוצה;כריות נוצות |
Birds | environment | parrots;bird droppings;pigeons;bird | ציפורים;תוכים;יונים |
Grass pollen | environment | grass;grasses;timothy grass;bermuda grass;ryegrass;rye grass;grass pollens;cut grass;Cynodon dactylon | דשא;עשבים;אבקת עשבים;דגניים;אבקת דשא;יבלית;עשב?;אבקני דגניים;דשאים |
Hay | environment | straw | חציר;קש |
Tree pollen | environment | trees;tree pollens;oak pollen;birch pollen;birch;cedar;eucalyptus;pecan pollen | אבקת עצים;עצים;אלון?;אבקני עצים |
Olive tree pollen | environment | olive pollen;olive tree;Olea europaea | זית;אבקת זית;עץ זית;אבקת עץ הזית;פריחת הזית |
Cypress pollen | environment | cypress;cypress tree;Cupressus | ברוש;אבקת ברוש;עץ ברוש;פריחת הברוש |
Weed pollen | environment | weeds;weed pollens;plantain pollen;amaranthus | עשבי בר;ירבוז;אבקת עשבי בר |
Ragweed pollen | environment | ragweed;ambrosia pollen | אמברוסיה |
Mugwort pollen | environment | mugwort;artemisia | לענה |
Parietaria pollen | environment | parietaria;Parietaria judaica;pellitory | כותלית;כתלית יהודה;כתלית |
Pollen | environment | pollens;seasonal pollen;hay fever;seasonal allergies;seasonal allergy;flowers;hayfever;blossom | אבקנים;אבקה?;אבקת פרחים;אבקת צמחים;פריחת צמחים;אלרגיה עונתית;אלרגנים עונתיים;פרחים;אבקני פרחים;צמחים |
Mold | environment | mould;molds;fungal spores;moulds;mold spores;fungus spores;mildew | עובש;עובשים;נבגי עובש;פטריית עובש |
Alternaria | environment | Alternaria alternata;Alternaria mold | אלטרנריה |
Aspergillus | environment | Aspergillus fumigatus;Aspergillus mold | אספרגילוס |
Cladosporium | environment | Cladosporium herbarum | קלדוספוריום |
Poison ivy | environment | poison oak;urushiol;poison sumac;poison ivy plant | אלון ארסי;קיסוס רעיל;סומק ארסי |
Environmental allergens (unspecified) | environment | environmental allergens;inhalant allergens;aeroallergens;environmental;inhaled allergens;environmental allergy;environmental allergies | אלרגנים סביבתיים;אלרגנים נשאפים;אלרגיה סביבתית;אלרגנים באוויר |

# --- Further allergens
Rubber accelerators | other | | מאיצי גומי |
Epoxy | other | epoxy resin | אפוקסי |
Propylene glycol | other | | פרופילן גליקול |
Polysorbate 80 | other | polysorbate | פוליסורבט 80 |
Heat | environment | heat exposure | חום?;חשיפה לחום |
Water | environment | aquagenic urticaria | מגע במים |
Exercise | environment | physical exertion | מאמץ גופני |
Efavirenz | drug | | אפבירנז |
Glucosamine | drug | | גלוקוזאמין |
Chamomile | environment | | קמומיל |
Sacubitril | drug | | סקוביטריל |
Finasteride | drug | | פינסטריד |
Sildenafil | drug | | סילדנפיל |
Bisacodyl | drug | | ביסאקודיל |
Litchi | food | lychee | ליצ׳י |
Dates | food | date? | תמר;תמרים |
Black pepper | food | pepper, black | פלפל שחור |
Soy formula | food | soy-based formula | תרכובת סויה |
Quinoa | food | | קינואה |
`

export const reactions = `
# --- Skin
hives | urticaria;urticarial rash;wheals;welts;nettle rash;urticarial eruption;generalized urticaria | אורטיקריה;סרפדת;חרלת;תפרחת אורטיקריאלית;אורטיקריה מפושטת;סירפדת;אורטיקאריה |
rash | skin rash;exanthem;eruption;maculopapular rash;drug rash;drug eruption;morbilliform rash;skin reaction;exanthema;skin eruption;cutaneous reaction;red spots;rashes;generalized rash;breakout;spots?;maculo-papular rash;drug exanthem | פריחה;תפרחת;פריחה בעור;פריחה מקולופפולרית;תפרחת תרופתית;תפרחת עורית;תגובה עורית;פריחה מפושטת;פריחה עורית;תפרחת מקולופפולרית;פריחה אלרגית;אקסנתמה |
itching | pruritus;itch;itchy skin;itchiness;itchy;pruritis;generalized itching | גרד;גירוד;עקצוצים בעור;פרוריטוס;גרד מפושט;גרד בעור;גירודים |
flushing | skin flushing;red face;facial flushing;redness of face;face flushing | הסמקה;סומק;אודם בפנים;הסמקת פנים |
vancomycin infusion reaction | red man syndrome;vancomycin flushing syndrome;red neck syndrome | תסמונת האדם האדום;תגובה לעירוי ונקומיצין |
hot flashes | hot flushes;hot flash | גלי חום |
skin redness | erythema;redness;local redness;red skin;erythematous reaction | אודם;אריתמה;אודם בעור;אודם מקומי |
contact dermatitis | contact reaction;allergic contact dermatitis | דלקת עור ממגע;דרמטיטיס ממגע |
dermatitis | skin inflammation | דרמטיטיס;דלקת עור;דלקת עור אלרגית |
skin irritation | local skin irritation;irritation of skin | גירוי בעור;גירוי עור |
skin breakdown | skin sores;skin wounds | פצעים בעור;פגיעה בשלמות העור |
eczema flare | eczema;atopic dermatitis flare;worsening eczema | אקזמה;החמרת אקזמה;אטופיק דרמטיטיס |
blisters | blistering;bullae;skin blisters;bullous eruption;bullous reaction | שלפוחיות;בולות;שלפוחיות בעור;תפרחת בולוטית;בועות בעור |
fixed drug eruption | FDE;fixed drug reaction | תפרחת תרופתית קבועה |
skin peeling | desquamation;exfoliation;exfoliative dermatitis;peeling skin;peeling of skin | קילוף עור;קילוף העור;דסקוומציה;התקלפות העור |
photosensitivity | photosensitive rash;sun sensitivity;phototoxic reaction;phototoxicity;photodermatitis | רגישות לאור;רגישות לשמש;פוטוסנסיטיביות;תגובה פוטוטוקסית |
Stevens-Johnson syndrome | SJS;Stevens Johnson;Steven-Johnson syndrome;SJS/TEN | תסמונת סטיבנס ג׳ונסון;סטיבנס-ג׳ונסון;סטיבנס ג׳ונסון סינדרום;תסמונת סטיבנס-ג׳והנסון;סטיבן ג׳ונסון | severe
toxic epidermal necrolysis | TEN?;Lyell syndrome;TENS?;Lyell's syndrome | נמק אפידרמלי טוקסי;נקרוליזיס אפידרמלי טוקסי;נמק עור רעלני;תסמונת לייל | severe
drug reaction with eosinophilia and systemic symptoms | DRESS;DRESS syndrome;drug hypersensitivity syndrome;anticonvulsant hypersensitivity syndrome;DIHS | תסמונת DRESS;תגובת DRESS;תגובה תרופתית עם אאוזינופיליה | severe
acute generalized exanthematous pustulosis | AGEP;generalised exanthematous pustulosis | פוסטולוזיס אקסנתמטית מפושטת;תפרחת פוסטולרית מפושטת;תגובת AGEP | severe
erythema multiforme | EM rash;erythema multiforme minor;erythema exudativum multiforme | אריתמה מולטיפורמה;אריתמה רבת צורות |
vasculitis | drug-induced vasculitis;leukocytoclastic vasculitis;hypersensitivity vasculitis | וסקוליטיס;דלקת כלי דם;ווסקוליטיס |
purpura | petechiae;purpuric rash | פורפורה;פטכיות;תפרחת פורפורית |
hair loss | alopecia;hair thinning | נשירת שיער;התקרחות;אלופציה |
bruising | easy bruising;ecchymosis;ecchymoses | שטפי דם;שטף דם;סימנים כחולים |
hematoma | haematoma | המטומה |

# --- Anaphylaxis and swelling
anaphylaxis | anaphylactic reaction;anaphylactic;anaphilaxis;anafylaxis;systemic anaphylaxis | אנפילקסיס;תגובה אנפילקטית;אנאפילקסיס;אנפילקטי;אנפילקסיה | severe
anaphylactic shock | allergic shock | הלם אנפילקטי;שוק אנפילקטי;שוק אלרגי;הלם אלרגי | severe
anaphylactoid reaction | anaphylactoid | תגובה אנפילקטואידית;תגובה אנפילקטואידלית | severe
angioedema | angioneurotic edema;angio-edema;angioneurotic oedema;angioedema of face;Quincke edema;angio-oedema;Quincke's oedema;angiooedema | אנגיואדמה;אנגיו-אדמה;בצקת אנגיואדמטית;אנגיאדמה;אנגיונוירוטית;בצקת על שם קווינקה |
swelling | edema;oedema;local swelling;localized swelling;puffiness;swollen;generalized swelling | נפיחות;בצקת;התנפחות;נפיחות מקומית;תפיחות;נפיחויות |
swelling of face | facial swelling;facial edema;swollen face;face swelling;facial oedema;facial angioedema;face edema;swollen face and lips;face swelled;face swelled up;face became swollen | נפיחות בפנים;בצקת בפנים;נפיחות פנים;התנפחות הפנים;בצקת פנים;נפיחות של הפנים |
swelling of lips | lip swelling;swollen lips;lip edema;lip angioedema;lips swelling;lip oedema;swollen lip;lips swelled;lips swelled up;lip swelled;lips became swollen | נפיחות בשפתיים;התנפחות שפתיים;בצקת שפתיים;נפיחות שפתיים;נפיחות בשפה;נפיחות של השפתיים |
swelling of tongue | tongue swelling;swollen tongue;tongue edema;tongue oedema;lingual edema;tongue swelled;tongue swelled up | נפיחות בלשון;נפיחות לשון;התנפחות הלשון;בצקת לשון |
swelling of eyes | periorbital edema;eyelid swelling;swollen eyes;eye swelling;periorbital oedema;periorbital swelling;swollen eyelids;eyelid edema;eyes swelled;eyes swelled up | נפיחות בעיניים;נפיחות בעפעפיים;בצקת בעפעפיים;בצקת סביב העיניים;נפיחות סביב העיניים;נפיחות עיניים |
laryngeal edema | laryngeal oedema;glottic edema;glottis edema;laryngeal swelling;larynx edema | בצקת גרון;בצקת בגרון;בצקת לרינגיאלית;בצקת גלוטיס | severe
throat swelling | swelling of throat;swollen throat;throat swelled | נפיחות בגרון;התנפחות הגרון |
laryngospasm | laryngeal spasm | לרינגוספזם;עווית גרון |
throat tightness | throat closing;tightness in throat;throat constriction;tight throat;lump in throat;throat closed up;closing of throat;throat closes;throat tightening | לחץ בגרון;תחושת מחנק;מחנק בגרון;היצרות בגרון;חנק בגרון;תחושת חנק;מחנק |
ankle swelling | leg swelling;leg edema;peripheral edema;pedal edema;ankle edema;lower extremity edema;swollen ankles;peripheral oedema;leg oedema;ankle oedema;swollen legs | נפיחות ברגליים;בצקות ברגליים;נפיחות בקרסוליים;בצקת פריפרית;בצקות בקרסוליים;בצקות |
local reaction | injection site reaction;site reaction;local swelling and redness;large local reaction;injection site pain;localized reaction | תגובה מקומית;תגובה במקום ההזרקה;תגובה מקומית נרחבת;תגובה מקומית באזור ההזרקה |

# --- Respiratory
shortness of breath | dyspnea;SOB;breathlessness;difficulty breathing;dyspnoea;trouble breathing;breathing difficulty;breathing problems;cannot breathe;respiratory difficulty;difficulty in breathing | קוצר נשימה;קשיי נשימה;קושי בנשימה;דיספנאה;ק״נ;דיספניאה;נשימה כבדה;קשיי נשימה קשים |
respiratory distress | acute respiratory distress | מצוקה נשימתית;מצוקת נשימה |
bronchospasm | bronchial spasm;bronchoconstriction;acute bronchospasm | ברונכוספזם;עווית סימפונות;התכווצות סימפונות;כיווץ סימפונות;ברונכוספאזם |
wheezing | wheeze;wheezes | צפצופים;צפצופים בנשימה;צפצופי נשימה;חרחורים |
asthma attack | asthma;asthma exacerbation;asthmatic attack;worsening asthma;acute asthma | התקף אסטמה;אסטמה;החמרת אסטמה;התקף אסתמה;אסתמה |
cough | coughing;dry cough;chronic cough;persistent cough;ACE inhibitor cough;tickly cough;hacking cough | שיעול;שיעול יבש;שיעול טורדני;שיעולים;שיעול כרוני |
runny nose | rhinorrhea;rhinorrhoea | נזלת;נזלת מימית |
rhinitis | allergic rhinitis | נזלת אלרגית;ריניטיס |
nasal congestion | stuffy nose;congestion? | גודש באף;אף סתום;גודש אף |
sneezing | sneezes | עיטושים;התעטשויות |
itchy eyes | eye itching;eye irritation | גרד בעיניים;גירוי בעיניים |
watery eyes | tearing;teary eyes | דמעת;דמעת ואודם בעיניים |
conjunctivitis | allergic conjunctivitis;red eyes;eye redness | דלקת לחמיות אלרגית;עיניים אדומות;אודם בעיניים;דלקת לחמיות |
hoarseness | hoarse voice;voice change;dysphonia | צרידות;שינוי בקול;דיספוניה |
stridor | inspiratory stridor | סטרידור |
respiratory arrest | stopped breathing | דום נשימה;הפסקת נשימה | severe
respiratory failure | acute respiratory failure | אי ספיקה נשימתית;כשל נשימתי | severe
respiratory depression | hypoventilation | דיכוי נשימתי;דיכוי נשימה |
apnea | apnoea | אפניאה;הפסקות נשימה |
chest tightness | tight chest;chest pressure;tightness in chest | לחץ בחזה;תחושת לחץ בחזה;לחצים בחזה;מועקה בחזה |
chest pain | pain in chest;thoracic pain | כאב בחזה;כאבים בחזה;כאבי חזה;תעוקה בחזה |

# --- Gastrointestinal
nausea | nauseous;nauseated;queasiness;feeling sick;queasy | בחילה;בחילות |
vomiting | emesis;throwing up;vomits;vomited;severe vomiting | הקאה;הקאות;מקיא |
nausea and vomiting | N/V;N&V;nausea vomiting;nausea with vomiting | בחילות והקאות;בחילה והקאה;בחילות הקאות |
diarrhea | diarrhoea;loose stools;loose stool;loose motions;watery stools;bloody diarrhea | שלשול;שלשולים;יציאות רכות;יציאות מימיות |
GI upset | stomach upset;gastrointestinal upset;GI intolerance;upset stomach;GI disturbance;gastric upset;gastrointestinal intolerance;GI symptoms;gastric irritation;stomach problems;GI distress;gastrointestinal side effects;GI side effects | אי נוחות בטנית;הפרעות במערכת העיכול;כאבי בטן ובחילה;קלקול קיבה;תופעות במערכת העיכול;אי סבילות במערכת העיכול;הפרעות עיכול;תופעות לוואי במערכת העיכול |
dyspepsia | indigestion | דיספפסיה |
heartburn | acid reflux;pyrosis | צרבת;צרבות |
gastritis | stomach inflammation | גסטריטיס;דלקת קיבה |
abdominal pain | stomach pain;stomach ache;abdominal cramps;cramps;belly pain;stomach cramps;epigastric pain;stomachache;tummy ache;abdominal cramping | כאב בטן;כאבי בטן;התכווצויות בטן;כאבים בבטן;כאבי בטן עוויתיים |
gastrointestinal bleeding | GI bleeding;GI bleed;stomach bleeding;GIB | דימום ממערכת העיכול;דימום במערכת העיכול;דימום קיבה;דימום מהקיבה |
peptic ulcer | ulcer?;gastric ulcer;stomach ulcer;ulcers;duodenal ulcer | כיב קיבה;אולקוס;כיב פפטי;כיב? |
melena | black stools;melaena | מלנה;צואה שחורה |
rectal bleeding | blood in stool;hematochezia | דימום רקטלי;דם בצואה |
constipation | constipated;severe constipation | עצירות;עצירות קשה |
bloating | gas?;flatulence;abdominal bloating;abdominal distension;flatus | נפיחות בטנית;גזים;נפיחות בבטן |
mouth itching | itchy mouth;oral itching;itching in mouth | גרד בפה;גירוד בפה |
oral allergy syndrome | pollen food allergy syndrome | תסמונת אלרגיה אוראלית;תסמונת אלרגיה פומית |
mouth tingling | tingling mouth;oral tingling;tingling of lips | עקצוץ בשפתיים;עקצוץ בפה |
itchy throat | throat itching;throat irritation | גרד בגרון;גירוד בגרון |
mouth sores | oral ulcers;mouth ulcers;stomatitis;mucositis;aphthous ulcers;oral lesions;oral ulcer | אפטות;פצעים בפה;כיבים בפה;מוקוזיטיס;סטומטיטיס |
dry mouth | xerostomia | יובש בפה |
metallic taste | metal taste | טעם מתכתי;טעם מר |
taste disturbance | dysgeusia;altered taste;loss of taste | שינוי בטעם;הפרעה בטעם;הפרעות טעם |
pancreatitis | acute pancreatitis;drug-induced pancreatitis | פנקראטיטיס;דלקת בלבלב;דלקת לבלב |
hepatotoxicity | drug-induced liver injury;liver toxicity;liver damage;DILI | פגיעה בכבד;הפטוטוקסיות;פגיעה כבדית |
elevated liver enzymes | elevated LFTs;transaminitis;raised liver enzymes;abnormal liver function;abnormal LFTs | הפרעה בתפקודי כבד;עליית אנזימי כבד;עלייה באנזימי כבד;הפרעה באנזימי כבד |
hepatitis | drug-induced hepatitis | הפטיטיס תרופתית;הפטיטיס;דלקת כבד |
liver failure | acute liver failure;hepatic failure | אי ספיקת כבד;כשל כבדי | severe
jaundice | icterus | צהבת |
loss of appetite | anorexia?;decreased appetite;poor appetite | חוסר תיאבון;ירידה בתיאבון;אובדן תיאבון |
difficulty swallowing | dysphagia;trouble swallowing | קושי בבליעה;קשיי בליעה;דיספגיה |

# --- Cardiovascular
hypotension | low blood pressure;drop in blood pressure;BP drop;orthostatic hypotension;low BP;drop in BP | ירידת לחץ דם;לחץ דם נמוך;תת לחץ דם;נפילת לחץ דם;היפוטנסיה;ירידה בלחץ הדם;ירידה בלחץ דם;נפילת ל״ד |
hypertension | high blood pressure;elevated blood pressure;BP elevation;raised blood pressure | לחץ דם גבוה;עליית לחץ דם;יתר לחץ דם;עלייה בלחץ הדם |
palpitations | heart palpitations | דפיקות לב;פלפיטציות |
tachycardia | heart racing;rapid heartbeat;racing heart;fast heart rate;rapid heart rate;increased heart rate;fast heartbeat | טכיקרדיה;דופק מהיר;דופק מואץ;פעימות לב מהירות |
bradycardia | slow heart rate;slow pulse;low heart rate;slow heartbeat | ברדיקרדיה;דופק איטי;דופק נמוך;האטת דופק |
arrhythmia | irregular heartbeat;cardiac arrhythmia;heart rhythm disturbance | הפרעת קצב;הפרעות קצב;אריתמיה |
QT prolongation | long QT;prolonged QT | הארכת QT;מקטע QT מוארך |
cardiac arrest | heart stopped;cardiopulmonary arrest;cardiorespiratory arrest;asystole | דום לב;דום לב נשימה;אסיסטולה | severe
syncope | fainting;fainted;loss of consciousness;passed out;collapse?;LOC;faint;fainting spell;passing out;blackout | עילפון;התעלפות;איבוד הכרה;סינקופה;התעלף;אובדן הכרה;התמוטטות |
bleeding | hemorrhage;haemorrhage;excessive bleeding | דימום;דימומים |
nosebleed | epistaxis;nose bleed | דימום מהאף;אפיסטקסיס |
low platelets | thrombocytopenia;drop in platelets;decreased platelets;thrombocytopaenia;low platelet count | טרומבוציטופניה;ירידה בטסיות;תרומבוציטופניה;טסיות נמוכות |
heparin-induced thrombocytopenia | HIT?;HITT | טרומבוציטופניה מושרית הפרין;תרומבוציטופניה על רקע הפרין |
agranulocytosis | agranulocytosis reaction | אגרנולוציטוזיס;אגרנולוציטוזה | severe
neutropenia | low neutrophils;neutropaenia | נויטרופניה;ניטרופניה |
leukopenia | low white blood cells;leucopenia;low WBC | לויקופניה;ירידה בכדוריות לבנות |
pancytopenia | pancytopaenia | פנציטופניה |
bone marrow suppression | myelosuppression;marrow suppression | דיכוי מח עצם;דיכוי מוח עצם |
aplastic anemia | aplastic anaemia | אנמיה אפלסטית | severe
hemolytic anemia | hemolysis;haemolysis;haemolytic anaemia;hemolysis in G6PD deficiency | אנמיה המוליטית;המוליזה;אנמיה המוליטית בחסר G6PD |

# --- Neurological and psychiatric
headache | headaches;head ache | כאב ראש;כאבי ראש |
migraine | migraines | מיגרנה;מיגרנות |
dizziness | lightheadedness;dizzy;light-headedness;light headed;giddiness | סחרחורת;סחרחורות;תחושת סחרחורת |
vertigo | spinning sensation | ורטיגו |
drowsiness | somnolence;sleepiness;sleepy;drowsy | ישנוניות;נמנום;ישנוניות יתר;סומנולנטיות |
oversedation | sedation;over-sedation;excessive sedation | סדציית יתר;סדציה? |
fatigue | tiredness;tired;malaise;asthenia;lethargy | עייפות;תשישות;אפתיות |
weakness | generalized weakness | חולשה;חולשה כללית |
confusion | altered mental status;disorientation;mental status changes;change in mental status;disoriented;cognitive changes | בלבול;חוסר התמצאות;מצב בלבולי;בלבול וחוסר התמצאות |
delirium | acute delirium | דליריום |
hallucinations | hallucination;visual hallucinations;hallucinating | הזיות;הלוצינציות;הזיות ראייה |
psychosis | psychotic reaction | פסיכוזה |
agitation | restlessness;restless | אי שקט;אגיטציה;אי שקט פסיכומוטורי |
anxiety | panic attack;nervousness | חרדה;התקף חרדה |
irritability | mood changes;aggression;behavioral changes | עצבנות;תוקפנות;שינויי התנהגות |
hyperactivity | jittery;jitteriness | היפראקטיביות |
insomnia | sleeplessness;trouble sleeping;sleep disturbance;difficulty sleeping | נדודי שינה;אינסומניה;הפרעות שינה;הפרעת שינה |
nightmares | vivid dreams;bad dreams | סיוטים;חלומות רעים |
depression | low mood;depressed mood | דיכאון;מצב רוח ירוד |
suicidal ideation | suicidal thoughts | מחשבות אובדניות;אובדנות |
seizures | seizure;convulsions;convulsion;fits? | פרכוסים;פרכוס;התקף פרכוסי;עוויתות;התקף אפילפטי |
tremor | shaking;tremors;shakiness;shakes;trembling | רעד;רעידות;טרמור;רעד בידיים |
paresthesia | tingling;pins and needles;paresthesias;paraesthesia;tingling and numbness | נימול;פרסתזיות;עקצוצים;תחושת נימול;פרסטזיות |
numbness | numb | רדימות;חוסר תחושה |
neuropathy | peripheral neuropathy | נוירופתיה;נוירופתיה פריפרית |
dystonia | dystonic reaction;acute dystonic reaction;acute dystonia;oculogyric crisis | דיסטוניה;תגובה דיסטונית |
extrapyramidal symptoms | EPS;extrapyramidal side effects;extrapyramidal reaction | תסמינים אקסטרפירמידליים;תופעות אקסטרפירמידליות |
akathisia | motor restlessness | אקטיזיה;אקתיזיה |
tardive dyskinesia | dyskinesia | דיסקינזיה;דיסקינזיה מאוחרת |
neuroleptic malignant syndrome | NMS | תסמונת ממאירה נוירולפטית;תסמונת נוירולפטית ממאירה | severe
serotonin syndrome | serotonin toxicity | תסמונת סרוטונין;תסמונת סרוטונרגית |
malignant hyperthermia | MH reaction;malignant hyperpyrexia | היפרתרמיה ממאירה;חום ממאיר;היפרתרמיה ממארת | severe
aseptic meningitis | drug-induced aseptic meningitis | מנינגיטיס אספטית;דלקת קרום המוח אספטית |
blurred vision | blurry vision | טשטוש ראייה;ראייה מטושטשת;טשטוש ראיה |
visual disturbance | vision changes;visual changes | הפרעות ראייה;הפרעה בראייה;הפרעות ראיה |
vision loss | loss of vision | אובדן ראייה;איבוד ראייה |
eye pain | pain in eye | כאב בעין;כאבים בעיניים |
hearing loss | ototoxicity;decreased hearing | ירידה בשמיעה;פגיעה בשמיעה;אוטוטוקסיות;אובדן שמיעה |
tinnitus | ringing in ears;ear ringing | טינטון;צפצופים באוזניים;טנטון |

# --- Musculoskeletal, renal and general
muscle pain | myalgia;muscle aches;myalgias;muscle ache;statin myalgia;muscle soreness;body aches | כאבי שרירים;מיאלגיה;כאב שרירים;כאבים בשרירים;מיאלגיות |
muscle cramps | leg cramps;muscle cramp;cramps in legs | התכווצויות שרירים;התכווצויות ברגליים |
muscle weakness | muscular weakness | חולשת שרירים;חולשה בשרירים |
myopathy | statin myopathy;myositis | מיופתיה;מיוזיטיס |
elevated CK | CPK elevation;raised CPK;elevated CPK | עליית CPK;עליית CK;CPK מוגבר |
leg pain | pain in legs | כאבי רגליים;כאבים ברגליים |
rhabdomyolysis | muscle breakdown;rhabdo | רבדומיוליזיס;ראבדומיוליזיס;פירוק שריר | severe
joint pain | arthralgia;arthralgias;joint aches | כאבי פרקים;כאב פרקים;ארתרלגיה;כאבים במפרקים;ארטרלגיה |
arthritis | joint swelling | ארתריטיס;דלקת פרקים |
tendon rupture | Achilles tendon rupture | קרע בגיד;קרע גיד |
tendon pain | painful tendons;pain in the tendons | כאב בגידים |
tendinitis | tendonitis;Achilles tendinitis | דלקת בגידים;טנדיניטיס |
back pain | low back pain | כאב גב;כאבי גב |
osteonecrosis of the jaw | ONJ;jaw necrosis | נמק לסת;נמק של הלסת;אוסטאונקרוזיס של הלסת |
kidney injury | acute kidney injury;nephrotoxicity;AKI;renal impairment;contrast nephropathy;worsening renal function;kidney damage | פגיעה כלייתית;נפרוטוקסיות;פגיעה בכליות;נפרופתיה מחומר ניגוד |
renal failure | kidney failure;renal insufficiency;acute renal failure | אי ספיקת כליות;אי ספיקת כליות חריפה;כשל כלייתי |
elevated creatinine | raised creatinine | החמרה בתפקודי כליות;החמרה בתפקוד הכלייתי;עליית קראטינין |
interstitial nephritis | acute interstitial nephritis;AIN | נפריטיס אינטרסטיציאלית |
urinary retention | unable to urinate;retention of urine;difficulty urinating | אצירת שתן;קושי במתן שתן;עצירת שתן |
fever | drug fever;pyrexia;high fever;febrile reaction;elevated temperature | חום;חום תרופתי;חום גבוה |
chills | shivering | צמרמורת;צמרמורות |
rigors | shaking chills | צמרמורת קשה;רעדי חום |
fever and chills | chills and fever | צמרמורת וחום;חום וצמרמורות |
sweating | diaphoresis;perspiration;night sweats;excessive sweating | הזעה;הזעת יתר;דיאפורזיס;הזעות |
serum sickness | serum sickness-like reaction | מחלת נסיוב;סרום סיקנס;תגובה דמוית מחלת נסיוב |
drug-induced lupus | lupus-like syndrome;lupus-like reaction | לופוס תרופתי;זאבת תרופתית;תסמונת דמוית לופוס |
hyponatremia | low sodium;hyponatraemia | היפונתרמיה;נתרן נמוך;ירידה בנתרן |
hyperkalemia | high potassium;hyperkalaemia | היפרקלמיה;אשלגן גבוה;עלייה באשלגן |
hypoglycemia | low blood sugar;hypoglycaemia;low sugar | היפוגליקמיה;סוכר נמוך;ירידת סוכר |
hyperglycemia | high blood sugar;elevated glucose;hyperglycaemia | היפרגליקמיה;סוכר גבוה;עליית סוכר |
methemoglobinemia | methaemoglobinaemia | מתהמוגלובינמיה |
weight gain | increased weight | עלייה במשקל;עליה במשקל;השמנה |
gynecomastia | breast enlargement;gynaecomastia | גינקומסטיה;הגדלת שדיים |
breast tenderness | sore breasts | רגישות בשדיים |
sexual dysfunction | decreased libido | הפרעה בתפקוד המיני;ירידה בליבידו |
erectile dysfunction | impotence | אין אונות;הפרעת זקפה |
vaginal yeast infection | vaginal candidiasis;yeast infection | פטרייה נרתיקית;פטרת נרתיקית;קנדידה נרתיקית |
oral thrush | thrush;oral candidiasis | קנדידה בפה;פטרת הפה |
gum swelling | gingival hyperplasia;gum hyperplasia;gingival hypertrophy | שגשוג חניכיים;נפיחות בחניכיים;עיבוי חניכיים |
blood clot | thrombosis;venous thrombosis;deep vein thrombosis;DVT | קריש דם;תרומבוזיס;פקקת;טרומבוזיס |
phlebitis | thrombophlebitis | פלביטיס;דלקת וריד |
infusion reaction | infusion-related reaction;reaction to infusion | תגובה לעירוי;תגובה בזמן עירוי;תגובת עירוי |
transfusion reaction | blood transfusion reaction | תגובה לעירוי דם |
allergic reaction | allergy;hypersensitivity;hypersensitivity reaction;allergic;allergic response | תגובה אלרגית;רגישות יתר;אלרגיה;תגובת רגישות |
severe allergic reaction | severe reaction;severe hypersensitivity reaction;serious allergic reaction;life-threatening allergic reaction | תגובה אלרגית קשה;תגובה קשה;תגובה אלרגית חמורה | severe
intolerance | drug intolerance;not tolerated;sensitivity? | אי סבילות;אי-סבילות תרופתית;רגישות? |
side effect | adverse effect;adverse reaction;side effects;adverse drug reaction;ADR;adverse effects | תופעות לוואי;תופעת לוואי |
unknown reaction | unknown?;reaction unknown;unspecified reaction;not known?;doesn't remember;does not remember;childhood reaction;unsure?;reaction not specified;not documented | לא ידוע;תגובה לא ידועה;לא זוכר;לא זוכרת;לא צוין;תגובה לא ברורה;תגובה בילדות |
`
