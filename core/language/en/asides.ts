import type { AsideWords } from '../asking-words'
import { fieldRows } from '../doctor-fields'

/** What is asked in English that no list of the record answers, and of whom. */
export const englishAsides: AsideWords = {
  acts: `
book me; book an; book a; book it; book dr; book that; make an appointment; make me an appointment; schedule an; schedule a; schedule me; cancel my appointment; send my; send it; send this; send the; send a; email my; email this; email it; forward my; forward it; fax; share it with; call my; call the; call dr; phone my; text my
order more me; get me more; order refill; order a; order my; order me; renew my; refill my; buy me; delete it; delete the; delete my; delete this; remove it; remove the; remove this; erase; mark warfarin; mark as; mark it; confirm it; confirm the; approve it; approve the; change it to; change my record; edit my; update my record; update it; set a reminder; remind me
write an email; write a; write me; write my; draft a; draft an; prescribe me; give me a prescription
add my blood; add my weight; add my pulse; add a reading; add a result; write down my; log my; act like; act as; pretend; print your; add to my record; add it; forget the; forget about; hide it; hide the
make it; fix it for me; download; export; print my; upload a; upload this; upload my; upload the
correct it; correct the; fix it; fix the; fix that; need an appointment; want an appointment; free slot
available slot; change the number; you are a doctor; you are now a doctor; be my doctor`,
  outside: `
prime minister; election; elections; cook tonight; cook for dinner; times table; taxi; homeopathy; astrology; best hmo; best health fund; best insurance; best hospital; best doctor in; which hmo is better; who won; won the game; the game last night; the match last night; the league; the cup final; the derby; weather; rain; forecast; netflix; movie; football; recipe; translate; poem; song; joke; capital of; president; news; stock; bitcoin; cost; costs; price; prices; covered; coverage; insurance; reimbursed; copay; how much money; open until; open on; directions to; parking
bank account; my bank; credit card; my messages; my emails; my contacts; my location; system prompt; your prompt; your instructions; ignore your; ignore all; ignore previous
previous instructions; developer mode; other users; other patients; other people; how many users; who else
who are you; what model; are you chatgpt; are you human; jailbreak; password; api key; database; sql
netflix; math homework; my homework; help with homework; homework help; do the homework; horoscope; lottery
form 17; sue; suing; lawsuit; lawyer; malpractice; negligence; attorney
where can i buy; where do i buy; where could i buy; where to buy; where can i get a cheap; where can i find a cheap; who sells; for sale
exchange rate; dollar; dollars; euro; euros; bitcoin; what time is it; what is the time`,
  whoYouAre: `
no doctor = are you a doctor; are you a real doctor; are you a nurse; is this a doctor; is there a doctor; are you a person; are you real; are you a robot; are you a bot; are you a machine; who is answering; am i talking to a doctor; am i talking to a person`,
  greetings: `hi; hello; shalom; hey; hiya; good morning; good evening; good afternoon
good night; cool; great; bye; goodbye; how are you; whats up; sup; yo
quick q; quick question; what can you do; what can you help; what do you do; what are you able; what can i ask; what should i ask you; how does this work; how do you work`,
  thanks: `
amazing; awesome; brilliant; legend; you are a star; you're a star; you are amazing; lifesaver; thanks; bye; bye bye; goodbye; see you; cya; see ya; ttyl; take care; thats all; that's all; thats it; good night; have a good day; thank you; thx; ty; ok thanks; tnx; cheers; thanx; many thanks; appreciate it; helped; helpful; that helped
a lot; so much; very much; dear; love; mate; buddy; honey; sweetie; my friend; for that; for the help; for your help
very helpful; great help; you are the best; bless you`,
  privacy: `
who can see; who sees; who else sees; who else reads; who reads my; can anyone see; can others see; does my doctor see; can my doctor see
data safe; data private; data secure; is it private; is this private; is this secure; is this safe to use; my privacy
privacy; confidential; where is my data; where are my data; is it stored; sell my data; share my data; who has access`,
  marks: `
what does h mean; what does l mean; what does h or l; what does n mean; h mean; l mean; mean h; mean l; letter h; letter l
what is h; what is l; the h next; the l next; h next to; l next to; the star mean; star mean; asterisk mean
arrow mean; arrows mean; bold mean; what does flag mean; what does flagged mean; what does out of range mean
mean out of range; a result is out of range; when its out of range
range column; the h mean; the l mean; h and l mean; what do h and l; whats h; whats l; what is the h; what is the l; meaning of h; meaning of l; little arrow; red number mean; red mean`,
  proxy: `
i'm her daughter; i'm her son; i'm his daughter; i'm his son; i'm his wife; i'm her husband; i am her daughter; i am her son; i am his daughter; i am his son; moms account; mums account; mothers account; dads account; fathers account; his account; her account; his login; her login; wifes account; husbands account; sons account; daughters account; moms record; mums record; dads record; mothers record; fathers record; his record; her record; im her daughter; im her son; im his son; im his daughter; im his wife; im her husband; moms file; dads file; i take care of her; i take care of him; her caregiver; his caregiver; on behalf of; on his login; on her login; logged in as; this is her; this is his`,
  others: `
my boss; my colleague; coworker; my roommate; my ex; my tenant; does patient; patient named; patient called; about patient; another patient; other patient; someone else; somebody else; other user; other patient; my boy friend; my fiance; stranger; my client; my student; my teacher; my nephew; my niece; my grandson; my granddaughter; my grandchild; my baby; my kid; my child; my kids; my children; my inlaws; my stepson; everyone; my neighbour; my neighbours; my neighbors`,
  alerts: `alert; alerts; reminder; reminders; notifications`,
  perhaps: `
biopsy = biopsy; biopsies
ablation = ablation; heart ablation; catheter ablation
stress test = stress test; treadmill test
holter = holter
sleep study = sleep study; sleep apnea test; sleep lab
lung function = lung function; spirometry
pacemaker = pacemaker; defibrillator
implant = implant; implants; artificial joint; metal plate; screws in
transfusions = transfusion; transfusions; donated blood
cataract = cataract; cataracts
c-section = c section; caesarean; cesarean
fractures = fracture; fractures; broken bone; broken bones
falls = i fell; car accident; work accident
alcohol = how much i drink; drinking habits
covid test = covid test; pcr test; antigen test
health fund = kupat holim; kupah; kupat; kupot; sick fund; hmo; health fund; which hmo; my hmo`,
  fields: fieldRows(0),
  unlisted: `
vaccines / against = vaccine; vaccines; vaccination; vaccinations; vaccinated; jab; jabs; shots; flu shot; covid shot; covid vaccine; booster; immunization; immunizations; immunisation
urine = urine; urinalysis; pee test; pee
blood pressure / I1 = blood pressure reading; bp reading; bp readings; blood pressure; bp
pulse = pulse; heart rate
weight = weight; weigh; weighed; bmi; how heavy
height = height; how tall
temperature = temperature; fever reading
blood type = blood type; blood group; rh factor
pap smear = pap; pap smear; smear
disability = disability
military profile = military profile; army profile; army medical; military medical; draft board
identity number = id number; identity number; passport number; social security number; national id; teudat zehut
emergency contact = emergency contact; emergency contacts; next of kin
occupational health = occupational doctor; occupational health; fitness for work; work fitness
blood donations = donate blood; donated blood; blood donation; blood donations; gave blood
stool test = stool test; stool sample; fecal test; stool check
oxygen level = oxygen; oxygen level; oxygen saturation; spo2
foot exam = foot check; foot exam; feet check; feet exam
hearing test = hearing test; audiogram
births = births; pregnancies; gave birth; give birth; times pregnant
smoking = smoke; smoker; smoking; cigarettes
age = my age; how old am i; how old i am; date of birth; birth date; my birthday; was i born
genetic tests = genetic test; genetic tests; gene test; dna test; brca
referrals = referral; referrals
complications = complications; complication; anesthesia; anaesthesia; anesthetic
hormones = hormones; hormone levels; hormone tests; estrogen
insurance = my insurance in here; my insurance here; my insurance in the record; my insurance listed; my insurance written; insurance in here; insurance number; insurance policy; policy number; insurance details
living will = living will; advance directive; organ donor; donor card
sick leave = sick leave; sick note
eye pressure / H40 = eye pressure; pressure in my eye; pressure in my eyes; pressure in the eye; intraocular pressure; iop
eye exam = eye exam; eye exams; eye check; eye checkup; retina check; retina exam; retinal exam; eye doctor; ophthalmologist; optometrist; eye test; vision test; glasses prescription; eyesight; glasses; contact lenses
teeth = dentist visit; dental; tooth
blood type = o positive; o negative; ab positive; ab negative; rh positive; rh negative`,
}
