"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	@6534J
! $	@6535J
#	=E:9@?
# #	==?>?D
# # $	8=??@F
# $	:C:3<G
# 0	<F==;<
# 0 $	9D???@
# 0 汉	?A==;=
# :	;A<=AC
# : $	:A>>?D
# and	A;=B>=
# at	=D<>A<
# at 0	=D<>A<
# ed $	B7<F@:
# for	AB??<:
# has	:@=AE:
# is	>B:G@3
# is ed	;A>FB<
# is x	>C?>A9
# now	G9===:
# now s	E:>>>;
# s x	8C@@@B
# to	@>>B<;
# was	A8=?C9
# was ed	A:>?B:
# went	H8===9
# |	A::<>B
# | $	A::<>B
# 汉	FA=9?/
# 汉 $	?C@<B3
# 汉 0	G;=<8:
# ：	7@???F
# ： $	:=?>?E
$	>?>@<A
'd	?:B94D
'd like	;>D=?=
'd x the	@=?;=B
'd x x	;=B=?@
'll	=3L63?
'll get	;=I>>7
'll look	=>D>?<
'm	47F?<A
'm afraid	<=@D?:
'm sorry	>><8?G
're	DA<?5<
're booked	F>??:=
're checked	F=?>;=
're in	G:>><:
're on	E>>><:
's	@>>@@:
's 0	5J<<<;
's a	@;<;>D
's a x	C8;;=C
's already	8=>=G=
's been	I;<<8<
's been ed	G>?>:;
's been x	F==?=:
's done	F9=:;>
's ed $	>;>AB>
's in	H8===8
's in the	C:>=<>
's on	E:<;>=
's still	9:;F>>
's the	9@><<E
's up	D:==?<
's x $	G6A<C4
's x ed	7<>EA>
's x is	9>:C<D
's x s	;F>><>
's x x	;ACC8;
've	C9<8?B
've got	E@A<88
've opened	?=;=E9
've written	9===?F
-	B=?=9<
- #	:B@>?C
- 0	?@=8??
- 0 $	<BB=>6
- 0 x	G7<==A
- 0 |	8>>??E
- x	H9;;=8
- x :	8AB??C
- x x	C;>>?<
- 汉	A??<==
- 汉 $	C;<=>=
- 汉 :	=B>=>C
- 汉 ：	<BB?>>
0	>N@584
0 #	:?B>?B
0 # $	9;B>>E
0 $	:E<89@
0 0	F?4;>7
0 0 $	F<9:;=
0 0 0	>>;=>D
0 0 汉	=E><A;
0 a	<@F<;;
0 a x	8DD===
0 am	CA:<=>
0 and	@D;:9<
0 and 0	C<==>?
0 and x	:G====
0 c	<F;==:
0 days	5E@9<?
0 december	E9;;7B
0 ed $	AF:<86
0 eur	:D?@?=
0 euros	A=C;:>
0 for	?E8<;=
0 for the	9E<?>A
0 gb	?BA<<8
0 gb $	7EB==:
0 has	<C><A;
0 has been	:B?>B=
0 hours	E>9<:C
0 in	8EB;:;
0 in x	7@D==?
0 is	?<D=B9
0 is ed	>>>?D<
0 is x	A;F;<<
0 items	D8C>>;
0 may	;G89B8
0 may $	<F89B9
0 minutes	?E=<>:
0 november	=?AA?<
0 of	9G?A:9
0 of the	9DA>>>
0 on	=C8<AB
0 on the	@D<=>;
0 passed	8I>;<:
0 pm	=>>?=B
0 pm $	>?<;@@
0 pounds	G9@==9
0 rows	@?=E96
0 s $	:FA60>
0 s ed	G?;;99
0 s of	BB=<=:
0 s to	=9E===
0 s were	?D>@9:
0 s x	=E8A89
0 shares	E9?>=<
0 tests	<E=<>=
0 to	@>?:B=
0 to 0	<>?<AC
0 to x	>BA=>9
0 was	>=<<E<
0 was ed	?<<<E<
0 x $	C@?>;9
0 x 0	CA<>=9
0 x at	E:;=9A
0 x ed	C6;<F8
0 x in	;F==;<
0 x s	AB<<9;
0 x to	9>>@>E
0 x x	BB>>C/
0 |	77AB=D
0 | $	77AB=D
0 汉	?@<<A=
0 汉 #	>CB>=:
0 汉 $	>?:?C?
0 汉 0	A?79:C
0 汉 :	=D<=?>
0 汉 x	?E?=9:
0 汉 |	:D???>
0 汉 汉	AC><=:
0 汉 ？	=>E>?<
:	>C>=1?
: $	<C?>2@
: 0	@@<=><
: 0 $	8G>>>?
: 0 汉	C:=>?>
: 汉	A@;<=@
: 汉 $	B><==@
: 汉 0	8E@?@@
?	13N4=:
? $	13N4=:
A:assistant	?:HB3:
A:open	?>;@:B
A:other	1F79I?
B:assertsassistant	D=?:8?
B:assertsopen	C?::=@
B:assertsother	5F49G>
B:deniesassistant	8;;J6:
B:deniesopen	8B:F6=
B:deniesother	5A9=B@
B:openassistant	:9K<69
B:openopen	89B@9E
B:openother	8>?<B@
C0:asserts	6F?=9F
C0:denies	4@8J6<
C0:open	58H>9C
C:own	Q6/4A-
C:past	G802BA
C:perfect	L268I.
C:state	A;;4AC
F:	B88?B>
F:apply	CA8?>8
F:approve	==A;C<
F:backup	F=>==:
F:book	D8<?E7
F:buy	K865B3
F:cancel	C789D;
F:close	A=9;B:
F:commit	9B@CDC
F:delete	G;>@88
F:deploy	A<97B@
F:fix	A;;8D>
F:merge	@;>==B
F:open	G>=;=9
F:pay	D>76A;
F:print	C:=><@
F:push	F;=<?:
F:refund	B@6<@:
F:renew	K9<:99
F:reply	@:A=B:
F:restart	DA<9>:
F:rollback	J=<::9
F:send	G976D8
F:share	B==?A<
F:update	F9<8F7
F:upload	@:AA@:
G:own	D>:<=;
G:ownapply	D:9B>7
G:ownbook	C?:>C8
G:ownbuy	D:=>@;
G:owncancel	C<>=>=
G:owndelete	E<=>>:
G:ownpay	J<78>6
G:ownrefund	F9<===
G:ownrestart	G:=;=<
G:ownsend	DA:>B9
G:ownupdate	?@;=G>
G:past	=888>I
G:pastapply	G;=<<9
G:pastcancel	7B?@DA
G:pastdeploy	<8=<AE
G:pastpay	B<=;A=
G:pastrefund	:G>=;;
G:pastsend	EA=;:8
G:pastupdate	H7<@<;
G:perfect	?;<CC<
G:perfectapply	>E=<?=
G:perfectapprove	?<A;B:
G:perfectbook	A6??C:
G:perfectbuy	G798C9
G:perfectcancel	D98:A;
G:perfectclose	AA<>=9
G:perfectcommit	8B@CDD
G:perfectdelete	D<?A99
G:perfectdeploy	D@<9@5
G:perfectfix	?><:D=
G:perfectmerge	?<?=>B
G:perfectopen	H<>;;:
G:perfectpay	>B<=@<
G:perfectpush	B<>=B<
G:perfectrefund	@<:>B:
G:perfectrenew	F=><;=
G:perfectrestart	>C>=@<
G:perfectrollback	I<><;;
G:perfectsend	D4:7D;
G:perfectshare	C==?@;
G:perfecttest	G9>=<=
G:perfectupdate	D6?8E:
G:perfectupload	>;ABA:
G:state	B=A;=<
G:statepay	C8=;=B
G:stateupdate	?C==B;
K:False	?=1CC=
K:True	@D:C<8
L	??>><A
M:asserts	C@98??
M:denies	4@8J6<
M:open	58H>9C
P:0	B;;=A@
P:1	??<><@
P:2	;@>@:B
P:3	9?FC5>
Q	@D73C>
R:0	A?=;6D
R:1	D==>8<
R:2	;>9DE<
R:3	8@EAD?
^	>?>@<A
^ #	<9:FCA
^ # $	>88A>D
^ # 0	4L>??;
^ # and	C8>@;@
^ # is	;=?G?>
^ # now	H8===:
^ # 汉	AC=>?5
^ $	890D2H
^ -	B=?=9<
^ - #	:B@>?C
^ - 0	?@=8??
^ - s	D<==>;
^ - x	A5@B;?
^ - 汉	A??<==
^ 0	9>D8<F
^ 0 #	<:??@E
^ 0 $	98??;H
^ 0 0	@A=>B;
^ 0 ed	DF8:93
^ 0 in	:>C??<
^ 0 of	6J=>>;
^ 0 s	F;D>56
^ 0 x	>C49C;
^ 0 |	5;D=?B
^ 0 汉	8C==@D
^ a	B8=9=D
^ a #	;<>A?E
^ a x	E8>9>?
^ according	5C:;C>
^ after	7:?;=F
^ alarm	G:=><<
^ all	E@7=79
^ all x	E?;:<9
^ an	=<<;?E
^ an x	?;<;?D
^ and	A>?=D6
^ and a	@>?:9@
^ and ed	F:37E7
^ and i	@@AA;8
^ and it	B<B@:;
^ and the	D>?<?2
^ and x	:@9DA>
^ anything	??9=?F
^ as	C>9<A<
^ as the	9B>C==
^ as you	@;;=C<
^ at	8C<>>B
^ b	;?<>AC
^ b #	>;>A@B
^ balance	8H>>?:
^ because	=>9=:D
^ before	D><:=?
^ booked	C<;<C9
^ both	B?A7><
^ both are	9;B>>D
^ both s	B@?9A9
^ bring	9<<>>F
^ but	:;3D9B
^ by	4?A:D@
^ by the	89A:D?
^ c	A@=>?9
^ c #	B=>??:
^ call	<>;>=F
^ cancelled	C=>>;>
^ casa	;G;==9
^ channel	6B@AGD
^ ci	?E><=8
^ claim	9F><?;
^ confirmation	BBB:<8
^ consider	F;==<>
^ could	==<A>C
^ d	<@?C??
^ dana	DB;;?5
^ delivery	8F=>?=
^ do	<;F6=D
^ do x	><>7?H
^ do you	=>G>>8
^ done	K778<7
^ ed !	E=>>=9
^ ed $	D5?@>9
^ ed 0	I<9B75
^ ed :	E=97;<
^ ed for	8B@AG@
^ ed it	G>=>:;
^ ed the	G9=;=9
^ ed to	D?;;A9
^ ed x	B:?8=?
^ eta	9E????
^ everything	C>;8:A
^ f	6C@@CD
^ f #	6C@@CD
^ five	<BC=>8
^ for	5BA?>F
^ for the	7BA@@C
^ four	9G=>>:
^ g	6B?>>G
^ g #	6B?>>G
^ good	F5:;<>
^ great	=;=<<E
^ h	;D>??A
^ h #	<C>>?A
^ happy	8=>>?G
^ have	=;<<>F
^ have a	;<=<>F
^ he	?C89G7
^ he 's	B@==@8
^ heating	C8>>@=
^ her	>B;B=9
^ her x	?B;B>8
^ here	48=B<G
^ here 's	7:><=H
^ hi	9<>>>G
^ hi x	:>??>E
^ https	98=<>H
^ i	8@@F3A
^ i 'd	78B==B
^ i 'm	57E?<A
^ i ca	<A:F>8
^ i can	;>M8>2
^ i could	;;GA>9
^ i do	<=;H?9
^ i ed	9E7C<D
^ i have	<58G<A
^ i x	BA9?1@
^ if	37H76@
^ if it	>=F;=:
^ if the	;=B?=>
^ if you	<;B;:A
^ in	5D7>:E
^ in the	:D><>A
^ in x	2@:A<E
^ ing $	8C@@@C
^ ing ed	A:>C<A
^ ing for	A:E;=8
^ ing has	B;>E=8
^ ing s	<8BA=B
^ ing the	8@B?;?
^ ing to	4B8@C>
^ ing was	=<>F>:
^ ing x	:<;C@D
^ invoice	H:==8?
^ is	@;?:=B
^ is x	9?=<?D
^ it	:G7E<8
^ it 's	C?5A@9
^ it ed	:@>C==
^ it is	6A;?=D
^ it may	==:D>>
^ it s	4FA5?@
^ it was	@D=<>;
^ it x	A@9@><
^ its	9E=B>9
^ just	C;=A<<
^ k	?F<<::
^ k #	?F<<::
^ l	7A?@@D
^ l #	7A?@@D
^ labelled	6>?@BH
^ last	;D<>B9
^ leads	?:=E=:
^ let	;=9:=H
^ look	;><>?E
^ m	6C?=FA
^ m #	6C?=FA
^ may	B=@A=8
^ message	E9=:;A
^ most	:=>>?F
^ moved	E;>=;>
^ mr	=;=<CA
^ muted	F;>><9
^ my	<;A?:B
^ my x	>=B<;A
^ nd	F;>><;
^ nd #	F;>><;
^ neither	=:=@?D
^ new	CA<==8
^ next	8>F<>>
^ no	>>8F:8
^ no s	B9>@>=
^ no x	<A8C;:
^ nobody	<C;B<9
^ none	;<>F?=
^ not	=4CC=<
^ not ed	;;AG>8
^ not x	:==D??
^ nothing	3::I<@
^ number	G6=>>?
^ oa	;<=E><
^ oa 汉	=<<E>;
^ oat	<=BA@7
^ of	3B:C;?
^ of the	9=<@=D
^ old	E<9B:;
^ once	?<B6:A
^ once you	=>F>=:
^ one	0GBCC;
^ only	G>=9<:
^ open	8A=8<D
^ or	<>E@?:
^ order	;<C9C>
^ pa	=G=;<:
^ pa #	=G=;<:
^ paid	?;>?9D
^ payment	A9BB<=
^ per	8?<<@D
^ please	48:=<J
^ r	=G<:B4
^ r #	=F=<C5
^ readme	H:=<=9
^ refund	G=<:8=
^ restart	B:;;<D
^ rma	C=:B?8
^ room	B;;D?7
^ s	:C@=>A
^ s #	;C=>>B
^ s $	D7989A
^ s 0	7B?C?<
^ s :	=;AB=@
^ s are	>A::;B
^ s at	E:=>>=
^ s ed	I9;;9:
^ s for	;;<=<G
^ s s	<D;AB7
^ s x	@>;=<?
^ say	=:E;;=
^ seat	<8>=>F
^ sent	C@>A?9
^ shall	<>F<>;
^ she	:>;9I8
^ should	;=F;=>
^ should i	>>D=?<
^ since	@7;;>D
^ so	4==G<?
^ so $	9AC?<<
^ so i	D78G;5
^ so that	8;=B>B
^ so x	7B;;>F
^ someone	8<:DB@
^ sorry	66;E:C
^ status	;8;;=H
^ still	:@B;>@
^ t	<@==<B
^ t #	<=>>=C
^ test	:D?>>=
^ tests	:F>>>9
^ thank	:;=><G
^ thanks	8:<==H
^ that	?;>?<A
^ that 's	?:@=A@
^ that s	9@=<;D
^ that x	E>9?;=
^ the	>>:CA9
^ the #	@<>=C:
^ the 0	>A??;=
^ the ing	BA>=;8
^ the s	@9B<C;
^ the x	>>9D><
^ their	8E<A>;
^ their x	8D<B><
^ then	<6A:;E
^ there	<D>?:<
^ there 's	A>@>;<
^ there are	6G=?>9
^ they	?=9;H;
^ they x	>?;7E?
^ this	9;DB>?
^ though	79ED?9
^ three	6GC;?9
^ ticket	E?><:=
^ to	:B>5;B
^ to x	8>@8=E
^ tomasz	E>==>:
^ transfer	8E?@?@
^ two	<H4?>5
^ until	;;==?F
^ waiting	A;D<>8
^ want	=?E>?<
^ we	C7@A9=
^ we x	B99@<B
^ web	F:>=<;
^ went	G;<<=8
^ what	=@><?B
^ when	<=D:=?
^ whether	=><E><
^ which	;AE7D:
^ which s	:D@??=
^ which x	=>G>>9
^ who	:>A>C<
^ with	I>=565
^ with the	C=B<;:
^ with x	AB;==9
^ x #	>>9@7A
^ x $	@A9C'=
^ x 's	C:BB5;
^ x 0	@<=?=>
^ x :	?B3>:?
^ x a	8=E<>@
^ x and	>@B=<<
^ x at	C;==<@
^ x c	;C=B=9
^ x can	J:8;;8
^ x do	;E<>>;
^ x ed	A5=?I2
^ x for	@>;A<?
^ x from	7D==A?
^ x has	@=7CB9
^ x i	C>D;:6
^ x in	><@:=A
^ x ing	<A78:F
^ x is	C@78:?
^ x it	:;D66E
^ x me	8:B6<D
^ x no	FA<8=8
^ x now	@BA=>9
^ x of	@>=:>@
^ x on	A@A?8:
^ x s	:AA97B
^ x should	9=B==B
^ x that	9;::=J
^ x the	0:A@<I
^ x to	<?D87@
^ x up	9G====
^ x was	=:>D;A
^ x with	=E@<?;
^ x x	AA@<;;
^ x you	3?@<?F
^ x your	@=<=:D
^ x |	;7?<:G
^ x 汉	@B:@8?
^ you	?C0:I=
^ you 'd	@<:=:F
^ you can	::>;:G
^ you ed	:>6@F>
^ you have	=E=><<
^ you x	B@4<H8
^ your	B><=E4
^ your ing	EA;<=9
^ your s	A@<<A9
^ your x	@=>=E7
^ yours	8<;F<>
^ ⏳	>>;F?9
^ ☐	=:GA;5
^ ✅	U0544/
^ ✅ x	L7<::8
^ ✅ 汉	G;;;<9
^ ❌	>:>F>;
^ 汉	<>A>=B
^ 汉 !	=???>C
^ 汉 #	EB<5;8
^ 汉 $	:>?A@@
^ 汉 0	?D;?@8
^ 汉 :	<B=>7C
^ 汉 ?	7;E>9>
^ 汉 a	@9>>>C
^ 汉 b	B><;;@
^ 汉 d	8E@??=
^ 汉 f	D:@=;=
^ 汉 g	F7==<>
^ 汉 l	9A???C
^ 汉 pr	8?D>A>
^ 汉 s	B?<9=@
^ 汉 t	;=>>AD
^ 汉 w	E8>>=@
^ 汉 x	C6E:;>
^ 汉 |	=6B@:B
^ 汉 汉	@=?:7E
^ 汉 ！	?=::8F
^ 汉 ：	>>=>:C
^ 汉 ？	78G7;>
^一	A;9@=C
^一个	:>?D@A
^一般	;;<<=G
^七	><@9E9
^三	H?379=
^三个	C<;?>>
^上	8@:DC>
^上午	8D=<C=
^下	<@G8<;
^下一	:BC>>;
^下午	<:C==@
^不	37?;@H
^不是	><>;?D
^不用	=B<9C=
^不过	88D@<@
^专	C;>=:A
^两	DB?5<<
^两个	H@<:<8
^两家	8D<A<A
^中	7>>;FA
^中介	;<>>F;
^主	?<===C
^九	=@=@C:
^也	D9@B9<
^二	:=:DA@
^五	C<=AB7
^交	C;>=@<
^亲	><==<C
^人	<;<:AD
^今	3AD==@
^今天	8DB;:?
^今晚	;<C<=@
^从	B<?::C
^仓	C<9=@?
^仓库	B<9=A?
^他	6DD8C=
^他们	8@B>B?
^付	7CF:<=
^付款	9BF;<9
^以	C:A>;<
^以后	D;B?<8
^价格	C@=<9A
^任	>>;C?=
^任务	>9<C@?
^优	D<>@=;
^会	GE<;75
^会议	EA<>;9
^但	5=>>9D
^但$	6??@:B
^何	9D?>B<
^余	A==C>;
^余额	B==C>:
^你	9;@:H:
^你说	=;?>D<
^保	@F:B;8
^信	E=>>=;
^修	?=<=E;
^值	D?><;=
^假	B>==:@
^停	A<C;@<
^先	69?=:H
^先别	>==;>D
^免	@9BA><
^免得	@9BA><
^全	J=;:97
^公	C;:==B
^公告	D:>?;@
^六	?C=:?=
^共	B=D<<:
^其	=D;<B=
^其中	:E=;A:
^具	<C=;?@
^具体	<C=;?@
^再	6;B8<B
^出	A9??>C
^刚	?A=B8>
^刚才	9@>B=A
^删	>;H<<7
^别	@<B9>A
^到	5>F:;D
^到时	9<G=>;
^前	?B:BB5
^剩	7>>C<E
^剩下	8<>C=D
^加	?>AB>=
^加班	;C?>??
^包	=E;@?8
^包裹	=E;@?8
^北	:C??>@
^医	>B;>=A
^十	C>A>:;
^单	:B==FA
^单号	=><=;D
^单子	@A?=B8
^卡	@A=B:8
^原	AC:;=;
^去	:A>=C?
^参	9=?@@F
^发	>>>E<<
^发布	9=<A>D
^发票	B<?B?9
^取	CA==9@
^另	A?:B?:
^另外	B@<@?9
^只	7F;=BA
^可	<@B?<>
^可以	>;F:?=
^可能	<<:B=D
^号	<@>==D
^合并	B==B?:
^名	?B=B@9
^后	6@?@BB
^周	B?A82>
^周三	:C<B>?
^周五	9A@<<B
^周六	D7@=?;
^周四	D=?9:?
^和	:C>>=@
^商	@;>;D<
^商家	8>A=E<
^四	?A<;;B
^回	CAD76=
^回执	;F>>=<
^因	:9<@=E
^因为	;:=:>G
^在	;B=7CA
^地	@>=A:A
^地址	C<>B<<
^处	5@9@<D
^处理	8;9A=E
^备	@9<>B>
^复	D:>>=@
^复盘	F;>><=
^多	;F==<<
^夜	8@?>BC
^大	@:::@B
^大概	8?>>>D
^天	:<>>>F
^她	:E<<D9
^好	=:8@6G
^好的	<==<:F
^如	8:J6:=
^如果	9<H9;<
^学	B<;?B:
^学校	9@=<D?
^定	C;@9>>
^定了	B;D==9
^审	;:>?BB
^客	B@@;@9
^家	B?<;A;
^密	B@B;=:
^密码	H:==;=
^密钥	<DD=@;
^对	7>;AFA
^对方	8?<@G;
^导	E9<@>;
^小	B<C;=:
^就	:9AF<<
^尾	AF=>7;
^尾号	?G>=9;
^工	A?@@@7
^工单	A9==@A
^差	CA@<<;
^已	ID7886
^已经	@E;;:B
^师	=<@BB;
^师傅	=<@BB;
^带	9=>??F
^帮	@>=;C>
^帮您	B?=;>?
^平	=B=?@8
^年	AB<<><
^并	G<>>:;
^库	<F==<<
^库存	<F==<<
^应	7D@@>=
^座	:A=?CB
^座位	:A=?CB
^延	8E<=B<
^建	9:B8:D
^建议	9;B8<B
^开	@:@?;B
^当	==C??;
^待	5@I9;7
^待您	<<F<=9
^很	9<>B;C
^很多	:=>=<F
^得	7>C;?B
^快	C@9<@<
^快照	E>;><=
^您	0=D>DA
^您上	6=<>H;
^您不	>=<;>F
^您先	<=A<=C
^您可	<=<=>D
^您好	><;B;@
^您定	:<F=<;
^您点	==D=><
^您的	J85E78
^您看	=;?<=D
^您给	:=F=>:
^您要	;=E@:=
^您让	;?9>CC
^您说	5>F=@>
^想	;B@<=?
^感	:====F
^感谢	;===>E
^成	D8<:>?
^我	?7AB3B
^我先	>=E<>=
^我再	=?F<?;
^我只	AC;;@>
^我可	==H=?9
^我就	9?=C?B
^我已	BA@<8;
^我把	G;;==<
^我来	<=E=?;
^我没	<<9J?;
^我看	8C>@?A
^我记	8===?G
^我这	@;BF=6
^截	D?<<==
^房	>7A>F;
^房东	<;?;G:
^所	898DA?
^所以	898DA?
^手	:@@B?@
^打	;7@A<D
^扣	9E<@??
^批	7?BBB<
^找	9D;?>A
^把	8??=?E
^投	C9<D>;
^投票	>;=FB:
^报	D:6B;?
^报修	G=>>9=
^报告	C;>A<=
^报销	C:<<A>
^抱	9:=><G
^抱歉	9:=><G
^拟	@:E=<;
^挂	:<A@@B
^指	8@@@DB
^按	F9;;8@
^按您	E=;=9?
^换	@;C>;=
^接	;:BDD;
^接机	E=>>=:
^提	>9ADA?
^提交	?>?C<=
^提醒	B7;=CA
^搞	I;::<7
^搞定	G=;;=9
^摘	D:=>>>
^支	8E=B?>
^收	@B>63C
^收件	B?>:<@
^收到	><?;9D
^收货	E@=>:;
^改	C7C>:?
^放	A7A;@>
^故	:=>C<D
^数	>><<=E
^文	A@@?;:
^文件	<CB@=<
^新	E<?89;
^方	>CA?;:
^日	ADA;=8
^日历	@<BC=:
^日志	=F>;=;
^日程	C=?:@=
^旧	E77?<A
^早	7?<=>G
^早上	>9>>>E
^时	B;=:AA
^时间	B==<B9
^明	@BD9::
^明天	>D?>?:
^明早	F:E<;6
^昨	6<=AF=
^昨天	8>>=D@
^是	C7:>D=
^晚	<====E
^暂	><<D>?
^最	3G:;>B
^最好	==:;BC
^有	5A:>F?
^有三	=G;:C7
^服	CA;@;8
^服务	CA;@;8
^未	9A@B=8
^机	A89AB=
^机器	@<>C@9
^权	D<>?=;
^权限	D<>?=;
^材	7@CAC>
^材料	7@CAC>
^查	2L>=<?
^查了	:D??@>
^查到	7E>>>@
^查过	9F?>><
^标	A;C><=
^检	9B@ACA
^款	J9;<::
^款项	H:;<<:
^正	5?B>A>
^正在	:;C9C>
^每	?@:<<A
^水	<A;A<A
^水费	;=<C=@
^没	>?@B::
^没有	<E@:><
^流	9D<=<B
^流水	:E>>==
^测	6I=<=<
^测试	6I=<=<
^海	=<>C<@
^清	A9A>=@
^灯	E:=;:>
^点	=A?9:C
^照	AD;<=<
^物	=>=9D?
^物业	?:>;E<
^状	<B:;=B
^状态	<B:;=B
^王	:<==DA
^现	;CC=:<
^现在	<CC=:<
^班	?<>>C;
^理	?A@A8:
^生	9=>D=@
^用	B:?><@
^申	B?C<;8
^电	A=8>A>
^电费	C><:=?
^留	9A:B=@
^登	@:<=>C
^登机	@7===E
^登记	8D?@B?
^皮	F9>><=
^目	7C;G;7
^目前	7C;G;7
^看	3@C>BC
^短	<:9I>=
^短信	<;;I?;
^祝	7?>??G
^祝您	;>>>>D
^票	C7<D>=
^租	?:=9E?
^税	;E=?=:
^空调	G;>><<
^窗	E;>A<9
^窗帘	F;=A<9
^第	???8<A
^等	59FG;7
^等您	>>F@>4
^签	?A@=?:
^系	9A;E@<
^系统	9A;E@<
^红	F:C=:;
^纪	BA<:A;
^纪要	BA<:A;
^线	>E><>;
^线上	>E><>;
^结	@<;C?>
^结果	C::B>=
^给	<<A>:E
^给您	@<<=;D
^续	D:B@8<
^编	A:<?:A
^编号	B==<<?
^缺	?B<A=:
^网	:C?B>>
^网关	8C=CA<
^群	9D?AB@
^翻	7@?@AF
^老	>>:=G9
^能	<E9;=?
^自	G:::;@
^自动	F:;<=>
^航	@;<<C>
^草	9?A=?D
^药	D;>@=:
^落	E=>>=:
^血	7D@ACB
^行	D<<;:C
^行程	D=>=<@
^补	8>B>@B
^被	9?<C?A
^要	69K::;
^要不	>>D=>=
^要我	??B??=
^要是	=>?;=C
^订	C<9>@=
^订单	=>:<DC
^订好	E>?>;<
^让	;>B>>B
^记	<;>=?F
^记得	9=>>?G
^证	D<A>;9
^评	G8;=A9
^说	>:=@;D
^请	8=?97F
^谁	DB<9>;
^账	:?=A@A
^账单	<@;@E=
^账号	A:AB8>
^货	6???G@
^超	7A<B<B
^超时	<>=<?E
^跑	:EC;;;
^跟	D=>>:>
^车	B=;?7@
^转	:A?B>A
^转账	7BAA@B
^辛	:A>>>C
^过	7<BB<D
^运	;BA>>>
^运单	8A@@AD
^还	=?8CB<
^还剩	;H=;>9
^还在	9@;BC9
^还差	>:CA>;
^还是	=;?>=C
^还没	<:<D>?
^这	98?:@H
^这个	;>=A9E
^这单	=@>>E:
^这回	E<;=>;
^这是	<<C;C:
^这笔	<=D>=>
^退	D;5C:>
^退款	D=8@<<
^退货	C<;:@@
^通	:D@B=>
^通知	=@BB?:
^那	=8@B@@
^邮	;<CE>=
^邮件	@>BB:=
^邮箱	7>@DB:
^都	@B<@:<
^配	9@<C@A
^酒	A:?B><
^酒店	A:?B><
^采	>C?B<:
^金	79;=<K
^金额	89;=<J
^钱	@:=H88
^银	:@<AA?
^银行	;B<BA9
^门	A>A?;<
^闹	E9=??;
^闹钟	D:>??<
^阿	:;A?C=
^零	D@>=>8
^需	<=DB>8
^需要	==DB>8
^青	:D>>?>
^面	@A@<>:
^顺	<B>=@@
^顺丰	7D?>C<
^顺便	A<>>;C
^预	?C?<7=
^预计	7IA==:
^骑	8D=@C8
^骑手	8B=AC9
^高	:D==<A
^麻	<<<=>G
^麻烦	<<<=>G
a	>9?::F
a #	<8<?<H
a # $	>:>>=C
a backup	F=9>>9
a bit	:>=>>E
a comment	H:=<=9
a confirmation	B>D>>9
a draft	7<G=>=
a good	8@>>>D
a half	::=>>F
a ing x	:@<A;A
a month	>DA<=:
a new	A<;@B:
a note	F=<=>:
a reminder	E=B==9
a week	C9;@;A
a x $	:==;=F
a x :	9@=??E
a x and	6C@@>B
a x at	B9AB<:
a x for	A<=;D;
a x is	=:<B=B
a x of	BB=>=8
a x on	B8=>?B
a x s	>9A<=C
a x with	D=?=><
a x x	==@>;B
a year	>F===:
able	C<:D>9
able to	C<:D>9
about	9=@:8H
about $	==>:>F
about 0	6EB?>?
about a	;?>??D
about the	F9:=;@
above	3=C@?E
above $	9>?>@D
accepted	CB:8B6
accepted $	:D?<B=
access	G;<=?;
access to	B:@=@<
according	3E::C>
according to	3E::C>
account	BB:<;@
account $	C;9>@B
accounts	D:<=@@
active	@BA:>9
add	:<F?=;
added	E?=<C3
address	D>?B>2
address $	C=@:B9
address is	>==D=;
afraid	<=@D?:
after	7B:99G
after 0	9>:B=D
after i	CD9=<:
after that	>A;<<D
after the	<==<=F
afternoon	AD<<;;
afternoon $	DB<<<:
again	D<D99:
again $	B=B::=
agree	>CA>?9
ahead	>@D8=<
ahead $	@;B9=?
alarm	J8<<:;
all	FB<818
all 0	D>?<<:
all x $	@AC:<:
all x s	CB<;<7
allergy	G:=>=<
alone	5;>H>=
alone $	7<?F?>
already	0?34T2
already $	9C?>A?
already cancelled	;<?>E>
already ed $	9???F>
already ed the	>9;;H8
also	K9::=8
altogether	:E>>><
am	A=:<=B
amount	@@<:9C
an	@@;@<=
an answer	:E=B<:
an hour	7@@=B@
an x $	B;:C;>
an x x	?B=>@;
and	CC>7A6
and #	=@?C<@
and 0	>?A99A
and 0 $	D5@==D
and 0 x	8F??@@
and a	@>?:9@
and a x	<@@::A
and ed $	E<;<@8
and ed in	:B?@D@
and ed the	G;:<;;
and ed x	@C:<A9
and i	@@AA;8
and i ed	F====>
and i x	>=F?>;
and it	B<B@:;
and s x	B8C:=?
and the	D>?<?2
and the s	E:A;::
and the x	>A??B6
and then	8<@E;A
and x $	7EA::A
and x 0	9E>>>=
and x ed	9>>CD>
and x has	D@==;:
and x s	<?==E;
and x the	9;>BAE
and x x	:B8>9G
another	3A?@?E
answer	:B?H=:
answer $	=;@F?=
answered	>>=BC3
answered $	<:=DB:
any	B7AA;<
any more	G;==>7
anyone	<C=;?A
anything	<97E;G
anything $	;:>F>=
anything else	?><<=D
api	A=9?=B
app	>:<;:G
app $	B;9<=C
applied	A<=C<;
approval	3:=H>A
approval $	9?=F@=
approve	?@=C>;
approved	=?D9C7
archive	E==>=;
are	DA<?1:
are $	@;D>>9
are done	;?@??E
are ed $	?E>:;<
are ed for	B;D<<9
are in	C@:A;7
are in the	DA=;=9
are on	A<B>A;
are three	9E???>
are x $	AA:?:;
are x s	:F==>?
are x to	7?@??F
are x x	:>AC>=
arranged	E<<>A9
arrive	B=>9<@
arrived	=@:@D9
arrived $	=<<AD;
as	E;9<@<
as #	7F??AB
as # $	7F??AB
as it	7;=D>B
as it was	8;=C>B
as of	?A;;=@
as of 0	@9==>D
as of x	>D=>>;
as well	D:?<@;
as x $	A;<;A?
as x as	9BD:=>
as you	B:?;B:
as you ed	E;;=:>
as you x	8>B>D;
ask	4:>:=I
asked	G56<<A
asked for	D96=@A
assigned	=B<@;B
at	DB>8>5
at 0	D>>>>3
at 0 $	C===C.
at 0 pm	=::B?D
at 0 x	C<<A<;
at noon	B?D::9
at the	<AB?5>
at the x	=C=?5?
at x $	B>?:C9
at x 0	?>>E>:
at x s	:D???>
at x x	D=<;9@
at your x	;@;=>D
atlas	F<===;
attached	D?=<<;
attempt	<=@D>:
automatically	?:B;??
available	<>>E?;
average	4I??@?
awaiting	7>CC>;
away	A9B;B;
away $	?:@=C=
b	@@<69B
b #	>=;><C
b # $	>?<=<B
b 汉	D@>=>9
back	H:A<<7
back $	A<7>A@
back on	E>A<<8
backup	G?=;?4
badge	C7C=;;
bag	9A?B@B
balance	2M:9<=
bank	5@>G:B
bank $	=?<E=<
basil	B?=A<8
be	7/DA.E
be changed	>>=E>9
be ed $	7:CD;<
be ed x	:;CB=<
be x $	8;B@=B
be x x	B<:8=E
because	7=7G7B
because $	2>8G:B
been	D94A=@
been delivered	5>>>FC
been ed $	;26C@E
been ed to	I;=?8:
been ed x	;@=8CB
been shipped	8C?=E<
been told	H==<::
been x $	?:@C;>
before	B;<?>>
before the	F;?:=;
before you	8>;=CC
being	D@8A>8
below	8=@;=G
below $	8=>>?G
best	9CA<<@
better	<=>;?E
between	;BA;<?
bid	G<=;<8
bill	A;A<D7
billing	E??9=;
bit	:>=>>E
blocked	@>:C;<
blocked $	@<<B:?
bo	:;>E@@
board	@<;@:D
boarding	D8<;=B
boarding pass	C9<;=C
book	A<E;=<
booked	<@?AJ0
booked $	E;@=;8
booked for	<A=?F>
booked the	=;??E9
booking	<><C@?
both	G>>18<
both $	F9=<<?
both are	8;C>>D
both are x	8@C@@@
both s $	B>;:;A
bought	D?;A<=
bounced	6@?G=@
bounced $	6??F>>
box	9@=<C@
branch	@<<>?B
brandt	>D>=?;
brill	D9>=C:
bring	<<<>>F
brought	D;<@<<
bucket	C<F<;9
budget	@AC::<
bug	D:=>;@
built	8A?>=E
but	1;<EAC
but $	1;<EAC
button	;:9EAA
by	9<<8K>
by itself	<==;@E
by the	79??I8
by the x	9:<@G:
by x $	?=;2@E
by x x	88;?ED
by your	8<>@G=
by your x	9???DA
c	>G9A=2
c #	AB=>?6
c # $	C@>=>6
ca	<B7H98
ca n't	=B7H98
ca x be	;=AA=?
ca x x	?C5G;8
cache	H<;<;<
calendar	E7<B;<
calendar for	E;<>>=
call	CA89;A
called	E;<:@;
came	@@:DA4
came back	9A?B?@
came to	7G>>?=
can	C9E72?
can be	:;A>=B
can see	@D;<><
can x the	B=C<=:
can x x	>A?<>@
cancel	=8DA==
cancel the	=>F=>9
cancellation	B;<D;;
cancelled	@997H;
cancelled $	@<?;C;
cancelled the	<<==F:
car	>AD:<<
card	@>>><>
card $	@8?>=B
card is	?B9<>C
care	DA?:<9
care of	EA?:<8
cart	=?C>=:
casa	AF:;;7
case	C>??9=
certificate	D9@B:7
change	<?9DA@
changed	;?:C@@
changed $	?:=B=@
channel	>;=>EA
charge	;?<==E
charge $	:@>=>E
charged	;@F<A;
chat	9=?@BA
cheapest	7H??>=
check	3E:F8?
check $	==;G;9
check the	8?>=?F
checked	;F@<=>
checked $	7C@A@C
checked in	G<?>;=
checked the	6F>>A=
checkout	E:;@<>
checks	:D????
ci	=E>=>:
claim	9GC;<;
close	8?=C;C
closed	=@8?C<
closed $	?@=:D8
code	<D;>8@
coffee	E9=?=?
colleague	9<=>F>
collected	>:;<DA
com	CA<><8
come	9B@;:C
come to	9F=??>
comes	;E<<<A
comes to	=E===;
coming	G9<=A6
comment	F?<<<8
commit	B7<<@A
commit #	F9=<>;
commit 汉	8A?ABC
committed	;@?DB?
compared	8C>>?C
complaint	E<>><=
complete	F@=:97
complete $	F?>;::
confirm	;<BD<:
confirm $	=>DB>8
confirmation	>CAE61
confirmation $	798H>=
confirmed	F7;<C9
confirmed $	C;?>A:
conflict	6<=H><
connection	;<>F?<
consent	A9E==8
consider	F;==<>
contacts	DB;?<7
contract	6H9=CA
contract $	<F:<?>
copy	@@@8:?
corrected	F8=<=B
costs	C;<;:C
could	2A>I9:
could n't	<?;G>9
could not	;<9H=:
could not be	<>:G>;
could x the	=>E=?<
could x x	<B?A=9
council	@:B<C:
count	7G??A>
courier	>8@;G8
cover	9F@>?=
covered	>?>=;D
cpu	6E=>?B
created	A:<@C9
credited	G;;<:>
crm	H8===9
customer	D8=:C:
customers	D;B==:
d	<C@C=9
d #	=BAB=:
d # $	=C?@@=
dana	AD87B5
data	?7CA;=
date	5BB?@?
day	1AC9>G
day $	7:C;<D
days	8A?27G
days $	5?B6;F
days to	=>:>>E
dec	A:>=>B
december	B;<;9D
december $	>==<:E
december at	H9<><;
declined	D><@;7
delete	77E;;A
deleted	>@>AB;
deleted $	:D?C@>
delivered	4@98K;
delivered $	9:=<G>
delivery	@D=9==
delivery $	@C:;?>
dentist	9F;@A<
depends	:====E
depends on	:====E
deploy	E;:A=8
deployed	B9<=D:
deployment	C9?B?9
deposit	:;ACG=
depot	:E>>?=
depot $	9E>>?=
desk	9:::EE
desk $	>9=><F
devices	9F;<>@
did	D56CA=
did n't	56;FA@
disk	A?<@@8
dns	@>C;A8
do	?<B:8C
do $	=<:<>F
do n't	B;=<<C
do x x	C6;<<D
do you	=>I>>7
do you x	=>H>>8
does	:>=@@>
dollars	@9?<=D
done	H869::
done $	I;:9:8
done :	B:>=>?
door	E97?7D
down	@<7D8?
down $	8;?F?B
down to	D@<==:
dr	<;?C=A
draft	8CH<:9
drafted	8@>@?D
drive	E7><<A
driver	F?8:A8
dropped	@9<C?:
dropped $	6A@FAB
dry	9D:?<@
due	5ED9:>
due on	7H<>>:
duplicate	<D;@?9
e	>>C@<<
each $	BB<==8
earlier	9>=??F
early	=7<<BE
east	9CA?C>
ed ! $	F<;=<;
ed # $	E;>><<
ed 0 $	?=?E:6
ed 0 s	>E>98>
ed : $	F8B@95
ed ? $	C?>>?:
ed a x	=@=<F;
ed and s	D9B;<;
ed as x	H;=<:=
ed at 0	A<<D=9
ed at the	?A<B:;
ed at x	@B<=?:
ed by the	9=<BF7
ed by x	<5?;GA
ed for the	H;<<<9
ed for x	>9C@?:
ed in #	7???G>
ed in $	>?>C>:
ed in 0	5:=;AG
ed in the	;>E?<<
ed in x	C;:9=B
ed ing $	A;>B>=
ed it $	@6A>E6
ed it in	>;>=E:
ed it x	9>;@C@
ed on x	98A>D@
ed s x	<==@=F
ed that x	:;=<G<
ed the ing	A89=BB
ed the s	<:<<H=
ed the x	A463Q3
ed to 0	>A=>C<
ed to the	D<?;>>
ed to x	E78D<=
ed to your	F@:;9>
ed until 0	B7B==?
ed with the	G;A;;;
ed x $	4G?@D;
ed x 's	9EC?>=
ed x 0	>>D@;:
ed x :	B9;;>A
ed x a	F<;>>9
ed x s	E79>;@
ed x the	F:<88B
ed x x	<B48D@
ed yet $	<;>G><
ed your x	C:@7F7
eight	6E;:B@
eight $	<D:9A=
either	<@=D?;
eleven	?F=;<6
else	<?::E@
email	>:B?B?
empty	CB;==9
end	F=<89?
end $	E?<=>:
ended	D;>=<?
ends	9E==<B
enrolled	E:=<A9
entered	>;=@E;
entry	D;=A@8
episode	=:E>==
erp	F<>=;:
erp 汉	F<>=;:
error	:H<>=9
eta	9E????
eu	E@>9=?
eu west	F<>;=<
eur	:D?@?=
euros	A=C;:>
evening	=<A=@B
event	D9=@==
every	A<>9<B
everyone	J9;=:7
everything	B:8B8@
example	@<;A?A
executed	A<@D<9
exist	E:=<<?
exist $	E:=<<?
exists	C==A<8
expect	8:C>?B
expired	39;G:C
expired $	5=<E<A
export	@:=E?:
f	;AA@@@
fail	=G=:>;
fail $	=F>:>;
failed	6?<D<=
failed $	7?<C<=
failures	8G?>><
far	5F>C>8
far $	=:>H?;
far :	8E>@?>
fare	9C??=@
fee	C6@:>@
fee is	=:B9>C
fenn	AC@<>:
ferritin	9D???@
few	:=B>>B
file	AC<<B7
file $	C?@;@8
filed	C9C?8<
filed $	:?D@=A
files	C?@9<=
filled	::G=A8
finance	G8=>A9
fine	<DA;B7
fine $	9B>>C<
finished	C<A=<;
first	;7DB=?
first $	<7AC:A
five	A@?68@
five days	;:?=>E
fix	8:C?C>
fixed	CA;:A6
flagged	F<=>=;
flight	B@@8@9
flights	@C;<<<
floor	?D===<
folder	B@D:<6
for	E9D=;9
for 0	B@::@=
for 0 $	>F;=?9
for 0 x	E<<><<
for a	;D=;@>
for a x	8E=;A>
for approval	;>:G>;
for delivery	8B>@?D
for it	D::;B<
for me	<<=D>?
for order	G9=>>=
for the	@>?A7>
for the #	<??E<=
for the x	@?@<;>
for two	G=;<;9
for x $	>9G??6
for x at	B;@=?<
for x is	F;=>><
for x s	A?>8:B
for x x	<CC><=
for you	D5@8@<
for you $	D7?;B:
for your	7AC@;?
form	:9A?@C
found	5J:<<<
four	=M=4=.
four $	C>C<<8
free	0J<>:@
free $	9D==>?
french	>:>==E
friday	A<@:??
friday 0	D7=>@A
from	E@8::>
from 0	AC:9:?
from here	A<=D>:
from here $	=>=E?<
from now	E:<==?
from now on	E:<==?
from the	A@798C
from the x	=B:;:D
from x $	BA;;=;
from x x	C@:<>>
from your	=;<D@>
front	A6<B:B
full	9@=F;<
full $	;>;F;;
fully	9F?=@?
funds	<:=G>9
funds $	>:>F>9
g	C=9?6?
g #	C:;;8B
g # $	B4<;;C
garage	?<=;C>
gate	=<?@C@
gateway	9?=DA=
gave	>=:?G9
gb	>EA<;6
gb $	7EB==:
get	:7H>:=
get a	:<F==<
git	9AB?>?
give	:?E:;?
give me	>>H<=7
given	?D<=<>
go	28F:9B
go $	=<E>>:
go ahead	=>E=?9
go x $	;=@:=D
goes	:?I::9
going	D>@<>:
gone	H86B7:
gone $	D=>@>6
gone from	F<>=>:
gone through	<A:B<?
good	A:@79B
good news	G:=>>7
got	J86G:3
got a	@C<:<=
got the	D<<D:8
got you	F;=>=<
great	=:=;<F
green	8K<9=6
green $	>F=:>8
group	A>;D<:
guest	C@9=9A
gym	D@;=B8
h	CB:<<:
h #	BB;<=<
h # $	9G???B
had	;@2:L5
had already	9;>=F<
half	;B;@?@
half $	9?<=<E
half past	DC<<<9
hand	A=B<<=
hand $	D<A;<;
handed	=7B?F7
handed to	9?@?E<
happy	5>;>>J
happy to	9=A>?E
has	E>3>B8
has 0	8I===;
has 0 s	9G>=>;
has a	F==:<<
has a x	F==:<<
has already	7A>>F<
has already ed	9A>=D<
has been	E:;A>:
has been ed	D87<@=
has been x	B=AC78
has ed $	9;;?@E
has ed the	><;<E;
has expired	9<>E<=
has gone	A9>=;B
has it	E>>=<;
has n't	7CC@::
has no	;E?<>=
has the	GB?774
has the s	G:=<<;
has the x	D@A9:8
has to	7;<G:=
has to x	;=:F==
has x $	:A>><C
has x been	<=>F><
has x ed	<C??;>
has x x	<9B;CB
has your	F:>;A9
have	C<3@5A
have a	=;??>D
have a x	=;??>D
have been	@?7=<C
have been ed	@69>>D
have ed $	9B>:=C
have gone	?<:G=:
have it	D:B;=;
have n't	9?;D>>
have no	;B=A?<
have the	G9?::;
have the x	G;<;;9
have three	8E>=>?
have to	8<:;=J
have to x	:<;<=H
have x ed	;<<I>8
have x s	=F;:<?
have x x	=;<E==
he	=C89H7
he 's	B@==@8
heating	I39;A<
held	;<<G@;
help	8=;@>G
her	D>><?:
her $	D@>;<:
her x $	E:@:==
here	57E@7F
here $	9?BD><
here 's	6:>:;J
here 's the	<<===E
hi	9<>>>G
him	9;C@C>
his	C999F;
history	?C=:<<
hit	7C>E=8
hold	8GD><;
hold $	9?D?=?
home	A:<9<F
hotel	EA@<:6
hour	4AC=B@
hours	B<@9@>
hours $	A8A<C;
how	8<9:CG
hr	@@A<B7
https	77<<>J
https :	77<<>J
i	7BCE4=
i #	;D@8E6
i # $	6FB<C9
i 'd	<8E;:@
i 'd ed	>>D>?;
i 'd x	7:@==D
i 'll	38M4=<
i 'm	47F?<A
i 'm ing	;;H?>6
i 'm x	9;B=>B
i 've	C;<>7A
i also	H<9<><
i ca	:@7F=<
i ca x	:@7F=<
i can	8AI6=5
i can x	9BI7>3
i checked	5H=<?;
i could	;;EB>9
i could x	;;GA>9
i did	B:;F?;
i do	<<BC>8
i do x	<<@C>9
i dropped	G<<<>:
i ed $	;;<C@@
i ed at	:G<;>;
i ed it	<?:@<D
i ed the	B=:9;C
i ed to	:>;F>=
i ed x	CB9=<9
i found	8G<?>:
i got	>8:FB9
i have	;;6H;@
i have no	;>=F?<
i have x	<9;C>A
i left	<77I=<
i looked	6I=<><
i need	;;I:>7
i only	CB?6>A
i put	F;=@=9
i ran	7H<>><
i see	9B<;=D
i set	9BBCB@
i tried	@<7E==
i was	A=;@=@
i went	>B<8>B
i x $	6C=<?D
i x a	D=;=?<
i x ed	D?@:::
i x ing	;=?E>;
i x it	A9=@<A
i x s	8AC??B
i x the	:B<E;9
i x x	=D@<6>
iban	:G=;=<
id	5C=<=D
idle	8D???B
if	-3I84B
if it	<=F>=9
if it s	>>C=?;
if that	>>D>?;
if the	:<A?=@
if the x	:<A?=@
if you	88E98A
if you x	:9C;:B
in	CB65<>
in #	=?<9G>
in # $	;?==E@
in $	F>;@=3
in 0	1A;9CE
in 0 $	0><:CF
in a	>?A<;A
in a x	=?A<;A
in for	F<>><<
in ing $	:>==AC
in october	8G<=?9
in s $	;D=A=;
in s x	CA;;><
in the	@@B>/>
in the s	?9A=;C
in the x	@B=A2<
in total	:EA>>:
in use	97CF>:
in x $	:E;BC7
in x 0	D>;=<?
in x s	<B>9:C
in x x	8<<=;H
in your	H=?79;
in your x	I;A7:8
inbox	F?=:;:
inbox $	C<;?@>
ines	;FB==9
informed	C<<<>?
ing ! $	8>>??G
ing : $	9B<C=?
ing ed $	=9=F=@
ing for x	A9?C=9
ing has been	A<=E=9
ing has ed	E<?==:
ing is ed	AC;>=8
ing is x	D@:8<A
ing s $	88=@CB
ing s x	89AA=D
ing the x	:B>><B
ing to the	4C<<D=
ing was ed	>;>F>:
ing x $	B:<C:>
ing x in	9??@C@
ing x is	;F<=>=
ing x s	:C<@;A
ing x the	B<D=<:
ing x to	C;=:>B
ing x x	?:>?>B
instead	G<@8=7
instead $	F;?9>;
instruction	9?A?>D
into	@;BA8=
invitation	J8=<97
invitations	G9=;>;
invite	B9B<?>
invited	C:<A:?
invoice	D@<9<<
invoice $	<E?<<=
invoice is	7D>?@A
invoice was	E;>?>9
invoices	>EAA85
is	CE:@$8
is $	9B>A?A
is 0	.K;9=B
is 0 $	8C>>?A
is 0 s	9G>=><
is a	97@B>E
is a x	;7@B>D
is at	AB?9;8
is at 0	?C:<=<
is back	K6=9=9
is booked	H;;=<9
is cancelled	F;:<A8
is done	8A?@?E
is due	9>D<>?
is ed $	=:>C?B
is ed and	E9A;=:
is ed by	@C=?=8
is ed for	F7@9:>
is ed in	;<E=>@
is ed on	5<>>@H
is ed to	H9@;<=
is ed until	><;E>:
is ed x	;C@<>?
is free	8G?=?;
is from	9H=<=;
is from x	9F>===
is full	8A=D>;
is gone	E9>@>8
is in	J@969/
is in $	E;><<:
is in the	C>==>;
is in your	H8>=>;
is ing $	<?;E;<
is ing for	?;9E>=
is ing x	AA;@=8
is live	J6=;=9
is locked	>;=E;8
is n't	339F>D
is now	G8<:==
is off	F7<:=?
is on	FC7783
is on its	D>===<
is on x	>D<<=;
is open	>E<>=8
is ordered	F=>=><
is out	H;<8=;
is overdue	8C><>A
is ready	>@E9>;
is running	C@=;=8
is s $	A9=8=C
is still	0@=J<:
is still x	;F><?=
is the	8AA=>E
is the x	8A>=>F
is under	E<>;>;
is up	D;<:=>
is waiting	=;9E>?
is x $	B;<D78
is x 0	;E>>?=
is x at	;C=;>B
is x ed	6C<C>?
is x for	7EB??A
is x from	F9=;>=
is x in	>B>@>:
is x on	G;===<
is x to	E>?:>:
is x until	<F><>:
is x x	;;D<;E
is yours	G6A7<<
issue	I7;=@8
issue 0	I9==;:
issued	C7B>B7
it	:9B>E<
it $	F0>:B@
it 'll	D?;B::
it 's	A@>B>6
it 's 0	8H===;
it 's ed	;<AA<A
it 's in	D>><=;
it 's x	C;;C@8
it :	;::;CE
it : $	;::;CE
it ?	>>F>?9
it ? $	>>F>?9
it as	8E=:@>
it back	<<D=B;
it did	@@=8=D
it ed $	A;=A>?
it for	@B@=>:
it has	:?F=>9
it in	@67:EC
it is	:?7B<C
it is x	<@;:>E
it may	==:D>>
it on	>7@<D@
it s $	;?B<=@
it s x	5<C:;E
it should	<<;>>E
it to	>:B:D<
it to x	@=D:??
it up	>:??AA
it up $	?;<@=C
it was	;@>A=>
it was $	7;=C>B
it went	D;?>=<
it x $	B8;BC8
it x x	CA>6?>
items	@>B=>9
items $	<?C>?;
itinerary	G<==9@
its	C?;@=9
its way	F=<><8
its x $	C>:>:@
its x to	F;>>><
itself	:8@D>>
j	7G<>?>
j #	8E=?@@
j # $	8C??@C
january	9C<<C>
january $	9@=<C@
jo	>G?:<8
jo fenn	?D@<>:
job	E5;>@=
june	=E<:C9
june $	>D=:B9
just	E?;;9=
k	>F;;:<
k #	>F;;:<
k # $	>D===>
keep	>:A;<C
keep the	C=B>=9
kept	<=9EB<
key	A=C<=<
key $	:>D?A>
keys	:AE:?8
kim	F9>:B:
kitchen	D<A=>9
know	F;=@:<
know $	ABA:=:
knows	L6;=:4
kofi	9?>>>D
kwh	:E=><<
l	9??A?F
l #	<<>?>E
l # $	;<>??F
label $	E:=@<:
labelled	5??BDH
labels	F9=;@<
landlord	=8<?H:
laptop	E8@:@:
last	4I69H6
last week	6=>=DB
last year	9D==@>
late	@:9=G=
late $	;?8AG;
leads	D5<E<7
leads tmp	=9=F>9
lease	E<>=>;
leave	9C<D?B
leaves	6DB<<A
leaves at	8E=>?@
ledger	C;<<:B
left	;@9H>7
left $	5I<A=9
left a	H:<;=8
left the	:46J?;
legacy	;E=><=
let	D8;::E
let me	;=;==E
letter	C9A;>>
lights	H><<:7
like	=>E:?=
like me	>>D>><
limit	E8@::@
limit $	8=C??A
line	??9;<C
link	G9<;;=
lint	7@ADAA
list	?<E9>;
list $	G6=:<=
listed	9D=:=D
lists	:F====
little	9>>??E
live	N2:789
live $	F8=:<=
live in	F:>>>;
live on	G:===<
loan	?CB<=9
lock	A>B@<8
locked	?7=I84
locked $	<:<G;9
lodged	;@?DC?
log	B?<@C4
log $	A<<;E:
logged	8<>CG=
login	:B<=@C
long	6?<;;G
longer	E:A<=:
look	8@C9<B
look at	><><>D
looked	2L<;=;
looked at	8J;9=:
looks	:?;=@D
lost	;?><=E
lost $	>B@7?C
low	5H?@B?
lu	99>??G
luck	7=?D?C
m	><A;D?
m #	<==<FA
m # $	A8=>@A
m # 汉	8B?=E>
made	;=@=I=
made $	6>CCHA
mail	<B@B6>
mail $	A:?=?@
mailbox	@>B=@7
mailed	<DDA?=
mails	ADB7:;
main	CB@::9
manager	@><C?8
many	9==;AF
march	>:?=F;
marta	F7A9:>
match	=E>=B9
may	;D5AC?
may $	:G67F5
may not	=><E>;
may not have	>>=D><
md	F:=;<>
me	13GEB;
me $	==9EC<
me a	>?D>?:
me the	>>D>>;
me the x	>>D>>;
me to	8;GA:;
me to x	9=EC;;
me x x	=>9=>F
means	9??<?E
meeting	?:B>>@
mention	;D:><B
merge	6??A>B
merged	C6<?B=
message	D85C8A
message is	C9<@>>
midnight	B?>9;>
might	<>;<>F
migration	@7DC<9
milk	@;A9@>
minute	@;C;=@
minute $	=;C<>A
minutes	>FA85>
minutes $	@@?:<@
missing	:?9H<8
missing $	9?<E==
monday	DA==C1
monday $	A@??C4
money	>7@A9A
money has	:=CD?:
month	:E=:A>
months	8F?>=>
more	I885:B
more $	G=;;<<
more than	7@?=>E
morning	>7>;DA
morning $	>:=<E>
most	5@;>?G
move	:<H:==
moved	D29>F9
moved $	C=>A<;
moved to	I;?>8<
mr	@:;;CB
mrs	@9;:CB
ms	A>=;=@
muted	K8=9:;
my	>7@D:?
my x $	>==E>;
my x for	8=E>?<
n't	275N7A
n't $	=:>G>;
n't be	::CB<<
n't been	;A>B><
n't know	==:G?:
n't see	>>=E>:
n't tell	>=;E?<
n:	A?=;6D
n:assertsFalse	G<=;@6
n:assertsTrue	K8/5C9
n:deniesFalse	0@8@S>
n:openFalse	#K@CFF
name	DC@896
name $	=D@;;<
nd	F;>><;
nd #	F;>><;
need	2@J5:A
need a	:=D=>>
need to	;>>@>C
need your	=:G<?:
needs	34GF:;
neighbour	;<<<E?
neither	99<C?C
net	:F>>>;
new	K8@:<2
new one	B7A=B9
news	D;=>>;
next	=>I7:;
night	6A@9AB
night $	7@A:A@
nights	@><=<C
nine	BA::@=
nine $	D:<AA9
no	EA/A=3
no $	E>;;@6
no confirmation	:@9F>8
no longer	F;<==<
no luck	:>?D?>
no more	F6=8>D
no s $	BA>6C<
no x $	<B:><>
no x for	:<=G>=
no x x	E?;<;=
nobody	?D:?;8
none	9C<B>:
noon	C=B8==
noon $	B=B9><
noor	G>;?;7
normal	7B???B
normally	:=<=?G
north	6E@@@C
not	7,;N6=
not be	;>;G>;
not be ed	<>:G>;
not ed $	;=>H=;
not have	>>=D><
not x $	=>?E?<
not x x	<>=D?=
note	H8<7A8
note $	G:8:C:
noted	>9=<<E
notes	?@9?A=
nothing	2=6D@C
nothing has	;=?G>;
nothing to	:>?C>@
nothing was	=;>G>:
notice	=;<B;D
notified	E>>>;=
november	9@AA@@
november $	9?AB?>
now	U2<7-3
now $	F;<@98
now on	E;<=<=
ns:assertsFalse	D@=96>
ns:assertsTrue	P0'2><
ns:deniesFalse	)A5Z9;
ns:openFalse	18O<4E
number	A9>@=A
number $	6@BBB>
number 0	D7A=??
number is	<;=@<D
oa	=<=E=;
oa 汉	@;=E=:
oa 汉 $	@;<E=:
oat	==BA?7
october	?E;<?7
october $	AB;=@9
of	AF9@3:
of 0	??=B:>
of 0 s	?E;?:9
of s $	7BC?><
of stock	99>G><
of the	@=9B5A
of the x	F;:>4@
of them	=C;9A=
of x $	<A8B@;
of x s	8FA;>>
of x x	=E?:;?
of your	:?=>?C
off	O86<35
off $	DA7;8:
off the	G8;A:7
offer	E<>=<=
offers	8C>=>B
office	A?>87C
office $	@B@><:
offline	@=>D>:
offline $	@=>D>:
often	9???=D
ok	?=H8;;
ok $	A=B:;>
old	B:;?@>
on	E=;9@:
on 0	??;<F9
on 0 x	>=?@E9
on a	B<:B=>
on friday	5>C@C>
on hold	:>D?=>
on it	D:<A=<
on its	E=:><?
on its x	E=:><?
on monday	A?::E8
on saturday	B=B<?:
on the	BA7:@<
on the #	;E?;E4
on the x	B=6<<C
on thursday	<;D==@
on to	G==<=<
on x $	5@G5H:
on x 0	AB<<;9
on x x	<A;??A
on your	@9?:;E
on your x	D8?9:C
once	88H4:@
once the	8>>;=F
once the x	:>>;=E
once you	;>I=<8
once you x	;>I=<8
one	<FB7>=
one $	G;B6?8
one is	:C>>>B
one of	A?=:C9
ones	==>C;=
online	AB:=<<
only	BG>4@<
only $	7B@@CD
open	2E8D7D
open $	7>9D=E
opened	><9=H9
opened a	?<;=E9
or	/?IC=;
order	?;BAC:
order $	A@>A=9
order 0	::A=EA
ordered	@7@=G5
ordered $	D>=<@:
ordered the	9=?@E?
orders	:B<D=>
orders $	C<>C>9
original	8??@AD
out	@;=F;9
out $	D>=?;9
out :	G9=;>9
out for	5?<>?H
out of	:?@F>;
outstanding	;F=?>9
over	;=@@>D
over $	<9BC9B
over 0	?=<?>D
overdue	7C;9=C
overdue $	6A=;>D
overnight	>8=;F:
overnight $	>8=;F:
own	9<=A?F
owner	7@=;FC
owner $	:@=:BE
p	A<?;;@
p #	@=A=<>
p # $	>;B>>A
p:	B;;=A@
p:assertsFalse	@A@<6=
p:assertsTrue	>>;C7@
p:deniesFalse	7EF=?8
p:openFalse	1AA<6I
pa	<EB;;7
pa #	<EB;;7
page	;H<;>?
pages	:?<>>D
pages $	9<=>>E
paid	:>9;L<
paid $	;@:@E@
paid the	=;?<F=
paper	?:9?C?
papers	;@?;E9
parcel	:C=<E>
parcel was	:;<<EA
parking	F=:;@9
part	;>;=>F
pass	<D<:<?
pass $	9F<;=?
passed	;J:88>
passed $	5H><;A
password	E;@=><
patch	G;>:=9
pay	B;F:<9
payment	8;GD9;
payment $	:?CF;=
payment of	C7BC=<
pdf	E9:;;@
pdf $	H;><<9
pending	9:9G>@
pending $	<;:D>@
people	5C;:>F
per	2D;:CC
pharmacy	H:A9>7
pharmacy $	G9><=<
phone	C<<99E
photos	A8;;BA
picked	::>AD?
place	A;<<=B
placed	D<C8?;
plan	B>E47;
plan $	CB:9>=
planned	9:G<>;
planned for	9:G<>;
please	379=<L
please check	<<9A>C
pm	=>>?=B
pm $	>?<;@@
pod	DB=:@8
pods	>G=;>7
policy	8AAA@=
poll	D@><;<
possible	:=AC==
post	D>>7>>
posted	>=?@E<
posted $	8A@AFB
pounds	F9@==:
pr	B<B<?9
press	?8E?:<
pressed	8B>AB=
previous	@8=:G7
price	=>@;?@
price $	<<>=;E
print	@<;<=E
printer	C:??A:
priority	G@;<;9
priya	;B=<D:
pro	C9:E;;
processing	8C@=?@
processing $	8DA=?>
prod	C;?@=>
production	@D;;B8
protected	;?=D>:
ps:assertsFalse	@D=8;>
ps:assertsTrue	J63<>A
ps:deniesFalse	#E8P79
ps:openFalse	37J9@B
pulled	9D?@??
push	::E@=>
pushed	I;;;=<
put	?4D:E<
q	>9==;F
q #	>9==;F
q # $	:8==<I
question	7:<;;K
queue	<A=C=:
queue $	@<=C=9
queued	9@DBAA
quota	8:=B?B
quote	E?=;=<
r	<D7;A<
r #	>B8<A<
r # $	8D=<A?
r # x	C9===@
rain	9G;<==
ran	:H9?<7
ran the	;F<<<<
rate	;F=<>;
rather	?9?<>D
re	;@C>=>
reach	B>:=;@
reached	F<=B68
read	9I;99B
read the	;D;>?@
reading	F8=@;;
readme	J9<;<7
readme md	G<><<9
reads	@A==:@
ready	==K9<4
ready $	=@E<>:
rebase	><==?D
receipt	A@=:@<
received	H=98;<
received a	G8=;<=
record	4C<CC=
record is	9C>C=<
red	7D@??B
redis	AF?5?;
redis $	BE?9>9
reference	;D;::@
reference t	=9??>F
refresh	?AB8;>
refund	C:AA=;
refunded	=E==<>
refunded $	<F<?<<
refunds	8G;>>>
refused	9;>G@=
regards	;:==>F
regards $	;:==>F
registered	>>==F:
rejected	;9>F?<
release	B8BA::
released	A9<>>D
remaining	;E=@>:
reminder	B;D@>8
removed	<==<CA
renamed	E<>>=;
renew	AAB:=9
renewed	I8:?>7
rent	C@;:B:
replicas	G<:>=9
replied	<:==E;
reply	9<BB=B
reply to	9=A>>D
report	=?>A<B
reported	G;;:;>
request	@47H@@
requested	C>B>8;
reserved	><BC>9
resolved	8:><GC
rest	B=A<:@
restart	<<A@=D
restarted	G=<8@9
restarted $	E<>;><
results	9C??@?
return	B?<9A<
returned	?><;F8
review	?A=>:A
right	BB<::A
right ?	??7>?G
ring	A;=D<<
rma	D=:B=8
rma 0	C=:B?8
room	A<DB96
room is	;G><==
rotated	E=?=<<
rotated $	H=>;::
roughly	8F?=><
rows	D==E94
run	2DDD8@
run $	:?BE8=
running	C@9:A9
runs	?C;>==
s	;C?:>?
s #	=C=:?=
s # $	=C;<@?
s # 汉	G:>=;;
s 0 $	>H>;;5
s 0 s	<D<==@
s 0 x	>F=;<:
s : $	?>:>9A
s ? $	=>D>?<
s a x	:9?E@>
s an x	<C<B<9
s and x	ABA;>9
s are ed	@CA75?
s are in	>B=B<9
s are x	C=>=8>
s at 0	B=A=;<
s ed $	?D9A>7
s ed :	D<=A>8
s for ing	<==>>E
s for the	9CB==?
s for x	B:D;<=
s from x	D?==<;
s have been	=?=:@C
s have ed	8<>;=G
s in the	9D@<<@
s in x	:D?<;A
s is x	B<?B>:
s it $	?<<==D
s of the	<==E><
s of x	C=A9<>
s on the	:C<<:C
s on x	;CB8>@
s s $	6E;;?A
s the x	9A@;>@
s to 0	?F<<:9
s to the	>:@?;B
s to x	=8D?==
s were ed	==<B?A
s x $	9B?<9B
s x 0	@AA>;:
s x :	:DB=>;
s x ?	>>F>>8
s x a	8B=<?C
s x and	8@>A>B
s x at	=C=;B;
s x ed	=;=<E;
s x it	F:>>=<
s x on	<>=B;@
s x s	A=@@7>
s x the	A99@B?
s x to	@E8<<?
s x x	>>?8?B
s x you	@8==>D
s your x	6BBE;9
safe	A:;>?C
said	=::<I9
said $	:==>F:
sam	A9A>>@
same	>8C9>B
saturday	D=A;;:
saturday $	E8B<=:
saved	A<=B=>
savings	:D?>B:
say	46C;B@
say the	<<D<?>
says	8C@9C;
says $	:@C?@<
says the	:@>=F9
scan	E;=<A;
scheduled	9>C>D>
seal	:F?;>>
search	<D=?>=
searched	9F?;?@
seat	B=A8:?
seat is	=DB<>9
seats	=D<??;
second	=;A:>D
see	:D9=:D
see the	AB=>=:
seed	7DA@BA
send	59I?9?
send it	:=FB>8
send the	;=>>;D
sent	9A<?H<
sent $	?@=E<=
sent it	?<;:E@
sent the	<?;?CB
sent to	I<9<@8
september	:===>E
server	<C;C<=
set	A:B?D<
set to	D;@><=
set up	==>@D?
settings	9:B<>D
settled	C9=?B;
seven	8F@B:9
seven $	<A@C=9
shall	<>F<>;
shall i	=>F<>;
shared	>A<@C9
shares	F9?==<
she	9=B8I6
she 's	?@==B:
shipped	4C?=J<
shop	?>A6E:
short	6>=<=G
should	29H57H
should be	<>==>D
should i	=>F=?;
should i x	>>F=>;
should x x	:?@>?C
show	@B;A:?
shows	@L8526
side	<>9B=D
side $	;;=@=D
sign	;=?E=?
signature	>>DC;5
signature $	9<DA>;
signed	>>9:E>
signed $	>>=;=D
signed in	9E>><?
since	@A6>@;
since $	?B7>?<
site	@E;=99
six	D<8>?>
six $	D7<=@@
skipped	6@;G<7
slot	<7>F?<
slot is	<9=E=?
sms	>=<E?;
sna	D<>@=:
sna #	D<>@=:
so	9>=G<>
so $	<?B>:>
so far	7D=E>:
so i	D78G;5
so i ed	E;=?=<
so i x	@;<D=9
so that	@9B?;?
so that $	@9B?;?
so x $	=:>H?;
so x :	8E>@?>
sold	;@<D;B
sold out	:A=D<>
some	8;>>?G
somebody	>;B<E8
someone	:<7DBA
soon	:>D=>@
sorry	558@:G
sorry $	97;D<@
sorted	J8<:::
sorted $	H:=<:8
south	8E??@=
staging	=>C@?=
staging $	C:=<<?
standing	F899=C
stands	7D??@C
start	><D=>>
started	9AAB@B
state	<9;B=D
statement	=H9::?
status	7A9A:D
stay	7A<B>B
stays	3B?A<C
step	:=@;<E
still	#D?O25
still has	:>;G>;
still on	:;>E?=
still there	:<;D?B
still x $	9FA9>@
stock	A;=E=8
stock $	8<>F><
stopped	=:=H:9
street	C9A<>=
subject	6>B=<D
submit	<E>=>;
submitted	@;;BA<
subscription	G=>99:
suggest	=>D=?;
summary	8=>>>G
sun	:9=D<B
sun bo	<;>E=?
sunday	==B:B<
sunday $	6?A;C@
supplier	:;>=G<
sure	?<=;>D
swapped	J8<;;9
switch	<;G<>8
switched	E9;><?
system	<@;F@7
t	;=::>G
t #	;<<<?F
t # $	?:<;:E
t # 汉	;>@AD@
table	G58E=9
table for	D:=A=<
tagged	H;><<;
take	88:=;K
take the	:<=>=F
taken	D9<B@6
taken $	;<CD?:
taken care	EA<:<:
takes	6C?9=D
task	9=<B>D
tasks	:C???@
tax	;F<B;;
taxi	C;?>?=
team	B7:8C@
tell	7;BB>>
tell me	;<B;>@
ten	D;:9B=
ten $	C?;9B9
test	;FD9=6
tests	6O@684
tests pass	9F>=>;
text	?87D9D
text $	D:>==?
than	<<<:<H
thank	>:=>;E
thank you	>:=>;E
thanks	8:<==H
thanks for	:<===G
that	7:59DJ
that $	>4;BF?
that 's	=:C;@A
that 's x	=8C?@?
that is	:@?C?@
that the	?A9?B?
that the x	AA9<@@
that x $	@?;=>C
that x is	B=;D>8
that x s	=;>9BD
that x x	9<>:CD
the	><=?F:
the #	=CA>D0
the # $	=EC<B.
the 0	B>:B<5
the 0 x	A9>B?<
the account	=D<==?
the address	9A@D?<
the app	;;:=<H
the archive	E==>>:
the balance	:D???>
the bank	3?@H>?
the board	B;:@:C
the calendar	?>@B?:
the call	DC=;98
the cancellation	D=<A=;
the card	<B;???
the change	@@<@A8
the charge	<<;?>E
the cheapest	9G>>>=
the claim	8@D?@?
the confirmation	<D<9>B
the connection	8<>FA<
the contract	6G9>AB
the courier	C9;=D7
the day	:A==>C
the deposit	9?A?F=
the door	;A;C<@
the driver	D;;<@>
the ed x	AAA9;=
the event	E:>@><
the fee	<;<;=F
the file	?D97C8
the five	D@>;<:
the form	8;;@AE
the front	;8=C=C
the guest	DB;?::
the gym	C=<>B:
the hotel	C@<>=;
the ing $	<<:A>D
the ing is	G;>;=9
the ing x	C@C;;4
the invitation	F<>=<;
the invoice	B@A:<=
the itinerary	G<>=9=
the keys	;;E<@<
the landlord	=9?AE:
the last	=C=>@9
the late	G:>?;:
the link	C:===@
the list	==@<D;
the lock	D:A;=<
the log	:B;@C9
the mail	?><D9?
the message	?>:C;>
the minutes	9C:=;E
the money	?8@@:A
the new	J3C995
the next	9D;>>D
the office	;?;<<F
the old	;>>9AC
the one	?C>;?>
the order	=C?CB6
the other	A@=<@<
the owner	8@>>DB
the page	=D=?<;
the parcel	=C<?B9
the payment	:;CD;=
the pharmacy	G7B;>8
the plan	9<E<>=
the post	H?>8<7
the previous	@8=:G7
the price	C=B8==
the printer	E:??<:
the quota	=:><>E
the record	9??D>>
the refund	?7D>A<
the request	<?>E>>
the rest	D@B=;:
the s $	>=B=;@
the s are	E7A:;>
the s on	6D?>D>
the s x	?:@7D?
the same	<:C::C
the school	8@;AAA
the second	<;>9@E
the shop	<?D6F7
the site	BB>?;7
the slot	<9>CB>
the statement	=F;;><
the supplier	8:>=G=
the system	?><CA9
the table	?;:CB=
the text	:9=F>@
the three	C>=:;@
the ticket	7FA9A;
the time	A8@;>A
the transfer	@9?E>7
the two	D6A8;C
the way	=:<AD:
the word	:?D<;?
the x $	=;>?C=
the x 's	:B;@D;
the x 0	8D>;CB
the x :	:DC=@<
the x ?	A>E==8
the x and	>><=D@
the x as	7A?=AB
the x at	89C:EA
the x by	A9B>8B
the x ed	/7=GP+
the x for	A>>:?A
the x from	@C9>;=
the x had	:@<8BB
the x has	@;899J
the x i	AB8@A9
the x in	E8=9>@
the x ing	<>E9;A
the x is	=<D?.A
the x of	?;B<=B
the x on	>9:<E@
the x s	D>@=3=
the x to	@9=FB4
the x was	498DAE
the x will	F=?:<9
the x with	<@>9@C
the x x	C=9@><
the x you	?E<87?
their	CB4=6>
their s $	F:>>>;
their x $	B>9A;?
them	C?>6><
them $	A<:AA=
then	63C@<F
then $	8?@??E
there	:B6B=?
there $	8=8A@E
there 's a	C;<;>@
there are	5H=?<9
there are x	6E>A>:
they	@<;:G<
they 've	A:;;C?
they have	F:=?=:
they x ed	:><=E@
they x x	DA@99;
third	:C>;A>
this	:??<C?
this ing $	;:A<D?
this morning	A9;<C>
this x $	>B9?:@
those	@:@A=>
though	79ED?9
thread	CB>;=9
three	@H978;
through	@E7?8;
through $	D:;E:7
through the	9E<<?@
through your	5C?>?C
thursday	A;G9?9
thursday $	@;C;A;
thursday 0	C8B==?
ticket	@E=4><
ticket is	>AC>>8
ticketed	F;===9
ticketed $	F;===9
tickets	:B<@>@
tier	H9?;;8
till	F8>;;?
time	>?B><>
time $	?C=@>8
timed	:@<F::
timed out	:@<F::
timeout	4=FD=:
timeout $	8:DD>:
times	6A:D=B
times $	;@;E>>
tmp	D6;G<5
to	E5E;9<
to $	G<=<=9
to 0	>F>;@7
to 0 $	;E=?B5
to 0 x	9B>>A@
to all	F;?<=;
to be	:9@@:D
to be ed	7:F>;?
to be x	;>8A>F
to do	;<<>>E
to go	;=E=>;
to help	9=<>?G
to ing $	E<?=<<
to marta	E=><<=
to s $	9>>CC>
to sign	7=?F=?
to the	C>@8>=
to the x	B@@5?=
to x $	A:G=:8
to x 0	;CD><8
to x :	:=E=?>
to x a	A>8@>B
to x in	A;:?=C
to x it	<:<B;D
to x s	F9;><>
to x that	<=>>;E
to x the	>8@A8@
to x x	6:EE:@
to you	?@@@A9
to your	B;=;A>
to your x	A;>;B=
today	CD>68=
today $	AC<89@
together	7DC>?@
told	A:7:G9
told me	:=:<H9
tomasz	D??==9
tomorrow	CEC475
tomorrow $	BEA8:6
toner	C=C==8
tonight	B7E8<?
tonight $	?9E9<@
too	E9B?<8
too $	K7<8;9
took	C:9;D<
total	1KB9;4
touched	;<>G>;
tracking	9F?=>=
transfer	9@?G=7
tried	@<7F==
tried to	;>:G>:
try	7<C?=B
try again	:>D>??
tuesday	>E;;@:
turn	9<:>>G
turned	5F>E=A
turned down	9B?F=>
twelve	B=<;C;
twice	=H<9A6
twice $	@E=;@7
two	<G@;:9
two $	<>A;C=
two of	<F;A<9
unchanged	8D@@?B
unclear	:<:I>8
unclear $	<<;G>9
under	D<?;?:
unit	<E=A:;
unknown	<:8J=5
unknown $	<:8J=5
unless	=BC==9
unless you	>=E>>;
unread	6F>>>=
until	@<<=6D
until 0	==?:;D
until the	>B8A<?
until x $	@A<?>9
untouched	7?=E>?
untouched $	8??C>A
up	A?<@;<
up $	=<8E:C
up :	@;>E>9
up : $	@;>E>9
up at	9A?>B@
up on	H9===<
up the	<C@<B;
up to	9@==>F
up with	E:D<>9
update	=<@><C
updated	C:>=A;
upload	99DE;9
us	;D=<<A
use	<:DD<9
use $	97CF>:
used	=D<>>:
usually	7<8<>L
valid	9I<@>5
version	>A?8:A
version 0	:E==;?
visit	7?A>DE
vote	F;>>>;
voucher	D9>>=?
vpn	A:E=<:
w	>;?AAA
w #	?:?AA@
wait	:<=B=C
waiting	?8AE<8
waiting for	>:AG=4
want	8=H;==
want me	=>E>?;
want to	;>?=>C
wants	89:G<@
wants a	:<;E=?
warehouse	@:<B@>
was	69.IG>
was $	7;=C>B
was 0	;G>=<<
was delivered	9=>>F;
was ed $	D69C@5
was ed at	G:=@8:
was ed by	78<@I:
was ed in	45=;=K
was ed to	A8<:G;
was ed x	5A=AAA
was issued	E:>?@9
was paid	9>??F?
was sent	A;<=D;
was turned	:??F=<
was x $	=A<B==
was x ed	<<>D>?
was x on	7B?>D=
was x x	;9;@=D
way	D7:CA:
way $	><;CC;
way to	F:=?=;
we	<3GA7?
web	K9<::8
wednesday	>?=@A;
wednesday $	9D?>B>
week	;AC<B<
week $	::C>B?
weeks	9><<>H
weeks $	9?<>>G
welcome	:;>>=F
well	?6=;?E
well $	C7;<?C
went	O20B84
went out	A9<AD;
went through	F@=;;9
went to	I8;:;<
were	?=4F?:
were ed $	??=@8B
what	4A=9DG
what 's	9????D
what you	:>>>BB
when	9>F5:A
where	?:;<>E
whether	6::J8=
whether the	;<7H9?
which	8CE8D:
while	8>?E;A
who	:B@<B:
why	C=>B=9
will	G8A44>
will be	C?B7;<
will be ed	<<E;=>
will x x	=>E=>:
window	E@;;=;
with	C@@@77
with 0	;B?C<:
with 0 s	;E=?>;
with a	=:??AA
with a x	?;?><C
with the	F?A;47
with the x	F@<<78
with x $	<BD>@:
with x s	@B;=?>
with x x	<=@?AB
within	4=E7:D
within 0	9?C;=@
without	DB>:;9
wo	A;>A<=
wo n't	A;>A<=
wo x x	B=:@==
word	5@D=<B
word $	:@D=><
work	7B@?@B
worker	E9;C=7
working	?;?==D
works	8D=;A>
worth	9E=<?@
would	/=M>57
would be	;=F;><
would you	>>D>><
would you x	>>D>><
wren	G:>==:
write	;>D<>?
writes	<:C??B
written	A;C>;;
wrong	@>?D;9
wrote	:C9<G6
x	C78A=?
x ! $	>4997J
x #	7B@A@E
x # $	AC78:=
x # 汉	?B??;?
x 's been	I=><::
x 's ed	D8A>?6
x 's in	A:?AB=
x 's s	7A=@C>
x 's x	;A??=B
x 0 $	?B@26?
x 0 0	@C9;=?
x 0 and	B?A==9
x 0 ed	G?==9;
x 0 has	:E?=<>
x 0 is	E<?:A7
x 0 s	7CA?8>
x 0 was	;>>>D?
x 0 x	<?EA><
x : $	=E;94?
x ? $	87G5?>
x a x	@8?>:B
x already ed	9<>=G;
x an x	>8>A@A
x and 0	;E???>
x and x	8C@5BD
x are ed	D;=<<@
x are x	;D>>=?
x as x	<>C9A>
x at 0	C9@>A7
x at the	=4E==B
x at x	@A?<<=
x be ed	7:>D;?
x be x	@;C>=;
x by 0	9E??>=
x by the	8>BBA9
x by x	<9:5=I
x c #	9F?>?;
x can x	H:<8:<
x could not	;=;F><
x d #	F:>>=<
x do x	=D:C=9
x ed $	B?;B:9
x ed 0	9B<BB:
x ed :	@<C@=:
x ed a	@>;;E<
x ed as	G;>><:
x ed at	;B<C<;
x ed for	B;9@@=
x ed in	?<B;E5
x ed ing	C:=D<9
x ed it	:;?8L5
x ed on	D<=>@<
x ed s	9A???C
x ed that	B:<:E;
x ed the	45?>N:
x ed to	@@>@>;
x ed x	?=5DA9
x ed you	?==>D;
x ed your	@9@:F7
x for 0	A??<A9
x for the	>8?D<@
x for x	>;B:=D
x for you	@8>:AA
x from 0	?B=<;>
x from the	C?:<:>
x from x	DB78B:
x had ed	9;=<G;
x has a	G9=;=<
x has been	J3>>7<
x has ed	6;6>CG
x has it	E>>=<;
x has the	CF<8:7
x has to	;=9A<C
x has x	3@7>CE
x i 'd	A>F=<9
x i can	>C<=?@
x i ed	=D;<?@
x i x	?>D<A7
x in $	C>>>=;
x in 0	7A>=AB
x in a	>=E>>=
x in the	>??>:A
x in x	??;A@=
x in your	<A?:<C
x ing $	==;>=D
x ing for	E=?<?:
x ing is	9E<<=?
x ing s	;CA=<>
x ing the	?B8D?:
x ing x	>:C8A@
x is 0	1H<:=B
x is at	=E@9<9
x is ed	?2D=/H
x is from	9H=<=;
x is in	GA:7;2
x is ing	A=8E;:
x is now	B:==?@
x is on	FB8894
x is s	C6A6=B
x is still	4:?H=>
x is the	<?>=>D
x is up	C?>;>:
x is x	?@=B1:
x it $	>;;;:G
x it 's	7C<B>@
x it ?	>>F>?:
x it ed	B<=A:?
x it in	=<9>=H
x it s	<<A<>C
x it to	<=D:B>
x it x	A4A<C=
x me $	@?9>C>
x me a	>?D>?:
x me the	>>D>>;
x me to	<=I<>8
x me x	:;=@<C
x no $	GA=6<:
x no x	@6;C=@
x not x	;>?D?>
x now $	E:8;<?
x now s	G>==<:
x of 0	A>@@<;
x of ing	G8<<=?
x of s	8@C@A9
x of the	E<8>8@
x of x	=A?@=>
x on 0	=D::F6
x on the	B=2=@@
x on x	=CD;@0
x or x	;>C?>>
x s #	@<?=C>
x s $	?<::9E
x s 0	>F9;:8
x s :	=C9<=A
x s a	=79D;B
x s are	CBA?81
x s at	;?C>>@
x s ed	=C;?@<
x s for	@B?:;=
x s from	E?<;<;
x s have	:<<9AE
x s in	:D@<9A
x s it	=@D9<=
x s now	G:?<<:
x s of	B<<?>@
x s on	@C@<7<
x s s	>?@;:C
x s that	=D>:<A
x s the	;>B5?B
x s to	:@C?8?
x s were	9?=B<A
x s x	;G?83?
x s your	9?<E<?
x should x	9=B=>B
x still has	==;E>;
x still s	9E;C;7
x that $	><67EB
x that x	A@:7@D
x the #	D<@><<
x the 0	?9=DA9
x the ed	9AC>?<
x the ing	=;@AA>
x the s	;@;@7E
x the x	82G@>C
x their x	D:;;=B
x this x	7E<>?@
x to 0	A?@?>9
x to be	:;A<>C
x to the	D;@8<?
x to x	?9E<7?
x to you	>B@B>9
x until 0	7H<=>?
x until x	E@>9>8
x up $	=<<@<D
x was 0	;E>>==
x was ed	;55ADB
x was x	5=8BAF
x we x	>:D:=B
x will be	D=B;<7
x will x	D;A9:<
x with 0	:E?=?>
x with the	?B;@;>
x with x	:D<::E
x wo x	D>===;
x would x	:?B@<>
x x !	>:===F
x x #	;EAAA8
x x $	<>;@AA
x x 's	??<B>=
x x 0	E<=56@
x x :	A?@<8=
x x ?	:<C<=?
x x a	@2B==A
x x and	;D<:;A
x x are	B@:;B;
x x as	>@B<@8
x x at	>;EA>;
x x by	;?9:EB
x x ed	B>5@A8
x x for	A:@C6?
x x from	C??:>;
x x had	><;BD9
x x has	@A::;B
x x i	<F>>>:
x x if	:=AD><
x x in	=?@<>B
x x ing	;7=G<>
x x is	E??:1<
x x it	<;@<@C
x x now	D:?;=@
x x of	H?<:78
x x on	9G=@?7
x x or	<?D>?<
x x s	;D>=/B
x x that	?@79@E
x x the	=;@=>B
x x to	D<C<7:
x x up	@?A??:
x x was	9@<AAA
x x with	9@=B<C
x x x	=A=D@:
x x yet	>>=D?=
x x you	?<<>@@
x x your	B?B7;?
x x 汉	H?<::8
x yet $	;<>H>;
x you $	:<==>E
x you ed	@D89A<
x you x	?9?9AA
x your x	D;A77A
x | $	?5B<9C
x 汉 $	D:?<:?
x 汉 x	C??<<:
y	:@===E
y #	:B>==D
y # $	8>??@E
year	9F::?>
year $	:G<<9?
years	9:>;<H
yes	B9C;>>
yes $	>9>?@C
yesterday	4=:9I@
yesterday $	8>:9G?
yet	2<<M;:
yet $	46=L=>
you	@;=-H@
you $	>7?;D@
you 'd	>?=;9D
you 'd x	<A>==A
you 'll	@8B:9A
you 're	CA:A6=
you 've	=>A6A?
you are	=:DA=>
you asked	?:>?:B
you can	9:?::F
you can x	<;<;:G
you confirm	=>DB>8
you do	E<;:>>
you do x	E<;:>>
you ed $	FC79:;
you ed x	B::8?C
you give	>?D>>;
you had	9C:>B?
you have	;F><A9
you have x	5IA>>9
you like	>>D>><
you need	<<<<>F
you on	D9=<?@
you said	7=<>H9
you to	>:C<<@
you told	;=:=G9
you want	<>H>>8
you x $	8>AAE<
you x 0	8BA>B;
you x a	8C==<B
you x at	8F??A>
you x ed	F6D9<=
you x ing	A@;<B:
you x it	;>=>C?
you x me	8@E9F3
you x on	F;<=:=
you x the	<:CA<?
you x to	B>C??:
you x x	>=B1=B
you x you	;?>?D=
your	F9=6D;
your account	A;8@@A
your approval	9<@BAE
your balance	;@;<=D
your bank	?B:?:B
your calendar	D;=B=<
your card	A;9<>D
your ing x	C@:;@;
your landlord	;=<=E>
your name	H;<<=:
your parcel	9AA<E@
your question	9<=<=G
your request	@7==?D
your s are	F;>><<
your s x	:@=;DA
your seat	@@C<=9
your subscription	G:<<<;
your x $	A8??<>
your x ed	=9=AD9
your x for	G9<=?:
your x has	?:;;B@
your x is	BC=85=
your x on	D::<C9
your x s	AE8;<9
your x to	A9;=?C
your x was	?@99B@
your x x	B>@=A7
yours	F3AC=9
yours $	F8<9<>
yourself	69<:DE
yourself $	;=:<=H
z	7=B>?A
z #	7=B>?A
z # $	8<B>?A
zero	F<>>=:
|	?.C?2D
| $	>/D?2E
⏳	>>;F?9
☐	=:GA;5
✅	X.110*
✅ #	H9===9
✅ # $	H9===9
✅ $	J7;;;8
✅ 汉	G<;;<9
✅ 汉 $	I:;;<:
✔	G8<:<9
❌	>:>F>;
一	:H<::?
一下	0?@>:F
一下$	9B<B<@
一个	;==F=@
一个$	B;:=;D
一件	C7;>AA
一份	I7D:;7
一共	6H;<<>
一半	:B<C=?
一句	<:C=<B
一句$	>;>><E
一声	@;A=@=
一声$	A;A=@=
一天	@>9<;D
一并	H;<<=9
一张	E96@AA
一晚	BB=>>8
一晚$	BB=>>8
一条	DAA;9:
一条$	E<@<<;
一次	<@=?;B
一次$	?=<@=A
一步	8<CE;>
一步$	@9<D=>
一点	<??AB:
一点$	8A<BA<
一直	:E>@;8
一眼	;=A>>B
一般	<88:<K
一般来	==<>>E
一遍	>C>;=>
一项	<E<<?;
丁	@:EA?7
七	?@?:B;
七点	C?@<>7
万	5IA9C7
万$	;C==A:
三	=L;3:<
三个	D?7<=>
三件	9E?@>?
三分	@@<A@8
三十	:??@?A
三天	D=A9;<
三封	@E>:=;
三步	?;>=>D
三点	<E:<<@
三百	B@C;<9
上	E;9;C:
上$	<D8A9?
上了	D6::A>
上了$	D9<;B9
上传	<>>CA=
上午	A?>9>>
上午$	BA@=;7
上午十	:<>>=F
上去	E:AA9:
上去了	G:?=9:
上周	4A<=G>
上次	9B=>D;
上的	A;AB;=
上线	H=<<9<
上门	8B<C>A
上面	6??@CF
下	>:EB0?
下$	A=9D9<
下一	8BC=>>
下一步	:>C>?=
下三	9?@C??
下了	J8::<8
下了$	B==<=?
下午	=AD<:=
下午三	9E=??>
下单	@<DA<8
下周	D>D9<7
下来	@C@=?7
下来$	=A@B>:
下来了	@A=;A:
下班	9=>>>E
下的	;??;D>
不	3;<D6F
不上	8F>>>9
不上$	:F>:>;
不了	2::L=8
不了$	4=<M>2
不会	C=6A<@
不会再	D>9A><
不准	==<B>@
不准$	==<B>@
不出	<@>C>;
不到	7DA?>;
不回	;=E?=:
不回来	;=E?=:
不在	:A>B>=
不够	=B>@?;
不少	C8===@
不少$	D9>>>=
不明	>=;F>9
不明$	>=<E?:
不是	::8==H
不清	=B=A?;
不清楚	=>>D?=
不用	9D85CC
不用再	>>;=>F
不知	>=>D?<
不知道	>=>D?<
不确	<=;F><
不确定	<=;F><
不能	;<>C=A
不行	>>D;?>
不要	>=HA=5
不过	69D@<@
不过$	69D@<@
与	;B>;>C
专	D<:;7C
业	A<3?@@
东	<>A@D5
丢	A9A;=B
两	?M=3:8
两个	BE?8@6
两份	9?B><C
两份$	9????D
两位	>D=>=<
两天	><>>>B
两家	9F<@>=
两张	>>=>D<
两次	@F=;;:
两步	F9>=>;
两点	?<:@BA
两百	B8@<?>
个	<EE68@
个$	D<@7?:
个人	:A=>@@
个人$	8?<>?E
个失	<E?;>=
个失败	<E?;>=
个工	:@C<;@
个工作	5?C==A
个时	=>E??9
个时间	=?E>?:
个月	;@<>=C
个账	D:>??=
个通	=E?=<;
个里	F9>==<
中	7B@CB:
中$	<C:B<<
中介	;<>>F;
中午	@>D=<:
丰	9CB=D;
为	D5;9<E
为$	A8=8<E
主	=@99D@
主任	CA?;=9
主干	G;>@::
久	8>?=>F
么	7;?C;B
之	1;H:<B
之前	6:D7BB
之前$	=<E==:
之后	8=D88D
乐	>C;<<@
乙	<=D<?>
九	<F:?A;
也	T377=+
也发	9A@AEA
也没	9C>?>>
书	D@?A89
买	;:B@@>
买了	A<@=B8
了	K3+7G>
了$	G60CA;
了一	AD4;?;
了一下	6G:?>?
了一遍	<E<=>>
了三	CC8:5>
了就	:<A;<D
了我	8>H>>9
事	884=EH
事$	?6<@@B
二	?H69@:
二十	@??9B;
二号	@:<DA9
于	B2B:?C
云	BB=>>:
五	@A:6D;
五$	<EB==9
五个	?<<>>D
五号	<9@>F:
五月	?;;?F8
五点	F=<<@7
些	<<=<:G
交	A=B<A9
交$	=9D=<?
交了	<?AABA
交好	F=>>:<
交成	E<?><=
产	><=C<@
享	F@=;9:
亮	6:>==I
亲	=@;<>B
人	<@:=BA
人$	9C;@>B
人事	8?>?F>
人均	:E???>
人都	G9==<<
什	<=9E>B
什么	<=9E>B
今	>ED:;7
今天	;HB=<6
今早	D9=<C;
今晚	><E99?
介	;<?>F;
从	J=738=
仓	C>8:A<
仓库	B>9=A>
他	?<D8D;
他们	=<B>B<
付	<CD8?:
付$	@?@>A:
付了	<?C;A<
付了$	B?A=:<
付款	>AF:98
代	A7?:@@
代收	D<?=B7
代码	=@>@AC
令	<;C@@>
以	:7C>9D
以$	898DA?
以上	?;=><E
以先	>?<=?D
以后	C8A?8=
以用	D;D>>7
们	?7?>D=
件	E??<=5
件$	:F=:B<
件夹	AC>=>9
件已	C<>;?<
件箱	E<>==:
件都	E:>@==
件里	B?:<;B
价	E7@9B=
价$	A<A<C9
价格	?@=<9D
任	?;7AF:
任何	<?<B=?
任务	>:;CB=
份	C;G29=
份$	G9=88?
份证	:>B9:E
休	<=?>=E
优	B;D><;
优先	A:D<=<
会	F?A68;
会$	=I9===
会儿	<;B@=@
会再	C>8@=?
会员	CE@<92
会在	<:E>=>
会有	:=B;<B
会自	<@:<>F
会自动	<A<<?D
会议	G>9D85
会议室	D>:D:8
传	?6CDA8
传到	C9=D8<
估	9;??AF
但	8=>>9D
但$	8???:A
位	EA?78<
位$	D<?87A
位子	F8;>;@
低	;E@<9>
住	;<AD=@
住$	8BA@BA
住了	A<<C9>
住了$	B=<C9<
体	<E;<9B
何	;A?@A<
余	=E=A<8
余票	9BC@@>
余额	>E<>;;
余额不	>;?E?=
作	D8CB2:
作废	E9@?::
作废$	E9:@;=
作日	9?C==@
你	@8@6H8
你说	<;?>D<
例	9D??B@
便	>A888E
便宜	:C;;<C
便宜的	:F>>>;
保	=A8<>C
信	C9;C:@
信$	?@@9=B
俩	G=<><9
修	B?<7F4
候	7;BB>B
借	A:=@@A
值	G:<=::
值班	E<=>=;
假	AD?9=9
假$	BA<=A7
偏	8D>>>@
做	=;@A<?
做$	=<=D?<
停	@=?BD6
停了	>A;<?A
停机	>;=G;8
停用	>:>?F<
健	=CA;@9
傅	:=:@F=
催	F?>@85
催了	G=;@<9
像	>B9?;@
儿	@8AC:?
元	@>@4>?
元$	,DA5>H
元券	F<>=;=
元已	?>>>D<
充电	E=>><:
先	4-G<@F
先不	>>C>>9
先别	;=;<>F
先把	==D=A;
先查	;>D>?>
先看	;<@<>D
光	:><F;>
光了	8<>G>;
光了$	8<>G>;
免	><B?8@
免得	@9BA><
免费	;;A<<D
入	D9B=;<
入住	6BB@DB
全	O>>035
全绿	AC==>9
全绿$	AC==>9
全部	C??><;
全额	<E<:=?
八	EA?4;9
八点	>?D;:>
公	?D=<;>
公司	>B:>@>
公告	DA==7;
六	@B>4B;
六个	A8C?>B
六位	@:=<>D
六月	@D<<B5
六点	D?::;@
六点半	<;?==D
共	6JA78:
共享	AC>=<;
关	>A;AA=
关$	;;A=C@
关了	>=>?B@
关闭	D?=<=;
其	:B8;AC
其中	:D;:A>
其他	@:<==C
具	;B<A??
具体	<C=;?@
内	:@D82C
内到	CD<==8
再	;6E;6A
再发	=>BB?9
再扣	D<=B>8
再试	=?E>?;
再说	>><>>D
写	=GD4A;
写$	D;@;C9
写好	?;E:>>
写好了	:<F:>B
写的	5F=B@;
写的是	6E<A?:
写着	9B>?C=
冬	9B?<>C
冲	C6=A<@
冲突	>9=B=@
冲突$	=;=H>9
决	>>A:>B
决定	;=B>>B
况	;>?A@B
冷	B@==>:
冻结	<C@@<?
准	;:?@<E
准$	9<;B>C
凌	=<=;D?
凌晨	<<=<E?
几	?8B><@
出	>:8ACA
出$	?3F?A;
出了	=?9<@C
出了$	BA;>==
出去	A9:F<;
出去$	<<<E=?
出去了	@>>A@:
出库	;;?AFA
出库$	9??@E?
出来	>E:;<@
出来$	<D;=>@
出来了	?C=;=?
出票$	E=>>;>
出门	@;=<?C
函	@<F=:8
分	9E:>@>
分$	8J><::
分三	:<?>?E
分三步	:<?>?E
分之	:AAC<:
分区	9A=?AD
分支	?><@C=
分钟	>;@?=A
分钟$	@<CA:<
分钟后	::C=D9
切	B?@B::
划	G8?=8;
列	=D<=8A
列表	=G>:=:
则	@:9<CA
刚	=@;A>>
刚才	7?<AAA
初	A>C;=;
删	?5G@@9
删$	?8?G=<
删了	I;B:::
删了$	G>>=<<
删除	=<@?<C
别	938;<N
别人	;;=C?>
别急	=>A;?B
别的	B<;>>B
到	K;8=:8
到$	9=>AAA
到一	8D=C>=
到一半	9>?E?=
到三	@E=A;6
到下	:>C??@
到了	<>;7DA
到了$	=A<<A?
到二	D:<=A<
到位	F:=@<<
到十	>F;==;
到您	F;<<?:
到您的	C=:>@=
到手	CB>>=9
到时	9;G=>=
到期	9I::;>
到期$	8E??>>
到点	9?>=>F
到的	:C?>=B
到账	;;:=DC
制	;@==AE
刷	9C;==D
券	I9>?:6
券$	F;>==<
前	6@=>AE
前$	==E==;
前任	;;>>F:
前台	I=<:=6
前台$	F>=<:9
前面	;E>>==
剩	1N>>78
剩下	8<>C=D
副	B9>?A@
副本	E9>>>?
办	<AD=A;
办$	<<CB>=
办好了	D>=>=:
办妥$	G===<;
办理	:>@==D
功	G9<B:9
功$	F79C>7
加	B8FB;;
加上	=?B;E=
加了	E@>>:;
加班	7E???B
务	?;?@B=
动	>8CC?9
动$	=7?F=:
动续	E@<>;9
动续费	DA<<;;
包	BA@>?4
包裹	<F<@?8
化	:C=><B
匙	;=>@D>
区	9B9@B@
医	??;8<C
医保	=?><;C
医生	B?;9>A
医院	C@A;=;
十	@F:8;;
十一	;>@AB=
十七	CA>=<9
十二	<F9=?;
十五	@B@:9=
十八	AB:<<?
十分钟	?:AA9A
十四	AD:;>;
十日	8@<==E
十点	E@9:8<
千	9D?><E
升	J999<:
午	AAD79;
午$	@>A<:=
午三	9F=??>
午三点	9E=??>
午十	:<>>=F
午十点	:<>>=F
半	?@8A5B
半$	>=8>7D
半小	?:><>E
半小时	?:><>E
半年	<F>;=;
华	F:;<B9
单	@@B;?;
单$	8AGB@7
单上	E:>@=;
单了	F=@?:;
单了$	E=A=:<
单位	9=>>DA
单号	>@<:8D
单子	?A?<D;
单已	E9;<?:
单成	D>;A=<
单成功	D>;A=<
单独	E;=?>:
卖	?;CB?9
南	E<=>>:
占	=>9H@5
占了	E9=>B9
占用	8@=G<9
卡	@9AE?5
卡$	E:@=:=
卡上	EB>:;=
卡住	6A>F>>
卡住了	7@>F>=
卡在	9?;H?:
卡里	D==@<;
印	A@<A<>
厂	>B:?C9
厅	@?;A;?
历	B?AC88
压	<=B?@@
原	>D=7>?
原因	>C=?;=
原话	;>>>=C
原路	=B>;=A
去	A/;B?B
去$	:5=I><
去了	G5<=?7
去了$	E8>?@5
去看	=?:??E
参	8=?=BF
参考	:<???E
又	A7=:?B
及	:??A?B
友	8=>>EA
反	B<<B9@
发	>9I=E4
发$	A9H?=1
发一	=?E>>:
发了	@;=@A<
发了$	>>>@B=
发出	<8?C<B
发出$	7>CBC<
发出去	A;<B9@
发到	B<A=@;
发布	;<=@B@
发的	C@9;B:
发票	CA=>;:
发给	C=@:<A
发货	:CA<C<
发货$	9CA=C<
发起	B=?<@<
发过	;<?>F<
发送	9?@C@A
取	=4??F?
取$	D7?@;=
取件	9C??B>
取消	;8A=DA
取消了	:===DA
取走	=>=>E;
受	A@:>8?
受理	@A;=;@
变	A6=?7C
变更	E;;D;8
口	:?@>>C
口$	E@=<<7
句	=9B<;C
句$	=;>>=E
另	A>9@>@
另外	B@:>?=
只	9H<>;>
只剩	>DA;<:
只是	9CAB><
只有	7><C<B
只能	;>?>?D
叫	J==;:8
可	;?D92C
可以	;?E18B
可以先	>?<=?D
可以用	D;D>>7
可能	8;8F<C
台	E;9:==
台$	B>=;?>
右	7D>;<A
右$	:@?<=B
号	?A;<F9
号$	=EA8@9
号到	4B==AC
号发	9<=>DB
号开	F:><9A
号挂	F>?>:=
号的	C9;=A?
号码	><<C:A
号约	9@?@EC
司	??:>@?
司机	C>@=<<
吃	8B@;>C
各	9?B?>C
合	>C:==@
合同	A?>9?<
合计	9D=>>A
同	C8B4B:
同事	<=B>B?
同意	><E:C8
同意$	<>E=@:
同步	G9;?;9
名	E>;?99
名单	G;=@:9
名字	?D??=9
名额	?=?D?:
后	85J88F
后$	=;A;<B
后我	>>E=>:
后来	5===@H
向	C=B=:;
吗	69G8;>
否	9:@FB6
吧	:<>9=F
吧$	:<?9>D
含	AC>==:
听	@C;9=?
听雨	BA<;?8
听雨厅	AD==<9
启	@B<=>=
启$	9D>?AA
呀$	;>>=?E
告	A??=;?
告警	:C@?BA
告诉	7>A;?C
告诉我	:>@;>B
员	AAB<=7
员$	>:>C=@
呢	AA;:=A
呢$	BA:9=A
周	=@F4D9
周一	;ACA@4
周三	<B@A;<
周二	@B<:B9
周五	;BC7:B
周六	@8A=C;
周四	B<B<7@
周报	@A==?:
周日	6;;<DD
和	<I<96@
咯	F<==<<
咯$	F<==<<
品	??;<B?
哈	8=>>CA
哈$	:<>>CA
哈哈	8=>>CA
响	?<:=<D
响$	?@>;>B
哦	6D<>;D
哦$	;=???B
哪	9=E>;>
售	9D>@AB
售罄	8A?@CA
售罄$	8A?@CA
商	;9;BG=
商家	6<@BG9
啦	J9976;
啦$	M6975:
喂	D:>B;8
器	>>:D?<
四	AH=2<7
四个	?D;<A:
四十	B?<>8?
四点	E<=;>;
回	C4D@E5
回$	?=>@C:
回了	@?=@B6
回了$	;>?D?<
回复	=;CAB9
回复$	7<AEB:
回您	F==><<
回执	=E;@<:
回来	;9BE?:
回来了	><AD?:
回滚	C:?==@
因	?>8?8C
因为	?8=8=F
因为$	?8=8=F
园	@;==B?
围	:<>@>C
国	8><><G
图	C:=?<A
在	B>=E<4
在$	<C<A>8
在前	F<>=>:
在周	C:D=;:
在是	F<<=<;
在派	;B<<D<
在派送	;B<<D<
在第	?D;:B9
在等	:>=E>>
在群	;?>C@?
在群里	;?>C@?
在路	:C?=B=
在路上	:C?=B=
在还	;C>@>=
地	D;=D<7
地址	A=AC>5
地址$	><A@C8
场	E38B>=
场地	B:<A@9
址	A@@C>3
址$	><AAC8
均	=E>>;<
坏	:;<E<@
块	@@<@8>
城	6<>C<E
基	B===;@
填	@7C8A@
士	C8;:9E
声	>;A@@>
声$	?;A@@>
处	CD=;>:
处理	A>?<@=
处理$	?@E;<:
处理完	D9;<@?
备	CC;6@;
备注	G=::@:
复	D7B=B8
复$	5?DAD8
复核	B<AB::
复核$	9?BC>=
复的	7B;=<D
复盘	F7==>A
复盘$	9>>??E
外	AA7<>?
多	6@973L
多$	6?;>>F
多半	:>???D
夜	5A@=FA
夜里	9@??C?
够	4G<AA<
够$	<B>@?<
大	=79<9I
大家	;>>==D
大床	G;>=;9
大概	7@=>>D
天	9AA2CB
天$	@;:<?C
天内	>?C;8?
天的	9C@=C<
天起	DB<==7
太	4<>>@I
失	A>6G8;
失败	;?;I:3
失败$	?A:C=8
头	=I9=6;
头$	7D9=<D
夹	BC===9
奖	><<<;E
套	?>@@9?
女	C;<;:C
女士	C;<;:C
奶	A<?:<C
她	>@==E7
好	A.@7>F
好$	C;<?5@
好了	B5F4@<
好了$	A:F7@:
好的	?=<<9D
好的$	>==<9D
如	:7I56C
如下	8<<=>G
如果	9<H9;<
如果您	>?D>=;
妥	J:;:;6
妥$	F=<=<;
妥了	D<>=>9
始	==A>:B
始$	8>C?>@
姐	B:;=C:
姨	E=>=@:
婉	DB>9=9
子	@8<:@D
子$	H79;:@
字	?AA:<=
存	D>>?49
季	?:?>;D
学	=@><A?
学校	6A<=F<
学费	F;>?<;
它	=C<@;?
安	==>?=C
安排	B@>>:?
完	CC:9@5
完$	@:<=C=
完了	9H=A?8
完了$	<G<A<7
完成	B@><B4
完成$	D9<;C8
完毕	K8;;:7
完毕$	I9<<;:
官	E>=<<:
定	G5C>?8
定$	G7?>6<
定了	A;D=@9
定在	H9==;<
定金	<:==G:
宜	9B;9<E
宜的	:F>>>;
实	>?4B9E
实$	@<;D>>
审	:2?KB9
审批	28>I@<
审批$	88<I::
审核	=<?E;=
审核$	A;@D;:
客	B7A8D;
客户	C8;9D;
客服	<<=<F>
客气	C<=:<A
室	>:?CA<
家	;E87D?
家$	8A>;D?
家了	?:>=9E
家了$	?:>=9E
家长	C?;9?=
容	7?=C>C
寄	@4E3F9
寄$	?;D>>:
寄出	?<?:C?
密	C=B:?9
密码	D6<8B?
密钥	AAD9<6
对	<=9=BD
对方	<>8?D>
对账	G;>><;
导	B5@DB6
导出	=;?CB>
封	CD;@39
封信	C=>A;<
将	:<C=>@
小	<A@1B@
小时	=C@68B
小时$	@A;<:A
小时内	:>B==@
小结	8A>>=E
小结$	8A>>>D
少	=;=@9D
少$	D9>>>=
尚	<?B@>:
就	(3N@DC
就不	@:<9=F
就去	=?E=?;
就好	8=B<=C
就好$	:=C<>A
就差	:=E=<;
就把	;<?>E;
就是	>9A?:D
就没	>A9D?<
就能	9:?:=G
就行	>7@9<D
就行$	?8@9<C
尾	=A?:A>
尾号	<B>=D:
层	8F>>>>
层$	9F>>>=
居	@;9@D>
屋	F:>>=;
展	;ABA<@
州	?E<;9;
工	<>AA@<
工作	5@DA;<
工作日	9?C==@
工单	B><==@
工资	;>==D?
左	7D?<<A
左右	7D?<<A
左右$	:@?<=B
差	>;F?;<
己	/7@;L@
已	T2..H&
已出	E:;<A9
已出$	G<==<;
已出票	F=>=;>
已删	F<><==
已发	=@@>B?
已取消	G<>>:=
已建$	F;>><<
已提交	=C=?A>
已签	8>?>G>
已签收	7>??H>
已经	B9;6J7
已经发	:?@BC<
已经开	8?>>G>
已经把	7>?>H>
已经是	F>=>:<
已被	:D=C<;
已退	F=>=;=
已送	G=><;=
已送达	G=><;=
已通	F=>=:=
市	;@<;AB
布	@8<?C>
师	8@:?H:
师傅	:=:@F>
帘	E;=A<9
带	<9=<=G
带上	;=<>?E
帮	>?@<@@
帮您	@@@=<?
帮您看	;D?>?=
常	:A::;F
常$	=E>;=<
干	G>;A69
干净	DA=<;:
平	;A:@>A
平台	?::?@C
平均	:E>??=
年	;;13<M
年$	B:;:9E
年假	D>==>9
并	K7:=:8
广	F<>=<;
广告	F<>=<;
床	E=>=;:
床房	G;>=;:
序	9???@D
库	H;<=@4
库$	=@=?C:
库存	<GB::8
应	>B?=@:
应$	;>?F?>
应该	CA><8<
底	<<A?:D
店	>@A>B9
废	E8@?9<
废$	E9:@;=
度	:;??CD
度$	>CA<;8
度复	D:=><A
度复盘	D:=><A
座	@>@<?=
座$	?C>>><
座位	<?B>B>
康	;D?>>?
延	>=87F?
延到	G8>?==
延误	<<;:F>
延迟	:E==@>
建	:>>;?G
建$	D;>?><
建好	E>==?9
建好了	C?=>?:
建成	9;>?=F
建议	3:C8<E
开	=<?AB?
开$	@C<@;9
开不	=<>F>;
开了	<?;ACB
开始	;?B;<A
开始$	8>C?>@
开着	E>>><<
开给	F<@=<:
异	A=A:>?
弄	><EAC5
式	C==::C
张	C<9>@=
张$	?>=;C=
张票	9B=?D=
归	K0<8=;
归您	F;=><>
归档	G7@==:
归档$	F<@<<:
当	=8A@B=
当天	:==@C@
录	BD=6A9
录$	CB:9:?
录里	>D>>;;
影	=@=8>D
影响	;><;>F
往	D7<=9C
待	5=DH67
待您	;<F==:
很	46:@9K
很多	:=>=<G
得	8?@@4F
得先	>?<>?C
得您	;=B?<?
微	B@B<;:
心	::87>L
心$	@=;::E
志	;I;8@6
忘	;<>;>F
快	;@<4DA
快$	@A;=>?
快照	F?==:;
快递	<;@8E?
快递员	8C<>AA
态	AD8;9=
态$	H?=;<7
态是	;F>=>;
思	C:<;=A
急	?<=:;F
急$	>==<=E
总	>DA8@;
恢	G8C7@8
恢复	G8C7@8
恢复$	==D9B<
息	@;?<=D
息$	B;B><=
您	?1G3CA
您$	<>B?;?
您一	>@E=<9
您上	<;;>H9
您不	>=<;>F
您先	;=B;@B
您写	9?A>?B
您卡	F><?;:
您发	9CA>A=
您可	<=<=>D
您可以	<=<=>D
您同	<?D>><
您同意	??D>=;
您好	;<;B<B
您好$	<<;B<A
您定	:;I<<9
您把	8AA??C
您改	D=>A;=
您查	9@C>@@
您点	<=D<>>
您留	B>>>;B
您的	G34D9A
您看	9A=@=B
您看看	>=<>>D
您确	?=F;<:
您确认	?=E<<:
您给	8>F=>;
您自	:=A?@>
您自己	:=A?@>
您补	:=C>B=
您要	:BD@:;
您要是	=>G==9
您让	:?9>CC
您说	B:D;<=
您说的	E;A=7<
您贴	8A@@AC
您退	<=B>D;
您那	D==C;9
您邮	D;@<@:
您邮箱	D;@<@:
情	9==@BD
情况	<=>A?A
想	3>@7AC
愉	;;=>>G
愉快	;;=>>G
愉快$	<;=>>G
意	=5A;BB
意$	=>F=@9
意思	>>=<?C
感	B9<=;D
慢	;A=<>B
成	D6=E;9
成$	B19FA:
成了	B><;9@
成功	G9=B:3
成功$	F79C>7
我	?4M>1;
我$	6<;;>I
我不	<><@?B
我也	H=9;=:
我们	D<=A>:
我会	9>B>?A
我先	>;F=<:
我先不	>>E:?;
我再	7=P:>5
我只	>E;<@>
我只是	8C@@@?
我可	<=H=?8
我可以	<=H=?8
我就	29K><<
我已	DA?;9;
我已经	AA@<:<
我帮	?;?><B
我打	D=B;=9
我把	F;<<;@
我来	9<H<?9
我没	7>7L>9
我没有	<<<H?<
我看	5DCB@?
我给	E==>=<
我记	:=<=>F
我这	A7?G;8
我这边	B<;D=9
我马	=>E=>;
我马上	=>E=>;
或	5B???F
或者	:@@@?B
截	BA;>:>
截止	=B=A;>
户	F;8=><
户$	D:8B;A
房	>;><G9
房$	?BA==9
房东	>:=@F7
房租	?>==C;
所	><9D>>
所以	898DA?
所以$	898DA?
手	@@>><=
手$	C8B:<@
手一	E>=>=:
手动	C<A=>:
手机	@?<>9C
手机$	><;=>F
手机号	?D?>;>
手续费	9E=>?A
才	-AAC>A
打	C6?>@>
打了	F<A==7
打印	B=;B==
打回	;??D??
打开	?D?:9>
打开$	>D<>=:
打算	;=A>>A
打过	@9=AD8
扣	;=;?F?
扣了	9AA<E9
扣款	<A<<CA
执	=E?@;8
扩	@9<>@E
扫	B??=<<
批	43CHG6
批$	>5>I78
批了	8?E<C;
找	9F?7;B
找到	9F?>>:
技	:D>@>>
把	*=D2S@
投	D@<C;7
投影	@C?<=>
投票	;B<FA:
折	@9>>=D
抢	==BB?9
护	>=>@8B
报	D:<B=;
报上	C<<@><
报修	I<>=7<
报告	A9<C9A
报给	E==><;
报销	C9@<A<
报销单	C<@>A8
报错	<F=>>:
抬	CA<A<8
抬头	?B=B=;
抱	89<A;D
抱歉	89<A;D
抱歉$	99<A;D
押	9A>?D<
押金	:>>?E=
抽	:?<??F
拆	8>@><F
拉	F;A?<9
拍	;?;;BC
拒	A9>AA7
拒了	A;>A=:
拒了$	B;>A=:
拖	F=>==:
招	D:<>=@
拟	87K;:;
拟了	8@B@@C
拟好	8>G=<>
拦	A<>>B:
拨	>:>=BB
拿	A>7==A
拿下	F<>>>9
拿到	:C=??@
持	8@>=>F
挂	C<?C9:
挂上	E<=@<;
挂上了	D>=>><
挂到	G9=>;;
挂号	B:9C=?
挂失	E><<=@
指	8A@@BE
指令	8BA@DB
按	I2768B
按您	G;:<7?
按您说	F;;=:=
挑	A;C=><
挪	C:<@?<
捋	9A=@?E
换	>5E5A>
换了	8;B;AD
换好	D><>;@
换成	D;A<A8
据	@7A=?@
据$	:=A<>D
授	8D=<>@
授权	9E>=?=
掉	D9>7A=
掉$	G89@:@
掉了	B=?<?<
掉了$	G<=:;:
掉线	8A@ACC
排	;CDB=:
排$	=B=C>;
排在	@?C==9
排进	D:<?A;
排队	9B<A>?
接	C:@??;
接$	;>>?C=
接下	;>C>?>
接下来	;>C>?>
接受	E<>=<<
接口	9;?E>B
控	>;;;BB
推	F1A<B8
推到	E:<=A9
推送	D;>B=<
提	B:?AA8
提交	9DCD@:
提交$	<<CB>;
提交了	7CBBDE
提到	H6=<=<
提前	B?9<;C
提醒	F5==C9
插	A8;B=B
搜	9E?=>>
搞	I8:;::
搞定	H;;=<8
搞定$	G;;;=9
摘	E;;=>=
撤	I79@7?
撤回	D<;:=C
播	8BB>;A
操	@;@>>@
支	@>7C?=
支付	B?:A;=
收	@7>5I?
收$	;9;<H=
收了	?===D9
收了$	=<==F9
收件	C>>:;@
收件箱	E<>==:
收到	C3;?C@
收到$	;88>DB
收到了	D:?=B:
收货	BC?=;9
改	B8AA=>
改$	;E;D?6
改到	@;B=B;
改动	8??DBB
改好	@>B>A;
改成	=AA@;?
改签	;>@A<C
改过	F;<<A9
放	E7E5@:
放$	:D???>
放在	G7;<A6
放心	?;<<<F
放行	8@@ABB
政	E>:<;?
故	:9=A?E
效	D:>=:?
效$	E;><9=
敏	@B;BA7
教	?:=?;C
敢	<>=C?>
数	=C?<7A
数据	A7@?<A
整	><>><D
整理	8>??>F
文	?EC6;;
文件	>E@;>:
文件$	9G<<>>
文件夹	AC>=>9
料	8AF<C<
斤	9D>???
断	1=EF@@
断了	7>?F=>
断了$	7>?F=>
新	F=>3==
新卡	=<C=@=
新的	;>>>@C
方	=@;@B=
方案	<9G<;>
无	A>><<@
日	;@?7@B
日$	F<698B
日内	8?A;<C
日历	C;BC:8
日志	;I;8@6
日程	E;>;>;
旧	A2A@A=
旧的	D;B:=<
早	?>>6EA
早上	9===BD
早九	E;A==:
早九点	E;A==:
早八	D>A==9
早八点	E=A==9
早就	9>><=G
早点	;=>>?D
时	1:DD=E
时$	>?8H::
时了	8B?C>=
时了$	8B?C>=
时候	6:@C@@
时内	:>B==@
时间	;=D>A=
明	A=@B7>
明$	?::GA7
明天	>C?;<>
明早	G9D;:5
明白	8<;<<I
明白了	:=<<>F
春	>:><<E
昨	369?O8
昨天	6<;9J>
昨晚	<8=BH4
是	3F>>E:
是$	<F:8>>
是不	=?;?>E
是不是	>?;?>E
是否	==<G>9
是周	8FA;@:
是小	:<>>E=
是您	?A@=D7
是我	C;;C;9
是空	9C@??@
是空的	:C????
显	=E<:B7
显示	=E<:B7
晚	?9B:C?
晚$	@=;:<B
晚上	B9:<C?
晚了	8@???E
晚点	8D@??>
晨	<==<E?
暂	9;<G>>
暂时	==<C>@
更	>9;D?>
更新	:>>AB@
替	K68:=9
替您	J89;?9
最	9I7?:?
最便	;C>==>
最便宜	;C>==>
最后	=??@:A
最好	<=9@BA
最近	AA=A=9
最高	<D???>
月	9E58F?
月$	=B<;;A
有	1L:A:>
有$	A<CB=6
有一	:B>A>?
有三	;G<:C7
有两	5L=:=9
有了	D9=:<=
有了$	E;=:;9
有人	E@7;A:
有权	A<<C?<
有权限	A<<C?<
有没	==;C?@
有没有	==;C?@
服	>A<=@?
服务	@C=@8=
望	8A>?@E
期	9C@;;B
期$	5C@;?D
期了	6F<AB8
期了$	6F<AB8
木	9A@A@A
未	0F=D85
未知	:=:F>;
未知$	;?=D?=
未读	;F>9=<
末	:AB???
本	>;>=;E
本$	>B><;A
本人	;=B;@A
本地	E9=A=:
本身	:>>DA?
术	7>@?AG
机	A8;B@=
机$	<=9E=@
机号	?D?>;>
机器	>;>CC:
机票	D==?:?
权	C>?B:9
权限	D6@C::
权限$	>9B>=@
李	@9==D<
材	9;FAB:
材料	:=G>A;
条	?F<A>4
条$	@B=A;8
来	>>F:@8
来$	=???@>
来了	F>=<<8
来了$	H==;<7
来取	E:?=<;
来取$	F:A==7
来的	9?>=E?
来的$	8@==E>
来说	==<>>E
板	;D9@C8
构	7D?@CA
构建	9D??B@
林	E@;;<<
果	:>C?9?
果$	<><>?F
果您	>?D>=;
架	=AC=;?
柜	A6@=E:
柜$	=8B=F:
查	'PA78F
查$	<CD8=;
查了	6G@>@@
查到	2G>>>@
查到了	7B???C
查收	==:>>F
查过	8F??>=
查过了	8F?>><
标	K2<:5?
标准	<>=<?E
标签	C???;<
校	:A;<E=
样	@:;@@@
样品	@>>?B;
核	B7;J69
核$	;<BF:9
核实	@=7E>>
根	?9<?BA
格	;@=<9F
案	C9B7;>
案$	D:;;??
桌	>F>@<:
档	G<<7A9
档$	G>?8@7
梯	::>=G<
检	:C=@D<
棠	?9>D:@
棠厅	=9>E<A
楚	:@;B=B
楚$	<B=C>;
楼	E=<;@9
楼下	F;==>:
概	6@>>>D
模	C9>?<@
欠	9H==?:
次	5F;@B@
次$	9G;>;?
款	A>C<=:
款$	6>G6BA
款了	:>?>F=
款了$	:>?>F=
款单	>@C;:=
款项	H9:<;<
歉	?8<@:C
歉$	<8<A;C
止	9>:D7D
正	AC;?;<
正在	;@??B;
正常$	=D>==<
此	D=:><=
步	B7>C6A
步$	C<;B;;
步完	H8=<=9
段	B@:;;@
段$	8@@??D
每	<A>:9B
比	4B;<BH
比较	:=<>>F
毕	H:989A
毕$	I9<<;:
毛	8?>:<G
气	D87<9F
水	;F5><@
水$	;A<>=C
水费	;=<C=@
求	9:=FDA
求发	9??DA?
汇	7D>=A?
汉	=@@><@
汉 !	=???>C
汉 ! $	=???>C
汉 #	DD>486
汉 # $	DF:657
汉 # 汉	B:B;?<
汉 $	=>>@@?
汉 0	@G:<=6
汉 0 $	?G7=9:
汉 0 0	C@=;<9
汉 0 汉	@B=>?:
汉 :	:D;=7D
汉 : $	9D=?:D
汉 : 汉	A@;<=@
汉 ?	6:F>8>
汉 ? $	6:F>8>
汉 b	D<;;:?
汉 b 汉	D<?=>;
汉 d	8E@??=
汉 g	D=<<;=
汉 g #	F7==;>
汉 h	AB>>?:
汉 h #	AB>>?:
汉 l	9A???D
汉 l #	9A???D
汉 p	C9==>?
汉 p #	C9==>?
汉 pod	CA>>=:
汉 pr	8?D>A>
汉 s	AD>=;9
汉 s #	AD>=;9
汉 sna	H9=><8
汉 t	;=>>AD
汉 t #	;=>>AD
汉 w	E8>>=@
汉 w #	E8>>=@
汉 x	7@>>?E
汉 x #	G5<?9=
汉 x $	ACA7=;
汉 x x	F;B;:7
汉 x 汉	=>E<:@
汉 |	=:B?:A
汉 | $	:<B?:B
汉 汉	A=>96C
汉 汉 $	B<?:8B
汉 汉 0	?E;<=:
汉 汉 汉	>=E99?
汉 ！	A<9:8E
汉 ！ $	A<9:8E
汉 ：	;@>>;C
汉 ： $	8A=@9E
汉 ： 0	D<@:A8
汉 ？	47I6:=
汉 ？ $	47I6:=
池	BC=<:;
沙	BA??;>
没	-?/Y7.
没下	><<D><
没交	<>=E?=
没人	C;?9C<
没再	??8F?=
没出	>B>>?<
没删	=;>G?<
没删$	>;>F?<
没到	==?D?>
没动	?@;C>9
没动$	A9<E>;
没发	78D@<@
没发$	<;E<==
没回	<;CC>;
没开	=<>F?=
没成	;;>H>;
没成$	>>?C?<
没成功	==>E?>
没扣	>D?<>=
没批	?==D><
没收	<>=E><
没收到	<>=E><
没改	<<>F?=
没有	9C7G:9
没有$	>=;E?<
没法	=<;F><
没碰	>;=E>=
没给	<??B??
没订	=;;H>:
没订$	><<F>;
没退	>;>E>>
油	8@?@@E
法	:B<D=>
法务	D;B<<:
注	@9:BA=
注销	;9AD9>
洗	F7=A;;
活	E6;=9D
派	=?>@D<
派人	=?D<>:
派送	8C=<E=
流	GA955>
流水	AD<;=:
流量	H799;A
浇	I:><:8
浇了	H:>=<8
测	8GD::9
测试	:GA:;8
海	><=C9A
海棠	=9>E<A
海棠厅	=9>E<A
消	@5A8@B
消了	:===DA
消息	B;@:;C
消息$	D=B<=:
涨	=>@9BA
清	I6A:6<
清$	G=?:;<
清单	9>C??B
清楚	:@;B=B
清楚$	<B=C>;
渡	9E>>=?
温	=>;<@D
游	A9=<A@
湖	C=>==<
湿	<E>?=>
湿度	:E>??=
滚	F9?<;>
满	8A6I<;
满$	6F><?B
满了	3A>J;9
满了$	4A>I;9
灭	B9>=;C
灯	H5B=7:
灰	D?>>=:
点	C><8>>
点$	@9>A9A
点一	B?E;<9
点一下	=>E=?:
点了	C6:@F5
点了$	A;<BA:
点到	>B;<<?
点到十	9F=>><
点半	B89?<B
点半$	:?;A;C
点的	9A?C?@
烦	9<<=>I
热	G8:<A;
然	A=C==<
照	D=?@;;
照片	BAB@95
燃	D=<B<:
燃气	D=<B<:
片	B@B?78
片$	9D>?>>
版	C;A=;=
版$	B?:@<>
版本	=<A><D
牌	A6AB6@
物	<=@<E<
物业	A8:?E9
物流	>E>=<<
特	;F>;?<
状	AD8;9=
状态	AD8;9=
状态$	H?<;<7
状态是	;F>=>;
独	E;=?>:
猫	A9<;9E
率	6F>;;E
王	8<B9BB
现	CD=;47
现在	BD?:49
现在是	F<<=<;
现在还	;C>@>=
班	>D>>C3
班$	@A<<@9
理	:=A=@A
理$	B@E98;
理中	??:A==
理了	A:@<B=
理员	?<C>C8
理完	E9;;@>
理解	9;<=>G
生	D9:><@
生$	A?:;?@
生产	?=>D=:
生效	B<@?<=
生效$	C;@?;>
用	<B7<AB
用$	9<AAAB
用了	@C=:B:
用了$	C@>:B9
用再	>>;=>F
用户	E:=><=
由	?==:D@
申	E6A?<;
申请	D8>@>:
申请$	=:B<A?
申请已	I==<9<
电	A?>7C=
电$	;>D=>=
电子	?BA=;=
电梯	;:>=G<
电话	<>9=DB
电话$	==99CE
电费	E=<:<>
留	I95@:<
留了	I:<<>7
留意	9<;;>H
留着	=A>BB6
疫	C:>>A<
病	9??=@F
登	<=?:DA
登录	?@@9A>
登记	8C=CE>
白	=@8?7D
白了	:=<<>F
白了$	:=<<>F
百	@DA=97
的	F78:F<
的$	<63;Q;
的三	E<>@=<
的事	@=8>AA
的卡	D9?>@=
的号	C<@B9=
的吗	>?;??D
的时	8@;B@?
的时候	9<<DA>
的是	DA5<?;
的是$	?B==@9
的没	<:>@=C
的要	<>E>?;
的记	:;??E>
的记录	:;??E>
的话	1;I:8?
的话$	9>@:;D
的话我	=>F=>;
的退	B?;D<:
的退款	A?;D<:
的那	EA;88?
的邮	><9ABA
皮	D;B=:9
盒	:G;;<>
盖	=:D9B=
盘	F6?@<9
盘$	6=B=@D
目	9C7C8B
目前	3F;H:7
直	4F8@9D
直接	8>;?=H
省	8BD>?;
看	0H=<@C
看$	7A@C:=
看一	;<=<>G
看一眼	<>=>?E
看不	;;=E>>
看不到	<<=D>?
看了	7K:;?9
看了$	<G<<@8
看到	AC;;A:
看看	<<@<>C
真	:=>B?B
眼	6A@CBB
眼下	:A>C?<
着	4BIC>7
着$	-ADFC4
着了	B:B=:=
睡	=>;=>F
知	C6@E<8
知$	;;=DD:
知到	F=>=<=
知道	B??@9=
短	<89F9F
短信	<;:G:C
石	;F=<A<
码	A5<C=B
码$	>?=:C>
码已	H=>=9<
研	9=>==F
确	=;BB=<
确定	;<?G=8
确认	@;D<><
确认$	@:B@=;
碰	9<=E>A
碰$	;>>D?@
磁	D<<@<<
示	;CA<C6
示$	:=D<E6
祝	6?>?>H
祝您	;>>>>D
票	B@@B>4
票$	?AE<?6
票已	=???D<
票的	CB><=9
票订	F>>>9=
禁	B@?=@8
离	9ABC?;
离线	;>>D><
禾	;B>@@>
私	F<<=>;
种	7B==CC
科	=@??C>
科技	:D>@>>
秒	;F?:C8
秒$	=E><=<
租	><C7E;
积	>C>>=@
移	H6C<9;
程	D>=><9
稍	:=E<>>
税	7E<D:;
稿	E7E79;
空	A@@>4<
空的	:C????
空的$	:C????
空着	8BB@=:
空着$	9BB@=:
空调	H8>==:
突	>9=B=@
突$	=;=H>9
窗	A:A;@>
窗口	<B=;AA
窗帘	E;=A<9
立	:A>>>D
站	?@C:?:
章	>BD9A9
笔	<DA<?;
笔$	=G<<>7
符	8F?<A=
第	<A=9C=
第一	A:B<C=
第三	9A>;C=
第二	D><7>?
等	/>BG<?
等$	C==8B=
等于	>=>:>E
等他	;?;C>A
等待	C=8A>=
等您	@=E@=6
签	;<?>G8
签$	E@:;><
签了	;???D?
签字	>@CA;8
签收	9A9<H?
签收$	9=??G=
算	8B976I
算$	9A:;>F
管	;=@>D;
管理	?<C>C8
管理员	?<C>C8
箱	C==?>:
箱了	D>;<@;
箱里	F;===<
米	;A==C=
类	@<<==C
系	9>=EB=
系统	7B=DB9
系统里	?<B=@=
红	D>@:8>
约	B?B;A8
约$	>CB;>7
约在	F5A<A9
约好了	D>=>?:
级	D=9@8?
纪	C@99@@
纪要	BA:9A?
纸	=?9D7@
纸$	9@=D><
线	>F??::
线$	<C;D;;
线上	?CA;=:
线了	<C>A??
线了$	<C>A??
组	E;:@>9
组$	E=>=;=
经	B:;8J5
经发	:?@BC<
经开	8?>>G>
经把	7>?>H>
经是	F>=>:<
绑	??9;;E
结	7C6B6H
结$	<?>=<E
结了	=E?=:=
结果	=?7C<A
结果$	<?=>?D
给	N,B3?5
给个	9=E>>>
给了	H:<;?8
给他	D>>=@:
给您	>5>>H<
给您$	8>=C>@
给您留	E>>>;>
给我	6?D<>A
统	6A:CE<
统一	7<;=DD
统里	?<B=@=
绩	<??<@D
续	L5>><7
续$	=>D>B:
续签	E89>??
续费	DD;;8<
绿	CC:;=:
绿$	AD<==8
编	@?8=7C
编号	?B;;;?
编码	>:>>=E
缴$	9=C?D<
缴了$	G=>=;<
缴费	<C=@?@
缺	;D8H94
罄	8A?@CA
罄$	8A?@CA
网	?B;B?:
网关	5A=CD>
网盘	D=A<=8
罗	B><@A8
置	@;@=?>
署	:??AE>
群	E<>?;7
群$	H:=<::
群了	F=>=;;
群了$	F=>=;;
群里	C9@A?8
翻	2G<=?D
翻了	7G<=>=
老	<=;8K8
老师	;BA=B8
考	@;=:;G
者	:@=>BB
联	A7?A9B
联系	@8?A:A
股	@9B@8A
能	6E7B2F
能看	AC;<==
能看到	=D>>>;
腾	D>==<:
自	:8;:IA
自动	D;:=?;
自动续	E@<>;9
自己	/7@;L@
至	E;<<=>
致	:BC>==
航	<C:7@@
航司	9@;=AD
航班	>>?<D;
般	<88:<K
般来	==<>>E
般来说	==<>>E
船	9@A?<D
色	6F<;<A
节	7E<<B@
花	>C=::@
苏	@D==<;
苗	E:>>@<
苦	:>>?>E
英	@A@<:>
英语	9D=>=@
草	;=B<?C
菜	B:A<;>
落	D=:>?;
蛋	;@BB;>
蛋糕	=>CB<;
血	8D>@BD
行	5@E>8C
行$	@<=<5C
行不	C>A==;
行吗	>>E>?;
行政	C>;==@
行程	B@==;?
街	@?A;9A
补	D6A8>?
补$	9@A?@B
补丁	?<E=?7
补了	G<>=:;
补卡	;>=?@D
补货	<C;<?A
表	DA;@;6
袋	9D>=C?
被	)<5RD<
被别	8<>G=;
被别人	8=>F>;
被占	9==G;:
被占用	:==F<;
被拒	:<>BC<
被退	3@>G@?
被退回	7A?E?@
装	A@C<=7
裹	<F<@?8
西	4A>@>H
要	2=C>7D
要一	<?;@?D
要不	<=H<>;
要不要	<=K<>6
要您	=<E9=?
要我	=?D>?<
要改	>C<>?>
要是	:AE9;>
要求	C:=>=@
要的	=E?@:;
要的话	>?E>?;
要看	==;D>=
要等	>>9=>G
见	9D<:=E
见$	<A==?B
观	8>?>=F
规	?<6>>D
规则	B:9;A@
视	E>>;;=
解	?==5<F
言	A@9:?A
警	8G>=E;
计	0K>=@?
订	A<:DC9
订$	:@?F>9
订了	>>>C?=
订了$	;@?DA?
订单	;A7<CE
订好	@>>=B:
订好了	A=><B9
订的	G7<<B7
订的是	G9;=<;
订阅	E=<>;?
认	?<E><<
认$	>?A@=;
认证	=:=D>@
让	@9:>AC
让他	D==>==
议	B<A>4>
议室	D>:D:8
记	>=4<D@
记录	@B;:B4
记录$	<D>>=<
记得	7<;==K
讲	8A;==D
论	?A;=@>
设	C>:;A;
设备	>C<=;@
设定	7F??B?
证	<<?B9C
证$	;<;>AF
证书	@AA?;9
证明	@9B@;=
评	G@98>;
评审	D9<>B<
诉	<>?9AC
诉我	<=@;>B
诉我$	<?:=?F
诊	=A=C<=
试	5FFB85
试$	8>D<=?
话	:7F8;F
话$	;9>5>H
话我	;=G<??
话费	E;:B<<
询	?A=;=A
该	AA?;8>
语	?B8::D
误	?<9CD:
说	==8;DC
说$	88;=8K
说一	;;A=A@
说一声	<<A=B=
说不	>=<E><
说了	J<<=69
说明	@:@B==
说的	F6?:<?
说的$	D=;=9@
说过	F==>8@
请	B3=@>A
请$	<:B=A@
请了	D?<@@5
请了$	F=>=<;
请好	G??>:<
请好了	F??>;<
请已	J==<9<
请您	<><=?E
请求	3B?GG>
请求发	9??DA?
读	9K:9>6
读$	=F?;;=
读了	=F=;>;
课	?H=:9;
谁	CA@6A=
谁也	E<=8>A
调	I5<8A9
谢	?<;;<F
谢您	;>=>>E
豆	D<B==9
象	B9>>=C
财	;;C;D>
财务	<;C:D=
败	;?;I:3
败$	?A:C=8
账	F;5A>=
账$	A=;=@?
账单	A>9?B<
账号	E:?@<;
账户	BD8::A
账户$	E;;>=>
货	7D>>F>
货$	:A<CA?
货了	9D@>A<
货了$	9D@>A<
货单	G:=<;;
质	=B@=<?
购	>9@B=@
贴	@9<:AB
贵	:D@B<<
费	I=5=5?
费$	9F;@<A
资	9?>=E@
赔	?:BC9=
走	D67<C>
走$	D>;=>;
走了	@9<BC:
走了$	@9<BC9
走的	B;9<B@
起	E?5<4>
起$	C>;=<>
起来	?;>B:B
起飞	9C=<=@
超	,?=L@<
超了	9@?C?>
超时	2;9JC;
超时$	9:<J?7
超时了	8B?C>=
超过	8A;C<?
趟	>F<>=8
足	<C=?>:
足$	<C=?>:
跑	CD@:56
跑$	<>?C>>
跑了	E@<:=9
跑完	:G><:=
跑完了	<E?=:>
跑过	F;>>==
跟	G:=9><
跟您	7@D?>?
路	9A>5@C
路上	=C<<@<
路上$	9D?>??
跳	8:>H=;
跳过	:8>H<9
身	8=C=?B
身份	:>B9:E
身份证	:>B9:E
车	A=E8;;
车$	??B=:=
转	=<EB;=
转给	D>?><<
转账	8@@B?B
轮	=C=>?=
载	C;<9B@
较	:=<>>F
辆	E?<<>9
辛	:B==;D
辛苦	:>>?>E
边	D;2E<>
边也	G=>><9
边看	==>E?;
边看不	==>E?;
达	:C=D?<
过	>D:;F8
过$	@@=B>7
过了	=D9<>@
过了$	AB9=?:
过去	@8@A@:
过期	3E<C<A
过期$	:@>>>C
过期了	8E>B=;
过来	E:A;@9
过来了	H;=<;;
运	9>?ABA
运单	7B@@AD
运维	D;>=@<
运行	9??DA=
近	=CA@<8
返	<?;B<@
返回	<?=C<>
还	1A=O;5
还$	F9=><:
还不	<=<G>;
还剩	9L<9;6
还在	,A6JA;
还差	=9E?>:
还是	7<HA:=
还有	4CE9;<
还没	55<J@;
还没有	>==D?=
还要	?=8A>E
这	;2=D?F
这一	><BC;:
这一步	9<BD=9
这个	7=>A<F
这么	;>A==C
这单	<A=?D:
这是	<<C;C:
这次	C9>A?<
这笔	:<D:A@
这类	E?=>?9
这边	A?8G:<
这边看	==>E?;
进	O.69=9
进$	C<9<>A
进了	E;>==<
进去	B8;BA:
进去$	:<=F:B
进去了	C>>=@9
进展	7BB@?B
进度	1>@?CJ
进来	D@><<=
远	G:==;:
连	=F@<::
连接	9E>?>>
迟	6I===@
迟到	;D>=<@
退	>>=AB<
退$	7D?;>B
退了	9@:@D>
退回	F:;>==
退回$	D=>9A<
退款	@??C<:
退款$	?<E><;
退订	C;?;<@
退货	B@98?A
送	>@;A=?
送$	=?B<C;
送到	?B@9:?
送达	@?=D:;
选	E8?:9@
递	@;A7C=
递交	G?@<:9
递员	8C<>AA
途	9D?>>@
通	@C?=A8
通知	?8DBB9
通知$	>;??D;
通知到	F=>=<=
通过	>B<<B;
通过$	BB9?A4
遍	>B>:=@
遍$	>?=;>B
道	@A@<:=
道$	8B<>=C
邀	E:B=;9
邀请	E:B=;9
那	?=8F;=
那个	D:<:<C
那位	@9><<D
那天	=B>>A<
那封	@>?C;;
那张	:?=>CA
那条	E>>=<:
那次	7B@@AD
那班	=C;B=8
那笔	@;>=?B
那边	C:8C@:
那边也	G=>=<9
邮	B9?C<<
邮件	?=?A==
邮箱	<;@C@<
邮箱里	F;===;
郑	>9B=A=
部	>??@@=
部分	B;>@==
部署	9A@ACA
都	N@;=60
都已	F<==<<
都收	G<>><;
都是	6;>AD@
都有	F@<;<7
都没	;<=G?=
都能	BC?:=9
配	>;8I@9
酒	C;A@<;
酒店	A=BA=:
醒	F4==B9
采	@B>C;9
采购	A>?C<:
里	DD8;:<
里$	F;==4=
里了	A;>B><
里了$	A;>B><
里写	7G>>?:
里写着	;D???=
里发	F=?>;=
里成	G9>==;
里有	>BA<==
里的	>;CA=;
重	@;A8@B
重发	>>C??:
重发$	>>C??:
重启	AB>:?8
重启$	9E@?A>
重复	8@=A=D
重复的	8B=><B
重新	C9?8=@
量	AC<9=?
金	>7=5GD
金额	79>:;J
钟	A9B>??
钟$	?;EA:;
钟后	::C=D9
钥	?@D:A6
钥匙	;=>@D>
钱	F2;C;=
钱$	@<9:CB
钱还	=<>E>=
银	<AA?=?
银行	6CB@?>
销	F1@E;8
销$	?:AE:9
销单	C<@>A8
锁	H4>D:8
错	>C474G
错$	7D99:E
错了	7:=@<G
错了$	8:=A<E
错误	BA>==9
长	;=9>AE
长$	@===:E
门	E;=@?8
门口	D=A;>9
闭	AA=;B9
问	<?@5:D
问$	:<B><B
问题	>AA:9@
问题$	<@@;>B
间	;@CA>;
间$	<?@B<?
闹	D8B=>=
闹钟	B9B??:
阅	E=A<:<
队	;>9ABA
阳	><?>=D
阿	@8@=D>
阿姨	E=>=@:
附	E:@@8:
附件	D;@A:9
陈	B><@@8
降	;=99@H
降到	D>=>=:
限	C2AD;>
限$	=9B??@
院	9F@@@:
除	<:@>8E
除$	C@<?<=
险	=@9@A>
险$	=<>>E:
陶	==C@><
随	?;A:>@
随时	:=B<>A
隼	E<>>:=
雨	?E;@=7
雨$	:F>>>;
雨厅	AD==<9
雪	==>?<C
零	BD@=95
零点	@>CA:8
需	9=DB;:
需要	9?CC<9
需要您	>>E=>;
需要的	>?E>?;
露	E<>@<;
青	6E?>@@
静	E==:<?
靠	<=B9@?
靠窗	>8C;@>
面	7I>?8>
面$	??<:>B
音	@D@;9:
页	C>>:;?
页$	@9B<<C
页面	9EA@;9
顶	E=>><<
项	EA4;7?
项$	8E=;<A
项已	F<==<:
项目	C9;:>A
顺	D:;9??
顺丰	;C?>D;
顺便	D;><;A
顺手	D>>><=
预	>G:=;9
预发	CA;>==
预约	A><?B9
预计	3KA<<9
预订	>?=C<>
领	A8??A>
题	;<?78H
题$	<@@;>B
额	:B<E5?
额$	<<@:>D
额不	>9>G?<
额不足	>;?D?=
额度	@:@E;:
风	4<>;DH
飞	5H@::>
飞$	9E<<=>
餐	9C:??A
饮	9D?<?C
馆	A@>@;?
首	D:@<:@
马	A<<<?A
马上	?B@::?
驳	8>>FA<
驳回	8>>FA<
驿	:E?>=;
验	5H??B<
验证	8B>?C?
骑	;C=@B7
骑手	<B=@B8
骨	>:B?@B
骨科	>:B?@B
高	-J;99G
高$	9B???A
麻	;;;<=I
麻烦	9<<=>I
默	E<>=;?
齐	B:E>;7
！	A<9:8E
！ $	A<9:8E
：	9@>>;E
： $	7@=@9F
： 0	B>@;A8
： 0 汉	C=@;A8
： 汉	;CB@>>
： 汉 $	<CB@>>
？	37I6:=
？ $	37I6:=
"""
