"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	@6429K
! $	@6429K
#	<E98?>
# $	9C9/<G
# 0	<F===;
# 0 汉	<E=>==
# :	:E<=>B
# : $	9E<=?B
# and	?:=B@>
# ed $	F7<F<7
# has	;@>@D7
# has been	@<>;B<
# is	E?:D:-
# is ed	B:=B=8
# is x	EA>;=6
# now	H8>>=:
# now s	F:>>>;
# s at	9B>?@B
# to	B>?A<9
# to x	C?>=>;
# was	C8=>C8
# was ed	@:>?C:
# went	F:>>>:
# x $	:A?@DB
# |	@;:;>C
# | $	@;:;>C
# 汉	AG?;>2
# 汉 $	>F@<@4
# 汉 0	AA>>;=
$	?>=?:A
'd	?:A84D
'd be	B<A=>=
'd be x	C=A>>:
'd like	;>D=?=
'd x the	@=>;=B
'll	:4L62=
'll be	A<A:<@
'll get	==I>=6
'm	47F?=A
'm afraid	<=@C>:
'm not	<=;@?B
'm sorry	>>;8?G
're	EA<?5<
're checked	D=??==
're in	H9>>;9
're on	B@>><:
's	E<>?<:
's 0	6J=<<:
's a	B9::=C
's a x	B9::=C
's already	8<>=G=
's been	E<==;?
's been ed	F>?==<
's done	D;=<=>
's ed $	A9@A8>
's ed in	E>=>=<
's in	J:<;:6
's in the	G9>===
's on	H7;<:=
's out	@:=;=C
's still	;:;F>?
's the	:@><=E
's up	F:>=>;
's what	9>C>C>
's x $	F8A:C5
's x ed	8;>EA>
's x is	9@;B<C
's x s	=E>=<<
's x until	:DB<><
's x x	<ACC9:
've	B;=8>A
've been	<;;=@B
've got	E@A=78
've opened	>><=E:
've put	><B==A
-	@<B?9=
- $	;F==>9
- 0	?A<8?>
- 0 $	=DA=<4
- 0 x	E9<=>A
- 0 |	8????E
- d	=A@A=:
- d #	=A@A=:
- x :	=;C=>?
- 汉	A7C><=
- 汉 ：	<<C<>@
0	=O=383
0 #	:?A>=A
0 $	>D:68@
0 0	D@5=>8
0 0 $	D=:;=>
0 0 0	B;;=>C
0 0 汉	?D>;>;
0 a	=@E<;9
0 a x	:CC=<;
0 and	AB>:8<
0 and 0	B;@=>?
0 and x	<E=<=<
0 c	=E;==9
0 days	6DA:<?
0 december	E9<;9B
0 each	?C<>>:
0 ed $	>G<<96
0 eur	:E?@?=
0 euros	?=D;;>
0 failed	:C>>>;
0 files	9CB>><
0 for	@F7;<;
0 for x	BC<==:
0 from	D:?@>;
0 gb	AAA<<8
0 gb $	8EB==:
0 has	>B=<@;
0 has been	<B>=A=
0 hours	B=:=;D
0 in	7EC<9:
0 in x	9?D===
0 is	B;D<@6
0 is ed	?=>>C<
0 is x	A:F<<<
0 items	C9C>>;
0 january	9@>>@B
0 june	9C>>B=
0 lines	:E>=><
0 march	?;?>C>
0 may	:G99A8
0 may $	;F99A9
0 mb $	=9>>>E
0 minutes	>F==>9
0 more	;D????
0 now	C@>==;
0 of	:F?A;7
0 of the	:CA=>>
0 of x	?B>>=;
0 on	@A8<@B
0 on the	=E<==<
0 passed	7I>;>;
0 pm	:>=?>B
0 pm $	>?<;A@
0 pounds	G9@==:
0 rows	=?>F;6
0 s $	8GA82>
0 s ed	CA<<<9
0 s of	@D==>;
0 s to	;:E>><
0 s were	>D>@::
0 s x	?D7@8:
0 shares	E:@>>=
0 tests	;E><>=
0 to	A<@9C<
0 to 0	A:=;AA
0 to x	<BB=>:
0 was	@<;<D:
0 was ed	A<;<D:
0 x $	CA?;;7
0 x 0	AB<>>9
0 x at	A<>>;C
0 x ed	=7<=G:
0 x in	<F==;;
0 x s	AB<=;;
0 x to	9=>?>E
0 x x	>D??D1
0 |	77AB=C
0 | $	77AB=C
0 汉	=A=>@<
0 汉 $	?>;?@>
0 汉 0	@=7:>D
0 汉 x	9F@>=;
0 汉 汉	?D><>:
0 汉 ？	>=E>?;
:	=C>=1?
: $	=C>=1?
?	40N2=8
? $	40N2=8
A:assistant	@9GA19
A:open	@>;?:B
A:other	1E88I?
B:assertsassistant	C=?97>
B:assertsopen	D>99=@
B:assertsother	4E;8G<
B:deniesassistant	<:;I59
B:deniesopen	7A9F5=
B:deniesother	5B7=B?
B:openassistant	:9K<5:
B:openopen	79C>9D
B:openother	;?;=BB
C0:asserts	5E><;E
C0:denies	5A7I6;
C0:open	57G>8C
C:own	[1+24.
C:past	>;53DE
C:perfect	M268E-
C:state	A8>2?C
F:	@89A@?
F:apply	H?6><2
F:approve	:=B=E<
F:backup	E>>>>;
F:book	J2@;<3
F:buy	L975@6
F:cancel	D669D:
F:close	@?:=A;
F:copy	E<>>=<
F:delete	G9=<5?
F:deploy	B;:6B@
F:fix	?=;8D>
F:merge	>;>>?C
F:open	I=><<9
F:pay	B?78B<
F:print	F;=<:?
F:push	H<;;;=
F:refund	@B7<A;
F:renew	G;===;
F:reply	>:A<D;
F:restart	BB<9?9
F:rollback	I=<:<9
F:send	M481@4
F:share	E====<
F:update	K9:3>7
F:upload	@:BA;;
G:own	C?<=<;
G:ownapply	D76BA5
G:ownbook	J;:<?8
G:ownbuy	G;<=><
G:owncancel	J<<<;9
G:owndelete	E:;;>?
G:ownfix	E=>>=<
G:ownpay	I=89@6
G:ownreply	A>B=<=
G:ownrestart	F<><>=
G:ownsend	Q86:94
G:ownupdate	J:958=
G:past	;896@I
G:pastdeploy	;9><@E
G:pastpay	D<=;?<
G:pastrefund	:F>=;<
G:pastsend	DB<<<9
G:pastupdate	A;?A?<
G:perfect	>;<D@;
G:perfectapply	DC=7::
G:perfectapprove	9>C=E<
G:perfectbook	E2B<<8
G:perfectbuy	G6:7A:
G:perfectcancel	C79:B<
G:perfectclose	@A<?<8
G:perfectdelete	D<??6=
G:perfectdeploy	E>;7A5
G:perfectfix	;@<:E?
G:perfectmerge	?:>>?C
G:perfectopen	H=><<:
G:perfectpay	<B<=C>
G:perfectprint	G=>><;
G:perfectpush	G=>=<;
G:perfectrefund	A;:>C8
G:perfectrestart	=D=<?;
G:perfectrollback	H<><<;
G:perfectsend	G2:5A:
G:perfectshare	E====<
G:perfectupdate	D:?6A;
G:perfectupload	@:BA<:
G:state	B<A;=>
G:statebook	F<=>><
G:statepay	@9=<=C
G:stateupdate	F@<;=6
K:False	@<0BD>
K:True	<G:C=7
L	=?>>;A
M:asserts	E?96>?
M:denies	5A7I6;
M:open	57G>8C
P:0	C::=@@
P:1	A@;>:?
P:2	;?;?:@
P:3	7?FC7<
Q	=E72D>
R:0	>?<;8E
R:1	@>=?<=
R:2	>=8CB;
R:3	>=D@<;
^	?>=?:A
^ #	>69FB@
^ # $	=76A@C
^ # 0	9H>>>9
^ # and	A9>@<A
^ # is	<<@E?=
^ # now	G9>>>;
^ # x	<<?BDA
^ # 汉	DC?>77
^ $	>7-B/G
^ -	@<B?9=
^ - $	;F==>9
^ - 0	?A<8?>
^ - d	=A@A=:
^ - s	D<==?;
^ - x	>2BB<A
^ - 汉	A7C><=
^ 0	<;D8:D
^ 0 $	:8?>;G
^ 0 0	E><=>8
^ 0 ed	AH:::3
^ 0 of	8I==>9
^ 0 s	G9E?56
^ 0 to	;9C>>B
^ 0 x	>A49D9
^ 0 |	6;D<>A
^ 0 汉	<@;=;B
^ a	C8=7?B
^ a #	<;>?>D
^ a x	E7>8??
^ access	BA<A>9
^ according	7B9:C=
^ after	7:?;>G
^ all	EA8=87
^ all s	>D>=>9
^ all x	E?;;<8
^ an	=;<;?E
^ an x	=;<;?E
^ and	B>@<B5
^ and 0	9;C>>C
^ and a	???::@
^ and ed	E<33F8
^ and i	=@BA=9
^ and it	=<BB:;
^ and the	D??<=1
^ and x	<A8C>@
^ and you	<<=;AC
^ anything	??9=?F
^ as	D>9;C;
^ as the	:A>C=;
^ as x	;=B@C:
^ as you	A:;<C;
^ b #	D9>?>>
^ back	:A==>C
^ balance	9G>>?:
^ because	<=:?;E
^ before	D><;>@
^ boarding	C:>==@
^ booked	I:;<=8
^ booking	:A??>@
^ both	A?A8>;
^ both are	:;B>>D
^ both s	AA>:@9
^ bring	<;<>>F
^ but	;<4C9C
^ by	6>@9D@
^ by the	:9@:D?
^ c	?C>>>:
^ call	;>;>>F
^ casa	:G<=>9
^ ci	@D><=8
^ code	<E>>?:
^ confirmation	@BB;=9
^ consider	E;===>
^ could	==<A>C
^ d	:A?DA@
^ dana	BC<;@6
^ dear	:<==>E
^ delivered	;B==C;
^ delivery	8F=>?=
^ do	=;F6>D
^ do x	><>6?H
^ do you	>>F>>9
^ done	J889<9
^ ed !	E>?>=:
^ ed $	G5>=;:
^ ed 0	C?;B;7
^ ed :	C?:8=<
^ ed it	D>>>=<
^ ed the	G:=<>9
^ ed to	J;==<9
^ ed x	?<?;9B
^ entry	E;==>:
^ everyone	F<>=;;
^ everything	@?<:<A
^ expect	;9B>>B
^ five	>BC<>7
^ flight	C9=>>A
^ four	9H=>>:
^ g	9@=><E
^ g #	9@=><E
^ give	;;B=>B
^ good	E6:;<@
^ great	<;=<=E
^ halberd	9B>>C:
^ half	:C????
^ happy	:=>>>E
^ have	=<=<>F
^ have a	<<=<>F
^ he	?C89F9
^ heating	F9>>><
^ her	:C<D>;
^ her x	<B<D>9
^ here	48=B<G
^ here 's	7;?<>I
^ hi	:<>>=F
^ hr	A;>?C:
^ https	98=<>H
^ i	8>@E.@
^ i #	>A><C:
^ i 'd	88A<=B
^ i 'm	57E?=A
^ i ca	<B9F>8
^ i can	:?M7>2
^ i could	;;GA>9
^ i do	==;G?9
^ i ed	?D4A4@
^ i have	;58G<A
^ i x	?A:?/B
^ if	67H66@
^ if it	>>G;=:
^ if you	<;B;:A
^ in	7D6<6E
^ in x	6@9A;E
^ ing :	;E>=?:
^ ing ed	@9>C=A
^ ing for	?;E<=8
^ ing has	A;>E=9
^ ing it	;>D@@;
^ ing s	@6A@<A
^ ing the	8@B?<@
^ ing to	6B7AB=
^ ing was	=<>G>;
^ ing x	=<:B:D
^ invoice	C;>=<A
^ is	?=>:>B
^ is x	:@<<?C
^ it	8H7F<9
^ it 's	C?3A@7
^ it can	>=@C>:
^ it ed	8C?C<>
^ it is	7@;?=C
^ it may	==:D>?
^ it s	4EA5>?
^ it was	AD<<=:
^ it x	?A8A?;
^ its	;D=B>8
^ jo	:F==>;
^ jo x	:F==>;
^ just	C:?@;;
^ k	;G=>>:
^ k #	;G=>>:
^ last	;D<>C9
^ let	==8:=H
^ m	8C?>E>
^ m #	8C?>E>
^ marta	@9C<=@
^ may	B>@A>8
^ message	D9>;=A
^ most	=;>>?E
^ moved	C=??>>
^ mr	?9=;C@
^ mr x	@==<D:
^ muted	F;>>=:
^ my	;<@?;C
^ nd	F<>>=;
^ nd #	F<>>=;
^ neither	<:=??D
^ new	C@<=>8
^ next	9=E<>?
^ no	A<7D99
^ no $	;<?E??
^ no s	C9>>>=
^ no x	>?8B;;
^ nobody	=D;B<8
^ none	;A>@?;
^ noor	BA==<:
^ not	>5CB=;
^ not ed	;:BH>8
^ not x	:=>D>?
^ nothing	499H;@
^ number	F7=>??
^ oa	=<=E>;
^ oa 汉	=<=E>;
^ oat	9>BBA8
^ of	4B:B<@
^ of the	8><@=D
^ okay	>:=<=C
^ old	D<9C<<
^ on	>>C><<
^ on x	:AC>>?
^ once	?<A5:A
^ once you	=>E==:
^ one	1F@BB;
^ only	H?=7<:
^ open	6B<8=E
^ option	B=D=?9
^ or	>>D@>:
^ order	9=C9F>
^ pa	<G=;=:
^ pa #	<G=;=:
^ paid	=:>@;D
^ payment	?8CC>?
^ per	9?<<@C
^ please	779=<J
^ r	:H=:C4
^ r #	;F==C4
^ readme	F;>=>:
^ reference	;B=<=?
^ refund	D>=;;?
^ restart	@;;;=E
^ right	DB:=;>
^ rma	C=:B@8
^ room	C;;D=7
^ s	;D?=;>
^ s #	;D=>;?
^ s $	C989:A
^ s 0	:@>C>:
^ s :	<;A@=B
^ s are	@@89;A
^ s at	F;=>=;
^ s ed	I:;;:9
^ s for	;;<=<G
^ s has	9B>D=:
^ s is	:?>E>:
^ s s	?C:AB6
^ s that	;=>==F
^ s x	A?9>;>
^ say	<8F;:>
^ seal	:E?;>>
^ seat	>8>==E
^ send	==E>=:
^ sent	F>>>>;
^ shall	=>F<>;
^ she	=>;8I8
^ should	<=E;=?
^ should i	>?D=?<
^ since	?7:;>E
^ so	7>;G;>
^ so $	;@B?<=
^ so i	?8:I>5
^ so x	:B9;=E
^ someone	8<9DC@
^ sorry	66;E;C
^ south	9E@?@A
^ status	;8;;=H
^ step	;==>>E
^ subject	99C=>D
^ take	;=>=>E
^ test	;D?>?=
^ tests	9F>>>:
^ thank	:;=><G
^ thanks	8:===I
^ that	><=@9A
^ that 's	@9?<?A
^ that is	;??C??
^ that s	8A<<;E
^ that x	D=9?;>
^ the	>>9BB9
^ the ing	EB=;89
^ the s	?7B<C<
^ the x	=>9D><
^ their	8E<A>;
^ their x	9C<B><
^ then	;6B9;E
^ there	=B>?9<
^ there 's	B>@>;=
^ there are	9E=?=9
^ they	B<9;H:
^ they have	D;>?=;
^ they x	A?;6D<
^ this	9:CC==
^ though	;8DD>8
^ three	6GB<?7
^ to	7A?6;C
^ to x	;<?7=E
^ tomorrow	;F>>>;
^ toner	C>C=>8
^ transfer	8F?@>@
^ two	=H4?=5
^ until	;;<=>F
^ valid	<E=>>:
^ version	;D===?
^ waiting	@<E<>9
^ want	>>D>>;
^ we	B7@A;<
^ we x	B99?<A
^ web	C9>>=A
^ what	=@?<>B
^ when	=>C:=>
^ which	;AE5D;
^ which is	=C<<=?
^ which x	>>G>>9
^ with	H>>797
^ with the	B<B==;
^ with x	>D<>>;
^ x #	><9B7@
^ x $	?@8C'=
^ x 's	C:BA6:
^ x 0	?<>>=@
^ x :	=A3=;A
^ x a	9=E:=?
^ x and	;BC?:;
^ x at	C;>==@
^ x by	:C@=:@
^ x c	;C=C=9
^ x can	H;:==;
^ x do	;F<>>;
^ x ed	D5=>I/
^ x for	=?<B<@
^ x from	6C==A?
^ x has	@=6CC9
^ x i	E>C::4
^ x in	>??;?B
^ x ing	?A77;E
^ x is	B?8:;?
^ x it	9<C77F
^ x me	::C5;B
^ x no	EB<:=9
^ x now	>CA>>:
^ x of	@>>;@@
^ x on	C?A?76
^ x s	;AA:8A
^ x that	:<9:=J
^ x the	.9A@?G
^ x to	>@D87>
^ x up	:F=<><
^ x was	=:>D;@
^ x x	BA@<8;
^ x you	3??<?G
^ x your	@=<<:D
^ x |	;7?<:G
^ x ✔	F:<;>:
^ you	?B.;I<
^ you 'd	A;:<:E
^ you can	;9>;:G
^ you ed	9?5@E>
^ you have	@C==9;
^ you x	B?2;I9
^ your	B><=F4
^ your ing	E@;==8
^ your s	>B==B;
^ your x	@=>=E7
^ yours	7=;F<>
^ ⏳	>>:F?:
^ ☐	;:GA<5
^ ☐ x	=<E@>8
^ ✅	O4::94
^ ✅ #	F:>>=;
^ ✅ x	G;>==;
^ ✅ 汉	D=>=><
^ ❌	>:>G>;
^ 汉	>>A<<@
^ 汉 #	BD<5<9
^ 汉 $	=<=A@@
^ 汉 0	>C<??6
^ 汉 :	<@=?9A
^ 汉 ?	7;E>8?
^ 汉 a	=;>>>D
^ 汉 g	D9===?
^ 汉 s	<@>:=C
^ 汉 t	><==<C
^ 汉 x	=8F<9@
^ 汉 |	;6B@;B
^ 汉 汉	?;?89E
^ 汉 ！	?<9:9E
^ 汉 ：	<><>=C
^ 汉 ？	68G6;>
^一	C;9?=B
^一般	<;=<=F
^七	?<@9E9
^七月	:;==E?
^三	I?27:>
^三个	D;;@<>
^上	9@9CC>
^上午	9C=<C=
^下	?@F69:
^下午	>9C<=@
^不	35A:?H
^不用	=B<9C>
^不过	;8D?<?
^两	BB?5<=
^两个	AC>;><
^两家	9D<@<@
^中	:<>;E@
^中介	;<>>E;
^主	=?==:C
^九	A?<?B8
^也	D9?A9<
^二	8?;D@?
^五	D;<AC6
^亲	B:<<<@
^人	<;=;@D
^今	6AD==?
^今天	:DB;9>
^今晚	;<C<<A
^从	A<@:;B
^仓	D<:=@?
^他	7CD7B;
^他们	;?A=A>
^付	8BF;<=
^付款	9BF;=:
^以	A:B?<<
^以后	C;C@=8
^价	C?=<;A
^价格	C?=<;A
^任	<?;D<>
^任务	=9=D<A
^优	D<>A>;
^会	ED<=86
^会员	B?>A=;
^会议	B@=@<;
^但	6>>?9E
^但$	6??@:B
^余	@>>C><
^余额	A>=C>;
^你	<;@9G:
^你说	=;?>D<
^保	;F=C=:
^修	A<<<C9
^值	D>?>==
^停	C=B;>9
^健	;@B=B:
^充	E;?@=;
^先	87@<9F
^先别	>==;>D
^免	B9AA=;
^免得	B9AA=;
^全	H=<;;9
^八	@>C=>:
^公	B:9>?A
^公告	D:=>=@
^六	@B<9?<
^共	A;E<=9
^其	BB::A=
^其中	;D<:B:
^再	7:B7<B
^刚	>A>B9>
^刚才	8?>B=B
^删	>:H<=7
^到	8=D98C
^到时	:<G=>;
^券	F;>A<:
^前	;D;BC5
^前面	<E>>=<
^剩	9;>B<E
^剩下	8:>B=D
^加	?=@B=;
^包	=E;@@8
^包裹	=E;@@8
^医	>B;=?A
^医保	;B===C
^十	D=@?:9
^单	=@;<A@
^单号	<><=<D
^单子	@B>=@:
^占	;D???>
^卡	?@=C<7
^原	CC:;=;
^去	:@>=C?
^去年	;C?>C:
^发	<@=F5=
^发布	;<;A>D
^发票	B>?B<9
^发送	==<E?<
^另	A?:B=:
^另外	B@<@=8
^只	>D:;9A
^可	A@A>:<
^可以	A:E:=;
^可能	=<9B=D
^号	A===:B
^合并	B==A>:
^名	AA>A=9
^听	:B==;C
^周	A@A81=
^周三	:A=B?@
^周五	8A@<;B
^周六	F7A=;;
^周四	B=?9;?
^周报	:E>>=<
^唐阁	>E<>>:
^商	<=>;D=
^商家	8>@<E=
^四	?A<:<A
^回	A?E67=
^回执	=D=>=;
^因	99;A=E
^因为	;:=:=H
^在	?@<7AA
^地	>>>A;A
^地址	@>>C><
^处	8A9@<B
^处理	8<9A<E
^备	?;=?B?
^多	=F=>;=
^大	@7;9@D
^大概	:=>>=D
^天	;<>>=E
^她	;D<;D7
^好	;:7@8G
^好的	<==<:E
^如	;:J6:;
^如果	<<G9;<
^学	?>;>C;
^学校	9?=<D>
^定	C>?8=@
^定了	@=D=>9
^审	<;>?BB
^客	A>@:B7
^密	C@C;9:
^密码	C>?=<?
^密钥	@AC<;:
^对	;=:@D@
^对方	:>;@F;
^小	B<C:>:
^就	=8AE;;
^尾	AD<?9;
^尾号	>E=>;;
^工	@??@A7
^工单	A9==?A
^差	BA@<<;
^已	IC:656
^已付	9E????
^已取	E>>?;>
^已经	EA;;4@
^师	>:@AB<
^师傅	>:@AB<
^帮	A<<;C=
^帮您	E=<;=?
^平	?A=?@8
^年	>C=<?<
^库	<E<=><
^库存	<E<=><
^应	:C?@>=
^延	9D<=B<
^建	8:B7<C
^建议	:;B8<A
^开	?7A@:B
^待	4?I8;8
^待您	;<F<=9
^很	9=>B<B
^很多	:=>=<F
^得	<<B;>@
^快	@A9<@?
^快递	C?;=?<
^恭	?;===C
^恭喜	?;===C
^您	4=B=C@
^您上	9=;=H:
^您不	>=<;>F
^您可	<=<=>D
^您好	><;B<@
^您定	<<F=<:
^您的	F;5E:8
^您看	=;?<=C
^您给	:=F==:
^您要	<=E@9=
^您让	:?9>CD
^您说	9=E<>=
^想	=B@;<>
^感	:====G
^感谢	;====E
^我	=6@C5B
^我先	;=E<>=
^我再	>?F<?;
^我可	==G<?9
^我就	9?;D?C
^我已	AA@<:;
^我来	<=D=?;
^我没	=<9I>;
^我理	;=@>?D
^我记	8===?F
^我这	@:BF=5
^截	C@<;==
^房	:8A=G=
^房东	=:>;F:
^所	:87D@?
^所以	:87D@?
^手	>??A<>
^打	@5A@9C
^打开	9<@=>D
^扣	9D<@@>
^把	9>>=>E
^投	I8<B98
^投票	C;=C=9
^抢	AC>>=:
^报	F85B;?
^报告	B;>A==
^报销	B;<<A@
^抱	9:<?<G
^抱歉	9:<?<G
^挂	<9A>>B
^按	H:<;7>
^按您	F=;=8=
^换	B;C?;<
^接	<:ACB:
^推	?;C@>;
^提	>:AC:@
^提醒	C:<>=B
^搞	G;=<=8
^搞定	F=>=>:
^撤	==>E><
^支	8E=B?>
^收	A@=65C
^收到	?<?;9C
^改	@8C>=A
^改签	:@???C
^放	B7A:@?
^数	C<;:=C
^文	A>A=<<
^文件	>@B==<
^新	E=@76=
^新密	D;>?>=
^方	>C@?<:
^日	BCA<;7
^日历	<<BD><
^日志	>F>;=;
^日程	F=?:><
^旧	E67?=B
^旧的	D<>;>?
^早	<>;<=E
^时	C:=9AA
^时间	D<=<B9
^明	@CB8::
^明天	@D>=>9
^明早	D=D<<6
^昨	6<=@F<
^昨天	9>><D?
^是	C79?C<
^暂	><;D>?
^最	7F9;=A
^最好	==:;CB
^月	:?>>>D
^有	1B:<F@
^有三	=F;9C7
^服	CA<A;9
^服务	CA<A;9
^未	9@AB>7
^本	;B<B<>
^机	?99BC>
^权	E<=@=;
^权限	E<=@=;
^林	?C?>><
^查	6I<;::
^查到	:D>==>
^标	D9C<<<
^款	I:<=;:
^款项	G;<==;
^正	8@B=A=
^正在	;:C8C=
^每	@@;<=A
^水	=A;A9@
^水费	<=<C=@
^没	A>@@;;
^没有	>D?<>;
^法	8B>>C?
^法院	8B>>C?
^流	=B;<<A
^测	7J><=<
^测试	7J><=<
^海	;<>C=A
^海棠	;;>C=A
^灯	C<>=<@
^点	:?@9;D
^照	BC<<<;
^照片	@D===;
^物	;==:E?
^物业	;:>;F>
^状	=B::=A
^状态	=B::=A
^王	9<==EB
^现	=AC=;<
^现在	=AC=;<
^理	>A@A9;
^生	<<>D=>
^用	B9?>=?
^申	B@C<=7
^电	B=8??>
^电梯	=;>=D=
^电费	E>;:;>
^留	=@9B=@
^登	?<<<=C
^登机	A7===E
^白	@C>>>:
^皮	F9>>==
^目	:C:G:6
^目前	:C:G:6
^看	9?B<=A
^短	=89H;>
^短信	>9:H<;
^确	B:B=>>
^祝	;=>>>E
^票	A8<E==
^租	>:=:E@
^税	;E=?>:
^空	D:>==@
^空调	G:>>=;
^窗	D<>A=:
^窗帘	D<>A=:
^第	>>>8=B
^第三	>9A=BA
^第二	??>;;A
^等	:6FF97
^等您	>>G@>4
^签	AA@>?9
^签收	<B;=B<
^系	8A:EA;
^系统	8A:EA;
^红	D:C><<
^纪	AA<:B<
^纪要	AA<:B<
^结	A<;B>>
^结果	A;;B>>
^给	?:@>9C
^给您	C<:=<C
^续	D:B@:<
^编	A;;@:@
^编号	B=<=<?
^缺	;C=B>:
^网	<A>B;>
^群	;D??>?
^老	=<8>H7
^能	;E9;=>
^自	F<:::@
^自动	G;;<<=
^航	:><=C@
^英	;E>>=>
^英语	;E>>=>
^行	A<===C
^补	=;C==@
^要	88K99;
^要不	=>D=>=
^要是	>>>;=D
^订	E=9=><
^订单	@=9;@C
^记	:;==@E
^记得	<<=>>D
^该	:?<@AA
^说	?;<@;C
^请	9=?87F
^账	?>=A?>
^账号	B9AB:<
^账户	;?=>>D
^超	;?;A<B
^超时	==<;>E
^跑	8EC;=;
^跟	E<>><;
^路	:?B;<B
^车	B=;>9@
^转	;??B9B
^转账	:A@@;A
^过	7;AA=D
^运	AAA=<:
^还	=?7BB=
^还剩	;H=;=9
^还在	;@;BB9
^还差	>:CA>;
^还是	<<?=>C
^还没	=:<D>@
^这	98@9?H
^这个	:><@9E
^这单	>@==D9
^这是	<=C;C:
^这次	D;=A<<
^这笔	<=D==>
^退	@;4E=?
^退了	=A>C:<
^退款	B<9A>=
^通	=B?A9>
^通知	A=BC<;
^那	?6?B>?
^邮	7<BF@>
^邮件	==BC:=
^邮箱	7=@DC:
^都	>C;@;<
^酒	E:=B<:
^酒店	E:=B<:
^采	=B>B>:
^重	>BA=;>
^金	78:<;J
^金额	99;=<I
^钱	C8;I76
^钱还	==>D>=
^银	:A<AA>
^银行	;B<BA8
^门	B>A@;;
^闹	C:>A?=
^闹钟	C:>A?=
^阿	<:A?C=
^零	E>>=>8
^需	==DB>7
^需要	==DB>7
^面	>BA<=<
^页	;?BC=:
^页面	;?BC=:
^项	>===>D
^项目	>===>D
^预	>D><9<
^预计	8H@<=8
^饭	??A>B:
^马	>8<<CB
^马师	:9=<DB
^骑	9C=@D8
^骑手	9A=@D8
^高	9D===A
^麻	=<<=>F
^麻烦	=<<=>F
a	=:@9;F
a #	>7<==G
a backup	G>9<>9
a bit	;>=>>E
a comment	E<>>><
a confirmation	B>D>>9
a draft	8<G=><
a ing x	:@<A;B
a month	>DA<=:
a new	>>;AB<
a note	F===>:
a refund	;A==A@
a reminder	C=C=>:
a ticket	E<>>>:
a week	?:<A=C
a x $	;>=:;F
a x and	7C@A>B
a x at	C8AA<:
a x for	A:=;D:
a x is	@9;B>A
a x of	>C=@>:
a x on	;<=>@D
a x s	?9@<=C
a x to	?>C=A:
a x with	E=><><
a x x	>;@?;A
a year	<G=<>:
a 汉	=D>>>;
able	B=:E>9
able to	B=:E>9
about	<<@96G
about $	>=>:>F
about the	D:;?<?
above	8;B?>C
accepted	CA:7B5
access	F;<=><
access to	C;@=@=
according	5E8:B=
according to	5E8:B=
account	=C;;=A
account $	D:8=@B
accounts	C:<<@@
active	?CA:>9
add	9>D@><
added	A@;?D3
address	D=@B?2
address $	B=A;B9
address is	=>=D><
afraid	<=@C>:
after	:A<96H
after 0	9>:C>D
after i	CD9<<:
after payment	:>E?>:
after that	>B<;<C
after the	===<>E
afternoon	CD<;;9
afternoon $	EA;<<9
again	C=D9:;
again $	@>B;;>
agent	><;;DB
agree	=CA>>9
ahead	>?D9>?
ahead $	?;A:>A
alarm	G:>>=<
all	DC;71;
all 0	A@?==:
all set	G:>>>:
all x $	<CD:<;
all x s	CB<<<7
alone	8<=G>;
alone $	9<>F?<
already	3=22S0
already ed the	=9:;H8
also	H:><>8
amount	?>:;:C
an	A@;?<=
an answer	9E=B=:
an x $	B<:C=?
an x at	?9@BB<
an x x	>C<=@:
and	BC?8=7
and #	?=>C;@
and 0	>>B98A
and 0 $	B6@=>D
and a	???::@
and a x	;@@;;A
and assigned	9C>?=C
and ed $	J9;<98
and ed the	C;<=@=
and ed to	:B>?=C
and ed x	?C:;A9
and i	=@BA=9
and i x	<=D>>;
and it	=<BB:;
and s x	@9C:>?
and the	D??<=1
and the s	D8A<;:
and the x	?B=>A6
and then	7<AE>A
and x $	7DA:;?
and x 0	:E>>>>
and x has	C@==<:
and x the	>8>@:D
and x x	<A8>8G
and you	<<=;AC
and your	=B><B=
and your x	=B><B=
ann	=D==>;
another	4A=?>E
answer	=A=G;7
answer $	B:?E=:
answered	:?=BD3
answered $	<:<DB:
any	A7AB;=
any more	G;==>8
any time	;@D??=
anything	?87D;F
anything $	;:=E>>
api	A?:?:B
app	?8=;:F
app $	C::<=B
applied	===D><
appointment	C>?<;?
appointments	:F>>>;
approval	3;=I>C
approval $	8?=G@>
approved	=@D9D6
approved $	==D=B9
archive	D?=>=;
are	E@<?/;
are $	A;D>>9
are done	:?@??D
are ed $	=F>:<<
are ed for	A;D<=9
are ed x	:D:<=C
are in	CA9A<7
are in the	BA=<=9
are on	D:A==:
are x $	BA;?::
are x x	8>AB=>
arranged	F===>:
arrive	C;?9;A
arrived	=@:@C8
arrived $	>;<@D:
as	E=9=?<
as #	9D??>A
as a	?>@;<A
as ed $	C?>?<;
as it	9;<D>A
as it was	9;=C>B
as of 0	?9>=>D
as of x	>D=>=:
as soon	;>D<>?
as well	C;@=A;
as x $	A;==B?
as x as	:AD9=>
as you	B:?;B:
as you ed	E;;<:=
as you x	8>B=E;
ask	89>9<H
asked	F55<=C
asked for	C:7=AA
assigned	=B<@<A
assigned to	:C>>=C
at	CB>:?5
at 0	D>=>?4
at 0 $	D<??C,
at 0 pm	9;:B?E
at eight	?:=;CA
at my	E;=<=<
at my x	E;=<=<
at noon	?@D:;:
at the	:BB>7>
at the x	<D>?8?
at x $	B<?:D9
at x 0	@>;D=:
at x x	A?<;:B
attached	C@=<=;
automatically	?:A;??
available	<>>E?;
average	6H??A?
awaits	9>>E@=
awaits your	9>>E@=
away	A9A;B<
away $	?:@=C>
b	?@<6:A
b #	A=;=:B
b $	>A;<=B
back	G9@>=9
back $	@=6?B@
back door	A;<>>C
back on	D>A<<9
back to	?BA==<
backup	FA=9@5
badge	A8C><<
balance	5L:8<=
balance is	9B>>?B
bank	;>=E9A
basil	B?=A<8
basket	;;F=><
be	6/D@,E
be changed	>>=E>9
be charged	>=F<>8
be ed $	7:AD;=
be ed x	;:BC=;
be signed	=>9@=C
be x $	8;BA=A
be x x	B<:8=E
because	7>8F8B
because $	2?8F:B
been	@85A@A
been delivered	8>>=DB
been ed $	=17B@D
been ed to	H<>?:;
been ed x	9@=9DB
been refunded	E<=;<@
been shipped	9B><D<
been x $	A:@C9>
been x x	<?>A;B
before	A<;???
before $	=A<==C
before the	F;?:=:
before you	:>:=CC
behalf	A=C>=:
behalf $	A=C>=:
being	F@7@=6
below	8<@;=G
below $	:<>=?F
best	9CA;<A
between	;@B;<@
between 0	B=A>>9
bid	E?=<=8
bill	E9@:C6
billing	DA?9;<
bit	;>=>>E
blocked	>>;C==
blocked $	@:<B<?
bo	<;=D=?
board	A;;?:C
boarding	D8<;=B
boarding pass	C9<;=C
book	C;E;=<
booked	@=@@E/
booked $	=?BA;:
booked at	9D@@@@
booked for	E>=>>=
booked the	<;?>F9
booking	=>=C=>
both	D>?2;=
both are	:;B>>D
both are x	9?D@@@
both s $	A>;;<A
both s are	=C@<;=
bought	B@;A<=
bounced	8>?F=>
box	6A==DB
branch	@;==>B
brandt	@C==>:
breakfast	F;>=;;
brightwater	C;>>B:
brill	C:>>C:
bring	<;<>>F
bucket	C;F;;8
budget	=AC;;=
but	1;;EAC
but $	1;;EAC
button	:;:E@A
by	5;<6M?
by 0 $	C>>><;
by the	78>@I8
by the s	;?><E;
by the x	9:<@G:
by x $	><:2@F
by x x	88:?DD
by your	8<>@F<
c	@G8@:1
c #	CC===6
c # $	E@===7
ca	=C7G98
ca n't	<C7G98
ca x x	>C3G;8
cache	E=>=>=
cad	<:<=>E
calendar	C9<D:>
calendar for	E<<>>>
call	DA77<B
called	D;<;A<
came	A?9DA3
came to	:E>>><
can	B:E63@
can be	9;@>=C
can be ed	:<??=C
can see	BD:<>;
can x it	A<?<>@
can x the	D=C;=9
can x x	AA?;=?
can x your	;>>==D
cancel	;8E@==
cancel the	<>F=>9
cancellation	@<=D=<
cancelled	=:98J:
cancelled $	==@;D:
cancelled :	8CAA?B
cancelled the	<<==F;
car	?BC9=;
card	A>??:>
card $	A8?<<C
card is	<B9=>E
card was	D<>>>;
care	DA@:=9
care of	DA@:=9
carrier	;<>?D<
carries	E>==>:
cart	>>C>=:
casa	=G:<<8
casa do	<F<=>;
casa lume	?C==<;
case	@@??:=
certificate	D8@B:7
change	>?8C@?
changed	:>9CB?
changed $	@9=B<A
channel	F:===>
charge	<?=9>E
charged	@<E:@9
cheapest	<E>>><
check	2E9F7?
check $	>=;G;8
check the	:?><?E
checked	@D@:;9
checked in	D=??==
checked the	:E>=?<
checks	9D????
ci	@D><=8
claim	;FC:;:
clear	;=<=>E
click	9;A=>D
close	9@>B;A
closed	<@8?C<
closed $	B?=:C6
closed on	:=>>>E
code	=E;?7=
coffee	C;>?>@
colleague	:;<=E>
collected	=:;<EA
com	AB<?=9
com $	;D=@>;
come	<B?;:A
come to	9E=??>
comes	;D;<<B
comes to	;E=>=;
coming	H8=>A6
comment	DA==>9
commit	@9=;>E
complaint	E;>>==
complete	CB>;;9
complete $	F?>;;9
confirm	;<BD<;
confirm $	==EB>7
confirmation	<B@F72
confirmation $	8:8H>=
confirmed	D8=<B;
confirmed for	E:>><=
conflict	99<H=9
connection	=;>E><
consent	@9E=>8
consider	E;===>
consider it	E>>>=<
contacts	BC;?<7
contract	7G9<@A
contract $	;F:<?>
converted	E=>=>;
copies	C:>>>?
copy	?A@8:@
corrected	C9>=>B
cost	CA@<=9
costs	@;<<;D
costs 0	?C=>>;
could	2B?I98
could n't	;>;G>9
could not	;<9H=9
could not be	<>:F>:
could x be	><>E?<
could x x	;B?A=8
council	>:B=C:
count	8E>??>
courier	A7@:F5
cover	;D?=?<
covered	>==<<E
cpu	8D=>>B
crash	:G>=;:
created	G7;@@6
created $	D<>?=<
credited	G;;<;>
customer	E7=9D9
customers	C;B>>;
d	<C@B>7
d #	=C@A>8
d # ed	?9BB==
dana	?E98C7
dana $	8D=<C:
data	?7C@;>
date	6BB@@?
date $	:??A>B
day	5?B8:F
day $	99C;;C
days	6@@37G
days $	5<B6;E
days to	=>:>>F
dear	:<==>E
dear guest	:<==>E
december	E9<:8D
december $	?<=<:E
december at	E;>>=>
declined	B>=@<8
delete	77F;;B
deleted	>@>AB:
delivered	2A:;K=
delivered $	89==G=
delivered :	8E???>
delivery	>D>9>=
delivery $	>C:<??
dentist	9D;?B;
deploy	H8:A=8
deployed	B:==C:
deployed $	E>>><<
deployment	B:@B@9
deposit	A7@AC8
deposit $	>=A=C;
desk	;:9:DD
desk $	>8=><E
devices	:E;<>A
did	E44BA<
did n't	65:E@?
disk	?@<BA8
dns	?>C:A8
do	?<A;8C
do $	=<:;?G
do n't	@:==<C
do rio	<F<=>;
do x x	A7;<=E
do you	>>I==7
do you x	>>G==8
document	98BA>B
dollars	?9?<>D
dollars $	::@=?E
domain	>A=C=:
done	L3588;
done $	K7:999
door	D;7>7D
door is	@B>==;
down	A;7D7?
down $	<8>D=@
down to	C@<==:
dr	;9@C=A
draft	8AH<;8
drive	D7=;<B
driver	E?::B:
dropped	?;=D>:
dry	<C9?<@
due	0FD9:?
due on	9H<>=;
duplicate	<E;@?9
e	>;C?:?
e #	@9=>=B
e # $	@9=>=B
each	CB>;;;
each $	AB<=<9
earlier	<==<>E
early	>7<<BB
ed ! $	G=<=<=
ed 0 $	9@AE<7
ed 0 s	>D?:9>
ed : $	F9CB94
ed ? $	B?>>?;
ed a x	<?>=E;
ed and x	E;>>==
ed as x	E<>==?
ed at 0	A;<D?:
ed at the	>A<B;;
ed at x	=C=>@<
ed by the	9<;BF7
ed by x	=4>:F@
ed for 0	E<<=:@
ed for the	H;<=;9
ed for x	=9DA?:
ed in $	?=>C<:
ed in 0	69=<AG
ed in the	:?F@=<
ed in x	>=;9>D
ed it $	A6A=E6
ed it in	<<>>E;
ed it x	8?<@D@
ed on x	98A=D@
ed s x	><<==E
ed that x	;;=<F<
ed the ing	=9:=CC
ed the s	;8<;G?
ed the x	>585S1
ed to the	A;@<?>
ed to x	C9:D<=
ed to your	AA;<;?
ed until 0	A7C==@
ed up $	?;>D>;
ed with the	D=B<=;
ed x $	1G?>E9
ed x 0	:?EA<:
ed x a	E=<?>9
ed x s	E69><A
ed x the	E;=99B
ed x to	E>=>>=
ed x x	:C6;DA
ed yet $	<;>G><
ed your x	A:@6F9
eight	=D;9B=
eight $	=D;9B=
eleven	=G=<<7
eleven $	@B?==:
else	;@::E@
email	<<C@AA
empty	BB;>=9
end	D?=8<?
end $	D?<=>;
ended	E:><<@
ends	;E<<<@
enrolled	C<><A:
entered	><=AD<
entry	D9<AA9
episode	<:E>>=
erp	E=>>=;
erp 汉	E=>>=;
error	:H<><7
errors	E==;>:
errors $	E==;>:
escrow	;>=D>>
eu	E?=9=?
eu west	F;?;=<
eur	:E?@?=
eur $	8F???=
euros	?=D;;>
euros $	>?C==:
evening	>:@=@A
event	B:=@>?
every	@=?:<B
everyone	I9<?;8
everything	@<9C:A
everything is	>A>B>9
example	A<;@<B
executed	B<AB=:
exist	F:=<==
exist $	F:=<==
exists	E==@<7
expect	;9B>>B
expired	2:;H:D
expired $	4><F=B
export	C9>E>9
fail	<F=:>;
fail $	<F>:><
failed	5?=E<=
failed $	6?=D<=
failing	<E>A<;
failures	8F?>><
far	8F>C>7
far $	<:>H>;
far :	;E>@?=
february	@>><D:
fee	E5A9:A
fee is	=:B8>C
fell	D;=<=A
fenn	@B@<=:
ferris	C:>>B;
field	E9=A>;
file	@C<;B8
file $	@@@;A8
filed	A:C?;=
filed $	;=C@=>
files	@@A:<>
files $	;DA=><
filled	8;G>B9
finance	B;>?A;
fine	<C?;C7
fine $	8A>=D<
finished	C>A<<<
first	>8BA>?
first $	>6@B8A
five	=A@69B
five days	<:?=>D
fix	<9B=C=
fixed	@B<;@6
fixed $	>CA>;;
flight	?@@9A<
flights	AC:<<;
floor	@C<<<;
flowers	E;==@:
folder	@BD:<6
for	E:C<9:
for 0	F>:8<;
for 0 $	BC;=<8
for 0 x	E===<=
for a	9E=<@=
for a x	5E><A=
for approval	;>9G?;
for friday	B<B>=;
for it	B;;<B=
for me	<;=D??
for order	E;>>>=
for six	?A<A>:
for the	C=?A2<
for the #	?<<E::
for the x	B>A;7=
for two	E?<=<:
for x $	::H?A7
for x 0	B@==><
for x is	F;=>>;
for x s	=?@9;B
for x x	?AA;==
for you	E5=8@=
for you $	@8?=C;
for your	8AC?<>
for your x	;A:A=A
form	>7@=@B
found	8J9;<;
four	:N<5=.
four $	B?C<=9
four invoices	:F>?==
fourth	9D???@
free	2J<>:?
free $	9D==>@
french	>;>==E
friday	?>?9>@
friday 0	E7=>>@
friday at	;@@=<A
from	C@8;=>
from 0	@D9:<>
from 0 to	D=>>=;
from here	A<<D>:
from here $	>=<E?<
from now	C;<==@
from now on	C;<==@
from the	>C778D
from the x	?B989D
from x $	CA;:>:
from x x	D@;<=>
from your	?8;CA<
front	<8<B<D
front desk	:9=?=F
frozen	E;>>=<
frozen $	E;>>=<
full	;?=E<:
full $	;>;F<;
fully	9E?>??
fully booked	:E?>??
funds	=:=G>8
funds $	=:>F>9
g	C<9@6A
g #	B9;<9B
g # $	@6<<<D
garage	;=><D?
gateway	;?=CA<
gave	?<9>F8
gb	=EA<<8
gb $	8EB==:
get	67I>:=
get a	:=E==>
give	9>E:;>
give me	=>H<=7
given	AD;<;>
go	4:F;:A
go $	;?D>>;
go ahead	>>E=?:
go x $	;=?:=E
goes	<=I999
going	E>A<>:
gone	H98B78
gone $	D=?@=6
gone from	F<>=>;
gone through	;B:B=?
good	A9@7:C
good luck	:????D
good news	J:==>5
got	H:5D<3
got a	AC<;<=
got it	?:=<<D
got the	G:<C87
great	;:=;=G
green	7K<9>7
green $	=F=:>9
group	?>;D<:
guest	>@:>9C
guest $	9<<A>E
gym	B@==A9
h	BB;=<8
h #	BA<>=:
h # $	<D??>?
had	7@1:L7
had already	::>=F<
had ed the	:A==C:
halberd	<A>=C9
halden	>D?>>:
halden ltd	=D?>>;
half	:A;A?@
half $	9?<==D
half past	CB<<=9
hand	D;B;;;
hand $	E;A;<;
handed	8;BAG8
handed to	9@@@E=
happy	9<:=>H
happy to	;=@>>D
has	D?3?C7
has 0	;G===;
has 0 s	:G>=>;
has a	F>=:<;
has a x	F>=:<;
has already	9@>=E;
has been	D9;B?;
has been ed	A:8>B?
has been x	C<AC68
has ed $	8<;?@E
has ed it	?:;CA=
has ed the	@9;;F9
has expired	9=?D<>
has gone	B9>:;B
has it	E>>=<;
has n't	8BC@9:
has no	:E?<>=
has no x	;F?:>>
has the	IA?664
has the s	G:==<;
has the x	F?A997
has to	9;<F9>
has to x	<=9F=<
has x $	:@>><C
has x been	<<>F><
has x ed	;B??;>
has x x	=:B:CB
has your	E;>;A9
have	@@2A9B
have a	?;?>=C
have a x	?;?>=C
have already	@;<<E9
have been	>>7>=C
have been ed	>6:=>E
have ed $	9B>:<C
have gone	@;:G=9
have it	D:C;=;
have n't	;?;D==
have no	=B=A>;
have the	F:?;:<
have the x	G;=<;9
have three	9D>==?
have to	:;;;=I
have to x	;<<;=H
have x ed	<;<I>8
have x s	>E::<?
have x x	>9=F=;
he	>D88G8
heating	K49;@=
held	>:;F?:
helen	B:C==:
help	:<;?>G
her	D===>;
her x $	D;@;=>
her x is	>==E>:
here	58D@7E
here $	8?BC=:
here 's	6:>:<J
here 's the	;<=<=F
here 's x	:>A=>E
hi	:<>>=F
him	;:C?C<
his	A:88G;
history	=D=:>>
hit	7D?E>7
hit a	;<=F>9
hold	:EC;;;
home	@:;9<F
hotel	F@?<95
hour	:?A<A@
hours	@<@9@?
hours $	B8A<C;
how	9=9:CG
hr	<AB=C7
https	77=<>I
https :	77=<>I
i	8@CC1=
i #	>D@8D5
i # $	:EA;A7
i 'd	<7D;:@
i 'd x	89?==D
i 'll	56L2=<
i 'm	47F?=A
i 'm ing	;;H?>6
i 'm not	<=;@?B
i 'm x	9;A>>B
i 've	A;<>5B
i asked	D=;;>@
i ca	:A7F>=
i ca x	:A7F>=
i can	9BJ6>4
i can x	9BI7>3
i checked	8G=<?:
i could	;;EB>9
i could x	;;GA>9
i did	C:9F?9
i do	<=AB?8
i do x	==AB?8
i dropped	E=>>?;
i ed $	<=<C>@
i ed at	9H=;>;
i ed it	;@;@>C
i ed the	C>877D
i ed to	<>:E>=
i ed x	GB:?=7
i ed you	E=>>><
i ed your	=AB??9
i found	;F;>?8
i gave	E>==?<
i got	;99FC8
i have	:;6H<@
i have x	=8:C>A
i left	:77I><
i looked	9H=;>;
i need	:;I;>7
i only	DA>6>A
i put	C<>@>:
i ran	7H<=>;
i see	9B<;>D
i took	E>;=>;
i tried	@<5E>=
i understand	==:<?E
i went	=C;9>B
i would	>>E<?<
i x $	;B<;?C
i x a	F>;<>;
i x do	>=:@?C
i x ed	A?B;8<
i x it	<;@@=A
i x the	=C8E;:
i x x	=E@=8>
iban	<F=;=;
id	7C=<=C
if	02H84B
if it	==G>=9
if it s	>>D>?;
if you	98D99B
if you x	:9D;;@
in	@B74A?
in #	<@<:E=
in # $	:><=D@
in $	K=8@71
in 0	1A;:CD
in 0 $	2=<;CE
in a	>@@=;A
in a x	>@@=;A
in at	E=>><<
in may	=B<=D9
in may $	=B<=D9
in october	8H<=>9
in place	H8>>>:
in s $	;D=B=;
in s x	DA;;>;
in the	@@B?/=
in the s	=:A><D
in the x	A@>A2;
in total	;EA>>:
in use	97CF=:
in x $	;C;BD6
in x 's	E==>=;
in x 0	D>;=<>
in x s	;C=9:C
in x x	7=<><H
in your	H>?76<
in your x	H=A879
inbox	DB?9:<
inbox $	F;;==?
incident	@9=<BA
ines	<EB<=8
informed	E=<<;@
ing ! $	:>>?>D
ing 0 $	E9===@
ing : $	<A;B==
ing ed $	=9=E<@
ing for x	@9@C=8
ing for you	E>:=><
ing for your	9>EA>:
ing has been	A<=D=9
ing has ed	D<?=>;
ing is ed	>D<?>8
ing is x	C@:8=A
ing s $	88=@CC
ing s x	:7AA=C
ing the x	<A?<:A
ing to the	6C;:D=
ing was ed	=;>F=:
ing x $	A;<D:?
ing x is	>E;;><
ing x s	:C;@;@
ing x the	?<D?=:
ing x to	C;>:>B
ing x x	?8>>>C
instead	E=A:>8
instead $	F:?;><
insurance	9C=@=@
into	:=B@:@
invitation	H9><;8
invitations	G9><>;
invite	@9B=@>
invited	A:=B=?
invoice	D@=:<=
invoice #	@8>@B>
invoice $	<D>>==
invoices	<EBA:7
invoices $	9A>C?;
io	<?=>>C
is	BE9A#9
is #	?C===:
is $	:B>A?@
is 0	1I;9=A
is 0 $	9B>>>A
is 0 s	9F>=><
is a	:7AB>E
is a x	:7AB>D
is at	>D@9<8
is at 0	=E;<=<
is back	K7=:>9
is being	F=<;>:
is booked	B><@?:
is cancelled	B=:=C:
is done	9@???E
is due	8?C<>@
is ed $	C2=@=@
is ed and	B;B<>;
is ed by	?D=?=8
is ed for	E8@:=?
is ed in	;<E=>@
is ed on	6<>=>I
is ed to	B;A<>?
is ed until	?<<E>:
is ed x	;C@<?>
is free	8G?=>;
is from	8G=<=<
is from x	9F>===
is full	8A=D?:
is gone	E8>A>8
is in	KA869/
is in #	?D=>>9
is in $	F==<=;
is in the	E>>=>;
is in x	B@>=>:
is in your	H8>>>;
is ing $	;?;E<;
is ing for	@;8E>=
is ing x	?C<@>8
is live	I7=<>9
is locked	=<=E=:
is n't	729F>D
is now	J3<;<?
is off	D7=<>@
is on	EC9792
is on its	B?===<
is on x	=E<<=;
is open	>F=>=7
is out	H9<9>:
is overdue	8C><>A
is paid	E><:==
is ready	>@E9>;
is running	BB=<=8
is s $	A9=9>D
is still	1@=I<9
is still ing	<:=F>:
is still x	;F><?<
is taken	>?=C>:
is the	:>A=>E
is the x	:>>=>F
is under	F;>=>;
is up	G:<9=<
is valid	;F>=>:
is waiting	><8E>?
is with	E8=A=:
is x $	F:>A66
is x at	;C=;>A
is x ed	7C=C>@
is x from	F:=;>>
is x in	A@>?>9
is x ing	C:=:?C
is x on	E=>>>;
is x to	C?@;>:
is x until	8H?=>:
is x x	;;B<:C
is yours	F7A7==
issue	C:>?B;
issued	F8B;A6
issued $	F;>>?9
it	99B=G<
it $	E1=9C@
it 'll	C@;B;:
it 's	A??B>5
it 's 0	7H>==<
it 's already	:=>=E=
it 's ed	>9BA9@
it 's on	E<>===
it 's x	C<:C@6
it :	<9:;CE
it : $	<9:;CE
it ?	>>F>>9
it ? $	>>F>>9
it as	9E=9@>
it back	;=D=B;
it did	?@=8=D
it ed $	?;>B>?
it for	AB@=>9
it goes	<;F==;
it has	;?F<>9
it in	?77;ED
it in x	A:<=@B
it is	9@7B<B
it is ed	9:<D>C
it is ing	=<=E>:
it is x	<@;9>F
it may	==:D>?
it now	<;D<>@
it now $	=>D=?;
it on	?7A<C?
it on the	?:@=C>
it s $	=?C<=?
it s x	5<C;:E
it should	=<;>>F
it to	=;C9D<
it to x	>=C:@?
it up	=:??AA
it was	=A=@<?
it was $	8;=C>B
it went	E;??>;
it x $	C79DC7
it x to	@>@>B;
it x x	BB?6@>
items	@?B==9
items $	>@B=>9
itinerary	D;>=<A
its	D?;A=9
its way	E><><8
its x $	B?:=:A
its x to	E<>>>=
its x x	?<>C?=
itself	98@E=<
j	;F<=>:
january	6D=<C?
january $	6A>=DB
jo	:G@;=8
jo fenn	=D@<>:
job	E5;>?>
june	<E<9C9
june $	=D<:B9
just	F<>:9>
k	9G<=>=
k #	9G<=>=
k # $	7F>>@>
keep	?9A:<B
keep the	C=B>=9
keeps	@;=;=D
kept	9?9EC=
key	D=B;::
keys	;BD;?9
kim	B:><C;
kitchen	E<A<=:
know	B<?@;>
know $	>BB:=<
knows	J7;?;5
knows $	G;=<=9
kofi	8@>=>C
label	C;@A:;
label $	C:=A=:
landlord	=8;?F;
laptop	D9?:A;
last	5G69I4
last night	:@><C<
last week	9=>=DA
last year	9D==A>
late	><:>F<
late $	<?8AF;
late fee	E<>@=;
leads	>8>F>:
leads tmp	>8=F>9
leave	=?:C??
leaves	6CB<<A
leaves at	9D=>>?
ledger	A=<=:C
left	9@9H?9
left $	6I<@=8
left a	F<==>:
left the	<46J@:
left your	D9B<=;
leo	;?=BC9
let	@9<;;F
let me	9=;==F
letter	F7@9><
lights	C@===8
like	>=E:?<
like $	>?D??;
like me	??D>><
limit	B:@;;B
line	@?:;<D
lines	:E>=><
link	E:<<<>
list	@;E8?<
list $	C7?;??
listed	:D<:=C
lists	:G><==
live	K5<9:<
live $	D:><=@
live in	E:>>>=
live on	E;>>><
loan	;DB=>:
lock	B@A?<8
locked	?7=H95
locked $	:;<G<:
lodged	D>>@=<
log	@@<@D5
log $	A;<;F9
logged	;;=BE;
login	;C<<@B
long	6@<;;G
long $	;D>>><
longer	F:?==8
look	<@B7<A
look at	?;=;=D
looked	6J;:=8
looked at	7J;:>:
looks	<>;=@B
lose	;<=<=F
lost	=>><=D
lost $	>A@8?C
low	8F???=
ltd	=D?>>;
lu	99>??G
lu #	;9>>>F
lu # $	;9>>>F
luck	9<?B?D
lume	@C<=<;
m	><A;C>
m #	>;=<D@
m # $	E7=>=A
m # 汉	8C?>E>
machines	E:==><
made	D:A>@:
made it	F<=;>=
mail	9E?A8<
mail $	C9><>@
mail has	9G>:=<
mail to	:<=A=E
mailbox	?>B<@7
mailed	E>B=::
mails	=EB7;;
main	BAB;=8
makes	:D=>==
manager	>?<D?8
many	9;=:AF
march	=;?>F;
march $	;<>=F;
marked	<B=;?C
marta	D8B;<>
match	;E==B9
match :	;F>>?:
may	<E3@C?
may $	9G78E5
may not	>><E>;
mb $	=9>>>E
md	F:=;>?
me	13GCC:
me $	?<9DB<
me a	>?E>?:
me a x	>?D>?;
me to	9;GA:;
me to x	9=FB:;
me x x	=>8<>F
means	;?><?E
meeting	?:A?<A
mention	=C:><B
merge	8>?A>C
merged	>8=?D?
message	D85B8A
message is	B:<A>>
midnight	?B<:<@
might	>>:<=F
migration	@7DC=7
migrations	C9<@>@
milk	?;B9A?
minute	A:B;=?
minute $	>;C==A
minutes	:FA86>
minutes $	=@@;=A
missing	<>8G<6
missing $	:><D=<
mixed	8=>A?E
monday	@A?>C1
monday $	?@@?C3
money	=7?@9C
money has	==CC>:
money is	><B;>@
month	:E=:B<
months	;D>>=>
more	G896:C
more $	H=;:<<
more than	9??>>E
morning	@6>:C@
morning $	?:=;D>
most	:>;=>E
mother	B<A>@;
move	>:G8<<
moved	?49=I9
moved the	;>>?D<
moved to	D>?><<
mr	C7::C@
mrs	::<;DD
muted	J8=9;<
my	@7?C7?
my x $	B;<D=9
my x for	9<F>?;
n't	365M7A
n't $	=:>G>;
n't be	;9CB<<
n't know	>=:F?:
n't see	>>=E>:
n't tell	>>;F?<
n:	>?<;8E
n:assertsFalse	H:<<@6
n:assertsTrue	H;/6F8
n:deniesFalse	9>8=K:
n:openFalse	/H>@=C
name	BDB:97
name $	<DA<<=
nd	F<>>=;
nd #	F<>>=;
need	2?J4:B
need a	:=D>>?
need your	<;G<?:
needs	44GF:;
needs a	:9B@=B
neighbour	;:<<E@
neither	99<C?C
net	=E=>=:
new	I9@;=2
new one	B7A<C9
news	G:===:
next	?<I699
next week	@:E<>9
night	6@?9BB
night $	7@A:B@
nights	?=;==C
nine	CA::@<
nine $	C:<AA9
no	FB/@?2
no $	D@;>A8
no confirmation	9A9F>8
no longer	G:;==:
no more	E6>9>D
no s $	CA>7C<
no x $	<B:?<>
no x for	8<>G>>
no x s	C:>=>A
no x x	E?;<;=
nobody	?E:?<8
node	=BAA;9
node 0	=DB;;:
none	:C=@>9
noon	B>B8>=
noon $	@>C9?<
noor	E@;?;8
normally	<=<=?F
north	8D???B
not	9,9M6<
not available	=>>E?;
not be	<>:F>:
not be ed	<>:F>:
not ed $	:<>H=;
note	G8>8A:
note $	D:;;C<
noted	=:=<=E
notes	=A9AB<
nothing	6;5D@B
nothing has	<=>F>;
nothing was	=;>F=:
notice	?;;B8B
notice $	A>=B=9
now	W1;6+2
now $	H:=>79
now on	F8<=<>
now on the	E;>>=<
ns:assertsFalse	CA=89=
ns:assertsTrue	S0'5<=
ns:deniesFalse	*?4X68
ns:openFalse	+5P<6D
number	@:<@??
number $	7?BBC>
number 0	G6?>>>
number is	=;=A=D
numbers	9E<>>@
oa	><=E>:
oa 汉	><=E>:
oa 汉 $	><=E>:
oakline	F;===:
oat	:>BB@8
oat milk	<?C<A9
october	?F;<=8
october $	BC;=?9
of	@F9A3:
of 0	A>=B5>
of 0 $	>=@;<B
of 0 is	B9BA>=
of 0 s	;F<@<9
of 0 was	D;??=>
of 0 x	D;=?>=
of s $	9CC?>;
of stock	:9>G>;
of the	??8C6@
of the x	B;9A5A
of them	;D;:A>
of x $	?@8C@9
of x s	8GA;>>
of x x	?C>:;>
off	N:7=44
off $	CB7;9;
off the	F9<A<8
off your	F=>=>:
offer	D;><@=
office	B>>77B
office $	@B@>=:
ok	>>H9;<
ok $	@>B:<>
old	==;?B?
on	D<=7A:
on $	A;>@:?
on 0	@=;;E:
on 0 x	>=>?C9
on a	@=;B=?
on average	9D??A@
on friday	7?B@B=
on ing x	D;<?=>
on it	D:=B=<
on it $	A;=C>>
on its	D=;><?
on its x	D=;><?
on monday	=@;:E:
on saturday	>>B=@;
on sunday	;@>=D>
on the	E@6:><
on the #	=C>:C2
on the x	C<7=:C
on thursday	<:D==@
on to	F><=>=
on x $	6?F5H9
on x 0	AB<<<:
on x :	:E?=>=
on x at	;B@=;A
on x x	=?;?@?
on your	A8>::E
on your x	B9>::D
once	;8H29?
once the	:>>:=F
once the x	;>>:=F
once you	<>H<<8
once you x	<>H<<8
one	:EB6>>
one $	F;B5@7
one 's	?9<C=@
one in	:><>?E
one of	@@=:C8
ones	:=?D==
online	AB:=<=
only	GF<1?;
open	5D6C6C
open $	9=9D=D
opened	?:9=H7
opened a	><<=F:
operated	:E>>=<
option	AAD<>8
or	7<HC<8
order	?:@AC6
order 0	8;B=EA
order is	=B@;>?
order went	E<><>=
ordered	F6?9E5
ordered $	G=>==;
orders	:A<E<>
orders $	B<>C>9
orders were	;D>A>;
other	A<=?@=
out	@=>E7;
out $	E=>A69
out :	G:=;>9
out for	8<<<>G
out of	><@E<;
outbox	?:BA=:
outstanding	:F=?>9
over	8=>@>E
over $	;8BC:B
overdue	6C;:>D
overdue $	9@=;>D
overnight	<8=<G;
overnight $	<8=<G;
own	<;<?<E
owner	:><9CB
owner $	:@=:?D
p	@=><:A
p #	A=A<;>
p # $	>;A>;A
p:	C::=@@
p:assertsFalse	;A@>8?
p:assertsTrue	=>;C:@
p:deniesFalse	5FE<?7
p:openFalse	2@?=4G
pa	;FB;<7
pa #	;FB;<7
packed	8=>@BD
page	=F;9>>
page 0	<E=>==
pages $	:<=>>D
paid	;<8:K<
paid $	<?:?BA
paid in	?;>>D;
paid the	=:><F<
paper	A:8>B?
papers	:@?;E:
parcel	;B><C=
parcel was	;;<;EA
parking	D>;<A9
part	;=;<>F
pass	>C>:<>
pass $	:E<<=?
passed	9J:8:?
passed $	5H>;=A
passport	;A<<@C
password	A<?>?>
password $	;<@;B?
past	A@<:;@
patch	F<>;>:
pay	B=F:<9
payment	::GC:;
payment $	<=BE;=
payment of	@8BD==
pdf	H8:;;@
pdf $	G<>==;
pending	;:8F=?
people	8B99>D
per	4C;;DD
per the	8@<<E=
pharmacy	D<B:?8
phone	B=<9:E
phone $	BA;:<B
photos	>8;=BC
picked	:;>AD>
place	D8<=<B
place $	D;=@==
placed	D:C8B8
plan	A>F38<
plan $	CB;9>?
plan is	?;C=>;
planned	9;G<>;
planned for	9;G<>;
please	668<;K
please check	<<9@>C
pm	:>=?>B
pm $	>?<;A@
pod	@CA:>;
pods	=G=;>7
policy	:@AA@<
poll	DA><;;
poll is	E;>=><
portal	=E=><;
possible	;=@D==
post	G<=6;=
pounds	G9@==:
pounds $	E:A>=;
pr	B<C<>9
prepared	9=E<>@
prescription	@;B>A;
press	?8F@:<
previous	?8=:H7
price	A>@;<?
price $	9<?<<E
print	A<;;=E
printer	D9>?A9
priority	DA==>:
priya	=B<;D9
pro	C89F;:
production	BC:;A6
project	D;=A=:
projector	ABC=>8
protected	=?=D=:
protected $	=?=D=:
ps:assertsFalse	@C<9<=
ps:assertsTrue	M42<;@
ps:deniesFalse	$D9Q49
ps:openFalse	66I8A@
public	F:?==:
push	;;C>=?
pushed	F=<<@=
put	@4C;D=
q	<9==<F
q #	<9==<F
q # $	79===I
question	8:<;<J
queue	=A=C<8
queue $	@==C=:
quillhouse	;?==>D
quillhouse io	;?==>D
quota	;9<B>A
r	<D8;A<
r #	=B:=A<
r # $	>B<;A<
rain	:F;<==
raised	C:==:B
ran	9J9>:6
ran the	:G<:=:
rate	<F=<>:
rate is	:E>>?<
rather	>:?=>D
ravi	?:??>A
reach	B>:<;B
reach you	@:<==D
reached	E<=A79
read	7H=89B
reading	F8=@=;
readme	H:=<=8
readme md	G<>=>9
reads	A@==:?
ready	8@K9=5
ready $	=@E<>:
receipt	@@>9A=
receipt $	;BA:A=
received	J=987<
received a	G8=;<>
record	7B<AC=
recording	>E=<=<
redis	?F@6@<
redis $	AE?:>9
reference	;D;:;@
reference t	<:>>>E
refresh	<BB8<>
refresh $	?CB9=8
refund	A;@A=<
refund is	B:B>>;
refunded	<E===?
refunded $	;F<?;?
refunds	8G;>==
refused	=:>F?=
regards	;9==>F
regards $	;9==>F
registered	B<==D8
rejected	;9>F@<
release	A8BB<8
released	A:=>>C
remain	;<=>=F
remaining	:E=@>:
reminder	E9C?;8
removed	?<<;BA
renamed	D=>>><
renew	@BB;=9
renewed	D:;B@9
rent	FA;9<:
rent $	?D=<=9
replied	<:==F:
reply	9;BA=B
reply to	9=B>?D
reported	F<;:=>
request	?26H>?
request 0	9:>?>F
requested	G<B<<:
requested $	E=>==<
reservation	;=B>=A
reserved	A;AC;:
reset	<?=<BB
resolved	8:><FC
rest $	@<=>;E
restart	?:>>=C
restarted	E?<8@9
restarted $	G<>;<<
result	>A:B>=
return	A@<=A<
returned	@><;E8
returned the	?===D<
review	>@=><A
review $	;A;@>?
right	AC=::B
right ?	?>7>?G
ring	<;=D=>
rio	<F<=>;
rma	C=:B?8
rma 0	C=:B@8
room	=?FC:7
room 0	<?<E>:
room is	8F?>>>
rotated	F=?<;;
rotated $	E>?<<;
rows	B<>E;4
run	5EBD:?
run $	9>AE;=
running	C@:9A9
runs	?C:><=
s	;D>9=?
s #	=E=:><
s # $	7D<=<@
s 0 $	=H><;4
s 0 x	=F=<=9
s : $	@>:=9A
s ? $	=>D>?<
s a x	:8>EA>
s an x	:D<B<9
s and x	ABA9<;
s are ed	<CB78?
s are in	<C<B=9
s are x	A==>8>
s at 0	B>A<:<
s ed $	?D9@>6
s ed :	B<=B>:
s ed to	9@=>@E
s ed x	:AC?=>
s for x	@:D;<>
s from x	E>==<;
s have been	:?=;@C
s have ed	8=>;<G
s in the	8E@;;@
s in x	9D?<<A
s is ing	:?>E>;
s is x	A=@A>;
s no x	BD>8>>
s of x	D;A9=>
s on 0	C@<<>;
s on the	;C<<9C
s on x	;CB8>@
s s $	7D;;?A
s the x	7B@;@@
s to 0	=F=<<9
s to the	>:??;C
s to x	;9E?==
s were ed	><<B@?
s x $	<B?:9A
s x 0	=BB@<;
s x :	;DB=>9
s x ?	>>F>>8
s x a	;@<<>C
s x at	>C=;C;
s x ed	=;=<F;
s x on	;>=C;@
s x s	A;AB7<
s x that	;E>>>:
s x the	C88@B?
s x to	?E8;=@
s x x	=>>7@C
s x you	@8==>E
s you x	?;@<;C
s your x	6BBE;9
s 汉 $	>A>:>C
safe	>:???C
said	=;::I8
said $	:=>>F;
sam	@9B>>@
same	?8C8;B
saturday	C<B<>:
saturday $	C9B=>;
saved	?<>B>@
savings	>C<=A:
say	54F:B@
say the	;:F===
says	>B?8A9
says the	:@==E8
scheduled	:>C>C=
school	9A:@AA
seal	:E?;>>
seat	B>A9:?
seat $	E:>>><
seat is	=DB=>8
seats	>D;?=:
seats $	=F>;>;
second	A7@9<C
see	;C9>:C
see the	AB===:
seller	;;;;EB
send	59I=8>
send it	<=FA=7
send the	;<?>;E
sent	;>;>G;
sent $	A?<C8<
sent folder	9CC>>;
sent it	==<:E@
sent the	?=:@BB
sent to	F=:=A:
september	=;=<>E
server	:D;E:=
service	@B;;?>
session	>@<:@A
set	I2?=@8
settings	9;A=>E
settings $	9<C>?A
settled	=<>AD<
seven	;F<A:8
seven $	=A=C=9
shall	=>F<>;
shall i	=>F<>;
shared	DA<>=9
shares	F:@>=<
sharing	:C<B><
she	<=A7H6
shift	E;>>?<
shipped	6B><H=
shipping	@E<==:
shop	<>A6F<
short	8=<<=G
should	38G46F
should i	>>F<?;
should i x	>>F<?;
show	BB;A:?
shows	@L7526
side	<<:B;B
side $	=9<A<C
sign	;;@D=?
sign in	:@>A@C
signature	=>FB<4
signature $	9<EA>;
signed	;?;9E?
signed $	>>=:<D
signed in	9E>><?
signs	<=CA>9
since	@B5?@<
since $	?B7>@=
sister	;>>=D>
site	=E<?9;
site $	C:=A=?
sits in	C:>><A
six	F98@?=
six $	B7<=A@
skipped	6@<G=8
slot	:9=FB=
slot is	;:=E>@
sms	A=<D<:
so	:=>G=<
so $	>>A>9>
so far	9D=E?9
so i	?8:I>5
so i x	?;<E>:
so that	>:C?:?
so that $	>:C?:?
so x $	<:>H>;
so x :	;E>@?=
sold	8B<E<B
sold out	8B=D=>
some	::>>>F
somebody	;<A<F8
somebody else	;<>=F:
someone	;;7CC@
someone has	===E<:
soon	;>D<>?
soon as	;>D<>?
sorry	568B:F
sorry $	97;D<@
sorted	G:=<<;
sorted $	G<>=<9
south	7G>???
sprin	C:>C=<
sprin #	C:>C=<
staging	E:B?;9
staging $	E;>==>
standing	B9<:=D
start	?;B<=>
state	<9;B=E
statement	<H9::@
status	9A9A:D
status is	;E>??9
stay	8A<B>B
stays	5A?A<C
step	9=@;<E
step |	;==>>E
still	&C@O16
still has	<<;G>:
still ing $	;@:C==
still needs	=:<F=;
still open	=D<;?A
still there	;;:D?B
still x $	9FA9>?
stock	@:>F=8
stock $	8<>F><
stopped	;8=H:9
street	@:A<?>
stuck	9@<E>:
subject	5@C==C
submit	=E>=>;
submitted	B;;@A=
subscription	E>>::<
summary	:<>=>E
sun	9:=D=B
sun bo	<;=D=?
sunday	>=B:B<
sunday $	8>A;C@
supplier	=9>=F;
sure	?<=;>D
swapped	H:=<=:
switch	;:H<>8
switched	@;=?>B
sync	;@?B>A
system	;?;E@6
t	==999E
t #	><::9D
t # $	?;;;:E
table	H48F<9
table for	D:<B<<
table is	B<;C>;
tagged	F<><>=
take	88:>;I
take the	:<=>=F
taken	D:<AA8
taken $	9=CD?:
taken care	DA<;=:
takes	6C?9<D
tap	A=8<?F
task	8?=B=E
tax	>C<A;;
team	A6::DA
team $	?<<;AB
tell	;:AB=>
tell me	=<A;>@
ten	A:;9B@
ten $	A?;:C:
tenant	?<?=D;
tenants	<;<=>F
test	<FC9=6
tests	5N?693
tests $	=D===<
tests pass	:F>=>;
text	?77E:D
text $	C:>=>?
than	;=<9<H
thank	>;=><E
thank you	>;=><E
thanks	8:===I
thanks for	;<===F
that	695:FI
that $	=4:AG=
that 's	?8B:?A
that 's x	=8C>A?
that has	:A><>E
that has been	:=>>>E
that is	;??C??
that the	AA9??>
that the x	CA9;??
that x $	>@;=?C
that x is	A=<E>8
that x s	><=9BD
that x x	;<=9CD
the	=<>?D:
the #	<D@>D/
the # $	;FB<B.
the 0	BA;B=5
the 0 x	C9=@@=
the account	:E=<?@
the address	;@?C=<
the amount	A==<:C
the app	:<:><H
the bank	7<@F=>
the board	B;:?:C
the box	8B==D>
the calendar	?@@B=;
the call	BD>;:9
the cancellation	D==A=;
the card	=B8A>?
the change	@@<@A7
the charge	=;;=>E
the cheapest	<E>>><
the confirmation	>D;9>B
the connection	;;>E?<
the contract	8F9<>A
the courier	B:;=E8
the customer	C:><B:
the day	9B==?D
the deposit	<<A>D;
the doctor	B=AA<9
the door	;B<C<@
the driver	D;;;A>
the ed x	>AB<<<
the end	C<<;=@
the event	E:>@>;
the fee	=;<;>E
the file	<E98D:
the first	<@A=B<
the five	D@>;=;
the form	:;;>@D
the front	:8<B<D
the guest	CC;?:<
the gym	C<>=B:
the hotel	C?<><;
the ing $	;<:A;E
the ing is	F<><>:
the ing s	A@>:;A
the ing x	D@B:<3
the invitation	D=>==;
the invite	C<@=A:
the invoice	C@A<:<
the itinerary	E<>><>
the keys	<;E<@;
the kitchen	E<===<
the label	E;=<=@
the landlord	=:?BD:
the last	>C=>@8
the late	E<>A<;
the letter	A:???>
the link	B:===@
the list	A:@<C9
the lock	D:B<=<
the log	9C:@C9
the mail	=>>D8@
the meeting	B;?@>>
the message	?=:C;=
the minutes	:C:=<D
the money	:9@@:C
the new	I4C9:6
the next	:C;>>D
the notice	C<>@:?
the office	:?;;<F
the old	;?>9AC
the order	?A?A?5
the other	C?=;@;
the page	?D<><:
the parcel	>B<?D:
the patch	F<=<>:
the payment	7<BE==
the pharmacy	D:B;?9
the plan	8<F=>>
the post	F??8<8
the previous	?8=:H7
the price	A>B9>=
the printer	E;>@<:
the queue	;@=E=:
the quota	<:==>E
the recording	>E=<=<
the refund	A7D=@<
the request	==>D>=
the room	>BA>>;
the s $	?<B<;@
the s are	G4@89?
the s have	=:>>AB
the s on	9B>=C>
the s x	=;@8F?
the same	<:D9;C
the school	8?;ABA
the second	>9>9@E
the seller	;;;;EB
the shop	9>D7F9
the site	A@>@;7
the slot	<9=CB?
the statement	=F;;?;
the supplier	8:>=G=
the system	?><CA9
the table	@;:C@=
the team	C;=:A@
the tests	:F><><
the text	;9=F>@
the thread	@C><>:
the three	D>=:=@
the ticket	6FA9B<
the time	@9@:?B
the total	;F><><
the transfer	A9@E>7
the two	E6@9<B
the way	>;=AD;
the word	8=F<:>
the x $	?;>=B=
the x 's	>C;??9
the x :	;DB>>;
the x ?	?>D==9
the x and	?>;<C?
the x at	79D:G@
the x by	A:B>8A
the x could	;C<B>:
the x ed	-8<GQ+
the x for	@>=:@A
the x from	@C9>;=
the x had	9@<8CA
the x has	@;87;I
the x i	?B8AB;
the x in	F7=9>?
the x ing	>=D79A
the x is	=;D?-A
the x now	C@=>>;
the x of	D8A::@
the x on	<9:<FA
the x s	A?@?2=
the x to	@:>F@3
the x was	6:7DAC
the x will	F=@:<9
the x with	9A?9AD
the x x	C=9??=
the x yet	<>>E?<
the x you	;F=:8?
their	BA4?6A
their x $	A>9A;?
their x x	C=<:=B
them	D@>6==
them $	F;9?A<
then	32B?=G
then delete	=;F==9
there	;B6C=?
there $	7=8A@E
there 's	B>=@;=
there 's a	D:;;>@
there are	8F<?<8
there are x	:C=A>9
thermostat	D9><>B
they	A:<;F=
they 've	@::;C@
they have	F:=?=:
they x ed	;>;=E?
they x x	@BA99<
third	9D>;B>
this	;<?=C>
this ing $	<:@<C>
this morning	@9;<C>
this x $	@A9?9@
those	B9?A=>
though	;8DD>8
thread	BB><>9
three	@G:88<
through	EB4=7:
through $	E7;F<8
thursday	@:G9=;
thursday $	@:C<A;
thursday 0	A9B==@
ticket	<E>5?>
ticket $	=E>>=:
ticket is	=BC>>9
ticketed	F;>>>:
ticketed $	F;>>>:
tickets	<C<@<@
tier	G9?;<8
till	D9?<=@
time	=?A>=?
time $	>C=A?9
timed	:?;F;:
timed out	:?;F;:
timeout	7=ED=:
timeout $	9;DD=:
times	6A:D<C
times $	:A;D>>
tmp	@8<G=6
to	C5G<:=
to 0	?E=<>7
to 0 $	?D:>@3
to 0 x	:B>??@
to all	F;@==;
to all x	D=@=><
to be	59@?:D
to be ed	7:E>;?
to be x	<=9A>E
to cancel	;>?B>>
to do	;<<=>E
to go	<=F=>:
to help	;=;>>F
to s $	:==BC>
to sign	8=?E=>
to the	@>>:@>
to the x	A??4@>
to them	BAB=>8
to x $	?<H=;9
to x 0	>CC=<6
to x a	A>7@>C
to x at	C<?>=<
to x in	@;:?=D
to x it	;:;C;E
to x s	F:;?==
to x that	<>>>;E
to x the	<8A@8A
to x x	79DD9?
to you	?@@@A9
to you $	@:=AA=
to your	B<=:@@
to your x	C<>:@>
today	BD>48=
today $	BB<79@
together	6DC??A
told	@;8<G:
told me	:=:<H8
tomorrow	AFC486
tomorrow $	AEA9:6
tomorrow :	:F>>?:
toner	C>C=>8
tonight	@8E9=@
tonight $	<:F:=A
too	D:C?<8
too $	H9=:=;
took	F799C<
total	2KB9;4
touched	<<>G><
touched $	=<?E>=
tracking	:E>>><
trade	>D>>>;
traffic	A9@=C;
transfer	;?@G<7
translated	9@>=>D
tried	@<5F>=
tried to	<>9G>;
try	8<B>=B
try again	;>C>??
tuesday	?E;:@:
turn	9<;>>G
turned	4F>E;@
turned down	9B?F==
twelve	@=<<C;
twice	:H<9B6
twice $	>F=:B7
two	=G>:;:
two $	<=@;C=
two days	E<>=?=
two hours	C:D>?8
two of	:G<B=:
type	;=D>?<
unclear	;<9H>7
unclear $	=<;F>8
under	E<?=@:
under the	:==CB<
understand	==:<?E
unit	:E=A;<
unknown	;:8J>5
unknown $	;:8J>5
unless	=BD==9
unless you	>=E>>;
unread	:E>>>;
until	=><?8D
until 0	;>@:;D
until 0 $	9;>>>F
until 0 x	@@:;=@
until sunday	D=@>>:
until the	>B8A=?
until the #	@C:;>=
until the x	<=<D>>
until x $	=A=@?:
until x x	E:?==<
up	A>;@=;
up $	C96C6@
up :	@9=E>8
up : $	@9=E>8
up on	F:=>==
up the	<C@<B;
up to	:?<>>F
up with	D;D<>:
updated	I9==<:
updated $	F<>>=<
upload	99DE;9
uploaded	>BB=><
us	;C=<<A
use	8;DE;8
use $	97CF=:
used	=D;?>9
user	A;=?C:
usually	;<7<>J
valid	8H=@=6
version	?A?8:@
version $	D@><>:
version 0	9E>=<?
very	9<??<F
video	B@=A<9
vote	F<>>>;
voucher	E8>?=>
vpn	A9D<=9
wait	9<=B=C
waiting	B7?E;8
waiting $	<>=;?E
waiting for	?:?G=5
wallet	E;>>><
want	;<G:<;
want me	>>C>>;
wants	79:G=B
wants a	9=;E>@
warm	;;>>>E
was	77-HF>
was $	8;=C>B
was 0	<F>=;;
was changed	;@>C;@
was charged	E<>?<;
was declined	@<?B<<
was delivered	9<>?F:
was ed $	A79DA5
was ed at	C<>@:<
was ed by	88<@G9
was ed in	45=<=J
was ed to	B8;:G8
was ed x	4A=@B@
was issued	E;>?@9
was n't	;==C>@
was released	><>=:E
was sent	B;<<D:
was turned	:>?F=<
was x $	A@<B8<
was x ed	<=>E??
was x on	9B?>C=
was x x	;;;@=E
water	E<<;<>
way	C79EA:
way $	<=;EC<
way to	F;>?><
we	=3F@8>
web	F:=;<?
wednesday	@><@B9
week	9BC<A=
week $	79C?B@
weeks	?9;;=F
welcome	:;>><G
well	=8><?F
well $	@9<=@C
went	N41B16
went out	E:<@>;
went through	F@;;<7
went to	H8<;;<
were	>>4G@8
were ed $	??=@9A
were ed by	B:>=C;
were x x	<D>A;;
west	@A?;>>
what	7A=8CF
what 's	9>@??D
what i	B@=<?>
when	;>E4:A
when you	><C<=?
where	>9==>E
whether	7::J9<
whether the	:<7H9>
which	9BE6D:
which is	=C<<=?
while	7>@D<A
who	:B@=B:
why	D<>B=9
will	D;B35>
will be	@@C8<<
will be ed	9=E<=?
will x x	=>E=>:
window	E@:;=;
with	F?@?65
with 0	8D?C=:
with 0 s	:F=?=<
with a	=:>?AA
with a x	?:?>:C
with the	G@@<67
with the x	HA;<88
with x $	A?D<=7
with x s	D@;<><
with x x	9?@@<C
within	4=D7:D
within 0	8?C;=@
without	DB>:=:
wo	A;?@;>
wo n't	A;?@;>
wo x x	B=:@=>
word	6<F<:A
word $	<<F=;;
work	9A>?>C
worker	=:=C>?
working	@:><=C
works	:D=:B>
worth	:D=<>A
would	/=M>67
would be	==E;>;
would have	:A;B=?
would you	>?C>>=
would you x	>?C>>=
wren	F;>>>:
write	?=D;>?
written	@<C=<<
wrong	>>@D<8
wrong $	<;@E>9
wrote	8E9<G5
x	?9;C>A
x ! $	=3997J
x # $	9E98<@
x # is	G:><>:
x 's been	G=><<;
x 's ed	E8B?:7
x 's in	G9>=>;
x 's s	:A<@D?
x 's x	<A>=>@
x 0 $	B@@20>
x 0 0	<D:<>@
x 0 and	AAA><8
x 0 ed	D@==;<
x 0 is	E;@;A5
x 0 s	6DB?9>
x 0 was	@;=<D=
x 0 x	8>FA<;
x 0 |	;:9D>A
x : $	;C=:7@
x ? $	87F5?<
x a ing	;<?=>C
x a x	A7?=9C
x already ed	:<==G:
x an x	@7>A@@
x and s	;D;A>@
x and x	:C>4>D
x are ed	C<=<=@
x are in	F<;>><
x are x	AB=<;=
x as x	@>B9B=
x at 0	B9@@C7
x at the	=3E<>D
x at x	?B?=<<
x be ed	99>D;?
x be x	B:B><<
x been ed	9@=?A@
x by 0	:E??>>
x by the	9>BBA8
x by x	<9;5<J
x c #	<E>>>:
x can x	H;=9;;
x could not	==;G>;
x do x	<D:C>9
x ed $	E>9C49
x ed 0	;A<AB9
x ed :	@:D@>:
x ed a	;>==E<
x ed at	;B=C=<
x ed ed	:;>F;=
x ed for	D:9@@<
x ed in	<<A<F6
x ed ing	C9=D<8
x ed it	9;?7K5
x ed that	?;<:E<
x ed the	36?<O9
x ed to	BA>?9:
x ed up	9BCA==
x ed with	?;>C??
x ed x	?=3DA8
x ed you	?==>D:
x ed your	@8A;F8
x for 0	C=?<A8
x for it	D=<=>?
x for me	<<=E?;
x for the	>8@D9@
x for x	?9A:?C
x for you	@8=;AA
x from 0	?C=<==
x from the	?C::;?
x from x	EC77B:
x had already	;:>=F<
x had ed	;;=<F;
x has a	H9=:<<
x has been	I4>?7=
x has ed	6<5=BH
x has it	E>>=<;
x has the	ED;898
x has to	;=9B<C
x has x	4A7=DE
x have to	=>;=>E
x i #	;BB<B9
x i 'd	A>D=<9
x i can	>C<>?@
x i ed	CC9:<?
x i x	==E=A8
x if you	<<C=>@
x in #	;?@=D:
x in $	D><?=:
x in 0	8A>=AB
x in the	?>?>;A
x in x	A>;A@=
x in your	;B?;<B
x ing $	?;<>9C
x ing 0	E;>>>=
x ing is	9E;;=?
x ing s	;CA<<?
x ing the	AA8D=8
x ing x	:;D8BA
x is #	?C===:
x is 0	3G<:=A
x is at	;E@9=9
x is being	F=<;>:
x is ed	=2E=0H
x is from	8G=<=<
x is in	K@96;1
x is ing	A>7E<9
x is now	D7>=>A
x is on	EB:8:4
x is s	B7B7=B
x is still	5;?H=>
x is up	E>=;>8
x is with	H:><>;
x is x	@@=B3;
x it $	@<:;:E
x it 's	9C<B>@
x it ?	??E>?:
x it for	@B@=>:
x it in	=<8>=H
x it s	=<@<>D
x it to	<=D9B=
x it x	A5A<C>
x me $	@>9>C>
x me a	>?E>?:
x me to	==H<=8
x me x	8;>@<D
x no $	GB=5=:
x no x	D5:C<>
x now $	E;78:@
x now s	F>==<:
x of 0	E<@?79
x of ing	C9=?>?
x of s	8AC@A9
x of the	D=7?9@
x of x	=@@@><
x on 0	<B::E6
x on the	@=2>AC
x on x	;CC=@0
x on your	C=;>>A
x s $	@<<:6E
x s 0	@F9:98
x s :	=B9;=B
x s a	<89D<C
x s an	;C=A=:
x s are	?CAA92
x s as	D:>==@
x s at	=>C<<@
x s ed	=D:??:
x s for	@C?9<<
x s from	F=;;<<
x s have	;<=9AE
x s in	<C@;9@
x s it	=?D9<>
x s now	E;?==<
x s of	B=<?>?
x s on	?D@=7=
x s s	>??;;B
x s that	AD>::?
x s the	:?C5?B
x s to	8@D=8>
x s were	:?=B<A
x s x	=F?84>
x s your	9?<D<>
x still has	>=;E>;
x still s	9E;C;7
x that $	<=58EC
x that has	:A><>E
x that x	=A98AE
x the 0	B8<DA9
x the ed	8AC@?<
x the ing	C:>@;>
x the s	8A9A9G
x the x	:.F>=B
x their x	D:;<=A
x this x	9E<=?@
x to 0	@A@@>8
x to be	9<@=>C
x to the	F:@7<=
x to x	C9D=9>
x to you	@B?B>9
x to your	@:A<@?
x until 0	8G<=>>
x until the	<@<D><
x until x	BA?9?9
x up $	A9;>;C
x up to	;A=>?D
x was ed	;65AEA
x was x	5<8A@F
x we x	;;D;>B
x when you	>>E>>:
x will be	D=B<<8
x will x	D;A9;<
x with the	BA:?<=
x with x	<B<:<D
x wo x	E><<=:
x would x	;?C@<=
x x !	;:==<F
x x #	?CA@@5
x x $	=>:@?A
x x 's	?@:@@=
x x 0	D;?57B
x x :	>AA=:=
x x ?	;<C;=?
x x a	<3C=>B
x x all	=D@==9
x x and	=D;:;A
x x are	G=::A:
x x as	@@B<@7
x x at	@;D@>:
x x by	;@9:DB
x x ed	@?4AA8
x x for	A8BB8>
x x from	?A@<><
x x had	?;;BD9
x x has	>B:<:B
x x his	9?>;F:
x x i	;FA<;:
x x if	:=@D><
x x in	>>??<A
x x ing	=7<E<>
x x is	D=@;2=
x x it	<;?<?D
x x me	?:AA>>
x x no	=:>F>=
x x of	I?<<87
x x on	9G;@?8
x x s	:E<</B
x x that	;@69AF
x x the	>:>=?B
x x to	D<C=79
x x up	??B?A9
x x was	9?<@@A
x x with	:@=A;B
x x x	:A<DB:
x x yet	>>=D?<
x x you	A<==@?
x x your	D>A6;?
x x 汉	CB<<<;
x yet $	;<>H>:
x you ed	@C:9B;
x you x	A8>9@B
x your s	;A:@=C
x your x	E9B68A
x | $	?5A=9C
x ✔ $	F:<;>:
x 汉 $	==A==A
year	8G:9@>
year $	;G<;8?
years	9:>;<H
years $	:<>==F
yes	C:A:<?
yes $	?9<>=D
yesterday	5=:8I>
yesterday $	8?:9G=
yet	4;<L;9
yet $	65<K<<
you	=;>-I@
you $	<9>=E?
you 'd	??<:8D
you 'd x	>A><<A
you 'll	?7C:8@
you 're	DA9A7<
you 've	=?A6@?
you :	?B8<>A
you : $	?B8<>A
you ?	>?;?>D
you ? $	>?;?>D
you already	>C<=A:
you are	>9CA=<
you asked	?:>?:B
you can	;9?;:F
you can x	=;;;:G
you confirm	=>DB>8
you ed $	FB79;;
you ed 0	<C;>D9
you ed the	><=>E;
you ed x	A:;8@D
you give	>>D=>;
you have	>E>;@7
you have x	8GA>=8
you like	>>D>><
you need	=<;<>F
you said	9<<=H9
you to	>:B<=@
you told	;>:=G9
you want	>>H=>8
you wrote	=>=>E:
you x $	;<AAE9
you x ?	>>?>C:
you x a	8C==<A
you x ed	C6C:=>
you x have	=>:>>E
you x me	9@D9F4
you x on	E<<>9>
you x s	><;>>F
you x the	<8BA=@
you x x	A=A1=@
your	C9=6E<
your 0	A?B>>;
your account	B;8@?@
your approval	8<@B@E
your bank	@B9?;A
your behalf	A=C>=:
your calendar	D;<C=;
your card	B=9:<E
your confirmation	@9<E>:
your ing x	C@:<A;
your landlord	==;<D?
your mailbox	>D>;?=
your mother	B<A>@;
your name	F<?==;
your new	E:>>><
your question	:<=<=F
your request	>8>>@D
your room	:CB>>=
your s are	E<>>><
your s x	;?<;D@
your seat	=BC==:
your signature	><CA=:
your sister	;>>=D>
your x $	D5?@:?
your x 0	9:>?>F
your x :	;=B<>A
your x at	@?;=<B
your x ed	=9<AD:
your x for	G:==?:
your x has	E8;9@@
your x is	?D?86=
your x of	?9A@;A
your x on	A:=>C;
your x s	CD8<;8
your x to	?:9=@D
your x was	?@98CA
your x x	>>B=C8
yours	E4BB?8
yours $	F8<9=>
yourself	99=:DD
yourself $	<=9<<I
|	</D?3F
| $	</D?3F
⏳	>>:F?:
☐	;:GA<5
✅	N9:982
✅ #	F:>>=;
✅ # $	F:>>=;
✔	G:<:=9
✔ $	F:<;>:
❌	>:>G>;
一	:H;:<@
一下	2>A=8E
一下$	8B<B<@
一下就	>?E>?:
一个	<=>F=>
一个$	C;:>;D
一件	B8;=AA
一份	I7D:;6
一份$	E;B;<;
一共	6H:<:>
一半	5C<D=@
一句	<:C=<@
一声	><B=A<
一天	>>:<;D
一封	:C?@?=
一小时	>B?=A:
一年	CA<=@:
一并	E<>=>;
一张	D:6@@C
一晚	AD>>>9
一晚$	AD>>>9
一条	>CA=;;
一次	=?>>:C
一次$	=><@=B
一步	9<CE:<
一步$	@9<D=?
一点	=??AA;
一点$	9A<BA;
一直	9E>A<9
一般	:89:<L
一遍	>C=:<>
丁	A9EA?7
七	?@>;@=
七天	;:A==C
七月	:;==E?
七点	F>@;:8
万	:G>8C3
万$	>A==A:
三	;M91:9
三个	D?6<=>
三个月	>:>>>D
三分	>@<AA9
三十	<=>?@B
三天	B?A:;=
三天内	A;D>>9
三封	<F?:><
三步	>;>=>E
三点	?D9;;>
三百	?AD<<9
上	F=7;@;
上$	>C8B4?
上了	I4;7;@
上了$	K7<8=9
上传	:>>CA>
上八	:=>?>E
上八点	:=>?>E
上午	>@>:@>
上午$	B?@=<8
上午十	;;>>=F
上去	E<?B;9
上去了	G=>=<<
上周	6A<=G=
上的	@:BC=<
上线	E=<;<>
上线$	D?><>;
下	=:EA3@
下$	@?9E8<
下一	9AC=>>
下了	J7:89<
下了$	F:<:;>
下午	??C;7>
下午三	<D<>>=
下午两	=<;A<C
下单	B=CA;8
下周	A>E9=8
下就	>?E>?:
下月	D@>>>9
下来	@B?>@6
下来$	;AAC>:
下来了	@@<:A9
下的	8@?;D?
不	5;=C7F
不上	9F>>>8
不上$	;F>:>;
不了	2::L>9
不了$	4><N?0
不会	D=5B<?
不会再	E>:@=<
不准	==<B>@
不准$	==<B>@
不到	8DA>><
不回	;<E?=:
不回来	;<E?=:
不够	=A>@?;
不够$	=A>@?;
不少	C9===A
不少$	E:>=>=
不明	>=;F?9
不是	<97<<H
不清	>B=A?:
不用	:C75CC
不用再	>>;=>F
不确	==;F>;
不确定	==;F>;
不等	==>:?E
不等于	==>:?E
不能	;==C>A
不要	>=GA=4
不过	:8D@<?
不过$	:8D@<?
与	=B=;>C
专	A?;<9C
业	@;3>CA
东	<?AAD3
丢	@8B<=B
两	<N<3:8
两个	>GA9A8
两份	:?C?=B
两份$	:@>??D
两位	=D=>=;
两分	=:@C=>
两分钟	=:@C=>
两天	@;=>=A
两家	7G;?;=
两张	?=<=D;
两晚	><A>=B
两条	F@=<=;
两次	;F=<=;
两点	><:@BA
两点$	?9=>>E
两班	;D?>>=
两百	D8@<>>
两项	=D>==;
两项$	;E>=><
个	;ED79>
个$	E<@8@8
个人	9@=>@@
个人$	:><=>D
个地	:<CB>=
个失	<D?;>=
个失败	<D?;>=
个工	<AB;;?
个工作	9>C<<@
个时	=>E?>9
个时间	=>E>?:
个月	:A;=?C
个账	E;>>==
个通	<F?==;
个通过	<F>==<
个里	E:>>>=
中	9@@BB8
中$	?B9B;;
中介	;<>>E;
中午	B=D=<9
丰	<BB<C8
为	B6<;<E
为$	A8<8<E
主	9@:8F@
主任	?B@<@:
主干	F<>?<;
久	:>?=>F
么	:;@B:A
之	5<G:=A
之前	8:C9C@
之后	9=E78C
之后我	>>C>?;
乐	;D;<=?
乙	<<D<@>
九	>E:>@:
九点	<@@@A;
也	V6:5:.
也打	E>>==;
书	E>?A69
买	9:B@C?
买了	>=A=C9
了	F7,8F@
了$	H6/B?<
了一	AD3<?<
了一下	6G9?=@
了一次	C>=A=9
了一遍	8E<==?
了三	?C9:7@
了两	A>><A;
了就	9;A;<E
了我	9=G=>9
了没	<=D?><
事	8:5>EG
事$	>6<@?B
事了	AC>><:
事了$	AC>><:
二	=I7:A:
二十	A??:A:
二号	?;<DA9
于	?4A;?D
五	@B:7D:
五$	<DB==9
五下	>B<==@
五下午	>B<==@
五个	B:<==C
五个工	=<<>?E
五号	;:A>F:
五月	<;;@G9
五点	E><<@8
些	9=>=;H
交	A<B;@:
交$	<:E>:?
交了	@;>=B?
交了$	?=>=B?
交回	;==>AD
产	<;=C=A
享	CA=<<:
享给	E<>>=<
亮	69>=<J
亲	C>:;=?
人	9?8?DA
人$	>@:@>@
人事	;=>>F;
人均	;D??><
人是	<E@==:
什	=<9E>B
什么	=<9E>B
今	<EF:<6
今天	=GB=;5
今年	:C>B==
今早	B:==D;
今晚	9<F:9@
介	;<>>E;
从	C@<5<@
仓	AA9;B=
仓库	C=9<A>
他	;>D:C:
他$	9=>C?@
他们	=<B>B<
付	?DA6A8
付$	C??>?9
付了	>:B:C<
付了$	C=A==<
付款	<BF;;8
代	D5@9>A
代收	A=@=B9
令	>:BB@=
以	?5A;9C
以$	:87D@?
以上	>;<>=F
以后	C8A@9=
以用	D;D>>8
以用$	??E??9
仪	C>?<>>
们	@7?>E<
们说	<??=8B
件	CA@<?5
件$	6G>9D=
件夹	BC>==9
件都	D:>A>=
价	A8A9C>
价格	>?=<;D
任	<=7BF:
任何	=?;B=?
任务	A;<C?=
份	E;G36:
份$	F8?99@
份证	8>A9<F
优	B:D?=:
优先	@;D=>;
会	F=@6:=
会$	>H8===
会再	D=8?=?
会员	ED@<81
会在	=:E><>
会有	:=B;<C
会自	>>9<>F
会议	D=:D:7
会议室	B>:D<8
传	?3CC?:
传到	A9>D9<
但	6>>?9E
但$	6??@:B
位	BB@99=
位$	A=A78A
位子	D;;><B
低	<D?<:>
住	=8BD9@
住了	>=<C;?
住了$	?>=C;<
体	AC9;9@
何	<?>?A<
余	<F?A99
余票	9AC@@?
余票$	:AC@@>
余额	;F=><<
余额不	>;>D?=
作	=:DC5=
作废	C;A@;;
作废$	D;;@;>
作日	9>C<<@
你	;9B7I:
你说	<;?>D=
便	<A899F
便宜	;B;;<B
便宜的	:G>>>;
保	=@8><D
保险	><;BB=
信	C7=B:>
信$	E??7;@
俩	D>=@>;
修	A=;8G5
候	48BB?A
借	D:=@=?
值	E:@@<<
假	AC@9@7
假$	BA<=A7
偏	:C=>>@
做	@8@A;>
停	==>DD6
停了	<B;<AB
停机	<<=G=9
停机$	<:=F>:
健	=CA;A9
健身	??B<A:
傅	><9@E=
傅$	>@<@9A
催	EA>A:5
催一	>>D>?<
像	9D:?<A
儿	B8>B;=
元	>>@2@A
元$	5A@4?F
元已	D:>=@<
充	D<@?9=
充电	D=?>=:
先	3+F;AF
先不	>>B>?9
先别	<<:<>F
先把	:>E=A<
先留	A<<D=:
先看	<<@<>D
光	;=;F<=
光了	:;>F=:
光了$	:;>F=:
免	?<A?9@
免得	B9AA=;
免费	;;A;<E
入	B=B>9<
全	L@>267
全天	D:C==;
全绿	@D=>>:
全绿$	@D=>>:
全额	<E<:>?
全额退	<E><>;
八	AB?5=;
八点	?>D;:=
公	=C><>=
公司	?A;=A=
公告	AB==:<
六	D@=3A;
六个	C8B>>@
六位	@:=<>D
六位$	=:=>>E
六月	>E;<C5
六点	B>;:=A
六点半	:;@>=E
共	:GB679
共享	@C>=><
共四	;F=>>;
关	=@9AA=
关$	9<A=D@
关了	@;>=B>
关了$	?>??A<
关闭	C?=<=;
其	?@8:@D
其中	:D;:A>
其他	@:<=>C
内	8@C80D
内到	CD<==7
内可	=C9=<C
再	:8E;4B
再发	=>BB?9
再扣	B>?C?9
再试	>>E>?:
写	9HD5?;
写$	B:@:C;
写好	9=E;<A
写好了	9=E;<A
写的	8E<A>:
写的是	8E<A>:
冲	B7=B=@
冲突	;9>B>B
冲突$	=;=H>9
决	:@A:>C
冻	=D?<<>
冻结	;E?><>
准	<7??;E
准$	<<;B>C
凌	<<=<E?
凌晨	<<=<E?
几	?9C><?
出	><:@B?
出$	A3E>==
出了	??8:AB
出了$	BA:<>>
出价	>9>=F<
出去	@9:G=<
出去$	=<<E=>
出去了	D=>@?8
出来	=E;;:A
出来$	?C:==@
出门	A;=;=C
函	?;F==7
分	9D:???
分$	7J=<;:
分三	:<?>?E
分三步	:<?>?E
分之	9B@C<9
分配	><<E>:
分钟	>:@>>B
分钟$	@<CA:;
分钟内	@A:;=B
分钟到	B9===A
分钟后	;:B=D9
切	@?@B;:
划	D:?>9>
划走	D<<>;?
列	=D;=9@
列表	<G>9=:
则	<;;=DC
刚	@?;A=>
刚才	6?<ABB
删	>7G@?:
删$	>8?G==
删了	F<B:=:
删了$	E>>>>=
删除	=<@?=C
判	9@??>D
利	9?>>BC
别	719;=O
别人	8;=D@?
别的	>=;@>C
到	F;9@=:
到$	;<?@@@
到一	7E=C==
到一半	8>?F>=
到三	?E=A;6
到两	8C>=D:
到了	A=:4C?
到了$	@@<;@<
到十	@E:<=:
到周	=C==<?
到您	E<=<?;
到您的	C=:>A=
到手	@D>>>9
到时	:;F<>=
到期	8H::;>
到账	;<9>CC
到账$	@=;<A?
制	<;==>F
刷	;C;<;B
券	J9>A97
前	7=<>CD
前任	;;>=F:
前台	E>=<?8
前台$	E?>=;:
前有	B9=>=B
前面	<E>>=<
剩	4M>=68
剩下	8:>B=D
办	??D<>9
办$	@;BA=;
办好	E?=>>:
办好了	E?=>>:
办妥	E>>>==
功	E;=B9;
功$	H7:C<7
加	C6EB98
加了	DA>>;<
加班	;C???@
务	D:??@<
动	@:AC>9
动$	?6>G=9
动续	D@<?<:
动续费	CA==<;
包	=EA>A3
包裹	;F<@@8
包裹到	:E?>==
化	9C=?<B
匙	;=>@D>
区	:@9AC?
医	?@<8=D
医保	=?><<C
医生	C?:9?@
医疗	8A@ABC
医院	@@A<>;
十	?F:9:<
十一	<>@AB;
十七	CA>=<9
十个	:E>>><
十二	<E9=@;
十五	@B@:9=
十八	CB:<;>
十分	=>A?<A
十分钟	?=A@9@
十号	9B>>D<
十四	AE:;=;
十天	<?;=>D
十日	:?;==E
十点	F?7:9<
千	8B>>=C
升	E;:;@<
午	?AD79;
午$	@>B<;=
午三	;E<>>=
午三点	<D<>>=
午两	=<;A<C
午两点	=<;A<C
午十	;;>>=F
午十点	;;>>=F
半	<?8C7B
半$	=?8>7E
半小	?:><>D
半小时	?:><>D
华	E:;=D9
单	?>A=@:
单$	:@FA@6
单上	E9>@=;
单位	9<>>DA
单号	@?;:7A
单子	=A><C>
单子下	E=?>>:
单已	B;=<B;
卖	=;CCA8
占	1C;I@6
占用	8@=G<9
卡	@:@G@3
卡$	F9@<;<
卡住	9@>E=;
卡住了	9@>E=<
卡在	9?;G<:
卡里	D<=@<<
印	C@<@9>
厂	<C;?D8
厅	B=:A<>
历	@?AD:9
压	<:B@@?
原	@C<9=>
原因	<C=?<=
原话	<==><D
原路	?B=;;@
去	>1<B?E
去$	95=J@=
去了	L8;<;8
去了$	N9<<=1
去年	8A>=D>
参	;<>=BD
参考	9<>??E
又	=9>:AC
友	9=>>D@
双	??;=A?
反	@<;B;A
发	A8I=B3
发$	D7G==/
发一	>>F>>9
发了	B;<=A;
发了$	?>>@B=
发出	<8?B8B
发出$	><C@<:
发出去	;<<C;C
发到	B=A?>;
发布	?9<@B>
发的	D?8;A9
发票	AD=?7;
发给	@=B:;B
发货	:AA;A<
发起	F;?<=;
发过	><>=D;
发送	;>>B=?
取	@1>=G@
取$	E6?@;=
取消	8:A=DB
取消了	9=>=DA
取走	<>=>E;
受	AA9=8@
受理	@B;=:?
变	A6>A8A
变更	B<;E=9
口	==>>?B
口$	E@=<<8
句	>9B<;B
另	A?9A<@
另外	B@;?==
只	CG;<29
只剩	=DA<=9
只是	?A@?=9
只有	8>;C<B
只能	<>>>?C
只要	=?;>?E
叫	G=>;=;
可	>?C9.A
可以	@>D/5@
可以用	D;D>>8
可能	::7F<B
台	B;:;A@
右	8D>;;A
叶	:>?>>E
号	A?:;F8
号$	=FA8?9
号到	8@=<AB
号发	9<<>DB
号柜	9:>>F>
号柜$	9:>>F>
号码	==;C;B
司	>?:>A>
吃	8C@:>C
合	<D:>>@
合同	?>?9?>
合并	@;>A<?
合计	9C=>=A
同	A9C5C:
同事	:=B>C>
同意	?;E:C8
同意$	<?E=@:
同步	F:=A=9
名	E@<@89
名单	B>?B<;
名字	AC===9
名额	?=?C>;
后	58J66F
后$	=:B;<B
后一	>A:B;?
后会	;<B;<A
后到	;:B=D9
后到$	;:B=D9
后我	>>E=>:
后来	5===AH
向	E<@<<;
吗	69H8:<
否	9:AFB7
吧	;<=8=F
吧$	;<@8>D
含	BD===9
听	<E<::A
听雨	@D>==:
听雨厅	@D>==:
启	BA<=><
吴	=>C?<=
告	C>@<<=
告诉	:=A:>A
告诉我	<=@;>A
员	@AA<>7
员$	<:=D>?
呢	@B;:>B
呢$	@B;:>B
周	;BE2D9
周一	;ADAA3
周三	=@AA;>
周二	BB;:A8
周五	<AB78B
周五下	>B<==@
周六	C6A<B:
周四	A<B<8@
周报	8D>>B;
周敏	@C<A<8
周日	7;;<DD
和	BF<51>
和一	=E=>>:
咱	>;=A>B
品	;A;;CA
响	@;:<<E
哦	8D;=<D
哪	<=D>;>
唐	=B;=>?
唐阁	>E<>>:
售	8C>ACA
商	68;BH=
商家	7<?BF9
啦	K9<::=
啦$	K9<::=
喂	C;>C<8
喜	?;===C
器	;@9D>>
四	@H=2>7
四个	=D;;A;
四十	A@<?9>
四点	I;<;=9
回	?6G@F4
回$	>=>@D:
回了	A?;?B6
回了$	=??D==
回复	9=EAA9
回复$	<;@DA8
回您	E====<
回执	:F;B;;
回来	>7BE>9
回来了	?;AD>9
因	=?7@9B
因为	@9=8=E
因为$	@9=8=E
围城	:=>D>@
国	9><>;F
图	A:=@=A
在	E?<D<1
在$	;B=B>9
在吗	??8??F
在周	B9D=<;
在第	:E<;B:
在路	:B?=B>
在路上	:B?=B>
地	D;=C=8
地址	@=@B>8
地址$	A:A@A7
场	D49C?=
场地	B;=A@9
址	@@@B>7
址$	A:A@A7
均	<E>>=:
坏	8;<F<@
块	C?;?6=
城	7;>D;E
堵	:D<<=@
填	?9C9AA
士	C9;::E
声	>:B@A<
声$	?:A@A<
处	?D=<?;
处理	A>><A=
处理$	B?E;<9
处理中	@?:A;>
备	BB:6A;
备份	D>;;><
备份$	D;:==@
备注	A@;;A=
复	>8D>C;
复$	5@DAD8
复核	?>AB<:
复核$	:>BC=<
复的	9B:>;C
复盘	B9<=?B
外	CA7=?<
多	3B965M
多$	9?;=>E
多了	:C?><@
多人	;>?>=E
夜	7<?<G@
够	:E<@>9
够$	=A>@?;
大	;88>;J
大了	:=?>>E
大了$	:=?>>E
大概	9@=>=D
天	5BB2DB
天$	?<;<?C
天内	>?A;8?
天就	;=C=D:
天没	=C<>>?
天的	?B?<A:
天起	CB=>>8
太	5;>=@H
失	;=7G;<
失败	;?:H;3
失败$	>A:B<7
失败了	;:?F>=
头	:I8@8=
头$	9C9=<D
夹	BC>==9
奖	=<=<;F
套	B=?@:>
女	A<<;;D
女士	A<<;;D
奶	<<A;>C
她	<@>=F7
好	>.A78H
好$	<==?7C
好了	D3F3=<
好了$	D7G5;:
好的	=>=<:E
好的$	;>=<;F
如	<6H47B
如下	:;;=>G
如果	<<G9;<
妥	I<<<;7
妥$	E>=>==
妥了	F=>>=:
妥了$	E=?>=;
始	:<A>;D
始$	;=C>>@
姐	E9;=A9
姨	C>>=B:
婉	CB?:=9
子	?8=:@D
子$	G99;:A
子上	;=>==E
子下	E=?>>:
字	=BA;=>
存	G>@?67
季	?:>=<D
季度	A;>>>B
学	;A=<B@
学校	7A<=F;
它	;A?@;?
安	D:=?>>
完	CD:8>8
完$	A:<=B>
完了	8G<AA6
完了$	9H<B=6
完成	CB?;?4
完成$	H9<9@7
完毕	I;=<;:
完毕$	I;=<;:
定	@6E?@8
定$	D8?A7=
定了	C<C<@7
定在	F;=>==
定时	C<><@<
定金	:<>>G;
宜	;B;8<D
宜的	:G>>>;
实	A<5C7E
实$	<=;E>?
审	83?JB7
审$	D==>>;
审批	39=I@<
审批$	98<I::
审核	=;>E;<
审核$	><@D<:
客	@5B9G9
客户	C7;9D7
客服	=<<;E>
室	<:?CB;
家	8E89D>
家$	:?>:C>
家了	?:>=:E
家了$	?:>=:E
家都	BB<;;=
家里	?==<<D
家长	>A=<@>
容	9?<B=A
寄	?1E2G8
寄$	@;D>>:
寄出	><@:C@
寄出了	;>;=DB
密	?>C;@:
密码	>9>8D@
密码$	:<A=E<
密钥	C@D995
对	;>:>AE
对方	<>7?D?
对方已	9B>>C=
导	<8BEB7
封	AC;@7;
将	;;D<=@
小	:?>0DA
小时	:DA67B
小时$	@B;;:A
小时内	;?B<<@
少	@:=@9D
少$	E:>=>=
就	,0M?CB
就不	@9;9=F
就好	9=B<>B
就好$	;=C<>@
就差	9=F>=;
就把	;=?>E;
就是	;;@?:D
就没	?A8E?<
就给	9>?>F<
就能	::>:>G
就行	>7@9;E
就行$	?8@9;D
尽	<B;;>C
尾	>@>:B<
尾号	<B==D9
层	:F>>>=
层$	:F>>>=
居	=::AD@
州	7F==;>
工	>=?@B<
工作	5@DB:<
工作日	9>C<<@
工单	D=<;=?
工资	;>==D?
左	8D?;;A
左右	8D?;;A
差	;:H>=:
己	35?;K?
已	P611I)
已出	B<==B;
已发	F<<<>=
已发$	D=>=<>
已取消	E>>?;>
已建	D=>>><
已开	C;=<@?
已提	D?<=<<
已提交	C?<>==
已改	E<>>==
已签	6>@?I?
已签收	5>@?I?
已经	A8:7J7
已经发	9=?BD<
已经开	9>>>F>
已经把	8>>>G>
已被	8D=C=;
已退	E>>><>
已通	D=>><=
市	<@<;BA
布	@6<@D>
师	8?;?H:
师傅	><9@E=
师傅$	>@<@9A
帘	D<>A=:
带	;8=<=G
帮	@=><@?
帮您	C?><9>
常	<B99<E
常$	@C<;=;
干	E><A99
平	>@8@?@
平台	?:9?AB
平均	;D???=
年	8:23?M
年$	?<;;:E
年了	:>?>=E
年了$	:>?>=E
年假	C>==@:
年假$	E>=>=;
年卡	?D>><;
并	F9<@8<
广	F<>==;
广告	F<>==;
库	CC=<@4
库存	?DA;;8
应	>A?<B;
应$	>=>E?=
应该	BB?<9=
底	;<A@>D
店	A@?>B7
废	C9A?:=
废$	D;;@;>
度	;:?A>D
度$	BBA;;5
座	A>A>;>
座位	C<B==<
延	6A98G?
延误	<;;:F>
延误了	:<?>E;
延迟	9E==?=
建	>;=:6F
建$	C=>?><
建好	E>>>><
建好了	C???>=
建成	9;>?>F
建议	89A7<C
开	=9@B@?
开$	BA<@<9
开不	=<>F>;
开了	><<?>D
开了$	@>>?;A
开始	<?B;<A
开始$	;=C>>@
开给	E<@==;
弄	>;DAA6
弄$	;@E<>:
式	>>?;=C
张	A=6@C?
张$	>><;D<
归	L4=98:
归您	E;=><=
归档	E:A==:
当	C5@@A=
录	>E=7B:
录$	@C::;@
录里	>E>=<;
录音	;EA<<=
影	=?<8=E
影仪	C>?<>>
影响	;=<;>F
往	D7:=<C
待	6<FG66
待发	;E;<=?
待您	;<F<=9
很	46:@9K
很多	9=>=<G
很多人	;>?>=E
得	8>A?1D
得您	;=B?<@
微	B@B<<9
心	<:76?J
心$	@=;:;E
志	<I:9@5
忘	>;>;>E
快	5B>4DD
快递	<:A7E>
快递员	:B<=A@
态	>E8<:>
态是	<E>==:
思	=>=<?C
急	@:>9;F
急$	?==<=D
总	;CA8A<
恢	E8C9@:
恢复	E8C9@:
恢复$	8?D:B>
恭	?;===C
恭喜	?;===C
息	@:?<>B
您	A/F4C?
您$	?<A?:>
您一	;BF><8
您上	=;:=H8
您不	>=<;>F
您五	=>;>F;
您五月	=>;>F;
您先	;=B;@@
您卡	D>=@<;
您卡里	D;=@=<
您可	<=<=>D
您可以	<=<=>D
您同	>?C?>;
您同意	>?C?>;
您回	=>=C@;
您在吗	??8??F
您好	=<;B<A
您好$	><;B<@
您定	=;H<<8
您已	B>>=@:
您已经	C>==@:
您点	<=C<=>
您登	:>>>D@
您登记	:?>?D>
您的	E64D8A
您看	;@<@=B
您确	=>G<<:
您确认	=>F<=;
您给	:=F==:
您补	9=C=B>
您要	<BC@9:
您要是	=>F=<9
您让	:?9>CD
您让我	=?9>CB
您说	C:C:<=
您说的	E<A=8=
您退	>=B=C:
您邮	D;A<=:
您邮箱	D;A<=:
您问	:>>?=E
情	:=<?BB
想	5>?6AD
愉	=;<>>F
愉快	=;<>>F
愉快$	=;<>>F
意	=4A;C?
意$	<>F=@9
意思	?=<<?C
感	A<<<=C
成	D7@F5;
成$	D28G?9
成两	>@C=>:
成了	?><>:C
成功	F<?C93
成功$	H7:C<7
我	;4N?/<
我$	9;::>H
我们	D<>@=9
我先	;;F==;
我再	:=N8>4
我只	BD;:><
我可	==H<?8
我可以	==H<?8
我就	48K><=
我已	CA?;8;
我已经	BA?<8;
我帮	>;??=B
我来	:<H;?9
我没	:>7K>9
我没有	=<;G?<
我记	:=<=>F
我这	B7?F;8
我这边	C<;D=7
我这里	=;<@>C
我马	=>F=?;
我马上	=>F=?;
或	:@>??D
户	D<6>@;
户$	A;9B<A
房	;<?=G:
房$	=BB=>9
房东	@8=AD6
房租	<A==C<
所	><8D>>
所以	:87D@?
所以$	:87D@?
手	=B>?>=
手$	@9C9=@
手机	<==?:E
手机$	=<;<>F
手机号	@B?=<?
手续费	9D=>?A
才	0B@A>A
打	@9@=A=
打了	B<B<?:
打印	H<;?<<
打开	=DA:;>
打开$	>E<=>:
打款	;=A<;C
打过	>9>BD9
扣	6=<@G@
扣了	;@A=E9
扣款	:B<<CA
扣费	:A>E>:
执	;E?A:9
扩	A9;<>E
扫	F>=<<:
批	13CHG6
批$	:5?I89
批了	:=E;B:
找	;E>7;B
找到	9E??>;
把	*<D1S?
投	E?<A=7
投影	BA>;==
投影仪	C>?<>>
投票	@A=C<9
投诉	>=;>BA
折	>9>?>E
抢	:>CBA7
抢到	=<==D>
护	<=A@:A
报	@==C<=
报上	E<=@<;
报修	E=>>;=
报告	@8;C;A
报销	A:?;B?
报销单	B=@=@;
报错	<F<=>:
抬	BA=B>8
抱	99<A<E
抱歉	99<A<E
抱歉$	99<A<D
押	;A=?C<
押金	=>>?D=
拆	9>?><F
拉	F:A>;:
拍	??;;CA
拒	B9>AA7
拒了	C<>A=:
拒了$	C<>A=:
拖	F=><=9
招	C;<>>?
拟	49K<;;
拟好	7>G>=>
拟好了	9?D>>?
拨	>:<=@E
拿	C>7=<A
持	:>==>E
挂	?=AB9<
挂上	C=>B<=
挂了	:<C==?
挂了$	:9C>=@
挂号	C;:C<?
指	;>?A?C
按	K4678B
按您	G<:<7?
按您说	E<;=:>
挪	D:;@@:
换	>6E5B<
换了	8:B:@D
换好	C><==@
换成	D;B;@8
据	B6B=@>
授	8D=<>@
授权	:E=<?<
掉	G:>8?=
掉$	D:9@=@
掉了	H<=<<:
掉了$	G<><<:
掉的	:=>>E<
掉的$	:=>>E<
排	<CF@47
排在	>@C==9
接	?:@A?=
接口	9:>D>B
控	<;;;DA
推	E4A?@;
提	I;@@86
提交	<BBD;7
提交$	<?BC>:
提到	G7>==>
提前	<B9<=C
提醒	L5;<:9
搞	G9<<;;
搞定	G<=>=8
搞定$	F<=<=:
撤	F8:A9@
撤回	C<;:=C
播	8AB>;A
支	C>8D8;
支付	B?:A;=
收	?7=3J?
收$	<8:=I=
收了	><=<F8
收了$	><=<F8
收件	B>=;<@
收到	C3:>C@
收到$	=88=DB
收到了	E9>=B8
收货人	@D=><9
改	B;B>;=
改$	@D:C=5
改了	E>>>=;
改了$	D>?>=;
改到	?>B=A;
改好	B?B>=;
改好了	D?>?==
改成	:AB@>A
改签	;>@@=C
改过	E<=<A9
放	E8F6@9
放在	F7<<B7
放心	>;;<<E
放进	F<>?<9
故	;8<@@D
效	D:==7A
效$	D<?>8>
敏	?A;AB7
敏$	D@==<:
教	=;>@;D
敢	>><D?=
数	>D>;7?
数据	C6A?;@
整	?;=?=C
整理	:==>>E
文	?CC5;=
文件	@C?9=:
文件$	;F;<==
文件夹	BC>==9
料	;?F9B:
断	6;DE=<
断了	8=>F==
断了$	8=>F==
新	G<=3==
新卡	;=D<A=
方	>@<?A<
方已	9B>>C=
方案	<:F<<=
无	@??<<A
日	=>@8AA
日$	6B8::E
日内	9@A;<A
日历	@;BD<:
日志	<I:8@5
日程	G;><=:
旧	D0AB><
旧卡	?>B=A:
旧的	D<B:><
早	@==6D@
早上	;<==BD
早九	D<A==:
早九点	D<A==:
早了	:>?;>E
早了$	:>?;>E
早八	B?A==9
早八点	C>A=>:
早就	9=><=F
时	29CC<B
时$	>@8H;8
时了	;B>C>;
时了$	;B>C>;
时候	69?C@A
时内	;?B<<@
时间	><C>?<
明	B<?B5<
明$	@::FA7
明天	>B?:<?
明早	E<D<<6
明白	8<;;<I
明白了	:=<<>G
春	?:><=E
昨	459>O7
昨天	6;:9J>
昨晚	:8=CH5
是	4F==E:
是$	=E98==
是不	>>:>=E
是不是	>>:>=E
是否	==;G>9
是周	9FA;?9
是在	9B??A>
是您	AA@=B6
是我	C;;B<9
显	9G;:B7
显示	9G;:B7
显示$	<>=?D;
晚	C7A8A>
晚$	@<<:<C
晚上	E8:<@>
晨	;<=<E?
暂	<:;G>>
暂时	=<;D>?
暖	A:B;=B
更	B78E>=
更新	@:<A@?
替	D;:=A=
替您	D;:=A=
最	3I6@;@
最便	<C>>=>
最便宜	<C>>=>
最后	=??@:A
最后一	>B=C<:
最好	==9AB@
最近	<C=B>:
月	6E69F@
月$	>B;:<@
月三	9D>>B<
月到	<E>>?:
月到期	<E>>?:
有	2K9A9<
有$	B;CA=6
有三	=F;9C7
有两	7K<9<8
有了	C==;>?
有了$	C=?=?<
有人	EA7;A:
有权	>><D?=
有权限	>><D?=
有没	==;C>@
有没有	==;C>@
有这	D:>@<=
服	=@<>B>
服务	?B>A9<
期	1E@:<B
期$	4AA;?C
期了	7F=AB8
期了$	7F=AB8
未	/E?E84
未知	==9G>:
未能	><;F>:
未读	<F?9==
本	:=>?=D
本$	B@=;;?
本人	:=B;AA
机	>::E>>
机$	8>9E;@
机号	@B?=<?
机票	C>=?<?
权	A??C:9
权限	D6@D:;
权限$	::B?=B
李	<:==D?
材	;:F@A7
材料	;<F<B8
条	DE;A71
条$	AB=@:6
条码	=<>F>9
来	<?G:B8
来$	=??@?<
来了	E>=<=8
来了$	E>=;=8
来取	E:@=<<
来取$	E:A==8
来的	>>><C<
来的$	:?=<D=
杭	:F>>=;
杭州	:F>>=;
板	>C9@B7
林	?B==;A
果	:?B?8@
果$	;?;>?E
架	=@B>:@
柜	A6@=E:
柜$	=9B=E9
查	.M>54B
查$	:CD8=<
查一下	>;?>?C
查到	6G?==>
查收	>=:=>F
标	H3>=8B
标签	E=>?<;
标题	:<>>>E
校	:B:<E<
样	B89@@@
核	=7;J79
核$	:;BF;9
核实	A<7E=>
根	:;<@BC
格	<?=<;F
案	@9C9<>
案$	C::;@@
桌	@D=?=8
档	F@=:@8
档$	C@A9A9
梯	::>=G<
检	;A;?C=
检修	8=?>E?
棠	<9>D<A
棠厅	<9>D<A
楚	:@;B=B
楚$	<B=C>;
楼	G:;;A7
楼下	F;==>:
概	9@=>=D
欠	<H<<>8
次	4E;@@@
次$	8F;>;>
款	A?C==9
款$	6>F6AA
款单	=@C;<=
款已	E>>><=
款项	F:;=<>
歉	=9;A;C
歉$	<9<A;D
止	;=9D7D
正	@C;>==
正在	>@@=B;
此	D>;><>
步	A7?D7@
步$	E;:B;:
段	:B;<=D
每	<A>::C
比	1A:;AH
比较	;<<=>F
毕	E<:99D
毕$	I;=<;:
毛	9>>:=G
气	@67>>G
水	;F4?8@
水$	;A<>=C
水费	<=<C=@
求	9;<D;B
汇	8D==B>
汉	>@@=;?
汉 #	AE=5;8
汉 # $	CE;787
汉 # 汉	?;B<B>
汉 $	>><@?>
汉 0	>E;<>6
汉 0 $	@E7?88
汉 0 0	AB>;>:
汉 0 汉	=A==@;
汉 :	=A=>9A
汉 : $	<A=>9A
汉 ?	6:F=8>
汉 ? $	6:F=8>
汉 a	;>>>>D
汉 b #	8?>>>C
汉 g	D<==<>
汉 g #	D9==<>
汉 p	D9===?
汉 p #	D9===?
汉 s	=E>>>:
汉 s #	=E>>>:
汉 t	><==<C
汉 t #	><==<C
汉 x #	@8>A=D
汉 x $	8EC7@=
汉 x x	D=C<;9
汉 x 汉	:=F<8@
汉 |	;:B?;A
汉 | $	;:B?;A
汉 汉	@=>89D
汉 汉 $	@;?9:D
汉 汉 0	<F;<=;
汉 汉 汉	@=E88=
汉 ！	A;9:9D
汉 ！ $	A;9:9D
汉 ：	<>>=<C
汉 ： $	;>=?9C
汉 ： 0	A=B;B;
汉 ？	56H69=
汉 ？ $	56H69=
池	BC=<;;
没	6=.W6-
没下	>=<E?<
没交	<><E?<
没人	C;>9C<
没再	??8G?<
没删	=:>G?<
没删$	=;>F?=
没到	>=>D?=
没动	@A:C>8
没动$	A8<F>:
没发	88DA<?
没发$	<<E<>=
没回	<:CC>;
没开	=<>F?=
没成	;;?H>:
没扣	=E?;?=
没收	=?=D><
没收到	=?=D><
没改	=<>F?=
没有	;B5E99
没有$	==<E?<
没法	=<<F?=
没用	>F?9>=
没碰	=;=F?=
没订	=;;H>:
没订$	><;F>;
没退	>;>E>=
没问	CB?9>>
没问题	CB?9>>
法	;B<D?>
法务	E:A<<9
法院	8B>>C?
注	:::CB?
注销	:9AE9>
注销$	;<BE;:
洗	C9?A<=
活	A7<>:E
派	=@>@@<
派送	<B<<C<
流	>E;57A
流水	=E=;<<
浇	E<>>=:
浇了	F<>>=:
测	7GD9;9
测试	7HB:;:
海	><<C:A
海棠	<9>D<A
海棠厅	<9>D<A
消	=6A9AC
消了	9=>=DA
消息	C:@99B
涨	=>@9B@
清	D9B;6?
清$	D?@;==
清了	F<?>=<
清楚	:@;B=B
清楚$	<B=C>;
温	<?:<?D
游	@:=<C?
满	4C6I::
满$	9E=;>A
满了	7>=I:7
满了$	7>=I:7
灯	E8C>:<
点	A>>6A<
点$	?:?@:C
点一	A>E<<8
点一下	>>E=?:
点了	?8=AE6
点了$	A9<BA8
点到	AA:<;?
点半	C89?<C
点半$	:@;A:C
烦	:<;<>H
然	B<C==;
照	E>>@<9
照您	D??>=;
照片	D@B?95
片	D?A?87
版	C:@>6=
版$	@@:B=>
版本	?;?=<C
牌	?8AC7@
物	=;@<E;
物业	=8:?G;
物流	>E>=<<
特	<E>;><
状	>E9<:>
状态	>E8<:>
状态是	<E>==:
猫	?9<;:F
率	8D=:<D
王	6<A9CC
现	>E?>59
现在	@E@;5:
班	:E?@C5
班$	C?<<@8
球	<;<>=E
理	;;A<BA
理$	?AE::;
理中	@?:A;>
理了	A:?<B=
理员	?<C>C8
理由	<E;=<?
理解	:;<=>H
生	A::?>@
生$	>@;<@A
生产	><?D>:
生成	C>??><
生效	@>A?9>
生效$	@>A?:>
用	@B6:?A
用$	==@@<A
用了	CB=9B8
用了$	E?>9B8
用再	>>;=>F
用户	E:=><>
由	<@=9B?
甲	;<BAA:
申	@8B@@<
申请	@:?AA;
申请$	9;B<B@
申请已	E>>=;=
电	A?>7C=
电$	;=E=>=
电子	=BB=:>
电梯	;:>=G<
电话	<>9=DA
电话$	8>9;DF
电费	F=;9:=
留	D=9@><
留了	G;==@7
留意	;<:<=H
留着	;B>AB6
留着$	:@?@C8
疑	A:;<=D
疗	8A@ABC
病	;=?;?E
登	<=?9C@
登录	:@@:B?
登记	<A<AB;
白	9A8?9D
白了	:=<<>G
白了$	:=<<>G
百	ADA<76
的	E67:H=
的$	A31:P8
的事	?<8>DA
的卡	@;??B=
的号	@=BA:>
的吗	>?:??D
的时	8@:B@@
的时候	9<<DA>
的是	FA4==9
的是$	AA==@8
的电	?=C<<?
的话	4;I98?
的话$	:>@:;D
的话我	>>F<?:
的账	C;=C<;
的退	C=;D=9
的退款	B>;D=:
的那	GA:98=
的邮	>=8A@B
皮	C<B=<:
监	<;A>C>
监理	>;A>C:
盒	:G;;==
盖	>9D9C=
盘	E8?B>9
盘$	:<B=>C
目	>A5B6A
目前	9D:G95
目录	@>=<=B
直	8E6@:C
直接	==:?=E
省	<AD>>:
看	7F;9>B
看$	7AAB:;
看一	<;<<>F
看不	<;=E>>
看不到	=<=D>>
看了	6J9<@7
看了$	9G<;A8
看到	BC:;A:
看看	=<?<>B
真	:=>C?B
眼	8=@B>A
着	1BIC=7
着$	1?DFB2
着了	:>C>>@
睡	?=:<=E
知	C5AF;7
知$	<:=CD8
知道	A?>@9=
短	;88E5G
短信	=:9F6B
石	<G=<=<
码	=6=D>B
码$	;?>;D>
码已	E=>><>
确	<<BA=;
确定	<<?G=8
确认	?;D<?<
确认$	@:AA==
碰	;;=E>@
磊	;D=<C=
示	5DA=C7
示$	:<D<F6
祝	<==>>E
票	=E@C:5
票$	=AE<A6
票的	@C?=>:
禁	E@@;=7
离	9?BC@;
禾	9D>>A>
种	8B==CC
科	@?>;@=
秒	;F@:B7
秒$	@D=;=;
租	<?B7E;
移	C9D=;<
程	K:<>;7
稍	;=E<><
税	7E=D;;
税号	;B>B><
稿	A7G8:<
稿$	=>E<>;
空	=B?@5=
空着	8CBA=:
空着$	9BB@=:
空调	H9>><:
突	;9>B>B
突$	=;=H>9
窗	>;@<A@
窗$	<9C<=@
窗帘	D<>A=:
立	<@>>>C
站	>BC;>9
章	=BD8B9
笔	:EA:@<
笔$	<G<;?6
第	<A>8C=
第一	?9B;C>
第三	:@?;C=
第二	A><7?A
等	4<AF;>
等$	A>?9B=
等于	==>:?E
等待	C>8B><
等您	>>E@>7
答	:B;>C<
签	8=@>K8
签$	BA:;?=
签了	9>>=G=
签了$	;>?>D>
签字	:@CB;8
签收	1B9>K@
签收$	7=>?H>
算	8C966I
算$	:A::>E
管	@<?=D:
管理	?<C>C8
管理员	?<C>C8
箱	A<>AA:
箱$	A?A?:;
箱已	9:=@CB
箱里	E<==<=
米	:B==C=
类	B;;<=B
糕	=<DB=:
系	8=>EB<
系统	9@=DB9
系统里	@;B=?<
红	A?@:9?
约	F?B;>4
约$	ACB:;7
约在	C6B=B:
约好	C>>>@<
约好了	C>>>@<
级	@?:A;>
纪	?@99AB
纪要	@A::A@
纸	=@8D8@
纸$	:@=D><
线	=G@>;8
线$	A@9C;9
线上	>DB;>9
经	?::9L6
经发	9=?BD<
经开	9>>>F>
经把	8>>>G>
绑	??9;<F
结	6D4A6G
结$	<@>>=D
结果	;A6C<A
结果$	;?=>?D
给	L0B4B5
给个	:<E>==
给了	E<==@9
给他	B??>@:
给您	A5:=I:
给我	9>C<>@
给方	E;>>=<
给王	@=E==;
绝了	C<=@<=
统	7?:CE=
统一	9<;=DC
统里	@;B=?<
续	J7?><7
续$	=>C=B:
续签	B::??@
续费	@E;;:>
维	B;<=>@
绿	AD:<<;
绿$	?E===9
编	?>7>7C
编号	@A9<:@
编码	;:>>>F
缴	:D@?C?
缴$	7?D?F=
缺	4D9I;4
网	=C:C?:
网关	7?<DC>
网关$	9<>>DA
网盘	E<@;>8
罗	B><AA9
置	@;@<@?
置$	;=A>=B
群	D>@@<6
群了	D>?><<
群了$	D>?><<
群里	B;A@?8
翻	8E;<=@
翻了	9G<<=<
老	:><9K6
老师	:BA>B8
老板	<B<AA9
考	:==;=G
者	@?;<A?
联	?7?A:B
联系	>8?A;A
股	?9C?:@
能	4F7B1F
能收	==;<>F
能看	AC:;==
自	<:;9HA
自动	C=<=@<
自动续	D@<?<:
自己	35?;K?
至	E==<=>
航	8E:7@B
航$	:F>==9
航司	9@:=AC
航班	:?@<D<
般	:89:<L
色	7E;:<@
节	8E;<?>
花	D?;:;>
苏	>D>>=;
英	A@@<:=
英语	:D=>=A
草	:<C=>B
菜	B:A<<?
落	B@;?<=
蛋	<>CA<=
蛋糕	=<DB=:
行	8>E>9C
行$	B<<>6B
行不	C>A==;
行吗	>>D>?;
街	<?B=;A
补	>7C7AA
补丁	@<E=?7
表	AC=@=6
被	*84QD;
被别	9<=G=;
被别人	9=>F=;
被占	:==G;:
被占用	;==F<;
被拒	<<>AB;
被退	9>=F=<
被驳	:=>E?<
被驳回	:=>E?<
装	D?B<:7
裹	;F<@@8
裹到	:E?>==
西	7?<??F
要	.=C;8D
要一	=?;??E
要不	<=G<>:
要不要	==K<>5
要您	==E9=>
要我	>>D>?<
要是	<AD9;>
要的	=E?@::
要的话	>?E>?:
要看	>=;E><
要等	>>9=>F
见	9C=9=E
规	9=7?@F
规则	<;;=DC
规定	<B<<:C
视	C??<<=
解	9?>6=G
言	A@:9=A
警	>D<;C6
计	4H==?=
订	B<;CB7
订$	9?@F;:
订了	C>>B:=
订了$	??>C<>
订单	<@6<AF
订好	>==<E:
订好了	;>>=F<
订的	H7=;A7
订的是	H9;=<;
订阅	E=<>=>
认	==D><;
认$	?>AA=<
认证	;:=D>@
让	B7;>@B
让他	E=<=>=
让我	=?9>CB
议	@;A>5@
议室	B>:D<8
记	>>4=CA
记录	CC::C3
记得	99;<<I
讲	:A;<=D
设	D=>;<>
设在	E:>>>>
设备	=C<=;A
证	99@C9B
证$	<;;<AE
证书	>AB@<:
证明	@:B@;>
证码	AC>:<@
评	?C=9@<
诉	9>?9BB
诉我	<=@;>A
诉我$	>>9=?E
诊	@@<C<:
试	6FFD83
试$	:>D;>>
话	:6E8;F
话$	5:?7?I
话我	<=F<>?
话费	E;:C=<
该	?B?;:@
语	@B8::C
误	@;8BE9
误$	A<=AB9
误了	:<?>E;
误了$	:<?>E;
说	=<7:DC
说$	88:=8K
说一	<:A=A?
说不	>><E>;
说了	H===8;
说明	E9<B:<
说来	=C=:B9
说的	G6?:;?
说的$	E>;=9?
请	C3:?>C
请$	9;B<B@
请了	C@<A@6
请已	E>>=;=
请您	=>;=>D
请求	;?>E<<
读	9J9:?6
读$	>E>;;<
读了	;G=;><
课	=H>999
谁	CA@6B<
谁也	D<=8>B
调	E6=<?>
谢	@;;;<E
谢您	;>===E
财	<:C:E<
财务	=:B:E<
败	;?:H;3
败$	>A:B<7
败了	;:?F>=
败了$	;:?F>=
账	C<4A@=
账$	B<;=A>
账单	D=9>@:
账号	@=?@>;
账户	@D8;:B
货	:A=>C<
货$	>?;B?=
货了	<B@=@:
货人	@D=><9
货的	>?:=>E
购	=8@B?@
贴	C9<:@A
贵	>B?B<:
贵司	B<?B<9
贷	:D>==B
费	F?3>6?
费$	=E;?<>
资	=>=<C>
赔	=;CD;;
走	I37;B<
走$	D>;=?;
走了	>9<BB:
走了$	>9<BB:
走的	C99<BA
起	C?4?2@
起来	?:=B<B
起飞	:C=<=@
起飞$	:C=<=@
超	.;=KA9
超时	5:8IB9
超时$	:9;I?6
超时了	;B>C>;
超过	9A;B=@
趟	>F<=>8
足	<D<?>:
足$	<D<?>:
跌	@9A=<B
跑	=FA9:8
跑了	DB=:=8
跑完	6I>>>?
跑完了	9F?>>?
跟	H:=9=<
路	;@>5?D
路上	>C<;A<
跳	:8=G<:
跳过	;8>G<9
跳过$	<9=F>;
踢	9A=?C?
身	9=C;?B
身份	8>A9<F
身份证	8>A9<F
车	B>E79;
转	==FA6=
转了	:A>C><
转账	;>?A:B
轮	;D>??=
载	@=<:B@
较	;<<=>F
辛	=B<<:B
边	B;3F=?
边看	>>>E?;
边看不	>>>E?;
达	>@;D;;
过	<C;<F9
过$	?@?C=8
过两	<C<C;9
过了	<A9=@@
过了$	@@:>B:
过去	E9AA;9
过去$	C<A=?9
过去了	D=?>==
过后	=>?;<C
过期	5C<B<A
过期了	9D>B=;
过来	C;B<A9
运	7=>A@B
运维	?:==@B
近	9DB@=7
返	@?;A;>
还	2?<P:5
还$	E:>?=<
还不	==<F>:
还了	F=@<=<
还剩	;K;9:6
还在	1?5I@;
还差	=9E?=;
还是	8=GA:<
还有	8CD9;;
还有$	=9F<><
还没	66<J@;
还没有	?==D?>
还能	>C98>D
还要	>=8A>E
这	92?C>E
这一	><AC<9
这一步	9<BD=:
这个	:;<@8F
这单	>@=?D8
这次	D;=A<<
这笔	;<D9A@
这类	E>=>?9
这边	A?7G<9
这边看	>>>E?;
这里	=;<@>C
进	J59<@:
进去	@:;DA<
进去$	9;=G<A
进去了	E>>=>9
进度	7;?>AG
进来	C@=<<<
连	<F?<=9
连接	>D>>><
迟	6G=;?>
迟到	:C>=>@
退	@<<@A<
退$	7D><:B
退一	><;<>F
退了	9?:@D?
退了$	><>;A@
退回	B;=?>?
退回$	B>?9A=
退您	>E==>9
退款	@=>E=:
退款$	>=E><;
退给	B<=>B;
退订	C<?<<A
退货	A?8:AB
送	??:@<>
送$	B=@;B8
送到	=C@9;?
送到$	:EB<=<
送达	>?;D<<
选	79B>>F
递	@9B7C;
递员	:B<=A@
通	>C?=B9
通$	9B>=C<
通知	C3CA?7
通知$	=;@>E:
通过	;D=<C>
通过$	@C:@A6
通过后	=>?;<C
遍	=B=:;@
遍$	??=:<B
道	=CA>6>
道$	8C<>>C
邀	D;B=<:
邀请	D;B=<:
那	A;6F9?
那个	@<=:>D
那位	?:>=<D
那封	>=?D<<
那条	G<===9
那班	:D<C>8
那边	A;:B@=
邮	@<>C=;
邮件	C>>@:<
邮件$	=D>:A>
邮箱	=9?CA;
邮箱$	>;A@=>
邮箱已	9:=@CB
邮箱里	F;==<<
邻	<<;=E@
邻居	<<;=E@
郑	99C>B@
都	I@=?82
都在	?B=A=:
都已	E==>=<
都收	F<?><;
都是	99=AC?
都有	EA=<=8
都没	=;=G?=
都看	;F=<=;
都看了	;F=<=;
都能	BC?9=9
配	C<8H;7
酒	E;??9<
酒店	D=A@:9
醒	L5;<:9
采	=B>C=:
采购	?>>C>;
里	@G8:=>
里$	H:<?4<
里了	D:>A>9
里了$	D:>A>9
里写	:F>>>9
里成	F9>=><
里有	?@A;=<
里的	=;CB=:
重	A:A7>A
重启	BB?8?8
重复	:@<A9C
重复的	:B<?;A
重新	F9>:;>
量	@C=9<@
金	@6<5FC
金$	>=>>D;
金卡	F<<>=;
金卡$	F<<>=;
金额	88=:;J
钟	@7B>@@
钟$	?<EA::
钟内	@A:;=B
钟后	;:B=D9
钟后到	;:B=D9
钥	@?D:@4
钥匙	;=>@D>
钱	F1;C:=
钱$	?<9;BB
钱还	=<>D>=
银	:AA?>@
银行	7CB@?>
链	BA===<
链接	B<>>=?
销	?4AE>:
销$	;<BF;:
销单	B=@=@;
锁	B7?E>;
错	@B384G
错$	6C98:F
错了	7:<A<G
错了$	8:=B<F
错误	D?=<=8
长	8<:>AF
长$	<=>>;E
长了	;<?><E
门	B<<@@;
门$	@:<@B<
门口	D<A;?:
闭	?A=;C9
问	;A>4>F
问$	:<C==C
问题	@AA8;@
问题$	?@@9=C
间	?>BA<:
闹	A9C??>
闹钟	B9C@?;
阁	>E<>>:
阅	D=@<;<
队	:=8AB@
阿	?6?<E=
阿姨	C>>=B:
阿敏	<=>>E>
附	B:AA;9
陈	A?<A@9
陈师	:@>=D<
陈师傅	:@>=D<
降	=;99@G
降到	E==>=9
限	B2BD<>
限$	9:B?@B
院	8F@A@:
除	9<@>9E
险	9A9AB@
险$	:=?>E;
随	<<B;>A
随时	<<B;>A
雨	<G<B:6
雨$	<E>>>:
雨厅	@D>==:
零	CD@<76
零点	@?CA:8
需	7=DB<;
需要	:?CC<8
需要的	>?E>?:
青	8E?>A>
静	G<<:=>
靠	9>B:A>
靠窗	;9C;A>
靠窗$	=:D==>
面	;H<?3<
面$	@><:>C
鞋	>;;=?D
音	?CA<;:
页	>@>;>A
页$	99B==E
页的	F;>=<;
页面	9DA@;9
项	B@6>5@
项$	9E=:=A
项已	F<>><;
项目	C9<;<C
顺	>?<;@@
顺丰	=B==C:
预	>F;=<:
预发	F>;><>
预约	>@>@B:
预计	5J@<<8
预订	;@=D<?
领	A8??@?
题	<=@79H
题$	?@@9=C
额	8@<F3@
额不	>:>F?=
额不足	>;?D?>
额度	?:?E<:
额退	<E><>;
风	5;>:BG
飞	4H@9;=
飞$	9E<<=>
食	>=?C<<
餐	8C9>@A
餐饮	;D?<?A
饭	=>?=D=
饭店	:>>?E>
饮	:C?;?B
馆	D<=@;<
首	A<A=;@
香	=9B<<C
马	?<;=?B
马上	@B?9:?
马师	:9=<DB
马师傅	:9=<DB
驳	8>>F@<
驳回	8>>F@<
驿	;F>>=;
验	9G?=?:
验证	;A>?A?
验证码	AC>:<@
骑	;C=@C7
骑手	<A=@C8
高	1I:99F
麻	:;;<=I
麻烦	:<;<>H
默	E;>=;@
點	@:?BA8
齐	=:FB<9
龙	:E>>?<
！	A;9:9D
！ $	A;9:9D
：	:=>=;E
： $	9>=>9E
： 0	A=B;B;
： 0 汉	B<B;B:
？	56H69=
？ $	56H69=
👍	E;>>>:
"""
