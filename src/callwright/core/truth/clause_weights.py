"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	A7439K
! $	A7439K
#	=D87=?
# $	8B8.=G
# 0	;G===:
# 0 汉	;F=>=<
# :	;D;<>A
# : $	:E;<?A
# and	?:>C?>
# ed $	E7=E<7
# has	;@>@D6
# has been	?<>;C<
# is	E@9D:-
# is ed	B<=C>9
# is x	EA>;=6
# now	G9>>>:
# now s	F:>>>;
# s at	9B>??B
# to	A?>A<:
# to x	C@?=>;
# was	C8=>C8
# was ed	@:>?C:
# went	F:>>>:
# x $	;A?@DB
# |	A;:<>C
# | $	A;:<>C
# 汉	?F?<>2
# 汉 $	<F@=@4
# 汉 0	AA>>;=
$	?>>?:A
'd	?:A73D
'd like	;>D=?=
'd x the	@>>;=B
'll	95L72>
'll be	A<@;<@
'll get	==I>=7
'm	57E?=A
'm not	=>;@?B
'm sorry	>>;8?G
're	DA<?6:
're in	H9>><9
're on	C?>><:
's	D<??=8
's 0	7J<<<9
's a	B9::=D
's a x	C9::=C
's already	8<>=G<
's been	F<==;?
's been ed	F>>=<<
's done	C;=<=?
's ed $	A8@B8>
's in	J:<;:7
's in the	F:>=<=
's on	G8<;<=
's out	@:=:=C
's still	;9:F>>
's the	9@=<<E
's up	F:==>;
's x $	F7A:C6
's x ed	9<>EA=
's x is	:?:A<D
's x s	=E>><=
's x until	:DA;>=
's x x	=@BB8;
've	B:;8?B
've been	<;;=@C
've got	E@A=77
've opened	=><>E:
've put	=<B==A
-	@>B?9<
- $	;F==>9
- 0	>A<8?>
- 0 $	=CA==4
- 0 x	D:<=>@
- 0 |	8>>??E
- d	=@@A=9
- d #	=@@A=9
- x :	<<C=??
- 汉	A7D?<=
- 汉 ：	=<C=>@
0	>N@494
0 $	?C967A
0 0	BA5=>9
0 0 $	C>:;=>
0 0 0	B;;=>C
0 0 汉	?D>;><
0 a	=@E<;:
0 a x	:CC=<<
0 and	@A>:=<
0 and 0	B;@==?
0 and x	;E=<A;
0 c	>E;<=9
0 days	6DA:;>
0 december	E:=:9A
0 each	?C<>>9
0 ed $	>G;<:6
0 eur	:D?A?=
0 euros	>=D;;?
0 failed	:C>>>;
0 files	9CB>=<
0 for	?E8;<<
0 for x	BC<=>;
0 from	D:?@>;
0 gb	AA@<<8
0 gb $	8EA==:
0 has	>C><@;
0 hours	B?9=;D
0 in	7FC;::
0 in x	9@D<==
0 is	A;D;@8
0 is ed	?=>>C;
0 is x	@:F;<<
0 items	C9C>><
0 january	9@>>@B
0 june	9C>>B=
0 lines	:F>=>;
0 may	:F99B8
0 may $	;F99B9
0 mb $	=9>>>E
0 minutes	>F=<>9
0 more	:C????
0 now	B@===;
0 of	:F?A:8
0 of x	?C>>=;
0 on	@@8;@A
0 on the	>E<=><
0 passed	8H><>;
0 pm	:?=??B
0 pm $	=?=;A@
0 pounds	F9A==9
0 rows	>@>E;6
0 s $	8GA72>
0 s ed	D@<<<:
0 s of	AC=<=:
0 s s	;E>=>=
0 s to	;:E>>=
0 s were	>D>@::
0 s x	?E7?8:
0 shares	E:@>>=
0 tests	;E><>=
0 to	A<@9C<
0 to x	<BB=>:
0 was	A;;<D;
0 was ed	B;;;D;
0 x $	C@><;9
0 x 0	@B<>>:
0 x at	A<==;B
0 x ed	>7<=G:
0 x in	<G=<:;
0 x s	AB<=;:
0 x to	9=>@>D
0 x x	=D>?D0
0 |	78AB=C
0 | $	78AB=C
0 汉	=@==@<
0 汉 #	:DB?>:
0 汉 $	?>;?A>
0 汉 0	@?69?D
0 汉 x	:F@><;
0 汉 汉	@C><>:
0 汉 ？	>=D>?;
:	=C>=0?
: $	=C>=0?
?	50N2=:
? $	50N2=:
A:assistant	@7H@2:
A:open	@><?9A
A:other	3F89I@
B:assertsassistant	D<>;8?
B:assertsopen	D?78=@
B:assertsother	4E<8H=
B:deniesassistant	=9;I59
B:deniesopen	7@8E6=
B:deniesother	5B8=C@
B:openassistant	98K<5:
B:openopen	79B?:D
B:openother	<>9=BA
C0:asserts	5E>=:E
C0:denies	5@5H5<
C0:open	67F>8C
C:own	[1,14-
C:past	?;43EC
C:perfect	O267D.
C:state	B8>1?C
F:	A9:A>?
F:apply	I>5><3
F:approve	:=B<E;
F:backup	E>>>>;
F:book	L3?;=1
F:buy	L;76@6
F:cancel	D669D:
F:close	B?9=A:
F:delete	G:=<5>
F:deploy	A::5C@
F:fix	@<;8D>
F:merge	@;>=>B
F:open	I=><<:
F:pay	B@78A<
F:print	F;=<;?
F:push	H<;<<=
F:refund	@@6<B;
F:renew	F<===;
F:reply	@:A;C:
F:restart	CB<9>9
F:rollback	I=<;;9
F:send	N482?5
F:share	F==>=<
F:update	L8:4?7
F:upload	A9BB;9
G:own	C@<=;:
G:ownapply	C76CB5
G:ownbook	I;:<>8
G:ownbuy	H;===<
G:owncancel	J<<<:9
G:owndelete	E;;<>?
G:ownfix	E=>>=<
G:ownpay	J>89?7
G:ownrefund	I;=><<
G:ownreply	A>B<<=
G:ownrestart	F<><>=
G:ownsend	O86:94
G:ownupdate	K9857>
G:past	=787@H
G:pastdeploy	<8=<BD
G:pastpay	C==;?=
G:pastrefund	:G>>;;
G:pastsend	CB=<;9
G:pastupdate	A9?A@=
G:perfect	><<E?;
G:perfectapply	FB<77:
G:perfectapprove	9>C=E;
G:perfectbook	G3B<=7
G:perfectbuy	H6:8B:
G:perfectcancel	C89;B<
G:perfectclose	CA;?;5
G:perfectdelete	D<??6<
G:perfectdeploy	E?<8A5
G:perfectfix	;?<;E?
G:perfectmerge	A:>=>A
G:perfectopen	H=><=:
G:perfectpay	<B==C=
G:perfectprint	G=>=<;
G:perfectpush	G<==<;
G:perfectrefund	@<9>D:
G:perfectrestart	=D==?;
G:perfectrollback	G<><<;
G:perfectsend	H.;5B;
G:perfectshare	F=>>=<
G:perfectupdate	F:>7?8
G:perfectupload	?:BB<:
G:state	A<A;=?
G:statebook	E==>><
G:statepay	A9=<=C
G:stateupdate	EA<<=7
K:False	?=0DC=
K:True	:G:C=7
L	>?>=;A
M:asserts	D@87>?
M:denies	5@5H5<
M:open	67F>8C
P:0	C::=?@
P:1	@?;=:@
P:2	:@>?:A
P:3	6>GB7=
Q	>F82D>
R:0	=?<;8D
R:1	A==?<=
R:2	>=9CB<
R:3	><D@<<
^	?>>?:A
^ #	>6:GA@
^ # $	=86B@C
^ # 0	9H>>>9
^ # and	A9>@<@
^ # is	>:?F?;
^ # now	F9>>>;
^ # x	;??BDA
^ # 汉	DA?>86
^ $	=7/A/F
^ -	@>B?9<
^ - $	;F==>9
^ - 0	>A<8?>
^ - d	=@@A=9
^ - s	D;>=?:
^ - x	>4BB<B
^ - 汉	A7D?<=
^ 0	<>C79C
^ 0 $	8:?@;H
^ 0 0	E=<>>9
^ 0 ed	@G9::3
^ 0 is	<>???C
^ 0 of	8I==>:
^ 0 s	F:D?66
^ 0 to	<9C>>B
^ 0 x	>B49C9
^ 0 |	6<D<>A
^ 0 汉	>?:=<A
^ a	B8=7>C
^ a #	<;>?>D
^ a x	E8>8??
^ access	BA<@>9
^ according	6B9;C=
^ after	7:?;>G
^ all	DA8=98
^ all s	?D><?9
^ all x	F?;;<8
^ an	=<<;?E
^ an x	=<<;?E
^ and	B?@=A6
^ and 0	9;C>>C
^ and a	@>?::@
^ and ed	F:44G9
^ and i	>AB@=9
^ and it	=<CA::
^ and the	D>?<?0
^ and x	>@8D7>
^ and you	<<=;AC
^ anything	??8=?F
^ as	B=9;C<
^ as x	;<A@C:
^ as you	A;;<C<
^ b #	C:>?>>
^ back	:A>>>C
^ balance	9G>>?9
^ because	<=9@;D
^ before	C><;>?
^ boarding	C:>=>@
^ booked	I:<<=8
^ booking	:A???A
^ both	D=@7?:
^ both are	;9B==C
^ both s	B@?:A9
^ but	::4C9B
^ by	6>@9D@
^ by the	:9A:D?
^ c	>C>=>:
^ call	;>;?>F
^ card	;??D>?
^ casa	9G<=>:
^ ci	?D>;=8
^ code	<E>>?:
^ confirmation	?BB;>8
^ consider	E;===?
^ could	==<A>C
^ d	:A?C@A
^ dana	CB<;@6
^ dear	:<>>>E
^ delivered	<B>>C;
^ delivery	8F=>?=
^ do	=;F6>E
^ do x	><>6?H
^ do you	>>G>>8
^ done	K889<9
^ ed !	E>??>;
^ ed $	G4??;8
^ ed 0	D@;B;7
^ ed :	D?:7==
^ ed it	D>>>=<
^ ed the	F:=<>9
^ ed to	I;==<9
^ ed x	?=@:9A
^ entry	E;=>>:
^ everyone	F<>=;:
^ everything	@?<:<A
^ field	F9>>>;
^ five	=AC=>7
^ four	9G=>>9
^ g	9?>>=D
^ g #	9?>>=D
^ give	;;B=>A
^ good	F6:;=?
^ great	<;>==E
^ halberd	:A>>C:
^ happy	;=>>>E
^ have	@:<;=E
^ have a	<<=<>E
^ he	@B88F8
^ heating	F9>>>=
^ her	9C<C=;
^ her x	;B<C=9
^ here	47<A<G
^ here 's	7:>;=H
^ hi	:<>>>F
^ hr	@;>?C:
^ https	89=<>H
^ i	9??E-?
^ i 'd	79B<=B
^ i 'm	57E?=A
^ i ca	<B:E>8
^ i can	:?M7>2
^ i could	;;GA>9
^ i do	==;G>9
^ i ed	?D5?3A
^ i have	;58G<A
^ i x	?B9?/A
^ if	67G75@
^ if it	==G;=:
^ if you	<;B;9A
^ in	7E6=7C
^ in x	6?9A;D
^ ing ed	@9>C=@
^ ing for	?;F<>8
^ ing has	A;>F=8
^ ing it	;>D@@;
^ ing s	@5B@<A
^ ing the	8@B?<@
^ ing to	6B7@C=
^ ing was	><>F>:
^ ing x	<<:C:C
^ invoice	C:>><A
^ is	>>>:>C
^ is x	:@=<@C
^ it	8H7E=9
^ it 's	C@4A@7
^ it can	==AC>:
^ it ed	8C?C<>
^ it is	7A;?=D
^ it may	==:D>?
^ it s	6DB4??
^ it was	AD=<<;
^ it x	@A8A?;
^ its	;E=B>9
^ jo	:F==>;
^ jo x	:F==>;
^ just	C9?@;<
^ k	>F===9
^ k #	>F===9
^ last	:D<>C:
^ let	==8:>H
^ m	7B?>E>
^ m #	7B?>E>
^ marta	?9C<=A
^ may	B>@B>8
^ message	D9>;=A
^ most	=;>=?D
^ moved	C=??>>
^ mr	?:=;D@
^ mr x	@==<D:
^ muted	E;>>=:
^ my	;;@@;C
^ my x	==A=<B
^ nd	F<>>=;
^ nd #	F<>>=;
^ neither	<:=@?C
^ new	CA<=>9
^ next	9=E<>>
^ no	A=7E:9
^ no $	;<?D??
^ no s	C8>?>=
^ no x	@@7C;:
^ nobody	=C;B<8
^ node	??=C<:
^ none	;B>@?;
^ noor	BA>==:
^ not	=4DB=<
^ not ed	<:AF>8
^ not x	;<=C>?
^ noted	9=?=>F
^ nothing	599G<@
^ number	F7=>>?
^ oa	=<=F>;
^ oa 汉	=<=F>;
^ oat	9?BBA8
^ of	4B:B;?
^ of the	8=<?=D
^ old	D<8C<;
^ on	=?C><<
^ on x	9AC>>?
^ once	?;B69@
^ once you	>>E>=:
^ one	1F@BB;
^ only	H?<8<;
^ open	7A=9=E
^ option	B=D=?9
^ or	>=D?>:
^ order	9>C9E>
^ pa	;F=;=:
^ pa #	;F=;=:
^ paid	>:?@<C
^ payment	@8BC=>
^ per	9?<<@C
^ please	679<<I
^ r	:H<;C3
^ r #	:F==C4
^ readme	F:=<>9
^ reference	;B=<=@
^ refund	C>=<<@
^ reservation	9A>>>B
^ restart	@;;;=E
^ right	DB:=;>
^ rma	C=;B@8
^ room	A<<D>7
^ run	;=<<>F
^ s	;D@>;>
^ s #	;D>><?
^ s $	C898:A
^ s 0	:A>C?;
^ s :	<:A?=B
^ s are	A?89<A
^ s at	F;=>=;
^ s ed	I:<;;9
^ s for	;;<==G
^ s has	9B>D=:
^ s is	9?>E>:
^ s s	?C:AA6
^ s that	;=>==E
^ s x	B>:?;>
^ say	<8F<:=
^ seal	:E>:>=
^ seat	>7>>>E
^ sent	E=>>><
^ shall	=>G=>;
^ she	=<;9H9
^ should	<<E:=>
^ should i	>?D=?<
^ since	@7:;>D
^ so	9?<F==
^ so $	;@B?;<
^ so i	?89I=5
^ so that	9;=B=B
^ so x	;B::=E
^ someone	8<:EC@
^ sorry	56;D;C
^ south	9E@?@@
^ status	;7;:=H
^ step	;=<=>E
^ subject	99B=>C
^ take	;=>=>E
^ test	:E?>?=
^ tests	9F>>>:
^ thank	9;>><G
^ thanks	8:<==H
^ that	><>?9B
^ that 's	@8?<?A
^ that s	9A<;;D
^ that x	D?9?;;
^ the	>=:CB:
^ the ing	EA=;89
^ the s	@8C=C<
^ the x	=>9D?=
^ their	8F<A>;
^ their x	9D<B><
^ then	=6B9;D
^ there	=C=@9<
^ there 's	B=?>;>
^ there are	9E=?>9
^ they	A<7:H:
^ they have	D;>@=;
^ they x	@>:6C>
^ this	::CC==
^ though	;8DD>8
^ three	5HC<?6
^ to	7A?6;C
^ to x	:<?7<D
^ tomorrow	;F>>>;
^ transfer	9E?@>@
^ two	=G3?>7
^ until	;;<=>F
^ valid	=E>>>:
^ version	;D==<?
^ waiting	@<E<>8
^ want	>>D>>;
^ we	C7@B;;
^ we x	B99@<A
^ web	C9>==A
^ what	=@=<>B
^ when	==D:=>
^ which	:AE6D:
^ which is	>C<<=?
^ which x	>>G>>9
^ with	G>>787
^ with the	A<B==;
^ with x	?D<>>;
^ x !	><>>>C
^ x #	>=9B7@
^ x $	>A7C&<
^ x 's	C;BA59
^ x 0	?==?>?
^ x :	=A1?;@
^ x a	9=E:=?
^ x and	;BC>:;
^ x at	F9>=<?
^ x by	:C@=:@
^ x c	;C=C=9
^ x can	G;:==:
^ x do	;E<=>;
^ x ed	D5>=I/
^ x for	=><B<A
^ x from	7C==A@
^ x has	@=7DC8
^ x i	F?C;:3
^ x in	>>@;@B
^ x ing	?A78;D
^ x is	C?78;?
^ x it	:<C66E
^ x me	:9C5;C
^ x no	EB<9=8
^ x now	>BA=>:
^ x of	@>=;@@
^ x on	C@A?85
^ x s	;AA87A
^ x that	9<9:=K
^ x the	/8AA>H
^ x to	>@B77?
^ x up	;E<<=<
^ x was	>:>D:@
^ x x	CA?;6;
^ x you	4>@<>G
^ x your	@=<<:E
^ x |	:6?::F
^ x ✔	F:<;=:
^ you	@B/;I;
^ you 'd	A;;<:E
^ you can	;9=;:G
^ you ed	8>6@F>
^ you have	@D==9:
^ you x	A?5;I9
^ your	B?<=F4
^ your ing	E@;<=8
^ your s	?@=<B:
^ your x	@>>=E8
^ yours	7=;F<>
^ ⏳	>>:F?:
^ ☐	;:FA=6
^ ☐ x	><C@>9
^ ✅	N4:993
^ ✅ #	E:>>=:
^ ✅ x	E;>==;
^ ✅ 汉	E=>==<
^ ❌	>:>F?;
^ 汉	=>A<<A
^ 汉 #	BC<6=9
^ 汉 $	>><@?>
^ 汉 0	?D<A?7
^ 汉 :	;@<>9A
^ 汉 ?	8;D>9>
^ 汉 a	>:>>>D
^ 汉 g	D7==<?
^ 汉 s	;B>;=B
^ 汉 t	><==<C
^ 汉 x	=8F;:A
^ 汉 |	<7B@:B
^ 汉 汉	><>88E
^ 汉 ！	?=999E
^ 汉 ：	;?<>=B
^ 汉 ？	78G7;>
^一	C;9><C
^一般	<:=<=F
^七	?=A9E9
^七月	:;==E?
^三	I?37;=
^三个	E;;@;>
^上	7@9CC?
^上午	9C=<C>
^下	??F6::
^下午	>9C<=@
^不	35A9@H
^不用	=B<9C>
^不过	;8D@;@
^两	BC?5<=
^两个	BD>;><
^两家	9D<@=@
^中	:;>:E@
^中介	;<>>E;
^主	>?==:B
^九	@?<?A8
^也	E9AA:;
^二	8>;D@@
^五	C;<AB5
^亲	C;=<<@
^人	;<<;AD
^今	6@D<<A
^今天	:DB;9>
^今晚	;<C<<B
^从	@;@::C
^仓	C<:=@@
^他	6DC8C<
^他们	;?A>A>
^付	8BE;==
^付款	9BF<=:
^代	D>>?=<
^代码	D>>?=<
^以	B:B?<;
^以后	C;B@=8
^价	B?=<;A
^价格	B?=<;A
^任	<?;D<?
^任务	<:=D=A
^优	D=>A>;
^会	ED=>87
^会员	B?>A=;
^会议	B@=A<;
^但	6=>?9D
^但$	7>?@:B
^余	@>>D><
^余额	A>>C>;
^你	;;@:H:
^你说	=;@>D<
^保	<F=B;9
^修	A=<<C9
^停	C=B;>9
^充	E;?@=;
^先	78A>9G
^先别	>==;>D
^免	B9AA=;
^免得	B9AA=;
^全	I=<;;7
^八	>?D=>:
^公	D:9>>@
^公告	D:=?=@
^六	?C=9?;
^共	B;E<=9
^其	BA:;@<
^其中	;D<:A:
^再	7:B7;B
^刚	>A>B9=
^刚才	8?>B=A
^删	=;I<=7
^到	8=E89C
^到时	:<G=>;
^券	E;>A<:
^前	;C;BC5
^前面	<E>>==
^剩	8;>B<E
^剩下	8:>B=D
^加	?>@B>:
^包	<E;@?8
^包裹	<E;@?8
^医	>B;>>@
^医保	;B===C
^十	D<@?:9
^单	?A:;>?
^单号	<?<=<C
^单子	DB>=<9
^卡	?A=C<8
^原	BC9;>=
^去	9@>=C?
^去年	;C??C:
^发	<@>E5>
^发票	B??B<9
^另	A@;B=:
^另外	BA<@=9
^只	>E:;9@
^只有	9@?B=@
^可	A?A?:<
^可以	B:E9=;
^可能	=<9A=D
^号	@===:B
^合并	B==B?:
^同	B===C:
^名	AA>A=8
^听	:C==;B
^周	@@B71?
^周三	;B=B?@
^周五	9B@;;B
^周六	F7A=;<
^周四	B=@9;@
^和	:C>>>@
^唐阁	>E<>>:
^商	<>><D=
^商家	8?@=E<
^四	?A<:<A
^四十	?9>>>D
^回	@@E77=
^回执	=D=>=:
^因	99<A=E
^因为	::=:>H
^在	>A<6A@
^地	>?=A;A
^处	7A8@<C
^处理	8;9A=E
^备	?:=?B?
^多	<F<=;=
^大	?9;9AD
^大概	:>=>=D
^天	:<>>=F
^她	<D<;D8
^好	;:8@8H
^好的	<==<:F
^如	::I6:;
^如果	<<G9:<
^学	?><>C;
^学校	9?=<D>
^定	A>@9>>
^定了	@=D=>9
^审	<:>?BA
^客	A?A:B6
^家	B?>=@:
^密	CAB;9<
^密码	D>>><?
^密钥	@AC=;9
^对	;=:AE?
^对方	9>;AF;
^小	A=C;?9
^就	=8@E;<
^尾	@E=?9:
^尾号	>F>>;;
^工	A??A@7
^工单	A:==@A
^差	E@?<<;
^已	IC9758
^已付	:E??@?
^已取	E=>>;=
^已经	EA;:4@
^帮	@=<;C=
^帮您	E=<<=>
^平	@B=>@8
^年	?B=<?<
^库	<E=>>;
^库存	<E=>>;
^应	:B?@>=
^延	9D<=B=
^建	8:B8<D
^建议	:;B8<B
^开	?7AA:B
^待	3@I8;8
^待您	;<F<=9
^很	9=>A<D
^很多	9=>><F
^得	<<B;>?
^快	@A9<@=
^快递	B?;=@;
^恭	?;===C
^恭喜	?;===C
^您	3=C>D?
^您上	9<;>H9
^您不	==<;>F
^您可	<===>D
^您好	=<;C;@
^您的	F:6E:9
^您看	=;@<=C
^您给	:=F==:
^您要	<=E@:=
^您让	<?9>CC
^您说	9=E<?=
^想	=BA;<=
^感	9====G
^感谢	:==>=F
^我	=7>C5A
^我先	:=F<>>
^我再	>?F;>;
^我可	=>H=?9
^我就	:><C?B
^我已	AB@<9;
^我来	<=E=?;
^我没	<<8I>;
^我记	8===>G
^我这	?:BF=5
^截	D@<;==
^房	:8A>G<
^房东	=:?;F:
^所	:88EA?
^所以	:88EA?
^手续	9D<>?A
^打	>6@@9C
^打开	9=A=>D
^扣	9D<@?>
^把	;=?=>D
^投	H8;B98
^投票	C;=C=9
^抢	AC>>>:
^报	F85B:@
^报告	C:>A<>
^报销	B;<;@@
^抱	8:=?<F
^抱歉	8:=?<F
^挂	@9A?=@
^按	G9;;7?
^按您	E=;<8>
^换	B;D?<;
^接	<:@DB:
^推	?;C@=:
^提	>9AC:>
^提醒	C:<>=B
^搞	H;=<=8
^搞定	F=>=>:
^支	7E<C?>
^收	@A=66C
^收到	><@;9D
^改	B6C=:A
^改签	:@???D
^放	A6A:@>
^数	D<;;=C
^文	C>A<;;
^文件	A?B=<:
^新	D<@86>
^方	=DA?<:
^日	EC@;:6
^日历	@;BC=:
^日志	=F=:=;
^日程	F=?:>=
^旧	E57?=A
^旧的	D=>;>?
^早	>=;<=D
^时	C;=8BA
^时间	C<=;B9
^明	ACB9:;
^明天	@D==>:
^明早	D<D<=6
^昨	6;=@F<
^昨天	:=><D?
^是	C7:?D=
^暂	=<;D>?
^最	6F:;>A
^最好	>=9;CB
^月	:?>?>D
^有	2B9<F?
^有三	=F<:B7
^服	BA<A;9
^服务	BA<A;9
^未	9AAA>8
^本	;B;B<=
^机	=9:BC?
^权	D<=?=;
^权限	D<=?=;
^查	7J<;::
^查到	:D>==?
^标	C8C<<=
^款	H:<=;:
^款项	F;<==;
^正	8?B<A=
^正在	::C8C=
^每	?@:<=A
^水	=A;A:@
^水费	<=<C=@
^没	A>@A;;
^没有	>E@:>;
^法	9B>>C?
^法院	9B>>C?
^流	=C;<<@
^流水	<D>===
^测	7J=<=<
^测试	7J=<=<
^海	;<>D=A
^海棠	;:>D=A
^灯	C<>=<@
^点	9?@9;D
^照	BC;<<<
^照片	@D===;
^物	;>=:E@
^物业	<;>;F?
^状	=C::<A
^状态	=C::<A
^猫	E=>=<<
^王	:<<=DB
^现	=BC=;;
^现在	=BC=;;
^理	=A@A9;
^生	=;>D=>
^用	B9?>=?
^申	A@C==7
^电	B>7??=
^电梯	=;>=D=
^电费	E=;:;>
^留	=@:B<?
^登	@;<<=C
^登机	A7===E
^皮	F9>>=<
^目	:C:G;5
^目前	:C:G;5
^看	8?B<=A
^短	=99I;>
^短信	=::I<<
^确	B:C=><
^祝	;=>>>E
^票	C7<D;<
^租	?:=:E@
^税	;F>>>:
^空	C:>==A
^空调	F:>>=;
^窗	D<>A=:
^窗帘	D<>A=:
^第	?>?8<B
^第三	?9A=B@
^第二	>@?;;A
^等	<6FF97
^等您	>>FA>4
^签	AA=>@8
^签收	<B;=B;
^系	8A;EA<
^系统	8A;EA<
^红	C:C><<
^纪	@B<:B<
^纪要	@B<:B<
^结	A;;B>>
^结果	A;;B>>
^给	@:?>8B
^给您	B<:=<C
^续	C:B@:<
^编	A;<@;A
^网	<A>A;>
^群	?C>?<<
^老	?<8>G8
^能	;E9;=?
^自	H<9::@
^自动	G=:<<>
^航	:=<=D?
^花	DA===:
^英	;D>>=>
^英语	;D>>=>
^药	C:=@@:
^行	@<===C
^补	=;C==@
^表	F=>==:
^要	98K:9:
^要不	=>C<>>
^要是	>>>;=D
^订	E=9===
^订单	@>::@C
^记	:;==@F
^记得	<<=>>E
^试	=D?>?;
^该	:?<@AA
^说	>:<@=C
^请	;>?97F
^账	>==A?>
^账号	B9AB:=
^账户	;?>>>C
^超时	>=<;>E
^跑	9EC<=;
^跟	E<>>;;
^路	9?B;<B
^车	B=;>9A
^转	:??B9B
^转账	9A@@<A
^过	8:BA=D
^运	CAA=;9
^还	<@9BB=
^还剩	;H=;=9
^还在	;@;AB:
^还差	>:C@=;
^还是	=;?>>C
^还没	=:<D>@
^这	79@9@H
^这个	:>=A9D
^这单	>@==D9
^这是	<=C;C:
^这次	D;=@<=
^这笔	;=E>=>
^退	@:4E=?
^退了	>A>C9<
^退款	B<8B?=
^通	<B?B9>
^通知	A<AC<:
^那	=6?B@@
^邮	8<BF@=
^邮件	>=BC:=
^邮箱	8>@EC:
^都	?C;@;;
^酒	F:=B<:
^酒店	F:=B<:
^采	=B?B>:
^重	>BA=;>
^金	79;<<I
^金额	99;=<H
^钱	C8<I76
^钱还	==>D>=
^银	:A<AA>
^银行	;B=BB8
^链	C;>>>?
^链接	C;>>>?
^门	B>A?;:
^闹	G:=>=<
^闹钟	G:=>=<
^阿	=:@?C=
^零	E?>=>8
^需	==EB>9
^需要	=<EB>9
^面	=BA<=<
^项	====>D
^项目	====>D
^预	@D?<9;
^预计	7IA<=8
^饭	>?A@B:
^马	=9<<CB
^马师	:9=<DC
^骑	8C=@D7
^骑手	8B=@D8
^高	9D===A
^麻	=<;=>F
^麻烦	=<;=>F
a	>:>9<F
a #	>7<==G
a backup	H=9<>9
a comment	E<>>><
a confirmation	B>D>>9
a draft	8<G=><
a good	:?=>>D
a ing x	;@;@;B
a month	>DA==:
a new	?=<AB;
a note	F===>:
a refund	;A=>A?
a reminder	C=C=>9
a week	?:<A=C
a x $	9>>::H
a x and	7D@A>B
a x at	B8BB<:
a x for	A:<;D;
a x is	@9;B>A
a x of	>D=?>9
a x s	>9A<=C
a x to	?>C=A:
a x with	E<?=>;
a x x	=<??:@
a year	<G=<>:
a 汉	=D>>>;
able	A=:D>9
able to	A=:D>9
aborted	9<?F<=
about	<;?96H
about $	>==:>F
about the	D::><?
above	8<B?>C
accepted	CB;8C5
access	E<<>?;
access to	B:@>@<
according	5D8:B<
according to	5D8:B<
account	<B;<?@
account $	E89>@B
accounts	B:<<@@
active	?CA:>:
add	9>E@>;
added	A@;?E3
address	C<@B?2
address $	C=A:B9
address is	<>=D><
after	9B;99G
after 0	9?:B=E
after i	CD9==:
after payment	:>E?>:
after that	>B<;<C
after the	?==<=D
afternoon	BD<;;:
afternoon $	EB;<<9
again	C=D9:;
again $	A>B;;>
agent	><;;DA
agree	>CA>?9
ahead	>?D8==
ahead $	?:B:>@
airline	:??<B@
alarm	F;>>=<
all	DC;92:
all 0	AA?<=:
all four	;D>>>=
all set	G:>>>9
all x $	=BD:<;
all x s	CC<<<7
alone	::<G>:
already	2>22S1
already ed the	=9;;H8
also	H:?<>9
am	?=;>=C
amount	@>;:9C
an	@@:?==
an answer	:E=B=:
an x $	A<9C=>
an x at	>9@AB<
an x x	?C<=@:
and	BD@8=7
and #	>=>C;?
and 0	>>B98B
and 0 $	B7@=>D
and a	@>?::@
and a x	;@@;;A
and assigned	9C>?>C
and ed $	J9;<:7
and ed the	A<=>A=
and ed to	:B>>>C
and ed x	?C:<B9
and i	>AB@=9
and i x	==E>>;
and it	=<CA::
and s x	?9C:>@
and the	D>?<?0
and the s	E8A<;:
and the x	?A>?B5
and then	7<@F>A
and x $	6EA;;@
and x has	CA==<;
and x the	>8=A:E
and x x	=@7>>C
and you	<<=;AC
and your	=A><C=
and your x	=B><C=
ann	>D==>;
another	5@>@>E
answer	=B>F;7
answer $	B:?E=:
answered	9?=CE4
answered $	<:=DB:
any	D6@A:<
any more	G;=>>8
anything	?86D;E
anything $	;:=E>>
api	A?:?9B
app	>8<<:G
app $	C:;<=B
applied	==>D>=
appointment	B??<;?
appointments	:E>>>;
approval	2;>I=C
approval $	8?<F?=
approved	<?D9D6
approved $	==C<B:
are	E@<@.:
are $	A;D>>9
are ed $	?E>:<;
are ed for	B:D<=9
are ed x	:D:<=C
are in	B@9A<7
are in the	BA=<=:
are on	C:B==;
are x $	C@9>:9
are x x	8@@B>>
arranged	F==>>:
arrive	A<A8:?
arrived	=A:AC8
arrived $	=;<AD:
as	F<:;?;
as a	???<;A
as ed $	C?>?<;
as it	8;=D>A
as it was	9<=C>B
as of	?@<;<A
as of 0	>9>=>D
as of x	>D=>=:
as soon	;>D<=?
as the	:A<B=?
as the x	:A<B=?
as well	D:@<A:
as x $	A:<=B>
as x as	:AD9==
as you	C:?;B:
as you ed	F;;<;>
as you x	8>B>E;
ask	99>9<H
asked	G65<<C
asked for	B:7=@A
assigned	<B<@<A
assigned to	:C>>>C
at	CB=7?6
at 0	E<=??3
at 0 $	C=>?D+
at 0 pm	8;:B@E
at 0 x	E:<A<;
at eight	?:=;CB
at my	E;><=<
at my x	E;><=<
at noon	??D:;:
at the	:BB>8>
at the x	<C=?8?
at x $	B<?9C8
at x 0	A=;D=:
at x x	B?=;:A
attached	B@=<=;
automatically	>:B<?@
available	<>>F?;
average	6H??A?
awaits	9>?E?=
awaits your	9>?E?=
away	A9A;B<
away $	?9@=C>
b	@A=66@
b #	?=;=;B
b $	>@;<=B
back	G:A<=9
back $	A<6?BA
back door	@;<?>B
back on	D>A=<9
backup	F@=9@4
badge	A8D=<<
balance	5M:8<>
balance is	9C>>?B
bank	;?=D9A
basil	A>=B<9
basket	;;F=><
be	7.D@,F
be changed	>>=E>9
be charged	>>F<>9
be ed $	7:BD;<
be ed x	;;CC=;
be signed	=>9@=D
be x $	9:B@=A
be x x	B;:8<E
because	7>8F7C
because $	3>8F:B
been	?75A@A
been delivered	8>?=DB
been ed $	>16A>D
been ed to	I<>?;;
been ed x	8@=9EB
been refunded	E<>;=?
been shipped	9C?<D<
been x $	A:?B9>
been x x	<?>A:B
before	A;=@>>
before the	E<?;=;
before you	9>;=CC
behalf	B=C=>:
being	F@7@=6
below	8<@;=G
below $	:<>=?F
best	9DA;<A
between	<AB:<?
between 0	B=A>>9
bid	E?=<=9
bill	D9A:D6
billing	DA?9;=
blocked	>>;C=;
blocked $	?9<B<@
bo	<;=E=?
board	A;;?:C
boarding	D8<;=B
boarding pass	C9<;=C
book	C<E:<;
booked	?=?AE.
booked $	>?BA<;
booked at	9D?@@@
booked for	D>=>>=
booked the	<;?>E8
booking	>><C>>
both	E=?1<=
both are	;9B==C
both s $	@><;<A
both s are	=C@<<=
bought	B@;A<>
bounced	8>?F=>
box	7@>=CA
branch	@;==>B
brandt	@C==>:
breakfast	F;==;;
brill	B:>>C;
bucket	C;F;<8
budget	=@C;:=
but	1:;EAC
but $	1:;EAC
button	9::EAA
by	3;>6L@
by 0	B?>><;
by 0 $	C?>><;
by the	79??I9
by the s	<>=<E<
by the x	9;=@G;
by x $	@=;2AE
by x x	88:@DD
by your	8;>@G<
c	@G8@:1
c #	BC===6
c # $	D@===7
ca	=B7H98
ca n't	<C7H98
ca x x	>C4G;7
cache	E=>=>=
cad	<9==>F
calendar	C:<C:>
calendar for	D;=>>>
call	EA67<B
called	D;<;A<
came	A?8DA3
came to	:E>>><
can	A;E42@
can be	9;A==B
can be ed	:<??>C
can see	BD:<>;
can x it	A<?<>@
can x the	D=C;=9
can x x	AA>;>>
can x your	;>>>=D
cancel	<8CA>>
cancel the	=>F=>9
cancellation	@=<D<<
cancelled	=:97J:
cancelled $	><@;D:
cancelled :	8CAA?B
cancelled the	=<==F;
car	?AC9=<
card	B?=>;=
card $	@8?=<C
card is	=B9=>D
card was	D;>>?;
care	DA?9=9
care of	DA?9=9
carries	D?==>:
cart	@=C==:
casa	=G;<<8
casa do	<E<=>;
casa lume	?C=>=;
case	A>??;>
certificate	E9@B:7
change	=?:D@?
changed	:>9BB@
changed $	@9=A=@
channel	F9<==>
charge	<>=<=D
charged	?<E;@:
cheapest	<E>>><
check	2D:G8?
check $	>=;G;9
check the	:?>=?E
checked	?D?9;:
checked in	D=??=>
checked the	:E=<?<
checkout	A=;A>?
checks	9D????
ci	?D>;=8
claim	;EC:;:
clear	;><>>E
click	:<A=>D
close	9@=B;B
closed	=@7?C<
closed $	@?=;C6
closed on	:=>>>E
code	<E;?7=
colleague	:;==E>
collected	=:;<EA
com	AB<?=9
com $	;D=@>;
come	;C?;:@
come to	9E>??>
comes	;D;<<A
comes to	;E=>=;
coming	G8<>A6
comment	DA=>>9
commit	?9=;>E
complaint	E;>>==
complete	BB>;;9
complete $	F?>;;9
confirm	;<AD<<
confirm $	==EC>7
confirmation	=CAE71
confirmation $	7:8H>=
confirmed	E9=<B:
confirmed for	F:>>==
conflict	98=H=9
connection	=;>E>;
consent	A9E=>8
consider	E;===?
contacts	AC;@<7
contract	8G8<@@
contract $	;F9<?=
converted	F=>=>;
copies	C:>>>?
copy	@@@79>
corrected	C9>=>B
cost	C@@<=8
costs	@;<<;D
costs 0	@C=>>;
could	2B=H96
could n't	<>;G>9
could not	;<8H=:
could not be	=>:F=:
could x be	?<>E?<
could x the	>>E=?<
could x x	;C?A=8
council	?:B=D:
count	8E>??>
courier	@7@;F5
cover	;E?=?;
covered	?==<<E
cpu	7E<>>B
crash	:G>=;:
created	G7;?@7
created $	D=>@==
credited	G;;<:>
customer	D8=:D9
customers	C;B>>:
d	=C@B=8
d #	=C@A=9
d # ed	?9BB=<
dana	>E98B8
dana $	8E==C:
data	>7DA;>
date	6AB@??
date $	:??B>A
day	7?B8:F
day $	99C;;D
days	6A?27H
days $	5>A6;F
days to	=>:=>E
dear	:<>>>E
dear guest	:<>>>E
december	E8<:8C
december $	?<=;:D
december at	D;>>=>
declined	B><@=8
declined $	<A>@@:
delete	76F;;B
deleted	<@>@B:
delivered	3C:9L=
delivered $	8:=<H>
delivered :	7E???>
delivery	>E>9?<
delivery $	>C:<@>
dentist	:D;?B<
deploy	H8;@=8
deployed	B:==C9
deployment	A:@B@9
deposit	A7@AC8
deposit $	>=A=C;
desk	::9:ED
desk $	>8=?;E
devices	9F;<>@
did	F44CA;
did n't	75:FA?
disk	@?<BA8
dns	?>C;A8
do	==B;8C
do $	=<:;>F
do n't	@;=><C
do rio	<E<=>;
do x x	A7:>=D
do you	>=H==7
do you x	>>G==8
document	99BA>B
dollars	>9?<=D
dollars $	:;@=>E
done	M1678;
done $	L5;988
door	C;7@8D
door is	@B=>=;
down	B;7D6?
down $	=8=D<@
down to	C@<==:
dr	;:@C=A
draft	8AH<<8
drive	E7=<=B
driver	D>::B:
dropped	?:>D?:
dry	:C:@<?
due	1GD9:>
due on	9H<>=:
duplicate	;E<@@9
e	?;C?;>
e #	@9>>=B
e # $	@9>>=B
each	BA>;;;
each $	AB<=<8
earlier	;=<<>E
early	=7<<AD
ed ! $	G=<>==
ed 0 $	9@AE<7
ed 0 s	?D?99>
ed : $	E9BB:4
ed ? $	B?>>?;
ed a x	;??;F9
ed and x	F:>><<
ed as x	E<>=<?
ed at 0	?<<D>:
ed at the	?A<B;;
ed at x	>C=>@;
ed by the	9<;BF7
ed by x	=5><G@
ed for 0	E<<=:@
ed for the	H;;=<9
ed for x	=9DA?;
ed in $	=>>C<;
ed in 0	58=;CF
ed in the	9?F@=<
ed in x	@><9=D
ed it $	?6A<E6
ed it in	=;>>E:
ed it x	7@<@D@
ed on x	97A>E@
ed s x	?<<>=E
ed that x	:;=;F<
ed the ing	=9:=CC
ed the s	;8;;G>
ed the x	>564T3
ed to the	A<?<??
ed to x	C99D<?
ed to your	AA;<;@
ed until 0	@7C==@
ed up $	?<>D>;
ed with the	C=B==;
ed x $	1G??E9
ed x 0	:>DA<:
ed x a	F=<?>:
ed x s	F79?<A
ed x the	E;=99B
ed x to	E><>><
ed x x	8C7<E@
ed yet $	<;>E>;
ed your x	A:@6F7
eight	=D:8A=
eight $	=D:8A=
eleven	>F=;=6
eleven $	@B>=>:
else	<@::E@
email	<;B?AA
empty	DA;>=8
end	D?<8;>
end $	D@<=>:
ended	E;><<?
ends	<D<<<?
entered	B;=@B:
entry	C9=AA8
episode	;;E>>=
erp	E=>>=;
erp 汉	E=>>=;
error	;H<><8
errors	E<=;>:
errors $	E<=;>:
eu	D?=9=?
eu west	F<?;=<
eur	:D?A?=
eur $	8F?@?>
euros	>=D;;?
evening	>:A=@A
event	D8<@=>
every	@>>:<B
everyone	I9;?;8
everything	@<8B:@
example	A;;@=A
executed	B<AB=9
exist	F:=<==
exist $	F:=<==
exists	E==@<8
expired	2:;H;D
expired $	4><F=B
export	B:=D>:
exporter	9F>>==
fail	<F=:>;
fail $	=F>:><
failed	5?<C=>
failed $	6?<C=>
failing	;E>A<;
failures	8G?>><
falls	:B@==>
far	8E<C>7
far $	<:>G>;
far :	:E>@?=
february	?>><D;
fee	E5A9:@
fee is	>:B9>C
fell	D:=<=A
fenn	?C@<>:
ferris	C9>>B;
field	E9=A>;
field 0	F9>>>;
file	@C<;A8
file $	@>@=A8
filed	@:C?;<
filed $	;>C@=>
files	A?@:<?
files $	;DA>><
filled	8;G>C9
finance	B;>?B;
fine	=B@;C6
fine $	8@>>D<
first	>7C@A<
first $	?6AA8@
five	>@?69B
five days	<:?=>D
fix	<:A>B=
fixed	@B<;A6
fixed $	>BA><;
flagged	E;=>>;
flight	>A@9A<
flights	@C:<=<
floor	AB<<=;
flowers	E;==@:
folder	@BD:<6
for	E:C<98
for 0	E?:8==
for 0 $	BC<=<8
for 0 s	B;<>=A
for 0 x	E==><=
for a	9D><@=
for a x	5E><@>
for approval	<>9F>;
for it	B;;<C=
for me	<;=D?@
for order	E;>>>>
for the	B<?@2=
for the #	?<<E;;
for the x	A>A:8?
for two	E?<=<:
for x $	99GAB7
for x is	F;=>><
for x s	=@?9;B
for x x	>AA;=<
for you	E5?8@=
for you $	A8@<C;
for your	8@D?<?
forget	>=>:?E
form	>7@=@B
found	8I9;=;
four	<N=4>.
four $	B>C<<9
four invoices	:F>>>=
free	2J;>:@
free $	9D==>?
french	>:>==E
friday	@>?:=?
friday $	@;>=A?
friday 0	E7=>>@
friday at	;@@=<A
from	C@5:>?
from 0	?D::<?
from 0 $	;C>>>A
from 0 to	D>>>=;
from here	A<<D>:
from here $	>>=E?;
from now	C;<==@
from now on	C;<==@
from the	=C879D
from the x	>B989D
from x $	BA<:=:
from x x	D@;<==
from your	>9;C@<
front	=8=B<C
front desk	;9=?=E
front door	E>?<>=
frozen	E;>>><
frozen $	E;>>><
full	:?=E<:
full $	;>;E<;
fully	9E?>??
fully booked	9E?>@?
funds	=:=G>8
funds $	=:>F>9
g	C=9?6A
g #	C9;;9B
g # $	A5<<;D
gain	:E>>>>
garage	;=><D?
gate	@;>>B?
gave	?=9>F9
gb	=EA<=8
gb $	8EA==:
get	66K>:=
get a	:=F==<
give	9?D;;>
give me	>>H<=7
given	AD;=;>
go	59E;:B
go $	<>E>>;
go ahead	>>F=>9
go x $	;=?:=D
goes	;=I998
going	E>A;>9
gone	J87A78
gone $	E=>?>6
gone from	F<>=>;
gone through	:B;C=>
good	B9@7:C
good news	I:=>>5
got	G:6E<4
got a	@C<:<<
got it	>:=<=D
got the	G;<C86
great	<:=;=F
green	7J<9>8
green $	>F=;>9
group	??;D<:
guest	>@:?9C
guest $	9<<A>D
gym	BA;=A9
h	CC;>=9
h #	BB<>=;
h # $	<D??>?
had	8@2;M7
had already	;:>=F<
had ed the	:A==C:
halberd	;A?=C9
halden	>C?>>:
halden ltd	<D?>>;
half	9B;B?A
half $	9@<==D
half past	BC<<=9
hand	C;B;;<
hand $	D;@;<<
handed	8;CAG8
handed to	9@@@D=
happy	9<;=>H
has	C>1>C8
has 0	:G=<<9
has 0 s	:F>=>:
has a	F==:<<
has a x	F==:<<
has already	9@>=E;
has been	C8;A=;
has been ed	B97>A?
has been x	C<AC68
has ed $	8;<>@E
has ed it	>:;BA=
has ed the	@:;;F9
has expired	9=?E==
has gone	B9>:;B
has it	E>>=<;
has n't	8BC?9:
has no	:E?<>=
has no x	;F?:>=
has the	I@?564
has the s	F:=<<;
has the x	F>A997
has to	8<;G:>
has to x	;=:F=>
has x $	:A>><C
has x been	<<?F><
has x ed	;C?>;>
has x x	<9B:CB
has your	D;>;A9
have	@@3A8B
have a	?;??=B
have a x	?;??=B
have already	@;<=F8
have been	??7>=B
have been ed	?6:>>D
have ed $	9B>:=C
have gone	@;:G=8
have it	D:C<=;
have n't	<?;D>=
have no	=B=A>;
have the	G:?;:<
have the x	H;=;;7
have three	9D>==@
have to	:<::=I
have to x	;<;;=H
have x ed	=;<K>8
have x s	=F::<?
have x x	>9<F=;
he	?B88F8
heating	K49;A<
held	=:;G?:
helen	A:D=>:
help	;=9?>G
her	D>==>;
her x $	E;@;>>
her x is	=>=D>:
here	56D@7E
here $	9?BE=;
here 's	69>:<I
here 's the	;<=<=F
hi	:<>>>F
him	<:A?C<
his	B997F;
history	=D=:>>
hit	7D?F>8
hit a	;<=F>9
hold	;EB;;:
home	@:;9=E
hotel	FA?;97
hour	:?B<A?
hours	@<A9@>
hours $	A8A<C:
house	;===CA
how	:<9:CG
hr	=AB=B7
https	78<<>I
https :	78<<>I
i	9ABD1=
i #	<D@9D5
i # $	:EA;A6
i 'd	<8D;:@
i 'd x	8:?==C
i 'll	57M2=<
i 'm	57E?=A
i 'm ing	;;G@>6
i 'm not	=>;@?B
i 'm x	9;B=>B
i 've	B<<=5A
i asked	D>;;>@
i ca	;A7F><
i ca x	;A7F><
i can	9BI6>4
i can x	:CH7>2
i checked	8G<;?:
i could	;:EB>9
i could x	;;GA>9
i did	C;9E?:
i do	<<@C>8
i do x	<<@C>8
i dropped	E=>>?;
i ed $	;<<D>@
i ed at	9G<;>;
i ed it	;@;@>B
i ed the	C>977D
i ed to	=>:E>=
i ed x	FB:?=8
i ed you	E==>><
i ed your	=AB?>9
i found	;F;>?8
i gave	E><=?=
i got	<99FB8
i have	;;6G<@
i have x	>9:D>A
i left	;67I>=
i looked	9G<;>;
i need	:;I;>7
i only	DA?5>A
i put	C=?A>:
i ran	7H<=>;
i see	9A<;>D
i took	F>;=>;
i tried	@<6F>=
i understand	<=:<?E
i went	=C;9>B
i would	>>E;?;
i x $	:A<:>C
i x a	F>;<>;
i x do	>=;@?C
i x ed	B?C:8;
i x it	=;?A=A
i x the	=C8D:;
i x x	<C@>8=
iban	<F=<=;
id	7B=<=C
if	02H93A
if it	==G==8
if it s	>>E>?:
if you	98D98A
if you x	:9D::@
in	BB76??
in #	:@<9F>
in # $	:=<=E@
in $	J<9@81
in 0	0B;8DD
in 0 $	2?<;CE
in a	=@A<;A
in a x	=@A<;A
in all	9B=>>B
in all $	9B>??A
in may	=B<<D9
in may $	=B<<D9
in october	8H<=?9
in place	H8>=>:
in s $	;E=B=;
in s x	CB;;>;
in the	>AB</?
in the s	=:A><C
in the x	@B>?2<
in total	;E@>>:
in use	:7CF>:
in x $	8C;CD8
in x 's	E==>=;
in x 0	E>;<<=
in x s	;C=8;C
in x x	7=<><H
in your	G>>76=
in your x	H=A879
inbox	D@?8:<
inbox $	F;;==>
incident	?9=<BA
ines	<EB<=8
informed	D=<<;@
ing 0 $	E9==>@
ing : $	;A;B>>
ing ed $	=9=E<@
ing for x	@9>D=8
ing for your	9>EA>:
ing has been	B<=E=9
ing has ed	D=?==;
ing in x	@A;:B<
ing is ed	?D<?>8
ing is x	CA:8<@
ing s $	87=@CB
ing s x	:7AA=C
ing the x	<A>=:B
ing to the	6C;:D=
ing to x	@A?;=>
ing was ed	=;>G>:
ing x $	@;<B9@
ing x is	>E;;><
ing x s	9C;?;A
ing x the	@<D==:
ing x to	C;>:>B
ing x x	?8>?>D
instead	E=A9=8
instead $	F;?:>;
insurance	:C<?<?
into	:=C@:@
invitation	I9><;8
invitations	G9><>;
invite	A9B=@>
invited	A;=A=?
invoice	BA=7=>
invoice #	A8>@B=
invoice $	<D?<<=
invoice was	C;?@?:
invoices	<EBA:6
invoices $	9B=C?;
io	=?<<=C
is	ED:@#8
is #	>C==>:
is 0	0J;:=A
is 0 $	:B>>?B
is 0 s	8G>=><
is a	:7@B>E
is a x	:8AB>D
is at	=D@9<8
is at 0	<F:<=<
is at the	?>C<>:
is back	J7=:>9
is being	F=<;>:
is booked	B>>A?;
is cancelled	A=:=C:
is done	8@???E
is due	8?D=>@
is ed $	B2<A>@
is ed and	A;B<><
is ed by	>E=@=8
is ed for	C8A;=?
is ed in	;<E=>@
is ed on	7<>=>H
is ed to	B;@<>?
is ed until	?<;E>:
is ed x	:C@=??
is free	8F>=?;
is from	9G><=<
is from x	9F>===
is full	8A=D?;
is gone	F8>@>8
is in	L@85:-
is in $	G;>;=:
is in the	E===>;
is in x	@B><>:
is in your	G9>>>;
is ing $	;?;E<<
is ing for	?;8E>>
is ing x	>C=A>8
is live	J7=<>9
is locked	;<=F=9
is n't	729E>D
is now	J3<:<>
is now 0	?:>>>C
is off	E8=;>A
is on	FB9793
is on its	C?>==<
is on x	=D<==;
is open	>E=>=8
is ordered	D=>>><
is out	I9<9>:
is overdue	9D><>@
is paid	D><;=?
is ready	=@E9>:
is running	@B=<=9
is s $	A9=9>D
is still	2A>I=:
is still ing	<:<G?:
is still x	;E>;?<
is taken	=?=C>:
is the	:>A=>D
is the x	:?>=>E
is up	G;;9==
is valid	:F>=>:
is waiting	=<8E>?
is with	D8=A=:
is x $	C:=C69
is x at	;C>;>B
is x by	9BA<=?
is x ed	6C<D>@
is x from	E:=<>>
is x in	@A>?>9
is x ing	C;=:?C
is x on	D<>>><
is x to	D?@;>:
is x until	8G><>:
is x x	=:B<:D
is yours	F7B7==
issue	C:>?B;
issued	F7B<B5
issued $	E;>>@:
it	;9A>F<
it $	F1>8C>
it 'll	B@:B;:
it 's	A@>B?5
it 's 0	8H===<
it 's already	:=>>E=
it 's ed	?9C@9?
it 's on	E<>===
it 's x	D;;B@8
it :	;9:;CD
it : $	;9:;CD
it ?	>>F>>9
it ? $	>>F>>9
it as	8E=:@?
it back	;=D=B;
it did	@@=9=D
it ed $	?;>B??
it for	AA@=>9
it goes	<;F==;
it has	;@F<>9
it in	?77:ED
it in x	A:<=@B
it is	:?7B<B
it is ed	9:<D>C
it is x	<@;9>E
it may	==:D>?
it now	=;D<>@
it now $	>>D=?;
it on	>7@<C?
it on the	?:@=C=
it s $	=?C<=@
it s x	5<D:;D
it should	=<;>>E
it to	<;C:E<
it to x	==E:@?
it up	>:?>AA
it was	<A?@<>
it was $	8<>C>B
it went	G:>=>:
it with	:@>B<A
it x $	A8:CD8
it x and	8A@=AA
it x to	A??<A9
it x x	BB@6?>
items	B?B<=7
items $	>?C=>:
its	C?;@=8
its way	F=<?<8
its x $	B?:>;@
its x to	E<>>>=
its x x	><>C>=
itself	98?F==
january	7C=<D?
january $	6@>=DB
jo	:G@;=8
jo fenn	=D@<>:
job	E4;>@=
june	;E<:C8
june $	=D<:A9
just	F=>;9>
k	:F<<<<
k #	:F<<<<
k # $	9E>>>=
keep	?9A:;B
keep the	C=C>=9
keeps	@;=;=D
kept	9?9EC=
key	D=B;::
keys	;BD;?8
kim	C:><C;
kitchen	E<A<>:
know	@<>A;>
know $	>BC:=<
knows	J7<?;5
knows $	G;>==9
kofi	9?>=>C
label	C<@?:<
label $	D;=@=;
landed	D<??;>
landlord	>8;>F;
laptop	D9@:@;
last	4H59I3
last week	9<>=CA
last year	9C==A?
late	A:>=E;
late $	<><AF9
late fee	E<>@=;
leads	>8>F>9
leads tmp	>9=F=9
lease	E<>=?:
leave	;?;B?@
leaves	6BB<<A
leaves at	9D=>>@
ledger	@===:D
left	9?9H>8
left $	6H<A=9
left a	F<==>:
left the	;36I?;
left your	D9C<=<
legacy	9F>>==
legacy exporter	9F>>==
leo	;?=BC:
let	@9<;<F
let me	:=<==F
letter	G7?:>;
lights	D?===9
like	>=E:?>
like me	>?C>><
limit	B:A;;A
line	@@9<<C
lines	:F>=>;
link	E:=<=?
list	A:E8><
list $	D7>;>?
listed	;D<:=C
lists	:G====
live	L4<9;<
live $	C:><=@
live in	E:>>><
live on	E;>>>=
loan	;CB=>:
lock	B?B?<8
locked	<7=I95
locked $	:;<H<9
lodged	D>>@=<
log	>@<?D6
log $	@:<;F:
logged	9;>BE<
login	9C<<@B
long	5?<;;G
long $	;E>>><
longer	E:@;=8
look	;@A8<A
look at	?;=;=D
looked	7K::=8
looked at	7J;:>9
looks	<>;=@B
lose	;<=<=F
lost	<?>;=D
lost $	>B@8?C
ltd	<D?>>;
lu	;9>>>F
lu #	;9>>>F
lu # $	;9>>>F
lume	@C===;
m	?;A;C=
m #	>;=<D@
m # $	D8=>=@
m # 汉	7B?>E>
made	D;A>@9
mail	:D@B9;
mail $	E8>;>?
mail has	9G>:=<
mail to	:<=A<E
mailbox	??B=@8
mailed	E=B>:;
mails	>FB7;;
main	AAA;=8
makes	:D=>=>
manager	<@=D?8
many	:;=:AF
march	=;?=F;
march $	;<>=F;
marked	<B=;>C
marta	F7A9;>
match	;E==B9
match :	;E>>?;
may	:E3AC@
may $	9G87F5
may not	>><E>;
mb $	=9>>>E
md	E;=;>?
me	23GDC;
me $	?=8DC<
me a	>>E>>:
me a x	>?D>>;
me to	8:G@:;
me to x	9<EB;:
me x x	=>8=>F
meeting	?:B><@
mention	=C:=<B
merge	7>>A>C
merged	>9=?D?
message	D95B7A
message is	B:<A>>
midnight	?A<:<?
might	>>:<=F
migration	?7DD=7
milk	?;A9B>
minute	B:B;<>
minute $	?;C<=?
minutes	:GA87=
minutes $	=@@;=A
missing	;>9G=7
missing $	:><D>=
mixed	7=>A?E
monday	@B>=D1
monday $	@A@?A4
money	>7?@9C
money has	=<CB>9
month	9F=;C<
months	;D>>=>
more	H886:C
more $	G=;;<;
more than	9@>>>E
morning	A6>:C@
morning $	?:=;D>
most	;>;=>F
mother	B;@=?;
move	?:G8<:
moved	?49=H;
moved the	;>>>D<
moved to	D>?><=
mr	B7;:C@
mrs	::<:DC
must	>>:<?E
muted	I8=9:=
my	>6@C7@
my x $	B;<D=9
n't	373M7A
n't $	=:>G?;
n't answered	>B@@>9
n't be	;9CB<>
n't forget	>=>:?E
n't know	>=9G?:
n't see	>==E?:
n't tell	>><E?<
n:	=?<;8D
n:assertsFalse	G;<<@6
n:assertsTrue	G;/7G8
n:deniesFalse	9>8>L;
n:openFalse	/G>@;B
name	@DA9:8
name $	;D@<<=
nd	F<>>=;
nd #	F<>>=;
need	2@J4:B
need a	:=D>>?
need to	<>>?>C
need your	<;F<>:
needs	44HF::
needs a	:9B@<B
neighbour	<;<<EA
neither	:9<C>B
net	<E>>=:
new	I:@<=2
new one	A7B=C:
news	F:==>;
next	?=H69:
next week	?:E<?9
night	6@?9BB
night $	7?A:B@
nine	B@9:@<
nine $	C:<AA9
no	FB-@>1
no $	C@;<A7
no confirmation	:@9F>8
no longer	G:;;=:
no more	E6>9>D
no s $	C@>6C<
no s were	=:?E>>
no x $	<B:><=
no x for	8<>G>>
no x s	C;>=>A
no x x	E?:<;>
nobody	AE:><7
node	=A@B;9
node 0	>DA<<;
none	:D=?>9
noon	@>B8>=
noon $	@=C9?<
noor	E@<?<8
normally	=<;<>F
north	8D???B
not	8+<L6<
not available	=>>E?;
not be	=>:F=:
not be ed	=>:F=:
not ed $	;<>H=;
note	F:?7A:
note $	D:;:B<
noted	=9=<=E
noted $	9=?=>F
notes	=A:@B;
nothing	7=5C@B
nothing has	<=?G>:
nothing was	=;>G>:
notice	@;<A8B
notice $	B=>B=9
now	U1>6+3
now $	H;<>7:
now 0	?:>>>C
now on	F8<=<>
now on the	E;>>=<
ns:assertsFalse	BA=88=
ns:assertsTrue	Q2(4==
ns:deniesFalse	*@5X58
ns:openFalse	-6P;8E
number	A:;A>@
number $	9=BBC<
number 0	G6?>>>
number is	<;=@=D
numbers	9E<>>A
oa	><=E>:
oa 汉	><=E>:
oa 汉 $	?<=E>:
oakline	F;===:
oat	9>BB@8
oat milk	;@C<A9
october	?F:<>7
october $	AC;<?9
of	?F8A5:
of 0	B><A5>
of 0 $	=<@;<D
of 0 is	B9B@><
of 0 s	;F<?;9
of 0 was	D;?>=>
of 0 x	D;=@>=
of s $	9BC>>;
of stock	:9>G><
of the	>>9C6A
of the x	B<:A5A
of them	;D;9B>
of x $	>@8B@9
of x s	7GA;>>
of x x	?B>:;?
off	O;6<55
off $	CB7;9<
off the	G8<A;8
off your	G<>=>:
office	B>?77A
office $	?B@>=:
ok	@>H8;;
ok $	@>B9;>
old	==<>B?
on	D><8B:
on $	@<<A:@
on 0	@=;;E9
on 0 x	?=??D9
on a	@=;B=?
on average	9D??A@
on friday	7?B@B>
on it	F9<B<;
on it $	C:=B=<
on its	D=;?<?
on its x	D=;?<?
on monday	=@<;F9
on s $	:;=C>@
on saturday	>=B=@;
on staging	D;>@>=
on sunday	:@>=D>
on the	C?8:?>
on the #	>C?:C2
on the x	B<8=:D
on thursday	;:D==A
on to	F>==>=
on x $	7@G5G9
on x 0	@C=<<:
on x :	:E>=>=
on x at	;B@=;A
on x x	=?;@A?
on your	A8>9:E
on your x	B9>9;D
once	;7H28?
once the	9>>:=F
once the x	;>=:<F
once you	;=H=;8
once you x	;=H=;8
one	;EB6>>
one $	F;B5@8
one 's	?:<C=@
one in	:><>@E
one is	<A>=?C
one of	@@=;C9
ones	9>?D<>
online	AB:<<=
only	GE<3?<
open	5E7A6C
open $	9>9D<D
opened	?:8>G9
opened a	<<;=F:
operated	:F>>><
option	?AD<>8
or	8;GB<7
order	?<A?D7
order $	@@?A=:
order 0	8:B=E@
order is	<CA;>>
order went	E<><>=
ordered	E6@9E5
ordered $	G====;
orders	9B<D=@
orders $	B=>C>9
orders were	:C>A>;
other	A=<??=
out	@<>F6:
out $	C?>@6:
out :	G:=;>9
out for	8<;<>G
out of	=<@E;;
out on	:=BC<<
outstanding	:F=?>9
over	8=?@?D
over $	:8BC:B
overdue	6D;:>D
overdue $	9@=;>C
overnight	<8=<G;
overnight $	<8=<G;
own	<;<?<E
owner	9><:CB
owner $	;@=;>D
p	@=>;;A
p #	@>A<;>
p # $	>;A><A
p:	C::=?@
p:assertsFalse	:AA>8?
p:assertsTrue	=>9C;?
p:deniesFalse	7FF>@8
p:openFalse	2A?=2F
pa	;EB;<7
pa #	;EB;<7
packed	8=?ABD
page	=G;9=>
pages $	:<=>>D
paid	;=9;K;
paid $	<@:?C@
paid in	?;?>D;
paid the	=:><F<
paper	A:8>B@
papers	9A?;E9
paragraph	;=;=>F
parcel	;B=<C=
parcel was	:;<;EA
parking	C?;<A9
part	<=;<>F
pass	=D;:<@
pass $	9F<<>?
passed	9J:8:>
passed $	6H><=A
passport	:@<<@C
password $	;<A<B>
past	AA<:<@
patch	F<>;>:
pay	A=E:<8
payment	::FD<;
payment $	;>BE:=
payment of	@8BD=<
payroll	<C=AA:
pays	:C?<=?
pdf	H79:;@
pdf $	F;><=:
pending	::8F=@
people	7C:9?E
per	4C;;DC
per the	8?==E=
pharmacy	D=A:?8
phone	B=;9:F
phone $	BA;:;B
photos	A8;<AB
picked	:;=AD?
place	D8<<=C
place $	D;=?=>
placed	C9B8B8
plan	@>F38;
plan $	CB:9>?
plan is	?;C=><
planned	9:G<>:
planned for	9:G<>:
please	669<;K
please check	<<9@>C
pm	:?=??B
pm $	=?=;A@
pod	@DA:>;
pods	=G=;>7
policy	>?A@@;
poll	CA><;;
poll is	E;>=>=
portal	=D=?<;
post	G>>7;<
pounds	F9A==9
pounds $	E:A>=:
pr	A=C<?9
prepared	9=D<>@
prescription	@;B>A:
press	>8E?:=
previous	@8=:H7
price	A=@<=?
price $	9<?=<E
print	A;:;=E
printer	D9>?A:
priority	DA==>:
priya	<B=;D9
pro	B99F;:
production	@D;;A6
project	D;=A=:
projector	AAB<>8
protected	<?=D=:
protected $	<?=D=:
ps:assertsFalse	@B;9<=
ps:assertsTrue	M33;9@
ps:deniesFalse	&E:Q3:
ps:openFalse	76I8A@
public	F:@==:
push	;:C?>?
pushed	F=<<@=
put	>5D;D=
q	<9==<F
q #	<9==<F
q # $	79=>=I
question	7:<;<J
queue	=A=D<8
queue $	@<=D=9
quota	;9<B>A
r	;D8;A=
r #	=B9=A=
r # $	<B<<A=
rain	;F;<==
raised	B:==:C
ran	9I9>:5
ran the	:G<;=;
rate	<F=<>:
rate is	:E>>?<
rather	>9?=>D
ravi	@:>?>A
reach	A>:<;A
reach you	@9<==C
reached	E==A69
read	8H>89A
reading	F8=A=:
readme	H:=<>8
readme md	F=>=>9
reads	B@==:?
ready	8@K9=5
ready $	=?D<>:
receipt	?A>9A>
receipt $	<BA9A>
received	J;987<
received a	G9=;<=
record	7B<BC=
recording	>E=<=<
redis	>F@5@;
redis $	AE?9>9
reference	:D<:;@
reference t	<:??>F
refresh	=BB8<>
refresh $	?CB9=8
refund	A:AA><
refund is	C:B=>:
refunded	>D==<?
refunded $	>E<?:<
refunds	8G;>>=
refused	=:>E@<
regards	;:==>F
regards $	;:==>F
registered	C<<=C8
rejected	<9>F@<
release	A9BB=9
released	@9=>>C
remain	;<===F
remaining	:E=@>;
reminder	D9C@<8
removed	?<<;B@
renamed	D=>>><
renew	@BB:=9
renewed	C:;B@9
rent	FA;9<9
replacement	@;>B@<
replicas	C?<?>:
replied	<:>=E;
reply	9:BA=C
reply to	9=A=?D
reported	E<;;=>
request	?37G>@
request 0	9:>>>F
requested	E<B<<9
requested $	E=>==<
reservation	:=B?>A
reserved	A;AC;9
resolved	8:><FC
rest	@>A=:A
rest $	?<=>;D
restart	?:@=<B
restarted	E?=8@9
restarted $	E<>;=<
result	>A:B>=
return	AA<:A=
returned	@><:E8
returned the	><==D<
review	>?=?<A
review $	;B;@>?
right	AC<::B
right ?	>>7>?G
ring	<;=E==
rio	<E<=>;
rma	D=:B?8
rma 0	C=;B@8
room	<>EC;7
room 0	<?<E>:
room is	8G>>?>
rotated	F>?<;;
rotated $	F>?<<;
rows	B==E;4
run	3DCD:@
run $	8?AE;=
running	A@99B:
runs	@C:=<>
s	:D>9=>
s #	<D=:=<
s # $	7D<==@
s 0 $	=H><;5
s 0 s	<C;==A
s 0 x	<F=<=:
s : $	A=:=9A
s a x	:7?E@=
s an x	;C<C<9
s and x	ABA9<:
s are ed	=DA78?
s are in	<C<B=9
s are x	B>>?9=
s at 0	@>B<:<
s at x	B=;@<?
s ed $	@C9@?6
s ed :	B==B>9
s ed to	9@=>@E
s for x	@;D:<>
s from x	D?==<:
s have been	;@=;@C
s have ed	8;>;=G
s in the	9D@;;@
s in x	9D?;<A
s is ing	9>>D>;
s is x	@>?A=;
s no x	BD>8>>
s of x	D;A9=?
s on 0	B@<<?:
s on the	=B<<9C
s on x	:CB7>@
s s $	6E:;?A
s the x	7?A=@?
s to 0	<G=<;:
s to the	>:@?;B
s to x	<8E>==
s were ed	><<B?@
s x $	<A?89A
s x 0	;CC?<;
s x :	;DB<>9
s x ?	>>F>>8
s x a	;@=<>B
s x at	AA=;B:
s x ed	=:=<F:
s x on	;>>B:@
s x s	A;@B7<
s x that	;E?>>:
s x the	C89@B>
s x to	AD8;=>
s x x	=>?8?B
s x you	?8==>D
s you x	>:@<;C
s your x	7BBE:9
s 汉 $	>A=:>C
safe	>:???D
said	=;:;I8
said $	:=>>F;
sam	?9B=>A
same	@7C8:B
saturday	C<B<>9
saturday $	C9B=>:
saved	B;=B>>
savings	AB<=A9
savings $	AB;=A9
say	56E:B?
say the	;:F<==
says	=B?8B:
says the	:@==E9
scheduled	9>C>C=
school	9B:@A@
seal	:E>:>=
seat	A>@9:?
seat $	E:>>==
seat is	=DA<>8
seats	>E;>=:
seats $	=F>;>;
second	@7A:=C
second paragraph	;=;=>F
see	:C:>:D
see the	AB===:
seller	;;;;DA
send	69I>8>
send it	<=FB>7
send the	:=@>;D
sent	<@;?F:
sent $	A@<C9;
sent folder	9CD>>;
sent it	==<:EA
sent the	>=:@BB
sent to	F=:=B:
september	=<=<>E
server	:D;C:=
service	?B;;>?
session	??<:A@
set	I3?<@8
settings	9:A=>D
settled	=<>AD<
seven	<D<B96
seven $	=@=C<9
shall	=>G=>;
shall i	=>G=>;
shared	DA;?=9
shares	F9@>=<
sharing	9C<B><
she	=<B7H7
shift	E;>>?<
shipped	4@?;H=
shop	;>B7F<
short	8><<=G
should	38G46F
should i	>>F=?;
should i x	>>F=?;
show	BA;@:?
shows	AL7625
side	=<;B;A
side $	>:<A<C
sign	;;?D=@
sign in	:@>A@D
signature	>>EB<4
signature $	:<D@>:
signed	<?;:E?
signed $	>>=;=D
signed in	9E>><@
signs	<=DA>9
since	AA5>@;
since $	?B7>?<
sister	;>?=D>
site	=E;?:<
sits in	D:>>=A
six	H88?><
six $	B7=>AA
skipped	6@<G=7
slot	:9<GB=
slot is	;:=E>?
smoke	D<@=>9
sms	A<<E=:
so	;==G><
so $	>=B=9?
so far	8C<E>9
so i	?89I=5
so i x	?;=F>:
so that	?:C?;>
so that $	?:C?;>
so x $	<:>G>;
so x :	:E>@?=
sold	:@<EA<
sold out	8A<D=>
some	;:=>>E
somebody	:<A<E9
somebody else	;<>=E:
someone	;<7DC@
someone has	===F<:
soon	;>D<=?
soon as	;>D<=?
sorry	468@;H
sorry $	97;D=?
sorry about	<=>=>E
sorted	G:=<<<
sorted $	F<>==9
south	7F??@>
sprin	C:>C=<
sprin #	C:>C=<
staging	F;B>;7
staging $	G:===<
standing	B9<:=E
stands	:A>>?C
start	?;C;==
state	<9;B=D
statement	<H9::?
status	7B8A:D
stay	8@<B>B
stays	6A?A<B
step	:=@;<E
step |	;=<=>E
still	'A?O15
still has	<=;F>:
still ing $	;?:C>>
still needs	<:=F=;
still there	;;;D>A
still x $	9FA9>?
stock	@;>F=9
stock $	7=>F><
stopped	;8=H;9
street	D8B<><
stuck	9@=E>:
subject	5?B==C
submit	=D=>>;
subscription	F?>::<
summary	:<==>E
sun	9:=D=C
sun bo	<;=E=?
sunday	==B:B<
sunday $	8>B;C@
supplier	=9><F;
sure	?<=:>D
swapped	I9=<=:
switch	;;G<>8
system	<@;E@6
t	;=:9:E
t #	=<:;:D
t # $	>:;;:E
table	H57F<9
table for	C:=B==
table is	C<;D>;
tagged	F<><>=
take	88:=;J
take the	:<=>=F
taken	E9;BA7
taken $	9=BD?:
taken care	DA<:=:
takes	6B@9<D
tap	A=9=?E
task	:=<B=D
tax	=C<A;;
team	@6::DA
team $	?<=;AB
tell	;:AB=>
tell me	=<B;=@
ten	B:;9B@
ten $	A?;:B;
tenant	><@=D;
tenants	<;<=>F
test	>FC9=6
tests	4O?7:2
tests $	=D===<
tests pass	:F>=>:
text	>77E:D
than	:<<:<H
thank	=:==<E
thank you	=:==<E
thanks	8:<==H
thanks for	:<==>F
that	785:EK
that $	<5;BG>
that 's	?7B:?A
that 's x	=8D>A?
that has	9A><>E
that has been	:=>>>E
that is	;??C??
that the	AA9@?>
that the x	CA:;??
that x $	>@;<?C
that x is	A><D>8
that x s	>;=9BD
that x x	;;>9CD
the	>=>?E9
the #	=CA?D/
the # $	;FB<C-
the 0	AA;B>5
the 0 x	C9=@@=
the account	:E<=?@
the address	;@?C=;
the airline	:??<B@
the amount	A==<:C
the app	:;:><H
the bank	8<@F<>
the board	B;:?:C
the box	:A>=C=
the calendar	?@AB=:
the call	BD=;:8
the cancellation	D<<A=;
the card	>B8B=?
the change	?A=@B8
the charge	=;;?>E
the cheapest	<E>>><
the confirmation	=D;9>B
the connection	;;>D@<
the contract	9F8<>A
the courier	@:;=E7
the customer	C:><B;
the day	:B<=?C
the deposit	;=A>C;
the doctor	B=AB<9
the door	;A;C<@
the driver	D;<;@>
the ed x	?AB<<<
the end	C<<;=@
the event	E:=@>;
the fee	<;<;=F
the file	;E99D:
the first	<?A;E:
the five	D@>;=;
the form	:;;?@E
the front	;8=B<D
the guest	CB;?:;
the gym	D<<=B:
the hotel	D@<=<<
the ing $	<<:A;E
the ing is	E=><>:
the ing s	A@>:;A
the ing x	D@C:<3
the invitation	E=?==;
the invoice	D?A9:;
the itinerary	E<>>==
the keys	<:E<@;
the kitchen	E<>=><
the label	D;==<A
the landlord	>:?AD:
the last	=D<=@8
the late	E<>@<;
the letter	A:>??>
the list	B:@<D8
the lock	D:A<=<
the log	9B:@C9
the mail	=>>D8@
the meeting	B;?@>>
the message	?>:B;=
the minutes	:C:=<D
the money	;9@@:C
the new	J4C::5
the next	:C;=>C
the notice	C<=@:@
the office	:?;<<E
the old	;?>9AC
the order	?B>@@5
the other	C@<<@;
the page	>D<?=:
the parcel	=C<?C:
the patch	F<=<>;
the payment	8<AE>>
the pharmacy	D:B;@9
the plan	8<F=>>
the post	F@?9<8
the previous	@8=:H7
the price	A=B9?>
the printer	D;>@<;
the queue	;@=E=:
the quota	<:==>E
the recording	>E=<=<
the refund	@7D<@<
the request	==>D>=
the room	>BA>>;
the s $	>;A<<@
the s are	F4A8:@
the s on	9B?=C>
the s x	<<@9F@
the same	=9C9;C
the school	8@;ABA
the second	=9>:@D
the seller	;;;;DA
the shop	9>D7F:
the site	AA=@;7
the slot	<9=CB>
the statement	=F;:?;
the supplier	8:>=G=
the system	??<B@9
the table	B::D@=
the team	B;=:A@
the tests	:F><><
the text	;9=F>@
the thread	AC><>:
the three	B>=:=?
the ticket	6FA9B<
the time	?9?:@B
the transfer	@:?E>7
the two	E6A9;B
the way	=:<AD;
the word	8=F<:>
the x $	@;=>B=
the x 's	>C:>A;
the x :	;BB=><
the x ?	A>D==9
the x and	?>;<C?
the x at	79C:F@
the x by	A9B=8A
the x ed	.8=GQ*
the x for	??>9>A
the x from	@C9>;>
the x had	9@;8DB
the x has	?<88:H
the x i	?A7@B:
the x in	F9=9=?
the x ing	><D79A
the x is	==D=,A
the x now	C@==>;
the x of	E6A;:A
the x on	>7:=FA
the x s	B@?>3>
the x to	@:?E@2
the x was	5;7D@D
the x will	F=@:<8
the x with	9A>9AC
the x x	D<:?=<
the x yet	<>>E?<
the x you	:G=:8?
their	BA4?6@
their x $	B>9A;?
their x x	C><;=B
them	F?=5>=
them $	F:9?B:
then	62D@>F
then delete	=<F==9
there	;B5C=?
there $	7=9A@E
there 's	B==@;>
there 's a	D:;;=@
there are	9F=?<8
there are x	:C=B>:
thermostat	D9=<>B
they	A:<;F;
they 've	@::;B@
they have	F;=?=:
they x ed	;>;<D?
they x x	ABA99;
third	:C>;A>
this	:>?<C?
this ing $	;:@<D?
this morning	@9;<C?
this x $	@A9?9@
those	A9@A==
though	;8DD>8
thread	BB><>9
three	?G988>
through	EA5?7:
through $	D8;F;8
through the	:E;;>?
thursday	A:G9=;
thursday $	A9C<A<
thursday 0	A9B=>?
ticket	;F>6?=
ticket $	=E>>=:
ticket is	=BC>>9
ticketed	F<>>>:
ticketed $	F<>>>:
tickets	:B;@=@
tier	G9?;<9
till	D9?<<@
time	?>A=>>
time $	?C=A?7
timed	;?;F;:
timed out	;?;F;:
timeout	7=ED=9
timeout $	8;DD=:
times	7B:C=B
times $	:A;D>>
tmp	@8<H=6
to	C5G=:=
to #	B<;>B>
to 0	?E=<>7
to 0 $	?D:>A2
to 0 x	:B>?>@
to all	E;@==;
to be	5:??:D
to be ed	7;E=;@
to be x	<>8A>E
to cancel	;>?C>>
to delete	:;B?>A
to do	<<<=>E
to go	<=F=>:
to help	;=;=>E
to marta	E=><>=
to send	<>B;=@
to sign	8<?F=>
to the	@<?8@?
to the x	A>@4@?
to them	BAA=>8
to x $	><I;;8
to x 0	<DC=<7
to x a	B>7@>B
to x in	@;:>=D
to x it	;::C:D
to x s	F:<>==
to x that	==>>;E
to x the	<8A@8A
to x x	79CD9?
to you	?@@@A9
to you $	?:=AA=
to your	B;=9A@
to your x	C<=9A>
today	BD>58<
today $	AB<79@
together	7DC??A
told	?;8<G;
told me	:=:<H8
tomorrow	AGB485
tomorrow $	@EA9;7
tomorrow :	:F>>?:
tonight	?8E8=@
tonight $	;:F9=@
too	G8B?<6
too $	H9=:=<
took	I799B<
total	3KB9;4
touched	<;>F>;
touched $	=<>E><
trade	>D>>>;
traffic	@9@=C;
transfer	;@?G<7
translated	9@>=>D
tried	@<6F>=
tried to	<>9F>:
try	9<C?=B
try again	;>D>??
tuesday	=E;:@:
turn	8<;>>H
turned	5F>E;?
turned down	:B?F<<
twelve	?>=<D;
twice	;G<9B5
twice $	>E=:A7
two	<H@;:8
two $	==@;C=
two hours	C:D>>8
two of	:F;A=:
type	;=D>?<
unclear	<<9H>8
unclear $	=<:G>9
under	D<@=?:
under the	:>>CB<
understand	<=:<?E
unit	:D=A;<
unknown	<:8J=5
unknown $	<:8J=5
unless	=BD==9
unless you	>=E>>;
unread	:F>>>;
until	<?<?8C
until 0	<=@:;D
until 0 $	9;>>>E
until 0 x	B@:;<@
until sunday	D=A>>:
until the	>B7A<?
until the #	@C:;>>
until the x	=<<D>>
until x $	=B=@?;
until x x	D:@><=
up	A?;B=:
up $	B:7C7A
up :	@9=E>9
up : $	@9=E>9
up on	F:=>>=
up the	<C?<B;
up to	;?<=>F
up with	D;D<>:
updated	I9==<:
updated $	F<>>==
upload	9:DF;9
uploaded	@AB<>9
us	;C><<A
use	9;CE;9
use $	:7CF>:
used	=D<?>9
user	A;=?C:
usually	<;7<>J
valid	8I=@>6
version	>A?8:A
version $	D?><>:
version 0	9E>><>
very	9<?><F
video	B@=A<9
vote	F<>>>;
voucher	E9>>=>
vpn	A9D==9
wait	:<=B=B
waiting	A6?E;9
waiting for	>:?G<4
wallet	D;>>><
want	;<H:<;
want me	>>D>>;
wants	79;G=B
wants a	9=<E>@
warehouse	?:<B@?
warm	;;>>?E
was	87.IG?
was $	8<>C>B
was 0	<F>=;;
was changed	;A?C;@
was charged	E<>@<:
was delivered	9=>>F:
was ed $	@79DB7
was ed and	E@>=:<
was ed at	C<>@:<
was ed by	98<@H9
was ed in	45=;?J
was ed to	A8;:F:
was ed x	5A<@A?
was issued	E;>?@9
was n't	;<=C>@
was released	><?=9E
was sent	B;<=D:
was turned	;>?F<;
was x $	@A<B9<
was x ed	;=>E>@
was x on	9A?>D=
was x x	;9;A=D
water	F;<:;?
way	C89EA;
way $	<=:EB;
way to	F;=?><
we	=2G@7?
web	G;=:;>
wednesday	@?<@B9
week	9AB<A=
week $	7:C?B@
weeks	?9;;=F
welcome	:;>><F
well	=7?;?E
well $	A8;<?B
went	O41A27
went out	E:<@>;
went through	F@;;=7
went to	J7;:;<
were	>>4F@8
were ed $	?>=@9B
were ed by	A:>=C<
were x x	=C>A;:
west	@C?;?>
what	8?=7CE
what i	E@=<><
when	:=F49@
when you	=<D<<>
where	=9=<>E
whether	7::J9>
whether the	:<7I9@
which	9BE6D9
which is	>C<<=?
while	7=@D;A
who	:BA=C:
why	C=>B=9
will	C:B45?
will be	@@C8<<
will be ed	9>E<=>
will x x	=>E=>:
window	D@:<=;
with	F@@?86
with 0	9D?C<9
with 0 s	:F=?=;
with a	=9??A@
with a x	?:@>:C
with the	F@@;66
with the s	><D==<
with the x	HA;<87
with x $	A?D==7
with x x	:@@@;B
within	4<E7:C
within 0	8?C;=?
without	DB?:<:
wo	A;?@<>
wo n't	A;?@<>
wo x x	B>:?=>
word	7<F<:A
word $	<<F=;<
work	9A?>?C
working	@:><=D
works	:C=:B>
worth	9D=<>A
would	/>L>68
would be	==E;>;
would have	:A<B=?
would you	>?C>><
would you x	>?C>><
wren	F;>>>;
write	>=D;>>
written	@<D=;<
written $	E;>=>:
wrong	>>@D<8
wrong $	<;@E>9
wrote	7E:<G5
x	?9;C>@
x ! $	>3997I
x # $	:D88=>
x # is	F:>=>;
x 's been	H>><<;
x 's ed	E8B?:8
x 's in	G9>=>;
x 's s	9B;@D?
x 's x	<A===@
x 0 $	A@@1/>
x 0 0	<D:<>@
x 0 and	A@A=<8
x 0 ed	D@>=;<
x 0 is	E;@;A4
x 0 s	6DA?9>
x 0 was	?;==C>
x 0 x	9>F@=;
x 0 |	;:9D>A
x : $	<D=:7@
x ? $	:7G4?<
x a ing	<<?=>C
x a x	A6>>9B
x already ed	:<>=G:
x an x	@8>A@?
x and s	;D;A>A
x and x	<B>2AA
x are ed	E:=<=A
x are in	F;;>><
x are x	BA<<<>
x as x	@>B8A<
x at 0	C9@?C5
x at the	<3E<>D
x at x	@A?<<<
x be ed	9:?E;>
x be x	A;C><<
x been ed	9@=?AA
x by 0	:D??>=
x by the	9>ABB8
x by x	<9;5=I
x c #	<E>>>:
x can x	H;=9;<
x could not	<=;F=;
x do x	<D:C>9
x ed $	E<:B49
x ed 0	:A;AB9
x ed :	@:C@>:
x ed a	<=><F;
x ed at	<B<C=;
x ed ed	:;>F;=
x ed for	E:9@@<
x ed in	;<B<F7
x ed ing	B9=D<8
x ed it	8;@7K4
x ed that	@;=:E<
x ed the	45>=O;
x ed to	BA>?9:
x ed up	9BBA=>
x ed with	?:>C??
x ed x	><4EC8
x ed you	>=>>D;
x ed your	?8A;F8
x for 0	C>?<A8
x for me	<<=E?<
x for the	>9@C9A
x for x	>:A9@C
x for you	?8>:AB
x from 0	?C=<==
x from the	?C;;;>
x from x	EC77A8
x had already	;:>=F<
x had ed	;;=<F;
x has a	H9>:<=
x has been	H4=@8=
x has ed	7:5=CG
x has it	E>>=<;
x has the	ED<897
x has to	;=9B<C
x has x	4A7<CE
x have to	=>;=>E
x i #	;BB<B9
x i 'd	A>D=<9
x i can	>C;>?@
x i ed	CB9;<?
x i x	?>E=A7
x if you	<<B=>@
x in #	;?@=D:
x in $	D>=>>:
x in 0	8B>=AA
x in the	?>?=;A
x in x	?>;A@=
x in your	<B?:<C
x ing $	?;<>9D
x ing 0	E;>>>=
x ing is	9F;;=>
x ing s	;C@<<@
x ing the	AB9D<8
x ing x	9;C8BB
x is #	>C==>:
x is 0	3H<:=A
x is at	:FA:=9
x is being	F=<;>:
x is ed	=0E</H
x is from	9G><=<
x is in	IA96;1
x is ing	@>7E<:
x is now	D7==>@
x is on	EB:8:5
x is s	B8B7=B
x is still	5;?G=>
x is up	D>=;>9
x is with	G:><>;
x is x	?A=B3:
x it $	?<:<:E
x it 's	9C<B>?
x it ?	>>F>?9
x it for	@B@=>:
x it in	=<9=>H
x it s	<<@<>C
x it to	<=D:B=
x it x	C3@<D=
x me $	@>9>C>
x me a	>>E>>:
x me to	==I<=7
x me x	9:=@<E
x no $	FB=5=:
x no x	C5:D<?
x now $	F;77:@
x now s	F?<=<:
x of 0	E=?@7:
x of ing	E:==>@
x of s	9@C?A8
x of the	C=6?9@
x of x	=@AA>;
x on 0	=C:9E5
x on the	@>1=AA
x on x	>CD<A0
x on your	C=;>>A
x s $	A<;96E
x s 0	AE9:97
x s :	?B9;=B
x s a	<7:D<C
x s are	AC@@90
x s as	D:>>=A
x s at	<?C<;@
x s ed	=B:??;
x s for	AB?9<<
x s from	F>;<<;
x s have	:;=9AF
x s in	<C@;9?
x s it	<AD9==
x s now	E<@==<
x s of	A=;?=A
x s on	AC@;6<
x s s	???;;B
x s that	AD>9:>
x s the	:>C5?B
x s to	9@C>8?
x s were	:?=B;@
x s x	<G>85?
x s your	9><E;>
x still has	>=;E>;
x still s	8E<C;7
x that $	;>68EC
x that has	9A><>E
x that x	=A:8AE
x the 0	B8<DA9
x the ed	8AC@?<
x the ing	C:?@<>
x the s	7@:A9G
x the x	;-F>>B
x their x	D:;<=A
x this x	9E<=?@
x to 0	?A@?>8
x to be	9<@=>C
x to the	E:@7<>
x to x	B7D<8=
x to you	@B>A>8
x to your	A:A<@?
x until 0	9G<=>>
x until the	=?<C><
x until x	BB>9?9
x up $	A9<>;C
x up to	;A=>@D
x was ed	<44BE@
x was x	5=7A@F
x we x	;;D;>B
x when you	>>E>>:
x will be	C=B<<8
x will x	D;A9;<
x with the	DA:?<<
x with x	;C;:;D
x wo x	E><<=:
x would x	;@B?<=
x x !	;:===G
x x #	?CA?A6
x x $	=>9>A@
x x 's	?@:A@=
x x 0	F<>57A
x x :	=A@>;>
x x ?	<<D<=?
x x a	:2D=?B
x x all	>D?==:
x x and	>C;:;A
x x are	G>:;A:
x x as	>AB;@7
x x at	@:CA><
x x by	<?8:DB
x x ed	@?5BA8
x x for	B8@B8?
x x from	@A?<><
x x had	?;;BC9
x x has	?A:;:B
x x his	9@>;F:
x x i	9F@>;9
x x if	<=AC>:
x x in	>>?<=A
x x ing	<7<F<@
x x is	D?@;2<
x x it	<;>;@D
x x no	=;>F>=
x x of	H?;;86
x x on	;F;@@7
x x s	:E>=/A
x x that	;@78BF
x x the	<9>>>C
x x to	D<C=8:
x x up	>?A?A:
x x was	9?;@B?
x x with	;@=A;A
x x x	;B>D?8
x x you	A<=>@?
x x your	E>C6<>
x x 汉	CC<<<:
x yet $	;<>H>:
x you $	:<==>E
x you ed	?C99B<
x you x	A:=8@B
x your s	;A:@=C
x your x	E;A67B
x | $	>4A;9B
x ✔ $	F:<;=:
x 汉 $	><A>=@
year	8G:9@?
year $	;G<;9?
years	8:>;<H
years $	:<>==F
yes	B:B:<?
yes $	?9=>=D
yesterday	6>:8I?
yesterday $	8>:8G>
yet	4:<K;8
yet $	65<J<;
you	><=.IA
you $	<:?<D>
you 'd	@?<:8D
you 'd x	>A?=<@
you 'll	>7D:8@
you 're	BB9A7<
you 've	>?@6@?
you :	?B8;>A
you : $	?B8;>A
you ?	>?<?>C
you ? $	>?<?>C
you are	<9CA==
you asked	>:>>:B
you booked	<A;=D9
you can	;9>;:F
you can x	>;;;:G
you confirm	=>DA>8
you ed $	FB79;<
you ed 0	;C:=C8
you ed the	=<=>E<
you ed x	B:;8@B
you give	>?E=>;
you have	>E>;@7
you have x	8GA>=7
you like	>>D>><
you need	=;;<>G
you said	9<<=H9
you to	>:B<=@
you told	;=:=G8
you want	>>H=>7
you wrote	=>=>E:
you x $	;=@AE9
you x ?	>>?>C:
you x a	8D==<A
you x ed	B6C:>>
you x have	=>:>>E
you x me	9@E9F3
you x on	E<<>9>
you x s	?;;>>E
you x the	<8C@=@
you x to	B>B>>9
you x x	@=D0;A
your	C9>7F=
your 0	A?B>><
your account	A;8?@@
your approval	8=@C@E
your balance	;A;<=D
your bank	?A9?;A
your behalf	B=C=>:
your calendar	D;<B=;
your card	B<9;<E
your confirmation	A9<E>:
your data	>:>C=?
your door	D;===@
your ing x	C@:<A;
your mother	B;@=?;
your name	G;?==<
your new	E:>>>=
your ok	<<F<>;
your payment	D;<=>@
your question	:<=<=G
your request	=8>=@D
your room	:CB>>=
your s are	E<>>><
your s x	><<;D@
your seat	=AC==:
your sister	;>?=D>
your subscription	F;==<<
your x $	D8>?:>
your x 0	9:>>>F
your x :	:>B<>A
your x at	@?;=<C
your x ed	=9=AD:
your x for	G:==@;
your x has	E7;9@?
your x is	>E?87=
your x of	@9A?<B
your x on	B:=>C;
your x s	CD8=;8
your x to	@:9<@D
your x was	?@99BA
your x x	?=A=D8
yours	D4BC>8
yours $	F8<9=>
yourself	89<:CE
yourself $	<=9<<H
|	;/C?2E
| $	;/C?2E
⏳	>>:F?:
☐	;:FA=6
✅	K;9982
✅ #	E:>>=:
✅ # $	E:>>=:
✔	G:<;=:
✔ $	F:<;=:
❌	>:>F?;
一	9H:<=?
一下	3?A=7E
一下$	9B;B;A
一下就	>?E??:
一个	<=<F<?
一个$	C;;=;C
一件	B7;>A@
一份	H6D:;7
一份$	E;B;<;
一共	9F9<:>
一半	6B<D>@
一句	<:C=<A
一句$	=:>><E
一天	>?:<;E
一年	CA=<@:
一并	E=>=>;
一张	D:6@@C
一晚	AD>>>9
一晚$	AD>>>9
一条	?DA=;:
一次	=@=?:C
一次$	>><@<B
一步	8;CE:<
一步$	?9<C=?
一点	<>?AA;
一点$	9@;BA<
一直	9E=A;8
一般	;88:;K
一遍	>C=:;?
丁	A9EA?7
七	>A>;A=
七天	;:A==C
七月	:;==E?
七点	F>@;:7
万	9H>8C3
万$	>B==A:
万付	:<>>E=
三	<M93<;
三个	D?7<<?
三个月	>:>>>D
三分	=A=BA9
三十	;=?@@A
三号	>A=;@>
三天	B>B:<=
三天内	A;D>>9
三封	<F?:><
三步	>;>=>E
三点	>D9;;?
三百	?AD<<9
上	F=6;A=
上$	?C7A4>
上了	I5;7;?
上了$	K8<8=9
上八	:=>>>E
上八点	:=>>>E
上午	>?>:@?
上午$	A@A=;8
上午十	;;>>=F
上去	E<?B;:
上去了	G=>=;<
上周	7A;=F>
上的	?;AB=<
上线	E>=;<>
上线$	D@><>;
下	=;E@1@
下$	@?8E9>
下了	J7;99;
下了$	E:=:;>
下午	??C;8<
下午三	<D<>>>
下午两	=<;A<C
下单	A<CB;9
下周	B=D:=8
下就	>?E??:
下月	D@>>>8
下来	?D@<@7
下来$	;AAB>:
下来了	@A<;B9
下的	8@>;D?
不	5;<C8E
不上	9F>>>9
不上$	;F>:>;
不了	2;:M>7
不了$	4>;M?1
不会	D<6A<@
不会再	E>9@=;
不出	=?>C>:
不到	8CA>><
不回	;<E?=:
不回来	;<E?=:
不少	C9>=<B
不少$	E:>>>=
不明	><:G>9
不是	<97><H
不清	>B=A?:
不用	:C75CD
不用再	>>:=>F
不确	==;G>;
不确定	==;G>;
不等	==>:>E
不等于	==>:>E
不能	;==C>@
不要	><GA=3
不过	:8D@;@
不过$	:8D@;@
专	A?;=9D
业	@<3>CA
东	<@A@E2
丢	?9B<=B
两	:L=4;:
两个	>G@9A6
两份	9?B?=B
两位	=D<>=;
两分	=;@C=>
两分钟	=;@C=>
两家	7G<?<=
两张	?=<=D;
两晚	?;A==B
两条	E@=<=:
两次	;G=;=:
两点	=<:AC@
两点$	?9=>>E
两班	;D??><
两百	D8@<?=
两项	>D>==;
两项$	<E>=><
个	;ED68>
个$	F<?8?:
个人	:@=>AA
个人$	:><=>D
个失	<E?<>=
个失败	<E?<>=
个工	<?B;;?
个工作	:>C<<@
个时	=>F?>9
个时间	=?F>>:
个月	9A;=>C
个被	=9?F>=
个被占	=9?F>=
个账	E<>===
个通	<E?<=;
个通过	<E>==<
个里	E;>=><
中	8A@AB9
中$	@B9B;;
中介	;<>>E;
中午	B<D=<9
丰	<BB<C8
为	B7<:;E
为$	@8=8<E
主	9A98FA
主任	>B@<@:
主干	F<>?<;
久	:>>==F
么	::?C:A
之	5;F;=A
之前	89D7BA
之后	9>D78D
乐	<D;<=?
乙	<<D<@=
九	=F:@?:
九点	<A@AA;
也	W7<79/
也打	F>>==;
书	C?@A69
买	8;B@B?
买了	?<A=C9
乱	:?>=@E
了	E5.7G@
了$	I5-B<<
了一	@D2<@;
了一下	7G9?=?
了一次	C>=B=9
了一遍	9F<<=?
了三	?D8:7@
了不少	:=>>=E
了就	9<A;<E
了我	9=G>>9
了没	;>D>>;
事	894>FF
事$	>7<@?C
事了	AC>><:
事了$	AC>><:
二	>H68@:
二$	;D=<=@
二十	@??:B;
二号	@:<DA9
于	>4A;?E
五	@B;8B9
五$	;EA<=9
五下	>B;==@
五下午	>B;==@
五个	B:<==C
五号	=9@=F:
五月	<;;@G8
五点	E><<@8
些	9==<:H
交	B=A<?:
交$	<;E=;@
交了	D:=<@=
交了$	B<=<A=
交回	;<==AD
产	=;=C<A
享	CB=<<:
亮	69>=<J
亲	B?:;=@
人	8@9?CA
人$	>@:?>?
人事	:=>>F;
人均	;E>?><
人是	;EA==:
什	=<8D>B
什么	=<8D>B
今	<FE:<7
今天	>FB=<5
今年	:C>B==
今早	B9==D;
今晚	9=F:9B
介	;<>>E;
从	A=<6=B
仓	@A9;B=
仓库	C=9<A?
他	<?C:D;
他们	=<B>B<
付	>CB7A9
付$	B@???9
付了	<:B;C=
付款	=BF;;8
代	E5A8<@
代收	A=@=B9
代码	D=>?=>
令	>9BA@=
以	>7A=8C
以$	:88EA?
以上	>;=>=E
以后	C8A@9<
以用	D;D>>8
仪	C=?<>>
们	@7??E<
们说	<@@=9B
件	DAA<?4
件$	6G>9D=
件夹	BC===9
件都	D:>A>=
件里	B>;<:C
价	A9A9C>
价格	>?<;;D
任	==7BF:
任何	=?;B=>
任务	@:<C?=
份	E<H46;
份$	F9>99A
份证	7>B9<F
优	A:D>=;
优先	?;E<><
会	F=A4:=
会$	?G8==<
会再	D=8?=>
会员	ED@<81
会在	=:E>==
会有	:=A;<C
会自	>>9<>G
会议	D>:E:7
会议室	B?:E<8
传	>3DC@9
传到	@9>D9=
但	6=>?9D
但$	7>?@:B
位	BB@88>
位$	B<@88A
位子	D:;>=A
低	;E@;:>
住	<8BD9@
住了	?=<C;>
住了$	@>=C;;
体	BC9;9?
何	<@?@A<
余	=E?A:9
余票	9BC@@?
余票$	:AC@@?
余额	<F<><<
余额不	>;>E?=
作	>;DB5>
作废	C;A@;<
作废$	D;;A;>
作日	:>C<<@
你	=9B7H:
你说	<;@>D<
便	<A999F
便宜	;C;;<B
便宜的	:F>>>;
保	<A9<<E
保险	=<;BB>
信	C6=B:?
信$	E>?7;A
俩	D>=@>;
修	A>;8G6
修改	AB<=;<
候	58BB@B
借	E9=?=?
值	E:?A=;
假	@C@:@8
假$	AB<=A7
做	@8@A;>
停	=>?CE6
停了	<B;<@A
停机	<<=G=8
停机$	;:>G>:
健	=BA;@9
健身	>?B=A:
傅	=<:@E<
傅$	>@<@9A
催	EA>A:6
催一	>>D>?<
像	:D9?<A
儿	B8>B;=
元	=>?5?@
元$	3AA3>F
元已	D:==@<
充	D=??9=
充电	D>?>=:
先	3+E>@F
先不	>>C??9
先别	==;;>F
先把	9=E=A<
先留	A=<D=:
先看	<<@<>D
光	:=;F<>
光了	9;>F>:
光了$	9;>F>:
免	@;B>8?
免得	B9AA=;
免费	;:A;;D
入	B=B>9=
全	L@>275
全天	D:C=<;
全绿	@C=>>:
全绿$	@C=>>:
全额	<D<:=?
全额退	;E><>;
八	@AA4>;
八点	?>D;:>
八点到	;F=>>;
公	=C>=>=
公司	>A;>A<
公告	AB==:<
六	DA<2A:
六个	C8B>>@
六位	?:=<>D
六位$	<:>>>E
六月	<E<<C5
六点	A?;:=A
六点半	;:@>=E
共	9HA678
共享	@C>=><
共四	;E>>>;
关	>A9AB;
关$	:<A=E?
关了	?;>=B>
关了$	?>??A<
关闭	E>=<=;
其	??7:?C
其中	:D;:A>
其他	A:<=>C
内	7@C8/E
内到	BD<==7
内可	=B9=<C
再	;7D<4A
再发	>>BB>9
再试	?>E>?:
写	9GD5@<
写$	B:@:C;
写好	9=E;;B
写好了	9=E;<B
写的	8E<A?9
写的是	8E<A?9
冲	C7=B=@
冲突	<9>B>A
冲突$	=;=H>9
决	:@A:>C
冻	>C?=:>
冻结	;E?>;=
准	=8?>;D
准$	;<;A>C
凌	<;=<E?
凌晨	<;=<E?
几	?9C><>
出	=<:?B@
出$	?2D?==
出了	?>9:@B
出了$	CA;<<=
出价	?8>>E<
出去	A::G<<
出去$	=<<E=?
出去了	D=>@?7
出来	?D;<9?
出来$	?C:==@
出门	A:=;=C
函	>;F=<8
分	9C:@=@
分$	8J=<:9
分三	:=>>?E
分三步	:=>>?E
分之	9BAC<9
分支	B>>A=;
分配	><<E>;
分钟	=<@>>A
分钟$	@<CA:<
分钟内	@@;;=B
分钟到	B9>=>B
分钟后	;:C=E9
切	@?@B<:
划	E:?>9=
列	<D;>9@
列表	<H>9=:
则	=:;=DB
刚	?@;A<=
刚才	7?<BAB
删	>7FA?:
删$	>8>G==
删了	F<B;=:
删了$	D>>>>=
删除	=<@?=C
判	9@??>D
利	8@>>AD
别	918:=N
别人	8<=D@?
别的	><:@>D
到	G<9?;:
到$	;<=AAA
到一	7D=C==
到一半	9>?E?=
到三	?E=A;6
到两	8C>=D;
到了	A<:5B?
到了$	A@<;A;
到十	@F:<=;
到周	@A;=;@
到您	E<==?;
到您的	C>:>A>
到手	AC>>>:
到时	:;F=>=
到期	7H;:;>
到账	;<9=DD
到账$	@=;<A?
制	;;==>F
刷	:C:=;B
券	I9=A98
前	8>=>BC
前任	;;>>F:
前台	E?=<?8
前台$	E@>=;:
前面	<E>>==
剩	4L>=6;
剩下	8:>B=D
办	=@D<>:
办$	?;BA=;
办好	D?=>>;
办好了	D?=>>;
功	D;=B9<
功$	G8:C;8
加	C9FA:9
加了	DA>>;<
加班	;B?>?@
务	D9?>@;
动	@9BC>8
动$	>7>G=:
动续	D@<?<:
动续费	CA==<<
包	;EA>A3
包裹	;F;?@7
化	:C=?=B
匙	;=>@D>
区	9A9@B@
医	>@<8>D
医保	>??<<C
医生	C>:9??
医疗	8A@ABC
医院	@@A<>;
十	?F9;:;
十一	<=?AB=
十一点	B;==C:
十七	BB>=<:
十个	:F>>><
十二	<F9<@;
十五	AA@:9=
十八	CB9<:>
十分钟	?<A?:@
十号	9B>>D<
十四	AE:;<;
十日	9?<=>E
十点	F?8::<
千	9B==<C
升	D<:;@<
午	@@D7;:
午$	@?B<:=
午三	;E<>>=
午三点	<D<>>>
午两	=<;A<C
午两点	=<;A<C
午十	;;>>=F
午十点	;;>>=F
半	<?9B8C
半$	>>8=7E
半小	?:><>E
半小时	?:><>E
华	F8;=C9
单	B>A<?:
单$	:?EA@6
单上	E:>@=;
单位	9=>>DA
单号	?A::7B
单子	?A><A=
单已	C;=<B;
卖	>=BB@8
卖了	C;C>:=
占	2C;H@7
占用	8@=F<9
卡	A:@F@2
卡$	E:?=;<
卡住	9?>E=;
卡住了	9@>D=<
卡在	<>;G;9
卡里	D<=@<<
印	B?;@:>
厂	;C;?C8
厅	B>:A;?
历	@?AC98
压	=:C>@?
原	?D=9>>
原因	=C=?<=
原话	;>=>=D
原路	@A=;;@
去	?1;A@D
去$	:5>J?=
去了	L8;<=6
去了$	M9<=>1
去年	7A>=D>
去的	;>;:BC
参	<<>=BD
参考	9=??@F
又	<9>:AD
友	9=>>DA
双	??;<A?
反	@;;B;B
发	A8H=D2
发$	D8F><0
发一	>>F>>:
发了	B;=>A;
发了$	>>>@B=
发出	;8>C7C
发出去	;=<D;B
发到	B=A>>;
发布	=:=@C?
发的	C>9;B9
发票	AD=?7<
发给	A=A:;B
发货	9BA:A=
发货$	;CA<@:
发起	E;><=;
发过	?<><D;
发送	=>>B<?
取	>0><F@
取$	E6>@;=
取消	99@<CB
取消了	:===DA
取走	<=>>E:
受	AA9=8@
受理	@B;=:?
变	@6>@8B
变$	B=>9?B
变了	<=>==E
变更	A<<E<:
口	<>?>?A
口$	E@=<<8
句	>9C<;B
句$	=:>><E
另	A?:A<@
另外	BA;?==
只	BG;=3:
只剩	=D@<=9
只是	@@@@=8
只有	7><C<B
只要	=>;>?E
叫	G<><=9
可	>=B:.C
可以	A>D.5@
可以用	D;D>>8
可能	:;7E<B
台	A:9<A?
台设	@D=>=:
台设备	@D=>=:
右	8D>;;B
号	A>::G8
号$	<GA8>:
号会	?<<E>:
号会议	?<<E>:
号到	8A=<AB
号发	:<<>DB
号已	AA>>=;
号柜	9;>>F>
号柜$	9;>>F>
号码	>=;C:B
司	=?;?A?
吃	9B@:>B
合	<D:>=@
合同	@@?9?>
合并	?<>B=@
合计	8C=>=A
同	A<C5C:
同事	:=B>C>
同意	?;D:C:
同意$	<>D=A:
同步	F:=A=9
名	DA<A6:
名单	@>?B=;
名字	@C>==9
名额	?=?D>:
后	48J65F
后$	<;C;=B
后一	>A:B;@
后会	:<C;<A
后到	;:C=E9
后到$	;:C=E9
后我	?>E=?:
后来	4==>BI
向	E<A;;;
吗	78G8;?
否	9:AFB6
吧	;;=8=F
吧$	<<?8>D
含	AC===9
听	=E<::@
听雨	@E>==9
听雨厅	@E>==9
启	BB;=>=
吴	=>C?<=
告	D=@=;<
告诉	:>B:>A
告诉我	<>@;>B
员	@AB=?6
员$	<:=D=?
呢	CB::>A
呢$	CB::>A
周	<AF3D9
周一	;ADAA3
周三	=A@A<>
周二	BB;:A8
周五	=AB66A
周五下	>B;==@
周六	C6A=A:
周四	A<B<8@
周报	:D>>B;
周敏	@C<A<8
周日	7<;<DD
周日$	;><==D
和	CF<61<
和一	=E=>>:
品	:A;<C@
响	@<:<<D
哦	9C;<<D
哪	==D>;=
唐	=B;=>?
唐阁	>E<>>:
售	8D>ABB
唯	:@??C=
商	69:CH=
商家	6<?BF9
啦	J9<::=
啦$	I9<::>
喂	C;>C;8
喜	?;===C
器	=?:D>=
四	?H=1?7
四个	<D;;A:
四十	B?;?9?
四张	AD=;><
四点	I:<;=9
回	>7GAF5
回$	>=>@C;
回了	B?:?B6
回了$	?>>C;<
回复	:=DAA9
回复$	<;@CA9
回您	E====<
回执	;F;B;;
回来	>7BE>9
回来了	?;AD>8
因	=>7?9C
因为	@9=8=E
因为$	@9=8=E
园	<:>>CA
围	:<>A>C
围城	:=>D>@
国	9=<>;F
图	A:>@=@
在	E?;D<3
在$	<B=B>9
在吗	??8??F
在周	B9D=<;
在第	:E<;C9
地	B;=D;8
地址	A<@C>7
地址$	A:A@A7
场	D39C?<
场地	A;=A@9
址	@@@B>6
址$	A:A@A7
均	<E>>=:
坏	9;<E<@
坏了	:>>C=@
块	D>;@6=
块$	?<A<<B
城	7;>C;E
堵	:D<<=?
填	?8B9BA
士	B9;:;E
声	>:A@A<
声$	?:A@A<
处	?C=:><
处理	A>>;@>
处理$	B>E:<:
处理中	A?:A;>
处理了	C:>=B;
备	AC:5A:
备份	D?<;>=
备份$	D;;==A
备注	A@;;A<
复	>9E>B;
复$	4?D@D7
复核	?>AB<:
复核$	:?BC><
复的	9B;>;C
复盘	B9<=@B
外	CB7<?=
多	4A864K
多$	9?;==E
多了	:C>><A
多人	;>?>>D
夜	7<?=G@
够	;E<@?9
大	;77=;J
大了	:=?>>E
大了$	:=?>>E
大家	@==<<C
大概	9@===D
天	5AB2DB
天$	><;<>D
天内	>?B;8?
天就	;=C=C:
天已	:<=>CB
天起	CB=>>8
太	5<=>@H
失	;?8G;<
失败	:?;I;3
失败$	>B:C<7
失败了	;:?F>=
头	:J9@8=
头$	9C9=<D
夹	BC===9
奖	<<=<<F
套	A=??:?
女	@<<;;C
女士	@<<;;C
奶	<=@;>C
她	<A>>F7
好	@-A79G
好$	;==A7D
好了	E3F1<;
好了$	F7F298
好的	<>=<:E
好的$	;>=<:F
如	;6H46C
如下	:;;=>G
如果	<<G9:<
如果您	>?E>=;
妥	I=<=<7
妥$	E>>>==
妥了	E=>>=;
妥了$	E=?>>;
始	:=A>:C
姐	F:;<@8
姨	B=>>B:
婉	CB?:=9
子	>8;;>E
子$	G99;;B
字	=BA;=?
存	F?@?67
季	?:?=<D
季度	A;?==B
季度复	A;<>=C
学	:B>;B@
学校	7B<=F;
它	<A=A;@
安	B;=?>?
完	BE99@6
完$	A;;=B>
完了	8G<BA6
完了$	9G<B>6
完成	BB?;?5
完成$	G:<9@8
完毕	H;==;:
完毕$	H;==;:
定	B6E>>9
定$	D8@@8>
定了	A<C<@7
定在	E;=>>=
定金	:;=>G:
宜	;B;8;D
宜的	:F>>>;
实	B=4B6D
实$	<=;E>?
审	72>KC8
审批	39=I?=
审批$	88<I9:
审核	>;?D;<
审核$	?<@D<:
客	@5A:G9
客户	D7;9D8
客服	><<:E>
室	=:?CB;
家	8E88D?
家$	:?=:C?
家了	?;>=:E
家了$	?;>=:E
家都	BB=;;<
家里	?==<<D
家长	?A=;@=
容	:?<B=@
寄	=2F3F9
寄$	@<C>>:
寄了	;>>>E=
寄出	==@;B@
寄出了	:?;>CB
寄到	@>?;B;
密	?>C;A;
密码	=9>9DA
密码$	9<A=E=
密钥	DAE995
对	<=9=BC
对方	=>7>D>
对方已	9B>>C<
导	=7BEB7
封	BC:@7;
将	;;D<=@
小	:@?0D@
小时	;CA67B
小时$	@A;;:A
小时内	;>B=<A
小赵	;><<C@
少	?:=@9D
少$	E:>>>=
就	.2L?BA
就不	A9<9=F
就好	9=C<>B
就好$	;=C<>A
就把	;=?>E;
就是	;:B?:D
就没	>A8D?<
就给	:>?>F<
就能	::>9=G
就行	>7@9;D
就行$	?8@9;D
尾	?@?:C<
尾号	;B==D9
层	:E>>>=
层$	:E>>>=
居	=::AD@
州	8E==;?
工	<;@BC<
工作	5@DA:=
工作日	:>C<<@
工单	C<;<>@
工牌	<:@C>>
工资	<>==C?
左	8D?;;A
左右	8D?;;A
差	<:G?=;
己	35>;J?
已	N713I+
已出	B<==B;
已删	E<>>>=
已发	E<=<?<
已发$	D=>=<>
已取	><>BA<
已取消	E=>>;=
已完	;D?>?>
已完成	;D?>?>
已建	D=>>><
已开	B;=<@@
已提	D?<==<
已提交	D@<=><
已改	E<?>>=
已更	E<=>==
已更新	E<=>==
已签	6>??H?
已签收	5>@?H?
已经	A8;7J6
已经发	9=@BD<
已经开	9>>>F>
已经把	9>>>G>
已经有	;D?>==
已缴	<?>@D@
已被	8D=D=;
已退	F=>><=
已通	D>>><=
市	<?<;AB
布	?7=?D>
师	7@;@I9
师傅	=<:@E<
师傅$	>@<@9A
帘	D<>A=:
带	;:=<=G
帮	@=?<??
帮您	D??=9=
常	>A88;E
常$	AC<;=;
干	D?<A99
平	>@8A?@
平台	?:9@AB
平均	;D>?>=
年	8<13=M
年$	?;;;:E
年了	:=?>=E
年了$	:=?>=E
年假	C>=>@:
年假$	E>=>=;
并	H8;?8;
广	F<>==;
广告	F<>==;
库	CC><@5
库存	>DA;<8
应	=B?=A:
应$	==>E>=
应该	BB?<9=
底	<<A@=C
店	@@@>B6
废	C:@?:=
废$	D;;A;>
度	;:@@@C
度$	BC@;;5
度复	A;<>=C
度复盘	A;<>=C
座	A>A>;=
延	6A98G@
延误	<;;;E>
延误了	:<?>E;
延迟	9E>=?=
建	=;=;5F
建$	D=>?><
建好	E>>>=<
建好了	C?>?>=
建成	9;>>=F
建议	89A8<D
开	>:>AA?
开$	BB<?<9
开不	=<>F>;
开了	?<<>>C
开了$	B>>=:A
开始	<?B;<A
开给	D=@==;
开通	<=??C>
弄	>;DAA6
式	>>?;=C
张	B=7?C>
张$	>><;D<
归	L5>98:
归您	E;=><>
归档	F:A==:
当	B6@@A=
录	>F>6B:
录$	@C;:;@
录里	=D>=;<
录音	;EA<<>
影	=?<8=F
影仪	C=?<>>
影响	;><;>F
往	D7;=>C
待	7=EG56
待发	;E;<=@
待审	=><E?=
待审批	=><E?=
待您	;<F<=9
很	55:?9K
很多	9=>=<G
很多人	;>?>>D
得	:<B?1C
得您	<=A@;?
微	A@B<;9
心	;976>K
心$	?<;:;E
志	:I:9A5
志里	=E><><
忘	><>;>E
快	5A=4DD
快递	;;@8E?
快递员	:B<=@@
态	>E8;;>
态是	<E>==:
思	=>=;?D
急	@:>9<E
急$	><=<=D
总	<C@7A<
恢	F9B8@9
恢复	F9B8@9
恢复$	7>C:B>
恭	?;===C
恭喜	?;===C
息	?;?<>C
您	B0E2C?
您$	><A?9>
您一	=BD==8
您上	=;:>H8
您不	==<;>F
您五	=>;>E:
您五月	=>;>E:
您先	<<B;@A
您卡	D>=@<;
您发	:CA>==
您可	<===>D
您可以	<===>D
您同	>?D?>;
您同意	>?D?>;
您回	=>=C@;
您在吗	??8??F
您好	<<;B;B
您好$	=<;C;@
您定	<;H<<8
您已	A>?=@:
您已经	B>>=@:
您点	<<C<=>
您登	;?>>D?
您的	G32D9B
您看	;@=@=B
您确	==G<<:
您确认	=>F<=;
您给	9<G==:
您补	:=C=B>
您要	<BC@:;
您要是	=>G==9
您让	;?9>CD
您让我	=?9>CB
您说	C:C;<=
您说的	E;A=8=
您退	?=A=C:
您那	A==C<:
您邮	E;A==;
您邮箱	E;A==;
情	:=<?AC
想	5>?6@D
愉	=;=>>F
愉快	=;=>>F
愉快$	=;=>>F
意	<4A:CA
意$	<>E=@9
意思	>>=;?C
感	A<<==B
感谢您	;>>>>D
成	D7@E5:
成$	D17G?;
成了	=><=:C
成功	E;?C94
成功$	G8:C;8
我	;5M?/;
我$	:;9:>I
我一	C==@?;
我不	=>;@?B
我们	E<=@=:
我先	:<F==<
我再	;=N8>4
我只	BE::><
我可	=>I<?8
我可以	=>I<?8
我就	48J=<<
我已	DA@;7;
我已经	BB@<8;
我帮	>;?>=C
我来	;<H;?9
我没	9>6K>9
我没有	==;G?<
我记	9=<=>F
我这	B7@E;9
我这边	C<;D=8
我这里	<;<A>C
我都	<D<A=;
我马	=>F=>;
我马上	=>F=>;
或	:@=>?C
截	@A;@;>
户	D<6??<
户$	@;9C;B
户号	=:=C>@
房	<;><G;
房$	>BB=>9
房东	@8=@E6
房租	<A=>D<
所	>=8D?>
所以	:88EA?
所以$	:88EA?
手	=A??>=
手$	@9B:=@
手一	D?=><;
手动	E;@<>:
手机	<==?:D
手机$	=<;=>F
手机号	BA>=<?
手续费	9D<>?A
才	0A@B=@
打	A7@=@>
打了	B<B<?:
打印	F<;?<<
打开	<DA:;>
打开$	>E<=>;
打过	=9>BD9
扣	8=<>G@
扣了	;@A=E9
扣款	:B<<CA
扣费	:@>E>:
执	<E?A;9
扩	@:;<>E
扫	E>=<=:
批	/2DHG6
批$	95?J79
批了	9=E<B:
找	;E>7;C
找到	9E??>;
把	,<D1S=
把单	:>?>D<
投	D?<A=7
投影仪	C=?<>>
投票	>A<C<9
投诉	==;>BA
折	=9>>>E
抢	;=CCA8
抢到	><==D>
护	<>AA:A
报	@<;B?<
报上	E==@;:
报修	E=>><=
报告	A8;B;A
报销	@:@:B?
报错	;F==>:
抬	BA=B=8
抱	89<A<D
抱歉	89<A<D
抱歉$	89<A<D
押	<A=?D:
押金	===?D<
拆	9=?>=F
拉	J9A>97
拉黑	E>>==<
拍	>?:;CA
拒	B9>AA6
拒了	C<>A=9
拒了$	C<>A=9
拖	F=>==9
招	B;==>@
拟	49K<;<
拟好	7>G>=?
拟好了	9?D>>@
拨	>9<=@E
拿	B=7><A
持	:?==>E
挂	A<@B7<
挂上	B=?B<=
挂了	9=C>>?
挂了$	:9C?>@
挂号	B;:C=?
按	K3568A
按您	F;:<7?
按您说	E<;=:>
挪	B:;@A;
换	>7E5B=
换了	8:B;@D
换好	D>;>=@
换成	D;A<A8
据	@6B=@?
授	8E=<>?
授权	:E=<?<
掉	F9>:@=
掉$	D:9A=>
掉了	F<><=;
掉了$	F=><=;
掉的	:=>>E<
掉的$	:=>>E<
排	8DG@48
排在	>@C==9
接	?:@A?=
接口	8:>E>B
控	<;<:CB
推	D4A?@;
提	G:@A78
提交	<CBC;6
提交$	=?BB?9
提到	G7>===
提前	<B9<=C
提醒	L6<=:8
插	<:;B>C
搞	G9<=;<
搞定	G<=>=8
搞定$	G<=<=9
撤	F8:A9@
撤回	D<;:=C
播	9AB>;A
支	D>8C9:
支付	C>:A;=
收	>8<5K@
收$	:9;=I=
收了	?==<F8
收了$	?==<F8
收件	C?=;<?
收到	D2<=B@
收到$	=89=DB
收到了	E:>=B8
收回	C:>=B:
收货人	@D=><9
改	E:@>;:
改$	?E:B=5
改了	D>>>=<
改了$	D>?>=<
改到	B;@=A9
改好	@?B?><
改成	;AA?<A
改签	9>@A=C
改过	D<=<B9
放	E8D6@;
放在	G7<<B7
放心	>;;<=E
放进	F<>?<9
故	:8<@@D
效	D:==7@
效$	C;?>8?
敏	>A;BC7
敏$	DA==<:
教	<;>@;E
数	>D>;7@
数据	D6@?;?
整	@;<>=C
文	>CC5:>
文件	@D?9=9
文件$	;F;<==
文件夹	BC===9
料	;?F9B:
断	7;DE==
新	G<>2<=
新卡	<=D=A=
方	=@<?B=
方已	9B>>C<
方案	;9F=<=
无	@?><<A
日	<>@8@A
日$	5C8::E
日内	:?A:<B
日历	B9CD;8
日志	;I:8A5
日志里	=E><><
日程	H;=;=;
旧	C/AA?<
旧卡	?=A=B:
旧的	D<B:><
早	@>>6C@
早上	<=<=AC
早九	D;B==:
早九点	D;B==:
早了	:>?;>F
早了$	:>?;>F
早八	B?A>=9
早八点	C=A>>:
早就	:=><=F
时	3:CC=B
时$	>@7G;:
时候	79?C@@
时内	;>B=<A
时间	=<D>?<
明	A=?B6=
明$	@9:GA6
明天	?B?:;?
明早	F;D<<6
明白	8<<;<H
明白了	:==<>F
春	>:><=E
昨	348@O8
昨天	7::9J>
昨晚	98=CH5
是	5G==D;
是$	;E:9=?
是不	>>:>>E
是不是	>>:>>E
是否	==<F>9
是周	9FA;@9
是小	=:>>E<
是您	AA@=B6
是我	C;:C;9
是连	>D==>;
显	9G;;C7
显示	9G;;C7
显示$	=>=?D;
晚	B9B:A=
晚$	@<<:<D
晚上	D8:<A?
晨	<;=<E?
暂	<:;F>>
暂时	=<<C>?
暖	@:B;=B
更	A79E?=
更新	>;=BA?
替	D;;<@<
替您	D;<<A<
最	2J6@<?
最便	;D>==>
最便宜	;D>==>
最后	=>@A:A
最后一	>B>C<:
最好	=<8@CA
最近	<C>B>:
月	6E58GA
月$	=A<;<A
月三	9D>>A<
月到	<E>>?:
月到期	<E>>?:
有	4K8A:=
有$	B<BB<6
有三	=F<:B7
有两	7L<9=8
有了	I9<:<<
有了$	I:>;=9
有人	E@8;A9
有发	>>>D?=
有权	>><D?=
有权限	>><D?=
有没	==;C>@
有没有	==;C>@
有这	D:>@==
服	=A;=B>
服务	?B=A9=
望	;@>=>D
期	2E@;=B
期$	4B@<?C
期了	8F<AB7
期了$	8F<AB7
未	/E?C84
未知	==9F>:
未能	=<;F>:
未读	<F>:==
本	:<>?>D
本$	A@=;;@
本人	;=B;@A
机	?9;D?>
机$	9?9E;A
机口	9?>>AB
机号	BA>=<?
机器	><>CA:
机票	C>=?<>
权	A?@C::
权限	C6AD:;
权限$	::C?=B
李	=:==D=
材	<:F@A6
材料	;<F<B8
条	BF;A72
条$	@C=@:6
条码	<<>F>9
来	=>G:A9
来$	=>?@@=
来了	F?===7
来了$	F?=<=7
来取	E:?=<;
来取$	E:A>=8
来的	=>=<D=
来的$	:@=<D=
杭	:F>>=;
杭州	:F>>=;
杯	:A>>=C
板	>B9@B8
林	>B==:A
果	:?B@8?
果$	<?;>?E
果您	>?E>=;
架	=?C>:?
柜	A6@=E9
柜$	<9B=E9
查	.M?45C
查$	:CC8=<
查一下	=;@>?C
查到	7G?>>>
查收	>=;>>F
标	H2><8A
标签	E>>?<;
标题	:<>>>E
校	;B:<E<
样	B9:@?@
核	=7<J79
核$	:<BF;8
核实	A<8F==
核实$	<>;D>?
根	:<=>BC
格	<><;;F
案	?:C8<?
案$	B::;@@
桌	@D>@=8
档	F?>9@8
档$	BA@9A9
梯	::>=G<
检	=@;>C<
棠	<9>E<A
棠厅	<9>E<A
楚	9@;B=C
楚$	<B=C>;
楼	F<<;A8
楼下	F:==>:
概	9@===D
模	C:>?=A
欠	<H<<>9
次	5F=??@
次$	9F;>:?
次提	:D>>>>
次提交	:D>>>>
款	?>B=?;
款$	6>F4AA
款单	<@C<<>
款已	E>>><=
款项	F:;=<=
歉	=9;A;C
歉$	<9<A;C
止	<=8D7C
正	?D<==<
正在	>?@>A;
此	D>;><>
步	A6?D6@
步$	D;:B;<
武	:@??C=
武汉	:@??C=
段	:B;<=D
每	;A?::C
比	1B:;AF
比较	;;<=>F
毕	E<;9:D
毕$	H;==;:
毛	8?=:=G
气	?67>?G
水	;E4@5@
水费	<=<C=@
求	:;<D;B
汇	9D==B>
汉	>?A=;?
汉 #	AE=5<8
汉 # $	DE;896
汉 # 汉	=;C<B?
汉 $	>=<@?>
汉 0	?G;>>6
汉 0 $	@F7>88
汉 0 0	AA>;>:
汉 0 汉	>B=>@;
汉 :	<A<>9@
汉 : $	;A<>:@
汉 ?	79F>8=
汉 ? $	79F>8=
汉 a	;>>>>D
汉 b #	8@>>>C
汉 g	C<<<;>
汉 g #	E7==<?
汉 p	D9===?
汉 p #	D9===?
汉 s	<E>>>:
汉 s #	<E>>>:
汉 t	><==<C
汉 t #	><==<C
汉 x #	@8>A=C
汉 x $	8DC7@=
汉 x x	D>C<;9
汉 x 汉	;>E<7?
汉 |	<;B@:A
汉 | $	<;B@:A
汉 汉	?=>77D
汉 汉 $	@;?99D
汉 汉 0	<F;<=;
汉 汉 汉	A=E99=
汉 ！	A<999D
汉 ！ $	A<999D
汉 ：	<>>=<B
汉 ： $	<?=?7D
汉 ： 0	A<B;B;
汉 ？	56I6:=
汉 ？ $	56I6:=
池	BC=<;;
没	6>.W4.
没$	?D>:?A
没下	><<E?<
没交	<><E?<
没再	>?8F?<
没删	=;>F?<
没删$	>;>F?<
没动	@@9C=8
没动$	A9;F>:
没发	88E?<>
没发$	;;E;><
没回	=:CB>;
没开	=<>F?<
没成	;:?H>:
没扣	=E?;?=
没收	>?=D?;
没收到	>?=D?;
没改	=<=F?=
没有	;B7H99
没有$	>=;E?<
没法	=<;G?<
没用	>E?:><
没碰	=;=F?=
没订	=;;I>:
没订$	==;G>;
没退	>;>E>=
没问	CA>9>?
没问题	CA>9>?
法	9B<E?>
法务	E;B<<9
法院	9B>>C?
注	::;DB>
注销	;9AD9>
注销$	;<BE;:
洗	C:?A<=
活	@8<>:E
派	?A>??;
派人	<@D<=;
派送	<A<<C<
流	=F<68@
流水	=E=;<<
浇	E<>>=:
浇了	E<>>=:
测	6GD:;:
测试	6IB;<;
海	?;<C:A
海棠	<9>E<A
海棠厅	<9>E<A
消	=6A8@C
消了	:===DA
消息	C;@99B
涨	>=@9AA
清	E9C;6=
清$	D?@;==
清了	E<?>==
清楚	9@;B=C
清楚$	<B=C>;
温	=?:<?D
游	@9=<C?
满	5C6I::
满$	9E=;>@
满了	7?>I:7
满了$	7?>I:7
滤	:B>>C<
灯	D8C?:<
点	@>>7@=
点$	=9@@:B
点一	B>E<=8
点一下	>>F=?:
点了	?7<@E6
点了$	A9<B@8
点到	@@:<<@
点到十	;F=>>;
点半	C89><B
点半$	;@;A:C
点提醒	E<=?>=
点起	D<>==;
点零	<E><?=
烦	;;;<=H
照	D?>@=8
照您	D??>=;
照片	D@B?84
片	C@A?86
片$	;D>>>=
版	C;@=6=
版$	A@:A=>
版本	@;><<C
牌	A7@C7@
物	>:@>F:
物业	=8:@G;
物流	>E>=<<
状	>E8;;>
状态	>E8;;>
状态是	<E>==:
猫	@9<;:F
率	8E=;<D
王	7<B9BD
现	?F?;59
现在	AE?:5:
班	9E?@C6
班$	B@<<@8
球	<<=>=E
理	:=@;C?
理$	@@E99;
理中	A?:A;>
理了	B:?<B=
理员	?<C>C9
理解	9;<=>G
生	A::>>B
生$	>@;;@A
生产	?<?D>:
生成	D???><
生效	@>A@9>
生效$	?>A@:>
用	?B5:A@
用$	=<@@<A
用了	CB=9A9
用了$	E@>:B8
用再	>>:=>F
用户	C;=><>
由	;@=9B@
甲	;=BAA:
申	@8AA?;
申请	A:>BA;
申请$	9:B=BA
申请已	E>>=<=
电	@?=7C=
电$	:=D=>?
电子	=CB=:>
电梯	::>=G<
电话	;=:=DA
电话$	9<9:DF
电费	G<;9;=
留	C>:A>;
留了	F<==@7
留意	;<:;=H
留着	:A>BB6
留着$	:??@C9
疑	A:;<=D
疗	8A@ABC
病	;=?<?E
登	<=?9D@
登录	;@@:B>
登机口	9?>>AB
登记	>A<AB:
白	:A9@9D
白了	:==<>F
白了$	:==<>F
百	ADA=87
的	E68;H;
的$	?42:P;
的事	?<8>CB
的卡	>;??C>
的号	>>BA;>
的时	8@:AA@
的时候	9<<DA?
的是	EB5<>:
的是$	AA==@8
的电	?=C=<@
的话	3:H:8?
的话$	:>@:;C
的话我	>>F<>:
的账	C;<C<;
的退	B=:D<:
的退款	B=:D=:
的那	GA:97=
的邮	>=8A@C
皮	C;B=<:
监	=;A>C<
监理	=;A>C:
盒	:G;;==
盖	>9D9C=
盘	D7?B>8
目	=A5C6@
目前	8D:G:5
目录	@>=;=B
直	7F6@9B
直接	<=:?=F
省	;AD>>:
看	8F;:>B
看$	7A@C:<
看一	=;<<>F
看不	<:=E>?
看不到	=<=D>?
看了	6J9;@8
看了$	9G<<A8
看到	BC:;A9
看看	=<?<>B
真	:<>C?B
眼	8>@B>@
着	3BGB=7
着$	2@CFC2
睡	?>:<=E
知	D5AG;9
知$	=;=CD9
知道	B?>A9=
短	<78E5F
短信	=9:F6B
石	<F=<=<
码	=7<C>C
码$	:??;D?
码已	D>>><>
码重置	E???=;
确	=<BB<<
确定	<<@G=8
确认	?;D<?=
确认$	@:A@><
碰	;;=E>@
磊	;D=<B=
示	6DB<D8
示$	:<D<F6
祝	<=>>>D
票	>CAC<4
票$	=AE<A6
票的	@C?=>;
禁	D@?;=8
离	9?BB?;
禾	9D>?@>
种	7B>=CB
科	A?>;@<
秒	:F?;C8
秒$	@D=<=;
租	<@B7F<
移	D9D<;;
程	J;<>;7
稍	;=E=>=
税	7E<D;;
税号	;B>B><
稿	A7G8:<
稿$	=>E<>:
空	=B@?4=
空着	:BB@=9
空着$	:BB@=9
空调	H9>><:
突	<9>B>A
突$	=;=H>9
窗	>;B<A?
窗$	<9D<=@
窗帘	D<>A=:
立	;@>>>C
站	<CC:?8
章	<BD8B:
笔	:FA9A:
笔$	<H<;?8
笔记	?:>C@=
第	<A?8C=
第一	?9B;C?
第三	:A?;D=
第二	@?=7?A
等	4=AE<>
等$	A>>9C=
等于	==>:>E
等待	C=8A>=
等您	>>EA>6
答	:B;=C=
签	7=??K9
签$	B@:<@<
签了	8>>>G=
签了$	;>?>D?
签字	;@CB;8
签收	2A9>J@
签收$	6=>@G>
算	8B967I
算$	:A9:>F
管	>=?=D:
管理	?<C>C9
管理员	?<C>C9
箱	A<>@A:
箱$	A?@?:<
箱已	::=@CB
箱里	E<==<=
米	;A==D=
类	A;;<=C
粮	A:>C=<
糕	<=DB=:
系	8==EC=
系统	9A=DC8
红	B>A:9@
约	F@C:=4
约$	ACB:;7
约在	B6B=B:
约好	B>>>@;
约好了	B>>>@;
级	@@:A:?
纪	?A:9AA
纪要	@A:9A?
纸	>@8D8@
纸$	:@=D><
线	<G??;8
线$	@@9D;:
线上	>DA;>9
组	==<A@@
终	;@<=>D
经	?8;8K4
经发	9=@BD<
经开	9>>>F>
经把	9>>>G>
经有	;D?>==
绑	??9<<D
结	8C4A4F
结了	:D>=<@
结果	<A6D<@
结果$	<?=>?D
给	L0B4@4
给个	:<E>>=
给了	F<==@9
给他	D>=>@;
给您	?59>I:
给我	9>C<>@
给方	E<>>==
给王	@<E==;
绝	C<<@<>
绝了	C<=@<=
绝了$	D==?=;
统	9?:CE<
统一	9<;=DC
续	J8@>;8
续$	=>D=B9
续签	B:;??@
续费	@E;;:>
维	A;<>>A
绿	@D:<<<
绿$	?E===9
编	??6>7C
编号	?B9;:?
编码	;:>>>F
缴	:C??C@
缴$	7?C@F=
缺	5D9H;3
网	?B:C@8
网关	8@<DE=
网关$	9<>>EA
网盘	E<@<>8
网站	E;=@>:
罗	B>=@A9
置	@;@<A>
置$	:=A>=C
群	E=??<4
群了	E>>><<
群了$	E>>><<
群里	A<A@@8
翻	8E;<=@
翻了	9F<<=<
老	;=;9K8
老万	:<>>E=
老万付	:<>>E=
老师	9CA>B7
考	:=?:=H
者	@>:<B?
耳	;<>>>E
联	>7?A;B
联系	>7?A;A
股	>9C?:A
能	4E7C0E
能收	==;;>F
能用	C@;:>@
能看	AC:;>=
自	<8;8I@
自动	C>:=@<
自动续	D@<?<:
自己	35>;J?
至	E=<<<>
航	8D:7@B
航$	:F>==:
航司	:@:=AC
航班	:?@<D<
般	;88:;K
色	7E<;<A
节	8F;<??
花	D?;:;=
苏	>D>>=;
英	B?A<:<
英语	;D=>=@
药	A@;?=>
菜	B:A<<>
落	B@;?<=
蛋	;?DB=;
蛋糕	<=DB=:
行	9>D=7C
行$	B;<=6C
行吗	>>D>?;
行我	?=D>?;
街	<?C=;B
补	@9B8A@
补丁	@<E=?8
表	BB=A<5
被	+94QE9
被别	9<>G>;
被别人	9=>F>;
被占	9>=G;9
被占用	;==F<;
被拒	<<>AB;
被退	9==F==
装	D?B<:6
裹	;F;?@7
西	8?<??E
要	-?C=6E
要一	=?;??D
要不	=<G;>:
要不要	=<J;>5
要您	=<E9=>
要我	>?D>?<
要是	<AD9;>
要的	=E??;:
要的话	>?E>?:
要看	>=;D>=
要等	>=9=>G
见	9C=9=E
观	=<===E
规	<<7@@D
规则	>:;=DB
规定	<B<<:C
视	C??;<=
视频	C??;==
解	8>>6=G
解绑	;>>>?D
言	A@;9<A
警	>D<;C6
计	4H=<@=
订	A;9DC9
订$	9@@G;9
订了	C>>B:=
订了$	>?>C<>
订单	;A5;AF
订好	==>=E;
订好了	:=>>F<
订的	H7<<B6
订的是	G9;=<;
订阅	E=<>=>
认	==E?<<
认$	?>A@>;
让	B7:>@B
让他	E=;==<
让我	=?9>CB
议	@;A<6A
议室	B?:E<8
记	@=4;D?
记录	BC::C3
记录$	<E>>=;
记得	:9:<;J
讲	:A;<=D
设	E=>;<=
设在	F9>>>=
设备	>C;=<@
证	:;@A:C
证$	<:;<AE
证书	=AB@<:
证明	@9B@;=
评	?C;:@>
诉	8@@9BC
诉我	<>@;>B
诉我$	>>9=?E
诊	@@<C<:
译	>@=C=<
试	6FFC95
试$	:>D;=>
诗	;=>>>E
话	;7E8;F
话$	69?6?H
话我	<=E<>?
话费	E;:C=<
询	>B<:=B
该	?A?:9@
语	?B8::D
误	@<8AD9
误$	A<=AB9
误了	:<?>E;
误了$	:<?>E;
说	=<7;CC
说$	88;=8J
说一	<:A<A?
说不	>><D?<
说了	H===9;
说明	E9=B:<
说来	=C>:C9
说的	F6?9<?
说的$	C><=9@
请	B6;>=C
请$	9:B=BA
请了	B@<A@6
请假	<:B>C=
请已	E>>=<=
请您	>>;=>E
请求	;@>E==
读	9J9:?7
读$	>E>;;<
读了	;F<;>;
课	>H=998
课$	>D@;=;
谁	CA?6B=
谁也	D<=8>B
调	D6=<A>
谢	@;;;<D
谢您	;>=>>E
谢您的	;>>>>D
财	=9B:E;
财务	>9B:D;
败	:?;I;3
败$	>B:C<7
败了	;:?F>=
败了$	;:?F>=
账	C=5A>=
账$	B=;=A>
账单	C>9>A<
账号	@=?A=<
账户	@C8;:B
货	9@=>D=
货$	>?;A>=
货了	<B@=@:
货人	@D=><9
货的	>?:=>E
购	<8AB?B
贴	C9<:@A
贵	=B?B<:
贷	:D>==B
费	G?4=8>
费$	=D;?<>
资	=?=<C?
赔	?;BC;;
走	I37;B<
走$	D>;=?;
走了	?9<BC:
走了$	?9<BC:
走的	C99<BA
起	C@4=2A
起$	B>;=<?
起来	>:>B=B
起飞	:C=<=@
起飞$	:C=<=@
超	.<=L@;
超时	5;8JB;
超时$	99;J?7
超过	9A;B=@
趟	>F<==8
足	<D=?>:
足$	<D=>>:
跌	A9A==B
跑	?F@;:6
跑了	DA=:=8
跑完	6H>>>?
跑完了	9F?>>?
跟	H9<:>;
路	<?=5@D
路上	>C<;A<
跳	:8>G<:
跳过	:8>G<9
踢	9A=?C?
身	8=C<?B
身份	7>B9<F
身份证	7>B9<F
车	@>E8:;
车$	?@B<;=
转	=>DB4=
转给	D=>>=<
转账	;>?A;B
轮	:D>??>
载	?<<:C@
较	;;<=>F
辛	<B<<:B
边	C:1F==
边看	=>>E?;
边看不	=>>E?;
达	?A;D<;
过	:C:<G8
过$	@@>B>8
过两	<C=C;9
过了	=B9=??
过了$	@@:>A9
过去	E8@A;:
过去$	C<B=?9
过去了	D=?>==
过后	>>?;<C
过期	6C<C;A
过期了	:D>B<;
过来	B;B<@:
运	9=>A@B
运维	?:==AB
近	9DB@<7
返	??;B;>
还	1?:O;3
还$	E:>?=<
还不	==<F>:
还了	F=@<=<
还剩	<K;9:6
还在	1?5I@;
还差	=9E>=;
还是	8<GA:<
还有	7BD9;<
还没	76;I@:
还没有	?=>C?>
还能	>C98>C
还要	?=7A>F
这	;2>C>E
这一	><BC<9
这一步	9<BD=9
这个	:<<A8E
这单	>@=?D8
这是	<=C;C:
这次	D;=@<=
这笔	:<D:A@
这边	B>7F<9
这边看	=>>E?;
这里	<;<A>C
进	J2:<@;
进去	@:<DA<
进去$	9<=G<A
进去了	E>>=>:
进度	7;?>AF
进来	D@=<=<
连	>F?;<8
迟	6H=<??
迟到	:D>=>@
退	>=?@@<
退$	7C?;:A
退一	><;<>F
退了	9@:@E>
退了$	><><A@
退回	C<<?>?
退回$	C>?:A>
退您	>E==>9
退款	@=?D>:
退款$	>=E=<;
退给	A<=>B;
退订	C<?<<A
退货	A?9:@B
送	@@8@<?
送$	C=@:A8
送到	=C@9;@
送到$	:EB<><
送达	??<D<<
选	69C>>E
递	@:B8B;
递员	:B<=@@
通	>C?=B9
通$	:B==C<
通知	D3CB?7
通知$	=;??E;
通过	;D<<B=
通过$	?C9@A6
通过后	>>?;<C
遍	>B=9;A
遍$	??=:<B
道	<CA>7?
道$	8C<>>C
邀	D;B==:
邀请	D;B==:
那	@=7F;=
那个	B;=:=D
那位	?9==<D
那封	=>@D=<
那条	G<=<<9
那班	:D<C=8
那笔	C:><<A
那边	A;9C@<
邮	@<?B><
邮件	C>>@9=
邮件$	<D>:A>
邮箱	=:?CB<
邮箱$	>;A@<>
邮箱已	::=@CB
邮箱里	F;==<<
邻	<<;=EA
邻居	<<;=EA
郑	:9C>B?
部	B?=>?;
都	HB=?91
都在	?A=A>:
都已	E<>>==
都收	F<?><;
都是	99=AD@
都有	DA=<=8
都没	=;=F?=
都看	;F=<=;
都看了	;F=<=;
都能	BC?9=:
配	B;8G;7
酒	E<@?9;
酒店	C>A@:9
醒	L6<=:8
采	=B?C=9
采购	?=?D>:
里	?G8;?<
里$	G;<>4=
里了	C:>A?9
里了$	C:>A?9
里写	:F>>>9
里成	F:>=><
里有	>BA;<=
里的	<;CA=:
重	@;@7?A
重启	BC>9?8
重复	:@=?9C
重复的	:C<>;A
重新	F9>:;?
重置	?<==B?
量	@B<9<@
金	?6=5GD
金卡	E<<>=<
金额	89=:;I
钟	@:B=??
钟$	?<EA::
钟内	@@;;=B
钟到	B9>=>B
钟后	;:C=E9
钟后到	;:C=E9
钥	@@D;A4
钥匙	;=>@D>
钱	G1;D<=
钱$	><8:CC
钱还	=<>D>=
铁	:B===D
银	:AA?>?
银行	7CA@@?
链	C@==<<
链接	D;===?
销	?4AE>9
销$	;<BE;:
锁	B7?D>:
错	@C384G
错$	6C99:F
错了	7:<A<G
错了$	8;=B<E
错误	D@>==9
长	8=:>AE
长$	;=?>;E
长了	;<?><F
门	D:=@@:
门口	D<A:?:
闭	A@<;B9
问	:B?4=D
问$	9<B=<C
问题	@A@7<@
问题$	?@@9=C
间	>>BA<:
闹	D9C<<=
闹钟	E9C==:
阁	>E<>>:
阅	D=A<;<
队	9=8BB@
阿	>7?<E>
阿姨	B=>>B:
阿敏	<=>>E=
附	C:AA;9
陈	A?<@@9
陈师	:@>=D<
陈师傅	:@>=D<
降	=;99@F
降到	E====9
限	B1BD=>
限$	8:C@@B
院	9E@@@:
除	8;@>:F
险	8A9ABA
险$	:=?>F;
随	=<B;>@
随时	=<B;>@
障	?:==B@
难	;>><=F
雨	;H<B:5
雨$	;E>=>:
雨厅	@E>==9
零	DC?<85
零点	??CA:8
需	7>EA<;
需要	:?CB<9
需要的	>?E>?:
青	7D??@?
静	G<<9<>
靠	:=C:@?
靠窗	<9C;A?
靠窗$	=:D==?
面	<H=>3<
面$	@=<:>B
鞋	>;:<?D
音	@CA<;:
页	>@>:>@
页$	9:B==E
页面	9EB@<9
项	BA6<4@
项$	9E=;=A
项已	F<>=<;
项目	B9;;<C
顺	>?<;@A
顺丰	=B==C:
预	?G;=<9
预发	F>:><=
预发$	D?;>>>
预约	@>>@B8
预计	5KA;<8
预订	;@=D=@
领	@8?@@?
频	C??;==
题	:<?69H
题$	?@@9=C
额	9@;E3A
额不	>:>F?<
额不足	?;?D?=
额度	?:?E<:
额退	;E><>;
风	6;>:BG
飞	5GA9:=
飞$	9E<;=>
食	>=?C<<
餐	8B:>AB
饭	==??C<
饭店	:>>?E>
饮	;C?;>A
馆	D<>@;<
首	A<A<;@
香	=9A;=C
马	@<;=?A
马上	@B@::>
马师	:9=<DC
马师傅	:9=<DC
驳	:>>E><
驳回	:>>E><
驿	;E>>=;
验	9G?>@:
验证	:B??A?
骑	:C=@C7
骑手	;A=@C8
高	1I:99G
麻	:;:<=I
麻烦	;;;<=H
黑	C=><<@
點	?:@BA9
齐	<:FA<9
龙	9D?>><
！	A<999D
！ $	A<999D
：	:=>=<D
： $	:>=?7E
： 0	A<B;B;
： 0 汉	B;A;B;
？	56I6:=
？ $	56I6:=
👍	E;>>>:
"""
