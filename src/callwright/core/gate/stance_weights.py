"""The weights of the model of stance, written by ``python -m scripts.train_stance_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
offset	-0.08
155	谁
152	until
138	i ①
134	first ,	or
132	even
130	don't ①
124	, i'll	let me
122	^ is
121	anything	不①
118	别①
117	^ who	leave	wait
115	if i	l:I?	啊	啊$
112	先
111	说$
110	, it	? $	^你们	再说	是不
109	i'll ①
108	anything ,	i still	我自	我自己
107	c:WCPRK	f:PI?①	i'll	l:CPK	想	是不是
106	when
105	不会
104	not sure
103	what's
102	anyone	might	再①
101	, nothing	for now	had	别①$
100	, leave	^等	c:WPI?	看看
99	f:NWPKI①	不①$	啥
98	^先	we can
97	^ keep	that ,	会	再①$
96	already	run
95	f:WCPKI②	leave it
94	check with	i think	to know	已经
93	?	doing	f:WCPRK
92	f:WP①	我就	才
91	, hmm	prices	what would	①就	算了
90	^谁	did the	hmm	just	l:WCPYKI?	not before	whether
89	^ they	f:CPK①	off ?	person	without
88	are on	c:WCPKI②	myself	nobody ①	show	tell me	喜	喜欢	欢
87	能①
86	f:NWR①	f:WPI?	which	会不会	再说$
85	already ①	first	yet	我再	舒
84	l:WPYR	think
83	, if	a:send	f:WCPK①	l:WPI?	show me
82	, don't	down ?	l:WCPRK	lol	night	run ,	之前	再看	心	自
81	hmm ,	many	my neighbour	neighbour	never	off to	我可	我问	说她	骗子	骗子$
80	c:WCRI	f:NWCPK①	f:WCRI	got the	l:WCRI	me what	mean	①的	啥$	己①	我看看	自己①
79	^随	by itself	itself	nice	on friday	they	usually	would	①吗	①吗$	先问	到周	没说	说他	还是
78	0 ?	^我先	c:WPR	f:WPR	going	how	i had	mistake	你看	再	动	少	我先
77	" please	about ①	be a	c:NWK	c:WPYR	dead	l:WPR	会儿	告诉你	诉你
76	, we'll	were	whether we	可能	没用$	要不要
75	, that	, what	, who	^查	at the	f:I?②	if it	if the	lol ,	thinking	算了$	财
74	^我就	c:WYI?	l:KI?	之	今天不	去了	去了$	多少
73	, that's	^②开	c:NCPRKI	c:PI?②	c:PKI?②	f:PI?②	f:PKI?②	i already	l:PI?②	l:PYI?①	s:^ 字 ? 字 ? $	②开	候	几	时候	是谁
72	^ last	^跌	asked whether	maybe	once	rather	s:^ 字 ① 字 ? $	what	己①$
71	^ show	^②我	about	did	does	me check	spring	想①	退$
70	, what's	^我自	c:I?①	e:P	is on	keep them	list of	s:^ 字 0 ? $	s:^ 字 ② 字 ? $	to me	用不	种	能①$	这种
69	, good	^ not	c:WCPI?	doesn't	fix	how many	l:WCPI?	should i	we	消	说要	跌
68	c:CPK①	draft	l:PI?	newsletters	signs	the list	回了	己	死	真	自己
67	a draft	around	l:?	l:NWK	l:NWYR	think ,	不用	了再	咋	我问下	有	要是	问下
66	, i'm	? when	^ should	c:CPK	f:WPYR	i didn't	leave the	through	who	不动	当
65	before we	possible	takes	wanted	还能
64	^ thanks	^周日	a:is	c:NWPKI①	f:PYI?①	legal	list	tell you	tight	tight ,	why ?	won't	① for	不用②	定$	得	快没	是	用	用②	过$
63	? is	? would	^ do	^ my	^你	c:NKI?②	l:I?②	l:NKI?	l:WCPK①	l:WYI?	ok ,	shouldn't	touch	you ①	安全	我看	收到	说不
62	? what	^算	^算了	c:W?	since	价格	前别	听	听说	天不	我老	样$	点我	等$	等等$	问
61	c:NWCPKI①	do you	f:YI?①	forgot	i forgot	mistake ,	new ②	only	or is	skip	stays	wanted to	what's the	一点	不错	不错$	事我	会不	就好	我下	问问
60	, only	^你看	before ,	c:WPI?②	nobody	nothing	sure yet	thinking of	不去	了两	况	划	夜	情况	我写	没用	签证
59	^ does	^ just	^他	c:NWRKI?	c:WCPKI?	did you	else	i can	l:I?①	l:NWPYRKI	l:NWRKI?	l:PKI?②	l:WCPI①	me a	wait ,	像	已	找到	找到了	问$	问问$
58	^ wait	between	c:I?	c:WCPKI①②	c:WPYI?	f:WCPKI①②	has the	if	price	shipped ,	this one	when did	yours	么办	么办$	可没	家	怎么办	我可没
57	? not	^ which	^我问	^知	^知道	bank	c:NWPKI?	f:I?①	free ,	i won't	i'd ①	it myself	soon	the van	van	we ①	would that	wrong	① this	志$	打车	看一	着	知道了	让我	道了	道了$
56	^ once	^法	^法务	an ②	do i	e:WP	guess	he	on a	s:^ 字 ① ? $	① her	② on	合$	安	我还	等	说不用
55	account ?	big	c:NWYRKI?	c:PI?①②	docs	email	explain	f:PI?①②	f:WCPK②	f:WYI?	for a	good	have a	i just	job	job ,	l:WPYI?	look ,	own	格	能要	草稿
54	, wrong	^ was	c:NWYR②	can ①	driving	f:WCPYKI?①	here ?	miss	we'll	一点$	久	多久	差	我还没	说
53	^屏	^留着	^看	a:a	c:WPI?①	everything in	f:NWCPRK	i'd rather	l:NWCPRKI	l:PI①	l:WI?②	live	myself ,	night ,	planned	planned ,	what the	worth	① by	法务	管	能	随
52	^ draft	^他们	^好$	^说	^那算	about it	actually	as a	ask me	c:CPKI?②	difference	difference between	driver	f:WCPYKI	if nobody	review	would 0	库②	手机	把库	收	晚上	法	着$	舅	那算	那算了	问我
51	, is	^ when	^我一	are	c:NWKI?	check	hr	is it	l:NWCPKI①	l:NWKI?	l:WCPKI	on it	s:^ 字 ② 字 , $	says ①	was the	what do	what's in	么样	么样$	你们	多	有没	有没有
50	^ "	^ there	^得	^我	^那我	do they	don't	it was	just now	talk	tests	yet ,	② be	②的	大概	字 ?	密	密码	我一	来不	概	那我
49	, i	? the	^ you	after	c:?①	c:WCPKI?①	comparing	forget	says	still	vat number	② me	不对	了我	了还	以后	删	哪些	就不	是谁$	来不$	看	给我看
48	c:C	c:KI?②	c:WPYI?②	l:WPI?②	went	子$	志	查	没$	没想	的事我	财务	还没想
47	^ ci	c:NWCPI	c:NWCPRKI	c:NWYRI?	ci is	f:NWYRI?	going to	i	interest	l:NWR	l:NWYRI?	mrs	never mind	rang	s:^ 0 ? $	② at	②我	先别①	几天$	怎么说	打车票	日志	有多	睡	经	车票
46	^ what	^什	^什么	c:NWI?	c:NWYRI?①	c:WCPI①	dog	f:NWYRI?①	i'd	l:KI?②	l:NWI?	l:WCPYKI	oh	paul's	s:^ 字 ② ? $	sunday ,	the price	单①	如	实	居	电费0	的事
45	? if	^ in	^ we	^他说	^先别	already ?	bed	c:NWRI?①	c:WK①	c:WPI①	c:WYI①	charged	cost	f:NWCPKI②	has	l:PYI	l:WYI①	s:^ 字 ① , $	someone	that's	would it	他说不	周五	天天	我卡	把我	短	等等	还
44	^ what's	^明天	^签	^签证	c:CPKI①	c:PI①	don't need	f:P②	how much	l:CPK②	l:PI?①②	l:WPK②	me	midnight	midnight ,	my wife	s:^ 字 ? 字 , $	these	yesterday	个是	别家	双十一	取	周日	平	稿	车去	邻	邻居
43	"	^后	^手机	^走	c:PKI?	f:NWRI?①	f:NWYR①	f:WKI①	f:WPI?②	i could	l:WPRK	l:WPYI?②	s:^ ① 字 ? $	this morning	②先	到了	到了$	定	的人	都是	随便
42	, see	a month	c:NWCPRI?	c:NWPRI①	enough	f:NWCPRI?	f:NWCPRK①	f:NW②	f:PYI?②	f:WCPKI?①	i never	my new	nah	nine	over	s:^ yes please , $	see you	①了	一会	人的	停$	天发	对方	归	结	规
41	^ how	^下周	^中	^线	^线上	brother	c:NPKI?	c:PI?	c:WCPK②	c:WPKI①	company	friday ?	it's in	may	my brother	one to	only ,	remind	remind me	s:^ 0 , 字 , $	the ①	为	公司	写	友	急$	我①	本	算	线上	还有	间$
40	^ no	^ plans	^你说	c:NWPRI?①	c:PK①②	coming	data	evening ,	f:KI?②	f:WCPKI?	happens	plans	test	the bank	the wrong	want the	what happens	几天	又	手续	日	昨	昨天
39	^ don't	^ get	^ i'm	^今	^留	a:go	c:NCPKI?	c:NWYRI	f:NWPR	f:NWYRI	is	keep	l:NCPKI?	l:NWPR	l:NWYRI	l:P②	l:WCPKI?	my options	next week	options	recital	the green	you do	了没$	化	好	当面	机里	留着$	看别	跳	还没	那家
38	, in	^ so	^不用	^九	^媳	^媳妇	^我爸	^真	c:NWPYRKI	c:NWY	f:NWPRI?	ghent	go out	is that	it take	l:NWY	l:WYK①②	yesterday ,	① one	②到	不	什	什么	公	十一	女	妇	媳	媳妇	式化	我闺女	有人	格式	格式化	要不	语	钱包	闺女
37	, we're	^双	a little	a:book	below	c:PY②	c:WPK②	little	lunch ,	need to	on staging	people	s:^ 字 ② , $	the report	twice	when they	within	一千$	们	合	哪	折	最	点吗	点吗$	能去	费0	费0$	迟
36	, nine	^ pasta's	^会	^假	^别	^总	^收	a:b	a:packing	a:still	by mistake	c:NWK①	c:WPRI?	f:WCPI?	f:WPRI?	good to	idea	isn't	l:NWCPRK	l:WPRI?	money	nine minutes	packed	pasta's	pasta's in	the ②	when i	won't be	万一	么多	分钟	回来	现在	班	超	转
35	^先问	^要是	^那	c:WCPK①	f:P①	f:WPYI?②	l:NCPK	l:NPKI?	last week	phone	s:^ 字 , $	what does	一个$	个的	先问问	动$	吗	我	给阿
34	^以	^以后	^周二	^手	a:there	c:NWYR	group	it up	l:N	no ,	not a	question	question ,	wants to	was ②	what did	would i	②我自	下个	下个月	下锅	下锅了	半年	半年$	双十	它$	用吗	用吗$	组$	老公	锅了	锅了$
33	, actually	, ask	^ actually	^安	^安娜	been ①	c:PYKI①	c:WCPKI	call back	card ,	f:NW①	f:WPYI?	happens to	last time	me 0	passed	press	read	report	something	those	to have	不动$	分钟$	医	句	吗$	唱	撤	用$	自动
32	^我看	^我能	c:CI	c:I?②	c:WKI?②	c:WYRK	e:KI?	f:CI	f:I?	f:WKI?②	f:WPK	i say	l:CI	l:PKI	l:WP	l:WYRK	like a	months	number	possible ,	wants	yes please	不上$	妈①	字$	我①$	我能	明天	说没	说没收
31	^三	^只	^我的	a:in	before the	c:NWPYK	came	ci	daughter	didn't	don't want	f:PKI	log	my daughter	one from	she	vat	we're	①②说	②说	久$	么说	多久$	就	我去不	是①	月	有点	气	班去	留着	跑	还剩	醒	金$	鱼
30	" ,	a:like	a:order	a:would	called ,	eyes	find	green	l:NP①	l:NWCPYKI	my eyes	s:^ ① 字 , $	s:^ 字 0 , $	sorted	sorted ,	time	web 0	wrong ,	个月房	儿$	始	就是	开始	月房	程	谁$	踢
29	, the	^ hmm	^上个	^谢	^谢谢	by	c:NWKI	comes	comes on	f:NWR②	l:NWKI	l:NWPYRK①	office ,	on monday	percent	② ?	么时	么时候	五十	什么时	偷	六十	别	四十	天$	存	开$	改一	朋	朋友	标	流	用了	用了$	谢	谢谢	这么多	都不要	错	骗
28	, i've	^ looks	^我妹	^换	^甲	^行就	c:NP②	c:NWR①	c:WPI?①②	c:WPKI	dinner ,	f:NP②	f:NWPYRKI	for us	if my	in a	l:NP②	l:NWCPRK①	l:NWYRKI?	l:PKI?	l:WCPKI?①	parking	place	the team	tuesday ,	wife	①他	下周三	交$	人①	写好	大家	妹	就好了	就它$	我妹	我姐	房②	次	甲
28	的话	蛮	行就它
27	^两点	^客户	^昨晚	^等等	a:are	c:?	c:N	c:WKI①	chair	f:I	f:NWPYRI?②	food	keep the	l:NWR①	l:WKI①	l:WPKI①	ok	on again	red	sam	somebody ①	want to	wants the	your	②吗	②吗$	②是	就这	手续费	给①	续费	里的	闺	隔
26	? 字	^ nobody	^年	c:KI②	enough for	f:KI②	give me	number ,	payment	rude	should	wrote	不要	东①	两天$	了0	了0$	了一	假了	假了$	先别	刚	别动	好了$	房东①	扣钱	时	测试	测试库	看看$	肥	试库	锅
25	0 pm	^ 0	a:me	c:NWR	f:KI	f:NWCPYKI	hilton	l:WY	line	love to	month	pm	says she	stop ,	thanks for	the hilton	tonight	up a	word	一千	不回	事	会①	写的	司	周一	情	我来	是周	测	满	看着	签	里那个
24	" ?	, sounds	0 was	^ are	^今天	^王	^电费	a:can	all ,	c:KI?	c:NWPR	days ,	e:①	f:WPI①	l:CPK①	l:NWPKI	look	n:0	n:3	not ①	off this	office is	s:^ 字 ① 字 , $	sup	sup 0	the 0	不能①	他们	你	保$	免	包	多少$	够	少$	手	现	电费	登	笼
24	行$	进不	进不去	那首	钟$	错了	错了$	首
23	, "	, how	^都不	a	c:WCPYKI	c:WY①	f:PI?	hold on	like	she says	stuff	then i	was told	web	write the	三	上个	上个月	下雨	你说	反	围	就行	就行$	思	意思	比	移出	移出去	线	话$	那班	错$
22	a:rooms	a:two	all i	back ,	c:WCPKI①	cpu	dear	driving me	f:YK	free	june	left the	margheritas	no	pm ,	running	son	two margheritas	①他$	不着	么	傅	医院	四个	四个人	好$	娜	安娜	师傅	没	移	箱$	记到	贵$
21	, which	^ lena	^ under	^备	^备注	^外	a:which	asked you	asking	b 0	c:NWCPRK	c:NW②	c:WCI②	c:WI?②	e:PI	f:WCI②	f:WI?②	fridge	full	l:NWPI	l:WYKI	or the	the fridge	year	一次	人事	会改	大夫	师	库	早上	电	百$	知道	表$	诊	里还	里还有
20	, he	, i'd	, let	^ ugh	^好	bags	c:NWCPI①	c:NWPKI	f:NWPKI	friday ,	l:NWCPI①	l:NWCPYKI①	l:WY①	my	my visa	s:^ 字 , 字 , $	ugh	三百	刚才	天了	天了$	新	理$	稿$	萨	谢$	谢谢$
19	always	c:NWCPRK①	c:NWPI①	c:WPY②	deposit	e:PYI	f:NWCPKI①	f:WPY②	in it	is the	l:WCPRKI	l:WYK①	mr	not	right	the customer	then	② 0	一声$	在①	打电	打电话	没了	没了$	生$
18	0 ②	? then	^ i	a one	asked	c:I	c:NWPYRK①	c:WCPRKI	c:WI?	c:WP①	c:WYK①②	down as	every	f:WYK①②	f:①②	good ,	his	his ②	l:NW	l:WI?	lunch	me at	of her	quid	way to	上次	些	优	别的	厅	呢	坏了	坏了$	店	店里	我爸	爸	物车	订	购物
18	购物车	那个号	间
17	^ parking	^ sorry	^ the	^刚	^刚才	^封	^把我	^生	a bit	a:month	a:now	a:upgrade	c:KI	c:NWCPYKI	c:NWPRK②	c:NWRKI	c:WPK	c:YI①	f:NWPK	f:NWPRK②	f:WPYI②	f:WYKI	gave	l:NWRKI	no need	scan	send me	should go	standup	thanks	the grey	the last	the scan	year ,	儿	天	我是	我闺	拉黑	拍
17	比价	没电	没电了	洗	洗衣	电了	电了$	说①	过	过了$
16	, settle	^上次	^交	^昨	^都	a:berg	a:ida	before	c:NWCPK①	f:WK①	longer	month ,	pays	repo	said	settle	told	we had	不行$	个小	个小时	他说	催了	催了$	千$	吃饭	在①$	微	我们	文档	约$	能不	能不能	这是
15	^ he	^现在	^生产	a:kofi	delivery	edit	evening	filters	filters ,	it be	rent ,	that ②	the deposit	w	① that	② after	不用$	两点	么多$	今	坏	好了	字 ①	急	拆	据$	数据$	给我妈	行不	话	近	道	院
14	^外卖	^测	^测试	a:by	a:continue	a:flowerpot	a:keys	a:lou	a:text	ask	c:NWCPKI②	dump ,	e:WPR	i get	is ,	items	l:NWPK	l:NWPY	l:NWPYRI?	neighbours	s:^ 字 ? $	the hall	there ?	under ,	①②$	一版	五	便	到账	和	外卖	家$	对	对象	条	科	能退	营	象	都别
13	^ sun's	^不行	^人	^今年	^我妈	a:the	at six	c:CPKI	c:PI?①	c:WCPRKI①	c:WCPYK	c:WPKI?	c:WPYKI?②	days at	early	f:WPKI?	from the	hear	i ②	instead ,	l:WR	marta	my sister	nginx 字	omar	paper ,	ran	s:^ 0 , $	sister	six	sun's	sunday	② in	个月	今年	分	务	哈	哈$	哪个
13	多0	多0$	收回	然	的$	跑一	那台	除
12	, not	0 is	? i	^有	be home	c:NWCPK②	c:NWPI	e:WPYI?①	f:?	f:CPK	f:NWCPRKI	i was	it back	l:WPKI	receipt	taxi receipt	to lisbon	you say	一周$	不急	不急$	不要$	会①了	图	太	字	弟	总	拜	挺	早	果	礼拜	算$	草	里一
11	^ @	^ ask	^ then	^上周	^房	a:cancel	a:do	account	an	at 0	c:PYI?②	c:WPRK	f:Y①	hasn't left	in ,	in 0	l:PK①②	left your	like to	warehouse	your warehouse	② for	上周	下	到现	到现在	后	呢$	商量	好像	末$	款$	码	统	语气	道的	钟
10	, says	0 into	^不	^不对	^再	^日	^日志	^格	^网关	a place	a:"	ben	bit	block the	blood	blood pressure	c	c:PYI?①	c:WYK①	e:?	f:WY	is wrong	january	l:NWCPK	l:NWPKI①	l:WPKI②	l:YI?	lisbon	marlow	me ?	need it	northgrid	over to	pressure	the design	the marlow	the night	thursday's	was	② ,
10	②的那	上我	办$	办了	办了$	十	备注	天②的	昨天②	昨晚	样的	样的$	没有	网关	请$
9	^ img	bob	c:NP①	deposit ,	f:NWPRI	f:WCPKI①	i've been	into the	is my	l:CPKI	on that	order	some	them	twice ,	where	① ?	内	字 "	意	测完	热	眼	都不	项	领	领导
8	0 with	^ did	^上	^好的	^清	^真的	^购	^购物	c:WR	dump	f:W	golf	have ②	it's	log in	mail	morning ,	next	on december	read it	reorder	report 0	till	to omar	two bags	weeks ,	wife ,	with this	①到	②了	不好意	二十	卖	发错	发错群	台扫	天的	好意	好意思	好的$
8	学	定要	把	汤	物车里	生产	男	登录	给我	能改	贵	错群
7	, it's	^包	^外包	^客	^早上	a:budget	boss	c:NCPK	c:WCPYKI?	c:WPK①	drop	f:WPRKI	finance	for an	l:P	l:WPK①	lisbon ,	look like	pounds	subject	there	uncle	① before	①②	一起	个②	同$	外包	宁	感	报了	猫	生	电脑	确定	老板	脑	这么	里那	阿
6	0 am	? i'd	^ 字	^就这	^没	^物	^物业	^网	a ten	a:you	c:NWCPK	c:NWCPYRK	c:NWPRI	c:P?	can't log	dana	f:NWP	f:NWPYK	hold	i'm	it ?	ready	thanks ,	the airport	the rent	third	to see	tomas	tonight ,	two ②	① and	五百	信	冒烟	合肥	器	在	婆	文	机冒
6	机冒烟	档	歉	烟	知	网	补	钱
5	^ i'd	^家	^钱	a:anything	a:else	add a	again	ask for	c:NWPYK①	c:WPYI②	come	f:PYI	found	in ghent	is off	it today	l:WK①	last	me ,	nginx	sent	sent me	sure	that in	the company	under	used	①$	不对$	两百	了三	五个	人$	人了	人了$	价	十股	去	多$	大
5	妈那	导	尾号0	忘了	忘了$	我妈那	批	报修	挂着	挂着$	服$	现在$	给$	老婆	记	车$	退票$	选
4	^ it's	^ we're	^ would	^周五	^小汤	a:?	a:?True	a:come	a:from	a:shall	a:want	bigger	c:NWPK	c:WCPK	e:no	he's	i've got	is good	know	know ,	l:PI?①	ledger	need ,	that	tmrw	tmrw ,	today ?	伞	假	啦	啦$	天到	小汤	影	我去	房东	抽	更便	更便宜	服
4	步	步$	满了	满了$	蓝	那款
3	^ good	^我跟	a:none	after all	c:NP	c:NWP①②	c:NWRI?	charge	customer	errors	f:NWP①②	f:NWR	fixed ,	is a	l:WPK	like that	n:1	office	on for	priya	quote	rights	tell the	to show	to ①	us	② 字	②还	一样	个号	办	周	夫	按	机	没收	没收到	电话	等着	紧
3	老师	长	雨	飞
2	^①$	^她要	^茅	^茅台	a:and	a:total	c:WCI?	c:WYK	deck	in my	it	kim	l:NWRI?	late ②	me and	mug	the deck	the late	the mug	this	works for	② and	不够	他	八个	她要	屏	方案	案	的两	看$	茅	茅台	要①	解
1	" 字	$	0 "	^	^ and	^里	a:dollars	a:proceed	ana	better ,	c:WKI?	can u	f:WPKI	for two	gift	got a	jo ,	l:WKI?	l:WPKI?	mention	of them	on thursday	production	the big	the gift	tom	②怎	②怎么	上八	上八点	冻	别给	印	同	声$	字 ②	孩子	我②	扣	批下
1	批下来	要	起来
-1	^下个	^写完	^去	^新来	basic	can't find	corvid	f:CPYKI	f:PKI①	f:WYK	me the	of	possible to	they're	to him	two weeks	under 0	week ,	下周	两遍	了两遍	人家	们这	你们这	做	六晚上	写完	单	单给	双	员	在$	审计	我看过	我要的	每天	照	片	登不	登不上
-1	给我退	职$	要的	课	车	靠窗	饭
-2	, no	0 days	0 still	^别的	^标	^标题	basket	box	c:WR②	c:YI?	can't	ever	except	except the	f:WR②	have	l:WPI①	love	man ,	printer	say	ten	the flat	throwing	visa	we do	①	① ②	②	上那个	两个人	两张	享	享盘	享盘$	人	共享	共享盘	别的不	名字
-2	哦	外婆	字 docx	学$	成都	标题	椅	牌	盘$	端	第三	销②
-3	^ ana	^ she	^先把	^全	^周	^阿	be the	c:NWPYRI?②	d	done ,	f:NWPI	green ,	i'd be	let	much	no ②	not ,	on tuesday	out ,	paid	put it	refund	scrap	shows	swiss	u	what i	② still	不了$	二个	先把	哦$	孩	山	房	提醒	最终	群
-4	^ let	^我们	^这	^这么	a:pay	admin	bus	c:PKI	c:WK①②	call the	chat	correct	ends in	f:W?	f:WI?	f:WK①②	great	great ,	have to	i've	in chat	it can	morning	return	three months	ticket ,	to brandt	window	② would	② ②	②了$	亮	今天	又来	小陈	属	换$	权	死了	段
-4	活	确定$	考	表	觉	负	负责
-5	, a	^半	^记	a:0	a:i	airport at	better	c:PRK①	electricity ①	hall	him ,	img	img 0	l:PRK①	l:①②	me from	see the	the office	不想	产	告诉	姐	它	家长	屋	屋里	把②	把②①	敏	老	诉
-6	, and	, get	, nobody	0 字	^五	^大理	^报错	^明	a b	at	c:CPK②	c:NWCPKI①②	c:NWCPYKI①	desk	desk ,	f:CPKI?	f:CPK②	l:KI	l:NP	my wallet	nine ,	pick	staging	then ,	wallet	will	with them	一天	了	了八	催	减	单子	卡$	句$	头	字 ,	报错	旧	是②
-6	的小	第	聚	芳	账户	量
-7	^ never	^②	^早	^行	a:it	acme web	c:NCPKI	c:WPYR②	c:WYKI	double	f:NWPR①	freeze	invoices	it goes	makes	move	mum	on my	pro	retro	sales	see	sorry	still hasn't	talked	the kitchen	the phone	their	to say	want it	what to	you're	倒	八的	冒	利	十八	十分钟	天晚上	封
-7	扔	最终版	样	桌	水	的号	的是	的最	的最终	真的最	终版	走
-8	^哪	^就	^打	^这个	a:,	a:correct	as	been	c:CPYK	christmas ,	do	eating	eating the	f:CPYK	f:I②	f:NWPRKI	hasn't	him the	in the	l:WCPK	l:WCPKI①	of those	sessions	start	the old	① ,	①去	一桌	到十	到十分	发了	发了$	可	同事	尾号	弄	怎	怎么	我跟	拿
-8	文件	晚到	晚到十	止	演	的②	第二个	给小	速	高
-9	^下	^户	^户号	^电	a ①	am	another	c:NWP	does it	e:W	f:NWPYRK	f:WCPK	f:YI?	it over	l:NWPR②	lose	notes	one ①	oslo	otto	suppose	urgent	why	②①$	们多	入	入职	只	填	好的	完$	干	张$	户号	户号0	股	那张	里①$	钱$	销了
-9	销了$	靠
-10	, all	, just	0 at	^①	^好了	^客厅	a:account	a:for	a:to	back	bad	broke	c:I②	c:WP	cat	cat litter	deposit today	for that	l:NWPRK	litter	next month	resolved	resolved ,	the whole	was my	whole	works ,	years	一下	一声	不上	东	前	天来	客厅	快递	批$	拉	料里	李
-10	理	硬	组	行就	资料里	还了	递	面那	马上
-11	, ferris	, leaving	0 a	^ ok	^ that	^ troms	^旧	a deposit	a:quote	a:says	and @	and i	arriving january	c:NWR②	c:PYI	call it	close	could i	dentist	errors are	f:KI?	f:NP	ferris	ferris heating	give it	half as	hand	heating	heating ,	hours	leaving january	ledger 0	mind ,	more than	my ①	now ,	on wednesday	shipped	sounds	ten ,
-11	the car	them half	this ,	to ,	troms	troms ,	wednesday	wednesday ,	② of	上门	不是	了吗	了吗$	二下	二下午	今晚	份①小	住	到	去吧	去吧$	告	周二	周二下	子	定投	客	想要	明	机①	机①$	次$	注册	涨	职	跟	阿飞
-12	, then	^听	^她	^扣掉	^李	^还有	^送	^那个	c:NWPR①②	c:①②	car insurance	design	e:I?②	e:KI?②	f:NWKI	f:WPYI	f:WR①	for four	keep it	late	legs	old	record	she's	shoes	the grand	thing ,	three days	time ,	to my	①的$	他欠	他欠我	刘	十大	十大寿	去成	去成都	回头	大寿
-12	大寿$	天②	寿	寿$	式	我的0	打印	扣掉	扣掉他	把我那	掉他	掉他欠	欠我的	注	点	由	衣
-13	,	0 december	@ to	^②两	^五点	^她说	^还	able	able to	about the	add	all	and ②	be able	broken	c:NPRI①	c:NW	c:NWPKI②	c:P②	c:WPKI②	change documents	could	documents	documents ,	f:NPRI①	f:NWCPI	f:WPRK	for december	for my	how long	ida	it if	l:PK	l:WP①	milk	moved ,	pass	request	the	the end
-13	to change	① 字	①给	② corvid	②两晚	不成	东$	便宜的	全①$	占	去不成	发	周$	大一	宜的	户$	房东$	期$	江	率	留	的票	监	票	税	购	车里	遍
-14	, thanks	0 off	^ hi	^ yeah	^②$	^不想	^便	^便宜	a:confirm	f:WCPYK	for	hi	list ,	name ,	on	paper	past	red one	same day	the red	yeah	不能	买$	体检	体检$	出	大理	天打	州$	我$	我那一	挂	据	改成$	数据	检$	生日	确	确认	走$
-14	进	退票	遍$	那一	重
-15	^吴	^吴桐	^宋	^宋一	^录一	^老	^语文	^还在	a:until	again ,	arrived broken	broken ,	c:CPYKI	c:NKI?	c:PI②	c:WPYKI?	c:YI?①	f:NWCPYRKI	fixed	for me	get me	him on	i don't	into	it's not	l:NWP	l:NW①	l:WPYKI?	l:YI?①	l:YK	l:②	leaving	monday ,	n:2	rent	s:^ 字 , 0 , $	set	signed	stolen	two of
-15	② ①	一诺	一诺0	三天	上那	东西	人用	便宜	六晚	号	同意	吴桐	吴桐0	周六晚	坑	外	宋	宋一	宋一诺	宜	小$	录一	录一下	打过	教	整	文$	新来	新来的	来的	桐	桐0	桐0$	检	民	注销	语文	语文$	诺	诺0
-15	诺0$
-16	^可	^空	^要不	a:checking	a:one	a:or	airport	before it	c:NWP①	c:NW①	c:YK	clients	dashboards	f:NWYR	f:WCPYKI?	form	get rid	kettle	me off	my ②	review to	rid	rid of	so ?	somebody	team	that ticket	to call	to ②	too	us ,	working	working on	么$	什么$	供	供应	供应商	原	呗
-16	呗$	块	应商	忘	我订	版	说回	退	通过
-17	0 people	^①上	^②②	^你好	^打印	^晚	^第二	^给房	a ②	a:arm	a:chair	a:desk	a:lamp	a:monitor	a:office	ago	ago ,	bergen	bergen ,	c:NWPY	chair ,	channel	cheaper	f:NWPY	got	in bergen	l:WPI	over ,	p	p 0	payment p	rita	road	s:^ ① the chair , $	the chair	the passport	the same	thursday	want	①阿
-17	三年	上①	下周二	下来	两个	你好	你好$	口	四	备	大的	姓	审	开着	得①	得①$	换	提	数	来两	止$	离	系	系统	纸	给我①	计	该	货	跟小	远	铁	餐
-18	, order	@ 字	^0	^0$	^加	^含	a:kettle	a:should	a:toaster	a:your	c:NWPRI?	c:WPYKI①	came ,	e:WCPKI?②	f:PYI?	f:WKI	f:WP②	for the	l:WPYKI①	last month	option	order 0	raised	refund ,	right ,	said ,	the taxi	to legal	who is	②我看	万$	两万$	两瓶	五到	五到$	含	周五到	场	声	定金
-18	就它	机周	机周五	板	样机	样机周	没人	理由	看过	窗	第二	行	要$	见	订单	遍了	那条	重置
-19	" 0	, $	, my	^三个	^哪个	^语	^那就	^鸡	^鸡蛋	a:payment	any	c:WCPYKI?①	c:WCYI	class please	eight tomorrow	f:NCPKI	f:NW	f:NWRI?	f:WCYI	first class	flat for	floor	from lyon	her everything	him 0	is due	l:I	l:WCYI	list ?	lyon	lyon to	me to	need	nice on	of us	other	printer on	rome	s:^ 字 字 , $	to nice
-19	up from	万	三个人	不好	不用给	不行	两万	中午	临	临时	五前	促	周五前	唐	场$	域	域名	客户$	小唐	小时$	小王	开会	开会$	我给	撤回	时$	点四	用给	索	见$	费也	这	那就	邮	邮件	陈	鸡蛋
-20	, any	, due	^一共	^先付	^四	^有点	^订	^赵	^赵师	approved	c:NWYR①	c:WPI	c:WR①	can i	due in	f:NWRI	f:WY①	insurance	it in	l:PKI①	l:PY①	lars	looks	speaking	spent	to	to the	you have	①小	①过	一半定	一张	两份	亲	人一	付一	付一半	停了	傅$	先付
-20	先付一	关掉	加	半定	半定金	周日下	垫	大刘	天晚	定金给	宿	师傅$	平摊	平摊$	年	快	挺好	挺好$	掉了	排	摊	摊$	日下	日下午	滤	滤芯	码$	箱里	箱里那	芯	蒸	赵师	赵师傅	金给	金给他	面	黄	黑
-21	@ that	^ we'd	^①0	^一起	^叫个	^饭	acme	api	c:NK	c:NWPRKI	c:WPYI	delivery comes	dinner	f:NK	f:PY①	home ,	in acme	january 0	kick	moved	one with	s:^ yep both , $	second one	send the	the delivery	the electricity	the new	tip and	trial	tuesday at	yep both	①对	①对方	一	一起①	七	个车	个车$	出去	券
-21	十点	卡	去机	去机场	叫个	叫个车	合同	商	天①	我想	截	房租$	物业	的	的②$	站$	被	音
-22	, one	^ yes	^发烧	^拿	^水	^没人	c:	deliver	e:PYI?	home	instead	l:WCPK②	l:WK②	mind about	minutes	name is	with my	① everything	②两	一人	两天	份①	发$	发烧了	头$	孙姐	宜的那	就①$	搬	文档$	没①	点到	烧了	烧了$	素	认了	过道	那份①
-23	@ and	a:standup	all of	and tell	at ②	c:CPKI?	c:NWCPR	c:N②	c:WPYRK①	docx	f:N②	f:PYI②	f:PYK	f:WRKI	five	it says	it to	l:K①	l:NWCPR	l:NWPYR	l:WPYRK①	l:WYR	may ①	open	quarter of	ticket	would you	一个半	一年$	不是$	个①	个半	他0	他0$	你觉	你觉得	成$	我妈	打过去	提前
-23	欠他	欠他0	欠我	王	翻	花了0	要①$	觉得	阿强	鸡
-24	, arriving	, could	0 0	^ i'll	^八	^电脑	a:bruna	a:closed	a:monday	a:only	a:reserve	a:with	arriving	blue	blue one	boarding	boarding pass	c:NWCPYRKI	c:WPY	car	f:P	flat	formatting	from yesterday	in	jo	keys	minutes ,	not in	of 0	of it	out	pay it	push the	round	s:^ 0 then , $	team ,	the blue	the keys	the one
-24	visa ,	writing	you ,	了五	人用$	付的	到$	十分	吴	妈	字 0	客户	是他	没人用	油	泉	泡	百	续$	西	跟他	通知
-25	, december	, first	^店	^店里	^第	a line	c:NWPYRI?	c:PYKI?	c:WPY①	change	e:Y	gym	kofi	l:PYKI?	l:WPY①	lamp	leo's	minute	of my	out of	out to	rent is	so the	to her	up to	us a	want this	② from	② to	了没	事$	交	停	共	台	床	床$	改成	杭	杭州
-25	查$	看过了	空调	米	终	给王	认	请一	请一天	责	账	那边
-26	^别再	^多	^往	^把剩	^马	and jonas	b in	be	c:NWRI	c:PK①	chemistry	chemistry ,	deploy	deploy is	for both	fuchs	fuchs got	i have	in chemistry	in here	jonas wasn't	just me	l:NWCPK①	lena fuchs	n:5	on sunday	s:^ 字 ① 0 , $	saturday	take me	the deploy	the two	theo	there today	told me	wasn't there	weekend ,	②①	一共0	下的	两张二
-26	二等	二等座	共0	共0$	别再	剩下	剩下的	她	张二	张二等	找	抄	把剩	把剩下	收到$	水$	置	聚餐	蛋	衣服	里①	门
-27	, 字	0 more	0$	^我和	a:.True	adults	bike ,	c:NWPRK	c:W	client	december 0	euros	f:WCPKI	f:WI	f:①	here ,	l:NWRI	max	mill	mill lane	off	send 0	than last	the bike	the client	the weekend	to december	way	①三	下周一	九$	九块	九块九	九点	味	在哪	块九	块九$	我和	报
-27	杯子	版$	物	目组	让你	起	那段	项目组	风
-28	^ order	^准考	^家里	^我欠	^资	^资料	a:worker	by the	c:P	c:PYI②	c:WK	c:WRKI	f:	f:CPKI	f:NWPYRI?	f:R	f:②	fine ,	it is	l:WRKI	landlord	later ,	noor	pay them	plants	put 0	the plants	to water	tuesday	water the	① @	一周	俩	准考	准考证	国	垫的	天假$	孟	张②$
-28	我欠	改	料	末	档$	波	盘	紧急	群了	群了$	考证	资料	这个	错群了
-29	, would	^ dentist	^ great	^六	^周六	^太	^尾	^尾号	^我腿	^扣	^马上	a:moving	a:okay	a:savings	a:was	anniversary	both	budget	c:NWPYR	flat ,	for three	gets	guest list	hmm make	kettle arrived	l:CPKI?	l:NWPRI?	late ,	name	nudge me	our anniversary	part	random	swap	that 0	the guest	the kettle	the kids	works	一共
-29	六个	六个人	关了吧	匙	吃	我腿	打	漆	白	米$	练	聊	腿	证	试	钥	钥匙
-30	^减	^减半	^我有	beans	c:PY①	design review	e:WCPYKI?②	e:WR	e:yes	f:N	filled	filled in	go	her ,	i'd like	jo's	login	look at	new	omar ,	one	passport	scared	seven ,	that i	them ,	① my	一份$	下午三	个①阿	个人	五点	产$	元	减半	减半$	千五	午三	午三点	州
-30	张	我约	是我	曹	来
-31	^①我	^我在	^每次	^理	^该	a:business	a:seats	a:time	a:what	and a	and give	e:WI?	e:YKI	f:K	f:WPI	from 0	goes to	half of	l:WCPYKI?①	l:W②	make a	more ,	now on	pay the	reset	s:^ team is enough , $	split	team is	we have	what are	you think	you ②	①掉	①掉$	② @	丢了	丢了$	六点	冷	去不
-31	小时	底	开	我退	每次	真的	请假	青	鞋	马
-32	, to	, you	^ team	^写	^大	^过	a:whether	dry	e:WPI?	f:NWCPKI	f:PK①	f:Y②	guest	l:PY	l:WCI①	one ,	well	you	① a	① ①	①我交	一封	一年	一班	不$	不开	两千	五下	五下午	付	冒烟了	告诉小	周五下	周四的	四的	完了$	度	机场	烟了	烟了$
-32	烤	的①	租$	药	诉小	路	过了
-33	, mark	? ②	^ give	^怎	^怎么	c:NWPYRK	c:WKI	coffee beans	e:WK	f:WPY	hotel	i know	kids	l:NWPRI	long	taxi	was stolen	wine	① of	个号$	了$	八千	印机	处	就①	打印机	款	装修
-34	, @	0 of	^ all	^ push	^原	^孙	^推	^盘	a:fits	a:plan	a:up	any more	arrived	both ,	can go	dr	electricity	f:PYK①	f:WK	get us	hi ,	l:WPYI	me down	mia	pending	put a	s:^ yes , $	says pending	six ,	the card	the place	tip	too late	was in	was promised	七点	上七	上七点	业	们俩
-34	卧	卧室	哪个$	娃	室	晚上七	灯	瓶	评	试$	试试	试试$	那个①	阳
-35	^ ②	^明早	^请	and the	c:WYR	f:NCPKI②	finished	for 0	four	kitchen	left	offer	offer ,	papers	staging ,	stolen ,	the next	want my	with	一小$	两大	两大一	中	准	到手	去不了	嘛	大一小	天假	她$	投	的那个	群里	群里说	边	里说
-36	0 then	^ dinner	^ pay	^ say	^ two	^ why	^两晚	^亲	^加上	a quarter	a:ok	bill ,	c:NWR?②	c:NWYRK	c:WCPRKI②	c:②	copy	e:I?	e:WI	f:WCPRKI②	here	i asked	l:NWYRK	one in	plus	project	r	say yes	she should	t	t 0	the second	we'd	①她	①她$	①我$	三回	不想要	何	到期
-36	加上	半小	半小时	城	小	强	想要了	我在	改好	改好了	目	租0	租0$	第三回	红	车费	都①$	项目
-37	, she	0 mill	0 tomorrow	^①一	^两个	^你觉	^同	^后天	^耳	^耳机	^货	^这周	a:at	c:NWCPYK	c:WI①	c:WPYK①	days	e:CPK	in her	is 0	l:PYKI	l:WPYK①	l:W①	lena	on ,	please ,	the tax	to be	was 0	wasn't	you mind	①两	①到0	②给	上了	上了$	九	关了	名	尾
-37	张②	放	直	直接	耳	耳机	茶	过去	这周
-38	^ if	^ let's	^①了	^帮	^帮我	^抄	^抄送	^改成	^行$	business	c:NWPYR①	c:WP②	f:NWPYR	four of	give the	it before	l:NWYR①	monday	noor ,	porto	than	that to	three ,	to noor	turn the	two days	water	weeks	wrote ,	① the	② as	他$	以	先不	后天①	我这	抄送	晚两	更	样子
-38	白色	碰	那个$	销
-39	^预算	be called	boiler	c:WI	eight	everything	f:WRK	for it	get	it ,	n:4	numbers	rights on	send	stick	the workspace	view	week	well ,	workspace	workspace ,	xlsx	①上一	①过去	② the	②可以	上一	六	她说	方	来了	来了$	滴	那个	里
-40	, me	0 erasers	0 markers	^ checkout	^ write	^新	c:NWPR②	c:PI	c:Y①	day after	eat	erasers	erasers ,	f:NCPK	f:WPYKI	forty	friday noon	i want	l:	l:NWP①	l:PYK	l:YKI	markers	markers and	notice	phone ,	put me	same time	the tickets	tickets	tickets ,	tomorrow ,	up	with it	work	一遍	三年$	下周五	体	务0
-40	务0$	发货	周六	奶	字 pdf	服务	服务0	算服	算服务	结算服	节	设计	辆	辆车	金
-41	0	0 on	? do	^ make	^周四	^每月	^让	^试	ahead ,	be ①	because	behind	c:NWPYR?	c:WCPKI?①②	called	checkout	december	f:NWPYR?	i'm not	l:NWPYR?	lane	study	study ,	that ?	the study	we'd like	以$	册	可以$	周四	天从	小赵	录	我说	是$	晚	晚的	死了$	烦$	算表
-41	起①	运	那	里$	预算表
-42	, saturday	^ jo	^ need	^卧	^卧室	a new	a:restart	and 0	c:WCI①	can have	christmas	f:NWPR②	f:WCI①	f:WPKI②	f:WPYKI②	for all	half ,	i can't	is in	it 0	l:WK	l:Y②	me about	membership	they need	waiting ,	with the	① it	① to	二	你给	匙在	字 nginx	完	月底	桌$	给他$	耳机①	让	那班$
-42	钥匙在
-43	^ could	^ pls	^停	^开	^数据	^是	^月	accept	b	block	c:W②	do the	final	fine	her the	in two	it off	l:PI	on the	pay him	reply to	road ,	①上	丢	两晚	两晚$	以①	关	关了$	出去$	单$	可以①	家里	报上	换成	春	晚$	等座	等座$	钱①
-43	险	预算
-44	, friday	^ add	^ reorder	^ use	^一	^通知	^预	a:pm	always get	c:PYKI	c:WPYRK	did i	f:PYKI	f:WPYRK	fern	gone	grand	ones	reorder the	runs	s:^ ② 字 , $	seat	should be	the plumber	the toner	toner	toner we	we always	② down	十二	样品	走了	走了$	路0	路0$
-45	, set	^ answer	^车	^还是	^麻	^麻烦	answer	back to	c:NPY	c:NWPYRI?①	c:PRK	c:WPYI①	call	can we	earlier	f:NKI?	f:PI	holiday	is fixed	l:PRK	l:WPYI①	my notice	normal	patient	people ,	savings	submit	tomorrow at	书	发烧	品	天上	天上午	扫	明天上	空	箱	还不
-46	, but	, do	^去不	^把$	^调	and want	approved ,	as ②	bike	but	c:PYI?	e:YI?	go ,	k	k 0	off it	r 0	that one	thirty days	time to	write	you to	① 0	三号	买	件$	伟	儿子	八点	出来	张伟	打不	把$	楼	照旧	给②	视	视频	钱是	频
-47	0 today	^到	^在	at this	c:PKI①	goes	my name	not the	right away	second	the code	three	three more	一份	一小	全①	号$	子①	孙	度$	往后	批了	早一	机场$	杯	柜	的0	的0$	的不	的全	话费	请	还在
-48	0 each	0 should	^没问	^赶紧	a:dr	c:NWCPKI	c:WCK	c:①	ending	ending 0	f:K①	f:WCK	f:YKI	flight	get ,	grey	it now	l:WCK	l:WYK	l:①	later	mine	mine ,	my flight	of december	saturday ,	tax	the boiler	to prod	txt	三点	值班	六点①	到五	字 字	座	方$	清$	点①	点①$
-48	皮	花了	赶紧	都说	门$
-49	^ lunch	^ right	^叫	^小周	^房租	^结算	c:NWPRK①	c:NWPR①	c:WPRKI	e:?②	empty	general	lunch with	make that	need the	on 0	same as	station	today ,	②②	不了	个人$	件	全部	推	票$	站	预
-50	, why	^准	^合同	^定	^小	^报价	^撤	^沙	^沙县	^重	a:scale	as well	c:WK②	c:Y②	day ,	due	ghent ,	l:R	l:WPYKI	me three	thank	the bedroom	up ,	you may	上	价单	保	俩$	全②	全②②	县	报价	报价单	明早	架	每	每月	沙县	爱	约
-50	都①
-51	^对$	^录	^确认	c:WPI②	end of	hour ,	l:Y①	lane ,	noon	② up	②能	一个	一半$	上午十	份	午十	午十点	半天	咱	字 @	季	没发	试用	赵	顺
-52	^话	^通	a:team	c:PYK	code	dark	f:PK②	f:W①②	her	next to	that we	to whoever	whoever	个	主	么还没	八	千	周我	园	是0	是0$	期	点$	要了
-53	, two	0 please	^ yep	^工	anywhere	c:W①	down	everyone	give her	yep	① them	一百	位	出库	半	台灯	号①	我那份	换了$	烦	的钱	越	送
-54	, now	, on	c:PK	can't make	coffee	f:W②	hall ,	here's	house	house ,	i owe	l:NCPKI②	l:NWPYRK	l:W①②	owe	sick ,	sorry ,	the numbers	two ,	you get	①①	② please	付了	信用	信用卡	值	八个$	小周	开个	您	桶	湿	烦您	用卡	礼	色	装	设	附
-55	, go	^ kill	^ same	^两张	^书	^结	a:on	brandt	f:K①②	in staging	l:NWCPKI	laptop	let's	man	mind	project ,	the day	to look	② off	不来	再②	就按	应	沙
-56	^ three	^①②	^数	accepted	c:RK	e:	f:RK	from now	go ahead	hd	hd 0	i missed	l:RK	missed	take the	y	②②$	下午	两张$	兰	批了$	挪	有$	点半	说样
-57	0 he	0 minus	^ it	^卡	^周末	^老样	c:NCPRK	c:NWPRKI②	do ,	e:②	enough ,	f:NCPRK	f:PKI②	gateway	l:NWPRKI	l:W	l:WPYK	make it	minus	minus the	now	owes	owes me	plan	plan ,	the week	to somebody	weekend	① him	①一	①了吧	两	也	地	完了	新的	老样	老样子	费	资
-58	, deliver	^把	^给小	^钥	^钥匙	are you	c:PI①②	c:PY	c:W①②	c:YKI	f:R①	f:YK②	l:K①②	lovely	lovely ,	need 0	off sick	ones ,	prod	sick	today	剩	我换	我的	换了	给我换
-59	^ that's	^②可	^两万	^从	a:no	a:yes	an hour	c:K①	c:WRK	december ,	f:PY	hour	it anyway	it please	it's 0	l:R①	l:WRK	mute	new one	promised	put	then ①	try	we'll be	would be	后①	后①我	处理	户	要了$
-60	^两	^买	^前	^替	^替我	b ,	bea	go to	if you	l:P①	plumber	three of	②没	中$	乐	乐$	前一天	欠	说一声
-61	, stop	^ new	^一个	c:YK①	day	eco	eco ,	l:PYK①	l:YK①	one's	一刻	一半	下$	楚	清楚	黑$
-62	c:NWPRKI?	c:WYI	class	f:NWPRK	off and	stay	thing	tomorrow	write to	个$	后天	妈说	座$	往	我妈说	旧$	来一份	烧	能帮	能帮我	都
-63	0 to	and my	as last	f:I①	f:NPRI	for ?	have 0	is enough	l:PYI?	off ,	sure ,	①0	①0$	②可	周末	给	费$	退了吧
-64	, pay	, subject	, they	^找	^的	^赶	c:K①②	c:NCPKI②	each	each ,	juniper	l:PYI①	please do	可以	对$	我退了	打给	说我
-65	0 ,	^每	ahead	away ,	c:R	can	e:I	f:WP	like the	needs to	send it	two	use the	一下$	修	内的	我交	房租	花
-66	, make	, sign	, ②	^发	are final	as of	bedroom	bo	c:NWYR?	c:PK②	c:WPYKI②	f:NWP①	f:NWYR?	f:WPI②	f:WPYK	i am	so	to go	修$	天①我	班$	结算	认了$	让他
-67	0 now	@	^跟	all the	c:NPRKI	l:NPRKI	pdf	pdf ,	stop	we need	五$	务必	天就	必	我知	我知道	正	麻	麻烦
-68	down ,	its	l:I②	today and	接①	没问	没问题	直接①	说一
-69	^ please	^ put	^ take	^①吧	^不是	^回	c:P①	everything ,	have the	i've read	instead of	jonas	l:NCPK②	my last	the usual	turn	usual	week before	不了了	了了	了了$	会$	接	过去$	那份	部
-70	0 for	^就它	a day	be there	c:NCPK①	e:WYI?	l:I①	l:NCPK①	l:YK②	not to	一箱	器①
-71	^对	^快	bill	done with	f:NPRKI	f:WK②	him	it on	thirty	带	年$	来一	退了$
-72	, ida	a week	anyway	anyway ,	c:R①	c:WPYK	has to	i need	mark	need a	② a	刻	吧	婚礼	病	行了	行了$
-73	, let's	^合吧	^是小	^给我	access	e:W①	give	i said	last ②	on call	push	不是小	份$	合吧	合吧$	复	我要	是小	申	申请	的那	题
-74	^ block	afternoon	f:W①	别让	去$	给他	续
-75	chuck	eggs	l:PK①	my laptop	nudge	s	thursday ,	why is	② s	上去	半$	婚	知道$	退了	通
-76	^②①	^能	at seven	c:K	don't care	end	工	市	邓	问题	问题$	题$
-77	, off	0 minutes	a:has	c:WRK①	f:Y	have my	l:K②	l:WCPI	prod ,	put the	成	赶
-78	^ go	^关	account ,	c:I①	c:PKI②	c:PYI①	c:WPYKI	cut	do that	f:WYI	half	到0	到0$	帮我	掉	来$
-79	, he's	, turn	^合	^告	^告诉	^报	ask you	confirmed	f:WCPI	make	quarter	上$	午	租	驾
-80	, put	c:PYK①	kill	kill the	use
-81	^顺	ends	sign	回$	帮我①
-82	, 0	, block	, take	, with	0 and	f:WCI	l:WCI	let the	renew	take	吧$
-83	0 from	^ send	^我那	done	e:PI?	l:WPRKI	peace	waiting	②一	三个	了吧	了吧$	假$
-84	c:K②	f:K②	l:NWPR①	please	too ,	寄	我那	跟老
-85	, can	^退	a 0	i'm running	l:NPRI	笔	调
-86	^改	final ,	from	l:WI	reply
-87	, send	^可以	at it	just ①	stop it	that the	上午	前一
-88	^ i've	^我要	^提	^确	care	why not
-89	away	c:NPRI	c:WCI	c:WCPYKI①②	needs	you can	传
-90	, same	^ tell	^ this	c:YK②	pls ,	seven	①一下	帮
-91	c:WCPI	c:Y	can be	s:^ no , 0 , $	叫
-92	, give	@ ,	^ reply	and	if it's	the first	替
-93	0 in	c:NCPK②	f:NCPK②	same	see it	there ,	的都
-94	? ①	^ b	yes	从	全	替我
-95	l:K	l:NWRK
-97	^给	me in
-98	can you	me on	①吧$	说得
-99	s:^ ① , $	② it
-100	清
-101	f:NWRK
-104	l:Y
-105	do it	our	么还	怎么还
-106	f:NWCPK	goes ,
-107	yes ,	留$
-108	f:YI
-109	please ①
-111	pay
-114	①吧
-115	② is	道$
-117	pls	to 0
-119	c:NWRK
-120	l:YI	s:^ 字 , ① , $
-121	, so
-122	f:PK
-123	① me
-124	c:YI
-125	^ ①
-128	掉$
-129	①我
-134	, please
-196	, ①
"""
