/**
 * Which results and studies belong to which conditions: what a clinician follows the condition by.
 *
 *   analyte or study | codes | source
 *
 * - Codes: ICD-10-CM categories or codes; one that begins so is meant (`E11` takes in `E11.22`).
 * - Source: the guideline, criteria or definition that names the test for the condition. Nothing stands here because two
 *   things are often seen together.
 */
export const relatedLabs = `
Hemoglobin A1c | E08; E09; E10; E11; E13; O24; R73 | ADA Standards of Care in Diabetes 2025, sections 2 and 6
Glucose | E08; E09; E10; E11; E13; E16.2; O24; R73 | ADA Standards of Care in Diabetes 2025, sections 2 and 6
Glucose 2 hours, 75 g tolerance test | E08; E09; E10; E11; E13; O24; R73 | ADA Standards of Care in Diabetes 2025, section 2
Creatinine | N17; N18; I12; I13; E08.2; E10.2; E11.2 | KDIGO 2024 Clinical Practice Guideline for CKD; KDIGO 2012 for Acute Kidney Injury
Estimated glomerular filtration rate | N18; I12; I13; E08.2; E10.2; E11.2 | KDIGO 2024 Clinical Practice Guideline for CKD
Urine albumin/creatinine ratio | N18; I12; I13; E08.2; E10.2; E11.2; R80 | KDIGO 2024 Clinical Practice Guideline for CKD
LDL cholesterol | E78 | AHA/ACC 2018 Guideline on the Management of Blood Cholesterol
Total cholesterol | E78 | AHA/ACC 2018 Guideline on the Management of Blood Cholesterol
HDL cholesterol | E78 | AHA/ACC 2018 Guideline on the Management of Blood Cholesterol
Triglycerides | E78 | AHA/ACC 2018 Guideline on the Management of Blood Cholesterol
Thyroid stimulating hormone | E02; E03; E05; E06.3 | ATA/AACE 2012 Hypothyroidism in Adults; ATA 2016 Hyperthyroidism and Other Causes of Thyrotoxicosis
Free T4 | E02; E03; E05; E06.3 | ATA/AACE 2012 Hypothyroidism in Adults; ATA 2016 Hyperthyroidism and Other Causes of Thyrotoxicosis
Thyroid peroxidase antibodies | E06.3 | ATA/AACE 2012 Hypothyroidism in Adults
TSH receptor antibodies | E05.0 | ATA 2016 Hyperthyroidism and Other Causes of Thyrotoxicosis
Hemoglobin | D50; D51; D52; D53; D55; D56; D57; D58; D59; D60; D61; D62; D63; D64; O99.0 | WHO 2024 Guideline on haemoglobin cutoffs to define anaemia
Ferritin | D50; E61.1; E83.11 | WHO 2020 Guideline on use of ferritin concentrations; EASL 2022 Haemochromatosis
Transferrin saturation | D50; E61.1; E83.11 | EASL 2022 Clinical Practice Guidelines on haemochromatosis
Vitamin B12 | D51; E53.8 | BSH 2014 Guidelines for the diagnosis and treatment of cobalamin and folate disorders
Folate | D52; E53.8 | BSH 2014 Guidelines for the diagnosis and treatment of cobalamin and folate disorders
Uric acid | M10; M1A; E79.0 | ACR/EULAR 2015 Gout Classification Criteria
NT-proBNP | I50; I11.0 | ESC 2021 Guidelines for acute and chronic heart failure
Troponin I, high sensitivity | I20.0; I21; I22 | Fourth Universal Definition of Myocardial Infarction (2018)
Troponin T, high sensitivity | I20.0; I21; I22 | Fourth Universal Definition of Myocardial Infarction (2018)
Troponin I | I20.0; I21; I22 | Fourth Universal Definition of Myocardial Infarction (2018)
Troponin T | I20.0; I21; I22 | Fourth Universal Definition of Myocardial Infarction (2018)
D-dimer | I26; I82 | ESC 2019 Guidelines for acute pulmonary embolism
Prostate specific antigen | C61; N40 | EAU 2024 Guidelines on Prostate Cancer; EAU 2024 on Male LUTS
Parathyroid hormone | E20; E21; N25.81 | Fifth International Workshop on Primary Hyperparathyroidism (2022)
Calcium | E20; E21; E83.5 | Fifth International Workshop on Primary Hyperparathyroidism (2022)
25-hydroxyvitamin D | E55 | Endocrine Society 2011 Guideline on vitamin D deficiency
Sodium | E87.0; E87.1 | ICD-10-CM: the code names the result
Potassium | E87.5; E87.6 | ICD-10-CM: the code names the result
Magnesium | E83.42 | ICD-10-CM: the code names the result
Tissue transglutaminase IgA antibodies | K90.0 | ACG 2023 Guidelines: Celiac Disease
Rheumatoid factor | M05; M06 | ACR/EULAR 2010 Rheumatoid Arthritis Classification Criteria
Anti-cyclic citrullinated peptide antibodies | M05; M06 | ACR/EULAR 2010 Rheumatoid Arthritis Classification Criteria
Antinuclear antibodies | M32 | EULAR/ACR 2019 Classification Criteria for Systemic Lupus Erythematosus
Hepatitis B surface antigen | B16; B18.0; B18.1; B19.1 | AASLD 2018 Hepatitis B Guidance
Hepatitis B viral load | B16; B18.0; B18.1; B19.1 | AASLD 2018 Hepatitis B Guidance
Hepatitis C antibody | B17.1; B18.2; B19.2 | AASLD-IDSA HCV Guidance
Hepatitis C viral load | B17.1; B18.2; B19.2 | AASLD-IDSA HCV Guidance
HIV antigen/antibody | B20; Z21 | CDC/APHL 2014 Laboratory Testing for the Diagnosis of HIV Infection
HIV viral load | B20; Z21 | DHHS Guidelines for the Use of Antiretroviral Agents
Alanine aminotransferase | B18; K70; K73; K74; K75.4; K75.81; K76.0 | ACG 2017 Guideline: Evaluation of Abnormal Liver Chemistries
Lipase | K85 | Revised Atlanta Classification of Acute Pancreatitis (2012)
Prolactin | E22.1 | Endocrine Society 2011 Guideline on hyperprolactinemia
Cortisol | E24; E27.1; E27.4 | Endocrine Society 2008 on Cushing's syndrome; 2016 on primary adrenal insufficiency
Fecal calprotectin | K50; K51 | ECCO-ESGAR 2019 Guideline for diagnostic assessment in IBD
Bone density T-score | M80; M81; M85.8 | WHO 1994 criteria; ISCD 2023 Official Positions
Bone density T-score, lumbar spine | M80; M81; M85.8 | WHO 1994 criteria; ISCD 2023 Official Positions
Bone density T-score, femoral neck | M80; M81; M85.8 | WHO 1994 criteria; ISCD 2023 Official Positions
Bone density T-score, total hip | M80; M81; M85.8 | WHO 1994 criteria; ISCD 2023 Official Positions
`

