/** What patients call things in English, each with the words of a record. */
export const englishLay = `
get iron from = get iron pills from; got iron from = got iron pills from; gave me iron = gave me iron pills; given iron = given iron pills; prescribed iron = prescribed iron pills; got any iron = got any iron pills; been on iron = been on iron pills; ever on iron = ever on iron pills; taking iron = taking iron pills; take any iron = take any iron pills
blood getting stronger = hemoglobin rising; blood is getting stronger = hemoglobin rising; blood got stronger = hemoglobin rising; blood gotten stronger = hemoglobin rising; blood stronger = hemoglobin rising; blood getting weaker = hemoglobin falling; blood got weaker = hemoglobin falling; blood weaker = hemoglobin falling; my blood weak = hemoglobin low; blood strong = hemoglobin normal; my ticker = my heart
el dee el = LDL; l d l = LDL; aitch dee el = HDL; aych dee el = HDL; h d l = HDL; tee es aych = TSH; tee ess aitch = TSH; tee es aitch = TSH; t s h = TSH; a one c = HbA1c; ay one see = HbA1c; a 1 c = HbA1c; bee twelve = Vitamin B12; b twelve = Vitamin B12; vitamin dee = Vitamin D; em are eye = MRI; em ar eye = MRI; vit d = Vitamin D test; vit b12 = Vitamin B12
triglicerides = triglycerides; trigliserides = triglycerides; trigliserids = triglycerides; tryglycerides = triglycerides; tryglicerides = triglycerides; triglycerids = triglycerides; triglycerydes = triglycerides; trigs = triglycerides; tg level = triglycerides
diagnosed the sugar = diagnosed diabetes; diagnosed my sugar = diagnosed diabetes; diagnosed me with sugar = diagnosed diabetes; diagnosed sugar = diagnosed diabetes; found the sugar = diagnosed diabetes; found my sugar problem = diagnosed diabetes; discovered the sugar = diagnosed diabetes; discovered my sugar = diagnosed diabetes; sugar disease = diabetes; sugar problem = diabetes; sugar diabetes = diabetes; diagnosed the pressure = diagnosed hypertension; diagnosed my blood pressure = diagnosed hypertension; diagnosed my pressure = diagnosed hypertension; diagnosed the blood pressure = diagnosed hypertension
chol n = cholesterol and; hdl ldl = HDL cholesterol and LDL cholesterol; ldl hdl = LDL cholesterol and HDL cholesterol; chol hdl ldl = total cholesterol and HDL cholesterol and LDL cholesterol; chol ldl hdl = total cholesterol and LDL cholesterol and HDL cholesterol
take the cholesterol one = take the cholesterol pill; take the sugar one = take the diabetes pill; take the diabetes one = take the diabetes pill; take my cholesterol one = take the cholesterol pill; taking the cholesterol one = taking the cholesterol pill; is the cholesterol one taken = is the cholesterol pill taken
wrong with my liver = liver problem; matter with my liver = liver problem; liver condition = liver problem; liver trouble = liver problem; wich = which; whitch = which; wat = what; wen = when; nite = night; tonite = tonight; yrs = years; yr = year; mths = months; mnths = months; mth = month; wks = weeks; wk = week
last script = last prescription; my script = my prescription; the script = the prescription; new script = new prescription; latest script = latest prescription; script from = prescription from; scripts = prescriptions; a script = a prescription; old script = old prescription; newest script = newest prescription
appendix year = appendectomy when; year of my appendix = when appendectomy; year of the appendix = when appendectomy; appendix date = appendectomy when; appendix what year = appendectomy when; appendix which year = appendectomy when; date of my appendix = when appendectomy
fluid by my lung = pleural effusion; fluid by the lung = pleural effusion; fluid by my lungs = pleural effusion; fluid by the lungs = pleural effusion; fluid near my lung = pleural effusion; fluid near the lung = pleural effusion; fluid next to my lung = pleural effusion; fluid next to the lung = pleural effusion; fluid at my lung = pleural effusion; water by my lung = pleural effusion; fluid beside my lung = pleural effusion; fluid outside my lung = pleural effusion
bp problem = hypertension; bp problems = hypertension; bp issue = hypertension; bp issues = hypertension; diabetes n bp = diabetes and hypertension; diabetes and bp = diabetes and hypertension; bp and diabetes = hypertension and diabetes; bp n diabetes = hypertension and diabetes; diabetes or bp = diabetes or hypertension; bp or diabetes = hypertension or diabetes; diabetes and blood pressure = diabetes and hypertension; blood pressure and diabetes = hypertension and diabetes; diabetes or blood pressure = diabetes or hypertension; blood pressure or diabetes = hypertension or diabetes; sugar and blood pressure diagnosed = diabetes and hypertension diagnosed; do i have bp = do i have hypertension; do i have bp reading = do i have blood pressure reading; do i have bp readings = do i have blood pressure readings; do i have blood pressure = do i have hypertension; do i have blood pressure reading = do i have blood pressure reading; do i have blood pressure readings = do i have blood pressure readings; do i have a blood pressure reading = do i have a blood pressure reading; diagnosed with bp = diagnosed with hypertension; diagnosed with blood pressure = diagnosed with hypertension; suffer from bp = suffer from hypertension; suffer from blood pressure = suffer from hypertension; bp diagnosis = hypertension; blood pressure diagnosis = hypertension; blood pressure as a condition = hypertension; blood pressure problem = hypertension; blood pressure problems = hypertension; blood pressure issue = hypertension; blood pressure issues = hypertension; problem with my blood pressure = hypertension; problem with blood pressure = hypertension; problems with my blood pressure = hypertension; blood pressure since when = since when hypertension; since when blood pressure = since when hypertension; since when do i have blood pressure = since when do i have hypertension; how long have i had blood pressure = how long have i had hypertension; when did my blood pressure start = when did hypertension start; bp since when = since when hypertension
btwn = between; betwen = between; b4 this = before this; b4 last = before last; b4 20 = before 20; long sugar = HbA1c; the long one sugar = HbA1c; long range sugar = HbA1c; long term sugar = HbA1c; long-term sugar = HbA1c; longterm sugar = HbA1c; long term glucose = HbA1c; long-term glucose = HbA1c; three month thing = HbA1c; 3 month thing = HbA1c; three month test = HbA1c; 3 month test = HbA1c; sugar over three months = HbA1c; sugar over 3 months = HbA1c; quarterly sugar = HbA1c; sugar one in percent = HbA1c; sugar average = HbA1c; suger average = HbA1c; average suger = HbA1c
bottom line = medical summary; overall state = medical summary; general state = medical summary; general condition = medical summary; pmh = medical history; pmhx = medical history; psh = past surgeries; pshx = past surgeries; nkda = any drug allergies
family doctor = doctor; family physician = doctor; primary care doctor = doctor; primary doctor = doctor
appendix when = appendectomy when; when appendix = when appendectomy
allergic to iodine = allergic to contrast media; allergy to iodine = allergic to contrast media
iodine allergy = allergic to contrast media; reaction to iodine = allergic to contrast media
peanut butter = peanut; bamba = peanut; pb and j = peanut; pbj = peanut; bad cholesterol = LDL cholesterol; good cholesterol = HDL cholesterol; average sugar = HbA1c; three month sugar = HbA1c; 3 month sugar = HbA1c; blood sugar = glucose; xrays = x-ray; xray = x-ray; cat scan = CT; usg = ultrasound; sugar = glucose
thyroid = TSH; kidney function = creatinine; kidney numbers = creatinine; kidney tests = creatinine; kidney test = creatinine; kidney results = creatinine; kidneys ok = creatinine; kidneys fine = creatinine; kidneys working = creatinine
sugar of the three months = HbA1c; sugar of three months = HbA1c; three months sugar = HbA1c; 3 months sugar = HbA1c
percent sugar = HbA1c; sugar percent = HbA1c; sugar percentage = HbA1c; sugar in percent = HbA1c
my salt = sodium; salt level = sodium; salt levels = sodium; salt number = sodium
salt in my blood = sodium; blood salt = sodium; iron stores = ferritin; stored iron = ferritin; liver tests = ALT; liver ok = ALT; liver fine = ALT; liver test = ALT; liver numbers = ALT; liver enzymes = ALT; liver function = ALT
high blood pressure = hypertension; fluid around my lung = pleural effusion; fluid around lung = pleural effusion; fluid on my lung = pleural effusion; fluid on lung = pleural effusion; water around lung = pleural effusion; water on lung = pleural effusion
appendix out = appendectomy; appendix removed = appendectomy; appendix taken out = appendectomy; appendix removal = appendectomy; gallbladder out = cholecystectomy; gallbladder removed = cholecystectomy; gallbladder taken out = cholecystectomy
tonsils out = tonsillectomy; tonsils removed = tonsillectomy; tonsils taken out = tonsillectomy; uterus removed = hysterectomy; womb removed = hysterectomy; uterus taken out = hysterectomy
gallbladder surgery = cholecystectomy; gallbladder op = cholecystectomy; gallbladder operation = cholecystectomy; gallbladder one = cholecystectomy; gallbladder removal = cholecystectomy; appendix surgery = appendectomy; appendix op = appendectomy; appendix operation = appendectomy; appendix one = appendectomy; tonsil surgery = tonsillectomy; fluid in my lung = pleural effusion; fluid in lung = pleural effusion; fluid in the lung = pleural effusion; water in my lung = pleural effusion; fluid in my lungs = pleural effusion; water in lungs = pleural effusion
the bad one = LDL cholesterol; bad one = LDL cholesterol; the good one = HDL cholesterol
good one = HDL cholesterol; the total one = Total cholesterol; thyroid number = TSH
brain scan = MRI brain; anemic = anemia; diabetic = diabetes; asthmatic = asthma
wbc = white blood cell count; white cells = white blood cell count; red cells = red blood cell count
sugar number = glucose; sugar reading = glucose; sugar readings = glucose; the water pill = diuretic
heart rate = pulse; 3 month average = HbA1c; three month average = HbA1c; average glucose = HbA1c
t4 = Free T4; t3 = Free T3; ft4 = Free T4; ft3 = Free T3; b 12 = Vitamin B12; d3 = vitamin D; d vitamin = vitamin D; underactive thyroid = hypothyroidism
overactive thyroid = hyperthyroidism; thyroid disease = thyroid disease
heart attack = myocardial infarction
an appendix = appendectomy; before my appendix = before appendectomy; after my appendix = after appendectomy; the appendix = appendectomy; have my appendix = have appendectomy
appendix came out = appendectomy; appendix come out = appendectomy; appendix gone = appendectomy
gallbladder ultrasound = gallbladder ultrasound; gall bladder ultrasound = gallbladder ultrasound
gallbladder scan = gallbladder scan; gallbladder stones = gallstones; gall bladder stones = gallstones
the gallbladder = cholecystectomy; my gallbladder = cholecystectomy; a gallbladder = cholecystectomy
the gall bladder = cholecystectomy; my gall bladder = cholecystectomy; a gall bladder = cholecystectomy
gall bladder out = cholecystectomy; gall bladder surgery = cholecystectomy
gall bladder operation = cholecystectomy
fluid around the lung = pleural effusion; fluid around the lungs = pleural effusion
fluid around my lungs = pleural effusion; fluid on the lung = pleural effusion
fluid on the lungs = pleural effusion; fluid on my lungs = pleural effusion
fluid in the lungs = pleural effusion
water around the lung = pleural effusion; water around my lung = pleural effusion
water on the lung = pleural effusion; water on the lungs = pleural effusion
water in the lung = pleural effusion
water in the lungs = pleural effusion; lung fluid = pleural effusion; lung water = pleural effusion
take out my appendix = did appendectomy; took out my appendix = did appendectomy; remove my appendix = did appendectomy
what should the er know = medical summary; what should i tell the er = medical summary
what to tell the er = medical summary; what to tell the ambulance = medical summary
what do paramedics need to know = medical summary; what does the er need to know = medical summary
what should the hospital know = medical summary; what should paramedics know = medical summary
need contrast for = allergic to contrast media for; getting contrast for = allergic to contrast media for
b twelve = Vitamin B12; vitamin b twelve = Vitamin B12; tee es aitch = TSH
yrs ago = years ago; yr ago = year ago; mos ago = months ago; wks ago = weeks ago; yr back = year ago; yrs back = years ago; years back = years ago
gallbladder and appendix = cholecystectomy and appendectomy; appendix and gallbladder = appendectomy and cholecystectomy
when was gallbladder = when was cholecystectomy; gallbladder when = cholecystectomy when
what do we tell the anesthetist = medical summary; what do i tell the anesthetist = medical summary; what should we tell the anesthetist = medical summary
what do we tell the surgeon = medical summary; what do we tell the er = medical summary; what do we tell the hospital = medical summary; what do we tell the doctor = medical summary
pre diabetic = prediabetes; prediabetic = prediabetes; pre diabetes = prediabetes`
