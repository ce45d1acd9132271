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
