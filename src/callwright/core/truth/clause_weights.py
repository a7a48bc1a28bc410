"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	?6227K
! $	?6227K
#	<C:8@A
# $	:@80=G
# 0	7G=>==
# 0 汉	7G=>==
# :	>C;;>?
# : $	>C;;>?
# and	@6>C@?
# and #	?;>@=A
# ed $	E7<E<7
# has	;A>:E:
# has been	>=><C=
# is	C@:D:0
# is ed	A>=A=:
# is x	BB?;=9
# now	F:>>><
# now s	E;>>>=
# was	@9>@C:
# was ed	>:>?C<
# x $	<A??CB
# |	B;;<>A
# | $	B;;<>A
# 汉	>F@;>4
# 汉 $	<DA<A7
# 汉 0	?B>>;>
$	?>>>:@
'd	A9A73C
'd have	;<A<>C
'd have to	<=?=>D
'd x the	B=>:=A
'd x x	<=B<>@
'll	94J92>
'll be	?<@:<A
'll do	>><<?D
'll get	==E>>;
'm	67FA=@
'm not	<=;@?B
're	BA<?7=
're checked	D=??=>
're in	G:>><9
're on	C?>>;;
's	E:?><:
's 0	8H=<<;
's a	@:;;>C
's a x	A:;;>C
's already	9=>>E>
's been	F=>><=
's been ed	D>?==>
's ed $	?9@C9?
's in	I;<;;8
's in the	F:>==<
's on	I7;:9<
's still	;98H=>
's the	9@=;<F
's up	G:=<>;
's x $	C7A:D9
's x ed	:;>DA=
's x is	:>;C=B
's x x	<CAA98
've	D<;9@>
've asked	C=9@=?
've gone	>B<:?@
've got	DAA;67
've opened	?>:>E;
've written	;<<=?E
-	@=A@:;
- $	:F==>:
- 0	>@<8??
- 0 $	<DA<<5
- 0 x	E7<>>B
- 0 |	8?>??E
- d	;B@A=9
- d #	;B@A=9
- x $	>:BB?9
- x :	<;C<?@
- 汉	@7C?;<
- 汉 ：	==C=>?
0	=M?394
0 #	9@A=<B
0 # $	:<A>>C
0 $	>D897A
0 0	CA5>>:
0 0 $	C>:;=?
0 0 0	A;;=>C
0 a	=@E<:9
0 a x	:CC<<;
0 am	AB;=>?
0 and	@@>9=?
0 and 0	C:@=>?
0 and x	:C<;A@
0 are	<?>C>;
0 c	=E:==9
0 days	6CB:;@
0 december	E:=;;@
0 each	>D<>>:
0 ed $	=G:=87
0 eur	9D@A?=
0 euros	@=C=;>
0 failed	:C=?>:
0 files	9CB>><
0 for	BD9<<9
0 from	D:@@>;
0 gb	B@A<<8
0 gb $	:CB=>:
0 h 0	:E>??<
0 has	@?=<A<
0 has been	><>>B>
0 hours	A?:<;D
0 in	7CC<;=
0 in x	9?D<=>
0 is	A<D<@8
0 is ed	@>==C;
0 is ing	9E?>>>
0 is x	?;F<;<
0 items	C:C>>;
0 january	9@=>@B
0 june	:C>>A>
0 last	<;=>E=
0 lines	9F>=><
0 may	:F99B8
0 may $	:F99B8
0 mb	=<=>>D
0 mb $	=9=>>E
0 minutes	=G<=>9
0 more	:D???@
0 november	>8AA=?
0 of	9F?A:8
0 of the	:CA>>>
0 of x	?C=>=;
0 on	@@8;@A
0 on the	?D<=><
0 pages	=>;==C
0 passed	7I>;=<
0 pm	9?=@>B
0 pm $	=>=;A@
0 pounds	F9@==;
0 rows	<@>F;7
0 s $	6IA71>
0 s ed	D@<<;9
0 s s	;E>=>=
0 s to	;:F>><
0 s were	>D=A9<
0 s x	?D6?7<
0 shares	E:@>==
0 tests	;F><>=
0 times	:D??>?
0 to	B:?9B=
0 to 0	A;=;@A
0 to x	=AB>>;
0 was	@=<=C;
0 was ed	@=<=C;
0 x $	C?><<8
0 x 0	C?=>>;
0 x at	?>>=<C
0 x ed	>7<=G:
0 x in	<F==:<
0 x s	CA<=;:
0 x to	7>>@>E
0 x x	<C<?C4
0 |	98AC=A
0 | $	98AC=A
0 汉	=?>;@?
0 汉 $	=>;=@A
0 汉 0	@;7=?C
0 汉 x	:E@>==
0 汉 汉	?C?=>;
:	<C>=0@
: $	;C>=0@
?	60N39;
? $	60N39;
A:assistant	?6GA0;
A:open	@>;?:A
A:other	3F78I>
B:assertsassistant	B<>87A
B:assertsopen	D?89=>
B:assertsother	4E:8G=
B:deniesassistant	=;;F4<
B:deniesopen	6@:G6=
B:deniesother	6D7<B>
B:openassistant	<7J=49
B:openopen	7:A?:D
B:openother	>>:>B@
C0:asserts	5E=<;E
C0:denies	5B7J6<
C0:open	67F>9B
C:own	[3.04/
C:past	?=59F;
C:perfect	M369E+
C:state	A2=2>E
F:	A;;BA7
F:apply	H>9<=5
F:approve	=<B<B<
F:book	J2?;;7
F:buy	K;76A4
F:cancel	C:75E2
F:close	@?9<A=
F:delete	F;>>5=
F:deploy	A5:6BC
F:fix	>?;8C?
F:merge	E=>>=>
F:open	G=><<=
F:pay	@?98B>
F:print	D;=<;@
F:push	G<<<;>
F:refund	@A6<@;
F:renew	E<===<
F:reply	@9A:B;
F:restart	AB<9>;
F:rollback	H><;;;
F:send	K392>=
F:share	F=====
F:test	=C=<==
F:update	M495=6
F:upload	A9BA;:
G:own	C@9><<
G:ownapply	A;:AB:
G:ownbook	I<:=?:
G:ownbuy	F;====
G:owncancel	I<<=;;
G:owndelete	H;==>:
G:ownfix	E=>>==
G:ownpay	G=<9?7
G:ownrefund	H;=>=<
G:ownrestart	E<><>>
G:ownsend	O7569;
G:ownupdate	H;968?
G:past	?;:;C@
G:pastcancel	9A?@C@
G:pastdeploy	;9><AD
G:pastpay	F<=;>:
G:pastrefund	:F>>;=
G:pastsend	?B=A;:
G:pastupdate	C;?@?7
G:perfect	?<@E@3
G:perfectapply	GA=8:9
G:perfectapprove	:=B=C<
G:perfectbook	F3A<<;
G:perfectbuy	G798C8
G:perfectcancel	C;:6C5
G:perfectclose	BA;?<7
G:perfectdelete	B<??5?
G:perfectdeploy	E:<8B9
G:perfectfix	;A<:CA
G:perfectmerge	E=>>=>
G:perfectopen	G=><<=
G:perfectpay	:B=>CA
G:perfectprint	E=>><=
G:perfectpush	G=>=<;
G:perfectrefund	B=:>C5
G:perfectrestart	=C=<@<
G:perfectrollback	G<>=<=
G:perfectsend	F1:1AA
G:perfectshare	F==>==
G:perfecttest	E;>>=>
G:perfectupdate	G8>7?9
G:perfectupload	?:BB<<
G:state	B=@:=?
G:statebook	E==>><
G:statepay	B;>==@
G:stateupdate	I;<=>:
K:False	>=1@D>
K:True	8E>G<=
L	=?=><A
M:asserts	D?88>>
M:denies	5B7J6<
M:open	67F>9B
P:0	D::=@=
P:1	@?<>;?
P:2	:?=>:C
P:3	6?FB5?
Q	>D62DA
R:0	>@=;9B
R:1	B<>?<=
R:2	<?9BA?
R:3	<=C?:?
^	?>>>:@
^ #	=8;GA@
^ # $	<96A@C
^ # 0	:F>?>;
^ # and	A:>@<@
^ # has	;<?=E<
^ # is	=;@D>=
^ # now	E;>>>=
^ # x	<=?BCB
^ # 汉	CC@>87
^ $	<9-B0F
^ -	@=A@:;
^ - $	:F==>:
^ - 0	>@<8??
^ - d	;B@A=9
^ - s	E<>=?:
^ - x	>4BC=>
^ - 汉	@7C?;<
^ 0	;<D6;D
^ 0 $	8:??<E
^ 0 0	E><>>8
^ 0 and	:=???D
^ 0 c	9E>>><
^ 0 ed	?H8;83
^ 0 of	9G=>>;
^ 0 s	E;D?58
^ 0 to	8;C?>B
^ 0 x	=B38D9
^ 0 |	8<E=>?
^ 0 汉	@;<9<E
^ a	B8>8?B
^ a #	<<>?>D
^ a x	E7?9@>
^ access	BB;@>9
^ according	8B:;C=
^ after	:<@<>E
^ alarm	C<>>>>
^ all	EA8=99
^ all 0	E:>>>>
^ all s	>D><>:
^ all x	E@;;<:
^ an	=<=<@D
^ an x	=<=<@D
^ and	A??=B4
^ and 0	9<B>>C
^ and a	@>>::@
^ and ed	D;23F:
^ and i	>AAB=8
^ and it	>=B@:<
^ and the	D>?=>2
^ and x	>=9E8=
^ and you	<<>;BB
^ anything	>>8=>F
^ as	E@7:C9
^ as the	:A>C=<
^ as you	D<:;D7
^ average	:D???>
^ b	9B<<>A
^ balance	:G>=?9
^ because	;=9@:D
^ before	C>?<>;
^ boarding	C:>==@
^ booked	I:<<=9
^ booking	:>?@?D
^ both	C=A7?;
^ both are	<9B==C
^ both s	B@?:A6
^ bring	;;<>>F
^ but	9<6C@C
^ by	::A:BA
^ by the	::A:BA
^ c	=E>>>:
^ calendar	:;>>?E
^ card	<>?C??
^ casa	;F<=>;
^ ci	@D=<=8
^ confirmation	?@B;=9
^ consider	D<===?
^ could	>=:B>D
^ dana	;D<=B:
^ dear	:<>=>F
^ delivered	;B>>C;
^ delivery	8F=>?=
^ disk	A9=C>:
^ do	=<B7>E
^ do x	><>7?G
^ do you	>>C??<
^ done	I898<:
^ ed !	E>?>>;
^ ed $	H4??<9
^ ed 0	C?:B;7
^ ed :	C?:8=>
^ ed it	E>>>==
^ ed the	F:=<>:
^ ed to	H;==<:
^ ed x	?;@<:C
^ entry	E<=>>:
^ everyone	E<>=;;
^ everything	A?<;=@
^ expect	<:B>>B
^ five	=AB<>9
^ fixed	<C;=B<
^ flight	B:==>A
^ friday	C><=>=
^ g	:=>>>E
^ g #	:=>>>E
^ give	;;C=>A
^ good	D7:;<@
^ great	;;=<=F
^ halberd	:A>=C;
^ have	>9<;=F
^ have a	;<<<>F
^ he	AB::E5
^ he x	BD<==9
^ heating	E:>>>>
^ her	8C<D=9
^ her x	8C<D=9
^ here	58<A<G
^ here 's	7;>;=H
^ hi	9<>==F
^ his	@:<=BA
^ hr	@;>?C;
^ https	9:==>G
^ i	;A>E,?
^ i #	;C><C;
^ i 'd	78A<=B
^ i 'm	67EA=@
^ i ca	=B:D>8
^ i can	:?L7>3
^ i could	;;FA>9
^ i do	==;G?:
^ i ed	CD1?4?
^ i have	<58G<A
^ i x	?C:@.B
^ if	67F95A
^ if it	=>G<=8
^ if the	<=C?=;
^ if you	;;C::A
^ in	6E6=7E
^ in x	6?9A;F
^ ing $	9A@@@C
^ ing :	;E>>?:
^ ing ed	@:>A=B
^ ing for	?;E;=8
^ ing has	@;>D=:
^ ing is	>A>:?B
^ ing s	B6B=<A
^ ing the	8?B?<@
^ ing to	7A9AC=
^ ing was	><>F>;
^ ing x	>::D;C
^ invite	>;@=>B
^ invoice	C;>=<A
^ is	@>>:>A
^ it	6H3G=;
^ it 's	B@4C@6
^ it can	==BB>:
^ it ed	9B?C<>
^ it has	=>C>>;
^ it is	7B;@=B
^ it may	==;C>?
^ it s	7E?5>?
^ it x	?C5@?=
^ jo	:F==>;
^ jo x	:F==>;
^ just	B9>A;=
^ keys	:F=>>;
^ last	;E<>B9
^ let	;=8:=H
^ look	;>;>?E
^ m	7B?>E>
^ m #	7B?>E>
^ marta	9:C==C
^ may	A>?A>8
^ message	C:>;=B
^ migration	>9CB>:
^ mr	?:=;C@
^ mr x	@==<D;
^ muted	F<>>=;
^ my	=;@B;?
^ nd	E<>>==
^ nd #	E<>>==
^ neither	=9=@?C
^ new	BB<=>9
^ next	:>F<>?
^ no	A=8D9:
^ no $	;<?D?>
^ no s	C9>?>=
^ no x	?@9A:;
^ nobody	>C=?<9
^ node	?@=B<;
^ none	;B>@?;
^ not	?5CA=<
^ not ed	<;BF>8
^ not x	;==C>?
^ noted	9=>>=F
^ nothing	6;;G<?
^ number	D8>>?@
^ oat	9:BBB9
^ of	6B;A=?
^ okay	?:=<=C
^ old	D<9B<;
^ on	=?C>=<
^ on x	9AC>>?
^ once	@<A7:@
^ once you	>?E>>;
^ one	1FABB9
^ only	E@=8>=
^ open	7B<9=D
^ option	B=D=?9
^ or	>>D@>:
^ order	8;D<E>
^ pa	=F=;<:
^ pa #	=F=;<:
^ paid	>:>?:C
^ payment	@8BB=?
^ per	8?<<@D
^ please	77;<<I
^ r	8H=;C6
^ r #	9E>=C8
^ readme	F;>=>:
^ reference	;B=<=@
^ refund	C:=<=@
^ refunds	:D<>>@
^ reminder	><C>>?
^ reservation	:=>??D
^ restart	=;;<>F
^ result	>@:A>=
^ right	DB:=;?
^ rma	C=:B@8
^ room	C<;D=7
^ run	;=<=>E
^ s	:C?==>
^ s #	;D=>=?
^ s $	C999:A
^ s :	<;A?=A
^ s are	AA89;A
^ s at	F;=>=;
^ s ed	H;;:;<
^ s for	;;<<<G
^ s is	:@>D>:
^ s s	@B;AB7
^ s x	E@:4>:
^ s |	;===>E
^ say	=8G<:<
^ seat	<9>>>E
^ send	<=E>=;
^ sent	F>>>=;
^ shall	=>E=?;
^ she	?<:8H5
^ she 's	@@<<A9
^ should	<=D<=?
^ should i	>?C>?=
^ since	B:;>>@
^ so	:@9H;;
^ so i	>8:I=7
^ so it	CA>><6
^ so the	?C@>=9
^ so x	:C:;>D
^ someone	7<:ED?
^ sorry	56<D:D
^ south	9D@@A@
^ status	;7;;=G
^ step	;><=>E
^ still	;@B;>?
^ subject	89B=>D
^ test	:E>>><
^ tests	9E>>?;
^ thank	9<=><F
^ thanks	8:<<=I
^ that	>;=?:B
^ that 's	A5@<@@
^ that is	;?>C?@
^ that s	8A<;:D
^ that x	D?9=<>
^ the	@=:CC6
^ the ed	;A>=?C
^ the ing	CB=;8;
^ the s	A9B=D8
^ the x	>>:D@:
^ their	8E<A>;
^ their x	9C<B><
^ then	@6@8:C
^ there	<C>?9<
^ there 's	@?@<;>
^ there are	:D=A>9
^ they	A<79G;
^ they x	B=:7C>
^ this	99CC=>
^ though	;:DB>9
^ three	9DC<?:
^ thursday	A:B==>
^ to	6A@6;C
^ to x	9;=8<F
^ tomorrow	<F=>>:
^ toner	C>C=?8
^ transfer	7F?@?A
^ two	<H2>>9
^ until	;;<=>F
^ version	;D=><@
^ waiting	A;E<>8
^ want	>>D>?;
^ we	B7=B;>
^ we x	A99@<B
^ web	C9>==B
^ what	?A?<>?
^ when	<=D:=>
^ which	8CD6D9
^ which is	>C;<=?
^ which x	>>G>>8
^ with	G=>799
^ with the	B;B==;
^ x !	<=>>>D
^ x #	<=9@8D
^ x $	?A7B3;
^ x 's	F5CB85
^ x 0	?>=?=>
^ x :	>C2<<?
^ x a	:>E;=>
^ x and	;CD?;:
^ x at	E:><<>
^ x can	E<;===
^ x do	;F<=>;
^ x ed	B5>AH2
^ x for	>:<B=B
^ x from	6C==A@
^ x has	>>9DB7
^ x have	;C=A>:
^ x i	E>C::5
^ x in	@<?:?A
^ x ing	A<79;F
^ x is	E?97<=
^ x it	:;D66E
^ x me	9:B5;C
^ x no	DB<;=8
^ x now	:CC>?<
^ x of	@=>=@@
^ x on	AAA?75
^ x s	:AB;8@
^ x should	:<A<=B
^ x t	<<>?>D
^ x that	>=:;>G
^ x the	09B?=G
^ x to	?<E87?
^ x up	;F;<==
^ x with	?CA<>9
^ x x	C@?=6;
^ x you	5=?<?F
^ x your	@=<=9E
^ x |	;6?<;E
^ x ✔	F:<<>:
^ x 汉	=@<>>A
^ you	>B0;J<
^ you 'd	A<<=:C
^ you can	;:=::F
^ you ed	6>5?G>
^ you have	=E<=:<
^ you may	<>;>=E
^ you x	?@5;I9
^ your	A?<;E6
^ your ing	EA;==9
^ your x	@>=;D9
^ yours	8=;F<>
^ ⏳	==:F>9
^ ☐	;:GA=5
^ ☐ x	><E@>8
^ ✅	M6<:96
^ ✅ #	F;>>=:
^ ✅ x	F;>=<;
^ ✅ 汉	E=>=><
^ ❌	>:>F>:
^ 汉	=?A=<@
^ 汉 #	AD;5<9
^ 汉 $	?><A@=
^ 汉 0	>C;?>8
^ 汉 :	<@;>9B
^ 汉 ?	9;D>9>
^ 汉 a	;<>>>E
^ 汉 g	C8==<?
^ 汉 s	;A>;=B
^ 汉 t	>:=>=D
^ 汉 x	=:F;<?
^ 汉 |	<8CA:A
^ 汉 汉	>==99F
^ 汉 ！	>>::9F
^ 汉 ：	<?<==C
^ 汉 ？	68G7;=
^一	A98?=F
^一般	<;<<=F
^七	>=A9E8
^七月	:;==E?
^三	H>38;=
^三个	C<<@<=
^三条	?C=;>;
^上	9=8BD@
^下	B>G697
^下午	?:D==<
^不	44A;@G
^不用	<B;8C@
^不过	:8D?<?
^两	@B?5=>
^两个	AD>;>=
^中	:;>:EA
^中介	;<>>E<
^乙	;=B=@?
^九	?@=?A:
^也	C9@B9=
^二	;=:C?@
^五	B;<BB6
^亲	A:<<;B
^人	@@=>B:
^今	6@D==?
^今天	9DA;:?
^今晚	<<D<<A
^从	A=@:;B
^仓	B=:=A@
^仓库	B=:=A@
^他	8FD8A5
^他们	;@@<B>
^付	9BF;<;
^付款	9BF;<;
^以	B:A>;>
^以后	B;B?<;
^任	;?;D<>
^任务	<9=D=A
^优	C=>@><
^会	AF;<88
^会议	A@=@<<
^但	8>?@:B
^但$	8>?@:B
^体	@=<=>C
^余	?@=A><
^余额	@@=A>;
^你	=;>9G;
^保	<E<B;9
^修	B<<<C:
^值	C>>>=>
^停	C>B<>:
^健	<@B=A;
^充	D;??=>
^先	87>=9H
^先别	>==;>E
^全	H9=<;9
^八	>?C=>:
^公	B<9?@@
^公告	D:>?=@
^六	?C<9?>
^共	A<D<=9
^其	AB9;@<
^其中	9E<;A:
^再	8:A7;D
^出	@:>==C
^分	D<>===
^刚	=@=B8@
^刚才	9?>B<B
^删	=:I<=8
^到	8=D89D
^到手	;E>>?<
^到时	<<G=>9
^前	;C;BC6
^前面	=D>>><
^剩	:>@C??
^办	<>>>=D
^加	>=@C><
^包	;E;@?9
^包裹	;E;@?9
^医	@B;=>>
^十	C=?>9;
^单	>C9;=@
^单号	=A;=<B
^单子	BB==<;
^占	;D?>>>
^卡	<A=C<:
^原	BC:9=>
^去	9@=<C@
^发	=:=F7?
^发票	C?>A;:
^发送	==<D>=
^另	B><@>;
^另外	B><@>;
^只	AD;;9?
^可	A?@?:<
^可以	B;E;=:
^可能	=;9A=E
^合	?A=>=?
^合并	B==@>;
^同	C<==C9
^名	@B=@=:
^周	@=B81A
^周五	:A?<;B
^周六	E8A=;:
^周四	@>@:<@
^周报	:E>>==
^和	;C>>=@
^唐	>E<=>;
^唐阁	>E<=>;
^商	:>>;D@
^商家	8>@=E>
^四	>B<:<B
^回	?AE77>
^回执	<E=>=;
^因	::;C=B
^因为	;<>;>F
^在	=@<7AB
^处	8?8@<D
^处理	989B=F
^备	=;=>B?
^多	;E<><>
^大	A4:9AD
^大概	;;=>=F
^她	:D<;D:
^好	:;8@8H
^好的	;==<:F
^如	:9I7:=
^如果	;<F9:>
^学	??;?C9
^学校	:@=<D<
^官	D<>>==
^定	A>?8=A
^定了	?=D==:
^审	<:>?AB
^客	A??:B8
^寄	C=<<=B
^密	A@B;9>
^密码	B>>><A
^密钥	>AC<;<
^对	<==@D>
^对方	:?;@E;
^小	B=B;>:
^小赵	9?==@C
^就	>9@E<:
^尾	>F=@;;
^尾号	<F=><;
^工	A??A@5
^工单	A;==@?
^差	C@?<<<
^已	H@978;
^已付	:D????
^已取	E=>>;>
^已经	FB;:1@
^师	?<?BB:
^师傅	?<?BB:
^带	<;=>>E
^帮	?<;;C?
^帮您	D<;;<@
^平	?B=>@9
^平均	;D>?>=
^库	<D==><
^库存	<D==><
^应	9C>?>>
^延	9D<=A>
^延迟	;E>>=;
^建	7:B8<C
^建议	9;B9<B
^开	A7A@9A
^录	;CA<<?
^录音	;CA<<?
^待	3>I9;8
^待您	;<F<=9
^得	=<C;=?
^快	AB:;@<
^快递	B@<<@8
^您	5<E?B>
^您不	<=<;>F
^您可	<=<=>E
^您在	>>;>>D
^您好	<<:B<B
^您定	<<F>=:
^您点	<=D===
^您的	G:5F99
^您看	=<>=>C
^您给	:=F>=:
^您要	<=DA9>
^您让	=?9>CB
^您说	<=E<?=
^想	=B@<<=
^感	:====F
^感谢	:====F
^我	;7@C5C
^我先	=<D<=?
^我再	>?E<?<
^我可	=>G=?9
^我已	BA?<9;
^我没	<<8I>;
^我记	9=<=>F
^我这	?:BE=7
^截	C@<;==
^房	:9A>F>
^房东	<;><E=
^房子	A;B;:A
^所	:87EA?
^所以	:87EA?
^手	?>BB<:
^打	=5@@9D
^打印	B=;@>?
^打开	:<@=>D
^投	H8;A9:
^投票	B;=C=9
^抢	@C>>=;
^报	D56C<A
^报告	A;>A<?
^报销	A;<<A@
^抱	89<<<G
^抱歉	89<<<G
^挂	@9B?<>
^挂号	B<;D=<
^按	E;<;7@
^按您	E=;=8?
^换	@;C>;>
^换成	@=C=>;
^接	<:@DB;
^推	>;CA=;
^提	?9@C:?
^提交	><>D>=
^提醒	C:<>=B
^搞	G;=<=9
^搞定	E===>;
^撤	<=>D=>
^支	7E=C?>
^支出	9D?@@@
^收	@B<76B
^收件	C>=;<?
^收到	==?::E
^改	C6D=;@
^改签	9AA@@D
^放	D7A;@<
^数	D;;:=C
^文	A=A<<=
^文件	>?C==<
^新	C<B86>
^新密	D<>?>=
^方	;D@@<:
^日	DC@;:7
^日历	@;BC=:
^日志	=F=;=<
^日程	F=?:>>
^旧	E57?=A
^旧的	C<>;>@
^早	;?;<=D
^早上	=:>>>D
^时	C<=;B:
^时间	C<=;B:
^明	=BC99?
^明天	;D?>><
^明早	D<D<<7
^明白	9<>==F
^昨	7:<@F<
^昨天	;<==D?
^是	C99@D:
^暂	=<;D>@
^暂时	=<;B>@
^最	7D9;>C
^最好	==:;CC
^最近	=B>B>:
^有	2B;=F=
^有三	<D<:B9
^有两	=D>;>=
^服	AA<A<;
^服务	AA<A<;
^未	8A@A=8
^本	;A;B<>
^机	=9;BB>
^权	D==?=<
^权限	D==?=<
^林	;C??>?
^查	5I;:9>
^查到	:D===@
^标	D8C==<
^款	I:<=;;
^款项	F;===<
^正	9;B=B=
^正在	::C9B>
^每	?@;<=A
^比	;C???=
^水	?D>?;:
^没	@??A;:
^没有	=E@:>;
^没订	><?D?=
^流	<C;<<B
^流水	;E>>==
^测	8H>=>>
^测试	8H>=>>
^海	:==C<A
^海棠	;;>C<A
^清	:=B?=C
^灯	E=>>==
^点	8?@9<D
^照	BC;;<=
^照片	@D=<=;
^物	:@=:D?
^物业	:;>;F@
^状	=B9:<B
^状态	=B9:<B
^王	:<==BC
^现	<CB<<;
^现在	<CB<<;
^理	>B@A9<
^理由	=E===;
^用	C9??<>
^申	B@C<<8
^申请	@B>>=;
^电	A?:@@;
^电梯	>;>=D=
^留	<<:B=A
^登	>;<<=E
^登机	?7===F
^皮	E9>>=<
^监	:>??D>
^监理	:>??D>
^目	9C:F:7
^目前	9C:F:7
^看	:>A<=B
^短	>99G;<
^短信	>;:H<9
^确	A:B=>>
^祝	<=>>>D
^祝您	<=>>>D
^票	B9<D=:
^租	?9<:E@
^税	;F=>>;
^空	A;>==B
^空调	E;>>==
^窗	C<=B=:
^窗帘	C<=B=:
^第	?>>8=B
^第三	>9A=BA
^第二	>>?<<B
^等	=8FE91
^等您	=>FA>4
^签	BA<>@;
^签收	<B;=B=
^系	9@;C@>
^系统	9@;C@>
^红	C:C><=
^纪	AC99B;
^纪要	AC99B;
^给	B8?=8B
^给您	B<9=<C
^续	C:C?:<
^编	A<;?;A
^编号	A><=<?
^网	<@=A:?
^老	;>9>G5
^能	<D9;=@
^自	F<9:;@
^自动	E<;<=>
^航	9><<CB
^花	CA>>=:
^药	C;>@?;
^行	>;===D
^补	=;C==@
^表	E=>===
^要	87K89:
^要不	>>C=>=
^要我	??B??=
^要是	>>?;=C
^订	D>9>>=
^订单	@=;=@B
^记	:;==@E
^评	C:<>B:
^该	9@<@A@
^说	@;=@>A
^请	9;@87F
^谁	DA<9>;
^账号	D=B>;;
^账户	;?=>>D
^贵	?B?@=;
^超	:?<B=A
^跑	8EC;=;
^跟	E<>><=
^车	C?<?:<
^转	;??@9D
^转账	:AA=<B
^运	BA@=;:
^还	:>7BC?
^还剩	;H<:=:
^还在	<@:BB8
^还差	=:CA>;
^还没	=:;D=@
^这	7:A9AF
^这个	>?<C;A
^这单	9A>>D;
^这笔	>?E<>;
^退	?95E?A
^退了	<B>C9>
^退款	B88B??
^通	<A?B9@
^通知	@=BC<;
^那	B6>B?=
^邮	6<BF@=
^邮件	==BB:>
^邮箱	8>@DC9
^都	>D;=;>
^酒	D9=B=<
^酒店	D9=B=<
^采	<B>B>:
^采购	>>?C>;
^重	;A@?<@
^金	9;;=<G
^金额	9;;=<G
^钱	D8:H78
^银	7@<BA@
^银行	8B=BA;
^链	B;==>@
^链接	B;==>@
^门	A=B?;=
^闹	F:>>=<
^闹钟	F:>>=<
^阿	=;@<C>
^零	D?==>8
^需	==CA>:
^需要	>=CA>:
^面	<CB=>:
^项	<===>D
^项目	<===>D
^顺	;A==@?
^预	>C?=9>
^预计	9HA<=8
^餐	;B><>?
^马	=9<<CB
^马师	::=<DB
^骑	8C=@D9
^骑手	9A=@D:
^高	9C=>=B
^麻	=;<<>G
^麻烦	=;<<>G
a	>9?9<F
a #	=8<==G
a # $	?<>>>C
a backup	H=9;>8
a card	<=?=>C
a copy	C?<<==
a draft	8;FA>;
a ed x	;?@;=B
a good	:@==>D
a ing x	9?<A;C
a month	>DA<=:
a new	?><BB7
a night	;@B==>
a note	F=<=>;
a refund	<A>=A<
a reminder	D>A=>9
a room	;=C@><
a week	?:<A=B
a x $	6=>=<F
a x and	7C@A?B
a x at	B8AA;<
a x for	@;;;D=
a x is	A9;B=A
a x of	=C>@?9
a x on	>:==@C
a x s	>9@<=C
a x that	=@B9A>
a x to	=>C=A;
a x with	E<>===
a x x	?=@><?
a year	<D>=>>
able	B=:E>9
able to	B=:E>9
aborted	9<?F<?
about	9;@96H
about 0	;BA==>
about the	B;;?<@
above	9:B?>C
accepted	DB98A5
access	F=<=><
access to	C:@=@=
according	6D:;C=
according to	6D:;C=
account	=A;<<C
account $	C;8=@C
accounts	B:<<@B
across	E;>>==
active	@BA:=9
active $	@AB;>:
add	9?F>?:
added	@?:>D5
address	B=>A?9
address $	C<?9B?
address is	:?=D><
admin	@=>B@:
after	:C<97F
after i	BD9=<;
after payment	:>E>>:
after that	=@;;;E
after the	=<=<;F
afternoon	BD;;;:
afternoon $	DA;<<;
again	D>D9:8
again $	B?C;;:
agenda	><===D
agent	=;;;EA
ahead	@?B8>=
ahead $	A:?9>@
airline	;@@=C<
alarm	F;>>==
all	CC>92;
all 0	B??==;
all 0 s	?B==><
all four	:D>>>=
all set	G:>>>:
all x $	=CD:<:
all x s	CC<<<8
alone	=;;F=:
alone $	?:<D>;
already	4>22R0
already ed the	=::;H8
already paid	<=;<D?
am	>?;==C
amount	??<;9B
an	?A;@><
an answer	;E=@=:
an x $	C7:D=>
an x x	=D;=@;
and	@CA9>8
and #	?9>C=@
and 0	>=B98B
and 0 $	B6@=>D
and a	@>>::@
and a x	<A?::A
and assigned	8C>>=C
and dusted	E=;>>;
and ed $	I9;<:9
and ed the	C;<=?=
and ed to	9C>>=C
and ed x	=C;<A:
and i	>AAB=8
and i x	@=E>>:
and it	>=B@:<
and it 's	@<C===
and s x	=:C;=A
and the	D>?=>2
and the ed	E;>>>>
and the s	B8B><<
and the x	@A=>A5
and then	7<@E>@
and x $	8@B;;B
and x ed	<<=CA>
and x s	B><<B;
and x the	?8>@:C
and x x	<@8?;E
and you	<<>;BB
and your	;B><C=
and your x	;B><C=
ann	>C==>;
another	6A=@AB
answer	>B=E;7
answer $	A:?D=;
answered	:?>AD5
any	C6@@:>
any more	G=>:>9
anyone	<C=;?@
anything	@76C;G
anything $	<:<E>>
anything else	@><<=C
api	B?:@;?
app	=9<<:H
app $	A;;<=C
appointments	:F>>=;
approval	3;:I>D
approval $	8?=F@?
approve	;A=C>>
approved	=@B:D7
approved $	>>C=B:
archive	C>=>><
are	E@<>/;
are $	@;D=>9
are ed $	@E>9<:
are ed for	A<D==9
are ed x	9D:<=D
are free	:C=>>A
are in	C@9A<6
are in the	CA=<=9
are n't	<;=D>?
are on	C:B==;
are x $	E@9?:4
are x x	9@AB=<
arranged	F===>;
arrive	@<B8:@
arrived	<@;BC7
arrived $	=;;BD:
as	E?9<?<
as a	=?@<;B
as a x	>?@<;A
as it	<;=E>;
as of	?@<<<A
as of 0	>8>=>D
as of x	>D=>=;
as soon	:=D<>@
as the	:A<C=?
as the x	:A<C=?
as well	D;?=@;
as x $	><>>C>
as x as	:BD:>?
as you	E;=:B5
as you ed	G=;=;9
as you x	7>B=E;
ask	9:?9<G
asked	I74<?@
asked $	E=<=?9
asked for	A;7>@B
asked the	G>::=<
assigned	;C<><B
assigned to	9C>>=C
at	D@>9?4
at 0	D=>?>5
at 0 $	B<??D.
at 0 and	?C>>;>
at 0 in	<E>>=>
at 0 pm	9;;B?E
at 0 x	C;=A<=
at four	B;C=><
at my	F;><==
at my x	F;><==
at noon	??D:;;
at six	A;==A@
at the	:CA=9>
at the x	;D>>9>
at x $	@=@:C:
at x 0	A=;D=;
at x x	C;=;<B
attached	D@=<=;
august	<C=<B<
auto	=C=<>@
automatically	;:B;@B
automatically $	=<C><>
available	<?>E?;
average	6H??A>
away	B9C:B:
away $	@9A<B=
b	<C>68A
b #	9?=>=D
b # $	8?=>>D
b $	=@;<=B
back	H9@<?6
back $	B<6>D?
back on	D?A<<9
backup	DA>9@5
badge	@8D><<
balance	4L98;<
balance is	9A>>?B
bank	:>=E9A
basket	:;F=><
be	7.CB-E
be changed	>>=D>:
be charged	==F<>:
be ed $	8:AD;=
be ed x	;;BB=<
be signed	==:@=D
be x $	:;B@>@
be x x	A==:>C
because	6>8F7B
because $	3>8F9B
been	C:6C@:
been delivered	8>?>CC
been ed $	>26D@C
been ed on	B=>?<@
been ed to	I=>=:=
been ed x	<B=8E;
been refunded	D<>;=A
been sent	;=>B=A
been x $	=9AC9>
been x for	@C>>>;
been x x	=A>B<=
before	E>;>>:
before $	AB9;=?
before i	;>C;>A
before the	E;>;=<
before you	;><=CB
behalf	B=C>=:
being	F@7@=6
below	7<?;=H
below $	9<>=?F
between	;>C;=A
bid	F>=<=9
bill	C9A;D7
billing	CB=9:=
billing api	C<;<=A
blinds	C;>@>>
blocked	=?:C==
blocked $	?;<B=>
bo	;;=E=@
board	@<:@:C
board $	B=<=;B
boarding	C9<<=B
boarding pass	B9=<>C
book	A;E:;?
booked	>?@@F/
booked $	>@B><<
booked at	:D@@@@
booked for	D>=>>=
booked the	;;??E9
booking	=;<C>A
both	D@?1<<
both $	D:=<>@
both are	<9B==C
both s are	<DA<<:
bought	B@;A;?
bounced	9=>E<>
bounced $	9=?E<>
box	8A=<CA
branch	?><<?B
breakfast	F;==;;
brill	A:>>C<
bring	;;<>>F
bucket	A<F<<9
budget	=AC;:=
but	3;;CEB
but $	3;;CEB
button	8;9EAA
buyer	A;<C>=
by	6;;8L@
by 0	B?>><<
by 0 $	C?>><<
by hand	B=AA=:
by itself	===:@E
by post	:==>?D
by the	59?@H;
by the s	;?=<E<
by the x	8;<AF>
by x $	?:97AE
by x x	;:;?E?
by you	=C?=A:
by your	;;>@F;
c	@F8A:3
c #	AB>>>9
c # $	D@=>>8
ca	=B8G9:
ca n't	<B8G9:
ca x x	>C5F;:
cad	<:<=>F
calendar	E;=A:=
call	E@86;A
called	B<<;B>
came	A?8D@3
came to	9F=>>=
can	@;E74@
can be	:<?>=C
can be ed	<<=?=D
can see	CE8=?;
can x it	=<@<>B
can x the	D=B;=:
can x x	AA>;>?
cancel	=8DB==
cancel the	=>F=?9
cancellation	?=<D<=
cancelled	:7;:I?
cancelled $	<=>=D=
cancelled the	><==E<
car	>BC9=<
card	>@?>:?
card $	A8><<C
card is	;C9=>E
card was	C;>@=<
care	C@@:=:
care of	C@@:=:
carries	E>==>;
casa	<F<=>;
casa do	<F<=>;
case	C@=?:=
certificate	D;@B97
change	??8B@?
changed	7@;FC6
changed $	A<>C=;
channel	F:<==>
charge	>@B9>@
charged	B;D;?8
cheapest	;E>=>=
check	3E:E7?
check $	==;G::
check the	>>=<?C
checked	@E?:::
checked in	E=??=>
checked the	9F==>;
checkout	C=:A=>
checks	9D???@
ci	@D=<=8
claim	<EC:;9
clear	;=<>>E
click	:<A=>D
close	9?=D<>
closed	>@7=C<
closed $	@?=:C8
code	>B:;9C
coffee	C;>?>@
colleague	:;==F=
collected	=:;<E@
com	@C<?=9
com $	;D=@=:
come	=C>><>
comes	<B<<<B
comes to	;E===<
coming	G:<;A8
commit	@9=<>E
complaint	E;>>=>
complete	BB>;;;
confirm	<<C@==
confirm $	>>E>>:
confirmation	=DAA75
confirmed	D8<=B;
confirmed for	E;>><<
conflict	99=H=9
conflict at	:<=F=;
connection	@:=D=;
consent	@9E=>8
consider	D<===?
contacts	AC;@;8
contract	9F9=>A
contract $	<F:<>?
converted	E=>=><
copies	C:==>?
copy	@@@79@
corrected	B9>=>B
cost	@C@<=8
costs	?;;<:E
costs 0	?C=>=;
could	3B>H97
could n't	<?;F>9
could not	;<8I=9
could not be	<>:G>:
could x the	>>D=><
could x x	;C?B=8
council	>:B<D:
count	9E=>?=
courier	@7@;F6
crash	9G>=:;
created	G7;?@7
created $	C=>?==
credit	;D<=>@
credited	F;;<:?
credited to	D<;==A
customer	D7=:D:
customers	B;B>>;
cut	C=<<>A
d	?@?C<6
d #	@@@@<8
d # :	<F<<?;
d # ed	>:BB=<
dairy	>E>;=<
dana	:E;;D7
dana $	8E=<C:
data	>7CA;>
date	7AC>?@
date $	:?@A>A
day	8AB8;B
day $	<:C;<A
days	8@>48G
days $	6??8;F
days to	=>;>>E
deadline	<==<<E
dear	:<>=>F
dear guest	:<>=>F
debit	;<>==E
december	E:=;;@
declined	E?;=;8
declined $	AA>=?;
delete	88E;;@
deleted	<@=@B;
deleted $	<C>A==
delivered	3B:;I@
delivered $	8;=>F?
delivered :	8E????
delivery	;G>8?=
delivery $	?C:<@>
dentist	:D:?A;
deploy	G7<B=8
deployed	B:==C;
deployed $	E>>><=
deployment	A9@B@:
deposit	B7?@D8
deposit $	=<@=D:
desk	::9;DF
desk $	>8<>;F
devices	9E;<>A
did	G45BA:
did n't	75:E@@
difference	<C;<=B
disk	?@<AA8
dns	??C;@9
do	>>?=8B
do $	=<:;>G
do n't	?:?><B
do rio	<F<=>;
do x x	A7;==D
do you	>>D>>;
do you x	>>D>>;
document	98BA>C
does	:>=A@>
dollars	;=?<=D
dollars $	8>?<>D
domain	=@=C=;
done	O35988
done $	N69;:4
door	B=9@8A
door is	>B=?=<
down	C>6D7<
down $	?9>E=;
down to	AB<==:
dr	<9@C=A
draft	8AG@;7
drive	C8=;<B
driver	D?;;B8
dropped	@9<C>:
dry	:D8?<@
dry run	<C;@=>
due	1CE::?
duplicate	<E;@?:
dusted	E=;>>;
e	><C?:=
each	@B>;;<
each $	AC<=<9
earlier	:=>==E
early	>8<<BB
ed ! $	G=<===
ed 0 $	9@AE<7
ed 0 s	=D>:9>
ed : $	D6BB96
ed ? $	B??>?;
ed a x	<?=;F<
ed and x	G:>=<=
ed as x	C<>=<A
ed at 0	?=<D><
ed at the	<B<A=;
ed at x	>B=>?<
ed by the	9<<CF8
ed by x	=6>;H;
ed for 0	D=;=9@
ed for the	H<;<;9
ed for x	>:E>?;
ed in $	?>>C<;
ed in 0	7:=<CD
ed in from	9???E?
ed in the	9@F>>=
ed in x	C?<:@>
ed ing $	B;>C>:
ed it $	=7B@C:
ed it in	=;>=E;
ed it x	8?<ACA
ed on x	:8A=D@
ed s $	@@=<C9
ed that x	;<><G:
ed the s	;8;;H?
ed the x	>452R0
ed to 0	?B>>=>
ed to s	D=>>><
ed to the	@===@A
ed to x	B;;E<<
ed to your	DA:;;?
ed until 0	@8B==A
ed with the	D=B<=<
ed x $	2F>?D;
ed x 0	:>D@<:
ed x :	><<>?C
ed x s	G7:?=?
ed x the	C<=;:B
ed x to	D>=>>>
ed x x	7C4=E>
ed yet $	=<>E>=
ed you x	<<<?D?
ed your x	?8@6F=
eight	>E;9B9
eight $	>E;9B9
eleven	=E?<=9
else	;@;9EC
email	<;B@@A
email $	;=>B>C
emailed	><B==@
empty	AA=>=:
end	D@=8=>
end $	D@<=>;
ended	F;>=<>
ends	8G===<
enrolled	C<>=A:
entered	A;<@C:
entry	C:=AB9
episode	<:E=>=
error	:G<?=:
errors	E<=;>:
errors $	E<=;>:
escrow	;><D>?
eur	9D@A?=
eur $	8E@@?>
euros	@=C=;>
euros $	>?C==;
event	E8<@=>
every	A>?:=@
everyone	H:<?;9
everything	?;9C;@
example	<9=?>F
executed	A<AB<:
exist	F:=<==
exist $	F:=<==
exists	D?===8
expect	<:B>>B
expired	5<;C>G
expired $	7A<A?E
export	A:<E>;
exporter	:F>>==
fail	<G=9>;
fail $	<F=:><
failed	5?<D<=
failed $	6?<C<=
failing	;D>A;<
failures	8F>=><
far	8E=B>9
far $	<:>G>;
fax	<;>E>=
feature	><><=D
february	>>><D<
fee	F6@::?
fee is	=;B:>B
fell	E:=;=A
femi	>D<==<
femi at	9E>?>>
fenn	?C?<=:
ferris	C9>>B;
figures	:B>>>B
file	?B;<A9
file $	@?@;A8
filed	?;BA<<
filed $	<>C@>>
files	A@A:<>
files $	;DA>><
filled	7;G<B:
fine	=D?;B6
fine $	9B==C;
first	<8BA??
first $	;7@B9B
five	?C?69?
fix	:9B;B@
fixed	?C<:B7
fixed $	>CA=;<
flagged	F;<>>;
flight	<A@9@=
flights	@C:;<=
flights are	:D=>=@
floor	@B<<<;
flowers	E;==?;
folder	@CD9<5
folder $	?@B=>;
for	E8C;;:
for 0	E=:8==
for 0 $	CA<=<9
for 0 s	@<<>=B
for 0 x	E>==<=
for a	:B>=@>
for a x	6B>>A?
for approval	;>;F>;
for friday	C<A><;
for it	B=:=C;
for order	D<>>>=
for six	<B>C><
for the	C>>A1;
for the #	>=<E:;
for the x	B>@<6=
for two	E@<=<:
for x $	<;F=B9
for x 0	C@====
for x s	;?@::D
for x x	>AA;<>
for you	D5?7@=
for you $	@9@;C<
for your	8AC@<=
for your x	;A;B<@
forget	>=>9?E
form	>7@;@B
found	:J9==5
four	;L=4?/
four $	@?D<<:
four invoices	:F>>>=
free	1I=>9@
free $	8E==>@
friday	@<?:>A
friday 0	E7=>>@
friday at	;;A>=C
from	BA5:=?
from 0	?D::<>
from 0 $	:C>>>@
from 0 to	D>>>=;
from here	A<=C>;
from here $	=>=D?<
from now	B;=>=A
from now on	B;=>=A
from tallinn	9???E?
from the	AB778B
from the x	B@989B
from x $	CA;;?7
from x at	9???E?
from your	<9;D@?
front	<8<A;D
front desk	:9=?<F
front door	E>?;>>
frozen	E;>>==
frozen $	E;>>==
full	9@=E<;
full $	:>:E<<
fully	9F?=??
fully booked	9E?>@?
funds	<:=G>8
funds $	=:>F>:
g	A<9@7B
g #	B5;<:C
g # $	?7<=<D
gave	>;:?F9
gb	@CA<<6
gb $	:CB=>:
get	98I>;<
get a	:=F===
get the	=<>@=D
give	9?D;;>
give me	>>G=>8
given	@C==<<
go	<7F;:?
go $	?=D>>;
go ahead	>>E>?:
go x $	A;>;=B
goes	=<J::6
going	D=@<>9
going to	B>A>>:
gone	I:8B76
gone $	D=??=8
gone out	@<<D>=
gone through	=A;B<?
good	A5@7:D
good $	<;C==@
good news	H;==>6
got	F;6G?.
got a	BC<;<8
got the	G::C77
great	::=;<G
green	9I<9=7
green $	>D=;>9
group	?>;D=:
guest	?@:=9D
guest $	9<<A>E
gym	CB;=?9
h	CB<=>8
h #	C@=>?:
h # |	E==>>9
h 0	:E>??<
had	:<2:L;
had already	;;>=F<
had already ed	<;>=E<
had been	9<;AAB
had ed the	:A<=C:
halberd	;A>=C:
halden	>D?==:
halden ltd	<D?=>;
half	9A;B?A
half $	9@<==D
half past	DA<<=:
hand	D;A@;9
hand $	D;A@;9
handed	7<B@F:
handed to	9@@?D?
happy	;=;>>E
has	E@4>E4
has 0	;F==<<
has 0 s	:E>>><
has a	D?>:<>
has a x	D?>:<>
has already	9@>=E;
has already ed	:@>=D<
has been	D5;B?;
has been ed	D37>B?
has been x	B=AC67
has ed $	=>=8BC
has ed it	=9:CA@
has ed the	@:><D:
has gone	G:><<<
has n't	8DD?96
has no	:D?<>=
has no x	;E?:>>
has the	F@@887
has the x	E=A;;:
has to	9;9G9A
has to be	<>:C;B
has to x	<<:E=>
has x ed	<BA@;:
has x s	9A=<<D
has x x	B:B<C7
has your	D:><A;
have	A@6B9?
have a	>:=>=D
have a x	>:=>=D
have already	?;<<E9
have been	?@7@>?
have been ed	?79??C
have gone	?;:F=:
have it	D9B;=<
have n't	<>;D>>
have no	<B=A>;
have not	>=>C?<
have the	F:?:;=
have the x	G;=;;9
have three	9D>==@
have to	<;:@<E
have to x	<;;@<D
have x ed	=<<H>9
have x s	=F:9;@
have x x	?99D=?
he	?B:9F4
heating	K5;<<>
held	>:;F?;
help	:=:?>G
her	D==>><
her $	BA?;=<
her x $	E:@;>?
her x is	>==E>;
here	77DA7D
here $	:@BE>6
here 's	69=9<J
here 's the	:<=<=G
hi	9<>==F
him	<:C@B;
his	@::8F<
history	=D=;=>
hit	8C?E=7
hit a	;<=F>9
hold	:CD<<;
home	A<;:>D
hotel	DAA:96
hours	@=A9@?
hours $	A8A;C;
house	:===CA
how	<;8:BG
hr	@?@>B7
https	79<=>I
https :	79<=>I
i	9@AD1=
i #	:E@8D6
i # $	:EA;A8
i 'd	;7D;:@
i 'd x	89@==C
i 'll	76L1=<
i 'm	67FA=@
i 'm ing	;;H??7
i 'm not	<=;@?B
i 'm x	:<@@>B
i 've	B<;>4C
i ca	;A8D>=
i ca x	;A8D>=
i can	9BH6>6
i can x	:CH7>3
i checked	8H<<>9
i could	;:EB>9
i could x	;;FA>9
i did	C::F?:
i do	<<AB>9
i do x	<<AB>9
i dropped	F<><?<
i ed at	9G<;>;
i ed it	:?;A>D
i ed the	G>667A
i ed to	<><F>:
i ed x	CC7A=;
i ed your	=@B?>9
i found	;F;>?9
i gave	E>=>?=
i got	<9:EC9
i have	;;6G<@
i have no	=>=D?<
i have not	>=>C?<
i have x	=9:C>B
i left	;67J>7
i looked	9G<;>;
i need	:;H;>8
i only	;B@7?D
i paid	F<;=?;
i put	C<>@>;
i ran	8H<=?<
i restarted	E<>;?>
i sent	D=>=?=
i split	:>>>?D
i took	D>;=><
i tried	A=7G>8
i understand	<=:;?F
i was	?=;@>A
i went	?B:9>A
i would	=>E<?<
i x $	;A>9>D
i x ?	??;>?C
i x a	F>:<>;
i x do	>>;@?C
i x ed	@=A>7>
i x had	C;<;>C
i x it	<:?A>B
i x the	>C9E:7
i x x	:D@=8@
iban	;F=<=;
id	7C=<=B
if	12H73B
if i	=><=>D
if it	==H<=8
if it s	>>D>?;
if you	88E88A
if you x	99D::A
immediately	:<==>F
immediately $	:<==>F
in	AB87>?
in #	:A<:D?
in # $	;?<=B@
in $	J=8@60
in 0	2B;9DB
in 0 $	4?<<DA
in :	=C=<>?
in : $	=C=<>?
in for	D=>?==
in from	9???E?
in from x	9???E?
in may	<B<<C:
in may $	<B<<C:
in october	9H<=;:
in place	F;>>><
in the	??A>0?
in the s	<:B><C
in the x	A@=A3<
in their	D<<>>?
in total	;DA>>:
in use	97CF>:
in x $	:C;BD8
in x 's	E==>=;
in x 0	C@;==;
in x s	<D?:;@
in x x	6<=?<I
in your	F@?87>
in your x	G>B989
inbox	DA>99=
inbox $	G;;==>
incident	@9=<B@
informed	D=<<;@
ing 0 $	E9<<>@
ing : $	;A;B=>
ing at 0	E:>==>
ing ed $	<:>C=B
ing for x	A:@C=9
ing for your	9>DA>:
ing has been	@<=D=;
ing in x	?@;:B=
ing is x	C@:8<A
ing s $	89;;CF
ing s x	;7A==D
ing the x	<A>>:A
ing to the	5C;:D>
ing to x	BA@>=:
ing was ed	=;>G>;
ing x $	B=;A;<
ing x is	>E;;>=
ing x s	9D;?;A
ing x the	><C?=:
ing x to	C;>;>A
ing x x	>9>=>E
instead	F=@9>8
instead $	F:?;>;
insurance	9C<@<@
into	;>C>;A
into x s	:>>>?D
invitation	G;>;=:
invite	B8C=@>
invoice	@?>8<B
invoice #	@8>@A?
invoice $	<D?<==
invoices	;EAA97
invoices $	9A=C?;
ipad	>D?;<>
is	DC:@#;
is 0	2I;:=C
is 0 $	:A>>?B
is 0 s	9G>=>=
is a	;8AB>B
is a x	;8AB>B
is at	>D@9<:
is at 0	=D;<>=
is at the	??B;>;
is back	I7=:=;
is being	F=<;>;
is blocked	AB;;>@
is booked	B@>=?<
is cancelled	?>;>C;
is down	>@>B>;
is due	9=D=>@
is ed $	C-;?=@
is ed and	?<C=>=
is ed by	?D=?=9
is ed for	E9@:<?
is ed in	;<E=>@
is ed on	7<>=>H
is ed to	B<@<=?
is ed x	=@?:?A
is free	8G?=?;
is from	9G=<=<
is from x	9F>===
is full	8A=C?;
is gone	D8>@>;
is in	JA75:0
is in $	F<=<=:
is in the	E>==><
is in x	=D>=><
is in your	F9>>><
is ing $	;@;E<;
is ing for	?<9D>=
is ing x	=C=A>9
is left	=E>9?=
is live	J7=<=;
is locked	<;=E<<
is n't	95:F>B
is now	G8;;<?
is off	G;=<><
is on	DD97:4
is on the	BA>==<
is on x	>D==><
is open	>D<>=8
is ordered	D>>=>=
is out	F;=;><
is overdue	9C>;>A
is paid	EA<==:
is ready	=@E9><
is running	@C=<=9
is s $	A9=9>D
is still	2A=I=:
is still ing	<:<F>:
is still x	=F>;?<
is taken	>?=C>:
is the	:>==>E
is the x	:>==>E
is under	E;>=>=
is up	F;<9==
is valid	:F>=>:
is waiting	=<9D>?
is with	D9=A=;
is x $	C<<D68
is x 0	;E>>?<
is x at	=D>=>>
is x ed	7B<B>A
is x from	D:=<>?
is x in	A@=@>9
is x ing	B:<;?D
is x on	E<==>;
is x to	AA@<>;
is x until	8G><><
is x x	><B;:A
is yours	E7A8==
issue	?;>@B=
issued	E8B;@8
issued $	E;>??<
it	9;B<F=
it $	D2?<A@
it 'll	A@8C<<
it 's	A?>D>3
it 's 0	9G===<
it 's ed	::CA;@
it 's on	E<>===
it 's x	C:<BA8
it :	=99:CE
it : $	=99:CE
it ?	>>F>?9
it ? $	>>F>?9
it as	:E=;@;
it back	==B<B:
it did	C><8=C
it for	B=B=>;
it for x	A>B>?;
it goes	<;G==;
it has	<>D>>;
it in	?77:ED
it in x	A:<=@B
it is	8@8C<A
it is ed	9:<D>C
it is ing	<<=E?:
it is x	=B<:>C
it may	==;C>?
it now	:<D<>A
it on	>7@:CA
it on the	?:@=B>
it s $	=@B<=@
it s x	5;C8:E
it should	=<;>>F
it to	;;C:D=
it to x	==D;@@
it up	?9>?AA
it up $	A;<?=B
it was	=>=C<=
it was ed	@;@A:@
it went	F<=<=;
it x $	B=8CC8
it x and	8A@=AB
it x to	C>?;A:
it x x	?B@6@?
items	A>C==8
items $	?>C=>:
itinerary	D<==<A
its	AA<??:
its way	D><?<:
its x $	@@:>;B
its x to	D<>>>=
its x x	><>C?>
itself	87@E=>
itself $	===;>E
j	<F;=>:
january	8C<<C?
january $	7@==CA
jo	:G?;=8
jo fenn	<D@=>:
job	E5;=@?
june	;F<8B8
june $	<E<9A8
just	F<==9=
k	:D=>>=
k #	:D=>>=
k # $	:D=>>=
kayaks	A9C>=;
keep	?8A:;C
keep the	C<B>=9
keeps	@;<<=D
kept	8@9EC;
key	D=B:9=
keys	<BD:?8
kim	B:><C;
kitchen	C=B<>;
know	@<@?;?
know $	>AD9=>
knows	H8<@<8
label	D;??:<
label $	D:=@<;
landed	E<??;>
landed in	E<?>;>
landlord	>7<AE=
laptop	C9?;@<
last	7G69H2
last night	:A><B=
last week	:=>=CB
last year	;D==B:
late	?;>?D:
late $	=>=@E:
late fee	D=>A=<
lease	D<>=@;
leave	;=;D@@
leaves	6DB=<?
leaves at	9D=>=@
left	:@9I@3
left $	7H;@<8
left a	F<==>;
left the	<36J@4
legacy	:F>>==
legacy exporter	:F>>==
let	?8;;;G
let me	:<<<=G
letter	G7@9=<
licence	A=B=>9
lights	C@==<:
like	=>D;@<
limit	B:A;;B
limit is	A9>>?C
line	A?9:<C
line $	>@;?=B
lines	9F>=><
link	C:=<=A
list	?;E8?=
list $	B7>:?@
listed	:D<9<D
lists	:F=<==
live	M5<:;8
live $	F;><><
live in	F:>>>=
live on	E;>>>=
loan	<DB=>9
lock	D@B8=:
locked	<8=H98
locked $	:<<G<<
log	=?=AD7
log $	@<<;F:
logged	9<>BF=
logged in	:>??E?
login	7B==@D
long	8A=<=D
long $	;E>=><
longer	E;@==9
look	=?B8<?
look at	@;=;>C
looked	7I;;>9
looked at	7J;9>:
looking	;C;B>;
looks	=B:;@@
lost	<>?;=D
lost $	=A@8>C
ltd	<D?=>;
lu	;:>>>F
lu #	;:>>>F
lu # $	;:>>>F
m	>=A;B=
m #	==<<D?
m # $	D8=>=A
m # 汉	7B?>E>
machines	E;==><
made	D;@=A9
mail	9B>B<=
mail $	E8=:>A
mail to	9<=A=D
mailbox	??B<?8
mailbox $	?>C;>;
mailed	F=B>::
mails	>DB8;=
main	?BB<=9
manager	<A<D?:
march	>;?=F;
march $	:<>=F;
marked	;A=;>D
marta	B8A9;A
match	;E=<A:
match :	;F=>?:
may	<C3BB?
may $	8G77E5
may not	>><E>;
may take	>=;<>E
mb	=<=>>D
mb $	=9=>>E
md	E:=;>@
me	11FCB;
me $	?=9AC>
me a	>>E>>:
me know	;=A;>B
me to	8:E@@;
me to x	8<DA@9
me x x	>>9<>F
meeting	?;A==B
mentioned	@<<=C?
merge	7??B>C
merged	?9=AD<
message	B85C7C
message is	A:<A>@
midnight	>A<;<A
might	==:<=G
migration	A7DA=8
migrations	B9<A>@
milk	>7B9C>
minute	A:C;<?
minute $	>:B<=@
minutes	:FA85>
minutes $	=A@;<@
missing	;@:F=9
missing $	:><D>=
monday	@B?=C1
monday $	?A@?A4
money	=6@@9C
money is	?<A;>A
month	:E=:B<
more	H973:D
more $	G>;8<=
more than	9@?>?D
morning	A6>:C?
morning $	?:=;C>
most	;=;==F
mother	B<@>?;
move	?:G9<:
moved	A59?H5
moved to	E=?>;>
mr	C8::B@
mrs	:;<:DC
muted	J9=9;?
my	@6@E7<
my x $	B<<C=;
my x for	9<F>><
n't	575L5B
n't $	>:=F?;
n't able	=>>D?<
n't be	;9DB<;
n't forget	>=>9?E
n't know	>=9F?:
n't reach	=D>=><
n't say	=;=BB<
n't send	>>;D?>
n't tell	>><D?>
n:	>@=;9B
n:assertsFalse	G;<;@7
n:assertsTrue	H:17G;
n:deniesFalse	6>6>K;
n:openFalse	-H=@:B
name	CBB:98
name $	=BA=<>
nd	E<>>==
nd #	E<>>==
need	1?I59B
need a	:=D>>?
need the	;:B:=D
need your	;9F;>?
needs	54GE:;
needs a	99B@<C
neighbour	<=<=E>
neither	=9<B?B
net	:G===:
new	H<@<>0
new one	A7B=D9
news	E:===;
next	?<I59;
next week	@:E<>9
night	5@@9AC
night $	6@A:AA
nights	B<<=<B
nights $	B=;=<B
nine	@@99?@
nine $	C:<AA:
no	FA.A>5
no $	B?;=@6
no confirmation	:A:E>9
no longer	F;;==;
no more	E6>9>D
no s $	C>>7C<
no x $	<C<?<>
no x s	C:>=>A
no x x	E?:<;>
nobody	CD;<;8
node	<BAB;9
node 0	=DA<;;
none	:D<@>:
noon	A=A7>?
noon $	A=B8?=
noor	@B===;
north	9E???B
not	9+;L5=
not available	=>>E?;
not be	<>:G>:
not be ed	<>:G>:
not ed $	;<>H=<
note	H7>6A;
note $	C:;:C=
noted	=:=<=E
noted $	9=>>=F
notes	<A:AB=
nothing	5<5C@B
nothing has	<=>E><
nothing was	=;>G>;
notice	@9;A8C
notice $	B==B=:
november	=8AA<B
november $	>9AB=?
now	U3=5+2
now $	H=>=75
now on	F8==<?
now on the	F;=>=<
now that	F>;>>;
nowhere	::>F>;
ns:assertsFalse	C@=99=
ns:assertsTrue	P1)59@
ns:deniesFalse	,@2X4:
ns:openFalse	.6O;6D
number	A;;B>=
number $	9=ABB<
number 0	F7?>>?
number :	D?==>9
number is	<<=B=B
numbers	9E>>>>
o'clock	?BA<?;
oat	9:BBB9
october	?G:<:7
october $	BC;=;9
of	?F9@3:
of 0	@?=B5>
of 0 $	<=@;<D
of 0 is	@9BA>=
of 0 s	<E<@;:
of 0 x	D;=?>>
of a	;E>;>=
of the	>?9D7?
of the x	@>;B6?
of them	=D:9A=
of x $	<>9C@=
of x s	:FA<>;
of x x	<C?:;?
off	N:7>54
off $	EC8<94
off the	E9;B<:
off your	E=>>>;
offers	9C>=>A
office	??=77D
office $	@B@><;
ok	<@H:;:
okay	>:A<=A
okay $	?:B<=A
old	>==AC;
olmo	9E@@@@
on	E<;9A:
on $	B<=@;>
on 0	>>;;E;
on 0 may	<@=<C=
on 0 x	<>>?D<
on a x	?>;B=@
on average	9D??A?
on friday	7<B@B?
on it	C9=B==
on its	C>:><?
on its x	C>:><?
on monday	<@;:F9
on s $	;;=C>@
on saturday	>;C=@<
on sunday	;@>=D>
on the	C@8;>>
on the #	>C?:C2
on the x	B=8=9D
on x $	6BE5G7
on x 0	AC=<;:
on x at	8@A><B
on x x	=@;>?@
on your	C:?:;A
on your x	C:?:;A
once	<7H3:?
once the	:>?<=D
once the x	==?;=D
once you	;=I=<8
once you x	;=I=<8
one	:DB9=@
one $	D<B8@:
one 's	=:<C=A
one in	:><>@E
one is	=?>=?C
one of	=@=<C:
ones	9=?C<?
online	BB:=<;
only	@G@1@?
open	4E7C6C
open $	;>9D=C
opened	><9=H6
opened a	?<:=F:
operated	9E>>==
option	B=D=?9
options	?=C<=>
or	9<HB<5
order	@9A@C9
order $	B<?B>:
order 0	;7B=DA
order for	D=>><>
order is	;C@;>@
order went	E<><>=
ordered	D7@9E6
ordered $	G====<
orders	8A=E=A
orders $	B=>C>:
orders were	:C>A>=
other	B;=??>
out	@?=E58
out $	B@>@6:
out :	G9=;>9
out at	;B=B?>
out for	;=<=>E
out of	?<@D<9
out on	;=BC<<
outbox	?:AA=;
outside	C>:>>A
outstanding	:F=?>9
over	:>>AA@
over $	=9BD<:
overdue	6C:9>D
overdue $	8@=;>D
overnight	<9=<F;
overnight $	<9=<F;
own	<;<><E
owner	:><9CC
owner $	;@=:?D
p	A;=;;B
p #	A<A<;?
p # $	>=A=<@
p:	D::=@=
p:assertsFalse	;AA=8@
p:assertsTrue	<?;C9A
p:deniesFalse	5CE?>9
p:openFalse	/B@=4H
pa	<EB;;8
pa #	<EB;;8
page	>G<:=?
page 0	<E=>=<
pages	=>;==C
pages $	:<<>>E
paid	:=9:K=
paid $	=?9>AB
paid in	>;>>D;
paid the	?:=<E<
paper	B:8?C=
papers	:@?;E:
parcel	<A==A?
parcel was	;=<<CB
parking	C>;<A9
pass	=C<:<A
pass $	:D=<>@
passed	8I:89B
passed $	7G>;<B
passport	;@<<@B
password	@;@>?=
password $	:<A<B>
past	@?;;<B
patch	E<?;>:
pay	?:F;<<
payment	9;GD;9
payment $	;=BF;<
payment of	?9CC==
pays	:C@<=@
pdf	H7:::A
pdf $	G;><=;
pending	;:9F>?
pending $	=;:D>A
people	:@:;?E
per	3C:;DD
per the	8@<=E>
pharmacy	D<A:?9
phone	B=;::E
phone $	A@;:;C
photos	A8;<@C
picked	::>AD?
pickup	D<=?==
place	D7=;=B
place $	D<=@>;
placed	A;B9B:
plan	?=G36=
plan $	E@;9=?
plan is	<;D>>=
planned	9:G<>;
planned for	9:G<>;
please	55:;;K
please check	<<9A>C
pm	9?=@>B
pm $	=>=;A@
pod	AC@:>:
pods	<F=;>8
policy	>?A@?;
poll	C@><;<
poll is	E;>=>=
portal	=E>?<;
post	E>>7<>
post $	B;==>A
pounds	F9@==;
pounds $	E:A>=;
pr	A<C<?9
premium	@;=C<=
prepared	8=D<>A
prescription	A;B>@:
press	>8F@:=
previous	?7=:H9
price	@?A;=>
price $	;=>==D
print	A<:;=E
printer	E8>>@:
priority	DB==>:
priya	<<=>E<
pro	B9;E;9
production	@D;;A7
project	C<=A=;
projector	ABB<>8
protected	=?=D=;
protected $	=?=D=;
ps:assertsFalse	AA<8<=
ps:assertsTrue	K369;A
ps:deniesFalse	(D6O3:
ps:openFalse	84I8C@
public	F:?==:
push	::E?=>
pushed	E=<<@>
put	>6C<C=
q	<9==<F
q #	<9==<F
q # $	7:=>=H
question	8:<;<I
queue	=A=D<9
queue $	?==D=:
quota	;9<B>A
r	<C:=A=
r #	=@:>A?
rain	:E;<=>
raised	F<>><=
ran	:I:9;8
ran the	:G<;=<
rate	:F=>?;
rather	>;?>?C
re	><C==?
reach	C@;=;?
reached	D==B69
read	7H=79C
reading	G8=A=:
readme	H:=<=8
readme md	F<>=>;
reads	B@==:?
ready	7@K9=6
ready $	>?E;>:
receipt	>A>9A>
receipt $	;BA:A>
received	I>887>
received $	B@=:=@
received a	F8=<<>
record	7B;AB?
recording	=E=<<<
redis	>F@5?<
redis $	AE?9>9
reference	<@<;<B
reference t	<<>?>D
refresh	<BB8<?
refresh $	?CB9=8
refund	A8A@>=
refund is	C:B<=<
refunded	<C=<;A
refunded $	=E;?9>
refunds	8G:>=?
refused	<:>F?<
refuses	;:<F>:
regards	:9==>G
regards $	:9==>G
registered	A<<=C9
rejected	;8>F@<
release	?:BC<;
released	@9=@?A
remain	;=>>=E
remaining	;F>=>:
reminder	E9A@;9
removed	?<9<BB
renamed	D=>>><
renew	@AC;>9
renewed	D:;B@:
rent	@D<;=<
replacement	?;>B@;
replied	<:==E;
reply	9;BA<C
reply to	9=A>>D
request	?37G>A
request 0	9:>?>F
requested	E<B><;
reservation	99C@>C
reserved	A;AC<9
reset	><<<AB
reset $	E>?><>
resolved	99><FB
rest	B<E;<;
restart	<;A;>C
restarted	C?<9A;
result	>@:A>=
return	CA::A=
returned	?><;D8
returned the	?<>=C=
review	?>=@:B
review $	;@<B=@
right	@B>::A
right ?	>>8>>F
ring	><?E>9
rio	<F<=>;
rma	C=:B?8
rma 0	C=:B@8
roman	C;>@>=
room	<>FC98
room $	?:@?>A
room 0	<?<D>:
room is	8G>>>>
rotated	E=?<;>
rotated $	E>?<;>
rows	B==E;5
rule	B;;;BA
run	4CCC9>
run $	8>BE:>
running	B>99B<
runs	<C:><?
s	9D>9>>
s #	;E=:>=
s # $	8C=>=B
s 0 $	=H>;:5
s 0 s	=B;<=B
s 0 x	;F=<=:
s : $	C=9=9?
s a x	78?E@?
s an x	;D<C<9
s and x	C?B9=;
s are ed	=EA79<
s are in	<C<B=9
s are x	B=>@9=
s as of	<:>>>D
s at 0	@>B<:=
s at x	C<:?;@
s ed $	@A8@?8
s ed :	D:<A>:
s ed to	;>=>>E
s ed x	:@C@=>
s for ing	<===>D
s for the	:BB==?
s for x	?;D:<?
s from x	D?=<<;
s in the	9BA;<B
s in x	8D><<B
s is ing	:?>D>;
s is x	@>:B>=
s no x	BD>8>=
s of x	A9B<=A
s on the	;C;<9C
s on x	:CB7>@
s s $	6D;;?B
s s x	?A@A<;
s the x	9@?<@@
s to 0	<E>==:
s to the	>:@@:B
s to x	79E?<@
s were ed	@><B@:
s were x	>A<?>>
s x $	;B@;:@
s x 0	=AB?<:
s x :	;DB<>:
s x ?	>>F>>8
s x a	<@<;>B
s x at	A?<;C<
s x ed	>:=;F;
s x on	;:?B;B
s x s	C=B87?
s x that	<E>=>;
s x the	C88AB=
s x to	AE8:<?
s x x	<=>:AB
s x you	A8==>C
s you x	>:@<;D
s your x	8DCA;<
s | $	;===>E
s 汉 $	=A=:>C
said	=<8:I9
same	D8B8;?
saturday	B9B=>:
saturday $	B9B=>:
saved	B;=B>?
say	66F<A=
say the	<:E<><
says	=C?8A9
says the	:@==E:
scheduled	:>C>C=
school	=B;@B9
seat	B;B:;?
seat #	<9>>>E
seat is	?AB=>9
seats	>C;A=;
second	@7@::D
see	?C8<:B
see the	BC;==;
seller	;;;;EB
send	68H?8?
send it	;=EB>8
send the	:<@>:D
sent	;?;>F<
sent $	@?=D8<
sent folder	9DC=>:
sent it	===:EA
sent the	A=:=BB
sent to	E=:=A:
september	=;=<>E
server	9C:B@=
service	?A;<>@
session	??;9@A
set	F4@=A:
set for	D>>>>=
set up	9>>ADB
settings	9:A<>E
seven	=D<B97
shall	=>E=?;
shall i	=>E=?;
shared	DA<>=:
shares	F:@>==
she	>;A7H3
she 's	@@<<A9
shift	E;>>?<
shipped	6;?<HA
shipping	@E;=<:
shop	=?@6D=
short	7>=<=G
should	67H47C
should i	>>D>?<
should i x	>>D>?<
should it	?>D??;
show	BA:A:@
shows	?L8626
side	<;:C;B
side $	=:<B<B
sign	<?>D;=
signature	==EC;4
signature $	:<DA>:
signed	;?89EA
signed $	=>=:<E
signed in	9E>>==
signs	<=CA>9
since	@D6>@8
since $	?D7=@8
site	?D<?98
sits in	C:>>=A
six	E:7@=>
six $	B8<=AB
size	>A>B>:
skipped	6?<G=7
slot	89<GA?
slot is	9:=E>@
smoke	E<?=>9
smoothly	;<?:>F
sms	@<<E=:
so	<><I<7
so far	8B=E>:
so i	>8:I=7
so i x	=;=F>;
so it	CA>><6
so that	>:A@<>
so that $	>:A@<>
so the	?C@>=9
so the x	A@@==:
so x $	<:>G>;
so you	B;:@A=
sold	;@<CA>
somebody	;<>=F;
somebody else	;<>=F;
someone	:<7DD@
someone has	===E=:
someone logged	9???E?
soon	:=D<>@
soon as	:=D<>@
sorry	55:B:F
sorry $	87=D<?
sorry about	<=><>E
sorted	E:=<<>
sorted $	F<>==:
south	7F??@>
sprin	C:>C==
sprin #	C:>C==
staging	F<B;:9
staging $	H9===;
standing	A9;;=E
start	:<C<=A
state	=:;B=C
statement	=H:::=
status	7@9A:D
status is	;E>@?9
status |	;===>E
stays	6=@A<E
step	9>@:<E
step |	;><=>E
still	(B=O26
still has	=:<F>;
still ing $	:?:D>=
still needs	<:<F=;
still on	;;=E>=
still open	=D<;?A
still x $	:FA8>?
stock	B:=D=9
stock $	9=>E>=
stopped	<9<G;;
street	D9A<?:
stuck	9@<E>;
subject	89B=>D
submit	<D==>;
submit $	>E<;>=
submitted	A;;@A>
subscription	D>>;<>
suggest	<>E=?;
suite	=B=;<B
summary	9;===F
sun	;;=E=@
sun bo	;;=E=@
sunday	>>B:B=
sunday $	8?A;CA
supplier	<9>=F;
support	B<B=@:
sure	><=:=E
swapped	H9=<=;
switch	;;G<>8
switched	?<=@>B
system	:@;E@8
t	<=;;:E
t #	<;;<;F
t # $	>4<=<F
table	H6:B<9
table for	C:=C<<
tagged	F=><>>
take	>89>;H
take the	:<<>>E
taken	C9<CB6
taken $	9=BC?;
taken care	DA<;=;
takes	:?@8=D
tallinn	9???E?
tallinn at	9???E?
tap	>>9=?E
task	:<<A=E
tax	=D<B<8
team	B8<>D8
tell	<;A@=@
tell me	=<A;=@
ten	A<;:B?
ten $	@>;:B=
tenant	><?=D<
tenants	<;<=>F
test	;GC9=5
tests	6M@6;4
tests $	<D====
tests pass	:E>=><
text	=77E:E
text $	C:>=>?
than	:;=<>G
thank	=;=><D
thank you	=;=><D
thanks	8:<<=I
thanks for	:<===F
that	7:6;DJ
that $	<4;CE=
that 's	@4B:?A
that 's x	?8B>A=
that is	:?>C?@
that the	?@9A?@
that the x	@A9=>@
that was	>?>C;=
that x is	B>=A>:
that x s	>;>9BD
that x x	<;>9CD
the	=><?D:
the #	<DA?D0
the # $	<FC<B/
the 0	C=<B>7
the 0 x	A:=AA>
the account	<C=>>?
the airline	;@@=C<
the amount	A=><:C
the app	<;9?=F
the bank	7<?F<>
the board	A<:@9C
the box	:A==C=
the buyer	A;<C>=
the calendar	@@@@=;
the call	AD>;:9
the cancellation	D=<A=;
the car	@B@;>@
the card	=B9>>@
the certificate	?=B@<;
the change	AA;?B6
the cheapest	;E>=>=
the confirmation	<D;9=C
the connection	<:=D?;
the contract	9F9=>@
the courier	A9;>E8
the customer	C:><B;
the day	:C<=?B
the deadline	<==<<E
the deposit	<<A=D;
the desk	@=<=>C
the doctor	A=AB<9
the door	:@;C;@
the driver	C;<=A<
the duplicate	?B<@@:
the ed x	?AA9<>
the event	E:>@><
the fax	<;>E>=
the fee	><<<=D
the file	;E98D;
the first	>?@<D;
the five	C@>;<;
the form	:;;=@E
the front	:8<B<E
the group	CA<@<;
the guest	CB;?9<
the gym	D><>@:
the hotel	C>@=<<
the ing $	<=:B=C
the ing is	E=><>;
the ing s	?A;;;B
the ing x	F@A8;3
the invitation	E<?<=<
the invite	C;@=@;
the invoice	A>B::@
the itinerary	E<>>=>
the keys	<:E<@<
the label	D;<<=@
the landlord	<9?BD;
the last	?C=><:
the late	D=>A<<
the letter	A:??>>
the link	@;>==B
the list	@:?;D9
the lock	D:@;==
the log	7B<AB:
the mail	<<<C>@
the meeting	B<?>>@
the message	>=:D;>
the minutes	:B:<;E
the money	;8AA;C
the new	I3D:<6
the next	:C;==D
the notice	C<=A:A
the office	:=;;<F
the old	<?>:BA
the order	@A>@?6
the other	D==<?<
the page	?D<>=;
the parcel	=A<?B<
the patch	F<><>;
the payment	7<BE=>
the pharmacy	C:B;@:
the plan	8<E<>>
the post	DA?:=:
the previous	?7=:H9
the price	A?C:?:
the printer	F:>?<;
the queue	;?=E=;
the quota	<:=>>D
the receipt	9BB=A<
the recording	=E=<<<
the refund	?8C=@=
the request	>=>E>=
the rest	B<E;<;
the s $	@<A<=?
the s are	I5A;;8
the s ed	<;AB@=
the s on	9B?=C>
the s to	?><=<D
the s x	<<A7F>
the same	?:C9;A
the second	>9>9?E
the seller	;;;;EB
the shared	@C><>;
the shop	<?B7E;
the site	?B>@;9
the slot	:9<CB@
the statement	=F;;?;
the suite	:C><=B
the supplier	8:>=G<
the system	=?<CA:
the team	B;>=A<
the tests	:F>=>=
the text	:9<F>?
the thread	@C><>;
the three	D>;:=@
the ticket	6EA7B?
the time	?8?;?B
the total	;E><==
the transfer	A9@E>9
the two	G9@;=<
the way	=;=BB<
the word	:=E=;=
the x $	@:A?@<
the x 's	@D:>@6
the x 0	>A=:B@
the x :	;CB>=<
the x ?	@>C=>9
the x and	>=;<D?
the x at	6:D:F@
the x by	@9A=8C
the x could	;B<B>:
the x ed	/9;FO,
the x for	??<9?A
the x from	AB8>;>
the x had	8@=9CB
the x has	B@87=E
the x i	>A6BB;
the x in	F9=9<@
the x ing	@=E89>
the x is	;=E?,A
the x now	D@;=>;
the x of	E5A;:A
the x on	>7::EC
the x s	A>A>1@
the x to	B9<E@3
the x was	9=8EB=
the x will	G<>9<9
the x with	9A>9BC
the x x	C=9>?<
the x yet	<=>E><
the x you	>F;87?
their	BB5?6A
their x $	B>9B:?
their x ed	<E>=>;
their x x	B><;=C
them	F>?5=<
them $	E<8?A=
themselves	<:>:DB
then	61C@>F
then delete	<<F==9
then sent	:>==>F
there	<B6B=@
there $	9=8?@F
there 's	@?>?;=
there are	9D=A<9
there are x	;B=B>:
thermostat	C:=<>B
they	A:<;F;
they 've	A::;C>
they have	E;=?>;
they x ed	:>;=DA
they x in	B:>>B;
they x x	BA?98<
things	;7>B>E
third	9C>:@@
this	:<@>B>
this ing $	;:@<C?
this morning	@9;<C?
this week	;E>>>;
this x $	?C8A9>
those	A9?D<;
though	;:DB>9
thread	AC=<=:
three	?E977@
through	DC5?78
through $	E7:E;9
thursday	@:E<?:
thursday $	B;A=A8
thursday 0	A9B=>?
ticket	:F>4>@
ticket $	>E=?=:
ticket is	<BC<>:
ticketed	E<=>>:
ticketed $	E<=>>:
tickets	;C<A=>
tier	G9?;;8
till	D9><<@
time	>?B<=?
time $	?C=??9
timed	;>;H::
timed out	;>;H::
timeout	6>FB=:
timeout $	9=EB>;
times	7C;D=B
times $	:A;D>?
to	B4F;;=
to #	@=;>B?
to # $	@=;>B?
to 0	>E>;=8
to 0 $	?D:>@3
to 0 x	<B>?<A
to all	E:@==;
to all x	C<@>><
to be	6:@@:D
to be ed	8;D>;A
to be x	=>9A>D
to cancel	;>?D>=
to do	<<<>>E
to go	;>E>><
to help	;=;=>F
to marta	E==<>=
to sign	6A>E<<
to the	@<?:??
to the x	A>?5@?
to them	AAA==9
to x $	>7G=@9
to x 0	=BD=<8
to x a	@=8@=C
to x at	C=>=><
to x in	B;;@=B
to x it	<?;B9B
to x that	<>>>;E
to x the	=8A?7C
to x x	::AF<<
to x you	?>C>?;
to you	=@?@A;
to you $	?:>AA?
to your	C:=9@?
to your x	D;>:@=
today	DC>48=
today $	CB=7:>
together	8DC?@A
told	?<9<G8
told me	9=;<G:
tomorrow	>FD487
tomorrow $	@DA8:9
tomorrow at	<=D>?>
toner	C>C=?8
tonight	?8F9=?
tonight $	;:F:=@
too	G9A?<8
too $	H:=:=<
took	I69:A<
total	4IB:<5
touched	=;>F><
tracking	;E>=>;
trade	>D>>>;
traffic	@9@=C;
transfer	:@@G=:
translated	8@=<>D
tried	A<7G>8
tried to	;>9G?;
try	:<@?=C
tuesday	<C<;A?
tuesday $	:?><BB
turn	9<:>>H
turned	8E>E;>
turned down	9B?F<?
twelve	@=<<C;
twice	:G<:B7
twice $	>E=;A8
two	=G?<<8
two $	=@A:C9
two days	D<>=?=
two hours	C:D>>8
two of	:F;A=;
typos	9;>>?F
unclear	=><E>;
under	E<>=>9
under $	BA==<:
understand	<=:;?F
undone	C<A;>=
unknown	;:8J=5
unknown $	;:8J=5
unless	=BD==9
unless you	>=E>>;
until	<==<8E
until 0	<:A:<E
until 0 $	9;>>>E
until 0 x	B><<=@
until sunday	D=@>>:
until the	<B8B=?
until the #	@C:<>=
until the x	:<<D>>
until x $	<A<@?=
until x x	D:?>==
up	A@:A<;
up $	?;6E8A
up :	>:=E>:
up : $	>:=E>:
up on	F:>===
up the	;C@<B<
up to	<?<=>E
up with	D:D;>:
up x $	>A<;=B
update	@9@>=B
updated	I:=<<<
updated $	E<>==>
upload	99DE;:
uploaded	?AA<>:
urgent	E;=<=>
us	;C<<<A
use	9;DF;8
use $	97CF>:
used	<E<>=9
user	A;=>B;
usually	<;7;=I
valid	:F>=?:
vat	>D><=<
version	@B>7:?
version $	C?><=;
version 0	;F>><:
video	D:>A=;
visa	C:=B=;
vote	E<>>><
voucher	D8??=?
vpn	@:D==8
wait	9;;BAB
wait $	=<9BA?
waiting	A7?E;9
waiting for	>;?G=4
wallet	D<>?>=
want	;<H:<<
want me	>>E>>:
want to	<>>=>C
wanted	C=:;=A
wants	799F=B
wants a	9<;E=@
was	:9-GI9
was charged	E;>?<<
was declined	A;>B;=
was ed $	?89EA;
was ed and	D@>=9>
was ed at	C<>@9>
was ed by	88<AH8
was ed in	99=<BD
was ed to	A:<;E9
was ed x	6B=AD:
was issued	D;>??<
was n't	;<=B>A
was sent	A;<=C;
was turned	;>>E;=
was x $	??;A>=
was x ed	:<>D>A
was x x	@<;?=B
water	F:=;<=
way	B99F?9
way $	>=;E@<
way to	E;=@>=
we	=2G@8?
web	G7=;;@
wednesday	??<@B9
week	8AC<@=
week $	7;C?AA
weekend	<;BC>;
weeks	;;=<=F
welcome	:<>><F
well	A9?=?A
well $	B:<=?A
went	M40B18
went ahead	><<;?C
went out	B:=A><
went through	EA;<<8
went to	H9;:;=
were	?=4G@5
were ed $	A@=@:;
were ed by	A:>=C<
were x x	<C>A;;
west	9D@@A@
what	;A=7AC
what i	E@<;?<
when	98F59A
when you	<<C<<?
when you x	:=A==A
whether	8:;H9?
whether the	:<8G9A
which	6DD8D8
which is	>C;<=?
while	8>@D<@
who	<B><C:
why	B>=A=:
will	C:C16?
will be	B?B9<:
will be ed	9=E<>?
will x x	<>F=>:
window	E@:;=;
with	E@@>86
with 0	:C>C<9
with 0 $	A9>C>=
with 0 s	:F=?=;
with a	>9=@A?
with a x	@;>><A
with the	GA><68
with the x	HA:<79
with x $	B>D;<7
with x x	9@@;;D
within	5<C7:F
within 0	8?D;<?
without	CC=:=:
wo	C<>@<;
wo n't	C<>@<;
wo x x	D>9>=?
word	8<E=;@
word $	<;E=;<
worker	=:=D>?
working	@;;==E
works	:D<:B>
worth	:D=<>?
worth 0	:E@>>;
would	0;M=58
would be	<=E;><
would have	:A<B<>
wren	F<>>>:
write	@=D<><
written	?;D=;=
written $	F;>=>;
wrong	?>=C<9
wrote	9E:<D7
x	@:<D?=
x ! $	=4997J
x # $	8E9:>@
x # is	E;>=><
x # x	E;>=>=
x 's been	E>>=<=
x 's ed	D9B>:8
x 's in	F:>>><
x 's s	:B<@C>
x 's x	A>=>>=
x 0 $	@A@10@
x 0 0	<D:<>@
x 0 and	@=A=A9
x 0 ed	D@==;=
x 0 is	D=?;A6
x 0 s	5DB>9=
x 0 x	9?EA?:
x 0 |	;:9D>A
x : $	;E=97@
x ? $	:7F5?>
x a x	A7><9B
x already ed	:===E;
x an x	A6>?@A
x and s	;D;A?A
x and x	:?@4AC
x are ed	E:=<=A
x are in	F;;=><
x are x	AA<<;?
x as x	;?B:B=
x at 0	B;@?B7
x at the	=4E=>A
x at x	>C?<=;
x be ed	89>D;>
x be x	?;B><=
x been ed	<B==B;
x by 0	9D??=>
x by the	9>BAB8
x by x	;98;>H
x can x	E<=9<?
x could not	<=;F>;
x do x	;D:C>9
x ed $	D>9C58
x ed 0	9B;AB9
x ed :	@8C@>:
x ed a	>>;<F<
x ed at	9C=C=<
x ed for	D:9?@=
x ed in	;=B;F8
x ed ing	C:=B=:
x ed it	3;@9K7
x ed that	>:=9E=
x ed the	35?=N9
x ed to	BA<?:=
x ed up	:BA@=<
x ed with	>;>C>?
x ed x	;<3FC<
x ed yet	>=?D?=
x ed you	?<=?C;
x ed your	?8A;G7
x for 0	C=?<A8
x for the	@9@B8@
x for x	<;@;>D
x for you	?8?8AA
x from 0	?C=<==
x from the	AA:::?
x from x	DB77B9
x had already	;;>=F<
x had ed	;;=<G:
x has a	F:>;=?
x has been	I4=?8=
x has ed	<;7<CD
x has the	CC<:::
x has to	;<9B;D
x has x	7E8;D=
x have to	?=:B>A
x have x	<C;>>?
x i 'd	B>D=<:
x i ed	BC9;<@
x i x	?:E=A7
x if you	<<C>>>
x in #	;>@=D:
x in $	E><?<9
x in 0	8B>>AA
x in the	?>>?;@
x in x	A>:A?>
x in your	:A?;<C
x ing $	;==>;E
x ing 0	E;>>>=
x ing s	:C>=<A
x ing the	AB8C<9
x ing x	:;D7B@
x is 0	4G;:=B
x is at	;D@:=;
x is being	F=<;>;
x is ed	<2E;.H
x is from	9G=<=<
x is in	I?97;3
x is ing	>@8E<;
x is now	B;==>A
x is on	DC:8:6
x is s	C7A6=B
x is still	6;?G>?
x is up	E>=:>9
x is with	H:=<>;
x is x	?C=C37
x it $	@<<<:D
x it 's	9C<B>@
x it :	9;==CB
x it ?	>>E>?:
x it ed	C=<A;>
x it for	A>B>?;
x it in	=<8=>G
x it s	<;A<>D
x it to	<=D:B>
x it x	B9=<C=
x me $	?>9?C>
x me a	>>E>>:
x me to	==H<>8
x me x	9;<@<E
x no $	FB=6=:
x no x	B59D<>
x now $	H;89;<
x now s	D?>><<
x of 0	C?@A7:
x of ing	D:<>>@
x of s	9>CAB9
x of the	B>7@9@
x of x	=A?@>;
x on 0	9C;:E9
x on the	=>2>AC
x on x	>AC=@1
x on your	B=;>>A
x once the	;?>>>D
x or x	==E?>:
x r #	@A>A=:
x s #	<9@=AC
x s $	?<<97F
x s 0	@E9:98
x s :	>A9;=B
x s a	:89D<D
x s an	<C=A=;
x s are	BB@@91
x s at	><C<;A
x s ed	?@9?>>
x s for	AC?9;<
x s from	E?<:<;
x s have	B>=;C:
x s in	;B@;9B
x s it	:BD9=>
x s on	=E@<7<
x s s	=??;:C
x s that	AE>:;;
x s the	:>C5>B
x s to	6?D?9A
x s were	=A=B=:
x s x	<D>:2B
x should x	;:C;=B
x still s	9E<A;9
x t #	<<>?>D
x that $	:=5:DC
x that s	?@C<<?
x that the	:A<B=B
x that x	=A:7AD
x the 0	A8<EA9
x the ed	:AC=?;
x the ing	D;>;:>
x the s	;A:A7C
x the x	;.G>=B
x their x	D:;<=B
x this x	;F<=>;
x to 0	?B@?=8
x to be	:<B<?A
x to the	D6A8=?
x to x	D7C<9>
x to you	@B=B>:
x to your	?:A<@@
x until the	=?;C>=
x until x	BB>:?9
x up $	A;<@<B
x up x	?A;;<B
x was ed	<75BG;
x was x	8=8?CD
x we x	=;E:>@
x when you	=>E>>:
x will be	F<@;<8
x will x	B;B:;=
x with the	DA8?;=
x with x	<C=;;B
x would x	;?C?<=
x x !	<;>>=E
x x #	=BA?@8
x x $	==;A@?
x x 's	@@:A@<
x x 0	C==67C
x x :	?@A=;=
x x ?	<=C<=?
x x a	=3D>@@
x x all	=D@==:
x x and	:D<;;A
x x are	G=;8A:
x x as	?@B<@8
x x at	?:DA>:
x x by	;>8?CA
x x ed	@@3@B8
x x for	B9@B9>
x x from	@@A;==
x x has	CB:<:?
x x his	9?>;E;
x x i	;DA=<=
x x in	>@?>=?
x x ing	>7<F<=
x x is	B@@;2<
x x it	@;?;?C
x x me	=:A@>?
x x no	=:>F><
x x of	D@=>:9
x x on	9D=@@:
x x s	;D<;1B
x x that	:@7;>H
x x the	<:A<?B
x x to	H;B<79
x x up	:@C?A:
x x was	:><=E=
x x with	>@<A;@
x x x	:B=C@:
x x you	@;=>?@
x x your	D=A6<@
x x 汉	BB===<
x yet $	:<=G>;
x you ed	@C88A>
x you for	;=<>=E
x you x	D8>9>@
x your s	8A:@>D
x your x	D:@59C
x | $	?4A=:B
x ✔ $	F:<<>:
x 汉 $	;<@?>B
year	8E:>A<
year $	:F<@<;
years	9:===F
yes	B;A:;@
yes $	>:<>=D
yesterday	6=;7I@
yesterday $	8>:9G?
yet	5<?J;5
yet $	77<L<8
you	A;<.H>
you $	;<@;D>
you 'd	B?;88C
you 'd have	=><=>E
you 'd x	A@>;<>
you 'll	>7B?7@
you 're	AB9A9>
you 've	?AA8A:
you :	?B8<>A
you : $	?B8<>A
you ?	>>;>>D
you ? $	>>;>>D
you are	<9DA<=
you asked	A;<?>?
you booked	;B;=D9
you can	;:?::E
you can x	=:;;:G
you confirm	>>F=>:
you do	C=;<>@
you do x	C=;<>@
you ed $	HC57::
you ed 0	:C:=C9
you ed x	B:;8?C
you for	;=<>=E
you got	9A<C:@
you have	<F;;@:
you have x	8G>>=9
you like	>>C>?=
you need	<<;<=G
you said	:<:=H8
you should	=;===E
you to	>:B<<@
you to x	=;A==B
you told	;>;=F:
you want	>>G=>8
you wanted	C=:;=A
you x $	;=A?B<
you x 0	8@B>D;
you x a	8D<=<B
you x ed	B7D:=>
you x have	<>9B>B
you x ing	>A<>C;
you x me	8@C:E5
you x on	E=<=9?
you x s	=;:>>F
you x the	;8DA<?
you x x	?<B2=A
your	B9?5D?
your 0	@@B>><
your account	A;8??B
your approval	8<@BAE
your balance	;@;==D
your bank	?A9@;A
your behalf	B=C>=:
your calendar	C;<D=;
your card	D=::=C
your door	E<>>=;
your ing x	B@:<@=
your mailbox	?D=;?<
your mother	B<@>?;
your name	F<?==<
your new	E;>>>=
your ok	<<E<?;
your parcel	<?A;?@
your password	A=A=;@
your question	:<=<=F
your request	<8=>@E
your room	;CB>><
your s $	:C<?=A
your s x	?;<;CA
your seat	=BD==9
your signature	=<BB=:
your subscription	E;====
your table	D=<?>>
your x $	E4@<;@
your x 0	9:>?>F
your x :	;<B<>B
your x ed	<9=AD9
your x for	F:==?:
your x has	D7;:@A
your x is	>E?97=
your x of	?9A@;A
your x on	B:<>C;
your x s	DC9=;9
your x to	@:9=@D
your x was	>@::AC
your x x	@@A=A7
yours	C4AC?:
yours $	E9<:=@
yours has	::>DB<
yourself	89<:CC
yourself $	<<:<<G
|	:0D@3F
| $	:0D@3F
⏳	==:F>9
☐	;:GA=5
✅	L;;985
✅ #	F;>>=:
✅ # $	F;>>=:
✅ 汉	C?>==<
✅ 汉 $	D=>=><
✔	G:<;=:
✔ $	F:<<>:
❌	>:>F>:
一	9F;:>@
一下	3>C?7D
一下$	8A=B:@
一个	;?=C=?
一个$	B;:>=D
一件	A8;>AA
一件$	><;=BC
一份	H7D:;7
一份$	E;B;<;
一共	9G9;:?
一切	9@=C=>
一半	8A;C<A
一半$	>?<;=D
一句	<9C<<B
一句$	=:>>=E
一天	??;=<B
一小时	=C@=A:
一年	B@=;@;
一张	C:6?@C
一晚	@D>>=:
一晚$	@D>>=:
一条	>CA><;
一次	>?<>:B
一次$	>><@=B
一步	9<CD:<
一步$	@:<D==
一步被	;=>E==
一点	?9>BB<
一直	9F=@;8
一般	:88:;J
一般来	>=<>=D
一遍	>C=:;?
一遍$	?A=;<@
一项	<E<;?;
丁	?:EA?8
七	@A>;A:
七天	:9B<<C
七月	:;==E?
七点	D@@;:9
万	8H=7B1
万$	<B<<B:
三	;K83:=
三个	C>7<<@
三个$	AC===;
三个月	>:>>>E
三分	=A=AA8
三十	;>?@@A
三号	@B=<A9
三天	A>B:<=
三天内	@;D>>9
三家	;C<<>@
三条	?C=;>;
三步	=;==>E
三点	?@:;;C
三百	@@D<<9
三项	B?B=>:
上	H;6;@<
上$	?B8@5@
上了	L5<79=
上了$	J8<89>
上八	:>>>>E
上八点	:>>>>E
上午	??>:A?
上午$	B@A=;9
上去	D=@A;;
上去了	F=>>;=
上周	7A<<F@
上的	?;AC=<
上线	E?;;<=
上线$	DA<==9
下	>9FA5>
下$	@=;C8@
下了	H7:99?
下了$	B:<:;C
下午	@;D;8>
下午两	=;;A<D
下单	?<CB::
下周	@>E9>9
下来	>C>;A:
下来$	<A@B>:
下来了	>A=;B=
下的	;??>D;
不	5;:D7G
不上	9F=>>8
不上$	;F>:>:
不了	18:K>?
不了$	3=;L?5
不会	@<6A<D
不会再	A=:@=?
不出	=@>C>:
不到	9DA?>;
不变	B<=9>C
不变$	B<=9>C
不回	:<E@=<
不回来	:<E@=<
不少	F:>;>;
不少$	F:>;>;
不是	<:7@=F
不用	;C85CD
不用再	==:<>E
不知	>=>D?<
不知道	>=>D?<
不确	>=<E>;
不确定	>=<E>;
不能	<=;D>@
不要	>=FA>4
不过	:8D?<?
不过$	:8D?<?
不错	;?=>>C
不错$	;?=>>C
专	C<===A
业	>=4@D>
东	<=@BD4
两	:M=3<6
两个	>G@9A3
两份	;=B>=B
两位	<D=?=<
两分	>:@C==
两分钟	>:@C==
两天	@<<==B
两家	8G<?<:
两张	?=<=C;
两晚	@:A=<B
两条	D@=<=<
两次	;F=;>;
两点	=::ABB
两班	;C>>>>
两百	C9@<>?
两项	=D>===
两项$	<D>=>>
个	=EB59>
个$	C;@8@<
个人	;@<>@A
个人$	9@;=>C
个失	;D><>=
个失败	;D><>=
个工	<?B<;?
个工作	:<C=<@
个得	>=:=>E
个时	<>E??:
个时间	<>E>?;
个月	:?;>@D
个被	=9>E>=
个被占	=9>E>=
个账	D<>?==
个通	<E?=<;
个通过	;F>==<
个里	D;>>>=
中	9@?AB:
中$	@B9B:;
中介	;<>>E<
中午	A<D=<:
丰	<AB<B8
为	@7<<<F
为$	A:=9=D
主	;A<5G<
主任	?B?<@9
么	::@C:@
之	4<G9;B
之前	8;F8A@
之后	:>A78F
乙	;=D<@=
九	<F9??9
九点	;A??A<
也	S2;5:5
也打	D>>>=<
也跟	E;>><=
书	B?>@6=
买	5;BBBA
买了	=<A=C<
了	J;-9K0
了$	L61D@2
了一	>D2:A>
了一下	6G8><A
了一次	B==B=:
了一遍	9E<<<@
了三	=C796D
了两	??>=B<
了个	9C@<<A
了我	9=G=>;
了没	<=D=>=
了电	=<=;CA
事	8:4>EG
事$	>6=@:E
二	?E68B<
二$	=E>==;
二十	A=?:A<
二号	?;<DA:
二期	A>B@;<
二组	><>==D
于	?0B<@D
五	@@:7D<
五$	=BB==:
五个	B:<==D
五号	=:@=F9
五晚	B:@==@
五月	;;;@G9
五点	E><<@8
些	;>>><E
交	A>B:@;
交$	=:F;:?
交了	B;=<?A
交了$	B;=<?A
交回	:<==AD
享	CA=<<;
享给	D<>>==
亲	B>:;=A
人	;>9=F?
人$	=?;A=@
人事	:=>>F<
人写	=@=;D:
人均	;E?>>=
什	=<9E>@
什么	=<9E>@
今	<FE987
今天	=GA<65
今年	;C>B=;
今日	AC===;
今早	B:==D<
今晚	9=F:9A
介	;<>>E<
从	E?;5<?
仓	?A8;C=
仓库	D=9<A?
他	<?D;B8
他们	><A>C;
付	=BC5A:
付$	B@?<?9
付了	;:D:B@
付款	9BF;<:
代	D6B:>?
令	?:BA<>
令牌	?:?B=A
以	>8B=:C
以$	:87EA?
以上	=;=>=F
以后	C8C>:<
以用	C<C=>9
以用$	??D>?:
们	C8?>B<
们已	C=;=A<
们说	<??=9C
件	CA?==7
件$	6G=9D>
件夹	@C>==:
件已	C?>;@=
件箱	F<>>=:
件都	D9=@>=
件里	B>;=;B
价	E9?:D:
价格	>@<;;C
任	==8AE<
任何	=@<B=?
任务	@;<C?=
份	F<F56:
份$	G8>99@
份证	9>A:<E
份证号	>BD;=:
优	?:D>=<
优先	?;D<>=
会	F=A6;;
会$	BB9>=?
会再	A=:@=?
会员	ED>872
会在	=;E>=>
会给	==><>D
会自	>>9<>F
会议	B>:E:8
会议室	A?:D<9
会走	=>9>?E
传	>4DD?9
传到	?:>E:<
但	8>?@:B
但$	8>?@:B
位	AD>59>
位$	D=?88@
位子	B:;>=D
低	?D@<=9
住	:8BD8B
住了	==<B:B
住了$	=>=B:A
体	AC9<:@
何	9=A@B?
余	;F?B:8
余票	9AC@@@
余票$	:AC@@?
余额	<F>>;;
作	>8DC5>
作业	>;=C=A
作废	B;A@;<
作废$	C;;@;?
作日	:<C=<@
作日内	<@C>==
你	>8A5H:
例	<C?>?>
便	8B8;9F
便宜	8C;<<B
便宜的	<G>>=:
保	B@9==?
保险	=<;BB?
信	C5>A9A
信$	A??7;C
俩	D>=>><
修	@?:6G4
修复	<;>=E=
修改	@B==;<
候	69@D@?
借	E:>===
值	D;?@<<
假	<E@;?8
假$	@D=><9
做	@8?@;@
做的	D<:=>@
停	=@@<D7
停了	=B;=@@
健	=CA;@:
健身	>?B<@;
傅	==8@F=
傅$	>@<@8B
催	DA>@:6
催一	>>C=?<
像	:D9@<@
儿	C9>A<<
元	<>@5AB
元$	4@?5?G
元已	C;>>@;
充	C>>=8?
先	8*F;AB
先不	=>C??9
先别	>==;>E
先把	:=C=A?
先生	>==?D<
先留	@==D=;
光	:=;E;@
光了	9;>F=<
光了$	9;>F=<
免	A<A?8=
免费	?:A=;C
入	D>B>98
全	K?@468
全天	C;B==;
全绿	?D=>>:
全绿$	?D=>>:
全部	@B@==<
全额	>B<:=A
八	?D@4><
八点	=@D;:>
八点到	;E=>>;
公	>D<===
公司	@A8=A;
公告	>B=><>
六	CB<2A9
六个	C8B==@
六位	=:==>E
六月	<F<<B6
六点	B?::=A
六点半	;;?>=E
共	9H@669
共享	?C>==<
共四	;E>>>;
关	?@:@B9
关了	?<>=B>
其	?@7:@C
其中	9D::A>
其他	A:<=>C
内	7@C:/D
内到	CA<==:
内可	=B9=<C
内寄	:>F?>;
再	98C?5A
再发	>>BB?9
再试	?>D=?:
写	;EB4?<
写$	C;?;C9
写好	8=E:;D
写好了	7=E:;D
写的	9D<B?9
写的是	9D<B?9
冲	A8=B>@
冲突	<:=B>@
冲突$	<;>G>:
冻	>D?=:>
冻结	;D?>;@
冻结了	;E?=<?
净	;@=;<D
准	=8>?<D
准$	;;;@>C
凌	;==;E@
凌晨	;==;E@
几	;9D>=@
几位	>>E>?:
出	>;;@B?
出$	?3E>=?
出了	??<;A?
出了$	?A=;<@
出价	>8>=E<
出去	@9:E=>
出去$	<<=F=>
出去了	C==@?9
出来	=F8=9?
出来$	?C:==@
函	=;E>>8
分	9C9A?@
分$	7J=<;9
分之	9AAC<:
分配	><<E=:
分钟	><@>>A
分钟$	A=BA:;
分钟内	?A:;=B
分钟到	B9==>A
分钟后	;:B=D9
切	?>@B;<
划	D;@>9?
划走	D<<><?
列	>C;>:?
列表	<H>9=:
刘	:<=BAB
则	?:;<BB
刚	??:A<A
刚才	8>;@AC
删	?7G@>8
删$	@7?F=;
删了	E;B:=<
删了$	C>>=>>
删除	<<??<D
别	<29:>L
别人	9;=AAA
别的	>=:C>C
到	F;9A;9
到$	?;=@>?
到一	9D=C=:
到三	?C=A;9
到两	8B==D;
到了	B>:8D8
到了$	>A<=B9
到十	@E;<<;
到周	?B;<:@
到家	A;><=C
到您	C<>>@<
到手	@D>>>:
到时	;<F<><
到期	7H;:;@
到账	:99?DD
到账$	@;;>A?
刷	:C;<<C
券	F:>B;9
前	5=>?BC
前任	;<>=F;
前台	B?=<@:
前没	=;=@>C
前没有	>;=>?C
前面	=D>>><
剩	6M><83
办	;?D;><
办$	@;BA=;
办理	:>@=<D
功	E;<B99
功$	F8:B<9
加	B7EA:;
加了	BA>><>
加班	;C???@
务	C:???=
动	>:CB>:
动$	<9@F>7
动回	CB;<;>
动回复	CB;<;>
动续	C@<@=:
包	=DA=@3
包裹	;E;?@9
匙	;=>@D=
区	:A9AC=
医	?@=9;C
医生	B;;:;E
医疗	9A@@AC
医院	?AA<><
十	?G99:<
十一	>??AB7
十一点	B;==C:
十七	BA>=<:
十个	9E>>><
十二	=D9=@=
十五	A?@:9?
十八	CB9<:=
十分	<>A?<B
十分钟	><A@9@
十号	9B>>D<
十四	BD:;=;
十天	<?;>>C
十日	:>;==E
十点	EA7:9:
升	I=9;@6
午	A>E7<;
午$	@?B<;=
午两	=;;A<D
午两点	=;;A<D
半	;=9B7C
半$	?;8?9E
半小	?:><>D
半小时	?:><>D
华	E;>>@:
单	A=B8>;
单$	>?E<?8
单上	E:>@=<
单位	9=>>DB
单号	B?8;8A
单已	A<=>B;
卖	=9CCA9
卖家	:=<>DA
占	3C:H?7
占用	8@<F<9
卡	@7?G?6
卡$	F9@<:<
卡住	8@>E=<
卡住了	9@>D==
卡在	;>;G<9
卡里	F<=><;
印	C?;A:>
厂	;C;?C9
厅	@7;@>D
历	A@BC96
压	?:B?@<
原	AA;6=@
原因	?C<<<>
原路	??>;<B
原路退	B:?==B
去	?1;A?F
去$	:5=J?=
去了	K7:;;8
去了$	K9:<<4
去年	8A>=D>
参	=:=<AD
又	C<<=B:
反	A;;B<@
发	A5J=B3
发$	A5J<=1
发一	>>E>>:
发了	C;<<A<
发出	<9?B8B
发出$	><B@<:
发出去	===A;C
发到	C=@@<;
发布	@:<?B?
发的	C?9;B9
发票	>D??6<
发给	B:A;<A
发货	;C@;@=
发货$	<D@<=:
发起	F;?<=;
发起$	D==>><
发过	<=>=E=
发送	;>>B<?
取	>1=>EA
取$	C6??;@
取消	;9?<AB
取消了	;=>>E=
取走	<>>>D<
受	AA8=8A
受理	@B:=:>
变	B8?A:=
变$	B<>9>C
变更	A<<E<:
口	A???>:
口$	E@=<<9
句	@8B;;B
句$	=:>>=E
另	B><@=>
另外	B><@>;
只	AF=<2;
只剩	=CA<=;
只是	@@?@=8
只有	8>:C<B
叫	E<=;<=
可	?>C:/A
可以	A?D/5?
可以用	C<C=>9
可能	9:7E<D
台	B<9<A>
台$	??==C;
台设	?D=>=;
台设备	?D=>=;
右	:A><<A
号	A><7H8
号$	>EC8:9
号会	@<<D>:
号会议	@<<D>:
号到	:A<<A@
号发	;<<>CB
号就	:>>?D>
号已	AB>:>=
号柜	9;=>F=
号柜$	9;=>F=
号的	=<;=CA
号码	<>>==D
司	>?8?@@
吃	<A@:>B
合	=D9<=B
合同	???8?@
合并	A>?@><
合计	8D===@
合适	<D=>>>
同	B;C6C:
同事	;=B>C<
同意	?<E:D8
同意$	=>E=@:
同步	E:=A=:
名	DB9?6;
名单	A?=B<;
名字	@C===9
后	68J69D
后$	>;A<=A
后一	>?:B<@
后会	:<D;<@
后到	;:B=D9
后到$	;:B=D9
后我	>>D=>;
向	D=A==;
吗	78E9;@
否	9:@EB6
吧	<=?:=C
吧$	<=?:>C
含	BC===9
启	<B@9>@
吴	<>C?==
告	B>>=<?
告诉	;=@;>C
告诉我	==?;>B
员	?@@=?9
员$	=:=D=@
呢	CB:9>@
呢$	CB:9>@
周	:@F6B<
周一	<?DAA5
周三	=?@A;?
周二	AC::A7
周五	>@B77A
周六	C7@<B9
周四	?=C=9?
周报	:E>>==
周敏	>B;B<9
周日	6<<<DD
周日$	:><==E
和	DG:73<
和一	=F=>>;
咱	A:<@<C
咱们	@<==<D
品	<A;<B@
响	@<;;<D
响$	A?<:>B
哦	8C;=;E
哪	><D=;=
唐	=E;=><
唐阁	>E<=>;
售	8D?AC@
商	67:BH?
商家	6<?CF;
啦	J9<9:>
啦$	I9<9:>
喂	A;>C;<
器	;@9D>>
四	?H<3@8
四个	<D;<A:
四十	A@<>8?
四张	@C>;><
四点	H<;;=8
回	@7EBD5
回$	<;?@D=
回了	A>;>A7
回了$	>>>C;=
回去	@=>=C<
回复	<=DA?;
回复$	;;?DB9
回执	:E;B<;
回来	=7AD><
回来了	?:AB>;
因	?@7@9A
因为	@:=9=E
因为$	@:=9=E
园	<;>=CA
图	B;===B
在	D?<B<4
在$	>B;@=8
在前	E;>=>;
在前台	E;>=>;
在吗	??8??F
在周	B;D<;;
地	E:>C=4
地址	>=BC?6
地址$	>:BAA9
场	C38B??
场$	?:=A=B
场地	B<<@@;
址	=AAB?5
址$	>:BAA9
均	<E>>=;
块	A?=?6?
块$	>>@;<B
填	?9A9@A
士	A8;:;F
声	?:A@A=
声$	?:A@A=
处	=D>;?=
处理	@;?<A?
处理$	A@E;;9
处理中	@>:A;?
处理了	B:>=B<
备	AA:4@?
备份	D?;;><
备份$	C;;==B
复	>:E?A;
复$	5@D@D6
复核	>=AC=;
复核$	9>BC=<
复的	9B;?;C
复盘	A<<>>C
外	C?8=?=
多	6C888G
多$	:@<=>C
夜	9<?=H<
够	=B<B>;
大	>66>>F
大概	9>===F
天	4CA3CC
天$	@9;=?D
天内	<>B;8@
天内寄	:>F?>;
天就	<<C=C:
天已	;<>>BB
天没	<C;>>>
天的	>B?;B;
失	;>6F;@
失败	:@9G;5
失败$	>B:B=7
头	9I9@7<
头$	8D:=<C
夹	@C>==:
奖	>==<<E
套	A8?@:@
套餐	?<;A=B
女	@<<;;D
女士	@<<;;D
奶	;<A;>D
她	;@==F:
好	?.@;8J
好$	=>>@8A
好了	A3G/<B
好了$	@7F1:B
好的	=<=;9F
好的$	;==<:F
如	<5G56D
如下	:;;=>G
如果	;<F9:>
如果您	>?E>=;
妥	I:;<;9
妥$	D>>>=>
妥了	D=>>==
妥了$	D=?>==
始	<;B@<@
始$	:9C@=A
姐	G::=@8
姨	B=>=B:
婉	E=?:>=
子	B8<<?A
子$	E89;;C
字	<BA;>=
存	D@@=79
学	=B@<B8
学校	7C<<F:
它	:@?@;A
安	B:<??@
完	AE9:?5
完了	7F;AA:
完了$	8F<B>;
完成	BBA;@6
完成$	F:=:A9
完毕	H<==;<
完毕$	H<==;<
定	B8C;@<
定$	E8@=9>
定了	@;C<@9
定在	E<=>=>
定时	C<>;A;
定金	:;=>F<
宜	8C;:<D
宜的	<G>>=:
实	C:4B6E
实$	;=;E>?
审	72=JC9
审批	38=I@=
审批$	88<I9;
审核	=;>E;<
审核$	><@D<:
客	?6C:G7
客户	C8;:E6
客服	<<<;E?
室	=;?CC:
家	:E:9D<
家$	6?=:CB
家都	BB<;;=
家长	@;?<?A
容	;?=C=?
寄	=2F4F9
寄了	;=>>E>
寄出	;=A;BA
寄出$	B=C;=<
寄出了	9>=>CC
寄到	=>@=B<
密	==C;@>
密码	=9=9DB
密码$	:<A=E=
密钥	BAD997
对	<><;AD
对方	<>6?C@
导	=8ACB8
封	@B9C7>
将	<;D<=A
小	8??/CB
小时	:BA57D
小时$	>A;;;B
小时内	=:B==C
小赵	;><=BA
少	C:<?;@
少$	F:>;>;
就	01L@C?
就不	<9=;>F
就把	;=>>E=
就是	;:A@:D
就没	?A8D?=
就没再	??9E?>
就给	9>?>E=
就能	;<@:>D
就行	>7?8;E
就行$	>8?9;D
尾	=@>;C<
尾号	9C==E9
层	:F=>>=
层$	:F=>>=
居	=<:AD?
州	9D==;@
州仓	<D>>><
工	=<?AB<
工位	>AA>>:
工作	5?DB:=
工作日	:<C=<@
工单	C>;<>>
工牌	;:@B>?
工资	=><=D;
左	;B?<<@
左右	;B?<<@
差	:;F><=
己	34?;J?
已	L610I0
已付	<C?>>>
已出	B<=<B;
已删	E<>===
已发	E<<<?<
已发$	D=>===
已取	=<>BA=
已取消	E=>>;>
已完	:E@???
已完成	:E@???
已建	D=>>>=
已开	@<=;@B
已提	C?>>><
已提交	C?>>>=
已签	7>@?G?
已签收	6>@?H?
已经	?9;6I8
已经发	;=?BB;
已经开	:>>>E>
已经把	9>>>F>
已经有	<D??=>
已经跟	?>=>C<
已缴	8B@@DC
已被	9D=C<;
已转	D>>>=>
已退	F=>><=
已通	E>>>;=
布	B6;?D>
师	8<9@I=
师傅	==8@F=
师傅$	>@<@8B
帖子	>>=>=D
帘	C<=B=:
带	:8>:<I
帮	>;?<@@
帮您	C>>>8?
常	>B99;B
常$	@D=;=8
干	B@=A::
平	>A8@??
平台	@99?BA
平均	;D>?>=
年	=<25BG
年$	@=;;;C
并	K9;>88
广	F<=<==
广告	F<=<==
库	CD=<=5
库存	<EA:<9
应	;A>=A=
应该	AB><9>
底	A8@?<A
店	?@??A7
废	D:A@:<
废$	C;;@;?
度	;;?@?D
度$	BC@::6
座	B<@><>
座位	B;A==>
延	7B98G=
延误	;;;:EA
延迟	:E=>?;
建	A;<<6D
建$	D=>?>;
建好	E>>>>;
建好了	D>>>><
建议	89@8<E
开	?8>A@>
开$	CB;@<6
开了	B<=>=@
开了$	H>><:>
开头	<C;>=B
开始$	:9C@=A
开给	D=@==<
开通	==>>C>
开通$	<>>>D>
弄	?9DB<8
式	>?>;=B
张	A>6<C@
张$	>?<<E9
归	L6=:99
归档	F:A<=;
归档$	C=A<=;
当	B5AA@=
录	?E=5A9
录$	?C::;B
录超	<;>=E=
录超时	<;>=E=
录里	<D>=<=
录音	:E@<<?
影	>@=8=C
影响	;>=;>E
往	G6;=9B
待	7<EF66
待分	=<<F>:
待分配	=<<F>:
待发	;E:<=@
待发货	;E:<=@
待您	;<F<=9
很	68;A;H
得	;>A@2A
得您	;=@@;A
得您自	=>@A;?
微	A@B=<9
心	<:78?I
心$	><;::F
志	;I:8@6
快	8B<4DD
快$	;@<=>C
快递	;<@7E>
态	=E7<;?
态是	<F>==;
总	;CB9B8
恢	E9C9@7
恢复	E9C9@7
恢复$	9?D;B;
息	==@<?C
息$	A=C?>9
您	@0F2BC
您$	@8C@:=
您一	=BE>=8
您上	@><>D:
您不	<=<;>F
您了	?<<=AB
您了$	?<<=AB
您五	=>;>F:
您五月	=>;>F:
您先	;=B=??
您卡	E==>=<
您卡里	E==>=<
您发	;CA>=<
您可	<=<=>E
您可以	<=<=>E
您同	>?D>>;
您同意	>?D>>;
您回	;>>C@=
您在吗	??8??F
您好	;<:B<B
您好$	<<:B<B
您定	;;H=<8
您点	;=E<=<
您留	C?=>>?
您登	;>=>C@
您的	C54D8D
您看	;A<A=A
您看看	>=;>?D
您确	<>G==9
您确认	<>G==9
您给	:=F>=:
您自	;=>?@?
您自己	;=>?@?
您补	:=C>B=
您要	<BB@9;
您要是	=>E=<:
您让	=?9>CB
您让我	=?9>CB
您说	B;C:=>
您说的	D=@=8>
您邮	D<A==:
您邮箱	D<A==:
想	:@@8:B
愉	<:=>>F
愉快	<:=>>F
愉快$	<:=>>F
意	;5B<D@
意$	<=F=@9
感谢您	;>>>>D
成	E7?E2:
成$	C47G?>
成了	@B=;<>
成功	E<=B94
成功$	F8:B<9
我	94M?.>
我$	;:9:>H
我今	B<A=>;
我们	E<=A=9
我先	<;E===
我先不	=>E;?;
我再	;=L8>5
我可	=>G<?9
我可以	=>G<?9
我就	68J=;9
我已	DA>;8;
我已经	BA?<9;
我帮	>:=><D
我把	<>@==C
我来	;<G<>9
我没	:>6J>8
我没有	==;F><
我记	9=<=>F
我记下	9>=>>E
我这	B7?F:8
我这边	C<<D=9
我都	<D<A=<
我马	=>E=?;
我马上	=>E=?;
截	AA:?:>
户	D;9>A<
房	<==?E<
房东	?9;BD8
房子	@;B;:B
房租	;B><D=
所	?;8D?>
所以	:87EA?
所以$	:87EA?
手	>A>??<
手$	@9C:=A
手一	D?=>=<
手动	E;@=>:
手机	@<;@9D
手机$	<<<=>E
才	2>@A=B
打	B7@<@?
打了	A<B<@;
打印	E<;@<>
打开	<D@:;?
打开$	=D<=>;
打款	<>C=:A
打款$	<>C=:A
打过	=9=BD9
扣	;7=AG?
扣了	<<A<E:
扣款	;B<<CA
执	<E?B:9
执行	@=C>>;
扩	@:;<>F
扫	E>=<<;
批	.2EFH9
批$	76@H8;
批了	9=E<B<
找	<D=6:E
找到	9E?>><
把	0:B2R;
把单	:>??D>
投	D>=A<9
投票	>A=C<9
投诉	<>;>BB
折	=9>>>E
抢	9=ABA;
抢到	<<==C@
护	B<A@<<
报	C<<C;<
报上	E<=@<;
报了	D>=>>=
报修	D=>><>
报告	?8;B;B
报销	@:?;B?
抬	BA=B=8
抱	89<A;E
抱歉	89<A;E
抱歉$	89<A;E
押	;A=?D;
押金	<==?D=
拉	I9@?98
拉进	D>>>==
拉黑	E>?===
拍	?>;;CA
拒	A8>AA9
拒了	A;>B=<
拒了$	A;>B=<
拖	F<>==;
招	B:<=>A
拟	4:K<;<
拟好	7>F><@
拟好了	8?D>>A
拨	>;>=@C
拿	B>7<<C
持	;?==>D
挂	C;?C7;
挂了	9=C<=A
挂了$	99C==B
挂出	E>?==;
挂出去	E>?==;
挂号	C;:E=;
按	G4889C
按您	E=9<7@
按您说	D=:=;?
挪	F:;>@:
挪到	C<<>@=
换	B3E7B8
换了	<<C<B<
换好	B>;>=B
换成	C<C<<;
据	@6A<@@
掉	E:<8A>
掉$	C99A=A
掉了	G<=<<<
掉了$	G<><<<
掉的	:=>>E<
掉的$	:=>>E<
排	7DEA59
排在	>AC<=9
接	E4>??>
控	;;;;CC
推	E4A?A:
推到	E<>>>;
推送	B<>B>=
提	H<>A78
提交	<BBC;8
提交$	<>CB?9
提到	H9>=>;
提前	;B9<=D
提示	<?AB;;
提醒	K6;<:;
提醒设	C<>>>>
插	=:;B=C
搞	F9<<;?
搞定	F;=?=9
搞定$	F<===:
搬	@A;=C9
搬家	@A;=C9
撤	E79A9A
撤了	E=>==<
撤了$	E=>==<
撤回	C<;:=D
播	;BB><;
支	C>8D9:
支付	D>:A;<
收	<8=4J@
收$	:9;=H>
收了	><;<E;
收了$	><;<E;
收件	D>=;;?
收件箱	F<>>=:
收入	9E>@??
收到	B3:>AB
收到$	=89>AD
收到了	D:=<B:
收回	C;==A;
收货	?D@=<9
收货人	?D=><:
改	E<@=:<
改$	?E:A=6
改了	D>>>==
改到	A<A=A;
改好	A?B>><
改签	:>@@>F
改过	D<=<B;
放	F8E5@8
放在	E8;=C9
放心	><;;=E
放心$	><<;=D
放进	E<>?<;
故	?:=AB?
故障	?<>BB;
效	E9><7@
效$	D;>=8>
效期到	=9??>E
敏	<A;BB7
敏$	D@==<;
数	:D>;6@
数据	B6@>;@
整	?:<==D
整理	:==>>E
文	@CA4:>
文件	?C@9=<
文件$	;F;<==
文件夹	@C>==:
料	;?F:A8
断	8:DE<>
断了	9=>F=>
断了$	9=>F=>
新	G>>4<;
新卡	<=B<@?
新密	C;=>>@
方	=?;@A=
方主	?C===;
方主任	?C===;
方案	<9F<<=
无	A@@;=?
日	<>@8AB
日$	7>9::H
日内	9AB:;A
日历	A9CC;9
日志	;I:8@6
日程	G;>;=<
日起	D:>>>?
旧	E0?B?;
旧卡	=>A=B:
旧的	D<B:=<
早	C<=8E=
早$	CA==>9
早上	<:==BD
早九	C;A==;
早九点	C;A==;
早八	@@A>>:
早八点	A?B>>:
时	5:CE=?
时$	<?8G<;
时候	9;>EA<
时内	=:B==C
时间	=<E>?;
明	?<@A8@
明$	?9;EA8
明天	:D?;<@
明早	E<D<<6
明白	7;;;;I
明白了	8<<;=G
昨	438?O:
昨天	79:9J@
昨晚	98<CH6
是	4D?=D:
是$	=F9:=;
是否	==;G>9
是周	9FA;@8
是小	=;>>E<
是您	@A?=B8
是我	D;:C;8
显	9F;:B7
显示	9F;:B7
显示$	=>=?D;
晚	A:A;A=
晚$	?=<=;B
晚上	E9:<A=
晨	;==;E@
暂	<:;F>?
暂时	=<;C>@
更	D78E?9
更新	A<<BA:
替	E;:<@=
替您	D;:=@>
最	2I7A=?
最便	;C>==>
最便宜	;C>==>
最后	><?A;A
最后一	>@>C<;
最好	=<8@BA
最近	<C>B>:
最高	<D>>>=
月	4E49H@
月$	=B;:;B
月三	9D>>B;
有	4K8A::
有$	B;BC<5
有三	<D<:B9
有两	9J<9<8
有了	G:><=<
有了$	G:><=<
有人	E@7:A;
有四	<@C;>?
有收	><>E>=
有收到	><>E>=
有这	D:>@==
服	<A:>A@
服务	=C<A8@
期	3D@8;D
期$	5A@;?D
期了	7E<@A9
期了$	7E<@A9
期到	:A===A
未	1E=G80
未知	==9F>:
未能	=<;F>;
未读	=E?;==
本	9?=?>C
本人	<=B;@A
机	?;;??B
机$	:A:<;D
机口	9?=>AB
权	A>@@;;
权限	B6AB;=
权限$	::BA=A
李	>;==B>
材	:9F@@9
材料	::F;A:
条	ED;<84
条$	>D>A:6
来	?=H8B5
来了	D@=<>5
来了$	D@=;>5
来取	E;A==9
来取$	E;A==9
来的	=>><C=
来的$	:?<=D?
来说	>=<>=D
板	=B9@B:
林	;C==;B
果	9@B@8>
果您	>?E>=;
架	@@B>;;
柜	?7@=E<
柜$	;9B=F:
查	-M@15D
查$	<BD;>8
查到	6F>==A
标	I2><8B
标签	F<>><;
校	;D;;E8
样	B:;??@
核	>7<I7;
核$	9;BF;9
核实	A<8E==
核实$	<>;D>?
根	::<?BB
格	<?;;;F
案	B;C7<>
案$	E;:;A=
案号	?AC=<9
桌	BC=@=9
档	E?<9@9
档$	B@@9B:
梯	;:>=G<
检	=@:?B>
棠	<:>D<A
棠厅	<:>D<A
楚	;@<B=?
楚$	;B=C><
楼	D;;<A<
楼下	F:==>:
概	9>===F
模	B:>?>A
欠	<H<<>9
次	2G=?=?
次$	9F;>;?
款	=@C>><
款$	4@G5AA
款了	;>>>E=
款了$	;>>>E=
款单	=<C<=@
款已	F=>=<=
款项	F:<=<>
款项已	E=>>=<
歉	>8;@;C
歉$	;8;A;D
止	<;9D8C
止$	>9=A<B
正	@C;==:
正在	=@?>A;
正常	@C===9
正常$	@C===9
此	E?;9=?
步	A7>C5A
步$	D;:C;:
步被	;=>E==
段	:B:<=C
每	<@>::C
比	4D:<BC
毕	G?;9:A
毕$	H<==;<
毛	>@>:>C
气	D88=?C
水	?G7:7=
求	<=;C<B
汇	9D==B=
汉	>@A<;?
汉 #	AE>4;9
汉 # $	CD;798
汉 # 汉	><B<A?
汉 $	>?<@@>
汉 0	=F;>=6
汉 0 $	?F7<7;
汉 0 汉	>?>??:
汉 :	=A;<8A
汉 : $	<B;=9A
汉 ?	89F=8=
汉 ? $	89F=8=
汉 a	;<>>>E
汉 a #	;<>>>E
汉 g	C=<=;?
汉 g #	C8==<?
汉 p	C:=>=@
汉 p #	C:=>=@
汉 t	>:=>=D
汉 t #	>:=>=D
汉 timeout	;>E=>:
汉 x $	:BC8@>
汉 x x	A?D<<9
汉 x 汉	==D<8>
汉 |	;<BA:@
汉 | $	;<BA:@
汉 汉	?>?88D
汉 汉 $	@;@9:C
汉 汉 0	<G;==;
汉 汉 汉	A>E99:
汉 ！	@=9:9F
汉 ！ $	@=9:9F
汉 ：	;>?<=C
汉 ： $	<?=>8D
汉 ： 0	?=B;B<
汉 ？	57I7:=
汉 ？ $	57I7:=
沒	:;=F=;
没	7=*U6.
没下	>=<E?<
没再	>?8G?=
没删	=;>G?<
没删$	=;>F?<
没加	C<>??=
没动	<B<B>:
没动$	=:=G><
没发	89D?<@
没发$	;<E<>=
没回	=<CB>:
没开	=<>D?<
没成	;==E><
没改	=<>F?=
没改$	>=>D?>
没有	;C6E99
没有$	==;F><
没有收	><>E>=
没法	=<;F?<
没用	>F?9>=
没碰	=;=F?<
没碰$	><>E?=
没签	><;@=B
没订	=;<H>:
没订$	><<F>;
没过$	>C=?><
沪	;<>>>E
法	:B<D?;
法务	D;B=<:
注	==:=B@
注销	@=B<;A
洗	D;?B=9
洗澡	A<@C>:
活	C:=@<A
派	@?@;?>
派送	<B;<C;
流	<D<68D
流水	>E=;=<
测	6DE;;;
测试	7FC;<<
海	>;;C:B
海棠	<:>D<A
海棠厅	<:>D<A
消	>5@8?D
消了	;=>>E=
消息	@;@9;C
涨	@?@9B<
清	F;B<5>
清$	E?@;<=
清了	D<?>=>
清楚	;@<B=?
清楚$	;B=C><
温	=A:<@A
游	C9=<C;
满	5C6H:;
满$	9E=;>A
满了	6>>H::
满了$	6>>H::
澡	A<@C>:
灯	E8B?;:
点	A:>8AA
点$	@;@@:?
点一	A>E;<;
点一下	=>F=>9
点了	>8;@E8
点了$	?:<BA;
点二	D<=>>=
点二十	D<=>>=
点到	>A;=<@
点到十	;E=>>;
点半	@59?<E
点半$	9=;A;E
点发	<===<E
点提	E==?><
点提醒	E==?><
点起	D==>>;
点进	:==<F<
点零	=E>;><
烦	:;;;=I
然	B<C==;
照	E?=@<:
照片	D@C?95
片	D?B>88
版	F:B?86
版$	A>=B=:
版本	E<><<@
牌	?7@D7@
物	>;@<E;
物业	<8:?F<
物流	>E>=<;
特	<F>:>;
状	=E7<;?
状态	=E7<;?
状态是	<F>==;
猫	B:=<;C
率	>E=;>;
王	9@B:A>
现	?E@<6:
现在	?EA:6;
班	7D@@C6
理	9;@<BA
理$	@BE99:
理中	@>:A;?
理了	A:?<B>
理员	?<A>B:
理由	<E;==?
理由是	=E===;
理解	:;;<>G
生	D7;>=A
生$	?<<==D
生成	C??>>=
生效	A=A?:>
生效$	@=A@:>
用	>A7=AA
用$	;=CB<=
用了	@D<9B8
用了$	BA<9B9
用再	==:<>E
用您	C=><B9
用户	D:>?>;
由	;A=9B@
由是	=E===;
甲	;=BAA:
申	?8@B?<
申请	@:=CA9
申请$	:;A?B?
申请已	E>>=<=
电	?@>8D<
电子	>CB=;;
电梯	;:>=G<
电话	==:=D@
电话$	:<9:DE
留	A=8A>?
留了	F;==@9
留意	;<:;=H
留着	:?>BB9
留着$	9@?@C9
疑	A:;<=E
疗	9A@@AC
登	?<=9D>
登录	>??9C>
登录超	<;>=E=
登机	<=?<@B
登机口	9?=>AB
登记	>@<AB9
白	8@9@9E
白了	8<<;=G
白了$	8<<;=G
百	AD@=88
百多	?D<=>:
的	D98:G=
的$	?3.=P:
的事	@=8>AB
的卡	><?@B>
的号	A=BA;;
的文	;@?=<C
的时	:@<CA;
的时候	;<<CB<
的是	CC4><<
的是$	CA<<?7
的话	6:H58?
的话$	;=@;:C
的话我	>>E<>:
的还	<;DA=:
的退	>=<E=<
的退款	==<E=<
的那	CA;:8@
的邮	>=8A@B
皮	C8C=<;
监	<;A=C?
监理	<;A>C<
盒	9G;;=>
盖	?8C9B>
盖了	><>=D<
盘	C:?C=8
目	@A4B6?
目前	8D:F:6
目录	C><;=@
直	8F6?9B
直接	==9?=E
省	<@D=>:
看	8F:;<B
看$	7B@D::
看不	<:=D>?
看不到	=<=C>@
看了	6I8;@;
看了$	9F<<A:
看到	AB::A<
看看	>=<<>D
着	3@HC=4
着$	2?CFA2
知	B5AF;8
知$	=:=BD:
知道	@??A9>
短	758C6J
短信	;89E7E
短信$	;>A=>A
码	=8<<?G
码$	9@@;D=
确	=<B@==
确定	<<?G>8
确认	?<D;?=
确认$	B;A<=>
确认一	==CA>;
碰	:;=E>@
碰$	><>E?=
示	5CA>B9
示$	:<D<F6
祝	<=>>>D
祝您	<=>>>D
票	=E?E;3
票$	>AB>A9
票的	>C?==;
禁	CA@;=8
离	9=BB@<
种	9@<<BB
秒	9G?:B9
秒$	?D=<=;
租	<@A7F<
移	D9C<:=
程	H<;=<=
稍	;=E=>>
税	9F=D;7
稿	B6G79=
稿$	==E<>;
空	@B??5<
空着	:BA@=:
空着$	:BA@=:
空调	G9>><<
突	<:=B>@
突$	<;>G>:
窗	A;A??<
窗$	=:C==@
窗帘	C<=B=:
站	<CC;>;
章	<BC7B;
章$	;@B<B:
笔	9G@:?<
笔$	;H;;>7
笔记	?:>C?=
第	=@?9@@
第一	?6C;D>
第三	9B@<A?
第二	@;=8?C
等	6=BC:>
等$	@>>:B>
等待	C=9A>>
等您	<=EA>7
答	;C;>C:
签	:<?>J8
签$	E@8<A:
签了	9=>=F>
签字	9@DB;8
签收	4A9>J@
签收$	7>?@G>
算	7A;56I
算$	<?;;>E
管	=<>:E=
管理	?<A>B:
管理员	?<A>B:
箱	@:>AA<
箱$	B>A?:=
箱已	9:=@CA
箱里	G;==<<
米	9C=<C>
类	?=<=>D
粮	@;>C<=
糕	<<DB=:
系	8==DC;
系统	9@=BB;
红	C?A:9=
约	A@C;>7
约$	@CB:<7
约在	A7B=B;
级	A@9B:=
级$	:@:B=@
纪	BC78A?
纪要	BC78A>
纸	@?8D:=
纸$	:@=C>>
线	<G>><6
线$	A>9D::
线上	=DB;>:
组	><;@>B
经	=:::J7
经发	;=?BB;
经开	:>>>E>
经把	9>>>F>
经有	<D??=>
经跟	?>=>C<
经过	::>=@D
绑	?>9<;E
结	:E6A5A
结$	>>==;C
结了	;E?=<?
结果	;B8C<?
给	K/B5?;
给个	:<E>=>
给了	C=>>A;
给您	?69>H=
给我	<>B<>?
给方	E<>>>=
给王	?<E==;
绝	D==@=<
绝了	D==@=<
绝了$	D==@=<
统	7?;AE>
统一	:<:=DC
续	I7@@8;
续签	C;;@<?
续费	@D<<;;
维	D<<=?>
绿	AE:<<;
绿$	>F<=>8
编	??6=7D
编号	?C8<:?
编码	<:>>>E
缴	6CA?CB
缴$	7>D?E=
缺	5D8H:3
网	BB8A=8
网关	:?;BA>
网盘	D<@;>9
罗	@?<AA8
罚	BC=>=;
置	@:@;@@
群	G=>?86
群了	D>?><>
群了$	D>?><>
群里	C:AA=9
翻	8F;<=?
翻了	:G<==:
老	;9;;L0
老师	;<A@C<
老板	;B<AA:
考	><>;=E
者	A?:<B>
联	>7?C;A
联系	>8@C;?
股	@;C@;<
能	8E4D1@
能收	==<;>F
自	:9::IC
自动	A>:>A=
自动回	CB;<;>
自动续	C@<@=:
自己	34?;J?
至	C?<<=?
航	9E:8A@
航$	9F>==:
航司	9@:=AE
航班	:?@<D>
般	:88:;J
般来	>=<>=D
般来说	>=<>=D
色	7F<<<?
节	<@<=<C
花	G?;;;:
苏	=D>>=<
苏州	<D>>><
苏州仓	<D>>><
英	AB@=<9
落	DA;?<7
蛋	<?CB=:
蛋糕	<<DB=:
行	<@D<8@
行$	A;;=6D
行不	B?B<>9
行吗	>>D>?;
行我	>=D=?;
街	=AC>;=
补	A2B:A?
补丁	?<E=@8
表	C@=@<7
被	+93OE6
被别	:<=E><
被别人	;<=E>=
被占	9>=G;:
被占用	:==F<;
被拒	;<>AB<
被退	8=>F==
被退回	:@?D??
装	B@B<:9
裹	;E;?@9
要	.?@?7D
要一	<>:??E
要不	>=F<>;
要不要	>=I<>6
要您	=<G:=<
要我	??C>?<
要改	>C;>?@
要是	<=D:;?
要的	<E??::
要的话	>>E>?:
要等	>>9=>F
要重	>>;C?>
见	;@=9=F
规	<:7@>E
规则	?:;<BB
规定	<B<<:C
视	C>?;<>
视频	C>?;=>
解	;?=6=E
言	@@99<C
訂	B;>C>9
警	=B=<C9
计	5G<=?=
订	>=:BC=
订$	:@?F;<
订上	:=>B=C
订了	@>>C;>
订了$	>??C<?
订单	;@5<AF
订好	====E;
订好了	:=>>F=
订的	E9<=C7
订阅	D=<==?
认	==D><<
认$	A@A<<<
认一	==CA>;
认一下	==CA>;
认证	<:=D=@
让	A79?@B
让他	E<<=>;
让我	=?9>CB
议	=<B=6B
议室	A?:D<9
记	==2;DC
记录	@B::B4
记得	;:;<=G
讲	8A<=<E
设	D=>:<?
设在	E:>>>=
设备	=C;=;B
设好	A><>>B
证	9;AC8A
证$	=;;=AD
证书	<BB@<:
证号	>BD;=:
证明	?9BA;>
评	>C;8@?
诉	;>=9AD
诉我	==?;>B
诉我$	>>8=?F
诊	B@<C<8
试	7CFD95
试$	:<E<=?
诗	;==>>E
诗写	;==>>E
话	97E5;F
话$	68?6?H
话我	<=E<>?
询	>A<;=C
该	>@@;;@
语	BA8:<B
误	@<7BD9
误$	A<=AA9
说	?<7<CC
说$	:99>9J
说不	>==D>;
说了	G;<=:;
说明	D9<B9>
说来	<C=;B;
说的	E9=;==
说的$	D=;=8@
说过	D>=>:A
请	B4<?:D
请$	:;A?B?
请了	B><A@7
请已	E>>=<=
请您	=>;>>E
请求	<?>C=>
读	8I8;?:
读$	>E>;<<
读了	;F=:=<
课	=G;:<<
谁	CA?6B=
谁也	D<=8>A
调	F7=<A9
谢	@;;;<D
谢您	;>==>E
谢您的	;>>>>D
财	=9B:E<
财务	=9B:E<
败	:@9G;5
败$	>B:B=7
账	D<6:@A
账$	A;:?A>
账单	D>:?@9
账号	C@@9?=
账户	=B;=;D
货	<B=>?>
货$	?@;B:=
货人	?D=><:
质	CA@>=8
购	@8@B@<
贴	A8;:@C
贵	=B?B<:
贵司	A<?C<:
费	C@8;9A
费$	=E:?<>
资	>?=<C<
赔	=;BC;<
走	H/6:C>
走$	D:;>?<
走了	?:<?D:
走了$	?:<?D:
走的	B99<B@
走的$	B;>>C9
赵	;=<>BA
起	D@4=3?
起$	B?;=<?
起飞	9D=<=@
起飞$	9D=<=@
超	0<=K?;
超时	499IB:
超时$	89;I@7
超过	;A;A:A
趟	:E?>><
足	<D=?>;
足$	<D=?>;
跑	=E@:=9
跑了	DB=:<:
跑完	7G@>A@
跑完了	9F?==?
跟	I6<9?=
路	A@A68?
路上	?D=;=;
路退	B:?==B
路退回	B:?==B
跳	:8=H<;
跳过	:8>H<:
跳过$	<:=F>;
踢	:A=?D<
身	9=B<>B
身份	9>A:<E
身份证	9>A:<E
车	D;F::8
车$	??A<;?
转	<>E@5>
转$	>>C@?;
转账	=??;;D
轮	=D=><<
载	>=;;CA
边	A:2E=A
边看	>>>D><
边看不	>>>D><
达	?A;D;;
过	;B9>F:
过$	?@?B<8
过两	;B=C;:
过了	;A9>?C
过了$	>@:>B=
过去	E9@A;7
过去$	C<A=?9
过去了	D=>>==
过后	=>?<<C
过期	5D<C:B
过期$	;@>>>B
过期了	9D>B<<
过来	A<B=A;
运	=<>A@?
运维	?;==@C
近	9DBA<7
返	?@:A;?
还	->>O<6
还不	>=<E>;
还剩	;K:8:6
还在	4>5H@=
还在$	;A=B>:
还差	<9E>=;
还是	:7FC;=
还有	8CD7;=
还有$	=9E<><
还没	66=I@:
还没有	>==D>=
还能	>C::>A
还要	?>9>?E
这	93?B?E
这一	=<BC;9
这一步	9;BC=;
这个	?<;C9B
这单	9@=@D:
这条	C;==@=
这笔	<=D8B@
这边	C>7F;;
这边看	>>>D><
进	H39<A=
进$	A<9==B
进去	@:<CA;
进去$	:<=F<?
进去了	E=>=><
进度	7;?>AG
进来	CA=<=<
连	=D@<>:
迟	7H=;>>
迟到	:C><>A
退	>:=AB?
退$	7D>::C
退一	><;<>F
退不	=CA<?;
退了	9A<AD:
退了$	?<><B=
退回	A8=??A
退回$	C:?:A?
退掉	E=<=<?
退款	>=>E><
退款$	>>E><:
退货	A?9:A@
送	B<9A<?
送$	B=@:B8
送达	@?;D<<
适	<D=>>>
选	69C==D
递	>;B7C;
通	;C@>C7
通$	:B==C<
通知	C3CA?7
通知$	=:??D<
通过	;B==B>
通过$	@C9?A5
通过后	=>?<<C
遍	>C=:;?
遍$	?A=;<@
道	>DB?7:
邀	A<C>=;
邀请	A<C>=;
那	B<7D:>
那个	A<=;>D
那位	C;>:=B
那封	;>>E==
那条	G;=><:
那班	:B<C=9
那笔	A:><=B
那边	?;8B@?
邮	>;>C>>
邮件	B>>@:?
邮件$	=D>:B=
邮箱	<9@CB=
邮箱$	>;A@<?
邮箱已	9:=@CA
邮箱里	F<===<
邻	<=;=E@
邻居	<=;=E@
部	A@=?@8
都	DB>@37
都在	?A<A=:
都已	E=>>==
都收	E=>>=<
都收到	E=>>=<
都是	::>=DA
都有	DA<<=9
都没	=;=F?=
都能	AD@9=7
配	C:8H;8
酒	D<?@:;
酒店	A>AA::
醒	K6;<:;
采	<B>C=:
采购	?=?C>;
里	@F8;=<
里$	H<<=5<
里了	D;>B;<
里了$	D;>B;<
里写	;G=>>9
里的	<;CB=;
重	>:C6@B
重启	<CB:?;
重复	<?<A:A
重复的	:B<?<B
重新	G8=;<?
量	@C<;<?
金	@6<5GB
金卡	E=<>=<
金额	9:<:<H
针	:B==B>
钟	@9C=?@
钟$	?<E@::
钟内	?A:;=B
钟到	B9==>A
钟后	;:B=D9
钟后到	;:B=D9
钥	??D;@6
钥匙	;=>@D=
钱	F2>C;;
钱$	A<<;C>
银	9AA@>>
银行	7CBA@;
链	C@<;<<
链接	D;=<=?
销	B7B??=
锁	A5@D?:
错	>A495F
错$	7C9:<D
错了	7:<A<G
错了$	7:<A<G
错误	C@=<=9
长	<<<@AB
长$	:???>D
门	B<=@><
门$	@<<AB9
门口	B=A;?9
闭	?@<:C9
问	>A?57D
问$	9<B==C
问题	@A@9<A
间	==BA<<
闹	B9C<<?
闹钟	D9C==;
阁	>E<=>;
阅	C>@;;=
队	;=9BC=
阿	=8?:E?
阿姨	B=>=B:
阿敏	;>?>E>
附	B<AA;9
附件	>=AB=;
陈	@?<@A9
陈师	:@>=D<
陈师傅	:@>=D<
降	C=9:B@
降到	D>===:
限	C1CB:?
限$	::BA=A
院	9D@A@9
除	8=@>9E
险	:A8AC?
险$	:=?>E=
随	=;@;>C
随时	=;@;>C
障	?:==BA
雨	9E=B<9
雨$	;F==>:
零	BD?=77
零点	>@CA:8
零钱	A:=>>D
需	7=CA<<
需要	9?BB<;
需要您	>=E=>;
需要的	>>E>?:
静	G<;9<A
静默	E;>===
靠	8>B:AA
靠窗	;9C;A@
靠窗$	=:C==@
面	=G<=2>
鞋	:;=>BD
音	?D@9;;
页	=?>;>A
页$	8:C>>D
页的	E;>=<<
页面	9DA@;9
项	B@5<5B
项$	9E=;=B
项已	G<>=<;
项目	C:;:<B
顺	>?;;@B
顺丰	=B==C:
预	=E=><:
预约	>?=@B:
预计	8IA<=7
预订	<>=D<@
领	A8A=@?
频	C>?;=>
题	;<?8:I
额	7?=F3A
额$	=<@:>D
额不	>:>E?=
额不足	?;?D?=
额度	=9?E<=
风	9<><DB
飞	6H@9<:
飞$	9F<;=>
餐	7A9@@C
餐饮	<D?<??
饭	<=@>D<
饭店	:>>?E>
饮	<D?<??
首	A<@<;A
马	?<<=@B
马上	?B@::>
马师	::=<DB
马师傅	::=<DB
驿	;E>==<
验	9G?>?;
验证	:A??A?
验证$	=>?>C>
骑	8C=@D9
骑手	9A=@D:
高	3J;;:@
高数	:F>?==
麻	:;;;=I
麻烦	:;;;=I
黑	@<><;C
默	D;>=<A
點	?:?BA9
齐	::EC;=
齐$	>=@D?:
齐了	:=F<<>
龙	;E>>>:
！	@=9:9F
！ $	@=9:9F
：	:>?<<D
： $	:?=>8E
： 0	?=B;B<
： 0 汉	@<B;B;
？	57I7:=
？ $	57I7:=
👍	E;>>>;
"""