export const relatedImaging = `
Mammogram | C50; D05; N60; R92 | ACR BI-RADS Atlas, 5th edition
DEXA scan | M80; M81; M85.8 | ISCD 2023 Official Positions
Echocardiogram | I05; I06; I07; I08; I34; I35; I36; I37; I42; I48; I50; I11.0 | ESC 2021 Guidelines for heart failure; ESC/EACTS 2021 for valvular heart disease
CT pulmonary angiography | I26; I27.82 | ESC 2019 Guidelines for acute pulmonary embolism
Coronary CT angiography | I20; I25 | ESC 2024 Guidelines for chronic coronary syndromes
Venous Doppler lower extremity | I80; I82; I87.2 | ESVS 2021 Guidelines on venous thrombosis; ESVS 2022 on chronic venous disease
Venous Doppler upper extremity | I80; I82 | ESVS 2021 Guidelines on venous thrombosis
Carotid Doppler | I63.2; I65.2; G45 | ESVS 2023 Guidelines on carotid disease
Aortic ultrasound | I71 | ESVS 2024 Guidelines on abdominal aorto-iliac aneurysms
Thyroid ultrasound | C73; D34; E04; E05.1; E05.2 | ATA 2015 Guidelines for thyroid nodules and thyroid cancer
Renal ultrasound | N18; N20; N13; Q61 | KDIGO 2024 Guideline for CKD; EAU 2024 Guidelines on Urolithiasis
Hip X-ray | M16 | OARSI 2015 imaging recommendations for hip osteoarthritis
Knee X-ray | M17 | OARSI 2015 imaging recommendations for knee osteoarthritis
`
