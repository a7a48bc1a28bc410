"""How common words are, written by ``python -m scripts.count_guard_words`` from the cases that may be read. Data only.

``WORDS``: words after a line with the logarithm, to base 2, of how often they stand there. ``PAIRS``: pairs of Chinese characters that often
stand beside each other.
"""

from typing import Final

WORDS: Final = """
15
the
14
a string
13
and for in is it object of once read success to user
12
at attack benign by due from honest i number on with you your
11
an are as assistant be carriers date do done failed has idempotent if integer me my name no not one or ordinary out pretence that this tool what
10
about account address all amount asked back been before borne call can city claim code day does don email error file first github have how https
id keyed last ledger line list log mail new none now off offer only open order ordered other page please send so subject text them time title
two up was we
9
add after again agent ai another answer any api array ask auth bank between body book but calendar card change chat check could country customer
data days default delete did digitalocean each end every form found friday function get give gives go got her here ignore into invalid invoice
its keep key leave left let look make may message minutes month must need next note nothing ok old our over paid password path pay people phone
place plan planned post price put reply report request requested return review room round run say says search second security see sent service
set should start status still stop stripe system table take team tell then there they three ticket timeout today transfer under unknown until us
use value web week when where which who will without would write year
8
above access advice agents already also anything app area article asks away balance bears below bill booked booking boolean bot both box branch
bring budget build buy cancel cancelled car case changed changes channel class close closed come command comment commit confirm contact content
contract copy count create credential csv current dear december delivery deploy description desk destination document door down draft drop else
entry event everything files find five fix flight folder forward four free fresh full game given goes good group had half hand he height hi him
his home host hotel hour hours http instructions iso issue item items job json just kind know kubernetes label language late length letter like
limit lines link long machine main many mark meeting merge model monday money more morning move moved much needs never night nobody notes notice
numbers office orders origin own owner paper parcel partial pass payment pdf per person plain policy press product prompt query question quote
rate reading readme reads record ref reference refund refused release reminder remove result returns right role row running said same saturday
school select shall share she shop short show shows side sign signed since six size slack some someone sql staging state step stock such summary
target task temperature ten test than thanks their through thursday tickets times token told tomorrow too total trace true turn type unit update
url values version wait want water way weather weight went were whether why within word wording words work years yes yet
7
accept accepted accounts action added adds admin against age agreed ahead alarm always am annual answers anyone apply appointment approval
approve approved archive arrival artist asking assistants attached author backup base because best billing block blocked blue board books
business button called calls came cannot cards cart certificate charge checkout choose claims click client club column comes coming company
complete conditional config confirmation confirmed connection contacts contents copies cost court creates credit crm currency customers daily
database dates def degrees deleted delivered denied dentist deployment deposit details device didn dish distance doc docs doctor doesn drive
driver earlier edit editor element employee empty ending ends energy enter eur evening events everyone exist expected expired export expression
false family far fee field film filter final finance finds fine finished fits fixed flat flights floor follow food forecast forget front gate
general gets git going gone green guest guests harbour hasn haven head heating hello help helper high history hold house human iban image
important inbox index ines info injection install instead insurance invite invoices isn january june keys kitchen known lamp landlord lane later
latest law lead lease legal letters level library lights lint lists live loan location lock locked login longer looks lost low lunch made
mailbox mails manager manual march market mass match math medicine member members memory mention messages metres middle missing mixed mode
monthly months most mrs mum museum music names namespace near needed negation newsletter nights nine noon november npm ones opened opening opens
output override pages parents parking part passed passport past patient pattern payee payments payroll pending percent period permission photo
photos pickup places player pls point points port position present previous prices principal print printer private priya prod production project
public pull purchase push quantity questions queue queued radius range reader ready reason receipt received recipe recipient records red region
register removed rent replace replicas repo repository requests required reserve reset resource rest restart restaurant results retry ring road
rooms rows rule rules runs sales sample saved savings script searches season seat seats seconds sell sends sentence server session settings
seven shared sheet shift ship shipped signature site skip sku slot small software somebody something song sorry source species speed spring
staff standard starts statement station stats stay steps store street submit subscription sum sunday supplier support sure switch symbol tag
taken takes talk tax taxi term tests thank these thing third those thread till tonight tools top topic town train transcript translate travel
trip try tuesday twice twin unauthorized upload urgent used users valid vehicle vendor viewer visit volume waiting wanted wants warehouse
wednesday weeks well whatever while white whoever whole wiki window winter won working works workspace writing written wrong yesterday yours
zone
6
across act active addressed addresses advisory afternoon afterwards agree air airport album alert allow allowed alone along alt animal anna
answered application april arguments around arrived art assign assigned attach audit authentication authorization automated available average
awaiting aws bad badge bar bare bash basket batch bed begin behalf behind being better big bin black blog blood boiler boss bots bought boxes
brand brandt breakfast broken bucket bug bump bus buyer buys cache cake candidate care carrier carry cases cash cat category celsius changelog
chapter characters charged chart cheapest checked checking checks chemistry chess child children cinema circle cities claimed clause clean
cleaning clear clerk clinic clock closing cloud cny coach coding coffee colleague collect collection colour columns comments commits common
compare completed cond conflict connect consent container contains context continue contradicted conversation convert converts cooking correct
correction costs couldn council coupon courier course cover cpu created credentials curl customs cut damage dana dec declined deletes delimited
department departure depot describe design dev dice diff digits dinner direct direction directory discount disk disregard district dns dock
documentation documents dog doing dollars domain double draw drink dropped drr drug duplicate duration early eat economy eggs eight eleven
engineer english enough entries environment errors essay estimate euros even ever everybody exam example exceeded exception exchange existing
exists expense explain express extra fail failure fair fake faq feed ferry fetch few figures filed fill finish fire flag following follows
football footer forbidden force format formula forum fund further future games garage garden gas gateway gave gbp genre geo geometry ghent gift
glob gold goods grade grant great guard guide gym hall handed happened happy health hear heat held helpers hey hidden hint holds holiday
hospital hotels household html iata identifier img imperative import incident include included income information ingredient ingredients input
insert instance instruction interest internal interview invitation issued itself jobs join jonas keeps kept kestrel kettle keyword kiln kindly
knowledge knows lab labels laptop large launch league least leaves leeds lena leo lesson licence lift light links lisbon listed listing litres
little living load local logs looked loop lot love lovely lower ltd machines maintenance makes map maps margin markdown marks marta master maths
matrix max mean means medium membership menu merged meter method might migration milk mill min mind mine minute mobile models moment moves
moving msg named neighbour net network newest news nice nightly node noise noor normal north notify null nursery oak oat october offered offline
okafor older online operator ops option original others otherwise outcome outside oven overdue package pair papers parameter party paste pays
pet petra pharmacy phrase physics pick picture pin pip pipeline planet plant plate platform play playlist plumber plus pod polite poll pool
population portal porto possible posted posts pot power premium pressure prime printed prior priority pro processing profile program prompts
proof property provided publish pupil python qty quarter quay quick quiet quiz quota quotes rain raise ran random rates rather rating reach
reached readers real receipts recent recipes recipients recommend redis refunded refunds regards registered registry regular rejected remaining
remark remind remote rename renew renewal repeat replacement replaces reported reports reservation reserved resolved response returned reveal
reviews revoked ride rights robot roll root rota rotate route runbook safe safety salary sale salt samples save scale scan schedule scheduled
schema score sea secret section seen sender sending sequence series sessions sets shares shell shipment shipping shopping shown shut sick sides
single sister sleep slides slow sms snapshot social sold sort sorted soup space speaker split sports square src stage staged standing standup
star stars starting statistics stays stopped stops stored straight stuck study style submitted subscribe sudo sun superseded survey swap swapped
sync tables tasks teacher tells template tenant terminal terms thermostat things think though throw ticker tier timed timer tip todo together
tokens tom took touch track tracking trade traffic training transit translation treat tree trust turned turns unavailable units unless unread
unsubscribe updated upgrade usd using usual usually van vat vault verb verify vet video view visa visitor voice vote voucher vpn walk wall
wallet ward warn warning webpage weekend weekly welcome width wind wish worker worth wren writes wrote xml yearly yourself zip
5
abara able absent abstract acceleration according accountant actions activity actor actually ada adeyemi administrator ads adults agenda ago
agreement aisle alarms alder alerts aloud amounts amsel ana angle ann announcement answering anybody anyway anywhere appeal appear append
applicant applied applies appointments archived aren argument arithmetic arranged arrive arrives articles aside assert asset assignee astro
astronomy attachment attachments attacker attacks attempt attic august authority authorized auto automatic automatically automation autumn avoid
azure bag bags bake bakery band basic basil battery bay bea bedroom bedrooms beds beforehand bell belongs ben bergen bid bike bills bins biology
bird birth birthday biscuit bit blank blocks boarding boat bob boots bounced bound brackets bram bread break bridge broke brother brought
browser building built buying cab cabin cable calc calculate calder caller calling calories camera camp campaign cancellation cancelling cancels
cap capacity capital captain carried casa cast castle catalogue cause cedar cells centre chain chair chance charges charging charity chatbot
cheap cheaper checkin checklist cheers chem chemical chen chinese choice choir chosen christmas circular classic cleared clients closes cluster
coastal codes coefficient coin cold colleagues collected com commands committee comparison compensation complaint complaints compound compute
computer concentration concert concerts condition cone confidential connected connections console const constant contain contracts control
cookie cool copper core corrected counted counter counts county covered covers crash crew cron cross cuisine cups currencies cylinder dad
damaged damp dark daughter ddd ddo dead deadline deal debit debug decide decided decision deck decline decode degraded delay delayed deleting
deliver demo dental dep deployed dept depth derived desc develop developer dhl diary dictionary die diet difference different differs digest
digital directly director disable dishes display div divisor dna docker dogs donate dont doo doors dose doubt download downloads drafted drafts
drain drill driving dropoff drops dry dump duplicates during duty earliest easy effect either electricity elm emailed emails embedded emergency
encoding ended endpoint engine entered enum env envelope episode equation err estimates eta exact exactly excel except excluded execute executed
executes exercise exfil exit expect expenses expires expiry expr extend extension eyes face facts fails fall falls fantasy fare farm fast fatal
fault feature feb february feedback fees fell fen fenland fennel fields figure filled filler films filters finch firm fish fit fitness flood
flour flowers folders folks followed foods foot forgot forms forwarded forwarding fraction freeze freight frequency fri fridge friend friendly
friends frozen fuel funds gallery gene generated genotype getting gitlab goal google grab grades grams gran grand grandma granted graph grep
grey groceries gross ground groups guy halden handbook handle handling handover hands hang happens hard harrow hash header heads healthy hedged
helen helpful helps heron hide highest hire hiring historical hit hits holder holding holidays hollis homework hosts hot humidity hundred
husband ida idle idris ignored ill ilse images immediately implicit including incorrect indirect informed initial inn inside inspection
instrument insufficient insurer int integers inventory invited invites issues itinerary java joint july kessler kick kid kids kill kim kit kofi
kubectl lake lamps land lang largest larkspur lawyer leads leaflet leak leaving leg lemon less license life likes limits lind lindqvist lis
litre llm loaded loading locker locks logged logo lol longest looking lose loss lotte lou luck lund lyon lyrics macro mailed mailer mailing
maintainer man marek marine marked marketing marsh matches matching material matter matters maximum meaning meant measure meat medical medicines
memo men met metadata metal metric metrics mia midnight migrate mile miles million minimum minor mirror miss mit mix module molar mon moon
mortgage mother mountain msgid msgstr mute myself mysql nadia nba nearest negative neighbours neither nginx noted notices nov nudge nutrition
obey odd offers official often oh ohms oil okay okoro omar onboarding opinion optional options orchard org organiser oriel osei oslo oss ottilie
outstanding overnight overwrites owe owners pack packages packed packing packs paint pallets panel paragraph parameters parcels parent parental
parish park parser parties partner parts passenger passengers passes passive passwords patch patent paths pause paused paying payload pell
pension percentage performer permissions permit personal pets phones pia picked pictures piece pieces pim pizza placed planner planning plants
players plays plot podcast pods poem positive postcode postgres pounds practice prescription probability problem proceed process products
programme promised proposal protection provider proxy published publishes pump pupils purchasing pushed puts pytest quarry quarterly quayside
quist quoted race radio rail raised rang rank ratio raw really rebase recall receive reception recorded recording recovery refresh refuse regex
registration released remarks remember reminders removes renewed rental repair replaced replies reporter requester requirements requires rerun
research reserves resistance resolution resolve restarted restore resume revenue reverse revert reviewer reviewers revoke rid rightly rise river
roads rollback rollout rolls roman roof roofing rosa rounded router rrr runner rye safari sam sandbox sat saves saw saying scanner scooter scope
screen secrecy secrets sees self seller sensor sentences september serves services setting settle settled several severity shed sheets shelf
shoes showing signing signs silent similar sits sitting skipped slide slip slope slots smoke smtp snow soap soil solution solve solved somewhere
songs soon sound sounds sourdough south span spare speak speaks spend spin spot spreadsheet squash ssh stack stale stand stands started stations
steam steel stick stitches stolen stone storage stores story strength strike strings strong student studio stuff subscriptions substance
subtitle succeeded successes sugar suggest suite summarise summer sunset surface surgery switched systems tags tall tamsin tap tariff tarn tea
telling temp tennis tested texts thai theo thinking thirty thu thx tick tide tidepool tiles timetable tin titles todos tomasz tomatoes tone
touched tour tournament traceback trading trains transfers translates traveller tray treasurer triage trial trials triangle trick tricky tried
trouble truck tue twelve twenty txt typed types typo uber umbrella unable undo unlock unpaid unsupported untrusted uploaded upon upper usage
uses vacuum validation variable variables vector vegan vegetarian venue verified very vevent via viewing vip virtual visible visitors visits
void voltage volunteers votes wake war warm warnings warranty wasn watch wave waybill ways webhook website wed wedding weekday weights west
whats whenever whichever whom whose wife wifi win windows wine wipe wire wishes women worked workshop world www yard yellow yield yoga yuan
yusuf zero
4
abroad absence acceptance accepts accessibility accounting achterberg acid acids acknowledge acme actual adding additional addr adjust admins
admission adult advance advert advise affected agency airline airports algebra allergens allergic allergies allergy allotment allows almond
alter altogether amino among amoxicillin analyst anaphora android animals annex anniversary announce announced annuity anonymous anouk anselm
anymore apart apidoc apologies apology appears apple applicants applications applying approvals apps arm arrange arsenal asap assessment
assignment assigns association async atlas atomic attackers attempts attendance attendees attention attractions auction audio auditors aunt
authenticate authorised authors availability averages await awareness baby background backoff backups backwards baidu baker balcony ball banking
banks banner barn bases basics bath bathroom batteries beach beans bearer beatriz beginner begins believe belong bench berth beta bettina
bicycles bidder bigger biggest billed biller bind biography birch birds blinds bmi boil boiling bolt bond bookings bool booster boot born
borrowed boston bother bottle bottles bottom bounce bowl branches brass breaks brick bricks brief bright brightness brightwater brightwell brill
brindle brings bristol broadband broker brown browsing bucks bugs builds bulb bulk bullet bulletin burn burst buses busy butter buyers cached
calculator calculus calibrate canal canary candidates candles canteen capitals caption capture caretaker carries carrots cars castellan
castellane catch caterer cats caused ceiling cell cellar cent centimetres cents ceramic certificates chairs channels char charger chase chatbots
cheese chickpeas chmod chord chords chore church churn cite clashes clauses clicks climate clip cloudflare clubhouse cmd cname coat coats
codeowners colm colony color combinatorics comfort commented commercial committed community companies compared comparing competition compliance
comply compost compounding computes concierge conference confidence configuration confirms conflicts congratulations consider constituency
contained continent continuing contractor contractors contributing contributors conversion cooked cookies coordinates copied copilot corin cork
corner correspondence corvid cottage countdown countries couple cph crane crashloopbackoff cream credited crete crop crossing crypto cup
currently custom cycle cycles dairy dashboard dataset deals death debt decent decimal decisions deep defined degree delays deletion deli
deliveries delphine demand denver dependency depends deprecated depreciation deps deputy derivative dermatology descriptions desktop destroy
detail detected detector determinant developers deviation devices dff dial dialog died diesel dilution dilys dingtalk directions disabled
disallow discard disclose discord discuss discussion dispatch dispatched dispute dividend dividends divides division dkim docket donation
doorbell doubles dough downstairs dozen drag drawer drawn drf drinks drivers dropdown drugs dtstart dublin dunmore dutch dynasty earth east
eastgate echo edge edges editable editing edition editors edits effective elapsed election elsewhere emailmessage embassy ember emma employees
employer enable enabled enclosed encoded encyclopedia engines enjoy enrol enrolled enters entity entrance equal equipment erase escalate escape
estate estimated euro evaluation everywhere examples exceptions execution exfiltration exif expire explained explanation exponent exporter
exports extended external extract facilities fact factor fahrenheit failing failures faithfully falk families fares farrow faster faulty favour
favourite features feel feet femi fence fenn fenwick fern ferries ferris ferritin festival fetched fetches fever fewer fiction fifteen fifty
filename filing finding findings fines finn firewall firmware fixes fjord flagged flaky flats flip flow flows flush fly flying fmt focal fold
foreign forever forge fork forklift formal former forty forwards fourteen frame frankfurt fraud freezer freezing french frost fully func
functions fwd gannet gauge gazette gdpr genealogy generate german gigs gist giving glad glass glasses global glossary gloves glow gmbh goals
golf gov government grandmother grants grateful gravity graz greatest greenhouse greeting gregor greta grid grocery growth guess guidelines
guides guitar gwen hair halberd hale hallam hallway halvorsen hana handler handles handout hangs hanne happen harbor harmless having headers
heading headphones heard hearing heart heavy helpdesk hereby higher himself hole holm holt homes honey hook hope hourly houses housing howto hub
hull humans hurry hypothetical ibuprofen idea ideas identity ignores imani impact imperial imported incl incoming incomplete independent inform
ingrid init injected injections insists instagram installer instalment instruct instructed integral intended intent interactions intern internet
interval invisible invitations invoke ireland iron irrigation italian jacket jailbreak jammed jan jazz jira joan joined joinery joke joss jun
juniper juno kafka keeping kemp kernel keywords kilograms kilometre kilos kinetic king kite knee knock kwame labelled lack ladder lady lakes
lamb landed landing landmark languages lantern larger lars lasts latitude lawyers layer leaked learn learned lecture led leeks legacy legs leith
lentils lessons lets lgtm lid lifted lifts lighthouse liked likely limited lin linear linked linkedin lior listen lithium liu lives loads
locksmith lodge lodged loft logistics london longitude lookup loud lowest luggage lume lumen lumo lunar macros maintainers major maker making
manage managed management managers mandatory manifest manufacturer manuscript maple mar marchetti margherita marguerite marit marker markers
marking markup marlow marriage mars materials maya maybe mcp meal meals measured measures mechanics median medication meet meetings meets
mentioned mentions merges merging meta metre meyer mick microsoft middlemarch mileage milestone mina minus mira mirela mismatch miso missed
mistake modified molarity mole moles mondays monitor mood moons mornings morse moss mostly motion mount movie movies mrna mugs multiple museums
mushroom muted narrated nationality navigate nearby nearly needn negated negotiation newer newspaper nickname nils nina nodes noel nora nordvik
normally northgate norvik norway notary notation notebook notfound noticed notification notifications notified novel numeric nurse nuts nvda
oauth oban objects obliged observed obtain occurred odalys odds odile officer offset okonjo oldest olmo olympics oncall onions onto oomkilled
oona openai operation operations opponent opposite oracle ordering organelle organizer orla orrin oskar osteria otto ought ours outage outbound
outdated outgoing overrides overtime overwrite owes owns oyelaran pace pad pager pairs pallet panels panic parallel param parse parsing
participant participants partners passage passing pasta pasted patents patience patients payable payees payloads payout paypal pearson perfect
performance perimeter permitted persona persons petrol phase philippa phishing photosynthesis phrases piano picks pier piet pike pilates pilot
ping pinned pipe pirate pitch plainly plane planetarium plans planted played playing plug plugin plum plumbing pnpm poisoning poker police
polish politely porter portuguese postage posting postinstall postmortem potassium pottery pound pour praise prefer preferences prefers prepaid
prepared prescribe pretend preview pricing primary primes printing prints privacy probably procedure processed progress projectile projector
promise promote proofs propose proposed protected protein protocol prune pulled pulse pumps purge purpose quality queen quid quietly quill
quotation quoting rack raises ranking rapid ratings ratios ravi reaches reaction readings rebook reboot receiver receiving recommended recurring
redirect references referral refill refuses registers registrar regression reject relation relay reload remain remains render renders renews
rentals rents reorder repeats replica replied replying reporting reproduce req require reschedule resend resident residents resistances
resistors resort resources respond restarts restaurants restored retention retro reversed reviewed reviewing revised revision reward rewrite
reyes reykjavik rice rings rinse risk rivers roadmap robots roles rolled rolling roofer roots rope roses rotated rotterdam roughly rounding
routes routine rowan rowing ruben rubric rui ruiz runners runtime rush ruth safely salad salaries salon samir saoirse sato saturn sauna scanned
scans scatter scene scenic scheduler schools science scores scrap screening screenshot screenshots scripts seal sealed secretary secure seed
seeing seems segment selling sells semantic semitones senior sense separate sept serve served servers servings settlement setup sharing shifts
ships shirt shoot shopper shops shouldn sight sights signal silence silver simmer simple simply sincerely sink sir sit sites sky slice slips
smaller smallest smalltalk smart smells snippet snippets society socks sofa solar sole son sons sorting sorts sources spain spam spanish
speakers spec specified speech spell spelling spending spent spoke spoken sport spotify spread sprint squared sshd stable stairs stalls stamp
starter stash statements stopping stories strand stream streaming strict strip structure students submissions subscribers suggested suggests
suit suitable suitcase suits summariser summarising sums sundays sunniva sunrise supervisor supplied suppliers supply suppose surname surprise
suspicious swimming switches symptom syntax systemctl tablet tablets tagged tail taking talked talking talks tally tank tape tariq tarnbrook
taxes teams technical technician telephone tempo temporary tenancy tenants tencent tender terminate terrace terraform terse texted theatre theme
themselves therefore thesis thickness thin thought thousand threads threat threshold thrown ticked tides tidy tight timber timeline timesheet
timestamp tips tobias toll tomas toner tonnes tooling tosses totals tours towards towels tower tracker tracks trademark trail trained tram tran
transaction transactions transferred translated translator transmit transport trash treadmill treated treatment tries trigger troms truncated
trusted trying tunnel turin turku turning tutor tutorial tuva tweet twilio twitter typeerror typical typos tyres uid unauthenticated unchanged
uncle unclear undefined understand understood undone unexpected union university unlocked unlocks unplug unreachable untouched unused upcoming
updates upgraded upstairs upstream username utc utility vacation vale valley valueerror valve varga variant velocity verdict verification
versions vertex vessel vienna village vinegar visiting vite voicemail voted vouchers wage waimai waitlist waitlisted waive waived walls walnut
wanda wash washing waste watchlist wavelength weak wear wechat weekdays weigh wet wget wheel wheelchair whitby whitlock wide wild winner
withdraw withdrawn withheld woman wontfix wool workaround workers workflow workload worksheet worry wouldn wrap wrapped wrapper writer xlsx
xmlns yaml yeah yeast yilmaz york yusra
3
aaaa aapl abbreviation abel aboard abort aborted absolute accessdenied accident acct acetone achebe acknowledgement acres acted acting actors
acts adaeze adjusted administrators admitted advanced adversary adviser afraid ages agreements agrees aimed aino airbnb albums aldo aldous
algorithm algorithms alias alive aliyun allergen almost altered although altos aluminium amadi amap amara amazon amended america american ames
amir amps analysis analysts anchor angry anneke annika annotations apache apiary apis apologise appended appendix appid appkey approaches
approver approves approximate appsecret aquarium args argue arlo arrangements arrears arrivals arriving arrow artifact artists artwork ashdown
ashgrove asistant asker asleep assembly assertionerror assume atelier atgccgta athletics attempted attorney attraction attribute auckland
audience auditd auditor auggcuuaa aurelio authenticated authorise autonomous avalanche avenue aviation award aware aziz azul backed backs badges
baggage baking balancer balances bands banned barley barnaby basis basketball bastion battle bearing bearings beat beata beatrix beats become
becomes bedtime beech beef beer bees began beginners behaviour beijing bells belt beneath beneficiary benefits berg bergmann berlin bert bertil
beside besides bezahlt bicycle bidders bids bigint bigquery bikes binance binary binding birdlog biscuits bitbucket bits bitte blame blanket
bleach blender blind blinks blocking blow bluebell blurry blythe boards boats boiled boils bonus boone border borrow boundary bowls brake brakes
bramble brandvold brannoc brazil breakdown breaking breath breathe brenner brighton bringing british brochure bronze brook bruna bruno buckets
buffer builder builders bulbs bumped bundle burial burkina burned burnt butler bypass bytes cafe calendars calibration callers calloway calm
camping canada candle canvas caps captions captive captured carbon careful cargo carla carpet cashflows casimir catering cathedral caught causes
cdata census center central cert certain certexpiry certified chalk chamber changing chapel chapters character charts chased chats checksum chef
chest chez chicken childcare china chip choosing chose chuck cinemas circuit circumference citizens civil claimant clarithromycin clash classes
classical classification classify clay cleaned cleaner cleaners cleanup clearance clears cleo clever clicked climb climbing climbs clinician
clocks clone closest closure cloth clothes clubs clusterrolebinding coast cocktail codebase coefficients cohen coins colin collaborator
collecting collects cologne colours combinations combine commas commodity comp compact companion companions compares competitor competitors
complain complained complement completion compose composer computing concept conclusion concrete conditions confidentiality confused connector
consented consignee consignment consul consulting consumer consumption contacted contacting containers containing contest continues contribution
controller controls conversations converted cook copilots cordon corn corpus corrections correctly correlation corrie counterparty countersigned
countertop counting coupons courses courtesy courts courtyard cousin coverage crack cracked crafted crashed crashing crates crawler crawlers
crawling creature credits criteria critical critics crontab crossed crossword crow crown cruises cuidan culture cupboard curie curious
curriculum curry cursor curtain curve customary cuts cutting dagny daly dangerous danish dario dash dated dave dawn dealt decade deceleration
decides declaration declare declared declines decodes deducted deduction deed deemed deepseek defaults defect defence defences defendant define
definition dele delhi delta demands deny departures dependencies derby descale described describing dest detect detection detects dialect
diameter diastolic dict didi differ differences difficulty dify digit dimension directed directors discharge discussed dishwasher diskfull disks
dismiss disputed disregarded dist distribution divide divided divisors django dmitri dockerfile docking docstring doctype doff dollar domains
donations doneness donors dooo dora dorm dorn dots doubled doubling douyin dover doyle drafting drawing draws drives dropbox dropping drrr drum
duarte duluth dune dunstan dusk dust dusted eacces earned earnings easter eastmere eaten eateries eating eats ebook eclipse edda edited
education elasticsearch elden elections electric electromagnetic electronically elevation embargo emeka emil emoji emptied encode encodes
engineering enoent enroll enterprise entire entirely entitled enzyme equals equip equivalent erased erasure errno escalation escrow espresso
estates estuary ethics eval evaluate evaluates evaluating evenings evidence evil exceptional excerpt excess exec executing executor exempt
exhausted exhibit exhibitions exited expansion expects expensive experience experiment expert explaining explains exported extends fabric
facebook faces factorisation factors factory failover fancy fang faro faso fasting faultcode faultstring feat feeder feeding feeds feels felix
felt female fennick ferrant ferryman ficus fifth figma filling fills finally fingers finnish firefox firing fishing fitter fitting fixture
fixtures flags flash flask fleet flickers flies float floors florist flower font footnote forbid foreman formatting formed formulas fortnight
fourth frames framework francs freelancer frequently frey fridays funeral funny furniture futures gadget gain gained gala galactic gallons
galway gaming gaps gardener gather gdansk gear generator generic genetics geneva genotypes gently geocode georgia getinvoicesupcoming ghana
ghost gifts gimme gino girl gitnest glance glasgow glaze gloss glucose glue gluten goats gonna goroutine gorse gradebook grader grading grain
grammar grandpa graphql greet grouped grouping grow growing grpc guarantee guestbook guidance guided guideline gull guten guys hack haddad
haircut halcyon halfway halt halvard hamburg hammers handled hanging hanna hannah hardware hargreaves harriet harrowgate hartmann harvest hats
haus headcount headline heap heater hedgehog heights helped helping hendersons henrike herd herons hers herself hertz hides highlight hike
hiking hill hinge hired histogram hive hobby hobday hofer holders holes hollin hollins hollow homoglyph honestly honour hooks horizon horror
hostel hostile hostname hotline housekeeping however href huawei hubspot hugo hung hurt hydrogen hypotenuse iceland icons identification
identify iframe ignoring illegal illumination imagedescription imagine imelda imperatives importer imports improve inches incidents includes
increase indicator inflation informs ingest inhabitants injury inkwell inline inner inspect inspector inst installation installed installing
instances instant institute insure insured intake integrate integration interaction intercept interface interiors intermediate interviews
intranet invent invented invention inverse ipad iris irish irrespective irrigate isbn island issuer jams jane japan japanese jars jdbc jean
jenkins jewellery joel joining jonah joules journey judge judgment judgments juhe juice jules jump junior junk jurisdiction jury karen karin
karl kayak kcal keeper kelvin kennels kenya kessel kettering kettles kevin kicked killed kilo kilometres kinematics kingdee kiosk knew knight
knit knitting knots kong kowalczyk krakow laboratory labour labs lacks lagos lakers lambda lands lanternfish laos lapses laptops laravel lark
lasagne lately latency latin latter laugh laundry lawn lawsuits layout ldap leader leading leaf leaks leetspeak lemons lend lengths lens lent
lentil leonard leopold letting lettings levels levothyroxine libraries lichess lies lifeboat lighting lille lima lime limitations linden
lindenhof lindgren lindhaven liquid liquor listener listings literature livestock livia loaf loans lobby locale localhost locally localstorage
lockers lockfile lodash lofoten logging logins loose lottery lounge lounges louvre loves lowe lowered lowers loyalty ludo lupo lying madam
madrid magnus mailboxes mailgun maja male malformed malicious malo manchester mara marathon marco marcus margheritas marigold marisol
marketplace married mastodon matched mate matte maturity maud mayor mbeki meantime meanwhile measurement medal medals media meituan meloxicam
melting merchant merci merger mess messenger metro microscope migrations mika milo milvus mini minister ministry misfire mission mistakes
mitigation mitochondria moderate moderation moderator modern modules moisture momentum mona mongo monitoring motor motorway mould movement
multiply murmur musical mutes mutual nail nairobi naming narrow nasty national navigation navy necessary neighbouring nell nephew netflix
networks newsletters newsroom nicked nitrogen noah noisy nonna nordbank norden notable notifies notion nuke numeral numerals nuonuo nvidia
oakline oats obeyed obeys objection objections objective observer obsolete obviously occupation octavia odell odeon oduya offence offsite
offspring olaf oleg olga olsen onion onsite oops openings opera operating operational operators opinions oppo opportunity optics optionally
orange orbit ordercontroller ordinal organisation organism organization originals osaka ostra ostrava ostrow otis otter otters ottoline oulu
ounces outbox outdoor outputs outward overlaps overview owed owls ownership ozone paddle pads paged pain painted painting paired pairing pandas
paperwork para parabola params paris parked parrot partly pascal passphrase passports patched patio patterns paul pauses pavel payer payslip
payslips pdfs peace peak peanut peel peer pegs pelican pellworth penalty penicillin pepperoni perform perhaps permanent permanently
permissionerror permits perpetua perrin persists perth pete petrel phoenix phoned photograph picker pics pine pines pinyin piotr pipelines pixel
pixelmoth pizzas planners plastic plates playback playlists plenty plugs podcasts pointing poisoned pollen polling polygon polynomial poor porch
pork portions possession postal postcheckoutsessions postcoupons poster postpaymentintents postpaymentlinks postponed postprices
postpromotioncodes postrefunds potatoes pots practices prague precedence preference preferred prefix preheat premier prepare prepares
presentation presenting presents pressed primer prins printers privilege privileged privileges priyanka prize prizes prob probe problems
processes processor procurement produce produced prof professor programs projects prometheus promo promotion proofread properly properties
proportion proposes prose proud prove provenance provide province pruning publication publicly publishing pudding pulling purchases purged purse
pushes pushing putting puzzle puzzles qing qiniu quadratic quantities queries questionnaire quicker quickly quince quit quite qweather rabbit
rabbitmq radians radiology railway rainy ramen ramp ranks rated reachable react readable reagent realm reams rear reasons reassign rebooting
rebuild recalled recalls recap receivable recital recite recognise recommendation recommends recordings recover recovered recruiter recruiting
rectangle redeem redirected reduced reed refactor referees referred refrain refs refundable refusal regard regardless regional rehearsal
reimburse reimbursement rejection rejects relative releases relevance rely remainder remedy remembered reminded remit remittance removal
removing renamed rendered rendering renewals renske rented reopen repaired repairs repayment repeated replacing repos repositories repost
represented repro reproduced requestid resale researchers reservations residence residual resistor resize resolves respect respondents
responsible restarting restricted restriction restrictions retired retirement retries retrieved retrying returning reversal revisions rhyme
rhythm riddle rides ringing rises rival roadside roast robotics rock rocket roleplay rome rook rosalind rose ross roster rotation roth rounds
routing rowe roxy royal rrrr rsvp rude rufus rung rust sage sailing salesforce saline salmon sand sandwich sang sanna satellite satisfied saving
scaled scales scaling scam scanning scarf schedules scheduling schiphol scientific scored scoring scratch scratched screens screw scroll seafood
searched seating seaview sections secured seeds selected seminar sendgrid sensors sentinel sentry separately serial serious serviced serving
sesame settles seventh severance severe seville shade shaft shang shape shard shareholders sharp sheffield shellfish shelter shelves shipments
shoe shopify shorten shorter shortlist shot shots shou shout shove showed shower shutdown shuttle sidebar sidenote siemens signatures signups
silently silly simvastatin sine singer sixteen sixty sizes skill skin skips skoda slate sleeping sleeps slept slowly smell smoked smtplib
snapshots sned snooze soak socket sofia soft solicitor solicitors solving spaces speaking special speciality spelled sphere spinach spinning
spirit splits spoil sponsor sponsored spooler spots spouse sprinklers sqlstate squad stacktrace stain stamps stat stated states statutes stayed
stderr steer sticker stir storm stove stranger strangers stretch strikes strips struck stubborn stylist submission submits subscribed subscriber
substitute subtask subtitles succeed successful successfully sudoku suggestion summaries summarised summarises summit sunny supabase supersedes
supplies supported supports suppress surcharge surely surveyor suspended sweep swiftpost swim swiss synonyms syrup systolic tabs tallow tanks
taobao taps tasting teach teachers teaching teal technique telecom telegram telemetry telescope templates tent terminated termination tern tess
tester testing texas textiles theft theirs thermo thesaurus thinkphp thinks thirteen thistle thou threw throttled throwing throws thumbnailer
thumbs thursdays thwaite ticketed tighten tilda tiling timezone tiny tinyqueue titled tmdb tmrw toaster toilet tolls tonne tons tooth topped
tops torch torn toronto torque toss touches tove towns toys tractor traded trademarks traditional trailer trainer transcribe transcription
translating translators travellers travelling travels treaty trees trek trello triggered trim trips trucks truncate tucson tuesdays tuipiao
tulips tune tungsten tuning tushare tweak twins typing tyre unattended unbalanced uncaught uncommitted undeliverable undoes unfortunately
unhandled uninstall unique united universities unresolved unsigned unsubscribed unsure upgrading upright urgency useful vacancies vaccination
vaccine validity vane vantage variance variants variety vcard vectors veggie vehicles velo vendors vent venues verbatim vercel verschickt verse
vesper veterinary vets viewings views viktor vintage visibility vision visited vitae voided volts volumes volunteer vonage voss wages waits
walked walking wanna warden ware warehouses warns warsaw watching watered watering waxwing weaknesses webinar wecom wednesdays weekends welsh
weren wheat whereas whisper whispered whoami widget wilk wilma wins wiped wise wished wolf wood wooden wordpress workflowscript workout worm
worn worse worst wurde xbox xero xiangqi yahoo yarn yoghurt yonyou yourselves youtube yuki zendesk zeros zhujian zoom
2
aarhus abandoned abernethy abuse acceptable accepting accessing accommodate accordance accordingly acknowledged aconcagua acre activate adapter
addcontact addendum addition addressee adjuster adjusts adler admit adopt adoption adress advertisement advertising adverts advised adyen affect
affiliate afford afresh africa agentsdoc aggregate agnes agora agri aibk aide aircraft airflow airlines airtable alba alcohol alerting algebraic
alice align alike alipay alle allotments allowance almanac almonds alongside alpaca alpha alpine alright alternative alternatives alto alumni
amari amazing amber ambiguous ambrose ambulance amend amortized ampere amqp amsterdam anagrams analytics anew angel anke anne annotation
announcements anonfun antes anthropic antibiotics antivirus aoife apartments aperture apiece apigw apisix apiversion appealparkingfine appeared
appliance appoint appreciated apprentice approving apron archaeology architect architecture archiving arguing aria artefact arxiv asana
ascending asistente assay assemble assessor assets assignissue assist asterisks athlete attend attendee attending attgcc attributes attribution
auctions audited austin australia austria authenticationfailed authorize autoclave automate autopilot avoiding awaits awards babysitter
backtrace bacteria bacterium badly bagels baht bakeries balanced balloons ballot ballpark balls banana bananas banknotes bankrupt banners
baoxiaojindu barbecue barcode barking barrier bars based basel basque bass batches bauer bavaria baxter bcrypt beaches bean bear became beck
beehives beekeeping beep beeps befor beginning begun belgium benchmark benchmarks benny bernadette betting beware beyond bianca bias
bibliographic bilbao billable bing binlog binned bisque bitcoin blanks bleed bleeding bless blinking blitz blocker bloke bloods blowing blunt
boathouse bodies bohemian boilerplate boise bold bolts bonds bones bookkeeper bookkeeping bookshelf boom booth boring bosch bothered bothering
bounces bouncy bounds bounty bouquet bowling boxing bracket brackley brackwater brandl brannock brasserie breach breast breed breuer brevo brew
briefing briefly brigade brightmoor brightside brine brisk brix broad broadcast brolly bronwen browse brunch brush brushes brussels bubble
bubbles buddy buildings bullets bumps buoy bureau buried burning burns businesses butt buttermilk buttons buygiftcard buzz bybit byte cabinet
cabinets cachectl caffeine cage cakes calais calculated calculates calendly calibrated callum calorie cameras canceled cancellations canoe cant
capabilities capability capped captioning career careers carefully carriage carrot carrying carton cartons cartridge carts casper catalog
cataract categories caterers caution cease celery cello celtics century certainly challenge championship chargeback charm charset chatgpt chatty
chaxunjiaqi cheat checker chemist cheque chexiaoqingjia chicago chidi chief chillies chimney chipped chocolate chooses chop chrome chromosome
chuchaishenqing chukudengji chunks ciao circleci circulate circulated circumstances citation cited cites citizen citric civic classified
classifier claude cleanly cleans clearing clearly clerks clickable clickhouse clicking cliff clinical clipboard cllr clocked clockmaker
closeissue closer closures cloudy clue coaches coating coconut codec codons coinbase coingecko coke cole colette collar collector college colorz
combined comedy comfortable comma commenting commission committing communications compatibility competing compiler compiling complains
completely completeness completing complex compliant complied compounded compoundings compress compressor concerned concerning concerns condense
condenses conditioner conductor cones conf configured confirmations confirming confusing connecting connects consensus considered constraint
construction consulate consultation consumers contingency continued contracting contradict contribute convention convertcurrency conveyor
convinced cookbook cooling cools copyright cord cores coriander corrects corridor corrigan corrupt corvane cosmetic costing costume cotton
couchdb cough councillor councillors counsel countcharacters counters countersign countwords cousins covering crashes createguestcode
createissue createquote creating creditor creep crewe crews crime crisp croissants crosses crowns cruise crumb crumbs crushed crust csrf ctrip
ctrl cucumber cuiban cumin curtains cushion cute cycling cyclist cyclists daemon dancing danhao daniel dare dashboards dashes databases datadog
dating datum davis deactivate deadlines deadlock dealers dearer debate debian debits debrief debtor debugging decimals decoded deduct deepl deer
defective defects deferred definite definitions deletecontact delimiters delivers demanded demos demurrage density dent dentists depart
departments departs dependabot dependent deploybot deployrelease deploys deposits deprecation deputies derek describes deserves designer designs
desired desmond dessert destroyed deviations dfff diagnosis diagram dialogs dialogue dials dian diancan dianping diavola dietary dieter
differentiate difficult diffs digests digging dimmed ding dining dinners dinosaurs diocese dips directive directives disagree disc disclosure
disconnect discounts discovered discussions dispatcher displayed disposal dispose disputes disturbed ditch dive divisible docstrings doctors
docusign docx doit dome dominant donated donor doop doris doses doubtful downgrade downloaded downstream drainage drained drawings dress drew
dried drift drip drips driven drone drrf drummer drummond drunk dryer drying dubbo duck dues dumped dumplings dumps dunes dunn dunning dupe
duties dying earn ears eastfield ebay ebbsford echoes econnrefused edging edible effects efficiency effort egress eighty electoral electrician
electronic elements elena elevated elif elixir elspeth emailing embargoed embed emigrants employment enclose encrypt encrypted encryption
encyclopaedia endgame endif enforce engineers england enotfound enquiry enrolment ensure entering enzymes equally equipped erases errand errcode
errmsg errormsg errorresponse escalated escalatetoagent esign eslint essays etag etcd etcdserver ethereum etiquette europe european evacuate
evacuation evenly eventually evicted examined examiner exams exceed exceeds excellent exchanged exclude exclusions excuse excused executive
exercises expand expecting experienced experts explainer explanations explicit explicitly expose extracted extracts extras eyepiece facility
facing factorial fallback falling farah farid father faults favourites feast feelings felixstowe fellow fenced fencing fenna fernhill ferns
ferrante ferreira ferro fetching fiat fibonacci fiddle fiesta fight fighting filings filtered finalists financed findcontact fined finger
fingerprint finishing firebase fired firms fishy fitbit fitted fitters fitz fixing fjell flap flashcards flashes flattery flexible flicker
flickr flipped flips floods flushed flyers fnumber focus focuspal folded folio folk followers fonts fooled footbridge footers forbids forest
forged forgets forgetting forgotten forth foundation founded fours fractions francisco frank fraudsters freed frees frequent fries frontend
froze fruit fundamentals furnished gains gaiqianchepiao gamebook garages garbled gardeners gardening gardens garlic garment gates gdynia gemini
genius genuine geography germany getaddrinfo getbalance getbalancehistory getcharges getchargessearch getclaimstatus getcustomers
getcustomerssearch getdeploystatus getdisputes gethistoricalfxrate getinvoices getpaymentintents getpaymentmethods getpayouts getpayslip
getquotesquotepdf getreturnstatus getsecret getsubscriptions getui giftcardbalance gills giphy gitee glacier globally glove gmail gmeyer gnocchi
goalie goat goodbye gordon gorgeous grace graded graders grafana gram grandad granny graphs gratuity gravel graves gravitational grease greater
greek greengrocer greenway greetings greg grips grit grooming grows guardian guild gulls gunnar gusts gutter haaland haas hacked hadn haha haiku
hail hallelujah halloran halted halves hamlet handheld handoff handset handshake harder hardly hare harm hashtags hashtbl hasura hatch hatchback
hate hates hatherley haul hawthorn hazel hazelnut headaches hearings hears heartbeat heated heats hectare hedgehogs heed heel heifer helga helm
helmet helpline hence hero heroku hetongshenpi hexadecimal hexham hidecomment hiding highways hills hilton hints hinweis hirer hires histories
hives hobart hogging hoist holdings holloway homoglyphs homophone honeymoon honeypot hood hops horizontal horn horoscope hose hospice hosted
hostels hosting hotfix householder households hugs hybrid hydraulics hydrochloric hydrology hygienist hymn iana ibarra iced icon ideally
idempotency identical idiom imitates imke immediate immerse implied importance impossible improved inactive inbound inch incidentally
inconvenience indexed indicative indoors industry infected influx influxdb informal infusion inherited initialize initialized innsbruck inputs
insist inspected insta instrctions instru instruments interact intercom interested interesting international interpreter interrupt interrupted
interviewer interviewers intro introduced invalidaccesskeyid invalidate invalidparameter inventor inverness invest invested investigation
investment invoiced involve involved ions ipstack irreversible ives jack james javascript jeecgboot jess joins jolene joris journal journalists
jsonl jude judges jumper jumps jupiter kakao kappa kasper kayaks kdniao keller kennel keystore kicks kiel kilimanjaro kimi kindergarten kindness
kinesis kingdom kitchens kites kits kitten kitty klein knead knees knife knocked korean koutu kowalski kraken kubeconfig lads lakala landlords
lanes lanterns lapsed larkfield lass latex lathe latte laughed laughter layers leaders leaking lean leans learning learns learnt leases leasing
leavers lebron leftovers legend legit leif leila leipzig lender lenses leon leonie lessee letterbox letterhead liability liberty librarian
licences licensed lido lifeguard lifetime lifting liga lightly likelihood likewise lilies lily limiting limping lined linen ling linkissues
linter linux lisinopril listening listens listmentions literally litter lived loader located lockdoor lodging logarithm logger logic loosely
lorcan lorry loses losses lots lotus louder loved lucia lucjan lucky lucy luigi luis lune lutz macronutrients magazine mage magnification maiden
mailchimp mailto mains maintained majeure malik mall malta manages managing mandate manipulation manner manners manu manually manuals mapbox
mapping maria marina marl marquee marrow martin mask masters mated matinee matteo mattress meadow measurements measuring meds mellow memcached
mended merchants merely mergeable meridian merino merrow messaging messed metabase meters methodresponse microns microphone midway migrated
mikkel mild millilitres minimax mins misses misspelt mistral misuse mixcolors mixing mixpanel mock moderates moderators modify moira momo
mongodb monitors moonshot morgen motorised mountains mouse movers mower msgdata municipal mushrooms musician mustn nacos nadja nails naive
nameserver nanjing naples napoli narrator nature naver needles negatives negroni neighbor nest nested neutral newsapi ngozi nicely nicht niece
nineteen ninety nitrile nits nkemelu nodded nomad nomethoderror nominatim nominations nonsense noodle noodles nopasswd normalise norrland
northwind norwegian norwich notauthenticated notebooks notetaker notfounderror noticeboard notregistered nova novak nowak nudged nuggets
nuisance numbered nurses nwbk nwosu oakes oauthexception obedient obituary observation observations observatory occasion occupancy occupied
ocean odata oddd odette odoo offences officially ohio okoye oksana okta olive olives olivia omdb omit omitted onerror onwards oooo opener
openssl openstack openweather operate operated oral orbex orbis orchid organ organic organisers originality ortega osman osric ostara ostrander
ottokar outages outdoors outpatient overloaded overwriting overwritten owing owned oysters packaging packers packets paddock pagerduty paginate
pale palindrome panama pancakes panda panicked paperback paracetamol parks parses parsley passages passwd pasting pasword patches patron paula
pausing pawn payables payhospitalbill payparkingfine payq peanuts pear pears peas peek pelham penbridge pencil pencilled pencils penguins
penhaligon pennant penny penrose pens pepper peptide perf performed periodic periods pernille persist persistent peru peter petition petrov
pgctl pharmacies phases phew phish photographer photographs phrasebook physical physio picking piers pile pills pinch pingcode pinged pink pins
pipes placeholder placing plagiarism plaid planting platinum playbook playground pleased pleasure plenary plese plotline plots plotter plugged
plums pocket poetry pointer pointless poke pole policies policyholder politeness pollutant polo popped pops portfolio portion portrait ports
portugal positions positives possibly postaccounts postcharges postcreditnotes postcustomers postdisputesdispute posters postgresql postgrest
postinvoiceitems postinvoices postissuingcards postissuingcardscard postpayouts postplans postproducts postquotes postsetupintents
postsubscriptions posttaxcalculations postterminalreaders posttransfers postwebhookendpoints pothole powder powered powershell practical pram
prams pray preceding precisely predecessor predict preferably pregnant prep preparing president presidential pressing presumably pretty prev
prevent previews prince principle printenv probabilities probate procedures professional programmes programming projected promises promising
prompter pronounce pronunciation prop propane proper proportions props protect protons prototype proven pruitt pryce psql psycopg publickey
publisher pubmed pulls pumpkin puppy pursuant putsecret pypi pyproject qdrant qichacha qingjiashenqing quakes qualified qualify qualifying
quarantine quarters quayle quentin queried quest quickbooks quieter quillon rabies races racks radiation radiator radiators radiocarbon raffle
rails rained rainfall raining rains raising raisins rake rakuten raman rangeerror ranked rare ratelimited reaching rebooking rebuilt recalculate
recallmsg receivables receives recently recieved recognised recognises recommending reconcile reconciled reconnect recorder recount rectangular
recycle redelivery reduce redwing reel refactoring refer referee referenced refers refreshed regarding regatta regions regret regulation
reimbursed reindex reinstall related relic reloaded reminds renate renewing renovation reopened reopens repay repeating repetition replacements
replay replicacount replication replytocomment reporters represent reproducible requirement reroute rerouted rescheduled rescue reservoir resit
resolving resourcenotfound resp respcode respmsg responded responding resting restock restores resulting retail retreat retrieve retrieves
reverted reverts revokes rewritten rhapsody rhea rhubarb ribbon rick ridge riga ringed riot risen risks rita riverside roasting robert robin
rolf rollbackrelease rollover rooke roommate ropes rossi rotatesecret rotating rough roux rubbish ruby ruff rukudengji ruled ruling sabre sacks
saddle sail sailings sake sallow saltmarsh sampling samuel sanctuary sandra saskia saturdays sauce saver sayd scaffold scaffolding scala scared
scary scenario schedulepost scheme scholar scholarship scopes scorers scotland scout scrabble scratches screened screws scribe scrolling seals
searchchathistory searching searchissues searchrestaurants secondary secretly seek seem segments selenium semi semicolon sendcannedreply
sendquote sensible sepa separated serie sermon serpapi serum servant setautoreply setdocpermission setenforce sewing shadow shake shakshuka
shanghai sheds sheep shelters shen shenzhen shield shifted shipper shirts shore shortened shortly shouting showings showtimes shred shrink
shuffled sibling sideboard sightings sigma signatories signe signers silenced silk simone simplified sina sing singers singh sings siobhan
sitter siyuan skarholm skerry skills skylark skylight slab slang slap slash sleeves slices slightly slipped slopes slug slugs smashed snacks
snap snapped snapshotted snowflake sock sockets sodium soften soldier solely solid solr solubility solutions solveig solves sometimes sorrel
sorter soups sour sowing spammer spark sparrow specialist specific specify specimen speeds spelt spicy spider splendid spoilers spoon spoons
spotlighting spotted spout spray spreadsheets sprinkler sqlalchemy squares squashed squeeze squid ssist stadium stages stair staircase stairwell
stall stalled standby standings standstill staple starters startup starving static stationers statistic statute statutory staying steady steal
steep stem stern stew sticks sticky stiff stig stitch stomach stones storms streambox streamly strengths stressful stronger strongest struc
struct strumfast sturdy subjects subnet subs succeeds suddenly sued sufficient suggestions suitcases suited sulfa summarisers summarize
summarizer summarizers summarizing summing sunshine super superb supermarket superuser supervisory supper supplement supposed surf surplus
surprised susan sushi suspect suspected suspend suzhou sven swallow swapping swaps swatches swear sweat swedish sweet sweets swift swing
switchboard switching sword syllabus syntaxerror systemd tabletop tacos tagging tahini tails taker tamm tang tanya taped tapped targets tariffs
tarrant tart tate taught taxed taxman tbilisi teaser tech telephones television telly temperatures temple temporarily tend tends tenner tensile
tentative tenth terrain terrible territory tesla testers textbooks thanked thats themes theory thereof theres thermal thermometer thick thinners
thirds thornbury thorne thoughts threats throttling thumb thus thyme tian tianapi tianditu tianyancha ticking ticks tidb tidied tierney tiktok
tile tills timing tins tinycsv tions tiramisu tired toast tobin toggle tokyo tolland tolliver tomato toners tongue tonic tony topics totl towel
traced traces tracing trailing trails trainee trams transcripts transfercredit transferfunds transferring transformed transpose traps trattoria
travelled trays treasury trend triaging triangular tricked tricks trig trimmed tripod tromso troubled troubleshooting truffle truly trumpet
trustees truth tsla tube tuck tuihuiyishi tulsa tuned turf turkish turnover tutors tuya tweets twelfth ubuntu ucloud ultraviolet umbrellas umeng
umlauts unanswered unassigned undelivered underneath undersigned undertakes underwriter unexpectedly unfair unfollow unhappy unhealthy unicode
uniform unionpay uniqueness unix unlimited unload unlockdoor unmatch unmute unopened unordered unplugged unpublished unrecognized unredacted
unrelated unreleased unrestricted unsafe unsent unto unusual unverified unwrap updatecontact updateissue updating upgrades upkeep uploader
uploading uploads uploadtodrive upside urge urls usable usercomment userid usessl utilities utrecht utterance vacuumed vague validate valuation
vance vanish vans varchar varnish vary vase vegetable vending ventilation vents venv vera verbal verbose verbs verde vest vicar vietnam vikram
villa violates violation vivo voices voids volcanoes voluntary voters voting vulnerabilities vulnerability waffles waited waiter waiver wales
walks wallpaper walter wardens wardrobe warfarin warmly warned washable washed watches waterproof waters weatherapi webhooks webp websites weibo
weighed weighs weighted weimob weir weird weiss welder wellies wexcombe wexley whale wheels whereabouts wherever whisk whistle whiteboard whites
whitespace widen wikidata wildcard wilhelmina willow winds windscreen windy wines winners winning wipes wired wireless withdrawal withhold
withholds witness wizard woke wonder wonderful worksheets worldwide worms worried worries wound wrapping wraps wreath wrench writers wrongly
wuhan xiamen xiao yandex yannick yaris yonghu youdao young youngest yudinghuiyishi yunpian yuque zadie zerodivisionerror zhang zhangwei zhao
zhipu zhuanfayoujian zillow zoho zones zuerst
1
abbrechen abdul abnormal aborting absences accesskeyid accompanied accordion accruals accurate activerecord acute adair adaptive
addresssanitizer admiral adobe adversarial advertised advisers advises airbags algolia aliases allegro allocation alphabet alters amadeus amadou
amin amplitude analyze angeles anjali ankle annotators anomalies ansgar ansible anton apologised appearances appending apples appraisal
apprentices appropriate apricot aquariums archer archives argo arms arrangement arranges artifacts artificial assessed assistance assists asthma
asthmatic astrology atmosphere attaches attendant authorises autoremove avatar avoids awake awful babysitting bait baked balancing bales
baptiste barclays barge barry basalt basement beekeeper beekeepers begging behave belts benches bend bending beneficial benutzer beth bisect
bisected bistro blacklist blend blended blinding blizzard blom bloody bloom bluetooth blurb bonfires boris bosses bouquets brae brain braintree
brask brewery brno brokerage brothers browsers btcusdt bulky bunch bundled bureaucratic cables caches callstack canon capable captcha cardiology
carol carrow cartoon cascade catches celestial centos centuries cereal ceremony certbot certs chandler changelogs chaoxi charcoal cheating
checkbox checkstyle checksums cheek cheeky cheerful chemicals cheques chewed chilli chilling chokes cholesterol chorus circles clarify
classifies clearer clerical clips cloak clothing clover codex coinmarketcap collapsed collective coloured comic commerce committees commonly
comms communicate compat compilation compile completes component compromised compulsory computation concise conduct configmap confluence confuse
conn cons consequences conservatory consideration considerations considering consists constance constructor consuming conti contrase contrast
contributed contributions controlling conversions cooperative copying cordelia cormac correlationid corrupted cors cosy cots courteous crank
crawl creative creator crisps crlf crochet crying csdn cues cyrillic dahl danke darktable daughters daylight dddd deactivated dealer debited
decays decrypt deductions defending dehumidifier delacroix delegate deletecouponscoupon delighted deploying deployments designed destructive
detach detectors detour deutsche development dfof diagnostics digitised dill dimensions disclosing disconnected discretion dislike dismissed
dispensed dissolved distinguishes districts diversion diverted docks documented dood doorstep dorian dotted downloading dragon draining dreadful
dripping drizzle droo dtend duke dull dumb dumping easier easily easypost ecom editorial eiffel elderly elected ella ellery elpmaxe embarrassed
emmeline emperor employers enamel encountered enforced enjoys entitle entra epic eresolve esim especially essential ethiopian etymology evict
examination examiners exclamation exclusion exfiltrate exhibitors expectations expiredtoken expiring expo extending extractor faculty fahrplan
fairground fairy fans fapiao fasten fastly favor favours featurecollection fedex feeling feng fete filenotfounderror filtering financial
finishes fiona fires fitch fixer fixme flaked flattened flex flowerbed foam footnotes foraging forks founder fraudulent freelance freely
freshdesk friendlier frustrating fuss gaiters galley gatehouse gatekeeper gender generally generating gentle gentleman gerald getcodeversion
getindex getinvoicessearch getpayoutspayout getrefunds getrefundsrefund gideon goose goran gotta grabbed graffiti grandson gravy greedy grew
grill grip grocer groovy grown guardrails guards guesthouse guilt gzip haggling halls halm halved hamid hammer handing handy hangzhou hank
hardest hargreave hascallstack hattie haulage hauled hauliers hdmi headlines healthier heather hedges helium helsinki henceforth herring hibp
hierarchy hiker hikvision hmac homepage hopeless horrible hostid hplc httpconnectionpool httponly humidifier hungry hunk hurts hush hydra
hypothetically identified igor illness imogen impersonation implant implementations imran incompatible increased infobip informing initials
initiated inject innkeeper inquiry inspectors installs instid institution insurers integrated integrity interlock interpretation intruder
invalidapikey invalidinput invert inverter invertible ipapi irina isotope italy jabs jackets jackson jailbreaks jeecg jens jetty joao johansson
joiner jokes jorge journalctl jumpers juniors kaoqin kehu keyboard keycloak keymanagement keystone kickoff kilowatt kinds kira kirsten kittens
klara klingon knackered knot kotlin kraft kuai labrador lacking ladies lading lakeside laminated landlady larch lateinit lateral laughing laughs
laying leet legally legroom lends lenz lettuce lever libswiftcore lice lichens lids linde lineup linz lionel lisa liver livestream llms loki
lookups loom looped loops losing loudspeaker lowell lowtide luke macos maeve magento magic mailno mainland makers mandrill marble marchettis
marlon mattresses maxcompute mechanism mediawiki meilisearch melted mend mentioning menus microwave migrating milan milder millbrook miller
minimal misaligned misread missus moll monastery monoprotic monsters morrow mosses motivation movements municipality muss mustard nags narrative
narrower nasa native neck needle nerdgraph nervous nets nettle nevertheless newbies newborn newtons nextcloud niamh nicer nick nikon nilclass
nobel nose notifier notifying notwithstanding novo nowadays npgsql nuala nullpointerexception obeying oblige observing obtuse offering oiled
ollama onboard onclick ongoing oodoo oood opacity operationalerror opponents opposing oran oranges orchestra osprey ouch outcomes outer outing
overweight owen packagers padding padlock pagination paging panes pans paola paolo parkrun parliament parsed parsedate particular pastebin
pavement pawns payers paystack peaked pence peppers personally personnel pharmacist phil phonepe phonetic phrased physician pickles pilar pings
pippin pissing planets plaster plausible pleasant plivo plumbers poems poisonous polishing pond pools poorly popcorn postaccountlinks postmark
postpricesprice pouring precondition predicts prelude prem prepay presence pretenduser primality printouts priscilla probation proceeds profiles
profit projection proofreader proofreading pros prospect prospective protest proves provisions proxies proxmox pubchem punctuation purchased
purl purposes pwned quarantined quartiles quigley quizmaster quotations rafe ragna ransom rash ratchet rattling ravel razorpay ream reasonable
reassigned rebrand recheck rechnung reckon reckons reclaimed recommendations recordnotfound recruiters redacted reddit redeemed redeemgiftcard
redesigned redirects redline redo refilled refills refusing registering regulars regulations regulator reinstalled relatives relayed relevant
reloads remediation reminding renovate rephrase replicaset replicate representative representatives reproduces requestlimitexceeded
requisitioned resending resign resolver respondent responder responses resumed retainer retest retire retried retrieval retrun revise revolut
reword rewrites rhymes rider riding ridley roadworks roadworthiness roas rocks roland rror rubber ruler runtimeerror russian sachet sadly safer
safest sailor salty sampled sandwiches satisfaction savannah sbejneq sberbank scenery scorecards scorer scraper sdmx sealant seasons seeded
selector sellers semantically senden senders seventeen shalt shells shelving shoppers shoulder showers shrinks shutters sided signals
significance signup simplest sintra siphon skarn sketch sleeve slid slider slipway slur smith smoker smoking smoky snack snail snaps sneak
sneakers snooker soaked sofie softly soils sommer sonarqube sooner sore soul sounded soundtrack spaced spells spins spirits sponsors springs
sqlite sshpass ssid sslmode staffed standpipe stapled starred statementinvalid statistician stdin stdout stems stepping stewards storing
stovetop strain stranded streets strictly strongly stupid subaru submitting subscribes substitutes subtype successor supersede supervision surge
surprises surrender surveys survives swallowed swatch swears sweating sydney symfony tabby tableau tablecloth tack tangerine tanner tansy taste
teaches teammates tear teas teeth tempted tempting tense tension thingy thomas thorough throne throwaway thru tidewater tidycsv tidying tied
tilly timesheets tissues toddlers tokenexpired tolerance tolerate touching towed trackers trainers transcribed transcribes translations
transmits trap treats trivia trout truthfully tubes tunnels turbo turquoise twine typically ulla ulrike unauthorised unconfirmed unescaped
uniformly unmerged unpacks unsuccessful upsert uptime upward upyun urgently urging urllib urlscan usagelimits usps uuid valhalla validated
validates validating validationexception vantongeren varroa vars vegetables veneer verdi verifies verity vexo viewed violence violin virustotal
vmware wakes watercolour weaken webcam webdav websocket weds weighing wells wendeline wendy whatsapp whois wholesale wholesaler wider winifred
witch wondering woocommerce wore workday workdir worktile wrist xian xiaohongshu xxxx yank yelp yolanda
"""

