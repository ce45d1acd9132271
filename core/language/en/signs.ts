/**
 * Signs that two or three things make together, a row each, whichever stands first and a few words apart: `what = how it is / unless`.
 * After what NHS 999, AHA (heart attack, stroke), ADA and MedlinePlus pages send to an ambulance or an emergency room.
 * Phrases of one order are among the flags; here no one wording is needed.
 */
export const englishSigns = `
wont; will not; doesnt; does not; isnt; is not; not; didnt; did not; hasnt; has not; cannot be; cant be; cant get; cannot get; couldnt get; cant; cannot; couldnt; never; nobody can; no one can; impossible to; trouble; struggling to; hard to wake = wake; wakes; waking; woke; woken; waked; awaken; rouse; roused; rousing; awake / rested; refreshed; fresh; energized; wake up tired; waking up tired; wake tired; wake up thirsty; waking up thirsty; wake up hungry; waking up hungry; alarm; wake up at night; waking up at night; wakes up at night; wake at night; waking at night; wake up during; waking up during; waking up early; wake up early; wakes up early; waking early; wake early; up on time; to pee; in the mornings; up in the morning; stay awake; kept awake; keep me awake; keeping me awake; still awake; wide awake; woke me; wakes me; wake me; waking me; woken me; years ago; want to wake; did i; wake up call; why is it hard; is it hard; hard for me to; hard time
tried; trying; try = wake him; wake her; wake my; wake the; wake them; wake mom; wake mum; wake dad; wake up = nothing; no response; no reaction; doesnt; does not; didnt; did not; isnt; is not; wont / early; on time; years ago; alarm; wake me
unrousable; unarousable; comatose = is; hes; shes; he; she; mom; mum; dad; baby / ever; record
wont come; isnt coming; not coming; doesnt come; didnt come; will not come; hasnt come = round; to himself; to herself / result; results; test; tests; report; letter; page; doctor; nurse; appointment; visit; flu; season
shake; shook; shaking; pinch; pinched; slap; slapped = him; her; them = doesnt react; doesnt move; doesnt respond; no reaction; no response; wont react; nothing / hands; years ago
wont open; doesnt open; isnt opening; not opening; does not open; will not open = his eyes; her eyes; their eyes; the eyes / infection; pink eye; sticky; crust; crusty; drops
breathe; breathing; breath; air = cant; cannot; couldnt; isnt; barely; hardly; trouble; struggling; stopped; fighting for / test; tests
speak; speaking; talk; talking; speech = cant; cannot; couldnt; trouble; suddenly; slurred; lost my / doctor; clinic; nurse; phone; to him; to her; to them; to you
slurring; slurs his; slurs her; slurs words = suddenly; all of a sudden; walk; walking; he; she; dad; mom; mum; husband; wife; grandma; grandpa; father; mother; face; arm; im; i am; my; words / ever; years ago; as a child; side effect
speak; speaking; talk; talking; speech = slurring; garbled; jumbled; gibberish / doctor; clinic; nurse; phone
my speech; her speech; his speech = funny; weird; strange; is off; not clear; unclear / doctor; clinic; nurse; phone; page; text to
words = come out wrong; coming out wrong; come out mixed; coming out mixed; come out weird; coming out weird; come out funny; coming out funny; come out jumbled; wont come out; cant find; cannot find; couldnt find; cant get / letter; report; page; meaning
one side; one eye; half of my = cant see; cannot see; cant see out; lost sight; lost vision; went dark; went blind / mri report; years ago; glasses; report; page; letter; exam
face; mouth; smile; lip; lips; cheek = hanging; hangs; dropped on one; dropped on the left; dropped on the right; sagging; sags; slipped; lopsided; falling on one; fallen on one; pulled to one / dentist; years ago; picture; photo; mri report; bells palsy in
eye; eyes; vision; sight = cant see; cannot see; suddenly; all of a sudden; lost; gone; went dark; went black; curtain / exam; test; glasses
blood; bleeding; bleed = wont quit; keeps going; wont clot; wont stop; doesnt stop; not stopping; pouring / thinner; thinners; pressure; sugar; type; test; tests
blood; bleeding; bleed; cut; wound = spurting; gushing; squirting / thinner; thinners; pressure; sugar; type; test; tests
spurting; gushing; squirting = knife; glass; cut; wont stop; doesnt stop; not stopping; hand; finger; wrist; arm; leg; knee; foot; head; towel; rag / water; tap; pipe; hose; oil; ketchup; fountain; acne; pimple
neck = stiff; cant bend; cannot bend; wont bend; hurts to bend; chin to my chest; chin to chest = fever; vomiting; throwing up; rash; spots; light / mri; scan; years ago; slept; pillow
stiff neck; neck is stiff; neck stiff = fever; vomiting; headache; rash
rash = doesnt fade; wont fade; not fading; purple
stung; sting; hives = dizzy; faint; throat; swelling; swollen; tongue; breathe; breathing
rash = dizzy; faint; throat; tongue; breathe; breathing
hives; welts; rash = wheezing; wheezy; wheeze; wheezes / ever; last time; years ago; as a child; what happens; what happened; allergy list
chest = rope; strap; elephant; sitting on; standing on; crushing; crushed; squeezes; like a brick; a brick on; tight band; vise; stabbing; ripping; tearing
shoulders; shoulder blades; jaw; back = crushing; tearing; ripping
meter; glucometer; sensor; monitor; sugar = says hi; shows hi; reads hi; showing hi; reading hi
meter; glucometer; sensor; monitor; sugar = says lo; shows lo; reads lo; showing lo; reading lo; says low; reads low; shows low; reading low; showing low / result; results; report; record; page; last; test; tests; lab; labs; chart; range; was; ever
faint; about to faint; lightheaded; light headed; pass out; passing out = sweaty; sweating; clammy; drenched / exercise; run; running; gym; workout; sauna; hot flash; hot flashes; menopause; flu; last; ago; test; ever; used to; sometimes
13 weeks; 14 weeks; 15 weeks; 16 weeks; 17 weeks; 18 weeks; 19 weeks; 20 weeks; 21 weeks; 22 weeks; 23 weeks; 24 weeks; 25 weeks; 26 weeks; 27 weeks; 28 weeks; 29 weeks; 30 weeks; 31 weeks; 32 weeks; 33 weeks; 34 weeks; 35 weeks; 36 weeks; 37 weeks; 38 weeks; 39 weeks; 40 weeks; 41 weeks = bleeding; water broke; not moving; isnt moving; stopped moving; hasnt moved; no kicks; no kicking; no movement; no movements; cramps and blood; gush of; severe headache; seeing spots / test; tests; record; ever; ago; for; took; since
pregnant; weeks along = bleeding; water broke; not moving; isnt moving; stopped moving; passing clots / test; tests; record; ever
face; mouth; one side; left side; right side = numb; drooping; droops; drooped; droopy; droop / dentist; years ago
face; mouth; one side; left side; right side; smile = crooked; paralyzed; paralysed; cant move / dentist; years ago
tongue; tounge; lips; throat; face = fat; thick; swelling; swollen; swelled; swells; puffing; puffed; ballooning; ballooned; blowing up; blew up; bigger; bluish; blue; purple; itching and / mri; scan; lotion; dentist
tongue; lips; throat; face = huge; tingling; closing; feels funny; feels tight / mri; scan; lotion; dentist
mum; mom; mother; dad; father; husband; wife; grandma; grandpa; he; she = wont answer me; not answering me; gone grey; gone gray
mum; mom; mother; dad; father; husband; wife; grandma; grandpa; he; she = gone limp; limp; floppy
baby; infant; newborn; toddler; month old; months old; week old; weeks old; 3 months; 2 months = limp; floppy; bluish; hard to wake; wont wake; rag doll; ragdoll; like a rag; sunken soft spot; bulging soft spot; soft spot bulging; wont feed and; grunting; no wet diapers / limp bizkit; bottle
mum; mom; mother; dad; father; husband; wife; grandma; grandpa; he; she = doesnt know where; dont know where; doesnt recognize; doesnt recognise; talking nonsense / dementia; alzheimer; alzheimers; pills; keys; file
suddenly; all of a sudden = cant walk; cannot walk; cant stand up; cannot stand up; walk straight; walking sideways / knee; ankle; hip; toe; sprain; foot hurts; years ago
dropping = things; everything = hand; hands; arm; face / both
wheezing = cant stop; wont stop; badly; getting worse; really bad / ever; test
bleach; ammonia; fumes; full of gas; smell of gas; gas smell; smells like gas; smell like gas; smells of gas; heater; gas leak; monoxide = coughing; cough; headache; headaches; dizzy; faint; choking; mixed; sick; nausea; vomiting
pregnant; pregnancy; weeks along = bad headache; severe headache; terrible headache; blurry vision; seeing spots; swollen face / ever; record
neck = fever; high fever; cant bend; cannot bend / mri; scan; ever
arm; arms; leg; legs; hand = went dead; gone dead; stopped working; cant move / years ago
arm; arms; leg; legs; hand = cannot move; wont move; suddenly weak; suddenly numb / years ago
cough; coughs; coughed; coughing = blood; clots / test; tests; thinner; pressure; type; ever
drank; drunk; drinking; swallowed = washer fluid; windshield; lighter fluid; coolant; brake fluid; lamp oil; turpentine; dish soap; nail polish; sanitizer; rubbing alcohol; peroxide; methanol; chlorine; cleaner; bleach; detergent; antifreeze; acid; paint thinner; kerosene; pesticide / contrast; prep
heart racing; heart is racing; racing heart; heart races; heart pounding; heart is pounding; pounding heart; palpitations; heart going; heart is going; heart rate; heart beating fast; heart beats fast; heart fluttering; pulse racing; fast pulse; fast heartbeat; heart going crazy; pulse = cold sweat; sweating; sweaty; nausea; nauseous; nauseated; short of breath; breathless; faint; fainted; passed out; dizzy; lightheaded; light headed; clammy; chest; breathing fast / exercise; run; running; gym; workout; test; sugar; what was; was my; side effect; side effects; can cause; does cause; could cause
cold sweat; cold sweats; clammy; pouring with sweat; drenched in sweat = sick; arms; shoulder; nausea; nauseous; nauseated; vomiting; throwing up; jaw; left arm; chest; back pain; dizzy; faint; weak; lightheaded; numb; grey; gray / sugar; hypo; flu; menopause; night sweats
jaw; left arm; both arms; shoulder blades; upper back = clammy; out of breath; winded; cant breathe; sweating; sweaty; cold sweat; short of breath; breathless; nausea; nauseous; faint; pressure; numb and / dentist; years ago; blood pressure; xray; scan
jaw = left arm; arm pain; arm hurts / dentist; years ago
heartburn; indigestion = arm feels; arm is; arm heavy; clammy; left arm; my arm; jaw; sweating; sweaty; short of breath; cold sweat / years ago
holding; clutching; grabbing = chest
chest = weird; funny; squeezing; discomfort; stabbing; ache; aching; pain; pains; hurts; hurt / rash; skin; hair; ever; shaving; bra
grey; gray; pale = sweating; sweaty; clammy; cold sweat / hair
stomach; belly; abdomen; abdominal; tummy = sudden; suddenly; worst; unbearable; excruciating; cant stand; cannot stand; doubled over; cant move; cannot move; hard as; hard like; like a rock; like a board; like wood; stone hard; rock hard; rigid / years ago; scan; mri; usually
severe; terrible; horrible; awful; intense; extreme; strong; really bad; so bad; very bad = stomach; belly; abdomen; abdominal; tummy; side; flank; kidney = vomiting; throwing up; puking; fever; chills; faint; passed out; pregnant; sweating; swollen / years ago; scan; mri
cant poop; cannot poop; cant pass; no bowel movement; cant fart = vomiting; throwing up; puking; vomit / years ago
diabetic; diabetes; type 1; type 2 = cant stop vomiting; keep vomiting; vomiting all; throwing up all; keep throwing up; cant stop throwing; cant keep anything; cant keep water; cant keep food / years ago; if
breath = fruity; acetone; nail polish = vomiting; throwing up; thirsty; sugar; confused; sleepy; diabetic
fever; temperature; temp; burning up = confused; confusion; mixed up; delirious; disoriented; hallucinating; not making sense; wont wake; hard to wake; mottled; clammy; breathing fast; purple; floppy; seizure / years ago; ever; record
shaking; shaky; trembling; tremors; sweating; sweaty; clammy; sweats; diabetic; diabetes; low sugar; sugar is low; low blood sugar; hypo; hungry and = not making sense; not making any sense; isnt making sense; isnt making any sense; arent making sense; making no sense; make no sense; makes no sense; doesnt make sense; dont make sense; talking nonsense; talks nonsense; speaking nonsense; confused; cant think straight; acting drunk; acts drunk; acting strange; acting weird; acting confused; out of it; wont wake; passed out; cant swallow; unresponsive; barely awake; hard to wake / years ago; ever; results; numbers; report; page; app; letter; bill; between; which; record; diagnosed; leaflet; list; dose; about
confused; confusion; disoriented; mixed up; not making sense = sudden; suddenly; all of a sudden; since this morning; woke up; out of nowhere / results; numbers; report; page; app; letter; bill; between; which
seeing double; see double; double vision = worst; headache; head hurts; my head; since yesterday; since this morning; suddenly; all of a sudden / years ago; ever had; exam; test; glasses
dizzy; dizziness; balance; vertigo; room is spinning; room spinning; everything spinning; everything is spinning; spinning = cant walk; cant stand; cannot stand; walk straight; double vision; seeing double; went double; slurred; suddenly lost; one side; lost my; worst headache / years ago; ever
one side; half my body; half of my body; left side; right side; half body = weak; weakness; numb; numbness; tingly; tingling; heavy; dead; cant feel; cant move; wont move; won't move; not moving; doesnt move; doesn't move; stopped moving; paralyzed; paralysed / years ago; page; screen; picture; report; dentist; effusion; xray; chest; lung; which side
arm; hand; leg; foot; face = is weak; now weak; went weak; feels weak; gone weak; cant feel; cannot feel; weak and; weak tingly; numb and; numb weak; tingly on one side; suddenly weak; suddenly went; suddenly cant; no feeling; lost feeling; suddenly numb / years ago; both; ever; slept; iv; months; weeks; always
worst of my life; worst in my life; worst ive ever had; worst i ever had; worst i have ever had = out of nowhere; suddenly; all of a sudden; came on; dizzy; vomiting; throwing up; stiff; double; head; headache / years ago; doctor; visit; news; result; results; day of my life
headache; head; migraine; head pain = lightning; thunder; thunderclap; with a bat; with a hammer; by a truck; explosion; explode; in a second; in seconds; within seconds; out of the blue; like never before; something popped; something snapped / mri; scan; years ago; weather; storm
never; first time = headache like this; headache like that; headache this bad; such a headache; such a bad headache; such bad headache; head hurt like this; head hurt this / ever recorded; file
headache; head = sudden; suddenly; all of a sudden; came out of nowhere; out of nowhere; exploded; explosive = terrible; severe; worst; vomiting; throwing up; stiff; awful; horrible / mri; scan; years ago
breathless; breath = talk; speak; sentence; even sitting; at rest; lying still / test; ever
inhaler; puffer; ventolin; albuterol; asthma; nebulizer = isnt working; doesnt work; does nothing; did nothing; doing nothing; no relief; no effect; isnt doing; still wheezing; still cant; not touching; ran out and;  not helping; doesnt help; not working; isnt helping; wont help; cant breathe; wheezing badly; really bad / ever
peanut; peanuts; nut; nuts; cashew; cashews; almond; almonds; walnut; walnuts; pistachio; pistachios; pecan; pecans; crab; lobster; prawn; prawns; soy; kiwi; strawberries; shellfish; shrimp; egg; eggs; sesame; milk; fish; bee; wasp = hives; swelling; swollen; puffing; puffed; throwing up; vomiting; lips; tongue; tingling; wheezing; dizzy; faint; throat / ever; last time; years ago; what happens; allergy list; what happened
eye; eyes = bleach; chemical; chemicals; acid; cleaner; drain; glue; lime / ever; years ago
between my legs; groin; crotch; private parts; genitals; bottom; saddle = numb; numbness; no feeling; cant feel; lost feeling / years ago
peed myself; pooped myself; wet myself; soiled myself; wetting myself; cant feel when i pee = back; back pain; spine; legs; numb; cant feel / years ago; laughing; laughed; exercise; cough; sneeze
bladder; bowel; bowels; pee; poop = lost control; no control; cant control; cant hold; cant pee; wetting = back; spine; legs / years ago; exercise
testicle; testicles; ball; balls; nut sack; scrotum; testis = woke; like hell; up high; higher; cant walk; vomiting; puking; insanely; sudden; suddenly; all of a sudden; out of nowhere; severe; terrible; excruciating; twisted; so bad; really bad; so much; killing me; unbearable / cancer; scan; ultrasound; years ago; football; tennis; foot; toe; heel; exercise
boiling; boiling water; boiled water; boiling oil; hot oil; hot coffee; hot tea; hot water; hot soup; scalded; scald; scalding = baby; babys; toddler; child; kid; son; daughter; face; all over; chest; belly; poured on; spilled on / formula; bottle; cramps; bath; ache; sore; diet; tongue; how hot; drinking; compress; drink
big burn; large burn; huge burn; deep burn; burn on; burned her; burned his; burned my; burnt my; burnt her; burnt his; burns on = whole; entire; both; third degree; genitals; oil; acid; face; eyes; hands; blistering; blisters; blistered; all over; white; charred; baby; toddler; skin came off; skin is coming off; peeling off / sun; sunburn; beach; tongue; scar; years ago; calories; as a child; heartburn
rash; spots; dots; marks = fever; fade; away; stays; stay; still; there; disappear = glass; press; pressed; pressing / years ago; eye; wine; acne; age
throat; tongue; lips; mouth = itchy; itching; itches; tingly; tingling; scratchy = ate; eaten; eating; wheezing; wheeze; hives; stung; after taking / ever; last time; years ago; cold; flu; what happens; what happened; allergy list; spicy
mushroom; mushrooms; berries; wild plant; unknown plant; leaves = puking; vomiting; throwing up; threw up; hallucinating; dizzy; stomach hurts; stomach pain; sick / years ago; ever; last year; pizza; allergy list
blind; blinded = one eye; my eye; left eye; right eye; both eyes; suddenly; an hour; this morning; minutes; now; half / color; colour; born; legally; since birth; years; spot; trial; study
breathing = weird; weirdly; strange; strangely; funny; odd; rattling; gurgling; rattly; grunting; ribs; stops and; super fast; really fast; very fast; so fast / test; exercise; exercises; sleep; machine; years ago; technique; class
ribs; belly; chest; nostrils; skin = sucking in; sucked in; pulling in; caving in; going in and out; flaring = baby; toddler; kid; son; daughter; he; she; breathing; breath / years ago
cut; wound; gash; deep; leg; arm; finger; hand; knee = see bone; see the bone; see my bone; bone showing; bone exposed; bone is exposed; see fat; see the fat; see tendon; see muscle; see the muscle; to the bone / xray; scan; mri; report; ct; image; picture; density
pregnant; pregnancy; weeks along = stabbing; sharp pain; severe pain; bad pain; terrible pain; awful pain; strong pain; shoulder; passed out; fainted; seizure; fell; car accident; car crash / ever; record; test; was; plan; in 2
contractions; water broke; waters broke; fluid leaking; leaking fluid; leaking water; gush = 18 weeks; 19 weeks; 20 weeks; 21 weeks; 22 weeks; 23 weeks; 24 weeks; 25 weeks; 26 weeks; 27 weeks; 28 weeks; 29 weeks; 30 weeks; 31 weeks; 32 weeks; 33 weeks; 34 weeks; 35 weeks; 36 weeks; early; preterm; premature; not due / ever; record; was; ago
a fit; fits; convulsion; convulsions; convulsing; convulsed; seizure; jerking; twitching = fever; temperature; blue; foaming; foam / years ago; ever; history; last year; record; when was; in the past; prevent
seizure; seizures; seizing; convulsing; convulsions; a fit; fits = lasting; still going; wont stop; not stopping; minutes; mins; in a row; back to back; one after; another one; first one; first time; first ever / years ago; ever had; history; last seizure; when was; record; last year; as a child; free; how long; date; when
clear fluid; clear liquid; watery; fluid; blood; bleeding = nose; ear; ears = fell; fall; crash; accident; hit; injury; head; blow / years ago; test; hearing; amniotic
blacked out; black out; blackout; keeled over; crumpled = i; im; he; she; dad; mom; mum; husband; wife; chest; gym; floor; head; just; son; daughter / name; names; page; screen; text; power; drunk; years ago; lights; curtains; report; results; ever
nail; metal; stick; splinter; hook; fishhook; knife; dart; pencil; wire; shard; piece of glass; broken glass; branch; needle; scissors; firework; bullet = in my eye; in his eye; in her eye; in the eye; into my eye; into his eye; into her eye; into the eye; hit my eye; hit his eye; poked my eye; poked his eye / years ago; ever; injection
chills; shivering; shaking; fever; infection; infected = breathing fast; fast breathing; blotchy; mottled; clammy; like im dying; like i am dying; confused; delirious; cold hands; not peed; barely peeing; hasnt peed / years ago; ever; record; panic; results; report
he; she; baby; babys; newborn; toddler; kid; son; daughter; lips; face; dad; mom; husband; wife = turned blue; went blue; gone blue; goes blue; turned purple; turning purple; looks blue / finger; toe; line; arrow; result; ink; strip; stick; bruise; bruised
acid; bleach; cleaner; chemical; chemicals; lye; ammonia = splashed; my face; his face; her face; skin burning; burning my skin; all over me / stomach; reflux; peel; skincare; uric; folic; serum; cream; amino; fatty; hyaluronic; salicylic
drooling; drool = swallow; swallowing; breathe; breathing; throat; choking; stung; sting; tongue / teething; sleep; asleep; dentist; dog
pupil; pupils = bigger; different; unequal; uneven; blown; not the same / exam; drops; dilated; years; test; always
newborn; week old; weeks old = burning up; feels hot; is hot; very hot; so hot / weather; room; bath
fell; fall; hit; accident; crash; head; bike = same question; same questions; repeating himself; repeating herself; amnesia / years ago; doctor; app
leg; calf; thigh = swollen; swelling; swelled; puffy = breathless; short of breath; cant breathe; breathe; out of breath; chest / years ago; both; heart failure; ever
bone = sticking out; through the skin; poking out
found = on the floor; on floor; not answering; unconscious; blue
eyes = rolled back; rolled up; rolling back
baby; fetus = stopped kicking; hasnt kicked; not kicked; no kicking; no movement; no movements; less movement; moving less; barely moving; barely moves; hasnt moved; not moved; not moving; havent felt; stopped moving; not kicking; no kicks / ever; record
nose; nosebleed; nosebleeds = wont stop; doesnt stop; not stopping; hour; half an hour; 20 minutes; 30 minutes; 40 minutes; gushing; pouring / years ago; used to; as a child; once
pad; pads; tampon; tampons = every hour; an hour; soaking; soaked; soak / years ago
period; bleeding; bleed = dizzy; faint; passed out; lightheaded / years ago; gums; nose; thinner; thinners; pressure; sugar; test; type
pills; tablets; meds; capsules = took my whole; took all my; took the whole; took all the; in one go / refill; course; box ran out
hit my head; hit her head; hit his head; hit the head; hit on the head; fell on my head; fell on her head; fell on his head; banged my head; bumped my head; knocked my head; blow to the head; head injury; concussion = double vision; seeing double; see double; blurry; blurred; vomiting; throwing up; threw up; vomited; drowsy; cant stay awake; very sleepy; passed out; knocked out; unconscious; confused; seizure; slurred; clear fluid; cant remember; takes blood thinners; taking blood thinners; take blood thinners; im on blood thinners; i am on blood thinners; is on blood thinners / years ago; ever; mri; scan; as a child
`

