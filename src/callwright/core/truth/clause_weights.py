"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	@6326L
! $	@6326L
#	=E77=?
# $	8C9-<G
# 0	;G=>=;
# 0 汉	<E=>==
# :	=C;<>?
# : $	=C;<>?
# and	>;>C@?
# at 0	=C=>@<
# ed $	E7<E<7
# has	;>=@D9
# has been	?<>;C>
# is	D?:D:.
# is ed	B<=A=:
# is x	DA?:=7
# now	G9>>>;
# now s	F:>>><
# to	A?>A<:
# to x	B@>=>;
# was	B8=?C:
# was ed	?9>?C<
# went	F:>>>;
# x $	;A??CC
# |	A;:<>B
# | $	A;:<>B
# 汉	>G?;?4
# 汉 $	<F@<A6
# 汉 0	@A>>;>
$	?>>?:@
'd	@9@73E
'd be x	C>A>>:
'd like	=>D=?<
'll	:5L62>
'll be	A<@;<@
'll do	>><<?D
'll get	<<H>=7
'm	57F@=@
'm afraid	==?D?:
'm not	<=;@?B
'm sorry	>><8?G
're	C@=?7=
're checked	D=??=>
're in	I9>>;9
're on	C?>><:
's	E<?=;9
's 0	7I<<<9
's a	A9::=C
's a x	B9::=C
's already	8<>=G=
's been	F=>><=
's been ed	D>>==>
's done	F<>==<
's ed $	@8@B8@
's in	I:;;:8
's in the	F9====
's on	I7;;9=
's still	<9:F>?
's the	:?<<<F
's up	F:>=><
's x $	D7A:C9
's x ed	:;>DA=
's x is	;A:B=B
's x s	<E>><=
's x until	:DB<>=
's x x	=ABB88
've	C<<:@?
've gone	>C<:?@
've got	D@A<76
've opened	@>:=E:
've put	=<B==B
've written	;=<<?E
-	?=B>9=
- $	:F=>>9
- 0	?A=8?=
- 0 $	=CA==5
- 0 x	D9<>>A
- 0 |	8?>??E
- d	<@AA=9
- d #	<@AA=9
- x $	@:BB?9
- x :	=;C=??
- 汉	B7C?=<
- 汉 ：	==C=?@
0	<N>585
0 #	:>A>=A
0 $	?D958?
0 0	D@5<>9
0 0 $	C>:;=?
0 0 0	C;;=>C
0 0 汉	?D>;><
0 a	>?F<;9
0 a x	:CC<<;
0 and	?B>9;?
0 and x	;D=<>A
0 c	>E;<=9
0 days	6DA9<?
0 december	E9<;8B
0 each	?B<>>:
0 ed $	>G;<97
0 eur	9E?A?>
0 euros	?=D;;>
0 failed	:C>>>:
0 failures	:D@??>
0 files	9CB>><
0 for	?F8;<<
0 for x	BC<=>;
0 from	D:?@>;
0 gb	ABA<<8
0 gb $	8FB==:
0 has	=C=<@<
0 has been	<B>=A>
0 hours	B?:<;C
0 in	7EB;9:
0 in all	;E>??;
0 in x	9?D<==
0 is	B:D<A7
0 is ed	@=>>C;
0 is x	@:F;<<
0 items	C9C>><
0 january	9@==AB
0 june	9C>>B=
0 last	<;=>E=
0 lines	:F>=><
0 march	?<?>C>
0 may	:G99B8
0 may $	;F99B9
0 mb $	=9>>>E
0 minutes	=F==>9
0 more	:D????
0 november	<?AA==
0 of	:F?@;7
0 of 0	;A>C>=
0 of x	?C>==;
0 on	?B8;@A
0 on the	>E<==;
0 pages	==;==C
0 passed	8H>;=<
0 pm	9?=@>B
0 pm $	=?<;A@
0 pounds	F9@==:
0 rows	=?>F;7
0 s $	8GA72?
0 s ed	E?<<<:
0 s of	@C=<>;
0 s s	;E>=>=
0 s to	;:F=><
0 s were	=D>@9<
0 s x	>E7>8=
0 shares	E:@>>=
0 tests	<E><>=
0 to	A<@9C<
0 to x	<BB=>9
0 was	A;;<D:
0 was ed	B;;;D:
0 x $	A@><<7
0 x 0	?C<>>:
0 x at	B<==:B
0 x ed	=7<<G:
0 x in	<F==:<
0 x to	9=>@>E
0 x x	=C>?C1
0 |	97AB=C
0 | $	97AB=C
0 汉	>@><@>
0 汉 #	;CB?>:
0 汉 $	?>:>A@
0 汉 0	?>5:>D
0 汉 x	9F@><;
0 汉 汉	?C?<>:
0 汉 ？	>=D>?<
:	=C>=0A
: $	=C>=0A
?	5/M2<:
? $	5/M2<:
A:assistant	@8GA2;
A:open	@>;?:A
A:other	3E68I>
B:assertsassistant	B=?:7A
B:assertsopen	E>79==
B:assertsother	4E;7G=
B:deniesassistant	?:9H49
B:deniesopen	5@9E5>
B:deniesother	6C8>C<
B:openassistant	:7K>68
B:openopen	79B?:E
B:openother	<>7?BA
C0:asserts	5D>=;E
C0:denies	5@5H4;
C0:open	67G>9C
C:own	[4/151
C:past	@=58G8
C:perfect	N279D*
C:state	@7>0>F
F:	A;=B@5
F:apply	H?7==3
F:approve	;;B<D<
F:backup	D>>>>=
F:book	J3>:<7
F:buy	K:76@5
F:cancel	E779E3
F:close	??9<A=
F:delete	G:>>5<
F:deploy	@::6BC
F:fix	?=;8D=
F:open	G=><<=
F:pay	B?98A?
F:print	D;><:A
F:push	F<<;<>
F:refund	AA6<@:
F:renew	F;===<
F:reply	A9A:B;
F:restart	AB<:>;
F:rollback	I><;<;
F:send	M28.==
F:share	F=====
F:update	M596?5
F:upload	A9BA<;
G:own	C?:=<<
G:ownapply	D88AA7
G:ownbook	I;:=>9
G:ownbuy	F;=>==
G:owncancel	I=<=:;
G:owndelete	H;==>:
G:ownfix	E=>>==
G:ownpay	G==9?6
G:ownrefund	G;=>=<
G:ownreply	?>B=<>
G:ownrestart	E<><>>
G:ownsend	N8578<
G:ownupdate	J;867?
G:past	@::9D?
G:pastcancel	9A?@D@
G:pastdeploy	;8><AD
G:pastpay	D==;?;
G:pastrefund	:F>=;=
G:pastsend	CB=<;;
G:pastupdate	B:?A@7
G:perfect	><@F>4
G:perfectapply	EB=89:
G:perfectapprove	:<B<D<
G:perfectbook	E3A;<;
G:perfectbuy	G6:9B8
G:perfectcancel	D89;C5
G:perfectclose	AA;?;7
G:perfectdelete	C<@?6>
G:perfectdeploy	B@<8A:
G:perfectfix	<?<:D?
G:perfectmerge	E<>>=>
G:perfectopen	F=>===
G:perfectpay	;A;=AA
G:perfectprint	F>>><=
G:perfectpush	F<><<<
G:perfectrefund	A;:>C5
G:perfectrestart	=D=<?=
G:perfectrollback	G<>===
G:perfectsend	G.:4A?
G:perfectshare	E=====
G:perfecttest	E;?>>>
G:perfectupdate	G8>8A8
G:perfectupload	?:BB<<
G:state	B<@:=?
G:statebook	F==>><
G:statepay	@:=<=B
G:stateupdate	DA<;>7
K:False	>=1CC?
K:True	;F:D=9
L	=?>><@
M:asserts	D?87>?
M:denies	5@5H4;
M:open	67G>9C
P:0	D;:=@=
P:1	@?;=:@
P:2	:?=?:D
P:3	5=FB4?
Q	<E82C@
R:0	?@=;:B
R:1	B==?;<
R:2	==8B@>
R:3	=<D@:?
^	?>>?:@
^ #	?6:FA@
^ # $	<76B@D
^ # 0	9H>?>:
^ # and	A9>@<A
^ # has	;<?<E<
^ # is	>:@D><
^ # now	F9>>><
^ # x	<>?BBC
^ # 汉	DB?>87
^ $	<7.B/G
^ -	?=B>9=
^ - $	:F=>>9
^ - 0	?A=8?=
^ - d	<@AA=9
^ - s	D;==?:
^ - x	?3BC<A
^ - 汉	B7C?=<
^ 0	;=C88D
^ 0 $	:9@@;G
^ 0 0	D><>>8
^ 0 and	:=???D
^ 0 ed	?H9::3
^ 0 of	8I==>9
^ 0 s	F9D?67
^ 0 to	;9C>>A
^ 0 x	?@3:D8
^ 0 |	7;D<>A
^ 0 汉	>?;;<C
^ a	C9>8>A
^ a #	<;>?>D
^ a x	E9>9?>
^ according	7D9;C;
^ after	8:?;>G
^ all	DB8=98
^ all x	E>;;<:
^ an	=<<;?E
^ an x	=<<;?E
^ and	A??=@6
^ and 0	9;C>>C
^ and a	?>?;;@
^ and ed	D934G;
^ and i	?@AA=8
^ and it	=<CB:;
^ and the	D>>=>1
^ and x	>A8D7>
^ and you	;<=;AC
^ and your	9C>>B>
^ anything	>?8=?F
^ as	B>9;C;
^ as a	E=;=>;
^ as the	:A>C=;
^ as x	;<A@C:
^ as you	A:;<C<
^ at	9A<>>B
^ average	:D???>
^ b	>?;=<A
^ b #	C9>@>?
^ balance	:G>=?9
^ because	;>:@:C
^ before	C>=;>@
^ boarding	C:>=>@
^ booked	I:<<=9
^ booking	:@?@?A
^ both	B>A7?<
^ both are	<9B==C
^ both s	AA@:A6
^ bring	;;<=>F
^ but	:<4D9B
^ by	7=@8C@
^ by the	99A9D?
^ c	>C>>>:
^ calendar	;<>=?E
^ cancelling	;<DB>:
^ card	;??C>@
^ casa	9G<=>:
^ ci	?D>;=9
^ code	<E>>?;
^ confirmation	?BB;>8
^ consider	D;===?
^ could	>=<@>C
^ d	:A?CA@
^ dana	BC;;@6
^ dear	9;==>F
^ delivered	<B>>B:
^ delivery	8F==>=
^ disk	B9=C>:
^ do	=;F5>F
^ do x	><>6?H
^ do you	>>G>>9
^ done	I889=;
^ ed !	D>?>>;
^ ed $	H5@?;9
^ ed 0	D?;B;7
^ ed :	C>:8<>
^ ed it	E>>>==
^ ed the	G9==>9
^ ed to	I<==<9
^ ed x	@=@:9A
^ entry	E<=>>:
^ everyone	F<>=;;
^ everything	??<:<B
^ expect	;:B=>B
^ five	=BB<>8
^ four	:G<>>9
^ g	9?>>=D
^ g #	9?>>=D
^ give	;;B=>A
^ good	E6:;<A
^ great	;;><=F
^ halberd	:A>>C;
^ have	>9<;=G
^ have a	;<<<>F
^ he	AB89F6
^ heating	F9>>>=
^ her	;B<C=9
^ her x	;B<C=9
^ here	47<A<H
^ here 's	7:>;=H
^ hi	9<>==F
^ https	89==>I
^ i	:??D.?
^ i #	=A><C;
^ i 'd	69B<=B
^ i 'm	57F@=@
^ i ca	<B:F?8
^ i can	9?L7>2
^ i could	:;GA>9
^ i do	<=;H>9
^ i ed	AD4>4A
^ i have	=58G<A
^ i x	@B8@/B
^ if	57H66A
^ if it	>>G;=9
^ if you	;;B::A
^ in	7E6<7E
^ in x	5?9A;F
^ ing :	;E>=?:
^ ing ed	@9>B=A
^ ing for	?;E;=9
^ ing has	A;>E=:
^ ing it	;>E@@:
^ ing s	A5AA<@
^ ing the	7?B?<A
^ ing to	7C8@C;
^ ing was	=;>E>;
^ ing x	=<9C:C
^ invoice	C;>><A
^ is	@>>9>B
^ it	7G7F<:
^ it 's	D@4A@6
^ it ed	9B>C<>
^ it is	7A;?=C
^ it may	==;D>?
^ it s	6DB4?@
^ it was	@D=;;=
^ it x	@A8A?<
^ its	:D=A>:
^ jo	9F==>;
^ jo x	9F==>;
^ just	C:?A;=
^ k	<F<=<:
^ k #	<F<=<:
^ last	;D<>B:
^ leads	;;=E>;
^ let	<=8:=I
^ look	;><>?E
^ m	7B?>F>
^ m #	7B?>F>
^ marta	?9B<=A
^ may	B=@B>8
^ message	C9>;=B
^ migration	>9CC>:
^ mr	>:=<C@
^ mr x	?==<D;
^ muted	E;>>=;
^ my	;<AB;?
^ nd	E<>>==
^ nd #	E<>>==
^ neither	<:=@>C
^ new	CA<=>9
^ next	9=E<>>
^ no	A=7D99
^ no $	:<?E??
^ no s	C8>?>=
^ no x	@@8B:;
^ nobody	=C;B<9
^ node	?@=C<;
^ none	;B>@?;
^ noor	@B>><;
^ not	>5CB<<
^ not ed	<;AG>8
^ not x	;<=C>?
^ noted	8=?>=F
^ nothing	599G;A
^ number	E7=>>@
^ oa	=<=E>;
^ oa 汉	=<=E>;
^ oat	9?BBA8
^ of	4A:C<?
^ of the	8==@=C
^ okay	>:=<=C
^ old	D;9C<<
^ on	=?C>=<
^ on x	9AC>>?
^ once	@<A6:A
^ once you	>?E>=:
^ one	1F@BB;
^ only	G>=8<<
^ open	7A=9=D
^ option	B=E=?8
^ or	>>D@>9
^ order	8>C:E?
^ pa	<F=;=;
^ pa #	<F=;=;
^ paid	>:>@;C
^ payment	@8BC=?
^ per	8?<<@E
^ please	779=<J
^ r	8H=;C4
^ r #	9F==C5
^ readme	F;>=>:
^ reference	;B=<=@
^ refund	C>=;;@
^ refunds	:D=?>@
^ remaining	<E>=?;
^ reminder	=<C>>?
^ reservation	9@>>>C
^ restart	@;;;=F
^ right	CB:=;>
^ rma	C=:B@8
^ room	B=;D>7
^ rui	<D=?>=
^ run	;===>E
^ s	;D?=;>
^ s #	;D=><>
^ s $	D8:9:@
^ s :	=:A@=B
^ s are	A@9:;A
^ s at	F;=>=;
^ s ed	H:<:::
^ s for	:;<<<H
^ s has	9B>D=;
^ s is	:?>E>:
^ s s	?C:AB5
^ s x	D>:>=:
^ s |	;===>E
^ say	<8F;:>
^ seat	>8>>>E
^ send	<=F>=:
^ sent	F>>>>;
^ shall	=>G=>;
^ she	==;9I6
^ she 's	A?<<A9
^ should	<=E;=>
^ should i	>?D=?<
^ since	@6:;>D
^ so	6><G<?
^ so $	;@B?;<
^ so i	?9:I=5
^ so x	:B::=E
^ someone	7<9ECA
^ sorry	66<D;C
^ south	9E@@@@
^ status	:7;;=H
^ step	:=<=>E
^ still	;?B:>?
^ subject	98B=>D
^ t #	=<>>=C
^ tell	==@;>B
^ test	:E>>>=
^ tests	9F>>>:
^ thank	9<=>;G
^ thanks	8:<<=I
^ that	?;=?:B
^ that 's	A9?<?@
^ that is	;>?C??
^ that s	8A<;;E
^ that x	D>9?<<
^ the	>>;CC6
^ the ing	DA>;8;
^ the s	@8B=D:
^ the x	>>:E@9
^ their	8F<A>;
^ their x	9D<B><
^ then	?5A8:C
^ there	=C=@9<
^ there 's	B=?>;=
^ there are	9F=?=9
^ they	@<8;G<
^ they have	D;>@=;
^ they x	@>;6D?
^ this	::CC=>
^ though	;8DD>8
^ three	6GC<?9
^ thursday	A:B=>?
^ to	7AA6;C
^ to x	:<?7=D
^ tomorrow	<E=>>;
^ toner	C>C=>8
^ transfer	8F?@>@
^ two	<G3>?7
^ until	;:==>F
^ valid	<E=>>;
^ version	;D=>=@
^ waiting	A<E<>8
^ want	>>D>>;
^ warm	<;>>?E
^ we	B7?B;=
^ we x	B99@<B
^ web	B9>=<B
^ when	==D:=>
^ whether	>><E?;
^ which	:AE6D<
^ which is	=C<<>?
^ which x	>>G>>9
^ with	G>>787
^ with the	A;C==;
^ with x	?C<>>;
^ x !	><>>=C
^ x #	>=9B7B
^ x $	>A8C&>
^ x 's	C;CC63
^ x 0	>>>==?
^ x :	=B2>;@
^ x a	:=D:=?
^ x and	;AC?:<
^ x at	F:=<;?
^ x by	:C@=:?
^ x c	:C=C=9
^ x can	F;:==;
^ x do	;E<=><
^ x ed	C4>=I0
^ x for	=?<B=@
^ x from	7C>=AA
^ x has	@<7CC6
^ x have	;C=@>:
^ x i	F>C::4
^ x in	@<?:?A
^ x ing	?@77;E
^ x is	C>78;?
^ x it	;<C66D
^ x me	9:C5;C
^ x no	EA<:=8
^ x now	>BB=>;
^ x of	??=;@@
^ x on	B@A@76
^ x s	=@A95@
^ x should	:=A==B
^ x t	;?>>>B
^ x that	>=9;>H
^ x the	/7C@=G
^ x to	=@D77>
^ x up	;E<<=<
^ x was	=:>C;@
^ x x	BAA:6;
^ x you	5??<?G
^ x your	?=<=9F
^ x |	;6?;:F
^ x ✔	F:<;>:
^ x 汉	?A<==@
^ you	>B0:I<
^ you 'd	@;:<:F
^ you can	;9=;:G
^ you ed	8>7?F?
^ you have	?D==9;
^ you wo	>>E<>;
^ you x	A@4;G7
^ your	B><<D6
^ your ing	E@;<=8
^ your s	?@=<B;
^ your x	?=><D9
^ yours	7<;F<?
^ ⏳	==;F>9
^ ☐	;:GA=5
^ ☐ x	>;D@>8
^ ✅	N4::94
^ ✅ #	E;>>=:
^ ✅ x	E;>==<
^ ✅ 汉	D=>=>=
^ ❌	>:>F?;
^ 汉	>>A=<@
^ 汉 #	BC<5=:
^ 汉 $	><>@@>
^ 汉 0	?B=A?8
^ 汉 :	;A<>9A
^ 汉 ?	::D>8>
^ 汉 a	=:>>>E
^ 汉 g	D8==<?
^ 汉 p	B:=>=@
^ 汉 r	C9>>=?
^ 汉 s	;A>:=B
^ 汉 t	><===C
^ 汉 x	>8E;;B
^ 汉 |	<7B@:B
^ 汉 汉	?;?88F
^ 汉 ！	>=::9F
^ 汉 ：	;?<><D
^ 汉 ？	68G6:>
^一	B98>=D
^一般	<;=<=F
^七	?<@:F9
^七月	:;==E?
^三	H?37:>
^三个	D:;?<?
^上	7@9BC@
^上午	8B=<B>
^下	?@G6:8
^下午	>8C<=@
^不	85@:?G
^不用	<A<8C?
^不过	;8D@<?
^两	AB@4<>
^两个	AD>;>=
^两家	;D<A=<
^中	;;>:EA
^中介	;<>>E<
^乙	:=B=@?
^九	??<?B:
^也	C:@B:=
^二	:=;D@@
^五	C;<AB6
^亲	B:=<;A
^人	@@=>B:
^今	6@D<<@
^今天	:DB;9?
^今晚	<;C<<A
^从	@=A;;B
^仓	C<:=@@
^他	8DD8D5
^他们	;?B>A>
^付	8BF;=:
^付款	8BF;=:
^以	A:A?;=
^以后	B;B@<:
^价	BA=<;A
^价格	BA=<;A
^任	<?;D<>
^任务	<:=D=A
^优	C<>A><
^会	CD<>88
^会议	A@=A<<
^但	7=?>9D
^但$	8>?@:A
^余	@>>C><
^余额	@>>C>;
^你	=;@9G9
^保	=E<B;9
^修	A=<<C:
^停	D>B;>:
^充	D;?@=>
^先	87A<9F
^先别	===;>D
^免	B9A@=<
^免得	B9A@=<
^全	I=<;;7
^八	>?D=>:
^公	C:9???
^公告	D9>?<@
^六	=B=8??
^共	A<E;=9
^其	@B:;A=
^其中	:E<:B;
^再	8:B7;B
^出	@:>>=C
^刚	=@=B8@
^刚才	9>>B<B
^删	=:H<=8
^到	8<D78F
^到时	;;F<=;
^券	E;>A<;
^前	;B;BC7
^剩	8;>C=E
^剩下	8:>C=E
^加	?=@B>;
^包	;E<@?9
^包裹	;E<@?9
^医	AB:=??
^十	E<?>:;
^单	>@:;>A
^单号	=?<=<C
^单子	DA==;:
^占	;D???>
^卡	=A=B;:
^原	@B9;=>
^去	:@><BA
^发	<@>F5=
^发票	C>>B;:
^另	A?:B=:
^另外	BA<?=9
^只	?E9;8@
^可	@?@=:?
^可以	@:E:==
^可能	=<9A=D
^号	@<==:C
^合并	B==A>;
^同	D;=>C9
^名	@A>B=:
^周	A@A70@
^周三	;A<B>?
^周五	9B@<;C
^周六	E8A=;;
^周四	B=@:;@
^周报	:D>>==
^唐	>E<>>:
^唐阁	>E<>>:
^商	:>?;D@
^商家	8?@=E=
^四	?@<:<B
^四十	?9>>>D
^回	@AE77=
^回执	=E=>=;
^因	98;C<C
^因为	::=:=H
^在	=A<7@B
^地	@@>B<=
^处	8@8@<C
^处理	9<9A=E
^备	?:==B?
^多	<E==;>
^大	A8:9AD
^大概	:>=>=D
^她	9E<;D;
^好	9:8@8I
^好的	;<=<:G
^如	::J5:<
^如果	;<G8:=
^学	??<>C9
^学校	:@=<D<
^官	D<>>==
^定	@>@8<A
^定了	?=D==:
^审	;:>?BB
^客	A>A:B7
^密	A@B;9>
^密码	C>>=<@
^密钥	>AC<<<
^对	<<;@D@
^对方	:>;@E<
^小	A=C;>9
^小赵	9@==@C
^就	?9@F<8
^尾	?E=?9:
^尾号	>E>>:;
^工	@??A@7
^工单	@9==@B
^差	C@?<<=
^已	GB974;
^已付	:E????
^已取	E=>>;>
^已经	GA;:2@
^师	>:?AB<
^师傅	>:?AB<
^帮	@<;;C@
^帮您	E<;;<@
^平	?B=>@9
^平均	<D??>=
^年	@B=<@<
^库	<D==><
^库存	<D==><
^应	9B??>>
^延	9D<=A>
^延迟	;E>>>;
^建	7:B7<D
^建议	9;B8<C
^开	A7A@:A
^录	:CB<<?
^录音	:CB<<?
^待	3?I8;8
^待您	;<F<=9
^得	=<B;=@
^快	BA9;@;
^快递	B?;<@8
^您	3<B=D@
^您上	9<;>I9
^您不	<=<;>F
^您可	==<=>D
^您在	?>;>>D
^您好	=<;B;A
^您定	<;F==9
^您的	G:6F9:
^您看	=;@<=C
^您给	9=F>=:
^您要	<=E@9=
^您让	>>8>CC
^您说	:=F<?=
^想	=BA;<>
^感	:====F
^感谢	:====F
^我	=7@B6B
^我先	;=D<=?
^我再	>>F;>;
^我可	=>G=?8
^我就	>><D?=
^我已	AA?=9<
^我没	<<8J>;
^我记	8===>G
^我这	?:BF=6
^截	C@<;==
^房	97A>F=
^房东	=:?<F:
^所	:87DA?
^所以	:87DA?
^手续	:D<>?A
^打	>5A?9D
^打印	C=;@>?
^打开	9<A==D
^扣	:D<A@>
^投	H8=A99
^投票	B;<C=:
^报	E85B;@
^报告	@;>A<@
^报销	A;=;AA
^抱	9:<>;G
^抱歉	9:<>;G
^挂	?9A><A
^挂号	A<:B=A
^按	G9<;7@
^按您	E=;=8?
^换	@;C?;>
^接	<9@DB:
^接口	=:>E>=
^推	>;CA=:
^提	?8AC:>
^提醒	C:<>=B
^搞	G;===9
^搞定	E=>=>;
^撤	;=>E>>
^支	7E=C?>
^支出	9C?@@@
^收	AA>65C
^收件	C?=;<?
^收到	><@:9D
^改	B6C=:A
^改签	9A@@@D
^放	D7A;A;
^数	C;::=D
^文	B>A<<=
^文件	?@B==;
^新	C<A86>
^新密	D;>?>=
^方	<CA@<:
^日	CCA;:7
^日历	?;BD=:
^日志	<F>:=<
^日程	E=?:>>
^旧	F57>=A
^旧的	D<>;>@
^早	=>;<=D
^早上	>:>>>D
^时	C<><B:
^时间	C<><B:
^明	@BB89=
^明天	?D==>:
^明早	E;D<<6
^明白	9<>==F
^昨	7:<@F=
^昨天	;<=<D@
^是	C79?D<
^暂	=<;D>@
^最	6E9;>B
^最后	<?@;<B
^最好	><9;CC
^最近	>B>B>:
^有	1A9;G@
^有三	=E<:B8
^服	AA<A;:
^服务	AA<A;:
^未	8@AB=8
^本	:B;B<>
^机	=9:BB@
^权	D<>@=<
^权限	D<>@=<
^查	5I<;:=
^查到	:C===@
^标	D9C==<
^款	H:<=;;
^款项	G:<==;
^正	9@B=A;
^正在	::C8B>
^每	@?:<<A
^水	?A<B:>
^水费	;=<C=A
^没	@>@A;;
^没有	=F@9><
^没问	CB>9>?
^流	<A;<<B
^流水	<C>==>
^测	7I=;<<
^测试	7I=;<<
^海	:<>C=A
^海棠	;:>D=B
^清	:=B?>C
^灯	E=>>==
^点	:?@9;D
^照	BC;;<>
^照片	@C=<=;
^物	9==:EA
^物业	:;>;F@
^状	=B9:=B
^状态	=B9:=B
^王	9;<=DC
^现	=BB>;:
^现在	=BB>;:
^理	<A@A9<
^理由	=E>==;
^生	=<>D>;
^用	D9?>=>
^甲	:>CA==
^申	A?C<=8
^申请	@B>>=;
^电	B>8??<
^电梯	=;>=D<
^电费	E=;:;?
^留	<@:B<@
^登	>;<<>D
^登机	@7===F
^皮	F9>>=<
^监	:=?@D>
^监理	:=?@D>
^目	9B:G;6
^目前	9B:G;6
^看	;>C<=@
^短	<89H;?
^短信	=:;I<;
^确	A:C=>=
^确认	B:A=>>
^祝	<=>>>D
^祝您	<=>>>D
^票	C8<D;:
^租	?9=9E@
^税	;F>>>;
^空	B;>==B
^空调	F:>>==
^窗	D<=B=:
^窗帘	D<=C=:
^第	=??8<C
^第三	>8A=BA
^第二	>?>;;B
^等	;6FF85
^等您	=>GA>4
^签	AB<>@:
^签收	<B;=B<
^系	8@:EA<
^系统	8@:EA<
^红	C;C><=
^纪	AD99B;
^纪要	AD99B;
^结	@<;C>>
^结果	@<;C>>
^给	@9@=6B
^给您	B;9=:D
^续	C:B?:=
^编	B:;@;@
^编号	B=<==?
^缺	<C=B>:
^网	<A>A:>
^群	@B>>;<
^群里	E=>><<
^老	=<9>H6
^能	;F9;=>
^自	G;9::@
^自动	F<:<<>
^航	:=<<CB
^英	:E>>=>
^英语	:E>>=>
^药	C:>@?;
^行	?<===D
^补	=;B==@
^表	E=>===
^要	87L99<
^要不	>>D<>=
^订	D=9>>=
^订单	@>9;AC
^记	:;==@F
^评	B:=?B;
^该	9?<@AA
^说	>:<@<D
^请	9<A96E
^谁	DB<:>:
^账	>>=A?>
^账号	A9AB:>
^账户	;?>>>C
^超	:?;A<B
^超时	==<;>E
^跑	9DC;=;
^跟	E<>><=
^车	C?<?;=
^转	:??B9C
^转账	9A@@<B
^运	BAA=;:
^还	:>9BB>
^还剩	;H=:=:
^还在	;@;AB9
^还差	=:C@=;
^还没	=:<C>@
^这	99@;@F
^这个	=><@;C
^这单	=@==D:
^这次	C:=@<>
^这笔	;=E=<?
^退	@;4E=@
^退了	<A>C9>
^退款	A<9B?>
^退货	?<;=BB
^通	=A?B9?
^通知	A<BC<;
^那	B7?A><
^那个	@==:>D
^邮	6<BF@>
^邮件	=>BB:>
^邮箱	7>@EC9
^都	>B;@;=
^酒	E9=B<;
^酒店	E9=B<;
^采	<B?B>:
^金	99;<<I
^金额	99;<<I
^钱	C8;I77
^钱还	==>D>=
^银	9A<AA@
^银行	:B<BA:
^链	C;>=>@
^链接	C;>=>@
^门	A=B?;<
^闹	F:>>=<
^闹钟	F:>>=<
^阿	<:@?C>
^零	E>==>9
^需	<=EB=8
^需要	=<EB=8
^面	=CB==:
^项	;>==>F
^项目	;>==>F
^顺	;A==A?
^预	>C?=9<
^预计	8HA<=8
^马	=9<<CB
^马师	:9=<DB
^骑	9C=@D9
^骑手	9A=@E:
^高	9D===A
^麻	=<;<>G
^麻烦	=<;<>G
a	=:?8:F
a #	>7<==G
a # $	?;>>>B
a backup	G=:<>9
a card	?<>=>C
a confirmation	A>C=>:
a copy	C?<<==
a draft	8<G=><
a ed x	;@@<>B
a good	:?=>>D
a ing x	:@=A;B
a month	>DA<=:
a new	@=;BC7
a night	;@B>>?
a note	E===>;
a refund	;A=>A?
a reminder	C=C=>:
a text	D;>=>>
a ticket	E<>>>;
a week	>:<A=C
a x $	:==;<F
a x and	7C@A?B
a x at	B8BB<:
a x for	A:;;D=
a x is	@8;B>B
a x of	?D=?>9
a x on	>:=>@C
a x s	=9A<=D
a x that	<@B9B?
a x to	?>C=A;
a x with	D<>=>=
a x x	=<?><A
a year	:F=<=;
able	B=:D>:
able to	B=:D>:
aborted	9<?F<?
about	;:?:5H
about 0	;BB==>
about the	D;;?<?
above	8<B?>C
accepted	CA:7B5
access	F<<<>=
access to	B;@=@=
according	5F9:C:
according to	5F9:C:
account	>C:<<B
account $	D99=AC
accounts	C:<<@A
across	E;>>==
active	@BA:=9
active $	@AB;>:
add	9>GA>8
added	?@;?D5
address	C<@C>2
address $	D<A:B9
address is	<>=D><
afraid	==?D?:
after	:B;:6H
after 0	8>:B=D
after i	BD9=<;
after payment	:>F?>:
after that	=A;;;D
after the	=<=;;F
afternoon	BD<;;:
afternoon $	DA;<;;
again	E>D998
again $	C?A<;;
agenda	><===D
agent	><;;DA
agree	=CA>?9
ahead	=?C8>=
ahead $	?:B:>@
airline	;@@=C<
alarm	F;>>==
all	CC<82<
all 0	@@?<=;
all four	;D>>>=
all set	G:>>>:
all x $	=AD:<:
all x s	CA<<<8
alone	:;<G>:
alone $	;;=F><
already	2=22S3
already cancelled	:=?>D>
already ed the	=9:;H8
already on	9<>=D@
also	H:><>9
altogether	;E>>><
am	>>;==C
amount	@>;:9D
an	AA:@<<
an answer	;E=A=:
an x $	B;9C=>
an x at	?9@AB<
an x x	>D==?;
and	BB@6>7
and #	=?>C<?
and 0	>>C98B
and 0 $	B7@=>C
and a	?>?;;@
and a x	;@@;;B
and assigned	9C>?>C
and ed $	J9;<:8
and ed the	A<=>A=
and ed to	:C>>=C
and ed x	>D:<B9
and i	?@AA=8
and i x	>=E?>;
and it	=<CB:;
and s x	?9D:=@
and the	D>>=>1
and the s	E8@<<;
and the x	>A>?B5
and then	7<AF>A
and x $	6DA;:A
and x ed	=<>CA>
and x the	?8>A:C
and x will	E>;>><
and x x	;A6>;F
and you	;<=;AC
and your	<B><B=
and your x	<B><C=
ann	=D==><
another	7A?@@A
answer	=A>E;7
answer $	A:?D=;
answered	:?=BD4
answered $	<:=CB:
any	C6@A9?
any more	G;==>8
anything	?86D;F
anything $	;;<F>>
anything else	A><<=C
api	C?:?;@
app	>9<<:F
app $	C:;<=B
appointment	B??<;@
appointments	:E>>=;
approval	1:=I>D
approval $	8?=G@>
approve	;A<C>>
approved	;?D9D6
approved $	=>D=B:
are	F@;?/:
are $	A;D>>9
are ed $	>E>9<<
are ed for	A;D<=:
are ed x	:D:<=C
are in	B@:A<7
are in the	C@=<=9
are on	C:A==:
are x $	D@9?:4
are x s	<D==>?
are x x	9@AB=<
arranged	F=<=>;
arrive	A<A8:?
arrived	<A:AD9
arrived $	<<;AD;
as	E;9;>=
as ed $	C?>?<;
as it	8;<E>B
as it was	9;=C>C
as of	?@<<<A
as of 0	?9>=>D
as of x	=D=>=;
as soon	;>D<>@
as the	:A<B=>
as the x	:A<B=>
as well	D;?=@;
as x $	@:>=B>
as x as	:BC9=>
as you	C9?:A;
as you ed	E;;<:>
as you x	8>C>E;
ask	89>9<H
asked	E56==C
asked for	C:6=@A
assigned	<B<@=A
assigned to	:C>>>C
at	BA>:>7
at 0	C>>>?4
at 0 $	B;>?C,
at 0 and	?C>>;>
at 0 pm	9;:B@E
at 0 x	D;<A<=
at eight	?:=;CB
at four	C;A=>;
at my	F;><=<
at my x	F;><=<
at noon	?@D:;;
at the	;BA=8>
at the x	=C>=8>
at x $	B<?9B:
at x 0	@=;D=:
at x x	A?=;:B
at your	:B=<=C
attached	CA=<=;
automatically	=:B;?A
available	;>?D?;
average	6H??@?
awaits	9>?F@=
awaits your	9>?F@=
away	B9B:B<
away $	A9@<B?
b	?A=66A
b #	?=;=;C
b # $	>?==<A
b $	=@;<<C
back	G9A<=:
back $	?<6>BB
back on	D>A==8
back to	?BA<=;
backup	F@>9@4
badge	?8D=<<
balance	5L98;>
balance is	9B>>?B
bank	:?=D:A
basil	@>=B<:
basket	:;F=><
be	6.C@-F
be changed	>>>E>9
be charged	==F<>9
be ed $	7:BD<<
be ed x	;:CB=<
be signed	=>9?=D
be x $	:;C@=@
be x x	B<;8=E
because	5>7F7C
because $	3>8F9B
been	B:6B@;
been delivered	8>>=DC
been ed $	@15A@D
been ed in	D=?>=>
been ed to	H<>?:=
been ed x	<@=9E<
been sent	;==B=B
been shipped	9B?<C>
been x $	>:AC8>
before	B=<?>>
before the	E;@;=;
before you	;>;=CC
behalf	B=C=>:
being	F@7@=6
below	7<@;=G
below $	9<==?F
best	8DA;<A
between	<@B;<@
between 0	B=A>>9
bid	F>><=9
bill	D9@:D6
billing	DA>9:=
blocked	=?:C>=
blocked $	@:<B==
bo	;;=E=@
board	@;;@:C
board $	C=;=<B
boarding	D8<;=B
boarding pass	C9<;=C
book	B;E::?
booked	>>?AE.
booked $	=?B@;;
booked at	:D@A@@
booked for	E==>>=
booked the	;;??E9
booking	<>=D>@
both	C@?3<<
both $	D:=<?@
both are	<9B==C
both s are	<DA<<:
bought	B@;A<>
bounced	9=>E=>
box	7@><CA
branch	@;<>?B
brandt	?C==>;
breakfast	F;==;;
brill	A:>>C<
bring	;;<=>F
bucket	B<F;<8
bucket $	@>E<<:
budget	>@C::=
but	1;<EAB
but $	1;<EAB
button	8::EAA
buyer	@;<C>=
by	3;<8L@
by itself	===:@E
by post	:==>?D
by the	69??I:
by the s	<?=<E<
by the x	7;<@G<
by x $	?=;2AE
by x x	98:?EC
by you	>C?=A:
by your	;;>?E<
c	@G8@:1
c #	AD===6
c # $	D@=>=7
ca	=C7H99
ca n't	<C7H99
ca x x	>D5G;8
cache	D=>>==
cad	<:<=>F
calendar	D:<C:<
calendar for	D<=>>>
call	F@66<B
called	D<<;@<
came	@>9CA4
came to	:E>>>=
can	A:E32?
can be	9;A>=C
can be ed	:<?@>B
can see	AE:=>;
can x it	A<@<=?
can x the	C=C<=:
can x x	AA>;=>
can x your	;>>==D
cancel	<8C@<?
cancel the	<>F=?9
cancellation	@<<C=>
cancelled	<9:9J<
cancelled $	>=@;D;
cancelled :	8A@A?C
cancelled the	=<==E;
cancelling	;<DB>:
car	?BC9<;
card	@??>:?
card $	A8?<<C
card is	<B8=>E
card was	C;>?>=
care	CA?9=:
care of	CA?9=:
carries	E?=>>;
cart	>?C>=:
casa	=H;<<8
casa do	<E<=>;
casa lume	?C==<;
case	B?=?;?
certificate	D8@B:8
change	@>8C@?
changed	<@;FB4
changed $	A;>E=:
channel	F9<<=>
charge	;?<:?E
charged	A<E<?8
cheapest	<E>=>=
check	3D9F7@
check $	==;G;:
check in	<=;@>C
check the	=>><?D
checked	?D?:;:
checked in	D=??=>
checked the	:E==?<
checkout	A=;A>@
checks	9E???@
ci	?D>;=9
claim	<FC:;9
clear	;=<=>E
close	9@=B;A
closed	=?7?C<
closed $	@?=;C8
code	;E:>7@
coffee	C;>?>@
colleague	;;==F>
collected	=:;<EA
com	@C<?=9
com $	:E=@>;
come	<C?;<?
come to	9E>??>
comes	;D;<<A
comes to	;E===;
coming	H8=<A7
comment	D@=>>:
commit	?9=;>E
complaint	E;>>=>
complete	AB>;:;
complete $	F?>;;;
confirm	:<BC<;
confirm $	==EB>7
confirmation	<CAE74
confirmation $	799H>>
confirmed	E8=<B;
confirmed for	E;>><=
conflict	98=G=9
connection	<;>E><
consent	A9E=>8
consider	D;===?
contacts	BC;?<8
contract	7G8<@@
contract $	;F:<?>
converted	F=>=>;
copies	C:>>>@
copy	@@@79@
corrected	B9>=>B
cost	CA@<=9
costs	?;;;:E
costs 0	?C=>>;
could	2C=I96
could n't	<>;H>8
could not	<=9H=9
could not be	=>:F>:
could x be	><>E?;
could x the	>>E=><
could x x	;C?A=8
council	?:B=C:
count	9E=>?=
courier	@7@;F6
cover	;E?=?;
cpu	9C<>>A
crash	:G>=;:
created	G8<?A8
created $	C=>?==
credit	;D<=>@
credited	F;;<:?
customer	E7=9D:
customers	B;B>>;
cut	C=<;>A
d	;C@B>6
d #	<C@A>8
d # :	<F<=?;
d # ed	?9BB=<
dana	>E99B7
dana $	8E=<C:
data	?7DA;=
date	7AA>>A
date $	:??B>B
day	6@B8;D
day $	;:C<=B
days	6@?48G
days $	5>A7;F
days to	=>:>>E
dear	9;==>F
dear guest	9;==>F
debit	<<>==F
december	E9<:8B
december $	?<=;:D
december at	E;>>=>
declined	E><>=8
delete	77F<;A
deleted	;@>@B<
delivered	2B:9K?
delivered $	8:=<H@
delivered :	7E???>
delivery	>D=9?<
delivery $	>B:<@>
dentist	:D;?A<
deploy	I7:A=7
deployed	B9==C;
deployed $	E>>><=
deployment	A:@B@:
deposit	@7@AC8
deposit $	==A>C;
desk	9;9:EE
desk $	=8<>;F
devices	9F;<>A
did	F44CA<
did n't	66:F@?
difference	<C;<=A
disk	@?<AA8
dns	?=C:@9
do	=<@<7D
do $	=<:;>F
do n't	?<==<D
do rio	<E<=>;
do x x	A7;><E
do you	>>I==7
do you x	>>G>>8
document	99BA>C
dollars	>9?<=D
dollars $	:;@=>D
domain	=A=B<:
done	P25888
done $	P5::92
door	C;7>7E
down	C<7E7<
down $	>:>E=;
down to	BA<==;
downloads	E;><?<
dr	;9@C=A
draft	8AH<;9
drive	C8=;=C
driver	D?::B:
drop	=>D;=>
dropped	B:<C>;
dry	:C9@<@
dry run	;C<@=>
due	0EE9:@
due on	9G<>=:
duplicate	;E;@@9
e	?:C?;>
each	BA>;;<
each $	@B<=<9
earlier	:=>==F
early	=9<<BB
ed ! $	E=<>=>
ed 0 $	9?AE;7
ed 0 s	=D?:9>
ed : $	D8CB97
ed ? $	B??>?:
ed a x	=?<<F;
ed and x	G:>=<=
ed as x	C<==<@
ed at 0	?<<D><
ed at the	>B<B;;
ed by the	:=<BE8
ed by x	=6?<G<
ed for 0	F<;=:A
ed for the	H<;<;:
ed for x	?9C>?:
ed in $	>>>C<;
ed in 0	79=<DD
ed in the	9?E@==
ed in x	D><:@>
ed ing $	B;>C>:
ed it $	A6A<D8
ed it in	=<>>E;
ed it x	7@<ACA
ed on x	98A=D@
ed that x	<<><F:
ed the ing	>::>D@
ed the s	:8<;H>
ed the x	?672R4
ed to the	@<@<?A
ed to x	C99D;>
ed to your	AA;<;@
ed until 0	A7C==A
ed up $	?;>D>;
ed with the	D=B<=<
ed x $	3F?>E:
ed x 0	9>D@<;
ed x a	F=<?>:
ed x s	H69?=?
ed x the	E<<:9B
ed x to	E><=>=
ed x x	9C8;E>
ed yet $	<;>G><
ed your x	?;@6F9
eight	=D:9A>
eight $	=D:9A>
eleven	=F=<<7
eleven $	?B?==:
else	;@::EB
email	=;B@AA
empty	CA;>=9
end	D@=8<=
ended	F;>=<=
ends	=E<<<;
entered	B;=@C:
entry	C:=AA9
episode	<;E>>=
erp	E=>>=<
erp 汉	E=>>=<
error	:H<<<8
errors	E<>;>:
errors $	E<>;>:
eu	D@=9=?
eu west	E<>;==
eur	9E?A?>
eur $	8F?@?>
euros	?=D;;>
euros $	??C==:
evening	>:@=@A
event	E8<@>>
every	@=?:=B
everyone	I9<>;9
everything	?;9B:@
example	@;;A=A
executed	B<@B<:
exist	F;=<==
exist $	F;=<==
exists	D<=A<8
expect	;:B=>B
expired	3:;G9F
expired $	5><F<D
export	B:>D>:
exporter	9F>>==
external	:D=<??
external sharing	:D=<??
fail	<F=:>;
fail $	=F>:>;
failed	5?<C<=
failed $	6@<C<=
failing	;E>A;=
failures	8G?>><
falls	:C@=>>
far	8E=C>8
far $	<:>H>;
far :	:D>@?<
fee	E5@8:A
fee is	<:B9>D
fell	D;=;=A
fenn	?B@<=:
ferris	C:>>B<
field	E9=A>;
file	?C<;A9
file $	??@;A9
filed	?;C?;=
filed $	;>C@>?
files	A@@:<>
files $	;DA=><
filled	7;F?B9
finance	A;>@B<
find	A@A;<=
fine	<C@;C7
fine $	8A>>D<
first	>6B@@>
first $	=6@B8A
five	=A?69C
five days	;:?=>E
fix	;9B>B>
fixed	?B<;B7
fixed $	>CA>;<
flagged	E;<>>;
flight	=B@9@<
flights	@C;<<=
flights are	:D=>>?
floor	@C<<=<
flowers	E;==@;
folder	?BD:<7
for	E9C<:8
for 0	D?:8<?
for 0 $	AC<=<9
for 0 s	A;<>=B
for 0 x	E===<>
for a	9E><A=
for a x	5E><A=
for approval	;>9G>;
for it	C;9<C<
for me	<;=C>?
for order	D;>>>=
for the	A=?A2>
for the #	?<<E:;
for the x	B>A:7?
for two	E?<=<:
for x $	:8H>B9
for x is	F;=>?<
for x s	<?@9:C
for x x	>AA;=>
for you	D6?8@<
for you $	@9A<C;
for your	7AC@<>
for your x	:A;A<A
forget	>=>:?E
form	>7@=@B
found	9J:=<4
four	;M>4>.
four $	B>C<<9
four invoices	9F>>==
free	1I;>9B
free $	9D==>?
friday	@=A:>@
friday $	?<=>A@
friday 0	E7=>>A
friday at	:AA==A
from	B@6:>@
from 0	?D::<@
from 0 $	:B>>>A
from 0 to	D>>>=;
from here	A<<E>:
from here $	===F?<
from now	C;<>=@
from now on	C;<>=@
from the	?C779C
from the x	@A989B
from x $	CA;;>7
from x x	C@;<=?
from your	>9;C@>
front	<8<A<D
front desk	:9=><F
frozen	E;>===
frozen $	E;>===
full	;?=E;<
full $	:>;F<=
fully	9F?=??
fully booked	9E?>??
funds	<9=H>8
funds $	=:>F>9
g	C;9@6@
g #	C9;;9B
g # $	A5<<<D
g # 汉	AB>?=;
gave	?<9>F9
gb	?E@;<6
gb $	8FB==:
get	87I>:;
get a	:=F==<
give	9@E:;=
give me	>>H<>7
given	@C<<<@
go	58F;:A
go $	?=D>>:
go ahead	>>E=?9
go x $	:=@:=D
goes	;>J996
going	E=A;>9
gone	J97B74
gone $	C=?@=8
gone from	E<>=><
gone through	<B;B=?
good	@9@79D
good news	J:>>>5
got	I;7F</
got a	CC<<=8
got the	G:<C88
great	;:=;=G
green	9J<9=7
green $	>F=;>9
group	??;C=9
guest	>@:>9B
guest $	8;<A>E
gym	BA;=A8
h	DB;>=6
h #	DA<?=9
had	8@2;L7
had already	;:>=F<
had already ed	=;>=E<
had been	9<;AAB
had ed the	:A==C:
halberd	:@?=C:
halden	>C?>>;
half	8B;A@@
half $	9?<==D
half past	BC<<=9
hand	E;A;;;
hand $	E;A;;;
handed	9;B@F:
handed to	9@@?D?
happy	;=;>>F
has	E@2@D/
has 0	:G=<<;
has 0 s	:F>==<
has a	E==:<>
has a x	E==:<>
has already	9@>=E<
has already ed	:@>=D=
has been	C8:A?;
has been ed	B96=B?
has been x	B<AC58
has come	D?=>>;
has ed $	;==?B?
has ed it	=:;B@@
has ed the	?:;;F:
has expired	8<?E<@
has gone	F;><<<
has it	E>>=;<
has n't	7BBA96
has no	:E?<>>
has no x	;E?:>>
has the	I@?666
has the s	F;==<<
has the x	F>A999
has to	9;:F:?
has to x	<=9F=>
has x been	<<>E>=
has x ed	;C?A;:
has x s	:A=<<D
has x x	A;B;C7
has your	D:>;A;
have	BA5B:?
have 0	;E??><
have a	>:>?=C
have a x	>:>?=C
have already	?;<=F9
have been	?@7?>@
have been ed	?79>?D
have gone	?<:G=:
have it	C:B;=;
have n't	;?;D>=
have the	G9>;:=
have the x	H:=;;8
have three	8D>==A
have to	:<:;=I
have to x	:<;;=H
have x ed	<<<K>8
have x s	=E::;@
have x x	>9;F==
he	?B88G6
heating	K4:;A=
held	>:;F>:
helen	A;D=>;
help	:<9?>G
her	E>>=>;
her $	BA?:=;
her x $	E;@;>>
her x is	===D>;
here	67D@7D
here $	:@BE=5
here 's	69>:<J
here 's the	:<=<=G
hi	9<>==F
hidden	E<>;>>
him	;:B@C<
his	A9:8G<
history	=D=;>>
hit	7B?E=8
hold	;EC;;9
home	B;;:=D
hotel	DB@;97
hotel has	=D>:>A
hours	@=A9@?
hours $	A8A<C;
house	;><<C@
how	<;8:BG
hr	<AB>C7
https	68=<>J
https :	68=<>J
i	;ABC.=
i #	;D@9D5
i # $	9EA;A7
i 'd	;8E;:?
i 'd x	7:?==C
i 'll	56M1=<
i 'm	57F@=@
i 'm ing	:;G?>7
i 'm not	<=;@?B
i 'm x	:;A>>C
i 've	A;=>6C
i asked	D>;;>@
i ca	;A7F><
i ca x	;A7F><
i can	8BI6=4
i can x	9BH7=2
i checked	8G<<?:
i could	:;FB>9
i could x	:;GA>9
i did	B::F?9
i do	<=@C>8
i do x	<=@C>8
i dropped	E==<?<
i ed $	?<;B>?
i ed at	9G<<>;
i ed it	<@:@>C
i ed the	D>967D
i ed to	;>;E><
i ed x	FC8?=9
i ed you	E==>><
i ed your	=AB?>9
i found	:F<>?9
i gave	E><=?=
i got	<99FC9
i have	<;6G<A
i have x	<9;C>B
i left	;67I>;
i looked	9G<<>;
i need	:;I;>7
i only	DB@6>A
i put	C<?A>;
i ran	7H=<?<
i restarted	E<>;?>
i sent	D=>=><
i split	:>>>?D
i took	E>;=><
i tried	@<6F>=
i understand	;=:<?F
i went	=B<9>B
i would	=>E<?<
i x $	;A<:>C
i x a	E>;<>;
i x do	>=;@?C
i x ed	B?B:8=
i x it	<:?A>B
i x the	>C9D::
i x x	9EA?7>
iban	;F=<=;
id	7C=<=B
if	12I84A
if it	==F?=8
if it s	?>D>?;
if that	>>D=?:
if that 's	>>D=?:
if the	;<@?=A
if the x	;<@?=A
if you	88D89B
if you x	99D::A
immediately	:;==>F
immediately $	:;==>F
in	BB76@?
in #	:@<:E>
in # $	:=<=E@
in $	K<8?61
in 0	2B<:EC
in 0 $	4?=<EA
in all	9A>>>B
in may	=B<<D:
in may $	=B<<D:
in october	9H<<>9
in place	H9>=>;
in s $	;E=A=;
in s x	DA;;><
in the	?AB>0>
in the s	=:A><C
in the x	@B>A3;
in total	;E@>>:
in use	97CF>:
in x $	9B:CD7
in x 's	E==>=<
in x 0	E?;==:
in x s	=C>9;B
in x x	6=;><I
in your	G?>86>
in your x	H=A979
inbox	C@?99<
inbox $	F;;==?
incident	@9=<B@
ines	<EB<=9
informed	E=<<;@
ing 0 $	E9<<>A
ing : $	;A<B>>
ing ed $	<9=E<A
ing for x	@9?D=9
ing for you	E>;=><
ing for your	9>EA>:
ing has been	A<=D<;
ing is ed	=D<?>8
ing is x	B@:8=A
ing s $	88=ACC
ing s x	:7AA=C
ing the x	=A>>:@
ing to the	5B<:D>
ing to x	AC?<?7
ing was ed	=;>F>;
ing x $	A;<B;?
ing x is	>E;;><
ing x s	9D;?;B
ing x the	?<D==;
ing x to	C;>:>B
ing x x	?8?>>C
instead	F=A:>8
instead $	F;>;>;
insurance	:C<?<@
into	;<C@:?
into x s	:>>>?D
invitation	I9>;;9
invitations	G9><><
invite	A9B=@?
invited	@;=B=@
invoice	@@>8<A
invoice #	?8>@B?
invoice $	=D?<<<
invoices	<DBA:9
invoices $	9A>C?<
io	=?<<=C
is	CD8A#<
is #	=D>=>:
is 0	0I;9=A
is 0 $	9B>>>A
is 0 s	8G>=>=
is a	:7AB>D
is a x	;8AB>C
is at	=D@9<9
is at 0	<E;<=<
is back	J7=:>:
is being	F=<;>;
is booked	@>>A?;
is cancelled	A=:=C:
is due	8?D<>@
is ed $	D2=A=?
is ed and	A;B<><
is ed by	>D=?=9
is ed for	D9@:=?
is ed in	:<E=>A
is ed on	7<>=>H
is ed to	B<A<>>
is ed until	><;E>;
is ed x	<B@:?@
is free	9F?=?;
is from	9G><=<
is from x	9F>===
is full	8A=D?;
is gone	D8>@>:
is in	JA859/
is in #	?D>>?:
is in $	G:=<=:
is in the	E<==><
is in x	@B>=>;
is in your	H9>>><
is ing $	:?<E<;
is ing for	?;8E>>
is ing x	?B=@>8
is live	J7=<>;
is locked	;<=E==
is n't	939D>C
is now	J3<:<?
is now 0	?:>>>C
is off	D7=<>@
is on	EC97:3
is on its	C?>=><
is on x	=D==>;
is open	>E===8
is out	I:<9>;
is overdue	9C><>A
is paid	E><;=>
is ready	=@D9>;
is running	AB=<=9
is s $	C8=9>D
is still	2A=H<9
is still ing	<:<F?:
is still x	=E>;?<
is the	9?A=>E
is the x	:?>=>F
is unclear	>=<E?:
is under	F;>=>=
is up	F;<9=>
is valid	;F>=>:
is waiting	><8E>?
is with	D8=A=;
is x $	D:?B69
is x 0	;E>>?<
is x at	:D=;>B
is x ed	7C<C>@
is x from	F:=<>>
is x in	@A>?>9
is x ing	C;<:?D
is x on	E<>>>;
is x to	C??:>;
is x until	8G?=>;
is x x	=;B=:A
is yours	G6B7=<
issue	A;>?B<
issued	E6B;A9
issued $	E:>>?<
it	9:B=G>
it $	H1=9C?
it 'll	C@:B;:
it 's	A@?B?3
it 's 0	8H===<
it 's already	:=>>E=
it 's ed	?9B@9@
it 's on	E<>===
it 's x	B;:C@9
it :	<99;CE
it : $	<99;CE
it ?	>>G>?9
it ? $	>>G>?9
it as	9E<:@?
it back	;=D=B;
it did	@A=8=D
it ed $	B;=A?<
it for	AB@=>9
it goes	<;F==;
it has	<?E<>9
it in	?77:DE
it in x	A:<=?C
it is	:?8C<A
it is ed	9:<D>C
it is ing	=<>E?:
it is x	=A<:?E
it may	==;D>?
it now	<;D<>@
it on	?7@<C@
it on the	@:@=C>
it s $	=?C<=?
it s x	5;D::E
it should	=<;>>E
it to	=;C:E<
it to x	<>E;A>
it up	>:>?@A
it was	:A>@:A
it was $	9;=C>C
it went	G:>==;
it x $	@89DC:
it x and	8A@=AA
it x x	BB?6@?
items	A?B==7
items $	>?C=>:
itinerary	D<===@
its	B@;@>8
its way	F==?<9
its x $	A?:?;A
its x to	E<>>>=
itself	98@E>=
itself $	>==;=E
january	8C<<C>
january $	8?==CB
jo	;G@;=8
jo fenn	=D@<>:
job	E5;>@?
june	;E<:C9
june $	=D=:B9
just	F>=;9?
k	:F;<<<
k #	:F;<<<
k # $	9D>>>=
kayaks	B9C>=<
keep	?9A:;B
keep the	C=C>=8
keeps	@;=;=D
kept	9@:FC;
key	D=B:9<
keys	:BD:?8
kim	B:><C;
kitchen	E<B<>;
know	@;?A:>
know $	=BB:=>
knows	J7<?;7
knows $	F;>==;
kofi	8@>=>D
l #	>:>?>D
l # $	>:>?>D
label	D;@?:;
label $	D;=@<;
landed	D<??;>
landlord	=8;?G<
laptop	D9@:@;
last	4H69J2
last week	9<>=CB
last year	;C<=B;
late	@:=>E9
late $	==<@F9
late fee	E<>@=<
leads	=8>F>:
leads tmp	>8=F=9
lease	E<>=?;
leave	:>:C@A
leaves	6CB=<@
leaves at	9C=>>A
ledger	@===:D
left	9@9H>7
left $	7H<@=9
left a	E<==>:
left the	:46J?:
left your	D9C<><
legacy	9F>>==
legacy exporter	9F>>==
leo	;?=BC;
let	?9;:;G
let me	:<;==F
letter	F7?;><
lights	C?===:
like	@>E:?;
like $	>?C??;
like me	>?D>><
limit	A9B:;A
limit is	B9>>>C
line	@?9;<D
lines	:F>=><
link	E:<<<@
list	A:E8==
list $	C7>;>@
listed	:D<9=C
lists	:G=<==
live	M4<:<9
live $	G:><><
live in	E:>>>=
live on	E;>>>=
loan	;CB=>:
lock	A@B><8
locked	;7=H98
locked $	9;<G<<
log	>@<@D6
log $	?<<;F:
logged	8<>CE=
logged in	:>??D?
login	9C<<@C
long	8A==>D
long $	;E>>><
longer	E:@;=9
look	<@A8<@
look at	?;=;>D
looked	6K;;>8
looked at	7J<:>:
lost	;??<>D
lost $	>A@7>C
lu	<9>>>F
lu #	<9>>>F
lu # $	<9>>>F
lume	?C==<;
m	?;A;C>
m #	=;==DA
m # $	D8=>=A
m # 汉	7B?>F>
machines	E;=>><
made	D:@=@9
mail	7E@B7=
mail $	D8>:>?
mail has	9G=:==
mail to	:<=A=E
mailbox	??C=@8
mailbox $	??C;>;
mailed	E=B>;:
mails	<FB8;<
main	@AB;=8
makes	;F>>=:
manager	=?<D?9
march	=;?=F;
march $	;<>=F<
marked	<B=;>C
marta	D7A9;@
match	;E>=A:
match :	<E>>?:
may	:D3ABA
may $	9G77F5
may not	>><E>;
may take	>=;<>E
mb $	=9>>>E
md	D;=;=@
me	33FCC;
me $	?<9EC<
me a	>>E>>:
me a x	>?D>?;
me to	9;G@:;
me to x	:<EB;:
me x x	>>8<>F
meeting	>:B>=A
mention	=C:=<B
merge	7??A>C
merged	>:>@D>
message	C85B6C
midnight	?A<:<@
might	>>:<=F
migration	@7EC=8
migrations	C:<?>@
milk	?<A9B=
minute	@:B;<A
minute $	>;B<=A
minutes	:G@97=
minutes $	=@@;<@
missing	<?9G=7
missing $	:><D><
monday	@B>=C1
monday $	@A@?A4
money	=6?>9E
month	<E<:B<
months	;D?>=>
more	H8:5;C
more $	G=;:<;
more than	9@>>?D
morning	A6>:B@
morning $	@:=;C>
most	;=;==F
move	?9G8<:
moved	B59=H6
moved to	F=?>:>
mr	A7;:CA
mrs	::<:DD
muted	I8=9;?
my	>7AE7;
my x $	B;<D=:
n't	363M6B
n't $	=:>G?;
n't be	;9CB<=
n't forget	>=>:?E
n't know	>>9G>:
n't see	>>=E>:
n't send	>>;D?=
n't tell	=>;E?<
n:	?@=;:B
n:assertsFalse	G;<:A5
n:assertsTrue	G907F;
n:deniesFalse	9>9>K<
n:openFalse	.G>?;B
name	ADB997
name $	<DA;;<
nd	E<>>==
nd #	E<>>==
need	2@K39@
need a	:=D>>?
need to	;>??>B
need your	;;F<>:
needs	44GF:;
needs a	99B@=C
neighbour	<;<<EA
neither	<9<A>C
net	<F>>=:
new	H:@=>/
new one	@7B=C9
news	E9===<
next	@<G69:
next week	@:E<>9
night	5@?9BC
night $	6@A:AA
nine	B@::@>
nine $	C:<AA:
no	EB-?>2
no $	C?;<A7
no confirmation	:@9F>8
no longer	G:;;=;
no more	E7>9>D
no s $	C@>6C<
no s were	=:?E>>
no x $	;B:@<=
no x for	:;=F>=
no x s	C;>>>A
no x x	E?:=;?
nobody	BD9=;7
node	<B@B;:
node 0	=DA<;;
none	:D=@>:
noon	A=B8>>
noon $	@=B9?=
noor	C@<@;9
norlex	D=;A>:
normally	=<;<>F
north	8E??@B
not	7+<M6<
not available	<>>D?;
not be	=>:F>:
not be ed	=>:F>:
not ed $	;<>H><
note	G8>8A:
note $	D:;:B<
noted	<9<<=F
noted $	8=?>=F
notes	<A:@A=
nothing	6<5C?B
nothing has	<<?F><
nothing was	=;>F>;
notice	@9;B7C
now	V3=5+4
now $	I;=>76
now 0	?:>>>C
now on	G8<=<?
now on the	F;>>=<
now that	F>;>>;
ns:assertsFalse	CB=89<
ns:assertsTrue	P2(3<@
ns:deniesFalse	.>3X49
ns:openFalse	/5Q=5D
number	B:<A>@
number $	9>BBC<
number 0	F6?==?
number :	D?=>?:
number is	<;=@=D
numbers	9E<>>A
oa	=<=E>;
oa 汉	=<=E>;
oa 汉 $	=<=E>;
oakline	F;===;
oat	9?BBA8
oat milk	;@C=A:
october	@E:;>7
october $	BB;<>9
of	?F8A2;
of 0	B?=@5>
of 0 $	><@<<C
of 0 is	B9BA><
of 0 s	;F<?<:
of 0 was	D;?>=>
of 0 x	D;=?>=
of a	;E>;>=
of s $	9BC>>;
of stock	99>G><
of the	>>9C7@
of the x	A<:A6A
of them	;E;8A>
of x $	??8B@:
of x 0	:?CB>;
of x s	8GA;>:
of x x	>B?:;?
off	M;7<46
off $	BC7<9:
off the	G8;A;8
off your	F<>=>;
offers	9C>=>A
office	@>=77D
office $	@B@>=:
ok	?>H8;;
ok $	@?B:;>
okay	>9A;=A
old	=<=@C>
old version	AB=<>8
on	E=;8A<
on $	B<<A<=
on 0	@>;;E9
on 0 may	<@=<D<
on 0 x	==??D9
on a	@=:B=>
on average	9E??@?
on friday	7@B@C>
on it	F9<B<;
on it $	C;=B==
on its	D<;><?
on its x	D<;><?
on monday	<?<;F9
on saturday	>=B=@;
on staging	D;>@>=
on the	C?9;?>
on the #	=B?:D2
on the x	B=7=;C
on thursday	;:D==@
on to	E>==>=
on x $	5BG5G8
on x 0	AC=<<:
on x :	:E?=>=
on x at	:B@=<A
on x x	??;>@?
on your	B9>9;D
on your x	B9>9;D
once	<7I28>
once the	9>?:=F
once the x	;>>:=F
once you	;=I<;8
once you x	;=I<;8
one	:DB6>?
one $	E<B5@:
one 's	>:<C=A
one in	:><>@E
one is	=A=<>C
one of	?A=:C9
ones	9>?D<>
online	BB9=<<
only	GF<2@<
open	5E6A6C
open $	9<9D<D
opened	@;8>H5
opened a	?<:=F:
operated	:E>>>=
option	@AD<>8
or	9<FC<7
order	@;A>B9
order $	A@>A=9
order 0	8;B=EA
order is	;CA;>@
order went	E<>=>=
ordered	E7@9E6
ordered $	G====<
orders	7A=D=A
orders $	B<>C>9
orders were	:C>A>=
other	A><??=
out	@<>F78
out $	C>>A69
out :	G9=;>:
out for	:=<=>E
out of	>=@E<8
out on	:=BC<<
outside	C>:>>A
outstanding	:F=@>9
over	<>?A@?
over $	<:BD<;
overdue	6C;9>C
overdue $	8@=;>C
overnight	<8=<F;
overnight $	<8=<F;
own	=;<?<E
owner	;?<:CB
owner $	;@<:>D
p	@=>:;A
p #	@=A;;>
p # $	?;A<<A
p:	D;:=@=
p:assertsFalse	:AA=9@
p:assertsTrue	;>:C8A
p:deniesFalse	6EF=?8
p:openFalse	1A@<1I
pa	<EB;<8
pa #	<EB;<8
page	<G;:=@
pages	==;==C
pages $	:<=>>D
paid	;<99J>
paid $	=?9>AA
paid in	>;?>D;
paid the	=:><E;
paper	B:8>C=
papers	:@?;E:
parcel	;A=<B@
parcel was	9;<;DD
parking	C?;<A9
pass	<D<:<@
pass $	9E<<=?
passed	9J:7;>
passed $	6I><>>
passport	;@;<@D
password	?<A>??
password $	;<A<B?
past	@A<:<A
patch	E<>;>;
pay	B<F9<8
payment	:9FD;<
payment $	;>BE:=
payment of	@8BC=<
pays	:C@<=@
pdf	H7::;A
pdf $	F<>==;
pending	::9F=?
pending $	=;:D>@
people	8C9;?D
per	2C;:CE
per the	8?<=E>
pharmacy	C<B:?9
phone	B=;8:E
phone $	C@;:;A
photos	A8;<AC
picked	:;=AD>
place	D8<<<C
place $	C;=?=?
placed	D9B8B9
plan	A>F37=
plan $	DC;9=>
plan is	?;C=><
planned	9:G<>:
planned for	9:G<>:
please	668<;K
please check	<<9@>C
pm	9?=@>B
pm $	=?<;A@
pod	ADA:>;
pods	=F=;=8
poll	CA><;<
poll is	E;>=?=
portal	=D=?;;
possible	;=@D==
post	G>>6<<
pounds	F9@==:
pounds $	E:A>=;
pr	@<C<?:
prepared	8=D<>A
prescription	A:B>@:
press	>8F@:=
previous	?8=;G8
price	?<@=;A
price $	9<?=<E
print	A<:;=E
printer	D8=>@;
priority	DB==>:
priya	;A<;D9
pro	C89E;:
processed	B<::>D
production	AD;;B6
projector	AAB=>8
ps:assertsFalse	@B<9<=
ps:assertsTrue	J46<:B
ps:deniesFalse	'D9O5;
ps:openFalse	95I8B@
public	F:@=>:
push	;;D>=>
pushed	E<<<@=
put	>5D;C>
q	<9==<G
q #	<9==<G
q # $	79=>=I
question	7:<;<J
queue	=@=D<9
queue $	@<=D=:
quillhouse	;?==>D
quillhouse io	;?==>D
quota	;9<B>B
r	:D8<A>
r #	;B:>A>
r # $	=A<;@>
rain	:F;<==
raised	F;>>==
ran	:I9=:7
ran the	9G=<=<
rate	<E=<>:
rate is	:E>>?=
re	>;C>=?
reach	A?:<;B
reach you	?9<==D
reached	E==A6:
read	7G>79B
reading	F8=A=:
readme	H:=<=9
readme md	F<>=>;
reads	A@<=:@
ready	8@K8=5
ready $	=@E;>:
receipt	?@>9A>
receipt $	;BA9A>
received	J<887>
received a	F8=;<>
record	6B<AC?
recording	>E=<=<
redis	>F@5@<
redis $	AE>:>9
reference	:C<:;A
reference t	<9>?>F
refresh	=BB8<>
refresh $	?CB9=8
refund	@9@@>>
refund is	B:B===
refunded	=C<=:@
refunded $	<E;?9?
refunds	8H:>=>
refused	=:>E?=
regards	:9=>>G
regards $	:9=>>G
registered	A<<=C9
rejected	;9>F@<
release	@;BB;9
released	@9=?@A
remain	:<<==G
remaining	:E=@>:
reminder	C9CA;9
removed	>=<;B@
renamed	D=>>><
renew	@BB;=9
renewed	C:;B@:
rent	G@;9<:
rent $	?D=<=:
replacement	@;>B@<
replied	;:==E;
reply	8;B@<C
reply to	9=A=?D
reported	D<<;=@
request	@27H>@
request 0	9:>>>F
requested	F<B<<;
requested $	E=>==>
reservation	9=B?>B
reserved	A;AD:9
reset	><=<AB
resolved	:8><FB
restart	?:A<=C
restarted	F><8@:
restarted $	E<>;==
result	>A:B>=
return	CA;:A=
returned	@>;:E8
returned the	><==D<
review	=?=?=A
review $	;B<@?@
right	AB=9:B
right ?	>>7>?G
ring	=;=E=<
rio	<E<=>;
rma	C=:B?8
rma 0	C=:B@8
room	==FC;7
room $	?:A??A
room 0	<@<E>:
room is	8G???>
rotated	F=><;>
rotated $	E=><;>
rows	B<=E;5
run	3DCD9?
run $	7>AE;>
running	A?98B:
runs	?C9<<?
s	;E=9<>
s #	=E=:=<
s # $	7D<>=@
s 0 $	>H=;:5
s 0 s	=B;==A
s 0 x	<F=<=;
s : $	A>:<9A
s ? $	>>D>?<
s a x	:8>E@?
s an x	:D<C<9
s and x	BBA9<;
s are ed	>EA79=
s are in	<B<B=9
s are x	B>>?8;
s as of	=:>>>D
s at 0	A=B<9=
s at x	A>;?;@
s ed $	?C8??7
s ed :	B>=B>:
s ed to	;>=>>E
s ed x	:AC>=>
s for ing	<===>E
s for x	@:D:<?
s from x	D?=<<;
s in the	8D@;;@
s in x	:D?;;A
s is ing	:?>E>:
s is x	@=@A>;
s no x	BD>9>>
s of x	C;A:=?
s on 0	AA<<?:
s on the	<B<<9C
s on x	:CA8>@
s s $	7E;;?B
s the x	7@@=@@
s to 0	<G=<<:
s to the	>:@?;C
s to x	;9E?<=
s were ed	@><B?:
s x $	=B?9:@
s x 0	=BB?<;
s x :	;DB<>:
s x ?	>>F>>9
s x at	AA<;B;
s x ed	>:=<E:
s x on	:>>B;@
s x s	A;AB7>
s x that	<E>==;
s x the	D89@B=
s x to	@D8;=?
s x x	?>?8AA
s x you	A9==>C
s you x	>:@<;D
s your x	6BBE;9
s | $	;===>E
s 汉 $	=@=:>C
safe	=:@??C
said	=::;I9
said $	:=>>F;
sam	>9B>=B
same	C7C8:@
saturday	B<A<>9
saturday $	C9B=>:
saved	B;=B>>
savings	?B<=A:
savings $	?B;=A:
say	65F:A?
say the	;:F==;
says	>B?8A:
says the	:@==E:
scheduled	:>C>C>
school	<B;AB9
seat	@>A8:@
seat $	E:=>=>
seat is	=DB<>9
seats	>E;>=;
seats $	=F>;>;
second	@8@:<C
see	;D:>:C
seller	;;;;DB
send	69H>8>
send it	<=EA>7
send the	:=??;D
sent	;@;>F<
sent $	@?=D8<
sent folder	:CC>>;
sent it	==<:DA
sent the	B=:=AA
sent to	F=:=B:
september	=;=<>E
server	9D;D:>
service	@B;;>?
session	??<:@B
set	I3@=@9
settings	9:A=>D
settled	=;>AB?
settled in	<;?>E<
seven	=E<B86
seven $	<A=C<9
shall	=>G=>;
shall i	=>G=>;
shared	C@;?=9
shares	F:@>==
sharing	:C<B><
she	<<A7H4
she 's	A?<<A9
shift	E;>>?<
shipped	5@>;H@
shipping	@E<==:
shop	:=A7F>
short	7=<<=G
should	47G46G
should i	>>F=?;
should i x	>>F=?;
should x it	??D>?:
show	BA;A:?
shows	AL7525
side	<<;B<B
side $	=:<@<D
sign	<:?D<>
signature	=>EB<5
signature $	:<D@>:
signed	<?8:EA
signed $	=>=:=E
signed in	9F?>>=
signs	<=CB>9
since	@B6>@;
since $	>B7>?<
site	=E;?9<
sits in	C9>>=A
six	G97?>>
six $	B8<>AA
skipped	6@<G=6
slot	:8=FA>
slot is	::=F>@
smoke	D<@=>9
sms	A<<E<:
so	:=>G<;
so $	>=B=9=
so far	8C<E>9
so i	?9:I=5
so i x	>;=F>:
so that	?:C?;?
so that $	?:C?;?
so x $	<:>H>;
so x :	:D>@?<
sold	:?=D@=
sold out	8A=D<?
somebody	:<A<E:
somebody else	;<>=E;
someone	;<7DCA
someone has	===F<:
soon	;>D<>@
soon as	;>D<>@
sorry	559A:G
sorry $	97<D=@
sorry about	;=>==E
sorted	F:=<<=
sorted $	F<>=<:
south	7G??@>
sprin	C:>C=<
sprin #	C:>C=<
staging	F9B?;7
staging $	H9===;
stale	D:><B<
standing	A9<:>D
start	@<B;=>
state	<9;B=E
statement	<H8::?
status	7B8A:E
status is	;E>@>:
status |	;===>E
stay	8A<A=B
stays	5A?A<B
step	9<?:<F
step |	:=<=>E
still	&B>O16
still has	<=;F>;
still ing $	:?:C>>
still needs	<:=F=;
still on	;;=E><
still pending	>=<E?;
still x $	:EA8>?
stock	A:=E=8
stock $	8<>F><
stopped	;9<H::
street	E8B<?:
stuck	9@<E>;
subject	5?B==D
submit	<E>=>;
submit $	>E<:>=
submitted	B;;@A=
subscription	D?>::=
suggest	<>E=?;
summary	9<==>F
sun	;;=E=@
sun bo	;;=E=@
sunday	==B:B>
sunday $	8>A;CA
supplier	<9><F;
sure	><=:>E
swapped	G9=<=;
switch	;;G<>8
system	;?;E@7
t	=<999F
t #	=<;;:E
t # $	=;<<:E
table	F57F<:
table for	D:<B=<
table is	B<;C>;
tagged	F<>=>>
take	98:><H
take the	:<<>=F
taken	D:<BA6
taken $	9=BC>;
taken care	DA<:=;
takes	6B@9<E
tap	A=9<?E
task	9<<A=E
tax	?C<B<8
team	B7::D@
team $	@<=;@B
tell	::AB=>
tell me	<<B;=@
ten	B:;:B>
ten $	A?;:B<
tenant	><@=D<
tenants	<;<=>F
test	>FC9=6
tests	4N?793
tests pass	:E>=>;
text	>77D:E
than	;=<<=F
thank	=;=>;E
thank you	=;=>;E
thanks	8:<<=I
thanks for	:<<==G
that	598:DI
that $	;4;CG>
that 's	@8B:?@
that 's x	=7C>@>
that is	;??C?@
that the	?@:@?@
that the x	AA:<>A
that x is	A><D>8
that x s	=<=9BD
that x x	<<=9CD
the	=>=?E9
the #	:CB?D0
the # $	:EC<C.
the 0	AA;A>7
the 0 x	C9=@@=
the account	<D<=>@
the address	;??C=<
the airline	;@@=C<
the amount	A==<:C
the app	;<:?=G
the bank	7<?F=?
the board	A;:?:C
the box	9@><C=
the buyer	@;<C>=
the calendar	>@AB=;
the call	BD><:9
the card	=A8A=@
the change	B?<?B7
the charge	=;;>>E
the cheapest	<E>=>=
the code	9;<A;E
the confirmation	=D<:=C
the connection	=:>D@<
the contract	9F9<>A
the courier	A:;=E8
the customer	C:><B;
the day	9B<=>D
the deposit	;=A>D<
the door	;A<B<@
the driver	D;;;@>
the ed x	?@A9;=
the end	D<<;>?
the event	E:>@>=
the fee	<;<;=F
the file	:E98C;
the first	>>A;D:
the five	C@>;=;
the form	:;;>@E
the front	:8<B<D
the group	CA;?<:
the guest	BB;@:<
the gym	C=<=B9
the hotel	C?<><>
the ing $	==:B=B
the ing is	E<><>;
the ing s	@??:;A
the ing x	E@B:;2
the invitation	E=><=<
the invoice	B>B9:?
the itinerary	E<>>=>
the keys	<:E<@<
the kitchen	E<>=>=
the label	D;===@
the landlord	<:?BD;
the last	<D<>@9
the late	E<>@<<
the letter	A:>???
the list	A:@<D9
the lock	C:B<=<
the log	9C;AB:
the mail	<==D8A
the message	>>:C;>
the minutes	;B:<<D
the money	:9?>:D
the new	H3C:;6
the next	:C;>=D
the office	:>;;;F
the old	:>>:BD
the order	?B>@?5
the other	B@=:?<
the page	>D<>=;
the parcel	=C<?B<
the patch	E<=<>;
the payment	7<BE=>
the pharmacy	C:B;@:
the plan	7=F<>?
the post	F@?9<9
the previous	?8=;G8
the price	@>C9>?
the printer	E:>?<;
the queue	<?=E=;
the quota	<:=>>E
the recording	>E=<=<
the refund	@7C<@<
the request	==>D>=
the room	=CA>><
the s $	?<A=<@
the s are	I6A:;9
the s on	9B>=C>
the s x	=;@:E?
the same	>9D9;B
the second	=:>:?D
the seller	;;;;DB
the shop	8=D7F<
the site	@A>@;9
the slot	;9=CB@
the statement	=F;;?;
the suite	:C><=C
the supplier	8:>=G<
the system	>><B@:
the table	@::C@>
the team	B:=:@A
the tests	9F><>=
the text	:9=F>@
the three	C>::<?
the ticket	5FA9A>
the time	>8@:@C
the total	;E><>=
the transfer	?9@D>9
the two	H7A:=;
the way	=;<AD:
the word	9>F=;<
the x $	>:??A>
the x 's	AC:>@7
the x :	;CB==<
the x ?	@>D==9
the x and	>>;<C?
the x at	69C:G@
the x by	@9B>8B
the x could	;C<B>:
the x ed	-7;GO-
the x for	@>=9?A
the x from	?C9?;>
the x had	8@<9CC
the x has	B>99=E
the x i	?A7@B;
the x in	H8=9<@
the x ing	?=D8:@
the x is	<>E>-B
the x now	C@=>><
the x of	G5A::A
the x on	<7:=FA
the x s	C@@=2?
the x to	?9>FA3
the x was	9=8DA>
the x will	F=?:<9
the x with	:A>9AC
the x x	D<9>;>
the x you	=G=88?
their	AB4?5@
their x $	B>9A;>
their x ed	<E>>>;
them	E?<7==
them $	E:9?A;
themselves	=:>:DB
then	71C?>E
then delete	<<F=>9
there	:A6C=A
there $	7<9A@E
there 's	B==@;=
there 's a	D:;;>?
there are	9F=?<9
there are x	:C=A>:
thermostat	D:><>B
they	A;<;F<
they 'll	;=C=>@
they 've	A::;C>
they have	F:=@=:
they x ed	:>;<DA
they x in	C:>>B:
they x x	BA@98<
thing	?<===D
third	9C>:@A
this	<>?<B?
this ing $	;:@<C?
this morning	?9;<C?
this week	;E>>>;
this x $	@B9?9?
those	B9?A==
though	;8DD>8
thread	BB>;>;
three	=G988@
through	EA5>89
through $	E8;E;9
through the	:E;;>?
thursday	A:F:=;
thursday $	A9B<A;
thursday 0	@9B=>@
ticket	:F=6>@
ticket $	=E>>=:
ticket is	<BC>>9
ticketed	E;==>:
ticketed $	E;==>:
tickets	;C<A>?
tier	G9?;<9
till	D9><<@
time	>?A>=>
time $	?B=A?8
timed	:?<E:;
timed out	:?<E:;
timeout	6=ED=:
timeout $	8:DD=:
times	8B:C=B
times $	:@;D>?
tmp	?8<G=7
to	B4F=8>
to #	B<;=B?
to 0	>F>;>7
to 0 $	?D:>@3
to 0 x	:B>??@
to all	D;@==<
to be	6:B>:D
to be ed	8:E<;@
to be x	<>9A>D
to cancel	;>>C>?
to do	<<<=>E
to go	;=E=>;
to help	:=;=>F
to marta	E=><>=
to send	<>B;=A
to sign	7=?E=?
to the	@=?9??
to the x	@>@3@?
to them	BAA<=9
to x $	<;I=<8
to x 0	<DC==7
to x a	A>7@>D
to x in	@;;?=D
to x it	;:;A:D
to x s	G:;?==
to x that	===>;E
to x the	<8@?9B
to x x	7:CD:>
to x you	>=B>B:
to you	>A@@A9
to you $	?;=AA>
to your	B<=9@@
to your x	C<>9@>
today	BD>48>
today $	BB<79A
together	6DC??B
told	?;8;G;
told me	:=:<H9
tomorrow	@EC477
tomorrow $	@DA8:8
tomorrow :	:F>>?:
toner	C>C=>8
tonight	@8E9=A
tonight $	;:E:=A
too	G8A?<8
too $	G9=;=<
took	H79:A<
total	3KB9;5
touched	<;>G><
touched $	=;>E>=
tracking	:E>=>;
traffic	@9@=C;
transfer	:@@F<8
translated	9A>=>D
tried	@<6G>=
tried to	;>9G>:
try	9<B?=A
try again	<>C=>>
tuesday	=D;:@;
turn	9<:>>G
turned	6F>E<=
turned down	8B?F<?
twelve	?=<<D<
twice	;H<9B7
twice $	>E=:A8
two	<H@<<8
two $	=?A<C9
two days	D<==?>
two hours	C9D>>8
two of	:F;A<:
typos	9;>>?F
unclear	;<9H>7
unclear $	=<:G?8
under	D;>=?;
understand	;=:<?F
undone $	C=B<>9
unit	:E=B;;
unknown	<:8J>5
unknown $	<:8J>5
unless	=BD==9
unless you	>=F=>;
unread	:F>>>;
until	;?;>9D
until 0	;=@9;E
until 0 $	9:>>>F
until 0 x	A@:;<@
until sunday	D=A>>:
until the	>A7B=?
until the #	AC:<>>
until the x	<=<D>>
until x $	=B<@?<
until x x	D:@><=
up	A>;@=<
up $	B96C7A
up :	?9=E>9
up : $	?9=E>9
up on	F:>>>=
up the	<C?<B;
up to	;?==>F
up with	D:D<>:
update	@9@>=B
updated	H:==<<
updated $	E<>>=>
upload	9:DE;:
uploaded	?AA<>9
urgent	D:===>
us	:C=<<B
use	8:DE;9
use $	97CF>:
used	<D<?>9
usually	<;7;=J
valid	8H=?>7
version	@B=8;>
version $	C@><>:
version 0	:F>>=;
video	B@=@<:
visa	C:=C=;
vote	E<>>><
voucher	D9?>=>
vpn	@9D==9
wait	9;=B=C
waiting	C6?E;6
waiting for	>;?G=4
wallet	E;>>><
want	:<I9<;
want me	>>D>>;
wanted	D=:;=@
wants	79:F<B
wants a	9<;E=?
warm	<;>>?E
warm regards	<;>>?E
was	89.HH9
was $	9;=C>C
was 0	<F==;<
was charged	D;>@<<
was delivered	9<>>F=
was ed $	@79CA:
was ed and	E@><9>
was ed at	D<>?9>
was ed by	98;@G9
was ed in	88>=BD
was ed to	A8;:G8
was ed x	6A=AD:
was issued	D:>?@<
was sent	A;<<D:
was turned	;=>E<=
was x $	?@;B9>
was x ed	:<>C>A
was x on	9A?>C=
was x x	><;@>A
water	F;=:<=
way	B7:EB:
way $	<=;EC:
way to	F;>?><
we	<2GA7=
web	D;=;;@
wednesday	?><@B9
week	8AB<A>
week $	6:C?AA
weeks	?9;;=F
weeks $	;<<>>E
weeks to	A;:<>D
welcome	:<>><F
well	A9><?B
well $	B:;=@A
went	O4/A28
went out	F9<?><
went through	F@;<<8
went to	J7;:;<
were	>?4FA6
were ed $	AA=@;;
were ed by	A:>=C<
west	@C@;??
what	:@=7CC
what i	E?=<?;
when	:=F4:A
when you	=<C<=>
whether	7::J9>
whether the	:<7I9@
which	8AE8D;
which is	=C<<>?
while	8>@D<@
who	:B@=C:
why	C=>A=:
will	C:B36?
will be	@@C8<<
will be ed	9=E;=?
will x x	<>F=>:
window	E@:<=<
with	E@@@56
with 0	8D?B<9
with 0 $	>;>C>>
with 0 s	:F=>=;
with a	>9??AA
with a x	?:@>;B
with the	F@A<77
with the s	?<D===
with the x	IB;=88
with x $	A>D<=7
with x s	C@:<>=
with x x	8?@@<C
within	4=E7:D
within 0	8@C;<@
without	EB>9<:
wo	C;>?;>
wo n't	C;>?;>
wo x x	D>9?=?
word	7=F=;@
word $	<<F=;<
worker	=:=C>>
working	A:><=D
works	:D=:B=
worth	;D=<>@
worth 0	;E@>?;
would	/=L=69
would be	==E;>;
would you	>?D>>=
would you x	>?D>>=
wren	F<>>>:
write	?=D;>=
written	@<C=;<
written $	E;>==;
wrong	?>@C<8
wrong $	;;AE>9
wrote	9D9<G5
x ! $	>3997I
x # $	9E88<?
x # has	=@>C;<
x # is	G:>=>;
x # x	E;>=?>
x 's been	F=><<=
x 's ed	D8B@:8
x 's in	G9>=><
x 's s	9B<@D?
x 's x	@B=>>;
x 0 $	C??10?
x 0 0	<D:<>@
x 0 and	@AA=<8
x 0 ed	C?>=;<
x 0 has	;E?=<>
x 0 is	D<@:A5
x 0 s	5DB>9>
x 0 was	@;==D=
x 0 x	:=GA<;
x 0 |	;;9D>A
x : $	:E=;7@
x ? $	:7F4>>
x a x	B6?<:B
x already ed	:===G:
x an x	A7>@@A
x and s	;C<A?A
x and x	<@>4AB
x are ed	D:=<=A
x are in	F<;=><
x are x	@A=<;?
x as x	?>B8A<
x at 0	C8@?B6
x at the	<3E<>D
x at x	?A?<<=
x be ed	99?D;?
x be x	A;C><<
x been ed	<@=?B;
x by 0	9E??=>
x by the	9>AAB9
x by x	;9:5=K
x c #	<E>>>;
x can x	G;<9;=
x could not	<=;F>;
x do x	;D:C>9
x ed $	F>:D38
x ed 0	:A<AB9
x ed :	?:C@>;
x ed a	>>:=F;
x ed at	;B<C=<
x ed ed	;;>F;=
x ed for	F99??=
x ed in	<=B<E8
x ed ing	C9=D<:
x ed it	8<?8K6
x ed that	?;<:E=
x ed the	55?=O8
x ed to	AA>?9<
x ed up	9BBA==
x ed with	?:?C@>
x ed x	><4DB<
x ed you	>=>>C<
x ed your	?8A;F8
x for 0	C=?<A9
x for it	E=:=>>
x for me	=<=E?;
x for the	>9@D9?
x for x	=;A9?D
x for you	>8>;AA
x from 0	>C=<=>
x from the	@B:::>
x from x	DB77A9
x had already	;:>=F<
x had ed	;;=<F;
x has a	G9=:<>
x has been	H4=?8>
x has ed	:=6=EA
x has it	E>>=;<
x has the	DD;799
x has to	;=9A<C
x has x	8C8>D=
x have to	=>;=>E
x i #	;AB<B9
x i 'd	B>D=<:
x i can	>C;=?@
x i ed	CB9<<@
x i x	>>D;A8
x if you	<=C=>?
x in #	;?@=D;
x in $	F?<?<9
x in 0	8B>>@B
x in a	=>E>?;
x in the	@=?>;@
x in x	A=:A@=
x in your	;B>;<C
x ing $	@;;>;B
x ing 0	E;>>>=
x ing is	9F<;=>
x ing s	:C@<<@
x ing the	@A9C=9
x ing x	::C6BB
x is #	=D>=>:
x is 0	3G<:=A
x is at	:F@:=:
x is being	F=<;>;
x is ed	>/E<0H
x is from	9G><=<
x is in	H@96;2
x is ing	A=7E<:
x is now	C7==>A
x is on	DC:8;5
x is s	C6B6=B
x is still	5:?G=>
x is up	D>=;>:
x is with	G:=<>;
x is x	?A=C39
x it $	D<;99D
x it 's	8C<B>@
x it :	9;==CC
x it ?	?>F>?9
x it ed	C==@;>
x it for	@B@=>:
x it in	=<8>=H
x it s	<;@<>D
x it to	<=D:B=
x it x	B4?=B>
x me $	@?9>C?
x me a	>>E>>:
x me to	==H<>7
x me x	8:=?<E
x no $	FA=6=:
x no x	C5:C<?
x now $	H;99:=
x now s	D?==<;
x of 0	F=??7;
x of ing	D:<=>A
x of s	9@C?A8
x of the	D>7?9?
x of x	=@@A>;
x on 0	=C99E6
x on the	@=2>AB
x on x	>CE;A0
x once the	;??<>D
x s $	@=:97E
x s 0	@F9;99
x s :	=B9;>C
x s a	;89D<C
x s are	AD@@90
x s at	<>B<;A
x s ed	?C:?>:
x s for	AA?9;=
x s from	E><;<;
x s have	C>=;B:
x s in	=B@;9A
x s it	=AD9;>
x s now	E<@>=<
x s on	AC@<6;
x s s	=??;;C
x s that	AC=9:?
x s the	9>C5?C
x s to	7@D>8?
x s were	>@=B>:
x s x	;F>83A
x s your	9><E<?
x should x	:<A==B
x still has	>>;E><
x still s	8E;C;8
x that $	;=88DC
x that the	:A=A<C
x that x	>A98AF
x the 0	B8<DA9
x the ed	:AC=?;
x the ing	B:?@<>
x the s	:@9A7F
x the x	;.F>>B
x their x	C:;<=B
x this x	;E<>>;
x to 0	?A@?=8
x to be	:<B<?A
x to the	D;@7==
x to x	A9D;:<
x to you	@B>B>8
x to your	@:A<@?
x until 0	9F<=>>
x until the	=?<D><
x until x	AB>:?9
x up $	C:<?;@
x was ed	>54AG:
x was x	6=8AAD
x we x	;;E;>?
x when you	>>E>>:
x will be	D=B<=7
x will x	D;@9;<
x with 0	;E?>?=
x with the	CA:?<<
x with x	<B<:<C
x would x	;?C?<=
x x !	<:===E
x x #	?C@?@7
x x $	==:@@>
x x 's	@?:A?=
x x 0	D==57C
x x :	>?@>;>
x x ?	<<D;=>
x x a	<3D>@A
x x all	=D@==:
x x and	>D::;B
x x are	G=::B9
x x as	>AB<@7
x x at	A:DA>:
x x by	;>9:DC
x x ed	A?5AB7
x x for	B9@B8?
x x from	A@@;=<
x x had	?;;CD9
x x has	CA:<;?
x x his	9@>;F;
x x i	:FA=;:
x x if	<=@D>;
x x in	>@?=<A
x x ing	=7<F=>
x x is	B??;3=
x x it	@;>;@C
x x no	=:>F>=
x x of	G><=87
x x on	;F<?@8
x x s	;D==0B
x x that	8@69@G
x x the	<8>>>C
x x to	E=C<89
x x up	=?A?A:
x x was	:?;@C>
x x with	:@<B;A
x x x	:B=C@9
x x yet	>><D?<
x x you	A;;>@@
x x your	D>B6;@
x x 汉	BC<<<;
x yet $	:<>H>;
x you ed	AC98A<
x you for	;=<>=E
x you x	B9>9@@
x your s	:A:@=C
x your x	E<@67C
x | $	=4A>9B
x ✔ $	F:<;>:
x 汉 $	=<A>=A
year	9G::A;
year $	<H<<;:
years	::>==F
yes	B:B:;@
yes $	?9=>=D
yesterday	6>:8HA
yesterday $	9?;8G?
yet	4:<K::
yet $	75<K<=
you	?;>.I?
you $	;:A=D?
you 'd	A>;98D
you 'd x	A@><<@
you 'll	>7D97@
you 're	BA9A8>
you 've	@AA7A8
you :	?B8;>A
you : $	?B8;>A
you ?	>><>>C
you ? $	>><>>C
you are	<9CA==
you asked	>:>>:C
you booked	;A;=D9
you can	;9>;:F
you can x	=;;;:G
you confirm	=>EA=8
you ed $	HB47;:
you ed 0	;C;=C9
you ed the	=<=>E;
you ed x	A:;8@C
you for	;=<>=E
you give	??D=>;
you got	9A=C;>
you have	>E=;?8
you have x	8GA><9
you like	>>D>><
you need	=;;<>F
you said	9<;=H9
you to	>;B<=@
you told	;=:<G9
you want	>>H=>7
you wanted	D=:;=@
you x $	;<@@D9
you x ?	>>?>C:
you x a	7D>=<@
you x be	B>9>>C
you x ed	C7C:?=
you x have	=>:>>E
you x in	D;>>@;
you x ing	=A<>C;
you x me	9@E9F3
you x on	E<<=9>
you x s	>;;>>F
you x the	<8C@>?
you x to	B>B>>9
you x x	>=D1=A
your	A7>7E<
your 0	@?B>><
your account	A;8??A
your approval	8;@CAD
your balance	;A;<=D
your bank	@A9?;A
your behalf	B=C=>:
your calendar	C<=C=<
your card	C=::<E
your confirmation	@9<E>:
your data	>:>B=@
your door	D;<==@
your ing x	B@:;@=
your landlord	==;<D?
your mailbox	?D>;?=
your name	F<?==<
your new	F:>>>=
your ok	;=E<>;
your question	:<=<=G
your request	<8==@E
your room	:CB>>=
your s x	><<:CA
your seat	=BD==:
your subscription	E;==<=
your x $	D7??:?
your x 0	9:>>>F
your x :	:=C<>A
your x at	@?;=<B
your x ed	=9=AD:
your x for	G:==@;
your x has	D8:9@A
your x is	=D>:7>
your x of	?9A?<A
your x on	B:=>C;
your x s	BE7=;:
your x to	@:9<@D
your x was	=A99BC
your x x	>>@<D8
yours	D3AC>:
yours $	G8<9=>
yourself	89=:DD
yourself $	<=:;<H
zero	E=?>>;
|	</C@2E
| $	</C@2E
⏳	==;F>9
☐	;:GA=5
✅	L::983
✅ #	E;>>=:
✅ # $	E;>>=:
✅ 汉	C@>==<
✔	G:<;=:
✔ $	F:<;>:
❌	>:>F?;
一	7G<:<A
一下	3>A>8D
一下$	9A;B;A
一个	;><E=?
一个$	C;:=;E
一件	B8;=BA
一份	H7D:;7
一份$	E;B;<;
一共	8G9<:>
一共四	;E>>><
一半	8A<C<A
一句	<9C=<A
一句$	=:>>=E
一小时	>B?=A9
一年	C@<<@:
一并	E<==><
一张	D:6?@D
一晚	@C>>>:
一晚$	@C>>>:
一条	@DA=;:
一次	>?=>:B
一次$	>=;@=C
一步	9<CE:<
一步$	@9<D==
一步被	;=>E>=
一点	<?=AB<
一点$	9A;BB;
一直	9E>A;8
一般	:78:<L
一遍	=D>;<?
一项	=E<;?;
丁	@9EA?8
七	?A><B:
七天	;9A=<D
七月	:;==E?
七点	F?A<:8
万	7H?8D3
万$	<C==B:
万付	;<>>E>
三	:M:2;=
三个	B=6<=B
三个月	=:>>>E
三分	=@=BA8
三号	@B=<A9
三天	C?A:;=
三天内	A;D>>9
三封	<E>:>=
三步	>;>=>E
三点	>E9;;?
三点半	:D>??>
三百	?@D<<:
上	G=7:?;
上$	=C7A4?
上了	J6<7<=
上了$	I7<8=>
上八	:>>>>E
上八点	:>>>>E
上午	>?>:@?
上午$	A@@=;8
上午十	;:>>=F
上去	C<?B<;
上去了	F=>=<=
上周	7A;<G?
上的	?:AB=<
上线	E?;;<=
上线$	DA<==:
上面	:?>??D
下	>;EA0?
下$	?=9E8?
下了	H6:89?
下了$	C:<::C
下午	??D;7>
下午三	;E=>>=
下午两	==;A<D
下单	@<CB;9
下周	A>D:=9
下月	D@>=>9
下来	?B@<@9
下来$	<AAB>:
下来了	?A=<B=
下的	9?><D?
不	5;:C7G
不上	9F>>>9
不上$	;F>:>;
不了	0::L==
不了$	3>;M>4
不会	C<6A<B
不会再	D=9@=>
不到	8CA?><
不回	:<E?=<
不回来	:<E?=<
不明	><;F?9
不是	<97?<F
不用	9C74BE
不用再	=>:<>F
不确	==;F>;
不确定	==;F>;
不能	;<<C=A
不要	?<HA=3
不过	;8D@<?
不过$	;8D@<?
不错	:?==>C
不错$	:?==>C
专	D>;<;@
业	@;3?BA
东	<@A@D3
两	;M>4;:
两个	=GA7B4
两份	:=B>=B
两位	<D=>=<
两分	<;AC=>
两分钟	<;AC=>
两天	@<<==C
两家	8G;?<:
两张	?><=D;
两晚	>;A==B
两条	E@=<<;
两次	;G=;=;
两点	=<:@BB
两点$	>9=>>E
两班	;D>>>>
两百	C8@<?>
两项	<D>===
两项$	;D>=>>
个	<FA78=
个$	C<?8@<
个人	:@==AA
个人$	9><=>D
个失	<E>;>>
个失败	<E>;>>
个工	<?C;;?
个工作	9>C<<@
个得	==;<>E
个时	<>F?>9
个时间	<?F>>:
个月	9A;;?D
个账	E<>>==
个通	=E?<=;
个通过	<E>==<
个里	D;?>>=
中	:@@AB7
中$	@B9B;;
中介	;<>>E<
中午	A<D=<:
丰	<AB<C9
为	@8=<:F
为$	@8=8<F
主	;A98F=
主任	=B@<@:
主干	E<>?<=
么	::BC:>
之	4<G:>C
之前	7:E8CB
之前$	=<E==;
之后	9=C78E
之后我	>?D>?<
乐	>D<=>;
乙	:=D<@>
乙方	;>C>A<
九	=E:?@:
也	S7:795
也打	E>>==<
书	B??B6<
买	6;B@BA
了	J9.9J1
了$	K51C?2
了一	?C2<@>
了一下	6G8>=A
了一遍	9E<<=@
了三	=C796C
了我	9=G>>:
了没	;=D>>=
了电	===;CB
事	894=FF
事$	=6<@?D
二	?H59A:
二$	=E><>;
二十	@??:A<
二号	?:<DA9
二组	><>==D
于	>3C<?E
云	;D???=
五	AB<7A;
五$	;EB==9
五下	=C;==@
五下午	=C;==@
五个	B:<==D
五号	<9A=F9
五月	;;;@G9
五点	E><<@8
些	;>>=<E
交	B=B;>;
交$	<:E>:@
交了	D:=<?@
交了$	B<=<@@
交回	;<==AD
产	><=D=>
享	CA=<<;
亲	A>:;<B
人	<@9?D=
人$	>?:A>?
人事	:=>>F=
人写	=@=;D:
人均	;D??>=
人是	;E@==:
什	=<:D>@
什么	=<:D>@
今	<EE9;7
今天	>FB<;4
今年	:D>B=<
今早	B9==D<
今晚	:<E:9B
介	;<>>E<
从	C?=6<?
仓	@A9;B=
仓库	C>:<A?
他	;?C;D:
他们	<<B>C=
付	=CC6A:
付$	B@?>?9
付了	;9C:C@
付款	=BE;;8
代	F5B8>?
令	A9BA<>
以	<6C=7D
以$	:87DA?
以上	=;<==E
以先	=><=>D
以后	A8A@9=
以用	C;D>>9
以用$	??E??:
们	A6?=D=
们说	=@@=9B
件	AA@>=8
件$	7G=9D=
件夹	AC===:
件已	B?>;@=
件箱	E<>>=;
件都	E:>@><
价	C9A:D:
价格	>@<;;D
任	<=7BE:
任何	=@<B=?
任务	@:<C?<
份	E<G47;
份$	G8>98@
份证	9>B9<E
份证号	>BD;=:
优	@:D>=;
优先	?;D<><
会	G=B7;:
会$	>G8==<
会再	D=9@=>
会员	DD@;82
会在	=;E>=>
会自	>>9<>F
会议	B>:E:8
会议室	A>:D<8
传	?4DC@:
传到	@;>D9<
但	7=?>9D
但$	8>?@:A
位	CA?88=
位$	C=?88A
位子	B:;>=D
低	>F@<=8
住	:7BE8B
住了	<<<C:B
住了$	===C:@
体	@B9;9B
何	;???A?
余	=E>A99
余票	9BC@@?
余票$	:AC@@?
余额	<F<>;<
余额不	>;?E?=
作	>9EB5>
作废	B;A@;<
作废$	C;;A;?
作日	9>C<<@
你	?7A5H9
便	;A9:9F
便宜	;B;;<A
便宜的	:F>>>;
保	@A9;<B
信	D5>B9@
信$	E??7;A
俩	D==?=;
修	A>;7G5
修改	@B==;=
候	69AD@?
借	E9<@=?
值	C:?A<<
假	?C@:@8
假$	AB<=A8
做	?8@@;?
停	<??DD6
停了	=B;<A@
停机	<==G=8
停机$	;:>G>9
健	=BA;@:
傅	=<:@F=
傅$	>@<@9B
催	D@>@:7
像	:C:?<A
儿	B9?C<:
元	>>A3@A
元$	3AA4=F
元已	D:==@<
充	B<??9?
先	6+F<BD
先不	=>B??9
先别	<<:<>E
先把	:>D<A>
先留	@==D=;
先看	=;?;>E
光	:=;F;@
光了	9;>F=<
光了$	9;>F=<
免	A;B?8>
免得	B9A@=<
入	A>C>;;
全	KB?266
全天	D:B==;
全绿	@C>=>:
全绿$	@C>=>:
全额	=D=:=?
全额退	<E><>;
八	@B@4==
八点	?>D::>
八点到	;E=>>;
公	>B;=>=
公司	?@;=B:
公告	@A=>:=
六	D@<3B:
六个	C8B=>@
六位	>:=<>E
六位$	;:>>>E
六月	=F<<C6
六点	@>;:=C
六点半	::@>=E
共	9HB679
共享	?C>==<
共四	:F=>>;
关	@@9A@8
关了	@;>=B=
关闭	F>=;<;
其	>A7:@C
其中	:D;:A?
其他	A:<=>C
内	7@C9/D
内到	CD<==7
内可	=B9=<C
内容	<<>D=@
再	:7F<4A
再发	>>AB?9
再试	?>E>?:
写	:GC4?=
写好	8=E:;D
写好了	8=E:;E
写的	9E<B?9
写的是	9E<B?9
冲	B7=A=A
冲突	;9>B=B
冲突$	<;>H>9
决	:@A:>C
冻	=D?<;>
冻结	;D?>;@
冻结了	;E?==?
净	<A=;<C
准	>8>?<D
准$	;;;A>C
凌	<;=<E@
凌晨	<;=<E@
几	?8C><?
出	><:AB>
出$	@2E=>>
出了	>@=;@@
出了$	?A=;:A
出价	>8>=F=
出去	@99F==
出去$	<<<E=?
出去了	E==??8
出来	=E;<:@
出来$	?C:==@
函	>;E>=8
分	7C:?=A
分$	9J=<;:
分之	9AAC<:
分配	><<E>:
分钟	<<@>>B
分钟$	@<CA:;
分钟内	@@;;=B
分钟到	B9>=>A
分钟后	;:B=E9
切	?>@B;<
划	D:@>:>
列	<D<>:?
列表	<H>9=;
则	?:;<BB
刚	>>:A<A
刚才	7=<AAC
删	=8G??:
删$	@8?G=;
删了	E;C:=<
删除	=<?>=D
利	:@>?B@
别	;1::>M
别人	9<=AAA
别的	=<;@>D
到	G<:?<;
到$	:==A>A
到一	9D=B=:
到三	=D<A;8
到两	8C>=D;
到了	B>;8D:
到了$	@A<=B6
到十	@E;<=;
到周	?A;=;@
到您	E===?<
到您的	C=:?@>
到手	@D>>>:
到时	:;E<==
到期	7H;:;?
到账	:<9>DC
到账$	@=;<A?
刷	:B;<<C
券	H9=B99
前	7>==CC
前$	=<E==;
前任	;;>>F;
前台	E>=<>9
前台$	E?>=;:
前面	<D?>?=
剩	3L==6;
剩下	8:>C=E
办	=@D<=<
办好	D?=>=<
办好了	D?=>=<
办理	:=@==D
功	E:<B9<
功$	G8:B;9
功能	=>;=>E
加	@7FB:;
加了	CA>>;=
加班	;C?>??
务	B9?>?>
动	?8BC?9
动$	?7?F=8
动续	D@<?<:
动续费	CA==<<
包	:EA>@5
包裹	:F;@@9
包裹到	:E??=?
化	:C>?=?
北	@?>=B:
区	<A9@C=
医	@@=7=B
医生	B>:9>B
医疗	8A@@BD
十	>F8::<
十一	>>?AC7
十一点	B;==C:
十七	BB?=<:
十个	9F>>><
十二	>E9<@;
十五	A@A:9=
十八	CA:<;=
十分钟	?<B@:@
十号	9B>>D=
十四	@D:;=;
十天	;@;=>D
十日	:?<==E
十点	E?7:9<
升	I;:;@5
午	@@D7:<
午$	@>B<;=
午三	;E<>>=
午三点	;E=>>=
午两	==;A<D
午两点	==;A<D
午十	;:>>=F
午十点	;:>>=F
半	<?9B8C
半$	>>8?8D
半小	@:><>E
半小时	@:><>E
华	F8;=C9
单	A>A:>=
单$	=>F@@5
单上	E:>@=<
单位	9<>>DB
单号	@@9:7A
单已	B;==B:
卖	<<CBA9
卖家	:=<>DA
占	2C;I@7
占用	8@=G<9
卡	?9?G?8
卡$	G9@=;<
卡上	BD>:<=
卡住	9?>E=<
卡住了	9?>D=<
卡在	<=;G<9
卡里	E;=@<;
印	D@;@:=
厂	:C;?D:
厅	@=:@;A
历	C>BD95
压	?:C>@<
原	@B<9=?
原因	<C=?<=
原路	?A=;:A
去	=1:B?F
去$	:4>J?;
去了	M7;;<:
去了$	L8;<=4
去年	8A>=D?
参	>:=<AD
又	B<?=B9
双	A@;<A=
反	A;:B;@
发	@7I=C4
发$	D8G><0
发一	>>F>>9
发了	D;<;@<
发了$	A>>=@>
发出	<8>C7C
发出$	><C@<:
发出去	;=<C;C
发到	B=A>>;
发布	=:=@B?
发的	D>9;A9
发票	=CA?6=
发给	A>A;<A
发货	:BA;A=
发货$	;CA<@:
发起	F;?<=;
发过	<<><D<
发送	<>>B<@
取	?/><F@
取$	D6?@:>
取消	;9A;C@
取消了	;>>>E=
取走	<==>E<
受	BA9<8@
受理	AB;=:>
变	A8?A:?
变$	B=>9>B
变更	A<<E<:
口	A>?>><
口$	F?=<<8
句	?9C;;B
句$	=:>>=E
另	@?:A<?
另外	BA;>==
只	BF:<2<
只剩	<DA<=9
只是	?@@@=8
只有	9>;C<B
叫	F<=;==
可	?=C9.B
可以	@>E/5@
可以先	=><=>D
可以用	C;D>>9
可能	:;7E<C
台	B;:;A?
台设	?D=>=;
台设备	?D=>=;
右	7D>;;B
号	@?;:F9
号$	<FA9?9
号会	?<<D>:
号会议	?<<D>:
号到	9@=;AA
号发	:<<>DB
号就	:>>?D?
号柜	9:>>F=
号柜$	9:>>F=
号的	==;=CA
号码	=<;C;B
司	=?:?A?
合	;C:==B
合同	>??9?@
合并	A=>A=;
合计	9C=>=A
同	@;D6C:
同意	>;E:C9
同意$	=>D=@:
同步	F:=A=:
名	E?;@5<
名字	@C>=<9
后	68J77D
后$	=;C;=A
后一	=A:C;@
后会	:<C;<A
后到	;:B=E9
后到$	;:B=E9
后我	?>F>?:
向	E<A;<;
吗	78F8:>
否	99AEB7
吧	<<=9=E
吧$	<<@9>C
含	AD=<=9
听	=F=;=<
听雨	?D>==:
听雨厅	?D>==:
启	AB<=>>
启了	@@:=C>
吴	<?C?==
告	B<?>;?
告诉	:>B:>B
告诉我	<>@;>B
员	A@A=>7
员$	<:=D>@
周	;@F3E<
周一	:ACAA4
周三	=A@A;=
周二	BB;;A8
周五	=@B77A
周五下	=C;==@
周六	C7A<A:
周四	@;B<8A
周报	8D>>B=
周敏	?C<B;9
周日	7<;<DD
周日$	;><==E
和	EG<61;
和一	=E=>>;
咱	@:=@<C
品	;A;<C@
响	?<:;<E
哦	8C;<;E
哪	><D=;=
唐	=D<=><
唐阁	>E<>>:
售	8D>ACA
商	88:BG>
商家	7=?BF;
啦	J9<::>
啦$	J9<::>
喂	A;>C;;
器	<?9D>>
四	@G=0>8
四个	<D<;A:
四十	A?<>9@
四张	@D=;><
四点	J:<;=8
回	?7GAF4
回$	><>?C<
回了	A?:>A7
回了$	?>>C:>
回复	:<EAA9
回复$	;;@DA9
回您	F====;
回执	:F:B;;
回来	<6BD=<
回来了	?:@C>;
因	<?6A8B
因为	?8=8=F
因为$	?8=8=F
围	9;>@>D
围城	:<>D>A
图	B;<@=A
在	C?=C<6
在$	<A=B>9
在前	E;>=>;
在前台	E;>=>;
在吗	??8??F
在周	B9D=;;
在第	9E<;B:
地	D:=C=7
地址	?=AB>9
地址$	@:A@A8
场	B39B@?
场$	@9=A=B
址	>@@B>8
址$	@:A@A8
均	<E>>=<
坏	<:=E=>
块	B?;A6<
块$	>=A;;B
城	9<>D>A
填	B8B7@@
士	B8;::F
声	?:A@A<
处	=C>;>=
处理	?=?;@?
处理$	A>E;<:
处理中	@?:A<>
处理了	C:>=B=
备	@D:4B<
备份	C?;;?>
备份$	D;;==B
备注	@@;;A=
复	>8E>C;
复$	5?D@D6
复核	>>AB<;
复核$	9?BC>=
复的	8B;>;C
复盘	B9<=@B
外	CB7;>>
多	8C987G
多$	:@<=>C
夜	8<?=H<
够	;E<@>9
大	?87><F
大概	9?<==D
天	4AB2DC
天$	@<;=?C
天内	>?B<8?
天就	;<C=C:
天已	:<>>BB
天没	<C;>>>
失	:=7G;>
失败	:?:H;3
失败$	>B:C<7
失败了	;9?F>>
头	9I9@7>
头$	8C9<<E
夹	AC===:
奖	===<<E
套	A<??9@
女	@<<;;C
女士	@<<;;C
奶	;>@;>C
她	:A>=E9
好	?.A79J
好$	>>>@7A
好了	B3E/<A
好了$	B7E19A
好的	;==<9F
好的$	:==<:G
如	;5H36D
如下	:;;=>G
如果	;<G8:=
如果您	=>D>=;
妥	H;<<<9
始	<=B?<@
始$	:=C>=A
姐	G::=@8
婉	CB?:=;
子	B7;;?C
子$	F89;;C
字	<AA;=?
存	F?@>67
季	B:>==B
季度	A;>>=B
季度复	A;=>>C
学	<C?<C9
学校	7B=<F:
它	;A>?<A
安	B;=?>@
完	@E79A6
完$	?;=>C@
完了	7G;@@9
完了$	8G;A>:
完成	AB@;?5
完成$	G:<9@8
完毕	H;==;<
完毕$	H;==;<
定	B6E<>:
定$	D8@?8>
定了	@;C<@9
定在	E;=>==
定金	:;=>G<
宜	;B;9<D
宜的	:F>>>;
实	A<4B6D
实$	;=;E>?
审	62>KC8
审批	39=I@<
审批$	88<I9:
审核	=;?E;<
审核$	><@D<:
客	>6B:G9
客户	B7;9E8
客服	=<<:F>
室	=:?CB=
家	9E89E=
家$	9?>:CA
家里	?==;<D
家长	>A=;@?
家长会	<D>>@<
容	:>=C=@
寄	>1F3F;
寄了	<>>>E>
寄出	<<B;AA
寄出了	9>>>CC
寄到	@>?;B;
密	=>C<@>
密码	=9=8CB
密码$	:<A=E=
密钥	BAE:97
对	;=:=AD
对方	<=6>C@
导	=6BDB8
封	AC:@7;
将	<;D<=@
小	:?@0CB
小时	;CA57B
小时$	>C<;:B
小时内	;=C=<@
小赵	;><=CA
少	D9<><@
就	.1M@B@
就不	B9;:=E
就去	>>D=>:
就好	9>C=>A
就差	;>E==;
就把	;=?>E<
就是	;;A?:D
就没	>A9E?=
就给	:>>>E=
就能	99?:=G
就行	=7@9;F
就行$	=8@9;E
尾	=??;C;
尾号	;A==D9
层	:E>>>=
层$	:E>>>=
居	<;;AD@
州	8E==:?
工	<;@AC<
工作	4@DB:=
工作日	9>C<<@
工单	C<;<>A
工资	=>==D;
左	8D?;;A
左右	8D?;;A
差	9:H=<=
己	45>:J@
已	M501H.
已出	B<==B;
已删	E<>>=>
已发	F<<<><
已取消	E=>>;>
已完	:D?>??
已完成	:D?>??
已建	D=>>><
已开	B:=<?A
已提	C?=>=<
已提交	B?=>==
已改	D<?>>=
已签	7>@?H@
已签收	6>@?H@
已经	@8:5J6
已经发	:=?BC;
已经开	9>>>E>
已经把	8>>?G>
已经有	;D??==
已被	8D=D<:
已退	F=>><=
已通	D>>><=
市	<A<<D<
布	@7=?D>
师	7?;>I;
师傅	=<:@F=
师傅$	>@<@9B
帖子	>><>=D
帘	D<=C=:
带	:7=;<J
帮	?=?<>@
帮您	B?@=8=
帮您看	>D?>>;
常	?B89;C
常$	AD<;=8
干	C?<B9:
平	=@8@?@
平台	A99>BA
平均	;E??>>
年	=>24@H
年$	@=<;;D
年卡	?D>><;
并	K8;?87
广	E<>==<
广告	E<>==<
库	CC><@5
库存	=DA:;9
应	=B?<@<
应$	>=>D>=
应该	AA?;8>
底	@8A?<A
店	@?@>B7
废	D:A@:;
废$	C;;A;?
度	<:?@?D
度$	BBA:;6
度复	A;=>>C
度复盘	A;=>>C
座	A>@=;?
延	7A98G<
延误	;<;:E@
延迟	:E>>@;
建	A<>;6D
建$	D=>?>;
建好	E>=>=<
建好了	D>>>><
建议	99B7<D
开	@9>AA<
开$	CA=A;6
开了	C;==>@
开了$	H=><;>
开始	<>B;<A
开始$	:=C>=A
开通	<=?>C>
弄	=;DAA6
弄$	:@E=>:
式	>??;=B
张	B>6>B?
张$	?@<;D9
归	N4=889
归您	D;=><@
归档	G:@<=:
当	B5A@@=
录	?E=5B9
录$	?C::;B
录里	<E>=;=
录音	:EA<<>
影	>?=8<C
影响	;=<:>F
往	G6:=9C
待	7=DH56
待分	=<<E>:
待分配	=<<E>:
待发	<E;<=@
待发货	<E;<=@
待您	;<F<=9
很	78;?;H
得	;=B?1B
得您	;=A?;@
微	A@B<;9
心	;876>L
心$	?<;9:G
志	:I:8@6
志里	=E><><
快	8A=3DB
快$	;@<==C
快递	;;@7E?
态	=E;<:>
态是	<E>==;
急	A;?:<C
总	;DB8A7
恢	F9C9A7
恢复	F9C9A7
恢复$	9>D:C;
息	==?<=B
息$	A=C@>9
您	A/E2C@
您$	?<A?9>
您一	=BD>=8
您上	<;:>H8
您不	<=<;>F
您了	?<==@B
您了$	?<==@B
您五	=>;>F;
您五月	=>;>F;
您先	<<B;?A
您卡	D>=@<;
您卡里	D<=@=<
您发	:CA>>=
您可	==<=>D
您可以	==<=>D
您同	>?D>>;
您同意	>?D>>;
您回了	>>>C;>
您在吗	??8??F
您好	;;:B;C
您好$	=<;B;A
您定	=;G<<8
您放	;==?>E
您放心	;==?>E
您点	<<C<=>
您登	;>=>D?
您的	E32E8D
您看	;A=@<B
您确	<=G<<:
您确认	=>F<<;
您给	9=G==:
您自	;=??@?
您自己	;=??@?
您补	:=C=B=
您要	;BC@9;
您要是	=>G==9
您让	>>8>CC
您让我	>?9>CB
您说	B:C;<>
您说的	D;A=8?
您退	==A=C;
您邮	D;A==:
您邮箱	D;A==:
情	:=>AB?
想	8>A7B@
愉	<:<>>F
愉快	<:<>>F
愉快$	<:<>>F
意	:5A;CA
意$	=>F=@9
感谢您	;>>>>D
成	E5?E79
成$	B29F?=
成了	B@=>:>
成功	E;>C94
成功$	G8:B;9
我	;4N>.>
我$	;;::>H
我们	D<>A=9
我先	:<E===
我先不	=>E;?;
我再	;=N8=4
我只	BE::><
我可	=>H=?8
我可以	=>H=?8
我就	57J=;9
我已	DA?<7;
我已经	CB?<8<
我帮	=;?><D
我把	:?A>=C
我来	;<H;>9
我没	:>6K>9
我没有	=<;G><
我记	9=<=>F
我这	B6?E::
我这边	C<;E=8
我这里	>:<@>C
我马	=>F=?;
我马上	=>F=?;
截	A@:@;>
户	E;7>?=
户$	B:9B;@
户余	>E<=>;
户余额	>E<=>;
户号	<:=C>@
房	;;=<F<
房$	?BB=>9
房东	@8<@D7
房子	?;B;:C
房租	<A==C>
所	>=8D?=
所以	:87DA?
所以$	:87DA?
手	>A??><
手$	@9C:=@
手动	E;@=>;
手机	>==>:D
手机$	<<;=>F
手续	=C;=A=
手续费	:D<>?A
才	1@?B=B
打	A7@<?@
打印	F<;?<>
打开	<CA9;?
打开$	>E<=>;
打款	<<B<:C
打过	=9=BD9
扣	8===GB
扣了	:@A<E:
扣款	:B<<CA
扣费	:@>D>;
执	<E?A;9
扩	?9;<>E
扫	F>=<<;
批	11DGG7
批$	95?I7:
批了	:=F;B<
找	;D>6:D
把	+;D1S<
把单	:>?>D>
投	C?=A=9
投票	>A<C<9
折	=9>>>E
抢	:=CBA9
抢到	=<==C@
护	A=AA<;
报	B;=B=;
报上	E==@;<
报修	E=>><=
报告	>8;B:C
报销	@:?;B?
报错	<F<=>:
抬	BA=B>9
抱	89<@;E
抱歉	89<@;E
抱歉$	89<@;E
押	;A=?C;
拉	I8A?98
拍	>?:;BB
拒	A9>AA9
拖	E=>==;
招	B:==>A
拟	4:K<;<
拟好	6>F><@
拟好了	8?D>>A
拨	>9==@E
拿	B<7><B
挂	D;?C7<
挂上	C=?A<=
挂了	9<C==A
挂了$	:9C>=B
挂出	E>?==;
挂出去	E>?==;
挂号	B;:C=@
按	J3568C
按您	F;:<7A
按您说	D;;=:@
挑	?;C=>=
挪	D:;?@:
换	C7E5C6
换了	;<B;C?
换成	A;A<A;
据	@7B=@?
授	:E>=?<
授权	:E>=?<
掉	G8>9@=
掉$	C9:@=A
掉了	H<=;<;
掉了$	H<=;=;
掉的	:=>>E<
掉的$	:=>>E<
排	:CEA48
排在	>@C<=9
接	C7A@?<
接去	:>>>>D
接口	=:>E>=
控	<;;;CC
推	E4A?@;
推到	E<>>>;
提	I;??77
提交	<CAC;8
提交$	=?BB>9
提到	H8>=>;
提前	<B9<=D
提醒	K6<=::
提醒设	D<>>>=
插	=:;B>C
搞	E8<<;?
搞定	F;=?=9
搞定$	F<=<=;
搬	@A;=C9
搬家	@A;=C9
撤	F7:@9A
撤了	E=>==<
撤了$	E=>==<
撤回	C<;;=D
播	:BB><<
支	B?8D9;
支付	C>:A;=
收	>7<6JA
收$	:9;=H?
收了	<<=<F;
收了$	=<=<F;
收件	D>=:;?
收件箱	E<>>=;
收入	:D>@@?
收到	B2;>B@
收到$	<78=CC
收到了	D9=<B:
收货	?C?=;<
收货人	?D=><:
改	F;A>9;
改$	>D:B<6
改到	?;A=B;
改好	A?A>=<
改成	?@A>;>
改签	9>A@>D
改过	D<<<B;
放	H8E6@8
放在	G7;=B7
放心	<;;;<G
放进	E=>?<;
故	>:=AB?
效	E:><7A
效$	C<?=8?
敏	>A;AB7
敏$	DA=><;
数	=C?:6A
数据	C7A?;?
整	?:<==D
整理	:<=>>E
文	@BC4:>
文件	@C@8=<
文件$	;F;<==
文件夹	AC===:
料	;?F;A9
断	8:DE<>
断了	9=>F=>
断了$	9=>F=>
新	H;>2=;
新卡	;=D=A>
新密	C;=>>@
方	<><>B=
方已	:C>>B<
方案	;:F===
日	<>@8@B
日$	6B9::F
日内	9?A;;B
日历	B9CD;8
日志	:I:8@6
日志里	=E><><
日程	G;=;=<
旧	E0@@@<
旧的	C<B;==
早	B?=8D:
早$	DA===:
早上	:=<=BD
早九	D;A==;
早九点	D;A==;
早八	B@A>>9
早八点	C=A>>:
时	5:CE>A
时$	=@8G;:
时候	8:>EA=
时内	;=C=<@
时间	=<D>?=
明	>=>A7@
明$	@9:GA6
明天	>B>:;@
明早	F;D<<6
明白	7;;;<I
明白了	8<<;=G
昨	439?O9
昨天	79:9J?
昨天已	;>>>D>
昨晚	88=CH6
是	3F==C=
是$	<E98=?
是否	==;G>:
是周	9EA;@9
是小	=:>>E<
是您	@@@=B7
是我	C;;C;8
显	9F;:B7
显示	9F;:B7
显示$	<?=?C;
晚	B9B;@>
晚$	?===<C
晚上	E8:<A=
晨	<;=<E@
暂	<:;F>?
暂时	>=<C>A
更	D78E?9
更新	A<=BA9
替	E;;<@>
替您	D;;=@>
最	2J6A<?
最便	;C>>=>
最便宜	;C>>=>
最后	<>?A:A
最后一	=B>C<;
最好	<<8@CA
最近	=C>B>9
最近一	=D>>><
月	6E49FA
月$	=B;:<A
月三	9D>>B<
有	4J8A::
有$	A<CA=6
有三	=E<:B8
有两	8L<9<8
有了	G9=:<@
有了$	H:><=;
有人	D@7:A;
有权	>><D?=
有权限	>><D?=
有没	==:C>@
有没有	==:C>@
有这	D:>@==
服	<@;=B?
服务	=B=A8@
期	2D@:<D
期$	5A@;?C
期了	7E<@A9
期了$	7E<@A9
期到	:@===B
未	1F>F80
未知	==9F>:
未能	=<;F>:
未读	<G>9==
本	===>=C
本人	<=B;@A
机	=8:E>@
机$	8>9D:B
机口	8?=>AB
权	@??C:<
权限	C6@D:=
权限$	::B@>A
李	<:==D>
材	;:F?@:
材料	:;F<B;
条	DE9@71
条$	@C=@:6
条码	>;=E=:
来	?>G:B6
来了	D?>==6
来了$	E?>;=6
来取	D:@=<<
来取$	E:A>=8
来的	>>=<C=
来的$	:?=<D>
杭	:F>><;
杭州	:F>><;
板	=C9@B9
林	=B==;B
果	9?C?8A
果$	;=;=?E
果您	=>D>=;
架	??C>;;
柜	@6?=E<
柜$	<9B<E:
查	.L@44E
查$	:CD9=<
查到	7F>==@
查收	>=:=>F
标	I2?<8A
标签	F<>><;
校	;C;<E8
样	C9:>?A
核	>7<J69
核$	9<BE;9
核实	A<7E==
核实$	<>;D>?
根	:;<>BC
格	<?<;:F
案	A:D7<>
案$	D::<@=
案号	@?C=<9
桌	BC=@=9
档	G@=9@8
档$	BA@9A:
梯	::>=G<
检	<@;>B>
棠	<9>D<A
棠厅	<9>D<A
楚$	<B=C>;
楼	G;;;A9
楼下	F:==>:
概	9?<==D
模	C:>?=A
欠	<H<<>8
次	5G<?>>
次$	9F:?;@
款	?>B=><
款$	7?F6B@
款了	;>>>E=
款了$	;>>>E=
款单	=@C<<=
款已	E>>><=
款项	F:;=;>
款项已	E<>>==
歉	<8;@:E
歉$	:8<@;E
止	=<9D7C
正	@D<?<:
正在	=?@>A;
正常	AC=<=8
正常$	AC=<=8
此	D>;><?
步	A6>C6A
步$	D;:C;:
步被	;=>E>=
武	:@??C>
武汉	:@??C>
段	:B:=<D
每	;@>::C
比	2D:=CF
比较	;><>?E
毕	G<;9;A
毕$	H;==;<
气	A89>@C
水	=G5>6=
水费	;=<C=A
求	:=;D<B
汇	9D>=B=
汉	>AA=;?
汉 #	AE>5<8
汉 # $	DE;887
汉 # 汉	<<C<B?
汉 $	?><@@>
汉 0	>E<>>7
汉 0 $	>E7>8;
汉 0 汉	=A>>@;
汉 :	=A;=9A
汉 : $	<A;=9A
汉 ?	89F=8>
汉 ? $	89F=8>
汉 a	;>>>>D
汉 a #	;;>>?E
汉 b #	9@>>>C
汉 g	D;<<;?
汉 g #	E8==<?
汉 p	D9=>=@
汉 p #	D9=>=@
汉 r	C9>>=?
汉 r #	C9>>=?
汉 s	<E>>>:
汉 s #	<E>>>:
汉 t	><===C
汉 t #	><===C
汉 timeout	<>D=>:
汉 x #	@8>A=D
汉 x $	9DB7@=
汉 x x	C?C=;9
汉 x 汉	?=E<8>
汉 |	;:B@:A
汉 | $	;:B@:A
汉 汉	@=>77E
汉 汉 $	@;?89E
汉 汉 0	<F;<=<
汉 汉 汉	?=E99>
汉 ！	@<9:9E
汉 ！ $	@<9:9E
汉 ：	<>>=<D
汉 ： $	;>=?8D
汉 ： 0	@<B;B;
汉 ？	46I59=
汉 ？ $	46I59=
池	BC=<;;
没	6=-W5.
没下	><<E?<
没再	>?8F?=
没删	=;>G?<
没删$	=;>F?=
没到	==>D?>
没动	@@:B=9
没动$	@9;E>;
没发	88D@<?
没发$	;<E;>=
没回	=:CC=:
没开	=<>D>=
没成	:;?F>;
没扣	>E>;?<
没批	?==D><
没改	=;=E><
没有	:C5F9:
没有$	==<E?<
没法	=<;F?=
没用	=F?9>=
没碰	=;=E>=
没订	<;;H>:
没订$	==<F>;
没退	>;>E>=
没问	CB?9>?
没问题	CB?9>?
沪	;;>>?E
法	:B=E@;
法务	B;B==:
注	:::CB=
注销	:9AE9>
注销$	;<BE::
洗	D:?B=9
洗澡	A;@B>:
活	A8=?;C
派单	?=:C=@
派送	<B<;C<
流	<D<68C
流水	=E=;<<
流量	@:;<>E
测	6FD8::
测试	6HB9;;
海	?:<C9B
海棠	<9>D<A
海棠厅	<9>D<A
消	>5A6@C
消了	;>>>E=
消息	A:@88D
消息$	A>C=>9
涨	@?@9B<
清	E9C;6>
清$	D?@;==
清了	E<?>=>
清楚$	<B=C>;
游	C9=<C;
满	6B6I::
满$	8E=;>A
满了	6?>H99
满了$	6?>H99
澡	A;@B>:
灯	E8C@;9
点	@>>5A?
点$	?9@@;A
点一	B>D<<9
点一下	>>E=?:
点了	>7;@E9
点了$	?:<BA;
点到	AA:<<?
点到十	;E=>>;
点半	B89?<C
点半$	:@;A:C
点发	<<=><E
点开	@D;>=<
点起	D=>=>;
烦	:;:<=H
然	B<C==;
照	D>=?=:
照片	C@B?95
片	C@A>88
片$	:D>>>=
版	F;@>6;
版$	?@:A=?
版本	E<><=@
牌	A7AC8?
物	>9@=E=
物业	<8:@F=
物流	>E>==;
状	=E;<:>
状态	=E;<:>
状态是	<E>==;
猫	C:=<;C
率	>D>;>;
王	9?B:C?
现	@E?<5:
现在	@E?;5:
班	9C?@D6
理	8=A;AC
理$	@@E:9:
理中	@?:A<>
理了	A9?<B?
理员	?<B>B9
理由是	=E>==;
理解	8;<=>G
生	C:;?>@
生产	><?D>;
生效	@=A?9?
生效$	@=A?:?
用	AA59@B
用$	<<@A<B
用了	AB>:B9
用了$	B?>:B:
用再	=>:<>F
用您	C=>=C9
用户	E:=><:
由	;A=:B@
由是	=E>==;
甲	9>BAB<
甲方	8;BBB=
申	@7AA?=
申请	@:>B@<
申请$	9:C<A@
申请已	E>>=<=
电	@>>6C<
电子	>CB=;;
电梯	::>=G<
电话	==9<D@
电话$	9<9:DF
电费	F<;9:?
留	B=9B=>
留了	F;==@9
留意	;<:;=H
留着	9B>AB7
留着$	:??AC9
疑	A:;<=D
疗	8A@@BD
登	@<>9D=
登录	=??9C>
登机	=<@<@B
登机口	8?=>AB
登记	?@<@B9
白	9A9@9E
白了	8<<;=G
白了$	8<<;=G
百	ADA=85
百多	?D<=>:
的	F77:H;
的$	?51<Q:
的事	><8>CB
的卡	>;?@B>
的号	A<B@;>
的文	;@?<<C
的是	EA5==;
的是$	BA=<@8
的话	3:H:7@
的话$	:>@:;E
的话我	>>G<>:
的账	B;<C<;
的退	B=;D<:
的退款	B=;D=:
的那	FA:97>
的邮	>=8A?B
皮	C<B=<:
监	=:A>C>
监理	<;A>C<
盒	9G<;=?
盖	>8D9B>
盘	D6?C>7
目	@A4B6@
目前	8D:G:6
目录	C>=;=@
直	7E6?9B
直接	<<:>=F
直接去	:>>>>D
省	;AD=>;
看	6F=9>C
看$	7AAB:>
看一	;<<<?G
看不	<:=E>>
看不到	=<=D>>
看了	5J8;?;
看了$	8G;;A:
看到	BB:;A;
看看	=<@<>B
看着	=:D==>
着	2BHB<8
着$	3?CFB2
知	B4AF;:
知$	<:<CD:
知道	A?>@8@
短	;67D4H
短信	?99E5C
石	<F=<=<
码	=6<C=D
码$	<?>:D>
码已	D=?><>
确	<<CB<<
确定	;<@G=8
确认	@;D<>=
确认$	A:B@<<
碰	;;=E>@
磊	;C=<C<
示	5DA=C7
示$	:=D<E6
祝	<==>=D
祝您	<=>>>D
票	<EBD;3
票$	>AE<A6
票的	>CA==;
禁	D@@;=8
离	9>BB?=
种	7A?=CC
科	??>;@>
秒	:F?;B9
秒$	@C=<=;
租	<@C7E=
租约	:@>>?C
移	E8D<;<
程	I<;=;:
稍	;=E=>=
税	8E=D;8
税号	:B>B>=
稿	B6G79=
稿$	=>E<>:
空	@A?@5;
空调	H9>><<
突	;9>B=B
突$	<;>H>9
窗	A;A>?>
窗$	<:D==@
窗帘	D<=C=:
站	<CC:>;
章	<BD8B;
章$	<?B=B:
笔	9EB9@=
笔$	;G<;?7
笔记	?:?C@>
第	<@?8C>
第一	>8C;C?
第三	9A?;D>
第二	@><7?B
等	4=AD:@
等$	@>?9B>
等待	C=8A>>
等您	=>EA>6
答	;C;>C:
签	7<?=K9
签$	D?:;@<
签了	:=><F>
签字	;@DB;8
签收	3A:>J?
签收$	7=?@H>
算	5C856I
算$	8B:;>F
管	?;?=E;
管理	?<B>B9
管理员	?<B>B9
箱	A;>@A<
箱$	B>@?:<
箱已	9:=@CB
箱里	G;==;<
米	9A==C>
粮	@:>C==
糕	<<DB=:
系	9==EB=
系统	8@=DB;
红	B?A;:>
约	D?B:=5
约$	BBB:;7
约在	A7B=B:
级	B?:A:=
纪	BC78A@
纪要	BC78A>
纸	??8D:=
纸$	:@=D>=
线	=G?@<5
线$	@@8E:9
线上	=DB;>:
组	=<;A?A
经	>8:7K7
经发	:=?BC;
经开	9>>>E>
经把	8>>?G>
经有	;D??==
经过	9;>>?D
绑	?>9;;E
结	9D5B5C
结$	>>==;D
结了	;E?==?
结果	;A6C<B
结果$	;>==?D
给	K/A3@8
给个	:<E>==
给了	F<==?:
给他	D>=>?<
给您	?49=H<
给我	:>C<>?
给王	?<E==;
绝	D>=@=<
绝了	D>=@=<
统	8>:CE=
统一	:<:=DC
续	H7?><;
续$	=>C=B:
续签	A9;??@
续费	@E;;:>
维	D;<>?=
绿	AD:<<;
绿$	?E===9
编	?>6=7D
编号	?B9<:?
编码	<:>>>E
缴	8B??BB
缴$	7?D@F=
缺	5E9I;3
网	AB9B=7
网关	9@<CB=
网盘	D<A<>9
罗	A>=AA9
罚	AC===;
置	?:@;@@
群	F>??;6
群了	D>>><>
群了$	D>>><>
群里	B;A@?8
翻	8E;<=@
翻了	:F<==:
老	<==:K/
老万	;<>>E>
老万付	;<>>E>
老师	9C@>B8
考	><>;<E
者	B?:<B=
职	<?B><A
联	@7>@:C
联系	?7?A;B
股	@:C@<<
能	5F6C0D
能收	==<;>F
能看	AC:<>>
自	<8:8IB
自动	A>;=A>
自动续	D@<?<:
自己	45>:J@
至	E><<=>
航	9E;8A@
航$	9G>==:
航司	:@:<AE
航班	:>@<D>
般	:78:<L
色	7E=<<@
节	8D;;?@
花	F><;<:
苏	=D>>=;
英	A@A<:=
英语	9D=>=A
菜	D:A<==
落	D@<?=8
蛋	<?DB=:
蛋糕	<<DB=:
行	<=E;7A
行$	A;<<6D
行不	C>A;==
行吗	>>D>?<
行我	>=D>?:
街	=AC>;=
补	C6A9@?
补丁	?<E=?8
表	CB=@;7
被	,:4PE6
被别	:<=F><
被别人	:<=E>=
被占	9>=G<:
被占用	;==F<;
被拒	;<>@C=
被退	9=>F==
被退回	:@?D>?
装	B?B<99
裹	:F;@@9
裹到	:E??=?
要	0?A?7D
要不	=<G;>:
要不要	><L;>5
要回	>?D>>;
要您	=<E9=?
要我	>>C>><
要是	<AC9;>
要的	?E>?::
要的话	>?E=?;
要等	>>9=>F
见	;B=9<D
规	<:7@>E
规则	?:;<BB
规定	<B<<:C
视	B??;<>
解	9>=6=G
言	@@:9<C
訂	B;>C>9
警	<E<;C8
计	4G=<@>
订	@<9CB<
订$	:@@F;:
订上	;=>B=C
订了	B>>B:>
订了$	>?>C;?
订单	<A4<AG
订好	<=>=E;
订好了	:=?=F=
订的	H7<<A6
订的是	G9;=<;
订阅	D=<==?
认	><D?;=
认$	??A@<;
认证	<:=E=@
让	A7:?@B
让他	F<;===
让我	>?9>CB
议	>;B=6A
议室	A>:D<8
记	><4;CC
记录	AB:;B4
记得	::;<;I
讲	8A==<E
设	D==:<>
设在	E9>>>=
设备	<C;=;B
证	9;AC:C
证$	=;<=BD
证书	=BB@<:
证号	>BD;=:
证明	?:BA;>
评	=C<9@?
诉	<>@8AC
诉我	<>@;>B
诉我$	>>9=?F
诊	>@=C;=
试	6FEC75
试$	:=D;=?
话	96D9<G
话$	69>5?I
话我	;=F<>@
话费	D;:C=>
该	?B?:9@
语	?C8:;D
误	?=8BD8
说	==8;DB
说$	98:>9J
说不	>>=D?;
说了	G==>8=
说明	D9<B9>
说来	<C>:B;
说的	F7>;<=
说的$	D=;=9@
说过	D>=>:@
请	B2;>>D
请$	9:C<A@
请了	A?<B@7
请已	E>>=<=
请您	=>;=>E
请求	;@>E==
读	8I9:>:
读$	>E>;;<
读了	;F=;><
课	=H=99:
课$	=D@;=<
谁	CA@6B=
谁也	E<=8>A
调	G7><A9
谢	?;<<<D
谢您	;>=>>E
谢您的	;>>>>D
财	=9C:E;
财务	=9C:E;
败	:?:H;3
败$	>B:C<7
败了	;9?F>>
败了$	;9?F>>
账	B<5A??
账$	A<:?A=
账单	D>9>A;
账号	@=@A=;
账户	?C8;:B
账户余	>E<=>;
货	9@==C?
货$	>@<B>=
货人	?D=><:
货的	=?:=>E
质	CA?==;
购	@8@B@<
贴	B8<:AB
贵	<C?B<:
贵司	A<?B<:
费	D>5>8B
费$	<E:?<?
费用	@:==B?
资	>><<C<
赔	>:BC;<
走	H378C?
走$	D>;=>;
走了	@:<?C:
走了$	@:<?C:
走的	C9:<BA
走的$	A:>>C:
赵	;=<>B@
起	E@4>3<
起飞	9C=<=A
起飞$	9C=<=A
超	0<=K?<
超时	5:8JB<
超时$	:9;I?7
超过	;A;B:@
趟	=G<=>8
足	;D=?>:
足$	;D=?>:
跑	=FA;;7
跑了	DA=:<:
跑完	6H>>@>
跑完了	9E?==?
跟	H8<9><
路	?@>6@>
路上	<C=<A;
跳	:8=H<;
跳过	:8>H<:
踢	:A=?D<
身	9=C<>B
身份	9>B9<E
身份证	9>B9<E
车	B?E7:8
车$	?@B<;>
转	<=EA5?
转账	<>?@:B
载	?=<:C@
较	;><>?E
边	B:2F=?
边看	==>E>;
边看不	==>E>;
达	?@=C;;
过	9C:=F:
过$	@?>B=9
过两	;B=C::
过了	<A9=?A
过了$	??:>A;
过去	E9AA<7
过去$	C<B<?:
过后	>>?;<C
过期	6C<B;B
过期了	9D>B<<
过来	@;B<A;
运	<<>A@?
运维	?:==AB
近	9DBA<7
近一	=D>>><
返	@?;A:?
返回	>?<B:>
还	1?;O;5
还$	E:>@==
还不	==<F>:
还了	E=@<=>
还剩	;K;8:7
还在	3?5I@<
还差	<9E==;
还是	8<G@:<
还有	6BC;:>
还有$	=9F<><
还没	66<IA:
还没有	>==D?>
还能	>C98>C
还要	?>8B>D
这	;3>C?D
这一	=<BC;9
这一步	9;BD=:
这个	@;<@:C
这单	=@=?D9
这次	C:=@<>
这笔	:;E9AB
这边	B=7G;:
这边看	==>E>;
这里	>:<@>C
进	H1:=@=
进$	B<9<=A
进去	@:=DA:
进去$	:<>G<>
进去了	E>>=><
进度	7;@>AG
进来	D@=;=<
连	=F@;<8
迟	6H=<?>
迟到	:D>=>A
退	>=<?B=
退$	8B><:B
退一	><<<>F
退了	8@;AF:
退了$	?<><B=
退回	A<<??@
退回$	B>?:A>
退您	=E==>:
退掉	E<<=;?
退款	?<?D>;
退款$	?=F><9
退货	A?::@A
送	A?:@=>
送$	A>@;A8
送到	=C@9<A
送到$	:EB<>=
送达	?>=C<<
选	6:C>>E
递	>:B8C<
通	;D@=B8
通$	:B==C<
通知	D3CA?8
通知$	<;??D<
通过	:C=<B>
通过$	?C:?A5
通过后	>>?;<C
遍	=B>:<A
遍$	?>=:<B
道	=DB>7<
邀	C;B><;
邀请	C;B><;
那	B97F9>
那个	A;=:=E
那封	<>@D==
那条	G<==<:
那班	9D<C=9
那边	@;9C?>
邮	>;?B=>
邮件	A>?@9?
邮件$	<D>:B>
邮箱	<:@CA<
邮箱$	=;AA<?
邮箱已	9:=@CB
邮箱里	F;==<<
邻	;=;>EA
邻居	;=;>EA
部	@@>>A9
都	GB=>84
都在	?A=A>:
都已	E=>>==
都收	E<>=<<
都是	99=AC@
都有	CA=<=9
都没	=;=G?=
都看	:F=<=<
都看了	:F=<=<
都能	AC?9=;
配	B;8H;8
酒	E<@?9;
酒店	B=B@::
醒	K6<=::
醒设	D<>>>=
采	<B?C=:
采购	?=?C>;
里	@F7<<=
里$	H;<>5;
里了	A;>A?;
里了$	A;>A?;
里写	:G>>>9
里成	E:?=>=
里有	=AA;<>
里的	<;DA=;
重	@:@7?C
重启	BC>9?9
重启了	@@:=C>
重复	9@<@9C
重复的	:B<?<A
重新	F8=:;@
重置	?<==B@
量	AC<;<>
金	>7=6FD
金卡	E<<>=<
金额	89=:<J
钟	>:B=?A
钟$	?<EA::
钟内	@@;;=B
钟到	B9>=>A
钟后	;:B=E9
钟后到	;:B=E9
钥	@@D:A6
钱	E1<D;?
钱$	?<9;BB
钱还	==>D>=
银	:AA?>?
银行	7CB@@=
链	D@<<<=
链接	D:=<=?
销	@4@E>;
销$	<;AE::
锁	B5?E>;
错	>C4:5D
错$	7D99<D
错了	6:=B<F
错了$	6:=B<F
错误	C?===9
长	;?9?B?
长$	;???<D
长会	<D>>@<
门	C;=@><
门$	?<<AB:
门口	B>A;@8
闭	B@<;B9
问	<A?3=C
问$	:<A=<C
问题	@A@7<B
问题$	?@@8=C
间	<?CA<<
闹	C9B<<>
闹钟	D9B==:
阁	>E<>>:
阅	D=A;<=
队	;=8AC=
阿	<7?<E?
阿敏	<=>>E=
附	B;AB;9
陈	@?<@A9
陈师	:@>=D<
陈师傅	:@>=D<
降	C<9:B@
降到	D>=><:
限	E1AC8?
限$	::B@>A
院	7F@@@8
除	:<@=:F
险	:A8@C?
险$	:<?>E=
随	=<A;=B
随时	=<A;=B
障	?:==BA
雨	;G<A:6
雨$	;E>=>:
雨厅	?D>==:
零	CC?=76
零点	??CB:8
需	7<DA;<
需要	9>DC<9
需要您	>>E=>;
需要的	>?E=?;
静	G<<9<@
静默	E;>=>=
靠	8=C:@A
靠窗	;9C;A@
靠窗$	<:D==@
面	=G=>4<
面$	?><:=C
鞋	>;;<@D
音	?CA;:;
页	>?>;>A
页$	99B=>E
页面	9DA@;9
项	BA6;5A
项$	9E=:=B
项已	G;>=<<
项目	C:;;<C
顺	=>;;@B
顺丰	=B==C:
预	@F;>;8
预发	F>:><>
预发$	D?;>>>
预约	@>=@B9
预计	6JA;<8
预订	:@=D=?
领	@7??@A
题	;<?6:I
题$	?@@8=C
额	7@;F3B
额$	=<@:>C
额不	>:>F?<
额不足	>;?D?=
额度	>:?E<<
额退	<E><>;
风	9<>;DB
飞	6H@9<;
飞$	9E<;=?
餐	6B9>@C
餐饮	<D?;??
饭	==?>D<
饭店	:>>?E>
饮	<D?;??
馆	E<<@;<
马	?;<=@B
马上	@B@::>
马师	:9=<DB
马师傅	:9=<DB
驿	;E>==<
验	8G?=@;
验证	:B??A?
骑	;C=@C8
骑手	;A=@C:
高	4J;:;@
高数	:E>?=<
麻	:;:<=H
麻烦	:;:<=H
黑	@<><;C
默	D;>=<A
點	?:?BA9
齐	;:EB;;
齐$	==@D>:
齐了	;=E=<>
龙	;E?>>:
！	@<9:9E
！ $	@<9:9E
：	:>>=;E
： $	:>=?8E
： 0	@<B;B;
： 0 汉	A<B;B;
？	46I59=
？ $	46I59=
👍	E;>>>;
"""