PAIRS: Final = """
一万一上一下一个一事一些一人一付一件一份一会一位一倍一元一共一分一切一列一到一刻一前一勺一十一千一半一单一口一句一只一台一号一名一周一回一圈一场
一块一声一处一天一套一字一定一家一封一小一层一帆一年一并一开一张一律一成一批一把一排一放一斤一方一日一时一是一晚一月一期一本一条一杯一栏一样一格
一楼一概一次一款一步一段一点一片一版一班一百一的一盒一直一眼一碗一种一章一笔一等一箱一篇一米一类一级一线一组一股一致一般一节一行一袋一诺一起一趟
一路一轮一辆一遍一道一部一键一问一间一页一项一首一鸣七个七十七号七天七座七日七月七条七点万一万不万二万付万元万八万分万别万块万达三万三上三下三个
三中三亚三人三件三份三位三体三倍三分三到三前三十三千三单三句三台三号三周三回三处三天三季三家三封三年三张三成三文三方三日三星三晚三月三条三楼三次
三款三步三点三班三百三的三种三章三节三角三遍三页三项上一上七上下上不上个上九上了上会上传上八上六上内上写上十上午上去上周上回上好上就上已上当上您
上我上打上把上报上提上文上是上月上有上期上来上架上次上没上海上班上生上用上的上看上签上级上线上网上角上订上诉上课上车上还上述上那上都上锁上门上限
上面下一下三下下下不下个下了下列下午下半下单下去下发下周下命下好下就下我下手下整下文下方下是下月下有下来下架下楼下次下水下班下的下线下调下车下载
下这下那下锅下降下雨下面不一不上不下不买不了不予不交不亮不代不会不住不作不便不做不再不写不准不出不删不到不加不动不匹不去不及不发不受不变不可不吃
不合不同不含不听不回不在不多不够不大不好不存不完不对不少不差不建不开不影不得不必不急不想不愿不懂不成不打不扣不报不换不接不提不支不收不改不放不敢
不方不明不是不来不正不清不满不然不理不用不留不看不着不知不确不符不等不算不管不给不续不能不良不行不要不见不计不认不让不许不走不起不超不足不过不进
不退不通不重不错不限不需与人与您与用与记与账专业专利专员专家专用专票专项且不世界丙班业主业务业委业微业时业版业的业费东仓东侧东区东已东湖东的东站
东西东那东门丝驿丢了丢失丢弃两万两个两人两件两份两位两分两千两单两只两台两名两周两地两处两天两家两封两小两居两年两张两成两日两晚两本两条两样两次
两步两点两百两盒两种两笔两箱两遍两项严禁严重个不个人个仓个任个会个分个副个助个包个半个单个发个号个名个周个回个地个大个失个好个字个孩个安个实个客
个小个就个工个开个愿个打个提个收个数个文个新个日个时个是个智个月个服个标个汉个没个点个版个班个用个电个的个礼个税个空个网个群个词个调个账个赞个车
个通个邮个里个钟个链个问个项中一中不中介中写中午中国中心中文中断中有中的中秋中等中转中途中间丰单临时临江为一为不为了为什为保为公为准为同为啥为已
为您为本为止为空为订主人主任主动主卧主图主干主库主意主持主播主机主的主管主群主要主轴主页主题举报久了么不么也么做么写么办么可么回么时么样么说么还
么都义乌之一之五之内之前之十之后之和之外之日之类之间乌兰乌鲁乐乐乐正乐部乔牧乘以乘客乙方九个九十九千九号九成九折九月九条九点九百也一也不也会也别
也加也发也可也在也就也打也拉也换也是也有也没也清也看也给也能也行也要也请也跟也退习生书会书写书包书号书名书房书法书的书笔书终书续书角书面书馆买一
买两买了买入买商买基买家买景买的买菜乱码了一了三了下了不了两了个了九了也了了了二了五了人了什了会了保了先了全了八了六了再了几了别了十了半了单了吗
了吧了周了哈了哦了哪了啥了四了回了多了它了就了怎了您了我了新了日了没了电了的了确了自了请了还了这予以予安争议事不事了事人事件事会事假事儿事先事务
事后事姓事实事情事我事故事由事的事请事项二一二上二个二分二十二号二天二字二季二层二年二手二日二是二月二期二条二校二楼二次二步二段二点二班二百二的
二等二级二线二组二维二节二部二面二页于三于二于今于六于十于周于四于我于收于本于频云上云主云山云岭云文云朵云杉云栖云盘云舟云雀互助互相互补五万五上
五下五个五元五公五分五到五前五十五千五号五天五年五折五日五星五晚五月五条五楼五次五点五百五的五花五金井下交一交上交了交人交付交代交价交作交出交到
交前交后交回交外交审交成交房交报交换交接交易交期交班交申交的交给交至交补交说交请交费交过交还交通产品产环产生产线产证享文享盘享给京南亮度亲亲亲子
亲属亲爱亲的亲自人一人上人不人也人了人事人代人以人们人份人会人信人做人冒人写人到人刷人加人去人发人口人可人吃人同人名人员人和人回人在人均人填人处
人复人多人家人工人已人应人开人或人手人打人把人报人拿人接人提人操人收人改人数人是人最人有人来人每人民人注人清人点人照人物人用人申人电人的人看人知
人确人签人类人群人脸人自人若人要人订人设人说人请人读人账人身人转人还人退人选人邮人都人里人问人须人预人验什么仅供仅限仇小仇海今后今夜今天今年今日
今早今晚介绍从今从前从南从哪从头从尾从库从我从此从现从第从账从这仓储仓库仓管他一他不他人他们他会他在他是他的他看他要他说他进付一付三付了付宝付密
付成付掉付方付款付清付的付网付至付账付费付钱代为代写代办代发代填代扣代收代替代理代的代码代签代管代缴代表代课代购令牌令的令营以上以下以不以为以便
以先以免以内以再以前以北以及以后以吗以在以带以帮以我以打以提以放以替以本以来以用以直以管以请以这以重仪器仪式们一们不们会们发们在们好们将们已们把
们收们改们来们的们看们自们说们这们那仲裁件一件下件不件中件为件也件事件人件代件会件内件到件助件即件发件号件名件在件地件夹件已件并件我件放件时件是
件没件由件的件码件第件箱件给件草件请件超件路件转件过件都件里件重价不价位价单价多价提价时价格价的价目价表任何任务任意任的份到份数份给份证份转份额
企业伏奶休假休息众号优先优化优惠会上会下会不会人会做会儿会先会再会写会出会前会务会去会发会变会后会向会员会回会在会多会定会开会打会把会提会收会改
会有会来会用会的会看会筹会纪会给会自会被会要会计会议会记会话会说会读会费会通会长传上传了传入传到传感传文传材传照传的传至伦理伪造伯年估算估计但不
但是位于位同位和位在位子位客位家位已位换位数位没位的位置位老位费位都低于低声住一住两住了住人住址住客住宿住户住房住的住证住院体不体中体力体检体测
体温体现体的体积体育体读体重体验何一何人何帆何时何静余只余的余票余额作业作为作人作区作品作失作废作意作文作日作物作用作的作目作社作答作者你不你主
你也你了你们你会你做你先你写你别你只你在你好你家你就你帮你必你手你把你接你是你来你现你的你看你给你自你要你说你那使句使用例会例外例如例子供应供水
供电供货依据依次依赖便宜便我便把便的便看便给促销保修保养保单保卡保存保安保密保护保持保洁保温保留保管保证保费保险保障俞静信不信中信了信任信写信发
信号信后信告信封信已信息信我信支信没信消信用信的信箱信给信说信转信通信都信里信验俩人修了修单修复修好修完修师修改修正修补修订俱乐倒是倒着候补候选
借图借款借阅倪可值守值得值日值机值班值税值话假了假单假如假批假日假期假条假申假的假装偏好偏小偏高做一做不做个做了做什做好做完做得做法做的做过停一
停下停了停在停掉停服停机停止停水停用停电停航停课停车停运健康健身偷偷偿金傅上傅云傅来傍晚储水储物储蓄催一催了催收催款催过像头儿了儿子儿的儿科儿童
允许元以元券元已元旦元格元的元素兄弟充值充电充话先上先不先于先付先做先停先关先别先到先前先去先发先告先在先将先开先打先执先把先挂先放先替先查先生
先用先留先登先看先确先级先给先行先让先说先读先调先跑先转先问光了光谷免密免得免费兑换入了入住入口入园入场入密入库入成入户入指入文入本入用入的入群
入职入账入购入门全体全公全删全办全员全国全天全家全局全屋全工全文全是全班全程全组全绿全部全量全额八个八五八分八十八千八号八小八折八月八条八点八百
公交公众公共公历公司公告公园公室公布公开公文公斤公用公示公积公约公证公里公钥六上六下六个六人六位六分六十六千六号六年六成六晚六月六条六点六百六的
兰亭共三共享共四共多共有关上关了关于关单关好关掉关机关注关灯关的关系关键关门关闭其中其他其余其实其是具体具发具在具描具查具的具结具调具返养老养蜂
兼容内不内付内分内到内发内可内存内完内容内寄内报内提内有内的内科内网内退内部册里再下再买再付再以再催再写再决再删再加再动再去再发再告再回再导再帮
再开再往再打再扣再执再把再报再推再提再收再改再放再来再查再次再点再用再看再等再给再继再续再补再让再试再说再请再走再跑再跟再转再送再重再问冒充写一
写上写下写个写了写代写作写信写入写出写到写在写好写姓写字写完写封写得写成写我写文写明写权写法写清写的写着写给写语写这写进写道写错农历农场冠军冬令
冬天冬至冰箱冰糖冲正冲突冲锋决定冷了冷库冷水冷藏冷链冻结净了准备准差准时准的准考凌晨减少几个几位几分几号几天几家几年几张几次几点几种几行凡是凡由
凤凰凭据凭证出一出三出两出个出了出事出价出厂出去出发出口出后出售出处出头出差出席出库出所出报出数出来出查出版出现出生出的出目出示出票出租出纸出结
出群出行出诊出过出错出门出院击者函数分三分不分之分享分别分区分布分开分成分拣分支分数分期分机分析分榜分比分泌分的分类分红分组分解分配分钟分隔切勿
切换切正划掉划算划走列一列入列出列名列数列的列给列表列账列车则不则创则搜则表则覆刚才创建初始初审初稿删了删去删掉删文删除判为判决判定判断利息利率
别买别人别付别信别再别写别动别发别听别告别在别字别家别开别忘别急别打别提别放别理别用别的别等别管别给别让别说别走别跟别转别重别问到一到七到三到上
到下到不到两到中到九到了到二到五到今到仓到付到任到位到你到八到公到六到共到几到别到前到十到原到发到另到合到后到周到哪到四到回到场到外到大到她到家
到就到尾到岗到工到底到店到您到成到我到手到新到日到时到明到晚到最到月到期到本到校到楼到此到没到点到现到的到目到站到第到网到群到表到请到账到货到车
到达到过到这到退到那到邮到门制作制冷制台制度制灯制热制的刷不刷卡刷厂刷新刷脸券已刹车刺桐刻把前一前三前不前两前五前交前付前任前会前位前储前先前别
前到前刹前务前十前半前发前可前台前后前告前回前在前将前往前必前我前打前把前报前排前提前是前有前来前没前用前登前的前端前给前者前要前说前请前跟前转
前还前送前那前都前门前面前须剔除剧情剧本剩一剩下剩两剩余剩几剩多剪辑副本力学办了办事办人办件办公办好办妥办完办成办新办法办理办的办程办结功后功率
功能加一加上加两加个加了加入加到加好加宾加密加急加成加日加油加湿加热加班加的加购加载加进加速务中务公务初务台务名务员务器务处务完务审务局务已务座
务必务的务端务系务组务那务部务都动不动了动作动关动化动发动合动员动回动处动态动感动手动扣动提动文动更动物动程动续动能动车动转动过动静助中助手助教
助理劲臂劳务劳动劳驾勾选勿告勿回勿在勿把包发包含包括包的包装包裹包邮包里包间化妆化学化验北京北坡北站北苑北路北门匙交匙在匹林匹配区二区内区分区图
区域区的区科区门区间医保医嘱医生医疗医院匿名十一十七十万十三十个十九十二十五十份十位十元十克十八十公十六十分十号十四十块十天十字十岁十年十度十日
十月十条十来十次十点十的十秒十箱千万千三千二千五千以千元千八千六千四千块千多升为升到升级升高午一午三午两午九午五午前午十午去午四午有午的午餐午饭
半个半夜半天半小半山半年半径半是半的半程华东华北协作协助协议单一单上单下单不单个单中单了单价单位单元单全单分单列单发单号单后单吗单和单在单备单子
单寄单导单已单并单开单成单我单打单据单提单时单是单没单测单独单申单的单给单网单详单请单车单还单退单里单页卖了卖出卖家卖订南京南仓南塘南汀南门博客
博物占上占了占用卡上卡了卡付卡会卡住卡冻卡号卡在卡密卡已卡扣卡死卡片卡申卡的卡纸卡背卡还卡里卧室卧空卫生印件印出印刷印务印在印机印纸印面即停即刻
即叫即可即将即日即视却说卷材卸载厂商厂家厅灯厅订历上历史历年历日历的历转历邀历里压力压强压测压缩压药厘米厚度原件原价原先原单原因原始原支原文原来
原样原理原话原路厦门厨房去一去不去了去厦去取去吧去哪去啦去就去年去开去把去掉去接去机去查去的去看去问参与参会参保参加参数参考参观参赛又卡叉车及其
及时及格友圈双人双十双方双面反了反复反对反应反映反诈反面反馈发一发两发个发之发了发件发你发信发催发公发出发到发券发地发完发工发布发帖发广发往发微
发您发成发我发放发文发本发条发来发消发烧发热发版发现发生发电发的发短发票发站发红发给发群发者发至发行发言发货发起发车发过发送发通发邮发错取件取公
取出取到取号取工取得取文取本取消取用取的取表取货取走取车取邮受影受理变了变动变化变成变更变量口令口吻口味口头口径口报口文口本口气口的口腔口返古镇
句子句是句话另一另外另有另行只会只写只剩只办只发只回只在只收只是只有只查只用只留只看只给只能只要只许只说只读只输只问只需叫个叫了叫你叫您叫我叫车
叫醒召回可不可乐可以可信可儿可取可回可在可恢可改可是可来可查可用可疑可编可能可见可证可退可选可随台上台了台小台机台灯台的台账台还台那台阶台风史版
右上叶老号一号上号下号不号与号为号之号了号会号停号写号到号前号发号后号和号在号场号填号密号就号尾号已号开号我号或号报号挂号换号提号支号改号整号早
号是号晚号机号柜号查号楼号没号注号源号的号码号离号窗号约号线号给号羽号被号费号起号跑号车号还号那号里号重号门号阀司匹司机司的司账吃了吃完吃的吃药
吃饭各一各位各单各家各科各组各部各门合不合了合作合入合同合唱合并合影合数合格合法合理合约合肥合规合计合进合适吊车吊销同一同上同事同复同学同寄同已
同意同时同样同桌同步同的同盖同第同行名下名不名为名义名写名单名叫名和名字名录名或名改名查名校名的名称名表名过名错名额后一后三后不后两后会后你后先
后再后凡后删后到后十后半后厨后发后只后可后台后告后四后回后在后复后天后寄后将后就后工后应后我后所后才后打后把后按后挪后推后提后方后有后来后每后点
后用后由后的后端后给后续后者后自后补后说后请后还后都后重后门后面后须向供向您向收向用向量否则否认含早含有含税听不听从听到听听听好听我听松听潮听着
听说听雨启一启了启事启动启明启服启用启过吴蓉告发告已告的告知告示告警告诉告里员上员不员会员卡员可员名员在员套员小员工员已员权员的员请员身周一周三
周二周五周会周六周内周刊周后周四周宁周报周敏周日周期周末周杰周的周起味道呼叫呼吸命中命令命名咋样和一和余和医和密和小和我和注和用和电和老和预咖啡
咨询咱们品不品加品发品名品已品提品汇品牌品的品种品经品评品说品页哈哈哈尔响应哪一哪个哪了哪些哪位哪儿哪几哪句哪天哪家哪怕哪里售价售后售罄售额唯一
唯品唱会唱团商务商品商圈商城商家商已商户商机商标商的商祺商评商贸商量商陆啥时喀什喊我喜欢喝了喝水喝茶嗓子嘉宾嘉木器上器人器材器的器里噪声噪音四万
四上四下四个四人四位四分四前四十四千四号四天四字四小四年四张四日四晚四月四条四次四点四百四的回一回上回不回个回了回事回他回传回信回到回单回原回去
回填回复回头回字回家回应回归回您回我回执回报回收回数回来回消回滚回电回的回答回给回老回访回话回调回退回音因为因数因是团建团购团长团队园区园林园通
困难围内围城围巾固件固定国内国家国庆国栋国际图书图像图发图片图的图纸图表土壤土豆在一在三在上在下在不在两在中在主在二在今在会在你在公在六在共在则
在别在前在办在十在发在合在同在后在吗在周在哪在商在四在回在地在处在备在外在多在大在审在家在对在小在就在工在应在开在您在我在手在打在指在排在接在控
在提在收在文在日在是在最在有在本在楼在此在每在沙在没在派在用在电在登在白在的在看在第在等在答在简在系在线在终在给在网在群在老在能在自在表在订在设
在评在说在读在走在起在跑在路在还在这在退在途在那在里在门在附地下地区地图地址地块地定地库地方地机地点地球地的地铁场地场景场次场的场部圾箱址不址发
址和址填址已址换址改均价均值均分均已坏了坏的坐地坐席坐标块五块儿块的块钱坚果垃圾型号型和型的型请垫的城东城区城市城管域名培训基于基准基本基础基金
堂满堵塞堵车塑料塑机塔看塘店填了填入填写填好填完填报填的填表填进境变墙上增值增加增长士您士的声明声称声部声音处于处方处理处的处置备一备上备了备份
备好备忘备案备注备用备的复一复了复位复出复到复制复印复发复后复审复工复我复提复本复查复核复正复现复登复的复盘复评复诊复述复邮复里外两外人外传外出
外包外卖外发外地外套外婆外来外的外箱外部外面多个多久多了多云多人多十多半多大多少多年多数多的多说多谢多远多长夜班夜里夜间够不够了够用大一大了大于
大人大会大公大刘大厅大厦大后大夫大姐大学大家大小大巴大床大概大模大火大熊大理大白大的大约大行大门大阪大风天一天三天上天下天不天两天中天了天交天以
天假天停天内天再天冷天出天别天到天去天发天后天在天天天就天已天年天开天我天打天提天数天无天早天是天晚天最天有天机天来天气天没天的天窗天给天能天要
天记天说天请天起天还天退天那天都太多太太太阳失主失效失物失败头一头像头再头写头我头的夹带夹的夹里奖励套房套餐女儿女士奶奶奶油奶的奶茶她的她说她那
好了好以好像好别好友好吃好后好呀好啦好嘞好好好意好用好的好看好让好评如下如何如实如已如您如有如果如需如非妈妈妈说妥了妮妮始化始日始时始行姐妹姓名
姓氏委会委员委托威胁婆家婆的婉拒婚礼婴儿子上子下子不子们子任子发子在子慕子我子是子有子版子的子碎子票子章子签子账子还子都子里字不字体字写字后字和
字就字幕字数字样字段字母字的字稿字符字里存一存不存为存了存储存到存在存好存成存放存档存款存的存草存进存邮存钱孙建孙悦季度学习学们学会学号学员学式
学方学期学校学生学的学费孩子宁川宁波它不它们它会它把它的它说守人守则安全安娜安安安心安排安的安装安路安静宋一完不完了完事完全完再完就完成完我完把
完整完毕完的完请完这官方官网定一定下定不定为定义定了定于定位定在定投定时定期定的定稿定节定要定金宜的宝宝实习实付实例实名实在实时实说实际实验宠物
审人审意审批审查审核审稿审组审计审阅客人客厅客户客房客服客栈客气客的客请宣称室内室友室的室预家一家不家中家主家了家人家代家公家好家审家居家属家庄
家店家庭家有家汇家的家看家说家财家那家都家里家长容中容器容易宽带宾客宿舍寄一寄了寄件寄信寄养寄出寄到寄回寄往寄快寄给寄送密信密协密封密码密钥对一
对上对不对了对公对吗对外对它对应对得对接对方对本对比对照对的对话对象对账对面对齐导一导入导出导师导演导航导览导诊导购封为封信封回封邮封里封面将于
将其将在将本将此将自将被尉迟尊敬小何小凡小助小北小区小吴小周小哥小唐小妹小姐小字小学小孩小川小工小店小庞小时小机小李小林小段小渔小满小火小王小白
小的小票小程小筑小米小红小组小结小美小艾小莫小葛小语小说小费小赵小邱小邵小邹小陈小院小雨小馆小魏小鹿少一少了少于少人少平少年少度少种少辣少钱尔滨
尔质尚未尝试尤其就一就下就不就会就停就写就别就到就去就发就可就回就在就够就好就差就当就得就成就打就把就按就改就是就替就有就没就用就等就算就给就绪
就能就行就订就诊就说就走就这尺寸尺码尽快尽量尾加尾号尾款局的居住居民届时屋里屋顶屏幕屏蔽展会展示属于属实属性山区山居山峰山景山里屿科岁以岗位岳轴
岳铮岸印峰海崔兰崩溃川市州东州市州的州茅州转巡检工人工会工位工作工具工单工号工商工地工时工智工核工牌工程工资左右左边差一差价差异差旅差的差评差额
己做己去己发己在己带己打己改己的已上已下已为已于已交已从已付已作已保已修已停已全已关已写已冻已出已删已到已办已加已升已发已取已受已变已同已向已售
已回已在已处已失已存已完已寄已建已开已恢已成已批已把已报已按已授已接已提已揽已撤已收已改已放已更已有已核已派已满已生已用已由已登已知已确已签已约
已经已结已缴已获已被已解已订已设已读已转已过已退已送已通已重已锁已预币代币种市二市价市名市场市民市的市逐布作布公布到布包布洛布版布的布置布草布防
师傅师函师您师的师说希望帐篷帖子带一带上带伞带医带回带打带来带水带的带着带走带身席位席别帮主帮人帮你帮助帮忙帮您帮我帮手常开常抱常用常的常见常规
常识干了干净干活平台平均平安平摊平方平时平板年一年了年二年代年以年份年会年假年利年卡年后年底年度年报年数年有年检年没年的年级年终年费年还年限年龄
并上并不并且并代并以并允并关并写并删并到并发并同并向并告并回并在并填并将并打并扣并把并报并推并提并替并注并清并用并由并给并设并说并请并转并退并通
并重并附幻灯幼儿广告广场广州广播床房序列序在序应序请序须库中库出库名库存库密库登库的库迁库里应为应于应付应先应商应在应将应当应急应用应的应立应答
应聘应自应该应链底下底价底到底前底稿底部店员店家店我店的店订店里店铺店销店长度不度复度多度用度的度费座位座机庭住康复康宁延到延期延误延迟延长建一
建个建了建任建优建会建分建国建好建工建投建报建提建文建日建材建的建群建议建采开一开不开个开了开会开关开具开出开到开发开后开启开场开头开好开始开展
开工开心开户开手开支开放开机开水开灯开的开着开票开立开给开设开车开通开链开锁开门开题开馆异响异地异常异议弄个弄好弄完式不式化式发式错引号引导引擎
引用弟弟张一张伟张单张卡张发张图张数张没张照张票张表张都弹出弹幕弹窗强制强度归您归档归还当事当作当前当场当天当成当我当日当时当晚当没当面录一录下
录不录了录像录入录后录失录密录导录已录成录推录查录用录的录超录路录进录里录音录页形式形面影仪影响影片影票影院彻底往上往下往前往后往外往来征信征求
待主待二待人待出待分待办待发待商待处待审待对待您待派待确待签待缴待补很多很好律不律师律所律答徐家徒步得上得下得不得以得先得出得到得去得及得多得好
得对得带得很得您得把得提得最得有得清得用得等得自得让得重微信微博微辣心内心机心的心监心等心里必先必再必回必填必要必须忌口志愿志的志里忘了忘掉忘记
快乐快件快到快捷快点快照快的快递快速念一念出念慈念给忽略怀疑态度态是态页怎么怎样思远急事急用急的急着急联急诊性能总价总共总数总监总结恒温恢复恭喜
息不息中息时息的息贷息部恰好恶意悄悄患者您一您上您下您不您了您付您做您先您再您写您办您卡您去您反您发您取您可您同您名您回您在您好您安您定您家您对
您就您已您带您开您想您手您打您把您投您报您换您提您收您改您昨您是您有您本您查您没您添您点您现您生您申您留您登您的您看您确您约您给您自您补您要您订
您让您说您转您过您还您这您退您选您那您邮您预情况情同惊喜惠券惠码惯例想再想去想换想改想看想要想让想请想退想问愉快意一意不意书意了意向意图意度意思
意查意的意见感冒感单感器感谢愿意愿望愿者慕斯慢慢慢查戏名成一成三成不成两成了成交成人成公成办成功成后成员成图成已成年成成成我成报成文成新成本成没
成的成绩成表成语成都我一我上我下我不我两我之我也我买我了我交我今我从我们我会我做我先我关我再我写我出我列我刚我到我加我占我卡我去我发我取我只我叫
我可我司我同我名我听我周我和我回我在我填我好我妈我姐我家我就我已我带我帮我建我开我弄我弟我想我手我打我把我投我报我拟我拿我按我换我接我提我改我放
我方我明我是我晚我替我有我来我查我没我点我爸我现我用我电我留我的我盯我看我知我约我给我老我能我自我行我补我要我订我让我记我讲我试我说我请我起我跟
我转我还我这我退我那我邮我都我重我问我闺我马或不或姓或时或没或群或者或重戚晚戚远截图截止户不户余户发户口户号户同户名户向户在户姓户已户手户提户来
户的户看户确户端户籍户自户要户订户说户请户资户转户那户里户门户问房东房产房号房合房型房子房屋房态房服房源房的房租房贷房间房音所以所列所在所得所有
所用所说所需手一手上手不手也手了手会手册手写手动手在手头手套手工手已手应手把手机手照手的手看手续手记手说手请手读手里手须才会才发才是才的才算才能
才说才那打一打上打不打两打个打了打八打出打分打到打勾打包打卡打印打回打好打字打完打客打开打我打扰打标打样打款打电打的打算打给打赏打车打过扔掉托书
托人托管扣一扣了扣减扣分扣多扣款扣的扣费扣钱扣除执行扩到扩容扩展扩缩扫地扫描扫码扮演批下批中批了批人批准批发批改批次批注批通批量找一找不找个找人
找出找到找回找小找我承办承担承诺承运技园技术抄送把一把三把上把下把主把人把仓把他把会把你把信把全把公把内把刚把前把单把卡把原把发把合把同把名把后
把周把商把她把字把它把客把家把密把对把小把工把您把我把所把手把报把收把整把文把新把方把日把旧把最把本把机把用把第把结把网把群把自把该把账把车把这
把通把那把钥把钱把门把验抓取投了投保投影投放投标投毒投票投稿投诉投资投递折叠折扣折线抢到护人护士护方护栏护照护者报一报上报不报个报了报价报修报关
报到报名报告报备报废报我报损报文报时报案报的报税报纸报给报表报警报送报销报错披萨披露抬头抱歉抹掉押一押金抽奖抽屉担心拆成拉一拉上拉人拉取拉提拉松
拉萨拉进拉黑拌面拍一拍下拍了拍摄拍照拍的拍给拒了拒收拒绝拖车招募招呼招待招标招牌招聘拜托拜访拟好拦下拦截拨单拨打括号拼车拼进拼音拾光拿下拿不拿到
拿去拿掉持人持有持续挂上挂个挂了挂出挂到挂号挂在挂失挂断挂牌挂着挂面指令指出指南指定指导指引指挥指数指标指派指示指纹指针按住按关按复按姓按您按手
按提按摩按新按日按时按月按正按照按菜按规按钮挪一挪到挺好捐款捐赠损坏损失捡到换一换上换个换为换了换到换发换多换好换完换密换成换掉换文换新换机换班
换的换算换绑换货换过据不据保据如据工据库据数据此据生据的捷回授予授权掉一掉了掉你掉吧掉的掉线掉这掌柜排一排上排了排列排到排名排在排好排序排期排查
排版排班排第排练排行排进排队排骨接上接下接不接中接入接到接单接去接发接受接口接回接在接手接打接把接提接收接改接数接机接池接注接着接种接给接进接送
接龙控制控查推一推上推了推到推广推算推荐推迟推送措施措辞描件描述提一提上提个提了提交提供提出提到提前提升提单提及提取提的提示提议提货提醒提问插件
插入插座揽收搜索搞定搬家携带摄像摄影摄氏摘要摩尔撕掉撤了撤回撤掉撤销播客播报播放播间擅自操作支付支出支持支票支路收一收不收了收人收件收信收入收到
收取收后收回收尾收悉收手收据收款收没收益收站收藏收货收购收费收进收银收集改一改为改了改价改作改写改到改动改单改变改名改回改地改好改完改密改成改掉
改收改日改期改派改版改用改的改签改约改订改走改过改进改造改配改预攻击攻略放一放下放了放优放假放入放到放回放在放弃放心放时放行放进放门放音政务政策
故事故障效力效期效果效的敏史敏感敖小教务教学教室教师教授教案教练教育敬的敬请数不数为数之数值数列数和数字数学数据数改数的数组数量数错敲门整个整为
整内整库整改整数整理文一文中文书文件文具文写文化文字文本文案文档文献文的文章文言文里文鱼料不料已料的料筒料齐断了断电新一新下新了新人新价新任新内
新分新加新卡新发新号新员新品新地新增新字新密新工新库新建新开新成新手新打新提新日新时新来新版新生新申新登新的新规新设新账新邮新闻方不方便方可方同
方向方圆方子方已方应方式方形方拒方提方案方法方的方程方米方言方还方面施工旁边旅客旅管旅行族谱无人无关无响无异无效无权无此无法无线无结无视无论无误
无需无须日上日下日为日之日停日元日内日出日到日前日历日后日天日子日开日志日快日报日是日晚日有日期日特日的日程日至日落日记日起旧事旧卡旧密旧版旧的
早七早上早九早会早八早六早就早日早晚早点早班早的早餐时一时不时了时代时任时会时候时停时先时内时再时到时刻时发时可时后时在时密时将时就时应时把时报
时效时未时段时没时的时要时计时说时请时转时还时长时间昆明昌平明书明儿明写明前明却明原明天明年明德明文明日明早明显明晚明理明白明的明确明细明里易明
星期星火星的春天春季春游春节昨天昨晚是一是三是上是下是不是两是个是主是人是什是从是他是代是你是先是公是关是写是几是别是发是取是同是否是周是哪是啥
是因是在是声是多是好是对是小是已是开是怎是您是想是我是所是打是把是按是提是数是新是旧是昨是替是最是有是本是机是来是查是没是用是看是真是空是第是管
是系是给是老是自是草是要是让是说是谁是这是退是问是阿是骗昵称显示晓岚晓梅晚一晚七晚上晚两晚了晚八晚六晚到晚十晚安晚数晚晴晚点晚班晚的晚饭晨会普拉
普通景区景大景点晴天智慧智能暂不暂停暂无暂时暖气曲线更单更多更快更换更改更新更正替主替人替他替代替你替您替我替换替用最低最佳最便最后最多最大最好
最小最新最早最晚最终最近最高月一月三月中月二月亮月份月供月内月初月到月十月卡月台月对月就月工月底月房月报月数月用月的月租月薪月账月货月起月还月那
有一有三有下有不有两有个有了有事有人有什有任有会有位有做有关有写有冲有几有出有别有动有十有发有变有可有同有哪有啥有四有回有备有多有安有宣有小有工
有异有意有我有指有收有改有效有权有条有没有点有用有疑有的有票有空有者有联有表有订有误有谁有调有货有这有邮有错有问有限朋友服从服务服小服机服电服装
朗读望江望舒朝代期一期三期不期中期了期余期内期到期前期存期待期或期日期有期望期末期查期的期自期视期记期账期还期间期限木齐未上未公未发未处未完未开
未成未授未来未登未知未经未读未通末去末尾末班本不本书本人本仓本信本公本函本到本协本单本号本合本周本地本子本工本店本息本报本提本数本文本月本期本机
本杀本条本来本次本的本相本站本行本表本说本账本身本通本邮本都本里本金本页术语朵小朵朵机上机不机主机会机关机助机卡机口机号机器机场机房机构机械机没
机油机牌机的机票机离机老机那机里机银权利权失权限李强李涛李老材料村里束了束后束行条不条件条写条回条对条提条数条新条条条款条消条的条目条短条码条评
来一来三来不来两来个来之来了来人来信来修来再来写来函来取来回来就来得来我来找来拿来接来改来文来是来水来源来电来的来看来着来自来访来说来请来过来那
来问杭州杯子杰伦松厅松塔松涛板上板娘板的板说构建林一林可林德林知林立林里果不果为果你果您果是果有果未果没果还枫林架上架了架构某个某人某地某城某天
某日某月某某柚子柜上柜台柜子查一查下查不查了查件查会查余查出查到查勘查天查客查工查库查快查找查收查无查日查未查机查查查清查火查物查电查的查看查考
查航查订查询查账查过查通查阅查预查验柱状柳湖标为标书标人标价标准标单标志标成标文标注标温标点标签标记标语标题栋业栖云栖霞校友校园校对校服校的校验
样例样写样品样子样本样机样的核一核中核保核实核对核心核身核通核验根据格区格式格的桂花桂芳框架案件案例案号案里桌上桌面桐里桑予档案档正档里梅汤梧桐
检修检报检查检测检索检验棠厅棠溪椅子楼上楼下楼主楼层楼打楼梯楼电楼的楼道概多概括概率概要槐安槐荫模具模块模型模式模板横轴橘子橙子橡谷欠我欠款欠费
次会次使次和次对次就次性次提次操次数次方次日次月次没次登次的次确次说次调次那次都次项欢的欢迎欧姆欧阳款不款人款信款先款函款到款单款在款已款成款打
款方款日款没款申款的款码款账款金款项歉信歉给歌单歌名歌手歌曲歌词止日正则正反正在正好正常正式正文正的正确正面此为此事此人此信此前此处此文此条此类
此行此邮步了步机步验步骤武汉武清死了段内段工段文段时段落段话母亲每一每个每人每位每周每天每季每小每平每年每日每晚每月每条每次每秒比一比价比例比做
比如比对比我比赛比较毕业毛巾毛球毛病毫升毫米氏度民宿民币气温气象气质气费气预水卷水号水器水壶水彩水泥水温水电水的水管水线水费水通水里水龙永久永远
求一求你求助求发求头求把求求求的求职求过汇总汇报汇款汇率汇算汉字汉转江南江店江路池耗汤圆沈阳沙仓沙县沙发沙坦沙箱沟通没上没下没了没事没交没人没付
没做没关没再没写没出没删没到没办没加没动没发没合没回没处没开没意没成没打没扣没批没报没收没改没放没有没权没来没查没法没用没电没看没碰没签没约没给
没联没能没要没订没让没设没说没跑没转没过没进没退没通没锁没问河流油站泄露泉州法务法定法律法是法的法语法院波长注入注册注写注塑注意注明注释注里注销
泰国洗澡洗牙洗衣洛芬洪小洲路活儿活动活愉活期活着活费派人派件派单派工派给派车派送流体流感流水流浪流程流轨流转流量浇了浇水测到测器测报测算测评测试
测量测验浏览浓度浦东浦厂浪地浪屿海丝海关海报海拔海棠海波海盐海边海鲜海鸥消了消会消吗消息消掉消的消订消费消防消预涉及涛厅涛苑涨了涨到深圳深度添加
添麻清了清仓清单清扫清掉清明清楚清洗清溪清理清空清蒸清除清零渠道渡停渡口温可温库温度温杯温泉温馨港口渲染游客游戏游泳湖店湖景湖畔湖苑湖街湖边湿器
湿地湿度源已源码溪社溶液滑雪滚到滞纳满一满了满减满分满意满的滤器滤芯滨江漏了漏报漏水漏洞演出演员演唱演示演练漫游潮汐澜州激活濮阳灌装火墙火山火车
火锅灯光灯关灯塔灯泡灯片灰度灰色点一点上点下点不点两点个点之点了点二点五点以点停点再点击点到点前点十点半点发点叫点同点名点后点和点四点在点外点头
点就点开点我点提点数点是点有点来点的点自点至点评点赞点起点过点进点那点门点集点餐烤箱烦了烦你烦您烦把烦请烧了烧烤热水热的热线热量焯水然后照上照做
照办照发照常照旧照片照着熊猫燃气爬山爬虫爱心爱的爷爷爸妈爸爸片上片发片名片子片段片的片里版本版权版的版税牌价牌号牌子牌已牙医牙科牛奶牛肉牛腩物业
物医物名物品物园物料物柜物流物清物理物的物美物车物馆特价特别特征特此状图状态狂犬独立猫粮率换率限王姐王总王敏王琳王磊王老玩具玩家玩笑环境环节现在
现场现有现状现象现金玻璃班主班了班人班前班同班员班家班次班申班的班级班组班群班表班费班车班长球场球队理一理中理了理人理代理会理办理号理后理员理在
理好理完理应理成理把理时理本理由理的理程理结理解理请理财理费理赔理退理须瑜伽瓷砖瓷茶甄秀生了生产生人生您生成生效生日生活生物生的生肖生过生那生鲜
用一用三用上用不用中用了用于用人用优用你用例用其用再用到用前用卡用印用吗用品用大用完用工用已用您用我用户用手用新用方用时用期用本用来用法用电用白
用的用管用给用者用药用规用请用账用车用过用退用途用通用量用问用默田旧由于由代由你由写由助由器由小由您由我由是由用由程由系由落甲方申报申诉申请申购
申领电了电动电压电商电器电子电影电桩电梯电池电流电源电脑电表电视电话电费电量电阻电饭画一画面畅通留一留下留个留了留到留在留好留存留底留意留的留着
留空留给留言留货略上略之略以略先略本略此番茄疑问疫苗病人病假病区病历登不登山登录登机登记白名白噪白天白字白板白桦白沙白的白色白话白露白鹭百一百万
百二百五百元百克百八百六百分百块百多百字百度百来百科的一的三的上的下的不的业的东的两的主的也的书的了的事的二的云的五的交的人的仓的付的代的价的任
的会的位的住的体的余的作的你的保的信的值的假的做的先的入的全的公的六的其的内的写的出的分的别的副的办的加的动的助的包的医的十的单的卡的历的原的发
的口的句的只的可的号的各的合的同的名的吗的告的周的命的售的回的国的图的地的声的处的备的外的多的大的天的套的好的姓的字的学的孩的安的定的实的客的家
的密的对的导的小的就的工的差的师的平的年的应的开的待的微的快的情的意的成的我的房的所的手的打的投的报的指的排的提的摘的操的支的收的改的故的数的整
的文的新的方的旅的日的旧的时的是的智的最的月的有的朋的服的机的权的材的条的来的标的校的样的检的概的模的款的歌的正的每的比的水的没的注的活的流的消
的火的灯的热的照的版的物的状的班的理的生的用的申的电的留的病的登的白的直的看的短的码的票的私的程的空的笔的第的答的签的简的管的系的约的纸的组的经
的结的编的网的老的聊的自的花的药的菜的行的补的表的要的规的角的订的记的设的访的证的评的词的话的语的说的请的读的课的账的货的资的路的身的车的转的软
的输的运的还的这的进的退的通的邀的那的邮的部的都的配的金的钱的银的链的错的门的问的闹的降的限的隐的面的项的预的饭的验的高皇帝皮带皮皮皮肤盐水盐田
监护监控监理监管监考盒子盖了盖子盖章盘会盘点盘里目例目前目单目录目标目的目群目表盯着直到直属直径直接直播直没直线相互相关相册相反相同相机相符省得
看一看下看不看了看到看守看完看得看我看房看日看有看板看某看法看清看牙看的看看看着看表看见看过看这看邮真人真实真正真的眼下眼睛眼科着一着了着呢着急
着我着没着法着用着的睡前睡眠睡觉知书知了知仓知会知全知到知发知夏知情知我知用知的知识知说知远知道短信石家石斑石磊码一码不码仓码停码写码助码发码后
码告码和码回码在码填码头码就码已码并码或码改码是码注码的码策码给码里码重码错砂锅研发研学研究破损硬币硬盘硬碳确定确实确认碎了碰到碰头磁盘磨坊示例
示注示词礼品礼堂礼拜礼物礼盒礼貌社保社区社员祁先祁连祈使祝您票下票不票了票代票价票先票发票号票吗票和票在票寄票已票开票我票抬票据票的票给票退禁卡
禁止禁用禁言禁食福利离店离开离心离线离职禾岳禾里秀莲私下私人私信私密私教私有私聊私钥秋季种子种植种类种货科室科技科的科目秒内秘书秘密租客租房租约
租赁租车租金秦老积分积压积计积金称呼移交移出移到移动移除稀释程助程单程发程号程师程序程度程开程式程的程里稍后税务税号税款税率税申稳定稿了稿人稿件
稿子稿箱究者空了空号空房空指空格空气空白空的空着空腹空调空运空闲空间突然窗口窗帘窗户窗的立刻立即立案站会站在站点站的竞品章的端口端执端组竹里笑话
笔付笔画笔记符串符合第一第七第三第九第二第五第八第六第十第四等了等于等他等你等候等到等座等待等您等我等数等着等等等级等额答复答应答案答辩答里答题
策略筛选筹备签了签到签发签名签好签字签收签的签约签署签证简介简单简历算一算不算两算了算单算平算数算时算汇算法算的算等算表算长管三管员管审管家管理
箱上箱了箱号箱子箱已箱的箱里篇文米厢米的米粒米饭米高类别类型类文类的粉丝粘贴粤语糖糖糯米系不系人系您系我系数系统素描素材索云索代索取索引索服索目
索结索航索要索邮索酒索餐紧急紧的繁忙繁转红包红烧红的红色红队红隼约一约上约两约个约了约体约到约号约图约在约复约好约定约宠约成约挂约数约时约束约疫
约的约私约车约金级二级别级到级后级的纪人纪录纪要纯文纳税纳金纸上纸条纸箱纸质线上线了线以线前线图线的线索线路练习练计组件组合组成组数组的组织组里
组长细胞织架终止终点终版终稿终端绍兴经上经不经办经历经发经同经在经帮经开经打经把经改经是经有经济经理经纪经给经自经营经费经跟经过经退经验绑定绒布
绒服绒绒结了结会结婚结尾结束结构结果结清结的结算结论结账结银绕过给一给个给主给了给人给他给代给任给会给你给供给全给出给别给前给助给各给同给外给大
给她给妈给孩给它给客给家给小给您给我给房给收给新给智给机给某给模给每给王给用给的给老给联给自给订给谁给财给这给通给阿绝不绝了绝邀统一统不统代统会
统升统对统提统没统消统的统统统自统要统计统说统请统里继续绩效续一续三续上续了续保续借续方续期续租续签续约续航续订续费维一维保维修维护维持维码维群
综合绿色绿萝缓存编号编码编程编译编辑缩包缩容缩短缬沙缴了缴水缴清缴电缴纳缴费缺一缺勤缺卡缺失缺少缺席缺点缺的缺纸缺货缺陷网上网关网址网店网点网的
网盘网站网约网络网银网页罗曼罚款置为置密置提置文置的置空置自置里置闹置顶署名署服羊毛美元美容美术群主群了群公群发群名群成群消群的群聊群里羽毛羽绒
翠湖翻一翻了翻出翻到翻成翻翻翻译老万老人老公老同老吴老周老地老婆老客老家老师老年老李老板老样老灶老照老王老的老秦老耿老葛老赵老郑老韩老魏考勤考古
考生考虑考证考试者不者可者在者把者模者的者请者须而不而且而是耐心耗尽耗时耳机聊天聊聊职业职交职位职申联系联网联调联赛聚会聚餐聪明肉面肌酐股东股价
股票肤科背包背景背面胎心胰酶能一能上能下能不能为能会能体能保能再能写能到能力能办能助能发能吃能否能在能坐能客能对能帮能开能把能换能接能提能改能是
能有能来能查能用能看能管能给能要能让能走能退能送脑上脚本腊月腔医腾出自动自助自即自定自家自己自带自建自提自查自然自由自称自行至下至五至今至周至少
至本致歉致电致谢舒服航司航班航空般来船期船票色的艺基节假节点节目节课节选芦花花了花园花巷花生花盆花肉花钱苇岸苏州苗苗若不若仍若你若您若是若有若溪
若由苦啦英文英语英里英雄苹果范围茅台茶叶茶杯茶歇茶水茶馆草案草稿草莓药名药品药店药房药提药的荷载莫小莫西获取获得菜单菜名菜品菜系菜谱菜鱼菜鸟萝卜
营业营销落下落体落地落实葛老董事蒋可蒲阿蓝汐蓝色薪资薪酬藏在藏文藏照虹桥蛋白蛋糕蜂王蜂箱蜡烛螺丝血压血清血糖血钾行一行不行中行为行了行人行代行写
行列行前行动行卡行只行号行后行吗行命行完行将行就行开行情行提行政行数行时行星行李行核行的行程行车行迁行通行那街小街道衣服衣机补一补丁补上补了补交
补偿补充补全补办补卡补发补录补第补缴补货补链表上表中表决表列表单表发表名表情表格表的表示表类表结表达表里表面袋子袜子被人被占被告被拒被拦被退被锁
裁判装了装修装包装饰裹已西仓西安西林西湖西街西路西门要一要上要下要不要两要买要了要交要人要什要你要做要先要关要再要写要出要删要到要加要动要包要去
要双要发要取要向要吗要告要回要在要多要密要带要帮要开要您要我要打要扣要把要报要换要提要改要放要是要本要来要查要求要点要用要留要的要直要看要等要紧
要给要自要补要订要让要说要走要跟要转要退要里要重要钱要验覆盖见到见山见的见过见问见附观众观察规划规则规定规格规矩规范视为视频览器觉得角形角色解决
解析解约解绑解读解释解锁解除触发言写言模警告警报警规警阈计一计入计分计划计时计签计算计费订一订上订个订了订会订位订单订吗订场订好订座订房订机订火
订的订票订蛋订购订车订酒订阅订餐认一认为认了认今认号认后认吗认收认证认识认领讨论让人让他让你让助让她让孩让它让小让您让我让机让模让用让给让老训练
议先议室议改议用议的议程议纪议邀议题讯录记一记上记下记为记了记住记入记到记在记好记工记录记得记忆记本记的记者记账讲一讲义讲了讲座讲的讲稿讲解讲讲
许可许知论区论坛论文论的论里讼费设为设了设备设好设定设成设提设的设空设置设计设闹访客访问证书证件证到证原证号证和证失证据证明证照证的证码证要评价
评估评分评委评审评标评测评论评语识别识库诈骗诉他诉任诉你诉您诉我诉求诉用诉讼诊号诊室诊所诊提诊断词典词条词表译成译文译者试一试了试剂试时试环试用
试的试试试跑试过试运试验话一话不话也话了话发话可话告话回话已话我话是话术话机话核话的话确话给话要话说话请话费话里话问询两询价询会询余询公询医询商
询城询天询客询工询库询影询快询成询报询日询本询某询歌询物询球询空询结询考询航询表询订询设询语询课询账询车询问该客该是详情语句语文语气语的语言语音
误差误报误率误码诱导说一说不说了说什说今说他说你说全说出说别说只说周说失说好说已说得说您说成说我说明说是说来说没说法说清说现说的说结说要说话说说
说过说还说这说部请一请上请不请了请于请交请人请今请从请他请代请以请作请你请使请保请修请假请停请先请关请写请出请删请别请到请刷请加请务请助请勿请发
请只请各请同请向请告请周请回请在请填请大请客请家请对请将请尽请已请带请帮请忽请您请打请执请找请把请报请拨请按请换请提请携请改请放请更请替请查请核
请检请求请注请点请用请留请登请的请直请看请确请示请稍请穿请立请等请给请联请自请补请让请评请说请读请调请谅请贵请走请转请输请运请退请选请递请通请重
请问请马读书读了读到读取读完读数读文读日读本读查读的读网读者读这读邮课堂课时课程课表课题谁也谁先谁写谁在谁家谁把谁有谁来谁的谁都调一调了调休调到
调度调开调成调拨调整调查调温调漏调班调用调的调节调试调课谅解谈判谢你谢信谢您谢谢谱的谷酿谷雨豆包豆浆豆皮豆腐豆花豆豆象棋负责负载贡献财务财险责人
责任败却败的败说账上账单账号账户账期账本账没账的账目账给货了货人货价货到货单货号货后货吗货地货币货时货款货物货申货的货运质保质数质检质的质量购买
购单购房购机购物购申购的购票购部贴上贴了贴出贴到贴在贴纸贴进贵司贵州贵方贵的贷款贸易费一费不费也费了费交费充费可费后费我费按费敏费版费用费的费缴
费者费请贺兰赁合资产资卡资料资条资格资源资表资金赎回赔付赔偿赛事赞成赢了走了走到走势走完走廊走流走的赵倩赵师赵敏赶紧起一起不起了起你起始起床起改
起来起止起点起生起的起草起诉起转起退起飞超了超出超市超时超期超标超级超过超预越狱跌了跌破跑一跑了跑完跑步跑测跑的距离跟他跟你跟她跟客跟小跟您跟我
跟着跟老跟进跨度路上路况路店路径路灯路由路线路过路返路退跳到跳过踢了踢出身份身房身高车上车主车也车位车停车去车叫车场车型车已车库车时车次车点车片
车牌车的车票车站车费车车车辆车里车间车队车险轨迹转一转三转义转了转五转交转人转入转公转写转农转出转到转办转发转告转完转成转我转换转正转科转移转给
转让转账转赠转过转运转述轮到轮换轮椅轮渡软件轴承载下载体载荷辅助辆车辑权辑部输中输入输出辛老辛苦边上边也边已边应边我边有边没边界边的边看边给边还
边那达到达式达时达站迁移过一过三过两过了过于过五过十过去过后过大过头过审过就过年过我过户过招过敏过时过期过来过没过滤过热过电过的过目过程过道运中
运动运单运维运营运行运费运输近一近三近十近有近期近的返回返校返程还不还书还了还会还剩还在还多还差还开还得还挂还是还有还欠还款还没还清还给还能还要
还车还需这一这两这个这么这事这些这件这份这会这位这儿这几这单这句这台这周这回这家这封这就这张这是这本这条这样这次这款这段这种这笔这篇这类这行这边
这里这首进了进你进入进制进去进展进度进日进来进程进群进行进门进项远帆远程远端违反违章违约违者违规连不连同连接连续迟到述用述里追加追回追肥追评退一
退不退了退休退信退出退到退回退成退房退掉退款退汇退的退票退税退给退订退课退货退还送一送中送了送人送会送出送到送吗送回送失送我送时送消送的送短送给
送群送至送货送达送邮送餐适合适用选一选了选人选择选课选项选题透露逐一逐个逐日逐条递上递交递到递单递员递柜通告通常通报通的通知通讯通话通账通过通道
速度速运造成逻辑逾期遇到道了道具道复道歉道的道路遗失遥控避免邀约邀请那一那两那个那么那些那件那份那位那你那儿那几那单那句那只那台那场那天那头那套
那家那封那就那张那我那批那把那是那条那次那款那步那段那版那班那种那笔那篇那趟那边那里那间邬倩邮件邮寄邮箱邻居郁桂郑州部作部分部文部的部署部转部邮
部门都不都交都会都删都别都到都发都可都在都收都改都是都有都没都看都知都给都能都行都要都说都还配乐配件配任配合配平配电配置配送配速配额酒店酱油酵母
酸梅酸菜酿造醒一醒您醒我醒服采石采访采购采集释义释放里一里不里也里了里云里人里关里写里出里删里别里加里发里只里头里夹里就里带里我里打里找里把里提
里改里放里数里是里最里有里来里查里没里点里用里的里看里程里给里能里藏里要里说里请里还里选里那里都里重里面重了重发重启重命重复重开重新重来重构重点
重置重要重试重跑重量量上量不量与量发量和量导量开量指量改量数量的量问金代金卡金币金我金提金退金额鉴权针对钉钉钓鱼钟内钟再钟到钟后钟头钟就钟的钢筋
钥匙钱一钱了钱到钱包钱没钱的钱转钱还钱退铁皮铁票铁路银卡银台银杏银行链接销了销单销售销毁销账销量锁上锁了锁定锁密锁门锋衣错了错别错字错的错误错过
键词镜像长一长了长会长度长总长按长方长期长沙长的长签长群门不门了门卫门取门口门店门开门户门牌门的门票门禁门诊门进门锁闭工闭馆问一问下问了问人问他
问令问价问你问到问卷问您问我问有问用问的问答问能问请问起问过问都问问问题闲置闲聊间不间与间为间价间和间接间是间的间空间线间请间隔闹钟闺女闻歌阀门
阁楼阅卷阅本阅读阈值队中队列队的阮女阮青防御防护防水防演防火防通阳台阶段阿凯阿司阿哲阿坤阿姨阿婆阿宁阿岚阿强阿德阿敏阿杰阿梅阿芬阿芳阿莫阿里阿黎
附上附件附加附在附带附录附注附言附近际漫陈晓陌生降价降到降压降水降温限不限公限制限时限流限的限额院子院的除了除仓除后除外除数除文除旧除本除湿险柜
陪同陶艺随便随后随时随机随访隐患隐私隐藏隔壁隔离隔音障码障碍隼速难度集中集合集群雨伞雨厅雨天雨桐雪场雪票雪线零下零宽零点零钱雾港需审需求需要霉素
霜刃露营青岛青浦青瓷青禾青霉静态静的静音静默非常非本非法靠窗靠谱面一面上面写面包面单面提面有面板面的面积面粉面试面谈面还面这面那面馆鞋子鞋柜音乐
音助音箱音转音量页上页内页数页的页脚页里页面顶上项已项目项系顺丰顺便顺利顺带顺序顺延顺手顺路顺达须以须先须在须将须把须提须有须由须知须附顾客顾总
顾问预付预发预审预报预测预热预留预算预约预警预计预订领了领取领导领队频会频年频率频繁频道题会题写题已题是题的题目题请颜色额不额与额度额本额转额退
颠倒风力风控风险飞书飞机飞隼食品食堂食材食物食谱餐位餐厅餐费餐饮饭后饭店饭煲饮食饺子饼图饼干馆仪馆的馆藏馆里馈的首付首效首次首歌首都首页香菜馨提
马上马拉马骏驱动驳回驶证驾照驾驶驿站骂人验一验单验失验室验报验收验证骑手骑行骗子骚扰骨科骰子高一高二高于高兴高度高数高架高的高级高翔高铁鲁木鸟驿
鸡蛋鹤鸣鹭洲鹿鸣麦冬麻烦黄山黄瓜黄色黑了黑名黑桃黑色默认鼓浪齐了齐全龙井龙头
"""