/** As these: what wants a doctor today. A question of what is written, or of what was long ago, is none. */
export const englishSoon = `
calf; leg; thigh; ankle; foot; knee; arm; joint; joints; finger; fingers; wrist; elbow; hand = swollen; swelling; swelled; swelled up / both; years ago; scan; pressure; usually; swelling mean; swelling means; part of; symptom of; symptoms of; typical of
calf; leg; thigh = red and; hot; warm; sore since; painful since; sore after / years ago; scan
rash; hives = all over; spreading; everywhere; whole body; new pill; new medicine; new drug; after taking; after antibiotic; since antibiotic; since i started / years ago; allergy list
pee; peeing; urine; urinate; urinating = blood; bloody; red; pink; cola; burns; burning; hurts; stings; cant / test; tests; pressure; sugar; culture; dip
fever; temperature = high; days; 38; 39; 40; 101; 102; 103; 104; chills; wont go down; wont break; since / record; ever; range
wound; cut; incision; stitches; ulcer; sore; toe; blister = pus; infected; oozing; wont heal; not healing; red streak; turned black; smells / years ago
keep; holding = anything down; water down; food down / years ago
vomiting; vomit; throwing up = all day; all night; keep anything down; keep water down; since; cant stop; wont stop / years ago
heart; heartbeat; heartbeats; beats; pulse; palpitations = racing; pounding; skipping; skipped; skips; fluttering; flutter; flutters; irregular; beating fast; wont slow / when i saw; when i read; when i opened; when i got the; seeing the; reading the; ecg; holter; test; rate test; exercise; run
diarrhea; diarrhoea; the runs = days; all week; a week; blood; weak; dizzy; cant stop; wont stop / years ago; ever; effect; effects
dizzy; lightheaded; faint; vertigo = all day; keep; every time; standing; stand up; today; now; since; cant stand / years ago; ever
stomach; belly; abdomen; abdominal; tummy; side; lower right; right side = severe; terrible; unbearable; stabbing; worst; really bad; so bad; excruciating; awful; horrible; fever; getting worse; days / years ago; scan; mri; effects; effect; xray; which side; which; what; metformin; ago
baby; newborn; infant; month old; months old; week old; weeks old = fever; temperature; 38; 39; hot / years ago
breath; breathless; breathing = little; bit; slightly; more than usual; climbing; uphill; walking / test
headache; head = severe; terrible; unbearable; days; getting worse; wont go away; really bad / mri; scan; years ago; hit
skin; eyes = yellow; yellowing; jaundiced / years ago
gums; nose; bruises; bruising = bleeding; bleeds; bleed; everywhere; all over; out of nowhere / years ago
vision; eyesight; eye; eyes = blurry; blurred; double; flashes; floaters; flashing / test; exam; glasses; years ago
baby; toddler; infant; kid; kids; child; son; daughter; grandson; granddaughter; nephew; niece; year old = swallowed; swallow; ate; eaten; mouth = coin; coins; penny; pennies; quarter; dime; marble; marbles; bead; beads; lego; toy; stone; screw; nail; ring; earring; pin; needle; glass; magnet; magnets; button / years ago; ever
dog; cat; tick; snake; spider = bit me; bitten; bit my
fell; fall = cant walk; cant stand; cant put weight; hip / years ago
breath; breathing; breathless; winded = stairs; lying down; lying flat; worse than; wakes me / test
`

