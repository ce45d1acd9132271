import type { QuestionWords } from '../question-words'
import { englishDenied } from './denied'
import { englishDespair } from './despair'
import { englishFigures, englishSigns, englishSoon } from './signs'

/** How patients ask in English. */
export const englishQuestions: QuestionWords = {
  together: englishSigns,
  soon: englishSoon,
  figures: englishFigures,
  ...englishDespair,
  ...englishDenied,
  flags: {
    emergency: `
pressure on my chest; weight on my chest;
chest pain; pain in chest; chest hurts; chest tightness; tight chest; pressure in chest; chest pressure; crushing chest; can't breathe; cannot breathe
cant breathe; hard to breathe; trouble breathing; difficulty breathing; struggling to breathe; short of breath; shortness of breath; not breathing
face drooping; face droops; face is drooping; slurred speech; can't speak; cannot speak; arm is numb; weakness on one side; one side numb; can't move arm; cannot move arm
worst headache; sudden headache; thunderclap headache; passed out; fainted; unconscious; unresponsive
coughing blood; coughing up blood; vomiting blood; throwing up blood; black stool; won't stop bleeding; bleeding heavily; heavy bleeding; bleeding won't stop
throat closing; throat swelling; throat is swelling; tongue swelling; tongue is swollen; face swelling; lips swelling; took too many; swallowed poison; lips turning blue; swallowed by mistake; drank by mistake; accidentally swallowed
accidentally drank; swallowed all; swallowed bunch; whole bottle of pills; whole box of pills; swallowed bleach; drank bleach
he collapsed; she collapsed; just collapsed; dad collapsed; mom collapsed; father collapsed; mother collapsed; husband collapsed; wife collapsed
i overdosed; have overdosed; has overdosed; took overdose; took an overdose; can't feel left side; can't feel right side; cant feel left side; cant feel right side; cant feel my face; can't feel my face; face is numb; face went numb; sudden numbness
severe allergic reaction; having allergic reaction; bad allergic reaction; swallowed battery; swallowed magnet; swallowed button battery; bleeding a lot; bleeding badly; losing a lot of blood; lost a lot of blood; blood everywhere; blood gushing
about to pass out; passing out; i feel faint; feeling faint; feel like fainting; feel like im fainting; might faint; might pass out; going to faint; about to faint; blacking out; turning blue; going blue; is choking; am choking; i'm choking; im choking; having a seizure; is seizing
chest is tight; pain in my chest; tightness in chest; elephant on my chest; chest is crushing; crushing pain; jaw and arm pain; pain down my left arm; pain in left arm and; gasping; can barely breathe; barely breathing; cant catch my breath; can't catch my breath; cannot catch my breath; stopped breathing; no pulse; lips are blue; lips look blue; lips turned blue; lips blue; fingers blue
mouth is drooping; mouth drooping; mouth droops; crooked face; face is crooked; mouth is crooked; half his face; half her face; one side of his face; one side of her face; one side of my face; cant talk right; can't talk right; cant talk properly; talking gibberish; cant move his arm; cant move her arm; cant move his leg; cant lift his arm; cant lift her arm; cant lift my arm; arm went numb; leg went numb; left side numb; right side numb; suddenly cant see; suddenly can't see; sudden blindness; lost vision; went blind; sudden vision loss
worst headache of my life; worst headache ever; headache worst ever; headache worst of my life; headache worst ive; headache worst i have; headache the worst ive; headache the worst i have; headache is the worst ive; headache is the worst i have; headache is the worst of my; headache the worst of my life; worst headache i; thunderclap headache; swallowing pills now; swallowing pills right now; swallowing all my; taking all my pills; taking all the pills; swallowing all the pills; bleeding from my head; bleeding from his head; bleeding from her head; bleeding that will not stop; bleeding won't stop; bleeding that won't stop; bleeding will not stop; not responding; doesnt respond; isnt responding; collapsed on the floor; fell and unconscious; hit his head; hit her head and; having a fit; shaking uncontrollably; seizure right now
throat is closing; throat closing up; throat feels tight; throat tight; tongue swelling up; tongue is swelling; lips are swelling; cant swallow and; face is swelling; face swelled; swelling up after; hives and; stung by bee and; anaphylactic; epipen; used my epi; bit by snake; bitten by snake; snake bite
vomiting up blood; puking blood; spitting up blood; blood in my vomit; pooping blood; bleeding wont stop; bleeding that wont stop; wont stop bleeding; cut wont stop; soaked through; bleeding and pregnant; pregnant and bleeding; pregnant and i am bleeding; water broke; baby isnt moving
electric shock; electrocuted; burned badly; bad burn; severe burn; drowning; nearly drowned; carbon monoxide; smell gas; stiff neck and fever; fever and stiff neck; took way too many; took too much; overdosing; i overdose; drank cleaning; swallowed cleaning; drank antifreeze; ate rat poison; swallowed pills; swallowed some pills; swallowed a lot of
cant get air; can't get air; getting air; trouble getting; no air; not enough air; wheezing and; lungs closing; airway closing; tongue feels; tongue is huge; tongue huge; tongue swelled; going to pass out; gonna pass out; feel like passing out; friend overdosed; overdosed on; just overdosed; drowning; not breathing right; wont stop seizing; chest burning; burning chest; chest feels heavy; heavy chest; heart stopped; heart is stopping; cant feel my legs; can't feel my legs; cant feel my arm; can't feel my arm; cant feel my hand; cant move my legs; legs are paralyzed; suddenly paralyzed; cant swallow; lips and tongue; choking on; collapsed; stroke right now; unconscious`,
    event: `asthma attack; heart attack; cardiac arrest; stroke; seizure; seizures; convulsion; fitting; anaphylaxis; overdose; poisoned; poisoning`,
    crisis: `
kill myself; suicide; suicidal; end my life; want to die; hurt myself; harm myself; don't want to live; do not want to live; better off dead; killing myself; ending my life
ending it all; end it all; take my own life; taking my own life; took my own life; hurting myself; harming myself; cut myself on purpose; cutting myself; wanna die; wish i was dead; wish i were dead; wish to die
not want to be here anymore; dont want to be here anymore; dont want to live; dont feel like living; not feel like living; dont want to be alive; no reason to live; nothing to live for; tired of living; tired of life; better without me; ready to die; can't go on living; cant go on living
want to end it; want to end everything; going to end it; end it tonight; not worth living; life is not worth; no point in living; no point going on; no point in going on; no point living; no point to live; say goodbye forever
wont be alive; won't be alive; not be alive; wont be here much longer; wont be here anymore; won't be here anymore; wont be here next; won't be here next; wont be around; won't be around; not be around much longer; will be gone soon; youll be better off; better if i was dead; better if i were gone; dont want to wake up; don't want to wake up; hope i never wake; wish i never wake; pray i never wake; rather never wake; never wake up again; and never wake; to never wake; and not wake up; to not wake; not to wake; just not wake; could not wake up; would not wake up; sleep forever; lethal dose; fatal dose; enough to kill me; how many pills to die; how much to die; pills would kill me; enough to die
dont want to exist; don't want to exist; want to disappear forever; wish i wasnt here; wish i wasn't here; wish i was never born; hate my life and; cant take it anymore; can't take it anymore; cant do this anymore; can't do this anymore; give up on life; done with life; done living; sick of living; no point anymore; no reason to go on; jump off; jump from the; slit my; hang myself; shoot myself; goodbye letter; suicide note; wrote a note; ready to end; finish it all; life isnt worth; wants to die; wants to kill; wanting to die; thinking of ending; thoughts of ending; self harm; selfharm; self-harm
kill me; nobody would miss; no one would miss; miss me if; if i die; if i was gone; if i were gone; going to jump; gonna jump; want to jump; ending things; end things; end everything; everyone would be better; they would be better off without; world without me; dont see a point; don't see a point; no way out; cant go on; can't go on; dont want to go on; don't want to go on; want to be alive; no longer want to live; the point in living; the point of living; point in living; point of living; if i was dead; if i were dead; i want to disappear; wish i could disappear; it all to end; want to hurt my; going to hurt my; going to kill; gonna kill; want to kill; feel like dying; wants to hurt; wish i could die; let me die; rather be dead; rather die`,
  },
  swallowed: `took; taken; swallowed; drank; popped; ate`,
  wholePack: `whole box; entire box; full box; whole pack; entire pack; whole packet; entire packet; whole package; whole bottle; entire bottle; full bottle; whole strip; entire strip; whole blister; all the box; all the bottle; all the pack; everything in the box; everything in the bottle`,
  emptied: `took; taken; swallowed; drank; popped; ate; finished; downed; emptied; necked; gulped`,
  usedUp: `refill; refills; renew; renewal; prescription; ran out; run out; new box; need more; course; as prescribed; as directed; over the month; this month`,
  mistaken: `by mistake; by accident; accidentally; mistakenly`,
  pieces: `pill; pills; tablet; tablets; capsule; capsules; caps; tabs`,
  inCaseOf: `what to do if; what do i do if; what do you do if; what should i do if; what should we do if; what should you do if; person do if; people do if; does one do if; do if someone; do in case; what to do in case`,
  urgent: `having; think i; think its; think it is; is this; could this be; could it be; might be a; might be an; right now; happening; help; emergency; ambulance; is having; suddenly; just had; just have; just took; just now; minutes ago; moments ago`,
  calm: `in the record; write anything about; wrote anything about; write something about; wrote something about; written about; said anything about; listed in; is listed; listed under; noted in; documented in; in my visit; in the visit; in the summary; in my summary; in the note; as a teen; as a teenager; in high school; in college; when i was young; when i was little; when i was younger; ever written; written down; ever recorded; ever noted; ever documented; in the file; in the chart; in my chart; ever written down; according to the documents; according to my documents; according to the papers; according to my papers; according to my pages; according to my letters; in my documents; in the documents; in the papers; documents say; papers say; did i ever; did i have; have i ever; history; last year; report; in my record; in the past; years ago; was i diagnosed; when did i have; when was my; what for; results of; results for; pain results; breath results; diagnosis; meaning; family history; treats; do my papers; papers mention; according to my record
months ago; as a child; when i was a kid; any mention; mentioned; letter say; letter says; did the letter; did they write; in my papers; in my file; in the letter; do they think
was i in hospital; was i admitted; admitted with; admitted for; hospitalized for; hospitalized with; was i told; did the doctor say`,
  filler: `
never; health; past; before; one; each; every; also; another; other; most; more; less; since; yet; own; person; number; name; names; result; results; test; tests; i; my; me; is; are; was; were; the; a; an; what; which; when; where; who; how; do; does; did; have; has; had; am; be; been; in; on; at; of; for; to; from; and; or
please; tell; show; give; list; can; could; you; would; should; will; any; all; about; with; it; that; this; there; they; them; get; got; see; know; want; need; if; so; not; no; yes; by
say; says; said; up; out; than; then; still; really; ok; okay; thanks; doctor; hospital; clinic; much; many; often; normal; find; check; taken; measured; drawn; collected; ordered; recorded; performed; range; limits; we; our; your; level; levels; blood; im; whats; dr; good; fine; just; as; some; put; look; looking; supposed; exactly; actually; hi; hello; hey; done; time; long; day; days; month; months; year; week; type; kind; thing; things; everything; anything; well; going; doing; kindly; explain; summary; summarise; summarize; latest; go; average; exactly; okay; um; uh; like; kinda; sorry; wait; actually; then; signed; them; those; these; guys; pls; plz; lol; tho; btw; maybe; again; too; im; ive; dont; cant; its; thats; because; though; while; both; only; else; nothing; really; right; him; her; his; she; he; its; ever; mine; here; ones; stuff; date; dates; back; came; appear; studies; active; quick; remember; tested; read; write; wrote; medically; somebody; someone; anyone
into; major; significant; significantly; drastic; drastically; dramatic; dramatically; notable; considerable`,
  known: `arent; isnt; wasnt; werent; didnt; doesnt; dont; hasnt; havent; hadnt; always; usually; sometimes; rarely; seldom; hardly; nearly; forgot; forgotten; hepatitis; creat; give; blood; pulled; stack; paint; breed; breath; stock; struck; feinted; teach; reach; beach; price; prices; chance; mental; mentally; rental; teething
even; fever; dress; stores; scene; lest; bowl; bowls; cardiology; mind; pilot; real; really; rental; penal`,
  harm: `kill; killing; hurt; hurting; harm; harming; cutting; hang; hanging; shoot; shooting; drown; drowning; end; ending; finish; poison; overdose`,
  self: `myself; himself; herself; themselves; themself; yourself; my life; his life; her life; their life; own life`,
  deliberate: `on purpose; deliberately; intentionally; purposely`,
  wholly: `whole bottle of; box of; pack of; bottle; all my; all of my; all the; all of the; all his; all her; whole bottle; entire bottle; whole box; whole pack; whole strip; handful; bunch; bunch of; lots of; lot of; tons of; too many; bottle of; the rest of`,
  child: `baby; babys; toddler; infant; newborn; child; kid; kids; son; sons; daughter; daughters; grandson; granddaughter; grandchild; nephew; niece; little boy; little girl; little brother; little sister; year old; dog; puppy; cat`,
  ingested: `swallowed; swallow; ate; eaten; drank; drunk; got into; chewed; put in his mouth; put in her mouth; in his mouth; in her mouth; in its mouth`,
  sugar: `sugar; glucose; bg; blood sugar; glucometer; dexcom; libre`,
  unwell: `shaking; shaky; shivering; trembling; sweating; sweaty; confused; dizzy; faint; weak; vomiting; throwing up; blurry; cant think; slurring; sleepy; drowsy; nauseous; not feeling well; feel awful; feel terrible; feel sick; passing out; disoriented; thirsty and; breath smells; right now; what do i do`,
  felt: `shaky; shaking; trembling; sweaty; sweating; cold sweat; faint; confused; jittery`,
  cutting: `cut; cuts; cutting; slit; slitting; slash; slashed; sliced; slicing`,
  vessels: `wrist; wrists; vein; veins; artery; arteries; my arms; my thighs; forearm; forearms; her arms; his arms`,
  everyday: `shaving; shave; cooking; kitchen; paper; can; tin; glass; gardening; scissors; tetanus; stitches; onion; vegetables; surgeon; surgery; doctor; doctors; by accident; accidentally; by mistake`,
  bleeding: `blood; bloody; bleeding; bleed; bleeds`,
  black: `black; tarry; tar`,
  bowel: `stool; stools; poop; poo; pooping; toilet; bathroom; bowel; bowels; rectum; rectal; anus; bottom; bum; butt; feces; faeces; diarrhea; diarrhoea; wipe; wiping; wiped; number two`,
  vomited: `vomit; vomits; vomited; vomiting; threw up; throw up; throwing up; puke; puked; puking`,
  oldBlood: `coffee grounds; coffee ground; ground coffee; like coffee`,
  bowelTests: `occult; fobt; stool test; blood test; blood tests; blood pressure; blood sugar; blood work; bloodwork; blood type; blood count; colonoscopy`,
  fell: `he fell; she fell; i fell; just fell; mom fell; mum fell; mother fell; dad fell; father fell; grandma fell; grandmother fell; grandpa fell; grandfather fell; grandson fell; granddaughter fell; husband fell; wife fell; son fell; daughter fell; baby fell; kid fell; child fell; toddler fell; sister fell; brother fell; fell off the; fell off his; fell off her; fell off a; down the stairs; has fallen; had a fall`,
  blow: `fell; fall; fallen; hit; hits; banged; bumped; knocked; struck; blow; slipped; hurt; landed on; bang; bump`,
  head: `head; skull; forehead`,
  afterBlow: `mixed up; muddled; vomited; vomits; keeps vomiting; threw up; puking; puked; doesnt remember; doesn't remember; cant remember; can't remember; dont remember; forgets; not making sense; makes no sense; talking nonsense; talking strange; acting strange; acting weird; cant stay awake; can't stay awake; doesnt know where; unequal pupils; fluid from; dazed; double vision; blood thinner; blood thinners; warfarin; coumadin; eliquis; xarelto; pradaxa`,
  chest: `chest; breastbone; sternum`,
  oppressed: `tight; tightness; tightening; tightened; squeezing; squeezed; squeezes; crushing; crushed
heavy; heaviness; pressing; pressure; burning; burns; elephant; weight on; band around; gripping`,
  studied: `x-ray; xray; xrays; x-rays; ct; scan; mri; ultrasound; result; results; report; medicine
medicines; infection; shirt; dresser; drawers; last year; last month; years ago; months ago; ever; did i`,
  pressure: `blood pressure; bp; pressure`,
  fever: `fever; temperature; temp`,
  meter: `meter; sugar meter; glucose meter; sensor`,
  sugarShown: `give me sugar; give me my sugar; give me glucose; give me my glucose; show me sugar; show me my sugar; show me glucose; show me my glucose`,
  notNow: `was; were; when; ever; did; last; used to; average; target; goal; range; normal; mmol; a1c; hba1c; pill; pills; tablet; tablets; medicine; medication; history; test; tests; result; results; lab; labs; why; compare; ago; page; record; insulin; eat; eating; food; diet`,
  changedBy: `down by; up by; dropped by; fell by; rose by; increased by; decreased by; improved by; changed by; drop of; fall of; rise of; change of; difference of`,
  counted: `point; minute; minutes; min; hour; hours; day; days; week; weeks; month; months; year; years; yo; times; g; gram; grams; percent; kg; unit; units; st; nd; rd; th; ml; cm; oz; percentile; january; february; march; april; may; june; july; august; september; october; november; december; jan; feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec`,
  illnessAttacks: `heart attack; heart attacks; panic attack; panic attacks; asthma attack; asthma attacks; attack of`,
  attackers: `husband; wife; partner; boyfriend; girlfriend; ex; spouse; fiance; father; dad; stepfather; stepdad; mother; mom; mum; stepmother; brother; sister; son; daughter; uncle; caregiver; caretaker; carer; he; hes; she; shes; they; roommate`,
  attacks: `hits; hit; hitting; beats; beat; beating; punches; punched; punching; slaps; slapped; slapping; kicks; kicked; kicking; chokes; choked; choking; strangles; strangled; abuses; abused; abusing; assaulted; raped; rapes; attacked; attacks; threatens; threatened; threatening; shoves; shoved; hurts; hurting; kill`,
  attacked: `me; us; the kids; my kids; our kids; my children; the children; my mother; my mom; my sister; my son; my daughter`,
  violence: `domestic violence; domestic abuse; being abused; being beaten; abusive husband; abusive partner; abusive boyfriend; abusive wife; abusive relationship; scared of my husband; scared of my partner; scared of my boyfriend; scared of my ex; scared of my wife; afraid of my husband; afraid of my partner; afraid of my boyfriend; afraid of my ex; afraid of my wife; violent at home; violence at home; hit by my husband; hit by my partner; beaten by my husband; beaten by my partner; abused by my`,
  lasting: `this morning; tonight; since; still; now; again; today; ever since; for the last; keeps; right now; yesterday`,
  months: `jan; feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec; january; february; march; april; may; june; july; august; september; october; november; december; summer; winter; spring; autumn; fall; month; year`,
  harmful: `bleach; detergent; perfume; cleaner; poison; battery; batteries; magnet; magnets; antifreeze; gasoline; pesticide; rat poison; mouthwash; nail polish; vape juice; mushrooms; berries; weed; cannabis; edible; edibles; drugs; alcohol; vodka; medicine; medication; tylenol; ibuprofen; vitamins; iron pills`,
}
