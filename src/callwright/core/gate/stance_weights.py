"""The weights of the model of stance, written by ``python -m scripts.train_stance_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
offset	-0.142
159	谁
150	w:until
130	i ①
129	w:or
127	w:even
126	first ,
125	不①	先
121	别①
120	, i'll	w:anything
119	^ is
118	0 ? $	^ who	don't ①
115	w:leave	啊	啊$
114	w:wait	再说
113	l:I?
112	let me
110	我自	我自己
109	想
108	if i
107	? $	w:when
106	c:WCPRK	l:CPK	w:what's	再①	是不
105	, it	anything ,	i still	看看
104	不①$	啥	是不是
103	^你们	w:i'll
102	, nothing	^ don't ①	^先	^等
101	f:PI?①	再①$
100	, leave	c:WPI?	不会
99	i'll ①	会
98	not sure
97	w:anyone
96	算了
95	^ let me	first , $	w:doing
94	^ keep	f:NWPKI①	leave it	w:had	已经	我就
93	^谁	did the	f:WCPKI②	w:?	w:already	w:might	别①$
92	, let me	f:WCPRK	for now	for now ,	w:hmm
91	f:WP①	w:whether
90	c:WCPKI②	才
89	①就	喜	喜欢	欢	能①	说$
88	, hmm	i think	w:just	w:prices	we can	再说$
87	tell me	w:person	之前	我再
86	not before	to know	w:which	w:without	what would
85	, i never	^ they	check with	f:WPI?	l:WCPYKI?	nobody ①	w:going	w:night	w:run	w:yet	再看
84	, 字 ?	l:WPYR	off ?	on it ,	再	己①	自	自己①	舒
83	^ i already	already ①	that ,	我可	我问
82	, don't	a:send	down ?	w:many	w:myself	会不会	算了$
81	are on	c:WCRI	c:WPR	f:CPK①	f:WCPK①	f:WCRI	f:WPR	l:WCPRK	l:WCRI	my neighbour	w:first	w:neighbour	we can ①	①的	先问	啥$	心	没说
80	, if	^我先	^随	don't ① the	w:mean	之	我先	说她
79	f:NWR①	l:WPI?	off to	w:dead	w:lol	w:show	w:were	会儿	到周	我看看
78	about ①	hmm ,	l:WPR	show me	w:how	w:nice	w:usually	告诉你	没用$	诉你	说他
77	^查	be a	c:NWK	c:PKI?②	c:WPYR	f:PKI?②	got the	on friday	w:mistake	w:they	w:would	你看	还是
76	, we'll	i had	me what	run ,	run , $	w:think	w:thinking	今天不	几	去了	去了$	字 ② ?	己①$
75	, what	i'll ① it	whether we	动	可能
74	f:I?②	if it	myself , $	the ② for	①吗	①吗$	少	有	说不	退$	骗子	骗子$
73	" please	, who	^②开	^②我	^跌	at the	c:PI?②	c:WYI?	f:PI?②	l:PI?②	w:never	w:what	②开	己	用不	自己
72	, that	, that's	^ last	^我自	by itself	lol ,	s:^ 字 ② 字 ? $	w:itself	是谁
71	e:P	l:KI?	不动	想①	消	说要	财
70	, what's	w:maybe	w:newsletters	候	多少	时候	死	能①$	跌
69	, i'll ①	? 字 ?	list of	should i	w:about	w:spring	种	这种	问	问下
68	^ do	^ my	^ not	before we	c:NCPRKI	how many	i already	no , $	w:does	w:doesn't	w:rather	w:who	当	我问下	是	要不要
67	, i'm	^算	^算了	asked whether	c:CPK	c:I?①	c:WCPI?	keep them	leave the	on a	w:did	不用	得	样$	没用	过$
66	a draft	f:WPYR	l:?	l:WCPI?	w:through	w:we	了再	已	快没	用	真
65	, good	^ i don't	^ is it	^ 字 "	^你	c:CPK①	f:NWCPK①	l:I?②	l:PI?	w:shouldn't	w:wanted	回了	我看	我老	等$	等等$
64	0 ?	? is	? when	^ should	^ show	^ show me	^周日	^看	a:is	is on	l:NWK	l:PYI?①	w:once	w:signs	want to ①	不错	不错$	事我	定$	收到
63	? what	if the	l:PKI?②	new ②	to me	w:draft	w:fix	w:takes	w:won't	不用②	天不	用②
62	, i'd rather	? would	^你看	c:NKI?②	c:NWCPKI①	i didn't	i forgot	l:WYI?	tight ,	w:around	w:forgot	w:legal	w:list	w:skip	w:tight	what's the	划	听	家	看	着	签证	问问
61	" , 字	^ just	^ thanks	c:NWPKI①	i think ,	l:NWYR	think ,	w:he	w:if	w:touch	wanted to	价格	前别	咋	安全	我写	还能	问$	问问$
60	, i just	c:I?	c:WPI?②	l:NKI?	l:WCPI①	ok ,	s:^ 字 ① 字 ? $	the list	thinking of	to know ,	w:nobody	w:nothing	w:only	w:possible	why ?	why ? $	① for	会不	合$	听说	我下	找到	找到了	等	要是
59	0 ①	^ what would	^我就	^我问	c:WCPKI①②	do you	f:WCPKI①②	f:YI?①	l:NWPYRKI	l:PI①	mistake ,	or is	s:^ 字 ① ? $	tell you	the van	w:since	w:van	w:wrong	一点	况	就好	情况	打车	让我
58	^ does	^法	^法务	^知	^知道	c:W?	l:I?①	s:^ 字 0 ? $	that , $	w:big	w:else	w:stays	w:yours	不去	可没	志$	我可没	知道了	道了	道了$
57	^ wait	^ ① 字	^他	c:NWPKI?	did you	for a	has the	i can	let me check	me a	me check	me check with	this one	w:between	w:good	了两	夜	我一	格	点我
56	c:WCPKI?	f:WCPK②	when did	would that	像	删	能	说
55	, wrong	^ which	^留着	c:NWRKI?	c:PI?①②	c:WPI?①	f:PI?①②	f:PYI?①	f:WYI?	i'd ①	l:NWRKI?	l:WCPK①	not sure yet	sure yet	sure yet ,	w:bank	w:explain	w:guess	w:miss	w:price	w:we'll	① , i	库②	法	法务
54	, is	, only	^ was	^ you	^ 字 ②	^得	a:a	i won't	look ,	w:docs	w:soon	w:tests	wait ,	① this	久	多久	我还	看一	说不用
53	, ① her	? not	^ once	^好$	^屏	account ?	c:NWYR②	c:WPYI?	difference between	do i	f:WCPYKI	going to	good to know	here ?	i just	if nobody	l:NWCPRKI	l:WCPKI	night ,	w:actually	w:difference	w:forget	w:worth	① her	以后	志	把库	收	草稿	问我
52	^我一	^那算	ask me	back , $	e:WP	have a	it , the	planned ,	w:planned	w:someone	w:talk	we ①	一点$	么办	么办$	你们	怎么办	手机	日志	舅	那算	那算了	随
51	^ no	^ we	^ ② 字	^说	about it	c:CPKI?②	c:NWKI?	everything in	f:NWCPRK	free ,	is on the	job ,	l:NWKI?	l:WI?②	never mind	s:^ 字 ? 字 ? $	the one with	w:driver	w:email	w:hr	w:job	was the	② me	② on	不对	了我	安	晚上	能要
50	, i	? the	f:I?①	i'd rather	is it	it myself	l:WPYI?	says ①	the 0 ②	w:live	w:rang	w:review	what do	would 0	么样	么样$	字 ? $	归	我还没	打车票	车票
49	, it was	^我	^那我	an ②	c:C	c:NWCPI	c:PI①	f:WCPYKI?①	me to ①	me what the	myself ,	w:are	w:may	w:nah	w:still	w:test	what the	②的	了还	多	电费0	的事我	等等	那我
48	^ draft	^ if the	^ there	as a	c:KI?②	c:NWCPRKI	c:WYI①	do they	it was	l:NWR	l:WCPYKI	l:WYI①	off ? $	shipped ,	shipped , $	w:driving	w:i	w:interest	w:oh	w:over	what's in	what's in the	yet ,	② be	先别①	到 	到了	到了$	密	密码	居	是谁$	有人	睡	短
47	^什	^什么	^他们	c:WPYI?②	f:NWPR	l:WPI?②	midnight ,	on it	w:after	w:dog	w:don't	w:midnight	w:own	w:that's	w:these	what are my	yesterday , $	you ①	① by	个是	句$	哪些	大概	查	概	没想	管	经	给我看	还没想
46	^ "	^ what's	c:NWPRI①	c:NWYRKI?	c:WCPI①	c:WCPK②	c:WPI①	can ①	don't need	l:KI?②	no , i'd	vat number	w:says	①了	②我	双十一	天天	差	有多	的事	还	还没
45	^ when	already ?	c:WCPKI?①	don't want to	f:WPI?②	l:NWCPKI①	l:PI?①②	l:WPK②	l:WPRK	look at the	my new	s:^ 字 ② 字 , $	w:bed	w:charged	w:i'd	w:mrs	w:went	② at	周日	实	平	来不	来不$	没$	着$
44	? if	^ how	^他说	^签	^签证	^走	c:PI?	i ① 0	w:comparing	w:cost	w:isn't	w:yesterday	① that ②	他说不	别家	单①	子$	对方	就不	财务	车去
43	^今	^后	^手机	^明天	^线	^线上	before ,	c:NWI?	c:NWYRI	f:NWYRI	i could	is , $	l:NWI?	l:NWYRI	l:WPYI?②	my wife	the ①	the ② in	w:"	w:check	would you ①	②到	写	几天$	取	句	天发	如	怎么说	我卡	昨	有没	有没有	留着$	线上	钱包
42	, see	, see you	^ ci	^ ci is	^ how much	^ i forgot	^ in	^ the ②	^ what	^ 字 ①	^我看	^留	already ? $	c:?①	ci is	f:WKI①	how much	is that	just now	just now ,	l:PYI	my ② ,	only ,	see you	the price	w:company	w:has	w:is	would it	you ① it	一会	公	急$	算	结	超	邻	邻居	都是	随便
41	^下周	^别	a month	c:CPKI①	c:NWYRI?①	c:PK①②	f:NWYRI?①	f:PYI?②	f:P②	friday ?	give me the	i need to	l:NWR①	me , $	s:^ 0 ? $	w:me	w:paul's	want the	① it myself	②先	停$	动$	又	周五	好	定	把我	昨天	的人	稿	跳
40	0 days ,	^中	^那	c:NPKI?	c:NWPYRKI	c:NWRI?①	c:NWR①	c:NWYRI?	c:PKI?	c:WK①	f:KI?②	f:NWYRI?	if i ①	instead , $	l:NWYRI?	l:P②	to ① it	w:coming	① for the	① 字 ?	一千$	日	本	现在	看别	费0	费0$	还有	间$
39	^以	^以后	c:NCPKI?	c:NWYR	f:NWYR①	f:WCPKI?①	go out	l:NCPKI?	l:NWPR	l:PKI	remind me	s:^ 字 0 , $	s:^ 字 ? 字 , $	the bank	the ②	this morning	w:read	w:remind	w:twice	① the one	不	不动$	人的	公司	十一	字 ?	说 	那家
38	^不用	^会	^媳	^媳妇	^总	f:NWCPRK①	f:NW②	f:PKI	f:WCPKI?	friday ? $	l:WYK①②	s:^ yes please , $	thanks , $	the report	w:enough	w:passed	w:within	you do	② ? $	为	什	什么	几天	分钟	化	回来	妇	媳	媳妇	手续	折	点吗	点吗$	班	老公	能去	规	迟
37	, 0 with	^ get	^ i'm	^ my brother	^九	a:book	c:I?②	c:NWCPRI?	evening ,	f:I?	f:NWCPKI②	f:NWCPRI?	f:NWRI?①	l:CPK②	l:NCPK	last time	me 0	not a	one to	s:^ 字 ② ? $	sunday ,	sunday , $	the 0 ?	w:data	下个	下个月	你	别	医	友	它$	就是	式化	当面	我	我①	格式	格式化	用$	语
37	醒	错
36	, it's in	^ plans	^你说	^先别	a:go	a:packing	a:still	before , $	c:NWPRI?①	c:NWY	c:WCPKI	c:WPKI①	does it take	it take	it's in	l:NWCPRK	l:NWY	l:WCPKI?	this morning ,	w:below	w:plans	w:recital	w:time	was ②	won't be	② ? 字	② at the	一个$	是①	机里	留着	要不
35	, we're	^ so	^双	^周二	^手	^真	a:b	c:NWK①	c:PYKI①	c:PY②	c:WYRK	c:WY①	f:KI	f:NWPRI?	f:WPYI?②	i never	it ? $	it up	l:NPKI?	l:WYRK	my brother	on staging	question ,	w:brother	w:ghent	w:happens	w:idea	w:nine	w:people	w:question	what does	what happens	when i	yesterday ,	下锅	下锅了	不上$	个的	了没$	儿$
35	半年	半年$	双十	合	女	我闺女	测试	锅了	锅了$	闺女
34	, actually	^ hmm	^三	^假	^我爸	^我的	^收	a:there	are my options	by mistake	c:NWR	c:WPK②	c:WPRI?	card ,	e:①	f:WPRI?	good to	i'd like to	l:WPRI?	my options	next month ,	next week	next week ,	not , $	on monday	one from	the wrong	w:look	w:money	w:options	w:phone	would i	①他	②我自	万一	么多	们	你说	先别	分钟$
34	哪	唱	字 ② ①	用吗	用吗$	说没	说没收
33	, 0 pm	^ i was	^先问	^要是	^谢	^谢谢	a little	all , $	before the	c:CI	c:WCPK①	call back	f:CI	f:WPK	l:CI	l:WP	last week	like a	lunch ,	need to	no ,	s:^ ① 字 ? $	w:group	w:little	w:packed	when they	① one	① 字 0	② , 字	么说	先问问	字$	撤	最	月	满	给阿	谢	谢谢
32	, what happens	, what would	^ looks	c:NWPYK	c:WKI?②	e:KI?	f:WKI?②	in a	to me ,	w:comes	w:keep	w:months	w:percent	w:press	w:wife	w:wrote	wants to	字 ② ,	班去	用了	用了$	的话	踢	转	金$
31	, ask	, in	^ actually	^ what did	^安	^安娜	^我妹	a:in	c:?	comes on	f:WCPI?	l:WY	possible ,	the green	w:number	w:parking	w:something	what did	久$	多久$	大家	妹	始	开始	我妹	有点	标	测试库	组$	试库	谁$	跑	还剩	错了	错了$	鱼
30	^只	^客户	a:like	a:order	c:NWPR	c:WPKI	called ,	f:WPYI?	i say	l:N	l:NP①	l:WY①	n:3	need to ①	w:didn't	w:report	w:wants	② ?	②是	么时	么时候	什么时	偷	存	就	开$	我①$	时	明天	看着	闺
29	" ,	, can i	, ② 字	^ how many	a:would	c:KI②	f:KI②	f:NWPK	happens to	is the ②	my eyes	s:^ 字 , $	sorted ,	w:chair	w:eyes	w:sorted	w:those	what happens to	五十	包	吗	四十	字 ① ②	朋	朋友	气	登
28	 加	, "	^ don't	^昨晚	at 0 ,	c:NP②	c:WKI①	did i ①	f:I	f:NP②	f:NWPYRKI	l:CPK①	l:NP②	l:NWPYRK①	l:WKI①	l:WYKI	sup 0	the team	w:log	w:place	w:sam	w:should	w:sup	web 0	①他$	②吗	②吗$	了0	了0$	人①	保$	司	好$	改一	自动	蛮	行$	这么多	钟$
27	0 , it	0 to the	^ is the	^ nobody	^ what happens	^换	^等等	^行就	^都	a:are	all i	c:KI?	c:NWKI	dinner ,	e:K	if my	l:NWKI	not ①	off this	office is	s:^ 字 ② , $	w:always	w:by	w:payment	w:she	w:vat	w:word	wrong ,	wrong , $	① 字 字	② to lisbon	两天$	了一	交$	会①	刚	吗$	妈①	就它$	我去不
27	我姐	次	流	测	行就它	表$	都不要	里那个	隔
26	, i've	, nine	, nine minutes	, the	^ are	^ pasta's	^ pasta's in	^ yes please	^今天	^外	^王	^甲	a ② to	a:can	c:WCPYKI	c:WPI?①②	f:NWR②	f:P①	in , nine	l:NWCPYKI	l:NWPI	my wife ,	nine minutes	nine minutes ,	pasta's in	pasta's in ,	to have	up a	w:a	w:came	w:food	w:pasta's	w:we're	write the	yes please	yes please ,	一千	个月房	事	六十
26	写好	别动	医院	就好了	就行	就行$	房②	月房	没	现	甲	看看$	签	肥	过了$	锅
25	? then	^ 0 ?	^好	^我能	a:which	c:WI?②	enough for	f:NWCPKI①	f:PI?	f:WI?②	f:YK	for us	for us ,	keep the	l:NWCPRK①	l:WCPKI?①	number ,	stop ,	w:ci	w:dear	w:month	w:tonight	w:year	①②说	②说	不回	假了	假了$	天$	字 ① ,	就这	库	情	我能	手	手续费	笼	续费	谢$	谢谢$
24	, i said	, which	^ lena	^上个	^两点	^刚	^刚才	^电费	been ①	by mistake ,	c:WP①	f:NWCPYKI	f:NWPKI	f:NWPYRI?②	l:NWPKI	office ,	s:^ ① 字 , $	s:^ 字 , 字 , $	s:^ 字 ① , $	should go	the office ,	tuesday ,	w:asking	w:free	w:green	w:like	w:mr	w:ok	w:red	w:rude	w:your	wants the	下周三	不要	免	别的	好了$	我来	扣钱	早上
24	电费	给①	贵$	里的	错$
23	, sounds	, what are	^ 0 ,	^ he	^ my daughter	^ my sister	^ parking	^测	^测试	^都不	a:me	a:rooms	a:two	c:KI	c:N	c:NWCPI①	c:NWPKI	c:NW②	don't want	down as	i don't want	i want to	is the	it , ①	l:NWCPI①	l:PKI?	my daughter	the customer	w:daughter	w:find	w:june	w:line	w:no	want to	人事	刚才	周一	多少$	够	少$
23	拍	电	线	过	都别	骗
22	 ①	0 pm	^不行	^备	^备注	^现在	days ,	f:WPI①	l:NWYRKI?	left the	love to	month ,	the 0	then i	w:bags	w:my	w:pm	was ② 0	weeks , $	year ,	① ② ,	①②$	② in the	下雨	不能①	么	写的	四个	四个人	大夫	思	意思	新	是周	比	生$	箱$	记到	诊	那班
21	^ i	^0$	a bit	b 0	c:NWPI①	f:NW①	him , $	l:WPKI①	somebody ①	the hilton	two margheritas	w:hilton	w:margheritas	w:right	w:running	w:web	① ?	三	不着	会改	傅	在①	天了	天了$	娜	安娜	师傅	店	店里	我闺	知道	移出	移出去	话$	进不	进不去
20	^ she says	^ sorry	^ thanks for	^ under	^0	a:now	asked you	c:I	c:NWCPRK	f:WYKI	hold on	i was told	me at	no need	s:^ 0 , 字 , $	she says	thanks for	w:not	was told	反	字 ? 字	打电	打电话	物车	程	购物	购物车	那个号	那首	里还	里还有	院	首
19	" ?	" ? 字	, settle	c:WCI②	c:YI①	e:PI	f:WCI②	good ,	l:NWCPYKI①	l:WYK①	ledger 0 to	planned , $	w:early	w:full	w:gave	w:lunch	w:settle	w:stuff	w:then	you , $	上个	上个月	些	他们	优	儿	围	在①$	好像	挺	然	稿$	萨	说①
18	0 pm ,	^ @	^ the	^ ugh	^外卖	a one	a:month	a:upgrade	back ,	c:CPKI	c:NWCPRK①	c:WCPKI①	e:PYI	friday , $	me a one	my visa	on friday ,	pm ,	says she	the night	the scan	w:ask	w:neighbours	w:scan	w:ugh	way to	不行$	东①	今	他说	外卖	房东①	间
17	 ①$	, he	, how	^不	^交	^今年	^我妈	^日	^日志	^有	^生	all ,	c:WPK	driving me	f:①②	l:NWPK	l:WR	n:0	on again	says ① everything	that ②	the fridge	two weeks ,	w:asked	w:evening	w:every	w:fridge	w:longer	w:ran	w:thursday's	wait , $	一声$	上次	今年	催了	催了$	到账	厅	吃饭	哈
17	哈$	对	师	没了	没了$	没电	没电了	电了	电了$	能退
16	, all of	^ give me	^封	^房	^昨	^生产	a:berg	a:ida	be home	c:NWCPYKI	c:NWPI	c:NWPYRK①	c:NWRKI	c:WCPYK	c:WPRK	f:NWPRI	from the	give me	i get	l:NW	l:NWRKI	now , $	send me	w:bit	w:omar	w:pays	w:quid	w:reorder	w:repo	w:son	w:told	w:w	① a ②	① me from	不用$	个月	会①了	坏了	坏了$	太
16	我们	我是	拉黑	理$	移	话
15	, get me	^ ok ,	^好的	^钱	at 0	c:NWCPK②	f:?	f:CPK	f:NWCPRKI	f:NWR	f:WPKI?	filters ,	friday ,	his ②	l:WPKI②	on staging ,	s:^ 0 , $	taxi receipt	to see	w:delivery	w:edit	w:filters	w:his	w:receipt	w:six	you do ,	① ? $	② after	一次	一版	么多$	便	备注	天	样的	样的$	洗	洗衣	的$	约$
15	能不	能不能	订	这是	里一
14	0 was	^ sun's	at six	c:NWPK	c:WPKI?	f:WY	hasn't left	hasn't left your	i ②	left your	left your warehouse	me ?	or the	s:^ 字 ? $	to omar	w:hear	w:said	w:standup	w:sun's	w:warehouse	your warehouse	① that	② for	一周$	三百	下	不急	不急$	两点	千$	坏	家$	对象	总	我爸	据$	数据$	文档	汤	爸
14	科	行不	请$	象	道	钟	领	领导
13	, not	^ good	^上次	^人	a:"	a:continue	a:kofi	blood pressure	c:NWCR	c:NWPRI	c:PYI?②	c:WPY②	c:WR	c:WYK①	c:WYK①②	dump ,	f:NWP	f:WPY②	f:WYK①②	in 0	in 0 ,	in it	in it ,	l:NWPY	l:WPKI	need it	of them ,	w:blood	w:card	w:come	w:cpu	w:finance	w:pressure	w:some	w:thanks	② 0 ,	一样	一起	个小	个小时
13	分	务	呢	商量	图	好了	字 0 字	导	急	拆	昨晚	百$	码	统	营	近
12	, i'd	, not in	? i	^ under ,	^上	^上周	^再	a ten	a:budget	a:by	a:cancel	a:do	a:flowerpot	a:keys	a:lou	a:text	a:the	c:PI?①	c:WCPRKI	c:WI?	days at	days at 0	e:WPR	f:WK①	in , then	l:PK①②	l:WI?	nginx 字	nginx 字 ①	not in ,	read it	the grey	under ,	under , not	w:account	w:before	w:ever	w:shows	wife ,	② in ghent
12	上周	和	条	比价	热	猫	给我妈	记	跑一	那台
11	, i need	, let	0 ② ,	? 字	^ ask	^格	c:NP	c:NWCPK①	c:NWPYK①	c:WPYKI?②	c:WR②	f:NWPYK	f:WPYI②	f:WR②	i was	i've been	in the hall	is my	l:NWPYRI?	l:WCPRKI	my sister	over to	that ② ,	the deposit	the hall	w:found	w:marta	w:next	w:order	w:sister	w:there	w:used	w:was	you say	② , not	不对$	五	卖	器	学
11	把	收回	早	末$	果	登录	眼	贵
10	^早上	^表	^购	^购物	better , $	c:P?	e:?	it ?	it back	l:CPKI	l:NWPKI①	like to	paper ,	the design	the last	the marlow	w:deposit	w:items	w:marlow	w:字	② in	②了	不要$	后	啦	啦$	夫	字 ①	定要	意	拜	满了	满了$	物车里	礼拜	算$	蓝	这么	退票$
9	$	^	^ i've been	^ then	^ would	^客	^家	^网	^网关	a place	a:anything	a:else	a:you	c:NCPK	c:NP①	enough , $	f:WCPKI①	f:WPKI	f:WPRKI	monday , $	on december	on december 0	on thursday	to lisbon	two bags	w:bob	w:boss	w:c	w:it	w:ready	w:them	w:till	②的那	上我	到现	到现在	办了	办了$	十	台扫
9	在	天②的	天的	感	抽	昨天②	网关	草	除
8	, no need	? i'd	^ 0	^ would it	^ 字 0	^0 	^不对	^别的	^包	^哦	block the	block the ②	c:NWCPYRK	c:WCPK	f:PYI	have ②	in my	is ,	it be	it today	my ② and	of her	twice ,	w:bigger	w:golf	w:it's	w:last	w:mail	w:under	we had	would it be	① ②	② still	个②	别的不	合肥	呢$	哪个	字 , $	忘了
8	忘了$	挂着	挂着$	档	牌	网	能改	语气	道的
7	 真	 真的	, says	0 , two	^ did	^清	^物	^物业	add a	ask for	c:NWCPKI②	c:WCPRKI①	c:WCPYKI?	c:WY	f:NWPI	f:Y①	in , says	is wrong	is wrong ,	need ,	of them	tell the	the airport	the company	to the airport	w:an	w:ana	w:january	w:lisbon	w:this	w:where	weeks ,	①$	② from 0	② to the	不好意	五个	冒烟	发错	发错群
7	多$	好意	好意思	学$	影	更便	更便宜	机冒	机冒烟	款$	歉	烟	生产	的两	车$	错群
6	 ② 	, i was	, it's	^ it's	^ 字	^没	^现	c:NWCPK	f:W	in ,	l:NWCPK	l:P	morning ,	on 0 ,	s:^ 字 ① 字 , $	the big	there ?	to call the	w:customer	w:dump	w:ledger	w:quote	w:tom	① and	② ,	了三	二十	人	办$	哦	尾号0	微	没收	没收到	生	电话	给我	老板	补	那款
6	里那	钱	雨
5	0 is	0 with	^ i'd	^外包	^就这	a:?	a:?True	a:and	a:come	a:from	c:NWPRK②	f:NWPRK②	fixed ,	for an	for me ,	got a	i've got	is a	l:PI?①	log in	look like	me and	out ,	rent ,	thanks ,	the rent ,	w:again	w:i'm	w:more	w:rights	w:subject	w:sunday	w:third	with this	②怎	②怎么	个号	内	外包	多0
5	多0$	妈那	宁	屏	弟	我妈那	我有	扣	提醒	文	知	紧	老婆	都不	飞
4	0 a month	^周	^周五	^小汤	a:total	c:WCI?	c:WPK①	e:False	good , $	is 0 a	is off	l:WPK	l:WPK①	late ②	lunch , $	n:1	on that	one can	the late	the late ②	us , $	w:ben	w:dana	w:he's	w:know	②还	五百	人了	人了$	他	到我	十股	好的$	字 "	字 ① 字	小汤	我去	批下	批下来	测完
4	电脑	确定	等着	脑	阿
3	^ so the	^ ② to	^标	^标题	a:none	a:want	better ,	in ghent	know ,	lisbon ,	the 0 of	tonight ,	two ②	w:hold	w:pounds	w:priya	w:return	w:uncle	works for	① before	①了$	② ② 字	不够	两张	人$	伞	别给	同$	回	声$	报了	按	机	标题	男	项
2	 ②$	0 and 0	^ img	^ img 0	^按	^茅	^茅台	c:NWPYRI?②	c:NWP①②	c:PKI	can go ,	can't log	can't log in	f:NWP①②	i have to	it can	l:NCPKI	l:NP	l:WPKI?	l:YI?	like that	log in ,	on for	put it in	thing , $	w:logs	w:northgrid	w:us	works , $	② 字	②$	了 	人家	价	信	几点	医生	去	名字	字 " ?
2	批	方案	案	没有	登不	登不上	茅	茅台	要①	长
1	 ②	0 at 0	0 into	? 字 ,	^ ana	^ and	^ can u	^①$	^要	^记	^这么	a:correct	after all	after all ,	at the marlow	can u	can't find	i can't find	i don't need	instead ,	it for	l:WK①	of the	sent me	the flat	tmrw ,	w:$	w:^	w:at	w:charge	w:office	w:production	w:sent	w:sorry	w:tmrw	① my ②	①到	② 字 ①	上八	上八点
1	假	八个	冻	单给	号0	号0$	天到	孩子	房东	换$	样	片	解	车
-1	^ no ,	^先把	^我跟	^新来	^昨天	c:NCPKI	c:WYK	c:WYKI	could you	deposit ,	e:WPYI?①	f:W?	f:WPYI	have to	is good	l:WPI①	man ,	me ,	no longer	not ,	on monday ,	to show	w:bus	w:corvid	w:i've	w:kim	w:much	w:tell	w:①	week ,	what i	①	② would	② 字 ?	②了$	下周	两百	做	先把	别动$
-1	单	单子	又来	周	头	字 " ,	屋	屋里	我②	报修	权	死了	要	解约	选
-2	0 am	^ never	^ she	^ we're	^下	^写完	^去	^报错	^这	a:字	again , $	airport at	are my	c:WKI?	c:WPKI①②	call the	done ,	f:NP	f:WPKI①②	for 0 ,	for tomorrow	for tomorrow ,	great ,	it goes	keep it ,	l:WKI?	more than	over ,	over to the	s:^ 字 , 0 , $	the airport at	w:can't	w:do	w:mum	w:nginx	w:of	w:refund	w:visa	we do	①去
-2	两个人	今天	六晚上	写完	卡$	双	发了	发了$	周三	哦$	婆	字 ,	字 ②	孩	审计	成都	报错	第三	职$	起来
-3	" 0 "	, a	, no	^她要	^好了	^是不	eating the	green ,	i'd be	it today ,	l:NWPR②	me from	nine ,	the mug	the phone	to him	w:changed	w:eating	w:errors	w:love	w:mug	w:say	w:see	w:start	w:suppose	w:u	w:②	① 	① ,	她要	椅	由	的师	的师傅	端	老师	觉	饭
-4	" 字	, and	0 字	^我们	^衣	^衣服	^阿	a:0	c:NWYR①	c:YI?	except the	f:WYK	for two	into the	isn't a	l:WCPK	l:①②	on tuesday	see the	the car	the deck	then ,	then ① ,	ticket ,	to ① the	under 0	w:deck	w:except	w:great	w:have	w:legs	w:sales	w:scrap	②	两遍	了两遍	们多	们这	你们这	八的
-4	字 " 字	定投	尾号	房	批$	涨	的是	索	给我退	销②
-5	" 字 "	0 at	0 days	a b	a:i	a:it	a:pay	a:to	c:NWP	c:WP	cat litter	ends in	ends in 0	f:CPYKI	f:NWYR	me the	my ①	my ① ,	the office	to ①	w:cat	w:correct	w:d	w:litter	w:notes	w:pick	w:sessions	w:swiss	w:their	w:they're	w:window	want my ①	①的$	了	亮	催	同	告诉	员	回头
-5	字 0 ?	它	张$	是②	活	第	聚	诉	课	靠窗	马上
-6	, get	, i don't	0 still	^ can	^她说	^户	^户号	^早	^行	^这个	a ② at	acme web	be the	c:NWRI?	c:WK①②	c:WPKI②	car insurance	desk ,	f:KI?	f:NWPRKI	f:WCPK	f:WK①②	in acme web	l:WP①	no ②	put it	that the deploy	three months	to brandt	to say	w:better	w:box	w:desk	w:double	w:morning	w:pro	w:will	what to	with them	① it to
-6	② 0 still	② and	了吗	了吗$	二个	产	冒	十八	去吧	去吧$	同事	姐	字 , ②	户号	户号0	扔	把②	把②①	料里	最终	段	监	确定$	股	资料里	走	还了	速	量
-7	0 , ①	0 ②	^ that	^就	^打	do i have	f:CPKI?	f:NWPYRK	him on	it is ,	l:WCPKI①	my wallet	on wednesday	on wednesday ,	possible to	the 0 to	the kitchen	the rent	w:broken	w:hasn't	w:lose	w:retro	w:urgent	w:wallet	w:years	wednesday ,	week , $	① , $	不上	倒	全①$	字 docx	字 字 docx	家长	小陈	属	弄	拿	挂	敏
-7	桌	演	留	的小	给房	给房东	群	老
-8	, nobody	0 to 0	0 ② of	^① 	^不想	^在	a:for	arrived broken	arrived broken ,	broken ,	c:CPYK	c:WPYR②	christmas ,	christmas , $	could i	f:CPYK	f:NWCPI	f:WPRK	from 0 to	her , $	l:NWRI?	moved ,	next month	on my	red one	the gift	the red	the red one	w:admin	w:broke	w:close	w:dentist	w:design	w:freeze	w:gift	w:let	w:printer	w:talked	w:why	want it
-8	享	享盘	享盘$	人用	共享	共享盘	十分钟	我$	盘$	负	负责	遍$	那张
-9	, ferris	, ferris heating	, please ,	, ① ②	0 off	^ let	^①	^②②	^听	^哪	^电	a deposit	a deposit ,	a:account	a:quote	a:says	as a deposit	c:NWCPYKI①	c:PRK①	deposit , ferris	e:W	electricity ①	f:WI?	ferris heating	ferris heating ,	for four	half as	half as a	heating ,	heating , $	him ,	it over	l:KI	l:PRK①	ledger 0	pay them half	please , $	the old	them half	them half as
-9	w:back	w:ferris	w:heating	w:makes	w:move	w:need	w:oslo	w:request	w:staging	② for four	② ① ,	②①$	一天	一桌	不了$	了八	今晚	份①小	减	利	大的	完$	山	式	挺好	挺好$	明	最终版	江	注册	的号	的最	的最终	真的最	第二个	终版	遍	靠
-10	 	^ hi	^ 字 ?	^②	^五	^客厅	^扣掉	^明	^李	and @	and i	c:CPK②	c:NWCPKI①②	c:NWP①	december 0 and	does it	e:I?②	f:CPK②	f:I②	f:WR①	for december	for december 0	give it	i don't	it was 0	of it ,	one , $	resolved ,	the end	to ,	tonight , $	w:am	w:as	w:bad	w:hall	w:hand	w:hi	w:moved	w:pass	w:resolved
-10	w:shoes	w:somebody	w:thursday	② 字 ,	上门	东$	他欠	他欠我	到	到十	到十分	填	天②	天晚上	客厅	封	干	快递	想要	我的0	户$	房东$	扣掉	扣掉他	掉他	掉他欠	旧	晚到	晚到十	欠我的	注	的票	考	芳	见	递	通过	销了	销了$	面那
-11	, 0 a	0	0 a day	^ i'd like	^ yeah	^①上	^② 	^②两	^旧	^空	^还有	a day ,	c:I②	c:NWPKI②	c:PYI	c:①②	call it	day , due	days , 0	deposit today	e:WI	f:YI?	how long	the deposit today	this ,	tomorrow , $	w:another	w:been	w:rome	w:the	w:wednesday	w:yeah	was my	works ,	① ② 字	②两晚	一声	临	临时	可
-11	号	天打	好的	怎	怎么	我跟	票	给小	账户	购	阿飞
-12	 0 	, all	, she should	0 "	0 a	0 people	0 people ,	0 ② for	@ to	@ to the	^把我	able to	able to change	be able	be able to	bergen ,	bergen , december	c:NPRI①	change documents	change documents ,	documents ,	documents , $	e:KI?②	f:NPRI①	f:NW	f:NWCPYRKI	f:WCPYK	for 0 people	img 0	in bergen	in bergen ,	she should be	should be able	the passport	the whole	the ② off	time ,	to change	to change documents	to my
-12	to the workspace	w:,	w:able	w:bergen	w:documents	w:hours	w:ida	w:img	w:kettle	w:record	w:whole	w:working	w:you're	working on	workspace , she	① @ to	① 字	② in bergen	不能	东	体检	体检$	六晚	出	前	去成	去成都	只	周二	周六晚	外婆	天来	把我那	数	文件	检$	没人	理	看过	硬
-12	行就	见$	跟	跟小	退票	钱$	高
-13	, arriving january	, leaving	, leaving january	, two of	, 字 ,	0 , leaving	0 december	0 december ,	^ ok	^ troms	^ troms ,	^$	^你好	^半	^她	^晚	^要不	^还	^送	^那个	a ①	about the	arriving january	arriving january 0	c:NKI?	c:NWR②	design review to	f:NCPKI	f:NWKI	for my	for that	in the	l:WPI	leaving january	leaving january 0	mind ,	mind , $	on 0 december	review to	review to 0
-13	send the	ten ,	the design review	the electricity	troms ,	troms , arriving	w:any	w:late	w:on	w:otto	w:past	w:she's	w:stolen	w:team	w:too	w:troms	① the design	三天	上那	不成	东西	二下	二下午	住	你好	你好$	入	入职	刘	十大	十大寿	去不成	周二下	垫	大一	大寿	大寿$	子	寿	寿$
-13	成$	我订	拉	据	提	撤回	数据	李	检	离	税	组	货	车里	重
-14	 吴	 吴桐	, then	^ ② corvid	^便	^便宜	^宋	^宋一	^录一	^语文	a ②	a:arm	a:chair	a:checking	a:desk	a:lamp	a:monitor	a:office	a:one	a:should	and ②	c:NW	c:P②	c:WPYI	c:YI?①	c:YK	chair ,	chair , $	f:PYI?	in here ,	is good ,	l:I	l:NWP	l:NWPRK	l:PK	l:PY①	l:YI?①	l:YK	me off	my ②
-14	n:2	of us	printer on	s:^ ① the chair , $	take me off	the chair	the chair ,	the grand	the same	three days	w:channel	w:clients	w:form	w:insurance	w:leaving	① the chair	② corvid	一诺	一诺0	上①	不是	五到	五到$	便宜	占了	吴桐	吴桐0	周五到	字 字 0	宋	宋一	宋一诺	定金	宜	客	客户$	州$	平摊	平摊$	录一
-14	录一下	成 	打印	搬	摊	摊$	改成 	教	文 	文 吴	机周	机周五	样机	样机周	桐	桐0	桐0$	次$	的②	看过了	确	系	系统	职	该	语文	语文 	诺	诺0	诺0$	走$	里①$	铁
-15	 的	, 0 for	, just	0 的	0$	^ could you	^大理	^给房	a:kettle	a:or	a:toaster	a:your	c:NK	c:NWPR①②	c:WPY	c:WPY①	e:WCPKI?②	f:NK	f:WY①	for an hour	l:WPY①	list ?	may ①	name ,	one ①	order 0	p 0	payment p	payment p 0	same day	to ②	w:add	w:airport	w:api	w:cheaper	w:could	w:five	w:milk	w:old	w:p
-15	w:throwing	who is	you to ①	you ② @	① 0 to	①对	①对方	② @ and	万$	两万$	五前	人一	人用$	供	供应	供应商	便宜的	发	告	周$	周五前	字 0	宜的	应商	忘	我那一	期$	来两	档 	止	民	没人用	点	率	理由	订单	远	那一
-16	 0	 0$	, first class	, order	, order 0	0 , first	0 ② from	^ my wallet	^ 字 ,	^一共	^一起	^含	^拿	^那就	a:closed	a:monday	all of it	c:WCYI	c:WPYKI①	c:WR①	class please	class please ,	f:NWRI	f:WCPYKI?	f:WCYI	first class	first class please	from lyon	from lyon to	get me	get rid	get rid of	him the	in here	it to	it's not	keep it	l:WCYI	l:WPYKI①	lyon to
-16	lyon to nice	monday ,	nice on	nice on december	please , just	rid of	the taxi	to nice	to nice on	two of	two of us	w:dashboards	w:floor	w:lamp	w:lyon	w:rid	w:spent	you have	① ? 字	①给	② from lyon	②两	一下	一起①	万	不好	么$	什么$	含	备	字 字 ,	开会	开会$	新来	新来的	来的	确认	计	那就	黑
-17	, thanks	, thanks ,	@ that	@ that the	@ 字	@ 字 ,	^ i know	^ ② @	^①0	comes on tuesday	delivery comes	delivery comes on	errors are	f:WKI	flat for	for me	go , ①	him 0	it if	l:NW①	l:WCPK②	on tuesday at	so ?	team ,	team , $	that the delivery	the delivery	the delivery comes	the flat for	the ② would	them , $	tip and	to call	tuesday at	tuesday at 0	us ,	w:all	w:car	w:dinner	w:gym
-17	w:option	w:rita	w:road	w:set	w:signed	w:trial	① the 0	② @ that	② of	② ①	② ②	下来	两瓶	他0	他0$	十点	原	呗	呗$	场	声	外	开着	欠他	欠他0	欠我	水	窗	纸	衣	那条	陈	餐
-18	, any	, december	, december 0	0 , please	0 more	0 more than	0 off ,	? 字 ②	^ make a	^ send 0	^五点	^打印	^把剩	^饭	a:reserve	a:until	again ,	c:NWCPR	c:PI②	c:WPI	days , $	f:WP②	l:NWCPR	l:NWYR①	l:②	last time to	list ,	mind about	more than last	now ,	refund ,	second one	send 0	send 0 more	than last	than last time	the second one	time to 0	w:acme	w:fixed
-18	w:for	w:open	w:raised	w:shipped	w:to	①小	下的	两万	亲	剩下	剩下的	吃	同意	商	域	域名	大刘	头$	姓	字 0 ,	审	年	打过	把剩	把剩下	换	排	机①	机①$	注销	点四	版	码$	给我①	花了0	行	说回
-19	, $	, pay them	, put it	^ yep both	^三个	^我有	^有点	^水	^第二	^鸡	^鸡蛋	and 0 for	both , $	c:CPYKI	c:NWPY	c:WPYRK①	december 0	f:NWPY	from 0	in acme	it to 0	l:WPYRK①	last month	later , $	look at	pay them	s:^ yep both , $	said ,	send it to	that ticket	the new	thing ,	w:got	w:other	w:sounds	w:writing	yep both	yep both ,	① 0	①过
-19	①阿	② 	② for the	② from the	三个人	三年	不行	两个	两天	中午	买$	口	唐	坑	孟	小唐	板	没①	滤	滤芯	芯	蒸	被	这	退	鸡蛋
-20	, and jonas	, then ①	, 字	^ 0 then	^ lena fuchs	^先付	^店	^店里	^语	^赵	^赵师	a b in	a:bruna	a:confirm	a:only	and jonas	and jonas wasn't	and tell	b in	b in chemistry	before it	blue one	c:	c:NWCPYRKI	c:NWPRKI	c:WCPYKI?①	chemistry ,	chemistry , and	deploy is	everything , $	for 0 at	for the taxi	fuchs got	fuchs got a	got a b	her everything	her everything ,	in chemistry	in chemistry ,	january 0
-20	january 0 ,	jonas wasn't	jonas wasn't there	lena fuchs	lena fuchs got	of 0	right ,	s:^ 0 then , $	the blue	the blue one	the deploy	the deploy is	there today	there today ,	w:be	w:blue	w:chemistry	w:deploy	w:fuchs	w:landlord	w:leo's	w:theo	wasn't there	wasn't there today	② 0	② from	一半定	七	不用给	付一	付一半	份①	傅$	先付	先付一	半定	半定金	卡	场$	字
-20	定金给	小时$	小王	师傅$	快	抄	整	时$	用给	第二	赵师	赵师傅	跟他	那份①	邮	邮件	金给	金给他	面	音	鸡
-21	, 0 ②	, i want	0 from yesterday	^ the kettle	^ we'd	^②$	^叫个	^尾	^尾号	^扣	a ① ,	a:was	as last time	c:CPKI?	c:NWPYRI?	c:WPYKI?	eight tomorrow	f:NWPR①	f:P	from yesterday	from yesterday ,	kettle arrived	kettle arrived broken	l:NWPYR	l:PKI①	l:WPYKI?	me to	my name is	name is	of those	one with the	pm , $	the 0 from	the kettle	the kettle arrived	to 0 pm	to legal	to the	told me	up from
-21	w:home	w:jo	w:lars	w:paper	would you	②我看	一	一共0	一张	个车	个车$	共0	共0$	去机	去机场	叫个	叫个车	周日下	字 字	宿	得①	得①$	日下	日下午	漆	的	站$	遍了	风	黄
-22	, arriving	, due	, due in	, one	0 ? 字	0 to december	? ②	@ and	^ how long	^ push the	^ yes	^八	^发烧	^哪个	^我欠	ago ,	can i	december 0 to	due in	f:WCPKI	f:WRKI	for the	here ,	i know ,	is due	it says	know , $	l:WK②	l:WYR	mill lane	one with	please ① it	push the	s:^ 字 ① 0 , $	s:^ 字 字 , $	the one	to december	to december 0	to her	w:ago
-22	w:arriving	w:flat	w:looks	w:max	w:mill	w:minute	w:speaking	w:want	with my	② , $	一个半	一人	下周二	两份	个半	了五	付的	促	停了	关掉	加	占	发烧了	四	块	天①	天晚	小$	就它	我妈	我欠	我给	掉了	油	泡	烧了	烧了$	要$	让你	费也
-23	, first	, just me	, pay it	0 , i	^ hmm make	^①我	^可	^往	a:moving	a:okay	a:payment	a:savings	at ②	came ,	f:PYK	from the 0	get us a	go , $	hmm make	hmm make that	home ,	it in	just me	just me ,	make that 0	pay it	that 0	that 0 ,	that i	then , $	us a	us a ②	w:adults	w:go	w:kofi	w:out	w:round	下周一	你觉	你觉得
-23	出去	券	大理	孙姐	宜的那	我想	收到$	王	生日	空调	觉得	认了	账	那边	阿强
-24	^ great	^ great ,	^ order	^ order 0	^没人	^老	^订	all of	at 0 and	be ① ,	by the	c:NWPRI?	c:NWRI	c:PYKI?	design review	e:PYI?	f:NWPYRI?	l:PYKI?	minutes , $	not in	take me	w:deliver	w:passport	w:rent	w:saturday	weekend ,	you ,	一年$	十分	妈	客户	我约	房租$	是他	泉	箱里	箱里那	素	续$	试
-24	路	过道	重置
-25	, to	0 , then	^太	^家里	^我和	^第	a line	a quarter of	a:standup	bike ,	c:P	can you get	e:Y	f:CPKI	f:NWRI?	f:PYI②	f:PY①	i have	l:K①	l:NWCPK①	more ,	my ② for	nudge me	of my	omar ,	omar , $	out of	out to	quarter of	so the	the bike	the bike ,	to 0 mill	to omar ,	visa ,	w:change	w:in	w:kick	w:minutes	w:new
-25	w:ticket	w:way	was 0 ,	was promised	一共	一周	不是$	事$	六个	六个人	合同	味	就①$	底	我和	打过去	找	提前	查$	点到	物业	翻	聚餐	责	过了	这个	通知
-26	" 0	, 0 each	, would	^ i'll	^ pay the	^四	c:NW①	c:N②	e:WCPYKI?②	f:N②	f:WPY	l:NWRI	need a ②	of it	order 0 ,	pay the	people , $	rent is	the keys	tickets , $	up to	w:formatting	w:gets	w:keys	w:tip	yet , $	① everything	② to	一份$	共	吴	在哪	改成	杭	杭州	蛋	西	要①$	认	那段
-27	^ dentist	^ ① @	^写	^周六	a:.True	a:worker	c:NWPYR	c:PK①	c:PY①	c:W	can you ②	e:YKI	f:	f:WPI	filled in	for 0	from now on	guest list	i know	l:NWPRI	l:WCI①	me down	me down as	month , $	now on	now on ,	our anniversary	put me down	s:^ yes , $	seven ,	seven , $	the client	the guest	the guest list	the plants	the two	them ,	to water	to water the	tomorrow at 0
-27	twice , ①	w:anniversary	w:client	w:euros	w:filled	w:into	w:noor	w:off	w:plants	w:tuesday	want my	water the	water the plants	web 0 ,	you ②	② @	② ① 字	丢了	丢了$	九$	九块	九块九	元	冷	块九	块九$	处	字 , 字	杯子	终	给王	聊
-28	" 字 ,	, my	0 0 ,	0 should go	^ need a	^ team is	^ would you	^别再	^理	a:business	a:seats	a:with	and give	and give it	any more	boarding pass	c:WRKI	can go	end of the	fine ,	her ,	her the ①	in , $	is enough ,	it ,	it is	it up ,	l:WRKI	order 0 should	s:^ team is enough , $	team is	team is enough	the kids	the weekend	the ① for	w:approved	w:arrived	w:boarding	w:both	w:project
-28	w:random	w:well	what are	would you mind	you mind	① it for	两张二	二等	二等座	付	关了吧	别再	发$	垫的	她	字 @ ,	床	床$	张二	张二等	打	是我	止$	物	白	的①	红	进	里①
-29	^ all	^ hi ,	^ pay	^原	^孙	^电脑	^过	a:whether	e:True	e:WPI?	f:K	f:PK①	f:R	flat ,	hi ,	i need ,	is 0	l:CPKI?	on the phone	w:beans	w:docx	w:jo's	w:left	w:one	w:part	w:reset	w:works	① the ②	①她	①她$	不想要	个①	个人	交	停	千五	她$	字 ② 字	想要了	目组
-29	租0	租0$	米	紧急	群了	群了$	错群了	项目组
-30	, could	, give her	, mark	0 erasers	0 erasers ,	0 markers	0 markers and	0 of	^ team	^六	^多	^我腿	^抄	^抄送	^行$	and 0 erasers	and a	december 0 ,	erasers ,	erasers , $	f:NWCPKI	for both	for three	it , $	l:WPYI	markers and	markers and 0	minutes ,	n:5	need 0 markers	one ,	the card	w:dr	w:erasers	w:finished	w:markers	w:than	want this	we need 0	① @
-30	① it	① 字 ,	②①	不开	个号$	九点	了没	冒烟了	台	号$	国	我腿	截	抄送	投	机场	烟了	烟了$	百	练	腿	请一	请一天	起	门
-31	 改	 改成	? ② 字	@ , 字	^ push	^ say	^ say yes	^①一	^亲	^减	^减半	^每次	c:NWPYR①	c:WK	day , $	f:WI	f:②	goes to	it 0	it 0 ,	k 0 ,	make it 0	me , ①	on ,	say yes	w:dry	w:electricity	w:guest	w:instead	w:kids	w:send	w:wasn't	want to see	write to the	wrote ,	you think	①掉	①掉$	② down ,	三回
-31	个①阿	了$	减半	减半$	天假$	字 ? ②	小时	州	改	曹	每次	版$	第三回	药
-32	, put me	0 , 字	0 mill	0 mill lane	^ 0 in	^ i asked	^怎	^怎么	^货	^资	^资料	a:fits	a:plan	a:time	a:up	a:what	both ,	c:NWPRK	c:PYI②	c:WKI	coffee beans	e:WR	f:N	four of	four of us	get us	i asked	l:WCPYKI?①	late ,	later ,	mill lane ,	on it ?	prod , $	put me	said , $	t 0	that one ,	that to	the place	w:here
-32	w:scared	w:t	w:taxi	was stolen	we have	① 字 ②	①三	一班	七点	上七	上七点	下午三	两千	五下	五下午	五点	到手	午三	午三点	单$	名	周五下	完了$	尾	张	张②$	料	晚上七	来	来了	来了$	烤	盘	真的	碰	衣服	装修	资料	边	青
-33	, 0 minutes	, do	0 then	0 then ,	^ reorder	^ reorder the	^ why	^ ② from	^加上	^我在	^新	^该	a quarter	always get	always get ,	e:WI?	f:NCPK	f:WK	f:①	get , $	half of	i'd like	l:PY	noor ,	on sunday	reorder the	reorder the toner	right , pay	six ,	the 0 ,	the second	the toner	the toner we	to noor	to noor ,	toner we	toner we always	w:budget	w:business	w:copy
-33	w:lane	w:mia	w:r	w:split	w:stick	w:toner	w:wine	we always	we always get	① of	① the	中	产$	你给	加上	匙	卧	卧室	周四的	四的	城	室	报	末	瓶	的②$	置	试$	试试	试试$	钥	钥匙	马
-34	, you	, ② 0	^ if	^推	a:ok	be called	be ①	bill ,	c:NWPYRK	c:NWR?②	c:WPYK①	c:WYR	day after	e:WK	for the tickets	give the	in my ②	in the study	l:WPYK①	make a	offer ,	please ,	she should	should be called	study ,	the day after	the next	the study	the study ,	the tax	the tickets	the tickets ,	the workspace	the workspace ,	tickets ,	w:four	w:hotel	w:login	w:numbers	w:offer
-34	w:plus	w:study	w:swap	w:tickets	w:workspace	w:you	was in	well ,	workspace ,	① a	① my	一封	一小$	两大	两大一	何	俩	告诉小	周报	哪个$	大一小	开	我退	改好	改好了	更	款	波	租$	诉小	请假	鞋
-35	^ can you	^ dinner	^ let's	^两个	^准考	^后天	a:at	c:WI①	e:CPK	f:NCPKI②	f:Y②	for all	for all of	give her the	i can't	it , i	it before	l:NWPRI?	one in	put a	stolen ,	sup 0 to	that ?	that ? $	w:december	w:long	w:porto	w:with	was 0	we'd like	we'd like to	①到0	①我$	准考	准考证	天假	她说	娃	字 , 0	度
-35	是$	晚两	灯	考证	路0	路0$	阳
-36	, @	, @ ,	^ ② in	^帮	^帮我	and 0	and i don't	c:NWCPYK	c:WP②	f:WPYKI	for it	for it ,	l:NWP①	l:PYKI	l:W②	morning , $	my ② ?	on a 0	people ,	staging ,	to be	turn the	w:behind	w:days	w:kitchen	w:monday	w:name	w:notice	w:up	w:we'd	①两	①我交	② as	先不	八千	六点	去不	录	方	直接
-36	证
-37	, but	, they need	0 on	0 tomorrow	^ need	^ two	^你觉	^全	^同	^大	^每月	^这周	and the	blue one ,	c:NWPR②	c:PI	f:WPKI②	friday noon	hall , $	put 0	they need	they need to	three ,	today , $	w:but	w:fern	w:lena	you to	① the second	①上一	② 字 ②	②给	一年	一遍	上一	就①	强	我在	白色	车费
-37	过去	这周	那个①
-38	, pay him	, put the	, 字 ②	^ jo	^明早	^让	c:WCI①	f:WCI①	get ,	half , $	in her	is in	is in ,	it off	l:YKI	me about	me about the	my flight	on the	pay him	rights on	road ,	same time	says pending	time to	too late	w:eat	w:eight	w:flight	w:pending	w:work	① me about	② the	②可以	业	们俩	关了	半小	半小时	印机
-38	周六	字 ② ②	打印机	死了$	目	直	群里说	茶	评	还在	里说	项目
-39	, she	0 each	0 each ,	0 for the	0 to my	? do	^ ① a	^ ② for	^卧	^卧室	a ② from	ahead ,	c:NWYRK	c:WCPKI?①②	c:②	f:NWPYR	f:PYK①	half ,	i have the	l:NWYRK	phone ,	should be	w:because	w:fine	w:papers	w:water	三年$	上了	上了$	下周五	他$	体	务0	务0$	去不了	字 pdf	字 pdf ,	张②	服务	服务0
-39	样子	桌$	的那个	算服	算服务	结算服	群里	设计	起①	那班$	里
-40	, friday	0 of december	^ give	^ lunch with	^①了	^一	^两晚	^月	^耳	^耳机	a new	a:pm	c:Y①	e:?②	her the	l:	my notice	need the	new one ,	of december	of december ,	w:forty	w:get	w:station	with the	①上	九	准	发货	后天①	嘛	家里	烦$	的不	耳	耳机	节	辆	辆车	都①$
-40	钱①
-41	, me	0 should	^ checkout	^ make	^ pls	^ the usual	^ write	^ ②	^ 字 字	^开	^数据	^预算	c:NWPYRI?①	c:PYKI	c:WPYRK	f:PI	f:PYKI	f:WPYRK	go ,	is fixed	is fixed ,	it now	it now ,	r 0	r 0 ,	thirty days	two days	up ,	w:accept	w:bike	w:called	w:christmas	w:mine	w:tax	w:view	with it	①过去	②②	丢	以
-41	以$	全②	全②②	出来	到期	发烧	可以$	小	我说	放	是0	是0$	样品	楼	水$	那个$	金
-42	, saturday	^去不	^还是	c:WI	e:I?	ending 0	ending 0 ,	l:PYK	n:4	off it	on the 0	reply to	the hall ,	w:0	w:checkout	w:ending	w:everything	w:seat	w:xlsx	waiting ,	① , ①	① , 字	不$	册	奶	小赵	我这	报上	换成	春	让	那	销
-43	, 0 of	, not to	, set	, why	^ lunch	^ right	^ right ,	^周四	^是	^盘	^试	c:WCPRKI②	can have	f:NWPR②	f:WCPRKI②	f:WRK	in two	l:WPYKI	l:W①	l:Y②	lane ,	right away	to prod	to prod ,	today ,	tomorrow ,	w:boiler	w:empty	w:goes	w:gone	w:membership	一小	儿子	周四	天上	天上午	天从	明天上	晚	月底
-43	滴	花了	运	里$
-44	, so the	^ answer	^ could	^通知	^预	a:restart	an hour ,	c:NPY	c:PYI?	c:WCK	did i	do the	e:YI?	end of	f:NKI?	f:WCK	hour ,	hour , $	i'm not	l:WCK	l:WK	make that	not the	saturday ,	the end of	the plumber	to be ①	tomorrow at	w:answer	w:final	w:laptop	w:ones	w:second	w:submit	w:weeks	值班	出去$	品	字 ? ①	孙
-44	早一	晚的	杯	照旧	空	耳机①	那个	链	链接	门$
-45	, 字 "	? ① 字	^房租	^重	^麻	^麻烦	a:dr	as well	at this	c:PKI①	c:PRK	c:WPYI①	can go out	f:WPYKI②	i want	l:PI	l:PRK	l:WPYI①	lunch with	that one	to look	to look at	w:anywhere	w:block	w:earlier	w:holiday	w:normal	w:three	w:week	you may	you may ①	① it ,	② for 0	件$	全①	八点	六	关	十二	打不
-45	清$	给②	给他$	要了	话费	走了	走了$
-46	, make it	0 he	0 minus	0 minus the	0 please	0 please ,	^ use	^停	^车	approved ,	as ②	f:YKI	give her	k 0	minus the	minus the 0	my name	off , $	owes me	owes me ,	the 0 he	to somebody	w:b	w:k	w:minus	w:owes	w:runs	w:savings	w:thank	w:txt	w:write	② , 0	② , please	② down	一份	两晚	两晚$	以①	保	关了$
-46	可以①	往后	晚$	机场$	每月	票$	算表	视	视频	还不	都说	钱是	预算	预算表	频
-47	0 minutes ,	^ 字 @	^小周	^撤	c:WPRKI	c:W②	mine ,	next to	pdf , $	three more	w:grand	① him ,	② off ,	②能	书	伟	字 @	字 ① ?	完	张伟	批了	的0	的0$	险
-48	, 字 ①	^①②	^数	^调	a:scale	c:NWCPKI	c:NWPR①	hall ,	it goes ,	me three	that we	w:call	w:down	三号	个人$	么还没	二	付了	匙在	半天	度$	扫	推	方$	欠	等座	等座$	箱	钥匙在
-49	, send it	0 today	^ add	^ i can't	^ kill	^ kill the	^ my ②	^ yes ,	^定	^没问	^赶紧	^通	a:team	c:①	can't make	ghent ,	in ghent ,	need 0	of us ,	project ,	project , $	s:^ ② 字 , $	sorry ,	the numbers	w:general	you get	①①	一个	三点	中$	六点①	园	子①	每	点①	点①$	的全	皮	赶紧	预
-50	, two	^ yep	^录	^结算	b 0 ,	c:NWPRK①	f:K①	give it to	l:R	off sick ,	sick ,	the bedroom	the code	the day	to whoever	w:accepted	w:grey	w:patient	w:try	w:whoever	w:yep	we ① it	①了吧	② up	② ② ,	②②$	两张$	八	到五	周我	没发	爱	站	约
-51	, now	^合同	^报价	^沙	^沙县	^确认	a:on	and want	back to	can we	day ,	f:W①②	go to	house ,	in 0 minutes	l:Y①	on , $	plan ,	plan , $	same as	should go to	time , $	w:dark	w:house	w:mind	w:plan	w:y	① to	上午十	价单	全部	午十	午十点	县	地	字 nginx	字 ① 0	报价	报价单	新的
-51	有$	沙县	点$	点半	要了$	设	请
-52	^ i owe	^买	^卡	^对$	^话	c:NCPRK	c:NWPYR?	c:Y②	f:NCPRK	f:NWPYR?	f:PY	from now	hd 0	i missed	i owe	l:NWPYR?	l:①	the boiler	up , $	w:hd	w:missed	w:owe	② please	② please ,	上	再②	台灯	座	明早	架	柜	试用	越	都①
-53	, do it	, on	, on the	, please do	0 0	^ we need	^ ① me	^到	^叫	^小	^工	^把 	a 0 ,	an hour	as well ,	c:PYK	each ,	it anyway	it anyway ,	l:NCPKI②	l:NWCPKI	off sick	please do	send it	w:coffee	w:everyone	w:hour	w:later	w:man	w:promised	w:sick	we need	① , please	① me the	①0	①0$	② off	一百	也	八个$
-53	出库	剩	号①	小周	应	您	我那份	把 	烦您	说样	送	附
-54	, it's 0	0 , 0	0 to	^ write to	^两万	^书	^给小	are you	c:PK	c:WK②	c:WPI②	f:PK②	i need a	it please	it please ,	it's 0	make it	take the	two ,	w:due	w:here's	w:noon	what are you	write to	一半$	份	位	值	咱	就按	换了$	沙	湿	烦	赵
-55	, pay	0 ,	^ it	^ three	^准	a new one	c:RK	e:②	f:PKI②	f:RK	in staging	l:RK	l:W	l:WYK	l:W①②	needs to look	new one	out , $	the week	w:bea	w:code	w:let's	个	买	信用	信用卡	兰	千	处理	季	我的	用卡	礼
-56	, go	, subject	^ that's	^两张	a:yes	c:NWPRKI②	c:PI①②	c:PY	c:YKI	december ,	do ,	e:I	go ahead	l:NWPYRK	lovely ,	w:class	w:each	w:lovely	① them	①一	主	批了$	顺	黑$
-57	, 字 0	^ same	^②可	^结	^老样	^请	are final	are final ,	eco ,	eco , $	final , $	l:NWPRKI	l:WPYK	ones ,	to her ,	w:eco	w:her	① ①	下午	不来	件	妈说	我妈说	期	老样	老样子	色	资
-58	, ① my	, ② ①	^ new	^①吧	^②①	a:no	c:W①②	c:YK①	f:NWPRK	l:P①	l:YK①	on 0	saturday , $	then ①	too , $	w:brandt	w:one's	w:stay	w:today	we'll be	俩$	后①	后①我	对$	往	我换	户	旧$	烧	的钱	给我换	装
-59	, deliver	, sign	, they	^一个	^马	a ② ,	anyway , $	away ,	away , $	c:W①	can be ①	down , $	enough ,	f:YK②	l:PYK①	last ②	like the	w:mute	would be	半	完了	换了	桶	楚	清楚	费
-60	, stop	0 now	0 now ,	^替	^替我	f:I①	f:K①②	f:W②	for ?	home , $	l:NCPK②	needs to	off ,	three of	w:bo	w:juniper	w:plumber	w:weekend	②可	一刻	下$	不了	乐	乐$	费$	都
-61	^每	b ,	c:K①	c:NWPRKI?	e:	f:R①	is enough	my last	pdf ,	w:pdf	个$	到$	开个	来一份
-62	, would you	^ ① 0	^从	^找	c:NCPKI②	f:NPRI	f:NWP①	f:WP	have 0	kill the ②	l:K①②	l:PYI?	l:PYI①	sure ,	to go	w:now	with it ,	① him	② , ①	②没	打给	花
-63	, make	, ②	^ my laptop	^不是	^前	^赶	^马上	as of	c:NWYR?	c:WYI	f:NWYR?	i am	if you	it off ,	look at it	my laptop	off and	w:day	w:tomorrow	yes , $	you can ①	前一天	房租	能帮	能帮我	说一声	说我
-64	^两	and my	anyway ,	c:WRK	down ,	l:I①	l:I②	l:R①	l:WRK	w:ahead	w:anyway	w:gateway	w:put	w:so	两	后天	天①我	天就	我退了	挪	结算
-65	, ① that	? ① it	^ i've read	^ take	^把	^跟	as last	c:PK②	f:WPI②	i need	i've read	need a	use the	w:@	w:its	w:prod	w:push	w:stop	w:two	一半	内的	正	麻	麻烦
-66	, the one	^ ① ②	^加	a 0	all the	be there	f:WPYK	have the	instead of	my ② to	not to	on thursday ,	thursday ,	w:chuck	w:jonas	① me on	五$	接	班$	认了$	让他
-67	c:K①②	c:NPRKI	c:P①	c:R	c:WPYKI②	i want my	it on ,	l:NPRKI	the usual	w:afternoon	w:bedroom	w:turn	w:usual	would you ,	一箱	会$	务必	市	带	座$	必	我知	我知道	过去$	通
-68	, ida	, ① 字	0 , $	^发	don't care	i don't care	last ② ,	w:can	w:eggs	w:thing	w:thirty	可以	周末	工	年$	我交	接①	没问	没问题	直接①	退了吧
-69	0 minutes	^就它	everything ,	i said	l:YK②	器①	给
-70	done with	it on	no , 0	s:^ no , 0 , $	week before	一下$	申	申请	那份	部
-71	0 for	^ put	^ why is	^回	^退	c:I①	c:WPYK	e:W①	f:NPRKI	w:bill	why is	② a	不了了	了了	了了$	修	到0	到0$	婚	来一	说一	题
-72	^ please	^对	a day	a week	a:has	w:access	w:end	w:mark	w:quarter	婚礼
-73	, please ①	, send	, ① him	? 字 ①	^ block	^是小	c:NCPK①	e:WYI?	kill the	l:NCPK①	out of the	put the	w:cut	w:kill	w:nudge	不是小	份$	是小	行了	行了$	退了$
-74	, can you	, let's	, off	, put	^合吧	^给我	account ,	at it	at it ,	c:WPYKI	has to	w:sign	① 0 ,	别让	刻	合吧	合吧$	复	病	知道$	笔
-75	, he's	, turn	ask you	ask you to	at seven	l:PK①	on call	today and	w:him	去$	回$	租
-76	, 0	^ go	c:K	c:PYK①	c:WRK①	do that	f:WYI	w:make	w:s	② s	吧	邓	问题	问题$	题$
-77	, take	^ send	c:R①	have my	let the	me on the	too ,	w:half	w:renew	want to be	三个	上$	上去	半$	我要	的那	赶	驾
-78	, with	0 from	f:WCPI	f:WK②	final ,	l:WCPI	w:confirmed	w:take	w:waiting	寄	成	给他	续
-79	" , $	^ i've	^关	c:PKI②	c:PYI①	f:Y	in the ②	prod ,	w:give	帮我
-80	, can	^告	^告诉	^改	f:WCI	goes , $	l:K②	l:WPRKI	w:use
-81	0 and	do it ,	w:done	why not	why not ,
-82	, block	^报	^提	l:NWPR①	that the	there , $	w:away	w:care	w:peace
-83	@ ,	^我那	^能	f:W①	just ①	l:WCI	s:^ ① , $	w:from	you can	②一
-84	^合	^顺	i'm running	l:WI	w:please	w:reply	我那	掉	退了
-85	, 0 ,	^ if it's	e:PI?	if it's	l:NPRI	stop it	w:needs	传	午	帮我①
-86	^ ① the	c:NCPK②	can be	f:NCPK②	w:ends	假$	吧$	调
-87	c:WCPYKI①②	can you	do , $	see it	there ,	w:seven	跟老
-88	, same	^可以	^确	上午	了吧	了吧$
-89	, ① ,	^ tell	w:yes	①一下	② it
-90	, give	^ b	^ reply	^ this	^我要	c:NPRI	pls ,	the first	w:and	w:same	前一
-91	, ① me	any more ,	c:K②	c:WCI	c:WCPI	c:YK②	f:K②	me in	①吧$	帮
-92	? ①	do it	l:NWRK	说得
-93	c:Y	me on	s:^ 字 , ① , $	to 0 ,
-94	l:K	替
-95	0 in	goes ,	yes ,
-96	, ② it	叫	替我	的都
-97	f:NWRK	全
-98	to 0	来$	清
-99	^ ① ,	^给	w:pay
-102	从
-103	么还	怎么还	留$
-104	^ i need
-105	f:NWCPK	w:our
-107	please ①
-108	①吧
-109	^快	l:Y
-110	f:YI
-113	, so
-114	w:pls	② is
-116	c:NWRK	道$
-119	① me
-121	l:YI
-122	f:PK
-125	^ ①	c:YI
-128	①我
-129	, ① the
-130	, please
-131	掉$
-133	字 , ①
-162	, ①
-167	, ① it
"""
