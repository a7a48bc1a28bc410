"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	>7644L
! $	>7644L
#	=@;7@@
# $	;?;1<G
# 0	8G=>=<
# 0 汉	8G=>=<
# and	@6=C?>
# and #	A:>@<@
# at	;C=>A<
# at 0	:C=>A<
# ed $	E:>C=8
# has	<A=;D:
# has been	?=>=B=
# is	F@9C:0
# is at	D:???>
# is ed	B>=A=:
# is x	@C=<=:
# leaves	:C>>>@
# now	E:>>><
# now s	E:>>><
# paid	9A?@CC
# s at	:C>>>@
# was	@9>>C;
# was ed	>:>=D<
# went	D:?>>=
# x $	:@??CD
# |	C;==>?
# | $	C;==>?
# 汉	?FA<A2
# 汉 $	=EB<B4
# 汉 0	=C??<>
# ：	<;>>>E
# ： $	<;>>>E
$	?>=?;@
'd	?:A95D
'd have	<=@<>C
'd have to	=><=>D
'd like	>?E>?:
'd x ing	>>D>><
'd x the	B>>;=@
'd x x	>=D=>=
'll	89J72?
'll get	=>E>=;
'm	79E?=@
'm sorry	>>=:>E
're	CB>:7;
're checked	D=??=>
're in	E<??=;
're welcome	:=??=D
's	F:=@=9
's 0	:F==<;
's 0 $	<D>>==
's a	A;;;>B
's a x	B;;;>A
's been	E=>==>
's been ed	D=?==>
's done	D=>>=<
's ed $	<:@C:A
's in	D?==;:
's in the	D<>>=>
's not	B<A;>?
's on	H:=<;:
's still	;98G=?
's up	E;><>;
's what	;=B=C;
's x $	D4>8E:
's x x	9CBA8;
've	C<<6@?
've asked	B>9@<@
've got	A@B=99
've opened	@>:>E:
've put	<=B>>B
've sent	@>:>?C
-	@>?=;>
- $	;F>>>9
- 0	>@9;@@
- 0 $	?C>>>9
- 0 x	B9>>>B
- 0 |	9????E
- x :	>:C=>?
- 汉	B9B><<
- 汉 $	B<>A=>
- 汉 ：	>;C<>?
0	>M>365
0 #	:@A><@
0 # $	;<A>>B
0 $	@C959@
0 0	D=8A?:
0 0 $	C=<;=>
0 0 0	D8>>>B
0 a	;CB<<<
0 a x	;CB<<<
0 and	???9>@
0 and 0	B:A=>@
0 and x	8C=<B@
0 are	<??C>;
0 c	?D;==8
0 c $	B@=>=;
0 contacts	D=>>><
0 days	7DA;;?
0 december	G:=;;?
0 ed $	:H<<;6
0 eur	;B?A?@
0 euros	??C=<9
0 failed	;D>>>8
0 failures	:C@??>
0 for	CC:<<8
0 for the	<D=>>=
0 g	?@=B<;
0 gb	AAA<<8
0 gb $	;CB=>9
0 has	A;>=B<
0 hours	B@;><A
0 in	9H@><8
0 in x	;DA>>;
0 is	A>C<A4
0 is ed	?>=>C;
0 is x	A=E:<9
0 january	9A>=AA
0 june	9C>>B=
0 lines	:F>==<
0 march	><?>C>
0 mb	:?>>>C
0 mb $	;:>>>E
0 minutes	?D>=>;
0 mm	=E<>>;
0 mm of	=E<>>;
0 november	?9AA=>
0 now	C>>==<
0 now $	C>>==<
0 october	E:>>?<
0 of	8H?=<;
0 of the	;C@>=>
0 on	?@9;AB
0 orders	;D?>>=
0 pages	<;>>>D
0 passed	8H>;=>
0 pm	:>>?>B
0 pm $	?=><A@
0 pm on	;==C<A
0 pounds	F9A=<:
0 refunds	=E;>>:
0 rows	<A=D<9
0 s $	6H@13@
0 s ed	AB===:
0 s have	E:>>>;
0 s s	;D>=>=
0 s were	=C>A:<
0 s x	AF998:
0 shares	C<@>==
0 tests	;E><>=
0 times	:D>>>>
0 to	B<;9C=
0 to 0	B:>;AA
0 to x	>C=>?<
0 was ed	@>=>A<
0 with	;C=B><
0 x $	@@;?@:
0 x 0	B>>>><
0 x :	@<>>?C
0 x at	?>>>;B
0 x in	<E==;<
0 x s	C?>=<:
0 x to	8=>@?F
0 x x	>D:?C5
0 |	<;=>>E
0 | $	<;=>>E
0 汉	??>9@?
0 汉 $	@><:@@
0 汉 0	><8>AC
0 汉 汉	>B@=>:
:	<C?>2?
: $	<C?>2?
?	12L1:=
? $	12L1:=
A:assistant	?8HA0<
A:open	A>;?:A
A:other	3G79I<
B:assertsassistant	A=<;6B
B:assertsopen	F>89=>
B:assertsother	4E>7H9
B:deniesassistant	>>8E6:
B:deniesopen	4?<H7=
B:deniesother	:D9:?@
B:openassistant	;3L?54
B:openopen	6;A<:E
B:openother	==8?AA
C0:asserts	4E=<;F
C0:denies	4@7I5=
C0:open	57F=:B
C:own	Y2/470
C:past	@<37F:
C:perfect	N47;C+
C:state	@3?4>F
F:	B::D@5
F:apply	G<9=>5
F:approve	;;B=D<
F:book	I0??:6
F:buy	I;:7A4
F:cancel	E486E4
F:close	@A:8A<
F:delete	G=;86>
F:deploy	@5<8CC
F:fix	>>:8C?
F:merge	E<>>=>
F:open	G=><<<
F:pay	B=;<B=
F:print	E;=<:@
F:push	F==<<>
F:refund	B?8<@;
F:renew	F<>==<
F:reply	?:B;B;
F:restart	CB=::;
F:rollback	G<>=<=
F:send	K2:->=
F:share	F=>>==
F:test	?C><<=
F:update	P377;7
F:upload	?9BB;;
G:own	E=9?>9
G:ownapply	A::AB:
G:ownbook	J::<>9
G:ownbuy	E<>>>=
G:owncancel	H=<=:;
G:owndelete	F<==>;
G:ownfix	E=>>==
G:ownpay	I8:;@8
G:ownrefund	G;=>=<
G:ownreply	?>B><>
G:ownrestart	E<><>>
G:ownsend	N8778;
G:owntest	:E>>>>
G:ownupdate	G<;68?
G:past	?;;;B?
G:pastcancel	:A?@C@
G:pastdeploy	=8>=AD
G:pastpay	E=>;>;
G:pastrefund	9F>>;=
G:pastsend	AA=<=<
G:pastupdate	C<<@@6
G:perfect	=<=G@5
G:perfectapply	G?=9::
G:perfectapprove	9=C=D<
G:perfectbook	C1B@<:
G:perfectbuy	F6<9B8
G:perfectcancel	E5;7D6
G:perfectclose	BC<:<8
G:perfectdelete	D>=97@
G:perfectdeploy	C;=:B:
G:perfectfix	;@<9C@
G:perfectmerge	E<>>=>
G:perfectopen	G=><<=
G:perfectpay	;@??B@
G:perfectprint	E=>><=
G:perfectpush	G=>=<<
G:perfectrefund	C;:>B5
G:perfectrestart	=D>=<=
G:perfectrollback	F<>===
G:perfectsend	F0;3@@
G:perfectshare	E=>>==
G:perfecttest	E;>==>
G:perfectupdate	J6=:=;
G:perfectupload	=;CB<<
G:state	A=A:=>
G:statebook	D>=>><
G:stateupdate	H<=>>:
K:False	@<.@E@
K:True	7D>G==
L	>><><A
M:asserts	E?87>?
M:denies	4@7I5=
M:open	57F=:B
P:0	D<9=A;
P:1	?>==;@
P:2	9><?<D
P:3	8@EA4?
Q	9B<5EB
R:0	>=>;;C
R:1	A>?=<=
R:2	=?8B@=
R:3	==BB9=
^	?>=?;@
^ #	=9:G@@
^ # $	;;6B@C
^ # 0	<F>?>:
^ # and	A:>@<@
^ # has	;=?=E<
^ # is	<<>E?=
^ # now	E:>>><
^ # x	<<?BBB
^ # 汉	D@??9:
^ $	2;4@1K
^ -	@>?=;>
^ - $	;F>>>9
^ - 0	>@9;@@
^ - x	=7BB=A
^ - 汉	B9B><<
^ 0	9=A57H
^ 0 #	<:>?>E
^ 0 $	77B>>H
^ 0 0	F:>>?:
^ 0 and	;<???C
^ 0 c	:E>?><
^ 0 ed	?H;::4
^ 0 of	;E>>><
^ 0 s	C@==9<
^ 0 to	:=>?>D
^ 0 x	AB9::<
^ 0 |	;>???D
^ 0 汉	==@<;C
^ a	D5>:?@
^ a #	<=>?>D
^ a x	F7?;@<
^ accepted	E:>>><
^ access	C=>A>;
^ according	9A;;B>
^ add	<=E=>:
^ added	D;>>>=
^ after	:<@<>E
^ alarm	C<??>>
^ all	ED:9:3
^ all s	>C>=>;
^ all x	F@<<<7
^ an	><==?C
^ an x	><==?C
^ and	DB>;@3
^ and 0	:;C>>C
^ and a	@>?::@
^ and ed	E;45F;
^ and i	>@@B=9
^ and is	C?>=>;
^ and it	=?AA;>
^ and the	E@8=;6
^ and x	@>9C9>
^ anything	??:>?E
^ as	F<89B:
^ as a	E<;>==
^ as you	D<9<C7
^ average	:D>??>
^ b	;A;<>B
^ balance	;F>>?:
^ because	<=:@:C
^ booked	J8<;=9
^ booking	9??@?D
^ both	A@?7?;
^ both are	<9B==C
^ both s	@A<;A7
^ both x	@B>>=:
^ but	7:6B@C
^ by	;;<:DA
^ by the	;;<:DA
^ c	:D???=
^ c #	:D???=
^ calendar	;;>?>D
^ cancellation	<@?@?C
^ cancelled	A?>?;@
^ cancelling	<<CB>;
^ card	:??C?@
^ casa	;E<=>;
^ commit	;;>=>E
^ confirmation	@C==>:
^ consider	D;===?
^ could	?>;@>D
^ created	D<?>>=
^ dana	;C==B9
^ delivered	8D>>D<
^ delivery	9E=>>=
^ deployed	D>>>=>
^ do	><C7>E
^ do x	>=>8?F
^ do you	??C>><
^ done	G8=:;;
^ drive	;<>>>E
^ due	9B=>=A
^ ed !	D>?>><
^ ed $	D:A<<;
^ ed 0	DA===9
^ ed :	A?<:<>
^ ed it	E>>><=
^ ed the	C:==@;
^ ed to	H;>=<9
^ ed x	A;;?<B
^ everyone	E=>>;;
^ everything	BA=<=:
^ expect	<:B=>A
^ failed	>>?;?D
^ file	E=?;><
^ five	9BC<>9
^ fixed	=C;=A<
^ flight	A:>>>C
^ found	;E>>>:
^ g	:=>>>E
^ g #	:=>>>E
^ ginkgo	?;>>>B
^ give	<<D==@
^ good	E8;;=@
^ great	<;>==D
^ halberd	:A>>C;
^ have	?:<;=F
^ have a	;<=<>F
^ he	@=<<E7
^ he ed	:<>>E;
^ heating	E9>>>=
^ her	;D<B>:
^ her x	;D<B>:
^ here	58=A<G
^ here 's	8;?;=H
^ hi	:<>>>D
^ hr	@<?=C;
^ https	:9==>G
^ i	;@?D/?
^ i #	;C==C:
^ i 'd	9:A>=A
^ i 'm	79D?=A
^ i ca	=A:E>8
^ i can	9?K7>4
^ i could	;:EB=:
^ i do	==;F>;
^ i ed	CC2>2@
^ i have	=58J<@
^ i x	?B9?-B
^ if	67J;4<
^ if it	=>G<=9
^ if the	;=C@==
^ if you	<;D;9@
^ in	7E887F
^ in #	=@==;A
^ in x	7@;<<G
^ ing $	:B@@@B
^ ing for	?=D=>:
^ ing has	A;>D<9
^ ing s	A:>>=B
^ ing the	9@=@=A
^ ing to	8@9AB=
^ ing was	><>F>;
^ ing x	A;;B<A
^ insufficient	=;>E>:
^ invoice	E<>>=>
^ is	B9@;>A
^ is x	=;<=?E
^ it	7F5E>;
^ it 's	F<7A@8
^ it has	>@C<>;
^ it is	8B;A=A
^ it s	8E=6?@
^ it should	>=<>?D
^ it was	B?=><>
^ it x	7E8@@=
^ its	;E>>>:
^ its s	;E>>>:
^ jo	;F==>;
^ jo x	;F==>;
^ just	B9?A:=
^ just x	;;A=;C
^ let	;=9:=H
^ look	<>;>>E
^ m	8A?>D>
^ m #	8A?>D>
^ marta	9:C==D
^ message	C:><<B
^ most	><==>D
^ move	;<D<=?
^ muted	D<>>>;
^ my	9=B@<A
^ my x	<?B;<@
^ nd	E<>>=<
^ nd #	E<>>=<
^ neither	>:=??D
^ new	?C>>>:
^ next	;AF<>9
^ no	B>9B::
^ no s	C9>>>=
^ no x	@@:A;;
^ nobody	@D=<=:
^ none	=C>=?<
^ north	:C???@
^ not	;9=C>A
^ not ed	>;>G>;
^ noted	9<?>=F
^ nothing	8=:H<<
^ number	D8>?>?
^ oat	9;CC>:
^ of	7A<B>>
^ of the	:>=@>A
^ okay	8<?>=F
^ old	A9;C<?
^ on	>>C>=;
^ on x	:AC>>>
^ once	A;A89@
^ once you	>>D>=;
^ one	4AADB9
^ only	BC>9>;
^ open	8B=:<C
^ option	B<D<>9
^ or	>>D@>:
^ order	9>=<F@
^ pa	=F=;<:
^ pa #	=F=;<:
^ paid	=:>?;D
^ payment	>9CC=>
^ per	;<=>BB
^ please	68:=<I
^ r	8H=:B6
^ r #	9F>=B8
^ readme	F;>=>:
^ refund	B<>==A
^ refunds	:D=>>@
^ remaining	<E>=?;
^ reminder	?;C>>=
^ reservation	:=?>?D
^ result	A;;B=>
^ right	D<:>=A
^ room	C>>=>:
^ s	:D=><?
^ s #	:D=><?
^ s $	C=<<<=
^ s :	9:A@=D
^ s are	A=::<B
^ s at	F9>>>=
^ s ed	F=;;<;
^ s for	9<<==G
^ s is	:@>D>:
^ s on	><C=<>
^ s s	@?<BA7
^ s x	H>76=9
^ say	>:G<;9
^ seat	=;>>>D
^ sent	E=>>=;
^ shall	>>E=>;
^ she	A:<9H4
^ she 's	A@<<A9
^ she x	><A>C:
^ should	==E=><
^ should i	??C>?=
^ since	;<>=AC
^ so	:@;I;7
^ so i	?99H=8
^ so it	AA?>=7
^ so the	A@@==:
^ so x	7E::>E
^ so you	==:@C>
^ someone	;=:E>?
^ sorry	67=B;E
^ south	9D@@@@
^ status	?;>=>C
^ support	A<B>A:
^ test	;E>>?<
^ thank	9;>>;G
^ thanks	8:<==H
^ that	=<>>;C
^ that 's	B7==?A
^ that is	;????B
^ that s	9B=<;D
^ that x	B><?=>
^ the	>=:DB4
^ the ed	;A>=>B
^ the ing	C@>;9=
^ the s	?;A?D6
^ the x	==:F?8
^ their	9D<B><
^ their x	:B<B>=
^ then	99C:;D
^ there	<B=A:=
^ there 's	A=?=<?
^ there are	:C=A=9
^ they	<<4;G?
^ they ed	:=>?E;
^ they x	<>7:DC
^ those	C=;;=B
^ though	;;DB=8
^ three	<BA<@;
^ thursday	?;C==?
^ to	8B>6:D
^ to x	;<?8<E
^ tomorrow	<E=>>:
^ train	A9C?><
^ transfer	9B@B@B
^ two	9F5?@<
^ unfortunately	;<=E><
^ until	:;<>>F
^ version	<C>>=?
^ waiting	A;E<=8
^ want	??D>>;
^ we	?:?@=?
^ we x	@<;=>B
^ web	C9>>=A
^ what	?B==?=
^ when	==D;==
^ which	:BE6C9
^ which is	?C;<=?
^ which x	>>E==9
^ with	EA89;<
^ would	>>D>>;
^ x !	==>>>C
^ x #	?;:@7D
^ x $	@@7A2?
^ x 's	H4@A:8
^ x 0	@A95>@
^ x :	9@7?;C
^ x a	:<F;=<
^ x and	8DB?;=
^ x at	F:;=<?
^ x b	A@B=>:
^ x can	D<;>=?
^ x do	;E<=>;
^ x ed	C1:@H6
^ x for	@<>??A
^ x has	<?:CC9
^ x i	D>C9=5
^ x id	:B>>=@
^ x in	=?A<?@
^ x ing	;@;==D
^ x is	F<:9=<
^ x it	;9E67D
^ x me	;<B7;C
^ x no	G8<==9
^ x of	<??=A@
^ x on	<EA=99
^ x s	<@B=3>
^ x should	:<A==C
^ x t	<=>?>C
^ x that	==:;>G
^ x the	07@@?H
^ x to	;>D:;?
^ x up	<F;<=<
^ x will	=>E>>9
^ x with	?B@<>:
^ x x	B>A@6:
^ x you	6=@=>E
^ x your	C=<=:C
^ x |	:8:?;G
^ x 汉	=B;<>A
^ you	=B13J>
^ you 'd	<=;>:F
^ you can	::>=;F
^ you ed	:>7=G?
^ you have	>D==:<
^ you x	B?69I6
^ your	@>?<E5
^ your ing	D=>?>:
^ your s	;B>=B=
^ your x	@<?=D7
^ yours	9><D;>
^ ⏳	>>;F>9
^ ☐	><E==:
^ ☐ x	><E==:
^ ✅	L7;:96
^ ✅ #	E;>>=:
^ ✅ x	F;==<;
^ ✅ 汉	E=>==<
^ ❌	>;>F>:
^ 汉	<@@<;A
^ 汉 #	@E>8;8
^ 汉 $	==<A?=
^ 汉 0	?D=;@9
^ 汉 :	<><=8D
^ 汉 ?	<:E:8?
^ 汉 a	<<>>>D
^ 汉 b	;@=>=C
^ 汉 g	D:==<?
^ 汉 p	B;>>=?
^ 汉 r	C;>><?
^ 汉 s	=?>:=C
^ 汉 t	>:=>=D
^ 汉 x	=;C:<@
^ 汉 |	9:AA>E
^ 汉 汉	?==9;D
^ 汉 ！	>>;;:E
^ 汉 ：	;A8@<B
^ 汉 ？	6:F9<>
^一	A:;A8D
^一共	?==>=B
^一切	<A>C>9
^一般	=<=<=E
^七	@;B<D9
^七月	:;=>E?
^三	F>7:==
^三个	B==@;>
^上	9<:BC@
^下	A<F9:9
^不	66A;@C
^不是	?<>:?E
^不用	<A;8C@
^不过	<9D@<=
^业	A@==@:
^两	AC<5>=
^两个	@D>;>=
^两晚	A9B>=@
^中	;<><CA
^乙	<=C==?
^九	;@>@B:
^九点	:A>>C;
^也	B:@B:>
^五	C<==A9
^人	A@==A;
^今	7@E==>
^今天	9DA;9?
^今晚	;>D<<?
^从	C>=;;@
^仓	C>:==@
^仓库	C>:==@
^他	:>E9D8
^他们	9=A<C?
^付	:>F==;
^付款	:>F==;
^代	C>?@==
^代码	C>?@==
^以	A;A?;>
^以后	A<A?<;
^价	B@><<A
^价格	B@><<A
^任	<><D<>
^任务	<9>D<@
^会	CD?=98
^会员	BA>><;
^会议	A@=@=;
^但	8>?@9B
^但$	8>?@9B
^余	;B>B>=
^余额	<B>B><
^你	87@:H<
^你说	>=?=D;
^保	?C<B;:
^修	A=>=B;
^值	C=>@==
^停	B;B=?<
^充	E:??==
^先	<9<?:E
^免	B:BA=9
^免得	B:BA=9
^全	G;==;:
^公	B9==A?
^公告	D=>?=;
^六	=C;:??
^六位	;:>>>E
^共	B=C;=:
^其	BB;;?=
^其中	;D>;@=
^具	>C=;>?
^具体	>C=;>?
^再	:;B8;B
^准	=>D?><
^出	A;>=<B
^刚	@C>@9;
^删	>;G<=8
^到	=9F9:B
^到时	<=F<=8
^前	=B<BA7
^剩	;?@B>>
^加	?=>C><
^包	;E<@@9
^包裹	;E<@@9
^医	C><>=@
^十	B@@>9:
^单	=B:<>@
^单号	=@;=<B
^单子	@C>><;
^卡	>@=B<:
^原	CA:<9>
^原因	;B><=A
^发	<<;F7B
^发布	;=<A=D
^发票	@?B@<;
^发送	>==D>=
^另	C:<B>;
^另外	C:<B>;
^只	>D<<9?
^只有	;?>C=?
^可	B@@=:<
^可以	C;C;=:
^可能	=<:A=D
^号	A:>?=B
^合	@@;?=@
^名	D?>?<:
^后	;>>@C=
^周	?=D93A
^周五	7A@<<B
^周六	E8A=<:
^周四	B7B<=A
^周报	:E?>==
^和	;?>?=B
^唐	>E;>>:
^唐阁	>E;>>:
^唯	:@??C>
^唯品	:@??C>
^商	;;>=CA
^商家	:<@>D>
^四	@B=;<?
^回	ABC::7
^回执	>E===:
^因	<;=A=B
^因为	=<><>E
^在	>;>8AC
^处	9>:A<B
^处理	99;B=D
^备	A<;=B?
^多	;F=>;=
^大	A6:9@C
^大概	;;=>=F
^失	>A=B><
^失败	>A=B><
^她	<C<;C9
^好	::;;8H
^好的	;<=<9F
^如	:9I59=
^如果	;<F9:?
^学	??<=C:
^学校	9A=<D<
^定	C9;:=D
^审	<:>?AB
^客	C=A=?:
^寄	C==;=A
^密	@=B<:?
^密钥	>>D=<<
^对	;>:@D>
^对方	;>:@E;
^小	C=;;@>
^小赵	:@>>@B
^就	;;BD=;
^尾	@C=@;<
^工	@??B@6
^工位	;E>>>=
^工单	A;>=@?
^差	D=>=<?
^已	HC:47;
^已付	:E?>>?
^已发	C>>?=>
^已取	E=?>;>
^已经	EB<:3A
^已给	D<>>=>
^师	><?AB9
^师傅	><?AB9
^帮	?;;;C@
^帮主	:>?>E>
^帮您	E<;;<@
^平	@D=9?8
^平台	D:><A;
^平均	<D??>>
^年	B===A;
^库	>D===;
^库存	>D===;
^应	:C><>?
^延	=A;<B?
^建	89B:<D
^建议	::B:<B
^录	:E?>=>
^录音	:E?>=>
^待	7EB<<<
^很	;>>C=@
^得	>=D<=<
^快	AB;;><
^快递	B@=<?8
^您	6<F;A>
^您不	>>=<>D
^您可	====>D
^您同	??C>><
^您好	9<<=<G
^您是	C;>><A
^您点	==F==9
^您的	G;6D;;
^您看	>=@<=A
^您给	:=F==;
^您要	<<DA9?
^您说	<=C;>?
^想	==C<=?
^感	:====E
^感谢	:====E
^我	;4AD5C
^我先	;<B>>@
^我再	>?E<?;
^我可	=>F=>:
^我就	??<C?=
^我已	EA:<9<
^我来	==E=?:
^我没	=<9H>;
^我翻	;E===;
^我记	9=<=>F
^我这	A:BE<6
^房	8;BAD<
^房东	?;>>D=
^房租	;@?>@A
^房管	:?>?D>
^所	:88D@?
^所以	:88D@?
^手	?=BB<:
^打	=8>?:D
^打印	C=;@>?
^打开	:<A==C
^投	E:9@;@
^投票	D<=A=9
^投诉	@><>=C
^报	D98B=?
^报告	C>>>>=
^报销	>;>=AB
^抱	9:=><F
^抱歉	9:=><F
^挂	@9A?<>
^挂号	B<:D=;
^按	D=;<:A
^按您	D>==;>
^换	B;D;<=
^换成	@=C>>;
^接	::@DB;
^接口	=;?E>=
^推	<;BA=<
^提	>:AB;?
^提醒	B:<>=B
^搞	E=>==;
^搞定	E=>==;
^支	9B=C?>
^支出	:C?@@@
^收	>B?77B
^收到	<=@<;C
^改	B8E;;?
^改签	9AA@@C
^放	A8A;@=
^放进	D<>=<<
^数	B=<:>D
^整	:=>>>E
^整理	:=>>>E
^文	D=B<;9
^文件	A>C=<;
^新	D:B96<
^新密	D<>?>=
^方	<BAA=;
^无	=C<;?@
^日	DCA::7
^日历	@;BC=:
^日志	=E>:=<
^日程	F=>:>=
^旧	C9:>?A
^早	=?;==C
^明	=BC98?
^明天	:E>=><
^明早	D<D<<7
^明白	9<>=<F
^昨	9;=BF9
^昨天	;<==E;
^是	@:;AD:
^是否	>>@C>;
^景	:???D?
^景区	:???D?
^暂	=<;D>@
^暂时	==<C>A
^替	D>><=>
^替您	D>><=>
^最	:B:<>B
^最便	<B>==@
^最好	==:<BC
^有	5D8=B@
^有三	=D<:B9
^有两	>D?<>=
^服	AB==<;
^服务	AB==<;
^未	9BA@=8
^本	<C=B=8
^机	;<=CB;
^林	<D??>>
^查	7H=<:<
^款	I:==;;
^款项	F;=><<
^正	:<@?A>
^正在	;;A:B@
^每	<A;==A
^比	<C???<
^没	?B?@<8
^没发	><C>>=
^没有	>F@:><
^没订	>=?D?=
^注	>;>C>>
^流	<C;<;A
^流水	;E>===
^测	8G>==>
^测试	8G>==>
^海	;<>C<A
^海棠	;:>C<A
^清	:<B?>C
^灯	D=?>>=
^点	:?A9<C
^照片	?C>>>;
^物	:A>;C@
^物业	:<><DA
^状	>A=;=?
^状态	>A=;=?
^王	:;<<BC
^现	>BB<<:
^现在	>BB<<:
^理	8ABB:?
^用	C<?==>
^申	C<C>=9
^申请	D>>>=<
^电话	;=>C=@
^留	==:B=A
^留意	<===>E
^登	>:==>E
^登机	>:=>=E
^皮	E:>>=<
^监	:>??D>
^监理	:>??D>
^目	9C;F:7
^目前	9C;F:7
^看	;@==>C
^短	>99G;>
^短信	>::H;:
^确	A:B==>
^确认	B;A=>>
^票	?;>E<;
^税	;E>?>;
^空	B;??>?
^空调	E:>?>=
^窗	D<<B=9
^窗帘	C<=C=:
^第	A@?;@;
^等	?8DE92
^等您	=>EA=5
^签	A@;<A<
^签收	<A<=C=
^系	9A;B@>
^系统	9A;B@>
^纪	=D::B;
^纪要	=D::B;
^给	A:>=7B
^给您	A<9=;D
^编	@=<=<A
^编号	A><==?
^网	;A:B;@
^网关	=A=C=;
^老	8<;@H8
^能	<D;==?
^自	E>99;@
^自动	E<:<=>
^航	9===CB
^药	C;>=A<
^行	@<>==C
^要	:7J:9<
^要不	>>D=>=
^要是	>=>;=C
^订	D>;?=<
^订单	>;<A@B
^订阅	D<<=>?
^记	;<>=?E
^请	<=?96E
^谁	DA<9>:
^谁也	E<>:>;
^账	?C9<?>
^账号	F=>>:=
^账户	<?>>>C
^购	@;C>><
^购物	@;C>><
^超	;@=A=A
^跑	8DC;=;
^转	<:@A9D
^转账	<=A><C
^运	C@@>;:
^运费	BA@=<:
^还	:A9BC;
^还剩	;G<:<:
^还在	<@;BB9
^还差	>:C?><
^还是	>;?>>C
^还没	>=<F><
^这	4:B?BB
^这个	<<=D<@
^这单	:@>>D;
^这是	<=C;B:
^这笔	>>D<>;
^这首	<<>><E
^退	=<8D@?
^退了	=@>C9=
^退款	A8:A@>
^通	>A>A9@
^通知	A=AB;;
^那	A7>A?>
^邮	9<BF?:
^邮件	>=BC9>
^邮箱	7>AEC8
^都	>D<=<=
^都在	:D>>><
^采	<B?B=:
^采购	?>?B>;
^金	;;<=<F
^金额	;;<=<F
^钱	C:<F9:
^银	9?<AAA
^银行	9A=BB<
^闹	E:>>=<
^闹钟	E:>>=<
^阿	=:A<C>
^需	==CA>:
^需要	==CA>:
^面	>E==>:
^页	:@BC<;
^页面	:@BC<;
^预	>B?=9>
^预计	:GA<=8
^马	::=<CB
^马师	::=<CB
^骑	<B=@A9
^骑手	<@>@B;
^高	9C=>=A
^麻	=<=<>F
^麻烦	=<=<>F
a	>9@:9F
a #	>8<=<F
a # $	@<=>>B
a backup	F><<>9
a card	<><=>E
a draft	8;EB>;
a ed x	9A?;>C
a good	9@==>D
a half	;:=>>E
a ing x	;?<A;B
a lawyer	?>:>?D
a line	D=><?=
a list	9<C>?B
a month	>D@<=:
a new	B?;B>8
a note	F=<=>;
a refund	=B>>=>
a reminder	D>@<>:
a return	C>;??=
a room	<=C@>;
a timeout	;>?C>@
a week	=;<A>C
a x $	4:A?>F
a x and	6DAA>A
a x at	C9AA;;
a x for	B;:<D<
a x ing	><=>?D
a x is	@9;A=A
a x of	=A?@?9
a x s	9:A<=E
a x that	=AB;=?
a x with	E=?==:
a x x	?@A9;?
able	B<;D>:
able to	B<;D>:
about	;@<96G
about 0	=DB>=8
above	9:B=>D
accepted	C>::C6
access	F7??;=
access to	B;A?=>
according	7C;;A>
according to	7C;;A>
account	;><=?C
account $	B;==A@
account has	=?<=<D
account is	;B>B><
accounts	A:<=@C
across	D;?>==
active	?CA:=9
active $	@BB<>:
add	:?F??:
added	@@=?A6
address	A>???;
address $	C;@:B?
after	9A=99H
after that	=A;;;E
after the	=<<<:F
afternoon	AB?=;<
again	D7D=;<
again $	C7C=;=
agent	=<:<BB
agreed	C;>=;@
ahead	A?A9><
ahead $	B:?;>?
alarm	E;>>=<
all	DF@335
all set	G9>>>;
all x $	=BC;;:
all x s	BB===:
alone	><<D=:
already	3?44P2
already ed $	;>>>D>
already ed the	9;<<H9
already paid	<<<<C@
also	F<==>;
am	@>;==B
amount	7B=<;C
an	@?=??;
an answer	<D=A>:
an x $	C7:D<>
an x at	<:@BC<
an x x	?D;=?:
and	@D?9=7
and #	A9>C<?
and $	@;>><C
and 0	=?C98A
and 0 $	B6A=>D
and a	@>?::@
and a x	=?@::A
and assigned	9C?>>C
and ed $	G;>>;;
and ed the	F;<===
and ed to	:C>>=C
and ed x	>C;<B9
and i	>@@B=9
and i x	?=C?>;
and in	<9>?BC
and in #	<9>?BC
and is	C?>=>;
and it	=?AA;>
and it 's	?<C>=>
and s 0	;D>>>=
and s x	<:C;=B
and the	E@8=;6
and the s	D;>?=>
and the x	CB:==8
and then	9<@C>A
and two	@C>;>=
and x $	7AB<;A
and x 0	9B>>B=
and x are	D;?>>=
and x has	C?>>=<
and x s	?>=<C<
and x the	@7>A:C
and x x	>@8>;D
and your	=>>=C>
and your x	=>>=C>
ann	?C>=>;
another	7A?@@A
answer	@@>D<8
answer $	B;@B=;
answered	;<?DC8
any	@8@?:@
any more	E=>;>;
anyone	<C<?>;
anything	>87F<D
anything $	<<<F>;
api	D<;@<@
apologies	9=>C>?
app	?:==;F
app $	B;;<=D
appointments	:E>>=;
approval	2<:H=E
approval $	7@=F@?
approve	<?=C?>
approved	;@C:D8
approved $	==D=B:
are	G?;?/;
are $	A;D>>9
are 0	;E>>>=
are ed $	BA?<<;
are ed for	A>B==9
are ed x	9D:;=D
are free	;C>>>@
are gone	D;>=>=
are in	E@;;=8
are in the	D>>==;
are ing in	C:><B=
are paid	;C>==C
are x $	E?;@;5
are x to	:=>>>E
are x x	9AAB=:
arranged	E=>>>;
arrival	D;A==;
arrive	>>A::A
arrived	9@<AD8
arrived $	9;=AE;
as	G<79A;
as a	>@@<;A
as a x	>AA=;?
as ed x	=<=>;E
as it	;;=F>;
as of	E<=>>=
as the	:A=?>A
as the x	:A=?>A
as well	C;@>@;
as x $	A>;8C>
as x as	;CA:>@
as you	D<<;B6
as you ed	F>;>;:
as you x	8>A>D;
ask	:;=:;G
asked	H74<?>
asked $	E=<=>9
asked for	A;8>@B
asked me	<>?AA9
asked the	F>::><
asks	<E=>>:
asks for	<E=>>:
assigned	<C===B
assigned to	9C>>>C
at	BA><>6
at 0	D<???5
at 0 $	B<@>C/
at 0 and	?B>>;=
at 0 in	<D>>==
at 0 pm	9::B@D
at 0 x	A==A><
at eight	A;>;C=
at it	>>D=>:
at my	E<><><
at my x	E<><><
at nine	C<=A=;
at six	B;;=B@
at the	8BB>:>
at the x	9C?>:?
at x $	??=<C=
at x 0	A=<D=9
at x x	A=<;<C
automatically	<:B;@B
automatically $	?=C=<>
average	6H??@>
away	C9B:A:
away $	A:A=B<
b	;C?89A
b #	:@=>=B
b # $	:A=>>B
b $	;B<<=B
back	H4B>>8
back $	D58?B@
back on	C@A=<8
back to	A;@>>?
backup	BB@:A6
badge	A9B?=<
balance	9I:9<>
balance :	<E>>?;
balance is	8C>>>A
bank	6@<E<A
be	81DB/D
be charged	<=F<>:
be ed $	::?C<@
be ed x	<;DB<:
be signed	==;@=C
be x $	;;C==A
be x :	>>:=?E
be x x	A<=:=B
because	7=8F7A
because $	3>8G:A
been	E98>@=
been delivered	8??>CC
been ed $	=57@@E
been ed for	<>?>C?
been ed to	H<>=;=
been ed x	<C=8E;
been refunded	D<=;<A
been sent	:==C=B
been used	>D?:>>
been x $	A;A@:?
before	>>;?A?
before $	BB9;=>
before it	>>=D<=
before you	;=<=CB
behalf	?>C>>;
being	F@7@<6
below	7>@;=F
below $	9;==?F
best	:BB;<@
between	;@?<=B
bid	CA>>=:
bid #	D=>>>=
bill	@;B;C8
billing	C@<:;?
billing api	D<<<=A
blinds	D;>@>=
block	??:>?E
blocked	@;;@?A
blocked $	D>=<>@
bo	;;<E=?
bo $	;==D>@
board	A;>>;B
boarding	B:=<=B
boarding pass	B:=<=B
book	;<E<:@
booked	?=A@E1
booked $	?=B?;<
booked at	;C?@?@
booked for	D>=>>=
booked the	8<@=F<
booking	<<=D>A
both	C@?5==
both $	D;><>?
both are	<9B==C
both s are	>D==<:
bought	BA<=;?
bounced	:>?E=>
bounced $	9>?E=>
box	9<>=CB
branch	=<=>@C
bread	;?C=;=
brill	A;>>B<
bucket	<>F<<9
bucket $	=>E=<;
budget	>B@;;=
budget review	@>@<;@
but	2:<BDC
but $	2:<BDC
button	9=;DAA
buyer	A;<C>=
by	87;;L?
by 0 $	B?>><=
by hand	B>AA=9
by now	?B@>>;
by now $	?B@>>;
by post	:<>>?D
by the	26?@J:
by the s	;?>;E<
by the x	57:AH<
by x $	?998BE
by x x	<;;?D?
by you	=B?>@:
by your	;;>@F;
c	@G9<;5
c #	<E>>>:
c # $	?D>>>9
c $	B@=>=;
ca	:B:E;:
ca n't	9B:E;;
ca x x	:D6D<=
cad	<:>>>E
calendar	E8=C:>
calendar for	C<>??>
call	CB98<@
call $	>B?=;?
called	A=><B9
came	@?;BA6
came to	:E>>><
can	B=F54=
can see	BE8=><
can x it	=<A<>B
can x the	A=B<>=
can x x	AA=<=?
cancel	<8FB=<
cancel the	<>F=>9
cancellation	?=<D<=
cancelled	98;:I?
cancelled $	;>>=E=
cancelled :	9B@@?B
cancelled the	><=>E;
cancelling	<<CB>;
car	=C>;>A
card	:?A@<@
card $	@9?=<B
card is	<B:>>C
care	BA@:=;
care of	BA@:=;
carrick	9;C=C9
cart	?:C>><
casa	<E<=>;
casa do	<E<=>;
case	CB>:;=
case $	C=;=>?
certificate	C<;C=9
change	@@8B??
changed	?<>E@6
changed $	A<@A>=
channel	E;>>>;
charge	>A@9?@
charged	@<E;?:
charged 0	A;E=<;
chat	;<?AB?
cheapest	<D>>>=
check	6B7G8@
check $	<>;G;:
check the	>>><>C
checked	<F@;:;
checked in	D=??=>
checked the	:F=<>;
checkout	C=;A=>
checks	9D?@@@
claim	<CD<;:
clause	=C;>?A
clause 0	=C;>?A
clear	;=<=>E
close	<;<D<@
closed	>@98D=
closed $	>A=;C8
code	<B:<:B
coffee	D;>?>>
colleague	<<==D>
collected	;<<>D@
com	AB<@=9
com $	:D=A=:
come	<C<>=>
comes	;C=<<C
comes to	:F>>><
coming	G9=;@8
commit	?9=<=E
committed	A>>B>;
complaint	D<?>=>
complete	C@><;:
complete $	EA>;;:
confirm	<=C@<=
confirm $	>>E>>:
confirmation	>C>D88
confirmed	A;>@=>
confirmed for	D;>?<=
conflict	:9=H=8
conflict at	;<=E=;
consider	D;===?
contacts	CA<@<8
contract	8F:=>B
contract $	;E:<>?
converted	E<>=>;
copies	B:>=>@
copy	???89A
corrected	A;><>B
cost	=D@=>:
costs	@A=<<?
costs 0	@C>>=;
could	4B=H87
could n't	<>;F>9
could not	<=9G=:
could not be	<=:G=:
could x be	?<>D?=
could x the	>>D=><
could x x	<C=B<9
council	?:B=B;
count	:E=>?=
courier	@:;8G9
court	A>>A><
crash	:G>=:;
created	H7<>@8
created $	C=>?==
created :	D;>?>;
credit	:D==>A
credited	D<<<=@
credited to	D<<<=@
ctrl	?>:>>D
ctrl p	?>:>>D
customer	C8=:D;
customers	B<B>><
d	C><C=:
d #	D<>>><
d log	=@<C><
dairy	?D>;<<
dana	:E<<D7
dana $	9E==B:
data	=9CA;>
date	8<B??B
date $	:??A>B
day	:@A8;C
day $	=:C;<A
days	;??58F
days $	9=A9;E
days to	>>;=>E
deadline	<>=<;D
december	G:=;;?
december $	B=><<@
declined	E7<@>9
declined $	A;>@@<
delete	;9D;;A
deleted	;@>@B;
deleted $	;B>B==
delivered	2E:<HA
delivered $	6=>>GB
delivered :	8E???>
delivery	<E@9>:
delivery $	?B==@;
dentist	9E;=A<
depends	;<<==E
depends on	;<<==E
deploy	C<>B>9
deployed	C9==C:
deployed $	E=>><=
deployment	A:AB@:
deposit	?;==E;
deposit $	<=>>D=
desk	;>;<E>
desk $	B;>B==
desk had	==?;E=
desk is	:D???>
devices	9E<<>@
did	F46DA8
did n't	:6:G@>
difference	=<<==E
disk	@A=;A:
disk d	D<>>><
dns	?>C;@9
do	<=>>8D
do n't	:6>>=E
do rio	<E<=>;
do x $	>?>D>;
do x x	<9;=>F
do you	>>E>=:
do you x	>>E>=:
document	::C=>D
does	<@<==A
does $	>C?<>>
dollars	==?<=C
dollars $	9>?=>D
done	M48:79
done $	M6<=95
done |	D=>=>;
door	B?:?:?
door is	@C><==
double	C=>>@:
down	>>:F9<
down $	?9>E=:
dr	<==D==
draft	8@F@;8
drive	D8=;<B
driver	B@;<C8
dropped	G:<?<;
dry	;D9<;B
dry run	=D;<=?
due	4@D;;A
e	?=B;<?
e #	@:=>=B
e # $	@:=>=B
each	>C;==?
early	>:=>BA
ed ! $	G=>==:
ed 0 $	?@A?>;
ed 0 s	=E?:9>
ed : $	F::>::
ed ? $	<?C??<
ed a x	<B==C<
ed and 0	@C?<;>
ed and x	D<>>=>
ed as x	B<>><@
ed at 0	@8=E?<
ed at the	9C>A==
ed at x	<C>@><
ed by the	:=<BD9
ed by x	;7?>H8
ed for 0	B><=:A
ed for the	F=<>=:
ed for x	?;B@?;
ed in 0	7:=<DC
ed in the	:AC>>>
ed in x	B9<=A?
ed ing $	C=?@>;
ed it $	<6B?D:
ed it in	=;>>E<
ed it to	A=>>B;
ed it x	9@<@B@
ed me to	<>?AA9
ed on x	88A>E@
ed s $	@C><?;
ed that x	<=>=F:
ed the ing	@9=?AA
ed the s	<9<<F@
ed the x	?763Q2
ed to 0	C=>>>>
ed to the	?<>=AB
ed to x	@<:D;?
ed to your	CA:;;?
ed until 0	D<>>><
ed up $	=;>E>;
ed up the	;C><B<
ed with the	C<B;=<
ed x $	9D<@B<
ed x 0	>AB<=<
ed x a	D><<>=
ed x is	<?=<>C
ed x s	F8;?=>
ed x the	@<><:E
ed x to	C>>>>=
ed x x	7B5<G=
ed yet $	>=?D?=
ed you x	><<>D?
ed your x	@8@7E>
eight	?D<9A9
eight $	?D<9A9
eleven	<F===:
else	9A<<F?
email	=;BA?A
email $	;=>B>C
emailed	?=B==?
emailed to	9>C?>A
employer	:=??D=
empty	DC=9=:
end	@@A:=>
english	:A??C>
entered	=<=AC;
entry	B:>@B9
error	:F=?=;
eur	;B?A?@
eur $	9D?@@@
euros	??C=<9
euros $	>?C=>:
event	F9=?=<
every	=?@;=B
everyone	H:<?;8
everything	@>;E<7
example	<9=?>F
executed	B<AA=;
exist	F:><==
exist $	F:><==
expect	<:B=>A
expired	6=<B>H
expired $	8A=?@F
explains	<:>>=E
export	=<=D?=
exporter	9E>>==
f #	B;@>=>
f # $	B;@>=>
fail	<G=9>;
fail $	=F>:>;
failed	7@<C<=
failed $	8@<C<=
failing	;D>A;<
failures	8G?>><
far	9E<B>9
far $	=;>F?;
far :	;C?A?=
feature	=<>=>D
february	>>><D;
fee	G8;;9?
fees	;E>>?:
femi	AC<==<
femi at	:D>?>>
fenn	=DA<=:
ferris	D9>=B;
figures	;C>>>B
file	@E:7A;
file $	@@=<A9
filed	D<=A=<
files	D?=:=?
filled	6<E>D<
fine	:BB=C8
fine $	9B==C:
finished	B?=?>;
first	;8BC?>
first $	87@E9@
five	=D@7:?
fix	;9C;AA
fixed	?B<9A7
fixed $	=CA=;<
flight	:BA:>?
flights	<E<<<>
flights are	:D=>=?
floor 0	;D??>>
folder	=DD:<6
folder $	?@B=>;
for	E:B=::
for 0	D>;9<?
for 0 $	BA==<9
for 0 pm	<=>>@C
for 0 s	A<===B
for 0 x	E>=><<
for a	;B?<A>
for a x	7B?=B?
for approval	;>;E><
for friday	E<=>=<
for it	E>:=><
for order	D<>>>=
for six	9D?A@?
for the	B=@=5=
for the x	A>@=6>
for tomorrow	<>D>?=
for two	E?<=;:
for x $	<;F?C3
for x at	?<B>>>
for x s	?>;<;D
for x x	@@B<>8
for you	A6?9B>
for you $	>9A<C=
for your	7ACA=>
for your x	9A<B=A
forget	>=>:?E
form	=;<<?D
found	9J:==5
four	:J@6@3
four $	@=D==<
four invoices	:F>>>=
free	1G=>:A
free $	9C==>@
friday	>=?8>C
friday $	=><;@C
friday 0	C9>?>A
friday at	<:A>=B
from	C?7=;@
from 0	AD;;<=
from 0 $	;E?>?=
from 0 to	D=>>=;
from a	:<>>>E
from a x	:<>>>E
from here	B<=C>:
from here $	=>=D?<
from the	@B989C
from the x	@B98:C
from x $	A@><@:
from x x	E:<<>@
from your	=9;C@?
front	@:>C=;
front door	E>?;>>
frozen	E;>>>=
frozen $	E;>>>=
full	;C<A<?
fully	:D?@?@
funds	=:=G>9
funds $	=;>F>:
g	B<9@7A
g #	C7;<:B
g # $	@9<=<C
gate	A8>>B@
gave	=;;?F9
gb	AAA<<8
gb $	;CB=>9
get	:9G?:=
get a	<=C>>>
get the	=<>@=D
ginkgo	?;>>>B
give	;@G<::
give me	>>G==8
given	<D>==>
go	>8J>:6
go $	><E==;
go ahead	>?D=?;
go to	>>D>>;
go x $	B<B>><
goes	@;G<<7
going	D=@<>:
going to	C>A>>:
gone	I;9B66
gone $	B>?@>8
gone out	@<<D>=
good	@7?8:D
good news	H:>=>7
got	E9:F?2
got a	?E==<:
got an	E<>=>;
got the	F;<C98
got your	D=>><<
great	<:><=E
green	9H=;>9
green $	=D><><
guest	B=;@=@
gym	@B@>?:
h	BC=>>9
h #	C?>>>:
h # |	E=>>>9
had	8;39L<
had already	;;>=F;
had already ed	<;>=E<
had been	9=;A@B
halberd	;@>=C:
halberd has	:C>>@<
halden	>C?==:
halden ltd	<D@>>;
half	7A;B?@
half $	9?<=<D
hand	E;A@;9
hand $	E;A@;9
handed	:<>AF;
handed to	9???D?
has	D=5?E6
has 0	<F==<:
has 0 s	;F>>=;
has already	9@><E;
has already ed	:@>=D<
has been	F2;>@<
has been ed	B68>C?
has been x	I:A>89
has ed $	;?=9BB
has ed it	>:;@AA
has ed the	A:><D:
has gone	G:><<;
has it	E>>=<;
has n't	9CC>96
has paid	;;>>E<
has the	E?A;98
has the x	B?B<<;
has to	9:9G9@
has to be	;=;B;B
has to x	==:E<>
has x ed	<@@B;<
has x s	9A><;D
has x x	@=A;C7
have	BA7B5?
have a	?;<<=D
have a x	?;<<=D
have been	>A8<>A
have been ed	>8;<?E
have been x	?B>@>;
have gone	?;;F=;
have it	B:D<>=
have it ed	==D=>?
have n't	<?<G>9
have no	=C<@>;
have not	>>>D?=
have the	E;@;:=
have the x	F<=<;9
have three	9D><=@
have to	><9@<D
have to x	><9@=D
have x ed	=<<H>:
have x s	>D:9;?
have x x	?9:G=:
he	?=<<F7
heating	J5<<<?
heating is	D;>>>>
held	>;;D?;
help	:<===E
help $	:====E
her	F<>;?:
her $	BA?;<<
her card	<>D@>;
her x $	D;A;=>
her x is	>A=C>;
here	7:CA:B
here $	;?BD=5
here 's	8;?;=H
here 's x	;<@;>E
herself	;;>>E>
hi	:<>>>D
him	<:AAB<
his	@<;8F;
hit	<<@E=9
hit a	<<=F>9
hold	;BD==:
honest	<<;<>E
hotel	D=C=98
hotel ribeira	;DA<<;
hour	;<A<AB
hours	A><:A@
hours $	B9<<C>
house	<A=>C;
how	<::9BF
hr	B>A;B7
https	98<=>H
https :	98<=>H
i	9@CC4=
i #	:D@9C6
i # $	:EA;@7
i 'd	89D==@
i 'd x	:;?>=B
i 'll	99K4=;
i 'm	79E?=@
i 'm ing	;=F;>:
i 've	A=::5C
i asked	E><;>=
i ca	<@8D>=
i ca x	<@8D>=
i can	9CG6=7
i can x	:CG7=4
i checked	8G=<>9
i could	::DC=9
i could x	;:EB=:
i declined	E=>:>=
i did	C9:F?:
i do	==@B>:
i do x	==@B>:
i dropped	E=><?<
i ed at	:F=<>;
i ed it	:@<@=C
i ed the	F?478B
i ed to	===E>:
i ed x	D@7@=;
i ed you	D>>>>=
i ed your	=@C?>8
i found	;F<>>9
i got	<:<DB;
i have	;;7J<@
i have no	=>=D><
i have not	>>>D?=
i have x	;:<F>@
i held	<=<E?:
i left	=78I=7
i looked	:F=<>;
i made	D<;A>;
i need	==E<>:
i only	;B?8>D
i paid	F<<=?;
i ran	7G==><
i restarted	E<>;?>
i sent	D===?=
i split	:>?>?D
i tried	<=8H>9
i understand	;<:;>F
i went	@B;:>?
i would	=>D<><
i x $	<B?:>A
i x ed	@?@=7=
i x ing	;<=E><
i x it	>;??>A
i x the	?D9C;8
i x x	<D>>8>
id	7C<<<B
id #	:B>>=@
id # $	:B>>=@
if	43J93?
if it	=>G<=9
if the	;<A><@
if the x	;<A><@
if you	:9E:8@
if you x	;:C<:A
immediately	:<==>F
immediately $	:<==>F
in	AE42>@
in #	;@<:C>
in # $	=><=B@
in $	HA;>84
in 0	2A<:EB
in 0 $	4>==EA
in 0 s	=D>=><
in :	<E>=><
in : $	<E>=><
in all $	:@>??B
in and	;=B>>A
in and x	;>C>>A
in case	C>?>?9
in for	E=>?==
in her	A;>>>B
in her x	A;>>>B
in october	9G=>;:
in place	E;>>><
in s x	CB;:>;
in the	@>A@2@
in the s	=:B><D
in the x	A?@C5;
in their	C;=>>@
in total	;CA>>;
in x $	=F8:D9
in x 0	BA;=><
in x :	@B><>;
in x s	:B@>=@
in x x	8=>?<G
in your	DA:<9@
in your x	E@<<:=
inbox	CB:::>
inbox $	D<<>=>
incident	B:><>@
informed	D<=<<@
ing : $	>>=C><
ing at 0	E:>===
ing ed $	<<?D>>
ing for x	A<<C><
ing for you	E>:=>=
ing for your	;>DA>:
ing has been	@<=D<:
ing in the	@:>B>=
ing in x	A@;;B:
ing is x	BB::<=
ing s $	8::;CE
ing s x	<;=>>E
ing the x	8B;><C
ing to the	6B;:C@
ing to x	BA@>=9
ing was ed	=;>F=;
ing x $	B;>A;=
ing x in	:>?@D?
ing x on	B;>=A=
ing x x	B;A?>;
instead	E=A:>8
instead $	E<?;?<
insufficient	=;>E>:
insufficient funds	=;>E>:
insurance	:B=@<@
into	;<B?9A
into three	:>>>?E
into x s	:>?>?D
invitation	F<><=:
invite	B9@>@>
invited	==>A<B
invited $	==>A<B
invites	D;A<>;
invoice	A==9>B
invoice #	A:>@B;
invoice was	C<??><
invoices	9G=B:8
invoices $	:B>C?:
io	D>><>=
ipad	>D@;<=
is	DB<?#<
is 0	1I;:=A
is 0 $	;@>>?B
is 0 s	9E>>>=
is a	<7AB=B
is a x	<7AB=B
is at	>D@9<9
is at 0	?D;<==
is at the	>@B<>;
is back	I8=;>;
is being	E><<>;
is booked	CA=<><
is down	?==C><
is ed $	A.<B=A
is ed and	?<C=>=
is ed by	@B>?=;
is ed for	B:A;=?
is ed in	;<E=>@
is ed on	7<==>H
is ed to	@<A<>?
is ed x	<A?;>A
is free	8G==?;
is from	:E>===
is from x	:E>===
is full	9C>B?<
is gone	C9>@><
is green	=D>;?<
is in	IA9791
is in $	J5>==;
is in the	D>==>;
is in x	>C>=><
is in your	D<?>?=
is ing $	:A;F<9
is ing for	><:D>?
is ing x	C;=B>:
is left	=E>:?=
is live	I7>==;
is locked	:==F==
is missing	;?<C>>
is n't	=7;B>B
is no	>@?9?C
is no x	>@?9?C
is now	G8<;<>
is off	E<>=>=
is on	G@:9:4
is on its	A@>=><
is on the	D=>>>=
is on x	;E==><
is open	?E<;=9
is ordered	D>>=>=
is out	D<><>>
is overdue	9D=<>@
is paid	CB===;
is ready	=@E9>;
is reserved	?=BA?;
is running	BA=<=9
is s $	A9=9>D
is set	<?>B@B
is still	4E8F=<
is still ing	<9<G>:
is still x	=E><?;
is taken	?><C>:
is the	:?>=?E
is the x	:?>=?E
is up	F;<9<>
is waiting	?=:E>:
is with	F;>=><
is x $	C>?D71
is x 0	:E>??=
is x at	>C><>=
is x by	;CB==;
is x ed	9B<A>A
is x in	@@>@>9
is x ing	B:><?B
is x on	D<>>><
is x to	C>A<>;
is x until	8G>=><
is x x	;?@;:C
is yours	F8=9=?
issue	@<=@B=
issued	D9B<A7
issued $	E;>??;
it	7=A=B>
it $	F2B:A=
it 's	C>@B>2
it 's 0	;E>>=<
it 's ed	;:BA:@
it 's still	>;;E>=
it 's x	F7?=@8
it :	=89:BE
it : $	=89:BE
it ?	?>D>?;
it ? $	?>D>?;
it as	;D>;A<
it back	A=D<=:
it did	B?=:>@
it has	=@D<>:
it in	A79<BC
it in x	A9<=AA
it is	9@8D<@
it is ed	9:<D>C
it is ing	=<=D>:
it is x	=C=:>B
it now	:<D<>@
it now $	<>D=?<
it on	;8@;BB
it s $	=>C<=?
it s x	6A>:;E
it should	=<;>>F
it to	<=B=E8
it to x	>?D>@;
it up	?;=<AA
it was	?<=C==
it was ed	@;@A9@
it went	E>><>;
it x $	C>8C@9
it x and	9AA=>A
it x to	>B@:A:
it x x	8BA9A>
items	?C>>=:
itinerary	D=>==?
its	?A<@?:
its way	B@=@<:
its x $	>@:?;C
itself	:9?F><
j	<F<=>:
january	8?==D@
january $	9===DA
jo	:G@;=8
jo fenn	=DA<=:
job	C7=>@>
june	<F<8C7
june $	>E<9B7
just	D<??8=
kayaks	A9C>>;
keep	<9@;<D
keeps	@;=;=D
kept	7A:EC;
key	F:><;?
keys	?@B<=9
keys are	@:C==<
kim	B:><C;
know	=???;@
know $	=BC:=?
knows	H9==<:
label	E;<>=?
labels	C;>;B=
landlord	?9>AA>
last	5F:6I5
last week	:?>=AB
last year	=@=>C;
late	>:><D>
late $	=;><D=
late fee	E=>@=<
lawyer	?>:>?D
leave	;@==BB
leaves	8E=>=@
leaves at	8E=>=@
left	6?=IA,
left $	:F<?=:
left a	F<<=>;
left the	858J@6
legacy	9E>>==
legacy exporter	9E>>==
legal	D=>>>>
let	>9<;:G
let me	;<=<<F
letter	E9D8;<
library	B;C=>;
lights	F;>>=<
like	9>G<A<
like $	>?C>?<
limit	?:B<:C
limit $	;<C?>@
limit is	B9>>>C
line	A=99<D
line $	>A;==B
lines	:F>==<
link	F=><>;
list	?9C:>?
list $	B9?<9A
live	K5=;<:
live $	E;>=><
live in	D;??>=
live on	D<?>>>
loan	<CB=>:
lock	DAA9=<
locked	<;>G:9
locked $	9=<G==
log	A=>?C8
log $	@==<D;
logged	<<>CB=
login	9A>=AC
long	9D>==?
long $	:E>>><
look	>@B8<?
look at	A==;=C
look into	>CB=>9
looked	8H<>=9
looked at	8I<:=9
looking	;C;B=;
looks	:D<<B;
lost	=B?:>A
lost $	>C@:>?
ltd	<D@>>;
lu	;:>>>F
lu #	;:>>>F
lu # $	;:>>>F
m	?<=<C?
m #	?===C?
m # $	D9=><@
m # 汉	8A?>D>
machines	E;==><
machines are	E;==>=
made	C;@=@:
mail	=>@A<@
mail $	E9=;>?
mail server	<=<AC;
mail to	9;=A<D
mailbox	>B==@;
mailed	F=>?;=
mailed $	C>??<>
mails	<DB8;=
main	@AC<=8
makes	<E>>=;
manager	?A<@@9
march	<<?=F;
march $	;<?=F;
marked	;A=;>D
marta	C8A9;A
marta northwind	D>><>=
match	<D><A;
match :	<E>>?;
may	;@:?A@
may $	;C::D:
may not	=>=D>=
may not have	=>=D>=
may take	>=<<>E
mb	:?>>>C
mb $	;:>>>E
md	E:=<=?
me	53FCC:
me $	?=:@B?
me a	>>D>>:
me a x	>?C>>;
me know	<=@:=C
me to	:;G?@8
me to x	:<EB@4
me x x	>>8<>F
means	><>;>E
meeting	=<A==B
mentioned	<==>C?
merge	8><A>E
merged	A;>>B=
message	C86A;B
message $	CB=<=:
message is	@:<B>@
message reached	E<>><<
midnight	D;>;=A
might	>>:<=F
migrations	B9<@>@
milestone	>CA=;<
milk	A8C:?>
milk $	>:C<=?
minute	?;B;<@
minute $	;<A=>C
minutes	<EA98<
minutes $	>@@;<@
missing	:A;D=;
missing $	:><E==
mm	=E<>>;
mm of	=E<>>;
mm of x	=E<>>;
monday	C?9:D5
monday $	E><<A8
money	?7?@8C
money is	?<A;>A
month	;E;;A=
more	E:84;F
more $	D@<9<@
more than	;@?>?C
morning	C8?<A>
morning $	A===B;
most	<?;=>C
move	A:F8;;
move the	@<B;=>
moved	B79=G6
moved the	<=>>D=
moved to	D=?><>
mr	A<>=B;
mrs	:<=;CC
muted	F;><=:
muted $	D<>=>;
my	>9@D:>
my x $	D<>@>;
n't	377K3B
n't $	>;=G>:
n't able	=>>D?=
n't be	<:EB=9
n't been	<D>===
n't forget	>=>:?E
n't know	>=:F>:
n't reach	>D><><
n't say	=;=BB<
n't send	>>;D?>
n't tell	>><D?>
n:	>=>;;C
n:assertsFalse	G<>>?3
n:assertsTrue	J:2:B8
n:deniesFalse	;A:<H9
n:openFalse	2G9@=A
name	BAB;::
name $	<B?=<?
nd	E<>>=<
nd #	E<>>=<
need	3>H79A
need the	><=;=E
need your	;8F;>@
needs	76DD;@
needs a	<;><>E
needs an	<;>E==
neighbour	<<<<F>
neither	=:<A?C
net	;F=>=:
new	J;==:3
new one	D:=?@=
new version	D<?=>=
news	D:===>
news :	E;>>?;
next	@?G697
night	9A@;B@
night $	:@A;B>
nights	@><=<C
nights $	B<<=;B
nine	E>:;;?
nine $	E;=A<:
no	E?2?A6
no $	F8=9B:
no confirmation	<B;D>:
no more	B9>;?C
no s $	C>>7C<
no s were	=;?E>>
no x $	;@<A=>
no x x	D;=>==
nobody	DE;9;8
node	>D?<<;
node 0	>D?<<;
none	;D==?:
noon	<B>9AA
noon $	:AA:B@
normally	>=;=>E
north	8D???B
northwind	D>><>=
northwind io	D>><>=
not	7-6L6>
not be	<=:G=:
not be ed	<=:G=:
not ed $	<;>G=<
not have	=>=D>=
not x $	>=>D><
note	J967@=
note $	C:<:B=
note to	D=>>>;
noted	<9=<=E
noted $	9<?>=F
notes	:B;AB=
nothing	:?5C@?
nothing has	<=>E><
nothing more	B=;:>C
nothing was	=;>F=;
notice	A8;A7C
notice $	B==B=:
november	>8A@=A
november $	?9AA=>
now	R5?7-6
now $	H:@>65
now on	E9>=<?
now on the	E;?>=<
now s 0	D=>>>;
now s at	D;>>>=
now s x	B:>>=A
nowhere	::>F>;
ns:assertsFalse	?@>9;>
ns:assertsTrue	M3,4;B
ns:deniesFalse	,A8T87
ns:openFalse	05M;7C
number	@:=B7?
number $	;>BB><
number 0	E8?>>?
number is	<<<B=B
numbers	9E>>>>
oat	9;CC>:
october	@E;<:7
october $	BC<=;8
of	?E<A87
of 0	BA<A8;
of 0 is	?:BA><
of 0 s	@D=;=<
of a	;E>;>>
of rain	=E<>>;
of s $	:@C?><
of that	=;=D>>
of the	=@:C9?
of the x	?>:C7@
of them	;D;9A=
of x $	A::AA?
of x 0	;>BB=<
of x s	9E>>?=
of x x	?@A::@
off	P76>73
off $	G?:?;7
off the	E9<B<9
off your	E=>==;
offers	9C>=>A
office	@=;87F
office $	@B@>=:
ok	=<E;<?
okay	8<B==C
okay $	9<B==C
old	<>>@C<
old volume	=<CB>9
olmo	9E@@@@
on	D>=6?;
on $	A9=A=@
on 0	@<<<E;
on 0 $	C?;=<@
on 0 x	>:??E;
on a	A=;B=>
on a x	?>;B=?
on average	9E??A?
on floor	;D??>>
on friday	8=C<A>
on hold	:?C>>?
on ing $	D;>>>=
on it	C<>>>?
on its	B?;?<@
on its x	B?;?<@
on monday	=@;<E9
on s $	<;=C>@
on saturday	@:C>=<
on staging	D;>>>=
on sunday	:?>=D>
on the	C?;6<@
on the #	>E=<A3
on the x	B:<99F
on x $	6CD6D9
on x 0	@C<<<:
on x at	9?A><A
on x x	?>;?@>
on your	@;?;<B
on your x	@;?;<B
once	>8F5:?
once the	:>@<=D
once the x	=>?<=C
once they	>=E>>:
once they x	>=E>>:
once you	;=H=;8
once you x	;=H=;8
one	:@B><=
one $	D<B9<;
one in	:><>@F
one of	>@=<C9
ones	7@@E=8
online	@A;><>
only	=H@0A@
only 0	>D?<?=
open	6G8A7@
open $	=?9@=A
open the	?>;?>D
opened	?=9;G7
opened a	@=:>D:
operated	:E>>==
option	B<D<>9
options	>=C<=?
options :	@=C=?;
or	:<GC;5
order	=<=AD<
order $	>>AB>;
order 0	<9=>DA
order is	;@A;>A
ordered	E9<;C9
ordered $	G=>==;
ordered the	=;>=D=
orders	9?=E=?
orders $	B<>C=9
orders were	:C>A>=
out	CB5B99
out $	F?4@6:
out at	9D>B>>
out of	B<=B=<
outbox	;;C?>=
outstanding	:E=A>9
over	:?<@AA
overdue	7C::=C
overdue $	9A<;>C
overnight	::><F;
overnight $	::><F;
own	>;<><E
owner	=;>;CB
p	@>8<;C
p:	D<9=A;
p:assertsFalse	<?=>8A
p:assertsTrue	:>;D9A
p:deniesFalse	8BE;>9
p:openFalse	0C=94K
pa	<FB;;8
pa #	<FB;;8
page	<D==>?
page 0	;E=>=<
pages	<;>>>D
pages $	<;>>>D
paid	9?7<I>
paid $	:A:?AB
paid in	?:?>D;
pair	A:=C=<
paper	B:9?B=
papers	:A><E:
parcel	<@8=BB
parcel was	;=<<BB
parking	B:>>B<
part	>=;<>E
part of	>=;<>E
parts	:>>>?E
parts $	:>>>?E
party	;:=?CA
pass	<C=;<@
pass $	:D==>@
passed	9H<9:A
passed $	7F>;;B
password	@??9@?
password $	:=?=B@
pay	@;D>=<
payment	;<EE79
payment $	=@>E<>
payment is	;=E<?<
payment of	>9BD==
pays	:C?<=@
pdf	I699:?
pdf $	H;<<=9
pending	;:9F=>
pending $	=::D>@
people	9A;:>D
per	5B<<EB
per the	8;>=E?
person	<@>@B:
person $	<@>@B:
pharmacy	D<A:@9
phone	@>;:;F
phone $	=B;;=C
photo	?<B@>;
photos	A8<<AC
photos $	>:>=BA
php	<<>>E;
picked	:;>?D?
place	F7<==A
place $	D;>A>;
placed	B;A9C:
plan	==H68>
plan is	=;D=>=
planned	:<F=>:
planned for	:<F=>:
please	67:<;J
please check	<=9A>C
pm	:>>?>B
pm $	?=><A@
pm on	;==C<A
pod	BBA;?:
pods	=E=;=9
policy	;AAB;<
poll	CA><;<
poll is	E;>=>=
portal	>D>?;;
post	B7C:<>
pounds	F9A=<:
pounds $	E9B><:
pr	A:C=>;
pre	E<;=>;
pre tier	E<;=>;
premium	D<=>>=
prepared	8=E<>@
prescription	A;B<A;
press	<:CA:A
pressed	:B>@B=
previous	?8=<G:
price	@>?;9A
price $	;=<==D
print	A=:==C
printer	E8<>@<
pro	@9;F;9
processed	B=::>C
production	BC<;@6
project	D;=@=:
ps:assertsFalse	@C;8<=
ps:assertsTrue	I38<8@
ps:deniesFalse	*?7S39
ps:openFalse	32K8C>
public	D=@=>;
push	;;E<==
pushed	C===@>
put	97D=D@
put together	9?B>?C
py	BB><=;
q	=9==<F
q #	=9==<F
q # $	7:=>=H
quarryhill	;D>>><
question	:<=<=G
queue	:B>D<:
queue $	<?>D=;
quota	;:<A>A
r	=B9=@=
r #	=@:?@>
r # $	<B<<@=
r # is	=B=B>;
rain	;F;<==
ran	:I;:;8
ran out	<D>>>=
ran the	9G=;><
rated	;E>=<<
re	;<C>>?
reached	E?=@9:
read	7G=8=A
reading	F:><>;
readme	H:=<=8
readme md	F<>==;
reads	@@==:A
ready	9>J:=6
ready $	=?D=>:
receipt	A??;>=
received	H7:;9?
received a	E;=<<>
record	8B<AC9
record is	:B>B><
redis	?F?5@<
redis $	BE>9>9
reference	=><;<D
reference t	<=>?>C
refresh	=AB9<>
refresh $	?CB:=8
refund	B9A@:=
refund $	<B@@>9
refund is	B;B;==
refund of	B?<A><
refunded	<B==<A
refunded $	=E;?9>
refunds	9G:>=<
refused	=9>F@<
registered	A<<<C9
rejected	=9>DA=
release	=;BD=:
released	?<?>;C
remaining	;F>=>:
reminder	C9C@<8
removed	?<:<AB
removed the	:A>>C<
renamed	D<>>><
renew	C>B:=:
renewed	C9<BA:
replied	<;>=E;
reply	:=CB<?
report	?A;A==
request	D57G=;
requested	D<B==;
requested $	C=?>=>
requester	A>C=>;
reservation	:<?B?C
reserved	A;AD<9
reserved $	A<B@>;
reset $	E>?><>
resolved	9:>;FB
rest	A=D<<;
restart	==B;>A
restarted	DA=:<;
result	A;;B=>
return	AA:;A<
return for	D?;>>=
returned	A?=<B9
review	?>>?:B
review $	:@=A=@
ribeira	;DA<<;
ribeira $	;E><<<
right	D@@7=>
rio	<E<=>;
role	:D>>>=
roman	C<>@>=
room	?=D>;;
room $	?;=@>B
room is	:D???>
root	>=C<A;
rotated	D>?<;>
rotated $	D>?=<>
rows	>A=C<8
run	8DAB:=
run $	:@>C;@
running	B>;;B;
runs	=C:>;?
s	;E>:>=
s #	<D>;>>
s # $	9A=>=B
s 0 $	=G;<:7
s 0 x	=E>==;
s : $	B==@8>
s ? $	?>D>?;
s a x	8=<CB@
s an x	:D<B;:
s and s	:B=>>A
s and x	D>@9=<
s are ed	=CA9:=
s are in	@A>==;
s are x	A=@@:<
s at 0	B=B<:<
s at x	D8<@<@
s ed $	AA:A?8
s ed :	E;>=>;
s ed to	;>=>>E
s for ing	<===>E
s for the	9BB==@
s for x	B9C<><
s from x	E;>>>;
s have been	<A>=A>
s in the	<>A<<C
s in x	8G===@
s is ing	:@>D>:
s is x	A>;B=:
s it x	?CB;<<
s no x	CD>8>=
s of the	<<=E?;
s of x	@:C<<A
s on a	;@<C>?
s on the	<B;=9D
s on x	;AB9:A
s s $	7C<<?B
s that x	CA>;><
s the x	;@=9AA
s to 0	8F@>><
s to the	C<A@=:
s to x	95?B:C
s were ed	A>=C>:
s were x	>A;>>>
s x $	?C>8==
s x 0	=DC==6
s x :	:F>>?;
s x a	<:==>F
s x at	?A=;B;
s x ed	?;>>C=
s x on	:8@C<B
s x s	D@C989
s x that	<E>==;
s x the	@9:=CA
s x to	BC9:<?
s x x	;A:9>C
s you x	>:B<:C
s your x	9E?B<?
s 汉 $	=@=;>C
said	=<89I9
said $	;>=>E:
same	B;C:<>
saturday	C9C>;;
saturday $	C9C>;;
saved	C;=B>>
saves	;E=>>;
savings	;>?>C=
say	97F<C7
say the	<:D=>>
says	?A@8B5
says the	:@==D:
scheduled	;>C>C=
scheduled for	;???C?
school	:?<BB<
searched	<E>;?>
seat	D7B;:?
seat #	=;>>>D
seat $	E;>>=;
seats	@@;B=<
second	?9>9?D
see	@D9=;@
see the	AC<;=<
seller	<<;<CB
send	89F@:=
send it	<=DB>8
send the	<<C?=A
sent	=@<AA<
sent $	>?>D8=
sent back	:?=>>E
sent folder	:DC=>:
sent the	@<9<BB
sent to	D>:=B;
sent twice	@C>==;
september	=;==>E
server	9A9B@?
session	>?<9@C
session py	BB><=;
set	G5=?B;
set :	E:>=>=
set up	9>?ACA
settings	::A=>D
settings $	:<C>?@
seven	>F=<:9
shall	>>E=>;
shall i	>>E=>;
shared	CA=>=:
shares	D;@===
she	@9A8H2
she 's	A@<<A9
she 's x	<B==B:
shipped	5;?=I@
shipping	@D<=<:
shop	=?A7C>
shop has	;=>=E<
short	9><<<F
should	8:G67D
should i	>>C=><
should i x	>>C=><
show	=C<=<A
shows	AK8628
side	><;D<@
side $	?;=B<@
sign	=??C;<
signature	@:AC=9
signed	;?;;AD
signed $	=>=:=E
signed in	9F>>><
since	=E9=C9
since $	>E9=A9
sincerely	<;>=>E
sincerely $	<;>=>E
site	;F=<;:
sitting	A:>B>=
six	B:8@?A
six $	=;;>BD
skipped	7F>B>9
slip	>B:>;C
slot	88<GA?
slot is	:9=F>@
smoke	E<A>>9
sms	A<<E<:
so	>>=I<4
so far	9C=E?9
so i	?99H=8
so i x	><=D>;
so it	AA?>=7
so it x	E<=;>=
so that	@;AB=9
so that $	@;AB=9
so the	A@@==:
so the x	D;@=>:
so x $	=;>F?;
so x :	;C?A?=
so you	B;:@A>
sold	:A=A@?
sold out	:@=B=@
somebody	<<><F;
somebody else	<<><F;
someone	?=8E>>
someone has	===F=:
sorry	66<@:H
sorry $	88>C<B
sorted	C:><=?
south	8F>???
split	;=A=>D
staging	E;B<:;
staging $	E;>>==
standup	:E>?>=
start	<=?<=D
state	=:<B=D
statement	=H:;:>
status	:D;B;@
status :	=>???C
status is	;E>@>:
stays	8>@<<E
step	9=@;;F
still	,D9N58
still has	=:<F=;
still ing $	;?<E>9
still open	=C<<>A
still pending	>=<E?;
still x $	:EA9>@
stock	C<>B=:
stopped	=:<F;;
street	C;B<=:
su	:>>??D
su #	:>>??D
su # $	:>>??D
submit	>CB;?=
submitted	C==>A<
subscription	D>@;<;
suggest	=>E=?;
summary	:<>=>E
summary $	:<>=>E
sun	;;<E=?
sun bo	;;<E=?
sunday	9>B;C?
sunday $	7?B;C@
support	B<B=A9
sure	>;=:>E
swapped	F;>>=<
switch	<;E=>:
switched	?<=?>B
system	7B<DA8
t	?:;<:D
t #	=;;<;E
t # $	?6;<;E
table	F9;?@:
table for	B<>@>>
table is	C=<@>>
tagged	F=><>>
take	@9;><E
taken	?;<EA9
taken $	9<BD>;
taken care	BA<;=<
takes	;@;9=G
tan	;>=C?A
tap	??9>>E
tarnbrook	;D>>>=
tax	>D<B;8
taxi	D<>>>>
team	C8<>D9
tell	<<>B=A
ten	>?9<?B
tenants	<<<=>E
test	=GD8=7
tests	8L@7;5
tests $	<D>===
tests pass	:E>=><
text	;66F9F
than	;<>=>E
thank	=:=>;E
thank you	=:=>;E
thanks	8:<==H
thanks for	;===>E
that	6;8;DG
that $	=4;DF;
that 's	A6@<?@
that 's x	@9C@@;
that is	;????C
that the	:@<A?B
that the x	<A==>B
that was	??>C;<
that x $	>B;>?A
that x is	B==B>:
that x s	>==:>E
that x x	=<>9BD
the	>?=@B7
the #	>BA7C3
the # $	>CB9A0
the $	:C>><@
the 0	B<=A?7
the 0 x	@:=AA=
the account	;@;A?@
the address	;@?B=<
the amount	=>>=;D
the app	<;;@=E
the bank	8>?F=>
the board	B;=>;A
the box	;<>=C>
the bucket	??D>?:
the buyer	A;<C>=
the call	BC><:9
the cancellation	C=<A=;
the car	<B>;?C
the card	=B9?>@
the change	AB;>A7
the cheapest	<D>>>=
the claim	:>E=?>
the confirmation	=<;<>E
the contract	9F:=?A
the courier	A;<:E9
the day	<C;=?B
the deadline	<>=<;D
the deployment	=<AB@;
the deposit	<<>>E=
the doctor	B<AA<:
the door	;A;B<B
the ed x	?A=:=A
the event	E:>?=;
the fee	?<=<=D
the file	9D:9D;
the first	=@@;D<
the five	D>>;=;
the form	<;<=@E
the front	>;>D>;
the guest	B=;@=@
the hotel	D8@?<<
the ing is	E=><=<
the ing s	>><;=D
the ing x	F>B::3
the invitation	D=?==<
the invite	C;@<A;
the invoice	@<A;:B
the itinerary	D=>>==
the label	D;===@
the landlord	A;@B=;
the last	=E===9
the letter	@<C<<?
the limit	AB=@>;
the list	A:@<B:
the lock	D:A:==
the log	<@=<D<
the mail	:8<D?A
the meeting	B<?>=@
the message	A>;C:;
the money	<9@A:C
the new	I5B:<7
the next	:C;>=D
the notice	C<=@:A
the office	<:<;;G
the old	;B@7B?
the ones	;;>E>=
the order	>?@@@8
the other	A@=;@<
the outbox	;=?C?>
the page	<C@?==
the parcel	=@;?B=
the past	:>??>D
the payment	7<AE9>
the pharmacy	D9B;@:
the plan	8;E<>@
the poll	AB>=;=
the prescription	C<B==;
the previous	?8=<G:
the price	B?B;<;
the printer	F:<?<<
the queue	8@>E=<
the quota	<:==>E
the receipt	9AB=A;
the refund	?7D=@>
the request	><=E==
the rest	A=D<<;
the s $	@>=8<B
the s :	>B=A>:
the s are	F7B;;9
the s ed	<<=DB=
the s have	:>>@BA
the s on	:C>>A>
the s x	<;B;F<
the same	>=C:<@
the school	:?<BB<
the second	=9?9?E
the seller	<<;<CB
the server	:B>B<@
the shared	@B><>;
the shop	<?C7C;
the site	;E?>=;
the slot	;8=BB@
the statement	=F;;?;
the table	B<>>A=
the team	C;>=A;
the tests	:F><>=
the text	:9<F=@
the thread	@C<<=<
the three	D<<:=@
the ticket	6EA8A>
the time	>9<9CB
the total	<E><=<
the transfer	@:@D>:
the two	G9?<=;
the way	<;>BB=
the word	:=D>;?
the x !	:=>>>D
the x $	=:?@@>
the x 's	9F:@A8
the x 0	>A=:B@
the x :	>AB?>7
the x ?	??D>>;
the x and	;@<<CA
the x at	9:D;E@
the x by	@;B;:A
the x ed	/>6FK/
the x for	=A@6C@
the x from	B;<@=@
the x had	9<=:DC
the x has	?<:4@G
the x i	:C<?C;
the x in	G9=::?
the x ing	?9E:;@
the x is	==E=,C
the x it	=?@<C;
the x now	BA<==;
the x of	F7><:A
the x on	A9<<CA
the x s	@>@>1@
the x to	D97F?3
the x was	:>9C@>
the x will	E=<==;
the x with	<A?9A@
the x would	<=;A=C
the x x	D:9?>>
the x you	=F7::>
their	B@5@7@
their x $	B99B;A
their x x	@?<;>C
them	BA>8=>
them $	D:<@A:
themselves	<:>:DB
then	33C?>G
then delete	=<F==9
then sent	:==>>E
there	;A4C<A
there $	8<8@?F
there 's	@=>@;?
there 's a	C;;<>@
there are	9D=A=9
there are x	;B>B>:
there is	??<==A
there is no	>@?9?C
thermostat	C:><>B
they	<:;>F>
they 'll	<>==>D
they 're	>AB==:
they 've	?=;=C>
they have	E;=?=;
they x ed	:><>D?
they x x	>AA<;?
things	;8>C>C
third	9C>:@?
third in	;E?=><
this	:>8=DA
this morning	C:==B;
this x $	<?<C:B
those	A:?C<;
though	;;DB=8
though $	;;CB=9
thread	AC<<=<
three	?E889?
three of	D<?>>?
three parts	:>>>?E
through	DB7>89
through $	F6:D;9
through the	;E>;?<
thursday	C:B>@;
thursday $	E:=>A9
thursday 0	?:C>>@
ticket	7F?7?A
ticket $	=E>?=9
ticket is	<BC=>:
tickets	==<B?@
tier	G9?;<9
time	>@@;A>
time $	>C<??9
timed	:?<G::
timed out	:?<G::
timeout	7>FB=:
timeout $	9<DB>;
times	7B;B=B
times $	:?;C>A
tmp	A<>B>;
tmp orders	A<>B>;
to	A6B@;>
to 0	=F=;=9
to 0 $	=D=?@4
to 0 x	=A><=B
to all	D;>>>=
to another	;?@@C=
to be	7;<@;G
to be ed	9=@><D
to be x	<=:A>D
to cancel	<>AD>:
to dana	:D?@??
to do	=<=>>C
to help	:<;==F
to marta	E==;>=
to production	B<>>B:
to sign	7A@E<;
to the	@?>6A?
to the x	?@>7@>
to them	BAB;=8
to x $	>:AA@;
to x 0	>D@==:
to x :	<<D;?=
to x a	B=:A=@
to x at	E=<>><
to x in	B:;@=B
to x it	;>:A9D
to x the	;9B?8A
to x x	;4CF<;
to you	>@@@A:
to you $	?:>AA>
to your	F;>9?>
to your x	F<>:?<
today	?A@79A
today $	@A>:;A
together	8DC??A
together a	9?B>?C
told	><:>F9
told me	:=;=G:
tomorrow	<GE578
tomorrow $	?CB9::
tomorrow at	<=D>>>
tonight	B:C;>@
tonight $	>;C<>A
too	D;B:=:
too $	D;=<>=
took	D9;<B>
tool	;?E>?=
total	7I@<<8
total :	;C???>
touched	=<>E><
trade	?C>>>;
transfer	<:@G><
transfer :	A:=C?<
transferred	><??C=
translated	8@>=>D
tray	E:<>>;
tray 0	E:<>>;
tried	<=7H>9
tried to	<>9F>;
trip $	<<A=>C
try	:=A@<@
tuesday	>C=<?<
turned	8D>E;=
turned down	8B?F<>
twice	9H;9A7
twice $	<E=;A9
two	?E<<<9
two $	;>B;D;
two days	D<==>>
two machines	E;==>=
two of	:G====
typos	9;>>?F
unclear	<=;E><
under	F=@9@7
under $	E;=>=<
understand	;<:;>F
unfortunately	;<=E><
unfortunately the	;<=E><
unknown	;;7J<5
unknown $	;;7J<5
unless	=BD=<9
unless you	>=E>=;
until	@>:9:F
until 0	??<;<C
until 0 $	;>>>>C
until 0 x	A?=<=@
until the	?<;@>B
until x $	>C>;@=
up	A>;@>;
up $	@<7B9A
up :	=:=E>:
up : $	=:=E>:
up on	E;>>>=
up the	;C@<B<
up to	<?<=>E
up with	D;B<><
update	C:@?=;
updated	H:==<<
updated $	E<>==>
upload	;;DC<:
uploaded	>AB<=:
uploaded $	BB>>;<
used	<F<=<9
used since	>D?:>>
user	>=>?C<
usually	<;8<=I
utility	?=BA>:
valid	<D?=?=
version	@D?::;
version $	C@><=;
version 0	<E>><:
volume	=<CB>9
vote	D=>>><
voucher	C:??=?
vpn	A9E<=8
wait	9;:B?C
wait $	==9B@@
waiting	C7?F:5
waiting for	?;>G=4
waived	?<=;@B
want	;<G:;>
want me	>>F>>:
want to	==><=C
wants	9:<F=@
wants a	;==E>=
was	89-GH:
was charged	D<>?<=
was ed $	?89DA;
was ed and	C@>=:>
was ed at	@<?B;>
was ed by	9:=AE:
was ed in	99><BD
was ed to	A9=:F9
was ed x	7@=@C:
was issued	E:>??;
was n't	<<=B>A
was sent	B;;<D:
was turned	;>?E<<
was x ed	:<>D=A
was x on	9B>>C<
was x x	=<<@=C
water	E;>;<=
way	A;;E?;
way $	==<D@=
way to	D<>?>=
we	;5G@9>
web	G7=:;@
wednesday	A;=@B:
week	:A@=@?
week $	6>A?@B
weekend	<;CB>;
weeks	;;?<=E
welcome	<<>?=D
welcome !	:=??=D
well	A:@=?A
well $	A:==?A
went	K73B37
went out	C<>?>>
went through	DA<=<9
went to	G9<:<?
were	@?5E@5
were ed $	A@>A:;
were ed by	A:>=C<
were refunded	;D?>>=
were x x	<C>A;<
west	8E@@@A
what	;A;7AE
what i	D@<;?=
when	79G7:A
when you	:=E===
when you x	;>C==?
whether	998I8@
whether the	:<8G9A
which	8CF7C8
which is	?C;<=?
which x ?	??C??;
while	9=@D<A
who	?C?==;
will	D<A48?
will be	C?A9;;
will be ed	9>D<>@
will x x	=>F=>:
will x you	B>9>>B
window	F?<<=8
with	GA@=84
with 0	<A<C=:
with 0 $	@:>C>=
with 0 s	:E=@>;
with a	=<<?B?
with a x	?<=><A
with the	H@<<87
with the x	GA<=87
with x $	?@D<=8
with x x	8A@<;D
within	5=D79E
within 0	8@D;<?
within five	==<>>D
without	D>>:==
wo	C<>B<8
wo n't	C<>B<8
word	:=D>;?
word $	<<D=;>
worked	:;>=?E
worker	=;=D>>
working	A;;<=E
worth	:D=<>@
worth 0	:D@>>;
would	3=O<64
would have	;B>><@
wren	E<>>>:
write	@=E<>;
writes	@9C?>=
written	?6DA;<
written $	E;>==:
wrong	?:>D>;
wrong $	<;>E>;
wrote	9B<>E9
x	@:>C>;
x ! $	;6::9I
x # $	<?::>B
x # is	E<>=><
x 's ed	D=>@=<
x 's s	;@>AB<
x 's still	<<=E>;
x 's x	A>8=A?
x 0 $	E?=22=
x 0 0	:E<=>?
x 0 and	??A>@9
x 0 in	=BA?>:
x 0 is	C?;:B7
x 0 pm	D<@>>;
x 0 s	6HA9:=
x 0 x	4?BC@>
x : $	8E>;9@
x ? $	8:D8@?
x a ing	<<?<>D
x a x	B4A>3A
x already ed	;>>>E<
x an x	B7?=?@
x and s	;D;A>@
x and x	8B?4AC
x are ed	F=><=;
x are in	E<<>><
x are x	BA=;;>
x as x	<@?:B?
x at 0	B<A=A7
x at the	<5E=?A
x at x	?C<=<?
x be ed	<:CE<9
x be x	@;A<<@
x been ed	<C=<B<
x bo $	;==D>@
x by 0	9D??=>
x by the	:9B@C;
x by x	>58:>G
x can x	E<=;<>
x could not	=><E><
x d #	D<>>><
x do x	<E:B=9
x ed $	E=8E1<
x ed 0	>?=?B<
x ed a	?@;=B=
x ed at	5D>D<=
x ed for	C;:?@=
x ed in	B;==C9
x ed ing	D:>@=:
x ed it	7>C;G8
x ed that	><=<D>
x ed the	28@=L;
x ed up	;BB@<<
x ed with	>;?C?>
x ed x	<<4EA>
x ed yet	>=?D?=
x ed you	><>?D;
x ed your	A9A;E7
x for 0	D<?<A8
x for me	>>=D><
x for the	B5@=;A
x for x	==B9B@
x for you	=7A:B@
x from 0	@C=<=:
x from the	AB<<;=
x from x	D?98C;
x go x	B;>B>;
x had already	;;>=F;
x had been	:=;B>C
x has already	:B>>C<
x has been	J8>;8?
x has ed	<<88CE
x has it	E>>=<;
x has to	;<9B;C
x has x	5C:=E<
x have been	<>?>>C
x have x	<C;>=>
x i #	<@B<A:
x i can	>C;=?@
x i x	<;H:A9
x id #	:B>>=@
x if ing	>>;=>D
x in #	;>@=D:
x in $	C?=@<:
x in 0	8B?>@B
x in the	?@<?;@
x in x	@?:@@>
x in your	<@;==D
x ing $	>>==<C
x ing x	;<F8A<
x is 0	4G;:=A
x is at	<D@:=:
x is being	E><<>;
x is ed	;.G9/J
x is from	:E>===
x is in	H@:9;4
x is ing	A<9F<7
x is now	B<===A
x is on	G@;:;6
x is s	C8=8>D
x is still	7@:E>@
x is up	D>=;=9
x is with	F;>=><
x is x	>CA@47
x it $	@=>=:B
x it 's	;D=@><
x it :	9;==CC
x it ?	??C>?<
x it ed	C<=A<=
x it in	><:>>F
x it s	<;B<=B
x it to	==C=B9
x it x	A:@=@=
x me $	??:;B@
x me a	>>D>>:
x me to	>>H<=8
x me x	9:;@;F
x no $	G9>9=;
x no x	<9<F=<
x now $	H;9::;
x now s	C?>=<<
x of 0	A>?B9<
x of ing	E:=?><
x of s	<8C@A:
x of the	B@:<;@
x of x	=B>>><
x on 0	:C;:E9
x on the	?>39BB
x on x	@CA<>2
x once the	;??>>D
x or x	>=D>>;
x r #	?@=B=;
x s #	<9@=BC
x s $	@<;::E
x s 0	BB:;:9
x s :	?D;;=<
x s ?	?>C??;
x s a	99<C=D
x s an	;C=A<;
x s and	<?=<>C
x s are	C??B;3
x s at	?<C;;@
x s ed	=B;:>?
x s for	?B@;<;
x s from	C>=<=>
x s in	;CA<:?
x s is	B@<=>;
x s it	9?E9>?
x s now	E;@==<
x s of	?<=A>B
x s on	AA??8<
x s s	9>>==E
x s that	BE>:<:
x s the	=A@6<B
x s to	6?D?:@
x s were	=A>B=:
x s x	5E?91E
x s you	C@>=;=
x should x	:;C;=B
x still s	;D=@<;
x t #	<=>?>C
x that $	:=7<EA
x that s	>@B;<?
x that the	:@<B<B
x that x	=A:9=E
x the 0	@8=DA9
x the ing	D;>;:?
x the s	:A9C9C
x the x	;.G;=D
x their x	C<<;=B
x there $	=><;C@
x to 0	>C>>::
x to be	;>@<?B
x to the	C6@9>A
x to x	D7C<;<
x to you	@B=B>9
x to your	B;A<==
x until 0	;D>>?=
x until x	@B=:@<
x up to	;A=??C
x was ed	<67AF=
x was x	4?8?CC
x we x	>>D<?<
x will be	F;?<<9
x will x	C=><<?
x with the	EA8?<:
x with x	<B=<<B
x would x	<@D?<:
x x !	8<>>=G
x x #	?AA<A:
x x $	;<>A?>
x x 's	?@>B=;
x x 0	A;>58E
x x :	?A<<<=
x x ?	==@<=B
x x a	>6B?:A
x x an	B<?@=;
x x and	<C<;;B
x x are	G>;9A:
x x as	A??=A:
x x at	B9AB?;
x x by	;?9>CA
x x ed	<<6BF:
x x for	C6AC8=
x x from	AB@<>9
x x had	=<;CC:
x x has	AD:;:>
x x his	9@>;F:
x x i	8AA?=@
x x in	=@=?>A
x x ing	@9:C=@
x x io	D>><>=
x x is	AA@;3=
x x it	D<A=:=
x x me	>:A@>?
x x no	=;>E><
x x of	DB=::;
x x on	<E7?@:
x x s	8E==/C
x x still	=A=C>;
x x that	8@6<>G
x x the	?<><=A
x x to	G<D=84
x x was	;?;;E<
x x with	@??@<=
x x x	7C>BA:
x x you	9=?<@B
x x your	D<A6;@
x x 汉	AB>==;
x yet $	<=>D>=
x you 'd	=BB>>;
x you ed	>D8:B;
x you for	:<<><F
x you x	@:<<@B
x your s	9A:@>C
x your x	C<D5;?
x | $	?7==:D
x 汉 $	=<=@>A
year	:B;@A>
year $	<D<@<=
years	::===G
years $	;<>>>E
yes	?>>;>C
yes $	:>???D
yesterday	98<:H?
yesterday $	;9;:F@
yet	8>@G<7
yet $	;:>H>;
you	?<>'J>
you $	;=B<D<
you 'd	@?<98D
you 'd have	=><=>D
you 'd x	BA?<<<
you 'll	?7C@6?
you 're	DB:;8<
you 've	@>B:A;
you 0	;AC>>;
you already	>C<>A9
you are	>:C=<?
you are $	<=E>>:
you asked	B;=@>=
you booked	;A;>D:
you can	::?<;E
you can x	<;:=<H
you confirm	>>D>=:
you ed $	ID5997
you ed 0	;C:>C9
you ed me	<>?AA9
you ed the	=<>>E<
you for	:<<><F
you got	9A=C:?
you have	<E;<?:
you have x	9G>>=:
you like	>>D>><
you moved	==<>E;
you paid	<<;?E<
you said	:=;=H8
you still	=AC==<
you to	@;?==B
you to x	?;?==B
you told	;=;>F:
you want	>>G==7
you wo	@>C<>;
you wo x	@>C<>;
you x $	<<A=B<
you x 0	8?B>C;
you x a	9D=><@
you x ed	B8D;>=
you x have	<>:B=A
you x ing	@A=>B8
you x it	<><>C?
you x me	9?D;E5
you x on	F9<>9@
you x s	>;=>>D
you x the	88?B=C
you x x	;=E5<A
your	B;>6D<
your account	@>:;?B
your approval	8<@C@E
your balance	<>;=>E
your bank	:B:?=B
your behalf	?>C>>;
your booking	D=>?>:
your calendar	C;<C=;
your desk	:D???>
your employer	:=??D=
your landlord	<<==CA
your mailbox	;E><?=
your new	E;>>>=
your ok	=<E<?:
your papers	:<?=E=
your password	B=C><=
your question	;>>==E
your s $	;B=@<@
your seat	?>D>=;
your subscription	E<<=<=
your table	D<<?>>
your x $	F7@9;>
your x 's	:A<>C@
your x :	9=C=>@
your x ed	::=BD<
your x for	G:==?:
your x has	B9;:?B
your x is	?B@;8=
your x on	A;=>D;
your x s	DB:9<<
your x to	A;:=;D
your x was	=?9;AC
your x x	??A;C8
yours	B8:D?<
yours $	C:=<>@
yours is	<;>E?;
yours sincerely	<;>=>E
yourself	<:?<C?
zhe	B<C>>:
|	<0;>8I
| $	<0;>8I
⏳	>>;F>9
☐	><E==:
✅	M6;:95
✅ #	E;>>=:
✅ # $	E;>>=:
✅ 汉	E=>==<
✅ 汉 $	D=>=><
❌	>;>F>:
一	6H9;;A
一下	6>B@8A
一下$	:@=C:>
一下就	>>E>>:
一个	=><C:A
一个$	B;;><D
一件	>;==BB
一件$	>;;=BC
一份	C:C>=:
一共	:F:<:>
一切	:@=C=>
一刻	C@>>=;
一半	9A<B<B
一句	>;@=>B
一小时	>@@>B;
一张	>@7?=F
一打	?>:>>D
一打款	?>:>>D
一晚	AC>>=9
一晚$	AC>>=9
一月	;>>>D>
一次	>?=?;A
一次$	<>=@=C
一步	<8BF;;
一步被	;=>E==
一点	;;?BA>
一直	:D>B<9
一般	<89:;J
一般来	>==>=D
一遍	:E?;=>
一项	=E<;?;
七	AB>6@9
七天	<:B>=A
七天内	<:B>=A
七月	:;=>E?
七点	E@@<;6
万	7G:9E3
万$	:B>>B;
万付	;<>>D>
三	>J98=:
三个	B?8=<?
三个$	@C>>=;
三件	>D=>>:
三分	:B=BA:
三号	>B><B:
三处	>E;=>:
三天	A:C<==
三天内	?=D>>;
三家	<C=<>@
三月	@:>>C<
三步	?;>=>D
三点	?@;;;B
三百	>@D;<:
三项	B?A=>;
上	I779@>
上$	=D9<7B
上了	K6<8:=
上了$	H9<9;>
上传	;>>CA>
上八	:>>>=E
上八点	:>>>=E
上午	B;<<@@
上午$	D>==<:
上去	C=@A<<
上去了	D>?><>
上周	:=><D@
下	>:EA6>
下$	>=;D9?
下一	;BC=>;
下了	E8<::B
下了$	>;><;D
下午	?=D=9?
下午两	=:<A=D
下单	@=B?;>
下就	>>E>>:
下月	E<>==:
下来	9DA=A:
下来$	<A@B>:
下来了	<A==C=
下的	<?@>D;
不	8=9D6E
不上	9F>>>8
不上$	;F?;>;
不了	7=;D>@
不了$	8?=F?7
不会	@<6C<C
不会再	@=:A=@
不到	9BB@><
不回	;<E>><
不回来	;<E>><
不明	>=;E>;
不是	=:8?=F
不清	=B=@>;
不用	;C75BC
不用再	==;<>F
不知	>=>D?<
不知道	>=>D?<
不确	>=<E>;
不确定	>=<E>;
不能	<<;D=@
不行	?>D<?:
不要	>=FB>5
不过	<9D@<=
不过$	<9D@<=
不退	?@B??:
与	<A=;>C
业	??7?C;
东	?:ACB6
丢	A:B<>?
两	;K95<;
两个	?F@8B4
两天$	A:>>>@
两家	8G<?;:
两小	D<>=<@
两小时	D<>=<@
两张	<@==D<
两晚	?7B><C
两次	>E=;>;
两步	E;>=><
两点	;8<ACC
两点$	><=>>D
两班	<D=>==
两项	=C>==<
两项$	;D>>=>
个	=G@46>
个$	G:8;B>
个人	9A=>AA
个人$	:A<=>C
个会	AC:>>;
个失	<E?<>=
个失败	<E?<>=
个工	;>C=<?
个工作	:<C==@
个时	<?E?>:
个时间	=?E>>;
个月	<@<?=B
个选	<;>>?E
个选项	<;>>?E
个通	=E?==;
个通过	=E>>><
个里	D;?>>=
中	:@>AA;
中$	@A:B:;
丰	?<B=B:
为	=7:><G
为$	<;>:=F
主	;A;9G;
主把	:>?>E>
么	<;@C:?
之	2=F;:E
之前	:<A9AC
之后	7=D88E
乙	<<E<=<
九	=D;@@9
九点	<C@?@:
也	R6;395
书	A><B9>
买	9=@AA?
买了	><A=B<
乱	===;>E
了	H<18K1
了$	I8/C@1
了一	?C5=?<
了一下	6D9?=B
了一遍	;F===<
了三	>D8:6B
了两	B9>=C<
了回	9>>CB=
了我	;>E>?=
了日	=D><>=
了没	<=D===
了电	><>;CA
事	;?85FB
事$	B:>==A
事了	AC<><;
事了$	AC<><;
二	>I78A:
二$	=E><=;
二十	?>@;A<
二组	?;>==D
于	>5;@?E
五	BA=-C:
五$	>BB==;
五个	A;;>=D
五个工	==<>>D
五号	<:A>E9
五晚	B:A==?
五月	;=;>G;
五点	C?=>=;
交	D<==?<
交$	>=@?<A
交了	A<=<@A
交了$	A<=<@A
交的	B<=?A;
享	CB=<<;
亮	:;>?>E
亲	;A<=>C
人	8?=@E>
人$	=@<A>?
人事	:==>E=
人写	><<;E<
人均	;E??>=
人手	C@>>=:
人看	=:=<AD
人自	;;?>E>
人订	;=>B@>
什	>=:D>@
什么	>=:D>@
今	<ED;:8
今天	>GA=67
今年	<C>B=;
今早	?:>>D=
今晚	<;E::A
从	C@<7>@
仓	@C9;B<
仓库	D>:<>?
他	>6G:D7
他们	<9B>C;
付	:DC9?;
付$	EB<<;:
付了	;;@<D@
付款	:>G==:
付款单	:?D>>>
代	A6A:@A
代码	C=>?=?
令	@:BA<>
令牌	?:?B<@
以	>8C=7B
以$	:88D@?
以上	=;=>=E
以后	@9C>;=
以打	>>E>?:
以用	C=B=>:
以用$	??C??;
们	<6@?C?
们说	=<?<:D
件	AC>:=9
件$	:D;;D?
件夹	>D>>=;
件夹里	<D>>><
件已	B?><@=
件都	C;>A>=
件里	?@;=;C
价	C;>;B=
价格	??=;;C
任	><9EE9
任何	=@<E>:
任务	@:=D?<
份	D>A59>
份$	E9;<;A
份证	9@B:;C
份证号	>BC;<:
优	>;D>==
优先	<<D=>=
会	G;B3<;
会再	@=:A=@
会员	EC;=:8
会在	=<D>=>
会给	==><=D
会自	>>9<=F
会议	C@=@<;
会议室	B@=@=;
传	A6<BA=
传到	@;?C;<
估	=:>?>E
但	8>?@9B
但$	8>?@9B
位	B@A6;<
位$	C=@;8>
位子	A;;>=D
位子$	>;;?>E
低	<E>>>;
住	=5AC8B
住了	>:<A:C
住了$	?;=B:A
体	@C:=9@
何	9>AC?<
余	9GAA:8
余票	9AB?@?
余票$	:AB?@>
余额	8G?@<;
余额不	?=?C?>
作	B6CA7>
作废	C;<A;>
作废$	C;<A;>
作日	:<C==@
你	:6B6I:
你说	>=?=D;
便	:C:<;C
便宜	9C<<<A
便宜的	;F>>=:
保	?>;<?B
保修	?D=>=;
保护	><CB=:
保险	;=;BB?
信	C7?A:>
信$	CAB8<>
修	@@<7E5
修复	;<>=E=
修好	?>A>@<
修改	AA=>;=
候	9:>D@=
值	D:?A<;
假	>E=<?8
假$	@D>><:
做	@8A@:?
做好	:?D>>>
做好了	:?D>>>
做的	D<;==@
停	==D>E4
停航	;E>>=<
停航$	;E>>=<
健	?B>;A<
傅	;=9@E=
傅$	?A<@8@
傅已	:>>=E=
催	C=@A=8
像	;C><<@
元	9@A:BA
元$	2AB8?D
充	B>?<9@
先	4-F><B
先不	>>@B?9
先发	;>B>C<
先把	==C<<?
光	=<=F;;
光了	:;>G<=
光了$	:;>G<=
免	@6B?9A
免得	B:BA=9
免费	=;A=<C
入	AC?;<;
全	JA<27:
全天	C<A==;
全绿	@D>>>:
全绿$	@D>>>:
全部	@B@==<
全额	?A<:=@
八	?D>6><
八号	B?=>?;
八点	;@C<;@
公	?B==><
公司	A?9?A;
公告	@D>><9
六	DB:2A8
六位	?:=<>E
六位$	;:>>>E
六月	:F=;C8
六月三	;E>==<
六点	B>9:>A
六点半	:<>>>F
共	<G@869
共享	@C>=><
共四	;E>>><
关	D?;@;:
关了	B<>>@>
关了$	D>?><>
关闭	D?=;=;
其	AA:;?@
其中	;D<;@@
具	?B=;>?
具体	>C=;>?
内	5@C<1E
内可	=A9=<C
内可以	>B:=>B
内寄	:=F?><
再	9:B@4@
再发	>>BB>:
再扣	A>>B>9
再试	?>E=?:
写	9DB5A=
写$	C;?;C:
写好	9=E;<B
写好了	9=E;<B
写的	:C=A@9
写的是	:C=A@9
冲	=:>A>A
冲突	=:>A>A
冲突$	=;>G>:
冻	>D?=;=
冻结	;D??<?
冻结了	:E?>=?
净	;=>>>D
准	?9@=<C
准$	<<<?>D
几	=<B@>>
几位	>>D>>:
出	?=:AB=
出$	@7B@=;
出了	<@==AB
出了$	;B>>=B
出去	B8;D=>
出去$	=<<F=>
出去了	D<><?:
出来	@A:?:A
出来了	@B><<=
函	:;G;>:
分	;A9C?=
分$	=F===;
分之	9AAC<:
分配	><<E=:
分钟	;?>>?@
分钟$	?>=B<?
分钟到	A:>>>B
分钟后	;:B>D:
切	@>AB:<
划	?<A:;B
列	@A=A<:
刘	:<=BAA
则	;<==AD
刚	?B;>>>
刚才	:B<<A@
删	A3DA@:
删$	C9:F==
删了	D<C;=<
删掉	@=C>==
删除	>?9A=C
别	=4:>?H
别人	;<=BA=
别的	>=;C>A
到	F<;?;<
到$	>;??=@
到一	:D>B=<
到三	?A=B;:
到两	9C>=C;
到了	A=;9E;
到了$	?B;=B8
到五	:D=>>>
到十	AB;===
到周	>B<=<?
到家	@;>==C
到您	D<@>@8
到手	AB>>>:
到时	;=F<=;
到期	<E?>=:
到账	:69?DE
到账$	A8;>BA
刷	:A<?<A
券	F<>?<:
前	3B8>AD
前任	;;>=G:
前没	>;=??C
前没有	>;=??C
前都	>=D??;
剩	5L;>86
办	;BA<A<
功	G8?@9;
功$	F9:C<9
加	D8E=::
加了	AA>><>
加成	:=>B?B
加班	;C????
务	E::?;?
务器	>=>@;B
动	=9CB@;
动$	=:@E>9
动回	CB:<;?
动回复	CB:<;?
动给	:>??D>
动给您	:>??D>
动续	D@<?<:
包	<G>?>5
包裹	:F;@@8
包裹已	;=?=D?
区	<?<?D:
医	A=>7<D
医生	C:<:;D
医疗	:@@?@B
医院	?AA<?<
十	@F;::;
十一	9@@BB9
十七	BB?=<:
十二	<?:?B@
十五	BAA<:<
十八	BC:<:<
十八号	D?>><;
十分	<=B=:B
十分钟	=>B>:?
十号	9B>>D<
十四	BD;;;;
十点	DB8;::
十点$	F:=>>:
千	;B>>=A
升	G:;=A8
午	@>C:=<
午$	B<A<;>
午两	=:<A=D
午两点	=:<A=D
半	8A8B7E
半$	?::@9E
半小	@;?<>C
半小时	@;?<>C
单	B<A:>=
单$	@:E>>8
单位	<>>>D=
单做	:?D>>>
单做好	:?D>>>
单号	A@8;8A
单子	=B>=;A
单已	C;>=A;
卖	<;CA?;
卖光	;=>E==
卖光了	;=>E==
卖家	;=<=DA
占	6A;G@8
占了	?<=AB;
占用	;?>D<<
占用$	<C>?==
卡	>6?DB9
卡$	H9?;9:
卡在	?><E<9
卡扣	:=??E=
印	D@9@;>
厂	<D=@=:
厅	=7=B?C
历	D<AC:7
原	@B79<B
原因	;D=<=>
原话	=>=>;C
原路	?@>;<B
原路退	A<?==B
去	?4;>AE
去$	:7?H?<
去了	K7;7<:
去了$	J9<8>6
去年	9>>=D?
去的	:><;CB
参	>:=<AC
双	;>>?BA
反	A<<?<B
发	?8I<C5
发$	C7H:>3
发一	=>D>>;
发了	D:<<@;
发了$	A>>=A=
发出	<9@A8B
发出$	=<B@<:
发出去	=<=@:D
发到	D=A?<<
发布	>:=@B?
发的	9A=>C=
发票	>B@?9>
发票开	C<>A==
发给	B<A>=>
发货	;BA=?=
发货$	<DA?=:
发过	<<?<E<
发送	>>>A<?
取	<0=?G@
取$	D9;@;?
取消	=9@=@B
取消$	?=A:<A
取消了	;>>>D=
取走	:=>>E<
受	D<9>9A
受理	B?;=<?
受理号	E;>?>;
变	;;AB<?
变$	==?;?D
变成	:=BB>;
变更	A==C=<
口	@;>C==
口$	G;><<:
句	B:?<<B
另	B9<A=>
另外	C:<B>;
另外两	A;=C><
只	@E<<3>
只是	@CA:=9
只有	9>:D<@
叫	F7><=?
可	AAB50@
可以	B?E04=
可以打	>>E>?:
可以用	C=B=>:
可能	<;8C<D
台	>>8>AA
台设	=D=>=<
台设备	=D=>=<
号	C<A3G8
号$	>@E7<<
号之	>=D?>:
号之前	>=D?>:
号到	:C=>C:
号发	;;<>CB
号就	:>>?D?
号已	?B><?=
号柜	9:=?F<
号柜$	9:=?F<
号码	=:>>>E
司	=?6>BB
合	>C7A>@
合同	B@9:@@
合同$	;C<=@@
合并	A=@@><
合计	9B>>=@
合适	<D=>>?
同	A;C4C;
同$	;C<=@@
同事	;<B>C<
同意	9>G;B9
同意$	=>E=A9
同步	E=>==;
名	I>7?7;
名单	B@=B<;
名额	?>>C><
后	4;L59A
后$	;;C<>A
后一	<?;B=B
后会	;<D<<@
后到	;:B>D:
后到$	;:B>D:
后我	?>D=><
吗	::G;<<
否	:;;FB7
吧	=>C;=?
含	BC>==:
启	=C>;;@
告	AA><7?
告诉	;=@;>B
告诉我	==@;>B
员	@@?7@=
周	@B?9<<
周一	@?@B@7
周二	<G;<=:
周五	>?A78B
周六	E7A<?9
周四	@;B?;@
周报	:E?>==
周敏	?C<A<8
周日	5;=;ED
周日$	:?===D
呼	B<>@?<
和	DG<83:
和一	=E=>>:
咱	><===E
咱们	><===E
品汇	:@??C>
响	=:<==E
哦	:<?==E
哪	==D=:>
唐	>D;=><
唐阁	>E;>>:
售	8C=BC?
售罄	:A?BB@
售罄$	:A?BB@
唯	:@??C>
唯品	:@??C>
唯品汇	:@??C>
商	85;CF?
商家	7:@CE:
啦	J9<::?
啦$	J9<:;?
器	7@:E>?
四	@L94;6
四个	<C<<B;
四十	@C=>:=
四号	E;>===
四点	D@><>;
回	=;FAC2
回$	7>?BB;
回了	D9<9C9
回复	<>C@?;
回复$	;<?CB9
回执	<E:A;<
回来	>6BD<<
回来了	B:AA:<
回电	=>E=>;
回电$	=>E=>;
因	7A9=;D
因为	<;>:=F
因为$	<;>:=F
园通	:???D?
园通知	:???D?
图	B;?>=@
在	AA?C:6
在$	=C=A>:
在三	C=@>>;
在周	D>==<<
在第	:C=;C<
在第三	:E>>>=
地	B:?C>5
地址	?=AB>6
地址$	?:B@@8
场	E5;C=?
址	>@@B>5
址$	?:B@@8
均	=D>>><
均每	<C???>
坐	>?;=>C
块	>??A7?
块$	<?B<;A
填	>8C9?A
士	C<<;;B
处	?B>=?<
处理	B:B=@<
处理$	A?E;<9
处理中	A=;B<>
备	BC95?=
备$	;C=><@
备份	C>;;?>
备份$	C:<=>B
备注	AB:;A=
备注$	?<;>C?
复	A8CA?8
复$	8>BCB7
复核	?=BB<;
复核$	:>BB>=
复的	:B:>;C
复盘	B;<>=B
外	F;:@?:
外两	A;=C><
多	8F686G
多$	;B<==@
夜	8<>=H<
夜里	:>?>D?
够	>B<B>:
大	?78:>F
大家	A;=<<B
大概	:?=>=D
天	8DA4B>
天$	A9<=?B
天内	;?D;8@
天内寄	:=F?><
天就	==C=A;
天已	<<>>@C
天的	>B?;B;
失	=?5E:>
失败	<A8G;4
失败$	?B9C<7
失败了	<;?E?>
头	;G>?8;
头$	8D:=<C
夹	>D>>=;
夹里	<D>>><
奖	?==;<D
套	D;<<;B
套餐	?=<=>D
奶	<=B;>A
她	=?<=F9
好	A-A49H
好$	=??<9C
好了	A2E1=@
好了$	B6C38B
好的	<;=<9F
好的$	;<=<9F
如	=4H44B
如下	;;<=>F
如果	;<F9:?
如果您	>>E>=;
妥	G<>=<;
妥了	D=?>=<
妥了$	D=?>=<
始	==C<<A
始$	;9C?=B
姐	E;;=A9
姨	B=>>B:
婉	C>@;>=
婉拒	C>@;>=
子	@<;;?B
子$	A9:==F
字	;?A=@A
字$	;@>@B=
存	AC>>9;
学	B>>@A9
学校	9@=AD:
它	<?=@;A
安	A<=<@A
完	?E6=@8
完了	7F;A@9
完了$	8F<B<:
完成	A@>>A7
完成$	E;=:A9
完毕	F=>=<=
完毕$	F=>=<=
定	E7B;@:
定$	E:?=9?
定了	C==>@<
定在	D<>>>=
定时	C<>;A;
定金	;;==F<
宜	9C<<<A
宜的	;F>>=:
实	=>6B7E
审	63?JC8
审$	D<>=>;
审批	49=H?=
审批$	98=H8;
审核	=<=E<=
客	B4B5F;
客户	D9=<C8
客服	=<<;E?
室	>=<>C>
家	;D:<C=
家$	7@=:BB
家里	@;>=>C
家长	@;>=?B
寄	=3F5E;
寄出	<>=>BB
寄出了	9>>>CC
寄到	=>A=B<
寄回	==D>>:
密	A=A7A?
密码	<:=:CB
密码$	:<A=D=
密钥	C@C;;9
对	<?8;BB
对方	<>8>C?
对方已	:B>>C<
导	::ADB:
导出	A<=C==
封	=B>C9=
小	=>=/AD
小时	<@B79C
小时$	=C<=;B
小时内	=:B==B
小赵	;>==B@
少	B>:?<?
就	+6K@B=
就去	>>D=>;
就把	;;>>E=
就是	<:A?:D
就没	?A9E?=
就没再	??9E?>
就给	:=>>E=
就能	>=B;>@
就行	:9B9;E
就行$	:9B9;E
就诊	>==D=;
就诊人	>==D=;
尾	=?=;C>
尾号	=?;>E9
局	:?>?D>
层	;E>>>=
层$	;E>>>=
居	><;AB>
州	:C>=;@
州仓	=E>>=;
工	;=?AC;
工位	;E>>>=
工作	8;EA;>
工作日	:<C==@
工单	C==<?>
工资	=?>=D:
差	;9D=>@
己	54?;J@
己把	;=A?C>
已	M944H.
已付	<D?>=>
已出	C;=<B;
已删	E<===<
已删$	D==>><
已加	D><>=>
已发	E<=<?<
已发$	D=>>=>
已取	><>AA=
已取消	E=?>;>
已完	;D??>>
已完成	;D??>>
已审	:???D?
已审批	:???D?
已建	D=>>><
已提	D?=>=<
已提交	C?=>>=
已签	6???H@
已签收	6???H@
已经	>:<9I9
已经发	<<?BA<
已经开	:>=>E>
已经把	:>>>E>
已经有	<C?>==
已经跟	>>==C=
已经过	;;>>;F
已给	D<>>=>
已被	9E>A<<
已转	C>=>><
已送	D>?<=?
已送达	D>?<=?
市	;>>=D=
布	@7<@D>
师	7;:@G=
师傅	;=9@E=
师傅$	?A<@8@
师傅已	:>>=E=
帖	=>=>=D
帖子	=>=>=D
帘	C<=C=:
带	=3<<>G
带上	=><>>D
帮	A:@=@=
帮主	:>?>E>
帮主把	:>?>E>
帮您	E;?>8?
常	?A::;A
常$	AC==>9
干	B;>B:<
平	>B8=@?
平台	A89?A@
平均	<D??>>
平均每	<C???>
平板	>D><=<
年	::39CH
年$	;><==D
并	I9>=98
库	FD;=;6
库存	<F?;=9
应	>C?:>=
应该	BB>89>
底	@:A?=>
店	=B?;C:
废	C;<A;>
废$	C;<A;>
度	;>:C8D
度$	AE==<7
座	B:@>;?
延	:?98G<
延误	==;:E?
建	@=<:6E
建$	D=>>=<
建好	E>>>><
建好了	C?>>>=
建议	88A:<E
开	A;==@>
开$	CA;?<6
开了	B<==>@
开了$	F>>=;>
开头	;D;>=A
开头$	;D;>=A
开始	==C<<A
开始$	;9C?=B
开给	D<@==<
开通	<=>@C=
开通$	<>>=D>
式	??@;=B
张	=B7:BA
张$	:C==C;
归	H:<<:<
归您	D<=><@
归您了	E=>><=
归档	C>>>><
当	B7;BA?
当天	;==AB?
录	@E;4B8
录$	?C:::B
录了	CB<><:
录超	;<>=E=
录超时	;<>=E=
录里	=D>=;=
录音	9F>>=<
影	:>;;=F
影响	<:==>E
往	E7<>:A
待	;D<E89
待分	=<=E>:
待分配	=<=E>:
待发	<D<<=@
待发货	<D<<=@
很	79<A;G
得	9:BB2B
得您	<=@@:A
心	=;88?F
心$	><;::F
志	>G:8A6
忘	?<>;>D
快	:@97BD
快$	<<==>E
快递	<?9:D@
快递员	:B>>@?
态	>E:>;<
态是	;F>==;
急	>;A;<C
总	=AC9B9
恢	G;B<;8
恢复	G;B<;8
恢复$	;AC>><
息	==@=?B
息$	>=C@>;
您	?.G3B>
您$	@9B@9>
您一	=BC>=9
您上	@><>D:
您不	>>=<>D
您五	=>;>E;
您五月	=>;>E;
您出	<>><E;
您发	;C?>=>
您可	====>D
您可以	====>D
您同	>?D>>;
您同意	>?D>>;
您在	>>E=>:
您好	8<;=<H
您好$	9<<=<G
您定	==E>>:
您是	C;>><A
您查	;?D>?=
您点	<=G<=8
您登	;>=>D@
您登记	;?>>D>
您的	F40B8E
您看	;?>A<@
您确	=>F<=9
您确认	=>F<=9
您给	:=G==:
您给个	;=E>=;
您补	:=D=B=
您要	<BB@9<
您要是	=>F=<:
您要的	=B:A;?
您说	B<A:<@
您说的	D=@=8@
您那	@==C<<
您邮	E<@<=:
您邮箱	E<@<=:
想	;:C9:B
愉	<<==>E
愉快	<<==>E
愉快$	<<==>E
意	66B<BC
意$	=>F=@8
感谢您	;>>>>D
成	F8@C59
成$	C69A@?
成两	>?C=>;
成了	?B=<;@
成了两	E:?>>>
成功	G8@@:6
成功$	F9:C<9
我	83M?2?
我$	;:<:>G
我会	<?D>?=
我先	;:D>=>
我再	<=L8>6
我取	>>C??;
我取消	>>C??;
我可	==G<>9
我可以	==G<>9
我就	9:J><5
我已	FA:;9<
我已经	EB:<:<
我帮	?=>>=B
我帮您	==>>>B
我来	;<I;>7
我没	<?7I>9
我没有	>=;E?<
我翻	;E===;
我翻了	;E===;
我记	9=<=>F
我记下	:>==>E
我这	@9AD<;
我这边	B=<D=9
我都	=C<@=;
我马	=>E>?<
我马上	=>E>?<
户	F=6<?<
房	==A@D7
房东	A9<BB9
房租	9A?>C=
房管	:?>?D>
房管局	:?>?D>
所	9=6C@?
所以	:88D@?
所以$	:88D@?
手	<AB@=:
手$	B9D9==
手机	;?<@:D
手机$	<<<=>F
才	5=>A>C
打	C9@<==
打了	A;B<?;
打印	F<;?<>
打开	=BA;;>
打开$	?D<>>:
打款	<=C<:@
打款$	<=C<:@
打过	>9=AD9
扣	::<@G@
扣了	?;?<D9
扣款	:B<<CA
扣款$	;C?:C>
执	>D?A::
执行	A>C>>;
批	.4CFG:
批$	76@H7;
批了	8=E<B;
批了$	:>?>E?
找	;D@7;C
找不	==E:><
找不回	==E:><
找到	:E?>><
把	59D4N7
投	D@<@5>
投票	@A=A<9
投诉	A><>=B
抢	:9@CB>
抢到	=<==C@
护	@<B@<<
报	D;=C6<
报上	D==@<<
报修	D=?>==
报告	A:<A<B
报销	?:>=AB
抱	99=B;D
抱歉	99=B;D
抱歉$	99=B;D
押	<>>=D>
押金	<>>=D>
拉	J:@:98
拉进	D>=>=<
拉黑	E=?==<
拍	?=9;CE
拒	C9?C;:
拒了	B<>B<<
拒了$	B<>B<<
拟	7=E>=B
拟好	7=E>=B
拟好了	9>B>>C
拿	:?;==E
挂	C;C@8:
挂了	;<C;=A
挂了$	<9C<=B
挂号	C;:E=;
按	F88:7C
按您	D>;=:@
按您说	D>;=:@
挪	E;;=@9
换	E7F5=:
换了	<=D=A<
换成	C<C<<;
据	=7A=AA
据$	<;A;=C
掉	D6A<=A
掉$	A:;A=B
掉了	F=>=<>
掉了$	E>>><>
掐	C<>;>B
排	<C?B6;
排了	;@>>>C
排在	?BB<=9
接	B6@?@=
接口	=;?E>=
接着	=AB==<
推	B6B?>=
推送	A<>B==
提	G>A@95
提交	>@BC:9
提交$	>@@D?9
提前	<A9<=D
提示	=AAA;9
提醒	K7<=::
提醒设	C<>?>>
插	><;?>D
搞	F<===:
搞定	F<===:
搞定$	E=>==;
搬	AA;=C9
搬家	AA;=C9
撤	D:<=;B
撤回	A=<;=D
撤回$	@==;>D
支	A>:C:=
支付	D:;B<=
支出	:C?@@@
收	;:<9HA
收$	;9<=G>
收了	><<<D;
收了$	><<<D;
收件	C>>;;@
收入	:D>??>
收到	B4=?>B
收到$	=9;@>D
收到了	C:>=B;
收货	@C?<<9
收货人	@C==<9
改	H=A=7:
改$	?E:A=6
改了	C>>>==
改到	D<A><;
改好	D??==;
改好了	D?<===
改成	=A@?=>
改签	8??@>E
放	D2D;>:
放心	?<;;<D
放心$	?<<<=C
放进	E<=@;:
效	D;:<8@
效$	C=:>9?
效期到	=9>?>E
敏	<B<AB7
敏$	D@==<;
数	;E@96A
数据	A6B>;A
整	?:===D
整理	:<=>>F
文	?FA6<;
文件	?D@:>9
文件$	:F<<==
文件夹	>D>>=;
料	<<B<C;
断	:<BC=@
新	G8?7><
新卡	==C<@>
新密	C<=>>?
方	@?><@=
方已	:B>>C<
方案	>9G<<8
无	BA?9=>
日	?;B6?B
日$	8?:<<F
日内	;=A<=B
日历	D9AC;8
日志	>G:8A6
日程	F;=<=<
旧	D3@AA:
旧卡	=>B<B;
旧的	C<><>@
早	A<@5E>
早$	E<=>>;
早上	=:=>BB
早九	D<A==:
早九点	D<A==:
早八	=BB>>;
早八点	=@C>?;
时	69DE>>
时$	<@9G;;
时候	9;?EA;
时内	=:B==B
时间	<>C@>;
明	@:AA8?
明$	@:;E@8
明天	:C?;<@
明早	D<E<<7
明早八	=@C>?;
明白	7;;;;I
明白了	9<<<<G
昨	55;>N7
昨天	8:<;I>
昨晚	:9>AG7
是	7E=:E;
是$	@D::>:
是三	>:>=>E
是否	==<G=9
是周	8FA;@8
是小	=;>>E<
是您	>B@=B8
是我	B;<D<7
显	;D<;B9
显示	;D<;B9
显示$	==>@C<
晚	D5C9B<
晚$	@><=;A
晚上	D9;=A=
晚上八	:>>?>E
晚八	>?@=B;
晚到	E>>>:>
晚到$	E>>>:>
景	;>>>D>
景区	:???D?
暂	=<;E>@
暂时	==;C>@
更	C98C?<
更新	?=<BA:
替	C:=<A>
替您	B:=<A>
最	3G8@=A
最便	<B>==@
最便宜	<B>==@
最好	==9@BA
最近	=C>B>:
月	6C78G@
月$	?B<;<@
月三	9E>=B;
有	3L7@7<
有$	A?>C=7
有三	=D<:B9
有两	:H=:=9
有了	D<?>>=
有了$	D<?>>=
有人	B<<><@
有收	><=D><
有收到	><=D><
有没	>=<C>?
有没有	>=<C>?
服	=A;:A@
服务	>C>=9@
服务器	>=>@;B
期	6B@<>B
期$	5@A;?C
期了	9B<AB;
期了$	9B<AB;
期到	:@=>=B
未	3G=F90
未知	==9F>:
未读	=E>;>=
本	<>=@@?
本$	C<?==?
本人	=>A;@@
机	A6<A?@
机$	><;==E
权	B=AA8:
权限	C7BB8<
权限$	::B?>@
李	><==B>
杏	B;>=<A
材	<;B<C<
材料	;<B=C<
条	GB<;;6
条$	BA@==8
条未	=D>;?=
来	>>I:@7
来$	<=A?>>
来了	D??==7
来了$	D@?<=7
来取	E<=>>:
来取$	E<=>>:
来的	?>:<C>
来的$	:>=<D>
来说	>==>=D
板	<B;<B<
析	@?B>@:
林	;C>><B
果	;>C@9=
果您	>>E>=;
架	@<C>;<
柜	79@<F>
柜$	9:B=F:
查	1LA24@
查$	<BD;=9
查到	8D==<A
标	E5:=:D
标签	F<?>=;
栏	=D?>=<
校	8C<@C9
样	><=?=B
核	<99I9=
核$	8<AF<:
核实	=>8D>@
格	=?<;;E
案	C6C8==
案$	B;;<A>
桌	AC>>>:
档	F@9>;8
档$	F<>==9
梯	<;>=E=
检	;?<?AA
棠	<9>E;A
棠厅	<9>E;A
楼	F8<<A:
楼下	F<==>;
概	:?=>=D
模	A:>@>B
欠	<G=<>9
次	5F>A:>
次$	8E<?;?
款	<?E>:<
款$	7AF5>A
款一	>=;<>E
款单	=<D==?
款单做	:?D>>>
款已	F=>=<=
款项	G:<=<>
歉	;9<A;C
歉$	99=B;D
止	A::?9D
止$	@;>>=C
正	?D;===
正在	9@?=A>
正常	AC==>9
正常$	AC==>9
步	B5?C7@
步$	D=<A<8
步完	E;>=><
步完成	E;>=><
步被	;=>E==
段	:B;<<D
每	7A>;:C
比	5D:;BB
毕	D@<:<B
毕$	F=>=<=
毛	=B?:>B
气	>::?@D
水	>G9=::
求	=<;C<A
汇	9D>>B=
汉	=@@=:A
汉 #	@E?7:8
汉 # $	DC=948
汉 # 汉	<?C=C9
汉 $	?<;@?>
汉 0	>G<;?7
汉 0 $	@F8=5;
汉 0 汉	>B<<B;
汉 :	>?<=8C
汉 : $	=?<=8C
汉 ?	;9G98>
汉 ? $	;9G98>
汉 a	<<>>>D
汉 a #	<<>>>D
汉 app	;<A=>B
汉 b	;@=>=C
汉 g	C><=;?
汉 g #	D:==<?
汉 p	B;>>=?
汉 p #	B;>>=?
汉 r	C;>><?
汉 r #	C;>><?
汉 s 汉	>;><>D
汉 t	>:=>=D
汉 t #	>:=>=D
汉 timeout	;>E>>:
汉 x $	>?B8A=
汉 x x	C>D<<9
汉 x 汉	;?D=9@
汉 |	8:AA>E
汉 | $	8:AA>E
汉 汉	@>=8:C
汉 汉 $	A=>9<B
汉 汉 0	<F<==;
汉 汉 汉	D@B:99
汉 ！	?=;:9D
汉 ！ $	?=;:9D
汉 ：	;A=@<B
汉 ： $	9A;A=B
汉 ？	6:G9<=
汉 ？ $	6:G9<=
没	0:/X6.
没再	??8F?=
没删	=<>E><
没删$	><>E?=
没加	C<>>?<
没动	=;=F><
没动$	=;=F><
没发	:9EA<:
没发$	<<E;==
没回	>;D@>;
没成	<>=E><
没收	>?<D>;
没收到	>?<D>;
没改	><>F?<
没改$	>=>D?=
没有	8B8F:9
没有$	>>;E><
没有收	><=D><
没法	==;E><
没用	=E>:=<
没碰	><>C?=
没订	=;<F>;
没订$	><=E><
没过	>C=?><
没过$	>C=?><
没问	CB?:?:
没问题	CB?:?:
沪	<<>>>D
法	<C8E@9
法务	E<>>=;
注	?>;=B@
注$	?<;>C?
注销	?=B<;A
洗	E;?B=8
洗澡	B<?C>:
活	A:>A;B
派	>>@<@=
派人	=;D==>
派送	=B<<C;
流	=D988C
流水	?E=<=<
流量	A;;<=E
浇	E;?>==
浇了	E;?>==
测	8EC;;<
测试	8EC;<<
海	@:<C9A
海棠	<9>E;A
海棠厅	<9>E;A
消	>7A9>D
消$	?=A:<A
消了	;>>>D=
消息	@<@9;C
清	D<D=7=
清$	E@@;<:
清净	:=>>>E
渡	;E>>=<
渡停	;E>>=<
渡停航	;E>>=<
温	>B;<??
满	7>9G:@
满了	7>=H99
满了$	7>=H99
滤	:B=>B=
澡	B<?C>:
灯	E:>A<;
点	B:@9?A
点$	>=@=;A
点一	B>D;<;
点一下	>>E=>;
点一刻	C@>>=;
点了	?<<BB:
点半	;99@=G
点半$	;=<B;D
点发	;==>=E
点提	E=>?><
点提醒	E=>?><
点有	<E=>=;
点起	F9>>>;
点进	:<=;F;
点零	=E><><
烦	:;;;=G
照	F=>@=:
照片	C@C@:5
燕	:;BB=?
片	@AB@98
片$	;D>>>=
版	G9A?98
版$	C:>C>;
版本	E;><<@
版本$	D=@===
牌	A:>C8?
物	>9A=D;
物业	=9;?E=
物车	@;C>><
特	=F>;>;
状	>E:>;<
状态	>E:>;<
状态是	;F>==;
猫	E=>><=
率	<F><>;
王	9?B:A?
现	BAA<7;
现在	BBA:7;
班	4I>:D7
班$	:D>>A=
理	:;A=AA
理$	B?D:;<
理中	A=;B<>
理中$	A>;B<<
理了	A:@<B?
理号	E;>?>;
理员	@=C=A:
理解	::;<=G
生	C9:><B
生$	===<>D
生产	>=@C>;
生成	C>?>>=
生效	A>=@:?
生效$	A>=@;?
用	@B88AA
用$	;AC><>
用了	BB;:A8
用了$	CA;:A8
用再	==;<>F
用您	C=><B9
由	=@::AA
申	>3BBA=
申请	@5?BB;
申请$	:;A?B?
申请已	D>?==>
电	===:D@
电$	<=D==>
电子	AC=><<
电梯	<;>=E=
电话	8;;>EB
电话$	;<9;CE
留	E3:B>>
留了	F===<;
留意	;=:;=H
留着	;;@BC9
留着$	:;ABC9
疗	:@@?@B
登	A8>;B=
登录	>??9B=
登录了	CB<><:
登录超	;<>=E=
登机	=:@==C
登记	@;<AA:
白	5;:@:I
白了	9<<<<G
白了$	9<<<<G
百	=EA?85
百多	@D<>=;
百多$	=E<>>;
的	D;7<E;
的$	<4,=P:
的位	>;;?>E
的位子	>;;?>E
的卡	><??B>
的卡扣	:=??E=
的号	@>CA:<
的数	>C@>>9
的文	;A;<=D
的时	:@<CA:
的时候	;<=CB;
的是	CC6><<
的是$	C@<<@8
的申	;=>CA<
的申请	;=>CA<
的话	7;I68>
的话$	<>C;:@
的话我	?>C=?=
的还	><CA<:
的退	?=;D=<
的退款	>=;D><
的那	C>=@;;
的邮	=<:=AD
皮	C8C=<;
监	====D=
监理	====D=
盒	<D<;=@
盖	?:B9B?
盘	B<=D=8
目	BA6B5=
目前	8D;F:6
目录	D>=;=?
直	:B7A:C
直接	@=9>=D
相	B>@>=;
相册	C>@==;
省	=AC>=9
看	6G:=<B
看$	8B@C9;
看一	=<==>D
看不	=<=C>?
看不到	=<=C>?
看了	6H:<@7
看了$	9E<<A:
看到	BB9;A<
看看	>==<>D
看要	>>D>?:
看过	>>=;A@
着	8DC<@:
着$	5BDAC5
知	C1AE<8
知$	=;;CD9
知到	D=>>=>
知道	B;@A:>
短	94:C6H
短信	<8<D7C
码	<4>7>H
码$	9@@<D<
码已	D=?>=>
确	<=BA6=
确定	<<>G=8
确认	@=D;9?
碎	;>=C>?
碰	;<>C>@
示	8C?>?:
示$	=<B?B:
票	:H>B=5
票$	;CB>A9
票开	C<>A==
禁	B@A<>9
离	6>BB@<
种	9@=<BB
秒	6F@=A:
秒$	=E><><
租	7AC;A?
积	C>>>==
移	D<A=;?
程	G=<;;=
稍	;=E=>>
税	:F>?=:
稿	@8H79<
稿$	==E<>;
空	AC?>5:
空着	;DA==;
空着$	;DA==;
空调	G9>>=<
突	=:>A>A
突$	=;>G>:
窗	C6B@?;
窗$	=;D==?
窗帘	C<=C=:
站	A@D<97
章	=CB9?:
章$	:B><C<
笔	6KB5?:
笔$	7I=:@9
第	AA=6C;
第一	A8B=A>
第三	7DA=B:
第二	B;;8BA
等	:=>E;=
等$	@;?:B>
等待	C=9@==
等您	<=CA=8
等等	>><<C@
等等$	>><<C@
签	:98>K>
签$	E:9<A<
签了	:>>=E>
签字	==BC<:
签收	3@9>J?
签收$	7>?@G>
算	5B<88J
算$	>@<;>D
算了	;;==>E
算了一	;;==>E
管	=<=;E>
管局	:?>?D>
管理	@=C=A:
管理员	@=C=A:
箱	@=>@@<
箱$	A?B;<>
箱已	9;=@CA
箱满	;=?E<=
箱满了	;=?E<=
箱里	G;=<;;
米	8A==D>
类	?=<=>C
粮	@:>C<=
糕	<<DB=:
系	99?EC:
系统	:=>DC9
系统记	<;>=E;
系统里	<=C>@>
红	CB=<;;
约	A@C?8:
约$	AAC<<8
级	A@<=<@
纪	@C99B<
纪要	AD9:B:
纸	?@9D:;
纸$	:@<C=>
线	?A=C7<
线$	<;;F;=
组	B>=<:C
经	=;;=I7
经发	<<?BA<
经开	:>=>E>
经把	:>>>E>
经有	<C?>==
经跟	>>==C=
经过	;;>>;F
经过了	;;>>;F
绑	@;:<<F
结	;E9B8=
结了	:E?>=?
结果	=?:D==
给	J*C5B6
给个	:<E>=>
给您	<6;=H>
给您登	;?>>D>
给我	<>C;>>
给方	D<>>==
给王	?=D><<
统	8<<CE<
统一	;<:=DC
统一打	?>:>>D
统记	<;>=E;
统里	<=C>@>
续	G9?A::
续租	=>C?><
续费	@D==<;
绿	@C>>><
绿$	@D>>>:
编	@>7;8D
编号	AA9<;@
缴	6DB>AA
缴$	:=D>C;
缴费	=C>=>@
缺	9A<G;6
缺货	=:>E><
缺货$	=:>E><
网	AD6B7<
罗	D@=A=9
置	?:A<@@
置$	;<A==B
群	G>;@96
群了	D>?>;>
群了$	D>?>;>
群里	C<=A>:
翻	9F<<=?
翻了	;F<<=:
老	;7>>J3
老万	;<>>D>
老万付	;<>>D>
老师	;<A?B<
考	>9><<E
者	CA:<<>
联	?9@B;@
联系	>9@B;A
股	?=C><=
能	:E9C1?
能收	=><<>E
自	8:;9HB
自动	@?;>A<
自动回	CB:<;?
自动续	D@<?<:
自己	54?;J@
航	;C<:A?
航$	;E>>=<
航司	:?:=@E
航班	9>@=D=
般	<89:;J
般来	>==>=D
般来说	>==>=D
色	9D>==?
花	F>><<9
苏	>D>>=;
苏州	=E>>=;
苏州仓	=E>>=;
英	?CA=<:
英语	;E>>>=
落	=B<C>:
蛋	<>DA=9
蛋糕	<<DB=:
行	:<F=;@
行$	>8@>6E
行不	C>@<>:
行吗	?>D??;
行我	?>D<?:
街	<BC>==
补	A4>;BC
表	D>?>=;
被	-;5OA8
被别	<;>E>=
被别人	<<>C>>
被占	:>>D;=
被拒	==>E>=
被退	:<>E=<
装	F=>=<=
裹	:F;@@8
裹已	;=?=D?
要	.?A=6D
要一	=?:??D
要不	>=G<>:
要不要	>>I=>7
要您	==F:==
要我	>?C>?=
要改	>C;>?@
要是	==D::@
要的	<B?@:>
要的话	>>E>?:
要等	>>8<=F
见	=@=9<D
规	9=9C<C
规则	;<==AD
规定	=B<<:C
解	:?>6=F
解析	@?B>@:
言	@;::=D
警	@B=<A9
计	5E>9@?
订	>=9DC<
订$	;@>E;;
订上	<=>A=C
订了	A>>C:>
订了$	>?>C;>
订单	9?7A@F
订好	><><E;
订好了	;=?=E<
订的	D9<=C8
订的是	E:<>=<
订阅	E<<==?
认	>@C=6=
认$	>AA<==
认证	=:=D=?
让	A89>AB
让他	E>==>:
议	?>B87A
议室	B@=@=;
记	==58DC
记下	:>@=>D
记住	;=>>>E
记住了	;=>>>E
记录	>B;;B6
记得	<;=<=G
讲	:B==<C
设	D>=;=>
设在	F9>>>=
设备	;C;=<B
证	<4AC;B
证$	=<;<AC
证号	>BC;<:
证明	@:BA;=
评	?=:;AB
诉	==>:<D
诉我	==@;>B
诉我$	>?8=?F
诊	?A<D=9
诊人	>==D=;
译	:A>A>A
试	5CDC98
试$	;<E<>>
话	65F6<G
话$	8:A7?F
话我	==C=>@
话费	D=<==A
询	?A=:=B
该	@@A6;?
语	@B9;=B
误	;A9?D;
说	?79;DC
说$	999=8J
说已	<>==?C
说已经	<>==?C
说明	C9=B:>
说来	=D>;?<
说的	C;><?=
说过	E?>?:>
请	B4:?;E
请$	:;A?B?
请了	A><AA7
请已	D>?==>
请您	>>;=>D
请求	=?=C==
读	;J;98:
读$	>E>;<<
读了	<F=;>=
课	;G:;<=
谁	C@?6B=
谁也	D;=9>A
调	K7>=;:
谢您	;>>>>D
谢您的	;>>>>D
财	B<@;A=
财务	B<@;A=
败	<A8G;4
败$	?B9C<7
败了	<;?E?>
败了$	<;?E?>
账	B;68CB
账$	C8;>A?
账单	AA;=A:
账号	D>>9A>
账户	@?;>;C
货	;B>??>
货$	?A<C:;
货人	@C==<9
货的	=>;>>E
质	CA@=<8
购	?8AB@<
购物	A;C>><
贴	C:=;;C
贵	;D????
费	E?9<=<
资	>@><C;
赔	=:CC<;
走	C679E?
走$	B<<???
走了	9;>=F=
走了$	9;>=F=
走的	@<:=@B
赵	<>=>B@
起	E@9:5=
起$	D;>>><
起飞	:E=<=@
起飞$	:E=<=@
超	1<>I?;
超时	5<9HB9
超时$	99;I?8
超过	<@<@:B
足	<B>B>;
足$	<B>B>;
跑	<FB7;:
跑了	AB>;=;
跑完	8G???@
跑完了	:E?=<?
跟	F7::@>
路	>D=89@
路上	;E><=;
路退	A<?==B
跳	<9>F<=
跳过	<9?F<<
踢	:>?>D>
身	:?A<>A
身份	9@B:;C
身份证	9@B:;C
车	A8F:><
车$	B:B==?
转	@=C>4>
转$	>>C@?;
转给	C=>>><
转账	?:?=;D
轮	=D>>=<
轮渡	;E>>=<
轮渡停	;E>>=<
载	>:<;CA
边	B95E;?
边看	>>>D><
边看不	>>>D><
达	@?;D;<
过	7C;?D<
过$	<@AB=:
过了	<=:=@C
过了$	>?;>A=
过去	E:AB;8
过去了	E=>><=
过后	>>?<<C
过期	6C=B;B
过期$	;A>>>A
过期了	:B?B<=
过来	?<B=A;
运	@<>A<@
运维	@9>>AB
近	9DBA<8
返	>D;;;?
返回	:E=<<>
还	2C7M>2
还不	==<E=;
还剩	;J;9:8
还在	7@7G@9
还差	=;C?><
还是	<:DA;>
还有	<EB;=:
还没	:2>HA9
还没有	>==D>=
还能	=D99>A
还要	?>9>?F
这	46@C?E
这一	;@=B=;
这一步	;=>E><
这个	;;=D;B
这单	:@=AD:
这是	<=C;B:
这笔	==D:=@
这边	B=:E<:
这边看	>>>D><
这首	<<>><E
进	I678A<
进$	B<:==A
进去	@<==B=
进度	7@?@@E
进来	C@=<=<
连	>D=>>;
迟	8F=;??
迟到	:D><=A
退	;><A>@
退$	8D?99B
退不	>CB<?;
退了	<?<AC9
退了$	A;><B<
退了回	9>>CB=
退回	=:>B9D
退回$	@<@==A
退款	@=>E=9
退款$	?>E>=9
退款已	D=?===
退给	?<>>C<
退货	?@:;AB
送	B<=A;=
送$	C=A:A8
送到	@?A:=?
送达	?@;D;<
适	<D=>>?
选	89C>>D
选项	<;>>?E
选项$	<;>>?E
递	?>>7C=
递交	C>C><;
通	:BA?B:
通$	<>>=D>
通知	C5D??6
通知$	>;>>D;
通知到	D=>>=>
通过	5C>>BA
通过$	9D<B@9
通过后	>>?<<C
遍	:E?;=>
道	>?C?9=
邀	C>??=>
邀请	C>??=>
那	E86G:<
那一	C;=@=>
那个	>=>;?D
那条	E=>>=<
那班	<E=>=;
那边	A::C>=
邮	?:@B>=
邮件	A<?A:>
邮箱	<;@BA=
邮箱$	==B<=@
邮箱已	9;=@CA
邮箱满	;=?E<=
邮箱里	F<==<<
部	?A>??8
都	DD>?58
都在	@C==>:
都已	E=>>==
都是	:;>=D@
都有	BB>=>;
都没	=;=F?<
都能	BD@:=7
配	C;8G;8
配$	B:=C>:
酒	C>A>;:
酒店	A?B>;;
醒	K7<=::
醒设	C<>?>>
采	=B?C=9
采购	?=?C>:
里	?C8<>@
里$	D<:?8?
里了	F;>A9;
里了$	F;>A9;
里写	<F>>=9
里有	?=B<<?
里的	==CA<:
重	==A9=B
重启	>CA<<=
重复	=?=A:@
重复的	;B;?;A
重新	D:>;<@
量	AC=;;?
金	=::5ED
金$	:?>>D>
金卡	E<<>=<
金卡$	E<=?=<
金额	::?:;G
针	;C>>B:
钟	?<=>@?
钟$	?>>B<?
钟后	;:B>D:
钟后到	;:B>D:
钟定	D;>?>=
钥	C@C;;9
钱	E4=B>;
钱$	A<<;C>
银	;AB??=
银杏	B;>=<A
银行	7CB@A;
链	D;===?
链接	D;===?
销	?8C?>@
锁	F8@@8<
错	;E7>9B
错$	:D:;=B
长	?9=:>F
长$	:???>D
门	??;B@;
闭	A?<;C:
闭园	:???D?
闭园通	:???D?
问	>@?57D
问$	9;A=<D
问题	@A@8<A
问题$	@@@9>@
间	;@AD;;
间$	B;?A;=
闹	D:?==@
闹钟	E:?>=<
闹钟定	D;>?>=
阁	>E;>>:
阅	E?<<<=
队	<=:BC<
阿	>7@9D?
阿姨	B=>>B:
阿敏	;>?>D>
附	C;B==;
陈	A?=?@9
陈师	;@>=D<
陈师傅	;@>=D<
降	B;;;C@
限	D3CB7=
限$	::B?>@
院	9C@A@9
除	9?<@9D
除了	;=>=>E
险	9@8AC@
险$	:=?>E=
随	=<A<>B
随时	=<A<>B
障	@;>=>B
雨	:C=C;9
雨$	<E>>>:
零	?EB>87
零点	@=CB:8
需	8=C@;<
需要	:?AA<;
需要的	>>E>?:
静	G8<<<@
静默	E;>>==
靠	:8C;AA
靠窗	;9C;A?
靠窗$	=;D==?
面	=G=>4=
鞋	:;>=BD
音	>CA<<;
页	8@?;?C
页$	9:C>=D
页面	:DB?::
项	DA966?
项$	9E=:=C
项已	E=>>=<
项目	D:==<?
顺	A;=<B=
顺丰	?==>C<
预	;F@A5;
预发	C>>>=?
预约	==?C=>
预计	:GA<=8
预订	=?=C<?
预订$	<A>C><
领	B8B=>?
领馆	E<>>;=
题	=>?8:F
题$	@@@9>@
额	7?=E3B
额$	=<A:>B
额不	>;>D?=
额度	?:>E;<
飞	9E=<=?
飞$	:E=<=@
餐	8>;;AG
餐饮	=D?;??
饭	;>@>D=
饭店	;>>?E>
饮	=D?;??
馆	E<>>;=
首	A:A<;B
马	A8==AA
马上	A>@;<@
马师	::=<CB
马师傅	::=<CB
驿	;E>>=<
验	7E>@?<
验证	9=>BAA
验证$	=>?>C>
骑	<B=@A9
骑手	<@>@B;
高	4I;<;@
高数	:E>>=<
麻	:;;;=G
麻烦	:;;;=G
黑	@<><;C
默	E;>><@
齐	<>E===
！	?=;:9D
！ $	?=;:9D
：	9@=?;D
： $	8@;@<D
？	6:G9<=
？ $	6:G9<=
"""
