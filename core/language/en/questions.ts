import type { QuestionWords } from '../question-words'

/** How patients ask in English. */
export const englishQuestions: QuestionWords = {
  cues: {
    trend: `
trend; trends; trending; over time; over the years; over the months; going up; going down; gone up; gone down; go up; go down
changed; change; changing; rising; falling; dropping; improved; improving; highest; lowest; peak; maximum; minimum; getting better; getting worse; worse; better; progress; graph
chart; history of my; all my results for; compare; evolution; development; increasing; decreasing; rise; stable; all results of; plot; history; come down; came down; coming down; come up; came up
all results; all numbers; all values; all readings; every result; got worse; got better; worsened; changes in; changed in`,
    latest: `last; latest; most recent; recent; newest; current; now; level; value; reading; result; results; how is; how high; how low; number`,
    previous: `
before that; one before; previous; prior; earlier; time before; before this; before then; the one before; second last; last but one; was it before; was before; it before; had before; next to last`,
    follow: `and; what about; how about; also; and my; same for`,
    changed: `what changed; whats changed; what has changed; what else changed; anything change; anything changed; anything different; what is different; whats different; what got worse; what got better; anything worse; anything better; what improved; what worsened; differences since; changes since`,
    compare: `compare; compared; comparing; comparison; versus; vs; better than; worse than; higher than; lower than; difference between; difference from; against last`,
    abnormal: `
abnormal; out of range; outside range; not normal; too high; too low; high; low; elevated; wrong with my; off; concerning; worrying; flagged
unusual; not ok; not okay; bad; out of normal; outside normal; should i worry; red; problem in my; deviating; asterisk; asterisks; starred; arrows; in bold; in red; flags`,
    labs: `
lab; labs; test; tests; blood test; blood tests; bloodwork; blood work; results; laboratory; panel`,
    drugs: `
medication; medications; medicine; medicines; meds; med; drug; drugs; pill; pills; tablet; tablets; prescription; prescriptions; treatment
prescribed; rx; what do i take; what am i taking; what should i take; what am i on`,
    now: `now; currently; current; today; these days; at the moment; present`,
    past: `
stopped; stop; used to; use to; past; previous; previously; before; old; no longer; formerly; discontinued; earlier; not taking any more
not taking anymore; ever taken; former; quit; came off; taken off; other than now; cancel; cancelled; canceled; crossed out; took off; taken me off`,
    dose: `
dose; doses; dosage; how much; how many mg; how many milligrams; how many; strength; how often; times a day; when do i take; what time; mg of; how to take
how do i take; how should i take; when should i take`,
    taking: `taking; take; took; on; using; use; prescribed; was i given; given`,
    why: `why; what for; reason; purpose; what is it for; used for; for what; good for; treats; treat; what does it do; what is for; whats for; is it for; whats it for`,
    allergies: `
allergy; allergies; allergic; allergen; allergens; react to; reaction to; sensitive to; sensitivity; can i take; can i have; safe to take; intolerance; intolerances; reaction; reacted; can i eat; may i eat; allowed to eat; safe to eat; ok to eat; rash; hives; broke out`,
    safe: `
is it safe; safe for me; safe with; is it ok; is it okay; ok for me; okay for me; am i allowed; allowed to; ok to; okay to; should i take`,
    unsaid: `
side effects; side effect; interact; interaction; interactions; with alcohol; drink on; drink with; alcohol; with food; skip; miss; missed; forgot; forget; double up; stop taking it; should i stop; can i stop
mean; meaning; means; explain; definition; stand for; stands for; what causes; cause; dangerous; cure; how to treat; what should i take for`,
    explained: `what is a; what is an; whats a; whats an`,
    origin: `who; whos; where; which doctor; what doctor; which clinic; which lab; which laboratory; by whom; where from; name of the doctor; signed; who signed; who wrote; which hospital; what hospital; at which place; wrote it`,
    conditions: `
condition; conditions; disease; diseases; diagnosis; diagnoses; diagnosed; illness; illnesses; problem list; health problems; medical problems
chronic; disorders; medical history; medical background; background; sick with; what do i suffer; suffer from; what is wrong with me; what's wrong with me; comorbidities`,
    have: `do i have; have i got; did i have; am i; is there; have i; suffer from; do i suffer; got; was i; had`,
    since: `
since when; how long; when was i diagnosed; when did it start; when did i get; when diagnosed; first diagnosed; since; started; begin; began; when was it found; first appear; when did my
from when`,
    procedures: `
surgery; surgeries; operation; operations; operated; procedure; procedures; surgical; had removed; taken out; intervention; interventions; ops; under the knife`,
    imaging: `
imaging; scan; scans; x-ray; x-rays; xray; xrays; mri; ct; ultrasound; ultrasounds; us scan; mammogram; mammography; cat scan; radiology; echo; images; sonogram; pet; pictures of my; dexa`,
    happened: `
happen; happened; visit; visits; what did; what was done; done at; went to; saw; appointment; admission; hospitalization; hospitalisation; discharge; letter; say; said; seen; was i in
went; documents; document; report; from; stay; why was i; what exactly; which exactly`,
    record: `my record; my file; my documents; my papers; my page; written`,
  },
  flags: {
    emergency: `
pressure on my chest; weight on my chest;
chest pain; pain in chest; chest hurts; chest tightness; tight chest; pressure in chest; chest pressure; crushing chest; can't breathe; cannot breathe
cant breathe; hard to breathe; trouble breathing; difficulty breathing; struggling to breathe; short of breath; shortness of breath; not breathing
face drooping; face droops; face is drooping; slurred speech; can't speak; cannot speak; arm is numb; weakness on one side; one side numb; can't move arm; cannot move arm
worst headache; sudden headache; thunderclap headache; passed out; fainted; unconscious; unresponsive; won't wake; will not wake
coughing blood; coughing up blood; vomiting blood; throwing up blood; black stool; won't stop bleeding; bleeding heavily; heavy bleeding; bleeding won't stop
throat closing; throat swelling; throat is swelling; tongue swelling; tongue is swollen; face swelling; lips swelling; took too many; swallowed poison; lips turning blue; took by mistake; taken by mistake; swallowed by mistake; drank by mistake; took by accident; accidentally took; accidentally swallowed
accidentally drank; swallowed all; swallowed bunch; whole bottle of pills; whole box of pills; swallowed bleach; drank bleach
he collapsed; she collapsed; just collapsed; dad collapsed; mom collapsed; father collapsed; mother collapsed; husband collapsed; wife collapsed
i overdosed; have overdosed; has overdosed; took overdose; took an overdose; can't feel left side; can't feel right side; cant feel left side; cant feel right side; cant feel my face; can't feel my face; face is numb; face went numb; sudden numbness
severe allergic reaction; having allergic reaction; bad allergic reaction; swallowed battery; swallowed magnet; swallowed button battery; bleeding a lot; bleeding badly; losing a lot of blood; lost a lot of blood; blood everywhere; blood gushing
about to pass out; passing out; going to faint; about to faint; blacking out; turning blue; going blue; is choking; am choking; i'm choking; im choking; having a seizure; is seizing; can't wake; cannot wake; cant wake
chest is tight; pain in my chest; tightness in chest; elephant on my chest; chest is crushing; crushing pain; jaw and arm pain; pain down my left arm; pain in left arm and; gasping; can barely breathe; barely breathing; cant catch my breath; can't catch my breath; cannot catch my breath; stopped breathing; no pulse; lips are blue; lips look blue; lips turned blue; lips blue; fingers blue
mouth is drooping; mouth drooping; mouth droops; crooked face; face is crooked; mouth is crooked; half his face; half her face; one side of his face; one side of her face; one side of my face; cant talk right; can't talk right; cant talk properly; talking gibberish; cant move his arm; cant move her arm; cant move his leg; cant lift his arm; cant lift her arm; cant lift my arm; arm went numb; leg went numb; left side numb; right side numb; suddenly cant see; suddenly can't see; sudden blindness; lost vision; went blind; sudden vision loss
worst headache of my life; wont wake up; won't wake up; cant wake him; cant wake her; can't wake him; doesnt wake up; not waking up; not responding; doesnt respond; isnt responding; collapsed on the floor; fell and unconscious; hit his head; hit her head and; having a fit; shaking uncontrollably; seizure right now
throat is closing; throat closing up; throat feels tight; throat tight; tongue swelling up; tongue is swelling; lips are swelling; cant swallow and; face is swelling; face swelled; swelling up after; hives and; stung by bee and; anaphylactic; epipen; used my epi; bit by snake; bitten by snake; snake bite
vomiting up blood; puking blood; spitting up blood; blood in my vomit; pooping blood; bleeding wont stop; bleeding that wont stop; wont stop bleeding; cut wont stop; soaked through; bleeding and pregnant; pregnant and bleeding; pregnant and i am bleeding; water broke; baby isnt moving
electric shock; electrocuted; burned badly; bad burn; severe burn; drowning; nearly drowned; carbon monoxide; smell gas; stiff neck and fever; fever and stiff neck; took double by; took way too many; took too much; overdosing; i overdose; drank cleaning; swallowed cleaning; drank antifreeze; ate rat poison; swallowed pills; swallowed some pills; swallowed a lot of
cant get air; can't get air; getting air; trouble getting; no air; not enough air; wheezing and; lungs closing; airway closing; tongue feels; tongue is huge; tongue huge; tongue swelled; going to pass out; gonna pass out; feel like passing out; friend overdosed; overdosed on; just overdosed; drowning; not breathing right; wont stop seizing; chest burning; burning chest; chest feels heavy; heavy chest; heart stopped; heart is stopping; cant feel my legs; can't feel my legs; cant feel my arm; can't feel my arm; cant feel my hand; cant move my legs; legs are paralyzed; suddenly paralyzed; cant swallow; lips and tongue; choking on; collapsed; stroke right now; unconscious`,
    event: `heart attack; stroke; seizure; seizures; convulsion; fitting; anaphylaxis; overdose; poisoned; poisoning`,
    crisis: `
kill myself; suicide; suicidal; end my life; want to die; hurt myself; harm myself; don't want to live; do not want to live; better off dead; killing myself; ending my life
ending it all; end it all; take my own life; taking my own life; took my own life; hurting myself; harming myself; cut myself on purpose; cutting myself; wanna die; wish i was dead; wish i were dead; wish to die
not want to be here anymore; dont want to be here anymore; dont want to live; no reason to live; nothing to live for; tired of living; tired of life; better without me; ready to die; can't go on living; cant go on living
want to end it; want to end everything; going to end it; end it tonight; not worth living; life is not worth; no point in living; no point living; no point to live; say goodbye forever
wont be alive; won't be alive; not be alive; wont be here much longer; wont be here anymore; won't be here anymore; wont be here next; won't be here next; wont be around; won't be around; not be around much longer; will be gone soon; youll be better off; better if i was dead; better if i were gone; dont want to wake up; don't want to wake up; never wake up; not wake up; sleep forever; lethal dose; fatal dose; enough to kill me; how many pills to die; how much to die; pills would kill me; enough to die
dont want to exist; don't want to exist; want to disappear forever; wish i wasnt here; wish i wasn't here; wish i was never born; hate my life and; cant take it anymore; can't take it anymore; cant do this anymore; can't do this anymore; give up on life; done with life; done living; sick of living; no point anymore; no reason to go on; jump off; jump from the; slit my; hang myself; shoot myself; goodbye letter; suicide note; wrote a note; ready to end; finish it all; life isnt worth; wants to die; wants to kill; wanting to die; thinking of ending; thoughts of ending; self harm; selfharm; self-harm
kill me; nobody would miss; no one would miss; miss me if; if i die; if i was gone; if i were gone; going to jump; gonna jump; want to jump; ending things; end things; end everything; everyone would be better; they would be better off without; world without me; dont see a point; don't see a point; no way out; cant go on; can't go on; dont want to go on; don't want to go on; want to hurt my; going to hurt my; going to kill; gonna kill; want to kill; feel like dying; wants to hurt; wish i could die; let me die; rather be dead; rather die`,
  },
  swallowed: `took; taken; swallowed; drank; popped; ate`,
  mistaken: `by mistake; by accident; accidentally; mistakenly`,
  pieces: `pill; pills; tablet; tablets; capsule; capsules; caps; tabs`,
  urgent: `having; think i; right now; happening; help; emergency; ambulance; is having; suddenly; just had; just took`,
  calm: `did i ever; have i ever; history; last year; report; in my record; in the past; years ago; was i diagnosed; when did i have; when was my; what for; results; diagnosis; meaning; family history`,
  filler: `
health; past; before; one; each; every; also; another; other; most; more; less; since; yet; own; person; number; name; names; result; results; test; tests; i; my; me; is; are; was; were; the; a; an; what; which; when; where; who; how; do; does; did; have; has; had; am; be; been; in; on; at; of; for; to; from; and; or
please; tell; show; give; list; can; could; you; would; should; will; any; all; about; with; it; that; this; there; they; them; get; got; see; know; want; need; if; so; not; no; yes; by
say; says; said; up; out; than; then; still; really; ok; okay; thanks; doctor; hospital; clinic; much; many; often; normal; find; check; we; our; your; level; levels; blood; im; whats; dr; good; fine; just; as; some; put; look; looking; supposed; exactly; actually; hi; hello; hey; done; time; long; day; days; month; months; year; week; type; kind; thing; things; everything; anything; well; going; doing; kindly; explain; summary; summarise; summarize; latest; go; average; exactly; okay; um; uh; like; kinda; sorry; wait; actually; then; signed; them; those; these; guys; pls; plz; lol; tho; btw; maybe; again; too; im; ive; dont; cant; its; thats; because; though; while; both; only; else; nothing; really; right; him; her; his; she; he; its`,
  known: `paint; breed; breath; stock; struck; feinted; teach; reach; beach; price; prices; chance; dress; stores; scene; lest; mind; pilot; real; really; rental; penal`,
  harm: `kill; killing; hurt; hurting; harm; harming; cutting; hang; hanging; shoot; shooting; drown; drowning; end; ending; finish; poison; overdose`,
  self: `myself; himself; herself; themselves; themself; yourself; my life; his life; her life; their life; own life`,
  deliberate: `on purpose; deliberately; intentionally; purposely`,
  wholly: `whole bottle of; box of; pack of; bottle; all my; all of my; all the; all of the; all his; all her; whole bottle; entire bottle; whole box; whole pack; whole strip; handful; bunch; bunch of; lots of; lot of; tons of; too many; bottle of; the rest of`,
  child: `baby; babys; toddler; infant; newborn; child; kid; kids; son; sons; daughter; daughters; grandson; granddaughter; grandchild; nephew; niece; little boy; little girl; little brother; little sister; year old; dog; puppy; cat`,
  ingested: `swallowed; swallow; ate; eaten; drank; drunk; got into; chewed; put in his mouth; put in her mouth`,
  sugar: `sugar; glucose; bg; blood sugar; glucometer; dexcom; libre`,
  unwell: `shaking; shaky; shivering; trembling; sweating; sweaty; confused; dizzy; faint; weak; vomiting; throwing up; blurry; cant think; slurring; sleepy; drowsy; nauseous; not feeling well; feel awful; feel terrible; feel sick; passing out; disoriented; thirsty and; breath smells; right now; what do i do`,
  lasting: `since; still; now; again; today; ever since; for the last; keeps; right now; yesterday`,
  months: `january; february; march; april; may; june; july; august; september; october; november; december; summer; winter; spring; autumn; fall; month; year`,
  harmful: `bleach; detergent; perfume; cleaner; poison; battery; batteries; magnet; magnets; antifreeze; gasoline; pesticide; rat poison; mouthwash; nail polish; vape juice; mushrooms; berries; weed; cannabis; edible; edibles; drugs; alcohol; vodka; medicine; medication; tylenol; ibuprofen; vitamins; iron pills`,
}
