/**
 * Correctly spelled words, and words of the vocabulary's names, that are one letter from a word of directions. They are
 * themselves, and are never mended into it. Written by scripts/write-lookalikes-of-directions.ts from the word lists of Debian (SCOWL).
 */
export const directionLookalikes = `
aback abased abdomens abel abetter abies abode abort abound abreast abut ached acide acids acmes acned acres acrid
acuate acuta acuter acutes adjuster adjusts administers administrations adolescent adown advise advisee adviser advises
aegina afoot afterbody afterburning afternoons afters aftertime afterward afterwords afteryears ageless agitate agitates
agitations aglow agnes agram aground ahmad aicd aiding ailing ails aimless airing airy aitch alate alcoholics alcohols
aline allays allergix allot allows alloy aloe alow alsop alte alterative altercate altercating alternata alternated
alternates alternatives amain amin amlong amlow among ample amply ampoul ampul ampuls amway anaemia andiron anemic anil
anils anta antacid anther aotal apace apian aplenty aport apple applicatory applier applies appy apter aptly arches
areal areca arecas arena arenas arias aright arise armand arming armless armrest aroid arras arsing arteritis arthritic
arthritics arums ashed aside aslo aspart aster astir atll atone atrip attach attacked attucks atty autos avery avoids
avoir await awaked awaken awakenings awakes awaking aware awash awhile awoke ayer baaed babel babes babied babier
babiest baches backache backaches backbreaking backdrop backdrops backhand backhands backless backpack backpacks
backrest backstop backstopped backwater badder bails baked bakes baled bally balms bands barbies barbs bared bares barge
barms basal basally basel baser bases bashes basked basted bastille batch batches bated bates bathed bathes baths bating
batter battle battles batty bayed bayer beach beak beater beating bedtimes beforehand beforetime began beginnings begins
beguin begun behinds belay belayed belief believe bella bellay belle bellow bells bellyache bellyaches benin bethe
betide betimes bette betted betters bettor betweentimes bevels beverages bevin bextra biased biddle bights billed bills
billy bitch bitchiness bitching bitchy biter bitter bitting black blacked bladders blain bland blander blast blate bleak
blear bleating bleep bleeping bless blips block blocker blond bloods bloody bloom bloop blots blotting blower boated
boating bodes boned boner boney bonne bonze boone bootle bordered borne botch botha bother bothy bottled bottleneck
bottler bottlers bough bounce bounces bound bourse bower boxed boxen boxer boxers boyd boyne brad braid braise braised
braking bran brandi brando brands brandt brandy brant brash breaching bread breading breadth breadths breakage breakages
breakfasts breakings breakneck breaks breakthroughs breakwater breasts breathed breather breathings breeze briand bridge
bright brink brinks britten brocken broke broker brood broom broth brush brushed brushing bucked buffs bully bunch bungs
bunny burnings burping burring burying busing butter cablet cache caches cachet cachets caged cages cains cakes
calendars calender callow calms camlet camping cancel cancers caner canker canner cannon canst canter canto cants cantu
canty caper capered capering capes capet capone caporal capos capper capsuled capulet cards carib caribs carious carks
carly carnot carob carobs carts cases casey cashed cashes caste castro catch catches cather catty caused causer causes
causey cayuse cbase cease ceded cental ceram chair champing champs chance chanced chang chant chanted chaplet chaplets
chaps chare charge charged chase chawed chawing cheat check checks cheep cheeps cheer cheers chert chess chests chesty
chewer chewink chews chewy chick chid childe childless childrens childs chili chill ching chock chole cholesterols
cholestérol chough chowed chowing chromic chunter cinch cinches cites citrate citrated clack clamping clamps clan
clanged claps clashes class classes clause cleans clears cleave cleek cleft cleon clewed clewing click clinics clips
cloak clocked clocks clod clone clonic clonk clood clots clough cluck coact coacted coaled coarse coast coasted coatee
coates coati coats coaxed cock codified colds compete competed complected concent conger consent consents constipate
constipates contacts contend contends contest contested contests context contexts continua continued continuer continues
continuo continus conto contract controls convent convents coop coops coral cores corking corning corrections corse
costed couch couching coughings coughs couldn coulter coumarin counted counters countless counts county coupe coupled
coupler couples couplet coups coursed courser courses court courter cover cower cowered coxes crab crabs cramming cramp
crapping crashed crashes crashing crated creaking creamcups creams creamy creek creeks crewed crewing crimping crimps
croat crock cropping crops crumping crumps crus crusher crushes crust crusted crusting cuffs cumber cumbered cupful
cupfuls curation curbs curing curse cushing cusps cutback cute cuter cutoff cutwater cycled cyclen cycler daces dafter
dales dally dames damps dancer danes daring dashed dashes dated daters dating dawes daybreak daytime dazes dcaps deals
decayed decease deceased deceasing decree decrees dedication deduce deduced deducing deeded deeding deeps defending
deflux defter degrease degression delayer demands denial dentil dependant dependents deports depressions deration derive
deriving deter dhole dholes dials diarrheal diarrhoeal diary diddle difficult difficultly dilate dilated dills diluter
dilutes dimes diner dink dinker dinned dinners dipped directer direction directs direkt direst discards discomforts
discord discus discusses disks dispensed dispenser dispenses disperse dissed dissolver dissolves ditch ditching ditzy
divide dividend divider divides divined diving doable doctors doges doily doing domes donner donut dopes doral dorking
dorp dosages dosed doss dosses dotage dottle dottles doubled doubleday doubler doubles doublet doubly dough dourly douse
douses dover doves dower dowered downs downy dowse dowses dozes drams drank drays dream drily drin drinkings drinkwater
dripping drips drivel driven driver drives drivings droop drooping droops dropbox dropper droppings dropsy dross drove
droving drown drubbed drugs dubbed ducked duding duffs duhring dumber dummies dunce dunces dungs dunk dunner duping
durations dwell dwelling dying dyspneas dyspnoeas ealing earaches eardrop eardrops earing earle earless earns earphone
earshot earsplitting earthen eased easing easting eatage eatings ecesis educe educed educing eels eery effected elate
elater elating eliding embow emceed emery emotion enable ended enemy entice enwrap equably eras erst estop etching
eternal eternally ethan ether evens event eventing evert everybody everyone everyway exceeds excel excels exceptions
excepts excerpt exclaim exclaiming expended exposures extender externa externals extradoses extras eyecup eyecups
eyedrops eyeglass eyeglasses eyeless eyeshot eyeshots eying faced faceless facepalms facer faces facet facia faciae
facials facias fails fairy fakes falla fallowed fallowing falls farce fares farms farther fascial fates father fating
fatly faxed fayer feast feedings feelings feeze felled felling fellow felly fending fere fetter feuding feverfew fewer
fiddle fidge fights files filler fillet filmed filmstrip filmstrips filmy fils filum finch finches finders fined finfish
finger finis finisher finishes finnish firearm firearms fired firms firs firsthand firsts fist fitch fitting fivers
fixer fixes fizzy flashed flasher flashers flashest flats flatt flatulency flayer fleet fleshes flips float floating
flock flocked flong flower flowered fluad flushes flying foams foamy focal focally follower followings follows foods
footage foothold footless footrest foots forage foraged forages forbid fores forking forrest fortnights found fount
foursome foxed foxes fraise freak freaking freed freer frees freezer freezes fridges frieze fright frilled fringe frisch
fromm fucked fueling fullback fulled fulls fully funny furthermore furthers fused fusing gablet gaged gages gaggle gaily
gains gammy gamps gaol garble garbs garget gargled gargles gashed gashes gasper gasses gastrotomy gates gather gating
gayer geeks gemmy generics genetic genseric gentle gentry getter gibbon gilled gills gingers gites givens giver gives
gladder glads glans glassed glassless glassy glean glided gliding gloating gloss glosses glower glowered glukose goading
goalless goalmouth goals goings gonal goner goose gores goring gould gouty gower grabs grads grampian grand grange grans
grapefruits grasses grater gravel grays greaser great greaten greeter groom ground grout grubbed guide guider guides
gumma gummier gummiest gummites gunny gurgle gutta gutty hacks hails haircut hairless hairs hairsplitting hairspray
hairsprays hakes hales halfback halftime halftimes hallow hallway halms handheld handhold handless handoff handover
handsome handy hanged hangs hanks hans hards hares harms hashed hashes hatch hatches hates hating headachy headcount
headfirst headless headphone headquarter headrest heads headwater heady heard heating heave heeded heeding heeds heeling
heelless hegel hellp hells helps hereafter hewed hewing hexad hiccup hills hinds hing hipped hissed hitch hitching
hitting hoars hoers hokes holdback holdover holep holey holidays hollow hollowed hollowing holmes homed homer homey
homie hones hopes horae horah horas horme horsa horta horus hough hound hourglass hourglasses houri houris hover huffs
humber hunch hying igraine ills inched inching inchmeal increate incuse indicate indicates indicted indiction indictions
inert infant infanta infante infect infested inflected inflection infused infuser infuses infusions ingoing inhalers
inhaul injectors injects inner insect inserts insetted insider insides insomniac instal install installed instiller
instills instils instruction insulins internationale internationals intro inulin invert inverted involve involves inwrap
iphone irons irony issue itches itchings jacket jackets jacks jails jakes japer jelly join joins joints joist jounce
jounces joust juiced juicer juices juicy jupon juts kails kalong keeling keels keeps kelly killed kills kilograms kindle
kingly kipped kissed kites kitting klong knack knacks kneecap kneecaps kneel kneels knight knightly knights knits koses
labeler labeller labels laced laches lacks ladder lading lakes lamps lancer lands langer lapel lapeled lapelled lapful
lapfuls lares larger larges largo larne lased lashed lasses lasts latch latches latke latte latter launch lawyer layers
laying leach leading leaflets leapt leash leaved leaven leaver leaves leeks leftover lefts lefty leges legion legions
legless legree lesson lessons letter levees level leverage libel libeled libelled liberals licit lieut lifer lightness
lights limes liming limiter limitless limits limps linger lingers lings linus lipedema lipped liqui liquids lisps liter
literal literally livelong liven lizzy loadings loafing loaning locale locals lock locked lodger loess lofts logger
logion longed longo loosed loosen looser looses loots loper lording loser loses lotas lotic lotions lotus lough lounger
lours louse louth louts lowbred lowe lowed lowers lowery lowly loxes loyal loyally lozengy lsat lucked luffs lumber
lumbered lunchbox lunchboxes lunchtimes lunge lunger lunges lungi lungis lurch luring lynch mabel macks macro mages
mails maiming mainz maker mallow malone mals mande mandy maned manes manet mangy manic manky manly manse mares marge
margie margins marlin marly marne martin marvin mascle mashed mashes massages massed match matches mates mather maths
matin mating mavin maxed maximums mayer mclean mealtime mealtimes mealy means meany meas meats medal medals meddle
medially mediation medications medicines meditation meekly megacycle megacycles megadose megagram megagrams megaphone
melts mental message messaged messed metal metals meths mewls micra micron micros middles middy midis midways miens
mighty miked milks milky milled mills mimed mimes miming minas mince minds mined mines minis minks minnow minos minsk
mints minuet minuets minuses minuted minuter minutest mired miro misled missend misses misted misused mitch mites mixer
mixes mnths moaning moated modecate moderated moderates moderato modifier modifies moire moist monger monmouth monte
montes monty moods moody mooed mooning moore moose moral morally morea morel moreover morion morse moses mother mothy
motions mottle mottles mould moult mound mounter mounts mourning mover mower mucked mucro muddle muffs multiples
multiplex multiply mummies munch mungs murther muscled muscles muscly mused musing mussed musth mustn musts musty muter
muts myths naat nacre nafta naifs nailhead names napes narcs nards naris narks nasals natch natty nauseam nauseate
nauseates naval naves nebula nebulae nebulas nebulisation nebulose neckache necks needing needled needs needy nelly
nemesis neper nerva nervy netter nevermore newer niches nightcap nightcaps nighty nils nimes nipped niter nitrate
nitrated nitre noise nones nonet noonday noons noontide norse northing nosed nosey noshing notate notating notching
nothings noting nuder numbed numberless numbers oaken oaten oates ocher oedema offhand ogive ointments omits onetime
onsets onside ontic openings operatives ophthalmia opill opining optic optically orals oralten orange orderer ores orval
osage oses osset others ours ourself ouster outed overage overages overanxious overarm overarms overate overbid overdose
overdoses overdrive overeat overeating overfull overhand overhands overhead overnights overplus overs overshare overshot
oversight oversleep oversupply overt overtime overtimes overtop ovoid pacer paces packaged packager packages packed
packer packers pacs pacts pager paget paginal paige paine painless paint paints pairs palace pales palm palma palmy pals
panics paper papered papering parch parches pares parget parks parse parts party passade passages patched patchy patent
pates path patients patin patio patty paused pauses pawns payer peace peach peals peans peart pease pecks peeks peeling
peels peens pelvis pends penes penis pension peons percentage percentages percents percept periods permitter pernod
peroral perviously petter phage phon phoned phones phoney phons phony phots physicians piano picket pickets picks piddle
piggybacks piles pillage pillaged pillages pillbox pillboxes pilled piman pinch pinches pinto pipped pisan pissed
pitches pitching pitchy pitting plac placer places placet placid placket plackets plaice plaid plaint plait plane planed
plashes plated plater played player pleas pleased pleases ploce plots plower plugs plums plushly plying pnes pocket
pockets pocks point polder polls ponder pores portions poses posit posts pother pottle pottles pounce pounces pound
pours pouter powders powdery powered poxes praise praised prams prat pray prays preach preciously present pressured
pressures presume presuming preventions prevents prier prink prinking prinks prion priors priory prising problem
procedures produces product projection prolonge prone property propping props proscribed protections protocols provide
provided providers provides pruritis pryor psalms pucks puffy pulls puls punch pungs punic pushy quantify quarterage
quarterback quarterns quartets quash quirt quirts rabies racial racket rackets racks radio rafter raged rages raided
railed rails rained rains raising rakes rally ramping rance ranee rang ranged ranger ranges rangy raper rares rases
rashers rashest rasht rasing rates rating ration ratios rato ratter ratty ravel react reactions reals ream reasonless
reasons reave receding recital recommenced recommends recta rectums rectus redaction redress redstart reeding reeks
reeling reels reest refile refiles refilled refilm reflex refrigerators regain regaining regards regin regulars reheat
reheated reheating rehiring reich relayed released releaser releases relied reliefs relies relieved reliever relieves
relive relume remainders remains remand reminder remote removepage remover removes repeal repealed repealing repeater
repeats repent repented repenting replaying report repression require requires requited resat reseat reseated reseating
reset reshes resht resit resole resolved resolver resolves resorts restage restarts restitch restitching restless rests
resumed resumes retain retaining retard retch retorts rets revels revere revers revery revolve reward rewiring rewove
reyes rhone rials ribbed ribbons ricing rictal riddle ridge riding rightness righto riling rilled rills rimes ringers
rink rinks rinsed rinser rinses rinsing ripped risings risking rites riven roach robbed roche ronny rooms roomy roose
roses rotated rotateq rotates rote rotting rouge rough roughing rounce rouse routed routes routs rover rower rubber
rucked ruffs rungs runless runty rushed rushes rushing sachem sachems sacked sages sails saiva sakes sales salina salve
salvia sames samey sands sapped sapper sarge sashes sated sating satyrs saved saver saves sayer scaled scaler scales
scalps scamp scant scape scarp scheat schwas sciatic scold scoopfuls scoot scoots scores scots scream scrip scrips
scroop sculp scupper scups scute seals searingly season seated seating secondhand seconds secund seduce seduced seducing
seeded seeding seeks seeling seels seeping seething seize seized seizure selling sells separated separates serve serves
setter setting severed severer shaare shack shacks shaka shaken shaker shakes shako shaky shall shallow shampoos shank
shard shared sharer shares shari shark sharp sharpe sheep shelling shells shewed shewing shipped ships shire shirred
shirt shits shitting shoats shoer shoes shone shool shoos shoots shopped shops shores shorn shote shotten shouldn shouts
shover showed showers showery showier shows shtick shuck shucked shuts sicked sicko sicks siding sidle sifting sighs
sights sills silting sincerest singers sinks sinner sippet sired sirup sises siting sittings sixes skated skein skimp
skinhead skink skinless skins skint skipped skipper skite slack slacks slain slake slashes slate slated slater slave
slayer sleave sleek sleeking sleepings sleepless sleepover sleeps sleepy sleet sleeting slicing slickness slide slightly
slipped sloes sloop sloops slopped slows smack smacks smalls smalt smart smarting smell smelling smells smelt smite
smites smoked smokeless smoker smokes smokey smoko smoky smoothy smote smoulder smoulders snail snails snake snares
snark snarks snicks snide snipped snips snits snoop snoops snores snort snots snuffy soaringly soave socked socles sodas
soddenly soften solan soled solis solon solos solubles solubly solus solutions solves somebody someday someone sometime
sometimes somme sonly sooth sorbs sorest sorts sorus sough soughing sound sourly sours souter south spacers spacier
spacy spade spaded spader spae spain spall spam spams spared sparer spas spate spay spayed spays spell spelling spice
spiced spicer spill spirt spites spits spitz splat splatting splay splays splint splinting splits splittings spoke spool
spools spoonsful spores sport spots sprag sprags sprat sprats springe spry squally squashy squint squints squire squires
squirm squirms squish stabs stacks staged stair staked stakes staking stale staled stared staring stark starling starr
starred starring stars started startling starts starving staten stater states stating stats statued stave staved stayed
stepped steps stere stich sticks sticky sties still stink stirk stirps stirrer stirs stoat stock stole stoles
stomachache stomachaches stomachs stomp stomped stone stood stook stooped stoor stopoff stopover stoppage stopper
stopping stoppled stops stored storey stork storm storting story stoup stove stowe straightaways straights straightway
strap straps stray strays stria strick stripe stripes stripper stript stripy stropped strops stuart stuck stuff stuffs
suave subbed subjects substitutions sucker suckled sucks sued suger suing suite suites sular sulked sumps sunbathe
sunbreak sunburning suncream sunda sundae sundaes sundas sunder sundry sunglass sunglasses sunless sunnite sunny super
suppers supple suppler suspensions sustainer swale swallower swallows swarm swart swash swashed swear sweep sweeping
swell swellings swells swilling swims swishy swiss swoop swoops swopped sworn swots swound symptom syringa syringas
syringed syrinxes syrups syrupy tabla table tabled tables tablespoonsful tabret tabus tache taches tacket tacking tacks
tails takas takers takin takings takins taler tales talking tallow tally tamer taming tammy tamper tampered tampering
tamps tank tanking taped tapers taping tapir tapper targets targin taring tarting taser tasered tasering tasking tatty
tavel taxer taxes taxing teach teacup teacups teals teatimes teenager tegular telly tempe temperatures tempi tempo
temporal temporally temps tempt tensilon tensions terms teths tetter tevere thais thanks thats thegn therm theroid
thicko thill things thinker thinned thinners thole tholes thong thorough thoth though threesome throats throaty
throughput thrum thuds thugs thunk thyroids tiberal tiddlers tides tights tiles tillage tilled timed timeless timer
timers timeshare timex timing timmy tines ting tipped tires tissues titch titchy tizzy tmesis toady toddler toddles
toddy toeas tokay token toking tolerate tolerates tommy tonal tones tongued tongues tonically tonto tool tools
toothaches toothy toots toper topes topfull topless topmast topped topper torches totale totals totes tother tough
toughing touter tower towered toxically tramping tramps trams trash trashes trave travels traves tread treason treater
treatments treats treaty trenail trenails trent tressure tret trick trill trip trips trochee trochees tropical
tropically troth troubled troubler troubles trough trowing trues trunk truth tubed tuber tucked tummies tunable tunes
tunny turing turning tuxes twelvemonth twelvemonths twill twosome tykes typical typically udder umber uncharged underage
underaged underarm underarms underbelly underbid underbody undercut underfoot underhand underlip underlips undershot
underwater unfit unfits uniat uniats unis unitas unites unity unlit unset untie unwraps upped uppers uprights uptight
usable utes uther vamps vaper veery veins veiny venin verve very vesper vespers vidal vila vince vindicated vindication
vindications viols viral vising vital vitals vocal vocally void voluble volution vomit vomitings vower vying wacke wacks
wader wading wafer waged wager wages waging wails wains waist waite waiter waits waked wakening wakings waler waling
walking wallowed walsh walter wands waning wanking wares warfarins waring washer washy wasted waster watch watches
waterage watercourse waterglass waterless waters watery waver waving waxing weakly weals weans weary weave weeded
weeding weekday weeknight weeknights weens weeps weigh weighs weights weighty weill welds welling wells wends wetter
wheel wheeling wheels wheen wheezed wheezer wheezes whelp whens wherever whiled whiles whine white wholefood wholemeal
wholesome whore whose width wights wile willed wills wilms wince winch winches wingers winner wish wished wising
witching witchy withe withheld withhold withy witting wording workings worming wounds wreak wreaking wreath wreathe
wreathing wreaths wrest writhen wryness xterm yacks yates yeahs yeans yearn yearns yeas yeast yeats yipped yoghourt
yoghurts yogurts youth yucked zingers zipped אבני אבקת אוטו אוסטאופרוזיס אוסטיאופורוזיס אוקס אוראה אוריד אורית אורך
אורליסטט אותי אותן אזורי אחוזי אחורי אחריה אחריהם איומים איזו איכס אימות אינדוקציה איתו אכלה אלאט אלחץ אליה אלכוהולי
אלפה אמפולת אנמה אנמית אנקה אסטמת אסיר אסתמת אעלה אפשרי ארגיש אשכולית באבי באוון באורך באיזו בבית בבלוטה בבלוטות בגובה
בגרות בהליכה בהעמסת בווספי בוטן בולטת בזכרון בטנה ביטול ביטלו ביקשה בירת בכיס בכלי בכלל בלבולי בלוטה בלוטות בלעדי בלעה
בלעתי בלתי במבה במותן במחיצה במיוחד במיתרי במפרק במקביל במשאבת בנזיל בסוכרתי בעלייה בפות בפעולות בצואר בצורה בצריכה
בקשיש בריחית בשבילי בשדיים בשומני בשוקית בשחלות בשער גבולות גובה גורמים גילו גלוקומה גרין גרמיים דכאון דלקות דלקתי האדם
האחורי האכלה הבאות הבוס הביא הבלוטה הגדלות הדים הדין הדקית הודאות הוחלפה הומלוג הומני הוסיפה הוסרה הופסקו הוצאת הורדתי
הורי הורעה הותקף הזמין הזרע הזרקת החדרת החוליה החזרת החלפתי הטריה הטריית הירדמות הכולסטירול הכולסטרל הכיס הליכה המאוחר
המאמנת המון המוקדם המותן המחיצה המיני המכילות המנתחת המסוכרר המפרק הניתוחי הנשמה הסירה הספירה הסרת העובר העלאת העלו
העמסת העצמאות הפחתת הפסח הפסיק הפסיקה הפסקת הפרעה הצרות הקאת הקול הקולסטרול הקופסת הקטנת הקיאה הקליות הקנה הקשור הראה
הרווח השדיים השדרה השוער השורה השחלות השינויים השירות השמנתי השער השקדים התווך התוצאה התינוקת ואגלי ואזו ואיזו ואליום
ובאיזו וגאלי וגובי וגינאלית וגינליות והקנה והשדרה ווגובי ווסתי ויתרו ולאחריה ולכלי ולפורט ולקחתי וסיפה וסתי וקיבוע ורוקה
ושחלות זכרון זמין זריקת חבילה חבלות חוזק חוזרות חולי חזרת חלבי חמות חסרה חרדת טבלה טופי טוריד טיול טיפולי טיפל טלאי
טפטוף טרום יורד יושב ילודים יעקב ירדה ירדו ירוד ירודה ירידת ישיר ישנתי כאבן כבדי כדאי כואבים כולי כולל כולסטירול
כולסטרולי כולסטרל כותלית כיול כימו כלאזיון כליית כליליות כלילית כלית כלמידיה כלפיי כמון כפפות כרגיל כרונו כריות כריכה
כרישה כשירות כשתוצאה כתלית לאבקת לאור לאותן לאחריה לאיזו לבבית לגבות לגמור לגמרי לדחות להגיב להזמין להחזיק להכנס להכפיל
להלחיץ להנשמה להסביר להסרת להעביר להפסקת להרוג לוותר לוחץ לומברי לוקמיה לחוצה לחזרת לחריג ליים ליליות לילית לימון ליריקה
לכפוף לליים למבליה למפרק לסרוגין לסתות לעובר לעסה לעקוב לעתים לפטרייה לפין לפניו לקוח לקחה לקחתי לקיחת לקשיו לראות
לשאריות לשבר לשומשום לשעבר לשקדים לתיקן לתפוח מאוזנים מאוחר מאושר מאחורי מאיור מאייד מאלה מבלוטה מגובה מדדה מדדי מווסתי
מוכרים מולטיפל מונוספוט מוסיפה מועבר מוצינית מוקדם מושבות מושך מותן מזין מחזירים מחזרים מחיצה מחלות מטבולית מטופל מידבקת
מידות מיומתי מיונן מיטרה מיישר מימיות מיני מינית מיפרקים מיקס מישמש מיתרי מכון מכחילה מכחישה מלאולרי מלחיץ מלראות ממדית
ממוקס ממושך ממיתרי ממתין מנוח מניה מסוכרר מסומנים מספקת מספרי מעובה מעורבת מעורר מעצבנת מפרק מצבו מצבי מרפאות מרפה משאבת
משוער משחות משלשלים משקה משתני מתחי מתחיים מתיחת מתכון מתכת מתמשך נגדו נגיד נוגד נוספה נזאלי נטלה ניתוחי ניתוק ניתז ניתח
ניתחו נעבור נפוחות נפול נרדמה נשימת נשירה נשמה סבירה סדירה סוכרתי סומק סונר סטטי סידרה סיים סיכה סיפור סירן סכרת ספיקה
ספירה ספסטית עבורי עברו עדיין עובר עוזר עולה עומד עונים עיזים עיניות עיסויי עירויי עליו עלייה עמיד עצבנית עצירת עצמית
ערכו פגים פוגע פומיות פונים פורט פטרייה פסוראזיס פעולות פצעי פרחים פרטי פריחת פריקה צדרי צואר צווארי צורות צינית
ציפורנים ציפצופים צעירות צפורן צרות צריכה קובע קולסטרול קומה קוצב קושר קיבוע קיצוני קיצונית קליות קפסולת קרוס קרחת קריש
קשור קשיו קשיים קשרי ראות ראשוניים ראשי רגיל רגלי רגשי רואות רווח ריאת רפלוקס שאינה שארי שאריות שביעי שביקשה שדיים שדרה
שהבת שהזמין שהיה שואלים שוגים שווים שומות שומני שומשום שושנית שחורה שחזור שחלות שיגה שימושי שינו שינויי שינויים שיעורי
שירות שכלית שכרות שלילית שלפוחיות שלפוחיתי שלפניו שמחה שמחת שמיני שממתין שעבר שעוה שעוות שעורה שקדים שרירן שתיתי תגובת
תופעת תוצאה תינוקת תיקן תכשירי תלוית תמיסת תעוקתי תרופת תשנה
`
