"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-1.19
threshold	3.0	2.25
limit	21.7	37.8
cue	agent	aloud	answer	asistente	assistant	automated	bank	bash	basket	behalf	bot	buy	clause	comment	credentials	drop	ending	env	etc	example	far	firm	go	help	his	http	https	kestrel	leave	link	loan	mail	maintainer	mark	mention	minute	newsletter	next	note	npmrc
cue	ok	open	owner	pass	post	prior	proceed	public	publish	quote	reader	release	reply	row	save	say	shall	should	software	straight	summary	system	unlock	user	visit	whatever	who	久	人	你	供应	元	公	凡	分析	到	动化	单	取本	向
cue	單	填	家	將	师	并	总结	手	执	把	护	报	款	理	看	真的	程序	箱	系统	评	评分	读者	账户	里
feature	69	this
feature	60	凡
feature	54	把
feature	52	@@
feature	51	://
feature	50	字 ://
feature	48	as
feature	46	#xD	~helpe	主人	并
feature	44	替
feature	43	他	将
feature	42	免	字 @@
feature	41	whatever	~whate
feature	40	#Dx
feature	39	@@ 字	their	主
feature	38	#VD	helper	his	都
feature	37	以	其	就说
feature	36	下单	以后	出来	程序
feature	35	that_this	的会	续	顺
feature	34	all	out	reading this	this page	top	~resol	为	本	此	直接	那位
feature	33	#txD	gift	here	with	you're	~you'r	的
feature	32	about it	admin	last three	out_the	this_,	不用	信的	先把	全	总结	这
feature	31	#:V	#D&V	#VtD	~summa	不必	悄	悄悄	者	这条
feature	30	#/x	#B:	#D&	#QB	#tD	-_example	:_all	dev	drop	prod	unlock	代	再把	序	户的	直	附上
feature	29	#xYU	at_-	curl_s	digital	every	helpers	mine	that the	therefore	~visit	填	所	把他	者的	问起
feature	28	#/V	#D0	#VL	#WQ	( 字	ai	and leave	by	example /	from this	in the	is to	put	pw	so	this line	would	~conse	~publi	~troub	~verif	任何	全部	关掉	应	成	汇	现在	由	的小
feature	27	#000	#QV	#Vx	#YU	,_@@	and	assistants	carry	drop table	fa	is_be	link	ltd	note_字	safe	that	to	typed	~audit	~unloc	人请	你	其他	加一	原样	官	將	就	序请	本文	机主	用	程	程序请	结	解	访客	跳过	额
feature	26	#BM	#Dt	#Nx)	#VLx	#WQx	,_://	- s	0	:// $	and the	and_out	by_the	credit	full	handling	hint	instead_the	js	public	the_you	to_-	to_public	vip	you were	~booki	~maint	~reade	~remar	上传	人问	便	單	器人请	大模	大模型	字 ”	帮手	扣	把你	把用
feature	26	把用户	整	病	那	顺带	须
feature	25	#&x0	#&xW	#D,	#Mt	#Rx:	#St	#Vxux	#uHx	#xPi	#xS	-_cn	/	:// 字	behalf	below	best	helpers :	it would	no	note	note :	offer	pro	replaced by	right away	signature	sudo	telemetry	the account	the person	the_three	to ://	trouble	wire	~accep	~behal	~credi	~digit	~remai	~telem
feature	25	下一	予	今后	付	到这	后续	在就	字 verify	当前	所有	有人问	查	正	现在就	电子	的程	统	股	自动	行程	请替	释
feature	24	#"x"	#"x0x	#Dx,	#Hu	#L(x=	#Pi	#StD	#VDx	#W0	#^xBx	#x&VP	#xU	, they	:	: put	@@ $	are	as_and	bots	buy the	last	me	my	payable	phone	publish the	s ://	say	show me	software	ssh	table	the full	visitor	x -	y	~assis	~every	~payab	~sessi
feature	24	~shopp	~softw	到本	卡号	帮	应在	把主	把主人	把我	排	核验	每次	生成	请代	购	这一
feature	23	#"tx	#&VxD	#:xUx	#BxM	#K&	#NMtx	#StD/	#VBM	#VxD	#tDx	#xD,	#xJ	- note	0_off	@@ ,	@@_to	^_“	acceptance	anyone_a	as 0	auto	auto -	coding	consented	free	from here	kx -	on each	on this	proceed	that no	thread	token to	y 0	~alert	~codin	~spons	~waive	並	主人的
feature	23	会悄	会悄悄	传	作废	先关	到公	半夜	即刻	呈	在回	字_=	存的	废	律	总	掉	接	放行	时请	的程序	继续	署	要是	设定	请把本	赞	述为	都把	须把	额度	风险
feature	22	"_with	#,VD	#/&	#:Hx0	#:b	#:x-x	#A,	#QxYx	#Ux	#V@	#V@x	#YW,	#uH	#x"x0	#x@	#xH/	#xPxM	#xVtD	,_his	,_mine	-	0 y	a 0	any	at ://	auditd	be_if	config js	de	disable	example and	fix	from	in every	in_answer	in_of	into	it	nice	ok
feature	22	ok_$	query string	saved card	the really	the_out	this as	ur	w /	waived	wget	with_access	~compe	~corre	~inven	~owner	~premi	~repla	~shoul	~silen	~there	~walle	不管	云	人的	人看	代办	名义	天给	夹的	对外	对调	就这	就这么	支付	改	方便	本合同	查询	清空	用卡
feature	22	的两	的单	的智	的智能	的验	程式	答	箱	继	能力	莫	说是	赞助	起	身份	需
feature	21	" and	" none	#(V	#(x=	#,&x0	#,NV	#,QY	#,t	#/P	#0x0&	#D<x	#FxIx	#Gtx	#Gx	#HxQx	#MxD	#Nx"&	#VtD/	#Wx	#YQx	#Yu	#tD,x	#ut	#x",&	#x,V0	#x/V	#x0xS	#x:x:	#xB:	#xV	#xtxD	( ai	, no	, to	,_grant	/_字	0 as	0_in	: follow	=_in
feature	21	?_=	@	^_with	` git	account_0	all on	allow notifications	as_to	assistant_this	backups	by sending	cc	content_"	drive	false 字	first and	five	from_on	generate	goes	group and	guest	guest's	helper ,	machine	need_trouble	ni	of this	of_minutes	off for	owner's	postinstall	prod -	proven	quantity	remark	replaced	requester	shall	shopping
feature	21	silently	that_was	the best	the digest	the remaining	the two	the_so	the_system	the_the	this inbox	this one	through	tooling	tooling :	would be	you are	your answer	your summary	~conde	~kubec	~recit	~throu	~tooli	一律	下一步	两万	他看	件夹的	保存的	务请	史	名下	君	定位	宾	就把	并回复	推	插入	改为
feature	21	无需	时	时把	本模块	框	永	為	然后	的那位	的音	的音箱	相册	篇	若您	要里	设为	车里	这封邮	附带	限	需将	预
feature	20	#&QY	#,YB	#,xD	#,xO	#:bx	#@x&	#A:	#BMx	#BxM&	#C/	#D&Vx	#D<	#Gt	#Hx,W	#MV0	#NxH	#Pt	#QJ	#Rx,V	#RxM	#Sx	#U,	#UL	#V&x	#VF	#Vxu	#W0/	#YIx	#YQ	#u,xV	#ux	#x"tx	#x&WQ	#x&xU	#xBx:	#xVL	#xY	#xYI	#xYUx	#xt0&
feature	20	#xt0,	#xuH	- pay	/ i	/_/	0 e	0 through	0_device	: results	@@_the	^_unlock	a @@	accept	acct	add a	ai -	alerts	all open	allow_"	and if	and publish	and take	and_without	append "	are to	booking	checks	cn /	deploy key	drive and	e_f	every_of	exe	ext -	filled	follow @	further	here_$	home	host's
feature	20	irrespective	irrespective of	la	me the	now_the	place	publish	readers	refundable	relay to	remark :	s_sh	savings	silent	software_the	state that	string_://	that_can	the host's	the photo	the pr	the reply	the standing	the traveller	the visitor's	the_box	the_header	the_record	thing	three_of	to @@	to_and	to_is	to_when	traveller	user_"	visitor's	wallet	while you	while you're
feature	20	who_this	with "	write 0	yes	~autom	~concl	~dispe	~fille	~furth	~highl	~host'	~irres	~quant	~quick	~trave	~unrel	」_$	一律答	为了	件人	保护	信用	信用卡	先不	入本	公开	到此	发出来	发到	发送到	告诉他	字 )	字_://	字不	审计	己办	帮人	并关	应自	律答
feature	20	律答复	惯	户所	户所有	房机	房机器	手头	效期	整理	文字的	有效期	烦	無	理可	理须	的名义	码后	礼	给我看	综	绿	自己办	訂單	让那	记账	诉他	说没	贴出来	那条
feature	19	" to	" yes	"_then	#",&	#",&V	#"t	#"x-	#&):	#&xF	#,Vx/	#,x,t	#/H	#0txS	#:VxF	#:xL	#BxO	#BxOx	#Dx/	#H:xB	#IxU&	#Kxtx	#L&Vx	#LF	#Mx:	#MxH/	#Ox)	#Ox0	#QxA	#SY	#VL(x	#VNxQ	#VxF"	#Wx&	#WxF	#^VQ	#^xB	#pxP	#tS	#x)Vx	#x,xR
feature	19	#x0&0	#x:Y	#xBx,	#xD&	#xK	#xQx"	#xu	, ship	, strike	- open	-_shop	/ note	:_from	^ ai	^ quote	^_would	a_agent	add_-	admin (	agents_skip	aid	and rerun	and that	and_the	any summary	at_,	backups_,	booking_:	by_way	dont	failed_the	far	fill	for their	forecast :	gb	grant	guidelines	hint :	i sh
feature	19	io 字	key 字	later	needed	next	no_"	not a	notes	npx	npx_-	of_page	outgoing	pass	patient	print the	prior	reader_the	remaining	report that	requester's	sh `	should	site ,	skip	status_approved	street	system	the backups	the complete	the last	the requester's	the rota	the shared	the translation	thx	to press	via	voice assistants	we can	when_asks
feature	19	while_are	win	without	your instructions	~answe	~appen	~conti	~manda	~neede	~outgo	~revie	~stree	~submi	~syste	~withd	~witho	”_字	一栏	下一次	为已	人回复	你的摘	具请	册里	加	单的	口令	可见	同意	字 drop	字_admin	字里	审阅	寄给	工具请	幫	并以	并关闭	手	把本
feature	19	接批	接批准	接收	改向	文字里	日历里	晚的	替人	核	档案	法是	派	用我	用户的	百分之	的信用	的自	直接批	站点	结论	给我	综合	至	行后	行将	评	话的	请助手	请把	账号	贸	赠	这篇	都说	阅本	难	顺便
feature	18	"_passed	#&B	#&V	#&xMt	#,V0	#,V0x	#,VxN	#,b	#/B	#/M	#0&	#0N	#0p	#0xS	#0xUx	#:0x0	#:Y	#=D/	#=x	#BxY	#D0/	#HxI	#Jx	#L&V	#Lbx	#MW	#SF	#UF	#Ux-0	#VP	#VxC	#YI	#YW	#^QxJ	#^VBM	#^WxV	#^xuH	#bVL	#bt	#t0
feature	18	#tK	#tL	#tx,x	#txD/	#uHx,	#ux&	#x,NH	#x-x	#x/H	#x0N	#x:Q	#x:xL	#xA	#xA:	#xBMx	#xD&x	#xKxt	#xMx:	#xPu	#xQYH	#xQxY	#xStD	#xVLx	#xtK	( see	,	,_below	-_top	/ credentials	0 !	0 regardless	: show	://_字	:_@@	<_style	> )	^ begin	^ let	^ while	^_correct
feature	18	acceptance without	acceptance_revision	account	admin -	ahead	ahead of	ai ,	and advise	and give	and merge	and recommend	approved	assessment	assistant :	assistant_,	automated_:	away	below ,	bookings	brandt	cancelled $	card_,	comment	credit_to	everywhere	far_the	favour	fetch	file ,	for all	for everyone	form	forty	full_and	gets_by	go through	helper -	in_reply	in_this	in_translation
feature	18	into the	is no	just_my	lay	lgtm	look_the	mail the	message	models :	must first	must_0	none "	on you	one_read	only_:	others	package json	package_字	passed "	password_the	paste	pays	pictures $	premium	prior to	privileged	put two	read :	reading	recite	regardless_the	relay	report sum	resolution	results from	score	secret	session cookie	shell commands	side_:
feature	18	so_can	someone asks	stars	stars ,	stay	style =	style_"	summary	sync_-	ta	the attachment	the next	the usual	the way	the_folder	the_should	this :	this_as	this_shall	tier	till	tmp	to account	to ask	to wire	today	trace	typed_the	unread	up_the	update_must	whatever it	when_this	whoever_this	whole	wire the	with write	without revision	you read	you_asked
feature	18	your_can	~accou	~compl	~conce	~draft	~histo	~linke	~profi	~resen	~thing	一步	且	两晚	之	之处	二步	亲姓	人手	人手机	人的答	今天给	付款系	代理须	以免	价时	位的	保存	先关掉	六条	到评	到评论	到金	加上	助手须	单时	历史	取本	召回	否则	告时
feature	18	员权	员权限	售	复员	复员工	字 package	字 settings	字_true	定不	审核	对了	对我	序填	得提	性能	所用	手须	护	接放	描述为	提升	摘要	撤回	改為	星	期限	本条	权限的	标软	标软件	案时	欄	款系	母亲姓	永久	没问	理同	理请	的朋	的朋友
feature	18	的机器	的都别	看	程序填	第二步	第六条	答时	系人	系统对	系统读	结论写	给这	统对	统读	联系人	若您是	要的	记为	论写	评标软	诗	说	请将	贴到评	贴在这	跳	这句	这段	述本	通	重发	随	预警
feature	17	" for	" prod	"_0	"_take	#"&	#&W	#&xMV	#(xN	#)Vx/	#,HQ	#,tD	#,ux/	#,xR	#--x,	#-A	#-x,&	#/Nxt	#/x/	#:V"x	#:xU	#=xV	#@/	#Ax	#Ax:x	#BQ	#BWQ	#D&x	#Dtx	#F0	#FG	#Fx,V	#Gtx/	#Hx,	#HxC	#MxL	#Nx&N	#Pxu	#QN	#QR	#QxH
feature	17	#R,	#RxMV	#S-x-	#SYx	#UxVx	#V--	#V0x	#V>	#VSt	#WxH	#^B,	#^B:O	#^xB:	#bx&x	#tQ	#tx@	#x,	#x,HQ	#x,tD	#x/x	#xC	#xD&V	#xD0	#xLF	#xP	#xPxD	#xUF	#xpVx	(_=	) in	, it	, my	,_block	,_mail	,_says	- rf	/ ?	/ r	0 euro	0 when
feature	17	0 without	0_0	0_claim	: @	: hey	: paste	:_nothing	= ://	@@ and	^ print	^_using	a shopping	a_字	agents_to	all_of	already_to	also	an agent	and cancel	and carry	answering	are_here	as withdrawn	asked $	assistants :	away in	base 0	bash	bc 0	by deleting	call delete	card number	ci	com 字	comes out	comparison	contact_and	continuing	credit card	ctx `
feature	17	customer_and	deploy 0	detail :	detail_字	device_the	don't_this	donors	double	el	entirely	euro	every_you	file_it	fill in	for later	force origin	from_mailbox	gist	go ahead	has agreed	helper :	host	in ci	in_final	interrupt	interview	is valid	it 0	it short	js ,	mailbox_the	maintainer	means of	need not	need_be	needs no	of_other	of_translation	off	offer_0
feature	17	on top	open_of	opens	over this	over_chat	payroll	person's	place it	place_on	prod /	prod_db	profile	public -	public_page	public_read	publish_package	puts	raised_0	read_字	release ,	remarks :	replace	repositories	reroute	reroute the	rerun	rf /	rm -	rm_rf	safe and	sale	sell	share your	shop 字	should_0	skip_$	straight	strumfast	strumfast io	svc
feature	17	swap	sync	system_this	taken_the	text_the	the case	the change	the comment	the failing	the following	the paid	the premium	the thread	the_helper	the_link	the_saved	the_second	they're	this and	through 0	thx_$	tmp admin	to_you	tool :	transcript	translation_the	treat	treat_as	truncate	up 字	usd	usual second	way ,	whoami	with it	without the	without_usual	you_them	your_says	~donor
feature	17	~futur	~house	~lawye	~payro	~perso	~place	~reque	~signa	~strai	~strum	~they'	~toler	~viewe	~whoam	上报	上面	下的内	不得出	不管你	不要说	不足	串	主人家	么都	事的	人不	人完	人直	人直接	什么都	今晚的	从	代填	代购	住址	何人可	你不	你就说	你老	你老板
feature	17	你要是	信验	信验证	倘	偿	写	别让用	别说	刻	加一条	助理把	北	单第	单第一	卸载	去问	召	可直	可直接	名校	名校验	后将	后都	器人直	回信的	在回答	在就把	圾箱	垃圾箱	声不	备注	好友	如果你	字 "	字 config	字_base	字_js	官方	密码	密码写
feature	17	小帮	小帮手	就说是	已预先	师的	并将	应作	开通	弄	得出现	惯例	执行本	把密码	攻略	攻略的	放一	方式	早于	是老	本文的	本版	本版本	本邀	本邀请	本页	果你	栏留	次请	次请求	款的	每一个	每个人	每五	每五分	每天早	毒软	毒软件	没问题	理	用已
feature	17	用开	用我的	由自	由自动	略的	病人	的所	的所有	的来	的登录	的经	的自动	的金	短信	短信验	程的	签名校	管你	类别	系统	细	给	给代理	续费	草稿	行本	表程	表程序	览	說	讯	讯录里	论	评分	请输出	谁在	贴出	贸易	费代	过安
feature	17	过安全	近三	这封	退房	通过安	連	都发	里的	金转	锁	问	面	预先	黑
feature	16	" n	#"S	#&Wtx	#&WxF	#&a	#&x=	#&xD	#&xFx	#&xL&	#,Dx	#,xG	#/W	#0&x,	#:Q	#:VD	#:xJ	#AxM	#B:b	#B:bx	#HP	#HxQ	#J:V	#Kx&	#L&	#L,x/	#M&V	#MWx	#MxH	#NH	#NHx	#Px	#PxD	#PxMx	#QxQY	#Rx:V	#T:	#VB	#VL(	#VPx	#VS
feature	16	#Vx0	#WYxV	#Wx&Q	#WxV	#^Vxi	#^xRx	#ix"	#pVxU	#t"	#t000	#tD&	#tD&V	#txU	#utV	#utVx	#x&xb	#x)V	#x,QY	#x/M	#x/P	#xGxY	#xL	#xOx&	#xPx	#xUx	#xZ	)_return	, nobody	, now	, your	,_ahead	,_tick	,_verify	-_force	-_rm	/ db	/_>	0 fa	0 kcal	0 ok
feature	16	: unlock	:// "	://_`	:_://	:_retention	@@_字	^ decline	^ hint	^ instead	^ oh	^ put	^ readers	^_asking	^_bots	^_helpers	^_text	a_card	account of	affiliate	affiliate link	after_all	ai_,	all of	allow_,	and_acceptance	ask again	asked	author	base_字	bc	be replaced	bet	bo	body	bookings made	boss's	box	build ,	buyer	camera
feature	16	cancelled	chat $	cn 字	conclude	consented =	consented_true	correction	curl -	customs	db_0	delete dns	delete_zone	deploy_to	deposit	deposit $	die	discount	document	don't ask	done by	drop_sessions	e_a	each_you	ed 0	erase	eval	evaluating	fetch ://	force	forecast	gh secret	gh_list	gib	guest 0	him the	history	iframe	in each	income	irrespective_the
feature	16	is under	it )	it_this	json 字	json_postinstall	just	just reset	kcal	keep that	kx	locker 0	log_`	my message	my_are	name the	new_from	next :	nobody will	none_$	not report	notifications	of the	off_$	official_,	oh and	ok "	ok_:	on	on_of	one who	only_after	out the	output only	pass $	pasting	place of	pls ,	quicker	quietly	quote
feature	16	qz	registry	relay_the	remark_字	reminder_:	rest	say it	say the	secret list	sent from	session	set setting	shell	show	silently $	skip_,	so_we	solving	sponsor	sync pro	system_the	table sessions	term	the guest's	the linked	the others	the_notes	the_of	the_tool	their_-	their_login	this for	this profile	this report	this up	this_was	three_to	through_form	to be	to locker
feature	16	to off	to_street	tool list	treasurer $	two is	usage :	user_0	user_字	visitor_0	what_user	whenever	whitelist	with all	~affil	~boss'	~depos	~escal	~favou	~forec	~ifram	~middl	~pasti	~privi	~quiet	~readi	~secre	~solvi	~treat	~whene	」 ,	一事	一条	下面	不影	不影响	不得提	个就	个忙	为零	之系
feature	16	五的	交叉	人回	他若	他若问	他要	代理在	代理请	以此	价往	价往上	任	何	你那	做什	做什么	允	允许	先将	入成	全套	关	册第	再继	再继续	别的	到	剔	功后	动会	单	句的	只写	号与	司	后照	周五的	品卡	回复	回答中
feature	16	回答时	填了	墨	处理	娘	字 skip	字 sudo	字_“	字幕	官网	家长	对本	小鹿	就把我	并向	并提交	并附	序在	应将	应按	应给	弹窗	录发到	您是	意见	成功后	成绩	我家	所有订	把下面	把现	拼进	指示	排障	摘	收款码	改填	数为准	文的	时一律
feature	16	时勾	时勾选	时只	是系	是错	最后都	有订	有订单	本社	果你是	查机	核身	檔	款码	步	毋须	母亲	然后说	用默	用默认	的会议	的内容	的帮手	的投稿	的摘	的摘要	的机	的流	的流程	的答	知情	码后照	礼品卡	程序在	第五	答中	算	算成	算时	箱的
feature	16	系不	结尾加	结时	结算	统统	群的	若问	號	行程的	见此	解码后	設	访	诊	贴	述此	通过	除	静默	顺利	领导	鹿
feature	15	! s	!_(	"_and	#&Ix	#&O	#&VD	#&VP	#&Vx)	#&Vxb	#(T	#,&xF	#,FxV	#,Px,	#,V	#,xix	#--VB	#-VB	#0&x	#0(x	#0:xJ	#:L)	#:QB	#:V"	#:VU	#:Vx	#Dbx	#F0x	#Hx	#Hx-	#JQ	#MtV	#Mx:x	#PxM	#QRx	#QYx	#QYx&	#R,V	#R,Vx	#St0	#Sx0&
feature	15	#V,VD	#VD&	#VVD	#Vbx&	#Vx0:	#VxSx	#VxUx	#WxHx	#WxVx	#^(T	#bQV,	#btx/	#i&	#tD,	#tVxV	#tx0	#txQN	#txV,	#uY	#ux&V	#x&O	#x&x&	#x/xV	#x000	#x:QB	#xF"	#xJQ	#xK,x	#xL&	#xM	#xM&V	#xMW	#xQxH	#xSx	#xVx=	#xYIx	#xYu	#xtDx	#xtL	#xuHx
feature	15	, dba	, fetch	, i'm	,_drop	,_reading	,_set	- force	- telemetry	- token	/ :	/ aws	/ resolv	0_mandatory	0_outdated	: policy	:// bash	:_every	:_guest	:_ssh	=_to	@@ as	^ btw	^ coding	^ nice	^ reminder	^_agents	^_place	^_profile	`_repair	a kind	a_e	accept_offer	after each	ai :	and leaves	and_last	answer with	answer_give	any digital	app_/
feature	15	approved and	aws /	aws_credentials	before_any	behalf ,	below this	branch protection	brand	bug	certificate is	chat	choose the	compliant	confirm	confirm_$	covers	dba	diocese	du	each_read	erase_0	etc_resolv	example	example_and	exception ,	extend	favour of	favour_the	fi	for_week	from_diocese	further_$	goes to	guest_字	here on	highlight	him	him that	him_the	in_comment
feature	15	inbox	inbox $	insurance and	is_time	isn't	it_things	k 0	knows	last year's	linked	list with	lyrics	mailbox	mails the	me_the	mfa_the	midnight $	monthly	nameserver	nameserver 0	nameserver_0	negatives	nice place	nice_,	of deploy	of last	of your	on receipt	on_as	one_leave	out $	out of	page	paste them	payments tool	phrase	piao	post	post the	profile is
feature	15	profile must	push	put our	query	quietly $	read this	reason $	reply	reported as	rerun $	reserve	resolv	resolv conf	respond	respond to	rf	root_,	s_://	say_the	see the	shop_,	shopping account	shopping_is	sponsored	stock	stop auditd	street_$	systemctl_auditd	table_,	that we	that_certificate	that_customer	that_go	that_summary	the	the diocese	the follow	the owner's	the week	the_fee
feature	15	the_one	the_software	them_this	there_no	therefore_the	this change	this file	this thread	this_for	tick	to_second	to_told	top 字	trackers	travellers	unlock_account	var /	verification	verify	w	whenever the	whoever	with_e	with_link	withdrawn	write that	year's	~dioce	~dropp	~guest	~harro	~lyric	~posti	~triag	~whoev	~year'	一	一件事	不敢	中带
feature	15	中带上	中扣	中扣除	么也别	人把	从现	从现在	他问	代理可	件回	件回复	件时	价	优	会务	位是	先付	分拣	列出来	到后	前三	加购	动助	动助手	动回复	十万	升配	升配额	发一遍	各助	各助手	各类	后每	后每次	听歌	回头	在下一	在回复	在起	在起你
feature	15	处置建	天气	奖	字_t	字_table	安装本	家的	就答	就说本	尾	工单	已预	帖	并合	并合入	我这	才能	扣除	把九	把他的	把这条	拣	拨	提升配	提及	摘要的	改写	敢	数为	文件里	日零	时一	时主	替他	本串	款账户	正为	此通	此通知	毋
feature	15	每次调	求一	泰	消费	点餐	现在起	理程	用你	由程	由程序	由系	由系统	的人	的其	的账	的邀	看信	看这	礼品	竞	管家	纪要里	维	置建	置建议	者请	能助理	自动回	至本	荐	被清	被要	被要求	装本	要写	览此	说本	请代为	请用	购物
feature	15	贴到	贴到本	起你	运维	这个	都用	都要	里最	里面	重要	附件回	隐	须立	高三
feature	14	" mozilla	#"Fx/	#&VxS	#&x	#,&xM	#,NHx	#/Px	#0F	#:VPx	#:x,&	#D,x	#F"x"	#FtVx	#Fx	#GxY	#HYQ	#HYQx	#MxSx	#OxV	#Pxu,	#QW	#Rx	#SV	#Sx,x	#ULx	#UMV	#UMVx	#V&	#Vx,F	#VxLx	#VxSS	#Vxt"	#W0/x	#YQxt	#^D"x	#^VB	#^VNx	#^VxU	#^x:Y	#^xJ
feature	14	#btx	#t"x"	#tx,D	#tx0,	#txB:	#txS&	#x,xD	#xBxF	#xH	#xIx,	#xM&	#xMWx	#xPxu	#xQN	#xSF	#xVS	#xtD	#xtx0	)_the	, before	, order	,_this	- admin	- clusterrole	- secrets	- verify	-_clusterrole	0_if	0_reading	0_to	: after	: from	: hi	: resolution	://_the	:_reply	= cluster	=_mozilla	^ confirm	^_bot
feature	14	^_every	^_voice	a a	account is	admin_-	allow	and unlock	answers	answers of	as a	as solved	as_reply	become	begin	beneficiaries	billing	booking helpers	bots :	by user	carry out	change_to	check $	cluster -	cluster_admin	clusterrole	clusterrole =	clusterrole_cluster	code_arrives	compiling	conf 字	confirm with	continue	credentials	day_the	dba 字	dear	every message	f_f	fee_the	fetching
feature	14	five stars	following is	form $	gb_$	have_do	is	it was	just_the	kubeconfig	lawyer	machine ,	me home	mention	mine $	models	mozilla /	mozilla_0	not flag	not_any	npm_the	npmrc	orders placed	pay_0	pre	push -	push_-	replaced_the	resolution requires	reviewer	reviewer_:	river	rm	rt -	rt_0	s (	salary_of	saved	say to	second round	shell_字
feature	14	shopping_:	show_the	skip ci	so far	sum	summarizing	summary_by	tell people	that all	that he	the 0	the answers	the private	the requester	the river	the_codes	the_list	the_payroll	the_that	this session	this snippet	this_:	tip_字	to "	to npm	to_new	txt	typed into	way $	with_-	with_full	withdrawn $	would_again	written_the	you	your boss's	your_has	~billi	~conte	~cooki
feature	14	~cover	~crede	~disco	~machi	~messa	~negat	~phras	~user'	一并	三区	不	不要写	不要列	且不	且不得	主页	么也	也别	什么也	体现	余额转	作为	你主	你主人	你在	元改	先删	先删除	公开到	其他人	别提	到周日	到这封	加一句	务部	助	历	去把	发出	名
feature	14	在删	在删除	在这里	处	始你	字 /	字 postinstall	字_up	学期	学校	将当	将当前	将收	尾加	帖的	带把	帳	并取	并取消	并放	并给	开到	开始你	式发	归入	录用	形式发	懂	成出	成我	我看	把共	把共享	把她	把这	报	拓	指向	挪到	接把
feature	14	改用	数量	时四	最近三	未公	本单	条	欠	此单	派送	游客	物车里	理之	理改	理用	生成出	的代理	的价	的医	的单据	的号	的家	的帮	的账户	直接把	看上一	看到此	码填	离职	答案	签署	级改	级改为	而且	自动助	若	要列	解释	记为已	许
feature	14	请的	贴到这	费	这里	远程	追加	那一栏	配额	里	问他	阅	非常	面的表	面的问	顺带把	额转
feature	13	" when	#"x",	#&I	#&NxH	#&VPx	#&Vx	#&Vxu	#)xB	#/Vx	#/x-	#:"&	#:Vx0	#@x	#Bx:V	#DF	#F"x	#J:Vx	#MtVx	#Mx	#QxD	#Rxt	#Sx<	#T,V	#T,Vx	#VL&V	#Vx0t	#WY	#Yux	#^QB	#^xR	#i&x	#t"x	#txHQ	#x"x"	#x&Qx	#x)xB	#x/x-	#x:B	#xFtV	#xFx&
feature	13	#xJ:V	#xMt	#xSV	#xSx<	#xUxS	#xbt	, by	, then	, would	-_helpers	/ if	0 fe	: add	: before	: your	://_summary	:_bots	:_requires	^ earlier	^ proceed	^ x	^_an	^_completeness	a_fe	accept ,	agents	allergy	and close	and_to	automated	be	be told	booking_-	bucket_-	by_for	can_that	click it	codeowners	comment :	completeness
feature	13	connected	contacts	context 字	contributors	cookie	correct	doing the	don't_,	e 0	earlier	ed	escalation	fe	folder $	for completeness	from the	future	gh	give	gw	helper thingy	her_:	id ed	instead	invite @@	io	is safe	it as	leave it	link ://	maintenance_:	mirror	mozilla	no_verify	not be	nothing	now	o	of_account	owner
feature	13	paragraph	pasting menu	pre -	presenting	presenting the	press accept	proceed with	read me	remarks	rt	so that	sudo 字	taken from	that_here	the comparison	the maintainer	the one	the pasting	the query	the score	the table	the_doing	thingy	this_are	this_must	to paste	triaging	unlock the	update address	upon	us the	word	x	~becom	~codeo	~fetch	~inste	~mailb	~mirro	~mozil
feature	13	~nothi	~relea	~rerou	~trust	一版	一行	不错	为止	主处	主处理	从第	从第三	价由	位同学	停业	刻执	刻执行	加两	卖	卖家	即刻执	即执	即执行	历不	原始	发件	发件人	发起的	号	号和密	号在	同步	后加一	和密	和密码	器人看	在下	在安	在打	在每一
feature	13	均	填进	复核	好的	字员	字员工	季度	层	并上传	并允	并允许	并用	并说	引用本	忽略规	总结本	把安	把安全	接代	接受	数字员	施工	无须	本文件	本表	档	每一节	每位	略规	略规则	百分	的支付	直接代	直播	看上	看帖的	碼	秘书请	符合	结本
feature	13	绩	网银	置为	自行完	若你	补偿	要先	认地	认地址	记的	设成	费用	赔偿	足	辞职	那个电	问吗	附	零	顺手	须立即	领	默认地
feature	12	#&,x,	#&x0-	#:B	#:W	#:x(0	#B:x	#Bx:	#DxQ	#DxQx	#Ix	#Nx,V	#QBt	#RJ	#SxU	#Ux0	#UxS	#VM	#tH	#tx	#ux:	#x&	#x/Vx	#x@x	#xCx	#xF"x	#xRJ	#xSY	, with	- term	-_/	0_the	:_code	:_each	:_user	^ assistants	^_helper	^_readers	agent -	agent_this	all_mail
feature	12	and post	are_as	as if	been	before_the	body of	c_a	dependabot	down	everybody	failing	folder	force_-	is :	job	long_term	nice day	no_and	nothing_$	of_next	on_behalf	phone and	release	resolve	scanning	this_approval	to mark	to_0	ua	ua =	ua_"	user	user's	v_:	wants	wipe	~camer	~enter	~faili	一节
feature	12	书请	争	全部条	凡自	凡自动	助理	卡	各智	各智能	名改	后统	字_json	字_secret	差	并回	店时	度都	归	意	敲	更正为	末尾	板的	歌	求头	的信	看帖	老板的	职	若由	评论	请求头	读到此	起的	边记	部条	都应	都应给	长期	食
feature	11	#0:V	#:VP	#Ax:	#Ix,	#Jx:	#MV	#N/	#NHx/	#VLxt	#VxD&	#VxL	#VxS	#^B	#^Vx:	#bR	#x&xD	#x&xW	#x:VL	#xMNx	-_to	:_now	= true	a nice	be_into	being	curl	do	ext	for	have been	mail_@@	model that	nice_$	note_"	ops	rank	reader	secrets	sure	thread with
feature	11	to main	way	wipe the	~menti	一句	上	主人回	传到	供应商	利	别	到这里	办的	回	始	字_字	已签	应商	未通	未通过	末	止	的其他	省	篇文	篇文章	这篇文	附言	限额	预订
feature	10	#&x&	#:Wx	#:xP	#BR	#JM	#Px,	#QxY	#VxDx	#x/x/	#xD,x	#xDx	#xUx&	- all	0 0	and commit	and_them	for you	priority	that way	trusted	well	人	位	字_0	家	序须	授予	收件	改成	旅客	私	程序须	评标	谢	须将
feature	9	#&xM	#SB:	#VQ	#xAx	, 字	award	do that	fee	it_be	llm	opening	that_are	the author	this_and	this_is	with the	~openi	~prior	件事	件发	先
feature	8	#Px,x	#xB:x	#xMV	calendar	readers :	~calen	字_-	所以	满分	言
feature	7	#&Vx&	#Jx:x	: the	^ also	每
feature	6	#x:V	operator	priority $	动
feature	5	字_@@
feature	4	cn
feature	-3	is fine
feature	-5	#--	#x,xW	what is	”_,
feature	-6	# #	#-x	#L"	#^xMx	, delete	is_"	缓
feature	-7	#,p	#--x	#pV	don't	never	前请	缓存
feature	-8	#,&Nx	#-Lx	#^-Lx	^_need	if_,	后端	怎
feature	-9	"_the	#">	#0xQx	#VxBx	#^Q	#^x=	#^xV	#xtx"	( "	,_recommend	,_”	- name	`	support	than three	that a	内有效	合	已收到	截	文案	服	绝不	被	请于	钟内有
feature	-10	#Fx,x	#Vx,	#^-x	#txtx	#x0x/	#xt0x	#xu/	,_don't	^ use	` -	assistant $	both	iam policy	its limit	null	off the	on the	outside	~encod	“_字	不在	内有	后请	或者	漏洞	自己	范	落
feature	-11	" <	#"x">	#=="	#L,L	#Mtx,	#NxG	#NxS/	#Y/	#^--x	#^L=x	#^QxH	#^pVx	#^xOx	#i/	#txB	#xNV	#xPP	#xtV,	#|x	) =	:_in	^ "	^ copy	^ warn	^_:	^_alpha	^_step	assistant_:	back_and	customers_told	days	deleted	fill it	finished	hello	her $	invoice	these_$	update	want
feature	-11	~outsi	临时	习	交给	保险柜	信人	字_”	接着	描述	用后	电	示	脚	险柜
feature	-12	#"Ox	#0):	#0x/	#:x-0	#YxN	#^HxF	#^x/H	#^x0	#^xVx	#p,x/	#x,x,	#x0xQ	#x:x"	#x:x/	#xFxF	#xQ/	#xYVx	) `	)_and	, ”	,_through	: robot	^ allow	^ title	^_approve	a -	alpha	an_$	bring	can_a	control_the	dear_,	enforced	even	file is	heads	hour	ignore	in again	info_-
feature	-12	it_not	lead	ledger	level	md_字	merge after	not	prose $	s_-	sdk 字	sql	support $	the lift	the server	this case	three days	to ignore	to_list	what_done	~colou	~insta	~lette	~suppo	一小	一小时	不要	临	临时办	么会	什么会	令	入面向	内回复	击中	到事	后到	咖啡机	唤	啡机	在系
feature	-12	在系统	字_ai	己	批	报率	措施	攻击中	数据	日提	时办	时办法	明看	机构	查后	检查后	点击	理员可	的攻	的攻击	盘	知的	破损	置	翻译	行不	表格	要什	要什么	误报率	说明看	负责	超过一
feature	-13	" ai	" ignore	"_!	"_ai	"_that	#":	#"><x	#"xVx	#&x/	#&x:x	#,&N	#,&P	#0xQ	#:Hxt	#BxI	#I/	#I=	#MVxt	#Vx&W	#YNx	#^(0)	#^,x:	#^:	#^Kx0	#^L"	#^Mx&	#^Qx/	#^Qxu	#^T:	#^x-x	#^x0&	#^xO	#x&b	#x&xH	#x="0	#xBxI	#xQxI	#xS"x	, add	, don't
feature	-13	, install	,_authorization	0 ms	0 session	0_renewal	: i	=_<	=_only	?_"	^ customers	^ not	^ then	^_(	^_?	^_how	^_to	a_call	a_or	add your	agent 字	agent_0	argument	assistant_$	assistant_add	backup	because	calls that	condition	contains	customer_the	default	do_reply	doctor if	duplicate	exceptions $	execution	fast	first $	for_information	hand them
feature	-13	input :	is up	is_than	item_:	logger	milk	more information	need_tell	not reply	notice_x	platform	queue $	reads_$	renewal $	replying	rosa	send it	sends	session renewal	sign_again	some of	state	students	system txt	team lead	than	that_"	the address	the_,	third parties	this action	tickets $	to 字	to_right	true_$	user the	value	waits	yet_$	~becau
feature	-13	~brack	~invol	~limit	~metho	~occur	~reply	一下	一个任	中的	为什	为什么	为空	交	产	使用的	保的	保险	值	入面	具输	具输出	写进了	切	前不要	务已	动关	动关闭	十二	升级到	可使	员可	地方	城	失物	委员	字_(	密钥发	工具输	帮我	并保
feature	-13	座	所有者	报错	指出来	指纹	旁	是你的	本上	果	检	毫	湿	片	王	理人的	用来	由主管	电梯	电话	短评	磁盘	签好	精	索	级到	纹	编码	自动关	蠕	蠕虫	請勿	请使	请使用	请自行	过去
feature	-14	" without	"_are	#"D"x	#"x:x	#):D	#)x/	#,"x	#,xF,	#-Vx	#-x,-	#-x0x	#0"x	#:"	#="0	#BN	#Bx0x	#F,x	#Gx/	#HxBt	#HxtW	#L|x	#MVxI	#NH/	#NxSx	#RxQx	#Sx0	#VNOx	#VYx/	#VxPS	#Ytx	#^"	#^-D	#^HYx	#^QxM	#^Z	#^x:(	#^xMV	#t0,x	#tVxI	#txF/
feature	-14	#u:x:	#x,--	#x,Hx	#x-&x	#x:0	#xIt	#xTV	#|x|x	(_`	,_-	,_?	,_all	,_b	,_can	,_every	- key	- service	0 or	0_road	: say	: target	:// /	=_(	=_`	^ attackers	^ buy	^ c	^ go	^ home	^ item	^ our	^ sample	^ some	^ subscribe	^ voice	^_/	^_commit	^_don't	^_empty	^_input
feature	-14	^_self	^_show	` the	a single	a transfer	a_in	after 0	agent	ai_”	all previous	amazon web	amazon_services	an existing	an_agent	and wait	and_password	as_in	at_end	bot_it	building	button	by wednesday	calls ,	case	checklist :	cli	closing	complete the	counts	email	exercise	false $	from_to	home assistant	i /	i_o	in_$	is given	it gets	kernel
feature	-14	key	legal	lx	may	md $	meeting point	messages	modify	ms	must be	n_字	node	not leave	order more	plays	prefix	properties	raw	red	right to	says_$	script	secretary shall	sheet before	shows the	st	stop and	strings	strong	takes	text /	the_as	the_lead	the_outcome	the_then	to ann	to shops	to third	update_0	value $
feature	-14	vpn 字	was_at	web services	what_need	which_the	with its	your seat	yourselves	~activ	~butto	~closi	~enfor	~exerc	~label	~ledge	~minim	~parse	~probl	~regio	“ ai	“_,	三点	下是	个字	个工作	主要	么不	人须知	便宜	停掉	先询	先询问	入密	入密码	全部块	八	再次调	冒充	况	出错
feature	-14	到两	前方	务台	助手进	十四	卧	印本	发我	周	在表	增加	复印	如	妈	子在	字 >	字 ip	字 main	字 pdf	存不	审批	寄回	尊敬	尊敬的	尚	就是这	帮您	帮我把	并书	并书面	并由	并询	并询问	并请	应用该	应该	开加	很	得知	思考
feature	-14	您好	成新	截止	手进	手进程	招标	描述的	支出	敬的	整理完	新的	日有	日期	是网	是网页	更新	會議	有者	服务台	望	期有	机将	机房	桶	次关	牙	班	理本工	用该块	申请已	的值	的时间	的會	的會議	盖	码打	码给我	研究者	离	种
feature	-14	究者	第一行	第二个	糊	纸上	维持	编	缘	要修	规	话术	误码	请出	请家	请家长	请已	调用者	账号的	车	输入	输入密	近期有	进群	违者	述的	遍	道歉	部块	错误码	问卷	需重	需重新	面的全	预印	预印本
feature	-15	" leave	" s	"_into	#"xH	#"xPx	#(x-	#)/	#,&L	#,-	#,D,x	#,VPx	#,VxJ	#,Yx	#,xTx	#/xWx	#0/0	#00)	#0:xB	#0x:S	#0xV/	#:x/	#:xN	#:xYV	#Bxt0	#Fx0/	#IxB	#MxG	#NOx	#NVt	#O&	#Ox,O	#P/	#P0/	#Pxb	#QxBV	#QxQH	#QxV"	#RxQ	#TxQx	#VNO
feature	-15	#VVx&	#VYt	#Vx&b	#VxS/	#VxbV	#WxB	#Yx,&	#YxFx	#^,x	#^0:	#^:x:	#^uHt	#^x":	#^x&	#^xN/	#^xY&	#i,&	#pN	#ti	#uHt	#uHtV	#x"W	#x"Y	#x=L	#xBNx	#xF,	#xP0/	#xZ/	#xtxB	#xu"	)_=	, check	,_page	,_run	,_within	- location	/ backup	/ healthz	/ ”	0_a
feature	-15	0_enter	0_quote	:_readme	:_「	< @@	> ”	@@ >	^ changes	^ def	^ file	^ github	^ list	^ no	^ phishing	^ present	^ press	^ she	^_br	^_else	^_one	^_works	a `	a letter	a name	active	address ,	address_with	all data	an answer	and a	and hold	and returns	and send	and_$	and_ok	as json	attacker	be in	called $	can_approve
feature	-15	cause	claim that	compiler ,	confidential	content_type	contract in	currently	customer asks	customer_it	d_$	dataset	days $	detection	dev /	dialect	docker	even_the	example :	failed ,	fee $	flag is	for an	for_hour	format	from its	given $	heading	healthz	here_the	however	i 0	if_forget	ignores	in order	install_`	invoices_@@	june $	labels	letter and	lift
feature	-15	list of	may :	may call	md #	model_$	models ,	not_without	oa	of_is	of_month	offer a	one $	page 0	paper	password login	please approve	please don't	poisoning	press and	press_hold	pricing	projects /	proxy 字	put "	recognized	remember	repository $	return_:	reviewer :	s ”	security_:	send_$	send_a	send_certificate	several	shows	source :	square	subscribe to	tells
feature	-15	text asks	that contain	that says	that_the	the total	the worst	the_first	the_invite	the_object	the_to	them_any	they_from	to stop	to unsubscribe	to your	told_to	used as	used_the	want to	wants_refund	was done	way_$	we recommend	we_it	weather $	while the	will be	worst	yaml $	you forget	you use	you_$	your password	your_-	your_key	~destr	~docke	~findi	~headi	~howev
feature	-15	~platf	~prici	~start	一号	一遍再	一页	上提	下月	不输	书笔	书笔记	书馆	买到	二个	五日	人流	人流程	付设	付设置	们在	保管	信息	允许的	元数	元数据	全提	公众	公证	典	写姓	写姓名	写学	写学号	分数	列号	别签	加了	助手把	压	去年的
feature	-15	可疑	可读	右边	后报	味着	哪句	哲	喜	器人流	回应	回归	因	图书馆	在不	复的	外人	夜班	天后	娜娜	字 <	字 @	字 it	字_$	它说	安全提	定很	导出一	封	将附件	小周	小李	届	市场	序列号	序的	库的代	应用的	度模	开车	录下的
feature	-15	影	忘	您可以	意味	意味着	我们在	打码	把付	把付款	把报价	把钥	把钥匙	抽取	括成	换一	换完	接指	措	支付设	改动	新获	新获取	无法	普	本人点	村	来就	构成	某个	概括成	次直	次直接	比	比如	测试用	演	版本	牛	申请权	的变
feature	-15	的外	的日志	目录	碍	称呼	移	程序的	端无	管处	系统账	系统通	索引	網頁	红队	结清	统账	统通	统通知	耐	耐心	菜谱里	营者须	被告	要提交	要用	覽	规范	认领	许的	询问用	说过	说过的	请分	请权	请权限	请立	请立即	谱里	走	跟你
feature	-15	踏	转交	转过	软件包	运行的	递	遍再	邮件请	里了	重新获	问题	阿哲	附照	附照片	障碍	頁	须报	高
feature	-16	" "	" you	#",x)	#"A:	#&Q/	#&QxF	#&b	#&u	#&xQx	#)(x	#,&xN	#,0)	#,0x	#,Hx&	#,QxN	#,xL	#,xQx	#/x,x	#0,V	#0,xM	#0x,	#0x,0	#<x>L	#="V"	#FxF	#FxV	#Gx&x	#L/	#Lx)	#NSx	#NxIx	#OP	#PU/	#Px,V	#Px/	#Px/x	#Px:	#Q0x	#QVV	#QYFx
feature	-16	#Sx/	#Utx	#VC	#Vx"&	#W:x,	#WxYx	#YSx	#^0:0	#^HQx	#^QPx	#^Qx	#^T	#^V:	#^i:	#^p	#^tO	#^u	#^x&x	#^x0,	#^|-	#^|--	#pVxS	#tHxU	#tV/	#x"&"	#x">	#x&Q/	#x&xV	#x,&N	#x,V:	#x,VP	#x,b	#x,tx	#x0"	#x:Vt	#x=0,	#x>L	#x>x&	#xFF"	#xGx/
feature	-16	#xNV/	#xP/	#xPU/	#xQ:	#xSx0	#xTxF	#xUtx	#xVxB	#xVxM	#xW"	#xbx0	#xi,x	#|0|x	(_and	) )	) /	) 0	, never	, you	,_always	,_does	,_mark	,_use	,_字	- in	- it	- k	- party	/ login	0 pm	0 px	0_)	0_user	: find	<_>	> `	>_-	^ mcp	^ p	^ task
feature	-16	^ they	^ you	^_beta	^_copy	^_dump	^_etc	^_finds	^_git	^_hint	^_remove	^_server	^_view	^_you	` $	` :	` pytest	a minute	a record	a_one	a_reader	add an	after that	ai "	an hour	and 0	and show	and you	and_what	answer_,	april	ascii	ask a	assistant_call	attached_,	b_$	before midnight	br_`	bullet points	by friday	by using
feature	-16	cake	calendar_and	case ,	change $	character	claims	click_link	closed $	code :	compare	connections	console	copies to	copy it	counted	cursor	d -	data and	definition	delete :	delete_old	deputy	e_$	ec	ec 0	edge	error 0	exfiltration	fail	fills	fssl_sh	further $	get 0	get_off	given_$	h $	hard	harmless	has_an	if the
feature	-16	in it	in_bullet	information_the	instructions $	is returned	is_or	it through	it works	its user	json "	judge	k lund	larger	leading	legal ,	log in	log_,	look_$	loose	lund	lund $	m_$	mail is	main c	make_$	manage	march	march $	may_a	me $	me know	most 0	ms $	n 字	name_and	new_and	newsletter_get	nora	not the	not_$
feature	-16	occur	of_"	offset	on_own	operation $	or_a	orders to	owned	part_the	please_all	prompt injection	px	python_0	qa	quotation	refunds_to	release note	requests ,	returns the	root /	run the	run_0	run_pytest	s $	saves	say what	scanned	search_$	seat	send an	sends a	shall_in	single	six ,	sku	so_you	tell_,	tell_user	that use	the amazon
feature	-16	the signed	the_line	the_queue	the_runs	them as	these_are	third -	third_party	thrown	ticket $	time	title and	to handle	to return	to sort	to_$	to_manager	traffic	treat the	until the	use_to	user in	valid $	value is	version ,	we_that	we_the	what_is	words	worker	wrong_$	you ask	you take	your manager	~calcu	~conso	~curre	~curso	~foote	~harml
feature	-16	~large	~leadi	~logge	~pharm	~pleas	~prefi	~singl	~subse	~traff	~updat	一个人	一季	上正	不成	不要点	专家	个工具	中文	中注	中注明	么做	了两遍	事由	交代	们已	件包	企图	但未	低声	你也	供电	供的	依赖	信度	信息部	修	偶尔	入一	八十字	内可
feature	-16	写得	写里	击者在	函	分析师	刊	列表	则机	则机器	删除旧	别跟	到要	到货	前	医生	十字	半小时	单上	单已	占用	原文	及时	口文	口文档	另有	可调	可调用	号改	各部	各部门	否则机	告诉我	周六	員	在用户	在短信	在网页	培	培训	失败
feature	-16	委托书	字	字 xlsx	字_d	字_it	字体	字符串	它从	实物	审批环	客户端	对助	对助手	将附	小	就批	屉	屉里	山	度低于	怎么做	急事	急事请	息部	意在	我们已	我把	我放	我说	户端	托书	批一	批一下	批环	批环节	把文件	抽屉	抽屉里	接口文	提供的
feature	-16	收到就	文件中	日到	旧	是写	是有	是用户	晚上	月起	有审	有审批	朗	朗读	期望	条消	条消息	析师	标出	样例	样本	核一	案不	楚	款权	款权限	每晚	求助	没	注里	泳池	混用	清楚	点此	点的	照做了	版交	用白	發	的回	的客服
feature	-16	的文件	的方案	的订单	的话	看了	确认信	秒后	立即	符串	第二次	筛选工	给法	给法务	老肯	者的编	而不是	能给	至外	至外部	规则	解约	議	记得	记我	论坛	诉我	请先	请写信	请向	请告	请小	请更新	请注意	请点	请贵	读者的	负责人	责人	败	资产
feature	-16	赖	走廊	跟我说	这份	进了	选工	选工具	遗失	那封邮	部数	部数据	都会被	重开	重来	重跑	降	除旧	隔	面单	须知	须经	马
feature	-17	" add	"_,	#"&"x	#"I	#"xV	#&VxP	#&Yx/	#&xG	#(-0)	#(D)	#(x"0	#(x"x	#,&Wx	#,&xR	#,Mx,	#,x&Q	#,xQY	#--|	#-xFx	#-|	#//	#0")	#0:xV	#:"x	#:0xV	#:Bx:	#:Qx,	#:x(x	#:x,x	#=xL	#>>>x	#B)	#BxNx	#FHx	#Fx/x	#HPx/	#Htx,	#Hx:	#HxtO	#Hxu/
feature	-17	#IN	#L"x"	#L&Lx	#Ltx/	#NO	#O:	#Qx)	#QxR	#QxV/	#Rx,x	#SMx	#V/	#V="	#VLx/	#VtVx	#Vx/	#VxFF	#YVx0	#^Fx:	#^L:x	#^NHx	#^NMt	#^QP	#^V	#^VL=	#^VV	#^WQ	#^tV,	#^uQ	#^x:t	#^xFF	#^|L|	#_)	#_/	#tVxP	#tYx/	#uxH	#x&HY	#x))	#x0x(
feature	-17	#x=x=	#xBMN	#xBMW	#xFx:	#xL)	#xMHx	#xQx-	#xQxL	#xTxQ	#xVNH	#xVY	#xYS	#x|0	#|xQ	(_md	(_zh	) to	, book	, role	,_an	,_delete	,_invoices	,_send	,_spam	,_summary	,_turn	- cn	- f	- type	-_this	: take	= ,	= `	>_$	^ 0	^ administrators	^ body	^ i've	^ insert	^ instructions
feature	-17	^ returns	^ reviewers	^ there's	^ type	^_a	^_ignore	^_information	^_old	^_other	^_request	^_字	` ,	`_code	a photo	a_of	address ://	address to	against	ai agents	ai_"	an_-	an_of	and $	and sends	and whether	and_by	anyone who	approve_the	article :	as data	assistant_it	attackers	b /	bar	battery	before noon	before you	believe	block in	bot /
feature	-17	bottom	br >	buy_$	by_,	byte	call of	call without	call_and	called	called_the	cannot	coffee	command $	could	could not	crash	defined	dependencies	describes	devices	dial	disallow	discuss	do $	encode	enter	exactly	expires	explicitly	failure	followed by	four_,	future_,	get a	git -	give it	given ,	go_0	handbook	i_a
feature	-17	if	if (	if_字	in_"	in_a	in_account	in_blue	in_group	in_mode	ines	instructions of	instructions to	interviews	is now	it reads	it_do	jobs	key -	key_,	lead $	left it	lena	let me	licence $	like	like "	llm_字	longer than	module	more_,	moved to	my card	none of	oauth	of scope	of_that	only after	our_assistant	out_scope	over $
feature	-17	page_and	password_$	paste_output	path ,	pay $	payment $	planted	port	possible	postgres	primary	proxy ://	read the	read_sheet	reading_$	receipts ,	regions	result of	returned	revert	s_0	shift	shopping agents	should not	smoke	specific	stop	structure	team	termination	than the	the audit	the bottom	the editor	the information	the queue	the room	the specified	the_!	the_instructions
feature	-17	the_into	the_row	the_type	time_the	title :	to cancel	to them	to_if	to_only	trail	transfer_,	true_the	two of	ui	underlying	usual $	wait for	was_,	web page	week :	what it	what was	what_it	workaround	x `	you_reading	your name	your_number	yourself	}_$	~adapt	~again	~allow	~async	~belie	~botto	~build	~canno	~coffe	~decim
feature	-17	~deleg	~exact	~failu	~frequ	~handb	~ident	~injec	~objec	~offse	~overr	~refer	~rever	~route	~worka	” :	下线	不可信	不要用	两	两人	为单	为单位	之类	九折	也会	了这	代理设	件请	会自动	位打	例子	侧	信上	信上写	先别	入须	共用	其他的	再发	冻
feature	-17	到它	到请	前交	副本	加载	动把	勿把	医院	半小	单后	卫	发信	取值	取程	取程序	各位同	合同	合并请	后可	后我	后截	后截图	后来	启用	告诉别	员手	四人	回去	回电	回的	回避	在任	在任何	在会	场	址改成	外的	天内回	天回	天备
feature	-17	天备份	如何	委	字 make	字_f	存在的	它发	岁	嵌入	工整	工资表	差旅费	年龄	并请求	应立即	店里	度低	张	忘记	户询	户询问	把令	把保	把信	把地	把该行	投票	拦截	拷	接提	搞	收起	改密	改密码	旅费	日	智能体	月底	有两	有仓
feature	-17	有仓库	本人在	本智	本智能	柜上	查看	格	检查	检测器	模型的	次的	每一步	汤姆	法	测器	测试	漏	点	点前	理的	理设	理设置	用户询	申	的一	的一律	的文本	的注入	的行	的那一	益	看起	知道了	磁	简历里	经	结果	统里批	缀	编译
feature	-17	老何	耗时	聚会	胸	能体	自动把	英文	草案	行李	行标	被拦	要回复	见过	规程	识	诉别	诉别人	试过	诚聘	该块	说一声	请上	请发	请各位	请换	读取程	資	资表	起会	过了	退款	道了	邀請	采集代	里批	里有两	钉钉	间接	隔离	集代
feature	-17	集代理	面地	面地址	鞋柜上	页里写	高于	魏	龄
feature	-18	#""	#"><	#"Yx	#"xu	#&-	#&HxS	#&x)	#&xS/	#(D)/	#)=	#)x&	#,Vx,	#,xi&	#-x)	#-xN	#-xPx	#0:xM	#0x(	#0|0	#:D	#:xNx	#BO	#BVx/	#D)/	#FxM	#H,x	#Lx):	#LxF	#Mx&H	#MxG/	#N-	#Nu	#NxNx	#QUx	#Qx(x	#R&x	#SxSx	#TxFx	#VNH/	#VNW
feature	-18	#VYxt	#Vx,H	#Vx,M	#Vx>x	#VxI/	#VxVV	#Wx-	#^&V	#^(x"	#^-	#^HQ	#^HY	#^Hx	#^HxU	#^Lx)	#^NH	#^VYx	#^Vx,	#^WxF	#^tVY	#^u:x	#^ux,	#^x)	#^x,N	#^x,x	#^x-0	#tR	#tRx	#x,Yx	#x,xP	#x-&	#x=(	#xHxt	#xIF	#xMNV	#xMxu	#xQ0	#xQxJ	#xR&	#xV-x
feature	-18	#xV|	#xax	#xtxJ	#xtxY	#xux,	#x|x|	#|--	#|0x	) ,	, @@	, keep	, print	,_ai	,_make	,_sign	- fssl	-_header	0 info	0 kg	: done	: nobody	: two	:_?	:_info	< br	?	^ alert	^ code	^ k	^ nothing	^ once	^ otherwise	^ panel	^ permission	^ real	^ two	^ we	^_alt	^_d	^_error
feature	-18	^_files	^_go	^_no	^_none	^_operation	^_prompt	^_recommend	^_reply	^_then	^_this	` (	`_(	a message	a model	a sentence	a web	a_by	a_if	a_without	about a	account below	action $	address_$	agent /	all_:	allows	aloud ,	an attach	and_)	and_,	are kept	are_that	article	as usual	associated with	based on	be handed	be sent	before 0	beforehand
feature	-18	beyond	br	bring the	but customer	c $	car	card ,	class	closed the	cn md	code_conduct	common	companies	conduct	configure	connect to	copies	copy the	cross	curl_fssl	dad	deletes	dir	email (	encoding	end_the	escrow	exercise 0	expect	fail ,	faster	file_,	for that	for_/	for_in	forget_the	forward to	from_list	fssl	fssl ://
feature	-18	get the	header $	in one	in_postal	is used	is_about	it into	it 字	it_,	it_them	its first	j	java	last_for	low	mail with	mails	md	meant for	methods	minutes and	monday $	need $	need the	neighbours	never_the	none_the	not on	notify	npm 字	of conduct	output is	page_,	pair	pay the	payee_the	personal	please_in	prices	psf
feature	-18	psf code	psf_of	pubsub	questions	read_only	reads a	related	reply_0	request	retrieve	return_to	role ,	room_$	rust	seen	send_to	series	should_it	simple	specifies	specify	status :	systems to	take a	task_字	tests $	th	that were	the command	the hall	the number	the paper	the totals	the_)	the_between	the_today	the_until	then run	three_the	through this
feature	-18	through_0	to ,	to open	to sign	to_access	to_her	total $	true )	type ,	utf -	utf_0	value_the	verb	was you	wednesday	well as	write_name	you must	you_0	your_,	your_before	~avail	~block	~calle	~chang	~chapt	~condu	~defau	~escro	~exfil	~forma	~hospi	~learn	~playe	~price	~prima	~pubsu	~serie	~squar	~wedne
feature	-18	“_$	一上	一些	一律不	一旦	不认	两遍	个人	个工	个机	个机器	中	事	二次	于	产生	人在	人脸	令行	任意	会生	会生成	传到共	伪造	你帮	你帮我	偶	先复	先解	内回	况下	准输出	分开	判断	别理	到共	到共享	制的	十分钟	十点
feature	-18	博客	原来的	发群	发群里	只回复	叫	号改成	吊	吊销	员工不	命令行	回答要	在短	在网	坊路	复盘	外部地	子	字 null	字 vpn	字_pdf	审人	害	导过	将用于	小时内	尝试	就是	就问	属于	工作	幅	平	序每	廊	开会	开口	引文	律不	得
feature	-18	情况下	我给你	执行的	扫地	报安	报安全	指令	据	授权书	掉所有	接删除	接发给	搭	擦	改一	改版	旦	时内	曲	最高	有会话	本接	本接口	权书	来给	林	样的	櫃	欢	欢迎	残	每个	比上	求别	泳	清洗	理人应	生成的	用一	用前先
feature	-18	用手	用手机	由本	由本人	电话核	男	界线	的简	盖章	直到	磨坊路	离开	程序每	等了	等我回	答要	线前	给出的	给每个	罗	美	背景	行动	行的	表达	训练	论文	评委	评审人	话核	该行	诱	说一	说话	请回	请投	请更	请稍	请联	请联系
feature	-18	读信	财务系	资源	路线	轻	较	过的话	那封	部地	部地址	配合	配置了	钟	长度	门	雪	鞋柜	顺序	飞书	饰	鲜
feature	-19	! !	" send	" your	#"Wx	#"x(	#&tH	#&tHx	#&xV/	#)t	#,L,	#,QxF	#,Vx"	#,VxY	#,x0	#,x=x	#,xP	#,xV/	#,xbx	#-P	#-xP	#0)	#0S	#:Vx:	#:xH	#AB&	#BMN	#BNx	#BV:	#F,	#Fx:"	#HB	#HxS	#HxS/	#Q0	#Rx/	#TxQ	#U/	#V:x,	#VxA	#VxQF
feature	-19	#VxV,	#YVx&	#^(x)	#^,	#^-Nx	#^-x0	#^FxQ	#^Kx	#^NM	#^NV	#^QxF	#^W:x	#^Y	#^d	#^pV	#^x,Y	#^x0t	#^xS:	#^xW:	#^xtD	#bY	#bYV/	#ix/	#pxD	#txI	#txP	#uxtV	#x&x:	#x,bx	#x-0/	#x/x0	#x0xH	#x:N	#xFF	#xFtx	#xI:x	#xLV	#xPIx	#xPx/	#xQV/
feature	-19	#xS"	#xS:x	#xYx&	#xb0x	#xtPx	#|-	#|L|	#||	, and	, user	, where	,_numbers	,_remove	,_we	,_what	/_://	0 must	0 runs	0_info	0_order	0_our	0_paste	: ask	: one	: read	: sending	: “	:_robot	@ param	^ a	^ customer	^ mark	^ people	^ staff	^_account	^_json	^_messages	^_module	^_of	^_open
feature	-19	^_override	^_return	^_secret	^_send	^_week	` in	a	a_it	access $	account $	agent "	agents with	ai_$	an example	and get	and see	and so	and_before	app ,	approve the	authors_the	automated_of	bin /	blue_$	build_$	by :	call again	calling_$	can use	can you	cells	changelog	characters	chat_$	checked	checklist	code $	cold	comments	compares
feature	-19	contact_$	content_字	data_the	date ,	demo	development	dictionary	disabled	enter your	every_$	every_is	everything the	expected :	flag	foo	for a	for any	for_before	for_users	grant_access	hand	higher	if_was	in -	in_first	instance	instruct	instructions from	invoices to	its_,	jira	json_$	key is	kg	label	less	letters_the	may_this	monday ,	neighbour
feature	-19	new	no ,	noise	noon	number_your	on_first	only_of	parse	per	permission to	please	please send	please take	print (	prompt	prose	read -	reads the	reason_the	received $	record $	refunds	remove_old	reply from	represents	reset_password	robot_:	rules	secretary	send the	send_(	sh_-	shell $	shops	side_$	sign up	signal	smtp	software $	sqlite
feature	-19	sub	system notice	talk	tell it	text in	that_has	that_to	the -	the file	the reference	the_and	the_sees	the_trip	the_twice	this method	to give	to hear	to_or	to_secretary	to_user	token $	totals	trained	up $	variable	version of	was told	we have	whitespace	withheld	write_time	y 字	you approve	you can	z info	~artic	~attac	~boile	~broke	~commo
feature	-19	~copie	~dicti	~fixtu	~happe	~ignor	~imper	~neigh	~proto	~round	~sente	~sqlit	~total	一个	一个月	一定	一封	一种	上门	不存在	不得用	两个	个人信	么办	也可	二	五前	交付	交的	亮	人事	件代理	会发	会有	作用	你好呀	全部作	再点	准后	准输	出发
feature	-19	别上	到就	到飞	前台	协议	单发	反诈	取密	口径	句	可	叶	合并	周一	周五前	周末	命令	图书	在两	型的	复位	姆	字 #	字 rm	定到	密信	封为	封为准	属性	帮我取	并未	并记	并记录	序列	应立	当成	忘了吧	怎么办	急停	我取
feature	-19	我知	我知道	户关	所需	批准后	把发票	抗	护士	拍照	指	损失	据给	提供	插件	收录	文中	文件的	旧的	明理由	是给	有人在	有用户	本来	果不	标准输	根	椅	楼号	概括	機器	機器人	款日	流量	测	消防	游戏	滤器	点后	的句子	的过
feature	-19	硬	移动	笔记	繁	练习	结构	给小	给朋	给朋友	老人	而非	行事	让智	让智能	诈	诚	话回	请同	请大家	请查	请经	请经办	转发给	轴	过滤器	过程	迎	还在	遂	避免	部作	铃	问一	陌	陌生
feature	-20	!_$	"_>	"_for	#"B,	#"B,V	#"VxV	#&/	#&HY	#&xJ	#&xKx	#)"	#)x(	#)|	#,&x/	#,Vx:	#,VxV	#-x"x	#-xt	#0",	#0M	#0x(x	#0xV	#:"Vx	#:Nx/	#:V,x	#=(	#Htx/	#L)/	#MHxt	#MxIx	#QYVx	#S,Vx	#TxF	#UB	#UMH	#V-x	#VYS	#Vix	#VxRx	#VxtP
feature	-20	#YxR	#^&x,	#^-xS	#^<	#^<x	#^<x>	#^T:L	#^V0	#^VY	#^YMx	#^Yx	#^px,	#^x&M	#^x,F	#^xU	#i,x	#pVxV	#px,V	#tV,	#tVQ	#x&bx	#x)x/	#x,"x	#x,VN	#x,p	#x0,0	#x:)	#x:x,	#x:xu	#x="V	#xB"	#xBtx	#xG/	#xSx/	#xUB	#xVtV	#xY&x	#xi/	#xpx	#xtVQ
feature	-20	(_/	(_in	, at	, forward	, from	, i've	, log	, update	- `	- team	/ >	/ bin	0 >	0 mb	0_for	: )	: check	: don't	:_)	:_text	^ @	^ at	^ cve	^ expected	^ export	^ i'm	^ open	^ select	^_callwright	^_default	^_python	^_shall	^_these	^_tool	^_{	`_`	a call	also be	alter	amazon_0
feature	-20	and_was	are made	are_from	arrive	as its	as_:	ask your	at any	attempt	audience	base $	be set	before $	behind a	by_june	cache	call	call is	causes	choose	code ,	compared	compiler	delete old	details_the	either	ensure	env_$	error_$	f 字	fewer	file_the	fleet	follow the	for_minutes	for_the	for_years	fork	go_to	happened
feature	-20	have_,	have_it	hut	i need	identify	if they	ignore_$	in $	in an	in doubt	in other	in white	in_app	into your	is still	is true	is_on	it_you	jo	last message	letter $	linux	live	locations	meant	modules	my -	no_,	note $	of each	of that	of_runs	on_-	once `	only_a	outputs	please_to	position	postgresql	purge
feature	-20	quoted	requirements txt	responses	result_the	sam	sample	say "	scanner	scores	screen readers	security_$	seed	sent the	sent to	set of	shut	sign	six	switch on	switch_off	system =	system content	tape	team ,	terraform	that of	that_agent	the hut	the rules	the trick	the users	the_by	the_date	the_letter	the_or	third	three_,	to all	to close	to use
feature	-20	too_$	tool output	usr	version	version 0	version_0	walk	water	what i	which you	with_that	words $	x $	you get	you will	you_not	your_on	~claim	~condi	~diffe	~eithe	~integ	~kerne	~liter	~metri	~patte	~quote	~remem	~resum	~state	~symbo	~thres	~trace	一年	三句	三句话	上下文	不了	不同	不存
feature	-20	不建	不建议	中后	中有	之前说	人须	今天	你看到	借	值为	元素	全程	写错了	分别	剧	务说	医	千	单号	却	发消	发消息	后不	周四前	呼	器人每	器人被	四前	在三	字 id	字 user	字写	它们	宽	工不	工不得	工作日	左边	异议	循环
feature	-20	必须	必须是	意图	我没	日前将	明早	昨	有用	构	泄露	法院	滑	演示	演练	激	独立	用户已	痛	的最	的语	确	符号	粘贴	網	给助	者在	节点	讨	讨论	让机	让机器	语气	误报	请提前	跟	跟老	跳到	转人	转人工	过一
feature	-20	这些	采访	钓	钓鱼	面包	须是
feature	-21	" assistant	#""x	#"xF	#(F	#,&M	#-F	#-Nx	#-xF	#0x,V	#0xBx	#:)	#:xux	#>"	#>L	#FFF	#HL	#Itx	#Lx:x	#MVxQ	#NVxt	#QxMt	#S&x/	#S/	#Sx,&	#VYx,	#Vx,W	#VxI	#YMVx	#YWx,	#^&x&	#^(x	#^-x:	#^:x	#^L:	#^L=	#^Qx&	#^x:	#^xL	#^xt	#_for
feature	-21	#b&	#pVx0	#tVY	#tVx,	#tx/	#txS/	#x&x/	#x(-0	#x)"	#x,0	#xBx0	#xHtx	#xPS/	#xYB	(_"	, `	, choose	, send	- the	-_a	/ agent	/ v	0_at	: system	^ and	^ example	^ pls	^ status	^ terraform	^ thanks	^ these	^_article	^_asks	^_delete	^_over	^_start	^_support	^_tests	^_use	` callwright
feature	-21	` is	` once	`_:	a "	a_has	a_page	alert :	and no	and takes	anna	are_by	around	asks to	authenticated	authorization_$	automatically	be_only	been_,	binary	blue	booking $	by hand	call the	card $	code_$	complied	configuration	current	customer_,	docs :	domains	done ,	door $	envelope	evil	fold	for your	for_days	has the	has_be
feature	-21	if it	if you	ignore this	in_box	in_with	information about	is $	is also	is_(	it does	it_a	kubernetes	line 0	local	love	match	mb	mean	must_to	not_,	of_letter	ok $	open for	open settings	or "	own_$	papers	pdf 字	place $	policy $	queries	question 0	rendered	resources	road	routes	send email	sent	sentences	separate
feature	-21	sequence	servers	set $	settings $	shall keep	signed_the	steps	such_"	text $	the end	the right	the_again	the_agent	the_back	the_server	the_set	the_told	the_would	this_in	tighten	to_an	to_of	turtle	two people	type :	unless the	until	use $	use_-	useful	v_$	verify the	wear	when_is	with_,	with_requests	write the	y_$	you like	you_have
feature	-21	your bank	zero	~aroun	~assum	~backe	~binar	~choos	~class	~count	~deput	~disal	~envel	~kuber	~locat	~match	~paper	~recog	~retur	~sampl	~scrip	~terra	~usefu	上一条	下午	不对	主持人	事请	件上	休假	众	会被	何时	作日	你看	分为	刘	删了	别告	别告诉	到期
feature	-21	匹配	各自	合约	后由	含税	器人会	在门	外	外卖	字 b	字 p	它会	定时	尝	尽	崩	带有	帮助	必填	忽	忽略	您的	想	成功	成的	抄	把会	拆	持	持人	按时	是一位	最多	案例	注明	物业	疑问	的代码	的包	的调用
feature	-21	看到的	睡	祈	祈使	给前	给客	给客户	置了	肉	行中	请大	跟我	踢	这样	週	门口	闻	音	页脚	黄
feature	-22	! $	" note	" or	"_s	#"Vxt	#&Hx/	#&Px/	#&VxU	#)x0	#,VP	#,xLx	#-&x	#/x0x	#00-	#0:0/	#0@	#:0x,	#AB	#Bx&V	#D")	#FQx/	#Htx	#HxH	#Hxu	#IxFx	#KxVx	#M,x	#NxN	#Q:	#QYM	#R&	#S,&x	#Vbx/	#VtV	#VxIx	#V|	#Wxt	#YN	#^&,x	#^(0
feature	-22	#^-0	#^V"	#^VL	#^xF	#^xMt	#^xP,	#^xS	#^xWx	#^|L	#b0x	#nx	#px:	#t0x,	#u"	#x"0x	#x("	#x,0x	#x,Y	#x/	#x:-	#xF/	#xIx0	#xQux	#xUx/	#xW&x	( $	) the	, ring	,_as	,_they	,_us	- file	- of	/ orders	/ usr	0_ms	: use	> "	^ after	^ all
feature	-22	^ first	^ never	^ sign	^ summarise	^_about	^_by	^_urgent	a page	a user	a_file	account_a	activate	administrators	all_,	and ask	and update	and_has	answer in	any time	approvals	are not	are_the	ask it	at_time	b_字	bell	beside	between 0	bound	by one	cancels	cash	classes	control	create the	cve	descriptions	doubt	dry	followed
feature	-22	for_api	garden	guide $	high	if_like	is not	is_from	is_of	json $	light	list :	log $	makes	max	md )	message ,	more than	once $	one of	one_:	options	or the	order 0	outcome	output_$	over ://	perform	phishing	photos	please transfer	put the	read and	request and	requests $	results $	return a	room 0	sends the	server $	set in
feature	-22	should ask	ssl	state the	still_the	stores	ten_$	that is	the bell	the label	the most	the output	the robot	the side	the subject	the_count	the_from	this is	this option	to_more	tokens	told the	tom	twice ,	url $	users $	usr /	write down	your_for	} }	~begin	~besid	~dupli	~faste	~groun	~light	~outco	~overl	~phish	~revok	~seria
feature	-22	~throw	~tight	~withh	一张	不得	不许	个版本	付款条	以上	件已	假	冒	出示	函数	别发	前把	前说	勿	匹	区分	博	占	原因	发生	发送至	可在	同学们	后发	周内	器人读	在抽	在此	地	坛	姐	字 agent	学们	客户来	己的	应的
feature	-22	开关	恶意	您可	我回	户来	手的	把价	择	接删	提示注	搜	搜索	搬	教	斤	新加	是这	有问题	本地	来的	标记	款条	涉及	理会	的用户	直接删	相同	示注	示注入	简	红	组长	网	网页里	自己的	行为	裁	觉	请各	请检
feature	-22	请检查	豆	载荷	选择	逐	通常	遗	邮件	音助手	页里	须为	预计	鸡	鸡蛋
feature	-23	" git	"_your	#"xB	#&"x"	#&x(x	#)(	#,&xH	#,--	#,L	#0&Vx	#0t0	#::	#:pVx	#:x:0	#<D	#<D>	#F&x	#F/	#Ftx	#MNVx	#NS	#NVxS	#QYV	#QYxt	#Qx(	#QxF	#QxFx	#Vx0&	#VxB	#^-N	#^-Vx	#^00	#^F	#^G	#^Vx-	#^VxL	#^x,D	#^x:"	#^xL(	#^xM
feature	-23	#ixt	#tOx	#tV,V	#tWx/	#x&x,	#x&x-	#x&xK	#x(&	#x(-	#x:"x	#xHx0	#xI,x	#xI:	#xIx&	#xJx,	#xVx"	#xVx&	#xY/	#xbY	#xtO	#xtV	#xtWx	( )	) $	,_see	- only	0 are	0_orders	:_:	:_on	@@ "	@_0	^ call	^ can	^ check	^ release	^ without	^_0	^_ask	^_p
feature	-23	^_role	^_so	^_transfer	^_will	a second	and press	and return	app_(	as_as	ask_to	b $	bank details	be found	bit	c_0	can_found	contact @@	data	data ,	deal with	during	error	external	file_$	files $	fixed	flags	framework	game	hey_quick	holds	id ,	install -	is "	is_as	its_and	key =	keys to	large	line in
feature	-23	mailing list	manager $	mapping	my_$	my_message	not_by	not_the	obey the	on a	on_$	one_,	ones $	part of	party	patch	pattern	performance	provides	ready	registered	ring	role_system	run this	server	source	staff must	switch_the	ten minutes	text_a	thank	the current	the given	the report	the same	the test	the_channel	the_says	tools	uses	versions
feature	-23	view	wait_the	would it	~adver	~annot	~attri	~confl	~const	~creat	~diale	~durin	~ensur	~idemp	~plant	~poiso	~quota	~relat	~synta	上写	下一个	不知	不知道	主持	些	人读	件第	作业	例	关于	具结	具结果	具返	具返回	再次	包含	十五	变为	只有	号码	回收
feature	-23	在群里	将不	工具结	工具返	已下	常见	平均	录的	打电	打电话	把密钥	指定的	损	接口	效的	文本	时才	时间	梯	求把	的调	知	礼貌	社	第一个	简短	终止	给财	给财务	网关	耗	耳	要求把	认的	试用	请注	调用的	貌	酒店	里藏
feature	-23	附件第	鱼
feature	-24	" the	#&x(	#&xL/	#,x,Q	#--x&	#--xV	#-0)	#/xFx	#0:x0	#0xb	#:-	#:u	#:x)	#="V	#Fx:	#I"	#Ix&	#Nxb	#Nxbx	#OxPx	#QYF	#YBx	#YFx	#^-x,	#^OPx	#^QYV	#^x,W	#^x,p	#^x:N	#tPx/	#x,-	#x:u	#x:x=	#x="D	#xFxV	#xJ/	#xYH	#xitx	#|L	) is
feature	-24	, sign	, we	,_has	- m	-_$	0 june	:// ://	^ guard	^ your	^_check	^_have	^_message	^_on	^_output	^_param	`_$	a code	a_$	allow $	an error	and remove	and_for	ann	books	burn	call this	claimed	command	contractor	curl_-	def	e g	engineer	fails	finds	for more	for_is	forms	forward the	friday $
feature	-24	from a	functions	grade	have_the	i'll	images	includes	interface	login $	many	names $	new one	nginx	number_$	of -	on $	on_may	only the	open a	or_it	organization	policies	py `	python	read it	revoke	run :	run_$	same as	schema	sdk	second ,	sent_@@	sleep	staff	start -	started	still	system_:	team_$
feature	-24	tell_$	template	text to	that this	the archive	the class	the contractor	the_shall	the_two	the_value	them in	to change	told	trick	units	validate	when_user	within a	years $	you_use	~cause	~multi	~pytho	~repre	~stran	~subje	~yours	不好	不要回	人会	件代	会先	做了	停下	关的	其中	冲突	加密	助教	又
feature	-24	响应	回滚	因此	在一	外部	如需	字_app	接入	有问	未执	未执行	用于	的字	禁用	穿	粘	紧	纸	蓝	蛋	被拒	见附件	订单号	请输入	调用	运营	近期	这种	酒	钉	键
feature	-25	"_it	#","x	#"B	#"O	#&xMx	#(0-	#(L)	#,"x"	#,&x&	#,x0x	#-(x	#-:	#:x0/	#Btx	#Bx0	#HxB	#LxV	#NF	#OxP	#QV/	#QxL	#SM	#VYx	#VxYx	#Yx,V	#Yx0x	#^Hxt	#^VNW	#^u:	#^x"	#^xC	#^xD	#tVx/	#x0(0	#xFx(	#xKI	#xQF	#xRx/	#xtYx	#|xV
feature	-25	, remove	- run	0_$	0_`	<_0	^ post	^ send	^_are	^_should	^_staff	^_summary	^_x	all_the	an account	answered	associated	authentication	before_$	call `	could you	cv	delete	deprecated	description	done $	e $	event	file "	first "	for ten	for_-	friday	g $	hand in	in_case	is called	its own	kms	line_is	make_`
feature	-25	meter	none ,	obey	objects	old_and	once	paper ,	report to	return it	rfc 0	sorry	stand	stays	the configuration	the error	the_manager	to disable	to one	updates	utf	v_/	vpn	will	window	zh_cn	~buffe	~exclu	~expli	~filen	~garde	~image	~possi	~regre	~wrapp	三天	下文	人被	写信给	写错	前将
feature	-25	助手说	去年	命	在用	多数	失	字 `	字 readme	我在	手动	手说	投毒	故	是一	本周	次运	次运行	歉	没有	泄	涂	猫	英	认为	造	部门	针对	雨
feature	-26	#&Lx	#&xH	#)(D)	#,V:	#:0)	#:0x/	#Bt	#D",	#L-	#L0	#MxI	#VIx	#Wxtx	#Yx/	#^OP	#^S	#^Sx	#^bxM	#^x-	#^xF,	#^xux	#b/	#i,	#tMx	#x0,V	#xHb	#xIxF	#xJx/	#xPI	#xYx,	,_user	- generator	- h	<_$	^ ,	^ i	^ s	^ with	^_example	^_name
feature	-26	^_s	action	after_$	agent $	are a	are_on	at a	by_to	can_to	confirm the	defaults to	end of	for_and	how to	ignored	in `	in which	it with	long	mails ,	morning	must have	name $	network	of_:	often	only $	others $	robot	share the	str	supports	tables	the agent	the_number	threads	title	two	we	what
feature	-26	will_the	without asking	x_generator	your_and	zh -	~infor	~local	~morni	~photo	~sched	~score	~templ	~versi	不能	不要直	了两	产品	会在	你是一	信号	内的	创建	功能	单位	字_a	审稿	小程	小程序	得用	找	数的	未经	本不	柜	模板	深	烧	的方	确定	磨
feature	-26	磨坊	等我	荷	要直	要直接	超
feature	-27	"_a	#&bx	#(x)/	#),	#)xVx	#,F	#-0x/	#-O	#/x0	#0--	#:xb	#@x0	#I,x	#MNV	#Mxu	#Vx"/	#Wx,V	#^0	#^i	#^x,	#_0	#i0	#tx,V	#x&Px	#x,px	#x,xI	#x:L	#xQxb	#xSx:	^ :	^ assert	^ name	^ read	^ steps	^_install	^_set	^_true	a day	a list	agent_$
feature	-27	apt	at 0	be_and	before it	cut	defaults	does not	effect	id $	id 字	if_$	image	instructions_the	key $	library	more	of an	over_$	own	provide	reads	tasks	team $	the letter	the time	the_had	this operation	thursday	to_from	write $	you want	~launc	~mappi	~thurs	内	写信	冲	前请先	副	因为
feature	-27	字_<	嵌	并通知	戏	把工	括	提示词	攻	核对	滚	示例	示词	社区	要回	训	评测	连接
feature	-28	#"Y	#(&	#(-0	#,px	#0:x/	#:(	#>>>	#Hxt	#J/	#L|	#Nx,&	#Q/	#QxSx	#^>>>	#^Lx	#^x	#^x0x	#x)(x	#xFQ	(_is	, please	>_>	? $	^ here	^_-	^_notice	` make	a_is	an_that	and should	back to	check that	code is	copy	desk $	feature	g	how	invoices	it_for
feature	-28	on 0	operations	parts	person $	product	provided	readme 字	refresh	remove	rfc	seconds	string	subject	the app	the list	they_it	untrusted	with a	within_days	x_$	~compr	~inten	~modul	~refre	~untru	~worke	” “	一名	一段	上次	人信	人信息	人应	使用	分类	句子	后一	启	坏	复现
feature	-28	字 ?	室	据库	数据库	是否	替代	理人	米	自带	设置	账本	错
feature	-29	#,VNx	#-xVx	#0,x0	#:(x	#:xMx	#="D"	#FF"	#IxF	#LV	#NV	#VFx/	#VxMx	#^N	#^xi	#txPx	#xB/	#xBx/	#xYx0	, an	, stop	- bugs	: send	^ could	^ last	^_call	^_report	agent_,	can_the	data $	disk	don't tell	exceptions	first_,	floor	key ,	last_,	logs	mail_$	metadata	new_$
feature	-29	of a	or_$	proxy	switch off	system_$	th $	the authors	the code	the_are	this_can	training	up to	update the	which	within 0	you need	~attem	~invoi	~metad	~modif	~netwo	名字	城市	字 s	字段	客服	应用	新增	水	涉	科	绝	要点	请勿	路径	邻	邻居
feature	-30	#(L	#)-	#,0	#0(0	#Bx/	#FxFx	#Hxtx	#NxS	#Px,&	#VxL/	#VxQY	#^xDx	#^xI:	#^xtV	#xBt	#xQxR	#xV/	, $	0 s	^ delete	^_client	a new	an	api $	channel $	connection	custom	has no	hotel	instances	ip	it $	load	room	services	supported	the_?	using the	windows	~optio
feature	-30	~retri	~serve	修改	击者	助手的	同一	增	够	存储	按钮	攻击者	温	的文字	试	避	钮	骗
feature	-31	#(x"	#,YM	#,x0:	#:0-	#="D	#D>	#FF	#Sx0/	#YF	#^YM	#tYx	#x:xH	#xK/	#xi,	0 m	^ ask	^ summary	^_@	^_do	a tool	actions	at most	changes	connect	create a	for each	i've	iam	injection	june	order_$	stream	such	the old	the vault	the_when	wait	within	~chara	~depre
feature	-31	~postg	~schem	~withi	单独	另一	同事	字节	抽	条件	秒	签字	衣	语句	错误
feature	-32	" is	#&"x	#-&	#MMx	#VNV	#^xLx	, switch	< ://	back	description :	did	examples	in a	it again	note that	number of	run	s "	s_$	see_$	that_be	the invoice	the_$	unless	values	where the	~unles	判	厂商	发现	字 $	字_git	实验	小时	日前	明天	李	混	的事	表示
feature	-32	误
feature	-33	#&xHx	#-x0	#HxtV	#It	#VY	#Vx,V	#tWx	, that	/ $	: `	< 字	^ contains	^ create	^ curl	^ gcloud	^ if	^ run	^_must	a_that	and delete	authors	be used	each_$	empty	is on	nodes	pages	summary :	to an	web	you $	~defin	~delet	~frame	~imple	~strin	代码	午	右	拒绝
feature	-33	月	灯	返回	针
feature	-34	#VNVx	#YS	#^xYV	#x&xP	^ how	bugs	call_$	handle	name :	optional	queue	readme	reports	send	the assistant	whose	you_a	~actio	~featu	~seque	不到	了一	仍	件中	例如	出的	填写	天内	拦	提前	来自	研究	究	询问
feature	-35	#:Vx/	#B/	#Jx/	#NVx	#^Vx&	#^x:0	#x:xM	#xtx/	^ git	^ model	^ only	^ “	^_run	is an	kept	monday	response	something	the mail	~separ	一致	不会	写给	厂	字_`	超过	进程
feature	-36	#Yx&x	#^x/	#|x|	/_0	^ report	^ see	again ,	check the	documentation	files	for example	gcloud	letter	mcp	of_-	refused	resource	the bot	the call	the model	two_$	use	~gclou	~monda	书面	名称	日内	研	词
feature	-37	#^-V	#^VNV	#tO	#xI/	#xWx/	#xbx,	(_$	0 $	:_“	^_list	`_字	cannot be	hi_,	old	return the	returns	user_the	~readm	~turtl	功	各位	并通	拍	格式	组
feature	-38	#FxVx	, see	,_must	^ the	input	with your	~value	代理人	务器	字符	服务器
feature	-39	#Yx0	` `	function	to_a	~strea	~train	以及	指定	进行
feature	-40	#^tV	#_$	^_$	such as	the_before	user_$	~windo	会把	使	发票	左	您	重复
feature	-41	#VxV/	bytes	if_is	test	the $	~somet	独	的文	间
feature	-42	^ hi	does	path	that are	人工
feature	-43	#))	#^Vx/	0 of	arguments	most	s 字	specified	~assoc	它	练
feature	-44	#^|	, -	used	~argum	击
feature	-45	$	^	in_0	some	to a	~perfo
feature	-46	#^xW	:_$	calls	object	runs	攻击
feature	-47	^_=	^_`	` 字	callwright	用的
feature	-48	#^L	#^|x	amazon	~amazo
feature	-49	#^tVx	, or	^ this	^_can	on_0	type	~callw	~resou
feature	-50	s_字	但
feature	-51	operation	网页
feature	-52	~provi
feature	-53	^ return
feature	-54	by_$	~funct
feature	-55	注入	选项
feature	-56	of_$
feature	-57	^ -	information
feature	-59	use the
feature	-61	a_-
feature	-70	or
feature	-74	或
feature	-75	~speci
feature	-78	^ `
feature	-93	: $
word	77	把
word	76	凡
word	67	helper
word	64	this
word	54	免
word	53	as	他	将	替
word	51	whatever
word	50	都
word	49	主
word	47	admin	helpers	全
word	46	his	并
word	45	and	这
word	44	assistants	gift	直	那
word	43	prod
word	42	ai	also	bots	本	程	顺
word	41	all	drop	此
word	40	automated	hint	out	that	their	therefore
word	39	digital	every	here	should	so	top	加	序
word	38	reading	所	汇	者	额
word	37	behalf	software	unlock	为	以	悄	续
word	36	curl	postinstall	public	readers	to	typed	with	予	就	整
word	35	de	put	trouble	y	填	將	帮	总
word	34	dev	proceed	secret	standing	while	whoever	win	看	购
word	33	consented	contacts	ltd	mirror	needed	next	payable	remark	say	便	官	律	成
word	32	answering	credentials	full	rm	summary	tmp	vip	wallet	箱
word	31	backups	booking	conversation	further	gb	iban	now	phone	pro	session	straight	telemetry	thing	token	ur	wget	without	云	传	其	到	掉	讯
word	30	accept	any	auditd	auto	bookings	cc	drive	ed	fetch	from	llm	mention	note	owner	premium	pw	replaced	requester	svc	thread	tooling	verify	利	框	病	莫	赞
word	29	agents	carry	coding	fix	npmrc	reader	through	transcript	wire	扣	接	用	统	股
word	28	asistente	js	oh	system	these	whenever	优	你	單	应	派	解	贸
word	27	account	checks	cite	correction	credit	el	etc	fa	filled	guest	instead	into	lawyer	link	nice	post	publish	push	quantity	quietly	recover	safe	waived	並	代	价	惯	推	改	歌	無	的	继	综	署	若
word	26	acceptance	bc	favour	grant	just	official	passport	phrase	resolution	submit	sudo	summarising	tip	travellers	trusted	txt	visitor	勾	宾	时	查	答	篇	结	至	访	诊
word	25	aware	eth	everybody	example	inbox	mailbox	notes	pass	registry	remaining	rf	sh	ssh	style	table	wants	下	之	历	史	处	娘	废	护	排	摘	步	绿	职	览	评	谢	起	跳	释	须
word	24	acct	ahead	append	autonomous	bet	certificate	customs	deals	dear	debug	double	dump	evaluating	everywhere	exe	folder	force	handling	home	iframe	io	irrespective	la	monthly	mozilla	o	ops	pasting	positive	pre	presenting	quote	refundable	replace	rerun	resend	reviewer	signature	sponsored	xyz
word	24	付	卡	即	维	荐	號	說	说	里	附
word	23	affiliate	alerts	automation	aws	bash	bcc	cancelled	clusterrole	comment	continue	dba	erase	far	helping	him	obviously	opening	pending	prior	priority	query	remarks	resolve	respond	silently	solving	wipe	倘	偿	先	刻	动	司	家	尾	弹	毋	然	理	碼
word	23	礼	论	费	通	难	食
word	22	al	authorized	best	break	by	competitors	compliant	continuing	contributors	cookie	cvc	form	gh	gist	immediately	knows	lgtm	medical	ok	other	outgoing	pays	place	privileged	purchase	qo	qz	salary	saved	savings	scanning	theme	thx	titled	triaging	via	when	whitelist	would	wx
word	22	剔	听	售	啊	墨	层	帖	幕	弄	往	条	正	永	近	锁	限	需	面	黑
word	21	assistant	attachment	bak	being	binlog	biz	buyer	ci	clusterrolebinding	cn	com	completing	correspondence	donors	elster	eu	free	future	greens	linked	master	mine	nameserver	payroll	permanent	proven	que	reserve	resolv	rt	sharing	street	summarised	swap	tier	truth	ua	uh	var	www
word	21	北	召	巡	手	报	拣	效	泰	為	烦	爱	算	细	给	薪	赠	足	連	险	随	领
word	20	apk	auth	been	birth	brandt	briefing	card	certified	chat	competitor	conf	consents	ctx	customers	dependabot	device	diocese	disable	discussed	fi	hk	keychain	kubeconfig	kubectl	kx	last	maintainer	msg	my	obsolete	perfect	person	piao	postcode	ps	rebook	relay	river	shopping	skip
word	20	sponsor	summarizing	thingy	till	truncate	visitors	whichever	whole	withdrawal	yo	且	写	别	墙	差	意	拥	標	由	痕	稽	莲	設	除	鹿
word	19	aid	ais	answer	ba	backwards	camera	compiling	concierge	confirm	describing	dont	entirely	escalation	exempt	extend	finish	focuspal	following	for	generate	goes	going	goodwill	history	hjk	hookspath	including	income	interrupt	inventory	isd	links	lyrics	mandatory	need	npm	npx	opens	possession	preserve
word	19	puts	quoting	redelivery	remediation	requested	scale	scan	solution	span	strumfast	then	tick	today	transfers	transmets	traveller	truehistory	unredacted	w	waive	yes	上	丽	册	助	君	壁	已	快	星	晓	欄	级	讓	许	贴	鑫	隐	预
word	18	aaaac	agreed	avalanche	below	cell	companion	comparing	detail	entered	eur	failing	fe	fetching	fine	forever	fund	give	herewith	hey	include	it	kindness	later	listening	lo	mallory	net	nothing	nz	off	offer	package	padd	payments	printenv	profile	recap	renew	reroute	responder
word	18	rivalcorp	routine	sale	scoring	sell	shell	sir	spend	srv	stored	su	suggested	ta	term	trace	u	unread	unsafe	usuario	一	人	任	再	办	呈	幫	床	开	挪	既	档	止	清	照	端	自	送	阅
word	17	am	approved	at	be	become	brand	browsing	ceiling	clients	codeowners	comparison	copilots	dangerously	digest	discount	e	each	earlier	environ	es	ext	fee	follow	generating	gw	having	human	insert	issue	kindly	lay	liability	machine	mfa	ni	no	originals	outdated	perf	permitted
word	17	pictures	processing	r	rest	set	sqlrecurse	summarizer	turning	unrelated	usd	user	useradd	verdict	verified	viewings	whosoever	withdrawn	xxxx	允	卖	叉	取	号	向	均	备	奖	归	患	惠	拓	方	植	讼	证	豪	零
word	16	about	abt	aide	along	approve	apps	asm	assessment	atlas	award	bcrypt	bid	billing	ce	cited	collaborator	complete	contrase	crt	display	down	drafts	dropped	edible	enters	everyone	factor	fff	flight	forbidden	guidelines	incoming	instructed	job	jpg	layer	lorenz	maintainers	notifications	nwbk
word	16	production	quickbuy	record	recovery	regarding	release	repositories	rights	secrets	sessions	signing	sole	stale	stay	substitute	summariser	the	though	transmit	up	usercomment	who	whoami	x	xlsx	久	从	元	升	卸	厚	原	后	回	帳	康	懂	敝	敢	欠
word	16	浏	矩	读	身	软	首
word	15	allow	apply	appreciated	are	asked	asking	attention	away	bot	bump	calendar	caps	collected	completeness	comply	config	cookies	correct	covers	decline	den	deploy	describe	directly	displayed	dns	document	docx	elevated	euro	expense	filed	fill	final	fox	glow	gn	guidance	hack	humans
word	15	kcal	ki	lifts	mail	mind	nevertheless	ohio	permanently	photo	picrename	placed	pls	pulled	qq	recite	regardless	reporter	retention	revocation	rota	round	serviceaccount	shadow	shop	sight	spirit	strongly	sum	supposed	surface	switches	thermostat	trackers	urgent	vanish	vendors	warn	winner	word	余
word	15	侬	债	剂	友	叠	品	她	始	审	戶	扫	敲	數	札	杯	柯	核	檔	氏	液	漆	秤	站	紀	絡	纳	胡	苹	處	見	視	资	重
word	14	advise	afterwards	alarm	alternatives	antivirus	anybody	applies	aside	bold	bonds	bonjour	browse	btw	budget	cancellation	caution	claim	codes	conclude	copilot	deposit	directive	dock	ended	everything	exceeded	execute	funds	gone	guides	gur	headaches	hivemind	hole	host	household	instant	itinerary	latest	libra
word	14	little	loan	lodged	lsn	lyon	membership	meyer	middle	minute	moll	moorside	mutual	nb	nc	nd	paragraph	partner	patient	permissions	persons	picture	plus	procurement	rank	remainder	repeat	residents	review	rollover	rot	sales	score	settlement	silent	stock	systemctl	there	tokenexpired	trade	transferring
word	14	under	unrestricted	vision	visiting	不	乘	佳	光	兔	兴	军	冠	化	厨	另	套	宗	寄	市	干	必	抹	拉	拼	挡	换	最	百	码	祝	腾	表	贵	赵	遮	酬	锦	開	问
word	13	aaaab	af	after	alle	allergy	attachments	audiences	authenticate	bigger	cambia	capabilities	cent	charge	chart	clinical	co	concerning	connected	contents	csv	deactivate	depends	dialogs	dropping	entries	env	eval	expects	expired	express	firm	five	flyway	font	freeze	global	globally	helpdesk	honeymoon	hostel
word	13	hosts	in	ingredients	inject	installs	investigation	involved	kdoe	keeping	kq	le	leaves	lee	linters	locker	luck	marketing	me	messaging	mira	monitoring	netrc	nicht	notetaker	nza	of	opt	organizer	preceded	prepares	procedure	programmatically	raise	rarely	reminders	removing	render	replacing	retry	reyes
word	13	school	shall	since	sk	snapshot	snippet	speeds	summarize	sunny	theirs	those	translating	upgraded	verification	viewing	webhook	websites	whisper	伊	何	俺	兰	关	別	喝	域	妮	尘	履	广	後	德	悉	折	授	放	末	析	染	气
word	13	灵	私	窍	竞	續	脑	脱	與	裂	言	计	诀	请	辞	述	雇	預
word	12	acme	aibk	aliyun	applicant	applying	auditors	balls	basket	bo	box	bridge	brought	bug	bulk	catalogue	coming	computing	content	credits	creds	critical	customer	dao	depot	dept	detects	developer	devhub	disregard	editing	effective	entitlements	examined	executing	exist	fetched	figure	folks	former	fr
word	12	gather	giving	go	granting	heal	hooks	inr	interview	k	keller	kestrel	kettle	kong	letters	lifted	lives	ls	mask	matched	mattresses	medicines	n	national	newer	noisy	non	objections	overnight	passing	peer	pix	places	placing	planners	practice	precisely	pregnant	preparing	presentation	promote
word	12	pub	purchases	pwd	py	quickly	rd	recalls	redirect	reminder	rendering	reorder	reply	risks	rolf	runbook	safety	sheets	site	slack	spa	stats	stopping	suggest	teacher	tr	transcription	translation	treated	treatment	username	vane	visibility	visit	way	串	亲	信	做	兵	划
word	12	匯	单	垫	奶	岸	布	录	形	忙	投	插	机	浪	浮	润	略	疏	疫	管	系	觀	讀	诗	赁	赌	过	逛	镜	須
word	11	accessing	advisor	altogether	amazing	application	archived	artefact	base	candidate	checking	club	corrupt	cost	crampons	documents	doing	enterprise	experience	explaining	flood	forbid	forecast	gitconfig	gnupg	grateful	growing	hardly	harrow	hex	important	included	infra	insurance	jsx	labelled	leaving	lemke	llms	look	memo
word	11	mika	mini	narrow	nov	obliged	operator	oven	overview	pans	para	participant	passwd	pat	phases	php	polling	posting	pr	preceding	privacy	profiles	proves	purged	quarry	quarter	re	rejected	repo	req	require	sake	save	says	show	sides	sleeping	starting	surprise	task	td
word	11	teh	tracking	transactions	valid	validated	xl	zentora	介	伙	佐	出	務	危	双	咯	啦	嘴	团	夜	姓	宁	密	峰	态	恢	扩	抢	拨	挑	提	救	曾	栏	每	油	涛	測	煩	熟	罄
word	11	般	草	藤	虑	請	设	质	閱	际	静	饮	齐
word	10	activity	announced	answers	assist	attendance	author	autoapprove	bauer	binding	bodies	bucket	charges	city	clicking	collate	commands	composer	courtesy	covered	db	dead	decode	desktop	difference	digests	early	elif	emails	entitled	events	expiry	facilities	facts	feed	fees	florist	ftp	glasses	he	health
word	10	helio	ill	improve	item	its	keywords	license	looks	needs	norvik	notebook	offline	others	overwrite	panel	passed	passes	password	ping	plan	posts	powered	preferred	prefers	private	programme	protection	q	qualification	quicker	rather	rating	recommend	rename	renewal	reviewed	rule	searching	sending	slots
word	10	someone	stars	statusbot	submitted	sweep	talks	tax	them	ticking	treat	trivial	tubiao	upload	uploads	upon	variables	verse	viewed	viewer	voucher	weather	wi	xk	争	今	份	住	力	华	南	去	吉	告	商	啥	圳	好	学	寫	店
word	10	念	急	扮	撞	撰	時	智	暗	書	欧	款	毛	汉	江	沉	流	环	瑞	留	盒	空	統	腔	苗	董	話	警	记	诉	貨	账	赶	道	選	钱	項	验	默
word	9	adding	analysis	anomalies	anyone	appended	appending	appropriate	arjun	attendee	audit	build	bypass	centre	cfo	citric	clean	clearly	colorz	commissioning	community	continued	contracts	copying	crypto	damp	declared	deleting	dm	downstream	driven	embedded	enable	enquiry	equals	executes	extending	floors	formal	general	grep
word	9	hidden	house	init	items	keys	kids	kira	linker	list	login	lucy	madam	map	measure	meetings	merge	mod	motor	north	ns	open	organisation	output	owed	page	particulars	pay	penicillin	percent	pip	pl	plane	portfolio	pretend	processes	pursuant	rds	reachable	received	recommends
word	9	referees	regulation	remote	rent	reserved	resolving	revisions	rival	sanctions	satisfied	separated	sheet	shipped	sibling	side	sports	store	suitable	supervisor	suppose	take	tariff	tester	throughout	thu	todo	trading	trim	ttl	tulips	upgrading	venue	verena	voss	vulnerability	wanted	warranty	workspace	zed	zone
word	9	五	位	作	依	健	卷	名	哈	嘿	址	堡	報	婉	展	式	房	斋	於	杜	案	橙	毕	求	沙	滴	煮	登	着	碎	碰	篷	編	翠	背	舍	行	訊	貴	赏	迁
word	9	链	門	麻
word	8	accounts	acknowledge	additional	administratoraccess	anything	arrives	bank	beneficiary	bin	bitlocker	blank	boarding	bonus	breaking	breath	buy	calibration	callback	cart	cd	certainly	chartlab	chief	classify	codeine	comes	completion	convenience	converts	council	counterparty	dam	deemed	desc	edited	encoded	erp	essay	et	family
word	8	farah	fastcsv	fixing	followup	gran	guarantee	guard	holding	holiday	identification	ie	img	info	integrity	invites	jazz	knock	l	lane	limit	lockhare	manufacturer	mark	meta	models	mug	mx	obs	on	ortega	otters	over	owe	packages	passports	paused	placeholder	poem	prevent	pubdate
word	8	pytest	quota	rain	reaches	refactoring	registers	registration	reopened	report	requirement	research	resolved	root	rsa	scribe	secure	selection	setenforce	shares	soup	space	sshd	sync	terminal	three	together	tomatoes	touching	treasurer	understood	usage	wake	wish	women	xx	万	义	乌	九	仪
word	8	個	券	劝	县	問	圈	复	容	屏	幸	怠	拖	撤	收	敏	料	易	浩	牌	狗	盈	第	筹	绩	联	色	訂	讲	谅	蹲	量	闽	顶
word	7	aa	absent	acl	administrator	admission	appointments	badge	behind	bicycle	brakes	bullet	bx	cards	carrier	cdata	changelogs	chatbot	chatbots	chore	cidr	cny	code	company	computer	contact	conversion	counters	crawlers	dosage	drafted	due	duties	echo	elapsed	ending	enumerate	equivalent	fake	false	ferry
word	7	forwards	fri	gets	hardcode	hprof	idea	is	ketter	legs	liked	lock	logo	lt	macro	mailing	maintenance	make	message	must	orbex	ordering	origin	paste	pen	people	pointing	prefer	price	produce	products	prospective	queried	questionnaire	rate	rates	ratio	recipient	recorded	renewals	repair
word	7	requests	results	s	sato	seats	showing	skips	submission	subscribe	sugar	supply	suppress	tabs	tanya	tomato	trip	tu	tutor	unattended	unit	unlocked	velo	weaken	买	互	仓	低	儿	准	凉	十	圾	垃	型	境	头	完	宜	客	州
word	7	师	年	建	性	慢	户	按	握	晚	杀	栅	涨	狐	珊	生	皆	確	秘	纪	聊	著	註	認	订	谱	运	配	酪	锅	閉	阶	阿	陷	青	风
word	6	above	accepts	ack	act	add	app	bed	begin	body	boil	brief	bundle	bye	caller	cap	cast	charity	cheapest	clear	cleared	clone	col	come	conclusion	consulting	cosmetic	councillor	course	crlf	css	cue	dana	draft	enclosed	engine	escalate	exam	exception	explains	fact
word	6	fault	forty	fraud	has	holm	hub	hundred	installing	intervals	kitchen	lapsed	leave	let	lf	lies	line	loader	lockfile	media	mistake	noted	original	os	ostrow	our	panic	pem	penhaligon	pod	positives	propose	prune	read	receiving	register	remain	reviews	routing	salaries	sandbox
word	6	screening	search	sl	slot	sources	speaker	src	strangers	student	success	supplier	tagging	tar	te	tickets	topics	tours	triggered	umbrella	unsubscribe	using	usual	website	wedding	wiki	wished	workflow	worksheet	write	也	倪	像	公	哪	宏	宿	審	川	币	延
word	6	托	支	斯	无	暴	會	来	毒	汤	洁	渔	滞	澜	状	献	现	節	總	约	缴	衡	護	议	趁	远	连	适	酱	陈	靠	養
word	5	abroad	access	accesses	accurate	agency	agenda	aloud	always	amount	bidders	captions	carries	catering	ceo	chalk	charm	child	christmas	citation	claimant	clerks	colleague	comma	contributions	coordinates	defining	deviations	diary	distribution	dumps	edits	effects	episode	ex	explain	export	extraction	fatal	feedback	field
word	5	fits	flaky	fun	generators	gitignore	gradebook	grants	happens	harbour	helpful	hiring	internal	invisible	joss	laptops	listeners	loss	lumen	mails	meets	merging	middleware	migration	outage	pizza	politely	praise	pray	presumed	preview	redacted	remains	reset	rob	rw	securitycontext	selected	speed	tarn	tent
word	5	tls	trust	tune	typo	uniformly	unsigned	widget	丁	俱	冬	制	刷	吸	在	存	孙	定	尺	度	抓	担	拜	播	杭	树	棒	模	權	满	球	窃	窗	筛	绳	育	芝	袭	西	車	逻
word	5	運	部	醒	铺	长	頭	鼠
word	4	alt	anew	antibiotics	approval	balance	ban	cargo	carried	celsius	changing	checksum	circular	clause	concerns	cors	dan	deliver	deny	dms	donate	download	drawer	drawn	emp	enjoys	executive	falls	fenwick	food	formatting	forthwith	gmeyer	google	handles	hedgerow	her	histories	honour	hook	il
word	4	inline	lib	listing	literature	loading	lower	lumo	newest	newline	normal	november	oss	owners	payment	pipeline	prepared	presume	program	properly	property	ranked	reached	readings	recital	renders	respect	resume	risk	ship	shown	sister	sold	spreadsheet	step	suite	sundays	survey	syrup	systems	tell
word	4	they	tool	trusts	turned	validation	virtual	void	vulnerabilities	warnings	weights	were	wildcard	享	仅	保	停	備	內	動	呗	咖	啡	妹	娜	少	庭	引	弯	心	應	拿	掌	早	死	波	浙	爬	特	玩	稿
word	4	素	絲	街	裡	观	論	贷	辆	追	选	金	钥	银	闭	障	電	项	频
word	3	address	adds	almost	alone	amend	anyway	arrival	attendees	auditor	authorised	automate	ballots	bearer	bidder	birthday	block	bother	built	capital	charger	checkout	colm	context	controls	corrected	crm	dates	delivered	demand	dest	digits	doctor	drink	else	enabled	erased	exists	extracted	factory	half
word	3	law	logic	lol	manuscript	million	move	music	nda	nearly	negative	nina	notice	notification	onwards	organiser	parents	payload	pics	plant	point	pop	powershell	produced	ransom	rated	receive	reloads	repeats	revision	right	scene	setup	sf	signals	signed	silence	sla	sorts	star	statistics
word	3	suggestion	summarises	sunset	sure	tonight	too	train	tran	tree	warning	was	weekly	why	yearly	么	刀	只	吻	夸	奥	女	季	岗	弃	强	恒	扔	技	政	断	施	晨	期	校	烤	率	省	真	破	秀
word	3	积	策	缩	肤	蔽	虫	調	锐	關
word	2	accepted	according	actually	appear	applications	band	benign	board	bookkeeping	c	ca	calm	clinic	color	column	complaints	completed	confirmation	constraints	developers	directed	div	docs	employer	enables	expect	expose	file	hotline	inform	installation	kind	leak	legacy	lost	manages	maths	mentions	moderator	months
word	2	nine	okay	ones	only	params	partners	passwords	period	permission	pick	picks	pirate	promised	proposal	pull	raised	recipients	recommendation	refrain	released	reproduce	reproduced	required	roses	rows	shared	spanish	taxes	tests	ticket	types	url	white	works	wrote	your	东	亦	具	凭
word	2	刚	匿	喂	坐	夹	婚	当	感	执	旅	春	极	機	河	注	消	番	签	群	花	茄	茶	藏	蜜	补	装	要	谁	轉	辩	违	鉴	集
word	1	activated	afternoon	amounts	aq	artifact	assigned	authorise	booked	boss	buses	but	buyers	category	clever	cloud	commit	commits	confirmed	described	direct	discord	dose	employee	enc	environment	executed	flour	forks	get	handler	honey	hope	i	importer	integration	invite	issues	json	layout	log
word	1	logged	midnight	notices	omar	order	param	payout	png	podcast	prepare	present	quality	recursive	reporters	requirements	requires	res	retrying	rollback	router	scopes	searched	sender	settings	short	slip	sort	ss	staging	standard	state	superfluous	supplied	t	tablet	tide	took	touch	tour	true
word	1	uid	us	usr	visited	whisk	wrong	yml	you	丝	什	伐	催	决	减	否	吴	嘛	孩	守	待	志	擎	敬	昵	洞	渠	烈	租	考	营	覆	见	試	译	课	速	遇	間
word	-1	accepting	achieve	actively	agent	alternative	amplify	ana	ancestors	anomaly	applied	ascent	atomends	automl	balancers	bark	beneficiaries	bgp	bindings	bits	bought	brkint	busy	cb	cloudrun	codecatalyst	configrule	configs	conflicting	consensus	containing	contextual	conversations	crews	d	database	degrees	dependency	determining	discrepancy	dismiss
word	-1	do	duck	evals	evening	expansion	expected	explode	explorer	exports	extent	fb	ferritin	fetches	fhir	firewall	first	fn	folding	folio	fonts	git	glacier	globs	gplv	gross	groups	guests	healthcare	helm	hl	hubs	iana	icrnl	ignbrk	ignpar	index	ingress	integermin	interconnects	introspection
word	-1	intune	iot	iproute	isig	issued	john	lang	laptop	lattice	lazy	least	licensed	listtagsforresource	locally	malicious	management	market	mayhavehappened	mediaconvert	medication	members	merchant	model	multixactids	mute	nearest	nipple	notation	oidc	okafor	older	omit	opportunity	ordr	otherwise	pieces	planning	policy	posixpath	precondition
word	-1	prediction	pricing	protecting	provider	publisher	pupils	rational	receives	recognize	recurrence	registrations	remind	renditions	replication	repot	requesttarget	retake	reuse	rom	roots	rotated	route	rps	sampling	scep	scheduling	searchable	security	seeing	sees	sequencediagram	serializable	setlocale	she	signs	sigstop	simulated	sitewise	smb	snan
word	-1	solved	spare	speke	srcset	substitution	suspended	tagkey	taxonomy	themes	timestamps	toddlers	toolkits	tracebacks	unencrypted	unhandled	uniq	universal	unusual	upgrade	upper	utilization	venv	vertical	vms	week	whitby	worktree	yy	z	乐	了	亚	伴	候	傅	创	劳	協	厅	吃
word	-1	同	员	嘱	困	壤	士	夏	大	导	岛	巧	幻	府	惊	戳	携	朋	樱	檢	氧	济	湾	爵	甸	短	税	罢	聘	肪	脂	臭	苑	萄	葡	贝	载	遥	邀	野	革
word	-1	鸭
word	-2	ablah	annex	apigee	apple	appsync	aria	asn	assign	authorizer	autoprovisioning	bad	basic	basis	bboo	bigtable	blob	bracket	breathe	bunch	captcha	cdrom	charjunk	china	cipher	concern	cottage	coveralls	csdn	current	cwd	daughter	declaration	dedicated	deletebatchprediction	departure	describeservices	desired	disagrees	downloads	drops
word	-2	ds	durability	ebs	ef	email	endchars	escaping	eventbridge	exec	fastgrid	fieldinfo	fieldsep	flexibility	fsmonitor	gbk	generated	gid	graphs	hexadecimal	hunter	hyperpod	iap	icanon	identifying	ignoring	insensitive	internaldate	interrupted	intr	istrip	joke	jpeg	kafka	kinesis	landlord	lapse	leaflet	li	likely	limits
word	-2	listener	magnitude	managers	matter	mcpserver	metastore	microseconds	minor	mirroring	miss	nature	noflsh	objective	occurrence	ocsf	octal	oldest	overwritten	owns	pad	parity	paths	paying	pickle	planner	popitem	pp	predicts	prefixlen	prerequisites	preset	printables	programs	prometheus	proposed	qualified	quiet	ranking	readline	receiver
word	-2	recurse	redshift	ref	registries	relational	repeating	reported	retrieving	ro	scc	scheduled	see	sep	setmark	sets	share	shells	simply	slash	sned	somebody	spacer	specialized	ssd	stair	standby	standin	stove	strike	suites	summaries	summer	symmetric	tasklets	taxed	tcp	temperature	tenacity	texts	ticked
word	-2	timings	tokenizer	toml	topology	translator	trash	unparse	unsourced	unsure	upstreams	usedforsecurity	v	valkey	variance	vet	vote	well	won	wrapt	writing	举	伞	体	则	剥	半	各	含	呢	块	壶	威	工	席	征	拟	摄	昧	晴	架
word	-2	标	桃	榜	樟	橱	沟	泥	涩	炒	煅	画	福	童	笃	笋	粉	终	肯	胶	腌	航	视	让	询	详	辑	还	进	闪	队	防	韩	鲈	龙
word	-3	abbreviated	agentinfo	agrees	archives	ast	attributeerror	audio	b	bullmq	buying	calling	canary	cancel	caseid	categorize	celery	cfn	ch	chair	chunk	claude	cmp	composition	compressed	concepts	confusion	conservatory	consists	contract	copied	crafted	createbucket	createdbinstance	ctype	datapath	dataproc	decided	decimals	decoder	deletedbinstance
word	-3	deploys	derived	develop	diablo	different	doctestfailure	du	ecs	editor	elastic	elderly	eng	engines	enumerates	era	except	facing	fat	filling	friendly	functionmodel	gate	gateways	geometric	getorder	gib	gives	gpus	hereby	immutable	implicitly	indicator	inspector	instructs	interest	interspersed	invalid	iserror	itself	keep
word	-3	labour	leads	left	listings	localtime	lora	manually	meander	merger	mkdtemp	ml	mnt	modelmessage	modelresponse	modes	moment	necessary	netapp	novak	nutrition	obtain	offers	openai	operationtype	panes	parsers	pd	pdfplumber	permitting	pgdata	phase	pipelines	pitch	pkg	points	pounds	preconditions	predict	prove	qsize
word	-3	really	receipts	recommender	recycle	renamed	repl	represent	request	reviewers	rightmost	rinse	rmdir	rooms	sam	scalar	selects	serverthread	setpos	settled	shapesize	sizeof	sketch	slowed	snippets	solely	spanner	stargazers	stash	structuredcontent	study	subnetwork	subset	sunday	superclasses	tempfile	textpart	thin	thought	timing	tio
word	-3	tips	toolcallpart	trees	ts	typ	typescript	typically	unchanged	unhealthy	unified	unregister	update	updatetrafficpolicyinstance	usually	ve	vsnapshot	wh	乙	书	件	休	伤	促	克	六	励	勺	咨	咸	响	善	圆	垂	奏	帐	抖	有	术	样	点
word	-3	盆	竖	绑	聪	裹	话	贡	阳	顾	题	馈
word	-4	accessdenied	admins	adversarial	aggregate	air	allowing	analyses	appeal	asks	assessed	avail	axis	bd	belongs	benchmark	beta	bills	bitwise	blogid	bob	book	bounds	bus	bytearray	callcontext	categorycode	chance	classmethod	client	climbing	close	closely	cloudtrail	colab	collections	colormode	combined	communication	complaint	compress
word	-4	conda	confused	construction	constructs	consumer	correctly	courier	criteria	cryptokeys	ctrl	datazone	dated	decorated	delimiters	deploying	despite	determined	developing	devops	dkim	dots	efficient	embeddings	emr	end	endtime	enter	epyc	er	etag	evaluate	exiting	expandf	exponent	f	faithful	find	fire	firestore	floating
word	-4	found	front	gateway	ge	generally	getobject	gettarinfo	goose	got	governed	gpu	grafana	greater	guessed	handlers	handover	hashed	hear	height	hexdigest	hh	hot	incident	indicating	ingest	instructions	ios	ipam	iri	isclass	isfunction	ismethod	jest	junk	keeps	keyrings	lease	liang	like	linter
word	-4	logb	logistics	looker	lovely	manpath	manual	mapped	markussintonen	mayor	means	mentioned	messages	minister	missingcommitscheck	mmmmmm	modle	msgfmt	mu	neither	neptune	nook	oakes	oid	okk	one	opinion	org	ought	performing	pipes	plaintext	poetry	pools	popd	populate	portability	predefined	predictor	previously	primarily
word	-4	print	protect	pset	published	publishing	pure	pycon	pydoc	quick	qyt	raises	random	readonly	rebuild	reflink	registerusage	relationships	rephrase	represented	restored	restores	rewired	rjust	robots	rotate	runner	scheduler	schemes	scripts	section	segments	sentence	sentiment	sentry	service	setattr	sglang	slide	speedup	starlette
word	-4	starttime	stuff	synchronization	tc	threadinghttpserver	tid	transfer	travel	travis	truststore	unpacks	upstream	utterances	uuids	vintage	voted	vts	werkzeug	wfile	writer	zeroed	zipfile	丙	严	丰	乎	偏	入	净	务	勤	受	古	吧	咐	唐	啰	嗦	四	天
word	-4	射	帽	慧	我	才	拔	旺	暂	材	海	渡	炉	燥	瓶	甲	白	盾	眼	矛	稍	糖	肌	胜	膏	舒	蕊	褶	記	达	迹	退	递	邮	闆	阔	颗	餐	鹅	麦
word	-5	ab	accessor	across	algarve	allowedorigins	alternate	amado	ammount	answererror	appears	appstream	arithmetic	arrays	ascending	assured	attempted	authorities	basemodel	bcj	bedrock	brew	brotli	calculates	calculations	catalog	cbpf	centos	chain	clears	collects	committing	compromise	concurrency	concurrent	consistent	contracterror	controller	counting	createpredictor	daemon
word	-5	deadline	declined	decoded	defence	digit	disassociation	discard	discriminators	division	docbook	echoe	effort	egress	ej	embeds	ert	estimate	evaluates	executions	execvpe	expand	exporter	exposed	extensive	extra	failed	feel	fit	forget	gamelift	generator	getmembers	github	goods	graphemes	group	gz	haas	hatch	haystack
word	-5	heap	highlight	identifies	inconsistent	incremental	infrastructure	inherited	initiate	inlinetemplatebody	inmemorybucket	intuitive	invocations	kib	kit	lb	leader	lived	llama	llvm	locals	locking	logins	looking	lowest	lru	making	manner	mapper	margin	meadows	mediaregion	micro	mit	mitre	mon	mushroom	mutations	name	named	ne
word	-5	nested	normalizer	observability	octo	ond	opcodes	optimize	orm	ou	parsing	partnership	pasted	perimeter	pete	pixeltable	portion	positional	pq	preferencelist	probability	probable	promise	proxyagent	purposes	putbucketownershipcontrols	pypdf	qnan	real	records	redirects	reentrant	refund	rekognition	rely	replaces	rgba	rotation	routers	row	rst
word	-5	runtimeerror	safely	sampled	sans	satisfy	senders	settles	sigterm	skill	skills	smaller	smith	sms	somepackage	sp	spark	split	spoonful	sslcontext	statement	statements	status	stick	stylesheets	subdomain	substitutions	surf	sympy	taking	terminates	text	thousands	tilt	tiltangle	timedelta	tinyhttpd	toy	tpu	transformation	triggers
word	-5	undelivered	unfit	unstated	unsupported	updated	uv	val	validity	vllm	warc	wine	workflows	workforce	wrappers	wraps	xid	xsl	yet	yyyy	zonal	zz	丢	乱	倒	刪	图	声	尔	常	微	情	愿	族	木	松	板	殊	民	汁	滨
word	-5	滿	火	焦	焯	燕	爆	础	票	章	线	绕	编	缘	老	能	舟	舰	芬	获	菌	語	贮	轮	辛	迟	雾	驱	驼
word	-6	abstract	ad	adeyemi	adk	admindir	administrative	advisory	alice	allowed	almond	almonds	android	angel	anotherpackage	anthos	appveyor	asgi	availability	backing	backslash	bastion	ben	better	bio	bitbucket	border	boxes	bufferedreader	bulletin	calledprocesserror	captioning	categorical	cel	charged	children	chmod	cinema	clock	cls	communicate
word	-6	compensated	compilation	compose	compound	comprehensive	condition	connectionerrorcode	connectivity	consistency	converting	corrector	crawler	cread	create	cumulative	currencies	curriculum	dags	deb	decoding	delaying	denial	denied	department	determines	diagnosis	die	died	dies	disclose	disconnects	discovered	discovery	dispatch	distance	duty	echok	echoprt	ellipsis	embargoed
word	-6	enhanced	euros	evaluated	exc	failures	fair	fastest	figures	film	firewalls	flex	flip	forces	forwarding	fuser	gave	getcomptype	getopt	getting	given	glm	goodbye	grade	green	handshake	hargreave	hdr	holder	honestly	horizontal	ignore	implementing	increase	infer	insertions	instruction	interconnect	invokes	iteration	joan
word	-6	karl	kenneth	kev	kubelet	kvs	lab	language	launched	learning	learns	liver	lloyds	llp	locke	lookup	lwp	lzma	made	maintain	matcher	maximumexecutionfrequency	met	microsoft	mix	mobile	mode	moments	mount	mydata	mypyc	narrower	neg	normally	notapplied	opensearch	opterr	optionflags	oral	organizational	origins
word	-6	overriding	overwriting	p	pacific	parses	passthrough	pathlib	peers	phil	pid	pipe	plain	play	plugin	plums	potentially	powers	printed	privilege	proactor	process	prompted	propagated	proper	protectedresourcearns	protocol	pseudo	pwhistory	reach	refs	rehydration	relevance	replicacount	replies	resides	resolver	restaurant	rev	rib	rise
word	-6	rsync	rug	salt	saying	screen	sdb	securityposture	significant	significantly	simplest	simplified	sink	slice	spelling	stringized	subclasses	subtask	subtract	sums	supersedes	swapped	syncing	synthetic	sys	taken	target	thereof	thirty	throttle	tidewater	translated	translates	traybake	turn	typing	unauthenticated	unchecked	underscores	unspecified	vault
word	-6	verbatim	views	visible	vitae	vlan	wafv	wcwidth	words	writes	xmltodict	xxx	xz	专	仿	伪	佬	包	及	台	味	园	場	塔	奇	宠	局	思	怪	惑	抄	挂	是	景	桌	横	母	游	片	物	瓷
word	-6	监	盛	砍	示	织	腮	节	蒸	虚	融	诚	边	钠	馆
word	-7	abbrev	ability	accelerator	acetone	acls	adaptive	aggregation	ago	agree	aiff	aims	alarms	album	aligned	amd	ami	apache	api	arbitrarily	arrange	assigns	attach	attaches	authored	authority	authorization	baan	bay	beaches	beautiful	bee	before	between	bisect	both	breaks	breitner	browser	btn	builtin
word	-7	business	butt	chars	churn	clocks	codex	cognito	committee	completes	comprised	computed	confidencerules	configures	connector	connects	consider	crashloopbackoff	croniter	currency	date	decrypt	defences	degree	delivery	deliveryfrequency	destinations	destroyed	detailed	dialogues	disco	disconnected	dismissed	dist	divert	dozen	dr	durations	eager	elemental	evaluation
word	-7	exif	expensive	expressed	fell	fifteen	fifth	fin	financial	finding	fongaufier	forwarded	fp	fridge	friends	gcs	gdpr	glint	goals	gpgsm	gt	guarantees	guru	gzip	hall	hashable	healthy	hr	hugo	hydrology	iconv	if	imke	import	incl	infinite	initial	initialize	inn	inner	integral
word	-7	interaction	interpreting	iso	j	javascript	jsonpath	key	keygrip	kites	korean	kw	ld	leeds	levels	lex	likelihood	linestyle	loggers	logging	longest	lots	martin	maxsize	meanwhile	mechanism	medians	memlimit	mild	milliseconds	minutes	mr	multipart	mydict	native	navigate	opened	optimization	pager	parquet	pets
word	-7	pin	plate	porch	practical	preference	proto	pyparsing	pypy	ray	rc	recording	reduce	regexmatchset	registrar	reliable	remember	remi	replicas	reportflags	sanok	scenarios	schemalocation	searches	second	semantically	serving	shortened	sinks	sites	size	skipped	slept	slow	smells	soak	society	socket	sorteddict	soto	specifically
word	-7	spoke	spread	sse	ssl	sslv	stage	stdlib	sticky	strengths	submodule	super	symbol	targeted	terminated	terrible	threaded	tidal	timeit	times	tlsv	towns	twin	typevar	typevartuple	tz	ubuntu	unclosed	undefined	uniform	unittest	untick	users	validators	vector	vexo	vire	waited	wardrobe	wash	waterproof
word	-7	weekday	weighted	where	whom	wks	wrist	writable	zabbix	七	与	们	农	势	勒	参	反	发	吁	吹	妈	对	寻	带	披	採	描	概	欲	洒	涵	渝	煎	牙	玛	目	禁	移	稀	络	聯
word	-7	苦	角	语	诵	象	趋	距	遵	采	销	锯	降	鞋	香	驿	骑	鲜	齿
word	-8	acknowledged	added	additions	adler	admits	agentcore	align	amphora	anonymous	apis	appid	autoflake	badges	banner	benchmarks	benefit	benny	blanket	borrowed	branches	brandl	brass	breakpoint	broadcaster	builder	button	buttons	calculator	called	can	capture	cgroup	cname	cohere	coherence	collect	computation	confidence	conninfo	consisting
word	-8	constant	construct	consul	coroutines	costs	cough	crane	daily	dataclasses	datasets	dbname	ddos	delivers	denies	deployments	descending	differs	dimension	dimensions	disassociate	dish	displays	divide	django	doc	domain	dumped	dynamic	elsewhere	encrypt	entrance	europe	ev	fileset	finite	flow	flowchart	fmt	forcing	forum
word	-8	frameworks	fw	gitter	goat	grows	halt	harvest	healthz	heartbeat	heavily	helps	holds	html	hymn	hyphens	id	identityid	imelda	imports	increases	inspects	integrated	interpreted	ipc	iter	jailbreak	jammed	latin	leaf	lifetime	listed	llamaindex	loads	locks	mac	maintained	managed	matching	meal	minimize
word	-8	mocked	money	nat	negatives	nineteen	norden	nplurals	nt	number	onnect	operationid	ostara	oute	overwrites	packet	parchment	party	pellworth	periods	petra	pg	pgp	plot	plural	powertools	prec	preferences	prefixitems	prev	printable	proxies	pts	pyrate	question	quickstart	raising	ranges	rawiobase	recal	redundant
word	-8	reflect	regressions	regular	reload	removal	removed	restore	retracts	revenue	rich	rs	rss	running	ruth	said	saving	scope	seller	separation	shield	slips	smart	solid	sortedcontainers	splitlines	splits	srp	stateful	storm	stray	subscriptions	superb	systemexit	tabletop	tail	telegraf	ten	terms	textdomain	things
word	-8	thresholds	tin	toast	transforms	tripod	typeddict	typeptrn	typos	ug	unavailable	undobuffer	unpack	unreachable	usb	validationexception	value	visits	volume	volumes	vouchers	vscode	warmly	waybill	wcstwidth	wcswidth	wed	weeks	whatis	wheels	widened	wins	xs	years	zstandard	三	京	倍	养	句	和
word	-8	妥	子	宝	寿	屋	巴	希	幂	恩	愉	抱	旗	朵	柳	棵	次	毁	沪	淘	異	疑	相	矿	笔	粥	糕	缺	翻	落	页	高
word	-9	abi	accountant	accuracy	agentctl	aggregator	agreement	ahocorasick	alert	algorithms	aliases	ansible	approver	approves	arn	aron	artist	ask	attempting	automatic	backgroundimage	backpressure	balancing	batches	baz	bfcl	bom	bool	boundaries	browsers	bz	bzip	cafe	callable	callwrighttoolrunner	candidates	canonical	canonicalizationerror	cases	cfg	chatgpt
word	-9	cheap	ched	chroot	clicks	cm	codecov	cohort	combining	commonly	constructor	consumed	cornwall	court	crawling	cup	customize	dark	day	deck	descendant	destructive	dirs	drill	drinks	eg	egg	endpoint	engineers	entitlement	eoferror	errors	escaped	evaluationpath	fast	february	fig	finalized	fingerprint	fixtures	flushed
word	-9	fog	forward	freezer	gallery	garages	getoutput	gettext	gradual	granted	grouped	guardrails	h	handled	hashes	have	hi	highs	hospitality	hugs	idempotenthint	identity	idna	immerse	inactive	independent	indexed	individually	inputrequiredevent	internally	intranet	invoice	jailbreaking	jar	jenkinsfile	jess	keyring	known	lat	launcher	led
word	-9	lens	libcurl	limitations	lockers	lon	lunch	major	manifest	maxlen	mcpservers	megabyte	metal	metres	mistral	mktemp	moderation	modifies	month	neighbourhood	night	nigsg	noop	nr	objcopy	objectiveconfig	olsen	omnitech	openapierror	openpyxl	organise	organizations	passage	pathname	pathspec	payee	pegs	performs	periodic	persists	physical
word	-9	pi	pixels	popen	possibilities	postmaster	pread	predicate	preserved	prints	problem	profit	projections	proof	provisioned	pubsub	pyproject	queues	quit	qx	readonlyhint	reason	reception	reduced	releases	restarts	rounded	rsp	ruiz	scorecard	secretly	selinux	ses	settle	shelf	shortest	soon	special	specimen	spin	spot
word	-9	stopped	subscriber	succeed	surveyor	swp	tags	technical	temporarily	transit	trio	troubleshooting	typer	typical	unlimited	urllib	usermod	util	utils	uts	uvx	various	wales	washing	weight	windsurf	working	wrap	xu	zwj	俩	列	割	匙	区	卓	口	吵	哦	媒	安
word	-9	实	導	战	摊	暖	未	林	梅	楼	浇	烂	牵	界	稳	立	範	索	脸	致	莉	莓	虽	负	跑	转	辖	迎	這
word	-10	abstraction	accessdeniedexception	accessible	adr	affect	aix	allowable	alpine	altos	amended	annotated	appliance	array	audiotype	aurora	autoscaling	backed	balcony	beans	beer	began	bitte	bj	bowline	boy	cab	cache	captures	carefully	cars	case	catch	categories	certain	challenge	change	chaos	chop	church	cl
word	-10	classifiers	clouds	codec	commitment	compact	compatible	completely	composite	compute	configurable	connectors	coord	cores	country	crl	crtkill	cs	daland	daly	dave	davidhewitt	debugged	decodes	delegate	deliverability	discuss	distribute	divided	dnssec	dotted	driver	dropdown	dynamically	ebpf	eleven	engagement	errno	estuary	exit	experimental
word	-10	extension	extracts	faithfully	fallback	farm	favorite	finishing	flask	flaw	founded	fourth	frame	frequency	frost	fuzzy	fuzzywuzzy	gevent	gio	glob	gpt	ground	gtk	guide	gym	handed	head	hide	hold	hotfix	ibuprofen	ibus	infinity	inlcr	insights	intercept	intermediate	introduction	iterator	jonas	judgment
word	-10	junit	kim	kitchens	knees	knitting	knot	lea	leeks	letting	lfmt	libfoo	lighthouse	lin	lists	locked	loosely	lowercase	magic	mains	markers	math	mend	menu	merged	migrations	mingye	multiplication	mum	new	nntp	nowhere	openssl	optimized	ours	overlaps	owen	paged	paginate	paginated	passive
word	-10	past	pasta	perusal	pixel	placement	player	postmortem	powerful	previous	primitive	professional	profiler	programming	provision	ratios	rave	reconcile	recurring	refunded	rejects	relax	rental	reopen	repaired	repos	rerouted	reservations	retrieval	retrieved	reverse	reworded	rn	rovers	rte	runtime	safari	sand	saturday	schedules	scratch
word	-10	screenshot	semantic	snow	spending	spotlighting	starty	subnets	subs	subtype	summarise	synonyms	tablets	telling	tensorboard	testing	thanks	throttling	thumbprint	tidelift	tiny	transform	tuning	twins	unclear	unexpired	unicodestring	unlike	unmodified	vestry	waiter	wan	warm	workspaces	worth	xkb	year	yours	估	供	储
word	-10	勿	哥	喷	围	奉	平	御	怀	承	晒	池	沿	淋	溪	滤	皮	睛	置	认	诸	诺	辨	郎	钢	闲	阈	院	隆	顿	飞	饭
word	-11	abebe	addressing	agentdown	alexmojaki	ampere	apiworkflow	appendix	armrest	articles	asset	associating	august	azure	backup	becomes	bhavin	boat	boilerplate	boots	botocore	broke	bronze	butter	calc	callwrightagent	canvas	cgi	characteristics	cheers	chime	chord	clip	cluster	colours	compiles	components	conditional	contacting	contained	container
word	-11	controlling	copper	copyright	corpus	correctors	cp	ctypes	cycle	dataclass	daylight	detect	direction	distributed	distro	documented	dot	doubts	dq	drip	emax	embedding	emergency	emitted	emma	ends	engineering	entrypoint	eol	eventlet	exceed	excel	face	facility	farrow	feat	ferris	fever	fields	filtering	finished
word	-11	flush	fragment	fridays	frozen	fuzz	fyi	gemini	getopts	god	gold	governing	grandma	great	gs	hba	held	highlighting	hit	hour	hungry	idempotency	imagedescription	importable	indent	indexing	initially	internationalized	intro	ipsum	ireland	isolation	jackets	jie	jsonrpc	jwt	kb	know	lamps	late	leaked
word	-11	libxml	lite	local	located	lorem	loved	lumingzh	macos	marta	matrix	maturity	maximum	maxlinelen	medium	member	metalink	minus	mixed	mkdir	multiply	mypy	nav	ndiff	nextoffset	nordbank	numbered	numpy	nwosu	observed	officer	opcode	overridden	pack	passengers	pdf	pencolor	photographs	priti	propagation	psutil
word	-11	quarterly	raffle	rainfall	readable	recursion	regexp	remembered	repository	result	retain	retryafterms	revised	roll	same	scalars	serverless	shallow	shape	shortcut	shower	similarly	sitter	sleeps	slim	small	smiths	sorting	sound	sqlglot	stitches	stop	storing	strategy	struct	structures	succeeds	svg	swagger	systemd	threat
word	-11	tidy	tlsauthtype	transparent	tty	undersigned	understand	unquoted	unused	updating	upright	useless	wanda	webhooks	webvtt	wet	work	workflowstopped	worse	wrapping	ws	yaml	zhang	业	來	偷	充	冰	几	初	器	堂	堆	多	察	库	廠	抚	抬	捐	新
word	-11	映	朴	桂	桩	檯	溯	琴	盯	矫	碗	等	绍	羊	聚	腹	菲	薄	血	資	责	途	馨
word	-12	america	analyze	archive	assumed	based	bedtime	bigquery	blood	bluetooth	boot	boto	branch	brushes	bud	bylaw	calculate	calorie	carl	cf	changes	channels	chapel	choices	citizens	coat	codebase	compliance	considered	continuous	contradicts	controllers	copy	core	cork	counterclockwise	crossing	cte	debugging	declares	delegated
word	-12	deploybot	disks	distributions	dockerfile	docstrings	duplicates	encoder	epoch	eslint	esmtp	exits	exponential	failover	fastmcp	filters	finally	fixme	fleet	formatter	gain	gil	gitee	gpl	graphics	gusts	hardware	hates	headphones	heuristic	hints	hpa	identifiers	insecure	instancelocation	interfaces	invocation	issuer	itr	jlind	jupiter
word	-12	ken	langchain	legal	lent	lie	lineno	literally	lookuprate	malformed	manager	marathon	marks	measurement	mermaid	misspelt	mock	moving	names	ned	nexttoken	obj	ocr	ola	operands	otel	pairs	pam	parameter	pinning	planned	plugins	politeness	pos	primer	probe	quartiles	ran	recent	regression	reservation
word	-12	retr	rises	rung	sac	scholarship	sections	seg	seldom	selector	serves	sftp	simmer	song	spam	speak	specifier	speech	sqlalchemy	stackoverflow	statementid	steer	stem	steps	submodules	suppliers	suspected	targetpath	taurus	tenancy	thousand	thus	topic	translations	translators	treasury	triage	tuned	tutorial	tweak	twice
word	-12	tzinfo	upcoming	utterance	valve	very	vesper	vest	weblate	went	west	what	withholds	worn	wsgi	xss	zstd	仁	侵	印	国	土	小	居	己	彼	批	招	挥	操	斜	旬	普	朝	根	比	洗	添	炖	犬	玻
word	-12	璃	神	笑	累	罚	肥	良	苏	蒙	衬	识	赴	路	迭	透	錯	锈
word	-13	abcd	acted	actor	alias	alike	allotment	ancestry	anitem	answered	applicants	approach	approvers	assert	assumes	attached	autoclave	available	backends	bear	birch	bootstrap	borrow	bottom	bruno	builds	cancellederror	carla	chemo	click	cloned	compiled	complexity	concatenate	cone	contain	contains	conversationmessage	cspm	customized	darktable
word	-13	dd	december	declines	deep	delay	delegation	dereference	derek	describeaccountpolicies	design	desk	detach	determine	dhl	differ	discarded	doe	doubtful	dpkg	dull	dummy	durable	eats	ee	elm	enforce	event	exclusively	expenses	expire	fillcolor	findings	finn	firehose	flower	flowers	forced	forgets	fully	gitlab
word	-13	globals	glossary	granian	heating	hello	heronguest	highest	hostname	humidity	improvements	inbound	ines	inexact	instrument	insurer	integers	interior	interpolation	iterable	kayak	keyerror	kick	killed	leaderboard	leftmost	lft	lightsail	logfire	lotte	lou	mailer	maja	man	markdown	masked	mesh	mia	might	mime	modifying
word	-13	mondays	monitored	monitors	moon	mutated	myapp	namespace	newly	news	nits	noticed	null	numbers	orders	oskar	outstanding	park	patching	permissionerror	picked	porter	psycopg	quest	quince	readclock	receipt	refuse	remedy	remembers	renewed	representing	restricted	rewrite	rings	robot	sat	sauna	sec	sent	separator
word	-13	setuptools	signatures	soaked	sourdough	specifications	squash	starters	stems	streaming	subsidiary	sun	surgery	teachers	templates	tenth	theskumar	throttlingexception	thumbs	tie	timeouts	toaster	total	towels	treats	trend	truncation	tue	tuples	violation	votes	wall	wide	wood	written	yield	于	兆	兩	前	厘
word	-13	員	夫	姆	巷	弟	拭	更	杆	枝	栋	欢	欺	段	泡	烟	猜	瓦	电	當	疗	眉	突	維	肝	船	蜂	螺	覽	触	豆	跨	轨	轻	逆	陆	靴	魏
word	-14	ada	advanced	advised	affects	against	alphanumeric	amy	an	analytics	animation	another	arbitrary	assets	associations	assume	automatically	bakery	balancer	bananas	bees	bergmann	bike	blocks	boyuan	briefly	brightpane	caching	cancelling	careful	caterer	certifies	chained	chen	chf	clerk	clobber	coded	compliments	conflicts	constructed
word	-14	contractors	cream	creation	dbos	dealer	denominator	driving	dtstart	dusk	entering	entity	excluded	experiment	expr	faults	fcntl	fd	fdatasync	few	footer	forgive	getindexingconfiguration	glass	goats	googleapis	hat	heat	helped	hits	holidays	hyphenation	identified	iec	inputs	justification	kerberos	km	knit	lag	languages
word	-14	lc	lind	lines	lowell	manipulate	mib	moves	msgstr	mutable	needles	newlines	nic	notimplementederror	numeric	overdue	ownership	pallets	pandas	parse	parsed	patience	peel	performed	photograph	phrases	physician	pink	platforms	pm	pointer	population	possibility	possible	possibly	posture	potential	press	pretences	printing	probably
word	-14	promises	publishes	qdisc	radius	raw	recipes	recognise	references	resembles	restart	restrict	role	routed	scarf	scooter	setprofile	shanghai	shift	simulation	sit	six	smolagents	snacks	stops	strip	subnormal	suggests	supper	switch	tagged	tap	tapes	technique	threats	throttled	throws	traces	uncompressed	underscore	untracked
word	-14	utilities	uuid	uvicorn	validator	vars	weak	whether	woman	workdir	yang	yeah	yellow	yesterday	临	事	凌	千	坊	婆	宣	封	專	巢	師	弓	张	慎	拌	搅	旋	日	杠	泵	测	猎	盐	瞒	石	筆	类
word	-14	線	缸	规	调	谈	赔	走	酸	阵	非	頁	驶	鸟
word	-15	addresses	adversary	agv	aisle	arrow	arthur	ascii	asia	asyncio	average	awesome	bag	bare	baseline	big	bill	black	blanks	blocking	boolean	booth	bt	call	callwrightcodeagent	certs	checksums	chose	compat	compile	confirms	conventions	crashes	crontab	dad	dashscope	debian	decide	denotes	depending	deputies
word	-15	destination	drivers	dt	easy	eggs	emoji	empty	en	environments	eq	established	exact	exposes	expressions	eyes	faro	fence	ffmpeg	fish	forth	french	generation	glue	gpg	gtranslator	hal	harmless	hash	heights	helen	help	hides	hinge	hours	href	identities	immediate	imperative	imported	indentation
word	-15	inference	inherit	install	investigate	join	karen	karim	kwargs	lamp	leaks	lexer	life	literals	lodash	loses	mainly	mappings	maturin	median	memberships	memory	minimal	mkstemp	modelstream	mouse	mp	nobody	node	nologin	not	nowt	obeyed	overlap	persistent	piano	plenary	popcorn	popular	port	pour
word	-15	pretty	problems	programmatic	prompts	provenance	providers	questions	readyz	recursively	refuses	relies	remittance	reporting	rina	rollouts	rosa	samples	scm	scroll	secondary	self	sentences	serial	seventh	ships	shutdown	sighup	social	stone	strict	subject	symbolic	symlink	tag	tarfile	temporary	thesis	threshold	toolu	traffic
word	-15	tram	transcripts	transport	trending	tries	undeclared	underline	unplug	valued	vegetarian	vinegar	vm	voicemail	wave	wheelchair	wording	世	个	似	值	共	凯	募	叫	唱	固	如	属	廊	弱	很	想	拾	探	摸	望	检	歧	港	湖
word	-15	王	罗	货	赋	车	闹	阀	马
word	-16	abc	abcdef	academy	adjust	allergies	apiversion	arm	bags	behaviour	belong	bergen	bids	biggie	bless	bpf	builddate	calculated	capability	caught	chase	checkers	chokes	claims	classification	cloudfront	cloudwatch	colin	combination	commas	confidential	constitution	coughs	coverage	crystal	cupboard	dahlias	decision	degrading	deletion	deployment
word	-16	descale	detected	dig	disagreed	disallows	disconnect	discussion	doctest	error	ever	evidence	exp	extended	fasten	fc	featurization	filter	flake	footers	fresh	fsync	generates	gnu	greenhouse	iff	imap	incomplete	indoors	interacting	internet	lengths	long	managing	may	min	missing	moderators	moved	newsletter	observe
word	-16	occurred	once	onion	optionally	outward	patches	pause	pharmacy	piece	plainly	pool	protoc	protocols	psql	quotas	race	radio	ram	reasons	relevant	remit	representation	resumes	retainer	reveal	ride	ripgrep	rules	sagemaker	saw	schools	scored	sea	segment	semantics	sequential	sha	shortly	snapshots	sought
word	-16	sparse	specifying	square	srt	staff	stages	stir	stranger	stuck	sufficient	switched	symbols	syntactically	targets	teaching	themselves	thickness	threads	tiles	toolerror	trailing	try	unable	unauthorized	undo	unexpected	unique	urls	variant	watch	weekdays	whispered	zones	亏	令	企	会	八	剪	匠
word	-16	压	噪	外	异	戴	抗	文	斤	昨	杂	溃	灰	牛	猫	眠	纲	绪	而	艘	萨	購	進	過	雷	鸣
word	-17	able	abort	absolute	abuse	adapter	addr	area	asynchronous	bake	batch	beds	breaker	center	chats	checked	cleaning	cleanup	collector	colors	connecting	consignes	continues	contributing	converted	corner	corrections	corresponds	counts	cursor	decisions	decorator	define	deprecated	deps	diff	dotenv	dst	east	embed	eod
word	-17	executable	existing	fasteners	fedora	fewer	filesystem	footnotes	foreign	freight	friend	gke	graph	graphql	grey	had	happen	hierarchy	implemented	implies	indexes	indicate	individual	insufficient	interactive	interviews	jacket	joins	latter	leo	level	lifecycle	likes	logical	loops	losses	lu	many	meaning	mm	mo
word	-17	modelcontextprotocol	msgid	museum	nan	nor	noticeable	obey	onboarding	opentelemetry	ordinary	outpost	outside	part	pins	position	prevents	principals	putpipelinedefinition	pycparser	readerwriterlock	recognised	recruiter	refer	replacement	replica	repr	restarted	resumed	retried	rivers	roadmap	rolling	rounding	sense	september	serialization	served	shed	sig	slates
word	-17	soil	south	speaks	stands	starter	subtitle	survives	tarinfo	time	timed	timeout	tray	twelve	ulp	vacuum	vs	warns	websocket	welcome	wind	wobble	workload	workloads	worm	乔	乡	兼	合	呀	喜	基	宋	搞	擅	旧	明	朗	桥	渗	班
word	-17	竟	精	纹	胸	脚	蕉	被	赛	输	阻	驾
word	-18	addressvalueerror	advert	adviser	again	announce	anthropic	apart	architecture	associates	authenticating	backoff	bases	bikes	blocked	cable	came	capacity	changed	chidi	choice	ciphers	cmd	complained	crew	curves	delimiter	depend	depth	detection	detector	disables	draw	drawing	enclose	err	especially	exceeds	exported	fail	fall
word	-18	favourite	filenames	fixture	forklift	fungi	gala	gen	guess	hang	hung	initiated	instantiate	interpreter	jitter	jump	lasts	latency	lisbon	loaded	localhost	lund	lx	m	machines	main	metric	migrated	modification	module	never	nicely	notary	nurse	oa	omitted	ondelete	parent	payq	per	percentage
word	-18	plum	potatoes	progress	project	queued	rear	refers	repeated	respectively	retracted	sample	scenario	scheme	screens	sdks	sorted	story	strips	subclass	subnet	subsegment	subsequent	synchronous	takes	tells	temp	thai	timeline	timetable	timezone	tuesday	turtlescreen	unicode	uninstall	unset	utc	village	wal	wang	warehouse
word	-18	wb	winter	交	偶	切	变	尊	径	曲	柄	桶	櫃	深	湿	漏	甚	盘	简	范	蠕	袋	裁	議	财	败	踏	遍	钟	颜
word	-19	active	acts	addition	aimed	appender	applicable	appointment	artifacts	asynchronously	bell	biscuit	boils	cancels	caption	cat	cert	chinese	component	conditions	count	databases	deal	decides	declare	descriptor	directives	directories	distinct	distinguishes	dividend	dll	duration	elements	embassy	enabling	encountered	entire	evaluations	exercise	exhibitors
word	-19	fastapi	features	fifty	finds	flag	flows	forbids	func	gas	gbp	grouping	handbook	heads	homework	hostile	hourly	households	idempotent	implement	inspection	installer	intentional	keepalive	learn	lecture	lets	lid	listens	logger	marketplace	markup	mess	modified	ms	netmask	networks	online	openwx	operate	pagination
word	-19	parcel	patterns	ports	posix	produces	proposes	protected	proxy	queue	quite	quotes	reasonable	recorder	redirection	region	renovate	resulting	roles	ropes	seek	select	separating	sheds	shirt	sits	smoke	socks	stable	standup	stated	streams	subprocess	succeeded	successful	successfully	timestamp	tinycsv	tomorrow	tone	town
word	-19	transaction	trial	truncated	uploaded	utility	verb	visa	wifi	workaround	world	yourself	产	众	冷	剧	忽	息	截	拒	搭	旁	村	毫	申	碍	簿	耳	越	逾	镇	隔	黄
word	-20	abstentions	accounting	acquire	algorithm	alphabet	alternatively	arg	attacks	attempts	beach	begun	bench	beyond	bird	blue	boiler	boundary	building	cells	central	cfws	choir	circle	coach	colour	committed	configured	contribute	copies	cover	death	definitions	degraded	description	df	directions	directory	docker	doncaster	ec
word	-20	element	encrypted	encryption	english	ensures	escape	expanded	extensions	fails	files	formats	good	greeting	handoff	hire	identifier	image	implementations	indicates	jsonl	kennel	kill	lambda	learnt	libraries	limited	loose	marcus	marker	method	migrate	milk	monitor	multi	occurs	operand	overrides	parcels	partial	participants
word	-20	payloads	plans	plants	pods	postal	prompt	reads	regex	returning	rounds	run	seat	seems	sends	sensor	seven	similar	sometimes	starts	stdio	supplies	support	talk	talked	taprio	tea	team	tenant	tokens	typeerror	valueerror	warden	wear	will	witness	worker	xray	例	侧	医
word	-20	可	周	呼	地	埋	城	塞	幅	座	影	得	忘	括	拷	指	显	演	激	热	知	种	红	纯	缓	网	裸	遂	骤
word	-21	a	addressed	aggregated	async	back	battery	brackets	broken	caused	channel	class	configurations	constraint	coroutine	counsel	deviation	disabling	editors	enough	eof	forms	frequently	generic	grown	gutter	happy	hid	hosted	identical	idle	implements	informational	jmespath	joined	jsonschema	judged	keyword	knowledge	larger	lightbulbs
word	-21	limiter	lint	matters	minimum	mostly	mrs	nora	openapi	oslo	outposts	override	parish	parser	penny	platform	polygon	precision	prices	processed	purpose	rapidfuzz	recommended	renews	revert	roof	rpa	saves	script	sealed	separately	spec	specification	stamp	stat	states	tenants	terminate	th	threading	titles
word	-21	trigger	two	video	volunteers	water	web	wheel	which	workers	xml	两	借	典	卧	因	增	届	山	怎	据	教	散	构	槽	活	淆	版	狱	男	粘	糊	美	跟	踢	踪	音	龄
word	-22	aquarium	associate	attrs	backend	bbc	beginning	changelog	charset	compatibility	complex	cpython	deployed	details	dict	dog	dogs	extendedcontext	fills	firmware	fuel	gills	guideline	hard	hospital	imperatives	indirect	injections	inside	instance	invited	kubernetes	len	listen	literal	malta	maps	meals	measures	modern	much
word	-22	occur	old	op	pep	players	poll	pot	quotation	rebase	recognized	recommendations	red	redis	repairs	replay	return	shows	signal	single	sql	suffix	takers	timer	toolkit	tracker	trying	union	until	validates	van	verbose	ward	wrapper	yourselves	中	二	哲	培	慰	押
word	-22	栈	残	法	泳	熔	發	社	耐	铃
word	-23	anywhere	attackers	bind	blog	bread	breakpoints	buckets	cents	checker	classic	complied	compression	conduct	congratulations	containers	control	convert	cron	default	deletes	drain	engineer	fixes	formatted	grammar	hand	heading	january	java	kernel	lena	library	locations	operators	parallel	parliament	particular	parties	pilot	po
word	-23	poedit	poisoned	psf	px	qa	queries	refactor	refusal	remove	removes	replying	researchers	ring	scans	send	serve	shoes	smtp	st	station	storage	subscription	syntax	tools	turtleshape	uri	vat	vevent	worst	zip	习	假	况	函	刊	吗	尚	岁	恶	抛
word	-23	措	擦	益	艺	轴	饰
word	-24	ac	amz	angle	annotation	background	believe	bins	buffer	buffered	byte	bytesio	chapters	clusters	cold	companies	compare	connect	deprecation	differences	director	doubt	employees	enforced	enum	escrow	extract	faq	forgot	four	functionality	gardeners	german	gifts	hands	identify	impact	importing	intent	invitation	location
word	-24	logs	makefile	manage	march	marked	mill	multiple	nightly	offered	operational	orjson	personal	power	providing	purge	referred	rendered	schemas	sku	speaking	stderr	tab	terraform	tom	ui	view	waf	ways	width	worked	wrapped	zh	冻	又	宽	忠	旦	月	果	滑
word	-24	痛	睡	离	穿	網	诱	逗	週	鸡
word	-25	actual	args	association	authorize	await	chapter	collection	configuration	dashboard	data	dentist	devices	dial	disabled	disallow	eat	evil	executor	exfiltration	float	folders	frames	gloves	ids	implementation	ipv	jira	journal	judge	kg	launch	less	locale	meet	metrics	mitigation	oauth	october	operating	owned
word	-25	phones	range	regards	regional	resp	retrieves	routes	secretary	series	slides	stdin	sub	tested	thank	thrown	traceback	turns	unknown	wednesday	亮	修	唤	委	害	屉	服	柜	椅	源	确	祈	符	篡	紧	经	觉	试	赖	逐
word	-26	audience	because	bu	caretaker	comments	compiler	corresponding	counter	created	damage	dataset	datetime	dependencies	dir	exclude	flagged	hut	interval	keyed	lake	lesson	near	nginx	obeys	outbound	own	panels	paper	papers	polite	printer	pypi	relative	retrieve	ruff	seating	seed	shops	sign	simple
word	-26	tighten	trained	unix	walk	window	匹	却	姐	室	崩	循	持	耗	钓	闻
word	-27	age	alpha	april	arrive	attempt	car	cash	cli	columns	compared	defines	doors	edge	effect	eight	exclusive	explicitly	fraction	framework	friday	goal	however	installed	invoices	label	large	linux	load	measured	meter	mutually	pair	prefix	processor	refunds	reject	road	rust	scanned	schedule
word	-27	seen	sequences	services	stdout	throw	undone	urlopen	些	兹	冒	占	启	场	父	硬	肉	蛋	返	陌	雪
word	-28	activate	argument	article	authenticated	begins	cause	conflict	connections	console	counted	destroy	disregarded	domains	expires	explicit	filename	happened	high	how	int	jobs	july	length	methods	parameters	planted	priya	quarantine	related	retries	several	shut	stairs	still	stores	strong	students	suspicious	thursday	totals
word	-28	tried	tuple	units	waits	want	wife	within	yard	刘	卫	叶	失	嵌	拆	搜	楚	磁	称	繁	讨	诈	误	貌
word	-29	alter	attributes	beforehand	behavior	bound	closing	const	crash	creates	currently	cve	days	deleted	dialect	either	ensure	faster	flights	followed	fssl	june	leading	lot	md	mean	postgres	primary	prose	regions	returned	stack	started	termination	version	坛	搬	歉	烧	蓝	较
word	-29	酒	门	雨	鱼
word	-30	anna	approvals	binary	burn	cached	checklist	compares	configure	creating	descriptions	designed	encode	endpoints	expression	external	game	ignores	input	labels	looked	low	matches	missed	modify	neighbour	neighbours	notify	office	offset	ordered	outputs	phishing	properties	scanner	sequence	spaces	sqlite	synopsis	type	uses
word	-30	vpc	whitespace	内	吊	尽	找	梯	涉
word	-31	ann	cake	causes	common	cpu	cv	definition	delete	dialects	exceptions	failure	fixed	foo	integer	light	live	modules	option	poisoning	sleep	source	underlying	zero	盖	科	纸	钉	错
word	-32	action	administrators	annotations	apt	bit	could	development	dictionary	encoding	envelope	execution	fold	format	higher	ignored	loop	noon	replayed	responses	training	variable	判	格	水	磨	绝	遗
word	-33	bar	choose	cross	defined	demo	equal	fork	intended	love	morning	patch	plays	projects	registered	trail	trick	turtle	updates	博	命	坏	李	没	泄	涂	秒	米	训	键
word	-34	beside	contractor	deputy	describes	dry	exactly	exchange	kms	ledger	meant	scores	tape	title	功	尝	戏	故	滚	英	避	骗
word	-35	allows	decimal	duplicate	injected	interface	lift	more	num	organization	postgresql	product	ready	reference	seconds	sorry	utf	择	损	温	衣	造
word	-36	authentication	books	characters	coffee	contribution	cut	defaults	images	noise	often	parts	servers	stays	str	supports	tables	withheld	灯
word	-37	around	claimed	did	during	g	instruct	ip	outcome	photos	please	quoted	revoke	separate	strings	structure	vpn	够	混	邻
word	-38	cannot	check	classes	examples	flags	jo	max	pydantic	response	server	string	test	viicos	冲	您	抽
word	-39	actions	authors	floor	mb	provided	refresh	room	runs	template	untrusted	validate	荷	词	针
word	-40	attacker	character	garden	hotel	mcp	objects	pattern	schema	specific	stand	versions	字	攻	缀	超
word	-41	bring	makes	performance	told	useful	we	午
word	-42	feature	functions	includes	tasks	wait	windows	使	独	组
word	-43	instances	mapping	match	pages	python	rfc	sdk	third	use	副	右
word	-44	def	letter	most	operations	options	policies	provide	refused	resources	used
word	-45	custom	左	钮
word	-46	bugs	command	disk	gcloud	handle	represents	间
word	-47	connection	injection	nodes	optional	reports	仍	厂
word	-48	does	network	values	究
word	-49	lead	provides	specify	such	unless	whose
word	-50	supported	它	拦
word	-51	研	练
word	-52	attribute	iam	kept	metadata	something	stream
word	-53	returns
word	-55	path	perform	击
word	-56	calls	specifies	拍
word	-57	bytes	some
word	-58	br	monday
word	-59	readme	但
word	-62	associated	function	or
word	-65	documentation
word	-67	resource
word	-70	amazon
word	-74	arguments
word	-75	information
word	-76	object	specified
word	-79	operation
word	-85	callwright
word	-94	或
"""
