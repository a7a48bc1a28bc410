"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	?6328K
! $	?6328K
#	=D78>?
# $	8B8+;G
# 0	;F=>=;
# 0 汉	<E=>==
# :	>D;<>?
# : $	=D;<>?
# and	=;>C@?
# at	=C==@<
# at 0	<C==@<
# ed $	E7<E<7
# has	;>=@D9
# has been	?<>;C=
# is	E?:C:-
# is ed	B<=B>:
# is x	DB>:=7
# now	G9>>>;
# now s	F:>>><
# to	A>>B<:
# to x	C@?>>;
# was	B8=>C:
# was ed	?:>?C<
# went	F:>>>;
# x $	<@??DB
# |	A;:<>B
# | $	A;:<>B
# 汉	=G?;?4
# 汉 $	;F@<A6
# 汉 0	@A>>;>
$	?>>>:A
'd	A9@73D
'd be x	C>A>>:
'd need	<>C=>@
'll	:4L51>
'll be	A<@;<@
'll do	>><<?D
'll get	=<H>=7
'm	57F@=?
'm afraid	==?D?9
'm not	<=;@>B
'm sorry	>><8?G
're	CA<?7=
're in	H9>><9
're on	C?>><:
's	F<?=<8
's 0	7J<<<9
's a	B9::=D
's a x	C9::=C
's already	8<>=G=
's been	F=>><=
's been ed	D>?==?
's done	F<>==<
's ed $	@8@B8?
's in	I:;;:8
's in the	F:===<
's on	I7;;:=
's still	;9:F>>
's the	9?=;<F
's up	G:=<>;
's x $	E7A:C9
's x is	:@;B=B
's x s	<E>><=
's x until	:DA<>=
's x x	>@BB89
've	C;<9@?
've gone	>C<:?@
've got	CAA<76
've opened	?>:>E:
've put	<<B>=B
've written	;=<<?E
-	@=A?:<
- 0	?@=8?>
- 0 $	=CA=<5
- 0 x	E9<>>A
- 0 |	8>>??E
- d	<AAA=9
- d #	<AAA=9
- x $	@:BB?9
- x :	<;C=?@
- 汉	B7C?<=
- 汉 ：	=<C=?@
0	=N>284
0 #	:?A>=A
0 $	?D987@
0 0	D@6=>;
0 0 $	D>:;=?
0 0 0	B;<=>C
0 0 汉	>D>;><
0 a	=AE<;9
0 a x	:DC=<;
0 and	?A=9:@
0 and x	;D<;?@
0 c	>E;<=9
0 days	6DA:;@
0 december	E9<:8B
0 each	?B<>>:
0 ed $	=G:<96
0 eur	9D?A?>
0 euros	>=D;;>
0 failed	;C>>>9
0 files	:CB>><
0 for	?F7;<<
0 for x	AC<=>;
0 from	D:@@>;
0 gb	AAA<<8
0 gb $	8EB==:
0 h 0	;E>??=
0 has	>B=<@<
0 hours	A?9=;D
0 in	7EB;9:
0 in all	;E>??;
0 in x	8@D<==
0 is	A;D<@8
0 is ed	@=>>C;
0 is x	@:F;<=
0 items	C9C>>;
0 january	9@=>AB
0 june	9C>>B=
0 last	<;=>E=
0 lines	:F>=><
0 may	:G99B8
0 may $	;F9:B9
0 mb $	=9>>>E
0 minutes	>F<=>9
0 more	;C????
0 november	<@AA<=
0 of	9F?A;8
0 of 0	;A>C==
0 of x	>C>==;
0 on	@A9;@A
0 on the	>D<==;
0 orders	:E?>>=
0 pages	=>;==C
0 passed	8H>;=<
0 pm	:?=@?B
0 pm $	>?<;A@
0 pounds	F9@==:
0 rows	=@>F;7
0 s $	8HB82>
0 s ed	E@;<;:
0 s of	@C==>;
0 s s	;E>=>=
0 s to	;:F>><
0 s were	<D>@:<
0 s x	>E6?8<
0 shares	E:@>>=
0 tests	<E>;>=
0 to	A;?9C<
0 to x	=BB=>9
0 was	@<;<C;
0 was ed	A;;;D:
0 x $	B@?=;8
0 x 0	?C<>>:
0 x at	B<==:B
0 x ed	>7<=G:
0 x in	<G==;<
0 x to	9=>@>E
0 x x	=C>?C1
0 |	97AB=B
0 | $	97AB=B
0 汉	>@=<?=
0 汉 #	:DB?>:
0 汉 $	>?:>@?
0 汉 0	@=69=E
0 汉 x	9F@>=;
0 汉 ？	>=E>?;
:	=C>=0@
: $	<C>=0@
?	50N3;9
? $	50N3;9
A:assistant	@8H@0;
A:open	A>;>9A
A:other	2E67I>
B:assertsassistant	B=>:7B
B:assertsopen	E>89<>
B:assertsother	5D;5F=
B:deniesassistant	?;9G58
B:deniesopen	7A9F4>
B:deniesother	6C7=B>
B:openassistant	=5J=57
B:openopen	8:@>9F
B:openother	:?8>BB
C0:asserts	6D=<;E
C0:denies	6A6I5<
C0:open	67F?9C
C:own	[5.150
C:past	A<69G8
C:perfect	N278E*
C:state	A8>0>E
F:	B;<B@5
F:apply	J>6==3
F:approve	:;B<D<
F:backup	D>>>>=
F:book	J2>;;7
F:buy	L;77@5
F:cancel	D86:E2
F:close	@>9<A<
F:copy	E<>><=
F:delete	G:>>5;
F:deploy	@;:6BB
F:fix	@=:8D>
F:merge	D=>>=>
F:open	G=>=<=
F:pay	A?98A>
F:print	D;=<:A
F:push	I<<<;>
F:refund	A@6<A:
F:renew	F;===<
F:reply	@9A:B;
F:restart	AB<9>;
F:rollback	I=<;<;
F:send	L284<=
F:share	F=====
F:update	M795>5
F:upload	A9BB<;
G:own	D?9><<
G:ownapply	D88BB7
G:ownbook	I;:<?9
G:ownbuy	G;=>>=
G:owncancel	H<<=;;
G:owndelete	H;==>:
G:ownfix	E=>>==
G:ownpay	F==9?6
G:ownrefund	H;=>=<
G:ownrestart	F<><>=
G:ownrollback	E<==>=
G:ownsend	N7569;
G:ownupdate	J9967?
G:past	@:99D?
G:pastcancel	9A?@D@
G:pastdeploy	;8=<AD
G:pastpay	D<=;?;
G:pastrefund	9F>=;=
G:pastsend	?B<A;:
G:pastupdate	B;?A@7
G:perfect	>=@E>5
G:perfectapply	HA=88:
G:perfectapprove	:<B<D<
G:perfectbook	E3A<<;
G:perfectbuy	H7:9B8
G:perfectcancel	D99;C5
G:perfectclose	AA;?<7
G:perfectdelete	C<??6>
G:perfectdeploy	C?<8@9
G:perfectfix	;?<:D@
G:perfectopen	F=>===
G:perfectpay	;B;=BA
G:perfectprint	F>>><=
G:perfectpush	G=>=<<
G:perfectrefund	A<9>C5
G:perfectrestart	<D=<?<
G:perfectrollback	G<>=<=
G:perfectsend	G/:4@@
G:perfectshare	E=====
G:perfecttest	E;?>>>
G:perfectupdate	G8>7@8
G:perfectupload	?;BB<<
G:state	B;@:=?
G:statebook	E==>?<
G:statepay	@9=<=C
G:stateupdate	DA<<>7
K:False	==1CD?
K:True	;G;D;:
L	>?>>;A
M:asserts	D?87>?
M:denies	6A6I5<
M:open	67F?9C
P:0	E::=@<
P:1	A@;=:?
P:2	:?=?:C
P:3	6>GB6?
Q	<D73D@
R:0	>@<<:C
R:1	B=>?;<
R:2	==:BA?
R:3	<;D@:>
^	?>>>:A
^ #	>7:FA@
^ # $	;87A@D
^ # 0	9H>>>:
^ # has	;<?<E<
^ # is	>:@E?<
^ # now	G9>>><
^ # x	<=?BCB
^ # 汉	DB>>87
^ $	<9.B/G
^ -	@=A?:<
^ - 0	?@=8?>
^ - d	<AAA=9
^ - s	E;==?:
^ - x	>3BB<A
^ - 汉	B7C?<=
^ 0	<<C89D
^ 0 $	9:??:G
^ 0 0	E><>>8
^ 0 and	:<???D
^ 0 ed	AH9:94
^ 0 of	8I==>:
^ 0 s	F9D?58
^ 0 to	;:C>>B
^ 0 x	?B38D8
^ 0 |	6;D<>A
^ 0 汉	<?:;<C
^ a	C8=8>B
^ a x	E8>9??
^ according	7D9;C;
^ after	8:?;>G
^ all	DB8<98
^ all x	E?;;<:
^ an	=<<;@E
^ an x	=<<;@E
^ and	B??=B5
^ and 0	9<C>>C
^ and a	???;:@
^ and ed	D;24F9
^ and i	>@AA=8
^ and it	==CB:;
^ and the	E??=>1
^ and x	>@8E7?
^ and you	;;=;AB
^ and your	9C>>B>
^ anything	>?8=>F
^ as	C?9;C;
^ as the	:A>C=;
^ as x	;=A@C:
^ as you	A:;<C<
^ average	:D???>
^ b	>?;<<B
^ b #	C9>?>?
^ balance	9F>=?9
^ because	<=9?;D
^ before	C>;;>@
^ booked	I:<<=9
^ booking	:A???@
^ both	B>@7?;
^ both are	;9B==C
^ both s	?A?:B6
^ bring	;;<>>F
^ but	9:3D9B
^ by	7=@9C@
^ by the	99A9D@
^ c	>D>=>:
^ calendar	;<>>?E
^ cancelling	;<DB>:
^ casa	9H<=>:
^ ci	?D><=9
^ code	<E>>?;
^ confirmation	?BB;=8
^ consider	D;===?
^ could	==;A>C
^ dana	BC;<@7
^ dear	9;>=>F
^ delivered	<B>>B:
^ delivery	8F=>>>
^ disk	B9>C>:
^ do	=;F5>E
^ do x	><>6?H
^ do you	>>G>>9
^ done	I889<;
^ ed !	D>?>=<
^ ed $	I5??;8
^ ed 0	C?;B;7
^ ed :	D>:8<=
^ ed it	E>>>==
^ ed the	G:=<>9
^ ed to	H<==<:
^ ed x	@=?;:A
^ entry	E<=>>:
^ everyone	F<>=;;
^ everything	??<9<B
^ expect	;:B=>B
^ five	=BB<>8
^ four	9G<>>:
^ from	D<;>>A
^ g	9?>>=E
^ g #	9?>>=E
^ ginkgo	?:>>>C
^ give	;;B==B
^ good	F6:;<@
^ great	;;=<=F
^ h	C>=>>;
^ h #	C>=>>;
^ halberd	:A>>C;
^ have	>9<;=G
^ have a	;;<<>F
^ he	@B89F7
^ heating	F9>>>=
^ her	<B<C=8
^ her x	<B<C=8
^ here	37<A<H
^ here 's	6:>;=I
^ hi	9<>>=F
^ hr	A;>?C:
^ https	89==>H
^ i	;@>C/@
^ i #	=A><C;
^ i 'd	69B<=B
^ i 'm	57F@=?
^ i ca	<B:E>8
^ i can	9?M7>2
^ i could	;;G@>9
^ i do	<=;H?9
^ i ed	BB4=3A
^ i have	<58G<B
^ i x	@B8>.A
^ if	57G76A
^ if i	>?:=?D
^ if it	==G;=9
^ if you	;;B::B
^ in	7E7<7D
^ in x	6?9A;E
^ ing :	;E>=?:
^ ing ed	@:>C=A
^ ing for	?;F;>8
^ ing has	A;>E=:
^ ing it	;>E@@:
^ ing s	A6A@<A
^ ing the	8?B?=A
^ ing to	6C7@C;
^ ing was	=<>F><
^ ing x	<<9C:C
^ invoice	C;>=<A
^ is	?>?9>B
^ it	7G6F<;
^ it 's	D@3B@6
^ it can	==AC>:
^ it is	8A;?>D
^ it may	==:D>?
^ it s	5EB4??
^ it was	@D<<;=
^ it x	@B8@?;
^ its	:D=B>:
^ jo	:F==>;
^ jo x	:F==>;
^ just	C:?A;<
^ k	=F<=<:
^ k #	=F<=<:
^ last	;D<>B9
^ leads	;;=E>;
^ let	<>8:=H
^ look	;>;>?E
^ m	8B?=E?
^ m #	8B?=E?
^ marta	>9C<=B
^ may	B=@B>8
^ message	D9>;=A
^ migration	=9CB>:
^ mr	?9<;C@
^ mr x	@==<D;
^ muted	E<>>=;
^ my	;<AB;?
^ nd	F<>>==
^ nd #	F<>>==
^ neither	>9=@?C
^ new	CA<=>9
^ next	9=E<>>
^ no	@=7E:9
^ no $	:<?E??
^ no s	C9>?>=
^ no x	?@8C;;
^ nobody	=C=A=9
^ node	>@=C<;
^ noor	AB==<;
^ not	>5CB=;
^ not ed	<;AH>8
^ not x	;==C??
^ noted	8=?=>F
^ nothing	4:9F;A
^ number	E7=>>@
^ oa	<<<F>;
^ oa 汉	<<<F>;
^ oat	9>BBA8
^ of	3A:C<@
^ of the	8==@=D
^ okay	?:=<=C
^ old	D<9C=;
^ on	=@C>=<
^ on x	9AC>>?
^ once	A<A6:A
^ once you	>?E>=;
^ one	1E@BB;
^ only	H>=7<<
^ open	7A=9=D
^ option	B=E=?8
^ or	>>E@>9
^ order	9=C9E?
^ pa	;F=;<;
^ pa #	;F=;<;
^ paid	?:>@;C
^ payment	@8BC=?
^ per	8?<<@E
^ please	779=<I
^ r	8H<;C4
^ r #	9F=<C5
^ readme	F;>=>:
^ reference	<B=<=@
^ refund	C?=<<?
^ refunds	:D=?>@
^ remaining	<E>>?;
^ reservation	9A>>>C
^ restart	@;;;=E
^ result	?@:B>=
^ right	CB:=<?
^ rma	C=:B@8
^ room	C<;D>7
^ run	;===>E
^ s	<D?=;>
^ s #	<D=>;>
^ s $	C999:@
^ s :	<;A@=B
^ s are	B@99<@
^ s at	F<=>=;
^ s ed	G:<:::
^ s for	;;<<<G
^ s has	9A>D=;
^ s is	:?>E>:
^ s s	?C:AA5
^ s x	C?;>=9
^ s |	;===>E
^ say	=8F<:=
^ seat	>7>>>E
^ send	<=E>=:
^ sent	F=>>>;
^ shall	<>F<>;
^ she	?<:8H5
^ she 's	@@<<A9
^ should	;=E;=>
^ should i	>?C=?<
^ since	@7:;>D
^ so	7>;F;=
^ so $	;@B?;=
^ so i	?8:I=5
^ so x	;C:;=E
^ someone	8<:DCA
^ sorry	56<D;C
^ south	9E@@A@
^ status	:8;;=I
^ step	;><=>E
^ still	;@B:>?
^ subject	98B=>D
^ test	:E>>?=
^ tests	9F>>>:
^ thank	9;=><G
^ thanks	8:<<=I
^ that	>;=?:B
^ that 's	A9?<?@
^ that is	;>?C?@
^ that s	9A<;;E
^ that x	D>9?<=
^ the	>>:BC6
^ the ing	CA>:8;
^ the s	@9B=D:
^ the x	?>8E@9
^ their	8F<A>;
^ their x	9D<B>=
^ then	?5A8:C
^ there	=C=@:<
^ there 's	B>?>;=
^ there are	9F=?=9
^ they	@<7:G<
^ they have	D;>@=;
^ they x	?=:6D?
^ this	:9CC=>
^ though	;8DD>8
^ three	7GC<@8
^ to	6A@6;C
^ to x	:;?7<D
^ tomorrow	<E=>>;
^ toner	B>C=>8
^ transfer	8F?@>@
^ two	=G3>?6
^ until	;:<=>F
^ valid	<E=>>:
^ version	;D=>=?
^ vpn	A9C?=:
^ waiting	A<E<>8
^ want	>>E>?;
^ we	B7@A;<
^ we x	B99@<A
^ web	C9>==A
^ when	==D:=>
^ whether	>><D?;
^ which	:@E6D;
^ which is	=C<<=?
^ which x	>>G>>8
^ with	G?>787
^ with the	A;B==;
^ with x	?C<>>;
^ x #	><9B7A
^ x $	=C9C&=
^ x 's	C:CC63
^ x 0	>=?>>?
^ x :	=B2>;?
^ x a	9=D:=?
^ x and	:BC?:;
^ x at	F:=<<>
^ x by	:C@=:?
^ x c	:C=C=9
^ x can	F;:==;
^ x do	;E<=><
^ x ed	C4>>I1
^ x for	<?<B<@
^ x from	7C>=AA
^ x has	@>7CB4
^ x have	;C=@>:
^ x i	E>B::4
^ x in	@<@:?@
^ x ing	>A77;E
^ x is	C?77;>
^ x it	;<C66E
^ x me	9:B5;C
^ x no	DA<;=8
^ x now	>BB>>;
^ x of	=>=;AA
^ x on	B@A@76
^ x s	<@A95A
^ x t	;?>>>B
^ x that	>=::>G
^ x the	08B@=G
^ x to	=@D87>
^ x up	;E<<=<
^ x was	<:>C<@
^ x x	BA@96:
^ x you	5??<?F
^ x your	?=<=9F
^ x |	:7?;:F
^ x ✔	F:<;>:
^ you	>C1<H=
^ you 'd	A;:<:E
^ you can	;9=;:F
^ you ed	8=7?F?
^ you have	?D==9<
^ you may	<>;>>E
^ you wo	>>E<>;
^ you x	A@4=H7
^ your	B><=E5
^ your ing	E@;==9
^ your s	>A==B;
^ your x	?>>=E8
^ yours	7=;F<?
^ ⏳	>=;F>9
^ ☐	;:FA<5
^ ☐ x	>;D@>8
^ ✅	N4::94
^ ✅ #	E:>>>:
^ ✅ x	F;>=<<
^ ✅ 汉	D=>=>=
^ ❌	=;>F?;
^ 汉	<>A<;@
^ 汉 #	BD;6<9
^ 汉 $	>=;@?>
^ 汉 0	>D;@>7
^ 汉 :	<@;>9B
^ 汉 ?	::D>9?
^ 汉 a	=;>>>D
^ 汉 b	@==<<B
^ 汉 g	D8==<?
^ 汉 p	B:===@
^ 汉 r	C9>>=@
^ 汉 s	;B=;=B
^ 汉 t	><===C
^ 汉 x	<7G:;A
^ 汉 |	<7B@:A
^ 汉 汉	>:>88F
^ 汉 ！	><::9F
^ 汉 ：	;><><D
^ 汉 ？	68F7:?
^一	A;8><E
^一般	=:=<=F
^七	?<@9E9
^七月	:;=>E?
^三	I=26<>
^三个	C;;?<?
^上	7?9BB@
^上午	9B=<B?
^下	??G7:8
^下午	>8C<=@
^不	85?9@H
^不用	<A<8C?
^不过	:8E?<?
^两	BB?4<=
^两个	AD>;>=
^中	;;>:EA
^中介	;<>>E<
^九	??=?B:
^也	D9@B9=
^二	:=;C@@
^五	C:<AB6
^亲	B:=;;B
^人	@@=>B:
^今	5@D<<A
^今天	9DB;9?
^今晚	<<C<<B
^从	A=@;;B
^仓	C<:=@@
^他	8ED8D4
^付	8BF;=;
^付款	8BF;=;
^以	A:B?;=
^以后	B;C?<:
^价	B@=<;A
^价格	B@=<;A
^任	<?;D<=
^任务	=:=D=A
^优	C=>A><
^会	CE<=88
^会议	A@=A=<
^但	7=?>9E
^但$	8>??:A
^余	??>C><
^余额	@>=C>;
^你	=:?9G:
^保	=E<B;9
^修	B=<<C:
^停	C>B;>:
^充	D;?@=>
^先	87A<9F
^全	H=<;;7
^八	>?D=>;
^公	D:9???
^公告	D:>?=@
^六	=C=9?>
^共	B:E<=9
^其	AB9;A<
^其中	:E<;B;
^再	8:C6;B
^出	@:>>=C
^刚	=@=B8@
^刚才	9>>B<B
^删	=:H<=8
^到	7=D78E
^到手	;E>?><
^到时	;;F<=;
^券	E:>@<;
^前	;C;BC7
^剩	8;>B<E
^剩下	8:>B=E
^加	?=@C><
^包	<E;@?9
^包裹	<E;@?9
^医	AB;>>>
^十	D=?>9;
^单	?A::>@
^单号	=?;=<B
^单子	DA==;:
^占	;D?>?>
^卡	=A=B<:
^原	AC9;=>
^去	:?><BA
^发	<@=F5=
^发票	C>=B;:
^另	A?:B=:
^另外	BA<?>9
^只	?E9:8@
^可	?>@>:?
^可以	?9E:=<
^可能	=;9A=D
^号	?==>;C
^合	@@=><?
^合并	B==A>;
^同	D;=>C:
^名	@A>B=:
^周	A?A80?
^周五	9B?<;C
^周六	E8A=<;
^周四	B>@9<@
^周报	:D?>==
^和	;C>>=@
^唐	>E<=>;
^唐阁	>E<=>;
^商	:>?;D@
^商家	8>@<E=
^四	?@<:<C
^四十	?9>>>D
^回	@AE77<
^回执	=E=>=;
^因	99:C=D
^因为	::=9=H
^在	>A=6@A
^地	@@>B<=
^处	9@9@<C
^处理	9;:A=E
^备	@:==B?
^多	<E==;>
^大	A8:9@C
^大概	:>=>=E
^她	:D<;C:
^好	9:8@8I
^好的	;<=<:G
^如	:9J5:<
^如果	;<G8:=
^学	??<>C9
^学校	:@==D<
^官	D<>>==
^定	@>@8=A
^审	<;>?BB
^客	A>@:B7
^密	@@B;9?
^密钥	>AC=;<
^对	;=;AD@
^对方	:?;@E<
^小	@>C;?9
^小赵	9@==@C
^就	>9AE<7
^尾	AE=?9;
^尾号	>F>>;;
^工	@=?@A8
^工单	@9==@B
^差	D??<<<
^已	HB985;
^已付	9E??@?
^已取	D=>>;>
^已经	FA<:1A
^师	>:?AB<
^师傅	>:?AB<
^带	<;=>>E
^帮	?<;;C@
^帮您	D<;;<@
^平	?B=>@9
^平均	<D??>>
^年	AA<;@<
^库	=D===<
^库存	=D===<
^应	9C??>>
^延	9D<=A>
^延迟	;E>>=;
^建	79B7;D
^建议	9:B8<C
^开	A7@A:@
^录	:CB<<?
^录音	:CB<<?
^待	3@I8;8
^待您	;<F<=9
^得	=<B:=@
^快	B@9;@<
^快递	B?<<A9
^您	3;D>D@
^您上	9<;>H:
^您不	<=<;>G
^您可	==<=>D
^您在	?>;>>D
^您好	=<;B;A
^您点	<=D===
^您的	F:5F::
^您看	=;@<=C
^您给	9=F>=:
^您要	<=EA9=
^您让	=>8>CC
^您说	<=F<>=
^想	=B@;<>
^感	:====F
^感谢	:====F
^我	<6@B5C
^我先	;=D<=?
^我再	>?F;?;
^我可	=>G<?9
^我已	AA?=9<
^我没	<<9I>;
^我记	8===>G
^我这	?:BF=6
^房	98A>G=
^房东	=:>;F:
^所	:88DA?
^所以	:88DA?
^手续	:E<>?A
^打	>5@?9D
^打印	C=;@>?
^打开	9<@==D
^扣	9D<A?>
^投	G8<B9;
^投票	B;<C=:
^报	E85B;@
^报告	@;=A<?
^报销	B;<<AA
^抱	9:<><G
^抱歉	9:<><G
^挂	?8B><A
^挂号	A;:B=@
^按	G9;;7@
^按您	E=;<8?
^换	?;C><>
^接	<:@DB;
^接口	=:>D>>
^推	?;C@>:
^提	?9AC:>
^提醒	C:<>=B
^搞	G;=<=9
^搞定	E=>==;
^撤	;=>E>>
^支	7E=B?>
^支出	9C?@@@
^收	@A<65C
^收件	C>=;<?
^收到	><?:9D
^改	A7C=:A
^改签	9A@@@D
^放	D7A;@;
^数	D;;;=C
^文	B=A<<=
^文件	??B=<<
^新	C<B86>
^新密	D;>?>=
^方	<DA@<:
^日	DCA::7
^日历	@:BD=:
^日志	<F>;=<
^日程	F=?:>>
^旧	F67?=B
^旧的	D<>;>A
^早	=>;<=E
^早上	>:>>>D
^时	C<=;B:
^时间	C<=;B:
^明	@AB89>
^明天	@D==>;
^明早	E;D<<6
^明白	9<>==F
^昨	7:<AF<
^昨天	:<=<D?
^是	C79?D=
^暂	=<;D>@
^最	6E9;>A
^最后	<?@;;B
^最好	>=9;CC
^最近	=B>B>:
^有	1A9<G>
^有三	<E<9B8
^服	AA<A;;
^服务	AA<A;;
^未	8@AB=8
^本	:B;B<>
^机	<9:BB@
^权	D<>@=<
^权限	D<>@=<
^查	6I<;:=
^查到	:C===@
^标	D8C==<
^款	I:<=<;
^款项	G;<==<
^正	8@C=A;
^正在	::D8C>
^每	?@;<=A
^水	>A<A:?
^水费	;=<C<A
^没	?>@@;<
^没有	>E@:>;
^没问	CB>9>?
^流	<A;<<C
^流水	;D>>=>
^测	7I=;==
^测试	7I=;==
^海	:<>C=A
^海棠	;:>C=B
^清	:=B>>C
^灯	E=>>=<
^点	9?@9;D
^照	AC;;<>
^照片	@D=<=<
^物	9>=;EA
^物业	:;><F@
^状	<B::=B
^状态	<B::=B
^王	9;<<EC
^现	>BC>;9
^现在	>BC>;9
^理	<BAA9<
^理由	=E>==;
^生	=<?D>;
^用	C9?>=>
^申	A@C<<8
^申请	@B>>=;
^电	A?8??<
^电梯	=;>=D=
^电费	D>;:;>
^留	<@:B<@
^登	>;<<>D
^登机	?7===F
^皮	F9>==<
^监	:=>@D>
^监理	:=>@D>
^目	9C:F;6
^目前	9C:F;6
^看	;>B<=@
^短	=99H;?
^短信	=::H<;
^确	A:B===
^祝	<=>>>D
^祝您	<=>>>D
^票	C8<D;:
^租	?9=:E@
^税	;F=>>;
^空	B;>==B
^空调	E:>>==
^窗	D<=B=:
^窗帘	D<=B=:
^第	>>?8;C
^第三	?8A=BA
^第二	>@>;;B
^等	;6GF86
^等您	=>G@=3
^签	AB<>@:
^签收	;B;=B<
^系	8@:E@=
^系统	8@:E@=
^红	C:C><=
^纪	AD:9B<
^纪要	AD:9B<
^结	@;;C>>
^结果	A;;C>>
^给	@9@=7C
^给您	B;9=;D
^续	B:C@:=
^编	A;;@;@
^编号	A=<=<?
^网	=A>A:>
^群	@B>>;<
^群里	E=>><=
^老	><9?H5
^能	;E8;=>
^自	G;9::@
^自动	F<:<<>
^航	:=<=CB
^花	CA>==:
^药	B:>@@;
^行	><===D
^补	=;C==@
^表	E=><==
^要	87K99<
^要不	>=C<>>
^订	E>9>?=
^订单	@>9;AB
^记	:;==?F
^评	B9>?B;
^该	9?<@A@
^说	?;<@;D
^请	8<A86F
^谁	DB<:>:
^账	>>=A??
^账号	A9AB:>
^账户	;?>>>C
^超	:?;A<C
^超时	===;>E
^跑	8EC;<;
^跟	E<>><=
^车	C?<?;=
^转	9??B9C
^转账	8A@@<B
^运	BAA=;:
^还	;>9AB>
^还剩	;G=;=:
^还在	<?;AB9
^还差	>:C@=<
^还没	=:<D>@
^这	99@9@F
^这个	=><@;B
^这单	=@==D:
^这次	C:=A<>
^这笔	<=E=<?
^退	?;4E>@
^退了	<A>C9>
^退款	A;8B?>
^退货	><;=BB
^通	<A?B9>
^通知	@<AC<:
^那	B6?A?<
^那个	@==:>D
^邮	6<BF@>
^邮件	<>BC:>
^邮箱	8>@EB:
^都	=C<?;=
^酒	E9=B<;
^酒店	E9=B<;
^采	<C>B>:
^金	99:<<H
^金额	99:<<H
^钱	C7:H67
^钱还	=<>D>=
^银	:A<AA?
^银行	:B<BB:
^链	C;==>@
^链接	C;==>@
^门	A=B@;<
^闹	F:>>==
^闹钟	F:>>==
^阿	<;A?C>
^零	D>>=>9
^需	<<DB>8
^需要	=<DB>8
^面	>CB==9
^项	;===>E
^项目	;===>E
^顺	;A=<A?
^预	?C?=8<
^预计	8HA<=8
^马	=9=<CB
^马师	::=<DB
^骑	8C=@D9
^骑手	9A=@D:
^高	9E<==A
^麻	=;<<>F
^麻烦	=;<<>F
a	>9@7:F
a #	=7<==G
a # $	?;>>>B
a backup	G=:<>9
a confirmation	B>C=>:
a copy	C?<===
a draft	8<G=><
a ed x	<@?<>C
a good	:?=>>D
a ing x	:@<A;B
a month	=DA<=:
a new	?>=AC8
a note	E===>;
a refund	<A=>A?
a reminder	C=B=>:
a ticket	E<>>>;
a week	>:<@=C
a x $	;>=;<F
a x and	7C@A?B
a x at	A8AB<:
a x for	B:;;D<
a x is	A9;B>A
a x of	>D<?>9
a x on	=;=>@C
a x s	=9@<=D
a x that	=@B9B?
a x to	?>C=A:
a x with	D=?<>=
a x x	>=?><?
a year	:F===;
able	B=:D>:
able to	B=:D>:
aborted	9<?F<?
about	;:?:5I
about 0	;BA==>
about the	D;:><?
above	9:B@>C
accepted	DA98B5
access	F<<=>=
access to	B:@>@=
according	5F9:C:
according to	5F9:C:
account	>B:<<B
account $	C89>AC
accounts	B:<<@@
across	E;>>==
active	ACA:=9
active $	@AB;>:
add	9>G@>8
added	@@;?D5
address	C;@C>2
address $	D<@:B9
address is	;>=D><
afraid	==?D?9
after	:B;:6H
after 0	9>:C=D
after i	CD9==;
after payment	:>F>>:
after that	=A<;;E
after the	=<=;;F
afternoon	CD<;;:
afternoon $	DB;<;;
again	D=D:98
again $	C?@<:<
agenda	><===D
agent	><;;DA
agree	=CA>?:
ahead	=?D8>=
ahead $	?:B:>@
airline	;@?=C<
alarm	F;>>==
all	DC<82;
all 0	@@?==;
all set	G:>>>:
all x $	<BD:<;
all x s	CB<<<8
alone	::<G>:
alone $	;;=E><
already	2>22S3
already ed the	=9:;H8
already on	9<>=DA
also	H;><>9
altogether	;E>>><
am	?>;>=C
amount	?=;;:D
an	A@9@<<
an answer	;E=A=:
an x $	B<9C<>
an x at	>9@AC<
an x x	?C==@:
and	BB@8=7
and #	=?>C;?
and 0	>>B98B
and 0 $	B7@=>D
and a	???;:@
and a x	;A@;;B
and assigned	9C>?>C
and ed $	J9;<:9
and ed the	B<=>A=
and ed x	>C:;A9
and i	>@AA=8
and i x	==E>>;
and it	==CB:;
and s x	?9D:=@
and the	E??=>1
and the ed	E;>>>>
and the s	E8@<;;
and the x	?A>?A5
and then	7=@E>A
and x $	6DA;:@
and x ed	<<>CA>
and x have	?;>>>B
and x the	?8>A:D
and x will	E>;>><
and x x	<@7>;G
and you	;;=;AB
and your	<B><C=
and your x	<B><C=
another	7A>@@C
answer	=A=F;7
answer $	A:?E=;
answered	:?=BD5
answered $	<:=DC:
any	C5@A9?
any more	G;=>=8
anyone	<C=;?@
anything	?86D;F
anything $	;;<E>>
anything else	A><;=C
api	C?:?;@
app	>:<<:F
app $	C:;<=B
appointment	B?><;@
appointments	:E>>=;
approval	2:>I>C
approval $	8?>F@>
approve	;A=C>=
approved	;@D9C6
approved $	==D=B:
are	F@<?.9
are $	A;D>>9
are ed $	@E>9<;
are ed for	A;D<=:
are ed x	:D:<=D
are in	BA9A<7
are in the	CA=;=9
are on	C:B==;
are x $	DA9?:5
are x s	;D==>@
are x x	9@AB=<
arranged	F==>>;
arrive	A<A8:@
arrived	=A:AD9
arrived $	=;<AD;
as	E<::?>
as a	>>?=<B
as ed $	C?>@<;
as it	::<D=A
as of	?@<<<A
as of 0	?9==>D
as of x	=D=>=;
as soon	;=D<>@
as the	:@<B=>
as the x	:@<B=>
as well	D:?=A;
as x $	B:=<B>
as x as	:AE9=?
as you	B9@;B:
as you ed	E;;=;>
as you x	8>C>E;
ask	89?9<H
asked	F67<=D
asked for	C:7=AA
assigned	<B<@<A
assigned to	:C>>>C
at	CA>8>8
at 0	C>=??6
at 0 $	C=>>C+
at 0 pm	:;:B@D
at 0 x	C;<A<=
at eight	>:=;CA
at four	C;B=>;
at my	E;><=<
at my x	E;><=<
at noon	?@D:;;
at the	;BA=7>
at the x	<C>>7?
at x $	A=?9B;
at x 0	A>;D=:
at x x	D><;:A
at your	:B===B
attached	C@=<=;
automatically	>:A<?@
available	;??F?;
average	5H??A>
awaits	9>?E@=
awaits your	9>?E@=
away	B9B:B<
away $	A9@<B>
b	>B=66@
b #	?>;=;B
b # $	>?==<A
b $	=@;<<C
back	F:A=<9
back $	A=7=BA
back on	D>A<<8
back to	?B@==<
backup	F@>9@5
badge	@8D><<
balance	4L:9;=
balance is	8B>>?B
bank	9?=E9A
basil	@>=B<:
basket	:;F=>=
be	7.D?,E
be changed	>>=E>9
be charged	==F<>9
be ed $	8:BD;<
be ed x	;:CB=<
be signed	=>9@=D
be x $	:;BA>@
be x x	B<:8=E
because	5=7F7B
because $	3=8F9B
been	B:5CA<
been delivered	8>>=DB
been ed $	>15BAC
been ed in	D=?>=>
been ed to	I<>?:=
been ed x	=@<9E;
been refunded	D<=;<B
been sent	;=>B=B
been shipped	8B><C=
been x $	>:AC9?
before	B=<?>>
before the	E;@;=;
before you	:>:=CC
behalf	B=C==:
being	F@7A=6
below	7<@;=G
below $	9<==?F
best	:AB;;B
between	;AB;<@
between 0	B=A>>:
bid	F>=<=9
bill	D9@:D6
billing	DA?8;<
blocked	=?:C==
blocked $	?;<B==
bo	;;=E=@
board	@;;@:D
board $	C=;<<B
boarding	D8<;=B
boarding pass	C9<;=C
book	A:E::>
booked	?>@AF/
booked $	>?B@<;
booked at	9D@A@@
booked for	D==>>=
booked the	<;?>E:
booking	=><C>@
both	D>?3=<
both $	D:=<?@
both are	;9B==C
both s are	<DA<<:
bought	B@;A<>
bounced	9=>E<>
box	7A><CA
branch	@;==?B
brandt	@C>=>;
breakfast	F;==;:
brill	@:>>C<
bring	;;<>>F
bucket	C;F;<8
bucket $	@>D<<:
budget	>@C;:=
but	1:<DAC
but $	1:<DAC
button	9::EAA
buyer	@;=C>=
by	5;=8L@
by itself	===:?E
by post	:<=>?D
by the	69>>I;
by the x	8;<@G<
by x $	?=:2AE
by x x	98:?DC
by you	>C?>A:
by your	;;>?E;
c	@H8@:1
c #	BD===6
c # $	DA==>7
ca	<B7G99
ca n't	<B7G99
ca x x	>C4F;8
cache	D<>>=>
cad	<:==>F
calendar	D:=D:<
calendar for	D<=>>>
call	EA76;B
called	D;<;A<
came	@?8CA4
came to	9E>>>=
can	A;D32A
can be	:;@>=B
can see	AE:=><
can x it	B<@<>?
can x the	D=C;=:
can x x	AA>;=>
can x your	;>>>>E
cancel	=8D@<>
cancel the	<>F=?9
cancellation	?<<D<>
cancelled	<9:8I=
cancelled $	<=@;D;
cancelled :	8B@A?C
cancelled the	<<==F;
cancelling	;<DB>:
car	>BC9=<
card	??>?9@
card $	A8?<<B
card is	=B8=>E
card was	C;>>>=
care	CA?:=:
care of	CA?:=:
carries	E?=>>;
cart	>?C>=;
casa	=G;<<9
casa do	<E<=><
casa lume	?C===;
case	B@=>;>
certificate	D9@B:7
change	>>8C@@
changed	;@:FB4
changed $	A;=E=:
channel	E9===>
charge	;@<:>E
charged	A=E:?8
cheapest	;E>>>=
check	2D<F6?
check $	==;G::
check in	<=;@>C
check the	>>=<>D
checked	?D?:;9
checked in	D=??=>
checked the	9E==?<
checks	9D???@
ci	?D><=9
claim	<EC:;9
close	9@=B;A
closed	>?7>C;
closed $	??=;C8
code	:E:?7>
coffee	C;>?>@
colleague	:;==F>
collected	=:;=EA
com	@B<?=9
com $	;D=@>;
come	>C?;;=
comes	<D;;<A
comes to	<E===;
coming	H8=<A7
comment	D@==>:
commit	?9=;>E
complaint	E;>>=>
complete	AB>;:;
complete $	F?>;;;
confirm	:<BD<<
confirm $	<=EB=7
confirmation	;C@E65
confirmation $	798H=>
confirmed	C9==A;
confirmed for	E;>><=
conflict	99=G=9
connection	A:>D=;
consent	A9E=>8
consider	D;===?
contacts	AC;@<8
contract	9G9<@A
contract $	;F9<>=
converted	E=>=>;
copies	C:>>>@
copy	@A@79?
corrected	C9==>B
cost	CA@<=9
costs	?;;;;E
costs 0	?C=>>;
could	3B>I96
could n't	<>;G>9
could not	;=9H=:
could not be	=>:F>:
could x be	><>E?;
could x x	;B@A=9
council	?:B=C:
count	9E=>?=
courier	@7@;F6
cpu	9C<>>B
crash	9G>=;;
created	F8<>A8
created $	C=>?==
credit	;D<=>@
credited	G;;<:?
customer	D7>:D:
customers	B;B>>;
cut	C=<;>A
d	>B@B<6
d #	?B@@<7
d # :	<F<=?;
d # ed	>9BB=<
dana	<E98C8
dana $	8D==C;
data	?7D@;=
date	7@B?>@
date $	:??B?B
day	5@B8<D
day $	;:C<=B
days	6A?48F
days $	5>A7;F
days to	=>:>>E
dear	9;>=>F
dear guest	9;>=>F
december	E8<97C
december $	><=;:E
december at	E;>>=>
declined	E><==8
delete	77G;;A
deleted	;@=@B<
deleted $	;C>A==
delivered	2B::K?
delivered $	8:=<H?
delivered :	7E????
delivery	>D=9>>
delivery $	>C;<@?
dentist	:D;?@<
deploy	I89A=7
deployed	B:==C;
deployment	A:@A@:
deposit	A7@AC8
deposit $	=<A>C;
desk	9:9:EE
desk $	=8<>;F
devices	9E;<>A
did	F54BA=
did n't	66:FA@
difference	<C;<=A
disk	@?<AA8
disk d	E;>>>=
dns	?>C:A9
do	<=A<8C
do $	=<:;>F
do n't	?<=<<D
do rio	<E<=><
do x x	A7;==D
do you	>>H==7
do you x	>>G>>8
document	99BA>C
does	:>=@@>
dollars	>9?==D
dollars $	:;@=?E
done	O25987
done $	O5:::2
door	C;7>7E
down	C=7D7<
down $	?9>E=;
down to	BA<==;
downloads	E;><?=
dr	;:?C=A
draft	8BH;;9
drive	D8=;<C
driver	D>::B:
drop	=>D;==
dropped	A:<C>;
dry	:C9@<A
dry run	;C<@=>
due	0FD9:?
due on	9G<>=:
duplicate	<E<??:
e	?;C?;>
each	BA>;;<
each $	AB<=<9
earlier	:>>==E
early	>9<<BB
ed ! $	E=<>=>
ed 0 $	9?AE;7
ed 0 s	=D>:9>
ed : $	D8CB:7
ed ? $	B??>?:
ed a x	>?<<F;
ed and x	F:>=<=
ed as x	C<>=<@
ed at 0	?;<D><
ed at the	>A<B;;
ed by the	:=;AE8
ed by x	=5><G;
ed for 0	F<;<:@
ed for the	H<;<;:
ed for x	@9D>?:
ed in $	=>>C<;
ed in 0	79=<DD
ed in the	9?F@==
ed in x	D><9@=
ed ing $	B;>C?:
ed it $	A6@>D8
ed it in	<;>>E;
ed it to	A<=>B;
ed it x	7@<ACA
ed on x	:8A=D@
ed that x	;<><F9
ed the ing	>::>D@
ed the s	;8<;G>
ed the x	?662S4
ed to the	@<@<?A
ed to x	C:9C;>
ed to your	BA;<;?
ed until 0	A7B==A
ed up $	?<>D>;
ed with the	C=B<=<
ed x $	3F?>D<
ed x 0	9>EA<;
ed x a	E=<?>:
ed x s	F69?=@
ed x the	E<<99B
ed x to	E><>>=
ed x x	8D6<E?
ed yet $	<;>G>;
ed you x	><<>D>
ed your x	@:?7F9
eight	=D:8A>
eight $	=D:8A>
eleven	<G=<<7
eleven $	?B>=>:
else	:?:<EB
email	;<B@@B
empty	B@=?=9
end	D@=8==
end $	C@<=>:
ended	F;><<=
ends	=E<<<;
entered	B;=@B:
entry	C9=AB9
episode	<:E>>=
erp	E=>>=<
erp 汉	E=>>=<
error	;H<<<8
errors	E<=;>:
errors $	E<=;>:
eu	D@=9=?
eu west	E<?;==
eur	9D?A?>
eur $	8F?@?>
euros	>=D;;>
euros $	>?C==:
evening	>;@=@A
event	E8<@=?
every	@=?;=A
everyone	I9<>;9
everything	?<9C:@
example	@;;@=B
executed	A<@B=:
exist	F:=<==
exist $	F:=<==
exists	C==A<8
expect	;:B=>B
expired	39;G9E
expired $	5=<E;D
export	B:=D>:
external	:D==>?
external sharing	:D==>?
fail	<G=:>;
fail $	<F=:><
failed	5?<D==
failed $	6@<C==
failing	:D=A;=
failures	8G?>><
falls	:C@=>>
far	7E>B>8
far $	<:>H>;
far :	:D>@?<
fax	;<>E>=
fee	E5@89A
fee is	<:B9>D
fell	D;=;<@
fenn	?C@<>:
ferris	C:>>B;
field	E9=A>;
figures	:C>>>B
file	?C<:A9
file $	?@@;A9
filed	@;C?;=
files	A@A:<>
files $	;DA=><
filled	8;F?B9
finance	A;>@B<
fine	<C@;B6
fine $	9A>=C;
first	>6B@??
first $	>6AA8@
five	=A?68C
five days	<:?=>E
fix	;9C>B>
fixed	?B<;B7
fixed $	>CA>;<
flagged	E;<>>;
flight	>A@9@=
flights	?C;;<=
flights are	:D=>>@
floor	@B<<=<
flowers	E;==@:
folder	?CD9<7
for	E:C=99
for 0	E>:8==
for 0 $	@C<==9
for 0 x	E===<=
for a	9E=<A=
for a x	6E><A=
for approval	;>9G>;
for it	C;9<C<
for order	D;>>>=
for six	?A=B>;
for the	A<?A2>
for the #	?<<E:;
for the x	A=A<7>
for two	E?<=<:
for x $	:8F?B8
for x is	F;=>?<
for x s	<?@9;C
for x x	>AA;=>
for you	E6>8@;
for you $	@9A<C:
for your	7AC@<>
for your x	:A;B<@
forget	>=>:?D
form	>7@<@B
found	9J:=<4
four	;M=4>-
four $	A>C<=9
four invoices	9F>>==
free	1I;=9B
free $	9D==>?
friday	?=@:=@
friday $	?;=>@@
friday 0	E7=>>A
friday at	;@A==A
from	C@5;>?
from 0	>E::<?
from 0 $	:C>>>A
from 0 to	D>>>><
from here	A<<D>:
from here $	=>=E><
from now	C;<==@
from now on	C;<==@
from the	?C779C
from the x	@A98:C
from x $	DA;;>7
from x x	D@;<=?
from your	>9;C@=
front	;8<A;D
front desk	:9=?<F
frozen	E;>>==
frozen $	E;>>==
full	9?=E;<
full $	:>;F<<
fully	9F?>??
fully booked	9E?>@@
funds	<:=H>8
funds $	=:>F>:
g	C<8?6A
g #	C9;;8B
g # $	A4<<<D
gave	?<9>F9
gb	?D@<;6
gb $	8EB==:
get	87J?:;
get a	:<F==<
ginkgo	?:>>>C
give	9?E:;=
give me	=>H<=7
given	@C;=<@
go	58F;9A
go $	?=D>>:
go ahead	>>E=?9
go x $	:=A:=D
goes	<>I::5
going	E>A;>9
gone	J97B76
gone $	C>??>8
gone from	E<>=><
gone through	;A:B=@
good	@9@7:D
good news	I:=>>6
got	I:7F;0
got a	CC<<=8
got the	G:;B88
great	;:=;=G
green	8K<9=7
green $	>F=:>9
group	??;C=9
guest	>@:>9C
guest $	8;<A>E
gym	C@;=A9
h	DC;<<7
h #	EA<==9
h 0	;E>??=
had	9@2<L6
had already	;:>=F<
had already ed	=;>=E<
had been	9<;AAB
had ed the	:A==C:
halberd	;A?=C:
halden	=C?>>;
half	7C;B@@
half $	9@<==E
half past	BC<<=:
hand	D;B;;;
hand $	D;A;;<
handed	8;B@F:
handed to	9@@?D?
happy	;=<>>F
has	DA2@D0
has 0	:G==<;
has 0 s	:F==>;
has a	E==:<>
has a x	E==:<>
has already	9@==E<
has been	C8;A?<
has been ed	B96=B?
has been x	B=AC68
has ed $	;==@B?
has ed it	=::C@?
has ed the	?:;;F:
has expired	8<?D;@
has gone	G;><<<
has it	E>>=<;
has n't	7BBA96
has no	:E?<>>
has no x	;F?:>>
has the	I??666
has the s	F;>=<<
has the x	F>A999
has to	9;;F9?
has to x	<=9F=>
has x been	<<>D>=
has x ed	;C?B;:
has x s	:@=<<D
has x x	A;B<C8
has your	D:>;A;
have	BB4A:>
have a	>:=?=C
have a x	>:=?=C
have already	?;<=F9
have been	@@7>>@
have been ed	?69??D
have gone	?;:F=:
have it	D:B;=<
have n't	;?;D>=
have not	>>>D?=
have the	F:?;:=
have the x	H:=;;9
have three	9D>==A
have to	:;:;=I
have to x	:<;;=H
have x ed	<;<K>8
have x s	=E::<@
have x x	>9<E<=
he	?C89F7
heating	K49;A=
heating is	D;?>?>
held	=:;F?:
helen	A:D=>;
help	:<9?=G
her	D===><
her x $	E;@<>>
her x is	=>=D>;
here	67DB7D
here $	:@BE=6
here 's	69=:<J
here 's the	:<=<=G
hi	9<>>=F
him	<:B?C<
his	A9:8G<
history	?C<:=>
hit	8C?E=7
hit a	;<=F>9
hold	;EC;;9
home	B;;:=D
hotel	EB?;97
hotel has	=D=:>A
hour	:?B;A@
hours	@=@9@?
hours $	A8A<C;
house	;><<CA
how	<;8:BG
hr	<AB>C7
https	68=<>I
https :	68=<>I
i	:@BC/=
i #	;D@9D6
i # $	9EA;A7
i 'd	;8D::@
i 'd x	7:@<=C
i 'll	57K1=<
i 'm	57F@=?
i 'm ing	:;G?>7
i 'm not	<=;@>B
i 'm x	:;B>>B
i 've	A:<=5C
i asked	D>;;>@
i ca	:@7E==
i ca x	:@7E==
i can	8BI6>4
i can x	:CI7>2
i checked	8G<<?:
i could	:;EA>9
i could x	;;G@>9
i did	B::F?:
i do	<<@C?8
i do x	<<@C?8
i dropped	E=><?<
i ed at	9G<;>:
i ed it	;@;A>C
i ed the	E=867B
i ed to	;>;E>=
i ed x	FB8?=9
i ed you	E==>><
i ed your	=AA@>9
i found	:F<>?9
i gave	E=<=?<
i got	=99FB8
i have	;:6G<B
i have not	>>>D?=
i have x	<8;D>B
i left	;67I=;
i looked	9G<;>:
i need	9;I;>7
i only	DA?6>@
i paid	E<<=?;
i put	C<>@>;
i ran	7H=<><
i restarted	E<>;?>
i sent	E=>=?<
i split	:=?>?D
i took	E>;=><
i tried	@<6F>=
i understand	;=:<?F
i went	>B<9>A
i would	=>E<?<
i x $	;A>:?D
i x a	E>;<>;
i x do	>=;@?C
i x ed	B?A:8=
i x ing	;<@D>:
i x it	;:@@>A
i x the	>C8D::
i x x	:BA?7>
iban	;F=<=;
id	7C===B
if	01H83A
if it	==F?=8
if it s	?>D>?;
if that	>>D=?:
if that 's	>>D=?:
if the	;<@?=A
if the x	;<@?=A
if you	88D89A
if you x	99C:;A
immediately	:;==>F
immediately $	:;==>F
in	BB76?@
in #	:@<9E>
in # $	:=<=E?
in $	K<8@7/
in 0	1B<9EB
in 0 $	4?=<EA
in all	9A=>>B
in may	<B<<D:
in may $	<B<<D:
in october	9H<==:
in place	H9>=>;
in s $	?C<A=:
in s x	CB;;><
in the	?@B=0?
in the s	=:A><C
in the x	AA?@3;
in total	:EA>>:
in use	97CF>:
in x $	9C:CD7
in x 's	E==>=<
in x 0	E?;==:
in x s	=C=8:B
in x x	6=<><I
in your	G??86=
in your x	H>A978
inbox	CA?9:<
inbox $	F;;==>
incident	@9==B@
ines	;FB<=8
informed	E=<<;@
ing 0 $	E9<<>A
ing : $	;A<B>>
ing ed $	=9=F<A
ing for x	@:@D=9
ing for you	E>;=><
ing for your	9>EA>:
ing has been	A<=D<;
ing in x	@@;:B=
ing is ed	>D<?>8
ing is x	BA:8=A
ing s $	87=@CC
ing s x	;7AA=C
ing the x	=A?=:@
ing to the	5C;:C>
ing to x	AC?<?8
ing was ed	=<>G>;
ing x $	A;=B:?
ing x is	>D;;>=
ing x s	9C;@;B
ing x the	?<D==;
ing x to	C;>:>C
ing x x	?8>>>C
instead	F<A:>8
instead $	F;?;?<
insurance	:C=?<@
into	:<CA:?
into x s	:=?>?D
invitation	I9=;;9
invitations	G9><><
invite	A8B>@?
invited	@;=A=?
invoice	@@>7<A
invoice #	@8>@B?
invoice $	=D?=<=
invoices	<DBA:8
invoices $	9A>C?<
io	=?<<=C
is	CE9@#;
is #	=D>>>:
is # $	=D>>>:
is 0	1I;:=A
is 0 $	:A>>?B
is 0 s	9G>=><
is a	:7AB>D
is a x	;7AB>B
is at	<E@9<8
is at 0	<F;<><
is back	J7=:>:
is being	F=<;>;
is blocked	@B;;>@
is booked	B>=@?;
is cancelled	B=:=C:
is due	8?D=>@
is ed $	D3<?=?
is ed and	A;B<><
is ed by	>D=?=9
is ed for	D8@:=?
is ed in	:<E=>A
is ed on	7<>=>H
is ed to	B<A<=?
is ed until	><;E>;
is ed x	;B@:?@
is free	8G?=?;
is from	9G><==
is from x	9F?===
is full	8A=D?;
is gone	E8>@>:
is in	K@85:/
is in #	?D=>?:
is in $	G;><=:
is in the	E===><
is in x	@A><>;
is in your	H8>>>;
is ing $	:?;E<<
is ing for	?<8D>>
is ing x	>B=A>8
is live	J7><>;
is locked	;;=F==
is missing	:?=C>=
is n't	829E>C
is now	J3<;<?
is now 0	>:>>?C
is off	D7=;>A
is on	EC97:3
is on its	C>>==<
is on x	=D<=><
is open	>E<==8
is ordered	D>>>?=
is out	I:<9>;
is overdue	8C><?A
is paid	D?<;=>
is ready	=?D9>;
is running	@B=<=9
is s $	C8=9>C
is still	2@>I<:
is still ing	<:<F?:
is still x	=E>;?<
is the	9?@=>E
is the x	:?>=>E
is unclear	==<E?;
is under	F;>=>=
is up	F;<9=>
is valid	:F>=>:
is waiting	><8E>?
is with	D9=A=:
is x $	C;>C67
is x 0	;E>>?<
is x at	:D=;>B
is x ed	7C<C>@
is x from	F:=;>>
is x in	@A>?>9
is x ing	B;<:?C
is x on	E<>=>;
is x to	D??;>;
is x until	8G?<>;
is x x	=<B=;B
is yours	G6A7=<
issue	B;>?B<
issued	E7B<A8
issued $	F;=>?<
it	79A>G>
it $	G1>9B?
it 'll	C@:B;:
it 's	A@?B?4
it 's 0	8H===<
it 's already	:=>>E>
it 's ed	=9C@9@
it 's on	E<>=>=
it 's x	C<:B?9
it :	=99;CE
it : $	=99;CE
it ?	>>E=>9
it ? $	>>E=>9
it as	9E<:@>
it back	:=D=B;
it did	@A=9=D
it ed $	B<=B?=
it for	AB@=>9
it goes	<;F==;
it has	<?F<>:
it in	?77:DE
it in x	A:<=@B
it is	;?7C=B
it is ed	9:<D>C
it is ing	=<=E?:
it is x	<A;:?D
it may	==:D>?
it now	;;D<>@
it on	>7A;C@
it on the	?:A=C>
it s $	=?C<=?
it s x	5;C::F
it should	=<;>>F
it to	<;C;E=
it to x	<=D;@?
it up	?:>?@A
it was	=A>?:@
it was ed	@;A@9@
it went	G:>==;
it with	;@>B<@
it x $	@8:DD9
it x to	@??<A:
it x x	AB?5@?
items	A?B<=7
items $	>@B=>:
itinerary	D<===@
its	C@<?=8
its way	F==?<9
its x $	B?:=:B
its x to	E<>>>=
its x x	?<>C>=
itself	88@E>=
january	8D<<C>
january $	8@==CA
jo	:G@;=8
jo fenn	<D@=>:
job	E5;>@?
june	;D<:C9
june $	=D=:B9
just	F==;9?
k	:F;<;<
k #	:F;<;<
k # $	9E>>>=
kayaks	A9C><<
keep	?9A:;B
keep the	C=B>=8
keeps	@;=;=D
kept	9@9FC;
key	E=C:9<
keys	:BD:?8
kim	B:><C;
kitchen	E<B=>;
know	A;@?;>
know $	>AD:=>
knows	I7<?;7
knows $	F;>==;
kofi	8@>=>C
label	D;@?:<
label $	D:=@=;
landlord	=8;?G<
laptop	C9@:@;
last	3H59I1
last week	:=>=CB
last year	;C<=B:
late	@:=>E9
late $	==<?F9
late fee	D<>@=<
leads	?7=F=9
leads tmp	=9=F>9
lease	D=>=?;
leave	;>:C?A
leaves	6DB=<@
leaves at	8D>>>@
ledger	@=<=:D
left	9?9H?8
left $	7H<?=8
left a	F<==>:
left the	;46J?:
left your	D9C<><
leo	;?=BC;
let	?9<;;F
let me	:=;==G
letter	F7@;>;
lights	C?===:
like	A>E:@;
like me	>?D>><
limit	B9A::B
limit is	B9>>>C
line	@?9;<D
lines	:F>=><
link	D:<<<@
list	@:E8>=
list $	C7>;>@
listed	:D<9=D
lists	:F=<==
live	M4<:<9
live $	F;><>=
live in	E:>>>=
live on	E;>>>=
loan	;CB=>:
lock	A@B><8
locked	;8=I98
locked $	9;<H<<
log	=?=@D7
log $	@;<;F;
logged	8<>BE=
logged in	:>??D?
login	8C<<@C
long	8@===D
long $	;E>>><
longer	E:@;=9
look	=@A8<@
look at	@;<;>D
looked	6J:;=8
looked at	6J;:>9
lost	=??;=D
lost $	>BA8?C
lu	;9>>>F
lu #	;9>>>F
lu # $	;9>>>F
lume	@C===;
m	>;A;C>
m #	>;=<DA
m # $	D8=>=A
m # 汉	8B?=E?
machines	E:=>><
made	D:@>@9
made $	?;BB><
mail	8E>B8>
mail $	E8=;>@
mail has	9G>:==
mail to	:<=A=D
mailbox	>?C=@8
mailbox $	?>C;>;
mailed	E>B=::
mails	<EC7;<
main	@AB;=9
makes	;F>>=:
manager	=@<D>9
march	=;?=F;
march $	;<>=F;
marked	;B=;>C
marta	D7A9;@
match	;E>=A:
match :	<E>>?:
may	:D3ACA
may $	9G77E5
may not	>><E>;
may take	>=;<>E
mb $	=9>>>E
md	E;=;=@
me	23FCB;
me $	?=9EC<
me a	>>D>>:
me know	;>A;>B
me to	9;G@:;
me to x	:<EB;:
me x x	>>9<>F
meeting	=:B>=A
mention	=C:=<B
mentioned	@<<<C@
merge	7>?B>C
merged	@9>@D<
message	D85B7C
message is	A:<A>?
midnight	?A<:<@
might	==:<=F
migration	?7DC=8
migrations	B:<?>@
milk	?<B9B=
minute	@:C;<@
minute $	>;B<=A
minutes	:F@97<
minutes $	=@@;<A
missing	;?9G=7
missing $	:><D><
monday	?B?<C1
monday $	?@@>A3
money	=6??9E
money has	=<CA>;
month	<E=:B<
months	;D?>=>
more	H998;B
more $	G=;<<;
more than	9@>>?D
morning	A6>:C@
morning $	@:<<D=
most	;=:==E
mother	B;A>?<
move	?:G8<:
moved	B49>H5
moved to	E=?>:>
mr	B7::C@
mrs	::<:DD
muted	I8=8;?
my	>7AE7;
my x $	B<<C=:
n't	473M6A
n't $	>:>G?;
n't be	:9CB<=
n't forget	>=>:?D
n't know	>=9G?:
n't say	=<=@C=
n't see	>>=E>:
n't send	>>;D?>
n't tell	>>;E?<
n:	>@<<:C
n:assertsFalse	F;<:A7
n:assertsTrue	G:/7G:
n:deniesFalse	8>:=J=
n:openFalse	.H=?<C
name	AEB997
name $	;E@<;<
nd	F<>>==
nd #	F<>>==
need	1@J49A
need a	:=D>>?
need the	:;A;=D
need your	;;F<>:
needed	<<C;=?
needs	44GF:<
needs a	:9B@=C
neighbour	<;;<EA
neither	=9<B?B
net	<F>>=:
new	I:A<?0
new one	A7B=C:
news	E9===<
next	@;H699
next week	?:E<>9
night	5@?9BC
night $	6?A:AA
nine	AA9:??
nine $	C:<AA:
no	FB-?>2
no $	C@;<A6
no confirmation	:@9F>8
no longer	G:;;=;
no more	E6>8>E
no s $	CA>6C<
no s were	=;?E>>
no x $	;B:@<=
no x for	:;=F>=
no x s	C;>=>A
no x x	D?:<;?
nobody	CD;><7
node	<B@B;:
node 0	=DA<;;
none	:D<@>9
noon	@=B7?>
noon $	@=B8?<
noor	DA;@;9
normally	=<;<>F
north	8E???B
not	8,<M6=
not available	=?>E?;
not be	=>:F>:
not be ed	=>:F>:
not ed $	:=>H><
note	F8?7A;
note $	C:;:C<
noted	=9<<=F
noted $	8=?=>F
notes	<A:@A=
nothing	6<4D@B
nothing has	<=>F><
nothing was	=<>G>;
notice	A9;A8B
now	V2=5+3
now $	H<>>76
now 0	>:>>?C
now on	F8<=<?
now on the	F;>>=<
now that	F>;>>;
ns:assertsFalse	CA=89=
ns:assertsTrue	O1)5=A
ns:deniesFalse	->3W29
ns:openFalse	/6P;6E
number	A:;A>@
number $	9>BBC<
number 0	F6?=>?
number :	D?==?9
number is	<;=@=D
numbers	9E<>>A
oa	><=E>;
oa 汉	><=E>;
oa 汉 $	><<F>;
oakline	F;===;
oat	9>BBA8
oat milk	;@C<A:
october	@F:;<7
october $	BB;<=9
of	@F8@2:
of 0	B><A5?
of 0 $	==@;<C
of 0 is	B9BA><
of 0 s	;F<?<:
of 0 was	E;?>=>
of 0 x	D;=@>=
of a	;E=;>=
of stock	99>F>=
of the	@=8C7@
of the x	B<:A5A
of them	:E:8B=
of x $	??8B@;
of x s	9GA;=:
of x x	=C?:;?
of your	=?<<=C
off	M;6<55
off $	CC7=99
off the	G8;A;8
off your	F<==>;
offers	9C==>A
office	@>>77C
office $	?B@>=:
ok	@>G8;:
ok $	@>B:;>
okay	?:A<=A
old	><<@C>
old version	AC=<>8
on	E=:8B:
on $	B<<A;>
on 0	?=<<D9
on 0 x	<<??C:
on a	@=:B=?
on average	9D??A?
on friday	6?B@C>
on it	F9<A<<
on it $	C:=B==
on its	E<;><?
on its x	E<;><?
on monday	<@<;F9
on s $	;:=C>A
on saturday	>>B=@;
on staging	D;>@>=
on sunday	;@>=D>
on the	C?8:>?
on the #	>B@:D2
on the x	A<8=:D
on thursday	;:D==A
on to	E>==>=
on x $	6AG5G9
on x 0	BC<<<:
on x :	:E?=>=
on x at	;B@=<@
on x x	>>;>@@
on your	C9>9;C
on your x	C9>9;C
once	=7H28?
once the	:>?:=F
once the x	<>>:=E
once you	;=H=;8
once you x	;=H=;8
one	:EC6??
one $	D<B5@:
one 's	>:<C=@
one in	;><>@E
one of	?@=:C9
ones	:>?C<?
online	AB:=<<
only	GF;1?=
open	4E8A6D
open $	9=8D<D
opened	?;8>H5
opened a	?<:=F:
operated	:E>>>=
option	?AD<>8
or	9;FC<9
order	@;A?B8
order $	A@?A=9
order 0	7;B=EA
order for	D=?>==
order is	<CA;>?
order went	E=><>=
ordered	E6?:E6
ordered $	G====<
orders	6@<E=B
orders $	B<>C>9
orders were	:C>A>=
out	@<>G77
out $	B>>A69
out :	G9=:>9
out for	;=<=>E
out of	=<@E<8
out on	:=BC<<
outbox	>:A@=;
outside	C>:>>A
outstanding	:F=?>8
over	;>?A@?
over $	=9BD<;
overdue	6D;:>D
overdue $	8@=;>D
overnight	<9=<F;
overnight $	<9=<F;
own	=;<?=E
owner	:><:CC
owner $	;@<:>E
p	?>>:;A
p #	@>A;;>
p # $	?;A<<@
p:	E::=@<
p:assertsFalse	:BA>8?
p:assertsTrue	;>:C8A
p:deniesFalse	7DF=>7
p:openFalse	1A@=1H
pa	;EB;<8
pa #	;EB;<8
page	<G::=?
pages	=>;==C
pages $	:<=>>D
paid	;;89K=
paid $	>?9?BA
paid the	>:><E;
paper	B:8>B=
papers	:@?;E:
parcel	;A=<AA
parcel was	9;<;DD
parking	C?;<A9
pass	=C;:<@
pass $	9F<<=?
passed	8J:8;>
passed $	6I><>>
passport	:@;<@D
password $	;=@<B?
past	?A<:<A
patch	E<>;>;
pay	A<F:<8
payment	:9FD;<
payment $	:>CE;=
payment of	?8BC=<
pays	:C@<=@
pdf	G7:::A
pdf $	F;><=;
pending	::8F=@
pending $	=;9D>@
people	7C9:?D
per	2C;:CE
per the	8?=<E>
pharmacy	D;A:@9
phone	A=;9:F
phone $	BA;:;A
photos	A8;=AC
picked	:;=AD>
place	C9;=<C
place $	C;=?=?
placed	E9B7B9
plan	@>F47=
plan $	CB;9=>
plan is	?;C=><
planned	9:G<>:
planned for	9:G<>:
please	768<;K
please check	<=9@>C
pm	:?=@?B
pm $	>?<;A@
pod	ACA:>;
pods	<G=;>8
poll	CA><;<
poll is	E<>=>=
portal	=E=?;;
post	F>>6<<
pounds	F9@==:
pounds $	E:A==;
pr	A=C<?:
prepared	9=D<>@
prescription	A:B>@:
press	>7E@:=
previous	?8=:H8
price	@<A;<A
price $	9;>=<F
print	@<:;=E
printer	E8>>@;
priority	DB==>:
priya	=B<<D9
pro	B89E;<
processed	B<;:>D
production	@D;;B6
projector	@BC=>8
protected	<?<D=:
protected $	<?<D=:
ps:assertsFalse	AB;:<=
ps:assertsTrue	J35=:B
ps:deniesFalse	'C:P3:
ps:openFalse	95H7B?
public	F:@==:
push	:;D?=>
pushed	F=;<@=
put	>4D;D>
q	<8==<F
q #	<8==<F
q # $	79=>=I
question	7:<;<J
queue	=A=D<9
queue $	?==D=:
quillhouse	;?==>D
quillhouse io	;?==>D
quota	;9<B>B
r	:E8<A<
r #	;B9=A=
r # $	<A<;@=
rain	:F;<==
raised	E;>>==
ran	:I:=:7
ran the	:G=;=<
rate	<F=<>:
rate is	:E>>?=
re	>;C>=?
reach	B>:<;A
reach you	@9<==C
reached	E==A69
read	7H>79B
reading	F8=A=:
readme	H:=<=8
readme md	F<>=>;
reads	AA==:?
ready	8?K9<5
ready $	=?D;>:
receipt	@@>:A>
receipt $	;BA:A>
received	J<887=
received $	B?=:<A
received a	F8=<<>
record	7B<AC?
recording	>E=<=<
redis	>F?5@=
redis $	AE>:>9
reference	:D<:;@
reference t	<9??>F
refresh	=BB8<>
refresh $	?DB9=8
refund	@9AA>=
refund is	B:B==<
refunded	<C==:@
refunded $	<E;?9?
refunds	7H:>>>
refused	=:>E?=
regards	;9=>>F
regards $	;9=>>F
registered	A<<<C9
rejected	<9>F@<
release	B9BB;:
released	@9=??A
remain	:<<==G
remaining	:E=@>9
reminder	B:BA;9
removed	?<<:B@
renamed	D=>=><
renew	@BC;>9
renewed	C:;B@:
rent	FA;9<:
rent $	>D=<=:
replacement	@;>B@<
replied	<:==E;
reply	8;B@<C
reply to	9=A=?D
reported	D<;;=@
request	?26H>A
request 0	9:>?>F
requested	F<B<<;
requested $	D=>==>
reservation	9=B?>B
reserved	@;AD;9
resolved	:9><FB
rest	BAB>;;
restart	?:@<=C
restarted	F><8@9
restarted $	F<>;<=
result	?@:B>=
return	CA;:A=
returned	@><;E8
returned the	><==D<
review	>@=?<A
review $	;B<@>?
right	@B>:;A
right ?	>>7>?G
ring	<;=E==
rio	<E<=><
rma	C=:B?8
rma 0	C=:B@8
room	<>ED:8
room $	?:A@>A
room 0	<@<E>:
room is	8G???>
rotated	E>><;>
rotated $	E>?<;>
rows	B==E;5
run	3DCD9?
run $	7?BE;?
running	B@98B:
runs	?C:<<?
s	;E=9<>
s #	=E=:=<
s # $	7D<=<@
s 0 $	=H=;;5
s 0 s	=B;==A
s 0 x	=E=<=;
s : $	B>9<9A
s ? $	>?D>?;
s a x	98?E@?
s an x	:D<C<9
s and x	AB@9<<
s are ed	?EA79<
s are in	<B<B=9
s are x	B?>?9;
s as of	=:>>>D
s at 0	@=B<:=
s at x	C<;?;@
s ed $	AC9@>7
s ed :	B==A>:
s ed x	:AC?==
s for ing	<===>E
s for x	@:D:<>
s from x	D?=<<;
s in the	8D@;;A
s in x	9E><<A
s is ing	:?>E>:
s is x	A=?A>;
s no x	BD>8>=
s of x	D;@:=?
s on 0	BA<<?:
s on the	<B<=9C
s on x	:CA7>A
s s $	6E:;?B
s the x	7A@<@A
s to 0	<G=<<:
s to the	=:@?<B
s to x	:9E?<>
s were ed	@=<B@:
s x $	<B?99@
s x 0	=BB?<<
s x :	;DB<>9
s x ?	>>F>>9
s x at	AA<;B:
s x ed	>:=;E:
s x on	:?>B;@
s x s	A<AB7=
s x that	=E>==;
s x the	D89?B<
s x to	@D8;<?
s x x	?>=:@B
s x you	A9==>C
s you x	>:@<;C
s your x	6BBF;:
s | $	;===>E
s 汉 $	=A=:>C
safe	?:>>>C
said	=::;I9
sam	>9B>>A
same	C7C8:@
saturday	B<A<>9
saturday $	B8B=>:
saved	C;=B>=
savings	?B<=A:
savings $	@B;=A:
say	66F:A?
say the	<;E==<
says	>C?8@:
says the	:A==E:
scheduled	:>C>C>
school	<B;AB9
seat	@>@9:A
seat #	<===>C
seat $	E:>>>=
seat is	=DB<>9
seats	>E;>=:
seats $	=F>;>;
second	@7@:<C
see	;D9>:C
seller	;;;<EB
send	79G?9?
send it	<=DB=7
send the	;=?>;D
sent	;?;=G<
sent $	@?=D8<
sent folder	:CC>>;
sent it	==<:EA
sent the	B=:<BB
sent to	E>:=B:
september	=;=<>E
server	9D;D:>
service	@B;:>?
session	??<:@B
set	H3@<A9
set up	=<>@C?
settings	9:A=>D
settled	=;>AC?
settled in	<:?>D<
seven	<E<A96
seven $	<A=C=9
shall	<>F<>;
shall i	<>F<>;
shared	C@;@=9
shares	F:@>==
sharing	:C<C><
she	>;A7H3
she 's	@@<<A9
shift	E;>>?<
shipped	5@>;G@
shipping	@D<==:
shop	;=A7E>
short	7><<=G
should	37G46G
should i	>>D=?;
should i x	>>D=?;
should x it	??D>?:
show	BA;A:?
shows	AL7526
side	<<:B;B
side $	>:<@<C
sign	<:?D<>
signature	=>EB;4
signature $	:<D@>:
signed	;?7:EB
signed $	=><:=E
signed in	9E>>>=
signs	<=DB>9
since	@B6>@;
since $	>B7>@<
site	=F;?9<
sits in	C9>><A
six	G97?>?
six $	B8<>AA
skipped	6@<G=6
slot	88=FA>
slot is	9:=E>@
smoke	D<@=?9
sms	A<<D=;
so	:<=F<;
so $	=>B=9>
so far	8D<E>9
so i	?8:I=5
so i x	>;=E>:
so that	>9C?:>
so that $	>9C?:>
so x $	<:>H>;
so x :	:D>@?<
sold	;?<D@<
sold out	8A<D<?
somebody	:<A<E9
somebody else	;<>=E;
someone	:<7CCB
someone has	===E<:
soon	;=D<>@
soon as	;=D<>@
sorry	559A;G
sorry $	87;D=@
sorry about	;=><=E
sorted	F:=<<>
sorted $	F<>=<:
south	7F??@>
sprin	C:>C=<
sprin #	C:>C=<
staging	F9B>;8
staging $	G9===;
stale	D:><B;
standing	A9<:>D
start	@<B;=>
state	<9;B=E
statement	<H9::?
status	6B9A:D
status is	;D>??:
status |	;===>E
stay	8@<B>B
stays	5A?A<C
step	9=?:<F
step |	;><=>E
still	&C?O16
still has	<<;F>;
still ing $	:?:C>=
still needs	=:<F=;
still on	;;=E>=
still x $	:FA8>?
stock	@;=E=9
stock $	8<>F><
stopped	<9<H::
street	D8B<?:
stuck	9@<E>;
subject	7>B<=D
submit	<D==>;
submit $	>E<:>=
subscription	E>?::<
suggest	<>E=?;
summary	9<==>F
sun	;;=E=@
sun bo	;;=E=@
sunday	==B:B=
sunday $	7>A;CA
supplier	<9><F;
sure	><=:>E
swapped	H9=<=;
switch	;;G<>8
switched	?;=?>B
system	;?;E@7
t	==999E
t #	=<;;:E
t # $	>;<<;D
table	G57E=9
table for	C:<B<<
table is	B<;C>;
tagged	F<>=>>
take	:8:=<I
take the	:<<==F
taken	C:<BA6
taken $	9=BC>;
taken care	CA<:=;
takes	6B?8<D
tap	A=8<>F
task	9<<B=D
tax	=D<B<8
team	A7:;DA
team $	@<=;@B
tell	;:AB=?
tell me	=<A;=@
ten	B:<<B>
ten $	A?;:B<
tenant	><@=D<
tenants	<;<=>F
test	<FB9=6
tests	4O?793
tests $	>C===<
tests pass	:F>==;
text	>76D:E
text $	C:>=>?
than	:><<=E
thank	=;=>;E
thank you	=;=>;E
thanks	8:<<=I
thanks for	:<<==F
that	596<DJ
that $	<4:BF>
that 's	?8C9?@
that 's x	=7D=@>
that is	;??C?@
that the	?@:@?@
that the x	AA:<>A
that x is	@><D>8
that x s	=<=9CD
that x x	<<>9CD
the	=>>@F9
the #	;CB?D/
the # $	;FC<C.
the 0	A@;B>7
the 0 x	C9=@@=
the account	<D==>@
the address	;??D=;
the airline	;@?=C<
the amount	A==<:C
the app	<<:>=G
the bank	7<?F<>
the board	A;:?:C
the box	9A>=C=
the buyer	@;=C>=
the calendar	=@AB=;
the call	BD=<:9
the card	=A8A=@
the change	A@;>B7
the charge	<<;=>E
the cheapest	;E>>>=
the code	9;<A;E
the confirmation	=C;9=C
the connection	<:>D@<
the contract	9F9<>A
the courier	A:;=E8
the customer	B:?<B;
the day	8B==?C
the deposit	<<A>D<
the door	;A;B<A
the driver	D;;;A>
the ed x	?@A9;>
the end	D<<;>?
the event	E:>?><
the fax	;<>E>=
the fee	<;<;=F
the file	:E98C;
the first	>>A;D;
the five	C@>;=;
the form	:;:>AE
the front	:9=B<D
the group	CA<?<:
the guest	CB;?:<
the gym	D<;=B:
the hotel	C@<><=
the ing $	==:B=C
the ing is	F<><>;
the ing s	@@>:;A
the ing x	D?B:<3
the invitation	F=><=;
the invoice	A?A9:@
the keys	;:E<@<
the kitchen	E<>=>>
the label	D;===@
the landlord	<:?BD;
the last	<D<>?9
the late	E<>@<<
the letter	A:??>>
the list	A:@<D9
the lock	C:B<==
the log	8A<AB:
the mail	<>=D8A
the message	>>:C;>
the minutes	;B:<<D
the money	;8@?:D
the new	I4C:<6
the next	:C;=>D
the office	:>;;;F
the old	:>>9BD
the order	?B>@?6
the other	B@=:@<
the page	>D<>=;
the parcel	<B<?B<
the patch	E<=<>;
the payment	7<AE=>
the pharmacy	C9B;@:
the plan	8<F=>?
the post	F@?8<:
the previous	?8=:H8
the price	@?C9>>
the printer	F:>?<;
the queue	<?=E=;
the quota	<:==>E
the receipt	9BB>A<
the recording	>E=<=<
the refund	A7C<@=
the request	>==D>=
the rest	BAB>;;
the room	=CA>><
the s $	?=A<<A
the s are	I6A9;9
the s on	9B>=C>
the s x	=:?;D?
the same	>9D9;B
the second	=9>9?E
the seller	;;;<EB
the shop	9>D7F<
the site	@B=@;8
the slot	;9=BB@
the statement	=F;;?;
the supplier	8:>=G=
the system	>><B@:
the table	@::C@=
the team	B:=:@B
the tests	:F><><
the text	;9<E>A
the thread	@C><>:
the three	D>::<?
the ticket	6EA9B>
the time	>8?:@C
the total	;E><>=
the transfer	@9?C>9
the two	G8A:=<
the way	<;=AD;
the word	9>F=;=
the x $	?;?>A=
the x 's	@C:>@7
the x :	;CB=>;
the x ?	@>D==8
the x and	@>;<C?
the x at	89C:F@
the x by	A9B=8B
the x ed	.8;GP-
the x for	@?=9?A
the x from	?C9>;>
the x had	8@<9CB
the x has	B?99>D
the x i	@A8@B;
the x in	H8<9<?
the x ing	?<D8:?
the x is	;>E?-B
the x now	C@<=>;
the x of	G5@9:@
the x on	>7:<FA
the x s	C@?<1?
the x to	@9>F@3
the x was	8=8EA>
the x will	E=@:<9
the x with	9A>9BC
the x x	C<9?<=
the x yet	<>>E?<
the x you	=F<98?
their	BA4?6A
their x $	A>:A;?
their x ed	<E>>>;
their x x	B>=;=B
them	E>>6=>
them $	E;8?A;
themselves	<:>:DB
then	72C@=E
then delete	<<F=>9
there	;B5C=A
there $	7=9A@E
there 's	A>=@;=
there 's a	D:;;>?
there are	8F=?<9
there are x	9C=B>:
thermostat	D9=<>B
they	A;<;F<
they 've	A;:;C>
they have	E;=?=:
they x ed	:>;=D@
they x x	BAA98<
third	9D>:@@
this	;=?<C@
this ing $	;:@=D>
this morning	@9;<C>
this week	;E>>>;
this x $	@C9?9?
those	A9@A==
though	;8DD>8
thread	AB><>:
three	?G878>
through	EB4>7:
through $	D7:E;9
through the	:E;;>?
thursday	A:F9=;
thursday $	@:B;@<
thursday 0	@:B=>?
ticket	:F=6?A
ticket $	=E>?=:
ticket is	<BC>>9
ticketed	E<=>>:
ticketed $	E<=>>:
tickets	;C<A=?
tier	G9?;;9
till	D9?<<A
time	>>A==?
time $	?B=A?8
timed	;?;E;:
timed out	;?;E;:
timeout	6=ED=:
timeout $	9;DD=:
times	8B:C=B
times $	:@;D>?
tmp	?8<G=7
to	B4F<:>
to #	A<;>B?
to 0	>E===7
to 0 $	?D9?@3
to 0 x	9B>?>A
to all	E;@==<
to all x	C<@===
to be	6:A?:C
to be ed	8:E=;@
to be x	<>9@>C
to cancel	;>?C>>
to delete	:;B@>@
to do	<<<=>E
to go	;=E=>;
to help	:=;=>F
to marta	F==<>=
to sign	7<>F=>
to the	@<?9?@
to the x	A>@3@?
to them	BAA==8
to x $	=;H>;8
to x 0	<DC=<7
to x a	A>7@=C
to x in	A;:?=D
to x it	<::B:E
to x s	G:;?==
to x that	<=>>;E
to x the	<8B?8A
to x x	9:CB;>
to x you	?=B>B:
to you	?@@@A:
to you $	@:=AA>
to your	C<=:@?
to your x	C<>:@>
today	BD>48>
today $	AB<79@
together	6DC??A
told	@;7;G;
told me	:=:<H9
tomorrow	?FD476
tomorrow $	@EA9:8
tomorrow :	:F>>?:
toner	B>C=>8
tonight	?8E9=@
tonight $	;:E:=@
too	G9B?<8
too $	G9=:=<
took	I69:A=
total	2JB9;4
touched	<;>G><
touched $	=<>E>=
tracking	;E>=>;
trade	>D>?>;
traffic	A9@=C:
transfer	:??F<9
translated	8@>=>D
tried	@<5G><
tried to	;>9G?:
try	9<A?=A
try again	<=C=>>
tuesday	<E;:@;
turn	9<:>>G
turned	6F>E;=
turned down	9B?F<?
twelve	@=<<D<
twice	;G<8B7
twice $	>D=:@8
two	<G?;<9
two $	=?A<C9
two hours	C:D>>8
two of	;F;A<:
typos	9;>>?F
unclear	;;9H>8
unclear $	=<:G?8
under	D<>=?:
understand	;=:<?F
undone $	C=B<>9
unit	:E=A;<
unknown	;:8J=5
unknown $	;:8J=5
unless	=BD<=9
unless you	>=F=>;
unread	:E>>>;
until	;?;=8E
until 0	;=?:;E
until 0 $	9;>>>E
until 0 x	A@:;<@
until sunday	D=A>>:
until the	>A8A=?
until the #	@C:<>>
until the x	==<D>>
until x $	=B<??;
until x x	D:?><>
up	B>;A<<
up $	B:6D7A
up :	?9=E>9
up : $	?9=E>9
up on	F:>>>=
up the	<C?<B<
up to	<?<=>E
up with	C;D<>:
update	?:@>=B
updated	H:==<<
updated $	E<>>=>
upload	9:DE;:
uploaded	?AA<>:
us	;C=<<A
use	9:DE;8
use $	97CF>:
used	<D<?>9
user	@<=>C;
usually	<;7;=J
valid	8I=@>6
version	@B=8;?
version $	C@><>:
version 0	;F>>=;
video	B@=A<9
vote	E<>>><
voucher	D9?>=?
vpn	A9D>=9
wait	9<=B=C
waiting	B6?E;6
waiting for	>:?F<4
wallet	E;>>><
want	;<I9<<
want me	>>E>>;
wanted	D=:;=@
wants	69:G<B
wants a	9<;E=?
warehouse	?;;B@?
was	88-HH9
was 0	<F>=;<
was charged	E;>?<=
was delivered	9=>>F=
was ed $	@79CB:
was ed and	D@>=9>
was ed at	D<>@:>
was ed by	98;@G9
was ed in	88><BD
was ed to	A8;:F9
was ed x	6A=AD:
was handed	;=>>E>
was issued	D;>??<
was n't	;<=B>A
was sent	A;<<D:
was turned	;=>E<=
was x $	?A<B8=
was x ed	:<>D>B
was x on	9A?>C=
was x x	=<;A>A
water	F;=:<=
way	B7:EA;
way $	<=;EC;
way to	E;>?><
we	>2FA8=
web	F;=:;?
wednesday	@><@B9
week	8AC;A>
week $	6;C>AA
weeks	>9<;=F
weeks $	;<<>>F
welcome	:;>><F
well	A9>=@A
well $	B9<=@A
went	M40B18
went ahead	=<=;?D
went out	C9=@><
went through	F@<;=8
went to	J7;:;<
were	?=4FA5
were ed $	BA>@;;
were ed by	A:>=C<
were refunded	:E?>>=
were x x	<D>A;;
west	>C@<??
what	:@=8CC
what i	E@=<?;
when	9=F49@
when you	=<C<<>
when you x	;=B==@
whether	8:9I9?
whether the	:<7H9@
which	8AE7D;
which is	=C<<=?
while	8?@D<@
who	:B@=C:
why	B>=B<:
will	B:C66?
will be	@?C8<<
will be ed	9=E<=>
will x x	=>E=>:
window	E@:<=<
with	E@A?67
with 0	;C>B<9
with 0 $	B9>C>=
with 0 s	:F=?=;
with a	=:>@AA
with a x	?:??;B
with the	F@@<67
with the s	><D===
with the x	IA;=88
with x $	A>D<=7
with x s	D@;=><
with x x	9@@@<C
within	4=D79D
within 0	8@C;<@
without	EB>9<:
wo	C;=@<>
wo n't	C;=@<>
wo x x	D>9?=?
word	7=F=;@
word $	<<F=;<
worker	=:=C>?
working	A:><=D
works	:D=:B=
worth	:D=<>A
worth 0	;E?>>;
would	0=L>69
would be	==E;>;
would have	9A<A<@
would you	>>D>><
would you x	>>D>><
wren	F<>>>:
write	?=C<>>
written	@;C=;=
written $	E;>=>;
wrong	@>@C<8
wrong $	<;AE>:
wrote	8D9<G5
x ! $	=3996I
x # $	8F98=?
x # is	F;>=>;
x 's been	F>><=>
x 's ed	D8A@:9
x 's in	G9>>><
x 's s	:A;?D?
x 's x	?A==><
x 0 $	C?@00?
x 0 0	=D:<>@
x 0 and	@A@=<8
x 0 ed	D@==;=
x 0 has	;E?=<>
x 0 is	E<@;B5
x 0 s	5CB>9>
x 0 was	@;==D=
x 0 x	9>FA<<
x 0 |	;;9D>A
x : $	:E=:7A
x ? $	:7G4>>
x a ing	<<?>>C
x a x	A6>=:B
x already ed	:<==F;
x an x	A7>@@@
x and s	;D;A?A
x and x	;A>3AA
x are ed	D:=<=A
x are in	F<;=><
x are x	BA<<;?
x as x	?=B8A<
x at 0	D8@?C6
x at the	<2E<>C
x at x	?A?<<=
x be ed	89?D;@
x be x	A;C><<
x been ed	<@<@B;
x by 0	9E??>>
x by the	9>AAB8
x by x	:9:5=J
x c #	;E>>>:
x can x	G;<9;=
x could not	<=;F>;
x d #	E;>>>=
x do x	<D:C>9
x ed $	D>9D28
x ed 0	;A;AB9
x ed :	?9C?>;
x ed a	>>:<F<
x ed at	:B<C<<
x ed ed	:;>F;=
x ed for	E:9??<
x ed in	;=B<F8
x ed ing	B9=D<9
x ed it	9<>8K5
x ed that	?;=:E=
x ed the	44?=O8
x ed to	BA>?9<
x ed up	9BBA==
x ed with	>:>D?>
x ed x	?<3DB<
x ed you	><=>D<
x ed your	?8A;F8
x for 0	B>?<A9
x for it	E=:=>>
x for me	=<=F?;
x for the	>9@C9?
x for x	>:@9?D
x for you	>8?:AA
x from 0	>C=<=>
x from the	@B::;>
x from x	EC76A9
x had already	;:>=F<
x had ed	;;=<F;
x has a	G9=:<>
x has been	I4>@6>
x has ed	:<6=EA
x has it	E>>=<;
x has the	DC;899
x has to	;=8A;C
x has x	8C7>D<
x have to	=>;=>E
x i #	;BB<B9
x i 'd	B>C=<9
x i can	>C<>?@
x i ed	CB9;<?
x i x	>>E;@8
x if you	<<B=>@
x in #	;?@=D;
x in $	F?<><9
x in 0	7B>>AB
x in a	=>E>?:
x in the	@??>;@
x in x	A=8A@>
x in your	;A?;<C
x ing $	?<<?;B
x ing 0	E;>>>=
x ing is	9E;<=?
x ing s	:CA<<@
x ing the	AB9D<9
x ing x	9;C6BB
x is #	=D>>>:
x is 0	4G;:=A
x is at	:F@9=9
x is being	F=<;>;
x is ed	>/D=0H
x is from	9G><==
x is in	HA97<2
x is ing	A>7E<:
x is now	C7>=>A
x is on	CC:8;5
x is s	D6B6=A
x is still	5:?G=>
x is up	E?=;>9
x is with	G:=<>;
x is x	@@>C39
x it $	D=9::D
x it 's	9C<A>?
x it :	9;==CC
x it ?	>>E=>9
x it ed	C==@<>
x it for	@B@=>:
x it in	=<8>=H
x it s	<<@<>C
x it to	<=C:B>
x it x	A4@<C<
x me $	@?:>C?
x me a	>>D>>:
x me to	==I<=7
x me x	8;=?<E
x no $	FB=5=9
x no x	C5:C<?
x now $	G<99:<
x now s	E?==<;
x of 0	E=??7<
x of ing	D:<=>A
x of s	9@C@A8
x of the	E=7?:?
x of x	>@@A>:
x on 0	=B99D6
x on the	@=2>AB
x on x	>CD;@/
x on your	C=<>>A
x once the	;??<>D
x s $	@=;98D
x s 0	?F9:9:
x s :	=A:;=B
x s a	;89D<D
x s are	@C@A91
x s as	C:>>=A
x s at	<=B<;A
x s ed	?D:@=:
x s for	AA?9<=
x s from	E?;=<;
x s have	C>=;B9
x s in	<B@;9A
x s it	=@D9<=
x s now	E<@==<
x s on	@C@<6<
x s s	>??;;C
x s that	AD>9:>
x s the	9>C5?D
x s to	8AD>8?
x s were	>A=B=:
x s x	;F>73A
x s your	9><E<?
x still has	>=;E>;
x still s	8E;C;8
x that $	<=68EC
x that the	:A=A=B
x that x	>@:7AE
x the 0	B8<DA9
x the ed	:AC=>;
x the ing	B:?@;=
x the s	9@8B7E
x the x	;-F?>B
x their x	D:;<=B
x this x	;E<>>;
x to 0	@@@@=8
x to be	:<B<?A
x to the	E;?7=>
x to x	C8D;:=
x to you	@B>B>8
x to your	@:A<@?
x until 0	9G<=>>
x until the	=?<D>=
x until x	AB>9?:
x up $	C:<?<A
x up to	;A=?@D
x was ed	=55BF:
x was x	5=8B@D
x we x	<;E;>@
x when you	>>E>>:
x will be	C=B<=8
x will x	C;A9;=
x with the	DA9?<<
x with x	;B<:<C
x x !	<:=>=E
x x #	@C@?@6
x x $	>>9?@=
x x 's	@?9A@=
x x 0	C<?57C
x x :	>@@>;=
x x ?	<<D;=>
x x a	<3C?@A
x x all	=D@<=:
x x and	=C::;B
x x are	G>::A:
x x as	?@B<@6
x x at	@;DA>9
x x by	;?8:DC
x x ed	A?6CA6
x x for	C8?B9?
x x from	@A@;><
x x had	>;;CC:
x x has	CB9<:?
x x his	8@>;F;
x x i	9F@=;:
x x if	<=AC>;
x x in	=@@<=A
x x ing	>7;F<?
x x is	D?@;3;
x x it	@;>;@C
x x no	=:>F?=
x x of	G?;<88
x x on	<F<?@7
x x s	9E<>/B
x x that	8@88@G
x x the	<8<?=C
x x to	F<C<78
x x up	>?B?A9
x x was	:@<?C>
x x with	;?=A;A
x x x	;A=CA9
x x yet	>><D?<
x x you	A;<=@@
x x your	E>A6;@
x x 汉	BC<<<;
x yet $	:<>H>;
x you ed	BC88A<
x you for	;=<>=E
x you x	C9?8@@
x your s	:A:@=C
x your x	D<B67A
x | $	=5A<9B
x ✔ $	F:<;>:
x 汉 $	=<@>=B
year	9G::A:
year $	<H<<;9
years	::===F
yes	C:B:;?
yes $	?9=>=D
yesterday	7>:7H?
yesterday $	8?:8G?
yet	3:=K;:
yet $	65<K<=
you	>;>-I@
you $	<:@=D?
you 'd	B>::8D
you 'll	?7C:8A
you 're	BA9A8=
you 've	@AA7B8
you :	?B9<>A
you : $	?B9<>A
you ?	>><>>C
you ? $	>><>>C
you are	<9CA=>
you asked	>:>>:C
you booked	;A;=D9
you can	;9>;:F
you can x	>;;<:G
you confirm	=>DA=8
you ed $	HC58;:
you ed 0	:C;=D9
you ed the	=<=>E;
you ed x	B:;8@D
you for	;=<>=E
you give	??D=>;
you got	9A=C;>
you have	=E>;?9
you have x	8GA><8
you like	>>D>><
you need	=<;<>G
you said	:<<=H9
you to	>:B<=@
you to x	=;B==A
you told	;=:<G9
you want	>>H==7
you wanted	D=:;=@
you x $	<<A@D9
you x ?	>>>?C;
you x a	8D==<A
you x be	B>9>>C
you x ed	C7C:?=
you x have	=>:>>E
you x in	D;?>@;
you x ing	>A<>C;
you x me	8@E9F2
you x on	E<<=:>
you x s	>;;>>E
you x the	=8BA<?
you x to	B>B>>9
you x x	><C/=B
your	A8>5E?
your account	B;8@?@
your approval	9<@B@E
your balance	;A;==D
your bank	?B9?;A
your behalf	B=C==:
your calendar	C;<C=;
your card	C<::<E
your confirmation	@9<E>:
your data	>:=B=@
your door	D;<==@
your ing x	B@:;@=
your landlord	==;<D>
your mother	B;A>?<
your name	F<?==<
your new	E:>>>=
your ok	;<E<>;
your question	:<=<=G
your request	<8>>?E
your room	:CB>>=
your s x	><<;C@
your seat	=BD==:
your subscription	E;==<=
your x $	E7>?;>
your x 0	9:>?>F
your x :	;>C<>A
your x at	@?;==B
your x ed	=:=BD:
your x for	G:==@;
your x has	D7;:@A
your x is	>E>87=
your x of	?9A?;A
your x on	A:=>C;
your x s	CD7=::
your x to	@:9<@D
your x was	>@:9BB
your x x	=?@=D9
yours	E5AC>9
yours $	G7<9=>
yourself	89=:CD
yourself $	<=:;<H
zero	E>?>>;
|	;.C?2D
| $	;.C?2D
⏳	>=;F>9
☐	;:FA<5
✅	L:9983
✅ #	E:>>>:
✅ # $	E:>>>:
✅ 汉	C@>==<
✔	G:<;=:
✔ $	F:<;>:
❌	=;>F?;
一	9G;9=A
一下	3=C>7E
一下$	8@=B;A
一个	;==F<?
一个$	C;:>;D
一件	A8;=AA
一份	H6D:;7
一份$	E:B;<;
一共	8H9;:>
一半	7B<C<@
一句	<:D=<A
一句$	=:>><E
一小时	=B?=B:
一并	E<>=><
一张	D:6?@D
一晚	@D>>>:
一晚$	@D>>>:
一月	:?>?D=
一条	>DA=::
一次	??<>:C
一次$	>=;@=C
一步	8<CD:<
一步$	@9<D==
一步被	;>>E==
一点	<??AA;
一点$	9A<BA;
一直	:E=A;8
一般	;77:;L
一遍	=D>:;>
一项	=E<;?;
丁	@9EA?8
七	@A>;A;
七天	:9@=<D
七月	:;=>E?
七点	F?A;:8
万	9G>8C2
万$	=B==A:
万付	;<>>E>
三	:N:1:<
三个	C=6<=A
三个月	=:>>>D
三分	>@=BA8
三号	@B=<A9
三天	@?@:;=
三天内	@;D>>9
三封	<F?:><
三步	>;==>E
三点	=E9;;?
三点半	:D>??=
三百	?@D<<:
上	G>8:@;
上$	>B7A4?
上了	K4;7<=
上了$	H7<8=>
上八	:>>>>E
上八点	:>>>>E
上午	=A=:@?
上午$	B@@=;8
上午十	;:>>=F
上去	D<?A<;
上去了	F=>=<=
上周	7A;<F?
上的	?;AB==
上线	E>;;<>
上线$	D@<==:
下	=;F@1@
下$	>=:E8?
下了	I6:89?
下了$	C:=:;C
下午	??C:8=
下午三	;E=>>=
下午两	=<;A<C
下单	@<CB;9
下周	A>D:=8
下月	D?>=>9
下来	>B?<@;
下来$	<A@B>:
下来了	?A=;A=
下的	;>>;D?
不	5;;D7F
不上	9F>=>9
不上$	;F>:>;
不了	1::K>=
不了$	3>;L?5
不会	C<5@<B
不会再	C=9?=>
不到	8CA?><
不变	C=>9?B
不变$	C=>9?B
不回	:<E?=<
不回来	:<E?=<
不明	><;F>9
不是	<98?<G
不用	:C74BE
不用再	==;<>F
不确	==;F>;
不确定	==;F>;
不能	;=<C=A
不要	?<G@=3
不过	:8E?<?
不过$	:8E?<?
不错	;>=>>D
不错$	;>=>>D
专	E?:<;@
业	@<2>CA
东	;?A@E3
两	;M>2;:
两个	>GA8B4
两位	<D=>=<
两分	=:AC==
两分钟	=:AC==
两天	@<<==C
两家	8G;?<:
两张	?><=D;
两晚	?:A=<B
两条	D@=<=;
两次	;F=<>;
两点	=;:@CB
两点$	?9=>>E
两班	;D??>>
两百	C8@<??
两项$	;D>=>>
个	=EC77>
个$	D<?8@<
个人	;@=>AA
个人$	9?<=>D
个失	<E>;>>
个失败	<E>;>>
个工	<@B;:?
个工作	9>C<<@
个得	>=;<>E
个文	?B=@>;
个文件	?B=@>;
个时	<>F?>:
个时间	<?F>>:
个月	:A:<?D
个账	E<>>==
个通	=E?<=<
个通过	<F>===
个里	E;?>>=
中	9A?BB8
中$	@B:B::
中介	;<>>E<
中午	B<D=<:
丰	<AB<C8
为	A6=<:E
为$	@8=7<F
主	;A89G>
主任	=C@<@:
主干	D<>@<=
么	::BC:?
之	4;H:>B
之前	79E8CA
之后	9>C78E
之后我	>?C>?<
乐	>E;<>;
乙	<<D<@=
九	=E;>@:
九点	;@@@A<
也	T8:893
也打	E=>==<
书	B??B6<
买	6;BABA
了	K9.:J1
了$	K71C?3
了一	?D3<A=
了一下	6G8>=A
了一遍	8F;<=@
了三	<C7:6D
了我	9=G=>;
了没	;>D=>=
了电	==>;CA
事	8;4>FF
事$	>6<??D
二	>I59@:
二$	=E><>;
二十	@??:A<
二号	?:<DA:
二组	><>==D
于	?3B<?D
五	?B<6C;
五$	;EB==9
五下	=C:==@
五下午	=C:==@
五个	B:<>=D
五号	<9@=F:
五月	<;;@G9
五点	E><<@8
些	;>>=<E
交	B<A:?=
交$	;:E=;A
交了	C:=<?@
交了$	A<=<@@
交回	:<==AD
产	>;=D=>
享	CA=<<;
亲	A>::<B
人	;?:>E=
人$	??:A>>
人事	:==>F=
人写	=@=;D:
人均	;D>>>=
人手	C?<>;>
人是	<E@==:
什	=<:D>?
什么	=<:D>?
今	<FE9;8
今天	>GB<;4
今年	;D>B=<
今早	A9==D<
今晚	9<E:9B
介	;<>>E<
从	D><7=@
仓	AA9;B=
仓库	C>9<A?
他	;>D:C8
他们	=<A>B=
付	=CC6@:
付$	A??>?9
付了	::C:C@
付款	=BE;;9
代	E5B8>?
令	A9B@<>
以	=6B;9D
以$	:88DA?
以上	=;<>=E
以后	A8A@9>
以用	C;D>>8
以用$	??E??9
仪	C=?<>>
们	@6>=D>
们说	=@@=8C
件	A@@<>9
件$	6G=9D=
件夹	AC===:
件已	B?>;@=
件箱	E<>>=;
件都	D:>A><
件里	B?;<:B
价	D9@9E;
价格	>@<<;D
任	<=7BF:
任何	=@<B=?
任务	A:<C?=
份	E<G37;
份$	G7>99A
份证	8=B9<E
份证号	>BD;=:
优	@:D>=;
优先	?;D<><
会	F>B79;
会$	>G8===
会再	C=9?=>
会员	DD?<82
会在	=;D>=>
会自	>>9<>F
会议	C>:E;8
会议室	A?:D<8
传	@4DC@:
传到	?;>D9<
但	7=?>9E
但$	8>??:A
位	CA?88<
位$	D;?:7?
位子	B:;>=C
低	>E@<=8
住	:7AD8B
住了	<=<C:B
住了$	===C:@
体	?C9;9B
何	;@??A?
余	=E>A99
余票	9BC@@?
余票$	:AC@@?
余额	;G=><<
余额不	>;>E?>
作	=9DB5?
作废	B:A@;<
作废$	C:;A;?
作日	9>C<<@
你	?8B5H8
便	<@898F
便宜	<B;;<A
便宜的	;F>>=:
保	?@8<<B
保险	=<;BB?
信	C5=B:?
信$	D>?7;B
俩	D>=@>;
修	@@<8G4
候	89@D@?
借	E9<@=?
值	D;?A=<
假	?B@:@9
假$	@A<=A9
做	?8@@;?
做的	D<:=>A
停	=>@DD5
停了	=B;<@@
停机	;==G=8
停机$	;:>G>9
健	=CA;@:
健身	>?B=@;
傅	<<:@E>
傅$	>@<?9B
催	C@>A:8
像	:D9><B
儿	B9@B<:
元	==A4?A
元$	4@@3>F
元已	D:==@<
充	B<??9?
先	5+F;AE
先不	=>C??9
先别	=<:<>F
先把	:>D=A>
先生	<>=?C<
先留	A==D=;
先看	=;?;>D
光	:<;F;@
光了	9;>F=<
光了$	9;>F=<
免	A<B?8>
入	C>A>99
全	JB?376
全天	D:B==;
全绿	@C>>>:
全绿$	@C>>>:
全额	=D<:=?
全额退	<E><>;
八	@B@4==
八点	?>D::>
八点到	;E=>>;
公	?B<=>=
公司	?A;>B:
公告	@A=>:=
六	D@<2B:
六个	C8B=>@
六位	>:=<>E
六位$	<:>>>E
六月	<E<<C6
六点	@>;9>C
六点半	:;@>=E
共	9HB569
共享	?D>=><
共四	:F>>>;
关	@@9@A9
关了	@;>=B=
关闭	E>=<<;
其	>@9:@C
其中	:E::A?
其他	A:==>C
具	@B:?=>
内	7@D9/D
内到	CD<==8
内可	<B9=<C
内容	=<=D=?
再	;7E;4A
再发	>>AB?9
再试	?>E>?:
写	;FC4>=
写好	7=E:;D
写好了	7=E:;D
写的	9E<B?9
写的是	9E<B?9
冲	B7=A=A
冲突	;9=B>B
冲突$	<;>H>9
决	:@A;>B
冻	>D?<:?
冻结	;D?>;@
冻结了	;E?=<?
净	;@=;<D
准	>9??<D
准$	;;;A>D
凌	<<=<E@
凌晨	<<=<E@
几	@9C><?
出	><<@C>
出$	?3D>=?
出了	?@=;?@
出了$	?A=;:A
出价	?8>=E=
出去	@:9G=>
出去$	<<<F=?
出去了	D==@?8
出来	?E:<9?
出来$	?C:>=@
函	=;E>>8
分	9C9@=A
分$	9I=<;9
分之	9AAC<:
分配	><<E>:
分钟	=<?>>B
分钟$	@<CA:;
分钟内	@@;;=B
分钟到	B9>=>A
分钟后	;:B=D9
切	?=@B;<
划	D:@>9>
列	>D;=:?
列表	<H>9=:
则	?:;<BA
刚	>>:@=@
刚才	7><@AC
删	=7F??<
删$	@8?G=<
删了	E<C:=<
删除	=;??=D
别	;18:>M
别人	9<=AAA
别的	==;@>D
到	G<:>=;
到$	:<?@@B
到一	9E=C=:
到三	>D=A;7
到两	8C>=D;
到了	C>;8D:
到了$	@@<=B7
到十	@D;=<<
到周	?A;=;@
到您	E<==?<
到您的	B=:>A?
到手	@D>>>:
到时	:;E<==
到期	7H:::?
到账	:<9=DD
到账$	@=;<A?
刷	;C;=<C
券	H9=A99
前	7>=>BC
前任	;;>=F;
前台	D>=<?9
前台$	E?>=;:
剩	4L==6;
剩下	8:>B=E
办	=@D;><
办好	D>=>=<
办好了	D>=>=<
办妥	D>>>=>
办理	:>@==D
功	E;<B9<
功$	H8:C<9
功能	=>;=>E
加	@8EB:;
加班	;C???@
务	B9???>
动	?9BD?9
动$	?7>G=8
动续	D@<?<:
动续费	CA==<<
包	;EA>?5
包裹	;F;@@9
化	;C>@=?
北	@@>=B:
匙	;=>@D=
区	:A9AC<
医	?@<:=B
医生	B>:9>B
医疗	8A@ABC
十	>F8:;<
十一	=>@AB7
十一点	B;==C:
十七	BB>=<:
十个	9E>>><
十二	=E9<?<
十五	AA@:9=
十八	CA:<;>
十分	==A?<A
十分钟	?<B@9@
十号	9B>>D<
十四	AE:;=;
十日	:?<==E
十点	E?7:9=
升	H<9;@6
午	?AD6:<
午$	@>B<;=
午三	;E<>>=
午三点	;E=>>=
午两	=<;A<C
午两点	=<;A<C
午十	;:>>=F
午十点	;:>>=F
半	>>8B7B
半$	?>8>8D
半小	?9><>E
半小时	?9><>E
华	F8;=C9
单	A=@;=>
单$	;>E@@5
单上	E:>@=<
单位	9<>>DB
单号	@B9:7@
单已	C;=<B:
单独	D<>A>;
卖	=<CC@9
占	2C:I@6
占用	8@<G<9
卡	>9@F@7
卡$	G9?<:<
卡上	BD>:;=
卡住	9?>D=<
卡住了	9?>D=<
卡在	<>;G;9
卡里	E;=@<;
印	D@;@:>
厂	:C;?C:
厅	A=:@<A
历	D>BD95
压	?:C>@<
原	@C;8=?
原因	=C=><>
原路	>B=;;A
去	=1:B?F
去$	:5=K@;
去了	L7;<<9
去了$	K8;==4
去年	8A>=D?
参	>:=<AD
又	B<?=B9
双	@A;<A=
反	A;;B;A
发	A7H<C4
发$	C8G>=/
发一	>>F>>9
发了	C;<<A<
发出	<8>C7C
发出$	=<B@<9
发出去	<<;D;B
发到	C=A>>;
发布	>:=@B?
发的	C>8;A9
发票	=C@?7=
发给	A>A:;A
发货	9BA:A=
发货$	:CA<@:
发起	F;?;=;
发过	=<?<D<
发送	<>>B<@
取	@0=<F@
取$	D6?@:?
取消	<:@<C@
取消$	?>A;<B
取消了	;>>>D=
取走	<==>E<
受	AB9<8@
受理	AB;=:?
变	@8?A;?
变$	B=>9?B
变成	9>CC>;
变更	A<<E=:
口	B>>>>=
口$	F@=<<8
句	@9C;;A
句$	=:>><E
另	@?:A<?
只	CG;<2;
只剩	<DA<=9
只是	?@@@=8
只有	8>;C<B
叫	E=>;><
可	?=C:.B
可以	@>E/4@
可以用	C;D>>8
可能	9:7F<C
台	B<:<A?
台$	@?==A:
台设	?D=>=;
台设备	?D=>=;
右	8C>;;B
号	A>:;F9
号$	<FB8?9
号到	9?=<AB
号就	:>>?D>
号柜	9:>>F>
号柜$	9:>>F>
号的	==;=CA
号码	==;C;C
司	<?:?AA
合	;D:><A
合同	???9?@
合并	A=>A>;
合计	8C=>=A
同	A;D6B;
同意	><E9C:
同意$	<>D=A:
同步	F:=A=:
名	E?:?5=
名单	C>=B<;
名字	@C>=<9
后	68J77D
后$	=<C;>A
后一	<A:C;@
后会	:<C;<B
后到	;:B=D9
后到$	;:B=D9
后我	?>E>?:
向	E<A;<;
吗	78F8:?
否	89@EB7
吧	<<=8=F
吧$	<<@9>C
含	BD=<=9
听	>E=;=<
听雨	?D>==:
听雨厅	?D>==:
启	@B<<>?
启了	?@:>C>
吴	<>C?==
告	B;@<;@
告诉	:>B:>B
告诉我	<>@;>B
员	A?A=?7
员$	<:=D>@
呢	CB99=A
呢$	CB99=A
周	;>F3D<
周一	9BDAA4
周三	=@@A;=
周二	BB;;A8
周五	<@B77B
周五下	=C:==@
周六	C7A<B:
周四	@<B=9A
周报	8D>>B=
周敏	?C<B<8
周日	7<<<DE
周日$	:>===E
和	DG;51<
和一	=F=>>;
咱	A:=@<C
咱们	@;==<D
品	;A;=C@
响	?<9<<E
哦	8C:<;E
哪	><E=;<
唐	=D;=><
唐阁	>E<=>;
售	8D>ACB
商	68;BH>
商家	6<?BF;
啦	J9<::?
啦$	J9<::?
喂	A;>C;;
器	;?:D>>
四	?H=1>8
四个	=D;<A;
四十	@?<>9@
四张	@D=;=<
四点	I9<;=9
回	>5F@E4
回$	=<>@C;
回了	A?:>A7
回了$	?>>C:=
回复	:=EAA9
回复$	;;@DA9
回您	E<<==<
回执	:E:A;<
回来	=7BD><
回来了	?:@C>;
因	=?6A9B
因为	?8=8=F
因为$	?8=8=F
围	:;>@>D
围城	:<>C>A
图	B:=@=A
在	D><B<7
在$	>A<B=8
在前	E<>=>;
在前台	E<>=>;
在吗	??8??F
在周	B9D=;;
在第	9E<;C:
地	D:>B=7
地址	?<AC>:
地址$	A:A@@7
场	D39B@?
场$	@:=A=B
场地	B<=?@;
址	>@@B>8
址$	A:A@@7
均	<E>>=;
坏	<:=E==
块	D?;?6>
块$	?;A<<C
城	:<>C>A
填	B8B7@@
士	C8;::E
处	=C>;>=
处理	?>>;A?
处理$	B?E;<9
处理中	@?:A<>
处理了	C:>=A<
备	AC:4A=
备份	C?<;?>
备份$	D;;==A
备注	@@<;A=
复	=8D?C;
复$	5?D@E5
复核	>>AB<;
复核$	:?BC>=
复的	8B:>;D
复盘	B9<=@B
外	BB7<>=
多	7C887H
多$	:@<=>C
夜	7<?=G;
够	<E<@>9
大	@78>=F
大概	9?<==E
天	5BC3CB
天$	?<;=?C
天内	>?C;8?
天就	;<C=C:
天已	:<=>CB
失	:>7G;>
失败	:?:H;3
失败$	>A:B<7
失败了	::?F>>
头	9J8?7>
头$	8C9<<E
夹	AC===:
奖	>==<<E
套	A<@?9@
女	@<<;;D
女士	@<<;;D
奶	;=A;>D
她	;@>>E:
好	=.A99J
好$	?>=?7A
好了	B3F/;A
好了$	B7F19@
好的	<<=;9F
好的$	;<=<:G
如	;5H46C
如下	:;;=>G
如果	;<G8:=
如果您	=>E>=;
妥	I;<<;9
妥$	E>=>=>
妥了	D=>>==
始	<=B?<@
始$	:<B>=A
姐	F::<A8
姨	A=>=B;
婉	BB?:=;
子	A9<;@C
子$	F89;;C
字	;@A;=@
存	E?@>69
季	B:>==B
季度	A;>>=B
季度复	A;=>=C
学	=B><C9
学校	7B==F:
它	:A=@;A
安	B;=?>@
完	BF88A6
完$	>;<>D?
完了	7G;A@9
完了$	8G;A=:
完成	BB@;@5
完成$	G:<9@9
完毕	G;=<;<
完毕$	G;=<;<
定	B7E;?;
定$	D8@@8?
定了	?<C<@:
定金	:<=>G=
宜	<B;8;C
宜的	;F>>=:
实	B<4B6D
实$	;=;E>?
审	72=JC8
审批	4:<I?=
审批$	88<I9:
审核	=;?D;=
审核$	><@D<:
客	>6B9G:
客户	C7;9D8
客服	=<<:F?
室	=:?CB=
家	8E8:E=
家$	:?>:CA
家都	AB<;;>
家里	?<=;<D
家长	>A=;A?
家长会	=D=>@<
容	:>=C=@
寄	?2F3F;
寄$	@<C>>:
寄了	<>>>E>
寄出	<<B;AA
寄出了	9>>>CC
寄到	@>?;B;
密	=>C<@>
密码	=9=8DB
密码$	:<A=E=
密钥	BAE:97
对	;=9>AD
对方	<>6=D@
导	=7BDB7
封	@C:@7<
将	<;D<=@
小	9@?1BC
小时	:CA58C
小时$	>B<;:B
小赵	;>==CA
少	D:<>;@
就	/0M@C@
就不	B9;:=E
就去	=>D<?:
就把	;=?>E<
就是	;:A?;D
就没	>A8E?=
就给	9>>>F=
就能	::?:=G
就行	=7?8;F
就行$	=8@8;E
尾	>??:B=
尾号	:B==D9
层	:E>>>=
层$	:E>>>=
居	=<:AD@
州	8E==:@
工	<;@AB<
工位	>BA=>:
工作	4@DA:=
工作日	9>C<<@
工单	C<;;>A
工牌	;:@C>>
工资	=><=D;
左	8D?;;A
左右	8D?;;A
差	:;G><=
己	45?:J?
已	M401H.
已出	B<==B;
已删	E<>>>>
已发	F<<<><
已发$	D>>>=>
已取消	D=>>;>
已完	:E?>??
已完成	:E?>??
已建	D=>>><
已开	B;=<?A
已提	C?=>>=
已提交	A@=>>=
已改	D<?>>>
已签	7>@?H?
已签收	6>@?I@
已经	@8:5J6
已经发	:=?BC;
已经开	9>>>E>
已经把	7>>?G>
已经有	;D??=>
已被	8D=D<;
已退	E==><=
已通	E>>><=
市	>@<<C;
布	@7<@D>
师	6?:?I<
师傅	<<:@E>
师傅$	>@<?9B
帘	D<=B=:
带	:7=;<J
带到	A=>D=:
帮	?=@;??
帮您	C?@=8>
常	?B89;D
常$	AD=;=8
干	C><B99
平	>@8??@
平台	@99?BA
平均	;D??>>
年	=>24@H
年$	?=<;;D
并	K8;>87
广	E<>===
广告	E<>===
库	CC><@5
库存	>DB:;9
应	<B?<A<
应$	>=>D?=
应该	AA?;8>
底	@8@?<A
店	@@@=B7
废	D9A@:;
废$	C:;A;?
度	;:>A?D
度$	BBA::6
度复	A;=>=C
度复盘	A;=>=C
座	@>A=;?
座位	A=B<=>
延	7B98G<
延误	;;;:E@
延迟	:F>>@;
建	A;=:6D
建$	D=>?>;
建好	E>=>=;
建好了	D?>>><
建议	88B7;D
开	?9>?B=
开$	DA<@;5
开不	<<>F><
开了	B<=<=A
开了$	H>><:>
开好了	C?>><?
开始	<>B;<A
开始$	:<B>=A
开通	<=?>C>
弄	=;DAA6
弄$	:@D=>:
式	???;=B
张	B=6=B?
张$	??<<D9
归	N4=888
归您	D;>><@
归档	G:@<=:
当	A6@@@>
录	?D>5B9
录$	?C::;C
录里	;E>=<=
录音	:EA<<>
影	?@<8<D
影仪	C=?<>>
影响	;><:>F
往	G6:=9C
待	6<EH56
待分	=<<E>;
待分配	=<<E>;
待发	;E;<=@
待发货	;E;<=@
待您	;<F<=9
很	78;?;H
得	;>@@1B
得您	;=A@;@
微	B@B=<9
心	;876>K
心$	?;;9:G
志	:I:8@6
志里	=E><><
快	7A=4EC
快$	;@<==C
快递	;;@7E@
态	=E8<;>
态是	<E>==;
急	A;>:=C
总	;DB8A8
恢	F8C9@7
恢复	F8C9@7
恢复$	9?D;C;
息	=<@=>C
息$	@<C@>9
您	@/F2BA
您$	?=B?9>
您一	=BD>=8
您上	<;:>H8
您不	<=<;>G
您了	?<==@B
您了$	?<==@B
您五	==;>F;
您五月	==;>F;
您先	<<B;?B
您卡	D=<@<;
您卡里	D;=A<;
您发	:C@>>=
您可	==<=>D
您可以	==<=>D
您同	>?D>>;
您同意	>?D>>;
您回	;>>C?=
您回了	=>>C;>
您在吗	??8??F
您好	<<:B;B
您好$	=<;B;A
您定	<;G<<8
您查	:>D>?@
您点	;<D<=?
您登	;>=>D?
您的	E42D8D
您看	:@=@<B
您确	<=G<<;
您确认	<=G<<<
您给	9=G==:
您自	;=@?@?
您自己	;=@?@?
您补	;=C>B=
您要	;BC@9;
您要是	=>G=<9
您让	=>8>CC
您让我	>?9>CB
您说	C:C:;>
您说的	D;A=7>
您邮	D<A==:
您邮箱	D<A==:
情	;=>@B?
想	8?@7BA
愉	<:<>>F
愉快	<:<>>F
愉快$	<:<>>F
意	<7@<BB
意$	<>F=@9
感谢您	;>>>>E
成	F5?F5:
成$	B39G>>
成了	B@=>:=
成功	E;>C:4
成功$	H8:C<9
我	;3M>.=
我$	;:::>H
我不	=>;@?B
我们	D<>A=:
我先	:<E===
我先不	=>E;?<
我再	;=N8>4
我只	BE:;?<
我可	=>G<?8
我可以	=>G<?8
我就	57K=;9
我已	DA?<7;
我已经	BB?<8<
我帮	=;>>=D
我来	;<H;>9
我没	:>7K>9
我没有	=<;G><
我记	:=<=>F
我这	A6@E::
我这边	C<;E=8
我这里	=:<@>B
我都	;D<@=<
我马	<>E=>;
我马上	<>E=>;
截	A@:?;>
户	D;6?@<
户$	B:8C;A
户余	=E==>;
户余额	=E==>;
房	:<><G<
房东	?9=@E7
房子	?;B;:C
房租	<A==C=
所	>=8D?=
所以	:88DA?
所以$	:88DA?
手	>@??==
手$	@9C:=@
手动	E;@=>:
手机	?==?:C
手机$	<<;=>F
手续	=C;=B=
手续费	:E<>?A
才	1@?A=B
打	A7A<@?
打了	@<B<?;
打印	F<;?;>
打开	<CA::?
打开$	>E<=>;
打款	<<A<;D
打过	>8=BD9
扣	8=<>FB
扣了	:@A<D:
扣款	:B;<CA
扣费	:A>E>:
执	:E@A::
扩	@9;<>F
扫	E>=<=;
批	03DGG8
批$	95?I7;
批了	9=E;B<
找	;E=5;D
把	,<E1R<
投	C>=A>:
投影	AB>;==
投影仪	C=?<>>
投票	>A<C<:
折	=9>>>E
抢	9=CBA:
抢到	<<=>D@
护	A>A@<;
报	A<<B><
报上	E<=@;<
报修	E=>><=
报告	>8;B;C
报销	@:?;B?
报错	<F<=>:
抱	89<@;E
抱歉	89<@;E
抱歉$	89<@;E
押	;A=?C;
押金	<==?C=
拉	I9A?98
拉进	D>>>=>
拉黑	D>?===
拍	>>:;CA
拒	A8=AA:
拖	E=>==;
招	B;<=>A
拟	4:K<;<
拟好	7>F><@
拟好了	8?D>>A
拨	?:==@E
拿	C<7=<C
持	;>==>D
挂	B;@B7=
挂上	C=>A<=
挂了	9=C==A
挂了$	:9C>=A
挂出	E>?==;
挂出去	E>?==;
挂号	B;:C=@
按	J2557D
按您	F;:<6A
按您说	D;;=:?
挪	D:;?@:
换	C7E5C7
换了	;<B;C@
换好	C>;>=B
换成	A<B<A;
据	@6B<@@
掉	G9>9@=
掉$	C99@=A
掉了	G<=;<;
掉了$	G<=;<;
掉的	:=>>E<
掉的$	:=>>E<
排	:BFA48
排在	>@C<=9
接	D7@@?;
接口	=:>D>>
控	;;<;CC
推	D4A@@<
推到	E<>>>:
提	I:>?78
提交	;CBD;9
提交$	=?CB?9
提到	H8>=>;
提前	<B9<=C
提醒	K6<=:;
插	=:;B>C
搞	E9<<:?
搞定	F<=?=9
搞定$	F<=<=:
搬	AA;=C9
搬家	AA;=C9
撤	F79@9B
撤了	E=>==<
撤了$	E=>==<
撤回	C<;;=D
播	:BB><<
支	B>8D9;
支付	C>:A;=
收	=8=4JB
收$	:9;=I?
收了	=<<<F;
收了$	=<<<F;
收件	D>=:;?
收件箱	E<>>=;
收入	:D>@??
收到	C2:>C@
收到$	=78>CC
收到了	E:=<A:
收货人	?D=><:
改	F<@=;<
改$	>D:B=6
改到	@;A=B:
改好	A?B>><
改成	??A?;=
改签	8>A@>E
放	G8E5@8
放在	G7<=B7
放心	<;;;<F
放进	E=>?<;
故	>:=AB@
故障	>;>CB;
效	D9=<7B
效$	C<?>8?
敏	=A<BB7
敏$	D@=><;
数	<D?96A
数据	C6A?;@
整	?:<==D
整理	:==>>E
文	@BC5:=
文件	?C@9=<
文件$	;F;<==
文件夹	AC===:
料	;?F:A8
断	8:DD<>
断了	9=>F=>
断了$	9=>F=>
新	H=>2=;
新卡	;=C=A>
新密	C;=?>@
方	>>;?B>
方案	<9F<<=
日	=>?6@B
日$	6A9::F
日内	9?A;;C
日历	C9CD;9
日志	:I:8@6
日志里	=E><><
日程	G;=<=<
旧	E0@@@<
旧卡	>>A=B;
旧的	C<B:>>
早	A>=8E;
早$	CA===9
早上	:=<=BE
早九	D;A==;
早九点	D;A==;
早八	B?A>=9
早八点	C=A>>:
时	6:DD=A
时$	=@8G;;
时候	8:>EA=
时间	<<C>?=
明	?<>B7@
明$	?9:GA7
明天	>A>:;@
明早	F;D<<6
明白	7<;;<I
明白了	8<<;=G
昨	438>O9
昨天	79:9J@
昨天已	;>>?D>
昨晚	88=CH6
是	3E==D=
是$	<D98=@
是否	==;F>:
是周	9FA;?9
是小	>:>>E<
是您	@A@=B7
是我	D;;B;8
显	9F;:B6
显示	9F;:B6
显示$	<>=?C;
晚	A8B:A>
晚$	?===;C
晚上	E8:<A=
晨	<<=<E@
暂	<:;F>?
暂时	=<<C>A
更	E78D?9
更新	A;<BA:
替	E;:<@=
替您	D;:<@=
最	2I7@<?
最便	;C>==?
最便宜	;C>==?
最后	<>?A:A
最后一	=B=C<;
最好	=<8@CA
最近	<C>B>9
最近一	=D>>><
月	4F58F@
月$	=A;:<A
月三	9D>>B<
有	4J7A;;
有$	B<BA<6
有三	<E<9B8
有两	9K<9<7
有了	G9=:<@
有了$	H:><=;
有人	D@7:A<
有收	><>E>=
有收到	><>E>=
有权	>=<E?=
有权限	>=<E?=
有没	==;C>@
有没有	==;C>@
有这	D:>@==
服	;@:>B@
服务	=B=A8@
期	2D@9=C
期$	5A@;?D
期了	7E<@A9
期了$	7E<@A9
未	0F>F90
未知	==:F>:
未能	=<;F>:
未读	;F>:==
本	;>=>=C
本人	<=B;@A
机	>8:D?A
机$	8?9D:B
机口	8?=>AC
权	B>?B9;
权限	C6@D:=
权限$	::B?>A
李	<:==D>
材	;8F@@9
材料	::F<B:
条	CE9@72
条$	@B=@:6
条码	>;=E>:
来	>>G:B7
来$	=>@@@;
来了	E?=<=5
来了$	E?=:=5
来取	D:?=<=
来取$	E:A==8
来的	>>=<C=
来的$	:?=<D?
杭	:F>><;
杭州	:F>><;
板	=C9?B:
林	=B==;B
果	8?B?7A
果$	;=<=>E
果您	=>E>=;
架	@?C=;;
柜	?6@=E=
柜$	<9B=E:
查	-L?54F
查$	:CC8=<
查到	6F?==@
查收	=<;>>E
标	I2?<8A
标签	E<>><;
校	;C;<E8
样	B9:??A
核	>7<J7:
核$	9<CE;9
核实	A<7E==
核实$	<>;D>?
根	:;<>BC
格	<?<;:F
案	C9C6<>
案$	D::<A=
案号	??C=<9
桌	BC>@=8
档	F?=8@8
档$	A@@9B:
梯	::>=G<
检	<@;?C>
棠	<:>D<A
棠厅	<:>D<A
楚	<@=C=?
楼	F:;;A9
楼下	F:==>:
概	9?<==E
模	C:>?=A
欠	;H<<>9
次	5F=?>>
次$	9F:>;@
次提	;E>>>=
次提交	;E>>>=
款	>?B>=;
款$	6?F6AA
款了	;>>>E=
款了$	;>>>E=
款单	=@C;<>
款已	E>>><=
款项	G:;=<>
歉	=8;@;E
歉$	;8<@;E
止	<<9D7C
正	AD;>=9
正在	=?@>A;
正常	AC=<=8
正常$	AC=<=8
此	C>;><?
步	A7?C6A
步$	E::C;:
步被	;>>E==
段	9B:<<D
每	<@>::B
比	3B:<CE
毕	F=;9;A
毕$	G;=<;<
气	B88>?C
水	=F5?6=
水费	;=<C<A
求	:=;D<B
汇	9D>=B=
汉	=@A=:>
汉 #	@E=5<9
汉 # $	DE:786
汉 # 汉	=;C<B@
汉 $	>>:@?=
汉 0	=F:>=7
汉 0 $	@D7>9:
汉 0 汉	>@>>?<
汉 :	=A;=9A
汉 : $	;B;=:B
汉 ?	99F>8>
汉 ? $	99F>8>
汉 a	;>>>>D
汉 b	@==<<B
汉 b #	9@=>>C
汉 g	D;<<;?
汉 g #	D8==;?
汉 p	D9===@
汉 p #	D9===@
汉 r	C9>>=@
汉 r #	C9>>=@
汉 s	<E>>>:
汉 s #	<E>>>:
汉 t	><===C
汉 t #	><===C
汉 timeout	;?D=>:
汉 x #	@8>A=D
汉 x $	9CB8@>
汉 x x	B>C<;9
汉 x 汉	?=F<8=
汉 |	<;A@:@
汉 | $	<;A@:@
汉 汉	>==77E
汉 汉 $	@:?89D
汉 汉 0	<F;<=<
汉 汉 汉	?=E99=
汉 ！	@<999E
汉 ！ $	@<999E
汉 ：	<>>=<C
汉 ： $	;?=>8D
汉 ： 0	@=B;B;
汉 ？	56H69>
汉 ？ $	56H69>
池	AB><;;
没	6=,V4/
没下	><<E?;
没交	>=<E?<
没再	>?8G?=
没删	=;>G?<
没删$	=;>F?<
没动	@@:C>8
没动$	@9<E>:
没发	78D?<>
没发$	;;E<>=
没发出	=>?D?=
没回	=:CC>:
没开	=<=E?<
没成	:;?G>:
没成$	=>@C><
没成功	<=?D?>
没扣	>E>;><
没改	=;=F?<
没有	:B5G99
没有$	>><E?<
没有收	><>E>=
没法	=<;F?<
没用	=F?9>=
没碰	=;>F?=
没订	<;;H>:
没订$	=<<F>;
没退	>;>E>=
没问	BB?9>?
没问题	BB?9>?
法	;B=E@;
法务	D;B<<:
注	:;:BB>
注销	:9AD9>
注销$	;<BE::
洗	D:?B=9
洗澡	B;@B>:
活	A9=?;C
流	<E<67B
流水	=E=;=<
流量	A:;<=E
测	6FD9;:
测试	6HB9<;
海	?:<C9B
海棠	<:>D<A
海棠厅	<:>D<A
消	>6A7@C
消$	?>A;<B
消了	;>>>D=
消息	A:@89D
涨	@?@9B=
清	E9C;5>
清$	D?@;=>
清了	E<?>=>
清楚	<@=C=?
温	=B;<?A
游	D9=<C:
满	6B6I::
满$	9E=;>A
满了	6>=H99
满了$	6>=H99
澡	B;@B>:
灯	E8C@;9
点	?>>6@?
点$	@:@@:@
点一	B>E<<9
点一下	=>F=?9
点了	>7;@E9
点了$	@9<BA;
点到	@A;<<?
点到十	;E=>>;
点半	C89><C
点半$	;@;A:C
点发	<<==<E
点起	E<>=>;
点进	9==<F<
烦	:;;;=H
然	A<C==;
照	D?=?=8
照片	C@B?95
片	C@B>88
片$	:D>>>=
版	G;?>6:
版$	@@:A=?
版本	D<>=<@
牌	A7@C8?
物	=:?=E=
物业	<8:?G=
物流	>E=<<;
状	=E8<;>
状态	=E8<;>
状态是	<E>==;
独	D<>A>;
猫	C:=<;C
率	>E>;>;
王	8?B:D?
现	@F?=5:
现在	@F@;5;
班	8D@?C6
理	8<A;AD
理$	@AE9:;
理中	@?:A<>
理中$	A@;B<<
理了	A9@<A?
理员	?;B>B9
理由	<E<==>
理由是	=E>==;
理解	:;<<>G
生	C::>?@
生产	><?D>;
生效	@>A@9?
生效$	@>A@:?
用	?A6:@B
用$	=<@A<A
用了	AB>:B9
用了$	B?>:B9
用再	==;<>F
用完	<?=E;=
用完了	<?=E;=
用您	C=><C9
用户	E:=><:
由	;A=:B@
由是	=E>==;
甲	:<BAA;
申	@8AA?=
申请	@:>BA<
申请$	9:C=A@
申请已	F=>=<=
电	@>>6C=
电子	>CB=;;
电梯	::>=G<
电话	==:=DA
电话$	9<9:DF
电费	E=;9:>
留	A=:A=?
留了	F;==@:
留意	:<:;=H
留着	9A>AB7
留着$	:??@C9
疑	B:;<=D
疗	8A@ABC
登	?<?9D=
登录	=?@:B>
登机	<<@<@B
登机口	8?=>AC
登记	>@<@B9
白	8A8?9E
白了	8<<;=G
白了$	8<<;=G
百	ADB=85
百多	?D<=>;
的	F78;G;
的$	?41:P:
的事	><8>DB
的单	9<>>=F
的卡	=;??B>
的号	@<A@;?
的时	:@:AA?
的是	FA4;>;
的是$	BA=<@7
的话	4:H97@
的话$	;>@::D
的话我	>>F<?;
的账	B;<C<;
的退	B=;D<:
的退款	A>;D=:
的那	FA:97?
的邮	>=8A@B
皮	C<B=<:
监	<;A>C?
监理	<;A>C<
盒	9G;;=>
盖	>8D9C>
盘	D6?C?7
目	?A3C6@
目前	8D:G:6
目录	C><;=@
直	7F6@9B
直接	<=9>=F
省	<AC=>:
看	5E=:=C
看$	7A?C9>
看一	=;<;>F
看不	<:=E>>
看不到	=<=D>>
看了	5J8:?:
看了$	8G<;A9
看到	BB:;A;
看看	=<@<>B
看着	=:D==>
眼	;=@B=>
着	2BHB<9
着$	3>CFB1
知	A4BF::
知$	=:=BD:
知道	@>?@8@
短	<68D4H
短信	>99E5C
石	;G=<=<
石磊	>D=<>=
码	=6<B=D
码$	<?>:D>
码已	D=>><>
确	<;BA<<
确定	;<@G=8
确认	?:D;>=
确认$	A:A@<<
碰	;;=F>@
磊	;D=<C=
示	5CA<C7
示$	:=D<E6
祝	<==>>D
祝您	<=>>>D
票	<ECC;2
票$	=AF=A6
票的	>C@=>;
禁	D@?;=8
离	:>BA@<
种	9@=<CB
科	A?>;@=
秒	9F?;C9
秒$	@C=<=;
租	;@C7E=
租约	:@>>?C
移	D8D<;<
程	H;<><<
稍	;<E=>>
税	9F<D;7
稿	B6G69=
稿$	=>E<>:
空	@A@@4:
空着	;AB@=:
空着$	;AB@=:
空调	G9>><<
突	;9=B>B
突$	<;>H>9
窗	?;@>??
窗$	<:D==?
窗帘	D<=B=:
站	:CC:>;
章	<BD7B;
章$	;@B=C:
笔	8FB9@=
笔$	:G<;?8
笔记	>:?C@>
第	;@@8C?
第一	>9B;C?
第三	:A?;C>
第二	@><7?B
等	3<BE:?
等$	@>>9B?
等待	C=8B>=
等您	=>F@=6
答	;C;>C:
签	9<?=K9
签$	D?9:?<
签了	:=>=F>
签字	:@DB;8
签收	3A:>J?
签收$	7=?@H>
算	6C866J
算$	;A:;>F
管	><>=E;
管理	?;B>B9
管理员	?;B>B9
箱	A;>@A;
箱$	A?A?:<
箱已	9:=@CB
箱里	G;==;<
米	:A=<C>
类	B<;<>A
粮	@:>C==
糕	<<DB=:
系	9<<EB<
系统	8?=CB:
红	B?A;:>
约	E@B:=5
约$	BCB:;7
约在	A7B=B;
级	A@:A:=
纪	AC78A@
纪要	BC88A>
纸	@?8D9<
纸$	:@=D>=
线	<G??;6
线$	A@8E:9
线上	=DA;>:
组	><;@?@
经	>8:6K7
经发	:=?BC;
经开	9>>>E>
经把	7>>?G>
经有	;D??=>
经过	9;>>?D
绑	??9;<E
结	9D4A5D
结$	>>==;C
结了	;E?=<?
结果	:A6C<B
给	L/A3@:
给个	:<E>==
给了	E<==@:
给您	>59=H=
给我	;>C<>?
给王	?=E==;
绝	D==@=<
绝了	D==@=<
统	8>:BD=
统一	:<:=DD
续	I7?=<;
续$	=>C=B;
续签	B9;??@
续费	?E;;;>
维	C;<>?=
绿	AD:<<<
绿$	?E===9
编	?>6=7D
编号	?B9;:?
编码	<:>>>E
缴	8C??CA
缴$	7?D@F=
缺	6D8I;3
网	BB9B=7
网关	:@<CB=
网盘	E<@<>9
罗	A>=AA9
罚	AC==<;
置	@:@;@?
置$	;<A==B
群	E=??<6
群了	D>?><>
群了$	D>?><>
群里	B:@?@8
群里了	;=>BB>
翻	8E;<=@
翻了	:G<==:
老	;>;:K.
老万	;<>>E>
老万付	;<>>E>
老师	9B@>B7
考	><>;=E
者	A?:<B>
联	?7>A:C
联系	@7>B;B
股	@:C@;<
能	6C7B0E
能收	=>;<>F
能看	AB:;=?
自	;9<8IB
自动	B=;=@>
自动续	D@<?<:
自己	45?:J?
至	E><<=>
航	8D<8A@
航$	9F>==:
航司	9@:<@E
航班	:>@<D>
般	;77:;L
色	7E=<<@
节	8E:;??
花	F?<:<:
苏	>D>>=<
英	A@A<;<
英语	:D=>=@
菜	C;A<==
落	DA<?<8
蛋	<?DB=9
蛋糕	<<DB=:
行	<<E;7B
行$	A;<=5D
行不	C>A;=<
行吗	>>D>?;
行我	>=D>?;
街	>AC><=
补	C7A9A>
补丁	?<E=?8
表	BB=@;7
被	,84PE6
被别	:<=F>=
被别人	:=>E>>
被占	8>=G;:
被占用	;==F<;
被拒	;<>AC=
被退	8=>F==
被退回	9@?D>?
装	C?B<99
裹	;F;@@9
要	1?A>6D
要一	=?;??E
要不	=<G;>;
要不要	=<K;>5
要回	>?D>>;
要您	=<E9=?
要我	>?D>?<
要是	<AC9;>
要的	?E=?::
要的话	>?E>?:
要等	>>9=>F
见	=A<8<D
规	=:7@>E
规则	?:;<BA
规定	<B<<:C
视	B?>;<>
视频	B?>;=>
解	:>=6=F
言	@@:9<B
訂	B;>C>9
警	<D<;C8
计	4G=<@>
订	@;:CA=
订$	:?@E;:
订上	:=>B=C
订了	A>>B:>
订了$	>??C;?
订单	;A5;AF
订好	==><E;
订好了	;>>=F=
订的	H7<<B6
订的是	G9;=<:
订阅	D=<>=@
认	=<D>;=
认$	@?A@<;
认证	<:=D=@
让	C69=?C
让他	E<<==>
让我	>?9>CB
议	>;B=5B
议室	A?:D<8
记	>=3:CC
记录	AB:;B4
记得	:9;<;I
讲	8A==<E
设	D==;<?
设在	E:>>>=
设备	<C;=;B
证	9<BB:B
证$	<;;=BD
证书	=BB@<:
证号	>BD;=:
证明	@9B@;=
评	>C;9@?
诉	:>@8AB
诉我	<>@;>B
诉我$	>?9=?F
诊	=@=B;=
译	<?=C<?
试	6FEC86
试$	:>D<=?
话	:6D8;G
话$	68>5?I
话我	<=F<>?
话费	D;:C<>
询	>A<;=B
该	>B?:9@
语	AA8:;C
误	@<7BD9
误$	A<=AB9
说	;<7<CC
说$	98<>9I
说不	>==D><
说了	G===9=
说明	D9<B:=
说来	=C=:B;
说的	F7>;==
说的$	D=;=8@
说过	D>>>:A
请	B2<=<E
请$	9:C=A@
请了	@@<AA7
请已	F=>=<=
请您	=>;=>E
请求	:@>E<=
读	7I8:?:
读$	>E>;;<
读了	;F=;>;
课	<I<99:
课$	>D@;><
谁	CA@6B<
谁也	E<=8>A
调	F7><A9
谢	?;<;<D
谢您	;>===E
谢您的	;>>>>E
财	=9B:E;
财务	=9B:E;
败	:?:H;3
败$	>A:B<7
败了	::?F>>
败了$	::?F>>
账	B<4@@@
账$	B<;=A>
账单	C>9>A<
账号	@>?@=<
账户	@C8<:B
账户余	=E==>;
货	9A==C?
货$	>@<B>=
货人	?D=><:
货的	=>:=>E
质	C@?==;
购	@8@C@<
贴	B8<:AB
贵	=B?B<:
贵司	A<?B<:
费	D?5>8A
费$	<E;?<?
费用	@:==B?
资	?>=<C=
赔	=;BC;<
走	G267C?
走$	C>;=?;
走了	?:=?C:
走了$	?:=?C:
走的	C89<BA
走的$	A:>>C:
赵	;><>BA
起	D@4>3<
起飞	9C=<=A
起飞$	9C=<=A
超	0==J?<
超时	5:8IC<
超时$	99<J?8
超过	;A;A:@
趟	>G<=>8
足	;D<?>;
足$	;D<?>;
跑	<FA:<7
跑了	CB=:<:
跑完	6H?>A>
跑完了	9F?==?
跟	H8>9><
路	?@?5@>
路上	=C=;A:
跳	:8=H<;
跳过	:8>H<:
踢	:A=?D<
身	9=C<>B
身份	8=B9<E
身份证	8=B9<E
车	B?F7;8
车$	?@B<;>
转	<=EB4?
转给	D=?>=<
转账	<>?@;B
载	?=<9C@
边	A;1F=>
边看	==>E>;
边看不	==>E>;
达	@?;C;;
过	9C;=F:
过$	@?>B=8
过两	;B=C;:
过了	<A9=?B
过了$	?@:>A<
过去	E8AA<7
过去$	C<B<?9
过去了	D=?>=>
过后	>>?;<C
过期	5C<B:B
过期$	;@>>>B
过期了	:D>B<<
过来	A;B<A;
运	<<>A@?
运维	?:==AB
近	8EB@<7
近一	=D>>><
返	@?;A:?
返回	>@<B;>
还	1?9O;3
还$	E:>@==
还不	==<F>:
还了	E=?<=>
还剩	;J;9:7
还在	3?5H@;
还差	<9E>=;
还是	8=H?:=
还有	6BC9:>
还有$	=9F<><
还没	66<J@:
还没有	?=>C?>
还能	>C98>C
还要	?>8A?D
这	<2=C>E
这一	=<BC;9
这一步	9;CC=;
这个	?;<@:C
这单	=@=?D9
这次	C:=A<>
这笔	:;D9AA
这边	B>6F;:
这边看	==>E>;
这里	=:<@>B
进	I29=@<
进$	B<:<=B
进去	?:<CB:
进去$	:<=G=?
进去了	E>>=><
进度	8<??AG
进来	D@=<==
连	=F@;<8
迟	7G=<?>
迟到	:C><>A
退	==>@A=
退$	7C?;:B
退一	><;<=F
退了	8@;AE:
退了$	@<><B=
退回	A;;?>@
退回$	B>?:A>
退您	=E==>:
退掉	F<<<;?
退款	?<>E?;
退款$	>=F><9
退货	A?9:@A
送	A>8@;>
送$	A>@;A8
送到	=C@9;A
送到$	:EB<=<
送达	@><D<<
选	79C>=E
递	>:B8C=
通	<C@=B9
通$	:B>=C<
通知	C3CA?8
通知$	=;?>D<
通过	:C<<B?
通过$	?C:?A5
通过后	>>?;<C
遍	=B=:;A
遍$	?>=:<C
道	=CB>6<
邀	C;B==;
邀请	C;B==;
那	B;6E9=
那个	@;=9=F
那位	A:>=<B
那封	<>@D==
那条	G<===:
那班	9C<C=9
那边	@:8C?>
邮	>;?A>>
邮件	B>??9>
邮件$	<D>:B=
邮箱	;:@CA=
邮箱$	=;BA<?
邮箱已	9:=@CB
邮箱里	F<==<<
邻	<=;=DA
邻居	<=;=DA
部	A@=>@8
都	GA=>85
都在	@A<A=9
都已	E=>>==
都收	E=>=<<
都是	99=BD@
都有	DA=<=9
都没	=;=G?<
都看	:F=<=<
都看了	:F=<=<
都能	AC@9=:
配	B;8G;8
酒	D<@?9<
酒店	B>A@::
醒	K6<=:;
采	<B>C=:
采购	?>>D>;
里	@G7;=<
里$	H<<?4<
里了	A;>A?;
里了$	A;>A?;
里写	<G=>>8
里成	E:?=>=
里有	?@A;<>
里的	<;DA=;
重	@:@6?B
重启	AC>9?9
重启了	?@:>C>
重复	:?<@9C
重复的	9B<?<B
重新	E8?:;@
量	@C=:;>
金	>5=5GC
金卡	E<<>=<
金额	99<:;I
针	:A==B>
钟	?9B=?A
钟$	><E@::
钟内	@@;;=B
钟到	B9>=>A
钟后	;:B=D9
钟后到	;:B=D9
钥	@@D:A6
钥匙	;=>@D=
钱	F1<C;>
钱$	?<9;BC
钱还	=<>D>=
银	;AA?>>
银行	8BB@@=
链	D@<;<=
链接	E;=<=@
销	@3AE>;
销$	;;BE::
锁	A6?D=;
错	>C395D
错$	8D99;D
错了	6:=A;G
错了$	6:=A;G
错误	D?>==9
长	<>:>B?
长$	;???=D
长会	=D=>@<
门	B:=@><
门$	?<=AB:
门口	B>A;?8
闭	A?<;B9
问	<A@4=D
问$	:<A=<C
问题	@A@7<B
问题$	?@@8>B
间	<>BA<=
闹	B9B<<>
闹钟	D9B==:
阁	>E<=>;
阅	D=@<<=
队	;=9BC=
阿	<7@<E?
阿姨	A=>=B;
阿敏	;=?>E>
附	A<AB;9
附件	>=AB=;
陈	A><@A9
陈师	:@>=D<
陈师傅	:@>=D<
降	C<9:B@
降到	D>==<:
限	E1AD8?
限$	::B?>A
院	7E@A@8
除	9<@>:F
险	:A8@C?
险$	:=?>E=
随	<;B;=A
随时	<;B;=A
障	>:=>BA
雨	:G<B:6
雨$	;E>=>:
雨厅	?D>==:
零	BC?=76
零点	??CA:8
需	7=D@;<
需要	9>CB<9
需要您	>=E=>;
需要的	>?E>?:
静	G=<9<@
靠	8=B9@@
靠窗	;9C;A?
靠窗$	<:D==?
面	=F<?2=
面$	?><:>C
鞋	>;:<@D
音	>DA;:;
页	=>?;>B
页$	8:C==E
页面	9EA@;9
项	AA6<5B
项$	9E=;=B
项已	F;>=<<
项目	B:::<C
顺	=>;;@B
顺丰	=A==C:
预	?G;>;8
预发	G>:><>
预发$	D?;>>>
预约	@>=@B9
预计	6KA<<7
预订	:@=E=?
预订$	<@>C>=
领	@7??@@
题	:=?79I
题$	?@@8>B
额	6A<F3A
额$	=<@:>C
额不	>:>F?=
额不足	?;?D?=
额度	>9?E;<
额退	<E><>;
风	9<><DB
飞	6HA9<;
飞$	9E<;=?
餐	7B9>@C
餐饮	<D?;??
饭	==?>D=
饭店	:>>?E>
饮	<D?;??
馆	E<=@;;
马	?<<<?C
马上	@B@::?
马师	::=<DB
马师傅	::=<DB
驿	;E>>=<
验	8G?>@;
验证	:B??A?
骑	:C=@C8
骑手	:A=@C9
高	5J;:;@
高数	:E>>==
麻	:;;;=H
麻烦	:;;;=H
黑	@<><;C
默	D;>=<A
點	@:?BA9
齐	;:DC;;
齐$	==?D?:
齐了	:>F=<>
龙	;E?>>:
！	@<999E
！ $	@<999E
：	:>><;D
： $	9?=>8E
： 0	@=B;B;
： 0 汉	B;B;B:
？	57H69>
？ $	57H69>
👍	E;>>>;
"""
