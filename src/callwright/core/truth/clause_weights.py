"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	@6437K
! $	@6438K
#	>D77?>
# #	9@???E
# # $	7>??@G
# $	:C:1<F
# 0	<F==<<
# 0 $	8E???A
# 0 汉	>B<=<=
# :	<B==BA
# : $	:E==>A
# and	A9=C?>
# at	=D<=@=
# at 0	=D<=@<
# ed $	G5<E;7
# for	C@>><9
# has	<@>@E8
# has been	?<><C<
# is	AB;G:1
# is ed	=@=E><
# is x	CC?<=7
# now	F:>=>;
# now s	D;>>><
# to	B>>B<9
# to x	C@>=>;
# was	B8>?C9
# was ed	@:>?C:
# went	H8>>=:
# |	A::<>C
# | $	A::<>C
# 汉	CC>;A0
# 汉 $	>DA>D4
# 汉 0	C=>>:;
# ：	6@???F
# ： $	7????F
$	>?=@:A
'd	>:A74D
'd like	;>D=>=
'll	<3L72>
'll get	:=I>>7
'm	57F>=B
'm afraid	;=@D?:
'm not	==;@?B
'm sorry	>=<8?G
're	DB<=5=
're in	I9>>;9
're on	D?>><:
's	D:??>8
's 0	5K=<<<
's a	B:::=D
's a x	C:::=C
's already	8<>=G=
's been	H;<=:<
's been ed	G>>=<<
's been x	E>=?=:
's done	E:=;<?
's ed $	?;?C>>
's in	L8;:95
's in the	F:>=<=
's on	H8<;;<
's still	;9;F>>
's the	9@><<E
's up	G:>==;
's x $	F7A;C4
's x ed	8<>FA>
's x is	9A:B<C
's x x	;ACB8;
've	B9>8?A
've got	F@A<76
've opened	>=<>E:
-	B>@=9<
- #	7C@??C
- $	:F=>?9
- 0	?A<7?=
- 0 $	<EB==5
- 0 x	F7<==@
- 0 |	7>>??E
- x	H9<<>9
- x :	7>D=?A
- 汉	@>B>==
- 汉 $	D=:>==
- 汉 :	7EA@?C
- 汉 ：	?;C<>>
0	>M>593
0 #	<?A=;A
0 # $	8<B>>D
0 $	=D;78@
0 0	C@4<?8
0 0 $	D<9:<?
0 0 0	=><=>D
0 0 x	C=>>@:
0 0 汉	<E>;A<
0 a	=@E<;9
0 a x	9DC=<;
0 am	CA:<=>
0 and	BC<:9<
0 and 0	C;>=>?
0 and x	:G==>=
0 c	<F<>>:
0 days	5EA:<?
0 december	D:;;8B
0 ed $	AE;;85
0 eur	:D?@?=
0 euros	?=D;;>
0 failed	;C>>>;
0 failures	9D@???
0 for	?F8;<=
0 for x	BC;==;
0 gb	?BA<<8
0 gb $	6FB==:
0 has	>B><@;
0 has been	;B?>A>
0 hours	B?:<;D
0 in	8FC;:;
0 in x	7AD==?
0 is	@<D=A7
0 is ed	=@>>D=
0 is ing	9E??>>
0 is x	B9F;;;
0 january	8@=>AB
0 may	;G99A8
0 may $	;F99A9
0 mb $	=9>>>E
0 minutes	=F<=>:
0 of	9G?@;8
0 of the	9DA>>>
0 on	?C7;?B
0 on the	@E;==;
0 pages	:?<==D
0 passed	8H>;=;
0 pm	=>=?>B
0 pm $	>?<;AA
0 pounds	F9@==9
0 rows	>?>E;6
0 s $	8GA61=
0 s ed	E@<<;9
0 s of	BB=<=:
0 s to	;:E>><
0 s were	>E>@:;
0 s x	?D7@8;
0 shares	F9@>==
0 tests	<E><><
0 to	@=@9B=
0 to x	<BB=>:
0 was	@<;<D;
0 was ed	B;;;D;
0 x $	C@?<<8
0 x 0	AA<==:
0 x at	E;<=:A
0 x ed	A6<<G8
0 x in	:G==;<
0 x to	;=>?>E
0 x x	>C>@D0
0 |	87AB=B
0 | $	87AB=B
0 汉	?@<<?=
0 汉 #	=CB>=:
0 汉 $	>>:>A?
0 汉 0	>@79=D
0 汉 x	@C?=;8
0 汉 汉	?D><=:
0 汉 ？	>=D>?;
:	;C>=2@
: $	;C>=1@
: 0	A<=>@=
: 0 汉	A<=?A?
?	41N3<:
? $	41N3<:
A:assistant	A8GA2:
A:open	??;?:B
A:other	1F79I@
B:assertsassistant	E;?87>
B:assertsopen	C?9:=@
B:assertsother	3E;9H<
B:deniesassistant	9<:I69
B:deniesopen	8A:F7=
B:deniesother	5B8>B@
B:openassistant	;7K<4:
B:openopen	68B?:E
B:openother	;?:<BB
C0:asserts	5F?>;F
C0:denies	4A7J6=
C0:open	56G>9C
C:own	[2.27.
C:past	B:36CC
C:perfect	N158F/
C:state	C8>2?A
F:	A89@@?
F:apply	G>8>>3
F:approve	=;A<D;
F:backup	E>>>>;
F:book	J3?<<5
F:buy	O965?4
F:cancel	E75:D9
F:close	??:>C;
F:delete	F;==4>
F:deploy	?<;7BB
F:fix	?<<8D?
F:merge	<<?>@E
F:open	E?><?:
F:pay	D>66B;
F:print	C;=?;?
F:push	J;;;9=
F:refund	?B7=C:
F:renew	H:=;<;
F:reply	>;A=B;
F:restart	DB;9>8
F:rollback	I><;<9
F:send	L593@5
F:share	D==>?;
F:update	K9:5?8
F:upload	A:BA=;
G:own	F>;=::
G:ownapply	A9;CB7
G:ownbook	K;:<>8
G:ownbuy	I:==<;
G:owncancel	K<<<:9
G:owndelete	F;;;>>
G:ownpay	J=79?5
G:ownrestart	E<><>=
G:ownsend	M;7;83
G:ownupdate	J:966>
G:past	=888?I
G:pastapply	F<>==:
G:pastdeploy	;9><@E
G:pastpay	D;=;?<
G:pastrefund	:F>=<<
G:pastsend	CA<;<9
G:pastupdate	C9>A?:
G:perfect	><<DB;
G:perfectapply	EC<8<:
G:perfectapprove	<<B<D<
G:perfectbook	F2B==9
G:perfectbuy	H6:8B9
G:perfectcancel	C88<B<
G:perfectclose	?B<@?8
G:perfectdelete	C=@?6>
G:perfectdeploy	E?<8@6
G:perfectfix	>?<9D=
G:perfectmerge	<=?>@E
G:perfectopen	I=><<:
G:perfectpay	<C<<A=
G:perfectprint	C=>A<<
G:perfectpush	G<>=<;
G:perfectrefund	B<:>D9
G:perfectrestart	@C=<?:
G:perfectrollback	H<>=<<
G:perfectsend	G2:6B;
G:perfectshare	C>>>?<
G:perfecttest	G:>===
G:perfectupdate	C;?9C;
G:perfectupload	A:AA=:
G:state	C<A:<=
G:statebook	E==>?<
G:statepay	@:=<=C
G:stateupdate	FA<;<5
K:False	@<0CC>
K:True	=F9C=8
L	>?=><@
M:asserts	D?98>@
M:denies	4A7J6=
M:open	56G>9C
P:0	B;;<@@
P:1	?@;><?
P:2	:@=@:A
P:3	9?FB5>
Q	?C84C=
R:0	>?=;8D
R:1	B<>?;<
R:2	<=9CC<
R:3	;>DA<>
^	>?=@:A
^ #	;:;EDA
^ # $	<77B@D
^ # 0	5J>??:
^ # and	A8>@<A
^ # is	<<@F==
^ # now	H8===:
^ # x	;=?BDC
^ # 汉	AE>>>6
^ $	;90B2G
^ -	B>@=9<
^ - #	7C@??C
^ - $	:F=>?9
^ - 0	?A<7?=
^ - x	B3BA:?
^ - 汉	@>B>==
^ 0	8?D7<E
^ 0 #	=:>?>E
^ 0 $	7:@><H
^ 0 0	@@=?B:
^ 0 ed	CF9982
^ 0 in	:?C>?<
^ 0 of	8I=>>:
^ 0 s	H8D=58
^ 0 to	9<C?>B
^ 0 x	>B5:D:
^ 0 |	7:D<>@
^ 0 汉	9A<<>C
^ a	B9=8?C
^ a x	D8>8??
^ according	7C9:B>
^ after	6;?;>H
^ alarm	E;>>==
^ all	F@7=86
^ all x	F?;:<8
^ an	>;<;@E
^ an x	>;<;@E
^ and	B>?>C5
^ and a	???::A
^ and ed	G:24G6
^ and i	>?BB=8
^ and it	>=CA:;
^ and the	D>?<>2
^ and x	>?8D>>
^ anything	??8=?F
^ as	C>:;B;
^ as x	;=B@C:
^ as you	@;;=D<
^ at	8B;=>B
^ b	<A<>@C
^ b #	B;>?>@
^ balance	9G>>?9
^ because	==9>;E
^ before	C><;>@
^ booked	I:<<=9
^ booking	9A???A
^ both	B?A7><
^ both are	:;B=>D
^ both s	AA?:A:
^ but	;;4D9C
^ by	6>A9C@
^ by the	99A:D?
^ c	D@=<<8
^ c #	D=>==:
^ call	;>;>>F
^ casa	:G<=>9
^ ci	?E><=9
^ confirmation	@BB:=8
^ consider	E;==<>
^ could	==;A>D
^ dana	BC;<@6
^ dear	:<>=>F
^ delivery	8F=>?=
^ do	=<F6>E
^ do x	><>6?H
^ do you	>>G>>8
^ done	L678<7
^ ed !	F>?>=9
^ ed $	I4>>;7
^ ed 0	F>:B:6
^ ed :	F=98<;
^ ed it	E>>>=<
^ ed the	I9=;=8
^ ed to	H;:;=9
^ ed x	C:>98@
^ everyone	F<>=;;
^ everything	A?<9<A
^ f	8C@@AD
^ f #	8C@@AD
^ filed	E<>>><
^ five	;BC>?8
^ for	8@@==C
^ four	9G<>>:
^ g	7A>>=F
^ g #	7A>>=F
^ good	E6:;<?
^ great	=;=<=E
^ h	=D>?@@
^ h #	=D>?@@
^ happy	;=>>>E
^ have	=;<<>F
^ have a	;<=<>F
^ he	@C89G8
^ heating	G8>=><
^ her	>B<C>9
^ her x	>B<C>8
^ here	48=B<G
^ here 's	6;>;=H
^ hi	9=>>>G
^ hi x	:???>E
^ https	98=<>H
^ i	8@?F.?
^ i #	<B><C;
^ i 'd	79B<>B
^ i 'm	56F>=A
^ i ca	;A:F>7
^ i can	:?N7>2
^ i could	;;F@>9
^ i do	==;H>9
^ i ed	?D5?3A
^ i have	;48G<@
^ i x	>B9@/B
^ if	57H56@
^ if it	=>G;=:
^ if you	<;B::A
^ in	4F8>;F
^ in #	<?>>?B
^ in x	4A:A<D
^ inbox	EB>>>7
^ ing $	6D@@@E
^ ing ed	@:>C=A
^ ing for	@:F;=8
^ ing has	A<?E=9
^ ing s	A6AA<@
^ ing the	8@B?<@
^ ing to	6B8@B>
^ ing was	=<>F>:
^ ing x	:<:D>E
^ invoice	C;>><@
^ is	A;?:>A
^ is x	:@=<@C
^ it	8H7E<:
^ it 's	C?4B@7
^ it is	7@:@=C
^ it may	>=;D>@
^ it s	5EA5>>
^ it was	BC==<:
^ it x	A@9A>;
^ jo	:F==>;
^ jo x	:F==>;
^ just	C:@A;;
^ k	<G===9
^ k #	<G===9
^ l	8B?@@D
^ l #	8B?@@D
^ last	;D<>C9
^ leads	>:=E=;
^ let	=>8:=H
^ look	;>;>?E
^ m	6D?>FA
^ m #	6D?>FA
^ may	B>?A>8
^ message	C:>;=A
^ mr	<;=<DB
^ mr x	<>=<D>
^ muted	F;>>=:
^ my	:;A@;C
^ my x	<=B><B
^ nd	E;>>=;
^ nd #	E;>>=;
^ neither	<:=@?C
^ new	D@;<=7
^ next	8>E<>>
^ no	?=7E:9
^ no x	>@8C;:
^ nobody	=C;A=9
^ none	;B>A?;
^ not	>5DB=<
^ not ed	<:BG>8
^ not x	;==C??
^ nothing	49:G<A
^ number	F7=>>?
^ oa	=<=F>;
^ oa 汉	=<=F>;
^ oat	:>BB@8
^ of	4B:B<?
^ of the	8=<@=D
^ old	E<9B;<
^ once	?;B6:A
^ once you	=>E==:
^ one	1FABB;
^ only	G?=7<:
^ open	8A<9=E
^ or	>>D@>:
^ order	:<C8E=
^ pa	;G=;=:
^ pa #	;G=;=:
^ paid	?9>@:B
^ payment	?:CB=>
^ per	7@<=AE
^ please	68:><J
^ r	;G<:C4
^ r #	<F<;C5
^ readme	F:=<=9
^ reference	;B=<=?
^ refund	E>=;;>
^ rma	C=:B@8
^ room	C;;D=7
^ s	;D?><@
^ s #	;D>?<A
^ s $	B899:B
^ s 0	8A?C?<
^ s :	=;A?=B
^ s are	@@89;A
^ s as	9;??>F
^ s at	G:===;
^ s ed	I9;:::
^ s for	;;<=<G
^ s is	9?>E>:
^ s s	=D:AA6
^ s that	;<===F
^ s x	C?9=9>
^ say	<8F;;=
^ seat	>7>=>E
^ see	9B???C
^ sent	H=>>=:
^ shall	<>G<>;
^ she	;>;9H:
^ should	<=E;=?
^ should i	>>E=?<
^ since	?7:;>D
^ so	8><G=>
^ so $	:AC?<=
^ so i	B89H=5
^ so that	9;=B=A
^ so x	9B:;>E
^ someone	8<:DC@
^ sorry	56;E;C
^ status	;8;;=H
^ still	:@B;>@
^ subject	98B=>D
^ t #	;?>>>C
^ test	;E?>?=
^ tests	:F>>>9
^ thank	:;=><G
^ thanks	8:<==H
^ that	?:>@9A
^ that 's	A8?<?@
^ that s	8A<<;D
^ that x	E>9?;=
^ the	>?;CA9
^ the ing	DB=;88
^ the s	@8C=C<
^ the x	=>:E?<
^ their	7F<A>;
^ their x	8D<B><
^ then	<6A9;E
^ there	<D>>9<
^ there 's	A??=;>
^ there are	8F=?>9
^ they	?=8:H;
^ they x	??:7D?
^ this	::CC==
^ though	:9DD>9
^ three	8FB<?8
^ ticket	C??<<>
^ to	<B?6;B
^ to x	8=?8<E
^ tomasz	E?=>>:
^ tomorrow	<E>>>:
^ transfer	8E?@>@
^ two	>I4>=8
^ until	;:<=>F
^ vpn	B9C><:
^ w	;A?BB?
^ w #	;A?BB?
^ waiting	@<D<>9
^ want	>>E>?;
^ we	B7@A;=
^ we x	A99?<B
^ web	C9>==A
^ went	G;<=>8
^ what	<@?<?B
^ when	=>D:=>
^ whether	>><E?;
^ which	<@E6C:
^ which x	>>E>>:
^ who	:=A>C<
^ with	K=<685
^ with the	D;B<<:
^ x #	=?9A7B
^ x $	?A:B(;
^ x 's	C;B@5;
^ x 0	?;>>>>
^ x :	>B2<;?
^ x a	;<E:<?
^ x and	=@C=:=
^ x at	C;><=?
^ x c	;C=B=9
^ x can	I:9<<:
^ x ed	D4>>I0
^ x for	>>;A<@
^ x from	7D==A@
^ x has	A=6CC9
^ x i	D>D::5
^ x in	=>?;?B
^ x ing	?@78;E
^ x is	C>88;>
^ x it	9:D76E
^ x me	9:B5;C
^ x no	EB<9=9
^ x now	@BA=>9
^ x of	??=;@@
^ x on	AAA@88
^ x s	<BB97@
^ x that	8<::=J
^ x the	/:BA?H
^ x to	=@D87?
^ x up	9F=<==
^ x was	=;>D;?
^ x with	=D@<?;
^ x x	BA@;9;
^ x you	4?@<?G
^ x your	@=<=9D
^ x |	:6?<:G
^ x ✔	G:<;>:
^ x 汉	AA;<:>
^ you	?C.;I=
^ you 'd	A;:<:E
^ you can	;9>;:G
^ you ed	9>5@F>
^ you have	@D=<::
^ you x	A@4;I8
^ your	C<<=E3
^ your ing	EA;<=9
^ your s	A@<<A:
^ your x	A<>=E7
^ yours	7=;F<>
^ ⏳	=>;F>:
^ ☐	;:GA<5
^ ☐ x	><D@>8
^ ✅	T0546-
^ ✅ x	K7<;;8
^ ✅ 汉	G;;;=9
^ ❌	>:>F?;
^ 汉	<?@==B
^ 汉 !	=???>C
^ 汉 #	CB<6<8
^ 汉 $	;=>AA@
^ 汉 0	?D;??7
^ 汉 :	:A=@8C
^ 汉 ?	6;E>9?
^ 汉 a	@:>>>D
^ 汉 b	B==;<@
^ 汉 g	E8==<>
^ 汉 l	9B???C
^ 汉 p	C:===?
^ 汉 r	A:??=A
^ 汉 s	B><9?@
^ 汉 t	:=>?BD
^ 汉 w	E7>>=@
^ 汉 x	C4E;:@
^ 汉 |	:6CA;B
^ 汉 汉	?;>78D
^ 汉 ！	?=::9F
^ 汉 ：	>>=><B
^ 汉 ？	68G7;>
^一	A;8?=C
^一个	:>?D@A
^一般	<:<<=G
^七	?<@9F9
^三	G?37<=
^三个	B<<@?>
^上	8@9DC=
^下	>@G79:
^下一	;BC=>;
^下午	=9D==?
^不	36A;?G
^不是	><>;?D
^不用	>B<9C>
^不过	:8D@<?
^两	AB>5><
^两个	F@=:=8
^两家	8D<@<A
^中	8=>:E@
^主	?>=>:A
^九	=A=@C;
^也	C9?B:<
^二	;>;D?@
^五	A<=AC8
^亲	=====C
^人	9;=;@F
^今	3AD==@
^今天	9DB;9?
^今晚	:=C<=@
^从	B<@::C
^仓	A<:=A?
^仓库	A<:=B?
^他	6DE8B<
^他们	8?B>A@
^付	6DF;=>
^付款	9BF;=:
^以	B:A?<;
^以后	D;B?<8
^任	@=:C<=
^任务	@9<D<?
^优	D<>A>;
^会	IC:<74
^会员	C>=A=;
^会议	BA=@<:
^但	6=>?9D
^但$	6>?@:B
^住	:?D>?<
^余	A>=B>:
^余额	B>=B>9
^你	;;?:H:
^你说	=;?>D<
^保	?F:B<:
^修	C<<<C9
^假	C>==;@
^停	C<B;?:
^催	=CA><;
^充	E;?@=;
^先	58@=:F
^先别	>==;>D
^免	A9BA>;
^免得	B9AA=;
^入	?;??>C
^全	I<;;:6
^公	A;:>?A
^公告	C:>>=@
^六	>C=9?=
^共	A;E<=9
^其	>C:;@=
^其中	9E=:B:
^再	5;C7<B
^出	B9?>=C
^分	D=>=<<
^刚	@@=B9=
^刚才	8@>B=A
^删	>;H<=6
^别	A<B9>A
^到	5>F::D
^到时	:<G=><
^券	E;>A<;
^前	=C:BC5
^剩	6=?C=E
^剩下	8;>C=D
^加	@>@B<;
^加班	;D?>??
^包	=E;@?9
^包裹	=E;@@9
^北	9C?>>?
^医	>B;>?@
^医保	:B===C
^十	D=@?:9
^单	<C<<@@
^单号	;?<=<C
^单子	BB?=>9
^卡	>B=B;8
^卡在	:?>D?=
^原	@D:;><
^去	:A>>D@
^参	9=??@E
^发	<?=F9>
^发布	8=<B>E
^发票	F;?A;8
^发送	>==E?<
^另	A?:B>:
^另外	A@;@?9
^只	=E:;:A
^只有	9??B>@
^可	=AB?<=
^可以	>;E;?<
^可能	=;9B=D
^号	@?==9C
^各	:????C
^合同	BA?<=<
^合并	B==B?:
^同	A==>C:
^名	>B>B?:
^后	8??ABB
^周	B@A80?
^周三	:A=B>@
^周五	8A@<<B
^周六	G7@=;;
^周四	D=?9;>
^周日	:>???D
^和	9D>?>A
^唐阁	>E<>>:
^商	?;><D=
^商家	8>@=E=
^四	?A<;<A
^回	BAD77;
^回执	<E>>=;
^因	:9<A=E
^因为	;:=:>G
^在	<B=7AA
^地	=?>B;A
^地址	?=>C>=
^处	5B9@<C
^处理	7<:A=E
^备	@9<?B?
^备注	A9<=B>
^复	E9=><?
^复盘	D;>>==
^多	:F=>;=
^夜	7A?>BC
^夜班	9A??C?
^大	@9;:AC
^大概	:>>>>D
^天	:<>>=F
^她	:E<<E9
^好	<;8@9I
^好的	;==<;G
^如	8:J7:;
^如果	:=H9;=
^学	A=;=C;
^学校	9@=<D?
^定	C:@9?@
^定了	B;D==9
^审	<:>?AB
^客	@AA:@9
^客户	B=>=@;
^家	B?<;A;
^密	AAC;:;
^密码	G;>=<>
^密钥	;DD==;
^对	:=:@E@
^对方	8><@F:
^导	F9<?>;
^导出	E;=A=<
^小	A>C;=9
^就	;8AE;<
^尾	@F=>8:
^尾号	=G>=:;
^工	A>@@A7
^工单	@9>=@A
^差	BA?<<<
^已	HC7777
^已提	C?=>@<
^已经	BD;;5A
^带	:=>??E
^帮	?=<;C?
^帮您	C=<;=@
^平	=B>?@9
^年	?B=;@=
^并	F<>><;
^库	;E===<
^库存	;E===<
^应	9D?@>=
^延	;D<=B<
^建	9:A7;D
^建议	:;A8<C
^开	@7A@8B
^当	<>C?@;
^待	5?J8;6
^待您	<<F<=9
^很	9=>B<C
^很多	:>>=<F
^得	7?C<?A
^快	A@9<@<
^您	.=D?EA
^您上	6><>I:
^您不	>=<;>F
^您先	;=A<>B
^您可	<=<=>D
^您好	=<;B<@
^您定	;<F=<:
^您的	H96D:8
^您看	=<@;=C
^您给	:=F==;
^您要	<=E@:=
^您让	;?8>CC
^您说	6>E<?>
^您那	B==C<:
^想	:BA<<?
^感	:====G
^感谢	;=>>>F
^成	G8;9;=
^我	=7?C6B
^我先	><E==<
^我再	=?G;?;
^我只	DB::?=
^我可	==H=?9
^我就	:><C?B
^我已	?B@=:<
^我把	E<<>==
^我来	<=E>?;
^我没	<<9H?;
^我记	8===>F
^我这	A:BF=5
^截	D@<;=<
^房	<7A=G=
^房东	;;?;G:
^所	888EA?
^所以	888EA?
^手	;@@B<?
^打	=6AA:D
^打开	9<@=>D
^扣	9D<A?>
^批	9@CB@<
^找	9E;?>A
^把	9?@=>E
^投	D:<C=:
^投票	?;=E@:
^报	E95B;?
^报告	B;>A==
^报销	D9<<A>
^抬	BC>=>9
^抬头	=D?>>;
^抱	9:<><G
^抱歉	9:<><G
^拟	@:E==;
^挂	:<B?@C
^指	9@?ABC
^按	G9<:7?
^按您	F=;=8>
^换	@;D?:<
^接	=:BDB:
^接口	>;?E>=
^提	=8ADB@
^提交	==?D?>
^提醒	@8<?DB
^搞	I;;;<7
^搞定	G=;<=9
^摘	D:==>>
^支	7E<B>>
^收	?A>74D
^收件	B>=;;@
^收到	>=@;:D
^改	A8D><A
^改签	<@??>C
^放	C6@9?>
^放在	D:<=C9
^故	9=>C=D
^故障	:>?C?A
^数	B<;<=D
^文	BA@=;:
^文件	<CB>=<
^新	F<?85<
^方	=CA><:
^日	BCA:=8
^日历	@<BC=:
^日志	>F>;=;
^日程	E<@:@>
^旧	D78?<B
^旧的	E;=;>?
^早	:?;=>F
^早上	>:>>>E
^时	C;<:A@
^时间	C===B9
^明	A@B98;
^明天	BD>=>9
^明早	F;C;;5
^昨	5<=AF<
^昨天	8>>=D@
^是	B88?D=
^晚	:>=>>F
^暂	=<<D>?
^暂时	==<C>@
^最	3H:;>B
^最好	==:;CC
^有	4B:<F?
^有三	>F<:B7
^服	AB;@<8
^服务	AB;@<8
^未	8AAA>8
^机	A8:AA>
^机器	C;>B=9
^权	D<=@=;
^权限	D<=@=;
^材	8@C>B>
^材料	8@C>B>
^查	4K=<<=
^查到	9E>>>@
^标	C:B=<<
^款	K:;<;9
^款项	I:;<<:
^正	6@C=A>
^正在	:;D9C>
^每	>@;<=A
^水	<A;A9@
^水费	;=<C=@
^没	@?@A;;
^没有	=E@:?<
^没问	CA>8>?
^流	8D<==B
^流水	9D>>>>
^测	5K><=<
^测试	5K><=<
^海	>;>C<@
^清	>:A?>B
^灯	G:=;9=
^点	;?@9;D
^照	BC;;=<
^照片	AD=<=;
^物	<?=:D?
^物业	>:>;E=
^状	<C:;=B
^状态	<C:;=B
^王	:<<=EA
^现	<CC=:<
^现在	=CC=:;
^理	@A@A8:
^生	9=?D=@
^生产	<>=E?;
^用	B:?><@
^申	C@B=;8
^电	A>8>?>
^电梯	=;>=E=
^电费	F=<:;>
^留	9A:B=@
^登	A:<<=D
^登机	?7>==F
^白	?C>>>;
^皮	F9>===
^目	7C:G;7
^目前	7C:G;7
^看	5?C=BB
^短	=9:I<>
^短信	=::J<;
^确	?;C=>>
^祝	8>>>>G
^祝您	<>>>>D
^票	@9=E?=
^租	?:=:E?
^税	<E>?>;
^空	C<>==@
^空调	F;>>=<
^窗	F;=A=9
^窗帘	F;=A=9
^第	>>?8=B
^等	5:GG:7
^等您	>>GA>4
^签	AA?>?9
^系	7A:E@<
^系统	7A:E@<
^红	D;C><;
^纪	BA<:B;
^纪要	BA<:B;
^结	B;:B>=
^结果	C9:B>=
^给	<<C?8E
^给您	>=>>>F
^续	D:B@:<
^编	A:<@;A
^编号	B<===?
^缺	>B=B>:
^网	:B>B;?
^群	<C?@@@
^老	<>:>H9
^能	;E:;=?
^自	F;:::@
^自动	E=;<<>
^航	><<<C?
^苏	9C?@>A
^英	;E>>==
^药	C:>@?:
^落	D=>>>:
^血	8D?@@C
^行	C<<<;C
^要	69L9:;
^要不	>>C=>=
^要我	??B??=
^要是	=>?;>D
^订	C?9>?<
^订单	?>9;AB
^记	;;==@F
^记得	9=>>>F
^设	;C=?AA
^证	C=A>;:
^评	F8;=A8
^说	?:<@<C
^请	6=@:7F
^账	:?=A@@
^账单	<?;?C=
^账号	A;AB9=
^货	7?>?E@
^超	7@;B=C
^超时	==<;>E
^跑	9EC;<;
^跟	F<>=:;
^跟您	:@@??B
^路	:@B;<A
^车	C=;?9@
^转	=@>B;@
^转账	9B@@<A
^辛	:A>>>C
^过	6;BB=D
^运	<BA><=
^运单	8A???D
^还	;?:BB=
^还剩	<H=;=9
^还在	9A;BB:
^还差	=:CA>;
^还是	<;?>>C
^还有	=C=@>?
^还没	=:<D>@
^这	99?9?G
^这个	:>=A:D
^这单	>@=>D9
^这回	E=:=>;
^这是	<<C<C:
^这次	C;=A==
^这笔	;=D>=>
^退	C<5D<=
^退款	C=9A=<
^通	<B?A:>
^通知	A<AB;;
^那	>7?A>@
^邮	6=BF@=
^邮件	<>BB:=
^邮箱	7?@DB:
^都	=C<@<=
^酒	E:=A;:
^酒店	E:=A;:
^采	>C>B=:
^重	@A?<;=
^金	79;<;J
^金额	89;<<I
^钱	>9=H:9
^银	:A<BA>
^银行	;B<BA8
^门	@?A@:;
^闹	D9>@?<
^闹钟	C:>@@=
^阿	;;A?D=
^零	D@>=>8
^需	<=EB>8
^需要	==EB>8
^青	:C>>?>
^面	BA@<<:
^顺	<@>=A@
^预	>D?<9=
^预计	8HA<=9
^马	>9<<CA
^马师	;9=<DB
^骑	8C=@D8
^骑手	8B=@D9
^高	9E==<B
^麻	><<<>F
^麻烦	=<<<>F
a	?9@8;F
a #	>7<==G
a backup	H=9<=8
a comment	G:===:
a confirmation	B>C>>9
a draft	9<G=><
a ing x	:?<A;C
a month	=EA==:
a new	?=<AB;
a note	E===>:
a reminder	C=C=>9
a week	B9;@<A
a x $	<<=::G
a x :	9?>??E
a x and	6D@A?B
a x at	B8BB<:
a x for	@:=<D<
a x is	A9;B>A
a x of	>D=?>:
a x on	?:=>@C
a x s	>9@<=C
a x to	@=C=A:
a x with	D=?==<
a x x	==@?<@
a year	?F<<=:
able	B=:E>9
able to	B=:E>9
about	;=@:6H
about $	==>:>F
about a	;?>??D
about the	B;;?=@
above	7<B?>D
accepted	CA:8B5
access	F<<>><
access to	B;@>@=
according	5E9:B=
according to	5E9:B=
account	=B<<>A
account $	A;9>@C
accounts	C9<=@@
active	ABA9>8
active $	C?B;>9
add	:<E@><
added	A?=>C3
address	C>?A?3
address $	C>@;B9
address is	<==D><
afraid	;=@D?:
after	9B:97H
after 0	9>:B=D
after i	BD9=<:
after the	;?=<>E
afternoon	AD=<<:
afternoon $	DB<<<:
again	C=D89:
again $	A>B::=
agree	=CA>?9
ahead	??D8=>
alarm	G9==<;
all	EC<839
all 0	B@?<=:
all x $	=CD:<9
all x s	DB<<<7
allergy	F;=>=<
alone	7<=H>;
alone $	8<>F?=
already	1@33T1
already $	:A?>B>
already ed $	:>>>D=
already ed the	=:;;H8
already paid	;><=D?
also	I:;;>8
am	A=:<=B
amount	@?::9C
an	A@:@<>
an answer	:E=B=:
an hour	8@@=A@
an x $	C<:C<=
an x x	?C==@;
and	CC>8=6
and #	<>?C;@
and 0	=?A99A
and 0 $	C5@=>D
and 0 x	9E??@?
and a	???::A
and a x	;@@;;B
and assigned	9C>?=C
and ed $	K8;;97
and ed the	D;:<A<
and ed x	>C:;B9
and i	>?BB=8
and i x	>=E?>:
and it	>=CA:;
and s x	B8B:=?
and the	D>?<>2
and the s	E7A;;9
and the x	>A>?A7
and then	7<@F=A
and x $	6EA;:@
and x 0	9E>>>>
and x has	E@==;:
and x s	=@>=C<
and x the	?8?@:D
and x x	:A8?8G
and your	<A=<B>
another	5A>@>E
answer	<A>F;8
answer $	A9?D=:
answered	<>=CC3
answered $	<:=DB9
any	A7AC:<
any more	H;==>7
any time	:@D??<
anything	<:7D;G
anything $	;:=E>=
anything else	??<<=D
api	C=:?9B
api $	=>;>?D
app	=:<;:G
app $	B:;<=C
applied	>=>D><
appointment	B>><;?
approval	2;>I>B
approval $	8?=G@=
approve	>A<C=;
approved	>?D9C5
approved $	>=D=B9
archive	D>===:
archived $	F;>>=<
are	E@;?/:
are $	A;D>>9
are done	;?@??E
are ed $	?F>:<;
are ed for	A;D<=9
are ed x	;D:<=C
are in	BA:A<7
are on	F8A==9
are x $	AB:?;:
are x s	;D==>?
arranged	H<==>9
arrive	C<?9;@
arrived	<A:AD9
arrived $	<<<AD;
as	G<8<>=
as #	7D@@AD
as ed $	C?>?<;
as it	9:=D>@
as of	??=;<A
as of 0	@8>=>D
as of x	>D=>=:
as soon	;=D<>?
as well	D:>=A;
as x $	A;<>B?
as x as	:BD9==
as you	A:@<B:
as you ed	D<;=;=
as you x	8>C>D;
ask	6:>:<H
asked	F65;=C
asked $	C;==@<
asked for	B:7=AA
assigned to	9C>>=C
at	CB>9>5
at 0	B?<?@5
at 0 $	B>??B-
at 0 pm	<9;A?E
at my	F;=<=<
at my x	F;=<=<
at noon	A@D::9
at the	:BB>7?
at the x	;D>?7@
at x $	D<?8B9
at x 0	>?=D=;
at x x	B><:9A
at your	:B=<=C
atlas	E===><
attempt	<>@D>:
automatically	>:B;?@
available	<?>E?;
average	6G>?A?
away	A9C;B;
away $	@:@=C=
b	AA=69A
b #	A=:<:B
b # $	??<=<A
b 汉	D@>==9
b 汉 $	BA>=>9
back	G9A=>7
back $	@<6>B@
back on	D=A<<8
back to	?BA==<
backup	G@=9?3
badge	B8C><<
balance	3M:9<>
balance is	8B>>>B
bank	8?=E9B
basil	@>=B<9
basket	;;F=><
be	80D@-F
be changed	>>=E>9
be charged	>=F<>9
be ed $	6:CD;<
be ed x	:;BC=<
be x $	8;B@=A
be x x	B<99=F
because	6=8G8B
because $	3=8G:B
been	C74A?@
been delivered	7>?>EC
been ed $	=26CAD
been ed in	C<>>;@
been ed to	I<>@:;
been ed x	8@=9EB
been told	F>==<:
been x $	@9@B9>
been x x	;?>A;B
before	?<<@??
before i	;>D<>@
before the	E;?:=;
before you	9>;=CD
being	D@8A=7
below	9=@;=G
best	9DA;<@
between	<@A:<@
bid	F>=<>8
bill	C:A:C6
billing	CA?9;<
blocked	=?;C=<
blocked $	>;=B=?
bo	<;=E=@
board	@;;@:C
boarding	D9<;>B
boarding pass	B9<;>C
book	C;E:=;
booked	A>@@F.
booked $	@>B@;9
booked for	E>=>>=
booked the	<;?>E8
booking	=>=C>@
both	D??2;=
both $	E9=<=?
both are	9;B>>D
both are x	8@C@?@
both s are	=C@<;=
both x $	E<=>=:
bounced	5@?G@A
bounced $	6>?F??
box	7A=<CA
branch	@;==>B
breakfast	F;==<:
brill	A:>>C;
bring	=;<=>E
brought	D:<@>=
bucket	C<F;<8
budget	>@C;:=
but	2;;FBD
but $	2;;FBD
button	:::E@@
by	6<;7M?
by the	68?AI9
by the x	8;=@G;
by x $	>=:2BE
by x x	68;@DE
by your	8;>@F<
c	@G9?91
c #	CB=;<5
c # $	D?=<=5
ca	=B7H98
ca n't	<B7H98
ca x x	>C5G;8
cache	F<:<<<
calendar	D9<C:=
call	EA66<@
called	D;<;@;
came	??9DB4
can	B:E22?
can be	9;@>=C
can be ed	:<??>B
can see	BE:<>;
can x the	D=C;=:
can x x	?A>;>@
cancel	<8EA>>
cancel the	=>F=>9
cancellation	@<<D=;
cancelled	?997I9
cancelled $	?<@:C9
cancelled the	;<>=F;
car	?AC:<<
card	A>>><>
card $	A9><;B
card is	=C9=>D
care	E@?:=9
care of	E@?:=9
carrier	:<?@D<
cart	>>C>=:
casa	?G:<;8
casa do	=E<=>;
case	@???:>
certificate	E8@B:7
change	??7C@?
changed	:=9CA?
changed $	B:=A<@
changes	8B>@@A
channel	B;=>A?
charge	;@=:>E
charged	A<E;@:
cheapest	9F>>><
check	3E9F7?
check $	==;G;9
check the	9?><?E
checked	>E@:;:
checkout	C<;A=>
ci	>E><=9
cinevault	9C@@?A
claim	<EC:;9
close	9@=B;A
closed	:@8?D>
closed $	??<;D6
code	:E;?7?
coffee	D:>>>@
colleague	:;<=F?
collected	=:;<EA
com	BB<>=9
com $	<D=?>:
come	;BA;:A
comes	9E<<<A
comes to	<E=>=;
coming	H8<>A5
comment	D@===9
commit	B9<;?@
commit #	F9=<>;
commit 汉	8B@AAC
complete	EB>;:8
complete $	F?>;;9
confirm	;<AD<;
confirm $	=>DB>7
confirmation	=CAE72
confirmation $	7:8H>>
confirmed	E8<<B:
confirmed for	F:>><=
conflict	7;=H>;
connection	<;>E>;
consent	@:E=>9
consider	E;==<>
contacts	CC;@<7
contract	7G9=CA
contract $	:F:<?>
copy	?A@8:@
corrected	D9>=>B
costs	A<;<:D
could	4A?H88
could n't	;>:G>9
could not	;=8H=:
could not be	<>:F>:
could x be	><>D?<
could x x	;B?B=8
council	?:B=C;
count	8E>??>
courier	@7@:F6
cover	;E?=?;
covered	>==<<E
cpu	6F=??B
crash	:G>=;:
created	C=<@A9
credited	H;<<:>
crm	H9=<>9
customer	E7>9C9
customers	C;B>>:
d	=C@C<8
d #	>C@A=9
dana	?D98C7
dana $	9D=<C:
data	>7D@;>
date	6BB?@@
day	4?C8:F
day $	99B;;C
days	7A?37G
days $	6>A7;F
days to	<>:>>F
dear	:<>=>F
dec	A9>=>B
december	D9;;8C
december $	>===;E
december at	G9=><;
declined	C><@<8
delete	77E;;B
deleted	>A=@A:
delivered	3B:9M=
delivered $	9:=<I>
delivered :	8E???>
delivery	=E>9==
delivery $	>C;<?>
dentist	8E;?C=
deploy	H8:A=8
deployed	@;==D<
deployed $	F>>><;
deployed to	9>??DA
deployment	B:@B@9
deposit	>9@AE:
desk	7=:;FF
desk $	=9=><F
devices	9E;<>@
did	D45DA<
did n't	65;FA>
disk	@@<AA8
dns	?>C:A8
do	>=A;8C
do $	=<;<>F
do n't	B:>=;C
do rio	=E<=>;
do x x	C7;<<D
do you	>>I=>7
do you x	>>G>>8
dock	;C?@C=
document	99BA>C
does	:>=@@>
dollars	?9?=>D
dollars $	;:?=?E
done	K6578<
done $	J::889
done :	C:>=>>
door	E:7=7D
door is	BB>==:
down	D:7E6?
down $	9:>F=@
down to	D?<<=:
dr	;:?C=A
draft	:AH;;8
drive	D7==<B
driver	E@9:B:
dropped	B9=B>9
dry	;C9@<@
due	3ED9:=
due on	8G<>>;
duplicate	;E<@?:
e	;=C@;?
e #	;>?@>B
e # $	@:>>=A
e # is	8E@A@A
each $	AB<==9
earlier	;>=<>E
early	=7<<BD
ecs	F;>>==
ecs h	F;>>==
ed ! $	H=<=<;
ed 0 $	:@@E;6
ed 0 s	>D?99>
ed : $	G7C?93
ed ? $	C?>>?:
ed a x	??<:E:
ed and s	C:B;=;
ed as x	G;>=<>
ed at 0	@;<D>:
ed at x	@B==?:
ed by the	9<<BF7
ed by x	;5?;GA
ed for 0	@>=>;A
ed for the	H<<<;:
ed for x	?9DA>;
ed in $	@>>C<:
ed in 0	6:=;AG
ed in the	9@E@><
ed in x	?=;:?B
ed it $	B6A<E6
ed it in	<<>>E;
ed it x	7@<AD@
ed on x	98A=D@
ed that x	:;=<G<
ed the ing	?8:=BC
ed the s	<8;:H>
ed the x	>665S2
ed to the	B;?;>?
ed to x	E:9D<<
ed to your	CA;<:?
ed until 0	@7C==@
ed with the	D=A<=;
ed x $	1G@?E<
ed x 0	<>DA<:
ed x a	F=<?>9
ed x s	G68=<>
ed x the	E;=98B
ed x to	E><>>=
ed x x	;C5<C?
ed yet $	<;>G>;
ed your x	A9@6G9
eight	<D:9B>
eight $	<D:9B>
eleven	>F=<=6
else	;A;:EB
email	<<B?C@
empty	CB;?=9
end	E>=8:=
ended	D:>=<?
ends	8E==<A
enrolled	D;><A:
entry	D9<AA9
episode	<:E=>=
erp	E=>><;
erp 汉	E=>><;
error	;H<?<8
eu	D?>9=?
eu west	F;>;=<
eur	:D?@?=
eur $	9E?@?>
euros	?=D;;>
evening	<<A=@B
event	C:=@>>
every	?=?:<C
everyone	I9;>;8
everything	@;9B:A
example	>=;@?B
executed	D;AC;9
exist	F:=<==
exist $	F:=<==
exists	E=<@<7
expect	8:C>?B
expired	2:<H:D
expired $	4><F<A
export	C9=D>:
fail	=F=:>;
fail $	=F>:>;
failed	5?=D<=
failed $	7?=C<=
failing	;D>A<:
failures	7G?>><
far	6F>C>8
far $	=:>G>;
far :	8E>@@>
fee	C8A9:A
fee is	=:B9>C
fenn	AB@<>:
ferritin	8E???@
file	@B<;A8
file $	A?@;A8
filed	D9B>;:
files	A@@:<=
filled	8;G>B8
finance	D9=?A:
fine	>C?;B6
finished	D;A<<<
first	?7C@>>
first $	>6AA8@
five	=A?79C
five days	;;>=>E
fix	<:B>B=
fixed	AB<:A6
flight	?A@8@;
flights	@C;;<;
floor	?C===<
flowers	E;==@:
folder	BAC:<5
folder $	C>A=>:
for	D9C=;:
for 0	C?:9<=
for 0 $	@D<=<9
for a	<D<<@=
for a x	9E=<A>
for approval	;>9G>;
for it	A;;<C=
for me	<<=D??
for order	E:>>>=
for the	B<>B2>
for the #	===E:;
for the x	B>?<7>
for two	H=:<;7
for x $	<8H@B6
for x at	D:A==<
for x is	F;=>><
for x s	A??8:?
for x x	>AC>;=
for you	F4>7@<
for you $	@8@<C<
for your	6AD@<?
for your x	;A;B=@
forget	>=>:?E
form	<9A=@C
found	:H9<<:
four	:N=5>/
four $	C>C<=8
free	0J<>:@
free $	9D==>?
french	=:>==E
friday	?>@:?>
friday $	>>==B>
friday 0	F7=>>@
from	D@8:;=
from 0	BC99;=
from here	A<=C>:
from here $	===D?;
from now	D;<>=?
from now on	D;<>=?
from the	@A677C
from the x	?C999D
from x $	BA;:>:
from x x	D@;<=>
from your	=:;DA=
front	A6<A;C
front desk	;9=?=E
full	:?=F;;
full $	:>;F;;
fully	9E?>?>
funds	=:=G>8
funds $	=:>F>:
g	B=9?6A
g #	C:<;9B
g # $	A5<<<D
garage	=<=;C>
gate	?;>>B@
gateway	:?=CA<
gave	?<:?F8
gazette	8EAAAA
gb	;EA<<9
gb $	6FB==:
get	97I?:<
get a	:<F==<
git	8BC>>?
give	9?E:;=
give me	=>G<=7
given	@D<=;>
go	39F;:A
go $	;>D>><
go ahead	>?F>?9
go x $	;=?;=E
goes	<<I999
going	E=@<>9
gone	I77C7:
gone $	D=>@>7
gone from	F<>=>;
gone through	;B;C=?
good	@9A79C
good news	H:==>7
got	I96F;3
got a	@C<:;=
got it	@:<<<D
got the	H;;C87
great	<:=;=F
green	7K<9=7
green $	=F=:>9
group	??;D<:
guest	>A:>9C
gym	C@<=A9
h	BB;=>9
h #	AB<=><
h # $	9G@@@A
had	8@2:L7
had already	;;>=F<
halberd	;A>=B9
half	:A<A?@
half $	9?<==D
half past	BC<<<9
hand	C<B<<;
hand $	E;A;;:
handed	9:BAG8
handed to	9@@@E=
happy	8=:=>I
has	E>2?B6
has 0	7H>==;
has 0 s	:F>=>;
has a	F==;<;
has a x	F==;<;
has already	8@>=F;
has already ed	9A>=E<
has been	D9;A?;
has been ed	C97=A>
has been x	B=AC69
has ed $	7;;=@E
has ed it	=;;CB>
has ed the	?:;;F:
has expired	9=?E<=
has gone	B9>:;C
has it	D>>=<;
has n't	7CC?::
has no	:E>===
has no x	;F?:>=
has the	IA?664
has the s	G;==<;
has the x	F?@897
has to	7;;G9?
has to x	:=:F=>
has x $	:?>><C
has x been	<<?F><
has x ed	;C??;=
has x x	<9B:CB
has your	E:>;A9
have	@>2A6B
have a	=;??=C
have a x	=;??=C
have been	??7==C
have been ed	>7:>?E
have gone	@<:G=8
have it	D:C;=;
have n't	;?;C>=
have the	G9>::;
have the x	G;=;;9
have three	8E><>?
have to	:<::=I
have to x	;<;;=H
have x ed	<<<I>8
have x s	=F:9<=
have x x	=:<E=<
he	?C89G8
he 's	AA=>@9
heating	L49;@<
held	>:;F?:
helen	B:C=>:
help	:=:@>G
her	F=>=>:
her $	CA?:<:
her x $	E;@;>=
her x is	>==E>:
here	47DA7E
here $	9?BD=:
here 's	5:>:<J
here 's the	;<=<=F
here 's x	:>A=>D
hi	9=>>>G
him	;;B?C<
his	C:88F;
history	>D=:==
hit	7D>E>7
hold	:EC<;;
home	@:;:<F
hotel	FA?:96
hour	7AB<A?
hours	><A9A?
hours $	A8A<C:
house	8?==C@
how	9=::CG
hr	=@B<B7
https	87=<>I
https :	87=<>I
i	7ABE0>
i #	9EB9E7
i # $	6FB<C9
i 'd	;8E:;?
i 'd x	6:@=>C
i 'll	47M1=<
i 'm	57F>=B
i 'm ing	;;G??6
i 'm not	==;@?B
i 'm x	8;B=>C
i 've	B:>=5B
i also	F=:<?<
i ca	9@7F==
i ca x	9@7F==
i can	8BI5>6
i can x	9CI7>3
i checked	8H=<?:
i could	;;EB>9
i could x	;;F@>9
i did	B:;E?:
i do	<=AB>8
i do x	<=@B>9
i dropped	F==>?;
i ed $	<=<D>A
i ed at	9G<;>;
i ed it	;@;@>C
i ed the	B>976E
i ed to	;>:F>=
i ed x	DA:>=9
i ed your	?@B?>9
i found	;F<?>9
i got	<9:FC9
i have	::6H<?
i have no	<>=E?<
i have x	>8;C>A
i left	=67I>;
i looked	9G=;>;
i need	9;I;>7
i only	DA?6>@
i put	D<>@=:
i ran	7H<=><
i see	8B<<>E
i took	E>;=>;
i tried	@<6E>>
i went	=B=9>B
i x $	9B=;?D
i x a	F=<;>:
i x ed	C?A:7<
i x it	>:@@=A
i x the	;C:E;9
i x x	:EA>8>
iban	;F=<=<
id	6C===C
if	/3I94B
if it	==G>=9
if it s	>>D>?;
if the	;<A?=@
if the x	;<A?=@
if you	98E88A
if you x	:9D::A
ilse	;D???;
in	B@73@?
in #	<@<:E<
in # $	:?==D?
in $	I>9@71
in 0	1A;9CD
in 0 $	3=<;CE
in a	>?A<;A
in all	9B=>>A
in may	=B<=D9
in may $	=B<=D9
in october	8H==>9
in place	F:>>>;
in s $	:E=A=;
in s x	DB;;><
in the	?AB>1?
in the s	>9A><C
in the x	@B>A3;
in total	:EA>>9
in use	:7CF>:
in x $	;D:BE5
in x 0	C?;<<>
in x s	;C>9:C
in x x	7=<><H
in your	H>?76<
in your x	I=A879
inbox	G?=89;
inbox $	E<;==?
ines	<EB<=8
informed	F<<<;?
ing ! $	9>>??E
ing 0 $	E8=<=@
ing : $	:A<C>?
ing ed $	=9=F=@
ing for x	A:@C=9
ing for your	9>EA>:
ing has been	A<>E=:
ing is ed	@D<?>8
ing is x	BA:8=A
ing s $	87=@CB
ing s x	98AA=B
ing the x	:B?>;A
ing to the	5C;:C>
ing was ed	=;>G>:
ing x $	B;<D9>
ing x :	;D???@
ing x is	?E;;>;
ing x s	9D<?;A
ing x the	A;D==:
ing x to	B:>;AC
ing x x	A9===B
instead	E=A9>8
instead $	E=>:?<
insurance	9C=@<@
into	?;BA8?
invitation	H:><;9
invitations	G9><>;
invite	A9B>@?
invited	A:<B=>
invoice	E@<6;<
invoice #	B8>@B=
invoice $	<D?<==
invoice was	D;>@?9
invoices	=DAA:7
is	DD:@#;
is #	>D>=>:
is $	:B=A??
is 0	/J;:=B
is 0 $	8C>>?B
is 0 s	9F>=><
is a	98@B>E
is a x	98@B>D
is at	AC@8<7
is at 0	>E:;=<
is back	K7=:=9
is booked	C>=@?:
is cancelled	D<:<B:
is created	9E@B@A
is down	@>=C>:
is due	8?C<>@
is ed $	@5=B=@
is ed and	C<B<=:
is ed by	?D=?=8
is ed for	E8@:=?
is ed in	9>E>@@
is ed on	6<>=>I
is ed to	C;A<=?
is ed until	><<E>;
is ed x	=C@;?>
is free	8G?=?;
is from	9G=<=<
is from x	9F>=>=
is full	7A=D?;
is gone	F8>@>8
is in	L@869.
is in $	F<=<=:
is in the	D>=>>;
is in x	B@>=>:
is in your	H8==>;
is ing $	;?;F<;
is ing for	@;8E><
is ing x	AA<@=7
is live	I7=<>:
is locked	=;=E=9
is n't	639E>C
is now	J3<:<>
is off	C9<<>@
is on	FC8792
is on its	C?>==;
is on x	>D<<=;
is open	?E===7
is out	I9<8>:
is paid	D><;=>
is ready	=@E9>;
is running	CA=;=8
is s $	A9=8>D
is still	2A=I<9
is still ing	<:<F>:
is still x	<E><?<
is the	8@A=>E
is the x	8@>=>E
is under	G:>;>:
is up	F<<:=>
is valid	;F>=>:
is waiting	><8E>>
is with	A>>B>;
is x $	F;>C67
is x ed	7C<D>@
is x from	F:=;>=
is x in	@A=@>9
is x on	F<=>>;
is x to	B@@;>:
is x until	:G><>:
is x x	<<B<:C
is yours	F6A7<<
issue	G9;=A8
issue 0	G:=>=:
issued	F7B;A6
issued $	G:=>@9
it	9;B=H=
it $	F0?9C?
it 'll	E?:B:9
it 's	@??C>6
it 's 0	8H=<=;
it 's ed	:<BB<A
it 's in	C?>==;
it 's x	D;;C>7
it :	=9:;CD
it : $	=9:;CD
it ?	>>F>>9
it ? $	>>F>>9
it as	9D=:@?
it did	@@=9=C
it ed $	@;>B>>
it for	AAA=>9
it goes	<;F==;
it has	;?F=>9
it in	>77;ED
it is	9?7B<B
it is x	<@;:>E
it may	==;D>@
it now	<;D<>?
it on	<7@=D@
it on the	?:@=C=
it s $	<?C<=?
it s x	5;C;;E
it should	=<;>>F
it to	>;B:E=
it to x	>=D:@@
it up	=:??@A
it was $	9;>B>B
it went	D;??><
it x $	B7:CC7
it x x	BA?7?>
items	@?B==8
items $	>?C=>:
its	D?:@>8
its way	F=<?<8
its x $	A?9>;@
its x to	E<>>><
itself	<7?E==
j	9F<=><
january	7C<<D>
january $	7@=<DA
jo	;G@;=8
jo fenn	=D@<>:
job	E5;=@?
june	;E<9C9
june $	=D=:B9
just	F<>:9>
k	=F;<<<
k #	=F;<<<
keep	>9A:<C
keep the	B=B>=9
kept	;>9DB=
key	C=B;9:
keys	:BD;A8
kitchen	D<A=>:
know	B;@?:<
know $	>BB9==
knows	L6;>;4
knows $	G;><=9
kofi	8@>>>D
l	;?>?>E
l #	;=>?>F
l # $	;=>?>F
label	B<@@:<
labels	E9><B<
landlord	<9;?G<
laptop	C9@:A<
last	5H89I3
last week	9=>=DA
last year	9D==A>
late	A::=F=
late $	;?8AF<
late fee	E<>@=;
leads	C6=F=7
leads tmp	=9=F>9
lease	C=>=?<
leave	9A;D@@
leaves	7DB<<A
leaves at	8E>>>@
ledger	@===:C
left	:?:G?8
left $	7I<@=8
left a	H;<<=9
left the	;46J?:
left your	E9C;>;
legacy	;E=><=
let	@9=;;E
let me	:=;==F
letter	E7@:><
lights	E?<<<8
like	>>E:?<
like $	>?D>?;
like me	>>D>><
limit	B:A;<A
limit $	8>C?@B
line	?@9==D
link	F9<<<>
list	B:E8>;
list $	D6>;>>
listed	:D<9=C
lists	:F=<=<
live	L3;899
live $	E9=;<>
live in	F:>>>;
live on	E;>==<
lock	B>B?<8
locked	=7=J94
locked $	;;<H<9
lodged	D=>@=<
log	A@:@D4
log $	@;<;E:
logged	9;>BE<
login	9C=>?C
long	6?<;;H
longer	D;@<=:
look	:@B8<A
look at	><=;>E
looked	5J;:=9
looked at	7J;9>:
looks	:@;=AD
lost	;??;=E
lost $	>B@8?C
low	6H???>
lu	99>??G
lu #	;9=>>F
lu # $	;9=>>F
luck	9=?C?C
m	=<B;D?
m #	;===EA
m # $	B:>>>A
m # 汉	8C?>F>
made	E:@>@9
mail	:E@A7=
mail $	B:><>@
mail has	9G>:=<
mailbox	??B=A8
mailed	F=B=::
mails	ACB7;:
main	BAA;<8
makes	:E=>>=
manager	=@<D?8
many	7?=;AG
march	=;?>E;
marta	C8A;;?
match	<E==B9
may	<E6@B?
may $	:G77E5
may not	>>=E>;
mb $	=9>>>E
md	E;=;=?
me	13GDB;
me $	><9EC=
me a	>>D>>:
me to	8;I@:;
me to x	9=GB::
me x x	>>9<>F
means	;>><?E
meeting	?:B>=A
merge	6@?B>C
merged	@7=?C>
message	D95B9@
midnight	AA<:<?
might	=>;<=F
migration	?7DC<7
migrations	C9<?>@
milestone	CB@<;:
milk	?;B:A>
minute	A:B;<?
minutes	=EA76>
minutes $	>@@:<A
missing	;?9G=7
missing $	9><D><
mixed	8=>A?E
monday	AA?=C1
monday $	@@@>C3
money	?6?A9B
money has	=<CC>:
month	<E=:A=
more	I895:C
more $	G=<:<=
more than	8@?=>E
morning	>7?:CA
morning $	?:=<D=
most	9>:==F
move	;;H9<>
moved	?49>H:
moved the	;=>?D<
moved to	D>?><=
mr	?9;;DB
mrs	>:;:DC
ms	A>=;>@
muted	J8=9;<
my	?6AB7@
my x $	@<=D=;
n't	355L6B
n't $	=:>G?;
n't be	::BB<=
n't know	==:G?;
n't see	>>=E>:
n't tell	>><E>;
n:	>?=;8D
n:assertsFalse	G;<;@6
n:assertsTrue	H;/6E7
n:deniesFalse	6>9=N;
n:openFalse	+J?A@E
name	AD@998
name $	:DA<;>
nd	E;>>=;
nd #	E;>>=;
need	1>I69B
need a	:=D>>?
need your	<;F<?:
needs	44GF:<
neighbour	<:<<E?
neither	9:<D?C
net	<F>==:
new	J9@;>2
new one	B6B=C:
news	E:==>;
next	<>I79:
night	7A?9BB
night $	6@A:B@
nights	=?<==C
nine	BA::@=
nine $	C:<AA9
no	DB.A>2
no $	D@;<@7
no confirmation	9A9F>8
no longer	E;<<><
no more	E6>9>D
no s $	BA>7C<
no x $	=C:?<>
no x for	9<>F>=
no x s	C;><>A
no x x	E?;<;>
nobody	?E:?<9
node	=B@A;9
node 0	>DA<;;
none	:C=A>:
noon	B>B8=<
noon $	B=B9>;
noor	F?;?;7
normally	;<<>>F
north	8D???B
not	7+:M6<
not be	<>:F>:
not be ed	<>:F>:
not ed $	;<>G=;
note	H9<6A8
note $	E:9:B;
noted	=9=<=F
notes	=A:@B<
nothing	5;7D@C
nothing has	<=?G>;
nothing was	=;>G>:
notice	@;;B9B
notice $	A>>B=9
november $	;?AA?=
now	V1<5,3
now $	H;=>78
now on	G8<=<>
ns:assertsFalse	DA=88>
ns:assertsTrue	S0'4;=
ns:deniesFalse	+@3X68
ns:openFalse	06P<5D
number	@:;A>A
number $	6@CCC?
number 0	H6><>>
number is	;;=A=D
oa	@;=E=:
oa 汉	@;=E=:
oa 汉 $	@;<E=:
oakline	F:===:
oat	:>BB@8
oat milk	<?B<@9
october	@E;<=6
october $	BA;<>9
of	AE8?49
of 0	A?=A6>
of 0 $	=>@<=B
of 0 s	<E<@;9
of 0 x	D:=?>=
of s $	9BC?><
of stock	:9>G><
of the	>>9C6A
of the x	C;:A5@
of them	<D;9B<
of x $	?>8CA:
of x s	8FA;>?
of x x	<D?;;?
off	O96<45
off $	CC7<8;
off the	F8;A;8
off your	E=?==;
offer	F:><?<
office	A?>87B
office $	>C@?=;
ok	>>G8;;
ok $	A=B9<=
old	@<<>A?
on	F<;7@;
on $	@;<A;@
on 0	@=<;E;
on 0 x	>=?>D;
on a	A=:B=>
on a x	?>:B>@
on friday	5?B@C>
on it	C:<B==
on its	E<:><>
on its x	E<:><>
on monday	@?;:E9
on saturday	@=B=?;
on the	E@69><
on the #	=C?:C2
on the x	D=6<:C
on thursday	>:D<=@
on to	F>==>=
on x $	6AF6H:
on x 0	BC;<<9
on x x	;@;?B@
on your	?:>::E
on your x	B8>::C
once	;8H39@
once the	9>?;=F
once the x	;>>:=F
once you	;>H<;8
once you x	;>H<;8
one	9FC5?=
one $	H:B5@8
one 's	;=>D>A
one of	?@=;C9
ones	<=?C<=
online	@B:=<<
only	EF=1>;
open	3G8D8D
open $	8>:C=E
opened	@:8=H7
opened a	?<;=F9
option	@@D<>8
or	6=HC=9
order	<;BAC8
order 0	8:B<E@
ordered	E6@:D6
ordered $	F=>==;
orders	9A<E=>
orders $	B<>C>9
other	A==?@<
out	@=>E79
out $	E==A69
out :	G9=;>9
out for	8<<<>G
out of	>=?D;;
out to	D=@<>=
outstanding	:F=?>8
over	:>???C
over $	:9BB:C
overdue	8C;9=C
overdue $	8@=;>C
overnight	=8=;G:
overnight $	=8=;G:
own	=;<?<E
owner	:><9CA
owner $	;@<:?D
p	B==:9@
p #	B=@;:>
p # $	@;A=<@
p:	B;;<@@
p:assertsFalse	>A@=8?
p:assertsTrue	<>;B;?
p:deniesFalse	8DF=>7
p:openFalse	1A@<5H
pa	;FB;<7
pa #	;FB;<7
packed	:<>?BC
page	<G;9?>
pages	:?<==D
pages $	9==>>D
paid	>;99K<
paid $	>?9>B@
paid the	<;><F<
paper	@:8?B@
papers	:@@;E:
parcel	:A==D>
parcel was	;;<<EA
parking	D>;;@9
pass	>C;:<@
pass $	:F<<>?
passed	9I:79?
passed $	6G>;<A
passport	:@<<@D
password	B<@>?=
past	A@<:;@
patch	F<>;>:
pay	C:F:<8
payment	7<HE::
payment $	;?CE;=
payment of	@8BC==
pdf	G9;;;?
pdf $	G;><=9
pending	8:9F=@
pending $	<;:D>@
people	6B::?E
per	2C;;DD
per the	8@<=E=
pharmacy	F:A9?8
pharmacy $	G9==>=
phone	C=::9E
photos	?8;<BB
pick	???;;B
picked	:;>AD?
place	A:=><B
placed	E9C8A9
plan	@?F38;
plan $	BC:9>>
planned	9;G<>;
planned for	9;G<>;
plants	F;>=>9
please	579=;L
please check	==9A>C
pm	=>=?>B
pm $	>?<;AA
pod	EA=:=8
pods	=G=;>7
poll	D@><:;
portal	=E=?<;
possible	;=@D<=
post	F=>7;>
posted	F9==A9
pounds	F9@==9
pr	C=B;>9
prescription	@;B>A:
press	?7E@:<
pressed	9C?@B>
previous	?8=:H7
price	@>A:;@
price $	8<><<E
print	@<:<=E
printer	C9>?A:
priority	EA==>:
priya	=A<;D9
pro	B99E<:
processing	8D@=??
processing $	8DA=?=
prod	B;@@=@
production	BC;;A6
ps:assertsFalse	?D<:<>
ps:assertsTrue	K62;:A
ps:deniesFalse	(F9R5:
ps:openFalse	57I9A@
public	F:?<=:
push	:;E?=?
pushed	G<<<>=
put	?4D:D<
q	>9=<<F
q #	>9=<<F
q # $	89==<I
question	8:<;<J
queue	>A=D=8
queue $	@==D=9
queued	:@E@@@
quote	E?=<<;
r	=D7:@=
r #	>B8<A<
r # $	8D=<A>
r # x	C:==>?
rain	9F;<>=
raised	C:>=:B
ran	:J:>:6
ran the	:G<;=;
rate	=E=<=:
rather	>:?=>D
re	>;C==?
reach	A>:<;B
reached	E==A69
read	<H;79A
reading	D9>@=<
readme	H9=<=7
readme md	F<>=>9
ready	:>K:=5
ready $	=?D<>:
rebase	=<==@D
receipt	@@?:A=
received	H>999>
received a	F9=<<>
record	7B<BC=
redis	?F@6@;
redis $	AE?:>9
reference	9D<:;@
refresh	=BB8<>
refresh $	@DB9=8
refund	A:?B=<
refunded	<E===>
refunded $	;F<?<>
refunds	8H;>>>
refused	;:>F@=
regards	;:==>G
regards $	;:==>G
registered	B<<<C8
rejected	<9>F@<
release	A9BC;:
released	?9=>>C
remain	:<===F
remaining	:E=@>:
reminder	D:CA;7
removed	?<<;B@
renamed	E<>>>;
renew	ABB;=9
renewed	G9;A?9
rent	GA;9;9
replacement	?:?B@<
replicas	D?:>>9
replied	<:>=F;
reply	9:B@<B
reply to	9=B>>D
report	<?>@=B
reported	F<;:=?
request	A27G>@
requested	B>B><:
reserved	B;AD;:
reset	;?=>BB
resolved	7:?=GD
resolved $	9>@>AE
rest	??A=:A
rest $	@<=>;E
restart	@:@=<B
restarted	E?<8@9
restarted $	F<>;<<
return	@A=;A=
returned	>?<;F9
review	<A=?<B
review $	:B<@>@
right	BB<::B
right ?	>>7>?G
ring	@;<D<;
rio	=E<=>;
rma	C=:B?8
rma 0	C=:B@8
room	?>EB:7
room is	8G>>?>
rotated	G=><;;
rotated $	F=><<;
roughly	9F>=><
rows	C=>E:5
run	0FCD:@
run $	7@AE;>
running	C@98A8
runs	AB9=<>
s	?B=9<?
s #	?B=:==
s # $	>C;<;>
s # 汉	G:>><<
s 0 $	?H=;:4
s 0 s	<C;==@
s 0 x	=F><<:
s : $	@?9>9A
s ? $	<?E??<
s a x	:8?F@=
s an x	;D<C<9
s and x	B@B9<:
s are ed	>DA77>
s are in	<C<B=9
s are x	C=>=8=
s at 0	?>B=<=
s ed $	AD9A>5
s ed :	C<<B>9
s ed to	:?=>@E
s for the	9CB==?
s for x	B9D:<>
s from x	D?=<<;
s have been	=?=:AB
s have ed	9<>;=G
s in the	8EA<;?
s in x	:D><;A
s is ing	8@>E>;
s is x	B=?A>:
s of the	<>=E><
s of x	C<A:<>
s on the	;D<<:C
s on x	:CB8>@
s s $	7E:;?A
s the x	7AA;?@
s to 0	<G=<;:
s to the	>:A?;B
s to x	;9E?==
s were x	:B=@>>
s x $	<BA99@
s x 0	?BA><:
s x :	:EB=>;
s x ?	>>F>>8
s x at	>C=;B;
s x ed	=;=<E;
s x it	E:>>=<
s x on	<>>B:@
s x s	A<AB7>
s x that	<E?>>9
s x the	B89@B?
s x to	?E8;=@
s x x	>>=9>B
s x you	@8==>D
s you x	?;@=<B
s your x	6BBE;9
safe	A:;>?C
said	>::;I9
said $	:==>F;
sam	A9B?>?
same	@8C9:A
saturday	D<A;<9
saturday $	C9B<>:
saved	@;>B>@
savings	:E>=A:
say	34G:A@
say the	9:F===
says	<B@8C:
says the	:@>=E9
scan	D<=<A;
scheduled	:>C>C=
seal	:F?;>>
seat	@?A8:?
seat is	=DB<>9
seats	?E;>=:
second	A7@9;C
see	9E:>;D
see the	@C=?>:
seller	;;;;EA
send	59I>9?
send it	<=EA>8
send the	:=?>;D
sent	;><@G:
sent $	C?<D7;
sent folder	9CD>>;
sent it	=<<:EA
sent the	<?;ACB
sent to	G=:<A9
server	9D;D:>
session	??=9@A
set	E6?<A9
settings	9:A=>D
settled	A:=@C;
seven	;E<B98
seven $	=A=C=9
shall	<>G<>;
shall i	<>G<>;
shared	AA<?@9
shares	F9@==<
sharing	9C<B><
she	:=B8H8
shipped	4A?=H=
shop	<>A6F:
short	6?<<=G
should	28H57G
should be	<>==>D
should i	>>F<?:
should i x	>>F<?:
show	BA;A:>
shows	AL8425
shut	E:<=@>
side	;@9B=D
side $	:;=A=D
sign	;<?D=?
sign in	9@>A@D
signature	>=EB<4
signature $	:<DA>:
signed	=?8;F?
signed $	<?=<@E
signed in	9E>><?
signs	@<C@>9
since	@A6>@<
since $	?B7>@<
site	=E;?9;
six	F98@><
six $	C7<=A@
skipped	5@<G=8
slot	<7>GA<
slot is	;:=E>?
sms	A=<E<9
sna	G:=>=9
sna #	G:=>=9
snapshot	F>=;=:
so	9>>H><
so $	<?C=9?
so far	7D=E?:
so i	B89H=5
so i x	@;<E>:
so that	?9C@;>
so that $	?9C@;>
so x $	=:>G>;
so x :	8E>@@>
sold	:@<E;A
sold out	:A<D<>
some	;;>>>F
somebody	=;A<E8
someone	;<7CC@
soon	9>E=>?
soon as	;=D<>?
sorry	568A:G
sorry $	97;D<@
sorted	H9<;;;
sorted $	H;><<9
south	7F>??>
staging	B;B>=>
staging $	C;===@
standing	E8::=C
stands	9C??@C
start	@;B<=>
state	=9;A=D
statement	=H99:@
status	7B9@:E
status as	9;??>F
stay	8A<B>B
stays	5A?A<B
step	:?@;<E
still	%C>P28
still has	<<;G>:
still x $	9FA9>?
stock	B:=E=8
stock $	8=>E><
stopped	=9>H:8
street	A9B<?<
subject	6?B==C
submit	=D>=>;
submitted	F9:?A;
subscription	G>>::;
summary	8=>>>G
sun	::=D=C
sun bo	<;=E=@
sunday	=>B;B>
sunday $	6?B;CA
supplier	;<>=G<
swapped	H9=<=:
switch	<;G<>8
switched	B;<>=A
system	:A;FA7
t	:=;;@F
t #	;<<=@E
t # $	@:<;9D
t # 汉	9?@AEB
table	G57F;9
table for	D:<B<=
table is	B<;D>:
tagged	G<><=<
take	68:>;J
take the	:<=>=F
taken	D9=B@7
taken $	9<BE@:
taken care	E@<;=:
takes	6B?9<D
tap	A=9<>E
task	7@=B=F
tax	=D<B;<
team	>7;:EC
tell	9;AB=>
ten	D::9C>
ten $	B?;:B:
test	=GC9=6
tests	5O@7:3
tests pass	:F>=>;
text	>77D:E
than	=;<9<H
thank	>:==<E
thank you	>:==<E
thanks	8:<==H
thanks for	:<===F
that	5:5:EJ
that $	;5:AG?
that 's	>8C:>A
that 's x	=8C>@>
that has	9A><>E
that has been	9=>>>F
that the	@A9?@>
that the x	CA9<??
that x is	A><D>8
that x s	=<=9BD
that x x	9<=9CE
the	?<<>E9
the #	=BA>C0
the # $	;FB<B-
the 0	D>;A;4
the 0 x	C7>B@<
the account	<D<=??
the amount	A==<:C
the app	9<:><G
the archive	D?==>:
the bank	7=@F<>
the board	A;:@:C
the box	:A==D>
the calendar	@@@B=;
the call	CD=<:9
the card	;B8A@@
the change	@@<@A8
the charge	=<;=>E
the cheapest	:E>>><
the confirmation	<D<9=C
the connection	;;>E@<
the contract	7G9>BA
the courier	A9<=E8
the customer	C:?<B;
the day	9A=>?D
the dentist	:B<@C=
the deposit	:=A>D=
the door	;A<C<@
the driver	C;;<A>
the ed x	>BB;<=
the event	E:>@>;
the fee	<;=;>F
the file	=E97D:
the first	=@B<B<
the five	C@>;=:
the form	:;;?@E
the front	;8=B<D
the guest	CB;?:<
the gym	D=<>B:
the hotel	D?<=<<
the ing $	<<:A;D
the ing is	F=><>:
the ing s	@@>:;A
the ing x	D@C:;2
the invitation	E=>==;
the invoice	D@@9:<
the key	A=C=<:
the keys	:;F<B<
the landlord	::?BD=
the last	=C=>?8
the late	G;>?;:
the list	@:@<C9
the lock	C:B<=<
the log	9C:@C9
the mail	<?=D8@
the message	?>:C:=
the minutes	:C:<<D
the money	=8@@:B
the new	I4D9:6
the next	9C;>>D
the office	:?;<<E
the old	;?>9AD
the order	>B>A>5
the other	C@<;@:
the page	>E=><:
the parcel	<C<?C:
the patch	F<=<>:
the payment	7<BE==
the pharmacy	F8B;?8
the plan	8<F=?=
the post	G@?9<8
the previous	?8=:H7
the price	A>B9>=
the printer	E:>@<:
the refund	@7C=@<
the room	>CA>>;
the s $	>=A<=A
the s are	E7A8;?
the s on	8C?>D?
the s x	<;@8F?
the same	;;C::C
the second	>9>9?E
the seller	;;;;EA
the shop	;>D7F8
the site	@B=@;8
the slot	;9=CC?
the supplier	8:>=F=
the system	>?;CA9
the table	A::D@<
the team	@;=;C@
the text	:9=F>@
the three	B?=:<@
the ticket	7FA9B<
the time	@9@:?B
the transfer	@9?E>8
the two	C7A9;B
the way	;;=AD;
the word	8=F<:>
the x $	@9??A;
the x 's	=C9>B:
the x 0	:C?;BB
the x :	<DB>><
the x ?	@>D==9
the x and	>><<C@
the x as	7B>>BA
the x at	88D:F@
the x by	A9B>8B
the x ed	.8;GQ+
the x for	@?=9@@
the x from	>D9>;>
the x had	:@<9CB
the x has	?<98:J
the x i	?A8AB;
the x in	E8>:>?
the x ing	>=E8:@
the x is	=>D?,A
the x of	A9A<:B
the x on	;;;<FA
the x s	B=??3?
the x to	@9=GA3
the x was	5;8D@C
the x will	F=?:<9
the x with	:A>9AC
the x x	C>8@=;
the x you	?F=87>
their	BB4>6@
their s $	F:>>>:
their x $	A?9A;>
them	B@?7@=
them $	C;;@B<
then	52C?=G
then $	9????D
there	:C6D=>
there $	9<9A@D
there 's	@?>@;>
there 's a	D;;;=@
there are	8G=?<9
there are x	9D=B>:
they	?;:;G<
they 've	?:;;C?
they have	F;=?=:
they x ed	;>;<E?
they x x	CB@98;
third	9D?<B@
this	;>>=D?
this ing $	;:@<D>
this morning	@9;<C>
this x $	?A9?9@
those	B9@@<=
though	99DD>9
thread	BB><>9
three	@F:68=
through	DB5?79
through $	E7:E;7
thursday	@:F9><
thursday $	@9C;A;
ticket	=E=5?>
ticket is	=BC>>8
tickets	:C<@=@
tier	G9?;;8
till	D8><<@
time	<?C==?
time $	>C>A?9
timed	:@<E;:
timed out	:@<E;:
timeout	5>FD=:
timeout $	8;DD=:
times	6B;D=B
times $	9A;E>?
tmp	C7;G<5
to	D5E;;<
to $	F<=<=:
to 0	@E=;=7
to 0 $	;F;=@5
to 0 x	;A>?>@
to all	E;@==;
to be	9:@@:D
to be ed	6;F>;@
to be x	;>9A>E
to cancel	;>?C=>
to do	;<<>>E
to go	;>F=>;
to ing $	D=@=><
to sign	7=@E=>
to the	A=?9??
to the x	A>@5@>
to them	BAA=>8
to x $	>=I=;9
to x 0	=BD=;7
to x a	A>7A>C
to x in	?<:?=D
to x it	9:<C:D
to x s	G9:>==
to x that	==>>;D
to x the	=8A@8A
to x x	69DC8@
to you	>@@@A:
to your	B:=;@?
to your x	B;=;@>
today	AD>58>
today $	BB<79@
together	7DC??A
told	>>8=H:
told me	:=:<H9
tomasz	F>>=>9
tomorrow	AFD485
tomorrow $	BEA9:7
tonight	A8E8=@
tonight $	=9F9=@
too	E9B?<8
too $	J8<9<:
took	D99:B=
top	:BA<?A
total	2JB9;4
touched	=<>G><
tracking	;E>=><
transfer	:@?G<8
tried	@<6F>=
tried to	;>:G?:
try	8=B?=C
try again	:>C>??
tuesday	=E;:A;
turn	8<;>>H
turned	3F?F?@
turned down	9A?F==
twelve	A=<;D;
twice	:H<9B6
twice $	=E=;B7
two	?E?:::
two of	:G<A=:
unclear	;<9H>8
unclear $	<<:G?9
under	G:?<?:
unit	:E=A;<
unknown	<:8J=5
unknown $	<:8J=5
unless	=BD==9
unless you	>=E>>;
unread	8F>>><
until	?>=>7C
until 0	<=@9;C
until 0 $	9<>>>E
until the	=B8A=@
until x $	@A<@?:
up	C=<@<:
up $	@;7D:A
up :	@:=E>9
up : $	@:=E>9
up at	9B@?B@
up on	G:=>==
up the	;C@<B<
up to	;?==>F
up with	D;C<>:
updated	I:=<<:
updated $	H;>=<<
upload	:9DE;9
us	;D==<A
use	>;CC;8
use $	:7CF>:
used	<D<?>9
usually	:;7<=K
valid	8H=@>6
version	>A?8:A
version 0	9E>=;?
voucher	E9>>=?
vpn	A9D=<:
w	>;?AAA
w #	?:?AAA
wait	9<=B=C
waiting	A7?E;9
waiting for	=;@G=5
wallet	E;>>><
want	:<G:<<
want me	>>D>><
wants	79:G<@
wants a	9=;F=?
warehouse	=;<BB>
warehouse $	:>>DA=
was	89.HH?
was $	9;>B>B
was declined	A;>C<<
was delivered	:=>>F:
was ed $	D79DB6
was ed at	E:=@8;
was ed by	88<@H9
was ed in	46>;=K
was ed to	A8<:G:
was ed x	7@=AA@
was issued	E:>?@9
was n't	;<=C>@
was sent	A;<=D:
was turned	:>?F=<
was x $	>@<C:<
was x ed	;<>E>?
was x x	;::@=E
water	E;<:<>
way	D6:D@;
way $	=;;EB<
way to	F;>?=<
we	=3FA8?
web	G;<:;>
wednesday	@>=?A:
week	;AB;A<
week $	;9C>B?
weeks	@9;;=E
welcome	:;>><F
well	=7=<?F
well $	B7;<@C
went	Q30B45
went out	C9<@A;
went through	F@<<<9
went to	I8;::;
were	@>4F?7
were ed $	@?=?9A
what	5@?8DF
what 's	9>@??D
when	7>F5:A
where	@:;;>C
whether	7;:J9=
whether the	:<6I9?
which	9BE7C:
while	7=?E<A
who	;A@=B:
why	C<>B=9
will	F9A44>
will be	B?B8;<
will be ed	;<E<=>
window	E@;;=;
with	E@@?74
with 0	7C?C<:
with 0 $	=;?D>>
with 0 s	9F=?><
with a	=9>@@A
with a x	?:?>:C
with the	D?@=98
with the x	DA==;9
with x $	=AE>=9
with x s	D@;<>=
with x x	;?@@>A
with your	B>=A=;
within	4=E7:D
within 0	8?C;=@
without	DB>;<:
wo x x	B=:@=>
word	6<F<:@
word $	<<F=;;
work	8B>>?C
worker	B9<C>=
working	@:?==D
works	7E>;A>
worth	:D=<>@
would	/=L?68
would be	;=F;>;
would you	>?D>><
would you x	>?D>><
wren	F;==>:
write	=>D;>?
writes	>:C?>@
written	A<B=;<
wrong	?=@D<8
wrote	9D9;G5
x	B78B>@
x ! $	>5998I
x #	8B@A@E
x # $	@C65;=
x # is	D<>?>;
x 's been	G>>=<;
x 's ed	D9B>=7
x 's in	G8>>=;
x 's s	:A<@D?
x 's x	<A>==@
x 0 $	D@@0/<
x 0 0	@D9<=>
x 0 and	A@A=<8
x 0 ed	E@==:<
x 0 has	9E?=<?
x 0 is	C=@;B6
x 0 s	8DA>9>
x 0 x	:?E@;;
x : $	=C<;7?
x ? $	87G5>=
x a ing	<<?=>C
x a x	>7?>:C
x already ed	:<>>G:
x an x	?8>A@@
x and x	:B?4?C
x are ed	D:><=@
x as x	??B9B=
x at 0	C:??C6
x at the	=3E<>C
x at x	AA?;<<
x be ed	79>E;?
x be x	@;C>=;
x by the	9=BAA9
x by x	;8:6>J
x can x	I:<8:<
x could not	<=;F>;
x do x	<D:C>:
x ed $	F?9B67
x ed 0	:A<AB9
x ed :	>;CA>:
x ed a	>>;<F<
x ed at	:C=C=<
x ed for	C:9@@=
x ed in	<>B<F6
x ed ing	C:=D<8
x ed it	8;?8K5
x ed that	@;<:E<
x ed the	45?<O;
x ed to	CA>?8:
x ed up	:BCA<=
x ed with	@:>C?>
x ed x	?=3EB8
x ed you	>==>D;
x ed your	>8A:G8
x for 0	C>?<@8
x for me	<==F?<
x for the	A8>D9@
x for x	?:B;>B
x for you	@7>:AA
x from 0	@C=<<=
x from the	AA:::?
x from x	EC78B:
x had ed	:;=<F;
x has a	F:=;==
x has already	9B>>C<
x has been	J4>?6;
x has ed	795=CH
x has it	E>>=<;
x has the	DD;898
x has to	:=9B;C
x has x	4B7;CE
x i 'd	A>E=<9
x i can	>C;=?A
x i ed	CC9;<?
x i x	?=D<A7
x in $	D>=?=;
x in 0	8A>=AB
x in a	==D>><
x in the	@=>>:A
x in x	B>:A?=
x in your	:B@;<C
x ing $	>=<=9D
x ing is	:E;;=?
x ing s	;BA==?
x ing the	AB9C=8
x ing x	?:B7A@
x is #	>D>=>:
x is 0	2H<:=B
x is at	=E@9<8
x is ed	?1D<.G
x is from	9G=<=<
x is in	J@97;1
x is ing	B>7E;9
x is now	D7>=>A
x is on	FC98:4
x is s	C6A6=B
x is still	5;?H=>
x is the	<?>=>D
x is up	F>=;>8
x is with	D<>=?;
x is x	A@=C3:
x it $	><:=:F
x it 's	9C<B>?
x it ?	?>F>?9
x it in	=<8>=H
x it to	==D:B>
x it x	A4@<D=
x me $	@>9>C?
x me a	>>D>>:
x me to	==I<=8
x me x	9;=@<D
x no $	FB=5=:
x no x	A6;C=?
x now $	H9789?
x now s	E>==<:
x of 0	C=@?7<
x of ing	E9==>@
x of s	9AC@B9
x of the	C=8>9A
x of x	<@?A?=
x on 0	=C:9E5
x on the	A=3>AB
x on x	>CC<A0
x on your	A=;?>B
x r #	;B=A=@
x s #	C;><A>
x s $	@=::8E
x s 0	AF9997
x s :	;C:;>C
x s a	;89D<C
x s are	@D@@92
x s at	;>C>=A
x s ed	?B:?@:
x s for	AC@9;;
x s from	D>;=<<
x s have	:;=9AE
x s in	:D@<9A
x s it	>@D8<=
x s now	F;?==;
x s on	<F@<7=
x s s	>??<;B
x s that	?D=::@
x s the	;?C6?B
x s to	:@C>8?
x s were	9?=B<A
x s x	=G>83@
x s your	9?<E<?
x so x	:B>B?>
x still s	8E<C;7
x that $	<>68EC
x that has	9A><>E
x that x	A@98AE
x the 0	?9>DA:
x the ed	9AC??<
x the ing	C:?@<>
x the s	:A:A8F
x the x	90G=>C
x their x	E:;;=A
x this x	8E<=?@
x to 0	@A@@=8
x to be	8<A=>C
x to the	D:@8=>
x to x	B8E<8>
x to you	?B?B>9
x until 0	7G<=>>
x until the	<@<D>=
x until x	D@>9>8
x up $	B9;>;C
x was ed	:65AFB
x was x	3=7BAE
x we x	;:D;>B
x will be	E=A;<7
x will x	E:@9:=
x with the	@A:@==
x with x	<C=:;D
x wo x	D>===;
x would x	:?C@<=
x x !	=:==<E
x x #	;DA@@7
x x $	==9?@@
x x 's	??:A@=
x x 0	G;=46@
x x :	@?@<9=
x x ?	:<D;=>
x x a	93C>?C
x x and	<D<:;A
x x are	G=::A9
x x as	?@B<@7
x x at	?:E@>;
x x by	;>9;EB
x x ed	B?5@A8
x x for	?<?D8A
x x from	B??;?;
x x has	>B9;:C
x x his	9@>;F:
x x i	<G?=;;
x x if	:=AD>=
x x in	@?>=<A
x x ing	=7=D<?
x x is	C??<2=
x x it	<;?<@D
x x no	>:>F>=
x x now	C:?<=@
x x of	G?<;88
x x on	9G=??7
x x s	=C=>.A
x x that	>@68AE
x x the	:;@?>C
x x to	C=D=6:
x x up	@>A??:
x x was	8?<@AA
x x with	:@=A=D
x x x	;A<DB:
x x yet	=><D><
x x you	?><<@>
x x your	D=A6;?
x x 汉	D?=;<9
x yet $	:<=G>:
x you ed	?D99B<
x you x	A9?8?@
x your s	;A:@=C
x your x	F9@67A
x | $	?5A;9B
x ✔ $	G:<;>:
x 汉 $	C:?<:>
x 汉 0	E=@<=9
x 汉 x	A@?=><
y	9@===E
y #	:B>==D
y # $	9>???E
year	:G99?>
year $	:G<;9?
years	8:>;<H
yes	D:B;;>
yes $	A9=>=C
yesterday	5=:8I?
yesterday $	9>:9G=
yet	4:<K;8
yet $	75<J<;
you	><=/I@
you $	;8?<E@
you 'd	>?=:8D
you 'll	@8C98@
you 're	BB9@7=
you 've	=?A6@@
you ?	>>;?>D
you ? $	>>;?>D
you are	=:CA==
you asked	?:>?:C
you can	:9?::F
you can x	=;<;:G
you confirm	=>DA>8
you do	E=;:>>
you do x	E=;:>>
you ed $	EC69;;
you ed x	C:;8?D
you give	>?E=>;
you have	?E>:?7
you have x	6HA>=8
you like	>>D>><
you need	<<<<>G
you on	A:>=@@
you said	9<<=H9
you to	>;B<<A
you told	<=:<G9
you want	>>I>>7
you x $	:=A@E9
you x ?	>>?>C:
you x a	8D==<B
you x at	8E??A=
you x ed	C6C9>>
you x ing	B@;<B:
you x me	9@E9F3
you x on	F<<=9>
you x the	;9CA=?
you x to	B>C>>:
you x x	?<B0<B
your	D:=5D;
your account	@:8@@A
your approval	8<@B@E
your bank	>B:@;B
your calendar	C;>C=<
your card	D;9:<D
your confirmation	?9<E>:
your inbox	D=@<;=
your ing x	C@:;A;
your name	F;>==:
your parcel	:@A<C?
your request	>7=>?D
your s are	F;>><<
your s x	:?<;DA
your seat	>@C==:
your subscription	G:<<<;
your x $	E7@>:=
your x :	:=B<>B
your x at	>@;>=C
your x ed	<9=AD:
your x for	G:==?:
your x has	E8;9@?
your x is	@D>87>
your x of	@9A@;@
your x on	D:;=C:
your x s	BC8<<:
your x to	A99=@D
your x was	>@99BA
your x x	@??=B7
yours	F3@C>9
yours $	E8<9=>
yourself	79=:CE
yourself $	<=:<<H
zero	F;>>=:
|	=-C>3E
| $	<.D?3E
⏳	=>;F>:
☐	;:GA<5
✅	X/113*
✅ #	G9===9
✅ # $	G9===9
✅ $	J7;<<9
✅ 汉	G<;;=:
✅ 汉 $	I:;<=:
✔	J7;9<8
✔ $	G:<;>:
❌	=:>F?;
一	8H<;=>
一下	/?A>9E
一下$	8A;B<A
一个	9>=F=?
一个$	C;:=;D
一件	C8;=AA
一份	H7D::7
一份$	E;B;<<
一位	9C????
一共	6H;<<?
一半	7B<D=?
一句	=:C=<A
一句$	>;>><E
一声	?;B=@=
一声$	@;A=@=
一天	A=:;;D
一并	H;<<=9
一张	F86@@C
一晚	BB=>>9
一晚$	BB=>>9
一条	C@A;::
一条$	D=A==;
一次	<@=>;C
一次$	A=<?<A
一步	6;DE;=
一步$	?:<D=?
一点	;?>BB<
一点$	8A<BA=
一直	9E=A;8
一般	=87:<K
一遍	>C=;=?
一遍$	>@=;>A
一项	=E<;?;
丁	A:EA?7
七	>@><B;
七天	;9A=<C
七点	F>@<:7
万	9H>8C3
万$	=B==B:
三	;M;3=<
三个	D=7<>>
三件	:C?@>>
三分	@?<AA8
三十	:>?@@B
三天	C>A9;=
三封	?E>:><
三步	@;>=>D
三点	<F:<;?
三百	A@C;<9
上	G=8:@;
上$	;E7B9?
上了	J4:7;>
上了$	K7<9=7
上传	;>>CA>
上八	9>>>>E
上八点	9>>>>E
上午	?@>:?>
上午$	AA@=;8
上午十	9;>>>F
上去	E:?A<;
上去了	H:==;:
上周	5A<=G>
上次	;B<>D;
上的	@:AB<<
上线	F><<;=
上线$	C@=>>:
上门	8B<C>@
下	>;DB0?
下$	A=9E9=
下一	9AC=>>
下三	9?@C?@
下了	L5:889
下了$	F;=:;>
下午	?@C;9=
下午三	:E=>?>
下午两	;><A=C
下单	A<CA;8
下周	C=D:=7
下来	?D@<@8
下来$	;AAC>:
下来了	?A=;B:
下班	9>>>>E
下的	8@?<E?
下载	C;==>?
不	3;<D5G
不上	8E>?>9
不上$	;F>:>;
不了	1<;L>7
不了$	3?<M?2
不会	C=5A<@
不会再	D>:@><
不准	==<B?@
不出	<@>D>;
不到	7CA@><
不动	<>C>?<
不可	C=B7>?
不回	:=E?=:
不回来	:=E?=:
不少	B9=<=A
不少$	E9>=><
不明	==;F>9
不是	:97==I
不清	=B=B?:
不清楚	>>>C?<
不用	8C76CD
不用再	>>;=>F
不知	>=>D?<
不知道	>=>D?<
不确	<=;G>;
不确定	<=;G>;
不能	;=>C>@
不要	>=GA>4
不过	88D@<?
不过$	88D@<?
专	B=;<8C
业	A<3>C?
东	:>AAE4
丢	A9A;=A
两	>L<3:7
两个	BE@8?5
两份	9?C>>C
两份$	9@???D
两位	>D=>=<
两分	<:AC=>
两分钟	<:AC=>
两天	><>>>C
两家	8G<?>>
两张	>>==D;
两晚	@;A=<@
两条	B@==@;
两次	?E=;;:
两点	>=:@B@
两百	F8?<>>
两项	<E>==<
个	=DD66@
个$	D<@7?9
个人	;A=>A?
个人$	9?<=>D
个失	<E>;>=
个失败	<E>;>=
个工	9@C<;@
个工作	5?D==A
个时	=>E??9
个时间	=?E>?:
个月	:@<>>D
个账	C9>>@>
个通	<E?==<
个里	F:>>><
中	:@?BC:
中$	>C:B;=
中午	@>D=<:
丰	:BB=C:
临	D<><=>
为	E5<:;D
为$	A9<8<E
主	:@9:EA
主任	@B?<?9
主干	G<>@<:
久	8>>==F
么	7;?D;B
之	2=H9=B
之前	89D8CB
之后	7=D98D
乐	<D;<=?
乙	;<D<@=
九	=F9?A9
九点	>A>?@;
也	Z5788+
也没	:C>?>>
书	CA>B6:
买	8;B@B?
买了	@=@=C9
了	K3*7G=
了$	F5.C?<
了一	AD3<?<
了一下	7G9?=@
了一次	C>=A=9
了一遍	<E<=>>
了三	CB895?
了个	;CA==>
了就	:<A;;E
了我	8=G?>9
事	::4=EG
事$	A5<??C
二	@G48A;
二$	;D=<=A
二十	@??9B:
二号	@:<DA9
二等	;D???>
二等座	;D???>
于	B3A;?C
云	@C=?>:
五	?C<8A<
五$	=DB==9
五下	>B;==?
五下午	>B;==?
五个	B:<>=C
五十	E>==?:
五号	<:A=F;
五月	>;;@G8
五点	F><<@7
些	;<=<;G
交	A<B<A9
交$	;=D>>?
交上	C<??>=
交上去	C<?>>=
交了	<<A?CA
交了$	=>=>CA
产	><=C<@
享	DA=<;;
亮	69>=<J
亲	=@;<>C
亲$	;C=>>A
人	9?8=D@
人$	7C;??A
人事	9>>?E=
人均	:E??>=
人都	F:>=<<
什	==9E>B
什么	==9E>B
今	<EE:>7
今天	<GC=<6
今早	B9==D;
今晚	=<E99?
介	;<>>E;
从	J>83:=
仓	A?8;C<
仓库	@>9=B?
他	==C9E;
他们	<<B>B<
付	;DB9A:
付$	C??>>9
付了	<>C;C=
付款	=AG;:8
代	D6@8>@
代收	C=?=B7
令	?9BB?>
以	99B=:E
以$	888EA?
以上	=;=>=E
以后	A8A@9=
以用	D;D>>7
们	>7@?E;
件	F??<=5
件$	8G>:C=
件夹	@C>=>:
件已	D==<?=
件箱	D<>>=;
件里	C?:<;A
价	C8?8C=
价$	@<A<C:
价格	=@=<;E
任	=>6AF:
任何	=?<B=@
任务	@:;DA<
份	D<G36=
份$	F:>99?
份证	8>B9;E
休	=<?>=E
优	?<D?=;
优先	?<E=><
会	G>@4:=
会$	=H9==<
会再	C>8?=?
会员	DE@=82
会在	;;E>=>
会有	9=B;<D
会自	<@:<>F
会自动	<@<<?D
会议	D>:D:6
会议室	C>:D;8
传	?7DD?;
传到	@:=D9=
估	:;???E
但	8=>?:D
但$	8>?@;B
位	EA?69<
位$	B=?77A
位子	G8;=;@
低	;E?<:?
住	;;BD8@
住$	9B@@?A
住了	@;<C:?
住了$	A<=C:<
体	=C;<:B
何	<?@@A=
余	>D>A:8
余票	8BC@@?
余额	=E=>;:
余额不	>;>D?=
作	B:DA3;
作废	D9A@;;
作废$	E9:@;=
作日	9?C==@
你	=9@6I:
你说	<;?>D<
便	>@899F
便宜	:D;;<B
便宜的	:G>>>;
保	>@9;<D
保单	;C??@@
信	A8=C<>
信$	B?@7;B
信里	:@?@AB
俩	F=<?=9
修	A>;8F6
候	6:AB@B
借	D:>?=>
值	F;>=<:
值班	D==?><
假	BC?9>7
假$	BA<=A8
偏	8D>>>A
做	>:@A;@
停	@=>CD7
停了	:B<=AB
停了$	;>>?B@
停机	<<=G=8
停机$	<:>G>9
停用	C:>>C:
健	<CA<A9
健康	;C?>>>
傅	;=9AF<
傅$	=A<@9A
催	G?>@84
催了	G=;@=:
像	=A9?<B
儿	A8?C;?
元	?=A4@?
元$	+CB4@G
元已	E:>>?;
充	B=A@9<
充电	E=??=:
先	4-E<AF
先不	>>B>?9
先别	<<:<>F
先把	==D=A;
先看	<<@<?D
光	;=<F<>
光了	:<>F>:
光了$	:<>F>:
免	?<B?9?
免得	B9AA=;
免费	;:B<<D
入	F9B=6<
入$	E:>>?<
入住	9BA@?A
全	N?=154
全绿	AC===9
全绿$	AC===9
全部	C>?>=;
全额	<E<:>?
全额退	=E><>:
八	DA?4<9
八点	=?C;;?
公	=D>=;?
公司	?A;>@>
公告	AB==9;
六	B@=3A;
六个	A8C>>B
六位	@:><>D
六月	>D;<B5
六点	D=:9<@
六点半	;<@>=D
共	5IB88:
共享	?C>==<
关	>@;AB<
关$	=;A<D>
关了	=<>?BA
关了$	<??AB?
关闭	D?=<>;
其	<A7:@D
其中	9E;:A>
其他	@;<>>C
具	=B;@<?
内	9?D80C
内到	CC<==8
内可	=B9==C
再	:8E=5A
再发	=>BB?9
再扣	D<=A>8
再试	>?E>?;
写	<GD5?9
写$	E9?:C9
写好	B:D::>
写好了	;<E:;B
写的	6F<A?:
写的是	7F<A>9
写着	:B>?B=
冬	9B?=>C
冲	B6=A<@
冲突	>9=A=A
冲突$	<;=H>9
决	=?@;>A
决定	;=A>>B
况	;>?A@B
冷	AA=>>:
冻	AA?;==
冻结	=B?><>
准	;:??<E
准$	:<<B>C
准备	?;C>=?
凌	=<=<D?
凌晨	<==<E?
几	>9C?<@
出	?99@DA
出$	D2D><<
出了	=@9:AC
出了$	@B;<?>
出价	>8>>F<
出去	B99F<;
出去$	;<<F=?
出去了	C>>@?9
出发	8C>>C=
出库	<<?@EA
出库$	9@?@E?
出来	AD9;8@
出来$	<D;=>?
出来了	BA<;;>
出门	?;=<?C
函	?<F=;8
分	:D9@>>
分$	6J><;:
分三	;<?>?E
分之	9BAC<:
分支	E<<@<:
分钟	>;A>>A
分钟$	@<CA:<
分钟后	;:C=E9
切	?@@B;;
划	F:?>9=
列	;E<>8@
列表	=G>9>:
则	A:9<C@
刚	??;A>?
刚才	6?<AAB
初	A<B;=;
删	?6H@?:
删$	>8?H=<
删了	G;B:<:
删了$	E>>>>=
删除	<<@?=C
利	;>>>BB
别	:27:=N
别人	;<=C??
别急	==A;>B
别的	B<:>>B
到	J:9=<9
到$	9>>AAA
到一	6E=C>=
到一半	8>?E?=
到三	>E=A;7
到下	9?D??@
到了	=?=6C@
到了$	?A<<A=
到二	C:<=A<
到位	E;>@=<
到十	@E;<=:
到周	<C===@
到店	=<C>=?
到您	G;=;>9
到您的	D=:=@<
到手	CA>>=9
到时	:;F=>=
到期	7I;:;=
到期$	9E??>>
到点	:?==>F
到的	:C>><C
到账	<;9>CC
到账$	A<;<A?
制	<@>=>E
刷	<C:>;A
券	K7=@85
券$	F;>==<
前	4?>@BE
前$	<=E==;
前任	;;=>G:
前台	G=<;>7
前台$	F?==:9
前面	;E?>>=
剩	3N??79
剩下	8;>C=D
副	C:>?>@
副本	D9>>>?
办	;@E=@;
办好	E>=>=:
办好了	E>=>=:
办理	9>@==D
功	G:<A:9
功$	G6:B>6
加	A7EB9:
加了	D@>>;<
加班	7E???A
务	?;?@B>
动	A8BC>9
动$	=7>G=;
动回	D?;=;?
动续	CA<?<;
包	BB@=>4
包裹	<F;@@8
包邮	F:===<
包邮$	F:===<
化	;C=?<A
匙	;=>@D>
区	;A8@B@
医	@@;7=C
医保	>?><<B
医生	D?:9>?
医院	B@A<>;
十	AG8:::
十一	;>?AC<
十一点	A;==D:
十七	CA?=<9
十个	9F>>><
十二	<F:=@;
十五	@BA:9=
十八	BA:<;>
十分钟	?<B@9@
十四	AD:;=:
十天	;?;>>D
十日	9@<==E
十点	G?8:8;
十点$	G9=>=:
千	8C?><E
升	I99:=:
午	@AD7:;
午三	9F=>?>
午三点	:E=>?>
午两	;><A=C
午两点	;><A=C
午十	9;>>>F
午十点	9;>>>F
半	=?7A8B
半$	>>8=7D
半小	?:><>E
半小时	?:><>E
华	E:;=C9
单	A>B9><
单$	7AGBA8
单上	E:>@=;
单了	D=A?;;
单了$	D>B=;<
单位	8=>>DA
单号	>A<:8B
单子	@A>;A<
单已	G9;;@9
单独	E;=@>:
卖	>;CB@9
南	C=>>>:
占	>>9G?3
占了	B9=?B:
占用	7@=G<8
卡	@:@G?5
卡$	D;?=;=
卡上	DC>:<=
卡住	6A>G>=
卡住了	8@>F>=
卡在	9?;H<:
卡里	D<=@=;
印	?A=B:>
即可	:?C??>
厂	=C:?C9
厅	>@;A;@
历	@?AD9:
压	<<C>@A
原	>E=8>>
原因	<C=?<=
原路	=B><;A
去	A/:C?B
去$	85=I?=
去了	L6;<:7
去了$	K8<<<4
去年	=?>=D<
参	:=?=BE
参考	9=??@F
又	A8=9?B
及	:??A?B
友	8=?>DA
反	@<<B:B
发	@9J<C3
发$	B9H==0
发一	=>F>>:
发了	A;=>A<
发出	@8?C6A
发出去	?;<C9A
发到	?=A>A<
发布	=:=AB@
发的	@@9;C:
发票	F@=>69
发给	B>A;;A
发货	8CA<B<
发货$	9CA=A:
发起	D=?<=;
发起$	E<=>=<
发车	9F=>>=
发过	=<>=E;
发送	<>>B=>
取	=3>=G>
取$	D6?@;=
取件	9D?>B>
取消	=7?;BA
取消了	:=>=DA
取走	===>D:
受	D@9<6@
受理	BA;<9?
变	@7=A8B
变更	C<;E<9
口	;>?@?C
口$	F@=<;8
口腔	9CA?=>
句	>9B<;B
句$	>;>><E
另	@?9@>@
另外	A?:?>=
只	@H;;4<
只剩	>DA<=9
只是	;C@@>:
只有	7?<C=B
只能	;>?>?D
叫	I>>;<9
叫您	C<A=>;
可	;>D:2C
可以	;?D08A
可以用	D;D>>7
可能	;;7F<B
台	G9:9><
台$	B><;?=
右	8D>;;A
号	>@;<H8
号$	=EB8?:
号到	5B=;AA
号发	:<<>DB
号就	9?>>E>
号已	BA>?<;
号开	E:><;A
号的	B:;<B?
号码	=<<C;B
司	>?:?@@
司机	C>@==<
吃	8B@:>B
各	9?B?>C
合	=B:>>@
合入	E;>>==
合同	C>?8@<
合计	8C=>=A
同	D9A4C;
同事	<=A>C@
同意	=<E:D9
同意$	;?E>A;
同步	F9;@<:
名	DA;?8:
名单	F:=A;:
名字	?D>>=9
名额	@=>C=:
后	66K87E
后$	;;C<=B
后一	=B:B;@
后会	;<B;<A
后到	;:C=E9
后到$	;:C=E9
后我	>>D=>:
后来	5==>AH
向	B=B=;<
吗	59H9;>
否	9;AFB7
吧	:;>8=F
吧$	:<@9>D
含	BC==<9
听	BB;99>
听雨	DB<;<8
听雨厅	?E>==9
启	B@;>><
吴	;?C>=>
呀	>=>=>D
呀$	;>>=?D
告	@>A<<?
告警	;A@>@B
告诉	9=B;>B
告诉我	:=A;>B
员	@@B<?9
员$	=;=C=@
呢	AB;:>A
呢$	BA:9>A
周	<AF5D8
周一	:ADAA5
周三	<AAA<>
周二	?D;:B:
周五	<AB78B
周五下	>B;==?
周六	C7A<A:
周四	B<B<8?
周报	?A==A:
周日	5<;<DE
和	?H=70@
品	>@;<C@
哈	9<>>CA
哈$	:<>>CA
哈哈	8<>>CA
哈哈$	9<>>C@
响	><:<<E
响$	??=;>B
哥	9><CC:
哦	6D<><E
哦$	<=???C
哪	9=D>;?
售	9D>ABB
商	89<CH>
商家	7<?BF:
啦	J;:86<
啦$	M7:75:
喂	C;>C;8
器	>?:D=>
四	@H<2>9
四个	>D;<@:
四十	B?;?8?
四点	F<=;=:
回	C5D@E5
回$	?<>@C9
回了	@?<@B6
回了$	=>>D==
回信	;=>>?D
回复	>:DAA9
回复$	9<ADB:
回您	F====;
回执	=F;==<
回来	:9CE?:
回来了	<<AD?:
回滚	D:?==?
因	<?7?9C
因为	?9=9=F
因为$	?9=9=F
园	>;==B@
围	9<>A>C
国	9=;?<F
图	B9=?<B
圈	D><=>;
在	D?<D<2
在$	=C=A>9
在周	B:D=;;
在是	F<<=<:
在第	>D;:B9
在等	9>=E>>
在跑$	9C@@?@
在路	8D?>C>
在路上	8D?>C>
地	E:=C<7
地址	A<@C>8
地址$	A:A?A7
地址改	<>@D?>
场	D48B?=
场$	A9=@=A
场地	D:<A?9
址	@?@B>6
址$	A:A?A7
址改	<>@D?>
均	;F>>;<
均分	;C????
坏	:;<E<@
坐	<B;=>@
块	@><@7?
块$	;>A<=B
城	6<>C;E
填	@7B9AA
士	C8;::E
声	?:B@@=
声$	@:A@@<
处	BD=9>:
处于	D9>C>:
处理	@>>;@>
处理$	?>E<=:
处理中	@?:A<>
处理完	C9;<@@
备	BB:6@<
备份	A@;<?=
备注	G=::A;
复	C5C>A:
复$	5?D@D8
复核	A=AB;:
复核$	9@BC==
复的	7C;><D
复盘	D7==?A
复盘$	8>>??E
外	AA7=?>
多	4A:84N
多$	7@;==F
多了$	9>???F
多半	:>???C
夜	3B@=GB
够	6F=AA<
够$	;B?A?<
大	<88>:J
大家	<?>==D
大床	F<>=;:
大概	9?=>=D
天	8BA2DB
天$	?=;<>C
天内	>>B;8?
天就	<=C=C:
天起	DB<>=8
太	5<==AH
失	?>7F9;
失败	;?;H;3
失败$	>A:C<7
头	=K8>7;
头$	7D9==D
夹	AC>==9
奖	=<=<;F
套	?>@@:?
女	B;<<;C
女士	B;<<;C
奶	?=?:=C
她	<A>=F9
好	B.@9;G
好$	@<=?5B
好了	A4G5@>
好了$	B:F6>;
好啦$	F>>==;
好的	>==<:E
好的$	=>=<:F
如	97I57C
如下	7<<=>H
如果	:=H9;=
如果您	=?E>=<
妥	I;;;<6
妥$	F==>=<
妥了	C=?>@:
始	=<A>:C
始$	9>C?>@
姐	B;<=D:
姨	D=>=A:
婉	CB?:=9
子	A8;:?C
子$	H89;:A
子上	;=>>=E
子票	:D>>>>
字	?A@;=<
存	F>>?88
季	A9?=;C
季度	>;@>>C
学	<@>;A?
学校	6B<=E=
学费	G:>?<;
它	>A=?;@
安	<=>??C
完	GC98?6
完了	:G;AA5
完了$	;G<A?6
完成	DA?<>4
完成$	G:<9@7
完毕	L8<<:7
完毕$	I:=<::
官	D?===:
定	C5C>A9
定$	H8>>7;
定了	B:D=@8
定在	H:==<<
定时	D<><@<
定金	<;==G:
宜	:C;9<D
宜的	:G>>>;
实	@>5C7D
实$	?<;D>>
审	93?KC;
审批	4:=JA=
审批$	98<J::
审核	>;?E;;
审核$	?;@D<:
客	@8B9F:
客户	A8;9F;
客服	===;F>
室	=:?CB;
家	:E99E<
家$	9@?:C?
家了	?;>=9D
家了$	?;>=9D
家都	@B=<;>
家里	A=<;<B
家长	A@;9A<
容	;?<B<A
寄	=4F4G:
寄$	?;D>>:
寄了	:>>?E>
寄出	><@:C?
寄出了	:?;=EB
寄到	@=?;B:
密	C>A;@:
密码	D7<7C@
密钥	BCD::6
对	;=8<BD
对$	:>C<?A
对不	=D><?<
对方	;>8>D?
对账	E;>>=<
导	B5ADA6
导出	B:?B==
封	CB;@6:
将	9<D<=@
小	;?@1BA
小时	;CA68B
小时$	?A;<;A
小时内	;>B<=@
小满	F:=>=<
小结	7B>>>F
小结$	8A>>>E
少	>:>@9D
少$	E:>>>=
尚	=>B@=:
就	*3M@DA
就不	@9<9=E
就好	8>C<>C
就好$	:=D<>A
就差	:=E>=;
就把	<=?>E;
就是	?9A?:D
就没	>A8E?=
就给	:>>>E<
就能	9:>:=G
就行	>8@9<E
就行$	>8@9<D
尽	<B;;>C
尾	>>?:B>
尾号	;A=<D:
层	9F>>>>
层$	9F>>>>
居	><9@D>
屋	E:>>=<
屏	E;>>=;
展	:ABA=@
川	:C@@AB
州	?E;;:<
工	;>ABB;
工作	5AEB;<
工作日	9?C==@
工资	;>==D?
左	8D?<;@
左右	8D?<;@
差	<:G?<:
己	06?;LA
己把	9?B?D>
已	U1./H%
已出	B<<=C:
已出$	F=>>=<
已删	E<>===
已发	C<<<A=
已发$	E=>=<=
已取消	E=>>;>
已建	H;=><;
已建$	F<>>=<
已提	D?<=?;
已改	E<>>==
已签	7>@?H?
已签收	6>@?H?
已经	B9:4J7
已经发	7>@CE<
已经开	:>>>E>
已经打	E>>?;=
已经把	6??>H>
已经是	G<=>9;
已经给	>?=>C>
已被	9D=C<;
已转	E<>>==
已退	E>>><>
已送	F=><=>
已送达	F=><=>
已通	E>>=<>
市	;A<;BB
布	A7=?D>
师	:@:?H9
师傅	:=:AF<
师傅$	=A<@9A
帘	E;=A=:
带	;9><>G
带身	;<=>>E
带身份	;<=>>E
帮	?>?<?@
帮您	D??<8>
常	;A:9<G
常$	<E><==
干	E?<B79
干净	CA=<;:
平	;A9@?B
平台	=::?AC
平均	;D???=
年	8;35=N
年$	A;;;9E
年假	C>=>@:
年假$	E?>>=;
并	I8;>8:
广	F=>==;
广告	F=>==;
床	F<>=;:
床房	F;>><:
序	9????D
库	G<<<A4
库$	=A=?D:
库存	;FA:<9
应	=C?<A;
应$	;>?F?>
应该	CA?<8=
底	=<@@;C
店	@@A=A7
废	D8@?:<
废$	E9:@;=
度	:=@@AB
度$	=DA==8
度复	C:===B
度复盘	C:===B
座	C??<:<
康	;C?>>?
延	>=87G>
延到	H7>>==
延误	;<;;E>
延迟	9F==@>
建	=;>::F
建$	C<>?@<
建好	F>>>>9
建好了	C??>?;
建成	9;>>=F
建议	59B7<D
开	;;ABB?
开$	@C<A;:
开不	<<>F>;
开了	@=:??C
开了$	?>=B?A
开好	=?>?D>
开好了	<??@CA
开始	;?B;<A
开始$	9>C?>@
开着	D>>>=;
开给	F;@=<:
开通	<=B@C<
异	C=A:>>
弄	A<CAA5
式	B==::B
张	@<8?C?
张$	>>=;D<
张票	:B=?D=
归	O0<87:
归您	F;=>==
归档	I7@=;9
归档$	D<A<=;
当	@7A@A=
录	>F>7B9
录$	BC::;?
录里	>E>=;;
录音	:EA<<>
影	<?<8?E
影响	;=<;>F
往	D7=<<C
待	3=EH67
待发	=E;<=?
待您	;<F<=:
很	46;@9K
很多	9=>=<G
得	6>B@3D
得您	<=B?<?
微	B@A=<:
心	7;87?K
心$	>=;:;E
志	:I;9@7
志里	=D><?=
忘	;<>;>F
快	<@<4CA
快$	@A;=>@
快照	E?==;;
快递	<;@8D?
态	AE8<9<
态$	G@<;<7
态是	;E>=>;
思	D:<;>A
急	=;>:<F
急$	>==<=D
总	;DA8A<
恢	F7B8@8
恢复	F7B8@8
恢复$	<=C:B=
息	?<?<>C
息$	A;B>==
您	?0F5C@
您$	;>B?;@
您一	=AE=<8
您上	;<;>H9
您不	==<;>F
您先	:=B;@A
您再	>?C>?;
您卡	F==@<:
您可	<=<=>D
您可以	<=<=>D
您同	=?D>><
您同意	??D>=;
您好	:=;B<C
您好$	:=;B<B
您定	;;G<<9
您放	<=>?>E
您放心	<=>?>E
您查	9@D>@@
您点	<=C<=>
您申	C>;==@
您留	>?>>=C
您登	;>>>D?
您的	G43C:A
您看	;A=@=B
您看看	>><>?D
您确	?>G;<;
您确认	?>F<<;
您给	8>F==;
您自	:=A?A>
您自己	:=A?A>
您补	:=C=B>
您要	;BC@:;
您要是	=?G==9
您让	:?8>CD
您说	B:C:==
您说的	E;A<8=
您退	@=A<B9
您那	C==C<9
您邮	F;@<=:
您邮箱	F;@<=:
情	9==@CD
情况	<>>A@A
想	2>@6AD
愉	;;=>>G
愉快	;;=>>G
愉快$	<;=>>G
意	=5A:CB
意$	=>F=@9
意思	>><;?C
感	@<===B
慢	<@<<>C
成	D5>E8;
成$	E28F>:
成了	B=;<8A
成功	G:?B;2
成功$	G6:B>6
成绩	>??<>D
我	=3M=/<
我$	7;;;>I
我不	=>;@?B
我也	I=9<>:
我们	D<>@=:
我会	:>B>?@
我先	=;F==:
我再	8=L8>5
我只	@E::?>
我可	==I<?8
我可以	==I<?8
我就	38J><<
我已	BB@<8;
我已经	@B@=9<
我帮	=;??=B
我打	D=B;=9
我把	D<<<<A
我来	:<H<?9
我没	9>7J>9
我没有	=<<F?<
我看	8BBB?=
我给	E=<>><
我记	:=<=>F
我这	@7@G;9
我这边	B<<E>9
我这里	<;<B>C
我马	=>F=?;
我马上	=>F=?;
或	5B???F
或者	:@@??B
截	@A<=;>
截止	<B<A<>
户	C=6?@>
户$	E:9A;?
房	>;><H9
房$	?BB=>9
房东	=9>AF7
房租	??==D<
所	==9D?>
所以	888EA?
所以$	888EA?
手	>A>?>;
手$	B8B9<@
手一	E>=><;
手机	?@<>;D
手机$	==;=>F
手机号	>E?><>
手续	<C;=A>
手续费	9D=>?A
才	.B@C>A
打	A7@?@>
打了	E;A=>6
打印	C<;B<=
打回	<>>D??
打开	?C@::>
打开$	?E<>=:
打给	E><>:@
打过	@8<AD8
扣	:=;>H?
扣了	:AA=E9
扣款	;B<<CA
执	=F@==:
扩	D7:<=D
批	44DIG6
批$	>5?J87
批了	9=E<C:
找	8F?7;C
找不	=>E;><
找到	8F?>>;
技	:D>@>>
把	)<D2T@
投	D@<A=6
投影	>C?<=>
投票	=A=E?9
投诉	>=;>BA
折	?:>>=D
抢	;<BCA7
抢到	=<==D>
护	>=?@;A
报	D<<B<;
报上	F<<@;:
报修	F=>><=
报告	?9<C;A
报给	F==><;
报销	C9?;B=
报销单	E;?=@8
报错	;G==>:
抬	BA<A=8
抬头	>B=B=;
抱	79<A<D
抱歉	79<A<D
抱歉$	99<A;D
押	:A>@D<
押金	;>>@E=
抽	;?<??E
拆	9=?=<F
拉	G:A>=7
拍	<@;;CC
拒	B9>AA7
拒了	B<>A=:
拒了$	C<>A=:
拖	E=>=>:
招	B;=>>A
拟	97K;:;
拟好	7>G>=?
拦	B;>=B:
拨	>9=<BB
拿	D=7=<@
拿下	G<>==8
持	8@==>E
挂	@>AA6<
挂上	E<=@<;
挂上了	D>=>><
挂了$	:9C>=A
挂到	G:=><<
挂号	D::B<?
指	:>?A?E
按	K3657A
按您	H99;6>
按您说	F;;=:>
挪	C:;?A;
捋	9A=@?E
换	@6F5@>
换了	8;B:@E
换好	D><><@
换成	F:A;@8
据	@7B=@?
据$	:=A<>D
授	8E=<>@
授权	:E>=?<
掉	G9>8?;
掉$	F88A;?
掉了	D=><>;
掉了$	D=><>;
掉的	<>>=E;
排	>CC@46
排$	=C=C>;
排在	?@C==9
排进	H:<>=;
排队	9C;A>?
接	A:@A>=
接$	;>>?C>
接下	;>D>?=
接下来	;>D>?=
接受	E<>=<<
接口	9;?E>B
接着	@>B<>=
控	<<;;CC
推	I2@=@8
推到	H:<>>9
推送	C;>A><
提	D:AA?8
提交	:DCC<8
提交$	:@BBB:
提到	J5<<<<
提前	B?9<<C
提醒	H5;<A9
插	@8;B=C
搜	9F?=>>
搞	I8:<;:
搞定	H;:=<7
搞定$	H;:;=8
摘	D;;=>>
撤	G89@9?
撤回	C<;:=C
播	7CB>;A
支	D>8C8;
支付	B?;A;=
收	>8>4I@
收$	:9<=H>
收了	>===E9
收了$	====F8
收件	C>=:;@
收件箱	D<>>=;
收到	C2:>C?
收到$	=89?DB
收到了	C:?>C:
收货	?C?=<=
改	A9C?=<
改$	=E;C=6
改到	>=B>B=
改好	F>A=<:
改好了	E?>>=<
改成	9AA?@B
改签	;>A@=B
改过	F;<<A9
放	E7D5@;
放$	:D>??>
放在	H7;;B6
放心	>;<<<D
放进	E=>?=:
政	E>:<;?
故	99=A@E
效	F:=<9@
效$	C;?>:>
敏	=B;BC7
敏$	CA=>=:
教	>;>@;D
敢	=?<D?=
数	=C?<6?
数据	A7A?<A
整	?<=><C
整理	9=>>>F
文	>EC6<<
文件	>F?:>:
文件$	;F;<==
文件夹	@C>=>:
料	7@F;B=
断	3<EF>>
断了	7>?F>>
断了$	7>?F>>
新	H;?2<;
新卡	;<D>A=
新的	<>>=?C
方	<?;?B>
方案	<9G=<=
旅	9B>?BA
无	@>?;<A
日	:B@9@B
日$	F<597C
日内	8?A;<B
日历	B:BC;8
日志	;I;9@6
日志里	=D><?=
日程	F;><?<
旧	B2@@?<
旧的	E;B:>;
早	==?5EA
早上	8=>>CE
早九	D;A==:
早九点	D;A==:
早八	D>@==8
早八点	D=A==9
早点	;=>>?D
时	/:DD>B
时$	=?8H::
时了	9B>C>=
时了$	9B>C>=
时候	79?C@@
时内	;>B<=@
时间	==D>?<
明	A<?A6>
明$	>;:GA7
明天	AB>:;=
明早	G:C;:4
明白	8<;;<H
明白了	:==<>F
春	=:><<E
昨	369?P8
昨天	6<::J>
昨晚	:8=BH5
是	4F@=D:
是$	;F98>>
是不	>>;>>E
是不是	>>;>>E
是否	==;G>:
是周	:FA;?9
是您	AA@=B7
是我	B;;C<:
显	=E;:B6
显示	>E;:B6
显示$	;>>>D;
晚	@8B9A?
晚$	A=;:<C
晚上	D8:<@?
晚六	9?>>AC
晚六点	9?>>AC
晚点	9C@??>
晨	;==<E?
景	<=>=DB
暂	9;<G>?
暂时	<=<D>@
更	A8:E>=
更新	==>BA?
替	J779>:
替您	G99;@;
最	7I7@:?
最便	;C>>=>
最便宜	;C>>=>
最后	<??@:A
最好	<=9ABA
最近	@A=A>9
月	8E58G?
月$	>B<;;@
月到	;E>?>;
月迟	:D???>
月迟到	:D???>
有	1M9A<=
有$	@=CA=7
有三	<G<:B7
有两	7K<9=9
有了	F9=9;;
有了$	F;>:;8
有人	EA8;A9
有回	B=>;>A
有权	A=<C><
有权限	A=<C><
有没	==;C>@
有没有	==;C>@
有的	;>C>??
有这	D:>@==
服	<A;=B@
服务	>C<A:>
望	9@>>?D
期	6C?<?B
期$	4C@<?D
期了	6G=AB8
期了$	6G=AB8
未	2F>D85
未知	<=:F>:
未知$	=?<D?<
未读	;F>9==
末	:@B???
本	<;=?=E
本人	:=B;@B
本地	F9=A=:
机	A99D>?
机$	<<:E:@
机号	>E?><>
机器	@;>BA9
机票	C==@<>
权	D=?B:9
权限	F4@C::
权限$	>9B?=@
李	=:=<D>
材	9;FAA9
材料	7=G=C:
条	?E;A<4
条$	AB=@:6
条码	=<>F>9
来	==H9@8
来$	<?@@@<
来了	G><<=7
来了$	G><;=8
来取	E9@=<;
来取$	F9A><8
来的	<?><D<
来的$	;?=<D=
板	:D:@D9
构	9E>@?@
林	EA<<9=
果	;>C@8?
果$	;?;>?F
果您	=?E>=<
架	=AC>9>
柜	@6@=E:
柜$	=9B=F:
查	)N?47D
查$	<CC8=;
查一下	>;@>?B
查了	9F?=?=
查到	5H?>>>
查收	==:>>F
标	J3<:6@
标签	D?>?<<
校	:B:<E<
样	?9;AA@
核	@6;J59
核$	:<BF;9
核实	@<8E>>
核实$	=>;D>?
根	>:<>BB
格	9@=<;G
案	B9C8;>
案$	B:;;@@
桌	=F>@=;
桌$	;E?>>=
档	J=<8?7
档$	E?@8A8
梯	::?>G<
检	;A<?C=
检修	9<?>E?
棠	=:>D<A
棠厅	<9>D=A
楚	9@<B=B
楚$	<B=C>;
楼	D<<;A9
楼下	E;>=>;
概	7@>>=E
模	?:?@>C
欠	9H=>>:
次	7E;@>@
次$	:F;=;?
次提	9E?>>>
次提交	9E?>>>
款	@>A=?:
款$	7?F6AB
款了	:>>>F=
款了$	:>>>F=
款单	>@C<;=
款项	H9:<;<
歉	>8;A;C
歉$	<8;A;C
止	9?:D7E
正	?C<?<=
正在	:@@?B<
正常	?B>===
正常$	=D>===
此	E=:=<>
步	A7?D6?
步$	C<;C;;
步完	G9>=>9
段	C@9:;A
段$	9@@??C
每	;A>;:C
比	5B:;AH
比较	9=<=>G
毕	I9988A
毕$	I:=<::
毛	7@>;=H
气	C77=;F
水	<E4@9?
水费	;=<C=@
求	?;<D:@
汇	7D>=BA
汉	=A@=<@
汉 !	=???>C
汉 ! $	=???>C
汉 #	BD>5:7
汉 # $	CE;777
汉 # 汉	B:A<@=
汉 $	>>>@@>
汉 0	?F:<=6
汉 0 $	=F8=:9
汉 0 0	C@=:=9
汉 0 汉	@A==?;
汉 :	8E<?9D
汉 : $	7D=?;D
汉 : 0	?A>><>
汉 ?	5:G>9>
汉 ? $	5:G>9>
汉 b	C<<;;@
汉 b #	??<=<B
汉 b 汉	D<?=>;
汉 g	D<<=;=
汉 g #	F7==<>
汉 h	@B>??;
汉 h #	@B>??;
汉 l	8B???C
汉 l #	8B???C
汉 p	D9===?
汉 p #	D9===?
汉 pod	C?>>>:
汉 r	A:??=A
汉 r #	A:??=A
汉 s	AD===9
汉 s #	AD===9
汉 sna	G:=>=9
汉 t	:=>?BD
汉 t #	:=>?BD
汉 w	E7>>=@
汉 w #	E7>>=@
汉 x	7A>>?E
汉 x #	F5=?:>
汉 x $	?DA6>;
汉 x x	G9B;;7
汉 x 汉	;@D<9A
汉 |	>9B?;@
汉 | $	;;C?;A
汉 汉	@=>76C
汉 汉 $	B:>88B
汉 汉 0	<G;<=:
汉 汉 汉	B<D89;
汉 ！	@=9:9E
汉 ！ $	@=9:9E
汉 ：	;>@><B
汉 ： $	9?>@:E
汉 ： 0	C=@;A8
汉 ？	46I6:=
汉 ？ $	46I6:=
池	AC=<;<
没	2>/Z8.
没下	><<E?<
没交	;>=E?=
没人	C;>8C<
没再	??8F?=
没出	=B=??<
没删	>:>F?<
没删$	>;>F?=
没到	==?D?>
没动	?A:C>8
没动$	A9<F>;
没发	87D@<?
没发$	<;E<==
没回	;;CC>;
没开	=<>F?<
没成	:;?H>:
没成$	=>?C?<
没成功	<=?E?>
没扣	>E?:?=
没批	?==D>;
没收	=?>E><
没收到	=?>E><
没改	=<>F?=
没有	:C7G::
没有$	>=<E><
没法	=<;F?=
没碰	>;=E>=
没订	=;<H>:
没订$	><<F>;
没退	=<>E>>
没问	BA?9>?
没问题	BA?9>?
油	:????D
法	:B=D>=
法务	D;B=<;
注	@9:DA<
注销	;:AE:<
洗	F8>A<;
活	D6<>9D
派	>A>@B;
派给	E>?>;<
派送	8C=<D=
派送$	:?>=D>
流	CB957?
流水	?D<:=;
流量	G89:;@
浇	H;>=;8
浇了	H;>=<9
测	8GD9;9
测试	:HA:;9
海	@:<C:A
海棠	<9>D=A
海棠厅	<9>D=A
消	C3?6?A
消了	:=>=DA
消息	B;@99B
消息$	C=B<>:
涨	>?A9A@
清	F7B;8>
清$	G<?;<;
清单	9>C??B
清楚	9@<B=B
清楚$	<B=C>;
渡	8E>==?
温	@=:<=D
游	C9<<B>
湖	C=>>=<
湿	:E>?>?
湿度	:D>>?=
滚	G7><<>
满	9A5I:;
满$	8E=;>@
满了	5@>I:9
满了$	5@>I:9
灭	A9>=<D
灯	I6B=69
灰	D?=>=:
点	B<>6@>
点$	A9>@9C
点一	A?E;<9
点了	C6:@E4
点了$	@;<BA:
点五	E<=>?;
点五十	E<=>?;
点到	@C:<<=
点半	A99?=C
点半$	;@;A;B
烦	9<;<>I
热	H8:<>:
然	@=C==;
照	F<=@::
照片	DAB?95
片	D@B>77
片$	9E?>>>
版	C;@=5>
版$	A@9A=>
版本	<<A>=D
牌	?8@C7A
物	<;?=F:
物业	>8:?G9
物流	=E>==<
特	;F>;><
状	AE8<9<
状态	AE8<9<
状态$	G@<;<7
状态是	;E>=>;
独	E;=@>:
猫	?9<;9F
率	6G=;<E
王	6=B9CC
玩	;=???D
现	AE><49
现在	BD?:5:
现在是	F<<=<:
班	@D>>B3
班$	?@=<A:
班的	E=>>=;
理	:=B=A@
理$	?@E;9;
理中	@@:B<>
理中$	@@;B<=
理了	B:@<B=
理员	@<B>B8
理完	E9;<@>
理完毕	F;>>>:
理结	;=>>>E
理结果	;=>>>E
理解	8;<=>H
生	E89==A
生$	??:<?A
生产	>=?D=:
生成	C???><
生效	C<@?;=
生效$	A<@@<>
用	=A6:AB
用$	<<A@?B
用了	CB=:A8
用了$	E@>:B8
用再	>>;=>F
用户	C;=><>
由	@==9B?
申	B7@@?:
申请	B9>AA9
申请$	=:B<A?
申请已	G>>=:=
电	A@>7C<
电$	;>D>>=
电子	?BA=9=
电子票	:D>>>>
电梯	;:>=G<
电话	><9<DB
电话$	==99CE
电费	G<<9;=
留	K96?<;
留了	H:<<?7
留意	:<;<=H
留着	:B>AB7
疑	@:<<=D
病	9??<AE
登	=<>:C@
登录	=@@9B>
登记	>@<AA;
白	<?8?9E
白了	:==<>F
白了$	:==<>F
百	BDA<67
的	G88:E<
的$	=63;R;
的事	>=9>BB
的卡	B9>=B=
的号	><BB=>
的吗	=?:??D
的时	8?;B@@
的时候	9;<DA>
的是	CA3=?:
的是$	@A==A8
的没	=:>@=C
的要	;?E>?;
的话	0;I:8@
的话$	8>A:;E
的话我	=>F<?;
的账	C<=B<:
的退	B>;D=:
的退款	A>;D=:
的那	CC;9:?
的邮	?<8AAA
皮	C<B<;:
监	<;A>B=
盒	9G<;<>
盖	=9D9B>
盘	E7?B>9
盘$	8=B=>D
目	:B6C7C
目前	3F:G:7
目录$	D?=;=>
直	4F7@:D
直接	8>;?=H
省	8BD>><
看	3G<<@C
看$	7B?C:=
看一	<;=<>F
看一眼	===>>D
看不	;;=F>>
看不到	<<=D>?
看了	6J9<>8
看了$	:G<<@8
看到	AC;<A;
看看	<=?<>B
真	9=>C?A
眼	7@@BBB
着	5CHB<8
着$	.ADGC2
着了	A;B=;>
睡	?=;==E
知	D6AE;9
知$	;;=CD9
知到	E=>==<
知道	B@?@8=
短	<89E4G
短信	=:;F5B
石	<F=<=<
码	?6=D>C
码$	<?>;D>
码已	F>>>;=
确	=<BB<;
确定	;<?G=8
确认	@;D<><
确认$	@:A@=<
碎	:@>C>?
碰	9<>E>A
碰$	;>>D?@
磊	;D=<C<
示	<C@<C7
示$	9<D<F6
祝	7>>>>H
祝您	<>>>>D
票	BA@B<4
票$	;CF=A7
票的	BB?<=9
禁	D@?;=8
离	7BBC@;
离线	9??D?=
离线$	:>?D?=
私	E<<>>;
种	6B>>CC
科	<??>C?
科技	:D>@>>
秒	:F?<B9
秒$	<F><=<
租	>>C7F;
移	E8D=;<
程	D>=?><
稍	:=F=><
稍后	<?D>?=
税	8D=D;<
稿	E7F78;
稿$	;>E<>;
空	B@@?3<
空着	8BBA>:
空着$	8BB@>9
空调	J8==;9
突	>9=A=A
突$	<;=H>9
窗	@:A<A?
窗$	>9D==?
窗帘	E;=A=:
立	<A>>=C
站	@@C:>9
章	<BD8@:
笔	:FB:A<
笔$	<G<;?7
第	=B>8B=
第一	@9B<C=
第三	9A><D=
第二	C?<7>@
等	2>AF<A
等$	D<>8B<
等于	==>:>E
等他	;?<C>A
等座	;D???>
等待	C=8A>=
等您	@=EA>6
答	=B;>B=
签	;;?>I8
签$	C@;;?=
签了	:>>=F<
签字	>@CB;7
签收	7A9=H?
签收$	7>?@G>
算	9A966H
算$	9A::>F
管	:=@?E<
管理	@<B>B8
管理员	@<B>B8
箱	B==AA8
箱$	C>@?:;
箱里	F;===<
米	:B=<C=
类	A;;<=B
糕	:=EB>;
系	6=>EC=
系统	7A=DC9
系统$	;>>??D
索	D:>A><
红	C@@:8>
约	F@A:<5
约$	ABB;;7
约在	F5A<A9
约好	F>=>>:
约好了	F>=>>:
级	A>:A:?
纪	A@99A?
纪要	AA::A?
纸	<@8D8B
纸$	9A=D><
线	=G??:8
线$	;C;E<:
线上	?CB;>;
组	B<:@?>
终	??<<=C
经	A9:7J4
经发	7>@CE<
经开	:>>>E>
经打	E>>?;=
经把	6??>H>
经是	G<=>9;
经给	>?=>C>
绑	>@:;;E
结	8D5A7F
结$	9A>>?E
结了	<E?<;>
结果	=?6D<@
结果$	;?=??D
给	N-B3@3
给个	9=E>=>
给了	E;<<@:
给您	>7<=I>
给您$	:><C>@
给我	7?C<>A
给王	?=E==;
统	7?:CE<
统$	;>>??D
统一	7=;=DE
绩	=??<>D
续	L6>?;7
续$	=>C>B:
续签	D99>@?
续费	BD;;:>
绿	CC9;<:
绿$	@D=<=8
编	>>8>8C
编号	>@;<;@
编码	;:>>>F
缴	;???B?
缴$	8>C?E<
缴了$	G=?=<<
缺	9D8I94
网	@B9C?9
网关	7A<CC=
网盘	D=@<=9
罗	B><@B9
置	A<@;@?
群	G;>>=6
群$	G;=<<;
群了	F=?=;<
群了$	F=?=;<
群里	C:??A8
翻	6F<<=@
翻了	8G<==<
老	;=<9K8
老师	<CA>A8
考	>;=:=G
者	<@;=BA
职	>?B=;?
联	?7?A;B
联系	>8?A;A
股	?9C?9A
能	1E6D1E
能收	=>;<>F
能看	BC;;==
能看到	>D>=>;
腔	9CA?=>
腾	C>>>=;
自	:;<;IB
自动	D<;>?<
自动回	D?;=;?
自动续	CA<?<;
自己	06?;LA
自己把	9?B?D>
至	F;<<<>
致	9BC?>=
航	<C:7A@
航$	:F>==9
航司	9A;=AD
航班	>=?<D;
般	=87:<K
色	5F<;<B
节	:E:<?>
花	?D<;<?
苏	?D=>=<
苏州	=D>>><
苦	:>>?>E
英	A@@<;=
英语	:D=>=@
菜	B:A<<?
落	E=;>=:
蛋	:>DB=<
蛋糕	;=EB>:
血	8D??@D
行	6>E>8D
行$	>=<=7C
行吗	>>D>?;
行政	D>;=<@
补	F7@6>?
补$	9@A?@B
补丁	?=E>@8
补了	G<>=;<
表	D@<A<5
被	):5RE<
被别	9=>G>;
被别人	9=>G>;
被占	8>=G;:
被占用	:==F<:
被拒	;<>AC<
被退	5?>F?>
装	D@B<:7
裹	<F;@@8
西	4@=@@G
要	1>C=8D
要不	<=H<>:
要不要	==L<>5
要您	=<F9=>
要我	>?D>?<
要是	:BD9;?
要求	C:>>>@
要的	=E>?:;
要的话	>?E>?;
要看	==<D>=
要等	>>9=>F
见	;C<:=E
观	:=>>=E
规	=<6@@E
规则	A:9;C@
规定	<B<<;C
视	D>?;<=
解	?=>5=E
言	C>99<A
警	7F><D;
计	0I=<@>
订	A=:DA:
订$	:@AF;9
订了	C>=B9=
订了$	??>C;>
订单	<@7<@E
订好	=>>=E<
订好了	==>=E:
订的	I7<<A7
订的是	H9:=<;
订阅	E=<>=>
认	=>D?;;
认$	?>A@=;
认证	=:=D>@
让	C79>@@
让他	C=<>==
让我	=?9>CB
议	@=B=5?
议室	C>:D;8
记	A<4;CA
记录	@C::C4
记录$	:E>>><
记得	8:;<<J
讲	8A;==E
论	>B;?A?
设	C>;:B;
设在	F9>>==
设备	=C<=;A
设定	7G?@C?
访	;C??>A
证	<:?C:B
证$	;;;=AF
证书	@AA@<9
证码	@C>:<@
评	EA98?;
评审	B9=>B<
评论	BA;===
诉	<>@9AB
诉我	;=A;>B
诉我$	<?:=?F
诊	>B=C;;
试	9GFC83
试$	8?E<=?
话	;5E8;E
话$	;9?4?H
话我	<=F<>>
话费	C<:B==
询	@B<;=A
该	AB?:8>
语	@B8::D
误	@<8CD:
误$	@==AB9
说	<=9:DC
说$	78;=9J
说一	<:A=AA
说不	>><D?<
说了	I===7:
说已	:?>>?B
说已经	:?>>?B
说明	C:>B:<
说的	G5?9=>
说的$	E=;=8?
说的是	=:B>C;
说过	F>=>8@
请	D5;>=A
请$	<:B<A?
请了	C?<@@5
请了$	F=>=<;
请好	E??><=
请已	H>=<:=
请您	=>;=>E
请求	:@>E=<
读	9J9:=8
读$	=E>;;<
读了	=F=;>;
课	AG>899
谁	CA@6B=
调	H4<9@:
谢	?<<;=E
谢您	;>=>>E
豆	C<B==9
象	@9>>>C
财	:;C;E?
财务	::C;E>
败	;?;H;3
败$	>A:C<7
账	E84B?>
账$	A<;=A?
账单	B>:?A<
账号	B:?B>;
账户	BC8::A
账户$	E<<>=>
货	6C>=D=
货$	;@<B?=
货单	H:=<;;
质	=B@=<?
购	>9@A>@
贴	A9<:AB
贵	;D@B=;
贷	:D>==B
费	G>3=7>
费$	7F<A=@
资	9@=<C@
赔	=;CC:=
走	D56<C?
走$	D=;=?;
走了	A9<BB9
走了$	A9<BB9
走的	B;9<B@
起	D?4>1@
起$	D=;<<>
起来	?9>B;C
起飞	:C=<>@
起飞$	:C=<>?
超	.==KA;
超时	4;8JB;
超时$	99;I?7
超时了	9B>C>=
超过	9A;C>?
趟	<G<>=8
足	;D<?>:
足$	<D<?>:
跑	@F@998
跑$	=>>C>>
跑了	E@=:=9
跑完	6I>>>?
跑完了	:F?>=>
跑过	E;>>=>
跟	H:=9=<
跟您	7@D?>?
路	8A>6AD
路上	<C<<A=
路上$	9E?>?@
跳	8:>H=;
跳过	:9>H<9
跳过$	<:>F>;
身	9=C<?B
身份	8>B9;E
身份证	8>B9;E
车	B>F79;
车$	=?B=;>
转	@<EA5<
转给	C>?><<
转账	:??A;B
转过	D>A==9
转过去	C>A=>9
载	B;<9B?
较	9=<=>G
辆	D@=<?9
辛	:C==;D
辛苦	:>>?>E
边	D;3D;>
边也	F=>==:
边看	>=>E?;
边看不	>=>E?;
达	>A=D:<
达$	<A>C>=
过	>C9<F8
过$	A??A=7
过两	<B=C;9
过了	<C8=??
过了$	BA9=@8
过去	G8?@;9
过去$	C<B=?9
过去了	F=?===
过期	4E<C;A
过期$	:@>>>C
过期了	9E?B=;
过来	F9@;@8
过来了	H;><<;
运	:>>@AB
运单	8A???D
近	>CA@<7
返	@>;B;>
返回	<@<C<>
还	1A<O=5
还$	G9=><:
还不	<=<G>:
还了	F=@<<<
还剩	:L<9;6
还在	/@6J@=
还差	=9E>=:
还挂	;>=D>=
还是	6<HB;<
还有	5CD9;;
还没	56<IA:
还没有	?=>D?>
还能	<C99>C
还要	?=8A>E
这	<2=B=F
这一	?<BA;:
这一步	9<BC=9
这个	9<<A9F
这么	;>A=<C
这单	=A=?D9
这是	<<C<C:
这次	E8=A==
这笔	:<D:A@
这类	E?=>?9
这边	A?8F:;
这边看	>=>E?;
这里	<;<B>C
进	N.7;=9
进了	D<>=>=
进去	C8;BA;
进去$	9<=E;A
进去了	F>><?:
进展	7BB@?B
进度	2=@?AI
远	F;>><;
连	=F@=;9
连接	;D>?><
迟	7H<<=>
迟到	;D>=<@
退	?><A@<
退$	8C=<;B
退了	8A;@D?
退回	F:<=>=
退回$	E<>9@;
退款	@=?D>:
退款$	?;E>=;
退订	F;@;;@
退货	A@98@A
送	@@:A<>
送$	??A;B:
送到	>C@9;?
送达	>?=D<=
选	D7@;:@
递	A:A8B;
递交	E>@<;:
途	9D?>>?
通	=C@>B8
通$	<B?>B;
通知	A5DB@7
通知$	=;??E:
通知到	E=>==<
通过	=B<<C<
通过$	AB9@A5
速	:?>?BC
遍	>B=:=A
遍$	>?=;>C
道	@B@<5>
道$	8B<>>C
邀	E;B<;:
邀请	E;B<;:
那	A:7F9>
那一步	9B>A?>
那个	B;<:>D
那位	?:>=<D
那天	<C?=A=
那家	:@>A>@
那封	?>?C<<
那张	9?=>DB
那条	E?>>=:
那班	<D<C=8
那笔	?;>=@C
那边	E:8@?<
那边也	F=>==:
邮	C:>C<;
邮$	F:===<
邮件	E;>@:<
邮箱	;=@CA<
邮箱里	F;===;
邻	:<;=EA
邻居	:<;=EA
郑	=:C<B=
都	O>:<50
都在	?B=@=;
都已	F===<<
都收	F<?>=;
都是	5;=ADA
都有	F@=;<7
都没	;;=G?=
都能	BC?9=9
配	B;8G;8
酒	F;@>8;
酒店	E<A?98
醒	H5;<A9
采	@B>B<9
采购	A>>B=:
里	DC7:<=
里$	E;<?5=
里了	C:=A?;
里了$	C:=A?;
里写	8G>>?:
里成	G9>==;
里有	=BB<==
里的	>;CA=;
里程	;@<D?>
重	B9@7?A
重发	>>C@?:
重发$	>>C@?:
重启	CA=:?7
重复	7B=A:D
重复的	8C<?<B
重新	G7>9;?
量	CB;7:?
金	>6<7GD
金$	=>>>D;
金额	69=:;I
钟	@7C>A?
钟$	@<F@9:
钟后	;:C=E9
钥	?BD:A5
钥匙	;=>@D>
钱	E1<C:<
钱$	@<9;BB
钱还	=<>D>=
铁	;B==<C
银	9BA?>?
银行	6CB@??
链	@B=>==
销	E2@D<8
销$	?:AE;9
销单	E;?=@8
锁	G4>D=8
锅	:D>??=
错	>C484G
错$	7D99:E
错了	6:<A<H
错了$	7;=B<F
错误	B@===9
长	9>9=BE
长$	?===;D
长了	;<?><F
门	B<=@A;
门口	C<A;?9
闭	@A=;C9
问	<A?4;E
问$	:<B==C
问题	?AA8;A
问题$	>@@8?C
间	<@BA;:
间$	;>@B<?
闹	C9C>>=
闹钟	B:C??;
阅	D=A<;<
队	:=8AB@
阳	@;>><C
阿	>8?<E>
阿姨	D=>=A:
阿敏	;=>>E>
附	C;@A9;
附件	C;@A:9
陈	@><A@9
降	;<9:?I
降到	D====:
限	C0AC=>
限$	;9B?@A
院	:E@A@:
除	:;A>9E
除$	C@<?==
险	<@9@A@
险$	==>>E;
随	@;B;=@
随时	;=B<>@
障	<;>>BB
隼	C=??;>
雨	AD:A:4
雨$	;F>>>:
雨厅	?E>==9
雪	==??<C
零	CE@<85
零点	@?CA:8
需	9=DB;;
需要	:?CC<:
需要的	>?E>?:
露	D<>@=;
青	6E??AA
静	F=<:<?
靠	;?B:@>
靠窗	>8B;A?
靠窗$	>:D=>>
面	9J=>4=
面$	>><:>C
面单	F====:
鞋	>;;<?D
音	@D@;::
页	C=>:<@
页$	?8B<<E
页面	:EA@;9
顶	E=?><<
项	D@5;4@
项$	8F=;=A
项已	E<>><<
项目	C9;;<B
顺	D:<9@?
顺丰	<B?=D:
顺便	C;>=<A
顺延	D:??>>
预	@F:<::
预发	F>:><>
预约	A>=?A:
预计	4JA<<8
预订	<?=D=?
领	A8?@@?
题	==@68G
题$	>@@8?C
额	9A;E2@
额$	=<?:>C
额不	>9>F?<
额不足	>;>D?=
额度	?:@E;9
额退	=E><>:
风	5<>;BG
飞	5HA::=
飞$	9E<<=>
餐	:C9?A@
餐饮	;D?<?A
饭	<=@=D>
饮	:D?;?C
馆	?@>A;?
首	C:@<;A
香	=9B<=C
马	@<<=?A
马上	>B@;:?
驳	8>>F@=
驳回	8>>F@=
验	8H?>@<
验证	:B>?A@
验证码	@C>:<@
骑	:C=@C7
骑手	:B=@C8
骨	;:B?@C
骨科	;:B?@C
高	-K;:9H
高$	9B???A
麻	<:;;=I
麻烦	9<;<>I
默	D;>=;?
點	@:?BA8
齐	B:E>;6
！	@=9:9E
！ $	@=9:9E
：	7@@>=E
： $	5@?@:G
： 0	A@@;B9
： 0 汉	B>@;B8
？	47I6:=
？ $	47I6:=
👍	F:>>=9
"""
