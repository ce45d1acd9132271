/**
 * A wish to die that is told by hints, in rows as those of signs; how papers speak of one that nobody has; and who is too young
 * for any fever. After what the 988 Lifeline and NIMH list as warning signs.
 */
export const englishDespair = {
  despair: `
pills; tablets; meds; gun; rope; knife; razor; blade = in front of me; in my hand; staring at; next to me; counting; lined up; saved up; stashed; collected / what; which; how; when; does; is it; dose; mg; label; box says; kitchen; name; color; food; shave; shaving; count; trial
letter; letters; note; notes; video; message = goodbye; good bye; farewell / dr; doctor; ward; hospital; discharge; nurse; job; work; boss; school; retire; retiring; colleague; colleagues
said; saying; say = goodbye to everyone; goodbye to all; my goodbyes; my last goodbyes / job; work; school; moving
thinking; think; thoughts; urge; tempted; feel like = about jumping; of jumping; jumping off; jumping in front; driving into; driving off; crashing my car; crashing the car; stepping in front; walking into traffic / rope; trampoline; jacks; parachute; bungee; pool
cutting; cut; burning; hurting; harming = again tonight; again last night; relapsed; started again; my skin; to feel / who cut; did they cut; doctor cut; dr cut; surgeon cut; sugar; carbs; salt; coffee; smoking; down; back; weight; nails; hair; pills in half; tablet; tablets; in half
started cutting = again; tonight / sugar; carbs; salt; coffee; smoking; down; back; weight; nails; hair; pills; tablet; tablets; dose
feel like; want to; wanna; wish to; care to = living; being alive; existing; live anymore; exist / again; alone; longer; assisted; near; abroad; healthier; room; with pain; living with
whats the point; what is the point; what's the point; no point; see the point; see any point = anything; anymore; of it all; of this life; life; going on; waking; getting up; trying / test; tests; pill; pills; scan; appointment; diet
no reason; any reason; see reason; see a reason; why should i; why do i; why even; why bother = get up; wake up; keep going; carry on; stay alive; continue living; be alive / at night; to pee; early; tired; surgery; after
burden = everyone; family; them; kids; husband; wife; parents; better; without / disease burden; tumor burden; plaque; financial; viral
planning; plan; planned; ready = my death; to die; my funeral; end things / power of attorney; will and; hospice
cant see; dont see; no = future for me; future anymore; me in the future; light at the end / scan; glasses
rather; better; wish; prefer; want to = not be here; not be alive; not exist; not be around; not being here; not being alive; stop existing / appointment; hospital; clinic; waiting; er; room
tired; sick; hate; hated; fed up; hating; exhausted; regret = existing; being alive; of living; my existence; to exist; waking up alive / alone; living with
empty; hopeless; worthless; trapped; numb inside; broken; unbearable = want it over; it over; end it; it to end; to be over; want out; be gone; cant anymore / stomach; bladder; box; list; page; bottle; bone; tooth; leg; arm; treatment
painless; painlessly; peaceful; quick; easiest; quickest = to go; to die; death; way out; ways to go; way to go; to end / injection; procedure; test; needle; clinic; bathroom
imagine; imagining; imagined; picture; picturing; fantasize; fantasizing; daydream; daydreaming; thinking about; think about; dream of; dreaming of; obsessed = crashing; my death; my funeral; dying; being dead; death; driving off; hanging; drowning; my own death / afraid; scared; fear; father; mother; dad; mom; husband; wife; rate; certificate; penalty; star
crash; crashing; accident; fall; jump = my car on purpose; the car on purpose; on purpose; deliberately
nobody; no one; noone; anybody; anyone; who = notice; noticed; miss; care; cared = vanished; vanish; disappeared; disappear; died; dead; was gone; wasnt here; wasnt around; werent here / record; file; test
blade; razor; knife; scissors; lighter; cigarette = to my arms; my arm; my arms; my wrist; my wrists; my legs; my thighs; my thigh; my skin; myself / shaving; shave; kitchen; accident; accidentally; cooking; slipped; fell; surgeon; mole
scratched; scratching; burned; burning; hit; hitting; punched; punching; bit; biting; starving; hurt = myself; my wrists; my wrist; my arms; my own = on purpose; till; until; bled; punish; deserve; to feel / itch; rash; eczema; mosquito; sleep
gave away; giving away; given away; give away = stuff; things; everything; belongings; dog; cat; possessions; pets / moving; charity; allergy; allergic; old clothes; diet
cant; cannot; dont; never; no longer = see myself; picture myself; imagine myself = being here; be here; alive; around; next year; future; old / pregnant; married; glasses; mirror
i; im; ive; he; she = stopped caring whether; stopped caring if; stopped caring about living; not care if i live; not care whether i live
cant find; no; dont have; dont see; looking for; find = reason to stay; reason to be here; reason to live; reason to keep / hospital; on this; overnight
rope; gun; noose; blade; razor = just in case; in the closet; under my bed; hidden; hid; keep; ready / tow; boat; climbing; shaving; shave; work; hunting
i; im = dont care if i live; dont care if i die; dont care if i wake; wouldnt mind dying; wouldnt mind if i died; would be ok dying; could just die
`,
  noWish: `
denies suicidal; denied suicidal; no suicidal; without suicidal; non suicidal; not suicidal; negative for suicidal; negative suicidal; suicidal ideation negative; suicidal ideation denied; suicidal ideation absent; suicidal ideation mean; what is suicidal ideation; whats suicidal ideation; suicide in it; suicide scene; a suicide in; suicide risk low; low suicide risk; suicide risk assessment; suicide screening; suicide screen
sick of living with; tired of living with; denies suicide; denies self harm; denies thoughts of suicide; no thoughts of suicide; no self harm; denies thoughts of self harm; denies wanting to die`,
}
