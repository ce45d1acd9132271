/**
 * Signs that two things make together, a row each, whichever stands first and a few words apart: `what = how it is / unless`.
 * Phrases of one order are among the flags; here no one wording is needed.
 */
export const englishSigns = `
breathe; breathing; breath; air = cant; cannot; couldnt; isnt; barely; hardly; trouble; struggling; stopped; fighting for / test; tests
speak; speaking; talk; talking; speech = cant; cannot; trouble; suddenly; slurred / doctor; clinic; nurse; phone
speak; speaking; talk; talking; speech = slurring; garbled; jumbled; gibberish / doctor; clinic; nurse; phone
words = come out wrong; coming out wrong; come out funny; coming out funny; come out jumbled; wont come out
eye; eyes; vision; sight = cant see; cannot see; suddenly; all of a sudden; lost; gone; went dark; went black; curtain / exam; test; glasses
blood; bleeding; bleed = wont stop; doesnt stop; not stopping; pouring / thinner; thinners; pressure; sugar; type; test; tests
blood; bleeding; bleed = spurting; gushing; squirting / thinner; thinners; pressure; sugar; type; test; tests
stiff neck; neck is stiff; neck stiff = fever; vomiting; headache; rash
rash = doesnt fade; wont fade; not fading; purple
stung; sting; hives = dizzy; faint; throat; swelling; swollen; tongue; breathe; breathing
rash = dizzy; faint; throat; tongue; breathe; breathing
chest = elephant; sitting on; standing on; vise; stabbing; ripping; tearing
shoulders; shoulder blades; jaw; back = crushing; tearing; ripping
meter; glucometer; sensor; monitor; sugar = says hi; shows hi; reads hi; showing hi; reading hi
meter; glucometer; sensor; monitor; sugar = says lo; shows lo; reads lo; showing lo; reading lo
pregnant; weeks along = bleeding; water broke; not moving; isnt moving; stopped moving; passing clots / test; tests; record; ever
face; mouth; one side; left side; right side = numb; drooping; droops; drooped / dentist; years ago
face; mouth; one side; left side; right side = crooked; paralyzed; paralysed; cant move / dentist; years ago
tongue; lips; throat; face = fat; thick; swelling; swollen; bigger / mri; scan; lotion; dentist
tongue; lips; throat; face = huge; tingling; closing; feels funny; feels tight / mri; scan; lotion; dentist
mum; mom; mother; dad; father; husband; wife; grandma; grandpa; he; she = wont answer me; not answering me; gone grey; gone gray
mum; mom; mother; dad; father; husband; wife; grandma; grandpa; he; she = gone limp; limp; floppy
neck = fever; high fever; cant bend; cannot bend / mri; scan; ever
arm; arms; leg; legs; hand = went dead; gone dead; stopped working; cant move / years ago
arm; arms; leg; legs; hand = cannot move; wont move; suddenly weak; suddenly numb / years ago
cough; coughs; coughed; coughing = blood; clots / test; tests; thinner; pressure; type; ever
drank; drunk; drinking; swallowed = cleaner; bleach; detergent; antifreeze; acid; paint thinner; kerosene; pesticide / contrast; prep
pills; tablets; meds; capsules = took my whole; took all my; took the whole; took all the; in one go / refill; course; box ran out
`

/** As these: what wants a doctor today. A question of what is written, or of what was long ago, is none. */
export const englishSoon = `
calf; leg; thigh; ankle; foot; knee; arm = swollen; swelling; swelled; swelled up / both; years ago; scan; pressure; usually
calf; leg; thigh = red and; hot; warm; sore since; painful since; sore after / years ago; scan
rash; hives = all over; spreading; everywhere; whole body; new pill; new medicine; new drug; after taking; after antibiotic; since antibiotic; since i started / years ago; allergy list
pee; peeing; urine; urinate; urinating = blood; bloody; burns; burning; hurts; stings; cant / test; tests; pressure; sugar; culture; dip
fever; temperature = high; days; 38; 39; 40; 101; 102; 103; 104; chills; wont go down; wont break; since / record; ever; range
wound; cut; incision; stitches; ulcer; sore; toe; blister = pus; infected; oozing; wont heal; not healing; red streak; turned black; smells / years ago
keep; holding = anything down; water down; food down / years ago
vomiting; vomit; throwing up = all day; all night; keep anything down; keep water down; since; cant stop; wont stop / years ago
heart; heartbeat; pulse; palpitations = racing; pounding; skipping; fluttering; irregular; beating fast; wont slow / ecg; holter; test; rate test; exercise; run
dizzy; lightheaded; faint; vertigo = all day; keep; every time; standing; stand up; today; now; since; cant stand / years ago; ever
stomach; belly; abdomen; tummy; side = severe; terrible; unbearable; stabbing; worst; really bad; excruciating / years ago; scan; mri
headache; head = severe; terrible; unbearable; days; getting worse; wont go away; really bad / mri; scan; years ago; hit
skin; eyes = yellow; yellowing; jaundiced / years ago
gums; nose; bruises; bruising = bleeding; bleeds; bleed; everywhere; all over; out of nowhere / years ago
vision; eyesight = blurry; blurred; double; flashes; floaters / test; exam; glasses; years ago
dog; cat; tick; snake; spider = bit me; bitten; bit my
fell; fall = cant walk; cant stand; cant put weight; hip / years ago
breath; breathing; breathless; winded = stairs; lying down; lying flat; worse than; wakes me / test
`
