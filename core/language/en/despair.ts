/**
 * A wish to die that is told by hints, in rows as those of signs; how papers speak of one that nobody has; and who is too young
 * for any fever. After what the 988 Lifeline and NIMH list as warning signs.
 */
export const englishDespair = {
  despair: `
pills; tablets; meds; gun; rope; knife; razor; blade = in front of me; in my hand; staring at; next to me; counting; lined up; saved up; stashed; collected / what; which; how; when; does; is it; dose; mg; label; box says; kitchen; name; color; food; shave; shaving; count; trial
letter; letters; note; notes; video; message = goodbye; good bye; farewell / job; work; boss; school; retire; retiring; colleague; colleagues
said; saying; say = goodbye to everyone; goodbye to all; my goodbyes; my last goodbyes / job; work; school; moving
thinking; think; thoughts; urge; tempted; feel like = about jumping; of jumping; jumping off; jumping in front; driving into; driving off; crashing my car; crashing the car; stepping in front; walking into traffic / rope; trampoline; jacks; parachute; bungee; pool
cutting; cut; burning; hurting; harming = again tonight; again last night; relapsed; started again; my skin; to feel / sugar; carbs; salt; coffee; smoking; down; back; weight; nails; hair; pills in half; tablet; tablets; in half
started cutting = again; tonight / sugar; carbs; salt; coffee; smoking; down; back; weight; nails; hair; pills; tablet; tablets; dose
feel like; want to; wanna; wish to; care to = living; being alive; existing; live anymore; exist / again; alone; longer; assisted; near; abroad; healthier; room; with pain; living with
whats the point; what is the point; what's the point; no point; see the point; see any point = anything; anymore; of it all; of this life; life; going on; waking; getting up; trying / test; tests; pill; pills; scan; appointment; diet
no reason; any reason; see reason; see a reason; why should i; why do i; why even; why bother = get up; wake up; keep going; carry on; stay alive; continue living; be alive / at night; to pee; early; tired; surgery; after
burden = everyone; family; them; kids; husband; wife; parents; better; without / disease burden; tumor burden; plaque; financial; viral
planning; plan; planned; ready = my death; to die; my funeral; end things / power of attorney; will and; hospice
cant see; dont see; no = future for me; future anymore; me in the future; light at the end / scan; glasses
i; im = dont care if i live; dont care if i die; dont care if i wake; wouldnt mind dying; wouldnt mind if i died; would be ok dying; could just die
`,
  noWish: `
denies suicidal; denied suicidal; no suicidal; without suicidal; non suicidal; not suicidal; negative for suicidal; negative suicidal; suicidal ideation negative; suicidal ideation denied; suicidal ideation absent; suicidal ideation mean; what is suicidal ideation; whats suicidal ideation; suicide risk low; low suicide risk; suicide risk assessment; suicide screening; suicide screen
denies suicide; denies self harm; denies thoughts of suicide; no thoughts of suicide; no self harm; denies thoughts of self harm; denies wanting to die`,
  newborn: `
newborn; day old; days old; week old; weeks old; weeks old baby; 1 month old; one month old; 2 month old; two month old; 2 months old; two months old; 1 mo old; 2 mo old; 1mo; 2mo; 1 mo; 2 mo; month old baby; preemie`,
}
