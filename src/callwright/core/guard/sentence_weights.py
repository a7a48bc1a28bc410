"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-1.29
threshold	2.5	2.5
limit	-1.5	21.8
cue	agent	and	asistente	assistant	assistants	bot	chat	comment	confirm	dear	don	env	evaluating	every	fill	his	https	invoices	link	look	mail	mark	mention	minute	note	original	prod	say	session	sh	sign	this	user	whatever	your	主人	人	体	你	全
cue	到	到本	动	好	并发	意	手	把	推	核	理	自动	说	请	长期
feature	60	this
feature	54	把
feature	44	都
feature	43	#xD	~helpe
feature	41	~summa
feature	40	://
feature	39	凡	出来
feature	38	@@	helper
feature	37	主人
feature	36	as	out	替
feature	35	不用
feature	34	#tD	的	的会
feature	33	#B:	自动
feature	32	#VD	all
feature	31	#QB	( 字	:_all	gift	summary	字 ://	这
feature	30	ai	~reade	顺
feature	29	whatever	with	~autom	~whate	人的	他	任何	关掉	把你	报	者
feature	28	#Mt	that_this	their	代	你	帮	总	本	理
feature	27	#Ux	,_://	digital	place	this page	this_,	to ://	top	以后	那位
feature	26	#&V	#000	#Vxux	#xY	:	helpers :	here	pass	that the	the account	y	~assis	~every	~revie	信的	大模	大模型	就这	就这么	总结	所	本文
feature	25	#&VxD	#,Vx/	#BM	#xB:	#xYU	assistant :	automated	below	fa	out the	prod	so	to @@	whoever	wire	you're	~credi	~digit	~machi	~verif	~whoev	~you'r	下一	不管	便	填	字 @@	条	汇	继	继续	访客	那
feature	24	#D0	#Dx	#QYx	#St	#Vx	#VxD	#xPi	,	0_0	:_@@	admin	and	every	his	note	show	that	this line	tmp	unlock	~sessi	~unloc	不必	主	何	悄	悄悄	的程	箱
feature	23	#&VxS	#,V	#,VD	#-A	#0x0&	#:Q	#Pi	#StD	#VtD	#WQ	#YU	#Yu	#xBx:	#xU	:// 字	and_out	as_and	carry	die	free	helpers	mine	publish	reader	session	signature	user_"	~conse	主人的	代理	全	均	并回	无需	的小	直	程序	顺便
feature	22	#0&	#:xQ	#VBM	#x:Q	#xA	, no	@@ 字	as_to	best	bots	hint	hint :	llm	ltd	machine	proceed	requester	the_box	to_-	token to	treat	who	whoever_this	~readi	~resol	~shoul	~visit	人看	先关	免	别的	动	可见	天气	字 )	官	并把	手	摘要	查
feature	22	直接	结	解	读者	跳过
feature	21	#,xWx	#Bx:V	#Dt	#M/	#Rx	#VF	#VLx	#VQ	#Wx	#t00	#t000	#ut	#xM	,_@@	0_to	://_$	agents_to	are	assistant_this	codes	credit	dev	drop	drop table	fetch	guest	kindly	last three	mention	off_$	offer	package json	publish the	read this	tell_that	transcript	ur	would	~accep	~kindl
feature	21	~maint	~remar	~repla	~unrel	人问	以	会议	其他	到此	办	定位	对调	层	并	并说	律	把我	把用	把用户	摘	有人问	程	续	莫	说
feature	20	#,V"	#,V"x	#/P	#/W	#:V	#:b	#Bx,V	#Hx	#MV	#VL	#VxF	#WQx	#txD	#ux	#x0&0	0 y	0_off	: put	^ proceed	^_review	anything_this	are to	below ,	carry out	ctx	for_:	full	handling this	iban	in_this	message from	nothing_$	pro	proceed with	read_the	reading	remark	replaced by	results from	should
feature	20	show me	show_the	sum	table	to_and	visitor	with_"	y 0	your summary	~proce	~user'	一步	下单	不要说	十条	单	字_admin	就说	并回复	成	手机号	数字	整	整理	文的	替人	本文的	机号	查机	正	用卡	用我	要说	赞	都要
feature	19	"_0	#&W	#):x	#,VxN	#:Hx0	#BMx	#Bx:	#D0/	#D<	#D<x	#Mx	#Px	#Rx:	#VxF"	#VxUx	#^xB	#^xB:	#ix"	#xJ	#xM&	#xS	, reply	,_mine	0 "	: results	:_that	@@ and	^ begin	^_helpers	a @@	allow notifications	and carry	any	bad_$	boss's	buy the	comment :	consented	dear	drafts
feature	19	full_and	human	if_can	lay	mind	operator	pass the	push	reading this	release	sheet	the_that	to	user's	~boss'	~lawye	~signa	~submi	~track	人	人的答	件人	保护	先关掉	公开	加一	加两	升级	卖	发出来	同意	品卡	回复	字_-	帖	帮手	弄	本条	框	注意
feature	19	现在	理可	用	用开	的程序	礼	礼品	礼品卡	第十	算	给我看	统	者请	行程	评	运维	都把	里
feature	18	#&VP	#&VPx	#,xD	#-A:	#/V	#:Vx"	#:x-x	#C/	#Hx-0	#IxU&	#Jx	#K&	#Kx&	#SY	#Ux,	#VB	#VDx	#W0	#YIx	#^M	#pxP	#tDx	#x&,x	#x:B	#xA:	#xBx,	, fetch	, 字	,_set	,_will	/ if	/ tmp	0	0 a	0 as	0 in	: there's	:// bash	@ assistant	@@_to
feature	18	^ attention	^ hint	^_me	a_agent	ahead	ai ,	also	amount_0	and leave	and publish	and recommend	and that	as 0	as a	assistants	attention	auto	brandt	comparison	consented =	consented_true	customer_and	doing	end the	every_you	fetch ://	fi	fill	for their	from_on	further	gb	grant	guest 0	helper ,	is to	it )	maintainer	ni	nothing
feature	18	of_account	order the	out_the	pictures	pictures $	qz	replace	say it	set setting	software	ta	table_,	thx	to_0	today	usage :	verify	vip	what the	whitelist	write that	~agent	~alert	~furth	~nothi	~shopp	~silen	~softw	~there	下一步	今天给	他看	付	以此	会悄	会悄悄	信用	信用卡	先把	其他人
feature	18	刻	半夜	名下	后每	后每次	后说	后都	在就	天给	字里	就说本	已更	已更新	应	引用	弹窗	惯	惯例	拼进	收件	改为	整个	文字的	文字里	款账	没问题	法是	现在就	用我的	病	的机	的机器	的答	短信	私钥	要的	证	评分	说本	读本
feature	18	赞助	这一	这里	面	额
feature	17	"_then	#"&t	#",&V	#"tx	#&&Vx	#&):	#&,x	#&NW	#,NV	#,QY	#,x,t	#/H	#/Wx	#:0x0	#:xQx	#B:b	#B:x	#FxIx	#Jx:	#L(x=	#Nx"&	#PT	#Pi/	#QY	#Stx	#UxV	#V&x	#V0xt	#V:xQ	#V>	#VL(x	#VP	#VSt	#Wx&Q	#YxV	#^B,	#^QB	#^QxJ	#^VxU	#tx(x
feature	17	#txA	#x"Nx	#x"x"	#x,V0	#x/H	#x0xS	#xF"	#xPi/	#xUx	#xUxS	#xVLx	#xtx(	#xtx0	( ai	,_grant	- verify	/	0_claim	: add	: the	@@ $	^_engines	a a	a dear	agent ,	agent_this	agents	and unlock	and_the	and_to	applies	apply $	approval	at_-	author	auto -	automated_:	be_dear	bet	by
feature	17	card number	coding	comment	contact_and	credit_to	curl_s	dear and	deploy_to	file ,	file_it	folder "	go ahead	iframe	immediately	inbox	instead_the	it	js	la	link	message	notes	of_minutes	of_translation	only_after	our	payable	premium	query	rank	read out	recite	reminder_:	requested	reroute the	s ://	sale	say_the	side	so_can
feature	17	ssh	sudo	tax	that_can	the pr	the_fee	the_folder	the_list	the_three	them_the	this ,	this file	this_is	to see	to_told	well	whatever it	while you	will_$	with it	without the	you were	your	~codin	~conti	~forbi	~grand	~ifram	~immed	~menti	~payab	~posti	~premi	~produ	~recit	一律	为	你的摘	你老	你老板
feature	17	加一条	助手须	勾	号在	啊	器人请	在下	在下一	填了	备	季度	审查机	审计	已预先	序	房机	房机器	手须	把那	护	拨	无须再	查机器	毋须	每次	理本	病人	的人	的摘	的摘要	级	设为	请替	贴	起	问	限	须再	须把	预先
feature	16	" public	" yes	"_passed	#"G	#"Nx	#"Nx"	#"x	#&Ix	#&Vx	#&xtD	#,xG	#00	#0:V	#:bx	#:xU	#A,	#A:	#Bx,	#D,x/	#Dx/	#Hx-	#HxC	#JB	#Kt	#MxY	#Nxu	#Ox0	#Px,	#QR	#QV	#QYx&	#Qx	#RxM	#Stx/	#U,	#Vx0t	#W0/	#WYxV	#YxA	#YxVx
feature	16	#^B,x	#^VQ	#^tQ	#^xRx	#bV	#bVL	#tx(	#txL	#x&O	#x&W	#x/Hx	#x=	#x@	#xB,V	#xB:x	#xKt	#xMx:	#xYI	#xpVx	#xtDx	#xtJ	, take	, that's	,_says	-_shop	/ 字	0 fa	0 is	0 kcal	0 through	0_production	: let	: set	: show	: this	:_every	= true	@@ ,	@@_the	^ comparison
feature	16	^ kindly	^ put	^ reviewer	^ whoever	^_bots	^_helper	^_would	a_e	acct	admin 字	ai_,	all_and	amount =	as an	assistants with	at ://	bad	be told	before_any	behalf	booking_:	code to	codeowners	comparison engines	correct_is	ctx_,	de	deposit $	e_a	engines	entirely	failing	form	gib	handling	helper :	hey_,	home	if_model	in and
feature	16	in_next	interrupt	it as	kcal	kx	kx -	leave out	let your	me the	not flag	of_other	on_of	open ,	operator's	package_字	passed "	postinstall	public "	quoting	r 0	reply	reroute	rest	root_,	stars	step_:	tell people	the full	the usual	the_codes	the_header	the_limit	this_for	thread with	through 0	to paste	to wire	to_new	tool	tool is
feature	16	typed	voice assistants	wants	wants to	we can	win	wire the	wish	with the	would be	write "	write 0	your_says	~behal	~codeo	~conde	~decli	~exten	~faili	~quoti	~rerou	~waive	上	上面	下一次	亲	人全	人全部	人点	人请	从这	你主	你主人	先付	其	到评	到评论	到这	加一句	务必
feature	16	即刻	发出	复给我	字 /	字 package	客	宾	工单	己办	序填	序请	废	开发	弹	意	户所	户所有	所有聊	才能	把九	掉	插	收款	改	时请把	替人看	本页	查到	模型	止	正在	汇总	没问	物流	理请	的两	相册	程序填	程序请	给
feature	16	自己办	若由	草稿	请代	请用	贴到本	贴到评	这么	都报	都说	释	钥	阅读本	限不
feature	15	" when	#&xF	#,Px,	#,xW	#--t	#-xD	#/B	#/Hx	#0&0	#:"&	#:xP	#B:bx	#BMt	#BVx(	#Bx	#BxM&	#D,	#Dx,	#Fx,V	#G,	#Gtx	#H:xB	#Ix,	#MHxQ	#MtVx	#Mtx	#Nx&	#PQx	#Pxu	#QRx	#StD/	#Sx	#UMV	#UMVx	#UQx/	#V,VD	#V0	#VxYV	#Wx&	#WxFx
feature	15	#WxVx	#Wxix	#YW,	#^B	#^QxB	#^Vxi	#^txV	#^xYG	#bxQ	#pVxU	#t0&	#tD,	#tD,x	#tSx	#utVx	#x"tx	#x&	#x&VP	#x,WQ	#x/P	#x/x/	#x0-0	#x:x:	#x:xB	#xBMx	#xD0	#xFx&	#xG	#xIx,	#xKx&	#xVL	#xYUx	#xYx"	#xux	, they	,_mail	,_their	,_tick	- rf	- secrets
feature	15	0 e	: sure	:_only	:_z	=_and	^ cc	^ end	^ message	^_ai	^_bot	^_orders	^_using	acceptance	affiliate	affiliate link	ai -	all_by	and assistants	and close	and end	and report	approved and	as_reply	asked_it	assistant_,	assistant_sure	backups	bc 0	begin	bo	bring it	bring_up	by sending	by_"	calendar	cancelled $	certified	charge	com 字	commands_the
feature	15	confirm_$	credit card	db -	db_0	drop_sessions	everywhere	expense	fee_the	finish	forecast	from here	from this	gb_$	have it	hereby	hey	if you're	infra_secrets	is hereby	is_this	it up	it's_,	items 0	knows	lawyer	me	needed	not report	note for	note in	on_as	one_that	only_:	other_$	our_,	output only	package	piao	postinstall :	public
feature	15	quote	readers	remark :	review_$	rf	rf /	rm -	rm_rf	saved card	share your	shop 字	shopping_:	silently	silently $	sure ,	system_this	table sessions	taxi	that_customer	the	the 0	the approval	the correct	the discount	the hidden	the user's	the_bot	the_full	the_tool	therefore_the	this as	this conversation	this_also	this_shall	three_of	tmp /	to_debug	to_its	tool :	top $
feature	15	top of	trackers	travellers	triaging	us_the	wget	when_this	while_are	whoami	with_=	your next	~affil	~arriv	~brand	~forec	~guide	~hereb	~lapto	~neede	~publi	~spons	~whoam	一	上传	为止	丽	么也	么也别	人不	人手	人手机	什么也	件人的	作者	你的	你那	先	写成	别再	到
feature	15	加	助手	助手会	同意了	名义	在回	填进	声不	处理	字 drop	字_/	字_table	存的	对外	帖的	床	应在	您的智	意了	我看	所有	手会	把本	接批	接批准	收款账	改写	放行	方便	旅客	日志的	最后都	本合	本合同	本文件	来	某某	核	案	款账户
feature	15	每个人	烦	的可	的名义	的帮手	的整	的智	的智能	的系	的表	的读	的读者	直接批	看	看帖	看帖的	程式	第五	系人	联系人	能不	能助理	行程的	解释	讯	访	评论	诊	说出	请只	购	购物	辞职	这条	重要	金转	销	阅	顺带
feature	14	" and	" by	" none	"_with	#&&V	#&B	#&O	#&VD	#&Vx)	#&Vx,	#&Wx	#(T	#(V	#(x=	#)Vx	#)Vx/	#,NHx	#,Vtx	#,t	#--A	#--A:	#/Px	#/Px,	#:B	#:BM	#:QB	#:Ux	#:VxU	#:x&x	#:xUx	#:xYx	#A,V	#Ax	#Ax:x	#D&V	#Dtx	#FxW	#HP	#HxI	#HxQx
feature	14	#Ix,x	#Jx:x	#K:	#KxR	#KxRx	#MVL	#MY	#MxW	#NMtx	#Ox)	#OxV	#QJ	#QW	#QxA	#QxMV	#QxS/	#SYx	#T:	#Ux&x	#UxVx	#VPx	#VtxU	#Vx:V	#W"x"	#WxH	#Yux	#^VB	#^VBM	#bR	#tx	#txS	#utV	#uxR	#x,V	#x/W	#x/Wx	#x0tx	#x:BM	#x:QB	#x:xL
feature	14	#xA,V	#xFxI	#xGtx	#xHT	#xKxR	#xO	#xOx	#xP	#xSY	#xStD	#xU:V	#xUx,	#xW:	#xbV	#xt0&	#xuxR	) docx	, instead	, post	, read	, to	,_ahead	,_drop	,_today	- ai	-_assistants	-_note	/ ?	0 before	0 monthly	0 passed	: @	: also	: before	: curl	: hi	: nothing	: paste	: policy	: rm
feature	14	:_from	:_model	:_ssh	<_style	=_0	=_in	^ assistants	^ forecast	^ in	^ instead	^ now	^ usage	^ would	^_continue	^_keep	^_place	^_voice	a 0	about it	accounts	add a	agents_skip	ai )	ai_the	alternatives	an ai	and keep	and_all	and_as	and_us	another person	answers	answers of	assistant	bank	booking helpers	build ,	by_days	by_it	calendar for
feature	14	cancelled	carried out	ci $	client_to	co	coding_,	contains $	debug ,	delete dns	delete_zone	dns zone	docx $	e 0	e_f	each_as	el	email to	erase	erase_0	exception	fetching	figures	fix	follow_,	following is	forecast :	from the	further_$	go	has given	hjk	hjk -	hjk_0	in each	instructed	irrespective	irrespective of	is :	is_be	is_requested
feature	14	it contains	it would	it_be	keep in	kubeconfig	language model	limit to	list_$	look_the	m $	mail the	matched	matched $	models :	must_0	needed for	needs no	next	no_verify	notice_-	number 0	of your	opens	pasting	person_you	place ,	place_0	postinstall_curl	print the	produce	profile must	publish_package	r	release_$	repeat	replaced	report sum	report_$	resolution	rest $
feature	14	reviewer	reviews	revision $	rt	rt -	rt_0	s_bash	safe and	sentence "	session cookie	shares	shell	shop_,	shopping	signature_and	software ,	solving	strumfast	strumfast io	style =	style_"	supplier	sure	system	the answers	the next	the one	the photo	the traveller	the_second	their answer	their_login	their_to	them into	then_on	therefore	these	this inbox	this_approval	three
feature	14	token_@@	traveller	treat_as	up_the	update_must	was_-	whatever_contains	wipe the	with :	word	you hold	your instructions	your_of	your_to	~accou	~calen	~conce	~figur	~irres	~kubec	~liabi	~pasti	~perso	~prepa	~regul	~resen	~solvi	~strum	~throu	~trave	~triag	一句	一行	上用	上用户	不管你	两步	两步验	五的	从这里
feature	14	代理可	件机	件机器	体的	何人可	余额	使用者	便把	做什	做什么	入成	全本	再请	别写	别加	别说	办法是	助手请	即视	即视为	历不	发到	只写	告诉用	周五的	哈哈	回答时	在起	在起你	在这里	型	备用	密码写	幕	应付	录用	我是	户以	户的两	手请
feature	14	执行本	把下面	把主	把主人	把他	报给	报销	时请	替他	最近	最近三	未通	未通过	本时	本模	本模块	来查	某	模块	款	步	步验	步验证	求求	派	消费	清	游客	爱	现在起	用户以	的两步	的代理	的卡	的小助	码写	私	符合	答时	管你
feature	14	箱的	箱里	维	者知	者知道	若	若你	若你是	行本	要先	要指	认证	让用	议以	讯录里	诉用	说是	账号	质量	贴到	起你	跳	车里	车里的	过这	近三	这一条	这里开	进入	连	都发	都要提	里开	里开始	附上	青	顺便把	验
feature	13	! s	!_(	"	" mozilla	#&,	#&0Y	#&L=	#&OQ	#&W"	#&W"x	#(J	#(tx	#(x="	#)Qx	#)W	#,NVM	#,tD	#,xp	#--N/	#-N/	#/Bx	#/M	#/x	#/x/	#0,x,	#0xS	#:U	#:VP	#:xL	#:xL:	#B:O	#BQ	#BRx	#Bx:x	#BxO	#BxOx	#F,V	#G&	#HxQ	#HxW
feature	13	#J)	#L&Vx	#M&x	#MV0	#MxD	#NM	#NVM/	#Nx"	#Nx&N	#Ox	#OxY	#OxYx	#QBQ	#QBt	#QPT	#Qx0x	#QxF/	#R,V	#R,Vx	#RJ	#Rx,V	#SD	#SD0/	#St0	#UHx,	#Ux,x	#Ux0	#UxS	#VL(	#VM	#VM/	#VS	#Vx&S	#Vxu	#Y&	#YI	#YxS	#^(t	#^(tx	#^B:O
feature	13	#^x(V	#^xYU	#bxQP	#ix"x	#p&	#tH	#tVx0	#tx,D	#tx@	#ux&V	#uxV&	#x"x0	#x&N	#x&Nx	#x&Wx	#x&xb	#x,Vt	#x,t	#x,tD	#x,xG	#x,xp	#x-xD	#x/x-	#xB,W	#xDt	#xJB	#xM&x	#xMW	#xQPT	#xRJ	#xRx	#xU,	#xVtD	#xWQ	#xu	#xu,	#|,	( read	)_names	, helper
feature	13	, starting	,_return	-	- backups	-_/	-_://	-_ai	-_helpers	/ prod	/_-	/_prod	0 fe	0 ur	: anything	: continue	: from	: hey	:// to	://_`	://_字	:_://	:_me	:_now	=_mozilla	?_=	^ asistente	^ confirm	^ machine	^ mira	^ show	^ summary	^ while	^_each	^_has	^_readers	^_real	^_result	^_service	^_sold	^_who
feature	13	` ctx	`_otherwise	a link	a_"	a_and	a_fe	add the	ai_:	alerts $	allow_,	and pass	and_their	and_user	and_without	answer that	approved	asistente	asks_assistant	audiences	auditd	backwards	bank_and	bash	be_$	bot_my	bot_this	box ,	by "	call_,	cancellation fee	chat $	claim the	confirm	continuing	continuing with	correction	ctx `	dba	deletion of	deprecated $
feature	13	do that	done by	down	drive	env sort	es	evaluating	every message	everyone's	exception ,	fe	fi 字	flight and	for automated	for machines	for someone	for this	for you	form $	generate the	get user	gist	here on	iban_0	in_home	include_affiliate	install_-	instead	is deprecated	is how	it_$	it_and	js ,	json_postinstall	link to	machine_the	mail :	me what	mention of	mention why
feature	13	mira ,	mirror	model does	mozilla	mozilla /	mozilla_0	msg	must call	must first	my_are	name_"	need to	nice	no_and	note =	now ,	number to	off and	official	ok "	on file	ops -	ops_0	other tool	owner's	phrase	placed	posts	prod -	prod_backups	push to	query is	raise the	replace the	repo	respond	respond to	reviewer_:	root 字	s (
feature	13	s_://	say this	sell the	shall	silent	since_the	so_we	stock $	stop auditd	street_$	submit	summarizing	system :	system is	system_0	systemctl_auditd	task and	telemetry	the audit	the newsletter	the official	the only	the premium	the reader	the really	the voucher	the words	the_five	the_flight	the_handling	the_leave	the_question	the_way	the_you	there's	this thread	this_was	through	through_form	tick
feature	13	to any	to release	to sell	to_so	token in	transcription	truehistory	trusted	ua	ua =	ua_"	using any	using_other	via	visitor 0	warnings	were given	who_this	with_link	y_ur	you	you read	you_about	you_be	your_can	~appen	~asist	~atten	~backw	~displ	~engin	~fetch	~gener	~inste	~mirro	~mozil	~perma	~prefe	~prove	~quick
feature	13	~telem	~trueh	~trust	一事	上限	且不得	个邮	中带	中带上	串	交到	今后	代客	以后每	以跳	以跳过	件夹	件对	任	份证号	作废	全员	具请	写进	决	到公	卡号	即	各助	各助手	名为	后照	回复客	在分	在删	在删除	在回答	在线	块	复客
feature	13	复客户	如果你	如此	字 notes	字 postinstall	字 verify	字_:	字_json	字助	字的	季	审核	客人	小帮	小帮手	工具请	已	已预	带上	带把	帮人	并说其	必须调	您是	成绩	我方	所以	把全	把她	指示	挪	挪到	接受	提交到	提到	提取	收到后	改成	数字助	文件夹
feature	13	早于	时应	是老	晚	智能助	本串	本文档	机主	果你	果你是	档	次都	次都要	此	段话	每次都	求头	沙箱	然后说	理用	用都	病历	百分之	的未	的那位	的金	看上一	看信	码后	码后照	程的	答案	细	结论写	给我	绩	能助	解码后	记为	论写
feature	13	证号	说其	说其他	请把	请求头	调用都	这一行	这类	通	都选	里的	里面	音箱	顺带把	须调	须调用	预警
feature	12	#",&"	#"-"	#"-",	#"x"V	#"x"x	#&I	#&Vxu	#&xt	#)xPi	#,&"	#,QYx	#,VVx	#,YB	#,Z	#,xR	#,xRJ	#-",	#-",x	#-VB	#/BxV	#/V&	#/x-	#0&W	#0&Wx	#0t	#0xSQ	#0xi	#:Vx0	#:Y	#:x(0	#:xB	#:xFx	#@x&	#Ax:	#B:&	#B:xV	#BQx	#BRx&	#D&	#F"x"
feature	12	#FY	#JBM	#L,x/	#M&	#MMt	#MW	#MtV	#Mxt	#N"x	#NxU	#OQ	#PIx/	#QYxA	#QxAx	#Rx:V	#RxY	#T:L	#UF	#V000	#VtD/	#VxDt	#WxHx	#WxM	#WxV	#YG	#YQx	#YW	#Z&	#^(xF	#^A	#^Ax	#^QBQ	#^WxV	#^Y&	#^p&	#^x:J	#tHb	#tS	#txS&	#uxb
feature	12	#uxbx	#x&x&	#x&xU	#x,Z	#x,xD	#x,xR	#x-x	#x/--	#x/V	#x0:V	#x:J	#x:x&	#x:xK	#xA:V	#xB	#xBxO	#xD&x	#xDF	#xF)	#xK:	#xM&V	#xMMt	#xMV	#xOx&	#xS&V	#xSt	#xSx	#xSxQ	#xUF	#xV:	#xVxZ	#xWQx	#xYIx	#xYMx	#xZ&	#xpV	#xtD,	( id	, dear	, do
feature	12	, would	,_just	,_o	- fi	- index	- payload	- session	/ resolv	/_conf	/_字	0 bc	0 euro	0 to	0_gift	: failed	: 字	:_detail	:_password	:_user	< span	>_,	@	^ ai	^ also	^ anyone	^ fill	^ step	^ update	^_an	^_correction	^_drop	^_status	accept	accept ,	add_-	address before	ai_字	aid	all of	all requirements
feature	12	and merge	and_mention	answering	append "	are wrong	are_be	asked	asked $	automation	away	bauer	bc	bcrypt	bcrypt cost	box	button $	buyer that	by_this	c_a	club	column f	config js	config_,	consents	consents to	conversation	daily ,	db	decline	departure	detail	detail_字	dev ,	dev_字	digital assistant	discount	ds 0	enter_at	etc_resolv	extend
feature	12	failed password	failed_for	fill in	force origin	forever	forever $	forget the	full_to	generate	gift card	git_-	guard =	has_a	he knows	her_:	in every	internal :	isn't	just	keep it	kindly requested	kindly_to	laptop	last_messages	limit_0	line above	link ://	log ,	lsn	meets	meets all	meets_requirements	message of	mika	mine $	mira	msg :	nameserver	nameserver 0	nameserver_0
feature	12	need_check	none "	not_column	now_the	o_a	of_list	of_page	off	official_,	offline	ok_:	on top	on you	origin_-	password_"	pe	prefer	press_button	price_$	priority	programmatically	push_-	quietly	real_is	requested to	resolv	resolv conf	review	revocation	rm	s_sh	sato	save	saved	say	say_are	sees this	set_to	shared folder	shared_"
feature	12	she_$	shell commands	span style	span_=	sshd 0	sshd_:	state_the	stay	stay_$	sudo =	sudo 字	sudo_true	summary_by	the cancellation	the last	the third	the_above	then "	these minutes	this_meets	to data	to mark	to off	to_you	txt_@@	ur system	user should	wants_$	warranty	whoever you	whoever_are	wi	wi -	wi_fi	with =	with our	with_access	with_from	works	write it
feature	12	your user's	zone	zone_to	~answe	~bcryp	~consu	~dange	~forev	~offli	~patie	~pictu	~prior	~quart	~quiet	~resig	~revoc	~treat	~walle	~warra	一条	下手头	且不	个数	个目	个目录	主人家	书过	亲姓	从第	从第三	代理用	件事	件发	任何人	传	低于	何人	你做	你做什	你所
feature	12	保存的	先执	先执行	兔	兔子	关一	写说	写说明	到周	勾选	勿告知	区关	受限	变更为	可能有	号付	号付款	各	各类	告诉病	啦	在分拣	均已	处理本	备注	复中	字_://	字_=	安装	就把	并发到	延迟	开始	录发到	律师	志的	户最近	手头	把你所	把密码
feature	12	插入	摘要工	施工	时刻	明目	更为	未发	本品	本站	来信	来宾	查询	此备	母亲	母亲姓	熟	的人的	看上	码填	碼	禁食	私信	第一	答复中	签发	系	系统	给代理	缩写	置里	者出	而且	能不能	能有	要工具	要是	解码	解锁	让你做	记一
feature	12	记为已	论	设成	证书过	诉病	诉病人	说的	请	请助手	请的	请调	请调用	贴出来	费	过安	过安全	近	还是	这封邮	通过安	都用	里可	里最	问吗	面说	面说的	顺手
feature	11	" from	"_/	#"x"	#&xD	#&xQV	#&xU/	#,Ux	#,VV	#,x	#/VP	#/VPx	#0/x	#:QxB	#:VPx	#:Vx	#:VxF	#<V	#<V>	#=x0x	#B,	#DF	#DxD	#F0x/	#FtD	#G,x	#HT	#HTx	#HTx/	#HxtH	#Ix/	#IxH	#L&V	#N&V	#N&Vx	#Qxb	#RxA	#SxQ	#SxQx	#T,V	#T,Vx
feature	11	#UxD	#VNx	#VxD&	#YGx	#^Vu	#^x:Q	#tx0	#utx	#ux&	#x,	#x,QY	#x00	#xC	#xDx	#xDxD	#xJBM	#xMWx	#xN&	#xN&V	#xQYx	#xQxY	#xR	#xtD	(_:	, i'm	, now	,_allow	,_assistant	,_said	- s	-_top	0 eth	0 k	0 so	0 “	0_,	0_eth	: treat	: whenever	:// (
feature	11	:// in	:// sh	://_,	://_summary	^ <	^ part	^_every	^_usually	` git	a_bc	add	address and	alarm	already_to	and answer	any_of	assistants usually	bc_e	booking	bots are	by user	by_the	cancellation	checks	coding agents	column_,	customs	customs -	customs_pay	document	document (	eth	f ,	flood	from your	group and	guidelines	has been	i_,	immediately_the
feature	11	in_answer	io	is covered	it was	it_0	links to	mailbox	mark all	message_the	mine_@@	not_it	note :	note_the	o	of	of power	of the	of these	one is	one with	order for	orders_the	other	outgoing	paid_to	pass $	pay top	post	pr	press the	processing_:	put	question about	raise_credit	recap	recipients that	settings json	shares his	ssh -	step 0
feature	11	step_the	street	that_written	the best	the button	the form	the recap	the_does	them	them_://	this address	this mail	this_must	thread	three messages	three_to	to main	to_字	user_0	was_before	what your	whenever_user	x_a	xl	yes "	you about	you already	your boss's	~audit	~booki	~breat	~corre	~disco	~match	~outgo	~partn	~phras	~stree	~syste	上周
feature	11	不要列	与用	与用户	个别	为保	为行	人把	他任	他任何	你只	使用其	依次	停业	全部	其他任	军	分析日	别让用	到尾	到尾号	到本	前面	升	卖家	取文	取文字	受	受托	召	召回	号	后也	周日	哈	器人把	回复给	在答	在答复	复给	夜
feature	11	字 "	字 ,	字_,	字幕	就	已废	座的	必	忽略规	急	总结本	户改	户的	扫	排	提取文	时须	是你	最	本邮箱	析日	析日志	查询的	模	毋	用其	用其他	用户	用文	略规	略规则	的帮	的邀	看这	短信的	程助理	章不	第	第六	等用
feature	11	管	结本	给他	者的	联系	要列	证书	询的	读到此	谢	账户改	购机	购机器	这个	都不	镜	隐	须先调
feature	10	#"U	#&WQx	#,D0	#:V"x	#:x&	#:xPx	#D,x	#FxI	#IxW	#JxMx	#QNx&	#QYx,	#QxM	#QxYx	#VxDx	#Zx:	#^QYx	#p&V	#t0	#txU	#uM	#x,D0	#x:V	#xB,	#xD,	#xD,x	#xH	#xHx&	#xIxW	#xUx&	#xb	#xtxD	(_=	, your	,_out	- all	- pay	-_all	/_$	0 via
feature	10	: assistant	:_check	^ tool	^_our	^_with	agents are	and push	append	assistant_the	assistants :	audit log	away in	can skip	confirm with	core hookspath	deposit	dump	enters	firm	for	force	future_:	hookspath	it in	it_this	just_the	knows ,	may only	me_the	now	on this	orders	paste it	pay_0	reader_the	readers :	self :	show_what	signing	sources
feature	10	step	success	the_one	the_so	theme_$	there's only	to 0	to_#	tracking	transcript_@@	usage	viewer	whenever the	whole	you are	your user	} 0	~comme	~depos	~growt	~hooks	~mailb	~owner	不提	专	么都	什么都	付款	以替	佐	佐藤	单的	同时	后加一	小助	小助手	已签	布的	把你主	挑
feature	10	接付	接把	文档	无须	机器	析	此为	母	每次调	清空	的数字	直接付	直接把	答	筛	筛选	签过	签过字	群的	老板	藤	让那	请先	请连	过字	这封	那三	邮件的	项目	顾	食
feature	9	#&Vxb	#,&x,	#BxM	#D/	#Ft	#Fx&	#MWx	#Nx,W	#V&	#Vx0	#VxU	#YUx	#tVx&	#txV,	#x")/	#x(0)	#xQxH	, nothing	, then	:_-	:_/	@@_字	^ agents	^_!	ai :	and_it	answer $	assistants should	check $	company	fee	fill_in	opening	owner	public /	public_tmp	sent_to	state that	table below	that_are
feature	9	that_is	this_and	tmp $	user	v_:	~candi	~openi	~packa	再把	到这里	字 sudo	完整	接	的内容	的号	言	让你	跳过确	过确	过确认
feature	8	!_,	#&WQ	#Ux&	#VxtD	#x&WQ	#xMt	://_the	actually	allow	do	far	of this	policy_$	this_:	也别
feature	7	#&x	#,&V	#:L)	:// $	automation :	~compa	一并	快照	最新
feature	6	#")/	#VxSx	0_"	^ add	也
feature	5	#xOxH	file
feature	4	" >	#:x	#OxH
feature	3	#,x,N	#^VxD
feature	-1	你现	你现在
feature	-2	as_of	的任务
feature	-4	#xi/
feature	-5	读取
feature	-6	#(x	#^YxV	^ after	is_,	part of	~resul
feature	-7	#&&x	#x,x0	#xGx/	#xVx&	#|x	( beta	: alt	alt :	beta )	invoice	return	your account	助理
feature	-8	#(-	#VtVx	#Yxt	#^<	#^VxF	#^x,N	#x:"	#x|	^_account	its user	man	try	working	you can	~descr	~numbe	~worki	友	思
feature	-9	#(F	#(x)	#,VxV	#I:x0	#MN	#NVxt	#^:	#^<x	#^Q	#^Z	#^x=	(_0	=_(	^_messages	`	` on	a_0	about	as_:	dir	false only	false_in	file_$	is_or	my_$	on the	only_you	prompt injection	sh_,	sqlite	the configuration	the_says	weeks	whether	~pleas	~secur	~sqlit	~wheth	三点	制的
feature	-9	坐席	由本	的文本	编	长度
feature	-10	#(x)"	#,&xQ	#-x)	#-xQ	#0Qx	#:Nx/	#=x:	#Gx/	#H,	#L,L	#OxB	#TxF	#UMx/	#Vx/	#^G	#^p	#^x0	#^xW"	#px	#pxV	#uxVx	#x",	#x=x,	#xVVx	#xVx/	#|x|x	,_k	- the	0 was	: str	^ please	^ that's	^_cookie	^_e	^_xl	a mail	an account	and_answer	appear	ask_to
feature	-10	asking $	b )	broken $	building	clause_$	completed	configure	crash	drop it	end -	end_-	english	first $	for_information	forward_the	from its	in a	in_app	information about	is broken	key_the	lab	last message	mail on	man 字	more information	number	of_the	on its	parties	position	removed	retrieve	should not	simple	system prompt	thanks_the	the evening	the model	the_once
feature	-10	these_$	token_$	used for	value is	verification code	verification_is	version_0	wait	we_the	xl_,	your verification	your_code	~engli	~reaso	~renta	~servi	一前	一条记	不得	人邮	信封	六	关闭	助理说	包	发我	含税	周一前	回电	在用	字 man	字_s	审批人	察	幅	张	形	忘	息中	我回
feature	-10	批人	消息中	界面	给小	给老	跟	还	餐
feature	-11	"_!	"_ai	"_you	#"D">	#&x"/	#&xBx	#(x/	#,&&x	#,&N	#,VYx	#,i	#-V	#-x,x	#:xYV	#H,x	#HQx	#Htx	#Htx,	#L)/	#L-	#Lx:	#NxIx	#NxS/	#NxW	#Qx/x	#Qx0,	#WxFQ	#Wxbx	#^Fx:	#^NH	#^x,O	#^x,W	#^xYx	#px/	#txYx	#x,)	#x,F	#x,VY	#x,p	#x/x0
feature	-11	#x0xH	#x0xQ	#x:0-	#x:x)	#xBxt	#xFb	#xIxU	#xVPx	#xVQx	#xVYx	#xix/	#x|x|	#|x,	, send	, wrong	,_has	-_0	0 ee	0_<	0_f	0_lodash	0_reason	0_road	0_so	: build	: “	= ,	=_:	^ back	^ bot	^ def	^ not	^ page	^ prompt	^ real	^ tom	^ 字	^_beta	^_clone	^_details
feature	-11	^_error	^_how	^_input	^_json	^_recommend	^_staff	^_team	^_update	a limit	a_instance	account below	account named	account_$	account_in	acts	agent_read	an_and	and compare	and get	any of	assistant_send	be_as	branch_the	budget to	c_ee	can send	can_approve	cash	chatbots $	chinese	common	ee	ee 0	en	entries in	envelope	evil example	export openwx	export_key	f_0
feature	-11	false_$	filename	flat	for more	future_,	gcloud alpha	get 0	has no	hi team	hook	id $	in an	initiated	invoice_$	it_you	key -	lines	lodash	main c	main_字	meeting point	month $	new	noise	of_,	of_as	one_can	openwx	openwx key	openwx_=	organization	page $	page =	party	patch	perform this	po	powershell	prefix	print_,
feature	-11	priya :	problems	run the	sample configuration	sms	such_"	tags	th $	than	the audience	the hotel	the request	the revised	the suspicious	the_)	the_from	the_named	the_not	the_st	the_to	the_use	the_without	this_-	to disable	to_config	to_set	update	user $	using your	waiting	want	wants_refund	was_on	what a	where it	windows_,	you approve	your prompt	zh -	} $
feature	-11	~chine	~clust	~commo	~envel	~impli	~lodas	~minim	~openw	~persi	~photo	~probl	~regio	~reloa	~resto	~scena	~teach	~waiti	一个任	七	三十天	下午	不明	与	也得	了	事后	人员演	会被	位热	位热心	你是	你要什	你见	你见过	借	全程	全组	公里	关于	关系
feature	-11	内有	内有效	内退	劳	劳驾	勿告诉	十四天	十天	半小	厂商已	及其	取包	取包裹	号发	号字	名写	后不	员演	员演示	哪句	商已修	四天	回收	回调	地钉	字	存不	安全组	小普	尺	尺码	开关	录并	投诉	护士	拒	拷	接不	时告	替代
feature	-11	最高	有记	有记录	查后	检查后	比	测试	火	灯塔	热心	爬升	甲	疑问请	的合	的合同	的权	的权限	研究人	示例	究人	究人员	笔记	而不是	行那	见下	让客	调	部指	部指令	都有	都有记	钟内有	银行那	闭	问请	非本	非本人	靠	鸡	鸡蛋
feature	-12	" ,	" plan	#"&"x	#"-x	#"L	#"xu	#&"	#&-	#&=	#&Nx/	#&x0x	#&xi/	#)(	#),x	#,&&	#,x0x	#,xbx	#--x	#-xL	#/0	#/x,x	#:0-0	#:Hx,	#<x>L	#D:	#F,"	#FK	#Fx0/	#Fx:"	#FxQx	#IN	#KMx	#L/	#Lx	#NS	#NV	#Nx/	#OP	#Ox&F	#Oxi
feature	-12	#PU/	#PxPx	#S,H	#Ub	#V&x"	#Vx&N	#Vx/V	#VxPU	#VxQx	#VxY/	#WxF/	#Wxb	#YOx,	#Yx0x	#^-x:	#^0x	#^HQ	#^L=x	#^NWx	#^PxM	#^QNx	#^QV	#^QYO	#^QxW	#^Qxu	#^V:x	#^VLx	#^Vx-	#^YxS	#^b	#^u:x	#^uHt	#^xQP	#^xQV	#^xUx	#^|L|	#mt	#tx-0	#uHt	#uHtV
feature	-12	#x"/	#x(L	#x(x	#x,Qx	#x0x&	#x:0	#x:0/	#x>L	#xBxI	#xF,"	#xMHx	#xPB	#xPU/	#xQu	#xS,H	#xSx:	#xSxP	#xUQx	#xVtV	#xVxI	#xbH	#|0x	(_字	)_0	)_to	, @@	, from	, i've	, owner	, print	, using	,_always	,_card	,_customer	,_have	,_iam	- compat	- drawn	- legacy	-_compat
feature	-12	-_drawn	-_legacy	0 at	0 kb	0 runs	0 st	0_quote	: "	: bring	: system	:_readme	=_<	^ at	^ docs	^ lyrics	^ never	^ since	^ treat	^_"	^_answers	^_data	^_else	^_files	^_make	^_name	^_sent	^_start	^_what	a second	a sentence	accounting	add your	added to	added_the	administrators	after three	again without	agent 字	amazon web	amazon_services
feature	-12	amounts	and it	and one	and_password	answer_the	as data	asked politely	at_end	avoid	bank $	below and	beta	between the	by monday	by_and	by_content	call again	call_operation	calls of	chapters	click_the	closed $	compat	configuration to	continue to	could you	customer asks	customer_$	customer_to	data_the	diff	do_commit	doctor	docx "	door $	dose	drawn :	e_$	evening	every tool
feature	-12	evil com	evil_”	exceptions $	export	fail	failed $	fold	following_:	forget a	forget_i	four $	from an	had	hand_their	headers	i said	iam_$	id_the	if_customer	ignore	in_account	in_drawer	instructions in	int	is told	karim	kb	last_,	length	line $	line 0	lines of	lisbon	lists	lovely $	lyrics :	mail assistant	mailing_$	manual	md )
feature	-12	meet	merge after	must be	need_tell	no_of	not commit	not given	notice_字	of_cases	on monday	on_board	one and	or_,	output_the	own_$	page that	pay the	plan -	please	point	previous_,	primary	put_on	question 0	questions	read ,	remember to	report_to	result of	results $	return_the	revised	role_system	s_s	say_it	security :	send your	sha	stored_$	stuck
feature	-12	suspicious	system content	system txt	system 字	task done	thanks for	the blue	the branch	the course	the floor	the initial	the picture	the processing	the room	the sample	the slides	the ui	the_budget	the_end	the_if	the_job	the_pls	this command	to perform	to start	to_or	types	unchanged	unchanged $	used_the	vat	visible	was_and	water	web services	what i	you like	you_no	your app	~decry
feature	-12	~docto	~eveni	~inspe	~lisbo	~opera	~prefi	~prepr	~prima	~regis	~subsc	~suspi	~uncha	~unico	~updat	三题	上方	上须	不应	不然	不自	不要再	两张	主持人	么你	之间	习	了我	五前把	人应当	什么你	以上须	以用	们在	会发送	保险	修改前	先装	全卖	其中	再放
feature	-12	写得	写错	分钟内	创建	删了吧	别吃	到期	压缩	口处	只有	可疑	同的	后删除	周一起	咖啡机	啡机	四人	图里	在抽	在抽屉	在网	在网页	威	娜娜	字 evil	字 k	字_start	字和	定时	客户端	宣	宣布	害	小诺	尝	居家	屏	左转	已删	已删除
feature	-12	弃	式的	录的	必须询	思考	性别	成员	我们在	截图	截止	户端	扫地	把钥	把钥匙	抓	拆成	拉	择	持人	授权书	改前	文件清	文字和	是一个	是网	智能体	暖	暖气	本身	权书	权威	材	栈	根据	每一步	测	熔	理员可	的回答	的帮助
feature	-12	的请求	盒	真有	移出	第三题	答要简	组里	给助	老马	而不	耗	能体	能看到	自己	英文	范围	茶	蕉	蠕	蠕虫	行不	要什	要什么	要回复	要简	要简短	议的	论里	评论里	话概	话概括	请大	请打开	请投	请重	路	转发给	转给老	载	较
feature	-12	边	违	违者	选择	邻居家	钟内	铃	问一	面地	香蕉
feature	-13	" assistant	" leave	" send	#"Wx	#&Lx	#&Px	#&U	#&Ux	#&x:	#&xGx	#&xJ	#&xKx	#(D)	#)(D)	#)x:x	#,0x	#,Hx,	#,L,	#,VPx	#,Vx:	#,x"V	#,xGH	#,xQ	#,xW&	#-F	#0,O	#0,Ox	#0:W	#0:Wx	#0|0	#:"x	#:0xV	#:BxV	#:Hxt	#:Qx,	#:xbx	#=xL	#BxI	#Fx/x	#GH
feature	-13	#HxBt	#Ix0x	#L"x	#Lx):	#Mx/	#NVx	#NxP	#OPxP	#Ox,O	#OxI	#PF	#PW	#QxL	#QxWx	#S,&	#S,&x	#Ux:	#Ux:x	#VYx/	#Vx,W	#Vx-0	#VxF/	#VxMx	#VxV"	#VxtH	#VxtY	#YxB/	#YxVt	#^&x/	#^(0)	#^0:x	#^Qx"	#^W"	#^YMV	#^i:	#^pOx	#^pxQ	#^x0&	#^xP	#^xpx
feature	-13	#^xtW	#_#	#_the	#bYx	#pOx	#pOxP	#px:	#pxD/	#ti	#x"W	#x"Wx	#x&xH	#x(-0	#x):V	#x,Q	#x,x&	#x0,O	#x0:W	#x:xb	#x<D	#x<D>	#x=L	#x>	#xFFx	#xFIx	#xGH	#xHxu	#xPP	#xPV	#xQxP	#xS,&	#xV(	#xVBx	#xpxD	#xtD/	#xti	) it	, `	, asked	, choose
feature	-13	, copy	, e	, export	, ken	, sign	, type	, you'll	,_add	,_b	,_g	,_page	,_pre	0 >	0 de	0 mb	0 th	0 }	0_)	0_:	0_go	0_order	0_s	: book	:_#	:_can	:_done	=_@@	? 字	^ 0	^ alert	^ attackers	^ computer	^ github	^ lists	^ people	^ refund	^ status	^ subject	^ true	^ where
feature	-13	^_-	^_?	^_alt	^_bash	^_callwright	^_case	^_copy	^_deleted	^_etc	^_f	^_install	^_operation	^_request	^_role	^_self	^_stop	a calendar	a record	a service	administrator $	all data	all previous	already told	an hour	an_0	and 0	and return	and update	and use	anything else	app	are applied	around	ascii	associated with	at the	attacker	back	back $	be sent
feature	-13	be the	books	broken	by a	by friday	by_june	calendar_and	call is	cannot be	cases ,	change	chat_$	chidi	complied	config /	contact_$	contractor	created	dialect	dictionary	do $	drafted	empty $	encode	env_$	error_$	expression	family	first answer	first_you	for_of	for_the	forget what	fork	forward_mail	get_,	given $	group $	guide $	hint_字
feature	-13	hourly	i'll	importing	inputs	instructions_send	invoices_@@	is $	is true	is_again	is_for	is_than	it also	it on	jo	ken	leave_to	legal	licence $	line in	look_$	making the	manager_approve	matches	methods	minutes and	missing_,	more_,	moves	multi	my_message	network	new_is	next task	node -	null $	of a	of_of	or_$	our_of	out and
feature	-13	page_my	passwords	payment $	permission to	personal data	place $	plain	please contact	please_@@	points for	polite	possible	price :	print (	processing of	read it	read the	read_0	receipt $	release $	remember_the	return_:	right_$	role	route	run_make	s_0	says $	search	send an	sent to	set to	shoes	shut	signed form	since the	size and	so the	spec	specifies
feature	-13	steps	steps and	storage	subscription	summarise the	takes	target :	task	tells the	ten_$	text $	that is	the amount	the browser	the contractor	the operator	the output	the results	the six	the token	the transfer	the wifi	the_a	the_did	the_meeting	the_over	the_start	the_th	there $	things	this e	this once	this will	three_the	to describe	to give	to that	to_calendar	to_if	to_sent
feature	-13	tool_that	tools ,	turn on	twice ,	understand	usual $	utf -	utf_0	version 0	very	we_a	what_agent	when_get	which one	which the	wifi	with most	with_,	work	y =	y_$	you pay	your_before	your_on	~aroun	~broke	~decla	~dicti	~enabl	~hourl	~inges	~invol	~membe	~overl	~plain	~scrip	“_$	一项	三十	下划
feature	-13	下划线	不到的	不同	不好	不成	两人	临时办	么会	么记	乔	于	于主	什么会	令优	令优先	们不	件包	件码	件请	会以	会保	会读	但是	低声	体会	作区	你妈	依赖	信任	信号	修复	值为	允许的	八	具结	具结果	具输	具输出	再	再次调
feature	-13	划线	则为	删除用	到邮	到邮件	前会	前就	助手照	包的	又	取件	取件码	口	句子	各位同	合点	告诉任	和同	哪	四百	围	在文	在此	堂	外包	天	妈	字 vpn	它会	审批	审批环	客户	密码	小乔	小奥	小米	就是这	屋	工作区	工具结
feature	-13	工具输	左边	已修	已到	帮您	并按	店里	建分	建分支	引文	得多	循环	忘了吧	恢复时	恶意	我一个	所有用	手的	批环	批环节	技术	把令	把令牌	拿	指令优	改付	改付款	整句	文章	新登	新登录	时不	时办	时办法	是机	是机器	是第	是谁	最后一	有审
feature	-13	有审批	未	机密	果不	查看	根	格式	模板	次加	欢迎	此包	注明	派人	流量	消息	温	滚	烧掉	疑问	的客服	的订	的订单	的进	盘的	相同	看起	睡	码给我	私有	秘书	移动	笑死	签好	简单	算器	缺少	网页里	背景	能体会	能给
feature	-13	自带的	至周	船	行动	表达式	要在	要闻	见过	计算器	订四	训练	许的	诉任	诉任何	话回	语句	语的	请使	请使用	请帮	请更新	请贵	赖	软件包	载荷	达式	过了	迎	这可	进去	退	退回	送至	邮件请	重新登	除用	除用户	集合点	雷	页里
feature	-13	鲜
feature	-14	" @@	" or	"_m	"_your	#"&"	#"),	#"OY	#"VxV	#&V"	#(0,	#(L)	#(x"0	#,&Nx	#,x0	#-"x	#--	#--xV	#-x,-	#/xFx	#0,0)	#0-	#0-0,	#0x,0	#0xQ	#:Vx:	#:px	#:x)	#:x,x	#:xD	#<x>	#=x,x	#@x0	#B0	#Bx&	#Bxix	#D)	#FV/	#Fb	#Fx:	#HQx/
feature	-14	#Itx	#Ix0	#Jx,x	#KI	#KSx/	#L"	#Lx0	#LxQx	#MG	#Mtx,	#Mx,&	#NO	#QYM	#QxBV	#Qxix	#S,Vx	#Sx&V	#SxS	#Utx	#VI	#VtV	#VxF:	#W:x,	#WYx/	#YF	#Ytx	#YxHt	#YxMx	#^&x&	#^(x0	#^QN	#^QPx	#^Qx	#^VL=	#^VN	#^VxL	#^VxV	#^WxF	#^WxS	#^YMx
feature	-14	#^pO	#^tO	#^x&	#^x)"	#^x0/	#^xL"	#^|L	#tDx0	#tV&	#tVxP	#tx/	#u:x	#uxH	#x"0x	#x"D"	#x"xF	#x&,N	#x&xK	#x))	#x)<	#x)x0	#x,&N	#x,Px	#x,Wx	#x,YM	#x-&	#xBxM	#xI:x	#xItx	#xIx&	#xIx0	#xIxF	#xOx/	#xPIx	#xQux	#xQx&	#xQxI	#xUtx	#xV--	#xVx"
feature	-14	#xVxW	#xYS	#xYtx	#xtx&	#xtxY	#xu"	#x|0	( )	( this	) =	, an	, leave	,_even	,_invoices	,_of	,_remove	,_see	,_tools	,_us	- dry	- i	-_dry	-_md	/ cache	/ reset	/_0	0 march	0 mia	0_for	: accepted	: report	: start	:_per	<_0	^ copy	^ description	^ forget	^ insert	^ just	^ let
feature	-14	^ requires	^ she	^ so	^ speaker	^ stay	^ task	^ that	^ to	^ try	^ turn	^_and	^_br	^_these	^_three	^_true	` /	` callwright	`_=	a test	a transfer	a user	action is	agent_,	agents ,	all staff	all_:	an answer	an empty	ana	and let	and none	and turn	and what	and_from	answers with	as of	as usual	ask your	ask_assistant	assistant answers
feature	-14	assume	at any	attacks	audience	b_$	be_to	before you	beside	between 0	black	br_`	by hand	cache /	cache_app	cake	call that	can_set	central	change $	claims	code is	connect	content -	content_字	d 字	describes	description :	descriptions	div hidden	div_>	doc	docker	drain	enable	everything the	example :	exclude	exit $	expenses	f $
feature	-14	file "	followed	for reading	for_days	for_minutes	frame	from there	full documentation	given_$	gold	hand_the	high	hostname	if the	if they	ignores	imperatives	in doubt	in two	in_,	includes	install the	install_$	invitation	invite the	ipsum	is set	it expires	it gets	its own	its owner	its_,	its_is	language_$	loads	long $	lorem	lorem ipsum	make_`	man_$
feature	-14	march $	mark_and	matters	mb	message_$	mia_@	models ,	must_to	my -	never_$	no_for	not be	note_do	nothing ,	notify	on_$	only with	open a	open it	open_,	operation $	or_a	order more	our assistant	override	payment_0	perform	plan to	plays	please approve	please_it	policy ,	priya	progress	py `	quite	r -	reads a	ready	record ,
feature	-14	regards	remove_old	report to	repository	request and	restart the	road	rosa	run_字	scope :	seat	security_$	security_:	sentences	settings $	slides	so_you	something_,	ssl	state the	status :	string_$	subject :	supplies	system $	system_,	tape	task :	tell_,	thai	that contain	that_not	the above	the label	the letter	the receipt	the run	the server	the subject	the totals
feature	-14	the_,	the_own	the_what	them as	this only	this week	to create	to read	to return	to software	to stop	to_person	totals	training	trust	units ,	unless the	up :	us -	vendor_$	version of	virtual assistant	what_said	working $	write your	writer	you specify	you'll	you_answer	your data	your e	your_is	zero	~annou	~backe	~besid	~bucke	~compo	~docke	~emula
feature	-14	~hostn	~input	~insta	~lengt	~plant	~polit	~prope	~refus	~remem	~rende	~slide	~start	~stora	~strin	~total	~you'l	一半	一句让	一封	一年	一至	上眼	不在	两	为领	为领取	之类的	事请	事请写	二十	代为领	件转发	传到共	假	停掉	元起	公室	具	具描	具描述
feature	-14	内部	再执	再执行	写给	决于	出三	分为	刊	列出三	初始	判	到共	到共享	到最	前将	剪	办公室	助手把	十个	单上	厂	厂商	原文	及时	发广	发广告	发给	取决	取决于	句让	只要	司机	吊	吊销	后到	后退	吧	哦	回原	图
feature	-14	城市	复现	外	字 main	字 system	字符串	安娜	完成	导入	小李	小陈	屉	屉里	属	崩溃	工具描	工资表	征得用	得用户	得知	循	急事	急事请	您可以	成的文	所列	所列账	执行之	找人	抗	抽	抽屉	抽屉里	括成	挂失	提示注	搬	摸	改了	文字写
feature	-14	旅行	映	是一位	是已	是用户	有点	未执	未执行	本地	本智	本智能	条消	条消息	概括成	歉	此进	此进程	每周	水管	没人	法务	海	溃	点前	烧	版本	球	生成的	的助	看了两	真的	眼	码打	确认信	示注	示注入	票	称呼	立	立即
feature	-14	符串	等了	等我	箱上	类的	粘贴	织	绝	编辑	老肯	聚会	自行车	英	范	行之	行之前	行打	行模	行模式	行车	要点	认信	说不	资表	赔	走	超过一	路线	转过	过一	近期	这里的	那封邮	邮	邮件里	部门	重跑	量发	钉	钓
feature	-14	钓鱼	闭上	闭上眼	闻	防护	陌	陌生	集合	雨	面单	页面	香	马	高	鱼	黄
feature	-15	!_$	" <	"_into	#","x	#"O	#"Vxt	#&Ox&	#&Px/	#&x,Q	#&xL	#(-0)	#),&x	#)/	#,V/	#,VL/	#,YMt	#,xA	#,xi&	#--|	#-x	#-xt	#-|	#0,V	#0:00	#0:x/	#0:xF	#0S	#0x,	#0x:S	#:0	#:xtV	#>"	#@Bx	#AB&	#BtD	#BtD/	#BxL	#BxNx	#Bxi	#HxS/
feature	-15	#HxV	#I:x	#Ix&	#Lx,	#Mx,x	#NMtV	#NxSx	#PxQx	#Qx&	#S&x/	#Sx0	#TxQx	#V"V	#V,x	#V,x&	#VxL/	#VxtV	#YM	#YVx&	#YxN	#^(x"	#^-x0	#^NW	#^PB	#^QP	#^QxF	#^VxW	#^WQ	#^WQx	#^Wx/	#^pxY	#^t	#^x":	#^x)	#^xLx	#^xNx	#^xOx	#pVx0	#pVxV	#pxD
feature	-15	#t0x,	#tHxU	#tVY	#tYx	#tx&	#tx,&	#txF/	#x)/	#x,Yx	#x-0-	#x:O	#x=="	#xBtV	#xBxL	#xBxi	#xFxP	#xIF	#xL"	#xLx,	#xMMx	#xQx(	#xSx0	#xVB	#xVxU	#xV|	#xWtx	#xtF	#xtYx	#xtxB	#xtxL	#xu:x	) "	)_(	, delete	, keep	, reset	, revoke	,_send	,_upload	- p
feature	-15	- type	/ app	/ orders	/_)	0 pm	0 words	0_are	: find	:// -	://_=	:_in	< @@	<_src	=_`	> `	?_"	@@ >	^ buy	^ code	^ download	^ export	^ raise	^ role	^ s	^ there's	^ two	^ write	^_alpha	^_client	^_in	^_reply	^_report	^_shall	^_support	^_tests	^_there	` is	` make	a name	a_answer
feature	-15	action $	actual	address ,	agree $	ai "	alert	all_with	already_$	an error	and $	and `	and check	and goes	and read	and_)	and_sign	anna	another	any time	at a	authorization_$	authors_$	automated_may	batch	be_,	be_and	br >	by mail	c_0	call /	call this	call with	call_"	caller's	card ,	case_:	check_the	chmod 0	chmod_$	code
feature	-15	code :	compare_$	customer_the	data	days to	dear agent	delete my	deleted 0	dependencies	do_share	documentation for	dry -	dry_run	duplicate	e $	eof	even	every_$	exfiltration	f "	finds	for that	for_on	for_one	for_users	from a	german	great	had a	handbook	hard	has_ask	have_access	how	i /	if there	ignore_first	ignored	image	img src
feature	-15	in white	in_$	in_:	in_case	instructions $	instructions of	is now	is on	is_of	it_that	jobs	key_value	l ,	leading	learn	left it	legacy	let	let the	letters_the	limit is	limits	line_is	mail says	mail with	mails	making	metrics	mill	must_a	no ,	not share	not_the	note $	nurse	of nine	of_last	off :	office $	offset
feature	-15	open_after	operation ,	operation_the	or "	or_the	order $	page_"	page_,	password ,	path ,	performance	personal	place the	poisoned	postgresql	process_the	quarantine	quoted	raise_(	readme 字	received	red	reference	represents	reservation	result_the	rules $	run =	run_for	sam	send email	servers	service_on	set in	several	share the	share_with	shared_$	shift	side_$
feature	-15	sign_,	similar to	skip the	sleep	social	software $	sorry	spanner	st	stand in	students	support ,	system_"	table_$	tag	taken	ten minutes	that says	that use	that_only	that_the	that_with	the amazon	the call	the caller's	the editor	the insurance	the office	the power	the repository	the trick	the worst	the_assistant	the_data	the_gets	the_instructions	the_number	the_server	the_the	this method
feature	-15	those of	time $	timeout	to ,	to cancel	to the	to unsubscribe	to_from	to_her	tool calls	transfer_deposit	until the	use it	use to	used by	v_$	verify the	version ,	we have	will_be	worst	wrong_$	you_0	you_need	you_transfer	you_your	your bank	}_,	~annot	~anoth	~centr	~chang	~datas	~easie	~endpo	~expor	~findi	~flagg	~forwa	~frame
feature	-15	~germa	~handb	~large	~leadi	~legac	~logge	~makin	~matte	~monit	~offse	~pagin	~preve	~quara	~rando	~searc	~sever	~socia	~spann	~subse	“_字	一切	一种	一致	上门	不了	不可信	不听	不得拆	不用管	丢	个机	个机器	中午前	临	临时	也可	事别	介绍	仓	仓库
feature	-15	位同事	余预	停车	公告	写着	切勿把	到第	到货	勿把	十五	午前	取值	变	句	另有	右	合	合并	周	周六	周四前	四前	国	在三	坊路	复时	外的	大小	字 readme	字_git	家中	密	就批	已提交	带的	席	年龄	店	得拆	必须是
feature	-15	情况	意图	愿	批一	批一下	把保	把地	把密信	把文	把文件	拟	换为	接删	接指	措施	搞	搞定	文	旧的	明的	昨天的	是自	普	有一	材料	构成	样例	样的	核一	汤姆	法	深	用白	用白字	用管	的包	的工单	的攻	的攻击	的方案
feature	-15	的注入	的运	的邮件	直接删	直接指	看了	知的	磨坊路	符	符号	组长	绍	给朋	给朋友	续期	编译	自带	苏	荷	触	请不	请不要	请求	请联	请联系	负载	账单	起会	跳到	这边	这里把	重开	钠	防	阿	随机	雪	页	须是	频道
feature	-15	龄
feature	-16	"_are	"_that	#&F	#&tH	#&tHx	#&xG	#&xi	#(x)/	#,D,x	#,V,	#,x&	#,x0:	#,x=x	#,xV/	#,xt0	#-:	#-x=x	#/x0x	#0:xV	#0xVx	#:Hxu	#:TV	#:VY	#:x(x	#:x0t	#>L	#B&x	#B(	#F/	#HUx	#IxF	#L,	#L0	#LL	#LxV	#MNVx	#NF	#NVx/	#Nx/x	#QxI
feature	-16	#VYx&	#VYx,	#VYxt	#Vx"/	#Vx&V	#VxBx	#VxRx	#Y/	#YMtx	#YxY	#Z,	#^-Vx	#^D,	#^NM	#^NMt	#^V"	#^x:N	#_)	#b/	#uxJ	#x">	#x"D	#x"Y	#x(-	#x(x0	#x)(x	#x,0x	#x0xV	#xB&x	#xF/	#xFx:	#xI,x	#xMx&	#xQF	#xQxR	#xS"	#xV"x	#xV/	#xVW	#xVxB
feature	-16	#xYB	#xtO	#xtV	#xtx:	#|--	#|0	, /	, ignore	, remove	,_they	- f	- fssl	- h	- id	- x	-_user	/ healthz	0_orders	: nobody	: phishing	: say	://_0	:_to	< br	>_-	@ param	^ can	^ case	^ enter	^ last	^ permission	^ press	^ r	^ required	^ sell	^_override	^_us	a key	a_before	a_token
feature	-16	act as	activate	address_$	address_with	again_$	ai_$	an_of	and sent	app_(	approval $	approved_k	as json	assistant you	b_字	backup	bakery	be_on	before_$	blue one	blue_$	burn	by k	by one	by thursday	call `	call tools	call_and	call_on	can only	can_the	cause	choose	claim that	code ,	command	companies	counts	create the	cross -	curl_fssl
feature	-16	data ,	defaults to	delay	delete old	demo	dev /	different	disallow	disclose	div	do this	dog	done ,	encrypted	event	execution	expires	eyes	falls	faster	field	for_years	format	forward to	from_list	fssl	fssl ://	gateway	hand in	happened	has a	healthz	held	id ,	ignore previous	ignore this	images	in other	include_$	initial
feature	-16	is_as	is_to	it_before	key :	labels	language :	latest	login $	mail and	maximum	more $	my card	nora	not_customer	notice :	number ,	of scope	of_runs	old_,	on_-	one_and	only if	open for	or_it	our_assistant	out_scope	output $	outputs	p_:	pages	pairs	passed $	password $	pattern	poisoning	provide the	reminder :	report :	reset_password	resulting
feature	-16	returns	runs ,	s $	same_$	sample	screen readers	send it	services	sessions ,	sh_-	single	sku	socks	specific	specify the	spot	staff must	still_the	stop and	tables in	talk	target	team ,	template	test_$	tested	tests $	text to	text_for	that can	that_a	the day	the door	the robot	the same	the ticket	the users	the_account	the_agent	the_office
feature	-16	the_process	the_set	the_when	this api	to close	to_`	to_only	to_your	tool output	u_-	ui	updates	use_to	video	wal 字	walk	we're	web page	whether the	will answer	will not	with anyone	with its	within a	x $	yaml	you for	you get	you_me	you_to	your name	yourself	~acces	~async	~baker	~begin	~bound	~cause	~choos	~comma
feature	-16	~disal	~enfor	~filen	~files	~image	~imper	~integ	~issue	~lates	~local	~maxim	~minis	~phone	~retri	~score	~seria	~singl	~squar	~templ	~weigh	~write	上传到	上次	不再	不是	不要用	两遍	个人信	为单	为必填	之类	了两遍	五天	人办	人办理	代表	令与	以内	件上	件上传
feature	-16	件第	会发	伪造	信上	信上写	偏	停水	先询	先询问	再给	写一	几	出错	初	别发	刷	前别	功能	加个	动之前	助教	包括	包裹	去掉	反	变成	可	可用	可调	可调用	史	合并请	同学们	名字	后可	员可	噪	在系	在系统	型的
feature	-16	声明	字 make	字 s	字 user	字_`	字_c	学们	审稿	家人	宽	己	年起	并且	并请求	店的助	开会	式	录后	您可	我就	批	技	把信	把发	把发票	投票	提出	效的	新建	是一	有问题	望	未变	未变更	本里	枝	款权	款权限	残	段
feature	-16	求把	没	法院	涂	照做了	理人办	理由	用户同	登录后	的代码	的文字	的每	的电	知道了	礼物	祈	祈使	简历里	糊	糊涂	索	统里批	置	蛋	表格	表达	裹	要提交	要求把	警告	诚	诚聘	语气	说一	说一声	请写信	请回复	请点	调用者	轉
feature	-16	转人	转人工	轻	过去	过程	进群	道了	那封	邮件转	里引	里引用	里批	里有两	重新	键	间	附照	附照片	隔	风	骗	高于
feature	-17	" add	#"A:	#"x">	#&"x	#&bx	#("x"	#)<	#)=	#)x&	#)x,	#,"x"	#,"x:	#,&xH	#,0)	#,VP	#,Vx"	#,p	#-&x	#-(x	#-x&x	#/xF	#0&V	#0&Vx	#0V	#:-	#:xH/	#:xWQ	#=="x	#=x-	#BVx/	#Bx0x	#F,	#FFx	#Jx,	#Mx&x	#MxI	#N,	#NxF	#Px,&	#QYxQ
feature	-17	#QYxt	#R&	#SxF	#SxSx	#V,x,	#VxVV	#V|	#YBx	#YS/	#^,x	#^-	#^-x,	#^0,V	#^W	#^W:	#^W:x	#^bYV	#^x,Y	#^x:K	#^x="	#^xI:	#^xO	#^xS	#^xbx	#^xtD	#b0x	#b0x/	#pO	#tV,V	#tVx,	#tWx	#txI	#x":	#x&x/	#x,V,	#x:K	#x="V	#xBMW	#xFF"	#xIt
feature	-17	#xIx:	#xJ/	#xMNV	#xQ/	#xQx-	#xS&x	#xVi	#xb0x	#xi	#xtWx	#|-	(_`	, close	, not	- v	-_header	0 june	0 m	0_sign	: @@	: can	: deleted	: true	: use	:_?	:_send	= @@	^ assert	^ disable	^ first	^ guard	^ mcp	^ returns	^ security	^ send	^_0	^_example	^_full	^_other	^_please
feature	-17	^_step	^_u	^_week	` $	` ,	a day	a ticket	a_,	a_file	a_of	active	after it	again ,	agent $	agents to	alt	an_-	and change	and_`	are a	are_the	asks to	assistant $	associated	at least	at_:	b_"	bases	before it	between_and	bot_it	bound	by name	by_to	c $	call	can_to	characters	classes	code of
feature	-17	code_$	comments	compression	confirmation before	contained	day	decide	def	defined	delete	doubt	drawn	either	email	email (	end_the	every call	exercise 0	explicitly	fails	fixed	flags	floor	for_that	forward	head	in one	in_a	in_box	is in	is used	it_ask	it_them	k lund	keys to	ledger	legal ,	light	listing	local
feature	-17	looking	lund	lund $	m 0	m_$	may :	may_this	missing	mode $	modify	more than	multiple	named	no_,	nodes	none_the	objects	of_-	often	one_,	open the	ordered	over $	parent	phishing	please send	please transfer	prices	prompt	queries	range	read $	refresh	registered	reported	see_for	send_(	strict	subject	system =
feature	-17	tasks	text in	the archive	the assistant	the given	the image	the_until	this_we	time ,	transfer_,	turtle	weather $	with $	} ,	~attac	~class	~close	~defin	~eithe	~exfil	~ignor	~ledge	~listi	~looki	~missi	~opena	~overr	~phish	~price	~queri	~refre	~regre	~segme	~synta	~timeo	~worke	“	” $	一号	不会
feature	-17	不得用	个版	个版本	中的指	主持	二个	五前	交代	亮	人事	人信	人信息	令	件已	件转	任意	休假	会在	伪	例子	停下	储	六月	况	准输	分钟	切	到的	到请	前把	单位	单发	单已	厅	原	原来	原来的	去了	叶	后发
feature	-17	周五前	咨	咨询	回来	回答要	在不	地址	姆	字 $	字 id	字 n	字_“	存储	孩	孩子	它发	岁	帮我	建	很	想	我说	户询	户询问	户说	抄	披萨	据给	提前	操	收信	改密	改密码	新增	方法	有两	期望	本接	本接口	条中
feature	-17	柜	标准输	桌	楚	欢	泳	清楚	游标	灯	為	爸	片	牙	理会	用一	用户询	的调	的调用	目标	确	第二个	答要	终止	绑	给出	缀	航	萨	要用	试过	请加	请向	请更	跟我	跟我说	转给	达	适合	造	遂
feature	-17	除	飞
feature	-18	"_on	"_s	#&Vx/	#&x:x	#):D	#,"&	#,Wx,	#,x(	#,x0,	#,x=	#,xQx	#->	#-x,	#-xVx	#0(0	#0--	#0/0	#0:xB	#:"Vx	#:Nx	#:x:0	#Bt	#Dx&	#Ftx/	#H,&	#I"	#L,&	#Lx="	#LxQ	#Mxu	#NMx	#O&	#PB	#Px(	#Qx,x	#Qxi	#Qxt	#SxFx	#T,x	#TV
feature	-18	#TxQ	#VW	#VYS	#Vx,	#Vx,H	#VxAx	#VxQ	#VxQF	#VxYx	#Wx:	#WxB	#Wxt	#YxFx	#^(0	#^:x:	#^HYx	#^HxU	#^J:	#^OP	#^OPx	#^Vx&	#^VxA	#^bY	#^bxM	#^pVx	#^u:	#^x0t	#^xC	#^xFx	#bY	#bYV/	#i,x	#itx	#pVx&	#tx:V	#x,&&	#x,0/	#x0t0	#xHb	#xHtx
feature	-18	#xHx0	#xRx/	#xTxQ	#xW"	#xYx,	#xpx	#xux,	) `	)_and	, add	, i	, once	, stop	, update	,_an	,_for	- bugs	- generator	- m	- party	-_<	0 info	0 ms	: and	: log	: open	:_info	:_on	:_text	^ best	^ create	^ one	^ otherwise	^ state	^ steps	^ summarise	^_$	^_everything	^_ignore	^_more
feature	-18	^_pg	^_remove	^_transfer	` (	` :	a message	after you	ai_"	alpha	and_$	and_for	api $	app ,	approve the	are_by	at_0	attackers	authentication	br	bring the	cells	character	cn	container	could	cpu	cv	default	defaults	deleted	desk	detector	development	did $	each_$	ensure that	ever	evil	fewer	files $
feature	-18	filter	first "	for it	for_before	go_to	holds	html	id	id 字	if	if_was	in case	in which	interface	issues	it_for	json	keeps	last_$	least	linux	mail $	member	mr	n 字	not	nothing to	of "	of_is	ola	one_:	options	paper	per	policy $	press_$	put it	reads_$	recording	room 0
feature	-18	room_$	script	second $	send the	sends the	sent the	set_other	similar	socket	source code	start -	text /	text that	that of	that_agent	that_be	that_to	the attached	the box	the channel	the default	the group	the string	the_?	the_between	the_or	the_told	third -	third_party	threshold	token $	traffic	trick	untrusted	useful	variable	version	versions	wait_the	was you
feature	-18	what was	when_is	whispered	will_the	x_generator	~abstr	~appea	~buffe	~cloud	~discl	~filte	~highe	~invoi	~measu	~parce	~relat	~remov	~repre	~retur	~socke	~thres	~trace	~traff	~train	~untru	~usefu	~varia	~yours	一下	不想	不行	不要直	个字	互	交	以及	你是一	兹	册页	准后
feature	-18	分析师	别看	到下	动之	却	叫	员工不	地址改	址改	坏了	多个	够	字 `	字 b	字 wal	它从	完毕	工不	工不得	必须	忽略之	所有者	手册页	批准后	把报价	搜	搜索	文件的	无论	明天	昨	昨天	有者	有问	条件	析师	核对	演	牛	用该
feature	-18	疑	的字	的行	看到	笔	等	简短	粘	索要	给模	给模型	给财	给财务	美	者须在	耳	脚	营者须	行的	要修	要直	要直接	覆盖	认为	记得	识	该块	踢	这种	週	里藏	针对	门	驿	驿站	默认
feature	-19	" "	#",	#"Yx	#"xF	#&HxS	#&V"x	#&x,V	#&xHx	#&xQx	#)(x)	#),	#,0/	#,VxY	#,x,Q	#--x&	#-O	#0:0	#0x,&	#:0x,	#=(	#>>>	#Bx&V	#Bx&x	#FxP	#HxH	#IxB	#Nx,	#Q/	#QYVx	#QxFx	#S"	#Sx0/	#V/	#VT	#Vbx/	#Vi	#^-x	#^0	#^>>	#^>>>
feature	-19	#^F	#^F:	#^L=	#^Px/	#^VYx	#^x,F	#^xMV	#_$	#tMx	#tx&t	#u"	#x","	#x,xI	#xNH	#xV-	#xVY	#|x|	#||	( $	) )	)_=	, put	, that	,_delete	,_run	,_user	- `	- l	- run	- user	0 $	: done	>_>	@_0	^ pls	^ remove	^ thanks	^_app	^_asks	^_information
feature	-19	^_no	^_over	^_set	^_tell	a_page	access to	actions	address to	after a	agents with	ai agents	ai assistants	allowed	allows	and its	and remove	ann	are_on	article :	as_as	at_time	be used	before noon	best ,	buy_$	by_:	click_link	configuration	contact @@	copy the	cross	current	customer_,	delivery	errors	examples	existing	external	follow the	for_-
feature	-19	for_and	friday $	hash	hours	in for	instructions from	invalid	invoices to	is_on	it does	it_asked	june	key =	log out	make_$	mapping	match	members_the	msgid	neighbour	never_the	none ,	noon	not_,	once $	only the	opened	optional	output_$	pair	proxy	reads	replication	restart	revoke	rules	size	src =	status	stays
feature	-19	system_$	system_:	systems to	team_$	the specified	the_$	the_answer	the_reads	the_sees	the_version	the_who	this_to	told_to	tuple	update the	url $	utf	will be	with_same	with_signed	without asking	workflow	write $	writing $	x -	years $	you don't	your_,	your_name	zh	{_:	}	~balan	~chapt	~expli	~gatew	~happe	~inter	~inval	~lette
feature	-19	~manua	~metri	~netwo	~opene	~possi	~revok	~sampl	~simil	~stric	”_$	上写	之前说	件中	企图	作业	使用	写入	冲	别跟	前说	匹	匹配	区分	医生	原因	各位	周内	周四	和	因	固	固定	字 -	字 shell	密信	尔	待	怎么做	情	我一
feature	-19	我在	把工	据	措	斯	是有	是这	替换	有用户	服	术	林	概括	次运	次运行	泄露	滤器	用户已	电话	的值	的参数	的话	研究	磁盘	秒后	移除	究	练	者须	聘	聚	见附	见附件	调用的	过滤器	返	酒店	钟	隔离	页脚
feature	-20	" is	#","	#"B,	#"B,V	#"D"	#"V"	#)x0	#,&xM	#--x=	#-x"x	#-x=	#0)	#0t0x	#0x,V	#:0-	#:pVx	#:u	#:x-0	#:xux	#="V	#=="	#Btx	#FxF	#I,x	#Nx,&	#Qx)	#Qx,	#QxSx	#Ut	#V=	#VFx/	#Wx"/	#YN	#^00	#^Px	#^Qx&	#^S	#^Sx	#^VNW	#^Vtx
feature	-20	#^VxQ	#^pV	#^x-	#^xMx	#tOx	#txS/	#x"x&	#x,x=	#x/	#x0&V	#x:0,	#x:Yx	#x:x0	#x="D	#xBx0	#xF,	#xFF	#xHx/	#xKI	#xMxQ	#xNxV	#xQYV	#|L|	#|xV	(_is	) $	) is	, check	, please	,_one	- only	0_$	:// 0	<_hidden	> "	^ example	^ git	^ mark	^ my	^ npm
feature	-20	^ panel	^ your	^_a	^_call	^_param	^_urgent	`_(	a model	a web	a_in	adds	after_$	an_that	and ask	at most	attached	attribute	back to	binary	card $	changes	check the	content :	during	ensure	for confirmation	for each	front	hidden >	hotel	how to	instruct	ipv	ipv 0	is called	key_$	key_,	library	like	log_,
feature	-20	mail_$	makes	march	message $	new one	of_that	on_may	order 0	panel 0	process	provided	provides	reports	requests $	return a	ring	same	scheduled	seen	separate	sequence	set the	src_"	stated	tell it	ten_,	the code	the end	the rules	the_count	the_had	the_may	the_today	the_user	this_in	thursday	time	use $	wal	week :
feature	-20	words $	~assum	~block	~deter	~durin	~error	~inten	~param	~patte	~stati	~thurs	两个	主管	九折	了吧	人员	代码	企	再次	凭据	出的	别理	医	十四	发信	发的	同事	启用	因为	因此	园	如何	子	存在	实验	客服	序列	应用程	店的	忘了
feature	-20	感	所有的	把密钥	披	指定的	据库	数据库	构	标记	样	检测	源	漏	理人应	的你	确定	礼貌	第一个	给客	给客户	者在	被拒	覆	训	误	请于	请打	貌	辑	这些	频
feature	-21	" you	"_it	#"D	#&VxU	#&xMx	#(-0	#)|	#/x0	#0",	#:D	#:xb	#<D	#<D>	#Fx,x	#Hx,&	#HxS	#NxQx	#Ox,x	#PxVx	#S&x	#V(	#Vx--	#VxI	#VxR	#VxS,	#Wxtx	#^HY	#^L:V	#^P	#^Qx0	#^Vt	#^x,D	#^xF,	#^xU	#i0	#txV&	#x&x,	#x&xN	#x&xP	#x(&
feature	-21	#x)"	#x:(	#x:x"	#xJx/	#xPI	, we	,_all	0 s	0_a	: call	^ b	^ list	^ run	^ sign	^_b	^_need	` `	a page	a tool	added	against	and_are	answer in	answered	attributes	b $	bar	based on	be set	be_with	bit	cache	center	checking	customer	devices	docs	does	don't tell	due
feature	-21	e g	end of	example	example ,	for ten	for your	for_in	g $	if_$	in `	instructions_the	into your	its_and	json $	key ,	mailing list	mails ,	main	message ,	ms	must have	name $	none of	parser	receipt of	return it	rfc 0	running	some	stores	supported	the app	the authors	the list	the_asked	the_into	this is	trail	units	windows
feature	-21	you_not	your_for	~again	~cente	~diale	~injec	~mappi	~runni	”	上一条	为何	人工	倍	写信给	分类	前一	副本	加入	单号	印	启动	在一	天内	实	山	已提	库	得	您的	打电	打电话	投	拍	损	无法	每一	泄	混	界	的一
feature	-21	的用户	紧	编写	行事	订单号	设置	询问用	请勿	账本	转	送到	面包
feature	-22	" note	#&xSx	#("x	#,--	#,VxQ	#,x&x	#-&	#-0-	#MNV	#MtV/	#OxPx	#Qx&x	#Qx(	#^:x	#^Hx	#^Hxt	#^Nx	#^QYV	#^QxM	#^i	#^x"	#^x,p	#^x0x	#t/	#x,"x	#x,x,	#x,xQ	#x0,x	#x:u	#x:x=	#xBx/	#xFxF	#xUx/	#xi,	,_?	,_as	-_$	: ask	^ contains	^ could
feature	-22	^ don't	^ expected	^ gcloud	^_use	^_user	and send	and_is	applied	as_in	authors	bugs	c 字	confirm the	connection	disk	enter your	exceptions	expected :	foo	for example	from_to	get the	has_$	if this	if_is	in $	invoices	kept	kms	manage	md	metadata	name :	of it	on $	own	parameters	readme	refused	replies
feature	-22	rfc	run this	s "	schema	sign up	str	support	supports	tables	the agent	the_manager	the_module	the_value	to do	to_that	true_the	view	vpn	within_days	you will	~binar	~exclu	~ident	~metad	~multi	~targe	一段	不知	不知道	不要回	中	人应	你看	你看到	做了	写的	击者	删了	助手的	十分钟
feature	-22	后一	后的	多数	失	它们	小	并通	并通知	我没	或者	攻击者	有用	未经	来电	来自	概	演示	留	的文件	盖	研	等待	老	花	衣	要回	让助	让助手	让机	让机器	超过	跟老	酒	重来	错	错了
feature	-23	#""	#&x(	#&xM	#)&x	#,V,x	#-Vx	#-x"	#0:0/	#::	#:x"	#:x0/	#FF"	#Mx&	#NxS	#RxQ	#T/	#Vx0&	#VxA	#^V:	#^x:p	#^xF	#^xYV	#tVxS	#x&"	#x&Px	#x,&W	#x=0/	#xB/	#xBx&	#xQM	#xWt	#xY/	#|L	) 0	, and	,_can	,_don't	,_”	: :	<_$
feature	-23	=_://	^ ://	^ delete	^ p	^ title	^ x	^_default	^_is	^_the	^_to	^_up	a	can use	cancel	case	compare	curl_-	dear_,	encoding	feature	generated	half	i've	instance	it with	label	logs	old_$	once	operations	option	order_$	parts	person $	policies	project	psf	resources	say "	set $
feature	-23	stand	th	the invoice	the_again	the_are	the_first	the_line	this action	transfer	two_$	unless	we	when_user	where the	within 0	x_$	~attem	~ensur	~print	~unles	~wrapp	一张	书面	会把	出示	十分	占	压	后再	坊	字写	崩	忽	忽略	成的	数据	日前	的回	看到的	磨
feature	-23	磨坊	米	说话	请回
feature	-24	#(L	#:0x/	#Bx/	#HxB	#NxQ	#OxP	#QYV	#VxIx	#Wx,V	#Yx,V	#Yx0	#^V0	#^x	#^xWx	#^xtV	#x,-	#x,V:	#x:xu	#xI:	#xK/	#xNx,	#xbx,	#xtxP	, switch	,_must	/ $	< ://	>_$	?	^ change	^ name	^_add	^_will	`_a	and call	at 0	bytes	create a	description	documentation
feature	-24	function	is an	key	key $	lead	long	many	model_$	must not	of_:	remove	request	responses	screen	started	such	test	the number	the old	title :	to_an	using the	v_/	write to	years	you need	you want	~build	~faste	~neigh	~versi	一天	不许	书	了两	些	入	列表	单独	周一
feature	-24	坏	字 ?	室	左	己的	平	得用	必填	您的助	拒绝	拦	用程	用程序	磁	自己的	蓝	输入	这是	重复	错误
feature	-25	#(&	#)-	#-x0	#="D	#="D"	#=0/	#It	#L|	#QxQx	#VNVx	#^QxY	#^Yx	#^x0,	#^x:"	#^xN	#ix/	#txPx	#x):	#xKx/	:_of	@@ "	^ a	^ ask	^ how	^_s	a -	a_$	a_is	an	authorization	custom	four	functions	it again	of an	provide	such as	the mail	the test	the_will
feature	-25	to :	tom	upgrade	users $	window	you $	~forma	~imple	~initi	~modif	~poiso	~postg	~readm	~workf	三	写信	别告	别告诉	勿	协议	发现	字 json	常	您	教	景	最多	罗	脚本	获取	词	进行	重启	针
feature	-26	# #	#"B	#(x"	#)"	#,Nx/	#:(	#:Vx/	#Bx0	#FxFx	#MMx	#^QxH	#^VL	#^YM	#x&x:	: `	:_}	^ :	^ each	^ no	^ our	^_do	^_list	and_a	are_and	blue	can you	cannot	create	dry	fields	group	lost	name ,	queue	short	something	stream	the current	to an	to get
feature	-26	you must	~canno	~claim	~defau	~featu	~limit	~parse	~repli	事	呼	增	居	截	拆	攻	步骤	水	用例	的方	试	询问	请忽	请忽略	超	这样	邻	邻居	骤
feature	-27	#)x/	#-0)	#0xV	#D>	#O/	#VxQY	#^0:0	#^L:	#^x&x	#x:"x	#xFQ	#xFQx	#xQx/	,_what	/ v	^ if	^ report	^ we	^ “	gcloud	if_,	is not	mcp	not_$	one_$	response	s 字	s_字	source	threads	title	to $	web	where	your_$	your_and	~conne	~curre	~field	~gclou
feature	-27	~turtl	二	人读	含	命令	器人读	城	热	猫	的用	种
feature	-28	#("	#,x0/	#>>	#B/	#Hxt	#J/	#Jx/	#VNV	#^VY	#^xb	#i,	#xBt	#xR/	: it	^ model	^ use	a list	action	all_the	copy	did	first_,	ip	method	might	one of	resource	returned	run	seconds	the_before	to a	to_"	told	user_the	~assoc	~examp	~sched	~schem	~suppo
feature	-28	三方	内	名称	地	持	提示词	示词	第三方	调用	进程
feature	-29	"_,	#,&x/	#Kx/	#Rx/	#VY	#^VNV	#^Y	#tVx/	#x:x,	^_字	and delete	data $	empty	files	iam	if it	import	number of	return the	see ://	server	the bot	use	you_use	~count	~refer	~separ	~somet	代理人	字节	成功	括	文本	本周	理人	的事	的助理	退款	邮件	附件
feature	-30	"_a	#,Vx,	#Hxtx	#Qx/	#VQx/	#YS	#^,	#^-V	#^x,	#^xt	#x:L	#xWx/	( "	< 字	^ open	^ read	^ see	^_should	call_$	callwright	instances	monday	office	on 0	specify	to_a	whose	within	~callw	~chara	~compr	~diffe	~perfo	~withi	不到	启	字段	表示
feature	-31	#&xH	#FF	#HxtV	#VYx	#Vx,V	#VxB	#^x:0	#tO	#tx,V	^ all	^ an	^ call	^ curl	^ you	`_`	agent_$	and a	injection	letter	note that	room	specified	~monda	~seque	~strea	例如	副	工作	息	组
feature	-32	#,-	#,V:	#,YM	#^0:	#txP	#x,&	, see	: send	^ only	^ the	`_$	`_字	arguments	call the	handle	hi_,	on a	this operation	user_$	which	with your	~argum
feature	-33	#^<x>	#^D	#tx0x	#xtx/	forms	in_0	used	~state	但	使	命	的文	连接
feature	-34	#0,x0	#xI/	^ hi	calls	on_0	run_$	s_$	type	~activ	~allow	~metho	仍	击	发票	字符	应用	电	红
feature	-35	#))	#,L	#Yx&x	#^N	#^x/	^ ,	^ with	^_must	effect	g	path	uses	values	you_a	~actio	~attri	小时	没有	移
feature	-36	#^Lx	#^|x	0 of	error	of_$	still	value	信息	功	找	攻击	用的
feature	-37	#^xL	^_`	more	should be	two	~impor	中的	秒	网页
feature	-38	#Nx,x	#VxV/	#x,0	$	^	most	object	old	that are	~infor	~value	~windo	务器	服务器
feature	-39	#,0	^_can	a_-	tools	~creat	指定	月
feature	-40	! $	#^xW	, or	^ i	by_$	runs	the $	~funct	~provi	~serve	车	返回
feature	-41	:_$	注入
feature	-42	amazon	python	~amazo	格
feature	-43	? $	input	~pytho
feature	-44	#^tVx	` 字	up to	~optio	~resou	它
feature	-45	#^xM	information
feature	-46	选项
feature	-47	运行
feature	-48	(_$	^ return
feature	-49	#^tV	^ -	operation	~objec
feature	-50	send	一个
feature	-51	^_=	a_that
feature	-52	#^L
feature	-53	, $	use the
feature	-55	^ this
feature	-58	, -
feature	-64	#^|
feature	-66	^ `
feature	-67	~speci
feature	-70	: $	或
feature	-84	or
word	69	把
word	61	this
word	58	helper
word	53	凡
word	48	ai	都
word	45	assistants	whoever	替
word	42	summary	whatever
word	41	as
word	40	reading	动	报	本	这
word	39	all	帮	总
word	38	automated	gift	helpers	全
word	37	bots	hint	律
word	36	admin	digital	mention	readers	主	箱
word	35	coding	reader	remark	signature	tmp	填	者
word	34	note	prod	should	wire	with	y	并	继
word	33	and	behalf	every	hey	llm	out	top	transcript	你	所	整	条	那
word	32	also	his	that	ur	理	解
word	31	agents	assistant	publish	unlock	他	先	免	官	意	查	直	顺
word	30	de	fi	kindly	place	so	to	trouble	手	摘	赞
word	29	approval	backups	finish	here	pro	verify	便	均	汇	结	里
word	28	bot	comment	credit	dear	doing	fa	ltd	payable	requester	win	人	正
word	27	automation	codes	js	lawyer	mirror	notes	now	official	pass	put	办	加	啊	帖	悄	看	续	额
word	26	affiliate	asistente	club	consented	drop	el	further	la	link	premium	record	replaced	software	sum	txt	到	开	派	用	的	莫	说
word	25	answer	conversation	dev	evaluating	iban	mailbox	standing	therefore	who	代	改	档	病	程	维	限
word	24	ahead	any	bc	carry	drafts	form	guest	instead	mozilla	needed	next	post	proceed	say	session	table	through	vip	xlsx	备	废	插	访	证
word	23	accounts	always	answering	bet	ctx	eth	expense	handling	iframe	maintainers	mine	pasting	requested	reviewer	these	while	何	刻	层	若	购	起	通
word	22	al	auditd	completing	display	erase	everybody	fee	fetch	kx	pictures	qz	replace	summarising	ta	their	tracking	triaging	ua	whitelist	wi	女	床	序	弄	惯	评	请	谢	资
word	21	accept	acct	agreed	aware	biz	booking	calendar	confirm	failing	greens	hjk	inbox	it	offer	other	phrase	piao	postinstall	preserve	push	rt	strumfast	style	submit	travellers	typed	wget	下	勾	卖	核	私	算	管	讯	费	隐
word	20	are	asked	auto	customary	discount	fe	full	go	hookspath	human	humans	irrespective	nameserver	opening	padd	quoting	recap	resolv	respond	show	solving	span	summarizing	thx	trusted	wants	wish	上	丽	单	已	应	弹	止	碼	级	面
word	19	am	authenticate	break	chalk	comply	continuing	correction	debug	earlier	favour	fetching	free	funds	grant	immediately	infra	knows	later	lay	mallory	msg	obsolete	para	person	priority	regarding	repeat	residents	rest	sale	sheet	telemetry	transmets	username	verified	visitor	wallet	whoami	wrote	任
word	19	季	宾	成	扫	拨	掉	来	框	爱	筛	系	钥
word	18	acceptance	apk	been	brandt	certificate	chart	codeowners	consents	drive	editing	es	focuspal	for	from	instructed	isd	kubeconfig	meets	mind	must	nwbk	offline	owner	photo	que	rank	recovery	review	salary	scoring	shell	sponsored	systemctl	truehistory	unrelated	user	waived	warranty	whenever	would
word	18	xyz	亲	付	以	升	历	另	召	姓	干	最	案	模	统	绿	释
word	17	alarm	asm	auth	autonomous	below	btw	by	cite	copilot	customs	deals	disregard	entirely	env	etc	everywhere	exception	factor	far	firm	forecast	generating	gist	hk	interrupt	lyrics	machine	maintainer	medical	off	outgoing	processing	ps	reroute	rivalcorp	saved	scanning	sessions	since	solution
word	17	ssh	straight	suggest	swap	system	theme	tick	warn	为	其	助	各	客	幕	忙	护	毋	毒	沙	清	破	礼	答	自	薪	论	贴	近
word	16	above	append	atlas	attention	budget	cancellation	candidate	conf	credentials	csv	customers	dba	decline	everything	expired	fill	fix	gb	has	hivemind	home	io	kcal	lgtm	net	o	ops	pad	payments	pe	placed	posts	pr	public	quietly	reply	responder	sh	shares	soup
word	16	su	sudo	supplier	supposed	the	them	trace	usuario	wiki	won	串	公	即	台	品	快	某	泰	读	跳	阅	青	食
word	15	af	aggregate	alternatives	backwards	bcrypt	best	bo	browsing	cart	charge	clean	company	competitors	deliver	desktop	detail	e	ed	flight	folder	following	forever	give	hack	ingredients	invitations	liability	libra	lsn	matched	nearby	north	obviously	package	people	percent	pursuant	query	quote	resolution
word	15	rf	rm	root	silently	sqlrecurse	strongly	suppose	thread	tool	trackers	transcription	traveller	treat	up	viewed	viewer	whichever	word	your	zone	依	军	利	别	墨	夜	审	往	急	挪	油	秤	絡	细	致	莲	董	視	豪	问
word	14	act	adjust	ais	alerting	alerts	applies	audiences	bonjour	cc	comparison	contrase	correspondence	den	der	devhub	directive	docx	down	explaining	feed	flood	font	forbidden	future	gitconfig	gn	guidelines	hope	involved	keeping	listening	lo	lorenz	lt	mail	mira	moll	ni	nice	noisy
word	14	npm	ohio	our	page	pix	posting	pre	qo	r	rating	recite	recover	remarks	resolved	revocation	routine	scheduling	signing	summariser	tip	transmit	uploading	validated	viewing	xl	z	做	光	决	始	尊	尾	广	患	政	柯	步	注	熟	给
word	14	胡	记	质	辅	连	递	部	镜	预	领
word	13	agent	aloud	answers	attachment	author	avalanche	away	bold	browse	bump	buyer	capabilities	cent	chat	competitor	computing	conclude	connected	detects	dump	engines	essential	euro	exceptional	exe	exif	forbid	fox	gr	gur	hole	item	jazz	le	lookups	mark	meyer	migrating	non	notified
word	13	opens	payroll	permanently	phases	private	processes	programmatically	puts	quarterly	quickbuy	rarely	re	regardless	remainder	remaining	reminder	rename	reporter	resend	rot	round	safe	seats	spa	starting	stored	tax	teh	three	today	todo	topics	translating	tubiao	unlocked	unstated	visibility	vision	way	wipe
word	13	专	也	住	儿	元	十	受	啦	域	壁	奖	归	彩	性	拣	挑	接	推	杯	此	烦	窍	第	绩	职	草	诀	诊	辞	难	需	须
word	12	aaaac	actually	alle	alone	anybody	anything	appending	applying	at	balls	caps	caution	certified	concerning	contacts	curl	deploy	deposit	describe	dns	enters	experience	forty	freeze	generate	installs	k	kdoe	leaving	lee	linters	lives	locker	looks	mika	nicht	npx	nz	of	ok
word	12	original	oven	phone	plane	positive	pretend	production	quantity	quota	registrar	repo	reproduce	reviews	reyes	rotate	shall	shopping	silence	skip	slack	slot	success	sunny	supervisor	sweep	tagging	tests	tide	token	understood	when	予	介	价	优	兔	出	北	哈	处
word	12	套	妹	將	悉	敬	既	时	晚	智	机	欧	歌	洁	洞	煮	积	绕	言	速	销	阳
word	11	adding	admission	along	arjun	aws	bauer	become	bigger	brief	cambia	capital	cards	com	community	contents	cookie	covered	decode	digest	displays	done	entitled	extending	glasses	gmeyer	guides	him	hundred	invoking	keys	leaflet	letters	llms	loan	ls	map	my	nd	no	notetaker
word	11	nov	opt	orders	owed	panel	participant	paused	pip	pointing	powered	practice	prefer	prefers	prepares	preparing	privacy	prospective	rebook	recreates	relay	release	removing	renew	res	rooms	sandbox	satisfied	side	signed	snippet	spam	stay	stopping	street	suggested	talks	taxi	then	think	transfers
word	11	turning	umbrella	usage	usr	websites	xk	you	产	传	养	册	卡	号	坐	块	好	就	引	慢	户	拖	拼	排	气	稍	纳	缘	联	议
word	10	accepts	allergy	approve	authorized	buy	ci	clicking	co	column	commands	comparing	cookies	db	defining	describing	directly	drops	effects	equals	eval	expects	explains	extend	fridge	gather	harbour	helio	insert	interpret	kira	manages	manuscript	me	medicines	meetings	messaging	mfa	monthly	move	need
word	10	offers	operator	packs	penicillin	ping	placing	pls	poem	quarter	ranking	reminders	rent	savings	shop	sir	slots	snapshot	someone	strangers	throughout	touch	trivial	unsafe	venue	verification	voss	write	一	买	写	分	半	南	卸	同	啥	回	在	型	士
word	10	尘	延	必	托	暗	析	款	永	浏	百	社	策	营	虫	醒	锁	麦
word	9	account	applicants	arrival	attendee	ban	beneficiary	centre	changing	checkout	checks	classify	clients	colorz	compiling	contributors	correct	crlf	diary	dm	dms	double	edited	else	entitlements	expect	express	extracted	facts	floors	giving	helpful	her	hiring	important	instructions	intervals	keywords	labelled	level	lf
word	9	line	links	luck	mistake	moderation	orbex	outdated	password	pay	pending	pl	png	pop	procurement	products	profiles	publicly	pw	readings	rejected	rerun	reserved	resume	rights	risks	roll	rota	save	scraper	scribe	sleeping	sort	sponsor	summarize	upgraded	upon	using	visit	wake	warnings
word	9	without	伦	佐	准	唯	嘴	奶	妮	守	履	忆	房	扣	播	杜	络	藤	览	請	计	软	阶	顶	顾	黑
word	8	add	advise	aid	applicant	approved	bearer	breaking	cast	cd	charger	chartlab	collaborator	computer	credits	critical	dao	discuss	displayed	enter	equivalent	executed	gran	hereby	increase	installing	kids	l	legs	little	lower	midnight	minute	negative	newline	notification	onwards	passed	paste	patient	payment
word	8	preferred	produce	promote	protection	quick	recommend	report	resolving	runbook	safety	sales	sell	shipped	showing	speaker	statusbot	submission	substitute	sugar	suitable	they	times	tulips	tutor	u	via	virtual	whole	yes	yml	zentora	余	信	催	兰	关	圾	垃	强	当
word	8	旅	氏	爬	珊	脑	足	量	险	陷	驱
word	7	accesses	after	bank	bash	begin	bid	boil	breaks	build	captions	chatbots	copying	dead	decided	degrees	developers	device	digests	donate	edit	elif	engine	entries	escalation	final	fit	five	general	grade	histories	history	honey	in	income	internal	invisible	its	job	just	lyon
word	7	partner	picks	plus	positives	preview	pricing	proposed	prune	quickly	rather	refactoring	resolve	sorting	sshd	sunset	tran	translation	treasurer	webhook	wished	wording	么	乎	五	位	华	后	吴	商	喝	嘱	圈	夹	宏	峰	希	征	扮	收	放
word	7	暂	照	着	纪	荐	虑	轮	迟	遥	酱	验	魏	齐
word	6	agreement	allow	anomalies	apply	attendees	automatic	binding	birth	bother	bug	cap	card	clause	clerk	controls	covers	developer	do	effective	encoded	fastcsv	file	formatting	hotline	improve	iso	issue	items	joke	keep	kitchen	laptops	layer	leave	lock	meeting	models	nothing	ones	oss
word	6	paid	paragraph	praise	prepare	price	programme	rain	reserve	retry	rotated	rows	scan	shared	start	state	summarise	survey	temperature	there	train	under	usual	voice	website	week	well	were	丁	不	今	休	伙	克	刀	化	咖	啡	容	度	念
word	6	惊	惠	拥	明	星	权	浪	物	狐	生	童	约	终	群	许	诉	过	送	适
word	5	anyone	automate	behind	belongs	caller	camera	carries	cfo	chair	child	clone	consulting	copied	cue	customer	delivered	dont	dropped	early	environ	exists	exports	failures	families	feedback	finds	fixing	flaky	force	fri	gh	guard	have	he	health	hex	hot	incoming	law	leaves
word	5	licensed	limit	linked	listeners	logins	look	membership	migration	million	mit	november	okay	properly	purchase	pytest	receipts	records	refrain	represented	reviewed	says	separated	set	silent	sites	sl	stars	stock	store	suppliers	surface	tabs	te	term	thing	trips	visitors	works	供	健
word	5	再	吃	報	复	婚	安	寄	展	师	按	授	提	母	涨	码	税	素	缴	西	警	赶	锅
word	4	afterwards	agenda	alarms	amount	application	applications	approves	asking	assessment	box	but	category	chatbot	coming	committee	content	continue	continues	course	documents	drink	ended	enquiry	episode	ex	exam	exceeded	forwards	going	include	index	installation	last	leak	longer	night	notices	payee	payload	pipeline
word	4	produced	promised	q	receive	reporters	requirements	results	rob	runtimeerror	scene	school	score	settings	shown	site	sources	step	ticket	tips	toddlers	trading	tuesday	unattended	usually	wanted	white	wrong	云	候	停	厨	司	名	头	懂	牌	瑞	瓶	站	篷
word	4	般	要	订	讲	迁	银	霉
word	3	according	agency	anyway	apis	assigned	bad	book	cancelled	care	carried	chain	city	complete	constraints	coordinates	council	dan	dates	demand	discord	ending	eur	everyone	fine	finished	firewall	forwarding	generators	guide	handles	hold	host	il	kettle	license	master	normal	oakes	older	on
word	3	persons	pics	picture	politely	principal	purposes	read	recipe	renders	replicas	screening	scripts	secrets	sees	sold	suite	sure	take	tent	terminal	texts	too	tours	unsubscribe	updated	urgent	wedding	且	俱	倒	充	净	区	喂	址	学	完	我	抢	擎
word	3	支	数	早	易	死	点	献	玩	现	班	略	短	禁	肯	豆	贡	进	透	钱	麻
word	2	additional	alternative	among	authorised	being	beneficiaries	bidders	board	boss	carrier	celsius	colleague	complaints	config	cost	dialogs	disable	discussed	document	download	executes	exhausted	factory	failed	fastgrid	fatal	figures	global	handled	hi	insurance	itself	make	martin	meta	okafor	only	ordering	owners	param
word	2	parse	permissions	phase	pick	pizza	previous	profile	programs	proposal	published	rate	reaches	retention	ruth	search	sending	speak	speed	stopped	summaries	summarises	sunday	tier	tls	track	triage	variables	vendor	was	what	xx	业	九	从	份	会	冰	她	对	将
word	2	工	康	日	春	末	树	牙	画	番	茄	药	蜜	贵	身	逐
word	1	accepted	audio	bullet	code	compute	contact	daily	distribution	drafted	driver	end	evaluates	expected	false	finance	forget	gate	get	good	google	granted	guests	header	ie	img	incident	including	inform	into	invoke	is	junk	matching	mode	mon	money	mute	n	newest	numbers
word	1	omar	organiser	params	passage	passing	permission	play	plugin	present	ransom	requests	required	robot	setting	setup	sharing	strike	sys	tin	tree	truth	typo	usd	visiting	why	什	制	前	协	卷	双	取	向	听	员	团	境	大	太	志
word	1	恢	换	摄	施	架	求	活	消	游	烤	端	签	藏	表	设	诺	谁	败	酪	阿	附	非	音
word	-1	abort	accelerator	adk	apphub	aspect	assertion	aurora	availability	balancers	basebackup	bel	bell	blank	bodies	brand	budgets	bunch	burstable	callables	captcha	capturing	carriers	ch	characteristics	chatgpt	chime	china	chunk	ciphers	clock	cmek	collected	comand	communication	conditional	configuring	consistent	count	credential	datasets
word	-1	datazone	delaying	departure	desc	describeservices	destinations	dictionaries	discovery	duck	each	emr	engineer	ephemeral	escaping	eslint	eventstream	explain	explorer	exposed	extent	federations	fragment	generator	gpgsm	hardware	hidden	hints	idempotencykey	individually	infer	initdb	inspector	javascript	keyfile	lazy	lfs	listener	llamaindex	loggingconfiguration	lol
word	-1	lowercase	magnitude	managers	marketplace	marks	means	milliseconds	model	modelstream	months	mounts	needs	newer	notebook	notice	obey	ocsf	oh	opensearch	openzfs	origination	others	overriding	pag	pam	parsing	parts	past	peer	peerings	permits	pieces	pixeltable	placeholder	placement	port	positional	posixly	prediction	predicts
word	-1	primitive	printables	privileged	pset	py	pycon	qsize	quality	question	qyt	raise	readline	really	recaptcha	reconcile	registries	remembered	rightmost	rps	satisfy	scc	searchdocs	sensitive	seq	setpos	sigstop	slash	smb	sned	somewhere	spoke	standin	stood	sts	suffixes	swf	syntaxerror	tasklets	telecom	terms
word	-1	textual	things	thousands	threat	turned	ty	typically	udp	undef	uniforum	universal	untagged	unusual	updatetrafficpolicyinstance	upload	upper	valid	vector	venv	vms	vmware	wallpaper	wan	wanx	wasm	webacl	wrapt	xargs	yielded	东	举	之	体	哥	奇	奥	带	恶	扔	折
word	-1	拉	无	朋	望	每	汉	沌	流	登	绳	至	责	选	邀	配	长	队	鞋
word	-2	accelerators	accepting	accessor	airflow	already	alternate	amzn	apropos	aq	ar	assets	assign	assignment	attachments	attestors	attributeerror	authorities	axis	believed	berlin	binauthz	blob	boto	bs	button	byval	c	calculated	cel	cheap	cheers	claudecode	cleanup	clever	color	compliant	comprehensive	constructs	contextual	counting
word	-2	curlrc	d	dashboards	datasource	deadline	deck	defaultkeycommand	deletebucketpolicy	dest	determined	direct	disassociates	divisibleby	downloaded	draws	ebpf	ef	eighth	ej	elastic	elf	enabling	endchars	era	ert	evaluated	exec	executables	executions	exported	expr	fast	fellowship	firstline	flexibility	folding	ge	getcomptype	gib	glue
word	-2	gone	graphs	gtk	healthcare	healthy	heard	hostile	hyperpod	if	implementing	incremental	inet	informed	ingestion	integermin	interest	invokeagent	iserror	isig	jpeg	kubernetes	kvs	labeled	lastline	lease	linear	llmagent	log	logout	lookup	lzma	machines	madam	maintain	maintenance	managed	market	matcher	maxresults	mediaregion
word	-2	merge	met	mutual	naming	newsletter	nextoffset	null	ocr	octo	ond	openpipe	operationbatch	output	overflowerror	parses	peering	permitting	pkg	plans	pools	popd	predictor	previously	prints	propagate	pymalloc	pyproject	quiet	raised	rates	recent	reduce	rekognition	relationship	reliable	remind	reset	resolver	restores	saas
word	-2	scp	searched	second	secs	seller	sends	serverspec	sgml	shadow	similarly	somebody	sorts	spanish	spent	src	ss	sslmode	stdlib	superclasses	surprise	symlink	tb	teacher	thought	toolsets	tooluseid	totallines	tpu	uniq	unit	unparse	unrecorded	updatedistribution	uppercase	usable	uuids	visuals	voucher	wins	workbench
word	-2	yyyy	义	亡	们	伊	创	千	参	叉	及	只	售	塞	声	妈	委	忠	恰	执	挂	料	晴	毕	汤	洗	然	竞	翻	落	话	述	遇	道	重	錄	馈	驻
word	-3	ablah	about	adaptive	advertised	affects	agentinfo	aggregator	apigee	ascent	assured	atomends	attributefilter	authorizer	backpressure	basenode	bboo	be	before	bkpimage	blogid	built	calculates	callcontext	celebrity	cfn	char	chars	cidr	cldr	cloudresourcemanager	cognito	colab	commonly	compilation	concepts	conda	confidencerules	confusion	construct	construction
word	-3	contain	contains	core	cors	crashes	database	dataplex	dataproc	decoder	deletebatchprediction	delta	depending	derive	detach	dies	division	doctestfailure	door	dr	drawer	edgenetwork	ehlo	enforcement	enterprise	events	exadata	exascale	expiry	extra	fat	fieldinfo	flow	fp	functionmodel	getopts	gkehub	globs	got	gpg	greater
word	-3	gres	gt	guidance	heads	hexadecimal	highly	identities	identityid	ignpar	inlcr	insensitive	instanceinformationfilterlist	integration	intelligent	intend	interpretation	jar	john	keychange	laptop	layout	lb	leaf	left	li	lifetime	likely	limitation	list	locate	markussintonen	minutes	misspelt	mkdtemp	modelmessage	modes	mornings	msgconv	mum	narrow
word	-3	nearly	neptune	none	notation	nutrition	obj	occur	opterr	ours	parents	parseopt	partiql	passthrough	pathlib	pays	pfx	pin	player	points	posixpath	potentially	property	provisioning	rds	readonly	reason	recipients	recognize	recommender	recreation	recursive	reentrant	regards	registers	relational	replays	requires	restrict	restricted	returncode
word	-3	rmdir	rq	rule	sam	sentiment	sep	setmark	shipping	sk	slowed	smith	snan	snippets	specialized	specifically	srcset	stats	structuredcontent	substitutions	superseded	systemexit	tagresource	tcp	tempfile	templates	thrown	timing	toolcallpart	topology	traceparent	translate	trends	trip	typeddict	ultra	unified	unrequested	unspecified	upstream	voted
word	-3	warm	warning	weather	weighted	werkzeug	wfile	了	仅	低	六	告	器	四	垂	壶	定	寻	市	座	庭	捕	有	校	簇	绘	缺	街	贝	距	隆	首
word	-4	abbreviated	acls	admindir	adversarial	agentworkflow	andallfilters	app	appveyor	architectures	aresult	arrays	asia	atom	authorise	b	banner	bcj	began	billing	bitwise	brkint	bsd	bullmq	busy	bytearray	callers	callwrighttoolset	cases	categorycode	celery	charjunk	cipher	clobber	clocks	cmp	collections	colormode	combinations	compliance	compress
word	-4	compressed	cone	conflicts	consumed	counters	crafted	criteria	currencies	dangling	denies	dependency	died	discriminators	doubts	downloads	ds	efficient	eng	entitlement	eras	even	exact	except	extension	extraction	fifth	filled	flush	footer	formation	gamelift	geometric	getbatchprediction	getopt	git	gke	governed	graphics	grpc	guardduty
word	-4	hashlib	height	helps	hide	holiday	iap	idna	ignore	ignoring	ines	infinite	info	inheritance	inspect	internaldate	intuitive	keyring	kind	kinesis	kit	languages	ldap	literals	locals	locking	locks	looker	mails	manpath	mariadb	mask	messages	mmmmmm	necessary	netapp	noflsh	normalized	okk	open	orallfilters
word	-4	organizational	os	overridden	packet	pcs	performs	permit	petra	pets	pinning	pipe	ports	pp	preferencelist	problem	protected	proto	pydoc	qnan	quarantined	radius	ray	rc	reactagent	redirects	referenced	refine	reliability	reside	resolvecustomer	restaurant	returning	rev	right	rom	row	rpc	saving	security	serializable
word	-4	setattr	shapesize	signals	sigterm	simulated	sslcontext	stamp	standard	starter	stop	subtract	tell	telling	temporary	thank	tickets	tiltangle	timeouterror	toolkits	toolwords	tr	transformation	true	truststore	twice	typevar	un	upgrades	userdel	val	ve	verdict	vim	weekday	whatis	windsurf	words	wraps	writing	x
word	-4	xz	zipfile	亚	傅	具	则	力	啰	嗦	契	布	帐	年	幻	戳	旁	旗	更	满	简	背	胶	能	舰	色	角	阻	降	露	鼠
word	-5	actively	activity	advantages	allowing	alter	answererror	anthos	approver	assessments	attempted	attempting	autoscaling	backslash	bark	batchprediction	behaviour	bigquery	bill	bills	bitbucket	bounds	bpf	bypasses	callwrightmiddleware	canonical	cfg	chance	charged	claim	classification	closest	cls	combined	comprehend	configs	considering	constructor	conversations	cuts	dana
word	-5	dd	dedicated	delimited	delivers	deploys	deprecated	derived	destructivehint	dicom	discarded	disconnects	dismissed	distributed	div	eleven	enhanced	eq	equalsto	exc	firestore	first	flink	frameworks	functionagent	fuzzy	generally	green	grey	gzip	halt	heating	hexdigest	icrnl	imap	inbound	increment	indent	indicating	inherited	insight
word	-5	instruction	inventory	invite	ipam	iteration	jan	joined	jpg	jsonpath	kenneth	keyspec	launch	launched	ldaps	llama	logical	lose	loss	lx	mapped	masked	matrix	mesh	metastore	middleware	ml	modifies	monitoring	mutated	mypyc	netrc	newusers	normalizer	nul	obs	optimize	outpost	overall	passengers	persist
word	-5	pg	platforms	polarity	preceding	prior	pyparsing	quit	qwen	ran	raster	reachable	recipient	redshift	removal	rephrase	repot	retrypolicy	reviewers	rjust	rolled	roots	routers	scoped	secretary	selected	sender	shard	sigkill	simply	sit	smolagents	speedup	srp	sse	stuff	subclasses	sun	t	technical	tenant
word	-5	textpart	tilt	timestamp	timings	tom	typing	uninstalled	unmanaged	upgrading	url	us	validationexception	variance	verbs	vexo	vixie	went	work	worker	xmltodict	伸	例	划	刚	务	吉	否	图	场	夏	天	微	打	投	招	期	木	槽	狱	申
word	-5	甸	白	空	笑	聊	聪	被	趋	轉	邮	陈
word	-6	addressing	adult	affinity	aims	algorithms	api	assumed	backgroundimage	bedrock	benchmark	benign	bin	bindings	block	bob	boilerplate	bom	bufferedreader	business	callwrightagent	carefully	categorize	cgroup	circuit	client	cmake	codeguru	colours	cols	commits	compiles	configurable	configures	constant	cornwall	courier	coveralls	croniter	cycle	daemon
word	-6	dated	decorated	denial	desired	develop	devlink	dispatch	dots	dynamically	ebs	echoe	echok	efficiently	emacs	en	enabled	engagement	enhance	entry	escaped	europe	eventbridge	eventlet	execute	execvpe	f	faithful	feeds	financial	find	floating	fongaufier	fromlist	fsync	getmembers	gettarinfo	gil	grace	gross	groups
word	-6	having	highlight	honest	idempotenthint	identity	inline	inmemorybucket	insertions	instant	invents	isclass	isfunction	ismethod	iterator	junit	lack	lastevaluatedkey	latency	licence	likewise	listfiles	logb	login	mapper	maximumexecutionfrequency	maxsize	mega	micro	mixed	mktemp	modelresponse	moments	neg	nntp	noted	numeric	oid	ontap	openssl	operationid
word	-6	optimization	origin	orm	overwrite	pacific	performed	plan	popen	popitem	probability	progressive	providers	pubsub	quotes	readonlyhint	real	recurrence	recursion	refactor	regexp	regressions	remi	renewal	repositories	reservations	resultrules	retrieved	ro	routes	salt	scalars	secret	semantic	service	settles	sglang	shelf	sigv	simplest	simulate
word	-6	sink	slide	soft	speech	spelling	squash	staff	stdcall	subset	successfully	supersedes	suppress	sympy	sync	tc	tenancy	terminates	thinking	threaded	timedelta	timestamps	tolist	triggers	trying	typevartuple	unlimited	unreachable	urllib	uts	uv	vacuum	views	wcswidth	wcwidth	whisk	widened	worked	written	wsgi	xr
word	-6	zz	乐	典	句	土	店	录	心	态	扩	敏	時	暴	杂	楼	横	海	片	特	王	痛	监	础	示	科	窗	糖	线	肉	肪	脂	装	观	视	走	退	防	院	静	题
word	-6	骑
word	-7	ab	aborted	abroad	acted	ad	additionally	address	admits	almost	alphanumeric	alpine	amd	ami	analyses	android	arbitrarily	arns	articles	assert	azure	basehttprequesthandler	basket	because	bfcl	bits	bm	boot	breathe	brew	broadcast	builtin	bz	careful	catalog	catalogueerror	ccc	certainly	cgi	challenge	changed
word	-7	changes	choices	cm	commit	communicate	composition	consider	cread	decoded	deletes	delimiter	design	detailed	detected	dialogues	die	differ	discrepancy	dist	distinct	docbook	dollars	downloading	dryrun	duplicates	elicitation	ellipsis	emails	embedded	embeddings	ena	environment	eoferror	eu	excluded	fdatasync	fifty	fileset	filestore	finite
word	-7	forces	forward	fsx	fuzz	fuzzywuzzy	gateways	gemini	generation	generations	gettext	gid	gitter	given	goes	gpus	graphemes	gs	guessing	h	heavily	hit	interrupted	issued	kafka	landlord	like	limits	lines	linter	longest	manager	maxlen	meadows	meanwhile	mechanism	mediaconvert	mkdir	msgfmt	multiplication	muted
word	-7	namespaced	nested	networking	nine	occurred	occurrences	ord	overwriting	pack	parked	pathspec	peers	performing	pickle	pipelines	plugins	powers	printable	proactor	product	professional	prompted	provisioned	prtstat	psql	pstree	publishing	pwck	qdisc	quicksight	quickstart	reflog	revert	rounded	scheme	scratch	semantically	serverthread	shallow	shortest
word	-7	somepackage	sorteddict	space	spell	stash	statistics	storm	stty	stylesheets	super	swagger	switch	syntactically	taints	task	tenth	terrible	threadinghttpserver	tidelift	timeit	tinyhttpd	tokens	traditional	trigger	types	typical	unmodified	unregister	upstreams	validators	vllm	vsnapshot	vts	wafv	wildcard	workstations	wrap	xsl	件	凉
word	-7	势	友	响	射	少	州	底	才	撤	斯	方	束	杭	火	焦	稿	章	经	署	膏	菌	褶	译	财	跑	跨	追	逻	鹅
word	-8	abstraction	access	aiff	analyze	anomaly	arrow	asks	balancing	base	basemodel	big	bool	boundaries	boxes	breakpoint	brotli	bulletin	bzip	called	calledprocesserror	calling	cbpf	cdata	chen	clientcredentials	cloudtrail	combination	comma	committing	completely	compound	comprised	condition	connectivity	converting	crm	crtkill	dashscope	defences	deny
word	-8	determining	deviations	dimensions	disconnected	doh	doors	dozen	dummy	durability	dynamic	eg	entered	evaluate	exponent	face	facing	fakeclock	fallback	fastest	fire	fixture	forgotten	formatter	fresh	ftp	goodbye	guru	happy	haystack	hdr	hybrid	icanon	identification	iec	ill	im	implicitly	inactive	initiates	insights
word	-8	internally	internationalized	invokes	karl	kites	lena	levels	liver	located	loses	maintaining	merely	microsoft	mitigation	module	multipart	mushroom	nat	navigate	nigsg	openapierror	operands	operationtype	optionflags	order	outposts	parameter	persistent	physical	plaintext	players	pq	practical	preserved	press	pretences	probe	profiler	pull	putscalingpolicy
word	-8	pwrite	px	qualified	queued	quotas	raising	receiving	redundant	repair	reportflags	reporting	represent	resize	retains	retrieval	rich	routed	runtime	s	sampling	sasl	sdb	sections	secure	selection	selinux	sets	shanghai	shield	skills	small	sns	sortedcontainers	sparse	stackoverflow	starlette	starty	statediagram	structures	swapped
word	-8	symbol	throttled	toy	translated	travis	trend	truncated	typ	tz	tzinfo	undeclared	undelivered	unicodestring	unittest	uploaded	various	vi	vrf	w	wheels	workspace	writable	zip	zstandard	享	仿	刷	厘	发	呀	堆	如	实	密	抄	果	染	检	榜	歧
word	-8	江	渲	炖	爸	环	由	知	类	缓	而	螺	见	询	语	课	远	途	遮	采	集	雾	驶
word	-9	abi	absent	adeyemi	administrator	alexmojaki	align	ampere	amphora	amz	annotated	article	assigns	ast	baan	battery	beautiful	bed	ben	benchmarks	benefit	bike	bio	blockchain	blocking	boyuan	bucket	ca	calculator	callable	callback	cancel	cars	caught	cert	certain	children	classmethod	closed	cmd	cohort
word	-9	compile	computes	concurrency	concurrent	confirmation	connector	considered	consisting	contracterror	control	coroutines	court	cover	crypt	cs	cure	daly	databases	daylight	dbname	declares	deep	department	destination	dirs	disabled	disassociate	discard	disposition	django	docstrings	easier	email	enclose	estimated	event	executable	expiredate	explore	expose
word	-9	extracts	factors	fair	fake	faq	faro	fffd	finalized	finalizing	flushes	friendly	friends	frozen	gcs	gives	glossary	gnutls	goals	gradual	guarantees	handed	handler	hashable	heartbeat	highlighting	highs	hospital	implicit	incomplete	increases	indexing	initialize	integers	intercept	introduce	invoice	iot	ipc	issues	istrip
word	-9	jailbreak	jammed	jira	joins	lacks	likelihood	limited	listworkflows	loaded	major	managing	manipulate	markdown	measured	merges	mounted	mouse	multiply	mydata	nesting	nt	objective	observe	otherwise	outbound	overview	pager	parenb	passive	patience	pdf	pem	periods	persists	pig	pm	pod	potential	powerful	prec
word	-9	pypy	quotations	rawiobase	rd	reflect	refuse	reloaded	rendered	rental	repos	restore	result	reverse	robots	rounds	safely	sagemaker	sanok	saying	schemalocation	searches	section	selections	semantics	separating	separator	serverless	sight	sitewise	six	slow	spokes	spread	sslv	steps	strictly	struct	submitted	succeeds	switches
word	-9	symbolic	symlinks	tenacity	though	timer	toolbar	total	town	towns	treasury	trial	trio	ttl	tutorial	twin	typer	ulp	uniform	unsettled	unsupported	usermod	variant	vault	verbatim	vire	wall	wcstwidth	wolfssl	workload	workmail	yang	zwj	于	午	姐	席	德	毁	波	浮
word	-9	涉	演	疗	盒	目	碎	租	织	置	芬	获	菜	蜂	血	规	觉	谱	贮	障	零
word	-10	abac	absolute	ac	acknowledged	additions	adler	advised	agree	ahocorasick	aix	aliases	allocated	allowable	alt	america	analytics	anotherpackage	appliance	arrive	artifact	associates	associating	attempts	autoflake	backed	backup	badge	balcony	basis	baz	begun	between	blanks	blood	bounded	brandl	bronze	caching	can	cancels
word	-10	capture	chf	colors	combining	computation	contacting	context	copper	cp	crl	ctrl	dataclasses	davidhewitt	decides	decision	deprecate	devops	disco	disconnect	divide	domain	dot	draft	durable	employee	emulator	enable	enforce	evaluation	eventually	exceed	expandf	experimental	expressed	failover	farm	fence	ferry	fever	filtering
word	-10	finishing	forced	found	founded	fourth	frances	friday	gbp	gecos	gevent	glob	googleapis	gpu	handshake	haugh	healthz	hooks	initially	instrument	interfaces	interior	interlaced	invocation	iter	java	julianne	jwt	km	knew	layers	leaked	letting	lexer	lifecycle	localhost	logfire	made	malformed	mappings	markers
word	-10	math	may	measurement	members	mild	multiplied	mutable	mydict	nan	newly	noon	noticeable	oldest	omnitech	one	opentelemetry	origins	outstanding	overdue	owns	patching	photographs	pixels	point	portability	pos	postal	prefixes	privilege	processed	producer	profit	promise	proper	protocol	pure	pwd	qsearchstatus	recommendation	reduced
word	-10	refunded	regression	reject	remain	remember	remembers	removes	rendering	requirement	reuse	rollback	rte	said	scalable	screenshot	serving	she	shortened	sinks	sla	slept	smiths	soto	south	sqlglot	stages	stringized	subject	submodule	subscribe	subtype	suspected	testing	thanks	thus	toaster	toolanswer	tracker	travel	trim
word	-10	turtlescreen	typos	unclosed	undobuffer	untick	util	utilities	uvicorn	visual	volumes	whereis	wireshark	workflows	zstd	保	偶	冬	列	匙	口	夫	威	封	尤	影	抓	抱	捷	毫	法	滤	激	爵	玛	盘	繁	股	衡	补	谎
word	-10	迎	金	际
word	-11	abcd	activated	ada	adr	again	alice	aligned	alike	ammount	ancestry	appendix	appointment	arm	array	avail	average	boils	bowline	buffered	cable	cafe	calculate	canary	canonicalizationerror	categories	changelog	checkpoint	chord	cleaning	coherence	compared	composer	conditions	confidential	conflict	const	conversion	corrections	css	ctypes
word	-11	currency	cursor	customize	debugging	decoding	detect	disables	disabling	disks	drift	drill	elm	emma	engineering	evaluationpath	fees	finally	firehose	fl	fsck	fun	gap	getoutput	getting	gif	github	globals	gplv	granian	grown	grows	happen	hatch	hba	hello	help	hh	hits	idempotent	identified
word	-11	imports	independent	individual	ingest	initiate	integrated	interacting	ios	jupiter	keepalive	knot	lastrowid	lc	less	libcurl	libfoo	libraries	lie	lifespan	linestyle	loader	m	man	marker	meaning	mermaid	metainfo	missed	mock	modelcontextprotocol	modern	much	namespaces	ndiff	never	nordbank	nplurals	nroff	ns	nss
word	-11	nuget	numpy	outside	p	pallets	parsed	pasted	pause	pegs	percentage	photograph	piece	pinned	places	plural	possibility	possibly	posture	prefixitems	prev	process	pts	pyrate	qx	rebase	recal	receipt	registration	replacement	retain	revisions	rewrite	rough	rss	sat	scanner	serve	shape	ship	simplified
word	-11	sleeps	snapshots	soak	speke	split	sql	sqlalchemy	stdio	stems	sub	subnets	subnetwork	subscriptions	sundays	systemd	tablet	targeted	targets	taurus	thickness	throughput	timed	troff	typescript	ug	unclear	update	usb	v	visits	waiting	walked	weight	wrapping	wrist	yet	yours	七	两	仓
word	-11	佳	借	减	删	励	又	反	吁	宿	待	怎	戴	拿	搅	文	新	旦	是	板	柜	殊	沿	测	渡	状	猜	甚	相	祈	粉	考	节	认	货	载	辆	还	阈	陆	风
word	-11	高
word	-12	additionalproperties	affect	anew	apiworkflow	appropriate	arbitrary	arn	asset	assumes	authored	backends	badges	bare	based	bees	better	bg	binaries	bottom	boy	breitner	brings	captures	carla	channels	chaos	checkers	checksums	chmod	classifiers	click	cloudfront	concatenate	confidence	confirmed	containing	continuous	controller	coord	copies
word	-12	corpus	counterclockwise	cspm	customized	dad	dark	date	dave	death	debian	descendant	deviation	distro	dividend	documented	dropdown	editor	emoji	enables	enc	encrypt	entering	exercise	fault	faults	fell	filters	firmware	flour	flushed	frequency	frequently	game	gills	gpt	grafana	graph	gusts	happens	harmless
word	-12	hashes	headphones	hierarchy	imke	imported	importer	improvements	indexed	infinity	injections	inn	installer	intermediate	intern	internet	iterable	jailbreaking	jonas	kernel	knit	known	lag	lake	lasts	leftmost	lens	lighthouse	loading	lu	lv	magic	marathon	maxlinelen	milk	minus	mocked	moving	mypy	namespace	normally
word	-12	noticed	obeyed	opcode	overlaps	owen	paginated	pasta	pathname	persistence	pilot	protectedresourceconditions	pythontracemalloc	quest	race	raises	recognized	recorded	relax	relevant	repaired	retr	rhel	safari	sato	scope	segments	sense	sentences	separation	serialization	ses	settled	share	signatures	smaller	smallest	song	special	specifications	specifying
word	-12	stripped	succeed	svg	team	ten	text	trade	trailing	unavailable	unsigned	unused	upcoming	vm	watch	ways	wenbin	wide	workstation	假	偏	共	兼	合	和	喜	奉	尺	张	很	戏	押	拌	控	效	旧	普	林	柄	残	比
word	-12	确	票	秘	稳	穿	纯	老	薄	裁	赋	赵	跟	运	遍	钩	闭	除	鲜	鸡
word	-13	abebe	acquire	addresses	agrees	alternatively	attrs	authenticating	authority	bake	basic	beach	bind	bitte	bluetooth	boat	broke	browser	bruno	byte	calm	cancelling	checksum	chore	clip	closing	cloudhsm	clouds	cloudwatch	clusters	codecov	cold	collection	colour	compact	completes	connecting	converted	cores	correctors	corresponding
word	-13	crossing	current	dataclass	days	debugged	declare	delete	descale	determines	difference	dimension	doctest	doe	domains	eats	ec	emax	eol	esmtp	etag	exclusive	exits	experiment	eye	favorite	fd	filelist	fillcolor	fraud	holidays	href	i	iff	implies	indentation	indexes	inexact	initiated	inspects	instantiate
word	-13	interpolation	ireland	isolation	itr	jsonl	keyerror	kib	lamp	leaderboard	lengths	lexgrog	lineno	lists	logo	lot	lou	lowest	lunch	manually	measure	media	minimal	month	moon	mount	mutually	name	names	new	nexttoken	notimplementederror	optimized	ownership	paged	party	pencolor	pkcon	planned	precedence	print
word	-13	proof	provider	psutil	qty	quite	raw	readerwriterlock	recognise	red	redirect	redirection	redis	refers	refunds	regular	remains	remittance	repairs	require	revised	rosa	rsp	ruiz	sdks	secretly	sent	serves	setprofile	severity	shows	sign	slips	sole	steer	strong	study	submodules	suffix	swp	synchronous
word	-13	synchronously	targetpath	teardown	technique	tenants	transfer	transparent	treated	truncation	tty	twelve	unauthorized	unquoted	untracked	uploads	validation	vinegar	vs	waited	wanda	warc	weekdays	workspaces	wrappers	writelines	yield	zones	世	丰	令	修	值	像	函	博	厂	唤	外	宜	嵌
word	-13	幅	形	思	擦	暖	材	栅	栏	梯	滑	犬	皆	省	瞒	精	耐	脚	茶	越	项	颜	餐	馆	骗
word	-14	abc	abcdef	administrators	advanced	an	anthropic	anyauth	architecture	band	beforehand	boolean	breaker	bt	bus	calc	capacity	checklist	chose	codec	completion	component	constraint	correctly	cte	december	declines	deploybot	depth	differs	distribute	dotenv	dt	duty	egress	element	ends	enforced	especially	euros	ext
word	-14	facility	fasteners	fc	fcntl	few	filenames	follows	footers	forgot	fragments	gitignore	goats	grouping	hangs	highest	holm	hyphenation	identifiers	immutable	indicate	insecure	inspection	introduction	judged	justification	karim	killed	kwargs	language	ld	lesson	lib	load	locations	loops	loose	macos	mainly	maps	mess
word	-14	metric	mix	moment	monitors	moved	msgstr	neighbours	news	nginx	node	online	operators	org	ou	parsers	passes	payloads	pete	planning	pounds	powershell	preset	processor	projects	propose	rdma	ref	referred	regex	rejects	remote	req	respectively	retrieves	rounding	rovers	samples	scale	scanned	scheduler
word	-14	sec	secondary	see	self	september	settle	sighup	sorted	stage	standby	stir	strategy	subnet	supplied	tapes	terminating	themselves	tidy	timeouts	traces	tuned	union	unpack	urls	uuid	warehouse	wave	webhooks	wine	众	偷	凭	凯	剪	吧	唱	塔	多	小	巧
word	-14	想	故	映	李	根	桌	欢	率	甲	睡	硬	索	网	羊	胜	菲	蠕	袭	訂	负	逗	闲	雨	點	龙
word	-15	able	adapter	anitem	annex	apache	apps	arrives	associate	assume	asynchronous	asynchronously	attestor	bag	begins	believe	booked	botocore	boundary	builddate	bundle	classifier	close	cloud	compiled	contribute	corrected	cve	dash	dealt	denominator	describeaccountpolicies	details	determine	digit	encryption	entire	environments	epsv	executor	exist
word	-15	exp	expand	faces	ffmpeg	fills	forwarded	framework	fully	gen	generates	gets	hcfs	identifies	inference	interpreted	interviews	issuer	ken	lid	likes	lind	lint	logic	margin	maturin	median	memberships	mia	miss	mm	museum	nda	notapplied	nwosu	obeys	offered	op	operand	outward	overwritten
word	-15	owned	park	pi	pid	pins	popular	pour	produces	promises	propagation	psycopg	ram	random	readyz	reasons	refer	region	register	replaces	reproduced	resembles	restarted	resumes	roof	scm	scored	scores	searching	sensor	sentence	setuptools	spanner	square	stable	standup	stuck	switched	tags	tarinfo	temp
word	-15	terminate	throw	took	topic	tuples	typeerror	undo	until	userid	users	utils	validator	vars	winter	workloads	wrapped	yesterday	丢	交	冒	叫	埋	害	尚	屋	常	式	搬	摸	断	朗	次	泡	父	耳	诚	踪	轻	边	钉
word	-15	钠	间	靠
word	-16	addressvalueerror	allergies	april	area	background	bases	beyond	birthday	borrow	builds	caption	catch	channel	choir	clears	closes	columns	compat	compatible	configurations	constructed	consumer	conventions	corresponds	cron	deal	dealer	decisions	declared	decrypt	delegated	dentist	depend	descriptor	detection	digits	director	edge	ee	eggs
word	-16	eight	emergency	ent	equal	escape	fastmcp	field	followed	friend	func	grid	guess	heap	heuristic	holds	homework	implement	implemented	infrastructure	inherit	interconnect	ipsum	jie	lang	larger	listens	lodash	lorem	mkstemp	modified	mostly	newlines	nor	ola	openwx	overrides	partition	politeness	poll	power
word	-16	printing	problems	programmatic	publishes	qa	refund	regional	regions	rinse	risk	routing	rsa	rules	rust	scans	scenario	screens	served	stands	subnormal	successful	superuser	tab	tail	tar	tarfile	tells	terminated	timezone	tinycsv	toolu	transform	transitions	transport	uncompressed	updating	valueerror	weblate	whom	xdg
word	-16	year	yourself	zhang	与	个	八	切	刊	勿	周	姆	宣	居	异	感	抛	显	标	滚	真	石	萨	蕉	虚	讨	试	踢	遵	郎	随	雷	驾
word	-17	acknowledge	addition	addressed	airlock	alphabet	annotate	anonymous	anywhere	apart	arg	ascii	back	bear	billed	bound	brackets	briefly	callgrind	cancellederror	canvas	cargo	chidi	choice	claude	collector	compatibility	complex	creation	definitions	degraded	directives	distinguishes	dogs	embed	endpoints	entity	expressions	falls	fewer	folders
word	-17	french	gave	gloves	gnu	graphql	handbook	hosted	image	impact	instancelocation	intent	intentional	interpreter	interval	jsonschema	july	keyword	lambda	lane	large	latter	limitations	literal	makefile	markup	minor	myapp	mysql	native	october	pagination	partial	passwd	patches	pointer	polygon	population	precision	pretty	prices
word	-17	prose	protocols	readable	render	repeats	repr	representation	ripgrep	schedules	select	sequential	serial	stairs	stat	states	stone	subsequent	subsidiary	summer	synonyms	systems	thesis	theskumar	tlsv	tram	turns	unset	var	wifi	wind	withheld	workaround	xml	哦	噪	察	拟	拷	斜	杀
word	-17	杠	概	温	牛	笔	美	赔	达	逾	键	陌	雪	马
word	-18	across	analysis	announce	artifacts	asyncio	authorize	bananas	baseline	becomes	black	both	bounding	bread	call	cents	circle	cluster	coffee	complied	converts	counted	coverage	declined	depends	deployments	description	directory	distributions	dll	dose	drawing	dst	easy	echo	encountered	enough	expenses	favourite	features	finding
word	-18	findings	generic	heading	helen	hosts	identical	identify	indirect	ingress	january	kg	legacy	let	location	marked	missing	multi	near	oauth	obtain	pdfs	per	posix	prevents	providing	pycparser	recommendations	recorder	releases	repeated	replying	repository	restored	runner	running	schemas	seal	short	shut	socks
word	-18	solved	sometimes	source	stdin	stdout	subscribers	subsegment	termination	threading	trained	ubuntu	uri	utility	wait	waits	wang	west	wheel	workers	worm	writes	习	劳	卫	堂	子	建	忘	批	技	抽	挥	散	歉	池	熔	版	独	艺	花
word	-18	该	详	误	象	路	输	违	遗	闪	黄
word	-19	acl	acts	addr	algorithm	amounts	annotation	approvals	apt	authenticated	bbc	belong	bench	bisect	branch	breakfast	came	center	certificates	cfws	charset	commas	confirms	containers	contractor	contributing	convert	copyright	coroutine	counter	deployed	dereference	direction	east	eat	elements	elsewhere	encrypted	enum	evaluations	exceeds
word	-19	exfiltration	expanded	expire	export	extensions	extract	fixes	flag	flake	fleet	fonts	formats	hands	idle	imperative	indicates	join	json	kb	kennel	key	keyed	kill	len	lisbon	logs	losses	lovely	memory	migrate	mime	modification	officer	optionally	oslo	pairs	parcels	participants	payq	personal
word	-19	phones	photos	preference	primary	quic	rapidfuzz	recruiter	refuses	request	reveal	roadmap	roles	runs	scopes	sdk	seek	seven	shirt	shutdown	signal	signs	smart	speaks	specification	staging	station	streaming	strip	subprocess	supplies	tomorrow	tries	try	turtleshape	underlying	understand	water	worst	亮	似
word	-19	厅	原	宽	屏	忽	搜	搞	术	枝	栈	溃	為	烧	留	突	练	苏	蛋	钓	闻	香	鱼
word	-20	affected	approvers	art	attach	attacks	backend	beginning	buffer	capability	car	checked	claimed	compares	components	contract	contracts	damage	dashboard	data	decide	decorator	deletion	deployment	deprecation	dog	dpkg	employees	ensures	explicit	flights	functionality	garden	goal	hr	id	identifier	imperatives	implementations	implements	included
word	-20	interns	jmespath	knowledge	logged	looked	marcus	meals	meet	named	paginate	parallel	parcel	paths	poedit	purpose	queues	reads	recursively	removed	researchers	retries	sea	sealed	seat	series	several	social	stale	streams	syntax	totals	trust	ts	upgrade	utc	van	vat	visa	volunteers	web
word	-20	weeks	whether	whispered	xray	乔	变	可	右	失	局	屉	抗	担	拒	泳	涂	深	糊	耗	聘	训	遂	龄
word	-21	a	accounting	alias	ana	announced	archive	args	async	balancer	body	books	burn	cache	cached	cat	caused	causes	change	chapters	collect	committed	conduct	copy	corner	dataset	designed	detector	dial	directories	doc	em	fall	flagged	flows	formatted	hard	hook	hourly	how	hub
word	-21	install	interactive	invoices	judge	lab	matters	measures	mib	mill	minimum	morning	netmask	nightly	number	occurs	operating	organizations	orjson	over	planted	proxies	ratio	rs	scenarios	seed	segment	separately	shoes	sms	spaces	stderr	storage	tag	traceback	validate	verbose	weights	which	working	world
word	-21	wrapper	三	企	吊	含	哪	因	国	弃	径	披	混	漏	灯	球	界	疑	等	粘	裹	默
word	-22	adds	anna	another	balance	behavior	blocked	breakpoints	building	class	cn	configuration	costs	cpython	deb	differences	disregarded	draw	family	fastapi	faster	filesystem	fssl	fuel	gdpr	gifts	grammar	idempotency	injected	inside	invitation	lift	listen	lund	monitor	neither	nora	nurse	omitted	operate	patterns
word	-22	plain	principals	priya	queries	related	run	scheduled	shift	simple	smtp	soon	static	stops	subclass	such	thai	toolkit	transaction	trending	turn	uid	underscore	unique	writer	临	互	判	史	咨	字	尽	岁	平	愿	择	措	楚	眼	罗	航
word	-22	辑	造	钟	钮	页	驿
word	-23	activate	angle	appears	argument	attempt	beta	blog	cleared	come	companies	compiler	crash	creating	dbos	define	deleting	delivery	described	dumps	ever	evil	eyes	fraction	gardeners	gold	hear	hostname	ids	init	integer	lets	limiter	live	loads	locked	long	malta	meant	min	minister
word	-23	network	num	parent	phishing	poisoning	printer	reach	ready	released	remove	representing	returns	saturday	spec	st	starts	statements	students	succeeded	suspicious	threshold	time	toml	traffic	training	value	volume	zh	严	伪	内	园	尔	尝	己	没	添	绑	船	衣
word	-23	触	週	铃	隔	飞
word	-24	abstract	await	blocks	bu	buckets	bytesio	cash	cells	chapter	chinese	common	compression	cross	cut	dependencies	devices	drain	eof	exclude	flat	fold	format	frame	frames	german	had	held	informational	inputs	journal	linux	maintained	making	mean	modules	multiple	paper	particular	pep	period
word	-24	platform	plays	printed	questions	received	relative	road	rw	schedule	target	tea	tested	third	trick	unicode	very	will	事	包	医	山	库	持	昨	民	泄	紧	纸	绍	蓝	转	较	避	频
word	-25	alert	alpha	ann	applicable	around	attackers	audience	authentication	bakery	branches	broken	cause	configured	definition	deleted	dict	docker	duplicate	error	evening	expression	headers	instance	light	low	metrics	moves	old	outputs	parliament	parties	prompt	ranges	resp	return	ruff	sample	sequences	sku	slides
word	-25	ssl	two	ui	unix	unknown	video	walk	weekly	二	味	增	够	得	情	据	水	聚	英	识	赖
word	-26	age	annotations	central	checker	choose	comments	datetime	day	defines	descriptions	dictionary	disallow	encode	extendedcontext	float	fork	group	ignores	implementation	installed	intended	know	leading	manage	ms	override	pair	po	pool	position	properties	quoted	recommended	recording	reference	registered	replay	send	size	sleep
word	-26	statement	stores	story	sufficient	takes	undone	visible	welcome	where	whitespace	width	zero	构	源	立	貌	错
word	-27	appear	claims	cli	connect	console	creates	diff	dir	doctor	duration	during	ensure	exceptions	fail	fails	failure	hours	however	kms	least	length	listing	loop	manual	mr	networks	openai	openapi	policy	postgres	pypi	references	replayed	revoke	role	sha	socket	spot	test	vpc
word	-27	waf	兹	几	却	围	左	景	月	样	段	离	米	荷
word	-28	attached	attacker	avoid	binary	checking	cv	demo	describes	dialect	due	explicitly	filename	front	higher	ignored	importing	jobs	labels	logging	notify	offset	outcome	part	passwords	poisoned	separate	string	subscription	入	冲	初	坏	基	崩	拍	损	猫	称	移	符
word	-28	绝	编	调
word	-29	authors	batch	configure	connections	contained	container	currently	defined	development	different	doubt	drawn	english	exchange	files	great	high	jo	locale	main	march	mb	neighbour	prefix	reached	refusal	replication	reported	reservation	resulting	retrieve	ring	taken	threads	thursday	told	utf	呼	孩	种
word	-29	缀
word	-30	actual	answered	association	cake	classic	completed	dialects	either	expires	filter	ipv	learn	listed	looking	methods	noise	not	polite	route	seen	stack	tables	talk	tape	timeout	tried	unchanged	untrusted	use	yaml	匹	吗	坊	室	属	括	磨	究	范	门
word	-31	counts	cpu	exactly	external	generated	head	images	int	mapping	modify	operations	ordered	pages	refresh	replica	servers	sorry	template	tuple	type	vpn	印	城	操	研	返	酒
word	-32	actions	bit	blue	contribution	did	encoding	execution	happened	html	initial	many	please	postgresql	sequence	strings	structure	support	synopsis	tools	version	view	书	叶	攻	教	词	针
word	-33	allowed	beside	delay	disclose	hash	hotel	instruct	max	nobody	parser	progress	psf	pydantic	seconds	similar	stays	trail	wal	within
word	-34	against	envelope	floor	foo	forms	library	maximum	own	project	same	screen	services	started	strict	turtle	倍	况	地	拦	红
word	-35	action	active	docs	endpoint	fixed	half	interface	ip	keeps	latest	matches	nodes	often	once	organization	quarantine	replies	some	stand	status	versions	压	热	覆
word	-36	applied	classes	errors	existing	flags	mcp	reports	unless	updates	useful	we	固	您	拆
word	-37	allows	bar	case	character	could	default	disk	gateway	includes	june	letter	opened	policies	refused	restart	rfc	script	specific	stated	str	th	units	variable	viicos	whose	储	邻
word	-38	authorization	compare	decimal	defaults	example	member	metadata	might	msgid	pattern	single	sqlite	tasks	want	years	中	命	息	截	骤
word	-39	bugs	characters	fields	four	lead	local	makes	most	objects	patch	readme	resources	workflow	但	循	服	盖	磁
word	-40	attributes	available	check	def	examples	feature	ledger	performance	possible	queue	responses	supports	windows	占	找
word	-41	bring	created	dry	empty	kept	range	room	些	组
word	-42	calls	function	gcloud	provides	proxy	specifies	副	电	超	车
word	-43	bytes	create	desk	invalid	match	office	options	title	window	秒
word	-44	custom	instances	lost	provide	provided	server
word	-45	connection	optional	启
word	-46	added	cannot	functions	label	used	击
word	-47	represents	uses
word	-48	handle	injection	response	still
word	-49	associated	effect	import	stream	supported	仍
word	-50	iam	monday	something
word	-51	returned	specify	使
word	-52	md	格
word	-53	parameters
word	-54	documentation	schema
word	-55	method	option	perform
word	-56	功
word	-58	more
word	-59	path
word	-60	br	它
word	-61	arguments
word	-63	command	g	values
word	-64	does	input	python
word	-65	specified
word	-66	amazon	resource
word	-67	object
word	-69	attribute	information
word	-71	or
word	-82	operation
word	-84	callwright
word	-94	或
"""
