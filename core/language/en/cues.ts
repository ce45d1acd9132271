import type { CueWords } from '../cue-words'

/** The English words that say of a fact near them that it is not simply so. */
export const englishCues: CueWords = {
  // Looks like another cue and is none; it hides what it covers.
  pseudo: `
high bleeding risk; bleeding risk; high risk
test for your; tests for your; excluded because of; excluded because; excluded on account of
with no recurrence,; no recurrence,; without recurrence,; no evidence of recurrence,; no further recurrence,
of unclear etiology; unclear etiology; of unknown etiology; of uncertain etiology; unknown etiology; of unclear cause; of unclear origin
confirmed to be; proven to be; shown to be; found to be; noted to be
mm/dd; dd/mm; mm-dd; dd-mm; had repeat; had a repeat; underwent repeat; underwent a repeat
found to have; noted to have; known to have; felt to have; thought to have; appears to have; appeared to have; seems to have; reported to have
was used to; were used to; is used to; being used to; then used to; as discussed above; discussed above; not well controlled; not controlled; not optimally; not fully; not adequately; not compliant; not adherent
not at goal; not at target; not entirely; not currently controlled; not dilated; not enlarged; not thickened
not distended; not obstructed; not displaced; not widened; not raised; not elevated; not inflamed; not tender
not significantly changed; may 0*; may 1*; may 2*; may 3*; may 4*; may 5*; may 6*; may 7*; may 8*; may 9*
on the workup; on workup; on her workup; on his workup; on further workup; during the workup; during workup; on initial workup
being treated for; is treated for; are treated for; currently treated for
is about 0*; is about 1*; is about 2*; is about 3*; is about 4*; is about 5*; is about 6*; is about 7*; is about 8*; is about 9*
lives with *; lives with * *; living with *; living with * *; accompanied by *; accompanied by * *; brought by *
brought by * *; brought in by * *; is due to; was due to; due to; in order to; before meals; before breakfast
before bed; after meals; without complication; without complications; without incident; no complications; no change
no significant change; no interval change; no increase; no decrease; not only; not necessarily; no longer than
gram negative; gram-negative; triple negative; hormone receptor negative; her2 negative; rh negative
rhesus negative; did not appear to; no improvement; without improvement; no relief; no response; without difficulty; mum reports
mom reports; dad reports; mum says; mom says; dad says; mum states; mom states; mum noticed; mom noticed; mum denies
mom denies; mum thinks; mother of; father of; mother reports; mother states; mother says; mother noticed
mother denies; parents report; mother tongue; mother's name; father's name; parent of; not yet; next of kin
brother of; history of present illness; history of presenting; old man; old woman; old male; old female; old lady
family doctor; family physician; family practice; family medicine; family clinic; family health
old gentleman; old boy; old girl; years old; year old; year-old; yr old; y/o; years-old; if not; as possible
possible side effects; please see; please find; please note; please refer; please forward; please contact; please call; in may; on may; rule of; no. *`,

  negated: `
<? no; <? none; <turned out not to be*; <turned out to be nothing; <turned out to be unfounded; <proved not to be*
<proved to be nothing; <proved unfounded; <proved to be unfounded; <was never there; <came to nothing
>no complications during pregnancy such as; >no complications such as; >no complications including; >without complications such as; >no complications of pregnancy such as
>don't see; >don't think; >don't believe; >don't feel; >don't have; >don't find; >doesn't have; >didn't have; >didn't see; >couldn't see; >hasn't shown; >haven't shown; >haven't found; >hasn't found; >didn't reveal; >didn't find; >doesn't reveal; >don't appreciate; >cannot see
>unable to appreciate; >isn't; >wasn't; >doesn't show; >didn't show; >don't suspect
>not a known case of; >not a known; >not a case of; >no prior; >no previous; >no complications of the surgery; >no complications of surgery
>no complications of the operation; >no complications of the procedure; >no; >not; >without; >w/o; >denies; >denied
>denying; >deny; >negative for; >neg for; >not found to have; >not felt to have; >normal for; >absence of; >absent; >free of; >no evidence of; >no evidence for
>no sign of; >no signs of; >no symptoms of; >no history of; >no h/o; >no hx of; >no known; >never had; >never; >nor
>neither; >none of; >lack of; >lacks; >fails to reveal; >failed to reveal; >with no; >does not have; >did not have
>has no; >had no; >unremarkable for; >no longer has; >unaware of; >not interested in; >no interest in; >no suspicion of; >no features of; >no suggestion of
>no stigmata of; >not consistent with; >clear of; >no indication of; >no indication for; >no present indication for; >no current indication for; >no indications for; >no immediate need for; >no present need for; >no findings of; >no findings to suggest
>nothing to suggest; >nil; <not seen; <not found; <not detected; <not identified; <not present; <not demonstrated
<not noted; <not observed; <not visualized; <not visualised; <not evident; <not suspected; <not appreciated
<: never; <- never; <negative; <absent; <surgically absent; <none; <neg; <nil; <denied; <: no; <- no; <not diagnosed; <is not present
<was not suspected; <is not suspected; <not reported; <not documented; <not shown; <: none; <: none clinically; <: none on examination; <: none known; <: none palpable; <: none felt; <: none seen; <: none found; <: none detected; <: none identified; <: none noted; <: none present; <: none evident; <: none reported; <- none; <: not known; <- not known; <: nad; <- nad
<low probability; <: low probability; <- low probability; <low likelihood; <: low likelihood; <- low likelihood; <of low probability; <low pretest probability; >low probability for; >low probability of; >low likelihood of; <not thought likely; <not confirmed; <no longer present; <no longer seen; <no longer visible; <no longer evident; <no longer demonstrated; <is gone; <have gone; <undetected; <is unlikely; <was unlikely; <are unlikely; <unlikely; <very unlikely; <is very unlikely; <highly unlikely; <is highly unlikely; <most unlikely; <is most unlikely
<felt unlikely; <not likely; <did not appear; <did not occur; <has not occurred; <have not occurred; <never occurred; <never appeared`,

  'ruled-out': `
<was later withdrawn; <later withdrawn; <since withdrawn; <was later refuted; <was later retracted; <later disproved
<was later disproved
<have been excluded; <have all been excluded; <have both been excluded; <all been excluded; <were all excluded
<were both excluded; <have been ruled out; <have all been ruled out; <have both been ruled out; <were all ruled out
<turned out to be mistaken; <turned out to be wrong; <turned out to be a false alarm; <proved to be mistaken
<proved to be a false alarm; <proved mistaken; <proved wrong; <was a false alarm
>ruled out for; >excluding; >exclusion of; >excludes; >excluded; >ruled out; >rules out; <ruled out; <was ruled out
<were ruled out; <excluded; <was excluded; <were excluded; <has been excluded; <has been ruled out; <was not found
<has not been diagnosed; <have not been diagnosed; <was not diagnosed; <not been diagnosed; <has not been confirmed; <have not been confirmed; <has not been proven; <not been proven
<not confirmed; <disproved; <been refuted; <was refuted; <been put to rest; <been withdrawn; <was withdrawn; <was revised; <been revised; <been discounted; <was discounted; <was an error; <is an error; <was a mistake; <is a mistake; <was entered in error; <was recorded in error; <recorded in error; <entered in error; <r/o'd; <unlikely given`,

  family: `
>mum; >mom; >mummy; >dad; >daddy; >nan; >grandma; >grandpa; >stepmother; >stepfather; >half-brother; >half-sister
>mother; >father; >brother; >brothers; >sister; >sisters; >parents; >parent; >sibling; >siblings; >grandmother
>grandfather; >grandparents; >aunt; >uncle; >cousin; >son; >daughter; >maternal; >paternal; >niece; >nephew; >twin; >grandson
>granddaughter; >grandchild; >grandchildren; >great-aunt; >great-uncle; >great-grandmother; >great-grandfather; >stepson; >stepdaughter
>half brother; >half sister; >cousins; >aunts; >uncles; >sons; >daughters; >nieces; >nephews; >twins; >brother-in-law; >sister-in-law
>auntie; >granny; >grandad; >granddad; >gran
>family history of; >family history; >family hx; >fhx; >fh; >familial history of; >first-degree relative
>first degree relative; >relatives; >relative with; >his mother; >her mother; >his father; >her father; >wife has; >wife was; >wife is
>husband's; >wife's; >spouse's; >husband has; >husband was; >husband is; >spouse has; >spouse had; >partner has; >partner had; >partner was; >boyfriend has; >girlfriend has; >died of; >died from; >died in; >passed away from; >wife had; >husband had; <runs in the family; <run in the family; >family tendency to; >family tendency towards; <affected * father; <affected * mother; <affected * brother; <affected * sister; <affected * * father; <affected * * mother; <affected * * brother; <affected * * sister;  <in mother; <in father; <in brother; <in sister
<in his mother; <in her mother; <in his father; <in her father; <in his brother; <in her sister; <in his sister
<in her brother; <in the family; <in family; <(mother*; <(father*; <(sister*; <(brother*; <- mother; <- father
<- sister; <- brother; <: mother; <: father; <: sister; <: brother; <in a sibling; <in both parents; <in maternal*
<in paternal*; <in parent*; <in grand*; <in an aunt; <in an uncle`,

  historical: `
>history of; >hx of; >h/o; >hx; >past history of; >prior history of; >previous; >previously; >prior; >past
>status post; >s/p; >post; >status-post; >old; >former; >used to; >formerly; >remote; >remote history of
>personal history of; >known past; >had; >previous history of; >ex; >childhood; >treated for; >recovered from
>resolved; >in remission from; >years after; >after; <in the past; <years ago; <year ago; <months ago; <weeks ago
<in childhood; <as a child; <in remission; <resolved; <now resolved; <, resolved; <(resolved); <- resolved
<in full remission; <in complete remission; <in infancy; <previously; <treated and cured; <cured; <healed; <old
<(old); <past history; <in her youth; <in his youth; <remote; <has resolved; <have resolved; <had resolved
<inactive; <(inactive); <, inactive`,

  planned: `
<pencilled in; <penciled in; <is pencilled in; <is penciled in; <is lined up; <in the diary
>to attend for; >to attend * for; >to attend * * for; >to come for; >to come in for; >to come in * for; >to come in * * for
>to come in * * * for; >to come in on * * * for; >to be admitted for; >to be admitted * for; >to be admitted * * for
>have your; >get your; >book your; >schedule your; >is indicated:; >surgery is indicated; >operation is indicated
>patient is to; >patient to; >he is to; >she is to
>was to be admitted for; >was to be admitted * for; >was to be admitted * * for; >was to be admitted * * * for; >was to be admitted * * * * for; >was to be admitted * * * * * for; >was to have; >was to undergo
>contemplated; >contemplating; >contemplates; >thinking about; >thinking of; <down the road; <down the line; <at some point; <in the future; <at a later date; <eventually
>transfer to * for; >transfer to * * for; >transfer to * * * for; >transfer to * * * * for; >transferred to * * for; >transferred to * * * for; >transport to * * for; >transport to * * * for
>will; >will be; >will be treated; >will be admitted for; >will be admitted * for; >will be admitted * * for; >will be admitted * * * for; >will be admitted * * * * for; >will be admitted * * * * * for
>evaluation regarding; >consultation regarding; >is being admitted for; >is being admitted * for; >is being admitted * * for; >is being admitted * * * for; >is being admitted * * * * for; >is being admitted * * * * * for; >is being admitted * * * * * * for; >is being admitted * * * * * * * for; >is being admitted * * * * * * * * for; >is admitted now for; >is admitted today for; >plan for; >plan to; >plan:; >planned; >planning; >scheduled for; >scheduled; >schedule; >to be
>awaiting; >comes in now for; >comes in for; >came in for; >brought in for; >presents for; >presents to * for; >presents to * * for; >presents here for; >presents today for; >consult for; >rationale for; >options as; >agreeable to; >follow up for; >followup for
>follow-up for; <in the near future; >risks and complications of; >risks and perceivable; >risks and foreseeable; >risks and potential complications of; >risks and possible complications of
>risks and benefits of; >risks of; >potentials of; >potential of; >can be obtained with; >can be achieved with; >potential complications of; >possible complications of; >transfer for; >transferred for; >transport for; >management options; >treatment options
>options including; >alternative therapies including; >alternative treatments including; >alternatives including; >alternatives include; <lowers the risk of; <lowers your risk of; <lowers the chance of; <reduces the risk of; <reduces your risk of; <reduces the chance of; <can be discussed; <could be discussed; <may be discussed; <can be considered; >options are; >procedure consisting of; >described the procedure; >thoughts were to; >thought was to; >benefits of; >year-old lady for; >year-old gentleman for; >year-old woman for; >year-old man for; >year-old female for; >year-old male for; >necessary to perform; >indicated to perform; >in place to perform; >elected to perform; >interested in; >await; >awaits; >pending; >recommend; >recommended; >recommends; >recommending
>recommendation for; >suggest; >suggested; >suggests; >advise; >advised; >advice:; >advised:; >adv:; >adv :; >consider; >considering; >consideration of
>repeat; >refer for; >referred for; >referral for; >refer to; >referral to; >booked for; >booked; >arrange
>arranged; >arranging; >request; >requested; >requesting; >order; >ordered; >candidate for; >would benefit from
>needs; >need for; >should have; >should undergo; >requires; >to have; >to undergo; >follow up with; >follow-up with
>return for; >due for; >due at; >due at *:; >due in *:; >waiting list for; >listed for; >listed * for; >listed * * for; >put forward for; >put * forward for; >put * down for; >list for; >proceed with; >proceed to; >for elective
>elective; >possible; >if needed; >if; >may need; >may require; >might need; >offered; >discuss; >discussed
>in view of possible; >grateful for; >please arrange; >please perform; >please; >next; >prior to; >before; >declined
>refused; >refuses; >option of; >options include; >upcoming; >anticipate; >anticipated; >unless; >cancelled
>canceled; >postponed; >opted out of; >opted against; >decided against; >chose against; >chose not to have; >did not attend; >did not have; >did not undergo; <had to be rescheduled; <was rescheduled; <has been rescheduled; <was abandoned; <had to be abandoned; >defer; >deferred; >obtain; >check; >monitor; <is planned; <was planned; <are planned
<planned; <is suggested; <are suggested; <was suggested; <were suggested; <scheduled; <is scheduled; <was scheduled; <recommended; <is recommended; <was recommended
<are recommended; <is advised; <are advised; <needs to be; <need to be; <has to be; <will need to be; <to be done; <to be performed; <to be scheduled; <pending; <is pending; <awaited; <in 1 week
<in * weeks; <in * months; <in * days; <in three months; <in six months; <next week; <next month; <next year
<kept ready; <on standby; <no longer needed; <is no longer needed; <no longer required; <is no longer required; <no longer indicated; <not felt to be necessary; <not felt necessary; <not thought necessary; <not considered necessary
<not deemed necessary; <not deemed appropriate; <not appropriate; <not carried out; <not attempted; <not undertaken
<not wanted; <not offered; <only if; <if below; <if above; <if under; <if over; <if less than; <if more than; <if * below; <if * above; <if * under; <if * falls; <if * drops; <if * is below; <if * is above; <if it; <if he; <if she; <if they; <if the; <if there; <would be; <should be avoided; <not suitable; <at the discretion; <may be
<considered; <not indicated; <is not indicated; <was not indicated; <not required; <is not required; <not needed
<please; <prescribed but not dispensed; <not yet prescribed; <not prescribed yet; <not dispensed; <was not dispensed; <awaiting approval; <pending approval; <not necessary; <cannot be performed; <cannot be done; <can not be performed; <could not be performed; <could not be done; <could not be completed; <cannot be obtained; <could not be obtained; <unable to be performed; <was not possible; <not performed; <status : unused; <status: unused; <: unused; <- unused; <: not used; <not used; <not obtained; <was not obtained; <not given; <was not given; <were not given; <not administered; <not done yet; <not yet done; <not done; <was not done; <not repeated; <was not repeated; <were not repeated; <has not been repeated; <have not been repeated
<was not performed; <has not been done; <have not been done; <has not been performed; <had not been done; <was not done; <has not yet been done; <were not done; <was deferred; <deferred; <declined; <refused; <was declined; <was refused; <cancelled
<canceled; <postponed; <delayed; <was postponed; <has been postponed; <to look for; <to assess; <to evaluate
<to rule out; <to exclude; <to check; <to investigate; <up to date; <is due; <due; <overdue; <if needed
<if this fails; <if that fails; <if it fails; <if these fail; <discussed if; <discussed as; <discussed but; <offered
<if symptoms*; <talked about; <was talked about; <was discussed; <were discussed; <is advised; <advised; <was advised; <has been requested; <requested
<ordered; <has been ordered; <was offered; <to follow; <to be arranged; <has been arranged; <is arranged
<is being arranged; <is considered; <was considered; <may be considered; <could be considered; <to be considered
<will be*; <should be*; <must be*; <contraindicated; <is contraindicated; <is indicated; <as outpatient; <as an outpatient
<booked; <is booked; <in case of; <not feasible; <not possible; <was tried but; <was attempted but; <unavailable; <not available; <every * months
<annually; <not yet; <if; <referral; >referral sent; >referral made; >referral placed; >referral written; >referring * to; >referring * for; >referred * to
>referred him for; >referred her for; >referred them for; >referred you for; >services include; >services including; >we offer; <date to be*; <would only be; <would then be; <would not be; <could only be; <might be; <might only be`,

  hypothetical: `
<was our first concern; <was the first concern; <was the concern; <was our concern; <was the main concern; <was our main concern
<was our first thought; <was entertained
>used to fear; >fears; >fearing; >thought he was having; >thought she was having; >thought he had; >thought she had
>thought it was; >may still; >might still; >could still
>common cause of; >leading cause of; >frequent cause of; <vaccinations; <vaccines; <immunizations; <immunisations; <boosters; <jab
<jabs
>to determine if; >to determine whether; >determine if; >determine whether; >to find out if; >to find out whether; >to see whether
>to establish whether; >not know whether; >not sure whether; >not certain whether; >that leads to; >usually leads to
>can result in; >could result in; >might result in; >may result in
>worried re; >worries re; >worry re; >anxious re; >concerned re; >worried re:; >worries re:; >concerned re:; >fear that; >feared
>afraid that; >afraid it is; >afraid it was; >scared of; >scared that; >terrified of; >frightened of; >dreaded; >dreads; >googled
>read online about; >worries that; >worried that; >worried it is; >worried it was; >worried he has; >worried she has
>convinced it is; <had been afraid of; <was afraid of; <is afraid of; <had feared; <was feared; <had been feared
<had worried about; <was worried about; <is worried about
<result awaited; <results awaited; <result is awaited; <results are awaited; <result still awaited; <results still awaited; <result pending; <results pending
<result is pending; <results are pending; <result outstanding; <results outstanding; <result to follow; <results to follow; <test pending; <tests pending
<test awaited; <test outstanding; <culture pending; <cultures pending; <culture awaited; <pcr pending; <pcr awaited; <pcr sent; <swab pending; <swab awaited
<swab sent; <swab taken; <screen sent; <screen pending; <screen awaited; <result not back; <results not back; <not yet back; <result not yet back
>results awaited; >result awaited; >awaited results; >results awaited for; >awaiting results for; >awaiting results of; >results pending; >pending results; >results outstanding
>outstanding results; >still awaited; >results to follow; >tests pending; >tests awaited
>wondered about; >wonder about; >wondering about; >wondered if; >wonder if; >wondered whether; >before we speak of; >before we can speak of; >before speaking of
>before a diagnosis of; >before diagnosing; <not sufficient for a diagnosis; <not sufficient for diagnosis; <insufficient for a diagnosis; <is not diagnostic
>of 100 women; >of every 100 women; >out of 100 women; >of 100 men; >of every 100 men; >out of 100 men; >of 100 people; >of every 100 people; >out of 100 people; >of 100 patients; >of every 100 patients; >out of 100 patients; >of 100 children; >of every 100 children; >out of 100 children; >of 1000 women; >of every 1000 women; >out of 1000 women; >of 1000 men; >of every 1000 men; >out of 1000 men; >of 1000 people; >of every 1000 people; >out of 1000 people; >of 1000 patients; >of every 1000 patients; >out of 1000 patients; >of 1000 children; >of every 1000 children; >out of 1000 children
>about * have; >about * will have; >about * get; >about * will get; >about * develop; >about * will develop; >one in * women; >1 in * women; >one in * men; >1 in * men; >one in * people; >1 in * people; >one in * patients; >1 in * patients; >one in * children; >1 in * children; >one in * persons; >1 in * persons
>refused:; >refused *:; >not approved:; >not approved *:; >application refused:; >under review:; >under consideration:; >still under review:; >list any; >list all; <is a common cause; <is a frequent cause; <is a rare cause; <are common causes
>is a common cause of; >is a frequent cause of; >is a rare cause of; >are common causes of; >common causes of
>please list; >immune to; >immunity to; >immunity against; >antibodies to; >antibodies against
>exposed to; >exposure to; >contact with; >contact of; >ask about; >asked about; >asks about; >asking about; >enquire about; >enquired about; >inquire about
<need to be considered; <needs to be considered; <should be considered; <must be considered; >potential development of; >potential for development of
>could be having * due to; >may be having * due to; >might be having * due to; >would be; >would then be; >would only be; >rather than; >instead of; >as can be seen with; >as can be seen in; >as may be seen with; >as may be seen in; >as is seen with; >can be seen with; >can be seen in patients with
>unknown history of; >unknown whether; >chance that; >chance this; >chance of; >a chance that
>less likely; >unlikely; >highly unlikely; >very unlikely; >not likely; >doubt; >doubtful; >rule out; >r/o
>to rule out; >to exclude; >exclude; >rule-out; >cannot rule out; >cannot exclude; >can not exclude
>could not exclude; >not ruled out; >possible; >possibly; >possibility of; >possibility that; >possibility this
>possible that; >hesitant to; >reluctant to; >hesitate to; >wary of; >maybe; >perhaps; >question of; >questionable
>query; >?; >may have; >may be; >may; >might; >could be; >could represent; >could; >would; >concern for
>concerning for; >worry for; >biopsied for; >taken for; >obtained for; >biopsies for; >biopsy for; >sent for
>cultured for; >stained for; >swabbed for; >swab for; >checked for; >investigated for; >investigations for
>to confirm; >evaluate for; >evaluation for; >evaluation of; >evaluated for; >evaluate; >assess for; >screening for; >screen for; >screened for
>test for; >tested for; >testing for; >work-up for; >workup for; >cost of; >price of; >work up for; >worked up for; >being worked up for; >monitor for; >watch for; >watch for any development of; >watch her for any development of; >watch him for any development of; >any development of; >could have had; >might have had; >look for
>looking for; >risk of; >risk for; >at risk of; >at risk for; >risk factors for; >risk factor for
>increased risk of; >to eliminate; >to prevent; >prevention of; >prevent; >prophylaxis for; >prophylaxis against; >prophylaxis of
>prophylactic; >avoid; >in case of; >if; >should; >whether; >return if; >call if; >call for; >call us for; >call the clinic for; >return for; >come back for; >unless; >signs of; >symptoms of
>educated about; >education on; >information about; >leaflet on; >leaflet about; >leaflet explains what; >explains what; >is about; >are about; >learn about; >read about
>talk about; >questions about; >patients with; >in patients on; >of patients on; >for patients on; >in a patient on; >of a patient on; >for a patient on; >patients taking; >patients receiving; >people taking; >patient with known or; >people with; >individuals with
>persons with; >adults with; >women with; >men with; >children with; >those with; >subjects with; >target for
>targets for; >goal for; >consider; >considered; >considering; >vaccine against; >vaccination against; >vaccine for
>immunization against; >immunisation against; >differential includes; >differential diagnosis; >ddx; >dd; >versus
>vs; >as opposed to; >precautions for; >warned of; >warned about; >warned * of; >warned * about; >warned * * of; >warned * * about; >cautioned about; >cautioned of; >cautioned * about; >alerted to; >fear of; >awareness of; >unawareness of; >be started at * weeks of; >will start at * weeks of; >afraid of; >worried about; >worries about; >worry about
>anxious about; >concerned about; >used to treat; >used for; >indicated for; >is used; >risks of; >risks for; >can be associated with; >may be associated with; >are associated with; >can lead to; >may lead to; >in children can; >can cause; >may cause
>could cause; >side effects; >adverse effects; >warning; >complications include; >complications such as
>including the risk; >threshold for; >diagnostic of; >criteria for; >suggestive of possible; >not typical of
>reference for; >guideline; >guidelines for; >indicative of; >indicates; >or higher; <?; <(?); <possible
<is possible; <cannot be excluded; <cannot be ruled out; <could not be excluded; <not excluded; <not ruled out
<can not be excluded; <to be excluded; <to be ruled out; <should be ruled out; <must be ruled out; <needs to be ruled out; <need to be ruled out; <was the first thought; <was thought of; <considered; <was considered; <is considered
<is being considered; <risk; <screening; <screen; <prophylaxis; <prevention; <precautions; <vaccine; <vaccination
<booster; <shot; <shots; <toxoid; <immunization; <immunisation; <guidelines; <education; <in the differential
<as its risks; <as their risks; <as its risk; <as risks; <as possible risks; <as known risks; <as side effects; <as possible side effects; <as its side effects; <as possible complications; <among its risks
<can occur; <can also occur; <can develop; <can happen; <can recur; <may recur; <can return; <may return; <can still occur; <may also occur
>or lower is; >or below is; >or less is; >or above is; >or more is; >or lower means; >or below means; >or less means; >or higher means; >or above means; >or more means
>complications of * such as; >complications of * * such as; >side effects such as; >possible side effects:; >common side effects:
<if worse*; <have been explained; <has been explained; <was explained; <were explained; <occurs; <develops
<could be; <may occur; <may develop; <risk assessment; <questionable; <unclear; <work-up; <workup; <awaiting; <?`,

  suspected: `
>probably due to; >likely due to; >most likely due to; >probably secondary to; >likely secondary to; >presumably due to; >possibly due to; >may be due to
>suspected; >suspicion of; >suspicious for; >suspect; >suspects; >likely; >most likely; >probable; >probably
>presumed; >presumptive; >presumably; >consistent with; >compatible with; >suggestive of; >suggesting; >suggest
>suggests; >in keeping with; >impression of; >working diagnosis; >provisional diagnosis of; >appears to be; >favor
>favors; >favour; >favours; >initially thought to be; >first thought to be; >thought to be; >felt to be; >represents; >representing; >indicating; <suspected
<is suspected; <was suspected; <likely; <is likely; <probable; <is probable; <presumed; <(suspected); <(probable); <awaiting histology; <awaiting biopsy; <awaiting biopsies; <awaiting pathology; <awaiting confirmation
<pending histology; <pending biopsy; <pending biopsies; <pending pathology; <pending confirmation; <to be confirmed; <histology pending; <biopsy pending; <biopsies pending; <pathology pending; <histology awaited; <biopsy awaited; <biopsies awaited
<(presumed)`,
}
