"""The weights of the model of stance, written by ``python -m scripts.train_stance_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
offset	0.041
167	or
151	别①
141	k:Ix①
134	别①$
131	不①
130	谁
128	^先	first ,
126	k:0?$
125	^等
120	leave it	不①$
119	先
116	leave
115	, keep	anything	w:i'd	z:谁
114	l:I?	w:i'll
113	, i'll
111	until
110	想
109	k:,Bx	whether
108	don't ①	i ①	k:x0?	z:不①
107	^别①	k:TxI	w:leave	z:没	啥
106	w:or
105	c:WCPRK	they	z:啥	z:想
104	, nothing	z:①的	z:有	回去
103	wait	z:问	已经
102	啊	啊$
101	k:N①x	z:换个	再说	算了	算了$
100	anything ,	doing	what's	我就
99	^ keep	does	f:NWR①
98	k:^Dx	w:about	z:怎	z:怎么	z:看看	①的
97	c:NWK	f:PI?①	k:^I①	show me	that ,
96	f:WCPRK	i can	i still	k:I①x	k:xIR	once	prices	to know	w:at	z:看
95	^ is	c:NWPYKI	k:,N①	l:NWPYKI	needed	z:再
94	, leave	^ who	k:^N①	k:^WM	w:i've	z:像	z:到周	z:我再	我再
93	f:CPK①	k:TxT	k:g,H	l:CPK	w:like	z:再说	z:别①	怕
92	i'll ①	k:,WD	lol ,	might	z:手机
91	had	k:^RI	l:NWK	let me	w:we'll	z:^谁	z:几	管
90	^先别	k:Nd,	w:are	w:i	yet
89	^你们	a:send	k:HxV	k:RIW	not before	z:^看	z:删	z:动	z:才	不会	回了	换个
88	k:Bxd	k:d?$	l:WCPKI①②	可能
87	dad	f:I?②	hmm	k:WMY	k:Wxx	what would	when	z:你	z:示	再①	示
86	c:NWCPI②	check with	k:LI①	k:R,$	k:dTx	k:x?W	not sure	w:how	z:^等
85	, hmm	0 or	are on	legal	password	w:did	z:短	z:账	会儿
84	, forget	i'll	if i	k:IWx	k:x?H	k:xLI	z:的事	z:的话	删	的事	谁把
83	already	driving	k:H?$	review	they've	w:think	w:yet	是不	是不是	留着$
82	got the	k:NxT	k:xBP	l:WCPRK	myself	no ①	w:when	z:事	z:法	喜	喜欢	欢
81	^ not	c:CPK①	for now	k:x?B	l:WCPYKI?	own	w:hours
80	, if	^谁	archive	did the	f:NWPKI①	k:Rx②	k:x,R	k:xIS	w:driving	w:move	w:nobody	z:会	z:再①	z:多	z:跌	z:还能	短
79	anyone	forget it	k:Ixg	k:Txg	k:g,N	nobody ①	z:手	z:证	说$
78	, they'll	, what	? $	a month	c:WCRI	dead	f:WCPKI②	f:WCRI	hmm ,	k:H①T	k:ISx	k:dx①	k:xIM	l:WCRI	s:^ 字 0 ? $	w:doing	w:they	z:我问	z:拆	到周	已	我问	说她
77	, it	^ should	c:I?	k:x?$	l:NWCPKI①	w:good	z:收	z:超	动	说他	超
76	^那周	about ①	already ①	c:NWCPKI①	c:WCPKI②	f:WCPK①	i already	k:IM①	k:T,N	k:xL?	k:②字0	nice	w:it's	w:mum	w:was	z:再看	z:我就	下班	停$	再①$	那周
75	c:NWCPRKI②	k:^xS	lol	made	may	mistake	tell you	w:there's	w:they'll	z:会儿	z:说$	跌
74	^查	^算	^算了	f:NWK①	k:RIx	person	rather	should i	though	w:anything	z:去不	z:新②	z:晚上	z:自	z:那天	今天不	再	己	新②	自己	要不要
73	c:NWK①	f:NWCPRK	f:WPK①	k:^H①	l:PI?②	nobody	on it	w:who	z:睡	z:能①	会不会	回了$	心	点赞	还是
72	^直	^直接	c:I?①	c:NWPYKI?	c:WPI?②	l:KI?	l:NWPKI	many	policy	right ?	show	still	till the	z:^直	z:天$	不错	不错$	动$	啥$	己①	想①	自	自己①	还没
71	^跌	^随	k:,IR	k:I①I	k:Vxx	keep them	my neighbour	neighbour	night	on friday	price	standing	we can	went	z:^跌	z:^随	z:么	z:能到	久	几	多久	归	能到
70	a:found	else	even	forget	job	k:0,B	k:LWI	k:Mxx	k:^Vx	move it	run ,	would	z:骗	z:骗子	用不	骗子	骗子$
69	, we'll	^ they	before we	by itself	everything in	f:NW①	forgot	i forgot	k:Bd?	k:MxT	k:PRI	k:字②?	kessel	l:NWYR	signs	ten minutes	w:say	w:still	w:those	z:上再	z:是	z:法务	z:该	②开	上再	不动	不用	会
68	, is	^我先	f:NWCPRKI②	i think	k:,RI	k:0x?	k:xS,	l:WPYR	log	receipts	s:^ 字 ② 字 ? $	w:hasn't	wait ,	z:不	z:己①	z:没用	z:财	凑	己①$	我先	种
67	if it	job ,	k:?Bx	k:HMx	k:IgT	k:xxH	l:I?②	l:NWCPRK	they ①	think	w:what's	z:先问	z:说她	① yet	②要	不对	你看	先问	要是	说要
66	, that's	0 ?	? what	^ ask	c:CPKI②	how	i had	it at	k:0字,	k:Bx?	k:H①I	k:PL,	k:SBx	l:CPKI②	newsletters	one ?	one more	or is	phone	tests	touch	w:touch	z:^有	z:②开	z:算了	之前	法务	讲
65	, they're	^ does	^ get	^那我	am i	c:I?②	c:NWY	c:WPRK	f:WP①	k:,I①	k:?WD	k:BxT	k:DTx	k:M①x	k:N,$	k:WDx	k:^0B	k:^WD	k:xLW	k:xx?	k:x①,	k:字0字	l:I?①	l:WPRK	log 0	omar's	sleep	sleep on	tell me	w:big	w:is	w:sleep	w:which	which	wrong	z:抛	z:改到	z:是不	就好	改到
65	没$	法	看看	那我
64	, there's	, who	bed	do i	do you	explain	f:NWCPK①	i'd have	k:TxP	k:^BI	l:CPK②	mistake ,	off ?	run	sunday ,	takes	telling	to me	w:noon	w:prod	w:skip	would that	z:^账	z:不动	z:账号	①就	才	舅
63	, he'll	0 goes	?	^我就	f:I?①	going to	k:Sx①	k:WDI	k:g,I	k:xWI	k:xdW	w:even	who	z:不是	z:少	z:醒	一眼	不管	再说$	加$	句	少	我可	章	经
62	" please	? would	^ my	^ show	^ wes	^我问	contract	enough	first	give me	hear the	k:"Px	k:?xI	k:W,$	k:gxT	k:x字①	paid ,	thinking	w:myself	w:start	within	z:^先	z:^房	z:己	z:新	z:昨	z:结	z:自己	z:还是	z:那家	① by	① this	一点	咋	回来	我还没	能①$	评	这种
61	, good	0 字	c:NWK②	c:NWRKI?	c:PKI?②	c:WCPKI?	f:PKI?②	f:WPYR	k:?WM	k:HxT	k:IRx	k:MHx	k:NL,	k:RxW	k:WIM	k:x①?	k:x①x	l:NWR	l:NWRKI?	maybe	they'll	z:不会	z:四十	z:多少	z:好了	z:安	z:我先	z:说不	回	回来不	多少	想想	把那	是谁	那天
60	? is	a:review	ask me	c:WPI?①	c:WPYR	k:?Sx	k:N①,	k:WMT	keep	never mind	z:^算	z:批	z:日	不用②	用②	签证	那家
59	, i'd	, that	, wrong	0 ①	^ tests	^支	^支付	e:CPK②	honestly	it back	k:HxB	k:RTx	k:TL,	k:x①L	leave the	me check	mean	row	says ①	stays	tight	tight ,	w:enough	w:free	wants to	without	z:^他	z:一眼	z:你说	z:到账	z:有人	z:退不	不用了	我弟	消	违	违章	退不
58	, only	^ last	c:PI?②	c:W?	c:WCPI?	doesn't	f:NWCPKI②	it was	k:,IS	k:BTx	k:NRx	k:x,T	l:WCPI?	nice ,	w:price	we'll	were	z:况	z:得	z:情况	z:用不	像	况	情况	是	转
57	^那算	a:in	c:NWCPRK	c:PI?①②	draft	f:NW②	f:WPRK	good	hr	i'll tell	just	k:,IM	k:?x?	k:I①0	k:^xI	k:①,I	k:①T②	off to	review to	up a	usually	was ①	what	z:诉你	z:难	二期	压	告诉你	得	我看看	舒	草稿	诉你	那算	那算了	醒	难
56	, we've	^ which	^②我	^不①	^你	^你看	are	asked whether	c:NWR①	check	f:I?	f:NWPRI?	k:HxL	k:Rgx	k:^xT	l:NWY	list of	me what	oh	shouldn't	small ,	w:he'll	wanted	z:了再	z:总	z:知道	z:签	z:说	① her	① us	了两	了再	天在	给$
55	^ has	^ stop	^这种	bank	bed ,	c:WPI?	c:WPYI?	c:Y?	did	he'll	k:"xI	k:,Tx	k:LId	k:Nx①	k:RYL	k:TBx	k:WBI	k:YL,	k:^LI	k:^Lx	k:②?$	l:?	on a	w:else	w:might	yours	z:^后	z:又	z:周日	z:没$	了没$	价格	再看	完再	快没	我下	样$	用了	能①	论
54	^ once	^ wait	^②开	^先不	^周日	a:packing	about	c:NKI?②	f:YI?①	how many	i won't	k:MTx	k:Mx②	k:PxS	k:^dx	k:xId	on staging	send it	vat number	w:by	w:job	w:wrong	z:^都	z:了没	z:仓	z:你$	z:反	z:合$	z:话$	z:随	② be	不用①	仓	你$	先别	去不去	反	差	当	用①
54	算	那三
53	, what's	^演	account ?	after	c:CI	k:BWx	k:P,I	k:W?$	k:WMI	k:^gP	k:x?M	k:xx①	l:CI	month	thought	ugh ,	w:doesn't	w:thanks	why ?	z:保	z:回来	z:没有	z:没说	z:用了	z:管	z:还	z:还没	①了	② are	周日	对不	居	没用$	没说	演	用了$	规
52	, we	? when	c:CPK	c:WPR	f:WPR	for a	going	i'd rather	k:DYx	k:Pg,	k:WDT	k:x,I	k:x①T	l:WCPI①	miss	never	night ,	possible	to see	w:going	w:never	z:^你	z:演	下午牙	之	事我	十块	午牙	午牙科	开吗	开吗$	洗	牙科	的语	的语句	短信	语句	问
51	^ thanks	^卖	^好$	ask my	k:,Ig	k:IMx	k:IRT	k:WI①	k:WxB	k:^xW	k:gxx	k:xVT	l:NWPI	l:PKI?②	l:WPI?②	login 0	me a	new ②	number ,	only ,	paul's	rang	since	w:fix	w:he	w:list	w:miss	w:night	z:^哪	z:②了	z:动$	z:十一	z:我可	z:理	z:还$	② or	一点$	三条	去了	去了$
51	拆	还$	问问
50	^ do	^你说	^屏	^快递	^给$	between	by mistake	c:CPKI?②	did you	f:NWPR	f:WCPK②	f:WPI?②	has the	i'd	in a	k:dx?	k:x0L	k:xLB	k:①,x	l:WPR	right in	s:^ 字 ① ? $	test	think ,	those	to block	w:nothing	z:②我	z:之前	z:别家	z:听	z:密	z:我看	z:撤$	z:种	z:草稿	z:这种	密	撤$	留着
50	着$	着吧	着吧$	等$	等等$	能去
49	? the	^得	c:WPI①	c:WPK①	f:WKI①	f:WYI?	goes to	i didn't	is on	k:,Ix	k:0?N	k:?字?	k:M①T	k:N,x	k:VT,	k:^RH	k:^x?	k:dWI	k:gI,	k:x字?	live	says	there's	w:ten	what's the	when did	yet ,	z:^那	z:久	z:他说	z:先	z:多久	z:查	z:给客	z:过	z:问问	①吗	①吗$	别	存草
49	存草稿	弟	收	牙	目	稿	问$	问问$
48	, i'm	? not	^我爸	^留着	a draft	a:budget	c:NPKI?	c:NWYRI?	c:NW②	c:WY①	f:PI?①②	finally	is it	k:,WM	k:HDT	k:Sxg	k:x?N	k:①T?	l:NWYRI?	l:PI?①②	sam	small	till	typo	whether we	z:了$	z:了我	z:大家	z:差	z:收到	z:点吗	z:目	z:问下	② was	不回	化	多	开$	我问下	找到
48	找到了	支	支付	有人	点吗	点吗$	电费0	的话	行$	要不	说不	退$	钱包	问下
47	^取	^等他	a:two	as well	be a	c:NWCPI	c:NWYR	i'd ①	in bed	it myself	k:,IP	k:LIx	k:NN,	k:T?x	k:^DY	k:^NN	k:^NP	k:^Wx	k:^②字	k:xRx	k:②x?	march	nah	norvik	probably	the van	van	we ①	z:^手	z:安全	z:弄$	z:来不	z:点我	z:等他	z:错	z:限	② i	久$	了还	先留
47	先留着	单①	又	双十一	多久$	安全	平	弄$	我昨	我昨天	拍	早	是送	本	没想	等他	还没想
46	? did	^ good	^我妈	^我老	^昨	^看	^签	^签证	break	c:WCPKI①②	come to	comparing	e:WP	f:NPYKI	f:WCPKI①②	fine ref	i'm in	k:^BN	k:^xH	k:gPx	k:xdT	l:NWCPYKI	l:PYI?①	l:WCPK①	over ,	ref	ref 0	these	vat	w:break	w:dump	w:run	w:why	z:^怎	z:^昨	z:不着	z:了	z:候	z:合	z:时候
46	z:见$	z:间$	一般	为	他说	你们	再改	尺	我买	我还	等	般	草	说	限
45	^媳	^媳妇	^昨晚	a:a	a:still	around	big	c:NCPRKI	c:NWYR②	e:NWR	f:WPKI①	fix	green	happy	he	if nobody	itself	k:,字?	k:?RI	k:Bx0	k:NPL	k:SxT	k:VxR	k:xIP	l:CPKI①	march ,	run the	skip	sure yet	this one	w:minutes	w:on	wants	z:^不	z:了还	z:后	z:商	z:改	z:结$	z:话
45	z:货	z:问$	事	别动	别家	口$	天$	妇	媳	媳妇	打车	撤	结$	让我	邻	邻居	随
44	, i've	^我一	ask	c:NWPI	c:PK①②	drive	driver	f:NWCPYKI	f:NWYRK	f:PI?②	f:WCPKI?	go out	how much	is done	just now	k:,BH	k:IP,	k:IxV	k:LBx	k:Lxx	k:^NL	k:^①字	k:^字"	l:NPKI?	l:NWCPKI②	not a	signature	w:look	w:talk	w:wanted	w:would	was the	who did	z:①吗	z:你们	z:停$	z:听说	z:啊	z:啊$	z:对方
44	z:封	z:知	z:随便	② on	②先	不动$	候	到账	听说	折	抛	时候	机里
43	, nine	^ pasta's	^ too	^一年	a little	c:NWYRKI?	difference	difference between	hang	hang on	k:HxR	k:Nxg	k:xx②	k:x②①	keep the	l:CPKI?②	l:NCPKI	l:WPYI?	little	nine minutes	pasta's	pasta's in	production	s:^ 0 ? $	w:if	wanted to	z:做	z:就是	z:工资	z:链	z:链接	低	大家都	天不	天发	家都	总	我自	我自己	知道了
43	说过	费0	费0$	道了	道了$
42	, lunch	^他	^封	^法	^法务	a:standup	about it	brightside	brightside ②	c:KI②	c:NWCPRI?	c:NWPKI①	down ?	f:KI②	f:NWCPRI?	f:NWPI	gave	guess	k:,DI	k:,NL	k:,xI	k:0xL	k:I①T	k:xR,	k:x②?	k:字?$	l:PI?	last week	lunch 0	no ,	pulling	ran	s:^ 字 ? $	shipped ,	taxi 0	the brightside	thinking of	w:?	w:i'm	w:that
42	w:where	would 0	z:^我	z:^这	z:天能	z:就把	z:当	z:按	z:还在	不去	不对$	会不	先别①	卖	大概	天能	客户说	就把	工资	快递	户说	概	睡	说不用
41	^ log	^ was	^九	a:from	at the	c:NCPKI?	c:NWCPKI②	c:NWR	c:WYI①	docs	driving me	e:P	f:NWYR①	f:PYI?①	fine with	i guess	is that	k:d,$	k:xSW	k:①字?	l:NCPKI?	l:NWPR	l:NWYRK	l:WYI①	l:WYK①②	nina	request	someone	took	w:until	z:^九	z:双十	z:情	z:提醒	z:本	z:黄	z:黑	一个$	下个	下个月
41	个的	么样	么样$	号换	我写	打车票	用不用	结	车票
40	^线	^线上	a:order	c:NWPRK	c:PI?	c:WPY②	drop	e:KI?①	f:P②	f:WCPYKI?①	f:WPY②	friday ?	if	it from	k:,②字	k:0,I	k:?Hx	k:?Wx	k:BxI	k:S,$	k:x,W	k:xHB	k:xMx	k:①TT	she's	w:gets	w:three	z:么办	z:你看	z:候再	z:刚	z:哪	z:完	z:是谁	z:用管	z:算	z:见	z:销	不用管	么办$
40	候再	关掉	几天	十一	哪	定$	怎么办	时候再	来不$	用管	看一	重
39	? how	^ draft	^关掉	^补	a:approved	a:conflicts	a:files	a:otherwise	asking	c:?①	c:NWPYRI	c:NWRI?①	c:NWYRI	c:NWY①	c:WCPI①	email	f:CI	f:NWYRI	frames	frames as	k:?DI	k:IxN	k:x,B	k:xDx	k:xPP	k:xTL	l:NWYRI	my old	old pair	pair	pair ,	same frames	soon	the green	too small	would ①	z:^补	z:了吗	z:人的	z:儿
39	z:我还	z:明	z:昨天	z:登	z:看一	z:诉	z:那我	z:金	② about	②口	②我	下锅	下锅了	不用还	两百$	了点	了点$	偷	我一	用还	的事我	能要	谁①	赞	这样$	锅了	锅了$
38	^ how	^ what's	^ when	^要是	back ,	c:PY?	can ①	come	doctor's	f:PY?	f:YI?②	k:,LI	k:,RY	k:,Wx	k:?BT	k:Hgx	k:d,I	k:g,x	k:x",	k:①H,	l:KI?②	l:WCPKI	l:WCPYKI	midnight	midnight ,	of these	scan	see you	start	tell her	the scan	the ②	w:has	won't	z:付	z:会不	z:半小	z:发	z:可没	z:太
38	z:拿	z:有多	z:死	z:用	上周	不要	你说	可没	库②	我可没	有	有多	没用	点我	移出	移出去	都是
37	" ?	, once	, will	^ ci	^什	^什么	^我的	at all	been ①	bother	c:C	c:I?①②	c:NPYKI	charged	checking	ci is	contract 0	f:I?①②	f:NWY	f:WPYI?	food	have a	idea	k:"?字	k:,BT	k:,N,	k:@字①	k:Bx②	k:L,W	k:LID	k:^HM	k:^MT	k:x0②	k:xP?	k:②?字	l:NWY①	legal 0	my wife	myself ,	number
37	ok ,	ramipril	something	w:done	w:no	w:show	what i'd	z:^什	z:上生	z:前别	z:百股	z:的$	z:等我	z:起来	z:退$	z:重复	前别	双十	合$	太	字 ?	开的	格	流	等我	话$	财	起来	重复	非	骂
36	^ bump	^ in	^ plans	^ what	^家	a:is	c:NWI?	c:NWPRI①	c:WYI?	f:NWRI?①	f:YK	here ?	is plenty	it up	k:0,P	k:Bxx	k:DHx	k:Px0	k:V②x	k:xSx	k:xxd	l:NWCPRKI	l:NWI?	l:NWR①	l:WCPYK	plans	plenty	plenty ,	read it	says she's	through	to production	w:can't	w:does	w:ghent	w:many	w:way	w:we're	what do	z:^留
36	z:一再	z:二下	z:信	z:定	z:对	z:明天	z:有没	z:约	z:评	② one	一再	不	几天$	报表	日志	时	现在	着	肥	评审	随便
35	^ where	^双	^孩	^孩子	^年	^念	^我去	all ,	an ②	and if	below	c:?	c:NWPRK②	c:NWYRI?①	c:WPYI?②	case	cost	could one	do they	f:NWYRI?①	f:WK①	f:WPI?	ghent	group	ines	k:Dxx	k:IBd	k:P,0	k:P,L	k:xHg	k:xTM	k:xY,	l:NWPRK	l:WY	look ,	mad	mrs	nothing	percent	planned
35	planned ,	release	reset	s:^ 字 , 字 , $	stay	the wrong	think about	w:stays	we	what the	what's in	your	z:^交	z:^十	z:^双	z:^念	z:^电	z:务	z:它$	z:密码	z:开$	z:念	z:问他	① ?	上来	个违	个违章	了我	人来	保$	先给我	分钟	安	密码	式化	当面	念	我爸	改一	是谁$
35	晒	朋	朋友	格式	格式化	洗衣	爸	移	给我看	说没	说没收	请$	赵说	跑$	还能	那个违	问他	黄
34	^ actually	a:would	c:WKI①	c:WK①	c:WPKI①	coming	don't	f:NWR②	f:NWYRI?	green ,	hendersons	hendersons ①	i mean	k:L?$	k:^字②	l:NWPYRI?	make me	me off	only	s:^ 字 ? 字 , $	the hendersons	to porto	us for	w:number	w:see	w:we	wrote	z:^收	z:^说	z:三天	z:咋	z:孩	z:孩子	z:撤	z:格	z:电费	z:着$	z:自动	② at	口
34	句$	夜	如	情	手机	搬家	权限	来着	来着$	理员	管理	管理员	跳	还	递	项	预
33	, no	0 march	^ don't	^别	^双十	^手机	^收到	a:downloads	a:like	a:opened	a:zip	c:WPRI?	close	does it	draft ,	enough for	f:WPRI?	floor is	free ,	i just	it a	k:HPx	k:LTx	k:T?$	k:^PR	k:x①g	k:①TL	kitchen floor	knee	l:NCPK	l:WPRI?	last time	like a	lunch ,	migration ,	my knee	my sister	n:3	nine	s:^ ① 字 ? $
33	sales	sister	the phone	twice	w:don't	w:four	w:production	w:staging	w:with	we've	where	yesterday	z:^走	z:一会	z:之	z:听听	z:宿	z:我去	z:改成	z:权限	z:统	z:股	z:财务	z:走	② 字	一会	冻结	听听	存	就不	我老	扣钱	批	批$	收回	日	程	老公
32	, both	, nobody	^上次	^他说	a:book	c:CPKI①	c:NPR	close it	f:WCPI?	k:?字0	k:LxP	k:^Bx	k:xH?	k:②,N	k:②g0	l:NPR	l:PYI	l:WCPKI?	l:WPKI②	l:WY①	me 0	one can	over	parking fine	s:^ 字 ② ? $	she	w:a	w:better	z:一下	z:一般	z:件	z:早	z:般	z:要不	②到	他说不	场②	把库	换一	晚上
32	看一眼	这样	院了	院了$
31	, the	^ "	^下周	^中	^会	^按	^等我	^行就	^赵总	as a	build	c:NWRK①	c:WCPYK	f:NWK②	from oslo	got	gran	i say	january	k:,Nx	k:0?B	k:LxM	k:R②I	k:TLL	k:^xL	k:x,N	k:x?L	k:xR②	k:xTP	k:①x0	k:①xL	k:②IB	l:WKI①	live ,	see ②	shift	timesheet	w:tell	was ②	we're
31	wonderful	wonderful ,	write me	z:^行	z:七	z:他们	z:傅	z:后还	z:导	z:师傅	z:店	z:店里	z:往后	z:换	z:标	z:编	z:贵	半年	半年$	后还	商量	头$	就它$	局	局①	急$	总的	总的饭	放着	的饭	的饭局	编	行就它	赵总	赵总的	起来$	销了	饭局	饭局①
30	, don't	0 into	^电费	^真	a good	a:by	a:may	brother	budget	c:NWPKI	c:NWPRI?①	c:WR	changed	f:PY①	f:WPI①	i might	it too	k:,IV	k:,x,	k:TT,	k:①xP	k:②字①	k:字①②	l:NWPK	login	my brother	my new	s:^ 字 ① 字 ? $	staging	the team	w:only	w:room	w:she	z:京	z:以后	z:你会	z:别动	z:南京	z:吗	z:家
30	z:少钱	z:规	z:问我	z:齐	你会	信	先不	先放	多少钱	天天	家	少钱	幕	志	户说打	挪到	有点	由器	电费	能退	说打	说打印	路由	路由器	那场	那场②
29	, move	0 a	^ oh	^ parking	^问	a:now	c:KI?	c:NCPRKI?	c:NWCPRKI?	c:NWCPYRK	c:NWPKI?	c:NW①	c:WKI?②	c:WYRKI	came	data	dog	e:I	evening ,	f:NWPKI	f:WCPYKI	f:WKI?②	i could	interest	k:IMB	k:L,L	k:M①,	k:N①T	k:TMx	k:^@x	k:^字①	k:x0字	k:xDY	k:xH①	k:xgx	k:xg②	l:NCPRKI?	l:WPI?	l:WPYI?②	l:WYI?
29	l:WYRKI	people	that would	two more	w:nine	w:then	want out	z:万一	z:不要	z:些	z:化	z:吗$	z:哪些	z:在	z:已经	z:报	z:时	z:看别	z:稿	z:草	z:闺	z:雨	万一	不上$	个是	么办	乱	内	哪些	就行	就行$	我已	我已经	提醒	昨	死	班去	看别	要回	觉
29	诊	过
28	^ 0	^ i'm	^我自	^明天	c:NWCPK②	c:NWCPRKI①	c:NWKI	c:NWKI?	c:WCPKI?①	f:NWRKI①	k:I,T	k:MTB	k:Tx?	k:WIV	k:g,0	k:xHx	k:xI①	l:NWKI	l:NWKI?	order	running	s:^ yes please , $	the bank	the time	told	w:told	w:wait	when i	you ①	z:^老	z:下周	z:双	z:式化	z:格式	z:用$	z:续一	z:间	一年	三千	上次
28	不用$	么多	什	什么	审	就好了	就是	影	用吗	用吗$	看	真	笼	老赵	老赵说	贵$	跟我	过$	间$	隔	项目
27	0 it	^ hmm	^ ugh	^知	^知道	^给②	^说	^谢	^谢谢	^那	a:due	c:NWCPKI?①	c:NWYRK	company	e:WCPYKI?	f:NCPKI?	f:PYI?②	from the	i get	is swapping	it take	k:,0T	k:,HM	k:①?$	k:①②,	key	l:CPK①	l:PI①	l:WCI?	l:WPK①	like mad	me	my options	one ②	options	passed	same ②	see the	swapping	swapping like
27	that's	the claim	ugh	w:just	w:options	w:rather	w:something	w:till	want the	was	well	you do	z:上次	z:不去	z:同	z:回了	z:字	z:少$	z:我	z:我自	z:来着	z:码	z:重	三点我	不着	京	们	保险的	做	卖保	卖保险	南京	哪个	多少$	少$	店	店里	想①$	我姐	我看
27	把	挺	用	看着	科	试$	谢	谢谢	锅	险的
26	^ under	^上个	^我妹	a:main	actually	bea	before ,	c:WCPKI	c:WCPYKI?	c:WCPYKI?②	c:Y②	call it	don't want	e:YI①②	f:CPK	f:NWPKI?	f:NWPRK	f:NWY①	f:WPYI?②	i left	k:",字	k:?Mx	k:xT?	k:②B①	l:P②	month ,	my account	oslo	prod logs	s:^ 字 ② 字 , $	soon as	that to	the prod	w:again	w:already	w:gone	w:she's	w:there	wes	when they
26	with this	wrong ,	z:^好	z:^开	z:价	z:价$	z:定$	z:把②	z:比	z:现	z:用吗	z:装	z:项	②我自	一声$	价$	修师	修师傅	取	妹	我妹	是①	有用	有用吗	标	次	涨了	的还	给我$	装修师	语	贵	赶飞	赶飞机	跟装	跟装修	错	问我	院	飞机
25	, new	, we're	^ patient	^今	^假	^十	^十二	^周二	^周报	^客户	a:access	a:channels	a:continue	a:guest	a:i'd	a:paragraph	a:photo	a:shorten	a:viktor	b 0	both ,	bump	c:NWCPYKI	c:NWCRI?	called ,	comes on	e:WPYKI	e:WPYKI①	four ②	how do	i'm	it's in	k:Bgx	k:Bxg	k:B①?	k:L,0	k:^0,	k:^Nx	k:xN,	k:字x字
25	k:字①,	keep it	l:NWPYRK①	l:PKI	list	lunch	see	share	share ,	thank	the price	w:ask	w:first	w:thank	web 0	z:①十	z:三	z:么时	z:办	z:医	z:告	z:天请	z:最	z:管$	① before	两个$	么时	么时候	人的	什么时	位$	公	分钟$	划	到了	坏了	天请	好$	它$	期的
25	注销了	盖	窗口	管$	还剩	那台	金$	齐
24	, let	^ there	^不用	^王	a:me	c:NWPK①	c:NWRKI①	c:WI?①	don't need	duplicate	e:NCPRKI	f:WI?①	k:B①,	k:L,B	k:LHx	k:LIV	k:Lx0	k:Pdx	k:xT②	k:①Lx	k:①xT	l:NWYRKI?	l:WPKI①	longer	office is	pushed	quote	red	s:^ 0 , 字 , $	sorted	sorted ,	that ②	to hear	wants the	whoever	won't be	you put	z:^发	z:^周	z:^她
24	z:^按	z:②吗	z:一千	z:两天	z:会①	z:假	z:几天	z:李	z:测试	z:百$	z:科	②吗	②吗$	会①	假了	假了$	别动$	友	小程	建	弟①	我弟①	拉黑	权	果	水电	水电煤	煤	电煤	的车	的车$	签	给我弟	舒服
23	^下	^下午	^不行	^看下	^都	^都不	before the	c:NCPKI	c:NWCPRKI	c:NWPR	daughter	e:NWRI?	everyone's	f:NWCPRK①	f:WCPKI?①	if my	is	is the	it ?	k:,Yx	k:B②0	k:I①,	k:^PP	k:^x字	k:xDI	k:xg,	k:②,I	k:②Ix	l:WYK①	me the	my daughter	right	team ,	the last	this morning	w:add	w:over	would i	would the	would they
23	z:^钱	z:一万	z:不用	z:去吧	z:我想	z:接	z:机	z:步	z:生产	z:直接	z:附	① for	① one	① till	② me	一千$	下雨	两天$	傅	儿$	剩几	剩几天	办	卖家	师傅	微	志$	思	意思	榴	榴莲	看下	莲	还剩几
22	"	0 is	^ are	^加	^安	^安娜	^手	a savings	a:b	a:go	a:month	a:out	a:upgrade	c:WYK①②	dave	f:NWR	f:PI?	f:WI?②	f:WYK①②	i	it "	it can	k:,TN	k:SWx	k:TNx	k:xT"	k:xVd	move	my	on again	production ,	spring	the grey	tmp	turned	w:happens	w:mill	w:month	w:work	wife
22	will	z:②是	z:下来	z:东①	z:人$	z:大	z:审	z:月	z:样$	z:现在	z:留着	z:订	z:资	z:跟	z:门$	②是	一早	一早去	上个	上个月	东①	几个	去南	去南京	四十	天了	天了$	房东①	早去	早去南	昨天晚	昨晚	是周	爬	物车	线上	购物	购物车	趟
21	, say	, sounds	^ just	^ ok	^下个	^只	^我能	^房东	^结果	^让我	^那张	a bit	a:there	c:NWP②	c:NWRKI	c:WCPI②	check ,	days ,	e:RK②	eyes	f:NPKI?	f:PI①	f:WCPI②	happens	heap	heap dump	hold	it for	k:0MB	k:?DY	k:B①L	k:Dx,	k:I,$	k:PP,	k:T②,	k:Wx②	k:xHN	k:xgL	k:xxR	k:x②T
21	l:NWRKI	l:PKI?	l:WPKI	my eyes	one to	s:^ 字 0 , $	she's in	sprint	sprint review	the list	the sprint	w:all	what happens	why	z:两百	z:再给	z:并	z:我爸	z:我能	z:没①	z:点前	z:爸	z:记到	z:论	z:近	z:那	z:项目	①②说	②说	下周三	东那	人①	他们	加	卖茶	卖茶叶	叶	叶的	后还能	天一
21	天一早	女	并	店里①	想好	我	我能	房东那	把我	明天一	没想好	结果	茶叶	茶叶的	记到	里还	里还有	钟$	闺女	非要	预算
20	, settle	^ everyone's	^ lena	^ nothing	^ we	^ web	^后	^总	^昨天	a:all	a:berg	a:ida	a:jonas	a:mei	a:which	c:NCPKI?①	c:PYK②	c:WPI?①②	claim	e:WI?②	f:NCPKI②	f:PYK②	it again	k:"字,	k:HdI	k:IxP	k:Ixx	k:R?$	k:^0字	k:g,$	k:xLH	k:xT,	l:N	l:NCPKI?①	l:NW①	l:WPY	paper ,	paying ,	qa	settle
20	should go	stop ,	there	w	w:five	w:hand	w:needs	w:tomorrow	web	z:么说	z:人	z:体	z:周一	z:天不	z:子	z:客户	z:师	z:手续	z:扣	z:权	z:电	z:能	z:贷	① that	人了$	先问问	全①$	医	宿	对方	怎么说	手续	昨天	死$	比	满	等等	萨	要	要①
20	诊$	贷	这么多
19	, she's	^今年	a:flowerpot	a:keys	a:lou	a:pr	a:text	blocked	box	c:CPKI	c:WPKI	colleague	f:PKI	got a	instead ,	it	k:0字②	k:?Dx	k:B,$	k:HxP	k:MYD	k:Yxx	k:dg,	k:xBg	k:xBx	k:xRI	k:xxW	months	no	now ?	off by	place	premium	repeat	sup	sup 0	then i	under ,	up at	w:someone
19	w:us	w:want	your colleague	z:个的	z:久$	z:今晚	z:始	z:子$	z:字$	z:开始	z:来	z:赞	z:这	z:长	①②$	一个的	个号	了还能	今年	六十	再看看	唱	始	子$	字$	开始	本来	着没	硬盘	跑	身	车去	送我	那两百
18	" is	, thx	0 hours	0 says	^ dev	^ set	^②先	^先问	^打	a:design	a:dock	a:ilse	a:monitors	a:requested	a:within	asked you	better	better ,	c:WCPK①	c:WYRK	chart	dba	dba 字	dev	dev 字	didn't	e:WPR	e:WYKI②	every	f:NPY	f:NWCPYRK	f:NWYR	hire	i've got	k:H,$	k:Hdx	k:N,I	k:Y①T	k:^"x	k:gT,
18	l:NP①	l:NWCPK②	l:WR	l:WYRK	me at	my visa	ok	old	on monday	one from	orders 0	patient in	possible ,	quick	release 字	s:^ 字 ② , $	say	sell	sulfa	sulfa ,	take that	the chart	the kids	tmp orders	to sulfa	veggie	veggie ,	what did	z:^下	z:②	z:什	z:什么	z:分钟	z:别	z:头	z:就	z:我该	z:时间	z:版	z:理由
18	z:白	z:的	z:赵	z:钟$	一样	五万	冷	字 release	我是	我该	手机号	时间	时间$	机号	样的	样的$	物车里	生$	生产$	疼	给阿	谢$	谢谢$	财务	道
17	? does	^两点	^开	^想	^日	^日志	^现在	^票	^那个	after all	an	as my	c:R②	c:WCPRKI①	c:WPYKI①②	chair	e:WKI	early	except	for us	k:,IN	k:IPx	k:IVx	k:IxL	k:L,x	k:Nxd	k:^0?	k:^xP	k:xIV	k:xWH	k:字@字	l:NW	l:NWCRI?	l:NWPYRKI	l:WPI	l:Y②	logs	more ②	of that	pending
17	s:^ 0 , $	the design	through ,	time	w:line	w:once	w:people	w:that's	want to	would it	z:两点	z:半	z:可	z:女	z:小时	z:就行	z:我一	z:王	z:的0	z:能退	z:行$	z:都别	z:闺女	② down	不要①	个月房	他今	他今天	后	围	场	妈①	师	往后	报了	月房	的人	给客	给客户	运
17	进不	进不去	都不要	都别	鱼
16	^他们	^好	^我姐	^收	^留	a	a third	a:three	and let	and tell	c:NPY	c:WPKI②	chat	copy	dinner ,	f:KI	f:NWCPI	f:NWCPKI①	f:NWPRK②	he's	january ,	k:0②x	k:DIV	k:IxH	k:Ixd	k:TMP	k:^Ix	l:PK①②	l:WCPKI?①	l:WPK	margheritas	me ?	northgrid	orders	pick	picked	picked up	talk	tell	thanks for
16	the 0	the kitchen	two margheritas	under 0	w:am	w:right	w:what	want it	z:个小	z:们	z:十	z:志	z:意	z:日志	z:晚	z:试$	z:部	z:门	一份$	个小时	五十	催了	写好	到了$	发	台扫	告的$	周一	和	啦	啦$	器	对象	收到	来不	现	甲	看看$	象	里那个
15	, would	0 with	? then	^ so	^把②	^测	^测试	a:card	a:charges	a:confirmed	a:pickup	a:possible	a:same	a:today	c:WCI②	c:WPK	e:PYI	e:PYI②	e:WCPKI	f:NWPYRI?②	f:W	f:WCI②	f:WR	glad	happens to	k:,Hx	k:BDx	k:BIx	k:LY①	k:Ndx	k:x"B	k:字"?	l:NWCPRK①	my card	no idea	norvik ,	of norvik	out ?	packed	point ,
15	repo	says she	sessions	thanks	the hall	used	w:and	w:everything	z:到	z:取	z:告诉	z:处	z:天	z:算$	z:这么	z:饭前	② 0	② ?	两百股	个视	个视频	半夜	发$	合	回来$	在	娜	安娜	尾号$	房②	晨	百股	睡了	睡了$	稿$	还要	道的	那个视	飞	饭前
14	0 mill	^冷	^早	^每天	a:last	a:ready	a:rooms	account	am	c:NWPRK①	c:P?	c:PI?①	c:PI①	c:WCPYKI	denver	denver ②	e:W	empty	errors	everyone to	f:WY①	github	github for	hours	it and	k:,x②	k:INx	k:x,L	k:xxL	kids	l:NWCPK	l:WI?②	lose if	mark	migration	mill	more	no longer	off this	on github
14	pays	see ,	should	sunday	text	the denver	the migration	today ?	w:come	w:in	w:keep	w:migration	w:slot	w:than	yesterday ,	z:两个	z:产	z:先不	z:卡$	z:周五	z:学	z:已	z:志$	z:次	z:的吗	z:老	上生	上生产	不是我	两百	么多$	也说	以后	俩月	别的不	十	厅	去虹	去虹桥	听
14	四个	四个人	坏	大夫	好了$	妈	子还	日志$	更新	桥	桥$	的吗	的吗$	知道	虹	虹桥	虹桥$	谁$	钟
13	, see	, sorry	^ push	^ taxi	^ the	^我	^我还	^走	a:clause	a:group	a:hours	a:there's	a:thursday	another	at 0	by	c:NP②	c:PYKI①	c:PY①	days at	f:NP②	k:",I	k:"x"	k:,x①	k:0Bx	k:BPx	k:INR	k:TxL	k:^IN	k:^Mx	l:NP②	l:NWPRK①	l:PR	next month	notes	of her	press	question	question ,	receipt
13	split	taxi receipt	the big	the customer	the deposit	there ?	this ,	thursday's	to my	tuesday ,	was told	year ,	z:①②	z:五	z:口	①五	①十	一次	么说	你	千$	周五	多0	多0$	大家	字 ①	广	广告	感	搬	汤	涨	理$	用$	码	箱$	账	资	还有	里的
12	, in	0 pm	^ feature	^ she	^不	^不错	^包	^大家	^房	^明儿	^账号	^附件	a cracked	a:an	a:are	a:left	asking for	bags	blender	blender came	c:NWPK	c:PYI?②	c:PY①②	c:WPYKI?②	c:WY	came with	cracked	cracked jug	e:I?②	edit	ends in	f:?	f:WKI?	feature	freezing	his ②	jug	k:,BW	k:,TB	k:HNd
12	k:Idx	k:L,H	k:PxT	k:Rx,	k:S,I	k:T,I	k:dx,	k:x,Y	k:xNd	k:xd0	k:xg?	k:xx"	k:①I②	k:②xL	k:字?字	last	payment	pm	some	supplier	supplier ,	taxi	ten	the blender	to checking	to ①	w:after	w:c	w:guess	w:me	w:sunday	we had	z:中	z:他$	z:到0	z:房东	z:看$	z:续费	z:过$	z:退掉
12	一千	也不	印机又	好了	开一下	我①	我爸妈	我跟	我都	手续费	改一下	明儿	机又	来的$	档	爸妈	等小	续费	车$	退	退掉	退票$	里一	链	链接	闺	附件	验
11	? i'd	^ pay	^上周	^外卖	^水电	^请	^跟我	^这份	always	and i	at	be up	before it	down as	e:PYI?②	f:NWCPR	f:NWPK	f:NWYRKI?	f:PYI	f:WPYI②	far	hasn't left	k:,xN	k:Lx?	k:NxY	k:WxM	k:^IV	k:xxV	k:x①0	k:②字?	l:WPK②	left your	lisbon	mum	next week	on my	porto	remind	remind me	shows
11	son	the conference	the vote	the ①	vote	w:december	w:tonight	warehouse	your warehouse	z:^三	z:^换	z:写	z:呢	z:呢$	z:声$	z:推$	z:是哪	z:约$	z:记	②不用	不交	了一	五点四	假	催了$	再发	写的	医院	发烧了	声$	外卖	天晚上	子发	子发烧	孩子发	我同	我来	推$	是哪	月
11	条	点四十	烧了	烧了$	现在①	理	给②	蛮	跟老赵	过了$	这份	那首	错$	首	骗
10	^ fine	^ i	^今天	^从$	^以	^以后	^甲	a:add	c:KI	cpu	e:①	f:WKI	f:WPK	f:WPKI?	f:YK①	from my	good to	hold on	i ②	in my	k:0,M	k:Hx①	k:H①x	k:IdT	k:L,$	k:MPx	k:Tx0	k:Txx	k:T②②	k:Yx,	k:dxg	k:gLL	k:xxD	k:①xH	k:②字,	l:NWPKI?	like that	me ,	need it	once more
10	one ①	parking	point	priya	recital	report	ring	s:^ 字 , 0 , $	she says	the end	the old	there ,	twice ,	way ,	way to	worth	z:^以	z:^再	z:^早	z:^自	z:书	z:完了	z:对$	z:工	z:批了	z:推	z:等	z:给我	z:给房	z:能改	z:还剩	不急	不急$	两个	了0	了0$	从$	减	分	包
10	定	想要	我闺女	文档	有没	有没有	服	期$	没了	没了$	测试库	清了	点四	目群	给①	试库	量	项目群
9	, actually	^ no	^ sun's	^ we'd	^老郑	a:"	a:costs	a:takes	a:the	at six	auditors	before	c:NWPI①	c:WCPRKI	c:Y①②	conference is	e:KI?	e:PYI?	f:I	f:NWPYRK	f:P①	f:Y①②	floor	good ,	i've been	k:,D,	k:0②,	k:?xx	k:Y,$	k:^BT	k:dx0	k:gx?	k:x0B	k:xI,	k:①xx	k:②②x	k:字②字	l:②	left the	nightly
9	nightly job	not ①	ones	pounds	sun's	team	thanks ,	that in	the nightly	to lisbon	to omar	up to	us	w:before	w:checked	w:money	w:need	w:says	z:①$	z:一版	z:万	z:位	z:后悔	z:周二	z:品	z:哪个	z:往	z:悔	z:我听	z:热	z:着	z:运费	z:道	z:钟	一版	不想	不行$	乱了	乱了$	产
9	人了	今天②	他	们小	们小区	会①了	先给	务	后悔	图	在①	姐晒	姐晒娃	娃了	娃了$	对	小区	尾号	悔	我们小	我刚	我听	我姐晒	我有	拜	晒娃	晒娃了	涨了$	版本	礼拜	社	维	老郑	营	觉得	赶版	赶版本	运费	郑	饭
8	, i	a:about	a:delivery	a:tonight	a:with	c:WCPKI①	c:WPKI?	checking ,	coupon	coupon 字	down for	e:KI?②	e:WI?	f:NWPRK①	f:WY	feature coupon	found	i'd be	in 0	it today	k:,Hg	k:BNx	k:MIx	k:Tdx	k:^Hd	k:^字x	k:gTx	k:xI0	k:xMI	k:x②0	l:NWCPYRKI	l:WP	log in	noon	not	on december	on that	s:^ 字 ? 字 ? $	thx	thx ,
8	tuesday's	w:comes	w:login	w:said	w:were	z:^五	z:上②	z:定要	z:据$	z:的②	z:老板	z:过了	①的$	一周$	七点半	三回	上②	下周	不去$	了没	人事	付网	付网关	优	保	八点$	关又	关又卡	冒烟	到现	到现在	又卡死	吃饭	呢	定要	据$	支付网	数据$	机冒	机冒烟
8	烟	生产	由	登录	百$	算$	约	网关又	议	说①	领	领导
7	? 字	^ ci's	^清	^现	^赵	^这	already ?	c:WPI	card ,	card ending	ci's	e:PKI	f:KI?	f:W?	f:WPKI	f:WPKI②	gift	him ,	in january	k:0xg	k:?MT	k:Idg	k:MBx	k:NLx	k:RIL	k:TMB	k:xBT	k:xg0	k:x②,	k:x②L	k:字,②	k:字②①
-7	, just	0 people	^ he	^ looks	^②$	^交	^你好	^生产	^要不	a:forecast	a:rain	a:seven	a:shows	a:six	acme	and @	bergen	bergen ,	bigger	bob	c:NWCPKI?	c:NWPY①	c:NWRI?	c:YI?①	days	e:WPYI?①	end of	f:WCPKI①	f:WYKI①	fixed ,	in bergen	invoices	is fine	k:",x	k:,xg	k:0H,	k:Yx?	k:^IR	k:xMV	k:x字,
-7	k:①?字
-8	, leaving	, not	0 december	^ add	^ troms	^一起	^提前	^改成	^表	^还有	a:cpu	a:four	a:growing	a:it	a:nodes	a:queue	a:saturday	a:until	again	arriving january	at this	back in	basket	boss	c:NWPYK①	c:NWR②	c:WPYR②	call back	card	desk	desk ,	double	e:PI?	f:NWP	f:PY②	for an	for four	hasn't	img	img 0
-8	k:,0x	k:,MT	k:0,①	k:BgI	k:IMR	k:L,I	k:MY①	k:Px?	k:RxH	k:^@字	k:^gx	k:gLx	k:gxL	k:①xg	k:②Tx	l:Y①②	leaving january	pricing	record	refund ,	say yes	sold	they're	to	troms ,	w:full	w:字	wants me	we do	who is	z:^别	z:^拿	z:客	z:的①	z:给小	z:认	一起①	二十	亲	人$
-8	十八	号0	号0$	同事	处理	州$	最	检	测	版	登	确认	试	金	长	除
-9	^ can't	^再	^周四	^哪	^备注	^大理	^阿	a one	a:pay	a:to	a:want	able	able to	are my	basic	be able	c:KI?②	c:NCPKI①	c:NP①	c:NWP①②	c:PKI	c:WPI②	c:YK①	f:NWP①②	for friday	for tomorrow	in chat	it be	k:,Mx	k:,①②	k:Bd,	k:Hd0	k:^HN	k:^Rx	k:②xT	l:NWRI?	l:PYK	l:YK	l:YK①	mail
-9	mind about	s:^ ① 字 , $	save	to change	w:$	w:able	w:any	w:final	while	works ,	z:0	z:0$	z:^送	z:业	z:个	z:前	z:办$	z:司$	z:周六	z:和	z:库	z:房	z:款	z:点	z:确认	z:经	z:试	z:请	z:量$	z:错$	①十二	三千二	上线	不上	二块八	千二	卡丢	卡丢了	去	司
-9	块八	字 ,	就	帮我看	干	桌	档$	止	空	第二个	紧	见	赵	跑一	退票	速	酒
-10	, "	, all	0 at	^三	^太	^家里	^我有	^有	^网关	^行$	a ten	a:anything	a:else	c:NPI	c:PRK	c:PYR	c:YI?②	came ,	can u	car insurance	convinced	e:I?	e:yes	f:NPI	f:PYR	form	friday	go to	have ②	his login	k:"xx	k:DI①	k:T,①	k:WIx	k:^Id	k:g?$	kettle	know what	l:NPI	l:PRK
-10	l:WYKI	l:YI?②	load	man ,	mention	more than	moved ,	mr	mum's	of 0	p	p 0	paper	payment p	prod	see my	shipped	sure	the company	the flat	the taxi	time ,	tomas	w:boss	w:him	w:paid	want this	working	working on	you have	z:^会	z:^全	z:^跟	z:以①	z:八个	z:就它	z:钱$	① as	② ,	一句
-10	一句$	中间	份①小	你给我	原	周二	哈	哈$	坏的	坏的$	就这	忘了	我闺	打	来的	次$	款	江	涵	电话	的①	老家$	跟小	里①$	铁	阿	阿飞
-11	,	, they	^二	^到时	^我们	^扣掉	a:for	be	business ,	c:NWCPYRKI	c:NWPYK	c:NWPYRK	c:WRKI	correct	deck	e:CPKI?	e:PYKI	eating	eating the	ending	ending 0	f:I②	f:WR①	k:,"x	k:Bx,	k:D,x	k:x0"	k:xT0	k:①字0	l:WP①	l:WRKI	left	mind ,	n:0	retro today	set	subject	swiss	the deck	those ,
-11	tuesday 0	w:archive	w:should	w:take	w:web	you ,	z:^人	z:^给	z:^靠	z:②机	z:他欠	z:好	z:度	z:张②	z:得我	z:扣掉	z:掉他	z:欠我	z:系	z:系统	z:靠	②机	一小时	一桌	万	万$	个②	买	他欠	他欠我	体	便	单子	在$	天到	小时	我的0	扣掉	扣掉他	掉他
-11	掉他欠	改	欠我的	的小程	缓	缓存	要给	车	这周四	部
-12	, double	^ sorry	^①	^①上	^给房	^马	a:do	a:hr	a:proceed	airport at	ask for	c	c:I②	c:NK	c:NW	c:NWPYRI?②	c:WCPI	c:YK	deposit ,	f:KI?②	f:NK	f:NPKI	for december	from me	get rid	going ,	her ,	i was	in acme	it's not	k:,字②	k:?Hg	k:HxI	k:NxI	k:P,N	k:d0x	k:xd,	k:①,$	l:WCPK	name is
-12	office ,	one's	phone ,	plan	rid	rid of	that ①	the delivery	two ②	w:one's	w:rid	z:^的	z:万$	z:事$	z:修	z:注销	z:由	z:终	z:费	z:都不	z:顺	① 字	①②	② corvid	②挪	一起	七点	上①	上那	不要$	人一	你觉	你觉得	号	合一	合一下	备注	我在	接	教
-12	时到	最终版	月一	果我	段	片	的最	的最终	监	直接	真的最	终版	续一	肉	茶	视频②	这么	远	险	频②	高
-13	, december	, order	0	^ perfect	^②两	^店	^店里	^新来	^第	^给我	^衣	^衣服	^饭	^马上	account ,	add a	again ,	approved	c:PYKI?	c:WPK②	c:①②	cheaper	do	editor	for	her everything	jo ,	k:,xM	k:I②?	k:MVT	k:VxP	k:^DT	k:^xN	k:①②字	kitchen	l:PYKI?	lamp	ledger	n:2	of them
-13	on thursday	order 0	perfect	plus	pro	reorder	return	suppose	throwing	u	w:check	w:close	weeks ,	with a	works	z:^退	z:二	z:交	z:姐	z:户	z:留	z:直	z:笔	z:给	z:那边	② in	②两晚	上的	丢了	两份	个人	个月	书	了	人	入职	十大	十大寿	卡死	卡死了
-13	去吧	去吧$	发错	发错群	告	回老	回老家	大	大寿	大寿$	字 docx	寿	寿$	小	开会	开会$	得我	我了	我了$	把我那	给我退	老家	衣	走$	那两	错群	黑$
-14	" 字	, a	^ i'll	^0	^0$	^②②	^听	^吴	^吴桐	^她要	^宋	^宋一	^录一	^我欠	^语文	a:kettle	a:should	a:toaster	c:NWPYRK①	day ,	e:NPI?	e:WCPKI?②	f:NWCPRKI	f:PKI?	f:WI?	from	it out	k:,Px	k:,dx	k:?②字	k:HNx	k:PxH	k:Vx②	k:WxD	k:^IS	k:xTT	k:xxT	k:②Bx	k:字?②	k:字②,
-14	k:字字0	kim	l:NKI?	l:NWRK	list ?	lose	oat	on then	one for	open	quid	s:^ 字 字 , $	scared	swimming	that ticket	three ②	to the	two of	z:下午	z:别给	z:券	z:同$	z:填	z:姐打	z:小	z:录一	z:打过	z:明早	z:样子	z:电话	z:给他	z:行就	z:觉得	z:这周	z:递	z:销$	① ②	①一万	①三	②了$
-14	一诺	一诺0	三年	了五	了八	二下	二下午	体检	体检$	六晚上	别给	占	同$	后挪	吴桐	吴桐0	周二下	垫	填	外婆	她要	姐打	姐打过	宋	宋一	宋一诺	工	强	录一	录一下	往后挪	我欠	打八	把号	接$	文$	文档$	板	桐	桐0
-14	桐0$	检$	注册	的是	老婆	行就	语文	语文$	诺	诺0	诺0$	踢	那个$
-15	, $	, he's	^冷死	^别的	^她	^报价	^挪	^给王	^还在	^重	a:has	a:of	a:was	a:whiteboard	airport	all	by now	c:PYI	c:PYI?①	dentist ,	e:WK	eight tomorrow	k:,0②	k:,xP	k:0xI	k:B②x	k:Hg,	k:Nx,	k:Y②@	k:g,P	k:x?I	k:xL,	k:xxI	k:②@x	l:NWPRI?	make it	me to	my wallet	okay	option
-15	possible to	print	standup	three months	ticket	urgent	w:claim	w:enter	w:it	w:let	wallet	with the	z:^重	z:在家	z:急	z:扔	z:批$	z:气	z:版$	z:箱	z:给王	z:芳	z:让	z:那张	z:预	①到	①过	两万$	人用	价单	冷死	冷死了	千五$	午$	印机	周报	商	天的	婆婆	实
-15	平摊	平摊$	总监	打印机	扔	找着	报价	报价单	报修	报错	换$	摊	摊$	文	期	死了$	注销	点半$	球	说来	跟房东	遍$	音
-16	@ to	^一共	^她说	^网	^老	^鸡	^鸡蛋	a:account	a:on	a:yes	beans	c:NPRI①	c:NWCRI	c:WPY①	change documents	charge lands	documents	documents ,	f:NPRI①	f:NWCRI	f:WPYI	flu	flu ,	get me	give it	gym thing	k:Bdx	k:HMB	k:Hx,	k:LT,	k:MRx	k:Tx②	k:g,B	k:xTx	k:①字②	k:字,字	l:NWPR②	l:PKI②	l:WPY①	lands
-16	metoprolol	next charge	one of	penicillin ,	retro	so ?	sounds	to ,	tonight	w:,	w:documents	was in	z:^八	z:^就	z:①掉	z:两张	z:二等	z:小$	z:张二	z:强	z:方	z:末	z:百	z:续$	z:阿强	①阿	② and	② ②	②从	一股	两天	两张二	交$	发了$	周日下	四	天来	家里	小$	张二
-16	张二等	提前	日下	日下午	更便	更便宜	盘	看完	票	练	给他$	续$	聚	行	计	认	都不	阿强	附	风	餐	鸡蛋
-17	, due	, ferris	, my	, send	^ we're	^①了	^哪个	^把剩	^换了	^明	^订	a deposit	a:bianca	a:frederik	a:one	a:or	a:quote	a:ugo	bike ,	by wednesday	c:NWPR①②	c:PRK①	c:WP	c:WPYKI?	cat	cat litter	class please	down to	due in	electricity ①	f:CPKI?	ferris	ferris heating	filters	filters ,	first class	from lyon	half as	heating	heating ,
-17	him 0	it in	k:,YM	k:0,0	k:0,L	k:0xH	k:BWI	k:L0B	k:^Bg	k:xLx	k:②MB	k:字"字	l:PRK①	l:PY①	l:WK②	l:WPYKI?	l:W②	litter	lyon	lyon to	makes	nice on	now on	of the	prod ,	take it	the bike	the passport	their	them half	to nice	us a	w:charge	w:ferris	w:heating	would you	z:^客	z:上一	z:弄	①上一
-17	①我还	②两	②我看	上一	位	八个	公司$	冲	出去	卡	发烧	司$	它	开着	我忘	把剩	把剩下	整	杭	杭州	样	没有$	活	的	确定	箱里	箱里那
-18	, arriving	0 isn't	^ did	^ i'd	^ make	^三个	^便	^便宜	^标	^热	^热水	^靠	^饿	a:arm	a:chair	a:desk	a:finished	a:lamp	a:monitor	a:office	a:photos	a:roof	a:uploaded	arriving	chair ,	december 0	e:I?①	f:NW	fixed	is due	k:B①x	k:HBx	k:LLx	k:TVx	k:g0,	k:x00	k:x0M	k:xBd	k:xB①	k:x②P
-18	know	l:NCPKI②	l:P	milk	my name	patient	s:^ ① the chair , $	six	the account	the chair	to brandt	to december	to her	to that	w:been	you to	z:^把	z:^资	z:个月	z:我①	z:房租	z:把我	z:料	z:更	z:更便	z:欠	z:解	z:资料	z:都①	一天	三个人	个车$	云	他0	他0$	全①	办了	办了$	十分	又卡
-18	哦	回$	娃	完$	对$	房租$	最终	服$	机①	机①$	来的小	欠他	欠他0	没①	物业	相	相册	站$	能看	让你	账户	这个	那封	饿
-19	^ all	^ hi	^ tuesday's	^ turn	^①0	^别再	^周	^新	^最	^第二	^语	a cab	a:kofi	annual	api	bad	boss is	c:	c:NCPKI②	c:NP	cab	done ,	f:WK	flat for	gym	hi	him the	his	i asked	insurance	january 0	k:VHx	k:^字@	k:dxI	k:dxx	k:x,x	k:x0,	k:xDT	k:xIL	k:xIN
-19	k:x②d	k:②B0	k:②dx	k:字0,	l:PYK①	ledger 0	limit again	morning ,	office	one with	paying	rome	same day	seat limit	shoes	the auditors	three days	w:bad	w:insurance	window	z:份	z:份①	z:加	z:去机	z:台	z:天①	z:帮我	z:是0	z:机场	z:空调	z:紧	z:要	z:那一	一	上午有	两万	五到	五到$	五晚	人用$
-19	促	倒	六晚	十点$	午有	去成	去成都	去机	去机场	周五到	周五晚	周六晚	字 @	小时$	就它	州	废	式	张②$	快	我那一	批了	时$	机周	机周五	样机	样机周	欠我	物	理由	着了	空调	端	第三	花了0	过了	那一	那个	长$
-20	^ yeah	^周五	^李	^要	^还	^这周	^预	a line	a:before	a:bruna	a:mind	a:only	a:up	ago	ago ,	alright	alright ,	boarding	boarding pass	c:NWCPKI①②	c:NWCPYKI②	c:WK	c:WR①	c:WYI	can go	customer	e:WPI?	e:WYK①	f:	f:WCPYKI①②	for everyone	i am	it if	it is	k:Bg,	k:Id,	k:I②x	k:MxI	k:P①T	k:RWx
-20	k:Vx,	k:WBx	k:^Td	k:xx0	k:①字,	k:②0x	k:字字,	l:NWYR①	late	like to	may ①	ops	s:^ 0 then , $	seven ,	started	the grand	the way	w:another	w:one	w:out	w:set	w:seven	wife ,	yeah	z:九点	z:关掉	z:匙	z:在线	z:文件	z:米	z:色	z:车$	z:运	z:送	z:钥	z:钥匙	②还	上门	丢	会议
-20	八点	刘	卡$	吴	在线	域	域名	尾	我把	我订	架$	等着	米$	给我妈	这周	那几	那几个	靠窗
-21	, one	, out	, 字	? if	@ and	^ then	^准考	^半	^哦	^每次	^空	^跟	a:approvals	a:article	a:checks	a:green	anniversary	c:NPKI	c:W	c:WYKI①	cheaper one	dashboards	deposit today	f:CPK②	f:CPYKI	in	k:,字,	k:HxH	k:IB②	k:T,T	k:TIx	k:^I②	k:^P①	k:^字,	k:xdI	k:xxS	k:字",	l:NP	l:WP②	looks good
-21	me from	our anniversary	please ,	printer on	root	the cheaper	the two	this ①	water	would be	wrote ,	you think	z:^加	z:①小	z:②还	z:两万	z:千五	z:卡	z:周四	z:妈	z:季	z:就这	z:每天	z:烦	z:跟我	①对	①对方	一共	一共0	一声	下来	专	元	共0	共0$	册	再给	准考	准考证	唐
-21	大理	好的	小唐	怎	怎么	投	是他	更	止$	每次	烤	眼睛	睛	等了	考证	补	订单	购	那	销了$
-22	0$	^ please	^ send	^你觉	^刚	^晚	^自动	a ②	a:address	a:ago	a:appears	a:both	a:checking	a:doxxed	a:forbid	a:home	a:night	a:offline	a:printer	a:rules	a:show	a:thanks	a:ticket	a:works	back	because	bill ,	c:CPYK	c:NWPKI②	c:WCPK	c:WPKI①②	c:WPYI	call the	e:WK?	f:CPYK	f:NWCPYRKI	f:WPI	f:WPKI①②	formatting	getting
-22	hour	k:,Dx	k:BP,	k:^LB	k:xPx	k:xYM	l:WCPYKI①②	moved	on wednesday	past	resolved	resolved ,	rights	s on	s:^ yep both , $	spent	ten ?	the new	them all	yep both	z:^0	z:^今	z:^小	z:^扣	z:么$	z:例	z:到十	z:半$	z:复	z:开	z:式	z:户$	z:提交	z:晚到	z:晚饭	z:第	z:衣	z:退	不想要	么$
-22	先把	到十分	千到	告诉	周三	想要了	手里	找	报	晚到	晚到十	晚饭	的小	盘里	确定$	米	豪	钱	阿豪	青	鸡
-23	, first	0 0	@ that	^合同	all of	c:NWCPR	c:PK①	c:WCPYKI?①	c:WPYKI①	delivery comes	f:NWPR①	f:PKI①	from yesterday	hotel	how long	in ,	it says	k:00,	k:0?字	k:@Tx	k:BxL	k:Hxx	k:P,D	k:^②@	k:x0P	k:②@T	k:②LH	l:NWCPR	l:WPYKI①	no ②	omar ,	on	on ,	quarter of	says pending	somebody ①	stolen ,	too late	tuesday at	w:may
-23	w:thursday	you're	z:^没	z:^过	z:一周	z:也①	z:六点	z:发$	z:够	z:奶	z:座	z:灯	z:的号	z:看到	z:移	z:等着	z:起①	①下	①小	丢了$	九点	也①	也①了	享	享盘	享盘$	份$	共享	共享盘	冒烟了	大刘	宜的那	小陈	报表$	是0	是0$	没人用	油	泡	烟了
-23	烟了$	盘$	直	看到	码$	程$	给①了	翻	行了	行了$	走	起①	钱$
-24	, mark	, scrap	? do	^ checkout	^上生	^免	^我腿	^的$	^结	a no	a:and	a:no	adults	answer	bags ,	bill	c:WK①②	down	f:WK①②	k:0,x	k:Rxx	k:xxY	k:xxg	k:①0x	near	on tuesday	passport	pay it	people ,	raised	road	signed	submit	ten ,	the one	tomorrow 0	up with	visa ,	w:submit	we're still
-24	z:^上	z:①上	z:不够	z:两大	z:分	z:大一	z:架$	z:止	z:民	z:注	z:群里	z:边	z:面	①上	①掉	一小$	下$	两大	两大一	两瓶	什么$	今晚	关	卧	卧室	及	只读	周$	大一小	天①	我腿	提交	歉	民	注	滤	滤芯	确	给我	老
-24	聚餐	腿	芯	解	读	通知	那段
-25	, annual	0 off	^ can	^ put	^亲	^写完	^原	^定	^往	^打印	^扣	^没人	^资	^资料	a:days	a:team	c:NWPYRKI	c:PYK	c:PY②	c:P②	e:PI	f:NWPYK	f:NWRI?	f:WCPYK	f:②	get that	is good	it now	k:,xx	k:?xT	k:Hx?	k:LxR	k:Px,	l:CPKI?	l:K①	l:NWPYK	l:PYKI	no need	normal	out ,
-25	put it	stolen	swap	tablets	the same	thursday instead	told me	two tablets	w:do	w:go	w:later	w:of	was promised	z:^报	z:^车	z:不能	z:入	z:出	z:起	一个半	一半	不成	个半	五点	停	写完	半$	去不成	声	张②	房	料	新来	新来的	曹	案	没人	脑	资料	这个月
-25	那条
-26	^ great	^ same	^货	a b	a:confirm	and jonas	b in	be called	billing	c:NWRK	chemistry	chemistry ,	dear	down ,	f:NP	f:PYI②	f:WYI	for my	fuchs	fuchs got	gets	go on	hi ,	in chemistry	jonas wasn't	k:,MI	k:,x0	k:,字"	k:MB①	k:MY②	k:NxW	k:VxB	k:dIx	k:x@x	k:xdH	k:②,$	kick	l:PI	l:PY	l:W①②
-26	legs	lena fuchs	leo's	let her	more ,	of	otto	push	s:^ yes , $	s:^ 字 ① 0 , $	so the	the place	there today	w:jonas	w:wasn't	wasn't there	with them	you ②	z:一	z:便宜	z:宜	z:成	z:拉	z:租$	z:说回	①周	①周五	一下$	一封	上	不能	东	两点	个都	九$	九块	九块九	信用	信用卡	前的
-26	在哪	块九	块九$	复了	复了$	我约	抽	掉毛	提前一	月还	杯子	没有	泉	用卡	租$	税	第	组	说回	车费	霉
-27	^ if	^人家	^去	^尾	^尾号	^电脑	admin	as ②	attached	attached ,	c:N②	c:YKI①	e:Y	everywhere	f:N②	f:PK①	file	it before	k:I0x	k:^xx	k:xgH	k:①字①	kettle arrived	l:PKI①	lena	let	monday	name ,	of my	pay them	take me	that one	the kettle	to call	to show	w:could	w:find	w:percent	w:weeks	what are
-27	z:^尾	z:^每	z:^赵	z:①她	z:一张	z:午$	z:孙姐	z:忘	z:把	z:查$	z:楼	z:照	z:请一	z:那份	z:里①	①她	①她$	一份	一周	一小	三天假	个	付的	加上	台	味	天从	孙姐	山	床	床$	得①	得①$	意$	收到$	改成	查$	漆	点	生日
-27	申	能把	让	请一	请一天	那边	里①
-28	, do	^ ship	^五	^免得	^含	^四	^忘	^每月	^装	^装修	^过	a:moving	a:okay	a:savings	ad	blue	blue one	c:PK	c:WYK	design review	e:WPRI?	e:YKI	f:WCPK	f:WP	f:Y②	hmm make	i'll be	in ?	it as	k:T,x	k:^N,	k:^①@	k:①@x	k:②,P	k:②xx	k:②①字	k:字②②	k:字字x	lost	one
-28	part	ship	stop	t	t 0	that 0	that ?	the blue	w:days	w:mark	w:next	z:^免	z:①阿	z:一半	z:一年	z:买	z:二个	z:免得	z:到了	z:千	z:里	②可以	三点	个①阿	免得	六个人	关了吧	出去$	千五	吃	后天①	含	周四	哪个$	回复	场$	备	大的	奶奶	孟
-28	据	提	数据	灯	看板	离	租0	租0$	能改	试试$	请	货	跟我妈	辆	辆车	这月
-29	, you	0 erasers	0 markers	^哦不	^孙	^怎	^怎么	^我出	^那给	a:free	a:reserve	arrived broken	broken ,	business	c:NWPYRI?①	c:P	c:WPYRK	can i	can't	coffee beans	erasers	erasers ,	f:NWRI	f:WPYRK	f:WYKI	is fixed	it please	it ①	jo's	k:BD,	k:Ix,	k:MRW	k:T,$	k:Y①x	k:x,D	l:NWCPKI?	l:WKI	look at	markers	markers and
-29	max	me and	nudge me	photo	then	w:goes	w:them	z:^到	z:①给	z:一声	z:俩$	z:吧	z:天上	z:心	z:恢	z:恢复	z:我交	z:我们	z:点到	z:申请	z:等座	①我交	一人	一张	个$	主播	二等	二等座	人看	以①了	份	作	出门	到十	哦不	天打	底	恢	恢复	我出
-29	我出门	我明	我明天	我给	播	春	机场	点到	第三回	终	衣服	那给	那给我	鞋
-30	, ask	0 each	^ say	^①去	^两晚	^八点	^发烧	^可	^多	^理	a:schedule	again ?	and ②	c:WPYKI	client	delayed	e:WCPYKI?②	i want	k:,P,	k:,PI	k:IV0	k:x,$	k:xLT	k:xMP	k:xTd	k:x字字	k:①I,	k:②xH	keys	kofi	l:NWP	my ①	noor	of us	pay the	pls ,	put me	rent is	that i	the client
-30	the keys	the weekend	the workspace	they need	to ②	w:friday	w:make	w:mind	with my	workspace	workspace ,	z:^多	z:^第	z:两	z:以	z:值	z:声	z:我这	z:收回	z:的钱	z:群	z:袋	z:里说	① @	① everything	①两	② from	不了$	临	临时	九	了完	交房	交房租	供	供应	供应商	便宜	六点	在家
-30	她	她$	婆	宜	市	应商	成0	成0$	房$	改成0	的不	的两	的号	站	素	给小	群里说	袋	这儿	里说
-31	^②不	^升	^卧	^卧室	^周会	^大	^快	^楼	^耳	^耳机	a 0	about the	c:CPKI?	c:NWCPYKI①	c:NWP	can have	code	compensation	dry	e:WI	forward	have	it ,	k:,d,	k:@xx	k:DT?	k:TLx	k:YSW	k:xgg	k:字?①	k:字①?	l:NWPYRK	l:WCI①	landlord	leaving	mia	minute	new	other	round
-31	second	second one	truly	tuesday	up from	w:ahead	w:mia	what to	z:^还	z:②②	z:五前	z:全②	z:换$	z:波	z:确	z:确定	z:让他	② of	一班	下周一	五前	交	全②	全②②	八$	到$	周五前	周会	垫的	抄	来$	波	王姐	真的	紧急	群了	群了$	耳机	蒸	要加
-31	让他	还在	邮件$	里	钱①	错群了
-32	, any	, stop	^①我	^六	^减	^减半	^券	^回吧	^姓	^就	^提交	^续	a:dollars	a:nadia	a:petra	a:sol	a:total	all three	and no	broken	c:CPYKI	c:NPRKI	c:WCPYKI①②	eleven	f:I①	friday noon	its	k:,gx	k:,xL	k:0,T	k:Igx	k:T①x	k:YxH	k:^x@	k:dHx	k:gx0	k:xVI	k:x②I	l:NPRKI	offer
-32	offer ,	out	plants	project	put a	r	the plants	to water	too	w:send	w:you	was 0	water the	we're out	z:^减	z:^续	z:以$	z:停	z:减半	z:吧$	z:回吧	z:站	z:这个	① of	一年$	下周五	东西	买$	二	减半	减半$	回吧	回吧$	备份	备注写	外	座	我开	户	改好
-32	改好了	架	注写	看$	突	群里	聊	被	责	起	都①$
-33	, but	, from	0 more	^每	a quarter	a:he	a:ok	been	but	c:WCYI	cake	dying	eat	f:NCPKI①	f:WCYI	f:W①②	finished	for that	i can't	k:IxB	k:Tx,	k:TxB	k:^HB	k:^x0	k:^xg	k:字@,	l:I①	l:WCYI	l:WK	late ,	make the	mill lane	noor ,	of all	out to	papers	rita	scrap	search	send 0
-33	than last	the office	thing ,	to noor	w:more	w:my	w:papers	weekend ,	z:^关	z:①一	z:①了	z:今	z:会$	z:器	z:好$	z:每	①我$	② the	②给我	一个月	三年$	买了	八千$	别再	坑	天②	天假	拉	捐	文件	来两	来个	用户	白	白色	药	蛋	视	视频	路0
-33	路0$	过道	那$	那个①
-34	^从	^先付	^关	^备	^赵师	a ①	a:fits	a:plan	c:NWCI	c:NWPY	c:Y①	charleroi	checkout	december	f:NWPY	f:NWPYRKI	five hours	ghent ,	k:"字"	k:,字0	k:Yx①	k:②,字	l:YI①	last month	later	name	now ,	pay him	same coffee	speaking	the card	them ,	thirty days	tonight ,	w:let's	w:time	we'd like	z:①0	z:①去	z:二十
-34	z:傅$	z:划	z:可以	z:喊	z:备	z:找	z:的全	z:第二	z:赵师	z:过去	z:阿	① to	② @	② ①	一半定	上七	上七点	个号$	也	付一	付一半	以①	例	傅$	先付	先付一	共	到手	半定	半定金	只	可以①	呗	呗$	品	喊	城	子	完	定金给
-34	师傅$	帮我	快$	提交$	晚上七	末	水	的全	第二	系	系统	耳机①	要$	赵师	赵师傅	选	那笔	里$	金给	金给他
-35	, make	, same	^ order	^就①	^我这	^理由	a:worker	accept	and get	c:NWCPR①	c:NWPYR①	c:NWR?②	channel	christmas	day after	docx	dr	flight	give him	hd	hd 0	him	i missed	k:"0"	k:@,x	k:@字,	k:DxT	k:IxT	k:VIx	k:^IB	k:xB0	k:xH0	k:②x0	l:NWRI	missed	my flight	of december	txt	w:brandt	w:thing
-35	w:today	work	z:两千	z:全部	z:匙在	z:块	z:屏	z:文	z:早一	z:桌	① them	① ①	①掉$	①过去	②②	主	全额	匙在	半天	嘛	在家$	天起	妈说	我妈说	有$	率	目组	还了	钥匙在	项目组
-36	, to	? i	^ tell	^ why	^①①	^①一	^是	^月	approved ,	c:NKI?	c:PYK①	c:WCKI	eight	enough ,	f:NPRKI	f:P	forty	give the	half ,	k:,②0	k:0xT	k:D,$	k:I,①	k:LxB	k:Px①	k:T①,	k:^WB	k:gIx	k:gx,	k:①,字	k:①①,	l:WI①	l:WPYI	living	living room	membership	promised	to 0	us ,	w:know
-36	w:now	you know	z:^孙	z:不上	z:件$	z:宜的	z:家再	z:物业	z:班	z:租	z:花	z:行	z:赶不	①①$	② up	②不	休假	千	去$	家再	方$	样子$	瓶	设计	赶不	赶不上	路
-37	, saturday	, yes	^ write	^也	^书	^抄	^抄送	^话费	a:reply	back for	c:WPYK①	c:WPYRKI	deploy	deploy is	euros	f:K	f:R	f:WCPI	f:WPYRKI	f:WP②	filled	filled in	flat ,	get us	i'm not	k:,Hd	k:,N0	k:N0,	k:THx	k:xTH	k:②,0	k:②,L	l:I	l:WPYRKI	l:YKI	lars	n:4	not 0	of it	said ,
-37	six ,	the deploy	the electricity	the station	to him	w:he's	w:up	w:whole	way	write	you	z:^打	z:^抄	z:二块	z:十点	z:午十	z:只	z:打给	z:抄	z:抄送	z:清了	z:续	z:都	z:重置	① a	上午十	二块	修	十二块	午十	午十点	吵	完了$	截	才发	抄送	掉了	都说	重置	马
-38	, me	^ customer	^ would	^小	^照	^给	^通知	a:whether	and want	c:WYKI	c:W①②	c:YI①	can the	e:WK②	e:WR	f:NWCPKI?	f:NWPRKI	flat	for 0	get	give them	is ,	k:,Id	k:?①字	k:HdT	k:Ix?	k:TTx	k:xD,	k:xP,	k:①xI	k:①字"	l:NWCPK①	l:WPYI①	l:WYR	one in	out of	then ,	z:^外	z:^提	z:^麻
-38	z:①①	z:一遍	z:六	z:度$	z:月底	z:票$	z:说一	z:费$	z:过道	z:遍	一遍	下可	下可以	中午	了$	了吧	了吧$	会$	关了	券$	发货	同意	告诉小	字 pdf	小王	度$	打过	把$	把②①	月底	来	每月	耳	诉小	费也	邮	邮件
-39	, get	0 ,	^ dinner	^ reorder	^ take	^ use	^跟老	always get	arrived	back to	c:NWCPYK	c:NWRI	done with	e:?②	f:WPYKI②	guy	here's	holiday	is in	it any	k:B,x	k:B0x	k:^P,	l:WCPYKI?①	man	ours	reorder the	the toner	this guy	toner	toner we	w:our	w:week	we always	wine	z:^买	z:你觉	z:冻	z:别再	z:掉
-39	z:样	z:老方	一个	不是$	个①	以$	停了$	可以$	周我	就这么	机场$	滴	老方	药$	装	西	边	靠
-40	, @	, then	0 on	^ two	^五点	^写	^卡	^咱	^拉黑	^车	a:closed	a:monday	a:scale	ahead ,	any	everything	f:PYK①	for me	heron	it anyway	k:,@,	k:0x0	k:0xx	k:SIx	k:TP,	k:^0x	k:dxL	k:x?P	k:字,x	l:NWPRI	not to	on 0	turn the	view	w:copy	w:half	w:name	week	will you	yep ,
-40	you mind	z:剩	不好	东$	么还没	件	兰	升	复	开	房东$	挪	排	新的	桌$	碰	等座	等座$	给我①
-41	^周六	^我和	^盘	^预算	a:time	a:what	and on	dinner	f:NWCPKI	fine ,	four of	grey	k:?P?	k:?①T	k:I,I	k:N,N	k:x,字	k:xgI	k:②②,	l:W	list ,	me about	monday ,	morning	off	reply to	s	seat	tip and	to somebody	w:past	z:^帮	z:^改	z:一刻	z:份$	z:准	z:咱	z:据	z:撤回	z:数据
-41	z:杯	① it	②②$	下来$	两千	两晚	两晚$	付了	伽	俩$	准	出来了	到期	同意$	国	我取	我和	晚$	瑜	瑜伽	门
-42	0 can	^ that's	^八	^通	be ①	c:PR①	e:CPK	earlier	for all	front	front ②	hour ,	in here	is 0	jo	jonas	k:",$	k:^DI	k:^字字	l:WPYK①	lovely ,	make	need the	put	right away	she should	stick	the code	the front	y	z:^从	z:^回	z:一起	z:就①	z:香	②关	②关了	下午三	下的	介
-42	们俩	便宜的	全部	剩下	剩下的	午三	午三点	咱	块	奶	宜的	客户$	就①$	我说	我退	每	清$	照	还开
-43	0 today	^ and	^ let's	^ new	^买	^前	^加上	^同	^批	^确认	a:payment	accepted	already ,	boiler	c:I①	c:PYI?	c:WCPYI	c:WK②	c:WPYI①	could	f:K①②	f:N	for three	get ,	i've read	k:,WN	k:@,字	k:IBx	k:S,x	k:T②x	k:dT,	k:②字②	l:Y①	read only	rights on	seat ,	see it	station	sure ,	theo
-43	w:care	w:for	w:②	z:^前	z:^合	z:^批	z:^清	z:^调	z:^马	z:①到	z:出库	z:头我	z:来了	z:水	①到0	②①了	两张$	儿子	出库	动②	去不	回头我	头我	忘	我吃	打不	报上	早一	毛	点半	照旧	给他	自动②	请假
-44	, sign	0 for	^两万	^录	anywhere	belongs	bin	bit	electricity	just me	k:?字②	k:PI,	k:x,0	k:x0x	k:xRT	l:	l:K①②	l:R①	like the	need	now	sorry ,	than	the next	the tickets	tickets	tickets ,	tomorrow ,	tomorrow at	trial	w:office	w:two	z:^录	z:上去	z:后天	z:年$	z:座$	z:点①	z:班$	z:置
-44	住院	住院了	你给	六点①	半	周五$	园	地	张$	我这	户$	批了$	撤了	点①	点①$	烦$	置	队	面那
-45	, now	0 he	0 in	0 minus	^两个	^两张	a:it's	a:restart	aa	are you	as of	batteries	due ,	each	each ,	grand	half of	k:0Hx	k:BYg	k:P,$	k:WBY	k:Ygx	k:x②M	l:NWPYR	lane	link	lunch with	minus	minus the	owes	owes me	road ,	so	study	study ,	the boiler	the study	times	to keep	w:boiler
-45	xlsx	z:^两	z:^拉	z:一个	z:一份	z:三个	z:上	z:用给	z:空	z:赶紧	z:退了	z:马上	②全	一下吗	上了	上了$	下吗	下吗$	不用给	六个	圈	天上	天上午	姓	字 nginx	打过去	明天上	点跟	用给	百	节	钱是
-46	, 0	0 of	^ ②	^叫个	^小周	^就这	^工	^确定	^试	^那就	c:NWPR②	c:WCI①	day	end	f:NCPK	f:PY	f:WCI①	for both	general	go	k:@,H	k:x,g	k:xxP	k:①x②	k:②①,	k:字,0	k:字x,	l:P①	numbers	sick ,	the second	the usual	try	turn	w:day	w:due	weeks	z:^叫	z:^大	z:三号
-46	z:俩	z:年	z:挪	z:架	z:物	z:的那	② as	②①$	②上	三号	个车	八	再②	匙	单给	叫个	叫个车	您	掉	改成$	旧$	桶	湿	烦您	色	试试	那就	钥	钥匙
-47	, give	, ②	^ lunch	^②可	^明早	a:business	a:seats	any more	as is	at it	c:NWYRK①	c:WI①	c:YI?	everyone	i owe	if you	it on	k:P,P	k:Td,	k:YxI	k:^①I	k:x,M	k:x0H	k:x@,	k:xLL	next to	not the	over the	pass it	put 0	s:^ team is enough , $	same as	team is	w:call	was stolen	z:^出	z:^放	z:①三	z:①过	z:上了
-47	z:成$	z:迟到	z:通	z:麻	z:麻烦	任	八千	务0	务0$	周六	子①	孙	录	扣$	拿	是这	晚	服务	服务0	柜	楼	欠	的0	的0$	皮	算服	算服务	结算服	花了	认了	迟到	送
-48	0 please	0 then	^①②	^①吧	^①它	^人	^去不	^嗯$	^在	^撤回	^调	^赶紧	at ②	behind	c:K①②	c:NWCPKI	c:NWPYR?	c:PY	c:WPRKI	called	f:NWPYR?	f:WRK	guest list	have it	k:,②①	k:VTx	l:NWPYR?	l:WPRKI	lane ,	make a	my notice	needs	notice	runs	stuck	the guest	the tax	the week	thursday	tip
-48	w:card	w:put	we'll be	z:个①	z:了吧	z:说我	z:题	①①	①它	①它$	②都	一刻	三张	下午	中$	付	你先	台灯	嗯$	完了	室	爱	赶紧
-49	, deliver	, friday	, subject	^ pls	^ team	^ three	a new	c:PI②	c:W②	could you	f:NWPR②	f:PI	f:YK②	for it	from 0	house	house ,	i know	in two	k	k 0	k:^x②	k:xx@	l:PYI①	off sick	on the	r 0	sick	w:0	w:back	w:bit	w:bounce	w:deliver	w:ending	w:sign	want my	z:十分	z:午	z:吃	z:名
-49	z:截	z:蛋	z:表	① "	② a	今天给	以吗	以吗$	俩	可以吗	天给	方	没①$	没发	算表	箱	设	预算表
-50	, his	^ yes	^付	^把$	^没问	^钥	^钥匙	and a	b	by the	don't let	fern	her	i have	i'd like	k:IBg	k:M,$	k:gxI	k:xxM	k:②MP	left ?	lovely	one ,	please	push the	take	three	time to	today ,	up ,	w:as	w:his	wednesday ,	with	z:^钥	z:①他	z:出去	z:室	z:我的	z:早上
-50	z:服	z:点$	z:给她	z:说样	值班	样品	样子	的了	的了$	试用	说样
-51	^替	^替我	a thing	c:PYKI	call	f:NWPRKI②	f:YKI	gone ,	k:,Rx	k:Lx,	k:MHR	k:①,①	me three	oat milk	project ,	right now	three more	usual	w:get	w:other	z:停掉	五下	五下午	停掉	周五下	她说	季	小赵	是$	晚两	来了	来了$	查看	烧	王	的②	票$	赶	进
-52	, for	@ needs	^ yep	^嗯	^没	^点	all the	c:NWPR①	c:PI	december ,	e:WYI?	f:NWPKI②	guest	if it's	k:,字①	k:B0,	k:HSx	k:L0,	k:MYx	k:YSx	k:^MI	k:x?T	k:xBI	k:①T,	let the	off it	quarter past	the bedroom	the plumber	to whoever	yep	you get	you let	z:市价	① the	②可	不$	不好$	不开	从
-52	嗯	天假$	市价	我报	拉黑$	楼下	的钱	纸	纸$	给我报	跟老	过去	那班$	都①
-53	" 0	, much	^ answer	^一个	^后天	^对$	^房租	^该	bounce it	c:NWPYR	c:NWPYRKI②	c:NWP①	f:WPY	f:YI?	for ?	k:,PD	k:0MP	k:IVT	k:Rxg	k:TxM	k:gxN	k:①,P	laptop	please do	same time	sign it	sort	then ①	w:annual	w:saturday	w:under	we need	z:赶	① 0	上去$	八个$	号$	器①$	我要
-54	, could	0 now	^拉	^拿	^改	^注	^注销	a:discount	and give	before ten	bike	bo	c:PYI②	c:WCK	change	do ,	do the	don't care	f:PKI②	f:R①	f:WCK	hall ,	her file	i keep	k:Nxx	k:RYx	k:Y,x	k:xB②	l:WCK	the numbers	three ,	w:here	write to	you just	z:②给	z:后①	z:孙	z:小周	z:开个	②①
-54	后①	后①我	堵	字 字	小周	座$	特	笔	给她	能给我	这个$
-55	, set	0 and	0 tomorrow	@	^ five	away	c:NWPRKI②	copies	copies ,	done	get it	home	in staging	just ①	k:0x,	k:?Ix	k:xH,	k:xMB	last ②	n:5	saturday	the day	to be	two ,	two days	w:anyway	w:too	wasn't	wednesday	z:五$	z:合吧	z:换成	z:春	z:来一	z:能把	z:车	值	就①	成	换成
-55	申请	礼	给王
-56	, two	^ need	^ sure	^ that	^帮我	^报	^放	^沙	^沙县	a:dr	c:NWPRKI	c:PKI②	c:WI	can't make	e:YI?	f:NPRI	f:PK②	f:PR	f:①	five	k:?DT	l:W①	need 0	pdf	pdf ,	savings	staging ,	w:stuck	z:呗	z:呗$	② please	中	乐	乐$	关了$	县	帮	我请	沙县	的那
-56	的那个	说一	顺	香
-57	, end	^①他	^周末	^撤	a:your	anywhere ,	brandt	c:NCPRK	c:NWYR?	c:PKI①	f:NCPRK	f:NWPYR	f:NWYR?	f:PK	go ,	it over	k:d,H	k:xHP	owe	starts today	w:second	we have	z:^撤	z:刻	z:务必	z:她说	②一	剩	务必	我那份	沙	点了	点了$	病	还不	都要
-58	, into	^ kill	^到	^来	^结算	are final	home ,	it's 0	k:,B0	k:0,$	k:0,字	k:Ng,	k:R,x	k:x?x	k:xB,	k:①Hx	k:②,①	k:字①0	l:I②	plan ,	w:mine	w:pay	z:录	z:替	z:替我	①0	①0$	伟	六	天①我	就按	度	张伟	挂	说一声
-59	, ida	^数据	^能帮	block	c:NWPRKI?	c:PI①②	c:WCPKI?①②	eco	eco ,	f:WPYK	here ,	k:?字①	l:PYI?	l:R	left ,	make that	mind	mine ,	mute	need a	tax	the shoes	two	z:^告	z:一小	z:个$	z:交$	z:名$	z:水$	z:结算	z:能帮	一箱	名$	换了	换了$	话费	说我
-60	^麻	^麻烦	ahead and	and the	c:P①	c:RK	can	did i	e:	f:PYKI	f:RK	k:BxN	k:Txd	k:YxT	k:②P,	l:NWCPKI	l:NWP①	l:RK	lot	louder	thirty	w:away	w:block	w:lot	w:turn	z:我开	件$	号①	我也	我交	给我换
-61	? can	^ jo	^不是	c:R①	c:WPYKI②	clear	due	f:NKI?	gateway	i said	instead of	juniper	k:,L0	k:,②x	k:L,P	k:^Px	k:^WN	k:xMY	l:WI	nudge	should be	three of	tomorrow	w:quarter	z:一天	z:今天	z:我要	z:掉$	z:的都	②没	②能	人家	停了	前一天	晚的	楚	清楚	的②$
-62	, pay	, she	^推	c:WCPRKI②	c:YKI	f:WCPRKI②	from now	k:xgT	l:PK①	l:WPYK	l:YK②	my last	s:^ ② 字 , $	w:home	why is	z:^找	z:^推	z:^赶	z:上午	z:邓	z:顶	② can	休	到五	报个	越	邓	顶
-63	^ give	^老样	^那①	and my	c:WP②	coffee	have 0	k:LL?	k:P,x	k:WN,	k:xHT	k:xNx	k:②x②	l:①	my laptop	renew	same	w:left	why not	with it	z:内的	z:税	z:路	① him	不等	充	内的	刻	掉$	老样	老样子	费$	那①
-64	, bounce	, go	^准	^合吧	^给小	^赶	a:change	a:pm	and put	bounce	c:PK②	c:WYR	can be	f:K①	have my	in her	is enough	k:x,P	l:PI①②	plumber	today	w:"	w:can	waiting ,	weekend	z:^准	z:全①	z:关了	z:阳	②给	两	单$	去不了	合吧	合吧$	周末	婚	杯	烦	给
-65	^出	^合	^的	a day	away ,	bedroom	c:R	class	f:Y	fan	k:,①字	k:YM①	k:^①②	k:xx字	k:①TP	l:WCPK②	let's	up for	use the	z:^确	z:先①	z:张	② off	不来	个人$	先①	天就	婚礼	我的	抽纸	的都	能帮我	花
-66	, turn	0 should	c:①	cut	f:WI	her the	it off	k:MBd	k:PRx	k:xHH	link ,	me up	off and	the link	z:也	z:带	开了	开了$	打给	没错	给你	过道$
-67	, back	0 to	^挂	confirmed	f:NWPYRK①	f:WCI	grab	k:,P①	k:Mx,	k:xHS	k:②xP	long	new one	z:也一	z:全	z:放	①给	不见	也一	来一份	退了$
-68	, let's	? ①	^ go	^帮	^我在	^找	c:NCPK①	c:PYI①	c:W①	care	everything ,	k:I,x	k:P,R	l:NCPK①	mine	w:pass	w:paying	w:①	z:马	应	张	成$	水$	那份
-69	^叫	^我要	and ①	give her	k:TxV	off with	z:^要	z:器①	z:外	z:礼	修$	器①
-70	b ,	c:K①	f:NWP①	five ,	k:LLL	k:RxT	k:T0,	k:xI②	k:①Ix	that we	w:change	w:monday	week before	z:市	z:开了	z:必	以	写$	必	我退了	没问	没问题	费	退了吧
-71	, with	^ chuck	^就它	^是小	^能给	can we	could we	e:②	here	k:,0,	k:,MY	k:,②T	k:HRx	k:P,①	saturday ,	z:是小	z:试试	不是小	关$	后天	我知	我知道	是小	正	驾
-72	, block	^回	^用	access to	ask you	eggs	final	k:,②,	k:^①0	k:g,①	pay	peace	pls	s:^ 字 , ① , $	use	z:进	z:那个	题	麻	麻烦
-73	aisle	c:Y	give	have the	k:N,0	k:VNx	k:x?①	k:xBD	k:xTI	k:①0,	me on	s:^ no , 0 , $	w:her	w:into	z:^是	z:人家	z:寄	z:道$	不了了	了了	了了$	价单给	放	结算
-74	^ nudge	at seven	c:WRK	do that	e:W①	f:NWCPK	i'm running	k:BT,	k:x①I	l:WRK	today and	too ,	上午	出来	券	我换
-75	^给他	be there	c:WCI	go ahead	k:^①T	k:xIg	l:WYK	needs to	to go	to look	z:^对	z:①吧	z:快	z:我那	能帮	认了$
-76	and	c:WPYK	f:W②	i need	to prod	w:down	w:same	z:假$	房租	通
-77	^②①	an hour	c:WRK①	l:WCI	on call	w:from	w:so	w:stop	z:号①	不了	别让
-78	, please	^ i've	^告	^告诉	^确	^话	afternoon	f:WYR	k:MY,	l:NWPR①	you can	年$	都
-79	^ it	bin the	chuck	k:0P,	kill the	reply	thursday ,	w:new	到家	寄	火	班$
-80	0 minutes	^顺	as last	c:YK②	f:K②	off ,	一百	知道$	过去$	问题	问题$	题$
-81	ahead	ends	k:RT,	waiting	z:留$	吧	帮我①
-82	^停	continue	continue ,	dark	has to	k:,DT	k:IDx	k:d,x	l:NWPRKI	seven	shut	好不	来一
-83	^ b	a week	it's a	k:LxL	work ,	接①	直接①
-84	anyway	anyway ,	c:NWPYI	w:yes	吧$
-85	^对	c:K	l:NCPK②	quarter	五$	午	可以	能给
-86	access	c:NPRI	k:,xH	k:xMR	w:end	①一
-87	^ block	^两	^我那	please ①	stop it	z:前一	开个	租	续	说得
-88	l:YI	w:pls	上去	行吗	行吗$	退了
-89	^ could	k:?xg	w:last	② s	我那	留$
-90	f:NCPK②	l:K②	me in	that the	z:叫	② it
-91	@ ,	the first	z:^停	三个
-92	k:H,x	kill	sign	thing	前一
-93	^提	c:YI	f:W①	main	put the	s:^ ① , $	z:关	①吧$	传	假$
-94	c:K②	k:^MY	z:^一	z:到$
-95	^ reply	f:WK②	final ,	l:K	上$
-96	k:,①I	l:NPRI
-97	k:DT,	w:please	①一下	①我
-98	^ this	k:TxH	l:Y	z:①我	全	带
-99	, can	k:x,②	z:^快
-100	k:,xT	k:P①x	清
-101	k:^Tx	yes	z:好吗	好吗	好吗$
-102	, so	c:NCPK②	half	z:清
-103	z:回$
-104	^可以	① me	替
-105	, off	k:MIV	k:^①x	k:字,①
-106	替我
-107	can you	do it	k:^①,	z:从
-108	yes ,
-109	k:^②x	①吧	么还	怎么还
-110	our
-113	^ ①	goes ,	叫
-114	, put	f:YI	k:,①,
-117	道$
-118	z:去$
-120	z:^能
-126	② is
-127	z:上$
-131	k:x,①
-133	k:,①x
-140	, ①
-148	k:,①T
-173	^能
"""
