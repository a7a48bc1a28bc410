"""The weights of the model of stance, written by ``python -m scripts.train_stance_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
offset	0.041
160	别①
143	k:Ix①
141	别①$
138	or
131	leave it	不①
130	^先	谁
127	first ,
124	anything
123	k:0?$
122	, i'll
120	先
117	z:没
116	w:i'll	想
115	l:I?	w:i'd	whether	不①$
113	^等	k:TxI	leave	w:leave
112	anything ,	z:谁
110	^别①	until	z:啥	z:看
109	, keep	啊	啥
108	^ is	don't ①	算了
107	z:不①	z:看看
106	k:x0?	wait	啊$
105	i ①	what's	我就
103	c:NWK	k:,Bx	z:^看	z:怎	z:怎么	z:有
102	k:xIM	再说
101	, nothing	^ summarise	k:N①x	summarise	w:at	w:or
100	^ keep	doing	hmm	z:问
99	that ,	z:想
98	, leave	^你们	hmm ,	k:^I①	l:CPK	might	they	z:换个
97	c:NWPYKI	does	k:I①x	k:xIR	l:NWK	l:NWPYKI	z:①的	z:会	z:动	可能	怕
96	f:NWR①	k:R,$	k:^WM
95	i can	k:,N①	needed	once	to know	z:别①	已经
94	f:CPK①	k:^Dx	k:^N①	k:^RI	k:g,H	show me	z:我再	之前	我再
93	k:Nd,	k:TxT	k:x,R	w:did	z:事	z:再	z:到周	z:流	z:账
92	, hmm	^ who	not before	w:we'll	z:^等	z:再说	z:几	①的	回了
91	forget it	k:IM①	w:are	what would	yet	z:删	已	算了$
90	c:NWCPI②	dad	f:PI?①	i'll ①	if i	k:,WD	k:ISx	k:RIx	review	w:about	w:i	z:^谁	再①
89	i still	k:WMY	k:d?$	l:WCPKI①②	legal	nobody ①	prices	w:anything	z:示	示	说她
88	had	k:,RI	k:Bxd	k:RIW	k:x?W	w:like	w:nobody	w:who	z:手机	z:才	不会	短	说他
87	^先别	a month	forget	k:dTx	k:x?H	lol ,	s:^ 字 ② 字 ? $	w:how	w:when	回去	换个	是不
86	archive	essay	i'll	z:的话	z:短
85	0 or	are on	check with	f:I?②	f:WPK①	k:HxV	k:IWx	k:Rx②	myself	z:我就	删
84	, forget	a:send	f:NWPKI①	got the	not sure	password	when	z:的事	喜	喜欢	欢	的事
83	^算	^算了	k:LI①	k:x?$	k:xIS	l:WCPYKI?	no ①	w:driving	w:yet	z:之前	z:再①	z:法	会儿	停$
82	k:^BI	nobody	z:多	z:还能	留着$
81	, if	k:MxT	k:g,N	neighbour	they've	z:证	我弟	要是
80	^谁	already ①	c:CPK①	k:H?$	k:dx①	k:xBP	made	right ?	z:到账
79	c:I?	c:WCRI	driving	f:WCRI	k:M①x	l:WCRI	looking	rather	w:doing	z:你	z:再看	不错	不错$	几	回了$
78	? $	already	help	honestly	k:T,N	k:x?B	s:^ 字 0 ? $	though	z:拆	再①$	动	谁把
77	^那周	c:NWPYKI?	c:WCPKI②	c:WPI?②	even	k:H①T	k:Txg	k:Wxx	k:②字0	mistake	own	w:hours	w:there's	z:新②	到周	归	新②	那周
76	^ not	^直	^直接	about ①	c:NWK①	did the	k:Mxx	k:xL?	let me	person	show	w:move	z:^直	今天不	我看看	是不是	流	还没
75	, is	, it	, what	^ should	f:WCPK①	k:Ixg	k:N,$	k:^H①	z:得	z:我问	z:超	你看	想①	我问	看看	超
74	c:I?①	dead	explain	f:NWK①	f:WCPKI②	k:0,B	move it	tests	would	z:那天	下班	会	还是
73	, that	^查	anyone	before we	i already	k:I①I	k:xxH	l:PI?②	log	log 0	lol	run ,	signs	w:mum	w:they	z:会儿	z:能①	会不会	己①	心	没$	点赞	自己①	说$
72	a:found	c:NWCPRKI②	c:WCPRK	for now	l:NWYR	l:WPRK	night	tell you	though ,	w:good	were	z:法务	凑	管
71	, or	, they'll	c:WPRK	k:,IR	k:HMx	l:NWCPKI①	many	nice	price	till the	w:those	wrong	z:去不	z:己①	z:拿	z:晚上	z:睡	z:评	己①$	讲	评
70	^我先	^跌	^那我	c:CPKI②	do you	everything in	f:NW①	job	k:LWI	k:NxT	k:^Vx	keep them	kessel	l:CPKI②	maybe	policy	standing	they ①	w:hasn't	w:open	went	z:^跌	z:不	z:像	z:少	回去$	少	就好	我先	那我
69	, we'll	? what	^ they	at some	i think	k:,I①	k:0x?	k:^xS	k:字0字	l:I?①	l:WPYR	my neighbour	never mind	omar's	receipts	to me	w:it's	w:think	without	z:上再	z:么	z:改到	z:能到	上再	不对	再	动$	弟	改到	用不	能到	要不要
68	0 ?	am i	f:WP①	job ,	k:Bd?	k:DTx	k:LId	k:xS,	l:KI?	l:NWPYRI	still	takes	ten minutes	w:they'll	wait ,	which	z:程	z:说$	黑了
67	^你看	c:NWCPKI①	c:PKI?②	do i	e:P	f:PKI?②	how	i forgot	if it	k:^0B	k:②?$	w:i've	we can	z:刚	z:怕	z:账号	① yet	法务
66	, there's	ask me	c:I?②	c:WCP	c:WCPI?	f:NWCPRKI②	f:WCP	hear the	it at	k:BTx	k:H①I	k:^xI	k:xx?	l:WCP	off ?	on it	row	sleep	sleep on	telling	w:say	w:skip	w:sleep	w:what's	who	within	would that	z:没用	z:骗	z:骗子	啥$	多少	骗子	骗子$
65	?	a:review	and leave	by itself	f:I?①	i had	k:?WD	k:Bx?	k:IgT	k:PL,	k:PRI	k:RTx	k:^WD	k:xWI	l:WCPI?	mean	mistake ,	newsletters	one more	or is	paid ,	says ①	should i	skip	tell me	w:big	we'll	z:^有	z:不是	z:了再	z:多少	z:该	z:说不	z:说她	②要	不管	了再	章	说要
64	^ tests	^我去	as well	c:NWRKI?	c:PI?②	contract	else	f:WPYR	forgot	k:HxT	k:IRx	k:TL,	k:WDx	k:^Lx	l:I?②	l:NWRKI?	z:^先	z:^房	z:算了	z:财	z:醒	久	之	压	咋	多久	我还没	流程
63	^ show	^支	^支付	f:NWCPK①	f:WPRK	first	give me	i'd have	k:?Bx	k:d,N	k:xLW	l:CPK②	l:N	phone	think	w:is	w:still	w:was	wants to	z:^后	z:不动	z:四十	z:收	z:新	z:昨	z:还没	z:退不	②开	了没$	再说$	是	违	违章	退不
62	, wrong	? would	c:WCPKI?	check	k:SBx	k:Vxx	k:WIM	k:x字①	me a	w:prod	z:了没	z:好了	z:我看	z:是不	z:没$	z:程$	z:说他	经	那家
61	, they're	0 goes	^ does	^ wes	^随	c:NWK②	c:WPYR	e:WP	i'd	it was	k:RxW	k:W,$	k:^x?	k:xLI	k:x①L	k:x①T	run	tight	tight ,	w:noon	w:start	w:which	z:^随	z:不会	z:手	z:是	z:结	z:自	z:论	z:那家	① us	一眼	不动	不用	句	回来	平	想想	是谁	法
61	让我	论
60	, he'll	^ get	^我问	^真	c:NPKI?	did	enough	just	k:WMT	k:xdW	k:x①,	review to	stays	sunday ,	up a	w:enough	w:run	z:②开	z:安	z:我先	z:见	① by	不要了	对不	得	我可	短信	算	能①$	那天
59	^我就	c:?	c:Y?	f:WCPRK	going to	k:,IS	k:?WM	k:?xI	k:MHx	k:N①,	k:WDT	k:^xW	k:x①x	l:KI?②	l:NWPKI	may	never	on friday	some point	w:even	w:price	w:wrong	wanted	z:有人	z:话$	z:难	② on	给$	难
58	, who	^②我	^先不	a:as	between	c:WPK①	draft	f:I?	guess	it back	k:,字?	k:?Sx	k:NRx	k:Sx①	k:^LI	k:^xT	thinking	ugh ,	w:green	w:has	w:myself	z:^算	z:先问	z:合$	z:周日	z:说	z:还是	不用②	不用了	先问	回来不	完再	己	拟	用②	的语	的语句	自	自己	草稿
58	语句	这种	醒
57	^ once	^ stop	^你	c:CPK	c:NWR①	doesn't	good	k:?Nx	k:W?$	k:WBI	keep	keeps	l:NPKI?	on staging	production	small ,	why ?	z:一眼	z:听	z:啥$	z:没有	z:计	一点	了两	把那
56	0 ①	? is	^ has	^不①	^周日	c:WPYI?	if nobody	k:?x?	k:MTx	k:Pg,	k:WDI	k:gxT	k:xMx	k:x字?	k:①,I	k:①g,	l:NWCPYKI	miss	oh	one ?	w:by	w:he'll	z:仓	z:体温	z:你说	z:批	z:演	z:用不	z:诉你	z:错	② be	仓	体温	先别	先别①	到账	告诉你	大概	天在	快没
56	才	概	签证	诉你
55	^ which	^取	^好$	a:standup	c:CI	c:NWCPRI?	f:NWCPRI?	f:WKI①	f:WPI?②	how many	i'd rather	k:NL,	k:RYL	k:Rgx	k:TBx	k:YL,	k:g,I	l:CI	l:WPI?②	me check	me what	send it	w:doesn't	w:job	w:look	w:might	w:night	was ①	z:^都	z:保	z:况	z:动$	z:弄$	z:情况	z:抛	z:本	z:知道	z:考	z:还	① her
55	况	去不去	弄$	情况	本	样$	演	说
54	0 字	^ my	^屏	^快递	asked whether	c:PI?	e:CPK②	f:NWCPKI②	f:NW②	i'll tell	k:,Tx	k:I①0	k:VxR	k:WI①	k:gxx	k:xId	k:xx①	l:NWYRI?	leave the	nice ,	rang	usually	w:never	z:字	z:导	z:总	z:过	② are	周日	居	开吗	开吗$	得看	支	支付	留着	舒	说想
53	, good	, i'd	^给$	ask my	bank	bed	c:PI?①②	difference	difference between	f:NWPR	he'll	k:I?$	k:Mx②	k:Nx①	k:PxS	k:WMI	k:^BN	k:x,T	k:x?N	l:?	l:NWR	midnight	night ,	possible	she's	shift	shouldn't	since	test	thought	vat number	w:else	what	yours	z:你$	z:又	z:回来	z:天$	z:密	①了
53	下午牙	二期	你$	午牙	午牙科	去了	去了$	收	牙科	电费0	着吧	着吧$
52	^ wait	^演	^留着	^那算	^随便	a:packing	by mistake	c:NCPKI?	c:NCPRKI?	f:YI?①	green	is on	k:,Ig	k:BWx	k:^DY	k:x0L	k:xRx	k:①T②	l:NCPKI?	l:NCPRKI?	l:PYI?①	number ,	w:miss	well	z:^账	z:②我	z:之	z:他说	z:反	z:没说	z:签	① this	不用①	再看	反	差	市场	我下	没用$	没说
52	牙	用①	能①	能要	说不	那算	那算了	问问
51	, what's	^ actually	^ do	^ thanks	a draft	account ?	c:NWCPI	c:NWPKI①	c:NWPYRI	docs	f:NWYR①	gets ①	i didn't	i might	i won't	in bed	is it	k:,DI	k:BxT	k:DYx	k:P,I	k:WxB	k:gI,	k:xR,	k:x①?	k:①,x	list of	over ,	sam	think ,	to production	w:list	w:until	yet ,	z:^他	z:^怎	z:②了	z:了我	z:标	z:死
51	①就	不回	事我	价格	你们	再改	回	多	天不	快递	拆	消	能去	问$	问问$
50	0 without	? when	^ ask	^②开	^收到	a:in	f:PI?②	f:WCPK②	i'm in	is that	k:TLI	k:d,$	k:xLB	l:PKI?②	login 0	they'll	w:would	z:你看	z:候	z:停$	z:平	z:时候	z:用了	z:见$	z:讲	z:还$	z:问下	② or	别动	存草	存草稿	密	我问下	手机	目	还$	问下
49	, i'm	^念	^这种	c:CPKI?②	did you	going	hr	k:,N,	k:HxL	k:IxP	k:N,x	k:NN,	k:^NN	k:x,W	k:x?M	k:xHB	keep the	l:NWP②	l:WCPRK	on a	right in	s:^ 字 ① ? $	small	till	w:fix	w:going	w:minutes	w:ten	w:where	your	z:^不	z:^念	z:^我	z:^手	z:了$	z:别家	z:大家	z:封	z:我可	z:撤$
49	z:收到	z:理	z:问问	他说	卖	口$	我还	撤$	有个	有点	真	稿
48	" ?	^卖	after	big	c:NWYR	c:PI?①	c:PK①②	c:WPY②	down ?	f:WPY②	he	k:Dxx	live	point	probably	there's	those	w:wanted	z:你们	z:点吗	z:点我	z:目	z:种	z:这种	①吗	①吗$	三条	十块	又	合$	尺	打车票	是送	洗衣	点吗	点吗$	用了	的话	种	车票
47	, i've	, nine	, she's	, we've	^ explain	^ pasta's	^你说	^签	^签证	break	c:NW②	c:WY①	go out	has the	it myself	k:,BH	k:,WM	k:BxI	k:T?x	k:TxP	k:^Wx	k:dx?	k:x,I	k:xdT	k:x②?	k:①T?	l:PI?①②	nine minutes	pasta's	pasta's in	w:break	w:nothing	wanted to	whether we	z:不着	z:不要	z:了	z:十一	z:安全	z:定
47	z:己	z:查	z:自己	z:问$	z:随	② i	下个	下个月	不要	先留	先留着	加$	单①	安全	开$	撤	没想	程	还没想	那三	邻	邻居
46	, lunch	, only	^封	^等他	are	around	box	c:NWCRI?	c:NWYR②	c:NWY①	c:WCPKI①②	drive	f:PYI?①	f:WCPKI①②	f:YK	hang	hang on	k:0?N	k:Sxg	k:VT,	k:^NL	l:WPYI?	lunch 0	new ②	taxi 0	to block	typo	what's the	when did	z:久	z:体	z:先	z:听听	z:啊	z:啊$	z:多久	z:太	z:差	z:等他	z:管
46	z:跌	z:间$	了还	先给我	听听	天发	我买	我写	我昨	我昨天	有	用了$	等	等他	舅	评审	问
45	^我妈	^我老	a:budget	about	c:NWPRK	c:WPI①	driver	f:PI?①②	f:WPKI①	is at	just now	k:?RI	k:IRT	k:IxV	k:M①T	k:^NP	k:^gP	k:xTL	k:xVT	l:WCPK①	march	ran	to see	w:dump	w:thanks	z:^昨	z:合	z:后	z:听说	z:字$	z:对方	z:报	z:约	z:给客	z:草稿	一点$	下锅	下锅了	别家	听说
45	字$	行$	钱包	锅了	锅了$
44	^ last	^ log	^一年	^会	a:two	come to	f:WCPKI?	fine ref	how much	i'd ①	k:,NL	k:LBx	k:S,$	k:^RH	k:gPx	k:xSW	k:xx②	k:②x?	l:NWCPRK	look ,	paul's	ramipril	ref	ref 0	run the	the van	van	vat	w:he	w:if	w:she's	w:that	we ①	would 0	z:①就	z:了还	z:改	z:明天	z:昨天	z:货
44	z:链	z:链接	z:限	一般	不对$	么样	么样$	候	双十一	大家都	客户说	家都	工资	当	思$	总	意思$	我一	户说	找到	找到了	拍	时候	着$	移	般	跌
43	? did	? the	^ hmm	^ too	e:KI?①	finally	happy	in a	k:,IM	k:0字,	k:Nxg	k:SxT	k:^②字	k:xx"	k:②,I	l:CPKI?②	l:NWCPRI?	l:WYK①②	no ,	parking fine	the green	the ②	w:on	wants	was the	z:①吗	z:明	z:还在	②先	②口	不去	关掉	化	如	定$	折	朋	朋友	眼$	知道了
43	草	跑$	道了	道了$	重
42	, nobody	, that's	^ good	^得	^我一	^线	^线上	a:from	a:still	be a	bed ,	brightside	brightside ②	brother	c:NWCPKI②	c:NWYRKI?	friday ?	k:,IP	k:,Ix	k:Bx0	k:NPL	k:xSx	l:NWCPKI②	l:NWPR	march ,	my brother	not a	only ,	people	s:^ 0 ? $	shipped ,	signature	sure yet	the brightside	these	took	w:ones	w:why	z:同	z:商
42	z:密码	z:就把	z:是谁	z:的$	z:退$	z:那我	个的	久$	多久$	密码	就把	标	着	要不	规	费0	费0$	退$
41	, no	^ what	^媳	^媳妇	^法务	about it	been ①	charged	f:NCPKI?	f:NWCPYKI	f:NWYRK	f:WCPI?	f:WCPYKI	fine with	i guess	if	is done	itself	k:,②字	k:?Wx	k:HDT	k:HxR	k:IxN	k:Sx,	k:dWI	k:x②①	l:NWY①	nah	number	off to	s:^ ① 字 ? $	says	someone	w:i'm	w:no	w:see	what i'd	z:上生	z:了吗	z:人的
41	z:候再	z:做	z:完	z:建	z:提醒	z:知	z:黄	候再	双十	号换	好$	妇	媳	媳妇	库②	时候再	结	谁①	过	限
40	, we	^ how	^我爸	back ,	c:NWRI?①	could one	f:CI	f:NWCRI?	f:Y?	f:YI?②	fix	frames	frames as	goes to	k:"?字	k:?Hx	k:IP,	k:Lxx	k:^",	l:NWCPRKI	l:PYI	like a	my old	old pair	pair	pair ,	pulling	same frames	thinking of	this one	w:?	w:better	w:free	w:talk	where	z:^留	z:二下	z:会不	z:就是	z:工资
40	z:日	z:来不	z:算	z:这	z:问我	写得	分钟	名字	有人	机里	死$	点我	的事我	说不用	转	递
39	? how	? not	^ cheers	^什	^什么	^双	^啊	^我的	^补	^要是	a:a	bother	c:CI?	c:NWI?	c:PY?	c:WKI①	cheers	cheers ,	f:PY?	f:WCPYKI?①	k:,xI	k:?DI	k:?字?	k:@字①	k:Hgx	k:IBd	k:IMx	k:LID	l:CPKI①	l:NWI?	l:WPI?	midnight ,	myself ,	nina	norvik	s:^ 字 ? $	s:^ 字 ① 字 ? $	something	too small	w:show
39	won't	z:^什	z:^补	z:^那	z:么办	z:在	z:我还	z:话	z:金	①五	不用还	个违	个违章	么办$	会不	先不	太	安	怎么办	改一	洗	用不用	用还	睡	说过	还能	那个违	随
38	actually	asking	c:N	c:NWR	c:WPRI?	close	close it	contract 0	don't	enough for	f:CPK	f:P②	f:WPRI?	f:WPYI?	food	gave	have a	how does	it from	k:,LI	k:0xL	k:?BT	k:HxB	k:Lx0	k:xPP	k:字?$	l:WCPKI	l:WPRI?	legal 0	oban	reset	s:^ 字 , 字 , $	the scan	w:don't	w:stays	w:we're	z:^收	z:一千	z:七点	z:儿
38	z:开$	z:我去	z:有没	z:用	②我	偷	几天	头$	字 ?	开的	我看	没用	现在	骂
37	^ was	^中	^关掉	^唉	^收	^说	a little	all ,	c:NPR	case	does ①	f:NPKI?	f:NWPRK	f:NWRI?①	f:NWYRI?①	f:PY①	group	hm	it by	k:0,P	k:D①x	k:^Bx	k:xDx	k:xTP	l:NPR	l:NWPRK	last time	little	nine	of these	s:^ 字 ② ? $	says she's	start	twice	ugh	w:done	w:production	who did	you ①	z:^你
37	z:^十	z:一再	z:他们	z:付	z:别动	z:十天	z:句	z:回去	z:天能	z:情	z:意	z:有多	z:点头	z:电费	z:登	z:自动	z:诉	z:随便	① ?	一个$	一再	个是	为	你说	冻结	十天	唉	天能	当面	我爸	报表	换一	日志	早	有多	来不$	点头	爸	移出	移出去
37	财	赵说
36	, see	, will	^双十	^我自	^昨晚	a:approved	a:book	a:conflicts	a:files	a:otherwise	a:would	and if	ask	c:?①	c:I?①②	c:WYRKI	checking	comparing	drop the	f:I?①②	idea	is plenty	k:,xd	k:Bx②	k:HPx	k:L?$	k:g,x	k:xHg	k:xIP	k:①H,	l:NCPK	l:NWPYRI?	l:NWR①	l:NWYRK	l:PI?①	l:WCPI①	l:WYRKI	last week	plenty	plenty ,
36	soon	the wrong	to porto	w:gets	w:many	w:number	z:^电	z:信	z:双十	z:可没	z:咋	z:它$	z:往后	z:换	z:撤	z:等我	z:结$	② one	了我	保$	信	写着	写着$	千$	可没	存	我可没	把库	抛	晚上	死	看一	等我	结$	诊	说没	说没收	请$	这样$	黄
35	^ someone	^ when	^他	^年	a:downloads	a:opened	a:zip	an ②	bea	c:NWCPRKI?	c:NWCPYKI	c:PKI?	doctor's	does it	draft ,	driving me	f:NWCPRK	free ,	ghent	it a	k:,Wx	k:?字0	k:Bxx	k:I①T	k:L,W	k:^MT	k:^①字	k:gP,	k:xxd	k:①字?	k:②,N	k:②字①	knee	l:WCPYKI	lunch	month	my knee	one can	through	w:ask
35	well ,	what do	would ①	z:^这	z:前别	z:宿	z:用管	z:看一	z:着$	② at	不用管	事	低	前别	坏了	够$	天$	就不	式化	志	格式	格式化	理员	用管	管理	管理员	都是	问我
34	0 percent	^ don't	^ draft	^ plans	^手机	^电费	^那	at all	c:NWCPRK	c:NWPRK②	cost	e:NWR	f:NWPRI?	f:PI?	here ?	i mean	it take	it up	k:,RY	k:LIx	k:xTM	k:x①g	k:①TL	k:②g0	l:NWCPYRKI	l:P②	l:WCPYK	l:WKI①	make me	migration ,	plans	running	see you	suppose	the phone	think about	w:ghent	w:wait	was	what's in
34	word	z:一下	z:件	z:务	z:少钱	z:起来	z:间	z:黑	② about	② 字	不	不上$	不动$	信$	几天$	到了	多少钱	少钱	批$	搬家	时	电费	福	肥	能退	话$	起来	非
33	, once	0 into	^ ci	^ in	^ what's	^假	^假如	^法	c:C	c:WPYI?②	can ①	ci is	come	e:I	early	f:NWK②	f:NWR②	find the	i say	k:DHx	k:V②x	k:^xH	k:^字①	k:^字②	k:x,"	k:xT?	l:PI?	l:WCPKI?	live ,	my new	read it	request	sales	tell her	the claim	timesheet	w:people	w:room	w:someone	write me
33	z:^她	z:假	z:对	z:我	z:百$	z:统	z:那两	z:重复	z:问他	②到	一声$	假如	划	十一	就行$	收到	线上	要	重复	问他	项
32	0 a	^ where	^上次	^他说	^昨	a:like	data	f:WKI	got	green ,	hendersons	hendersons ①	i just	january	k:0x②	k:Px0	k:^HM	k:xHx	k:①?$	k:①②,	l:C	l:NWPI	l:NWPK	l:WPK①	my sister	ok ,	sister	the hendersons	w:four	w:nine	will	yesterday	z:^走	z:一会	z:三天	z:你会	z:后还	z:回了	z:条	z:财务
32	z:齐	②吗	②吗$	一会	上周	他说不	你会	后还	场②	审	幕	收回	是谁$	格	赞	还	间$	鱼
31	, "	, don't	, move	, the	^啊$	build	c:KI?	c:NWCPRKI①	c:NWRK①	c:WCPKI	c:WCPYK	c:WK①	e:P①	f:WK①	from the	ines	k:,",	k:B①,	k:P,L	k:R②I	k:TLL	k:^dx	k:x0N	k:xH?	k:xP?	k:xR②	k:xgx	k:①x0	k:②IB	l:NWPI①	l:WYI?	l:WY①	nothing	perfect ,	planned	planned ,	see	see ②	stay	the team
31	touch	us for	w:does	w:touch	w:want	was ②	we	wrote	z:^双	z:②吗	z:下周	z:些	z:傅	z:哪些	z:师傅	z:月	z:贵	上来	上次	么多	人来	们	别	哪些	夜	就得	情	我老	批	给我$	金$
30	^ bump	^孩	^孩子	^家	^等我	c:WKI?②	cn	cn 0	do they	duplicate	f:NWY①	f:WKI?②	floor is	hold on	k:,Nx	k:0?B	k:I,T	k:IMB	k:IdH	k:LxM	k:LxP	k:TMx	k:WIV	k:^PR	k:x?L	k:xT②	kitchen floor	l:NWPYRKI	mad	me off	must	my options	over	s:^ 0 , 字 , $	sorted	sorted ,	spring	tweak	w:honestly	w:options
30	w:tell	w:way	z:^哪	z:一般	z:半小	z:卡$	z:就得	z:当	z:格	z:生产	z:百股	z:般	②我自	一定	一年	三千	三点我	乱	了点	了点$	体	修师	修师傅	假	儿$	影	户说打	晒	来着	来着$	老赵	老赵说	装修师	觉	说打	说打印	跟装	跟装修	随便
29	, we're	0 march	^ patient	^行就	^那张	^都不	a good	a:may	before the	both ,	c:NWCPYKI?	c:NWKI?	c:NWPKI?	c:NWPR	c:WPI?	great ,	heard	i could	k:,WB	k:T?$	k:TMB	k:xDY	k:①xH	k:字"?	k:字①,	key	l:NCPKI	l:NWKI?	love it	mark	on again	sell	w:staging	w:with	wonderful	wonderful ,	z:^九	z:^周	z:^开	z:^行
29	z:七	z:为	z:京	z:化	z:南京	z:头$	z:孩	z:孩子	z:审	z:比	z:续一	z:重	z:闺	z:附	① one	② was	人的	像	刚	句$	喊	就它$	提醒	次	班去	由器	的还	看看$	磨	给我看	行就它	计	路由	路由器	这样	那台	那场	那场②
28	^ suppose	^看	^知	^知道	^赵总	a:by	ben	c:NWCPKI?①	c:NWCPRKI?②	c:NWKI	c:NWYRI?	company	don't want	e:①	evening ,	i'm	k:,x,	k:I,$	k:①xL	k:②B①	k:字①②	k:字②?	l:NWKI	l:PI①	l:PKI	l:WPYI?②	lunch ,	my wife	w:then	w:we	want the	wants the	when i	z:^发	z:一万	z:上次	z:他会	z:发	z:少$	z:式化
28	z:时	z:权限	z:格式	z:电	z:码	z:雨	一千	京	他会	先放	分钟$	半年	半年$	南京	场	多少$	宿	少$	局	局①	总的	总的饭	用吗	用吗$	的饭	的饭局	老公	语	赵总	赵总的	起来$	院了	院了$	饭局	饭局①	齐
27	, both	0 it	^ i'm	^ oh	^ parking	^给②	a:gb	a:now	a:order	c:WCPI①	c:WCPKI?①	c:Y②	call it	email	for a	it ?	it too	k:"字,	k:,0T	k:0字②	k:?Mx	k:I①,	k:L,L	k:LY①	k:M①,	k:xdx	k:①xP	k:字x字	l:NWPYRK①	l:WPKI②	my visa	or 0	parking	staging	that ②	up the	up to	w:rather	w:something	w:there
27	w:till	w:told	wontfix	wrong ,	you do	z:^好	z:下	z:不去	z:两天	z:价$	z:死$	z:留着	z:要不	两个$	两天$	什	什么	价$	假了	假了$	做	别动$	哪	商量	就是	我	我姐	打车	放着	昨	权限	用	看一眼	要①	试$	跳
26	^ we	^下个	^今	^周报	^安	^安娜	^问	as a	c:NWPK①	c:NW①	c:WCPYKI	c:WPR	coming	f:NWPKI	f:NWPKI?	f:WPI①	f:WPR	how do	i get	interest	is swapping	k:0,H	k:Dx,	k:H,$	k:MTB	k:P,0	k:SWx	k:^xL	k:xY,	k:xxR	like mad	month ,	n:3	office is	old	stop ,	swapping	swapping like	team ,	that would
26	the bank	the price	w:first	w:needs	w:whenever	w:worth	whenever	z:万一	z:已	z:已经	z:我$	z:把②	z:按	z:早	z:用吗	z:直接	z:股	z:装	z:项	一千$	万一	他们	保险的	卖保	卖保险	发个	取	围	定	小程	弟①	我弟①	挪到	窗口	笼	给我弟	读$	趟	过$	这么多
26	险的	项目
25	^ 0	^ dev	^上个	^九	^周二	a:access	a:channels	a:guest	a:i'd	a:me	a:paragraph	a:photo	a:shorten	a:viktor	at 0	before ,	box ,	c:NWCPRKI	c:WCPYKI?	c:WCPYKI?②	card ,	e:WPYKI	e:WPYKI①	f:NWRKI①	f:PYI?②	f:WPYI?②	i	i left	k:,HM	k:,TM	k:?字,	k:Bgx	k:LIV	k:N①T	k:Tx?	k:xDI	k:xg②	k:①TT	k:②Ix	l:CPK①
25	l:WCI?	months	mrs	paper ,	prod logs	release 字	s:^ 字 ? 字 , $	same ②	see the	sprint	sprint review	the prod	the sprint	the time	time	to hear	w:a	w:again	w:three	web 0	wes	you put	z:^老	z:价	z:办	z:医	z:句$	z:周一	z:哪	z:并	z:我一	z:样$	z:用$	z:长	② me	于	公	卖茶	卖茶叶	叶
25	叶的	听	四十	并	想①$	扣钱	是①	有用	有用吗	生$	疼	茶叶	茶叶的	萨	要回	跟我	还剩	顾	顾客
24	" is	^不用	^十二	^我妹	^谢	^谢谢	a:b	a:there	as my	at the	c:WCPI②	changed	daughter	f:NCPKI②	f:PI①	f:WCPI②	f:WI?②	f:WKI?	is	is the	it there	it's in	k:,Yx	k:B①?	k:L,B	k:LTx	k:R?$	k:^"B	k:g,0	k:x0②	k:xH①	k:xN,	k:xg,	l:NWYRKI?	l:NW①	l:PKI?	list	login	my daughter	quote
24	red	repeat	s:^ yes please , $	scan	sessions	soon as	that to	told	w:mill	w:only	w:she	with this	z:^说	z:①十	z:么说	z:分钟	z:去吧	z:双	z:天不	z:子	z:定$	z:店	z:店里	z:投	z:热	z:现	z:科	z:编	z:记到	z:走	一$	下雨	不用$	你	先给	内	几个	器	妹	怎么说
24	思	意思	我妹	我已	我已经	把	是周	比	水电	水电煤	煤	电煤	的车	的车$	硬盘	编	记到	诊$	谢	谢谢	钟$
23	^ lena	^ ugh	^ under	^别	^只	^嗯	^手	^明天	^王	^走	a:is	c:NWCPYRK	c:NWYRK	c:WCPYKI①	c:WPKI①	called ,	dba	dba 字	don't need	e:WI?②	e:YI①②	f:?	f:NWCPRK①	four ②	from oslo	heap	heap dump	if my	instead ,	k:,TN	k:,x①	k:?DY	k:IVx	k:Ndx	k:^0?	k:g,$	k:xRI	l:WCPYKI①	me	me ?
23	my account	production ,	pushed	share	share ,	she	this ,	w	want it	when they	whoever	won't be	would they	z:么时	z:会①	z:几天	z:头	z:我听	z:测试	z:白	z:看别	z:稿	z:能	z:草	z:钟$	z:销	① for	一早	一早去	么时	么时候	什么时	会①	位$	傅	先问问	去南	去南京	后还能	哪个
23	嗯	天天	女	它$	师傅	想好	我听	早去	早去南	没想好	看别	看着	码	贵$	车去	销了	闺女	隔
22	, say	^ are	^ ok	^ taxi	^ there	^他们	^先问	^我	^看下	^都	a:due	a:go	a:jonas	a:mei	a:out	bump	by	c:NCPKI?①	c:NWCYRI	c:NWP②	c:NWRKI	c:NWRKI①	c:WI?①	came	comes on	e:WCPYKI?	f:NWCYRI	f:W	f:WCPKI?①	f:WI?①	great	happens	he's	k:BIx	k:Ixx	k:^Mx	k:dg,	k:xHN	k:xIV	k:xI①
22	k:xgL	k:①Lx	k:①xT	l:NCPKI?①	l:NP	l:NWCYRI	l:NWPY	l:NWRKI	longer	next month	one to	percent	school	should	the kids	then i	three ways	up at	w:already	w:happens	ways	what happens	would i	z:^交	z:②是	z:再给	z:到	z:告	z:始	z:开始	z:我想	z:我爸	z:改成	z:来着	z:爸	z:版	z:规	z:订	z:贷	z:近
22	① before	①②$	①五千	②是	上个	上个月	个号	五千	催了	再看看	到账了	剩几	剩几天	卖家	天一早	始	家	店	店里	开始	往后	志$	我自	我自己	挺	明天一	昨天	昨天晚	榴	榴莲	涨了	满	热	生产$	看下	舒服	莲	表	账了	账了$
22	贷	赶飞	赶飞机	还剩几	飞机
21	, new	^ nothing	^下午	^两点	^客户	^洗衣	^让我	a:main	c:NWPKI	c:P?	c:WCPK①	c:WPK	check ,	dave	drop	f:NWPI①	f:NWRI	f:PYI	friday at	in writing	k:Bxg	k:B②0	k:Pdx	k:TNx	k:^Nx	k:字@字	l:NWCRI?	l:WPI	l:WPR	l:WYK①	move	no	one ②	oslo	premium	s:^ 0 , $	s:^ 字 ② , $	tmp	to my	w:keep
21	w:once	want out	would the	z:^钱	z:两点	z:个的	z:五	z:吗	z:周五	z:师	z:手续	z:时间	z:李	z:没①	z:管$	z:过了	z:这是	① till	一个的	我是	手续	时间	时间$	洗衣液	盖	管$	衣液	里还	里还有	锅	院
20	, settle	0 says	? then	^ set	^ so	^十	^总	^我能	a:add	a:design	a:dock	a:ilse	a:monitors	a:month	a:requested	a:upgrade	a:within	c:WPI?①②	c:WYK①②	chart	colleague	f:WYK①②	it "	k:,IV	k:B①L	k:PP,	k:STx	k:T",	k:Yxx	k:^0,	k:^0字	k:^PP	k:^x字	k:xT"	k:xVd	k:xxW	my	only	patient in	paying ,
20	repo	settle	sulfa	sulfa ,	supplier	supplier ,	the chart	the ①	to sulfa	w:work	your colleague	z:东①	z:中	z:产	z:人$	z:出来	z:吗$	z:在①	z:子$	z:我能	z:我该	z:接	z:现在	z:理由	z:等	z:能退	z:门$	东①	么多$	人了$	合	唱	坏	我能	我该	房东①	手机号	机号	果	破
20	财务	身
19	, sounds	? does	^ no	^ push	^不行	^今年	^后	^日志	^留	^结果	a:which	c:CPKI①	c:NWY	c:YK①	chair	claim	dinner ,	everyone's	except	eyes	f:NWCPKI①②	glad	it for	k:HNd	k:HxI	k:HxP	k:TT,	k:T②,	k:^字"	k:x,S	k:xT,	k:xxV	keep it	l:PK①②	l:YK①	me the	my eyes	run it	thank	the grey
19	there	turned	w:add	w:five	w:gone	w:instead	w:just	w:right	w:than	w:thank	z:^换	z:不用	z:声$	z:处	z:机	z:来	z:的	② down	一样	今年	医	四个	四个人	天了	天了$	来得	结果	谢$	谢谢$	贵	跑	送我	都不要
18	^ just	^②先	^加	^好	^开	^想	b 0	c:NWPI	c:WKI	c:WYRK	dev 字	e:NCPRKI	f:KI	f:WPKI?	i've got	it can	k:,IN	k:0MB	k:0②x	k:?Dx	k:Y①T	k:x,N	k:xBx	k:x②T	k:字?字	l:WCPKI②	l:WYRK	like	margheritas	off by	qa	release	taxi	the big	the design	the last	the list	this morning	two margheritas	w:can't
18	w:me	w:old	w:over	we're	z:以后	z:十	z:学	z:客户	z:家	z:王	z:项目	①②说	②说	么办	了还能	五折	他	全①$	别$	台扫	喊我	娜	子$	安娜	导	师	微	感	我$	拉黑	日	权	现	眼	知道	科	等$	等等$	签	进不
18	进不去	道
17	0 metres	^下周	a bit	after all	and let	better	better ,	c:CPKI	c:NWPRK①	c:PY①	c:WCPRKI①	didn't	e:NWRI?	edit	empty	f:C	f:NWCPI	f:NWYR	for us	hire	i'd want	k:",I	k:0Bx	k:BDx	k:xLH	kids	l:NWCPRK①	l:WCPKI?①	l:WPK②	l:WY	l:Y②	logs	metres	one from	orders 0	pick	said	say	the 0	tmp orders
17	today ?	veggie	veggie ,	w:line	what did	z:①②	z:久$	z:人	z:什	z:什么	z:们	z:坏	z:志	z:日志	z:来$	z:的吗	z:算$	z:赞	z:门	个月房	也说	五万	人①	到了$	在	声$	天一	报了	月房	本来	样的	样的$	步	注销了	的吗	的吗$	稿$	约	要①$	账
17	钟	非要
16	, thx	^ "	^ everyone's	^ off	^把②	a:all	a:berg	a:continue	a:ida	a:pr	an	and tell	asked you	c:NP	c:NWPK	c:PI①	c:W?	copy	every	f:NWPYRI?②	f:WCI②	it	it and	january ,	k:,BW	k:HdI	k:L,0	k:LHx	k:NLx	k:T,I	k:Wx②	k:xWH	l:NWCPRKI?	l:WI?②	lisbon	migration	northgrid	place	right	s:^ 字 ② 字 , $
16	she's in	talk	thanks for	the kitchen	through ,	touch it	w:all	w:am	w:hand	w:migration	z:^自	z:②	z:下来	z:两百	z:个小	z:周二	z:女	z:房东	z:权	z:看$	z:约$	z:茶	z:要了	z:议	z:试$	z:资	z:闺女	了0	了0$	他①	八点$	友	名	坐	妈①	字 ①	对象	尾号$	店里①	意
16	把我	昨晚	期$	点$	物车	看	给阿	议	象	购物	购物车	里的	错	预	黑
15	, a	0 is	0 with	^我姐	^现在	a:flowerpot	a:keys	a:last	a:lou	a:text	always	c:WR	e:WKI	f:NWPI	f:WPYI②	f:WYI①	got a	hasn't left	if the	it again	k:DIV	k:HMV	k:N,I	k:NxY	k:^IV	k:^T②	k:gx?	l:NWPRK①	l:PR	l:WPKI	left your	more ②	of that	orders	png	should go	some	under ,	used	w:come
15	w:said	warehouse	web	yesterday ,	your warehouse	z:个人	z:取	z:可	z:大	z:天	z:志$	z:推$	z:点前	z:赵	z:跟	z:里$	一下	也不	出	发烧了	啦	啦$	好了$	子还	字 release	对方	开一下	我去	我闺女	推$	日志$	晚七	晚七点	机	烧了	烧了$	现在①	理$	那两百	那首
15	里那个	首	骗
14	0 hours	0 mill	0 pm	^按	^昨天	^测	^测试	^那个	a	a savings	a third	a:fern	a:pickup	a:possible	a:ready	a:today	baby	bags	blocked	c:WPKI?	denver	denver ②	e:WPR	everyone to	f:NWCPKI①	f:WY①	github	github for	k:,D,	k:0,I	k:DIx	k:INx	k:Idx	k:L,$	k:L,H	k:TMP	k:x,B	k:xBg	k:xMI	l:NW
14	more	my card	now ?	on github	payment	pm	see ,	take that	tell	thanks	the denver	the migration	there ,	tuesday's	under 0	w:tomorrow	we had	why	wife	z:万	z:三	z:他$	z:别	z:到一	z:周$	z:是哪	z:的0	z:老	z:饭前	不交	不要①	他今	他今天	催了$	冷	到一	十	半夜	回来$	屏
14	我爸妈	文档	是哪	档	爸妈	理	着没	老板	谁$	跟老赵	闺	饭前
13	, in	, would	^ change	^ great	^ the	^不错	^大家	^水电	^票	^附件	a cracked	a:card	a:charges	a:confirmed	a:rooms	a:same	am	blender	blender came	c:KI?②	c:WCI②	came with	carry on	chat	cracked jug	down as	e:PYI	e:PYI②	f:KI?	f:NWCPR	f:NWCPYRK	f:NWPRK②	f:NWR	f:NWYRI?	f:PKI	far	for the	happens to	is a	jug
13	k:,TB	k:MYD	k:S,I	k:Sxx	k:^IN	k:x0字	l:WPK	lose if	need it	no idea	no longer	ok	one ①	packed	picked	picked up	porto	possible ,	s:^ 字 ? 字 ? $	says she	son	that's	the blender	the conference	the customer	the hall	two more	w:us	was told	what the	year ,	z:^会	z:书	z:事$	z:到0	z:我自	z:改一	z:读	一份$	不是我
13	么说	乱了	乱了$	产	俩月	再发	写好	办	去虹	去虹桥	和	多0	多0$	够	房②	来的$	桥	桥$	物车里	用$	的人	看的	考	虹	虹桥	虹桥$	证	道的	附件	预算	验
12	? and	^ hold	^六	^外卖	^打	^账号	a:there's	a:three	a:with	be the	be up	c:NWCPK	c:NWCPKI①②	e:W	ends in	f:NWYRKI?	f:WPK	go to	good ,	good to	k:,Hx	k:0,M	k:0xg	k:BPx	k:INR	k:IPx	k:L,I	k:Lx?	k:xxD	k:xxL	k:字②①	l:WPY	of her	pays	pending	point ,	press	signed	sunday	sup
12	sup 0	team	there ?	tuesday ,	w:c	w:money	week ,	would it	z:^三	z:^五	z:告诉	z:最	z:次	z:生日	z:票	z:续费	z:那	z:钟	①的$	一周$	不急	不急$	两百股	写的	医院	印机又	周一	周五	唐的	在①	外卖	大家	我①	我同	我有	手续费	是我	机又	没了	没了$
12	海	涨	班	百股	睡了	睡了$	给①	续费	过了$	还要	那班	飞
11	0 come	^ feature	^ perfect	^上周	^团	^团建	^我还	^让他	a:group	a:left	a:off	a:thursday	at	below	c:NCPKI	c:NWYR①	c:PYKI①	c:R②	c:WCPRKI	c:WPYI②	dev	f:YK①	feature	k:0②,	k:MPx	k:T②②	k:WxM	k:gLL	k:x,L	k:xTg	k:xd0	k:x②,	l:WPKI①	next week	on my	out ?	perfect	receipt	recital	taxi receipt
11	that in	the drive	the end	thursday's	tmrw	tmrw ,	w:checked	w:december	w:got	w:hear	w:were	w:what	z:^下	z:①$	z:三点	z:三百	z:个号	z:五点	z:呢	z:呢$	z:扣	z:测	z:给房	z:能改	z:记	z:部	z:都别	①十	三回	上生	上生产	不去$	六十	到现	到现在	十二	后	团	团建	多$
11	客	广	广告	改一下	晨	更新	来不	牌	甲	给②	给客	给客户	营	都别
10	, which	^ i	^ it's	^ pay	^以	^以后	^包	and i	another	c:KI	c:NWYRI?①	c:PYI?②	c:WPI	c:WPYKI?②	cracked	days ,	down for	e:I?②	e:WCPKI	errors	f:I②	freezing	his	i've been	in 0	in my	is dead	k:"Bx	k:,x②	k:B,$	k:Hdx	k:Ix②	k:NDT	k:Rx,	k:T,H	k:xBT	k:②字,	k:②字?	l:NWCPK	l:NWK①
10	l:NWPKI?	noon	not ,	on december	on monday	once more	order	question	question ,	read the	reference	to checking	to lisbon	want to	way ,	way to	z:^以	z:^别	z:^按	z:^理	z:同意	z:品	z:工	z:的②	z:着	z:破	z:老板	z:行$	z:跌破	z:还剩	z:这么	z:迟	② 0	一次	七点半	不行$	五十	人了	今天②	冒烟
10	姐晒	姐晒娃	娃了	娃了$	子发	子发烧	孩子发	客户	就说	我①$	我姐晒	撤回$	明天	晒娃	晒娃了	服	机冒	机冒烟	烟	版本	球场	生产	目群	社	箱$	赶版	赶版本	跌破	迟	量	项目群	额
9	, actually	, i	, let	? i'd	? 字	^ fine	^ web
-9	"	0 people	^ lol
-10	, just	, they	^ i'll	^扣掉	^新来	^衣	^衣服	a:it	acme web	approved	boots	c:NWP①②	can't find	editor	f:NWP①②	f:WR①	for an	for friday	from	her ,	i was	it's not	k:,①②	k:MY①	k:P,N	k:^IR	k:d0x	k:xL,	k:xLx	k:xxg	k:①,$	k:②?字	k:②Tx	know ,	know what	l:NWRI?	l:PYK	mind about	name on	nine ,
-10	notes	p	p 0	payment p	reorder	sure	tell the	the rent	those ,	tomas	w:check	w:drop	w:month	you may	z:^人	z:他欠	z:以①	z:小	z:就它	z:扣掉	z:挂	z:掉他	z:欠我	z:给他	z:费	z:那就	①他	② ,	② corvid	一万	一句	一句$	一小时	两份	个天	个天天	二下	二下午	今天	他欠
-10	他欠我	价	你给我	发广	发广告	合一	合一下	同意	告的	周	周二下	天下	天发广	天天发	广告的	我的0	扣掉	扣掉他	掉他	掉他欠	欠我的	球	给他$	缓	缓存	能不	能不能	见	话	过了	这周四	那个天	顺路	餐
-11	0 ②	? ②	^0	^0$	^哪个	^太	^我们	^老	^表	^里	^饭	a:article	a:proceed	be	bike ,	c:NCPKI①	c:NWPKI?①	c:NWPY	c:WPI②	comes	e:CPKI?	e:WCP	eating	eating the	eight tomorrow	ending	ending 0	f:NWPY	f:WYK	fixed ,	for december	from me	k:Bd,	k:BgI	k:PPx	k:RxH	k:^Id	k:^Rx	l:NWPRI	l:WP①
-11	l:①②	on ,	put my	s:^ ① 字 , $	s:^ 字 0 , $	savings ②	say yes	sent	sent me	standup	throwing	to ,	w:find	z:0	z:0$	z:二	z:交	z:交房	z:单	z:天假	z:得①	z:批$	z:抽	z:拉黑	z:版$	z:真	z:系	z:系统	z:给小	z:觉得	z:这周	①一万	①十二	②了	上那	个月	中间	了	二块八	伞
-11	刚才	卡死	卡死了	去吧	去吧$	发错	发错群	周四的	四的	块八	处理	完$	就	帮我看	干	我交房	是②	月一	死了	登	看过了	聚	要给	试	跟小	遍$	错群
-12	,	, thanks	^ checkout	^①	^②②	^周	^把我	^给房	by wednesday	c:NW	c:NWPYK	c:NWPYRI?②	c:WPK②	can u	deposit ,	for tomorrow	free	get rid	gets	have ②	it if	k:",字	k:,Px	k:xTT	l:KI	l:PY①	moved ,	my wallet	one's	retro today	rid	rid of	s:^ 字 字 , $	set	swiss	ticket ,	tuesday 0	w:enter	w:him	w:rid
-12	w:write	wallet	while	with a	years	z:^靠	z:体检	z:券	z:户	z:文档	z:方	z:档	z:检$	z:款	z:注销	z:的①	z:直	z:芳	z:试	z:里	z:量$	z:钱$	z:靠	①我还	②的那	一起	两百	了没	你觉	你觉得	充	利	占	原	大理	天②的	开会	开会$	怎	怎么
-12	我在	把我那	报	昨天②	烤	老婆	让你	走$	起$	车	酒	里①$	高
-13	^①上	^吴	^吴桐	^周五	^她	^她要	^宋	^宋一	^市	^录一	^网	^语文	^还	are my	c:NWPYRK	c:WPY	f:WPKI	f:WY	her everything	his login	hotel	i asked	it be	k:,xg	k:0,①	k:0xH	k:?Hg	k:B①x	k:B②x	k:DI①	k:Hxx	k:Px?	k:RHx	k:^Ig	k:gxL	k:x②字	k:字②,	l:NWYRI?①	mention	metoprolol
-13	of those	penicillin ,	prod ,	shipped	the delivery	the passport	three days	us a	w:full	w:wife	want this	who is	with the	working	working on	z:^全	z:办$	z:周三	z:姐	z:小$	z:帮我	z:录一	z:得我	z:物	z:由	z:百	z:要	①②	一桌	一诺	一诺0	三	书那	人一	停	八个	午$	吴桐	吴桐0	天早
-13	她要	宋	宋一	宋一诺	小$	市	弄	录一	录一下	我忘	换$	改成	文$	桐	桐0	桐0$	椅	漏	漏水	的是	直接	眼睛	睛	第二个	练	翻	见$	语文	语文$	诺	诺0	诺0$	车$
-14	, at	, due	^②两	^可	^听	^家里	^我欠	^把剩	^日	^空	^给王	^行$	a:finished	a:photos	a:roof	a:uploaded	c	c:NWPYRK①	c:NWYKI?	c:PKI	c:WRKI	cheaper	days	deck	down ,	due in	f:NWYKI?	f:PY②	for	form	k:T,x	k:Tx②	k:^Hx	k:x0M	k:x?I	k:②0,	k:字,字	k:字x0	kettle	l:NWYKI?
-14	l:WP②	l:WRKI	ledger	limit again	lose	man ,	me to	n:0	on thursday	possible to	pounds	s:^ 字 ① 字 , $	seat limit	send	sounds	that ①	the deck	the taxi	three ②	to brandt	w:,	w:each	w:k	w:may	z:^退	z:上一	z:业	z:别给	z:半个	z:姐打	z:打过	z:明早	z:第	z:给王	z:行就	① 字	①上一	①阿	② and	② ②
-14	②两晚	万	上一	两万$	了五	停车	别给	到$	十点	半个	去接	姐打	姐打过	实	强	我欠	房东	把剩	把剩下	把号	林	林$	果我	止	现在$	的①	米	红	行就	说来	这么	那个	附	险
-15	" 字	, $	, december	, three	0 december	^ @	^ make	^三个	^哎	^店	^店里	^还在	^还有	^靠	a:hr	a:until	add a	again	ago	ago ,	ask for	bad	c:NWPYRKI	c:PRK	c:PRK①	c:W	c:WCPK	charge lands	e:PYKI?	f:NWCPRKI	f:WI?	filters	filters ,	flu	flu ,	going ,	gym thing	is due	k:,0x	k:,0②
-15	k:,YM	k:?xT	k:IxI	k:I②x	k:RWx	k:VxP	k:WxD	k:Y②@	k:g,B	k:x,D	k:xB①	k:xDT	k:xx0	k:①字②	k:②@x	k:②MB	l:NPKI	l:NWPR②	l:PRK	l:PRK①	lands	list ?	make it	next charge	one for	record	return	save	so ?	they're	two of	w:bad	w:final	w:past	weeks ,	you have	z:^客	z:^跟	z:①掉	z:下午
-15	z:千	z:箱	z:给	z:都①	z:销$	七点	三个人	上①	买	他0	他0$	全①	卡丢	卡丢了	号	后挪	周报	周日下	哎	坏的	坏的$	夫	审计	往后挪	得我	整	日下	日下午	朝	朝露	朝露苑	来$	来的小	检	欠他	欠他0	苑	苑0	苑0$	露
-15	露苑	露苑0
-16	, order	, 字	0 out	@ to	^ cn	^一	^一共	^三	^他还	^冷死	^别再	^挪	^每次	^给我	a:for	a:has	a:one	annual	at this	boss is	c:NCPRI①	cat	cat litter	change documents	client	day ,	documents	documents ,	e:WPYI?①	f:NCPRI①	f:WPI	f:WYI	hasn't	in acme	k:,字,	k:D,x	k:HMB	k:PxH	k:VHx	k:^Bg
-16	k:^字0	k:dT,	k:dxI	k:xTx	k:xdI	k:字字0	l:NKI?	l:NWRK	l:NWYR①	l:PYR	l:WYI	litter	of december	of the	on then	one of	patient	printer on	starts	the bike	the client	w:claim	w:documents	w:one's	z:^帮	z:^把	z:^车	z:②①	z:两张	z:二等	z:修	z:关掉	z:名	z:好	z:妈	z:季	z:张二	z:把我	z:欠	z:每天
-16	z:灯	z:续$	z:表	z:那边	① ②	②我看	一股	两张二	个车$	他还	公司$	冷死	冷死了	加上$	卡	又卡	司$	同	同意$	商	天来	张二	张二等	我了	我了$	扣	最终	期	欠我	每次	注册	点	相	相册	看完	税	站$	等着	索	给①了
-16	续$	跟房东	那两	错了	错了$
-17	, all	, not	0 fen	0 isn't	^ all	^交	^便	^便宜	^我出	^订	^这周	^预	a:bruna	a:kettle	a:kofi	a:only	a:toaster	airport at	anniversary	c:NWPR①②	c:WPYKI①	c:WR①	class please	correct	dear	dentist ,	e:WCPKI?②	f:NW	f:NWP②	fen	first class	from lyon	give it	gym	him 0	k:,xP	k:0,0	k:0,L	k:HBx	k:LT,
-17	k:P①T	k:^字,	k:dIx	k:g,P	k:xxI	l:WPYKI①	lyon	lyon to	my name	nice on	now on	ops	option	order svc	our anniversary	paid	print	push	rights	s:^ 0 then , $	shoes	svc	svc 0	td	that ticket	to her	to nice	u	up by	w:charge	w:it	z:^送	z:三箱	z:在家	z:强	z:房租	z:提交	z:样子	z:电话	z:米
-17	z:解	z:阿强	② in	②还	一声	三箱	丢了	五折$	人	促	入职	八五	八五折	冲	出门	十点$	千五$	单子	卧室太	去成	去成都	周$	它	客气	客气点	室太	就它	山	废	我出	我出门	房租$	打八五	投	文	气点	气点$	注销	物业	百$
-17	确定	积	积分	米$	组	视频②	让	这周	那几	那几个	那封	长$	阀	阿强	频②
-18	@ and	^ did	^ i'd	^ if	^ turn	^①0	^①了	^准考	^哪	^在	^的$	^第	^转	airport	billing	c:CPYKI	c:NCPKI②	c:WPYKI?	december 0	e:PY①	f:WR	for each	friday	get me	i've	img	img 0	in	insurance	january 0	k:?②字	k:BP,	k:LxR	k:TVx	k:Vx,	k:WIx	k:^xN	k:xIN	k:xxY	k:字?②
-18	l:CPYKI	l:WK②	l:WPYKI?	lamp	makes	milk	on wednesday	seven ,	spent	the two	w:@	w:every	w:insurance	w:plus	w:set	w:seven	z:^0	z:^阿	z:②还	z:九点	z:匙	z:发了	z:同$	z:填	z:婆	z:就行	z:急$	z:桌	z:让	z:钥	z:钥匙	①过	②两	一天	了八	八点	准考	准考证	刘	十分
-18	同$	吴	哈	哈$	哦	回$	填	天打	小唐	我这	报错	提交	杭	杭州	板	死了$	没①	油	片	留	箱里	箱里那	考证	花了0	茶	那	音
-19	, annual	, ferris	, out	0	0 min	^ can	^ please	^ tuesday's	^四	^她说	^语	a deposit	a:arm	a:chair	a:desk	a:lamp	a:monitor	a:office	a:quote	a:see	a:whiteboard	boarding	boarding pass	c:NWPRI?	c:PYK	c:WK①②	c:WPY①	c:WYKI①	c:YI?	chair ,	e:WKI?	f:NPY	f:NWY	f:WK①②	ferris	ferris heating	for everyone	from yesterday	half as	heating
-19	heating ,	k:,字②	k:0?字	k:BxL	k:^"字	k:^I②	k:^P,	k:xI0	l:CPKI?	l:WPY①	max	me from	min	options	paying	quarter of	s:^ ① the chair , $	same day	subject	take it	the chair	them half	ticket	to december	view	visa ,	w:another	w:ferris	w:heating	w:let	wrote ,	you to	z:^资	z:^过	z:^还	z:个	z:天就	z:料	z:是$	z:紧
-19	z:资料	①三	出去	发烧	天①	家里	就这	平摊	平摊$	式	总监	摊	摊$	是他	更便	更便宜	理由	电话	盘	确认	等了	能看	走	靠窗
-20	, send	? if	^打印	^饿	^鸡	^鸡蛋	a:of	a:on	ad	adults	alright	alright ,	beans	because	bill	by now	c:PYR	c:WK	c:WP	electricity ①	f:CP	f:CPK②	f:NCPK	f:PYR	f:WCPYKI①②	k:,dx	k:HNx	k:I②?	k:MxI	k:Nx,	k:WBx	k:^字@	k:x②P	k:①②字	looks good	of 0	one with	retro	root	see it
-20	take 0	the grand	to that	wife ,	you think	z:^加	z:^扣	z:份①	z:台	z:天①	z:屏	z:架$	z:气	z:笔	z:那一	上午有	五到	五到$	五晚	冒烟了	午有	周五到	周五晚	周四	在$	大刘	大的	娃	字 @	州	张②$	急	我那一	早一班	最早	最早一	机①	机①$	机周	机周五
-20	样	样机	样机周	烟了	烟了$	的	监	老	聚餐	订单	认	设计	豪	踢	这个	那一	销	阿豪	饿	鸡蛋
-21	, arriving	, scrap	^ inkwell	^ same	^ then	^ yeah	^别的	^含	^明晚	^本	^李	^热	^热水	^过	^重	a cab	a line	a ②	a:approvals	a:checks	a:green	a:was	api	arriving	c:P②	cab	e:I?	e:Y	f:NWPYRKI	flat for	formatting	getting	how long	i am	inkwell	it out	k:IB②	k:Id,	k:Tx,	k:^P①
-21	k:^xM	k:g0,	k:x,x	k:xT0	k:x②d	k:②0x	k:②B0	k:②dx	l:NCPKI②	l:PYKI	passport	stolen	system	ten ,	the auditors	the flat	the system	to show	up with	w:later	we're still	wedding	would be	yeah	z:^重	z:一声	z:厅	z:去机	z:够	z:式	z:更便	z:机场	z:民	z:衣	z:起①	上周还	上门	信用	信用卡	办了
-21	办了$	去机	去机场	含	周还	周还了	四	域	域名	声	天早上	婆婆	宜的那	工	开着	接$	新来	新来的	明晚	架$	桌$	民	没有$	滤	滤芯	灶	用卡	的小	空	芯	认$	购	起①	远	退票
-22	, first	@ that	^ ship	^ sup	^二	^免	^写	^去	^定	^小	^报价	^自动	a:at	a:before	a:checking	a:mind	a:yes	again ,	back	c:CPYK	c:NPY	c:WPKI①②	cheaper one	delivery comes	done ,	e:WYK①	f:CPYK	f:N	f:WCPK	f:WPKI①②	fixed	high	hour	k:@Tx	k:T,T	k:^LB	k:^②@	k:g?$	k:x0,	k:①字,
-22	k:②@T	ledger 0	left	normal	nudge me	of them	okay	omar ,	pay it	please ,	rome	s on	ship	so the	split it	swimming	tablets	ten ?	the cheaper	the way	tonight	tuesday at	two tablets	w:been	would you	z:^没	z:①上	z:①小	z:主	z:也①	z:大后	z:就这	z:文件	z:更	z:空调	z:退	①上	①下	①对	①对方
-22	一个半	一共	一半	个都	也①	也①了	价单	出来	大	字 "	小时$	小陈	尾	张②	我订	手里	报价	报价单	报表$	抽	时$	更	最	服$	确定$	离	空调	脑	青	预算$
-23	0$	^ send	^你觉	^半	^发	^合同	^哦	^我腿	^扣	^晚	^标	a:ago	a:days	a:example	a:offline	a:printer	a:thanks	a:ticket	a:works	and jonas	b in	bags ,	blue one	business	c:NWCPYKI②	c:NWPKI②	c:WCPYKI?①	chemistry	chemistry ,	dashboards	e:NPI?	f:PY	fuchs	fuchs got	him the	in chemistry	jonas wasn't	k:Hg,	k:LLx	k:TIx
-23	k:^N,	k:^Td	k:xd,	k:②LH	k:②xx	kick	kim	l:WCPYKI①②	lena fuchs	may ①	morning ,	near	on tuesday	out ,	quid	six	the new	the same	there today	tomorrow 0	w:jonas	w:next	w:out	w:wasn't	w:you	wasn't there	you're	z:一年	z:不够	z:两万	z:么$	z:六点	z:卡	z:周四	z:回	z:复	z:奶	z:座	z:末	z:照
-23	②从	一共0	两万	两件	么$	九点$	五上	五上午	人用	共0	共0$	关	再给	发了$	只读	后天①	告诉	周五上	头一	姨	我腿	批了	歉	泡	漆	申	碰	端	腿	那条	钱$
-24	, double	, my	0 at	0 off	^忘	a:address	a:appears	a:bianca	a:both	a:doxxed	a:forbid	a:frederik	a:home	a:night	a:no	a:rules	a:show	a:ugo	a:up	all	as ②	bill ,	c:YKI①	cake	down to	e:WK②	each of	example	example to	f:NPKI	f:NWPR①	f:②	fern example	file	it is	k:0MP	k:B0x	k:x0P	k:xYM	k:②Bx
-24	l:P	leo's	let her	me and	no ②	office	resolved	resolved ,	s:^ yep both , $	somebody ①	stolen ,	w:boxes	was promised	what are	yep both	z:^上	z:^每	z:不能	z:份	z:到十	z:千五	z:在线	z:我①	z:把	z:收回	z:晚到	z:请一	z:运	z:送	①小	一	不成	丢	九$	九块	九块九	五点	交$	享	享盘
-24	享盘$	六$	共享	共享盘	到十分	去不成	台	哪个$	在线	块九	块九$	垫的	完	房$	找着	晚到	晚到十	月还	杯子	水	生日	盘$	终	行	被	请一	请一天	账户	那段
-25	, add	, do	, mark	^五	^往	^明	^第二	^要	admin	call the	everywhere	f:NWP	f:NWPYK	f:PKI①	f:Y②	k:,Dx	k:@,$	k:Bg,	k:MRW	k:MY②	k:^xx	k:gIx	k:x@x	k:①字①	l:NWP	office ,	raised	road	started	the one	the place	then	two hours	w:could	w:off	you ②	z:^尾	z:①阿	z:一	z:一周
-25	z:上九	z:两大	z:个半	z:分	z:声	z:大一	z:开	z:忘	z:急	z:成	z:户$	z:晚饭	z:留	z:等着	z:认	z:跟我	一小$	上九	上九点	两大	两大一	两瓶	个①阿	个半小	云	什么$	付的	千到	及	在哪	场$	大一小	她	小时	成	户	打八	提	提前	早上九
-25	晚饭	曹	注	盘里	着了	票	租0	租0$	第三回	给他	行了	行了$	补	解	车费	里$	鞋
-26	@ for	^ hi	^元	^元旦	^其	^其他	^刚	^备	^结	a b	about the	all of	answer	be called	c:	c:NWCPR	c:N②	confirmed	e:PI	f:NWRI?	f:N②	f:YI?	have	in ,	is 0	is good	it as	k:MB①	k:^①@	k:x00	k:xdH	k:xgH	k:①"x	k:①@x	k:②,$	k:②①字	know	l:NWCPKI?	l:NWCPR	l:NWPYK
-26	l:W②	legs	lena	people ,	photo	s:^ 字 ① 0 , $	them all	this ①	to call	with me	z:^今	z:^其	z:^赵	z:二个	z:例	z:俩$	z:催	z:入	z:其	z:其他	z:划	z:孙姐	z:每	z:的钱	z:让他	z:请	z:面	z:高	②了$	一封	一小	两点	临	临时	交房	交房租	人用$	以①了	供	供应
-26	供应商	元旦	其	其他	前的	孙姐	应商	我约	捐	旦	是0	是0$	案	滴	用户	看$	药	让他	这月	鸡
-27	, one	0 0	0 erasers	0 markers	^上生	^亲	^免得	^六个	^提交	by 0	c:NWRK	c:PY	can go	can have	channel	december	e:	erasers	erasers ,	f:PYI②	f:WCPYK	f:WI①	fine ,	it now	it please	it says	k:,xL	k:00,	k:Bdx	k:VxB	k:x②I	k:字①?	l:PK	l:WK	landlord	markers	markers and	name ,	of my	on
-27	pay them	put me	swap	t	t 0	type	w:go	w:mind	w:one	w:weeks	z:^免	z:^到	z:^报	z:①她	z:一张	z:买	z:便宜	z:免得	z:天上	z:宜	z:拉	z:是0	z:注	z:点到	z:确认	z:起	z:边	①她	①她$	①掉	②给我	下来	丢了$	个	免得	垫了	复了	复了$	外	奶奶
-27	好的	对$	得①$	房	打	掉毛	提前一	文档$	末	档$	止$	的两	第	给小	衣服	要加	那个$	里
-28	? do	^ or	^ put	^人家	^孙	^每月	^理	^货	a:reserve	c:NWCI	c:NWCPYKI①	c:PK①	c:PYKI?	c:WC	c:WPYKI	checkout	csv	delayed	design review	dry	e:WCPYKI?②	f:	f:WPYI	get that	k:,xx	k:0,x	k:dxx	k:xLT	k:xxS	k:①0x	k:字②②	l:PKI①	l:PYKI?	like to	more ,	of	otto	rent is	scrap	the workspace
-28	thursday instead	w:ahead	we're out	workspace	workspace ,	z:^就	z:两	z:二十	z:午$	z:弄	z:我这	z:查$	z:烦	z:租$	z:群里	z:那份	① to	② of	一份	一张	不能	了完	二等	二等座	位	先把	关了吧	卧	卧室	吃	味	城	帮我	我明	我明天	拿	据	数据	机场	查$
-28	泉	直	租$	那个①	邮件$	销了$	马上
-29	^两晚	^哦不	^月底	^资	^资料	^跟	^那给	all three	c:NPRKI	c:NWPYRI?①	in ?	k:,gx	k:BD,	k:P,D	k:Rxx	k:YSW	k:^@,	k:gx0	k:xBd	k:x字字	kettle arrived	knock	kofi	l:NPRKI	l:W①②	late	leith	new	one	other	out to	part	pls ,	plus	put it	second one	the kettle	told me	w:days	was 0
-29	z:^备	z:^月	z:①给	z:备注	z:心	z:我交	z:文	z:申请	z:群	z:袋	①我交	②可以	一周	上	下$	专	九点	人看	六个人	六晚	到十	呗	呗$	周六晚	哦不	唐	在家	块	备注写	天从	子	床	床$	料	款	注写	点半$	王姐	突	蒸
-29	袋	资料	路	选	那给	那给我	那边
-30	, an	, call	^ order	^八点	^券	^我这	a 0	a:free	a:ok	a:schedule	a:team	and get	been	c:NPKI	c:NWCPYK	c:P	c:WCPI	c:WPYI	c:YR	coffee beans	e:WI	f:NWCPYRKI	f:YR	for our	i'm not	is fixed	it ①	k:,MI	k:0,T	k:HxH	k:L,②	k:Y①x	k:x,$	k:xgI	k:xgg	k:字0,	l:NWCPK①	l:WPI?①	last month	later
-30	me at	mill lane	plants	submit	that ?	the plants	to water	up from	w:friday	w:mark	w:submit	was in	water	water the	z:^八	z:^回	z:^第	z:停	z:打	z:楼	z:止	z:说回	z:里①	一下$	三百	上七	上七点	个$	主播	也	份$	体检	体检$	你先	八$	出去$	发一	只	备	孟
-30	室	我开	把②①	折$	播	晚上七	检$	白	给我妈	说回	通知	里①
-31	, you	^回吧	^大后	^姓	^怎	^怎么	^楼	a:he	a:time	a:what	again ?	and no	c:WPYRK	c:WYI	e:WPI?	e:WPRI?	f:WK	f:WP	f:WPYRK	finished	forward	gets 0	go on	it in	k:",$	k:?字②	k:Ix,	k:①,①	k:①I,	l:WCI①	late ,	make the	minute	my ①	same coffee	says pending	the weekend	to a	to ②	too late
-31	w:percent	w:thing	z:^外	z:以	z:回吧	z:恢	z:恢复	z:我们	z:换$	z:等座	z:老方	z:这个	z:重置	①两	①周	①周五	② from	一人	交	写错	千五	回吧	回吧$	回复	大后	大后天	恢	恢复	没人用	白色	确	群了	群了$	老方	货	跟我妈	这个月	都①$	重置	错群了
-32	, any	0 more	^ we're	^②不	^卧	^卧室	^周会	^大	^尾	^尾号	^帮我	^没人	^给	^装	^装修	^话费	a half	a no	a:dollars	a:moving	a:nadia	a:okay	a:petra	a:savings	a:sol	a:total	able	able to	arrived broken	be able	broken ,	budget ,	can't	e:YKI	eat	eight	f:I①	f:NPRI	flat ,	for that
-32	forty	friday noon	hmm make	i'll be	jo's	k:,d,	k:@字,	k:DxT	k:I,①	k:IV0	k:MRx	k:NxW	k:YxH	k:Yx①	k:^WB	k:^x@	k:①,字	k:②,字	k:②xH	k:字,0	l:K①	leaving	let	mia	monday	pay him	pay the	put a	release 0	rita	send 0	than last	that 0	they need	thirty	truly	w:double	w:mia	w:of	weekend ,
-32	window	z:^写	z:①0	z:一半	z:值	z:可以	z:梯	z:波	z:电梯	z:的号	z:里说	① everything	② @	② ①	②②	三年$	东西	个①	便宜	修	全额	周会	坑	备份	她$	宜	座	抄	拉	接	提交$	来两	梯	波	点到	电梯	紧急	群里说	能改	装
-32	要$	责	辆	辆车	里说
-33	, @	, ask	, but	0 each	^①去	^书	^从	^先付	^嗯$	^多	^照	^赵师	^车	and ②	attached	attached ,	broken	but	c:WCPYKI①②	c:Y①	do the	dying	ghent ,	hour and	it ,	k:,@,	k:,字0	k:IxB	k:P,x	k:gx,	k:xH,	k:xVI	k:字?①	l:NWPYRK	living	living room	name	noor	on 0	rain
-33	said ,	the office	thing ,	to him	w:know	w:today	wine	with my	z:^关	z:^多	z:②②	z:二块	z:会$	z:傅$	z:全②	z:写$	z:赵师	z:过去	一半定	三点	下周五	个号$	九	书	二块	付一	付一半	件	作	傅$	先付	先付一	全②	全②②	十二块	半定	半定金	发货	嗯$	在家$
-33	定金给	师傅$	成0	成0$	改好	改好了	改成0	架	率	瓶	素	聊	试试$	赵师	赵师傅	过道	还在	那笔	金给	金给他	钱①	霉
-34	, saturday	? i	^ take	^原	^月	^每	^理由	^电脑	a quarter	a:restart	approved ,	c:NWCPKI	c:NWP	c:PY②	can i	code	day after	down	f:CPKI?	f:W?	f:W①②	get us	hi	holiday	i want	k:,P,	k:,PI	k:0x0	k:Hx?	k:T①,	k:T①x	k:^x0	l:WPYI①	no need	of all	of it	one in	out	round	search
-34	six ,	sorry	that i	the card	thirty days	txt	w:make	z:以$	z:件$	z:六	z:半$	z:吧	z:杯	z:确定	z:第二	z:顺	①过去	一年$	一班	中午	买了	了$	了吧	了吧$	以①	到手	加上	半$	可以①	天的	张$	掉了	方$	没有	活	灯	看板	真的	系	系统
-34	给我①	能把	蛋	那$	钱
-35	^ say	^①一	^写完	^发烧	^咱	^新	^替	^替我	^耳	^耳机	a:and	already ,	and on	back for	c:WCYI	c:WYK	christmas	compensation	deploy	deploy is	dr	f:NPRKI	f:PK①	f:PYK①	f:WCYI	filled	filled in	flight	give him	i missed	k:B,x	k:DT?	k:Igx	k:^HB	k:②,L	k:②,P	k:字字x	l:WCYI	missed	my flight
-35	noor ,	of us	offer	offer ,	than	the blue	the deploy	to noor	w:let's	you know	z:^孙	z:^提	z:不上	z:五前	z:你觉	z:别再	z:到了	z:吧$	z:头我	z:家再	z:打给	z:物业	z:病	z:赶不	①我$	①掉$	② the	下可	下可以	买$	二	五前	他进	份	写完	周五前	嘛	回头我	头我	家再
-35	屋	春	来	来个	耳机	视	视频	赶不	赶不上	路0	路0$	降
-36	, same	^ customer	^ reorder	^ that's	^ use	^ write	a:fits	a:plan	accept	always get	e:WR	edge	f:NCPKI①	f:NWCPKI?	for 0	is in	jo	k:0B0	k:Px,	k:TxB	k:VIx	k:^IB	k:d,①	k:xD,	l:I	l:NWPRI?	l:YKI	moved	order 0	papers	promised	reorder the	tea	the toner	to 0	toner	toner we	us ,	vienna	w:papers
-36	w:whole	we always	week	what to	with them	z:一刻	z:休	z:午十	z:器	z:据	z:数据	① it	① them	三天假	上午十	不了$	不想要	不是$	东	休假	八千$	共	券$	午十	午十点	咱	品	想要了	我取	打过	第二	设
-37	^ bin	^①①	^买	^升	^卡	^就①	^立	^续	a ①	a:confirm	c:NWPYR①	c:PRKI	c:PR①	can the	done with	enough ,	f:P	f:PRKI	for both	give them	hi ,	hour ,	it any	its	k:,②0	k:?①字	k:D,$	k:Ix?	k:Px①	k:^xg	k:xMP	k:xTd	k:①①,	k:②,0	l:I①	l:PRKI	l:WYR	membership	nicked	second
-37	trial	w:brandt	w:for	w:his	w:our	way	you	z:^买	z:^续	z:^麻	z:①到	z:两千	z:全部	z:出库	z:匙在	z:咱	z:宜的	z:年$	z:度$	z:湿	z:花	z:说一	①①$	①到0	②不	一个月	出库	别再	匙在	卷	周三	婆	度	度$	文件	机场$	目组	立	站	耳
-37	耳机①	钥匙在	项目组
-38	, from	, to	^ why	^①我	^减半	^抄	^抄送	^马	a:set	at it	c:WPYI①	f:WCKI	get	go	hd	hd 0	him	k:0,N	k:xxP	k:字@,	l:PKI②	now ,	ours	rest	seat	that one	the station	w:call	w:now	we'd like	z:^打	z:^抄	z:^马	z:①去	z:减半	z:抄	z:抄送	z:撤回	z:票$	z:站
-38	① @	下来$	付了	伽	例	减半	减半$	去$	天②	天就	录	截	抄送	排	没人	照	瑜	瑜伽	群里	请假	邮	邮件	都说	靠
-39	0 ,	^也	^跟老	ahead ,	any	back to	be ①	c:PI	c:WPYRKI	charleroi	dinner	docx	e:?②	e:W①	f:NWPRKI	f:WPYRKI	five hours	four of	k:?①T	k:@,H	k:@,x	k:THx	k:T②x	k:xTH	k:xxM	k:①xI	k:②x0	k:字,x	l:W	l:WCPYKI?①	l:WPYRKI	me about	monday ,	need the	rights on	the electricity	the usual	to somebody	w:copy	w:send
-39	w:two	will you	write	yep ,	you mind	z:一遍	z:十点	z:块	z:月底	z:样	z:班	z:的全	z:置	z:费$	z:遍	z:预	② up	一个	一遍	么还没	俩$	吵	字 pdf	投票	新的	月底	样子$	的不	的全	的号	置	费也	零
-40	0 can	^ two	^ would	^关	^季	^我和	a:whether	and want	c:NWR?②	c:W①②	double	e:WK?	f:NWCPKI	for three	get ,	grey	guy	in here	it before	k:0,字	k:?P?	k:IBx	k:T,$	k:TLx	k:^②,	k:x②M	l:Y①	needs	paper	put 0	road ,	the budget	this guy	tonight ,	w:goes	w:office	w:sorry	z:①一	z:今	z:份$
-40	z:吃	z:就①	z:年	z:水	z:蛋	① of	① ①	②关	②关了	两晚	两晚$	会$	你给	儿子	关了	到期	妈说	忘	我和	我妈说	打不	花了	起	边
-41	, make	, then	^ and	^ sorry	^ tell	^五点	^减	^批	^红	^马上	a:payment	a:so	accepted	c:PYI?	c:WCKI	e:CPK	grand	i've read	k:,Id	k:,WN	k:0xx	k:IxT	k:N,N	k:TP,	k:字字,	l:NWCPKI	l:P①	l:WI①	lane	out of	speaking	stop	take me	the code	w:he's	w:more	w:week	work	xlsx	z:^从
-41	z:^减	z:^批	z:^清	z:^红	z:①了	z:三个	z:只	z:打车	z:红	z:行	东$	个半	休	住院	住院了	出来了	周我	圈	天起	奶	房东$	有$	柜	每月	照旧	等座	等座$	给我
-42	, submit	^ dinner	^拉黑	^盘	^通知	a:worker	b	bit	blue	c:CPKI?	c:NWCPR①	c:NWPR②	c:WCPYI	f:PYKI?	f:R	f:WPYKI②	f:WP②	here's	i can't	k:^0x	k:②②,	k:字",	lovely ,	reply to	rota	s	s:^ yes , $	stick	the tickets	then ,	theo	tickets ,	tip and	w:care	w:half	w:name	w:time	w:②	was stolen	wednesday ,
-42	with	z:一起	z:上	z:架	z:续	z:过道	②②$	不好	两张$	以$	八	六点	准	单给	可以$	告诉小	复	天假	就①$	底	快	才发	批了$	把$	挪	桶	毛	盯	盯着	色	西	诉小	钟头
-43	, stop	^ let's	^两张	^发$	a:monday	arrived	c:NKI?	f:K②	half ,	it anyway	k:LxB	k:SIx	k:TTx	k:^DI	k:dxL	k:gxI	k:x,0	k:x?P	keys	look at	man	n:5	off	read only	seat ,	study	study ,	sure ,	the keys	the study	tickets	turn the	w:thursday	weeks	z:①①	z:准	z:常	z:座$	z:早一	z:用给
-43	① a	②①了	②全	一下吗	下吗	下吗$	不用给	便宜的	动②	国	垫	姓	宜的	小王	常	开	我吃	打过去	报上	清$	用给	自动②	请
-44	, sign	0 in	^帮	^预算	a:reply	as is	c:I①	could you	flat	give the	is ,	k:,N0	k:@xx	k:HdT	k:N0,	k:^MR	k:x"x	k:字x,	l:R①	lane ,	not 0	over the	push the	r 0	sick ,	stuck	the next	tomorrow ,	try	w:"	w:boiler	z:^叫	z:^调	z:上去	z:个①	z:加	z:后天	z:室	z:服	z:都
-44	z:香	z:马上	三张	下午三	不续	两千	任	停了$	六	六个	六点①	务0	务0$	午三	午三点	同事	园	地	字 nginx	完了$	扣$	换了	旧$	服务	服务0	每	点①$	算服	算服务	结算服	队
-45	, friday	, yes	0 he	0 minus	^ new	^①它	^人	^叫个	^没	boiler	c:NWP①	c:WK②	c:WPRKI	due ,	earlier	electricity	f:K	for all	front	front ②	guest list	jonas	k:0Hx	k:^①I	k:xL0	k:xLL	link	list ,	lunch with	make a	minus the	owes	owes me	pass it	the front	the guest	times	tomorrow at	tuesday	w:due
-45	we'll be	y	z:^拉	z:一个	z:发$	z:点①	z:赶紧	z:迟到	z:阿	①它	①它$	②上	上了	上了$	下周一	个车	中	们俩	半天	去不	叫个	叫个车	台灯	客户$	晚$	点①	病	认了	还开	迟到	钱是	面那
-46	, 0	, give	^一个	^三百	^两万	^加上	^就	^撤回	^茶	^茶水	aa	are you	batteries	behind	belongs	c:NWYRK①	c:WCI①	c:WPYK①	day	don't let	end	f:WCI①	for my	have it	it on	k:,字"	k:BYg	k:I,I	k:WBY	k:Ygx	k:YxI	k:x0x	k:①字"	k:②①,	k:②字②	l:WPYI	morning	n:4	next to	off sick
-46	r	sick	so	station	the second	thursday	w:my	z:^大	z:①三	z:上了	z:俩	z:唐	z:市价	z:开到	z:止$	z:点$	z:确	z:给她	z:退了	z:通	②①$	下的	乐	乐$	付	再②	分$	剩下	剩下的	原来	周五$	孙	就这么	市价	开到	撤了	水间	湿	特	皮
-46	纸	节	茶水	茶水间	门
-47	, ②	0 today	@ needs	^ lunch	^ that	^ we've	^录	^抽	a:scale	all the	as of	bo	c:NWCRI	c:NWPRKI②	c:NWPYR?	called	e:WYI?	everything	f:NWCRI	f:NWPR②	f:NWPYR?	general	half of	k:"xI	k:S,x	k:^MI	k:xP,	l:NWCPK②	l:NWCPRI	l:NWPYR?	me three	need	project	project ,	put	she should	the boiler	to keep	today ,	up ,
-47	usual	w:under	z:^前	z:^录	z:三号	z:十分	z:午	z:备	z:开个	z:来了	z:清了	z:麻	z:麻烦	三号	全部	兰	升	天上	天上午	小赵	我说	明天上	楼	点跟	的0	的0$	的了	的了$	租	能给我
-48	, his	^ ②	^②从	^去不	^同	^我叫	^试	by the	c:NWCPK②	c:WRK	change	everyone	f:NCPRI	guest	k 0	k:,x0	k:,②①	k:MHR	k:MYx	k:Td,	k:YSx	k:x@,	k:xB0	k:①x②	k:②MP	l:WRK	let the	make	notice	second ,	the week	w:annual	w:bit	z:^改	z:①他	z:一份	z:停掉	z:说我	z:说样	② a
-48	二$	五下	五下午	以吗	以吗$	停掉	可以吗	周五下	器①$	季	完了	帮	您	我叫	方	早一	没①$	烦$	烦您	的②	纸$	说样	还了	都行	都行$	风
-49	, get	, now	0 please	^ pls	^①吧	^前	^周六	^房租	^赶紧	^通	^那就	a new	a thing	a:business	a:seats	c:NWCP①	f:NWCP①	five	from 0	get him	i have	i owe	just me	k:@,字	k:HSx	k:PI,	k:^x"	k:x,M	k:x0H	k:xx@	running late	runs	s:^ team is enough , $	same as	team is	the tax	three more	tip	w:0	w:other
-49	wednesday	you get	z:冻	z:出去	z:来一	z:认$	中$	号$	堵	天假$	应	我报	晚	没发	的钱	确认$	箱	给我报	试用	赶紧	退了吧	那就
-50	, deliver	0 and	^ team	^①他	^调	^钥	^钥匙	a:dr	at ②	block	c:NWPYR	c:PK	c:PYKI	coffee	could	each ,	f:NWPKI②	f:NWPYR	f:PR	in two	k:VTx	l:WPYK①	my notice	the bedroom	w:deliver	w:paid	w:sign	we need	z:^合	z:^放	z:^钥	z:①过	z:②给	z:挪	z:掉	z:早上	z:题	① "	不好$	主
-50	俩	八个$	八千	是这	晚两	样品	烧	算表	送	预算表
-51	^①②	^②可	^工	^拉	^明早	a:it's	anywhere	c:WI①	dozen	f:Y	f:YKI	f:YK②	it over	k	k:?Ix	k:Rxg	l:	l:PYI①	l:PYK①	left ?	like the	minus	mute	quarter past	sort	take	time to	two days	w:day	w:get	z:刻	z:剩	z:截	z:班$	②一	②都	一刻	不开	值班	天①我
-51	楼下	欠	百五	百五$	进
-52	, could	, two	^付	^八	^小周	^沙	^沙县	^没问	^点	^确定	bike	c:PYI②	f:K①②	f:PKI②	for it	her	k:,PD	k:,字①	k:Lx,	k:P,$	k:TxM	k:Y,x	k:YxT	k:gxN	k:xB②	k:①,P	l:WPRKI	numbers	off it	pdf	pdf ,	please do	the plumber	three ,	to be	w:as	w:bounce	z:也	z:假$	z:我的
-52	z:的那	①①	②①	今天给	从	半	县	天给	快$	户$	拉黑$	样子	沙县	王	给王	赶	过去	那班$
-53	, for	0 for	0 now	0 of	^找	^是	^注	^注销	^该	copies	copies ,	f:PI	f:PK②	gone ,	i keep	i'd like	k:IVT	k:L0,	k:M,$	k:xRT	l:K①②	laptop	lovely	need a	now	oat milk	one ,	roll	same time	sign it	sorry ,	the day	w:ending	w:here	you just	you let	z:后①	z:孙	z:水$	z:车$
-53	② as	后①	后①我	周末	寄	座$	我请	沙	给她	试试	都①
-54	, kill	, set	0 tomorrow	^ answer	^ five	^剩	^拿	any more	bounce it	c:NWPYRKI②	c:WCK	call	can't make	december ,	f:WCK	get it	hall ,	her file	if it's	it's 0	k:,B0	k:0,$	k:IBg	k:R,x	k:Txd	k:x?T	l:WCK	l:WYKI	please	savings	staging ,	starts today	three	to whoever	w:kill	w:put	want my	write to	z:^剩	z:交$
-54	z:全	z:成$	z:空	②可	②能	上去$	下午	不$	台$	我那份	申请	笔
-55	, much	, subject	^ sure	^就这	^撤	a:discount	and the	c:NWPRKI	c:NWPR①	c:WI	don't care	done	for ?	house ,	just ①	k:0xT	k:Nxx	k:^x②	k:①T,	keys are	l:NWPYR	l:W①	last ②	total	use the	w:up	z:^撤	z:个$	z:了吧	z:五$	z:分之	z:换成	z:赶	① the	一遍$	分之	天下午	换成	点半	的②$
-55	跟老	这个$
-56	^ three	^的	and a	and give	before ten	c:K①②	c:NWCP	c:PI②	c:W②	do ,	e:I?①	eco	eco ,	f:R①	i know	juniper	k:?DT	k:P,P	k:RYx	k:d,H	k:x,字	k:x?x	k:xBI	l:NWCP	l:PYI?	w:back	w:second	z:呗	z:呗$	z:的都	① 0	①0	①0$	② please	件$	子①	就①	带钥	带钥匙	来了
-56	来了$	查看	礼	邵	香
-57	^ jo	^ need	^两个	^数据	a:pm	brandt	c:NWYR?	c:PI①②	c:PKI①	c:Y	eleven	euros	f:NWYR?	f:①	k:"字?	k:xMY	k:字①0	renew	saturday	the shoes	then ①	to go	turn	w:anyway	w:away	w:can	w:pay	w:stuck	z:务必	z:合吧	z:名$	z:春	务必	名$	周六	她说	换了$	改成$	话费	门口
-58	, into	@	^ yep	^不是	^到	^把$	^来	^麻	^麻烦	c:WCPKI?①②	due	e:YI?	f:PYKI	f:WCPI	f:WRK	from now	k:BxN	k:IDx	k:^字字	mind	owe	w:saturday	w:too	yep	z:我开	z:替	z:替我	z:税	z:结算	z:能把	②给	值	关了$	报个	抽纸	还不	马
-59	, end	, pay	0 should	0 then	? can	^改	^确认	^结算	c:P①	c:W①	fern	gateway	here ,	home	k:L,P	k:xNx	left ,	long	lot	louder	mine ,	s:^ ② 字 , $	same	tax	too ,	two	two ,	w:lot	w:turn	wasn't	we have	with it	z:张	② off	②没	不等	匙	就按	我交	点了
-59	点了$	的都	都要	钥	钥匙
-60	, ida	^ give	^ yes	^放	bedroom	c:K②	c:RK	c:WCPRKI②	c:WPYKI②	c:WYR	f:RK	f:WCPRKI②	i said	in staging	k:,Rx	l:PI②	l:RK	on the	the numbers	three of	tomorrow	w:block	w:home	z:一小	z:掉$	伟	写$	剩	张伟	掉	楚	清楚	票$	说一	说我	费$	那份
-61	, this	^能给	a day	can	class	did i	each	it off	k:,0,	k:,L0	k:,①字	k:B0,	k:RxT	k:②,①	l:I②	l:PI①②	l:①	my last	w:mine	why is	z:^出	z:^告	z:元	z:内的	z:她说	z:我要	z:放	z:越	z:车	② can	内的	前一天	打给	晚的	来一份	杯	给你	给我换	费	顺
-62	^快	^挂	and my	away ,	c:R①	c:YKI	can be	clear	cut	f:NWPYRK①	f:WPYK	for me	k:0x,	k:LL?	k:WN,	k:^WN	k:x,P	k:xHS	k:xx字	k:①Hx	k:②P,	l:WPYK	make that	mugs	off and	w:left	weekend	why not	z:^两	z:上午	z:全①	z:小周	z:阳	单$	小周
-63	, back	^给小	a:your	ahead and	b ,	c:NCPRI	c:PK②	f:NKI?	fan	instead of	k:I0x	k:^Px	k:xHP	k:①TP	l:NCPRI	l:R	l:YK②	pay	to it	to look	z:^赶	z:顶	号①	婚	成$	我要	花	说一声	顶
-64	, turn	^准	^合吧	^报	^老样	a:change	and put	c:WP②	f:WPY	have 0	home ,	if you	in her	k:MBd	let's	link ,	our	plumber	pot	the link	w:yes	个人$	人家	刻	合吧	合吧$	婚礼	张	水$	老样	老样子
-65	, bounce	, she	^后天	^回	^那①	are final	bounce	c:NPRI	f:PK	f:WCI	have my	her the	is enough	k:,②x	k:Ng,	k:xHT	need 0	new one	not the	plan ,	z:^准	z:一天	z:也一	z:今天	z:器①	z:邓	z:那个	两	也一	修$	停了	器①	开了	开了$	我知	我知道	是$	没错	给	邓
-65	那①
-66	, me	^合	^对$	^我在	^能帮	^赶	c:①	can we	k:PRx	k:x,g	k:xB,	k:xHH	k:②x②	l:NWCRI	my laptop	needs to	z:^找	z:市	z:录	z:能帮	z:马	一箱	元	到五	我的	我退了	掉$	过道$	退了$
-67	^ kill	^是小	anywhere ,	c:PYK①	f:WI	k:I,x	k:LLL	k:^①②	k:xI②	l:WI	w:pass	w:paying	w:quarter	w:①	z:关了	z:外	z:是小	不是小	不来	放	是小
-68	, let's	^ go	^叫	^推	c:R	eggs	give her	grab	here	w:card	w:use	z:^推	z:先①	z:前一	z:开了	z:必	先①	必	驾
-69	0 on	0 to	c:NCPK①	care	give	go ,	k:,MY	k:?字①	k:②xP	l:NCPK①	l:NPRI	l:NWP①	l:PK①	l:WCPK②	nudge	up for	w:from	① him	字 字	烦	越
-70	, go	^就它	afternoon	c:PYI①	everything ,	k:,P①	k:xIg	to prod	w:monday	waiting ,	z:^要	z:礼	以	挂
-71	^ nudge	^话	and	ask you	away	five ,	k:,②T	k:P,①	k:YM①	k:^①T	k:xTI	k:①Ix	me up	mine	paid for	w:into	z:带	①给	不见	假$	我也	房租	正	没问	没问题	能帮我	麻	麻烦
-72	and ①	c:PKI②	could we	have the	k:,xH	k:P,R	should be	today	w:so	week before	z:寄	不了了	了了	了了$	关$	券	去不了	吧	结算
-73	, block	, please	^ b	f:K①	f:NWCPK	f:WYR	k:HRx	k:g,①	k:x①I	s:^ 字 , ① , $	w:change	w:her	z:进	价单给	吧$	年$	的那个
-74	? ①	^ chuck	at seven	c:WCI	c:WRK①	do that	f:W①	i'm running	k:x?①	k:xBD	k:xMB	k:①0,	peace	pls	saturday ,	that we	z:①吧	z:试试	z:道$	一百	前一	退了
-75	as last	be there	bin the	c:K①	house	k:,②,	k:^①0	off with	s:^ no , 0 , $	that's it	z:人家	知道$	能给	认了$
-76	, with	^别让	^用	an hour	c:NWPYI	k:TxV	k:VNx	k:xgT	w:same	z:我那	来一
-77	0 minutes	^顺	aisle	k:MY,	k:N,0	l:WCI	l:WYK	l:YI	today and	z:^对	z:路	我换	火	的那
-78	^ it	^出	^给他	bin	e:②	f:NWCPK②	l:NWPR①	thursday ,	z:留$	上午	百	能帮	过去$
-79	^ block	c:NWPRKI?	dark	ends	final	on call	问题	问题$	题$
-80	access to	c:WPYK	go ahead	k:T0,	l:NWPRKI	shut	后天	行吗	行吗$
-81	^我要	continue	continue ,	f:W②	k:0P,	k:d,x	kill the	waiting	you can	z:快	好不	我退	通
-82	c:WYKI	k:RT,	reply	seven	work ,	z:^确	到家	可以	开个	班$	都	题
-83	^②①	^停	ahead	anyway	anyway ,	c:YI	campaign	chuck	has to	me on	z:^是	② s
-84	^ could	c:YK②	off ,	w:new	z:号①	上去	接①	直接①
-85	^告	^告诉	不了
-86	^ i've	^提	a week	c:K	k:,DT	k:BT,	w:end	w:last	z:^一	z:叫	全	留$	说得
-87	w:pls
-88	^对	fortnight	k:Mx,	main
-89	@ ,	k:?xg	please ①	sign	that the	use	午	续
-90	^我那	me in	put the	quarter	s:^ ① , $	①一	三个	我那
-91	^两	access	k:,xT	l:K②	l:Y	stop it	thing	w:down	② it
-92	^确	i need	w:stop	z:^停	替
-93	^ reply	k:LxL	k:^MY	①我	替我
-94	f:WK②	the first	z:关	①吧$	传	帮我①
-95	it's a	k:H,x	kill	yes	别让
-96	z:到$
-97	, so	l:K	w:please
-98	, can	final ,	z:①我	z:回$
-99	^可以	k:DT,	五$
-100	k:P①x
-101	k:xMR	① me
-102	k:MIV	z:^快	上$
-103	f:WYKI	k:,①I	清
-104	k:^Tx	z:清
-105	k:TxH	z:从	①一下
-106	do it	half	k:x,②
-107	can you	k:^①,	带
-108	k:^①x	k:字,①	叫
-109	, off	k:^②x	么还	怎么还
-110	^ ①
-111	^ this
-112	f:YI
-113	①吧
-115	, put
-116	k:,①,	yes ,
-117	goes ,
-118	z:好吗	好吗	好吗$	道$
-119	z:去$
-120	z:^能
-123	z:上$
-125	k:,①x
-130	k:x,①
-133	② is
-138	, ①
-150	k:,①T
-170	^能
"""
