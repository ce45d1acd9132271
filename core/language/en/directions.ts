import type { DirectionWords } from '../direction-words'
import { englishDoseWords } from './dose-words'

/** The English words of directions for taking a drug. */
export const englishDirections: DirectionWords = {
  words: {
    ...englishDoseWords,
    'period:min': 'minute; minutes',
    'period:h': 'hour; hours',
    'period:d': 'day; days; nights; dy',
    'label:d': 'day; days',
    'label:wk': 'week; weeks',
    'each:d': 'day; a single day; one day; any one day',
    'each:wk': 'week',
    'each:mo': 'month',
    'each:h': 'hour',
    'each:a': 'year',
    'period:wk': 'week; weeks',
    'period:mo': 'month; months; mth; mths',
    'period:a': 'year; years; yr; yrs',
    'word:days': 'day; days; night; nights',
    'span:1wk': 'a week; one week',
    'span:2wk': 'a fortnight; one fortnight',
    'span:30min': 'half an hour; half hour; a half hour; half an hr; 1/2 hour; 1/2 hr; ½ hour',
    'span:1h': 'an hour; one hour',
    'span:1mo': 'a month',
    'span:1a': 'a year',
    'freq:1/1d': 'daily; everyday',
    'freq:1/2d':
      'alternate days; on alternate days; alternating days; each alternate day; every alternate day; every second day; alternative days; on alternative days; on every other day',
    'freq:1/1wk': 'weekly',
    'freq:1/2wk':
      'fortnightly; every fortnight; alternate weeks; once a fortnight; once every fortnight; once per fortnight; each fortnight; once fortnightly',
    'freq:1/1mo': 'monthly',
    'freq:1/3mo': 'quarterly',
    'freq:1/1a': 'yearly; annually; once annually',
    'freq:1/1h': 'hourly',
    'freq:2/1d': 'two times daily; twice daily',
    'often:1': 'once; one time; one single time',
    'often:2': 'twise; twicw; two separate times; twice',
    'often:3': 'thrice',
    'habit:1/1d':
      'at the same time each day; at the same time every day; same time each day; same time every day; at the same time daily; at the same time of day; at around the same time each day; as a single daily dose; daily maintenance; at about the same time each day; in a single daily dose; the same time each day; the same time every day; at the same time of the day each day',
    'habit:1/1wk':
      'on the same day each week; the same day each week; the same day every week; on the same day every week; on the same day of the week; on the same day of each week; the same day of each week; the same day of the week',
    'word:times': 'xs; times; time; x',
    'word:x': 'by',
    'word:per': 'per; a; an; each; every; /; in a; in each; out of every; of each; of the; every',
    'word:every': 'every; each',
    'word:other': 'other; second; alternate',
    'word:hourly': 'hourly; hrly; hly',
    'word:to': 'to; or; -; –; through; thru',
    'word:and': 'and; &; +; plus; also; as well as; along with',
    'word:then':
      'then; followed by; and then; after that; afterwards; subsequently; then continue; then take; next; followed with',
    'word:raise':
      'increase to; increasing to; increase dose to; decrease to; reduce to; reducing to; titrate to; titrate up to; taper to; go up to; go down to; up titrate to; titrated to; titrated up to; increased to; reduced to; decreased to; tapered to; lowered to; lower to; then increase to; stepping down to; step down to; step up to; cut down to; cut to; drop to; dropping to; raise to',
    'word:alter':
      'increase; decrease; reduce; titrate; taper; wean; reducing; increasing; decreasing; adjust; double; alternate with; alternating with; tapering',
    'word:byamount': 'by',
    'word:stop':
      'then stop; and stop; then discontinue; and then stop; then off; stop; break; break of; a break of; rest; pause; d/c; then d/c; dc',
    'word:for':
      'for; indication; indications; reason; for the treatment of; for treatment of; to treat; for relief of; to relieve; to prevent; for prevention of; to control; to help with; to help; due to',
    'word:lasting':
      'for a total of; for total of; for a further; for an additional; for a duration of; duration; for the next; for up to; over; for another; for first; for the first; during; times; for the following; throughout',
    'word:within': 'in; in the; of; of the; in your; in my',
    'word:fixedday': 'on a fixed day; a fixed day',
    'word:more':
      'more; additional; further; other; full; total; consecutive; whole; first; next; only; straight',
    'word:course': 'course; supply; day course',
    'word:at': 'at; @; around; about; approximately',
    'word:prn':
      'as often as needed; as often as required; as needed; as required; when needed; when required; if needed; if required; as necessary; if necessary; whenever needed; only if needed; only as needed; only when needed; only if required; on demand; when necessary; as often as necessary; as and when needed; as and when required; when you need it; as you need it; if you need it; only when necessary; whenever necessary; whenever required; as often as you need; only when required; when it is needed; when i need it; only when i need it; if i need it; only if i need it; as i need it; as neded; when neded; if neded',
    'word:incase':
      'at first sign of; at the first signs of; at onset of symptoms of; if; in case of; for symptoms of; for any; when; at the first sign of; at onset of',
    'word:most':
      'for no longer than; no longer than; not longer than; for not longer than; for no more than; for not more than; for a maximum of; for max; for maximum; for a max of; for at most; max; maximum; max of; maximum of; max dose; maximum dose; do not exceed; dont exceed; not to exceed; not exceed; not exceeding; nte; not more than; no more than; do not take more than; do not use more than; never more than; at most; not to exceed more than; must not exceed; maximum of up to; max total; never exceed; limit of; limit; limit to; limited to; limited to a maximum of; to a maximum of; a maximum of; up to a maximum of; to a max of; a max of; up to a max of; up to max; up to maximum; but no more than; but not more than; never take more than; never use more than; never to exceed; not to be exceeded; do not use over; do not take over; not over',
    'word:mayraise':
      'may increase to; may be increased to; can increase to; can be increased to; may go up to; may titrate to; may titrate up to; could increase to; may raise to; may increase dose to',
    'word:notoftener':
      'not more often than; no more often than; not more than every; no more than every; not more than once every; no more than once every; at most every; at most once every; max every; maximum every; not more frequently than; no more frequently than; at least',
    'word:mostdaily':
      'max daily dose; maximum daily dose; maximum daily; max daily; mdd; max daily amount; maximum daily amount',
    'word:dailymost': 'daily maximum; daily max; daily limit; daily maximum of; daily max of',
    'word:upto': 'up to; as many as; upto; as often as',
    'word:except':
      'every day but; daily but; all days but; every day apart from; except for on; save; other than; all days except; except; except on; except for; excluding; apart from; but not on; not on; with the exception of; excl',
    'word:skip':
      'skip; skip on; none on; none; no dose on; no dose; no tablet on; omit; omit on; hold on; nothing on',
    'word:refrain':
      'do not; dont; without; avoid; avoid taking; never; should not be; must not be; not to be; avoid contact with; not to; keep away from; do not take with; should not',
    'word:deed':
      'crush; crushing; crushed; chew; chewing; chewed; break; breaking; broken; split; splitting; cut; open; drive; driving; operate machinery; lie down; lying down; swallow; alcohol; drink alcohol; drinking alcohol; alcoholic drinks; grapefruit; grapefruit juice; sunlight; sun; sun exposure; direct sunlight; eye contact; contact with eyes; the eyes; stop; stop abruptly; stop suddenly; stop taking; stop taking this medicine; stop taking suddenly; stop taking abruptly; freeze; refrigerate; share; dairy; dairy products; antacids; milk; iron; calcium; eyes; mouth; lie flat; eat; eat or drink; drink; exceed the stated dose; smoke; driving or operating machinery; swim; shower; bathe',
    'word:caution':
      'may cause; can cause; might cause; could cause; may make you; may make you feel; can make you; this medicine may make you',
    'word:water':
      'water; juice; liquid; milk; fluid; fluids; cold water; warm water; drink; beverage; applesauce; yogurt; yoghurt; soda; clear liquid; squash; lukewarm water; other liquid; room temperature water',
    'word:vessel':
      'glass; full glass; glasses; large glass; small glass; tall glass; cup; cups; ounce; ounces; oz; fl oz; bottle; plenty; lots; a lot',
    'word:once':
      'loading dose; as a loading dose; loading dose of; once only; one time only; for one dose only; one time; one time dose; as a one time dose; as one time dose; as a once only dose; immediately; now; right away; at once; one off; for 1 dose; 1 time; 1 time only; 1x; straight away; straightaway; right now; as a one off; as a one off dose; one off dose; as a stat dose; stat dose',
    'word:onedose':
      'one dose; 1 dose; one dose only; 1 dose only; single dose; as a single dose; a single dose; one single dose; as one dose; in one dose; in a single dose; for one dose',
    'word:today': 'today; now; tonight',
    'word:after': 'after; in',
    'days:work': 'weekdays; on weekdays; weekdays only; working days',
    'days:satsun': 'weekends; weekend; on weekends; on the weekend; at weekends; at the weekend',
    'days:other':
      'rest of week; the rest of week; rest of days; the other days of week; on other days; on the other days; on remaining days; every other day of week; on the rest of the days; on all the other days; otherwise daily; all other days; all the other days; other days; the other days; remaining days; the remaining days; the rest of the week; rest of the week; the rest of the days; all remaining days; every other day of the week; on all other days; the other four days; the other five days; the other days of the week; all other days of the week',
    'when:MORN':
      'in the morning; every morning; each morning; morning; mornings; in the mornings; the morning; with morning; in am; in the am; the am; every am; each am; in the morning time; early morning; in the early morning; early in the morning',
    'when:NOON':
      'at noon; noon; midday; at midday; at mid day; every noon; noontime; in the noon; lunchtime; at lunchtime; noon time; at noontime',
    'when:AFT':
      'in the afternoon; every afternoon; afternoon; mid afternoon; each afternoon; the afternoon; late afternoon; early afternoon; in the late afternoon; in the early afternoon',
    'when:EVE':
      'in the evening; every evening; each evening; evening; evenings; in the evenings; the evening; in pm; in the pm; the pm; every pm; each pm; with evening; teatime; at teatime; early evening; late evening; in the early evening',
    'when:NIGHT':
      'at night; every night; each night; nightly; night; nights; at nite; nite; every nite; at nighttime; at night time; in the night; overnight; once nightly; the night; nighttime; night time',
    'when:HS':
      'at bed tme; at betime; right before bed; just before bed; immediately before bed; right before bedtime; just before bedtime; shortly before bed; shortly before bedtime; before you go to bed; when you go to bed; before going to sleep; before you sleep; before you go to sleep; at time of sleep; on going to bed; on retiring; upon retiring; before retiring; at bedtime; bedtime; before bed; before bedtime; at bed time; every bedtime; before sleep; before sleeping; prior to bed; prior to bedtime; before going to bed; at hour of sleep; at the hour of sleep; every night at bedtime; nightly at bedtime; each night at bedtime; at night before bed; at night at bedtime; every evening at bedtime; every night before bed; at night before bedtime; when going to bed; in the evening before bed; daily at bedtime; nightly before bed; going to bed; in the evening before bedtime; in the evening at bedtime',
    'when:WAKE':
      'upon waking; on waking; upon awakening; on awakening; on rising; upon rising; when you wake up; after waking up; after waking; at wake up; first thing in the morning; upon arising; on arising',
    'relation:AC':
      'ac; a.c.; before; prior to; ahead of; preceding; immediately before; just before; right before; shortly before; straight before; immediately prior to; directly before',
    'relation:C':
      'w/; with the first bite of; with first bite of; at the start of; at start of; at the beginning of; in the middle of; halfway through; midway through; together with; alongside; during the; with; at; during; w; while eating; along with; with or after; with or just after; with or immediately after',
    'relation:PC':
      'pc; p.c.; after; following; at the end of; at end of; immediately after; just after; right after; straight after; directly after; shortly after',
    'meal:any':
      'first food; first food of the day; the first food of the day; first meal; first meal of the day; the first meal of the day; first food or drink of the day; the first food or drink of the day; meal; meals; food; eating; each meal; every meal; the meal; all meals; your meals; the same meal; a meal; snack; a snack; food or milk; milk or food; main meals; you eat; meals and snacks; first bite of each meal; the first bite of each meal; first bite of a meal; the first bite of a meal; first bite of meals; the start of a meal; the start of each meal; the start of meals; main meal; your main meal; the main meal',
    'meal:M':
      'brekfast; breakfst; breakfat; breakfest; breakfast; morning meal; the morning meal; your breakfast; breakfast meal; breakfast time; breakfasttime',
    'meal:D': 'lunch; midday meal; noon meal; your lunch; the midday meal',
    'meal:V':
      'dinner; supper; evening meal; the evening meal; your dinner; dinner meal; tea; dinner time; dinnertime; supper time; suppertime',
    'day:sun': 'sunday; sundays; sun',
    'day:mon': 'monday; mondays; mon',
    'day:tue': 'tuesday; tuesdays; tue; tues',
    'day:wed': 'wednesday; wednesdays; wed; weds',
    'day:thu': 'thursday; thursdays; thu; thur; thurs',
    'day:fri': 'friday; fridays; fri',
    'day:sat': 'saturday; saturdays; sat',
    'initial:mon': 'M; Mo',
    'initial:tue': 'Tu; T',
    'initial:wed': 'W; We',
    'initial:thu': 'Th',
    'initial:fri': 'F; Fr',
    'initial:sat': 'Sa; S',
    'initial:sun': 'Su',
    'initials:mon,wed,fri': 'MWF; mwf; M W F',
    'initials:tue,thu,sat': 'TTS; TThS; TuThSa; T Th S',
    'initials:tue,thu': 'TTh; TuTh',
    'purpose:pain':
      'pian; in pain; teething pain; teething; menstrual pain; neck pain; shoulder pain; hip pain; foot pain; leg pain; throat pain; ear pain; breast pain; cancer pain; chronic pain; post op pain; sciatica; pain; pains; pain relief; aches; ache; discomfort; mild pain; moderate pain; severe pain; moderate to severe pain; mild to moderate pain; mild or moderate pain; joint pain; back pain; knee pain; breakthrough pain; nerve pain; nerve pains; abdominal pain; arthritis pain; neuropathic pain; toothache; tooth pain; dental pain; earache; muscle pain; muscle aches; body aches; bone pain; stomach pain; pelvic pain; postoperative pain; post operative pain; surgical pain; pain control; bad pain',
    'purpose:fever': 'temp; fever; fevers; temperature; high temperature',
    'purpose:nausea': 'nauseous; feeling nauseous; feel sick; queasiness; nausea; nauseated; feeling sick',
    'purpose:vomiting': 'throwing up; vomiting; emesis',
    'purpose:headache': 'HA; H/A; a headache; tension headache; tension headaches; headache; headaches',
    'purpose:migraine': 'migraine; migraines',
    'purpose:anxiety': 'anxiety; anxious; panic attacks; panic; nerves',
    'purpose:agitation': 'agitation; agitated; restlessness',
    'purpose:sleep':
      'cannot sleep; cant sleep; i cannot sleep; you cannot sleep; i cant sleep; you cant sleep; unable to sleep; not sleeping; unable to fall asleep; cannot fall asleep; sleep problems; sleeping difficulty; sleep; insomnia; sleeplessness; trouble sleeping; difficulty sleeping',
    'purpose:itch': 'itchy; itchy skin; itchy eyes; itch; itching; itchiness; pruritus',
    'purpose:rash': 'rash; rashes',
    'purpose:cough': 'cough; coughing',
    'purpose:wheeze': 'wheezy; wheeze; wheezing; bronchospasm; asthma; asthma attack; asthma symptoms',
    'purpose:breathlessness':
      'short of breath; breathless; out of breath; difficulty in breathing; shortness of breath; breathlessness; dyspnea; dyspnoea; sob; difficulty breathing; trouble breathing',
    'purpose:chest-pain':
      'cp; chest tightness; chest pressure; chest pain; angina; chest pains; anginal pain; chest discomfort',
    'purpose:constipation': 'constip; constipated; constipation',
    'purpose:diarrhea': 'diarrhea; diarrhoea; loose stools; loose stool',
    'purpose:heartburn': 'heartburn; reflux; indigestion; acid reflux; stomach acid; gerd; dyspepsia',
    'purpose:spasm': 'spasm; spasms; muscle spasm; muscle spasms; bladder spasms; back spasms; spasticity',
    'purpose:cramps': 'cramps; cramping; leg cramps; abdominal cramps; menstrual cramps',
    'purpose:allergy':
      'allergy; allergies; allergy symptoms; hay fever; allergic rhinitis; seasonal allergies; allergic reaction',
    'purpose:dizziness': 'dizzy spells; lightheadedness; dizziness; vertigo',
    'purpose:congestion':
      'sinus congestion; sinus pressure; blocked nose; congested; nose congestion; congestion; nasal congestion; stuffy nose',
    'purpose:gas': 'gas; bloating; flatulence',
    'route:oral':
      'by mouht; by moth; by mouthh; oral syringe; by oral syringe; with oral syringe; in oral syringe; with an oral syringe; using oral syringe; by mouth; orally; oral; via mouth; by oral route; oral route; per mouth; swallow; via oral route; by the mouth; through the mouth; by the oral route',
    'route:intravenous':
      'intravenous; intravenously; into the vein; into a vein; by iv; iv push; iv piggyback; infusion; infuse; by vein; intravenous route',
    'route:subcutaneous':
      'subcutaneous; subcutaneously; under the skin; beneath the skin; into the skin; subcutaneous route; sub cutaneously; subcutaneous injection; into the subcutaneous tissue; into fatty tissue under the skin',
    'route:intramuscular':
      'intramuscular; intramuscularly; into the muscle; into a muscle; intramuscular route; into muscle',
    'route:inhaled':
      'inhale; inhaled; inhalation; by inhalation; via inhalation; inhalation route; by inhalation route; nebulized; nebulised; nebulizer; nebuliser; nebulize; nebulise; via nebulizer; via nebuliser; by nebulizer; by nebuliser; into the lungs; into lungs; via spacer; with spacer; via a spacer; using a spacer; using spacer; through a spacer; through spacer; inhale by mouth; inhaled orally; in nebulizer; breathe in; inhale orally; nebulization; by nebulization; nebulizations; through nebulizer; via inhaler; by inhaler; via inhalation route; with a spacer',
    'route:nasal':
      'intranasal; intranasally; nasally; into the nose; nasal; in the nose; nasal route; in nose',
    'route:sublingual': 'sublingual; sublingually; under the tongue; beneath the tongue; under tongue',
    'route:buccal': 'buccal; buccally; between cheek and gum; inside the cheek; in the cheek',
    'route:ophthalmic': 'ophthalmic; eye drops; eye drop; ophthalmic route; ophthalmically',
    'route:otic': 'otic; ear drops; ear drop; otically',
    'route:topical': 'locally; apply locally; topical; topically; to the skin topically; topical route',
    'route:transdermal': 'transdermal; transdermally; onto the skin; on the skin; transdermal route',
    'route:rectal':
      'back passage; into the back passage; in the back passage; into back passage; through the back passage; via the back passage; into rectum; in rectum; rectal; rectally; per rectum; into the rectum; in the rectum; by rectum; rectal route',
    'route:vaginal':
      'vaginal; vaginally; intravaginally; intravaginal; into the vagina; per vagina; in the vagina; vaginal route; in vagina',
    'route:tube':
      'via feeding tube; feeding tube; via ng tube; via g tube; via peg; via peg tube; per ng tube; per peg tube; by tube; per tube; through the tube; via tube; via gastrostomy tube; by g tube; by peg tube; per g tube; by ng tube; peg tube route; by peg tube route; through feeding tube',
    'route:intradermal': 'intradermal; intradermally',
    'implied:topical': 'apply; cream; ointment; gel; lotion; foam',
    'implied:oral': 'syrup; suspension; oral solution; oral suspension; drink; dissolve in mouth',
    'implied:inhaled': 'inhaler; diskus; turbuhaler; spacer',
    'implied:nasal': 'nasal spray',
    'implied:vaginal': 'pessary; pessaries',
    'word:formerly':
      'increased from; decreased from; reduced from; lowered from; raised from; up from; down from; changed from; instead of; previously; formerly; before was; was previously; used to be; in place of; rather than; replaces; replacing; to replace; this replaces; in lieu of',
    'part:eye': 'eye; eyes',
    'part:ear': 'ear; ears',
    'part:nostril': 'nose holes; nostril; nostrils; nare; nares; side of nose; side of the nose',
    'part:area':
      'affected area; affected areas; aa; the area; area; areas; affected skin; affected skin areas; rash areas; affected site; affected sites; the affected part; involved area; involved areas; affected body area; lesion; lesions; wound; to rash; to the rash; on the rash; on rash',
    'part:skin':
      'skin; dry skin; clean skin; clean dry skin; body; behind the ear; behind ear; behind one ear',
    'part:face': 'face; cheeks; facial skin',
    'part:scalp': 'scalp; hair; head',
    'part:hand': 'hand; hands; palms; fingers',
    'part:arm': 'arm; arms; upper arm; upper arms; forearm; forearms',
    'part:leg': 'leg; legs; lower leg; lower legs',
    'part:foot': 'foot; feet; heel; heels; toes; soles',
    'part:knee': 'knee; knees',
    'part:shoulder': 'shoulder; shoulders',
    'part:elbow': 'elbow; elbows',
    'part:back': 'back; lower back; upper back',
    'part:neck': 'neck',
    'part:abdomen': 'abdomen; stomach area; belly; tummy',
    'part:thigh': 'thigh; thighs; upper thigh; outer thigh',
    'part:nail': 'nail; nails; toenail; toenails; affected nail; affected nails',
    'part:lip': 'lip; lips',
    'part:mouth': 'inside of mouth; gums; inside the mouth; in the mouth; into the mouth; in your mouth',
    'part:eyelid': 'eyelid; eyelids; lid margin; lower eyelid; inside lower eyelid',
    'side:left': 'left; lt; l',
    'side:right': 'right; rt; r',
    'side:both': 'both; each; per; every; bilateral; bilaterally; ea',
    'by:directed':
      'as directed by your healthcare provider; as directed by provider; ud; ut dict; ut dictum; according to directions; according to instructions; according to the leaflet; as per leaflet; as directed in package; as per package insert; per package insert; as directed on label; as directed on the label; as labeled; as labelled; as ordered; as per doctor; as per physician; as discussed; as directed; use as directed; as instructed; as prescribed; per protocol; as per protocol; as advised; per instructions; see instructions; see attached; as told; follow package directions; use as instructed; as indicated; as per instructions; per package directions; per package instructions; or as directed; exactly as directed; exactly as prescribed; as per schedule; per schedule; per clinic; per physician; as directed on package; as per package; per coumadin clinic; per anticoagulation clinic; by anticoagulation clinic; as directed per package instructions; as directed on the pack; as directed on pack; as directed on the packet; per warfarin clinic; by warfarin clinic; per inr clinic; by inr clinic; as directed by inr clinic; as directed by warfarin clinic; as directed by coumadin clinic; as directed by anticoagulation clinic; as directed by your doctor; as directed by doctor; as directed by physician; as directed by your physician; as directed by prescriber; as directed by the doctor',
    'by:scale':
      'sliding scale; per sliding scale; insulin sliding scale; per insulin sliding scale; on sliding scale; by sliding scale; ssi; correction scale; per correction scale; as per sliding scale; per scale; according to sliding scale; following sliding scale; with sliding scale; low dose sliding scale',
    'by:inr':
      'by inr; per inr; according to inr; as per inr; adjusted to inr; inr dependent; dose according to inr; based on inr; inr guided; depending on inr; guided by inr',
    'by:glucose':
      'according to blood sugar; per blood sugar; by blood sugar; according to glucose; per glucose; depending on blood sugar; based on blood sugar; based on glucose; according to blood glucose; per blood glucose; depending on blood glucose; based on blood glucose; according to sugar levels; based on carbs; per carb ratio; carb ratio; according to blood sugars',
    'purpose:nausea,vomiting': 'n/v; nv; n&v; nausea/vomiting; nausea & vomiting',
    'word:reason':
      'redness; eye redness; dryness; skin infection; ear infection; eye infection; blood pressure; high blood pressure; cholesterol; high cholesterol; thyroid; diabetes; infection; swelling; runny nose; sore throat; mouth sores; motion sickness; travel sickness; depression; low mood; eczema; psoriasis; acne; seizures; gout; anemia; fluid; edema; bladder; stomach; stomach protection; blood thinner; cold sores; hiccups; hot flashes; muscle tension; dry mouth; dry skin; excess saliva; burning',
    'word:clockword': "o'clock; oclock",
    'word:setby':
      'as directed by; as instructed by; as prescribed by; as advised by; as recommended by; as ordered by; per instructions of; according to; as told by',
    'word:spraying': 'spray; squirt',
    'word:filler':
      'let; allow; inj; may be taken; can be taken; may take; can take; should be taken; must be taken; is to be taken; to be swallowed; to be inserted; to be chewed; to be sucked; to be given; to be injected; need to take; you should take; patient to take; pt to take; pt; patient; child; to child; to the child; deeply; firmly; thoroughly; evenly; carefully; properly; directly; freely; generous amount; a generous amount; thin; thin coat; a thin coat; thick layer; quietly; smoothly; liberal amount; a liberal amount; small; moderate amount; just; kindly; recommended; recommend; advised to take; advised; prescribed; resume; restart with; resuming; local; intact; sip; sips; sipped; slow; topmost; local application of; patient should take; swallow whole with water; entire; deep; unwrap; unwrap and insert; take; taking; taken; takes; give; given; use; used; instill; instil; inject; insert; place; put; administer; administered; dissolve; chew; drink; the; of; is; be; to; from; in; into; on; onto; inside; with; at; please; by; to be taken; to be used; to be given; dosage; dose; route; frequency; total; thin layer; thin film; a thin layer; a thin film; small amount; a small amount; small amounts; thinly; sparingly; liberally; generously; lightly; gently; well; pea sized amount; pea size amount; a pea sized amount; your; this; it; via; swish; spit; gargle; rinse; wash; massage; rub; replace; wear; start; starting; begin; starting with; start with; begin with; initially; continue; continue with; continue taking; approximately; about; only; medication; medicine; total of; exactly; at the same time; use up to; try; subject; inject into; stick; clean; via the; rotate; route of administration; amount; layer; powder; change; spoonful; spoonfuls; yourself; both; affected; on a; she; he; the contents of; contents of; content of; shampoo; suck; suck on; susp; soln; let melt; period; period of; any; mix; mixed; stir; stirred; stir into; dissolved; diluted; dilute; in divided; extended release; delayed release; immediate release; modified release; prolonged release; sustained release; slow release; enteric coated; film coated; gastro resistant; coated; orally disintegrating; disintegrating; dispersible; effervescent; soluble; plain; applied; inserted; injected; instilled; placed; rubbed; sucked; chewed; worn; drunk; massaged; slowly; pre filled; prefilled; mild; moderate; severe; acute; bad; occasional; operated; infected; operative',
    'word:apart':
      'rinse mouth well; rinse mouth well with water; rinse mouth with water; rinse your mouth; rinse your mouth after use; rinse mouth out; rinse and spit; rinse and spit after use; after use; after each use; after every use; after using; after inhalation; after each inhalation; after each dose; discard unused portion; discard any unused portion; discard unused; discard the rest; discard any remaining; discard any left over; with or without a meal; w/o food; with or w/o food; atc; same day; the same day; always on the same day; on the following days; on subsequent days; on the days that follow; keep in fridge; keep refrigerated; refrigerate; refrigerate after opening; store in the fridge; store in refrigerator; keep out of reach of children; do not stop; even if feeling better; even if you feel better; unless told otherwise; until course is complete; until the course is complete; until course complete; to finish the course; until supply is finished; in the same nostril; for maintenance; well tolerated; by the clock; in total; over the counter; otc; rinse mouth; rinse mouth after use; and rinse mouth out; on the same day; discard remainder; discard the remainder; on an empty stomach; on empty stomach; empty stomach; until finished; until gone; until all taken; until completed; until complete; until all gone; till finished; until directed otherwise; finish all; complete the course; complete course; finish the course; finish all medication; long term; ongoing; indefinitely; for life; lifelong; chronic; shake well; shake well before use; shake well before using; shake before use; swallow whole; whole; rinse mouth after use; rinse mouth after; rinse mouth after each use; and rinse mouth; and rinse mouth after use; rinse mouth with water after use; then rinse mouth; swish and swallow; swish and spit; then spit; and spit; and spit out; refill; refills; dispense as written; as tolerated; if tolerated; thereafter; until symptoms resolve; with plenty of fluids; with fluids; wait 5 minutes between drops; allow to dissolve; let dissolve; dissolve in mouth; dissolve on tongue; on the tongue; on tongue; with a meal or snack; with or without food; with or without meals; without regard to meals; thank you; rotate sites; rotating sites; rotate injection sites; remain upright; and remain upright; sit upright; externally; for external use only; external use; for external use; home medication; patient taking differently; ok to crush; may crush; in the nebulizer; wash hands; around the clock; and leave on; rub in well; as maintenance; maintenance dose; brand medically necessary; substitution permitted; generic ok; new; unchanged; same dose; same; chronic medication; all at once; all at one time; scheduled; on schedule; regularly; routinely; regular; no refills; no refill; no change; no alcohol; do not swallow; sch; at any one time; at one time; at a time; in one go; all in one go; in one sitting; space doses evenly; spaced evenly throughout the day; evenly spaced; with water if needed; together',
    'word:people':
      'adults; adult; children; child; elderly; the elderly; infants; teenagers; adolescents; toddlers; babies',
    'word:age': 'age; aged; ages; of age; years old; years of age; yrs of age; the age of; age of',
    'word:beyond':
      'on the first of each month; first of each month; on the first of the month; first of the month; of the cycle; of each cycle; the next; the day after; day after; the following day; hold; unless; until; if; while awake; while; when awake; after each; at onset; at the onset; at first sign; cycle; each cycle; cycles; off; reduce; taper; decrease; instead; alternating; alternate; skip; omit; without; not; never; no; no later than; not later than; greater; less; greater than; less than; more than; above; below; over; under; between; for a total; biweekly; bi weekly; bimonthly; depending; based on; titrate; but; rather; otherwise; differently; before; after; prior; following; before procedure; as per; both; alone; changed; previously; was; held; discontinued; stopped; ran out; not taking; reports; stop; missed; one third of a; a third of a; two thirds of a; one third; two thirds; a third',
    'word:until': 'until; till; through; last dose; last dose on',
    'word:again':
      'repeat; may repeat; can repeat; may be repeated; can be repeated; repeated; repeating; repeat dose; may repeat dose; may repeat x 1; may repeat x1',
    'word:since': 'from; starting on; starting; as of; beginning on; from and including',
    'word:whole': 'whole; full; entire',
    'word:parity':
      'odd dates; odd days; even dates; even days; odd numbered days; even numbered days; on odd dates; on even dates; odd calendar days; even calendar days',
    'word:extra': 'extra; an extra; additional; an additional; another',
    'word:spell':
      'hours on; hours off; days on; days off; weeks on; weeks off; week on; week off; hrs on; hrs off; day break; days break; week break; weeks break; day rest; days rest; day rest period; day pause; day gap; tablet free days; pill free days; days without; day tablet free; day drug holiday',
    'word:goal': 'target; goal; target range; goal range; target inr; goal inr; target of; aim; aiming',
    'word:changed': '→; ->; =>',
    'word:takeoff':
      'off; wash off; rinse off; washed off; and wash off; leave on; leave on for; leave in place; leave in place for; and leave on for; remove; take off; removed; taken off; and off; off for',
    'word:extent': 'inch; inches; inch ribbon; inches ribbon; cm ribbon; inch strip; inch of; inches of',
    'word:vague': 'times; few; several; many; multiple; some; various; different; number of',
    'word:supply':
      'dispense; quantity; qty; refill; refills; supply; box; boxes; bottle; bottles; pack; packs; tube of; count; since; number; no of refills; rx number; page; phone; application; applications',
    'word:body': 'kg; m2; m²; kilogram; body weight',
    'word:divided':
      'divided; divided into; divided in; in divided; in equally divided; split; split into; split in; divided between; split between',
    'word:degree': 'degrees; degree',
  },
  prefixes: {},
}

/** "1st", "3rd": what makes a number a place in a row. */
export const ordinalEndings: readonly string[] = ['st', 'nd', 'rd', 'th']

/** Words that are written short, with a dot that ends no sentence. */
export const shortened: readonly string[] = ['max', 'approx']