/**
 * As these: a figure of speech by what it is said to come from, and no sign. Where anything real may be meant beside it, the
 * sign stays.
 */
export const englishFigures = `
my heart stopped; my heart almost stopped; my heart nearly stopped; my heart just stopped; my heart stops; my heart skipped; my heart dropped; my heart sank = saw; seeing; see; read; reading; looked at; looking at; opened; opening; got the; noticed; spotted; came back = result; results; number; numbers; value; values; level; report; letter; page; paper; papers; document; documents; bill; price; file; chart; list; word; words; diagnosis; test; tests; lab; labs; blood test; sugar; glucose; a1c; hba1c; cholesterol; ldl; hemoglobin; haemoglobin; iron; ferritin; creatinine; potassium; sodium; tsh; vitamin; platelets; scan; xray; mri; flag; arrow / now and; right now; chest; dizzy; pain; pains; breath; breathe; passed out; faint; fainted; collapsed; sweating; sweaty; cold sweat; pulse; cpr; ambulance; help me; emergency; numb; weak; on the floor; woke up; again; hurts; hurt; racing; pounding; palpitations; vomiting; sick; seizure; confused; shaking; his; her
went numb; is numb; was numb; numb = slept on; sat on; laid on; lay on; leaned on; sitting on / face; speech; mouth; still; cant; weak; headache; side
black; black stool; black stools; black poop; dark = iron pills; iron pill; iron tablets; iron supplement; iron supplements; from iron; from the iron; on iron; taking iron / tarry; tar; sticky; faint; dizzy; pain; blood; bloody; weak; smells; vomiting; hurts; lightheaded
choking; is choking; not breathing; stopped breathing; gasping = snores; snore; snoring / blue; wont wake; cant wake; now; chest; grey; gray; awake
nearly passed out; almost passed out; practically passed out; basically passed out; could have passed out; couldve passed out; nearly fainted; almost fainted; practically fainted; basically fainted; could have fainted; couldve fainted; nearly collapsed; almost collapsed; practically collapsed; nearly blacked out; almost blacked out; nearly choked; almost choked; nearly stopped breathing; almost stopped breathing; nearly had a stroke; almost had a stroke; nearly had a heart attack; almost had a heart attack; nearly had a seizure; almost had a seizure; nearly unconscious; almost unconscious; made me pass out; make me faint; gave me a heart attack; gave me a stroke = reading; read; seeing; when i saw; at the sight; looking at; going through; opening; opened; scrolling; sorting; bill; price; how many; how much; how long; these; this = result; results; numbers; report; reports; letter; letters; page; pages; paper; papers; paperwork; document; documents; bill; bills; price; prices; cost; file; files; list; record; records; cholesterol; ldl; a1c; vitamin / now and; right now; now i; chest; dizzy; pain; pains; cant breathe; breathless; short of breath; sweating; sweaty; clammy; cold sweat; pulse; ambulance; help me; emergency; numb; weak; on the floor; woke up; again; today; this morning; tonight; hurts; hurt; head; heart; racing; pounding; palpitations; vomiting; sick; confused; shaking; shaky; feel; feeling; sugar; glucose; pressure; bleeding; blood; fell; he; she; his; her; food; pill; pills
nearly passed out; almost passed out; practically passed out; nearly fainted; almost fainted; practically fainted; nearly collapsed; almost collapsed; nearly choked; almost choked; nearly stopped breathing; almost stopped breathing; nearly had a stroke; almost had a stroke; choking; choked = laughing; laughter; from laughing; with laughter; giggling / now and; right now; now i; chest; dizzy; pain; pains; cant breathe; breathless; short of breath; sweating; clammy; pulse; ambulance; help me; emergency; numb; weak; on the floor; woke up; again; today; this morning; hurts; hurt; head; heart; racing; vomiting; confused; shaking; sugar; bleeding; fell; he; she; his; her; food; pill; pills; on a; on some; stuck
`
