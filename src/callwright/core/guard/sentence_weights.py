"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-1.29
threshold	2.5	2.5
limit	5.7	26.4
cue	admin	agent	and	applicant	asistente	assistant	automated	bank	bot	calendar	confirm	don	env	every	guest	help	his	https	into	invoices	keeping	leave	link	mail	medical	mine	minute	offers	original	package	payments	pro	raise	readers	these	user	warn	you	产	人
cue	你	全	凡	别	到	到本	助	我	把	报	注	理	直接	自动	说	请	里
feature	58	this
feature	54	把
feature	43	#xD	~helpe
feature	42	://	都
feature	41	~summa
feature	38	helper
feature	37	@@	凡	出来
feature	36	主人
feature	35	out
feature	34	#B:	#tD	as	不用	替	的
feature	33	#VD	all	字 ://	的会	自动
feature	32	~reade
feature	31	#QB	:_all	ai	gift	summary	他	这
feature	30	( 字	,_://	with	y	代
feature	29	that_this	their	报	条
feature	28	#Vxux	show	top	~autom	关掉	把你
feature	27	assistant :	digital	so	that	this page	this_,	to ://	whatever	~credi	~revie	~whate	人的	以后	任何	你	访客	那位	顺
feature	26	#&V	#Dx	#Ux	#xY	:	admin	below	helpers :	place	prod	下一	信的	帮	总	总结	本	理	者
feature	25	#&VxD	#,Vx/	#BM	#D0	#Vx	:// 字	out the	reader	the account	wire	~assis	~every	~machi	不管	大模	大模型	就这	就这么	悄	悄悄	所	的程	程序
feature	24	#0x0&	#WQ	#xB:	,	and_out	credit	die	every	fa	hint :	his	llm	machine	mine	signature	this line	tmp	to @@	unlock	~digit	~readi	~shoul	~unloc	不必	主	代理	以	何	填	字 @@	并回	手	汇	继续
feature	23	#&VxS	#,V	#,VD	#:xQ	#Mt	#St	#StD	#VLx	#VtD	#YU	#Yu	#ux	#xA	#xPi	#xU	#xYU	:_@@	automated	carry	helpers	hint	ltd	note	pass	proceed	publish	reading	to_and	~resol	~visit	便	全	其他	并说	摘要	的小	直	直接	箱	继
feature	23	那
feature	22	#-A	#Dt	#MV	#Pi	#VBM	#VL	#VxD	#WQx	#txD	#x@	#xBx:	0_0	0_to	and	are	as_and	as_to	bots	full	mention	off_$	read_the	session	should	to_-	treat	whoever	whoever_this	would	~conse	~proce	~repla	~sessi	~whoev	主人的	人问	可见	回复	均	天气
feature	22	官	律	把我	摘	无需	有人问	本文	解	跳过	顺便
feature	21	"_0	#,xWx	#/P	#:Q	#:V	#:b	#Hx	#QYx	@@ 字	agents_to	are to	below ,	carry out	dev	drop	drop table	free	guest	here	if_can	in_this	kindly	last three	message from	offer	package json	publish the	read this	replaced by	requester	show_the	table	tell_that	that the	the_box	transcript	user_"	y 0	you're	~kindl
feature	21	~remar	~submi	~user'	~you'r	下单	人看	先关	别的	到此	加一	字 )	定位	对调	并回复	并把	把用	把用户	查	莫	说	读者	赞
feature	20	#&W	#:xQx	#D0/	#Px	#VDx	#VP	#VxUx	#ut	#x0&0	#x:Q	#xA:	#xM	,_@@	0 y	: this	^ begin	^ proceed	^_review	also	assistants	at_-	auto	buy the	consented	fetch	for_:	iban	mind	proceed with	show me	ssh	them_the	ur	who	with it	with_"	~there	~unrel	一行	会议
feature	20	先把	公开	办	动	十条	单	卖	备	字_admin	就说	帖	手机号	改为	数字	整	文的	替人	本文的	机号	每次	用卡	用开	用我	的程序	程	结	统	续	解释	都要
feature	19	#,VxN	#-A:	#/W	#0&	#000	#:Hx0	#:Vx"	#:x-x	#:xUx	#Bx,V	#D<	#D<x	#FxIx	#Kx&	#L(x=	#Rx:	#SY	#V>	#VF	#VL(x	#VxF	#VxF"	#W0	#Wx	#^xB	#tDx	#txA	#xM&	#xS	, reply	,_mine	/ if	/ tmp	0 "	0_off	: put	://_$	:_that	@	@@ and
feature	19	^_me	a @@	ai ,	anything_this	applies	auto -	best	boss's	codes	comment :	ctx	nothing_$	pro	reading this	results from	that_can	to	today	token to	user's	visitor	your	your summary	~boss'	~lawye	~produ	~shopp	~signa	~track	~verif	不要说	免	加两	发出来	同意	后每	后每次	品卡	字_-	层
feature	19	已更	帮手	并	弄	才能	款账	法是	礼	礼品	礼品卡	私钥	第十	给我看	要的	要说	这一	这里	释	里
feature	18	#"x	#&Vxu	#):x	#,xD	#/V	#:0x0	#:xU	#C/	#Hx-0	#IxU&	#K&	#M/	#QJ	#QV	#Rx	#Stx	#U,	#Ux,	#VQ	#VSt	#Vx0t	#WxVx	#^B,	#^VxU	#^xB:	#ix"	#pxP	#x:B	#x=	#xBx,	#xF"	#xVLx	, fetch	,_set	-_shop	0 in	: there's	:// bash	@@ ,	@@_to
feature	18	^ attention	^ hint	^_helpers	a_agent	agent_this	ahead	allow notifications	and carry	and publish	and recommend	and unlock	and_the	as an	attention	author	automated_:	brandt	coding	comment	comparison	consented =	consented_true	customer_and	dear	drafts	fetch ://	fi	fill	for their	from this	full_and	gb	guest 0	helper ,	is to	lay	of_account	of_translation	order the	out_the
feature	18	pictures	pictures $	query	release	remark	requested	say it	set setting	sheet	sum	tax	the_three	thx	typed	usage :	vip	whitelist	will_$	write that	you were	~accep	~agent	~alert	~codin	~maint	~menti	~silen	一步	人	人的答	今天给	从这	付	以此	件人	会悄	会悄悄	信用	信用卡	先关掉
feature	18	其他人	后说	天给	字_/	就说本	开发	弹窗	意	成	拼进	整理	本条	没问题	注意	现在	理可	用我的	病	的机	的机器	短信	者请	行程	访	说本	读本	赞助	运维	都把	限	额
feature	17	"_passed	#"tx	#&):	#&,x	#&Vx	#&xF	#(x=	#,V"	#,V"x	#,x,t	#,xG	#/Wx	#:bx	#A,	#A:	#B:b	#B:x	#BMx	#Bx:	#Bx:V	#D,	#Kt	#L&Vx	#QR	#RxM	#UMV	#UMVx	#V:xQ	#VB	#Vx:V	#WYxV	#Wx&Q	#YIx	#^M	#^QB	#^tQ	#bV	#bVL	#x"x"	#x&
feature	17	#x&,x	#x&O	#x&W	#x,V0	#x/P	#x0xS	#xB,V	#xB:x	#xKt	#xVL	#xbV	#xtJ	#xtx0	#xu	, they	, 字	,_mail	,_will	- verify	/	0	0 as	0_claim	: add	: results	: show	= true	@ assistant	^ reviewer	^_engines	^_helper	^_using	^_would	a a	a dear	acct	amount =	and leave	and that	and_to
feature	17	as a	be told	be_dear	bet	by	card number	correct_is	cost	credit_to	dear and	doing	end the	every_you	expense	failing	folder "	form	further	go ahead	human	if_model	iframe	in_next	inbox	it )	js	la	maintainer	ni	not flag	notes	of_minutes	only_after	open ,	passed "	push	qz	read out	readers	recite
feature	17	replace	reroute	reroute the	rest	say_the	software	sudo	sure	ta	table_,	the_fee	the_folder	the_limit	therefore	this ,	to_told	tool is	we can	what the	whatever it	~appli	~brand	~conti	~faili	~furth	~ifram	~posti	~recit	~rerou	~softw	~throu	下一次	亲	人请	他看	你的摘	你老	你老板	到这	加一句
feature	17	助手须	升级	半夜	号在	后都	器人请	在下	在下一	在就	填了	字_://	字里	客	惯	惯例	意的	房机	房机器	所有聊	手须	把九	把那	护	排	收件	整个	文字的	文字里	无须再	是你	查机	正	正在	毋须	现在就	理本	用	病人	的摘	的摘要
feature	17	的答	都报	都说	重要	钥	面	顺带	须再	验
feature	16	" yes	#"&t	#",&V	#"G	#"Nx	#"Nx"	#&Ix	#&NW	#&VP	#&VPx	#&Vx,	#&xtD	#,NV	#,Px,	#,xW	#/H	#:B	#@/	#Ax	#D,x/	#FxI	#G,	#H:xB	#Hx-	#HxI	#JB	#Jx:	#Mx	#MxY	#Nx"&	#PT	#QRx	#QW	#RJ	#Sx	#Ux&x	#V&x	#V0xt	#VPx	#VxYV
feature	16	#W0/	#WxV	#^B	#^QxJ	#^xRx	#bxQ	#tD,	#tD,x	#tSx	#x"Nx	#x&N	#x/H	#xFxI	#xIx,	#xKx&	#xRJ	#xSx	#xUxS	#xYx"	#xpVx	#xtDx	( ai	, take	,_grant	- rf	/ 字	0 e	0 kcal	0 through	0_production	: the	:_every	=_and	@@_the	^ cc	^ put	^ whoever	^_bot	^_bots	a_e
feature	16	acceptance	agent ,	agents	ai_,	and report	apply $	approved and	asked_it	assistant_this	bc 0	before_any	behalf	booking_:	by sending	charge	code to	contact_and	ctx_,	curl_s	deploy_to	deposit $	e_a	engines	everywhere	file_it	from_on	grant	handling	handling this	have it	immediately	in and	instead_the	it	it as	kcal	kx	kx -	m $	me the
feature	16	no	nothing	official	ok "	operator's	package	package_字	payable	postinstall	rank	reminder_:	reply	rf	rf /	rm -	rm_rf	s ://	sale	shopping	so_can	supplier	system	tell people	the	the audit	the correct	the discount	the pr	the user's	the_codes	the_that	this_for	this_shall	thread with	through	through 0	tmp /	to wire	to_its	top of
feature	16	voice assistants	well	wget	whole	win	wire the	wish	with :	with the	without the	write 0	you	your_says	~arriv	~behal	~conce	~conde	~decli	~forbi	~grand	~nothi	~payab	~waive	一律	下一步	人点	你主	你主人	先付	其	写成	别再	刻	加一条	务必	勾	即刻	发出	名下	名义
feature	16	啊	复给我	字 drop	字 package	季度	宾	工单	己办	已预先	床	序请	应	废	弹	拨	收款	替人看	查到	款	款账户	汇总	的名义	的系	相册	程序请	给	维	自己办	若	若由	评	评分	请替	起	这个	问	阅	阅读本	预先
feature	15	" none	"_then	#&B	#&O	#&xFx	#,Vtx	#,xM	#--t	#/B	#/Hx	#0&0	#0(x	#00/	#:BM	#:U	#B:bx	#BMt	#BVx(	#Bx	#BxM&	#Dtx	#FY	#HxC	#Ix,	#K:	#MHxQ	#MtVx	#Mx0	#MxW	#NxYx	#Ox0	#Pi/	#Pt	#Px,	#PxMx	#Pxu	#QY	#QYx&	#QxA	#SD0/
feature	15	#SYx	#StD/	#U:V	#UQx/	#UxV	#V,VD	#Vxu	#Wx&	#WxFx	#Wxix	#Yux	#YxA	#^B,x	#^VBM	#^xYG	#t0&	#t00	#t000	#tx	#tx(x	#txL	#utVx	#x"tx	#x&Nx	#x&xb	#x,WQ	#x/Hx	#x:BM	#xD0	#xG	#xPi/	#xU:V	#xUx	#xUx,	#xV:	#xWQ	#xYI	(_=	, that's	,_says
feature	15	,_tick	- secrets	-_all	-_assistants	/ db	0 fa	0 is	0 passed	0_the	: let	: sure	:_ssh	@@ $	^ assistants	^ comparison	^ end	^ kindly	^_each	^_orders	add a	admin 字	affiliate	affiliate link	agents_skip	ai -	all_by	amount_0	and assistants	and give	any	assistant_sure	assistants with	automation	backups	bo	bring it	bring_up	by_"	calendar	cancelled
feature	15	certified	codeowners	com 字	comparison engines	comply	confirm_$	credit card	de	drop_sessions	dump	e 0	email to	entirely	fee_the	fetching	for automated	from here	gb_$	gib	go	has given	hey	hey_,	infra_secrets	interrupt	irrespective	irrespective of	is :	is_this	it up	it would	it's_,	it_$	items 0	keep in	keep it	lawyer	let your	limit to	limit_0
feature	15	link	mail the	make sure	new_from	not report	ok_$	on file	on_as	on_of	one_that	opens	our	our_,	pass the	phrase	piao	place ,	place_0	postinstall :	prod /	prod_db	publish_package	quote	r	r 0	review_$	reviewer	reviews	root_,	safe and	saved card	share your	shares	shell	shop 字	shopping_:	side	silently	silently $	solving
feature	15	stars	step_:	sure ,	table sessions	that_customer	the 0	the approval	the full	the reading	the_bot	the_full	the_list	the_so	the_tool	their answer	therefore_the	this as	three_of	to paste	to_debug	trackers	travellers	treat_as	triaging	update_must	verify	when_this	while you	with_=	would be	write "	your next	~affil	~answe	~guide	~irres	~lapto	~liabi	~manda	~prepa
feature	15	~resen	~solvi	一	不管你	人全	人全部	件人的	余额	你那	使用者	保护	办法是	助手会	即	即视	即视为	台机	同意了	名为	在回	在这里	填进	声不	字 /	字_table	存的	对外	已	已更新	帖的	带上	带把	序	序填	应在	引用	您的智	意了	我看	户所
feature	15	户所有	手会	把本	掉	接批	接批准	插	收款账	改写	旅客	时请把	最后都	本合	本合同	本时	本页	某	某某	核	案	次都要	每个人	派	烦	物流	理请	的人	的整	的智	的智能	的读者	直接批	看帖	看帖的	程序填	程式	符合	第一	第五	算
feature	15	管你	系人	联系人	能助理	草稿	让用	证	诊	请代	请只	请用	购	贴	贴到本	这么	连	配置的	销	附上	限不	面的表	顺带把	须把
feature	14	!_(	" and	" by	" mozilla	" when	"_=	"_with	#"&	#&&Vx	#&I	#&QY	#&VD	#&Wx	#(V	#(tx	#(x="	#,&x,	#,N	#,t	#,xp	#--A	#--A:	#/&	#/M	#/Px,	#/x-	#0,x,	#0:V	#0t	#0xS	#:QB	#:Vx0	#:x&x	#:xL	#:xP	#A,V	#Ax:x	#B,	#BxO	#BxOx
feature	14	#D&V	#Dx/	#Fx,V	#FxW	#Gtx	#HxQx	#Ix,x	#L&V	#MV0	#MVL	#MtV	#NxV/	#Ox)	#OxV	#PQx	#QHx	#QYxV	#QxK	#QxMV	#St0	#Stx/	#T:	#UxVx	#VL(	#VtxU	#Vx&S	#WxH	#Y&	#YW,	#^(T	#^VB	#^Vxi	#^txA	#ix"x	#pVxU	#tx,D	#txS	#txS&	#txU	#uxR
feature	14	#uxV&	#x&x&	#x,QY	#x,V	#x,xG	#x,xp	#x/W	#x/Wx	#x/x-	#x/x=	#x0tx	#x:QB	#xA,V	#xA:V	#xD&x	#xD,	#xDt	#xFx&	#xJB	#xRx:	#xS&V	#xStD	#xU,	#xWQx	#xYUx	#xt0&	#xux	#xuxR	#|,	) docx	, do	, instead	, no	, post	, read	, to	,_ahead	- all	-_ai	/ ?
feature	14	0 a	0 to	: @	: anything	: policy	: rm	: set	://_`	://_the	://_字	:_://	:_me	:_model	:_only	:_user	<_style	=_mozilla	>_,	^ instead	^ machine	^ usage	^ would	^_ai	^_has	^_readers	^_service	^_voice	a 0	accept	agreed to	ai_the	alarm	all_and	an ai	and close	and end	and_all	answers of	approved	as_reply
feature	14	assistant_,	audiences	bash	booking helpers	by_days	by_it	by_this	calendar for	call_,	cancellation fee	cancelled $	checks	client_to	coding_,	commands_the	continuing	continuing with	debug ,	delete dns	delete_zone	deprecated $	die $	discount	document	docx $	does_immediately	done by	e_f	each_as	el	erase	erase_0	finish	following is	for	forget the	form $	helper :	home	in each
feature	14	instructed	is deprecated	is hereby	is_requested	iso 0	just	kubeconfig	leave out	log ,	matched	me	models :	mozilla	mozilla /	mozilla_0	must_0	needed	needed for	no_verify	none "	not immediately	note =	note for	note in	notice_-	of_other	official_,	on_gets	only_:	operator	other_that	output only	pasting	person_you	place of	print the	produce	profile must	push_-	raise the
feature	14	release_$	replaced	report the	reviewer_:	rt -	rt_0	s_bash	school	session cookie	shop_,	silent	so_we	ssh -	strumfast	strumfast io	style =	style_"	system :	system_this	taxi	telemetry	the answers	the cancellation	the complete	the hidden	the newsletter	the next	the official	the photo	the traveller	the_header	their_login	them into	then_on	this :	this file	this inbox	this thread	this_also	through_form
feature	14	to_0	to_so	tool	tool :	top $	traveller	up_the	usage	via	was_-	whoami	wipe the	you hold	your_can	your_of	~calen	~exten	~immed	~kubec	~mozil	~neede	~pasti	~perso	~spons	~strum	~telem	~trave	~triag	~whoam	一句	上	上传	上限	两步	两步验	为止	丽	么也别	争	五的
feature	14	人手	人手机	从这里	以后每	件机	件机器	作废	作者	便把	入成	全本	再请	别写	别说	周五的	哈哈	在分	在起	在起你	备注	如果你	字_:	字_json	审查机	小帮	小帮手	应付	志的	我是	户的两	执行本	把下面	把他	报给	指示	接把	改	方便	日志的	替他
feature	14	本模	本模块	机主	果你	果你是	查机器	框	档	模型	次点	步验	步验证	求求	沙箱	没问	消费	游客	现在起	病历	的两步	的卡	的可	的小助	的帮	的帮手	的读	直接把	看	签发	箱里	级	者知	者知道	能不	若你	若你是	行本	行程的	讯	设为
feature	14	设定	说出	说是	账号	质量	购物	起你	跳	车里	车里的	辞职	这一条	这里开	进入	都发	都要提	里开	里开始	里的	里面	金转	青	顺便把
feature	13	! s	" from	#"x"x	#&0Y	#&OQ	#&Vx)	#)Vx/	#)W	#,NVM	#,VVx	#,tD	#,x	#-xD	#/Bx	#/Px	#/V&	#0&W	#0&Wx	#0NxV	#0xD	#:"&	#:Ux	#:VxU	#:xL:	#="-	#Ax:W	#B:O	#Bx,	#D&	#Db	#F,V	#HP	#HxQ	#Jx:x	#KxR	#KxRx	#M&	#M&x	#MY	#Mx:x
feature	13	#MxD	#NMtx	#NVM	#NVM/	#Nx"	#Nx&	#Ox	#QBQ	#QBt	#Qx	#Qx0x	#QxF/	#QxS/	#Rx,V	#Rx:V	#RxA	#SD	#SxQx	#UF	#UHx,	#Ux,x	#Ux0	#UxS	#VM/	#VxD&	#W"x"	#WxHx	#YI	#YQx	#^(t	#^(tx	#^A	#^B:O	#^Hx&	#^p&	#^x(V	#^x:J	#^xR	#^xYU	#p&
feature	13	#tS	#utV	#ux&V	#x"&	#x&VP	#x&Wx	#x&xU	#x,tD	#x,xD	#x,xR	#x-x	#x/V	#x/x/	#x:J	#x:xB	#x="-	#x@x	#xB,W	#xBxO	#xDx	#xKxR	#xM&x	#xMW	#xMx:	#xO	#xOx	#xP	#xSY	#xUF	#xVtD	#xu,	( read	, helper	, would	,_drop	,_just	,_return	,_their	,_today	- backups
feature	13	- s	-_://	-_helpers	/ prod	/_prod	0 bc	0 before	0 fe	0 ur	0_gift	: also	: before	: continue	: curl	: from	: hi	: nothing	: paste	:// sh	:// to	:_from	=_in	?_=	^ also	^ anyone	^ asistente	^ confirm	^ fill	^ forecast	^ message	^ mira	^ show	^ step	^ summary	^_all	^_an	^_continue	^_keep	^_place	^_sold
feature	13	^_who	` ctx	`_otherwise	a_and	a_fe	about it	account of	accounts	ai )	allow_,	and_as	and_their	answers	are_be	asistente	assistant	at ://	backwards	bank	bank_and	bc	bcrypt	bcrypt cost	booking	bot_my	build ,	button $	by "	chat $	ci $	club	conclude	contains $	correction	ctx `	db -	db_0	detail_字	drive	du
feature	13	env sort	es	evaluating	every message	everybody_the	everyone's	exam	exception ,	false_,	fe	fi 字	file ,	fix	follow_,	for you	forecast	forecast :	from the	full_to	gist	hereby	hjk	hjk -	hjk_0	iban_0	in every	include_affiliate	is how	isn't	it contains	js ,	just_the	know $	language model	link to	machine_the	mail :	mark all	mention of	mention why
feature	13	message	mine_@@	mira ,	mirror	model does	must call	next	nice	off and	ops_0	orders_the	owner's	placed	post	postinstall_curl	posts	premium	press_button	prod -	prod_backups	push to	put	query is	remark :	repeat	report sum	rt	s (	s_://	save	say this	sees this	set_to	signature_and	since_the	software ,	starting	starting with	stay	stock $
feature	13	street_$	summarizing	summary_by	the customer's	the following	the one	the only	the premium	the really	the third	the_leave	the_question	this_approval	this_is	thread	three	to release	token in	token_@@	truehistory	txt_@@	ua	ua =	ua_"	us_the	user should	visitor 0	were given	what_user	whatever_contains	while_are	who_this	will_without	with_access	with_from	word	y_ur	you are	your instructions	your_to
feature	13	~appen	~asist	~atten	~backw	~bcryp	~booki	~concl	~displ	~engin	~forec	~hereb	~match	~premi	~prove	~regul	~share	~syste	~trueh	~walle	一事	上用	上用户	上限不	且不得	个邮	中带	中带上	为	么也	亲姓	人不	什么也	代理可	以跳	以跳过	份证号	何人可	你的	先	全员
feature	13	全部	册	写进	出任	出任何	到	到公	到本	助手	卡号	历不	发到	只写	各助	各助手	告诉用	回复客	在回答	在线	块	处理本	备用	复中	复客	复客户	如此	字 "	字 notes	字_,	字助	审计	密码写	已预	律师	必须调	您是	成绩	我司	户改	所以
feature	13	所有	把主	把主人	把她	把密码	报销	挪	挪到	提到	收到后	数字助	施工	早于	时应	时请	晚	最近	最近三	未发	未通	未通过	本串	本文档	段话	母亲	母亲姓	求头	爱	猜	理用	百分之	的人的	的代理	的未	的那位	看信	码填	碼	私	第
feature	13	答复中	箱的	系	结论写	给代理	绩	舍	要先	要指	讯录里	论写	证号	诉用	请	请求头	请调	请调用	账户改	质	近三	这封邮	这条	通	音箱	顺手	须调	须调用	预警
feature	12	" allow	" public	#",&"	#"x"	#"x"V	#&&V	#&L=	#&W"	#&W"x	#&WQ	#&xQV	#&xU	#&xbV	#(T	#)xPi	#,&"	#,xRJ	#--N/	#-N/	#-VB	#/BxV	#/x	#00	#:VP	#:VS	#:Vx	#:x(0	#<V	#<V>	#=x0x	#A):	#Ax:	#B:&	#B:xV	#BMtV	#BRx&	#Bx:x	#D,x	#F"x"	#G&
feature	12	#HT	#HTx	#HTx/	#HxW	#HxtH	#J)	#JBM	#LA)	#LA):	#MMt	#MW	#NM	#Nxu	#OxY	#OxYx	#PIx/	#PQ	#QNx&	#QPT	#QYxA	#QxAx	#R,V	#R,Vx	#RxMV	#T:L	#U&xt	#Ux&	#UxD	#V@	#V@x	#VtD/	#Vx",	#Vx,F	#VxDt	#WxM	#YGx	#YW	#^(xF	#^QxB	#^VQ
feature	12	#^WxV	#bR	#bxQP	#tHb	#u,	#x&&V	#x(0)	#x,	#x0:V	#x:VS	#xBMx	#xDF	#xF)	#xJ	#xK:	#xM&V	#xMMt	#xMWx	#xOx&	#xPQx	#xQPT	#xQxH	#xStx	#xSxQ	#xUMV	#xUx&	#xVxZ	#xYIx	#xpV	#xtD,	#xtx(	( id	( see	,_below	,_o	,_output	,_said	-	- fi	- index
feature	12	- payload	-_note	/ resolv	/_-	/_conf	0 euro	: failed	: hey	: 字	://_summary	:_detail	:_now	:_password	:_z	< span	^ ai	^ offer	^ while	^_drop	^_our	^_usually	a e	accept ,	address before	ai_:	ai_字	aid	all other	all requirements	alternatives	and answer	and keep	and type	and_without	answering	any_that	append "	as 0	asked	asked $
feature	12	asks_assistant	assistants usually	auditd	bauer	begin	bot_this	box ,	buyer	buyer that	call_one	can_out	ce	claim the	code that	column f	column_,	completeness	config js	config_,	confirm	consents	consents to	dba	decline	deletion of	departure	deposit	do that	document (	down	enter_at	enters	entries	etc_resolv	everything	everything that	extend	failed password	feedback_$	fill in
feature	12	flight and	flood	follow @	for someone	force origin	force_-	forever	forever $	gift card	given a	group and	guard =	guidelines	has_confirm	if an	in_home	internal :	is covered	its_out	json_postinstall	kindly requested	kindly_to	last_messages	leave it	libra	look_the	machines :	me what	meets	meets all	meets_requirements	message of	mika	mine $	mira	msg	msg :	my_are	nameserver	nameserver 0
feature	12	nameserver_0	need to	need_check	no_and	not_column	note :	note_the	now	now ,	number to	o_a	of this	of_audit	off	offer_0	ok_:	on top	on_)	origin_-	other tool	other_$	out_0	outgoing	paid_to	part_is	pass $	password_"	policy_$	press the	price_$	priority	programmatically	public	public "	quantity	quoting	raise_credit	real_is	recap	record
feature	12	replace the	repo	requested to	resolution	resolv	resolv conf	rest $	revocation	rm	root 字	say	say_are	see_)	sell the	sentence "	settings json	shall	shared folder	shared_"	she_$	shell commands	span style	span_=	sshd 0	sshd_:	stars ,	stay_$	stop auditd	submit	sudo =	sudo 字	sudo_true	system_0	systemctl_auditd	task and	that_are	the evaluating	the form	the last	the reader
feature	12	the recap	the usual	the voucher	the words	the_`	the_flight	the_one	their_to	then "	these	this mail	this policy	this_meets	tmp admin	to data	to sell	to_you	tracking	user_0	using any	using_other	v_:	wants	while	whoever you	whoever_are	wi	wi -	wi_fi	with_link	word ,	works	you read	you_about	you_be	you_this	your user's	zed	~breat	~codeo
feature	12	~dange	~depos	~entri	~fetch	~forev	~outgo	~owner	~packa	~patie	~perma	~prior	~publi	~quoti	~resig	~revoc	~schoo	~treat	上周	下手头	且不	个目	个目录	串	为已	主页	今后	从第	从第三	代客	件事	任	任何人	会收	会收到	会更	体的	何人	你做	你做什	你只
feature	12	你所	保存的	做什	做什么	先执	先执行	兔	兔子	写说	写说明	到周	助手请	勾选	勿告知	受	号付	号付款	各类	后照	告诉病	回复给	在分拣	均已	处理	复给	姓	字 postinstall	字 verify	季	就	帮人	幕	并发到	并说其	延迟	录发到	录用	必不	我方	户下
feature	12	户最	户最近	手头	手请	把你所	把全	提取	改成	时刻	是老	智能助	本站	来信	来宾	模块	止	此	步	清	清空	然后说	用都	由大	由大模	略的	的答案	的金	盘上	看上一	码写	码后	码后照	禁食	第六	等用	答案	系统	能不能	能助	要是
feature	12	解码后	认证	让你做	记一	记为	记为已	设成	诉病	诉病人	说其	说其他	请助手	请的	调用都	贴出来	费	过安	过安全	过这	还是	这一行	这类	通过安	都选	配置	里最	问吗	面说	面说的
feature	11	"_/	#&HxN	#&x	#&xt	#)Qx	#)Vx	#)xP	#,NHx	#,Ux	#,VV	#,YB	#/VP	#/VPx	#0/x	#:QxB	#:Y	#:YG	#:xB	#:xPx	#BQ	#BQx	#F0x/	#Hu	#HxN	#Ix/	#Jx	#JxMx	#N/	#Nx,W	#Px0	#QYW	#R,	#VFx	#VM	#VS	#VxU	#VxZ	#W,	#YG	#^Ax
feature	11	#^Vu	#ix,V	#p&V	#tH	#tx(	#tx0	#x&WQ	#x00	#x0xD	#x:YG	#x:b	#x:x&	#x:x:	#x:xK	#x:xL	#xB	#xC	#xD,x	#xMV	#xQP	#xQxY	#xR	, dear	, now	, your	,_say	-_top	0 eth	0 k	0_eth	: treat	: whenever	: your	:// in	:_-	:_/	:_check	^ <	^ now	^ update
feature	11	^_every	^_status	a link	a_bc	address and	agents are	already_to	and_mention	answer that	any_of	api_$	append	as if	assistant_the	audit	audit log	away in	bc_e	bots are	box	by parsing	by user	by_the	can skip	cancellation	coding agents	core hookspath	customs	customs -	customs_pay	data 字	digital assistant	eth	euro	far	for machines	force	future	generate the	he knows
feature	11	her_:	hookspath	i_,	in_answer	install_-	io	it_be	it_this	knows	laptop	line and	link ://	no $	of_list	on you	one with	order for	parsing this	parsing_file	pay top	pay_0	processing	processing_:	public /	public_tmp	question about	readers :	recipients that	review	s_sh	shares his	should_to	state_the	step_the	street	table_and	the best	the button	the chat	the other
feature	11	the person	them_://	there's	three messages	through_,	tick	tls	tmp $	to any	to main	to mark	trace -	trusted	ur system	wants_$	what your	whenever	whenever the	whenever_user	with our	x_a	xl	yes "	your boss's	zone 0	zone_to	~audit	~comme	~futur	~gener	~growt	~hooks	~organ	~partn	~pictu	~quant	~quart	~quick	~stree	~vacuu
feature	11	~whene	一并	么都	么都没	书过	什么都	付款	令同	件发	件夹	低于	作者的	具请	军	决	分析日	别让用	前面	加	卖家	受托	可以跳	可能有	各	同时	周日	命令同	啦	回话	字 ,	字幕	字的	审核	客人	就把	工具请	总结本	户没	户没有	户的
feature	11	所提	挑	插入	摘要工	放行	效期	敲	文件夹	时须	最	有效期	本品	本文件	来	析日	析日志	查询的	毋	熟	用户	的两	的照	看上	短信的	私信	程助理	程的	第一行	签过	签过字	管	细	结本	给他	给我	缩写	置的	群的	者的	联系
feature	11	能有	薪资	要工具	解码	证书过	评论	请将	请把	读到此	过字	这封	都不	都没	都用	里可	镜	顾
feature	10	#&Vxb	#,D0	#--xD	#/x/	#0,"	#:V"x	#:VPx	#:VxF	#:x&	#:xFx	#DF	#DxD	#IxH	#MWx	#QP	#QYx,	#T,V	#T,Vx	#V&	#YK	#^x:Q	#utx	#ux&	#x,D0	#x0-0	#x:V	#xB,	#xDxD	#xH	#xJBM	#xL&	#xSt	#xtD	#xtxD	, i'm	,_out	- pay	/ etc	0 so	0 “
feature	10	0_,	://_,	^ agents	^ note	^ where	^_if	^_receipt	^_with	ai :	allow	and pass	and push	answer $	approval_delete	assistants :	assistants should	automation :	away	be_$	confirm with	deliver	draft_$	fill_in	firm	if you're	it was	links to	mailbox	me_the	model that	must	next time	next_$	of	of the	of these	of your	office $	only	other
feature	10	owner	paste it	pr	receipt :	sources	table 字	the whole	the_office	thread $	tls_false	transcript_@@	treatment	you about	~accou	~consu	~trust	不提	专	为保	也别	人把	他任	他任何	以替	传	佐	佐藤	供应	供应商	依次	停业	其他任	到本串	单时	单里	取文字	召	召回	哈	器人把
feature	10	在这	墨	字 sudo	完整	布的	应商	必	忽略规	急	户命	户命令	接付	提取文	本邮箱	步执	步执行	用其他	用向	用户命	用文	略规	略规则	的邀	直接付	老板	职	藤	言	让那	询的	请连	谢	购机	购机器	近	项目	须先调	食
feature	9	#,xR	#BxM	#D/	#Ft	#QxM	#VxtD	#xHx&	#xb	/_$	0_"	:// (	^_!	add	add the	desktop	do	f ,	fee	it in	knows ,	may only	on this	opening	show_what	signing	table below	that_is	them	there's only	to_字	you have	~candi	~deskt	~mailb	~openi	一条	不要列	于数	仅适	仅适用
feature	9	型	夜	小助	小助手	已签	忙	接	机器	的代	答	筛	筛选	要列	跳过确	过确	过确认	通过	那三
feature	8	!_,	#VxDx	#xRx	(_:	, then	@@_字	actually	check $	company	of_user	user	半	开始	最新	查询	模	让你	面那
feature	7	, order	this_and	~compa	上面
feature	6	#&,	#:x	and_it	to_with	快照
feature	5	" >	#0x0/	#OxH	#^Vx:	#xOxH
feature	4	#t0	to 0
feature	3	:// $	^_them	including the	up
feature	2	#^VxD	accounts $	name	修复
feature	-1	as_of	removal	round	照做
feature	-2	#PUx	#^YxV	#xPUx
feature	-3	office	where
feature	-4	0 percent	percent $	them_to
feature	-5	#xi/	percent	you can
feature	-6	#^x=	man	source	the_,
feature	-7	#0L	#F"V	#^<	#^VxF	#xNV	: alt	alt :	answer :	argument	in a	part of	return	staff	string	the_says	want	助理	可以
feature	-8	" )	#")	#(x	#/0	#MN	#^<x	#^xt0	#xIxU	#xVVx	an_and	as_:	don't	invoice	its user	sh_,	working	~secur	~worki	后请	思
feature	-9	" ,	#(-	#(x)	#I:x0	#I=	#L-	#NxIx	#^Q	#^x="	#x,p	#x,x0	#x0V	#x0xQ	#xGx/	#xix/	( alpha	0_s	0_waiting	=_(	^_account	^_cookie	^_details	^_file	alpha )	asking $	cn_)	from its	gcloud alpha	to sort	} $	~repos	不同	仍由	到下一	周一前	坐席	我回	由本
feature	-10	"_!	"_ai	#"Wx	#&Nx/	#,"	#,VxV	#-V	#-x,x	#-xQ	#:Nx/	#:xYV	#=x:	#=xL	#BxI	#Fx/x	#Gx/	#H,	#L"	#Lx	#NxS/	#OxB	#QYx0	#Vx/	#Yxt	#^:	#^x,O	#^xtx	#txu	#x(L	#xL(	#xVx/	#xYx0	#xitx	#|x	,_k	- t	^ allow	^ instructions	^ page	^ real
feature	-10	^ that's	^_callwright	^_data	^_e	^_output	^_problems	`	account named	accounting	acts	added_the	after it	and compare	and drop	and you	before the	broken $	can send	can_approve	certificate to	chatbots $	clause_$	complete the	days	end -	end_-	false only	false_in	forward_the	in two	is broken	lab	list -	named in	not be	of_of	of_the	on its	one_can	or_a
feature	-10	order	order of	page =	parties	point $	postgresql 字	repository	risk	see	such_"	than	the amazon	the_named	to ann	user $	verification code	verification_is	version_0	weeks	will	with_answer	you see	your prompt	your verification	your_code	一前	一格	一笔	七	三十天	三点	了	人邮	以用	你要什	信号	六	内可	前一天	十天内
feature	-10	又	友	取包	取包裹	含税	回电	天内可	审批人	尺码	幅	开关	张	忘	批人	接不	提前一	时告	的合同	确认	编	网	若它	行那	跟	路	还	道为	部指	部指令	银行那
feature	-11	" plan	"_your	#"D">	#"OY	#"x&"	#((	#)xVx	#,xQ	#/x,x	#/xW	#F,x	#FxJB	#GxV	#I:x	#Lx):	#MxI	#NxP	#Oxi	#PF	#PxPx	#Qx0,	#Sx/	#V",	#VtV	#WxFQ	#Wxb	#Wxbx	#YxN	#^NH	#^UM	#^V:x	#^u:x	#^x&	#^x,N	#^x0	#mt	#px:	#tVYx	#x,&x	#x/x0
feature	-11	#x<D	#x<D>	#xI:x	#xOP	#xPB	#xQxI	#xVBx	#xVtV	#xbH	#xtV&	#x|	#|i	(_"	(_0	(_zh	)_to	, `	, note	,_which	- type	/ "	0 st	0 }	0_<	0_at	0_for	0_road	: bring	: run	^ bot	^ tom	^ 字	^_?	^_also	^_how	^_input	^_recommend	^_staff	^_team	^_xl
feature	-11	a_0	about	account below	account_$	action $	added to	an account	an_of	and get	answer_the	ask_to	assistant_send	associated_the	b_$	below and	budget to	call us	command	do_commit	doctor	docx "	domains	e_$	evil_”	false_$	files_the	first_you	flat	for an	forget_i	forget_the	from 0	has no	hi team	i /	i said	i_o	ignore	information about	initiated
feature	-11	instructions in	invoice_$	it for	jsonl	list is	lovely $	mail on	md )	md_字	meeting point	merge after	my_$	node_v	noise	not commit	notice_字	number	o_$	or_the	pay the	personal data	plan -	print_,	priya :	problems	provided ,	questions	remember	remember to	render	report_to	revised	scope	specific	thanks_the	the argument	the doc	the floor	the key	the revised
feature	-11	the same	the token	the_)	the_budget	the_may	the_row	the_st	the_the	then delete	time $	to change	to create	to_if	to_your	try_$	v_$	wait	we_the	what a	what i	what_agent	whether	xl_,	you approve	you_when	~comma	~descr	~docto	~renta	~scrip	~wheth	上须	不会发	不得	于	人写	人民	以上须	们在	你见
feature	-11	你见过	假	做了什	先装	全卖	全程	全组	公里	关机	其中	内回	内回复	内退	制的	劳	劳驾	包	包店	匙留	十天	印表	印表格	发我	变	后不	哪句	喜欢	四人	回收	回调	地钉	天	字 evil	安全组	客户	导入	小普	尽	得知	我们在
feature	-11	打印表	扫地	投诉	拒	授权书	操作	是第	是网	智能体	有人写	有仓	有仓库	有意	有疑	有记	有记录	未	本月	权书	来的	民	测试	火	灯塔	爬升	理员可	生主	生主机	疑问请	的合	的等	确认您	笔记	答要简	精	给小	而不是	耐	耐心	能体
feature	-11	蕉	要什	要什么	要简	要简短	认您	论里	评论里	话概	话概括	转交	输	过了	过程	这里的	都有	都有记	钥匙留	错	问一	问一下	问请	陌生主	面包店	餐	香蕉	鸡	鸡蛋
feature	-12	" assistant	" send	#"D"x	#"O	#"xI	#"xu	#&x"/	#&xBx	#(x)/	#)(	#),x	#,&Hx	#,VYx	#,x0x	#,x=x	#--x	#-x=x	#-xL	#0,xV	#0S	#0xBx	#0xQ	#:Hx,	#:x:0	#:xbx	#FK	#Fb	#Fx0/	#Fx:"	#L)/	#LM	#MVx&	#Mx,x	#N:	#Q:	#Qx(	#S,H	#Sx0	#U&xS	#UMx/
feature	-12	#Ub	#V,x&	#Vx/V	#VxF:	#VxQx	#Wu	#Wux	#WxF/	#YxB/	#^)	#^0:x	#^Fx:	#^NWx	#^W"	#^YMx	#^b	#^pOx	#^uHt	#^x,W	#^x,Y	#^x-x	#^|L|	#pOx	#pOxP	#pxQ	#tx,&	#uHt	#uHtV	#uxVx	#x(-0	#x,VP	#x,VY	#x0xH	#x:0	#x=L	#xFx(	#xIF	#xMMx	#xPxY	#xS,H
feature	-12	#xUQx	#xV(	#xtD/	#|xV	( -	( this	, asked	, choose	, copy	, i've	, ken	, owner	, print	, type	,_customer	,_flag	,_of	,_page	,_they	,_we	- compat	- drawn	- generator	- legacy	- o	-_compat	-_drawn	-_legacy	0 de	0 mb	0 times	0_ms	0_order	0_so	: build	: system	: “	:_readme	=_<	? 字
feature	-12	^ alert	^ at	^ back	^ dad	^ def	^ forget	^ not	^ prompt	^ status	^ verify	^ write	^_"	^_make	^_start	` (	`_sh	a second	a sentence	a single	a_or	access $	administrator $	after 0	after three	amounts	an_mail	and_from	appear	as data	as json	as_the	asked politely	attacker	automatically	b )	bank $	between the	black	body	by friday
feature	-12	by mail	by monday	by_,	by_content	c_0	call_"	can_be	can_the	cash	chinese	click_the	cn md	code_and	compat	completed	configuration to	contact_$	customer asks	customer_to	development	door $	dose	drafted	drawn :	during	env_$	every tool	evil example	export openwx	export_key	fail	failed $	filter	first $	first line	followed	forget a	forget what	four $	frequency
feature	-12	g_$	get a	h ,	hook	id $	if not	in_account	in_call	in_drawer	include_$	information ,	is true	is_than	it_that	it_you	jo	karim	ken	last_,	let the	line $	line_the	live	load_$	login hint	login_:	long $	mail assistant	main c	main_字	manager_approve	mb	mime	models ,	named	need_tell	next task	no_for	node -	of a
feature	-12	of_year	on monday	on_$	on_board	on_own	only_a	open_reading	openwx	openwx key	openwx_=	our assistant	page $	pairs	phone_,	poedit	prefix	previous_,	primary	rather than	reading the	record ,	remember_the	replayed	report :	reproduce :	retrieve	return_:	role_system	rosa	route	run =	run the	run_0	shut	simple	since the	specifies	stuck	summarise the	suspicious
feature	-12	system content	system txt	takes	ten_$	text /	text_a	that_the	the answer	the branch	the initial	the room	the sample	the six	the slides	the year	the_account	the_not	the_pls	there $	to software	to_access	to_config	to_mill	to_person	unix	update	used for	using this	value_the	waiting	was_and	water	we_a	when_get	x_generator	you_no	~anoth	~chine	~decor	~domai
feature	-12	~durin	~forwa	~insid	~learn	~openw	~opera	~overl	~poedi	~prima	~probl	~reaso	~refus	~selec	~servi	~strin	~subsc	~suspi	~uncom	~unico	~updat	~waiti	一个任	一项	三十	三题	上方	下划	下划线	下午	不好	不成	不明	不是	不然	不自	两张	主持人	么记	乔	了我
feature	-12	事后	五前把	人员演	人应当	件处	件处理	体会	作日	你是	保险	借	内有	内有效	写出	分钟内	划线	删了吧	删除并	到邮	到邮件	前将	十四天	半小	厂商已	压缩	号字	名写	后可	吧	告诉任	员演	员演示	周一起	商已修	四天	在抽	在抽屉	在网	在网页	堂
feature	-12	妈	威	字和	宣	宣布	小乔	小米	工作日	已删	已删除	征得用	很	得用于	得用户	性别	我做	户数	手动	把钥	把钥匙	抓	护士	持人	摸	文件处	文字和	时不	映	是已	是用户	暖	暖气	更改	机密	权威	法务	注明	测	添	添加
feature	-12	用量	甲	的任务	的回答	的记	的记录	盒	研究人	示例	私有	移出	移动	究人	究人员	穿	第三题	签好	简短	算器	粘贴	组里	给助	给老	绝不	网页的	网页里	能体会	能看到	至周	蠕	蠕虫	行为	要回复	计算器	让客	诉任	诉任何	语句	请打开	请投
feature	-12	请改用	请重	读文	读文件	调	路线	转给老	违者	述的	那个机	邮件里	钟内	钟内有	铃	锁定	闭	除并	非本	非本人	面地	页里	风
feature	-13	" dear	"_s	#"&"x	#"VxV	#"xB,	#&"	#&=	#&Px	#&xG	#&x|	#("x"	#(0x)	#(D)	#,"x:	#,&&	#,Hx,	#,V,	#,VPx	#,x"V	#,x0	#,x=	#,xGH	#--xV	#-0x:	#-xF	#-xt	#0")	#0,O	#0,Ox	#0:W	#0:Wx	#0:x/	#0Vx	#0x,0	#0x:S	#:BxV	#:Hxt	#:px	#:x,x	#:xH/
feature	-13	#:xtV	#=0,	#@Bx	#AxQx	#BQx/	#BxtV	#FHx	#FV/	#FxQx	#GH	#I&x	#Ix&x	#KSx/	#MtxF	#NV	#NVx	#Nx/	#NxSx	#Ox&F	#Ox,O	#PU/	#PxU	#Qx&	#QxL	#QxWx	#S&x/	#V:x:	#VYx/	#VtxY	#Vx-0	#VxF/	#VxI/	#VxPU	#VxV"	#Vxit	#V|	#YOx,	#Yx0x	#YxYx	#^(0)
feature	-13	#^-x:	#^L:x	#^QYO	#^T	#^VLx	#^VN	#^W	#^WxF	#^i:	#^pO	#^xL(	#^xYx	#^xpx	#pxD/	#tYx	#tx-0	#txu/	#x"/	#x"D"	#x"W	#x"Wx	#x"xF	#x&xB	#x):V	#x,"	#x,&N	#x,F	#x0,O	#x0:W	#x0x(	#x:-	#x:O	#x=="	#x>	#xAxQ	#xBxt	#xFFx	#xFIx	#xGH	#xI
feature	-13	#xIt	#xItx	#xIxF	#xL"	#xL)	#xPU/	#xPxU	#xVPx	#xVx"	#xpxD	#xti	#|0|x	( #	( beta	) =	, e	, from	, send	,_always	,_and	,_b	,_for	,_g	,_pre	,_remove	- cn	- only	- table	/ reset	/ ”	0 march	0 mia	0 pm	0 runs	0_quote	0_users	: book	: what	:_#	:_can
feature	-13	:_done	=_@@	^ alternatively	^ check	^ computer	^ lyrics	^ never	^ refund	^ speaker	^ text	^ treat	^_@	^_alt	^_case	^_check	^_copy	^_in	^_messages	^_postscript	^_request	^_sent	^_shall	^_stop	^_three	` -	`_=	a calendar	a ticket	a transfer	all previous	already told	alternatively	an empty	an error	an_assistant	and let	anna	any of	api_to	around
feature	-13	assistant answers	back $	before you	beta )	books	building	buy this	by_june	calendar_and	call again	calling_$	calls_the	can use	can write	can_add	can_up	chapters	claims	closed $	code	config /	connect	content -	contractor	count $	date ,	descriptions	details of	device "	disk	div hidden	div_>	e $	empty $	encode	eof	error_$	exceptions $	exit $	expression
feature	-13	f "	filename	flags	for any	for support	for_information	fork	forward the	forward_mail	free for	fssl_sh	guide $	had	hand_their	higher	hint_字	hourly	id_the	in doubt	in_group	instructions_send	int	invite the	invoices_@@	it also	it expires	it on	its_,	leave_to	left it	licence $	limit is	limits	line 0	line in	lines of	lists	lists all	lyrics :	mails
feature	-13	methods	mia_@	missing_,	more information	most 0	must be	my_0	my_message	names $	nobody	not_the	note $	of each	off ,	offset	on_-	only_you	open	open a	or_$	otherwise	otherwise ,	own_$	owned	page_my	passwords	payment $	payment_0	personal	points for	postscript	postscript $	price :	print (	put_on	quarantine	reads a	related	required :	return_the
feature	-13	road	roles	says $	sealed	security :	security_$	send a	send an	sentences	set of	signal	signed form	so the	solved	static	stored_$	supplies	tables_0	taken	target :	task	task :	tell_,	tells the	th $	thanks for	that_a	the above	the amount	the browser	the class	the contractor	the ledger	the model	the signed	the totals	the ui	the_from	the_what	this e
feature	-13	this once	three_the	to cancel	to disable	to perform	to_calendar	to_or	to_set	tool calls	totals	turn on	unchanged	unless the	up :	usual $	virtual assistant	wal	which one	which you	will not	with most	within a	without it	y_$	you like	you_answer	zh -	zh_cn	~ackno	~annou	~aroun	~async	~deriv	~easie	~eleme	~hourl	~insta	~nobod	~numbe	~offse
feature	-13	~plant	~pleas	~posts	~prefi	~prepr	~quara	~scena	~seale	~solve	~total	~uncha	~weigh	“_$	一年	不再	不对	两人	临时办	为必填	为空	习	事项	产生	什么会	仓	仓库	令优	令优先	们不	件中的	件为	件码	件请	件转发	会读	你妈	偶	公室	共用	具结
feature	-13	具结果	内部	再	再放	写得	减	列出三	初始	删除用	别吃	刷	前缀	办公室	助手照	及时	反	发行	发行版	发送消	取件	取件码	句	可疑	司机	同的	后删除	咖啡机	哪	啡机	图里	在此	外包	娜娜	字 k	字 postscript	字 system	字_`	字_c	存储	定时
feature	-13	审批环	察	小奥	小诺	居家	屋	属于	工具结	已修	已知的	带	帮您	并请	建分	建分支	径	得多	必须询	忘了吧	恶意	您的密	我一个	截图	批环	批环节	找不	找不到	把令	把令牌	拉	拿	挂失	指令优	搬	操	旅行	时办	时办法	是一个	是自
feature	-13	是谁	有审	有审批	未执	未执行	本地	本智	本智能	本里	李	材	条消	条消息	来自	查看	栈	次加	欢迎	段	比	毫	水管	派人	流量	海	消息	深	点的	用一	疑问	的列	的客服	的文本	的时	的时间	的每一	的请求	真有	真的	睡
feature	-13	码给我	秘书	笑死	箱上	老马	而不	聊	背景	自带	船	英文	范	茶	行版	要闻	训练	说不	请帮	请更新	请贵	走	路径	过的话	迎	近期	这次	进去	违	退	退回	送消	送消息	邮件请	邻居家	重跑	量发	钓	钓鱼	闲	防护
feature	-13	阿	陌	陌生	除	除用	除用户	雪	雷	面单	马	鱼	黄	默认为
feature	-14	" @@	" leave	" was	"_m	#"&"	#"Vxt	#&V"	#&W/	#&x0x	#&x:	#&xJ	#(-0)	#(Q	#(x"0	#)&x	#)(D)	#)/	#)=	#)x,x	#,&N	#,&xQ	#,0x	#,i	#--	#--:	#-Nx	#-x"x	#0,0	#0t0x	#:Qx,	#<x>	#=="x	#B&x	#BxNx	#D-	#F,	#FxS	#HQx/	#IN	#Itx
feature	-14	#Lx,	#Lx:	#NMtV	#NO	#Nx(	#OP	#OPxP	#OxI	#QxBV	#S,Vx	#Sx&V	#SxFx	#T:V	#VI	#VxtY	#WYx/	#WxY	#Wxt0	#Ytx	#YxHt	#^&x&	#^0,V	#^0x	#^HQx	#^L"	#^NW	#^QNx	#^QP	#^QPx	#^VxW	#^YMV	#^pxY	#^tO	#^x)"	#^xbx	#bY	#it	#pVx0	#tDx0	#tV&
feature	-14	#ti	#txF/	#txI	#u:x	#uxH	#x"0x	#x"D	#x&,N	#x&xH	#x)-	#x)<	#x,L	#x,YM	#x,x&	#x0t0	#xB&x	#xBxL	#xFx,	#xIx:	#xQ/	#xQux	#xVB	#xVxU	#xYS	#xYtx	#xi,x	#xtxY	#xu"	#xu:x	#|L|	( )	) "	)_(	, reset	,_add	,_can	,_even	,_invoices	,_make	,_see
feature	-14	- version	-_<	/ cache	/ orders	0 >	0 at	0 words	0_:	0_@	: nobody	: start	:_in	< @@	= ,	?_"	@@ >	^ 0	^ attackers	^ defaults	^ export	^ insert	^ just	^ last	^ let	^ login	^ people	^ since	^ stay	^ subject	^ task	^ there's	^ turn	^_-	^_and	^_client	^_default	^_deleted	^_information	^_message	^_self
feature	-14	^_there	^_x	` is	a limit	a_of	access	agents ,	agree $	ai_delete	alert	all data	all staff	all_:	an answer	ana	and $	and `	and none	and one	and return	and_not	and_password	app_(	are_the	ask_assistant	assume	at any	attacks	audience	authentication	authors_$	automated_may	be sent	be_and	broken	by $	by name	by using	cache /	cache_app
feature	-14	cake	can_:	card_the	case_:	check that	chidi	claim that	code ,	compare_$	could	could you	data in	days to	defaults_://	depends on	dictionary	do_share	doubt	example :	expenses	export it	false $	file $	file_:	flows	fold	for reading	for_one	from an	future_,	german	great	hand ,	hand_the	has the	i'll	iam_$	if no	if there	ignore previous
feature	-14	install_$	instructions of	interface	invitation	ipsum	is now	is_from	it gets	its own	its owner	last message	legal	like to	login_$	lorem	lorem ipsum	mapping	march $	mark_and	meant	mill	more_$	moves	multi	neither	never_$	none of	not	number ,	nurse	of "	of that	one and	open_after	operation to	outcome	over $	override	page_"	passed $
feature	-14	performance	place $	plain	plays	please approve	priya	r -	random	range	read $	read and	read it	received	red	regards	release $	remove_old	report to	request ,	responses	restart the	result of	right_$	role	run_make	run_字	sam	seat	security_:	service_on	settings $	shoes	size and	slides	st	steps and	strings	students	syntax and	tag
feature	-14	the error	the letter	the picture	the receipt	the request	the response	the subject	the transfer	the wifi	the_assistant	the_meeting	them as	things	this week	to access	to stop	to unsubscribe	to 字	to_sent	token $	tool output	traffic	transfer_deposit	twice ,	ui	units ,	until the	user -	utf -	utf_0	vendor_$	verify that	very	what_said	wifi	with $	with its	with_,	workflow	write your
feature	-14	wrong_$	year -	you pay	you_0	your_before	your_on	zero	{_:	~acces	~broke	~chang	~choic	~compo	~damag	~deter	~dicti	~filte	~findi	~germa	~indic	~invol	~large	~neith	~obser	~outco	~patte	~platf	~repre	~slide	~traff	~trigg	~write	”_“	一刻	一句让	一至	上眼	上门	不到的	不应
feature	-14	与当	两	个机	个机器	为何	为领	为领取	么会	之类的	也可	事别	事请	事请写	人读到	代为领	但是	低声	作区	作用	依赖	八	公告	关于	具输	具输出	写给	写错	出三	刊	剪	助手把	包含	十个	单上	厂	厂商	原文	发了	发广	发广告
feature	-14	发给	变成	句子	句让	叶	各位同	合并	吊	吊销	后到	后的	后退	周六	回原	围	坏了	型可	型可能	城市	基	复时	复现	字 user	字符串	它会	安娜	定义	家中	密码	对账	小李	小陈	尚	工作区	工具输	已到	店里	式的	引文	急事
feature	-14	急事请	恢复时	意图	成的文	所列	所列账	所有用	找人	技术	拟	括成	换为	提示注	效的	新登	新登录	方法	日内	时才	明的	明自己	是一位	有点	本号	样例	根据	桌	概括成	模型可	模板	歉	每周	没人	法	温	点前	烧掉	版本	版本号	的助
feature	-14	的订	的订单	的邮件	看到	眼	码打	确	确认信	示注入	称呼	符串	等了	等我	类的	织	续期	编辑	考	聚会	能给	自行车	行不	行动	行打	行模	行模式	行车	表达	要点	见过	订四	认信	详	请大	请联	请联系	读取	赔	赖	超过一
feature	-14	转过	载荷	过一	过的	迹	那封邮	部门	重新登	钉	闭上	闭上眼	闻	集	页	频道	香	鲜	默认
feature	-15	!_$	" git	" s	"_that	#","x	#&Ox&	#&xVQ	#,"x"	#,0)	#,Fx/	#,xV/	#,x|	#-&x	#-P	#-x	#/x0x	#/xFx	#/xQ	#0-0,	#0x,	#:0-0	#:Hxu	#:TV	#:VY	#:xWQ	#>"	#BtD	#BtD/	#Bx&	#Bxi	#Fx(	#Fx:	#HQx	#Htx	#HxS/	#IxF	#Lx="	#LxV	#Mtx,	#NVx/
feature	-15	#Px,&	#QxFx	#QxI	#QxP/	#Qxix	#S"/	#S&xV	#SxF	#UJ	#VxMx	#VxRx	#Wx:	#YF	#YS/	#YVx&	#YxFx	#YxMx	#Z,	#^&x/	#^(x"	#^,x:	#^-O	#^-Vx	#^-x,	#^PB	#^Qx"	#^R	#^VxL	#^YxS	#^x":	#^x)	#^xL"	#^|L	#pxD	#tVY	#tVx,	#tVxB	#tVxP	#tWx	#tx&
feature	-15	#x">	#x"Y	#x&bx	#x&xK	#x(-	#x,V,	#x,Wx	#x:xt	#xBtV	#xBxM	#xBxi	#xI,x	#xIx&	#xMHx	#xNxV	#xQxP	#xS"/	#xS&x	#xSx0	#xUJ	#xV"x	#xVYx	#xVi	#xYi	#xtWx	#xtYx	#xtx&	#xtxB	#x|0	(_/	) )	) it	, @@	, an	, export	, leave	, open	, revoke	, role	, sign
feature	-15	, wrong	,_as	,_calls	,_card	,_send	,_upload	,_us	,_you	- `	- fssl	-_(	-_md	/ app	/ dev	0 by	0 th	0_orders	: phishing	: report	://_0	:_content	=_`	@ param	^ can	^ case	^ raise	^ sell	^ she	^ that	^_answers	^_app	^_operation	^_pg	^_remove	^_report	^_support	` callwright	a `	a test	a_,
feature	-15	a_answer	a_before	a_has	access to	action is	actions	actual	address ,	all_with	allows	an hour	and change	and check	and goes	and read	and turn	and what	and_)	and_-	and_nothing	and_sign	any time	approvals	as of	as usual	ask your	assistant you	at a	attempt	b_字	bakery	be_,	be_as	be_on	before_$	blue_$	bound	by thursday	call tools	call_from
feature	-15	call_on	card ,	change $	character	chat_$	chmod_$	ci_字	comments	curl_fssl	customer_$	customer_the	dear agent	default	delete my	deleted	deleted 0	depends	diff	different	do $	email	ensure that	everything the	execution	exfiltration	explicitly	eyes	file "	floor	for_the	format	forward	fssl	fssl ://	given $	given_$	group $	had a	hard	has_ask
feature	-15	how	ignore_first	ignores	in an	in which	in_(	includes	instructions $	is $	is on	is_to	it_ask	jobs	learn	login $	mail and	mail says	manage	me for	message_$	more than	more_,	ms_0	my card	no ,	nora	not share	not_customer	notice :	notify	objects	off :	one_and	open for	options	order more	organization	output $	output_the	page :
feature	-15	pages	party	password ,	plan to	please send	please transfer	poisoned	poisoning	policy ,	polite	process	proxy	quite	raise_(	readme 字	ready	same	scale	search	sessions ,	share the	share_with	sign_,	sku	sleep	social	spot	stand in	status :	string_$	subject :	system prompt	system 字	system_"	systems to	target	text_for	that contain	that says	the door
feature	-15	the insurance	the label	the names	the operator	the output	the robot	the status	the string	the worst	the_agent	the_end	the_number	the_operation	the_th	the_to	them_,	this method	this only	this option	this_"	this_we	to close	to return	to_from	to_her	token_$	told to	tools ,	training	u_$	use_operation	variable	verify the	version ,	walk	we're	whitespace	will answer	with anyone	with_same
feature	-15	worst	x $	you for	you get	you_me	you_to	you_transfer	your bank	your e	your_is	} ,	~algor	~annot	~baker	~cause	~clust	~frequ	~groun	~inges	~issue	~limit	~local	~matte	~opena	~remem	~score	~segme	~socia	~squar	~struc	~trace	~varia	“	一切	一封	不受	不可信	不得拆	不用管	与
feature	-15	个人信	个工	个版	个版本	中午前	临	临时	二十	于主	五天	介绍	代表	令	令与	会在	传到共	位同事	余预	信任	停掉	停水	停车	允许的	元起	写一	写着	准输	分为	初	到共	到共享	到期	到货	功能	动之	助教	包括	包的	午前	单位
feature	-15	取值	受的	口	另一	只有	可调	可调用	合约	名字	员可	周四前	和同	哦	噪	四前	图	在三	在的	坊路	字 `	字 main	字 readme	字 vpn	它们	审批	就批	屉	屉里	工资表	带有	席	年龄	序进	店的助	形	得拆	必须	忽略之	愿	成员
feature	-15	我就	截止	户说	把保	把地	把密信	抽	抽屉	抽屉里	拌	接删	接指	措施	提前	搅	搞	搞定	收信	改了	无论	旧	昨天的	是一	普	有一	望	期望	未达	本不	材料	条件	枝	标准输	核一	根	汤姆	法院	涂	游标	烧
feature	-15	熔	牙	理由	生成的	用白	用白字	用管	的一	的包	的工单	的攻	的攻击	的方案	的注入	的版	的版本	直接删	直接指	看了	看了两	磁盘	磨坊路	示注	票	立即	类型的	糊涂	索	绍	给定	给朋	给朋友	绝	统里批	缺少	老肯	英	荷	蛋	表格
feature	-15	要在	警告	许的	试过	语气	请不	请不要	请写信	请加	资表	起会	跳到	轉	过去	这边	送至	邮件转	里批	里有两	重开	钠	集合	高	龄
feature	-16	" <	" or	"_are	"_into	#",	#"A:	#"D	#"D"	#"V"	#"x">	#&tH	#&tHx	#)x&	#)x,	#,&xM	#,D,x	#,Vx"	#,p	#,x0:	#,xA	#,xi&	#--x=	#-x=	#0&V	#0&Vx	#0x,V	#:Nx	#:x)	#:x0t	#<x>L	#=(	#=="	#@x0	#AB&	#B"	#Bx0x	#D:	#HUx	#Ix0	#Ix0x
feature	-16	#L:x/	#Lx0	#MNVx	#NF	#Nx/x	#PxVx	#R&	#T&	#TxQx	#Ut	#V=	#VFx,	#VYx&	#VYxt	#Vx"/	#VxQ	#W:x,	#Y/	#^(0	#^HQ	#^NM	#^NMt	#^Px/	#^Qx	#^W:	#^W:x	#^x0&	#^x:K	#^xI:	#^xLx	#^xOx	#^xP	#_)	#ix,x	#pO	#pVxV	#tV,V	#x","	#x))	#x,0x
feature	-16	#x0x&	#x:0,	#x:K	#x:xb	#x="V	#x>L	#xIx0	#xQF	#xQx&	#xV-	#xYB	#xYx,	#xtO	#xtxL	#|-	#|0	, close	, delete	, ignore	, keep	, on	, you'll	,_have	- user	- v	-_header	/ healthz	0 s	: and	: done	: open	: say	:_send	<_0	<_src	@_0	^ code	^ copy	^ enter	^ lists
feature	-16	^ permission	^ to	^_br	^_full	^_ignore	^_name	^_override	^_role	^_set	^_tests	^_us	` $	` :	` make	a given	a key	address_with	after a	agents to	ai "	an existing	an_-	an_that	and it	app	approve the	approved_k	ascii	associated with	at :	at the	at_:	attributes	authorization_$	back	based on	bases	block_$	bring the	by a
feature	-16	by k	by one	call	call /	call with	chmod 0	code :	code is	code_$	common	companies	counted	data	data ,	delete	delete old	demo	dev /	did $	disallow	div	doc	documentation for	done ,	drain	duplicate	fails	falls	first "	fixed	following_:	for that	for_days	for_of	for_on	for_years	forward to	from_list	generation	hand in
feature	-16	hash	head	healthz	high	idempotency	if the	ignore this	ignored	images	img src	imperatives	in one	in_case	is_when	it_asked	json	k lund	key_$	keys to	labels	language :	language_$	legacy	legal ,	length	let	letters_the	line_is	list of	logged	lund	lund $	mail with	make_`	matches	may_this	missing	mode $	morning	must_a
feature	-16	my -	near	network	new	new_and	no_of	note_do	of scope	of_,	of_-	often	old_,	open the	orders $	our_assistant	out_scope	outputs	over_$	p_:	parent	path ,	per	please	possible	press_$	queries	quoted	read the	reminder :	replication	reported	reservation	reset_password	restore_-	result_the	returns the	scope :	screen readers	send email	send it
feature	-16	servers	set in	set_other	several	shift	skip the	staff must	status	steps	still_the	stop and	support ,	table_$	tables in	talk	text $	that is	the day	the power	the ticket	the trick	the users	the_instructions	these are	this before	this_can	to the	to_only	trail	transfer_,	turtle	we have	web page	whether the	whispered	working $	writer	you'll	your name	}
feature	-16	~abstr	~affec	~appea	~avail	~begin	~desig	~disal	~endpo	~frame	~ignor	~inter	~legac	~logge	~mappi	~minis	~missi	~morni	~occur	~phone	~polit	~preve	~queri	~rende	~resto	~sever	~you'l	”_$	一段	不听	不在	不要用	中的指	二个	交	亮	人办	人办理	以内	件上传	件包
feature	-16	件第	休假	信上	信上写	偏	六月	具描	具描述	再次调	再给	几	分析师	切勿把	判	别发	到的	到第	前会	前别	加个	助手说	勿把	包裹	十五	只要	史	合并请	同学们	告诉别	因	因为	国	在系	在系统	地址	外	姆	字 b	字 d	字 n
feature	-16	字 x	字 “	学们	它从	审稿	家人	导致	尝	屏	岁	工具描	已提	帮我	年起	并请求	开会	弃	所有者	手的	手说	批一	批一下	技	把发	把发票	投票	抗	改密	改密码	整句	文章	新建	旧的	明自	是这	有两	未变	未变更	本接	本接口
feature	-16	析师	核对	欢	款权	款权限	残	求把	源	照做了	球	理人办	理会	的文字	的最	礼物	祈	祈使	符号	第二个	简历里	糊	组长	绑	编写	置为	自身	苏	行的	裹	要求把	触	设置为	诉别	诉别人	诚	诚聘	请向	请回复	请点	调用者
feature	-16	转人	转人工	软件包	辑	进群	那封	邮	针对	长度	间	防	附照	附照片	顺序
feature	-17	" "	" /	"_on	#"L	#"xF	#&F	#&xKx	#&xi	#(-0	#):D	#)<	#,x(	#,xYM	#->	#-x,	#0",	#0/0	#0:xF	#0:xV	#0xVx	#:"Vx	#:0	#B(	#BxL	#Ftx/	#H,&	#Ix&	#L/	#LxQ	#Mxu	#NMx	#NxF	#Qx,	#RxQ	#StV	#SxSx	#V,x,	#VT	#VW	#VYS
feature	-17	#VYx,	#Vi	#VxAx	#VxI	#VxL/	#VxVV	#YBx	#YM	#^(x0	#^-	#^-x	#^0x-	#^:x:	#^J:	#^L:V	#^L=	#^QN	#^Qx&	#^VxA	#^VxQ	#^Wx/	#^pVx	#^t	#^u:	#^x0t	#^xS	#^xU	#b0x	#b0x/	#itx	#tHxU	#tx:V	#txV&	#u"	#uMt	#x":	#x"x&	#x&x(	#x&x/	#x,xI
feature	-17	#xBMW	#xF/	#xFx:	#xLx,	#xMNV	#xNH	#xQM	#xStV	#xV/	#xVW	#xW"	#xb0x	#xi	#xtV	(_`	) `	)_=	, add	, remove	, update	- bugs	- id	- party	- x	-_user	0 june	0 m	0_$	0_sign	: can	: deleted	:_?	:_to	> `	>_-	^ buy	^ contains	^ press	^ r	^ required
feature	-17	^ steps	^ two	^_0	^_alpha	^_beta	^_example	^_reply	^_week	`_字	a day	activate	address to	adds	again ,	ai_"	ai_$	already_$	amazon web	amazon_services	an_0	and sent	approval $	are a	are_as	article :	asks to	assistant $	at least	at_time	attribute	avoid	b_"	beta	between 0	blue one	bot_it	br_`	burn	by_to	c_>
feature	-17	call `	can_to	cause	cells	characters	configuration for	confirmation before	contained	container	content_字	cross -	cv	days_the	def	delivery	desk	detector	disclose	does	drawn	either	email (	errors	ever	faster	fewer	fields	go_to	handbook	happened	held	if they	if_was	in white	in_$	in_box	is in	it_before	it_not	key =
feature	-17	latest	least	listing	manager $	maximum	may :	more $	multiple	none_the	null $	of_runs	ola	once $	one $	operation $	or_it	order 0	paper	parser	permission to	phishing	policy $	position	prices	pydantic	recording	resources	returns	sample	send_(	sends the	sh_-	shared_$	so_you	socket	something_,	sorry	start -	stores	system =
feature	-17	system_$	system_,	team ,	test_$	that can	that_to	the configuration	the group	the office	the server	the_when	third -	third_party	this action	time ,	to read	trust	types	use it	version	wait_the	was you	weather $	web services	what was	with_signed	would have	~centr	~commo	~eithe	~enabl	~exist	~expli	~filen	~handb	~ident	~image	~lates	~listi	~monit
feature	-17	~phish	~price	~pydan	~refer	~regre	~remov	~socke	” $	一号	上次	不得用	不经	不要直	两遍	主持	之类	了两遍	互	交代	人信	人信息	代码	件已	会保	会发	伪	伪造	倒	准后	凭据	分钟	切	前把	匹	匹配	印	却	厅	原来	原来的
feature	-17	去了	去掉	可	可用	右	后发	后面的	周	和系	和系统	回来	回答要	外的	多数	字 make	字_s	密	属	并且	应该	店	建	录后	您可	您可以	我说	户询	户询问	批准后	把信	把工	把报价	把文	把文件	披萨	据给	搜	搜索	替换	最后一
feature	-17	服	条写	柜	楚	没	泳	清楚	激	灯	為	爸	牛	用户询	登录后	的每	的电	目标	知的	知道了	确定	笔	答要	粘	编译	者须在	耳	航	营者须	萨	要修	要提交	要直	要直接	识	说一	说一声	跟我	跟我说	踢	输入
feature	-17	进程	追	适合	週	遂	道了	门	随机	隔	页面	飞	驿	驿站	高于
feature	-18	" add	" is	#","	#&"x	#&-	#&HxS	#&Px/	#&x,Q	#,"&	#,&Nx	#,&xH	#,VxQ	#,x&	#,x0,	#-F	#0)	#0,V	#0V	#:0x,	#:x-0	#="V	#Bt	#Bx&V	#Fx,x	#KI	#L"x	#L,	#O&	#PB	#Px(	#Qxt	#SM	#Vx&V	#Vx,	#Vx,H	#VxtV	#^00	#^F:	#^HYx	#^HxU
feature	-18	#^OP	#^OPx	#^S	#^Sx	#^VYx	#^x:N	#^xC	#^xFx	#^xMx	#^xO	#tx/	#txPx	#txS/	#x,0/	#x,Px	#x,xQ	#x-0-	#x0xV	#x:Yx	#xBx/	#xF,	#xFF"	#xHb	#xHx0	#xJx/	#xOx/	#xPIx	#xQYV	#xRx/	#xV--	#xVxB	#xVxW	#xpx	, not	,_one	- h	0_are	: log	: true	:_on
feature	-18	^ assert	^ b	^ best	^ first	^ guard	^ npm	^ otherwise	^ returns	^ role	^ security	^ send	^ state	^ summarise	^_asks	^_everything	^_install	^_more	^_other	^_tell	^_transfer	^_u	a_file	a_page	active	agent_,	ai assistants	alpha	alt	ann	answer in	attackers	authority	beside	between_and	bit	br >	by hand	call_and	check_the	choose
feature	-18	configured	contact @@	customer_,	data_the	definition	each_$	evil	examples	exercise 0	expires	files $	for_before	id 字	in `	in case	in other	initial	instruct	invalid	invoices to	is called	is used	is_of	it_them	kms key	lets	light	looking	m 0	mail $	model_$	must have	new one	of_is	one_:	opened	page_,	place the	prompt	read_0
feature	-18	reads_$	revoke	room 0	room_$	same_$	scheduled	script	send the	sent the	software $	source :	subject	system_:	template	ten_,	text that	that_agent	that_be	the archive	the given	the rules	the_$	the_?	the_count	the_if	the_manager	the_told	the_until	the_user	timeout	told_to	trick	tuple	update the	url $	use $	use_to	warning	will be	work
feature	-18	write $	writing $	x -	years $	yourself	~attac	~attem	~besid	~buffe	~child	~choos	~class	~discl	~enfor	~error	~exclu	~exfil	~forma	~highe	~idemp	~imper	~injec	~integ	~lengt	~lette	~looki	~opene	~searc	~seman	~settl	一下	一回	上写	不行	之前说	五前	人事	任意	你是一	例子
feature	-18	停下	先询	先询问	出错	创建	别看	到请	前说	单发	单已	单独	原因	发的	叫	启用	员工不	周五前	咨	咨询	因此	在不	地址改	址改	够	如何	字 $	字_git	存在	孩	孩子	它发	完毕	客服	宽	密信	尔	尺	工不	工不得	己
feature	-18	式	待	怎么做	成的	我在	抄	提出	斯	新增	昨	昨天	替代	有者	样的程	次运	次运行	泄露	混	滤器	用该	的代码	的字	的话	相同	第一个	给财	给财务	缀	美	聘	脚	获取	要用	记得	请更	账本	转	转给	较	过滤器
feature	-18	这样的	这种	避	那么	酒店	里藏	隔离	页脚	骗
feature	-19	#&Vx/	#&bx	#&xQx	#)x0	#,&x&	#,--	#,VP	#,VxY	#,xt0	#,xtx	#-O	#/x0	#/xF	#0--	#0:0	#:u	#>>>	#>L	#Bx&x	#F/	#I,x	#IxB	#L|	#Mx&x	#Qx)	#Qx,x	#QxSx	#Sx0/	#TV	#TxQ	#V,x	#Vbx/	#Vx--	#VxQF	#VxS,	#Wx"/	#WxB	#^,x	#^>>	#^>>>
feature	-19	#^F	#^Px	#^V0	#^VNW	#^Vx&	#^bxM	#bYV/	#px	#t0x,	#tOx	#tx&t	#x(&	#x)/	#x:(	#x="D	#xBx0	#xFF	#xJx,	#xS"	#xTxQ	#xVQx	#xtx:	#xu/	#|x|	#||	) $	) 0	) is	, i	, please	, put	,_delete	,_run	,_user	0 $	0 info	:_info	:_of	< br	<_hidden
feature	-19	= @@	>_>	^ example	^ list	^ one	^ panel	^ thanks	^ x	^_a	^_call	^_over	^_param	^_please	^_step	^_urgent	` ,	`_a	a tool	added	and remove	and_$	and_`	apt	are_by	at_0	at_end	back to	be_with	before noon	best ,	cache	card $	classes	click_link	code of	counts	defined	devices	docs	dog
feature	-19	due	encoding	end_the	even	event	external	foo	for confirmation	for more	for_and	friday $	from a	hidden >	id	if	in_a	instructions from	is_as	issues	its_and	june	keeps	local	log out	m_$	mail_$	mailing list	mails ,	make_$	march	members_the	message $	modify	mr	never_the	none ,	noon	not_,	nothing $	one_,
feature	-19	only if	order_$	panel 0	put it	reads	requests $	running	support	system $	tables	tests $	the assistant	the attached	the code	the default	the specified	the_or	the_reads	the_sees	the_today	the_version	the_who	threshold	thursday	to ,	to_`	unless	untrusted	utf	versions	week :	without asking	words $	you_not	your_name	~addit	~chapt	~close	~decla	~diale
feature	-19	~field	~inten	~inval	~invoi	~maxim	~measu	~overr	~retri	~revok	~runni	~templ	~thres	~thurs	~unles	~untru	~workf	~wrapp	“_字	个字	件上	企图	作业	倍	储	兹	况	别跟	前一	区分	医生	十四	周内	周四	园	固	固定	在一	多个	失	字 id
feature	-19	字 json	字_“	字节	小	崩	序列	店的	得	情况	我一	或者	所有的	批	披	指定的	据	明天	是有	最多	有用户	有问题	林	格式	漏	演	片	理人应	用户已	电话	的你	秒后	简单	索要	给模	给模型	者须	聚	覆盖	见附	见附件
feature	-19	议的	请打	轻	返	造	键
feature	-20	#""	#"Yx	#&V"x	#&VxU	#&x:x	#("x	#(L)	#),	#)x(	#,V,x	#,x,Q	#-x&x	#-xVx	#0:xB	#:x(x	#<D	#<D>	#BVx/	#Btx	#D)	#FxF	#HxH	#HxV	#L0	#LL	#Ox,x	#V/	#VxIx	#Wxt	#YxY	#^Qx0	#^QxY	#^V:	#^Vt	#^Vtx	#^i	#^x,D	#_$	#bx:	#i,x
feature	-20	#x&xP	#x)"	#x,&&	#x/	#xHtx	#xJ/	#xMxQ	#xQx-	#xVY	#|L	(_is	)_and	, /	, stop	,_all	,_an	- run	0 ms	: call	:_text	^ don't	^ gcloud	^ mark	^ my	^ pls	^ remove	^_add	^_b	` `	a message	a web	against	agent $	ai agents	an	and ask	and_is	are_on	bar	be used
feature	-20	binary	br	buy_$	center	cn	cross	current	customer	day	dear_,	example	field	for ten	front	hotel	how to	html	if_$	ipv	ipv 0	it_for	kept	label	last_$	like	log_,	long	makes	message ,	n 字	name ,	no_,	nodes	nothing to	only the	ordered	org	output_$	pair	parts
feature	-20	person $	pool	provides	queue	receipt of	return it	s "	s $	second $	see_for	separate	sequence	some	syntax	team_$	tell it	text in	that of	the agent	the box	the call	the channel	the_asked	the_had	the_into	this is	to an	units	useful	when_is	within_days	your_,	~again	~binar	~block	~cente	~happe	~metri	~parce	~rando
feature	-20	~relat	~retur	~train	~usefu	~yours	一致	不会	不知	不知道	两个	主管	了吧	人员	以及	件中	件转	企	使用	写入	写的	冲	出的	别理	加入	医	单号	发信	合	同事	天内	山	常	想	感	打电	打电话	把密钥	拍	损	措
feature	-20	标记	检测	概括	用例	界	疑	的回	的用户	研究	磁	移除	究	等	练	者在	订单号	训	询问用	重来	钟	面包	频
feature	-21	" note	" you	"_it	#"B,	#"B,V	#&xHx	#,Wx,	#-(x	#0x,&	#:-	#:000	#:pVx	#:x0/	#:xb	#:xux	#Bx/	#FFx	#HxS	#Jx,x	#L,&	#Nx,	#Nx,&	#P/	#Q/	#QxQx	#Qxi	#S"	#S&x	#T,x	#VxBx	#VxR	#VxYx	#Wxtx	#^0	#^:x	#^HY	#^Hx	#^QYV	#^QxM	#^x,F
feature	-21	#^x-	#^x0x	#^xtD	#i0	#tVxS	#x&xN	#x,-	#x,V:	#x0&V	#x:u	#xB/	#xFxF	#xKI	#xKx/	#xWtx	#xi,	#xux,	( $	, check	, that	0_)	: `	: ask	=_://	> "	>_$	^ expected	^ s	^ sign	^_need	^_these	^_use	^_user	`_(	a page	after_$	agents with	associated	at most	attached
feature	-21	b $	be set	configuration	confirm the	copy the	do this	enter your	example ,	exceptions	expected :	from_to	function	g $	get the	id ,	in for	in_:	instructions_the	into your	invoices	is set	is told	it does	json $	key	key_,	metadata	might	ms	msgid	neighbour	of_that	on $	optional	perform	policies	refresh	replies	return a	rfc 0
feature	-21	ring	say "	seen	services	single	src =	src_"	stated	str	supported	text to	the app	the_own	this_to	to $	to do	true_the	updates	we	where it	will_the	windows	yaml	you don't	you_use	zh	~adjus	~assum	~metad	~netwo	~param	~refre	~singl	~timeo	~worke	”	上一条	九折	人工	人应
feature	-21	再次	写信给	到下	占	压	各位	实验	忘了	投	据库	数据库	数的	有问	术	来电	泄	的行	礼貌	给客	给客户	行事	被拒	认为	让机	让机器	请于	请勿	貌	边
feature	-22	# #	#&x,V	#(0x	#)"	#,0/	#-&	#:D	#>>	#FF"	#MNV	#N,	#O/	#OxPx	#T/	#VxA	#VxQY	#Yx,V	#^Hxt	#^P	#^pV	#^x&x	#^x,p	#^x:p	#^xF	#^xF,	#^xNx	#x&x,	#x):	#x,&W	#x:x0	#xHx/	#xQxR	#xbx,	, we	,_”	0_a	^ ://	^ could	^ disable	^ run
feature	-22	^ title	^_$	^_to	^_up	a -	a_in	api $	as_as	authors	backup	bugs	checking	cpu	created	data $	e g	follow the	for each	i've	instance	ip	member	name $	name :	of_:	on_may	own	postgresql	readme	reports	rfc	run this	set the	set to	size	stand	supports	tasks	test	the authors
feature	-22	the list	the_module	this_in	time	transfer	vpn	when_user	where the	window	within 0	years	~multi	~possi	~sampl	~synta	~targe	会把	你看	你看到	做了	入	击者	分类	删了	十分	十分钟	后再	声明	子	实	库	情	我没	拦	攻击者	未经	样的	每一	演示	留
feature	-22	盖	看到的	研	米	终止	老	花	衣	覆	让助	让助手	设置	该块	误	请回	跟老	这些
feature	-23	#&x(	#&x-	#&xMx	#,x&x	#,xQx	#--x&	#-Vx	#0:0/	#:0-	#:0x/	#:Vx:	#:x"	#I"	#MMx	#NxQx	#NxS	#VFx/	#VNVx	#Vx0&	#^V"	#^YM	#^x"	#^xYV	#x&"	#x,"x	#x:x"	#xI:	#xNx,	#xY/	#xtxP	, and	, switch	,_?	-_$	/ $	@@ "	^ delete	^ how	^ p	^ “
feature	-23	allowed	and call	and send	app ,	at 0	by_:	check the	connection	create	defaults to	delay	documentation	don't tell	dry	ensure	four	half	kms	lead	ledger	once	refused	s 字	schema	set $	sign up	specify	stream	the invoice	the_again	the_first	to :	to get	to_that	upgrade	use	users $	you need	you will	~balan
feature	-23	~parse	~versi	一天	不想	不要回	书面	出示	副本	助手的	勿	坊	并通	并通知	得用	循	必填	忽	忽略	您的	您的助	日前	构	概	热	的方	磨	磨坊	紧	蓝	要回	说话	调用的	超过	连接	酒	针	错了
feature	-24	"_,	#(&	#,&x/	#::	#="D"	#Bx0	#Hx,&	#HxB	#It	#Jx,	#OxP	#QYVx	#Qx&x	#Wx,V	#YN	#Yx0	#^D	#^L:	#^Nx	#txtx	#x,x,	#x0,x	#x:xu	#xBx&	,_don't	,_must	: :	< ://	?	^ an	^ curl	^ each	^ our	^ report	^_is	^_s	a	a model	and_are	and_for
feature	-24	blue	cancel	cannot	compare	create a	end of	for example	for your	for_in	functions	gateway	group	if this	if_is	it with	key ,	logs	lost	main	new_$	old_$	operations	parameters	remove	restart	th	the_will	to_an	two_$	x_$	your_for	~canno	~faste	~ledge	~neigh	~poiso	不许	了两	会被	写信
feature	-24	别告	别告诉	和	型的	字 ?	字写	室	己的	应用	拒绝	教	数据	无法	有用	自己的	词	询问	进行	重复
feature	-25	#"B	#&xM	#(x"	#)-	#-x"	#-x0	#:(	#:Vx/	#="D	#Jx/	#Kx/	#Mx&	#NxQ	#QYxt	#Rx/	#^0:0	#^Yx	#^x	#^xMV	#^xb	#^xt	#^xtV	#ix/	#x&Px	#x(x0	#x:x=	: it	< 字	^ a	^ git	^ name	^_do	^_the	^_will	a list	a_$	a_is	as_in	before it	can you
feature	-25	content :	d 字	defaults	generated	has_$	if_,	instances	it again	key $	library	match	must not	of an	one of	response	s_$	screen	started	such as	the end	the number	the old	the test	the_line	the_value	title :	v_/	you $	you must	~build	~claim	~curre	~defin	~readm	三	中	原	发现	后一	坏
feature	-25	居	左	拆	景	水	猫	的调用	等待	罗	表示	试	送到	邻	邻居	重启
feature	-26	#&xSx	#=0/	#^VL	#x&x:	#xK/	#xPI	#xWx/	#xtx/	,_what	^ :	^ ask	^ model	^ we	action	and delete	answered	c 字	case	custom	gcloud	is an	md	method	of it	resource	run	seconds	the current	the mail	tom	user_the	whose	write to	your_$	~chara	~conne	~defau	~gclou	~print	一张
feature	-26	书	例如	协议	名称	呼	城	增	字 -	攻	的调	请忽	请忽略
feature	-27	#(L	#B/	#D>	#FxFx	#J/	#QYV	#Qx/	#V(	#VQx/	#^QxH	#^VY	#^x:"	#^xN	#x:L	#xBt	#xR/	/ v	:_}	^ if	^_no	all_the	did	feature	first_,	iam	import	not_$	option	provide	the_are	threads	using the	view	you want	~compr	~diffe	~examp	~initi	~stati	~turtl
feature	-27	事	二	些	人读	含	启动	周一	器人读	截	的值	脚本	这样
feature	-28	"_a	#"0"	#&xH	#("	#,x0/	#-0)	#-:	#VNV	#VY	#^-V	#^VNV	#^x0,	#txP	#xI/	#xUx/	#xWt	, see	^ use	^_字	and_a	callwright	if it	in $	is not	many	on a	one_$	project	provided	return the	see ://	short	that are	to_"	to_a	your_and	~ensur	~imple	~modif	~repli
feature	-28	~sched	~suppo	三方	内	您	提示词	的助理	示词	种	第三方	这是	退款	附件
feature	-29	#,V:	#,YM	#0xV	#Hxt	#^,	#^Y	#^x,	#^xWx	#tO	#tx,V	#x,&	#x:"x	( "	^ no	^ open	^ you	agent_$	call_$	copy	description	injection	on 0	returned	title	within	~assoc	~callw	~featu	~schem	~strea	~withi	列表	命令	平	括	本周	步骤	的文件	调用	邮件
feature	-29	骤
feature	-30	#)x/	#,Vx,	#FF	#YS	#^0:	#tVx/	#x:x,	^ all	^ see	^_list	^_should	are_and	authorization	letter	number of	request	something	such	the_before	this operation	told	uses	~attri	~postg	~separ	代理人	但	启	地	样	理人	的事	的用	组
feature	-31	#,-	#HxtV	#Hxtx	#^x:0	#i,	#tx0x	#xFQx	#xQx/	<_$	^ read	call the	empty	existing	handle	hi_,	monday	room	run_$	server	specified	the bot	~gatew	~monda	~seque	字段	字符	成功	没有
feature	-32	#,Nx/	#VYx	#VxB	#xFQ	: send	^ call	^ only	and a	bytes	changes	effect	files	runs	s_字	should be	tools	value	web	~count	~metho	息	持
feature	-33	#,L	^ hi	^_must	`_$	`_`	calls	note that	of_$	on_0	~actio	~activ	~argum	仍	使	击	工作	红
feature	-34	#))	#0,x0	#Yx&x	#^N	0 of	^ ,	^ with	arguments	in_0	mcp	still	which	you_a	~somet	不到	副	小时	超
feature	-35	#Vx,V	#^<x>	#^Lx	#^x/	the $	with your	~allow	~perfo	文本	电
feature	-36	#x,0	^_`	^_can	a_-	forms	type	used	~funct	~infor	~state	~windo	功	发票	命	找	攻击
feature	-37	#^|x	, or	:_$	g	two	values	~impor	秒	错误
feature	-38	#,0	#Nx,x	#^tVx	` 字	more	object	path	务器	服务器
feature	-39	#VxV/	#^xL	$	^	^ i	^ the	error	input	~resou	指定	月	的文	移	网页
feature	-40	most	old	python	~value	格	注入	用的
feature	-41	a_that	by_$	信息	车
feature	-42	(_$	amazon	~amazo	~pytho	~serve	中的	返回
feature	-43	#^tV	#^xM	? $	~creat	它
feature	-44	! $	information	operation
feature	-45	#^xW
feature	-47	~provi
feature	-48	send	to a	~optio	选项
feature	-49	~objec
feature	-50	^ -	^ return	^_=	一个
feature	-51	运行
feature	-53	#^L
feature	-54	^ this	use the
feature	-55	, -
feature	-56	, $
feature	-61	^ `
feature	-63	~speci
feature	-65	#^|
feature	-66	或
feature	-71	: $
feature	-78	or
word	69	把
word	60	this
word	56	helper
word	52	凡
word	47	ai
word	46	assistants
word	43	whatever	这	都
word	42	automated	报	替
word	41	as	summary
word	39	gift	helpers	reading	should	帮	总	本
word	38	all	bots	whoever	y	全
word	37	mention	top	填	律
word	36	digital	reader	readers	signature	with	主	动	条	箱
word	35	every	llm	out	prod	他	整
word	34	coding	hint	note	that	wire	访
word	33	and	hey	publish	transcript	ur	所	那
word	32	also	answer	assistant	his	iban	kindly	remark	so	tmp	unlock	免	均	并	意	手	摘	汇	直	者
word	31	admin	agents	behalf	de	to	你	理	解	额
word	30	fi	place	pro	trouble	人	便	官	查	赞	顺
word	29	automation	backups	comment	doing	handling	table	办	继
word	28	credit	dear	fa	finish	js	ltd	mirror	now	post	therefore	win	先	帖	悄	档	维	里
word	27	further	here	link	notes	official	pass	put	through	代	何	已	派	用	结	说
word	26	affiliate	asistente	club	consented	drop	el	form	la	lawyer	replaced	software	standing	trusted	啊	开	的
word	25	agreed	codes	confirm	dev	es	evaluating	expense	mailbox	repeat	show	到	备	病	看	程	续	若	莫	通	限
word	24	ahead	bc	bet	bot	carry	ctx	go	guest	iframe	mozilla	proceed	replace	requested	say	session	txt	verify	vip	while	who	插	资
word	23	eth	fee	full	machine	maintainers	other	pasting	premium	priority	rm	sum	typed	xlsx	层	序	弄	证	请	购	释
word	22	accept	acct	al	are	auto	break	drafts	erase	gb	kx	mind	next	payable	pictures	qz	rf	span	summarising	ta	triaging	ua	wget	whitelist	wi	其	加	勾	单	床	废	成	正	谢	面
word	21	answering	auditd	biz	booking	calendar	completing	ed	everybody	failing	fe	grant	greens	hjk	hookspath	humans	instead	it	later	nameserver	ok	postinstall	push	record	resolv	strumfast	sudo	these	tracking	travellers	wants	wish	下	卖	弹	惯	改	碼	私	算	讯
word	21	评	费
word	20	any	applies	conversation	correction	customary	debug	earlier	favour	inbox	irrespective	kubeconfig	lay	must	needed	offer	opening	padd	person	phrase	piao	preserve	recap	rest	reviewer	rt	solving	summarizing	their	thx	visitor	would	丽	任	即	季	排	最	框	管	阅
word	20	隐
word	19	always	approved	authenticate	autonomous	below	certificate	chalk	codeowners	comply	display	factor	far	fetch	fetching	for	free	infra	instructed	mallory	medical	msg	obsolete	owner	para	processing	production	recover	regarding	requester	reroute	residents	sale	shares	sheet	ssh	style	submit	telemetry	trace	transmets
word	19	username	wallet	whenever	whoami	付	刻	历	姓	宾	核	案	筛	统	绿	起	钥
word	18	acceptance	apk	auth	bank	brandt	chart	cite	consents	continuing	customs	desktop	drive	editing	everywhere	firm	focuspal	isd	maintainer	mine	nwbk	off	offline	que	recovery	rivalcorp	straight	systemctl	them	theme	unrelated	waived	warn	xyz	为	亲	公	幕	应	忙	护
word	18	拨	掉	模	毋	沙	爱	礼	论	连
word	17	above	am	btw	charge	connected	csv	decline	everything	font	forecast	from	generating	gist	hk	human	immediately	interrupt	payments	photo	pr	quietly	quote	quoting	rank	reply	respond	sandbox	scanning	scoring	solution	sponsored	suggest	survey	swap	the	transmit	user	way	wrote	上
word	17	册	决	客	干	扫	某	款	毒	薪	质	贴	问	需
word	16	approve	attention	author	bo	candidate	cart	ce	com	dba	deals	deliver	e	enters	entirely	env	etc	hivemind	hope	io	kcal	knows	lgtm	lo	lyrics	meets	nice	outgoing	pad	placed	posts	pursuant	responder	review	root	salary	sessions	soup	su	supplier	suppose
word	16	supposed	thread	tick	token	treat	truehistory	usuario	whichever	wiki	word	your	串	予	以	依	做	别	助	召	各	品	夜	就	挪	接	注	泰	破	系	级	自	董	记	豪	青	食
word	15	af	anybody	append	asked	asm	audiences	backwards	bcrypt	best	browsing	budget	buyer	by	checks	company	competitors	contrase	correspondence	credentials	disregard	fill	fix	flight	food	forever	fr	gn	has	ingredients	liability	libra	matched	nearby	north	npm	obviously	ops	package	pe	people
word	15	pix	qo	remarks	reminder	revocation	routine	saved	sh	silently	sqlrecurse	starting	trackers	traveller	unrestricted	up	viewed	viewer	wipe	won	争	军	利	升	块	墨	广	急	柯	油	秤	絡	莲	視	跳	近	部
word	14	accounts	ais	alarm	alerting	alone	along	alternatives	avalanche	been	bonjour	browse	bye	cancellation	computing	conf	contacts	copilot	customers	den	deposit	devhub	directive	flood	following	forbidden	future	gitconfig	give	hack	hex	keys	le	listening	lorenz	mail	mark	migrating	mira	moll	ni
word	14	non	ohio	opens	our	pending	posting	public	quickbuy	r	rating	rebook	recite	release	remainder	round	signing	summariser	supervisor	tagging	today	topics	whole	光	另	墙	女	快	患	拣	政	敲	来	植	熟	给	职	舍	言	镜	须
word	13	act	aloud	appending	away	bcc	bump	cc	cent	certified	comparison	competitor	concerning	conclude	cookie	critical	detects	digest	discount	docx	down	dump	engines	entries	euro	exceptional	expired	explaining	express	folder	force	gr	guidelines	gur	hole	invitations	jazz	keeping	leaving	lt	meyer
word	13	mfa	noisy	original	payroll	pretend	processes	programmatically	puts	quarterly	rarely	re	regardless	remaining	rename	resend	resolution	resolved	retry	rot	safe	shop	shopping	spa	stored	tax	teh	three	tide	todo	translating	treatment	tubiao	validated	via	viewing	vision	whisper	xl	yo	专
word	13	元	兔	出	十	啦	审	尾	归	户	推	既	智	机	杯	欧	洞	窍	答	细	绩	胡	草	营	诀	诊	足	辞	销	预	领
word	12	aaaac	addon	alle	applying	asking	aware	balls	bauer	capabilities	completeness	correct	corrupt	curl	describe	dms	entitled	exception	exif	experience	feed	feedback	fox	generate	glasses	guides	home	include	kdoe	layer	leaflet	lee	lives	lyon	mika	nd	net	nicht	notetaker	nz	partners
word	12	phases	pipeline	plane	private	quantity	query	removing	repo	reporter	res	reyes	rotate	seats	slack	slot	strangers	strongly	success	sunny	taxi	tests	trivial	understood	unlocked	unstated	uploading	usage	verification	visibility	websites	z	价	儿	北	半	台	哈	域	奖	妹
word	12	將	忆	挑	晚	歌	止	此	清	煮	第	联	致	设	阳
word	11	actually	adding	agent	allergy	anyone	arjun	arrives	attachment	bold	brief	buy	capital	caps	cards	chat	clean	clicking	copied	cost	decode	displays	equals	exceeded	explains	fine	gather	general	gmeyer	helpful	him	hu	item	l	letters	level	links	linters	llms	map	me
word	11	medicines	meetings	messaging	monthly	move	my	opt	oven	owed	panel	participant	penicillin	percent	permanently	phone	pointing	pre	prepares	preparing	profiles	prospective	protection	quick	reminders	reproduce	reviews	rooms	savings	scheduling	sell	shall	side	spam	sponsor	substitute	svc	temperature	then	think	turning
word	11	umbrella	venue	zed	介	优	伦	住	关	养	准	坐	好	彩	悉	拼	敬	永	洁	烦	百	着	稍	缘	股	获	读	贵	身	难	验	麦	齐
word	10	accesses	admission	allow	anything	apply	authorized	beneficiary	bigger	cambia	caution	ci	collaborator	colorz	community	contributors	covered	crlf	detail	directly	dm	early	edited	engine	eval	expects	extend	extending	finished	fridge	giving	harbour	helio	installs	keywords	kira	leaves	lf	limit	linked	loan
word	10	look	ls	manages	manuscript	membership	mistake	nov	of	orders	packs	password	placing	poem	positive	powered	practice	prefers	preview	procurement	quota	ranking	relay	rent	risks	rota	satisfied	silence	sir	skip	snippet	someone	sort	stay	street	sure	system	talks	throughout	tool	transfers
word	10	upon	virtual	voss	warranty	xk	yes	you	买	写	卡	卸	号	司	啥	在	套	守	延	必	性	慢	扮	收	暗	析	浏	篇	纪	纳	虫	請	议	轮	软	递	黑
word	9	advise	after	aid	answers	arrival	at	attendee	become	binding	cd	checkout	classify	clause	clients	column	compiling	contents	cookies	coordinates	deploy	diary	done	edit	enter	facts	formatting	generator	her	hiring	history	insert	instructions	invoking	its	keyboard	labelled	legs	logins	minute	moderation
word	9	negative	newline	no	npx	operator	orbex	patient	paused	payment	ping	pip	pl	pls	products	projects	ps	qualification	quarter	rejected	renew	rerun	reserve	reserved	rise	roll	scribe	shipped	signed	sleeping	slots	snapshot	statusbot	suggested	summarize	sus	texts	there	they	tip	trading
word	9	visit	vulnerability	webhook	website	were	write	yml	zone	也	五	佐	信	充	分	南	受	同	后	回	圾	垃	型	奶	始	尘	履	引	房	托	拖	提	播	杜	步	气	照	社	积	策	绕
word	9	藤	量	阶	险	顾
word	8	account	add	applicant	applicants	approval	aws	bash	birth	breaks	build	cancelled	captions	cast	changing	charger	chartlab	clerk	computer	consulting	credits	dao	developer	device	dns	double	elif	encoded	entitlements	execute	extracted	five	gran	hotline	important	in	incoming	intervals	iso	kids	last
word	8	line	little	luck	meta	midnight	need	notification	offers	page	paste	perf	picks	plus	positives	pricing	privacy	probably	produce	produced	promote	pw	readings	recommend	report	resolving	resume	runbook	safety	sales	scraper	sending	shared	shell	start	sugar	suitable	ticket	treasurer	tulips	tutor
word	8	using	usr	wake	week	well	when	wished	一	么	产	从	传	余	健	催	兰	化	华	名	喝	嘱	嘴	圈	夹	妮	希	拥	爬	脑	览	辅	遥	锁
word	7	according	among	apis	automatic	card	co	comparing	complaints	constraints	copying	dead	defining	developers	discuss	drops	else	enclosed	equivalent	fastcsv	firewall	funds	grade	hereby	histories	honey	income	increase	installing	internal	job	joke	just	k	longer	meeting	models	moment	needs	o	only
word	7	onwards	outdated	owners	partner	passed	portfolio	principal	properly	q	receipts	refactoring	refrain	requirements	scan	se	silent	since	sl	sshd	tran	unsafe	voice	was	without	wording	zentora	再	吴	唯	处	宏	容	寄	展	峰	征	念	扣	旅	氏
word	7	浪	灵	物	狐	珊	禁	税	端	荐	遇	配	酱	醒	魏
word	6	anyway	assigned	bearer	begin	being	bid	boil	bother	breaking	but	chair	chatbots	coming	customer	decided	displayed	effective	ended	exam	exports	floors	google	guard	he	invisible	items	kitchen	laptops	leave	lock	make	migration	mit	older	paragraph	payee	payload	prefer	preferred	prepare
word	6	programme	proposed	prune	purposes	rather	read	represented	requests	rows	save	secrets	site	sources	stock	summarise	sunset	suppliers	te	thing	touch	train	under	verified	warnings	休	伙	位	厨	咖	商	啡	头	婚	度	往	惊	惠	授	求	涨
word	6	童	终	缴	速	锅
word	5	afterwards	application	approves	assessment	attendees	behind	box	camera	cap	carries	chatbot	child	city	clone	closing	committee	continues	covers	cue	db	document	donate	dont	enquiry	environ	executed	file	fit	fixing	forwarding	forwards	generators	gh	into	issue	keep	licensed	looks	message	model
word	5	notifications	okay	oss	paid	past	praise	price	profile	pytest	rain	reviewed	rights	rotated	school	separated	set	setting	sites	speaker	speed	state	surface	tabs	take	tls	toddlers	translation	u	usd	usually	works	不	今	候	刀	区	吃	大	师	强
word	5	按	放	数	日	星	树	死	母	每	短	签	肯	要	计	许	赶	迁	过	附	顶
word	4	agenda	alarms	applications	automate	bad	billing	book	bug	care	cfo	controls	dan	degrees	delivered	demand	discord	do	drink	exhausted	failures	flaky	global	good	hold	host	j	leak	lower	million	notices	november	on	politely	present	previous	promised	purchase	quickly	quiet	reaches
word	4	resolve	sato	says	scene	screening	stars	terminal	unattended	upper	usual	visitors	丁	久	乎	云	份	供	倒	冰	双	報	境	复	她	学	完	对	康	懂	扩	时	暂	末	点	牌	现	班	略	码	篷
word	4	约	络	般	虑	警	订	讲	诉	豆	账	适	银	陷	霉
word	3	agency	agreement	aq	authorised	belongs	bidders	boss	carried	clear	code	continue	council	dates	dropped	effects	ending	episode	ex	fatal	final	find	forget	going	guests	handles	have	il	installation	kettle	license	listeners	matching	newest	night	oakes	ones	others	packages	params	permission
word	3	persons	pick	pizza	pop	port	proposal	records	reporters	retention	score	search	sees	summaries	sunday	tent	term	tours	tree	unsubscribe	urgent	wedding	white	万	且	俱	前	及	喂	址	将	尊	当	我	抢	早	明	权	牙	献	玩
word	3	瑞	瓶	站	素	蜜	西	谁	贡	送	麻
word	2	accepted	carrier	centre	cny	colleague	credential	dialogs	eur	factory	fri	gone	guide	handled	hi	ie	img	index	insurance	law	legal	management	martin	master	okafor	ordering	param	pay	permitted	pics	published	recipe	rob	saying	scripts	settings	showing	shown	tips	tonight	updated
word	2	wanted	why	writing	义	什	停	克	听	士	太	支	施	易	春	画	番	茄	药	行	表	透	逐	钱	阿
word	1	about	acme	alternative	board	bullet	celsius	complete	config	content	criteria	disable	discussed	download	drafted	environment	eslint	evaluates	expected	failed	families	fastgrid	figures	film	follow	gate	get	health	idea	identity	incident	inform	invoke	is	jar	junk	mailing	malicious	merchant	mode	money
word	1	normal	nothing	omar	omit	organiser	passing	passport	phase	play	plugin	program	py	ransom	really	reason	renders	replicas	results	ruth	sends	setup	speak	ss	suite	sys	those	tier	tin	together	track	triage	turned	typo	visiting	vote	what	业	之	作	净
word	1	创	制	券	卷	取	否	团	娜	安	导	工	差	帐	挂	摄	烤	特	登	群	至	藏	财	錄	链	队	饭
word	-1	acceptable	accepting	adduser	adjust	alloydb	already	alters	amazonprovideddns	antigravity	apphub	appid	appstream	archives	areas	assertion	atlas	aurora	bell	bits	bookkeeping	bunch	burstable	button	callables	carriage	cdn	cert	ch	cheers	clever	connectors	conversationid	converter	core	createmlmodel	cryptography	cu	datasync	datazone	delimiters
word	-1	denied	describeservices	dictionaries	die	discovery	driver	duck	each	elastic	embeddingmodelarn	end	engineer	escaping	established	executes	exists	first	fleetwise	folding	gi	glacier	graphs	gz	gzip	handlers	header	ibs	identifying	including	informed	integrating	interspersed	invalidation	invokeagent	kafka	kendra	kev	keyspaces	kills	lacks
word	-1	lazy	llama	loss	lowercase	magnitude	matcher	materialized	mediapackage	minutes	mmap	modifying	months	mounts	mytopic	namespaces	nature	newsletter	nfs	numbers	obey	outposts	overriding	parse	perceptual	permits	pgdata	pixeltable	plaintext	positional	predicts	prefixes	primitive	qyt	raise	recursive	restaurant	retried	rightmost	rollouts	router
word	-1	rsync	runlimits	scaled	searched	selecting	sessionid	shadow	sloppy	smb	somebody	sorts	spanish	spark	sslmode	survives	swf	symlink	syntaxerror	tablespaces	tasklets	tb	too	tracebacks	trial	trips	truth	ttl	typically	udp	universal	unusual	upload	us	valid	validationexception	venv	vocabulary	workstation	worktree	wrapt
word	-1	wrong	xx	yyyy	zcode	zu	举	们	会	体	例	偿	员	家	帽	庭	恶	扔	承	斜	斯	有	校	毕	汤	洗	消	然	由	规	邀	重	长	鞋
word	-2	accessible	administration	aggregate	allocation	alternate	apigee	app	arch	artifact	attributeerror	backupplan	bak	batches	bd	bearerauthenticator	before	behaves	blogid	boto	bounding	brand	bs	calculated	campaign	cases	chatgpt	cheap	chunk	cleanup	collected	compatible	compliant	composite	comprehend	construction	conversations	cr	datasets	decrypting	deeper
word	-2	defense	delaying	deletebackup	deliveryfrequency	delta	disassociates	disassociating	discovered	divisibleby	division	downloads	dusk	dynamic	efficient	ej	endchars	engagement	ephemeral	ert	europe	evals	evaluated	fact	fat	fieldinfo	firestore	firewalls	fleets	forge	frequent	fsx	gcp	getcomptype	got	governed	grants	hour	identifies	if	improve
word	-2	individually	infer	judged	keychange	kind	kinesis	languages	laptop	layout	lifecycle	listener	lose	madam	mailsplit	managers	market	marks	metastore	misspelt	ml	mon	monitored	mum	naming	necessary	nevertheless	notebooks	notified	nutrition	oh	ond	ontap	overflowerror	overridden	parked	parsers	parses	pat	peerings	personswithrequiredequipment
word	-2	placeholder	player	policydecision	premises	printables	promotion	prompted	prompts	protect	proves	pycon	question	quotas	rate	rates	receive	recent	reconciler	refreshcache	regards	resolver	resolves	revenue	revoked	right	rpo	sam	scc	searchdocs	second	serverless	setpos	similarly	snake	sned	spanner	specialized	stages	standby	stdlib
word	-2	stop	studio	tell	testcluster	things	thousands	times	toolanswer	tpus	trip	understanding	unparse	unsupported	uuids	vertical	workspaces	workstations	了	京	仅	伊	允	六	告	哥	四	塞	壶	奥	妈	委	市	布	年	心	指	描	料	旁	期
word	-2	泛	生	纠	绳	署	落	街	话	贝	轉	道	露	非	首
word	-3	ablah	accessor	actively	adversarial	ami	amount	ascending	ascent	associations	atom	atomends	attachments	attributefilter	authorise	axis	backpressure	bboo	begun	berlin	bitwise	bkpimage	blacklist	boot	calculations	capable	captured	chain	challenge	chance	chime	cloudhsm	cmp	collections	comes	compilation	completes	comprehensive	conda	condition	connects
word	-3	consists	constructor	course	database	dataproc	deck	decoder	departure	destinations	detectprotectiveequipment	dimension	divert	doctestfailure	door	dr	dryrun	efs	eks	emr	eprt	excluded	explain	extension	faithful	false	featurization	filled	flexibility	footer	fp	ftp	getbucketlocation	getfunctionconfiguration	globs	gnome	graphics	hand	healthy	hexadecimal	hexdigest
word	-3	hl	hooks	ignore	incremental	indentn	ines	info	ingress	interest	intro	invented	ipc	john	kenneth	leaf	learning	lease	lens	life	likely	literals	located	logout	manager	manifest	mapped	marketplace	markussintonen	means	mirroring	mistral	mycompany	nearly	newgrp	none	notation	obj	ocr	openzfs	organizational
word	-3	parents	parsing	passes	pathlib	peers	permitting	petra	php	pinning	plans	portability	ports	posixpath	prints	prior	programs	pset	pv	pyproject	readonly	recognize	reduce	redundant	reentrant	rekognition	reliability	remind	repair	requires	reset	restores	retrypolicy	rmdir	rolled	rollout	row	runtimeerror	samples	schemes	secret
word	-3	sep	setmark	sets	sev	simulated	slow	snan	specifically	specs	src	srcset	standin	stands	starter	stats	stuff	substitutes	subtract	supply	suppress	surprise	tbl	terminates	tha	thought	threadinghttpserver	timing	toolkits	transforms	translate	traps	triggers	true	truststore	typeddict	typevar	undelivered	unified	url	usedforsecurity
word	-3	vertically	visuals	voted	webacl	werkzeug	workforce	written	zones	东	低	傅	兼	划	售	夸	存	带	换	族	旦	晴	朋	榜	流	游	简	聪	衡	裁	责	距	遮
word	-4	abstraction	accuracy	acls	activity	adaptive	additional	admindir	anomalous	aqs	askpass	assign	automatically	autoscaling	azure	b	bcj	beneficiaries	bigquery	bill	bin	bitmap	blob	bounds	brotli	bsd	bullmq	c	campaigns	canonical	categorycode	celery	cfn	char	charjunk	cherry	chunks	cldr	closely	colormode	compensate
word	-4	compliance	compressed	computed	concurrent	construct	contain	contradicts	corrector	courier	crm	cryptogram	currencies	datadir	dataplex	datastore	dd	deferredtoolrequests	deletes	delivers	denies	dependent	dest	detect	determines	dialecterror	discriminators	drawer	ds	easier	ehlo	eleven	emacs	enabling	equipment	err	exact	exit	expensive	extra	fault
word	-4	fifth	fourth	functionresponse	geometric	git	guidance	heating	height	hereafter	hidden	holiday	hsts	identified	ignoring	inbound	increases	indicating	ingested	inheritance	initialize	inline	instdir	intelligent	intuitive	involved	ipam	ips	iserror	issuance	jd	jsonpath	kit	korean	learns	lex	list	locking	locks	ltype	machines
word	-4	manner	mayhavehappened	memcache	messages	met	modifies	mounted	multicast	myproj	mypyc	networking	notimplementederror	open	opensearch	organize	os	partition	peer	perimeter	perl	pets	pieces	pin	places	pod	popitem	pp	preceding	prediction	preferencelist	problem	property	protective	provision	pydoc	pyspark	qnan	qualified	radius	ran
word	-4	raster	ray	recommender	registries	relational	removal	replicating	required	respect	restoration	resumed	retrieved	reviewers	revision	saliency	sampled	secretary	security	serializable	setattr	setlocale	shapesize	significantly	simply	soaking	sp	speech	ssd	sse	sslcontext	stamp	statoverride	stopped	subset	suggestion	super	superclasses	supplied	symmetric	tcp
word	-4	templates	thank	tickets	tiltangle	toast	toolutil	transformation	twice	unspecified	variants	vendor	vixie	vlan	warning	weekday	withdrawn	workspace	wraps	wrongerror	x	xid	亚	具	则	剥	务	如	寻	座	招	捕	方	旗	无	未	栏	检	楼	滞	满
word	-4	演	环	申	盾	眠	矛	竖	翻	肉	胶	舰	述	逻	金	随	题
word	-5	aarch	ab	additionally	administrator	agentcore	allowing	alter	arrays	assets	assumed	audio	avc	average	backslash	banner	bark	basenode	basis	bills	breathe	built	bypasses	bytearray	callcontext	callwrighttoolset	cfg	chunking	classmethod	cloudtrail	cls	codex	cognito	completions	concurrency	conflicts	consequently	cpus	crafted	cure	cuts
word	-5	daily	dana	dangling	databases	dedicated	degraded	delimiter	denial	deploys	determined	diablo	differ	dispatch	dll	documents	elf	embedding	en	enablement	eng	enhance	entry	epub	era	evaluate	events	exc	excel	fast	fc	fits	functionmodel	fuzzy	fuzzywuzzy	getfinding	getopt	gpg	gplv	grantee	green
word	-5	grey	grouping	healthcare	hide	hierarchy	hyperpod	iap	infinite	ins	insertions	insiders	insights	instruction	internaldate	intra	iot	ir	iteration	joined	kreuzberg	landing	layers	ldaps	licenses	locals	longest	mails	manipulate	manually	mask	matrix	maximumexecutionfrequency	maxresults	megabyte	mmmmmm	modes	nat	neptune	normalizer	okk
word	-5	opendocument	operate	optimize	ous	output	overwriting	pager	passengers	patching	pentest	pitch	platforms	powerpoint	ppe	preceded	protectedresourcearns	publishing	pwrite	pyparsing	qualifier	rc	reachable	real	receives	recipient	redshift	registration	relationship	reliable	repot	restoring	resultrules	retryable	rjust	roots	rss	rtf	runid	saving	sender
word	-5	sglang	sig	simplest	slide	sortedcontainers	sorteddict	sourcekeyid	speedup	splitindex	splits	status	store	subnets	substitutions	sun	t	tapeerror	telling	textdomain	threadid	tilt	tom	toolresult	toolsets	transient	triggered	trim	typevartuple	typing	unclosed	urllib	uv	vacuum	variables	variance	vector	verbs	violations	wan	warc
word	-5	went	wh	wins	work	worked	wrappers	叠	只	吉	器	夏	天	少	幻	打	撤	敏	暴	灰	甸	白	目	知	科	簇	能	色	虚	角	语	走	邮	陈	骑
word	-6	abbreviated	accepts	activated	aggregator	algorithms	almost	analyses	analyze	analyzer	andallfilters	android	anthos	appveyor	arbitrarily	architecture	articles	asymmetric	backgroundimage	began	between	bgp	brew	bufferedreader	called	calling	careful	carefully	categorize	charged	choices	chosen	ciphertext	colin	commands	commit	computation	configurable	confusion	coreutils	counting
word	-6	coveralls	crashes	croniter	cspm	d	dated	decorated	definitionerror	develop	developing	div	downloading	du	duplicates	durability	ellipsis	embedded	endtime	entitlement	equalsto	escaped	even	eventlet	everyone	exposed	f	fakeclock	fifty	financial	floating	fongaufier	forward	fragment	friendly	getmembers	gettarinfo	gib	gil	gitter	goto
word	-6	graphemes	greatest	gross	ground	groups	grows	heads	hear	heavily	helps	highlight	idna	inmemorybucket	insensitive	interaction	internationalized	invokes	isclass	isfunction	ismethod	iterator	jpeg	junit	landlord	launched	ld	licence	logb	loses	lu	mapper	maxsize	micro	msgctxt	n	nested	nine	nntp	nowhere	null
word	-6	objective	obs	openssl	orallfilters	order	ours	outbound	pack	parameter	peering	predefined	printable	proactor	probability	protected	pub	pure	pwck	pwd	quickstart	rebase	receiving	recursion	redirect	remains	remi	rendering	rephrase	require	restrict	returning	ro	rolearn	routers	s	salt	savepoint	scalars	searching	selector
word	-6	settles	severity	sip	sit	snow	squash	staff	starttime	storm	streamable	subclasses	supersedes	swagger	switch	sympy	tagged	task	tenancy	tenant	thinking	threaded	thus	timedelta	timings	tinyhttpd	tokens	toolretrymiddleware	transform	unlimited	uploaded	utilization	wafv	watson	wcswidth	wcwidth	whisk	widened	words	worker	wsgi
word	-6	xmltodict	zz	乐	保	凉	刚	刷	又	叉	发	句	响	土	场	州	底	投	是	木	杭	板	架	染	槽	海	渲	火	痛	监	础	稿	窗	笑	糖	而	肪	背	脂	膏	菌
word	-6	补	褶	观	让	退	静	鹅
word	-7	abroad	address	admits	affects	aiff	aims	alpine	america	ammount	api	arc	asks	attempted	basket	bedrock	behaviour	benchmark	big	bigtable	block	boilerplate	boxes	breakpoint	bulletin	callback	certainly	cgi	cline	cm	cmd	commits	communicate	compiles	compound	connector	cornwall	daemon	deadline	destination	detached
word	-7	determining	deviations	dialogues	dismissed	distribution	docstrings	doors	draft	draws	effort	eight	ena	entered	eoferror	exec	execvpe	facing	fallback	fetches	fileset	finalizing	flowchart	forces	frameworks	gpus	groff	guardduty	hashable	histogram	hit	hosts	identities	implementing	imports	inherited	initiates	inspector	invite	issued	jailbreak
word	-7	kubernetes	lake	lamp	levels	lies	limited	linter	liver	lmstudio	maintain	managing	maxlen	meadows	milliseconds	minimize	modelresponse	monetary	natural	navigate	neg	nigsg	observe	occur	origin	orm	otherwise	owns	pango	pathspec	pg	pickle	pixels	plan	plpython	plugins	postmaster	pot	powers	preset	presigned
word	-7	prevent	printf	probe	process	professional	proxies	pubsub	px	quit	recipients	recognized	reconcile	refactor	regressions	represent	retrieval	reuse	revert	rich	safely	scheme	sdb	selected	serverthread	ses	shortest	significant	sigterm	somepackage	somewhere	specifications	sslv	storing	strategy	subdirectories	submodule	subtype	symbols	td	technical
word	-7	terrible	tidelift	timeit	tlsv	total	toy	travis	typical	tz	tzinfo	undefined	unicodestring	unmodified	unregister	unstable	upgrades	variant	vllm	vscode	w	waiter	warm	workloads	xhh	york	zstandard	仔	剖	厘	友	反	呀	图	声	多	封	幂	录	微	文
word	-7	新	更	束	杠	江	炖	爸	片	狱	王	疏	示	稀	繁	线	聊	节	译	课	趋	远	途	闭	障	驶	鼠
word	-8	absent	access	acted	actor	addressing	adk	alexmojaki	alice	ampere	arrow	asia	assert	asset	aug	august	authorizer	ben	benefit	benign	blocking	bom	bool	bottlenecks	bucket	bundle	business	bz	calculator	calledprocesserror	callwrightcodeagent	cars	category	cdata	changed	charges	chars	circle	closest	combination	combinations
word	-8	completely	comprised	consistent	consult	coroutines	cover	currency	dash	davidhewitt	deep	defences	delegated	depending	design	dimensions	distributed	django	docbook	dozen	dummy	eg	enclose	enterprise	entities	entrypoint	enumerate	exponent	export	expr	expressions	fake	faro	february	few	finalized	finite	fire	forgotten	formatter	frozen
word	-8	fsync	fuzz	ge	generally	getting	gke	goodbye	grep	grouped	happen	happy	harvest	having	hunter	imp	initially	instrumentation	interactions	intercept	internally	interrupted	inventory	invoice	ios	jsonoutputparser	karl	kites	launch	lena	libpq	like	lines	localization	lx	mappings	medium	microphone	millisecond	mkdir	modern
word	-8	mouse	multipart	multiplication	mushroom	mydata	nr	opencode	operationid	optimization	optionflags	overview	p	passthrough	passwd	persistent	pid	pipelines	pkgconf	players	popen	practical	prec	preserved	press	programming	psql	pypy	queues	ranges	rbac	reconciliation	refuse	registers	rejects	relevant	rental	reportflags	resize	robots	rounded
word	-8	routes	runtime	satisfy	schemalocation	scratch	semantically	sentiment	separating	service	shield	simulate	skills	small	smaller	soft	sparse	spoken	stackoverflow	standard	starlette	starty	stylesheets	succeeds	sym	sync	syntactically	terminated	text	threat	throttling	tiff	tiles	town	transitions	translated	translates	triggerer	trio	truncated	tty
word	-8	typ	typer	typescript	unittest	util	v	various	vault	vb	ve	vexo	views	volumes	vsnapshot	wall	wgetrc	wheels	wildcard	workflows	workmail	xsl	yet	zip	zwj	严	享	件	力	外	密	射	局	店	态	抱	横	活	焦	猜	盘
word	-8	类	粉	织	经	螺	血	装	视	跑	跨	辨	阈	防	降	院	雾
word	-9	abi	aborted	adapters	adeyemi	align	allowable	amphora	annotated	anotherpackage	arns	ast	baan	badge	balcony	battery	be	because	bed	benchmarks	better	bio	boyuan	builtin	bus	bzip	calculate	circuit	client	cloudfront	cname	cohort	combining	comma	compared	components	connectivity	consider	containing	converting	createpredictor
word	-9	customized	daly	date	daylight	dbname	declarederror	degrading	deny	dhcp	disabled	discarded	ebcdic	editor	email	eol	eventbridge	executions	expiry	expose	extended	fair	faq	finishing	firehose	friday	friends	fstat	gapplication	gated	gcs	gif	gio	github	given	gpu	gradual	gremlin	gt	haystack	heartbeat
word	-9	highs	honoured	hospital	ill	imap	incomplete	indexing	individual	inspection	instrument	interconnect	istrip	jammed	javascript	ji	joins	keyring	known	lb	limitations	login	logo	lv	markdown	masked	mentioned	module	mydict	new	newer	noon	notapplied	nul	opentelemetry	operands	organizations	overdue	ownertrust	patience	pdf
word	-9	performing	persists	pm	powerful	pread	principals	privilege	processed	pull	quicksight	raising	reflect	reject	remount	reporting	repos	retains	reverse	rotation	rounds	sagemaker	said	sanok	sdks	seller	semantic	shanghai	she	sinks	sla	slo	socks	south	spell	spelling	spread	steps	structures	subject	subnetwork
word	-9	symbol	synchronous	teardown	towns	tr	travel	tutorial	twin	types	typos	ug	uid	ulp	undobuffer	uri	utilities	utterance	verdict	vire	vs	wcstwidth	wenbin	yang	zhengyu	zipfile	两	于	仓	仿	偶	共	冬	势	午	姐	媒	席	忠	抄	效
word	-9	柜	溃	爵	独	疗	空	菜	蜂	询	谱	隆	风
word	-10	able	absolute	adr	advised	agree	ahocorasick	aliases	alt	an	ancestry	apache	apart	appendix	argv	authored	autoflake	avail	basemodel	beautiful	bike	bind	blood	brandl	busy	caching	can	cancel	chore	classification	cloned	closed	collection	committing	compile	concatenate	confidential	confirmation	consistency	consisting	contacting
word	-10	contextual	converts	court	css	ctrl	customize	dashscope	deb	debugging	decoded	devops	disco	divide	dot	elm	embed	employee	encoder	evidence	except	expandf	experimental	expressed	fees	ferry	fever	fixture	fl	flushed	forgets	founded	frances	fresh	gevent	glossary	greater	guru	halt	handshake	hatch
word	-10	haugh	hits	honest	i	identification	identifiers	iec	immutable	independent	inspect	integers	interior	interpreted	investment	issues	iter	jie	jira	julianne	latency	leaked	letting	lh	libcurl	lie	linestyle	lite	localhost	locations	logfire	lookup	malformed	managed	markers	math	maxlinelen	measurement	mesh	mild	modelcontextprotocol
word	-10	monitor	multiply	nordbank	noticeable	ns	nt	numeric	occurring	omnitech	one	ou	outside	outstanding	pallets	pathname	pays	pegs	perhaps	periods	photograph	photographs	point	pos	possibly	posture	powertools	predictive	predictor	profit	proper	proto	pyrate	quotes	rawiobase	recal	recognised	recurring	reduced	regression	rendered
word	-10	requirement	retrieving	rollback	rule	sat	scanned	scopes	screenshot	searches	section	shows	sight	signatureerror	soto	special	stringized	subscriptions	succeed	sums	sundays	symbolic	thanks	toaster	tps	treasury	trials	trying	tune	twelve	unbreakable	underscores	unit	untick	windsurf	workload	writable	writes	xz	yours	zhang
word	-10	zonal	zstd	七	亦	伸	佳	函	堆	夫	威	实	待	德	恰	戴	抓	桌	殊	毁	法	波	玛	盒	章	缓	置	耗	达	迎	陆	高
word	-11	abcd	ac	accelerator	acknowledged	ad	adler	again	aix	appliance	appointment	approvers	apps	arbitrary	arm	assumes	attempts	autoupgrade	backed	backoff	backup	based	baz	bfcl	boils	bottom	bowline	bronze	cafe	callbacks	cancels	canonicalizationerror	capture	caught	cel	changelog	changes	chaos	checkers	chf	chord
word	-11	clip	cloud	cloudwatch	coherence	compress	confidence	configurations	confirmed	const	contains	continuous	controller	copper	corrected	createcompletion	ctypes	cursor	dad	dataclasses	death	declares	deps	dirs	discard	disconnects	disks	distro	drill	dropdown	emma	enforce	engineering	environments	exist	farm	favorite	filesystem	filters	finally	flush
word	-11	folded	fully	fun	gateways	gbp	getoutput	gid	gills	glob	globals	goes	guarantees	handler	headphones	hello	hints	imke	inexact	initiated	interfaces	iterable	jailbreaking	jpg	jupiter	jwt	km	knot	language	lexer	libfoo	lifespan	llmagent	made	mailboxes	marathon	members	mentions	merges	minus	moments
word	-11	mutable	mypy	namespace	nan	numpy	operationtype	overlaps	owen	packet	paginate	paginated	pasta	placement	pools	possibility	postal	prefixitems	prev	previously	print	pts	purpose	qx	race	raises	raw	refunded	refunds	reinstalling	remain	remember	replay	revisions	rte	safari	secure	sentences	serve	simplified	six
word	-11	sleeps	smiths	solid	specifier	split	sqlalchemy	sqlglot	submitted	subscribe	suspected	systems	tablet	taurus	though	topic	tpu	tuples	turtlescreen	unclear	undo	uniform	unsigned	untouched	unused	uvicorn	wrap	wrist	ws	像	励	匙	吁	居	常	异	很	搅	擦	根	梯
word	-11	次	滤	父	稳	纯	考	认	跟	载	逗	遍	颜	鸡
word	-12	adapt	administrative	affect	airflow	aligned	alike	appropriate	arrive	attach	authority	availability	backends	badges	balancers	base	basehttprequesthandler	bear	beyond	boy	bpf	breitner	brings	cable	canary	cancelling	captures	carla	certain	chats	classifiers	cleaning	clouds	colour	colours	command	compact	component	configs	control	controlling
word	-12	coord	corpus	correctly	count	counterclockwise	current	dark	debian	decisions	declare	decoding	delete	dereference	descendant	deviation	differs	distribute	dividend	emax	emoji	enc	ent	evaluationpath	exceed	exercise	exits	experiment	factors	fd	fhir	filenames	flour	formats	forty	framework	fraud	game	generates	gettext	gives
word	-12	glue	gusts	holidays	imported	importer	inc	infinity	ingest	integrated	interacting	intermediate	interpolation	itr	itself	jonas	knit	lasts	leftmost	lists	loaded	loader	m	macos	magic	mermaid	milk	mo	mock	mocked	moon	ndiff	neighbours	nplurals	obeyed	optimized	optionally	ownership	pencolor	performed	pilot
word	-12	pins	plural	potential	propagated	provider	publishes	qty	rd	receipt	recommendations	referred	refers	region	relax	replacement	replaces	repositories	restore	revised	rst	ruiz	scope	see	selection	self	sense	separation	serialization	serves	serving	shallow	song	starsinperiod	submodules	summer	svg	synonyms	tail	targeted	ten
word	-12	tenants	testing	timer	timestamp	tracker	unavailable	unexpected	updating	versioning	video	vm	vms	waiting	wang	ways	weekdays	wide	wrapping	writelines	yield	世	借	假	偏	列	吧	小	幅	张	影	戏	抬	拌	晓	朗	林	毫	测	率	薄
word	-12	象	货	赋	赵	采	间	集	鲜	默
word	-13	abebe	ability	ada	addresses	advanced	apiworkflow	associate	associates	assume	bake	balancing	beach	bees	believe	bitte	boat	browser	caller	catalog	channels	checksums	close	codecov	cold	compensated	composer	conditions	confirms	consumed	copies	corrections	crossing	dataclass	dave	days	debugged	december	decides	decompress	department
word	-13	descale	detected	df	difference	direction	disabling	doctest	doe	domains	dpkg	dt	eats	enforced	entity	euros	event	eventually	executable	executor	extracts	eye	failover	fillcolor	frequently	gets	gpl	gpt	granian	graph	h	harmless	hh	href	idempotent	improvements	indent	injections	inn	installer	instantiate
word	-13	insufficient	internet	invoked	isolation	issuer	java	ken	keyerror	killed	lag	lc	leaderboard	lengths	lineno	literal	loose	lot	lowest	lunch	may	measured	middleware	mitigation	mix	month	moov	moved	moving	name	nor	oldest	opcode	operational	paged	pause	pem	pinned	pkg	posix	propose
word	-13	psutil	quest	queued	quite	recognise	recommendation	recorded	red	regexp	register	remittance	representing	retries	retrying	rosa	rules	scenarios	sec	secretly	sent	setprofile	shortened	sign	signatures	sizes	slips	smolagents	snapshots	sorted	stir	strong	struct	study	successfully	switched	swp	tapes	targets	team	technique
word	-13	thickness	tomorrow	toolerror	trade	traffic	translations	treated	unauthorized	underscore	unpack	unquoted	upcoming	uploads	urls	verbose	vinegar	waited	wanda	weak	weight	wine	woken	丰	令	众	修	偷	凯	删	剪	厂	口	合	喜	奉	害	嵌	巧	式	怎
word	-13	押	拿	故	映	暖	材	混	犬	省	票	秘	租	穿	缺	羊	被	辆	边	运	还	阻	际	雨
word	-14	abc	abcdef	acquire	adapter	administrators	aggregated	allocated	annex	anonymous	arg	array	article	artifacts	assigns	attrs	audiotype	authenticated	bag	band	basic	beforehand	bisect	bluetooth	broadcaster	calc	calm	categories	checklist	chen	chmod	chose	click	compiled	constraint	context	corresponds	cp	cte	dataset	declared
word	-14	declines	decrypt	deploybot	detection	disassociate	domain	durable	duty	emergency	esmtp	especially	exp	expect	facility	fewer	firmware	followed	follows	footers	forgot	frequency	fsck	gitignore	goats	guaranteed	handed	hangs	hba	healthz	highest	iff	image	indentation	indexed	indicate	inputs	intent	interval	introduction	ix
word	-14	karim	kernel	kg	kwargs	lesson	lib	lighthouse	lightsail	linker	lint	location	lou	mainly	maps	marker	meaning	measure	mess	mia	monitors	mount	native	negotiations	netrc	news	nexttoken	noticed	occurs	oid	operators	park	parsed	party	payloads	pipe	pounds	prepared	product	propagation	protectedresourceconditions
word	-14	psycopg	purge	readerwriterlock	redirection	referenced	referential	regex	regions	remembers	remote	repaired	reproduced	req	resembles	respectively	returncode	rovers	rsp	rust	scm	seed	segments	sensor	sentence	separator	setuptools	share	ship	si	sole	space	states	structuredcontent	subsidiary	successful	tab	tags	targetpath	timeouterror	timeouts
word	-14	took	transparent	trend	uncertain	utils	vars	vrf	webhooks	乘	八	凭	塔	才	断	显	果	比	渡	滑	滚	激	状	甲	相	睡	立	网	老	耳	茶	蠕	袭	负	越	除	餐	馆	骗	點	龙
word	-15	abort	acl	analytics	anitem	arn	asynchronously	bare	believed	boolean	borrow	botocore	boundary	broke	builddate	byte	cached	caption	channel	class	cleared	completion	constructed	constructs	cve	dbos	decide	denominator	deployments	dies	disables	dotenv	ee	elsewhere	ext	extraction	face	fasteners	fcntl	ffmpeg	flag
word	-15	forwarded	found	gemini	gen	grid	holm	hyphenation	justification	keyed	kib	kill	lambda	lang	langchain	less	lind	llamaindex	loading	lodash	loops	makefile	maturin	median	microsoft	miss	mm	modification	monitoring	msgstr	museum	nda	never	newly	nginx	nwosu	obeys	ola	op	per	pete
word	-15	piece	popular	pour	power	preference	problems	promises	proof	protocol	qa	ram	redis	refuses	regular	removes	repairs	repository	restarted	restored	result	resulting	resumes	retr	roof	rounding	routing	rstreportmargin	scenario	schedules	screens	select	sequential	soak	sql	square	srt	ssm	stage	standup	statistics
word	-15	steer	stood	strict	stuck	subsequent	tarinfo	termination	throw	tidy	timezone	toolu	trailing	tuned	typeerror	uncompressed	undeclared	union	unsure	update	validator	var	verbatim	warehouse	wave	whom	winter	wrapped	yearly	ys	丢	交	值	冒	唱	宣	寸	批	搬	李	泡
word	-15	深	瞒	确	祈	笔	索	耐	菲	萨	蕉	踢	郎	钉	钠	雷	驾
word	-16	addr	addressvalueerror	allergies	april	asynchronous	background	birthday	bound	branch	buffered	builds	cancellederror	canvas	certificates	charset	choir	claude	codec	commonly	compat	complied	connecting	contribute	conventions	converted	corner	deal	deletion	dentist	descriptor	destroy	died	director	edge	eggs	element	enable	encountered	encrypt	enough
word	-16	escape	exclusive	expire	fell	fills	finding	fleet	gnu	govcloud	guess	helen	holds	homework	indexes	indicates	interpreter	interviews	invocation	january	larger	leads	lid	likes	listens	load	logical	missing	mkstemp	modelstream	mostly	much	mutually	mysql	nroff	openwx	operating	outward	owned	particular	patches
word	-16	percentage	performs	pi	precedence	precision	preemptible	printing	processor	produces	prose	protocols	readable	reasons	recursively	repeated	replying	rinse	ripgrep	rsa	scale	scheduler	scores	selinux	settle	shape	stone	storage	subnormal	tagresource	tar	temp	terminate	throttled	tinycsv	transport	turns	until	users	utility	uuid
word	-16	visual	workaround	yourself	与	个	博	叫	周	噪	埋	姆	屋	形	思	想	抛	搜	摸	旧	普	杀	柄	标	欢	涉	源	版	牛	真	石	訂	讨	诚	该	迹	逾
word	-17	acknowledge	addressed	adds	alias	alphabet	area	batch	bread	callable	capability	capacity	cargo	chidi	closes	collector	colors	compiler	consumer	data	dealer	declined	definitions	dependency	deployed	describeaccountpolicies	detailed	determine	dir	directives	documented	dogs	drawing	east	easy	egress	entire	equal	evaluation	evaluations	falls
word	-17	features	french	friend	func	gave	gloves	gold	handbook	heap	heuristic	hosted	ids	implement	implemented	implies	inference	inherit	instancelocation	integrity	intentional	ipsum	journal	july	keyword	lane	len	let	lorem	marked	markup	metric	minor	mixed	modified	newlines	node	normally	obtain	operand	org
word	-17	pairs	payq	pdfs	politeness	population	postscript	pretty	prices	programmatic	providing	refund	regional	retain	retryafterms	risk	seal	secondary	september	serial	several	short	shut	sometimes	stable	stairs	suffix	superuser	taking	tarfile	theskumar	tram	understand	wifi	wind	yesterday	临	刊	劳	勿	唤
word	-17	建	抽	拟	池	脚	轻	闪	雪	靠	香	马	黄
word	-18	affinity	alternatively	analysis	announce	another	anthropic	applied	archive	backend	baseline	bases	bbc	begins	black	booked	brackets	breaker	briefly	bruno	cat	catch	claimed	classifier	clears	cluster	coffee	compatibility	complex	containers	conversion	coroutine	correctors	counter	cron	derived	description	details	distinguishes	dose	drift
word	-18	exfiltration	expanded	expenses	extent	favourite	fence	findings	flake	folders	frame	generic	gs	headers	heading	idle	impact	included	judge	key	knowledge	latter	listen	loads	logic	looked	lovely	man	media	meet	memlimit	memory	names	neither	networks	nightly	october	offered	online	pagination	polygon
word	-18	prevents	pycparser	rapidfuzz	recorder	recruiter	refer	removed	representation	reveal	rewrite	rs	scalar	semantics	served	seven	shirt	signs	simulation	solved	source	stale	station	streams	subsegment	teams	tells	thesis	troff	utc	validation	valueerror	very	water	wednesday	west	wheel	withheld	worm	year	亮
word	-18	似	切	卫	右	哦	因	堂	拒	挥	搞	操	散	歉	温	界	艺	试	赔	违	陌	页
word	-19	a	addition	appears	balancer	bananas	belong	breakfast	change	checker	children	choice	compares	completed	considered	contractor	contributing	convert	decision	dependencies	deprecation	dialects	distinct	distributions	dog	dst	dumps	eat	elements	em	employees	field	filtering	fixes	flights	graphql	hostname	identical	init	jsonschema	kb
word	-19	kennel	legacy	libraries	lisbon	losses	making	margin	measures	mib	migrate	mime	minimal	myapp	named	oauth	officer	oslo	participants	period	personal	phones	planted	pointer	references	repeats	repr	roadmap	scans	sealed	series	sha	shutdown	social	spec	specifying	staging	stdio	story	streaming	subnet
word	-19	sufficient	threading	tries	ts	underlying	wait	web	xml	习	初	厅	变	可	子	屉	忘	感	披	枝	栈	残	烧	熔	硬	花	苏	蛋	详	路	输	遗	钓	闻	零	鱼
word	-20	annotation	art	asyncio	authentication	body	buffer	cache	car	center	cfws	committed	connections	damage	dashboard	deleting	dial	directory	during	echo	endpoints	enum	expand	explicit	extract	family	faster	fastmcp	fonts	foundation	garden	hands	hook	hr	hub	identify	imperative	imperatives	implementations	implements	indirect
word	-20	injected	inside	invoices	jmespath	join	json	lapsed	large	logs	marcus	matters	meals	min	netmask	omitted	over	overrides	parcels	photos	poll	pretences	printed	reads	received	related	remove	sampling	saturday	schemas	sea	seat	stops	strip	sub	subprocess	supplies	tag	takes	tape	traceback
word	-20	trained	trigger	try	turtleshape	vat	visa	volunteers	worst	乔	互	企	和	哪	增	失	屏	概	没	泳	涂	為	留	粘	美	裹	觉	触	训	遂	龄
word	-21	across	ana	announced	beginning	books	both	buckets	burn	call	caused	chapters	cli	come	compression	contract	crash	decorator	delivery	depth	desired	detector	directories	doc	draw	duration	ec	enabled	enables	exceeds	extensions	fall	faults	fraction	gdpr	generation	gifts	help	hourly	informational	logged
word	-21	long	low	major	mill	minimum	near	num	parcel	paths	preferences	queries	recommended	ref	registered	replica	replication	researchers	runner	running	schedule	sdk	seek	separately	spaces	specification	starts	static	subclass	succeeded	suspicious	target	tested	thrown	time	totals	tuesday	undone	unset	value	van
word	-21	waits	wal	walk	weeks	whether	whispered	xray	三	医	吊	味	咨	尔	尽	岁	崩	弃	忽	技	灯	练	聘	航	英	误	辑	遵	键	闲	项
word	-22	accounting	acts	affected	angle	anna	applicable	argument	async	authorize	await	becomes	blocked	breakpoints	ca	clusters	columns	commas	companies	conduct	configure	corresponding	coverage	cpython	depends	designed	devices	different	disregarded	ensures	ever	eyes	fssl	functionality	hard	how	importing	interactive	lab	lund	manage
word	-22	manual	number	nurse	occurred	orjson	priya	psf	random	ratio	render	retrieves	return	run	segment	smart	soon	stat	stays	stderr	tea	thai	third	threshold	toolkit	transfer	unique	upgrade	volume	waf	weights	will	working	world	wrapper	匹	园	尚	愿	择	楚
word	-22	段	水	眼	罗	转	铃	隔	飞	驿
word	-23	activate	age	alert	amounts	attacks	balance	blog	branches	cells	checked	chinese	contracts	copy	cross	dialect	digits	drain	encrypted	evil	exceptions	flagged	float	formatted	fuel	gardeners	german	goal	grammar	group	had	however	id	install	integer	invitation	jsonl	limiter	live	maintained	malta
word	-23	minister	morning	multi	nora	override	part	pep	plain	policy	primary	printer	reach	roles	ruff	rw	shift	shoes	similar	sku	sms	speaks	ssl	st	statements	stdout	students	themselves	trick	which	writer	伪	几	原	国	字	察	尺	得	抗	漏
word	-23	离	等	精	紧	船	蓝	週	钮
word	-24	args	audience	back	behavior	bytesio	cash	chapter	collect	comments	copyright	counted	define	descriptions	differences	encryption	fold	format	frames	idempotency	installed	lift	meant	network	openapi	parallel	patterns	phishing	poisoning	reference	request	returns	road	sleep	smtp	such	test	transaction	trust	unknown	validate
word	-24	事	含	己	措	术	民	疑	突	糊	纸	绍	绑	衣	避	钟
word	-25	abstract	algorithm	ann	bakery	blocks	came	cause	cents	claims	common	datetime	day	described	dict	disallow	docker	english	envelope	evening	exclude	extendedcontext	fastapi	implementation	kms	know	leading	least	linux	logging	mean	metrics	modules	moves	ms	offset	old	parliament	questions	ready	reservation
word	-25	role	sample	scheduled	sequences	slides	stores	subscription	trail	training	unicode	vpc	weekly	whitespace	width	入	内	减	判	包	史	山	持	损	据	昨	泄	球	称	符	聚	追	频
word	-26	actions	against	association	attackers	beside	bu	building	configuration	console	creating	currently	cut	deleted	development	diff	drawn	encode	ends	expires	external	filter	flat	front	held	hours	images	instance	intended	jobs	labels	light	locked	mb	openai	parties	patch	plays	please	progress	prompt
word	-26	properties	proxy	pypi	refusal	released	releases	replayed	resp	scanner	settled	spot	statement	two	ui	visible	welcome	zero	二	兹	却	够	宽	左	景	米	绝
word	-27	annotations	appear	around	attacker	attempt	bench	bit	broken	connect	contained	costs	creation	demo	describes	dictionary	doctor	eof	etag	fork	granted	initial	mapping	multiple	outcome	pages	pair	paper	partial	passwords	platform	po	polite	signal	simple	socket	stdin	string	tables	trending	tried
word	-27	unix	upstream	utf	workers	印	叶	径	构	种	荷	识	貌	造	错
word	-28	apt	avoid	beta	causes	classic	cv	duplicate	exactly	finds	ignores	listed	listing	march	mr	notify	outputs	parent	poisoned	postgres	quarantine	quoted	revoke	ring	size	sqlite	support	taken	toml	turn	variable	占	命	基	库	拍	括	添	猫	编	调
word	-28	赖	踪
word	-29	approvals	attached	binary	central	checking	counts	deployment	doubt	error	exchange	explicitly	expression	fails	fields	great	high	higher	jo	loop	neighbour	not	parser	recording	relative	same	send	separate	stack	syntax	thursday	unchanged	untrusted	孩	情	月	词	返	门
word	-30	action	active	actual	ascii	authors	cake	conflict	defines	hash	length	looking	main	maximum	might	msgid	poedit	position	reported	timeout	unless	倍	吗	呼	固	坊	室	样	研	磨	究
word	-31	allows	blue	choose	creates	did	docs	errors	flows	generated	happened	ignored	keeps	learn	lets	locale	nodes	noise	own	retrieve	seen	specific	started	talk	template	threads	tools	tuple	updates	use	vpn	where	城	拦	酒
word	-32	cpu	due	ensure	files	floor	half	head	identifier	int	pattern	prefix	sequence	围	尝	属	平	攻	教	热	范
word	-33	characters	container	contribution	defined	dry	encoding	flags	forms	hotel	instruct	limits	matches	methods	ordered	servers	sorry	synopsis	turtle	units	书	坏	移	红
word	-34	allowed	alpha	character	configured	could	deprecated	disclose	either	filename	fixed	html	range	reached	refresh	screen	strings	version	within	workflow	冲	地	磁	覆
word	-35	bar	default	disk	endpoint	fail	foo	latest	opened	operations	pool	project	responses	script	some	stand	str	structure	th	type	versions	whose	些	压	盖	较
word	-36	answered	definition	execution	failure	gateway	interface	ipv	june	makes	most	replies	rfc	route	seconds	want	yaml	况	您	拆	缀	针
word	-37	added	classes	compare	custom	decimal	delay	example	library	local	max	once	specifies	view	viicos	we	截
word	-38	attributes	bugs	includes	many	member	modify	often	organization	possible	queue	stated	told	windows	years	服	组	邻
word	-39	authorization	case	cn	create	four	ip	kept	letter	metadata	performance	refused	restart	single	supports	useful	window	zh	储	循
word	-40	calls	examples	existing	functions	lead	nobody	resources	room	中	找
word	-41	bring	desk	policies	postgresql	services	tasks	启	息
word	-42	check	empty	invalid	label	objects	office	readme	reports	represents	但	车	骤
word	-43	available	feature	function	gcloud	lost	mcp	pydantic	supported	title	uses	仍	电	秒
word	-44	connection	def	defaults	provides	stream	击
word	-45	instances	match	server
word	-46	iam	optional	used
word	-47	ledger	options	response	specify	使
word	-48	cannot	created	effect	injection
word	-49	monday	parameters	provide	副	格
word	-50	import	something
word	-51	associated	bytes	documentation	handle	md	still
word	-52	returned	runs
word	-53	provided	超
word	-54	schema
word	-55	method	option
word	-56	perform
word	-57	more
word	-58	input
word	-59	它
word	-60	arguments	br	does
word	-61	path	values
word	-63	amazon	g	python	功
word	-64	specified
word	-65	object	or
word	-66	resource
word	-69	attribute
word	-70	information
word	-75	callwright
word	-77	operation
word	-84	或
"""
