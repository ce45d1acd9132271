/**
 * Drugs that are not taken together, or only with care:
 *
 *   drug or group | drugs or groups | effect | severity | source
 *
 * - Each is a drug's name in the vocabulary, or a group (`groups.ts`).
 * - Effect: a text of `core/i18n/alerts`, of which the first is `{a}` and the second `{b}`.
 * - Severity: `critical` where the source says that the two are contraindicated or to be avoided, `warning` where it asks
 *   for another dose or for watching, `info` where they only have to be taken apart.
 * - Source: the drugs whose US prescribing information names the interaction (`EU` before one: whose European summary of
 *   product characteristics, section 4.5, does); `=` where the second drug's own does. A pair without one is not here.
 */
export const pairRows = `
# --- Bleeding
Warfarin | Amiodarone; Fluconazole; Voriconazole; Metronidazole; Sulfamethoxazole / trimethoprim; Ciprofloxacin; Levofloxacin; Clarithromycin; Erythromycin; Fluvoxamine; Gemfibrozil; Fenofibrate | inrUp | warning | =
Warfarin | Miconazole | inrUp | critical | EU Miconazole
Warfarin | Capecitabine | inrUp | critical | Capecitabine
Warfarin | Fluorouracil | inrUp | warning | Fluorouracil
Warfarin | Tamoxifen | inrUp | warning | Tamoxifen
Acenocoumarol | Amiodarone; Fluconazole; Metronidazole; Sulfamethoxazole / trimethoprim | inrUp | warning | EU Acenocoumarol
Warfarin | Rifampin; Carbamazepine; Phenobarbital | clotting | warning | Warfarin
Warfarin | St John's wort | clotting | critical | EU Warfarin
Warfarin | Ginkgo biloba | bleeding | warning | Warfarin
anticoagulants | NSAIDs; platelet inhibitors | bleeding | warning | Warfarin; Apixaban; Rivaroxaban; Dabigatran; Enoxaparin
anticoagulants | SSRIs; SNRIs | bleeding | warning | Warfarin; Apixaban; Rivaroxaban
platelet inhibitors | NSAIDs | bleeding | warning | Clopidogrel; Aspirin
SSRIs | NSAIDs | bleeding | info | Sertraline
Apixaban | Ketoconazole; Itraconazole; Ritonavir | bleedingLevel | warning | Apixaban
Rivaroxaban | Ketoconazole; Ritonavir | bleedingLevel | critical | Rivaroxaban
Dabigatran | Ketoconazole; Itraconazole; Cyclosporine; Dronedarone | bleedingLevel | critical | EU Dabigatran
Apixaban | Rifampin; Carbamazepine; Phenytoin; St John's wort | clotting | critical | Apixaban
Rivaroxaban | Rifampin; Carbamazepine; Phenytoin; St John's wort | clotting | critical | Rivaroxaban
Dabigatran | Rifampin | clotting | critical | Dabigatran
Clopidogrel | Omeprazole; Esomeprazole | clotting | critical | Clopidogrel
Ticagrelor | Ketoconazole; Itraconazole; Clarithromycin; Voriconazole | bleedingLevel | critical | Ticagrelor
Ticagrelor | Rifampin; Phenytoin; Carbamazepine; Phenobarbital | clotting | critical | Ticagrelor
# --- Serotonin, and pressure with it
MAO inhibitors | SSRIs; SNRIs; tricyclics; Mirtazapine; Meperidine; Dextromethorphan; Tramadol | serotonin | critical | =
MAO inhibitors | Bupropion; Pseudoephedrine; Atomoxetine | pressureUp | critical | =
Linezolid | SSRIs; SNRIs; tricyclics | serotonin | critical | Linezolid
Methylene blue | SSRIs; SNRIs | serotonin | critical | Methylene blue
Tramadol | SSRIs; SNRIs; tricyclics | serotonin | warning | Tramadol
triptans | SSRIs; SNRIs | serotonin | info | Sumatriptan
# --- Potassium and kidneys
ACE inhibitors | potassium-sparing diuretics; potassium | potassiumUp | warning | Lisinopril
angiotensin receptor blockers | potassium-sparing diuretics; potassium | potassiumUp | warning | Losartan
potassium-sparing diuretics | potassium | potassiumUp | critical | Spironolactone
ACE inhibitors | angiotensin receptor blockers | kidneys | warning | Lisinopril
ACE inhibitors | Aliskiren | kidneys | warning | Aliskiren
angiotensin receptor blockers | Aliskiren | kidneys | warning | Aliskiren
Sacubitril / valsartan | ACE inhibitors | angioedema | critical | Sacubitril / valsartan
Sulfamethoxazole / trimethoprim | ACE inhibitors; angiotensin receptor blockers; potassium-sparing diuretics | potassiumUp | warning | Sulfamethoxazole / trimethoprim
Tacrolimus | potassium-sparing diuretics; potassium | potassiumUp | warning | Tacrolimus
Cyclosporine | potassium-sparing diuretics; potassium | potassiumUp | warning | Cyclosporine
Eplerenone | Ketoconazole; Itraconazole; Clarithromycin | potassiumUp | critical | Eplerenone
Lithium | ACE inhibitors; angiotensin receptor blockers; thiazides; loop diuretics; NSAIDs | lithium | warning | Lithium
# --- Blood pressure and heart rate
PDE5 inhibitors | nitrates; Riociguat | pressureDown | critical | Sildenafil; Riociguat
Riociguat | nitrates | pressureDown | critical | Riociguat
PDE5 inhibitors | alpha blockers | pressureDown | warning | Sildenafil
beta blockers | Verapamil; Diltiazem | slowHeart | warning | Verapamil; Diltiazem
Ivabradine | Verapamil; Diltiazem | slowHeart | critical | Ivabradine
Ivabradine | Clarithromycin; Ketoconazole; Itraconazole | levelUp | critical | Ivabradine
Tizanidine | Ciprofloxacin; Fluvoxamine | pressureDown | critical | Tizanidine
Ranolazine | Ketoconazole; Itraconazole; Clarithromycin | levelUp | critical | Ranolazine
# --- Muscles
Simvastatin | Clarithromycin; Erythromycin; Ketoconazole; Itraconazole; Posaconazole; Voriconazole; Cyclosporine; Gemfibrozil; Danazol | muscle | critical | Simvastatin
Simvastatin | Amiodarone; Verapamil; Diltiazem; Amlodipine; Ranolazine; Dronedarone | muscle | warning | Simvastatin
Lovastatin | Clarithromycin; Erythromycin; Ketoconazole; Itraconazole; Posaconazole; Voriconazole; Cyclosporine; Gemfibrozil | muscle | critical | Lovastatin
Atorvastatin | Cyclosporine; Gemfibrozil; Clarithromycin; Itraconazole | muscle | warning | Atorvastatin
Rosuvastatin | Cyclosporine; Gemfibrozil | muscle | warning | Rosuvastatin
Pravastatin | Cyclosporine; Gemfibrozil | muscle | warning | Pravastatin
statins | Fusidic acid | muscle | critical | EU Fusidic acid
# --- Heart rhythm
Amiodarone | Thioridazine; Pimozide; Moxifloxacin; Citalopram | rhythm | critical | =
Amiodarone | Sotalol; Dofetilide; Methadone | rhythm | warning | =
Sotalol | Thioridazine; Moxifloxacin | rhythm | critical | =
Sotalol | Quinidine; Disopyramide; Dofetilide | rhythm | warning | Sotalol
Pimozide | Clarithromycin; Erythromycin; Itraconazole; Ketoconazole; Citalopram; Sertraline | rhythm | critical | Pimozide
Thioridazine | Fluoxetine; Paroxetine; Fluvoxamine | rhythm | critical | Thioridazine
Citalopram | Methadone; Thioridazine | rhythm | critical | Citalopram
# --- Levels
Digoxin | Amiodarone; Verapamil; Quinidine; Dronedarone; Clarithromycin; Itraconazole; Cyclosporine | levelUp | warning | Digoxin
Colchicine | Clarithromycin; Ketoconazole; Itraconazole; Cyclosporine; Ritonavir | levelUp | critical | Colchicine
Colchicine | Verapamil; Diltiazem; Erythromycin; Fluconazole | levelUp | warning | Colchicine
Theophylline | Fluvoxamine; Ciprofloxacin; Erythromycin; Clarithromycin | levelUp | warning | Theophylline
Cyclosporine | Clarithromycin; Erythromycin; Ketoconazole; Itraconazole; Fluconazole; Voriconazole; Diltiazem; Verapamil | levelUp | warning | Cyclosporine
Cyclosporine | Rifampin; Carbamazepine; Phenytoin; St John's wort | levelDown | warning | Cyclosporine
Tacrolimus | Clarithromycin; Erythromycin; Ketoconazole; Itraconazole; Fluconazole; Voriconazole; Diltiazem; Verapamil | levelUp | warning | Tacrolimus
Tacrolimus | Rifampin; Carbamazepine; Phenytoin; St John's wort | levelDown | warning | Tacrolimus
Sirolimus | Ketoconazole; Voriconazole; Itraconazole; Clarithromycin | levelUp | critical | Sirolimus
Carbamazepine | Erythromycin; Clarithromycin; Verapamil; Diltiazem; Isoniazid; Fluconazole | levelUp | warning | Carbamazepine
Phenytoin | Fluconazole; Amiodarone; Isoniazid | levelUp | warning | Phenytoin
Valproic acid | carbapenems | seizures | critical | Valproic acid
Lamotrigine | Valproic acid | levelUp | warning | Lamotrigine
Lamotrigine | Carbamazepine; Phenytoin; Phenobarbital; contraceptives with estrogen | levelDown | warning | Lamotrigine
Clozapine | Fluvoxamine; Ciprofloxacin | levelUp | warning | Clozapine
Clozapine | Carbamazepine | marrow | critical | Clozapine
Triazolam | Ketoconazole; Itraconazole | levelUp | critical | Triazolam
Alprazolam | Ketoconazole; Itraconazole | levelUp | critical | Alprazolam
Midazolam | Ketoconazole; Itraconazole; Clarithromycin | levelUp | warning | Midazolam
Eletriptan | Ketoconazole; Itraconazole; Clarithromycin; Ritonavir | levelUp | critical | Eletriptan
Ergotamine / caffeine | Clarithromycin; Erythromycin; Ritonavir; Ketoconazole; Itraconazole; triptans | vessels | critical | Ergotamine / caffeine
Tamoxifen | Paroxetine; Fluoxetine | levelDown | warning | Tamoxifen
Budesonide | Ritonavir; Ketoconazole; Itraconazole | steroid | warning | Budesonide
Amitriptyline | Fluoxetine; Paroxetine | levelUp | warning | Amitriptyline
Bosentan | Cyclosporine | levelUp | critical | Bosentan
Bosentan | Glyburide | liver | critical | Bosentan
Aliskiren | Cyclosporine; Itraconazole | levelUp | critical | Aliskiren
hormonal contraceptives | Rifampin; Carbamazepine; Phenytoin; Phenobarbital; St John's wort | contraception | warning | Ethinyl estradiol / levonorgestrel
# --- Blood sugar
sulfonylureas | Fluconazole; Sulfamethoxazole / trimethoprim; Clarithromycin | sugarDown | warning | Glyburide; Glipizide
Repaglinide | Gemfibrozil | sugarDown | critical | Repaglinide
Repaglinide | Clopidogrel | sugarDown | warning | Repaglinide
# --- Breathing
opioids | benzodiazepines; sleeping drugs | breathing | critical | Oxycodone
opioids | gabapentinoids | breathing | warning | Pregabalin; Gabapentin
# --- Bone marrow
Azathioprine | Allopurinol; Febuxostat | marrow | critical | Azathioprine; Febuxostat
Mercaptopurine | Allopurinol; Febuxostat | marrow | critical | Mercaptopurine; Febuxostat
Methotrexate | Sulfamethoxazole / trimethoprim; Trimethoprim | marrow | critical | Methotrexate
Methotrexate | NSAIDs | marrow | warning | Methotrexate
# --- Taken apart
Levothyroxine | iron; Calcium carbonate; Sevelamer | absorption | info | Levothyroxine
quinolones | iron; Sevelamer | absorption | info | Ciprofloxacin
tetracyclines | iron | absorption | info | Doxycycline
bisphosphonates | Calcium carbonate; iron | absorption | info | Alendronate
Rilpivirine | proton pump inhibitors | levelDown | critical | Rilpivirine
Atazanavir | proton pump inhibitors | levelDown | warning | Atazanavir
Isotretinoin | tetracyclines | headPressure | critical | Isotretinoin
`
