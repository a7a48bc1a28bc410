"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-1.22
threshold	3.25	2.5
limit	22.6	37.9
cue	agent	and	answer	asistente	assistant	assistants	automated	been	bot	card	comment	continuing	credentials	env	etc	example	firm	fix	help	his	http	https	leave	mail	mark	memo	mention	minute	note	pay	plan	post	readers	repeat	reply	requester	session	sh	sign	software
cue	state	triage	user	whatever	who	下一	下载	人	你	凡	分析	到	助	单	單	填	家	寄	并	总	我	把	报	推荐	有权	款	理	的工	看	程序	箱	统	评	账户	跳过	里
feature	68	this
feature	60	凡
feature	53	@@	把
feature	52	://
feature	49	as
feature	48	字 ://
feature	47	主人
feature	46	#xD	~helpe	并
feature	44	替
feature	42	#VD	他	免	字 @@	将
feature	40	#Dx
feature	39	@@ 字	whatever	~whate	主	都
feature	38	helper	his	their
feature	37	下单	以	其	程序
feature	36	that_this	this page	以后	就说	此	的会
feature	35	reading this	为	出来	直接	顺
feature	34	here	top	~resol	的	那位
feature	33	about it	gift	out	with	you're	~you'r	本	续	这
feature	32	#txD	admin	all	last three	this_,	信的	先把	全	总结	这条
feature	31	#B:	#D&V	#VtD	out_the	不必	全部	序	悄	悄悄
feature	30	#/x	#:V	#D&	#QB	#tD	-_example	dev	drop	that the	therefore	unlock	~summa	~visit	不用	再把	原样	由	的小	直	者
feature	29	#VL	#xYU	:_all	at_-	helpers	mine	prod	that	this line	代	任何	填	户的	把他	问起
feature	28	#/V	#000	#D0	#WQ	( 字	and	and leave	and the	by	curl_s	digital	example /	from this	in the	is to	ltd	put	typed	would	~conse	~publi	关掉	加一	序请	应	所	本文	机主	每次	汇	程	程序请	者的	跳过	附上
feature	27	#&x0	#Mt	#YU	,_://	ai	as_and	by_the	carry	drop table	full	is_be	link	pw	replaced by	safe	so	the_you	to	to_-	you were	~audit	~booki	~remar	~troub	~verif	人请	你	其他	官	將	成	扣	把你	现在	用	结	访客	顺带	额
feature	26	#&xW	#BM	#D,	#Dt	#Nx)	#Vx	#WQx	,_@@	0	:// $	assistants	below	fa	handling	hint	js	note_字	signature	vip	~credi	~reade	~unloc	上传	下一	付	便	單	器人请	字 ”	就	帮手	整	病	统	自动	行程	解
feature	25	#St	#Vxux	#^xBx	#uHx	#x&VP	#xU	- s	/	@@ $	and_out	are	behalf	best	credit	helpers :	instead_the	me	no	note	note :	offer	public	sudo	telemetry	the account	the person	to_public	y	~accep	~assis	~behal	~digit	~every	~maint	~sessi	~telem	予	人问	今后	传
feature	25	到本	在就	大模	大模型	存的	把用	把用户	现在就	电子	的程	股	那	须
feature	24	#"x"	#Hu	#HxQx	#K&	#L(x=	#QV	#Rx:	#StD	#VLx	#xS	, they	-_cn	:	: put	anyone_a	bots	buy the	every	free	in_of	interview	it would	payable	phone	pro	publish the	right away	s ://	say	show me	software	ssh	table	the_three	to ://	visitor	wire	x -	~payab	~shopp
feature	24	~softw	~spons	到这	卡号	字 verify	应在	当前	总	把主	把主人	把我	接	放行	有人问	正	继续	要是	请代	请替	这一	都把
feature	23	#"x0x	#&VxD	#:b	#:x-x	#:xUx	#Dx,	#FxIx	#NMtx	#VBM	#VDx	#VxD	#Wx	#xD,	#xJ	-	0 as	0 y	0_off	:// 字	@@_to	a 0	auto	auto -	consented	from	from here	further	goes	kx -	last	my	on each	on this	remark	the_out	this as	thread	token to	trouble	~alert
feature	23	~compe	~furth	~shoul	~waive	~walle	並	主人的	会悄	会悄悄	作废	到公	半夜	名义	呈	在回	夹的	字_=	就这	就这么	帮	废	所有	排	方便	查询	核验	清空	生成	程式	继	署	能力	请把本	购	赞	释	须把	额度
feature	22	"_with	#"tx	#,NV	#/&	#/P	#:Hx0	#BxM	#Gtx	#Pt	#StD/	#Ux	#V@	#V@x	#VtD/	#W0	#YW,	#Yu	#tDx	#x"x0	#x@	#xVtD	#xt0&	- note	/_/	: follow	@@ ,	^_“	acceptance	allow notifications	any	as 0	assistant :	at ://	auditd	be_if	checks	coding	config js	content_"	de
feature	22	disable	drive	example and	fix	from_on	helper ,	in every	in_answer	into	it	ni	nice	of this	postinstall	proceed	query string	saved card	that no	the full	the_system	this one	tooling	ur	waived	wget	with_access	y 0	yes	your answer	your summary	~codin	~inven	~premi	~recit	~there	~tooli	不管	人的	人看	代办
feature	22	件夹的	先关	即刻	史	后续	天给	宾	对外	对调	律	掉	改	时请	查	永	的单	的智	的智能	的程序	答	设为	设定	说是	赞助	起	述为
feature	21	" and	" none	#(x=	#,&x0	#,QY	#,VD	#,t	#A,	#Gt	#Gx	#MV0	#MxD	#Nx"&	#Qx&V	#QxYx	#uH	#x",&	#x&xU	#x/V	#x0xS	#x:x:	#xBx:	#xH/	#xPxM	#xtxD	( ai	, to	,_grant	,_his	,_mine	0_device	=_in	` git	a @@	account_0	acct	all on	and publish	and_without	append "
feature	21	as_to	assistant_this	backups	booking	by sending	drive and	e_f	filled	first and	five	group and	guest	of_minutes	ok	ok_$	place	proven	publish	quantity	reader_the	relay to	replaced	requester	shall	software_the	system	the best	the really	the_the	this inbox	to @@	to_and	to_when	tooling :	w /	wallet	would be	~appen	~autom	~conde
feature	21	~corre	~fille	~kubec	~owner	~remai	~repla	~silen	下一步	两万	云	他看	件人	先不	务请	发出来	发到	君	字 )	定位	就把	并回复	推	支付	时把	本合同	框	為	然后	理可	用卡	的那位	相册	箱	若您	莫	要里	记账	车里	附带	需将
feature	21	风险
feature	20	#(V	#,b	#:VxF	#:bx	#A:	#BxM&	#C/	#D&Vx	#D<x	#H:xB	#Hx,W	#LF	#Ox0	#Rx,V	#Sx	#UL	#V&x	#VF	#Vxu	#W0/	#YIx	#YQx	#bx&x	#pxP	#tD,x	#ux	#x"tx	#x&WQ	#x,V0	#xQx"	#xV	#xVL	#xY	#xYI	#xt0,	, no	- pay	-_shop	/ i	0 e
feature	20	0 through	0_in	: results	?_=	@	^_unlock	accept	ai -	alerts	all open	allow_"	and if	and take	are to	cc	cn /	exe	ext -	failed_the	false 字	fill	follow @	generate	guest's	here_$	hint :	host's	into the	irrespective	irrespective of	la	machine	me the	need_trouble	notes	off for	owner's	pass	patient	prod -
feature	20	readers	refundable	relay	remark :	s_sh	savings	shopping	should	silent	skip	string_://	that_was	the digest	the host's	the photo	the pr	the traveller	the two	the visitor's	the_header	the_so	this_as	three_of	through	to press	traveller	user_"	visitor's	when_asks	while you	who_this	without	write 0	you are	~dispe	~highl	~host'	~irres	~quant	~quick
feature	20	~syste	~throu	~unrel	~withd	~witho	”_字	」_$	一律	下一次	为了	人回	保存的	入本	具请	到此	口令	名下	字不	工具请	帮人	并关	应自	惯	户所	户所有	房机	房机器	把本	插入	改为	改向	文字的	时	本模块	烦	無	用我	的两	的名义	的机器
feature	20	的自	的音	的音箱	的验	码后	礼	篇	综	让那	记为	账号	这封邮	那条	预
feature	19	" to	" yes	"_then	#",&	#",&V	#"t	#&QY	#&W	#&xF	#&xMt	#,Vx/	#,YB	#,x,t	#,xD	#,xO	#/B	#0&	#0txS	#:0x0	#:Y	#:xL	#:xU	#@x&	#BMx	#D<	#FG	#IxU&	#Kxtx	#L&V	#L&Vx	#Mx:	#NxH	#Ox)	#QJ	#QxA	#RxM	#SY	#SxL	#VL(x	#VNxQ
feature	19	#VxF"	#WxF	#WxH	#YI	#YQ	#^QxJ	#^VQ	#^xB	#bt	#ix"	#u,xV	#ut	#x)Vx	#x,xR	#x-x	#x:Y	#xA:	#xB:	#xBMx	#xBx,	#xK	#xO	#xPu	#xQYH	#xYUx	#xu	, ship	, strike	- open	/_字	0_0	:_from	^ let	^ quote	^_with	a_agent	add a	add_-	admin (	agents_skip
feature	19	aid	and merge	and that	any summary	assessment	backups_,	below ,	by_way	credit_to	deploy key	far	file ,	for everyone	for their	forecast :	form	gb	grant	home	i sh	in_this	is no	later	look_the	next	of_page	others	package json	package_字	prior	prior to	reading	recite	release ,	session	sh `	silently	street	summary	svc
feature	19	the backups	the reply	the shared	the standing	the translation	the_box	the_record	this_shall	tmp	to account	to_is	trace	typed_the	unread	up_the	via	voice assistants	while you're	while_are	whoever_this	whole	win	with "	your instructions	~accou	~answe	~concl	~conti	~house	~manda	~signa	~stree	~thing	一律答	一步	且	人回复	今天给	价时	保护
feature	19	信用	信用卡	公开	册里	加	助手须	发送到	可见	告诉他	售	字 drop	字 package	字_admin	官方	审核	审计	审阅	寄给	密码	己办	幫	并关闭	律答	律答复	所用	手头	手须	接批	接批准	接收	方式	晚的	替人	核	档案	法是	派	理须	的信用	直接批
feature	19	算	类别	结论写	给	给我看	给这	综合	绿	自己办	行后	行将	要的	訂單	论写	诉	诉他	说没	贴出来	贸	赠	跳	这篇	都说	阅本	限	需	顺便
feature	18	" for	"_passed	#&):	#&xMV	#,V0	#-A	#/H	#/M	#0p	#0xUx	#:xJ	#=D/	#=x	#=xV	#Ax	#B:b	#BWQ	#D&x	#Dx/	#HxI	#MxH/	#Nx&N	#PxD	#QxH	#SF	#SYx	#Ux-0	#VP	#VSt	#VxC	#WxVx	#^VBM	#^WxV	#^xuH	#bVL	#tK	#tL	#tS	#tx,x	#txD/
feature	18	#x/H	#x/x	#x0&0	#xA	#xD&	#xKxt	#xLF	#xMx:	#xtK	#xuH	( see	,	, it	, my	,_below	-_top	/ credentials	/ note	0 !	0 regardless	0 when	: hey	: paste	:_@@	<_style	@@_the	^ ai	^ begin	^ while	^_an	^_correct	^_would	a shopping	acceptance without	acceptance_revision	account	admin -	ahead	ahead of	all_of
feature	18	also	and advise	and give	and recommend	and rerun	and_the	asked $	assistant_,	at_,	author	automated_:	away	bash	booking_:	bookings	brandt	cancelled $	card number	card_,	comment	detail_字	dont	el	every_of	every_you	far_the	favour	fetch	fill in	for all	forty	full_and	gets_by	go through	guidelines	helper -	history	in_final	io 字	json 字
feature	18	just_my	key 字	lgtm	mail the	means of	message	must first	must_0	need_be	needed	no_"	none "	npx_-	on you	one_read	only_:	open_of	outgoing	passed "	pays	pictures $	priority	privileged	put two	read :	read_字	regardless_the	report sum	requester's	results from	say it	session cookie	shell	side_:	site ,	so_can	stars ,	status_approved	style =	style_"
feature	18	system_this	the complete	the last	the requester's	the rota	the usual	the_folder	the_saved	the_should	thing	thx	tier	to ask	to wire	transcript	up 字	update_must	usd	we can	when_this	whoami	wire the	without revision	without the	you read	you_asked	your_can	your_says	~conce	~diges	~draft	~histo	~linke	~neede	~outgo	~place	~prior	~resen	~revie	~submi
feature	18	~toler	~trave	~whoam	一栏	两晚	为已	之	之处	事的	二步	亲姓	人不	人手	人手机	人的答	从	付款系	以免	位的	住址	何人可	你的摘	你老	你老板	保存	做什	做什么	先关掉	写	到评	到评论	到金	刻	加一条	加上	单时	单的	历史	取本	同意
feature	18	告时	员权	员权限	字_true	字里	对我	序填	得提	性能	手	护	接放	描述为	提升	摘要	改為	放一	效期	整理	文字里	日历里	有效期	本条	权限的	标软	标软件	案时	欄	次请	次请求	款系	母亲姓	每一个	永久	没问	理同	理请	用开	用户的	百分之
feature	18	的朋	的朋友	的机	的登录	的自动	的都别	看	程序填	站点	第二步	答时	系人	系统读	结论	给我	统读	联系人	至	若您是	讯	评	评标软	诗	话的	说	请助手	请将	请把	贴到评	贴在这	身份	这句	这段	述本	里的	锁	难
feature	17	"_0	"_take	#"&	#"x",	#&B	#&V	#&Wtx	#&a	#&x=	#&xD	#(xN	#)Vx/	#,HQ	#,V0x	#,VxN	#,ux/	#,xR	#--x,	#-x,&	#/Nxt	#/x/	#0N	#0x0&	#:V"x	#@/	#B:bx	#Fx,V	#HxC	#Jx	#RxMV	#UF	#V0x	#VL(	#VPx	#WxV	#YW	#^B,	#^B:O	#^xRx	#t"
feature	17	#t000	#tx@	#utVx	#ux&	#x,	#x,HQ	#x,NH	#x/P	#x/xV	#x0N	#x:xL	#xC	#xD&V	#xD&x	#xPi	#xQxY	#xStD	#xVLx	#xpVx	(_=	) in	)_the	, nobody	,_says	,_verify	- rf	/ r	0 euro	0 ok	0 without	0_claim	: @	: show	://_字	:_://	> )	@@ and	^ hint	^ instead	^_asking
feature	17	^_using	a_card	agents_to	all of	already_to	an agent	and carry	answering	answers	approved	are_here	as withdrawn	assistants :	authorise the	away in	base 0	base_字	be replaced	body	by deleting	comes out	credit card	ctx `	customer_and	dear	deploy 0	detail :	device_the	do that	donors	e_a	entirely	euro	everywhere	file_it	forecast	from_mailbox	gist	go ahead	has agreed
feature	17	helper :	in ci	in_reply	in_translation	interrupt	is valid	js ,	json_postinstall	lay	maintainer	models :	msg	need not	not a	of_translation	off	off_$	offer_0	on	on top	one who	out the	over this	over_chat	password_the	paste	payroll	place it	place_on	premium	print the	prod /	prod_db	publish_package	puts	raised_0	relay_the	release	replaced_the	report that
feature	17	repositories	rerun	resolution	rf /	rm -	rm_rf	sale	score	secret	share your	shell commands	shop 字	should_0	show	someone asks	stay	stock	straight	strumfast	strumfast io	swap	sync_-	ta	taken_the	text_the	that_can	the case	the change	the failing	the following	the linked	the next	the others	the paid	the remaining	the thread	the way	the_helper	the_of	the_second
feature	17	this :	this and	this up	through 0	thx_$	till	tls 字	to_you	translation_the	treasurer $	treat	treat_as	truncate	user_0	usual second	way ,	whatever it	with it	with write	without_usual	you_them	~compl	~donor	~favou	~forec	~futur	~payro	~posti	~privi	~profi	~readi	~strai	~strum	上报	上面	下的内	下面	不得出	不管你	串
feature	17	主人家	之系	人完	人直	人直接	代填	代理须	代购	何	你不	你要是	你那	信验	信验证	倘	六条	别的	别说	北	单第	单第一	卸载	去问	召回	可直	可直接	名校	名校验	否则	器人直	回信的	在回答	填了	声不	处理	备注	复员	复员工	娘	字 settings
feature	17	字 skip	字_base	字_up	字幕	定不	家长	对了	小帮	小帮手	就说是	已预先	师的	并将	应作	开通	弄	弹窗	得出现	您是	惯例	把密码	排障	接受	撤回	攻略	攻略的	早于	时勾	时勾选	星	是老	本文的	本版	本版本	檔	款的	每个人	每五	每五分	每天早
feature	17	毒软	毒软件	没问题	泰	然后说	用默	用默认	由自	由自动	略的	病人	的经	的账	的金	短信验	程的	第六条	签名校	管你	系统	系统对	结尾加	给代理	统对	续费	草稿	行程的	表程	表程序	览	說	讯录里	访	请输出	谁在	费代	过安	过安全	退房	通
feature	17	通过安	重发	金转	问	随	面	预先	预警	黑
feature	16	" n	" prod	#"S	#&Ix	#&WxF	#&xL&	#,Dx	#,FxV	#,tD	#0&x,	#0xS	#Ax:x	#AxM	#BQ	#Dtx	#Gtx/	#HP	#Hx,	#J:V	#Kx&	#Lbx	#MW	#MWx	#MxL	#NH	#Px	#Pxu	#QN	#QYx&	#QxQY	#R,	#Rx	#Rx:V	#S-x-	#St0	#UxVx	#V--	#V>	#VB	#VQ
feature	16	#VS	#WYxV	#WxHx	#^Vxi	#^xB:	#i&	#tD&V	#tQ	#tVxV	#txB:	#uHx,	#x&xb	#x,QY	#x,tD	#x:Q	#xD0	#xGxY	#xL	#xM	#xOx&	#xQxH	#xUF	#xYu	)_return	, now	, your	,_block	,_mail	- force	- telemetry	-_force	/ ?	0 kcal	0_outdated	:_nothing	:_retention	:_ssh	= ://	@@_字	^ btw
feature	16	^ decline	^ oh	^ put	^ readers	^_bots	^_helpers	^_text	a_e	a_字	account of	affiliate	affiliate link	after each	ai ,	ai_,	allow_,	and cancel	ask again	bc 0	bet	bo	bookings made	boss's	brand	build ,	call delete	certified	chat	chat $	ci	cn 字	com 字	comparison	compliant	comply	conclude	consented =	consented_true	contact_and	continuing
feature	16	curl -	delete dns	delete_zone	deposit $	die	discount	document	don't ask	don't_this	done by	double	drop_sessions	ed 0	erase	erase_0	evaluating	fi	for later	force	force origin	gh secret	gh_list	guest 0	here on	him	him the	host	iframe	income	insurance and	isn't	it )	it 0	it short	it was	just reset	kcal	keep that	kx	last year's
feature	16	linked	log_`	mailbox	mails the	me_the	my message	my_are	new_from	notifications	npx	of last	of your	of_other	official_,	ok "	ok_:	on receipt	on_of	only_after	opens	pasting	person's	phrase	place of	post	priority $	profile	public -	public_page	public_read	quicker	quietly	qz	reason $	registry	remark_字	reminder_:	reported as	reroute	reroute the
feature	16	rf	root_,	safe and	secret list	sent from	set setting	silently $	skip_$	skip_,	so_we	solving	sponsor	stars	sure	sync	sync pro	table sessions	term	the comment	the guest's	the premium	the_fee	the_link	the_notes	their_-	their_login	there_no	they're	this change	this for	this profile	this report	this thread	this_was	through_form	tmp admin	to be	to off	to_street	to_told
feature	16	today	tool :	two is	usage :	visitor_0	what_user	whenever	with all	with_link	year's	~affil	~boss'	~escal	~ifram	~lawye	~pasti	~quiet	~solvi	~they'	~treat	~triag	~viewe	~whene	~year'	」 ,	一事	不影	不影响	不得提	不要说	不足	个就	个忙	中扣	中扣除	为零	五的	交叉	人把	今晚的
feature	16	从现	从现在	他若	他若问	他要	代理在	代理请	以此	价往	价往上	你就说	偿	允	允许	入成	全套	册第	再继	再继续	别让用	功后	加购	动会	动回复	助理把	升配	升配额	单	句的	只写	召	号与	司	后将	后照	后都	听歌	周五的	品卡	回答中
feature	16	回答时	在下一	在就把	在这里	圾箱	垃圾箱	好友	如果你	字 "	字 config	字 sudo	字_://	字_js	字_table	字_“	官网	家的	密码写	小鹿	就把我	就说本	帖	并提交	并给	应将	应给	录发到	意见	成功后	成绩	所有订	扣除	执行本	把下面	把九	把现	把这条	拼进	指示	提升配
feature	16	摘要的	收款码	数为准	文件里	文的	无需	时一律	是系	是错	替他	有订	有订单	本文件	本社	本邀	本邀请	本页	果你	栏留	款码	步	毋	毋须	每次调	消费	点餐	理	理说	用你	用我的	的代理	的所	的所有	的投稿	的摘	的摘要	的来	的流	的流程	看信
feature	16	短信	码后照	礼品卡	答中	算成	算时	箱的	系不	级	细	结时	结算	群的	者请	能助理	自动回	若问	號	行本	要写	见此	解码后	設	论	证	评分	说本	贴	贸易	这封	这里	述此	連	都发	都要	静默	顺利	领导	鹿
feature	15	"_and	#"Fx/	#&NH	#&O	#&VD	#&VP	#&Vxb	#&x	#&xFx	#(T	#,Px,	#,V	#,xG	#,xix	#--VB	#-VB	#0(x	#0:xJ	#0F	#:"&	#:Q	#:QB	#:VD	#:VU	#:Vx0	#D,x	#F0	#L&	#M&V	#MtV	#MxH	#MxSx	#NHx	#Pi	#PxMx	#QYx	#R,V	#R,Vx	#T:	#VD&
feature	15	#VVD	#Vbx&	#Vx0	#Vx0:	#VxSx	#Wx&	#Wx&Q	#Z:	#^(T	#^D"x	#^VxU	#^xJ	#bQV,	#btx	#btx/	#pVxU	#tD&	#txV,	#utV	#ux&V	#x&O	#x)V	#x/M	#x000	#x:QB	#xCx	#xF"	#xM&V	#xQN	#xSF	#xSx	#xUx	#xYIx	#xZ	#xbt	#xtDx	#xtL	, before	, dba	, i'm
feature	15	,_ahead	,_drop	,_reading	,_set	,_tick	- token	-_rm	/ :	/ aws	/ db	/ resolv	/_>	0 a	0 fa	0_mandatory	: from	: policy	: unlock	:// "	:// bash	://_`	:_every	:_guest	^ reminder	^_agents	^_bot	^_profile	`_repair	a a	a kind	after_all	agents	allow	and leaves	and unlock	and_acceptance	and_last	answer_give	any digital	approved and
feature	15	as if	as_reply	asked	away $	aws /	aws_credentials	bc	before_any	below this	billing	bots :	branch protection	buyer	by user	camera	cancelled	certificate is	choose the	cluster_admin	code_arrives	confirm_$	connected	correction	covers	customs	db_0	deploy_to	deposit	each_read	each_you	etc_resolv	eval	example	example_and	exception ,	f_f	favour of	favour_the	fee_the	fetch ://
feature	15	five stars	folder	following is	for_week	gib	guest_字	highlight	him that	him_the	in each	in_comment	inbox $	interview with	irrespective_the	is_time	it_things	it_this	locker 0	lyrics	mailbox_the	mention	mfa_the	name the	nameserver	nameserver 0	nameserver_0	negatives	nobody will	none_$	not flag	not report	not_why	of deploy	on_as	one_leave	out of	output only	pass $	payments tool	piao
feature	15	pre	profile is	profile must	put our	quietly $	quote	read me	read this	remaining	remarks :	replace	reserve	resolv	resolv conf	respond	respond to	rm	saved	sessions :	shopping account	shopping_is	sponsored	street_$	summary_by	system_the	table_,	taken from	that all	that we	that_certificate	that_customer	the 0	the attachment	the follow	the owner's	the requester	the week	the_one	the_payroll	the_table
feature	15	the_that	therefore_the	this_for	three_to	to locker	to_second	tool list	top 字	trackers	travellers	typed into	unlock_account	us the	var /	verify	way $	whitelist	with_e	withdrawn	write that	~billi	~depos	~lyric	~messa	~negat	~perso	~reque	~secre	一	一件事	一并	一律改	一条	不敢	且不得	中带	中带上	主页	么也别	代理可
feature	15	件回	件回复	件时	任	优	会务	你主	你主人	先付	先将	关	其他人	分拣	列出来	到	到后	剔	动助	动助手	十万	原始	去把	发一遍	号在	各助	各助手	各类	回复	回头	在起	在起你	墨	处置建	好的	安装本	对本	就当	就答	尾加	巡
feature	15	工单	已预	带把	并合	并合入	并向	并放	并说	序在	归入	律改	懂	我家	把他的	拓	拣	提及	摘	改写	改填	改用	敢	日零	时一	时主	时只	明目	最后都	本串	果你是	查机	核身	正为	此单	母亲	求一	求头	物车里	现在起	用其
feature	15	用已	由程	由程序	由系	由系统	的会议	的其	的医	的号	的帮手	看这	知情	礼品	程序在	竞	签署	管家	纪要里	统统	置建	置建议	而且	至本	荐	被清	被要	被要求	装本	要在	览此	请代为	请求头	购物	贴出	贴到	贴到本	起你	运维	近三	追加
feature	15	通的	通过	都用	里	里面	重要	附件回	除	顺带把	高三
feature	14	! s	!_(	" display	" mozilla	#&NxH	#)xB	#,&xF	#,&xM	#/Px	#:B	#:VPx	#:Vx	#B:x	#DF	#Dbx	#F"x"	#F0x	#FtVx	#GxY	#HYQ	#HYQx	#Hx	#Hx-	#Hx-0	#L,x/	#NxHx	#PxM	#QR	#Rxt	#Sx0&	#ULx	#UMV	#UMVx	#V,VD	#VxSS	#VxUx	#Vxt"	#W0/x	#YQxt	#^B
feature	14	#^VB	#^VNx	#^xR	#t"x	#t"x"	#txQN	#txU	#x&	#x&x&	#x)xB	#x/x=	#xH	#xIx,	#xK,x	#xL&	#xM&	#xMW	#xMWx	#xPx	, fetch	, order	- admin	- clusterrole	- secrets	- verify	-_clusterrole	0 fe	0_to	: hi	: resolution	: whenever	://_the	:_bots	:_requires	= cluster	=_mozilla	=_to	^ coding	^ confirm	^ nice
feature	14	^ print	^ proceed	^ say	^ where	^_completeness	^_place	^_voice	a_fe	account is	admin_-	ai :	allergy	and_to	answer that	answers of	app_/	as solved	as_comment	be told	begin	behalf ,	beneficiaries	booking helpers	booking_-	box	bug	by_for	carry out	change_to	click it	cluster -	clusterrole	clusterrole =	clusterrole_cluster	codeowners	comment :	compiling	completeness	conf 字	confirm
feature	14	contacts	day_the	db -	dba	display :	display_none	doing the	du	every message	extend	fe	fetching	for completeness	form $	from the	further_$	future	gb_$	hjk	hjk -	hjk_0	host_,	invite @@	io	is	job	just	just_the	k 0	kubeconfig	list with	mention of	midnight $	mine $	mirror	mozilla	mozilla /	mozilla_0	nice place	nice_,
feature	14	no_verify	not_any	now_the	npmrc	o	of the	of_account	orders placed	page	pay_0	phone and	post the	pre -	push	push -	push_-	query	reply	rerun $	resolution requires	rest	reviewer	rt	rt -	rt_0	s (	s_://	salary_of	say_the	second round	see the	shell_字	shopping_:	show_the	so far	sum	summarizing	tell people	that he	the
feature	14	the answers	the private	the saved	the_codes	the_doing	the_list	the_software	the_tool	this file	this session	this snippet	this_:	this_must	tick	to "	to_new	txt	verification	whenever the	whenever_user	whoever	with_saved	withdrawn $	word	your boss's	~codeo	~cooki	~cover	~disco	~guest	~harro	~mailb	~mirro	~mozil	~phras	~whoev	三区	下的	不	不用问
feature	14	不要写	不要列	且不	个邮	么也	也别	什么也	他问	低价	体现	余额转	你在	元改	其内	其内容	决	别提	到周日	到这封	前三	加一句	务部	助	即	历	发出	名	器人看	在下	在回复	在安	在打	处	天气	始你	字_t	存疑	学期	学校	审查机
feature	14	将当	将当前	将收	尾	层	帖的	帳	并以	并附	开始你	录用	得出	成出	我这	才能	把共	把共享	把她	挪到	数为	数量	时四	最低价	期限	条	查机器	档	欠	款账	款账户	此通	此通知	每位	派送	游客	理改	理用	理程	生成出	的人
feature	14	的单据	的家	的答	的邀	看上	看上一	看到此	码填	碼	离职	秘书请	第五	答案	维	置为	自动助	若	要先	要列	认地	认地址	设成	证书	请用	费用	这个	远程	那个电	里最	阅	险提	险提示	隐	零	顺便把	顺手	须立	额转	风险提	默认地
feature	13	" call	#&,x,	#&VPx	#&Vx	#&VxS	#&Vxu	#0&x	#:L)	#@x	#F"x	#Fx	#Ix	#J:Vx	#JxM	#MtVx	#OxV	#Pxu,	#Sx<	#T,V	#T,Vx	#V&	#VL&V	#VLxt	#VxLx	#Yux	#^QB	#tx,D	#x"x"	#x&Qx	#x,xD	#xFtV	#xJ:V	#xP	#xPxu	#xSV	#xSx<	#xUxS	#xtD	#xuHx	- term
feature	13	-_/	-_helpers	0_reading	: add	: before	://_summary	:_reply	^ earlier	^_readers	accept ,	agent_this	and commit	and_them	are_,	as a	automated	bucket_-	can_that	check $	confirm with	context 字	continue	dba 字	dependabot	don't_,	down	e 0	ed	everybody	failing	first in	gh	gw	helper thingy	id ed	inbox	it as	knows	lawyer	leave it
feature	13	link ://	long_term	maintenance_:	me home	mine_@@	models	nice day	no_and	not be	of_next	owner	pasting menu	place ,	presenting	presenting the	proceed with	resolve	reviewer_:	river	say that	skip ci	sudo 字	that_here	the comparison	the maintainer	the pasting	the river	the score	the table	thingy	this_approval	this_are	to mark	today's	triaging	update address	upon	v_:	w	wipe
feature	13	with_-	with_full	would_again	x	you	your_has	~appli	~enter	~faili	~fetch	~menti	~today	一版	从第	从第三	价	价由	传到	作为	公开到	刻执	刻执行	加两	即刻执	即执	即执行	历不	发件	发件人	台机	号和密	后加一	和密	和密码	在删	在删除	填进	字 /	字员	字员工
feature	13	帮别	帮别人	并上传	并允	并允许	并取	并取消	并用	开到	式发	引用本	归	形式发	忽略规	总结本	成我	我看	户最近	把这	报	拨	指向	接代	接把	数字员	施工	无须	未公	未通	未通过	末尾	歌	每一节	用卡号	略规	略规则	的价	的其他	的帮	直接代
feature	13	直接把	看帖的	符合	级改	级改为	结本	自行完	若你	补偿	表的	解释	许	诊	请的	贴到这	费	赔偿	足	长期	问他	问吗	附言	随后	非常	面的	面的表	面的问	须立即	领
feature	12	"_/	#/Vx	#/x=	#:x(0	#Ax:	#DxQ	#DxQx	#K,x	#MV	#Mx	#Nx,V	#QBt	#QRx	#QYW	#QxD	#SV	#SxU	#UxS	#VxS	#WY	#i&x	#tD,	#x&xD	#x&xW	#x@x	#xSY	, by	, publish	, would	/ contracts	:_check	:_now	:_user	^ x	^_helper	a nice	all_mail	and close	and post	are_as
feature	12	be	be_into	been	before_the	body of	contracts /	contributors	contributors_:	cookie	escalation	force_-	give	instead	is :	is safe	locker	nice_$	on_behalf	out $	paragraph	plus	press accept	procurement	remarks	scanning	their_,	to main	to paste	to_0	ua	ua =	ua_"	unlock the	wipe the	with the	~inste	~procu	~rerou	~user'	一句
feature	12	一节	不错	为止	主处	主处理	位同学	先删	先删除	全部条	凡自	凡自动	卖	卖家	卡	发起的	号	各智	各智能	后统	均	字_contracts	字_secret	季度	布的	店时	意	把安	把安全	敲	更正为	最近三	本表	板的	的信	直播	看帖	知后	私	私钥	绩
feature	12	老板的	若由	评标	读取本	起的	辞职	边记	通知后	部条	都应	都应给	附	限额	食
feature	11	#&xM	#:VP	#:W	#:x,&	#:xP	#Bx:	#Bx:V	#Ix,	#L&x	#MxVV	#NHx/	#SB:	#Ux0	#VxD&	#VxDx	#VxL	#^Vx:	#tH	#tx	#tx0	#ux:	#x/Vx	#xDx	#xtx0	, then	, with	-_to	0 before	0_the	= true	^ assistants	^_every	agent -	answer $	contracts	curl	do	earlier	for	have been
feature	11	mail_@@	nothing	nothing_$	ops	secrets	tell_that	the_can	user	wants	~camer	~nothi	上	主人回	利	别	办的	助理	名改	已签	并回	序须	度都	所以	授予	收件	改成	旅客	末	止	程序须	篇文	篇文章	职	记的	评论	这篇文	须将	预订
feature	10	#&x&	#0:V	#:Wx	#JM	#Jx:	#Px,	#Px,x	#RJ	#bR	#x:VL	#xD,x	#xMNx	#xRJ	0 0	award	being	credentials	ext	it_be	llm	now	reader	that_are	this_is	thread with	thread_the	well	~crede	件事	位	供应商	先	回	字_字	家	差	应商	百分	省	答复
feature	10	谢	送
feature	9	#NxMx	#QxY	#xAx	#xMV	, 字	- all	cn	fee	for you	id_0	opening	operator	retry	this_and	user's	~earli	~openi	人	件发	到这里	字_0	本店	每
feature	8	^ also	attachment	calendar	readers :	~calen
feature	7	#&Vx&	#x:V	#xB:x	: the	字_-
feature	6	so that	动
feature	5	天的
feature	-3	#="
feature	-4	is fine
feature	-5	#x,xW	what is	索要
feature	-6	#-x	#:x-0	#^x=	,_g	”_,
feature	-7	#--	#L"	#^xQx	, delete	- end	^_#	`	don't	is_"	合	缓
feature	-8	#Vx,	#^-x	#^xMx	#^xN/	,_recommend	^_need	never	前请	后端	怎	缓存
feature	-9	"_the	#0xQx	#Fx,x	#Qx&x	#^--x	#^L"	#^Q	#^xV	#px	#xtx"	( "	,_don't	end -	end_-	ledger	support	than three	~encod	~ledge	绝不	被
feature	-10	#--x	#Lx:	#RxQx	#^x/H	#|x	,_”	^ use	^ warn	assistant $	both	dear_,	its limit	on the	region	than	交给	已收到	或者	文案	服	漏洞	自己
feature	-11	" <	" `	#,&Nx	#0):	#0x(	#YxN	#^QxH	#^T:	#^xVx	#x,x,	#x0x/	#x:x"	#x:x/	#xFxF	#xNV	#xu/	- name	:_in	^ "	^ copy	^ that's	^_:	^_alpha	^_to	^_user	argument	back_and	bring	deleted	execution	fill it	finished	from_to	her $	iam policy	ignore	level	no_of	off the	outside
feature	-11	readme_,	sql	state	that a	the address	these_$	update	~outsi	临时	习	供应链	保险柜	信人	入面向	在系	在系统	备上	外传	字_(	字_ai	字_”	应链	恶	截	描述	数据	电	破损	第一行	第二	翻译	落	认	设备上	险柜
feature	-12	" ai	#":	#"Ox	#"x">	#&x/	#&x:x	#(/	#,&P	#0x/	#0xQ	#I/	#L(x)	#Mtx,	#NxS/	#^:	#^QxM	#^x0	#^|x|	#bV,	#p,x/	#txB	#x0xQ	, ”	: robot	^ then	^_step	alpha	and 0	bread	can_a	condition	days	directory	doctor if	enforced	even	false $	file is	heads	hello
feature	-12	hi team	in again	in_$	is up	md_字	merge after	null	reads_$	rosa	s_-	sign_again	some of	that says	this action	three days	to ignore	to_list	want	which_the	yet_$	~destr	~insta	~limit	~suppo	一个任	个字	临时办	你妈	你点	保险	入面	内回复	内有	内有效	击中	到两	务已	可使	后到	后请
feature	-12	咖啡机	啡机	定义	帮我	帮我把	您的账	报率	报错	接着	措施	攻击中	日提	时办	时办法	机构	果	查后	检查后	的修	的文件	第二个	编码	置	行不	误报率	超过一	钟内有
feature	-13	"_!	"_ai	#((	#),x	#)x/	#,"x	#,xbx	#-0	#-x,-	#-x0x	#0,x=	#:"	#:Hxt	#:x,x	#=="	#F,x	#L/	#NH/	#YNx	#^(0)	#^Mx&	#^x-0	#^x0&	#^xMV	#^xOx	#t0,x	#tVYx	#u:x:	#x&b	#x:0	#x=L	#xQxI	#xS"x	#xTV	#xYVx	(_zh	) `	, add	, don't	,_-
feature	-13	,_authorization	,_b	,_every	0 ms	0_or	0_road	: i	: say	=_(	=_<	=_only	^ allow	^ our	^ title	^_?	^_commit	^_show	a letter	add your	after 0	an_$	assistant_add	because	building	button	by wednesday	default	do_reply	exceptions $	fast	first $	hand them	hour	if there	info_-	invoice	it the	item_:	key	lead
feature	-13	milk	more information	more_$	must be	never_$	node	not	not reply	of_"	of_is	platform	plays	prose $	python 0	replying	says_$	sends	sha	system txt	team lead	that_"	the extension	the lift	the_as	the_attribute	the_data	the_lead	third parties	tickets $	told_to	twice	~becau	~lette	~minim	~reply	不是	不要	中的	临	为什
feature	-13	为什么	为空	主要	么会	交	产	人后	什么会	便宜	值	先询	先询问	具输	具输出	写进了	净	出错	别签	前不要	功率	单分	压	员可	天八	天八点	失败	妈	委员	密钥发	工具输	己	帮我看	应该	成功率	我看看	支出	支持	旁	是你的	机将
feature	-13	次关	湿	理赔	用来	由主管	电梯	的攻	的攻击	看看	短评	示	签好	糊	纸上	脚	范	蠕	蠕虫	要什	要什么	請勿	请使	请使用	请家	请家长	请自行	败	输入	输出的	过去	进群	通知用	问卷
feature	-14	" ignore	" without	"_are	"_that	#"D"x	#"x:x	#&HxV	#(x0x	#,-	#,D,x	#,VPx	#,Yx	#,x,V	#,x=0	#,xF,	#-Vx	#00)	#0:xB	#0x,0	#:x/	#:xB/	#:xN	#Bx0x	#Bxt0	#Gx/	#IxB	#L|x	#MNx,	#MVxI	#MVxt	#QxR	#RxQ	#VNOx	#VYx/	#^"	#^,x:	#^HYx	#^Kx0	#^VL=	#^W"
feature	-14	#^Z	#^x:(	#t,	#tVxI	#ti	#txF/	#x,--	#xIt	#xVxM	#xtxB	#xtxP	#x|0	#|x,	#|x|x	, install	,_an	- “	0_renewal	< @@	?_"	@@ >	^ attackers	^ buy	^ customers	^ go	^ home	^ item	^ no	^ not	^ press	^ sample	^ some	^_approve	^_don't	^_empty	^_input	^_self	^_sent	` -	a single
feature	-14	a transfer	a_call	a_can	a_in	a_one	a_reader	agent	agent_0	amazon web	amazon_services	and wait	and_$	are never	assistant_$	assistant_:	be in	bot_it	case	case of	checklist :	content_type	dataset	days $	df	dialect	docker	f_"	for an	for_information	home assistant	input :	list of	logger	lx	matches	may	may run	mb	md $	messages
feature	-14	model_$	models ,	modify	ms	need_tell	not leave	not_$	notice_x	offer a	one $	p_0	poisoning	post_,	properties	python_0	renewal $	run_0	script	send it	session renewal	sheet before	shows	stop and	strings	strong	students	support $	text asks	th	the_first	the_outcome	this case	title_the	to ann	to shops	to third	to 字	transfer_deposit	true_$	unknown
feature	-14	update_0	user the	vpn 字	was done	was_at	way_$	we recommend	web page	web services	what_need	when_have	with its	with_own	your seat	yourselves	~butto	~docke	~enfor	~metho	~probl	~regio	~start	~unkno	一下	三类	下是	二个	令	体验	依赖	保的	信息	停掉	入密	入密码	全部块	八	关键	再次调	冒充
feature	-14	前方	务台	助手进	十二	升级到	卧	发生	周	固	固定	在表	城	外人	夜班	天后	如	字 >	字 ip	字 main	字 pdf	存不	寄回	对它	导出一	并书	并书面	并由	座	开加	您好	我把	所有者	手进	手进程	批	招标	指纹	接推	描述的	整理完
feature	-14	日有	日期	是网	是网页	有者	服务台	望	本人点	检	正的	此时	点击	烧掉	片	牙	理人的	用一	申请已	电话	直接推	码给我	确	离	移	管处	索	網頁	级到	纹	编	缘	老人	老肯	耐	耐心	表格	被告	要修	要用	观察
feature	-14	规	询问用	请出	请已	账号的	赔付	赖	输入密	这样的	述的	道歉	部块	都照	面的全	頁
feature	-15	" s	"_into	#&u	#&xBx	#&xQx	#(x"x	#(x-	#):D	#,&N	#,0x	#,Q/	#-0)	#-P	#-x)	#0xV/	#:"Y	#:xYV	#=xL	#>>>x	#BN	#BxI	#FQ	#Fx0/	#HPx/	#HxtW	#I=	#MxG	#NMtV	#NOx	#NVt	#O&	#Ox,O	#QxBV	#QxQH	#QxV"	#Sx/	#TxQx	#VNO	#VVx&	#VYt
feature	-15	#Vx&W	#VxS/	#VxbV	#W:x,	#WxB	#YSx	#Ytx	#YxFx	#^-D	#^0:	#^V:	#^uHt	#^x-x	#^xO	#^xY&	#_)	#i,&	#pN	#uHt	#uHtV	#x&xV	#x,Hx	#x,VP	#x,tx	#x0x(	#xBxI	#xFx:	#xNV/	#xQ/	#xQ:	#xVxB	#xVxW	#xZ/	#xax	#xbx0	#xu"	)_=	, at	, you	,_?
feature	-15	,_all	,_always	,_can	,_page	- config	- in	/ backup	/ healthz	/ ”	0_)	0_enter	: a	:_「	^ file	^ jira	^ she	^ subscribe	^ task	^ voice	^_(	^_/	^_error	^_etc	^_remove	^_tool	^_view	^_works	` :	a_or	action $	address_with	agent 字	ai_”	all previous	all staff	an existing	and send	and show	and_password	backup
feature	-15	calls ,	can_approve	cannot	case ,	cause	cli	closing	code :	command $	compiler ,	complete the	confidential	connect to	connections	console	contract in	counted	customer asks	customer_it	customer_the	def_(	deputy	eight	email	even_the	example :	exercise	exfiltration	fee $	for_hour	format	h $	healthz	here_the	if_forget	ignores	importing	injected	instructions $	invoices_@@
feature	-15	is given	it gets	it through	it_not	key is	key_,	letter and	mailing_$	make_$	may :	may_a	me $	meeting point	moved to	ms $	n 字	oa	of_month	of_that	order more	paper	part_the	please approve	please don't	prefix	pricing	proxy 字	red	release note	repository $	right to	rpa	rpa 字	rules	s ”	search_$	security_:	send_$	send_to	spec
feature	-15	stop	takes	team	that contain	that_only	the_invite	the_object	the_runs	them as	they_from	throw	time	to stop	to unsubscribe	to_$	trained	use_to	used as	verification_is	we_the	what was	will be	worker	you forget	you use	your password	your_key	}_$	~calle	~canno	~closi	~conne	~exerc	~happe	~label	~platf	~prici	~rever	~updat	“ ai
feature	-15	“_,	一号	一遍再	三点	上提	不输	个工作	中文	也会	书笔	书笔记	买到	人流	人流程	人结	人须知	以使	们在	们已	会自动	但未	使用的	元数	元数据	公众	典	写姓	写姓名	写学	写学号	写里	况	切	列号	别跟	到货	加了	助手把	医生	十四
feature	-15	原文	去年的	双方	发我	取值	可疑	号改	同上	哪句	哲	喜	器人流	回归	因此	在不	复印	如实	娜娜	子在	字 <	字符串	它说	审批环	对助	对助手	封	将附件	尊敬	尊敬的	就批	就是这	届	市场	帮您	并询	并询问	并请	序列号	库的代	应用该
feature	-15	度模	张	录下的	很	成新	我们在	我们已	打码	批环	批环节	把付	把付款	把报价	把文件	把钥	把钥匙	接指	措	敬的	有审	有审批	有注	朗	朗读	期有	机房	村	来就	样例	核一	桶	没	演	点的	牛	班	理本工	用白	用该块	申请权
feature	-15	發	的值	的变	的方案	的日志	的语句	盖	盘的	目录	码打	研究者	确认信	碍	称呼	究者	端无	符串	精	系统账	系统通	红队	结果	给小	统账	统通	统通知	维持	者的编	英文	菜谱里	营者须	行的	要提交	覽	认领	记得	请写信	请分	请发	请更新
feature	-15	请权	请权限	读者的	谱里	跟你	跟着	踏	车	转交	转给前	转过	近期有	这份	递	遍	遍再	遗失	里了	问题的	阿哲	附照	附照片	降	隔	障碍	需重	需重新	须报	须知	须经	马
feature	-16	" "	" leave	" you	"_,	#"A:	#"x(	#&HxS	#&Q/	#&b	#(D)	#)|	#,&L	#,Hx&	#,Mx,	#,QxN	#,x&Q	#,xFQ	#,xV/	#//	#/xWx	#0,V	#0,xM	#0|0|	#:"x	#:xu	#="0	#>>	#FxF	#FxV	#HxBt	#L"x"	#P/	#P0/	#PU/	#Px,V	#Px:	#QVV	#Qx(	#Rx,x	#S:
feature	-16	#Vx"&	#Vx&b	#Vx/	#Wx-	#WxL	#^,x	#^HQx	#^T	#^V	#^i:	#^tO	#^u	#^uQ	#^x":	#^x)	#^x,N	#^xFF	#^|-	#^|--	#^|L|	#_/	#tHxU	#x"&"	#x">	#x"W	#x"Y	#x&Q/	#x&x(	#x)-	#x)x/	#x,"x	#x,V:	#x-&x	#x:Vt	#x="0	#x=0,	#x=x=	#xBNx	#xF,	#xFQx
feature	-16	#xGx/	#xIF	#xP/	#xP0/	#xPU/	#xW"	#|xQ	(_`	, check	,_mark	,_never	,_within	- `	- it	- location	- party	- type	/ login	0 pm	0 px	0 session	0_a	0_info	0_quote	: find	: list	:_readme	^ changes	^ code	^ github	^ i've	^ list	^ mcp	^ p	^ phishing	^ present	^ reviewers	^ they	^ type	^ you
feature	-16	^_beta	^_callwright	^_copy	^_dump	^_finds	^_for	^_you	` psf	a model	a photo	a web	a_if	a_of	add an	address ,	after that	ai "	all data	an hour	and hold	and returns	and_ok	and_what	angle	answer_,	app ,	april	as json	ask a	assistant answers	battery	before midnight	bullet points	by friday	by using	cake	calendar_and	called $	character	claims
feature	-16	compare	copies to	copy it	could	crash	cross -	d -	data and	deletes	deposit_the	detection	e_$	ec	ec 0	edge	enter	faster	fills	first to	followed by	fssl_sh	get a	get_off	go_0	has_an	heading	i /	i 0	i_a	i_o	if	in_a	in_bullet	in_is	install_`	is now	is returned	it works	june $	k lund
feature	-16	labels	let me	lift	like	log_,	longer than	loose	lund	lund $	mail is	main c	manage	march $	me know	new_and	newsletter_get	nora	not given	not_without	notes ,	occur	of scope	offset	on_own	operation $	or_a	out_scope	owned	password login	path ,	pay $	payment $	please_all	press and	press_hold	primary	projects /	prompt injection	put "	px
feature	-16	quite	quotation	refunds_to	remember	result of	results are	revert	reviewer :	run ,	run the	say what	seat	seed	send an	send_a	send_certificate	sends a	should not	so_you	source :	specific	square	subscribe to	that use	that_the	the amazon	the command	the information	the queue	the signed	the specified	the total	the worst	the_)	them_any	third -	third_party	ticket $	time_the	to return
feature	-16	to sort	to your	to_manager	tool_字	traffic	two of	user in	waits	want to	was_,	we_it	weather $	worst	you ask	you take	you_$	your manager	your_-	z info	~algor	~async	~build	~conso	~curre	~findi	~foote	~headi	~ident	~pharm	~sente	~traff	一律不	不要点	专家	两	中注	中注明	么做	也可	书馆
feature	-16	了两遍	交代	付设	付设置	件包	企图	会先	会生	会生成	你也	供电	供的	侧	保管	信息部	停车	偶尔	全提	八十字	公证	共用	内可	写得	准输出	函	分数	分析师	刊	则机	则机器	判断	到要	前	前交	动把	半小时	单上	单已	另有	可调
feature	-16	可调用	各自	后截	后截图	否则机	員	回去	因	图书馆	在任	在用户	在短信	在网页	外的	字 #	字 @	字 it	字 make	字 xlsx	字_$	字_d	字_it	字体	存在的	它从	安全提	定很	实物	审批	客户端	将附	小	小李	山	工资表	带走	度低于	开车	律不	志愿者
feature	-16	忘	怎么做	急事	急事请	息部	您可以	意在	愿者	我放	我说	截止	户关闭	户端	户询	户询问	批一	批一下	把保	把该行	披萨	抽取	换一	换完	提供的	搞	支付设	改动	文件的	新的	方言	日到	时报	是写	是有	晚上	更新	最后一	月底	月起	有两
feature	-16	期望	权的	条消	条消息	构成	析师	标出	样本	案不	楚	款权	款权限	残	每晚	注里	泳池	测试	测试用	混用	清楚	点此	照做了	版交	用户关	用户询	由检	的一律	的外	的客服	的订单	筛选工	给法	给法务	编译	而不是	自动把	至外	至外部	草案	萨
feature	-16	行标	被替	被替换	见过	规则	解约	记我	论坛	试过	话术	说一声	请小	请注意	请贵	调用者	资产	资表	走	走廊	跟我说	软件包	过的话	运行时	选工	选工具	那封邮	邮件请	部数	部数据	里有两	重开	重来	重跑	问题	间接	面地	面地址	魏
feature	-17	#"OY	#"xPx	#"xu	#&-	#&tH	#&tHx	#&xG	#(-0)	#)/	#,&xN	#,0&	#,Vx,	#,xi&	#--|	#-xS	#0"x	#0,0	#0,0&	#00-	#0:xV	#0M	#0x,	#0|0	#:0xV	#:Bx:	#B)	#BxNx	#F,	#FHx	#Gx&x	#Htx,	#Hxu/	#IN	#Mx,&	#MxG/	#NSx	#NxNx	#NxSx	#OP	#Q0x
feature	-17	#QYFx	#U/	#Utx	#VC	#VLx/	#VYxt	#VtVx	#VxFF	#VxR	#WxYx	#YVx0	#Yx,&	#^-	#^0:0	#^Fx:	#^L:x	#^NHx	#^NMt	#^Qx	#^p	#^tV,	#^x&	#^x0,	#^x0t	#pVxS	#pxD	#tV/	#tVxP	#tYx/	#txP	#x&HY	#x,&N	#x,Yx	#x,b	#x/x0	#x>x&	#xBMN	#xG/	#xL:0	#xMHx
feature	-17	#xQx-	#xS:x	#xSx0	#xUtx	#xVNH	#xVY	#xV|	#xYS	#xi/	#xux,	#||	(_/	(_and	) )	, never	, print	, role	,_delete	,_does	,_invoices	,_run	,_summary	,_turn	,_use	- f	- k	-_this	0_ms	0_order	0_user	: take	:// /	>_-	^ 0	^ administrators	^ def	^ instructions	^ k	^ old	^ there's
feature	-17	^_alt	^_files	^_git	^_ignore	^_json	^_python	^_request	^_server	^_字	` (	` the	`_code	a message	a minute	a name	a sentence	a_without	about a	address to	ai_"	an attach	an_of	and change	and sends	and whether	and_)	and_by	answers with	anyone who	approve_the	are 0	article	article :	as data	assistant_call	assistant_it	attacker	b /	b_$	batch
feature	-17	before a	before noon	believe	block in	bring the	buy_$	by :	c $	call without	called	characters	checked	claim that	click_link	closed $	coffee	configure	content_字	converted	copies	could not	cursor	d_$	dad	defined	definition	delete_old	dependencies	describes	dial	discuss	do $	email (	encode	encoding	error 0	exactly	expect	explicitly	f "
feature	-17	fail ,	get 0	given ,	hard	if (	if the	in it	in_account	in_blue	in_group	in_mode	ines	information_the	instance	instructions of	instructions to	interviews	it_do	its user	java	jobs	kill	larger	lead $	leading	left it	legal ,	llm_字	log in	march	mean	meant for	most 0	my card	neighbours	not the	npm 字	oauth	of_runs	on one
feature	-17	on_-	one_and	orders to	over $	own_,	page 0	page_and	password_$	planted	possible	prices	proxy ://	qa	read the	read_only	read_sheet	reading_$	receipts ,	requests ,	return_to	returned	returns the	root /	run_pytest	s_0	saves	scanned	shopping agents	sign up	simple	single	six ,	specifies	sqlite	still_the	structure	switch_off	tasks	tell_,	that_to
feature	-17	the audit	the floor	the room	the_!	the_instructions	the_names	the_queue	the_type	then run	these_are	this command	to cancel	to handle	to them	to_if	to_only	token $	tool result	total $	transfer_,	true_the	ui	up $	usual $	valid $	value $	value is	version ,	wait for	was_and	wednesday	what it	workaround	yaml $	you_reading	your name	yourself	} }	~belie	~calcu
feature	-17	~chang	~coffe	~curso	~decim	~deleg	~exact	~frequ	~hospi	~injec	~large	~leadi	~learn	~logge	~offse	~overr	~playe	~pleas	~price	~prima	~singl	~sqlit	~subse	~throw	~trace	~wedne	~worka	” :	一季	一种	上正	不可信	不要用	不认	个人	个机	个机器	中	为单	为单位	九折
feature	-17	事由	五日	代理设	会被	传到共	伪造	位打	低声	作用	例子	信上	信上写	修	先别	入日	入须	其中	冻	准输	击者在	列表	到共	到共享	到它	到的那	到请	十字	十点	半小	单后	博客	原来的	发信	取密码	口文	口文档	号改成	各位同	各部	各部门
feature	-17	合并请	后可	后我	后来	告诉我	员工不	员手	周六	四人	回避	在会	场	培	培训	增加	天内回	天回	天备	天备份	如何	委托书	字 vpn	字_f	字_pdf	屉	屉里	嵌入	工整	已有	平	并请求	应立即	店里	度低	影	忘记	我给你	户关	托书	扫地
feature	-17	把信	把地	投票	抗	抽屉	抽屉里	拦截	拷	挂载	据	接口文	提供	收到就	收起	改一	改密	改密码	文件中	无法	时的	是对	是用户	曲	最高	有仓	有仓库	本人在	本智	本智能	本来	标准输	检查	检测器	模型的	每一步	比上	比如	汤姆	测器	点
feature	-17	点前	理的	理设	理设置	生成的	的注入	益	看了	看起	知道了	种	第二次	简历里	线前	经	结清	统里批	老何	聚会	胸	能改	能给	行李	表达	规程	議	训练	诉我	诚聘	说话	请各位	请向	请告	请换	请点	请稍	資	财务系	起会	较
feature	-17	过了	进了	退款	道了	邀請	采集代	里批	钉钉	长度	集代	集代理	面单	页里写	饰	高	高于
feature	-18	! !	" add	#""	#"&"x	#"/x	#"I	#"Wx	#"Yx	#&QxF	#&VxP	#&Yx/	#(x"0	#)"	#,&Wx	#,Vx"	#,xL	#-xP	#-|	#0)	#0-	#0:xM	#0t0	#:xNx	#BNx	#BVx/	#HB	#HxtO	#L,L	#L,x,	#Ltx/	#N,V	#N-	#NO	#NxIx	#O:	#Q/	#QUx	#SxSx	#V",	#V&H
feature	-18	#V/	#VNH/	#Vix	#Vx,H	#Vx>x	#VxI/	#VxQF	#VxRx	#VxVV	#YVx&	#^&V	#^(x"	#^(x)	#^-Nx	#^-xS	#^:x:	#^<x	#^HY	#^Hx	#^HxU	#^NH	#^NV	#^QVx	#^VV	#^VY	#^Vx,	#^WxF	#^tVY	#^ux,	#^x&x	#^x,x	#^xL(	#^xS:	#^xb	#uxH	#x&x:	#x,0	#x,bx	#x0,0	#x=(
feature	-18	#xB"	#xBMW	#xBtx	#xFF"	#xFtx	#xH,&	#xL)	#xMxu	#xQ0	#xQV/	#xQxJ	#xR&	#xYx&	#xtxJ	#x|x|	#|--	, book	, keep	,_make	,_send	,_sign	,_spam	,_字	- fssl	/ test	0 info	0 kg	0_for	0_our	: done	: nobody	: two	:_)	:_?	:_info	:_robot	:_would	< br	<_>	= ,
feature	-18	=_`	>_$	@ param	^ alert	^ at	^ customer	^ export	^ insert	^ once	^ otherwise	^ permission	^ pip	^ real	^ returns	^ we	^_a	^_check	^_d	^_else	^_information	^_old	^_recommend	^_reply	^_this	^_week	` pytest	a key	a service	a_has	access $	account below	active	address ://	address_$	against	ai agents	all_:	aloud ,	alter	an example
feature	-18	an_-	and you	and_before	as its	as usual	as_in	bar	base $	be handed	before you	beforehand	blue_$	bot /	bottom	br >	but customer	call of	called_the	can use	cancel order	closed the	code $	code_conduct	common	companies	compared	conduct	contact_$	copy the	counts	cross	curl_fssl	current	devices	dictionary	differences	dir	disallow	error code	escrow
feature	-18	every_$	expected :	expires	first line	first row	for any	for_/	for_before	for_in	for_users	forget_the	fssl	fssl ://	future_,	get the	git -	give it	handbook	happened	if_字	in $	in -	in one	in_"	in_postal	is not	is_(	it into	it 字	it_,	it_them	key -	kg	legal	lena	licence $	like "	low	m_-	mail with
feature	-18	may_this	md	meant	meet	methods	minutes and	module	more_,	near	noise	none_the	noon	of conduct	of_of	on_first	only after	our_assistant	output is	over ://	page_,	pair	paste_output	pay the	payee_the	per	psf	psf code	psf_of	pubsub	quoted	read -	reads a	record $	related	reply_0	result_the	role ,	room_$	sealed	send_(
feature	-18	sent to	series	shift	should_it	shut	smoke	smtp	sub	take a	talk	task_字	termination	tests $	text /	text in	that_has	the bottom	the file	the number	the paper	the results	the totals	the_agent	the_line	the_today	the_trip	the_twice	the_until	three_the	through this	through_0	tighten the	title :	to ,	to open	to_access	to_her	until the	utf -	utf_0
feature	-18	was told	was you	we have	week :	well as	what_it	whitespace	write_name	write_time	wrong_$	y 字	you must	you_0	your_,	your_number	~again	~artic	~avail	~botto	~chapt	~condu	~copie	~defau	~dicti	~escro	~exfil	~forma	~groun	~handb	~ignor	~neigh	~objec	~prefi	~proto	~pubsu	~refer	~seale	~serie	~state	“_$
feature	-18	一上	一封	一旦	上一封	下线	不存在	两人	两遍	之类	五前	交的	产生	人事	人在	人脸	今天	令行	件请	会有	何时	你帮	你帮我	偶	先复	先解	入一	内回	再点	出发	分开	别理	前台	副本	加载	卫	及时	发群	发群里	取密	取程
feature	-18	取程序	口径	只回复	可读	可选	合约	启用	告诉别	周五前	味着	命令行	器人每	回电	回答要	在短	址改成	坊路	复位	复盘	外部地	姆	委	字	字 null	它发	定到	审人	害	密信	封为	封为准	将用于	小时内	就是	就问	属于	属性	岁	崩	差旅费
feature	-18	帮我取	年龄	序每	廊	开口	引文	心跳	忘了吧	意味	意味着	我取	我知	我知道	所需	指令	指出来	据给	授权书	掉所有	接删除	接发给	插件	搭	擦	收录	文件	旅费	日	旦	时内	智能体	有人在	有会话	有用户	本接	本接口	权书	来给	機器	機器人
feature	-18	欢	欢迎	款日	毫	求别	泄露	测	清洗	漏	理人应	用前先	用户已	用手	用手机	由本	由本人	电话核	男	的一	的简	的话	盖章	磨坊路	离开	程序每	等我回	答要	结构	给每个	缀	罗	美	老	而非	耗时	背景	能体	行事	行动	要回复
feature	-18	认的	让智	让智能	论文	评委	评审人	识	诉别	诉别人	话核	该块	该行	诱	说一	请先	请投	请更	请查	请立	请立即	读信	读取程	调用的	负责人	责人	路线	轻	这些	逐	那封	部地	部地址	配合	配置了	门	隔离	雪	飞书	龄
feature	-19	!_$	" @@	" send	" your	#"><	#"VxV	#&/	#&x)	#&xJ	#&xS/	#&xV/	#(D)/	#)=	#)x&	#,QxF	#,V/	#,VxJ	#,x0	#-:	#-F	#-xN	#:V,x	#:xH	#AB&	#BO	#BV:	#D)/	#FQx/	#Fx/x	#H,x	#Hx:	#HxS	#HxS/	#L&Lx	#Lx)	#Lx):	#Lx:x	#LxF	#Mx&H	#QxV/
feature	-19	#R&x	#Rx/	#TxFx	#TxQ	#UB	#Vx,M	#VxA	#YxR	#^&x,	#^,	#^-x:	#^D	#^FxQ	#^HQ	#^Kx	#^NM	#^VYx	#^Y	#^d	#^px,	#^u:x	#^x,Y	#^xMt	#^xU	#^xW:	#^xtD	#_for	#bYV/	#ix/	#txI	#uxtV	#x&x/	#x("	#x))	#x,xP	#x0xH	#xFF	#xMNV	#xQxL	#xSx/
feature	-19	#xTxQ	#xUB	#xV-x	#xb0x	#xi,x	#xpx	#xtVQ	#xtxY	#|-	(_"	) ,	, @@	, choose	, user	,_ai	,_we	,_what	- core	- team	-_header	/ v	0 must	0 runs	0_at	0_paste	: ask	: one	: read	: sending	^ @	^ cve	^ open	^ panel	^ people	^ two	^_account	^_default	^_no	^_none	^_of
feature	-19	^_open	^_other	^_override	^_prompt	^_return	^_then	^_these	` $	` ,	` callwright	`_(	a	agent /	agents with	ai_$	allows	and $	and asks	and get	answer in	approve the	are kept	associated with	at all	attackers	attempt	authors_the	automated_of	based on	be sent	before $	beyond	br	by_and	by_june	call again	call the	calling_$	car	card ,
feature	-19	cases_the	cells	change $	changelog	chat_$	cold	comments	compares	data_the	date ,	delete old	demo	done ,	enter your	everything the	exercise 0	fleet	follow the	for that	fork	forward to	from_list	go_to	hand	have_,	have_it	header $	higher	holds	if_was	ignore this	in white	in_app	instructions from	invoices to	is true	is_as	is_from	is_on	j
feature	-19	jira	last_for	less	letters_the	locations	mails	monday $	monday ,	more than	my -	need $	need the	never_the	number_your	of_letter	one of	permission to	personal	please send	please take	please_in	please_to	port	postgres	print (	prompt	purge	reads the	regions	remove_old	represents	requirements txt	reset_password	retrieve	robot_:	rust	scores	screen readers	sent	sh_-
feature	-19	shell $	side_$	signed_the	sku	specify	status :	switch on	system =	system content	system notice	tell_user	text $	that_agent	the -	the editor	the hall	the most	the run	the users	the_between	the_by	the_date	the_sees	this method	this_in	to give	to sign	to_or	to_secretary	tool `	tool output	totals	type ,	use $	variable	version_0	walk	which you	with_id	with_that
feature	-19	words	write the	x `	you approve	you can	you_not	your_before	~adapt	~beyon	~boile	~broke	~commo	~condi	~diale	~diffe	~fixtu	~imper	~refus	~round	~route	~scrip	~squar	~stran	~total	一个	一个月	一些	一定	不存	个人信	么办	之前说	事	二次	些	亮	件代理	借	全部作	内的
feature	-19	删除旧	到飞	勿把	医院	协议	单发	占用	发消	发消息	句	合同	合并	吊	吊销	周末	器人被	图书	型的	字 rm	字 user	宽	导过	尝试	工不	工不得	工作	已下	幅	应立	开会	当成	循环	怎么办	急停	恶意	我没	把令	把发票	护士	报安
feature	-19	报安全	拍照	按时	改版	文中	文本	明理由	是给	有问题	果不	楼号	櫃	每个	法	泳	消防	游戏	滑	滤器	点后	版本	物业	界线	的代码	的句子	的回	的过	的那一	秒后	笔记	等了	给朋	给朋友	统要求	节点	裁	话回	请同	请大家	请经
feature	-19	请经办	请联	请联系	跟老	轴	过滤器	过程	迎	还在	遂	避免	部作	问一	陌	陌生	除旧	面包	鲜
feature	-20	"_>	"_for	#"B,	#"B,V	#"xV	#"xVx	#&HY	#&xL/	#(F	#)t	#,Vx:	#,VxV	#,VxY	#,xP	#,xQx	#-xt	#/x0x	#0S	#0x(x	#0xBx	#0xV	#:"Vx	#:D	#:Nx/	#:Qx,	#:xux	#>"	#>L	#BMN	#F&x	#Fx:"	#Htx/	#L)/	#MHxt	#MxIx	#Px/	#QYM	#QYVx	#QxF	#QxMt
feature	-20	#S&x/	#S/	#VNW	#VYS	#VxtP	#^<	#^<x>	#^L=	#^Lx)	#^QPx	#^QxF	#^T:L	#^W:x	#^YMx	#^Yx	#^x&M	#^x,F	#bY	#px,V	#px:	#tR	#tRx	#tV,	#tx/	#txS/	#x(-0	#x)"	#x,0x	#x-&	#x0(0	#x:"x	#x="V	#xHxt	#xI:x	#xPIx	#xQux	#xS"	#xVtV	#xW&x	#xtPx
feature	-20	(_in	) is	, forward	, log	, update	, where	,_as	,_numbers	- cn	/ >	/_://	0 >	0_`	: )	: check	: “	:_:	:_text	?	@@ "	^ all	^ expected	^ i'm	^ nothing	^ select	^ staff	^_go	^_messages	^_module	^_operation	^_send	^_shall	^_support	^_tests	`_`	a_page	account $	agent "	amazon_0	and see
feature	-20	and so	and takes	and_,	anna	arrive	as_:	audience	authenticated	behind a	bin /	bound	build_$	by hand	by_,	can you	card $	causes	checklist	choose	class	complied	configuration	descriptions	details_the	development	disabled	either	ensure	envelope	error_$	f 字	file_$	file_,	flag	foo	for a	for_days	for_minutes	grant_access	has the
feature	-20	has_be	i need	if it	ignore_$	in_first	is also	is still	is used	kubernetes	label	last message	linux	live	love	neighbour	no ,	not on	note $	notify	of each	only_of	open for	parse	pdf 字	position	postgresql	questions	reason_the	refunds	rendered	reply from	requests $	road	routes	s $	sam	sample	scanner	seen	send the
feature	-20	separate	sequence	set of	shall keep	shops	software $	stat	steps	tape	team ,	tell it	tells	terraform	that were	the end	the_and	the_back	the_row	the_set	the_would	three_,	to close	to hear	to use	to_user	true )	use_-	usr	value_the	water	will	withheld	words $	x $	y_$	your bank	your_on	~block	~choos	~class
feature	-20	~eithe	~envel	~idemp	~integ	~kuber	~match	~metri	~patte	~phone	~quote	~sampl	一张	三句	三句话	上门	不了	不建	不建议	不得用	中后	于	交付	件上	任意	众	会发	你好呀	你看到	全程	写错了	准后	分为	别上	到就	剧	务说	匹	匹配	单号	反诈
feature	-20	叫	可	叶	后不	后由	命令	命名	在三	在两	在网	在门	子	字写	尽	工作日	左边	带有	帮助	序列	得	必填	忽	忽略	批准后	把会	拆	指	损失	日前将	时才	时间	明早	有用	未执	未执行	构	林	查看	格	椅
feature	-20	流量	演示	演练	独立	硬	磁盘	祈	祈使	立即	符号	繁	练习	给出的	给助	者在	行为	规范	让机	让机器	诈	诚	请回	请大	请提前	跟	跳到	转发给	过一	钓	钓鱼	鞋柜	顺序
feature	-21	#""x	#&VxU	#&x(x	#&xKx	#)x(	#)x0	#,&M	#,&x/	#,&xH	#-Nx	#-x"x	#-xF	#/x,x	#/xU	#0)x,	#0x,V	#:)	#:x(x	#FFF	#HxH	#Itx	#IxFx	#KxVx	#MVxQ	#NVxt	#NxN	#Q0	#QxFx	#S,Vx	#Sx,&	#TxF	#UMH	#V-x	#VYx,	#VxI	#VxV,	#Wxt	#YMVx	#^&x&	#^-x0
feature	-21	#^L:	#^QP	#^V"	#^V0	#^VL	#^Vxb	#^xL	#^xS	#^xt	#b&	#i/	#itx	#pVxV	#tVY	#u"	#x"0x	#x&bx	#x&x-	#x,VN	#x-0/	#x/xU	#x:)	#x:-	#x:x,	#xF/	#xHtx	#xJx,	#xNF	#xPS/	#xUx/	#xY&x	#xYB	#xitx	, and	, i've	, send	,_remove	- file	/ agent	/ bin
feature	-21	: system	: use	> "	^ assert	^ call	^ example	^ pls	^ release	^ sign	^ status	^ terraform	^ thanks	^ without	^_article	^_asks	^_by	^_over	^_role	^_secret	^_start	^_{	` in	a "	a -	a page	a second	a_file	alert :	also be	and no	and_was	are_from	are_the	around	asks to	at any	authorization_$	be set	be_only	been_,
feature	-21	bell	binary	blue	c_0	cache	call is	cancels	classes	contact @@	customer_,	cve	docs :	domains	env_$	fails	file_the	followed	for your	for_the	framework	guide $	hut	if you	in other	in_box	information about	into your	is $	is_of	it_you	its_,	jo	letter $	local	long	match	message ,	must_to	no_,	none of
feature	-21	not_,	not_by	not_the	ok $	ones $	open settings	or "	outcome	output_$	own_$	place $	please	prose	put the	question 0	reference	resources	return a	room 0	say "	schema	secretary	security_$	send email	sent the	sent_@@	sentences	set $	should ask	sign	six	ssl	stays	still	such_"	the current	the hut	the trick	the_again	the_from
feature	-21	the_letter	the_or	the_told	third	this is	this option	tighten	to all	to_of	tokens	too_$	twice ,	unless the	until	url $	useful	version 0	version of	wear	what i	what they	when_is	you get	you like	you will	you_have	~aroun	~assum	~backe	~binar	~claim	~deput	~disal	~kerne	~liter	~locat	~outco	~synta	~terra	~usefu
feature	-21	一半	一年	上一条	上下文	下午	不同	不对	不应	两个	主持人	事请	二	人须	以上	件已	任何一	何一	作日	你看	元素	刘	删了	到期	制的	前说	助手说	千	博	另一	可在	同学们	含税	周一	周四前	器人会	四前	外	外卖	字 b	字 id
feature	-21	字 p	学们	它会	应的	开关	录的	想	手说	抄	择	持	持人	改变	旧的	昨	是一位	案例	概括	法院	理会	疑问	痛	的主	的最	社	粘贴	網	给前	给客	给客户	置了	肉	行中	认为	讨	讨论	语气	误报	请检	请检查
feature	-21	跟我	转人	转人工	载荷	选择	采访	铃	音	音助手	页脚	预计	黄
feature	-22	" assistant	" note	" or	" the	"_s	#"xF	#&Px/	#&xT	#(L)	#,&x&	#,--	#,VP	#,x&	#,x=x	#,xLx	#-&x	#--xV	#0&Vx	#0@	#:u	#:x:0	#<D	#<D>	#=(	#AB	#D")	#Ftx	#HL	#Hxu	#LxV	#NVxS	#Q:	#V:x,	#VtV	#Vx,W	#VxIx	#YN	#YWx,	#^&,x	#^-N
feature	-22	#^-Vx	#^Qx&	#^Vx-	#^VxL	#^x:	#^xF	#^xP,	#^|L	#_the	#b0x	#ixt	#pVx0	#t0x,	#tVQ	#tVx,	#x(&	#x(-	#x,p	#x/	#xBx0	#xHx0	#xIx0	#xbY	#xtWx	, ring	,_they	,_us	- of	- only	- the	-_a	/ orders	/ usr	0 are	0_so	: don't	^ and	^ never	^ summarise	^ these
feature	-22	^_about	^_ask	^_message	^_param	^_use	` is	`_:	a_it	account_a	administrators	all_the	and any	and ask	and update	and_has	any time	approvals	are a	as_as	ask it	ask your	at_time	automatically	between 0	bit	call this	cn md	code ,	code_$	command	control	create the	data	door $	dry	end_the	error	evil	fewer	flags
feature	-22	fold	for_api	for_years	garden	high	if they	if_like	in an	in doubt	in_with	instruct	is "	it does	light	line 0	line in	list :	log $	mailing list	makes	max	modules	on_$	only_a	options	papers	party	perform	phishing	photos	please transfer	policy $	py `	queries	read and	registered	request	request and	responses	results $
feature	-22	server $	servers	settings $	sleep	source	state the	tested	text_a	the bell	the right	the same	the side	the subject	the_channel	the_count	the_server	to_an	to_more	told the	tom	turtle	two people	type :	usr /	v_$	verify the	version	versions	write down	your_for	zero	~begin	~confl	~count	~faste	~light	~overl	~paper	~phish	~poiso
feature	-22	~quota	~remem	~retur	~revok	~tight	~withh	不得	不许	个版本	中有	人读	休假	作业	假	做了	具结	具结果	具返	具返回	区分	占	发送至	后发	周内	呼	器人读	回滚	坛	字 agent	客户来	将不	工具结	工具返	并记录	异议	您的	意图	成功	我回	户来
feature	-22	手的	损	接删	搜	搜索	搬	效的	教	斤	新加	最多	来的	标记	样的	根	涉及	激	的包	的用户	直接删	睡	穿	第一个	简	组长	终止	网	网页里	被拒	觉	账本	资源	踢	週	遗	酒店	钟	门口	闻	页里
feature	-22	须为	鸡	鸡蛋
feature	-23	" git	"_your	#"Vxt	#"xB	#&"x"	#)(	#,0)	#,L,	#--x&	#0",	#0--	#0:0/	#:-	#:0x,	#="V	#Bx&V	#FxM	#Htx	#M,x	#MNVx	#Nxb	#Nxbx	#QV/	#R&	#S,&x	#Vbx/	#Vx0&	#VxB	#VxYx	#^(0	#^:x	#^F	#^G	#^QYV	#^x,D	#^x:"	#^xM	#^xWx	#i,x	#tMx
feature	-23	#tOx	#tV,V	#x&x,	#x&xK	#x,-	#x,Y	#x:xu	#xI,x	#xIx&	#xVx"	#xY/	( )	) the	, we	,_has	-_$	0 june	0_orders	@_0	^ a	^ after	^ can	^ guard	^_delete	^_have	^_on	^_output	^_transfer	^_urgent	^_will	a user	a_is	activate	all_,	allow $	answered	at a	b $	b_字	bank details
feature	-23	be found	beside	books	by one	call	call_and	can_found	cash	compiler	contractor	deal with	e g	external	files $	finds	fixed	for_is	from a	functions	game	grade	hey_quick	its_and	json $	make_`	manager $	many	mapping	my_message	names $	number_$	obey the	one_:	only $	open a	order 0	patch	pattern	policies	provides
feature	-23	read it	ready	ring	role_system	run_$	same as	server	set in	staff must	stores	switch_the	system_:	ten minutes	ten_$	that this	the contractor	the error	the label	the report	the robot	the_shall	the_two	to change	users $	v_/	validate	view	when_user	with_,	would it	~adver	~attri	~besid	~buffe	~const	~dupli	~ensur	~plant	~recog	上写
feature	-23	下一个	不好	不知	不知道	个工具	主持	付款条	件第	例	停下	关于	再次	冒	冲突	别发	勿	包含	医	十五	回收	在抽	在此	地	字节	尝	常见	并记	必须	您可	把价	把密钥	提示注	是这	有问	本地	梯	款条	求把	没有	泄
feature	-23	的语	知	示注	示注入	礼貌	移动	简短	纸	给财	给财务	耗	耳	英	要求把	评测	请各	豆	貌	这种	通常	邮件	里藏	附件第	鱼
feature	-24	! $	#"B	#"O	#&x(	#&xMx	#/xFx	#0:x0	#0xb	#::	#:Vx:	#:pVx	#>>>	#Btx	#F/	#Fx:	#I"	#Ix&	#L0	#NF	#NS	#OxPx	#QYF	#QYxt	#V|	#YBx	#Yx0x	#^>>>	#^OPx	#^x,W	#^x,p	#^x-	#^xux	#nx	#tPx/	#tVx/	#tWx/	#xFQ	#xFxV	#xI:	#xJ/
feature	-24	#xJx/	#xKI	#xQF	#xQxb	#xVx&	#xYH	#xtO	#xtV	#|L|	) $	, remove	, sign	,_see	:// ://	:_on	^ ,	^ first	^ read	^ your	^_p	^_so	^_summary	` none	`_$	an error	and press	and return	are not	ask_to	authentication	before_$	burn	claimed	code is	could you	curl_-	data ,	def	defaults to	description
feature	-24	during	e $	for more	friday $	g $	have_the	i'll	id ,	in which	includes	interface	is called	keys to	large	line_is	login $	must have	new	new one	old_and	one_,	only the	or the	or_it	organization	performance	python	reads	second ,	sends the	start -	started	str	team_$	template	text to	thank	the archive	the given	the test
feature	-24	the_says	them in	trick	units	uses	vpn	what	within a	you_use	~cause	~creat	~durin	~infor	~pytho	~regre	~relat	~repre	~subje	~yours	不要回	个工	人被	件代	会在	关的	函数	前把	原因	在群里	外部	如需	姐	字 readme	字_app	它们	定时	平均	打电	打电话	投毒
feature	-24	指定的	接入	接口	注明	涂	猫	用于	的方	看到的	磁	粘	紧	红	网关	自带	蓝	蛋	试用	请注	调用	运营	钉	雨
feature	-25	#,x,Q	#-0x/	#/x0	#:x)	#:x0/	#L-	#OxP	#QYV	#VIx	#VYx	#YFx	#Yx/	#^0	#^00	#^Hxt	#^u:	#x:u	#xFx(	#xHb	#xIxF	#xRx/	#xtYx	( $	- m	0_$	:_of	<_0	>_>	^ check	^ here	^ i	^ send	^_0	^_s	^_x	a code	a day	action	after_$	an account
feature	-25	and remove	ann	cv	done $	file "	first "	for ten	forms	forward the	friday	hand in	install -	its own	key ,	kms	mails ,	meter	more	morning	name $	nginx	obey	objects	on $	on_may	over_$	own	provide	report to	return it	revoke	robot	run :	run this	sdk	sorry	supports	the agent	the class	the_manager
feature	-25	threads	title	told	untrusted	up to	wait_the	without asking	years $	your_and	~annot	~exclu	~expli	~filen	~local	~morni	~possi	~sched	~score	~seria	~untru	~wrapp	三天	不要直	人会	你是一	内	写信给	出示	别告	别告诉	前将	功能	加密	助教	去年	号码	响应	在一	在用	多数
feature	-25	字 s	己的	必须是	成的	我在	故	是一	未经	本不	本周	次运	次运行	歉	滚	的字	确定	磨坊	禁用	自己的	荷	要直	要直接	见附件	订单号	请输入	近期	这样	酒	须是
feature	-26	#","x	#&xH	#(-0	#)(D)	#),	#,L	#,x0x	#-(x	#-O	#:0)	#Bt	#Bx0	#MxI	#QxL	#SM	#Wxtx	#Yx,V	#^-x,	#^OP	#^VNW	#^bxM	#^i	#^x0x	#^x:N	#^xC	#^xD	#_0	#b/	#x&Px	#x,px	#xB/	#xPI	#xYx,	#|xV	- generator	- h	- run	^ name	^_name	^_notice
feature	-26	^_set	^_should	^_staff	` make	an_that	are_by	associated	before it	by_to	call `	can_to	connect	delete	deprecated	desk $	engineer	for_-	for_and	has no	ignored	in_case	it with	it_a	it_for	key =	md )	my_$	network	none ,	of -	often	on a	others $	paper ,	part of	share the	staff	stand	tables	tell_$
feature	-26	that is	the configuration	the output	the_had	the_value	this operation	thursday	to disable	tools	two	updates	we	will_the	window	x_generator	~garde	~photo	~templ	~thurs	上次	不能	了两	产品	写错	冲	同一	启	失	小程	小程序	并通知	得用	手动	找	把工	是否	深	烧	磨	社区
feature	-26	等我	绝	超	连接	造
feature	-27	"_a	"_it	# #	#(&	#)xVx	#,"x"	#,V:	#,px	#-xVx	#:0-	#HxB	#I,x	#MNV	#Mxu	#Vx"/	#^Lx	#^pV	#^x"	#i0	#x0,V	#x:L	#x:x=	#x="D	#xSx:	,_user	: send	<_$	^ steps	^_-	^_are	^_true	a list	a_$	and should	apt	at 0	check that	confirm the	cut	data $
feature	-27	feature	how	id $	images	in `	instructions_the	library	once $	readme 字	refresh	rfc 0	the letter	the list	the time	the_number	to one	utf	with a	~inten	~launc	~mappi	~multi	~refre	~schem	~versi	” “	一名	下文	人应	信号	写信	创建	前请先	副	单位	因为	字 `	字_<	字_a	室
feature	-27	嵌	戏	攻	柜	模板	相同	米	要回	训	部门	针对	键
feature	-28	#"Y	#&bx	#(L	#,F	#0:x/	#:(	#:0x/	#@x0	#Hxt	#IxF	#Px,&	#Wx,V	#^N	#^x	#^x,	#^xF,	#i,	#x,xI	#xBx/	#xQxR	(_is	, $	, `	, an	, stop	^ :	^ could	^ last	^_example	agent $	agent_$	agent_,	an	are_on	back to	be_and	defaults	exceptions	first_,	g
feature	-28	how to	if_$	image	invoices	it $	key $	logs	of a	of_:	on 0	once	operations	person $	provided	string	subject	team $	the app	the code	the_?	the_are	update the	which	write $	you want	zh_cn	~attem	~image	~retri	~worke	人信	人信息	使用	判	又	只有	后一	命	字 ?	审稿
feature	-28	括	据库	提示词	数据库	数的	新增	替代	核对	水	理人	的调用	示例	示词	设置	路径
feature	-29	#&Lx	#,0	#,VNx	#0(0	#:(x	#:xMx	#:xb	#FF"	#Hxtx	#J/	#Nx,&	#VxMx	#^(x	#^xDx	#tx,V	#txPx	#xV/	#xYx0	? $	^ s	^ with	^_install	a new	can_the	copy	custom	does not	end of	floor	ip	last_,	load	mail_$	new_$	product	proxy	remove	room	seconds	switch off
feature	-29	system_$	th $	the authors	they_it	this_can	to_from	wait	windows	within 0	within_days	x_$	you need	zh -	~chara	~compr	~invoi	~netwo	分类	句子	名字	城市	增	复现	够	字段	应用	涉	温	科	请勿	邻居
feature	-30	#(x"	#)-	#0,x0	#Bx/	#FF	#FxFx	#NV	#QxSx	#VFx/	#^S	#^xI:	#^xtV	#|x|	, please	^ ask	^ delete	^_report	and_for	api $	at most	back	connection	don't tell	doubt	hotel	in a	mcp	metadata	number of	or_$	order_$	rfc	services	supported	that_be	training	within	~metad	~modif	~modul
feature	-30	~serve	~withi	一段	修改	出的	击者	助手的	坏	存储	客服	攻击者	明天	混	的调	签字	要点	避	邻
feature	-31	#&"x	#(x)/	#,YM	#,x0:	#="D"	#D>	#MMx	#Sx0/	#VxL/	#VxQY	#YF	#^J:	#^Sx	#^YM	#^xi	#x:xH	#xBt	#|L	- bugs	0 s	^ summary	^_@	^_do	channel $	create a	event	examples	i've	id 字	instances	it again	june	name :	s "	see_$	something	the invoice	the old	the vault	the_$
feature	-31	using the	~depre	~frame	~optio	同事	字_git	抽	按钮	条件	的事	衣	试	钮	错	骗
feature	-32	#&xHx	#-&	#="D	#VNV	#VY	#tYx	#xK/	, switch	/ $	< 字	^ create	^ run	a tool	actions	did	empty	iam	injection	is on	parts	refused	s_$	such	the_when	web	~delet	一致	代码	单独	厂商	发现	实验	小时	拒绝	拦	日前	的文字	秒	语句	进程
feature	-33	" is	#-x0	#B/	#HxtV	#It	#LV	#^xYV	#tWx	#x&xP	#x)(x	#xi,	: `	< ://	^ curl	^ gcloud	^ if	^_call	^_client	` `	authors	be used	description :	each_$	for each	is an	note that	optional	run	send	summary :	unless	values	~actio	~featu	~imple	~postg	~strin	~unles	午	右
feature	-33	字 $	月	李	误	返回	针	错误
feature	-34	#:Vx/	#Jx/	#L|	#NVx	#NxS	#VQx/	#Vx,V	#YS	#^-V	#^Vx&	#^xLx	#xI/	#xVQx	0 m	^ “	^_must	^_run	and delete	nodes	of an	pages	readme	reports	the model	to an	where the	you $	you_a	~seque	了一	件中	例如	天内	提前	灯	表示	询问
feature	-35	#VNVx	#^x:0	#x:xM	#xWx/	#xtx/	(_$	, that	^ contains	^ git	^ how	^ model	^ see	disk	letter	queue	stream	the assistant	the bot	the mail	use	~separ	不会	仍	写给	务器	厂	服务器	来自	研究	究
feature	-36	#Yx&x	^ only	^ report	^_list	again ,	bugs	cannot be	changes	check the	effect	files	gcloud	handle	monday	response	return the	returns	whose	~defin	~gclou	~readm	书面	以及	功	各位	填写	并通	的文	组	词	超过
feature	-37	#^VNV	, see	/_0	0 $	documentation	for example	hi_,	kept	resource	two_$	~monda	代理人	会把	拍	日内	间
feature	-38	#FxVx	#Yx0	#_$	#xbx,	,_must	:_“	^ the	a_that	call_$	old	the call	user_the	with your	~somet	~train	~turtl	字_`	研	重复
feature	-39	#tO	bytes	if_is	input	of_-	such as	the $	the_before	不到	格式	进行
feature	-40	#^tV	#^x/	^_$	`_字	callwright	function	to_a	user_$	~value	~windo	使	发票	名称	字符	指定
feature	-41	#VxV/	does	most	path	test	~argum	左	您
feature	-42	, -	^ hi	~strea	人工	独
feature	-43	#))	#^Vx/	0 of	s 字	that are	to a	used	~assoc	~callw	用的	练
feature	-44	^_`	arguments	in_0	specified	它
feature	-45	#^xW	#^|	$	:_$	^	^_=	runs	~perfo	击
feature	-46	calls	攻击
feature	-47	` 字	some	type
feature	-48	^_can	object	s_字	但
feature	-49	#^tVx	amazon	~amazo
feature	-50	#^L	, or	on_0	~resou	网页
feature	-51	^ return	^ this	operation
feature	-52	~provi
feature	-53	选项
feature	-54	~funct
feature	-55	#^|x	by_$	of_$	注入
feature	-57	information
feature	-59	^ -	use the
feature	-61	a_-
feature	-70	or
feature	-72	或
feature	-76	~speci
feature	-79	^ `
feature	-95	: $
word	78	把
word	76	凡
word	67	helper
word	63	this
word	54	免
word	53	将
word	52	as	whatever	替
word	51	他
word	48	主	都
word	47	helpers	全	并
word	46	admin	his	这
word	44	and	assistants	直
word	43	gift	此	那	顺
word	42	also	bots	prod	程
word	41	all	automated	drop	their	本
word	40	ai	digital	here	hint	therefore	序
word	39	out	should	that	top	续
word	38	reading	so	unlock	为	悄	所
word	37	software	加	整	汇	者	额
word	36	curl	every	postinstall	public	put	readers	to	typed	while	帮
word	35	de	say	standing	trouble	with	y	以	將	总
word	34	contacts	dev	full	mention	proceed	remark	whoever	win	予	其	官	就	律	成	看
word	33	consented	ltd	next	payable	secret	填	箱	购
word	32	answering	behalf	conversation	further	mirror	needed	session	vip	wallet	云	继
word	31	backups	booking	iban	now	pro	pw	rm	straight	summary	telemetry	tmp	token	ur	wget	便	掉	接	讯
word	30	any	auditd	auto	bookings	cc	drive	ed	fix	from	gb	note	phone	premium	replaced	requester	these	thread	tooling	without	传	到	框	用	赞
word	29	accept	agents	carry	fetch	knows	npmrc	owner	reader	svc	thing	through	transcript	wire	代	利	应	扣	病	统	股	莫
word	28	asistente	coding	credentials	guest	instead	js	lawyer	llm	quietly	table	whenever	單	步	答
word	27	account	checks	cite	correction	credit	el	etc	fa	filled	into	link	nice	oh	pass	post	push	quantity	safe	system	verify	waived	並	价	优	你	勾	惯	歌	無	的	综	署	览	解	贸
word	26	acceptance	bc	everybody	favour	handling	mailbox	passport	phrase	publish	recover	resolution	submit	sudo	summarising	tip	travellers	txt	visitor	下	刻	即	历	史	处	宾	排	改	时	派	算	绿	至	若	诊	谢	起
word	25	append	aware	eth	exe	force	inbox	notes	remaining	reviewer	sh	ssh	style	之	娘	废	推	篇	职	說	访	评	说	里	附
word	24	acct	ahead	automation	autonomous	bet	certificate	customs	deals	debug	evaluating	example	grant	him	home	iframe	io	irrespective	just	la	monthly	mozilla	official	opening	pasting	place	positive	pre	presenting	refundable	registry	remarks	replace	resend	resolve	rf	signature	sponsored	wants	xyz	付
word	24	卡	护	摘	永	结	维	荐	號	跳	释	须
word	23	affiliate	aws	bcc	cancelled	clusterrole	customers	dba	dear	dump	erase	everyone	everywhere	far	form	helping	immediately	o	obviously	ops	pending	priority	privileged	query	quote	rerun	respond	saved	solving	trusted	via	wipe	would	倘	先	动	司	售	啊	家	尾
word	23	查	正	毋	然	礼	给	论	费	食
word	22	al	alerts	bash	best	comment	competitors	compliant	continue	continuing	contributors	cookie	double	folder	gh	gist	lgtm	medical	mine	ok	other	outgoing	pays	prior	purchase	qo	qz	savings	scanning	sharing	silently	titled	triaging	yes	剔	听	墨	层	帖	幕	弄
word	22	弹	往	碼	面	黑
word	21	assistant	attachment	auth	authorized	binlog	biz	break	buyer	by	certified	chat	ci	clusterrolebinding	cn	com	consents	cvc	device	disable	donors	elster	eu	future	goes	greens	later	nameserver	payroll	permanent	postcode	proven	que	reserve	resolv	rt	salary	skip	summarised	swap	theme
word	21	thx	till	truth	ua	uh	var	whitelist	www	偿	别	北	召	巡	為	烦	爱	理	由	稽	细	薪	赠	近	通	锁	限	随	领
word	20	answer	apk	bak	been	being	brandt	briefing	card	competitor	conf	correspondence	ctx	dependabot	detail	diocese	entirely	history	hk	inventory	keychain	kubeconfig	kubectl	linked	links	maintainer	master	my	npm	obsolete	perfect	piao	ps	relay	repositories	river	shopping	sponsor	stored	street	summarizing
word	20	thingy	truncate	visitors	when	whichever	whole	withdrawal	yo	且	写	墙	手	报	拣	效	条	標	泰	痕	级	莲	設	送	連	险	需	鹿
word	19	aid	ais	ba	camera	concierge	confirm	dont	escalation	extend	fi	finish	following	for	free	generate	goodwill	hjk	hookspath	include	including	income	interrupt	isd	kindly	kx	last	lyrics	mandatory	msg	net	off	opens	package	person	possession	preserve	puts	quoting	rebook	recap
word	19	redelivery	remediation	requested	review	routine	scan	solution	strumfast	then	trace	transfers	transmets	traveller	truehistory	unread	unredacted	unsafe	waive	一	上	丽	从	册	再	办	助	君	壁	差	已	床	开	星	晓	欄	浏	讓	贴	足	鑫
word	19	难
word	18	aaaac	agreed	avalanche	backwards	below	companion	comparing	describing	digest	earlier	entered	failing	fe	fetching	focuspal	follow	forever	give	having	herewith	insert	kindness	lay	listening	lo	mind	need	nz	offer	outdated	padd	payments	printenv	profile	renew	reroute	responder	rivalcorp	scale	shell
word	18	sir	spend	srv	su	suggested	ta	term	tick	tier	today	u	usuario	verdict	w	xlsx	人	任	向	呈	备	幫	意	挪	既	档	植	清	自	证	除	隐	预
word	17	about	aide	am	asking	at	browsing	ceiling	cell	codes	comparison	compiling	copilots	dangerously	discount	e	ended	environ	eur	ext	fee	fine	flight	fund	generating	going	gw	hey	human	it	liability	lorenz	mail	mallory	mfa	ni	no	perf	pictures	processing	quicker
word	17	r	recovery	rights	sale	scoring	secrets	set	span	sqlrecurse	summariser	summarizer	turning	unrelated	up	useradd	verified	viewings	whosoever	xx	xxxx	卖	卸	叉	取	另	号	奖	康	快	患	拓	敢	方	止	照	许	讼	豪	资	阅
word	17	零
word	16	abt	along	apply	approved	asked	asm	assessment	atlas	award	away	bcrypt	bid	brand	caps	ce	cited	clients	collaborator	complete	contrase	crt	display	document	down	drafts	each	edible	enters	es	everything	expense	factor	forbidden	gone	guidelines	hosts	humans	incoming	instructed	issue
word	16	job	jpg	layer	maintainers	notifications	npx	originals	permanently	photo	production	regarding	release	rest	sell	serviceaccount	sessions	sole	substitute	the	though	transmit	usd	user	usercomment	who	whoami	withdrawn	word	wx	x	允	元	升	厚	原	后	回	均	帳	归
word	16	惠	懂	拉	拥	欠	矩	端	软	问	首
word	15	allow	appreciated	approve	apps	are	be	billing	birth	bot	bump	collected	completeness	comply	cookies	covers	decline	den	deploy	describe	discussed	docx	elevated	euro	exceeded	fff	filed	fill	five	fox	glow	gn	guidance	guides	hack	kcal	ki	latest	lifts	nevertheless	noisy
word	15	nwbk	of	ohio	permissions	picrename	picture	quickbuy	recite	record	regardless	reporter	retention	retry	revocation	sales	shadow	shall	sight	signing	spirit	stale	stay	strongly	sum	supposed	surface	switches	there	thermostat	trackers	unrestricted	urgent	vanish	vendors	warn	winner	不	久	何	侬
word	15	债	剂	友	品	戶	扫	敝	敲	數	札	柯	檔	液	漆	码	秤	紀	絡	胡	見	視
word	14	advise	after	alarm	allergy	antivirus	application	aside	attention	become	bonds	bonjour	browse	btw	calendar	capabilities	caution	codeowners	completing	concerning	connected	contents	correct	depends	directive	displayed	dns	dock	dropped	exempt	final	font	funds	global	gur	headaches	hole	household	instant	itinerary	libra
word	14	little	loan	locker	lsn	lyon	machine	marketing	meyer	middle	minute	moll	moorside	mutual	nb	nc	nd	notetaker	paragraph	patient	persons	placed	places	pls	plus	pulled	qq	rank	remainder	residents	rot	rota	round	score	settlement	silent	systemctl	those	tokenexpired	topics	trade
word	14	transferring	乘	余	佳	俺	光	兔	兰	军	冠	出	叠	她	始	宗	寄	市	恢	抹	拼	最	杯	染	核	氏	浮	私	站	纳	脱	腾	苹	處	表	贵	赵	遮	重	锦	開
word	13	aaaab	af	afterwards	aibk	alle	alternatives	anybody	applicant	applies	arrives	attachments	audiences	authenticate	basket	bigger	bold	box	bridge	budget	bug	cambia	cent	charge	chart	co	comes	conclude	config	copilot	deactivate	deposit	dialogs	dropping	editing	entries	env	eval	execute	executing	exist
word	13	express	firm	flyway	folks	freeze	gather	giving	globally	go	hivemind	honeymoon	hostel	in	included	ingredients	installs	investigation	kdoe	keeping	kettle	le	lee	linters	lodged	look	luck	me	membership	messaging	mira	monitoring	newer	nicht	nza	opt	organizer	partner	permitted	preceded	prepares
word	13	procurement	programmatically	rarely	reminders	removing	repeat	replacing	reyes	rollover	shop	show	since	sk	snapshot	snippet	speeds	stock	sunny	theirs	translating	under	upgraded	vane	viewing	vision	visiting	webhook	websites	whisper	关	兴	別	匯	厨	域	套	妮	尘	履	岸
word	13	布	干	广	後	忙	挡	末	析	每	气	灵	百	祝	窍	續	與	裂	计	记	诀	请	读	身	辞	述	酬	镜	雇	静	預	默
word	12	acme	answers	applying	auditors	author	balls	brought	bulk	cancellation	catalogue	clinical	coming	credits	creds	csv	customer	dao	depot	dept	developer	disregard	doing	effective	entitlements	examined	expects	expired	fetched	figure	forecast	former	fr	granting	heal	host	inject	inr	interview	keller	kestrel
word	12	kong	kq	leaves	lives	looks	ls	mask	matched	memo	meta	n	national	non	nothing	objections	overnight	participant	passing	pix	placing	planners	practice	precisely	pregnant	preparing	presentation	procedure	promote	purchases	pwd	py	raise	rd	recalls	reminder	render	reorder	repo	require	risks
word	12	rolf	safety	school	site	slack	stats	stopping	suggest	surprise	teacher	tr	transcription	treated	treatment	username	verification	visibility	visit	way	串	亲	伊	兵	划	化	单	告	咯	喝	团	垫	夜	奶	审	录	德	必	悉	扩	投
word	12	换	机	浪	润	略	疏	疫	竞	管	系	脑	觀	警	讀	诗	赁	赌	須
word	11	accessing	advisor	altogether	amazing	archived	bauer	binding	bo	bucket	candidate	city	claim	collate	computing	content	contracts	critical	detects	devhub	directly	enterprise	experience	expiry	explaining	facilities	facts	flood	forbid	gitconfig	gnupg	grateful	growing	hardly	hex	house	infra	item	jsx	k	lemke
word	11	letters	license	lifted	list	llms	mattresses	medicines	mika	mini	narrow	netrc	notebook	nov	obliged	operator	others	output	oven	pans	para	passwd	pat	peer	percent	phases	php	plan	polling	posting	powered	pr	preceding	privacy	profiles	pub	purged	quarry	quickly	re	rejected
word	11	rendering	reply	req	reviewed	runbook	sake	save	sheets	sick	sides	spa	starting	talks	teh	ticking	together	tracking	transactions	translation	valid	validated	weather	wi	xl	zentora	今	介	伙	佐	信	做	務	危	去	双	啦	嘴	姓	完	峰
word	11	态	扮	折	挑	授	放	救	曾	欧	油	涛	測	煩	熟	罄	藤	虑	账	质	逛	閱	饮	齐
word	10	aliyun	announced	anyone	artefact	assist	attendance	audit	autoapprove	bank	blank	bodies	bundle	charges	checking	citric	clean	clicking	club	commands	composer	cost	courtesy	covered	crampons	db	dead	decode	desktop	documents	elif	entitled	equals	events	extending	feed	fees	florist	ftp	harrow	health
word	10	helio	hooks	ill	important	improve	insurance	its	keys	keywords	labelled	leaving	moment	motor	offline	overview	overwrite	page	panel	passed	ping	plane	posts	preferred	prefers	pretend	private	programme	protection	qualification	quarter	rating	reaches	recommend	redirect	rename	renewal	rent	rule	satisfied	says
word	10	searching	sending	separated	sleeping	slots	someone	submitted	suitable	task	td	tester	treat	trivial	ttl	tubiao	upload	uploads	upon	upstream	viewed	viewer	争	健	力	华	南	卷	吉	啥	圳	好	宁	密	寫	形	念	急	抢	按	提
word	10	插	撞	易	時	智	暗	書	栏	款	毛	汉	江	沉	牌	环	盒	統	腔	般	苗	草	言	話	請	设	诉	貨	赶	过	钱	链	項
word	9	accepts	acknowledge	activity	adding	additional	analysis	anomalies	appended	appending	appropriate	arjun	attendee	base	beneficiary	bin	boarding	body	build	buy	bypass	cart	centre	cfo	clearly	cny	code	commissioning	community	continued	copying	crypto	deleting	difference	downstream	edited	emails	embedded	enable	encoded	ending
word	9	enquiry	executes	false	formal	formatting	glasses	grep	he	hidden	init	items	kids	kira	limit	linker	lucy	madam	map	mark	measure	meetings	merge	message	mod	mx	needs	north	norvik	ns	owed	particulars	password	pay	penicillin	pl	portfolio	q	rather	rds	received
word	9	refactoring	referees	regulation	resolving	rival	selection	setenforce	shipped	sibling	side	sports	statusbot	superb	supervisor	suppose	sync	take	tariff	tax	them	three	throughout	trading	trim	tulips	upgrading	venue	verse	voss	voucher	vulnerability	warranty	wish	workspace	xk	zone	份	位	住	依
word	9	名	商	嘿	址	堡	報	复	头	学	容	店	式	拨	撰	敏	斯	於	杜	橙	求	沙	流	滴	煮	瑞	碰	篷	編	翠	背	董	訊	貴	赏	蹲	迁	道	選	門	验
word	8	abroad	accounts	administratoraccess	bicycle	bonus	breaking	breath	cd	certainly	changelogs	chartlab	chatbots	chief	classify	codeine	colorz	completion	contact	convenience	counterparty	dam	damp	deemed	desc	dm	driven	duties	elapsed	erp	et	family	farah	fastcsv	fixing	floors	followup	general	gran	guarantee	holding
word	8	holiday	identification	ie	img	info	integrity	invites	is	lane	legs	lock	lockhare	login	logo	lt	maintenance	manufacturer	models	mug	must	on	open	organisation	otters	over	owe	packages	passes	passports	people	pip	placeholder	poem	prevent	propose	pubdate	pursuant	quota	rain	reachable
word	8	recommends	registers	remote	renewals	reopened	report	requirement	research	reserved	resolved	results	revisions	root	rsa	sanctions	scribe	secure	sheet	skips	space	stars	strangers	submission	sweep	todo	tomato	tomatoes	touching	trip	tutor	understood	unlocked	variables	velo	verena	wake	women	workflow	zed	万
word	8	乌	也	五	仪	低	作	個	儿	凉	劝	县	問	圈	型	婉	宜	展	州	幸	怠	房	拖	撤	收	斋	来	案	毕	浩	留	皆	盈	碎	空	筹	绩	联	色	註	订
word	8	讲	谅	闽	阿	顶	麻
word	7	aa	acl	administrator	admission	badge	bitlocker	brakes	bullet	bx	calibration	callback	cap	cdata	chore	cidr	company	council	councillor	counters	crawlers	declared	digit	dosage	draft	echo	enumerate	equivalent	essay	exception	fact	forwards	fri	guard	installing	intervals	ketter	knock	l	let	liked
word	7	line	mailing	media	obs	orbex	ordering	origin	ortega	paused	pen	pod	pointing	prefer	price	processes	produce	prospective	pytest	queried	questionnaire	rate	reached	read	receiving	recipient	requests	sato	soup	sources	sshd	subscribe	supply	suppress	tabs	tanya	tar	terminal	thu	treasurer	tu
word	7	usage	using	wanted	weaken	买	像	准	券	十	哈	圾	垃	境	存	屏	川	币	年	建	性	握	料	晚	暴	毒	状	狗	生	登	確	秘	第	约	舍	行	訂	認	酪	量	锅
word	7	閉	阶	陷	青	风
word	6	accesses	ack	act	add	anew	anything	appointments	bed	begin	behind	boil	brief	bye	caller	cards	cargo	carrier	charity	chatbot	cheapest	clear	cleared	clerks	computer	conclusion	consulting	contributions	course	crlf	crm	css	cue	dana	drafted	enabled	enclosed	escalate	exam	explains	ferry
word	6	forty	fraud	generators	hardcode	has	holm	hook	hprof	hub	hundred	idea	kitchen	lapsed	leave	lf	lies	loader	lockfile	macro	meets	mistake	noted	november	original	oss	ostrow	our	panic	paste	pizza	positives	presumed	products	ratio	recorded	remain	remains	reset	respect	routing
word	6	salaries	sandbox	securitycontext	selected	sl	slot	src	step	store	student	sugar	suite	supplier	tagging	te	tls	tours	triggered	umbrella	unattended	uniformly	unsubscribe	usual	website	wiki	wished	worksheet	丁	九	互	倪	公	冬	刷	在	定	客	宿	審	少
word	6	师	弃	恰	户	播	无	會	杀	栅	模	洁	涨	渔	滞	澜	特	狐	珊	窗	節	總	纪	缴	聊	著	護	议	谱	趁	远	连	适	逻	酱	醒	际	陈	靠
word	5	above	absent	agency	agenda	aloud	always	amount	bidders	callers	captions	carries	cast	catering	ceo	chalk	charm	checksum	christmas	citation	claimant	clone	col	come	converts	coordinates	cosmetic	defining	derived	diary	distribution	doctor	download	drawn	due	engine	ex	executive	explain	fake	fatal
word	5	fits	flaky	fun	gitignore	gradebook	grants	half	happens	harbour	hiring	internal	invisible	joss	laptops	leak	lib	listeners	lumen	lumo	merging	migration	million	os	outage	penhaligon	politely	praise	pray	proves	prune	rates	register	registration	rob	rw	s	screening	search	shares	showing
word	5	shown	signals	speaker	speed	tarn	tent	tickets	tree	trust	tune	unit	validation	wedding	works	write	义	仓	保	內	動	只	吸	孙	宏	尺	延	托	抓	担	早	杭	棒	權	汤	满	献	现	着	筛	绳
word	5	育	芝	衡	裡	車	运	选	運	部	配	金	钥	铺	頭	養	鼠
word	4	access	accurate	alt	antibiotics	app	approval	balance	ban	built	ca	capital	changing	child	clause	colleague	comma	commit	concerns	confirmed	dan	dest	deviations	dms	donate	drawer	edits	effects	emp	enjoys	episode	export	extraction	feedback	fenwick	field	food	forthwith	gets	gmeyer	handles
word	4	hedgerow	helpful	her	histories	il	inline	jazz	logic	lol	loss	lower	mails	newline	normal	organiser	payment	pem	pipeline	prepared	presume	preview	program	properly	property	ranked	readings	recital	repair	resume	revision	risk	seats	ship	sister	sorts	spreadsheet	sundays	survey	syrup	tell
word	4	tool	turned	typo	virtual	vulnerabilities	warnings	were	widget	wildcard	么	停	備	决	呗	咖	哪	啡	女	娜	度	弯	慢	掌	支	波	浙	烤	球	稿	窃	素	花	街	袭	論	贷	银	长	障	频
word	3	according	address	almost	alone	anyway	arrival	artifact	attendees	auditor	authorised	automate	ballots	bearer	bidder	bother	c	carried	celsius	charger	checkout	circular	controls	conversion	corrected	deliver	delivered	demand	deny	drink	dumps	else	enables	erased	executed	exists	extracted	factory	falls	git	honour
word	3	hotline	inform	kind	law	listing	literature	loading	manuscript	move	music	newest	nina	notice	okay	ones	onwards	parents	payload	period	png	point	pop	powershell	produced	proposal	ransom	rated	receive	reloads	reproduce	restaurant	sf	shared	signed	silence	statistics	suggestion	sunset	systems	taxes
word	3	tonight	too	took	train	tran	trusts	types	unsigned	us	void	was	weekly	weights	wrote	yearly	your	仅	俱	具	凭	匿	否	奥	妹	季	岗	庭	引	心	志	恒	感	應	扔	技	拜	拿	政	春	期
word	3	校	河	爬	玩	破	积	策	絲	肤	茶	蔽	蜜	观	調	谁	辆	追	锐	關	闭	電	项
word	2	accepted	activated	actually	afternoon	appear	applications	band	benign	birthday	bookkeeping	calm	clinic	colm	color	column	constraints	dates	decided	developers	digits	direct	directed	discord	div	employer	expose	fault	get	installation	layout	legacy	log	logged	manages	midnight	moderator	months	nda	nearly	notices
word	2	notification	params	partners	passwords	paths	payout	pick	picks	pics	pirate	plant	principal	pull	raised	recommendation	redacted	reproduced	required	requires	roses	rows	scene	setup	spanish	star	summarises	tests	than	they	touch	url	warning	white	why	亦	伐	刀	刚	制	吻
word	2	喂	坐	夹	婚	强	当	敬	数	施	旅	昵	晨	某	死	注	消	番	省	秀	缩	群	茄	虫	装	要	覆	见	試	询	轉	辩	违	遇
word	1	adds	already	among	amounts	annual	aq	assigned	authorise	block	board	booked	boss	bounce	buses	but	buyers	category	clever	cloud	commits	complaints	context	described	dose	employee	enc	environment	failed	failures	file	flour	forks	handler	header	honey	i	invite	invoke	issues	make
word	1	maths	meeting	neither	nine	omar	only	param	podcast	prepare	promised	recipe	recipients	recursive	refrain	released	repeats	reporters	requirements	retrying	router	sender	settings	short	sla	slip	sold	sort	ss	staging	standard	start	static	summarize	superuser	supplied	t	ticket	tide	tour	track
word	1	true	uid	usr	vendor	visited	waiting	whisk	yml	丝	享	什	同	吴	唯	嘛	夸	孩	执	機	洞	渠	烈	真	签	給	藏	补	西	译	辅	鉴	集
word	-1	acceptable	accepting	accesskey	achieve	affected	agent	alternative	amplify	ancestors	anomaly	apigee	applied	aria	ascent	authorizer	automl	balancers	bark	bgp	bindings	bits	bought	breakfast	breathe	bunch	cb	celebrity	cheese	closed	cloudrun	codecatalyst	completed	configrule	configs	contextual	copied	crews	d	determining	discrepancy
word	-1	dismiss	duck	ehlo	escaping	evening	except	explorer	exports	extent	families	fastmcp	fb	filestore	finance	firewall	first	fn	folding	folio	fonts	generated	glacier	glm	google	gplv	headers	healthcare	helm	hexadecimal	hl	iana	icon	icrnl	ignbrk	ignpar	ingress	inspector	instructions	integermin	interconnects
word	-1	intr	intune	iproute	isig	john	joke	json	keyfile	keyspaces	kimi	laptop	lattice	lazy	least	licensed	limits	listtagsforresource	locally	lose	lost	malicious	management	market	mcpserver	mediaconvert	medication	merchant	middleware	mingw	multixactids	mute	nearest	nextoffset	nipple	noflsh	ocsf	oidc	okafor	omit	opportunity
word	-1	otherwise	overwritten	owners	pieces	planning	points	policy	posixpath	precondition	prediction	protecting	publisher	rational	receives	recognize	recurrence	registrations	remind	renamed	repeating	reported	repot	requesttarget	retake	reuse	right	rom	roots	route	rps	runner	sampling	scc	scep	scheduled	scheduling	searchable	security	seeing	sees
word	-1	setlocale	sets	severity	share	shipping	sigstop	simulated	snan	spare	speke	sqlitestore	srcset	statement	substitution	summer	superseded	sure	systemclock	tagkey	taxonomy	themes	thinking	ticked	timestamps	toddlers	toolcallpart	toolresult	topology	tracebacks	unencrypted	unhandled	uniq	universal	unusual	upper	upstreams	utilization	v	venv	vms
word	-1	voice	worktree	wrong	z	了	亚	伴	候	傅	创	協	厅	受	吃	各	咱	壤	士	夏	大	导	岛	幻	底	征	忆	惊	戳	拟	控	擎	架	氧	湾	爵	爸	率	甸	纠	罢
word	-1	臭	苑	药	让	该	贝	辑	迟	遥	野	鸭
word	-2	ablah	actively	agentinfo	annex	appsync	asn	assign	atomends	autoprovisioning	bad	basic	basis	bboo	bigtable	blob	blogid	brkint	builder	buying	calling	callwrighttoolrunner	callwrighttoolset	captcha	caseid	cdrom	chain	charjunk	china	cipher	claude	client	concepts	concern	confidence	containing	corrector	coveralls	csdn	ctype	database
word	-2	daughter	declaration	degrees	deletebatchprediction	delta	dependency	deploys	describeservices	desired	develop	disagrees	do	downloads	drops	ds	ebs	editor	elderly	email	endchars	eventbridge	exhausted	expansion	expect	facing	fastgrid	ferritin	fieldinfo	fieldsep	flush	fsmonitor	gbk	getorder	gib	gives	globs	graphs	hexdigest	iap	icanon
word	-2	identifying	ignoring	implicitly	insiders	internaldate	introspection	iot	issued	istrip	jpeg	kafka	keep	kinesis	landlord	lang	leads	likely	listener	magnitude	matter	medians	members	mentioned	metastore	microseconds	minor	mirroring	modelmessage	nature	none	nook	notation	novak	objective	occurrence	octal	offers	older	openai	ord
word	-2	pad	parity	parsers	paying	phase	pickle	pkg	planner	popitem	pp	predicts	prefixlen	prerequisites	preset	printables	programs	prometheus	proposed	pupils	qty	qualified	quiet	ranking	readline	receiver	redshift	relational	retrieving	retrypolicy	ro	sam	scripts	see	selects	sep	setmark	setting	settled	shells	simply
word	-2	sitewise	slash	sned	solved	ssd	standin	stood	summaries	symmetric	tasklets	tcp	temperature	thousands	toolkits	translator	trash	turn	unhealthy	unparse	unsure	update	usedforsecurity	valkey	vertical	vet	vote	well	wrapt	举	乐	书	伞	偏	减	剥	励	劳	协	含	员
word	-2	嘱	困	圆	块	壶	威	工	席	府	昧	晴	朋	束	标	桃	樟	樱	橱	济	涩	炒	画	福	租	税	笃	笋	终	肪	胶	脂	腌	航	萄	葡	话	详	跌	轮	还
word	-2	进	邀	革	鲈	龙
word	-3	accessdenied	amend	ammount	amzn	analyses	apple	archives	ast	audio	b	basebackup	bearerauthenticator	bracket	bullmq	busy	categorize	celery	cfn	ch	chair	chance	chunk	close	cmp	composition	compressed	conservatory	consists	cottage	crafted	createbucket	createdbinstance	ctrl	current	datapath	dataproc	dated	dearer	decimals	declarederror
word	-3	decoder	dedicated	deletedbinstance	denies	different	doctestfailure	du	ecs	ef	eng	engines	exec	faithful	fat	filling	flexibility	found	ge	geometric	getobject	gid	gigabyte	healthy	hereby	hyperpod	immutable	indicator	insensitive	interest	interspersed	invalid	involved	iri	keychange	labour	lapse	leaf	li	listings	localtime
word	-3	lora	managers	manually	meander	merger	miss	ml	mnt	modelresponse	modes	netapp	nutrition	obtain	octo	one	ought	owns	panes	pd	pdfplumber	permitting	pgdata	pools	popd	pounds	predict	prove	provider	proxyagent	pset	published	qwen	raises	receipts	recommender	reconciler	recurse	ref	registries	represent
word	-3	reviewers	reviews	rightmost	rinse	robots	sentence	serverthread	setpos	shapesize	signs	sizeof	sketch	slide	snippets	solely	somebody	spacer	spanner	specialized	stair	stove	strike	study	subnetwork	subset	sunday	superclasses	taxed	tc	thought	timings	tio	trees	typically	unregister	updatetrafficpolicyinstance	usually	uuids	variance	ve
word	-3	vsnapshot	yet	乙	件	伤	促	克	六	勺	呢	咸	响	唐	啰	善	嗦	四	奏	尔	帐	抖	摄	旺	暂	术	松	母	沟	泥	炉	点	煅	盆	竖	章	童	粉	聘	聪	肯
word	-3	获	裹	贡	载	迹	闪	队	防	顾	题	馈	麦
word	-4	admins	adversarial	aggregate	allowing	appeal	appstream	asks	attributeerror	avail	axis	basemodel	bd	benchmark	beta	bills	bitwise	bob	book	brotli	bytearray	callwrightmiddleware	canary	cancel	classmethod	closely	cloudtrail	colab	collections	colormode	combined	communication	compensate	complaint	compress	conda	consensus	consistent	construction	constructs	consumer
word	-4	courier	criteria	cryptokeys	cure	datazone	decorated	delimiters	deploying	despite	determined	developing	devops	diablo	dkim	docbook	dots	drives	efficient	elastic	embeddings	emr	endtime	enter	enumerates	epyc	er	find	fire	firestore	floating	friendly	front	gamelift	generally	goods	goose	got	gpu	gpus	grafana
word	-4	greater	gross	handlers	handover	hear	height	hot	incident	inconsistent	incremental	indicating	instructs	ios	ipam	isclass	isfunction	ismethod	jest	keyrings	liang	like	llama	logb	logins	logistics	looker	manpath	mapped	markussintonen	mayhavehappened	mayor	meadows	minister	missingcommitscheck	mit	mmmmmm	modle	msgfmt	mu	ne
word	-4	necessary	neptune	nested	oakes	oid	org	ou	overhead	partnership	performing	pipelines	pipes	pitch	plaintext	poetry	populate	portability	preconditions	predefined	predictor	primarily	pycon	pydoc	qsize	quick	qyt	reach	readonly	rebuild	recording	recycle	reflink	registerusage	relationships	rephrase	represented	restored	restores	rewired	rjust
word	-4	rmdir	rooms	rotate	rpc	scheduler	segments	sentry	service	setattr	sglang	sigterm	stage	starttime	stash	stick	stuff	stylesheets	substitutions	synchronization	thin	tid	timing	tips	toy	transfer	travel	travis	truststore	ts	typescript	unchanged	undelivered	unified	unpacks	unsourced	unsupported	utterances	uv	vintage	voted
word	-4	vts	werkzeug	wh	xsl	zonal	丙	丰	体	净	则	务	吧	咐	垂	射	帽	幂	慧	拔	有	材	民	海	燥	瓶	甲	白	眼	稍	糖	肌	胜	膏	舒	蕊	褶	视	記	退	闆
word	-4	阔	韩	颗	餐	鹅
word	-5	ab	accessor	across	ad	advisory	air	algarve	alternate	amado	apache	appears	arithmetic	ascending	assessed	assured	attach	attempted	bastion	bcj	bedrock	belongs	brew	bus	calculates	calculations	canonical	categorycode	cbpf	centos	clears	collects	committing	compromise	concurrency	concurrent	confused	contract	controller	correctly	crawler
word	-5	daemon	decoded	defence	die	discriminators	division	dr	durability	echoe	echoprt	effort	egress	ej	ellipsis	embeds	employees	encryption	end	ert	estimate	evaluate	evaluates	executions	execvpe	exiting	expand	expandf	exponent	exporter	exposed	f	feel	fifth	fit	forces	frameworks	gate	gateway	gateways	generations
word	-5	getmembers	gettarinfo	github	given	guessed	haas	hatch	haystack	hh	highlight	holder	identifies	increase	infer	ingest	inherited	initiate	inlinetemplatebody	inmemorybucket	insertions	intuitive	invocations	itself	junk	kit	langgraph	language	launched	leader	lease	linear	linter	locals	locking	longest	looking	lovely	lru	lzma	making
word	-5	manner	manual	margin	mariadb	mediaregion	messages	mitre	mobile	mode	mushroom	mypyc	name	normalizer	observability	okk	ond	opcodes	opinion	optimize	orm	pacific	parsing	perimeter	pete	pixeltable	play	portion	positional	powertools	preferencelist	previously	probability	promise	protect	pure	purposes	putbucketownershipcontrols	qnan	real	really
word	-5	reentrant	refund	rely	replaces	replicacount	resolver	retried	rgba	rotation	routers	row	rst	runtimeerror	safely	sampled	sans	satisfy	scalar	schemes	scopes	section	senders	sentiment	significantly	skill	skills	smith	sms	somepackage	sp	spark	speedup	spelling	spoonful	statements	status	subdomain	subtract	surf	suspected
word	-5	syncing	taken	terminates	text	texts	threadinghttpserver	thresholds	throttle	tilt	tiltangle	timedelta	tinyhttpd	toml	toolexecutionresult	toolsets	tpu	transformation	translated	triggers	typ	unfit	updated	val	validity	visible	vllm	warc	where	wider	wine	workforce	wrappers	wraps	writer	writes	writing	xid	xmltodict	xz	yyyy
word	-5	zeroed	zipfile	乎	乱	亡	休	倒	入	刪	勤	咨	图	天	奇	怪	情	愿	我	族	景	木	板	桌	横	次	殊	汁	渡	游	滨	滿	火	焦	焯	燕	爆	物	监	相	础
word	-5	织	绕	缘	舟	舰	芬	菌	語	贮	趋	辛	递	邮	阳	降	雾	驼
word	-6	abbrev	abstract	adapters	admindir	almond	almonds	android	angel	anotherpackage	anthos	approvalrequired	appveyor	arrays	assigns	authority	authorization	availability	baan	backing	backslash	ben	border	boxes	bufferedreader	bulletin	business	calldeferred	calledprocesserror	captioning	catalog	charged	chmod	cinema	cls	codex	communicate	compilation	comprehensive	computed	confusion
word	-6	connectionerrorcode	consistency	converting	costs	counting	createpredictor	croniter	cumulative	currencies	curriculum	dags	deadline	decoding	delaying	deliveryfrequency	department	determines	diagnosis	disassociation	discard	disclose	disconnects	discovered	discovery	dismissed	dispatch	distance	early	echok	embargoed	euros	evals	exc	expensive	extensive	fair	feeds	fifteen	film	finding
word	-6	firewalls	flex	flip	flow	forwarded	forwarding	francisco	fuser	gave	getcomptype	getopt	goodbye	grade	granted	graphemes	green	group	gz	hargreave	heap	honestly	horizontal	implementing	import	imports	incl	infrastructure	instruction	invokes	iteration	joan	jsonpath	karl	kenneth	key	kubelet	kvs	lab	lb	learning
word	-6	learns	leeds	lived	lloyds	llp	llvm	locke	lookup	lowest	lwp	made	maintain	mapper	maximumexecutionfrequency	means	memlimit	micro	mistral	mix	moments	mon	mount	narrower	neg	normally	opensearch	opterr	optionflags	oral	organizational	overriding	overwriting	p	parses	passthrough	pasted	pathlib	pg	phil	pid
word	-6	plain	plugin	plums	potentially	powers	pq	preference	printed	privilege	proactor	process	prompted	propagated	proper	protectedresourcearns	pseudo	publishing	pypdf	quarantined	random	reconciliation	reduce	refs	rekognition	relevance	request	rev	revoked	rib	rise	rug	said	salt	san	screen	securityposture	simplest	simplified	sink	sinks
word	-6	slice	smaller	sslcontext	sslv	stopped	storm	stringized	subtask	sums	supersedes	symbol	sympy	synonyms	synthetic	sys	target	thb	thereof	thirty	translates	traybake	twitter	unclosed	underscores	unspecified	unstated	users	uvx	verbatim	vexo	vitae	vlan	vscode	wafv	wardrobe	waybill	wcwidth	weight	weighted	workflows
word	-6	xxx	zz	七	与	京	仿	势	包	及	古	园	場	宠	挤	未	极	欲	片	牙	瓷	疑	盛	砍	票	移	络	编	老	能	节	蒸	融	轨	速	遵	采	钠	钩	销	馆
word	-6	驱	驿
word	-7	abbreviated	ability	acetone	acknowledged	acls	adeyemi	administrative	aggregation	ago	agree	aiff	alice	align	allowed	amd	ami	api	apis	arbitrarily	attaches	authored	basehttprequesthandler	beaches	beautiful	bee	before	better	between	bio	bisect	bitbucket	blanket	breaks	breitner	broadcaster	browser	btn	builtin	butt	calculator
word	-7	categorical	chars	children	churn	cognito	cohere	compose	compound	condition	configures	connectivity	conninfo	consider	construct	cread	create	date	dbname	deb	declined	degree	destinations	detailed	dialogues	disco	disconnected	divert	django	domain	dozen	durations	duty	elemental	enhanced	europe	exif	expressed	extra	fell	fin
word	-7	financial	fongaufier	forcing	fp	fridge	friends	gcs	gdpr	getting	glint	grows	gt	guarantees	guru	handshake	hashable	hdr	healthz	helps	hide	hr	hugo	hydrology	iconv	ignore	imke	infinite	inn	inner	integral	interaction	interconnect	interpreting	iso	j	kev	keygrip	kites	korean	kw
word	-7	ld	left	levels	lex	linting	listed	liver	loggers	lots	martin	matcher	maxsize	meanwhile	met	microsoft	mild	milliseconds	mr	multipart	mydata	mydict	navigate	notapplied	onnect	opened	optimization	origins	pager	pin	pipe	plate	plot	porch	practical	prec	proto	protocol	pwhistory	pyparsing	pypy
word	-7	pyrate	quotations	rc	reconcile	regexmatchset	registrar	rehydration	reliable	reload	remember	remi	replies	reportflags	resides	restore	result	rsync	running	sanok	scenarios	schemalocation	sdb	serving	settles	shortened	significant	sites	slept	slow	smells	society	soon	soto	specifically	split	spoke	spread	srp	ssl	sticky
word	-7	strengths	subclasses	submodule	success	super	systemexit	tabletop	tail	terminated	terrible	tidal	tidewater	timeit	times	tlsv	toolspec	towns	twin	typeddict	typeptrn	typevar	typevartuple	typing	ubuntu	unauthenticated	undefined	uniform	unittest	unreachable	untick	usb	vault	vector	views	vire	waited	wan	wash	waterproof	weekday
word	-7	wfile	whom	windsurf	wks	woken	wrist	writable	专	严	们	伪	佬	农	半	卓	参	反	句	吹	和	围	塔	声	妈	寻	局	带	惑	抄	採	操	是	朵	样	棵	概	榜	洒	渝	煎
word	-7	目	示	禁	稀	粥	糕	线	聯	腮	苦	角	诚	诵	象	边	达	锯	香	骑	鲜	齿
word	-8	accelerator	adaptive	adler	admits	agentcore	aggregator	aims	alarms	album	aliases	aligned	amphora	anthropic	appid	approver	approves	arrange	asgi	ask	badges	banner	bay	baz	benefit	borrowed	both	branches	brandl	brass	breakpoint	button	buttons	called	capture	certain	chatgpt	clocks	cname	coherence	committee
word	-8	commonly	completes	comprised	confidencerules	connector	consisting	constant	consul	coroutines	cough	court	crane	crashloopbackoff	dataclasses	datasets	ddos	decrypt	defences	definitionerror	delivers	delivery	denied	deployments	descending	destroyed	dies	differs	dirs	dish	disks	displays	doc	dynamic	eager	elsewhere	entitlement	entrance	ev	evaluated	evaluation
word	-8	exit	figures	fileset	finite	freezer	fw	goat	gpgsm	gzip	h	hall	harmless	harvest	head	heartbeat	hours	hymn	hyphens	id	idempotency	identityid	if	imelda	immerse	increases	indexed	initial	initialize	inspect	inspects	integrated	interpreted	ipc	iserror	iter	jammed	jar	javascript	knew	know
word	-8	latin	lifetime	likelihood	linestyle	loads	lockers	locks	logging	lunch	mac	maintained	manifest	matching	meal	mechanism	minimize	minutes	mktemp	mocked	named	native	nineteen	norden	nplurals	nt	omnitech	operationid	operationtype	ostara	oute	overwrites	packet	parchment	parquet	party	pellworth	periods	petra	pets	pgp
word	-8	pi	plural	prefixitems	prev	problem	profit	pts	pyproject	question	raising	ranges	rawiobase	recal	records	redundant	reflect	regressions	regular	releases	removal	removed	repos	returncode	revenue	rich	rotated	rs	rss	saving	searches	second	semantically	separation	serverspec	shape	shield	singapore	size	skipped	slips
word	-8	slowed	soak	socket	sortedcontainers	sorteddict	specimen	splits	stateful	stdlib	stray	strength	subscriptions	targeted	technical	telegraf	terms	textdomain	things	threaded	toast	toolanswer	transforms	tripod	typos	tz	ug	unavailable	undobuffer	unpack	userid	utils	validationexception	visits	volume	volumes	vouchers	warm	warmly	wcstwidth	wed
word	-8	whatis	wheels	widened	wins	xs	years	zabbix	zstandard	供	倍	勒	区	发	台	吁	妥	安	对	寿	巴	常	恩	愉	披	抱	旗	普	柳	楼	涵	淘	牵	玛	異	矿	笔	索	绑	翻	致
word	-8	落	虚	语	阈	鞋	高
word	-9	abi	accessdeniedexception	accountant	additions	agentctl	agreement	ahocorasick	alert	algorithms	ansible	arn	aron	artist	autoflake	automatic	backgroundimage	backpressure	batches	beer	benchmarks	benny	bom	bool	bounded	bounds	browsers	bz	bzip	candidates	canonicalizationerror	case	cfg	cgroup	cheap	ched	chop	chroot	cl	clicks	clock
word	-9	cm	codecov	collect	colon	commitment	computation	connects	constructor	consumed	cornwall	crawling	crtkill	cup	customize	daily	daly	dark	dave	day	deck	descendant	destructive	dimensions	disassociate	discuss	divide	drinks	dumped	dynamically	egg	encrypt	endpoint	engagement	engineers	eoferror	errors	escaped	evaluationpath	experimental	extracts
word	-9	fallback	fast	favorite	february	fig	finalized	fingerprint	fixtures	fmt	fog	forum	frequency	fuzzy	gallery	garages	getoutput	gettext	gitter	glob	goals	gradual	grouped	guardrails	halt	handled	have	heavily	held	hi	highs	holds	hospitality	html	hugs	idna	inactive	independent	intercept	intranet	invoice
word	-9	jailbreak	jailbreaking	jess	keyring	knees	known	lat	launcher	lea	led	leeks	lens	lfmt	limitations	lists	locked	lon	magic	major	managed	masked	metal	metres	money	month	nat	negative	negatives	new	night	nigsg	noop	nr	number	objectiveconfig	olsen	openpyxl	organise	parked	pathname
word	-9	pathspec	patience	payee	pegs	periodic	persists	physical	piece	pixels	possibilities	postmaster	predicate	preferences	preserved	primitive	print	printable	projections	proof	provisioned	pubsub	queues	quit	qx	ray	readable	reason	reduced	refunded	rejects	relax	replicas	restarts	resumed	retracts	rounded	rsp	ruiz	ruth	saying
word	-9	scope	scorecard	secretly	seller	ses	shelf	shortest	smart	solid	special	spin	standby	starty	subs	subscriber	subtype	succeed	summarise	surveyor	tags	temporarily	ten	throttling	tin	transit	triage	trio	troubleshooting	tuning	typer	typical	unexpired	unlimited	uris	usermod	uts	validators	value	various	wales
word	-9	wcswidth	weeks	working	workspaces	worth	wrap	xu	zstd	zwj	三	估	俩	养	割	吵	哦	器	多	宝	導	屋	平	微	战	挂	描	暖	梅	毁	沪	浇	溃	界	範	缺	脸	莉	莓	虽	诺
word	-9	跑	转	辖	迎	页	饭
word	-10	abstraction	accessible	accuracy	added	addressing	adr	aes	aix	allowable	alpine	altos	appliance	array	attempting	audiotype	august	aurora	autoscaling	azure	backed	balancing	balcony	beans	boilerplate	boundaries	bowline	boy	cab	cache	cafe	callable	callcontext	can	captures	carefully	cars	catch	categories	challenge	characteristics
word	-10	church	classifiers	clouds	codec	cohort	combining	compact	compatible	completely	composite	compute	configurable	connectors	coord	country	crl	cs	daland	davidhewitt	debugged	decodes	delegate	deliverability	died	dist	distribute	divided	dnssec	dot	dotted	doubts	drill	driver	dropdown	ebpf	eg	eleven	errno	estuary	extension
word	-10	farm	flask	flaw	forward	founded	fourth	frost	fuzzywuzzy	gemini	getopts	gevent	gpt	gtk	guide	gym	hangs	hotfix	ibuprofen	ibus	identity	imagedescription	indexing	individually	infinity	inlcr	insights	intermediate	internally	introduction	ireland	iterator	jenkinsfile	jitter	jonas	judgment	kb	kim	kitchens	knitting	knot
word	-10	letting	libcurl	libfoo	llmagent	logical	loosely	macos	mains	markers	maxlen	mend	menu	merged	mermaid	migrations	mingye	moderation	modifies	multiplication	ndiff	neighbourhood	nntp	objcopy	openssl	organizations	overdue	overlaps	overridden	owen	paginate	paginated	passage	passive	past	pasta	performs	perusal	pixel	player	popen
word	-10	postmortem	powerful	pread	previous	professional	profiler	programming	propagation	provision	quarterly	quickstart	ran	ratios	rave	reception	recurring	remembered	rental	reopen	res	reservations	retrieval	reverse	rovers	rte	runtime	safari	sand	saturday	schedules	scratch	screenshot	selinux	semantic	shortcut	sitter	spending	spot	spotlighting	sse
word	-10	starlette	strategy	swapped	swp	tablets	telling	tensorboard	testing	thanks	thumbprint	tidelift	tiny	tlsauthtype	transform	twins	unclear	unmodified	urllib	util	vestry	washing	webhooks	websocket	words	written	xkb	year	yours	丢	來	冰	列	勿	匙	口	喷	堂	堆	媒	子
word	-10	实	察	希	廠	张	御	思	承	捐	晒	朴	林	柄	桂	池	沿	淋	溪	滤	烂	皮	睛	碗	稳	立	置	聚	诸	資	负	责	跨	辨	這	郎	钢
word	-11	abebe	affect	agentdown	airlock	alexmojaki	amended	answered	apiworkflow	armrest	articles	associating	backup	bfcl	bhavin	bitte	bj	boat	boots	broke	bronze	brushes	butter	calc	canvas	cgi	change	channels	chaos	cheers	chime	clip	cluster	coat	compiles	components	conditional	considered	contacting	container	copper
word	-11	copyright	core	cores	counterclockwise	ctypes	dataclass	daylight	delegated	detect	distributed	distro	documented	dq	drip	drivers	embedding	emergency	emitted	emma	ends	engineering	entrypoint	eol	eventlet	exceed	excel	face	facility	faithfully	farrow	feat	ferris	fields	filtering	finishing	flushed	flushes	forget	fragment	frame
word	-11	fridays	frozen	fuzz	fyi	gain	gap	gil	gio	gitee	god	governing	grandma	great	ground	gs	gtranslator	handed	hba	hit	hold	hungry	identified	importable	initially	internationalized	intro	ipsum	isolation	itr	jackets	jie	kib	lamps	libxml	lie	lighthouse	lin	lite	local	localhost
word	-11	lorem	loved	lowercase	lumingzh	marks	math	matrix	maturity	maxlinelen	medium	member	metalink	minus	misspelt	mixed	mock	mum	mypy	nav	nordbank	nowhere	null	numbered	nwosu	observed	officer	opcode	optimized	pack	paged	parameter	parsed	pencolor	photographs	pinning	placement	planned	plugins	priti	probe
word	-11	rainfall	raw	recursion	regexp	rerouted	retain	retrieved	rn	roll	rung	same	selector	sent	separator	seq	serverless	serves	shallow	shower	similarly	sleeps	smiths	snow	song	sorting	sound	steer	steps	stitches	stop	storing	struct	structures	subnets	svg	swagger	taking	transparent	tty	undersigned
word	-11	understand	unicodestring	unlike	unquoted	unused	updating	upright	useless	valve	very	vesper	waiter	weblate	webvtt	west	what	work	wrapping	ws	wsgi	zhang	业	味	哥	土	奉	抚	抬	斜	新	映	桩	檯	灰	琴	盯	等	绍	羊	腹
word	-11	菲	血	距	路	錯	隆	飞	馨
word	-12	abcd	ampere	analyze	appendix	archive	ascii	assert	asset	assumed	based	bedtime	bigquery	birch	bluetooth	boot	borrow	boto	botocore	branch	bud	calculate	callwrightcodeagent	calorie	carl	cases	chapel	chord	circuit	citizens	clerk	click	colours	contained	continuous	controllers	controlling	copy	cork	corpus	cp
word	-12	crashes	crossing	cspm	cte	cycle	decision	degrading	delegation	deploybot	dereference	determine	direction	dockerfile	emax	encoder	epoch	eslint	esmtp	exits	faults	fever	finally	findings	finished	forgets	formatter	governed	graphics	gusts	hardware	hates	headphones	heuristic	highlighting	hour	hpa	identifiers	indent	ines	insecure
word	-12	instancelocation	interfaces	invocation	junit	jupiter	ken	late	learnt	legal	lent	lineno	literally	located	lookuprate	malformed	manager	marathon	markdown	marta	maximum	measurement	modelcontextprotocol	monitored	moving	myapp	names	ned	nexttoken	nits	nobody	numbers	numpy	obj	ocr	ola	operands	orders	otel	ours	pam
word	-12	passengers	pdf	peers	permissionerror	pointer	porter	pos	primer	prints	promises	psutil	quartiles	quotas	raffle	recent	refuse	regression	remedy	repository	retr	rises	sac	scalars	scholarship	sections	seg	seldom	settle	sftp	simmer	slim	small	spam	speak	specifications	specifier	speech	sqlglot	stackoverflow	statementid
word	-12	stem	submodules	sun	suppliers	survives	systemd	targetpath	taurus	tenancy	tenth	thousand	threat	throttlingexception	thus	toaster	toolu	translations	translators	treasury	tue	tuned	tutorial	tweak	twice	tzinfo	vest	wanda	went	wet	withholds	worn	writers	仁	偷	储	充	初	姆	小	居
word	-12	巷	库	彼	怀	招	挥	旬	朝	枚	栋	比	添	溯	炖	犬	玻	璃	眉	矫	神	笑	累	罚	肝	肥	良	苏	薄	认	赴	轻	迭	透	途	锈	院
word	-13	acted	actor	advanced	alias	allotment	america	amy	ancestry	anitem	anonymous	anywhere	approach	assume	assumes	attached	autoclave	available	backends	blood	bootstrap	bottom	bruno	builds	bylaw	caching	cancellederror	carla	cert	changes	chemo	chf	cloned	codebase	compliance	concatenate	cone	currency	customized	darktable	dashscope
word	-13	dd	debugging	december	declines	derek	describeaccountpolicies	design	detach	dhl	dimension	discarded	distributions	docstrings	doe	dpkg	dull	dummy	duplicates	eats	elm	exact	exclusively	expenses	expire	exponential	fcntl	fd	fdatasync	fillcolor	filters	firehose	fixme	fleet	flower	forced	fully	gitlab	glossary	gold	gpl
word	-13	granian	heating	hello	heronguest	highest	hints	hostname	humidity	inbound	inexact	inferred	instrument	insurer	integers	interior	interpolation	issuer	iterable	jlind	kayak	keeps	keyerror	kick	killed	lag	lft	lightsail	logfire	lou	mailer	maja	man	megabyte	mesh	mib	might	mime	misses	modifying	mondays
word	-13	monitors	moon	mounted	mutated	namespace	newlines	newly	news	nor	offered	once	oskar	outstanding	park	partial	patching	picked	pink	politeness	position	posture	probably	problems	psycopg	quest	quince	receipt	recognise	remembers	renewed	representing	reservation	restricted	rewrite	rings	robot	sauna	sec	shanghai	signatures
word	-13	soaked	sqlalchemy	squash	stems	subsidiary	tapes	teachers	templates	theskumar	throttled	thumbs	tidy	tie	timeouts	total	towels	traces	treats	truncation	tuples	undeclared	upcoming	utterance	violation	votes	wall	wood	workdir	xss	yield	侵	值	前	印	厘	員	夫	封	弟	慎
word	-13	拭	望	杆	杠	枝	段	泡	洗	烟	瓦	电	當	盐	瞒	突	类	維	船	蜂	衬	覽	豆	赔	逆	闲	陆	非	靴	驶	鸟
word	-14	ada	addresses	adk	advised	affects	alike	alphanumeric	an	analytics	annotated	applicants	approvers	arbitrary	asia	assets	associations	bakery	balancer	baseline	bergmann	bike	boyuan	briefly	brightpane	cancelling	careful	caterer	certifies	cf	chained	checksums	chen	choices	chose	cline	clobber	coded	compliments	conflicts	constructed
word	-14	contain	contains	contractors	cream	creation	dad	dealer	decisions	delay	denominator	deputies	desk	differ	disconnect	doubtful	dtstart	durable	ee	enforce	error	etag	experiment	exported	exposes	finn	flowers	footer	forgive	french	glass	globals	goats	googleapis	gpg	hat	hits	href	hyphenation	identities	iec
word	-14	improvements	inherit	join	journal	judged	justification	jwt	kerberos	km	knit	languages	leftmost	lines	lmstudio	loaded	long	lotte	lowell	meaning	mia	moves	msgstr	multiply	mutable	needles	nic	notimplementederror	ownership	pairs	pallets	pandas	parse	peel	persistent	photograph	phrases	physician	platforms	pm	popcorn
word	-14	port	possibility	possible	potential	press	printing	proxies	qdisc	radius	recipes	recursively	refuses	resembles	restart	restrict	resumes	role	routed	sat	scarf	schemas	scooter	scroll	sequential	setprofile	setuptools	sit	six	snacks	sourdough	starters	stops	streaming	strip	supper	surgery	switch	symbolic	tap	technique
word	-14	temporary	threshold	throws	topic	traffic	uncompressed	underscore	utilities	uuid	vars	vm	wide	yang	yellow	yesterday	事	于	会	兩	共	几	国	坊	宣	專	属	巢	己	師	弓	批	抗	探	搅	日	更	根	欢	欺	泵
word	-14	猎	王	疗	石	筆	缸	螺	触	调	谈	走	阵
word	-15	aisle	animation	architecture	arrow	asyncio	automatically	awesome	bag	bananas	bare	bees	belong	big	blanks	blocking	blocks	booth	bt	certs	chase	checkers	cloudfront	compat	compile	conventions	crontab	debian	decides	deletion	denotes	depending	destination	driving	dt	easy	eggs	emoji	entity	eq	established
word	-15	evidence	excluded	expr	eyes	fail	ffmpeg	fifty	filesystem	fish	footers	forth	generation	getindexingconfiguration	ghp	glue	hal	happen	heat	heights	helen	help	helped	hides	hinge	holidays	immediate	imperative	imported	indentation	inputs	investigate	karen	karim	kwargs	lamp	langchain	leaderboard	leaks	lexer	lind
word	-15	literal	literals	lodash	mainly	manipulate	maturin	memberships	minimal	mkdir	mkstemp	mouse	mp	node	nologin	not	noticed	numeric	obeyed	optionally	pause	performed	piano	plenary	population	possibly	pour	pretty	prompts	provenance	providers	psql	race	readyz	references	remittance	replay	reveal	rina	rollouts	samples
word	-15	scm	sdks	secondary	serial	seventh	ships	shutdown	sighup	simulation	social	specifying	srt	stdio	stir	stone	stuck	subject	subnormal	suggests	symlink	tag	thesis	threats	tram	transcripts	tries	undo	unplug	untracked	validator	valued	vegetarian	vinegar	voicemail	weak	wheelchair	woman	workload	yaml	yeah
word	-15	临	似	凌	凯	募	千	压	叫	合	唱	如	婆	廊	很	想	戴	拌	拾	文	旋	昨	歧	测	港	湖	猫	線	纲	罗	而	识	赋	酸	闹	阀	阻	頁	骤	魏	鸣
word	-16	abc	absolute	addr	adjust	adversary	agv	allergies	apiversion	arthur	asynchronous	bags	bake	bergen	bids	biggie	bill	black	bless	bpf	builddate	calculated	call	caught	chokes	claims	classification	cloudwatch	colin	combination	commas	committed	computes	confidential	constitution	corner	coughs	coverage	crystal	cupboard	dahlias
word	-16	decide	declare	deep	degraded	deployment	descale	dig	disagreed	disallows	discussion	doctest	dotenv	dusk	empty	en	entering	executable	expressions	extended	faro	fc	featurization	few	finds	flake	fresh	generates	generator	greenhouse	iff	imap	incomplete	indoors	inference	install	interacting	internet	joins	lc	leaked
word	-16	lengths	leo	life	managing	mappings	median	moved	nowt	observe	occurred	onboarding	onion	opencode	outpost	outward	pharmacy	pins	plainly	popular	prevents	principals	programmatic	protoc	radio	ram	relevant	renews	representation	retainer	ride	ripgrep	rolling	rosa	rounding	sagemaker	schools	scored	sea	segment	self
word	-16	semantics	sentences	shift	shortly	sig	sought	sparse	speaks	stands	states	stranger	succeeds	sufficient	switched	symbols	syntactically	tarfile	targets	tarinfo	teaching	threads	tiles	trailing	try	unable	unauthorized	underline	unexpected	unique	urls	uvicorn	variant	warns	watch	wave	weekdays	whether	whispered	zones	世
word	-16	亏	令	企	八	兼	剪	匠	息	摸	斤	牛	绪	艘	萨	货	车	進	過	马
word	-17	abcdef	able	abort	abuse	academy	adviser	another	arm	authenticating	batch	behaviour	boolean	cable	center	chats	cleanup	cmd	colors	compiled	connecting	consignes	continues	contributing	corrections	corresponds	cursor	decorator	define	detected	dialects	embed	enclose	environments	eod	event	ever	existing	exp	failover	fall
word	-17	fasten	fedora	filenames	filter	foreign	friend	fsync	gen	gnu	graph	grey	had	hierarchy	implemented	implies	indexes	indicate	insufficient	interactive	interviews	jacket	keepalive	latter	level	lifecycle	likes	lisbon	loops	lu	machines	many	mm	mo	moderators	modification	module	msgid	museum	newsletter	noticeable
word	-17	oa	obey	ondelete	parcel	patches	payq	poedit	pool	ports	putpipelinedefinition	pycparser	queued	readerwriterlock	rear	recognised	refer	refers	remit	repeated	restarted	retryafterms	rivers	roadmap	rules	saw	sense	september	serialization	shed	slates	smolagents	snapshots	soil	sorted	south	square	staff	strips	subtitle	thickness
word	-17	time	timed	transport	tray	trying	turtlescreen	ulp	uninstall	utc	vs	wang	wb	welcome	wind	wobble	wording	workloads	worm	个	乔	乡	呀	喜	噪	基	外	宋	异	径	搞	擅	旧	朗	杂	检	渗	甚	竟	纹	胸
word	-17	蕉	蠕	裁	購	赛	踏	输	钟	雷	颜	驾
word	-18	adapter	addition	addressvalueerror	advert	aimed	announce	applicable	area	associates	backoff	bases	beds	bikes	breaker	capacity	caption	checked	chidi	choice	ciphers	cleaning	collector	complained	confirms	count	crew	curves	dbos	deal	delimiter	deprecated	depth	detection	detector	diff	disables	drawing	dst	east	entire
word	-18	especially	fails	fasteners	favourite	fixture	footnotes	forklift	formats	freight	fungi	gbp	gke	graphql	hash	homework	hung	implement	individual	initiated	installer	instantiate	jump	latency	lecture	libraries	listens	loses	losses	lx	m	main	markup	memory	metric	migrated	min	missing	ms	nan	never
word	-18	nicely	notary	omitted	opentelemetry	ordinary	outside	parent	part	patterns	per	percentage	potatoes	proposes	protected	protocols	proxy	publishes	questions	quite	reasons	recruiter	repaired	respectively	retracted	roles	scenario	screens	seek	select	served	sha	stable	stages	starter	stated	subclass	subnet	subsegment	succeeded	successful
word	-18	successfully	temp	thai	timeline	timeout	timetable	tokens	trend	tuesday	twelve	unicode	unset	vacuum	verb	village	warehouse	winter	workflowstopped	例	冷	塞	尊	旁	明	曲	村	桥	櫃	湿	演	班	申	盘	眠	简	美	脚	袋	議	败
word	-19	acts	again	apart	appender	async	asynchronously	attempts	average	bell	bench	biscuit	blocked	boils	came	cancels	capability	cat	changed	channel	closing	component	conditions	contribute	cover	databases	depend	deps	directions	directives	directories	distinct	distinguishes	dividend	dll	draw	duration	elements	enabling	err	evaluations
word	-19	exceeds	exhibitors	features	fence	fewer	flag	flagged	func	gala	gas	guess	hand	handbook	handoff	hang	heads	households	image	inspection	intentional	jsonl	lasts	learn	lid	lund	marketplace	may	migrate	modified	networks	nurse	occurs	online	openapi	openwx	operate	overrides	payloads	plum	produces
word	-19	project	reads	reasonable	redirection	renovate	repairs	replacement	reporting	repr	resulting	ropes	run	sample	scheme	seems	separating	sheds	shirt	sits	socks	standup	stderr	streams	strict	subprocess	subsequent	timestamp	timezone	tone	town	transaction	trending	trial	truncated	uploaded	utility	visa	warden	wifi	workaround
word	-19	worker	yourself	交	产	偶	剧	变	可	忠	抛	搭	桶	深	版	知	碍	精	网	耳	被	规	财	越	遍	镇	黄
word	-20	abstentions	accounting	acquire	against	algorithm	alphabet	alternatively	appointment	arg	artifacts	attacks	battery	beach	bird	blue	boiler	boundary	brackets	broken	building	cfws	chinese	choir	coach	colour	copies	counsel	counts	death	description	descriptor	df	directory	docker	doncaster	ec	element	embassy	encountered	escape
word	-20	exercise	expanded	extensions	forbids	forms	generic	good	greeting	grouping	hosted	hostile	hourly	idle	implementations	implements	indicates	interpreter	kennel	knowledge	listen	logger	loose	marcus	marker	mess	monitor	multi	netmask	operand	outposts	override	pagination	parcels	participants	plants	pods	posix	postal	processed	purpose
word	-20	quotes	recorder	regex	region	returning	revised	rounds	saves	seat	sends	seven	signal	similar	smoke	sometimes	story	supplies	support	talked	taprio	tea	tinycsv	tomorrow	tracker	typeerror	valueerror	wal	water	wear	which	will	xray	切	医	周	呼	地	埋	尚	山
word	-20	幅	座	忘	忽	截	拷	据	显	槽	淆	漏	激	热	红	范	踢	逾	隔
word	-21	a	active	addressed	aggregated	aquarium	back	becomes	caused	cells	central	charset	complex	configurations	coroutine	cpython	deviation	disabling	editors	encrypted	english	ensures	files	frequently	fuel	grown	gutter	hid	hire	hospital	idempotent	identical	identifier	informational	jmespath	joined	jsonschema	keyword	larger	less	lets
word	-21	lightbulbs	limiter	lint	matters	measured	method	milk	mostly	nora	parser	penny	plans	polygon	precision	prices	prompt	queue	rapidfuzz	redis	refusal	revert	rewritten	roof	rpa	script	sensor	separately	stamp	starts	synchronous	takers	talk	team	tells	tenants	terminate	themselves	timer	titles	trigger
word	-21	two	union	van	video	web	witness	xml	侧	借	典	卧	却	城	增	届	影	怎	慰	指	构	栈	残	活	男	發	种	簿	糊	纯	缓	踪	遂
word	-22	associate	attrs	backend	bbc	bear	blog	breakpoints	buckets	byte	compatibility	congratulations	constraint	convert	converted	default	deployed	details	dog	dogs	drain	enough	eof	extendedcontext	fastapi	fills	firmware	four	gills	guideline	happy	identify	imperatives	importing	indirect	injections	instance	invited	january	kubernetes	len
word	-22	maps	marked	meals	measures	mrs	occur	old	op	oslo	parish	pep	platform	players	px	queries	quotation	recognized	recommendations	recommended	red	rendered	scans	seal	shows	single	spec	specification	sql	stat	storage	suffix	takes	th	threading	thrown	until	urlopen	validates	volunteers	ward
word	-22	wrapper	yourselves	两	中	哲	唤	固	培	岁	崩	得	押	括	教	散	法	泳	狱	猜	确	社	粘	觉	铃	音	龄
word	-23	amz	attackers	background	believe	bind	bread	callwrightagent	cents	checker	classic	columns	compression	containers	data	declares	deletes	enforced	engineer	extract	fixes	flows	formatted	impact	invitation	java	kernel	kg	kill	lambda	library	locale	locations	malta	minimum	modern	operating	parallel	parliament	particular	parties
word	-23	poll	pot	qa	rebase	refactor	relative	remove	removes	replayed	replying	ring	send	series	shoes	smtp	station	subscription	tenant	turns	turtleshape	uri	vat	verbose	vevent	ways	wheel	workers	worst	zip	习	二	函	恶	拒	措	擦	月	服	滑	痛
word	-23	离	耐	艺	裸	跟	轴	逐	逗	饰
word	-24	ac	angle	because	begun	bins	buffer	buffered	changelog	chapters	clusters	cold	comments	compare	complied	conduct	connect	control	cron	dashboard	definitions	deprecation	dict	director	escrow	executor	forgot	functionality	gardeners	gloves	goal	grammar	hands	hard	heading	ids	inside	ipv	judge	lena	location
word	-24	makefile	manage	march	md	mean	mill	much	multiple	nightly	operational	operators	personal	pilot	po	poisoned	progress	providing	psf	purge	researchers	serve	speaking	st	stdin	syntax	tab	terraform	tom	tools	ui	width	wrapped	zh	刊	吗	因	害	宽	源	熔
word	-24	益	祈	穿	網	诱	週	鸡
word	-25	actual	annotation	association	await	begins	bytesio	caretaker	circle	companies	configuration	conflict	corresponding	counter	crash	dentist	descriptions	devices	dial	dir	disabled	disallow	eat	enum	evil	faq	float	folders	frames	framework	german	gifts	happened	implementation	interval	lake	launch	length	metrics	mitigation	october
word	-25	orjson	owned	panels	phones	polite	power	pypi	range	referred	regards	regional	replica	retries	return	routes	seed	stdout	still	sub	traceback	trained	view	walk	wednesday	worked	亮	修	假	况	冻	判	匹	屉	旦	果	柜	椅	毫	睡	篡
word	-25	紧	经	赖	闻
word	-26	args	attempt	audience	beginning	beyond	bu	cash	chapter	cli	collection	compared	created	damage	dataset	datetime	dialect	differences	doors	edge	exclude	exfiltration	explicitly	how	hut	installed	int	jira	lesson	load	missed	mutually	near	oauth	obeys	outbound	papers	printer	quarantine	refunds	reject
word	-26	resp	retrieves	ruff	scanned	schedule	seating	secretary	shops	sign	simple	slides	thank	unix	waf	world	启	姐	委	室	父	硬	符	较	钓	雪
word	-27	age	alpha	april	argument	article	authorize	bound	car	class	configured	cpu	dependencies	exclusive	fraction	friday	however	intent	invoices	label	large	linux	logs	nginx	outputs	own	paper	processor	retrieve	road	sequences	services	several	stairs	tested	throw	tighten	toolkit	undone	units	window
word	-27	yard	冒	场	循	称	繁	肉	英	蛋	诈	试	返
word	-28	activate	approvals	arrive	attributes	authenticated	cve	defines	deleted	destroy	disregarded	domains	either	envelope	explicit	faster	filename	fssl	high	july	meter	planted	priya	related	returned	rust	sealed	shut	started	strong	students	thursday	trail	tuple	want	wife	within	些	兹	内	刘
word	-28	占	卫	嵌	搜
word	-29	alter	beforehand	behavior	cause	compiler	const	counted	creates	days	ensure	flights	followed	ignored	jobs	june	leading	meant	meet	methods	notify	office	offset	parameters	plays	postgres	prefix	primary	regions	seen	sku	stack	suspicious	totals	vpc	众	坛	失	拆	楚	歉
word	-29	烧	耗	蓝	讨	误	貌	门	陌	雨	鱼
word	-30	anna	binary	burn	checklist	configure	connections	console	currently	designed	eight	encode	endpoints	expires	expression	foo	fork	game	ignores	intended	live	lot	modify	neighbour	ordered	phishing	prose	scanner	sequence	spaces	stores	synopsis	termination	type	unknown	uses	whitespace	zero	持	搬	纸
word	-30	绝	酒	钉
word	-31	action	ann	annotations	bit	cached	cake	causes	common	compares	creating	cv	delete	development	encoding	exceptions	external	input	integer	keyed	labels	light	low	mb	neighbours	pair	properties	registered	responses	sleep	source	stays	underlying	version	找	梯	水	涉	滚	遗
word	-32	administrators	choose	definition	dictionary	duplicate	effect	execution	fixed	higher	love	matches	morning	noon	option	poisoning	projects	quoted	tape	tried	variable	叶	吊	尽	没	泄	盖	磁	磨	造	错
word	-33	apt	bar	beside	could	cross	defined	fold	format	looked	loop	modules	more	scores	sqlite	training	updates	waits	功	博	又	格	涂	科	米	训	骗
word	-34	characters	contractor	demo	exchange	limited	often	patch	postgresql	title	trick	turtle	择	避
word	-35	allows	coffee	deputy	doubt	failure	interface	kms	num	organization	sorry	utf	坏	戏	损	故	李	温	衣	键
word	-36	authentication	books	classes	decimal	describes	during	equal	lift	product	ready	servers	vpn	withheld	命	灯
word	-37	around	cannot	contribution	dry	floor	g	ip	ledger	noise	photos	please	separate	str	strings	structure	supports	tables	够	尝	您	混
word	-38	cut	did	exactly	examples	flags	instruct	jo	objects	provided	refresh	schema	seconds	test	冲	邻
word	-39	actions	authors	character	claimed	defaults	injected	max	outcome	pattern	response	revoke	room	server	string	tasks	template	untrusted	viicos	抽	攻	秒	缀	荷	超
word	-40	attacker	check	garden	hotel	images	python	runs	sdk	specific	stand	useful	validate	versions	午	字	词	针
word	-41	bring	performance	pydantic	reference	used	wait	组
word	-42	feature	includes	makes	parts	told	use	使	副	间
word	-43	functions	instances	match	most	options	pages	windows	右
word	-44	command	mapping	operations	provide	we
word	-45	does	handle	letter	mcp	policies	resources	third	左
word	-46	bugs	custom	def	gcloud	represents	拦	钮
word	-47	disk	nodes	optional	rfc
word	-48	injection	network	reports	specify	whose	厂	独	究
word	-49	lead	provides	such	values
word	-50	supported	unless
word	-51	attribute	仍	研
word	-52	calls	connection	iam	metadata	returns	练
word	-53	refused	它
word	-54	kept
word	-55	path	perform	击	拍
word	-56	something	specifies
word	-57	some	stream	但
word	-58	bytes	monday	readme
word	-59	br
word	-62	associated	function
word	-63	or
word	-65	documentation
word	-67	resource
word	-69	amazon
word	-70	arguments
word	-73	object
word	-76	information
word	-77	specified
word	-80	operation
word	-87	callwright
word	-90	或
"""
