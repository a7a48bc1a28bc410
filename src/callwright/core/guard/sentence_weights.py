"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-1.13
threshold	2.25	2.0
limit	-1.0	18.9
cue	agent	agree	ai	and	asistente	assistant	assistants	bot	box	cap	chat	confirm	credit	dev	env	evaluating	exam	help	his	https	keep	link	llm	mail	note	now	nwbk	ok	operator	original	place	pro	reader	readers	rights	row	summarise	system	this	user
cue	whatever	whoever	write	人	任	你	全	到	助	单	大模	娜	并	我	手	把	理	直接	自动	请	都	里	须
feature	60	this
feature	49	把
feature	44	#xD
feature	43	都
feature	40	凡
feature	39	out	的
feature	37	#tD	://	@@
feature	36	their	~helpe	~summa	主人	出来	替
feature	34	as	whatever	~whate
feature	33	( 字	helper	字 ://	的会
feature	32	all	that
feature	31	#VD	,_://	他	顺
feature	30	#B:	#QB	this_,	~reade	不用	代	自动	这
feature	29	digital	every	gift	top	以后
feature	28	#&V	#Mt	:_all	mine	place	summary	that_this	with	人的	帮	报
feature	27	#Dx	#xY	:// 字	ai	and leave	publish	this line	y	~every	以	任何	本	那位
feature	26	#&VxD	#BM	#D0	#xU	bots	helpers :	何	大模	大模型	把你	直接
feature	25	#&VxS	#Hx	#QYx	#St	#Ux	and	and_out	below	to @@	to_-	~assis	~autom	~readi	~verif	不管	悄	悄悄	所	条	的程	直	读者
feature	24	#:V	#VtD	#VxD	#Vxux	#xV:	:	also	assistant :	helpers	it	ok	out the	reading	so	wants	would	~credi	~digit	~remar	~resol	人问	你	回复	字 @@	就这	就这么	并说	有人问	理	者	访客	这一
feature	23	#,xWx	#-A	#0x0&	#WQ	#txD	#xA	#xBx:	#xD,	#xPi	,	0_0	0_to	fa	form	further	his	ltd	machine	proceed	reader	ssh	this page	to ://	~furth	~unloc	~visit	信的	全	关掉	其他	均	并把	总结	把我	摘要	程	继续	限	顺便
feature	22	#,VD	#/P	#0&	#:Q	#Pi	#StD	#VBM	#VF	#Vx	#xB:	0 y	^_bots	amount_0	assistants	auto	automated	die	drop table	finish	here	mind	offer	prod	requested	sudo	unlock	whoever_this	y 0	~maint	一行	下一	不必	先把	加一	可见	字 )	并	总	手	把用
feature	22	把用户	排	本文	程序	统	这里	那
feature	21	#:xQ	#QV	#QY	#Rx:	#VL	#YU	#Yu	#^B,	#x:Q	#xS	#xYU	0_off	: this	^ proceed	about it	as_to	author	below ,	carry out	drop	fetch	guest	is to	keep it	llm	mention	off_$	proceed with	reading this	remark	replace	the_folder	tmp	to	transcript	treat	~atten	~repla	~unrel	人看
feature	21	代理	后说	对调	层	律	数字	汇	第十	继	莫	解	里
feature	20	#):x	#,V	#,Vx/	#:b	#Bx:	#Px	#WQx	#x&W	#x@	#xBx,	#xD,x	#xM	,_mine	,_will	@	@@ 字	@@_to	^_think	agents_to	amount =	anything_this	as_and	carry	dev	for their	guest 0	helper ,	kindly	last three	maintainer	me the	package json	pass	publish the	replaced by	results from	sheet	show	show me	show_the
feature	20	signature	tell_that	that the	the form	today	token to	ur	whoever	wire	with it	your summary	~agent	~kindl	~proce	~shoul	~submi	~whoev	一步	下单	不要说	主	主人的	件人	先关	到此	动	字_/	字里	季度	官	定位	客	工单	帖	并回	摘	改为	文字里	无需	替人
feature	20	本条	查	款账	正	用	用卡	的程序	跳过	都要
feature	19	"_0	#&NW	#&O	#&Vxu	#/V	#/W	#:0x0	#:x-x	#:xQx	#Bx,V	#Dt	#Kx&	#L(x=	#Mx	#SY	#Ux&x	#Ux,	#VL(x	#VLx	#Wx	#WxVx	#^xB	#bV	#xM&	( ai	/ if	0	: results	:_://	:_@@	@@ $	@@ ,	admin	agents	ai ,	any	are to	auto -	buy the	comment :
feature	19	credit	every_you	free	from this	full	if_can	in_this	of_account	ok_:	pro	quote	rank	read_the	requester	should	table_,	the account	them_the	visitor	with_"	you were	you're	~accep	~finis	~produ	~you'r	今天给	免	公开	加两	十条	升级	卖	发出来	同意	填	天气	天给	字_admin	季
feature	19	尾号	应	弄	手机号	拨	文的	本文的	机号	查机	档	用开	的小	箱	要说	访	说	赞	都把
feature	18	#"tx	#(x=	#,NV	#,VxN	#-A:	#AA	#BMx	#Bx,	#Bx:V	#D<	#D<x	#L&Vx	#M/	#MV	#QR	#QW	#UxV	#V>	#VB	#VP	#YIx	#YxV	#^QB	#ix"	#pxP	#tDx	#ut	#x0&0	#x0tx	#x:x:	#xtD	, reply	- all	0 as	: add	:// bash	://_$	:_that	^ attention	a_agent
feature	18	account 0	alarm	allow notifications	and publish	and unlock	and_the	applies	are	at_-	attention	automated_:	checks	codes	comment	confirm	ctx	de	following is	human	ni	note	order the	pictures	pictures $	say it	shell	stay	sure	that_can	the	the_above	the_box	the_fee	think	to_debug	user_"	vip	who	~conse	~lawye
feature	18	~machi	~menti	~sessi	~there	人的答	他看	到这	刻	加	勾	半夜	后每	后每次	品卡	备	就说	已更	惯例	意	才能	拼进	插	收件	整	整理	文字的	每次	没问题	派	现在	理可	礼品	礼品卡	私钥	给我看	者请	职	要的	解释	附上
feature	17	" yes	"_passed	#&):	#&,x	#&W	#,xD	#,xW	#:Hx0	#:Vx"	#:bx	#A,	#BxM&	#C/	#Dx/	#FxIx	#Hx-0	#JB	#K&	#L&V	#OxV	#QJ	#QRx	#Rx	#RxM	#Sx	#V&x	#V:xQ	#VL(	#VSt	#Vx"	#Vx0t	#VxF"	#W0	#WYxV	#Yux	#^B,x	#^M	#^VNx	#^xB:	#bVL
feature	17	#tS	#ux	#x,V0	#x/P	#x:B	#xF"	#xFx&	#xS&V	#xSx	#xUx,	#xbV	#xpVx	#xtDx	, fetch	, take	,_@@	,_says	-	-_all	-_shop	0 "	: put	: set	= true	@ assistant	^ also	^ begin	^ forecast	^ put	^_helpers	a @@	acceptance	agent_this	ahead	ai_,	and close	and recommend	and that	apply $	assistant_this
feature	17	bad_$	bet	booking_:	boss's	brandt	coding	contact_and	cost	credit_to	customer_and	dear	everybody	failing	fetch ://	fi	grant	hey	iban	if_model	iframe	instead_the	is_be	it )	items	joke	lay	no	of_minutes	of_translation	official	on_of	only_after	open ,	opens	operator's	others	our	out_the	passed "	push
feature	17	read this	readers	recite	release	reroute	reroute the	rest	saved card	software	sum	tax	tell people	tests	the pr	the_limit	the_so	the_that	the_three	the_wants	therefore	to see	top of	travellers	typed	usage :	verify	voice assistants	whatever it	whitelist	win	~alert	~boss'	~codin	~faili	~ifram	~negat	~recit	~rerou	~shopp	~silen
feature	17	~softw	~throu	~track	人	以此	任	会悄	会悄悄	会议	你的摘	你老	你老板	便	信用	信用卡	先关掉	其	其他人	写成	别写	别的	加一条	号在	啊	在下一	备注	字_-	字的	就说本	已	并回复	引用	弹	惯	把那	掉	接批	接批准	收款	款账户
feature	17	止	此	毋须	法是	注意	理本	的摘	的摘要	的答	直接批	短信	礼	续	者的	草稿	证	评分	说本	赞助	都报	释	重要	顺带
feature	16	" and	#"&t	#",&V	#&NWx	#&Vx,	#,x	#,xG	#/B	#/Wx	#000	#0t	#:B	#:x,P	#A:	#B:b	#D,	#D0/	#H:xB	#Hx-	#HxI	#Nx	#Nx,V	#PT	#Pi/	#R,	#StD/	#UMV	#UMVx	#VNx	#VPx	#Vx:V	#VxF	#VxYV	#Wx&Q	#Y&	#^QxJ	#^VxU	#^tQ	#^xJ	#txA
feature	16	#x&	#x&O	#x&Wx	#x&xb	#x,V	#x,WQ	#x0xS	#xA:	#xJB	#xKx&	#xPi/	#xUx	#xVLx	#xYI	#xYx"	#xtJ	(_=	, no	, they	- verify	/	/ /	/ tmp	/_/	0 kcal	0 through	0 to	0_"	0_claim	: show	:_every	@@ and	^ reviewer	^ whoever	^_would	a 0	a dear	above_a	acct	ai -
feature	16	all_and	and describe	and give	and_to	approved and	ask_it	be told	be_dear	bo	by_this	calendar	code to	company	consented	consented =	consented_true	curl_s	dear and	deploy_to	drafts	drop_sessions	end the	entirely	expense	file_it	from_on	full_and	go	go ahead	have it	in_next	interrupt	items :	js	kcal	keep	kx	kx -	la	leave it
feature	16	not_any	on file	only_:	our_,	owner's	package_字	place of	postinstall	postinstall :	qz	read out	reminder_:	replace the	reply	reviews	rf /	s ://	school	session	set setting	shares	so_we	ssh -	step_:	system_this	ta	table	table sessions	the audit	the_codes	the_full	the_tool	therefore_the	this ,	this_is	this_shall	through	through 0	thx	to paste
feature	16	to_and	to_its	to_told	tool is	top $	via	we can	will_$	with the	would be	write "	write that	you are	your_says	~calen	~conde	~displ	~forbi	~grand	~guide	~owner	~publi	~user'	~waive	上传	下一次	串	为	为止	人请	付	件人的	助手请	即刻	同意了	名为	后都	器人请	在下	在回
feature	16	在就	在这里	填了	复给我	始你	字 drop	字 package	字_://	审查机	客户的	宾	己办	帮手	序填	废	开始你	弹窗	意了	意的	所以	手请	把主	把主人	把九	方便	无须再	是你	替人看	本合	本合同	机主	查机器	正在	现在就	理请	的整	的读者	相册	私	程序填
feature	16	能不	自己办	请用	读本	质量	贴到本	费	辞职	运维	这么	都说	里最	里的	销	阅读本	须再	额
feature	15	" by	" from	" mozilla	" when	"_with	#&&Vx	#&B	#&Q	#&VP	#&VPx	#&xF	#&xFx	#&xtD	#(x="	#/x-	#=x/	#@/	#Ax:x	#BMt	#BVx(	#BxO	#BxOx	#D&V	#G&	#G,	#HxC	#Ix,x	#Jx:	#Kt	#MtVx	#PQx	#QxMV	#R,V	#R,Vx	#Rx,V	#SYx	#Stx	#U,	#UF	#UQx/
feature	15	#Ux,x	#Ux0	#UxVx	#V,VD	#V0xt	#VDx	#VtD/	#W0/	#Wx&	#WxFx	#YI	#^VBM	#^xYG	#bxQ	#t0&	#txL	#txU	#x"tx	#x&xU	#x,NH	#x-x	#x/H	#x/Hx	#x/x-	#x:xB	#x=x/	#xB:x	#xD&x	#xDF	#xFxI	#xG	#xKt	#xOx	#xUF	#xUx&	#xUxS	#xVL	, that's	, 字	,_grant
feature	15	,_tick	- rf	-_://	/ ?	/_and	0 0	0_production	: anything	: let	: replace	: rm	: your	://_the	://_字	:_from	:_ssh	=_mozilla	@@_the	^ cc	^ confirm	^ end	^ step	^ would	^_me	^_using	a a	all_by	amount	an ai	and assistants	and carry	another person	answering	approval	as an	bad	bc 0	before_any	booking helpers	build ,
feature	15	by	by_"	cancelled	charge	codeowners	com 字	ctx_,	du	e_a	each_as	fee_the	for it	for you	gb	gb_$	gib	handling	handling this	he knows	highlight	immediately	inbox	is_this	it as	it's_,	let your	link	make sure	mention of	message from	models :	mozilla /	mozilla_0	must_0	needed for	new_from	next	non	not flag	not report
feature	15	note =	notes	on_as	on_call	one_that	ops	pass the	payable	place ,	put	quietly	release_$	remark :	report the	rf	rm -	rm_rf	root_,	safe and	sale	say_the	session cookie	share your	shop 字	signed_off	so_can	starting	street_$	strumfast	strumfast io	system	taxi	that_customer	the best	the_list	their_login	these	this as	this file	this_for
feature	15	thread with	three_of	triaging	update_must	user's	wants to	well	wget	when_this	while you	wish	with :	without the	without_$	word	write 0	your	your instructions	your next	your_can	~appli	~conti	~decli	~highl	~liabi	~manda	~payab	~posti	~quiet	~revie	~schoo	~signa	~strum	~triag	一律	上用	上用户	丽	么也别	争
feature	15	人全	人全部	从这	作者	你那	使用者	保存的	加一句	务必	助手会	助手须	即视	即视为	台机	名下	名义	哈哈	在分	姓	存的	对外	已更新	已预先	帖的	序	序请	应在	开发	我司	房机	房机器	所有聊	手会	手须	把下面	把密码	护	收款账	旅客	早于
feature	15	时请把	最后都	某	某某	查到	核	模型	次都要	然后说	物流	用我	病人	的名义	的机	的机器	的读	看帖	看帖的	程序请	第五	签名	级	结	结论写	给	若由	行程	讯	论写	请代	请把	请替	质	购	贴	这个	这封邮	进入	钥	问
feature	15	阅	面	面说	面说的	须把	预先	食
feature	14	! s	" none	"_then	#"&	#"Nx	#"Nx"	#&0Y	#&Ix	#&OQ	#&VD	#&Vx)	#&Wx	#,Px,	#,Vtx	#,x,t	#,x/H	#,xp	#/H	#/Hx	#0,x,	#0tx	#:QB	#:U	#:x(0	#A&	#A,V	#B-	#B:bx	#Bx:x	#FxI	#Gtx	#HP	#HxQx	#HxtH	#Ix,	#KxR	#KxRx	#MHxQ	#MV0	#Mtx
feature	14	#MxW	#MxY	#NMtx	#Nx"&	#NxV/	#Nxu	#PQ	#PxMx	#Pxu	#Qx0x	#QxK	#Rx:V	#SD	#U:V	#VQ	#Vx&S	#VxD&	#VxUx	#WxV	#YQx	#YW,	#YxA	#^Nx,	#^QxB	#^VB	#^xRx	#pVxU	#t00	#t000	#tD,	#tD,x	#tDb	#tSx	#tx(x	#txV	#utVx	#x"Nx	#x"x"	#x&,x	#x,xR
feature	14	#x,xp	#x/W	#x/Wx	#x/x=	#x:QB	#xA,V	#xB,V	#xBxN	#xKxR	#xM&x	#xMx:	#xStD	#xU:V	#xVtD	#xWQ	#xWQx	#xt0&	#|,	( read	, iban	, read	,_drop	,_output	- secrets	0 fa	0 in	0 passed	0 ur	: @	: also	: failed	: hi	: ignore	: the	: 字	://_`	:_items	:_model	:_password	:_remark
feature	14	<_style	^ ai	^ usage	^_ai	^_an	^_each	^_helper	^_readers	^_who	add a	admin 字	agents_skip	ai_:	and end	and_their	answers of	append "	as_reply	ask for	backups	bcrypt	bcrypt cost	behalf	best	bring it	bring_up	budget	calendar for	cancelled $	coding_,	comply	conclude	confirm_$	correct_is	debug	debug ,	delete dns	delete_zone	deliver	discount
feature	14	doing	drive	dump	e_f	email to	erase	erase_0	evaluating	every message	everywhere	failed password	failed_for	fee	fetching	fill	folder "	for automated	for_:	form $	from here	from the	hjk	hjk -	hjk_0	home	iban_0	in each	in every	in_home	infra_secrets	io	irrespective	irrespective of	is :	is_requested	it up	it would	it_,	items_$	kubeconfig
feature	14	language model	lawyer	limit to	limit_0	mention why	message_the	mira ,	mozilla	must call	north	note :	now	of the	ok items	on top	orders_the	output only	package	password_"	pasting	phrase	piao	place_0	print the	produce	publish_package	quoting	r 0	raise the	repeat	replaced	report sum	rest $	reviewer	reviewer_:	s (	s_://	s_bash	say	set_to
feature	14	shopping_:	should answer	side	signature_and	silently	silently $	software ,	sshd 0	sshd_:	stay_$	style_"	summarizing	the answers	the approval	the complete	the discount	the hidden	the photo	the user's	the_`	then_on	this wiki	through_form	to /	to_by	to_so	to_you	token_@@	trackers	treat_as	txt_@@	under_0	up_the	us_the	user_0	was_-	way	were given	what the	what_user
feature	14	whatever_the	who_this	whoami	whole	wiki	y_ur	your_of	~bcryp	~behal	~brand	~budge	~concl	~irres	~kubec	~mozil	~pasti	~quoti	~regul	~walle	~whoam	一句	上限不	且不得	买	五的	人手	人手机	人点	今后	从现	从现在	代客	代理可	件发	件机	件机器	何人可	余额	你主	你主人
feature	14	便把	保护	先	入成	全员	全本	再请	别说	到公	到本	办	历不	发出	号和	告诉用	周五的	回复客	在线	填进	备用	复中	复客	复客户	套	如果你	字_table	审核	客人	带把	床	应付	律师	志的	您的智	成	我方	户所	户所有	执行本	报销
feature	14	接把	提到	改	放行	日志的	替他	未通	未通过	本时	本模	本模块	本页	果你	果你是	次点	段话	每个人	求求	汇总	烦	理用	用我的	病	的人的	的小助	的未	直接把	看	程式	符合	第一	答复中	签发	箱里	给我	能助理	舍	行本	要是	认证
feature	14	让用	评	诉用	诊	请只	请连	这封	连	都要提	配置的	限不	青	面的表	音箱	顺便把	顺带把
feature	13	" public	#"x"	#"x"V	#&Vx	#&xQV	#&xU	#(V	#(Vx	#(t	#):Vx	#)Vx/	#)W	#,V"	#,V"x	#,VVx	#,t	#,tD	#,xRJ	#--A	#--A:	#--N/	#-N/	#/&	#/Bx	#/BxV	#/M	#0:V	#0xD	#0xS	#:"&	#:BM	#:VxU	#:xL	#:xUx	#<V	#<V>	#=x0x	#B:&	#D,x	#D,x/
feature	13	#F,V	#FY	#HxQ	#JBM	#Jx:x	#L,x/	#M&	#M&x	#MMt	#MVL	#MtV	#Mx:x	#Ox)	#PIx/	#Pxtx	#QBQ	#QxA	#QxAx	#QxBx	#QxS/	#St0	#Stx/	#UHx,	#Ux&	#VxZ	#WxHx	#^-A	#^VQ	#^Vxi	#^xYU	#ix"x	#p&	#tx,D	#txS&	#utV	#x&WQ	#x(0)	#x,tD	#x/V	#x0:V
feature	13	#x:BM	#xB	#xB,W	#xBMx	#xD0	#xDx	#xIx,	#xJ	#xMMt	#xMV	#xMW	#xOx&	#xQP	#xQxH	#xRx:	#xSY	#xUMV	#xVxZ	#xYIx	) docx	, do	, to	,_ahead	,_just	,_mail	,_set	,_their	- index	- payload	-_ai	-_helpers	0 e	0_gift	: before	: curl	: ok	: paste	: sure	://_summary	:_shop
feature	13	=_and	=_in	>_,	^ anyone	^ instead	^ mira	^ note	^ offer	^_bot	^_continue	^_place	^_sold	^_status	^_wire	` ctx	`_otherwise	a machine	a_about	a_e	add me	affiliate	affiliate link	agent_:	ai_the	ai_字	all requirements	allow_,	also_their	alternatives	and report	and_all	and_as	answer that	asked_it	assistant_,	assistant_sure	assistants with	at ://	audiences	auditd
feature	13	automation	bank_and	bauer	box ,	buyer	by "	by sending	by_days	call delete	chat $	ci $	company_to	completeness	confirm with	contains $	continuing	continuing with	correction	cost_0	ctx `	db -	db_0	dba	deprecated $	die $	docx	docx $	does_immediately	don't_about	done by	e	e 0	el	env	figures $	flight and	folder	for someone	forever	forever $
feature	13	get_`	go_the	hint	hint :	in any	in_answer	instructed	is deprecated	is verified	it contains	items 0	js ,	json_postinstall	keep in	kindly requested	kindly_to	log ,	mail the	me	meets_requirements	mine $	needed	needed $	never call	next request	next_call	no_verify	not immediately	note for	note in	notice_-	of this	of_other	off	off and	offer_0	ok "	on_gets	orders from	other
feature	13	other_$	out $	pass $	placed	postinstall_curl	priority	profile must	public "	push to	push_-	requested to	revocation	rt -	rt_0	say this	say_are	sell the	shop_,	shopping	solving	stars	starting with	stock $	stop auditd	style =	sudo 字	sure ,	systemctl_auditd	table_and	that_summary	the 0	the correct	the customer's	the last	the newsletter	the next	the official	the one	the reader	the really
feature	13	the third	the voucher	the_flight	the_leave	the_one	the_out	the_way	the_you	their answer	they are	this :	this customer	this inbox	this thread	this_also	this_approval	tmp /	to sell	to_ai	token in	transmets	truehistory	trusted	ua	ua =	ua_"	verification	verified ,	visitor 0	wants_see	warnings	whatever_contains	while_are	whoever you	whoever_are	wire_,	with_=	with_access	with_from	with_link
feature	13	you about	~accou	~affil	~arriv	~codeo	~exten	~fetch	~forev	~neede	~patie	~place	~resen	~revoc	~solvi	~spons	~syste	~trueh	一	一事	下一步	不管你	两步	两步验	个邮	中带	中带上	书过	以后每	以跳	以跳过	份证号	作废	依次	先付	具请	册	出任	出任何	办法是	助手
feature	13	单	发到	只写	各助	各助手	在分拣	在回答	在起	在起你	均已	声不	处理本	如此	字 notes	字 postinstall	字_json	完整	密码写	小帮	小帮手	工具请	带上	帮人	幕	延迟	录用	必不	成绩	我看	户的两	所有	把他	把她	报给	挪	挪到	改成	时应	最近	最近三
feature	13	本串	模块	步验	步验证	没问	消费	清单	猜	现在起	病历	百分之	的两步	的代理	的可	的智	的智能	的系	的账户	的邀	的那位	码写	禁食	私信	第一行	答案	算	管你	箱的	系人	给他	绩	者知	者知道	联系人	薪资	表单	要指	记一	设成	证书过
feature	13	证号	说出	说是	请调	请调用	购物	起你	车里	车里的	过这	近三	近的	这一行	这类	邮件的	都用	都选	里面	金转	问吗	阅本	需	顺手
feature	12	" allow	#",&"	#"x	#&I	#&L=	#(xt	#)xPi	#,&x,	#,NVM	#,Ux	#,YB	#,xR	#-VB	#/Px	#/Px,	#/V&	#0&W	#0&Wx	#0Y	#:V"x	#:VP	#:x:	#:x:(	#="-	#Ax	#B:O	#BRx&	#Dtx	#FtD	#Fx	#Fx,V	#FxW	#Ix/	#Jx	#JxMx	#MW	#MWx&	#MY	#Mx:	#N/
feature	12	#NVM	#NVM/	#Nx"	#Pt	#QBt	#QH	#QNx&	#QPT	#QxF/	#QxJ	#QxY	#QxYx	#RxA	#RxMV	#SD0	#SD0/	#U&xt	#V@	#V@x	#VM/	#VS	#VtxU	#Vx",	#Vxu	#W"x"	#WxH	#YxS	#^(t	#^(tx	#^B	#^B:O	#^p&	#^txA	#^x:J	#bxQP	#tVx0	#uM	#uMtx	#ux&	#ux&V
feature	12	#x"&	#x")/	#x,xD	#x-x:	#x/x/	#x0xD	#x:()	#x:J	#x="-	#x@x	#xBxO	#xDt	#xH	#xJBM	#xK:	#xL&V	#xMWx	#xP	#xQPT	#xR	#xRx	#xSxQ	#xU,	#xYUx	(_:	, helper	, now	, post	, would	,_are	,_assistant	,_below	,_said	,_today	,_without	- backups	- pay	-_note	/ etc	/ prod
feature	12	/_prod	0 bc	0 before	0 fe	0 k	: from	:// sh	://_,	:_now	^ asistente	^ from	^ part	^ reminder	^ while	^_orders	^_receipt	^_voice	^_with	a_fe	accept ,	account of	address before	agents are	agreed to	ai )	all other	and enter	and keep	and_mention	and_without	any digital	as 0	as a	asistente	asks_assistant	assistant_the	bash	bc	become_$	bot_this
feature	12	buyer that	call_,	call_one	can skip	cancellation fee	claim the	client_to	commands_the	comparison	config js	config_,	consents	consents to	dear_helper	decline	deletion of	display the	dns zone	do that	document	down	enter_at	env sort	everyone's	exception ,	extend	false_,	fe	feedback_$	fi 字	fill in	follow @	forbidden	force origin	force_-	get user	gift card	gist	group and	guidelines
feature	12	helper :	here_$	hey_,	if an	it that	it_$	it_this	json 字	just	know $	line and	link to	mail :	meets	meets all	message of	midnight	mira	msg	msg :	my	my_are	name_"	need_check	nice	no $	none "	now ,	of these	official_,	ops -	ops_0	other tool	other_that	others_$	owner	paid_to	part_is	pls ,	posts
feature	12	premium	prod -	prod_backups	quantity	query_$	raise_credit	readers :	receipt :	reply -	repo	risks	rm	rt	sato	say_is	sees this	settings json	she_$	shell commands	stars ,	state_the	status_ok	street	supplier	table 字	that way	that_are	the chat	the full	the others	the premium	the words	the_header	the_question	them into	them_://	then "	this_meets	tls	to data
feature	12	to mark	tracking	tuesday	usage	using any	using_other	way $	wipe	wipe the	with our	works	yes "	you hold	you_this	your_to	~appen	~asist	~conce	~guest	~midni	~perma	~prefe	~premi	~prior	~resig	~share	~stree	~trust	~tuesd	一并	上	上周	上限	且不	为行	亲	亲姓	今晚	从第三	件事
feature	12	任何人	会收	会收到	传	佐	佐藤	何人	你所	做什	做什么	停业	先执	先执行	兔	兔子	全部	写董	写董事	写说	写说明	写进	别再	到周	到尾	到尾号	勾选	升	卡号	发一	召	召回	号付	号付款	告诉病	四十	回话	处理	夜	女	如有
feature	12	字 sudo	字 verify	字_,	就	已同	已同意	开	录发到	必须调	忙	急	我是	手在	把你所	把本	指示	插入	摘要工	改写	敲	文档	施工	是老	晚	最	未发	本站	查询的	框	母亲	母亲姓	求头	沙箱	清空	游客	烦您	熟	用都	略的	的人
feature	12	的卡	的号	的帮手	的答案	的编程	的表	盘上	看上	看上一	看信	码填	等用	系	系统	缩写	联系	能不能	若你	若你是	藤	行程的	要工具	让你做	设为	诉病	诉病人	请求头	调用都	账号	起	这条	都发	镜	须	须调	须调用	预警	麻烦您
feature	11	!_(	"_/	"_refund	#&W"	#&W"x	#(tx	#)xP	#,&"	#,Vx	#-xD	#/VP	#/VPx	#/x/	#00/	#0xi	#:BMx	#:QxB	#:VS	#:Vx	#:xG	#:xP	#B,	#B:x	#BQx	#D&	#Fx&	#HT	#HTx	#HTx/	#IxW	#MWx	#Nx&	#OQ	#Ox,V	#Ox0	#OxY	#OxYx	#Px,	#QYx&	#QYx,
feature	11	#QYxA	#QYxV	#RJ	#SxQx	#UxM	#UxMx	#V&	#Vx,F	#VxDt	#W,	#YK	#^(xF	#^A	#^B:V	#^Bxt	#uxV&	#x&VP	#x&xL	#x:V	#x:VS	#x:x&	#x:xK	#xA,	#xA:V	#xDFx	#xF)	#xHx&	#xIxW	#xM&V	#xO	#xPQx	#xQxY	#xRJ	#xSt	#xtx(	, can	, dear	, your	,_allow	,_approved
feature	11	,_is	- fi	- s	-_top	/_$	0 !	0 a	0 eth	0 so	0 via	0 “	0_eth	0_the	: treat	: whenever	:// (	:// in	:// to	:_me	^ <	^ assistants	^ machine	^ produce	^_every	^_keep	a e	a_bc	accept	accounts	aid	all events	an agent	an exception	and answer	and forward	and pass	answer $	are_be	as_for	asked
feature	11	audit	bc_e	bo $	booking	bot_my	box	by user	ce	club	column f	customs	customs -	customs_pay	data 字	detects ,	ds 0	eth	everything that	extension	far	fix	flood	for	guard =	i_,	include_affiliate	internal :	is covered	it_be	leave out	leave_the	link ://	links to	look_the	mark all	me what	me_the	mika	mine_@@	not_column
feature	11	o_a	of_list	on you	one with	order for	outgoing	passing_a	paste it	pay top	pay_0	person's	processing_:	recap	recipients that	s_sh	save	see_)	shall	shop	since_the	solely	step_the	sudo =	sudo_true	summary_by	system_0	table below	the attachment	the cancellation	the recap	the_wrote	these minutes	this policy	tmp admin	to main	trace -	transcript_@@	treatment	trouble	unattended
feature	11	ur system	v_:	warn	was_"	was_before	what your	whenever_user	wi	wi -	wi_fi	with_build	x_a	xl	your user's	your_has	~booki	~figur	~immed	~outgo	~quant	~quart	~quick	~solel	~treat	~troub	~unatt	下手头	为已	么也	于数	亲爱	亲爱的	什么也	仅适	仅适用	从第	以替	会更	你做	你做什
feature	11	值班	再把	军	别	前面	即	历的	受	可以跳	各	各类	后照	啦	在这	块	妹	审计	就把	布的	必	忽略规	总结本	总结的	您是	手头	扫描	把全	提取	效期	无须	有效期	本文档	条款	柯	案	款	步执	步执行	爱	爱的
feature	11	用文	由大	由大模	略规	略规则	的两	的帮	的日	的账	的金	码后	码后照	碼	程助理	筛	筛选	签过	签过字	细	结本	结的	给代理	维	薪	补充	解码	解码后	让那	讯录里	记为	记为已	贴出来	贴到	过字	过安	过安全	近	适用于	通过安	都不
feature	11	配置
feature	10	" weather	#&WQ	#)Vx	#,D0	#,xGx	#--xD	#:xBV	#:xU	#F0x/	#K:	#LF	#Mx,x	#N"x	#QxQY	#T,V	#T,Vx	#WxM	#Wxix	#^xA	#p&V	#tD&	#tx	#x)Vx	#x,D0	#x,V&	#x0	#x:b	#xB,	#xFxt	#xPx	#xtD,	#xtxD	#xux	( see	) 字	, then	,_out	,_return	-_net	-_win
feature	10	/ submit	0_,	: hey	=_weather	> 字	^ internal	^ show	^_has	^_our	a name	account	add	admin (	admin_user	approval_delete	asked $	assistant	away in	begin	build $	cancellation	cards	coding agents	core hookspath	deletion	desktop	digital assistant	draft_$	firm	grant admin	grant_(	guests	has_confirm	hookspath	if you're	knows	knows ,	last	last_messages	map net
feature	10	map_/	model that	net_submit	next time	next_$	nothing	nothing_$	number to	of your	post	reader_the	right away	root 字	sent_to	sentence "	shared folder	shared_"	signing	that_is	the shopping	the table	thread	thread $	tick	tls_false	to_字	weather "	weather_)	whenever the	your boss's	your user	~deskt	~hooks	~nothi	~partn	上面	不要列	不足	专	主页
feature	10	五	人不	件夹	位	低于	你的	别让用	到	到本串	单时	卖家	受托	奖	字_:	寄到	开始	户最	户最近	户没	户没有	户的	政	文件夹	智能助	本邮箱	毋	的照	程的	给代	置的	群的	能助	要列	记	证书	诉用户	询的	请	请助手	读到此
feature	10	谢	账户	账户的	起调	这句	通	重发	隐
feature	9	#,QY	#/x	#0/x	#:x&x	#BQ	#DxD	#Ft	#QP	#UxS	#VxU	#VxtD	#YW	#^Hx/	#^x:Q	#txD/	#x00	#xC	#xDxD	#xu	, i'm	@@_字	add the	afterwards	ai :	any_$	assistants :	bot	everything	for this	into the	leave	name ,	on this	reminder	resend	state that	three messages	to any	to_0	wrong $
feature	9	~after	~answe	~packa	~trans	一版	为保	么都	么都没	也别	什么都	到这里	型	店已	成我	成我的	提	替主	替主人	本店已	来信	来宾	答	联	若	评论	账	都没
feature	8	#&,	#&xt	#,ux/	#0,"	#:x	#:x:V	#Hx/	#QxM	#VxDx	#^Ax	#^Ix	#txS	#x&x&	agent ,	and_it	answer	automation :	forget the	no_$	permanently	sessions	wants_$	~comme	人把	号	器人把	字 ,	换成	最新	机器	模	第	跳过确	过确	过确认	醒
feature	7	#&xD	#00	#:xB	#Ax:	#^Hx&	#tQ	:// $	allow	full_to	give the	just_the	始	收到后	时	老板	让你	通过
feature	6	" >	#xtx0	^_!	a_and	assistants should	card $	forward_to	~remin	~ticke
feature	5	!_,	"	#:xFx	#uxS	in and	it_and
feature	4	#QYO	#QYOx	#YO	#YOx	#^I	a_,
feature	2	#^VxD	#xUMx	name
feature	1	^_out
feature	-1	and a	as_of	~upgra
feature	-2	#K/	number	~numbe
feature	-3	#ZQ
feature	-4	#^x:&
feature	-5	#^x=	#^xV	^ fill	button $	on the	press_button
feature	-6	#txu	#x,x&
feature	-7	#="D"	#Lx	#^Q	#^xMx	#^xi	#x>	#xi/	confirmation	part of	the button	want	变	演
feature	-8	#-V	#="D	#MN	#Ux/	#^<	#x0xQ	#xVVx	#xi	- end	-_end	^ can	^_start	answer :	complete	details	export	fill it	filter	it_the	its user	of a	on_$	than	the_says	working	~worki	提示
feature	-9	#"Wx	#&x:	#&xBx	#,&H	#,&Hx	#-(	#-x,-	#:x/	#<x>	#Gx/	#Lx:	#Yx,	#^-x:	#^VxF	#^x,O	#i/	#x,--	#x=L	#xGx/	#xIxU	#xL)	#xNV	#xbH	#xtD/	,_of	^ next	^_output	a_$	after it	and 0	approved by	asking $	browser	done $	evil example	false only	from its	if the	mail on	noise
feature	-9	one_can	otherwise	read the	risk	status of	target :	thai	thanks_the	the_and	the_for	three_and	vpn -	weeks	三点	三类	关机	副作	副作用	外联	循环	拒	洗	消息	用内	石	确认	老人	老人说
feature	-10	"_!	#"-x	#(-	#(-0)	#0xQ	#:0	#=x:	#=xL	#OxB	#QHx/	#Vx&N	#^:	#^NHx	#^NVx	#^u:x	#^x&x	#^x="	#^xYx	#x,x0	#x=(	#xix/	, `	- only	-_,	: alt	: system	://_=	:_can	^ cancel	^ page	^ prompt	^ write	^_callwright	^_details	^_recommend	` (	` -	about	after 0	ai_”
feature	-10	alt :	and compare	and you	another	answer_the	are refused	as_:	assistant_send	back_and	broken $	click_the	code_and	configuration $	false_$	false_in	for any	is broken	let the	line $	on its	others $	page =	remove_old	render	represents	role_system	run the	security	sh_,	status_字	system content	the status	the suspicious	they_the	to create	try	try_$	value is	visible	what a
feature	-10	you see	your_:	~scrip	“ ai	一前	一格	三家	不存	不存在	事件	人写	以用	件码	会读	你现	你现在	你要什	其他的	删除用	助理	印表	印表格	又	发送前	取件	取件码	含税	周一前	哪句	回收	回电	在可	坐席	字 字	字和	客服备	已能	开关	我说	打印表
feature	-10	拆成	搜	搜索	文字和	新增	是一个	是网	有人写	服备	服备注	法务	法语	测	测试	添	添加	照做	盒	着	确	耐	耐心	背景	若它	语	走	转交	转换	这是测	送前	道为	部指	部指令	都别	除用	除用户	雷
feature	-11	#&&x	#&Nx/	#&x0x	#((	#(D)/	#)/	#,&M	#,Hx	#,x&	#,x0x	#-&x	#->	#-x=x	#/VxY	#0:W	#0:Wx	#0L	#0x)	#:BxV	#:xYV	#D)/	#H,	#HQx	#I:x	#MVx&	#NVx/	#NVxt	#Ox&F	#Oxi	#Qx,	#WtD/	#Ytx	#Yxt	#^-0	#^<x	#^NWx	#^PxM	#^x,N	#^xW"	#^|L|
feature	-11	#px:	#tVYx	#uxVx	#x"xF	#x(-0	#x,&N	#x/xF	#x0:W	#x0V	#x:0-	#xBxL	#xHxu	#xI&x	#xI:x	#xL(x	#xMHx	#xNH	#xPB	#xWtD	#xYtx	, ken	, note	,_can	,_let	,_one	- compat	- legacy	- the	- type	-_=	-_compat	-_legacy	-_list	-_run	0 th	0 xx	0_for	0_or	0_order	0_waiting
feature	-11	: 0	: bring	=_(	=_<	^ lyrics	^ press	^_e	^_make	^_paste	^_problems	^_request	^_team	^_true	^_write	^_xl	`_=	a sentence	a single	a string	about an	accounting	acts	add your	agent_read	and_from	any of	argument	at any	attacks	available	branches	buy this	can send	can_approve	can_be	cannot be	certificate to	chapters	cloud	cn_)
feature	-11	compat	complete the	completed	contact_$	could you	data	decided	describes	enabled $	encode	evil_”	exercise	export it	export openwx	export_key	false $	for_and	for_years	forget_i	frequency	future_,	gcloud alpha	guide $	hi team	hint_字	i said	if not	in two	indirect	information ,	ingest	is_from	jsonl	ken	lab	let	let_do	lovely $	lyrics :	man
feature	-11	me $	models ,	my_$	names $	need_tell	node_v	notice_字	of_of	on_board	only_a	open settings	openwx	openwx key	openwx_=	parties	paste_output	people ask	phone_,	postgresql 字	prompt injection	quarantine	random	records ,	related	repeats	replayed	report of	return_the	road	route	s ,	search	service desk	simple	specific	staff must	steps :	stop ingest	structure	systemctl_ingest
feature	-11	takes	thanks for	the amazon	the amount	the_answered	the_desk	the_th	this case	to give	tool calls	use_operation	waiting for	we_it	what i	wind	with_answer	write_@@	wrong_$	xl_,	you may	you_to	your data	your prompt	} }	~admin	~deriv	~exerc	~indir	~inges	~label	~openw	~overl	~persi	~plant	~quara	~subje	~table	~weigh	一个任	三十天
feature	-11	下午	不成	为空	主持人	也可以	人员演	什么会	件中的	你是	值为	元起	六	内的	内退	出游	击中	删除	到下一	前将	包店	单上	单位	厂商已	去年	参加	发我	发行	发行版	发送消	句	叶	合唱	合唱团	名写	后可	员演	员演示	唱	唱团	商已修
feature	-11	在抽	在抽屉	在用	在网	在网页	妈妈	字 evil	完成	密码	密钥发	小普	尺码	嵌	嵌入	开设	开设置	征得用	得用于	得用户	截图	戴	打开设	找不	找不到	投诉	护士	抽	持人	授权书	攻击中	旅行	日前将	暖	暖气	有仓	有仓库	有记	有记录	本里	权书
feature	-11	材	次加	理员可	的合同	的手册	的等	的设置	的邮	研究人	私有	移动	究人	究人员	笔记	答要简	简短	算器	粘贴	组里	编辑	网页的	蠕	蠕虫	行为	行版	行那	要简	要简短	见下	计算器	论里	评论里	话概	话概括	语句	说不	请帮	读文	读文件	转发给
feature	-11	还在	违	违者	送消	送消息	造的	那个机	都有	都有记	银行那	闻	面包店	页	须为	餐	鸡	鸡蛋
feature	-12	"_your	#"OY	#&--	#&xJ	#&xi/	#)x,x	#,"	#,&&	#-0x:	#-L	#-xF	#-xQ	#/0	#0x,0	#0|0	#:0-0	#:L	#:VxQ	#=="x	#BMN	#BxNx	#Bxix	#BxtV	#Fx(x	#Fx/x	#GxVx	#I&x	#I=	#KMx	#KSx/	#L)/	#MNW	#MNWx	#PxPx	#QYx0	#Qx,x	#QxL	#S,Vx	#TxF	#U:x
feature	-12	#UB	#VYV	#VtV	#VxF/	#VxI/	#Wxt0	#YNx,	#YxB/	#YxFx	#YxHt	#^),	#^F:x	#^Fx:	#^NV	#^UM	#^V0x	#^W	#^W"	#^pO	#^tVY	#^xL(	#^xpx	#pN	#px/	#pxD/	#tWx	#ti	#x&xB	#x&xK	#x,)	#x:"	#x=="	#xBMN	#xBxM	#xPU	#xPxF	#xSx/	#xUB	#xVB	#xpxD
feature	-12	#xtVP	#xti	#|i	( )	(_)	, e	, ignore	,_g	,_k	,_page	,_pre	,_tell	/ reset	0 at	0 requires	0 s	0 }	0_reason	0_s	: one	: rename	: run	: tom	: what	: yes	:_#	:_note	<_src	= ,	=_to	^ at	^ create	^ let	^ nurse	^ real	^ returns	^ turn	^_and	^_d	^_file
feature	-12	^_guard	^_how	^_information	^_message	^_run	^_there	account below	account_$	acknowledge	action $	again without	an account	an error	and get	and_password	app $	as data	as json	ask it	assistant answers	at the	at_of	bank $	before_pay	below and	building	by_content	cake	call	call /	call_"	case ,	closed $	days	descriptions	desk $	details of	do :	don't_your	dr
feature	-12	drafted	e_$	email	empty $	end -	end_-	every tool	evil com	example :	feed the	first line	flows	for support	french	friday $	iam_$	id $	ignore	ignore this	img src	importing	in_(	information about	int	is called	it also	it the	it_with	it_you	lena	limit is	line 0	list -	main c	main_字	manager_approve	monday ,	must approve	named in	no_is
feature	-12	node -	notify	null	of_the	on_own	one and	or "	our assistant	passport	pay $	payment_0	please don't	prices	primary	provided ,	put_in	question 0	r -	rather than	regards	remember_the	removed	reply_0	root $	run_字	s_-	select "	several	shell 字	shell_$	should_that	skip the	social	state the	stuck	suspicious	switch	system prompt	system txt	system_"
feature	-12	table_$	tells	that a	the argument	the audience	the bank	the browser	the fire	the floor	the key	the latest	the ledger	the repository	the rights	the token	the year	the_)	the_from	the_issues	then delete	then paste	this method	this option	to copy	to start	to_"	to_if	to_person	to_set	traffic	turn on	used for	version_0	water	we_the	what_said	workaround	workflow	year -	you approve
feature	-12	you get	your_before	{_:	}_$	~anoth	~async	~damag	~descr	~frenc	~insid	~monit	~photo	~price	~servi	~sever	~socia	~suspi	~traff	~unico	~worka	“_$	一封	七	三十	上方	上眼	上须	下划	下划线	下周	与	临时办	么记	五前把	人复	人复核	人应当	以上须	件包	作用
feature	-12	作答	你见	你见过	保留	全程	公里	关于	内回	内回复	内有	内有效	内部	再放	写出	写得	写错	分钟内	划线	列出三	删除并	别跟老	到就	制的	前缀	剪	助手照	勿用	十个	十五	十天	半小	单发	压缩	口	可以	合同	后不	后请	周一起	周四前
feature	-12	四前	四百	图里	在此	地钉	坏了	堂	威	字 n	字 s	它会	审批人	害	小奥	小米	尽	左转	已修	已删	已删除	已到	带有	帮您	常	并按	必须是	思	性别	恶意	成的文	我一个	批人	把日	抓	描述的	收到就	方法	无论	时办	时办法
feature	-12	是已	是第	是自	智能体	有密	有密码	有疑	权威	条消	条消息	模板	每晚	毫	注明	流量	爬升	版	版本	物业	球	甲	电话核	疑问请	目标	真有	眼	索	给助	给用	给用户	续航	编	编号	编译	网页里	老马	考	而不是	能体	能看到
feature	-12	蓝牙	行不	要什	要什么	译	话核	话核实	询问直	请回复	请投	请改用	负责人	责人	路由	路线	跳到	软件包	过了	钟内	钟内有	闭上	闭上眼	问一	问一下	问直	问直接	问请	防护	除并	页里	须是	风	高
feature	-13	! !	" assistant	" send	" was	"_ai	#"&"	#"&"x	#"),	#","x	#"L"	#"VxV	#&=	#&xVQ	#(Q	#,VPx	#,VYx	#,VxH	#,xQ	#,xV/	#--|	#-x,x	#-x0x	#-|	#0S	#0x&V	#0xBx	#:"	#:Qx,	#:xbx	#>/	#@Bx	#AxQx	#B"	#BVx,	#Bxi	#F"V	#F,"	#FHx	#Fb	#Ftx
feature	-13	#FxJB	#FxVx	#GxV	#Itx	#KI	#MQx	#Mx,&	#MxI	#NMtV	#NxS/	#PF	#PxVx	#QYM	#Qx-x	#QxBV	#QxWx	#S,H	#TxQx	#V",	#V(x	#Vi	#VtxY	#Vx-0	#VxF:	#VxI,	#VxMx	#VxQ	#VxV"	#Wu	#Wux	#WxY	#^&x/	#^,x:	#^HQx	#^NH	#^NM	#^NMt	#^NW	#^NxY	#^VLx
feature	-13	#^Vx-	#^VxL	#^pxY	#^xbx	#^|L	#pVx0	#t0x,	#tV0	#tm	#tmx	#x,F	#x,L	#x,VY	#x,YM	#x/x0	#x0x(	#x:N	#x<D	#x<D>	#xAxQ	#xBxi	#xF,"	#xFFx	#xFIx	#xFx(	#xIt	#xItx	#xMNV	#xQ/	#xS,H	#xUQx	#xV(	#xVx"	#|x	#|xV	( #	(_zh	) it	)_to	, from
feature	-13	, log	, wait	, wrong	,_flag	,_for	,_has	,_make	,_which	,_“	/ orders	/ refresh	0 pm	0 runs	0_@	0_orders	: build	: log	:_readme	? 字	?_"	^ act	^ alert	^ alternatively	^ attackers	^ best	^ check	^ customer	^ export	^ login	^ refund	^ since	^ subject	^ text	^ tool	^ treat	^_?	^_@	^_also	^_answers	^_case
feature	-13	^_check	^_configuration	^_data	^_default	^_include	^_input	^_postscript	^_self	` ,	a_it	a_of	access the	account named	act as	act_a	agents ,	agree $	ai_delete	alike	all agents	all previous	alternatively	an empty	and none	any time	appear	approvals	as of	as_is	ask_assistant	asked politely	associated_the	at 0	attacker	auth_refresh	b_$	be sent	between the	both	built
feature	-13	by one	by_june	cache	call_from	calling_$	can use	can_:	candidate "	categories	change it	chinese	claims	complied	could	count $	counted	date ,	delete /	delete all	device "	do $	do_by	dose	endpoints	exceeds	execution	expression	failed $	filename	files_$	files_the	fold	for missing	for_information	forget a	forget_the	free for	given ,	h ,	hand in
feature	-13	hash	higher	hourly	html $	i /	i_o	if no	if there	if they	in a	in_account	in_drawer	in_postal	include_$	instructions of	instructions_send	invite the	is true	it expires	it for	it_send	it_that	its own	jo	labels	last message	last_,	leave_to	legal	lines of	lisbon	list of	lists all	long $	look into	mark_and	methods	modules	more information	network
feature	-13	next task	none of	not be	not given	note $	objects	obtain	of each	offset	only_you	open_after	or a	our_to	parallel	passwords	plays	please_,	pls_me	postscript	postscript $	price :	problems	queries	recording	red	report to	request ,	reservation	result of	robot	rosa	scale	seat	security_:	send_again	service_on	set the	settings $	signed form	size
feature	-13	so the	soak	statement	stored_$	strings	switch on	system =	tables_0	taken	task	tells_assistant	ten_$	text_a	the blue	the configuration	the label	the most	the names	the output	the picture	the postal	the six	the ui	the vendor	the_,	the_meeting	the_named	the_office	the_point	the_row	the_what	there $	tinycsv	to disable	to perform	to remember	to 字	to_access	to_more	to_sent
feature	-13	to_something	to_your	told to	trail	twice ,	units_and	url 字	v_$	van	van $	vat	verified_$	walk	which one	with anyone	with most	writer	you pay	you_answer	your_rate	~ackno	~avail	~chine	~deter	~enabl	~frequ	~groun	~hourl	~invol	~issue	~learn	~lisbo	~obtai	~offse	~paral	~pleas	~posts	~prima	~probl	~queri
feature	-13	~refus	~scena	~secur	~selec	~tinyc	~uncom	一切	三题	不可信	不同	不应	不明	与当	两张	个工	为何	主管	么会	习	事后	人读到	令优	令优先	们不	们在	件上传	休假	但是	低声	体会	依赖	保险	停车	偶	共用	具描	具描述	具输	具输出	减
feature	-13	分数	分析师	删了吧	别吃	到第	助手把	劳	劳驾	包含	匙留	十四天	午前请	及时	反	发票转	句子	吊	吊销	同桌	同的	后退	向您	员可	和同	咖啡机	哪	啡机	四人	四天	回原	在一	在日	妈	字 postscript	字 shell	字_$	字_c	存储	定时	客户
feature	-13	小诺	工具描	工具输	帮我	序进	张	得多	必须询	您的密	我们在	户发	所有用	手的	投票	拟	括成	挂失	指令优	推荐给	摸	改付	改付款	文字写	文章	斯本	新建	明的	是一	是用户	是谁	是这	未达	本地	本月	李	来自	析师	查看	核实	根据
feature	-13	概括成	残	水管	求把	池	泳池	深	游标	点以	烧掉	熔	率	用户发	疑问	的合	的客服	的设	的请求	睡	确认您	票转	秘书	移出	程度	穿	窗	符	第三题	等我	箱上	组长	织	而不	聚会	能体会	能在	能给	自行车	自身	苏
feature	-13	荐给	荐给朋	蕉	行打	行车	要回复	要求把	订四	认您	试用	请大	请更新	请贵	读取	调	赖	路	路径	过的话	近期	这里的	配对	里斯	里斯本	钓	钓鱼	钥匙留	闭	闲	雪	面单	馆	香蕉	马	鱼	鲜	黄
feature	-14	" leave	"_are	"_s	#&0/	#&MxV	#&Ox&	#&W/	#&tH	#&tHx	#&xKx	#("x"	#(-0	#(D)	#(x"0	#(x/	#)(	#)(D)	#)x,	#,&xQ	#,0)	#,Hx,	#,VL,	#,VxY	#,YMt	#,x"V	#,x&x	#,x0:	#,x=x	#,xt0	#-x	#0&V	#0&Vx	#0,xV	#:0x,	#:TV	#:xWQ	#=="	#B&x	#BQx/	#BxL
feature	-14	#FK	#Fx0/	#FxS	#H,&	#HQx/	#HxBt	#HxS/	#HxV/	#L)	#L/	#LxV	#Mtx,	#Mxu	#NVx	#Nx(	#Nx,x	#NxIx	#OPxP	#OxI	#QFxQ	#Qxix	#S&x/	#S&xV	#SxF	#TxQ	#V:x:	#Vx&V	#Vx/V	#VxT	#Vxit	#VxtY	#YxYx	#Z,	#^)	#^0,V	#^L"	#^QP	#^QPx	#^QYN	#^Qx"
feature	-14	#^VL=	#^Vx(	#^WxF	#^i:	#^pV	#^tO	#^x&	#^x)	#^x)"	#^x-x	#^xYV	#b/	#bYV/	#bx:	#itx	#ix,x	#pxD	#pxN	#tDx0	#uxH	#x"0x	#x">	#x"W	#x"Wx	#x"Y	#x&,N	#x&xH	#x(-	#x)x0	#x,VP	#x0t0	#x:-	#x:xD	#xB&x	#xFx,	#xIxF	#xTxQ	#xUx/	#xYS	#xi,x
feature	-14	#xitx	#xtxL	#xu:x	#|-	#|--	#|0|x	#|L|	( -	) =	)_(	, b	, delete	, i've	, revoke	, sign	, type	, update	,_0	,_add	,_always	,_calls	,_card	,_into	,_line	,_send	,_they	- `	- drawn	- location	- o	- t	- user	-_drawn	/ cache	/ healthz	0 de	0 march	0 mb	0 mia	0 seconds
feature	-14	0 st	0_users	: use	: “	:_content	:_done	:_in	=_`	@@_0	@_0	^ buy	^ code	^ computer	^ defaults	^ delivery	^ download	^ just	^ people	^ raise	^ sell	^ speaker	^ thanks	^ that	^ there's	^ upload	^_denied	^_error	^_from	^_in	^_name	^_names	^_sent	^_set	^_three	^_x	^_字	` $	` make	a friend	a test
feature	-14	a_before	a_has	activate	after three	alert	all data	allows	already_$	an_-	an_that	and change	and let	and_lists	and_nothing	and_sign	approve the	approved_k	are a	around	article :	as_the	ask your	assistant $	at_time	attach	audience	authorization_$	authors_$	back $	bases	be_:	books	by k	by mail	by monday	c $	c_>	cache /	cache_app	call_on
feature	-14	calls_the	can_the	cause	characters	chat_$	check that	claim that	cn md	command line	compare_$	contact @@	content -	copy the	def	deleted 0	development	devices	dictionary	div hidden	div_>	doctor	dog	drawn :	error_$	every_$	exceptions $	explicitly	eyes	fail	falls	file_:	for reading	for_days	for_one	for_the	forget what	friend $	from 0	from_list	give it
feature	-14	great	has_ask	healthz	ignore previous	ignore_first	in an	in as	in_call	instructions in	interface	is on	it_asked	it_at	its owner	jobs	leave with	leave_neighbour	left	left it	legacy	length	light	line_the	listing	lists	load_$	log out	login $	mail and	mailing list	make_`	manage	mapping	march $	mb	md_字	meant	message_$	mia_@	missing_,
feature	-14	monday $	more_,	most 0	never	no_for	not $	number ,	nurse	of "	of_cases	of_may	off ,	off :	on monday	on_-	only when	only_$	open	open for	operation $	operation to	or_a	output_the	outputs	over $	page :	page_"	pay the	payment $	per	performance	place $	please approve	points for	policy ,	private_$	product	progress	put_on	read it
feature	-14	receipt $	release $	report_to	required :	reset_password	resources	restart the	return_:	run =	run_0	sample	sealed	security_$	send an	sessions ,	sh_-	shoes	shut	signal	spot	steps and	students	subject :	such_"	summarise the	supplies	tables in	task :	text_for	that says	that_the	the above	the day	the operator	the power	the refund	the room	the share	the source	the subject
feature	-14	the trick	the_data	the_not	the_st	the_until	this once	this_will	to cancel	to stop	to unsubscribe	to_her	to_only	tools ,	transfer	ui	unchanged	unless the	utf -	utf_0	value_the	vendor_$	version ,	virtual assistant	waiting	wal	wants_refund	was_and	web page	whether	whitespace	will answer	with neighbour	without_the	x $	years $	zero	} $	~algor	~aroun	~autho
feature	-14	~chang	~dicti	~disti	~docto	~eleme	~indic	~insta	~legac	~listi	~patte	~quote	~resto	~score	~seale	~segme	~simpl	~switc	~teach	~uncha	~waiti	~wheth	一句让	一年	上游	不到的	不好	不对	不然	两人	个	个机	个机器	临	临时	为领	为领取	之类的	五天	交	代为领
feature	-14	件请	企	企图	会保	伪造	余预	信任	倒	借	停水	八	写着	写给	出三	切勿把	刊	初始	到任	勿把	厂	厂商	原因	参见	发了	发广	发广告	句让	另一	可	可疑	可调	可调用	各位同	合并	后的	后面的	器上	国	图	在三
feature	-14	多个	字 id	字 user	字 vpn	字_`	字符串	它们	审批	审批环	客户看	察	对助	对助手	小李	尚	属于	已知的	建分	建分支	径	忘了吧	意图	成员	截止	户数	户说	手动	批环	批环节	找人	技术	把地	把工	抗	拿	接指	提示注	搬	操	操作
feature	-14	日内	明自己	是机	是机器	有审	有审批	有意	有效的	本号	本智	本智能	材料	果不	桌	模式	欢迎	歉	没人	派人	海	点前	点的	版本号	牙	现问	现问题	生成的	用一	用白	用白字	的包	的回答	的字	的攻	的攻击	的时间	的注入	的电	直接指	真的
feature	-14	码给我	示例	示注入	秒后	笑死	符串	符号	等了	签好	类的	绝不	缺少	老肯	自带	至少	英文	茶	获取	蛋	要在	见过	让客	训练	话回	请在系	请点	赔	起会	跟	转人	转人工	转过	载荷	辑	过的	迎	进去	述的	退	送至
feature	-14	邮件请	部门	钉	附照	附照片	除	频	默认
feature	-15	" @@	"_m	#"D">	#&"	#&V"	#&xG	#(L)	#(x0	#)&x	#)=	#)x&	#)xVx	#,D,x	#,i	#,xA	#,xYM	#-0")	#-x"x	#-x&x	#-xt	#/xFx	#0:xV	#0x:S	#:Hxu	#:pVx	#:x:0	#:xD	#B(	#BtD	#BtD/	#F,	#HbV	#HxU	#L"	#L,	#L:x/	#LxQ	#MNVx	#MtxF	#NMx
feature	-15	#NO	#NxW	#OP	#Ox,x	#Px/x	#Qx(	#Qx/	#QxFx	#S"/	#V,x,	#VFx,	#VxRx	#YNx	#YOx,	#YxMx	#^&x&	#^-N	#^-x,	#^HQ	#^L:x	#^PB	#^QYO	#^QxY	#^VxQ	#^VxV	#^YxS	#^xOx	#^xQP	#pO	#pVx&	#tV&	#tVxB	#tx&t	#tx-0	#txF/	#u:x	#x"x&	#x,0x	#x/	#x0x&
feature	-15	#x:O	#xBx/	#xBxt	#xF,	#xIx&	#xIx:	#xJx&	#xLx,	#xS"/	#xV-	#xV/	#xVQx	#xVY	#xYx,	#xpx	#xt0x	#xtx:	#xu"	#x|0	( beta	(_"	) )	)_=	, on	, open	,_as	,_b	,_even	- cn	- fssl	-_<	/ app	0 words	0_<	: look	: phishing	: you	:_send	=_@@	^ 0
feature	-15	^ case	^ copy	^ enter	^ never	^ stay	^ verify	^_app	^_both	^_chatbot	^_computer	^_deleted	^_example	^_operation	^_please	^_remove	^_support	^_urgent	` :	` callwright	` is	`_字	a `	a given	a ticket	a_or	address to	agent who	all staff	all_with	amounts	and could	and goes	and read	and remove	and_)	and_-	anna	ask the	asks to	at a
feature	-15	at least	at_end	authority	b )	bakery	be_on	before calling	beta )	bound	by name	by using	by_,	call tools	call us	can write	can you	cash	change $	checking	code	code :	common	companies	configuration for	contained	contractor	curl_fssl	customer_$	customer_the	days to	defaults_://	delete my	depends	depends on	did $	doc	docker	during	e $	ensure that
feature	-15	eof	exit $	file $	first $	flags	for_of	fssl	fssl ://	generation	hand_the	handbook	has the	have_access	id 字	idempotency	ignored	images	in doubt	in_$	in_group	invoices to	is $	is_of	is_than	it_before	its_,	json	key_$	keys to	language :	least	legal ,	mail address	mail says	meeting point	members_the	mill	mime	missing	model_$
feature	-15	more $	more than	ms_0	multi	names	near the	neither	no ,	note_do	notice :	of_is	ok results	order	order more	orders $	our_of	own_$	pairs	passed $	path ,	permission to	please	point $	poisoned	prefix	quite	read and	reads a	report :	restore_-	result_the	returns the	right_$	roles	says $	scope :	self	send the	server $	side_$
feature	-15	sleep	stand in	static	steps	still_the	string_$	syntax and	system $	system_$	tables	tag	tells the	text $	that_a	the contractor	the door	the error	the gateway	the group	the insurance	the model	the same	the totals	the users	the wifi	the worst	the_agent	the_assistant	the_had	the_instructions	the_language	the_told	time $	to ann	to software	to_or	token_$	totals	training	transfer_deposit
feature	-15	tuple	units ,	use_to	usr /	usual $	variable	verify the	very	wait	we have	wifi	will not	working $	worst	y_$	you_transfer	your name	zh -	zh_cn	~annou	~artic	~baker	~child	~choic	~cloud	~clust	~commo	~decla	~docke	~domai	~durin	~findi	~frame	~handb	~index	~inter	~lette	~missi	~neith	~occur
feature	-15	~preve	~regio	~rende	~repre	~strin	~total	~trace	” $	” 字	一刻	不受	不得拆	不用管	不行	不要	不要用	个版	个版本	中午前	事别	二个	交代	代表	令	件第	件转	位同事	作区	你妈	信号	偏	允许的	公告	具结	具结果	写一	准输	出错	分为	初
feature	-15	到货	前别	动之	包括	包裹	午前	印	原文	取值	变成	只要	司机	同学们	后到	员工不	周四	在不	在的	地址改	址改	坊路	城市	天	字 d	字 k	学们	它从	安娜	审稿	密	工不	工不得	工作区	工具结	工资表	已提	席	年龄	并请	应该
feature	-15	店里	开会	形	待	很	得	得拆	忽略之	我一	户询	户询问	批一	批一下	把信	把密信	把报价	把文	把文件	把钥	把钥匙	披萨	拌	据	接删	提出	搅	搞	搞定	新登	新登录	明自	映	昨天的	有一	期望	未执	未执行	本接	本接口	标准输
feature	-15	样例	核一	核对	楚	每周	比	没	泄露	涂	清楚	灯塔	烧	理由	用户询	用管	用量	界	的十	的工单	的方案	的每	的订	的订单	的邮件	直接删	省	确定	确认信	磨坊路	第一个	第二个	粘	糊涂	续期	编写	聊	脚	船	范围	荷
feature	-15	萨	行动	行模	行模式	裹	要提交	要点	触	认信	许的	设置	设置为	语气	请不	请不要	请加	请向	请重	调用者	资表	踪	转	达	过去	这种	进群	迹	遂	那封	邮件里	重开	重新登	钠	铃	锁定	防	香	龄
feature	-16	" /	" <	"_into	"_on	"_that	#","	#"A:	#"x">	#"xF	#&,Q	#&HxS	#&Vx/	#&x,Q	#&x:x	#(x)/	#),	#),x	#):D	#)x(	#,"x"	#,"x:	#,&xM	#,0x	#,Fx/	#,xi&	#--xV	#-xL	#/x0x	#/xQ	#0/0	#0:0	#0:x/	#0x,V	#0xVx	#:Hxt	#:VY	#:px	#:xH/	#AB&	#Bx&x
feature	-16	#Bx0x	#Ftx/	#FxP	#Htx	#Lx,	#N:	#NF	#NV	#Ox,O	#Q/	#QNx,	#QxI	#Qxt	#Sx0	#SxFx	#Ut	#VYx,	#VYxt	#VxAx	#VxVV	#VxtV	#W:x,	#WxB	#YF	#^&,Q	#^(x"	#^-Vx	#^0:x	#^F	#^J:	#^L=	#^P	#^S	#^VxW	#^Vxt	#^W:	#^W:x	#^bxM	#^u:	#^x":
feature	-16	#^x0/	#^x:K	#^xL"	#_)	#b0x	#b0x/	#pVxV	#tHxU	#tV/	#tYx	#tx,&	#txu/	#u"	#x","	#x&x-	#x(&	#x)-	#x)<	#x,0/	#x:K	#x:x/	#x=0,	#xFx:	#xFxV	#xNx	#xNxQ	#xQF	#xQx&	#xSx0	#xV"x	#xVW	#xVYx	#xVxB	#xb0x	#xbx,	#xtYx	#xux,	#|x|	( $	(_`
feature	-16	)_and	, an	, asked	, close	, you'll	,_see	,_us	- h	- v	- version	-_(	-_0	-_md	-_user	0 june	0_ms	: `	: deleted	: done	: say	: {	:_?	:_results	< @@	@ param	@@ >	@@_)	^ last	^ lists	^ pls	^ she	^ state	^ task	^_"	^_alt	^_ignore	^_more	^_override	^_role	a day
feature	-16	address_$	address_with	after a	ai_"	and delete	and what	and_$	angle	are_as	assistant you	at_:	automatically	be_,	before noon	black	bring the	broken	burn	by a	call with	character	chmod 0	chmod_$	choose	code is	code_$	config $	content_字	copyright	cross -	days_the	dear agent	definition	delete	delete old	dev /	disk	do this	end_the	everything the
feature	-16	faster	first "	fixed	followed	for_on	fork	given $	hand ,	has no	high	id_the	ignores	imperatives	includes	invoices	issues	it gets	it may	it on	it_ask	it_not	key_,	lets	letters_the	login_$	max	maximum	md )	message $	mode $	multiple	must_a	my card	n 字	new	none_the	not_customer	of that	of_,	of_-
feature	-16	of_runs	of_that	one_and	open a	or_it	organization	otherwise ,	p_:	parser	party	phishing	plain	polite	print (	pydantic	raise_(	read $	read_0	refused $	register	replication	responses	results $	screen readers	send email	send it	set in	socket	software $	something_,	sorry	st	stores	support ,	target	that contain	that of	the app	the request	the response
feature	-16	the_account	the_count	the_end	the_operation	the_user	to ,	to access	to do	to read	to return	transfer_,	units	untrusted	url $	was_by	we're	what was	where it	which you	whispered	with $	with its	with_same	you can	you for	you need	~abstr	~attem	~begin	~broke	~choos	~copyr	~desig	~diale	~exclu	~exist	~filen	~filte	~image	~integ
feature	-16	~lengt	~local	~mappi	~phish	~phone	~polit	~prefi	~pydan	~rando	~refer	~searc	~socke	~struc	~trigg	~untru	~varia	~write	”_$	一下	一号	上次	不听	不得用	不是	个字	为必填	之类	也可	了我	二十	互	五前	亮	人办	人办理	介绍	仓	仓库	令与	以内
feature	-16	会发	会在	值	先询	先询问	公室	六月	判	别发	到期	到的	刷	前一	办公室	加个	助手说	助教	却	原来	原来的	友	发信	发送	受的	名字	周五前	周六	周内	和系	和系统	哦	噪	因	因此	园艺	外的	如何	姆	字 `	字 main
feature	-16	字 make	字 x	存在	孩	孩子	家中	导致	就批	居家	屉	屉里	岁	工具	年起	并且	并通	并通知	序列	店的助	弃	引文	您可以	感	所有者	手说	找到	把保	抽屉	抽屉里	拍	换为	据给	收信	改了	文件的	旧的	时才	替换	来电	枝
feature	-16	款权	款权限	段	汤姆	法院	泳	混	源	為	照做了	牛	理人办	用该	的代码	的助	的文本	的时	的最	的版	的版本	的记	的记录	的话	看了	看了两	示注	称呼	空	简单	糊	绍	给朋	给朋友	给模	给模型	给财	给财务	缀	置为	艺
feature	-16	英	表达	诚	诚聘	该块	说一	说一声	请联	请联系	账单	轉	轻	那么	邻居家	针对	错了	键	随机	隔	隔离	驿	驿站	高于
feature	-17	" or	" s	#"Yx	#&-	#&Px	#&Px/	#&xi	#,&x&	#,&xH	#,p	#-&	#--x=	#-Nx	#-x&	#-x,	#-x=	#0")	#:Vx/	#:x)	#:x0/	#:x0t	#:xb	#<x>L	#=(	#=0,	#>"	#@x0	#D:	#F/	#Fx(	#Fx:	#FxQx	#IN	#IxF	#Lx0	#Mx&x	#N,	#Px,&	#SxSx	#TV
feature	-17	#UJ	#V/	#VNx/	#VW	#VYS	#VYx/	#VxR	#VxS,	#Vxb	#Wx"/	#Yx,V	#^L:V	#^N	#^Px	#^Px/	#^QNx	#^Qx	#^Qx&	#^VxA	#^x0&	#^xLx	#tx/	#tx:V	#txI	#x,Px	#x,V,	#x,xQ	#x:Yx	#x>L	#xBMW	#xBtV	#xFF"	#xIF	#xJ/	#xL"	#xL(	#xOx/	#xQYV	#xQxP	#xS&x
feature	-17	#xUJ	#xVxW	#xYB	#xtO	#xu/	( this	) $	) `	, because	, i	, leave	, not	,_have	,_run	,_we	- bugs	- id	- party	-_header	0 >	0 info	0_sign	: and	: nobody	://_0	:_info	^ contains	^ example	^ first	^ list	^ required	^ two	^_-	^_asks	^_br	^_install	^_us	^_week	`	` `
feature	-17	a key	a second	a_0	a_file	actions	agent_,	agents to	ai assistants	ai_$	all_:	an answer	an_0	and sent	and_`	as usual	ascii	attackers	avoid	best ,	blue one	blue_$	by thursday	by_to	call `	call_and	check	code ,	code of	comments	connect	created	data ,	diff	different	documentation for	doubt	drain	either	email (	even
feature	-17	ever	evil	exercise 0	expires	fewer	fields	following_:	foo	for that	for_-	front	go_to	had a	how to	i'll	in one	in which	in_box	in_case	initial	instruct	invitation	is_to	is_when	it_them	its_and	june	key =	learn	line in	line_is	m 0	mail_$	matches	may_this	more_$	moves	must be	near	new one
feature	-17	not_the	often	once $	opened	options	order_$	our_assistant	output_$	override	pages	parts	place the	plan to	poisoning	policy $	print_,	quoted	raw	reads_$	reported	returns	revoke	says "	set_other	shift	sign_,	sku	so_you	src =	system_:	that_have	the office	the robot	the string	the transfer	the_reads	the_version	the_who	them as	third -
feature	-17	third_party	this_we	timeout	types	wait_the	weather $	where the	will_the	you'll	you_not	your e	yourself	~appea	~cause	~compo	~disal	~eithe	~enfor	~expli	~idemp	~invoi	~maxim	~netwo	~opene	~opera	~perce	~squar	~you'l	“_字	”	一回	一段	上一条	不经	不要直	中的指	以及	件	件上	件中
feature	-17	会把	伪	例子	信上	信上写	修复	假	停下	准后	别看	到请	前把	包	单号	单独	只有	史	右	合	合并请	同事	告诉别	咨	咨询	回来	回答要	复时	多数	完毕	客服	家人	尝	并请求	建	式的	录后	忘	怎么做	恢复时	您可
feature	-17	成的	我就	所列	所列账	批准后	把发	把发票	披	措施	改密	改密码	时不	昨	昨天	是一位	最多	有者	本不	条写	林	栈	样的程	滤器	激	爸	片	用例	用户已	登录后	的一	知道了	磁盘	祈	祈使	移除	答要	类型的	索要	绑	统里批
feature	-17	网	者须在	耳	航	营者须	表格	要修	要直	要直接	订单号	认为	识	诉别	诉别人	试过	详	请更	请求	跟我	跟我说	转给	过滤器	这样的	追	退回	送到	适合	週	遍	道了	避	里批	里藏	重来	门	集	飞
feature	-18	!_$	#",	#"O	#"Vxt	#&"x	#&VxU	#&bx	#(0	#)<	#,"&	#,x(	#,x0,	#--:	#-F	#/xF	#0:xB	#0V	#0x,&	#::	#Bt	#Bx/	#I/	#Ix0x	#L"x	#MNV	#Nx/x	#NxF	#NxP	#Qx)	#VT	#VYx&	#Vx/	#VxL/	#VxQF	#VxYx	#Wt	#YBx	#^,x	#^0x-	#^:x:
feature	-18	#^F:	#^HYx	#^Qx0	#^Sx	#^U:	#^Wx/	#^x:p	#i0	#tOx	#tV,V	#tVQ	#tVY	#x&x(	#x-0-	#x0xV	#x:xu	#xJx/	#xKI	#xQx-	#xRx/	#xS"	#xW"	#xWtx	#x|	(_/	) "	, remove	0_are	: call	: true	> `	>_-	^ assert	^ expected	^ guard	^ npm	^ one	^ otherwise	^ r	^ role
feature	-18	^ security	^ steps	^ without	^ your	^_beta	^_everything	^_need	^_pg	^_tests	^_u	`_a	a web	a_page	access $	agents with	ai "	an existing	and $	and ask	and_for	and_not	answer in	app ,	are_by	authentication	back to	bar	based on	beside	bot_it	br_`	buy_$	by hand	cells	check_the	configuration	confirmation before	counts	data in	default
feature	-18	delivery	detector	done ,	due	encoding	errors	exfiltration	expected :	fails	floor	for each	for more	for_before	for_in	forward to	from a	held	in `	in for	in white	in_a	invalid	it_for	k lund	label	language_$	local	log_,	logged	looking	lund	lund $	mails	must have	named	new_and	no_of	noon	of scope	old_,
feature	-18	on_may	one_,	one_:	only the	or_$	out_scope	over_$	page_,	parent	position	possible	press_$	prompt	room 0	run	same	same_$	scheduled	send a	send_(	sequence	set to	src_"	stop and	team ,	team_$	template	ten_,	test_$	that is	that_agent	the code	the_asked	the_manager	the_or	the_sees	the_today	to_`	to_from	trick
feature	-18	trust	turtle	version	versions	week :	with_signed	without asking	without it	writing $	you don't	~affec	~besid	~encod	~field	~highe	~ignor	~logge	~looki	~regre	~revok	~workf	“	一致	不在	丢	两遍	主持	之前说	了两遍	于	代码	再次	凭据	创建	前说	功能	匹	匹配	区分	医
feature	-18	医生	十分	十分钟	厅	去了	叫	合约	后发	周	因为	围	在系	在系统	地址	基	够	字 b	字 readme	字_s	它发	定义	尺	属	崩	必须	忘了	想	或者	技	投	指定的	提前	效的	普	有两	有用户	未变	未变更	柜	标记
feature	-18	根	次运	次运行	欢	泄	法	理会	电话	知的	礼物	票	笔	等	练	给定	绝	者须	聚	范	踢	这边	造	里有两	顺序
feature	-19	" add	" is	" you	#&V"x	#&xMx	#,Vx"	#,x0	#-(x	#--x	#-O	#-xVx	#0)	#0,V	#0:0/	#0:xF	#:-	#:Nx	#:xI	#:xux	#>>	#BN	#FFx	#Ix0	#IxB	#L|	#Mx&	#O/	#PB	#Qx&x	#Qxi	#RxQ	#S&x	#SM	#Sx0/	#T,x	#T/	#V=	#VxBx	#YxY	#^(0
feature	-19	#^0x	#^HxU	#^OP	#^OPx	#^QN	#^V:	#^pVx	#^x0t	#^x:N	#^xC	#^xI:	#^xO	#^xP	#^xS	#_$	#tx&	#x":	#x))	#x,&&	#x,xI	#xF/	#xHb	#xHtx	#xI,x	#xIx0	#xNxV	#xPIx	#xQM	#xV--	#xtxB	#|L	(_0	) 0	) is	, add	, please	,_and	- x	-_$	: :
feature	-19	: can	: open	:_on	< br	<_0	= @@	^ panel	^ permission	^ remove	^ send	^ summarise	^ to	^_0	^_add	^_call	^_client	^_other	^_over	^_report	^_these	^_up	^_use	`_(	a	a page	after_$	amazon web	amazon_services	and return	and send	apt	associated with	attributes	b_"	b_字	back	be used	be_with	beta	br >
feature	-19	can_to	classes	cn	container	customer_,	cv	demo	desk	disclose	drawn	example ,	examples	external	function	head	hotel	if this	image	in case	is set	is used	it does	it with	kms	latest	mails ,	make_$	makes	march	might	modify	ms	neighbour	nothing $	nothing to	null $	one $	one ,	order 0	output $
feature	-19	pair	panel 0	password ,	readme 字	receipt of	requests $	running	see_for	seen	sent the	some	subject	text that	that can	the assistant	the attached	the box	the default	the given	this action	this_can	this_to	threshold	thursday	told_to	utf	web services	when_is	words $	would have	write $	you will	you_use	your_,	zh	~close	~discl	~injec	~inval	~lates
feature	-19	~overr	~relat	~retri	~runni	~seman	~settl	~targe	~templ	~thres	~thurs	~worke	上写	不知	不知道	九折	人事	人员	人工	件已	任意	兹	写信给	出的	别理	单已	可用	启用	园	声明	失	字_git	实验	密信	店的	我在	所有的	批	抄	把密钥	拦
feature	-19	最后一	术	概括	相同	礼貌	简历里	美	聘	行事	覆盖	让助	让助手	议的	记得	请回	貌	跟老	较	返	重复	长度	面包	页面	项
feature	-20	"_,	"_it	#&x-	#&xHx	#("x	#,&Nx	#,--	#,0/	#,V,x	#,VP	#,Wx,	#,xQx	#0x,	#:"Vx	#:000	#:D	#>>>	#Btx	#Bx&V	#D)	#Lx="	#O&	#Px(	#Sx/	#Vx"/	#^-	#^-x	#^00	#^>>	#^>>>	#^HY	#^QxM	#^YM	#^t	#^x,D	#^x,F	#^xF,	#i,x	#tVxS	#txPx
feature	-20	#txS/	#x&xN	#x&xP	#x):	#x,-	#x,V:	#x,Wx	#x:0	#x:x=	#xB/	#xK/	#xR/	#|0	, @@	, print	, stop	,_an	,_must	,_user	- run	: report	:_of	<_hidden	> "	>_>	^ b	^ disable	^ if	^ my	^ title	^_$	^_param	^_user	a calendar	access to	against	agent $	alt	and call	and it
feature	-20	and_is	app	are_on	at most	authors	between 0	bit	br	center	configured	data_the	deleted	docs	each_$	f "	field	files $	follow the	for confirmation	for ten	format	happened	hidden >	how	html	id ,	if	in other	instructions_the	into your	ipv	ipv 0	kept	logs	mail $	message ,	mr	msgid	my -	nodes
feature	-20	none ,	only if	paper	pool	provides	queue	reached	refresh	return it	ring	role	room_$	script	separate	start -	stated	support	syntax	tasks	tests $	that_to	the authors	the call	the old	the rules	the specified	the ticket	the_?	this_in	to an	true_the	upgrade	v_/	we	within_days	work	years	you must	your_for	your_name
feature	-20	}	} ,	~again	~attac	~buffe	~cente	~chapt	~class	~error	~exfil	~inten	~opena	~remov	~sampl	~timeo	~train	~wrapp	~yours	两个	了吧	作业	你是一	再给	冲	击者	切	到下	加入	发的	命令	固定	实	宽	小	尔	得知	您的	攻击者	明天	是有
feature	-20	有问题	标	漏	理人应	的你	的回	被拒	要用	覆	见附	见附件	训	请勿	请打	连接	酒店	骗
feature	-21	" note	#&xM	#&xSx	#(&	#,&x/	#,x,Q	#/x0	#0",	#:u	#:x0	#>L	#BVx/	#Bx&	#Fx,x	#HxH	#I,x	#LL	#Nx/	#S"	#VFx/	#VI	#Vbx/	#VxA	#^(x0	#^V0	#^VNW	#^VYx	#^x:"	#^xF	#^xb	#bxMx	#px	#x&x,	#x&x/	#x:x"	#x="V	#xBx0	#xMxQ	#xQxR	#xY/
feature	-21	#xtV	#xtWx	(_is	, keep	, we	,_all	,_delete	,_don't	< ://	^ delete	^ each	^ where	^_alpha	^_s	^_step	^_tell	^_will	a message	a tool	action	added	after the	ai agents	approval $	attribute	b $	be_as	between_and	cannot	click_link	day	defined	does	dry	for example	for your	generated	iam	id	instance
feature	-21	instructions from	is_as	keeps	last_$	metadata	never_the	old_$	operations	ordered	perform	please send	policies	replies	s "	single	stand	text in	th	that_be	the agent	the report	the test	the_again	the_if	the_own	the_when	to :	to_an	unless	use it	useful	will be	~addit	~canno	~faste	~measu	~metad	~reach	~refre	~singl
feature	-21	~synta	~unles	~usefu	中	人应	使用	做了	写入	写的	分类	分钟	别跟	助手的	十四	压	固	坊	天内	字 json	山	忽	忽略	我没	损	据库	措	数据	数据库	未经	构	检测	步骤	没有	的文字	的用户	的行	研究	磨	磨坊	究
feature	-21	花	行的	询问用	误	说话	这些	进程	针	间	页脚	骤
feature	-22	" "	#"V"	#&x,V	#&xQx	#)x0	#--x&	#:x-0	#=0/	#Hx,&	#L,&	#MMx	#QxQx	#Rx/	#VxQY	#Wx,V	#Wxt	#^QYV	#^Vt	#^Vtx	#^x,p	#^xMV	#^xtD	#x&"	#x)"	#x)/	#x0&V	#x0,x	#x:0,	#x:u	#xFF	#xKx/	#xtxP	#||	, /	, switch	, that	,_what	0 ms	0_$	: ask
feature	-22	:_text	@@ "	^ could	^ gcloud	^ mark	^ p	^ sign	^ “	^_to	a -	active	and_are	answered	attached	backup	be set	before it	binary	by_:	confirm the	connection	cross	current	dear_,	ensure	event	four	g $	get the	if_$	in_:	ledger	main	match	member	name $	of_:	one of	only $	optional
feature	-22	org	person $	reports	return a	rfc 0	run this	schema	second $	services	set $	stream	tell it	the list	the mail	the_into	this is	time ,	title :	told	tom	users $	window	windows	your_$	~assum	~binar	~block	~curre	~decid	~forma	~imper	~initi	~polic	~versi	一天	不得	不要回	储	况	删了
feature	-22	勿	协议	占	含	坏	字_“	字节	循	必填	您的助	情况	数的	替代	有用	有问	服	样的	概	热	疑	磁	米	给客	给客户	蓝	衣	要回	警告	调用的	钟	附件
feature	-23	#(0x	#-Vx	#0--	#:Vx:	#<D	#<D>	#="V	#FF"	#FxF	#It	#Jx,x	#L0	#NxS	#QYVx	#Wxtx	#^0:0	#^:x	#^x"	#^x0	#^xFx	#^xN	#^xt	#x,x,	#x:"x	#x:x0	#xFxF	#xHx/	#xi,	,_”	/ $	/ v	>_$	^ ://	^ a	^ git	^ model	^_may	a list	a_is	alpha
feature	-23	ann	cpu	create	custom	defaults to	end of	enter your	exceptions	from_to	group	half	has_$	i've	instances	ip	is in	is told	lead	library	long	lost	new_$	number $	on $	postgresql	process	reads	restart	rfc	s $	s 字	str	supported	the end	the invoice	the_first	the_module	the_number	the_will	to $
feature	-23	two_$	vpn	within 0	yaml	~build	~defin	~happe	~ident	~ledge	~multi	~neigh	~parse	~retur	三	不许	书面	写信	出示	副本	后一	后再	打电	打电话	拆	无法	格式	每一	水	灯	猫	留	的方	种	让机	让机器	词	询问	请于	账本	酒
feature	-24	#""	#&x(	#(L	#)"	#)-	#,x0/	#:0-	#:x(x	#HxS	#Nx,&	#Vx--	#Vx0&	#VxIx	#Vxbx	#Yx0	#^i	#^x,	#^x0x	#tVx,	#txtx	#x,"x	#x="D	#xBx&	, check	,_?	0 $	?	^_is	a model	api $	as_as	associated	cancel	check the	delay	don't tell	e g	gateway	is an	json $
feature	-24	key	like	must not	no_,	of an	s_$	say "	server	servers	sign up	specify	such as	supports	the server	to_a	updates	when_user	write to	x -	~chara	~claim	~param	~separ	一张	三方	不会	了两	你看	你看到	倍	入	别告	别告诉	原	周一	型的	字 ?	字写	左	库
feature	-24	得用	景	本周	的文件	盖	看到的	研	第三方	紧	罗	超过	这是
feature	-25	#"B,	#"B,V	#,xtx	#:0x/	#:x"	#Bx0	#HxV	#OxPx	#VNVx	#^0	#^L:	#^QxH	#^x-	#^xM	#x&Px	#x&x:	#x(x0	#x,&W	#xI:	#xWt	0 m	: send	:_}	=_://	^ curl	^ how	^ our	^ run	^_b	bugs	content :	d 字	did	feature	if_is	import	key ,	name :	on 0	once
feature	-25	option	parameters	remove	screen	test	the_$	the_before	user_the	you $	your_and	~balan	~conne	~possi	~sched	~stati	不想	书	人读	会被	各位	呼	命	器人读	城	字 -	字段	拒绝	攻	独	脚本	进行	邻居	重启
feature	-26	#&xH	#B/	#Hxt	#Jx,	#Kx/	#OxP	#VQx/	#YN	#^V"	#^xNx	#^xtV	#bxM	#txP	#x:x,	#xNx,	, see	0 of	0_a	^ :	^ an	^ name	^ not	^ open	^ s	^_a	a_in	all_the	allowed	an	as_in	blue	defaults	functions	key $	method	not_,	of it	refused	returned	the_value
feature	-26	title	to get	using the	view	which	x_$	~diffe	~poiso	事	二	和	增	子	应用	成功	教	演示	老	表示	请忽	请忽略	邻
feature	-27	"_a	#)x/	#-0)	#0xV	#HxB	#QYV	#QYxt	#V,x	#VY	#^D	#^VL	#^xWx	#ix/	#x:L	#xPI	#xWx/	: it	^ only	^_do	case	copy	documentation	empty	in $	injection	letter	many	monday	own	readme	seconds	source	started	such	the_are	threads	time	to_that	use	~actio
feature	-27	~compr	~ensur	些	例如	名称	地	字 $	平	情	截	持	的值	的助理	的调	的调用	组	终止	试	输入
feature	-28	#,Nx/	#,YM	#Jx/	#V(	#^VNV	#^x	#^x0,	#tO	#x,&	#xI/	, and	0_)	<_$	^_the	already	authorization	c 字	call the	call_$	compare	create a	data $	description	first_,	if it	if_,	office	on a	one_$	project	provide	whose	within	~alrea	~featu	~modif	~monda	~repli	~seque	~withi
feature	-28	不到	发票	息	提示词	日前	示词	等待	这样	退款
feature	-29	# #	#(x"	#,L	#,V:	#,Vx,	#-:	#-x"	#-x0	#D>	#FxFx	#Hxtx	#J/	#^,	#^-V	#^0:	#^Hxt	#^VY	#^x:0	#xtx/	^ use	^ x	^_list	^_no	agent_$	are_and	example	gcloud	handle	resource	return the	run_$	see ://	this operation	web	you want	~gclou	~imple	~postg	~print	~schem
feature	-29	~strea	~suppo	但	发现	启动	字符	括	的事	错
feature	-30	#"B	#VYx	#Vx,V	#VxB	( "	< 字	^ report	^ see	^_should	and_a	bytes	hi_,	note that	the number	the_line	~defau	~readm	~turtl	内	小时	己的	自己的	邮件
feature	-31	#"0"	#,-	#FF	#VNV	#tx,V	#x,0	#xBt	#xFQ	^ with	`_$	callwright	in_0	request	that are	the bot	where	~assoc	~gatew	代理人	样	理人	网页
feature	-32	#0,x0	#HxtV	#i,	#tx0x	^ all	^ call	^ read	^ we	^_`	md	not_$	of_$	provided	response	s_字	specified	the $	the current	user_$	with your	you_a	~activ	~callw	~count	列表	副	工作	攻击	的用	红	超	错误
feature	-33	#YS	#Yx&x	#^Y	#xFQx	^ ,	arguments	by_$	effect	existing	is not	number of	on_0	should be	up_0	value	~impor	~state	仍	启	电	返回
feature	-34	^ hi	^_can	^_must	`_`	calls	forms	mcp	room	runs	tools	uses	~argum	~attri	~metho	您	找
feature	-35	#tVx/	^ no	^ the	values	~serve	务器	服务器	调用
feature	-36	#("	#))	? $	files	more	still	used	~funct	~perfo	~provi	~windo	使	击	指定	目录
feature	-37	#VxV/	#^Lx	#^tVx	#^xL	#^|x	changes	input	old	path	something	two	type	~allow	~creat	~examp	功	文本
feature	-38	#,0	#^<x>	#^Vx&	#^Yx	#^x/	^ i	` 字	~infor	~somet	~value	秒
feature	-39	#^xW	a_-	g	object	python	注入	的文	移	车
feature	-40	#^tV	up to
feature	-41	(_$	~resou	信息	它	月
feature	-42	$	^	error	most	~pytho
feature	-43	amazon	information	operation	一个	中的	用的
feature	-44	, $	, or	~amazo	格
feature	-46	! $	^ you	a_that	send
feature	-47	:_$	选项
feature	-48	, -	to a
feature	-49	^ return	~objec
feature	-50	^ -	运行
feature	-51	^_=
feature	-52	^ this	~optio
feature	-54	#^L
feature	-55	^ `	use the
feature	-58	or
feature	-59	: $
feature	-63	~speci
feature	-67	或
feature	-68	#^|
word	70	把
word	60	this
word	54	helper
word	52	凡
word	45	assistants
word	44	都
word	43	ai
word	42	帮	替
word	41	automated	summary	whatever	这
word	40	all	as	bots	reading	报
word	39	digital	helpers
word	38	他	动	本
word	37	publish	readers	top	whoever	y	总	整
word	36	gift	wire	with	全
word	35	and	every	hey	llm	reader	should	that	unlock	并
word	34	also	coding	his	mention	out	prod	你	律	意	箱
word	33	de	remark	transcript	ur	汇
word	32	agents	place	主	填	者	那
word	31	comment	further	signature	trouble	人	均	所	手	条	直	解	访
word	30	answer	bot	kindly	so	tmp	win	先	开	通	顺
word	29	admin	assistant	doing	handling	note	to	何	便	摘	程	继	赞
word	28	automation	backups	behalf	confirm	dear	everybody	form	hint	js	ltd	official	pro	proceed	sheet	免	办	加	官	悄	理	用
word	27	credit	fa	fee	fi	here	link	mirror	now	ok	payable	review	their	therefore	through	trusted	代	季	的	说	里
word	26	asistente	club	pass	person	replace	requested	wants	备	帖	档	派	看
word	25	affiliate	carry	codes	consented	drop	el	env	evaluating	full	iban	la	needed	next	recovery	repeat	requester	software	ssh	verify	啊	已	掉	插	查	续
word	24	bet	calendar	finish	hookspath	iframe	lawyer	mozilla	put	record	rm	sudo	sum	到	弹	急	私	维	若	莫	谢	隐	额
word	23	ahead	auto	bc	conversation	dev	expense	go	human	notes	other	phone	phrase	premium	rf	show	standing	summarising	table	these	vip	客	层	限
word	22	acct	agreed	al	auditd	cite	contacts	debug	erase	eth	folder	guest	instead	kx	mind	owner	pasting	pictures	post	push	say	strumfast	txt	typed	ua	way	whitelist	wi	would	下	为	升	弄	惯	结	请	购	费	释	须
word	21	accounts	answering	applies	biz	ctx	drafts	drive	ed	free	grant	greens	hjk	humans	irrespective	padd	postinstall	priority	qz	rank	replaced	rt	summarizing	ta	travellers	triaging	wget	wish	勾	卖	床	序	改	正	病	碼	统	证	评	钥	阅
word	21	食
word	20	always	chart	checks	completing	display	earlier	failing	far	favour	gb	inbox	nameserver	non	para	quote	recap	remaining	resolv	rest	reviewer	session	shares	token	visitor	who	串	丽	单	姓	宾	排	最	款	爱	算	管	职	面
word	19	account	any	auth	booking	break	continuing	correction	dba	fetching	focuspal	infra	kubeconfig	lay	lgtm	mailbox	mine	piao	preserve	processing	quoting	regarding	sale	school	solving	starting	submit	tracking	transmets	wallet	while	whoami	任	别	历	废	案	毋	级	讯	论
word	18	apk	authenticate	certificate	codeowners	comply	consents	csv	deliver	desktop	entirely	factor	fetch	firm	future	has	immediately	instructed	items	knows	machine	maintainers	msg	obsolete	offer	production	que	quietly	reminder	reply	reroute	respond	rivalcorp	salary	scoring	seats	span	style	thx	transmit	waived
word	18	whole	xyz	上	亲	付	做	刻	即	扫	拨	机	框	筛	绿	质	贴	销
word	17	above	acceptance	are	attention	autonomous	bo	brandt	btw	chalk	competitors	customary	customs	deals	decline	discount	es	everywhere	for	forbidden	from	gist	him	hk	interrupt	it	job	later	meets	must	nwbk	offline	payments	permanently	photo	posts	remarks	sh	solution	sponsored	straight
word	17	systemctl	telemetry	the	truehistory	username	warn	whenever	wiki	your	予	以	册	召	往	忙	薪	记	读	连	部
word	16	accept	add	alarm	approved	asked	below	budget	by	ce	com	company	comparison	docx	e	editing	everything	expired	fe	fix	flight	font	generating	give	io	isd	libra	lo	lyrics	mail	need	opening	pad	payroll	pix	placed	pursuant	rename	responder	round	saved
word	16	scanning	sqlrecurse	su	survey	swap	theme	thread	trace	unrelated	viewer	whichever	xlsx	争	公	各	希	幕	应	患	成	挪	某	絡	舍	贵	资	跳	问	需	青
word	15	af	alle	alone	anybody	append	approve	author	backwards	been	buyer	cards	cart	cc	computing	conf	connected	credentials	customers	den	enters	fill	forecast	gn	hivemind	home	kcal	le	liability	maintainer	medical	midnight	nd	nearby	nice	north	obviously	ops	outgoing	package	pe
word	15	positive	pr	prefers	rating	sessions	soup	stay	suggest	traveller	unrestricted	user	usuario	via	viewed	wipe	won	传	军	利	助	十	品	夜	妹	就	师	归	惊	房	护	政	晚	柯	此	毒	沙	注	泰	照	破
word	15	秤	给	莲	营	董	視	豪	近
word	14	actually	ais	alerting	alternatives	am	asm	audiences	bcrypt	bonjour	candidate	charge	competitor	contrase	copilot	correspondence	devhub	directive	disregard	exceptional	feed	flood	following	forever	generate	gitconfig	guidelines	hack	ingredients	leaving	lives	monthly	ni	noisy	ohio	our	posting	qo	quickbuy	release	reproduce
word	14	resend	revocation	sandbox	shop	side	signing	strongly	summariser	suppose	tagging	tax	then	treat	turning	unstated	up	wrote	yo	专	元	决	域	墨	套	女	好	干	核	植	歌	熟	系	绩	起	镜
word	13	aaaac	along	aloud	attendees	bcc	browsing	capabilities	cent	certified	completeness	concerning	conclude	cookie	deposit	detects	displays	down	dump	engines	etc	experience	explaining	express	food	fr	gr	gur	her	hex	hole	instructions	invitations	kdoe	keeping	listening	looks	meyer	migrating	moll	needs
word	13	no	nz	of	opens	people	plane	prefer	pretend	processes	public	puts	quarterly	rarely	re	read	regardless	root	rot	rotate	slot	stored	success	supervisor	supplier	system	them	tick	tide	topics	trackers	translating	treatment	tubiao	validated	viewing	visibility	vision	whisper	word	xl
word	13	也	五	住	依	光	兔	写	北	卡	啦	墙	將	广	彩	必	快	扮	拣	接	敲	既	杯	模	欧	止	洁	烦	礼	窍	联	胡	自	诀	辞	预	齐
word	12	act	addon	applying	arrives	best	bump	cancellation	caps	caution	clean	critical	curl	edited	entitled	equals	euro	exif	extend	feel	fine	force	fox	glasses	jazz	just	keys	kira	level	lorenz	lyon	mark	mika	my	net	nicht	opt	oven	participant	pending	phases
word	12	pipeline	pre	programmatically	quick	r	recite	remainder	rent	report	reporter	residents	safe	shopping	silently	slack	spa	strangers	street	taxi	teh	tests	today	todo	unlocked	uploading	verification	virtual	voss	was	位	儿	关	其	准	卸	另	块	奖	尾	户
word	12	拼	推	支	权	来	析	油	答	绕	致	草	获	言	诊	足	险	领
word	11	adjust	advise	allergy	attendee	avalanche	bauer	become	bigger	box	brief	browse	bye	cancelled	contributors	correct	covered	detail	edit	enter	feedback	five	fridge	gather	general	good	honey	invoking	keywords	leaflet	links	loan	ls	lt	me	mfa	notetaker	nov	off	penicillin	pls
word	11	pointing	practice	preparing	promote	query	quota	ranking	rebook	removing	resolution	resolved	restaurant	reyes	risks	satisfied	showing	silence	slots	sshd	they	think	three	ticket	tip	trivial	understood	warranty	websites	买	优	伦	出	号	商	履	悉	望	洞	百	稍
word	11	第	细	缘	要	议	递	锁
word	10	adding	admission	afterwards	agent	anything	appending	applicants	arjun	away	balls	boil	bold	cambia	ci	clause	clicking	colorz	copied	cost	describe	digest	dm	dms	early	entries	expects	explains	extending	helio	helpful	include	internal	layer	leaves	linters	logins	look	map	medicines	meetings
word	10	meta	minute	move	necessary	operators	owed	page	passage	placing	poem	powered	preview	procurement	profiles	prospective	quantity	reminders	resolving	rooms	safety	savings	secrets	shell	silent	snippet	sort	sources	spam	statusbot	summaries	sunny	talks	visit	write	xk	zed	从	价	催	养
word	10	南	啥	嘴	守	审	容	展	引	强	挑	提	播	收	浪	清	煮	积	篇	纳	署	股	虫	账	软	辅	阳	麦
word	9	accesses	applicant	binding	buy	card	cast	chartlab	classify	collaborator	committee	community	compiling	corrupt	crlf	customer	dead	decode	defining	double	eval	facts	formatting	giving	guides	harbour	history	hold	hu	installs	intervals	its	keyboard	l	leave	lf	llms	lock	manages	manuscript	membership
word	9	mira	mistake	moderation	npm	orbex	packs	panel	partner	payment	perf	pl	positives	pricing	privacy	proposed	quarter	renew	requirements	rerun	scheduling	set	setting	shared	shipped	sir	sleeping	someone	sponsor	suitable	there	throughout	tool	umbrella	unattended	usr	wake	yml	一	产	余
word	9	受	台	司	名	吴	哈	唯	喝	圾	垃	处	复	奶	完	寄	尘	性	慢	拖	拥	敬	智	杜	步	氏	永	身	轮	阶	附	顶
word	8	according	after	agency	aid	allow	apply	arrival	at	attachment	aws	bank	birth	bullet	capital	changing	charger	checkout	child	clients	comparing	constraints	coordinates	copying	credits	decided	deploy	device	displayed	else	exceeded	firewall	fixing	floors	gmeyer	gran	hiring	important	in	incoming	insert
word	8	iso	item	keep	labelled	legs	line	linked	mallory	messaging	moment	onwards	operator	partners	password	paste	pays	pip	private	probably	produced	products	ps	purchase	pw	readings	recover	refactoring	relay	repo	res	reserve	resume	roll	rsa	runbook	scan	scraper	scribe	sell	sends
word	8	signed	svc	transfers	tulips	tutor	using	venue	voice	vulnerability	webhook	website	well	were	you	z	zentora	休	伙	佐	健	充	兰	半	回	在	妮	婚	延	时	暗	浏	珊	短	社	签	般	藤	請	醒	量
word	8	验
word	7	agenda	anyone	anyway	approval	approves	asking	aware	bash	begin	beneficiary	but	captions	celsius	city	clerk	co	column	complaints	contractor	dao	deletion	diary	directly	discuss	document	elif	ended	engine	entitlements	equivalent	eur	execute	fastcsv	guests	installing	invisible	issue	joke	kids	laptops
word	7	last	letters	limit	little	lower	make	models	npx	o	offers	outdated	paid	paused	percent	picks	portfolio	praise	preferred	produce	profile	properly	prune	pytest	qualification	quickly	rather	recommend	refrain	rise	routine	se	shall	sl	snapshot	suggested	summarise	sure	sus	tabs	te
word	7	train	translation	u	unsafe	upload	usd	when	wished	丁	业	参	后	咖	啡	嘱	坐	型	境	夹	宏	忆	念	灵	站	览	遇	遥	酱	锅	难	黑
word	6	among	apis	automatic	being	bid	bidders	breaking	care	carried	cd	cfo	chat	chatbots	computer	consulting	cookies	covers	cue	developers	donate	drops	enclosed	encoded	ending	file	have	histories	hotline	increase	invite	kettle	luck	merge	notification	owners	paragraph	patient	payload	pick	plus
word	6	prepare	projects	protection	purposes	records	rejected	represented	rotated	sending	skip	start	status	stock	sugar	take	texts	thing	touch	visitors	wording	works	今	介	信	再	厨	学	峰	座	征	扣	控	旅	易	松	求	涨	税	童	许
word	6	设	麻
word	5	assigned	bearer	before	breaks	dan	degrees	dns	done	engineer	enquiry	episode	ex	exhausted	exports	extracted	fit	fri	generator	guard	he	income	kitchen	licensed	maintenance	meeting	model	okay	older	oss	payee	rain	receipts	reserved	resolve	reviewed	runtimeerror	save	speaker	sunset	suppliers
word	5	surface	temperature	tin	tran	usage	verified	without	且	久	乎	供	停	分	前	华	呢	圈	報	头	始	志	授	数	树	气	爬	物	狐	班	登	码	端	约	络	肯	至	荐	速	陷
word	4	accepted	answers	assessment	automate	bad	behind	build	camera	cap	centre	demand	dialogs	dont	download	drink	environ	exception	find	flaky	flour	follow	forwarding	forwards	funds	gate	global	going	hereby	hi	hospital	installation	into	invoke	k	mailing	million	mit	mode	newline	november
word	4	okafor	omit	others	param	passed	past	persons	points	previous	price	principal	programme	promised	q	quiet	reaches	reason	renders	retention	retry	rota	rows	sam	scene	score	separated	site	skills	speed	substitute	tips	toddlers	translator	tree	tutorial	upon	usually	warnings	wedding	云
word	4	倒	刀	化	区	售	团	她	定	将	带	懂	母	每	现	着	纪	缴	警	讲	道	银	顾	魏
word	3	alarms	applications	authorised	bug	carries	chair	compute	controls	council	db	delivered	developer	dropped	effective	exists	factory	failed	fatal	final	generators	gh	gone	grade	hour	il	incident	j	landlord	listeners	longer	matching	menu	migration	months	night	notices	only	ordering	params	pics
word	3	pizza	politely	published	raised	scripts	search	sees	sites	surprise	those	tonight	tours	treasurer	under	updated	urgent	么	及	康	惠	托	抢	按	放	末	死	烤	牌	瑞	禁	篷	素	终	落	藏	虑	蜜	订	诉	豆
word	3	迁	适	透	配	陈	饭
word	2	agreement	alternative	beneficiaries	book	carrier	chatbot	clear	closing	comes	contact	disable	exam	executed	extension	google	handled	header	host	img	martin	message	normal	notifications	oakes	on	port	really	remember	rights	router	sales	settings	staff	sunday	term	terminal	tier	tls	track	turned
word	2	typo	upper	visiting	voucher	weather	yes	不	东	克	具	去	双	只	同	听	场	娜	家	尊	币	我	未	献	玩	瓶	番	聪	茄	药	计	贡	赶	逐	钱	阿	霉	非
word	1	access	attachments	bell	belongs	boss	bother	c	charged	claim	code	colleague	coming	config	contents	digit	discord	doors	environment	evaluates	failures	finished	health	ie	improve	jar	junk	legal	license	means	money	mute	numbers	ones	organiser	packages	passing	pay	permitted	picture	plugin
word	1	pop	present	proposal	raise	requests	reset	revision	saying	says	screening	sentences	sold	ss	stars	temporary	than	together	triage	trip	truth	unsubscribe	usual	wanted	why	writing	份	候	吃	告	喂	士	外	太	居	年	执	扩	折	描	春
word	1	暂	汤	特	画	脑	规	贝	迟	送	链
word	-1	acceptable	alternate	amazonprovideddns	antigravity	apphub	appid	associating	aurora	batched	battle	bearerauthenticator	blank	board	bookkeeping	built	callables	callwrightagent	campaign	carriage	cdn	cheese	clone	cmek	compliant	conditional	contain	content	conversationid	converter	createmlmodel	cryptography	cu	cwd	dataplex	datasync	decrypting	deletebackup	dentist	describeservices	dest
word	-1	destinations	diablo	dictionaries	direct	disassociates	disassociating	discrepancy	drafted	duck	dynamic	eggs	embeddingmodelarn	ephemeral	eslint	established	expected	false	families	fleetwise	folding	gcp	gkehub	governed	grants	great	handles	happens	healthy	humanresponseevent	inform	infrastructure	initiated	integrating	invokeagent	john	kafka	kendra	keychange	keyfile	keyspaces
word	-1	lacks	layout	lin	listener	llama	lol	lose	marketplace	marks	mediapackage	merchant	mmap	mounts	mytopic	newgrp	newsletter	notebooks	notice	nulls	obey	occurrences	offering	ontap	original	outposts	overridden	parked	parsing	passport	perceptual	permits	phase	pitch	pixeltable	plaintext	play	player	predict	predicts	prefixes
word	-1	prefixlen	progress	quality	receive	registry	restriction	retried	reviewers	reviews	revoked	rgb	rollouts	row	rpo	rsync	runlimits	scc	secret	secs	selecting	sensitive	serverless	sessionid	setpos	shown	sink	sloppy	smb	snan	spark	ssd	sslmode	stats	substitution	summarises	swf	symlink	sys	tablespaces	testcluster
word	-1	thank	too	trial	typically	understanding	unit	universal	unusual	valueless	venv	virtualization	warning	wh	what	workflowstopped	workspaces	workstation	wrapt	x	xx	zcode	zone	zu	九	享	什	们	伊	向	员	哥	差	帐	庭	当	扔	招	挂	旦	泛
word	-1	游	然	由	盘	纠	衡	补	裁	过	选	邀
word	-2	ablah	accepting	accessible	accessor	aggregate	allocation	alters	ami	apigee	aq	arch	archives	artifact	ascending	ask	asks	assertion	atlas	atomends	attributefilter	backpressure	bboo	bd	behaves	billing	blogid	bos	bounding	burstable	calculated	calculations	cert	ch	challenge	cheap	chime	cmp	compliance	comprehend	configuring
word	-2	connectors	connects	constructor	conversations	cryptogram	datasets	datazone	dbus	decoder	deeper	defense	delaying	delimiters	delta	dr	ej	eks	emr	enabling	ert	escaping	europe	executes	expensive	fact	faithful	firewalls	fleets	footer	forge	get	getbucketlocation	getcomptype	gi	glacier	graphs	identifies	indentn	ines	infer
word	-2	informed	interspersed	invalidation	is	judged	kills	kind	laptop	late	likely	list	loss	madam	magnitude	malicious	management	managers	matcher	messages	metastore	minutes	mirroring	ml	modifying	monitored	naming	nature	netapp	nfs	notified	ond	overriding	parsers	pathlib	permitting	personswithrequiredequipment	pin	png	policydecision	positional
word	-2	prediction	premises	prints	prior	promotion	prompted	proves	pt	pycon	qyt	rate	recipients	reconciler	redshift	refreshcache	rekognition	remittance	requires	resolver	restoring	revenue	rightmost	scaled	searchdocs	searched	sep	setmark	setup	shadow	similarly	sourcerule	sql	stages	step	student	supply	survives	tb	teacher	templates
word	-2	threadinghttpserver	tickets	tpus	translate	true	ttl	udp	unified	unsupported	url	valid	vertical	vertically	visuals	vote	wrong	yyyy	乙	了	京	偿	傅	冰	净	卷	吸	大	夸	安	对	常	敏	星	毕	海	王	生	监	观	诺
word	-2	责	距	金	錄	鞋
word	-3	actively	admindir	allowing	api	application	appstream	aqs	askpass	axis	azure	backupplan	bak	batches	begun	bills	bin	blacklist	boto	bounds	categorycode	chain	chance	char	cleanup	cloudhsm	cognito	compatible	compilation	completes	completions	comprehensive	condition	consists	construct	corrector	cr	crm	database	dataproc	dd
word	-3	dedicated	deliveryfrequency	dependent	die	dimension	discovered	divisibleby	division	doctestfailure	duplicates	dusk	easier	efficient	efs	elastic	endchars	eprt	evaluated	even	eventarc	exc	excluded	exit	explain	featurization	fieldinfo	filled	forward	fp	frequent	fsx	functionresponse	getfunctionconfiguration	globs	gnome	gplv	guidance	hand	handlers	healthcare
word	-3	hexdigest	hidden	hl	hooks	hope	ibs	identifying	identity	incremental	info	ingress	inline	instruction	integration	interest	internaldate	invented	invoice	involved	issuance	kev	kinesis	languages	lazy	leaf	learning	left	life	lifecycle	located	lowercase	machines	mailsplit	market	met	mistral	modes	mounted	multicast	nevertheless
word	-3	normalizer	notation	ocr	opensearch	optimize	parents	passes	pat	posixpath	postmaster	preceding	primitive	printables	pv	question	quotas	radius	raster	recent	recommender	recursive	reentrant	registration	reliability	reliable	restoration	retrypolicy	rmdir	rollout	rss	runtime	saliency	schemes	secretary	significantly	simulated	sned	sorts	spanner	speak
word	-3	specifically	srcset	standby	statoverride	studio	substitutes	super	symmetric	tasklets	tbl	tcp	tell	tenant	tha	things	thousands	toast	triggers	unparse	us	usedforsecurity	variants	vmware	voted	xid	之	仅	会	例	六	兼	匙	四	塞	奥	幻	恢	恶	故	料
word	-3	方	旁	族	晴	有	比	满	灰	狗	痛	白	竞	翻	能	色	行	进	遮	邮	随	音
word	-4	aarch	acls	activity	adaptive	address	adduser	administration	agentcore	aliases	analyses	anomalous	arrays	ascent	assign	associations	atom	audio	autoscaling	avc	banner	bark	basis	bcj	bigquery	bitwise	blob	bs	bsd	bucket	bullmq	callwrighttoolset	celery	cfg	cfn	charjunk	chunk	chunking	cldr	closely	collections
word	-4	compensate	complete	concurrent	conda	consequently	construction	courier	credential	currency	datadir	delivers	denies	determines	develop	dialecterror	discriminators	distribution	div	divert	downloads	drawer	eleven	emacs	eng	epub	everyone	exact	excel	fake	fault	figure	first	ftp	geometric	gpg	graphics	gross	gz	height	hexadecimal
word	-4	holiday	hsts	identified	if	ignoring	inbound	indicating	individually	ingested	initialize	instdir	intelligent	intra	intro	ipc	jd	joined	kit	launched	learns	lens	lex	licenses	locking	locks	longest	ltype	mails	manipulate	manner	markussintonen	maximumexecutionfrequency	maxresults	megabyte	misspelt	mum	mycompany	nearly	nine	none
word	-4	notimplementederror	obj	oh	open	opendocument	openzfs	organize	ous	parses	partition	pdf	peer	peering	peers	perl	permissions	petra	php	pieces	pinning	places	plans	pod	popitem	portability	ports	powerpoint	pp	programs	property	protect	protectedresourcearns	py	pyproject	qualified	rc	readonly	recipe	recipient	recognize
word	-4	reduce	refuse	regards	replicating	repot	respect	resumed	roots	rtf	rule	sampled	samples	second	serializable	setlocale	sets	soaking	somebody	specialized	specs	src	stamp	stdlib	stop	stuff	subset	substitutions	subtract	telling	terminates	thought	tiltangle	timedelta	tokens	toolanswer	toolkits	toolutil	transformation	transforms	transient
word	-4	trim	truststore	typevar	undelivered	unspecified	uuids	vixie	vlan	webacl	weekday	werkzeug	wins	workforce	wrappers	举	低	作	则	剥	剩	务	吉	壶	夏	度	承	技	捕	文	新	旗	早	校	榜	洗	浮	消	滞	火	盾
word	-4	矛	知	绳	群	舰	视	退	障	驶	骑
word	-5	abstraction	additional	adversarial	andallfilters	anthos	articles	assumed	attributeerror	authorized	automatically	b	backslash	basenode	began	ben	bitmap	bkpimage	boot	brand	brotli	bypasses	bytearray	campaigns	capable	captured	cases	cherry	chunks	ciphertext	closed	collected	colormode	composite	computed	contradicts	coreutils	course	coveralls	cpus	crafted
word	-5	croniter	cure	currencies	dana	datastore	degraded	departure	deploys	detectprotectiveequipment	determined	developing	dispatch	dll	door	dryrun	effort	ehlo	email	embedding	enablement	endtime	enhance	equalsto	escaped	euros	eventlet	execvpe	f	fc	fifth	firestore	flexibility	floating	fourth	fragment	friendly	functionmodel	getmembers	getopt	gitter
word	-5	ground	grouping	heads	heating	hereafter	hierarchy	hit	i	iap	idna	increases	ins	insertions	ipam	iserror	junit	kreuzberg	layers	ld	ldaps	limited	lines	literals	locals	logout	manifest	mapped	mask	maxsize	mayhavehappened	members	mmmmmm	myproj	networking	nigsg	nowhere	orallfilters	organizational	os	pack
word	-5	pets	preceded	preference	preferencelist	provision	pset	publishing	pwd	pydoc	pyspark	qnan	qualifier	quickstart	ran	ray	reach	receives	reconcile	redirect	redundant	relational	relationship	remind	repair	rephrase	restores	resultrules	retryable	routers	routes	saving	selector	sender	setattr	sev	simplest	simply	slow	sorteddict	sourcekeyid
word	-5	sp	speedup	splitindex	splits	sse	sslcontext	standin	stands	starter	starttime	store	streamable	subnets	sun	supplied	suppress	sync	task	tenancy	tilt	timing	toolsets	traps	triggered	typevartuple	unstable	variables	vector	withdrawn	worked	wraps	zones	亚	保	允	共	划	力	厘	取
word	-5	句	否	喜	妈	寻	少	市	布	投	木	架	片	狱	申	竖	簇	肉	胶	表	角	财	轉	还	途	静
word	-6	ab	abroad	accuracy	additionally	affects	aggregator	alexmojaki	alter	analyze	asymmetric	attempted	backgroundimage	basket	bedrock	berlin	between	beyond	bgp	bigtable	bool	bufferedreader	calling	canonical	cdata	certainly	chosen	closest	cloudtrail	cls	codex	colin	completely	compressed	computation	concurrency	configurable	connector	continues	crashes	cspm
word	-6	dated	deadline	deck	decorated	deferredtoolrequests	deletes	delimiter	denial	detect	determining	dismissed	draws	ds	du	durability	ellipsis	en	engagement	entered	eoferror	equipment	err	evaluate	fallback	fetches	fifty	fits	fongaufier	fsync	fuzzy	fuzzywuzzy	ge	getfinding	gettarinfo	gib	gil	git	gpus	greatest	groups
word	-6	helps	hide	highlight	hyperpod	ignore	infinite	inheritance	insensitive	insiders	insights	instrumentation	internally	internationalized	ips	ir	isclass	isfunction	ismethod	iteration	iterator	jsonpath	korean	loses	maintain	manually	markdown	matrix	memcache	modifies	mypyc	n	nat	neptune	nested	nntp	openssl	operate	optimization	ours	overwriting
word	-6	passengers	patching	pathspec	pentest	perimeter	platforms	plugins	powers	predefined	presigned	proactor	problem	professional	protected	protective	pwrite	pyparsing	reachable	rebase	registers	registries	remains	remi	restrict	retrieved	reuse	revised	right	rjust	rolled	satisfy	savepoint	sdb	searching	selected	ses	severity	sglang	shortest	sig
word	-6	significant	sit	snow	soft	somewhere	sortedcontainers	speech	squash	storm	strategy	suggestion	superclasses	supersedes	symbols	textdomain	threadid	tidelift	times	timings	toolresult	toolretrymiddleware	transitions	travis	tuesday	typeddict	unmodified	upgrades	uploaded	urllib	utilization	uv	v	vacuum	variance	verbs	violations	wafv	wan	watson	widened
word	-6	wrongerror	wsgi	xhh	xmltodict	zz	义	仔	函	发	叠	器	土	存	席	录	待	指	无	暴	朋	束	板	楼	甸	疏	眠	稀	繁	而	肪	脂	膏	菌	虚	街	褶	语	赵	阈	院
word	-6	露	题	鹅
word	-7	about	activated	admits	algorithms	almost	alpine	america	ammount	analytics	android	appveyor	arbitrarily	arc	asia	assets	ast	aug	average	be	bind	blocking	boilerplate	brew	bz	callcontext	called	careful	categorize	cheers	choices	circuit	cm	cmd	combination	combinations	commit	commits	conflicts	confusion	consistent
word	-7	core	counting	cuts	d	daily	dangling	dash	databases	definitionerror	design	destination	detached	deviations	differ	downloading	editor	eight	elf	embedded	entitlement	expandf	exposed	extra	fat	fileset	fire	forces	frameworks	frozen	github	gke	goto	graphemes	groff	gt	having	heavily	histogram	hosts	hunter
word	-7	imp	implementing	imports	inherited	initiates	inmemorybucket	inspector	interaction	invokes	ios	iot	kites	kubernetes	lamp	landing	libpq	licence	lies	logb	lu	managed	meadows	milliseconds	minimize	modelresponse	monetary	msgctxt	natural	neg	nothing	nutrition	obs	order	orm	outbound	owns	p	pager	pango	pipelines
word	-7	pixels	plan	players	plpython	ppe	preset	prevent	printable	probability	probe	pubsub	raising	rbac	receiving	recognized	refactor	rendering	repos	represent	require	retrieval	revert	ro	robots	rolearn	rounded	runid	s	scheme	sentiment	serverthread	settles	shapesize	sigterm	simulate	slide	somepackage	specifications	spoken	sslv
word	-7	stackoverflow	starty	steps	storing	subclasses	succeeds	swagger	t	tagged	terminated	terrible	thinking	though	tiff	timeit	tinyhttpd	toy	transform	translates	triggerer	trio	unclosed	unregister	util	various	vb	vexo	vllm	volumes	waiter	warm	wcswidth	wcwidth	wildcard	worker	workloads	workspace	york	凉	刚
word	-7	剖	图	声	封	州	店	式	微	抄	换	显	更	杠	杭	染	槽	横	次	活	流	渲	疗	础	科	稿	立	笑	糖	线	聊	螺	谱	走	趋	跑	辨	述	逻	风	首
word	-8	absent	accepts	addresses	addressing	aiff	alice	amphora	analyzer	app	architecture	arrow	august	bake	balcony	battery	behaviour	benchmark	benefit	benign	better	big	bottlenecks	breakpoint	breathe	calculator	callback	calledprocesserror	callers	cars	cgi	charges	chars	classmethod	cline	close	communicate	compiles	compound	consider	consistency
word	-8	consult	containing	converting	cornwall	coroutines	customized	daly	deep	defences	deny	dereference	dhcp	dialogues	dimensions	django	docbook	docstrings	dozen	ena	enterprise	entities	entry	entrypoint	events	exec	exponent	expose	fakeclock	faro	few	finalizing	financial	finite	fixture	flowchart	forgotten	forwarded	fuzz	gapplication	generally
word	-8	gio	given	goodbye	grantee	green	grep	grey	grouped	guardduty	happen	happy	harvest	hashable	haystack	heartbeat	honoured	identities	ill	incomplete	interactions	internet	interrupted	issued	issues	istrip	jailbreak	joins	jpeg	jsonoutputparser	karl	kenneth	keyring	launch	lb	levels	like	linter	liver	lmstudio	localization
word	-8	login	manager	mapper	mappings	maxlen	medium	mentioned	micro	millisecond	module	mushroom	mutable	navigate	new	nul	observe	occur	okk	operationid	optionflags	overdue	ownertrust	passwd	pickle	pid	popen	pot	practical	preserved	programming	proxies	pub	pwck	px	pypy	ranges	real	reconciliation	regressions	reject
word	-8	rejects	remount	rental	reporting	required	resize	returning	rich	rotation	safely	sagemaker	scalars	scratch	secure	security	see	seller	separating	service	shanghai	shield	sip	small	smaller	starlette	stylesheets	submodule	subscribe	subtype	sums	sym	sympy	tapeerror	td	technical	thanks	threaded	threat	throttling	thus
word	-8	tiles	tlsv	town	translated	truncated	tty	typer	typical	tz	tzinfo	unbreakable	undefined	unicodestring	unlimited	unused	vault	ve	vs	vscode	vsnapshot	wall	warc	went	whisk	words	work	workflows	workmail	wrap	writable	xsl	zstandard	严	刷	叉	友	呀	如	室	射
word	-8	局	幂	很	忠	恰	拿	是	期	栏	炖	焦	章	粉	织	置	菜	课	运	采	雾	鼠
word	-9	abi	acted	actor	adapters	adeyemi	adk	aims	ampere	an	anotherpackage	approvers	argv	arns	asset	authorise	baan	badge	bed	bike	bill	bio	block	bowline	brandl	bulletin	bundle	business	busy	bzip	callwrightcodeagent	captures	carefully	changed	cohort	command	compared	compile	compress	comprised	consisting
word	-9	contains	control	createcompletion	createpredictor	dad	davidhewitt	dbname	deb	declarederror	delegated	depending	disabled	disassociate	discarded	dummy	eg	enumerate	eol	era	evidence	except	executions	expiry	expr	expressions	extended	fair	fast	february	finalized	formatter	fresh	friends	getting	gif	glob	goes	gremlin	halt	harmless
word	-9	identification	imap	immutable	independent	indexing	initially	inspect	instrument	integers	intuitive	inventory	iter	jammed	knot	latency	leftmost	letting	limitations	logo	lookup	managing	masked	mkdir	mouse	multiplication	mydata	namespace	newer	numeric	objective	omnitech	origin	otherwise	output	overview	paginated	performing	perhaps	persistent	persists
word	-9	pg	pkgconf	pm	pos	postal	prec	printf	profit	psql	queues	quit	recursion	reduced	relevant	removal	rendered	retains	rollback	rounds	salt	sanok	section	selection	semantically	share	shows	sign	simplified	sinks	sla	socks	soto	sparse	special	spread	stringized	subdirectories	subject	subscriptions	succeed
word	-9	symbol	syntactically	ten	towns	tps	tr	twin	typ	typos	ug	ulp	underscores	uri	vire	w	wcstwidth	wheels	written	xz	zip	zstd	伸	删	势	又	堆	塔	天	媒	德	态	抱	效	旧	梯	殊	爵	爸	目	窗
word	-9	考	装	询	跨	远	闪	闭
word	-10	abbreviated	able	aborted	absolute	accelerator	adler	administrators	advised	agree	aix	align	allowable	appendix	autoflake	availability	base	because	blood	boils	boxes	boyuan	breitner	builtin	calculate	cancel	capture	clock	cloned	cloudfront	collection	combining	comma	commands	components	concatenate	confirmed	converts	corrected	counterclockwise	cover
word	-10	css	ctrl	customize	daemon	dataclasses	daylight	debugging	decoded	decoding	degrading	disco	disks	divide	draft	enabled	enclose	encoder	eventbridge	experimental	facing	faq	fees	ferry	fever	finishing	fl	flushed	forgets	fstat	gcs	generates	gevent	globals	gpl	gpu	gradual	guarantees	guru	highs	hits
word	-10	iec	infinity	inspection	interpreted	investment	javascript	jira	jonas	jupiter	jwt	km	lake	lena	lite	localhost	locations	logfire	lx	maxlinelen	mentions	mesh	microphone	mild	monitor	multipart	multiply	mydict	noticeable	ns	null	one	opencode	opentelemetry	outstanding	packet	pallets	passthrough	pause	pegs	periods
word	-10	possibly	posture	predictive	prev	principals	privilege	processed	proper	pull	purpose	quicksight	qx	raw	recal	reflect	replay	reportflags	repositories	requirement	reverse	rte	sat	scanned	scopes	sdks	searches	slo	specifier	spell	standard	subnetwork	symbolic	systems	taurus	teardown	tpu	travel	trials	trying	tune
word	-10	turtlescreen	twice	typescript	uid	undo	undobuffer	unexpected	unittest	untick	utilities	variant	verdict	views	weak	wgetrc	yang	zonal	zwj	两	乐	亦	令	仿	修	偶	像	口	多	小	工	幅	抓	撤	桌	江	法	测	温	溃	滤
word	-10	猜	盒	示	离	笔	类	耗	蜂	血	见	让	转	逗	遗	际	隆	餐	高	默
word	-11	ac	adapt	administrator	adr	ahocorasick	ancestry	annotated	apache	appointment	apps	attempts	authored	authorizer	autoupgrade	backed	backup	based	basemodel	baz	bees	benchmarks	bfcl	bom	bottom	boy	bronze	bus	caching	can	canonicalizationerror	caught	cel	certain	channel	checkers	chmod	chore	circle	client	cname
word	-11	compact	confidential	configurations	confirms	const	context	contextual	continuous	controller	copper	court	criteria	cursor	dashscope	date	death	debian	declare	decompress	deps	devops	differs	distributed	dot	drill	dropdown	ebcdic	engineering	environments	eventually	expressed	farm	favorite	fd	finally	flush	folded	formats	founded	frances
word	-11	fully	fun	gated	getoutput	gettext	gills	glossary	gusts	handler	handshake	hangs	hatch	haugh	headphones	hints	holidays	honest	imported	individual	installer	intercept	interconnect	interior	intermediate	iterable	itr	ji	jie	jpg	julianne	leaked	lexer	lh	libcurl	libfoo	lie	linestyle	llmagent	loaded	lot
word	-11	lv	magic	malformed	markers	matched	math	merges	middleware	milk	mocked	moments	mypy	nan	noon	notapplied	noticed	nr	nt	numpy	occurring	operands	ou	outside	overlaps	owen	ownership	paginate	parse	pathname	photograph	photographs	pins	point	pools	pour	powerful	powertools	pread	prefixitems	previously
word	-11	propagated	proto	pts	pure	pyrate	race	rawiobase	recognised	recurring	referred	refunded	regression	reinstalling	remain	remembers	replaces	retrieving	rovers	rsp	ruiz	rules	safari	schemalocation	screenshot	secretly	separation	serving	sight	signatureerror	signatures	sleeps	smiths	solid	south	spelling	sqlglot	starsinperiod	stopped	structures	submitted
word	-11	summarize	sundays	synchronous	tenants	testing	text	topic	total	treasury	tuples	twelve	typing	unavailable	unclear	uniform	until	untouched	updating	uploads	utterance	vms	wenbin	windsurf	workload	wrapping	ws	yet	yours	zhang	zhengyu	zipfile	冬	夫	戏	擦	林	检	欢	毫	波
word	-11	混	演	空	缓	薄	象	防	陆	降
word	-12	abcd	acknowledged	ad	affect	allocated	alt	apart	apiworkflow	appliance	arbitrary	array	associate	assumes	attach	avail	backends	backoff	badges	balancers	basehttprequesthandler	bear	beautiful	boat	bpf	branch	callbacks	cancelling	carla	category	chaos	chats	click	clip	clouds	cloudwatch	codecov	coherence	collector	committing	configs
word	-12	confirmation	connectivity	coord	corrections	correctly	cp	ctypes	dark	dates	debugged	declares	department	dirs	distribute	dividend	dry	embed	employee	enc	ent	evaluationpath	event	exits	eye	filenames	filters	firehose	friday	game	gateways	gbp	gemini	gpt	graph	greater	href	imke	improvements	inc	indentation
word	-12	indicate	inexact	ingest	injections	integrated	jailbreaking	keyerror	knit	known	lag	lists	loader	macos	mailboxes	measurement	mermaid	mia	minus	mock	modelcontextprotocol	modern	month	ndiff	nordbank	nplurals	optimized	paged	party	patience	pem	performed	placement	plural	possibility	predictor	process	product	protectedresourceconditions	quest	raises
word	-12	redirection	refers	refunds	regexp	relax	replacement	returncode	revisions	rst	said	semantic	sense	serves	shallow	ship	short	smolagents	snapshots	song	sqlalchemy	square	svg	swp	tail	targeted	timer	toaster	treated	types	unpack	unsigned	update	users	uvicorn	vars	verbose	versioning	video	waiting	wrist
word	-12	交	众	佳	偷	制	励	吁	吧	想	抬	操	晓	暖	柜	渡	滚	独	率	秘	稳	穿	缺	译	赋	跟	迎	颜	鸡
word	-13	abebe	acquire	administrative	advanced	again	aligned	archive	arm	arrive	assert	associates	beach	believe	bisect	brings	cafe	calc	calm	change	changelog	chf	colour	colours	compensated	component	conditions	confidence	consumed	corpus	crossing	cve	dbos	delete	deployed	descendant	deviation	df	difference	direction	disables
word	-13	disabling	disconnects	distro	doctest	documents	doe	domain	dpkg	duty	eats	elm	emergency	emma	emoji	enforce	enforced	esmtp	executor	exercise	extraction	extracts	facility	factors	fhir	fillcolor	flag	followed	follows	forty	framework	fsck	gets	gid	gives	granian	hba	identifiers	inn	insufficient	intent
word	-13	interacting	interpolation	issuer	ken	kib	killed	lc	leaderboard	lesson	lifespan	lighthouse	linker	lowest	lunch	made	marathon	mess	mo	moon	moov	moving	number	occurs	oldest	optionally	organizations	park	parsed	pasta	pinned	pkg	potential	prompts	propose	psutil	quite	quotes	recommendations	red	referenced
word	-13	regex	remote	req	respectively	restore	retrying	rosa	scope	sec	seed	self	sent	serialization	serve	she	shortened	six	slips	standup	steer	strong	struct	study	submodules	successful	summer	suspected	synonyms	targetpath	targets	technique	thickness	timestamp	toolerror	trade	unauthorized	underscore	utils	vinegar	vm
word	-13	wang	warehouse	weekdays	weight	wide	writelines	ys	世	丰	件	借	剪	勿	叫	响	姐	委	威	密	影	戴	抽	拌	择	搅	朗	材	毁	确	纯	经	节	茶	负	越	载	辆	钠	陌	雨
word	-13	靠
word	-14	adapter	adds	aggregated	airflow	anitem	anonymous	appropriate	april	arg	assigns	assume	attrs	audiotype	balancing	band	bare	beforehand	believed	bitte	bluetooth	botocore	broadcaster	button	cable	cancellederror	capability	catalog	categories	channels	checksums	classification	classifiers	cleaning	cleared	cold	constraint	constructed	controlling	copies	corresponds
word	-14	count	cte	data	dataset	dave	december	declines	deploybot	descale	detection	died	discard	dt	element	emax	enable	encrypt	especially	experiment	ext	filesystem	firmware	frequently	gave	glue	handed	healthz	hello	heuristic	hh	highest	idempotent	indent	inputs	instantiate	interviews	introduction	invocation	isolation	itself
word	-14	java	kernel	kg	kwargs	lasts	leads	lengths	lib	lind	lineno	load	logs	loose	lou	maps	marker	maturin	meaning	measured	meet	metric	microsoft	miss	mitigation	mix	mount	moved	msgstr	nda	negotiations	news	nexttoken	oid	opcode	operationtype	personal	pi	pilot	pipe	posix
word	-14	pounds	prepared	proof	publishes	purge	rd	readerwriterlock	recorded	referential	reproduced	resumes	retain	retries	rstreportmargin	sato	scenarios	scm	secondary	segments	sensor	setprofile	setuptools	shut	si	sizes	sole	sorted	split	ssm	subnormal	subsequent	successfully	tablet	tapes	team	termination	throw	timeouts	took	tracker
word	-14	translations	tuned	turns	uncertain	undeclared	unquoted	unsure	upcoming	urls	volunteers	webhooks	winter	woken	year	yearly	与	个	凯	午	合	奉	宣	害	屋	屏	异	怎	批	押	搜	映	果	滑	激	父	犬	玛	睡	瞒	索
word	-14	蠕	认	达	阻	驾	鲜	點
word	-15	abcdef	ability	abort	ada	alike	ana	annex	arn	artifacts	asynchronous	asynchronously	authenticated	authority	backend	basic	borrow	browser	cached	callable	canary	cancels	caption	certificates	changes	charset	chord	chose	codec	commonly	compat	completion	composer	constructs	cron	dataclass	decides	denominator	deprecated	detected	dies
word	-15	directives	domains	dotenv	durable	elsewhere	entity	exceed	executable	exp	expire	failover	fasteners	fewer	ffmpeg	fills	footers	found	fraud	frequency	gitignore	gnu	grid	holm	hyphenation	iff	indexed	interfaces	invoked	justification	kill	language	lightsail	listen	listens	llamaindex	loading	mainly	makefile	may	memlimit
word	-15	mkstemp	mm	modification	monitoring	museum	mutually	name	native	neighbours	netrc	node	nor	obeyed	obeys	operating	owned	payloads	pencolor	per	piece	produces	promises	protocols	provider	qty	queued	ram	recommendation	recursively	redis	refund	regular	representing	resembles	restarted	restored	risk	road	roof	rust
word	-15	schedules	scores	selinux	separator	sequential	settle	soak	space	srt	states	statistics	stood	strict	structuredcontent	stuck	subsidiary	switched	tab	tar	temp	timeouterror	tomorrow	traffic	transparent	typeerror	utc	validation	verbatim	visual	vrf	waited	wanda	whom	wine	wrapped	yield	yourself	偏	八	列
word	-15	唱	因	嵌	思	愿	散	杀	柄	根	涉	状	甲	租	羊	耐	讨	诚	输	遍	郎	除	零	页	馆	龙
word	-16	acl	addressed	addressvalueerror	alias	allergies	alphabet	announced	bag	balancer	boolean	boundary	bread	broke	builddate	byte	cache	call	canvas	capacity	checklist	chen	claude	compiled	contribute	conventions	corner	dealer	dependency	deployments	derived	descriptor	destroy	ee	encountered	escape	exclusive	exist	expenses	face	falls
word	-16	fcntl	fell	gen	goats	guaranteed	holds	homework	hosted	indicates	inside	interpreter	interval	ipsum	ix	january	journal	july	keyword	lane	lang	langchain	literal	lodash	logical	loops	lorem	matters	median	minimal	modelstream	modified	mostly	much	mysql	negative	never	newlines	nginx	nroff	nwosu
word	-16	operand	operational	outward	own	parcels	phones	politeness	popular	power	precedence	prices	processor	programmatic	propagation	protocol	psycopg	qa	reasons	regions	register	repaired	repairs	replying	result	resulting	retr	rinse	rounding	routing	rs	scenario	scheduler	serial	simulation	stable	stage	stairs	stir	stone	subsegment
word	-16	tagresource	thesis	theskumar	throttled	tidy	tinycsv	toolu	trained	trust	uncompressed	understand	union	uuid	validator	var	wave	week	workaround	writes	乘	似	凭	反	周	唤	埋	失	姆	子	寸	巧	张	搬	摸	民	泡	熔	牛	相	萨
word	-16	被	訂	试	该	货	逾	钉	集	雷	频	马	骗
word	-17	abc	acknowledge	addr	bases	birthday	bound	breaker	bruno	buffered	builds	caller	cargo	cat	choir	class	clears	cluster	coffee	connecting	correctors	deal	declared	declined	decrypt	details	detector	determine	devices	distinct	documented	egress	enough	evaluation	expect	features	finding	findings	folders	forgot	german
word	-17	gold	govcloud	guess	h	hard	heap	helen	implement	implemented	included	instancelocation	kb	keyed	lambda	larger	latter	less	let	lint	location	markup	measure	media	mixed	myapp	newly	online	op	overrides	pagination	pairs	particular	pdfs	postscript	precision	preemptible	press	printed	printing	providing
word	-17	rapidfuzz	readable	recorder	refuses	regional	remove	removes	retryafterms	ripgrep	scale	select	sentence	september	seven	solved	stale	stdio	subnet	suffix	superuser	switch	tags	taking	tape	tarfile	tarinfo	terminate	timezone	tram	transport	trend	troff	utility	water	ways	web	weights	west	wifi	worm
word	-17	丢	于	值	冒	变	形	感	拟	挥	断	歉	深	源	真	祈	票	老	耳	菲	蕉	踢
word	-18	addition	affinity	appears	area	art	begins	belong	brackets	breakfast	briefly	classifier	colors	compiler	completed	complied	considered	consumer	conversion	convert	converted	counter	current	decide	describeaccountpolicies	detailed	dialects	dir	director	dose	dst	easy	edge	em	enum	equal	expand	expanded	extent	family	favourite
word	-18	fence	filtering	fixes	fleet	func	gloves	graphql	hook	hostname	identical	idle	image	implies	indexes	inherit	init	integrity	intentional	jsonschema	judge	kennel	loads	m	making	man	margin	memory	migrate	missing	networks	nightly	normally	obtain	october	officer	openwx	org	over	parcel	payq
word	-18	percentage	performs	population	pretty	print	prose	refer	references	repr	rewrite	seal	sealed	semantics	series	several	sha	signs	slides	storage	takes	teams	tells	tries	valueerror	withheld	xml	yesterday	临	仓	刊	博	哦	噪	尚	忽	才	抗	据	构	残
word	-18	池	烧	石	脚	艺	裹	赔	违	迹	钮	铃	错	雪	黄	龄
word	-19	alternatively	analysis	another	anthropic	applied	asyncio	back	background	baseline	booked	catch	cfws	chapters	children	closes	cloud	collect	come	committed	compatibility	contract	copy	coroutine	damage	dashboard	days	delivery	dependencies	deprecation	depth	distinguishes	distributions	dogs	drift	elements	entire	evaluations	extract	fastmcp	field
word	-19	flake	fonts	frame	friend	gs	handbook	headers	implementations	implements	inference	join	json	large	len	libraries	logic	losses	lovely	measures	mime	minimum	minister	neither	oauth	period	photos	pointer	polygon	priya	pycparser	questions	recruiter	released	repeated	representation	researchers	reveal	run	runner	scalar
word	-19	scans	served	shape	size	social	sometimes	specifying	staging	station	story	streaming	streams	subclass	supplies	tag	trailing	undone	vat	wheel	which	whispered	wind	企	劳	吊	和	哪	堂	得	李	枝	栈	為	界	硬	网	聘	花	训	误
word	-19	轻	钓	键	间	闻	鱼
word	-20	a	already	announce	authentication	bananas	bbc	beginning	body	books	buckets	caused	checker	choice	claimed	compares	containers	crash	decision	decorator	definitions	description	desired	directories	draw	drawing	dumps	east	eat	ec	echo	endpoints	export	extensions	fall	faults	french	fssl	generation	generic	had
word	-20	hands	heading	hourly	hub	imperative	indirect	informational	lapsed	lisbon	major	marked	metrics	mib	mill	minor	morning	names	omitted	parallel	participants	planted	pretences	prevents	problems	reads	ref	region	replica	repository	sampling	saturday	schedule	sea	shift	shutdown	spaces	static	sub	subprocess	such
word	-20	threading	totals	turtleshape	unset	visa	walk	weekly	weeks	world	worst	xray	三	乔	习	亮	初	医	厅	可	右	含	味	咨	抛	拒	搞	普	楚	水	涂	球	称	等	练	苏	蛋	觉	触	详	辑
word	-20	边	香	驿
word	-21	accounting	affected	attacks	await	batch	becomes	black	burn	came	car	center	chinese	cli	complex	contributing	coverage	deleting	dial	directory	enables	exceeds	exfiltration	foundation	fraction	gardeners	gifts	how	impact	imperatives	install	interactive	invoices	key	knowledge	lab	light	looked	maintained	marcus	min
word	-21	named	netmask	nora	occurred	offered	oslo	paths	poll	preferences	random	related	render	rw	schemas	seek	spec	specification	starts	stderr	stops	sufficient	thai	thrown	tom	trigger	try	ts	underlying	variable	very	volume	will	wrapper	事	互	几	切	叶	园	实
word	-21	屉	岁	崩	己	披	标	泳	添	灯	版	粘	美	英	遂	遵
word	-22	age	angle	annotation	both	breakpoints	buffer	cause	clusters	columns	companies	compression	connections	copyright	cpython	depends	differences	disregarded	doc	dog	duplicate	duration	during	ensures	flights	formatted	garden	gdpr	goal	grammar	help	hours	hr	ids	injected	jmespath	kms	lund	manual	near	nurse
word	-22	old	recommended	removed	repeats	retrieve	return	seat	smart	soon	source	speaks	st	stat	statements	succeeded	target	tea	tested	traceback	unique	upgrade	value	van	wait	waits	wal	writer	尺	尽	概	段	留	省	眼	突	精	绑	罗	飞
word	-23	across	activate	acts	alert	algorithm	applicable	article	async	authorize	balance	branches	bu	central	chapter	conduct	contracts	designed	dialect	drain	employees	ever	evil	explicit	fastapi	float	frames	front	fuel	hear	identify	know	live	logged	low	network	not	num	orjson	override	patterns
word	-23	pep	plays	psf	ratio	ready	recording	reference	refusal	replication	returns	running	sdk	segment	separately	shoes	similar	sleep	smtp	ssl	stdout	stores	strip	students	talk	themselves	third	toolkit	trail	transfer	tried	unicode	working	七	二	伪	匹	史	国	增	字
word	-23	宽	察	弃	措	昨	没	漏	疑	种	糊	绍	聚	航	闲	隔	项
word	-24	ann	anna	argument	behavior	blocked	blocks	blog	ca	cells	checked	commas	comments	corresponding	creating	different	encrypted	encryption	english	exclude	extendedcontext	faster	fold	fork	format	functionality	however	id	implementation	jsonl	least	limiter	long	malta	manage	multi	notify	openapi	part	phishing	policy
word	-24	printer	prompt	queries	received	releases	retrieves	scheduled	simple	sku	stays	suspicious	transaction	visible	vpc	whether	假	入	印	却	尔	建	忘	持	紧	船	衣	路	週	避	钟	门
word	-25	abstract	amounts	args	association	audience	cash	cents	checking	configuration	configure	connect	costs	counted	cut	deleted	descriptions	dict	digits	disallow	doubt	drawn	eyes	flagged	group	installed	jo	labels	lift	linux	march	mean	monday	parliament	partial	patch	primary	pypi	registered	replayed	roles
word	-25	ruff	sample	sms	subscription	test	threshold	thursday	trick	unix	unknown	validate	welcome	width	workers	减	够	泄	追	造
word	-26	attackers	bakery	bench	building	bytesio	check	common	creation	cross	currently	datetime	dictionary	encode	etag	evening	explicitly	importing	integer	invitation	jobs	legacy	mb	meant	modules	pair	parties	plain	platform	poisoned	reservation	resp	ring	role	scanner	sequences	settled	spot	string	tables	time
word	-26	training	trending	turn	ui	waf	包	厂	原	城	术	编	荷	识	调	踪
word	-27	actual	annotations	appear	around	attacker	broken	claims	described	ends	envelope	eof	exactly	filter	finds	flat	g	idempotency	instance	intended	leading	locked	moves	multiple	offset	passwords	po	polite	postgres	proxy	reported	send	stack	threads	toml	utf	within	判	坊	山	左
word	-27	磨	蓝
word	-28	actions	against	approvals	attached	beside	bit	classic	console	contained	cv	day	define	development	diff	exceptions	granted	held	ignored	images	initial	listed	logging	mr	neighbour	opened	outcome	python	relative	signal	sqlite	statement	stdin	taken	timeout	two	unless	untrusted	upstream	where	兹
word	-28	内	孩	属	径	拍	损	景	符	米	绝	酒
word	-29	action	apt	cake	causes	demo	describes	docker	doctor	expires	fails	high	hotel	ignores	length	locale	mapping	noise	outputs	position	properties	request	same	told	unchanged	whitespace	zero	占	基	猫	究	纸	貌
word	-30	ascii	attempt	avoid	external	fields	flows	generated	hash	higher	latest	lets	listing	loop	main	ms	parent	parser	please	poedit	poisoning	quarantine	quoted	revoke	seen	socket	syntax	tuple	units	呼	固	平	拦	赖	返
word	-31	authors	beta	characters	conflict	docs	exchange	expression	files	foo	happened	looking	openai	pages	screen	sequence	support	vpn	书	倍	冲	坏	库	括	热	研
word	-32	added	blue	choose	container	contribution	counts	creates	defines	due	encoding	error	head	int	might	prefix	replies	script	separate	template	th	吗	地	教	月	词
word	-33	allows	alpha	bar	character	could	defined	ensure	forms	html	identifier	learn	limits	matches	maximum	nodes	pattern	tools	turtle	use	version	命	尝	情	截
word	-34	binary	cn	delay	deployment	endpoint	fixed	instruct	lead	many	once	paper	responses	servers	specifies	strings	synopsis	type	want	workflow	围	攻	范	覆
word	-35	answered	configured	cpu	default	disclose	disk	failure	includes	keeps	local	max	msgid	ordered	project	queue	refresh	refused	some	sorry	stand	started	updates	years	zh	些	拆	磁	针
word	-36	active	classes	did	either	execution	floor	interface	ipv	june	pool	pydantic	receipt	route	stated	we	息	红	组
word	-37	allowed	errors	filename	flags	half	information	ip	letter	library	methods	most	often	performance	range	reached	rfc	str	structure	versions	yaml	中	盖	较	邻
word	-38	create	decimal	fail	gateway	label	makes	organization	reports	restart	room	seconds	specific	view	况	循	电	移	缀	骤
word	-39	authorization	bring	bugs	case	custom	definition	modify	policies	tasks	储	压	找
word	-40	compare	functions	member	metadata	office	operations	supports	whose	服	样
word	-41	existing	invalid	possible	postgresql	represents	resources	services	single	useful	window	但	您	车
word	-42	attributes	calls	examples	feature	injection	nobody	readme	viicos	windows	仍
word	-43	defaults	desk	function	objects	server	uses	启
word	-44	example	four	gcloud	kept	秒
word	-45	def	mcp	stream
word	-46	empty	instances	match	specify	title
word	-47	connection	handle	iam	provide	supported	击	副
word	-48	available	effect	more
word	-49	created	provides	使
word	-50	md	method	options	returned	used	格
word	-51	ledger	optional	parameters	runs	still
word	-52	bytes	cannot	documentation	import	response	schema
word	-53	option	超
word	-55	associated	perform	provided
word	-57	something	它
word	-58	input
word	-60	does
word	-61	path
word	-62	arguments	br
word	-63	values
word	-64	功
word	-65	object	or
word	-66	resource
word	-67	amazon
word	-68	specified
word	-69	attribute
word	-75	callwright
word	-79	operation
word	-90	或
"""
