/**
 * Medications: ingredients and the usual fixed combinations, one concept a line, seven fields:
 *
 *   generic name | ATC | RxNorm | English synonyms | brands | Hebrew | attributes
 *
 * - ATC: fifth-level codes, the most usual first; the fourth level where the WHO's index ends there (A12AX, B03AC);
 *   empty where none is certain.
 * - RxNorm: the RxCUI of the ingredient (IN), for a combination that of the multiple ingredient (MIN);
 *   empty where it is not certain.
 * - brands: of Israel, the US, the UK, Europe and India; a brand belongs to one concept only.
 * - a trailing "?" marks a wording that needs context (an everyday word, a name, a laboratory test).
 * - attributes: class= pharmacological class for grouping (of a combination: its leading component),
 *   unit= usual dose unit, min= and max= the smallest and largest plausible single printed strength or dose
 *   in that unit (of a combination: over all its components); depot= and infusion= the single doses, `low..high`, of a
 *   long-acting injection and of an infusion; `weekly`: never taken each day; `group`: a class, whose words name no drug.
 * - Sources: ATC of the WHO index of 2026; RxNorm of the prescribable content of 2025-10-06, empty where not verified.
 */
export const medications = `
# --- Antithrombotics
Aspirin | B01AC06; N02BA01 | 1191 | ASA?; acetylsalicylic acid; acetyl salicylic acid; baby aspirin; aspirin low dose; low dose aspirin | Micropirin; Cartia?; Aspirin Cardio; Cardioaspirin; Cardioaspirine; Aspirin Protect; Ecotrin; Bayer aspirin; Tevapirin; Godamed; Bufferin; Disprin; Nu-Seals; Ecosprin; Loprin; Adiro; Cardioaspirina; Kardegic; Ascard | אספירין; מיקרופירין; קרטיה; חומצה אצטילסליצילית; טבפירין; גודמד | class=antiplatelet; unit=mg; min=50; max=1300
Clopidogrel | B01AC04 | 32968 | clopidogrel bisulfate; clopidogrel hydrogen sulfate; clopidogrel besylate | Plavix; Clood; Clopidexcel; Iscover; Clopilet; Clavix; Deplatt; Clopitab; Plagerine; Lowplat; Clopid | קלופידוגרל; פלביקס; פלאביקס; קלוד; קלופידקסל; פלויקס | class=antiplatelet; unit=mg; min=75; max=600
Prasugrel | B01AC22 | 613391 | prasugrel hydrochloride; prasugrel HCl | Effient; Efient | פרסוגרל; אפיינט; אפיאנט | class=antiplatelet; unit=mg; min=5; max=60
Ticagrelor | B01AC24 | 1116632 | | Brilinta; Brilique; Possia; Axcer | טיקגרלור; ברילינטה; בריליק | class=antiplatelet; unit=mg; min=60; max=180
Ticlopidine | B01AC05 | 10594 | ticlopidine hydrochloride; ticlopidine HCl | Ticlid; Ticlidil | טיקלופידין; טיקליד | class=antiplatelet; unit=mg; min=250; max=500
Dipyridamole | B01AC07 | 3521 | | Cardoxin; Persantin; Persantine | דיפירידמול; קרדוקסין; פרסנטין | class=antiplatelet; unit=mg; min=25; max=200
Aspirin / dipyridamole | B01AC30 | | dipyridamole aspirin; ASA dipyridamole | Aggrenox; Asasantin | אגרנוקס | class=antiplatelet; unit=mg; min=25; max=200
Aspirin / clopidogrel | B01AC30 | | clopidogrel aspirin; ASA clopidogrel | Clopitab-A; Clopilet A; Deplatt A; CoPlavix; DuoPlavin | קלופידוגרל אספירין | class=antiplatelet; unit=mg; min=75; max=150
Cilostazol | B01AC23 | 21107 | | Pletal | צילוסטזול; פלטל | class=antiplatelet; unit=mg; min=50; max=100
Vorapaxar | B01AC26 | 1537034 | | Zontivity | וורפקסר | class=antiplatelet; unit=mg; min=2.08; max=2.5
Cangrelor | B01AC25 | 1656052 | | Kengreal; Kengrexal | קנגרלור | class=antiplatelet; unit=mg; max=50
Eptifibatide | B01AC16 | 75635 | | Integrilin | אפטיפיבטיד; אינטגרילין | class=antiplatelet; unit=mg; max=100
Tirofiban | B01AC17 | 73137 | tirofiban hydrochloride; tirofiban HCl | Aggrastat | טירופיבן; אגרסטט | class=antiplatelet; unit=mg; max=25
Warfarin | B01AA03 | 11289 | warfarin sodium | Coumadin; Jantoven; Marevan; Warf | וורפרין; ורפרין; קומדין; קומאדין | class=vitamin k antagonist; unit=mg; min=0.5; max=15
Acenocoumarol | B01AA07 | 154 | nicoumalone | Sintrom; Acitrom | אצנוקומרול; סינטרום | class=vitamin k antagonist; unit=mg; min=1; max=8
Phenprocoumon | B01AA04 | 8150 | | Marcoumar; Marcumar; Falithrom | פנפרוקומון | class=vitamin k antagonist; unit=mg; min=1; max=9
Rivaroxaban | B01AF01 | 1114195 | | Xarelto | ריברוקסבן; ריוורוקסבן; קסרלטו; קסארלטו | class=direct oral anticoagulant; unit=mg; min=2.5; max=20
Apixaban | B01AF02 | 1364430 | | Eliquis | אפיקסבן; אפיקסאבן; אליקוויס; אליקוס | class=direct oral anticoagulant; unit=mg; min=2.5; max=10
Edoxaban | B01AF03 | 1599538 | edoxaban tosylate | Lixiana; Savaysa | אדוקסבן; ליקסיאנה | class=direct oral anticoagulant; unit=mg; min=15; max=60
Dabigatran | B01AE07 | 1037042 | dabigatran etexilate; dabigatran etexilate mesylate | Pradaxa | דביגטרן; פרדקסה; פראדקסה | class=direct oral anticoagulant; unit=mg; min=75; max=150
Heparin | B01AB01; C05BA03 | 5224 | heparin sodium; UFH; unfractionated heparin; heparin lock flush | Hep-Lock; Monoparin; Multiparin | הפרין; הפארין | class=heparin; unit=units; min=10; max=25000
Enoxaparin | B01AB05 | 67108 | enoxaparin sodium; LMWH? | Clexane; Lovenox; Inhixa; Lonopin | אנוקספרין; קלקסן; קלקסאן | class=low molecular weight heparin; unit=mg; min=20; max=150
Dalteparin | B01AB04 | 67109 | dalteparin sodium | Fragmin | דלטפרין; פרגמין | class=low molecular weight heparin; unit=units; min=2500; max=18000
Tinzaparin | B01AB10 | 69646 | | Innohep | טינזפרין; אינוהפ | class=low molecular weight heparin; unit=units; min=2500; max=20000
Nadroparin | B01AB06 | 67031 | nadroparin calcium | Fraxiparine | נדרופרין; פרקסיפרין | class=low molecular weight heparin; unit=units; max=19000
Fondaparinux | B01AX05 | 321208 | fondaparinux sodium | Arixtra | פונדפרינוקס; אריקסטרה | class=factor xa inhibitor; unit=mg; min=1.5; max=10
Bivalirudin | B01AE06 | 60819 | | Angiomax; Angiox | ביבלירודין; אנגיומקס | class=direct thrombin inhibitor; unit=mg; max=250
Argatroban | B01AE03 | 15202 | | Arganova | ארגטרובן | class=direct thrombin inhibitor; unit=mg; max=250
Alteplase | B01AD02 | 8410 | tPA?; rt-PA; tissue plasminogen activator; recombinant tissue plasminogen activator | Actilyse; Activase; Cathflo | אלטפלז; אקטיליז; אקטילייז | class=thrombolytic; unit=mg; min=2; max=100
Tenecteplase | B01AD11 | 259280 | TNK? | Metalyse; TNKase | טנקטפלז; מטליז | class=thrombolytic; unit=mg; max=50
Streptokinase | B01AD01 | 10106 | | Streptase | סטרפטוקינז | class=thrombolytic; unit=units; max=1500000
Urokinase | B01AD04 | 11055 | | Kinlytic | אורוקינז | class=thrombolytic; unit=units
Tranexamic acid | B02AA02 | 10691 | TXA? | Hexakapron; Cyklokapron; Lysteda; Trapic; Texakind; Pause 500; Exacyl | חומצה טרנקסמית; הקסקפרון; הקסאקפרון | class=antifibrinolytic; unit=mg; min=250; max=2000
Aminocaproic acid | B02AA01 | 99 | epsilon aminocaproic acid | Amicar | חומצה אמינוקפרואית | class=antifibrinolytic; unit=mg; max=5000
Phytonadione | B02BA01 | 8308 | vitamin K; vitamin K1; phytomenadione | Konakion; Mephyton; AquaMephyton | ויטמין K; פיטומנדיון; קונקיון | class=vitamin; unit=mg; min=1; max=10
Prothrombin complex concentrate | B02BD01 | | PCC?; 4F-PCC; four factor prothrombin complex concentrate | Octaplex; Kcentra; Beriplex | אוקטפלקס; תרכיז פרותרומבין | class=coagulation factor; unit=units
Factor VIII | B02BD02 | 4257 | antihemophilic factor; antihaemophilic factor; octocog alfa; recombinant factor VIII | Advate; Kogenate; Xyntha; NovoEight | פקטור 8; פקטור VIII | class=coagulation factor; unit=units
Factor IX | B02BD04 | 4249 | coagulation factor IX; nonacog alfa | BeneFIX; Alprolix | פקטור 9; פקטור IX | class=coagulation factor; unit=units
Emicizumab | B02BX06 | 1989794 | | Hemlibra | אמיציזומב; המליברה | class=monoclonal antibody; unit=mg; max=300
Eltrombopag | B02BX05 | 711942 | eltrombopag olamine | Revolade; Promacta | אלטרומבופג; רבולייד | class=thrombopoietin receptor agonist; unit=mg; min=12.5; max=150
Romiplostim | B02BX04 | 805452 | | Nplate | רומיפלוסטים; אנפלייט | class=thrombopoietin receptor agonist; unit=mcg; max=1000
Idarucizumab | V03AB37 | 1716191 | | Praxbind | אידרוסיזומב; פרקסבינד | class=reversal agent; unit=g; min=2.5; max=5
Andexanet alfa | V03AB38 | | | Andexxa; Ondexxya | אנדקסנט | class=reversal agent; unit=mg
Protamine | V03AB14 | 8825 | protamine sulfate | | פרוטמין | class=reversal agent; unit=mg; max=50
Pentoxifylline | C04AD03 | 8013 | | Trental; Oxopurin | פנטוקסיפילין; טרנטל; אוקסופורין | class=peripheral vasodilator; unit=mg; min=400; max=400

# --- Lipid lowering
Atorvastatin | C10AA05 | 83367 | atorvastatin calcium | Lipitor; Torid; Litorva; Sortis; Atorva; Tonact; Storvas; Atorlip; Lipicure; Aztor; Atocor; Tahor; Lipiget; Lipikind; Atova | אטורבסטטין; אטורווסטטין; ליפיטור; טוריד; ליטורבה; טורבה; אטורבה | class=statin; unit=mg; min=5; max=80
Rosuvastatin | C10AA07 | 301542 | rosuvastatin calcium | Crestor; Rosulip; Rosuvas; Rozavel; Rozucor; Novastat; Razel; Rovista; Rosuva | רוסובסטטין; רוזובסטטין; קרסטור; רוסטור | class=statin; unit=mg; min=5; max=40
Simvastatin | C10AA01 | 36567 | | Simovil; Simvovil; Simvaxon; Simvacor; Zocor; Simvotin; Simvahexal | סימבסטטין; סימווסטטין; סימבוביל; סימוביל; סימובסטטין; סימבקסון; סימבקור | class=statin; unit=mg; min=5; max=80
Pravastatin | C10AA03 | 42463 | pravastatin sodium | Pravalip; Lipidal; Pravachol; Lipostat | פרבסטטין; פרווסטטין; פרבליפ; ליפידל | class=statin; unit=mg; min=10; max=80
Lovastatin | C10AA02 | 6472 | | Lovalip; Mevacor; Altoprev | לובסטטין; לובליפ | class=statin; unit=mg; min=10; max=80
Fluvastatin | C10AA04 | 41127 | fluvastatin sodium | Lescol | פלובסטטין; לסקול | class=statin; unit=mg; min=20; max=80
Pitavastatin | C10AA08 | 861634 | pitavastatin calcium | Livalo; Zypitamag; Livazo | פיטבסטטין; ליבלו | class=statin; unit=mg; min=1; max=4
Ezetimibe | C10AX09 | 341248 | | Ezetrol; Zetia | אזטימיב; אזטימייב; אזטרול; איזטימיב | class=cholesterol absorption inhibitor; unit=mg; min=10; max=10
Ezetimibe / simvastatin | C10BA02 | 484211 | simvastatin ezetimibe | Inegy; Vytorin | אינג׳י; אינגי | class=statin; unit=mg; min=10; max=80
Ezetimibe / atorvastatin | C10BA05 | | atorvastatin ezetimibe | Atozet; Liptruzet | אטוזט | class=statin; unit=mg; min=10; max=80
Ezetimibe / rosuvastatin | C10BA06 | 2535748 | rosuvastatin ezetimibe | Roszet; Rozor | רוזובסטטין אזטימיב | class=statin; unit=mg; min=5; max=40
Amlodipine / atorvastatin | C10BX03 | | atorvastatin amlodipine | Caduet | קדואט | class=statin; unit=mg; min=2.5; max=80
Bezafibrate | C10AB02 | | | Norlip; Bezalip; Bezafibrat | בזפיברט; בזאפיברט; נורליפ; בזליפ | class=fibrate; unit=mg; min=200; max=400
Fenofibrate | C10AB05 | 8703 | fenofibric acid | Lipanthyl; Tricor; Trilipix; Fenoglide; Lipidil | פנופיברט; ליפנטיל; ליפידיל | class=fibrate; unit=mg; min=40; max=250
Gemfibrozil | C10AB04 | 4719 | | Lopid | גמפיברוזיל; לופיד | class=fibrate; unit=mg; min=300; max=900
Ciprofibrate | C10AB08 |  |  | Modalim; Lipanor | ציפרופיברט; ליפנור; ליפאנור | class=fibrate; unit=mg; min=100; max=100
Evolocumab | C10AX13 | 1665684 | | Repatha | אבולוקומב; רפטה; רפאתה; רפאטה; רפתא; אוולוקומאב; אבולוקומאב | class=pcsk9 inhibitor; unit=mg; min=140; max=420
Alirocumab | C10AX14 | 1659152 | | Praluent | אלירוקומב; פרלואנט | class=pcsk9 inhibitor; unit=mg; min=75; max=300
Inclisiran | C10AX16 | 2588243 | inclisiran sodium | Leqvio | אינקליסירן; לקביו | class=pcsk9 inhibitor; unit=mg; min=284; max=300
Bempedoic acid | C10AX15 | 2282403 | | Nexletol; Nilemdo | חומצה במפדואית; נילמדו | class=acl inhibitor; unit=mg; min=180; max=180
Bempedoic acid / ezetimibe | C10BA10 | 2283229 | | Nexlizet; Nustendi | נוסטנדי | class=acl inhibitor; unit=mg; min=10; max=180
Cholestyramine | C10AC01 | 2447 | colestyramine; cholestyramine resin | Questran; Prevalite | כולסטירמין; קווסטרן | class=bile acid sequestrant; unit=g; min=4; max=24
Colesevelam | C10AC04 | 141626 | colesevelam hydrochloride; colesevelam HCl | Welchol; Cholestagel | קולסבלם | class=bile acid sequestrant; unit=mg; min=625; max=3750
Colestipol | C10AC02 | 2685 | colestipol hydrochloride; colestipol HCl | Colestid | קולסטיפול | class=bile acid sequestrant; unit=g; min=1; max=16
Niacin | C10AD02 | 7393 | nicotinic acid; vitamin B3 | Niaspan; Niacor | ניאצין; חומצה ניקוטינית; ויטמין B3 | class=vitamin; unit=mg; min=50; max=1000
Omega-3 fatty acids | C10AX06 | | omega 3; fish oil; omega-3 acid ethyl esters; omega 3 triglycerides | Omacor; Lovaza | אומגה 3; שמן דגים; אומאקור | class=omega-3 fatty acid; unit=mg; min=250; max=4000
Icosapent ethyl | C10AX06 | 1304974 | ethyl eicosapentaenoic acid; EPA ethyl ester | Vascepa; Vazkepa | אייקוספנט; וסיפה | class=omega-3 fatty acid; unit=mg; min=500; max=2000
Lomitapide | C10AX12 | 1364479 | lomitapide mesylate | Juxtapid; Lojuxta | לומיטפיד | class=mtp inhibitor; unit=mg; min=5; max=60

# --- ACE inhibitors and combinations
Enalapril | C09AA02 | 3827 | enalapril maleate | Convertin; Enaladex; Vasotec; Renitec; Innovace; Envas; Enam | אנלפריל; אנאלאפריל; אנלאפריל; קונברטין; אנלדקס | class=ace inhibitor; unit=mg; min=2.5; max=40
Ramipril | C09AA05 | 35296 | | Tritace; Ramitens; Altace; Ramipril Teva; Cardace; Hopace; Ramistar; Ramcor; Triatec | רמיפריל; טריטייס; טריטאס; רמיטנס | class=ace inhibitor; unit=mg; min=1.25; max=20
Lisinopril | C09AA03 | 29046 | lisinopril dihydrate | Zestril; Prinivil; Qbrelis; Tensopril | ליזינופריל; זסטריל; תנסופריל; טנסופריל | class=ace inhibitor; unit=mg; min=2.5; max=80
Perindopril | C09AA04 | 54552 | perindopril arginine; perindopril erbumine; perindopril tert butylamine | Coversyl; Aceon | פרינדופריל; קוברסיל | class=ace inhibitor; unit=mg; min=2; max=16
Captopril | C09AA01 | 1998 | | Capoten; Aceril | קפטופריל; קפוטן; אצריל | class=ace inhibitor; unit=mg; min=6.25; max=100
Cilazapril | C09AA08 | | cilazapril monohydrate | Vascase; Vascace; Cilaril | צילזפריל; וסקייס; צילריל; צילאזאפריל; ציזלזפריל; וסקאייס | class=ace inhibitor; unit=mg; min=0.5; max=5
Benazepril | C09AA07 | 18867 | benazepril hydrochloride; benazepril HCl | Cibacen; Lotensin | בנזפריל; ציבצן | class=ace inhibitor; unit=mg; min=5; max=40
Quinapril | C09AA06 | 35208 | quinapril hydrochloride; quinapril HCl | Accupril; Accupro | קווינפריל | class=ace inhibitor; unit=mg; min=5; max=40
Fosinopril | C09AA09 | 50166 | fosinopril sodium | Monopril | פוסינופריל | class=ace inhibitor; unit=mg; min=10; max=40
Trandolapril | C09AA10 | 38454 | | Mavik; Gopten | טרנדולפריל | class=ace inhibitor; unit=mg; min=0.5; max=4
Moexipril | C09AA13 | 30131 | moexipril hydrochloride; moexipril HCl | Univasc | מואקסיפריל | class=ace inhibitor; unit=mg; min=7.5; max=30
Enalapril / hydrochlorothiazide | C09BA02 | 214536 | enalapril HCTZ | Naprizide; Vaseretic; Convertin Plus | נפריזיד; קונברטין פלוס | class=ace inhibitor; unit=mg; min=5; max=25
Ramipril / hydrochlorothiazide | C09BA05 | | ramipril HCTZ | Tritace Comp; Ramitens Plus; Tritazide | טריטייס קומפ; רמיטנס פלוס | class=ace inhibitor; unit=mg; min=2.5; max=25
Lisinopril / hydrochlorothiazide | C09BA03 | | lisinopril HCTZ; hydrochlorothiazide lisinopril | Zestoretic; Prinzide | זסטורטיק | class=ace inhibitor; unit=mg; min=10; max=25
Cilazapril / hydrochlorothiazide | C09BA08 | | cilazapril HCTZ | Vascase Plus; Cilaril Plus; Vascace Plus | וסקייס פלוס; צילריל פלוס | class=ace inhibitor; unit=mg; min=5; max=12.5
Perindopril / indapamide | C09BA04 | | | Coversyl Plus; Preterax | קוברסיל פלוס | class=ace inhibitor; unit=mg; min=0.625; max=10
Benazepril / hydrochlorothiazide | C09BA07 | 214287 | benazepril HCTZ | Lotensin HCT; Cibadrex | ציבדרקס | class=ace inhibitor; unit=mg; min=5; max=25
Amlodipine / benazepril | C09BB13 | | benazepril amlodipine | Lotrel | לוטרל | class=ace inhibitor; unit=mg; min=2.5; max=40
Amlodipine / perindopril | C09BB04 | | perindopril amlodipine | Coveram; Prestalia | קוברם | class=ace inhibitor; unit=mg; min=2.5; max=14
Enalapril / lercanidipine | C09BB02 | | lercanidipine enalapril | Vasodip Combo; Zanipress | וזודיפ קומבו | class=ace inhibitor; unit=mg; min=10; max=20
Felodipine / ramipril | C09BB05 | | ramipril felodipine | Triapin | טריאפין | class=ace inhibitor; unit=mg; min=2.5; max=5
Trandolapril / verapamil | C09BB10 | 214866 | verapamil trandolapril | Tarka | טרקה | class=ace inhibitor; unit=mg; min=1; max=240

# --- Angiotensin receptor blockers and combinations
Losartan | C09CA01 | 52175 | losartan potassium | Ocsaar; Lotan; Cozaar; Losardex; Losar; Losacar; Repace; Lorzaar; Osartil | לוסרטן; לוסארטן; אוקסאר; לוטן?; קוזאר; לוסרדקס; אוקסר | class=angiotensin receptor blocker; unit=mg; min=12.5; max=150
Valsartan | C09CA03 | 69749 | | Diovan; Vector? | ולסרטן; ואלסרטן; דיובן; וקטור? | class=angiotensin receptor blocker; unit=mg; min=40; max=320
Candesartan | C09CA06 | 214354 | candesartan cilexetil | Atacand; Candor; Amias; Blopress | קנדסרטן; קנדסארטן; אטקנד; קנדור | class=angiotensin receptor blocker; unit=mg; min=2; max=32
Irbesartan | C09CA04 | 83818 | | Aprovel; Avapro; Karvea | אירבסרטן; אפרובל; איררוקס; אבפרו; ארבסרטן; אירבסארטן | class=angiotensin receptor blocker; unit=mg; min=75; max=300
Telmisartan | C09CA07 | 73494 | | Micardis; Telma?; Telmikind; Telsartan; Telmista; Tazloc; Telista; Cresar; Pritor | טלמיסרטן; מיקרדיס | class=angiotensin receptor blocker; unit=mg; min=20; max=80
Olmesartan | C09CA08 | 321064 | olmesartan medoxomil | Olmetec; Benicar; Olmezest; Olmat; Olsar | אולמסרטן; אולמטק | class=angiotensin receptor blocker; unit=mg; min=5; max=40
Azilsartan | C09CA09 | 1091643 | azilsartan medoxomil | Edarbi | אזילסרטן; אדרבי; אדציריו | class=angiotensin receptor blocker; unit=mg; min=20; max=80
Eprosartan | C09CA02 | 83515 | eprosartan mesylate | Teveten | אפרוסרטן | class=angiotensin receptor blocker; unit=mg; min=300; max=800
Losartan / hydrochlorothiazide | C09DA01 | | losartan HCTZ; hydrochlorothiazide losartan | Ocsaar Plus; Lotan Plus; Hyzaar; Cozaar Comp; Losar-H; Repace-H | אוקסאר פלוס; לוטן פלוס | class=angiotensin receptor blocker; unit=mg; min=12.5; max=100
Valsartan / hydrochlorothiazide | C09DA03 | | valsartan HCTZ | Co-Diovan; Codiovan; Diovan HCT; Vector Plus | קו דיובן; קודיובן; וקטור פלוס | class=angiotensin receptor blocker; unit=mg; min=12.5; max=320
Candesartan / hydrochlorothiazide | C09DA06 | 284628 | candesartan HCTZ | Atacand Plus; Candor Plus; Atacand HCT | אטקנד פלוס; קנדור פלוס | class=angiotensin receptor blocker; unit=mg; min=8; max=32
Irbesartan / hydrochlorothiazide | C09DA04 | | irbesartan HCTZ | CoAprovel; Avalide | קואפרובל | class=angiotensin receptor blocker; unit=mg; min=12.5; max=300
Telmisartan / hydrochlorothiazide | C09DA07 | | telmisartan HCTZ | Micardis Plus; Micardis HCT; Telma H; Telma-H; Telmikind-H; Tazloc-H | מיקרדיס פלוס | class=angiotensin receptor blocker; unit=mg; min=12.5; max=80
Olmesartan / hydrochlorothiazide | C09DA08 | | olmesartan HCTZ | Benicar HCT; Olmetec Plus; Olmesar-H; Olmezest-H | אולמטק פלוס | class=angiotensin receptor blocker; unit=mg; min=12.5; max=40
Amlodipine / valsartan | C09DB01 | | valsartan amlodipine | Exforge | אקספורג׳; אקספורג | class=angiotensin receptor blocker; unit=mg; min=5; max=320
Amlodipine / olmesartan | C09DB02 | | olmesartan amlodipine | Azor; Sevikar | סביקר | class=angiotensin receptor blocker; unit=mg; min=5; max=40
Amlodipine / telmisartan | C09DB04 | | telmisartan amlodipine | Twynsta; Telma-AM; Telma AM; Telmikind-AM; Tazloc-AM; Telista-AM; Telsartan-AM | טווינסטה | class=angiotensin receptor blocker; unit=mg; min=5; max=80
Amlodipine / valsartan / hydrochlorothiazide | C09DX01 | | valsartan amlodipine HCTZ; amlodipine valsartan HCTZ | Exforge HCT | אקספורג׳ HCT | class=angiotensin receptor blocker; unit=mg; min=5; max=320
Amlodipine / olmesartan / hydrochlorothiazide | C09DX03 | | olmesartan amlodipine HCTZ | Tribenzor; Sevikar HCT | טריבנזור | class=angiotensin receptor blocker; unit=mg; min=5; max=40
Sacubitril / valsartan | C09DX04 | 1656339 | valsartan sacubitril; ARNI? | Entresto; Vymada | סקוביטריל ולסרטן; סקוביטריל; אנטרסטו | class=arni; unit=mg; min=24; max=400
Aliskiren | C09XA02 | 325646 | aliskiren hemifumarate | Rasilez; Tekturna | אליסקירן; רזילז | class=renin inhibitor; unit=mg; min=150; max=300

# --- Calcium channel blockers
Amlodipine | C08CA01 | 17767 | amlodipine besylate; amlodipine besilate; amlodipine maleate | Norvasc; Amlow; Istin; Amlodipine Teva; Amlong; Stamlo; Amlokind; Amlopres; Amlodac; Amlovas; Amlip; Amlor; Sofvasc; Amdocal | אמלודיפין; נורבסק; נורווסק; אמלו; אמלאו | class=calcium channel blocker; unit=mg; min=2.5; max=10
Nifedipine | C08CA05 | 7417 | | Osmo-Adalat; Pressolat; Adalat; Procardia; Megalat; Coracten; Depin; Nicardia | ניפדיפין; אוסמו אדלט; פרסולט; אדלט | class=calcium channel blocker; unit=mg; min=5; max=120
Lercanidipine | C08CA13 | | lercanidipine hydrochloride; lercanidipine HCl | Vasodip; Zanidip | לרקנידיפין; וזודיפ; וסודיפ; לרקפרס; זנידיפ | class=calcium channel blocker; unit=mg; min=5; max=20
Lacidipine | C08CA09 | | | Motens | לצידיפין | class=calcium channel blocker; unit=mg; min=2; max=6
Felodipine | C08CA02 | 4316 | | Penedil; Plendil | פלודיפין; פנדיל; פלנדיל | class=calcium channel blocker; unit=mg; min=2.5; max=20
Nimodipine | C08CA06 | 7426 | | Nimotop | נימודיפין; נימוטופ | class=calcium channel blocker; unit=mg; min=30; max=60
Nicardipine | C08CA04 | 7396 | nicardipine hydrochloride; nicardipine HCl | Cardene | ניקרדיפין | class=calcium channel blocker; unit=mg; max=60
Isradipine | C08CA03 | 33910 | | DynaCirc; Lomir | איסרדיפין | class=calcium channel blocker; unit=mg; min=2.5; max=10
Clevidipine | C08CA16 | 233603 | | Cleviprex | קלבידיפין | class=calcium channel blocker; unit=mg
Diltiazem | C08DB01 | 3443 | diltiazem hydrochloride; diltiazem HCl | Dilatam; Cardizem; Tiazac; Dilacor; Cartia XT; Tildiem; Adizem; Slozem; Dilzem; Angizem; Masdil | דילטיאזם; דילטם; דילטיאזים; דילטיאם; קרדיזם; אדיזם; דילטאם; דילאטם | class=calcium channel blocker; unit=mg; min=30; max=420
Verapamil | C08DA01 | 11170 | verapamil hydrochloride; verapamil HCl | Ikapress; Ikacor; Calan; Isoptin; Verelan; Securon; Verapress | ורפמיל; וורפמיל; איקפרס; איקקור; איקאפרס; ורפרס; ורפאמיל | class=calcium channel blocker; unit=mg; min=2.5; max=480

# --- Beta blockers
Bisoprolol | C07AB07 | 19484 | bisoprolol fumarate; bisoprolol hemifumarate | Cardiloc; Concor; Emconcor; Zebeta; Emcor; Cardicor; Corbis; Congescor; Bisoce; Bisohexal; Bislol | ביסופרולול; ביזופרולול; קרדילוק; קונקור; בילול | class=beta blocker; unit=mg; max=20; min=0.625
Atenolol | C07AB03 | 1202 | | Normiten; Normalol; Tenormin; Aten; Betacard | אטנולול; נורמיטן; נורמלול | class=beta blocker; unit=mg; min=12.5; max=100
Metoprolol | C07AB02 | 6918 | metoprolol tartrate; metoprolol succinate | Neobloc; Lopresor; Lopressor; Toprol; Betaloc; Seloken; Met XL; Metolar; Metolar XR; Seloken XL; Starpress; Prolomet; Beloc-Zok; Selozok | מטופרולול; נאובלוק; ניאובלוק; לופרסור; בטלוק | class=beta blocker; unit=mg; min=12.5; max=200
Propranolol | C07AA05 | 8787 | propranolol hydrochloride; propranolol HCl | Deralin; Inderal; Prolol; Hemangeol; Hemangiol; Slow Deralin; Ciplar; Betacap; Avlocardyl | פרופרנולול; דרלין; דראלין; פרולול; אינדרל | class=beta blocker; unit=mg; min=5; max=240
Carvedilol | C07AG02 | 20352 | | Dimitone; Carvedexxon; Coreg; Eucardic; Carca; Cardivas; Carloc; Dilatrend | קרבדילול; קרוודילול; דימיטון; קרבדקסון | class=beta blocker; unit=mg; min=3.125; max=80
Nebivolol | C07AB12 | 31555 | nebivolol hydrochloride; nebivolol HCl | Nebilet; Bystolic; Lobivon; Nebicard; Nebistar; Nodon; Nebilong; Temerit | נביבולול; נבילט; לוביבון; נביוולול; נביפרס | class=beta blocker; unit=mg; min=1.25; max=20
Sotalol | C07AA07 | 9947 | sotalol hydrochloride; sotalol HCl | Betapace; Sotacor; Sotalex | סוטלול; סוטאקור; סוטקור | class=antiarrhythmic; unit=mg; min=40; max=240
Labetalol | C07AG01 | 6185 | labetalol hydrochloride; labetalol HCl | Trandate; Normodyne; Labebet; Lobet | לבטלול; טרנדייט | class=beta blocker; unit=mg; min=5; max=400
Nadolol | C07AA12 | 7226 | | Corgard | נדולול | class=beta blocker; unit=mg; min=20; max=160
Esmolol | C07AB09 | 49737 | esmolol hydrochloride; esmolol HCl | Brevibloc | אסמולול; ברביבלוק | class=beta blocker; unit=mg; max=2500
Acebutolol | C07AB04 | 149 | acebutolol hydrochloride; acebutolol HCl | Sectral | אצבוטולול | class=beta blocker; unit=mg; min=100; max=400
Pindolol | C07AA03 | 8332 | | Visken | פינדולול; ויסקן | class=beta blocker; unit=mg; min=5; max=15
Bisoprolol / hydrochlorothiazide | C07BB07 | 214317 | bisoprolol HCTZ | Ziac; Lodoz | לודוז | class=beta blocker; unit=mg; min=2.5; max=10
Atenolol / chlorthalidone | C07CB03 | | atenolol chlortalidone | Tenoretic | טנורטיק | class=beta blocker; unit=mg; min=25; max=100

# --- Diuretics
Furosemide | C03CA01 | 4603 | frusemide | Fusid; Lasix; Furovite; Frusenex; Lasilix; Seguril | פורוסמיד; פוסיד; לזיקס; לסיקס | class=loop diuretic; unit=mg; min=10; max=500
Bumetanide | C03CA02 | 1808 | | Bumex; Burinex | בומטניד; בורינקס | class=loop diuretic; unit=mg; min=0.5; max=5
Torsemide | C03CA04 | 38413 | torasemide | Demadex; Torem; Dytor; Unat | טורסמיד; טוראסמיד | class=loop diuretic; unit=mg; min=2.5; max=200
Torsemide / spironolactone | | | spironolactone torsemide; torasemide spironolactone | Dytor Plus; Torlactone; Tide Plus | טורסמיד ספירונולקטון | class=loop diuretic; unit=mg; min=5; max=50
Ethacrynic acid | C03CC01 | 62349 | etacrynic acid | Edecrin | חומצה אתקרינית | class=loop diuretic; unit=mg; min=25; max=50
Hydrochlorothiazide | C03AA03 | 5487 | HCTZ | Disothiazide; Microzide; Esidrix; HydroDiuril | הידרוכלורותיאזיד; הידרוכלורתיאזיד; דיזותיאזיד; דיסותיאזיד | class=thiazide diuretic; unit=mg; min=6.25; max=50
Chlorthalidone | C03BA04 | 2409 | chlortalidone | Thalitone; Hygroton | כלורתלידון; כלורטלידון; היגרוטון | class=thiazide diuretic; unit=mg; min=12.5; max=100
Chlorothiazide | C03AA04 | 2396 | | Diuril | כלורותיאזיד | class=thiazide diuretic; unit=mg; min=250; max=500
Bendroflumethiazide | C03AA01 | 1369 | bendrofluazide | Aprinox | בנדרופלומתיאזיד | class=thiazide diuretic; unit=mg; min=2.5; max=5
Indapamide | C03BA11 | 5764 | indapamide hemihydrate | Natrilix; Lozol; Pamid | אינדפמיד; נטריליקס; פמיד; אינדפאמיד | class=thiazide diuretic; unit=mg; min=0.625; max=5
Metolazone | C03BA08 | 6916 | | Zaroxolyn; Metenix | מטולזון; זרוקסולין | class=thiazide diuretic; unit=mg; min=1.25; max=20
Spironolactone | C03DA01 | 9997 | | Aldactone; Aldospirone; Spironol; CaroSpir | ספירונולקטון; אלדקטון; אלדוספירון; ספירונול | class=mineralocorticoid receptor antagonist; unit=mg; min=12.5; max=200
Eplerenone | C03DA04 | 298869 | | Inspra | אפלרנון; אינספרה | class=mineralocorticoid receptor antagonist; unit=mg; min=25; max=50
Finerenone | C03DA05 | 2562811 | | Kerendia | פינרנון; קרנדיה | class=mineralocorticoid receptor antagonist; unit=mg; min=10; max=40
Amiloride | C03DB01 | 644 | amiloride hydrochloride; amiloride HCl | Midamor | אמילוריד | class=potassium-sparing diuretic; unit=mg; min=5; max=10
Amiloride / hydrochlorothiazide | C03EA01 | | amiloride HCTZ; co-amilozide | Kaluril; Moduretic | קלוריל | class=potassium-sparing diuretic; unit=mg; min=5; max=50
Triamterene / hydrochlorothiazide | C03EA01 | | triamterene HCTZ; co-triamterzide; hydrochlorothiazide triamterene | Dyazide; Maxzide | טריאמטרן הידרוכלורותיאזיד | class=potassium-sparing diuretic; unit=mg; min=25; max=75
Acetazolamide | S01EC01 | 167 | | Uramox; Diamox | אצטזולמיד; אורמוקס; דיאמוקס | class=carbonic anhydrase inhibitor; unit=mg; min=125; max=500
Methazolamide | S01EC05 | 6826 | | Neptazane | מתזולמיד | class=carbonic anhydrase inhibitor; unit=mg; min=25; max=50
Mannitol | B05BC01 | 6628 | | Osmitrol | מניטול | class=osmotic diuretic; unit=g
Tolvaptan | C03XA01 | 358257 | | Samsca; Jinarc; Jynarque | טולבפטן; סמסקה | class=vasopressin antagonist; unit=mg; min=15; max=90

# --- Nitrates, antianginals, heart failure
Isosorbide mononitrate | C01DA14 | 28004 | ISMN; isosorbide 5 mononitrate | Monocord; Mononit; Monolong; Imdur; Ismo; Elantan; Isotard; Monomil; Chemydur; Modisal; Monotrate; Ismo-20 | איזוסורביד מונוניטרט; מונוקורד; מונוניט; מונולונג | class=nitrate; unit=mg; min=10; max=120
Isosorbide dinitrate | C01DA08 | 6058 | ISDN | Isoket; Cordil; Isordil; Isocardide; Sorbitrate; Dilatrate; Dilatrate-SR | איזוסורביד דיניטרט; איזוקט; קורדיל; איזוקרדיד; איזוקרדייד; איזורדיל | class=nitrate; unit=mg; min=2.5; max=120
Nitroglycerin | C01DA02; C05AE01 | 4917 | glyceryl trinitrate; GTN?; NTG?; TNG?; nitroglycerine; nitroglycerol; sublingual nitro; SL nitro; nitro spray; nitro sublingual | Nitrolingual; Nitroderm; Deponit; Nitrostat; Nitrocine; Nitro-Dur; Rectogesic; Rectiv; Nitrocontin | ניטרוגליצרין; ניטרולינגואל; ניטרודרם; דפוניט | class=nitrate; unit=mg; min=0.1; max=50
Hydralazine | C02DB02 | 5470 | hydralazine hydrochloride; hydralazine HCl | Apresoline | הידרלזין | class=vasodilator; unit=mg; min=10; max=100
Isosorbide dinitrate / hydralazine | C01DA58 | | hydralazine isosorbide dinitrate | BiDil | בידיל | class=nitrate; unit=mg; min=20; max=37.5
Ranolazine | C01EB18 | 35829 | | Ranexa; Ranozex | רנולזין; רנקסה | class=antianginal; unit=mg; min=375; max=1000
Ivabradine | C01EB17 | 1649480 | ivabradine hydrochloride; ivabradine HCl | Procoralan; Corlanor; Coralan; Ivabrad | איברבדין; פרוקורלן; קורלן; איווברדין; איבברדין; קורלנור | class=if channel inhibitor; unit=mg; min=2.5; max=7.5
Trimetazidine | C01EB15 | | trimetazidine dihydrochloride | Vastarel; Preductal; Flavedon | טרימטזידין | class=antianginal; unit=mg; min=20; max=80
Vericiguat | C01DX22 | 2475830 | | Verquvo | וריסיגואט; ורקובו | class=sgc stimulator; unit=mg; min=2.5; max=10
Digoxin | C01AA05 | 3407 | | Lanoxin; Digoxin Zori; Digitek | דיגוקסין; דיגוקסין זורי; לנוקסין | class=cardiac glycoside; unit=mg; min=0.0625; max=1
Nitroprusside | C02DD01 | 7476 | sodium nitroprusside | Nipride; Nitropress | ניטרופרוסיד; סודיום ניטרופרוסיד | class=vasodilator; unit=mg; max=50
Milrinone | C01CE02 | 52769 | milrinone lactate | Primacor | מילרינון; פרימקור | class=inotrope; unit=mg
Levosimendan | C01CX08 | | | Simdax | לבוסימנדן; סימדקס | class=inotrope; unit=mg; max=12.5
Mavacamten | C01EB24 | 2600867 | | Camzyos | מבקמטן; קמזיוס | class=cardiac myosin inhibitor; unit=mg; min=2.5; max=15
Tafamidis | N07XX08 | 1545063 | tafamidis meglumine | Vyndamax; Vyndaqel | טפמידיס; וינדמקס; וינדקל | class=transthyretin stabilizer; unit=mg; min=20; max=80

# --- Antiarrhythmics
Amiodarone | C01BD01 | 703 | amiodarone hydrochloride; amiodarone HCl | Procor; Amiocard; Cordarone; Pacerone; Nexterone | אמיודרון; אמיודארון; פרוקור; קורדרון | class=antiarrhythmic; unit=mg; min=50; max=1200
Dronedarone | C01BD07 | 233698 | dronedarone hydrochloride; dronedarone HCl | Multaq | דרונדרון; מולטק | class=antiarrhythmic; unit=mg; min=400; max=400
Flecainide | C01BC04 | 4441 | flecainide acetate | Tambocor; Flecatab | פלקאיניד; טמבוקור | class=antiarrhythmic; unit=mg; min=25; max=300
Propafenone | C01BC03 | 8754 | propafenone hydrochloride; propafenone HCl | Rythmex; Rythmol; Arythmol; Profex; Rytmonorm | פרופפנון; ריתמקס; ריטמקס | class=antiarrhythmic; unit=mg; min=70; max=600
Procainamide | C01BA02 | 8700 | procainamide hydrochloride; procainamide HCl | Pronestyl; Procan | פרוקאינמיד | class=antiarrhythmic; unit=mg; max=1000
Quinidine | C01BA01 | 9068 | quinidine sulfate; quinidine gluconate; quinidine bisulfate | Quiniduran | קינידין; קווינידין; קינידורן | class=antiarrhythmic; unit=mg; min=200; max=500
Disopyramide | C01BA03 | 3541 | disopyramide phosphate | Rythmical; Norpace; Rythmodan | דיסופירמיד; ריתמיקל | class=antiarrhythmic; unit=mg; min=100; max=250
Mexiletine | C01BB02 | 6926 | mexiletine hydrochloride; mexiletine HCl | Mexitil | מקסילטין | class=antiarrhythmic; unit=mg; min=150; max=250
Dofetilide | C01BD04 | 49247 | | Tikosyn | דופטיליד | class=antiarrhythmic; unit=mcg; min=125; max=500
Ibutilide | C01BD05 | 41289 | ibutilide fumarate | Corvert | איבוטיליד | class=antiarrhythmic; unit=mg; max=1
Vernakalant | C01BG11 | | | Brinavess | ורנקלנט | class=antiarrhythmic; unit=mg; max=500
Adenosine | C01EB10 | 296 | | Adenocor; Adenocard; Adenoscan | אדנוזין; אדנוקור | class=antiarrhythmic; unit=mg; min=3; max=30

# --- Alpha blockers and central antihypertensives, hypotension
Doxazosin | C02CA04 | 49276 | doxazosin mesylate | Cadex; Doxaloc; Cardura | דוקסזוסין; קדקס; דוקסלוק; קרדורה; קרדורל | class=alpha blocker; unit=mg; min=0.5; max=16
Prazosin | C02CA01 | 8629 | prazosin hydrochloride; prazosin HCl | Hypotens; Minipress; Prazopress; Prazopress XL | פרזוסין; היפוטנס | class=alpha blocker; unit=mg; min=0.5; max=10
Terazosin | G04CA03 | 37798 | terazosin hydrochloride; terazosin HCl | Hytrin | טרזוסין; היטרין | class=alpha blocker; unit=mg; min=1; max=20
Clonidine | C02AC01; N02CX02 | 2599 | clonidine hydrochloride; clonidine HCl | Clonnirit; Normopresan; Catapres; Kapvay; Dixarit; Arkamin | קלונידין; קלונירית; קלונירט; נורמופרסן | class=central alpha-2 agonist; unit=mg; min=0.025; max=0.3
Methyldopa | C02AB01 | 6876 | alpha methyldopa | Aldomin; Aldomet; Alphadopa | מתילדופה; אלדומין | class=central antihypertensive; unit=mg; min=125; max=500
Moxonidine | C02AC05 | | | Physiotens | מוקסונידין | class=central antihypertensive; unit=mg; min=0.2; max=0.6
Minoxidil | C02DC01; D11AX01 | 6984 | | Loniten; Rogaine; Regaine; Minoxi; Hair Regain | מינוקסידיל; מינוקסי | class=vasodilator; unit=mg; min=0.25; max=100
Midodrine | C01CA17 | 6963 | midodrine hydrochloride; midodrine HCl | Gutron; ProAmatine | מידודרין; גוטרון | class=alpha-1 agonist; unit=mg; min=2.5; max=10
Droxidopa | C01CA27 | 1489913 | | Northera | דרוקסידופה | class=norepinephrine precursor; unit=mg; min=100; max=600

# --- Pulmonary hypertension
Bosentan | C02KX01 | 75207 | | Tracleer | בוסנטן; טרקליר | class=endothelin receptor antagonist; unit=mg; min=32; max=125
Ambrisentan | C02KX02 | 358274 | | Volibris; Letairis | אמבריסנטן; ווליבריס | class=endothelin receptor antagonist; unit=mg; min=5; max=10
Macitentan | C02KX04 | 1442132 | | Opsumit | מציטנטן; אופסומיט | class=endothelin receptor antagonist; unit=mg; min=10; max=10
Riociguat | C02KX05 | 1439816 | | Adempas | ריוסיגואט; אדמפס | class=sgc stimulator; unit=mg; min=0.5; max=2.5
Selexipag | B01AC27 | 1729002 | | Uptravi | סלקסיפג; אפטרבי | class=prostacyclin receptor agonist; unit=mcg; min=200; max=1600
Treprostinil | B01AC21 | 343048 | treprostinil sodium | Remodulin; Tyvaso; Orenitram | טרפרוסטיניל; רמודולין | class=prostacyclin analogue; unit=mg
Iloprost | B01AC11 | 40138 | | Ventavis; Ilomedin | אילופרוסט; ונטביס | class=prostacyclin analogue; unit=mcg; max=100
Epoprostenol | B01AC09 | 8814 | epoprostenol sodium | Flolan; Veletri | אפופרוסטנול | class=prostacyclin analogue; unit=mg

# --- Diabetes: oral
Metformin | A10BA02 | 6809 | metformin hydrochloride; metformin HCl | Glucophage; Glucomin; Metformin Teva; Fortamet; Glumetza; Riomet; Sukkarto; Sukkarto SR; Meijumet; Yaltormin; Glycomet; Glyciphage; Okamet; Obimet; Cetapin; Gluformin; Gluconorm; Siofor | מטפורמין; גלוקופאז׳; גלוקופאג׳; גלוקופג׳; גלוקופז; גלוקומין | class=biguanide; unit=mg; min=250; max=2000
Glimepiride / metformin | A10BD02 | | metformin glimepiride | Glycomet-GP; Glycomet GP; Amaryl M; Gluconorm-G; Glimisave M; Gemer; Zoryl-M; Azulix-MF; Glycomet GP1; Glycomet GP2; Glycomet GP 1; Glycomet GP 2; Glycomet-GP1; Glycomet-GP2; Gluconorm G1; Gluconorm G2; Gluconorm-G1; Gluconorm-G2; Amaryl M1; Amaryl M2; Glimisave M1; Glimisave M2; Zoryl M1; Zoryl M2 | גלימפיריד מטפורמין | class=sulfonylurea; unit=mg; min=1; max=1000
Glimepiride | A10BB12 | 25789 | | Amaryl; Glimepiride Teva; Glimpid; Azulix; Zoryl; Glimisave; Getryl; Secrin | גלימפיריד; אמריל | class=sulfonylurea; unit=mg; min=1; max=8
Gliclazide | A10BB09 | 4816 | | Diamicron; Gliclada; Reclide; Glizid | גליקלזיד; דיאמיקרון | class=sulfonylurea; unit=mg; min=30; max=160
Glyburide | A10BB01 | 4815 | glibenclamide | Gluben; Glibetic; Daonil; Euglucon; Diabeta; Glynase; Micronase | גליבנקלמיד; גלובן; גליבטיק; דאוניל | class=sulfonylurea; unit=mg; min=1.25; max=10
Glipizide | A10BB07 | 4821 | | Gluco-Rite; Glucotrol; Minidiab | גליפיזיד; גלוקורייט | class=sulfonylurea; unit=mg; min=2.5; max=20
Repaglinide | A10BX02 | 73044 | | Novonorm; Prandin | רפגליניד; נובונורם | class=meglitinide; unit=mg; min=0.5; max=4
Nateglinide | A10BX03 | 274332 | | Starlix | נטגליניד; סטרליקס | class=meglitinide; unit=mg; min=60; max=180
Acarbose | A10BF01 | 16681 | | Prandase; Precose; Glucobay | אקרבוז; פרנדז; פרנדאז | class=alpha-glucosidase inhibitor; unit=mg; min=25; max=100
Voglibose | A10BF03 | | | Volix | ווגליבוז | class=alpha-glucosidase inhibitor; unit=mg; min=0.2; max=0.6
Pioglitazone | A10BG03 | 33738 | pioglitazone hydrochloride; pioglitazone HCl | Actos; Pioz; Pioglit | פיוגליטזון; אקטוס | class=thiazolidinedione; unit=mg; min=15; max=45
Rosiglitazone | A10BG02 | 84108 | rosiglitazone maleate | Avandia | רוזיגליטזון; אבנדיה | class=thiazolidinedione; unit=mg; min=2; max=8
Sitagliptin | A10BH01 | 593411 | sitagliptin phosphate | Januvia; Zituvio; Istavel | סיטגליפטין; ג׳נוביה; גנוביה; ינוביה; ג'אנוביה | class=dpp-4 inhibitor; unit=mg; min=25; max=100
Vildagliptin | A10BH02 | 596554 | | Galvus; Jalra; Zomelis | וילדגליפטין; גלבוס; גלווס | class=dpp-4 inhibitor; unit=mg; min=50; max=100
Saxagliptin | A10BH03 | 857974 | saxagliptin hydrochloride; saxagliptin HCl | Onglyza | סקסגליפטין; אונגליזה | class=dpp-4 inhibitor; unit=mg; min=2.5; max=5
Linagliptin | A10BH05 | 1100699 | | Trajenta; Tradjenta; Ondero | לינגליפטין; לינאגליפטין; טרג׳נטה; טראג׳נטה; טרז'נטה; טרז׳נטה | class=dpp-4 inhibitor; unit=mg; min=5; max=5
Alogliptin | A10BH04 | 1368001 | alogliptin benzoate | Nesina; Vipidia | אלוגליפטין | class=dpp-4 inhibitor; unit=mg; min=6.25; max=25
Empagliflozin | A10BK03 | 1545653 | | Jardiance; Gibtulio | אמפגליפלוזין; ג׳ארדיאנס; ג׳רדיאנס; גרדיאנס | class=sglt2 inhibitor; unit=mg; min=10; max=25
Dapagliflozin | A10BK01 | 1488564 | dapagliflozin propanediol | Forxiga; Farxiga; Edistride; Oxra; Udapa | דפגליפלוזין; דאפגליפלוזין; פורסיגה; פורקסיגה | class=sglt2 inhibitor; unit=mg; min=5; max=10
Canagliflozin | A10BK02 | 1373458 | | Invokana | קנגליפלוזין; אינבוקנה | class=sglt2 inhibitor; unit=mg; min=100; max=300
Ertugliflozin | A10BK04 | 1992672 | | Steglatro | ארטוגליפלוזין; סטגלטרו | class=sglt2 inhibitor; unit=mg; min=5; max=15
Sitagliptin / metformin | A10BD07 | 729717 | metformin sitagliptin | Januet; Janumet; Velmetia; Istamet; Treviamet | ג׳נואט; גנואט; ג׳נומט; ג׳אנוט; ג׳אנומט; ינומט | class=dpp-4 inhibitor; unit=mg; min=50; max=1000
Vildagliptin / metformin | A10BD08 | | metformin vildagliptin | Eucreas; Galvumet; Galvus Met; Jalra M; Zomelis Met | יוקריאס; אוקריאס | class=dpp-4 inhibitor; unit=mg; min=50; max=1000
Saxagliptin / metformin | A10BD10 | | metformin saxagliptin | Kombiglyze; Komboglyze | קומביגלייז | class=dpp-4 inhibitor; unit=mg; min=2.5; max=1000
Linagliptin / metformin | A10BD11 | 1243019 | metformin linagliptin | Jentadueto | ג׳נטדואטו | class=dpp-4 inhibitor; unit=mg; min=2.5; max=1000
Empagliflozin / metformin | A10BD20 | 1664314 | metformin empagliflozin | Jardiance Duo; Synjardy | ג׳ארדיאנס דואו; סינג׳רדי; ג'רדיאנס דואו | class=sglt2 inhibitor; unit=mg; min=5; max=1000
Dapagliflozin / metformin | A10BD15 | 1486436 | metformin dapagliflozin | Xigduo | אקסיגדואו; קסיגדואו | class=sglt2 inhibitor; unit=mg; min=2.5; max=1000
Empagliflozin / linagliptin | A10BD19 | 1598392 | linagliptin empagliflozin | Glyxambi | גליקסמבי | class=sglt2 inhibitor; unit=mg; min=5; max=25
Dapagliflozin / saxagliptin | A10BD21 | 1727500 | saxagliptin dapagliflozin | Qtern | קיוטרן | class=sglt2 inhibitor; unit=mg; min=5; max=10
Glyburide / metformin | A10BD02 | 285129 | glibenclamide metformin; metformin glibenclamide | Glucovance | גלוקוונס | class=biguanide; unit=mg; min=1.25; max=1000

# --- Diabetes: injectables
Exenatide | A10BJ01 | 60548 | | Byetta; Bydureon | אקסנטיד; בייטה; ביידוריאון | class=glp-1 receptor agonist; unit=mcg; min=5; max=2000
Liraglutide | A10BJ02 | 475968 | | Victoza; Saxenda | לירגלוטיד; ויקטוזה; סקסנדה | class=glp-1 receptor agonist; unit=mg; min=0.6; max=3
Dulaglutide | A10BJ05 | 1551291 | | Trulicity | דולגלוטיד; טרוליסיטי | class=glp-1 receptor agonist; unit=mg; min=0.75; max=4.5
Semaglutide | A10BJ06 | 1991302 | | Ozempic; Rybelsus; Wegovy | סמגלוטיד; אוזמפיק; ריבלסוס; וגובי; ויגובי | class=glp-1 receptor agonist; unit=mg; min=0.25; max=25
Lixisenatide | A10BJ03 | 1440051 | | Lyxumia; Adlyxin | ליקסיסנטיד; ליקסומיה | class=glp-1 receptor agonist; unit=mcg; min=10; max=20
Tirzepatide | A10BX16 | 2601723 | | Mounjaro; Zepbound | טירזפטיד; מונג׳רו; מונגרו; מונג׳ארו; מונגארו | class=gip/glp-1 receptor agonist; unit=mg; min=2.5; max=15
Pramlintide | A10BX05 | 139953 | pramlintide acetate | Symlin | פרמלינטיד | class=amylin analogue; unit=mcg; min=15; max=120
Insulin | A10A | | insulin unspecified | Novolin; Humulin | אינסולין | class=insulin; unit=units; min=1; max=300
Insulin glargine | A10AE04 | 274783 | glargine | Lantus; Toujeo; Basaglar; Abasaglar; Semglee; Rezvoglar; Basalog | אינסולין גלרגין; גלרגין; לנטוס; טוג׳או; בסגלר; באזגלר; בזאגלר; בזגלר; סמגלי; אבסגלר; טוז׳או; טוג׳ו; טוז׳ו | class=insulin; unit=units; min=1; max=300
Insulin detemir | A10AE05 | 139825 | detemir | Levemir | אינסולין דטמיר; לבמיר | class=insulin; unit=units; min=1; max=200
Insulin degludec | A10AE06 | 1670007 | degludec | Tresiba | אינסולין דגלודק; טרסיבה | class=insulin; unit=units; min=1; max=300
Insulin lispro | A10AB04 | 86009 | lispro | Humalog; Admelog; Lyumjev; Liprolog | אינסולין ליספרו; הומלוג; יומלוג; הומאלוג; ליומג׳ב | class=insulin; unit=units; min=1; max=200
Insulin aspart | A10AB05 | 51428 | aspart | NovoRapid; Novolog; Fiasp | אינסולין אספרט; נובורפיד; נובו ראפיד; פיאספ | class=insulin; unit=units; min=1; max=200
Insulin glulisine | A10AB06 | 400008 | glulisine | Apidra | אינסולין גלוליזין; אפידרה | class=insulin; unit=units; min=1; max=200
Insulin regular | A10AB01 | 253182 | regular insulin; insulin human regular; human insulin; soluble insulin; insulin human | Actrapid; Huminsulin R; Humulin R; Novolin R; Humulin S | אינסולין רגולר; אקטרפיד; הומולין R | class=insulin; unit=units; min=1; max=500
Insulin NPH | A10AC01 | | NPH?; insulin isophane; isophane insulin; NPH insulin | Humulin N; Insulatard; Novolin N; Humulin I | אינסולין NPH; אינסולטרד; הומולין N | class=insulin; unit=units; min=1; max=200
Insulin NPH / regular | A10AD01 | | insulin 70/30; isophane regular insulin; biphasic isophane insulin | Humulin 70/30; Mixtard; Novolin 70/30; Humulin M3; Huminsulin 30/70 | מיקסטרד; הומולין 70/30 | class=insulin; unit=units; min=1; max=200
Insulin lispro mix | A10AD04 | | insulin lispro protamine lispro; biphasic insulin lispro; Humalog Mix25; Humalog Mix50; Humalog Mix75/25 | Humalog Mix; Humalog Mix 25; Humalog Mix 50; Humalog Mix 75/25 | הומלוג מיקס | class=insulin; unit=units; min=1; max=200
Insulin aspart mix | A10AD05 | | insulin aspart protamine aspart; biphasic insulin aspart | NovoMix 30; NovoMix; Novolog Mix; Novolog Mix 70/30 | נובומיקס; נובו מיקס | class=insulin; unit=units; min=1; max=200
Insulin degludec / aspart | A10AD06 | | insulin aspart degludec | Ryzodeg | רייזודג | class=insulin; unit=units; min=1; max=200
Insulin degludec / liraglutide | A10AE56 | 1727493 | degludec liraglutide | Xultophy | קסולטופיי; אקסולטופי | class=insulin; unit=units; min=1; max=50
Insulin glargine / lixisenatide | A10AE54 | 1858994 | glargine lixisenatide | Soliqua; Suliqua | סוליקווה | class=insulin; unit=units; min=1; max=60
Glucagon | H04AA01 | 4832 | glucagon hydrochloride; glucagon HCl | Glucagen; Gvoke; Baqsimi | גלוקגון; גלוקגן; בקסימי | class=glucagon; unit=mg; min=0.5; max=3

# --- Obesity
Orlistat | A08AB01 | 37925 | | Xenical; Alli? | אורליסטט; קסניקל | class=lipase inhibitor; unit=mg; min=60; max=120
Phentermine | A08AA01 | 8152 | phentermine hydrochloride; phentermine HCl | Adipex-P; Razin; Adipex | פנטרמין; רזין | class=anorectic; unit=mg; min=8; max=37.5
Naltrexone / bupropion | A08AA62 | | bupropion naltrexone | Contrave; Mysimba | קונטרייב; מיסימבה | class=anorectic; unit=mg; min=8; max=90

# --- Thyroid
Levothyroxine | H03AA01 | 10582 | levothyroxine sodium; thyroxine; L-thyroxine; T4 replacement | Eltroxin; Euthyrox; Synthroid; Levoxyl; Unithroid; Tirosint; Thyronorm; Thyrox; Eltrox; Levothroid; Levothyrox; Eutirox; L-Thyroxin Henning; Lethyrox | לבותירוקסין; לבוטירוקסין; אלטרוקסין; יוטירוקס; יותירוקס; אוטירוקס; תירוקסין; אויתירוקס; לבותירוקסין נתרן; סינטרואיד; לבותרוקסין | class=thyroid hormone; unit=mcg; min=12.5; max=500
Liothyronine | H03AA02 | 10814 | liothyronine sodium; triiodothyronine | Cytomel; Thyronine | ליותירונין; ציטומל | class=thyroid hormone; unit=mcg; min=5; max=50
Thyroid, desiccated | H03AA05 | | desiccated thyroid; thyroid extract | Armour Thyroid; NP Thyroid | תמצית בלוטת התריס | class=thyroid hormone; unit=mg; min=15; max=300
Methimazole | H03BB02 | 6835 | thiamazole | Mercaptizol; Tapazole | מתימזול; מטימזול; מרקפטיזול | class=antithyroid; unit=mg; min=5; max=40
Propylthiouracil | H03BA02 | 8794 | PTU? | Propyltiouracil | פרופילתיאורציל | class=antithyroid; unit=mg; min=50; max=300
Carbimazole | H03BB01 | 2020 | | Neo-Mercazole; Neomercazole | קרבימזול | class=antithyroid; unit=mg; min=5; max=60
Potassium iodide | V03AB21 | 8597 | Lugol; Lugol solution; SSKI | | יודיד אשלגן; לוגול | class=iodine; unit=mg; min=0.065; max=130

# --- Corticosteroids, systemic
Prednisone | H02AB07 | 8640 | | Deltasone; Rayos; Lodotra; Deltacortene; Cortancyl; Decortin | פרדניזון | class=corticosteroid; unit=mg; min=1; max=100
Prednisolone | H02AB06; S01BA04 | 8638 | prednisolone sodium phosphate; prednisolone acetate | Danalone; Orapred; Prelone; Pred Forte; Predforte; Millipred; Wysolone; Omnacortil; Econopred; Solupred | פרדניזולון; דנלון; פרד פורטה; פרדפורט; פרד פורט | class=corticosteroid; unit=mg; min=1; max=100
Oral corticosteroid | | | oral steroids?; oral steroid?; oral corticosteroids?; oral glucocorticoids?; steroids by mouth? | | סטרואידים פומיים?; סטרואידים דרך הפה? | class=corticosteroid; unit=mg; min=1; max=100
Methylprednisolone | H02AB04 | 6902 | methylprednisolone acetate; methylprednisolone sodium succinate | Medrol; Solu-Medrol; Depo-Medrol | מתילפרדניזולון; מדרול; סולו מדרול; דפו מדרול; סולומדרול | class=corticosteroid; unit=mg; min=2; max=1000
Dexamethasone | H02AB02; S01BA01 | 3264 | dexamethasone sodium phosphate | Dexacort; Decadron; Sterodex; Ozurdex; Hemady; Dexona; Decdan | דקסמטזון; דקסמתזון; דקסקורט; סטרודקס; דקסאקורט | class=corticosteroid; unit=mg; min=0.5; max=40
Hydrocortisone | H02AB09; D07AA02 | 5492 | hydrocortisone acetate; hydrocortisone sodium succinate; hydrocortisone cream | Solu-Cortef; Cortef; Plenadren; Hydrocort; Efcorlin; Microcort | הידרוקורטיזון; סולו קורטף; סולוקורטף; מיקרוקורט | class=corticosteroid; unit=mg; min=1; max=500
Betamethasone | H02AB01; D07AC01 | 1514 | betamethasone valerate; betamethasone dipropionate; betamethasone sodium phosphate | Betnesol; Celestone; Betnovate; Diprosone; Diprospan; Betacorten; Betnelan; Bentelan; Celestene | בטמטזון; בטנזול; צלסטון; דיפרוספן; בטנובט; בטקורטן; בטמתזון; בטאמתזון; בטנסול; סלסטון | class=corticosteroid; unit=mg; min=0.5; max=12
Triamcinolone | H02AB08; D07AB09 | 10759 | triamcinolone acetonide | Kenalog; Azmacort; Nasacort; Triesence; Oracort; Kenacort | טריאמצינולון; קנלוג; נזקורט; אורקורט | class=corticosteroid; unit=mg; max=80
Fludrocortisone | H02AA02 | 4452 | fludrocortisone acetate | Florinef; Astonin H | פלודרוקורטיזון; פלורינף | class=mineralocorticoid; unit=mg; min=0.05; max=0.3
Deflazacort | H02AB13 | 22396 | | Emflaza; Defcort; Calcort | דפלזקורט | class=corticosteroid; unit=mg; min=6; max=36

# --- Pituitary, adrenal, other endocrine
Desmopressin | H01BA02 | 3251 | desmopressin acetate; DDAVP? | Minirin; Nocdurna; Noqdirna; Octostim | דסמופרסין; מינירין; נוקדורנה | class=vasopressin analogue; unit=mcg; min=2.5; max=400
Cabergoline | G02CB03; N04BC06 | 47579 | | Dostinex; Cabotrim; Cabaser; Cabgolin; Caberlin | קברגולין; דוסטינקס; קבוטרים | class=dopamine agonist; unit=mg; min=0.25; max=4
Bromocriptine | G02CB01; N04BC01 | 1760 | bromocriptine mesylate | Parlodel; Parilac; Cycloset | ברומוקריפטין; פרלודל; פרילק | class=dopamine agonist; unit=mg; min=0.8; max=10
Somatropin | H01AC01 | 61148 | growth hormone?; recombinant human growth hormone; rhGH | Genotropin; Norditropin; Omnitrope; Zomacton; Saizen; Humatrope | סומטרופין; הורמון גדילה?; גנוטרופין; נורדיטרופין | class=growth hormone; unit=mg; max=24
Octreotide | H01CB02 | 7617 | octreotide acetate | Sandostatin; Sandostatin LAR; Mycapssa | אוקטראוטיד; סנדוסטטין | class=somatostatin analogue; unit=mcg; min=50; max=30000
Lanreotide | H01CB03 | 68092 | lanreotide acetate | Somatuline; Somatulin | לנראוטיד; סומטולין | class=somatostatin analogue; unit=mg; min=60; max=120
Pasireotide | H01CB05 | 1364105 | pasireotide pamoate | Signifor | פסיראוטיד | class=somatostatin analogue; unit=mg; min=0.3; max=60
Cinacalcet | H05BX01 | 407990 | cinacalcet hydrochloride; cinacalcet HCl | Mimpara; Sensipar | צינקלצט; סינקלצט; מימפרה; סנסיפר; מימפארה | class=calcimimetic; unit=mg; min=30; max=90
Paricalcitol | H05BX02 | 73710 | | Zemplar | פריקלציטול; זמפלר | class=vitamin d analogue; unit=mcg; min=1; max=10
Tetracosactide | H01AA02 | | cosyntropin; tetracosactrin; ACTH stimulation agent | Synacthen; Cortrosyn | סינקטן; סינאקטן | class=acth analogue; unit=mg; min=0.25; max=1
Metyrapone | V04CD01 | 6923 | | | מטיראפון | class=adrenal inhibitor; unit=mg; min=250

# --- Bone
Alendronate | M05BA04 | 46041 | alendronic acid; alendronate sodium | Fosalan; Fosamax; Maxibone; Binosto | אלנדרונט; אלנדרונאט; חומצה אלנדרונית; פוסלן; פוסאלן; מקסיבון; פוסמקס; פוסאמקס | class=bisphosphonate; unit=mg; min=5; max=70
Alendronate / cholecalciferol | M05BB03 | | alendronate vitamin D3; alendronic acid colecalciferol | Fosavance; Fosamax Plus D; Maxibone Plus | פוסאונס; פוסאוונס | class=bisphosphonate; unit=mg; min=70; max=70
Risedronate | M05BA07 | 73056 | risedronic acid; risedronate sodium | Actonel; Atelvia | ריזדרונט; אקטונל | class=bisphosphonate; unit=mg; min=5; max=150
Ibandronate | M05BA06 | 115264 | ibandronic acid; ibandronate sodium | Bonviva; Boniva; Bondronat | איבנדרונט; בונביבה; בונויבה | class=bisphosphonate; unit=mg; min=2.5; max=150
Zoledronic acid | M05BA08 | 77655 | zoledronate | Aclasta; Zometa; Reclast; Zomera | חומצה זולדרונית; אקלסטה; זומטה; זומרה | class=bisphosphonate; unit=mg; min=4; max=5
Pamidronate | M05BA03 | 11473 | pamidronic acid; pamidronate disodium | Aredia | פמידרונט; ארדיה | class=bisphosphonate; unit=mg; min=15; max=90
Denosumab | M05BX04 | 993449 | | Prolia; Xgeva; Jubbonti; Xbryk | דנוסומב; פרוליה; אקסג׳יבה | class=rankl inhibitor; unit=mg; min=60; max=120
Teriparatide | H05AA02 | 32915 | | Forteo; Forsteo | טריפרטיד; פורטאו | class=parathyroid hormone analogue; unit=mcg; min=20; max=40
Romosozumab | M05BX06 | 2123126 | | Evenity | רומוסוזומב; אבניטי; אוונטי; אבנטי | class=sclerostin inhibitor; unit=mg; min=105; max=210
Raloxifene | G03XC01 | 72143 | raloxifene hydrochloride; raloxifene HCl | Evista | רלוקסיפן; אביסטה; אוויסטה | class=selective estrogen receptor modulator; unit=mg; min=60; max=60
Calcitriol | A11CC04 | 1894 | 1,25-dihydroxyvitamin D3 capsules | Rocaltrol | קלציטריול; רוקלטרול | class=vitamin d analogue; unit=mcg; min=0.25; max=2
Alfacalcidol | A11CC03 | | 1 alpha hydroxycholecalciferol; alphacalcidol | Alpha D3; One-Alpha; Etalpha | אלפקלצידול; אלפא D3; אלפא די3; אלפה D3; אלפא די; אלפה די | class=vitamin d analogue; unit=mcg; min=0.25; max=4

# --- Estrogens, progestogens, androgens
Estradiol | G03CA03 | 4083 | oestradiol; estradiol valerate; estradiol hemihydrate; 17 beta estradiol | Estrofem; Progynova; Evorel; Vagifem; Estrace; Climara; Estraderm; Vivelle; Divigel; Elleste Solo; Oestrogel; Sandrena; Lenzetto; Zumenon | אסטרדיול; אסטרופם; פרוגינובה; ואגיפם; אסטרוג׳ל | class=estrogen; unit=mg; min=0.01; max=10
Conjugated estrogens | G03CA57 | 4099 | conjugated oestrogens; conjugated equine estrogens; CEE? | Premarin | אסטרוגנים מצומדים; פרמרין | class=estrogen; unit=mg; min=0.3; max=1.25
Estriol | G03CA04 | | oestriol | Ovestin; Orgyn | אסטריול; אובסטין | class=estrogen; unit=mg; max=2
Estradiol / norethindrone | G03FA01 | 214551 | estradiol norethisterone; estradiol norethisterone acetate | Activelle; Novofem; Kliogest; Kliovance; Trisequens; Elleste Duet | אקטיבל; נובופם; קליוג׳סט | class=menopausal hormone therapy; unit=mg; min=0.5; max=2
Estradiol / dydrogesterone | G03FA14 | | oestradiol dydrogesterone | Femoston | פמוסטון | class=menopausal hormone therapy; unit=mg; min=0.5; max=20
Estradiol / drospirenone | G03FA17 | | | Angeliq | אנג׳ליק | class=menopausal hormone therapy; unit=mg; min=0.5; max=2
Tibolone | G03CX01 | | | Livial | טיבולון; ליביאל; לויאל; ליוויאל | class=menopausal hormone therapy; unit=mg; min=2.5; max=2.5
Medroxyprogesterone | G03DA02; G03AC06 | 6691 | medroxyprogesterone acetate; MPA?; DMPA | Provera; Depo-Provera; Aragest; Deviry; Meprate | מדרוקסיפרוגסטרון; פרוברה; דפו פרוברה | class=progestogen; unit=mg; min=2.5; max=150
Progesterone | G03DA04 | 8727 | micronized progesterone; micronised progesterone; vaginal progesterone | Utrogestan; Endometrin; Crinone; Prometrium; Cyclogest; Susten; Naturogest | פרוגסטרון; אוטרוג׳סטן; אנדומטרין; קרינון | class=progestogen; unit=mg; min=25; max=400
Dydrogesterone | G03DB01 | | | Duphaston | דידרוגסטרון; דופסטון | class=progestogen; unit=mg; min=10; max=20
Norethindrone | G03DC02; G03AC01 | 7514 | norethisterone; norethindrone acetate; norethisterone acetate | Primolut-Nor; Aygestin; Camila?; Errin?; Micronor; Primolut-N; Regestrone | נוראתיסטרון; נורתיסטרון; פרימולוט נור; פרימולוט | class=progestogen; unit=mg; min=0.35; max=10
Dienogest | G03DB08 | 22968 | | Visanne | דיאנוגסט; ויזאן | class=progestogen; unit=mg; min=2; max=2
Megestrol | L02AB01 | 6703 | megestrol acetate | Megace; Megestin | מגסטרול; מגייס | class=progestogen; unit=mg; min=20; max=800
Hydroxyprogesterone caproate | G03DA03 | | 17 hydroxyprogesterone caproate; 17-OHPC | Makena; Proluton Depot | הידרוקסיפרוגסטרון קפרואט | class=progestogen; unit=mg; min=250; max=500
Testosterone | G03BA03 | 10379 | testosterone undecanoate; testosterone cypionate; testosterone enanthate | Androgel; Testogel; Nebido; Testoviron; Sustanon; Depo-Testosterone; Testim; Axiron | טסטוסטרון; אנדרוג׳ל; נבידו; טסטוג׳ל; סוסטנון | class=androgen; unit=mg; min=10; max=1000
Cyproterone | G03HA01 | | cyproterone acetate | Androcur | ציפרוטרון; אנדרוקור | class=antiandrogen; unit=mg; min=10; max=100
Danazol | G03XA01 | 3102 | | Danocrine; Danol | דנזול; דנאזול | class=androgen; unit=mg; min=50; max=200

# --- Contraceptives
Oral contraceptive | | | combined oral contraceptive; COC?; OCP?; birth control pill; contraceptive pill; oral contraceptive pill | | גלולות למניעת הריון; גלולות; גלולה למניעת הריון | class=contraceptive
Ethinyl estradiol / levonorgestrel | G03AA07 | 214558 | levonorgestrel ethinylestradiol; ethinylestradiol levonorgestrel; levonorgestrel ethinyl estradiol | Seasonale; Microgynon; Logynon; Rigevidon; Levlen?; Aviane; Seasonique; Levest; Alesse; Seasonale | מיקרוגינון; לוגינון | class=contraceptive; unit=mcg; min=20; max=150
Ethinyl estradiol / drospirenone | G03AA12 | 840781 | drospirenone ethinyl estradiol; ethinylestradiol drospirenone; drospirenone ethinylestradiol | Yasmin; Yaz; Yasmin Plus; Ocella? | יסמין; יאסמין; יאז | class=contraceptive; unit=mg; min=0.02; max=3
Ethinyl estradiol / desogestrel | G03AA09 | | desogestrel ethinyl estradiol; ethinylestradiol desogestrel; desogestrel ethinylestradiol | Mercilon; Microdiol; Marvelon; Apri?; Novynette; Gracial; Gedarel | מרסילון; מיקרודיול | class=contraceptive; unit=mcg; min=20; max=150
Ethinyl estradiol / gestodene | G03AA10 | | gestodene ethinyl estradiol; ethinylestradiol gestodene; gestodene ethinylestradiol | Minulet; Minesse; Gynera; Meliane; Harmonet; Femodene; Feminet | מינולט; מינס; גינרה; מליאן; הרמונט; פמינט; מינסיס | class=contraceptive; unit=mcg; min=15; max=75
Ethinyl estradiol / norgestimate | G03AA11 | 214559 | norgestimate ethinyl estradiol; ethinylestradiol norgestimate | Cilest; Ortho Tri-Cyclen; Ortho Tri-Cyclen Lo; Tri-Lo-Sprintec; Sprintec; Tri-Sprintec; Ortho-Cyclen | סילסט | class=contraceptive; unit=mcg; min=25; max=250
Ethinyl estradiol / norethindrone | G03AA05 | 384410 | norethindrone ethinyl estradiol; norethisterone ethinylestradiol | Loestrin; Junel; Microgestin; Lo Loestrin | אתיניל אסטרדיול נוראתיסטרון | class=contraceptive; unit=mg; min=0.01; max=1.5
Ethinyl estradiol / cyproterone | G03HB01 | | cyproterone ethinylestradiol; cyproterone ethinyl estradiol; co-cyprindiol | Diane 35; Dianette | דיאנה 35; דיאן 35 | class=contraceptive; unit=mg; min=0.035; max=2
Estradiol / dienogest | G03AB08 | | estradiol valerate dienogest | Qlaira; Natazia | קליירה; קליארה | class=contraceptive; unit=mg; min=1; max=3
Ethinyl estradiol / norelgestromin | G03AA13 | 352377 | contraceptive patch; norelgestromin ethinyl estradiol | Evra; Ortho Evra; Xulane | אברה; מדבקות אברה | class=contraceptive; unit=mg
Ethinyl estradiol / etonogestrel | G02BB01 | 352376 | vaginal contraceptive ring; etonogestrel ethinyl estradiol | NuvaRing | נובה רינג; נובהרינג | class=contraceptive; unit=mg
Levonorgestrel | G03AD01; G03AC03; G02BA03 | 6373 | LNG?; levonorgestrel IUS; hormonal IUD; morning after pill | Postinor; Norlevo; Plan B; Mirena; Kyleena; Jaydess; Skyla; Liletta; Microlut; Norplant | לבונורגסטרל; פוסטינור; נורלבו; מירנה; התקן מירנה; קיילינה; מיקרולוט; ג׳יידס | class=progestogen; unit=mg; min=0.03; max=52
Ulipristal | G03AD02 | 1005921 | ulipristal acetate | Ellaone; Ella?; Esmya | אוליפריסטל; אלאוואן | class=progesterone receptor modulator; unit=mg; min=5; max=30
Desogestrel | G03AC09 | 22656 | progestogen only pill; minipill | Cerazette; Cerelle | דסוגסטרל; צרזט; סרזט; גלולה להנקה; גלולת הנקה; גלולות הנקה | class=progestogen; unit=mcg; min=75; max=75
Etonogestrel | G03AC08 | 14584 | etonogestrel implant; contraceptive implant | Implanon; Nexplanon | אטונוגסטרל; אימפלנון; נקספלנון | class=progestogen; unit=mg; min=68; max=68
Drospirenone | G03AC10 | 11636 | | Slynd; Slinda | דרוספירנון; סלינדה | class=progestogen; unit=mg; min=4; max=4

# --- Fertility and obstetrics
Clomiphene | G03GB02 | 2596 | clomifene; clomiphene citrate | Ikaclomin; Clomid; Serophene; Siphene; Fertomid; Fertyl | קלומיפן; איקקלומין; איקאקלומין | class=ovulation inducer; unit=mg; min=25; max=150
Follitropin alfa | G03GA05 | 386938 | recombinant FSH; FSH injection; follitropin | Gonal-F; Ovaleap | פוליטרופין אלפא; גונל; גונאל F | class=gonadotropin; unit=units; min=37.5; max=900
Follitropin beta | G03GA06 | 25357 | | Puregon; Follistim | פוליטרופין בטא; פיורגון | class=gonadotropin; unit=units; min=37.5; max=900
Menotropins | G03GA02 | | menotropin; human menopausal gonadotropin; HMG? | Menopur; Menogon | מנוטרופין; מנופור; מנוגון | class=gonadotropin; unit=units; min=75; max=1200
Choriogonadotropin alfa | G03GA08 | 283550 | recombinant hCG | Ovitrelle; Ovidrel | אוביטרל | class=gonadotropin; unit=mcg; min=250; max=250
Chorionic gonadotropin | G03GA01 | 4986 | human chorionic gonadotropin injection | Pregnyl; Novarel | פרגניל; גונדוטרופין כוריוני | class=gonadotropin; unit=units; min=1500; max=10000
Cetrorelix | H01CC02 | 68147 | | Cetrotide | צטרורליקס; צטרוטייד | class=gnrh antagonist; unit=mg; min=0.25; max=3
Ganirelix | H01CC01 | 35825 | | Orgalutran | גנירליקס; אורגלוטרן | class=gnrh antagonist; unit=mg; min=0.25; max=0.25
Oxytocin | H01BB02 | 7824 | oxytocin infusion | Pitocin; Syntocinon | אוקסיטוצין; פיטוצין; סינטוצינון | class=oxytocic; unit=units; min=5; max=40
Carbetocin | H01BB03 | | | Pabal; Duratocin | קרבטוצין; פבל | class=oxytocic; unit=mcg; min=100; max=100
Methylergonovine | G02AB01 | 6883 | methylergometrine; methylergonovine maleate | Methergin; Methergine | מתילארגומטרין; מתרג׳ין | class=oxytocic; unit=mg; min=0.125; max=0.2
Dinoprostone | G02AD02 | 3478 | prostaglandin E2; PGE2 | Propess; Cervidil; Prepidil; Prostin E2 | דינופרוסטון; פרופס | class=prostaglandin; unit=mg; min=0.5; max=20
Carboprost | G02AD04 | 2051 | carboprost tromethamine | Hemabate; Prostin 15M; Prostodin | קרבופרוסט; המבייט | class=prostaglandin; unit=mcg; min=250; max=250
Atosiban | G02CX01 | | | Tractocile | אטוסיבן; טרקטוציל | class=tocolytic; unit=mg; min=6.75; max=75
Mifepristone | G03XB01 | 6964 | | Mifegyne; Mifeprex; Korlym | מיפפריסטון; מיפג׳ין | class=progesterone receptor modulator; unit=mg; min=200; max=600
Doxylamine / pyridoxine | R06AA59 | 1375947 | pyridoxine doxylamine; doxylamine succinate pyridoxine | Diclectin; Diclegis; Bonjesta; Xonvea; Doxinate | דיקלקטין; בונג׳סטה; בונגסטה; דיקלגיס | class=antiemetic; unit=mg; min=10; max=20
Anti-D immunoglobulin | J06BB01 | | Rho(D) immune globulin; anti-D; RhIg; anti D immune globulin | Rhogam; Kamrho-D; Rhophylac; WinRho | אנטי די; אנטי D; קמרו | class=immunoglobulin; unit=mcg; min=50; max=1500

# --- Penicillins
Amoxicillin | J01CA04 | 723 | amoxycillin; amoxicillin trihydrate | Moxypen; Moxyvit; Amoxil; Moxatag; Novamox; Mox 500; Clamoxyl; Mox?; Moxacil; Fimoxyl | אמוקסיצילין; מוקסיפן; מוקסיויט; מוקסיפן פורטה | class=penicillin; unit=mg; min=125; max=3000
Amoxicillin / clavulanate | J01CR02 | 19711 | amoxicillin clavulanic acid; amoxycillin clavulanic acid; co-amoxiclav; amoxicillin clavulanate potassium; amox clav; amox/clav | Augmentin; Amoxiclav; Curam; Clavulin; Clavam; Moxikind-CV; Moxclav; Calamox; Moxaclav; Fimoxyclav; Julmentin; Amoclan | אוגמנטין; אוגמנטין ES; אמוקסיצילין קלבולנט; אמוקסיקלב; אמוקסיצילין חומצה קלבולנית | class=penicillin; unit=mg; min=125; max=2200
Ampicillin | J01CA01 | 733 | ampicillin sodium | Penbritin | אמפיצילין; פנבריטין | class=penicillin; unit=mg; min=250; max=2000
Ampicillin / sulbactam | J01CR01 | 1009148 | | Unasyn | אונזין; אמפיצילין סולבקטם | class=penicillin; unit=g; min=0.75; max=3
Penicillin V | J01CE02 | 7984 | penicillin V potassium; phenoxymethylpenicillin; penicillin VK | Rafapen; Rafapen Mega; Rafapen V-K; Veetids; Pen-VK | פניצילין V; רפאפן; ראפאפן; רפפן; רפאפן מגה | class=penicillin; unit=mg; min=125; max=1000
Penicillin | | | penicillin; oral penicillin | | פניצילין | class=penicillin
Penicillin G | J01CE01 | 7980 | benzylpenicillin; penicillin G sodium; penicillin G potassium; crystalline penicillin | Pfizerpen | פניצילין G; בנזילפניצילין; פניצילין גבישית | class=penicillin; unit=units; max=24000000
Benzathine penicillin | J01CE08 | 7982 | penicillin G benzathine; benzathine benzylpenicillin; benzathine penicillin G | Bicillin; Bicillin L-A; Durabiotic; Extencilline | בנזתין פניצילין; ביצילין; דורביוטיק | class=penicillin; unit=units; min=300000; max=2400000
Piperacillin / tazobactam | J01CR05 | 74169 | pip tazo; piperacillin-tazobactam sodium | Tazocin; Zosyn; Tazopip; Piptaz; Pipzo; Tazact | פיפרצילין טזובקטם; טזוצין; טאזוצין | class=penicillin; unit=g; min=2.25; max=4.5
Cloxacillin | J01CF02 | 2625 | cloxacillin sodium | Orbenil; Loxavit | קלוקסצילין; אורבניל | class=penicillin; unit=mg; min=250; max=2000
Dicloxacillin | J01CF01 | 3356 | dicloxacillin sodium | Diclocil | דיקלוקסצילין | class=penicillin; unit=mg; min=125; max=1000
Flucloxacillin | J01CF05 | | flucloxacillin sodium | Floxapen | פלוקלוקסצילין | class=penicillin; unit=mg; min=250; max=2000
Oxacillin | J01CF04 | 7773 | oxacillin sodium | Bactocill | אוקסצילין | class=penicillin; unit=g; min=0.25; max=2
Nafcillin | J01CF06 | 7233 | nafcillin sodium | Nallpen | נפצילין | class=penicillin; unit=g; min=1; max=2

# --- Cephalosporins
Cephalexin | J01DB01 | 2231 | cefalexin; cephalexin monohydrate | Keflex; Ceforal; Cefovit; Keforal; Ceforal forte; Phexin; Sporidex | צפלקסין; צפאלקסין; צפורל; צפוביט; קפלקס; צפורל פורטה | class=cephalosporin; unit=mg; min=125; max=1000
Cefazolin | J01DB04 | 2180 | cefazolin sodium; cephazolin | Cefamezin; Totacef; Ancef; Kefzol | צפזולין; צפאזולין; צפמזין | class=cephalosporin; unit=g; min=0.25; max=3
Cefadroxil | J01DB05 | 2177 | | Duricef; Biodroxil | צפדרוקסיל | class=cephalosporin; unit=mg; min=250; max=1000
Cefuroxime | J01DC02 | 2194 | cefuroxime axetil; cefuroxime sodium | Zinnat; Zinacef; Cefurax; Ceftin; Ceftum; Zocef; Pulmocef; Altacef; Supacef | צפורוקסים; צפורוקסין; זינאט; זינצף; צפורקס; זינט | class=cephalosporin; unit=mg; min=125; max=1500
Cefaclor | J01DC04 | 2176 | | Ceclor; Cefaclor Teva | צפקלור; צקלור | class=cephalosporin; unit=mg; min=125; max=750
Cefprozil | J01DC10 | 19552 | | Cefzil; Procef | צפפרוזיל | class=cephalosporin; unit=mg; min=125; max=500
Cefoxitin | J01DC01 | 2189 | cefoxitin sodium | Mefoxin | צפוקסיטין; מפוקסין | class=cephalosporin; unit=g; min=1; max=2
Ceftriaxone | J01DD04 | 2193 | ceftriaxone sodium | Rocephin; Triaxone; Monocef; Oframax; Rocephine; Ceftron | צפטריאקסון; רוצפין; רוספין | class=cephalosporin; unit=g; min=0.25; max=4
Cefotaxime | J01DD01 | 2186 | cefotaxime sodium | Claforan; Omnatax; Taxim | צפוטקסים; קלפורן | class=cephalosporin; unit=g; min=0.5; max=2
Ceftazidime | J01DD02 | 2191 | | Fortum; Fortaz; Tazicef | צפטזידים; פורטום | class=cephalosporin; unit=g; min=0.5; max=2
Ceftazidime / avibactam | J01DD52 | | | Zavicefta; Avycaz | צפטזידים אביבקטם; זביצפטה | class=cephalosporin; unit=g; max=2.5
Ceftolozane / tazobactam | J01DI54 | 1597614 | | Zerbaxa | צפטולוזן טזובקטם; זרבקסה | class=cephalosporin; unit=g; max=3
Cefixime | J01DD08 | 25033 | | Suprax; Cefix; Taxim-O; Zifi?; Cefolac; Mahacef; Ziprax; Topcef; Oroken; Cef-3 | צפיקסים; סופרקס | class=cephalosporin; unit=mg; min=100; max=400
Cefpodoxime | J01DD13 | 20489 | cefpodoxime proxetil | Vantin; Orelox; Cepodem; Monocef-O; Gudcef | צפפודוקסים | class=cephalosporin; unit=mg; min=50; max=200
Cefdinir | J01DD15 | 25037 | | Omnicef | צפדיניר | class=cephalosporin; unit=mg; min=125; max=600
Cefepime | J01DE01 | 20481 | cefepime hydrochloride; cefepime HCl | Maxipime | צפפים; צפאפים; מקסיפים | class=cephalosporin; unit=g; min=0.5; max=2
Ceftaroline | J01DI02 | 1040004 | ceftaroline fosamil | Teflaro; Zinforo | צפטרולין; זינפורו | class=cephalosporin; unit=mg; min=400; max=600

# --- Carbapenems and other beta-lactams
Meropenem | J01DH02 | 29561 | | Merrem; Meronem; Merocrit; Meromac | מרופנם; מרונם | class=carbapenem; unit=g; min=0.5; max=2
Ertapenem | J01DH03 | 325642 | ertapenem sodium | Invanz | ארטפנם; אינוונז; אינבנז; אינוואנז; אינוואנץ; אינבנץ | class=carbapenem; unit=g; min=1; max=1
Imipenem / cilastatin | J01DH51 | | imipenem cilastatin sodium; imipenem | Tienam; Primaxin | אימיפנם; טיאנם | class=carbapenem; unit=mg; min=250; max=1000
Aztreonam | J01DF01 | 1272 | | Azactam; Cayston | אזטראונם | class=monobactam; unit=g; min=0.075; max=2

# --- Macrolides, lincosamides
Azithromycin | J01FA10 | 18631 | azithromycin dihydrate | Azenil; Zeto; Zithromax; Z-Pak; Zmax; Azithral; Azee?; Azibact; Azicip; Azomax; Zimax | אזיתרומיצין; אזניל; אזנייל; זטו; זיתרומקס; זיטרומקס | class=macrolide; unit=mg; min=100; max=2000
Clarithromycin | J01FA09 | 21212 | | Klacid; Karin?; Klaridex; Biaxin; Klaricid; Claribid; Clarimac; Crixan; Zeclar | קלריתרומיצין; קלאסיד; קלאריד; קלסיד; קרין?; קלרידקס; קלציד; קארין | class=macrolide; unit=mg; min=125; max=1000
Roxithromycin | J01FA06 | 9478 | | Rulid; Roxo; Surlid | רוקסיתרומיצין; רוליד; רוקסו; רולייד | class=macrolide; unit=mg; min=50; max=300
Erythromycin | J01FA01; D10AF02 | 4053 | erythromycin stearate; erythromycin ethylsuccinate | Erythro-Teva; Erythrocin; Ery-Tab; E-Mycin; EryPed | אריתרומיצין; אריתרו | class=macrolide; unit=mg; min=125; max=1000
Clindamycin | J01FF01; D10AF01; G01AA10 | 2582 | clindamycin hydrochloride; clindamycin HCl; clindamycin phosphate | Dalacin; Dalacin C; Dalacin T; Cleocin | קלינדמיצין; דלצין; דלאצין | class=lincosamide; unit=mg; min=75; max=1200

# --- Fluoroquinolones
Ciprofloxacin | J01MA02; S03AA07 | 2551 | ciprofloxacin hydrochloride; ciprofloxacin HCl | Ciproxin; Cipro; Ciprodex?; Ciplox; Ciloxan; Ciprogis; Cifran; Ciprobid; Ciflox; Novidat; Ciprocin | ציפרופלוקסצין; ציפרוקסין; ציפרודקס; ציפרו; ציפרוגיס | class=fluoroquinolone; unit=mg; min=100; max=1000
Levofloxacin | J01MA12 | 82122 | | Tavanic; Levaquin; Levoflox; Levomac; Loxof; Glevo; Leflox | לבופלוקסצין; לבופלוקסאצין; טבניק; טאבניק | class=fluoroquinolone; unit=mg; min=250; max=750
Moxifloxacin | J01MA14; S01AE07 | 139462 | moxifloxacin hydrochloride; moxifloxacin HCl | Megaxin; Avelox; Vigamox; Moxeza; Moxicip | מוקסיפלוקסצין; מגקסין; ויגמוקס; אוולוקס; אבלוקס; מגאקסין | class=fluoroquinolone; unit=mg; min=400; max=400
Ofloxacin | J01MA01; S01AE01; S02AA16 | 7623 | | Tarivid; Oflodex; Oflox; Ocuflox; Floxin; Zenflox; Zanocin | אופלוקסצין; טריביד; אופלודקס; אופלוקס | class=fluoroquinolone; unit=mg; min=200; max=400
Cephalothin | J01DB03 | | cefalotin; cefalothin | Keflin | צפלותין | class=cephalosporin
Cefpirome | J01DE02 | | | Cefrom | צפפירום | class=cephalosporin
Cefoperazone | J01DD12 | | | Cefobid | צפופרזון | class=cephalosporin
Ticarcillin | J01CA13 | | | Ticar | טיקרצילין | class=penicillin
Carbenicillin | J01CA03 | | | | קרבניצילין | class=penicillin
Piperacillin | J01CA12 | | | Pipracil | פיפרצילין | class=penicillin
Mecillinam | J01CA11 | | amdinocillin | | מצילינם | class=penicillin
Kanamycin | J01GB04 | | kanamycin sulfate | Kantrex | קנמיצין | class=aminoglycoside
Netilmicin | J01GB07 | | netilmycin | Netromycin | נטילמיצין | class=aminoglycoside
Sparfloxacin | J01MA09 | | | Zagam | ספרפלוקסצין | class=fluoroquinolone
Lomefloxacin | J01MA07 | | | Maxaquin | לומפלוקסצין | class=fluoroquinolone
Pefloxacin | J01MA03 | | | | פפלוקסצין | class=fluoroquinolone
Prulifloxacin | J01MA17 | | | | פרוליפלוקסצין | class=fluoroquinolone
Nalidixic acid | J01MB02 | | | NegGram | חומצה נלידיקסית | class=quinolone
Lincomycin | J01FF02 | | | Lincocin | לינקומיצין | class=lincosamide
Telithromycin | J01FA15 | | | Ketek | טליתרומיצין | class=ketolide
Norfloxacin | J01MA06 | 7517 | | Noroxin; Apirol; Norflox; Norilet | נורפלוקסצין; אפירול; נורוקסין | class=fluoroquinolone; unit=mg; min=400; max=400
Norfloxacin / tinidazole | | | tinidazole norfloxacin | Norflox-TZ | נורפלוקסצין טינידזול | class=fluoroquinolone; unit=mg; min=400; max=600

# --- Tetracyclines
Doxycycline | J01AA02 | 3640 | doxycycline hyclate; doxycycline monohydrate | Doxylin; Doxy; Vibramycin; Vibra-Tabs; Doxibiotic; Doryx; Doxy-1; Doxy-1 LDR; Microdox; Doxt | דוקסיציקלין; דוקסילין; דוקסי | class=tetracycline; unit=mg; min=20; max=200
Minocycline | J01AA08 | 6980 | minocycline hydrochloride; minocycline HCl | Minoclin; Minocin; Solodyn | מינוציקלין; מינוקלין | class=tetracycline; unit=mg; min=50; max=135
Tetracycline | J01AA07 | 10395 | tetracycline hydrochloride; tetracycline HCl | Sumycin | טטרציקלין; טטראציקלין | class=tetracycline; unit=mg; min=250; max=500
Tigecycline | J01AA12 | 384455 | | Tygacil | טיגציקלין; טיגציל | class=tetracycline; unit=mg; min=50; max=100
Lymecycline | J01AA04 | | | Tetralysal | לימציקלין | class=tetracycline; unit=mg; min=408; max=408

# --- Aminoglycosides
Gentamicin | J01GB03; S01AA11 | 1596450 | gentamicin sulfate; gentamycin | Garamycin; Garamycine; Genticyn | גנטמיצין; גרמיצין | class=aminoglycoside; unit=mg; min=10; max=500
Amikacin | J01GB06 | 641 | amikacin sulfate | Amikin; Amikacin Teva; Arikayce; Mikacin; Amicin | אמיקצין; אמיקין | class=aminoglycoside; unit=mg; min=100; max=1500
Tobramycin | S01AA12; J01GB01 | 10627 | tobramycin sulfate | Tobrex; Tobi; Nebcin | טוברמיצין; טוברקס | class=aminoglycoside; unit=mg; max=500
Streptomycin | J01GA01 | 10109 | streptomycin sulfate | | סטרפטומיצין | class=aminoglycoside; unit=g; max=1
Neomycin | A01AB08; D06AX04 | 7299 | neomycin sulfate | | נאומיצין; ניאומיצין | class=aminoglycoside; unit=mg; max=1000

# --- Sulfonamides, urinary antiseptics
Sulfamethoxazole / trimethoprim | J01EE01 | 10831 | trimethoprim sulfamethoxazole; co-trimoxazole; cotrimoxazole; TMP-SMX; SMX-TMP; trimethoprim sulfa; TMP SMZ | Resprim; Resprim Forte; Septrin; Bactrim; Bactrim DS; Septra; Septra DS; Septran; Ciplin | רספרים; רספרים פורטה; ספטרין; בקטרים; קוטרימוקסזול; סולפמתוקסזול; סולפמתוקסזול טרימתופרים | class=sulfonamide; unit=mg; min=20; max=960
Trimethoprim | J01EA01 | 10829 | | Primsol; Proloprim | טרימתופרים | class=folate antagonist; unit=mg; min=100; max=300
Sulfadiazine | J01EC02 | 10171 | | | סולפדיאזין | class=sulfonamide; unit=mg; min=500; max=2000
Nitrofurantoin | J01XE01 | 7454 | nitrofurantoin macrocrystals; nitrofurantoin monohydrate | Macrodantin; Macrobid; Uvamin; Uvamin Retard; Furadantin; Niftas; Niftran; Martifur; Furadantine | ניטרופורנטואין; ניטרופורנטאין; מקרודנטין; אובמין; יובאמין | class=nitrofuran; unit=mg; min=25; max=100
Fosfomycin | J01XX01 | 4550 | fosfomycin trometamol; fosfomycin tromethamine | Monurol; Fosfocin; Fosirol; Monuril | פוספומיצין; מונורול; פוספוצין | class=phosphonic acid antibacterial; unit=g; min=1; max=8
Methenamine | J01XX05 | 6832 | methenamine hippurate; methenamine mandelate | Hiprex; Urex | מתנמין; היפרקס | class=urinary antiseptic; unit=g; min=0.5; max=1

# --- Glycopeptides and other antibacterials
Vancomycin | J01XA01; A07AA09 | 11124 | vancomycin hydrochloride; vancomycin HCl; vanco; vanc? | Vancocin; Firvanq | ונקומיצין; וונקומיצין; ואנקומיצין | class=glycopeptide; unit=mg; min=125; max=3000
Teicoplanin | J01XA02 | 57021 | | Targocid | טייקופלנין; טרגוציד | class=glycopeptide; unit=mg; min=200; max=800
Daptomycin | J01XX09 | 22299 | | Cubicin | דפטומיצין; קוביצין | class=lipopeptide; unit=mg; min=350; max=1000
Linezolid | J01XX08 | 190376 | | Zyvox; Zyvoxid; Lizolid; Linospan; Linox | לינזוליד; זיבוקסיד | class=oxazolidinone; unit=mg; min=100; max=600
Colistin | J01XB01 | 2709 | colistimethate; colistimethate sodium; colistin sulfate; polymyxin E | Coliracin; Coly-Mycin M; Promixin; Colomycin | קוליסטין; קולירצין | class=polymyxin; unit=units; max=9000000
Polymyxin B | J01XB02 | 8536 | Polymyxin B sulfate | | פולימיקסין B | class=polymyxin; unit=units
Metronidazole | J01XD01; P01AB01; G01AF01; D06BX01 | 6922 |  | Flagyl; Metrogyl; Rozex; Rosex; Metrogel; Filmet; Amodis | מטרונידזול; מטרונידאזול; פלג׳יל; פלגיל; רוזקס; פלאג׳יל; מטרוגיל; מטרוג׳יל | class=nitroimidazole; unit=mg; min=125; max=2000
Tinidazole | P01AB02 | 10612 | | Fasigyn; Tindamax; Protocide; Tiniba | טינידזול; פסיג׳ין; פרוטוציד; פסיגין | class=nitroimidazole; unit=mg; min=250; max=2000
Chloramphenicol | S01AA01; J01BA01 | 2348 | | Synthomycine; Chloromycetin; Chlorsig | כלורמפניקול; כלוראמפניקול; סינטומיצין; סינתומיצין | class=amphenicol; unit=mg; max=1000
Fusidic acid | D06AX01; J01XC01 | | sodium fusidate; fusidate | Fucidin; Fucithalmic; Fucidine | חומצה פוסידית; פוצידין; פוסידין | class=fusidane; unit=%; min=1; max=2
Mupirocin | D06AX09 | 42372 | mupirocin calcium | Bactroban; Centany; T-Bact; T Bact | מופירוצין; בקטרובן | class=topical antibacterial; unit=%; min=2; max=2
Fidaxomicin | A07AA12 | 1111103 | | Dificid; Dificlir | פידקסומיצין; דיפיקליר | class=macrolide; unit=mg; min=200; max=200
Rifaximin | A07AA11 | 35619 | | Xifaxan; Lormyx; Normix; Rifagut; Rcifax | ריפקסימין; לורמיקס; קסיפקסן | class=rifamycin; unit=mg; min=200; max=550

# --- Tuberculosis
Rifampin | J04AB02 | 9384 | rifampicin | Rimactan; Rifadin | ריפמפיצין; ריפאמפיצין; רימקטן; ריפמפין | class=rifamycin; unit=mg; min=150; max=600
Rifabutin | J04AB04 | 55672 | | Mycobutin | ריפבוטין | class=rifamycin; unit=mg; min=150; max=300
Isoniazid | J04AC01 | 6038 | INH? | Inizid; Solonex | איזוניאזיד; אינזיד | class=antituberculosis; unit=mg; min=50; max=900
Rifampin / isoniazid / pyrazinamide / ethambutol | J04AM06 | | rifampicin isoniazid pyrazinamide ethambutol; HRZE | AKT-4; AKT 4; Rimstar; Forecox | ריפמפיצין איזוניאזיד פיראזינמיד אתמבוטול | class=antituberculosis; unit=mg; min=75; max=400
Pyrazinamide | J04AK01 | 8987 | | Zinamide; Pyzina | פירזינמיד | class=antituberculosis; unit=mg; min=400; max=2500
Ethambutol | J04AK02 | 4110 | ethambutol hydrochloride; ethambutol HCl | Myambutol; Combutol | אתמבוטול | class=antituberculosis; unit=mg; min=100; max=2000
Dapsone | J04BA02; D10AX05 | 3108 | | Aczone | דפסון; דאפסון | class=sulfone; unit=mg; min=25; max=100

# --- Antifungals
Fluconazole | J02AC01 | 4450 |  | Diflucan; Flucanol; Triflucan; Forcan; Flucos; Zocon; Syscan; Trican | פלוקונזול; פלוקונאזול; דיפלוקן; טריפלוקן; פלוקנול; טריקן | class=azole antifungal; unit=mg; min=50; max=800
Itraconazole | J02AC02 | 28031 | | Itranol; Sporanox; Canditral | איטרקונזול; איטרנול; ספורנוקס | class=azole antifungal; unit=mg; min=65; max=200
Voriconazole | J02AC03 | 121243 | | Vfend | ווריקונזול; וורפנד | class=azole antifungal; unit=mg; min=50; max=400
Posaconazole | J02AC04 | 282446 | | Noxafil | פוסקונזול; נוקספיל | class=azole antifungal; unit=mg; min=100; max=400
Isavuconazole | J02AC05 | 1608322 | isavuconazonium; isavuconazonium sulfate | Cresemba | איסבוקונזול; קרסמבה | class=azole antifungal; unit=mg; max=372
Ketoconazole | D01AC08; J02AB02 | 6135 | | Nizoral | קטוקונזול; קטוקונאזול; ניזורל | class=azole antifungal; unit=mg; min=2; max=200
Clotrimazole | D01AC01; G01AF02 | 2623 | | Agisten; Canesten; Oralten; Lotrimin; Mycelex; Clocip; Candid | קלוטרימזול; אגיסטן; קנסטן; אורלטן | class=azole antifungal; unit=%; min=1; max=10
Clotrimazole / betamethasone | | | betamethasone clotrimazole; clotrimazole betamethasone dipropionate | Lotrisone; Lotriderm | קלוטרימזול בטמטזון | class=azole antifungal
Clotrimazole / beclometasone | | | beclomethasone clotrimazole; clotrimazole beclomethasone | Candid-B | קלוטרימזול בקלומתזון | class=azole antifungal
Miconazole | D01AC02; A01AB09; G01AF04 | 6932 | miconazole nitrate | Daktarin; Monistat; Daktagel | מיקונזול; דקטרין; דקטאג׳ל | class=azole antifungal; unit=%; min=2; max=4
Bifonazole | D01AC10 | | | Agispor; Mycospor | ביפונזול; אגיספור | class=azole antifungal; unit=%; min=1; max=1
Terbinafine | D01BA02; D01AE15 | 37801 | terbinafine hydrochloride; terbinafine HCl | Lamisil; Terbinafine Teva; Terbicip; Sebifin | טרבינפין; למיסיל; לאמיזיל; למיזיל | class=allylamine antifungal; unit=mg; min=1; max=250
Nystatin | A07AA02; D01AA01 | 7597 | mycostatin suspension | Mycostatin; Nystan; Nilstat | ניסטטין; מיקוסטטין | class=polyene antifungal; unit=units; max=1000000
Amphotericin B | J02AA01 | 732 | liposomal amphotericin B; amphotericin | Ambisome; Fungizone; Abelcet | אמפוטריצין B; אמביזום | class=polyene antifungal; unit=mg; max=500
Caspofungin | J02AX04 | 140108 | caspofungin acetate | Cancidas | קספופונגין; קנסידס | class=echinocandin; unit=mg; min=50; max=70
Micafungin | J02AX05 | 325887 | micafungin sodium | Mycamine | מיקפונגין | class=echinocandin; unit=mg; min=50; max=150
Anidulafungin | J02AX06 | 341018 | | Ecalta; Eraxis | אנידולפונגין; אקלטה | class=echinocandin; unit=mg; min=50; max=200
Griseofulvin | D01BA01 | 5021 | | Grifulvin; Gris-PEG | גריזאופולבין | class=antifungal; unit=mg; min=125; max=500
Amorolfine | D01AE16 | | | Loceryl | אמורולפין; לוצריל | class=antifungal; unit=%; max=5
Ciclopirox | D01AE14 | 21090 | ciclopirox olamine | Batrafen; Penlac; Loprox | ציקלופירוקס; בטרפן | class=antifungal; unit=%; min=0.77; max=8

# --- Antivirals
Acyclovir | J05AB01; D06BB03 | 281 | aciclovir; acycloguanosine | Zovirax; Acyclo-V; Cusiviral; Acivir | אציקלוביר; זובירקס; אציקלו V; קוסיוירל | class=antiviral; unit=mg; min=200; max=1000
Valacyclovir | J05AB11 | 73645 | valaciclovir; valacyclovir hydrochloride; valacyclovir HCl | Valtrex; Valacyclovir Teva; Valcivir; Zelitrex | ולאציקלוביר; ואלאציקלוביר; ולטרקס; ולציקלוביר; ולוויר; ולוביר | class=antiviral; unit=mg; min=500; max=1000
Famciclovir | J05AB09 | 68099 | | Famvir | פמציקלוביר | class=antiviral; unit=mg; min=125; max=500
Ganciclovir | J05AB06 | 4678 | | Cymevene; Cytovene | גנציקלוביר; צימבן | class=antiviral; unit=mg; max=500
Valganciclovir | J05AB14 | 275891 | valganciclovir hydrochloride; valganciclovir HCl | Valcyte | ולגנציקלוביר; ולציט | class=antiviral; unit=mg; min=450; max=900
Letermovir | J05AX18 | 1988648 | | Prevymis | לטרמוביר; פרבימיס | class=antiviral; unit=mg; min=240; max=480
Foscarnet | J05AD01 | 33562 | foscarnet sodium | Foscavir | פוסקרנט | class=antiviral; unit=g
Oseltamivir | J05AH02 | 260101 | oseltamivir phosphate | Tamiflu; Fluvir; Antiflu | אוסלטמיביר; טמיפלו | class=neuraminidase inhibitor; unit=mg; min=30; max=150
Zanamivir | J05AH01 | 69722 | | Relenza | זנמיביר; רלנזה | class=neuraminidase inhibitor; unit=mg; min=5; max=10
Nirmatrelvir / ritonavir | J05AE30 | | nirmatrelvir | Paxlovid | נירמטרלביר; פקסלוביד | class=antiviral; unit=mg; min=100; max=300
Remdesivir | J05AB16 | 2284718 | | Veklury | רמדסיביר; וקלורי | class=antiviral; unit=mg; min=100; max=200
Molnupiravir | J05AB18 | 2587901 | | Lagevrio | מולנופירביר; לגבריו | class=antiviral; unit=mg; min=200; max=800
Ribavirin | J05AP01 | 9344 | | Copegus; Rebetol | ריבבירין; קופגוס | class=antiviral; unit=mg; min=200; max=600
Entecavir | J05AF10 | 306266 | | Baraclude | אנטקביר; ברקלוד; אנטקוויר | class=antiviral; unit=mg; min=0.5; max=1
Lamivudine | J05AF05 | 68244 | 3TC | Epivir; Zeffix | למיבודין; זפיקס; אפיביר | class=nrti; unit=mg; min=100; max=300
Tenofovir disoproxil | J05AF07 | 300195 | tenofovir; tenofovir disoproxil fumarate; TDF? | Viread | טנופוביר; ויריאד | class=nrti; unit=mg; min=245; max=300
Tenofovir alafenamide | J05AF13 | 1721603 | tenofovir alafenamide fumarate; TAF? | Vemlidy | טנופוביר אלפנמיד; וימלידי | class=nrti; unit=mg; min=10; max=25
Emtricitabine / tenofovir | J05AR03; J05AR17 | | emtricitabine tenofovir disoproxil; emtricitabine tenofovir alafenamide; HIV PrEP | Truvada; Descovy | טרובדה; דסקובי | class=nrti; unit=mg; min=200; max=300
Abacavir | J05AF06 | 190521 | abacavir sulfate | Ziagen | אבקביר; זיאג׳ן | class=nrti; unit=mg; min=300; max=600
Abacavir / lamivudine | J05AR02 | | lamivudine abacavir | Kivexa; Epzicom | קיבקסה | class=nrti; unit=mg; min=300; max=600
Abacavir / dolutegravir / lamivudine | J05AR13 | | dolutegravir abacavir lamivudine | Triumeq | טריומק | class=integrase inhibitor; unit=mg; min=50; max=600
Dolutegravir | J05AJ03 | 1433868 | dolutegravir sodium | Tivicay | דולוטגרביר; טיביקאי | class=integrase inhibitor; unit=mg; min=5; max=50
Dolutegravir / lamivudine | J05AR25 | 2122518 | | Dovato | דובטו | class=integrase inhibitor; unit=mg; min=50; max=300
Raltegravir | J05AJ01 | 719872 | raltegravir potassium | Isentress | רלטגרביר; איסנטרס | class=integrase inhibitor; unit=mg; min=25; max=600
Bictegravir / emtricitabine / tenofovir alafenamide | J05AR20 | 1996259 | bictegravir emtricitabine TAF | Biktarvy | ביקטרבי; ביקטרווי | class=integrase inhibitor; unit=mg; min=25; max=200
Elvitegravir / cobicistat / emtricitabine / tenofovir alafenamide | J05AR18 | | | Genvoya | ג׳נבויה | class=integrase inhibitor; unit=mg; max=200
Efavirenz | J05AG03 | 195085 | | Sustiva; Stocrin | אפבירנז; סטוקרין | class=nnrti; unit=mg; min=50; max=600
Rilpivirine | J05AG05 | 1102270 | rilpivirine hydrochloride; rilpivirine HCl | Edurant | רילפיבירין; אדורנט | class=nnrti; unit=mg; min=25; max=900
Darunavir | J05AE10 | 460132 | darunavir ethanolate | Prezista | דרונביר; פרזיסטה | class=hiv protease inhibitor; unit=mg; min=75; max=800
Atazanavir | J05AE08 | 343047 | atazanavir sulfate | Reyataz | אטזנביר; רייטז | class=hiv protease inhibitor; unit=mg; min=150; max=300
Ritonavir | J05AE03 | 85762 | | Norvir | ריטונביר; נורביר | class=hiv protease inhibitor; unit=mg; min=100; max=600
Lopinavir / ritonavir | J05AR10 | 284640 | lopinavir | Kaletra | לופינביר; קלטרה | class=hiv protease inhibitor; unit=mg; min=100; max=800
Zidovudine | J05AF01 | 11413 | AZT | Retrovir | זידובודין; רטרוביר | class=nrti; unit=mg; min=100; max=300
Sofosbuvir / velpatasvir | J05AP55 | 1799211 | velpatasvir sofosbuvir | Epclusa | אפקלוסה | class=hcv antiviral; unit=mg; min=100; max=400
Sofosbuvir / ledipasvir | J05AP51 | | ledipasvir sofosbuvir | Harvoni | הרבוני | class=hcv antiviral; unit=mg; min=90; max=400
Glecaprevir / pibrentasvir | J05AP57 | 1940702 | pibrentasvir glecaprevir | Maviret; Mavyret | מבירט | class=hcv antiviral; unit=mg; min=40; max=300
Sofosbuvir | J05AP08 | 1484911 | | Sovaldi | סופוסבוביר; סובלדי | class=hcv antiviral; unit=mg; min=400; max=400

# --- Antiparasitics
Mebendazole | P02CA01 | 6672 | | Vermox | מבנדזול; ורמוקס | class=anthelmintic; unit=mg; min=100; max=500
Albendazole | P02CA03 | 430 | | Eskazole; Albenza; Zentel; Noworm; Bandy | אלבנדזול; אסקזול | class=anthelmintic; unit=mg; min=200; max=400
Ivermectin | P02CF01; D11AX22 | 6069 | | Stromectol; Soolantra; Ivermectol | איברמקטין; אייברמקטין; סולנטרה | class=anthelmintic; unit=mg; min=3; max=24
Praziquantel | P02BA01 | 8628 | | Biltricide | פרזיקוונטל | class=anthelmintic; unit=mg; min=150; max=600
Niclosamide | P02DA01 | | | Yomesan | ניקלוסמיד | class=anthelmintic; unit=mg; min=500; max=2000
Permethrin | P03AC04 | 33199 | | Lyclear; Elimite; Nix?; Permite | פרמתרין; לייקליר | class=scabicide; unit=%; min=1; max=5
Benzyl benzoate | P03AX01 | | | Ascabiol | בנזיל בנזואט | class=scabicide; unit=%; min=10; max=25
Hydroxychloroquine | P01BA02 | 5521 | hydroxychloroquine sulfate; HCQ | Plaquenil; Plaquinol; HCQS | הידרוקסיכלורוקין; פלקווניל; פלאקניל; הידרוקסיכלורוקווין; פלקוויניל; פלאקווניל | class=antimalarial; unit=mg; min=100; max=400
Chloroquine | P01BA01 | 2393 | chloroquine phosphate | Aralen; Avloclor; Lariago; Resochin; Nivaquine | כלורוקין | class=antimalarial; unit=mg; min=100; max=500
Atovaquone / proguanil | P01BB51 | | proguanil atovaquone | Malarone | מלרון | class=antimalarial; unit=mg; min=25; max=250
Atovaquone | P01AX06 | 60212 | | Wellvone; Mepron | אטובקון | class=antiprotozoal; unit=mg; max=1500
Mefloquine | P01BC02 | 6694 | mefloquine hydrochloride; mefloquine HCl | Lariam; Mephaquin | מפלוקין; לריאם | class=antimalarial; unit=mg; min=250; max=250
Primaquine | P01BA03 | 8687 | primaquine phosphate | | פרימקין | class=antimalarial; unit=mg; min=15; max=30
Quinine | P01BC01 | 9071 | quinine sulfate | Qualaquin | כינין | class=antimalarial; unit=mg; min=200; max=650
Artemether / lumefantrine | P01BF01 | | lumefantrine artemether | Coartem; Riamet; Lumerax; Lonart; Lumartem; Amatem | קוארטם | class=antimalarial; unit=mg; min=20; max=120
Nitazoxanide | P01AX11 | 31819 | | Alinia; Nizonide | ניטזוקסניד | class=antiprotozoal; unit=mg; min=500; max=500

# --- Simple analgesics and NSAIDs
Acetaminophen | N02BE01 | 161 | paracetamol; APAP; N-acetyl-p-aminophenol | Acamol; Acamoli; Dexamol; Tylenol; Panadol; Paramol; Novimol; Perfalgan; Ofirmev; Calpol; Dafalgan; Efferalgan; Doliprane; Sabamol; Crocin; Dolo 650; Dolo-650; Pacimol; Tachipirina; Gelocatil; Ben-u-ron; Paralen; Napa?; Napa Extend; Febrinil; Neomol; PCM?; Adol; Fevadol; T Dolo; Tab Dolo | אקמול; אקמולי; דקסמול; פרצטמול; פראצטמול; פרמול; נובימול; אצטמינופן; טיילנול; פנדול; סבמול | class=analgesic; unit=mg; min=80; max=1330
Dipyrone | N02BB02 |  | metamizole; metamizole sodium; metamizol; novaminsulfon | Optalgin; V-Dalgin; Novalgin; Analgin; Nolotil; V-Talgin | אופטלגין; דיפירון; וי דלגין; וידלגין; מטמיזול; V-דלגין; V דלגין; וי-טלגין; ויטלגין | class=analgesic; unit=mg; min=200; max=2500
Ibuprofen | M01AE01 | 5640 | ibuprofen arginine; ibuprofen lysinate | Nurofen; Advil; Adex; Ibufen; Artofen; Motrin; Brufen; Nurofen Forte; Advil Forte; Caldolor; Ibugesic; Ibuflam; Moment 200; Spedifen; Profinal | איבופרופן; נורופן; אדויל; אדקס; איבופן; ארטופן | class=nsaid; unit=mg; min=50; max=800
Ibuprofen / acetaminophen | |  | ibuprofen paracetamol; paracetamol ibuprofen; acetaminophen ibuprofen | Combiflam; Nuromol; Maxigesic; Ibugesic Plus; Advil Dual Action; Flexon; Imol | איבופרופן פרצטמול | class=nsaid; unit=mg; min=100; max=500
Naproxen | M01AE02 | 7258 | naproxen sodium | Naxyn; Narocin; Naprosyn; Aleve; Anaprox; Point?; Naprelan; Xenobid | נפרוקסן; נקסין; נרוצין; נרוסין; פוינט; נרוקסין; נפרוסין; נפרוקסין | class=nsaid; unit=mg; min=125; max=1000
Diclofenac | M01AB05; M02AA15; S01BC03 | 3355 | diclofenac sodium; diclofenac potassium | Voltaren; Abitren; Betaren; Cataflam; Zipsor; Voltarol; Voltaren Emulgel; Solaraze; Voveran; Flector; Dynapar; Voltarene; Caflam; Rofenac | דיקלופנק; וולטרן; ולטרן; אביטרן; בטרן; קטפלם | class=nsaid; unit=mg; min=12.5; max=150
Etodolac | M01AB08 | 24605 | | Etopan; Lodine | אטודולק; אטופן; אתופן | class=nsaid; unit=mg; min=200; max=600
Etoricoxib | M01AH05 | 307296 | | Arcoxia; Etoshine; Nucoxia; Etova; Retoz; Brutaflam; Exxiv | אטוריקוקסיב; ארקוקסיה | class=nsaid; unit=mg; min=30; max=120
Rofecoxib | M01AH02 | | | Vioxx | רופקוקסיב; ויוקס | class=nsaid; unit=mg; min=12.5; max=50
Celecoxib | M01AH01 | 140587 | | Celebrex; Onsenal; Celebra | צלקוקסיב; סלקוקסיב; צלברה; סלברקס; סלברה; סלקוקס | class=nsaid; unit=mg; min=50; max=400
Valdecoxib | M01AH03 | | | Bextra; Valdyn | ולדקוקסיב | class=nsaid; unit=mg; min=10; max=40
Meloxicam | M01AC06 | 41493 | | Mobic; Movalis | מלוקסיקם; מוביק; מלוקס | class=nsaid; unit=mg; min=5; max=15
Indomethacin | M01AB01 | 5781 | indometacin | Indomed; Indocin; Indovis; Indylon | אינדומטצין; אינדומתצין; אינדומד | class=nsaid; unit=mg; min=25; max=100
Nabumetone | M01AX01 | 31448 | | Nabuco; Relafen; Relifex | נבומטון; נבוקו | class=nsaid; unit=mg; min=500; max=1000
Ketorolac | M01AB15; S01BC05 | 35827 | ketorolac tromethamine; ketorolac trometamol | Toradol; Acular; Acuvail; Ketorol; Ketanov; Rolac | קטורולק; טורדול; טוראדול | class=nsaid; unit=mg; min=10; max=60
Piroxicam | M01AC01 | 8356 | | Feldene; Brexin; Dolonex | פירוקסיקם; פלדן; ברקסין | class=nsaid; unit=mg; min=10; max=20
Ketoprofen | M01AE03 | 6142 | | Orudis; Profenid; Oruvail; Ketum | קטופרופן | class=nsaid; unit=mg; min=25; max=200
Ketoprofen topical | M02AA10 | | ketoprofen gel; ketoprofen 2.5% gel | Fastum gel; Fastum; Powergel; Oruvail gel | פסטום; פסטום ג׳ל; קטופרופן ג׳ל | class=topical nsaid; unit=%; min=2.5; max=2.5
Dexketoprofen | M01AE17 | | dexketoprofen trometamol | Enantyum; Keral | דקסקטופרופן | class=nsaid; unit=mg; min=12.5; max=50
Mefenamic acid | M01AG01 | 6693 | | Ponstan; Ponstel; Meftal | חומצה מפנמית; פונסטן | class=nsaid; unit=mg; min=250; max=500
Sulindac | M01AB02 | 10237 | | Clinoril | סולינדק | class=nsaid; unit=mg; min=150; max=200
Oxaprozin | M01AE12 | 32613 | | Daypro | אוקספרוזין | class=nsaid; unit=mg; min=300; max=1200
Flurbiprofen | M01AE09 | 4502 | | Strepfen; Ansaid; Ocufen | פלורביפרופן; סטרפפן | class=nsaid; unit=mg; min=8.75; max=100
Aceclofenac | M01AB16 | |  | Preservex; Airtal; Zerodol; Hifenac; Aertal | אצקלופנק | class=nsaid; unit=mg; min=100; max=200
Aceclofenac / acetaminophen / serratiopeptidase | |  | aceclofenac paracetamol serratiopeptidase | Zerodol-SP; Hifenac SP; Signoflam | אצקלופנק פרצטמול סרטיופפטידאז | class=nsaid; unit=mg; min=10; max=325
Aceclofenac / acetaminophen | |  | aceclofenac paracetamol | Zerodol-P; Hifenac P; Aceclo Plus; Dolokind Plus | אצקלופנק פרצטמול | class=nsaid; unit=mg; min=100; max=325
Lornoxicam | M01AC05 | | | Xefo | לורנוקסיקם; קספו | class=nsaid; unit=mg; min=4; max=16
Naproxen / esomeprazole | M01AE52 | | esomeprazole naproxen | Vimovo | ווימובו | class=nsaid; unit=mg; min=20; max=500
Diclofenac / misoprostol | M01AB55 | 214502 | misoprostol diclofenac | Arthrotec | ארטרוטק | class=nsaid; unit=mg; min=0.2; max=75
Aspirin / acetaminophen / caffeine | N02BA51 | | acetaminophen aspirin caffeine; paracetamol aspirin caffeine | Excedrin; Exidol | אקסידול; אקסדרין | class=analgesic; unit=mg; min=65; max=500
Butalbital / aspirin / caffeine | | | aspirin butalbital caffeine | Fiorinal | בוטלביטל אספירין קפאין | class=analgesic; unit=mg; min=40; max=325
Butalbital / acetaminophen / caffeine | | | acetaminophen butalbital caffeine | Fioricet; Esgic | פיוריצט | class=analgesic; unit=mg; min=40; max=325
Orphenadrine / acetaminophen | N02BE51; M03BC51 | | orphenadrine paracetamol | Muscol; Nuberol Forte | מוסקול | class=muscle relaxant; unit=mg; min=35; max=500

# --- Opioids
Tramadol | N02AX02 | 10689 | tramadol hydrochloride; tramadol HCl | Tramadex; Tramal; Ultram; Trabar; Zydol; Tramadex OD; Maxitram; Marol; Zamadol; Tradorec; Mabron; Tramazac; Contramal; Topalgic | טרמדול; טרמדקס; טרמל; טרבר | class=opioid; unit=mg; min=12.5; max=300
Tramadol / acetaminophen | N02AJ13 | | tramadol paracetamol; acetaminophen tramadol | Zaldiar; Ultracet; Calpol-T; Acuvin; Tramacet; Doreta; Ixprim; Dolevar | זלדיאר | class=opioid; unit=mg; min=37.5; max=650
Oxycodone | N02AA05 | 7804 | oxycodone hydrochloride; oxycodone HCl | Oxycod; OxyContin; Roxicodone; Oxynorm; Xtampza; Shortec; Longtec; Oxyact; Oxeltra; Reltebon; OxyIR | אוקסיקודון; אוקסיקוד; אוקסיקונטין | class=opioid; unit=mg; min=2.5; max=120
Oxycodone / acetaminophen | N02AJ17 | 214183 | oxycodone paracetamol; acetaminophen oxycodone; oxycodone APAP | Percocet; Endocet; Roxicet; Tylox | פרקוסט; פרקוצט | class=opioid; unit=mg; min=2.5; max=650
Oxycodone / naloxone | N02AA55 | | naloxone oxycodone | Targin; Targinact; Targiniq | טרגין | class=opioid; unit=mg; min=2.5; max=80
Codeine | R05DA04 | 2670 | codeine phosphate; codeine sulfate | Codical | קודאין; קודיקל | class=opioid; unit=mg; min=8; max=60
Acetaminophen / codeine | N02AJ06 | 817579 | paracetamol codeine; co-codamol; codeine paracetamol; codeine acetaminophen; Tylenol with codeine | Codabrol; Tylenol #3; Tylenol 3; Tylenol No. 3; Tylenol No 3; Tylenol number 3; Tylenol #4; Tylenol No. 4; Solpadol; Zapain | קודברול; פרצטמול קודאין | class=opioid; unit=mg; min=8; max=650
Acetaminophen / codeine / caffeine | N02AJ06 | | paracetamol codeine caffeine | Rokacet; Rokacet Plus; Rokal; Rokal Plus; Solpadeine | רוקסט; רוקצט; רוקאצט; רוקל; רוקאל | class=opioid; unit=mg; min=8; max=500
Hydrocodone / acetaminophen | N02AJ22 | 214182 | acetaminophen hydrocodone; hydrocodone APAP; hydrocodone bitartrate acetaminophen | Vicodin; Norco; Lortab; Lorcet; Xodol | הידרוקודון; ויקודין | class=opioid; unit=mg; min=2.5; max=750
Propoxyphene | N02AC04 | | dextropropoxyphene; propoxyphene hydrochloride; propoxyphene napsylate | Darvon; Darvon-N | דקסטרופרופוקסיפן; פרופוקסיפן | class=opioid; unit=mg; min=32; max=150
Propoxyphene / acetaminophen | | | acetaminophen propoxyphene; propoxyphene napsylate acetaminophen; co-proxamol; paracetamol dextropropoxyphene | Darvocet; Darvocet-N; Darvocet-N 100; Darvocet-N 50 | פרופוקסיפן פרצטמול | class=opioid
Morphine | N02AA01 | 7052 | morphine sulfate; morphine HCl | MS Contin; MCR?; MIR?; Oramorph; Kadian; Sevredol; MSContin; Zomorph; MST Continus; Roxanol; Avinza | מורפין; מורפיום; אם סי אר | class=opioid; unit=mg; min=1; max=200
Hydromorphone | N02AA03 | 3423 | hydromorphone hydrochloride; hydromorphone HCl | Palladone; Dilaudid | הידרומורפון; פלדון | class=opioid; unit=mg; min=0.2; max=64
Fentanyl | N02AB03; N01AH01 | 4337 | fentanyl citrate; fentanyl transdermal; fentanyl patch | Fenta; Durogesic; Duragesic; Actiq; Abstral; Pecfent; Effentora; Fentadol; Sublimaze; Matrifen | פנטניל; פנטה; דורוג׳סיק; אקטיק; אבסטרל; דורוגזיק | class=opioid; unit=mcg; min=12; max=1600
Buprenorphine | N02AE01; N07BC01 | 1819 | buprenorphine hydrochloride; buprenorphine HCl | Butrans; Subutex; Temgesic; Sublocade; Buvidal; Belbuca; Butec; Sevodyne; Transtec; Espranor; Bunov | בופרנורפין; בוטרנס; סובוטקס; נורספן | class=opioid; unit=mg; min=0.2; max=300
Buprenorphine / naloxone | N07BC51 | 352364 | naloxone buprenorphine | Suboxone; Zubsolv | סובוקסון | class=opioid; unit=mg; min=0.5; max=16
Methadone | N07BC02 | 6813 | methadone hydrochloride; methadone HCl | Adolan; Dolophine; Methadose; Metadol | מתדון; אדולן | class=opioid; unit=mg; min=1; max=100
Meperidine | N02AB02 | 6754 | pethidine; pethidine hydrochloride; meperidine HCl | Dolestine; Demerol | פתידין; מפרידין; דולסטין | class=opioid; unit=mg; min=25; max=150
Tapentadol | N02AX06 | 787390 | tapentadol hydrochloride; tapentadol HCl | Palexia; Nucynta; Tydol | טפנטדול; פלקסיה | class=opioid; unit=mg; min=25; max=250
Dihydrocodeine | N02AA08 | 23088 | | DF118 | דיהידרוקודאין | class=opioid; unit=mg; min=30; max=120
Remifentanil | N01AH06 | 73032 | remifentanil hydrochloride; remifentanil HCl | Ultiva | רמיפנטניל; אולטיבה | class=opioid; unit=mg; max=5
Sufentanil | N01AH03 | 56795 | | Sufenta; Zalviso | סופנטניל | class=opioid; unit=mcg
Alfentanil | N01AH02 | 480 | | Rapifen; Alfenta | אלפנטניל | class=opioid; unit=mg
Nalbuphine | N02AF02 | 7238 | nalbuphine hydrochloride; nalbuphine HCl | Nubain | נלבופין | class=opioid; unit=mg; max=20
Naloxone | V03AB15 | 7242 | naloxone hydrochloride; naloxone HCl | Narcan; Nyxoid; Kloxxado | נלוקסון; נרקן | class=opioid antagonist; unit=mg; min=0.4; max=8
Naltrexone | N07BB04 | 7243 | naltrexone hydrochloride; naltrexone HCl | Revia; Vivitrol; Naltrexone Teva | נלטרקסון; רביה | class=opioid antagonist; unit=mg; min=25; max=100; depot=380..380
Methylnaltrexone | A06AH01 | 29899 | methylnaltrexone bromide | Relistor | מתילנלטרקסון | class=opioid antagonist; unit=mg; min=8; max=450
Naloxegol | A06AH03 | 1551777 | | Movantik; Moventig | נלוקסגול | class=opioid antagonist; unit=mg; min=12.5; max=25
Medical cannabis | N02BG10 | | cannabis?; medical marijuana; medical marihuana; nabiximols; THC CBD oil; cannabis oil | Sativex | קנאביס רפואי; קנביס רפואי; קנאביס?; קנביס?; שמן קנאביס; סאטיבקס | class=cannabinoid

# --- Muscle relaxants
Baclofen | M03BX01 | 1292 | | Baclosal; Lioresal; Ozobax; Liofen | בקלופן; באקלופן; בקלוסל; באקלוסל; ליאורסל; ליורזל | class=muscle relaxant; unit=mg; min=5; max=80
Tizanidine | M03BX02 | 57258 | tizanidine hydrochloride; tizanidine HCl | Sirdalud; Zanaflex; Tizan | טיזנידין; סירדלוד | class=muscle relaxant; unit=mg; min=2; max=12
Cyclobenzaprine | M03BX08 | 21949 | cyclobenzaprine hydrochloride; cyclobenzaprine HCl | Flexeril; Amrix; Fexmid | ציקלובנזפרין | class=muscle relaxant; unit=mg; min=5; max=30
Methocarbamol | M03BA03 | 6845 | | Robaxin | מתוקרבמול | class=muscle relaxant; unit=mg; min=500; max=1500
Carisoprodol | M03BA02 | 2101 | | Soma? | קריסופרודול | class=muscle relaxant; unit=mg; min=250; max=350
Metaxalone | | 59078 | metaxalone tablets | Skelaxin | מטקסלון | class=muscle relaxant; unit=mg; min=400; max=800
Orphenadrine | M03BC01 | 7715 | orphenadrine citrate | Norflex; Flexin | אורפנדרין | class=muscle relaxant; unit=mg; min=50; max=100
Dantrolene | M03CA01 | 3105 | dantrolene sodium | Dantrium; Ryanodex | דנטרולן; דנטריום | class=muscle relaxant; unit=mg; min=20; max=250
OnabotulinumtoxinA | M03AX01 | 860189 | botulinum toxin; botulinum toxin type A; botox injection; abobotulinumtoxinA | Botox; Dysport | בוטוקס; רעלן בוטולינום; דיספורט | class=neurotoxin; unit=units; max=500

# --- Antidepressants
Escitalopram | N06AB10 | 321988 | escitalopram oxalate | Cipralex; Esto; Lexapro; Escitalopram Teva; Nexito; Stalopam; S-Citadep; Feliz-S; Seroplex | אסציטלופרם; ציפרלקס; סיפרלקס; אסטו | class=ssri; unit=mg; min=5; max=30
Citalopram | N06AB04 | 2556 | citalopram hydrobromide | Cipramil; Recital?; Celexa | ציטלופרם; ציפרמיל; רסיטל?; רסיטל | class=ssri; unit=mg; min=10; max=60
Sertraline | N06AB06 | 36437 | sertraline hydrochloride; sertraline HCl | Lustral; Serenada; Zoloft; Daxid; Zosert; Serlift; Serta | סרטרלין; לוסטרל; סרנדה; זולופט | class=ssri; unit=mg; max=200; min=12.5
Fluoxetine | N06AB03 | 4493 | fluoxetine hydrochloride; fluoxetine HCl | Prizma; Flutine; Affectine; Prozac; Sarafem; Fludac; Prodep; Flunil | פלואוקסטין; פרוזק; פריזמה; פלוטין; אפקטין; פלוקסטין | class=ssri; unit=mg; min=10; max=90
Paroxetine | N06AB05 | 32937 | paroxetine hydrochloride; paroxetine HCl; paroxetine mesylate | Seroxat; Paxxet; Parotin; Paxil; Brisdelle; Pexep; Paxidep; Deroxat | פרוקסטין; פארוקסטין; סרוקסט; פקסט; פרוטין; פאקסט; פקסיל | class=ssri; unit=mg; min=7.5; max=60
Fluvoxamine | N06AB08 | 42355 | fluvoxamine maleate | Favoxil; Luvox; Faverin | פלובוקסמין; פבוקסיל; פאבורין; לובוקס | class=ssri; unit=mg; min=25; max=300
Venlafaxine | N06AX16 | 39786 | venlafaxine hydrochloride; venlafaxine HCl | Efexor; Effexor; Viepax; Venla; Vensir; Venlablue; Efexor XL; Alventa; Venlor; Veniz | ונלפקסין; ונלאפקסין; אפקסור; ויאפקס; ויפקס; ויפאקס; ונלה; ונלבלו | class=snri; unit=mg; min=37.5; max=375
Desvenlafaxine | N06AX23 | 734064 | desvenlafaxine succinate | Pristiq; Khedezla | דסוונלפקסין; פריסטיק | class=snri; unit=mg; min=25; max=100
Duloxetine | N06AX21 | 72625 | duloxetine hydrochloride; duloxetine HCl | Cymbalta; Duloxetine Teva; Yentreve; Dulox; Duzela; Dulane | דולוקסטין; סימבלטה; צימבלטה; סימבלתא; סימבלתה | class=snri; unit=mg; min=20; max=120
Milnacipran | N06AX17 | 588250 | milnacipran hydrochloride; milnacipran HCl | Ixel; Savella | מילנציפרן; איקסל | class=snri; unit=mg; min=12.5; max=100
Mirtazapine | N06AX11 | 15996 | | Miro; Remeron; Mirtazapine Teva; Mirtaz; Norset | מירטזפין; מירו?; רמרון | class=antidepressant; unit=mg; min=7.5; max=45
Bupropion | N06AX12 | 42347 | bupropion hydrochloride; bupropion HCl; amfebutamone | Wellbutrin; Zyban; Aplenzin | בופרופיון; וולבוטרין; זייבן; ולבוטרין | class=antidepressant; unit=mg; min=75; max=450
Trazodone | N06AX05 | 10737 | trazodone hydrochloride; trazodone HCl | Trazodil; Desyrel; Trittico; Oleptro | טרזודון; טרזודיל; טריטיקו; דסירל | class=antidepressant; unit=mg; max=300; min=25
Vortioxetine | N06AX26 | 1455099 | vortioxetine hydrobromide | Brintellix; Trintellix | וורטיאוקסטין; ברינטליקס | class=antidepressant; unit=mg; min=5; max=20
Agomelatine | N06AX22 | | | Valdoxan | אגומלטין; ולדוקסן | class=antidepressant; unit=mg; min=25; max=50
Reboxetine | N06AX18 | 60842 | reboxetine mesylate | Edronax | רבוקסטין; אדרונקס | class=antidepressant; unit=mg; min=4; max=8
Mianserin | N06AX03 | 6929 | | Bonserin; Lerivon | מיאנסרין; בונסרין | class=antidepressant; unit=mg; min=10; max=90
Vilazodone | N06AX24 | 1086769 | vilazodone hydrochloride; vilazodone HCl | Viibryd | וילזודון | class=antidepressant; unit=mg; min=10; max=40
Esketamine | N06AX27 | 2119365 | esketamine nasal spray | Spravato | אסקטמין; ספרבאטו | class=nmda antagonist; unit=mg; min=28; max=84
Amitriptyline | N06AA09 | 704 | amitriptyline hydrochloride; amitriptyline HCl | Elatrol; Elatrolet; Elavil; Tryptomer; Amitone; Laroxyl; Saroten; Tryptin | אמיטריפטילין; אלטרול; אלטרולט; אלאטרול | class=tricyclic antidepressant; unit=mg; max=150; min=5
Lofepramine | N06AA07 | | lofepramine hydrochloride | Gamanil; Lomont | לופפרמין | class=tricyclic antidepressant; unit=mg; min=70; max=210
Nortriptyline | N06AA10 | 7531 | nortriptyline hydrochloride; nortriptyline HCl | Nortylin; Pamelor; Aventyl | נורטריפטילין; נורטילין | class=tricyclic antidepressant; unit=mg; min=10; max=75
Clomipramine | N06AA04 | 2597 | clomipramine hydrochloride; clomipramine HCl | Anafranil; Maronil | קלומיפרמין; אנפרניל; מרוניל | class=tricyclic antidepressant; unit=mg; min=10; max=150
Imipramine | N06AA02 | 5691 | imipramine hydrochloride; imipramine HCl | Tofranil; Primonil | אימיפרמין; טופרניל | class=tricyclic antidepressant; unit=mg; min=10; max=150
Doxepin | N06AA12 | 3638 | doxepin hydrochloride; doxepin HCl | Gilex; Sinequan; Silenor | דוקספין; גילקס | class=tricyclic antidepressant; unit=mg; min=3; max=150
Desipramine | N06AA01 | 3247 | desipramine hydrochloride; desipramine HCl | Norpramin; Deprexan | דסיפרמין; דפרקסן | class=tricyclic antidepressant; unit=mg; min=10; max=150
Phenelzine | N06AF03 | 8123 | phenelzine sulfate | Nardil | פנלזין | class=maoi; unit=mg; min=15; max=30
Tranylcypromine | N06AF04 | 10734 | tranylcypromine sulfate | Parnate | טרנילציפרומין | class=maoi; unit=mg; min=10; max=30
Moclobemide | N06AG02 | | | Aurorix; Mobemide | מוקלובמיד | class=maoi; unit=mg; min=100; max=300

# --- Mood stabilizers
Lithium | N05AN01 | 6448 | lithium carbonate; lithium citrate | Licarbium; Lithobid; Priadel; Eskalith; Camcolit; Licab; Lithosun | ליתיום; ליקרביום; ליתיום קרבונט | class=mood stabilizer; unit=mg; min=150; max=1200
Valproic acid | N03AG01 | 40254 | valproate; sodium valproate; valproate sodium; divalproex; divalproex sodium; VPA? | Depalept; Depakote; Depakine; Orfiril; Valporal; Epilim; Depakene; Depalept Chrono; Encorate; Valparin; Depacon; Epilex; Dicorate | חומצה ולפרואית; ולפרואט; דפלפט; דפאלפט; דפלפט כרונו; אורפיריל; ולפורל; דפקין; דפקן | class=anticonvulsant; unit=mg; min=100; max=3000
Lamotrigine | N03AX09 | 28439 | | Lamictal; Lamogine; Lamodex; Lamitor | למוטריגין; למיקטל; למוג׳ין; למוגין; למודקס | class=anticonvulsant; unit=mg; min=2; max=300
Carbamazepine | N03AF01 | 2002 | | Tegretol; Teril; Timonil; Carbatrol; Equetro; Tegrital; Mazetol; Zeptol | קרבמזפין; קרבאמזפין; טגרטול; טריל; טימוניל | class=anticonvulsant; unit=mg; min=100; max=600
Oxcarbazepine | N03AF02 | 32624 | | Trileptin; Trileptal; Timox; Oxetol | אוקסקרבזפין; טרילפטין; טרילפטל; טריליפטל | class=anticonvulsant; unit=mg; min=60; max=600

# --- Antipsychotics
Quetiapine | N05AH04 | 51272 | quetiapine fumarate | Seroquel; Quetiapine Teva; Qutipin; Qutan | קווטיאפין; קוויטיאפין; סרוקוול; קוואטיאפין; קואטיאפין | class=antipsychotic; unit=mg; max=800; min=12.5
Olanzapine | N05AH03 | 61381 | olanzapine pamoate | Zyprexa; Zypadhera; Olanzapine Teva; Zappa; Oleanz; Oliza | אולנזפין; אולאנזפין; זיפרקסה | class=antipsychotic; unit=mg; min=2.5; max=20; depot=150..405
Risperidone | N05AX08 | 35636 | | Risperdal; Rispond; Risperdal Consta; Perseris; Risdone; Sizodon | ריספרידון; ריספרדל; ריספונד | class=antipsychotic; unit=mg; min=0.25; max=8; depot=12.5..250
Paliperidone | N05AX13 | 679314 | paliperidone palmitate | Invega; Xeplion; Trevicta; Invega Sustenna; Invega Trinza | פליפרידון; אינווגה; קספליון; טרביקטה; אינבגה | class=antipsychotic; unit=mg; min=1.5; max=12; depot=25..1560
Aripiprazole | N05AX12 | 89013 | | Abilify; Abilify Maintena; Aristada; Aripiprazole Teva | אריפיפרזול; אביליפיי; אביליפי; אריפלי | class=antipsychotic; unit=mg; min=1; max=30; depot=300..1064
Brexpiprazole | N05AX16 | 1658314 | | Rexulti | ברקספיפרזול; רקסולטי | class=antipsychotic; unit=mg; min=0.25; max=4
Cariprazine | N05AX15 | 1667655 | cariprazine hydrochloride; cariprazine HCl | Vraylar; Reagila | קריפרזין; ריאג׳ילה | class=antipsychotic; unit=mg; min=1.5; max=6
Lurasidone | N05AE05 | 1040028 | lurasidone hydrochloride; lurasidone HCl | Latuda | לורסידון; לאטודה; לטודה | class=antipsychotic; unit=mg; min=18.5; max=160
Ziprasidone | N05AE04 | 115698 | ziprasidone hydrochloride; ziprasidone HCl | Geodon; Zeldox | זיפרסידון; גאודון | class=antipsychotic; unit=mg; min=20; max=80
Asenapine | N05AH05 | 784649 | asenapine maleate | Saphris; Sycrest | אסנפין | class=antipsychotic; unit=mg; min=2.5; max=10
Clotiapine | N05AH06 | | clothiapine; clotiapin | Entumin; Entumine; Etumine | קלוטיאפין; קלותיאפין; אנטומין; אנטומן | class=antipsychotic; unit=mg
Clozapine | N05AH02 | 2626 | | Leponex; Lozapine; Clozaril | קלוזפין; לפונקס; לוזפין | class=antipsychotic; unit=mg; min=12.5; max=450
Amisulpride | N05AL05 | | | Solian | אמיסולפריד; סוליאן | class=antipsychotic; unit=mg; min=50; max=800
Sulpiride | N05AL01 | 10239 | | Modal?; Dogmatil; Sulpirid | סולפיריד; מודל?; דוגמטיל | class=antipsychotic; unit=mg; min=50; max=400
Haloperidol | N05AD01 | 5093 | haloperidol decanoate | Haldol; Haloper; Peridor; Haldol Decanoate; Serenace | הלופרידול; הלידול; הלופר; פרידור; הלדול | class=antipsychotic; unit=mg; min=0.5; max=20; depot=25..300
Zuclopenthixol | N05AF05 | 114176 | zuclopenthixol acetate; zuclopenthixol decanoate | Clopixol; Clopixol Acuphase | זוקלופנטיקסול; קלופיקסול | class=antipsychotic; unit=mg; min=2; max=500
Flupentixol | N05AF01 | | flupenthixol; flupentixol decanoate | Fluanxol; Depixol | פלופנטיקסול; פלואנקסול | class=antipsychotic; unit=mg; min=0.5; max=200
Perphenazine | N05AB03 | 8076 | | Perphenan; Trilafon | פרפנזין; פרפנן | class=antipsychotic; unit=mg; min=2; max=16
Chlorpromazine | N05AA01 | 2403 | chlorpromazine hydrochloride; chlorpromazine HCl | Taroctyl; Thorazine; Largactil | כלורפרומזין; טרוקטיל; לרגקטיל | class=antipsychotic; unit=mg; min=10; max=200
Levomepromazine | N05AA02 | 6852 | methotrimeprazine; levomepromazine maleate | Nozinan; Ronexine | לבומפרומזין; נוזינן; רונקסין | class=antipsychotic; unit=mg; min=5; max=100
Fluphenazine | N05AB02 | 4496 | fluphenazine hydrochloride; fluphenazine HCl; fluphenazine decanoate | Prolixin; Modecate | פלופנזין; מודקט | class=antipsychotic; unit=mg; min=1; max=100
Trifluoperazine | N05AB06 | 10800 | trifluoperazine hydrochloride; trifluoperazine HCl | Stelazine | טריפלואופרזין | class=antipsychotic; unit=mg; min=1; max=10
Prochlorperazine | N05AB04 | 8704 | prochlorperazine maleate; prochlorperazine edisylate | Compazine; Stemetil; Buccastem | פרוכלורפרזין | class=antiemetic; unit=mg; min=3; max=25
Pimozide | N05AG02 | 8331 | | Orap | פימוזיד; אוראפ | class=antipsychotic; unit=mg; min=1; max=10

# --- Benzodiazepines, hypnotics, anxiolytics
Lorazepam | N05BA06 | 6470 | | Lorivan; Ativan; Temesta; Trapex; Larpose; Orfidal; Tavor | לורזפם; לוריבן; אטיבן; לוריוון; לוריוואן | class=benzodiazepine; unit=mg; max=4; min=0.25
Clonazepam | N03AE01 | 2598 | | Clonex; Rivotril; Klonopin; Lonazep; Clonotril; Zapiz; Petril; Clonafit; Disopan | קלונזפם; קלונקס; ריבוטריל | class=benzodiazepine; unit=mg; min=0.125; max=4
Diazepam | N05BA01 | 3322 | | Assival; Valium; Diaz?; Stesolid; Diastat; Calmpose; Sedil | דיאזפם; אסיבל; ואליום; דיאז?; סטסוליד; אסיוול | class=benzodiazepine; unit=mg; min=2; max=20
Alprazolam | N05BA12 | 596 | | Xanax; Alpralid; Xanagis; Alprox; Niravam; Alprax; Restyl?; Trika; Trankimazin | אלפרזולם; קסנקס; אלפרליד; קסנגיס; אלפרוקס | class=benzodiazepine; unit=mg; min=0.25; max=3
Brotizolam | N05CD09 | | | Bondormin; Brotizolam Teva; Lendormin | ברוטיזולם; בונדורמין | class=benzodiazepine; unit=mg; min=0.125; max=0.5
Oxazepam | N05BA04 | 7781 | | Vaben; Serax | אוקסזפם; וואבן; ואבן; וובן | class=benzodiazepine; unit=mg; min=10; max=30
Clobazam | N05BA09 | 21241 | | Frisium; Onfi; Sympazan; Lobazam | קלובזם; פריזיום | class=benzodiazepine; unit=mg; min=2.5; max=20
Midazolam | N05CD08 | 6960 | midazolam hydrochloride; midazolam HCl | Dormicum; Midolam; Versed; Buccolam; Nayzilam; Epistatus | מידזולם; דורמיקום; מידולם; בוקולם | class=benzodiazepine; unit=mg; min=1; max=50
Nitrazepam | N05CD02 | 7440 | | Numbon; Mogadon | ניטרזפם; נומבון | class=benzodiazepine; unit=mg; min=5; max=10
Flunitrazepam | N05CD03 | | | Hypnodorm; Rohypnol | פלוניטרזפם; היפנודורם; רוהיפנול | class=benzodiazepine; unit=mg; min=1; max=2
Temazepam | N05CD07 | 10355 | | Restoril; Normison | טמזפם | class=benzodiazepine; unit=mg; min=7.5; max=30
Loprazolam | N05CD11 | | loprazolam mesilate | Dormonoct | לופרזולם | class=benzodiazepine; unit=mg; min=0.5; max=2
Chlordiazepoxide | N05BA02 | 2356 | chlordiazepoxide hydrochloride; chlordiazepoxide HCl | Librium | כלורדיאזפוקסיד; ליבריום | class=benzodiazepine; unit=mg; min=5; max=25
Clorazepate | N05BA05 | 2353 | clorazepate dipotassium | Tranxene; Tranxal | קלורזפט; טרנקסל | class=benzodiazepine; unit=mg; min=3.75; max=15
Triazolam | N05CD05 | 10767 | | Halcion | טריאזולם; הלסיון | class=benzodiazepine; unit=mg; min=0.125; max=0.25
Zolpidem | N05CF02 | 39993 | zolpidem tartrate | Stilnox; Zodorm; Ambien; Edluar; Zolfresh; Nitrest | זולפידם; סטילנוקס; זודורם | class=z-drug hypnotic; unit=mg; min=1.75; max=12.5
Zopiclone | N05CF01 | 40001 | | Imovane; Nocturno; Zimovane | זופיקלון; אימובן; נוקטורנו | class=z-drug hypnotic; unit=mg; min=3.75; max=7.5
Eszopiclone | N05CF04 | 461016 | | Lunesta | אסזופיקלון | class=z-drug hypnotic; unit=mg; min=1; max=3
Zaleplon | N05CF03 | 74667 | | Sonata? | זלפלון | class=z-drug hypnotic; unit=mg; min=5; max=20
Melatonin | N05CH01 | 6711 | | Circadin; Slenyto | מלטונין; צירקדין; סירקדין; סלניטו | class=melatonin agonist; unit=mg; min=0.3; max=20
Ramelteon | N05CH02 | 596205 | | Rozerem | רמלטאון | class=melatonin agonist; unit=mg; min=8; max=8
Suvorexant | N05CJ01 | 1547099 | | Belsomra | סוברקסנט | class=orexin antagonist; unit=mg; min=5; max=20
Daridorexant | N05CJ03 | 2591497 | | Quviviq | דרידורקסנט | class=orexin antagonist; unit=mg; min=25; max=50
Buspirone | N05BE01 | 1827 | buspirone hydrochloride; buspirone HCl | Sorbon; Buspar | בוספירון; סורבון | class=anxiolytic; unit=mg; min=5; max=30
Hydroxyzine | N05BB01 | 5553 | hydroxyzine hydrochloride; hydroxyzine HCl; hydroxyzine pamoate | Otarex; Atarax; Vistaril | הידרוקסיזין; אוטרקס; אטרקס | class=antihistamine; unit=mg; min=10; max=100

# --- ADHD, wakefulness, dependence
Methylphenidate | N06BA04 | 6901 | methylphenidate hydrochloride; methylphenidate HCl | Ritalin; Concerta; Ritalin LA; Quillivant; Daytrana; Medikinet; Rubifen; Xaggitin; Xaggitin XL; Delmosart; Xenidate; Equasym; Matoride; Metadate; Metadate CD | מתילפנידט; ריטלין; קונצרטה; מדיקינט | class=stimulant; unit=mg; min=5; max=72
Dexmethylphenidate | N06BA11 | 352372 | dexmethylphenidate hydrochloride; dexmethylphenidate HCl | Focalin | דקסמתילפנידאט; פוקלין | class=stimulant; unit=mg; min=2.5; max=40
Amphetamine mixed salts | N06BA01 | | dextroamphetamine amphetamine; amphetamine dextroamphetamine; mixed amphetamine salts | Adderall; Attent?; Mydayis | אדרל; אטנט | class=stimulant; unit=mg; min=5; max=50
Dextroamphetamine | N06BA02 | 3288 | dexamfetamine; dextroamphetamine sulfate | Dexedrine; Zenzedi | דקסטרואמפטמין | class=stimulant; unit=mg; min=2.5; max=30
Lisdexamfetamine | N06BA12 | 700810 | lisdexamfetamine dimesylate | Vyvanse; Elvanse | ליסדקסאמפטמין; ויואנס | class=stimulant; unit=mg; min=10; max=70
Atomoxetine | N06BA09 | 38400 | atomoxetine hydrochloride; atomoxetine HCl | Strattera | אטומוקסטין; סטרטרה | class=snri; unit=mg; min=10; max=100
Guanfacine | C02AC02 | 40114 | guanfacine hydrochloride; guanfacine HCl | Intuniv; Tenex | גואנפצין; אינטוניב | class=central alpha-2 agonist; unit=mg; min=1; max=7
Modafinil | N06BA07 | 30125 | | Provigil; Modiodal | מודפיניל; פרוביג׳יל | class=wakefulness agent; unit=mg; min=100; max=200
Armodafinil | N06BA13 | 641465 | | Nuvigil | ארמודפיניל | class=wakefulness agent; unit=mg; min=50; max=250
Varenicline | N07BA03 | 591622 | varenicline tartrate | Champix; Chantix; Tyrvaya | ורניקלין; צ׳מפיקס; צמפיקס | class=smoking cessation; unit=mg; min=0.5; max=1
Nicotine | N07BA01 | 7407 | nicotine replacement; nicotine patch; nicotine gum | Nicorette; NiQuitin; Nicotinell; Nicoderm | ניקוטין; ניקורט; ניקוטינל; מדבקות ניקוטין | class=smoking cessation; unit=mg; min=1; max=25
Disulfiram | N07BB01 | 3554 | | Antabuse | דיסולפירם; אנטבוס | class=alcohol deterrent; unit=mg; min=200; max=500
Acamprosate | N07BB03 | 82819 | acamprosate calcium | Campral; Aotal | אקמפרוסט | class=alcohol deterrent; unit=mg; min=333; max=666

# --- Anticonvulsants
Levetiracetam | N03AX14 | 114477 | | Keppra; Levetiracetam Teva; Spritam; Levipil; Levera | לבטירצטם; לווטירצטם; קפרה | class=anticonvulsant; unit=mg; min=100; max=3000
Brivaracetam | N03AX23 | 1739745 | | Briviact | בריברצטם; בריביאקט | class=anticonvulsant; unit=mg; min=10; max=100
Topiramate | N03AX11 | 38404 | | Topamax; Topiramate Teva; Trokendi; Qudexy; Topamid; Topamac | טופירמט; טופירמאט; טופמקס; טופאמקס; טופמיד | class=anticonvulsant; unit=mg; min=15; max=200
Phenytoin | N03AB02 | 8183 | phenytoin sodium; DPH?; diphenylhydantoin | Dilantin; Epanutin; Eptoin | פניטואין; דילנטין; אפנוטין; דיפנטואין | class=anticonvulsant; unit=mg; min=30; max=600
Fosphenytoin | N03AB05 | 72236 | fosphenytoin sodium | Cerebyx | פוספניטואין | class=anticonvulsant; unit=mg
Phenobarbital | N03AA02 | 8134 | phenobarbitone; phenobarbital sodium; PB? | Luminal?; Luminaletten; Gardenal | פנוברביטל; לומינל | class=barbiturate; unit=mg; min=15; max=200
Primidone | N03AA03 | 8691 | | Prysoline; Mysoline | פרימידון; פריזולין | class=anticonvulsant; unit=mg; min=50; max=250
Lacosamide | N03AX18 | 623400 | | Vimpat; Lacoset | לקוסמיד; וימפט | class=anticonvulsant; unit=mg; min=50; max=400
Perampanel | N03AX22 | 1356552 | | Fycompa | פרמפנל; פיקומפה | class=anticonvulsant; unit=mg; min=2; max=12
Zonisamide | N03AX15 | 39998 | | Zonegran | זוניסמיד; זונגרן | class=anticonvulsant; unit=mg; min=25; max=100
Ethosuximide | N03AD01 | 4135 | | Zarontin; Suxinutin; Petnidan | אתוסוקסימיד; זרונטין | class=anticonvulsant; unit=mg; min=250; max=500
Vigabatrin | N03AG04 | 14851 | | Sabril; Sabrilan; Kigabeq | ויגבטרין; סבריל; סברילן | class=anticonvulsant; unit=mg; min=500; max=1000
Rufinamide | N03AF03 | 69036 | | Banzel; Inovelon | רופינמיד; אינובלון | class=anticonvulsant; unit=mg; min=100; max=400
Eslicarbazepine | N03AF04 | 1482502 | eslicarbazepine acetate | Aptiom; Zebinix | אסליקרבזפין; זביניקס | class=anticonvulsant; unit=mg; min=200; max=800
Cenobamate | N03AX25 | 2265690 | | Xcopri; Ontozry | צנובמט | class=anticonvulsant; unit=mg; min=12.5; max=200
Felbamate | N03AX10 | 24812 | | Felbatol; Taloxa | פלבמט; טלוקסה | class=anticonvulsant; unit=mg; min=400; max=600
Cannabidiol | N03AX24 | 2045371 | CBD oil | Epidiolex; Epidyolex | קנבידיול; אפידיולקס | class=cannabinoid; unit=mg
Stiripentol | N03AX17 | 2054968 | | Diacomit | סטיריפנטול; דיאקומיט | class=anticonvulsant; unit=mg; min=250; max=500
Gabapentin | N02BF01 | 25480 | gabapentin enacarbil | Neurontin; Gralise; Horizant; Gabapentin Teva; Gabapin; Gabantin | גבפנטין; גאבאפנטין; נוירונטין | class=gabapentinoid; unit=mg; min=100; max=1200
Pregabalin | N02BF02 | 187832 | | Lyrica; Pregabalin Teva; Pregalin; Maxgalin; Pregeb | פרגבלין; פרגאבלין; ליריקה | class=gabapentinoid; unit=mg; min=25; max=330

# --- Parkinson disease and movement disorders
Levodopa / carbidopa | N04BA02 | 103990 | carbidopa levodopa; co-careldopa | Dopicar; Sinemet; Duodopa; Rytary; Duopa; Parcopa; Syndopa; Tidomet | לבודופה קרבידופה; דופיקר; סינמט; דואודופה | class=dopaminergic; unit=mg; min=10; max=250
Carbidopa | | | | Lodosyn | קרבידופה | class=dopaminergic; unit=mg
Levodopa / benserazide | N04BA02 | | benserazide levodopa; co-beneldopa | Madopar; Levopar; Levopar Plus | לבודופה בנסרזיד; לבופר; מדופר | class=dopaminergic; unit=mg; min=12.5; max=250
Levodopa / carbidopa / entacapone | N04BA03 | | carbidopa levodopa entacapone | Stalevo; Corbilta | סטלבו; סטאלבו | class=dopaminergic; unit=mg; min=12.5; max=200
Entacapone | N04BX02 | 60307 | | Comtan; Comtess | אנטקפון; קומטן | class=comt inhibitor; unit=mg; min=200; max=200
Opicapone | N04BX04 | 2362167 | | Ongentys | אופיקפון; אונג׳נטיס | class=comt inhibitor; unit=mg; min=25; max=50
Pramipexole | N04BC05 | 746741 | pramipexole dihydrochloride | Sifrol; Mirapex; Mirapexin; Pramipexole Teva; Pramipex | פרמיפקסול; סיפרול | class=dopamine agonist; unit=mg; min=0.088; max=4.5
Ropinirole | N04BC04 | 72302 | ropinirole hydrochloride; ropinirole HCl | Requip; Requip Modutab; Ropinirole Teva; Adartrel | רופינירול; רקוויפ; ריקוויפ | class=dopamine agonist; unit=mg; min=0.25; max=12
Rotigotine | N04BC09 | 616739 | | Neupro | רוטיגוטין; נופרו; ניופרו | class=dopamine agonist; unit=mg; min=1; max=8
Apomorphine | N04BC07 | 1043 | apomorphine hydrochloride; apomorphine HCl | Apo-Go; Apokyn; Dacepton; Kynmobi | אפומורפין; אפוגו | class=dopamine agonist; unit=mg; min=1; max=50
Rasagiline | N04BD02 | 134748 | rasagiline mesylate | Azilect; Rasagiline Teva | רסגילין; רזגילין; אזילקט | class=mao-b inhibitor; unit=mg; min=0.5; max=1
Selegiline | N04BD01 | 9639 | selegiline hydrochloride; selegiline HCl | Jumex; Eldepryl; Zelapar; Emsam | סלג׳ילין; סלגילין; יומקס | class=mao-b inhibitor; unit=mg; min=1.25; max=10
Safinamide | N04BD03 | 1922448 | safinamide mesylate | Xadago | ספינמיד; קסדגו | class=mao-b inhibitor; unit=mg; min=50; max=100
Amantadine | N04BB01 | 620 | amantadine hydrochloride; amantadine HCl; amantadine sulfate | Symmetrel; Paritrel; A-Parkin; Gocovri; PK-Merz | אמנטדין; פריטרל; סימטרל; פקמרז; פי קיי מרץ; פי-קיי מרץ; PK מרץ | class=nmda antagonist; unit=mg; min=50; max=274
Trihexyphenidyl | N04AA01 | 10811 | trihexyphenidyl hydrochloride; trihexyphenidyl HCl; benzhexol | Artane; Partane; Rodenal; Pacitane | טריהקסיפנידיל; ארטן; רודנל; פרטן | class=anticholinergic; unit=mg; min=1; max=5
Biperiden | N04AA02 | 1589 | biperiden hydrochloride; biperiden HCl | Dekinet; Akineton | ביפרידן; דקינט; אקינטון | class=anticholinergic; unit=mg; min=2; max=5
Benztropine | N04AC01 | 1424 | benzatropine; benztropine mesylate | Cogentin | בנזטרופין | class=anticholinergic; unit=mg; min=0.5; max=2
Tetrabenazine | N07XX06 | 10390 | | Xenazine | טטרבנזין; קסנזין | class=vmat2 inhibitor; unit=mg; min=12.5; max=25
Deutetrabenazine | N07XX16 | 1876905 | | Austedo | דויטטרבנזין; אוסטדו | class=vmat2 inhibitor; unit=mg; min=6; max=48
Valbenazine | N07XX13 | 1918219 | valbenazine tosylate | Ingrezza | ולבנזין | class=vmat2 inhibitor; unit=mg; min=40; max=80

# --- Dementia, ALS, myasthenia
Donepezil | N06DA02 | 135447 | donepezil hydrochloride; donepezil HCl | Memorit; Aricept; Asenta; Donepezil Teva; Donecept; Donep | דונפזיל; ממוריט; אריספט; אסנטה; ממורית | class=cholinesterase inhibitor; unit=mg; min=5; max=23
Rivastigmine | N06DA03 | 183379 | rivastigmine tartrate | Exelon | ריבסטיגמין; אקסלון | class=cholinesterase inhibitor; unit=mg; min=1.5; max=13.3
Galantamine | N06DA04 | 4637 | galantamine hydrobromide | Reminyl; Razadyne | גלנטמין; רמיניל | class=cholinesterase inhibitor; unit=mg; min=4; max=24
Memantine | N06DX01 | 6719 | memantine hydrochloride; memantine HCl | Ebixa; Memox; Namenda; Axura; Admenta | ממנטין; אביקסה; ממוקס; אבקסה; נמנדה; מאמוקס; אביקסא | class=nmda antagonist; unit=mg; min=5; max=28
Pyridostigmine | N07AA02 | 9000 | pyridostigmine bromide | Mestinon | פירידוסטיגמין; מסטינון | class=cholinesterase inhibitor; unit=mg; min=10; max=180
Neostigmine | N07AA01 | 7315 | neostigmine methylsulfate | Prostigmin; Bloxiverz | נאוסטיגמין | class=cholinesterase inhibitor; unit=mg; min=0.5; max=15
Riluzole | N07XX02 | 35623 | | Rilutek; Exservan | רילוזול; רילוטק | class=glutamate inhibitor; unit=mg; min=50; max=100
Edaravone | N07XX14 | 1921877 | | Radicava; Radicut | אדרבון; רדיקבה | class=neuroprotectant; unit=mg; max=105
Nusinersen | M09AX07 | 1863556 | | Spinraza | נוסינרסן; ספינרזה | class=antisense oligonucleotide; unit=mg; min=12; max=12
Risdiplam | M09AX10 | 2390935 | | Evrysdi | ריסדיפלם; אבריסדי | class=smn2 splicing modifier; unit=mg; min=0.25; max=5

# --- Migraine, vertigo
Sumatriptan | N02CC01 | 37418 | sumatriptan succinate | Imitrex; Imigran; Sumatriptan Teva; Suminat; Imigrane | סומטריפטן; אימיטרקס; אימיגרן | class=triptan; unit=mg; min=5; max=100
Rizatriptan | N02CC04 | 88014 | rizatriptan benzoate | Rizalt; Maxalt; Rizalt RPD | ריזטריפטן; ריזלט; מקסלט | class=triptan; unit=mg; min=5; max=10
Eletriptan | N02CC06 | 231049 | eletriptan hydrobromide | Relert; Relpax | אלטריפטן; רלרט; רילרט; רלפקס | class=triptan; unit=mg; min=20; max=80
Zolmitriptan | N02CC03 | 135775 | | Zomig; AscoTop | זולמיטריפטן; זומיג | class=triptan; unit=mg; min=1.25; max=5
Naratriptan | N02CC02 | 141366 | naratriptan hydrochloride; naratriptan HCl | Naramig; Amerge | נרטריפטן; נרמיג | class=triptan; unit=mg; min=1; max=2.5
Frovatriptan | N02CC07 | 228783 | frovatriptan succinate | Frova; Migard | פרובטריפטן | class=triptan; unit=mg; min=2.5; max=2.5
Almotriptan | N02CC05 | 279645 | almotriptan malate | Axert; Almogran | אלמוטריפטן | class=triptan; unit=mg; min=6.25; max=12.5
Ergotamine / caffeine | N02CA52 | | ergotamine tartrate caffeine; caffeine ergotamine | Cafergot | קפרגוט | class=ergot alkaloid; unit=mg; min=1; max=100
Erenumab | N02CD01 | 2045613 | | Aimovig | ארנומב; איימוביג | class=cgrp antagonist; unit=mg; min=70; max=140
Galcanezumab | N02CD02 | 2058846 | | Emgality | גלקנזומב; אמגליטי | class=cgrp antagonist; unit=mg; min=100; max=240
Fremanezumab | N02CD03 | 2056691 | | Ajovy | פרמנזומב; אג׳ובי | class=cgrp antagonist; unit=mg; min=225; max=675
Rimegepant | N02CD06 | 2282307 | | Nurtec; Vydura | רימג׳פנט; נורטק | class=cgrp antagonist; unit=mg; min=75; max=75
Atogepant | N02CD07 | | | Qulipta; Aquipta | אטוג׳פנט; אקוויפטה | class=cgrp antagonist; unit=mg; min=10; max=60
Ubrogepant | N02CD04 | 2268216 | | Ubrelvy | אוברוג׳פנט | class=cgrp antagonist; unit=mg; min=50; max=100
Betahistine | N07CA01 |  | betahistine dihydrochloride | Agiserc; Betistine; Serc; Betahistine Teva; Betaserc; Vertin?; Betavert | בטאהיסטין; בטהיסטין; אג׳יסרק; בטיסטין; ביתסרק; בטאסרק | class=antivertigo; unit=mg; min=8; max=48
Cinnarizine | N07CA02 | | | Stunarone; Stugeron | צינריזין; סטונרון; סטוגרון | class=antivertigo; unit=mg; min=25; max=75
Flunarizine | N07CA03 | | | Sibelium; Flunarin | פלונריזין; סיבליום | class=calcium channel blocker; unit=mg; min=5; max=10
Pizotifen | N02CX01 | 8373 | | Sandomigran; Sanomigran | פיזוטיפן | class=antimigraine; unit=mg; min=0.5; max=3
Dimenhydrinate | R06AA11 | 3444 | | Travamin; Dramamine; Gravinate | דימנהידרינט; טרבמין; טרוומין; טרוולמין | class=antihistamine; unit=mg; min=12.5; max=100
Meclizine | R06AE05 | 6676 | meclozine; meclizine hydrochloride; meclizine HCl | Bonine; Bonamine; Antivert | מקליזין; בונמין | class=antihistamine; unit=mg; min=12.5; max=50

# --- Multiple sclerosis and neuromyelitis
Interferon beta-1a | L03AB07 | 75917 | | Avonex; Rebif | אינטרפרון בטא 1a; אבונקס; רביף | class=interferon; unit=mcg; min=22; max=44
Interferon beta-1b | L03AB08 | 72257 | | Betaferon; Betaseron; Extavia | אינטרפרון בטא 1b; בטאפרון | class=interferon; unit=mcg; min=250; max=300
Peginterferon beta-1a | L03AB13 | 1546168 | | Plegridy | פלגרידי | class=interferon; unit=mcg; min=63; max=125
Glatiramer | L03AX13 | 214582 | glatiramer acetate | Copaxone; Glatopa | גלטירמר; קופקסון; קופאקסון | class=immunomodulator; unit=mg; min=20; max=40
Dimethyl fumarate | L04AX07 | 1373478 | | Tecfidera | דימתיל פומראט; טקפידרה | class=immunomodulator; unit=mg; min=120; max=240
Teriflunomide | L04AK02 | 1310520 | | Aubagio | טריפלונומיד; אובגיו | class=dhodh inhibitor; unit=mg; min=7; max=14
Fingolimod | L04AE01 | 1012892 | fingolimod hydrochloride; fingolimod HCl | Gilenya; Tascenso | פינגולימוד; ג׳ילניה; גילניה | class=s1p receptor modulator; unit=mg; min=0.25; max=0.5
Siponimod | L04AE03 | 2121085 | | Mayzent | סיפונימוד; מייזנט | class=s1p receptor modulator; unit=mg; min=0.25; max=2
Ozanimod | L04AE02 | 2288236 | | Zeposia | אוזנימוד; זפוסיה | class=s1p receptor modulator; unit=mg; min=0.23; max=0.92
Ponesimod | L04AE04 | 2532300 | | Ponvory | פונסימוד; פונבורי | class=s1p receptor modulator; unit=mg; min=2; max=20
Cladribine | L04AA40; L01BB04 | 44157 | | Mavenclad; Leustatin; Litak | קלדריבין; מבנקלד | class=antimetabolite; unit=mg; min=10; max=20
Natalizumab | L04AG03 | 354770 | | Tysabri | נטליזומב; טיסברי | class=monoclonal antibody; unit=mg; min=300; max=300
Ocrelizumab | L04AG08 | 1876366 | | Ocrevus | אוקרליזומב; אוקרבוס | class=monoclonal antibody; unit=mg; min=300; max=920
Ofatumumab | L04AG12; L01FA02 | 712566 | | Kesimpta; Arzerra | אופטומומב; קסימפטה | class=monoclonal antibody; unit=mg; min=20; max=1000
Alemtuzumab | L04AG06 | 117055 | | Lemtrada; Campath | אלמטוזומב; למטרדה | class=monoclonal antibody; unit=mg; min=12; max=30
Fampridine | N07XX07 | 897018 | dalfampridine; 4-aminopyridine | Fampyra; Ampyra | פמפרידין; פמפירה | class=potassium channel blocker; unit=mg; min=10; max=10

# --- Inhaled bronchodilators and steroids
Albuterol | R03AC02; R03CC02 | 435 | salbutamol; albuterol sulfate; salbutamol sulfate; salbutamol sulphate | Ventolin; Proventil; ProAir; Airomir; Salamol; Asthalin; Ventoline | סלבוטמול; אלבוטרול; ונטולין; וונטולין | class=beta-2 agonist; unit=mcg; min=90; max=5000
Metaproterenol | R03AB03; R03CB03 | | orciprenaline; metaproterenol sulfate; orciprenaline sulfate | Alupent | מטפרוטרנול | class=beta-2 agonist
Levalbuterol | R03AC02 | 237159 | levosalbutamol; levalbuterol tartrate | Xopenex; Levolin | לבאלבוטרול | class=beta-2 agonist; unit=mg; min=0.31; max=1.25
Terbutaline | R03AC03; R03CC03 | 10368 | terbutaline sulfate | Terbulin; Bricalin; Bricanyl; Brethine | טרבוטלין; טרבולין; בריקלין | class=beta-2 agonist; unit=mg; min=0.25; max=7.5
Salmeterol | R03AC12 | 36117 | salmeterol xinafoate | Serevent | סלמטרול; סרבנט | class=beta-2 agonist; unit=mcg; min=25; max=50
Formoterol | R03AC13 | 25255 | eformoterol; formoterol fumarate | Oxis; Foradil; Perforomist; Atimos; Atimos Modulite | פורמוטרול; אוקסיס; פורדיל; פוראדיל | class=beta-2 agonist; unit=mcg; min=4.5; max=24
Indacaterol | R03AC18 | 1114326 | indacaterol maleate | Onbrez | אינדקטרול; אונברז | class=beta-2 agonist; unit=mcg; min=75; max=300
Ipratropium | R03BB01; R01AX03 | 7213 | ipratropium bromide | Aerovent; Atrovent; Apovent | איפרטרופיום; אירובנט; ארובנט; אירוונט; אטרובנט | class=anticholinergic bronchodilator; unit=mcg; min=20; max=500
Ipratropium / albuterol | R03AL02 | 214199 | albuterol ipratropium; ipratropium salbutamol; salbutamol ipratropium | Combivent; DuoNeb; Duolin | קומביבנט; דואולין | class=anticholinergic bronchodilator; unit=mg; min=0.5; max=3
Tiotropium | R03BB04 | 69120 | tiotropium bromide | Spiriva; Braltus; Tiova | טיוטרופיום; ספיריבה; ספירבה; ספיריווה | class=anticholinergic bronchodilator; unit=mcg; min=1.25; max=18
Umeclidinium | R03BB07 | 1487514 | umeclidinium bromide | Incruse; Incruse Ellipta | אומקלידיניום; אינקרוז | class=anticholinergic bronchodilator; unit=mcg; min=55; max=62.5
Glycopyrrolate | R03BB06; A03AB02 | 1546438 | glycopyrronium; glycopyrronium bromide | Seebri; Robinul; Cuvposa | גליקופירולט; גליקופירוניום; סיברי | class=anticholinergic; unit=mcg; min=44; max=2000
Aclidinium | R03BB05 | 1303098 | aclidinium bromide | Bretaris; Eklira; Tudorza | אקלידיניום; ברטריס | class=anticholinergic bronchodilator; unit=mcg; min=322; max=400
Umeclidinium / vilanterol | R03AL03 | 1487518 | vilanterol umeclidinium | Anoro; Anoro Ellipta | אנורו | class=anticholinergic bronchodilator; unit=mcg; min=22; max=62.5
Indacaterol / glycopyrronium | R03AL04 | | glycopyrronium indacaterol; indacaterol glycopyrrolate | Ultibro; Utibron | אולטיברו | class=anticholinergic bronchodilator; unit=mcg; min=27.5; max=110
Tiotropium / olodaterol | R03AL06 | | olodaterol tiotropium | Spiolto; Stiolto | ספיולטו | class=anticholinergic bronchodilator; unit=mcg; min=2.5; max=5
Budesonide | R03BA02; R01AD05; A07EA06 | 19831 | | Budicort; Pulmicort; Rhinocort; Entocort; Budenofalk; Uceris; Cortiment; Budecort | בודזוניד; בודסוניד; בודיקורט; פולמיקורט; רינוקורט; אנטוקורט; בודנופלק; בודסון | class=inhaled corticosteroid; unit=mg; min=0.032; max=9
Fluticasone | R03BA05; R01AD08; R01AD12 | 41126 | fluticasone propionate; fluticasone furoate | Flixotide; Flixonase; Flonase; Flovent; Allegro; Avamys; Arnuity; Cutivate; Flutivate; Veramyst | פלוטיקזון; פלוטיקסון; פליקסוטייד; פליקסונז; אלגרו; אוומיס; אבמיס | class=inhaled corticosteroid; unit=mcg; min=27.5; max=500
Beclomethasone | R03BA01; R01AD01 | 1347 | beclometasone; beclomethasone dipropionate | Qvar; Clenil; Beconase; Beclazone | בקלומטזון; קיובר | class=inhaled corticosteroid; unit=mcg; min=40; max=400
Ciclesonide | R03BA08; R01AD13 | 274964 | | Alvesco; Omnaris; Zetonna | ציקלסוניד; אלבסקו | class=inhaled corticosteroid; unit=mcg; min=37; max=160
Mometasone | R01AD09; D07AC13; R03BA07 | 108118 | mometasone furoate | Nasonex; Nexomist; Elocom; Elocon; Asmanex; Mometasone Teva; Metaspray; Momate | מומטזון; נזונקס; אלוקום; נאזונקס | class=corticosteroid; unit=mcg; min=50; max=400
Budesonide / formoterol | R03AK07 | 389132 | formoterol budesonide; budesonide formoterol fumarate | Symbicort; DuoResp; DuoResp Spiromax; Bufomix; Foracort; Budamate | סימביקורט; דואורספ | class=inhaled corticosteroid; unit=mcg; min=4.5; max=400
Fluticasone / salmeterol | R03AK06 | 284635 | salmeterol fluticasone; fluticasone propionate salmeterol | Seretide; Advair; Foxair; Airduo; Wixela; AirFluSal; Seroflo | סרטייד; אדוואיר | class=inhaled corticosteroid; unit=mcg; min=14; max=500
Fluticasone / vilanterol | R03AK10 | 1424888 | vilanterol fluticasone; fluticasone furoate vilanterol | Relvar; Relvar Ellipta; Breo; Breo Ellipta | רלבר; רלוואר; רלוור | class=inhaled corticosteroid; unit=mcg; min=22; max=200
Fluticasone / formoterol | R03AK11 | | formoterol fluticasone | Flutiform | פלוטיפורם | class=inhaled corticosteroid; unit=mcg; min=5; max=250
Beclomethasone / formoterol | R03AK08 | | beclometasone formoterol | Foster?; Fostair | פוסטר? | class=inhaled corticosteroid; unit=mcg; min=6; max=200
Mometasone / formoterol | R03AK09 | | | Dulera | דולרה | class=inhaled corticosteroid; unit=mcg; min=5; max=200
Fluticasone / umeclidinium / vilanterol | R03AL08 | 1945038 | fluticasone furoate umeclidinium vilanterol | Trelegy; Trelegy Ellipta | טרלג׳י | class=inhaled corticosteroid; unit=mcg; min=22; max=200
Beclomethasone / formoterol / glycopyrronium | R03AL09 | | | Trimbow | טרימבו | class=inhaled corticosteroid; unit=mcg; min=5; max=172
Budesonide / formoterol / glycopyrronium | R03AL11 | 2387330 | budesonide glycopyrrolate formoterol | Trixeo; Breztri | טריקסאו | class=inhaled corticosteroid; unit=mcg; min=5; max=160

# --- Other respiratory
Montelukast | R03DC03 | 88249 | montelukast sodium | Singulair; Montelukast Teva; Montelair; Montair; Telekast; Myteka; Monas | מונטלוקסט; מונטלוקאסט; סינגולר; סינגולייר | class=leukotriene antagonist; unit=mg; min=4; max=10
Montelukast / levocetirizine | |  | levocetirizine montelukast | Montair LC; Montek LC; Levocet M; Telekast-L | מונטלוקסט ולבוצטיריזין | class=leukotriene antagonist; unit=mg; min=2.5; max=10
Zafirlukast | R03DC01 | 114970 | | Accolate | זפירלוקסט | class=leukotriene antagonist; unit=mg; min=10; max=20
Theophylline | R03DA04 | 10438 |  | Theotrim; Theo-Dur; Uniphyllin; Theo-24; Theotard | תאופילין; טאופילין; תאוטרים; תיאופילין; תיאוטרד; תאוטרד | class=xanthine; unit=mg; min=100; max=600
Aminophylline | R03DA05 | 689 | | Phyllocontin | אמינופילין | class=xanthine; unit=mg; min=100; max=500
Roflumilast | R03DX07 | 1091836 | | Daliresp; Daxas | רופלומילסט; דקסס | class=pde4 inhibitor; unit=mcg; min=250; max=500
Omalizumab | R03DX05 | 302379 | | Xolair | אומליזומב; קסולאיר; זולייר | class=monoclonal antibody; unit=mg; min=75; max=600
Mepolizumab | R03DX09 | 1720597 | | Nucala | מפוליזומב; נוקלה | class=monoclonal antibody; unit=mg; min=40; max=300
Benralizumab | R03DX10 | 1989100 | | Fasenra | בנרליזומב; פסנרה | class=monoclonal antibody; unit=mg; min=10; max=30
Tezepelumab | R03DX11 | 2587789 | | Tezspire | טזפלומב; טזספייר | class=monoclonal antibody; unit=mg; min=210; max=210
Cromolyn | R03BC01; S01GX01; R01AC01 | 42612 | cromoglicic acid; sodium cromoglicate; cromolyn sodium; sodium cromoglycate | Lomudal; Opticrom; Vividrin; Nalcrom; Cromoptic | קרומולין; קרומוגליקט; ויוידרין; לומודל | class=mast cell stabilizer; unit=mg
Acetylcysteine | R05CB01; V03AB23 | 197 | N-acetylcysteine; NAC?; acetyl cysteine | Siran; Reolin; Mucomyst; Parvolex; Acetadote; Fluimucil; Mucomix; Mucinac; ACC 600; ACC 200 | אצטילציסטאין; סירן; ראולין | class=mucolytic; unit=mg; min=100; max=6000
Carbocisteine | R05CB03 | | carbocysteine | Mucolit; Mucodyne | קרבוציסטאין; מוקוליט | class=mucolytic; unit=mg; min=100; max=750
Ambroxol | R05CB06 | 625 | ambroxol hydrochloride; ambroxol HCl | Mucosolvan | אמברוקסול; מוקוסולבן | class=mucolytic; unit=mg; min=7.5; max=75
Bromhexine | R05CB02 | | bromhexine hydrochloride; bromhexine HCl | Solvex; Bisolvon | ברומהקסין; סולבקס | class=mucolytic; unit=mg; min=4; max=16
Dornase alfa | R05CB13 | 337623 | | Pulmozyme | דורנז אלפא; פולמוזים | class=mucolytic; unit=mg; min=2.5; max=2.5
Guaifenesin | R05CA03 | 5032 | | Mucinex; Robitussin; Resyl; Humibid | גואיפנזין; רזיל | class=expectorant; unit=mg; min=100; max=1200
Dextromethorphan | R05DA09 | 3289 | dextromethorphan hydrobromide; DXM? | Romilar; Tarodex; Delsym | דקסטרומתורפן; רומילר; טרודקס | class=antitussive; unit=mg; min=5; max=60
Benzonatate | R05DB01 | 18993 | | Tessalon | בנזונטט | class=antitussive; unit=mg; min=100; max=200
Butamirate | R05DB13 | | butamirate citrate | Sinecod | בוטמירט; סינקוד | class=antitussive; unit=mg; max=50
Pseudoephedrine | R01BA02 | 8896 | pseudoephedrine hydrochloride; pseudoephedrine HCl | Sudafed; Sinufed | פסאודואפדרין; סינופד | class=decongestant; unit=mg; min=30; max=240
Pseudoephedrine / triprolidine | R01BA52 | 214807 | triprolidine pseudoephedrine | Actifed; Tarophed | אקטיפד; טרופד | class=decongestant; unit=mg; min=2.5; max=60
Oxymetazoline | R01AA05; S01GA04 | 7812 | oxymetazoline hydrochloride; oxymetazoline HCl | Alrin; Afrin; Nasivin; Rhofade; Nasivion | אוקסימטזולין; אלרין | class=decongestant; unit=%; min=0.0125; max=0.05
Xylometazoline | R01AA07 | 39841 | xylometazoline hydrochloride; xylometazoline HCl | Otrivin; Otrivine; Xylovit | קסילומטזולין; אוטריבין; קסילוביט; אוטריווין | class=decongestant; unit=%; min=0.05; max=0.1
Pirfenidone | L04AX05 | 1592254 | | Esbriet | פירפנידון; אסבריאט | class=antifibrotic; unit=mg; min=267; max=801
Nintedanib | L01EX09 | 1592737 | nintedanib esylate | Ofev; Vargatef | נינטדניב; אופב | class=antifibrotic; unit=mg; min=100; max=150
Ivacaftor | R07AX02 | 1243041 | | Kalydeco | איבקפטור; קלידקו | class=cftr modulator; unit=mg; min=25; max=150
Elexacaftor / tezacaftor / ivacaftor | R07AX32 | | ivacaftor tezacaftor elexacaftor | Trikafta; Kaftrio | טריקפטה; קפטריו | class=cftr modulator; unit=mg; min=37.5; max=150

# --- Antihistamines
Loratadine | R06AX13 | 28889 | | Claritin; Claritine; Lorastine; Allergix; Alavert; Lorfast; Clarityn; Clarityne | לורטדין; לוראטדין; קלריטין; לורסטין; אלרג׳יקס; לוריטין; לורטין | class=antihistamine; unit=mg; min=5; max=10
Loratadine / pseudoephedrine | R01BA52 | 214682 | pseudoephedrine loratadine | Clarinase; Claritin-D | קלרינז | class=antihistamine; unit=mg; min=5; max=240
Desloratadine | R06AX27 | 275635 | | Aerius; Clarinex; Neoclarityn | דסלורטדין; אריוס | class=antihistamine; unit=mg; min=2.5; max=5
Cetirizine | R06AE07 | 20610 | cetirizine hydrochloride; cetirizine HCl | Zyrtec; Histazine; Zyllergy; Cetzine; Okacet; Alerid; Cetcip; Rigix; Alatrol | צטיריזין; סטיריזין; זירטק; היסטזין; זילרג׳י | class=antihistamine; unit=mg; min=2.5; max=10
Levocetirizine | R06AE09 | 356887 | levocetirizine dihydrochloride | Xyzal; Levocet; Teczine; Levorid; Vozet; Lezyncet; Xyzall | לבוצטיריזין; קסיזל | class=antihistamine; unit=mg; min=2.5; max=5
Fexofenadine | R06AX26 | 87636 | fexofenadine hydrochloride; fexofenadine HCl | Telfast; Allegra; Fexova; Fexo | פקסופנדין; טלפסט | class=antihistamine; unit=mg; min=30; max=180
Bilastine | R06AX29 | | | Bilaxten; Ilaxten | בילסטין; בילקסטן | class=antihistamine; unit=mg; min=10; max=20
Ebastine | R06AX22 | | | Ebastel; Kestine | אבסטין?; קסטין | class=antihistamine; unit=mg; min=10; max=20
Rupatadine | R06AX28 | | rupatadine fumarate | Rupafin | רופטדין; רופפין | class=antihistamine; unit=mg; min=10; max=10
Diphenhydramine | R06AA02 | 3498 | diphenhydramine hydrochloride; diphenhydramine HCl | Benadryl; Nytol; Sleepaid; Unisom SleepGels | דיפנהידרמין; בנדריל; ניטול? | class=antihistamine; unit=mg; min=12.5; max=50
Doxylamine | R06AA09 | 3642 | doxylamine succinate | Unisom | דוקסילמין; טונייט | class=antihistamine; unit=mg; min=12.5; max=25
Promethazine | R06AD02 | 8745 | promethazine hydrochloride; promethazine HCl | Phenergan; Prothiazine | פרומתזין; פנרגן; פרותיאזין; פרוטיאזין | class=antihistamine; unit=mg; min=6.25; max=50
Promethazine / codeine | | | codeine promethazine; promethazine with codeine | Phenergan with codeine; Phenergan VC with codeine | פרומתזין קודאין | class=antihistamine
Chlorpheniramine | R06AB04 | 2400 | chlorphenamine; chlorpheniramine maleate | Ahiston; Chlor-Trimeton; Piriton | כלורפנירמין; אהיסטון | class=antihistamine; unit=mg; min=2; max=12
Dimetindene | R06AB03 | | dimetindene maleate; dimethindene | Fenistil | דימטינדן; פניסטיל | class=antihistamine; unit=mg; min=1; max=4
Cyproheptadine | R06AX02 | 3013 | cyproheptadine hydrochloride; cyproheptadine HCl | Periactin | ציפרוהפטדין; פריאקטין | class=antihistamine; unit=mg; min=2; max=4
Ketotifen | R06AX17; S01GX08 | 6146 | ketotifen fumarate | Zaditen; Alaway; Zaditor | קטוטיפן; זדיטן | class=antihistamine; unit=mg; min=0.25; max=2
Azelastine | R01AC03; S01GX07 | 18603 | azelastine hydrochloride; azelastine HCl | Rhinolast; Azep; Optilast; Astelin; Astepro | אזלסטין; רינולסט; אופטילסט | class=antihistamine; unit=%; min=0.05; max=0.15
Azelastine / fluticasone | R01AD58 | | fluticasone azelastine | Dymista | דימיסטה | class=antihistamine; unit=mcg; min=50; max=137

# --- Acid suppression, ulcer
Omeprazole | A02BC01 | 7646 | omeprazole magnesium | Omepradex; Losec; Prilosec; Omepra; Zegerid; Omez; Ocid; Mopral; Seclo; Losectil; Risek | אומפרזול; אומפרדקס; לוסק | class=proton pump inhibitor; unit=mg; min=10; max=80
Esomeprazole | A02BC05 | 283742 | esomeprazole magnesium | Nexium; Emanera; Nexpro; Neksium; Esoz; Raciper; Sompraz; Inexium; Sergel; Maxpro; Nexum | אסומפרזול; נקסיום; אזומפרזול | class=proton pump inhibitor; unit=mg; min=10; max=80
Pantoprazole | A02BC02 | 40790 | pantoprazole sodium | Controloc; Protonix; Pantoloc; Pantoprazole Teva; Pantocid; Pantodac; Pantop; Pan 40; Pan 20; Pantorc; Pantozol; Pantonix; T Pan; Tab Pan; Inj Pan | פנטופרזול; קונטרולוק | class=proton pump inhibitor; unit=mg; min=20; max=80
Pantoprazole / domperidone | |  | domperidone pantoprazole | Pan-D; Pantocid DSR; Pantop D; Pan DSR; Pantocid D; Pantodac-DSR | פנטופרזול דומפרידון | class=proton pump inhibitor; unit=mg; min=10; max=40
Lansoprazole | A02BC03 | 17128 | | Lanton; Zoton; Prevacid; Lansoprazole Teva; Lanzol; Lansox; Ogast | לנסופרזול; לנטון; זוטון | class=proton pump inhibitor; unit=mg; min=15; max=60
Rabeprazole | A02BC04 | 114979 | rabeprazole sodium | Pariet; Aciphex; Rabicip; Rabeloc; Razo; Rablet; Veloz; Rabekind | רבפרזול; פריאט | class=proton pump inhibitor; unit=mg; min=5; max=20
Rabeprazole / domperidone | |  | domperidone rabeprazole | Razo-D; Rabeloc-D; Rabium-D; Rabicip-D; Rablet-D; Rabekind-DSR; Veloz-D | רבפרזול דומפרידון | class=proton pump inhibitor; unit=mg; min=10; max=40
Dexlansoprazole | A02BC06 | 816346 | | Dexilant; Kapidex | דקסלנסופרזול; דקסילנט | class=proton pump inhibitor; unit=mg; min=30; max=60
Famotidine | A02BA03 | 4278 | | Famo; Gastro?; Pepcid; Famocid; Topcid; Famotack | פמוטידין; פאמו; פמו; גסטרו? | class=h2 antagonist; unit=mg; min=10; max=40
Ranitidine | A02BA02 | 9143 | ranitidine hydrochloride; ranitidine HCl | Zantac; Zaridex; Rantac; Aciloc; Zinetac; Histac; Neotack | רניטידין; זנטק; זרידקס | class=h2 antagonist; unit=mg; min=75; max=300
Cimetidine | A02BA01 | 2541 | | Tagamet; Cimetag | צימטידין; טגמט | class=h2 antagonist; unit=mg; min=200; max=800
Sucralfate | A02BX02 | 10156 | | Ulsanic; Carafate; Antepsin; Sucrafil; Ulcogant | סוקרלפט; אולסניק | class=mucosal protectant; unit=g; min=0.5; max=2
Misoprostol | A02BB01; G02AD06 | 42331 | | Cytotec; Angusta; Misoprost; Cytolog | מיזופרוסטול; ציטוטק | class=prostaglandin; unit=mcg; min=25; max=800
Bismuth subsalicylate | A07BB | 19478 | bismuth | Pepto-Bismol; Kalbeten; Kaopectate | ביסמוט; קלבטן | class=antidiarrheal; unit=mg; min=262; max=1050
Alginate antacid | A02BX13 | | alginic acid; sodium alginate; alginate sodium bicarbonate | Gaviscon; Gaviscon Advance; Peptac; Acidex | גביסקון; אלגינט | class=antacid; unit=mL; min=5; max=20
Aluminum hydroxide / magnesium hydroxide | A02AD01 | | magnesium aluminum hydroxide; co-magaldrox; antacid? | Maalox; Mylanta; Maalox Plus | מאלוקס; סותר חומצה | class=antacid; unit=mg

# --- Motility, antiemetics, antispasmodics
Metoclopramide | A03FA01 | 6915 | metoclopramide hydrochloride; metoclopramide HCl | Pramin; Reglan; Primperan; Maxolon; Perinorm | מטוקלופרמיד; פרמין; פראמין | class=antiemetic; unit=mg; min=5; max=20
Domperidone | A03FA03 | 3626 | domperidone maleate | Motilium; Domstal; Vomistop; Motigut; Omidon | דומפרידון; מוטיליום | class=antiemetic; unit=mg; min=10; max=20
Ondansetron | A04AA01 | 26225 | ondansetron hydrochloride; ondansetron HCl | Zofran; Odnatron; Zuplenz; Emeset; Ondem; Vomikind; Zofer; Periset; Emistat | אונדנסטרון; זופרן; אודנטרון | class=antiemetic; unit=mg; min=2; max=24
Granisetron | A04AA02 | 26237 | granisetron hydrochloride; granisetron HCl | Kytril; Granisetron Teva; Sancuso; Setron | גרניסטרון; קיטריל | class=antiemetic; unit=mg; min=1; max=10
Palonosetron | A04AA05 | 70561 | palonosetron hydrochloride; palonosetron HCl | Aloxi | פלונוסטרון; אלוקסי | class=antiemetic; unit=mg; min=0.075; max=0.5
Aprepitant | A04AD12 | 358255 | | Emend | אפרפיטנט; אמנד | class=antiemetic; unit=mg; min=40; max=165
Netupitant / palonosetron | A04AA55 | 1552342 | | Akynzeo | אקינזאו | class=antiemetic; unit=mg; min=0.5; max=300
Scopolamine | A04AD01; N05CM05 | 9601 | hyoscine; hyoscine hydrobromide; scopolamine patch | Scopoderm; Transderm Scop; Kwells | סקופולמין; סקופודרם | class=anticholinergic; unit=mg; min=0.15; max=1.5
Hyoscine butylbromide | A03BB01 | | scopolamine butylbromide; butylscopolamine; hyoscine N-butylbromide | Buscopan; Buscogast | היוסצין; בוסקופן | class=antispasmodic; unit=mg; min=10; max=20
Hyoscyamine | A03BA03 | 153970 | hyoscyamine sulfate | Levsin; Anaspaz; Levbid; NuLev; Levsinex | היוסציאמין | class=antispasmodic; unit=mg; min=0.125; max=0.375
Dicyclomine | A03AA07 | 3361 | dicycloverine; dicyclomine hydrochloride; dicyclomine HCl | Bentyl; Merbentyl | דיציקלומין | class=antispasmodic; unit=mg; min=10; max=20
Dicyclomine / acetaminophen | | | dicyclomine paracetamol; paracetamol dicyclomine | Cyclopam; Spasmonil | דיציקלומין פרצטמול | class=antispasmodic; unit=mg; min=10; max=500
Papaverine | A03AD01 | 7895 | papaverine hydrochloride; papaverine HCl | Papaverine Teva | פפברין; פפוורין | class=antispasmodic; unit=mg; min=30; max=150
Mebeverine | A03AA04 | | mebeverine hydrochloride; mebeverine HCl | Colotal; Duspatalin; Colofac; Duspatal; Colospa | מבברין; קולוטל; דוספטלין | class=antispasmodic; unit=mg; min=135; max=200
Otilonium | A03AB06 | | otilonium bromide | Spasmomen | אוטילוניום; ספסמומן; ספזמומן | class=antispasmodic; unit=mg; min=20; max=40
Chlordiazepoxide / clidinium | A03CA02 | 611854 | clidinium chlordiazepoxide | Librax; Nirvaxal | ליברקס; נירווקסל | class=antispasmodic; unit=mg; min=2.5; max=5
Simethicone | A03AX13 | 9796 | simeticone; dimeticone | Simicol; Mylicon; Gas-X; Infacol | סימתיקון; סימיקול; אינפקול | class=antiflatulent; unit=mg; min=20; max=250
Prucalopride | A06AX05 | 2107310 | prucalopride succinate | Resolor; Motegrity | פרוקלופריד; רזולור | class=prokinetic; unit=mg; min=1; max=2

# --- Laxatives, antidiarrheals, bowel preparation
Bisacodyl | A06AB02 | 1596 | | Laxadin; Dulcolax; Contalax | ביסקודיל; לקסדין; דולקולקס; לקסעדין | class=laxative; unit=mg; min=5; max=10
Polyethylene glycol 3350 | A06AD15; A06AD65 | 221147 | PEG 3350; macrogol; polyethylene glycol; macrogol 3350; PEG powder | Normalax; Miralax; Movicol; PegLax; Laxido; Glycolax; Meroken; Golytely; Moviprep; Cosmocol; Forlax | פוליאתילן גליקול; נורמלקס; נורמאלקס; פגלקס; מוביקול; מרוקן; מירלקס; מוביפרפ | class=laxative; unit=g; min=3; max=110
Lactulose | A06AD11 | 6218 | | Avilac; Duphalac; Laevolac; Looz; Avolac | לקטולוז; אבילק; אבילאק | class=laxative; unit=g; min=3.3; max=30
Senna | A06AB06 | 36387 | sennosides; sennosides A and B; sennosides A B | Senokot; Ex-Lax; Laxikal | סנה; סנוזידים; לקסיקל; סנוקוט | class=laxative; unit=mg; min=7.5; max=25
Senna / docusate | | | docusate senna; senna docusate sodium | Senna-S; Senokot-S; Senna Plus; Peri-Colace | סנה דוקוסט | class=laxative; unit=mg; min=8.6; max=50
Psyllium / senna | | | ispaghula senna; senna ispaghula | Agiolax | אגיולקס | class=laxative
Sodium picosulfate | A06AB08 | | picosulfate; sodium picosulphate | Guttalax; Dulcolax drops; Laxoberal | פיקוסולפט; גוטלקס; נתרן פיקוסולפט | class=laxative; unit=mg; min=5; max=10
Sodium picosulfate / magnesium citrate | A06AB58 | | picosulfate magnesium citrate | Picolax; Picoprep; Prepopik; Citrafleet | פיקולקס; פיקופרפ; פיקוסלקס; פיקולאקס | class=bowel preparation
Docusate | A06AA02 | 82003 | docusate sodium; dioctyl sodium sulfosuccinate | Colace; Docusol | דוקוסט | class=laxative; unit=mg; min=50; max=250
Paraffin oil | A06AA01 | 6972 | liquid paraffin; mineral oil | | שמן פרפין; פרפין | class=laxative; unit=mL; min=5; max=45
Glycerin | A06AX01; A06AG04 | 4910 | glycerol; glycerin suppository | Glycerin suppositories | גליצרין; נרות גליצרין | class=laxative; unit=g
Sodium phosphate enema | A06AG01 | | phosphate enema; sodium phosphates | Fleet enema | חוקן פליט; חוקן | class=laxative; unit=mL; max=133
Psyllium | A06AC01 | 8928 | ispaghula; ispaghula husk; psyllium husk | Metamucil; Konsyl; Agiocur; Fybogel; Mucivital | פסיליום; קונסיל; אגיוקור; מוסיויטל | class=laxative; unit=g; max=10
Linaclotide | A06AX04 | 1307404 | | Linzess; Constella | לינקלוטיד; קונסטלה | class=guanylate cyclase-c agonist; unit=mcg; min=72; max=290
Lubiprostone | A06AX03 | 623033 | | Amitiza | לוביפרוסטון | class=chloride channel activator; unit=mcg; min=8; max=24
Loperamide | A07DA03 | 6468 | loperamide hydrochloride; loperamide HCl | Imodium; Loperid; Stopit; Rekamide; Lopamide | לופרמיד; לופריד; סטופיט; אימודיום; ריקמיד; רקמיד; סטופית | class=antidiarrheal; unit=mg; min=1; max=4
Diphenoxylate / atropine | A07DA01 | | co-phenotrope | Lomotil | לומוטיל; דיפנוקסילט | class=antidiarrheal; unit=mg; min=0.025; max=2.5
Racecadotril | A07XA04 | |  | Hidrasec; Redotil; Zedott; Tiorfan | רצקדוטריל; הידרסק | class=antidiarrheal; unit=mg; min=10; max=100
Activated charcoal | A07BA01 | 272 | charcoal? | Actidose | פחם פעיל; פחם? | class=adsorbent; unit=g; min=0.1; max=100
Oral rehydration salts | A07CA | | ORS?; oral rehydration solution; electrolyte solution | Pedialyte; Dioralyte; Hydran; Electrorice; Electral; Walyte; Peditral | אלקטרורייס; תמיסת רהידרציה; הידרן | class=electrolyte; unit=mL
Probiotics | |  | lactobacillus; saccharomyces boulardii; bifidobacterium; acidophilus; acidophilus supplement; lactobacillus acidophilus | Florastor; Culturelle; Biogaia; Econorm; Ultra-Levure; Perenterol; Bifilac; Vizylac; Darolac; Vibact; Sporlac; Enflor | פרוביוטיקה; לקטובצילוס | class=probiotic

# --- Inflammatory bowel disease, liver, pancreas
Mesalamine | A07EC02 | 52582 | mesalazine; 5-aminosalicylic acid; 5-ASA | Rafassal; Pentasa; Asacol; Salofalk; Lialda; Mezavant; Apriso; Octasa; Mesacol | מסלמין; מסלזין; מזאלאמין; רפסל; רפאסל; פנטסה; אסקול; סלופלק; מזוונט; רפסאל; מזלזין | class=aminosalicylate; unit=mg; min=250; max=4000
Sulfasalazine | A07EC01 | 9524 | sulphasalazine; salazopyrine | Salazopyrin; Azulfidine; Salazopyrin EN; Saaz | סולפסלזין; סלזופירין; סולפאסאלאזין | class=aminosalicylate; unit=mg; min=500; max=500
Olsalazine | A07EC03 | | olsalazine sodium | Dipentum | אולסלזין | class=aminosalicylate; unit=mg; min=250; max=1000
Balsalazide | A07EC04 | 18747 | | Colazal; Giazo | בלסלזיד | class=aminosalicylate; unit=mg; min=750; max=1100
Ursodiol | A05AA02 | 62427 | ursodeoxycholic acid; UDCA | Ursolit; Actigall; Ursofalk; Urso?; Urso Forte; Udiliv; Ursocol; Delursan; Urso 250 | אורסודיאול; חומצה אורסודאוקסיכולית; אורסוליט | class=bile acid; unit=mg; min=150; max=1000
Obeticholic acid | A05AA04 | 1798288 | | Ocaliva | חומצה אובטיכולית; אוקליבה | class=fxr agonist; unit=mg; min=5; max=10
Pancrelipase | A09AA02 | | pancreatin; pancreatic enzymes; lipase amylase protease | Creon; Zenpep; Panlipase; Pancrease; Pancreaze; Ultrase | אנזימי לבלב; קריאון; פנקראטין | class=pancreatic enzyme; unit=units; min=2500; max=60000
Lactase | A09AA04 | 41397 | lactase enzyme | Lactaid | לקטאז | class=enzyme; unit=units

# --- Urology
Tamsulosin | G04CA02 | 77492 | tamsulosin hydrochloride; tamsulosin HCl | Omnic; Flomax; Tamsulin; Tamsulosin Teva; Omnic Ocas; Flomaxtra; Urimax; Veltam; Contiflo; Dynapres; Omix; Pradif | טמסולוסין; אומניק; טמסולין; אומניק אוקאס; אוקאס; תמסולין | class=alpha blocker; unit=mg; min=0.4; max=0.8
Alfuzosin | G04CA01 | 17300 | alfuzosin hydrochloride; alfuzosin HCl | Xatral; Uroxatral; Alfoo | אלפוזוסין; קסטרל; אקסטרל | class=alpha blocker; unit=mg; min=2.5; max=10
Silodosin | G04CA04 | 720825 |  | Urorec; Rapaflo; Silodyx; Silofast; Silodal | סילודוסין; אורורק; סילודיקס | class=alpha blocker; unit=mg; min=4; max=8
Dutasteride | G04CB02 | 228790 | | Avodart; Dutas | דוטסטריד; אבודרט | class=5-alpha-reductase inhibitor; unit=mg; min=0.5; max=0.5
Finasteride | G04CB01; D11AX10 | 25025 |  | Proscar; Propecia; Pro-Cure; Finasteride Teva; Finast; Finpecia | פינסטריד; פרוסקר; פרוקיור; פרופסיה; פרופציה | class=5-alpha-reductase inhibitor; unit=mg; min=1; max=5
Dutasteride / tamsulosin | G04CA52 | 1001472 | tamsulosin dutasteride | Duodart; Jalyn; Combodart; Urimax-D; Veltam Plus; Urimax D | דואודרט | class=5-alpha-reductase inhibitor; unit=mg; min=0.4; max=0.5
Solifenacin | G04BD08 | 322167 | solifenacin succinate | Vesicare; Solifenacin Teva; Soliten | סוליפנצין; וסיקר; וזיקר; וסיקייר | class=antimuscarinic; unit=mg; min=5; max=10
Tamsulosin / solifenacin | G04CA53 | | solifenacin tamsulosin | Vesomni | וסומני | class=alpha blocker; unit=mg; min=0.4; max=6
Tolterodine | G04BD07 | 119565 | tolterodine tartrate | Detrusitol; Detrol; Roliten | טולטרודין; דטרוסיטול; דטרוזיטול | class=antimuscarinic; unit=mg; min=1; max=4
Oxybutynin | G04BD04 | 32675 | oxybutynin hydrochloride; oxybutynin HCl | Novitropan; Ditropan; Kentera; Oxytrol; Lyrinel | אוקסיבוטינין; נוביטרופן | class=antimuscarinic; unit=mg; min=2.5; max=15
Trospium | G04BD09 | 236778 | trospium chloride | Spasmex; Sanctura; Regurin | טרוספיום; ספסמקס; ספזמקס | class=antimuscarinic; unit=mg; min=5; max=60
Darifenacin | G04BD10 | 136198 | darifenacin hydrobromide | Emselex; Enablex | דריפנצין; אמסלקס | class=antimuscarinic; unit=mg; min=7.5; max=15
Fesoterodine | G04BD11 | 797195 | fesoterodine fumarate | Toviaz | פסוטרודין; טוביאז | class=antimuscarinic; unit=mg; min=4; max=8
Mirabegron | G04BD12 | 1300786 | | Betmiga; Myrbetriq | מירבגרון; בטמיגה | class=beta-3 agonist; unit=mg; min=25; max=50
Flavoxate | G04BD02 | 4440 | flavoxate hydrochloride; flavoxate HCl | Urispas; Genurin | פלבוקסט | class=antispasmodic; unit=mg; min=100; max=200
Bethanechol | N07AB02 | 19257 | bethanechol chloride | Urecholine; Myocholine | בתנכול | class=cholinergic agonist; unit=mg; min=5; max=50
Phenazopyridine | G04BX06 | 8120 | phenazopyridine hydrochloride; phenazopyridine HCl | Sedural; Pyridium; Azo? | פנזופירידין; סדורל | class=urinary analgesic; unit=mg; min=95; max=200
Potassium citrate | A12BA02 | 54993 |  | Urocit-K; Uralyt-U | אשלגן ציטרט; יורוסיט; אורליט; אורוציט; אורוסיט | class=urinary alkalinizer; unit=mEq; min=5; max=20
Sildenafil | G04BE03 | 136411 | sildenafil citrate | Viagra; Revatio; Sildenafil Teva; Penegra; Caverta; Manforce | סילדנפיל; ויאגרה; רבטיו | class=pde5 inhibitor; unit=mg; min=20; max=100
Tadalafil | G04BE08 | 358263 | | Cialis; Adcirca; Tadalafil Teva; Tadacip; Megalis | טדלפיל; סיאליס; ציאליס; טאדליס; טדליס | class=pde5 inhibitor; unit=mg; min=2.5; max=40
Vardenafil | G04BE09 | 306674 | vardenafil hydrochloride; vardenafil HCl | Levitra; Staxyn | ורדנפיל; לויטרה | class=pde5 inhibitor; unit=mg; min=2.5; max=20
Avanafil | G04BE10 | 1291301 | | Stendra; Spedra | אוונפיל; ספדרה | class=pde5 inhibitor; unit=mg; min=50; max=200
Alprostadil | G04BE01; C01EA01 | 598 | prostaglandin E1; PGE1 | Caverject; Muse?; Prostin VR | אלפרוסטדיל; קברג׳קט | class=prostaglandin; unit=mcg; min=1; max=1000

# --- Renal and electrolytes
Sevelamer | V03AE02 | 214824 | sevelamer carbonate; sevelamer hydrochloride | Renagel; Renvela | סבלמר; רנג׳ל; רנוולה; רנבלה; רנגל; רנווהלה | class=phosphate binder; unit=mg; min=400; max=2400
Lanthanum carbonate | V03AE03 | 234416 | lanthanum | Fosrenol | לנתנום; פוסרנול; לנטנום | class=phosphate binder; unit=mg; min=250; max=1000
Calcium acetate | V03AE07 | 214342 | | PhosLo; Phosex | קלציום אצטט | class=phosphate binder; unit=mg; min=667; max=1334
Sodium polystyrene sulfonate | V03AE01 | 56512 | SPS?; polystyrene sulfonate; calcium polystyrene sulfonate | Kayexalate; Kexalate; Sorbisterit | קייקסלט; קאיאקסלט; קיקסלט; קלקסאלט; קאיקסלט; קיאקסלט; קלקסלט | class=potassium binder; unit=g; min=15; max=60
Patiromer | V03AE09 | 1716203 | | Veltassa | פטירומר; ולטסה | class=potassium binder; unit=g; min=1; max=25.2
Sodium zirconium cyclosilicate | V03AE10 | 2047628 | SZC? | Lokelma | לוקלמה | class=potassium binder; unit=g; min=5; max=10
Epoetin alfa | B03XA01 | 105694 | erythropoietin?; EPO?; epoetin | Eprex; Epogen; Procrit; Retacrit; Erypro | אריתרופויאטין; אפואטין; אפרקס; אריתרופואטין | class=erythropoiesis-stimulating agent; unit=units; min=500; max=40000
Epoetin beta | B03XA01 |  | recombinant erythropoietin beta | Recormon; NeoRecormon | אפואטין בטא; רקורמון; נאורקורמון; ניאורקורמון | class=erythropoiesis-stimulating agent; unit=units; min=500; max=40000
Darbepoetin alfa | B03XA02 | 283838 | darbepoetin | Aranesp | דרבפואטין; ארנספ | class=erythropoiesis-stimulating agent; unit=mcg; min=10; max=500
Methoxy polyethylene glycol-epoetin beta | B03XA03 | 729596 | | Mircera | מירצרה | class=erythropoiesis-stimulating agent; unit=mcg; min=30; max=360

# --- Gout
Allopurinol | M04AA01 | 519 | | Zyloric; Alloril; Zyloprim; Allopurinol Teva; Zylol | אלופורינול; זילוריק; אלוריל; זילול | class=xanthine oxidase inhibitor; unit=mg; min=50; max=900
Febuxostat | M04AA03 | 73689 | | Feburic; Uloric; Adenuric; Febutaz; Zurig | פבוקסוסטט; פבוריק; אדנוריק; פבוקסטט; יולוריק | class=xanthine oxidase inhibitor; unit=mg; min=40; max=120
Colchicine | M04AC01 | 2683 | | Colcrys; Mitigare; Gloperba; Lodoco; Zycolchin; Goutnil; Colchimax | קולכיצין; קולכיסין; קולכין | class=antigout; unit=mg; min=0.5; max=1.5
Probenecid | M04AB01 | 8698 | | Benemid | פרובנציד | class=uricosuric; unit=mg; min=500; max=500
Rasburicase | V03AF07 | 283821 | | Elitek; Fasturtec | רסבוריקז | class=urate oxidase; unit=mg; min=1.5; max=7.5

# --- Immunosuppressants and antirheumatics
Methotrexate | L04AX03; L01BA01 | 6851 | methotrexate sodium; MTX? | Trexall; Otrexup; Rasuvo; Metoject; Abitrexate; Methotrexate Teva | מטוטרקסט; מתוטרקסט; מטוטרקסאט; אביטרקסט; מטוג׳קט | class=antimetabolite; unit=mg; min=2.5; max=30; infusion=50..15000; weekly
Leflunomide | L04AK01 | 27169 | | Arava | לפלונומיד; ארבה | class=dhodh inhibitor; unit=mg; min=10; max=100
Azathioprine | L04AX01 | 1256 | | Imuran; Azopi; Azasan | אזתיופרין; אימורן; אזופי | class=immunosuppressant; unit=mg; min=25; max=100
Mycophenolate mofetil | L04AA06 | 68149 | mycophenolate; MMF? | CellCept; Mycophenolate Teva | מיקופנולט מופטיל; מיקופנולט; סלספט; צלספט | class=immunosuppressant; unit=mg; min=250; max=1500
Mycophenolic acid | L04AA06 | 7145 | mycophenolate sodium; enteric coated mycophenolate sodium | Myfortic | חומצה מיקופנולית; מייפורטיק | class=immunosuppressant; unit=mg; min=180; max=720
Cyclosporine | L04AD01; S01XA18 | 3008 | ciclosporin; cyclosporin; cyclosporin A | Sandimmun; Neoral; Sandimmune; Gengraf; Restasis; Ikervis; Sandimmun Neoral; Deximune | ציקלוספורין; סנדימון; נאורל; אייקרוויס; רסטאסיס; רסטזיס; דקסימון | class=calcineurin inhibitor; unit=mg; min=10; max=500
Tacrolimus | L04AD02; D11AH01 | 42316 | FK506 | Prograf; Advagraf; Envarsus; Protopic; Tacrocel; Adoport; Tacroz | טקרולימוס; פרוגרף; אדווגרף; פרוטופיק; אדבגרף | class=calcineurin inhibitor; unit=mg; min=0.5; max=20
Sirolimus | L04AH01 | 35302 | rapamycin | Rapamune; Hyftor | סירולימוס; רפמון | class=mtor inhibitor; unit=mg; min=0.5; max=15
Everolimus | L04AH02; L01EG02 | 141704 | | Certican; Afinitor; Zortress; Votubia | אברולימוס; סרטיקן; אפיניטור; אוורולימוס | class=mtor inhibitor; unit=mg; min=0.25; max=10
Antithymocyte globulin | L04AA04 | | ATG?; anti-thymocyte globulin; thymoglobuline | Thymoglobulin; Atgam; Grafalon | אנטי תימוציט גלובולין; תימוגלובולין | class=immunosuppressant; unit=mg
Basiliximab | L04AC02 | 196102 | | Simulect | בסיליקסימב; סימולקט | class=monoclonal antibody; unit=mg; min=10; max=20
Adalimumab | L04AB04 | 327361 |  | Humira; Amgevita; Hyrimoz; Imraldi; Hadlima; Yuflyma; Cyltezo; Idacio | אדלימומב; יומירה; הומירה; אמג׳ביטה; היריימוז; יופליימה; אידאסיו; הדלימה; אידציו | class=tnf inhibitor; unit=mg; min=10; max=160
Etanercept | L04AB01 | 214555 | | Enbrel; Erelzi; Benepali | אטנרספט; אנברל; ארלזי | class=tnf inhibitor; unit=mg; min=10; max=50
Infliximab | L04AB02 | 191831 | | Remicade; Remsima; Inflectra; Renflexis; Flixabi | אינפליקסימב; רמיקייד; רמסימה | class=tnf inhibitor; unit=mg; min=100; max=1000
Golimumab | L04AB06 | 819300 | | Simponi | גולימומב; סימפוני | class=tnf inhibitor; unit=mg; min=50; max=200
Certolizumab pegol | L04AB05 | 709271 | certolizumab | Cimzia | צרטוליזומב; סימזיה | class=tnf inhibitor; unit=mg; min=200; max=400
Tocilizumab | L04AC07 | 612865 | | Actemra; RoActemra; Tyenne | טוסיליזומב; אקטמרה | class=interleukin inhibitor; unit=mg; min=80; max=800
Sarilumab | L04AC14 | 1923319 | | Kevzara | סרילומב; קבזרה | class=interleukin inhibitor; unit=mg; min=150; max=200
Anakinra | L04AC03 | 72435 | | Kineret | אנקינרה; קינרט | class=interleukin inhibitor; unit=mg; min=100; max=100
Canakinumab | L04AC08 | 853491 | | Ilaris | קנקינומב; אילריס | class=interleukin inhibitor; unit=mg; min=150; max=300
Ustekinumab | L04AC05 | 847083 | | Stelara; Wezlana | אוסטקינומב; סטלרה | class=interleukin inhibitor; unit=mg; min=45; max=520
Secukinumab | L04AC10 | 1599788 | | Cosentyx | סקוקינומב; קוסנטיקס | class=interleukin inhibitor; unit=mg; min=75; max=300
Ixekizumab | L04AC13 | 1745099 | | Taltz | איקסקיזומב; טלץ; טאלץ | class=interleukin inhibitor; unit=mg; min=80; max=160
Guselkumab | L04AC16 | 1928588 | | Tremfya | גוסלקומב; טרמפיה | class=interleukin inhibitor; unit=mg; min=100; max=200
Risankizumab | L04AC18 | 2166040 | | Skyrizi | ריסנקיזומב; סקיריזי | class=interleukin inhibitor; unit=mg; min=75; max=600
Vedolizumab | L04AG05 | 1538097 | | Entyvio | ודוליזומב; אנטיביו | class=integrin antagonist; unit=mg; min=108; max=300
Abatacept | L04AA24 | 614391 | | Orencia | אבטספט; אורנסיה | class=t-cell costimulation blocker; unit=mg; min=50; max=1000
Belimumab | L04AG04 | 1092437 | | Benlysta | בלימומב; בנליסטה | class=monoclonal antibody; unit=mg; min=120; max=1000
Anifrolumab | L04AG11 | | | Saphnelo | אניפרולומב; ספנלו | class=monoclonal antibody; unit=mg; min=120; max=300
Rituximab | L01FA01 | 121191 | | Mabthera; Rituxan; Truxima; Rixathon; Ruxience | ריטוקסימב; מבטרה; מאבטרה | class=monoclonal antibody; unit=mg; min=100; max=1400
Tofacitinib | L04AF01 | 1357536 | tofacitinib citrate | Xeljanz | טופציטיניב; קסלג׳אנז; קסלג׳נז | class=jak inhibitor; unit=mg; min=5; max=22
Baricitinib | L04AF02 | 2047232 | | Olumiant | בריציטיניב; אולומיאנט | class=jak inhibitor; unit=mg; min=1; max=4
Upadacitinib | L04AF03 | 2196092 |  | Rinvoq | אופדציטיניב; רינבוק; רינווק | class=jak inhibitor; unit=mg; min=15; max=45
Apremilast | L04AA32 | 1492727 | | Otezla | אפרמילסט; אוטזלה | class=pde4 inhibitor; unit=mg; min=10; max=30
Dupilumab | D11AH05 | 1876376 | | Dupixent | דופילומב; דופיקסנט | class=interleukin inhibitor; unit=mg; min=100; max=600
Eculizumab | L04AJ01 | 591781 | | Soliris | אקוליזומב; סוליריס | class=complement inhibitor; unit=mg; min=300; max=1200
Intravenous immunoglobulin | J06BA02 | | IVIG; intravenous gamma globulin; IV gamma globulin; immune globulin intravenous; human immunoglobulin?; normal human immunoglobulin; IVIg infusion | Octagam; Privigen; Gammagard; Kiovig; Gamunex; Omr-IgG-Am | אימונוגלובולינים; אימונוגלובולין תוך ורידי; גמא גלובולין; אוקטגם | class=immunoglobulin; unit=g; max=100
Penicillamine | M01CC01 | 7975 | D-penicillamine | Cuprimine; Depen; Artamin | פניצילאמין | class=chelator; unit=mg; min=125; max=250

# --- Oncology: endocrine therapy
Tamoxifen | L02BA01 | 10324 | tamoxifen citrate | Nolvadex; Tamoxifen Teva; Soltamox | טמוקסיפן; נולבדקס | class=selective estrogen receptor modulator; unit=mg; min=10; max=40
Letrozole | L02BG04 | 72965 | | Femara; Letrozole Teva; Letroz | לטרוזול; פמרה | class=aromatase inhibitor; unit=mg; min=2.5; max=2.5
Anastrozole | L02BG03 | 84857 | | Arimidex; Anastrozole Teva | אנסטרוזול; ארימידקס | class=aromatase inhibitor; unit=mg; min=1; max=1
Exemestane | L02BG06 | 258494 | | Aromasin | אקסמסטן; ארומזין | class=aromatase inhibitor; unit=mg; min=25; max=25
Fulvestrant | L02BA03 | 282357 | | Faslodex | פולבסטרנט; פסלודקס | class=estrogen receptor antagonist; unit=mg; min=250; max=500
Leuprolide | L02AE02 | 42375 | leuprorelin; leuprolide acetate | Lupron; Eligard; Lucrin; Prostap | לאופרוליד; לופרון; אליגרד; לוקרין | class=gnrh agonist; unit=mg; min=1; max=45
Goserelin | L02AE03 | 50610 | goserelin acetate | Zoladex | גוסרלין; זולדקס | class=gnrh agonist; unit=mg; min=3.6; max=10.8
Triptorelin | L02AE04 | 38782 | | Decapeptyl; Trelstar; Diphereline; Gonapeptyl | טריפטורלין; דקפפטיל | class=gnrh agonist; unit=mg; min=0.1; max=22.5
Degarelix | L02BX02 | 475230 | | Firmagon | דגרליקס; פירמגון | class=gnrh antagonist; unit=mg; min=80; max=240
Relugolix | L02BX04 | 2472778 | | Orgovyx | רלוגוליקס; אורגוביקס | class=gnrh antagonist; unit=mg; min=40; max=360
Bicalutamide | L02BB03 | 83008 |  | Casodex; Bicalutamide Teva | ביקלוטמיד; קסודקס; קזודקס | class=antiandrogen; unit=mg; min=50; max=150
Enzalutamide | L02BB04 | 1307298 | | Xtandi | אנזלוטמיד; אקסטנדי | class=antiandrogen; unit=mg; min=40; max=160
Apalutamide | L02BB05 | 1999574 | | Erleada; Erlyand | אפלוטמיד; ארליאדה | class=antiandrogen; unit=mg; min=60; max=240
Darolutamide | L02BB06 | 2180325 | | Nubeqa | דרולוטמיד; נובקה | class=antiandrogen; unit=mg; min=300; max=600
Abiraterone | L02BX03 | 1100072 | abiraterone acetate | Zytiga; Yonsa | אבירטרון; זייטיגה | class=cyp17 inhibitor; unit=mg; min=125; max=1000

# --- Oncology: targeted agents
Imatinib | L01EA01 | 282388 | imatinib mesylate | Gleevec; Glivec | אימטיניב; גליבק | class=tyrosine kinase inhibitor; unit=mg; min=100; max=800
Dasatinib | L01EA02 | 475342 | | Sprycel | דסטיניב; ספרייסל | class=tyrosine kinase inhibitor; unit=mg; min=20; max=140
Nilotinib | L01EA03 | 662281 | | Tasigna; Danziten | נילוטיניב; טסיגנה | class=tyrosine kinase inhibitor; unit=mg; min=50; max=400
Gefitinib | L01EB01 | 328134 | | Iressa | גפיטיניב; אירסה | class=egfr inhibitor; unit=mg; min=250; max=250
Erlotinib | L01EB02 | 337525 | erlotinib hydrochloride; erlotinib HCl | Tarceva | ארלוטיניב; טרצבה | class=egfr inhibitor; unit=mg; min=25; max=150
Afatinib | L01EB03 | 1430438 | | Gilotrif; Giotrif | אפטיניב; ג׳יוטריף | class=egfr inhibitor; unit=mg; min=20; max=50
Osimertinib | L01EB04 | 1721560 | | Tagrisso | אוסימרטיניב; טגריסו | class=egfr inhibitor; unit=mg; min=40; max=80
Alectinib | L01ED03 | 1727455 | | Alecensa | אלקטיניב; אלסנסה | class=alk inhibitor; unit=mg; min=150; max=600
Lorlatinib | L01ED05 | 2103164 | | Lorviqua; Lorbrena | לורלטיניב; לורוויקה | class=alk inhibitor; unit=mg; min=25; max=100
Crizotinib | L01ED01 | 1148495 | | Xalkori | קריזוטיניב; קסלקורי | class=alk inhibitor; unit=mg; min=20; max=250
Dabrafenib | L01EC02 | 1424911 | | Tafinlar | דברפניב; טפינלר | class=braf inhibitor; unit=mg; min=10; max=150
Trametinib | L01EE01 | 1425099 | | Mekinist | טרמטיניב; מקיניסט | class=mek inhibitor; unit=mg; min=0.5; max=2
Vemurafenib | L01EC01 | 1147220 | | Zelboraf | ומורפניב; זלבורף | class=braf inhibitor; unit=mg; min=240; max=960
Palbociclib | L01EF01 | 1601374 | | Ibrance | פלבוציקליב; איברנס | class=cdk4/6 inhibitor; unit=mg; min=75; max=125
Ribociclib | L01EF02 | 1873916 | ribociclib succinate | Kisqali | ריבוציקליב; קיסקלי | class=cdk4/6 inhibitor; unit=mg; min=200; max=600
Abemaciclib | L01EF03 | 1946825 | | Verzenio; Verzenios | אבמציקליב; ורזניו | class=cdk4/6 inhibitor; unit=mg; min=50; max=200
Lapatinib | L01EH01 | 480167 | | Tykerb; Tyverb | לפטיניב; טייקרב | class=her2 inhibitor; unit=mg; min=250; max=1500
Sunitinib | L01EX01 | 357977 | sunitinib malate | Sutent | סוניטיניב; סוטנט | class=tyrosine kinase inhibitor; unit=mg; min=12.5; max=50
Sorafenib | L01EX02 | 495881 | sorafenib tosylate | Nexavar | סורפניב; נקסבר | class=tyrosine kinase inhibitor; unit=mg; min=200; max=400
Pazopanib | L01EX03 | 714438 | | Votrient | פזופניב; ווטריאנט | class=tyrosine kinase inhibitor; unit=mg; min=200; max=800
Axitinib | L01EK01 | 1242999 | | Inlyta | אקסיטיניב; אינלייטה | class=tyrosine kinase inhibitor; unit=mg; min=1; max=10
Cabozantinib | L01EX07 | 1363268 | | Cabometyx; Cometriq | קבוזנטיניב; קבומטיקס | class=tyrosine kinase inhibitor; unit=mg; min=20; max=140
Lenvatinib | L01EX08 | 1603296 | | Lenvima; Kisplyx | לנבטיניב; לנבימה | class=tyrosine kinase inhibitor; unit=mg; min=4; max=24
Regorafenib | L01EX05 | 1312397 | | Stivarga | רגורפניב; סטיברגה | class=tyrosine kinase inhibitor; unit=mg; min=40; max=160
Ibrutinib | L01EL01 | 1442981 | | Imbruvica | איברוטיניב; אימברוביקה | class=btk inhibitor; unit=mg; min=70; max=560
Acalabrutinib | L01EL02 | 1986808 | | Calquence | אקלברוטיניב; קלקוונס | class=btk inhibitor; unit=mg; min=100; max=100
Zanubrutinib | L01EL03 | 2262435 | | Brukinsa | זנוברוטיניב; ברוקינזה | class=btk inhibitor; unit=mg; min=80; max=320
Venetoclax | L01XX52 | 1747556 | | Venclexta; Venclyxto | ונטוקלקס; ונקלקסטה | class=bcl-2 inhibitor; unit=mg; min=10; max=600
Ruxolitinib | L01EJ01 | 1193326 | | Jakavi; Jakafi; Opzelura | רוקסוליטיניב; ג׳קבי | class=jak inhibitor; unit=mg; min=5; max=25
Olaparib | L01XK01 | 1597582 | | Lynparza | אולפריב; לינפרזה | class=parp inhibitor; unit=mg; min=50; max=400
Niraparib | L01XK02 | 1918231 | | Zejula | ניראפריב; זג׳ולה | class=parp inhibitor; unit=mg; min=100; max=300
Bortezomib | L01XG01 | 358258 | | Velcade | בורטזומיב; ולקייד | class=proteasome inhibitor; unit=mg; min=1; max=3.5
Carfilzomib | L01XG02 | 1302966 | | Kyprolis | קרפילזומיב; קיפרוליס | class=proteasome inhibitor; unit=mg; min=10; max=140
Lenalidomide | L04AX04 | 342369 | | Revlimid | לנלידומיד; רבלימיד | class=immunomodulator; unit=mg; min=2.5; max=25
Pomalidomide | L04AX06 | 1369713 | | Imnovid; Pomalyst | פומלידומיד; אימנוביד | class=immunomodulator; unit=mg; min=1; max=4
Thalidomide | L04AX02 | 10432 | | Thalomid | תלידומיד | class=immunomodulator; unit=mg; min=50; max=200

# --- Oncology: antibodies and checkpoint inhibitors
Trastuzumab | L01FD01 | 224905 | | Herceptin; Herzuma; Ogivri; Kanjinti | טרסטוזומב; הרצפטין | class=monoclonal antibody; unit=mg; max=600
Pertuzumab | L01FD02 | 1298944 | | Perjeta | פרטוזומב; פרג׳טה | class=monoclonal antibody; unit=mg; max=840
Trastuzumab emtansine | L01FD03 | 1371041 | ado-trastuzumab emtansine; T-DM1 | Kadcyla | קדסילה | class=antibody-drug conjugate; unit=mg
Trastuzumab deruxtecan | L01FD04 | | fam-trastuzumab deruxtecan; T-DXd | Enhertu | אנהרטו | class=antibody-drug conjugate; unit=mg
Bevacizumab | L01FG01 | 253337 | | Avastin; Mvasi; Zirabev | בבציזומב; אווסטין; אבאסטין | class=monoclonal antibody; unit=mg
Cetuximab | L01FE01 | 318341 | | Erbitux | צטוקסימב; ארביטוקס | class=monoclonal antibody; unit=mg
Panitumumab | L01FE02 | 263034 | | Vectibix | פניטומומב; וקטיביקס | class=monoclonal antibody; unit=mg
Daratumumab | L01FC01 | 1721947 | | Darzalex | דרטומומב; דרזלקס | class=monoclonal antibody; unit=mg; max=1800
Obinutuzumab | L01FA03 | 974779 | | Gazyva; Gazyvaro | אובינוטוזומב; גזייבה | class=monoclonal antibody; unit=mg; max=1000
Pembrolizumab | L01FF02 | 1547545 | | Keytruda | פמברוליזומב; קיטרודה | class=checkpoint inhibitor; unit=mg; min=100; max=400
Nivolumab | L01FF01 | 1597876 | | Opdivo | ניבולומב; אופדיבו | class=checkpoint inhibitor; unit=mg; min=40; max=600
Ipilimumab | L01FX04 | 1094833 | | Yervoy | איפילימומב; ירבוי | class=checkpoint inhibitor; unit=mg
Atezolizumab | L01FF05 | 1792776 | | Tecentriq | אטזוליזומב; טסנטריק | class=checkpoint inhibitor; unit=mg; min=840; max=1875
Durvalumab | L01FF03 | 1919503 | | Imfinzi | דורבלומב; אימפינזי | class=checkpoint inhibitor; unit=mg; max=1500
Cemiplimab | L01FF06 | 2058826 | | Libtayo | צמיפלימב; ליבטאיו | class=checkpoint inhibitor; unit=mg; min=350; max=350

# --- Oncology: chemotherapy and supportive
Cyclophosphamide | L01AA01 | 3002 | | Endoxan; Cytoxan | ציקלופוספמיד; אנדוקסן | class=alkylating agent; unit=mg; min=25
Ifosfamide | L01AA06 | 5657 | | Holoxan; Ifex | איפוספמיד | class=alkylating agent; unit=mg
Melphalan | L01AA03 | 6718 | | Alkeran | מלפלן; אלקרן | class=alkylating agent; unit=mg; min=2
Chlorambucil | L01AA02 | 2346 | | Leukeran | כלורמבוציל; לויקרן | class=alkylating agent; unit=mg; min=2
Bendamustine | L01AA09 | 134547 | bendamustine hydrochloride; bendamustine HCl | Ribomustin; Treanda; Bendeka | בנדמוסטין; ריבומוסטין | class=alkylating agent; unit=mg
Temozolomide | L01AX03 | 37776 | | Temodal; Temodar | טמוזולומיד; טמודל | class=alkylating agent; unit=mg; min=5; max=400
Dacarbazine | L01AX04 | 3098 | DTIC | | דקרבזין | class=alkylating agent; unit=mg
Busulfan | L01AB01 | 1828 | | Myleran; Busulfex | בוסולפן | class=alkylating agent; unit=mg; min=2
Cisplatin | L01XA01 | 2555 | CDDP | | ציספלטין | class=platinum agent; unit=mg
Carboplatin | L01XA02 | 40048 | | Paraplatin | קרבופלטין | class=platinum agent; unit=mg
Oxaliplatin | L01XA03 | 32592 | | Eloxatin | אוקסליפלטין; אלוקסטין | class=platinum agent; unit=mg
Fluorouracil | L01BC02 | 4492 | 5-fluorouracil; 5-FU; 5FU | Efudex; Efudix; Adrucil | פלואורואורציל; אפודיקס | class=antimetabolite; unit=mg
Capecitabine | L01BC06 | 194000 | | Xeloda | קפציטבין; קסלודה | class=antimetabolite; unit=mg; min=150; max=2500
Gemcitabine | L01BC05 | 12574 | gemcitabine hydrochloride; gemcitabine HCl | Gemzar | גמציטבין; ג׳מזר | class=antimetabolite; unit=mg
Cytarabine | L01BC01 | 3041 | cytosine arabinoside; Ara-C | Cytosar | ציטרבין | class=antimetabolite; unit=mg
Fludarabine | L01BB05 | 24698 | fludarabine phosphate | Fludara | פלודרבין | class=antimetabolite; unit=mg
Azacitidine | L01BC07 | 1251 | | Vidaza; Onureg | אזציטידין; וידזה | class=antimetabolite; unit=mg
Decitabine | L01BC08 | 15657 | | Dacogen | דציטבין; דקוג׳ן | class=antimetabolite; unit=mg
Pemetrexed | L01BA04 | 68446 | pemetrexed disodium | Alimta | פמטרקסד; אלימטה | class=antimetabolite; unit=mg
Mercaptopurine | L01BB02 | 103 | 6-mercaptopurine; 6-MP | Purinethol; Puri-Nethol | מרקפטופורין; פורינתול; פורינטול | class=antimetabolite; unit=mg; min=20; max=100
Thioguanine | L01BB03 | 10485 | tioguanine; 6-thioguanine | Lanvis; Tabloid? | תיוגואנין | class=antimetabolite; unit=mg; min=40
Hydroxyurea | L01XX05 | 5552 | hydroxycarbamide | Hydrea; Droxia; Siklos | הידרוקסיאוריאה; הידראה | class=antimetabolite; unit=mg; min=100; max=1000
Doxorubicin | L01DB01 | 3639 | doxorubicin hydrochloride; doxorubicin HCl; adriamycin; liposomal doxorubicin | Caelyx; Doxil | דוקסורוביצין; אדריאמיצין; קליקס | class=anthracycline; unit=mg
Epirubicin | L01DB03 | 3995 | epirubicin hydrochloride; epirubicin HCl | Ellence; Farmorubicin; Pharmorubicin | אפירוביצין | class=anthracycline; unit=mg
Daunorubicin | L01DB02 | 3109 | daunorubicin hydrochloride; daunorubicin HCl | Cerubidine | דאונורוביצין | class=anthracycline; unit=mg
Idarubicin | L01DB06 | 5650 | idarubicin hydrochloride; idarubicin HCl | Zavedos; Idamycin | אידרוביצין | class=anthracycline; unit=mg
Mitoxantrone | L01DB07 | 7005 | | Novantrone | מיטוקסנטרון | class=anthracycline; unit=mg
Bleomycin | L01DC01 | 1622 | bleomycin sulfate | Blenoxane | בלאומיצין | class=cytotoxic antibiotic; unit=units
Mitomycin | L01DC03 | 632 | mitomycin C | Mutamycin; Jelmyto | מיטומיצין | class=cytotoxic antibiotic; unit=mg; max=40
Paclitaxel | L01CD01 | 56946 | nab-paclitaxel | Taxol; Abraxane | פקליטקסל; טקסול; אברקסן | class=taxane; unit=mg
Docetaxel | L01CD02 | 72962 | | Taxotere | דוצטקסל; טקסוטר | class=taxane; unit=mg
Cabazitaxel | L01CD04 | 996051 | | Jevtana | קבזיטקסל; ג׳בטנה | class=taxane; unit=mg
Vincristine | L01CA02 | 11202 | vincristine sulfate | Oncovin | וינקריסטין | class=vinca alkaloid; unit=mg; max=2
Vinblastine | L01CA01 | 11198 | vinblastine sulfate | Velban | וינבלסטין | class=vinca alkaloid; unit=mg
Vinorelbine | L01CA04 | 39541 | vinorelbine tartrate | Navelbine | וינורלבין; נבלבין | class=vinca alkaloid; unit=mg
Etoposide | L01CB01 | 4179 | VP-16 | Vepesid; Toposar | אטופוסיד | class=topoisomerase inhibitor; unit=mg
Irinotecan | L01CE02 | 51499 | irinotecan hydrochloride; irinotecan HCl; CPT-11 | Campto; Camptosar; Onivyde | אירינוטקן; קמפטו | class=topoisomerase inhibitor; unit=mg
Topotecan | L01CE01 | 57308 | topotecan hydrochloride; topotecan HCl | Hycamtin | טופוטקן | class=topoisomerase inhibitor; unit=mg
Asparaginase | L01XX02 | 1156 | L-asparaginase | Elspar; Erwinase | אספרגינז | class=antineoplastic enzyme; unit=units
BCG intravesical | L03AX03 | | intravesical BCG | OncoTICE; TheraCys | שטיפות BCG | class=immunomodulator; unit=mg
Leucovorin | V03AF03 | 6313 | folinic acid; calcium folinate; leucovorin calcium | Leucovorin Teva; Rescuvolin | לאוקובורין; לויקובורין; חומצה פולינית | class=folate; unit=mg; min=5
Mesna | V03AF01 | 44 | | Uromitexan; Mesnex | מסנה | class=uroprotectant; unit=mg
Filgrastim | L03AA02 | 68442 | G-CSF; tbo-filgrastim | Neupogen; Zarzio; Tevagrastim; Nivestim; Granix | פילגרסטים; נופוג׳ן; ניופוג׳ן; זרזיו | class=g-csf; unit=mcg; min=120; max=960
Pegfilgrastim | L03AA13 | 338036 | | Neulasta; Neulastim; Pelgraz; Ziextenzo | פגפילגרסטים; נאולסטים; נוילסטים; פלגרז | class=g-csf; unit=mg; min=6; max=6

# --- Ophthalmology
Latanoprost | S01EE01 | 43611 | | Xalatan; Latanoprost Teva; Monopost | לטנופרוסט; קסלטן | class=prostaglandin analogue; unit=%; min=0.005; max=0.005
Bimatoprost | S01EE03 | 283810 | | Lumigan; Latisse; Durysta | בימטופרוסט; לומיגן | class=prostaglandin analogue; unit=%; min=0.01; max=0.03
Travoprost | S01EE04 | 283809 | | Travatan; Izba | טרבופרוסט; טרבטן | class=prostaglandin analogue; unit=%; min=0.003; max=0.004
Tafluprost | S01EE05 | 1244607 | | Saflutan; Zioptan; Taflotan | טפלופרוסט; ספלוטן | class=prostaglandin analogue; unit=%; min=0.0015; max=0.0015
Timolol | S01ED01; C07AA06 | 10600 | timolol maleate | Tiloptic; Timoptic; Nyolol; V-Optic; Timoptol; Istalol; Iotim; Glucomol; Timolet | טימולול; טילופטיק; ניולול; טימופטול | class=beta blocker; unit=%; min=0.1; max=0.5
Betaxolol | S01ED02 | 1520 | betaxolol hydrochloride; betaxolol HCl | Betoptic | בטקסולול; בטופטיק | class=beta blocker; unit=%; min=0.25; max=0.5
Brimonidine | S01EA05 | 134615 | brimonidine tartrate | Alphagan; Mirvaso; Lumify | ברימונידין; אלפגן; מירבסו | class=alpha-2 agonist; unit=%; min=0.025; max=0.5
Dorzolamide | S01EC03 | 60207 | dorzolamide hydrochloride; dorzolamide HCl | Trusopt | דורזולמיד; טרוסופט | class=carbonic anhydrase inhibitor; unit=%; min=2; max=2
Brinzolamide | S01EC04 | 194881 | | Azopt | ברינזולמיד; אזופט | class=carbonic anhydrase inhibitor; unit=%; min=1; max=1
Pilocarpine | S01EB01; N07AX01 | 8328 | pilocarpine hydrochloride; pilocarpine HCl | Isopto Carpine; Vuity | פילוקרפין; סלאג׳ן | class=cholinergic agonist; unit=%; min=0.4; max=7.5
Dorzolamide / timolol | S01ED51 | 662263 | timolol dorzolamide | Cosopt; Dorzolamide Timolol Teva | קוסופט; קוזופט | class=beta blocker; unit=%; min=0.5; max=2
Latanoprost / timolol | S01ED51 | | timolol latanoprost | Xalacom | קסלקום | class=beta blocker; unit=%; min=0.005; max=0.5
Bimatoprost / timolol | S01ED51 | | timolol bimatoprost | Ganfort | גנפורט | class=beta blocker; unit=%; min=0.03; max=0.5
Brimonidine / timolol | S01ED51 | 597142 | timolol brimonidine | Combigan | קומביגן | class=beta blocker; unit=%; min=0.2; max=0.5
Brinzolamide / timolol | S01ED51 | | timolol brinzolamide | Azarga | אזרגה | class=beta blocker; unit=%; min=0.5; max=1
Travoprost / timolol | S01ED51 | | timolol travoprost | DuoTrav | דואוטרב | class=beta blocker; unit=%; min=0.004; max=0.5
Brinzolamide / brimonidine | S01EC54 | | brimonidine brinzolamide | Simbrinza | סימברינזה | class=carbonic anhydrase inhibitor; unit=%; min=0.2; max=1
Tobramycin / dexamethasone | S01CA01 | 883815 | dexamethasone tobramycin | Tobradex | טוברדקס | class=aminoglycoside; unit=%; min=0.1; max=0.3
Dexamethasone / neomycin / polymyxin B | S01CA01 | 216525 | neomycin polymyxin dexamethasone | Maxitrol; Dex-Otic; Dexotic | מקסיטרול; דקסאוטיק | class=aminoglycoside; unit=%
Ciprofloxacin / dexamethasone | S02CA06; S03CA01 | 465397 | ciprofloxacin dexamethasone otic | Ciprodex otic; Ciprodex ear drops | טיפות אוזניים ציפרופלוקסצין דקסמטזון; ציפרודקס טיפות אוזניים; Ciprodex טיפות אוזניים | class=fluoroquinolone; unit=%; min=0.1; max=0.3
Fluorometholone | S01BA07 | 4491 | | FML; Flarex | פלואורומתולון; פלרקס | class=corticosteroid; unit=%; min=0.1; max=0.25
Loteprednol | S01BA14 | 52177 | loteprednol etabonate | Lotemax; Alrex | לוטפרדנול; לוטמקס | class=corticosteroid; unit=%; min=0.2; max=1
Nepafenac | S01BC10 | 298665 | | Nevanac; Ilevro | נפפנק; נבנק | class=nsaid; unit=%; min=0.1; max=0.3
Bromfenac | S01BC11 | 19737 | | Yellox; Prolensa; Bromday | ברומפנק | class=nsaid; unit=%; min=0.07; max=0.09
Olopatadine | S01GX09; R01AC08 | 135391 | olopatadine hydrochloride; olopatadine HCl | Patanol; Pataday; Opatanol; Patanase | אולופטדין; פטנול | class=antihistamine; unit=%; min=0.1; max=0.7
Artificial tears | S01XA20 | | carboxymethylcellulose eye drops; carmellose; lubricant eye drops; hypromellose eye drops; carbomer eye gel; eye lubricant; tear substitute; hypromellose; carbomer; sodium hyaluronate eye drops | Refresh; Celluvisc; Optive?; Systane; Viscotears; Hylo; Thealoz; Tears Naturale; Liquifilm; Vidisic; Lubricin; Hylo-Comod; Hylo-Tear; Hylo-Forte; Hyabak; Xailin; Xailin Night; Artelac; GelTears; Clinitas; Cellufresh | תחליפי דמעות; דמעות מלאכותיות; רפרש; אופטיב; סיסטיין; ויסקוטירס; תיאלוז; היאלו; טיפות הילו; תחליף דמעות; ויזקוטירס; סיסטן; היילו קומוד | class=ocular lubricant; unit=drops; min=1; max=4
Emollient | | | emollient cream; emollient ointment; moisturiser cream; white soft paraffin; emulsifying ointment; aqueous cream; petrolatum | Cetraben; Diprobase; Doublebase; Dermol 500; Dermol; Epaderm; Epimax; E45; Hydromol; Zerobase; Zeroderm; Oilatum; Aveeno; CeraVe; Eucerin; Vaseline | קרם לחות; תכשיר מרכך לעור | class=emollient
Oral nutritional supplement | | | nutritional supplement drink; sip feed | Ensure Plus; Ensure?; Fortisip; Fresubin; Complan; Fortijuce; Altraplen; Easy Go; Glucerna | תוסף תזונה נוזלי; אנשור | class=nutrition; unit=mL; min=50; max=500
Cyclopentolate | S01FA04 | 3001 | cyclopentolate hydrochloride; cyclopentolate HCl | Cyclogyl | ציקלופנטולט; סיקלוג׳יל | class=mydriatic; unit=%; min=0.5; max=2
Tropicamide | S01FA06 | 10869 | | Mydramide; Mydriacyl | טרופיקמיד; מידרמיד | class=mydriatic; unit=%; min=0.5; max=1
Ranibizumab | S01LA04 | 595060 | | Lucentis; Byooviz; Susvimo | רניביזומב; לוסנטיס | class=anti-vegf; unit=mg; min=0.3; max=0.5
Aflibercept | S01LA05 | 1232150 | | Eylea | אפליברצפט; איילאה; אייליאה | class=anti-vegf; unit=mg; min=2; max=8
Faricimab | S01LA09 | 2591519 | | Vabysmo | פריצימב; ואביסמו | class=anti-vegf; unit=mg; min=6; max=6
Verteporfin | S01LA01 | 118886 | | Visudyne | ורטפורפין | class=photosensitizer; unit=mg; min=15; max=15

# --- Dermatology
Isotretinoin | D10BA01 | 6064 | 13-cis-retinoic acid | Roaccutane; Accutane; Curatane; Absorica; Claravis | איזוטרטינואין; רואקוטן; קורטן | class=retinoid; unit=mg; min=5; max=40
Tretinoin | D10AD01; L01XF01 | 10753 | retinoic acid; ATRA; all-trans retinoic acid | Retin-A?; Airol; Vesanoid; Retavit | טרטינואין; רטין A; איירול | class=retinoid; unit=%; min=0.01; max=0.1
Adapalene | D10AD03 | 60223 | | Differin | אדפלן; דיפרין; דפרין | class=retinoid; unit=%; min=0.1; max=0.3
Adapalene / benzoyl peroxide | D10AD53 | | benzoyl peroxide adapalene | Epiduo | אפידואו | class=retinoid; unit=%; min=0.1; max=2.5
Benzoyl peroxide | D10AE01 | 1418 | | Panoxyl; Benzac; Brevoxyl | בנזואיל פראוקסיד; בנזויל פרוקסיד; בנזואיל פרוקסיד | class=keratolytic; unit=%; min=2.5; max=10
Clindamycin / benzoyl peroxide | D10AF51 | | benzoyl peroxide clindamycin | Duac; Benzaclin; Clindoxyl | דואק | class=lincosamide; unit=%; min=1; max=5
Azelaic acid | D10AX03 | 18602 | | Skinoren; Finacea; Azelex | חומצה אזלאית; סקינורן | class=keratolytic; unit=%; min=10; max=20
Acitretin | D05BB02 | 16818 | | Neotigason; Soriatane | אציטרטין; ניאוטיגזון | class=retinoid; unit=mg; min=10; max=25
Calcipotriene | D05AX02 | 29365 | calcipotriol | Daivonex; Dovonex | קלציפוטריול; דייבונקס | class=vitamin d analogue; unit=%; min=0.005; max=0.005
Calcipotriene / betamethasone | D05AX52 | | calcipotriol betamethasone; betamethasone calcipotriol | Daivobet; Enstilar; Taclonex; Dovobet | דייבובט; אנסטילר | class=vitamin d analogue; unit=%; min=0.005; max=0.064
Clobetasol | D07AD01 | 2590 | clobetasol propionate | Dermovate; Temovate; Clobex; Dermoxin; Tenovate | קלובטסול; דרמובט | class=corticosteroid; unit=%; min=0.05; max=0.05
Fluocinonide | D07AC08 | 4462 | | Lidex; Vanos | פלואוצינוניד | class=corticosteroid; unit=%; min=0.05; max=0.1
Fluocinolone | D07AC04 | 25126 | fluocinolone acetonide | Synalar; Iluvien; Dermalar | פלואוצינולון; סינלר | class=corticosteroid; unit=%; min=0.01; max=0.025
Desonide | D07AB08 | 3254 | | Desowen; Verdeso | דסוניד | class=corticosteroid; unit=%; min=0.05; max=0.05
Hydrocortisone butyrate | D07AB02 | 103468 | hydrocortisone 17-butyrate | Locoid | לוקואיד | class=corticosteroid; unit=%; min=0.1; max=0.1
Methylprednisolone aceponate | D07AC14 | | | Advantan | אדוונטן | class=corticosteroid; unit=%; min=0.1; max=0.1
Prednicarbate | D07AC18 | 34369 | | Dermatop | דרמטופ | class=corticosteroid; unit=%; min=0.1; max=0.25
Betamethasone / gentamicin | D07CC01 | | gentamicin betamethasone | Celestoderm with Garamycin; Diprogenta | צלסטודרם עם גרמיצין | class=corticosteroid; unit=%
Betamethasone / neomycin | D07CC01 | | neomycin betamethasone; betamethasone valerate neomycin | Betnovate-N | בטנובט N; בטנובט-N | class=corticosteroid; unit=%
Betamethasone / clotrimazole / gentamicin | D07CC01 | | clotrimazole betamethasone gentamicin | Triderm | טרידרם | class=corticosteroid; unit=%
Betamethasone / fusidic acid | D07CC01 | | fusidic acid betamethasone | Fucicort | פוציקורט | class=corticosteroid; unit=%
Betamethasone / salicylic acid | D07XC01 | | salicylic acid betamethasone | Diprosalic; Betasalic | דיפרוסליק | class=corticosteroid; unit=%
Pimecrolimus | D11AH02 | 321952 | | Elidel | פימקרולימוס; אלידל | class=calcineurin inhibitor; unit=%; min=1; max=1
Crisaborole | D11AH06 | 1865953 | | Eucrisa; Staquis | קריסבורול | class=pde4 inhibitor; unit=%; min=2; max=2
Imiquimod | D06BB10 | 59943 | | Aldara; Zyclara | אימיקוויאמוד; אלדרה | class=immune response modifier; unit=%; min=2.5; max=5
Podophyllotoxin | D06BB04 | 8463 | podofilox | Wartec; Condyline; Condylox | פודופילוטוקסין; קונדילין | class=antimitotic; unit=%; min=0.15; max=0.5
Salicylic acid | D01AE12 | 9525 | | Duofilm; Compound W; Verucid | חומצה סליצילית; דואופילם | class=keratolytic; unit=%; min=0.5; max=40
Silver sulfadiazine | D06BA01 | 9793 | silver sulphadiazine | Silverol; Flamazine; Silvadene; SSD? | כסף סולפדיאזין; סילברול | class=sulfonamide; unit=%; min=1; max=1
Selenium sulfide | D01AE13 | 36345 | selenium sulphide | Selsun; Sebosel | סלניום סולפיד; סבוסל; סלסון | class=antidandruff; unit=%; min=1; max=2.5
Bacitracin | D06AX05 | 1291 | | | בציטרצין | class=topical antibacterial; unit=units
Neomycin / bacitracin | D06AX04 | | bacitracin neomycin; neomycin polymyxin bacitracin; triple antibiotic; triple antibiotic ointment; triple-antibiotic ointment | Bamyxin; Neosporin; Polysporin | במיקסין | class=topical antibacterial
Povidone-iodine | D08AG02 | 8611 | povidone iodine solution | Polydine; Betadine | פולידין; פוידון יוד; בטדין; בטאדין | class=antiseptic; unit=%; min=1; max=10
Chlorhexidine | D08AC02; A01AB03 | 2358 | chlorhexidine gluconate | Corsodyl; Tarodent; Peridex; Hibiclens; Septadine | כלורהקסידין; טרודנט; ספטדין; קורסודיל; מי פה כלורהקסידין; מי פה קורסודיל | class=antiseptic; unit=%; min=0.05; max=4
Hydrogen peroxide | D08AX01 | 5499 | | Crystacide | מי חמצן | class=antiseptic; unit=%; min=1; max=6
Zinc oxide | | 11423 | | Desitin; Sudocrem | אבץ אוקסיד; תחמוצת אבץ | class=skin protectant; unit=%
Urea cream | D02AE01 | 11002 | urea topical | Calmurid; Eucerin urea | אוריאה משחה; קרם אוריאה | class=keratolytic; unit=%; min=3; max=50
Hydroquinone | D11AX11 | 5509 | | Eldoquin; Tri-Luma | הידרוקינון | class=skin lightener; unit=%; min=2; max=4

# --- Ear, mouth, hemorrhoids
Polymyxin B / neomycin / hydrocortisone | S02CA03 | | neomycin polymyxin hydrocortisone otic; hydrocortisone neomycin polymyxin | Otosporin; Cortisporin | אוטוספורין | class=aminoglycoside
Acetic acid otic | S02AA10 | | acetic acid ear drops | Vosol | חומצה אצטית טיפות אוזניים | class=otic antiseptic; unit=%; min=2; max=2
Phenazone / tetracaine otic | | | antipyrine tetracaine otic; tetracaine phenazone ear drops | Otidin | אוטידין | class=otic analgesic
Benzydamine | A01AD02; R02AX03 | | benzydamine hydrochloride; benzydamine HCl | Tantum Verde; Difflam | בנזידמין; טנטום ורדה | class=local anti-inflammatory; unit=mg
Cinchocaine / hydrocortisone rectal | C05AA01 | | hydrocortisone cinchocaine; dibucaine hydrocortisone | Proctosedyl | פרוקטוסדיל | class=corticosteroid
Diosmin | C05CA03 | 3489 | micronized purified flavonoid fraction; diosmin hesperidin | Daflon; Detralex | דיוסמין; דפלון | class=venotonic; unit=mg; min=500; max=1000

# --- Iron, vitamins, minerals
Iron supplement | | | oral iron; iron tablets; iron bisglycinate | Gentle Iron; Active Iron | תוסף ברזל; כדורי ברזל; טיפות ברזל; ברזל עדין; ברזל ביסגליצינט; ברזל ביס-גליצינט; ברזל? | class=iron; unit=mg
Iron polysaccharide | B03AB | | polysaccharide iron complex; polysaccharide-iron complex; iron polysaccharide complex | Ferripel; Ferripel 3; Ferripel-3; Niferex; Nu-Iron; Ferrex | פריפל; פריפל 3 | class=iron; unit=mg; min=15; max=200
Iron polymaltose | B03AB | | ferric polymaltose; iron polymaltose complex; ferric hydroxide polymaltose | Maltofer; Ferrum Hausmann | מלטופר; פרום האוסמן | class=iron; unit=mg; min=10; max=357
Ferric maltol | B03AB10 | 2539932 | iron maltol | Feraccru; Accrufer | פריק מלטול; ברזל מלטול; פרקרו | class=iron; unit=mg; min=15; max=60
Ferrous sulfate | B03AA07 | 24947 | ferrous sulphate; FeSO4 | Ferrograd; Slow-Fe; Feosol; Fer-In-Sol; Ferro-Gradumet; Tardyferon | ברזל סולפט; פרוגרד; סלואו פה; טרדיפרון | class=iron; unit=mg; min=15; max=325
Ferrous fumarate | B03AA02 | 24941 | iron fumarate | Fersamal; Aktiferrin; Galfer | ברזל פומרט; אקטיפרין | class=iron; unit=mg; max=322
Ferrous gluconate | B03AA03 | 24942 | iron gluconate | Fergon | ברזל גלוקונט | class=iron; unit=mg; max=324
Sodium feredetate | B03AB03 | | sodium ironedetate; iron edetate | Sytron | ברזל פרדטט | class=iron; unit=mg; min=190; max=380
Iron / folic acid | | | folic acid iron; ferrous folic acid; iron polymaltose folic acid | Foric; Ferrifol; Ferrograd Folic; Pregaday; Livogen; Livogen XT; Fefol | פוריק; פריפול; ברזל וחומצה פולית | class=iron; unit=mg
Iron sucrose | B03AC | 24909 | ferric saccharate; ferric hydroxide sucrose; iron saccharate | Venofer; Orofer-S | ונופר; ברזל סוכרוז; ברזל סוכרתי; ברזל סוכרוזי | class=iron; unit=mg; min=20; max=500
Ferric carboxymaltose | B03AC | 1433693 | iron carboxymaltose; ferric carboxy maltose | Ferinject; Injectafer; Encicarb; Orofer FCM | פרינג׳קט; פרינקט; ברזל קרבוקסימלטוז | class=iron; unit=mg; min=50; max=1000
Ferric derisomaltose | B03AC | 2274394 | iron isomaltoside; ferric derisomaltose injection | Monofer; Monoferric | מונופר | class=iron; unit=mg; min=100; max=2000
Ferric gluconate | B03AC | | sodium ferric gluconate; sodium ferric gluconate complex | Ferrlecit | פרלציט | class=iron; unit=mg; max=125
Deferasirox | V03AC03 | 614373 | | Exjade; Jadenu | דפרסירוקס; אקסג׳ייד | class=iron chelator; unit=mg; min=90; max=500
Deferoxamine | V03AC01 | 3131 | desferrioxamine; deferoxamine mesylate | Desferal | דפרוקסמין; דספרל | class=iron chelator; unit=mg; min=500; max=2000
Folic acid | B03BB01 | 4511 | folate?; vitamin B9; pteroylglutamic acid | Folicil; Folvite; Speciafoldine | חומצה פולית?; פולית | class=vitamin; unit=mg; min=0.1; max=15
Levomefolate | | 1592257 | L-methylfolate; methylfolate; 5-MTHF | Deplin; Metafolin | מתיל פולאט | class=vitamin; unit=mg; max=15
Cyanocobalamin | B03BA01 | 11248 | vitamin B12?; B12?; cobalamin?; vit B12? | Bevitex; Bedodeka | ויטמין B12?; ציאנוקובלמין; ויטמין בי 12?; ביויטקס; בדודקה; ביקס 12; בי-12; זריקות B12 | class=vitamin; unit=mcg; min=25; max=10000
Hydroxocobalamin | B03BA03; V03AB33 | 5514 | hydroxycobalamin | Cyanokit; Neo-Cytamen | הידרוקסוקובלמין | class=vitamin; unit=mg; min=1; max=5000
Methylcobalamin | B03BA05 | | mecobalamin; methyl B12 | Nurokind; Methycobal; Meconerv | מתילקובלמין; מתיל B12 | class=vitamin; unit=mcg; max=5000
Cholecalciferol | A11CC05 | 2418 | colecalciferol; vitamin D3?; vitamin D?; vit D?; vit D3?; vitamin D drops | Vi-De 3; Baby D; DCaps; Sunvite D3; Vitamidyne D; Vigantol; Fultium D3; Fultium-D3; Strivit-D3; InVita D3; Stexerol-D3; Desunin; Pro D3; Thorens; Uprise-D3; Arachitol; D-Rise; Calcirol; Depura; Dekristol; Vigantoletten; Uvedose; ZymaD; Dibase; Uprise D3; Lumia 60K; Tayo 60K | ויטמין D?; ויטמין D3; ויטמין די?; ויטמין די 3; בייבי D; כולקלציפרול; ויטמידין D | class=vitamin; unit=units; min=200; max=300000
Ergocalciferol | A11CC01 | 4018 | vitamin D2 | Drisdol; Calciferol | ויטמין D2; ארגוקלציפרול | class=vitamin; unit=units; min=400; max=50000
Ascorbic acid | A11GA01 | 1151 | vitamin C?; vit C; ascorbate? | Redoxon; Limcee; Laroscorbine; Celin | ויטמין C; ויטמין סי; חומצה אסקורבית | class=vitamin; unit=mg; min=50; max=2000
Thiamine | A11DA01 | 10454 | vitamin B1?; B1?; thiamin; thiamine hydrochloride; thiamine HCl | | תיאמין; ויטמין B1 | class=vitamin; unit=mg; min=10; max=500
Pyridoxine | A11HA02 | 684879 | vitamin B6?; B6?; pyridoxine hydrochloride; pyridoxine HCl | | פירידוקסין; ויטמין B6 | class=vitamin; unit=mg; min=10; max=250
Riboflavin | A11HA04 | 9346 | vitamin B2 | | ריבופלבין; ויטמין B2 | class=vitamin; unit=mg; min=1; max=400
Biotin | A11HA05 | 1588 | vitamin B7 | | ביוטין | class=vitamin; unit=mg; min=0.03; max=10
Vitamin B complex | | 11251 | B complex; B-complex vitamins; vitamin B1 B6 B12; thiamine pyridoxine cyanocobalamin; B50; vitamin B compound strong; vitamin B co strong; vitamin B compound | Tribemin; Tricardia; Neurobion; Neurobion Forte; Becosules; Becosule | ויטמין B קומפלקס; בי קומפלקס; B קומפלקס; טריבמין; טריקרדיה | class=vitamin
Vitamin A | A11CA01 | 11246 | retinol? | | ויטמין A?; רטינול | class=vitamin; unit=units; max=200000
Vitamin E | A11HA03 | 11256 | tocopherol?; alpha tocopherol | Evion | ויטמין E?; טוקופרול | class=vitamin; unit=units; max=1000
Multivitamin | | | multivitamins; multi vitamin; multivitamin with minerals; MVI?; multivitamin drops; multivitamin tablets; multiple vitamin; multiple vitamins | Centrum; Supradyn; Altman multivitamin; Abidec; Dalivit; Forceval; Ketovite; Theragran; Theragran-M; Theragran M; Surbex Z; Surbex-Z; Zincovit | מולטיויטמין; מולטי ויטמין; צנטרום; סופרדין; סנטרום | class=vitamin
Prenatal vitamins | | | prenatal vitamin; prenatal multivitamin; PNV? | Elevit; Prenatal Altman; Materna vitamins; Pregnacare; Femibion | ויטמינים להריון; פרנטל; אלוויט; מולטיויטמין להריון | class=vitamin
Calcium carbonate | A12AA04 | 1897 | | Tums; Caltrate; Os-Cal; Calcichew; Titralac | קלציום קרבונט; סידן פחמתי; טיטרלק; קלטרט; קלטרייט | class=calcium; unit=mg; min=250; max=1500
Calcium citrate | A12AA13 | 47613 | | Citracal; Calcitrate | סידן ציטרט; קלציום ציטרט; סיטרקל | class=calcium; unit=mg; min=100; max=1500
Calcium supplement | | | calcium?; calcium tablets; calcium gluconate lactate | Calcimore; Calcium Sandoz | קלציום?; סידן?; תוסף סידן; קלצימור | class=calcium; unit=mg; max=1500
Calcium / vitamin D | A12AX |  | calcium carbonate cholecalciferol; calcium with vitamin D; calcium vitamin D3; calcium citrate vitamin D; calcium carbonate with colecalciferol; calcium and vitamin D; calcium and colecalciferol | Caltrate D; Calcimore D; Adcal D3; Citracal D; Calcium D3; Accrete D3; Cacit D3; Calceos; Calcichew D3 Forte; Calcichew-D3 Forte; Calcichew D3; Adcal; Evacal D3; TheiCal-D3; Natecal D3; Bio-Calcium; Calci-D; Shelcal; Shelcal 500; Calcimax; Cipcal; Calbo-D; Shelcal HD; Coralcal-D; Ostocal D | סידן וויטמין D; קלציום עם ויטמין D; קלציום D; קלצימור D; קלציום D3; קלציום די 3; סידן D3 | class=calcium; unit=mg
Calcium gluconate | A12AA03 | 1908 | | | קלציום גלוקונט; סידן גלוקונט | class=calcium; unit=mg; max=3000
Calcium chloride | A12AA07 | 1901 | | | קלציום כלוריד | class=calcium; unit=mg
Magnesium supplement | | | magnesium?; magnesium citrate; magnesium glycinate; magnesium bisglycinate; oral magnesium | Diasporal; Slow-Mag; Magnesium Diasporal | מגנזיום?; מגנזיום ציטרט; מגנזיום דיאספורל | class=magnesium; unit=mg; min=50; max=600
Magnesium oxide | A12CC10; A02AA02 | 6582 | | Mag-Ox; Uro-Mag; Magnox; Magnox 520 | מגנזיום אוקסיד; תחמוצת מגנזיום; מגנוקס | class=magnesium; unit=mg; min=140; max=520
Magnesium sulfate | A12CC02; B05XA05 | 6585 | magnesium sulphate; MgSO4 | | מגנזיום סולפט | class=magnesium; unit=g; max=20
Potassium chloride | A12BA01 | 8591 | KCl?; oral potassium; potassium supplement; slow release potassium; potassium supplementation; potassium supplements | Slow-K; K-Dur; Klor-Con; Kaleorid; Sando-K; K-Tab; Micro-K; Diffu-K | סלואו קיי; סלואו K; אשלגן כלורי; אשלגן כלוריד; אשלגן?; סלו קיי | class=potassium; unit=mEq; min=4; max=40
Zinc sulfate | A12CB01 | 39954 | zinc?; zinc sulphate; zinc supplement | Orazinc; Solvezink | אבץ?; אבץ גופרתי | class=mineral; unit=mg; min=5; max=220
Sodium fluoride | A12CD01; A01AA01 | 9873 | fluoride? | Duraphat; Luride; Elmex | פלואוריד | class=fluoride; unit=mg; min=0.25
Sodium bicarbonate | B05XA02 | 36676 | bicarbonate?; NaHCO3; sodium bicarb | Nodosis | סודיום ביקרבונט; ביקרבונט?; נתרן ביקרבונט | class=alkalinizer; unit=mEq
Coenzyme Q10 | C01EB09 | 21406 | ubidecarenone; CoQ10; Co-Q 10; Co Q-10; CoQ 10; ubiquinone | | קו אנזים Q10; קואנזים Q10 | class=supplement; unit=mg; min=10; max=600
Levocarnitine | A16AA01 | 42955 | L-carnitine; carnitine | Carnitor | קרניטין; לבוקרניטין | class=supplement; unit=mg
Thioctic acid | A16AX01 | 6417 | alpha lipoic acid | | חומצה אלפא ליפואית | class=supplement; unit=mg; max=600
Glucosamine | M01AX05 | 4845 | glucosamine sulfate; glucosamine chondroitin | | גלוקוזאמין | class=supplement; unit=mg; max=1500

# --- Vaccines
Influenza vaccine | J07BB02 |  | flu vaccine; flu shot; seasonal influenza vaccine; inactivated influenza vaccine; LAIV; IIV; IIV4; QIV; flu vaccination; Inf vaccine; influenza vaccination | Vaxigrip; Influvac; Fluzone; Fluarix; Vaxigrip Tetra; Flucelvax; Fluad; Flumist; Efluelda; Supemtek; Fluzone High-Dose | חיסון שפעת; חיסון לשפעת; חיסון נגד שפעת; וקסיגריפ; וקסיגריפ טטרה; אינפלובק; אינפלוואק; פלואריקס; פלומיסט; אפלואלדה | class=vaccine; unit=mL; max=0.7
COVID-19 vaccine | J07BN01 |  | COVID vaccine; coronavirus vaccine; ChAdOx1-S; ChAdOx1 nCoV-19; ChAdOx1; COVID-19 mRNA vaccine; SARS-CoV-2 vaccine | Comirnaty; Spikevax; Pfizer-BioNTech COVID-19 vaccine; Novavax; Covishield; Covaxin; Vaxzevria; Sputnik V; Jcovden; Nuvaxovid; Bimervax | חיסון קורונה; חיסון לקורונה; חיסון COVID-19; חיסון קורונה פייזר; חיסון קורונה מודרנה; קומירנטי; ספייקווקס; ספייקוואקס; חיסון פייזר; חיסון מודרנה | class=vaccine; unit=mL; max=0.5
Pneumococcal polysaccharide vaccine | J07AL01 |  | PPSV23; pneumococcal 23-valent vaccine; Pneu-P-23; PPV23; PPSV; Pneu-P; pneumococcal polysaccharide | Pneumovax; Pneumovax 23 | פנאומווקס; חיסון פנאומוקוק 23; פנאומובקס; פנומובקס; פנומווקס; פניאומובקס | class=vaccine; unit=mL; max=0.5
Pneumococcal conjugate vaccine | J07AL02 |  | PCV13; PCV20; PCV15; pneumococcal vaccine; PCV21; PCV?; PCV vaccine; PCV booster; PCV7; PCV10; Pneu-C; Pneu-C-7; Pneu-C-10; Pneu-C-13; Pneu-C-15; Pneu-C-20; PCV-13; PCV-7; PCV-10; pneumococcal conjugate | Prevenar; Prevnar; Prevenar 13; Prevnar 13; Prevnar 20; Vaxneuvance; Synflorix; Capvaxive; Prevenar 20; Apexxnar | פרבנר; פרוונר; חיסון פנאומוקוק; חיסון נגד דלקת ריאות; פרבנר 13; פרבנר 20 | class=vaccine; unit=mL; max=0.5
Hepatitis B vaccine | J07BC01 |  | HBV vaccine; Inj Hepatitis B; Inj Hep B; hepatitis B?; hep B?; Hep B birth dose; HepB birth dose; hepatitis B birth dose; Hep B zero dose; Hep B-0?; HB vaccine; HepB | Engerix-B; Engerix; Sci-B-Vac; Recombivax HB; Heplisav-B; Euvax; Recombivax; Heplisav | חיסון הפטיטיס B; חיסון נגד צהבת B; חיסון צהבת B; חיסון צהבת נגיפית B; חיסון נגד צהבת נגיפית B; אנגריקס; אנג׳ריקס; אנג׳ריקס B; סיי-בי-ואק; חיסון דלקת כבד B; חיסון דלקת כבד נגיפית B; חיסון נגד דלקת כבד נגיפית B | class=vaccine; unit=mcg; max=40
Hepatitis A vaccine | J07BC02 |  | HAV vaccine; hepatitis A?; hep A?; HepA; HA vaccine | Havrix; Vaqta; Avaxim; Epaxal | חיסון הפטיטיס A; חיסון נגד צהבת A; חיסון צהבת A; חיסון צהבת נגיפית A; חיסון נגד צהבת נגיפית A; הבריקס; האבריקס; אבקסים; חיסון דלקת כבד A; חיסון דלקת כבד נגיפית A; חיסון נגד דלקת כבד נגיפית A | class=vaccine; unit=mL; max=1
Measles, mumps and rubella vaccine | J07BD52 |  | MMR?; MMR vaccine; measles mumps rubella vaccine | Priorix; M-M-R II | חיסון חצבת חזרת אדמת; חיסון MMR; פריוריקס | class=vaccine; unit=mL; max=0.5
Measles and rubella vaccine | J07BD53 | | MR vaccine; measles rubella vaccine; MR?; MR 1st dose; MR 2nd dose | | חיסון חצבת אדמת | class=vaccine; unit=mL; max=0.5
Measles, mumps, rubella and varicella vaccine | J07BD54 |  | MMRV; MMRV vaccine; MMR-V; MMR-Varicella; MMR/V; MMR-Var; MMRVar | Priorix Tetra; ProQuad | חיסון MMRV; חיסון חצבת חזרת אדמת אבעבועות רוח; חצבת חזרת אדמת אבעבועות רוח; חצבת-חזרת-אדמת-אבעבועות רוח; פריוריקס טטרה; פרוקווד | class=vaccine; unit=mL; max=0.5
Varicella vaccine | J07BK01 |  | chickenpox vaccine; varicella?; VZV vaccine; VAR vaccine | Varilrix; Varivax | חיסון אבעבועות רוח; וריריקס; ורילריקס; וריווקס | class=vaccine; unit=mL; max=0.5
Zoster vaccine | J07BK03 |  | shingles vaccine; recombinant zoster vaccine; herpes zoster vaccine; RZV; LZV | Shingrix; Zostavax | חיסון שלבקת חוגרת; חיסון נגד שלבקת חוגרת; שינגריקס; חיסון זוסטר; חיסון הרפס זוסטר | class=vaccine; unit=mL; max=0.65
Human papillomavirus vaccine | J07BM03; J07BM01 |  | HPV vaccine; HPV 9-valent vaccine; HPV-4; HPV-9; HPV4; HPV9 | Gardasil; Gardasil 9; Cervarix | חיסון פפילומה; חיסון HPV; גרדסיל; חיסון נגד וירוס הפפילומה; חיסון נגד וירוס הפפילומה האנושי; חיסון וירוס הפפילומה; חיסון נגד פפילומה; סרבריקס; סרווריקס | class=vaccine; unit=mL; max=0.5
Tdap vaccine | J07AJ52 |  | Tdap; Tdap booster; diphtheria tetanus acellular pertussis booster; tetanus diphtheria pertussis vaccine; TdaP | Boostrix; Adacel | חיסון שעלת; בוסטריקס; חיסון טטנוס דיפטריה שעלת; חיסון טטנוס דיפתריה שעלת; חיסון דיפתריה טטנוס שעלת; חיסון דיפטריה טטנוס שעלת; חיסון משולב דיפטריה טטנוס שעלת; דיפטריה טטנוס שעלת; דיפתריה טטנוס שעלת; טטנוס דיפטריה שעלת; אדסל; אדאסל | class=vaccine; unit=mL; max=0.5
Tdap-IPV vaccine | J07CA02 | | Tdap-IPV; Tdap IPV; dTaP-IPV booster | Boostrix Polio; Boostrix-IPV; Repevax; Adacel Polio | חיסון מרובע Tdap-IPV; מרובע Tdap-IPV; בוסטריקס פוליו | class=vaccine; unit=mL; max=0.5
DTwP vaccine | J07AJ51 | | DTwP; DPT; DTP; DTwP booster; DPT booster; DTP booster; whole cell pertussis vaccine; DTP vaccine; DPT vaccine | Triple antigen? | חיסון משולש DTP; חיסון DTwP | class=vaccine; unit=mL; max=0.5
DTwP-HepB-Hib vaccine | J07CA | | DTwP-HepB-Hib; DTwP-Hib-HepB; DPT-HepB-Hib; DTP-HepB-Hib; DTwP HepB Hib | Pentavac; Quinvaxem; Easyfive; Shan5 | חיסון DTwP-HepB-Hib | class=vaccine; unit=mL; max=0.5
Tetanus toxoid | J07AM01 | | tetanus vaccine; tetanus shot; tetanus booster; TT injection; TT Inj; inj TT; tetanus toxoid injection | Tetavax; TT? | חיסון טטנוס; טטנוס טוקסואיד; זריקת טטנוס; טטנוס TT | class=vaccine; unit=mL; max=0.5
Tetanus and diphtheria vaccine | J07AM51 |  | Td vaccine; dT vaccine; tetanus diphtheria vaccine; Td adsorbed; Td booster | Tenivac; Diftavax | חיסון טטנוס דיפטריה; חיסון DT | class=vaccine; unit=mL; max=0.5
DTaP-IPV-Hib vaccine | J07CA06 |  | pentavalent vaccine?; pentavalent?; DTaP IPV Hib; DTaP-IPV/Hib; DTaP/IPV/Hib; DTaP-IPV-Hib; 5 in 1 vaccine | Pentacel; Infanrix-IPV+Hib; Pediacel; Pentaxim | חיסון מחומש; פנטקסים; פנטאקסים; פדיאסל | class=vaccine; unit=mL; max=0.5
DTaP-IPV-Hib-HepB vaccine | J07CA09 |  | hexavalent vaccine; 6 in 1 vaccine; DTaP-IPV-Hib-HepB; DTaP-HepB-IPV-Hib; DTaP IPV HepB Hib; DTaP-IPV-HepB-Hib; DTaP/IPV/Hib/HepB; HB-DTaP-IPV-Hib; DTaP-HB-IPV-Hib; DTaP/IPV/Hib/Hep B; DTaP-Hib-IPV-HepB | Infanrix Hexa; Hexaxim; Vaxelis; Hexyon | חיסון משושה; אינפנריקס הקסה; הקסקסים; הקסאקסים; וקסליס | class=vaccine; unit=mL; max=0.5
Poliovirus vaccine, inactivated | J07BF03 |  | IPV?; polio vaccine; inactivated polio vaccine; fIPV; fractional IPV; IPV booster; eIPV | IPOL; Imovax Polio | חיסון פוליו; חיסון נגד פוליו; אימובקס פוליו | class=vaccine; unit=mL; max=0.5
Rotavirus vaccine | J07BH02; J07BH01 |  | rotavirus?; RV1; RV5; Rot-1; Rot-5; Rota vaccine; Rot vaccine | RotaTeq; Rotarix | חיסון רוטה; חיסון רוטה וירוס; רוטטק; רוטריקס; רוטאריקס; רוטה-טק | class=vaccine; unit=mL; max=2
Meningococcal ACWY vaccine | J07AH08 |  | meningococcal vaccine; MenACWY; Men-C-ACYW-135; Men-C-ACYW; MenACYW; MCV4; Men ACWY; MenACWY-135 | Menveo; Nimenrix; Menactra; MenQuadfi | חיסון מנינגוקוק; חיסון נגד מנינגוקוק; מנוואו; מנבאו; מנקטרה; נימנריקס; מנקוודפי | class=vaccine; unit=mL; max=0.5
Meningococcal C vaccine | J07AH07 | | Men-C-C; MenC; Men C; meningococcal C conjugate vaccine; MenC conjugate | NeisVac-C; Menjugate; Meningitec | חיסון מנינגוקוק C | class=vaccine; unit=mL; max=0.5
Meningococcal B vaccine | J07AH09 |  | MenB vaccine; MenB; 4CMenB | Bexsero; Trumenba | חיסון מנינגוקוק B; בקסרו; בקסירו; טרומנבה | class=vaccine; unit=mL; max=0.5
Rabies vaccine | J07BG01 |  |  | Rabipur; Imovax Rabies; Verorab; Rabavert; Imovax | חיסון כלבת; חיסון נגד כלבת; רביפור; ורורב | class=vaccine; unit=mL; max=1
BCG vaccine | J07AN01 | | tuberculosis vaccine; Inj BCG | | חיסון BCG; חיסון נגד שחפת | class=vaccine; unit=mL; max=0.1
Typhoid vaccine | J07AP03 |  | TCV?; typhoid conjugate vaccine | Typhim Vi; Vivotif; Typbar TCV; Typbar; Typherix | חיסון טיפואיד; חיסון טיפוס הבטן; חיסון נגד טיפוס הבטן; טיפים?; טיפים Vi; טיפריקס | class=vaccine; unit=mL; max=0.5
Yellow fever vaccine | J07BL01 |  |  | Stamaril; YF-Vax | חיסון קדחת צהובה; סטמריל | class=vaccine; unit=mL; max=0.5
RSV vaccine | J07BX05 |  | respiratory syncytial virus vaccine | Abrysvo; Arexvy; mResvia | חיסון RSV; אבריסוו; אבריזבו; ארקסווי; ארקסבי | class=vaccine; unit=mL; max=0.5
Nirsevimab | J06BD08 | 2642401 | nirsevimab-alip | Beyfortus | נירסבימאב; ביפורטוס | class=monoclonal antibody; unit=mg; min=50; max=200
Palivizumab | J06BD01 | 194279 | | Synagis | פליביזומב; סינאג׳יס | class=monoclonal antibody; unit=mg; min=50; max=100

# --- Intravenous fluids and nutrition
Sodium chloride | B05BB01; B05XA03; B05CB01 | 9863 | normal saline; NaCl?; saline; sodium chloride 0.9%; saline 0.9%; isotonic saline; N/S? | | סליין; סיילין; נורמל סליין; סודיום כלוריד; מי מלח | class=iv fluid; unit=mL; min=1; max=3000
Saline nasal spray | | | nasal saline; nasal saline spray; saline nose spray; saline nasal drops | | תרסיס מי מלח לאף | class=nasal moisturizer
Lactated Ringer solution | B05BB01 | | Ringer lactate; lactated Ringer's; Hartmann solution; Hartmann's solution; compound sodium lactate; Ringer's lactate | | רינגר לקטט; הרטמן?; רינגר | class=iv fluid; unit=mL; min=100; max=3000
Dextrose | B05BA03; V06DC01 | 4850 | glucose solution; dextrose 5%; D5W; glucose 5%; dextrose water; D10W; D10 bolus; 10% dextrose; dextrose 10% | | דקסטרוז; תמיסת גלוקוז; גלוקוז 5% | class=iv fluid; unit=mL; max=3000
Dextrose 50% | | | D50; D50W; amp of D50; ampule of D50; 50% dextrose | | דקסטרוז 50% | class=hypoglycemia treatment
Dextrose / sodium chloride | B05BB02 | | dextrose saline; D5NS; D5 half normal saline; glucose saline | | דקסטרוז סליין; גלוקוז סליין | class=iv fluid; unit=mL; max=3000
Albumin human | B05AA01 | | human albumin; albumin infusion; albumin 20% | Zenalb | אלבומין הומני; אלבומין 20% | class=plasma protein; unit=g; max=50
Parenteral nutrition | B05BA10 | | TPN; total parenteral nutrition | Kabiven; SmofKabiven; Olimel; Clinimix | הזנה תוך ורידית; הזנה פרנטרלית; TPN תוך ורידי | class=parenteral nutrition; unit=mL; max=3000
Water for injection | | | sterile water for injection; sterile water | | מים להזרקה | class=solvent; unit=mL

# --- Emergency and critical care
Epinephrine | C01CA24; R01AA14 | 3992 | adrenaline; epinephrine auto-injector; adrenaline auto-injector | EpiPen; Jext; Emerade; Auvi-Q; Adrenalin; Anapen | אדרנלין; אפינפרין; אפיפן; מזרק אפיפן; ג׳קסט; אנאפן | class=sympathomimetic; unit=mg; min=0.1; max=5
Norepinephrine | C01CA03 | 7512 | noradrenaline; norepinephrine bitartrate | Levophed | נוראדרנלין; נוראפינפרין | class=sympathomimetic; unit=mg
Dopamine | C01CA04 | 3628 | dopamine hydrochloride; dopamine HCl | | דופמין | class=sympathomimetic; unit=mg; max=800
Dobutamine | C01CA07 | 3616 | dobutamine hydrochloride; dobutamine HCl | Dobutrex | דובוטמין | class=inotrope; unit=mg; max=500
Phenylephrine | C01CA06; S01FB01; R01AA04 | 8163 | phenylephrine hydrochloride; phenylephrine HCl | Neo-Synephrine; Efrin; Vazculep | פנילאפרין | class=sympathomimetic; unit=mg
Ephedrine | C01CA26 | 3966 | ephedrine hydrochloride; ephedrine HCl; ephedrine sulfate | Akovaz | אפדרין | class=sympathomimetic; unit=mg; min=3; max=60
Vasopressin | H01BA01 | 11149 | argipressin | Pitressin; Vasostrict | וזופרסין | class=vasopressor; unit=units; max=40
Terlipressin | H01BA04 | 57048 | terlipressin acetate | Glypressin; Terlivaz | טרליפרסין; גליפרסין | class=vasopressor; unit=mg; min=0.85; max=2
Isoproterenol | C01CA02 | 6054 | isoprenaline; isoproterenol hydrochloride; isoproterenol HCl | Isuprel | איזופרוטרנול; איסופרל | class=sympathomimetic; unit=mg
Atropine | A03BA01; S01FA01 | 1223 | atropine sulfate | Atropine Mini | אטרופין | class=anticholinergic; unit=mg; min=0.1; max=3
Flumazenil | V03AB25 | 4457 | | Anexate; Romazicon | פלומזניל; אנקסט | class=benzodiazepine antagonist; unit=mg; min=0.1; max=1
Methylene blue | V03AB17 | 6878 | methylthioninium chloride | Provayblue | מתילן בלו; כחול מתילן | class=antidote; unit=mg
Pralidoxime | V03AB04 | 34345 | | | פרלידוקסים | class=antidote; unit=mg
Digoxin immune Fab | V03AB24 | | digoxin antibody; digoxin specific antibody | DigiFab; Digibind | נוגדן לדיגוקסין | class=antidote; unit=mg; max=40
Tetanus immunoglobulin | J06BB02 | | tetanus immune globulin; TIG? | HyperTET; Tetagam | אימונוגלובולין טטנוס | class=immunoglobulin; unit=units; min=250; max=500
Hepatitis B immunoglobulin | J06BB04 | | HBIG; hepatitis B immune globulin | HepaGam B; Hepatect; Omri-Hep-B | אימונוגלובולין הפטיטיס B | class=immunoglobulin; unit=units
Antivenom | J06AA03 | | snake antivenom; snake venom antiserum | CroFab; Vipera palaestinae antiserum | נסיוב נגד ארס; נסיוב נחשים | class=antivenom
Surfactant | R07AA02 | | pulmonary surfactant; poractant alfa; beractant | Curosurf; Survanta | סורפקטנט; קורוסורף | class=surfactant; unit=mg
Caffeine citrate | N06BC01 | 20033 | | Cafcit; Peyona | קפאין ציטרט | class=xanthine; unit=mg

# --- Anesthesia
Propofol | N01AX10 | 8782 | | Diprivan; Propofol Lipuro | פרופופול; דיפריבן | class=general anesthetic; unit=mg; min=10; max=1000
Ketamine | N01AX03 | 6130 | ketamine hydrochloride; ketamine HCl | Ketalar; Ketamine Panpharma | קטמין; קטלר | class=general anesthetic; unit=mg; min=1; max=500
Etomidate | N01AX07 | 4177 | | Amidate; Hypnomidate | אטומידאט | class=general anesthetic; unit=mg; max=40
Thiopental | N01AF03 | 10493 | thiopentone; thiopental sodium | Pentothal | תיופנטל | class=barbiturate; unit=mg; max=1000
Sevoflurane | N01AB08 | 36453 | | Ultane; Sevorane | סבופלורן; סבורן | class=inhalational anesthetic; unit=%; max=8
Desflurane | N01AB07 | 27340 | | Suprane | דספלורן | class=inhalational anesthetic; unit=%; max=18
Isoflurane | N01AB06 | 6026 | | Forane; Terrell | איזופלורן | class=inhalational anesthetic; unit=%; max=5
Nitrous oxide | N01AX13 | 7486 | laughing gas; nitrous oxide oxygen | Entonox | חמצן דו חנקני; גז צחוק; ניטרוס אוקסיד | class=inhalational anesthetic; unit=%; max=70
Dexmedetomidine | N05CM18 | 48937 | dexmedetomidine hydrochloride; dexmedetomidine HCl | Precedex; Dexdor; Igalmi | דקסמדטומידין; פרסדקס | class=sedative; unit=mcg; max=1000
Rocuronium | M03AC09 | 68139 | rocuronium bromide | Esmeron; Zemuron | רוקורוניום; אסמרון | class=neuromuscular blocker; unit=mg; max=100
Vecuronium | M03AC03 | 71535 | vecuronium bromide | Norcuron | וקורוניום | class=neuromuscular blocker; unit=mg; max=20
Cisatracurium | M03AC11 | 319864 | cisatracurium besylate | Nimbex | ציסאטרקוריום; נימבקס | class=neuromuscular blocker; unit=mg; max=200
Atracurium | M03AC04 | 1218 | atracurium besylate | Tracrium | אטרקוריום | class=neuromuscular blocker; unit=mg
Succinylcholine | M03AB01 | 10154 | suxamethonium; succinylcholine chloride | Anectine; Quelicin; Scoline | סוקסמתוניום; סוקצינילכולין; סקולין | class=neuromuscular blocker; unit=mg; max=200
Sugammadex | V03AB35 | 1726988 | sugammadex sodium | Bridion | סוגמדקס; ברידיון | class=reversal agent; unit=mg
Lidocaine | N01BB02; C01BB01; D04AB01 | 6387 | lignocaine; lidocaine hydrochloride; lidocaine HCl; xylocaine | Esracain; Esracaine; Lidoderm; Versatis; Lignospan | לידוקאין; אסרקאין; ליגנוקאין | class=local anesthetic; unit=%; min=0.5; max=10
Lidocaine / prilocaine | N01BB20 | 166283 | prilocaine lidocaine | EMLA | אמלה; משחת אמלה | class=local anesthetic; unit=%; min=2.5; max=2.5
Bupivacaine | N01BB01 | 1815 | bupivacaine hydrochloride; bupivacaine HCl | Marcaine; Sensorcaine; Exparel; Kamacaine | בופיבקאין; מרקאין; קמקאין | class=local anesthetic; unit=%; min=0.1; max=0.75
Levobupivacaine | N01BB10 | | | Chirocaine | לבובופיבקאין | class=local anesthetic; unit=%; min=0.125; max=0.75
Ropivacaine | N01BB09 | 35780 | ropivacaine hydrochloride; ropivacaine HCl | Naropin | רופיבקאין; נרופין | class=local anesthetic; unit=%; min=0.2; max=1
Mepivacaine | N01BB03 | 6759 | mepivacaine hydrochloride; mepivacaine HCl | Carbocaine; Polocaine; Scandonest | מפיבקאין | class=local anesthetic; unit=%; min=1; max=3
Articaine / epinephrine | N01BB58 | | articaine adrenaline; articaine | Ubistesin; Septocaine; Septanest | ארטיקאין | class=local anesthetic; unit=%; min=4; max=4
Benzocaine | D04AB04; N01BA05 | 1399 | | Orajel; Anbesol | בנזוקאין | class=local anesthetic; unit=%; max=20
Capsaicin | N01BX04; M02AB01 | 1992 | | Zostrix; Qutenza; Capsin | קפסאיצין; קפסאיסין | class=topical analgesic; unit=%; min=0.025; max=8

# --- Contrast and diagnostics
Iodinated contrast medium | | | iodinated contrast; iodine contrast; IV contrast; iohexol; iopromide; iodixanol; iopamidol; ioversol; iothalamate | Omnipaque; Ultravist; Visipaque; Iopamiro; Iomeron; Isovue; Optiray | חומר ניגוד יודי; חומר ניגוד; חומר ניגוד מכיל יוד; יוד חומר ניגוד | class=contrast medium; unit=mL; max=200
Gadolinium contrast medium | | | gadolinium; gadobutrol; gadoterate; gadopentetate; gadodiamide | Gadovist; Dotarem; Magnevist; Primovist; Clariscan; Omniscan; ProHance; MultiHance | גדוליניום; חומר ניגוד גדוליניום | class=contrast medium; unit=mL; max=60
Barium sulfate | V08BA01 | 1331 | barium contrast; barium meal | E-Z-HD | בריום | class=contrast medium
Tuberculin | V04CF01 | | tuberculin PPD; purified protein derivative; Mantoux tuberculin | Tubersol; Aplisol | טוברקולין | class=diagnostic; unit=units; min=1; max=10

# --- Newer and less usual drugs
Alosetron | A03AE01 | | alosetron hydrochloride | Lotronex | אלוסטרון | class=ibs agent; unit=mg; min=0.5; max=1
Amifampridine | N07XX05 | | 3,4-diaminopyridine | Firdapse | אמיפמפרידין | class=potassium channel blocker; unit=mg; min=5; max=20
Anagrelide | L01XX35 | | anagrelide hydrochloride | Agrylin; Xagrid; Thromboreductin | אנגרליד; אגרילין; טרומברדוקטין | class=platelet reducing agent; unit=mg; min=0.5; max=3
Calcitonin | H05BA01 | | calcitonin salmon; salcatonin | Miacalcin; Miacalcic | קלציטונין; מיאקלציק | class=calcitonin; unit=units; min=50; max=200
Chlorzoxazone | M03BB03 | 2410 | | Parafon Forte; Lorzone | כלורזוקסזון | class=muscle relaxant; unit=mg; min=250; max=750
Doravirine | J05AG06 | 2055755 | | Pifeltro | דוראבירין | class=nnrti; unit=mg; min=100; max=100
Eliglustat | A16AX10 | 1547220 | | Cerdelga | אליגלוסטט | class=glucosylceramide synthase inhibitor; unit=mg; min=84; max=100
Enfortumab vedotin | L01FX13 | | enfortumab | Padcev | אנפורטומב | class=antineoplastic; unit=mg
Eptinezumab | N02CD05 | 2282660 | | Vyepti | אפטינזומב | class=cgrp antibody; unit=mg; min=100; max=300
Erdafitinib | L01EN01 | 2123125 | | Balversa | ארדפיטיניב | class=kinase inhibitor; unit=mg; min=3; max=9
Eribulin | L01XX41 | 1045453 | eribulin mesylate | Halaven | אריבולין | class=antineoplastic; unit=mg; min=0.5; max=3
Etravirine | J05AG04 | 475969 | | Intelence | אטרבירין | class=nnrti; unit=mg; min=100; max=200
Iloperidone | N05AX14 | 73178 | | Fanapt | אילופרידון | class=antipsychotic; unit=mg; min=1; max=12
Istradefylline | N04CX01 | 2199015 | | Nourianz | איסטרדפילין | class=antiparkinson; unit=mg; min=20; max=40
Lasmiditan | N02CC08 | 2256930 | | Reyvow | לסמידיטן | class=antimigraine; unit=mg; min=50; max=200
Lemborexant | N05CJ02 | 2272403 | | Dayvigo | למבורקסנט | class=orexin antagonist; unit=mg; min=5; max=10
Levomilnacipran | N06AX28 | 1433212 | | Fetzima | לבומילנציפרן | class=snri; unit=mg; min=20; max=120
Lofexidine | N07BC04 | 28863 | | Lucemyra | לופקסידין | class=alpha-2 agonist; unit=mg; min=0.18; max=0.72
Lumateperone | N05AD10 | 2275602 | | Caplyta | לומטפרון | class=antipsychotic; unit=mg; min=10.5; max=42
Maraviroc | J05AX09 | 620216 | | Selzentry; Celsentri | מרבירוק | class=ccr5 antagonist; unit=mg; min=150; max=600
Mirikizumab | L04AC24 | 2668384 | | Omvoh | מיריקיזומב | class=interleukin inhibitor; unit=mg; min=200; max=300
Mitotane | L01XX23 | 7004 | | Lysodren | מיטוטן; ליזודרן | class=antineoplastic; unit=mg; min=500; max=3000
Naldemedine | A06AH05 | 1876597 | | Symproic; Rizmoic | נלדמדין | class=opioid antagonist; unit=mg; min=0.2; max=0.2
Neratinib | L01EH02 | 1940643 | | Nerlynx | נרטיניב | class=kinase inhibitor; unit=mg; min=40; max=240
Odevixibat | A05AX05 | 2563966 | | Bylvay | אודביקסיבט | class=ibat inhibitor; unit=mcg
Ospemifene | G03XC05 | 1370971 | | Osphena; Senshio | אוספמיפן | class=serm; unit=mg; min=60; max=60
Pentosan polysulfate | G04BX15 | 155046 | pentosan; pentosan polysulphate | Elmiron | פנטוזן; אלמירון | class=bladder protectant; unit=mg; min=100; max=300
Pimavanserin | N05AX17 | 1791685 | | Nuplazid | פימבנסרין | class=antipsychotic; unit=mg; min=10; max=34
Pitolisant | N07XX11 | 2197878 | | Wakix | פיטוליסנט | class=h3 antagonist; unit=mg; min=4.5; max=36
Pivmecillinam | J01CA08 | | pivmecillinam hydrochloride | Selexid; Pivya | פיבמצילינם; סלקסיד | class=penicillin; unit=mg; min=200; max=400
Plecanatide | A06AX07 | 1873752 | | Trulance | פלקנטיד | class=guanylate cyclase agonist; unit=mg; min=3; max=3
Ponatinib | L01EA05 | 1364347 | | Iclusig | פונטיניב | class=kinase inhibitor; unit=mg; min=10; max=45
Procyclidine | N04AA04 | | procyclidine hydrochloride | Kemadrin; Arpicolin | פרוציקלידין | class=anticholinergic; unit=mg; min=2.5; max=10
Propantheline | A03AB05 | 8761 | propantheline bromide | Pro-Banthine | פרופנתלין | class=anticholinergic; unit=mg; min=7.5; max=30
Ravulizumab | L04AJ02 | 2107301 | | Ultomiris | רבוליזומב | class=complement inhibitor; unit=mg; min=300; max=3600
Reslizumab | R03DX08 | 1746889 | | Cinqair; Cinqaero | רסליזומב | class=interleukin inhibitor; unit=mg
Rucaparib | L01XK03 | 1862579 | | Rubraca | רוקפריב | class=parp inhibitor; unit=mg; min=200; max=600
Sacituzumab govitecan | L01FX17 | | sacituzumab | Trodelvy | סציטוזומב; טרודלבי | class=antineoplastic; unit=mg
Solriamfetol | N06BA14 | 2121751 | | Sunosi | סולריאמפטול | class=stimulant; unit=mg; min=37.5; max=150
Sotagliflozin | A10BK06 | 2638675 | | Inpefa; Zynquista | סוטגליפלוזין | class=sglt2 inhibitor; unit=mg; min=200; max=400
Spesolimab | L04AC22 | 2610417 | | Spevigo | ספסולימב | class=interleukin inhibitor; unit=mg
Tasimelteon | N05CH03 | 1490468 | | Hetlioz | טסימלטאון | class=melatonin agonist; unit=mg; min=20; max=20
Tedizolid | J01XX11 | 1540825 | tedizolid phosphate | Sivextro | טדיזוליד | class=oxazolidinone; unit=mg; min=200; max=200
Tenapanor | A06AX08 | 2199674 | | Ibsrela; Xphozah | טנפנור | class=nhe3 inhibitor; unit=mg; min=10; max=50
Terconazole | G01AG02 | 37806 | | Terazol | טרקונזול | class=azole antifungal; unit=%; min=0.4; max=0.8
Thioridazine | N05AC02 | 10502 | | Mellaril; Ridazin | תיאורידזין; רידזין | class=antipsychotic; unit=mg; min=10; max=200
Tiagabine | N03AG06 | 31914 | | Gabitril | טיאגבין | class=anticonvulsant; unit=mg; min=2; max=32
Tildrakizumab | L04AC17 | 2053436 | | Ilumya; Ilumetri | טילדרקיזומב | class=interleukin inhibitor; unit=mg; min=100; max=200
Tolcapone | N04BX01 | 72937 | | Tasmar | טולקפון | class=comt inhibitor; unit=mg; min=100; max=200
Trabectedin | L01CX01 | 1716278 | | Yondelis | טרבקטדין | class=antineoplastic; unit=mg
Triamterene | C03DB02 | 10763 | | Dyrenium | טריאמטרן | class=potassium-sparing diuretic; unit=mg; min=37.5; max=100
Trimipramine | N06AA06 | 10834 | | Surmontil | טרימיפרמין; סורמונטיל | class=tricyclic; unit=mg; min=10; max=100
Tucatinib | L01EH03 | 2361285 | | Tukysa | טוקטיניב | class=kinase inhibitor; unit=mg; min=50; max=300
Ublituximab | L04AG14 | 2626349 | | Briumvi | אובליטוקסימב | class=anti-cd20 antibody; unit=mg
Voclosporin | L04AD03 | 2475166 | | Lupkynis | ווקלוספורין | class=calcineurin inhibitor; unit=mg; min=7.9; max=23.7
Vonoprazan | A02BC08 | 2604577 | | Voquezna; Takecab | וונופרזן | class=acid blocker; unit=mg; min=10; max=40
Voxelotor | B06AX03 | | | Oxbryta | ווקסלוטור | class=hemoglobin modulator; unit=mg; min=500; max=1500
Zileuton | | 40575 | | Zyflo | זילאוטון | class=leukotriene inhibitor; unit=mg; min=600; max=1200
Zuranolone | N06AX31 | 2669905 | | Zurzuvae | זורנולון | class=antidepressant; unit=mg; min=20; max=50
Aprocitentan | C02KN01 | | | Tryvio; Jeraygo | אפרוציטנטן | class=endothelin antagonist; unit=mg; min=12.5; max=25
Resmetirom | A05BA11 | 2677894 | | Rezdiffra | רסמטירום | class=thyroid receptor agonist; unit=mg; min=60; max=100
Sparsentan | C09XX01 | 2630535 | | Filspari | ספרסנטן | class=endothelin antagonist; unit=mg; min=200; max=400
Ensifentrine | R03BX02 | 2687215 | | Ohtuvayre | אנסיפנטרין | class=pde inhibitor; unit=mg; min=3; max=3
Sotatercept | C02KX06 | 2678930 | | Winrevair | סוטטרספט | class=activin inhibitor; unit=mg; min=45; max=120
Donanemab | N06DX05 | 2687966 | | Kisunla | דוננמב | class=amyloid antibody; unit=mg; min=350; max=1400
Lecanemab | N06DX04 | 2626143 | | Leqembi | לקנמב | class=amyloid antibody; unit=mg
Xanomeline / trospium | N05AX50 | | trospium xanomeline | Cobenfy | קובנפי | class=antipsychotic; unit=mg; min=20; max=125
Fezolinetant | G02CX06 | 2637134 | | Veozah; Veoza | פזולינטנט; ואוזה | class=nk3 antagonist; unit=mg; min=45; max=45
Elacestrant | L02BA04 | 2628469 | | Orserdu | אלסטרנט | class=antiestrogen; unit=mg; min=86; max=345
Pirtobrutinib | L01EL05 | 2629338 | | Jaypirca | פירטוברוטיניב | class=kinase inhibitor; unit=mg; min=50; max=200
Ritlecitinib | L04AF08 | 2641595 | | Litfulo | ריטלציטיניב | class=jak inhibitor; unit=mg; min=50; max=50
Abrocitinib | D11AH08 | | | Cibinqo | אברוציטיניב; סיבינקו | class=jak inhibitor; unit=mg; min=50; max=200
Deucravacitinib | L04AF07 | 2612087 | | Sotyktu | דאוקרבציטיניב; סוטיקטו | class=tyk2 inhibitor; unit=mg; min=6; max=6
Tralokinumab | D11AH07 | 2589225 | | Adbry; Adtralza | טרלוקינומב; אדטרלזה | class=interleukin inhibitor; unit=mg; min=150; max=600
Lebrikizumab | D11AH10 | 2693758 | | Ebglyss | לבריקיזומב; אבגליס | class=interleukin inhibitor; unit=mg; min=250; max=500
Nemolizumab | D11AH12 | 2691310 | | Nemluvio | נמוליזומב | class=interleukin inhibitor; unit=mg; min=30; max=60
Bimekizumab | L04AC21 | 2668041 | | Bimzelx | בימקיזומב | class=interleukin inhibitor; unit=mg; min=160; max=320
Efgartigimod | L04AL01 | | efgartigimod alfa | Vyvgart | אפגרטיגימוד; ויבגרט | class=fcrn blocker; unit=mg
Iptacopan | L04AJ08 | 2671061 | | Fabhalta | איפטקופן | class=complement inhibitor; unit=mg; min=200; max=200
Avacopan | L04AJ05 | | | Tavneos | אבקופן; טבנאוס | class=complement inhibitor; unit=mg; min=10; max=30
Inebilizumab | L04AG10 | 2373951 | | Uplizna | אינביליזומב | class=anti-cd19 antibody; unit=mg; min=300; max=300
Satralizumab | L04AC19 | 2391541 | | Enspryng | סטרליזומב | class=interleukin inhibitor; unit=mg; min=120; max=120
Mosunetuzumab | L01FX25 | 2625122 | | Lunsumio | מוסונטוזומב | class=antineoplastic; unit=mg; min=1; max=60
Phosphate supplement | | | phosphate tablets; sodium acid phosphate; oral phosphate; effervescent phosphate; potassium phosphate; sodium phosphate tablets | Phosphate-Sandoz; Phosphate Sandoz; K-Phos; Neutra-Phos | תוסף זרחן; זרחן לבליעה | class=phosphate; unit=mg; min=250; max=1000
St John's wort | N06AX25 | | hypericum; Hypericum perforatum; St. John's wort | Remotiv; Jarsin | היפריקום; פרע מחורר | class=herbal; unit=mg; min=200; max=900
Creatine | | 2907 | creatine monohydrate; creatine powder | | קריאטין | class=supplement; unit=g; min=1; max=20
Turmeric | | | curcumin | | כורכום; כורכומין | class=supplement; unit=mg; min=100; max=2000
Ginkgo biloba | N06DX02 | | ginkgo; gingko biloba | Tebonin | גינקו; גינקו בילובה | class=herbal; unit=mg; min=40; max=240
Lifitegrast | S01XA25 | 1801820 | | Xiidra | ליפיטגרסט | class=lfa-1 antagonist; unit=%; min=5; max=5
Netarsudil | S01EX05 | 1992864 | | Rhopressa; Rhokiinsa | נטרסודיל | class=rho kinase inhibitor; unit=%; min=0.02; max=0.02
Carteolol | S01ED05 | 2116 | | Teoptic; Ocupress | קרטאולול | class=beta blocker; unit=%; min=1; max=2
Carbamide peroxide | | 47686 | carbamide peroxide otic; ear wax drops | Debrox | קרבמיד פראוקסיד | class=cerumenolytic; unit=%; min=6.5; max=6.5
Cyclizine | R06AE03 | | cyclizine hydrochloride; cyclizine lactate | Valoid | ציקליזין | class=antihistamine; unit=mg; min=25; max=50
Nicorandil | C01DX16 | |  | Ikorel; Nikoran; Korandil | ניקורנדיל | class=potassium channel opener; unit=mg; min=5; max=40
Nefopam | N02BG06 | | nefopam hydrochloride | Acupan | נפופם | class=analgesic; unit=mg; min=20; max=90
Dosulepin | N06AA16 | | dothiepin; dosulepin hydrochloride | Prothiaden | דוסולפין; פרוטיאדן | class=tricyclic; unit=mg; min=25; max=150
Amiloride / furosemide | C03EB01 | | co-amilofruse; furosemide amiloride; frusemide amiloride | Frumil | פרומיל | class=loop diuretic; unit=mg; min=2.5; max=80
Acetaminophen / dihydrocodeine | N02AJ01 | | co-dydramol; dihydrocodeine paracetamol; paracetamol dihydrocodeine | Remedeine | קו-דידרמול | class=opioid; unit=mg; min=7.46; max=1000
Hydrocortisone / miconazole | D01AC20 | | miconazole hydrocortisone | Daktacort | דקטקורט | class=antifungal; unit=%; min=1; max=2
Clobetasone | D07AB01 | | clobetasone butyrate | Eumovate | קלובטזון; אאומובט | class=corticosteroid; unit=%; min=0.05; max=0.05
Bismuth / metronidazole / tetracycline | A02BD08 | | bismuth metronidazole tetracycline | Pylera | פילרה | class=h. pylori eradication; unit=mg; min=125; max=140
Erythromycin / zinc | D10AF52 | | zinc acetate erythromycin | Zineryt | זינריט | class=acne agent; unit=%; min=1.2; max=4
Cinnarizine / dimenhydrinate | N07CA52 | | dimenhydrinate cinnarizine | Arlevert | ארלברט | class=antivertigo; unit=mg; min=20; max=40
Alverine | A03AX08 | | alverine citrate | Spasmonal | אלברין | class=antispasmodic; unit=mg; min=60; max=120
Chlorhexidine / neomycin nasal cream | | | chlorhexidine neomycin; neomycin chlorhexidine | Naseptin | נספטין | class=antiseptic; unit=%; min=0.1; max=0.5
Quinapril / hydrochlorothiazide | C09BA06 | | hydrochlorothiazide quinapril | Accuretic; Accuzide | אקורטיק | class=ace inhibitor; unit=mg; min=10; max=25
Glycopyrronium / formoterol | R03AL07 | | formoterol glycopyrrolate; glycopyrrolate formoterol | Bevespi; Bevespi Aerosphere | בווספי | class=laba/lama; unit=mcg; min=4.5; max=9
Efinaconazole | D01AC19 | 1539753 | | Jublia; Clenafin | אפינקונזול | class=antifungal; unit=%; min=10; max=10

# --- Further drugs, combinations and vaccines (ATC: WHO index of 2026)
Vibegron | G04BD15 | | | Gemtesa; Obgemsa | ויבגרון | class=overactive bladder
Spinosad | | | | Natroba | ספינוסאד | class=antiparasitic
Propyphenazone | N02BB04 | | | | פרופיפנזון | class=analgesic
Setmelanotide | A08AA12 | | | Imcivree | סטמלנוטיד | class=mc4r agonist
Survodutide | | | | | סורבודוטיד | class=glp-1/glucagon agonist
Relugolix / estradiol / norethindrone | H01CC54 | | relugolix estradiol norethisterone; relugolix combination therapy | Myfembree; Ryeqo | רלוגוליקס אסטרדיול נוראתיסטרון | class=gnrh antagonist
Elagolix | H01CC03 | | | Orilissa | אלגוליקס | class=gnrh antagonist
Prasterone | A14AA07; G03XX01 | | vaginal DHEA | Intrarosa | פרסטרון | class=androgen
Difelikefalin | V03AX04 | | | Korsuva; Kapruvia | דיפליקפלין | class=antipruritic
Linzagolix | H01CC04 | | | Yselty | לינזגוליקס | class=gnrh antagonist
Dextromethorphan / bupropion | | | bupropion dextromethorphan | Auvelity | דקסטרומתורפן בופרופיון | class=antidepressant
Viloxazine | N06AX09 | | | Qelbree | וילוקסאזין | class=adhd non-stimulant
Sodium oxybate | N01AX11; N07XX04 | | sodium oxybate oral solution | Xyrem; Lumryz | סודיום אוקסיבט | class=cns depressant
Fenfluramine | A08AA02; N03AX26 | | | Fintepla | פנפלוראמין | class=anticonvulsant
Ganaxolone | N03AX27 | | | Ztalmy | גנקסולון | class=anticonvulsant
Zavegepant | N02CD08 | | | Zavzpret | זבגפנט | class=cgrp antagonist
Tapinarof | D05AX07 | | | Vtama | טפינרוף | class=topical psoriasis agent
Diroximel fumarate | L04AX09 | | | Vumerity | דירוקסימל פומרט | class=ms agent
Tegaserod | A06AX06 | | | Zelnorm | טגסרוד | class=5-ht4 agonist
Eluxadoline | A07DA06 | | | Viberzi; Truberzi | אלוקסדולין | class=ibs agent
Elafibranor | A05AX06 | | | Iqirvo | אלפיברנור | class=ppar agonist
Seladelpar | A05AX07 | | | Livdelzi | סלאדלפאר | class=ppar agonist
Bezlotoxumab | J06BC03 | | | Zinplava | בזלוטוקסומאב | class=monoclonal antibody
Cabotegravir | J05AJ04 | | | Apretude; Vocabria | קבוטגרביר | class=antiretroviral
Lenacapavir | J05AX31 | | | Sunlenca; Yeztugo | לנקפביר | class=antiretroviral
Cabotegravir / rilpivirine | | | rilpivirine cabotegravir | Cabenuva | קבוטגרביר רילפיבירין | class=antiretroviral
Tecovirimat | J05AX24 | | | Tpoxx | טקובירימט | class=antiviral
Baloxavir | J05AX25 | | baloxavir marboxil | Xofluza | בלוקסביר | class=antiviral
Dalbavancin | J01XA04 | | | Dalvance; Xydalba | דלבבנצין | class=glycopeptide antibiotic
Oritavancin | J01XA05 | | | Orbactiv; Kimyrsa | אוריטבנצין | class=glycopeptide antibiotic
Gepotidacin | J01XX13 | | | Blujepa | גפוטידצין | class=antibiotic
Sulopenem | | | sulopenem etzadroxil | | סולופנם | class=carbapenem
Omadacycline | J01AA15 | | | Nuzyra | אומדציקלין | class=tetracycline
Eravacycline | J01AA13 | | | Xerava | ארבציקלין | class=tetracycline
Lefamulin | J01XX12 | | | Xenleta | לפמולין | class=antibiotic
Secnidazole | P01AB07 | | | Solosec | סקנידזול | class=antiprotozoal
Ibrexafungerp | J02AX07 | | | Brexafemme | איברקספונגרפ | class=antifungal
Oteseconazole | J02AC06 | | | Vivjoa | אוטסקונזול | class=antifungal
Bexagliflozin | A10BK08 | | | Brenzavvy | בקסגליפלוזין | class=sglt2 inhibitor
Insulin icodec | A10AE07 | | icodec | Awiqli | אינסולין איקודק | class=insulin
Teplizumab | A10XX01 | | | Tzield | טפליזומאב | class=monoclonal antibody
Evinacumab | C10AX17 | | | Evkeeza | אווינקומאב | class=angptl3 inhibitor
Mipomersen | C10AX11 | | | Kynamro | מיפומרסן | class=antisense oligonucleotide
Aficamten | | | | | אפיקמטן | class=cardiac myosin inhibitor
Acoramidis | C01EB25 | | | Attruby; Beyonttra | אקורמידיס | class=transthyretin stabilizer
Vutrisiran | N07XX18 | | | Amvuttra | ווטריסירן | class=sirna
Patisiran | N07XX12 | | | Onpattro | פטיסירן | class=sirna
Macitentan / tadalafil | C02KX54 | | tadalafil macitentan | Opsynvi; Yuvanci | מציטנטן טדלפיל | class=endothelin antagonist
Luspatercept | B03XA06 | | | Reblozyl | לוספטרספט | class=erythroid maturation agent
Crizanlizumab | B06AX01 | | | Adakveo | קריזנליזומאב | class=monoclonal antibody
Avatrombopag | B02BX08 | | | Doptelet | אווטרומבופג | class=thrombopoietin agonist
Lusutrombopag | B02BX07 | | | Mulpleta; Mulpleo | לוסוטרומבופג | class=thrombopoietin agonist
Fostamatinib | B02BX09 | | | Tavalisse; Tavlesse | פוסטמטיניב | class=syk inhibitor
Daprodustat | B03XA07 | | | Jesduvroq | דפרודוסטט | class=hif-ph inhibitor
Roxadustat | B03XA05 | | | Evrenzo | רוקסדוסטט | class=hif-ph inhibitor
Vadadustat | B03XA08 | | | Vafseo | ודדוסטט | class=hif-ph inhibitor
Ferric citrate | V03AE08 | | | Auryxia | פריק ציטרט | class=phosphate binder
Sucroferric oxyhydroxide | V03AE05 | | | Velphoro | סוקרופריק אוקסיהידרוקסיד | class=phosphate binder
Etelcalcetide | H05BX04 | | | Parsabiv | אטלקלצטיד | class=calcimimetic
Burosumab | M05BX05 | | | Crysvita | בורוסומאב | class=fgf23 inhibitor
Palopegteriparatide | H05AA05 | | | Yorvipath | פלופגטריפרטיד | class=parathyroid hormone
Abaloparatide | H05AA04 | | | Tymlos; Eladynos | אבלופרטיד | class=parathyroid hormone
Osilodrostat | H02CA02 | | | Isturisa | אוסילודרוסטט | class=cortisol synthesis inhibitor
Levoketoconazole | H02CA04 | | | Recorlev | לבוקטוקונזול | class=cortisol synthesis inhibitor
Pegvisomant | H01AX01 | | | Somavert | פגויזומנט | class=growth hormone antagonist
Vosoritide | M05BX07 | | | Voxzogo | ווסוריטיד | class=cnp analog
Somapacitan | H01AC07 | | | Sogroya | סומפציטן | class=growth hormone
Lonapegsomatropin | | | | Skytrofa | לונפגסומטרופין | class=growth hormone
Elinzanetant | G02CX07 | | | Lynkuet | אלינזנטנט | class=neurokinin antagonist
Bremelanotide | G02CX05 | | | Vyleesi | ברמלנוטיד | class=melanocortin agonist
Flibanserin | G02CX02 | | | Addyi | פליבנסרין | class=hsdd agent
Nisoldipine | C08CA07 | | | Sular | ניסולדיפין | class=calcium channel blocker
Guanabenz | | | | Wytensin | גואנבנז | class=central alpha agonist
Reserpine | C02AA02 | | | | רזרפין | class=antihypertensive
Penbutolol | C07AA23 | | | Levatol | פנבוטולול | class=beta blocker
Nadolol / bendroflumethiazide | C07BA12 | | bendroflumethiazide nadolol | Corzide | נדולול בנדרופלומתיאזיד | class=beta blocker
Metoprolol / hydrochlorothiazide | C07BB02 | | hydrochlorothiazide metoprolol | Lopressor HCT; Dutoprol | מטופרולול הידרוכלורותיאזיד | class=beta blocker
Aliskiren / hydrochlorothiazide | C09XA52 | | hydrochlorothiazide aliskiren | Tekturna HCT; Rasilez HCT | אליסקירן הידרוכלורותיאזיד | class=renin inhibitor
Spironolactone / hydrochlorothiazide | | | hydrochlorothiazide spironolactone | Aldactazide | ספירונולקטון הידרוכלורותיאזיד | class=diuretic
Nebivolol / valsartan | | | valsartan nebivolol | Byvalson | נביבולול ולסרטן | class=beta blocker
Perindopril / amlodipine / indapamide | C09BX01 | | perindopril indapamide amlodipine | Triplixam; Viacoram Plus | פרינדופריל אמלודיפין אינדפמיד | class=ace inhibitor
Candesartan / amlodipine | C09DB07 | | amlodipine candesartan | | קנדסרטן אמלודיפין | class=arb
Ramipril / amlodipine | C09BB07 | | amlodipine ramipril | | רמיפריל אמלודיפין | class=ace inhibitor
Bisoprolol / amlodipine | C07FB07 | | amlodipine bisoprolol | Concor AM | ביסופרולול אמלודיפין | class=beta blocker
Bisoprolol / perindopril | C09BX02 | | perindopril bisoprolol | Cosyrel | ביסופרולול פרינדופריל | class=beta blocker
Rosuvastatin / amlodipine | C10BX09 | | amlodipine rosuvastatin | | רוסובסטטין אמלודיפין | class=statin
Pitavastatin / ezetimibe | | | ezetimibe pitavastatin | | פיטבסטטין אזטימיב | class=statin
Sitagliptin / simvastatin | A10BH51 | | simvastatin sitagliptin | Juvisync | סיטגליפטין סימבסטטין | class=dpp-4 inhibitor
Ertugliflozin / metformin | A10BD23 | | metformin ertugliflozin | Segluromet | ארטוגליפלוזין מטפורמין | class=sglt2 inhibitor
Ertugliflozin / sitagliptin | A10BD24 | | sitagliptin ertugliflozin | Steglujan | ארטוגליפלוזין סיטגליפטין | class=sglt2 inhibitor
Alogliptin / metformin | A10BD13 | | metformin alogliptin | Kazano; Vipdomet | אלוגליפטין מטפורמין | class=dpp-4 inhibitor
Alogliptin / pioglitazone | A10BD09 | | pioglitazone alogliptin | Oseni; Incresync | אלוגליפטין פיוגליטזון | class=dpp-4 inhibitor
Pioglitazone / metformin | A10BD05 | | metformin pioglitazone | Actoplus Met; Competact | פיוגליטזון מטפורמין | class=thiazolidinedione
Rosiglitazone / metformin | A10BD03 | | metformin rosiglitazone | Avandamet | רוזיגליטזון מטפורמין | class=thiazolidinedione
Rosiglitazone / glimepiride | A10BD04 | | glimepiride rosiglitazone | Avandaryl | רוזיגליטזון גלימפיריד | class=thiazolidinedione
Pioglitazone / glimepiride | A10BD06 | | glimepiride pioglitazone | Duetact; Tandemact | פיוגליטזון גלימפיריד | class=thiazolidinedione
Glipizide / metformin | | | metformin glipizide | Metaglip | גליפיזיד מטפורמין | class=sulfonylurea
Repaglinide / metformin | A10BD14 | | metformin repaglinide | Prandimet | רפגליניד מטפורמין | class=meglitinide
Empagliflozin / linagliptin / metformin | A10BD27 | | metformin linagliptin empagliflozin | Trijardy; Trijardy XR | אמפגליפלוזין לינגליפטין מטפורמין | class=sglt2 inhibitor
Canagliflozin / metformin | A10BD16 | | metformin canagliflozin | Invokamet; Vokanamet | קנגליפלוזין מטפורמין | class=sglt2 inhibitor
Tolbutamide | A10BB03; V04CA01 | | | Orinase | טולבוטמיד | class=sulfonylurea
Chlorpropamide | A10BB02 | | | Diabinese | כלורפרופמיד | class=sulfonylurea
Miglitol | A10BF02 | | | Glyset | מיגליטול | class=alpha-glucosidase inhibitor
Insulin human inhaled | A10AF01 | | inhaled insulin; insulin inhalation | Afrezza | אינסולין בשאיפה | class=insulin
Phentermine / topiramate | A08AA51 | | topiramate phentermine | Qsymia | פנטרמין טופירמט | class=anti-obesity
Benzphetamine | | | | Didrex | בנזפטמין | class=anti-obesity
Diethylpropion | A08AA03 | | amfepramone | Tenuate | דיאתילפרופיון | class=anti-obesity
Phendimetrazine | | | | Bontril | פנדימטרזין | class=anti-obesity
Lorcaserin | A08AA11 | | | Belviq | לורקסרין | class=anti-obesity
Levothyroxine / liothyronine | H03AA03 | | liothyronine levothyroxine; liotrix | Thyrolar | לבותירוקסין ליותירונין | class=thyroid hormone
Estradiol / progesterone | G03FA04 | | progesterone estradiol | Bijuva; Bijuve | אסטרדיול פרוגסטרון | class=estrogen/progestin
Estradiol / norgestimate | | | norgestimate estradiol | Prefest | אסטרדיול נורגסטימט | class=estrogen/progestin
Estradiol / levonorgestrel | | | levonorgestrel estradiol | Climara Pro | אסטרדיול לבונורגסטרל | class=estrogen/progestin
Esterified estrogens | | | | Menest | אסטרוגנים מאוסטרים | class=estrogen
Conjugated estrogens / medroxyprogesterone | | | medroxyprogesterone conjugated estrogens | Prempro; Premphase | אסטרוגנים מצומדים מדרוקסיפרוגסטרון | class=estrogen/progestin
Conjugated estrogens / bazedoxifene | G03CC07 | | bazedoxifene conjugated estrogens | Duavee; Duavive | אסטרוגנים מצומדים בזדוקסיפן | class=estrogen/serm
Ethinyl estradiol / norgestrel | | | norgestrel ethinyl estradiol | Cryselle; Low-Ogestrel; Lo/Ovral; Ogestrel | אתיניל אסטרדיול נורגסטרל | class=oral contraceptive
Ethinyl estradiol / segesterone | | | segesterone ethinyl estradiol; segesterone acetate ethinyl estradiol | Annovera | אתיניל אסטרדיול סגסטרון | class=contraceptive ring
Estetrol / drospirenone | G03AA18 | | drospirenone estetrol | Nextstellis; Drovelis | אסטטרול דרוספירנון | class=oral contraceptive
Norgestrel | | | | Opill | נורגסטרל | class=progestin
Copper IUD | G02BA02 | | copper intrauterine device; copper T 380A | ParaGard; Nova T | התקן תוך רחמי נחושת; התקן נחושת | class=contraceptive device
Methyltestosterone | G03BA02; G03EK01 | | | Methitest; Android | מתילטסטוסטרון | class=androgen
Oxandrolone | A14AA08 | | | Oxandrin | אוקסנדרולון | class=androgen
Nandrolone | A14AB01; S01XA11 | | nandrolone decanoate | Deca-Durabolin | ננדרולון | class=androgen
Fluoxymesterone | G03BA01 | | | Androxy | פלואוקסימסטרון | class=androgen
Letrozole / ribociclib | | | ribociclib letrozole | Kisqali Femara | לטרוזול ריבוציקליב | class=antineoplastic
Toremifene | L02BA02 | | | Fareston | טורמיפן | class=serm
Cefditoren | J01DD16 | | cefditoren pivoxil | Spectracef | צפדיטורן | class=cephalosporin
Ceftibuten | J01DD14 | | | Cedax | צפטיבוטן | class=cephalosporin
Cefotetan | J01DC05 | | | Cefotan | צפוטטן | class=cephalosporin
Cefiderocol | J01DI04 | | | Fetroja; Fetcroja | צפידרוקול | class=cephalosporin
Meropenem / vaborbactam | J01DH52 | | vaborbactam meropenem | Vabomere; Vaborem | מרופנם וברובקטם | class=carbapenem
Imipenem / relebactam | J01DH56 | | imipenem cilastatin relebactam | Recarbrio | אימיפנם רלבקטם | class=carbapenem
Telavancin | J01XA03 | | | Vibativ | טלבנצין | class=glycopeptide antibiotic
Quinupristin / dalfopristin | J01FG02 | | dalfopristin quinupristin | Synercid | קווינופריסטין דלפופריסטין | class=streptogramin
Gemifloxacin | J01MA15 | | | Factive | גמיפלוקסצין | class=fluoroquinolone
Delafloxacin | J01MA23 | | | Baxdela; Quofenix | דלפלוקסצין | class=fluoroquinolone
Rifapentine | J04AB05 | | | Priftin | ריפפנטין | class=antimycobacterial
Bedaquiline | J04AK05 | | | Sirturo | בדקווילין | class=antimycobacterial
Pretomanid | J04AK08 | | | Dovprela | פרטומניד | class=antimycobacterial
Ethionamide | J04AD03 | | | Trecator | אתיונמיד | class=antimycobacterial
Cycloserine | J04AB01 | | | Seromycin | ציקלוסרין | class=antimycobacterial
Clofazimine | J04BA01 | | | Lamprene | קלופזימין | class=antimycobacterial
Benznidazole | P01CA02 | | | | בנזנידזול | class=antiprotozoal
Miltefosine | P01CX04 | | | Impavido | מילטפוסין | class=antiprotozoal
Artesunate | P01BE03 | |  | Falcigo; Larinate | ארטסונט | class=antimalarial
Tafenoquine | P01BA07 | | | Krintafel; Arakoda | טפנוקווין | class=antimalarial
Pyrimethamine | P01BD01 | | | Daraprim | פירימתמין | class=antiprotozoal
Pyrantel | P02CC01 | | pyrantel pamoate | Combantrin; Pin-X | פירנטל | class=anthelmintic
Triclabendazole | P02BX04 | | | Egaten | טריקלבנדזול | class=anthelmintic
Flucytosine | D01AE21; J02AX01 | | 5-FC | Ancobon | פלוציטוזין | class=antifungal
Rezafungin | | | | Rezzayo | רזפונגין | class=antifungal
Luliconazole | D01AC18 | | | Luzu | לוליקונזול | class=antifungal
Econazole | D01AC03; G01AF05 | | econazole nitrate | Pevaryl; Spectazole | אקונזול | class=antifungal
Oxiconazole | D01AC11; G01AF17 | | | Oxistat | אוקסיקונזול | class=antifungal
Sertaconazole | D01AC14; G01AF19 | | | Ertaczo | סרטקונזול | class=antifungal
Butenafine | D01AE23 | | | Mentax; Lotrimin Ultra | בוטנפין | class=antifungal
Tolnaftate | D01AE18 | | | Tinactin | טולנפטט | class=antifungal
Undecylenic acid | D01AE04 | | | | חומצה אונדצילנית | class=antifungal
Butoconazole | G01AF15 | | | Gynazole | בוטוקונזול | class=antifungal
Tioconazole | D01AC07; G01AF08 | | | Vagistat | טיוקונזול | class=antifungal
Docosanol | D06BB11 | | | Abreva | דוקוזנול | class=antiviral
Penciclovir | D06BB06; J05AB13 | | | Denavir; Vectavir | פנציקלוביר | class=antiviral
Trifluridine | S01AD02 | | | Viroptic | טריפלורידין | class=antiviral
Cidofovir | J05AB12 | | | Vistide | צידופוביר | class=antiviral
Maribavir | J05AX10 | | | Livtencity | מריבביר | class=antiviral
Peramivir | J05AH03 | | | Rapivab | פרמיביר | class=antiviral
Adefovir | J05AF08 | | adefovir dipivoxil | Hepsera | אדפוביר | class=antiviral
Telbivudine | J05AF11 | | | Tyzeka; Sebivo | טלביבודין | class=antiviral
Peginterferon alfa | | | pegylated interferon; peginterferon alfa-2a; peginterferon alfa-2b | Pegasys; PegIntron | פגאינטרפרון אלפא | class=interferon
Interferon alfa | | | interferon alfa-2a; interferon alfa-2b | Intron A; Roferon-A | אינטרפרון אלפא | class=interferon
Simeprevir | J05AP05 | | | Olysio | סימפרביר | class=antiviral
Daclatasvir | J05AP07 | | | Daklinza | דקלטסביר | class=antiviral
Elbasvir / grazoprevir | J05AP54 | | grazoprevir elbasvir | Zepatier | אלבסביר גרזופרביר | class=antiviral
Nevirapine | J05AG01 | | | Viramune | נבירפין | class=antiretroviral
Fosamprenavir | J05AE07 | | | Lexiva; Telzir | פוסאמפרנביר | class=antiretroviral
Enfuvirtide | J05AX07 | | | Fuzeon | אנפובירטיד | class=antiretroviral
Ibalizumab | J05AX23 | | | Trogarzo | איבליזומאב | class=antiretroviral
Fostemsavir | J05AX29 | | | Rukobia | פוסטמסביר | class=antiretroviral
Efavirenz / emtricitabine / tenofovir | J05AR06 | | efavirenz emtricitabine tenofovir disoproxil | Atripla | אפבירנז אמטריציטבין טנופוביר | class=antiretroviral
Darunavir / cobicistat | J05AR14 | | cobicistat darunavir | Prezcobix; Rezolsta | דרונביר קוביציסטט | class=antiretroviral
Dolutegravir / rilpivirine | J05AR21 | | rilpivirine dolutegravir | Juluca | דולוטגרביר רילפיבירין | class=antiretroviral
Lamivudine / zidovudine | J05AR01 | | zidovudine lamivudine | Combivir | למיבודין זידובודין | class=antiretroviral
Lamivudine / tenofovir | J05AR12 | | lamivudine tenofovir disoproxil | Cimduo; Temixys | למיבודין טנופוביר | class=antiretroviral
Sargramostim | L03AA09 | | | Leukine | סרגרמוסטים | class=colony stimulating factor
Plerixafor | L03AX16 | | | Mozobil | פלריקספור | class=stem cell mobilizer
Oprelvekin | L03AC02 | | | Neumega | אופרלבקין | class=interleukin
Salsalate | N02BA06 | | | Disalcid | סלסלט | class=nsaid
Diflunisal | N02BA11 | | | Dolobid | דיפלוניסל | class=nsaid
Choline magnesium trisalicylate | | | | Trilisate | כולין מגנזיום טריסליצילט | class=nsaid
Fenoprofen | M01AE04 | | | Nalfon | פנופרופן | class=nsaid
Tolmetin | M01AB03; M02AA21 | | | Tolectin | טולמטין | class=nsaid
Meclofenamate | M01AG04 | | meclofenamic acid; meclofenamate sodium | | מקלופנמט | class=nsaid
Parecoxib | M01AH04 | | | Dynastat | פרקוקסיב | class=nsaid
Tiaprofenic acid | M01AE11 | | | Surgam | חומצה טיאפרופנית | class=nsaid
Nimesulide | M01AX17; M02AA26 | |  | Aulin; Mesulid; Nise; Nimulid | נימסוליד | class=nsaid
Oxymorphone | N02AA11 | | | Opana | אוקסימורפון | class=opioid
Levorphanol | | | | | לבורפנול | class=opioid
Butorphanol | N02AF01 | | | Stadol | בוטורפנול | class=opioid
Pentazocine | N02AD01 | | | Talwin; Fortwin | פנטזוצין | class=opioid
Codeine / ibuprofen | N02AJ08 | | ibuprofen codeine | Nurofen Plus | קודאין איבופרופן | class=opioid
Hydrocodone / ibuprofen | | | ibuprofen hydrocodone | Vicoprofen | הידרוקודון איבופרופן | class=opioid
Oxycodone / ibuprofen | N02AJ19 | | ibuprofen oxycodone | Combunox | אוקסיקודון איבופרופן | class=opioid
Aspirin / codeine | N02AJ07 | | codeine aspirin; codeine acetylsalicylic acid | | אספירין קודאין | class=opioid
Carisoprodol / aspirin | | | aspirin carisoprodol | Soma Compound | קריסופרודול אספירין | class=muscle relaxant
Isometheptene | | | isometheptene mucate | Midrin | איזומתפטן | class=antimigraine
Dihydroergotamine | N02CA01 | | DHE? | Migranal; D.H.E. 45 | דיהידרוארגוטמין | class=ergot alkaloid
Methysergide | N02CA04 | | | Sansert | מתיסרגיד | class=ergot alkaloid
Ziconotide | N02BG08 | | | Prialt | זיקונוטיד | class=analgesic
IncobotulinumtoxinA | M03AX01 | | | Xeomin | אינקובוטולינום טוקסין A | class=neurotoxin
Amoxapine | N06AA17 | | | | אמוקסאפין | class=tricyclic antidepressant
Maprotiline | N06AA21 | | | Ludiomil | מפרוטילין | class=tetracyclic antidepressant
Protriptyline | N06AA11 | | | Vivactil | פרוטריפטילין | class=tricyclic antidepressant
Nefazodone | N06AX06 | | | Serzone | נפזודון | class=antidepressant
Isocarboxazid | N06AF01 | | | Marplan | איזוקרבוקסזיד | class=maoi
Brexanolone | N06AX29 | | | Zulresso | ברקסנולון | class=antidepressant
Gepirone | N06AX19 | | | Exxua | גפירון | class=antidepressant
Tianeptine | N06AX14 | | | Stablon; Coaxil | טיאנפטין | class=antidepressant
Loxapine | N05AH01 | | | Adasuve; Loxitane | לוקסאפין | class=antipsychotic
Molindone | N05AE02 | | | Moban | מולינדון | class=antipsychotic
Thiothixene | N05AF04 | | tiotixene | Navane | תיאותיקסן | class=antipsychotic
Olanzapine / fluoxetine | | | fluoxetine olanzapine | Symbyax | אולנזפין פלואוקסטין | class=antipsychotic
Olanzapine / samidorphan | N05AH53 | | samidorphan olanzapine | Lybalvi | אולנזפין סמידורפן | class=antipsychotic
Perphenazine / amitriptyline | | | amitriptyline perphenazine | Triavil | פרפנזין אמיטריפטילין | class=antipsychotic
Meprobamate | N05BC01 | | | Miltown | מפרובמט | class=anxiolytic
Estazolam | N05CD04 | | | ProSom | אסטזולם | class=benzodiazepine
Flurazepam | N05CD01 | | | Dalmane | פלורזפם | class=benzodiazepine
Quazepam | N05CD10 | | | Doral | קווזפם | class=benzodiazepine
Chloral hydrate | N05CC01 | | | | כלורל הידרט | class=hypnotic
Clomethiazole | N05CM02 | | | Heminevrin | קלומתיאזול | class=hypnotic
Caffeine | N06BC01 | | caffeine tablets | NoDoz; Vivarin | קפאין | class=stimulant
Methamphetamine | N06BA03 | | metamfetamine; methamphetamine hydrochloride | Desoxyn | מתאמפטמין | class=stimulant
Pemoline | N06BA05 | | | Cylert | פמולין | class=stimulant
Serdexmethylphenidate | | | serdexmethylphenidate dexmethylphenidate | Azstarys | סרדקסמתילפנידט | class=stimulant
Physostigmine | S01EB05; V03AB19 | | | | פיזוסטיגמין | class=cholinesterase inhibitor
Tacrine | N06DA01 | | | Cognex | טקרין | class=cholinesterase inhibitor
Donepezil / memantine | N06DA52 | | memantine donepezil | Namzaric | דונפזיל ממנטין | class=dementia agent
Aducanumab | N06DX03 | | | Aduhelm | אדוקנומאב | class=amyloid antibody
Methsuximide | N03AD03 | | mesuximide | Celontin | מתסוקסימיד | class=anticonvulsant
Ezogabine | N03AX21 | | retigabine | Potiga; Trobalt | אזוגבין | class=anticonvulsant
Tofersen | N07XX22 | | | Qalsody | טופרסן | class=antisense oligonucleotide
Sodium phenylbutyrate / taurursodiol | N07XX19 | | taurursodiol sodium phenylbutyrate | Relyvrio; Albrioza | סודיום פנילבוטירט טאורורסודיול | class=als agent
Onasemnogene | M09AX09 | | onasemnogene abeparvovec | Zolgensma | אונסמנוגן | class=gene therapy
Eteplirsen | M09AX06 | | | Exondys 51 | אטפלירסן | class=antisense oligonucleotide
Edrophonium | V04CX07 | | | Tensilon; Enlon | אדרופוניום | class=cholinesterase inhibitor
Guanidine | | | | | גואנידין | class=neuromuscular agent
Rozanolixizumab | L04AL02 | | | Rystiggo | רוזנוליקסיזומאב | class=fcrn blocker
Zilucoplan | L04AJ06 | | | Zilbrysq | זילוקופלן | class=complement inhibitor
Ergoloid | C04AE01 | | ergoloid mesylates; co-dergocrine | Hydergine | ארגולואיד | class=ergot alkaloid
Albuterol / budesonide | | | budesonide albuterol | Airsupra | אלבוטרול בודזוניד | class=bronchodilator
Arformoterol | R03AC | | | Brovana | ארפורמוטרול | class=laba
Revefenacin | R03BB08 | | | Yupelri | רבפנצין | class=lama
Olodaterol | R03AC19 | | | Striverdi | אולודטרול; סטריברדי | class=laba
Glycopyrronium / indacaterol / mometasone | R03AL12 | | indacaterol glycopyrronium mometasone | Enerzair | גליקופירוניום אינדקטרול מומטזון | class=inhaled corticosteroid
Flunisolide | R01AD04; R03BA03 | | | Aerospan; Nasalide | פלוניסוליד | class=corticosteroid
Nedocromil | R03BC03 | | | Tilade; Alocril | נדוקרומיל | class=mast cell stabilizer
Bambuterol | R03CC12 | | | Bambec | במבוטרול | class=laba
Fenoterol | G02CA03; R03AC04; R03CC04 | | | Berotec | פנוטרול | class=bronchodilator
Ipratropium / fenoterol | R03AL01 | | fenoterol ipratropium | Berodual; Duovent | איפרטרופיום פנוטרול | class=bronchodilator
Doxofylline | R03DA11 | |  | Doxolin; Synasma | דוקסופילין | class=methylxanthine
Erdosteine | R05CB15 | | | | ארדוסטאין | class=mucolytic
Codeine / guaifenesin | | | guaifenesin codeine | Robitussin AC; Cheratussin AC | קודאין גואיפנזין | class=antitussive
Dextromethorphan / guaifenesin | | | guaifenesin dextromethorphan | Robitussin DM; Mucinex DM | דקסטרומתורפן גואיפנזין | class=antitussive
Brompheniramine | R06AB01 | | | Dimetapp | ברומפנירמין | class=antihistamine
Triprolidine | R06AX07 | | | | טריפרולידין | class=antihistamine
Carbinoxamine | R06AA08 | | | Karbinal | קרבינוקסמין | class=antihistamine
Clemastine | D04AA14; R06AA04 | | | Tavist; Tavegyl | קלמסטין | class=antihistamine
Mizolastine | R06AX25 | | | Mizollen | מיזולסטין | class=antihistamine
Epinastine | S01GX10 | | | Elestat; Relestat | אפינסטין | class=ophthalmic antihistamine
Alcaftadine | S01GX11 | | | Lastacaft | אלקפטדין | class=ophthalmic antihistamine
Bepotastine | | | | Bepreve | בפוטסטין | class=ophthalmic antihistamine
Emedastine | S01GX06 | | | Emadine | אמדסטין | class=ophthalmic antihistamine
Levocabastine | S01GX02; R01AC02 | | | Livostin | לבוקבסטין | class=ophthalmic antihistamine
Nizatidine | A02BA04 | | | Axid | ניזטידין | class=h2 blocker
Magaldrate | A02AD02 | | | Riopan | מגלדרט | class=antacid
Pirenzepine | A02BX03 | | | Gastrozepin | פירנזפין | class=anticholinergic
Trimebutine | A03AA05 | | | Debridat | טרימבוטין | class=antispasmodic
Pinaverium | A03AX04 | | pinaverium bromide | Dicetel | פינבריום | class=antispasmodic
Belladonna / phenobarbital | A03CB02 | | phenobarbital hyoscyamine atropine scopolamine | Donnatal | בלדונה פנוברביטל | class=antispasmodic
Opium tincture | A07DA02 | | tincture of opium | | תמיסת אופיום | class=antidiarrheal
Crofelemer | A07XA06 | | | Mytesi | קרופלמר | class=antidiarrheal
Telotristat | A16AX15 | | telotristat ethyl | Xermelo | טלוטריסטט | class=antidiarrheal
Teduglutide | A16AX08 | | | Gattex; Revestive | טדוגלוטיד | class=glp-2 analog
Cholic acid | A05AA03 | | | Cholbam; Orphacol | חומצה כולית | class=bile acid
Chenodiol | A05AA01 | | chenodeoxycholic acid | Ctexli; Chenodal | כנודיול | class=bile acid
Maralixibat | A05AX04 | | maralixibat chloride | Livmarli | מרליקסיבט | class=ibat inhibitor
Lactitol | A06AD12 | | | Pizensy; Importal | לקטיטול | class=laxative
Magnesium hydroxide | A02AA04 | | milk of magnesia | | מגנזיום הידרוקסיד | class=laxative
Methylcellulose | A06AC06 | | | Citrucel | מתילצלולוז | class=laxative
Etrasimod | L04AE05 | | | Velsipity | אטרסימוד | class=s1p modulator
Flutamide | L02BB01 | | | Eulexin | פלוטמיד | class=antiandrogen
Nilutamide | L02BB02 | | | Nilandron | נילוטמיד | class=antiandrogen
Aminoglutethimide | L02BG01 | | | Cytadren | אמינוגלוטתימיד | class=aromatase inhibitor
Tiopronin | G04BX16 | | | Thiola | טיופרונין | class=cystine depleting agent
Acetohydroxamic acid | G04BX03 | | | Lithostat | חומצה אצטוהידרוקסמית | class=urease inhibitor
Allopurinol / lesinurad | M04AA51 | | lesinurad allopurinol | Duzallo | אלופורינול לסינורד | class=uricosuric
Pegloticase | M04AX02 | | | Krystexxa | פגלוטיקז | class=uricase
Sulfinpyrazone | M04AB02 | | | Anturan | סולפינפירזון | class=uricosuric
Auranofin | M01CB03 | | | Ridaura | אורנופין | class=dmard
Gold sodium thiomalate | M01CB01 | | sodium aurothiomalate | Myochrysine; Myocrisin | סודיום אורותיומלט | class=dmard
Rilonacept | L04AC04 | | | Arcalyst | רילונספט | class=interleukin inhibitor
Emapalumab | L04AG09 | | | Gamifant | אמפלומאב | class=interferon gamma blocker
Brodalumab | L04AC12 | | | Siliq; Kyntheum | ברודלומאב | class=interleukin inhibitor
Delgocitinib | D11AH11 | | | Anzupgo | דלגוציטיניב | class=jak inhibitor
Tazarotene | D05AX05 | | | Tazorac; Zorac | טזרוטן | class=retinoid
Trifarotene | D10AD06 | | | Aklief | טריפרוטן | class=retinoid
Clascoterone | D10AX06 | | | Winlevi | קלסקוטרון | class=antiandrogen
Sulfacetamide | S01AB04; D10AF06 | | sulfacetamide sodium | Klaron; Bleph-10 | סולפצטמיד | class=sulfonamide
Sarecycline | J01AA14 | | | Seysara | סרציקלין | class=tetracycline
Eflornithine | D11AX16 | | | Vaniqa | אפלורניתין | class=hair growth inhibitor
Ingenol | D06BX02 | | ingenol mebutate | Picato | אינגנול | class=topical antineoplastic
Aminolevulinic acid | L01XD04 | | ALA photodynamic | Levulan; Ameluz | חומצה אמינולבולינית | class=photosensitizer
Sinecatechins | D06BB12 | | | Veregen | סינקטכינים | class=topical immunomodulator
Cantharidin | | | | Ycanth | קנתרידין | class=keratolytic
Tirbanibulin | D06BX03 | | | Klisyri | טירבניבולין | class=topical antineoplastic
Malathion | P03AX03 | | | Ovide | מלתיון | class=pediculicide
Crotamiton | | | | Eurax | קרוטמיטון | class=scabicide
Lindane | P03AB02 | | | | לינדן | class=scabicide
Halobetasol | D07AC21 | | ulobetasol; halobetasol propionate | Ultravate | הלובטזול | class=topical corticosteroid
Desoximetasone | D07AC03 | | desoxymethasone | Topicort | דסאוקסימתזון | class=topical corticosteroid
Diflorasone | D07AC10 | | | Psorcon | דיפלורזון | class=topical corticosteroid
Halcinonide | D07AD02 | | | Halog | הלצינוניד | class=topical corticosteroid
Amcinonide | D07AC11 | | | Cyclocort | אמצינוניד | class=topical corticosteroid
Alclometasone | D07AB10; S01BA10 | | | Aclovate | אלקלומטזון | class=topical corticosteroid
Coal tar | D05AA | | | | זפת פחם | class=topical psoriasis agent
Anthralin | D05AC01 | | dithranol | Dritho-Creme | אנתרלין | class=topical psoriasis agent
Calamine | | | calamine lotion | | קלמין | class=topical protectant
Pramoxine | | | pramocaine | Sarna Sensitive | פרמוקסין | class=local anesthetic
Aluminum chloride | D10AX01 | | aluminium chloride hexahydrate | Drysol; Driclor | אלומיניום כלוריד | class=antiperspirant
Sofpironium | D11AA02 | | sofpironium bromide | Sofdra | סופפירוניום | class=antiperspirant
Becaplermin | A01AD08; D03AX06 | | | Regranex | בקפלרמין | class=wound healing agent
Collagenase | D03BA02 | | collagenase ointment | Santyl; Iruxol | קולגנז | class=wound debriding agent
Mafenide | D06BA03 | | | Sulfamylon | מפניד | class=topical antibacterial
Gatifloxacin | S01AE06 | | | Zymar; Zymaxid; Tequin | גטיפלוקסצין | class=fluoroquinolone
Besifloxacin | S01AE08 | | | Besivance | בסיפלוקסצין | class=fluoroquinolone
Bacitracin / polymyxin B | | | polymyxin B bacitracin | | בציטרצין פולימיקסין | class=antibacterial
Trimethoprim / polymyxin B | | | polymyxin B trimethoprim | Polytrim | טרימתופרים פולימיקסין | class=antibacterial
Natamycin | S01AA10 | | | Natacyn | נטמיצין | class=antifungal
Difluprednate | D07AC19; S01BA16 | | | Durezol | דיפלופרדנט | class=ophthalmic corticosteroid
Rimexolone | S01BA13 | | | Vexol | רימקסולון | class=ophthalmic corticosteroid
Loteprednol / tobramycin | | | tobramycin loteprednol | Zylet | לוטפרדנול טוברמיצין | class=ophthalmic corticosteroid
Apraclonidine | S01EA03 | | | Iopidine | אפרקלונידין | class=glaucoma agent
Carbachol | S01EB02 | | | Miostat | קרבכול | class=glaucoma agent
Echothiophate | S01EB03 | | ecothiopate | Phospholine Iodide | אקותיופט | class=glaucoma agent
Levobunolol | S01ED03 | | | Betagan | לבובונולול | class=glaucoma agent
Metipranolol | S01ED04 | | | OptiPranolol | מטיפרנולול | class=glaucoma agent
Unoprostone | S01EE02 | | | Rescula | אונופרוסטון | class=glaucoma agent
Latanoprostene bunod | S01EE06 | | | Vyzulta | לטנופרוסטן בונוד | class=glaucoma agent
Netarsudil / latanoprost | S01EE51 | | latanoprost netarsudil | Rocklatan; Roclanda | נטרסודיל לטנופרוסט; רוקלטן; רוקלנדה | class=glaucoma agent
Omidenepag | S01EX06 | | omidenepag isopropyl | Omlonti | אומידנפג | class=glaucoma agent
Tetrahydrozoline | S01GA02 | | tetryzoline | Visine | טטרהידרוזולין | class=decongestant
Naphazoline | S01GA01; R01AA08 | | | Naphcon; Clear Eyes | נפזולין | class=decongestant
Perfluorohexyloctane | S01XA | | | Miebo | פרפלואורוהקסילאוקטן | class=dry eye agent
Lotilaner | | | | Xdemvy | לוטילנר | class=antiparasitic
Pegcetacoplan | L04AJ03; S01XA31 | | | Empaveli; Syfovre | פגצטקופלן | class=complement inhibitor
Avacincaptad | | | avacincaptad pegol | Izervay | אווצינקפטד | class=complement inhibitor
Brolucizumab | S01LA06 | | | Beovu | ברולוציזומאב | class=anti-vegf
Pegaptanib | S01LA03 | | | Macugen | פגפטניב | class=anti-vegf
Homatropine | S01FA05 | | | Homide | הומטרופין | class=mydriatic
Proparacaine | S01HA04 | | proxymetacaine | Alcaine | פרופרקאין | class=local anesthetic
Tetracaine | S01HA03; N01BA03 | | amethocaine | | טטרקאין | class=local anesthetic
Antipyrine / benzocaine | | | benzocaine antipyrine | Auralgan | אנטיפירין בנזוקאין | class=otic analgesic
Hydrocortisone / pramoxine | | | pramoxine hydrocortisone; hydrocortisone pramoxine | ProctoFoam HC; ProctoFoam-HC; Analpram HC; Analpram-HC; Pramosone; Epifoam | הידרוקורטיזון פרמוקסין | class=corticosteroid
Hydrocortisone / acetic acid | | | acetic acid hydrocortisone | VoSol HC | הידרוקורטיזון חומצה אצטית | class=otic agent
Finafloxacin | | | | Xtoro | פינפלוקסצין | class=fluoroquinolone
Pilocarpine oral | N07AX01 | | oral pilocarpine | Salagen | פילוקרפין כדורים | class=cholinergic agonist
Cevimeline | N07AX03 | | | Evoxac | צבימלין | class=cholinergic agonist
Amlexanox | A01AD07; R03DX01 | | | Aphthasol | אמלקסנוקס | class=oral ulcer agent
Cytisinicline | N07BA04 | | cytisine | Tabex; Desmoxan | ציטיסין | class=smoking cessation
Nalmefene | N07BB05 | | | Selincro; Opvee | נלמפן | class=opioid antagonist
Trientine | A16AX12 | | trientine hydrochloride | Syprine; Cuprior | טריאנטין | class=chelator
Zinc acetate | A16AX05 | | | Galzin; Wilzin | אבץ אצטט | class=chelator
Succimer | V03AB | | dimercaptosuccinic acid; DMSA? | Chemet | סוקצימר | class=chelator
Edetate calcium | V03AB03 | | edetate calcium disodium; calcium EDTA | | סידן אדטט | class=chelator
Dimercaprol | V03AB09 | | British anti-Lewisite | | דימרקפרול | class=chelator
Deferiprone | V03AC02 | | | Ferriprox | דפריפרון | class=iron chelator
Sapropterin | A16AX07 | | sapropterin dihydrochloride | Kuvan | ספרופטרין | class=pku agent
Nitisinone | A16AX04 | | | Orfadin | ניטיסינון | class=tyrosinemia agent
Betaine | A16AA06 | | betaine anhydrous | Cystadane | בטאין | class=homocystinuria agent
Carglumic acid | A16AA05 | | | Carbaglu | חומצה קרגלומית | class=urea cycle agent
Sodium phenylbutyrate | A16AX03 | | | Buphenyl; Ammonaps | סודיום פנילבוטירט | class=urea cycle agent
Imiglucerase | A16AB02 | | | Cerezyme | אימיגלוצרז | class=enzyme replacement
Velaglucerase | A16AB10 | | velaglucerase alfa | Vpriv | ולגלוצרז | class=enzyme replacement
Taliglucerase | A16AB11 | | taliglucerase alfa | Elelyso | טליגלוצרז | class=enzyme replacement
Agalsidase | | | agalsidase beta; agalsidase alfa | Fabrazyme; Replagal | אגלסידז | class=enzyme replacement
Alglucosidase | A16AB07 | | alglucosidase alfa | Lumizyme; Myozyme | אלגלוקוזידז | class=enzyme replacement
Miglustat | A16AX06 | | | Zavesca | מיגלוסטט | class=glucosylceramide synthase inhibitor
Migalastat | A16AX14 | | | Galafold | מיגלסטט | class=pharmacological chaperone
Laronidase | A16AB05 | | | Aldurazyme | לרונידז | class=enzyme replacement
Idursulfase | A16AB09 | | | Elaprase | אידורסולפז | class=enzyme replacement
C1 esterase inhibitor | B06AC01 | | C1 inhibitor concentrate | Cinryze; Berinert; Haegarda | מעכב C1 אסטרז | class=hereditary angioedema agent
Icatibant | B06AC02 | | | Firazyr | איקטיבנט | class=hereditary angioedema agent
Lanadelumab | B06AC05 | | | Takhzyro | לנדלומאב | class=hereditary angioedema agent
Berotralstat | B06AC06 | | | Orladeyo | ברוטרלסטט | class=hereditary angioedema agent
Ecallantide | B06AC03 | | | Kalbitor | אקלנטיד | class=hereditary angioedema agent
Sebetralstat | B06AC08 | | | Ekterly | סבטרלסטט | class=hereditary angioedema agent
Alpha-1 proteinase inhibitor | B02AB02 | | alpha-1 antitrypsin concentrate; alfa1 antitrypsin | Prolastin; Zemaira; Glassia | מעכב אלפא 1 פרוטאינז | class=enzyme replacement
Antithrombin | B01AB02 | | antithrombin concentrate | Thrombate III | אנטיתרומבין | class=anticoagulant
Protein C concentrate | B01AD12 | | | Ceprotin | תרכיז חלבון C | class=anticoagulant
Fibrinogen concentrate | B02BB01 | | human fibrinogen | RiaSTAP; Fibryga | תרכיז פיברינוגן | class=hemostatic
von Willebrand factor | B02BD10 | | von Willebrand factor concentrate | Vonvendi; Wilfactin | פקטור פון וילברנד | class=hemostatic
Factor VIIa | B02BD08 | | eptacog alfa; recombinant factor VIIa | NovoSeven | פקטור VIIa | class=hemostatic
Concizumab | B02BX10 | | | Alhemo | קונסיזומאב | class=hemostatic
Fitusiran | B02BX12 | | | Qfitlia | פיטוסירן | class=sirna
Caplacizumab | B01AX07 | | | Cablivi | קפלסיזומאב | class=anti-vwf
Desirudin | B01AE01 | | | Iprivask | דסירודין | class=direct thrombin inhibitor
Betrixaban | B01AF04 | | | Bevyxxa | בטריקסבן | class=direct oral anticoagulant
DHEA | A14AA07 | | dehydroepiandrosterone supplement | | די-אייץ׳-אי-איי DHEA | class=supplement
Valerian | N05CM09 | | valerian root | | ולריאן | class=herbal
Echinacea | | | | | אכינצאה | class=herbal
Red yeast rice | | | | | אורז שמרים אדום | class=supplement
Berberine | | | | | ברברין | class=supplement
Chondroitin | M01AX25 | | chondroitin sulfate | | כונדרואיטין | class=supplement
Saw palmetto | G04CX02 | | serenoa repens | Permixon | סו פלמטו | class=herbal
Inositol | | | myo-inositol | | אינוזיטול | class=supplement
Lutein | | | | | לוטאין | class=supplement
Elderberry | | | sambucus | Sambucol | סמבוק שחור | class=herbal
Milk thistle | A05BA03 | | silymarin | Legalon; Silybon | גדילן מצוי | class=herbal
Ashwagandha | | | | | אשווגנדה | class=herbal
Chikungunya vaccine | J07BX | | | Ixchiq; Vimkunya | חיסון לצ׳יקונגוניה | class=vaccine
Cholera vaccine | J07AE | | | Dukoral; Vaxchora | חיסון לכולרה | class=vaccine
Japanese encephalitis vaccine | J07BA |  | JE vaccine | Ixiaro; Jenvac | חיסון לדלקת מוח יפנית; איקסיארו | class=vaccine
Tick-borne encephalitis vaccine | J07BA01 | | TBE vaccine | Encepur; FSME-Immun; Ticovac | חיסון לדלקת מוח קרציות | class=vaccine
Dengue vaccine | J07BX04 | | | Qdenga; Dengvaxia | חיסון לדנגה | class=vaccine
Smallpox vaccine | J07BX01 | | | ACAM2000 | חיסון לאבעבועות שחורות | class=vaccine
Mpox vaccine | J07BX | | monkeypox vaccine; MVA-BN | Jynneos; Imvanex | חיסון לאבעבועות הקוף | class=vaccine
Anthrax vaccine | J07AC | | | BioThrax | חיסון לגחלת | class=vaccine
Ebola vaccine | J07BX | | | Ervebo | חיסון לאבולה | class=vaccine
Hib vaccine | J07AG01 |  | Haemophilus influenzae type b vaccine; Hib | ActHIB; PedvaxHIB; Hiberix | חיסון להמופילוס אינפלואנזה; חיסון המופילוס; חיסון המופילוס אינפלואנזה | class=vaccine
Oral polio vaccine | J07BF | | OPV; OPV drops; bOPV; live polio vaccine | | חיסון פוליו מוחלש | class=vaccine
DTaP vaccine | J07AJ52 |  | DTaP; diphtheria tetanus acellular pertussis vaccine | Infanrix; Daptacel | חיסון משולש DTaP; אינפנריקס | class=vaccine
DTaP-IPV vaccine | J07CA02 |  | DTaP-IPV; DPTP; DTP-IPV; DTaP/IPV; DPT-IPV | Kinrix; Quadracel | חיסון מרובע DTaP-IPV | class=vaccine
DTaP-HepB-IPV vaccine | J07CA12 | | DTaP-HepB-IPV; DTaP-IPV-HepB; DTaP HepB IPV | Pediarix; Infanrix Penta | חיסון DTaP-HepB-IPV | class=vaccine
Hepatitis A / hepatitis B vaccine | J07BC20 |  | combined hepatitis A and B vaccine | Twinrix; Twinrix Adult; Twinrix Junior; Ambirix | חיסון להפטיטיס A ו-B; טווינריקס; טוינריקס | class=vaccine
Meningococcal ABCWY vaccine | J07AH | | MenABCWY | Penbraya; Penmenvy | חיסון מנינגוקוק ABCWY | class=vaccine
Varicella zoster immunoglobulin | J06BB03 | | VZIG; varicella zoster immune globulin | Varizig | אימונוגלובולין לווריצלה זוסטר | class=immunoglobulin
Rabies immunoglobulin | J06BB05 | | rabies immune globulin; HRIG | HyperRAB; Imogam | אימונוגלובולין לכלבת | class=immunoglobulin
Botulism antitoxin | J06AA04 | | | | אנטיטוקסין לבוטוליזם | class=antitoxin
Cytomegalovirus immunoglobulin | J06BB09 | | CMV immune globulin | Cytogam | אימונוגלובולין ל-CMV | class=immunoglobulin
Doripenem | J01DH04 | | | Doribax | דוריפנם | class=carbapenem; unit=mg; max=1000
Renal multivitamin | | | renal vitamin; renal vitamins; B complex with vitamin C and folic acid | Nephro-Vite; Nephrocaps; Dialyvite; Renocaps; Rena-Vite | ויטמינים לחולי כליות | class=vitamin
Stavudine | J05AF04 | | d4T | Zerit | סטבודין | class=nucleoside reverse transcriptase inhibitor; unit=mg; min=15; max=40
Dolasetron | A04AA04 | | dolasetron mesylate | Anzemet | דולסטרון | class=5-ht3 antagonist; unit=mg; max=200
Trimethobenzamide | | | trimethobenzamide hydrochloride | Tigan | טרימתובנזאמיד | class=antiemetic; unit=mg; max=300
Abacavir / lamivudine / zidovudine | J05AR04 | | zidovudine lamivudine abacavir | Trizivir | אבקביר למיבודין זידובודין | class=nucleoside reverse transcriptase inhibitor
Nelfinavir | J05AE04 | | nelfinavir mesylate | Viracept | נלפינביר | class=protease inhibitor; unit=mg; max=1250
Hydrocodone / chlorpheniramine | | | chlorpheniramine hydrocodone | Tussionex; TussiCaps | הידרוקודון כלורפנירמין | class=opioid
Abciximab | B01AC13 | | | ReoPro | אבציקסימאב | class=antiplatelet
Nafarelin | H01CA02 | | nafarelin acetate | Synarel | נפרלין | class=gnrh agonist
Interferon gamma | L03AB03 | | interferon gamma-1b | Actimmune | אינטרפרון גמא | class=interferon
Aspirin / meprobamate | | | meprobamate aspirin | Equagesic | אספירין מפרובמט | class=analgesic
Aspirin / caffeine | | | caffeine aspirin | Anacin; BC powder | אספירין קפאין | class=analgesic
Phenylpropanolamine | R01BA01 | | | Dexatrim | פנילפרופנולאמין | class=decongestant
Regadenoson | C01EB21 | | | Lexiscan; Rapiscan | רגדנוזון | class=diagnostic agent
Doxercalciferol | H05BX03 | | | Hectorol | דוקסרקלציפרול | class=vitamin d analog
Sibutramine | A08AA10 | | sibutramine hydrochloride | Meridia; Reductil | סיבוטרמין | class=anorectic; unit=mg; max=15
Dextromethorphan / quinidine | N07XX59 | | quinidine dextromethorphan | Nuedexta | דקסטרומתורפן כינידין | class=neurological agent
Esterified estrogens / methyltestosterone | | | methyltestosterone esterified estrogens | Estratest; Covaryx | אסטרוגנים מתילטסטוסטרון | class=estrogen
Sodium phosphate bowel preparation | | | oral sodium phosphate | Visicol; Phospho-Soda; OsmoPrep | סודיום פוספט להכנת המעי | class=laxative
Menthol topical | | | menthol gel | Biofreeze; Icy Hot; Bengay | מנתול למריחה | class=topical analgesic
Citric acid / sodium citrate | | | sodium citrate citric acid | Bicitra; Shohl's solution | נתרן ציטראט חומצת לימון | class=alkalinizer
Acetaminophen / dextromethorphan / doxylamine | | | | NyQuil | אצטמינופן דקסטרומתורפן דוקסילאמין | class=cold remedy

# --- Classes of drugs: words that name no drug, marked as a group
Vitamin K antagonists | | | vitamin K antagonist; VKA?; vitamin K epoxide reductase inhibitor | | נוגדי ויטמין K; אנטגוניסטים של ויטמין K | group
Calcium channel blockers | | | calcium channel blocker; calcium antagonist; calcium antagonists; CCB? | | חוסמי תעלות סידן; חוסם תעלות סידן; נוגדי סידן | group
Glucagon-like peptide agonists | | | glucagon-like peptide agonist; glucagon-like peptide-1 agonist; glucagon-like peptide-1 receptor agonist; glucagon-like peptide 1 receptor agonists; GLP-1 agonist; GLP-1 receptor agonist; GLP-1 RA | | אגוניסטים ל-GLP-1; אגוניסט GLP-1 | group
Potassium-sparing diuretics | | | potassium-sparing diuretic; potassium binder; potassium channel blocker; potassium channel opener | | משתנים חוסכי אשלגן; משתן חוסך אשלגן | group
Insulin sensitizers | | | insulin sensitizer; insulin secretagogue; insulin secretagogues | | מגבירי רגישות לאינסולין | group
Iron chelators | | | iron chelator; iron chelating agent | | קולטי ברזל | group
Folate antagonists | | | folic acid antagonist; folic acid antagonists; folate antagonist | | נוגדי חומצה פולית | group
Opioid antagonists | | | opioid antagonist; morphine agonist | | נוגדי אופיואידים | group
Estrogen receptor modulators | | | estrogen receptor modulator; selective estrogen receptor modulator; estrogen antagonist; estrogen receptor antagonist | | מווסתי קולטן לאסטרוגן | group
Testosterone blockers | | | testosterone blocker; androgen antagonist; testosterone antagonist | | חוסמי טסטוסטרון | group
Sodium-glucose cotransporter inhibitors | | | sodium-glucose cotransporter 2 inhibitor; sodium glucose cotransporter inhibitor; SGLT2 inhibitor; SGLT-2 inhibitors | | מעכבי SGLT2 | group
Histamine antagonists | | | histamine antagonist; histamine H2 antagonist; H2 receptor antagonist | | נוגדי היסטמין | group
Epinephrine antagonists | | | epinephrine antagonist; dopamine agonist; dopamine agonists; dopamine antagonist; serotonin antagonist | | אגוניסטים לדופמין | group
Thyroid hormones | | | thyroid hormone replacement; thyroid supplementation; thyroid supplement; thyroid replacement | | תחליפי הורמון התריס | group
Procarbazine | L01XB01 | | | Matulane; Natulan | פרוקרבזין | class=alkylating agent; unit=mg
Carmustine | L01AD01 | | | BiCNU; BCNU; Gliadel | קרמוסטין | class=alkylating agent; unit=mg
Dexfenfluramine | A08AA04 | | | Redux | דקספנפלורמין | class=appetite suppressant; unit=mg
Cisapride | A03FA02 | | | Propulsid; Prepulsid | ציספריד | class=prokinetic; unit=mg; min=5; max=20
Estropipate | | | piperazine estrone sulfate | Ogen; Ortho-Est | אסטרופיפט | class=estrogen; unit=mg; min=0.625; max=6
Drotrecogin alfa | B01AD10 | | drotrecogin alfa activated | Xigris | דרוטרקוגין אלפא | class=antithrombotic
Strontium-89 chloride | V10BX01 | | strontium 89; strontium-89 | Metastron | סטרונציום 89 | class=radiopharmaceutical
Hydrocodone | R05DA03 | 5489 | hydrocodone bitartrate | Zohydro; Hysingla | הידרוקודון ביטרטרט | class=opioid; unit=mg

# --- Further drugs of notes
Estrogens | | | estrogen; estrogen replacement; estrogen therapy; estrogen replacement therapy; oestrogen; estrogen supplement | | אסטרוגן; אסטרוגנים | class=estrogen
Hormone replacement therapy | | | hormone replacement; HRT; hormone replacement medication; postmenopausal hormone therapy; menopausal hormone therapy; hormonal replacement therapy | | טיפול הורמונלי חלופי; טיפול הורמונלי חליפי | class=menopausal hormone therapy
Interferon | | | interferon therapy; interferon treatment; pegylated interferon therapy | | אינטרפרון | class=interferon
Magic mouthwash | | | magic mouth wash; miracle mouthwash; swish and swallow mouthwash | | מי פה לכאבי פה מעורבים | class=oral rinse
Diazoxide | V03AH01 | | | Proglycem | דיאזוקסיד | class=hypoglycemia treatment; unit=mg
Nesiritide | C01DX19 | | | Natrecor | נסיריטיד | class=natriuretic peptide
Hyaluronate injection | M09AX01 | | hyaluronate; hylan G-F 20; intra-articular hyaluronate | Synvisc; Hyalgan; Supartz; Euflexxa; Orthovisc | היאלורונט להזרקה למפרק | class=viscosupplement
Pancuronium | M03AC01 | | pancuronium bromide | Pavulon | פנקורוניום | class=neuromuscular blocker; unit=mg
Reteplase | B01AD07 | | | Retavase | רטפלאז | class=thrombolytic; unit=units
Dronabinol | A04AD10 | | | Marinol | דרונבינול | class=cannabinoid; unit=mg
Ticarcillin / clavulanate | J01CR03 | | ticarcillin clavulanic acid; clavulanate ticarcillin | Timentin | טיקרצילין קלבולנט | class=penicillin
Polycarbophil | A06AC08 | | calcium polycarbophil | FiberCon | פוליקרבופיל | class=laxative; unit=mg
Oxycodone / aspirin | | | aspirin oxycodone | Percodan | אוקסיקודון אספירין | class=opioid
Hydrocodone / homatropine | | | homatropine hydrocodone | Hycodan | הידרוקודון הומטרופין | class=opioid
Ammonium lactate | | | ammonium lactate lotion; ammonium lactate cream | Lac-Hydrin; AmLactin | אמוניום לקטט | class=emollient
Flaxseed oil | | | flax seed oil; flax oil; flaxseed supplement | | שמן פשתן | class=supplement

# --- Names of India and of Europe
Trypsin / chymotrypsin | M09AB52 | | trypsin chymotrypsin; chymotrypsin trypsin; trypsin-chymotrypsin | Chymoral; Chymoral Forte | טריפסין כימוטריפסין | class=enzyme
Ademetionine | A16AA02 | | S-adenosylmethionine; S-adenosyl methionine; SAMe supplement | Heptral; Transmetil | אדמטיונין | class=supplement; unit=mg; min=100; max=1000
Disodium hydrogen citrate | | | disodium citrate; disodium hydrogen citrate syrup | Alkasol; Citralka; Alkacip; Alkacid; Cital | דינתרן ציטרט | class=urinary alkalinizer
Isoxsuprine | C04AA01 | | isoxsuprine hydrochloride | Duvadilan; Gestakind | איזוקסופרין | class=uterine relaxant; unit=mg; min=5; max=60
Dextromethorphan / chlorpheniramine | | | chlorpheniramine dextromethorphan | Alex?; Alex syrup; Syp Alex; Alex cough syrup | דקסטרומתורפן כלורפנירמין | class=antitussive
Etoricoxib / thiocolchicoside | | | thiocolchicoside etoricoxib | Retoz-MR; Etoshine-MR; Nucoxia-MR; Etova-MR | אטוריקוקסיב תיוקולכיקוזיד | class=nsaid; unit=mg; min=4; max=120
Thiocolchicoside | M03BX05 | | | Myoril; Coltramyl; Muscoril | תיוקולכיקוזיד | class=muscle relaxant; unit=mg; min=2; max=16
Aceclofenac / thiocolchicoside | | | thiocolchicoside aceclofenac | Zerodol-TH | אצקלופנק תיוקולכיקוזיד | class=nsaid; unit=mg; min=4; max=200
Naproxen / domperidone | | | domperidone naproxen | Naxdom | נפרוקסן דומפרידון | class=nsaid; unit=mg; min=10; max=500
Mefenamic acid / dicyclomine | | | dicyclomine mefenamic acid | Meftal-Spas | חומצה מפנמית דיציקלומין | class=nsaid; unit=mg; min=10; max=500
Tranexamic acid / mefenamic acid | | | mefenamic acid tranexamic acid | Pause-MF; Trapic-MF; Texakind-MF | חומצה טרנקסמית חומצה מפנמית | class=antifibrinolytic; unit=mg; min=250; max=500
Drotaverine | A03AD02 | | drotaverine hydrochloride | Drotin; Doverin; No-Spa | דרוטברין | class=antispasmodic; unit=mg; min=40; max=80
Drotaverine / mefenamic acid | | | mefenamic acid drotaverine | Drotin-M | דרוטברין חומצה מפנמית | class=antispasmodic; unit=mg; min=40; max=500
Phloroglucinol | A03AX12 | | | Spasfon; Spasfon Lyoc | פלורוגלוצינול | class=antispasmodic; unit=mg; min=40; max=160
Omeprazole / domperidone | | | domperidone omeprazole | Omez-D | אומפרזול דומפרידון | class=proton pump inhibitor; unit=mg; min=10; max=40
Bacillus clausii | | | bacillus clausii spores | Enterogermina | בצילוס קלאוסי | class=probiotic
Diosmectite | A07BC05 | | dioctahedral smectite | Smecta; Smectite | דיוסמקטיט | class=antidiarrheal; unit=g; min=1; max=6
Ornithine aspartate | | | L-ornithine L-aspartate; LOLA? | Hepamerz; Hepa-Merz | אורניתין אספרטט | class=hepatic agent; unit=g; min=1; max=20
Itopride | A03FA07 | | itopride hydrochloride | Ganaton | איטופריד | class=prokinetic; unit=mg; min=50; max=150
Levosulpiride | N05AL07 | | | Levopraid | לבוסולפיריד | class=prokinetic; unit=mg; min=25; max=100
Rebamipide | A02BX14 | | | Rebagen; Mucosta | רבמיפיד | class=gastroprotective; unit=mg; min=100; max=300
Metopimazine | A04AD05 | | | Vogalene; Vogalib | מטופימזין | class=antiemetic; unit=mg; min=5; max=30
Cilnidipine | C08CA14 | | | Cilacar; Cinod | צילנידיפין | class=calcium channel blocker; unit=mg; min=5; max=20
Azelnidipine | C08CA16 | | | Azusa | אזלנידיפין | class=calcium channel blocker; unit=mg; min=8; max=16
Urapidil | C02CA06 | | | Ebrantil; Eupressyl | אורפידיל | class=alpha blocker; unit=mg; min=12.5; max=90
Aspirin / atorvastatin | C10BX08 | | atorvastatin aspirin | Ecosprin-AV | אספירין אטורבסטטין | class=antiplatelet; unit=mg; min=10; max=150
Furosemide / spironolactone | C03EB01 | | spironolactone furosemide | Lasilactone | פורוסמיד ספירונולקטון | class=diuretic; unit=mg; min=20; max=100
Fluindione | B01AA12 | | | Previscan | פלואינדיון | class=vitamin k antagonist; unit=mg; min=5; max=40
Etamsylate | B02BX01 | | ethamsylate | Dicynene; Ethamsyl; Dicynone | אתמסילט | class=hemostatic; unit=mg; min=125; max=500
Calcium dobesilate | C05BX01 | | | Doxium | סידן דובסילט | class=vasoprotective; unit=mg; min=250; max=1000
Gliclazide / metformin | | | metformin gliclazide | Reclimet; Glizid-M | גליקלזיד מטפורמין | class=sulfonylurea; unit=mg; min=30; max=850
Gliquidone | A10BB08 | | | Glurenorm | גליקווידון | class=sulfonylurea; unit=mg; min=15; max=60
Teneligliptin | A10BH08 | | | Ziten; Teneza; Tenepride; Dynaglipt | טנליגליפטין | class=dpp-4 inhibitor; unit=mg; min=20; max=40
Ornidazole | J01XD03; P01AB03 | | | Ornida; Tiberal | אורנידזול | class=nitroimidazole; unit=mg; min=250; max=1500
Ofloxacin / ornidazole | J01RA09 | | ornidazole ofloxacin | Zanocin-OZ; Oflomac-OZ; Zenflox-OZ | אופלוקסצין אורנידזול | class=fluoroquinolone; unit=mg; min=100; max=500
Faropenem | J01DI03 | | faropenem sodium | Faronem | פרופנם | class=carbapenem; unit=mg; min=150; max=300
Cefoperazone / sulbactam | J01DD62 | | sulbactam cefoperazone | Magnex; Sulperazon | צפופרזון סולבקטם | class=cephalosporin; unit=g; max=4
Pristinamycin | J01FG01 | | | Pyostacine | פריסטינמיצין | class=streptogramin; unit=mg; min=250; max=1000
Isoniazid / rifampin | J04AM02 | | rifampin isoniazid; isoniazid rifampicin; rifampicin isoniazid | R-Cinex; Rifinah; Rimactazid | איזוניאזיד ריפמפיצין | class=antituberculosis; unit=mg; min=75; max=600
Levalbuterol / ipratropium | | | levosalbutamol ipratropium; ipratropium levosalbutamol | | לבאלבוטרול איפרטרופיום | class=bronchodilator
Levalbuterol / ambroxol / guaifenesin | | | levosalbutamol ambroxol guaifenesin | Ascoril LS | לבאלבוטרול אמברוקסול גואיפנזין | class=mucolytic
Bromhexine / terbutaline / guaifenesin | | | terbutaline bromhexine guaifenesin | Ascoril; Ascoril expectorant | ברומהקסין טרבוטלין גואיפנזין | class=mucolytic
Montelukast / fexofenadine | | | fexofenadine montelukast | Montair-FX; Allegra-M; Telekast-F | מונטלוקסט פקסופנדין | class=antihistamine; unit=mg; min=10; max=180
Pheniramine | R06AB05 | | pheniramine maleate | Avil | פנירמין | class=antihistamine; unit=mg; min=15; max=75
Etofylline / theophylline | | | theophylline etofylline | Deriphyllin | אטופילין תאופילין | class=xanthine; unit=mg; min=23; max=300
Acebrophylline | | | | AB Phylline | אצברופילין | class=xanthine; unit=mg; min=100; max=200
Acetaminophen / phenylephrine / chlorpheniramine | | | paracetamol phenylephrine chlorpheniramine | Sinarest; Febrex Plus | אצטמינופן פנילאפרין כלורפנירמין | class=cold remedy
Pregabalin / methylcobalamin | | | methylcobalamin pregabalin; pregabalin mecobalamin | Maxgalin-M; Pregeb-M; Pregalin-M | פרגבלין מתילקובלמין | class=gabapentinoid; unit=mg; min=50; max=150
Gabapentin / nortriptyline | | | nortriptyline gabapentin | Gabapin-NT | גבפנטין נורטריפטילין | class=gabapentinoid; unit=mg; min=10; max=400
Escitalopram / clonazepam | | | clonazepam escitalopram | Nexito Plus; Stalopam Plus | אסציטלופרם קלונזפם | class=ssri; unit=mg; min=0.25; max=20
Bromazepam | N05BA08 | | | Lexomil; Lexatin; Lexotan; Lexotanil | ברומזפם | class=benzodiazepine; unit=mg; min=1.5; max=12
Etifoxine | N05BX03 | | | Stresam | אטיפוקסין | class=anxiolytic; unit=mg; min=50; max=200
Tolperisone | M03BX04 | | tolperisone hydrochloride | Mydocalm | טולפריזון | class=muscle relaxant; unit=mg; min=50; max=450
Diacerein | M01AX21 | | diacerhein | Artrodar | דיאצריאין | class=antirheumatic; unit=mg; min=50; max=100
Citicoline | N06BX06 | | | Strocit; Ceraxon; Somazina | ציטיקולין | class=nootropic; unit=mg; min=250; max=2000
Piracetam | N06BX03 | | | Nootropil; Nootropyl; Normabrain | פירצטם | class=nootropic; unit=mg; min=400; max=4800
Vinpocetine | N06BX18 | | | Cavinton | וינפוצטין | class=nootropic; unit=mg; min=5; max=30
Nicergoline | C04AE02 | | | Sermion | ניצרגולין | class=vasodilator; unit=mg; min=5; max=60
Piribedil | N04BC08 | | | Trivastal | פיריבדיל | class=dopamine agonist; unit=mg; min=20; max=250
Acetylleucine | N07CA04 | | | Tanganil | אצטיללאוצין | class=antivertigo; unit=mg; min=500; max=2000
Benfotiamine | A11DA03 | | | Benalgis | בנפוטיאמין | class=vitamin; unit=mg; min=50; max=300
Ferrous ascorbate / folic acid | | | folic acid ferrous ascorbate | Orofer-XT; Feronia-XT | ברזל אסקורבט חומצה פולית | class=iron; unit=mg; min=0.5; max=100
Diclofenac / serratiopeptidase | | | serratiopeptidase diclofenac | Lyser-D; Lyser D | דיקלופנק סרטיופפטידאז | class=nsaid; unit=mg; min=10; max=100
Tiemonium | A03AB17 | | tiemonium methylsulfate; tiemonium methylsulphate; tiemonium iodide | Visceralgine; Algin? | טיאמוניום | class=antispasmodic; unit=mg; min=5; max=100
Oxetacaine / aluminum hydroxide / magnesium hydroxide | | | oxethazaine antacid; aluminium hydroxide magnesium hydroxide oxetacaine | Mucaine; Mucaine gel | אוקסתזאין סותר חומצה | class=antacid
Aluminum hydroxide / magnesium hydroxide / simethicone | A02AF02 | | magnesium hydroxide aluminium hydroxide simeticone | Gelusil; Digene | אלומיניום מגנזיום סימתיקון | class=antacid
Paraffin oil / magnesium hydroxide | | | liquid paraffin milk of magnesia; milk of magnesia liquid paraffin | Cremaffin | שמן פרפין מגנזיום הידרוקסיד | class=laxative
Paraffin oil / magnesium hydroxide / sodium picosulfate | | | liquid paraffin milk of magnesia sodium picosulphate | Cremaffin-Plus; Cremaffin Plus | שמן פרפין מגנזיום פיקוסולפט | class=laxative
Framycetin | D09AA01; S01AA07 | | framycetin sulphate; framycetin sulfate | Soframycin | פרמיצטין | class=topical antibacterial; unit=%; min=0.5; max=1
Cephradine | J01DB09 | | cefradine | Velosef | צפרדין | class=cephalosporin; unit=mg; min=125; max=1000
Dihydroartemisinin / piperaquine | P01BF05 | | dihydroartemisinin piperaquine; piperaquine dihydroartemisinin; artenimol piperaquine | P-Alaxin; Duo-Cotecxin; Eurartesim | ארטנימול פיפרקין | class=antimalarial; unit=mg; min=20; max=320
`
