/**
 * Correctly spelled English words that are one misread letter from a name of the vocabulary. They are themselves, and are
 * never corrected into a concept. Written by scripts/write-lookalikes.ts from the word lists of Debian (SCOWL).
 */
export const lookalikes = `
abilities ability ablution ablutions abraxas abscissae abstinent academia acariases acariasis accretion accretions
achromat acromegalic acrophobia acrospire actively acuter addition additions adduction adductions adenectomy advantage
advantages aeonism aerodontia aerodynamic aerodynamics affection affections affiant agamete aggressor aggressors
agitator agitators agoraphobe agoraphobic agoraphobics albumen alcoholise alcoholises alcoholize alcoholizes alexia
allanite alphosis alternant amaryllis ambient ambler amblers ambulation ambulations amebas amend amends amenorrheic
amenorrhoeic aminoplast ammonal ammonate ammoniac ammoniacs ammoniate ammoniates ammonic ammonite ammonites amnesiac
amnesiacs amnesic amnesics amnia amoebas among amphoteric amputator amylose anaesthetise anaesthetises anaesthetist
anaesthetists anaesthetize anaesthetizes anaplasty anesthetist anesthetists anesthetize anesthetizes angler anglers
anima animate animates anisole ankylostomiasis annas annuities annuity annulation anorexic anorexics anteing antiheroes
antihistaminic antimitotic antipole antiq antistatic antlia anuran anurans aphasiac aphasic aphasics apogee appendant
appendices appendicle appendicles archil archils archit aristate arrhythmic arrhythmical arsenal arsenals arsenide
arsenite arsine arsines arthroscope arthroscopes artistic aspergillum aspiring assaulter assure assures astatine
asteroid asteroids astral astrict astrogate astrol atilt atlantes auger augers augmenting autobus autobuses avarice
avion bacterin bacteriol badness bamboo bandanas banded bandog banzai barbette barbettes barrel barrels barret basanite
baselessness bassos basting bastings beading bearer bearers beating beatings berley betaken betatron betatrons
bichromate bichromates bilharziases bilharziasis biphenyl bister bisters bistre bistres bitchiness bitching bitterness
blading blaeberries blaeberry blamelessness blandness blaster blasters bleating bleeping blending blest blisteringly
blistery bloater bloaters blondness blooding blossomy blotting bluffing blushing bluster blustering blusters boating
boldness bolstering bolter bondage boney bonnet bonnets bookworm bookworms booting bosom bosoms botulinus botulinuses
brainlessness braising branchiae breach breaches breathalysed breathalyzed breathiest breathlessly breeding broach
broaches bronchi bronchia bronchoscope bronchoscopes brooch brooches browning brownings bruiting bruter buffering
buffing bulbil bulbils bulimic bulimics buran burnous burnouses burton bustard bustards buteo buttering butting
caesarian caesarians calamint calamints calcite calyx calyxes camomile camomiles campo canaster cancan cancans candid
candidate candidates canteloupe canting capitation capitations capper carbazole carburet carburets carcinomatous carder
carders carditis careen careens career careers carinas caring carnet carnivore carnivores caroche caroler carolers
carotene carrel carrels cartel cartels carting cartography cased cashing casing casings castled castling cathectic
catting ceder ceders celebrate celebrates cellule cenesthesia cerebra ceric ceruse cesarian cesarians chalaza chamois
chamoix chlamydate chlamydiae chloric chlorine chlorite chloroprene chloroprenes chocolaty cholecyst cholecystitides
chord chords chroma chromas chromite chromites chromo chuffing cicatrice cicatrices cicatrise cicatrises cicatrize
cicatrizes cimex circadian cirrose clarinet clarinets claustrophobe cleric clerics client clients clique cliques
clitorides closest clough clubfeet cluttering coarseness coasting cocoanut cocoanuts codex coenesthesia coercer coercers
collie colotomy computation computations conation concerti concerto concession concessions conchologies conchology
condone condones condor condors confuted congelation conjunctiva conjunctivae conjunctive conjunctives conjunctly
connotation connotations consolation consolations consolidator consolidators constellate constellates contender
contenders continence contractor contractors contractual contused convent convents convert convertite converts
convulsant coper copilot copilots coquet coquets corder cordite corelation correlation correlations corticosterone
corticosterones cosmopolis costed costing costings coteries couching coumarin cowfish craniology creator creators creel
creels creole creoles crestless cristate croon croons crossbill crossbills crowning cruising crustaceous crustal
crymotherapy cuffing cuing culling cultivate cultivates cultural curation curator curators curette curettes custard
custards cysticercoid cysticercus cystoscope cystotomy czarinas daman dandruffy dapper dariole deadness deadnesses
dearness deception deceptions decongestion decoration decorations dedication dedications deepen deepens degression
dehydrator dehydrators denaturation dentin dentine depilate depone depones depressant depressants depressor depressors
dermal dermatome dermatomes dermatosis desalination desmoid destine destines determent deterrent deterrents detest
detests detrain detrains dextrad dextral dextrin diabolic diakineses diakinesis dialyser dialyzer dianetics dianoetic
diarrheal diarrhoeal diaspora diasporas diatom diatomite diatomites diatoms differing digestion digestions digitate
digitoxin dioxin dioxins dipolar discontented disorientate disorientated disorientates disport disports ditching
dogmatic dogmatics dogmatise dogmatises dogmatize dogmatizes dolman dolmans dolphin dolphins donator donnas doper dopers
dopier downing dressiness droning dross drowsing duffing dumbness dumpiness dwelling dyslexic dyslexics dysphasic
dystopia eardrop eardrops earing earring earrings easing easting egression egressions electrocardiograph
electrocardiographic electrocardiographs electroencephalograph electroencephalographic electroencephalographs emerald
emeralds emerge emerges emmetropia emollience enarthroses enarthrosis encephala encephalic encephalitic endocardial
endostosis entente ententes enterostomy enterotomy entopic entresol environment environmentally environments eonism
epiglottal epiglottides epiglottis epiglottises epistases epistasis epitasis epithelia epithetical erythrocytic escallop
escallops esophagi estragon estragons estrin etamine etamines etching etchings ethnographies ethnography ethnol
euchromatin exaltation exert exerts exfoliator exodontics expatiation exudation facias factoid factoids facture fainter
fairing fairings fanion fanions farted farting fasten fastens faster fearing feathery federation federations feint
feinted feinting feints fellest femora ferias fester festers fibred fibrinolyses fibrinolysin fibrinolysins fibrinous
fibroin fiesta filer filers fired firestone firestones fitter fitters flagrance flannel flannels flashing flatlet
flatlets flatulencies flatulency flatulent fleeter fleshing fleshings floated floatier floating floras flouter flouters
fluoresced fluorescence fluorescent fluoroscope fluoroscopes focalise focalize folder folders foliate foliates
folliculin foment foments footer footers forcefulness foresighted foresightedness forester foresters forgone formalise
formalises formalize formalizes fornication fortress fortresses forum forums fragrant frailly freakout freakouts freity
frontal frowning gaffer gaffers gaiter gaiters ganglier gangrel gapeworm gastronomy gastroscope gastrotomy gatefold
gaucherie gearing gelation getter gingivae glias glistening glister glistering glisters gloater gloating
glomerulonephritides gloss glosses glossotomy gluier glyceric glyceride glycerides goddamed goffer goffers gonocyte
gotten greasiness grummet guttering gutting haematite haematites haematocele haemodialyses haemophiliac haemophiliacs
haemophilic hafnium halidom hallos hallucinational hallucinator halos halter halters hammering hammerings hammier
harries harry hasting headachy hearse hearses heather heathers heeding hematite hematites hematocele hemichordate hemmer
hemmers hemodialyses hemolyses hemophiliac hemophiliacs hemophilic hemotherapy heresiarch hernial herniate herniates
heterodoxy heterophyte heterotaxis hippies hippy hitching holier holler hollers holstering hooper hopeless hopelessness
horizon horizons hotter huffiness hulling hydrant hydrants hydrazine hydrazines hydrocephalic hydrocephalous hydromel
hydromels hydrosol hyetography hymenopteran hymenopterans hyperacidity hyperactively hyperaemias hyperaesthesia
hyperemias hyperesthesia hyperopic hyperpituitarism hypertext hypnotherapy hypochondriacal hyposthenia hypothermal
hypothermic hypotonic hysterectomise hysterectomize hysterotomy ichthyol immigrant immigrants immobilise immobilises
immobilize immobilizes immortal immortals immunosuppressant immunosuppressants impala impartial impatience impatiences
imperial imperials importable impotency impotent imputation imputations inbeing inching incing incontinent incrust
incrusts incubated incubation indocile induline inrush inrushes inseminator insensitivity insomniac insomniacs insulated
insulator insulators interferer interstice interstices inulin inulins ionisation ionization irradiator irresponsive
irrigable irritably jingling jitter jitters jurel jutting kauri ketch ketches ketene kinaesthesia kinaesthetic
kinesthesia kinesthetic labyrinth labyrinthine labyrinths lamias laminal landline landlines lankest laparoscope
laparoscopes larynges laryngoscope laryngoscopes laryngotomy lasting laver lavers leaning leanings leather leathers
leering legator leman lentiginous lento leporid leporidae leporide leporids leprose leucoplast leukemic leukemics lever
levers levier leviers liberal liberals liberate liberates librate librates lichi ligan ligans lightheadedly lighthearted
lightheartedness limeade limeades liminal limitlessness limonite limonites linden lindens lionisation lionization
liquefacient listening lithoid loaning loather loathers loathing loathings locating loment loments loran loricae lover
lovers luffing lumenal lumina lustra lustrate lustrates lymphangial lyrical macadamise macadamises macadamize
macadamizes maceration macrocephalic maleness malignantly mamma mananas manga manhole manholes manila manta mantic
mantissa maria marinate marinates marocain marocains marten martens medal medals melisma melton mementoes meninges
mentor mentors merest meronym mesopause mesquite mesquites metronome metronomes microcephalic microdot microdots
microprint microspore microspores migrant migrants millipede millipedes mingling minima minimise minimises minimize
minimizes minuet minuets miscarried misorientation mobster mobsters molas molluscan molluscans molten momma monas
monases mongering mongo mongos monkeypot monochord monocline monocot monocots monolog monologs monopolist monopolists
monzonite morose morphia morphing mosque mosques motivities motivity mucosae mucose mucosity muffing multipart
multipartite multiparty muscat muscats mustardy mutter muttering mutterings mutters myelomata myxomatoses myxomatosis
nameless namelessness namelessnesses narceine narcoma narcotise narcotises narcotize narcotizes nation nations
naturopathies naturopathy nauseate nauseates navar nearing nearsightedly neonate neonates neophilia nervine neuralgic
neuropath nicer nightjar nightjars nippy nitrile nitriles nocturn nocturne nocturnes noetic nonresponsive norther
northern northers notated notice notices nucleation numina nutting oaring oblation oblations octal oesophagi oestrin
online oolite ophthalmoscope ophthalmoscopes oppressor oppressors orison orisons orthographies orthography ortolan
ortolans osteomyelitides osteotome ostosis otoscope otoscopes outing outings overate overbid overbids overdo overdone
overset overweigh oxytocic paint painting paintings paints palliation palpation palter palters panada pancreatitides
pancreatotomy panicle panicles panto paramo paranoiac paranoiacs paranoic paraplegic paraplegics parasiticide
parentheses parenthesis pariah pariahs parotic parser parsers partite parton pastier pasting pastor pastors peacemaker
peacemakers pedicel pedicels pediculous pencillings penicillium pennate pentane pentobarbital pentobarbitals peppier
percuss percusses percussion perfuse perfuses pericarditides pericline peridium peridiums periodical periodicals
periodontics periodontist periodontists peruse peruses perviousness perviousnesses pester pesters petal petals petechia
petroleum pharynges phenazine phenformin phlebotomise phlebotomises phlebotomize phlebotomizes phosphene phosphorite
phosphorous physic physics piaster piasters piastre piastres pickling pilaster pilasters pinion pinions pinwork pipette
pipettes pitching pitchings planetaria planter planters plasticity platina platter platters pleach pleaches plumbago
pneumonic poach poaches police polices poliomyelitic poller polychrome polychromes polychromic polychromy polydactyl
polydipsic poppa popper poppers porphyrin poster posters praetor praetors preceded preciosity prelim prelims
premenopausal presbyopic presentative preserver preservers pressing pressings pretest pretests pretor pretors prevail
prevails preventer proctor proctors proctoscope proctoscopes prolamine prolamines promethium propel propels propose
proposes propulsive prosaism protean protest protests prothorax prothoraxes protonic protoxide prover proverb proverbs
provers psycho psychol puffing purpure puttering putting pyelonephritides pygidium pyonephritis pyretotherapy pyxidium
quadriplegic quadriplegics quickie rabbi racial radiated radiator radiators radioscopy raglan raglans rambling ramblings
ramen razed reach reaches rearing recast recasts recline reclines reconditioned reconditioning recta redress redresses
reductive reediness reequip reequips regnant relater relaters relent relents relic relics rennin rental rentals rephrase
rephrases repression repressions reprography resistor resistors restore restores restyle restyles resuscitator
resuscitators reticle reticles retiree retort retorts retrofire retrofires reunite reunites reveled revelled rhinoceri
rhythmical ripply rootlessness rotated roughing rouleau ruffing ruminal rutting saccharide saccharides sainted
salmonellae saltine saltines saran sartor sartors satin satins saunas scabby scanning scannings scant scants scarfing
scaring scarping scenography schistosome schistosomes scold scolds scollop scollops scorning scrapie scutter searing
seasonable seating securer sedition seediness seedlessness seeling seething seiser seizer seizers selenite selling
semination sensitively septet septets septicaemic septicemic serape serapes serenade serenades serenata serotherapy
shack shacking shacks shadiness shading shadings shallop shamelessness shaming shaping sharing sharking shaving shavings
shekel shekels shelling shlock shook shoring shorting shutter shuttering shutters sicking siderite siderites sienna
sigmatism signifier simmering singling singular singulars sintering siren sirens slaking sleaziness sleekness sleepless
slicking slivering sloppiness sluttier smelling smokier snailfish snaking snaring snarling sneering sneerings snoopiness
snoozing snorting snowberries snowberry snuffed soaking soakings soapiness soaring socialisation socialization sociopath
sociopathic sociopaths solacer solan solans somnambulist somnambulists somnolency soughing sparring spastically spelling
spermatocyte spermatocytes spirited spiriting spirted spirting spline splined splines splitting splittings spluttering
sporing sprinter sprinters sprinting sputter sputtering sputters squirt squirts stabler staking staler stammeringly
starlike starring stater steadiness steaminess steeliness steepness stenography stereotomy sthenic stich stickling
stigmatism stigmatisms stomatic storing strake strakes strew strews strider stroboscope stroboscopes stroboscopic strow
strutter stuffer stutteringly stylography sublimate sublimates suckling sucklings suffering sufferings suicidally
sulfanilamide sulfanilamides sulfuring sulphanilamide sulphuring summering sunburnt sutler sutlers swearing sweet
sweetened sweeting sweets sweller swellfish swilling syndactyl synovia taint tainted tainting taints talaria talon
talons tampered tangling tanka taring tartan tartans taster tasters tasting tastings taxer taxers taxon taxons teaming
teasing teasings tendinous tenuousness tephrite tepid tercet tercets ternate terrine terrines terzetto tesla testa
testee tester testers thiazine thiazines thicken thickens thoron thrombi thrombophlebitides tickling tiger tigers tigon
tigons tiled tilled tiller tillers tilter tined tingeing tinging tinkling tinseled tinselled tirade tirades titchy
toasting toneme tonsillotomy torah torahs torrid toughing traced tracer tracers tracheae tracheid tracheids tracked
trader traders trail trails transect transects transferrer transferring transfuser transport transportation transports
trashed trebling trichinas trichomonad trichomonads trichosis tricotine triplane trisect trisects trituration troche
trochees troches tropine tubercular tuberculate turbit turnout turnouts tutting ultrasonograph ultrasonographic
unaesthetic unblock unblocks unconsciously uneasiness unesthetic unhorsed unities unity unreadiness unseal unseals
urethrae urethrectomy uttering vaccinator vaginae vaginate varicotomy vaticination vaticinations venose ventose versa
vertiginously veter veteran veterans vetoer vinegary vitally vorticella voter voters wagerer wagerers wagoner wagoners
watchmen watercolor watercolors watercolour watercolours watermen wearing wearings weather weathers welling wheel
wheeling wheels witching yammering
`
