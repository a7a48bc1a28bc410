"""The weights of the sentence model, written by ``python -m scripts.train_guard_model --write``: a weight and its features a line."""

from typing import Final

WEIGHTS: Final = r"""
constant	-2.91
threshold	2.0	1.875
limit	12.7	21.8
cue	admin	agent	agree	alone	anyone	applicant	asistente	asked	assistant	assistants	attention	automated	ban	behalf	being	below	between	book	booking	bot	box	buy	calendar	caption	card	carry	cc	chart	charts	closed	colleague	comment	computer	cookie	cost	counts	credentials	customers	dao	digital
cue	disregard	documents	don	door	draft	drafts	drop	emma	env	erase	etc	eur	euro	every	example	expects	fact	firm	guidelines	heart	help	helper	hidden	his	hold	hotline	http	https	human	irrespective	keep	kindly	leave	lifts	link	look	mail	mark	meets	mention
cue	minute	net	next	note	notice	now	npm	official	opening	original	owner	page	pass	pay	pending	photo	point	prepares	prior	proceed	prod	public	publish	purchases	qing	qo	quote	reader	reading	recap	receipts	reminder	replace	reply	repo	reserve	resolution	review	room	rsa
cue	salary	sandbox	say	send	shall	she	shop	should	sign	sister	skip	software	sponsored	standing	straight	system	tell	them	therefore	tmp	top	trade	travel	trouble	trust	upload	user	vendor	verified	visit	vote	whatever	who	whoever	xyz	yml	一律	不足	买	人
cue	代理	以后	价	你	保存	先	全部	公	凡	到	到本	助手	勿	卡	同意	后	周计	單	回答	图中	填	大模	天气	家	将本	尾加	幕	并	并回	店	开通	志的	总	手	把	把用	报	授	掉	推
cue	改为	改动	月	本文	概	款	流程	為	然后	理	的程	直	直接	管	箱	系统	给我	自动	行	言	订	认证	评	请	请将	请把	请用	读本	谢	购	费	起	邀	邮	里	金	附	须	频	骗
feature	61	凡
feature	59	this
feature	55	as
feature	53	主人	都
feature	52	this page
feature	50	is to
feature	49	&MD	替
feature	48	&&D	&At	此
feature	47	&DH	whatever	~whate	现在
feature	46	&:P	that_this	全	这	顺
feature	45	&RM	&V@	-_example	bots	out_the	不必	字 ://
feature	44	&Ma	&U,	到这
feature	43	&VD	his	is_be	you're	~unloc	~you'r	主
feature	42	&"N	&,D	curl_s	他
feature	41	&/&	&:L	helpers	xyz	免	帮
feature	40	&BP	&a0	out	~credi	不用	全部	出来
feature	39	#D&V	&JV	&pU	&tL	by_the	就说	直接	那位
feature	38	&RY	drop	full	here	that the	top	unlock	wire	~booki	~troub	一律	信的	访客
feature	37	#UxS	#a"x	#a"x"	&Rt	&Yu	&bD	&|"	accept	as 0	this_,	你	所	的小
feature	36	#Dx,	#xB:	&"n	&J:	&ML	&NH	&QD	&RD	@@ 字	credit	so	~helpe	替人	的程	额
feature	35	#A,	#Bp	#Mx"x	#VD&	#VxD	#txD	#xBp	#xBx:	&:&	&HP	&Q0	&W0	&b-	0 as	^_bots	about it	at_-	from this	publish the	that no	would be	~premi	~reade	~trust	予	解	问起
feature	34	#000	#^B,	&&=	&/D	&AP	&D/	&J&	&t@	` git	below	example /	gb	helpers :	the traveller	therefore	traveller	trusted	vip	you were	~every	~resol	~trave	总结	拨
feature	33	#W"x"	#xD&x	&-A	&J0	&Kt	&Pu	&SD	&U0	&YI	&YU	&ZY	&aU	,_://	-_cn	as_and	drop table	filled	gift	instead_the	premium	put	shell	swap	the_tool	trouble	~accep	~fille	其	律	的会	直	附上
feature	32	#",&	#(x=	#D&Vx	#NxH	#W0	#axSV	#x,VD	#xF"	#xW0	&:D	&B:	&D,	&DY	&M0	&O0	&PD	&aP	ai ,	carry	e_f	every_of	last three	link	need_be	post the	s ://	sudo	the_you	thing	to_public	win	~verif	主人的	回信	帮手	序请	掉	用我	由	的程序
feature	32	程序请	那
feature	31	#:a	#Yu	#pa	#x:a	#x:ax	#xDx,	&&0	&:@	&@,	&AQ	&BV	&KR	&P,	&Ra	&TD	&VG	&VZ	&bL	&iS	&nH	&pa	://_`	^ instead	asked $	auto -	behalf	fa	five	helper ,	of this	prod	to_-	x -	~behal	~there	人回	官	帖	悄	悄悄
feature	31	把他	查询	程序	续	转到	这个
feature	30	#"xV"	#(xB	#,U	#B:	#D&	#Qp	#QxA	#QxYx	#StD/	#VtD/	#^(xB	#^xBp	#tD,x	#txQx	#xA,	#xVD	#xYu	&"&	&0N	&0W	&AS	&Ap	&BM	&DM	&G0	&LU	&P@	&bP	and leave	and the	answering	assistant_this	bc 0	digital	in every	it_@@	mail_of	need not	on this	prior
feature	30	publish	reading this	replaced by	text_the	the_that	to off	typed	who_this	your summary	~publi	~summa	一句	人回复	付	以	传	便	到本	填	存的	请代	货	门锁	顺带
feature	29	#"n	#"nx	#&Vx&	#,Mx"	#-x,&	#:Px,	#Ax:	#Bpx	#VBM	#VDx	#VxD,	#VxF"	#YU	#aU	#aUx	#x0-0	#x000	#xNx,	#xQx"	&&Z	&AY	&JP	&La	&aD	&t0	&tH	- all	@@ and	bc	be_if	comment :	e_a	every	for their	for_0	in_answer	into	kx -	note_字	on each
feature	29	the_so	to_and	when_asks	~alert	~vouch	~walle	你的	改为	本文	给我	股	贴出来	起	跳过
feature	28	#"x"	#0x0&	#:VxF	#D,xV	#L(x=	#QxD	#SY	#x"n	#xD0	#xPxM	#xVL	&BG	&M(	&X,	&tb	, they	: set	: unlock	a_agent	and carry	and_out	force origin	lgtm	owner's	pw	readers	s_sh	safe	shopping	skip	someone asks	the owner's	the premium	their	this one	to_with	ur	user_"	wallet	~conse
feature	28	~maint	~shopp	~spons	~waive	下面	人的	件事	关掉	史	家	就这	就这么	开通	所有	把	效期	有效期	步	程	第一	结论	账号	贴	连同	顺手
feature	27	" none	#,b	#,xMV	#/P	#0xu	#Bx:V	#Nx"&	#Qxb	#RxM	#SYx	#UP	#VtD	#YIx	#axV"	#pxP	#uHx	#xPI,	#xUxS	#xV0,	#xYU	&,G	&/A	&:=	&:t	&=/	&=A	&@&	&B&	&DP	&Dt	&H-	&K,	&K0	&KQ	&PW	&U&	&Z:	&ZV	&a-	&t=
feature	27	:_from	^_readers	allow notifications	and publish	co	engines	everyone	hint :	history	note	opens	sh `	the one	the_menu	v_:	whole	you are	~digit	~histo	~owner	为	从这	即日	原样	名义	并给	把你	把这	派	竞	继	设为	这篇	这里
feature	26	" for	" n	#",&a	#",x,	#&xFx	#-A	#:x,&	#H0:	#K&	#R,V	#R,Vx	#Rb	#SV	#SxWx	#UMV	#Vxux	#WP	#^B:O	#b,a	#tx0:	#txQ	#xD	#xK,x	#xSx"	&-B	&/P	&:S	&Au	&D|	&Ta	&UP	&Ua	&V0	&Vu	&YP	&YW	&ia	, i'm	, no	/ i
feature	26	/_字	0 fa	: put	: results	^ be	^ hint	^_engines	acct	any	ba	boss's	brand	cancelled $	comment	engines :	ext -	grant the	have_do	helper :	hint	into the	is_this	it would	kx	ni	none "	note :	out the	pro	prod -	push	remark	rest	saved card	telemetry	the change	the full	the photo	the really	the visitor's
feature	26	this line	to wire	visitor's	when someone	with	with write	~boss'	~favou	~revie	~telem	一栏	下一步	云	人请	今后	代办	代填	以后	任何	余额	保存的	号	呈	字 @@	字_://	帮人	序	扣	本页	栏	每次	為	病	的名义	的账	若你	莫	要的	述为	附
feature	25	" yes	#"x",	#&Vx:	#&xD/	#,&Wx	#,Ma	#,VxN	#,xW"	#0&x	#0-0V	#:Hx0	#:a"x	#AxM	#B:Qx	#D,&x	#D<x	#Dx	#NMtx	#Nx",	#Pi	#QB	#QxAx	#Rxp	#Rxt	#Sx,x	#a0	#ax"x	#bt	#pu	#t"x"	#t000	#uHx,	#x,x"	#xF"x	#xG"	#xK	#xSV	#xWP	#xtx0	&&W
feature	25	&/G	&0&	&:a	&A:	&AO	&Gt	&HZ	&KO	&Q@	&QQ	&Rp	&S@	&VF	&WQ	&pu	,_grant	- note	: from	^ assistants	^_every	`_push	account_0	ahead	alerts	as a	asks about	assistants	booking	bookings	confirm	confirm with	connected	de	drive	gist	go through	home	host's	la	llm
feature	25	not be	on_behalf	place it	prior to	public	quantity	read me	reviewer_:	shopping_:	sync_-	that all	the host's	the reply	the_question	they're	this session	treat	w /	with it	with_link	your answer	~host'	~quiet	~they'	~visit	乘	余	入本	刻	即刻	历史	名改	單	备用	并允	并允许	总	时把	核验	用备
feature	25	用备用	继续	综	要是	评	请输出	购	贴到本	赞	静默
feature	24	#,&W	#,Ux	#,a	#,bax	#,x",	#,xQH	#:xPx	#Bax	#BxM	#BxO	#BxVx	#D0	#F"x"	#GxY	#Hx&W	#KR	#Kxtx	#Pu	#QxK	#R,	#VD	#VDV	#Vx:"	#Vx:D	#YQ	#YxT	#Zx	#^YQ	#^xB:	#axPx	#i:V	#t"	#x",&	#x"U	#x&WQ	#x0xu	#x@	#xA:	#xBMx	#xBa
feature	24	#xBax	#xPi	#xW0x	#xYux	#xi:V	&=M	&>B	&BO	&DQ	&GY	&JQ	&KM	&QW	&R,	&YD	&a@	&b=	&pZ	&tK	,_his	,_put	- please	- verify	0_device	: drop	:_all	^_correct	and pass	are_here	buy the	cancelled	coding	curl -	doing	finish	from the	grant	helper	irrespective	irrespective of
feature	24	js	may do	mirror	needs no	off	please -	please_delete	postinstall	quietly	reader :	replaced_the	requester	right away	strike the	the cheapest	the remaining	the_drive	the_system	this_as	through	with the	word	yes	your instructions	~atten	~camer	~codin	~conti	~irres	~lawye	~mirro	~remar	~repla	~throu	”_0	一件事	一封邮	下单	价	会悄
feature	24	会悄悄	侬	先把	到此	到评	到评论	半夜	名为	品	字_0	尾	并回	支付	改用	替他	本文的	由程	由程序	结	这条	那人
feature	23	"_agree	#"tx	#"xN	#&Ox/	#&x0	#,&a	#,M	#,NxH	#,tD	#000,	#:&V	#="A	#="A"	#BxM&	#BxMt	#D&x	#D|	#D|x	#Ix,M	#MV0	#Mba	#MxD	#PUx	#SW	#UPx	#Ux	#VD&x	#VUV	#VxC	#Vxu	#YQx	#YUx/	#^M	#^MxY	#aQ	#axVD	#tG	#x",V	#x"xS	#xC
feature	23	#xHxU	#xK,	#xL	#xPu	#xV0x	#xX,	#xi:	#xtG	&(B	&(R	&)L	&,@	&/t	&M)	&UZ	&VC	&Z/	&Zt	- force	-_force	/ shadow	0 @@	=_ai	@@_the	^ readers	^ you're	^_helpers	accept ,	acceptance without	acceptance_revision	agent -	agents_this	agents_to	and post	and rerun	and take	and_them	answer $	anyone compiling	as_comment
feature	23	below ,	card on	card_file	compiling a	content_"	customs	deposit	device_the	do what	dropped $	etc_shadow	example and	exe	favour	favour of	first and	for all	force	from here	full_and	gb @@	gets_by	here on	here_$	in favour	in the	in_reply	it_this	link and	one who	pass	print the	printenv	proceed	recite	refundable	replaced	reply	responder	secret
feature	23	session	set role	so_can	software_the	tell_that	the three	the_database	the_notes	the_three	this inbox	this_is	to "	to mark	to press	to_is	to_whole	token to	tonight ,	tooling	tooling :	unlock the	with_access	without revision	xxxx	~cheap	~depos	~house	~tooli	下一	不管	为了	人看	你那	助手须	助理把	卡号	告时	在就	备	字_-
feature	23	安装本	手须	排	提及	改	改向	无须	毒软	毒软件	無	照	现在就	的	的信用	的卡	的网	的验	码后	程式	竞品	箱里	者的	装本	贴出	贴到	都把	零	领导
feature	22	#",Vx	#&VD	#&W"	#&i	#&xF	#()(	#,MV	#,x"x	#0,Ux	#000/	#0txS	#:D,x	#:V"x	#A)	#A):	#B:b	#BMO	#BMOx	#D,x/	#F"x	#Fx,V	#G"	#Gt	#HHQ	#Hu	#I,aS	#Mxa	#NxHx	#OPxi	#QH	#RK	#Rxtx	#UQ	#UQx/	#UxMx	#V"x,	#V0x,	#^0,"	#^YQx	#^x:a
feature	22	#i:Vx	#ix"	#px,a	#t"x	#tx,D	#txS&	#x,a	#x0,U	#x:D,	#xD"x	#xD&	#xH",	#xUMV	#xYUx	#xixY	#xnx,	&"D	&,X	&-M	&<A	&=&	&Bb	&DK	&DN	&PU	&RV	&U:	&aG	&aW	&au	&iY	&mZ	&pP	&u0	&uF	, dear	, helper	- pay	- xxxx	-_/
feature	22	/ credentials	0 y	: hey	:_user	^ before	account of	add my	admin -	afterwards_the	and_acceptance	any summary	bid	boxes ,	by_way	consented	ctx `	customer_and	each night	evaluating	every_you	export and	further	go ahead	guest 0	guest's	home_,	i sh	in_this	is safe	language model	mailbox_the	me home	me the	mfa_the	next_call	npmrc	privileged	proven	read this	river
feature	22	run shell	sudo =	thanks "	that_go	the complete	the linked	the river	the two	the winner	the word	the_latest	the_record	the_show	their_login	then act	this as	this_shall	to paste	typed_the	up ,	when_,	with all	with_i	without checking	your_tool	~furth	~silen	一步	之	件夹的	保号	做什	做什么	分拣	到这里	包传	告诉他	器人请	回信的	填入
feature	22	天给	夹的	存的卡	完再	并关闭	并替	应作	废	忙	念	我家	户所	把本	整	查	标软	标软件	栏留	核身	毋	的代理	的帮手	的机器	综合	若问	要提	记为	评标软	诉他	赠	这一	都要	问	顺便	风险
feature	21	" thanks	"_passed	#"Fx/	#"Nx"	#&TV	#&W"x	#&a	#&xbV	#)xB:	#,"x&	#,&x0	#,HQ	#,NVM	#,Nx)	#,W"x	#,YB	#,nxH	#,x"n	#,xbV	#-Y0	#-x-Y	#0,t	#00x&	#0x,W	#:Z	#=D/	#B:bx	#HG	#HPx,	#HQx,	#L@	#MVN	#MVNx	#OR	#PI,	#Px&W	#Px0x	#Q0-	#QMVQ	#QxB:
feature	21	#StD	#Sx0&	#UHY	#V0,x	#V0x	#VDVx	#VxN	#VxNx	#VxtD	#W"0x	#Wx"x	#X,	#YBMx	#YI	#Yux	#^QxR	#^RxQ	#^WxV	#aQx	#ix"x	#tYU	#txD/	#uxB,	#x"G	#x"Gx	#x&W"	#x,HQ	#x-Y0	#xD&V	#xD,	#xDxS	#xK:	#xSW	#xUP	#xX	#xaU	#xt0,	&&@	&)b	&/u
feature	21	&=u	&A=	&AD	&AV	&J,	&Jt	&K:	&Ka	&NU	&Pi	&Qa	&RQ	&V&	&WD	&WN	&Xp	&a,	&b"	&u:	, accept	, his	,_below	0_disable	0_if	0_xxxx	://_the	@@	^ ai	^ should	^_companions	account to	agent_this	agents_the	and commit	and speak	and_last	and_the	and_without	are to	asks
feature	21	at it	away	backups_,	before_any	buyer	by sending	by_days	can_that	cluster_admin	companions	credit card	dear_model	direct_to	discussed	dock street	first message	following is	food was	from_mailbox	go_and	goes_and	groceries	handling	has this	helper -	in here	in_workspace	instructions_to	irrespective_the	leave it	mine	my message	need_trouble	no confirmation	no_verify	now_the	npx_-	o_u	of last	of_translation
feature	21	on you	passed "	pasting	phone and	public_page	publish_package	quietly $	remaining	reminder_:	rot_$	say to	say_the	she_$	sheet $	side_:	sole	solving	speak of	straight	street	that_are	that_here	the account	the budget	the food	the next	the pr	the sole	the stored	the wallet	the way	the_folder	the_password	the_software	this :	this_are	to ://	to whoever	tool list	treat_as
feature	21	useradd -	useradd_o	voice assistants	waive	waived	wget	when_this	while you	wire the	your owner	your_says	~groce	~pasti	~solvi	~strai	~stree	~submi	~thing	一律答	三倍	上一	上一句	两万	个忙	了顺	人收	他看	代	代理在	件箱里	传到	你主	你的摘	像头	先付	到此页	单第	单第一	即日起	司
feature	21	员权	员权限	售	圾箱	垃圾箱	姓名改	娘	子的	字 verify	字_sync	对了	对外	已预先	并免	并引	并提交	序在	律答	律答复	成出	户的	执行本	把当	护	报成	报销机	拉	接代	提问者	摄像	摄像头	摘要的	新任务	时即	时请	正	正面意	此页	清掉	然后
feature	21	理请	生成出	用卡	的医	的来	的那位	直接代	短信	程序在	答	箱	结尾加	给我看	行程	见此	视同	请只	谜	赞助	销机	销机器	锁	限	面意	面意见	预先
feature	20	"_home	"_take	# general	#",&V	#">x	#"D,	#"G	#"V,	#"x&V	#"xNx	#"xVD	#"xtD	#&:V	#&HxW	#&NxH	#&ax"	#(U	#,&ax	#,HY	#,HYx	#,NH	#,UH	#,VbN	#,aY	#,xRJ	#-x,	#000x	#0xiB	#:xJ	#AVxS	#DxP	#Gx&V	#HxN	#M&a	#Mxax	#Ox)	#QHH	#QSx	#QxR,	#RQ
feature	20	#RxA	#RxQ,	#SWx/	#SYx/	#UMVx	#V:U	#V:Ux	#W"x	#W0/x	#WQ	#WxVx	#WxW	#Y&W	#ZY	#ZYx	#^-A	#^B,x	#^QB	#^Yxu	#^pY	#^x,a	#axHx	#axS	#iB:	#txF0	#ux:	#x"N	#x"Ux	#x"xV	#x,HY	#x,S0	#x,Ux	#x,aY	#x,tD	#xB,V	#xBpa	#xGxY	#xKR	#xQp	#xS,x
feature	20	#xUR	#xiB:	#xt"	#xt0&	#xuY	#xuYx	&&a	&@W	&B0	&BH	&Ba	&CV	&K&	&LD	&M-	&QX	&R:	&S0	&U>	&UR	&X0	&Y|	&aH	&iG	&p:	&tD	, post	,_mail	- privileged	- push	- qo	- rf	- telemetry	- term	-_privileged	-_xyz	/ aws	/ db	0 through	: whenever
feature	20	:_now	:_retention	@@_-	@@_to	^ parcel	^ reader	^_asking	^_helper	^_unlock	a complaint	acceptance	account 0	admin	advise to	all_of	and push	and unlock	and_notifications	any digital	as_fact	automated_:	aws /	aws_credentials	bash_$	before answering	bid 0	booking helpers	bots :	box	by deleting	by the	card number	carry on	change_to	cite_(	click_allow	cn_字	complaint in	contact_and	continue
feature	20	credit_to	documents 字	e_mail	every_in	everyone_the	family's	favour_the	fetch	file_@@	five -	for autonomous	fox_"	handling this	his_that	home_the	in_notes	its price	just reset	just_my	kindly keep	let	let it	locker 0	long_term	me_address	monthly	not_why	obliged	of_next	of_page	oh	on his	on_the	our_,	over_chat	password_the	person you	phrase	place_on	presenting
feature	20	presenting the	privileged -	privileged_v	prod /	prod_db	public_read	publish_on	qo	qo -	re -	reader ,	reader_the	reason $	relay	relay to	remaining_to	requires_the	reservation at	resolve :	rf /	rm -	rm_rf	role =	say	say that	sees this	send_字	session cookie	shadow	she's_with	shopping account	shopping_is	sign_with	signature	skip_,	swap the	the codes	the evaluating	the family's	the kind
feature	20	the saved	the translation	the_box	the_doing	the_last	the_saved	the_second	think_$	this and	this change	this link	this_was	three_of	to be	to every	to locker	to_premium	transcript	trouble ,	up the	update_(	usual second	v /	villa	were asked	wget -	wget_qo	what comes	with public	with_full	without_usual	write file	your_has	~holdi	~liabi	~maste	~triag	~unrel	~vanis	~withd
feature	20	不再	两晚	並	主家	亲姓	允	允许	先关掉	务请	口令	各类	后都	填进	字 transfer	小帮	小帮手	尾加	并	并直	并直接	序填	库门	度都	把我	接	插入	无需	既	日历里	最后都	本模块	栏留空	档案	毋须	母亲姓	每个人	永久	清	理可	理同
feature	20	的其	的助手	的医保	的短信	的私信	程序填	第一句	篇	系统对	结论写	统对	背出	背出来	行注	行注释	解除	论写	评语	说是	请代为	请以	请调	请调用	车里	这儿	这封邮	这段	那位的	都报	钱	面那	须把	题者	额度
feature	19	" when	#"&xV	#"Nx	#"nF	#"x0	#"x0x	#"xD	#&V,	#&VxK	#&W	#,Dx	#,Max	#,VL(	#,pxQ	#,u=	#,u="	#,xD	#/Mx	#0,tx	#0,xH	#0:xJ	#:/(	#:ax	#:x-x	#A:x	#Ax:x	#BQ	#BRxM	#D,x	#D,xH	#DD	#Dx&	#F"xD	#GP	#Gtx	#Jx:	#Kx&	#MHxQ	#MZ	#Mxix
feature	19	#Nx):	#NxH/	#OR/	#Pix	#Px0	#QH/	#QHb	#QMV	#QQxB	#QpxV	#QxPu	#RQx	#Rx:x	#S-x-	#SP	#St0	#Sx&	#SxD	#TMx	#U="	#UL	#UQx	#V=D/	#V@x	#VL(	#VQ&	#Vx0:	#VxVF	#Vxa	#Wx&V	#YUx	#^OPP	#^QxB	#^VBM	#^xA,	#^xQR	#ax"	#ax0	#axi	#bMa
feature	19	#ixY	#paxS	#pux	#tD&V	#tSx0	#txR	#u,xV	#u="x	#uxV&	#x"Nx	#x,&a	#x,B	#x,U	#x,xK	#x/(	#x/Mx	#x0tx	#xB:x	#xBx"	#xSY	#xUPx	#xYx"	#xpxW	#xt"x	#xtxD	#xu,x	&&<	&&R	&(W	&0J	&0P	&:V	&:Z	&<U	&=Y	&@H	&A,	&D0	&HN	&Ju
feature	19	&OH	&RW	&UN	&VL	&W"	&WP	&YX	&a(	&b:	&uD	, deposit	, fetch	, now	,_acceptance	- clusterrole	- secrets	-_clusterrole	-_top	/ notes	/ r	0 xx	0 字	0_place	:_@@	= cluster	=_in	?_=	^ kindly	^ ps	^_remark	^_would	a comparison	aaaab	aaaab 0	accept the	address and	admin_-	ahead of	all on	all open
feature	19	allow_all	also add	and advise	and leaves	and merge	and pays	and_been	and_no	append "	are described	as if	aside	auditd	automatic readers	ay	be replaced	be told	below this	beneath	bet	bots that	build ,	calendar for	cleared	clipboard	clusterrole	clusterrole =	clusterrole_cluster	conversation so	conversation_far	data_all	described as	done without	done_the	drop_sessions	each_you	env sort	f_f	fine	first in
feature	19	for this	for you	force_head	gb 0	goes	goes to	grades	has_sent	head :	head_main	helpers_set	herewith	hey bot	if_ai	iframe	in ci	in_of	in_translation	insert after	it came	kind assistant	kindness	let on	let your	looks_up	ltd	mail_it	me /	meeting with	my	my_are	notice_-	of deploy	of your	of_coming	of_thread	offer	on import	on receipt	operator
feature	19	origin head	origin_:	owner	pass -	patient that	payable	phone_0	photo	preferred_is	ps	quicker	quote	qz	r /	reader shall	remark for	remark_the	requester's	reviewer	says_thanks	sh_"	software	sponsored	subject =	sync	table sessions	tell people	thanks_,	the guest's	the mailbox	the only	the person	the practice	the requester's	the whole	the_agreed	the_list	the_tier	the_vault	this report
feature	19	this_into	thread	through these	tickets for	tickets_the	to sell	to_0	today	travellers	triaging	under "	update_must	were given	while you're	wire 0	with_"	withdrawal	xx	you ,	you're now	you_asked	your company	your human	~benea	~clipb	~compe	~dange	~herew	~ifram	~kindn	~payab	~remai	~resen	~shado	~softw	不差	不差地	不得出	不生	不生成
feature	19	不要列	中带上	为唯	为唯一	亲爱	亲爱的	人手机	人按	人查	人的答	从第三	件人回	你主人	信用	先不	全删	其余	再看下	凡自	刻执	刻执行	加一句	发出来	后照	听我	器人按	在展	在展示	填了	声不	字 public	完	官方	对方要	差地	帖的	序须	得出现	户其	把上
feature	19	把主	把主人	折扣	拓	收款码	改填	攻略的	文的	方要	时请把	是替	替人查	本串	机票	框	档	款码	正为	清空	無須	爱的	理改	由自动	的人	的单	的号	的机	的都别	的门	的音	的音箱	看到这	码后照	禾	程序须	站点	管前	级改	级改为	要列
feature	19	要里	解码后	订十	让那	讯	质量问	贴到评	那个电	都发	量问	量问题	需将	顺利
feature	18	! s	" of	" prod	"_always	# finance	#"&x	#"Gx	#"x	#"x/V	#&OQ	#&QxK	#&VQ	#&VV	#&x&	#&xU	#),&W	#,&VV	#,W"	#,YxW	#,x"N	#--VB	#-VB	#/AV	#/AVx	#/x/A	#0&xV	#0=/=	#:QxB	#:VS	#:VxU	#:x,a	#:xB	#:xG	#=/=	#A):x	#AxWx	#BRx&	#Ba	#BpV	#CIx
feature	18	#D"x0	#D|x&	#FY	#Fx&	#H"	#H"x"	#HP	#I,T	#K:x	#KO	#M&ax	#M,b	#MOxS	#Mxi	#NF,	#Ox0	#OxSx	#QBt	#QJ	#QNH	#QxDx	#QxQ,	#QxQp	#Rbp	#Tp	#UR	#V"x	#VD&V	#VDxV	#VL&V	#VMG	#Vb,	#Vx"U	#Vx(D	#Vx,&	#Vx,n	#VxD&	#Vxt"	#WB:	#WPx
feature	18	#WtVx	#Wx&Q	#Wx0,	#WxM	#X,p	#Y&	#Yxux	#^VxU	#^xRT	#aPx	#b,Mx	#bQV,	#btx	#nx)x	#paxP	#tK	#tU	#txH,	#txHQ	#uRxV	#ux:V	#uxD	#x"nF	#x&VP	#x,W"	#x/A	#x/AV	#x:Q	#xAxW	#xCIx	#xD0/	#xDbx	#xDx/	#xJx0	#xPUx	#xSxF	#xTp	#xVD&	#xVD/	#xVDx
feature	18	#xVF	#xVMG	#xVSx	#xWtV	#xWxD	#xX,p	#xYxT	#xpx"	#xtK	#xtU	&(Q	&)a	&,Z	&/K	&=W	&=t	&AG	&BJ	&D&	&D<	&DD	&DV	&GM	&GN	&H0	&KK	&Ku	&NR	&OZ	&P"	&P&	&RP	&S-	&SW	&St	&VX	&Wa	&Y@	&ZM	&aL
feature	18	&bt	&na	&pQ	&t-	&tC	&tQ	( ai	(_environ	, maintainers	, she's	, ship	, so	, strike	,_block	,_eur	- mail	-_://	-_addresses	-_as	/ prod	/ pub	0 eur	0 regardless	0_agreed	0_note	0_reading	: any	: there's	:// bash	:// sh	:_an	:_every	^ coding	^ decline	^ oh	^_any	^_chat	a @@	a a	abt
feature	18	after_all	ai -	ai_the	all issues	all permissions	allow_"	and afterwards	another person	answer_give	anything_this	approved and	at ://	attention	authorise the	automated	ba_de	be entered	booking_-	bots are	budget ceiling	built on	by_this	call update	ceiling	chat_:	cite us	claim the	client's	coding_,	comment_,	completing this	config js	consented =	consented_true	create it	delete_line	deposit $	description so	do that	e -
feature	18	el	environ )	expense bot	fi	fill_0	filled_the	folder "	folder to	for good	for_traveller	git and	him that	if_tell	in inventory	in possession	in_shared	inbox	is verified	it short	it_from	knows	last year's	later	list_drop	mails the	maintainer	maintenance_:	me	mention why	mind	must skip	next row	not flag	note taker	notes	nothing	number_0	of_minutes	of_shared	official_$
feature	18	on_of	on_page	open -	open_and	opens this	os_)	other_,	output only	parameter `	phone number	phone_in	place	possession of	postcode	qing	question and	quote_0	raised_0	regardless_the	render the	replace	reply -	reroute	reroute the	reviewing	rf_var	right	rt_0	s_://	save us	scanning	separated ,	sessions :	set priority	set setting	sheet	shell commands	should tell	should_0	show me
feature	18	signature_and	svc	svc tmp	taker	term_that	that	the last	the paid	the session	the_he	the_link	the_of	the_they	these reviews	this_for	to click	top_and	travel planners	trouble the	type the	upon reading	upon_of	verified ,	visitor_0	way ,	whatever it	with set	without_warning	would	yes_it	your user's	~calen	~ceili	~headl	~nothi	~oblig	~postc	~therm	”_@@	一并
feature	18	上传	上全	上全部	不查	不足	么也别	也别	事的	亲	今晚的	代理请	以后每	件随	任	份证号	你那个	信用卡	元改	全部权	全部转	具请	册里	再继	再继续	别的	前头	单时	卡	即	发一遍	变动	可直	可直接	各智	各智能	后	否则	啟	在处	在就把
feature	18	壁	备注	如果你	字 sudo	字_md	字_phone	定文字	审计	将保	小助	尾号	工具请	已审	并关	并安	并安装	建议直	强调	往	意了	把下面	把刚	接下	接下来	推到	收到的	星	智能门	末	本次	本视	本邀	本邀请	果你	永	求一	测试员	理上	理端	用开
feature	18	的会议	的签	的签名	统统	能门	能门锁	至今	若您是	若由	行后	被清	被问	被问到	覅	說	议直	议直接	试员	请把	请替	读菜	软件	进你	述此	退至	那条	部权	部权限	部转	问你	问到	附件随	附带	限额	隐藏	隔壁	首
feature	17	" and	" public	"_notifications	#",u	#",xN	#",xi	#"Gx"	#"Ux"	#"t	#"x"V	#"xG"	#&&Vx	#&,x	#&G	#&NH/	#&V:	#&Wx0	#&aVx	#&axQ	#&x:Q	#&xVP	#(A	#(R	#(Rx	#)/xH	#,&"V	#,MM	#,NH/	#,Rx	#,V"	#,VxL	#,Y&W	#,YBM	#,a"	#,aYx	#,tx&	#,xD)	#,xGx	#-()(	#-Y0L
feature	17	#0,"	#0tx"	#0x&x	#0xu,	#:B,	#:B,P	#:VLx	#:Wx	#:pa0	#:xD|	#@/	#A:	#AVQ	#AVQx	#AY	#B,P	#B,Px	#B:&	#B:O	#B:x&	#BMxS	#F,xW	#FFxH	#Fx,	#FxK&	#G",	#H"V,	#Hb,	#J:V	#JB,x	#K,x	#KxK	#MRQ	#MRx:	#MV(	#MV(x	#Ma	#Mt	#MxDx	#MxQ,
feature	17	#MxSx	#MxY	#Pxu	#QRxM	#Qx&V	#Qx&W	#Rx:	#Rx:V	#RxMV	#RxW0	#SRxV	#SWx	#Sx&/	#U:&	#U:x,	#Ux0&	#UxPx	#V"x"	#V"x&	#V@	#VQ	#VQxQ	#VU	#VUVx	#VxCF	#Vxu&	#W"xM	#W0x/	#WQx,	#Wx0&	#WxF"	#WxMV	#WxQa	#Y0L	#YAxM	#YIx,	#YKx	#YR	#^(A	#^FY
feature	17	#^Rbp	#^VQ	#^axY	#a0x	#au	#axKx	#axWx	#i,a	#nVx,	#pMx	#pa0	#pa0x	#paU	#paUx	#paxW	#pba	#pxW	#tSx	#tx,x	#uD	#ux&V	#uxbx	#x",u	#x"S	#x&x"	#x,Ma	#x,V0	#x,ba	#x0n	#x0xD	#x:@	#x:B,	#x="A	#xB:W	#xH"	#xJB,	#xPx0	#xPxD	#xQ,p	#xQxD
feature	17	#xS",	#xSWx	#xSx&	#xSxD	#xVx@	#xVxD	#xWD	#xaUx	#xi,V	&(>	&,a	&-u	&:U	&@/	&A0	&Bp	&C/	&FG	&G,	&HM	&Jb	&KT	&MS	&MX	&P>	&Tt	&YL	&Z"	&ZH	&aS	&mU	&tN	&tu	&|-	&|:	, recommend	, since	, uh	,_ahead	,_confirmation
feature	17	,_knows	,_manager	,_pip	,_reply	- admin	- backups	- dangerously	- over	- processing	- rsa	- sync	-_aaaab	-_dangerously	-_helpers	-_to	-_vip	-_win	/ documents	/ note	/ resolv	/_prod	/_pub	0 bc	0 svc	0_outdated	: also	: caller	: follow	: issue	< meta	@@ as	@@_/	^ btw	^ cc	^ disregard	^ helpful	^ look	^ well	^_completeness	^_keep
feature	17	^_llm	^_planners	^_qing	^_screening	a first	accept_offer	accounts payable	acct -	acct_0	admin (	affiliate	affiliate link	after this	agents_skip	ai	ai_:	all	all sites	all transfers	an_process	and skip	and_rate	and_say	and_to	and_upgrade	as spam	aside_master's	asked_it	at_top	badge 0	balance and	be dropped	board_to	bookings $	brandt	budget_to	c_in	certified	cited	co -
feature	17	comes out	completeness	contents of	correct_is	curl	customers with	dangerously	dangerously -	detail_字	docs_ci	drive and	elster	etc_resolv	eur	eur_the	firm in	for completeness	for word	from_alerts	he is	his_for	icu	if_by	in_are	in_inbox	index_url	insurance and	it shouldn't	its_for	key_docs	last	let_assistant	list with	mail the	mail_this	master's	master_of	me as	meta name	meta_=
feature	17	models :	models must	monthly_$	more thing	must tell	my_as	nameserver	nameserver 0	nameserver_0	notifications "	notifications_,	npmrc to	npx @@	obsolete ,	of her	of his	of_account	of_user	on_host	once_no	one_leave	one_thing	outdated	outgoing	over this	passed_in	paste them	pasted as	pasted_a	photo_,	pre_approved	press accept	price <	price_/	prod_backups	profile and	profile must	public "	put our	quay
feature	17	read_line	reading	remark :	remediation :	reply yes	report_as	rerun	resolv	resolv conf	respond to	rsa aaaab	rsa_0	say it	scp	sentence "	shared_"	shouldn't_you	skip ci	ssh_rsa	starting_$	stop auditd	submit	summaries_this	summarising this	summarizer	summary $	sync pro	systemctl_auditd	that he	the e	the failing	the membership	the newsletter	the student	the_full	the_header	the_nine	the_thing	them_this	then mail
feature	17	then_my	this file	this message	this profile	this wiki	this_approval	this_has	this_to	thou	thread with	through_form	tls_false	to_debug	to_guest	transcript_@@	truffle	txt_@@	typed into	u_svc	uh	uh ,	unlock_account	url_encoded	us as	verify 字	vip 字	whatever_this	whichever	while	while_are	with "	with admin	with_e	workspace_,	your boss's	~affil	~comme	~elste	~month	~outda
feature	17	~outgo	~resig	~secre	~sessi	~truff	~viewe	~which	一律改	上报平	久	人完	人问	他若	他若问	代为	代写	价由	你就说	供应商	俺这	先取	其账	写到	别的不	到召	到召回	到金	动助	动助手	动答	升配	升配额	召回事	号写	向	君	听歌	员名	员名单	品加
feature	17	商户	回事	在回	在答	在起你	始	字 drop	字 postinstall	字 skip	客户的	小助手	就	就说是	师的	应商	律改	性能	息逐	意见	成员名	成工	所有聊	把九	把仓	把仓库	把他的	把她	把竞	把答	把答案	把这个	报平台	接批	接批准	描述为	提升配	放弃	放心	数为准	文请
feature	17	旅客	无须再	日起将	时勾	时勾选	是多	是多少	更快	本文件	杀毒	杀毒软	每五	每五分	照此	物车里	理在	理由写	生成工	由写	由您的	略本文	的全部	的微	的微信	的账户	的那	直接批	看帖的	第一位	管	系统读	纪要里	统读	群成	群成员	者	自动	自动回	自动答	节目
feature	17	若你是	若是	若问起	薪	行完	要提到	让你	记为已	调为	起你	起将	软	辞职	都说	都选	里最	里的	鑫	閱	顺手在	须再	首位
feature	16	" payroll	#":&	#":&V	#"QH	#"QHx	#"t"x	#"tx,	#"x,N	#&0Y	#&O	#&VDx	#&Vxu	#&WP	#&WPx	#&WxF	#&WxS	#&tW	#&xR	#()(x	#)xU	#)xUx	#,&G	#,&Gx	#,H"	#,H"x	#,MVV	#,MxV	#,NWx	#,OxH	#,VDx	#,WxH	#,bR	#,x&N	#,xFY	#,xG	#,xG"	#,xK	#,xN	#,xn	#-x|x
feature	16	#/&V	#/VxL	#0">	#00,	#0x0t	#0xW0	#0xux	#:"QH	#:&Vx	#:0">	#:@	#:QxJ	#:xUx	#@x--	#A"x=	#B:Q	#Bpx:	#BxOx	#BxR:	#D,xQ	#D0"	#D<	#Da	#Dtx	#Dx"	#FQxu	#GxD	#HWB:	#Hb,a	#HxC	#J:Vx	#K:	#KMa	#KRx	#L@x	#MIx	#MMtV	#MRQx	#MVD	#MbxL
feature	16	#MxA	#NVM/	#PSt	#PxVx	#QBQ	#QBR	#QBx:	#QHHx	#QNHx	#QYxB	#QYxJ	#QxB	#QxB,	#RxSM	#RxaU	#S,x,	#Sb	#SxU"	#Tx,V	#Ux>	#UxS&	#UxSS	#UxV	#V0,	#VBMV	#VF	#VVD	#VVH	#Vb,M	#VxDx	#Vxut	#WD	#Y&Wx	#YA	#YMW	#YMWx	#YxTV	#ZxVx	#^Bp	#^Bpx
feature	16	#^QBR	#^tQ	#a"	#aDxV	#axix	#b,M	#baU	#baUx	#bxLV	#p&V	#p&Vx	#t0,t	#tD(	#tDt	#tDx,	#tW,&	#tx0	#tx0&	#txB:	#txD0	#txt0	#uY	#ux&	#x":&	#x"x	#x&&V	#x&V,	#x&VD	#x&x&	#x-x|	#x0&x	#x:xB	#x@x-	#xB:0	#xDa	#xHWB	#xJ:V	#xMQ	#xMV0	#xPSt
feature	16	#xPxV	#xQNH	#xQxV	#xRK	#xSP	#xSx	#xUxM	#xVb,	#xVx	#xYMW	#xaxF	#xb,a	#xpa	#xt0	#xtD(	#xtxV	&&F	&(M	&)&	&)/	&,C	&0"	&0,	&:0	&:F	&@R	&AM	&B-	&BK	&GO	&JF	&JM	&L/	&MY	&OD	&PF	&PT	&Q"	&QV	&U<
feature	16	&US	&WK	&Y:	&YH	&aY	&t&	&uN	( they	( 字	, holm	, 字	,_change	,_me	,_mine	,_reader	,_this	,_verify	- encoded	/ in	0 nza	0 ur	0 without	0_confirm	0_he	0_production	0_then	: the	:// 字	<_note	= ://	^ whatever	`_otherwise	a dear	a_helper	aaaab_nza	abt it	add_as	agent working	all_orders	am
feature	16	an admin	and attach	and cancel	and charge	and describe	and give	and recommend	and reserve	and_scan	answer with	any answer	any assistant	as though	ask again	assistant is	at ftp	backup codes	be troubled	be_dear	before_the	bookings made	break $	built_this	by parsing	by read	by_card	calendar	client_to	confirmations	conversation	copy_@@	corvid	could_find	cto	ctx_,	dear and	deploy 0	describe_as	diocese	dm_the
feature	16	do so	document	don't surface	drawn up	drop_in	editing	emma's	every message	everyone on	example with	fa 字	factor	fee_the	fetching	file_commit	fines	five_of	fix	forward my	free -	free_do	from_diocese	gh secret	gh_list	gift cards	give_0	guard =	guest "	has been	helping	her_:	hidden prompt	his insurance	home address	hx	hx -	i_not	in_repo	is_need	it_:
feature	16	it_things	lgtm $	lgtm ,	link ://	list_and	login and	look_the	looks	looks up	lt 0	minute -	model_your	needs_second	no message	not find	not report	not_troubled	note in	notice_not	npm_the	nza	oh and	on file	open_family's	other_are	paid_to	paragraph	parsing this	parsing_file	payments tool	positive $	proceed to	processing_:	production	public /	put two	query_of	quote only	reader	readers using
feature	16	readers_a	reading_for	reads this	relay_the	requester $	requires that	rerun $	right_,	rm	s	safe account	saved	say_was	says 0	scan_the	secret list	set_=	share location	shortlist	should a	should answer	state that	stored_and	sudo_-	sudo_true	summariser :	summarizing	summary_by	supervisor	system_and	t me	t_/	text_were	that_customer	that_is	that_summary	the attachment	the contents	the cto	the diocese
feature	16	the minute	the other	the tenant's	the vip	the_above	the_bank	the_form	the_out	the_transcript	their e	them beneath	this down	this page's	this recipe	this sheet	this_and	this_whatever	this_with	to finish	to npm	to see	to_keys	to_location	to_safe	to_street	to_vip	transfer_with	translate_page	troubled	true in	truehistory	usual_to	vip_and	week_put	were the	when asked	whenever_user	whosoever	with them	with_saved
feature	16	with_stored	xxxx_0	xyz $	y_ur	you be	your client's	your session	your_just	~brand	~concl	~consu	~dioce	~dispe	~editi	~emma'	~enter	~guest	~helpi	~pillp	~reimb	~ticke	~trueh	~user'	~whoso	不上	不告	不告警	不必回	不必跑	不要说	两步验	中同	主页	也打	也清	今天给	从今	他的	他问	代购
feature	16	以替	价目	价目表	体现	作废	你所	你老	你老板	再回	切换为	利交	到什	到什么	加上	加剂	印到	只求	可见	号换	同价位	同步	名單	名校	名校验	后台	员工薪	品卡	器人看	器请	图中	在打	复员	复员工	始你	字 de	字 tls	字 vip	字_me	字_table	字_useradd
feature	16	定位	密码重	将当	将当前	就说本	工薪	工薪资	帮别	帮别人	并上传	并代	并回复	序须给	应自	开始你	必	必回	快点	总结本	您的智	成文	我的	户的两	房型	所有订	打印到	把你所	把现	排障	摘要	收到此	改用备	放行	救了	整为	日零	时主	更正为	替人看	有订
feature	16	有订单	有责	有责任	本	本意	本意见	本报	本段	本页评	机主	机器的	此单	步验	步验证	法是	消息的	添加剂	清除	点餐	用你	用已	用车	由系	由系统	留言	的两步	的人的	的每一	的经	目表	看图	看图的	码填	码重	码重置	礼品卡	签名校	算时	结本	结算
feature	16	给我的	给提问	统	网银	自行完	解题	設	认地	认地址	访	说本	请把本	请把用	请顺	贸	费代	足	过安	过安全	这张	述本	通过安	那个	重置为	金转	问的人	阅本	险	页评	须给	领	领奖	高三	默认地
feature	15	" display	"_/	"_swap	"_then	"_字	#"&,	#"(0)	#"R,&	#"xG	#&@	#&@x	#&QxM	#&VxD	#&WQ	#&WxV	#&ax	#&xMt	#&xax	#(Ax	#(Ax:	#,&WP	#,MV&	#,Qx0	#,RxN	#,VL	#,a"x	#,aQ	#,aQx	#,pba	#,x,Y	#,x/H	#,xNW	#,xOx	#,xuW	#-0Fx	#-Ax	#/Nxt	#0">x	#0,M	#0|"
feature	15	#:0x0	#:BQ	#:Hb	#:Mx,	#:Q	#:Qxp	#:Vu	#:Vux	#:x>x	#:xWP	#=P,x	#><xC	#@x-	#A,x	#B:x	#BQx:	#D:x	#DN	#DS	#DxH	#F:p	#FxH	#Gtx/	#Gx:0	#H,M	#HYQ	#HYQx	#Hx,&	#MHu	#MVLx	#MVx"	#Mx"	#N"	#P,x=	#PSxV	#Px@	#Pxu,	#Q,px	#QVQ	#QxMx
feature	15	#QxV0	#QxY	#QxbV	#Qxp	#RBM	#RbM	#RxB	#S,x/	#SB:	#SxVt	#ULx	#Ux,	#Ux-0	#UxP	#UxS/	#V,VD	#VFV	#VTx,	#VUx"	#VV0x	#VVxu	#Vux	#Vx=K	#VxPi	#WPx/	#WQx	#Wx,N	#WxG	#WxV	#YPS	#YQxt	#YW,	#^(Ax	#^-Ax	#^QM	#^RxB	#^WxM	#^xA:	#^xKR	#^xRB
feature	15	#^xUR	#^xWP	#^xuY	#aY	#auV	#auVx	#ax0x	#bV"	#bVL(	#bax,	#baxS	#bxC	#nVx	#paN	#paNx	#pbax	#t"x-	#tQJ	#txH	#uYx	#ut	#ux"	#x"Q,	#x"x"	#x&@	#x&@x	#x&NH	#x,xD	#x:BQ	#x:VQ	#x=K	#xJx:	#xMR	#xMx"	#xPi/	#xPxu	#xRbM	#xSS	#xURx	#xV",
feature	15	#xVLx	#xVtD	#xWx,	#xZ:	#xZ:x	#xaSV	#xbV"	#xi,a	#xix,	#|0|"	#|x"	&"0	&(<	&/V	&<K	&=)	&>C	&@-	&AW	&B,	&BL	&HW	&MF	&ND	&Pt	&QH	&SF	&V,	&ZO	&a:	&t,	&u=	, effective	,_print	,_today	- ://	- break	-_break	-_notes	/_q
feature	15	0 above	0 eth	0_booking	0_eth	0_street	0_the	: after	: append	: show	://_字	:_as	<_style	=_for	? q	@@ $	@@_is	^ agents	^ also	^ in	^ new	` npx	a competitor	a goodwill	access_a	account you	account_given	add that	add_line	add_ssh	ai_instructions	aide	all_mail	along	also_my	also_the	and acknowledge	and_come	answer engines	answering the	approved_your
feature	15	apps :	as "	as safe	as_set	as_this	asked you	asking_the	assistant_tell	assistants_a	at_do	back_one	be best	been	been pre	behalf of	bot_my	branch protection	break -	break_system	by your	by_competitor	can_out	certificate is	cite	cite_as	click_,	comes_the	comment_this	companion	concierge_:	confirm_all	consents	consents to	contains $	continue with	continue_:	csv to	customs -	customs_pay	day to
feature	15	dear_helper	delay_the	directive	display :	display_none	drafts_answer	drop_orders	erase_0	everybody	fake ,	family's_folder	far	fetch ://	follow @	for agents	goodwill	goodwill_of	guest	has passed	have to	have_nice	he knows	he_ill	helper thingy	him	hjk	hjk -	hjk_0	husband	i am	in_course	in_home	in_summary	in_top	infra_secrets	instructions_content	is being	is ill	is saved	it up
feature	15	item for	items 0	itinerary	keep_your	keys into	kuai	last four	later_:	left -	let_play	links from	listening	llm agents	llm_:	make_reservation	may_so	me ,	meets all	must say	must_that	my husband	my ssh	my_key	name_mail	nb	need_confirm	new orders	nice day	notes that	of all	on behalf	on with	one remark	out everywhere	out those	out what	page /	partners_and	passport number	pasting menu
feature	15	pay top	pay_0	person asking	person's	pictures $	plan_,	please you	plus	point the	premium_$	put_,	q =	rank	recovery phrase	release 字	report is	requester as	rescue	root_,	run_chmod	safe and	salary_of	saved_and	scan to	secret (	shadow_$	shared folder	skip_confirmation	so that	spend	spirit	straight_,	string_://	sum	svc report	system_packages	tell the	term notes	that cite	that_certificate
feature	15	that_original	the author	the figure	the pasting	the private	the_asking	the_buyer	the_has	the_newest	the_panel	the_passport	the_payroll	the_reader's	the_the	the_trust	the_unread	their name	them_so	these results	thingy	this paragraph	this point	this snippet	this vendor	this_goes	this_meets	through_mail	tick_,	tmp admin	to card	to_carried	to_digital	to_ending	to_treated	transmit	trouble_with	up with	update users	ur system	urgent $
feature	15	us play	us the	user wishes	weather ,	whatever_contains	whatever_is	whenever	while_in	whoever_this	with !	with ok	with our	without limit	workspace	write "	xxxx -	xyz /	xyz and	you're in	your operator	zhao	~debto	~draft	~goodw	~growt	~husba	~incom	~itine	~patie	~phras	~posti	~rescu	~spiri	~whene	」_$	一律写	一栏留	之系	五的	人手
feature	15	人直	人直接	从这里	他应	他文	他文件	付款系	代客	以清	你若	便去	保险人	倘	做完	做法是	元	入主	入卡	入卡号	关	其他人	其他应	其他文	再去	再请	凡自动	到本串	到这篇	动回	动评	动评审	勿展	即向	历不	原	去把	发一条	发现任	各代	各代理
feature	15	后应	后应将	后续	听	周五的	器人把	器人直	回	回拨	在分	在安	在提交	址写	好机	好机器	字 release	字_documents	存到	完事	家的门	己办	已同	已同意	已存的	幫	并勾	并勾选	并说	开通免	弃	弹窗	录发到	律写	总统	总统套	总评	我听	我这	户所有	户把
feature	15	户真	户给	房机	房机器	打包传	把相	把自	把自己	护者让	提示都	提问	摘	撤	改為	改订	整理	料的评	是会	有人问	本份	本份材	本包	本报告	本版	本版本	本表	权限的	材料的	来读	款系	每天早	涨	然后在	然后说	现任何	现在发	理上面	用已存	用户所	用户真
feature	15	由大	由大模	由自	的住址	的邀	的那份	看信	看这	码在	示都	程代	程代理	立即向	端	给我听	统套	署	群的	联的	能助理	自动评	自己办	至本	菜谱的	號	被保险	装本包	觀	观看	評估	让那个	讯录里	证号	评分	评论	请先把	谱的	账户	购物	贴到这
feature	15	贴在这	输入卡	这个任	这段话	这里开	送到	通免	通免密	里开	里开始	重要	錄	险人	面的问	页后	项均
feature	14	! (	" >	" to	# user	#",&Q	#",n	#",nx	#"x&	#&NW	#&SF	#&V,x	#&V:x	#&VP	#&VxC	#&VxH	#&Wx&	#&WxW	#&i:V	#&xBQ	#&xNH	#&xVM	#(xBx	#):Vx	#)xPi	#,NHF	#,RxS	#,VL&	#,Y&	#,ZY	#,ZYx	#,paP	#,x"/	#,x/	#,xWx	#---U	#--t	#-B:x	#-U=x	#-VBx	#-x-D
feature	14	#-xB:	#-xu	#/BxV	#/Px	#/Vx	#0"&	#0&x/	#0&xF	#0,&a	#00,&	#0xB:	#::b	#::b(	#:@x	#:@xV	#:UxV	#:VD	#:b(	#:b(x	#>x	#B,xp	#B:xS	#BMt	#BxFt	#D&N	#D0/	#Dbt	#Dbtx	#Dx,&	#DxPx	#DxQ	#DxQx	#DxS/	#DxV	#F"G	#FYI	#GPV	#H"x	#H,Ma	#HMx:
feature	14	#HxD	#JB:	#Jx:x	#JxM	#KIV	#KIVx	#L,x/	#LA)	#LA):	#MV&	#MV0x	#MV:V	#MWx&	#MWxU	#Mb	#MbV	#Mbax	#NHF	#NHFx	#NW	#NxUH	#Ox0&	#P0V	#PxtD	#Q&	#Q0-x	#QHb,	#QRxH	#QRxP	#QRxQ	#QWx	#QxM	#QxQ	#QxbM	#QxtD	#R,xW	#RxVD	#Rxb,	#SS,	#Sx&x
feature	14	#SxVx	#U="L	#Ux0	#UxDx	#V",&	#V,a	#V,ax	#VF"	#VF"x	#VL@	#VL@x	#VLx	#VPx	#VQ"	#VQ"x	#Vx,Z	#Vx:	#VxSx	#VxVL	#W"G	#W"Gx	#W0x	#WSx,	#Yxu	#^&xB	#^>x	#^AR	#^HMx	#^YU	#^a	#^ax	#^tx,	#_user	#aLVx	#aP	#aUxV	#aUxW	#ax-	#axD	#axF,
feature	14	#axVL	#b(x	#b(x:	#b,ax	#bR,	#bR,V	#ix,W	#ixYx	#pMx,	#paP	#paPx	#pax"	#pxWQ	#tD,	#tDbt	#tDxS	#tLx"	#tx0,	#tx@	#x"t"	#x"x0	#x"xN	#x,BM	#x,VQ	#x,ZY	#x,xU	#x--U	#x-D	#x00	#x::b	#xA)	#xBMb	#xBRx	#xBpx	#xC/	#xD"	#xD|	#xD|x	#xF"G	#xG,N
feature	14	#xGxP	#xI0x	#xJB:	#xKIV	#xKx,	#xMRQ	#xNMt	#xQHb	#xQxQ	#xSS,	#xSxS	#xUx,	#xVD,	#xVL@	#xZ	#xax"	#xi:a	#xuR	&&"	&)M	&,"	&,W	&-L	&//	&/N	&:G	&:M	&>u	&@u	&BS	&DF	&DO	&DU	&G)	&GK	&GP	&JB	&JO	&KV	&L0
feature	14	&N&	&O,	&RL	&RZ	&SY	&U=	&UV	&Ut	&Vt	&ZW	&aV	&bi	&n,	&t"	&tG	&tU	&u&	, assistants	, dba	,_attach	,_inbox	,_reading	,_wipe	- admins	- human	- permissions	- whoever	-_=	-_and	-_origin	-_rm	/ drafts	/ home	/ shared	/ www	/_js	0 )	0_concerning	0_mandatory	0_my
feature	14	0_“	0_字	: @	: anything	: invite	: tests	: users	:_kubectl	:_mine	:_reader	= ext	@ assistant	@@ prior	@@_:	^ asistente	^_comparing	^_continue	^_handling	^_his	^_mailbox	^_obviously	^_spare	^_translator	` gh	administrator ,	after {	after_content	ai )	ai is	also_left	an_helper	and date	and mail	and place	answer "	answer_it	answer_to	any_assistant	anyone comparing	approve_merge
feature	14	as withdrawn	asistente	assistants :	assistants_the	authorized keys	authorized_on	bat	be grateful	be reproduced	beneath this	box on	browsing agent	buy	buy_pro	buyer that	by far	by mailing	by send	by_/	calendar you	closes this	cn 字	codes_@@	coding agent	commit it	comparing_on	concerning	correspondence	council and	dangerously_skip	de_,	depot	digital_,	dollar	everybody_the	everywhere ,	far the	find in	fine_it	finish the
feature	14	following and	form wants	full conversation	full_so	gist $	goes_@@	grateful	guest's_number	guidelines $	has_confirm	has_pre	heart	his_by	html /	i should	in_tmp	include_affiliate	into_field	io 字	is covered	is why	it right	keys on	language_:	last_transactions	leave	list and	mailbox	mailing the	maintainers	mention of	minutes is	my manager	new account	next_message	note_"	nothing below	obviously	only_after	open ://
feature	14	open pull	opened_a	opening	ops	originals	outgoing mail	owner_this	package_字	pass 字	pay at	person_talk	piao	picture is	postinstall_:	protection $	put in	q parameter	r 0	real env	recalls	received ,	replace the	replaces send	reviewer bot	say the	say_are	send_codes	show_:	sign_up	site ,	skip_permissions	so far	spare you	sudo 字	summary	summary and	supplier is	t js	that i	that_board
feature	14	that_cache	that_can	the acceptance	the connected	the household	the q	the shared	the standing	the stay	the visit	the_holder's	the_mail	the_recovery	them_://	theme_$	then change	these_is	this very	this_asked	this_later	this_must	three transactions	tier $	tls 字	to record	to spare	to this	to tick	to_friends	to_new	to_prior	tool and	top 字	true "	two open	uid 0	unread $	up 字	up_rule	user should
feature	14	user_#	user_ext	var_www	verify and	verify signature	visit ://	which_why	with_guest's	would_grateful	www /	www_html	yet_)	you talk	your coding	your guidelines	~asist	~audit	~grate	~obvio	~partn	一律加	一行	上面	上面那	不予保	不要提	中扣	中扣除	主人回	主人家	予保	予保存	亲姓氏	人挑	人的号	他报	他报名	付了	代理可	代理改
feature	14	们排	件提	件提示	任何自	何自	何自动	你读	供应	允许远	免密	全班	关闭该	内容放	写董	写董事	则服	则服务	别人挑	到工单	到这封	办程	办程序	原账	去	发一	号及	号提	各助	各助手	名下	后将	否则服	售价	团	在分拣	处理	复办	复办法	姓氏	字 aws
feature	14	字 package	字_access	字_admin	字_fun	字_secret	字_transfer	完这	容放	容放进	就当	就答	尾加上	差评	已通过	带把	年	座的	开发	录者	律加	恢复办	成同	成本	我们排	户下	户保	户保存	户最	户最近	户登	户登录	户解	户解释	才能	扣除	把刚才	报上	换为	摘要工	收货
feature	14	敝	替主	替主人	来宾	案写	案里	次对话	次都要	款账户	此行	比价	毕	汇报时	爱	理者	用卡号	用户下	用户保	用户解	用摘	用摘要	的全	的告	的告警	的摘	的摘要	的收款	的网盘	的账号	相册	看	看到后	码文	码文件	移入	程协	程协助	端请	答案写	算
feature	14	给	者一律	自动助	自愿	至	装一	装一个	许远	许远程	论时	话的全	询的程	调到五	赎	跳	边记	这一步	这一行	这句	远程协	那一栏	都要提	钱包	闭该	问他	阅	险提	险提示	随便	顺带把	须在每	额不	风险提
feature	13	" sponsored	"_its	"_with	#"&xN	#",&O	#",Y&	#">x"	#"xQx	#"xS	#"xV	#&FxP	#&L=	#&VQx	#&Vt	#&WQx	#&aH	#&axS	#&xa	#(J)	#(J):	#(U=	#(U="	#)Mx	#)xB	#,"a	#,&VD	#,&aH	#,&xZ	#,NW	#,PI	#,QB	#,V0	#,VQ	#,Vx	#,bt	#,pxP	#,xD&	#,xG(	#,xPU	#,xQ"
feature	13	#-0VP	#-AxM	#/&Vx	#0&Wx	#0/P	#0/Px	#0VP	#0x-0	#0xD	#0xS	#0|	#:QRx	#:VL=	#:Zx	#:aQ	#:aQx	#:ba	#:pa	#:x"S	#<K>x	#="x0	#>xB:	#AYx	#AYx,	#BMbV	#BMtV	#BMxU	#BQM	#BQxt	#BRQ	#Bpx0	#DVx/	#DxV,	#Fx,P	#G",x	#G&	#G(x	#G(x0	#G,	#H,xa
feature	13	#HW"	#HW"x	#J):	#JQ	#Jx:V	#K>x	#L(U	#L(U=	#LVD	#LVD,	#Ltx	#Ltxb	#MVDx	#NWxH	#P,x	#PtD	#PuxV	#Px,x	#PxMx	#Q0-0	#QHQ	#QHQx	#QS	#QYxa	#Qpx	#RQxM	#Rx,b	#Rx,p	#Sx,a	#SxU	#TM	#U:	#URx	#URxQ	#UxD	#UxR	#UxVx	#V"xR	#V,Vx	#V0x0
feature	13	#VD<	#VL(U	#VM	#VUxS	#VxC/	#VxVD	#VxYU	#VxYu	#W,x	#Wx,M	#Y&i	#YiM	#YiMx	#^<K	#^<K>	#^IxU	#^VB	#^bxQ	#^pa	#^pax	#^tQx	#^txA	#^xBx	#^xYU	#axSx	#b&H	#b&Hx	#bVxD	#bba	#bxY	#ix,M	#pVxU	#paxH	#pxPx	#t00	#t=	#tK/	#tL	#tQx:	#uP
feature	13	#uPx	#x"S"	#x"x,	#x,PI	#x,QB	#x,S	#x,aD	#x-x@	#x0/P	#x:VL	#xA:V	#xA:x	#xB:b	#xBx,	#xD"/	#xD,x	#xDN	#xFx&	#xG(	#xG(x	#xG,	#xJQ	#xMVD	#xNxB	#xPux	#xQH	#xS&V	#xSD	#xV:	#xV:V	#xY,	#xZp	#xaxi	#xbMa	#xbV	#xbba	#xpax	#xt0F	#xtK/	#xu
feature	13	&&O	&(A	&(O	&(a	&,H	&-&	&-|	&0-	&:Q	&BN	&CP	&KN	&KP	&KS	&M"	&PY	&QM	&VS	&ZN	&a=	&ai	&bV	&uQ	&uS	(_,	, prior	,_names	,_needed	,_trace	- map	-_net	-_shop	/ self	/ submit	0 monthly	0_best	0_gift	0_here	: accept	: approve
feature	13	: knock	: summarise	:_guest	^ correction	^ roses	^_!	^_agents	` curl	a coding	a routine	a_bc	above to	abt_$	addendum	admin :	agent handling	ahead and	ai :	all_and	altered	altered to	and rebook	and_me	any -	any model	appreciated	are red	as csv	authenticate by	automation	autonomous_:	basket and	bc_e	before_look	binlog	browsing	buy at	by_user's	by_username	cc
feature	13	change_contact	chat_and	checks $	click it	clusterrolebinding	clusterrolebinding_-	cn /	codes of	com 字	commit without	conclude	confirmed by	continuing with	correspondence_the	create clusterrolebinding	customer table	debit	decline everything	delete dns	delete_zone	describing this	direct debit	dns zone	do_she	entered as	every later	far_it	feed and	fetch it	for checks	for_credit	from_example	fs	gift card	git push	git_config	give	give him	go_with	grandmother
feature	13	grandmother used	grandmother_to	grant_(	here by	hidden_>	in_basket	in_comment	is helping	is_requested	it put	items are	its_as	js "	json_postinstall	kindly_in	knows ,	kq	kq 0	kubeconfig 字	last_tickets	link_://	loads this	lodged_@@	look in	mailbox and	maintainers :	map net	master	me_list	message is	mirror fs	mirror_$	must cite	my new	my sister	my_account	my_at	net /	net_submit	new plan
feature	13	no approval	no comment	note -	notes :	now	numbers to	official_,	open invoices	origin_-	other applicants	paste_it	pays	person who	post_#	pr	price as	printenv 字	private address	prove	ps_-	public bucket	push -	q_of	quote 0	re_authenticate	read_changelog	readers with	reason "	report sum	requested	resolution	rights	roses are	roses_red	save to	sent_to	shop 字	shopper	shopping basket	shopping_and
feature	13	should_`	standing	stored card	strumfast	strumfast io	style =	style_"	system_the	table as	table_csv	tell_this	that_device	the calendar	the follow	the requester	the_"	the_applicants	the_basket	the_fee	the_five	them this	therefore be	think >	this changelog	this for	this in	this thread	titled	titled "	tmp_字	to account	to admin	to everybody	to trouble	to_entered	to_report	top up	trace 字	unit_,	usd to
feature	13	user's	user's full	user_>	username and	verified	voucher_0	wake the	week to	what she	win "	with_shopping	wx	wx_0	x 0	xxxx_字	~adden	~appre	~assis	~autom	~binlo	~charg	~shoul	~strum	上用	上用户	下手头	不管你	不装	为完	二天	人把	人看到	人讲解	人请按	件箱	会查	位是	低价	你做	你家
feature	13	俺	儿的	先去	免除	入我	全部环	公开到	六位数	其他	再以	再把	凡问	刚才	别总	别总结	别让用	到公	到后	到的话	前会话	前明	前明月	包了	十一月	单	即刻执	去问	发一份	取消	台把	回答中	地址写	好助	好助手	如你	字 kubeconfig	字 mirror	字 printenv	字 settings	字 wx
feature	13	字_@@	字_fs	字_printenv	字_script	安装	定金	审阅	家的	家长	宾	密码以	密码填	对本	将仓	将仓库	就把我	差	已办	帮你	并代填	并开通	并清	床前明	应按	应表	应表述	店时	开到	式发	归入	当前会	形式发	得提	态改	息的	意見	成	成我	我这儿	我领
feature	13	我领导	户主	户第	手续	技术标	把共	把共享	把用	把用户	护照	按	据处	据处理	排行	排行程	接取	控机	控机器	收	收件	收件箱	文一	新号	时将	明月	明月光	最低价	月光	本件	本商	本社	术标	来源时	格发	格发给	案时	權限	款换	段话	比写
feature	13	汇	消费	源时	状态改	用您	用户第	由语	由语音	痕迹	的姓	的姓名	的家	的小幫	的报价	的支付	的整	的时候	的申	的申请	盘助	盘助手	直接取	看到此	知来	码以	码填进	私钥	第二天	答复中	签过	签过字	管你	给代理	给我们	续由	置为	者请在	表格发	表述为	要是你
feature	13	設為	订	论	该客	该客户	说隔	说隔壁	请一律	请列	请列出	请将仓	请改	读到这	转入	这封	通	部环	部环境	部转入	都应给	里别	量改为	集成	需先	须将
feature	12	" color	" guest	" owner	"_access	"_paste	#"A"	#"D0	#"D0"	#"M"/	#"x"x	#&HP	#&Ht	#&Htx	#&QxQ	#&Wtx	#&aHH	#&xDx	#(Ox)	#(t	#,&O	#,OY	#,OYx	#,Rxp	#,SD	#,VD	#,VQx	#,axM	#,bV	#,pa	#,paU	#--VQ	#-0V	#-D|	#-D|x	#-VQ	#-VQx	#/Px,	#/V&	#/x/	#/xtD
feature	12	#0&t	#0(N	#0(Nx	#0)xW	#0,&H	#0:xU	#:MV	#:V,&	#:V@	#:V@x	#:VDV	#:W	#:ax0	#:xKS	#:xQp	#:xTM	#:xU	#="D0	#A,px	#Ax:W	#AxQ	#B:x,	#B:xY	#BJ	#BJ:	#BM	#BaxS	#BaxV	#BpVx	#Bxbb	#C/	#D&xS	#D&xV	#D,a	#D,ax	#D0",	#DVx	#Dp	#Dx&V	#Dx,N
feature	12	#DxV/	#D|xD	#FS)	#FtDx	#FxHt	#G"&	#G&M	#H,x0	#HM	#HM/	#JB,	#M"/	#MVV,	#Ma"	#Ma"x	#MbaU	#MxV,	#NHM/	#Nx,a	#NxPx	#Pi/	#Px,	#PxVF	#Pxi,	#Q,M	#Q,xS	#QAx	#QBQx	#QYV/	#Qx:a	#Qx@	#QxVx	#QxuR	#RQp	#RQxQ	#RRQ	#RRQx	#Rx,V	#SB:V	#SPx
feature	12	#SSt	#SStD	#SVx	#Sx"x	#U):x	#U=x,	#Ux,S	#UxS,	#V,&a	#V@x&	#VPQ	#VUx	#VtD&	#Vx	#Vx@	#VxDt	#VxF	#Vxi&	#W"x0	#WB:Q	#WxD/	#Yx&W	#YxAx	#ZV	#^(t	#^(tx	#^ARx	#^H	#^Ox	#^QK	#^QxJ	#^R	#^RQp	#^Rx	#^axS	#a"x0	#aHH	#aHHQ	#axA	#bax
feature	12	#bbax	#bxYx	#ix,Y	#pxVQ	#t0	#tDxV	#txDb	#uWx,	#x&=	#x(O	#x(Ox	#x)xB	#x,&W	#x,B:	#x,Dx	#x,SD	#x,aQ	#x,xu	#x-D|	#x/Vx	#x0&H	#x0xS	#x:VP	#x:Z	#xBpV	#xBxO	#xD<x	#xGtx	#xH,	#xHQ	#xHx,	#xMa"	#xQ,M	#xSVQ	#xTMx	#xUx&	#xV"x	#xV,V	#xV0	#xYx
feature	12	#xpx,	#xuH	#|xD0	&"u	&&,	&&N	&(/	&/M	&:b	&:d	&AF	&BD	&GR	&M,	&O&	&OR	&PZ	&QR	&QZ	&R0	&UW	&VK	&WM	&Wb	&XW	&XY	&pL	&pT	&pp	&t:	&u-	&uG	) docx	, ahead	, carry	, chat	, emma's	, it	, unlock	,_party
feature	12	,_you're	- ai	- auth	- debug	-_assistants	/ public	/_nc	0 straight	: before	: kindly	: perfect	://	://_summary	:_chalk	:_public	<_r	=_color	=_owner	@@ with	^ anyone	^ bots	^ care	^ continue	^ proceed	^ put	^ redelivery	^ suppose	^_assistants	^_wire	` rm	a trusted	a_here	account	acknowledge with	acknowledge_the	add it	address_my	adds_the	admin for	admin 字
feature	12	agent :	agents_do	ahead_the	ai_,	all repositories	all requirements	all_mails	and assistants	and cvc	and enter	and suggest	and to	and_all	and_says	and_with	antivirus	approve 字	approve_and	as_only	asked	assistant handling	at parcel	attach it	attach_to	auditd ,	auditd_字	bank_and	be_over	bots ,	bots_skip	by way	by_agent	can_further	canal	candidate_the	care instructions	chalk_colorz	charge	comment to	concierge
feature	12	confirmed "	consented to	contact "	contact list	cookie	cvc	degrees and	deploy key	digital assistant	digital helper	documents_字	docx $	doing $	down	down $	each_this	errand	eth	everything from	example_r	executor's	field "	firm	fix_-	follow	for automated	for the	for unattended	from_inbox	grant it	great_now	guest_and	handling_event	hello_this	helper_if	helpers_the	hk	house_the	iban	if ,
feature	12	if_coding	in long	in_long	in_pr	in_report	income	into_of	is_we	its contents	language models	leave the	leave_change	llm_this	looking at	mail has	master password	meets_requirements	merge straight	merge_to	message	mine_@@	models_,	my dear	my_and	nc 0	nc_0	need_ask	never mind	new iban	no content	no_preserve	not_person	note_the	npm_字	ns 0	ns_ns	obliged $	of_mailbox	of_signature	option "
feature	12	out_any	owner's home	parcel -	password_pass	paste	patient's	pay invoice	payroll_,	perfect	perfect ,	pr description	preserve_root	public_"	recommend_$	record to	redelivery	refund of	reply to	reply_that	repo_paste	repositories of	reserve	rf	rf_-	root_notes	routine_$	rsa	s_bash	saved_,	scan_@@	secrets 字	session_to	shall	shared_and	show_the	starting_the	step for	stored	straight away	straight_$
feature	12	street and	subscribe_owner	summarising	text above	the agent's	the antivirus	the contact	the executor's	the itinerary	the notes	the secrets	the_complete	them_the	therefore_that	things	this event	this job	this ticket	this user	this_by	this_go	this_page	through 0	to resend	to_question	to_replaced	today ,	together_this	transfer_remaining	unattended_:	user's_name	user_add	via_link	visiting this	visitor's_and	way of	we count	whisper	wire_,	with amount
feature	12	with skip	with_ci	with_replaced	with_visitor's	without looking	without_at	xie	you act	you this	you're_this	your long	~answe	~antiv	~clear	~conci	~erran	~perfe	~readi	~recov	~redel	」 ,	一律回	上	上一行	不可取	不通知	且不	为已	主的	书札	买家	交即	交即可	人全	人全部	人查资	他今	他要	付方	付方式
feature	12	代办程	价往	价往上	价时请	价格	价格上	份到	份运	份运行	会员	你若是	信验	信验证	倘若	全网	再往	再往下	再问	分由	前先把	办	加一	加一条	加购	化流	化流程	即可	历的	原样写	及	发回	取本	可取消	同意了	后别	后所	后所有	回填	回复末	回复至
feature	12	在回答	型爬	型爬虫	填入用	处置建	复末	复末尾	复至	复至本	天气	头	字 approve	字 gist	字 ops	字 read	字_aws	字_vendor	客人	客户其	寄给	密码写	帮人家	常满	常满意	并给出	应先把	店	归	录主人	律回	律回答	念给我	总结的	户设为	所有工	把他今	把安	把安全	把家	把竞品
feature	12	护照号	推	推送	提交即	提交至	支付方	整段	方可查	日程的	日落	是替人	末尾	本域名	本条	本纪	本纪要	来	查机	查资	查资料	标注为	样写	格上	模型爬	歌的	此项	求你	注为	照号	牌照	牌照片	理	理人代	用户的	由代	的公	的投稿	的都	的门禁	的验证
feature	12	看这封	短信验	码写	码助	第一行	答机	答机器	筹	续订	置建	置建议	老板的	者要	要给	言	订酒	订酒店	认支	认支付	讯录	设	话也	话的	请将	请用	调至	费一	身份运	运维	通讯	通讯录	那是	邮件的	都加	酬	醒	钟一次	锁的	门锁的	附加一
feature	12	需知	需知会	非常满	面	面说的	页之	顺手把	默认支
feature	11	" mozilla	# fff	#")b	#")bx	#">xQ	#"Qx,	#"R,	#"nFx	#"tx&	#"xQ	#"xSV	#&FxH	#&QxR	#&VPx	#&Vxt	#&Wx	#&WxH	#&a"	#&x&W	#&xUx	#&xW"	#)xB,	#,D0	#,QS	#,QSx	#,QxV	#,SD0	#,Wx&	#,ZxH	#,au	#,pVL	#,pZ	#,t	#,x"	#,xD/	#,xMW	#,xN/	#,xW	#,xuM	#-A:
feature	11	#0&,	#00,x	#0N	#0x,M	#0|A	#0|A|	#:QxA	#:Qxu	#:VxD	#:YB	#:YBM	#:aS	#:aY	#:ax"	#:x&	#:xP	#<xV	#<xV>	#>>x	#A&	#B:H	#B:Hx	#B:a	#BAx	#Bx:	#D&x,	#D,R	#D<x>	#Dbx	#Dx,x	#F&W	#Gx"&	#HQxN	#HUQx	#HxQD	#K&Vx	#Kx:x	#L&Vx	#MR:	#MVV
feature	11	#MxMa	#MxS	#MxtS	#P"	#P,Y	#PHY	#PHYx	#PQx	#PT	#Px&	#Px,a	#Q,p	#QHxQ	#QJB	#QJxQ	#QPT	#QRx	#QxQa	#QxVD	#Rxpx	#Rxu	#S>,	#S>,x	#Sb0	#Sb0x	#Sx	#Sx"O	#UPx,	#UxM	#V,&W	#VDx/	#VMt	#VMtx	#VPx-	#VSb0	#VV,	#Vtx@	#Vx"Q	#Vx,U	#Vx0t
feature	11	#Vx=D	#VxH	#VxKx	#VxL	#VxMt	#VxUx	#VxVt	#Wx&	#WxHQ	#Y0x0	#YKIx	#YUQ	#YWt	#YWtx	#Yx:M	#YxH,	#ZP	#ZPx	#ZYx"	#^A	#^PH	#^PHY	#^QBQ	#^U:	#^YUx	#^tx	#^txB	#aPP	#aPPx	#aUxP	#axF	#axH	#axK	#axY	#axYx	#axp	#bV"x	#bVL	#baxV	#bxQP
feature	11	#nFx"	#nV	#pYU	#paL	#paLx	#paY	#t0&	#t=L	#tDx	#tx@x	#txV	#uG	#uYxt	#uxb	#x"&x	#x">x	#x"tx	#x"xD	#x&Qx	#x&Vt	#x,D0	#x,NH	#x,QS	#x,Vt	#x,pZ	#x0(N	#x0N	#x:YB	#x:aY	#x:x&	#xB:H	#xBJ	#xBJ:	#xDF	#xDFx	#xF&W	#xFx,	#xG",	#xJB	#xKRx
feature	11	#xKS	#xLVD	#xQPT	#xRBM	#xStD	#xSxV	#xSxt	#xUQ	#xUQx	#xUx0	#xV>	#xVxP	#xVxY	#xW"x	#xWxV	#xYWt	#xaS	#xux"	#|0|A	&&&	&&>	&&M	&&U	&)-	&)H	&,U	&/Y	&0F	&0R	&0u	&:W	&<:	&Aa	&Du	&HQ	&M=	&PP	&PS	&QP	&RK
feature	11	&S,	&SV	&U)	&UY	&V-	&V=	&VU	&Vn	&W&	&Y,	&aa	&iU	&|)	, iban	, to	, transmit	,_assistant	,_buyer	,_is	-_club	-_pro	-_through	/ ,	/ etc	/ k	/_and	0 report	0 usd	0 via	0_may	0_to	: classify	: download	: step	: swap	: 字	://_sign	:_account	:_fff	:_here
feature	11	:_the	=_mozilla	=_note	>_you	^ attention	^ reviewer	a confirmed	a mistake	a standing	a typo	act	address @@	address are	admin_admin	afterwards	ai_“	all_invoices	along to	along_@@	and report	and resend	and_card	and_this	and_tick	answering_questions	any_tool	ask $	assistant ,	assistant_to	assistants usually	audit 字	basket_check	be_good	been typed	been_into	being a	boss	by order	by whatever	by whoever
feature	11	by_digital	by_of	calendar and	can skip	can_verified	card_so	carry_out	chat	classify as	clause_as	cloud_sync	code assistants	code_:	collaborator with	collaborator_write	color_#	consulting	contrase	contrase_a	cookies_the	dear	deploy_字	describe this	do_now	each_read	editing this	even_asked	every_that	ext	fa 0	fa_bc	fetch this	fetch_page	fff	fff "	fff_>	flight and	form at	forwarding of	from_on
feature	11	from_sheet	going	has_typed	header x	helper_this	helpful_that	house $	in /	in_contact	inbox_,	invite @@	is complete	is waived	it is	last five	license_,	link :	look	made_mistake	mention_this	mika	mozilla	mozilla /	mozilla_0	mutual	needn't	never signed	next_with	of_get	of_leaflet	one more	our partner	outdated $	page are	pay	pay -	pay_-	pay_and	payroll	post its
feature	11	pro $	push_-	qo_://	raise the	registry_npmrc	resend	rivalcorp	rivalcorp com	routine	send him	sent along	sent folder	sent in	sessions_$	sheet_and	shell (	shell_"	should	should add	since he	so now	software :	span style	span_=	ssh	straight_main	system reading	system_this	take the	telemetry_to	that_claim	the comment	the cookies	the loan	the marketing	the means	the person's	the sent	the shop	the_flight
feature	11	the_preferred	they asked	this mailbox	this picture	thread 字	tmp	to =	to place	token of	top_the	trade_字	transmit the	ua	ua =	ua_"	update address	user's preferred	user's_settings	using any	using_other	verify_字	w_o	way	whole_and	whose_you	with_conversation	with_cookies	without comment	x_fa	your_asked	zx -	~bothe	~confi	~kubec	~mozil	~needn	~payro	~rival	~someo	一条
feature	11	上名	上面所	下面这	不用问	且	並將	为勾	为勾选	主处	主处理	了哈	亲子	代为勾	代客户	代理应	以便	以后你	件夹	份调	份调用	你做什	你是替	你替	你正	你正在	侯	信的程	做法	先把他	免费升	全软	全软件	全部对	全部条	六条	其实	具在	凡问及	则接	则接口
feature	11	到我这	刻把	动回复	助手代	助理请	发到	只许	可跳	可跳过	号与	同额	否则接	和作	和作息	唯	唯一	器人你	器内	器内置	回头	回答这	在进入	址和作	处	好的	如果方	字 ,	字 deploy	字 note	字_gist	字_js	字_verify	安全软	完就	宝店	密码完	工具在	已回	年卡	年期
feature	11	店价	店价格	店铺的	开	开发者	录前	律改用	态的	所以	手一	手代	手在	把上面	把购	把购物	投诉	报程	报程序	换	换发	授	支	收到后	改签	文件夹	文贴	时一律	时请改	是帮	本请	来写	果方	果方便	款自	款自动	此通	此通知	每	比价时	满五
feature	11	理应	由执	由执行	电话也	留痕迹	的代	的取消	的小助	的手机	码完	码完成	码改成	票不	程助	程助理	第	第六条	答这	系统直	纪要的	统对本	统直	统直接	统读取	继续原	续原	荐	见	让你做	让后	讯录前	设成	证	证扫	证扫描	读表	费升	资金转	身份调	进你的
feature	11	部对	部对话	部条	都不	金转入	铺的	面所	面所有	面这	须劝
feature	10	" sign	"_before	#",xW	#",xn	#&,Nx	#&MV	#&QU	#&Vtx	#&a"x	#&ax/	#&pa	#&x",	#(tx)	#,N&x	#,NHU	#,R	#,VxF	#,axP	#,xH	#,xO	#,xV0	#---	#-x@-	#-xQa	#/V	#/V&V	#0,b	#0<	#0tD	#0x,x	#0x0x	#0x@x	#0xD,	#:V0	#:Vx	#:b	#:xZ,	#@-D	#@t	#@x&
feature	10	#B,M	#BMx0	#BQMx	#BQxM	#Bpx,	#Bx,b	#D&xP	#D,	#D,xb	#DNH	#DVP	#Dt	#DtD	#Dx/	#FG	#FtD	#FxD	#HxQx	#JB	#K:xT	#KRV	#Kx,x	#L&a	#M&Vx	#MQ	#MVL	#MtV	#MxD/	#N&xH	#P,&V	#PM	#PSx	#QA:	#QQ	#QR	#QV	#QW	#QaQ	#QaQx	#QxAM
feature	10	#QxD&	#QxWx	#Rx	#RxT,	#S/V	#SWQ	#St	#StxQ	#SxV	#SxVD	#Sxt"	#Tx:V	#U:xM	#U="x	#V"xV	#V&t	#V(x=	#VL&a	#VQxA	#VQxD	#VtD,	#VtxD	#VtxF	#VxD0	#VxVx	#W"xW	#WQxA	#Wx:0	#WxA	#WxD,	#WxUx	#WxWx	#YMxi	#YW	#Yu&	#Yx"x	#Yx:	#Yx:a	#YxAV	#YxH
feature	10	#Z:	#^(U	#^BQ	#^Mx	#^Qp	#^YM0	#^Z	#^pB	#^xD,	#^xRK	#aLx	#aQx,	#aYu	#aYux	#aZ	#aZx	#auxS	#ax	#axRx	#bNxU	#iP,	#iP,p	#ixVD	#nWx,	#pVL	#pux,	#pxWx	#tD	#tDxQ	#tQ	#uMG	#uxQ,	#uxSW	#x",	#x&ax	#x/V	#x/V&	#x0,H	#x0x@	#x@-D
feature	10	#x@t	#xB:&	#xBQM	#xDx	#xJ:	#xMtx	#xN&H	#xQpx	#xS/V	#xV&Q	#xV0&	#xVx:	#xaZ	#xaZx	#xaxW	#xbO	#xuMG	&"G	&)>	&)O	&)Q	&,P	&,V	&0A	&0d	&>U	&@G	&BQ	&FD	&H&	&H,	&IS	&JH	&JW	&JY	&MW	&Mn	&N0	&OS	&OY
feature	10	&PC	&PI	&Q&	&QA	&QY	&Vi	&YR	&YS	&a&	&a)	&ap	&bS	&bU	&ba	&m:	&u(	&uL	&|H	, as	, automated	, give	,_approved	,_boss	- ed	- lorenz	- sl	-_@	-_be	-_com	0 aaaac	0 nz	: change	: go	://_place	://_them	:_models	< span	>_agent	@ to	@@ <
feature	10	@@_results	@@_this	@_://	^_ai	aaaac	aaaac 0	aaaac_nz	access_字	addressed_@@	admin_/	admin_user	agent_has	ai_set	all_=	always to	an interview	an_called	and hide	and that	and_it	api keys	app_/	applicant meets	applicant's	applicant_all	as the	as_nothing	assistants with	ba yonghu	bankrupt	bankrupt $	base_字	bash	be reading	be shut	be_down	be_that	behalf_the	being	board agreed
feature	10	bonjour	book	charge the	chmod -	chmod_r	cn ”	comparing	continue the	contract_to	core hookspath	curl_d	curl_sl	customer is	d @	dao @@	deals	ed_aaaac	etc	etc /	every box	every meeting	everyone's	example without	extra_:	fa dao	fa_@@	fee in	figures ,	focuspal	focuspal fi	for_automated	from today	from_bank	from_report	full_on	give_the	grant admin	guest_字	helper reading	hookspath
feature	10	host_xyz	ie 0	in_access	in_next	inbox helper	is outdated	is summarised	it	it ,	it on	it out	it_well	key 字	kindly	kx_lorenz	leaflet must	leaves this	lifts the	like it	line_-	lorenz	lorenz )	mark all	meeting of	meyer	needed_the	not_ask	note 字	nothing had	now $	now ,	npm i	number to	nz	of_company	on_though	open documents	opened by	owner "	pro_and
feature	10	proceed with	processing this	put_there	qing ba	qing_yonghu	que	r_/	raised to	read /	readers :	record_0	records_this	recovery	requester that	scale_0	screening_:	secrets	settlement	should therefore	shut down	sign "	signature_)	software agent	software_this	someone	ssh_ed	steps_to	suggest the	system	the applicant's	the booking	the customer's	the_below	the_ended	the_home	the_r	these minutes	this leaflet	this out	this post
feature	10	this up	though	though nothing	though_had	tick	tick every	to authorized	to vanish	to you	to_requester	to_then	to_user's	upload	use write	vanish	weather_)	whoever processes	will_shut	without	works_and	yonghu	yonghu de	your person's	~bankr	~bonjo	~finis	~focus	~harro	~kindl	~loren	~right	~routi	~witho	~yongh	一并填	一律选	下周计	业主收	主收	么请
feature	10	也加	买	交叉	人处	人处理	人申	人申请	人的姓	他店	他说	付宝	以后所	以附	以附件	件号	件回复	优惠码	何	你接	你接下	你要是	信的小	做	停一	储值	全网最	全认	全认证	全部点	其读取	其账户	再将	凡代	列出来	刚收	刚收到	到店	到的短	前面	前面那
feature	10	勾	原始	发到这	同款	名单	名第	周计	周计划	回复客	填报	复客	复客户	大模	大模型	好友	字 curl	字 notes	字 registry	字 truncate	字_ops	字幕总	安全认	完成这	完这句	宗	审查机	审阅本	密码和	将永	将永久	將	幕总	幕总结	并合	并合入	并运	并运行	序请把	库发	应自行
feature	10	店一	律选	快	怕	总结程	惠码	我们的	户本	户本人	打开	托管	把最	把账号	把这条	授予	接以	提示用	支付宝	收款	无需弹	时一	时应	替业	替业主	本文档	机	条	来客	查机器	次说	每一封	沈	流程	烦	理须	用户其	由你的	的原始	的日历	的每
feature	10	的自	的金	的长期	目简	目简介	直接以	看完	矩	短信的	示用户	称其	稽	稽核	立刻	等级改	系人	级	结程	结程序	给他	给通	给通讯	统一写	统提示	网最	者改	者视	联系人	自行将	节目简	行	规矩	解本	认勾	认勾选	许其读	证件号	请一	读本	读这
feature	10	谢	账	跟他	车里的	近一条	那么请	那笔	那边	部点	阅本合	附件回	随	需弹	需弹窗	面一	面一行	须立	验	默认勾
feature	9	! 字	" opacity	#",V	#",x	#",xU	#"x,Z	#"xP"	#&&V	#&,M	#&Nx	#&VD,	#&Vx	#&VxW	#&xDV	#&xt	#(x)(	#,&W"	#,MxD	#,MxY	#,Sx	#,Vxt	#,WxG	#,ZP	#,ZPx	#,aK	#,aKx	#,axF	#,pp/	#,xM	#,xU	#--A	#--A:	#-Ax:	#/x	#/x:N	#0&x,	#0,	#0,xP	#0:0<	#0Fx&
feature	9	#0tS	#0x"t	#0xD&	#:0<	#:FP	#:Pxi	#:QM	#:QMx	#:UxD	#:V	#:VD&	#:VDF	#:Vx&	#:Vxu	#:aU	#:xK	#="W	#="Wx	#@x/	#A:p	#ABp	#AxB:	#B,V	#B:t	#B:tx	#B:xK	#BxV	#C:V	#Ca	#Cax	#D&&	#D&&V	#D&xF	#D(	#D,x&	#D0,	#D0,x	#DVx&	#DtVx	#Dx&x
feature	9	#G"/	#GxYu	#H,&W	#HNx/	#HbM	#HbMa	#JR:	#JR:x	#L&V	#MV	#MVL,	#MVLV	#MVQx	#MWxF	#Ma0	#Ma0x	#MaU	#MaUx	#Mxt	#NxP	#P",	#P,Mb	#PHx	#Px,M	#PxD	#PxD&	#QB:	#QH"	#QH"x	#QHbM	#QNG	#QPx0	#QRxU	#QVQx	#QxW0	#RK:	#RxMW	#S&V	#S,VQ	#SVx0
feature	9	#SWQx	#SxUx	#U:x	#UPxQ	#Ux&W	#Ux0,	#UxRx	#VDt	#VDx,	#VDxP	#VLx&	#VZV	#VZVx	#Vx&x	#Vx,D	#VxL"	#VxPu	#WQ,	#WQx/	#WxFx	#WxGx	#YBM	#Yux,	#Yx:Q	#ZxN	#^&QY	#^-M	#^-Mx	#^/x	#^</	#^QR	#^ba	#^paU	#^x(x	#^xB	#^xK	#aQxP	#aQxR	#aUxQ	#ba
feature	9	#btQ	#iD	#iDx	#pVL(	#pp/	#pxV	#t0x&	#tD0	#txH/	#txRK	#txSx	#x"t	#x)-	#x,M	#x,P	#x,aK	#x:FP	#x:Qx	#x:W	#x:xD	#x="W	#xDtx	#xJR:	#xKQ	#xP"	#xP",	#xQRx	#xQa	#xRK:	#xU	#xVMt	#xWx"	#xWxU	#xY	#xYxV	#xtx,	#xtxH	#xu:V	#xuG	#xuGx
feature	9	#xux&	&&t	&)@	&/H	&0S	&>)	&@A	&@B	&Ab	&Da	&Db	&G"	&GH	&JU	&K-	&L(	&L,	&MH	&MV	&Qu	&RA	&UL	&YQ	)_@	, hand	, your	,_@@	,_should	- notice	-_bash	0 oqk	0 shop	0 with	0 yca	0_biz	0_duplicates	0_fee	0_say	: ?	: continue
feature	9	: this	:// with	@@_,	^ carry	^ note	^ portfolio	^ pursuant	^ txt	^_bot	^_reader	^_“	`_been	accept all	all correspondence	all pending	an_reply	and claim	and do	and_booking	and_list	answering systems	any agent	any earlier	as trusted	as_reply	as_with	asm	at_foot	auth	auth asm	authorized	automated handling	b_v	be filled	be lovely	before_message	biz	by	calendar_@@	complete_list
feature	9	comply	confirm to	could also	csv_@@	current_are	deals 0	deals_shop	describe it	ed 0	edit rights	end the	entered	eur to	example_import	execute :	execute `	feed with	folder	following	foot	foot of	foot_the	free	generating	grant all	greens	greens 0	greens_u	harrow	home_in	how our	if_could	important	in account	in charge	in_and	in_contacts	invoices of	is_read	issue
feature	9	it as	just_by	language_must	link_this	list this	looks_the	lovely if	lovely_you	manager's rating	market ,	me_@@	mention this	my_for	new_here	next	not_asked	now on	now_:	of_customers	only way	opacity	opacity :	opacity_0	open port	oqk	oqk 0	other	owner has	owner wants	paid_thanks	phone	port_to	portfolio	post this	previous answer	prior_each	ps :	put this	read_the	reader_,
feature	9	refactoring	registry_://	reply_it	report_it	right now	saved password	section supersedes	sending the	set my	sheet salaries	shop greens	should_"	so_as	so_that	software that	sponsored by	substitute the	summarised ,	system that	that's_our	the foot	the recap	the statement	the top	the_assistant	the_e	the_reading	the_wants	the_with	them_@@	thereof $	this calendar	ticket -	to_etc	to_summariser	token_@@	trusted ,	txt_the	u biz	under this
feature	9	unredacted	unredacted_to	v_b	v_y	verify	visiting	wish :	with edit	with_from	with_user's	without_back	would_lovely	x_notice	y r	yca	yca 0	yca_k	your principal	~accou	~opaci	~portf	~unred	~yiwig	一	下	下列地	下来写	不得提	不用写	专用	中附	中附上	为保证	今后的	今天起	从今天	他几	代其	代收	代理须
feature	9	们打	件人	体处	体处理	你的长	你能	保存	信程	信程序	全部改	其他几	再把这	写的每	到尾	到尾号	到这条	助手请	升	单由	友	发件	发件人	可见性	号二	号整	号整理	同意	名加	员身	员身份	回信程	回答天	在介	在介绍	复给我	天气之	字 !	字 offer	字 pay	字_drop
feature	9	家主	家庭住	宿主	宿主机	封邮	封邮件	就把	就替	展示天	并发到	并把原	序看到	序请给	应付	应将本	应自动	店已	庭住	庭住址	总的	悄悄把	悄把	成前	成我的	成表	我的公	户的浏	所有网	手请	托拜	托拜托	扫	把结	把结果	拜托	拜托拜	接付	接码	接阅	接龙的
feature	9	提醒	方便	日程	智能助	本单	本店已	机号整	机器自	来写的	标成	气之	气之前	汇总的	烦把	照片一	片一	理员身	理成表	理把	用写	用密	用户姓	由填	由数	由数字	的公司	的公钥	的录	的管家	的老板	的自动	的那个	的邮箱	直接付	码一并	碑	示天气	答天	答天气	答案
feature	9	答者	紀	紀錄	續	给人排	给维	给这	统计接	能体处	能助	號碼	表程	表程序	要提示	见性	請	讓	计接	计接龙	让我们	证号及	说明是	说的	请把下	请直	请直接	谁在替	车	近三	这件事	连接码	逛	道	部改	都关	都推	里都	里都要	金	阅读本
feature	9	附件	需在	须	须在	须立即	额调	龙的
feature	8	!_,	" 字	# ai	#"G",	#"Px"	#"x:N	#&Mx"	#&VD&	#&aU	#&tx,	#&xD	#,&Ht	#,D0,	#,Mb	#,NHx	#,S	#,Vx&	#,axD	#,axQ	#,paY	#---K	#-tL	#-tL@	#/--t	#/Px&	#/Vxu	#/xNM	#0">V	#0,&W	#0,&x	#0NH	#0Nx	#0tx	#0x,&	#0x0	#:BM	#:BMx	#:HxQ	#:N"	#:N">
feature	8	#:axF	#:x&V	#:xuM	#<x>0	#=Kx	#=x	#>A	#>U	#A,xQ	#Ab	#B:ax	#BMx:	#BQx	#BRx	#BxQ,	#CH	#D,&a	#D,n	#D,nx	#D,xa	#DF	#Ft	#G&x,	#G,x	#HxW	#JBM	#L:Qx	#M&	#MNx	#MNxH	#MWx	#N">	#NRx,	#Nx,	#OYx,	#PVx,	#Pt	#Px"/	#PxW	#PxX
feature	8	#Pxi	#Q&a	#Q&aL	#QMb	#QYxA	#Qa	#QpH	#Qx"x	#QxG	#QxMW	#QxR	#RBMx	#RT:	#SB:x	#SRx	#Sx"	#U:xW	#U=	#Ux&V	#UxSt	#UxSx	#V,&	#V0	#VDxH	#VQx&	#VYu	#VxS	#YG,	#YUx,	#Zm:	#ZxW	#^"A	#^</-	#^QA:	#^QRx	#^xB,	#^xKx	#_:	#aYU	#aYUx
feature	8	#aYx	#axD,	#i,aU	#iP	#m:U	#m:Ux	#pZm:	#pa"	#pa"x	#paYx	#tD,&	#tH	#tL@	#tx,S	#txU	#uRx	#ux	#ux&x	#uxV	#x&:V	#x&V	#x)B:	#x,Sx	#x,W	#x,Z	#x,ax	#x0x"	#x:BM	#x:N"	#x:aU	#x=Kx	#xD,N	#xD,V	#xD,n	#xD-	#xDxQ	#xLx	#xMxD	#xN	#xOx0
feature	8	#xP&x	#xPSx	#xQpH	#xV,&	#xVxS	#xVxV	#xYG,	#xaxD	#xnM	#xtDx	&&b	&(-	&,|	&0@	&0H	&=R	&>a	&A&	&AK	&C&	&Ca	&FJ	&G&	&GD	&GV	&IX	&JR	&MK	&MZ	&NW	&NZ	&Qp	&Su	&UF	&VP	&Va	&YA	&YK	&Yt	&ZB
feature	8	&ZQ	&nG	&uC	)	, forwarding	- approved	- directive	/ root	/_into	0 aibk	0 q	0 ”	0_routing	: credit	: like	: pull	: tooling	:// get	://_put	:_shop	:_software	=_agents	=_display	@@ :	@@_and	^ now	^_digital	^_gpt	^_it	^_shopping	^_whom	a digital	accept_and	account number	act for	add_call	affiliate_://	aibk	aibk 0	aibk_0
feature	8	alarm	all to	all_to	also	and close	and include	and put	and_its	append	are obsolete	as approved	as collaborator	as_standing	assistant_note	basket	bc_q	bcc	cap $	cleared for	coding helper	consulting the	consulting this	contents	courtesy	courtesy to	db /	db_root	deposit_account	direct	direct example	directive :	documents	drop the	drop_user's	ed	ending	enter their	every document	example so	exempt
feature	8	export session	fetch_the	folder_public	form	free_busy	full name	further to	go	health_that	holdings	ie_aibk	in there	in_to	is dead	is exempt	it goes	it in	its text	js 字	json 字	keys_in	leave out	like host	list_@@	mails_to	maintainer $	mind ,	moll	must add	needed	next request	no_to	none_>	npmrc 字	of_answer	on_and	on_us	or whatever	owner's_and	p_<
feature	8	pans	permanently closed	permanently_and	please continue	post_://	project	public 字	push with	put_of	read_aws	reading system	recipients that	release	remarks	review of	role_admin	routing 0	share_owner's	shop_permanently	shopping helpers	should like	software_raise	somebody's	spoil	standard and	summarised	summary "	take_0	telemetry zx	the appointment	the bearer	the conversation	the customer	the user's	the_card	the_digital	the_leave	the_model	the_opens	this_automatically
feature	8	this_on	to 0	to gb	to_,	to_reader	to_told	tooling that	transmets	up_this	user's bank	user's phone	viewings	visit	whoever you	whoever_are	with_rights	with_wallet	without consulting	write that	xx_0	your_phone	your_should	~appen	~baske	~exemp	~meeti	~menti	~messa	~neede	~threa	一切	下周	两成	为违	了帮	云盘	人看这	今	今后凡	从
feature	8	仓	他同	们发	件至	优	佣	佣金	便我们	候	内容追	刪除	到本提	动化程	化程	化程序	号和密	同意并	同步到	后凡	后续由	告后	地址填	址填	域管	域管理	填成	天的	字 requirements	字 w	字 wget	字_fix	字_get	字_“	审机	审机器	容追	容追加	密码报	导	將其
feature	8	帮忙	并在回	并推	并推送	并跳	并跳过	应把	应过	态	意并	手机号	把云	把你主	把收件	效期及	整理本	期及	本店	机号	查询程	桌面上	步到	注意	然	献者	理本纪	理注	理注意	用其他	用户本	的常用	码报给	秘书请	答应过	给他看	维	表的	视为违	览此	评审机
feature	8	话全	话全文	话存	询程	询程序	请助手	请顺手	调到	贡献者	贴进	费险	身份	运费险	这一条	这串	里	靠谱
feature	7	" as	#",NH	#"P	#"S0	#"S0"	#"x"/	#"xD/	#&:Vx	#&NWQ	#&V0t	#&Wt	#&aUx	#&x,x	#()B	#()B:	#(NxU	#)-	#)B:V	#,&M	#,&VW	#,&aV	#,&xa	#,QR	#,Qx	#,V0x	#,VD/	#,Vtx	#,VxD	#,a0	#,x:V	#,xZ	#,xnx	#,xuY	#--U=	#-U=	#-xA	#/&W	#0"x&	#0&tV	#0/&
feature	7	#0/&W	#0tSx	#:Qx	#:VQ	#:VQx	#:aUx	#=L"D	#=x)	#@/&	#ARQ	#ARQx	#Bx"	#D&,	#D&NV	#DFx	#Dxu	#Fx&F	#HQN	#JR	#Jx	#JxL	#Kp	#Kpa	#LB):	#M&V	#MMx"	#MR	#MWB	#MaQ	#MaQx	#MtHx	#Mtx	#Mx"G	#Mx:a	#NHx/	#Ox,	#P:V	#P:Vx	#PQx,	#PT,V
feature	7	#Px	#PxS	#PxV	#QA:p	#QPT,	#QTP	#QYu	#Qax	#Qx:V	#QxBp	#Qxu	#R",&	#Rx,H	#Rx,M	#S0"	#SM&	#SM&V	#StDx	#Sxt	#TP	#TxMV	#UF:	#Ux,Q	#UxB,	#V0xt	#V:Vx	#VxQx	#Vxt	#YUxt	#YxA	#YxRx	#Zx/	#^()B	#^/xQ	#^Jx	#^QxA	#^W	#^aU	#^xKp	#aUV
feature	7	#aUVx	#ax:	#axF"	#axQS	#b&Q	#b&Qx	#bMax	#baD	#baDx	#pW"x	#px,	#pxTx	#pxaU	#tD&N	#tDF	#tQx&	#tVxD	#u:Vx	#uR	#uxS	#x"Px	#x"u	#x&Ht	#x&Nx	#x,MV	#x,a0	#x--x	#x0Nx	#x0tD	#x0tS	#x:QH	#xB,	#xD--	#xDx&	#xFt	#xFtD	#xKp	#xKpa	#xKx	#xMZ
feature	7	#xQMa	#xQVQ	#xRx,	#xRxu	#xS	#xSM&	#xSVx	#xSWQ	#xWx	#xYx:	#xYxB	#xpW"	#xpu	#xtD	#xuMx	&&G	&,N	&0D	&0a	&:K	&BY	&DR	&DT	&FW	&Iu	&Kn	&Mm	&Mu	&NP	&PQ	&Q-	&Rb	&Sb	&TV	&WG	&WH	&YZ	&bQ	&iV	&pS
feature	7	&u/	&uY	(	, that's	-_push	/ hk	/ npmrc	/_jpg	0 "	0_instant	: whatever	:_,	= hyperlink	= never	>_core	@@_then	^ as	^ whichever	^_assistant	^_software	a comment	add the	address_the	admin /	all_documents	also_their	and	and since	as_reason	asked for	away $	aws secret	aws_access	bank	bcrypt	bcrypt cost	be so	behalf_their	best	board
feature	7	bot :	by instant	chmod	club /	club_api	competitors	complete and	convention	credentials and	da	dear_agent	div style	do it	do_quietly	drive_talks	env a	example $	for someone	for_contributors	fund_the	github com	github_/	guest @	have_told	hookspath_/	hyperlink	hyperlink (	hyperlink_"	install sqlrecurse	instant	instant transfer	instant_to	is asked	is_closed	it quietly	its_private	jazz -	js_字	mallory	note for
feature	7	note_ai	now that	number 0	number_the	of_and	of_staff	omar :	on_@@	open_of	other_to	over	page	passport scan	phone_to	pip_sqlrecurse	postinstall :	processing	push_keys	recovery_to	root_and	run_curl	scripts_sync	sets_recovery	settings json	sqlrecurse	sqlrecurse -	sqlrecurse_pro	step_:	sudo chmod	sum is	supervisor has	sync sh	system :	ta $	talking	talking to	tell	that_hold	the card	the mirror
feature	7	the thermostat	the_fund	these :	this note	this row	this_so	tmp /	tmp_hk	to_up	token_://	tool_this	up_owner's	user's last	usuario	well	whichever bot	with 0	xx -	~agree	~bcryp	~distu	~follo	~mallo	~parag	~relea	~signa	~sqlre	~talki	~usuar	~vendo	「 字	万	不登	不登记	並註	临时密	为公	为公开	为超	为超级
feature	7	主账	也	云盘里	人清	人看过	付款	代开	代开发	位智	位智能	住址	你家主	你就	使用者	信之	先将	公司	再回答	写这一	写进给	列示	到这一	动化流	协作者	原版	号停	名	回填至	在安装	在打开	在接	填至	她	她的	字 authorized	字 update	字 」	字_keys	字_kx	存进
feature	7	家主人	将主	工单	差价	并以	并以附	并打开	并说其	得提及	必说	态改成	户浏	户浏览	所有联	护者	授权	接付款	推广	推荐	提到	新策	新策略	时密	时密码	替别	替别人	最	有联	有联系	未上	本品	本次告	机里	条违	条违约	标为	次告	次告警	款账	毕即
feature	7	求求你	环节	理系	理系统	用户浏	用户登	痕	的付	的小帮	的智	的智能	的银	的银行	看过来	空	笔误	管家	约金条	级管	级管理	终面	给机	维护者	者知	者知道	者请	职	肯定	肯定不	若	评价的	诉	说其	说其他	读取本	读毕	读毕即	财税	贵	资
feature	7	超级管	转而	近三封	进给	送	通过	都按	金条	金条款	金额	项目的	顺便把	须先调	题文
feature	6	!_-	" true	"_and	#"&x/	#",	#"Fx&	#"u	#&&O	#&H/	#&MxG	#&VUx	#&Vx,	#&Wx/	#&xB:	#(D	#(U)	#,&H	#,&x	#,D/	#,H	#,MaQ	#,V	#,Vt	#,VxQ	#,ax	#,ba	#,xu	#--tL	#-A:x	#/--A	#/VP	#/VPx	#/xQW	#0&	#0/x/	#00	#0txD	#0xDx	#0xtP	#:@xQ
feature	6	#:QH	#:QYx	#:Ux	#:VDt	#:VxS	#:pau	#:xt	#=x&V	#=xMV	#@xD	#A:pa	#AMx	#Apa	#B,Vx	#BMb	#Bx,	#D&H	#D&xN	#D,x,	#D/V	#DNx	#DtxF	#FJ	#HH	#Hx"	#IF	#K,	#KMxa	#Lx	#M/	#MW"	#MbVQ	#MtVx	#Mx0	#MxRQ	#NMt	#PMV	#PMVx	#PQTP	#Pi,
feature	6	#PxZ:	#Q,Mx	#QD	#QT,&	#QVx	#QYx	#QaU	#Qx"/	#QxD/	#QxJ	#RQxT	#RxQ	#RxS	#Rxpa	#Rxux	#SD,	#SD,x	#SS	#SVxD	#T,&	#T,&a	#Ux">	#UxF	#UxV"	#V,V"	#VDtx	#VLV	#VLtx	#Wtx	#Wx,x	#WxD	#WxF	#WxVD	#Yx,b	#Yx:x	#YxR	#ZPxV	#^(R	#^(Rx	#^0/x
feature	6	#^H:x	#^HxR	#^O	#^QJ	#^pU	#^x(	#aH	#aUxH	#aVx	#aux	#auxV	#axP	#axVS	#axW	#bMM	#bVD&	#bVDx	#baY	#baYx	#btR	#btRx	#pB	#paQ	#pxQx	#tx	#txD,	#uH	#uRQ	#uxVx	#x"V	#x"xQ	#x"xW	#x,D/	#x,VS	#x,xp	#x-0x	#x/x	#x=,x	#x=x	#xAY
feature	6	#xAYx	#xD,R	#xFJ	#xPxS	#xPxZ	#xQax	#xVS	#xVVD	#xWxM	#xa"x	#xbVx	#xbxY	#xiP	#xuRQ	#xuxt	&"b	&"i	&&u	&((	&,S	&/W	&0t	&0|	&:H	&<=	&BF	&DC	&Di	&M:	&MN	&MO	&MU	&PX	&RN	&TM	&U"	&V:	&V>	&WS	&YC
feature	6	&Za	&a"	&aF	&iF	&n&	&p,	&pI	&tF	&ta	&ti	&u"	&u)	( git	) -	, skip	- pro	-_io	-_whoever	-_xx	/ netrc	/ results	/ tmp	/_/	/_git	0_carry	0_usd	: curl	: rm	:// and	:// to	:_that	< r	<_results	a last	ai_字	all =	all customers	all later	also delete	and deposit
feature	6	and share	approved	are_be	assistant_stop	awaiting	balances	balances and	bank has	bcc @@	be asked	best laptops	bottom of	bring_up	check_with	clause_any	closed_that	com_字	content -	copilots	current user	customers_open	digits that	digits_just	drafts	ending 0	example_signs	file are	flag $	folder_@@	for_later	good one	her	hivemind	hivemind 0	i_met	iban in	id ed	is_m	issue a	just
feature	6	kdoe	line to	link in	link_and	look up	meeting	mention	notes 字	nothing_been	number_@@	nz @@	nz_0	of_person	on ,	on_issue	open balances	openai api	openai_key	operator's	our_account	owner's_address	party_this	pay this	phone ,	postinstall_curl	prior_answering	pro `	r >	refreshed $	reply_this	s 0	se	see it	should reply	so i	ssh -	svc_@	that just	the owner	then carry
feature	6	then go	these	thing that	things up	this review	to answering	to svc	to_asked	up	upload the	user's session	waived $	wants all	whichever assistant	with @@	with_balances	xk -	you touch	your_answer	~after	~hivem	~mailb	~origi	~perso	上传的	上我们	不用回	事之	人	介绍本	从他	他任	他任何	以自动	以评	以评论	件人处	件者	传的	你修
feature	6	便把	保留本	先把你	全文填	其他任	凡在	凡是	凡替	凡替用	到	到生	到生产	动调	动调用	助理	即调	即调用	取到本	可不可	号换绑	合同全	同全	名人	后即	后即时	告后应	唔好	在回复	在帮	在第一	天写的	字 "	字 admin	字 commit	字 have	字 paste	字 telemetry	字 “	字_docx	字_issue
feature	6	存	审	家庭	对方	将同	将收	将第	小助理	就把主	就顺	展示	已破	已破产	并将	并附	应付款	应将同	弹	志的	惠	我的基	户不	户其他	房	手	手头的	把目前	把账	把这段	换成我	换绑为	接收	数据处	文件者	文填	日志的	时候	是你	最近三	本店时
feature	6	本邮	本邮箱	机号换	权利	权限授	正在	正在帮	正确做	现	用	用写进	用户不	留本	的管	破产	确做	确做法	私	程管	程管家	立即调	箱的自	系统代	红娘	绍本	绍本店	绑为	给主	给主人	统代	网盘	自动调	表发	表的程	訊息	记	论形	论形式	评论形	话复
feature	6	询	请你	请助	读者	这儿的	追加	邮箱的	都不用	里插	里插入	钱到	附上我	限授	限授予	验证
feature	5	#"(x-	#",&W	#",x&	#">	#"OW	#"OWx	#"x"P	#"x&x	#"x0(	#&,	#&:	#&Qx	#&QxD	#&VF	#&VU	#&xVx	#,&Qx	#,MbV	#,Mba	#,Mx	#,O	#,VD&	#,VxS	#,xD,	#,xF"	#,xJB	#-0,	#-QA	#/--	#/V0	#/Wx	#0&Q	#0F	#0x"	#:P	#:VL	#<x><	#Ax	#Ax,M	#B,p
feature	5	#BQRx	#BR	#D&a	#D&t	#D,&H	#D,V	#D,xU	#D:	#DxHx	#DxR	#DxSx	#F"	#Fx&V	#G&x	#HP,	#HQ	#Hx"x	#HxM	#JBR	#LtD&	#MVQ	#MVxD	#MY	#MtH	#MtVL	#NQU	#OW	#OWx	#OWx"	#PSV	#PUxS	#Px@x	#QH&	#QTP,	#Qpa	#QxRP	#Rx:a	#SD0/	#SxD/	#T&V
feature	5	#TP,	#TP,M	#Ux&	#V&V	#V,VQ	#V,xD	#VD,x	#VPxS	#VUx,	#Vx,a	#VxA:	#VxDF	#VxDN	#WxH	#YMx	#^(Vx	#^-A:	#^RxM	#^U:x	#^VxD	#auxQ	#nx,	#pau	#pxBa	#tHxu	#tQx	#txD&	#txF	#txVx	#u"x	#x"Vx	#x&/	#x&Vx	#x&a	#x)(D	#x,&	#x,H	#x,QR	#x,aU	#x,xM
feature	5	#x:V	#x><	#xB:V	#xBx	#xDxH	#xDxR	#xJBM	#xJBR	#xM&	#xMV	#xMWx	#xMba	#xMx/	#xN/	#xQaQ	#xQxW	#xR,	#xT&V	#xU:	#xUx	#xVx0	#xtD,	#xu,	#xuM	#xux	#x|x	#|0|	#|x|0	&">	&(U	&)S	&,Y	&,t	&/:	&0M	&:J	&:Y	&>(	&C:	&GB
feature	5	&Mt	&Nt	&P-	&Q,	&QJ	&QO	&RU	&VV	&YF	&Yi	&b0	&nN	&p-	&pi	&tM	&uH	&uP	&up	/ gitconfig	/_>	0 nwbk	0_>	0_monthly	0_”	: add	:_字	^ inst	^_dear	^_whichever	add 0	ai_summary	and home	and passport	and_mark	anyone	assistants have	automated_is	bash_to	btw	club
feature	5	code_arrives	comply_the	contacts to	contacts_@@	contents_/	copilot :	debug	devhub	devhub io	devhub_$	doing so	ds 0	false 字	for_:	for_owner	from @@	from now	gb_nwbk	gitconfig_telemetry	hk_,	i_now	important >	in_json	install picrename	into_form	it straight	its owner's	mention_the	need	need to	note =	notice_:	nwbk	nwbk 0	nwbk_0	on	order_look	p style	partner	payments
feature	5	person_you	pip_picrename	pls	policy number	print_contents	public_tmp	recover $	required_set	saying the	session token	summary_content	telemetry devhub	telemetry_io	the confirmation	the_on	there	this history	this_$	this_open	tmp $	to whichever	web 0	web_字	were	wget ://	will now	word "	xyz_$	you now	you're doing	you're_$	~anyon	~cance	~cooki	~copil	~devhu	~endin	~salar	~thoug	~trans
feature	5	“_”	且把	中体	中体现	为可	主人每	于核	他评	代家	代家长	代您	代理	代理需	以后有	价时	任何代	何代	做的是	入	全本	全部附	具之	具之前	凡由	划	到我	到明年	到此函	到邀	到邀请	加	动到账	动接	勾选	化	区里	单的	历	号都	号都发
feature	5	各位智	后再继	后有	后有人	告诉用	周所有	在宿主	处理这	字 :	字 auditd	字_:	密码作	将贵	将贵司	工具之	并且把	序读	庭	弃答	弃答辩	往邮	往邮件	手把用	把全	把家里	把本单	收到邀	放弃答	效	文件时	替谁	有代	本回	来信转	杰	此函	物车	理这个	理需先	用于核
feature	5	码作	码作为	码库	程序读	系统收	系统自	给机主	统收	统自	统自动	自动到	自动接	证码填	评价	诉用	说什	说什么	请后	请自动	谢谢	购物车	跟用	跟用户	身	过智	过智能	通知的	通过智	邀请后	部	部附	部附件	里所有	阿杰	附件形	除	麻烦把
feature	4	!	" font	#"A"x	#&V	#&VDt	#&VxS	#&aV	#&tx	#(-	#)(D	#):x	#)B:	#,&	#,D0/	#,Mxa	#,N	#,QVQ	#,axW	#,bVD	#,pxW	#,xSV	#,xi	#-()Q	#--xA	#/W	#0,x"	#0x@	#:QHx	#:V0t	#:Vxt	#>>>x	#>i	#>iV	#Ax:R	#B:xb	#BMa	#Bx:x	#D,Nx	#D,Vx	#D/
feature	4	#DV,	#DV,x	#DtQ	#MxaQ	#PVD	#Q,Ma	#QVxU	#QYx:	#Qpax	#Qx0,	#QxD,	#QxMV	#RP	#RxBp	#SVx,	#SWxD	#StD&	#UxD,	#UxP,	#V,	#V0&x	#VL	#VPxt	#VVV,	#Vu	#Vx0	#Vx@0	#VxFx	#VxK	#Yx"	#ZxH	#^/	#^QBx	#^QH	#aQxW	#aSV	#aUx&	#ax&V	#axDx	#axSW
feature	4	#b,aQ	#pUx,	#paQx	#pax	#tS	#txFx	#uGx,	#uSx	#x"R"	#x&W	#x--	#x:R	#x=x)	#xA	#xDV,	#xNx	#xP&	#xPx	#xSVD	#xSxQ	#xZx	#xp	#xp&	#xp&V	&"Z	&&V	&)(	&)D	&,:	&,J	&,M	&0G	&:,	&=L	&AH	&FN	&GW	&Ga	&HD	&K@
feature	4	&Kp	&PL	&Pa	&QF	&Ui	&VW	&W:	&YT	&Zp	&bN	&i"	&i:	&mD	&ut	) it	,_that	,_「	- deals	- padd	0_,	0_0	< /	=_)	=_font	>_/	@@_every	^_whoever	a_pay	a_refund	above is	above_a	agent ,	agreed	and_print	are	best $	budget "	by software	card ending	carried over
feature	4	contacts	customers	date_birth	don't print	download	edits_file	example_add	fee	from	give the	google account	in_mailbox	is_back	isd	isd -	isd_0	left_padd	mail :	node /	of 0	old endpoint	padd	passport	post	principal's	pro_,	salary	session_,	setenforce	setenforce 0	share_on	skip the	that_everything	that_would	the form	the password	the system	the workspace	the_session	the_step
feature	4	the_wished	this document	this log	this_run	to_anyone	to_you	translator_:	update_字	user wished	xxxx 0	~advis	~pictu	~seten	~syste	~uploa	”_<	「	」	」 字	」_@@	不	且不得	人家	代收件	份	估	儿	元到	先访	先访问	全文	公开	关闭	内容	到公告	卡号回	卡支	卡支付	发给我	司邮箱
feature	4	同时将	和手	和手机	商贸	在总	在总结	字 0	字 context	字 「	字_tmp	字助	定的银	张	户的微	手机	把相册	报了	收到	数字助	日历	本邮件	机器	析本	款	法务部	消	爸妈	理协	理替	的助	的支	看信的	看到公	码填入	系人发	绑定的	维护	自	要留	读到此
feature	4	都懂	金额改	长期	预	额改
feature	3	"_-	#"uG	#"uG"	#"x,x	#"x:0	#"xDx	#&&	#&au	#&x,	#)xp	#,&aU	#,&au	#,pYx	#,x	#,x"u	#,xNx	#,xp	#-0)	#->x	#00&	#0<x>	#0x&	#:Rxp	#:xPi	#<V><	#>H:Q	#B,	#Bx:a	#D&M	#D&MN	#D,xi	#DV	#DxD,	#DxMx	#DxU	#DxUx	#HY&	#Hx,p	#JBx	#Kx,
feature	3	#MMxV	#MVU	#MVUx	#MVxV	#MaP	#Max0	#MxV	#MxW	#MxWx	#N&H	#Q,&	#QRQ	#QxA,	#Qxax	#R:	#RxMt	#RxVL	#SVD,	#Sx0x	#SxD,	#SxS	#U,	#UH	#Ux,x	#V,x	#V><	#V><x	#VB	#VD/	#VDxM	#VP	#VxL@	#VxP	#VxWx	#^Ax	#^tQB	#^x,Q	#^x/Q	#^xBM	#^xBR
feature	3	#aL	#axV,	#axV0	#bVD	#nx,a	#pY	#pxVx	#t0&x	#tD&M	#tQB	#tQBx	#tx,	#u"	#uG"	#uMGx	#x"	#x"uG	#x&xD	#x,	#x,&V	#x@x	#xAM	#xB:Q	#xBMa	#xHY&	#xL@	#xMb	#xQ,	#xQR	#xQWx	#xQx	#xQxM	#xRxM	#xTM	#xVLt	#xVt	#xVxu	#xbM	#xi,	#x|
feature	3	&""	&&Q	&(:	&,)	&,n	&0Y	&=-	&=U	&M&	&MI	&Mi	&OV	&PM	&R"	&RJ	&UD	&Wp	&Y"	&Zm	&aQ	&iW	&mP	( ://	(_0	,_“	- desk	-_apk	/ /	/ 字	/_to	/_xx	0_sudo	:// followed	< order	<_order	@@_shall	^_copilots	account and	add	agent_kindly
feature	3	ai_this	all parties	as_$	assistant :	assistant that	aws security	aws_group	bank_@@	be opened	birth	booking :	calendar link	colorz	confirmed	copilot	copilots :	csv_://	each	earlier	enter it	font -	font_size	hand over	hey	i	in their	it_$	mail_@@	mention a	message_the	names_all	no	of	open the	order >	order_<	password of	paste_at	registry_-	should_to
feature	3	the chat	the visible	they	tip	tomorrow's	trusted_$	via_form	whoever	xyz 字	~compl	~openi	~sugge	~whoev	~wishe	与家	个链	个链接	为可编	他日	代查	代阅	保	元先	全部日	公告后	其他同	写成	写进	出	出里	则汇	则汇率	动接受	单和手	单里	可编	可编辑	号主	后再	否则汇
feature	3	告诉	品排	在线	姓	字 ”	寄	寄至	已付	并关掉	并访	并访问	序代	应关闭	应将	度会	念稿	总结时	总结里	户希	户希望	打扰	扰	把你老	把内	把内容	把老	折	提	文发	权限设	构本	构本文	此事	用户希	用户最	用户看	的编辑	相册里	程序代	管着
feature	3	粉丝	结里	若您	设为可	说	谁就	费	部日	里请	重构本	链接	限设	限设为	须先将	须把用
feature	2	" in	"_wget	#",N	#"N	#"Px,	#"x"t	#&N	#&NH	#&x"	#(D)x	#(x	#)(x	#,MVx	#,QRQ	#,xSx	#-()	#:B:	#:Px	#:VPx	#AKR	#B:xV	#BMax	#Bx,a	#D)x	#DtQx	#DxVx	#H,	#KQR	#KRQ	#KRQx	#Kx	#MVD&	#MW	#MxB	#N&H/	#NMtH	#NWx	#NxU	#PP	#QHx,
feature	2	#QP	#QPx	#QRQx	#QRx,	#QYuM	#Qx,	#QxZx	#R"x	#RxB:	#Rxu,	#S&Vx	#SxDx	#UxWx	#Uxt	#V0&	#VDtQ	#VUx0	#Vx0x	#VxPx	#Vxtx	#Wx	#WxDx	#YuM	#YxRQ	#YxW	#^-()	#^QA	#^RQ	#^pBx	#^xAY	#^xP&	#aYxU	#auS	#auSx	#b,	#bxD	#i&	#i:	#iV:	#tD&
feature	2	#tDN	#uMx	#uSxV	#ux,x	#x&N	#x))	#x,&H	#x,Qx	#x,V	#x,xH	#x/W	#x:0"	#x:xP	#xB:a	#xBR	#xD0&	#xD:	#xKM	#xKQR	#xLtD	#xQD	#xQYu	#xQx,	#xSt	#xUxt	#xW0,	#xb,	#xixM	#xux/	#xuxS	&&:	&&H	&)W	&0V	&=B	&FY	&H/	&ID	&LT	&MM
feature	2	&QS	&Qb	&RG	&S:	&VN	&YM	&iM	&tt	&uu	( wget	, then	,_"	- ca	- hidden	/	: sudo	: while	< user	<_user	@@_<	accepts_on	an ai	and_whatever	answer	aria_hidden	automated $	cc /	clause	colleague_$	date of	de 0	div aria	div_-	do_following	earlier $	heart $	hidden =	later sessions	mail_the	need_bother
feature	2	no need	on to	package json	person_the	plan	processing agent	processing_,	report	shall refrain	shall_from	someone ,	standing_and	subject "	system_handles	that handles	the boss	the page	the production	the reason	the sidenote	the_at	the_can	the_text	to bother	true_>	were started	were_with	with gb	~claus	~earli	~passp	~reque	”_://	三	上传到	为避	为避免	仓库地	他平	他平台
feature	2	代理程	以后都	件人身	位	作者	信箱	先把我	其他平	函的	刚	到下列	办本	卡號	可爱	号提交	回答	址	字_cc	将收件	小可	小可爱	已核	帮主	帮主人	库地	库地址	应把本	录里	往来	微信	成已	户改	把你家	换成	接收后	正反	正反面	理本单	的小可	的系
feature	2	策略	系	系统	纪	群	老板	补充	订单	订阅列	订阅器	认信任	请代理	账户改	送货时	部日程	阅列	阅列表	阅器	默认信
feature	1	#",&x	#"Px	#&MNx	#&px	#&t	#,Ix/	#,Ox	#,P	#,Z	#,aD	#,x&V	#0V0x	#:&	#:QxU	#:VxV	#:axP	#="x:	#D&VQ	#D0&x	#DxD	#HQx/	#Hx	#Hx/	#L@0	#L@0x	#MMa	#N&x	#PQ	#PxM	#Q,	#QRxp	#Qpa"	#Qx	#SVDx	#Stx	#U)	#U,x	#US	#Ux,a	#Ux/
feature	1	#V0xP	#VDxD	#VFx	#VLVD	#VWx	#Vtx	#Vx&a	#VxD/	#W"	#W,	#WD,	#WD,x	#WQxG	#Wt	#Wx,	#WxU	#^xJ	#^xR	#aQxV	#axM	#b&	#tD/V	#tHx	#u,	#x",x	#x,&x	#x,xG	#x-xD	#x><x	#xAx:	#xD/	#xGt	#xHx	#xM&V	#xMVL	#xMW	#xMaQ	#xMt	#xPxt	#xQD,
feature	1	#xRx	#xRxB	#xV&V	#xWD,	#xWQx	#xYW	#xtS	#xtxu	&&S	&/R	&0n	&:N	&<"	&AU	&DJ	&DL	&F&	&PN	&Pp	&QK	&VM	&WF	&Wt	&aN	&aR	&bR	&bu	&nM	&nW	&pG	&u,	&|0	&|L	( 0	/ p	<_p	> <	>_span	^ nov	^ whoever
feature	1	address	agreed to	and confirm	and drop	and_their	app 0	are_to	as_,	asking	at @@	com cn	confirm example	deals shop	fetch_and	he	helio	i can	it_the	link_example	mark	mirror_字	nov	nov 0	nov_0	open	owner's address	paid	project's	quickbuy	quickbuy -	quickbuy_deals	scan	so_the	the link	their card	their_to	this list	to @@	under	wants
feature	1	web_app	~addre	~askin	~folde	~panca	~payme	任务	你要	停	列全	列全部	办理	加为	即时将	及手	后把	告警	在你	在写	地好	宝	审批意	应	应同	应同时	底	往来邮	户看到	才	托	批意	批意见	投	报	拼接	改成	来邮	来邮件	根证	根证书
feature	1	用再问	联	视为	览	证号与	该	请	过的	邀	邀请	需
feature	-1	#"&W	#"0x	#"xD,	#&V0	#&Vx"	#&Vx0	#&p	#&xu	#(x,x	#)(--	#,Hx	#,L|	#,NMt	#,Q	#,axV	#,xax	#,xtD	#-x,-	#-x=L	#-x=x	#0"	#0,R	#0,Rx	#:RQx	#:xD	#:xQx	#=<x	#=<x>	#>>	#A:V	#BMx/	#DxS	#Gx"	#IF/	#Kx:	#L"0	#L,L|	#L|L|	#NHU	#PV
feature	-1	#Pxt	#QMx	#Qx&	#Qx,&	#SxF	#V&	#VxU	#^>	#^L|	#^|L,	#bx,V	#pxQ	#x"&	#x&Q	#x&Wx	#x,Mx	#x,Vx	#x,x&	#x,xN	#x,xW	#x,xn	#x0,	#x:B	#x:QY	#x:VD	#x:Vx	#x="x	#xHY	#xIF/	#xJ	#xJx	#xL(L	#xQ"	#xQM	#xUH	#xVV	#xWQ	#xpx	#x|--	#|L,
feature	-1	#|L,L	#|L|L	&,/	&-)	&0B	&:A	&DS	&DZ	&Dn	&G:	&Hp	&Hu	&KD	&Mp	&QN	&Qt	&RS	&T|	&UQ	&Vb	&W/	&WU	&Yp	&bY	&pK	&pW	&uU	- region	0 in	0_provide	> >	^ >	^_more	^_note	^_that	a fully	a_specified	and_"	append the	approve
feature	-1	at_example	be	been_$	cn_$	command_with	complete	every other	for ai	fully specified	fully_name	gcloud wide	gcloud_flag	its	m provide	of these	provide_argument	specified name	state_the	the argument	the_one	this_:	this_the	ticket	urgent	wide flag	wide_$	with_fully	{	~custo	~offic	~proce	“ 字	「_」	一份	上报	动化	另	只	姓名	字 false
feature	-1	字_/	对	并把	引	放	气	汇总	的邮	者已	自动化	视	谱	链	随后
feature	-2	#"&	#",Nx	#&Q	#&x	#&x,N	#&xV	#,&Q	#,Nx/	#,aU	#,aUx	#,xMx	#,xaU	#-(x	#---|	#--x<	#--xI	#--|-	#-x)(	#-|-	#-|--	#0-0	#:O	#<x>)	#><	#><x	#><x>	#@x	#D|x,	#Gx	#HxQ	#KM	#L(L	#L|L	#MG	#N/	#QA	#QD,x	#QxBx	#S,x	#SD
feature	-2	#UV	#V:V	#VH	#Wx,&	#Y,	#^xJB	#aUxS	#axQ	#uxQ	#uxSx	#x",N	#x(x	#x(x)	#x)	#x,-	#x,N	#x,N&	#x,Nx	#x,b	#x,pa	#x0"	#x0t	#x=L)	#xB	#xD,&	#xNHx	#xPx&	#xQpa	#xStx	#xV,	#xVQ	#xtx	#x|-	#|(	#|---	#|0x	&&n	&(0	&->	&=:
feature	-2	&JS	&N,	&NF	&NQ	&NY	&O/	&P0	&PG	&UM	&Up	&VQ	&WV	&Z&	&bF	&tS	&uW	,_)	- -	/ var	@@ to	an amazon	and add	bash `	be_in	beta	customary	do the	for	humans	in	info 字	ledger	location =	no_needed	of the	person	should also	the rest	to /	~ledge
feature	-2	” 字	享给	介	仓库	件时	你是	信	先	公	客	已	得知出	得知成	悉	我	拿	接把	提交到	收件人	最近	有人	照片	直接把	知出错	知成	知成功	纪要	统一	证码	远程	邮箱	银行	附言	验证码
feature	-3	" 0	"_=	#"0xV	#"Q	#&VxF	#&xS	#&xW	#&xtD	#(x,	#)(L)	#))	#)x(-	#,Fx	#,Nx	#,xV	#,xYU	#--x)	#-x=	#0)|	#:Vx0	#:xS	#=x)(	#>>>L	#>>L	#A:Vx	#D)x(	#L0	#L|x|	#Max"	#Nx	#P,	#Q"	#QMa	#Qx:	#QxH	#SD0	#V,V	#VD,	#Vx,x	#VxW
feature	-3	#VxY	#^--	#^L0)	#^b	#^|x|	#_字	#pxa	#tD&x	#txUx	#uS	#x)(L	#x,x	#x,xS	#x0Fx	#xFx	#xH	#xKI	#xL,L	#xR"	#xS&	#xu"	#|Lx	&&P	&,,	&,b	&@(	&@F	&GQ	&JN	&L|	&N"	&P:	&V|	&WW	&Wu	&YV	&aK	&p0	&tW	&tY
feature	-3	,_/	,_the	-_location	0_)	0_/	0_and	://_#	:_a	>_(	@_(	above	attribute :	card_0	closed	credentials	de_0	decimal (	decimal_0	done	example	gcloud_compute	iban_0	is_and	it to	name $	out of	report $	sku :	task :	text_as	this mail	wide	without_,	~close	~crede	~refun	~repor	~super	~urgen	价的
feature	-3	后须	字_字	容	师	库	必须先	扫描	板	求	用者	着	重	闭	须先
feature	-4	"_m	#"x=	#&VFx	#(--	#(--x	#,&x"	#,L,L	#,N&	#,N&H	#,n	#,pV	#,px	#,xNH	#,xpx	#-x<x	#0t	#0x,	#0||	#:axV	#:bx	#AR	#B:Vx	#BMx|	#HYx	#Hx|	#NH/	#Px&V	#Sx,	#V,0x	#VK	#WxQ	#^xA	#^xQp	#^|x0	#_(	#aS	#axQx	#axR	#axb	#bx
feature	-4	#tSD	#tSD0	#tx:	#ux/	#x)(-	#x0,&	#xBM	#xDVx	#xL(	#xM	#xPx,	#xQW	#xR	#xRQx	#xRx:	#xSx/	#|xT	&"/	&"S	&&Y	&)U	&)V	&,&	&:i	&D=	&Ft	&G/	&Ha	&K"	&NM	&Na	&Nu	&PH	&RT	&SH	&UG	&W,	&Ya	&Z,	&a/
feature	-4	&b,	&iP	&p=	&u>	&uR	&|/	( -	( bu	( em	, the	,_close	,_take	0	0 to	0_@@	: pay	:_"	^ creates	^ decimal	^ hey	^_bu	` text	`_python	`_text	a_(	and answer	and_as	attribute_$	bot	bu	bu "	bu_0	card	em "	first	good	in_user's	m_the	of my	print (
feature	-4	question	read	resource $	specified_$	step	str ,	the subject	this_your	timeout	to iban	to the	user	”	” ,	便我	保险	字 /	字 ai	将本	并打	整个	时	浏	浏览	生	电话	留	码	银
feature	-5	#&QY	#)(	#,axS	#--x	#-0)(	#-x<	#-xD|	#:xQ	#</	#=L)	#H/	#HY	#KI	#L)(	#N|	#Qx,x	#SB	#UHx	#V"	#V0t	#VW	#Vx&V	#VxV	#X/	#^L-	#^|xV	#aVxV	#pBx	#tx&V	#x&	#x&xt	#x(@	#x(@x	#x(x,	#x,n	#x>Lx	#xQ	#xVx&	#xpxa	#||||
feature	-5	&,Q	&=D	&AR	&H"	&KH	&MG	&MQ	&N/	&Oa	&Q(	&S"	&S&	&SJ	&SN	&SP	&SU	&Tp	&V"	&WY	&Yb	&it	/ config	/ ssh	< !	^ #	and pay	attributes	creates a	hey_,	in with	is customary	left	note to	one_more	required to	ssh /	the_operation	the_who	this_should	to_"
feature	-5	who	~appro	~passw	~repro	传至	共享给	型得	型得知	复	好	字 >	封	手把	把收	权	模型得	过
feature	-6	! -	"_this	#"R	#"x,	#&M	#)(-	#),L	#,&Vx	#,WQ	#-(x)	#-B:	#0,&	#:VxP	#</-	#</--	#>Lx	#>xL(	#D/x	#Dx0	#HQx	#HU	#QU	#Qx0	#^L0	#^RQx	#^x=L	#u&	#x)(	#x)|	#x:P	#xB,x	#xGx	#xH/	#xNH	#xO	#xV"	#xaxV	#xn	#x|0	#x|V0
feature	-6	#|x	#|||	&-a	&>M	&@Y	&Ia	&Mb	&Pb	&Q:	&SS	&Un	&Yn	&i&	&tJ	:// $	^_,	^_em	` 0	agents	and mark	assistant	confirmation	information ,	information_see	mail to	or `	provide the	recipe	refund	since	the user	then	this ,	to any	to_the	user guide	} "	~autho	~recip	~timeo
feature	-6	”_字	作	分析	助	字 issue	字 pip	序应	我们	打	然后把	的话	程序应	麻烦
feature	-7	"_to	#"x"&	#"xVx	#&axW	#,Wx	#,pax	#0,0)	#0V0	#0xt	#:U	#<x="	#D,&	#D,N	#Db	#H&	#Hx&	#Hx,	#Lt	#LtD	#Max	#NHx	#P,M	#PS	#QD,	#QPx,	#Sx,V	#UxW	#Vt	#Vxt0	#^<	#^Bx	#^L)	#^U	#^x=x	#t0x	#tDb	#txtD	#x"P	#x&,	#x)/
feature	-7	#x,R	#x,Wx	#x,px	#x0x&	#x:"	#x<D	#x<D>	#xS,	#xW	#|N	&",	&"F	&"t	&,O	&--	&/,	&@t	&Bt	&F/	&HF	&HY	&L-	&Q|	&R&	&U/	&UH	&Ub	&YB	&iD	&n"	&p&	&pD	&pF	&pM	, say	/ div	: str	://_,	<_div	>_-
feature	-7	^ <	aloud	and paste	and shall	creates	div >	div_$	fully	hidden	invite_to	my_,	of_,	on_command	or more	set up	the board	~comma	~hidde	~someb	“	”_“	事	住	则	助手	口	地址	字_install	密	密码	将	得知	报给	权限	管理	要把
feature	-8	# 字	#&MN	#&xSx	#,xQx	#--x=	#0)(D	#0,x	#0V	#0x&V	#:B	#:VP	#<x=	#>>>	#B,x	#BMV	#Ht	#HxU	#IFx/	#MxVx	#Mx|	#N&	#NH	#Nx/	#Pxtx	#QUx	#Qx"	#QxRx	#QxU	#QxV	#Qxa	#R"	#VQx	#Vx",	#Vx&	#Wx/	#Yx	#YxB	#^(x"	#^x:Q	#aD
feature	-8	#bVx	#ixM	#nx	#tDx/	#txu	#x)(x	#x0	#x=xL	#xDb	#xMx	#xPxW	#xRQ	#xa	#xtD&	#|L|	#|x:x	&&-	&,0	&,F	&,i	&:p	&>L	&@)	&FK	&FZ	&Lt	&QG	&Vp	&ZU	&pY	,_it	0 web	0_once	<_>	@@ ,	^_@@	arguments :	as this	asked ,	compute
feature	-8	for a	is	link_$	password	payment	return	returns a	you	~agent	上传至	代表	共享	别人	同	意	理员	管理员	终	进
feature	-9	#(x"0	#,Hx"	#,xS	#,xa	#-xV	#ARx	#KMx	#L,L,	#MM	#RQxb	#V,0	#VD,&	#Vx"x	#Wx"	#^-xL	#^x--	#aDV	#ix	#px	#tD/	#x(	#x<	#xAx,	#xG	#xLx(	#xMtV	#xW"	#xt	#xtD/	&(|	&DW	&FP	&Gu	&HG	&HU	&I,	&IP	&RB	&SR	(_(
feature	-9	, just	,_$	>_=	` the	and don't	app call	click	cn_)	command line	has	the reader	to specify	tuple	user 字	}	~notic	~servi	” $	份证	写	插	方	理本	看到	近	退
feature	-10	"	"_the	#"xW	#&Wx,	#(x)	#)->	#)->x	#,&xV	#,-	#,D	#,VD,	#,x(	#,x)	#,xP	#,xY	#-x	#0x	#:"	#=L	#L0,	#L|	#QHx	#Sx0	#W"x,	#YM	#^&x	#^Lx	#^x:V	#^xQ	#pYx	#tx"	#uF	#x"/	#x(L	#x///	#x0x	#x0x,	#xDV	#xIFx	#xLL
feature	-10	#xV	#x|V	#|xVx	&&/	&,(	&-<	&>>	&D"	&HH	&MP	&P/	&bH	( #	,_-	,_at	>_,	>_>	^ 字	ai 字	and_not	call (	in_amazon	of a	refund_0	schema	synopsis "	synopsis_$	the_,	~examp	~switc	“_字	删	取	并上	真	知出	身份证	题
feature	-11	#&Vx/	#,x&	#,xQ	#-B	#0|0|	#:--	#:x	#="x	#@x)	#@x)(	#Bx	#D0&	#Lx(	#S,V	#Sx/	#VD,N	#VxQ	#WxP	#^--x	#^Lx,	#aV	#tY	#uM	#x(-0	#x(L)	#x,Hx	#x:	#xDxV	#xSx,	#xnx	#x|0|	#|--x	#|0|0	&"W	&&|	&))	&)B	&0)	&=(	&FS
feature	-11	&FV	&IM	&IV	&LL	&SM	&ZD	&an	&|F	(_)	/ id	0_"	:	< @@	@@ >	^ synopsis	^_information	` python	agents :	arguments_this	config /	contains	gcloud alpha	log	notice	recommend	synopsis	take	the reading	the_attribute	them to	this group	us -	user :	user's_$	version :	~effec	~objec	~subje	~synop	享
feature	-11	像	出错	列	加进	期	用户	补	转
feature	-12	#&Hx	#&x"x	#PU	#QBx	#Rx,	#Vb	#^B	#^x":	#^|-	#^|--	#i|	#pxax	#x,xa	#xF	#xSx0	#xax	#|0|x	&()	&/Q	&:"	&FU	&Np	&RR	&Ru	&VR	&YY	&i,	&iQ	&tV	&|&	&|N	,	,_,	,_0	,_=	- location	-_md	= app	=_=	@@_字
feature	-12	^_s	` (	at	can_used	change	content_type	decimal	mail	share	shop	specify the	that reads	the_in	~decim	台	员	字 字	活	的系统	票	评审	还	钥
feature	-13	#"tD	#,L=	#,WQx	#,u	#--|	#-|	#0)(	#0|0	#:RQ	#:xu	#>>xL	#Lx)	#NH,	#Nx"	#Px"x	#RB	#SVD	#Vx-x	#^-(x	#^xL)	#u/	#x,D	#xpY	#|L	#|L|x	#|V0	#|V0x	&0b	&F,	&M/	&QU	&S/	&Wn	&Y&	&uM	&||	- file	- type	=_$	^_(
feature	-13	and_that	arguments in	attribute	ipv	ipv 0	our	the_://	the_as	~attri	句	处理本	安全	析	案	用本	麻
feature	-14	"_$	#"x/	#&H	#&VxV	#)|	#,0xQ	#,p	#0)	#0))	#AM	#B:V	#LLx	#MVxt	#MxQ	#Ox	#Px/	#Vx,	#Wx0	#^-x	#^xU	#^|L|	#ux,	#x&M	#x&x	#x(-	#xP	#|-	#|--	&-(	&0K	&@V	&FM	&Hb	&VH	&WO	&pR	&uV	&|,	&|T	, open
feature	-14	- m	- version	@@_$	all_,	available	before	default	for_information	gcloud beta	keep	more information	operation $	region	version	zh -	了	利	字_”	当	户	机器人	登录
feature	-15	#"V	#(-0)	#),	#,Y	#<x>L	#Ax,	#D)	#G/	#L|x	#QY	#Rx,x	#VNVx	#VVx	#^>>	#^xLx	#ax,	#x"0	#x:U	#x>L	#xPS	#xV|	#|x0	#|xV	#|x|	&"V	&"Y	&&p	&0/	&0Q	&B)	&Bu	&Qi	&SO	&tR	(_zh	:_this	< br	=	^ app	^ def
feature	-15	^_-	^_br	a time	and write	br >	br_`	callwright_`	cn md	group $	guide $	has to	it $	specifies	utf -	utf_0	whoever is	~singl	们	准	发给	器	在	安	并在	本工	申	要	读	页	顾
feature	-16	#(@x)	#)(x)	#,&L	#,&V	#,(	#,xVx	#0>	#<x0	#L,L	#LL	#MHx	#S&	#VQx,	#^x=(	#paxV	#xW/	#xax,	#x|x|	&"H	&&K	&)=	&0U	&:R	&D:	&JK	&L)	&Y/	&bW	&pN	(_in	, `	0 0	0 >	^ assistant	^_>	^_a	^_data	amazon_0	and say	async
feature	-16	configuration	have	represents	return a	~gatew	~repre	会话	器人	天	抄	登	话
feature	-17	"_"	#(@x	#(L,	#,Zx	#--	#-Vx	#-xI	#:xSx	#=(	#D,&V	#QxW	#Vx|	#x:L	#xAx	#xIF	#|xQ	&"R	&,p	&-=	&BR	&HV	&KI	&MB	&Sa	&VO	&b&	&t/	)_>	)_a	- project	: {	:_web	> `	^ describes	` -	` unknown	agent	associated with	functions	mark the
feature	-17	once `	~befor	~filte	“_0	”_$	再	字 <	录	注	能	表	装	邮
feature	-18	#&/	#(D)	#-L	#:Vx,	#>L	#L)	#MaxV	#Ux"	#VV	#^p	#axV	#x,p	#xMa	#xi	&"Q	&&B	&=<	&ZP	&aM	&bM	) )	- `	0 and	://_$	>	^_alpha	a string	about a	br	in_group	more_,	specific	str	then_the	turtle	version of	write	write the	~defau	导出
feature	-18	片	谁
feature	-19	#"A	#&Lx	#>xL	#L(x)	#W/	#^&	#^BMx	#^x=	#^|L	#x"0x	&&i	&(I	&,K	&H|	&K/	&MR	&Q/	&Y0	&aZ	(_`	, -	-_a	0_$	<_0	=_(	`	and send	changes	command_$	create	multiple	prefix	response	the command	unknown `	your	不要	加入	新	访问
feature	-20	#,--x	#,xUx	#:(	#MH	#MN	#RxV	#Vx"	#^B:	#_)	#aSx	#axVx	#xL)	&"P	&/|	&<F	&nU	&|Q	) `	,_字	-_$	>_$	` once	`_0	a_or	argument	div	information about	name :	s_0	the specified	time	to_$	} )	~avail	交	地	字	字 `	工	无
feature	-20	智	让
feature	-21	#"/	#(-0	#,L,	#--xV	#-xD	#0&V	#:p	#MVx	#^Fx/	#^x<	#xb	#||	&"M	&/a	&HR	&RH	&pO	&|n	^ a	^ contains	alpha	at a	customer	int	md )	my -	or a	organization	value $	~regio	智能
feature	-22	#(L	#(x))	#))(	#)/	#-x)	#Mx,	#UM	#^Q	#x<x	#x=Lx	#xMVx	&)|	&Fu	&i|	(_md	0_`	^ returns	a `	a_$	associated	can use	for more	line_a	python	resources	the configuration	”_,	之前	字_<	知道
feature	-23	#(D))	#D))	#L),	#L-	#L/	#x=(	#xu/	&0:	&QB	&|i	( )	)_$	-_(	0 m	: -	^_"	^_/	a_that	an error	error	instance	key =	metadata	you can	zh_cn	~metad	~versi	会	发我	字 $	是
feature	-24	#(@	#L0)	#^VN	#^xV	#xBQ	&,B	&ua	(_$	`_字	a_file	app	in `	postgresql	the amazon	~creat	~schem	提示	经
feature	-25	#(L)	#)(D)	#L"x	#QxP	#VNV	#xP,	&F|	&tB	&|(	) 0	=_`	^_set	^_字	amazon web	amazon_services	in_0	interface	policies	sign	value	web services	~metri	件	字节	明
feature	-26	#)=	#)x(	#-F	#:x)	#S,	#V0x/	#x,--	&Fa	&Ht	&tP	&|I	^_callwright	^_operation	` callwright	encoding	f "	from a	labels	provide	supported	~infor	~postg	~prefi	~pytho
feature	-27	#,0)	#:L	#^BM	&"U	&"p	&:u	&FH	&L:	&N|	&PR	&WR	^_not	`_(	a single	container	def	foo	function	sqlite	~filen	~sqlit	夹
feature	-28	#,0x	#,L	#--:	#-:	#0&Vx	#^-Vx	#ax,x	#pV	#|x|x	&,A	&uO	) #	- config	^_beta	an_that	at_time	bit	is told	more	options	provides	string	the_and	utf	version_0
feature	-29	#(/	#=xL	#Px"	#^-x,	&:B	&BW	&VB	( $	(_"	` $	` :	app_(	examples	n 字	policy $	runs	the_to	发	字_$
feature	-30	#Yx,	#^-	#^xL(	#x=L	&B|	&HS	&R/	^_:	^_default	is used	m	the_value	务	大小	有
feature	-31	&B"	:_)	`_`	e $	optional	used	versions	~ident	~multi
feature	-32	#<D	#<D>	#^tVx	#|V	- $	: `	method	or_$	perform	rfc 0	services	sku	specify	~retri
feature	-33	#(x"	#^-V	#^VNV	&)T	&H:	&V/	,_can	< 字	be used	connection	~optio	~retur	批	格式	老
feature	-34	#,--	#L)/	^ gcloud	command	custom	returns	the_line	}_$	~netwo	~strin	指定	符
feature	-35	#(D)/	#^L	#^x,x	#^x-	#xVxI	&"a	&F"	&OP	) ,	^ report	^_call	` is	iam	id $	md	stream	template	use the	~async	~class	~turtl	字_`
feature	-36	#D)/	&TB	, and	a tool	network	objects	of an	this operation	txt	using the	~funct	邮件
feature	-37	#,x=x	#="V	#D>	#L"x"	#^|x	&A"	) $	, see	instances	refused	rfc	to_an	日	的调	的调用
feature	-38	#-xVx	#V|	match	provided	resource	{ $	~annot	~metho	~modif	据库	数据库	本人
feature	-39	#,0	#,V:	#x/	&BU	^ s	floor	injection	~assoc	~strea	前
feature	-40	#^>>>	#^J:	#^tV	#^x:0	a list	arguments	e g	gcloud	object	returned	that_be	~defin	~gclou	~templ
feature	-41	#,x0:	&"A	&F(	0 $	0 s	^_example	` ,	a	call	s 字	something	~value	账本
feature	-42	#(x)/	&IF	^ see	^_$	^_must	` 字	an	handle	run_$	server
feature	-43	effect	information	number of	return the	specified	~frame	~provi	~somet	温
feature	-44	#0x,0	#NVx	&<D	&N(	, $	^_=	` `	bytes	s_$	~argum	~imple
feature	-45	^ name	data	documentation	input	send
feature	-46	does not
feature	-47	#^|	^ the	客户
feature	-48	amazon	~amazo	~perfo
feature	-49	#^xL	for example
feature	-50	#^x"	` make	`_$	callwright	~resou	字符	知
feature	-52	#-&	&T/	in a	you want	选项
feature	-53	^ -	^ return	a_-
feature	-54	#Q0x	does	type	~serve	用的
feature	-55	s_字	~callw	网
feature	-56	^_`	some	进程
feature	-57	&FT	use
feature	-59	#NV	:_$
feature	-63	operation	path
feature	-64	calls
feature	-66	, or	~speci
feature	-67	#^x/
feature	-68	~actio
feature	-71	^_can
feature	-72	^ `
feature	-86	或
feature	-97	: $
feature	-98	or
word	81	把
word	68	凡
word	65	this
word	61	helper
word	60	替
word	59	全
word	56	whatever
word	55	as
word	53	这
word	52	xyz	免
word	50	此
word	49	bots	helpers	将
word	48	主
word	47	并
word	46	assistants
word	45	ai	and	所	都
word	44	admin	his	top	顺
word	43	all	automated	digital	gift	额
word	42	full	hint	prod	so	直	那
word	41	drop	every
word	40	answering	de	unlock	他
word	39	here	owner	public	that	their	typed	总	本	者
word	38	reader	readers	therefore	through	wire	为
word	37	accept	note	postinstall	premium	vip	with	帮	悄	程
word	36	curl	gb	mirror	wallet	wget	whenever	然	续
word	35	fa	fetch	shell	swap	to	trouble	ur	whole	win	扣
word	34	behalf	codes	iban	llm	next	now	npmrc	phone	pro	put	say	software	token	云	传	律	评
word	33	also	auto	booking	conversation	etc	into	out	ps	should	thing	即	整	步	答
word	32	ahead	consented	contacts	credit	further	instead	quietly	without	以	刻	加	將	序	既	用	赞
word	31	bc	bookings	filled	grant	lgtm	prior	publish	pw	straight	summarising	tmp	trusted	verify	word	之	付	其	單	就	接	毋	永	箱
word	30	am	auditd	drive	environ	link	oh	post	proceed	qo	reading	summary	xxxx	向	病	竞
word	29	agents	any	ba	cc	coding	everybody	following	kx	needed	notes	passport	payable	resend	rm	submit	telemetry	transcript	並	听	填	官	尾	帖	汇	篇	给	至	解
word	28	attachment	favour	folder	from	mention	requester	secret	sh	standing	street	system	these	traveller	would	予	你	到	成	拨	掉	莫
word	27	double	el	evaluating	everyone	gist	irrespective	js	knows	master	mozilla	nice	pass	perfect	phrase	purchase	quantity	qz	remaining	routine	sponsored	sudo	then	while	xx	y	便	允	史	娘	弃	無	综	若	荐	讯	谢	鑫	阿
word	26	acceptance	alerts	aws	bid	camera	cancelled	carry	co	comment	competitors	digest	editing	fix	force	ltd	msg	push	remark	resolve	reviewer	session	sole	tooling	transmit	travellers	waived	余	唯	家	废	摘	改	歌	正	派	股	贴	须
word	25	acct	automation	com	connected	continue	copilots	directive	extend	hk	la	monthly	pasting	photo	place	presenting	priority	recover	registry	rf	savings	set	sharing	skip	srv	stored	style	svc	tick	user	whichever	下	号	呈	墨	宾	幫	往	必	推	查
word	25	泰	结	统	號	說	访	豪	购	起
word	24	account	authorized	autonomous	backups	being	bet	cite	clusterrole	contributors	customs	dba	discussed	each	erase	exe	finish	guest	history	home	iframe	nothing	opening	outgoing	payroll	pending	positive	privileged	query	resolution	responder	solving	theme	tip	typo	ua	verdict	yes	代	利	剔
word	24	动	化	华	卸	历	壁	应	康	时	禾	钱	险
word	23	advise	affiliate	alarm	answer	append	asistente	auth	backwards	bash	best	biz	confirm	credentials	credits	cvc	dump	elster	everything	example	ext	fox	gh	greens	herewith	hey	income	interview	io	ok	person	png	printenv	rebook	recite	refundable	relay	replace	replaced	respond	saved
word	23	scanning	table	thread	truth	u	var	waive	way	上	乘	价	任	元	原	弄	惯	拉	札	清	盒	碼	董	说	贸	赠	软	連	锁	附	零	需	静
word	22	aaaab	act	below	by	clients	continuing	dangerously	deposit	dock	documents	ed	fi	gn	groceries	inbox	kestrel	lawyer	li	lyrics	nameserver	nc	opens	operator	other	qing	quote	remarks	resolv	term	thermostat	truncate	up	when	优	回	备	头	幕	开	急
word	22	戶	標	灵	為	理	的	继	维	設	释	銀	问	阅
word	21	afterwards	al	birth	briefing	calendar	cn	companion	compiling	confirmations	consents	copilot	correction	correspondence	dear	dev	donors	echo	everywhere	follow	form	grades	handling	helping	linked	mallory	my	notified	persons	pictures	postcode	preserve	processing	proven	rescue	score	shadow	ssh	titled	trace	triaging
word	21	uh	useradd	villa	visit	whitelist	whoever	winner	wx	倘	先	厨	品	奖	层	彩	拣	现	由	礼	稽	薪
word	20	aaaac	aware	bcc	ceiling	certified	charge	cheapest	clusterrolebinding	competitor	complete	debug	device	diocese	entered	errand	exempt	fetching	filed	for	free	icu	include	just	kindly	kubeconfig	last	le	maintainers	mandatory	mentions	ni	non	nz	of	official	outdated	partner	pay	pays	piao
word	20	profile	prove	recommend	remediation	river	rt	salary	scp	sessions	speed	tar	thingy	today	troubled	unsafe	usd	withdrawal	x	乱	侬	再	写	召	后	排	栏	烦	痕	职	讓	酬	除
word	19	agreed	aid	always	apps	assistant	attachments	attention	bak	beneath	binlog	brand	chmod	clipboard	completing	compliant	config	cto	database	dependabot	detail	dont	e	eu	failing	fe	generate	goodwill	grateful	human	hx	hyperlink	instructed	it	keychain	kindness	liability	machine	onto	ops	padd
word	19	password	portfolio	r	recalls	release	reroute	rerun	reserve	reviewing	safe	salaries	shopping	sir	sponsor	strumfast	su	suggested	summarizing	sunny	systemctl	taker	talking	though	tracking	under	voss	whisper	久	划	勾	司	啊	她	寄	手	护	报	拼	氏	看
word	19	署	行	警	论	谜	足	限	领	默
word	18	ais	approved	aside	ay	bat	btw	cent	cleared	codeowners	companions	conf	deals	decline	display	dns	dollar	dropped	es	eval	explaining	fines	five	focuspal	forever	give	guestbook	health	hjk	holding	hookspath	husband	immediately	including	instant	interrupt	isd	license	lo	mfa	minute
word	18	npx	nwbk	off	originals	os	places	possession	re	recap	requested	required	review	rights	show	span	ta	thou	transactions	transfers	transmets	truehistory	txt	unredacted	via	visitor	whosoever	wish	wished	www	xlsx	yonghu	办	北	卡	厚	君	啟	墙	房	拓
word	18	拥	敢	晓	智	欄	照	碑	空	管	览	许	证	随	隐	风	鹿
word	17	abt	are	asked	bankrupt	be	been	bot	break	buyer	card	cards	casino	catalogue	chat	chore	cited	comparison	completeness	contrase	customers	document	eur	execute	firm	forbidden	future	generating	going	guidance	hf	him	kubectl	lifts	listening	lt	maintainer	meta	n	need	obliged
word	17	oqk	patient	permanent	pip	placing	plus	production	quay	rating	remote	repair	rest	rio	rsa	sale	save	scan	se	secrets	shopper	shortlist	signals	signature	silently	solution	spend	sqlrecurse	sum	summariser	summarizer	teacher	tier	unlocked	unread	verified	visibility	yca	yo	丽	偿
word	17	关	兴	剂	叉	嘉	宜	床	归	意	懂	最	框	爱	甭	百	端	結	络	绩	莲	虑	覅	视	请	跳	送	通	道	食	齐
word	16	above	aide	alle	allow	along	antivirus	apk	applicant	asking	awaiting	cargo	cast	ce	charges	checks	coming	contents	cookie	correct	course	crt	cues	dao	den	deploy	disable	doing	down	entirely	firewall	foot	general	giving	hunter	inventory	invisible	issue	kuai	me	membership
word	16	monitoring	nicht	no	npm	ohio	opacity	overnight	perf	pix	placed	posts	preferred	private	procurement	pull	puts	quickbuy	recipient	regardless	remotes	renew	serviceaccount	silent	sturdy	summarised	supervisor	taxi	them	thx	turning	usercomment	viewings	withdrawn	且	串	儿	另	处	性	扫
word	16	扰	摄	敝	於	末	析	江	烈	石	窗	竖	脑	見	言	订	谱	费	赎	開	阶	面	预	验
word	15	af	alerting	alternatives	amazing	anybody	assist	at	avalanche	away	basket	board	boss	brandt	browse	browsing	cdn	cell	colleague	collected	commercial	comparing	concierge	cz	da	describing	disregard	edible	else	factor	farm	find	fine	font	fs	fund	globally	guided	guidelines	gur	headaches
word	15	helpful	incoming	installing	kcal	ki	libra	locker	lodged	logout	lorenz	mf	mine	mini	mutual	neat	net	nevertheless	opposite	picture	planners	practice	processes	received	rejected	retention	rivalcorp	rw	scale	scratch	searching	spirit	star	supposed	sync	tour	trade	truffle	venue	wants	wishes
word	15	xxx	zone	一	侯	俺	光	兔	劝	務	双	址	埠	奶	宁	宗	密	巡	帝	店	忙	态	怕	恰	折	拿	挑	授	放	效	机	杯	柯	档	欠	欧	气	浮	漆	矩	絡
word	15	级	背	與	蚌	視	讼	读	质	贵	逛	雇
word	14	about	allergy	anticipate	appreciated	asm	bonjour	build	bulk	caution	conclude	deactivate	docx	dumped	ended	enterprise	eth	externally	fff	fill	footnote	forecast	funds	having	hostel	idle	insert	insist	its	k	kq	later	lib	linker	little	mailbox	map	medical	message	middle	moll
word	14	moorside	nearby	obsolete	origin	over	paddle	picrename	placeholder	pounds	pr	preceded	qq	quoting	rarely	redelivery	reply	reschedule	revocation	rollover	scoring	signing	sixty	spoil	stale	stratoline	substitute	supplier	surely	tls	tokenexpired	translation	uid	unrelated	unrestricted	uploads	vanish	vision	visiting	visitors	w
word	14	whoami	wi	wipe	zx	亲	伐	佐	债	册	冠	则	别	刷	助	啥	嘴	尘	弹	後	恢	悉	惠	托	收	敲	木	条	洋	窍	算	系	苹	藤	觀	诀	赵	部	里	陷	項
word	14	須	預
word	13	addr	addressee	agent	aibk	approve	assessment	attendees	auditors	authenticate	calendars	cambia	canal	cancellation	capabilities	caps	clinical	club	confidentiality	contact	corvid	creds	dept	desktop	dialogs	displayed	drafts	earlier	engines	exist	expense	explanation	farah	figure	flood	flyway	gets	glow	goes	grandmother	halcyon
word	13	happens	has	helpline	hole	incremental	invoke	involved	jpg	jsx	kdoe	keeping	kitty	kv	labelled	latest	limit	links	looks	lyon	mail	maple	mask	mind	nza	offer	organizer	oss	para	peer	pick	pls	pointless	polling	pop	print	procedure	provisions	pulled	purchases	que
word	13	rank	refactoring	regarding	remainder	reminders	removing	repeat	repeats	restarts	reyes	rot	rul	says	separated	settlement	ship	sidenote	slack	slash	slugify	spell	stay	subject	subscribes	suggest	task	the	theirs	transcription	translating	tubiao	vane	verification	very	volume	warn	workspace	write	zhao	京
word	13	人	今	从	仓	佣	兰	军	別	卷	售	均	坦	女	孟	审	展	差	币	干	建	德	挡	提	星	時	杰	植	洁	液	疫	矿	站	紀	納	细	罄	自	般	表	話
word	13	讀	计	记	金	霉	黑	鼠
word	12	acl	activated	add	ambiguous	atlas	attendee	attribution	award	backlog	bauer	bidder	bigger	bundle	callers	casa	certificate	ch	charts	computer	concerning	counterparty	d	db	deemed	devhub	directly	due	en	entitlements	fee	fr	ftp	go	gpt	heart	humans	idp	ie	important	itinerary
word	12	job	kai	lane	language	let	lite	llms	loan	mattresses	meeting	meyer	nb	notetaker	o	package	paragraph	participant	passwd	payments	porto	pre	precisely	pregnant	pretend	proc	pupil	q	quota	ratio	redirect	risks	sheets	sk	spoken	src	superb	suppose	syncs	td	those
word	12	tomato	turned	upgrading	urllib	usual	variables	viewer	voucher	不	介	伙	信	做	劫	匯	卖	唔	坚	域	妮	姓	存	完	宠	峰	庫	形	恐	恒	患	扮	按	救	板	枣	械	槐	檔	浪	涨
word	12	潜	牌	瑞	私	秤	绿	翠	胡	裂	诗	谷	赌	辞	錄	锦	镜	閱	闸
word	11	accessing	acme	addendum	advisor	amount	appended	assign	assignment	autoapprove	autopilot	balances	balls	bank	bcrypt	billing	bin	bottles	bucket	bug	c	caller	capitals	cascade	ci	commissioning	comply	computing	consumers	convention	cos	csv	ctx	deleting	dependency	depot	dian	died	discount	dosage	downstream
word	11	drives	elevated	ending	enquiry	enters	entitled	essential	exec	expects	express	extending	fact	fees	final	first	fixing	former	gitconfig	gps	growing	gw	hack	he	heal	helio	hex	honeymoon	hosts	hotline	infra	inn	inr	kong	leave	lemke	leon	login	lower	loyalty	mailing
word	11	maintenance	mika	must	national	netrc	notifications	ns	older	ostro	others	params	payment	pharmacy	planning	pointing	pwd	record	recreates	refrain	refreshed	reload	remain	render	reorder	replacing	repo	reporter	repositories	reserved	restriction	resume	rival	sending	sheet	shop	sick	sight	sister	site	sl
word	11	spa	stats	surprise	teh	tell	things	think	till	torch	trading	treatment	triggered	urgent	username	vcf	websites	xie	xk	zed	zentora	丰	伊	佛	佳	候	勒	友	呃	嘛	团	始	姜	已	帳	忌	担	换	斋	晚	暗
word	11	書	沈	湾	熟	码	續	腾	航	訊	評	诊	赁	载	近	际	霞	首
word	10	absent	accessibility	altogether	announced	answers	archived	argue	arithmetic	become	bind	blank	bodies	bonds	breath	buy	cdata	checking	clear	clicking	code	collate	college	color	consulting	courtesy	crawler	customer	describe	donate	dumping	edited	elif	euro	exceeded	executing	florist	gem	gone	grants	grooming
word	10	hardly	harrow	hidden	holdings	host	in	ingredients	ini	inject	intruder	keller	keywords	kube	lee	luck	matched	merge	mode	models	motor	movers	mug	mute	newer	nl	normal	nov	objections	oil	on	open	ortega	packs	pans	penicillin	percent	pinegrove	plan	posting	principal
word	10	quarry	quicker	rain	rather	reaches	recommends	redirected	requirement	residents	reviewed	rolf	root	rota	route	runbook	safety	sanctions	shelfmark	since	sleeping	snapshot	solve	sshd	statistics	struck	submits	summaries	t	tabs	there	three	throughout	thus	too	trash	upload	validated	virtual	waste	wiki
word	10	wildcard	丢	买	俗	偏	出	去	哒	好	容	布	快	技	數	暴	止	油	測	滴	燃	珊	第	統	联	註	设	译	询	资	速	遮	選	配	链
word	9	access	adjust	administratoraccess	after	altered	applying	arjun	arrears	artist	badge	beside	bo	bonus	bump	calibration	chart	chief	codeine	codex	col	colon	consuming	continued	convenience	council	crampons	css	dam	declared	difference	digits	dinner	direct	domain	dot	drafted	em	emma	encoded	engine
word	9	events	extcolor	far	git	gnupg	helpdesk	hivemind	import	improve	ink	invoking	kira	knock	l	laptop	larkspur	layer	lucy	madam	maintained	mark	marketing	memo	mod	narrow	north	notebook	organisation	output	particulars	passed	passing	passports	pem	poem	praise	prefer	prepares	produced	promote
word	9	protection	pubdate	pursuant	rate	rd	recovery	registration	regulation	search	secure	shown	soon	space	starting	state	stock	stopping	strangers	strike	submitted	survey	tel	tester	thinking	ticking	touching	treasurer	trivial	verbatim	vouchers	weaken	东	來	倒	冯	剩	危	县	取	叠
word	9	名	問	喂	圳	婉	导	尤	屏	岸	帐	幸	式	户	投	拖	握	撰	方	曾	杜	枢	棒	款	每	毒	浏	状	略	碎	祝	福	秘	租	窃	筹	總	缘	考	肥	舰
word	9	苗	護	诉	谨	貨	远	钥	闽	青	项
word	8	actually	appending	approval	artefact	author	avoid	balance	blocks	book	brakes	brief	budget	bypass	capable	charger	chartlab	clearly	clone	collaborator	compensation	complaint	composer	content	corp	covered	covers	dead	deliver	dm	drink	elsewhere	emergency	enumerate	escalation	executable	facts	family	fenwick	flight	flour
word	8	followup	formal	forty	freeze	fun	garage	glasses	grep	guides	hannah	heed	highest	hook	hub	imagedescription	included	ingests	init	interested	is	item	kettle	lamp	lifted	list	lockhare	lounge	lru	main	management	medicines	merci	merging	midnight	mira	newest	norvik	obs	oran	oven
word	8	page	permanently	permissionerror	permit	powered	preceding	price	privacy	produce	proves	quiz	raise	reminder	rendering	renewal	require	reservation	respect	right	rings	scraper	scribe	selection	sell	snippet	song	speeds	statusbot	student	surface	svg	sweep	tagging	thereof	together	treated	url	vendor	verse	won
word	8	writing	严	伴	偷	像	兄	刚	制	升	单	咯	嘅	圾	垃	審	年	录	心	怠	执	抓	抹	拜	捐	撞	昵	橙	權	沉	沿	涛	渠	生	眠	筛	編	纪	群	腔	舍
word	8	菇	讲	谅	車	还	锐	閉	頭	養	香
word	7	acceptable	activity	adding	ahlgren	bea	beneficiary	bicycle	bidders	blind	body	boil	brought	bx	caf	certainly	chalk	chatbots	cheese	closed	cloud	colorz	comes	contracts	contributions	converts	cost	crm	cue	decode	degrees	developer	elapsed	emails	entries	environment	equivalent	et	facilities	fare	fetches
word	7	file	food	forbid	front	global	grab	hardcode	house	hu	i	identification	im	img	jonas	lapsed	lay	loading	ls	macro	make	messaging	migration	mx	nas	nils	nine	offers	oldest	opt	orbex	originality	overwrite	owed	panic	passwords	pen	piano	ping	pipeline	pkg
word	7	pl	prefers	pressure	prune	pub	py	quarter	random	rds	receiving	recordings	reopened	report	repos	requests	revision	risk	routing	rows	running	sales	sandbox	school	scopes	servant	setenforce	showing	skips	someone	stars	steer	suppress	tablets	tariff	terminal	tickets	ticks	tr	translator	trim
word	7	trip	tune	tutor	unit	unsigned	upon	usage	usuario	verena	viewed	viewing	were	women	worksheet	xls	万	举	乌	乏	也	争	位	入	內	六	凉	刀	十	叫	吉	喝	固	圈	块	岛	引	念	抗	抢	插
word	7	斯	来	渔	画	覆	贷	轉	辆	过	铭	难	饮	點
word	6	accountant	alone	anyone	appear	attendance	ballots	behind	bg	bitlocker	bridge	bus	bye	calm	catering	celsius	citric	claim	classify	clerks	combination	community	completion	connects	context	cosmetic	crontab	debit	december	defining	detects	diary	download	dumps	embedded	equals	escalate	experience	expired	expiry	fastcsv
word	6	futures	gather	guarantee	head	hooks	hugs	hundred	idea	inspection	inst	kids	lang	leaves	liked	liu	lockfile	log	mails	manufacturer	mistake	money	motion	offline	onwards	org	organiser	ostrow	outage	panel	partners	permissions	permitted	player	point	positives	prevent	profiles	questionnaire	raised	reachable
word	6	recommendation	renewals	resolver	results	retained	ro	scheduling	shall	shipped	shortage	side	sides	slot	start	statements	subscribe	sunflower	sure	tilda	took	tours	true	tu	umbrella	velo	verifying	vulnerability	weaknesses	weather	yearly	yml	互	份	估	何	兵	含	咖	哈	商
word	6	啡	嘿	在	夜	套	婚	寫	川	州	常	庭	征	惊	才	抬	敏	昆	桥	毛	波	焊	煮	特	率	簿	素	絲	缴	美	胶	花	草	菜	衡	赶	连	逻	邀	铁	雷
word	6	鲜
word	5	accesses	accounts	acknowledge	anew	anonymous	anything	application	aria	audit	breaking	bullet	but	capital	caption	cart	cfo	changelogs	charm	chatbot	chpasswd	christmas	cidr	circular	citation	closes	colm	concerns	dark	depends	deployment	disputes	doctor	duties	enc	energy	enjoys	erased	essay	expose	fake
word	5	false	folks	fraud	header	hedgerow	hiring	instruction	insurance	integrity	items	lock	ma	maker	maths	new	nina	nor	otters	packages	pad	payout	people	preference	program	quotations	read	recursive	refund	restaurant	retrying	revisions	rule	sato	sensible	sort	statement	store	submission	sundays	sunset
word	5	synced	translate	trust	usr	vendors	vx	wake	webhook	weights	well	who	whom	丝	义	五	仪	仿	健	公	堡	報	履	底	当	應	支	杀	枚	核	死	求	渝	燕	爷	献	皆	盈	節	终	绳
word	5	见	訂	請	貴	账	货	趁	运	述	運	量	門	障	霜	露
word	4	aa	ab	accepts	according	ack	agenda	amend	analysis	apply	arrival	auditor	bashrc	belongs	boto	boxes	centre	claimant	come	conclusion	councillor	described	deviations	div	dose	effective	effects	employee	erp	evaluation	executive	fault	field	figures	flaky	footer	formatting	get	gg	gradebook	hprof
word	4	ill	impossible	ketter	landlord	letters	lies	lifetime	listing	live	logo	longest	look	lot	manages	martin	model	mysql	named	nda	oakes	original	our	overview	penhaligon	politely	pray	provider	ranked	retry	rob	round	s	shares	spanish	speaker	special	spreadsheet	take	tanya	tent
word	4	they	toll	tran	treat	unable	v	voice	wanted	warning	weekly	xl	丁	临	享	住	倍	停	備	兑	動	吴	吹	告	唱	噪	复	妨	师	度	打	拟	掌	撤	據	架	案	模	機	母	比
word	4	毕	浩	润	淘	狐	破	约	纳	肤	能	脸	补	裡	要	調	诸	酪	铺	锅	靠	餐
word	3	additional	admission	allowed	alt	anyway	aq	band	base	begin	birthday	block	bookkeeping	bought	callback	cancel	canvas	carrier	cheap	cheaper	chen	city	clinic	cm	comma	complaints	contract	coordinates	copying	criteria	crlf	dan	dc	deny	draft	early	edit	eight	enable	exception	executes
word	3	expect	extension	extracted	falls	feedback	fri	ge	generator	github	governs	her	holiday	honour	hr	il	inform	leaflet	leak	lf	line	logic	loss	luggage	market	matter	media	mentioned	menu	music	nikon	okay	omar	owe	passes	paste	paths	payload	phase	pirate	pod
word	3	points	powershell	pricing	recipe	rename	renders	reproduced	research	reward	router	screening	sets	setting	sold	sound	spf	success	suite	supplied	surplus	ttl	unattended	update	video	votes	waiting	亦	倪	净	凭	劳	半	及	各	同	吸	国	型	夸	夹
word	3	定	客	广	延	慢	扬	承	控	播	无	會	权	栅	檢	民	汉	流	海	烤	狗	猜	確	策	蜜	袭	試	認	論	蹲	辩	销	陈	陪	集	骨
word	2	affected	agency	aloud	antibiotics	appropriate	artifact	august	booked	bother	charity	cny	cookies	cors	crawlers	customfield	declaration	derived	desc	devops	dig	do	docs	dropping	emp	ends	enter	even	executed	explain	extra	fetched	floors	grade	holm	hypothesis	ii	index	instructions	internal	keepsmith
word	2	keyboard	kind	lack	leaving	led	lin	literature	logins	lost	manuscript	merchant	much	newline	notification	november	ought	persistent	pics	plane	plate	prepare	presumed	preview	quentin	quickly	ransom	reached	receipts	recorded	ref	referees	register	reloads	reproduce	resolved	saying	seeing	segments	settings	settles
word	2	signs	sites	skipped	slots	sources	sunday	switches	syrup	taxes	todo	touch	travel	trusts	tulips	uniformly	warnings	wifi	低	佑	保	具	哪	坐	姨	威	孙	宏	对	尺	感	披	拔	挂	操	擎	政	断	期	松	概
word	2	消	炖	爬	球	發	碰	秀	篷	织	罢	腹	藏	處	谓	身	重	阀	題	顶
word	1	administrator	alternative	amounts	asks	automate	bearer	between	binding	bos	box	brass	buyers	cheat	child	clubs	company	conversations	conversion	current	customary	dismiss	docker	drawn	evaluates	feed	fire	fonts	forthwith	fwd	gmeyer	handler	household	independent	informed	installer	jazz	keys	label	laptops	late
word	1	legs	linz	loader	meetings	million	nearly	none	npc	only	opinion	parcels	patients	paused	preferences	products	programme	propose	proposed	purge	real	registers	remains	reproducible	request	selected	sf	signed	silence	sms	sports	step	suggestion	suitable	tide	toddlers	tonight	tool	train	valid	vcard
word	1	visited	void	where	么	俩	催	南	否	员	境	奥	宿	岗	弯	术	极	浙	澜	煩	番	笔	給	色	茄	著	記	證	详	赏	跑	违	选	途	长	闭
word	-1	accepting	acls	acm	address	alarms	album	almost	amazonprovideddns	ana	anomaly	appeal	arc	archive	arrays	asgi	assertionerror	assigned	asymmetric	authorise	automations	bark	beneficiaries	bills	bindings	boarding	breakers	breathe	browsers	candidate	cav	cfa	checksum	chime	chooses	cloudformation	coff	collection	column	confirmed	conn
word	-1	conservatory	consumed	contain	contracterror	copy	crews	customized	datafusion	datastore	datastream	deadline	decor	denial	describepredictor	describevoices	dest	dictionaries	discrepancy	drawer	drift	ds	duplicatehandle	dur	duty	ebs	ehlo	emr	encourage	engagement	enoent	escaped	evals	eventbridge	exceptional	exclusiveminimum	families	fat	fitting	forwards	functioning
word	-1	genomes	gke	glyphs	goods	granularity	haiku	haltrule	hereby	hide	hiking	hits	hostname	html	humanresponseevent	hurry	inheritable	installation	instrument	jam	kettles	keyspaces	kib	kitchen	known	labour	leads	licence	like	listtagsforresource	loa	loads	locked	logistics	lookup	mediaconnect	mediapackage	medication	memorystore	mesh	mmap
word	-1	modifying	move	multixact	mum	nats	nook	notices	nullable	nutrition	openpipe	order	originating	paid	parenb	personal	plain	plaintext	planner	policybindings	potentially	prefixlen	present	properly	provisioning	purchased	qsize	raises	readonly	remind	repot	req	requires	resultrules	returncode	reuse	rfile	rightmost	roots	roses	scoping
word	-1	searched	selects	sellers	shared	she	shellwizard	similarity	simulated	sits	sourcekeyid	sourcerule	spoonful	ss	sslcontext	stage	stuff	sys	tablet	tanmaymunjal	tarn	tax	taxonomies	tcp	tempfile	trips	tunnel	typ	typescript	unrecorded	unstable	unusual	using	usually	valueless	vaultowl	views	vms	vt	warranty	what
word	-1	workflows	yielded	zstd	zu	三	俱	凌	分	包	发	图	娜	季	学	尹	市	幂	府	弛	强	慌	挪	晨	榜	欣	汤	济	涩	澄	炒	片	疗	省	硕	票	笃	笋	聊	肪	脂
word	-1	腌	膏	茶	蔽	蕊	虫	褶	话	跌	跨	踪	轨	轴	迁	逐	過	醒	鹅
word	-2	ablah	acid	advance	agree	agrees	allergies	allowlist	alvor	andallfilters	appointments	apropos	argumentparser	aspect	asynckeyvalue	atomends	attestors	batched	bboo	bed	bids	bilingual	binauthz	blobs	blom	border	breached	buying	callwrighttoolset	cd	certfile	change	china	classiclink	claude	clay	cmp	cnames	commit	confidencerules	consume
word	-2	dates	datetimes	decoder	del	delimited	describebackups	discovered	done	dots	dreadful	enables	env	errormain	eventually	ex	excluding	exhausted	explorer	export	extreme	facing	failures	fatal	ferritin	fits	framerate	fsmonitor	fsx	fx	getorder	gitignore	gold	grit	grow	handles	hashed	healthcare	helm	hexadecimal	hexdigest
word	-2	hope	houses	ida	idc	idempotenthint	ignoring	inc	info	integermin	interest	interspersed	joining	joss	jsondecodeerror	kg	langgraph	lavender	law	left	lightsail	lim	lived	lovely	lowercase	lowest	manager	manifest	margin	math	mayor	messages	metastore	modelstream	myproj	nah	namespaced	namespaces	neither	od	offerings
word	-2	openai	orallfilters	owns	pads	parentheses	paying	percentage	permission	perplexity	pgdata	pieces	pin	pinned	podcast	populate	posixpath	predictor	producer	profiling	prompted	pushing	pyrate	qnan	question	quickstart	qux	rates	readonlyhint	receiver	recipients	recital	recognize	recurse	reencrypt	refreshcache	registrar	relaunch	repeating	replication	resourcearn
word	-2	routers	sam	sampledhttprequests	scheduled	scheduler	sdks	searchable	seats	section	sender	sep	seq	setpos	shapesize	slip	smb	snan	soils	somewhere	sourcecharset	spanning	spare	sqlinjectionmatchset	static	std	steve	stockton	studio	subscribers	superclasses	supply	surrounded	switched	systemclock	textdomain	threadinghttpserver	thu	traps	ubuntu	udp
word	-2	ug	unauthorized	undertakes	unsure	usedforsecurity	utilization	uvx	variance	vote	wels	wfile	windsurf	words	worth	writer	your	z	zoneinfo	九	事	亚	仅	個	准	创	删	台	咸	啰	嗦	困	壤	声	大	宝	巧	巾	帧	扩	括
word	-2	捂	搭	数	料	新	昧	晶	未	樟	殊	炉	煅	牙	秋	立	缠	聘	聪	肝	胃	胜	腰	裹	辅	辑	郵	酱	锄	驻	麻	鼻
word	-3	accepted	adapters	adversarial	advisory	ahocorasick	almond	almonds	amis	analyser	analyzer	apple	arrange	arrives	arun	ascent	attributeerror	autorepair	baby	bad	bakery	benchmark	bigqueryconfig	blob	bool	both	busy	cap	chain	changing	chosen	chunk	churn	client	close	cloudhsm	cluster	collect	collects	combinations	commits
word	-3	completed	compose	confidence	conformance	consensus	constrained	constructs	containerd	controller	converter	cottage	courier	cov	create	csdn	datapath	decorators	deep	design	disassociated	discard	doctestfailure	ea	eg	egress	embargoed	emial	enclosed	encodes	endchars	eng	enumerates	espresso	evaluated	excluded	explains	extraction	fellowship	fires	firstline
word	-3	flat	fleets	folio	forgetting	forks	ft	fyi	geolocation	gi	gio	glob	globs	gran	greater	guardduty	guide	hand	handover	hardware	have	hba	hear	honey	hp	icon	ideas	iec	imap	implicitly	incident	increase	insertions	internaldate	intervals	introspection	invite	isready	issued	jest	kev
word	-3	kinesis	lastline	locales	logb	longer	lumo	making	malicious	matchmaker	meadows	merger	mkdir	mpa	netapp	normalizer	notapplied	notation	noted	notice	occurrences	octo	oduya	onedrive	optimizer	organizational	overwritten	paging	parked	partition	pasted	pathspec	pdfplumber	pephint	pizza	plums	posture	potential	pottery	predefined	printables
word	-3	publisher	pubsub	pupils	putbucketpolicy	putgroup	really	recording	released	rent	reporters	restores	retake	rmdir	sailing	sampled	scram	sdb	serverthread	shelf	shipping	sigterm	simply	sink	slide	slips	slo	slowed	slower	sm	specs	spelling	spent	ssds	stacks	stdio	stove	subscriptions	substitution	superuser	taxed
word	-3	terminates	tests	thanks	thresholds	throughput	totallines	tracebacks	traybake	trees	trotters	trove	turn	twice	types	typing	unavailable	undef	upper	validationexception	vault	was	wh	whisk	workflow	workspaces	丹	了	决	券	协	厅	只	哗	喜	喧	嘱	器	妹	對	属
word	-3	帽	忆	摸	文	柴	横	橱	溉	滞	焦	焯	爆	环	疏	疑	登	盆	移	簇	粉	翻	胎	致	菌	谁	赔	转	追	适	遥	野	闆	鲈	龙
word	-4	abort	abroad	abstract	abstraction	accessdenied	administration	admins	aio	alignment	allowance	alternate	analyses	annex	applications	appstream	arbitrarily	attach	awesome	backing	basehttprequesthandler	batchprediction	bigtable	builtin	buses	bytearray	campaigns	captures	case	chair	charjunk	circle	clerk	concurrent	connector	csharp	cwd	dags	dataplex	datasets	deb
word	-4	declare	delivered	delta	desired	destination	determines	developers	diagnose	dialects	dictreader	distribution	django	dq	dynamodb	edits	ef	elderly	elemental	encrypt	end	era	euclidean	euros	evening	expectations	expected	f	faithful	fallback	feeds	fieldinfo	finishes	fitters	folding	formula	garbage	gate	gbk	getcomptype	getobject
word	-4	gil	glasswing	govcloud	graceful	grantee	grouping	guessed	hargreave	heap	hg	hh	histories	homework	honestly	hosted	hot	hurt	iana	identities	immutable	indicate	intelligence	intr	invited	invites	isclass	isfunction	ismethod	itself	javascript	keyfile	lfs	liang	libcurl	lis	lloyds	llp	localtime	locke	lumen
word	-4	manage	memcache	miss	mmmmmm	modes	mushroom	mydata	mypyc	name	namespace	native	natural	negotiate	novak	nsx	obtain	opened	opsitem	otherwise	owners	packets	passenger	plant	planting	play	plugin	positional	postmaster	preferencelist	prepared	preset	programs	prometheus	protect	proxies	publishing	purposes	putpipelinedefinition	pydoc	qualified
word	-4	radius	ray	readings	rephrase	represented	rise	robots	rooms	rotate	scene	scripts	searchdocs	security	sentry	ses	setmark	settled	sgml	shoe	short	smoother	sp	split	sslv	ssm	standin	syntaxerror	teaming	ten	text	textpart	than	tic	tics	tilt	tiltangle	tio	tomatoes	tpl	tradeoff
word	-4	typevartuple	understood	unreachable	unspecified	uuids	variants	voted	vpcs	warsaw	white	widget	wine	works	workstation	什	众	伪	减	勿	吵	呗	失	局	张	恳	恶	愿	慧	晴	有	根	桑	棂	河	洒	界	盾	矛	禺	稍
word	-4	童	签	紫	纹	缩	羹	聯	腮	舒	舟	让	该	贝	跃	车	银	阔	骑
word	-5	aiff	align	amoxicillin	ancestor	apache	apigee	app	applies	architecture	argv	attempted	authenticating	backup	barley	bastion	beginners	behave	bend	berkeley	blanket	blogid	buckets	buffering	bumblebees	business	callables	callcontext	cannottell	carries	centered	cfn	changelog	clause	clock	cls	codec	colormode	comfortable	communicate	compiled
word	-5	confidential	confirmation	constraint	constraints	consumer	core	coreutils	corrected	corrector	coupon	createtrafficpolicyinstance	damp	dashes	dataproc	decide	decrypter	delacroix	delivers	denies	despite	determine	different	direction	dispatch	dozen	enablement	encrypter	eras	exists	fair	fastgrid	feel	ferry	fit	flights	flip	follows	forge	formation	gardens
word	-5	gemini	generated	gives	gm	half	headers	hectare	height	implicit	incorrectly	ingestion	initial	inline	inode	insights	instructs	interesting	ips	iterating	jmespath	joan	joined	karl	kit	kvs	lb	leader	licensed	llama	lose	masked	matchmaking	measured	merged	mg	mi	minister	modelresponse	moderator	modifications
word	-5	nf	nipple	nominations	normalise	odette	offering	okk	ones	optionflags	oral	ord	organised	oserror	p	paint	persistence	phony	phrasing	pickle	pickling	plugins	polish	positions	predicts	preprocessing	proactor	prompt	property	pt	rated	reconcile	redacted	redshift	releases	removed	resets	restored	retryafterms	rev	reverse
word	-5	rlock	rosa	routed	said	salt	sans	saturday	schemapath	shoes	shut	skills	sns	spans	speak	spin	sqlglot	stair	stricter	styling	suspended	symlinks	syntax	talks	tenth	ticked	timestamp	tips	toolanswer	toolcallpart	transfer	transformed	transforms	tripod	typevar	urban	value	vary	vector	wakes	walls
word	-5	wardrobe	website	wedding	whitby	wider	wilf	wording	worktree	wrapping	wrist	written	专	乎	件	伏	依	借	勺	呢	味	咐	咱	唐	四	士	婷	子	宋	寿	封	弟	徽	情	抄	抵	摊	杭	洞	浆	溪
word	-5	滨	滿	爵	珍	稀	稿	绘	置	膝	虚	融	資	进	迟	遵	钠	钩	隔	韩	驼	麦
word	-6	accelerate	accesskey	adapter	added	addressed	adeyemi	affinity	air	algarve	alias	amado	ammount	appointment	approver	archives	assessments	assigns	attaches	authority	avoids	azure	baan	backgroundimage	beaches	because	beginning	believed	bkpimage	bounded	branches	brew	bufferedreader	calledprocesserror	cambios	campaign	canonical	care	categorized	checkout	circuit
word	-6	claiming	clever	clip	cloudwatch	compound	configmap	confusion	corepack	cores	counting	cryptokey	daemon	daland	dana	debugging	decoded	decryption	delimiter	depending	devices	differs	dirs	diversion	division	docstring	downloads	dr	ethernet	europe	except	executescript	exponent	ferreira	fhir	filtering	financial	forum	founded	fuss	fw
word	-6	gamelift	gencat	generally	getmembers	getopt	gettarinfo	gid	goal	goodbye	grafana	graz	guardar	haas	halt	handshake	hangs	hookspec	hubs	hydrology	id	implementing	infinite	inspector	interpolate	invitations	jasper	json	jsonencodeerror	judged	jwt	kitchens	koch	kw	learns	leeds	legacy	legal	lemon	lens	limits
word	-6	linear	locale	loopback	lr	lund	maintaining	man	mapped	meander	means	measure	member	memory	meters	months	mornings	myproject	nest	night	nocheck	notely	nt	number	objective	observability	openssl	orchestration	orders	oriented	orm	ours	overriding	overwriting	passage	passphrase	past	percentile	pluggy	porch	portion
word	-6	prec	prev	printed	probability	proxyagent	pseudo	pumps	quality	quill	reason	recal	records	recursively	referring	replies	requesting	reset	residual	rewired	runner	runtimes	sanok	satisfy	seals	seamlessly	sections	sensitive	serverid	shard	shortened	shorter	simplified	sincerely	sketch	ski	slept	soak	solely	solved	splitlines
word	-6	staged	submodule	subnets	subtask	surf	syncing	tags	tarfile	target	tart	taxonomy	testing	tidal	timestamping	timestamps	tinyhttpd	toolsets	towns	twin	typeddict	typos	unfit	unhealthy	unified	unpacked	unregister	unset	updated	urlopen	uv	validation	varchar	vintage	vire	vmware	waybill	wmi	work	wraps	xmltodict
word	-6	xz	zxc	zz	丙	伞	伤	伸	克	冻	匀	吁	吃	吻	啦	場	够	天	宅	工	恭	抖	採	景	桃	沟	注	瀚	爸	穿	绍	肯	胆	获	落	被	裁	装	角	诵	豆
word	-6	遇	郎	鉴	間	防	電	非	顿	题	飞	驿
word	-7	acetone	across	activation	adler	admits	adr	afternoon	allocation	altos	angel	ansible	api	applicants	approves	armrest	asyncoauth	automl	bakker	balconies	bedrock	before	benny	blueprint	bread	breakfast	browser	builder	bulletin	calling	cfg	chance	channels	char	charged	cl	cloudkms	coherence	colours	comments	committing
word	-7	compensate	conditional	confluent	console	construction	constructor	containing	conti	cough	country	crane	declined	decrypt	defences	denied	dependent	dereference	detectors	directory	drinks	email	enabled	endtime	eoferror	eslint	exif	exponential	exporter	failed	fashion	fileset	film	fin	finance	flush	foreigntapeerror	fratelli	friends	gained	gave
word	-7	gremlin	group	handled	hazelnuts	homes	hours	idempotencykey	ignore	imelda	increases	integral	integrated	interconnects	italian	jinja	kafka	key	kites	knitting	knowledge	landing	lecture	locals	logfire	looking	los	mac	macos	manual	markdown	marlies	maxsize	meal	merely	metal	middleware	milliseconds	mitre	mounted	mr
word	-7	narrower	navigate	norden	nplurals	numa	obeyed	okoye	omnitech	one	organize	ostara	outer	override	pa	panes	parquet	passthrough	pathlib	pathname	pete	picks	pixels	platforms	plural	policy	popen	portability	predicate	pretty	prints	probe	profit	provisioned	purpose	pypdf	queued	ratelimiter	rcpt	recurring	refactor
word	-7	referenced	referral	replicacount	reservations	retrieving	reusable	reviews	ringing	role	roof	rotation	safely	saquibjawedbit	scalable	scorecard	see	sees	simplest	simulate	smells	soto	sourceregion	spdx	spoke	spotlighting	standard	stick	strengths	stringized	strong	structures	study	succeeds	supporting	surveyor	symbolic	tb	thorne	thumbnailer	toggle
word	-7	tomorrow	toolwords	topics	ts	tz	uk	unchanged	undobuffer	unmodified	unstated	upgrade	us	utterances	validity	ve	vertex	warc	waterproof	weekday	why	wks	worker	wsgi	york	zones	业	乐	供	假	剧	匣	匿	受	叭	吧	善	喇	夏	思	恩
word	-7	携	枯	浅	涵	溜	满	灌	瓷	电	监	盯	砍	税	绕	膳	船	营	蔡	語	贮	走	轮	迹	邮	邱	鞋	马	鼓
word	-8	aborted	affect	aggregator	allowable	alphanumeric	amended	america	anthropic	antigravity	aqi	art	article	ask	aurora	authored	balancing	behaves	bell	bibliographystyle	bits	bj	blockchain	blog	boom	botocore	bounds	breaks	broke	built	butt	ca	callbacks	callwrightcodeagent	captcha	cars	caseid	cel	chars	chez	chunks
word	-8	cinema	cloudfront	collecting	completes	composite	compressed	comprised	condition	confused	conversationid	coordinate	costs	counts	cpp	crashloopbackoff	crls	currencies	curriculum	cyclist	cyclopts	dale	daly	destroyed	dies	disclosure	divide	doh	dotted	drainage	drip	du	dummy	duplicates	elastic	emacs	embed	endpoint	entrance	eol	exp
word	-8	exposes	fence	fh	fifth	fig	filling	finishing	finite	fleet	floating	fork	fullmatch	garages	gardener	gbt	gc	getoutput	gia	gross	guarantees	guard	hashable	heads	heartbeat	holder	hospitality	housing	hugo	imke	impl	improvement	inference	inherited	initiate	interconnect	internally	jammed	joins	judgment	junk
word	-8	knees	korean	kreuzberg	launched	least	lexgrog	licenses	likelihood	likewise	liver	llvm	lockers	lua	matching	members	michael	minor	misc	mit	mobile	modelcontextprotocol	moved	mypy	nobody	normalized	notary	nut	obj	once	oneselfsufficient	opcode	openpyxl	ordering	paginated	pale	param	parchment	parsers	pasta	pax
word	-8	peers	pegs	pellworth	phil	piece	pingrequest	pipelines	poetry	porter	ports	printable	process	proposal	proto	psutil	pulling	qdisc	qty	rainfall	range	raw	rawiobase	readthedocs	regexp	rental	reportflags	represent	retrymiddleware	rn	ruiz	runtimeerror	sampling	sap	sched	science	secrecy	selinux	sessionid	shower	sidebar
word	-8	sienna	sofia	solutions	specifically	splits	spot	stray	subs	substring	suddenly	super	sw	swagger	sympy	tableau	tabletop	talk	tenancy	tensorboard	terrible	texts	thought	tidy	tight	timeit	tinyqueue	tlsv	tokens	toy	transformation	transient	transitions	trend	tweak	tzinfo	uniform	unions	unittest	unsupported	untick
word	-8	uppercase	upstreams	urge	vitae	week	workloads	wrappers	year	yt	zabbix	zcode	书	于	傅	冬	剪	力	务	励	变	太	孩	尊	導	尚	尽	岭	很	愉	戳	揭	易	朵	校	氨	沪	添	渡	滤	煎
word	-8	煤	田	盛	目	突	範	红	纵	而	膜	莉	课	谐	象	踩	酶
word	-9	ability	additionalproperties	agreement	algarvio	an	appears	appid	applied	assumed	atheris	audiotype	basic	bedtime	bee	beer	bhavin	bigquery	blessed	boats	boots	borrowed	bowline	breitner	bu	buttons	bz	cab	calculator	carried	certificates	choices	church	classmethod	cmaf	codecov	committee	comprises	connectors	connorcarpenter	consisting
word	-9	consul	contexts	copied	cornwall	correctly	counterclockwise	court	crawling	crlfile	cumin	daily	dbname	debugger	deck	decoding	delays	delegation	deletemarkerreplication	deployments	deploys	destructive	devlink	diagram	dialogues	displays	dist	doc	dockerfile	durability	dynamically	edgecachekeyset	editor	egg	eintegrity	ellipsis	estuary	ev	evaluate	event	exceed
word	-9	exclusive	exports	expressed	extracts	feat	fell	filesystem	fn	foraging	forced	freezer	getting	glad	got	granian	greeting	harvest	haystack	high	highs	hls	hotfix	identify	if	immerse	indicating	indicators	infinity	install	intelligent	interaction	interlacing	iso	jackets	knew	knot	lat	libfoo	lon	lots
word	-9	love	made	mains	manipulate	marks	mermaid	mingye	misaligned	modifies	modle	myapp	nat	neighbourhood	never	nineteen	normalizes	null	oid	onions	opencode	opensearch	optimized	organise	owen	paged	parameter	parcelway	parses	pedro	peppers	pets	pilot	pipes	pixel	players	plumber	postmortem	preheat	presume	primitive
word	-9	product	project	promised	promises	published	pwrite	pytest	queryparamtypes	queues	quiet	rapidfuzz	rave	reception	refuse	reinstalled	relevant	reliability	reported	responsible	retried	retriever	rinse	rollout	rsync	seed	send	sent	separators	serving	setlocale	setpassword	severity	shape	shield	shortest	sitewise	sleeps	slow	sorts	sparse
word	-9	specimen	ssl	stackoverflow	staging	starlette	starty	stays	stdlib	sticky	strategy	stretch	structured	subsections	summarize	support	surrounding	survives	suspected	switch	symbol	symmetric	tasktoken	tea	terminals	terminated	threaded	throttled	throttling	tidewater	timeout	toml	tpu	transition	try	trying	unclear	unencrypted	unexpected	upstream	verbs
word	-9	vexo	vte	waiter	wales	wan	wanda	wash	webvtt	weight	widened	winds	within	workmail	wrap	wrong	xian	yaml	yet	亡	们	会	冰	列	初	吱	咨	圆	幻	廳	弓	忽	扇	抱	掩	撕	是	标	棵	欲	汁
word	-9	火	烂	玛	琴	畔	異	盐	相	眼	神	积	粘	糕	节	药	葛	薄	蘇	识	财	雾	驳
word	-10	abcdef	abi	absolute	ac	accepter	advises	aes	agentctl	aiofile	aix	algorithm	algorithms	allotment	allowing	amphora	amy	android	anyof	appflow	attestation	awning	balcony	bay	baz	beans	bicycles	bitbucket	bitte	breakpoint	broad	broadcaster	btn	caching	caio	cases	category	centos	certain	chained	chaos
word	-10	cheers	chess	chop	cohort	combined	compensated	completely	conda	configuring	construct	cure	date	day	decision	declines	describeapplication	descriptors	detailed	detected	discarded	dish	disputed	distance	drops	eager	editors	effort	employer	enabling	engineers	enhanced	equality	er	esmtp	eurusd	executions	explicit	extended	extends	external
word	-10	findings	flaw	flushed	forwarding	found	fridge	friendly	fsync	fully	getsampledrequests	gettext	ghent	glint	gnocchi	goat	googleapis	governing	graph	green	groff	grows	guests	gz	held	helps	hugging	hymns	immediate	importer	infrastructure	ingress	integration	interact	intercept	interfaces	introduction	iot	isolation	ixon	jess
word	-10	junit	jupiter	lab	latin	layers	lea	lean	leeks	lie	listed	localization	lol	luban	mailboxes	manifests	mechanism	medium	megabyte	mend	met	millisecond	modern	moments	moving	mro	multipart	ndarray	ned	nntp	nodejs	nordbank	nul	numeric	oats	observed	officer	ola	olsen	ongoing	operationid
word	-10	optimization	organizations	overlaps	overridden	overwrites	parsedate	parsing	persists	perusal	politeness	priti	privilege	problem	processed	protocols	psc	quick	radiators	raffle	raising	ranking	reflect	relevance	replacement	resolves	retain	retracts	rises	rotated	rs	rss	rte	run	rx	sac	same	sample	sasl	sec	second
word	-10	seg	seldom	selecting	selector	separator	serializing	serverless	service	shake	shakshuka	shallow	sit	sitter	socks	soft	spam	sphinx	sse	staff	stamps	standby	strict	subclasses	subscriber	susp	taint	taken	taurus	telegraf	terms	threadid	tom	toolu	towels	transparent	tuning	undersigned	unlike	unsourced	users
word	-10	util	utils	val	validates	valve	vet	visits	warmly	washing	webhooks	wed	wells	went	wins	workdir	worms	worry	writelines	years	yours	产	休	促	养	卓	句	围	坑	妥	寻	射	少	尿	席	廠	待	志	战	招	斜
word	-10	旺	春	晕	欢	治	法	泥	浓	淋	物	牵	瓶	真	睛	窝	缺	羊	聚	芮	谎	贡	趋	达	這	醋	采	錯	闪	阳	降
word	-11	abebe	accessor	affects	ama	annual	apis	appliance	artifacts	assert	authentication	average	based	better	big	bounces	boundaries	boundary	boy	bronze	bsd	butler	bzip	call	callwrighttoolrunner	calorie	came	candidates	captioning	carl	cgi	chatgpt	chemo	children	ciao	click	cloned	clouds	cloudtrail	coded	cognito
word	-11	colors	compared	compat	concessions	configs	consistent	constructors	contacting	controlled	conventional	conversions	copper	cord	countersign	cte	ctypes	damage	dataclass	daylight	decodes	demands	depth	detect	differently	documented	dt	durations	easily	eleven	elf	enforce	entities	estimate	etag	exclusion	expire	explore	fakeroot	feb	few
word	-11	forget	forward	fourth	friend	fry	funeral	gap	gateways	god	good	gripe	guesses	gusts	h	harm	healthz	hello	highlight	hotels	hpa	hungry	idempotency	independently	insensitive	intro	invokes	ipsum	iterator	jan	jlind	joke	kappa	keyerror	kim	know	lantern	leaf	libpq	libxml	limiter
word	-11	lineno	lines	lookuprate	lorem	mailer	managed	marathon	marta	matcher	maturity	maxlinelen	median	metres	migrations	mild	momo	mount	naive	names	notimplementederror	numbered	office	ook	outpost	overrides	packet	pencolor	period	photographs	pi	pink	population	printing	probably	produces	proxytunnel	psql	pts	purchasing	purse
word	-11	putscalingpolicy	pym	quit	readyz	recognise	recognized	recreate	reentrant	refs	regards	regression	remove	replaces	rerouted	resides	revised	rovers	rpc	rq	rung	runtime	rush	schedules	scholarship	sentence	serial	shred	sinks	slowly	smart	smiths	smoking	socket	sponsors	spoons	stitches	storm	strip	subnetwork	subtype
word	-11	suffix	sugar	sums	symbols	tag	tank	targeted	temporal	thin	threat	threats	toaster	traditional	transform	treasury	tuples	typer	undertaker	unicodestring	unlimited	uris	utilities	various	vestry	visible	vs	west	workflowstopped	writes	yields	兩	况	剑	势	参	口	喷	奏	御	怀
word	-11	搜	朴	构	染	柳	桂	梅	段	池	泵	游	玻	璃	畅	當	白	筆	箭	编	罚	衫	语	诺	谈	距	路	辨	迷	递	週	钢	隆	颈	饭	馈	驶	骤
word	-12	abcd	absorbgitdirs	accelerator	ad	adaptive	addresses	alternatively	ancestry	anitem	anywhere	arbitrary	arrow	assumes	athena	autoclave	available	banner	ben	bergmann	beta	bio	boat	bottom	boyuan	bylaw	byte	capped	carriage	challenge	chose	ciphertext	citizens	cldr	closing	collections	compile	compute	computed	cr	ctrl
word	-12	cupboard	cute	dealer	debugged	dedicated	delay	deputies	dhcp	dhl	differ	disassociate	discuss	dive	dropdown	earliest	ebpf	ee	ekstr	emax	emperor	exact	exits	fillcolor	finally	forgets	formally	fractions	fridays	gitee	glossary	gpu	grapheme	gs	gtranslator	hands	highlighting	humidity	identity	idna	imports
word	-12	inbound	incl	indexed	inexact	informational	insecure	insufficient	intranet	iteration	jailbreaking	jar	jenkinsfile	keep	kharianne	kiosk	languagecode	launcher	ld	ldap	lengths	lent	litre	locally	lowell	lux	machines	matrix	microsoft	minus	misses	mondays	multiplication	mussels	ndiff	negatives	newlines	nr	numbers	outstanding	overdue
word	-12	parcel	pendingdeletion	pg	phrases	pins	placement	protoc	protocol	publishes	quarterly	quicksight	rack	recursion	refers	reliable	remedy	remember	reopen	replica	replicated	representing	requirements	restrict	retrieval	roll	rolls	ruby	scope	secretly	semaphore	serialize	size	sizes	skill	sky	sorting	specialized	sslmode	starters	starts
word	-12	starttime	status	steps	stops	streaming	struct	submodules	subnormal	swapped	symlink	synonyms	systemd	tagged	targetpath	te	teachers	technique	timeouts	times	toast	tracing	transport	treats	troubleshooting	twins	tzlocal	universal	unquoted	upright	vesper	vol	wang	warm	wet	wide	worse	xss	yang	交	体
word	-12	割	区	古	咋	奇	尔	居	山	巷	影	息	抚	描	束	棚	楠	次	点	烟	煲	燥	皮	督	矫	禁	紧	累	維	绑	绽	艺	菲	蛋	衬	覽	认	辣	退	逢	酒
word	-12	页	馨
word	-13	active	additionally	advert	agentdown	alert	aligned	animation	another	apr	ate	authorised	benchmarks	billed	birch	birds	bluetooth	bruno	brushes	cache	calculation	callable	cancellederror	channel	chase	checksums	chord	clears	clobber	closely	columns	commonly	compiles	complex	compliance	configurations	continuous	conversationmessage	cool	cork	coroutines
word	-13	crew	crossing	crystal	cup	cuts	cyrillic	dash	defs	delimiters	demand	department	deploybot	derek	descending	destroy	determined	die	disclose	dll	docstrings	doubtful	draws	eats	elena	emulators	ensures	entitlement	entrypoint	errors	expr	face	facility	fail	faithfully	fast	fever	fixup	flow	fog	frameworks
word	-13	gala	gallery	glue	grandma	graphics	ground	hall	heating	helen	honest	href	icons	ide	improved	improves	insurer	interior	interpolation	interpreted	invoked	itr	j	kayak	keyring	latency	leaderboard	leaked	leftmost	lena	letting	lighthouse	limitations	lind	lindqvist	location	loosely	loved	lumingzh	lx	maja
word	-13	materials	minimal	mismatch	mistral	mix	mixed	moderation	msgid	multiply	municipal	mutable	muted	nav	needles	neighbourly	newly	node	okafor	opaque	operands	otel	parent	performing	perhaps	petra	photograph	picked	pnpm	popular	presence	previously	primer	producing	propagation	pyproject	quotas	quotation	rb	reach	remembered
word	-13	renewed	repaired	res	resize	restore	reviewers	saving	sc	scarf	secops	separation	ships	shm	shutdown	simmers	slim	smallest	snacks	society	sourdough	specifications	stages	stopiteration	stty	sun	supper	suppliers	tamird	thousand	tie	timing	triage	triggers	troms	unbuffered	unrequested	until	userid	uvicorn	validators
word	-13	verifies	waited	wave	window	woken	wood	workload	world	worn	wrapper	wrote	与	个	仁	侵	兼	农	切	判	勤	医	厘	合	哦	奉	宣	師	平	微	捕	換	摩	样	武	淆	渲	甚	盗	短	示
word	-13	社	祖	粥	葱	西	踢	输	辛	鐵	阵	靴
word	-14	acted	advised	against	aisle	alpine	analyze	annotators	aob	arm	assume	ast	attached	bases	blood	boolean	bounty	brightpane	brotli	byodkim	calculated	called	cas	castle	chairs	chapel	chf	coat	commas	compliments	consists	contains	continuation	contractors	conventions	creation	croniter	cs	dataclasses	davidhewitt	dec
word	-14	delivery	descale	details	dispatcher	encoder	environments	epoch	escape	exit	explained	falk	ferris	finished	flower	fmt	fragment	french	gitlab	given	graft	greetings	guardrail	guessing	hat	hates	helped	hides	hit	hymn	ibuprofen	identifies	imitates	indent	indentation	ingest	ingrid	initially	ins	invented	jailbreak
word	-14	karim	ken	kerberos	layout	lifting	lists	loaf	localhost	loses	lou	loud	managers	manner	merges	metrics	monitors	moon	mu	nearest	nits	nowt	numpy	opentelemetry	oskar	overtime	pallets	park	pension	pig	plenary	pm	possibly	prefixes	pretences	prevention	previous	prompts	providing	pulse	race
word	-14	receipt	refer	regatta	removal	reporting	repository	result	retrieved	rewrite	room	rug	ruth	sand	sat	saves	scc	screens	scroll	seconds	seems	sense	shortly	shutters	small	snow	soaked	south	speaks	spending	spinner	stash	stdin	stopped	storing	subnet	subsegment	surgery	tc	templates	thinks
word	-14	tin	transcribe	transcripts	translates	trio	twenty	underline	validating	validationerror	vest	voices	vscode	weeks	wheelchair	wheels	yellow	ys	yyyy	厢	和	地	塔	增	屋	巴	希	择	探	旬	暂	暖	朝	杠	某	桩	楼	活	浇	港	源
word	-14	犬	瓦	甲	础	莓	蒸	虽	街	试	责	辖	逆	進	锈	门	闲	阻	頁	顾	馆	驱	骂	鸟
word	-15	acquire	actor	adk	adversary	afp	airlock	aliases	alike	amz	analytics	appropriately	array	assembly	beds	began	bibliography	booth	borrow	briefly	brings	bud	builddate	carla	certifies	cherry	chidi	classifiers	compromise	concatenate	concept	cone	configures	conflicts	constructed	contained	container	control	corrections	cover	cursor
word	-15	darktable	databases	datetime	deal	decides	delete	denominator	deployed	deploying	diff	distinct	distributions	doctest	doe	dotenv	dpkg	drawings	ebcdic	established	exc	experiment	failover	fastest	fifty	flask	footnotes	formatter	forwarded	frequently	fuel	fungi	gateway	gills	gpl	grammar	grown	gt	hal	happened	harbour
word	-15	hinge	imperative	inherit	interpreters	invoice	irreversible	iserror	joint	kick	knit	lag	languages	lease	linen	logged	loose	manipulation	maximum	meaning	ministry	modified	moment	msgstr	nightly	noticeable	nwosu	ocr	omit	option	originally	ownership	packing	patience	patterns	peel	penguins	performed	performs	pgp	physician
word	-15	pools	pos	possibility	problems	prof	quest	quince	radio	rare	rc	rdma	reduced	references	reject	remembers	restart	revoke	ride	rina	ripgrep	runners	safari	scored	secondary	seeds	seem	sendemail	shanghai	silly	simmer	smaller	somebody	sometimes	spark	sparrow	spout	spread	states	station	stop
word	-15	stranger	streams	subprocess	subtitle	suggests	summer	systemexit	telling	thank	thesis	thirty	timetable	town	translators	turtlescreen	twelve	uncompressed	undefined	valued	ward	welcome	yesterday	七	二	令	储	反	哥	夫	妈	娃	安	实	巢	惑	批	拭	拾	持	搅
word	-15	施	昨	普	枝	栋	溯	灰	眉	祺	竟	索	艘	良	苦	赴	边	迎	颗	鱼
word	-16	able	academy	addressvalueerror	agv	among	approach	approvers	asia	associate	associations	attempts	authorization	becomes	bergen	bfcl	biggie	bless	blocking	boot	branch	brochure	can	capability	catalog	cert	certs	chardet	charset	chats	choir	chokes	classification	colin	collector	connecting	constitution	cooling	corner	correspond	coughs
word	-16	counsel	count	curio	dahlias	dashscope	declares	depend	detach	directions	disables	disagreed	discussion	draw	driver	easier	east	ec	elm	encountered	entering	entire	entity	eod	evaluations	ever	examine	excerpt	existing	fd	feature	ffmpeg	finding	firestore	footers	forgive	foundation	fp	fragments	frost	fstat
word	-16	func	g	glass	goats	greenlet	grey	handed	heat	hierarchy	hospital	identifiers	iff	inside	instantiate	interlaced	internationalized	iter	iterable	ix	jump	lc	logging	marketplace	meaningful	measurement	mediaconvert	micro	mkstemp	mo	mon	mugs	multi	nan	noor	ntlm	observe	offsite	onion	pack	patch
word	-16	payee	physical	piet	plug	pointer	policyholder	popcorn	position	ppt	preprocessor	principals	protected	recommendations	refuses	remit	requiring	retracted	retrievable	rivers	rollouts	runkle	sagemaker	sequential	serves	seventh	shopt	sig	sighup	simultaneous	skipping	snapshots	sought	speech	spreadsheets	square	stable	strips	stuck	sydney	syllabus
word	-16	technical	tesoro	thickness	threads	threshold	tue	tuned	typically	uploader	uuid	vars	verb	verbose	walk	warns	wcwidth	whale	will	wobble	working	yeah	yourself	zoom	例	充	凯	前	可	呀	堂	多	带	异	徒	拌	斤	旗	映	杆	材
word	-16	杨	检	欺	残	毁	测	瞒	称	类	糖	纲	绪	缸	胸	蒙	螺	规	購	迭	邓	郭	铃	队	陆	高	鸡	鸣
word	-17	accelerators	accounting	alphabet	ami	answered	arg	asset	backends	bd	begun	belong	bring	burial	butter	calculate	cancels	canteen	catch	cg	checkers	cleanup	clicks	clocks	complained	computation	concealed	consignes	constituent	constitutes	corpus	cpython	cracked	crafted	cream	cycle	decisions	deliveryfrequency	distribute	dockside	dora
word	-17	drawing	drill	embassy	enclose	engineering	eq	error	exhibitors	exported	extent	eyes	fails	fasten	faster	favourite	fedora	fish	flowers	forbids	freight	frequent	gas	globals	great	gzip	hard	headphones	heights	heronguest	hourly	identified	individually	ines	jacket	levels	lisbon	located	logical	lunch	major
word	-17	managing	manuals	mara	marker	markers	markup	maximumexecutionfrequency	may	mess	minutes	moderators	modification	mouse	networking	networks	nexttoken	normally	not	oa	obey	onboarding	operand	outward	pagination	pairs	parsed	parser	payq	pdf	pipe	plainly	planned	potatoes	precondition	preserved	prevents	prices	programming	qx	recognised
word	-17	recommended	regular	remittance	repairs	replicas	respectively	retainer	rich	rolling	ropes	rounding	saw	scheme	scooter	searches	setprofile	six	smell	srt	starter	stir	strictly	structuredcontent	substitutions	swear	tap	targets	teaching	thrown	tinos	tiny	tracker	translations	ulp	undeclared	unused	uploaded	vpn	wafv	watch
word	-17	water	weekdays	weekend	whispered	witches	xray	亏	些	修	周	因	壶	嫌	幅	廊	弱	想	杂	桶	檯	猎	确	简	聽	苏	萨	蜂	血	负	败	踏	遂	钟	铜	音
word	-18	abc	adviser	ago	aimed	alice	appendix	area	arn	articles	asynchronously	authorize	back	bags	bake	bare	boils	bootstrap	brackets	bulbs	cable	careful	claims	cleaning	closer	confirms	connect	contributing	creator	currency	daughter	dave	defence	degree	depart	deprecated	desk	dialog	differences	disks	dkim
word	-18	dull	dusk	errno	extensions	farrow	fastmcp	february	filenames	fixtures	forgot	frequency	generates	gloves	gptbot	guardrails	hung	implemented	importing	incomplete	indicates	individual	indoors	initiated	integers	jana	kevin	killed	leaks	leo	lets	life	lodash	long	loops	losses	lotte	lu	luke	marking	meets
word	-18	mib	minded	misspelt	module	moves	mp	nginx	ondelete	operate	operating	orjson	outposts	outside	packed	paginate	parse	partial	passengers	passive	pause	per	pods	pour	rear	rebase	recorder	reduce	referred	regex	regional	removes	representation	restarted	returning	revert	rounds	scenario	schemas	seat	semantics
word	-18	shift	sip	situations	sorted	standup	subscribed	summarise	tail	tapes	tarinfo	thai	timezone	toolerror	traces	tram	truncated	underscore	usb	valueerror	vegetarian	view	village	wall	warden	乙	八	响	坊	如	婆	忘	慎	戴	撒	敬	旋	日	梁	槽	激
word	-18	狱	猫	甄	章	筒	糊	缝	老	范	蕉	虹	議	酸	驾
word	-19	addition	allocated	apart	asynchronous	attributes	backend	baggage	bbc	bees	believe	bikes	bird	biscuit	breaker	caterer	caused	changed	cmd	concurrency	conditions	consider	considered	dad	dashboard	deprecation	distinguishes	doncaster	duration	editable	english	excel	faro	garden	gardeners	gbp	generation	gifts	greenhouse	guess	hash
word	-19	hi	hints	hold	households	imported	interval	jsonpath	judge	karen	kennel	latter	lightbulbs	likes	listen	logger	macbeth	maps	meals	mia	min	mortem	necessary	nested	notify	nroff	october	op	overlap	pandas	participants	party	penny	plans	platform	plot	plum	polite	precedence	promise	quotes
word	-19	rail	readable	reasons	renovate	repeated	restricted	resulting	retr	return	reveal	reverts	sauna	schemathesis	seller	sensor	separating	shirt	simulation	slates	stone	subclass	succeeded	third	tiles	timer	traffic	trigger	troff	tty	underlying	undo	uninstall	unique	unpack	utc	utility	vm	voicemail	volumes	websocket
word	-19	wheel	whites	wind	yield	zip	值	共	募	叔	員	土	堆	媒	宽	寒	小	幼	库	座	忠	怪	截	挥	搞	擦	晒	男	碗	磨	罗	越	轻	闹	阈	颜
word	-20	abstentions	annotated	balancer	battery	beach	bear	behaviour	blanks	broken	capacity	causes	checked	class	coach	conflict	continues	coverage	created	creating	dataset	dbos	directories	distributed	driving	exceeds	faces	fixture	forklift	frame	fresh	heading	help	idempotent	ids	image	implement	inputs	intermediate	interviews	invocation
word	-20	java	jsonl	kb	keeps	keygen	km	langchain	learn	lex	linux	listens	lutz	marcus	minimum	mpmath	nurse	openapi	owned	postgres	quite	ram	ranges	recent	repr	resembles	ring	robot	rules	script	sealed	seek	segment	september	serialization	shed	sheds	smoke	smtputf	squash	stamp
word	-20	subset	successfully	sufficient	sym	temporary	tenant	tidelift	timed	titles	tone	total	trailing	tray	ui	understand	vacuum	visa	weak	wear	web	wife	withholds	两	内	刊	千	却	压	唤	埋	塞	察	拒	拷	旧	望	村	歧	秦	蠕
word	-20	透	遍	魏	黄
word	-21	acknowledged	ada	airflow	appender	aquarium	attacks	audience	authenticated	bag	batch	beartype	begins	beyond	bike	bleach	buffered	button	caught	classifier	cli	cold	committed	compatibility	component	configure	containers	copies	coroutine	corresponds	crack	dd	death	decorator	default	description	descriptor	deviation	dial	disabled	disconnect
word	-21	dividend	dog	doors	dst	dtstart	durable	endpoints	enum	expanded	expenses	expression	extendedcontext	features	fixes	flag	flagged	float	formats	generic	gym	handbook	hostile	implements	jsonschema	june	keyed	kubernetes	lamps	lasts	letterhead	lid	matters	might	mrs	occurred	openings	openwx	optionally	ordinary	oslo
word	-21	paper	parallel	parliament	parties	polygon	pool	possible	precision	queue	ran	reads	reasonable	recipes	redis	rely	retries	routes	rpa	rui	seal	select	sends	served	stairs	stated	story	taking	time	tries	turns	tutorial	two	typeerror	updating	variant	volunteers	warehouse	weblate	wrapped	乔
word	-21	企	似	侧	印	吗	己	得	慰	更	泳	熔	王	盘	繁	裸	调	赋	赛	钮	龄
word	-22	abuse	advanced	apiversion	applicable	bananas	bench	breakpoints	builds	cfws	chapters	choice	cities	clusters	coffee	coins	compatible	contribute	dawn	directives	faults	fewer	fields	files	fills	folders	four	gen	gpg	gutter	harriet	identical	impact	implementations	injections	invoices	issuer	keyword	level	lien	local
word	-22	m	mm	month	nicely	old	pager	providers	px	recruiter	regions	related	replayed	replying	retrieve	roadmap	samples	scanned	sea	secretary	self	separately	sku	slice	spec	stands	subscription	successful	team	teams	temp	tested	th	themselves	title	trial	version	vpc	whether	whose	witness
word	-22	yusuf	中	习	典	冲	匙	哲	姆	岁	指	擅	散	櫃	湖	牛	申	痛	笑	绝	触	逗	遗	钓
word	-23	a	actual	availability	backoff	callwrightagent	categories	companies	converted	counter	cv	degraded	deletion	detector	df	digit	drain	easiest	empty	engineer	especially	exercise	expressions	filter	focus	graphql	holidays	indexes	inspect	integer	join	kernel	larger	linter	makefile	meet	metric	migrate	ml	monitor	more
word	-23	near	netmask	parameters	particular	plants	port	postal	printer	projects	properties	pudding	queries	red	registered	schools	smtp	spaces	subsequent	synchronous	tab	takers	talked	tape	terraform	tinycsv	transaction	trending	turtleshape	urls	xml	仔	佬	午	基	專	押	据	明	显	曲
word	-23	湿	独	玩	班	知	秒	米	精	線	训	院
word	-24	activate	again	angle	assets	beforehand	bins	bytesio	car	center	central	chapter	checker	classic	colour	components	could	describes	easy	eggs	employees	encryption	enforced	escrow	evil	exfiltration	expand	faq	firmware	formatted	functionality	gdpr	german	granted	guideline	hid	indirect	instance	interns	ipv	jobs
word	-24	ledger	len	locations	loop	malta	migrated	mostly	newsletter	nora	noticed	obeys	olaf	panels	part	posix	questions	scenarios	screenshot	seven	shops	social	soil	source	specification	sql	stores	terminate	termination	threading	unicode	vevent	winter	workaround	worm	世	乡	函	卧	右	害
word	-24	朗	柄	洗	溃	粮	網	肉	跟	阴	雪	饰	骗
word	-25	argument	background	blocked	bowl	bpf	cells	cents	complied	congratulations	copyright	define	definitions	degrading	deps	dir	director	encrypted	exclude	fastapi	flows	followed	friday	handoff	hang	happy	hotel	internet	lambda	literal	low	milk	mitigation	occurs	offered	phones	refunds	rust	scans	seating	sequences
word	-25	slides	smolagents	specifying	stat	structure	sub	tools	utf	validator	vat	waf	which	workers	冷	匠	启	城	攻	教	旁	格	毫	泡	灯	热	父	碍	等
word	-26	args	black	buffer	cash	cat	check	chinese	compression	configuration	corresponding	debian	deletes	detection	development	filters	finn	hire	launch	load	marked	missing	ms	negative	noon	offset	omitted	operators	outbound	pid	po	power	proposes	provenance	proxy	relative	resumes	series	settle	synopsis	tenants
word	-26	throw	traceback	tried	union	unplug	uses	vinegar	wal	width	worked	偶	外	委	室	届	找	抛	搬	月	栈	深	烧	益	离	耐	耳	错
word	-27	bit	building	configured	counted	crashes	data	designed	dialect	element	elements	eof	err	executor	fall	format	fraction	fssl	game	had	imperatives	intent	interactive	intern	learnt	library	md	measures	mill	operational	plays	poll	press	pypi	rendered	roles	ruff	sentences	shows	sign	similar
word	-27	simple	single	sorry	st	supports	tells	timeline	topic	updates	wednesday	worst	zh	刘	场	怎	拍	故	果	桌	梯	椅	没	渗	漏	脚	袋	诈	误	赖	雨
word	-28	actions	acts	attackers	automatically	bar	boiler	caretaker	compare	definition	dependencies	disregarded	encode	ensure	equal	harmless	length	less	loaded	online	pep	priya	processor	progress	qa	quarantine	refusal	sequence	sha	speaking	stderr	suspicious	toolkit	totals	typical	unless	uri	ways	yard	占	呼
word	-28	嵌	滑	祈	纯	经	网	闻
word	-29	administrators	alter	annotation	association	authors	bill	blue	burn	dentist	dictionary	dogs	exactly	extract	fixed	input	january	jira	july	kill	lake	lesson	mean	neighbour	news	payloads	phishing	poedit	resp	stdout	still	students	units	whitespace	yourselves	兹	径	拆	涉	版	篡
word	-29	缓
word	-30	alpha	anna	arrive	ascii	binary	cached	compiler	days	eat	execution	expires	foreign	gnu	hut	includes	intended	interpreter	kms	leading	light	museum	network	outputs	pot	python	region	researchers	responses	signal	stack	takes	tuple	亮	功	命	尝	屉	循	李	柜
word	-30	楚	演	睡	硬	缀
word	-31	approvals	april	asyncio	books	changes	const	contractor	convert	creates	cron	currently	demo	domains	doubt	fold	framework	function	happen	journal	large	many	method	mime	missed	morning	num	oauth	ordered	retrieves	separate	several	sleep	unix	van	副	叶	崩	措	歉	衣
word	-32	attempt	behavior	cake	common	crash	cve	duplicate	finds	frames	however	implementation	installed	int	looked	own	pattern	poisoned	prose	readme	ready	replay	road	started	str	thursday	tighten	training	turtle	values	几	又	坛	旦	词	貌
word	-33	choose	decimal	defines	deputy	descriptions	dict	edge	envelope	exceptions	exchange	foo	how	ignores	interface	lift	matches	meter	pages	pair	primary	reference	scanner	servers	strings	test	trained	validate	variable	withheld	zero	培	字	戏	涂	蓝	逾	间
word	-34	ann	bound	checklist	connections	cut	enough	identifier	methods	outcome	planted	provide	refresh	schedule	told	泄	滚	练	返	钉	键	镇
word	-35	action	annotations	await	compares	defaults	deleted	effect	either	filename	holds	injected	limited	march	meant	noise	operations	type	waits	卫	服	符	纸	避	邻
word	-36	command	cross	disallow	during	explicitly	forms	higher	invalid	labels	mapping	modify	neighbours	organization	parts	poisoning	prefix	tasks	tuesday	undone	useful	坏	姐	陌
word	-37	apt	around	classes	encoding	failure	images	mb	multiple	performance	博	盖	科
word	-38	contribution	cpu	dry	examples	invitation	kept	logs	max	modules	often	schema	scores	unknown	use	versions	诱
word	-39	age	cannot	jo	please	policies	seen	services	trick	untrusted	混	磁	荷
word	-40	async	flags	ignored	instruct	makes	metadata	nodes	papers	pydantic	represents	storage	tables	trail	want	吊	损	种	英
word	-41	allows	attacker	cause	claimed	did	floor	functions	sdk	string	超
word	-42	character	def	defined	ip	photos	reports	response	觉	较
word	-43	characters	provides	server	specific	we	windows	组	耗
word	-44	custom	does	letter	most	options	quoted	specifies	抽
word	-45	postgresql	returned	used	左	您	拦	究
word	-46	bugs	match	sqlite	supported	viicos	水	温	讨
word	-47	disk	returns	造	针
word	-48	template
word	-49	associated	connection	lead	resources	stand	such	研
word	-50	gcloud	optional	rfc	wait
word	-51	handle	refused	使	它
word	-52	perform	provided
word	-53	iam	information	mcp	objects	stream	厂
word	-54	instances	specify	冒
word	-55	attribute	injection	monday	some	击
word	-56	仍
word	-57	bytes
word	-58	something
word	-59	documentation	但
word	-60	calls
word	-61	runs
word	-62	br
word	-63	or
word	-66	resource
word	-67	object
word	-68	amazon	path
word	-70	arguments
word	-72	specified
word	-82	operation
word	-89	或
word	-93	callwright
"""
