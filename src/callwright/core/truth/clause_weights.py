"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	?5437J
! $	?6438J
#	=E98@>
# #	:???>D
# # $	7=??@F
# $	:C:1;F
# 0	<F==;<
# 0 $	8E???A
# 0 汉	@A==;=
# :	;C<=AA
# : $	9F<=>A
# and	B9=C?=
# at	>C<=@<
# at 0	>C<=@<
# ed $	A8<E@:
# for	?B@@<;
# has	<?=@E8
# has been	A<>;B;
# is	@B;G=3
# is ed	=A=F?<
# is x	?C?=?8
# now	G9>==:
# now s	E:>>><
# to	@>?B<;
# was	A9=?C9
# was ed	A:>>C:
# went	H8>>=9
# |	@::<>C
# | $	@::<>C
# 汉	DB>:A0
# 汉 $	?CA=D3
# 汉 0	D==>9<
# ：	7@???F
# ： $	8????F
$	>?>@;@
'd	?9B84D
'd like	:>D=?>
'll	<4L62>
'll get	;=I>>7
'll look	=>D>?<
'm	46E><A
'm afraid	<=@D?:
'm sorry	>=<8?F
're	DA;?5<
're checked	E=??<=
're in	G;>><:
're on	E>>>;9
's	B;>?@:
's 0	4K=<<<
's a	@;;;>D
's a x	C9;;=B
's already	8<>=G<
's been	I;<=9;
's been ed	F>?=;;
's been x	E>=?=:
's done	E9<:;>
's ed $	>:?AC>
's in	K8<;;6
's in the	E:>=<>
's on	E:<<<=
's out	=<=;=D
's still	;9;F>>
's the	9@><<E
's up	F;><>;
's x $	F7B;C5
's x ed	8<>EA>
's x is	:@:C;B
's x s	;E>><=
's x x	;ADB9=
've	D9<7>A
've gone	?C<9?@
've got	E?A<87
've opened	?=;=E:
-	B=@>8<
- #	6D@@?C
- 0	@A<7?>
- 0 $	:DA==6
- 0 x	F8<==A
- 0 |	7?>??E
- x	I8<;=8
- x :	7?D>?A
- 汉	@?B<<=
- 汉 $	D=;==<
- 汉 :	5GA@?C
- 汉 ：	><C<>>
0	>M?4:3
0 # $	9;B>>D
0 $	<F<89A
0 0	E@4=>8
0 0 $	E=9:<>
0 0 0	>=;=>D
0 0 x	C=>>@:
0 0 汉	=F?<@;
0 a	=AE<:9
0 a x	:CC=<;
0 am	CA;<=>
0 and	@C<::<
0 and 0	B<>=>?
0 and x	;F===<
0 back	@<E>>9
0 c	<F;==:
0 days	5EA:<?
0 december	E:;;8B
0 ed $	CE:;75
0 eur	:D?@?=
0 euros	@=C;:>
0 failed	;C>>>;
0 for	?E8<;<
0 for the	9E<?>A
0 for x	CA;==;
0 from	D;@?><
0 gb	?CA<=8
0 gb $	6FB==:
0 has	>C>;@;
0 hours	D>9<;C
0 in	8FB;9<
0 in x	7@D==@
0 is	@=D<A7
0 is ed	<>>?D<
0 is x	B:F:::
0 items	D8C>>;
0 may	;G99B8
0 may $	<F99B9
0 minutes	=F<=>:
0 november	=?A@?<
0 of	9G?A:9
0 of the	9DA>>>
0 on	=C8;@C
0 on the	@D;==;
0 pages	:?<>=D
0 passed	7H>;=;
0 pm	=>=?=B
0 pm $	>?=;@A
0 pounds	G9@=<9
0 rows	??>E:5
0 s $	:FB61=
0 s ed	G?;;:8
0 s of	CB=<=:
0 s to	<:E=>=
0 s were	>E>?9;
0 s x	?E7?8;
0 shares	F:@>=<
0 tests	<E=<>=
0 to	?<@9B>
0 to 0	><?<@C
0 to x	<BB=>:
0 was	?<<<D<
0 was ed	?<<<D<
0 x $	AA?>;9
0 x 0	BA;>=9
0 x at	D;<=9@
0 x ed	B7<<F8
0 x in	:F==;<
0 x to	9=>@>E
0 x x	?B=?C1
0 |	77AB=B
0 | $	77AB=B
0 汉	?@;<@=
0 汉 #	?CA><9
0 汉 $	>?;>A?
0 汉 0	??69;D
0 汉 x	AB><:8
0 汉 汉	AC><=:
0 汉 ：	;A@@@@
0 汉 ？	>>E>?;
:	<C>=2@
: $	;D>=1@
: 0	B<==?=
: 0 汉	B<=>@?
?	52N4=:
? $	52N4=:
A:assistant	@8H@2;
A:open	??;@;A
A:other	0F59J?
B:assertsassistant	E<?:6>
B:assertsopen	D>99=@
B:assertsother	4E37H=
B:deniesassistant	6>;K7;
B:deniesopen	8A:F7=
B:deniesother	5A9>AA
B:openassistant	97J<6:
B:openopen	79B?:F
B:openother	8?>=BA
C0:asserts	5F>=9F
C0:denies	4A8J7<
C0:open	48H>8D
C:own	T6/4:/
C:past	B826CB
C:perfect	M257I/
C:state	@8>5BD
F:	B98???
F:apply	EA9@>4
F:approve	<<A<D=
F:backup	F>>==;
F:book	E7=@A5
F:buy	N964>5
F:cancel	D858D:
F:close	A>:=B:
F:delete	G<=>98
F:deploy	?=:7BA
F:fix	A<<7D=
F:merge	?;?=>D
F:open	G==;>9
F:pay	C?67B<
F:print	C:=?<@
F:push	F;<<=?
F:refund	A@8<B;
F:renew	J:<::9
F:reply	@9A<B;
F:restart	BA<:?:
F:rollback	J=<::9
F:send	H7:5A8
F:share	B<=?A;
F:update	G7;8B8
F:upload	>;AAB:
G:own	F>9<<;
G:ownapply	B9:D@8
G:ownbook	?A;@D:
G:ownbuy	K9<<<:
G:owncancel	I;<;=8
G:owndelete	E;===:
G:ownpay	H=79?7
G:ownrefund	C;=>?=
G:ownrestart	G;=;=<
G:ownsend	B?<>?:
G:ownupdate	D>;;=>
G:past	=789?H
G:pastapply	F;><=:
G:pastcancel	7B?@DA
G:pastdeploy	::>=AE
G:pastpay	B==;A=
G:pastrefund	:F>=;<
G:pastsend	EA<;<8
G:pastupdate	H8=@<9
G:perfect	?<=CA<
G:perfectapply	AE><>:
G:perfectapprove	=<A;D;
G:perfectbook	F2???8
G:perfectbuy	H6:8@:
G:perfectcancel	C98;A=
G:perfectclose	AA<?>8
G:perfectdelete	D=?@:8
G:perfectdeploy	E?;9@6
G:perfectfix	>><9D=
G:perfectmerge	><?=>D
G:perfectopen	I<>;;9
G:perfectpay	>B==B>
G:perfectpush	C<>=?=
G:perfectrefund	@=:>C:
G:perfectrenew	F=><;=
G:perfectreply	?<>?B=
G:perfectrestart	<D>=A=
G:perfectrollback	I<><;;
G:perfectsend	G394B;
G:perfecttest	G:>><=
G:perfectupdate	C9?9E:
G:perfectupload	=<ABB:
G:state	C>@;=<
G:statepay	B8=;=B
G:stateupdate	>B>>C<
K:False	>;2CC=
K:True	?D:D=8
L	?>>=<A
M:asserts	D?87>?
M:denies	4A8J7<
M:open	48H>8D
P:0	B::=A@
P:1	?@<>;@
P:2	:@=@:A
P:3	:?GB5>
Q	@D74D=
R:0	??=;7E
R:1	B=>?:=
R:2	<>:CE=
R:3	:?D?>>
^	>?>@;@
^ #	<:;FCA
^ # $	<87B?D
^ # 0	4K>??:
^ # and	B8>@<@
^ # is	<=@F?>
^ # now	H7==<:
^ # x	<??BDA
^ # 汉	AD>>?6
^ $	9:1B2H
^ -	B=@>8<
^ - #	6D@@?C
^ - 0	@A<7?>
^ - s	C<=>?;
^ - x	@5BB<@
^ - 汉	@?B<<=
^ 0	9>D8<E
^ 0 #	;:??@E
^ 0 $	88@?<I
^ 0 0	@@<?A:
^ 0 ed	DF8:73
^ 0 in	:?C>?=
^ 0 of	6I=>>;
^ 0 s	H9D>48
^ 0 to	9<C>>C
^ 0 x	?B4:C:
^ 0 |	7:D<>@
^ 0 汉	8B<=>D
^ a	B7=:>D
^ a x	E8=:?@
^ according	6B::C?
^ after	6:@;>H
^ alarm	F:>>=<
^ all	FA8=87
^ all x	E@;:<8
^ an	=<<<?E
^ an x	>;<<?E
^ and	C?>=B6
^ and a	@>?::?
^ and ed	F:35G7
^ and i	??BA=9
^ and it	B<BA::
^ and the	D??=>2
^ and x	=?9D?>
^ and you	;<>;AC
^ anything	?>9=?F
^ as	D>9<B:
^ as you	@;;=C<
^ at	8B<>>B
^ b	;@<=@C
^ b #	?;>?>B
^ balance	7G>>?:
^ because	=<9?;D
^ before	D>;:>?
^ booked	B><=D9
^ both	A@A7?;
^ both are	:;B>>C
^ both s	B@?:A9
^ bring	:<<>>F
^ but	::4D9C
^ by	5?@9D?
^ by the	99A9D?
^ c	BA==<9
^ c #	C>>==:
^ call	<>;>>F
^ cancelled	D>=>9>
^ casa	;G;<>9
^ check	:@>>>C
^ ci	@E><=8
^ confirmation	ABB:=8
^ consider	E;==<>
^ could	==;A>C
^ d	<@?C?>
^ dana	DB;;?5
^ dear	:<>>>F
^ delivery	8F==?>
^ do	<<F6>E
^ do x	=<>6>H
^ do you	=>G>>9
^ done	K688<8
^ ed !	E>?>>9
^ ed $	G4??:9
^ ed 0	H<:A96
^ ed :	G=97<:
^ ed for	;A@@F>
^ ed it	G>=>;;
^ ed the	J8<:;7
^ ed to	E?;;?:
^ ed x	B<>;<A
^ everyone	F<>=;:
^ everything	C?;9;@
^ f	6C?@BE
^ f #	6C?@BE
^ filed	F;>>=;
^ five	<BC=?8
^ for	5BA?>E
^ found	:F>>>;
^ four	8G<>>:
^ g	6A>@>F
^ g #	6A>@>F
^ good	E6::<?
^ h	=E>>??
^ h #	>D==??
^ happy	9=>>?F
^ have	=;<<=F
^ have a	;<<<>F
^ he	?B89H8
^ he 's	AA==B9
^ heating	G9>==<
^ her	=B<C>9
^ her x	>A;C>8
^ here	48<A<G
^ here 's	7;>;=H
^ hi	9<>>>F
^ https	98=<>H
^ i	8@@G2@
^ i #	=A><C;
^ i 'd	79B<=B
^ i 'm	56E><@
^ i ca	<A:F>8
^ i can	;?N8>2
^ i could	;;FA>9
^ i do	==;G>9
^ i ed	;F7B6C
^ i have	<58G<@
^ i x	@B9@1A
^ if	47I76?
^ if it	>=G;=:
^ if the	;=C>=>
^ if you	;;B;:B
^ in	3E7>:F
^ in x	3A:A;E
^ ing $	6D@@@E
^ ing ed	@:>C<A
^ ing for	A:F;=8
^ ing has	A;>F=8
^ ing s	;9BB>B
^ ing the	7@B?<@
^ ing to	6B8@C>
^ ing was	=<?F>:
^ ing x	9=:C>D
^ invoice	E;==:@
^ is	@;?:=B
^ is x	9@=<?C
^ it	9H7E<:
^ it 's	B@5B@8
^ it ed	:@>C==
^ it is	8@:?=C
^ it may	==:D>?
^ it s	5FA5>>
^ it was	@D===;
^ it x	@A7A>;
^ its	:E=B>9
^ jo	:F==>;
^ jo x	:F==>;
^ just	B;>A<<
^ k	>G==<9
^ k #	>G==<9
^ l	7B?@@D
^ l #	7B?@@D
^ labelled	7??@AH
^ last	;D<>C9
^ leads	?9=E=:
^ let	==8:=I
^ look	:>;>?E
^ m	5D?>FA
^ m #	5D?>FA
^ may	B>@A=8
^ message	D9>;<A
^ most	;=>>?E
^ mr	<;=<DA
^ muted	G;>>=9
^ my	<;@?;C
^ my x	==A=<B
^ nd	F;?><;
^ nd #	F;?><;
^ neither	<:<@>C
^ new	E@<<=7
^ next	8>F<>?
^ no	>=7F:9
^ no x	=@8D;;
^ nobody	=C;A=9
^ none	;B>@?;
^ not	>5CB=<
^ not ed	;:AG>8
^ not x	:==C>@
^ nothing	3::H<A
^ number	G6=>>=
^ oa	;<=F>;
^ oa 汉	=<=F>:
^ oat	;?BB@8
^ of	3A:B;@
^ of the	8=<?=D
^ old	E<8B;=
^ once	?<A6:A
^ once you	=>F==:
^ one	1GABB<
^ only	G?=8<:
^ open	7A=9=E
^ or	=>D@>:
^ order	=<C9D=
^ pa	<G=;<:
^ pa #	<G=;<:
^ paid	==?A<C
^ payment	A9BB<=
^ per	8?<<AD
^ please	48:=<J
^ pr	D===?;
^ r	=G<9B3
^ r #	=E<;C4
^ readme	G;=<=9
^ refund	H=<99>
^ restart	A;;:<E
^ rma	D=:B?8
^ room	B;;E@7
^ s	:D@>=@
^ s #	:C=>=@
^ s $	D899:A
^ s 0	7B?D?=
^ s :	=:A?=A
^ s are	A@99;A
^ s at	G9=>=;
^ s ed	H9;:;;
^ s for	;;<=<G
^ s s	<E;BB8
^ s x	A?:>:?
^ say	<:E;<>
^ seat	=8>=>E
^ shall	<>F=>;
^ she	;>;9I8
^ should	;=E;=>
^ should i	>?D=?<
^ since	@8;<>D
^ six	=D?<>>
^ so	5>;G=>
^ so $	9AC?<=
^ so i	C79G<5
^ so that	8;=B=B
^ so x	:A:;=F
^ someone	8=:DC@
^ sorry	56;E:C
^ status	;8;;=H
^ still	9@B;>A
^ subject	98B=>D
^ t #	<>>>=C
^ test	9E?>?=
^ tests	:F>>>9
^ thank	:;=><F
^ thanks	8:<==I
^ that	=;=@<A
^ that 's	>9?=B@
^ that s	8A=<;D
^ that x	E>9?;<
^ the	>>;CA9
^ the 0	>B?@<=
^ the ing	CB==88
^ the s	@8B=A<
^ the x	=>:D?<
^ their	8E<A>;
^ their x	9D<B><
^ then	=7A:;E
^ there	;E>@:<
^ there 's	@?@>;=
^ there are	6F=@>:
^ they	?=8:H<
^ they x	??;7E>
^ this	::CB==
^ though	79ED?9
^ three	8FB;?9
^ ticket	D?><;=
^ to	;B>5;B
^ to x	8>@8=E
^ tomasz	E?==>:
^ tomorrow	=E=>>:
^ transfer	8E?@@@
^ two	>H4>?7
^ until	;:<=?G
^ vpn	C9C><:
^ w	;A?BC>
^ w #	;A?BC>
^ waiting	A<D<>8
^ want	=>E>?;
^ we	C7@A:=
^ we x	B99?<B
^ went	G;<<>8
^ what	;A?=?C
^ when	<=D:=>
^ whether	=><E?;
^ which	;@F6C9
^ which x	=>F>>9
^ who	:=A>C<
^ with	J<<576
^ with the	D;B<<:
^ with x	BB;=>9
^ x #	?>9A8A
^ x $	?B9C)<
^ x 's	A<CB7;
^ x 0	?<?==?
^ x :	=@2>;A
^ x a	:=E;<?
^ x and	=AC>=<
^ x at	C;==<@
^ x can	I:8;<9
^ x do	;F<>>;
^ x ed	@4=>J1
^ x for	@?;A<?
^ x from	7D==A?
^ x has	@>6DB8
^ x i	B?D;:6
^ x in	?=?:>A
^ x ing	=A78<F
^ x is	C@78;?
^ x it	8:D67E
^ x me	8:C5;D
^ x no	FA<:=9
^ x now	@BA=>9
^ x of	?>=;>A
^ x on	@@A@9;
^ x s	;AC:7@
^ x should	9=B==B
^ x that	9<::=J
^ x the	/:BA>H
^ x to	=@D87@
^ x up	8G==>>
^ x was	>:>D;?
^ x with	<E@;?=
^ x x	BA@<9:
^ x you	4??<?H
^ x your	?=<=:D
^ x |	96><:F
^ x ✔	G9<;=9
^ x 汉	AB:=9?
^ you	@B.:H=
^ you 'd	@;;<:E
^ you can	:9?;:G
^ you ed	:>4@F>
^ you have	>E==;<
^ you x	A@3<H9
^ your	B>=<F4
^ your ing	EA;<>8
^ your s	A@<;A9
^ your x	@>?=E8
^ yours	7<;G<>
^ ⏳	>=;F>:
^ ☐	<:FB<6
^ ✅	U0546.
^ ✅ x	L7<;;7
^ ✅ 汉	G<;;=9
^ ❌	>:>G?;
^ 汉	<>A=<A
^ 汉 !	=???>C
^ 汉 #	DB<5;7
^ 汉 $	;>>@?@
^ 汉 0	?C<??7
^ 汉 :	;B<?8C
^ 汉 ?	7;E?9?
^ 汉 a	@9>>>C
^ 汉 b	B=<;;?
^ 汉 f	D:@=;=
^ 汉 g	E8==<>
^ 汉 l	9A???B
^ 汉 p	D;===?
^ 汉 pr	9@D>@>
^ 汉 s	C?<9=@
^ 汉 t	;=>>BD
^ 汉 w	E8>>=@
^ 汉 x	C5D;<?
^ 汉 |	;6CA:B
^ 汉 汉	@<?97E
^ 汉 ！	?=998E
^ 汉 ：	=><>;C
^ 汉 ？	78G7;>
^一	C;9><C
^一个	:??C@@
^一般	;;=<=F
^七	>=A9E9
^三	H?27;<
^三个	C;;@>>
^上	7A;CC=
^上午	8C=<B=
^下	;AG9<9
^下一	:BC>>;
^下午	<:D==@
^不	26B;@G
^不是	><>;?D
^不用	=B<9C>
^不过	98D@<?
^两	EA?4=:
^两个	G@<:<8
^两家	8D<@=A
^中	7=>;F@
^中介	;<>>F:
^九	=A=AC:
^也	C9@B9;
^二	<>:E??
^五	C<<AB6
^亲	=<===C
^人	<;=:AE
^今	3AD==@
^今天	9DB;9>
^今晚	<<C<=@
^从	B<?::B
^仓	B<:=A?
^仓库	A<:=B?
^他	7CE8C<
^他们	7@B>A?
^付	7CE:<=
^付款	9BF;<:
^以	B:A?;;
^以后	D;A?<8
^价格	C@=<:A
^任	@=:C<=
^任务	@9<D<?
^优	D<>@>;
^会	IC;;73
^会员	C>=A=;
^会议	CA<@<:
^但	6=>?9D
^但$	6>?@:A
^何	8D?>B<
^余	A>=C>;
^余额	B==C>:
^你	:;@:H;
^你说	=;?>D<
^保	@F:B<9
^信	E=>==:
^修	@<<=E:
^假	C>==;?
^停	D<B;>9
^催	>CA=<;
^先	69@=:G
^先别	>==;>D
^免	A9BA=;
^免得	A9BA=;
^入	>:?>@C
^全	I<;:96
^公	B;:=>A
^公告	D:>?<@
^六	>B>9?=
^共	A<E<=9
^其	<D;<B=
^其中	:E=;B:
^其余	<@@B@@
^具	;C=<?@
^具体	;C=<?@
^再	6;B7<C
^出	B9>>=B
^刚	?@>A9>
^刚才	9??B=B
^删	?:H<<7
^别	A<B9>B
^到	4>F::E
^到时	:<G=><
^前	>C:BC4
^剩	7=?C=D
^剩下	7;?C=D
^加	>=@B>=
^加班	;D?>??
^包	=D;@?8
^包裹	=E;@?8
^北	9C?>>?
^医	>B;=>@
^十	E=@?:9
^单	<C=;C>
^单号	;?<=<D
^单子	CA?<@7
^卡	>B=B;8
^原	@D:<=<
^去	:A>>D@
^参	:=???D
^发	;@>F>>
^发出	<?;?CD
^发布	9=<A>E
^发票	B<?B?8
^取	BA==:@
^另	A?:B?9
^另外	B@;??9
^只	8F;=BA
^可	>?B?<=
^可以	=<F;?;
^可能	=<9B<D
^号	<?>=?D
^号约	7A@AFC
^各	:????C
^合	?@?@<>
^合并	B<=B?:
^名	=B=C@:
^后	7@?@CB
^周	B@@74?
^周三	9C<B>@
^周五	9A?<;B
^周六	C8A=@;
^周四	B=?9:?
^和	9D>?=@
^商	>;>;D=
^商家	8>A=E=
^四	@A<;<A
^回	C@C66;
^回执	<E>>=;
^因	:9;@=E
^因为	;:=:>G
^在	;B=8C@
^地	>?=A;A
^地址	A<>B=<
^处	5A9@<D
^处理	8;9A=E
^备	@:=>C>
^备注	A9<=B>
^复	D:>>=?
^复盘	E;>><=
^多	:F=><=
^夜	7@?>BC
^大	?9;9@C
^大概	9?>>>D
^天	:<>>=F
^她	9E<<D9
^好	<:8@7G
^好的	;==<:F
^如	8:J6:<
^如果	9<G9;=
^学	B<;>B;
^学校	9@=<D?
^定	E:@9>>
^定了	B;D==9
^审	<:>?AB
^客	AA@;@9
^客户	B=>=A;
^家	B?<;A;
^密	B@B:::
^密码	G:=<<>
^密钥	<DD=<:
^对	9>;@EA
^对方	7?<@F<
^导	C9<A@;
^小	B<C;=9
^就	::AF<<
^尾	@F=?8;
^尾号	>G>=:;
^工	B?@?@6
^工单	A9=<?@
^差	CA?<<<
^已	IC7686
^已取	F=?>:=
^已提	C@==?<
^已经	AC<:8@
^带	9=>??F
^帮	?==;C?
^帮您	B>=;=@
^平	=C>?@8
^平台	B<>>A;
^平均	;D??>=
^年	AB<;?<
^并	F=>?;;
^库	;E===<
^库存	;E===<
^应	7E?@>=
^延	9E<=B<
^建	::B8;C
^建议	:;B8<B
^开	@:?@:B
^当	<>C??;
^待	5?J8;7
^待您	<<F<=9
^很	9<>B;C
^很多	:=>=<F
^得	7>C<>A
^快	A@9<@<
^您	2>D?E@
^您上	6><>I;
^您不	===;>E
^您先	;=A<=B
^您可	====>D
^您好	=<;C<@
^您定	;<F==:
^您点	<=D=>=
^您的	I95D97
^您看	>;?;>C
^您给	:=F==:
^您要	;=FA:=
^您让	;?9>CD
^您说	6>F<?>
^想	;BA;=>
^感	:====F
^感谢	;===>E
^成	G8;9;?
^我	=8@C6B
^我先	=<E<=<
^我再	=?F<?;
^我只	?B;<@?
^我可	==G=?9
^我就	9>=C?A
^我已	BA@;9;
^我把	F<<>==
^我没	<<9I>;
^我看	8C?@?A
^我记	8===?G
^我这	A:AE=5
^或	:@@@?B
^或者	:@@@?B
^截	D@<;=<
^房	=6A>F<
^房东	<;?<F:
^所	888EA?
^所以	888EA?
^手	<@?B<?
^打	;7@B=C
^扣	8D=A??
^找	9D;??A
^把	9??=>E
^投	B:<D=;
^投票	=<=FA<
^报	D96B=@
^报修	F=>>;=
^报告	C;=A<=
^报销	B:==B>
^抬	BC>=>9
^抱	9:=><G
^抱歉	9:=><G
^挂	:<A@@C
^挂号	?<:C>A
^指	8@@ADC
^按	F9;:7@
^按您	E=;=8?
^换	A;D?:;
^接	<;BDB;
^接机	E=?>>:
^推	@<C@=:
^提	>9AD@?
^提醒	C7;=BA
^搞	I;::<7
^搞定	G=;;=9
^支	8E<B?>
^收	?A=74D
^收件	C?>:;?
^收到	><?;9C
^改	B6D=:@
^放	C6A:?>
^放在	D:==C9
^故	:<>C=D
^数	?>;<=D
^文	A@A?<;
^文件	<BB?><
^新	G;@86=
^方	?CA?;:
^日	ACA;?8
^日历	@<AC=:
^日志	=F=;=;
^日程	C<?:B>
^旧	E77?<A
^早	8?;=>F
^早上	>:>>>E
^时	A;=:BA
^时间	A==<C;
^明	AAC::;
^明天	>D???;
^明早	G;D<;5
^昨	5<=AF<
^昨天	8>>=D@
^是	C89?D=
^晚	<====E
^暂	=<<D>?
^最	2H:;>B
^最好	==9;CC
^有	4B:>F>
^有三	>F;9B7
^服	BB;@;8
^服务	BB;@;8
^未	8AAC=7
^本	@A;A;<
^机	B89AA>
^权	E<=@=;
^权限	E<=@=;
^材	8@C?B=
^材料	8@C?B=
^查	2L==<>
^查到	8E>>>@
^查过	8F?>><
^标	@;C>==
^款	J9;<:8
^款项	I:;<<9
^正	5@C=A=
^正在	::D9C>
^每	?@;<=A
^水	=A;A8B
^水费	;><C=@
^没	??@B;:
^没有	<E?;>;
^没订	><?D?>
^流	9D<==B
^流水	:D>==>
^测	6J=<=<
^测试	6J=<=<
^海	=<>C=A
^灯	H:=;8=
^点	<A>9;D
^照	AC;<=<
^照片	@D==>;
^物	=>=9D?
^物业	?:>:E=
^状	;C:;=B
^状态	;C:;=B
^王	9<==DB
^现	<CC>:<
^现在	=CC>:;
^班	A=?>B;
^理	?B@A8:
^生	9=?D=?
^生产	<>=E?;
^用	B9?>=?
^申	C@C=;8
^电	B>7>@=
^电话	9<>C=B
^电费	E=;::>
^留	9A:B=@
^登	C:<<;C
^登机	@8===E
^白	?C>>>;
^皮	F9>>==
^目	7C:G;7
^目前	7C:G;7
^看	3@C=BB
^短	=99I<=
^短信	=::J<;
^确	?;B=>=
^祝	7>>>>F
^祝您	<=>>>D
^票	A9<D?=
^租	>:=9E?
^税	<E=>>:
^空	B<>=<A
^空调	G:>><;
^窗	F;>A<9
^窗帘	E;>A<9
^第	>?>8=A
^等	59FG:7
^等您	>>F@>5
^签	B@?>>9
^系	8A:E@;
^系统	8A:E@;
^红	E:C=;;
^纪	AA<:B<
^纪要	AA<:B<
^线	>E><>;
^线上	>E><>;
^结	A;:C?=
^结果	B9:C>=
^给	;<A@;F
^给您	><<><E
^续	D:B@9=
^编	@:<?;A
^缺	?B=A=:
^网	8C?B?@
^网关	8D>CA>
^群	8D@ABC
^翻	7??@@F
^老	<>9=H:
^能	;E9;=@
^自	E;::<@
^自动	D<;=>>
^草	9?A=?D
^草稿	9?A=?D
^药	C;>@>:
^血	9C?@@B
^行	B<<;;C
^补	<<B=>A
^要	59K::;
^要不	=>D=>=
^要我	>>B>?=
^要是	<>?<=D
^订	A?9>A>
^订单	=?:<DC
^记	;;>=?F
^记得	9=>>?G
^证	D<A>;9
^评	F8<>A9
^说	?:=@;D
^请	7=?87F
^账	;?=A@@
^账单	=?;?C=
^账号	A:AB9>
^货	6>??GA
^超	8@<B<C
^超时	<><<?F
^跑	9EC;;;
^跟	E<>>:<
^车	A=;?8@
^转	<@>B=B
^转账	7BAA=B
^过	6<BA<D
^运	;BA>>?
^运单	8A@@AE
^还	;?:CA<
^还剩	;H=:=:
^还在	9A;AC9
^还差	=:C@>;
^还是	<<?>=C
^还有	<B=???
^还没	<:;D>?
^这	99?:@H
^这个	:>=A:D
^这单	<A>>E9
^这回	E=;>>;
^这是	<=C<C:
^这次	C;>@==
^这笔	;=E>=?
^退	A<5D;>
^退款	D<8A;<
^通	<B?A9>
^通知	B=BB;:
^那	>8@A>?
^邮	8=CE>=
^邮件	?>BB8=
^邮箱	7?@DB:
^都	?C<@;<
^酒	D:>B<<
^酒店	D:>B<<
^采	?C?A<:
^重启	B@@<<9
^金	69;<;J
^金额	89;=<I
^钱	@9=H:9
^银	:A<AA>
^银行	;C=BA9
^门	A>B?:;
^闹	E9>?><
^闹钟	C:>@?=
^阿	;;A@D=
^需	<<DB>9
^需要	=<DB>9
^青	:D>>?>
^面	AB@<<:
^项	;===AD
^项目	;===AD
^顺	<A><@@
^顺丰	8C?>C<
^预	=D?;8>
^预计	7IA==9
^骑	8C=@D8
^骑手	9B=@D9
^高	9D==<A
^麻	=<<<>F
^麻烦	=<<=>F
a	?8@8;E
a #	=8<?<G
a backup	E=9>>:
a bit	:>=>>E
a comment	G:==>:
a confirmation	B>C>>9
a draft	8<G=>=
a ing x	9@<A;C
a month	>DA==:
a new	?=;AB:
a note	F===>:
a reminder	E=B==9
a week	B9;A<A
a x $	9<=<:G
a x :	9@=?@E
a x and	6CAA>B
a x at	C8AB<9
a x for	@<=;D;
a x is	A9;B=A
a x of	?D;?=9
a x s	=9@<=C
a x with	D>?<=<
a x x	==>><A
a year	?F<==9
able	B<:D>9
able to	B<:D>9
about	:=@:6H
about $	>=>:>F
about 0	9CB>=>
about a	;?>>?D
about the	D::><@
above	6=B?>D
accepted	D@:7B5
access	E<<>?<
access to	C;A>@=
according	4D::B>
according to	4D::B>
account	@A:;<B
account $	C:9>@C
accounts	D:<=@@
active	ABA:>9
active $	B@B;=9
add	9=E?><
added	C=:>D2
address	B=@B=3
address $	C=@:B9
address is	>>=D=;
afraid	<=@D?:
after	:C:87F
after 0	9>:B=E
after i	BD9==:
after the	;>=<>F
afternoon	@D=<<:
afternoon $	CB<<<:
again	D<C989
again $	B=B:9<
agree	>CA>?9
ahead	?@D8==
ahead $	@<B:>@
alarm	I9=<;:
all	FB<92;
all 0	C@><=:
all three	D<==>>
all x $	@BD:<9
all x s	CB<<<7
allergy	F:=?=;
alone	6==I>;
alone $	7=?G?>
already	0>34S3
already $	:B?>A>
already ed $	9>??D>
already ed the	=:;;H8
also	J9<:=8
altogether	;F>>?<
am	A=:<=C
amount	A?;:9B
an	B@;?;=
an answer	:E=B<:
an hour	7@@=BA
an x $	A<:C<>
an x x	>C>>@;
and	CD?7=7
and #	=??C;@
and 0	=?A99B
and 0 $	E5@=>C
and 0 x	8G??@A
and a	@>?::?
and a x	;@@;;B
and ed $	H9;;=8
and ed the	H::;>:
and ed to	:B>>=C
and ed x	>C:<B9
and i	??BA=9
and i x	==E??;
and it	B<BA::
and s x	B9C:=?
and the	D??=>2
and the s	C:A;<:
and the x	>B??A6
and then	7<AF=A
and x $	5FA;;@
and x has	F?=<;9
and x s	>?>=C;
and x the	>8>@=D
and x x	9B8?;F
and you	;<>;AC
and your	=A=<B=
another	4A>@>E
answer	<A>G;8
answer $	B:>D=:
answered	>>=CC2
answered $	<:=DB:
any	A7BA:=
any more	G;===7
anything	;97D;G
anything $	;:=E>=
api	??:@>B
app	=;<;:G
app $	B;:<=D
approval	3:=I>B
approval $	8?<G?>
approve	?@=C>;
approved	=?D:D6
approved $	<>D=B:
archive	D>=>=;
are	E?<?.:
are $	@;D>>9
are ed $	>F>:<<
are ed for	B;D<=9
are ed x	;D:<=C
are in	BA9@<7
are in the	BA=<=9
are on	E9A==9
are x $	AA:?::
are x s	:E==>?
are x x	:>AB>>
arranged	C<<>A:
arrive	B<>9;A
arrived	=@:AD8
arrived $	=<;AD:
as	H;8<=<
as #	6F@?AC
as # $	7F??AB
as ed $	C@>>=;
as it	7;=D>A
as it was	9<>C>B
as of	=A<;=B
as of 0	@9==>D
as of x	=E=>>;
as soon	;=D<>?
as well	D:?=A;
as x $	A;=<B?
as x as	:AD9>=
as you	A:?<B:
as you ed	E;;=;=
as you x	8>C>E;
ask	5:?:<H
asked	F55<;D
asked for	C:7=AB
assigned	>B<@:@
assigned to	:C>>=C
at	EB=8?5
at 0	D?>??4
at 0 $	C=??B.
at 0 pm	;9;B?E
at 0 x	D:<A>:
at noon	A?D::9
at the	:BB>6?
at the x	<D>?6?
at x $	C>@9B9
at x 0	@><D=:
at x x	C><;9@
at your	:B=<=C
at your x	;@;=>D
atlas	E===>;
attached	C@=<=;
attempt	<>?D>:
automatically	>:B;??
available	<>>F?;
average	6G>?@?
away	A9B:B;
away $	?9A<B<
b	A@<68@
b #	A>:<:B
b # $	=@<==C
b 汉	D?>=>9
back	I8A=<7
back $	A=7=AA
back on	E=A<<8
back to	>BA?=;
backup	E@=<?5
badge	A8D=<;
balance	3M:9<>
balance is	9B>>?B
bank	7?>F9A
basil	B>=B<8
be	8/CA-E
be changed	>>=E>9
be charged	>=F<>8
be ed $	7:BD;=
be ed x	:;CB=;
be x $	8;B@=A
be x x	B;99=E
because	7=7E7B
because $	2=7E:B
been	D65@>@
been delivered	6??>FC
been ed $	>26BAD
been ed to	I<>?9;
been ed x	:@=8DB
been shipped	8D?=D=
been told	G>==;:
been x $	B9@B8=
been x x	:@>A;B
before	A;<@>>
before the	E;?:=;
before you	9><=CD
behalf	B=C=>:
being	D@7@>8
below	:<?;<F
best	9CA<=@
between	;AB;<?
bid	G==;=8
bill	@:B<F8
billing	BA?9><
bit	:>=>>E
blocked	=?;C==
bo	:;>D@?
board	A;;@:C
boarding	D8<;=B
boarding pass	C9<;=C
book	A<F;=<
booked	:A?AK1
booked $	B=@?>8
booked for	;C>?G?
booked the	;;@?F9
booking	=><C=?
both	F??3:>
both $	F9<<<@
both are	:;B>>D
both are x	8@D@@@
both s $	B>;:;@
both s are	>C@<;=
both x $	F;=>=:
bounced	6??F=@
bounced $	6>?F>?
box	8@=<CA
branch	A;<>=B
brill	D9>=C:
bring	;;<>>F
brought	D:<@==
bucket	B<F<<8
budget	?@C:;=
but	0;=FBC
but $	0;=FBC
button	::9EA@
by	9:;7L?
by the	59?@I8
by the x	7;<@G:
by x $	?=:2AF
by x x	68:?DD
by your	9<>@G<
c	@G9@93
c #	BB><<7
c # $	C@><=7
ca	=C8H98
ca n't	=B8H98
ca x x	?C6H;8
cache	G<;<<<
calendar	E8<B;<
calendar for	E;=>>=
call	E@77;A
called	E;<:@<
came	?@9DB4
came to	8F>>>=
can	D9D32?
can be	:;@==C
can be ed	:<??=C
can see	@D;<>=
can x the	C=C<=;
can x x	=A@<>A
cancel	<8DA=>
cancel the	=>F=?8
cancellation	A<<D<<
cancelled	?996H9
cancelled $	><@;C:
cancelled the	;<==F;
car	?AC:<<
card	@?>?<>
card $	@8>>=B
card is	>B9<>D
care	DA?9<8
care of	DA?9<8
casa	@G:;;8
case	B>??9>
certificate	F8@A:7
change	@?9B@?
changed	7>:DAA
changed $	=;=B=A
channel	A;<=C?
charge	:@=:>F
charge $	9@><>E
charged	:@F;B<
cheapest	8G>>>=
check	3E9E7@
check $	==;G;9
check the	8?>=?F
checked	=E@;;<
checked $	7B@A@D
checked in	E=?><=
checkout	D:<@<>
checks	9D????
ci	=E>=>:
claim	;FC:;:
close	9?=B;B
closed	=@8?C<
closed $	@><;C6
code	;E;?7>
coffee	D:=>>@
colleague	9<=>E>
collected	=:;<EB
com	BB<><8
come	;B?;:B
comes	9E;<<B
comes to	<E=>=<
coming	G9<>A6
comment	E?<<=8
commit	D8<;?A
commit #	F9=<>;
complaint	E<?>==
complete	EB>;:7
complete $	F?>;;9
confirm	;<BD<;
confirm $	==DB>7
confirmation	=CAE61
confirmation $	8:8G>>
confirmed	C7;;D:
confirmed for	F:>><<
conflict	8;=H>;
connection	;<>F><
consent	A9E==8
consider	E;==<>
contacts	DB;?;7
contract	6G9=CB
contract $	;F9<?>
copy	>@@89@
corrected	C9=<>B
costs	B<<;:C
could	2B>I98
could n't	;?;H>9
could not	:<9I=:
could not be	;>:G>:
could x the	<>E=?=
could x x	<B?B=8
council	>:B=C:
count	6F@?B>
courier	>7@<F8
covered	<?>=<D
cpu	6G=??C
created	A=;@C9
credited	H;;;:=
crm	H9==>9
customer	D8=:C:
customers	D;B>>:
customs	9C@@@A
d	=C@C;7
d #	>CAA<8
d # $	=C@?><
dana	@E97A6
data	>7CA;=
date	6BB?@?
day	4@B7:G
day $	89C;;D
days	6A@38H
days $	7>B7;F
days to	<>:>>F
dear	:<>>>F
december	C;;;9C
december $	=?<=:E
december at	H9<><;
declined	D?<@;8
delete	77E;;A
deleted	<A>AB;
deleted $	9D?B@>
delivered	4@::L<
delivered $	9:==H>
delivered :	8E???>
delivery	;F=:?>
delivery $	>C;<@?
dentist	8F;?A=
depends	:====F
depends on	:====F
deploy	E;:A=8
deployed	B:==D;
deployment	B:@C@9
deposit	::ABE=
depot	;E>>>=
depot $	9E>>?>
desk	9;::EE
desk $	>9=><F
devices	9E;<>A
did	E45CA=
did n't	66:F@?
disk	A?<A@8
dns	@>C:A8
do	?<A:8C
do $	=<:<>F
do n't	B:=<<C
do x x	C6:<=E
do you	<>I>>7
do you x	=>G>>9
does	:?=A@>
dollars	?9?<>D
done	I798:;
done $	I;<8:8
done :	B:>=>@
door	D:7>7C
door is	BB>=<:
down	D:6D6>
down $	;9>E=@
down to	C@;==:
dr	;;?D=A
draft	9BH<:9
drafted	9@>??D
drive	D7=<;B
driver	E?9:B9
dropped	A9<B?9
dry	:D9?<A
due	4ED9:=
due on	8H<>>:
duplicate	<E;@?:
e	<>C?<>
e #	<>?@>C
e # $	@:>>>B
e # is	8E@AAA
earlier	<==<=E
early	=7<<AD
ecs	F:>>=<
ecs h	F:>>=<
ed ! $	G=;=<;
ed 0 $	<??E;7
ed 0 s	@D>98=
ed : $	G7CA83
ed ? $	C>@=?:
ed a x	<A<<F;
ed an x	AC=<<:
ed and s	D9B;=;
ed as x	G;><;=
ed at 0	@<=D=:
ed at x	AB<>?:
ed by the	9=<CG7
ed by x	;5>;FA
ed for the	G=<<=:
ed for x	@:C@?:
ed in $	>?>C?:
ed in 0	69=<BG
ed in the	:?F?><
ed in x	C<;9=B
ed ing $	@;>B>>
ed it $	B6A<F6
ed it in	=;>=E:
ed it x	8?;@C@
ed on x	:8A=D@
ed that x	:;=<F<
ed the ing	?8:=BC
ed the s	;:<=H>
ed the x	A351R0
ed to 0	>B=>@<
ed to the	A>@;>?
ed to x	G99C9<
ed to your	F@;:9>
ed until 0	A7C==@
ed with the	F<B;<;
ed x $	2F@@E<
ed x 0	>=D@;:
ed x a	F=;>>9
ed x s	F89><?
ed x the	F;=98B
ed x to	E=;=>=
ed x x	>C5;C?
ed yet $	<;>G>;
ed your x	A;A7G9
eight	9E:9A?
eight $	;D:9A>
either	=@=D?;
eleven	>F=<<6
else	;@;<EA
email	>:B>A@
emailed	>;A;A@
empty	CB;>=9
end	F><8:?
ended	D:>=<?
ends	:E==<A
enrolled	E;=<A:
entry	E9=@A9
episode	<:E>==
erp	F=>=;;
erp 汉	F=>=;;
error	:I=?=9
eta	:D>??>
eu	E?>9<?
eu west	F<>;=<
eur	:D?@?=
eur $	9E?@?=
euros	@=C;:>
evening	<<A=@B
event	C9=@=>
every	B=>:<B
everyone	J9;=:7
everything	B:8A8@
example	@;;@?A
executed	E;AB;9
exist	D:=<=?
exist $	E:=<=?
exists	E>=@<7
expect	8:B>?C
expired	3:;G:C
expired $	5><F<A
export	@:>D?<
f	;AA@@@
f #	;?A@@@
fail	<F=:>;
fail $	=F=:><
failed	5?<D<>
failed $	6?<C<>
failing	;E>A;;
failures	7H?>><
far	5F=C>8
far $	<:>H>;
far :	8E>@?=
fare	9C?>=@
fee	D7@99A
fee is	<:B9>D
ferritin	9E???@
file	@B<;C8
file $	B?@;@7
filed	E8C>8:
files	@@?:=>
filled	9:G>A8
finance	F8=?@9
fine	>C@<C6
fine $	:A>>D<
finished	C<A<<=
first	;7CA?@
first $	<6AB9A
five	>A@69A
five days	;:?=>E
fix	9;C?C>
fixed	AA;;A5
flagged	E<=>>;
flight	A@@8@:
flights	@C;;<<
floor	?D<==<
folder	B@D:;6
folder $	B>A=>:
for	E9C=9:
for 0	BA99==
for 0 $	=F<=>9
for 0 x	C><><=
for a	<D=;@=
for a x	9E=<@>
for approval	;>9G?;
for delivery	9A>??D
for it	C::;B<
for order	G9=>>=
for the	@=@B5>
for the #	<>=E<;
for the x	??@=9>
for two	I<:<<7
for x $	=8G>A6
for x is	F;=>><
for x s	B>>8:@
for x x	=AB=:=
for you	C4@8@=
for you $	C7>;C:
for your	7AC?<?
form	<8@>@C
found	7J:<==
four	=M=4>.
four $	C?C<<9
free	/J=?;A
free $	9D==>?
french	>:>==E
friday	?=@9??
friday 0	C8=>@A
from	E@8::>
from 0	AD;9;>
from here	A<=D>:
from here $	=>=E?<
from now	D;<==?
from now on	D;<==?
from the	@A798C
from the x	>C:::D
from x $	BA;;=;
from your	>:<DA=
front	@6<B;C
front desk	;:=?=F
frozen	F:>><;
frozen $	F:>><;
full	9@=F:<
full $	;>;F:;
funds	=:=H>8
funds $	>:>F>:
g	B<9@7A
g #	B:;=:B
g # $	B5<;<D
garage	><=;D=
gateway	9@=DB=
gave	?;:?F8
gazette	8E@A@A
gb	>EA<<7
gb $	6FB==:
get	:7I?:=
get a	:<F==<
git	9BB>>?
give	9?E:;>
give me	=>H<=7
given	?E<=;>
go	38G;:A
go $	<=E>>;
go ahead	>>E=?9
go x $	;=>;=E
goes	==J99:
going	E=A;>9
gone	I77C77
gone $	D=??>7
gone from	F;><>:
gone through	;B;B=?
good	A9@79B
good news	G:=>>7
got	I86F92
got a	AB<:;=
got the	E;<C97
got you	F;>>>=
great	=:=;<F
green	7K<9=7
green $	=F<:>9
group	??;D<9
guest	?A:>9B
gym	C@;=B9
h	AC:<<9
h #	BB;<<:
h # $	9G??>@
had	;@1:M7
had already	9;>=G=
halberd	=A?=C9
half	;A<A??
half past	CC<<<9
hand	B=B<<<
hand $	D=A;;:
handed	<:B@F7
handed to	9A@@D=
happy	7=:=>J
happy to	:=@>?D
has	C?3>@9
has 0	9H===;
has 0 s	:F>=>;
has a	F<=:<<
has a x	F<=:<<
has already	8A>>F=
has already ed	9A>=D<
has been	E8;@>:
has been ed	C97=B=
has been x	C<AB58
has ed $	9<;?@D
has ed it	>:;BB=
has ed the	==<;F;
has expired	9=>E<=
has gone	B9>=;B
has it	D=>=<;
has n't	8BC?::
has no	;E><>=
has no x	;F?:>=
has the	IA?664
has the s	G:=<<;
has the x	F?A998
has to	8;;G9>
has to x	;=9F==
has x $	:?>><C
has x been	<<>F?<
has x ed	<B??;>
has x x	<9B;CA
has your	F:>;A9
have	C>2@8B
have a	=;??=C
have a x	=;??=C
have been	??7=<C
have been ed	?6:>>D
have ed $	9B>:=C
have gone	@;:G=8
have it	D:C<=<
have n't	:?;D>>
have the	F9?::<
have the x	G:=;<9
have three	9D><=@
have to	:<;;=I
have to x	:<;;=H
have x ed	;<<J>9
have x s	=F:9<>
have x x	=;<E==
he	>B89H8
he 's	AA==B9
heating	L49;?;
held	=;<F?;
help	9=:@>H
her	E<=<?:
her $	D@?:<:
her x $	E;@;>=
here	68D@7F
here $	9@BD><
here 's	6:>:<J
here 's the	;<>==F
here 's x	;>@=>D
hi	9<>>>F
him	:;C@C<
his	D987F:
history	=C=:==
hit	7C>E>8
hold	;FC<9:
home	A:;:<D
hotel	EA>;;5
hour	5@B<B@
hour $	8A@=>B
hours	@<@9A?
hours $	B8A<C:
house	8>=>CA
how	9<::CG
hr	@@B=C6
https	87=<>I
https :	87=<>I
i	9BBF3>
i #	:DB8E7
i # $	6GC<C:
i 'd	;8E;:?
i 'd x	6:@==C
i 'll	37M2==
i 'm	46E><A
i 'm ing	;;G>>6
i 'm x	9;B=>B
i 've	D:=<6A
i also	G=:<><
i ca	:A7F>=
i ca x	:A7F>=
i can	8BJ6>5
i can x	8CH7>3
i checked	7G=<?:
i could	:;EB>9
i could x	;;FA>:
i did	B::E>:
i do	<<@C>8
i do x	<=@C>8
i dropped	F<==>:
i ed $	;<;D>@
i ed at	9G=;>;
i ed it	;@:@=C
i ed the	D>986D
i ed to	=>;E>=
i ed x	@C:@=:
i found	8G=??;
i got	<99FB9
i have	;97H<?
i have no	;>=F?<
i have x	=9;D>A
i left	=67I=<
i looked	7H=<><
i need	:;J;>7
i only	CA>6>A
i put	E;>@=:
i ran	7H=>><
i see	8B<;>D
i tried	@<7F>=
i was	A=;?>@
i went	<C=9>B
i x $	6D>;?E
i x a	C=;=?<
i x ed	E?@;8;
i x it	@9?@=?
i x s	:?C>?A
i x the	;D<F;:
i x x	;E@?8>
id	5C=<=C
idle	8D???B
if	-3I94B
if it	==F>=9
if it s	>>D>?;
if that	>?D>?;
if the	:<@?=@
if the x	:<@?=@
if you	88E99A
if you x	99D;;A
in	DA73?>
in #	>?;9E=
in # $	;><<C@
in $	F>:@<2
in 0	1B;9DE
in 0 $	1?<;DE
in a	>?A<;A
in a x	=@A<;A
in all	8B=>>A
in ing $	:>==AC
in october	8H<=>9
in place	D;>>>;
in s $	;E=B=;
in the	?@A?1>
in the s	>9A=<D
in the x	@B=A3;
in total	:EA>>:
in use	:7CF>:
in x $	9E:BD7
in x 0	C@;=;=
in x s	;B=9:C
in x x	7=<?;H
in your	H>@66<
in your x	I<B769
inbox	F@=9;:
inbox $	C<;??>
included	F:><;<
ines	=EB<=8
informed	G<<;:>
ing ! $	9>>??F
ing : $	:B<B>?
ing ed $	<9=E>@
ing for x	B:?C=8
ing has been	A<=E=9
ing is ed	AD;>>8
ing is x	BA:8=A
ing s $	87=@CB
ing s x	98AA=C
ing the x	<B>>:A
ing to the	4B<<D>
ing was ed	>;>G>:
ing x $	A:<C9>
ing x is	;F<=><
ing x s	:C<?;A
ing x the	A<D><:
ing x to	B;>;>C
ing x x	@9>>>C
instead	F=@8>8
instead $	E;=9?<
instruction	8?A?>D
insurance	:C=@=@
into	?;BA9>
invitation	I9==:8
invitations	G9><>;
invite	B9B=??
invited	B:<B<>
invoice	CA=8=<
invoice $	<D?===
invoice is	7D>@@B
invoice was	E;>?>9
invoices	>DAA96
is	DD:A$;
is $	9B>A?A
is 0	.J;:=B
is 0 $	8C>>?B
is 0 s	9F>=><
is a	87AB>F
is a x	:8AB>D
is at	AB?9;7
is at 0	?D:<=<
is back	K6=9=9
is booked	F<;>>:
is cancelled	D;:<A9
is down	?>=C>:
is ed $	=9?C?@
is ed and	D;A;=9
is ed by	AD=?<8
is ed for	H7?9;=
is ed in	;=E=??
is ed on	6<>=>H
is ed to	E:@;=>
is ed x	?B?:>>
is free	8G?=?;
is from	9G=<=;
is from x	9F>==<
is full	8A=D?;
is gone	F8>@>8
is in	I@969/
is in $	D<?<=;
is in your	H8==>:
is ing $	<?<E<;
is ing for	?;9F><
is ing x	BB;@=7
is live	J6=<=9
is locked	?;=E<9
is n't	339G>D
is now	H6<:;>
is off	E8<;>@
is on	FC7682
is on its	D?><=;
is on x	?D<<=;
is open	>F=<=8
is out	I9<7=:
is overdue	8D><>A
is ready	=@E9>;
is running	C@=;=8
is s $	A:=9>D
is still	0A=I<:
is still ing	=:<F>:
is still x	;F><?<
is the	9@A=>E
is the x	9@>=>F
is under	G:>;>;
is up	F<<9==
is valid	;F>=>:
is waiting	=<9E>>
is with	B=>A>;
is x $	B<?C88
is x at	9D=;>A
is x ed	6C<C>?
is x from	F9=;>>
is x in	>C>@>:
is x on	F<==>;
is x to	C?@;>:
is x until	;G><>:
is x x	=<C=9B
is yours	G6A7<<
issue	H8;=A8
issue 0	H9==<9
issued	E6B>A5
it	9:B=G=
it $	E0=:D>
it 'll	E?:B:9
it 's	AA?C>6
it 's 0	8H=<=;
it 's ed	;=BA<B
it 's x	C=<C>8
it :	;::<CE
it : $	;::<CE
it ?	>>F>?9
it ? $	>>F>?9
it as	9E=:@>
it back	;=D=B<
it did	@@=9>D
it ed $	A;>A>?
it goes	<;G==;
it has	;?F=>9
it in	>77;EC
it in x	A9<=@B
it is	;?7B<B
it is x	<A;:>D
it may	==:D>?
it now	>;D;>@
it on	>7@<D@
it s $	;?C<=?
it s x	5;D;;E
it should	<<<>>F
it to	=;C:F=
it to x	?=D;??
it up	<:??AA
it was	<A>A>=
it was $	8<>C>B
it went	D;??=<
it x $	B7:BC8
it x x	BA?6?>
items	@>B=>8
its	D@;?>8
its way	F><>;8
its x $	B>9>:@
its x to	E;>>><
itself	;8@D>>
j	7F<=?=
j #	9E>>?>
jammed	:=?F;?
january	9C<;C>
january $	9@=<C@
jo	=G?:<7
jo fenn	?D@<>:
job	D6<=@?
joint account	8F??>?
june	<D<9B8
june $	=C=:B9
just	F=;;:>
k	>E;<<<
k #	>E;<<<
keep	>9A;<C
keep the	C=B>=9
kept	;=9EB=
key	D=C;9:
keys	:AD;@9
kim	E9>:B:
kitchen	D<A=>:
know	E:?@9=
know $	@AB;=;
knows	M6;>:3
knows $	G;===9
kofi	8@>>>D
l	:?>?>E
l #	;=>?>F
l # $	:=>??F
label	C;?@9;
labelled	5@@BCH
labels	E8=;A<
landlord	<8;>H;
laptop	D8@:@;
last	5H7:I6
last week	7=><DA
last year	:D==A=
late	B:9=E<
late $	;?8AF<
late fee	E=>@=;
leads	D6<E<7
leads tmp	=9=F>9
lease	D<><?;
leave	7B=D?A
leaves	7CB<<A
leaves at	8D>>>@
ledger	@===:D
left	8@:G?9
left $	5I<A=9
left a	H:<<=9
left the	:46J?:
legacy	:E=><=
let	C9;;:E
let me	:=;==F
letter	E7?:><
lights	G><<;7
like	<>F:?=
like me	>>D>><
limit	D9A;;A
limit $	8=C?@B
lindqvist	C;==A?
line	@?9<<D
lines	;F>=><
link	G9<;<=
lint	7@ADAA
list	A;D8><
list $	F6>;=?
listed	9D=9=D
little	9=>??E
live	N3:888
live $	F9=;<>
live in	G9>>=;
live on	F;>==;
lock	??C?<9
locked	>7=I84
locked $	<:<G;9
log	B?;AC4
log $	A;=;E9
logged	8;>CG;
login	9C<=@B
long	6?<;;G
longer	E;@;=:
look	9@C8<@
look at	>;>;>D
looked	3K;;=:
looked at	7J<:=:
looks	:@;=AD
lost	;@?;=D
lost $	>BA8?C
low	7H???>
lu	99>??G
luck	8=?D?C
lume	BC==<:
m	?;A;C>
m #	===<EA
m # $	B9=>>A
m # 汉	9C?=E>
made	>;A>F;
made $	9>CBF?
mail	=B?A9;
mail $	C:><?@
mail has	9G>:=<
mailbox	@>B<A7
mailed	C?B>:<
mails	@DB7::
main	CA@;;:
manager	>?<C?8
many	7>=;AG
march	=;?>E;
marta	D7A::>
match	<E>=B9
may	<E3@C>
may $	:G78F5
may not	=><E>;
md	F:=:=?
me	02GEC;
me $	==9DC=
me a	>>E>>:
me to	8;H@::
me to x	9<FB;:
me x x	>>9=>F
means	9>?;?F
meeting	>:B>?A
mention	;D:><B
merge	6??B>D
merged	B6=?C=
message	E95B6B
midnight	B@;:;?
might	<>;<>F
migration	?7DC=9
milk	@;A8A>
minute	@;B;=?
minute $	=;C<>A
minutes	=EA86=
minutes $	>@?:<A
missing	:?9G<9
missing $	9?<D==
monday	C@==C0
monday $	@@@?C2
money	=7>A9C
money has	:=CD?:
month	;D=;B=
months	;D?>==
more	I885:D
more $	G>;:<;
more than	8@?=>E
morning	=8?;EA
morning $	=:=<E>
most	8>;=>F
move	;<I9<=
moved	A3:?G:
moved to	H<?>9<
mr	?9;;CB
mrs	?:;:CA
ms	B>=;>?
muted	K7=8:;
my	>7@B9@
my x $	>==D><
n't	176M5B
n't $	=:>G>;
n't be	:9BA<=
n't been	<A>B>;
n't know	==:G?:
n't see	?>=E>:
n't tell	>><E?<
n:	??=;7E
n:assertsFalse	G9<<@6
n:assertsTrue	K:05E7
n:deniesFalse	3?:?Q?
n:openFalse	&J@BDE
name	BDA997
name $	;EA;;=
nd	F;?><;
nd #	F;?><;
need	1?J59A
need a	:=D>>>
need your	=:G<>:
needs	44GF:;
neighbour	;<=<E@
neither	9:<C>B
net	:F>>=;
new	K;@;=2
new one	A7B=C:
news	D:==><
next	;>I79;
next week	@:E<>9
night	7A?9BA
night $	6@A:A@
nights	>><==D
nine	AB::@>
nine $	D:<AA9
no	DB.@?2
no $	E?;;@7
no confirmation	:@9F>8
no longer	F;<<=<
no more	E5>8>D
no s $	BA>7C<
no x $	<B:@<>
no x for	:<>F>=
no x s	C:>=>A
no x x	F=:;;=
nobody	?E:?;9
node	=B@B;9
node 0	?DA<;;
none	:C=@>:
noon	C=A7=<
noon $	B=B9>;
noor	F?;?;7
normally	:<<>?F
north	8D???B
not	9,;M6<
not be	;>:G>:
not be ed	;>:G>:
not ed $	:<>G=;
not x $	==>E?<
note	I9<6A8
note $	F:8:C:
noted	>9<;=E
notes	?A:@B;
nothing	2=6D@D
nothing has	;=?G>;
nothing was	=;?G>:
notice	A:;B9A
november	:@A@??
november $	9@AA@=
now	U2;6+3
now $	G;=?78
now on	G8<<;>
now on the	F:=>=<
ns:assertsFalse	C@=97>
ns:assertsTrue	S1%3;<
ns:deniesFalse	(A5Z8:
ns:openFalse	06P=7F
number	@9<@<A
number $	6@CBB?
number 0	H5><>=
number is	;;=A<D
oa	<==E=;
oa 汉	?;=E=:
oa 汉 $	@;<E=:
oakline	G:=<=:
oat	<>BB@8
oat milk	=?C<@9
october	@E:<=7
october $	BA;=>9
of	BE9@59
of 0	A><B6>
of 0 $	=>?;=B
of 0 s	>E<@;9
of s $	9BB?><
of stock	:9>G><
of that	;<=E>>
of the	?=:C5A
of the x	D;;A4@
of them	<D;9A>
of x $	>?8C@;
of x s	8EA;==
of x x	=D>;<>
of your	:@=>@C
off	P76;43
off $	DB6;8;
off the	H8;A:8
off your	C>?>>;
offer	E:><?<
office	A?>97B
office $	?C@><:
offline	?=>D>;
offline $	?=>D>;
ok	?=G8<:
ok $	B=A:<=
old	A<<=A>
on	F;<9?;
on $	A;<@;@
on 0	?><<E:
on 0 x	><??D:
on a	A>:B=>
on a x	??:B=?
on friday	5@B@D>
on it	C;=B>=
on its	E=:>;>
on its x	E=:>;>
on monday	A?:9E9
on saturday	@<B=?:
on the	BA7:@=
on the #	:D?:D4
on the x	B>7=;C
on thursday	<:D<=@
on to	F===><
on x $	5AG5H:
on x 0	CB;<;9
on your	?:>:;E
on your x	D8>9:C
once	;8G3;@
once the	8>?:=F
once the x	:>?:=E
once you	:>I=;8
once you x	:>I=;8
one	:EC6@>
one $	G:B6@8
one of	A?=:C9
ones	<>?C<>
online	@B:=<=
only	?G>4A>
only $	5BA@CE
open	5F7B8C
open $	6?:D=E
opened	?;9>G9
opened a	?<;=F9
option	A@D<>8
or	1=HD=:
order	=;ABC:
order $	A@>A=:
order 0	9:B=D@
ordered	G5@9C5
ordered $	G<==;:
orders	;@<D<?
orders $	C<>C>9
other	??=@@;
out	@<=E8:
out $	E==@58
out :	H9=;>8
out for	6?<=?H
out of	;>@F>;
out to	F<@;=<
outcome	9=@?>D
outstanding	;F=?>9
over	:=???D
over $	<9BC:B
overdue	7D;9>C
overdue $	6B=<?D
overnight	?8=;F:
overnight $	?8=;F:
own	:<>A>F
owner	8?<:DA
p	A=?=:@
p #	A>B>;>
p # $	?;A><A
p:	B::=A@
p:assertsFalse	@A?=7>
p:assertsTrue	>?:D9@
p:deniesFalse	8EE<?8
p:openFalse	1A@=5H
pa	<FB;;7
pa #	<FB;;7
page	;G<9>@
pages	:?<>=D
pages $	9==>>E
paid	;>;:L=
paid $	<@;?DA
paid the	;<?=F=
paper	>::?CA
papers	;@@;E9
parcel	9C==E?
parcel was	;;=<DA
parking	F>;;@9
part	;=;=>F
pass	>D<:<?
pass $	9F<<>?
passed	:J:79>
passed $	6H>;<A
password	D;@>><
past	AA;:<@
patch	F;=:=9
pay	A;H:<9
payment	;:FD9:
payment $	;>BE;<
payment of	A8BC==
pdf	F8:;;?
pdf $	G;><=9
pending	9:8F>@
pending $	<;:D>@
people	6B::?E
per	3D;;CC
pharmacy	G;A9>8
pharmacy $	F9=<==
phone	D=::9D
phone $	CA;;;A
photos	A8;;BA
picked	::=AD?
place	@<===C
placed	E9C7?;
plan	C=E37<
plan $	BB;9>?
planned	8;G<>;
planned for	8;G<>;
please	37:=;L
please check	==9A>C
pm	=>=?=B
pm $	>?=;@A
pod	DB=:@8
pod $	C@>=>:
pods	=G=;>7
policy	:A@A@<
poll	E?><:;
portal	>D>><:
possible	:=@C=>
post	G=>6;=
pounds	E9@==:
pr	B=B<?9
press	?8E?:=
pressed	8C?@B=
previous	?8=:H7
price	?<@;@@
price $	:=>=;E
print	?<;<=E
printer	B:??A;
priority	FA<<=9
priya	:C==D;
pro	C99E;:
processing	8C@=?@
processing $	9DA=?>
prod	B;?@=?
production	@D;<A8
protected	;?=E>;
protected $	<?=E=:
ps:assertsFalse	@C<:<>
ps:assertsTrue	K52<;A
ps:deniesFalse	$E:R7;
ps:openFalse	57I9AB
push	:;E?=?
pushed	H<<;><
put	B3C9C;
q	=:==;F
q #	=:==;F
q # $	98==<I
question	8:<;;J
queue	=B=C<:
queue $	@>=C=9
queued	;@D@@@
quota	8:=B?B
quote	E?=;<<
r	=D79A<
r #	?B8;A;
r # $	8D=<B>
r # x	C9==>@
rain	9G;<==
raised	@;??:B
ran	:I:?:6
ran the	:G==<;
rate	<F=<=:
rather	?9?<>D
re	;@C>=?
reach	A?:<;A
reached	E==B68
read	<H;89B
read the	;D;>?@
reading	E9>@<<
readme	I:=;=7
readme md	G<><=9
reads	A@==:@
ready	:?K9<4
ready $	=@D;>:
rebase	=<<=@D
receipt	@@>:A<
received	H=99;=
received a	G8=;<>
record	5C<AC=
red	8C???C
redis	@F?5?;
redis $	BE>9>9
reference	:D<:;@
refresh	?AB8<?
refresh $	ACB9=7
refund	C9A@=:
refund is	C:B<=;
refunded	;E>>=@
refunded $	;F<?<>
refunds	8H;>>=
refused	:;>G@=
regards	;:==>F
regards $	;:==>F
registered	?@==E9
rejected	<9>F@<
release	C9BB;9
released	@9=>>C
remaining	:E=@>:
reminder	B;C@>8
renamed	E<>>>;
renew	AAB:=8
renewed	H8:??8
rent	BA;:A:
replicas	G>:>=8
reply	9<BA=C
reply to	9<B>>D
report	??=@;A
reported	F;;:=>
request	C26H>@
requested	C?B?;;
reserved	E:AC9:
resolved	8;?<GD
restart	=;@?<C
restarted	E><9@9
result	?A:B>=
return	@@>:B=
returned	>?<;F8
review	=A=><A
review $	;B<@??
right	AB>:9A
right ?	>>7>?H
ring	?;=D=<
rma	D=:B>8
rma 0	D=:B?8
room	?>EB;7
room is	:F>=>=
rotated	G=>;;;
rotated $	G=><;;
roughly	8F?=?<
rows	C==E:4
run	3EDD9@
run $	8?BE:>
running	D@98A8
runs	?C:>=>
s	=C>:>?
s #	>C=;?=
s # $	<C;=@?
s # 汉	H9>=;;
s 0 $	?G=;:5
s 0 x	?F=;<:
s : $	@?:=9A
s ? $	<>E>?<
s a x	;8>F?=
s an x	<C<B<9
s and x	@AA:?:
s are ed	@CA77>
s are in	=C<A=9
s are x	B>>=8=
s at 0	?>B<<<
s ed $	?D9A>7
s ed :	C;<B>8
s for ing	<==>>E
s for x	C9D:<>
s h #	F:>>=<
s have been	<?=:@C
s have ed	8<>;<G
s in the	9D@;;A
s in x	:D?=;A
s is ing	9?>D>;
s is x	A>?A=:
s of x	D<@:<=
s on the	:D<<:C
s on x	;CA8=A
s s $	6E;;?B
s the x	8A@<?@
s to 0	=G=<::
s to the	>:@?;B
s to x	=8E?<<
s x $	8CA99B
s x 0	@AA?<:
s x :	:DB<>;
s x ?	>>F>?8
s x at	=C=;C;
s x ed	=;=<F;
s x in	@:>C>?
s x it	F:=>=<
s x on	;>=C;A
s x s	@<AB7=
s x the	A:9@B@
s x to	@D8;<?
s x x	>=>:>B
s x you	A8=<>D
s you x	?;@<;C
s your x	6ABE:9
s 汉 $	B@=9<B
safe	B:;>?C
said	>9::I9
said $	:==>F;
sam	A:B=>@
same	?9D9;B
saturday	D<A;<9
saturday $	C9B<>:
saved	D:=A<>
savings	<D>=A:
say	46D;BA
say the	<<D<?>
says	9B@9D;
says $	:AC?@<
says the	:@>=E9
scan	E;=<A;
school	:A:@A@
seal	:F?;>>
searched	:E>;??
seat	A>A8:?
seat is	<EB<>9
seats	?D;?=;
second	@:@9<C
see	:D:>;D
send	49I?9>
send it	;=EB>8
send the	:=?>;E
sent	9B=?H<
sent $	@@=D;;
sent it	?<;:EA
sent the	;?<@EC
sent to	H<9=A9
server	;D;C:=
service	?B<;>>
set	B7@>B<
set for	F=>>==
settings	8;B=>D
settings $	9<C>?A
settled	B9=?C:
seven	9F<B98
seven $	=@=C<9
shall	<>F=>;
shall i	=>F=>;
shared	?A<@B9
shares	F:@==<
she	:=B7H6
shipped	4B?=I?
shop	==A7E:
short	6>=<=G
should	18H57G
should be	<>==?D
should i	=>F=?;
should i x	=>F=?;
show	BA;@:?
shows	@L8526
shut	E:<=@>
side	<?8B=D
side $	:;<A=E
sign	=;?C<?
signature	>=EA;4
signed	<?8:E@
signed $	?==;=D
signed in	8E>><@
since	@A6>?<
since $	@A8>@<
site	?E;>9:
six	C<9??>
six $	D7=<A@
size	<C=B@;
skipped	6?;G=8
slot	<8=G@=
slot is	=9=E=?
sms	B<<E<9
so	7==G><
so $	<?B=9?
so far	6D=E?9
so i	C79G<5
so i x	A;;E=9
so that	?:C@:?
so that $	?:C@:?
so x $	<:>H>;
so x :	8E>@?=
sold	;?<D;A
sold out	9A<D<=
some	9;>>>F
somebody	=;A<E8
someone	:<8DCB
soon	:>D<>@
soon as	;=D<>?
sorry	558A:G
sorry $	97;D=@
sorted	J8<::9
sorted $	H;><:8
south	8F>??>
staging	>@CA@=
staging $	B;>==@
standing	E8:9=C
stands	8C?>@C
start	?<B<=?
started	9AABAA
state	<9<B=D
statement	<H9::?
status	6B:A:E
stay	7A=B>C
stays	4A?A<D
step	;?@;;C
still	$C>P26
still has	:=;F>;
still on	:<>F?=
still x $	9FA9>?
stock	A;=E=8
stock $	9<>F><
stopped	=:=G:9
street	C:A<?<
subject	6?B=<C
submit	;E>=>;
submitted	A:;DA<
subscription	G=>:9:
summary	8=>>>G
sun	::=C<B
sun bo	<;>D=?
sunday	=>A;B=
sunday $	6?A;CA
supplier	9;>=G<
sure	@<=;>C
swapped	I8=;<9
switch	<;G<>8
switched	C:;=<?
system	;@;F@6
t	;=::>F
t #	<;;<?F
t # $	?:;;9E
t # 汉	9?@ADA
table	E58E=9
table for	C;=B==
tag	<>@=?C
tagged	H<><=;
take	78:>;J
take the	:<=>=F
taken	C;<C@7
taken $	;<BD@:
taken care	DB<:<9
takes	6B@9<E
tap	B=9<?E
task	8=<B>E
tax	9E<B;=
team	A6:;DA
tell	8;BB=?
tell me	<<A;>A
ten	D;;9B>
ten $	B?:9B9
tenant	?<@=D;
test	<GC9=7
tests	6O@793
tests pass	:G>=>;
text	?76F:D
text $	C:>=>?
than	>;;9<H
thank	>:==<D
thank you	>:==<D
thanks	8:<==I
thanks for	:<===G
that	8959FJ
that $	=5;AG?
that 's	<9C;AA
that 's x	>8D?@>
that has	9A><>E
that is	:A?C?@
that the	?A9?A>
that the x	BA9<@?
that x $	?@;=>C
that x is	B>;D>8
that x s	=<=9BE
that x x	9<>:CD
the	>;<?D;
the #	?C@=D0
the # $	>EB;B-
the 0	D?;B;4
the 0 x	C7>A?<
the account	=D=<>?
the address	9A@D?=
the app	:;:><H
the archive	E>=>>:
the bank	5=@F=>
the board	B;:?9C
the box	:@=<C>
the calendar	>@@B?;
the call	DC>;:8
the card	<C9A@@
the change	A@<?A7
the charge	;=<>>F
the cheapest	:F>>>=
the confirmation	<D<9>B
the connection	8<>F@<
the contract	7F9=A@
the courier	B9;>D8
the day	9A==?D
the dentist	:C<?A=
the deposit	;=A>D=
the door	<A;C;@
the driver	D;;<A>
the ed x	AAA9;<
the event	D:>@><
the fee	=;=<=E
the file	>E97D9
the first	=?A<B=
the five	D@>;=:
the form	;;;>@E
the front	:8=C=D
the group	CA<A<9
the guest	CB;>:;
the gym	C=<=B:
the hotel	D?<=>:
the ing $	><:A:D
the ing is	G<>;=:
the ing s	@@?:;A
the ing x	D@C;94
the invitation	E=>==;
the invoice	C>@;;<
the key	A=C<<:
the keys	;;E<A<
the landlord	=:?AE:
the last	>D=>?8
the late	F;>?<:
the list	@;@<C9
the lock	C;B<=<
the log	:B;AC9
the mail	>==D8?
the meeting	C;??=>
the message	@>:C;=
the minutes	9C:<<E
the money	>8@@:B
the new	J4D9:6
the next	:C;>>D
the office	:>;<<F
the old	;??9AC
the order	=C>B@5
the other	@A==@;
the page	<E=><<
the parcel	<D<?C9
the patch	F;<;>:
the payment	:<AE<=
the pharmacy	F7B;?8
the plan	9<F<>=
the post	G@?8<8
the previous	?8=:H7
the price	B=B9>=
the printer	D:??<;
the quota	=:=<>E
the record	9@>D>=
the refund	A7C<@;
the rest	CAB=;:
the s $	==A;=A
the s are	D6A8;@
the s on	7C??D?
the s x	?;@8E?
the same	;;D9;C
the school	8@<AA@
the second	=<?:?E
the shop	;>C7F8
the site	AB>?;8
the slot	<9=CB?
the statement	=F;;?<
the supplier	8:>=G=
the system	>?;CA9
the table	?::CB=
the tax	8D?>=A
the text	9:=G>?
the three	C>=:<@
the ticket	6FA9B<
the time	A8?:>A
the transfer	@9?E>7
the two	D6A8;B
the way	=:=AD:
the word	:?E<;>
the x $	?9>>C;
the x 's	:C:?D<
the x 0	8D>;CB
the x :	<DC=>;
the x ?	A>E==8
the x and	?><<C@
the x as	7B>>BB
the x at	97C:F?
the x by	A9B>8A
the x ed	/8;HP,
the x for	B==8?@
the x from	?C9><>
the x had	9@;8CB
the x has	A<77:I
the x i	AA8@B:
the x in	E:>9>?
the x ing	>=E7:A
the x is	>=D>,A
the x of	A:B<9A
the x on	=9:<F@
the x s	D=@=4?
the x to	>:>FC4
the x was	4:8CAD
the x will	F=@:<9
the x with	;@>9AB
the x x	C=9?><
the x you	?F=88>
their	CA4?6@
their s $	F:>>>:
their x $	B>9A;>
them	D@?8>=
them $	B=;BB<
then	63C?<G
then $	9????E
there	;B6D=?
there $	8<9A@D
there 's	@?>@;=
there 's a	C<<;>?
there are	6G=?=9
there are x	7D=B>:
they	A;;;G<
they 've	>;:;D@
they have	F;=?=:
they x ed	;>;<E>
they x x	CA@99<
third	9D><A>
this	<??=B?
this ing $	<:@<C>
this morning	A9;<C>
this x $	?B:>9@
those	A9?A==
though	69ED?9
thread	CB><>9
three	@G:68<
through	CC6?7:
through $	D:;F:7
through your	5D???C
thursday	>;F9?;
thursday $	@:C;A;
thursday 0	C:B==?
ticket	?E=4=>
ticket is	>AC>>8
tickets	;B<A=@
tier	H9?;;8
till	E8>;;?
time	>@B=<>
time $	?C=A?9
timed	:@<F;:
timed out	:@<F;:
timeout	4>FD>:
timeout $	7<DD>;
times	6B:D=B
times $	:A;E>>
tmp	D6;G<5
to	E4E<:;
to $	F=><>:
to 0	?E>:>7
to 0 $	=E;=A5
to 0 x	:B>>?A
to all	F;@==:
to be	:9@@:D
to be ed	7:E=;@
to be x	;>9A>E
to do	;<=>>D
to go	<>F=>;
to help	:=<>?F
to ing $	F=?==<
to pay	>=E<?<
to sign	7=@E=?
to the	C>>9=>
to the x	B@@5?=
to x $	@<H<::
to x 0	;DD=<8
to x a	A>8@>B
to x in	A;:?=D
to x it	::;C:D
to x s	F:;?==
to x that	<=?>;D
to x the	>8AA8@
to x x	6:ED8@
to you	?@@@A:
to your	B:=;B?
to your x	B;=<B=
today	AD>58>
today $	AC=7:@
together	8DB>>A
told	B;6;H8
told me	:=:<H9
tomasz	B@?>>:
tomorrow	CEC474
tomorrow $	BFA8:7
toner	C>C=>8
tonight	B7D9=@
tonight $	>9E:=A
too	E9A?<8
too $	K7<8<9
took	C99;E>
total	2KB9;5
touched	<<>G><
tracking	9F?=>=
transfer	:??G>8
tried	@<6F>=
tried to	<>:F?;
try	7=B?=C
try again	:>D>??
tuesday	=E;:@;
turn	8<;>>H
turned	4G>F=?
turned down	9A?F==
twelve	A><;C:
twice	;H<9B6
twice $	?E=;A7
two	=G?<;:
two $	<=@;C=
two hours	C9D=?8
two of	<F;A<9
unchanged	7D@@?C
unclear	:<9H>8
unclear $	<<;G?9
under	E<?<?:
unit	;E<A:<
unknown	<:8J>5
unknown $	<:8J>5
unless	=BD==9
unless you	>=E>>;
unread	6G>>?=
until	@>;>7C
until 0	==@:;C
until 0 $	9;=>>E
until 0 x	A@:;=@
until the	>B8A=@
until x $	@@=@?:
untouched	7>=E>?
untouched $	8??C?A
up	D>;A;9
up $	?<7D7A
up :	@:=E>9
up : $	@:=E>9
up at	8B@?B@
up on	G9===<
up to	9@==>F
up with	D:C<>:
update	?;@>=C
updated	C:>=A<
upload	:9DE;9
us	:D><<@
use	=;CD<8
use $	:7CF>:
used	=D<?>9
usually	8;7<>K
valid	8H=@>6
version	?@?8:A
visit	7@B>BF
voucher	C9??=@
vpn	A:E=<:
w	?;>AA@
w #	?;>AA@
wait	:<>B=B
waiting	@7@E;8
waiting for	=:@G=4
want	8<H:<;
want me	=>E>>;
wants	89:G<A
wants a	9<;E=?
warehouse	?;<BA>
was	79-HGA
was $	8<>C>B
was 0	:G>><<
was delivered	9=>?F:
was ed $	E69C@6
was ed at	F;=@8:
was ed by	79<@I:
was ed in	46>;=L
was ed to	@8<:G:
was ed x	6@=AA?
was issued	E:>?@9
was n't	=<=C>@
was paid	9>??G>
was sent	A;<=D:
was turned	9>?F=<
was x $	<B<B><
was x ed	<<>E>?
was x on	8B?>D=
was x x	<9:@<E
way	C79DA;
way $	>;:DB<
way to	F;=?=;
we	;3FB8?
web	H9<:;=
wednesday	=?>AB<
wednesday $	8D??B>
week	:BB;B;
week $	<9C>A>
weeks	@9;;=E
weeks $	?;;=>D
welcome	;;>><E
well	=7=;?F
well $	B7;<?C
went	R21@34
went out	E9<?@;
went through	D@=;<9
went to	I9;;;<
were	A=3F?6
were ed $	@>=?9A
what	4B?:DG
what 's	9>?>?D
what you	:>??BA
when	8>F5:@
where	@:;;>D
whether	6;;J9>
whether the	;<7H9@
which	9BF7C:
while	8=?D<A
who	;BA<B9
why	B?>A=9
will	G8A35>
will be	C>B8;<
will be ed	<=E;=>
will x x	=>F=>:
window	E@;;=;
with	C@?@95
with 0	:C>C<:
with 0 s	:F=?><
with a	<:?@A@
with a x	>:@?;B
with the	E@A<78
with the x	EA==99
with x $	;BE=?:
with x x	<>??=B
with your	C>=@<:
within	4=D7:E
within 0	8@C;<@
without	DB=;<;
wo	A;>@;>
wo n't	A;>@;>
wo x x	C=:@=>
word	5?E=<A
word $	<?E==<
work	:A?=>C
worker	B9;C><
working	?;><=D
works	8E>;B>
worth	9D><>A
would	.<L>58
would be	;=F;>;
would you	>>D>>=
would you x	>>D>>=
wren	G;>=>:
write	>=C;>?
writes	;;C??A
written	@;D>;;
wrong	?>@D;8
wrong $	<;AE>9
wrote	:D:<G5
x	D78A>?
x ! $	>4996H
x #	7B@A@E
x # $	AB77<=
x # is	C?>==;
x # 汉	@A??;>
x 's been	H>><;;
x 's ed	B9B>A7
x 's in	E8>?@;
x 's s	;A<@C>
x 's x	:B??>B
x 0 $	AA@24>
x 0 0	AC9<=?
x 0 and	A@A==8
x 0 ed	E@==:;
x 0 has	9F?=<?
x 0 is	B<?:A6
x 0 s	8CA>8?
x 0 was	<>>>D?
x 0 x	;?EA;;
x 0 |	;:8D>B
x : $	>D=:5>
x ? $	67H6?=
x a x	@7>=:C
x already ed	9<>>G;
x an x	=8?AAA
x and 0	;E???>
x and x	:C?4@C
x are ed	D;=<=@
x are x	=D>>=?
x as x	??B9B=
x at 0	C;@?C6
x at the	<3F==C
x at x	@B?;<<
x be ed	8:?D;?
x be x	@;C>=;
x been ed	;@=@@A
x by the	9>BAB9
x by x	=9:5>I
x c #	:E?>>;
x can x	H:=8:;
x could not	;=;F>;
x d #	F:>>><
x do x	>D:C>9
x ed $	C?9B:9
x ed 0	;A;AB9
x ed :	@;C?>:
x ed a	?>:<F;
x ed as	E;>><;
x ed at	=B<B<;
x ed for	E:9??<
x ed in	>=B;E6
x ed ing	B:>D<9
x ed it	9;?8L5
x ed s	9@???C
x ed that	@;=:E;
x ed the	36?;N;
x ed to	C@>?;;
x ed up	:BC@<<
x ed with	A:>C=>
x ed x	@>3DA8
x ed you	>==>D;
x ed your	@8A:F7
x for 0	C?><@8
x for it	D=<=>>
x for the	B8>C8>
x for x	>;B9@B
x for you	@7=:AA
x from 0	>C><<>
x from the	AA:;;>
x from x	DC77B9
x had ed	9;=<G;
x has a	H9=:=<
x has already	9B>>C<
x has been	K3>>7:
x has ed	795=BH
x has it	E=>=<;
x has the	ED;897
x has to	;=9B;C
x has x	4@6<DE
x i 'd	A>E=<9
x i can	>C;>?A
x i ed	?C;<=A
x i x	??D<A6
x in $	E>=>=:
x in 0	6A>>AC
x in the	>??>:A
x in x	A@:@?=
x in your	:B@;<C
x ing $	<<<==E
x ing is	9F<<>>
x ing the	AA8D=8
x ing x	?:C8@?
x is 0	0H<:=B
x is at	=E@:<9
x is ed	?1E=.F
x is from	9G=<=;
x is in	H@:7:2
x is ing	A>7E;9
x is now	D6===A
x is on	FC8793
x is s	B6A7=B
x is still	4<?H=>
x is the	<?>=>D
x is up	E>=:=9
x is with	E=><>;
x is x	B@=C19
x it $	=;:>:E
x it 's	8C<B>@
x it ?	>>F>?:
x it ed	C<=@:@
x it in	=<9>=H
x it s	<<@<>C
x it to	==D:B>
x it x	C4@;C<
x me $	@?9>C?
x me a	>>E>>:
x me to	<=I<>7
x me x	8;=@<D
x no $	GB=5<:
x no x	A6:C=@
x not x	<>?D?=
x now $	G:8:9?
x now s	G===<:
x of 0	C=@@8<
x of ing	F9<=>?
x of s	9AC@A9
x of the	D=7>8@
x of x	=A?@==
x on 0	=D9:F6
x on the	B<3>@A
x on x	=CD;@1
x or x	:>C@>>
x s #	@<?>C?
x s $	>=<98F
x s 0	AE9:98
x s :	<C9<>A
x s a	=89D<C
x s are	CB?@91
x s at	;?C==@
x s ed	=C:?><
x s for	@C?9;=
x s from	E>;;<<
x s have	<<<:AE
x s in	:D@<9A
x s it	=@C9==
x s now	F:?==:
x s of	B<;?=@
x s on	>E@<7<
x s s	>??;;C
x s that	=D>:=A
x s the	;>B5?B
x s to	:AD>8?
x s were	:@=B<@
x s x	<F>94@
x s your	9?<E<?
x should x	:=B=>A
x still has	==;E>;
x still s	9D;C;7
x that $	=<59FA
x that has	9A><>E
x that x	B@:7@D
x the 0	A9>DA9
x the ed	9AC>?<
x the ing	C:?@<>
x the s	;@:@8F
x the x	9/G>?C
x their x	E:;;=A
x this x	8E<=?@
x to 0	@@@??8
x to be	9<B=>B
x to the	E9@8;=
x to x	@9E=8?
x to you	@B?B>9
x to your	=:A?B?
x until 0	7F<>>>
x until x	E@>9>8
x up $	=<<A;E
x was ed	<45ADB
x was x	5>8BAF
x we x	=:D:>A
x will be	E=A;<7
x will x	D:A9;;
x with the	>C;@<>
x with x	:D=:;E
x wo x	D><==:
x would x	;?C@<=
x x !	>:==<E
x x #	;EA@A7
x x $	;>;?AA
x x 's	@?;A?=
x x 0	E<=67A
x x :	??A=9=
x x ?	9<D<=?
x x a	<2C>?C
x x all	?D?==9
x x and	;E;;;B
x x are	D?:;A:
x x as	@@B;@6
x x at	@:D@>;
x x by	:?9:EC
x x ed	C>5@@9
x x for	A;?D7?
x x from	B??<>;
x x has	@B:9:B
x x i	=F?><9
x x if	:=@D>=
x x in	?>><<A
x x ing	:7>F<?
x x is	E??=09
x x it	=;?<@C
x x no	>:>F>=
x x now	C:?;=@
x x of	GA<;87
x x on	9H>@@6
x x or	<?D>?<
x x s	=D<=.B
x x that	?@59@D
x x the	<;?<?B
x x to	B=D>8:
x x up	A=A??:
x x was	7A<@AA
x x with	<?=A:B
x x x	<A<E@9
x x yet	>><E?<
x x you	?===A@
x x your	B?B6;?
x x 汉	F?<:;9
x yet $	;<=H>:
x you $	:;===F
x you ed	@D99B;
x you x	A9>9AA
x your s	<@:?=C
x your x	D;A77A
x | $	?4A<9B
x 汉 $	C:?<;>
x 汉 x	C@?<=:
y	9@==<E
y #	:A>==C
y # $	9>???D
year	:F99?>
year $	:G;;9?
years	9:><<H
yes	A:B;<?
yes $	=9=?>E
yesterday	5=:8I?
yesterday $	9>:9G<
yet	3;=L;9
yet $	56<K<<
you	?<=.I@
you $	>8?;D?
you 'd	?>;;8E
you 'll	@7B:8A
you 're	BA9A7=
you 've	>?A7??
you are	>9CA==
you asked	?:>>9C
you can	:9?;:F
you can x	<;;<:H
you confirm	=>DA>8
you do	E<;:?>
you do x	E<;:?>
you ed $	FC79:;
you ed x	C:;8?C
you give	>?E=>;
you had	:B;>B?
you have	<E><@9
you have x	6HA>=9
you like	>>D>><
you need	<;<<>G
you on	C9><@@
you said	9<<=H8
you to	=:B=<A
you told	;=:<G9
you want	=>H=>7
you x $	9=@AE:
you x ?	?>?>C:
you x a	8D>=<A
you x at	8E??A>
you x ed	E6C:<>
you x ing	B@;<B:
you x me	8@E9F3
you x on	G;<=9=
you x the	::BA>?
you x to	B>C>>:
you x x	?<C2<A
your	E9=8E;
your account	A<8@@@
your approval	8<@C@E
your balance	;@;<=D
your bank	>B:@;B
your behalf	B=C=>:
your calendar	D;=C=<
your card	B;9<>D
your ing x	D@:;@<
your landlord	;=;<E?
your name	H;=<=:
your parcel	8AA=E@
your question	:<>==G
your request	?7==?D
your s are	F<>==;
your s x	:@<;DA
your seat	?@C<=:
your subscription	G:<<<;
your x $	A8?A<?
your x :	;=C;=B
your x at	>?;==C
your x ed	=9=AD:
your x for	H:==?:
your x has	A9;;C@
your x is	AC?75=
your x on	D:;<C9
your x s	BD8<;:
your x to	B99<?C
your x was	?@:9BA
your x x	B?@;B8
yours	G2@C>8
yours $	F8<9<=
yourself	79<:DD
yourself $	;=:<<H
z	9=B>>A
z #	9=B>>A
|	?-C>2E
| $	=.D>3F
⏳	>=;F>:
☐	<:FB<6
✅	X/112*
✅ #	G9===9
✅ # $	G9===9
✅ $	I8;;;9
✅ 汉	F<;;=:
✅ 汉 $	I:;<=:
✔	H8;:<9
❌	=:>G?;
一	;G<:<@
一万	>D>>>;
一下	.?@>9F
一下$	8A<B<?
一个	:?>E=?
一个$	A;9=;E
一件	C7;=A@
一份	H6D::7
一共	5I;<;?
一半	:B<C=>
一句	;:C=<@
一句$	=;>><E
一声	?<B=@=
一声$	A;A=@<
一天	@>:;;D
一并	H;<<=9
一张	E:6@@B
一晚	BA=>>8
一晚$	CA=>>8
一条	E@A<99
一条$	F=@<<;
一次	<@=?;B
一次$	A=<@<A
一步	6=CE;=
一步$	?:<D=>
一点	<??BB;
一点$	8A<CA<
一直	9F=@;9
一眼	<=A>>A
一般	=88:<J
一般来	==<>>E
一遍	=C>:=?
一遍$	>@=;?A
一项	;E<<@;
丁	A;EA>7
七	?A?<A;
七点	E?@;:7
万	8H?9C3
万$	<C<=A:
三	<M;4;9
三个	D>7<>?
三件	8E?@>?
三位	:B>C==
三分	@@=A@8
三十	9>?@?B
三天	C>A:;=
三封	@E>:=<
三步	?:>=>D
三点	=E:<<@
三点半	9E>>??
三百	B@C;<9
上	F;9:A;
上$	;D7B<?
上了	E4:<@>
上了$	G8<=A7
上传	;>>C@>
上午	?A=:?=
上午$	B@@<;8
上午十	9;>>>F
上去	E;@A:;
上去了	G;>=::
上周	5A==F?
上次	9B=>D;
上的	@;AC<=
上线	G><<9=
上线$	CA==>:
上门	8A<C>A
上面	9?>?@E
下	>;DA2?
下$	@>9E9<
下一	9BB=>>
下一步	;>C>>=
下三	9@@C??
下了	K7:9;9
下了$	C<=;<?
下午	=@C<9>
下午三	9F=>?>
下午两	;><A<D
下单	>=DB=9
下周	D=D9<7
下来	AC?=?7
下来$	=A@C>:
下来了	@A=<A:
下班	9=>>>E
下的	8?@<D>
下载	C;>>>?
不	5<;D5F
不上	7F>>>9
不上$	:F>:>;
不了	1;;M>8
不了$	3?<N?1
不会	C=6B=@
不会再	D>:A><
不准	==<B>@
不准$	==<B>@
不到	7DA?>;
不回	:<E?>:
不回来	:<E?>:
不在	:B>B>=
不够	=A>A?;
不少	C9>==@
不少$	E:>>><
不明	>=:G>9
不明$	>=<E?:
不是	:97>=H
不清	=B=B?;
不清楚	=>>D?<
不用	8B75BD
不用再	>=;=>E
不知	==>D?<
不知道	>=>D?<
不确	<=<F>;
不确定	<=<F>;
不能	;=>C>@
不要	>=GA>5
不过	79EA<@
不过$	79EA<@
与	<B>;>C
专	D<;<8C
业	C:3>A@
东	<>A@D3
丢	B8A;=A
两	>L>3;9
两个	BE@8@6
两份	:>C>=B
两份$	9@???D
两位	>D=>=<
两分	=:AC==
两分钟	=:AC==
两家	8G<?>>
两张	?>==D;
两次	@E=;;:
两步	E9>=>;
两点	><:@B@
两百	D8?<@>
个	;DD64@
个$	F<@7=:
个人	<A=>A@
个人$	9?<=>D
个失	=E><>=
个失败	=E><>=
个工	9AB<;@
个工作	5?C==A
个时	=>F??9
个时间	=>F>?9
个月	<?<=>D
个账	D9>??>
个通	=E?==;
个里	F9>==;
中	9@@BB:
中$	=C:B;=
中介	;<>>F:
中午	?>E=<:
丰	:BB=C:
临	E;><=>
为	D6;9;D
为$	B8<8<D
主	;@:9DA
主任	AB?;>9
主干	G;>@;:
久	9>><=F
么	7;@B;C
之	1=H:>C
之前	6:D7CB
之后	8=D98D
乐	<D;<<?
乙	<=D<?=
九	<E:@A9
九点	>@>?A:
也	Y4879)
也没	9C??>>
书	CA?A99
买	:<C@A>
买了	@<A=C9
了	K4+7G=
了$	H6.C><
了一	AD5<?;
了一下	6G9?>?
了一遍	<E;<>>
了三	BC7:5?
了两	>?>;B>
了就	;<A;;E
了我	8>H>>9
了提	7?@AE?
事	995=EG
事$	>5<@AD
二	?G69@<
二十	A??9A<
二号	@:<DA9
二等	;D???>
二等座	;D???>
于	A3A;?D
云	AA=?=:
五	?A<7C9
五$	<EA==:
五个	@;<>>D
五十	E?<=>:
五号	=9@=F:
五月	>;;@G8
五点	E><<@7
些	;<=<;G
交	@<C;A:
交$	>:D=>>
交了	<?C>B@
交了$	@<=<A>
交好	F>>>;=
交成	D<??==
产	><=C<@
享	E@=<::
亮	69>=<I
亲	=@;<>B
亲$	<B=>>A
人	:?9>DB
人$	8C;@>@
人事	7>>@F>
人均	:F??>>
人手	D><=;?
人都	F:>=<=
什	<=9D>C
什么	<=9D>C
今	=EE:<8
今天	;GC=<7
今晚	=<E99@
介	;<?>F;
从	K<83:=
仓	B>8:B<
仓库	A>:=A?
他	><D8D;
他们	<<B>B;
付	;CC9@:
付$	???@@9
付了	==C:B<
付款	?AF:98
代	B7@;??
代收	C=@=B7
代码	<@>?@B
令	<;CAA>
以	88C>9E
以$	888EA?
以上	>;=>=E
以后	B8A@9=
以用	D;D>>8
们	?7?>E;
们说	=@@=9B
件	F@@:<5
件$	9F=9B<
件夹	AC>=>9
件已	F;=;>=
件箱	E<>>=;
件都	D:>@><
件里	B?:<;A
价	D8?8C=
价$	@<B<C:
价格	>@=<:D
任	>=6BF:
任何	<?<B=?
任务	@:;DA=
份	D;H26;
份$	E9>98?
份证	9>A9;E
休	==>>=D
优	@<E?=;
优先	?<E=><
会	G??47<
会$	=I9==<
会儿	><A@=@
会再	C=9@=?
会员	DE@=81
会在	<:F>=>
会有	9<A;<D
会自	;@:<>G
会自动	;@<<?E
会议	E>9D96
会议室	B>:D;8
传	=7DDB:
传到	B9=D8<
估	:;???E
但	8=>?9D
但$	9>?@:B
位	EA?88=
位$	D=?78A
位子	E9;>;@
低	;E@<9>
住	9;BE=@
住$	8CB@BB
住了	A;<B9?
住了$	B<<C9<
体	=D:;9C
何	;@@@A=
余	=E>B<:
余票	9AC@@?
余额	=F<?<;
余额不	><>D?=
作	C9DB2:
作废	E9A?::
作废$	E9:@;=
作日	9?C==A
你	?9@6H9
你说	<;??D<
例	<E??=?
便	>@898E
便宜	;C;;<B
便宜的	:F>>>;
保	>@8;=D
信	B8<B:>
信$	@?@9;C
信里	:A?@AB
俩	F=<?<9
修	@>=8G6
候	6:AC?B
借	D:=?<>
值	F:<=;:
值班	D<=>>;
假	@D?9?7
假$	AB<=A8
偏	8D>>>@
做	?9@A:@
做$	=<=D?<
停	A<>CC6
停了	<B;=AA
停了$	<>>>CA
停机	=<=G=9
健	=CA;@9
傅	;>:AF=
傅$	=A<@9B
催	F@?@95
催了	G=;@=9
像	=B9?<A
儿	@8@B:?
元	?>@2?@
元$	-CB5?G
元券	F;>=;=
元已	@<>>C<
充电	E=>>=:
先	4,E>AE
先不	>>C??9
先别	<=;=>F
先把	==E<@;
先查	;>D>?=
先看	<<?<?D
光	:=<F<>
光了	8<>G>;
光了$	8<>G>;
免	?;B?8@
免得	A9BA=;
免费	;:A<<E
入	E9B=:<
入$	D:>>>=
入住	6BB@DC
全	N?>245
全绿	BB===9
全绿$	BB===9
全部	C??><;
全额	<E;:>?
全额退	=E><>:
八	CA?4;;
八点	>>D;:>
公	>D><:>
公司	@A;>@>
公告	CB==8<
六	AA>4C;
六个	B7C>>B
六位	@:=<>D
六月	>D;<B5
六点	B>;:;@
六点半	<=@==D
共	4KB78:
共享	AC>==;
关	=A:AB>
关$	<;A=C?
关了	>=>@BA
关闭	E>=<=;
其	:B9;AD
其中	:D;:A>
其他	@:===C
其余	<@@B@@
具	>B;?<?
具体	;C=<?@
内	9@E82C
内到	CD<==7
再	98E=6A
再发	=>BB?9
再扣	D<=B>8
再试	=?E>?;
再说	>><>>D
写	=GE5>:
写$	E:@:C9
写好	B:D9:>
写好了	<<E:;A
写的	5F=A?:
写的是	6E<A?:
写着	9B>?C>
冬	9B?<>C
冲	B7=A=A
冲突	>9=A=A
冲突$	<;>H>9
决	>>@:>B
决定	;=A>>B
况	;>>A?B
冷	CA==>9
冻	?A?<==
冻结	;C?@=?
准	;:?@=E
准$	9<<A>C
准备	?;C>=>
凌	<<=<D?
凌晨	;<=<E?
几	>9C><@
出	>9:BC@
出$	>3E>A<
出了	>?9;AC
出价	?8>>E<
出去	A99F<;
出去$	<<<E=?
出去了	@>>A@9
出库	<<?@E@
出库$	9??@E?
出来	?E:;<?
出来$	<D;==@
出来了	@A=;=?
出门	@;=<>C
函	A;F=;7
分	:D9?>?
分$	7J><:;
分之	9B@C<9
分钟	>;A?>B
分钟$	A<CA:;
分钟后	;:C=D9
切	A?@B;:
划	G8@=8=
列	=D<=8A
列表	=G>9=:
则	@;9<DA
刚	=@<@>@
刚才	7?=AAB
初	A>B;=;
删	>5GA?9
删$	>8?G=<
删了	G:B:;:
删了$	F>>===
删除	=<@?=C
别	928;=N
别人	;<=C??
别急	=>A;>B
别的	B;:?>C
到	J99><9
到$	9==AA@
到一	7D=C=<
到一半	8>?E?=
到三	?E=A;6
到下	9?C???
到了	>><6C@
到了$	>A<<A=
到二	C:<=A<
到位	E;>@=<
到十	>F;<=;
到周	<C===@
到您	G;<<>9
到您的	C>:?@<
到手	CA===9
到时	:;F=>=
到期	7I::;>
到期$	8F??>>
到点	9?>=>F
到的	;C>><C
到账	<;9=CC
到账$	A=;<A>
制	:@==BF
刷	;C;=:B
券	G8??:7
券$	F;>==<
前	5@>?AE
前$	=>E==;
前任	;;>>G:
前台	G=<:>7
前台$	G>=<:9
前面	<E>>==
剩	3O??89
剩下	7<?C=D
副	D9>>>?
副本	D9>>>>
办	=?D<@:
办好了	F>==;:
办理	:>@>>D
功	H:<A99
功$	G79C=6
加	A8FA;:
加了	D@>>:;
加班	7E???B
务	A;@?@=
动	?8CB?:
动$	=8>F=;
动续	CA<?;:
动续费	BB=<;<
包	CA@=?2
包裹	;E<@@8
包邮	F:===<
包邮$	F:===<
化	9C=?<B
匙	;=>@D>
区	;A9@B?
医	@@;7<C
医保	>>?<<C
医生	B?;9>@
医院	B@A<=;
十	AG9:9;
十七	BA>=<9
十个	9F>>><
十二	<F:=@<
十五	@B@:9>
十八	@B:<<?
十分	=>A?<@
十分钟	@;A@9@
十四	BD:;=:
十日	9@<==D
十点	F@8:8;
千	7D>>=D
升	I99:=:
午	@BD7::
午$	@>A;:=
午三	9F=>?>
午三点	9F=>?>
午两	;><A<D
午两点	;><A<D
午十	9;>>>F
午十点	9;>>>F
半	>?8A6B
半$	?>7=7E
半小	?:=<>E
半小时	?:=<>E
半年	<F>;=<
华	E:;=B9
单	@@B;@;
单$	8AGBA6
单上	E:>@=;
单了	E=A?:;
单了$	E=A=;;
单位	8=>?DA
单号	?@<;7C
单子	@A@;A;
单已	D:<=A:
单独	E;=?>:
卖	@<BB?9
南	D<=>>:
占	;>9H@4
占了	D9<>B9
占用	7@=F<9
卡	@:AG@6
卡$	D:@=:=
卡上	DC>:;<
卡住	6A>F>>
卡住了	7A>F>>
卡在	9?;I>9
卡里	D==@<;
印	?@=A<>
即可	:?C??>
厂	>C:?C9
厅	>@;B<?
历	A?AD98
压	=<B>?@
原	=D=8>?
原因	=C=?<=
原话	<=>>=D
原路	=B>;=A
去	B.:B=C
去$	95=J?>
去了	H6=<<8
去了$	G9>>=5
去年	<@>=D=
去看	>?:??D
参	;<?=AD
参考	:<>??E
又	@8=:?B
及	:??A?B
友	8=>>D@
反	@<<B;A
发	<9I?E4
发$	@:H><1
发一	=?F>>9
发了	C:<@?:
发了$	>>>AB=
发出	;9?C=B
发出$	7>CAC=
发出去	@;<B;@
发到	C<@=?;
发布	==>AC?
发的	B?9;B:
发票	C@=?;;
发给	@>A:<A
发货	8CB<D=
发货$	9DB=C;
发起	C=?<?;
发起$	E<===;
发过	:=@>F<
发送	8??D@@
取	=3==G?
取$	D6?@;>
取件	8C??B>
取消	;8@<DA
取消了	:=>=D@
受	B@9=9@
受理	@B;=;?
变	A6=A8B
变更	D;;D<9
口	<??>>A
口$	E@=<;7
口腔	9CA?>>
句	=9C<;B
句$	=;>><E
另	A>9A>?
另外	B@:>?=
只	8H==;=
只剩	>D@<=9
只是	9CAA?:
只有	7?<C<B
只能	;>?>?D
叫	J==:;9
可	;>D:3C
可以	:?E19B
可以用	D;D>>8
可能	8;8F<C
台	G9::>=
台$	B><;?=
右	6D>;;A
号	>@<;G9
号$	?EB8=9
号到	5B=<AB
号发	9<<>DB
号就	9?>?E>
号开	E:><:A
号的	C:;=A@
号码	><;C:B
号约	7A@AED
司	@?;>??
司机	C>@==<
吃	8C@:>B
各	9?B?>C
合	>B;==@
合同	A??9@<
合并	=>>B=@
合计	8C=>>A
同	C:A4C8
同事	<=B>B?
同意	=;E:C9
同意$	<>E=@:
同步	F9;?<:
名	D@<A89
名单	G:=A;:
名字	>D??=:
名额	>=>E>;
后	65J88F
后$	=:B;<B
后我	>>E>?:
后来	5===@H
向	C<B=;;
吗	69G8;>
否	9:AEC7
吧	:;=8=F
吧$	:<@9>D
含	BB==<:
听	BC;9:>
听雨	DB<<<8
听雨厅	?E>==9
启	B@<>>=
启$	:D=?AA
告	A?@<;>
告警	<B@>?A
告诉	9>B;>B
告诉我	:>@;>B
员	?@A=?9
员$	?:=B=?
呢	BA::=A
呢$	CA:9=A
周	=?F6C7
周一	9ACA@5
周三	;A@A;>
周二	@C;;B9
周五	<AB69A
周六	@:A=D;
周四	B<A;7A
周报	?A==@9
周日	6;:<DE
呼	C<=@?=
和	?G=64?
品	>@;<B?
哈	8=>?CB
哈$	9=>>CA
哈哈	8=>>CA
响	><:==D
响$	=@=;?B
哦	6D<><D
哦$	;=?@?C
哪	9=D>;?
唐	:C<=?@
售	:C>@AB
商	99;BG>
商家	6<@BG9
啦	J:;95<
啦$	M7:75:
喂	D:>C;8
器	>?:D==
四	AI<3>7
四个	AC;;@9
四十	B?<?9?
四点	D==<>;
回	C5C@E4
回$	?<>@C9
回了	A?<@A6
回信	;=?>?D
回复	=:DAB8
回复$	7=BDB:
回您	F===<;
回执	=E;?<;
回来	<8BF?:
回来了	><AE?:
回滚	C:?==@
因	>>7@8C
因为	?9=9=F
因为$	?9=9=F
园	@;==B?
围	9;>A>C
国	:>;><F
图	C:>?<A
圈	D><=>;
在	C?<F=4
在$	=B=B>9
在前台	F;>=>:
在周	B:D=;;
在是	F<==<:
在派	;B<<D<
在派送	;B<<D<
在第	>D;:B8
在等	:>=E>=
在跑$	9C@@?@
在路	9D?=B>
在路上	9D?=B>
在还	:C>@>=
在途	9D?>?>
地	D:=C=7
地址	@=AD?8
地址$	=<B@B8
场	G27A?<
场地	D:<@@8
址	@@@C?6
址$	=<BAB8
均	=E>>;<
坏	;:<E<?
块	A><@7?
块$	<>A<<B
城	6<>C<E
基	B>==;@
填	A7B9A@
士	C8;::E
声	=;B@@=
声$	?;A@@=
处	AD;9?:
处理	@>>;A=
处理$	??E;<:
处理完	D9;<@?
备	BB:5A;
备注	F=::A;
复	B5C>C:
复$	5@E@D9
复核	B<@B;:
复核$	9?BC>=
复的	8B;>;D
复盘	E7=<>@
复盘$	8>>??E
外	BA8<?>
多	4@:73L
多$	6@;=>E
多了	C>>=:?
多了$	9>??>E
多半	;>???C
夜	5A@=FA
够	5F<A@<
够$	;A>A?<
大	<88=9I
大家	<>>==D
大床	F<>=;:
大概	8@=>>D
天	9A@3CA
天$	@<;<?C
天内	=?C;8@
天就	;=C=C:
天的	:CA=B=
天起	DB=>=7
太	6<>>@H
失	A>6F8;
失败	;?:H:3
失败$	>A:C<7
失败了	;:?F>=
头	=J:>7;
头$	8E:==E
夹	BC===9
奖	=<=<;F
套	?>@?:@
女	B;<;:C
女士	B;<;:C
奶	@=?:<C
她	=@>=F8
好	A-?9;G
好$	B<=?3A
好了	A4F3@>
好了$	A:F6@<
好的	>==<9D
好的$	===<:E
如	97I56C
如下	7<<>>H
如果	9<G9;=
如果您	>?D>=;
妥	K:;:;6
妥$	F===<<
妥了	D<>=@:
始	=<A>:B
始$	8=C?>@
姐	C;<=D:
姨	D=>=A:
婉	DB>:=9
子	@8<:@D
子$	H79;:A
子发	9@@@D@
子票	:D>>>>
字	@A@;<<
存	G>>>68
季	B8>=;C
季度	?;?>=C
学	=@=;B?
学校	6B<=F<
学费	F;>@;;
它	>B=@;?
安	><>??B
安排	A@?><>
完	DC;8@6
完$	?;<=D>
完了	9G=A@7
完了$	;G=A;7
完成	CA?<A4
完成$	E:<;B7
完毕	L8;<97
完毕$	J9<<99
官	E?=<<:
定	D4B>A9
定$	G8>?7<
定了	?;D>A:
定在	H:==;<
定时	D<>=@;
定金	=:==G:
宜	:B;9<D
宜的	:F>>>;
实	>>5C8E
实$	?<;D>>
实发	9B@@AA
审	92>KB9
审批	39=IA=
审批$	98<I;:
审核	?;?D:;
审核$	@;@D;:
客	A8A9E:
客户	B9;9E<
客服	=<=;F>
室	=:?CB;
家	<E78D>
家$	8A>;C?
家了	?:>=9E
家了$	?:>=9E
家里	B<=;;B
家长	C?;9A=
容	7@=D?C
寄	?4F3G9
寄$	?<E>>:
寄出	?<?:C?
寄出了	=>;=DA
密	C<A;?:
密码	C6;9C?
密钥	BBD9:6
对	<=9>BD
对不	<D><?=
对方	:?7?E?
对账	F;>><;
导	A4ADC6
导出	=:?CC>
封	BC<>5;
将	:;D=>A
小	<@@2B@
小时	;CA68B
小时$	@A;<:A
小时内	;>B<=A
小结	7B>>=E
小结$	8A>>>D
少	?:>@8D
少$	D:>>>=
尚	>?B@=:
就	(3M?DB
就不	@:<9=F
就去	=>E=?:
就好	8=C<>C
就好$	9=C<>A
就差	:=E==<
就把	<<?>E;
就是	>9A?:C
就没	>A9D?<
就能	9:>;=G
就行	>7@9<D
就行$	>8@9<D
尾	<@?;C>
尾号	;B><E:
层	9F>>>>
层$	9F>>>>
居	?<9@C>
屋	F:>>=;
展	:ABA=@
州	?E<;9;
工	==@AB<
工作	5@DB;=
工作日	9?C==A
工单	A?=<>?
工资	:>==D?
左	7D?;;@
左右	7D?;;@
差	<9G><;
己	/7?<LA
已	S4.1H'
已关	E<>>==
已出	E:;;A9
已出$	G<==<;
已删	F<><==
已发	>@>=B?
已取消	G<>>:=
已完	:D??B>
已完成	:D??B>
已建	D?>=<;
已建$	F;>><;
已提交	=B>@B>
已签	8=?>G>
已签收	7=??H>
已经	B9:5J6
已经发	8>@BD<
已经开	9>>>F>
已经把	7>?>G>
已经是	G<=>9<
已被	;C=C<:
已转	F<=>==
已送	G=>;<=
已送达	G=>;<=
已通	F=>=;=
市	<@<;BB
布	A8=?D=
师	;@9>G9
师傅	:>:AF=
师傅$	=A<@9B
帘	E;>A<:
带	;8><<H
带上	;=<>>F
带身	;<=>>E
带身份	;<=>>E
帮	?>?<A?
帮您	B??<<=
帮您看	;D?>?=
常	:B::;G
常$	=E>;==
干	F=<A6;
干净	DA><;:
平	;A:@?B
平台	=::?AC
平均	:D??>=
年	;:23;M
年$	A:;;9E
年假	C>==?:
并	J8:>79
广	F<>==;
广告	F<>==;
床	F<>=:9
床房	F;>>;:
序	:???@D
库	G<<<@5
库$	>@=?C:
库存	;FB;;9
应	<C?>A;
应$	;=>E?=
应该	CA?;8=
底	<<@A;B
店	@@A=A7
废	D8@>9=
废$	E9:@;=
度	:<??CD
度$	>DA<;8
度复	C:=>=A
度复盘	C:=>=A
座	C>?<=<
座$	?C=>><
康	;C?>>>
延	><97F?
延到	G7>>==
延误	:=;;F>
延迟	:F==?=
建	<=>;:F
建$	D;>??<
建好	E>>>>:
建好了	B@??@;
建成	8;>?=G
建议	49B8<D
开	=;?AB@
开$	@C<A;9
开不	=<>F>;
开了	;@<@BC
开了$	?>=?<A
开好	=>>>D>
开始	;?B;<A
开始$	8=C?>@
开着	D>=><;
开给	F;@==:
异	@=B;??
弄	?<DAA6
式	B=>::C
张	C<7@B?
张$	?><:D=
张票	:B>?D=
归	N1<869
归您	F;==<=
归档	I7@=;:
归档$	E<A<=:
当	?7A@A>
当天	:==@B@
录	AE=5A8
录$	@B:::?
录里	?D>=;;
录音	;DA<<>
影	<@<9?E
影响	;><:>F
往	C7<<9C
待	4<FG67
待您	<<F<=:
很	46:@9K
很多	9=>=;G
得	7?A@3D
得先	>?<>?C
得您	<=B?<?
微	B@A=<:
心	8:88>K
心$	?<;::E
志	;I;9@6
志里	=E><?=
忘	;=>;>F
快	<A<4CA
快$	A@;=>@
快照	E?=<:;
快递	:<@8E?
快递员	8B<=A@
态	AD8;9<
态$	H?=;;7
态是	;F>>>;
思	C:<;>A
急	?<>:<E
急$	>==<<D
总	=CA7A<
恢	G8B8?8
恢复	G8B8?8
恢复$	==D:B=
息	?<?<<C
息$	B;B>=<
您	@1G4BA
您$	=>C?;>
您一	>@E=<9
您上	:=;>H9
您不	===;>E
您先	;=B;?A
您再	>>C>?;
您卡	F==@;:
您发	9CB?A>
您可	====>D
您可以	====>D
您同	=?D>><
您同意	??D>=;
您好	9<;B<C
您好$	:=<C<B
您定	;<H<<8
您把	:?@?>C
您改	C=>@<<
您查	:?C>??
您点	<=D;==
您留	A?>><B
您的	F55C9@
您看	9A=@>A
您看看	?=<>?D
您确	?>G;<:
您确认	?>F<=;
您给	9>F=>;
您自	:=A?A=
您自己	:=A?A=
您要	:BC@:;
您要是	=>G==9
您让	:?9>CD
您说	A:D;=>
您说的	E;A=8=
您退	A=A<B9
您那	D==C<9
您邮	F;@<=:
您邮箱	F;@<=:
您问	:>>?=E
情	:=<@BD
情况	<=>A?A
想	3=A6AD
愉	;;=>>G
愉快	;;=>>G
愉快$	<;=>>G
意	<4A;CA
意$	==F=@9
意思	=>=<?D
感	@;<==C
慢	;A=<>C
成	F6>D9;
成$	C29F@:
成了	C<;<6A
成功	H:>B:2
成功$	G79C=6
我	?3M?0:
我$	6;;;>H
我不	==;@?B
我也	H=9;>:
我们	D;=A=:
我会	9>B>?A
我先	=;F=<:
我先不	>>E:?;
我再	8=N9>5
我只	=E<<@?
我只是	9C@?@?
我可	==H<?8
我可以	==H<?8
我就	28J?<:
我已	EA?:6:
我已经	BA@<8;
我帮	?;??<A
我打	D=A;=9
我把	E;=<<@
我来	9<H;>9
我没	7>7L>9
我没有	<=<G><
我看	5CCB@>
我给	F=<>><
我这	A8?G;8
我这边	B<<E=9
我这里	<;<A>C
我马	=>E=>;
我马上	=>E=>;
或	5B???F
或者	9AA@?B
截	AA;>:=
截止	=B<A<>
户	E<8>>=
户$	D:8A;@
房	=;?<H9
房$	=BB=>9
房东	=9=AF7
房租	?>==C<
所	><9D>>
所以	888EA?
所以$	888EA?
手	?B>>=;
手$	C8A:<@
手动	C<A=>;
手机	@?<=:C
手机$	=<;=>F
手机号	>D?><>
手续	<C;=B>
手续费	9D=>?A
才	.AAC?@
打	B6???>
打了	D;A=>7
打印	C<;B>>
打回	<>?D?>
打开	@D?:9>
打开$	>E<>=:
打过	@9=AD8
扣	;<;>G@
扣了	;AA=E9
扣款	<A<<CA
执	=E@?<:
扩	>9<>@F
扫	C>?==<
批	54DHG7
批$	>5?I88
批了	8?E<C:
找	8F>7;C
找到	9F?>>;
技	:D>@>>
把	);D2S@
把它	D>>>>;
投	E?<A;8
投影	>C?<==
投票	=A=E@;
折	@9>>=D
抢	<=BC@7
护	>=>A:A
报	D:<C;<
报$	??<@=B
报修	I<>=9<
报告	A9;B:A
报给	F=<?<;
报销	B9@<B=
报销单	B<@>B9
报错	<G<=>9
抬	C@<A<8
抬头	?B=B=;
抱	89<A;E
抱歉	89<A;E
抱歉$	99<A;D
押	9A>@D=
押金	:?>@D>
抽	9?=??E
拆	9=?>=F
拉	D:A?>9
拍	;?;;CC
拒	A9>AA7
拒了	A<>A=:
拒了$	B<>A=:
拖	E=>=>:
招	B;=>=@
拟	77L;:<
拟了	8@A@@C
拟好	7=G=<?
拦	A;>>B:
拨	>9>=BA
拿	D>7=<@
拿下	G<>==8
持	8@=>>E
挂	@=@C:<
挂上	C<=@><
挂了$	;9C>=A
挂到	H:=><;
挂号	A::C<?
挂失	E><<=@
指	8A@@BE
指令	9B@@DB
按	J2677B
按您	H99;6>
按您说	E;;=:>
挑	A;C=><
挪	C:;@@;
挪到	C;<>@=
捋	9A=@?E
换	@4E7A=
换了	9;B:@D
换好	F><>;?
换成	C;@=A8
据	?8B=@@
据$	:=A<>D
授	8D=<>A
授权	9E>=?<
掉	D9=8C<
掉$	G98A:?
掉了	C<>;@;
掉了$	E<=;>;
掉线	7A@BCC
排	>CDA77
排$	=B>B>:
排在	?@C==9
排进	G:;>=;
排队	9B;A>?
接	C8>@==
接$	:>>?C=
接下	;>D>?>
接下来	;>D>?>
接受	D<>=<<
接口	9;>D>B
接着	@>B=><
控	=<<;CB
推	H1@<A8
推到	H:<==9
推送	D;>A=<
提	C:@A?9
提交	9EDD=9
提交$	<>CC@:
提交了	:CB@?C
提到	H6===<
提前	B>9<<C
提醒	F5==C9
插	A8;B=C
搜	9E?=>=
搞	I9:<::
搞定	G;;><8
搞定$	G<;;=9
摘	E;<=>=
撤	H79A8@
撤回	D<;:=C
播	7BB>;A
操	<>A>>A
操作	=?B@>=
支	B=7B<=
支付	B?:A;=
收	?6<4I@
收$	:8;=H=
收了	>===D9
收了$	====F9
收件	C>>:;?
收件箱	E<>>=;
收到	C2<=B?
收到$	=89>DA
收到了	B:?=C:
收货	AC?<<<
收货人	BD==<8
改	C9B>=<
改$	=E:C=6
改到	>;B=C=
改动	:>?C?@
改签	<=AA<B
改过	F;<<A9
放	F7E5?;
放$	:D>??>
放在	H6;;B5
放心	?;<<<D
放进	D<>@=;
政	E>:<;>
故	:9=A@E
效	D:==9@
效$	E<>=9=
敏	?B;AB6
敏$	DA=>=:
教	?;=@;C
敢	=?<D?=
数	>C><7@
数据	@8A@<A
整	@;==<D
整理	7=>?>F
文	@DC6;<
文件	>E@:>:
文件$	9G;=>>
文件夹	AC>=>9
料	9@F;B;
断	1<DG@?
断了	7=?F=>
断了$	7=?F=>
新	G<>2<=
新卡	<<D=A=
方	<@;@B=
方案	=9F<;=
旅	:B>?AA
无	A=?<<@
日	:B@9AB
日$	D<58:C
日内	8?B;<B
日历	B;BC;9
日志	;I;8@6
日志里	=E><?=
日期	;AC??=
日程	D<>;A;
旧	A2AA@=
旧的	D;B:=<
早	>=>5EA
早上	9<==CD
早八	D>A==8
早八点	E=A==8
早就	9=><=F
早点	;=>>?E
时	2;DC>D
时$	=?8G<:
时了	7C?D>=
时了$	7C?D>=
时候	69?D@@
时内	;>B<=A
时间	<=D>@<
明	A>@?5>
明$	>;:GA7
明天	>C?;<?
明早	H:C;:5
明白	8<<;<I
明白了	:==<>F
春	>:><;E
昨	369?N8
昨天	6;:9J?
昨晚	<8=BG5
是	4G?=E<
是$	;E:9>>
是不	>>;>>E
是不是	>>;>>E
是否	==<G>:
是周	8GA<@:
是小	;<??E=
是您	AA@=B7
是我	C;;C<9
是空	:C@???
显	<D<:B6
显示	=D<:B6
显示$	<>>>C;
晚	>:B9B@
晚$	B<;:;C
晚上	C9:<A?
晚六	9?>?AC
晚六点	9?>?AC
晚点	:C@??>
晨	;==<E?
景	<=>=DB
暂	9;<H>>
暂时	<=<D>@
更	A8:D?>
更新	<=>BA@
替	K689>:
替您	H9:;@:
最	9I7@;>
最低	:B?>>B
最便	;D>>=?
最便宜	;D>>=?
最后	<?@@:A
最好	<=8@CA
最近	@A=A>9
最高	<D?>>=
月	9F58F@
月$	>B<;;A
有	1M8A;=
有$	A<BB=6
有一	9B>A>?
有三	<G;:B8
有两	6L=9=9
有了	D;=;>?
有了$	E<>;=;
有人	E@8;A:
有权	A<<D>;
有权限	A<<D>;
有没	==<C>?
有没有	==<C>?
有这	D:>@<=
服	=A;>A@
服务	?C<A9>
望	9@>>@D
期	8B?;=B
期$	5D?;@E
期了	6F<AB8
期了$	6F<AB8
未	1F>E76
未知	<=:F?:
未知$	=?<D?<
未读	;F>:==
末	9@B??@
本	=;<><E
本$	>B><;A
本人	:=B;@A
本地	E9=A=9
本身	:?>CA?
术	8=@>>F
机	C99C>>
机$	=<:E:@
机号	>D?><>
机器	@;>BA9
机票	D==?;?
权	E=?A98
权限	F4@B::
权限$	=9B?=@
李	>:==D=
材	9;FAB9
材料	9=F=B:
条	>F=C;4
条$	AC>@<7
条码	=;>F>9
来	=>H9A8
来$	=???@=
来了	F===<8
来了$	G==<<8
来取	E:?=<;
来取$	F:A><8
来的	;?==D<
来的$	8@==E=
来说	==<>>E
松	9@>@BC
板	=C:@D8
林	CA<<<=
果	:>D?9@
果$	;?<>?E
果您	>?D>=;
架	=AC>;>
柜	@7?=E:
柜$	>9B=F9
查	'OA68E
查$	<CD9=;
查了	7G@>@?
查到	4H>>>@
查到了	8C???C
查收	==;>>F
查过	8F?>><
查过了	9F?>><
标	I3<96?
标准	=>=<?E
标签	D?>?;<
校	<B:<D<
样	A:;?A?
核	B5;J58
核$	;;BF:9
核实	?=8E>>
核实$	=>;D>?
根	?9<?BB
格	;@=<:F
案	D8C7;=
案$	C::;@?
桌	>F>@=:
档	J=<8?7
档$	F??8A8
梯	:9>=G<
检	;C<?C<
棠	=:>D;@
棠厅	=9>D<@
楚	:@;B=B
楚$	<B=C>;
楼	D=<;A9
楼下	E;==>;
概	7A>>>D
模	B:>?=B
欠	9H==?:
次	6F;A?@
次$	9G;>;@
次提	:E>>>>
次提交	:E>>>>
款	@>C==:
款$	6?F5AA
款了	:>?>F=
款了$	:>?>F=
款单	?AC;:=
款项	H9:<;<
歉	>8<A;D
歉$	<8<A;D
止	9?9D7D
正	AC<?;<
正在	;@@?B;
正常	?B>=<=
正常$	=D>===
此	E=;=<=
步	B6=D7?
步$	C<;C;:
步完	G8=<>9
段	A@:;;A
段$	9@@??D
每	<A=;:B
比	6B;;AH
比较	9=<>>G
毕	I9987@
毕$	J9<<99
毛	7?>;<H
气	B67=;F
水	<F5>9@
水$	;A<>=C
水费	;><C=@
求	;<=E@@
求发	:??CA?
汇	8D>=A@
汉	=@@=<@
汉 !	=???>C
汉 ! $	=???>C
汉 #	DD>486
汉 # $	DE;647
汉 # 汉	C:A<?<
汉 $	=>=@@?
汉 0	@F:<=7
汉 0 $	>G7>:9
汉 0 0	C@=;=9
汉 0 汉	?A==?:
汉 :	9E<>8C
汉 : $	9D<?:C
汉 : 0	>C>><?
汉 ?	6:G>9>
汉 ? $	6:G>9>
汉 b	D<;;:?
汉 b #	@?<=<A
汉 b 汉	D;>=>;
汉 f	D:@=;=
汉 f #	D:@=;=
汉 g	E;<<;>
汉 g #	E8==<>
汉 h	AB>>?;
汉 h #	AB>>?;
汉 l	9A???C
汉 l #	9A???C
汉 p	E:===?
汉 p #	E:===?
汉 pod	E>>>=:
汉 pr	9@D>@>
汉 s	AD>><:
汉 s #	AD>><:
汉 s 汉	B:><=D
汉 sna	H9=><8
汉 t	;=>>BD
汉 t #	;=>>BD
汉 w	E8>>=@
汉 w #	E8>>=@
汉 x	7@>>?E
汉 x #	G5<?9=
汉 x $	@C@7><
汉 x x	G:B;;7
汉 x 汉	<>E;:@
汉 |	?9B?:@
汉 | $	<;C@;A
汉 汉	A>>86C
汉 汉 $	A;?:8C
汉 汉 0	=G;<=:
汉 汉 汉	@>D:9>
汉 ！	@<998D
汉 ！ $	@<998D
汉 ：	;>?><C
汉 ： $	9?>?:E
汉 ： 0	D<@;A8
汉 ？	57I6:=
汉 ？ $	57I6:=
池	BC=<;<
没	.>/Y6/
没下	><<E?<
没交	<>=E?<
没人	C;?8C=
没再	??8F?=
没出	>B=??<
没删	>;=F><
没删$	>;>F?=
没到	<=?D?=
没动	?A:C>8
没动$	A9<F>:
没发	78D@<?
没发$	<;E==<
没回	;;CC><
没开	=<>F?<
没成	:;>G>:
没成功	<<>E?>
没扣	>E?:?=
没批	?==D?<
没收	<?=E><
没收到	<?=D><
没改	<<>G?=
没有	9B7F9:
没有$	>=<D?<
没法	=<<G?=
没碰	>;=F?=
没给	<??B??
没订	=;<H>:
没订$	><<F>;
没退	=<>E>=
油	:????D
法	:C=C>>
法务	D;B<<:
注	?8;CA=
注销	<9AD:=
洗	F8>A<;
活	C5;>:D
派	=@>@B<
派送	8C><D=
流	EB946>
流水	?E<:=:
流量	G89:;@
浇	H:><;8
浇了	H;>=<8
测	8GD9:9
测试	;GA9;9
海	>;=C:B
海棠	=9>D<@
海棠厅	=9>D<@
消	@4@7AB
消了	:=>=D@
消息	B;@98B
消息$	D=B<=9
涨	=?A8A@
清	I6A:6=
清$	G<?;;;
清单	9>C??B
清楚	:@;B=B
清楚$	<B=C>;
渡	9E>==?
温	?=;<?D
游	@9=<B?
湖	D===<<
湿	;D??=>
湿度	;D>??=
滚	G7><;?
满	6A6I;;
满$	6F=;>B
满了	3A>I;9
满了$	3A>I;9
灭	B9>=<C
灯	K4B<58
灰	D?>>=:
点	C==7@=
点$	A:=@:A
点一	A?D;<9
点一下	=>E=?:
点了	C6:?F5
点到	?C;<<>
点到十	9F=>><
点半	B9:?<C
点半$	9@;A:D
点的	9@?C?@
烦	:<;<=H
热	F8:<B;
然	@=C==<
照	E<=@9:
照片	C@B?95
片	C@B?78
片$	9E??>>
版	B<?><>
版$	A?:A=?
版本	=<@=<D
牌	@8@C7@
物	;<@>F;
物业	?8:?F9
物流	>E>=<<
特	;F>;><
状	AD8;9<
状态	AD8;9<
状态$	H?<;;7
状态是	;F>>>;
独	E;=?>:
猫	@9<;9F
率	7F=:;E
王	6=B9BD
现	CE><49
现在	CD?:5:
现在是	F<==<:
现在还	:C>@>=
班	?D>?B3
班$	>B=<A:
班的	D?>>=:
理	:<B<A@
理$	A@E:8;
理了	B:@<A=
理员	@<B>C8
理完	E9;<@>
理解	8;<=>H
生	C8:><A
生产	?<?D=:
生效	B<@?;=
生效$	B<@?;>
用	>B7;?B
用$	;=AA>B
用了	CB=9A9
用了$	D?>:B9
用再	>=;=>E
用户	D:=><=
由	><=:D?
申	D6A@>:
申请	D8>A?:
申请$	=9B<A@
申请已	H==<9<
电	@?>7C<
电$	<>E=>=
电子	?AB=;=
电子票	:D>>>>
电梯	;9>=G;
电话	==9<DB
电话$	==99CE
电费	G=;99=
留	J95?<:
留了	I9<<>7
留意	:<;;=I
留着	<A>AB6
疑	A:<<=D
病	:??=AF
登	<=>:CA
登录	>@@9B=
登记	<A=AC=
白	<?8?8E
白了	:==<>F
白了$	:==<>F
百	?D@=98
的	G88:E<
的$	<63;Q:
的事	@<9>BB
的卡	D8>>A=
的号	B<AB9=
的吗	>?;??D
的时	8?:B@@
的时候	8;<DA>
的是	D@4>?:
的是$	?A>=@9
的没	<:>@=C
的票	D=@?<;
的要	;?E>?;
的话	0;I;9?
的话$	9>@:;E
的话我	=>F<?;
的退	A?;D=:
的退款	B?;D=:
的那	EB:89>
的邮	@;8A@A
皮	D;B=;9
盒	:G<;<>
盖	=9D9C=
盘	E7?A=8
盘$	6=B=@D
目	:C7C9B
目前	2E:H:7
直	4F8?9D
直接	8><?>G
省	8BD>><
看	.G==@D
看$	8A?C:=
看一	<<<<>G
看一眼	=>=>?D
看不	;;=E>>
看不到	<==C>>
看了	5K9;>9
看了$	:G<<?8
看到	AC;<A:
看看	=<@<>B
真	:<>C?B
眼	7@@BBB
眼下	:@>C?=
着	4BHC<7
着$	,@EGC3
着了	A:B<:=
睡	>>;==F
知	D5AD:9
知$	:<>DE:
知到	E=>=<<
知道	A??@9=
短	<79F5G
短信	>9:G6B
石	=F=<=<
码	@5<D>B
码$	<?=:D?
码已	G>>>:<
确	<;BC=;
确定	;<@G=8
确实	:C>>@A
确认	@;D<?=
确认$	A:A@=<
碰	9<>F>B
碰$	;>>D?@
磊	;D=<C<
示	;BA<B7
示$	:;D<E6
祝	7>>>>G
祝您	<=>>>D
票	C@@C=5
票$	<BE<@7
票已	=@??D<
票的	CB=<=:
票订	E>?>;=
禁	B@?=?9
离	8ABC@;
离线	:>?D>=
私	E<;>>;
种	6B>=BC
科	<???C@
科技	:D>@>>
秒	<F?;B7
秒$	<F><=<
租	?=C7E;
移	F7C<:;
程	D<=>?:
稍	:=F=>=
稍后	<?D>?=
税	7E<D;;
稿	E7F789
空	A@@?5>
空着	8CB@=:
空着$	8CB@=:
空调	G8>==:
突	>9=A=A
突$	<;>H>9
窗	A9@;@>
窗$	>9D<=?
窗帘	E;>A<:
立	;@>>>D
站	>AC;?9
章	<BD8B;
笔	:FA:@<
笔$	=G<;=7
符	9F?<A>
第	=@>8C=
第一	A9B<C<
第三	9@>;D>
第二	C>=7>?
等	0<CG<?
等$	D;>8B=
等于	>=>:>E
等他	;?;C>A
等座	;D???>
等待	C=8A>>
等您	?=E@>7
答	=B;=A=
签	:;@?H8
签$	D?:<?<
签了	9?>?E?
签字	>@CA;7
签收	7@9=H?
签收$	8=>?G<
签的	:?>@C>
算	9B966H
算$	8A::>F
管	;=A>E=
管理	@<B>C8
管理员	@<B>C8
箱	B;=A@9
箱$	A@@?9<
箱了	C>;<A<
箱里	F;=<=<
米	:B=>C=
类	@;<==C
糕	;=EB=;
系	6>>FC<
系统	7A=EB:
红	C?@:8?
约	D?B<@6
约$	ACB;;7
约上	:@>?CC
约上了	;@?@C@
约在	G5A;A9
约好	>??@C=
约好了	D>=>@9
级	A>:A:?
纪	B@99A@
纪要	AA::A?
纸	>?8C7A
纸$	9@=C>=
线	>F??;9
线$	<C;D;:
线上	?DB;>:
线了	;C>A@?
线了$	;C>A@?
组	C;:?>=
终	>?<<=D
经	B9;7J4
经发	8>@BD<
经开	9>>>F>
经把	7>?>G>
经是	G<=>9<
绑	??:;;E
结	6C6A7G
结$	<?>>>D
结了	=E>=;>
结果	<@7C<A
结果$	;?=>?D
给	N.A3@3
给个	:=E>=>
给了	H:<;@9
给他	C>>=@:
给您	?7<=H<
给您$	9><C>@
给您留	E>>><>
给我	7?C<>@
统	7@;CE=
统一	7<:=DE
续	L5>>;7
续$	<>D>B9
续签	D89>??
续费	BD;;8>
绿	CC:;<:
绿$	AD=<=8
编	A>7=7B
编号	@A:;:?
编码	<:>>>F
缴$	9=C?E<
缴了$	G=?=;<
缺	;D8I94
网	@C:B?9
网关	5B=DE?
网盘	D=@<=9
罗	B><@B9
署	:??@D>
群	F;>?<8
群$	H:=<;:
群了	F=>=<<
群了$	F=>=<<
群里	A:@A@9
群里了	:=?CB?
翻	2F<=>C
翻了	7F<=>=
老	==;8J9
老师	<CA=A9
考	?9=:<G
者	;@==BB
联	A7?A:B
联系	@8?A;A
股	@9B?9A
能	4E7C2E
能收	=>;<>F
能看	BC;;>=
能看到	=D>>>;
腔	9CA?>>
腾	C>===:
自	;9<:IA
自动	C<<>?<
自动续	CA<?;:
自己	/7?<LA
至	E;<<?>
致	9BC?><
航	;D;7@A
航$	;F>==:
航司	9A;=AC
航班	=>@<D;
般	=88:<J
般来	==<>>E
般来说	==<>>E
色	5F<;<B
节	8E;<B@
花	AC<:;>
苏	?D>>=;
苏州	=E>>=;
苦	:=??>E
英	@B@<;=
英语	9E=>=@
草	<=B<>C
菜	A:A<<?
营	B<=>=@
落	D=:>>;
蛋	:>DB<=
蛋糕	;<DB=:
血	9C>??D
行	8?E>7C
行$	?===6D
行不	C?A<=;
行吗	>>D>?<
补	E6@6=A
补$	9?A>@B
补丁	A<E>?8
补了	H<>=;;
补卡	==>>?D
补货	@C;;<?
表	DA=A:5
被	*;4RE<
被别	8<>G>:
被别人	8=>G>;
被占	8>=G;:
被占用	;==F=;
被拒	:<>BC<
被退	3@>H@@
被退回	7A?E?@
装	A@C<=7
裹	;E<@@8
西	4A=??G
要	3?C>7C
要一	<?;@?D
要不	<=H<>:
要不要	<=K<>6
要您	=<F9>>
要我	=>C>?<
要改	=C<=??
要是	:BD:;>
要求	B:>>>@
要的	>D??:9
要的话	>?E>?:
要看	>=;D>=
要等	>>9=>F
见	;C<9=E
见$	=A<=?B
观	9=>>=F
规	?<7?>D
规则	B:9;B@
规定	<B=<;C
视	D=?;;=
解	?<=5=F
言	B>9:>B
警	8F><D;
计	.J>=@?
订	C=:CA9
订$	<?@F;:
订了	D>=B:<
订了$	A>>C:=
订单	;A7<CF
订好	?>?=C;
订好了	@=><C:
订的	I6<<A7
订的是	H9;=<;
认	><E>;<
认$	?>A@=<
认证	=:=D>@
让	@99?@C
让他	D=<>==
议	A;B=5?
议室	B>:D;8
记	A<4;CA
记录	AB;;B4
记录$	:E>>><
记得	7;;<<K
讲	8A;=>D
论	?A;>@>
设	B>;;C<
设备	=C<=;@
设定	7G??C?
证	<;?C:C
证$	<;;=AE
证书	@@A?<8
评	F@98?;
评审	C9<>B<
评论	C@;==<
诉	=??9AA
诉我	;>@;>B
诉我$	<?:=?F
诊	>A=C<<
试	5GFD94
试$	8?D<=?
话	;6F9:E
话$	<8?4>H
话我	;=F<?>
话费	E;:B<;
询	?A<;=A
该	BA?97?
语	AB8::D
误	?<9BD:
误$	A<=AB9
说	>;8;CB
说$	78:>9K
说一	;;A=A@
说一声	<<A=B=
说不	>><E?<
说了	J<==7:
说已	:?>>?C
说已经	:?>>?C
说明	C:>B:=
说的	F6?9=>
说的$	C=<=9@
说过	F>=>8@
请	C4<?>A
请$	<:B<A@
请了	D?<@@6
请了$	F=>=<<
请好	F??>;<
请已	I==;9<
请您	=>;=>E
请求	5B?FB=
请求发	:??CA?
读	:J99=8
读$	<F>;;<
读了	=F<;>;
课	>H=9::
谁	BA@7B=
谁也	D<=9>A
调	F5<8B:
谢	@;;;<E
谢您	;>=>>E
豆	D<B==9
象	A9>>>C
财	::D:D=
财务	;:D:D=
败	;?:H:3
败$	>A:C<7
败了	;:?F>=
败了$	;:?F>=
账	F94@>=
账$	A=;=@?
账单	C>:>@;
账号	C:>B=;
账户	BD79:A
账户$	E<<==>
货	6C>>F?
货$	9B=CB=
货了	8CA>A<
货了$	8CA>A<
货人	BD==<8
货单	H:=<;;
质	=B@=<?
购	=9AA?A
贴	B9<:@A
贵	;D@B<:
贷	:D>=<A
费	H>5<6?
费$	9F;@<?
资	9@><C@
赔	>:CC:=
走	C67<C>
走$	D=;=>;
走了	A8<BB:
走了$	@8=BB9
走的	B;9<BA
起	F>4<3@
起$	D>;<<>
起来	>;>B;B
起飞	9C=<>@
起飞$	:C=<=@
超	/?=L@;
超时	1;9JB<
超时$	8:<I?7
超时了	7C?D>=
超过	9B;B<?
趟	=G<>=8
足	<D=?>:
足$	=D=?>:
跑	AE@978
跑$	=>>C>>
跑了	E@<:=9
跑完	8H>=<?
跑完了	:E?>;>
跟	H9=9<;
跟您	7@D???
路	8A?5?D
路上	=C<<@<
路上$	9E?>??
跳	8:>H=;
跳过	:9>H<9
身	8>C<?B
身份	9>A9;E
身份证	9>A9;E
车	B>E8:<
车$	??B=;=
转	@=E@6<
转账	9@@B<B
转过	D>A==9
转过去	D>A==9
载	B;<9B?
较	9=<>>G
辆	E?<<?9
辛	9C==;C
辛苦	:=??>E
边	D:2E;>
边也	F=>==:
边的	<=>?>D
边看	>>>E?;
边看不	>>>E?;
达	;B=E@=
过	>C9;F9
过$	?@?C>8
过一	B;A=?>
过了	=D9<?A
过了$	BA9<@:
过去	D8@@>8
过期	2E<C;A
过期$	:@>>>C
过期了	8D?B=;
过来	G9A;@7
过来了	H;=<;;
运	9=?ABD
运单	7A@@AE
运行	9@?D@=
近	=CA@<6
返	@?;B:>
返回	<@<C<=
还	2A=P;5
还$	F9=><:
还不	<=<H>:
还了	G=@;;;
还剩	9M<9<7
还在	-A6JA<
还差	=9E>>;
还是	7=HA;<
还有	4DD9<<
还没	56;I@;
还没有	>=>D?>
还能	=C99>C
还要	?=8A>E
这	=1<C>E
这一	><BB<:
这一步	8<CD=9
这个	9<=A9F
这么	;>A=<C
这单	;A=?E:
这回	E=;>>;
这是	<=C<C:
这次	E9>A==
这笔	:<D:AA
这类	D?>>?:
这边	A>8F9<
这边看	>>>E?;
这里	<;<A>C
进	O/79<:
进$	C<8<=A
进了	E<>===
进去	E8;B@:
进去$	9<=F;B
进去了	G>><>9
进展	7BB@?B
进度	1?@?CJ
进来	D@=<<<
远	F;>><:
连	<F@=:9
连接	9E>?>=
迟	6I===@
迟到	;E>=<@
退	@=<@A<
退$	6D><>B
退了	9A;AE?
退了$	<>>>B@
退回	F:;>=>
退回$	D<>9A<
退款	B=?C=9
退款$	?<F><:
退订	F;@;:@
退货	B?98?@
送	<A:C>@
送$	>?B<C;
送到	@C?9:?
送达	@?<D;<
选	E7?:9A
递	B;A7B;
递交	F>@<;:
递员	8B<=A@
途	8D?>>@
通	@A@<A8
通知	B5DA?8
通知$	<<??E;
通知到	E=>=<<
通过	=B<<C<
通过$	BB9@A5
遍	=B=:<A
遍$	=?=;>C
道	AB@<8=
道$	8B<?=C
邀	E:B=<:
邀请	E:B=<:
邀请了	E>>>=<
那	@;7F<>
那一步	9C>A?>
那个	D:<:=C
那位	@9>=<D
那天	=C>>A<
那封	@>@C<;
那张	:?=>CB
那条	F>>=<9
那次	6B@AAD
那班	=C<C=8
那笔	@:>=@A
那边	C;8C?:
那边也	F=>==:
邮	D9>B=<
邮$	F:===<
邮件	C=>@;=
邮箱	=:@C@<
邮箱里	F;===;
邻	;;;=EA
邻居	;;;=EA
郑	=9C=A>
部	??>@@=
部分	B;>A=<
都	O>;<70
都已	F===<<
都收	E<?><;
都是	6;=BDA
都有	FA=;=8
都没	;<=G?=
都能	AC?:=:
配	A;8H<8
酒	E<@?9;
酒店	C>B@:9
醒	F5=>B9
采	AB?B<9
采购	B>?B<:
里	CC8<;=
里$	G<=>4<
里了	B:>A?=
里了$	B:>A?=
里写	7G>>?:
里写着	;D???=
里发	E=?>;=
里成	G9>==;
里有	>BA;==
里的	>;CA=;
重	@9A8@B
重发	==D?>:
重发$	==D?>:
重启	CA>:?9
重复	6A=A>E
重复的	9C<><B
重新	D:>9??
量	CB;7:>
金	<7<6GC
金额	69=:;J
钟	@8C>@?
钟$	A<E@99
钟后	;:C=D9
钥	?AD:A5
钥匙	;=>@D>
钱	F1<C;>
钱$	@<9:CB
铁	;B<=<C
银	9B@?=?
银行	5CA@??
链	@B=>>=
销	E2@E<8
销$	?:AD:9
销单	B<@>B9
锁	H4>D;7
错	?C484F
错$	7D98:E
错了	6:=A<G
错了$	7;=A<F
错误	C@>==9
长	:>9<BE
长$	?===;D
门	D;>>?;
门口	D<A;?9
闭	@?<;B9
问	:A@5;D
问$	:<B=<B
问题	?AA99@
间	:?CA>;
间$	;?@B<?
闹	D9C==<
闹钟	C:C?>:
阅	C>A<;=
队	;<8ABA
阳	><?>=D
阿	?8?=E>
阿姨	D=>=A:
附	D;@A9:
附件	D;@A:9
陈	B><A@8
降	;=9:@H
降到	E==><:
限	C1BB<>
限$	;9B??@
院	;E@@?9
除	;;A>9E
除$	C@<?<=
险	=A9?A@
险$	==?>D;
陶	>>C@><
随	@;B;>@
随时	:=B<>A
隼	D<>?:>
雨	@E;A:6
雨$	:F>>>;
雨厅	?E>==9
雪	=>??<C
零	CD@<86
零点	@?CA:8
需	9=DB;;
需要	9>CC=9
需要您	>=E=>;
需要的	>?E>?:
露	E<>@=;
青	5E?>A@
静	E==:<?
靠	<>A9@?
靠窗	=8B;A?
面	9K=>4>
面$	>?<;>C
音	?DA<:;
页	C==:;A
页$	?8B<<E
页面	9EAA;9
顶	E>?><<
项	C?4;8@
项$	9E=;=A
项已	G;>=<:
项目	C9;;>A
顺	D;;9??
顺丰	<B>=D:
顺便	C;>=;A
预	AF:=:9
预发	D?:>>=
预约	B><?@:
预计	3LA<<9
预订	>>=D=>
领	B8>?@?
题	=<?77F
额	:@<F4@
额$	<<@:>C
额不	>:>F?<
额不足	>;?D?=
额度	@:?E;:
额退	=E><>:
风	5<>:AH
飞	6H@::>
飞$	9E=<=>
餐	:B:>@A
餐饮	:D?<?A
饮	9C?;?C
馆	@@>A;?
首	C;@<:A
香	=9A;=C
马	@<<<?A
马上	?B@::?
驳	8>>FA<
驳回	8>>FA<
驿	:E?>=<
验	7H>?A;
验证	9B>@B?
骑	;C=@C8
骑手	;A=@C8
骨	<:C?@C
骨科	<:C?@C
高	-I;99G
高$	9B??@A
麻	<:;;=H
麻烦	:<;<=H
默	E;>=;?
齐	C9E>;7
！	@<998D
！ $	@<998D
：	8@?><E
： $	6@>?:G
： 0	A>@;A9
： 0 汉	C=@;B8
？	47I6:=
？ $	47I6:=
👍	F:>=>:
"""
