"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	?8339L
! $	?8339L
#	<E88<@
# $	8B9,;G
# 0	;F=>=;
# 0 汉	<E=>==
# :	=D;<>?
# : $	=D;<>?
# and	><>C@?
# at 0	=C=>@<
# ed $	E7<E<7
# has	;>=?D9
# has been	?<>;C=
# is	E@9D:/
# is ed	C<=A=:
# is x	DA>;=7
# now	G9>>>;
# now s	F:>>><
# to	A?>B<9
# to x	C@>>>;
# was	C8=>B:
# was ed	@:>?C<
# went	F9>>>;
# x $	;A??CC
# |	A;:<>B
# | $	A;:<>B
# 汉	>G?;?4
# 汉 $	<E@<A6
# 汉 0	@A>>;>
$	?=>?:@
'd	@9@73D
'd be x	C>A>>:
'll	:5L52>
'll be	A<@;<@
'll do	>><<?D
'll get	==H>=7
'm	56F?=?
'm afraid	==?C?9
'm sorry	>>;8?G
're	C@=?5<
're checked	D>??=>
're in	H9>><9
're on	B?>><:
's	E<?=<9
's 0	7J<<<9
's a	B9::=D
's a x	C9::=C
's already	8<>=G=
's been	G=>><=
's been ed	E>>==>
's done	F<>==;
's ed $	@8@A8?
's in	I:<;;8
's in the	F:>==<
's on	I6<;:=
's still	;9:F>>
's the	:@=;<E
's up	F:>=><
's x $	E7A:C9
's x ed	:;>DA=
's x is	;@:B<B
's x s	<E>><=
's x until	:DB<>=
's x x	=@BB88
've	C<<9@>
've gone	>C<:?@
've got	D@A=77
've opened	@>:=E:
've put	=<B>=B
've written	;=<<>E
-	@=B@9<
- 0	?A<8?>
- 0 $	>DA==5
- 0 x	E9<>>A
- 0 |	8>>??E
- d	=@@A=9
- d #	=@@A=9
- x $	@:BB?9
- x :	<;C=?@
- 汉	B7C?<=
- 汉 ：	==C=?@
0	<O@386
0 #	:?A>=@
0 $	>D:78?
0 0	D@6=>:
0 0 $	C>:;=>
0 0 0	B;;=>C
0 0 汉	?D>;><
0 a	=@F<;9
0 a x	9CC=<;
0 and	?B>9;@
0 and x	;D=;?A
0 c	>E;==9
0 c $	@B==>;
0 days	6DA:<@
0 december	E:=;9B
0 each	?C=>>:
0 ed $	=G;<97
0 eur	9D?A?=
0 euros	>=D;;?
0 failed	:C>>>9
0 files	:CB>><
0 for	@F8;<<
0 for x	AC<=>:
0 from	D:?@>;
0 gb	ABA<<8
0 gb $	8FB==:
0 has	>C>;@<
0 hours	A?:=;C
0 in	6FB;::
0 in all	;E>??;
0 in x	9?D<=>
0 is	A;D<A9
0 is ed	?=>>C;
0 is x	@:F;<=
0 items	C9C>>;
0 january	9@>>AB
0 june	9C>>B=
0 last	<;=>E=
0 lines	:F>=><
0 march	?;?>C>
0 may	:G99B8
0 may $	;F99B9
0 mb $	=9>>>E
0 minutes	>E==>9
0 more	;C??>?
0 november	=?@A=<
0 of	9F?@;8
0 of 0	;A>C==
0 of x	?C>==;
0 on	@A8;@@
0 on the	>E<=>;
0 pages	<>;==C
0 passed	7H>;=<
0 pm	:@=?>C
0 pm $	>?=;AA
0 pounds	F9@==:
0 rows	=@>E;6
0 s $	9GA72>
0 s ed	E?<;<9
0 s of	AC=<>;
0 s s	;D>=>=
0 s to	;:E>><
0 s were	=E>@:<
0 s x	>E7?8<
0 shares	E:?>>=
0 tests	<E><>=
0 to	A<@9C<
0 to 0	A:=;AA
0 to x	=BA=>9
0 was	A;;<D;
0 was ed	B;;;D:
0 x $	BA><<8
0 x 0	@B<>>:
0 x at	A<==:B
0 x ed	>7<=G:
0 x in	<G=<;<
0 x s	AA<=;:
0 x to	8=>@>E
0 x x	=D>?D1
0 |	97AB=C
0 | $	97AB=C
0 汉	?@><@=
0 汉 #	:CB?>:
0 汉 $	@?:>A?
0 汉 0	?>59>E
0 汉 x	:E@><;
0 汉 汉	?D?<>:
0 汉 ？	>=D>?;
:	<C>=0A
: $	<C>=0A
?	5/M2;9
? $	5/M2;9
A:assistant	?6GA1;
A:open	@>;?:A
A:other	3E58I?
B:assertsassistant	A=>:6B
B:assertsopen	E?79=?
B:assertsother	4D:5H=
B:deniesassistant	@99G58
B:deniesopen	6@9E5>
B:deniesother	6C8=B=
B:openassistant	<7J=67
B:openopen	69B=9E
B:openother	;?8>BB
C0:asserts	7D>;;E
C0:denies	6@5H4;
C0:open	67F>8C
C:own	[3-/5/
C:past	B;68G8
C:perfect	O287D*
C:state	B8>0>D
F:	B:<B@5
F:apply	H?6=<4
F:approve	;;B<D<
F:backup	D>>>>=
F:book	K2>:<7
F:buy	L;76@4
F:cancel	E779E2
F:close	@>9<A=
F:delete	H:>>5;
F:deploy	?<:6BB
F:fix	?<:8D=
F:open	G=><<=
F:pay	A?98B>
F:print	E;=<;A
F:push	H<;<<>
F:refund	BA6<@:
F:renew	F;===<
F:reply	A9A:B;
F:restart	AB<9>;
F:rollback	I=<;;;
F:send	L17/==
F:share	F=====
F:update	N796>4
F:upload	A9BA;;
G:own	C@9<=<
G:ownapply	E87AB6
G:ownbook	I;:<>9
G:ownbuy	F;=>>=
G:owncancel	I<<=:;
G:owndelete	H;==>:
G:ownfix	E=>>==
G:ownpay	G==9>6
G:ownrefund	H;=>=<
G:ownreply	@>B=<>
G:ownrestart	F<><>=
G:ownrollback	E<==>=
G:ownsend	N7579;
G:ownupdate	J:867>
G:past	@::9D?
G:pastcancel	9A?@D@
G:pastdeploy	;8><AD
G:pastpay	E<=;?;
G:pastrefund	:F>=;=
G:pastsend	CB=<;;
G:pastupdate	B:?A@7
G:perfect	?=@E>5
G:perfectapply	EB=88;
G:perfectapprove	:<B<D<
G:perfectbook	F2A;<;
G:perfectbuy	H6:8B8
G:perfectcancel	E89:C5
G:perfectclose	BA;?<7
G:perfectdelete	D<@?6>
G:perfectdeploy	C?<8A9
G:perfectfix	<?<:E?
G:perfectmerge	E<>>=>
G:perfectopen	G=>=<=
G:perfectpay	;B;=BA
G:perfectprint	F>>><=
G:perfectpush	G<>==<
G:perfectrefund	B<:>C5
G:perfectrestart	=D=<?=
G:perfectrollback	F<>=<=
G:perfectsend	G.:4A?
G:perfectshare	F=====
G:perfecttest	E;>=>>
G:perfectupdate	G7=7@8
G:perfectupload	?:BB<<
G:state	B;@:=?
G:statebook	E<=>?<
G:statepay	@9=<=C
G:stateupdate	DA<;=7
K:False	>=1CD?
K:True	:G:D=9
L	>?>>;@
M:asserts	D@97>@
M:denies	6@5H4;
M:open	67F>8C
P:0	D;:=@<
P:1	@@<=:?
P:2	9@=?:D
P:3	5?GA5@
Q	<E73C@
R:0	>@=;9B
R:1	B>>?<=
R:2	==9B@>
R:3	==D@:>
^	?=>?:@
^ #	>79FA@
^ # $	<66AAC
^ # 0	9G>>>9
^ # and	A9>@<@
^ # has	;<?;E<
^ # is	>:@E?<
^ # now	G9>>><
^ # 汉	EA?>86
^ $	<6.A/G
^ -	@=B@9<
^ - 0	?A<8?>
^ - d	=@@A=9
^ - s	D;==?:
^ - x	?3BB=@
^ - 汉	B7C?<=
^ 0	<<B98D
^ 0 $	::??;F
^ 0 0	E><>>8
^ 0 and	:=?>?D
^ 0 ed	AH9:93
^ 0 of	8I==>:
^ 0 s	E:D?67
^ 0 to	=9C>>A
^ 0 x	?B49D8
^ 0 |	7;D=>A
^ 0 汉	=?<<<C
^ a	C9=8?B
^ a #	<;>?>D
^ a x	E8>9?>
^ according	7C9;D;
^ after	8:?;>G
^ all	EA8<98
^ all x	E?;;;:
^ an	><<;@E
^ an x	><<;@E
^ and	B=?=A4
^ and 0	9;C>>C
^ and a	???;:A
^ and ed	D:34G9
^ and i	>@BA=9
^ and it	<=CB:;
^ and the	E?>=>1
^ and x	>@8E7?
^ and you	;<=;AC
^ and your	9C>>B>
^ anything	>>8=?F
^ as	C?:;C;
^ as the	:A>C=;
^ as x	;<A@C:
^ as you	A:;<C<
^ at	:B;>>B
^ average	:D???>
^ b #	C9>?>?
^ balance	:F>>?9
^ because	;=:@:D
^ before	C><;>@
^ booked	I:<<=9
^ booking	:A???@
^ both	A>A7?<
^ both are	<9B==C
^ both s	AA?:A6
^ bring	;;<>>F
^ but	:;4D9B
^ by	6=@9C@
^ by the	99@:D?
^ c	>C>>>;
^ calendar	:<>>?E
^ cancelling	<<DB>:
^ card	;>?C>@
^ casa	9G<=>:
^ ci	@D><=9
^ code	<E>>?;
^ confirmation	?BB;>8
^ consider	D;===?
^ could	>=<@>C
^ d	:A?DA@
^ dana	BC<<@7
^ dear	9<==>F
^ delivered	<B>>C:
^ delivery	8F=>?=
^ disk	B9=C>:
^ do	=;F6>F
^ do x	><>6?H
^ do you	>>G>>9
^ done	I889=;
^ ed !	D>??=<
^ ed $	H4@?<9
^ ed 0	D?;B;7
^ ed :	C?:8==
^ ed it	E>>>==
^ ed the	F:==>9
^ ed to	I;==<9
^ ed x	@=@;:A
^ entry	E;=>>:
^ everyone	F<>=;;
^ everything	??<:<B
^ expect	;:B=>C
^ five	<AC<>8
^ four	9G<>>:
^ g	9?=>=E
^ g #	9?=>=E
^ ginkgo	?:>>>C
^ give	;;B=>B
^ good	D6:;<@
^ great	;;=<=F
^ halberd	9A>>C;
^ have	>9<;=F
^ have a	;<<<>F
^ he	AB89F7
^ heating	F9>>>=
^ her	;B<C>9
^ her x	;B<C>9
^ here	47<A<H
^ here 's	7;>;=H
^ hi	9<>==F
^ https	99==>H
^ i	:?@D.@
^ i #	=A><C;
^ i 'd	69B<=B
^ i 'm	57F?=?
^ i ca	<A9E>8
^ i can	9?L7>2
^ i could	:;FA>9
^ i do	<=;G>9
^ i ed	BD4<4A
^ i have	<58G<A
^ i x	@B7?/A
^ if	57G76A
^ if i	>?:=?D
^ if it	>>G;=9
^ if the	<=C?=>
^ if you	;;B::B
^ in	7D6=7E
^ in x	5?9@;F
^ ing :	;E>=?:
^ ing ed	@9>C=A
^ ing for	?;F;=9
^ ing has	A;>E=:
^ ing it	;>E?A9
^ ing s	@5A@<A
^ ing the	8?B?<A
^ ing to	7B8AD;
^ ing was	=<>F>;
^ ing x	<<:B:D
^ invoice	D:>><A
^ is	?=?:>B
^ it	6F7F<;
^ it 's	D?3B@6
^ it ed	9B>C<>
^ it is	7A;?>D
^ it may	==:D>?
^ it s	6DB4??
^ it was	@C<<;=
^ it x	?A8A?;
^ its	:D=B>:
^ jo	:F==>;
^ jo x	:F==>;
^ just	B:?A;=
^ k	=F<=<9
^ k #	=F<=<9
^ last	;D<>B:
^ leads	;;=E>;
^ let	<=8:=I
^ look	;>;>?E
^ m	8C?>F?
^ m #	8C?>F?
^ marta	?8B<=B
^ may	B=@B=8
^ message	D9>;<B
^ migration	=9CB>:
^ mr	?9=;C@
^ mr x	@==<D;
^ muted	E;>>=;
^ my	;<AC;?
^ nd	E<>>==
^ nd #	E<>>==
^ neither	<:=@?C
^ new	CA<=>9
^ next	9=E<>>
^ no	@=7E:9
^ no $	:<?E??
^ no s	C9??>=
^ no x	?@8C;:
^ nobody	<C;A=9
^ node	>@=C<;
^ none	;B>@?;
^ not	>5CB=<
^ not ed	<;AG>8
^ not x	;<=C??
^ noted	8=?>=F
^ nothing	499F;A
^ number	E7=>>@
^ oa	<<<F>;
^ oa 汉	<<<F>;
^ oat	9?BBA8
^ of	4A;C;?
^ of the	8==@=D
^ okay	>:=<=B
^ old	C<9C<;
^ on	>?C><<
^ on x	9AC>>>
^ once	@<A6:A
^ once you	>>E>=;
^ one	1E@BB;
^ only	H?=7<<
^ open	7B<9=E
^ option	B=E=?8
^ or	>>D@>:
^ order	7=C9E?
^ pa	<F=;=;
^ pa #	<F=;=;
^ paid	?:>?;C
^ payment	?8BC=?
^ per	8?<<@E
^ please	779=<J
^ r	8H=:C4
^ r #	9F==C6
^ readme	F:>=>:
^ reference	;B=<=@
^ refund	D?=;;?
^ refunds	:D<?>@
^ remaining	<E>>?:
^ reservation	9@>>>C
^ restart	@;;;=E
^ right	CB:=;?
^ rma	C=:B@8
^ room	B=;D>7
^ rui	<D=?>=
^ run	;===>E
^ s	<C?=<>
^ s #	<C==<>
^ s $	C899:A
^ s :	<;A@=B
^ s are	A@99<A
^ s at	F;=>=;
^ s ed	H;<;::
^ s for	;;<<<G
^ s has	9B>C=;
^ s is	:?>E>:
^ s s	@B:AB5
^ s x	B><>>9
^ s |	;===>E
^ say	<8E<:>
^ seat	>7>>>E
^ send	<=F>=:
^ sent	F>>>>;
^ shall	<>F<>;
^ she	==:9I6
^ she 's	A@<<A9
^ should	<=F;=>
^ should i	>?D=?<
^ since	@7:;>D
^ so	5=;G<?
^ so $	;@B>;<
^ so i	?9:I=6
^ so x	:B::=E
^ someone	7<:ECA
^ sorry	66<D;C
^ south	9E@@A@
^ status	;7;:=H
^ step	;=<=>E
^ still	;?B:>?
^ subject	88B=>D
^ test	:D?>>=
^ tests	9F>>>:
^ thank	9;=><G
^ thanks	8:<<<I
^ that	?;=>:C
^ that 's	A7?<?A
^ that is	;>?C?@
^ that s	8A<<;E
^ that x	D>9?<=
^ the	?>;DC6
^ the ing	DA=<8;
^ the s	?8C=D:
^ the x	?>:E@9
^ their	8F<A>;
^ their x	9D<B>=
^ then	?5A8:C
^ there	=C>@9;
^ there 's	B>?>;=
^ there are	9F=>=9
^ they	@=8;H<
^ they have	D;>@=;
^ they x	@>;6D?
^ this	:9DC=>
^ though	;8DD>8
^ three	6GB<?9
^ to	6A?6<C
^ to x	:<>7=D
^ tomorrow	=E=>>:
^ toner	C>C=>8
^ transfer	8E?@>@
^ two	<H3>>8
^ until	::<=>F
^ valid	<E>>>;
^ version	;D===?
^ waiting	A<E<>8
^ want	>>D>?;
^ we	C7?A;<
^ we x	B99@<B
^ web	C9>>=B
^ when	==D:=>
^ whether	>><E?;
^ which	:@E6D<
^ which is	<C<<>@
^ which x	>>G>>8
^ with	G>>797
^ with the	A;C==;
^ with x	?C;>>;
^ x !	=<>>>D
^ x #	>=9B7B
^ x $	=A8D'=
^ x 's	C;CC63
^ x 0	@=>>>>
^ x :	=B1?;>
^ x a	9=D:=@
^ x and	;BC?;=
^ x at	F:=<<>
^ x by	:C@<:@
^ x c	:C=C=9
^ x can	G;:==;
^ x do	;F<=><
^ x ed	B4>>I1
^ x for	=?<B<@
^ x from	7C>=AA
^ x has	@>7CC5
^ x have	;C>@>:
^ x i	F>B::4
^ x in	@<@:?A
^ x ing	>A78;E
^ x is	C?78;>
^ x it	:<C67D
^ x me	99B5;C
^ x no	DB<:=8
^ x now	>BA>>;
^ x of	?>>;@A
^ x on	C?A?76
^ x s	=?A95@
^ x should	:=A==B
^ x t	;?>>>B
^ x that	>=9:>G
^ x the	/8BA>G
^ x to	<@D87?
^ x up	<E<<>;
^ x was	=:>C;@
^ x x	BA@;6;
^ x you	4??<>F
^ x your	?=<=9F
^ x |	:6@;:F
^ x ✔	F:<;>:
^ you	>C0;J=
^ you 'd	@;:<:E
^ you can	;9=;:G
^ you ed	8>6@F?
^ you have	?D==9<
^ you may	<>;>>E
^ you wo	>>E<>;
^ you x	B@5<G7
^ your	A>==D5
^ your ing	E@;<=8
^ your s	@@=<B;
^ your x	@>><D8
^ yours	7<;F<?
^ ⏳	>=;F?9
^ ☐	;:GA=5
^ ☐ x	>;E@>8
^ ✅	O4::93
^ ✅ #	E:>>>:
^ ✅ x	E;>==<
^ ✅ 汉	D=>=><
^ ❌	>:>G?;
^ 汉	=>A=<@
^ 汉 #	AC<5<9
^ 汉 $	===@?>
^ 汉 0	?C<A?7
^ 汉 :	<A;>9B
^ 汉 ?	9;E>9?
^ 汉 a	>:>>>D
^ 汉 g	D7==<?
^ 汉 r	C9>>=@
^ 汉 s	;A>:=B
^ 汉 t	>====C
^ 汉 x	>8F;;@
^ 汉 |	<8C@:B
^ 汉 汉	>;>88G
^ 汉 ！	>=::9F
^ 汉 ：	;?<><D
^ 汉 ？	68G6;>
^一	B:8><D
^一般	;:=<=F
^七	?<@9E:
^七月	:;=>E?
^三	G>36;>
^三个	D;;?<?
^上	7@8BC?
^上午	8C=<B>
^下	?@G698
^下午	>9C<=@
^不	95?9@G
^不用	<B<9C?
^不过	:8D@<?
^两	BB?4<=
^两个	AD>;>=
^两家	:D<A=<
^中	:;>:EA
^中介	;<>>E<
^九	??<?B:
^也	C9@A:=
^二	:=;C??
^五	C:<AB6
^亲	B:<<;A
^人	?@=>B:
^今	5@D<<@
^今天	9DA;9?
^今晚	<<C<<B
^从	A=A;;B
^仓	C<:=@@
^他	8DE8C5
^他们	:?B=A=
^付	8BF;=;
^付款	8BF;=;
^以	B:@?;=
^以后	C;B@<9
^价	B@=<;A
^价格	B@=<;A
^任	<?;D<>
^任务	<:=D=A
^优	C<>A><
^会	DE<>87
^会议	A@=A<<
^但	7=?>9D
^但$	8>?@:B
^余	@>>C><
^余额	A>=C>;
^你	>;?9G9
^保	=E<B;9
^修	B=<<C:
^停	C>B;>:
^充	D;??=>
^先	87@<9F
^先别	>==;>D
^免	B9A@>;
^免得	B9A@>;
^全	I=<;;7
^八	>?C=>;
^公	D:9???
^公告	D:>?=@
^六	>B=9??
^共	A;D<=9
^其	AB:;@<
^其中	:E<;A;
^再	89C6;B
^出	@:>==C
^刚	=@=B8@
^刚才	9?>B<B
^删	=:H<=8
^到	8=D78E
^到时	;;G<=;
^券	E:>A<;
^前	:C;BC7
^剩	8;>B<E
^剩下	8:>B=E
^加	?=@B=;
^包	;E<@?9
^包裹	;E<@?9
^医	@B;>?>
^十	D<??9;
^单	>A:;>A
^单号	=?<=<C
^单子	CB==;:
^占	;D?>?>
^卡	=A=B;:
^原	AC9;=<
^去	:@=<B@
^发	;@?F5=
^发票	C>>B;:
^另	A@;B=:
^另外	BA<@>9
^只	?D9;8@
^可	?>@>:?
^可以	@9D:==
^可能	=<9A=D
^号	@===;C
^合并	B==A>;
^同	D<==C9
^名	@A>A=:
^周	AAA70@
^周三	;B<A>>
^周五	9A?<;C
^周六	F7A=;;
^周四	B>@9;@
^和	:B>>=@
^唐	>E<=>:
^唐阁	>E<=>:
^商	:=?;D@
^商家	8>@<E>
^四	?A<;<B
^四十	?9>>>D
^回	@AE77<
^回执	=E=>=;
^因	99:C<C
^因为	::=:=H
^在	>@=6@B
^地	@?>B<=
^处	8@8@;C
^处理	9:9A<F
^备	?:==B?
^多	<E==;>
^大	A9;9AD
^大概	:>=>=E
^她	:D<;D:
^好	9:8@8I
^好的	:<=<:F
^如	:9J5:<
^如果	;<G8:=
^学	??<>C9
^学校	:@==D=
^官	D<>>==
^定	A>@8=A
^定了	?=D=>:
^审	<:>?BB
^客	A?A:C7
^密	A@B;9?
^密码	C>>=<A
^密钥	>AC<;<
^对	;=:ADA
^对方	:>;AE;
^小	B<C:>8
^就	>9AF;7
^尾	@E<?9:
^尾号	>E=>;;
^工	@??A@7
^工单	@9==@B
^差	D@><<<
^已	HC987;
^已付	:E???>
^已取	E>>>;>
^已经	FB;:2@
^师	>:?AB<
^师傅	>:?AB<
^带	<;=>>E
^帮	@<;;C@
^帮您	D<;;<@
^平	?B=>@9
^平均	<D???>
^年	@B=<@<
^库	<D===<
^库存	<D===<
^应	9B??>>
^延	9D<=B?
^延迟	;E>>>;
^建	7:B7<D
^建议	9:B7<C
^开	A7AA:@
^录	:CB<<?
^录音	:CB<<?
^待	3?I8;8
^待您	;<F<=9
^得	=<B:=?
^快	AA9;A;
^快递	C@<<@8
^您	3<C=D@
^您上	9<;>H:
^您不	<=<;>G
^您可	==<=>D
^您在	?>;>>D
^您好	=<;C;A
^您定	<;F><9
^您的	G:6F99
^您看	=;@<=B
^您给	:=F>=:
^您要	<=EA9=
^您让	=>8>CC
^您说	9=F<?=
^想	=BA;<>
^感	:====F
^感谢	:====F
^我	<6@B6C
^我先	;=E<=?
^我再	>>F;?;
^我可	=>H=?9
^我已	AA?<:<
^我没	<<8H>;
^我记	8=<=>G
^我这	?:AF=6
^截	C@<;==
^房	97A>G=
^房东	<:?<F:
^所	:87EA?
^所以	:87EA?
^手	>?@B<=
^手续	:E<>?A
^打	>5@?9D
^打印	C=;@>>
^打开	9<@==D
^扣	9D<A?>
^投	H8=B99
^投票	B;<C=:
^报	D86B;A
^报告	@;=A<@
^报销	A;=;AA
^抱	9:<>;F
^抱歉	9:<>;F
^挂	?9B=<A
^挂号	A;:B=@
^按	G9;;7@
^按您	E=;=8@
^换	@;C?;>
^接	<:ADB;
^接口	=:>D>>
^推	>;C@=:
^提	>9AD:>
^提醒	C:<>=B
^搞	H;===9
^搞定	E=>=>;
^撤	;=>E=>
^支	7E<C??
^支出	9C?@@@
^收	@A=65C
^收件	C?=;<?
^收到	=<@:9D
^改	A7C=;A
^改签	9A@@@D
^放	D7A;?;
^数	D;;;=D
^文	C=A<<=
^文件	@?B==<
^新	D<A86>
^方	<D@@<:
^日	CCA;:7
^日历	@;BD=:
^日志	<F>:=<
^日程	F=?:>>
^旧	G68?<B
^旧的	D<>;>@
^早	==:<=E
^早上	>:>>>D
^时	C<=<B:
^时间	C<=<B:
^明	@AB89=
^明天	?D==>;
^明早	F;D<<6
^明白	9<>==F
^昨	8:<@E=
^昨天	;<=<D@
^是	C89?C<
^暂	=<;D>@
^最	8E9:>B
^最后	=?@;<B
^最好	><9;CC
^最近	>B>B>:
^有	1B9<F?
^有三	=E<9B8
^服	AA<A;:
^服务	AA<A;:
^未	8@AB=8
^本	:B<B<>
^机	<9:BB@
^权	D<=@=<
^权限	D<=@=<
^查	6I<;:=
^查到	:C>==@
^标	D9C==<
^款	H:<=<;
^款项	G:<==;
^正	8@C<A;
^正在	::D8C>
^每	@@:<=A
^水	>A;B:>
^水费	;=<C=A
^没	@=@@:<
^没有	>E@:><
^没问	CA>9>?
^流	<A;<<B
^流水	<C>==>
^测	7I=<==
^测试	7I=<==
^海	;<>C<A
^海棠	;;>C<B
^清	:=B?>C
^灯	E=>>=<
^点	9?@9;D
^照	BC;;<>
^照片	@D=<=<
^物	9>=;EB
^物业	:;><F@
^状	<B::=B
^状态	<B::=B
^王	9;<=EC
^现	>BB=;:
^现在	>BB=;:
^理	=A@A9<
^理由	=E>==;
^生	=<>D>;
^用	D9?><?
^申	B?B<<8
^申请	@B>>=;
^电	A>8?@<
^电梯	=;>=D=
^电费	E=;:;?
^留	<@:B<@
^登	>;<<=D
^登机	?7===E
^皮	F9>>=<
^监	:=?@D>
^监理	:=?@D>
^目	9B:G;7
^目前	9B:G;7
^看	:>B<=@
^短	<89H;?
^短信	=9:H<;
^确	A:B=>=
^确认	B:A=>>
^祝	<=>>>D
^祝您	<=>>>D
^票	C9<D;:
^租	?9<9E@
^税	;F=?>;
^空	B;>==B
^空调	F:>>==
^窗	D<=C=:
^窗帘	D<=C=:
^第	>>?8<C
^第三	>8A=BA
^第二	>?><;A
^等	:6GF86
^等您	=>FA>4
^签	AB=>@:
^签收	;B;=B<
^系	9@:E@=
^系统	9@:E@=
^红	C;C>==
^纪	@D99B;
^纪要	@D99B;
^结	?<;C>?
^结果	@;;C>>
^给	?9A>7C
^给您	B;9=;D
^续	B:B?:=
^编	A:<@;A
^编号	A=<==@
^缺	<C=A>:
^网	<A>A:>
^群	@B>>;<
^群里	E=>>;=
^老	=<9>H5
^能	;E9;=>
^自	G;9:9@
^自动	F<:<;>
^航	:=<=CB
^英	:D>>=>
^英语	:D>>=>
^药	B:>@@;
^行	?;===D
^补	=:B==A
^表	E=>===
^要	77K99;
^要不	>>D=>=
^订	D>8=>>
^订单	@>9;@C
^记	:;==@F
^评	B9=>B;
^该	9?<@AA
^说	>:<@<D
^请	9<@96E
^谁	DB<:>:
^账	>=<A??
^账号	A9AB:=
^账户	;?=>>C
^超	:?<A=C
^超时	=>=;>F
^跑	9EC;=<
^跟	E<>><=
^车	C><?:=
^转	:??B9B
^转账	9A@A<A
^运	BAA>;9
^还	:?8BB?
^还剩	;G=;=:
^还在	;@;BB9
^还差	>:C@><
^还没	=:<D>@
^这	89@:@G
^这个	=><@;C
^这单	=A==D:
^这次	C:=@<>
^这笔	;=E=<?
^退	?;5E=@
^退了	<A>C:>
^退款	A<9B?>
^退货	?<;=BB
^通	<A?B9?
^通知	@<BC<:
^那	B7?A?<
^那个	?==:>D
^邮	6<BF?>
^邮件	<=BB:>
^邮箱	7>@EC:
^都	=C;@;>
^酒	E:=B<;
^酒店	E:=B<;
^采	=B>B>:
^金	99;<<I
^金额	99;<<I
^钱	C8;I77
^钱还	==>D>=
^银	9A<AA@
^银行	:B<BA:
^链	C;>=>@
^链接	C;>=>@
^门	B=B?;<
^闹	F:>>==
^闹钟	F:>>==
^阿	=:@?C>
^零	D>>=>9
^需	<=EB>7
^需要	=<EB>7
^面	=CB==:
^项	;===>F
^项目	;===>F
^顺	;A==A@
^顺丰	9C>>C;
^预	?C?=8<
^预计	8HA<=8
^马	=9=<CB
^马师	::=<DB
^骑	8C=@D9
^骑手	9A=@D:
^高	9D===A
^麻	=<<<>G
^麻烦	=<<<>G
a	>9@7;F
a #	=7<==G
a # $	?;>>>B
a backup	H=9<>8
a card	?<?=>C
a comment	E<>>><
a confirmation	B>C=>:
a draft	8<G>><
a good	:?==>D
a ing x	:@<A;C
a month	=DA<=:
a new	?=;BC7
a night	;@B>>?
a note	E===>;
a refund	<A<>A@
a reminder	C=B=>:
a ticket	E<>>>;
a week	>:<@=C
a x $	:<>;<G
a x and	7C@A?B
a x at	A8BB<:
a x for	B::;D<
a x is	@8;B>A
a x of	>C=?>9
a x on	=:=>@C
a x s	=9@<=D
a x that	<@B9B>
a x to	?>C=A;
a x with	E<?<>=
a x x	==??<@
a year	;F=<=<
able	B=:D>:
able to	B=:D>:
aborted	9<?F<?
about	;:?:6H
about 0	:BA==?
about the	D;;@<?
above	8<B?>C
accepted	CA:7B6
access	F<;=><
access to	B;@=@=
according	5E9:C;
according to	5E9:C;
account	>C:;<A
account $	D89=AC
accounts	B:<<@@
across	E;>>==
active	@CA:=9
active $	@AB;>:
add	9=FA>8
added	@@;?D6
address	C<@B?2
address $	C<@:B9
address is	<?=D><
afraid	==?C?9
after	9A;96H
after 0	8>:B=D
after i	BD9==;
after payment	:>F>>:
after that	=A;;;D
after the	=<=;;F
afternoon	BC>;;:
afternoon $	EA;<;;
again	E>C::9
again $	C>@<:<
agenda	><===D
agent	><;;DA
agree	=CA>?9
ahead	>@D8>=
ahead $	?:B:>?
airline	;@?=C<
alarm	F;>>==
all	CD<82=
all 0	@@?==;
all four	;D>>>=
all set	G:>>>:
all x $	>BD:<:
all x s	BB<<<8
alone	::<H>:
alone $	;;=E><
already	3=21S2
already ed the	=9;;H9
already on	:<>=DA
also	H:><>9
am	?>;>=C
amount	A>::9D
an	AA9@<<
an answer	;E=A=:
an x $	B;9C<=
an x at	?9@AB<
an x x	?C==@;
and	BB?7>8
and #	>>>C<?
and 0	>>B98B
and 0 $	B7@=>C
and a	???;:A
and a x	;@@;;B
and assigned	:C>>>C
and ed $	J9;;:8
and ed the	B<==@=
and ed to	:B>>=C
and ed x	=D:<B9
and i	>@BA=9
and i x	==E>>;
and it	<=CB:;
and it 's	><C@<=
and s x	?9D:=@
and the	E?>=>1
and the ed	E;>>>>
and the s	D8A<<;
and the x	?A>?A5
and then	7<AF>A
and x $	6EA;:A
and x are	@;C>=<
and x ed	<<>CA>
and x have	@;>>=B
and x the	?8?A:C
and x x	;@7?<G
and you	;<=;AC
and your	<B><C=
and your x	<B><C=
ann	=D==><
another	7A>@@C
answer	=B>E;8
answer $	A:?E=;
answered	:?=AD5
answered $	<:=DB;
any	C5@@:?
any more	G;==>8
anything	@86D;F
anything $	;;<E>>
anything else	A><<=C
api	C?:?;@
app	>9<<:F
app $	C:;<=B
appointment	B?><;@
appointments	:E>>=<
approval	2;=H>C
approval $	8?=F@>
approve	;A<C>=
approved	;?D9D6
approved $	==D=B:
are	E@<?.;
are $	A;D>>9
are ed $	>E>:<<
are ed for	A;D<=:
are ed x	:D:<=C
are in	BA:A<7
are in the	CA=<=9
are on	C:B==:
are x $	D@9?:5
are x s	<C==>?
are x x	9@AB><
arranged	F===>;
arrive	A;A9:@
arrived	=@:@D9
arrived $	=;<@D;
as	D;9;??
as ed $	C?>?<;
as it	8;=E>A
as it was	9;=C>B
as of	?@<<<A
as of 0	?9==>D
as of x	>D=>=;
as soon	;=D<>@
as the	;A<B=>
as the x	;A<B=>
as well	E;?=A;
as x $	@:>=B>
as x as	:AD9=>
as you	C9?:B:
as you ed	E;;=;>
as you x	8>B>E;
ask	89>9<H
asked	F56<<D
asked for	C:7=@A
assigned	=A<@<A
assigned to	:C>>>C
at	D@>:?7
at 0	D==??6
at 0 $	C=>>C,
at 0 and	?C>>;>
at 0 pm	:;:A?D
at 0 x	D:<A==
at eight	>:=;CA
at four	C;B=>;
at my	E;><==
at my x	E;><==
at noon	?@D:;;
at the	;BA>8>
at the x	<C>>8?
at x $	B=?9C;
at x 0	A=;D=9
at x x	@@=;:B
at your	:B=<>B
attached	C@=<=;
automatically	>:B;?@
available	<>>E?;
average	5I??A>
awaits	9>>E@=
awaits your	9>>E@=
away	B9B:B<
away $	@9@<B>
b	?A<66A
b #	?=;=;C
b # $	>?<=<A
b $	=@;<<C
back	G9A=<9
back $	@<7=AB
back on	D>A<=9
back to	?BA<=<
backup	F?>9@5
badge	@8D=<<
balance	4L:8;=
balance is	9B>>?B
bank	:?=D:A
basil	A>=B<9
basket	:;F=><
be	6-B@-F
be changed	>>=E>9
be charged	==F<>9
be ed $	7:CD;<
be ed x	;:CB=<
be signed	=>9@=D
be x $	:;BA=?
be x x	B<:9=E
because	6>7F7C
because $	3>8F:B
been	A;6BA;
been delivered	8>>=DC
been ed $	?16AAD
been ed in	D=?>=>
been ed to	H<>?:=
been ed x	<@=:F<
been refunded	D<>;<A
been sent	;=>B=B
been shipped	9B?<C>
been x $	>9AC9?
before	B<<>>?
before i	:>C<>A
before the	E;@;=;
before you	;>;=CC
behalf	B=C==:
being	F@7@=6
below	7;@;=G
below $	9<==?F
best	9CA;<A
between	<@B;<?
between 0	B=A>>9
bid	F>=<=9
bill	D9@:D6
billing	CA@9;<
blocked	=?;C==
blocked $	@:<B==
bo	:;=D=@
board	@;;@:D
board $	C=;<<B
boarding	D8<;=B
boarding pass	C9<<=C
book	B;E::>
booked	>>@@F/
booked $	>?B@<;
booked at	9D@A@@
booked for	D==>>=
booked the	;;??E:
booking	<?<C>@
both	D?@2<<
both $	D:><??
both are	<9B==C
both s are	=DA<<:
bought	B@;A<>
bounced	9=>E<>
box	7A><CA
branch	A<<=>B
brandt	@C==>:
breakfast	F;==;;
brill	A:>>C<
bring	;;<>>F
bucket	C;F;<8
bucket $	@>E<<:
budget	=@C::>
but	2;<DBC
but $	2;<DBC
button	9::FAA
buyer	A;=C>=
by	4<=8L?
by itself	===:@E
by post	:<=>?D
by the	68>@I:
by the s	<>><E<
by the x	8:<@F<
by x $	>=;2AE
by x x	98:?ED
by your	;:>?E;
c	@G7@:1
c #	BC===7
c # $	E@==>7
c $	@B==>;
ca	=B7G99
ca n't	<B7G99
ca x x	>D4G;7
cache	D=>>==
cad	<:==>F
calendar	D:<C:<
calendar for	D<=>>=
call	EA76<B
called	C;<;A=
came	@?8CA3
came to	:E>>>=
can	A:E33@
can be	8;A>=C
can be ed	:<??>C
can see	BE:<>;
can x it	A<@<=?
can x the	D=C;=9
can x x	AA=;>?
can x your	;>>>>E
cancel	<8D@=>
cancel the	<>F=?9
cancellation	@<=D<?
cancelled	<997J=
cancelled $	==@;D;
cancelled :	8B@A?C
cancelled the	=<==F;
cancelling	<<DB>:
car	>AC9=<
card	??>?9@
card $	A8?=<B
card is	=B8=>E
card was	C;>>>=
care	CA@9=:
care of	CA@9=:
carries	E?=>>;
cart	>>C>=;
casa	>G:<<8
casa do	<F<=>;
casa lume	?C==<;
case	B?=>;>
certificate	D8@B:7
change	@?8B@?
changed	<@:FB4
changed $	A;=E=:
channel	F9<==>
charge	<?<:?E
charged	A<E;@9
cheapest	<E>>>=
check	3D:F7@
check $	==;G;:
check the	>>=<?D
checked	?D?:;:
checked in	D=??=>
checked the	9E==?<
checkout	A=;A>@
checks	9D???@
ci	@D><=9
claim	<EC:;:
clear	;=<>>E
close	9@=B;A
closed	=?7>B;
closed $	@>=;B8
code	;E;=7?
colleague	:;<=F>
collected	=:;=EA
com	@B<?=9
com $	;E=@>;
come	<C?<<?
come to	9F>?@>
comes	<D;;<B
comes to	;F=>=<
coming	H8<<A7
comment	D@=>>:
commit	?9=;>E
complaint	E;>>=>
complete	BB>;:;
complete $	F?>;;:
confirm	;<BC<;
confirm $	==EB>7
confirmation	=D@E74
confirmation $	8:8H>>
confirmed	D9==B:
confirmed for	E;>><=
conflict	99=H=9
connection	=;>E=<
consent	A9E=>8
consider	D;===?
contacts	AC;@<8
contract	7G8<@@
contract $	;F9<?>
converted	E=>=>;
copies	B:>>>@
copy	@@@79@
corrected	C9>=>B
cost	CA@<=9
costs	?<;;:E
costs 0	@C=>=;
could	2B?I97
could n't	<>;G>8
could not	<=8H=:
could not be	=>:F>:
could x be	><>E?<
could x x	;C?A=9
council	?:B=C;
count	9E=>?=
courier	@7@;F6
cover	;E?>?;
cpu	9C<>>A
crash	:G>=;:
created	G8<?A8
created $	D=>?==
credited	F;;<:?
customer	D7=9D:
customers	C;B>>;
cut	C=<;>A
d	<C@B=7
d #	=B@A>9
d # :	<E<=?;
dana	=E98C8
dana $	8D==C;
data	>7D@;=
date	7@B>>@
date $	:??A>B
day	6@B8<D
day $	;:C<=B
days	7@@48G
days $	5>A7:F
days to	>>:>>E
dear	9<==>F
dear guest	9<==>F
december	E9<:8C
december $	?<=;:D
december at	E;>>=>
declined	D><==8
delete	77F;;A
deleted	;?>@B<
delivered	2B::K?
delivered $	8:=<H?
delivered :	8E???>
delivery	=D>;>;
delivery $	>C:<@>
dentist	:E;?A<
deploy	I7:@=7
deployed	B:==C;
deployed $	E>>><=
deployment	A:@A@:
deposit	@7@AC8
deposit $	==A>C;
desk	9;9:EE
desk $	=8<>;F
devices	9F;<>A
did	F44BA<
did n't	65:EA@
difference	<C;<=A
disk	@?<AA8
disk d	E;>>>=
dns	?>C;@9
do	<<A<8C
do $	><:;>G
do n't	?<==<D
do rio	<F<=>;
do x x	@7;==E
do you	>>I==7
do you x	>>H>>8
document	98BA>C
does	:?=?@>
dollars	>9?<=D
dollars $	:;@=>D
done	O25887
done $	O5:992
door	C:7?7E
door $	D=<=>@
down	B<7E8;
down $	>9>E=;
down to	B@<==;
downloads	E;><?<
dr	;:?C=A
draft	8AH<;9
drive	D8=;=C
driver	E?::B:
dropped	B:<C>:
dry	:C9@<@
dry run	;C<@=>
due	0FD9:?
due on	9G<>=:
duplicate	<D;@@9
e	?:C?;=
each	CA>;;<
each $	@B<=<9
earlier	:>>==F
early	>9<<BB
ed ! $	F=<=<>
ed 0 $	9?@E<7
ed 0 s	>D>:9>
ed : $	D9CB:7
ed ? $	B??>?;
ed a x	=?<<F;
ed and x	G:>=<=
ed as x	D<==<@
ed at 0	?<<D>;
ed at the	>B<B;;
ed at x	>C=>@<
ed by the	:<<BE9
ed by x	>5?<G<
ed for 0	F<;<:A
ed for the	H<;<;9
ed for x	@9D>?9
ed in $	=>>C<;
ed in 0	7:=<DD
ed in the	:?E@==
ed in x	C?<:@>
ed ing $	B;>C?:
ed it $	@6@=D9
ed it in	=;>>E;
ed it x	7?<ACA
ed on x	98A>D@
ed that x	;<><F:
ed the ing	>::>D@
ed the s	:8<;G?
ed the x	@663S4
ed to the	@<@<>A
ed to x	D:9D;>
ed to your	BA;<;@
ed until 0	A7C==A
ed up $	@<>D>;
ed with the	C=B<=<
ed x $	3F?>D9
ed x 0	9>EA<;
ed x a	E=<?>:
ed x s	G69?=?
ed x the	E<<:9B
ed x to	E><>>=
ed x x	9C6;E?
ed yet $	<;>F>;
ed your x	@;@6F9
eight	=D:9B>
eight $	=D:9B>
eleven	=G=;<7
eleven $	@B?==:
else	;@::EB
email	;<B@AA
empty	CA;?=9
end	D@=8<=
end $	C@<=>:
ended	F;><<>
ends	=D==<;
entered	B;=@B:
entry	D9<AA9
episode	<;E>>=
erp	E=>>=<
erp 汉	E=>>=<
error	;G<<=8
errors	E<>;>:
errors $	E<>;>:
eu	D@=9=?
eu west	E<?;==
eur	9D?A?=
eur $	8E?@?>
euros	>=D;;?
euros $	>?C==:
evening	>:@=@A
event	D8<@=?
every	@>?:=A
everyone	I9<>;9
everything	?<9C:@
example	?=;@=B
executed	A<@B=:
exist	F;=<==
exist $	F;=<==
exists	D==A<8
expect	;:B=>C
expired	3:;G9F
expired $	5=<E<D
export	B9=D>:
exporter	9F>>==
fail	<G>9>;
fail $	=F>:><
failed	5?<D==
failed $	6?<C==
failing	;D>A;=
failures	8F?>>;
falls	:C@=>>
far	7E=C>7
far $	<:>H>;
far :	:E>@?<
fee	E5@8:@
fee is	<:B9>D
fell	E;=;=@
fenn	?C@<>:
ferris	C:>>B;
field	E9=A=;
file	?C<:A:
file $	?@@;A8
filed	@;C?;=
filed $	;>C@>?
files	A@A:<>
files $	<DA=><
filled	7;G?B9
finance	A;>@B;
find	A@A;==
fine	<C@;C7
fine $	8A>>D<
first	?6A@@?
first $	=6@B8A
five	=@?68C
five days	;:?=>D
fix	;9B>A?
fixed	?B<;B7
fixed $	=CA>;<
flagged	E;<>>;
flight	>A@9@=
flights	?C:;<=
floor	@C=<=<
flowers	E;==@;
folder	?CD:<7
for	E9B=::
for 0	E=:8<>
for 0 $	AC<==8
for 0 s	A;<>=B
for 0 x	E>==<>
for a	9E><A<
for a x	5E?<A=
for approval	;>9G>;
for it	D;9<B;
for order	E;>>>=
for the	A<?A1>
for the #	?<<E:;
for the x	A=A;7?
for two	E@<=<:
for x $	:9G?B8
for x 0	BA<==<
for x is	F;=>><
for x s	<@@9;C
for x x	>AA;==
for you	D5?8@<
for you $	@9A<C:
for your	8AD@;>
for your x	:A;A<A
forget	>=>:?E
form	>7@<@B
found	:J9=<4
four	;M=3?.
four $	B>C<=9
four invoices	:F>>==
free	1J;=9C
free $	8D==>?
friday	A=@:>?
friday $	?;==A@
friday 0	F7=>>@
friday at	;A@=<A
from	C@6;>>
from 0	?D:;<@
from 0 $	;B>>>A
from 0 to	D>>>=;
from here	A<<D>:
from here $	=>=E?<
from now	C;<>=@
from now on	C;<>=@
from the	?C879C
from the x	@A989C
from x $	CA;;>7
from x x	C@;<=>
from your	=9;C@>
front	<8<A;D
front desk	:9=?<F
front door	E>?;>>
frozen	E;>>==
frozen $	E;>>==
full	9?<E;<
full $	:>;F<<
fully	9F?=??
fully booked	9E?>@?
funds	<:=H>8
funds $	=:>F>9
g	C;8?6A
g #	C9;;9B
g # $	A4<<<D
garage	;===E=
gave	>=9>F8
gb	?D@<<6
gb $	8FB==:
get	87I>:<
get a	:<F===
get the	=<=@=D
ginkgo	?:>>>C
give	9?E:;>
give me	=>H<>7
given	@C;=<@
go	57F;9A
go $	?=D>>:
go ahead	>>E=?9
go x $	:=@:=D
goes	<>I:96
going	E=A;>:
gone	J97B75
gone $	C=?@>8
gone from	E<>=><
gone through	;B:B=?
good	@9@79D
good news	I:=>>5
got	I;7F</
got a	CC=<=7
got the	G:;C88
great	;:=;<G
green	8K<9=8
green $	>F=:>9
group	?>;C=:
guest	>@:>9C
guest $	8;<A>E
gym	C@;=B9
h	CB;><7
h #	CA<>=9
had	8A2;L6
had already	;:>=F<
had already ed	=;>=E<
had been	9<;AAB
had ed the	:A==C:
halberd	:A?=C:
halden	>C?>>;
half	8B<A@@
half $	9@<==D
half past	BC<<=:
hand	D;A;<;
hand $	D;A;<;
handed	9;BAF:
handed to	9@@?D?
happy	;=;>>F
has	E@2@D0
has 0	:G==<;
has 0 s	:F>=><
has a	E==:<>
has a x	E==:<>
has already	9@>=E<
has already ed	:@>=D<
has been	C8;A?:
has been ed	B96>A>
has been x	B<AB58
has come	D>=>=;
has ed $	:>=?B@
has ed it	=9:C@@
has ed the	>:;;F:
has expired	8<?E<@
has gone	G;><<=
has it	E>>=<;
has n't	7BCA96
has no	:E?<>>
has no x	;F?:>>
has the	I@?666
has the s	F:=<<<
has the x	F?A999
has to	8;:F:?
has to x	<=9F=>
has x been	<<>E>=
has x ed	;C?A;:
has x s	:@=<<D
has x x	A:A<C8
has your	C:>;A;
have	CA3A:?
have 0	;E??><
have a	>:>>=D
have a x	>:>>=D
have already	?;<<F9
have been	?@7>>@
have been ed	@6:??C
have gone	?;:G=9
have it	D:C;=<
have n't	;?;D>=
have not	>>>D?=
have the	F9?;:=
have the x	H:=<;8
have three	9D>==A
have to	:;:;=I
have to x	:<;;=H
have x ed	<;<J>8
have x s	>E:9;@
have x x	=9<E==
he	?B88G6
heating	K49;@=
held	>:;F?:
helen	B:C=>:
help	:<9>=H
her	D=>=><
her $	BA?:=;
her x $	E;@<>?
her x is	>==D>;
here	76DA7D
here $	:@BF>6
here 's	7:=9<J
here 's the	:<=<=F
hi	9<>==F
hidden	E<>;>>
him	;:B?C<
his	A8:8G<
history	=D=:>>
hit	8C?E=8
hold	:FC;:9
home	C;;:=D
hotel	EA?;97
hotel has	=D>:>A
hour	:?B;A@
hours	?=A9@?
hours $	A8A<C<
house	;=<<C@
how	<;9:BG
hr	<AB=C7
https	78=<>I
https :	78=<>I
i	:ABC/<
i #	;D?9D6
i # $	:EA;B7
i 'd	;8D::@
i 'd x	7:@==C
i 'll	56M2==
i 'm	56F?=?
i 'm ing	:;G?>7
i 'm x	:;B=>B
i 've	A:<=6C
i asked	D>;;>@
i ca	:A7E>=
i ca x	:A7E>=
i can	8BH6=4
i can x	9BH7=2
i checked	8G<<?:
i could	:;EB>9
i could x	:;FA>9
i did	B:9F?9
i do	<=@C>8
i do x	<=@C>8
i dropped	E===?<
i ed $	?<;B>@
i ed at	9G<<>;
i ed it	:@:A>C
i ed the	D>877B
i ed to	;>:F>=
i ed x	FB8>=9
i ed you	E==>><
i ed your	=AB?>9
i found	;F;>?9
i gave	E><>?<
i got	<99FB8
i have	;;7G<@
i have not	>>>D?=
i have x	<8;D>B
i left	<67I>;
i looked	9G<<>;
i need	9;I;>7
i only	DA?6>A
i put	B<?@>;
i ran	7H=<?<
i restarted	E<>;?>
i sent	E===><
i split	:=>>?D
i took	E>;=><
i tried	@<6F>=
i understand	<=:<?F
i went	=B<9>B
i would	=>E<?<
i x $	:A<:>D
i x a	F>;<>;
i x do	>=;@?C
i x ed	B?A:8<
i x ing	;<@D?:
i x it	<:@A>A
i x the	>C7D::
i x x	;D@?7=
iban	<F=<=;
id	7B=<=B
if	02I84A
if it	==G>=8
if it s	?>D>?;
if that	>>E>?:
if that 's	>>E>?:
if you	88D89A
if you x	99D::A
immediately	:;==>F
immediately $	:;==>F
in	BA75@@
in #	:@<:F>
in # $	:><=E?
in $	J<8@61
in 0	2B;:EB
in 0 $	4@=<E@
in all	9A>>>A
in may	=B<<D:
in may $	=B<<D:
in october	9H<=>9
in place	H9>=><
in s $	;E=A=;
in s x	CB;;><
in the	?AC>0>
in the s	=:A><C
in the x	AA?@2;
in total	;E@>>:
in use	97CF>:
in x $	8D:CD7
in x 's	E==>=<
in x 0	F?;=<:
in x s	;C=9;B
in x x	6=<><I
in your	G?>86=
in your x	G=B978
inbox	DA>8:<
inbox $	F;;==>
incident	@9==B@
ines	;EB<=8
informed	E=<<;@
ing 0 $	E9<<>A
ing : $	;A;B>>
ing ed $	<9=F<A
ing for x	@9?D=9
ing for you	E>;=><
ing for your	9>EA>:
ing has been	A<=D<:
ing in x	@@;;B=
ing is ed	=D<?>9
ing is x	BA:8=A
ing s $	77<ACC
ing s x	;6AA=C
ing the x	<A?=:@
ing to the	6B<:D>
ing to x	AC><@8
ing was ed	=;>F>;
ing x $	A<<B:>
ing x is	?E<;><
ing x s	9C;@;A
ing x the	?<D==;
ing x to	C;>:>B
ing x x	?8>?>C
instead	E<A9>8
instead $	F;>;?;
into	;=B@:?
into x s	:=>>?D
invitation	I9>;;9
invitations	G9><><
invite	A8B=@?
invited	@;=B=@
invoice	@@=8<A
invoice #	?8>@B?
invoice $	<D?<<=
invoices	<DBA:8
invoices $	9A>C?<
io	>?<<=C
is	DD9@#<
is #	>C==>:
is 0	0I;:=B
is 0 $	9A>>?A
is 0 s	9G>=>=
is a	:7AB>D
is a x	;7AB>C
is at	=E?9<8
is at 0	<F;<><
is back	J6=:>:
is being	F=<;>;
is blocked	AB;;>@
is booked	A>=A?;
is cancelled	B=;=C:
is due	8?D<>@
is ed $	D4<@=?
is ed and	A;B<><
is ed by	>D=?=9
is ed for	D8@:<?
is ed in	9<E=>A
is ed on	7<>=>H
is ed to	B<@<>?
is ed until	><;E>;
is ed x	;B@;?@
is free	9G?=?<
is from	9G><=<
is from x	9F>===
is full	8A=D?;
is gone	E8>@>:
is in	K@85:/
is in #	?D=>?9
is in $	G:><=:
is in the	D===><
is in x	@A>=>;
is in your	G9>=>;
is ing $	:?<E<<
is ing for	?<8D>=
is ing x	?B=@>8
is live	I7=<>;
is locked	;;=E==
is missing	:?=C>=
is n't	929E>C
is now	I3<;<?
is now 0	>:>>?C
is off	D7=;>A
is on	FC9793
is on its	C>>==<
is on x	>D<==;
is open	=E<>=8
is ordered	D>>=>=
is out	I9=9>;
is overdue	8C><?A
is paid	D><;=>
is ready	=@D9>;
is running	AB=<=9
is s $	C8=9>D
is still	2@>I<:
is still ing	<:<F?:
is still x	=E>;?;
is the	9>@=>D
is the x	:?==>E
is unclear	==<E?;
is under	E;>=>=
is up	F;<9=>
is valid	:F>=?:
is waiting	><8D>?
is with	E9=A=:
is x $	E:>C68
is x 0	;E>>?<
is x at	:D=;>B
is x ed	7C<D>@
is x from	D:=<>?
is x in	@A>?>9
is x ing	C;=:?C
is x on	D<>>><
is x to	D??;>:
is x until	8G>=>;
is x x	=;B=:B
is yours	G6A7=<
issue	B:>?B=
issued	C7B;A:
issued $	E;>>?<
it	8;B=F?
it $	H0=8C>
it 'll	C@:B;:
it 's	B?>B?3
it 's 0	8H===<
it 's already	:=>>E>
it 's ed	>9C@9@
it 's on	E<>===
it 's x	C;:B@9
it :	=99;CE
it : $	=99;CE
it ?	>>F=>9
it ? $	>>F=>9
it as	9E=:@?
it back	;=D=B;
it did	@A=9=D
it ed $	A;=B?=
it for	AB@=>:
it goes	<;G==;
it has	=?F<>9
it in	?77:EE
it in x	A9<=@B
it is	;>8C=B
it is ed	9:<D>C
it is ing	<<=D?:
it is x	=A<:?D
it may	==:D>?
it now	;;D<>A
it on	?6@<C@
it on the	?:@=C>
it s $	<?C<=?
it s x	5;C::F
it should	=<;>>E
it to	<;D:E<
it to x	<=E:A?
it up	>:>?AA
it was	;A=@:A
it was $	9;=C>B
it went	G:>=>;
it x $	@7;CC9
it x and	8A@=AA
it x to	@>?<A:
it x x	AB@5@>
items	B>B<=7
items $	>?C=>:
itinerary	D<==<@
its	C@<@>8
its way	F<<?<:
its x $	A>:?;A
its x to	E<>>>=
its x x	><>C>=
itself	97@D>>
itself $	>==;=E
january	7C<<C?
january $	7@==CA
jo	:G@;=8
jo fenn	<DA<>:
job	E4;=??
june	<E<:C9
june $	=D=:B9
just	E>=;9?
k	:F;<<<
k #	:F;<<<
k # $	9D>>>=
kayaks	A9C>=<
keep	?9@:<B
keep the	C=C>=8
keeps	@;=;=D
kept	9?9FC;
key	D=B:9<
keys	;BD;?8
kim	B:><C;
kitchen	E<B<>;
know	A<?@:=
know $	>AB:==
knows	I7<?;7
knows $	F;===;
kofi	8?>=>D
l #	>:>?>D
l # $	>:>?>D
label	D;@?:<
label $	D;=@=;
landed	D<??;>
landlord	=8;?G<
laptop	D9@:@;
last	3H6:I2
last week	9<>=CB
last year	;C==B;
late	@:=>E9
late $	==<@F:
late fee	D<>@=<
leads	=8=F>:
leads tmp	>8=F=9
lease	E<>=?;
leave	:>:C@A
leaves	7DB=<@
leaves at	9D=>>@
ledger	@=<=:D
left	:?9H?7
left $	7H;@=8
left a	E<==>;
left the	;46J?9
left your	D9C;>=
legacy	9F>>==
legacy exporter	9F>>==
leo	:?=BC;
let	@8;:;F
let me	:=;<=G
letter	G7?;><
lights	B?==<:
like	@=E:@:
like $	>?C>?;
like me	>>C>><
limit	B9B;:A
limit is	B9>>>C
line	@?9;<D
lines	:F>=><
link	E:<<=?
list	@:E8>=
list $	C7>;>@
listed	:D<9=D
lists	:G=<==
live	M5<:<8
live $	G:><>=
live in	E:>>>=
live on	D;>>>=
loan	;DB=>:
lock	B?B><9
locked	<7=H:8
locked $	:;<G<<
log	>@<@E6
log $	?<<<F;
logged	8<>BE=
logged in	:>??D?
login	9C=<@B
long	8@==>D
long $	;E>>><
longer	F:@;=9
look	;@B8<?
look at	>;>;>D
looked	6K;:>8
looked at	7J;:>9
lost	;?@<=C
lost $	=BA8?C
lu	;8>>>F
lu #	;8>>>F
lu # $	;8>>>F
lume	@C==<;
m	?;B<D>
m #	=<==EA
m # $	E7=>=A
m # 汉	8C?>F?
machines	E;=>>=
made	D:@>@9
made $	?<BB>;
mail	9D@B8>
mail $	D8>:>@
mail has	9G>:==
mail to	:<=A=D
mailbox	?>C=@8
mailbox $	?>C;>;
mailed	E=B>::
mails	<EB7;<
main	AAB;=8
makes	;F>>=:
manager	=@<D?9
march	=;?=F;
march $	;;>=F;
marked	;A=;?C
marta	E7A:;?
match	;E==A:
match :	<E=>?:
may	;D3BCA
may $	9G77F5
may not	>><E>;
may take	>=;<>E
mb $	=9>>>E
md	D:=;=@
me	23GCC:
me $	?<9EC<
me a	>>D>>:
me know	;>A:>C
me to	9:GA:;
me to x	:<EC;:
me x x	=>8=>F
meeting	=:A?=A
mention	=C:=<B
mentioned	@<<<C?
merge	7>?B>C
merged	>:>@D>
message	D95B6C
message is	B:<A>?
midnight	?B<:<@
might	==:<=F
migration	@7DC=8
migrations	C9<?>@
milk	?<A9B=
minute	A:B;<@
minute $	>;B<=A
minutes	:F@:7=
minutes $	=@@:<A
missing	:>9H=7
missing $	:><E><
monday	@B?=C2
monday $	@A@?A4
money	=6?@9D
month	<E<:B<
months	;D>>=>
more	I995;B
more $	G=;;<;
more than	9@?>?D
morning	@6>:C@
morning $	?9=<C>
most	;=:<=E
move	?:H8<:
moved	B49>H5
moved to	E=?>:>
mr	B7::CA
mrs	:;<;DD
muted	I8<9;?
my	>7AE8;
my x $	B;<C=:
n't	264M7A
n't $	>:>G?;
n't be	::CB<=
n't forget	>=>:?E
n't know	>>9G>:
n't say	=;>@C=
n't see	>>=E>:
n't send	>>;D?=
n't tell	>>;F?<
n:	>@=;9B
n:assertsFalse	G;<;A6
n:assertsTrue	G;07G:
n:deniesFalse	9>9>K=
n:openFalse	.H?@<B
name	@DB997
name $	;EA<;=
nd	E<>>==
nd #	E<>>==
need	1@J49A
need a	:=D>>?
need to	;>>?>B
need your	;;G<?:
needed	=<C;=?
needs	44GF:<
needs a	99B@=C
neighbour	<;;<EA
neither	<:<A?C
net	<F>>=:
new	I;@=?0
new one	A7B>C9
news	E:===<
next	@;H69:
next week	?:E<>9
night	5@?9BC
night $	6?A:AA
nine	AA:9?@
nine $	C:<AA:
no	FB.?>2
no $	C@;<A6
no confirmation	:@9F>8
no longer	G;;;=;
no more	E6>9>D
no s $	C@>6C<
no s were	=;?E>>
no x $	:B:@<=
no x for	:;=F>=
no x s	C;>=>A
no x x	E@:<;>
nobody	BD9=;7
node	<B@B;:
node 0	=DA<;;
none	:D=?>:
noon	@>B8?>
noon $	@=B9?=
noor	D@<@;9
normally	=<;<>E
north	8E??@B
not	7+<M6<
not available	=>>E?;
not be	=>:F>:
not be ed	=>:F>:
not ed $	;<>G><
note	E9?7A:
note $	D:;:C<
noted	<9=<=F
noted $	8=?>=F
notes	<B:@A=
nothing	6<5C@B
nothing has	<=?F><
nothing was	=;>F>;
notice	@9;B8B
now	W3=5+3
now $	I<=>77
now 0	>:>>?C
now on	F8<=<?
now on the	F;>>=<
now that	F>;>>;
ns:assertsFalse	CB>89=
ns:assertsTrue	P1(4:@
ns:deniesFalse	-?4X39
ns:openFalse	.6P=5D
number	B:;A>@
number $	:>BBC<
number 0	F6?=>>
number :	D@==>9
number is	<;=A=E
numbers	9E<>>A
oa	><=F>;
oa 汉	><=F>;
oa 汉 $	><<F>;
oakline	F;===;
oat	9>BBA8
oat milk	;@C<A:
october	@F:;=7
october $	BB;<>9
of	?E7A1:
of 0	B?<A5>
of 0 $	==@;<C
of 0 is	B9BA><
of 0 s	;F<?<:
of 0 was	E;>>=>
of 0 x	D;=?>=
of a	;E>;>>
of s $	:BC>>;
of stock	:9>F><
of the	>=9C7@
of the x	A<:A5A
of them	;E;9B=
of x $	??8B@:
of x 0	:>CB>;
of x s	8GA;>:
of x x	?B?9;>
of your	=?<<=C
off	M;6<45
off $	CC7<99
off the	G8;A;8
off your	F<>=>;
office	A>>77D
office $	@C@>=:
ok	?>H8;:
ok $	@>B:;>
okay	>:A;=A
old	=<=@C>
old version	AC=<>8
on	D>:8B<
on $	B<=A;=
on 0	@=<;E:
on 0 may	=@=<D=
on 0 x	>=??C9
on a	@=;B=>
on average	9D??A?
on friday	7@C@B>
on it	F9=B<;
on it $	C;=B==
on its	D<:?<?
on its x	D<:?<?
on monday	<@<;F9
on s $	;:=C>A
on saturday	>>B=@;
on staging	D;>@>=
on sunday	;@>=D>
on the	C@8:?=
on the #	>B?:D2
on the x	B;8=;C
on thursday	;:D==A
on to	E>==>=
on x $	6@G5G8
on x 0	AC=<<:
on x :	:E>=>=
on x at	;B@=;A
on your	B9>9;D
on your x	B9>9;D
once	;7I18?
once the	:>>:=F
once the x	<>>:=F
once you	;=I<;8
once you x	;=I<;8
one	:DB7??
one $	D<B5@:
one 's	>:=C=A
one in	:><>@E
one is	<A=<?C
one of	?@=:C9
ones	:>?C=>
online	AB:=<=
only	HF<1?=
open	5E7A6C
open $	8=9D=D
opened	@:8>H5
opened a	?<:=F:
operated	:E>>>=
option	@AD<>8
or	9;FC<8
order	@<A?C9
order $	A@?A=9
order 0	7;B=EA
order for	D=?>==
order is	<C@;>?
order went	E<><>=
ordered	E7@9E6
ordered $	G====<
orders	7A<D=B
orders $	B<>C>:
orders were	:C>A>=
out	@==F78
out $	C>=A68
out :	G:=;>:
out for	;=<=>E
out of	>>@E<7
out on	:=BC<<
outbox	>:A@=;
outside	C>:>>A
outstanding	:F=?>9
over	;>?A@@
over $	<9BD<;
overdue	6C;:>D
overdue $	8@=;>D
overnight	<8=<F;
overnight $	<8=<F;
own	=;<?<E
owner	:><9CC
owner $	;@=:>E
p	@=>:;A
p #	@>A;<>
p # $	?;A<<@
p:	D;:=@<
p:assertsFalse	:AA>8?
p:assertsTrue	=?;D8A
p:deniesFalse	8DF=>8
p:openFalse	0A?=2I
pa	<EB;<8
pa #	<EB;<8
page	=G;:=?
pages	<>;==C
pages $	:<=>>D
paid	<;9:J>
paid $	>?9>A@
paid in	>;?>D;
paid the	=:><E;
paper	B:8?C=
papers	:@?;E:
parcel	;A==AA
parcel was	9;<;DD
parking	C?;<A9
pass	=C<:<@
pass $	:E<<>@
passed	9J:8;>
passed $	6H><>?
passport	;@<<@D
password $	;<A<B>
past	@@<:<A
patch	F;>;>;
pay	B<F:<8
payment	99GD<=
payment $	:>BE;=
payment of	@8BC=<
pays	:C?<=@
pdf	H7:;;A
pdf $	F;>==;
pending	::8E>?
people	8B::?D
per	2C;;CE
per the	8?<=E>
pharmacy	C;B:@9
phone	B=;9:F
phone $	BA;:;A
photos	A7;=AC
picked	:;=AD>
place	C9;=<C
place $	D;=?=?
placed	D9B7B9
plan	@>F47=
plan $	DB:9=>
plan is	?;C=><
planned	9:G<>:
planned for	9:G<>:
please	668<;K
please $	<;>>?E
please check	==9A>C
pm	:@=?>C
pm $	>?=;AA
pod	@DA:>;
pods	<F=;>8
poll	C@><;<
poll is	E;>=>=
portal	<E=?<;
post	G=>6<<
pounds	F9@==:
pounds $	E:A==;
pr	@<C<?:
premium	A;=B<<
prepared	8=D<>@
prescription	@:B>@;
press	=8E@:=
previous	@8=;G8
price	?<A<;A
price $	9<>=<E
print	@<:;=E
printer	E8>>A;
priority	DB==>:
priya	<B<;D9
pro	C8:E;;
processed	B<;:>D
production	AD;;A6
project	D;=A=;
projector	@AB=>8
protected	<?=D=:
protected $	<?=D=:
ps:assertsFalse	@B<:<<
ps:assertsTrue	J44<:A
ps:deniesFalse	'D8Q5:
ps:openFalse	95I8B?
public	F:@==9
push	;;C?=?
pushed	F<<=@=
put	>4D;D>
q	<9==<F
q #	<9==<F
q # $	79=>=I
question	7:<;<J
queue	=A=C<9
queue $	@<=D=:
quillhouse	;?=<>D
quillhouse io	;?=<>D
quota	;9<B>B
r	:D8<A=
r #	;B9>A=
r # $	=A<;@>
rain	:F;<==
raised	F;>><=
ran	:I:=:7
ran the	:G=<=<
rate	<F=<>:
rate is	:E>>?=
re	>;C>=?
reach	B?:<;B
reach you	@9<==C
reached	E==A6:
read	7H>79B
reading	F8=A=:
readme	H9=<=8
readme md	F<>==;
reads	A@==:@
ready	8@K8=5
ready $	<@E;>:
receipt	?@>9A>
receipt $	;BA:A>
received	J<887>
received a	F8=<<>
record	7A<AC?
redis	>F@5@<
redis $	AE?9>9
reference	:D;:;A
reference t	<9>?>F
refresh	=AB8<>
refresh $	?CB9=8
refund	A:@A>=
refund is	B:B==<
refunded	=C<<:A
refunded $	=E<?9?
refunds	7H:>>>
refused	=:>E?=
regards	;9=>>F
regards $	;9=>>F
registered	A<<<C9
rejected	;9>F@<
release	B9BB;9
released	A9=??A
remain	:<<==F
remaining	:E=@>:
reminder	B:BA;9
removed	>=<:B@
renamed	C=>>><
renew	@BB;=9
renewed	C:;B@:
rent	FA;9;;
rent $	?D===:
replacement	?;>B@<
replied	<:==E;
reply	8<A@<B
reply to	9=A>?D
reported	E<;;=@
request	@36G>@
request 0	99>>>F
requested	G<B<<:
requested $	E=>===
reservation	:>B?>A
reserved	A:AC;9
reset	><=<AB
reset $	D>?><>
resolved	:8><FB
rest	BAB>;;
restart	?:@==C
restarted	F><8@:
restarted $	F<?;==
result	>A:B>=
return	CA::A=
return for	E?;>><
returned	?><;E8
returned the	><==D<
review	>?=?<A
review $	:A;@>@
right	@B=:;B
right ?	>>7>?G
ring	<;=D==
rio	<F<=>;
rma	C=:B?8
rma 0	C=:B@8
room	<>EC;7
room $	?:@??A
room 0	<@;E>:
room is	8G???>
rotated	F=><;>
rotated $	E>?<;>
rows	A==E;5
run	3DCD9?
run $	7>BE;>
running	B@:9B:
runs	?B:<<?
s	;D=9<>
s ! $	=;==AB
s #	<E=:=<
s # $	8D<>=@
s 0 $	>H=;:5
s 0 s	=B;==A
s 0 x	=F=<<:
s : $	A>:<9A
s a x	98?E@?
s an x	:D<C<9
s and x	BBA9<;
s are ed	=DB89=
s are in	<C<B=9
s are x	B?>?8;
s as of	=:>>>D
s at 0	@>A<:=
s at x	A>;?;A
s ed $	@C8??7
s ed :	B==B>:
s ed to	;>=>>E
s for ing	<===>E
s for x	@:D:<>
s from x	D?==<;
s in the	8D@;;A
s in x	9E>;;A
s is ing	:?>E>:
s is x	@>?A>;
s no x	BD>9>>
s of x	D;@9=?
s on 0	B@<<?:
s on the	<B<<9C
s on x	:CB7>A
s s $	7E;;?B
s the x	7A@<@A
s to 0	<G<<;:
s to the	>:?@<C
s to x	:8F?=>
s were ed	@><B?:
s x $	<B?:;A
s x 0	<BB?<<
s x :	;DB<>9
s x ?	>>E>>9
s x a	;@<<>B
s x at	AA<;B:
s x ed	>:=<E:
s x on	:?>B;@
s x s	A<AB7>
s x that	;E?==<
s x the	D89@B<
s x to	@D8;=?
s x x	?>>9@A
s x you	A8=<>C
s you x	>:@<;D
s your x	6BBE;9
s | $	;===>E
s 汉 $	=@=:>C
safe	=:@??D
said	=::;I9
said $	:=>>E;
sam	?9A>>A
same	B7D8:@
saturday	B<B<>9
saturday $	B9B=?:
saved	B;=B>>
savings	@B<=A:
savings $	@B;=A:
say	66G:A?
say the	<;E==<
says	>B?8A:
says the	:@==E:
scaling	<><E=;
scheduled	:>C>C>
school	<B;AB9
seat	@>A8:@
seat #	=<=>>C
seat $	E:>>==
seat is	=DB<>9
seats	>E;>=;
seats $	=F>;>;
second	@7@:<C
see	;D:>:B
seller	;;;<EB
send	68G?8>
send it	<=EA>8
send the	;<??;D
sent	;@<=G=
sent $	@?=D8<
sent folder	:CC>>;
sent it	==<:EB
sent the	B=9<BA
sent to	F=:=B9
september	=;=<>E
server	:D;D:>
service	@B;:>?
session	>?<9@B
set	I3?=@9
set up	=<>@C?
settings	9:A=>D
settled	=;>AC>
settled in	<:?>D<
seven	=E<A96
seven $	=A=B=9
shall	<>G<>;
shall i	<>G<>;
shared	CA<?=9
shares	F:?>==
sharing	:C<C><
she	<<B7I4
she 's	A@<<A9
shift	D;>>?<
shipped	6A>;H@
shipping	@D<==:
shop	:=B7F>
short	7=<<=G
should	47H46G
should i	>>F<?;
should i x	>>F<?;
should x it	??D>?:
show	BA;@:?
shows	@L8526
side	=<;B<B
side $	>:<@<C
sign	<:@D<>
signature	<>EB;5
signature $	:<D@>:
signed	;?8:EA
signed $	===:=E
signed in	9E>>>=
signs	<=CB>9
since	@B5>@=
since $	?B7>@=
site	=E;?9<
sits in	C9>><A
six	F97>=>
six $	B8<=AA
size	>A>B>:
skipped	6@<G=6
slot	98=GA>
slot is	::=F>@
smoke	E<@>>9
sms	A<<E<:
so	:;=G=<
so $	?=B<9>
so far	8D=E>9
so i	?9:I=6
so i x	?;=E>9
so that	?:B?;?
so that $	?:B?;?
so x $	<:>H>;
so x :	:E>@?<
sold	:?<E@=
sold out	8A<D<?
somebody	:<A<E:
somebody else	;<>=F;
someone	:<7DCA
someone has	===E<:
soon	;=D<>@
soon as	;=D<>@
sorry	559A:G
sorry $	87;D<A
sorry about	;=><=E
sorted	F:=<<=
sorted $	G<>==:
south	8F??@>
sprin	C:>C==
sprin #	C:>C==
staging	F9B>;8
staging $	G9=<=;
stale	D:><B;
standing	B9;;>D
start	@<B;=?
state	<9;B=D
statement	<H8::?
status	6B9A:E
status is	;E>@?:
status |	;===>E
stay	8@<B>B
stays	5A?A<C
step	9=?:<F
step |	;=<=>E
still	&B?N17
still has	<<;F>;
still ing $	:?:C>=
still needs	<:<F=;
still on	;;>E><
still x $	:FA8>?
stock	@:=E=8
stock $	9=>F><
stopped	;9<H::
street	E8B<?:
stuck	9@<E>;
subject	5?B==D
submit	<D==>;
submit $	>E<;>=
subscription	E>?::<
suggest	<>E=?;
summary	9<==>F
sun	:;=D=@
sun bo	:;=D=@
sunday	=<B:B=
sunday $	7=A;CA
supplier	<9><F;
sure	><=;>E
swapped	H9<<=:
switch	;;G<>8
system	<?;E@7
t	=<999E
t #	=;;;:E
t # $	>;<<;E
table	E57F=:
table for	C:<B<<
table is	B<;C>;
tagged	F<><>>
take	:8:><I
take the	;<<==F
taken	D:<BB5
taken $	9=BC?;
taken care	DA<:=;
takes	6B?8<E
tap	A=9<?F
task	:<<B=D
tax	=D<B;8
team	@7::DA
tell	;:BB=>
tell me	=<B;=@
ten	B;<;B>
ten $	A?<:B<
ten minutes	A?@@>:
tenant	>;@=C<
tenants	<;<=>F
test	=FC9=6
tests	6O?6:3
tests $	=C>==<
tests pass	:F>=>;
text	>77D:D
text $	C:>=>?
than	:=<<=F
thank	=;<=;E
thank you	=;<=;E
thanks	8:<<<I
thanks for	:<===G
that	697<DJ
that $	;4;BF>
that 's	@6B9?A
that 's x	=8D=A>
that is	;??C?@
that the	?@:@?@
that the x	AA;<>A
that x is	@>;D>8
that x s	>;=9CD
that x x	<<>9CD
the	>==>E;
the #	<CB?D0
the # $	;EC<D.
the 0	B@<A>6
the 0 x	C9=@@=
the account	;D<=>?
the address	;??C=<
the airline	;@?=C<
the amount	B==;:C
the app	;<:>=G
the bank	8<?F<?
the board	A;:@:C
the box	9A>=C=
the buyer	A;=C>=
the calendar	?@@B=;
the call	AD=<:9
the card	=A9A=@
the change	A@;>B7
the charge	=<;=>E
the cheapest	<E>>>=
the code	9;<@;E
the confirmation	=D;9=C
the connection	=:>D@<
the contract	9F8<>A
the courier	A:;=E8
the customer	B:><B;
the day	9B==?C
the delivery	E;=<?=
the deposit	;<A>D<
the door	;A;B<@
the driver	D;;;A>
the ed x	>@B9;>
the end	D<<;>?
the event	E:>@><
the fee	<;<;=F
the file	;E98D;
the first	>>A:D;
the five	C@>;=;
the form	:;:>@E
the front	:8<B<D
the garage	;===E=
the group	BA<?<:
the guest	CB;@:<
the gym	D<<=B:
the hotel	C@<><=
the ing $	==:B=C
the ing is	F<><>;
the ing s	@@?:;A
the ing x	E@B:<3
the invitation	F=><=<
the invoice	A>B::@
the itinerary	E<>>=>
the keys	<:E<@;
the kitchen	E<>=>>
the label	D;===@
the landlord	<:?BD;
the last	<C=>?:
the late	D<>@<<
the list	A:@<D:
the lock	C;B<=<
the log	9B;AC:
the mail	<><D8@
the message	=>:C;>
the minutes	;B:<<D
the money	:8?@:D
the new	I4C;;6
the next	:C;==D
the office	:>:;;F
the old	;>?9BC
the order	@B>??5
the other	B@>:?<
the page	>D<>=;
the parcel	=C<?A<
the patch	F;=<>;
the payment	7<BE>>
the pharmacy	B9B;@:
the plan	8<F=>?
the post	F@?9=:
the previous	@8=;G8
the price	@>C9>?
the printer	E:>?<;
the queue	<@=E=;
the quota	<:==>E
the receipt	9BB=A<
the refund	@7D<@<
the request	==>D>>
the s $	?<A=<@
the s are	H5A9:9
the s ed	<;BA@=
the s on	9B>>C>
the s to	@>;==D
the s x	=;A9E@
the same	>9D9;A
the scaling	<><E=;
the second	=9>:?E
the seller	;;;<EB
the shop	8=D8F<
the site	@A>@;9
the slot	;9=CB@
the statement	=F;;?;
the supplier	8:>=G=
the system	?>;B@:
the table	A::C@>
the team	A:=:AA
the tests	:F><>=
the text	<9=E=@
the thread	@C><>;
the three	C>::<@
the ticket	7EA9B>
the time	?8?:?B
the total	;E><>=
the transfer	@9?D>8
the two	H7A:=<
the way	<;=AD:
the word	9>F>;=
the x $	?:??B=
the x 's	AB:?@7
the x :	;CB=>;
the x ?	@>D==9
the x and	?>;<C?
the x at	79C:F@
the x by	A9B=8C
the x ed	.8<GP-
the x for	@?>9?A
the x from	?C9?;>
the x had	8@<9DC
the x has	B>99=E
the x i	?A7AB<
the x in	H8<9<>
the x ing	?<D8:?
the x is	<=E>-B
the x now	B@=>><
the x of	G5@:9@
the x on	>7:<FA
the x s	B??=3?
the x to	?9=F@4
the x was	9=8EA=
the x will	F=@:<9
the x with	9A?9AC
the x x	D;8@>=
the x you	>F<97?
their	AB4@5?
their x $	B>9B;>
their x ed	<E>=>;
them	F?=5=>
them $	F:9>A;
themselves	<9>:DB
then	71C@>E
then delete	<;F=>9
there	:A6C=B
there $	6<9A@F
there 's	B>=@;=
there 's a	D:;;>?
there are	9G=><8
there are x	:C=A>:
thermostat	C9=<>A
they	A;;;G<
they 'll	;=C==?
they 've	A;:;C>
they have	F;=?=:
they x ed	:>;<DA
they x in	C:>>B:
they x x	BBA98<
thing	?<=<=D
things	=:>B>A
third	9D>:@@
this	;=?<C?
this ing $	<:@<C>
this morning	@9;<C?
this week	<E>>>;
this x $	@C9?9?
those	A9?A=>
though	;8DD>8
thread	AB><>:
three	=G978?
through	EB5?8:
through $	D8;E<9
through the	:E;;>?
thursday	A9F9=;
thursday $	A:B;@<
thursday 0	@:B=>@
ticket	:F>5?A
ticket $	>E>?=:
ticket is	=BC>>9
ticketed	E<>=>:
ticketed $	E<>=>:
tickets	;C<A=?
tier	G9?;<9
till	D9?<<@
time	>>A==?
time $	?B=A?8
timed	:?<F;;
timed out	:?<F;;
timeout	6=ED=:
timeout $	9;DD=;
times	7B:D=C
times $	:@;D>?
tmp	?8<G=7
to	B4G;9=
to #	A<;>B@
to 0	@D==>8
to 0 $	?D9?@4
to 0 x	:B=?>A
to all	E;@==<
to be	6:A?;D
to be ed	8:E=;@
to be x	<>9A>D
to cancel	;>?C>>
to do	<<<=>E
to go	<=F=>;
to help	:=;=>F
to marta	E=><>=
to send	<>B;=A
to sign	7<?F=>
to the	@<?9?@
to the x	@>A4??
to them	BAA=>9
to x $	<<I><9
to x 0	;DC=<7
to x a	A>7@>C
to x in	@;:?=D
to x it	<:;B:D
to x s	F:;?==
to x that	<==>;E
to x the	<8A@9B
to x x	7;DC;>
to x you	?=B>B:
to you	?@?@A:
to you $	@:=AA>
to your	B;=9@@
to your x	C<>:@>
today	BD>48>
today $	AB<79@
together	6DC?@B
told	?;8;G;
told me	:=:<H9
tomorrow	@FB476
tomorrow $	?EA8:8
tomorrow :	:F=>?:
toner	C>C=>8
tonight	?8E9=@
tonight $	;9F:=@
too	G8B?<8
too $	G9=:=<
took	I79:A<
total	2KB9;4
touched	<<>G><
touched $	=<?E>=
tracking	;E>=>;
trade	>D>>>;
traffic	A:@=C:
transfer	:??G=9
translated	9A>=>D
tried	@<5G>=
tried to	;>9G?:
try	9<A>=A
try again	<>C=>>
tuesday	>E;:@;
turn	9<:>>G
turned	6F?E<>
turned down	9B?F=?
twelve	@>=<D<
twice	;G<8B7
twice $	>E=:A8
two	<H?<<8
two $	=?A;C9
two days	D<==?=
two hours	C9D>>8
two of	:F;A<:
typos	9;>>?F
unclear	;<9H>8
unclear $	=<:G?8
under	D<>=?;
understand	<=:<?F
undone $	C=B<>9
unit	:D<A;;
unknown	<:8J>5
unknown $	<:8J>5
unless	=BD<=9
unless you	>=E=>;
unread	:F>>>;
until	<?<>9D
until 0	<=@:;D
until 0 $	:;>>>E
until 0 x	A@:;<@
until sunday	D=A>>:
until the	>A7B=?
until the #	AC:<>>
until the x	==<D>>
until x $	=B<@?<
until x x	D:?><=
up	B=;A<<
up $	A:6D7A
up :	?9=E>9
up : $	?9=E>9
up on	F:>>>=
up the	<C?<B;
up to	:?<=>E
up with	D;D<>:
update	@:@>=B
updated	H:><<<
updated $	E<?==>
upload	9:DE;:
uploaded	@AA<>9
urgent	E:=<=>
us	;C=<<B
use	9:DE;8
use $	97CF>:
used	<D<?>9
user	@<=?C;
usually	<;6;=J
valid	8I=@>6
version	@B=8;?
version $	D?><>:
version 0	;F>>=:
video	B@=A<:
visa	C:<C=;
vote	E<>>><
voucher	D9?>=?
vpn	@9D>=8
wait	:;=B=B
waiting	B6?D;6
waiting for	?:?F<4
wallet	E;>>><
want	:<I9<;
want me	>>D>>;
wanted	D=:;=@
wants	79:F<B
wants a	9<;E=@
was	9:-II:
was $	9;=C>B
was 0	<F>=<<
was charged	E;>@<<
was delivered	9=>>F=
was ed $	@79DB:
was ed and	E@><9>
was ed at	C<>?:>
was ed by	98<@G9
was ed in	88><BD
was ed to	B8;:F8
was ed x	7A=AD:
was issued	C:>??<
was n't	<<=B>A
was sent	B;<=D:
was turned	;=>E<=
was x $	?@<B9=
was x ed	:=>D>A
was x on	9A?>C=
was x x	=<;A>A
water	F;=:<=
way	B6:DB;
way $	<<;EC;
way to	E;>?><
we	=2GA7<
web	E<=;;@
wednesday	@><@B9
week	8AB<A>
week $	6;C>AA
weeks	?9<;=F
weeks $	;<<>>E
welcome	9;>><F
well	A9><@B
well $	B9<=@A
went	O40A18
went ahead	=<=;?D
went out	F:<?><
went through	F@;<<7
went to	J7;:;<
were	>>4GA6
were ed $	A@>@;;
were ed by	A:>=C<
west	>C@<@?
what	:@=7CC
what i	D@=<?;
when	9>F4:@
when you	=<C<=>
when you x	:=B==@
where	?:==>D
whether	7::J9>
whether the	:<6I:@
which	8AE8D<
which is	<C<<>@
while	8>@D<@
who	:B@=C:
will	C:B36@
will be	@@C8<=
will be ed	9>E;=>
will x x	=>E=>:
window	D@;;=<
with	E@@?56
with 0	9D?B<9
with 0 s	:F=?=;
with a	=9>@AA
with a x	?:?>;B
with the	F@@<78
with the x	HA;=89
with x $	@>D<=7
with x s	D@:<><
with x x	8?@@;C
within	4=D8:D
within 0	8@C;<@
without	EB>9<:
wo	B;>@<>
wo n't	B;>@<>
wo x x	D>9?=?
word	7<E>;@
word $	<<F=;<
working	@:><=D
works	:D=:B=
worth	:D=<>@
would	/<M>68
would be	==E;>;
would you	>>C>><
would you x	>>C>><
wren	F;>>>:
write	?=D;>>
written	@;C=;<
written $	E;>==;
wrong	?>@C<8
wrong $	;;AE>9
wrote	8D9;G5
x ! $	>3996I
x # $	8D88=@
x # is	G:>=>;
x # x	E;>=>>
x 's been	F=><<>
x 's ed	D7B?:9
x 's in	G9>>><
x 's s	9B<@D?
x 's up	E;==>=
x 's x	@A>==;
x 0 $	B?@1/>
x 0 0	<D:<>@
x 0 and	A@@><8
x 0 ed	D@>=;<
x 0 has	;E?=<>
x 0 is	D<@;B5
x 0 s	6CB>9?
x 0 was	?;==D=
x 0 x	;=GA;;
x 0 |	;;9D>@
x : $	:E=;7@
x ? $	:7E4?=
x a x	B6?=:B
x already ed	;<==F;
x an x	A7>@@@
x and s	;C;A?@
x and x	<@>3BB
x are ed	E:=<=A
x are in	F<;>><
x are x	@A<<;?
x as x	@>A8A<
x at 0	C9@?B6
x at the	<3E<>D
x at x	?B?<<<
x be ed	99?D;@
x be x	A;C><<
x been ed	<@=@B;
x by 0	:E??>=
x by the	:>BAB8
x by x	;985=K
x c #	<E>>>;
x can x	G:<9;=
x could not	<=;F>;
x d #	E;>>>=
x do x	<D:C>9
x ed $	D>:D38
x ed 0	:A<AC9
x ed :	?:C?>;
x ed a	>>:<F;
x ed at	:B=D=<
x ed ed	;;>F;=
x ed for	F:9??<
x ed in	<=B;F8
x ed ing	C:=D<9
x ed it	9;>9K6
x ed that	?;=:E=
x ed the	45?=O9
x ed to	AA>?9<
x ed up	9BBA==
x ed with	?:?C@>
x ed x	>=4DB<
x ed you	><>>D<
x ed your	?8A;F8
x for 0	C>?<A8
x for it	E=:=>=
x for me	=<=E?<
x for the	>9@D9>
x for x	>;A9>C
x for you	?8?:AA
x from 0	?C=<=>
x from the	@C:::>
x from x	DB77A9
x had already	;:>=F<
x had ed	;;=<F;
x has a	G9=:<>
x has been	H4=@7>
x has ed	:<6?DA
x has it	E>>=<;
x has the	DD<89:
x has to	;=9B;C
x has x	8C7>D<
x have to	=>;=>E
x i #	;BB<B9
x i 'd	B>D=<9
x i can	>C;>?A
x i ed	CB9;<@
x i x	?>D<A7
x if you	<<B=>@
x in #	:>@=D;
x in $	F?=><9
x in 0	7B>>@B
x in a	=>D>?;
x in the	?>?>;@
x in x	A=9A@>
x in your	;A>;<C
x ing $	?<=>;C
x ing 0	E;=>>=
x ing is	9E;;=?
x ing s	:C@<<@
x ing the	@A9C=9
x ing x	9;C6BC
x is #	>C==>:
x is 0	3G;:=A
x is at	:F@:=:
x is being	F=<;>;
x is ed	>/D=0I
x is from	9G><=<
x is in	I@97;2
x is ing	@=7D<:
x is now	D7==>B
x is on	EC:8:5
x is s	C6B7=B
x is still	5:@G=>
x is up	E>=;>9
x is with	G:=<=;
x is x	?@=C4:
x it $	D<:9:D
x it 's	8C<B>@
x it :	9;==CC
x it ?	>>E>?9
x it ed	C==A;>
x it for	@B@=>:
x it in	=<8>=H
x it s	<;A<>C
x it to	<=D:B=
x it x	B3?=C=
x me $	@?9?C>
x me a	>>D>>:
x me to	==I<>7
x me x	8;=?<E
x no $	FB=6=:
x no x	C5:C<?
x now $	H=9:;<
x now s	E?==<;
x of 0	F=??7;
x of ing	D:<=>A
x of s	9@C?A8
x of the	D=7?:?
x of x	=?@@>;
x on 0	=B:9E6
x on the	@=2=AB
x on x	>CE;@/
x s $	@=;88E
x s 0	@E9:9:
x s :	>B9;=B
x s a	;79D<D
x s are	@C@@90
x s at	;?B<;A
x s ed	>D:?=:
x s for	AB>9;=
x s from	E?;<<;
x s have	C>=;C:
x s in	;B@;9B
x s it	=@C9;>
x s now	E;@>=<
x s of	B=<?=@
x s on	AB@;6:
x s s	=??;;C
x s that	AC=9:>
x s the	9>B5?C
x s to	8@C>8@
x s were	>@=B=:
x s x	;F>73A
x s your	9>;E<?
x should x	:<A==B
x still has	>=;E><
x still s	8D;C;8
x that $	:=89EC
x that the	:A=A=B
x that x	>A97AF
x the 0	B8=DA9
x the ed	:AC=?;
x the ing	C:?A<=
x the s	9@9A7G
x the x	;-F?=B
x their x	D:;<=B
x this x	;F<>>;
x to 0	?A?@=8
x to be	:<B<?A
x to the	E:@7<>
x to x	C7C<:=
x to you	AB>B>8
x to your	@:A<@?
x until 0	9F<=>>
x until the	=?<D><
x until x	AB>9?9
x up $	C:<?;A
x was ed	>55AG:
x was x	5=8A@E
x we x	<;E;>?
x when you	=>E>>:
x will be	D=B;=7
x will x	D;A9;<
x with 0	;E?=?=
x with the	CA:?<=
x with x	<B<:<D
x would x	;?B?<=
x x !	<:===E
x x #	?C@?@7
x x $	>>;@@?
x x 's	@?:A?=
x x 0	D<>67C
x x :	?@@>;=
x x ?	<<D;=?
x x a	<3D>@@
x x all	>D@==:
x x and	=D::;A
x x are	G>::A:
x x as	?AB<@6
x x at	@:DA>:
x x by	<>89DC
x x ed	A?5AA7
x x for	B9@B9?
x x from	@A@;=<
x x had	>;;CC9
x x has	CA:<:?
x x his	9?>;F;
x x i	9FA=;;
x x if	<=AD>;
x x in	=@?<<A
x x ing	=6<E<?
x x is	D??;2=
x x it	@;?:@C
x x no	=:>F>=
x x of	G><=87
x x on	;F<?@9
x x s	9D>=.B
x x that	8@7:AG
x x the	<9>>=C
x x to	D=C<7:
x x up	>?B?A9
x x was	:?;?C=
x x with	:@=A;A
x x x	;A<DA8
x x yet	>>=D?<
x x you	@;<>@@
x x your	D=B6;@
x x 汉	BC=<<;
x yet $	:<>H>;
x you ed	BC88A<
x you for	;=<>=E
x you x	C:>:@@
x your s	;A:@=C
x your x	D<A67B
x | $	>4A=9B
x ✔ $	F:<;>:
x 汉 $	<<A>=B
year	9G::A;
year $	<H<<;9
years	::>==F
yes	B:B:<?
yes $	>9=>=D
yesterday	6>:8H@
yesterday $	8?;8G@
yet	4:<K;;
yet $	65<J<=
you	?;>/I?
you $	;:A<D?
you 'd	A>;98D
you 'd x	A@><<@
you 'll	>7D:8@
you 're	BA9A6>
you 've	@AA7A8
you :	?B8<>A
you : $	?B8<>A
you ?	>>;>>D
you ? $	>>;>>D
you are	=9CA=>
you asked	>:>?:C
you booked	;B;=D9
you can	;9>;:F
you can x	=;;;;G
you confirm	=>DA>8
you ed $	HB57;;
you ed 0	;C:=C9
you ed the	=<=>E;
you ed x	B:;8@C
you for	;=<>=E
you get	;<?>>D
you give	??D=>;
you got	9A=C;?
you have	=E>;?9
you have x	8GA><9
you like	=>D>><
you need	=;;<>G
you said	9<<=H9
you to	>:B<<@
you told	;=:<G9
you want	=>G=>7
you wanted	D=:;=@
you x $	;<A@D9
you x ?	>>>>C;
you x a	8D==<A
you x ed	D7C9>=
you x have	=>:>>E
you x in	D;?>@;
you x ing	>B<>C;
you x me	9@E9F3
you x on	E<<=:>
you x s	>;;>>F
you x the	<8BA>?
you x to	B>B>>9
you x x	>=D0=B
your	B8=7E>
your 0	@>B>><
your account	A<8??A
your approval	8<@CAD
your balance	;A;<=D
your bank	?B9?<@
your behalf	B=C==:
your calendar	C;=C=<
your card	C=::<E
your confirmation	@:<E>:
your data	>:>B=@
your door	D;<==@
your ing x	C@:;@=
your landlord	==<<D>
your mailbox	>D>;?=
your name	G;?==<
your new	E:>>>=
your ok	;<F<>;
your payment	D;=<>@
your question	:<=<=G
your request	=8>=?E
your room	:CB>>=
your s x	=<<;CA
your seat	=AD==:
your subscription	E;==<=
your x $	D7>>;?
your x 0	99>>>F
your x :	:>B<>A
your x at	??;==B
your x ed	=9=AD:
your x for	G:==@;
your x has	D7;9@B
your x is	>D?97=
your x of	@9A?<A
your x on	A:=>C;
your x s	DC7=;8
your x to	@:9<@D
your x was	>@:9BB
your x x	=>A<D9
yours	D3AC>:
yours $	G8<9=>
yourself	89=:CD
yourself $	<=:;<H
zero	E=?>>;
|	</D@3E
| $	</D@3E
⏳	>=;F?9
☐	;:GA=5
✅	L::983
✅ #	E:>>>:
✅ # $	E:>>>:
✔	G:<;=:
✔ $	F:<;>:
❌	>:>G?;
一	8G;9=A
一下	3?A>7E
一下$	8B;B;A
一个	;=<F=?
一个$	B;:=;D
一件	C7;=AA
一份	H7D::7
一份$	E;B;<;
一共	8G9<:>
一半	8B<C<@
一句	<:D=<A
一句$	=;>>=E
一小时	=B?=A:
一年	C@<<@;
一并	E<==><
一张	D:6?@D
一晚	@C>>>:
一晚$	@C>>>:
一月	:?>?D=
一条	?DA=::
一次	>?=>:C
一次$	=><@=C
一步	9<CE:<
一步$	@9<D==
一步被	;=>E==
一点$	9A;BA<
一直	9E=A<8
一般	:78:;K
一遍	>D>;;?
一项	=E<;?;
丁	@9EA?7
七	?@?;@;
七天	:9A<<D
七月	:;=>E?
七点	E>A;:9
万	8H>8C2
万$	=B==A:
万付	;<>>E>
三	:M:3:=
三个	C=6<<A
三个月	=:>>>D
三分	>@=BA8
三号	@B=<A9
三天	A?A:;=
三天内	A;D>>9
三封	<F?:>=
三步	>;>=>E
三点	>E9;;@
三点半	:D=>?>
三百	@@D<<9
上	F;7:A;
上$	=C6B4?
上了	J6;7;=
上了$	H7<8<>
上八	:>>>=E
上八点	:>>>=E
上午	>A>:@?
上午$	AA@=;8
上午十	;;>>=F
上去	C=?B;;
上去了	F=>><=
上周	7A<<F>
上的	?;AB=<
上线	F?;;<>
上线$	DA<==:
上面	:?>??D
下	>:EB1?
下$	?>8E8?
下了	I7;89?
下了$	C:=:;C
下午	?>D;7>
下午三	<E<>>=
下午两	<=;A<C
下单	@=CA;9
下周	A>E:=9
下月	D@>=>9
下来	?B?<?:
下来$	<AAB>:
下的	9@>;D?
不	6::B7F
不上	8F>=>8
不上$	:F>:>;
不了	0;:L>=
不了$	2><M?5
不会	C<5A;B
不会再	D=9@=>
不到	8DA?><
不回	:<E?=<
不回来	:<E?=<
不明	><;F?9
不是	<97?<F
不用	9C74BE
不用再	=>:<>F
不确	==;F>;
不确定	==;F>;
不能	;==C=A
不要	><HA=4
不过	:8D@<?
不过$	:8D@<?
不错	:?==>C
不错$	:?==>C
专	D>;=;@
业	A<2>C@
东	;@A@D3
两	;M>4::
两个	>GA8A3
两位	=D<>=<
两分	<;AC=?
两分钟	<;AC=?
两家	8G;?<:
两张	?=<=D;
两晚	>;A==B
两条	E@=<=;
两次	;F=;>:
两点	<;:@BA
两点$	?9==>E
两百	C8@<?>
两项	=D>==<
个	=FB77>
个$	C<@8@<
个人	;@>>A@
个人$	9?<=>D
个失	<E>;>>
个失败	<E>;>>
个工	<?B;;?
个工作	9>C<<@
个得	>=;<>E
个时	<>F?>9
个时间	<?F>>:
个月	9A:<>D
个通	=E?==<
个通过	<F>==<
个里	E;>=>=
中	8@?BB8
中$	@B9B:;
中介	;<>>E<
中午	A<D=<:
丰	<AB<C9
为	A7=<:E
为$	@8=8<F
主	:A:8F>
主任	=C@<@:
主干	E<>?<=
么	::BC;?
之	4;H;=B
之前	7:E8CA
之后	9=D78E
乐	=E;=>;
乙	<<C<@=
九	=E;>@:
也	S7:794
也打	E>>==<
书	C??B6;
买	6:B@BB
了	J9-9J1
了$	K71B>3
了一	?C3<@=
了一下	6G9>=B
了一遍	8E<<=@
了三	=C796C
了我	9=G=>:
了没	;=D>==
了电	>==:CA
事	7:5>FF
事$	=6<@?D
二	>H59@;
二$	=E>=>;
二十	@??:@<
二号	?;<DA:
二组	><>==D
于	?3B<?E
五	@B<7C;
五$	;EB==9
五下	=C<<=@
五下午	=C<<=@
五个	B:<>=D
五号	<9A=F9
五月	<;;@G9
五点	E><<@8
些	;>>=<E
交	B=A:?<
交$	=9E=:@
交了	C:=<?@
交了$	B<=<@@
交回	;<==AD
享	CB=<<;
亲	A>::=B
人	<?9>E>
人$	>@:A=>
人事	:=>>F=
人写	=@=;D:
人均	;E??>=
人是	;E@==:
什	=<:D>@
什么	=<:D>@
今	<FE9:7
今天	=FB<;4
今年	:D>B=<
今早	B9==D<
今晚	:=E:9B
介	;<>>E<
从	C?=7<?
仓	@A9;B=
仓库	B>9<A?
他	;>C:D9
他们	<<A>B<
付	>DC6@:
付$	B@?>>9
付了	::D:C@
付款	<BF;;9
代	E6C8>?
令	A9BA<>
以	;7B;7E
以$	:87EA?
以上	=;<==E
以先	>><=>D
以后	A8A@9>
以用	C;D>>9
以用$	??D??:
们	@6?=D=
们说	=@@=8B
件	AA@=>8
件$	5H=9D=
件夹	AC===:
件箱	F<>>=;
件都	E9>A><
价	C:A8D;
价格	>@<<;D
任	<=8BF:
任何	=?;B=?
任务	@:<C@=
份	F;G36;
份$	G7>98A
份证	8>B:<E
份证号	>BD;=:
优	@:D>=<
优先	>;D<><
会	G?A6;;
会$	>G8=<<
会再	D=9@=>
会员	EC@<82
会在	=:E>==
会自	>>9<>F
会议	C>:E:8
会议室	B?:D<8
传	?4DC@:
传到	@:>D:<
但	7=?>9D
但$	8>?@:B
位	BB?88=
位$	D<?78@
位子	B:;>=D
低	>F@<=8
住	:8BE8C
住了	=<<B:B
住了$	===C:@
体	?C9;9A
何	;???A>
余	;E?@9:
余票	8AC?@@
余票$	9AC?@?
余额	<F=><<
余额不	>;>E?=
作	>:DB5>
作废	B:A@;<
作废$	C;;A;?
作日	9>C<<@
你	?8A5H9
便	;A9:9F
便宜	;C;;<B
便宜的	:F>>>;
保	@A8<<B
信	C5>B9@
信$	E?@7;A
俩	D=<?=;
修	A?;7G3
候	89@C@?
借	E9=?=@
值	D;?A<<
假	>C@:@:
假$	@A<=A8
做	?8@A;@
停	<?@CD5
停了	=B;<@@
停机	<==F=8
停机$	;:>F>9
健	>CA;@:
傅	<<:@E>
傅$	>@<@9B
催	C@>@:7
催一	>>D>?<
像	9C:?<A
儿	B9@C<;
元	=>A4?B
元$	4@A3>F
元已	D:==@<
充	B<??9?
先	5+E<BE
先不	=>C??:
先别	<<:<>F
先把	:>D=A>
先留	A<=D=;
先看	=;?;>D
光	9=;F;@
光了	9;>F=<
光了$	9;>F=<
免	@;B?8?
免得	B9A@>;
入	B>C>9:
全	JB?377
全天	C:B==;
全绿	@C=>>:
全绿$	@C=>>:
全额	<D<:=>
全额退	<E><>;
八	@C?4==
八点	?>D::?
八点到	;E=>>;
公	?B<===
公司	?@;>B:
公告	@B=>:=
六	C@<2B:
六个	C8B=>@
六位	>:=<>E
六位$	;:=>>E
六月	<F<<C6
六点	@=<9=B
六点半	::@>=D
共	:GA669
共享	?D>=><
共四	:F>>>;
关	@A9?@9
关了	@;>=B>
关闭	E>=<<;
其	?@7:@C
其中	9D;:A?
其他	A:<=>C
内	8@C9/D
内到	BD<==9
内可	=B9==C
再	:7E;4@
再发	>>@B?9
再试	?>E>?:
写	:GD3?=
写好	7=E:;D
写好了	7=E:;D
写的	9E<A>9
写的是	9E<A>9
冲	B7=A=A
冲突	;9>A>B
冲突$	<;>H>:
决	:@A;>B
冻	>D?=;>
冻结	;D?>;@
冻结了	;E?==?
净	<@=;<C
准	>8>><D
准$	;;;A>D
凌	<<=<E@
凌晨	<<=<E@
几	?8C><?
出	=<;@B>
出$	?2D>>>
出了	??<;@@
出了$	?A=;:@
出价	>8>>F<
出去	A99G<>
出去$	<<<F=?
出去了	E==??8
出来	>E;<9?
出来$	?C:>=@
函	=;E>=8
分	8C9?>A
分$	8J=<;:
分之	9AAC<:
分配	><<E>:
分钟	<;@>>B
分钟$	@<CA:;
分钟内	@@;;=B
分钟到	B9>=>A
分钟后	;:C=D9
切	?>@B;<
划	D:@>9>
列	<D<>;?
列表	<H>9=;
则	?:;<BA
刚	>?:@=@
刚才	7><@@C
删	=7F@?;
删$	@8?G=;
删了	E<C:=<
删除	=;?>=D
别	;19:>M
别人	9<>AAA
别的	==;@>D
到	F=9?;<
到$	:<=@@B
到一	9D=C<:
到三	>E=A;7
到两	8C>=D;
到了	A>;8C:
到了$	@A<=B6
到十	@E;<=:
到周	@A;=;A
到您	E<==?<
到您的	C=:>@>
到手	@D>>>:
到时	:;F<==
到期	7H;:;?
到账	;;:=DC
到账$	A=;<A?
刷	:C;<<C
券	H9=A99
前	7><>BC
前任	:;>>F;
前台	D>=<?9
前台$	E@>=;;
剩	4L><6;
剩下	8:>B=E
办	=@D;=;
办好	D?=>=<
办好了	D?=>=<
办理	:=@==D
功	E:<A9<
功$	H7:B;9
功能	=>;=>E
加	A7FA:;
加了	CA>>;=
加班	;C????
务	C9?>?=
动	>9BC?9
动$	?7=H=8
动回	CB:=;>
动回复	CB:=;>
动续	D@<?;:
动续费	CB==<<
包	:FA>@5
包裹	:F;@@9
包裹到	:D??=?
化	:C>?=@
北	@?>=B:
区	;A9AC=
医	@@=8=B
医生	B>:9>B
医疗	8A@ABD
十	>F8::;
十一	=??AB7
十一点	B;==C:
十七	BB>=<:
十个	9F>>><
十二	=E9<@;
十五	AAA:9=
十八	CB:<:>
十分	=>A?<A
十分钟	@<B@9?
十号	9B>>D<
十四	@D:;=;
十天	<?;==C
十日	:?;==E
十点	E?7:9=
升	I<9;@6
午	?@D7;=
午$	@?B<;<
午三	;E<>>=
午三点	<E<>>=
午两	<=;A<C
午两点	<=;A<C
午十	;;>>=F
午十点	;;>>=F
半	=>9A7B
半$	?>7>8D
半小	?9=<>E
半小时	?9=<>E
华	F8;=C8
单	A=@;>=
单$	=>F@@5
单上	D:>@=<
单位	9<>>DB
单号	@A9:7A
单已	B;=<C:
卖	<<CB@9
卖家	:=<>DA
占	3C;I@7
占用	9@=G<9
卡	>9@G?7
卡$	G9@<;<
卡上	BD>:;=
卡住	9?>E=<
卡住了	9?>D=<
卡在	;>;H;9
卡里	F;=@<;
印	D@;@:=
厂	:C;?D9
厅	@=:@<A
历	B?AC:5
压	?:C>@=
原	AB;8>>
原因	<C=><=
原路	>B=;:A
去	=0;A?G
去$	94>K?;
去了	L7:;;8
去了$	K9;<=4
去年	8A>=D?
参	>:=<BD
又	B<?=B9
双	@@;<A=
反	A;;B;@
发	@7G<C3
发$	D8F=</
发一	>>F>>9
发了	C;=<@<
发了$	A>>=@>
发出	;8>C7C
发出$	><C@<9
发出去	;=<D;C
发到	B=A>?;
发布	=:=@B@
发的	C?9;A9
发票	<D@@7>
发给	@>A:<A
发货	9BA:A=
发货$	;CA<@:
发起	F;?<=<
发过	=<>=D<
发送	;>?B<@
取	?0=<F@
取$	D6?@:>
取消	;9A;C@
取消了	;=>>D=
受	BA9<8@
受理	AB;=:>
变	A8?A:>
变$	B=>9?B
变更	A<;E<9
口	B>?>><
口$	F@=<<8
句	>9D;;B
句$	=;>>=E
另	@?9@<@
另外	A@;>=>
只	BF:<2;
只剩	=DA<=9
只是	?@@@=8
只有	8>;C<B
叫	E==;==
可	>=C9/A
可以	?>E/5@
可以先	>><=>D
可以用	C;D>>9
可能	:;7F=C
台	B;:;A?
台$	@?=<B:
台设	?D=>=;
台设备	?D=>=;
右	7D>;;B
号	A?;:F9
号$	<FB9?:
号到	8@=<AB
号发	:<<>DB
号就	:>>?D>
号柜	9:>>F>
号柜$	9:>>F>
号的	==;=CA
号码	=<;C;C
司	;?;>AA
吃	:B@;>B
合	;B:><A
合同	>??9?@
合并	A=>A=;
合计	8D=>=A
同	@;D5C:
同意	>;E:C9
同意$	=>E=@:
同步	F:=A=:
名	D?;?6<
名字	@C>=<9
后	68K77C
后$	=;C;=A
后一	=A:C;@
后会	:<C;<A
后到	;:C=D9
后到$	;:C=D9
后我	>>E=>:
向	F=A<<;
吗	68F8:?
否	99AEB6
吧	<<=8=F
吧$	<<@9>C
含	AC===9
听	>F=;=<
听雨	?D>==:
听雨厅	?D>==:
启	AB<<>?
启了	@@:=C>
吴	<>C?<=
告	B<@<:?
告诉	:=B:>B
告诉我	<>@;>B
员	B@A=?7
员$	<:=D>@
呢	CB99>A
呢$	CB99>A
周	:@E5E;
周一	:BC@A4
周三	>A@@;<
周二	BB;:A8
周五	>@C76A
周五下	=C<<=@
周六	C6@<A:
周四	A<B<8A
周报	9D>>B=
周敏	?B<A;9
周日	7<;<DD
周日$	;><==D
和	FF<52<
和一	<F=>>;
咱	A:=@;C
品	<A;<C@
响	?<9<<E
哦	8C;=<E
哪	><E=;=
唐	=E;=><
唐阁	>E<=>:
售	8D>ACB
商	77;BH>
商家	6<?BF;
啦	J9<::>
啦$	J9<::>
喂	A;>C;;
器	;?9E>>
四	>H</=9
四个	=D;<A;
四十	A><>9@
四张	@D>;><
四点	I:<;=8
回	?6F@F4
回$	<<>@C;
回了	A?:>A7
回了$	?>>C:=
回复	:>DAA:
回复$	;;@DA9
回您	F====;
回执	:F:A;<
回来	=7AD>;
回来了	?:@C>;
因	=?6@8C
因为	?9=8=F
因为$	?9=8=F
围	:;>@>D
围城	:<>D>A
图	B:=@=A
在	D?<E;5
在$	<B=A>9
在前	E<>=>;
在前台	E<>=>;
在吗	??8?>F
在周	B9D=<;
在第	:E<;B:
地	E;=C=6
地址	?=AB>8
地址$	@:A@@7
场	D39B@?
场$	@:=A=B
址	?@@B>7
址$	@:A@@7
均	<E>>=<
坏	<:>E==
块	B?;@6>
块$	><A<<C
城	9<>D>A
填	C8B7@@
士	B8;::E
处	=C>;?=
处理	@>?;A?
处理$	B>E:<:
处理中	@?9A;>
处理了	C:>=A=
备	@C:4A=
备份	C?<;>>
备份$	D;;==B
备注	@@<;A=
复	=8E>C<
复$	5?DAD5
复核	>>AB<:
复核$	9?BC><
复的	9B;>;C
复盘	B9<=?B
外	CA7<>>
多	8C887G
多$	:@<=>C
夜	8<?=G;
够	:E<@?9
够$	=B>@?;
大	?88>=F
大概	9?<==E
天	4BA2CB
天$	?=;=>C
天内	>?B;8?
天就	;<C=C:
天已	:<=>CB
天没	=C;>>>
失	:=8F<=
失败	:?;H;4
失败$	>A9C<7
失败了	;9?F>>
头	8I9?7?
头$	8D9=<D
夹	AC===:
奖	><=<<E
套	A<??:@
女	@<<;;C
女士	@<<;;C
奶	;=A;>C
她	;A>=F:
好	>-A89J
好$	>>>@7A
好了	A3F/;A
好了$	A7F09@
好的	;==<9F
好的$	:>=<:G
如	;5H36B
如下	:;;=>G
如果	;<G8:=
如果您	=>D>>;
妥	I:<<;9
始	<=B?<@
始$	:=C>=A
姐	G::<@8
婉	BB?:=;
子	B8;;@C
子$	E89;;C
字	<BA;>?
存	E?A>68
季	B;>==B
季度	A;>>=B
季度复	A;<>=C
学	<C?;C9
学校	7B=<F:
它	:A=@;A
安	A:=?>A
完	BE89@6
完$	?<=>D?
完了	7G;A@9
完了$	7G<A=:
完成	BB@;?5
完成$	F:<9@9
完毕	H;==;<
完毕$	H;==;<
定	C7D<><
定$	C8@@8?
定了	@<C<@9
定在	E<=>=>
定金	9;=>G=
宜	;B;9<D
宜的	:F>>>;
实	A=4B6D
实$	;=;E>?
审	72=JC8
审批	49<I@=
审批$	88<I9:
审核	=;?D;=
审核$	><@D<;
客	@6A9H:
客户	C7<8E8
客服	<<<;F?
室	=:?CB=
家	9F99E=
家$	8?>:CA
家里	?==;<D
家长	>A=;@?
容	:?=B=@
寄	>2F3E<
寄$	A=C>>:
寄了	;>>>E>
寄出	<<B;AA
寄出了	9>>>CC
寄到	@>?;B;
密	=>C;@>
密码	<9=9DB
密码$	:<A=D=
密钥	CAD997
对	:>9<AE
对方	;>7>C@
导	=7AEA8
封	AB:?7;
将	<;D<=@
小	9@?0CC
小时	:BA57C
小时$	>B<;:C
小时内	;=C=<@
少	D:<>;@
就	.1L?D@
就不	A9;:=E
就去	>>D=>:
就好	9>C<>@
就差	;>E==;
就把	;=?>E<
就是	<:A@:C
就没	>A9E?=
就给	9>?>F=
就能	9:>9=G
就行	=7?8;F
就行$	=7@9;E
尾	>@?:C<
尾号	;B<=D9
层	:E>>>=
层$	:E>>>=
居	<<;AE@
州	8E=<;@
工	<<@AC;
工作	4@DA:=
工作日	9>C<<@
工单	C<;;>A
工牌	<:@C=?
工资	=><=D;
左	7D?;;A
左右	7D?;;A
差	::G><>
己	45?;J?
已	N513I0
已出	B<==B;
已删	E<>>>>
已发	E<=<><
已取消	E>>>;>
已完	:D?>??
已完成	:D?>??
已建	D=>>>=
已开	B;=<@A
已提	C?=>==
已提交	B?=>>=
已改	E<>>>=
已更	E<=>>=
已更新	E<=>>=
已签	8=@?H?
已签收	5>@@I@
已经	@9;6K7
已经发	:<?AD;
已经开	9>>>E>
已经把	8>>>G>
已经有	:D??>=
已被	9D=D=:
已退	F>>><=
已通	D>>><=
市	>A<;C;
布	@7=?D?
师	6?;>I<
师傅	<<:@E>
师傅$	>@<@9B
帘	D<=C=:
带	97=:<J
帮	?<@<??
帮您	C>@=8=
帮您看	>D>>?;
常	?B89;C
常$	AE=;=8
干	C?<B99
平	>?8??@
平台	A99>BA
平均	;D???>
年	>>25@G
年$	@=;;;D
年假	B==>@;
年卡	?D>>=;
并	K8;?87
广	E<>===
广告	E<>===
库	BC=<?6
库存	>DB:;9
应	=B><A<
应$	>=>D>=
应该	AA?;9>
底	A8@?<A
店	?@?=C8
废	D:A@:;
废$	C;;A;?
度	::>A@D
度$	CB@;:6
度复	A;<>=C
度复盘	A;<>=C
座	A>@=;?
延	7B99G<
延误	;<;:E@
延迟	:F>>@;
建	A<>;6D
建$	D=>?><
建好	E>=>=<
建好了	D>=>><
建议	98B7<D
开	?:=@B<
开$	CA<@;6
开不	<<>F><
开了	B<=<>A
开了$	G>><:>
开始	<>B;<A
开始$	:=C>=A
开通	<=?>C>
弄	=;DAA6
弄$	:@D=>:
式	>??;=B
张	C=6>B?
张$	>?<<D9
归	M5<889
归您	D;=><@
归档	F:@;<:
当	B5@@@=
录	>E=5B8
录$	?C:9:B
录里	<E>=<=
录音	:EA<<>
影	>?<8<D
影响	;=<:>F
往	G6:<9C
待	7=EH56
待分	=<<E>:
待分配	=<<E>:
待发	<E;<=@
待发货	<E;<=@
待您	;<F<=9
很	78;?;H
得	:>A?0B
得您	;=A@;@
微	B@B<;9
心	:876>K
心$	?;;9:F
志	:I:8@6
志里	=E><><
快	7A=3DC
快$	;@<==B
快递	;<@7E@
态	=E8<:?
态是	<E>==;
急	A;>:<C
总	;CB8B8
恢	F9C9@7
恢复	F9C9@7
恢复$	9>D;C;
息	>;@;>C
息$	A=C?>9
您	@0F1BA
您$	@<A?9>
您一	=BE==8
您上	<;;>H8
您不	<=<;>G
您五	=>;>F:
您五月	=>;>F:
您先	<<B;?A
您卡	E><@<:
您卡里	E<=@<;
您发	:CA>>=
您可	==<=>D
您可以	==<=>D
您同	>?D>>;
您同意	>?D>>;
您回了	>>>C;>
您在吗	??8?>F
您好	<<:B;C
您好$	=<;C;A
您定	=;G=<7
您查	:?C>??
您点	<<D<=>
您登	;>=>D?
您登记	:?>?D>
您的	F32E7D
您看	;A<@=B
您看看	>>;>?D
您确	=>G<<;
您确认	=>F<<;
您给	:=G>=:
您自	;=@?@>
您自己	;=@?@>
您补	;=C>B=
您要	;BC@9;
您要是	=>G==9
您让	=>8>CC
您让我	=?9>CB
您说	B:C;=>
您说的	D;A=8?
您退	==A=C;
您邮	D;A==:
您邮箱	D;A==:
情	:>=@C@
想	7>@7BA
愉	<:<>>F
愉快	<:<>>F
愉快$	<:<>>F
意	;5A<CA
意$	=>F=@9
感谢您	;>>>>E
成	D5?F59
成$	B29F?=
成了	B?=>:=
成功	E;>B94
成功$	H7:B;9
我	:4M>.=
我$	;:9:>I
我们	E<=A=9
我先	:<F<==
我先不	=>E;?;
我再	;=N8>4
我只	BE::>=
我可	=>H<?8
我可以	=>H<?8
我就	58K=;9
我已	DA?<8;
我已经	BA?<9;
我帮	=;?><D
我把	;?A>=C
我来	;<H<>9
我没	:>6J=9
我没有	<<;F><
我记	9=<=>F
我这	B6>E::
我这边	B<;D=8
我这里	>:<@>C
我都	;D<A=<
我马	<>F=>;
我马上	<>F=>;
截	AA:@:>
户	D<7?@=
户$	C:9C;@
户号	<:=C>@
房	;;><F=
房$	?BB=>9
房东	?8=@E6
房子	?;B::C
房租	<A==C>
所	>=8D>=
所以	:87EA?
所以$	:87EA?
手	?A??=<
手$	@9C:=@
手动	E;@<>:
手机	>==?:D
手机$	<<;=>F
手续	=D;=A>
手续费	:E<>?A
才	1@@A=A
打	A6@<??
打印	F<;?<>
打开	<CA:;?
打开$	>E<=>;
打款	<<B<;C
打过	=9=BD9
扣	8=<>FB
扣了	:?A<E:
扣款	:B;<CA
扣费	:@=E>:
执	;E>A::
扩	?9;<>F
扫	E>=<=;
批	02DGF8
批$	95?I7:
批了	9=E;B<
找	;E>6:E
把	+;E1S<
把单	:>?>D>
投	C><A=:
投影	AB?;=>
投票	>A<C<:
折	=9>>>E
抢	:=CCA9
抢到	=<=>D@
护	B=A@<;
报	B<<B=;
报上	E<=@;;
报修	D=>><=
报告	?8;B:C
报销	@:@;B?
报错	<F<=>:
抬	BA=B=8
抱	89<@;E
抱歉	89<@;E
抱歉$	89<@;E
押	<A=?C;
拉	I9A?98
拍	>?:;CB
拒	A9>AA:
拖	E=>=>;
招	A:<=>B
拟	4:K<;<
拟好	6=G><@
拟好了	8?D>>@
拨	>:<<@E
拿	C<6>;B
持	;?=>>D
挂	C;@B9<
挂了	9<C>=A
挂了$	:9C>=B
挂出	E>?==;
挂出去	E>?==;
挂号	B;:C=@
按	K2568C
按您	F;:<7A
按您说	D;;=:@
挑	?;C=>=
挪	D:;?@:
换	B7E6D7
换了	;<B;C?
换好	C>;>=B
换成	A<A<A;
据	@6A<@@
授	:E><?<
授权	:E><?<
掉	F9=:?=
掉$	C99@=A
掉了	H<=;=;
掉了$	G<=;=;
掉的	:=>>E<
掉的$	:=>>E<
排	:CEA48
排在	>@C<=9
接	D8@??<
接去	:>>>>E
接口	=:>D>>
控	;;;:CC
推	E4B?@:
推到	E<>>>;
提	I9@@78
提交	<BBC;8
提交$	=>BB>:
提到	H8><=;
提前	<B9<=D
提醒	K6<=::
插	=:;B>C
搞	F9<<;?
搞定	F<=?=9
搞定$	G<===:
搬	@A;=C9
搬家	@A;=C9
撤	F7;@9A
撤了	E=>==<
撤了$	E=>==<
撤回	C<;:=D
播	:BB><<
支	C>8D9;
支付	C>:A;=
收	>7<6IA
收$	99;=I@
收了	=<=<F;
收了$	=<=<F;
收件	D>=:;?
收件箱	F<>>=;
收入	:E>@?>
收到	C2;>C@
收到$	<89=DC
收到了	E9=<B:
收货	?C?<;<
收货人	?D=><:
改	F;A=:;
改$	>D:C=6
改到	?;A=B;
改好	B?A>=<
改成	??A>;>
改签	9>A@>D
改过	D<=<B;
放	F8F5@8
放在	G7;<B7
放心	=;;;<F
放进	E<>?<;
故	>:=AB?
效	E9><7A
效$	C<?=8?
敏	<A<AB7
敏$	DA==<;
数	=D?96A
数据	C6A>;@
整	?:<==D
整理	:==>>F
文	@CC59>
文件	@C@:=;
文件$	;F;<==
文件夹	AC===:
料	:@F;A9
断	8:DD<=
断了	9=>F=>
断了$	9=>F=>
新	G=?2=<
新卡	;=D<A>
新密	C;>?>@
方	=><?B=
方案	;:F===
日	=>@7@B
日$	6B9::F
日内	9?A;;C
日历	B9CD;8
日志	:I:8@6
日志里	=E><><
日程	G;=;=<
旧	E0@@@<
旧卡	>>A=B:
旧的	C<C;==
早	A>=8D:
早$	C@===9
早上	:=<=BD
早九	D;A==;
早九点	D;A==;
早八	C?A>=9
早八点	C=A>>:
时	5:CD=A
时$	<@8G;:
时候	8:>DA=
时内	;=C=<@
时间	<<D=?=
明	?<?A7@
明$	?9:GA7
明天	?A?:;@
明早	G;D<;6
明白	6;;;<I
明白了	8<<<=G
昨	339>O9
昨天	6999J@
昨天已	;>>>D>
昨晚	98=BH6
是	3F==D=
是$	<E98=?
是否	==;F>9
是周	9FA;?9
是小	=:>>E<
是您	@@@=B7
是我	D;;B;7
显	8F;:C7
显示	8F;:C7
显示$	<?>?C;
晚	A8B;A=
晚$	?<<=;C
晚上	E8:<@=
晨	<<=<E@
暂	<:;G>?
暂时	=<<C>@
更	D69E?9
更新	A;=BA9
替	D;;=@=
替您	D;;=@=
最	3J6@<?
最便	;D>==>
最便宜	;D>==>
最后	=>?A:A
最后一	=B>C<;
最好	<<8@CA
最近	<C>B>9
最近一	=D>>><
月	5E49GA
月$	>A;:;A
月三	9D>>A<
有	3K8@9;
有$	B<BA=6
有三	=E<9B8
有两	8K<9<7
有了	G9=:<A
有了$	G:><=<
有人	E@7;A:
有收	><>D>=
有收到	><>D>=
有权	>><D?=
有权限	>><D?=
有没	==:D>@
有没有	==:D>@
有这	D:>@==
服	<A;>B?
服务	=B=A8@
期	2D@9=B
期$	5A@;?C
期了	7E<@A9
期了$	7E<@A9
期到	:@===B
未	1F?F8/
未知	==:F>:
未能	=<;F>:
未读	<F>9==
本	<==?=C
本人	;=B;@A
机	=8<C>A
机$	8>9E:B
机口	8?=>AC
权	???C9;
权限	B6@D9=
权限$	::B@=A
李	<:==D>
材	;:F?A9
材料	:<F<B:
条	CE:A73
条$	@C=@:6
条码	>;<E>:
来	>>G8C6
来了	D@===5
来了$	D@=;=6
来取	D:?=<<
来取$	E:A=<8
来的	>>=<C=
来的$	:?=<D>
杭	:F>><<
杭州	:F>><<
板	=C8@B:
林	=C==;B
果	9?B?8A
果$	;=;=>E
果您	=>D>>;
架	??C>;;
柜	@5@=E=
柜$	<8B=E:
查	-L?33F
查$	:CC8==
查到	7F?==@
查收	==;=>E
标	I2?<9A
标签	E<>><;
校	;C;;E8
样	B9:??A
核	>7<J79
核$	9<BF;9
核实	A<8E==
核实$	<>;D>?
根	:;<=BC
格	<?<;:F
案	A9D7<=
案$	D::<A=
案号	@?C=<9
桌	BC=@=9
档	F?<8@8
档$	AA@9A:
梯	:9>=G<
检	<@;>C>
棠	<9>D<A
棠厅	<9>D<A
楼	F:;:A9
楼下	F:==>:
概	9?<==E
模	C:>?=A
欠	<G=<>8
次	6F<?>?
次$	9F:?;?
次提	;E>>>=
次提交	;E>>>=
款	??C=?<
款$	6>F6BA
款了	;>>>E=
款了$	;>>>E=
款单	=@C<<>
款已	E>>><=
款项	F:;=<>
歉	<8;@:E
歉$	;8<@;E
止	<=9D8C
正	@D;><:
正在	=?@>A;
正常	AC=<=8
正常$	AC=<=8
此	D>;=<>
步	A7>C6A
步$	E;:C;:
步被	;=>E==
武	:@??C>
武汉	:@??C>
段	:C:<<D
每	<A>::C
比	3C:<BE
毕	F=;9;A
毕$	H;==;<
气	B89>@C
水	=G5?6>
水费	;=<C=A
求	:=;D<B
汇	9D>=B=
汉	=@@=;?
汉 #	@E=5<8
汉 # $	DE;787
汉 # 汉	<;C<B?
汉 $	>><@?>
汉 0	>F<==7
汉 0 $	@E6>79
汉 0 0	AA>;>:
汉 0 汉	=A>>@=
汉 :	=B;=9A
汉 : $	<B;=9A
汉 ?	89F=8>
汉 ? $	89F=8>
汉 a	;>>>>D
汉 a #	;;>>>E
汉 b #	9@=>>C
汉 g	D;<<;?
汉 g #	E7==<?
汉 p	C9===@
汉 p #	C9===@
汉 r	C9>>=@
汉 r #	C9>>=@
汉 s	<E>>>:
汉 s #	<E>>>:
汉 t	>====C
汉 t #	>====C
汉 timeout	<>D=>:
汉 x #	@8>A=D
汉 x $	8EC7@=
汉 x x	C>D<;9
汉 x 汉	?=E;8=
汉 |	;;C@:A
汉 | $	;;C@:A
汉 汉	?>>77D
汉 汉 $	?;?89E
汉 汉 0	<F;==<
汉 汉 汉	@=E99=
汉 ！	@=999E
汉 ！ $	@=999E
汉 ：	<>>=<C
汉 ： $	;?=?9D
汉 ： 0	@<B;B;
汉 ？	46I69=
汉 ？ $	46I69=
池	AC=<;;
没	6?.V5.
没下	><<E?<
没交	>=<E?<
没再	>?8F?=
没删	=:>G?<
没删$	=;>F?<
没到	==>D?>
没加	C;>??=
没动	@@:C=8
没动$	A9<F>;
没发	77E?<?
没发$	;;E<>=
没发出	=>?D?=
没回	=:CB>;
没开	=<>F?=
没成	::?G>:
没成功	=<>D?>
没扣	>D>;><
没批	?==D><
没改	=;=F?=
没有	:B5G99
没有$	>=<E?<
没有收	><>D>=
没法	=<;F?=
没用	=E?:>=
没碰	=;>F?=
没订	=;;H>:
没订$	><<F>;
没退	>;>E>=
没问	CA?9>?
没问题	CA?9>?
沪	;;>>>E
法	:B<E@;
法务	D;B=<:
注	:::CB=
注销	:9AE9>
注销$	;<BE::
洗	D:@A=9
洗澡	B;@B>:
活	B9<?;C
派单	>=:C=@
派送	<B<;C<
流	;D<67C
流水	=E=;<<
流量	@:;<>E
测	5FD9;;
测试	6HB:;<
海	?:<C9B
海棠	<9>D<A
海棠厅	<9>D<A
消	>5A6@C
消了	;=>>D=
消息	B:@88D
消息$	B>C=>9
涨	@>@9B<
清	E:C;6>
清$	D?@;=>
清了	E<?>=>
温	>A:<?A
游	D9=<C:
满	6C6I::
满$	9E=;>A
满了	6>>I9:
满了$	6>>I9:
澡	B;@B>:
灯	E8C@;9
点	@=>6A>
点$	A9?@:@
点一	B?E<<9
点一下	>>E=?:
点了	>7;@E9
点了$	@:=B@;
点到	AA:<;?
点到十	;E=>>;
点半	B7:>;B
点半$	;@:A:C
点发	<<=><E
点起	D<>=>;
点进	9==<F;
烦	:;;<=H
然	B<C==;
照	E=>@=9
照片	CAB?96
片	C@A?88
片$	:D>>>=
版	E<@>6:
版$	?@:B=?
版本	D<>==@
牌	@8AC7?
物	=:@=E=
物业	<8:?F=
物流	>E===;
状	=E8<:?
状态	=E8<:?
状态是	<E>==;
猫	C:=<;C
率	>D>;>;
王	:?B:D?
现	>F?<5:
现在	@E@:5;
班	8D@@C5
班$	B?<;@:
理	8=A;BC
理$	@@E99;
理中	@?9A;>
理了	A9?<A?
理员	?<B>B9
理由是	=E>==;
理解	9;<=>G
生	B::>>@
生产	><?D>;
生效	@>A?9>
生效$	@>A@9>
用	@@6;BB
用$	==A@<A
用了	AB>:A9
用了$	C?>:B:
用再	=>:<>F
用您	C=><B9
用户	F:=?<:
由	;A=:B@
由是	=E>==;
申	@7AA?<
申请	@:?BA;
申请$	9:C<B@
申请已	E>>=<=
电	@>>9B<
电子	=CB=;;
电梯	:9>=G<
电话	<=9>D@
电话$	9<9:DF
电费	F<;9:>
留	A>9A=>
留了	F;==@:
留意	;<:;=H
留着	9A>BB7
留着$	9??AC9
疑	A:;<=D
疗	8A@ABD
登	@<>9D=
登录	>??:C>
登机	=<@<@B
登机口	8?=>AC
登记	>@<@B9
白	:A8?9E
白了	8<<<=G
白了$	8<<<=G
百	BDA=84
百多	@D<=>:
的	F67;H;
的$	?43;P9
的事	><8>CB
的卡	>;?@B>
的号	@=B@:>
的是	EB5==;
的是$	AA=<@7
的话	3:H87@
的话$	:>@:;D
的话我	>>G<>:
的账	C;=C<;
的还	<;DA=:
的退	B=;D<:
的退款	B=;D=:
的那	EA:98?
的邮	>=8A@B
皮	C;B<<:
监	<;A>C?
监理	<;A>C<
盒	9G;;=>
盖	>8C8C>
盘	E7?C>7
目	?A3B6@
目前	8D:G:6
目录	C><:=@
直	7E6?9B
直接	<<:>=F
直接去	:>>>>E
省	;AD=>;
看	6E<;>B
看$	7A?C:>
看一	=;;<>F
看不	<;=E>>
看不到	=<=C>?
看了	4I8;?;
看了$	8G<;A:
看到	BB:;A;
看看	=<?<>B
看着	=:D==?
着	2AHA<9
着$	2?CFB1
知	C3AF;9
知$	<:=BD9
知道	@>?A9@
短	;68D4H
短信	>99E5C
石	<F=<=<
石磊	>D=<>=
码	<7<C=E
码$	<?>:D=
码已	D>?><>
确	<<B@<=
确定	;<@G=7
确认	@;C<>=
确认$	A:B@<<
碰	;;=F>A
磊	;D=<B=
示	5CB<C8
示$	:=E<E6
祝	<==>>D
祝您	<=>>>D
票	<CCC:3
票$	=@E<A6
票的	=CA==;
禁	C@@;=9
离	9>BB?=
种	7B>=CC
科	A?>;@=
秒	:F@;B9
秒$	@C=<=;
租	;?B6F>
移	D8D<;<
程	I;;<;:
稍	;=F<>>
税	7E=D;9
税号	:B>B>=
稿	B6G79=
稿$	=>E;>:
空	@A?@5;
空着	:BA@=:
空调	H9>><<
突	;9>A>B
突$	<;>H>:
窗	@;A>>>
窗$	=:D==?
窗帘	D<=C=:
站	;BC:?;
章	;BC7B;
章$	<@B=B:
笔	9FB9@=
笔$	;H<;?8
笔记	>:?C@>
第	;@?8B?
第一	>9B;C?
第三	9A?;C=
第二	@><7?B
等	3=BE:?
等$	@>?8B>
等待	C=8A>>
等您	=>EA>7
答	;C;>C9
签	9<>=K:
签$	D?:;@<
签了	:=><F>
签字	:@DB;8
签收	2B9>K@
签收$	6=?@H>
算	7C856J
算$	:A9:>E
管	>=>=D;
管理	?<B>B9
管理员	?<B>B9
箱	B;>@A;
箱$	A>A?:<
箱已	9:=@CB
箱里	F;==<<
米	9A==D>
粮	@:>C<=
糕	<<DB=:
系	:<=EB=
系统	9?=DB:
红	B?A;:>
约	D@C:<5
约$	BCB:;7
约在	B7B=B:
级	B?:A:=
纪	AB78A@
纪要	BC78A>
纸	??8D9>
纸$	:@=C==
线	=G?@<6
线$	@@8E:9
线上	=DB;>:
组	=<<A?A
经	?9;7L7
经发	:<?AD;
经开	9>>>E>
经把	8>>>G>
经有	:D??>=
经过	9;>>?D
绑	>?9;<E
结	9D6B5C
结$	>>==;C
结了	;E?==?
结果	;@7C<A
结果$	;>==?D
给	K/@3@9
给个	:<E>==
给了	E<==?:
给您	?49=H<
给您登	:?>?D>
给我	:>D<>?
给王	?<E==;
绝	D>>@=<
绝了	D>>@=<
统	8>;CD<
统一	:<:=DC
续	H6?>;<
续$	=>C=B;
续签	A:;??@
续费	@E;<:>
维	D;<>?=
绿	AD:<<<
绿$	?E==>9
编	?>6=7D
编号	?B9;:?
编码	<:>>>E
缴	9C??BA
缴$	7?C@F=
缺	5D8H:3
网	AC9B=7
网关	:@<CB=
网盘	D<A<>9
罗	A>=@A9
置	?:@<@?
群	F=??<6
群了	D>>><>
群了$	D>>><>
群里	B:A@?8
翻	8F;<=?
翻了	:G<==:
老	<><:K.
老万	;<>>E>
老万付	;<>>E>
老师	9C@>B7
考	=<>;=E
者	B?:<B>
联	?7>A:C
联系	?7>A;B
股	@:C@;<
能	4D6C0E
能收	=>;<>F
能用	B@;:>A
能看	AC:;>>
自	;9:8HC
自动	A>;=@>
自动回	CB:=;>
自动续	D@<?;:
自己	45?;J?
至	D><<=>
航	8E:8AA
航$	:G>==:
航司	9@:<AD
航班	:>?<D>
般	:78:;K
色	7E=;<@
节	8E:;??
花	F?<;;:
苏	>D>>=<
英	A@A<:<
英语	:D=>=A
菜	D:A<==
落	C@<?<8
蛋	<>DB=:
蛋糕	<<DB=:
行	<>D;7@
行$	@;<=5D
行不	C>A;=<
行吗	>>D>?;
行我	>=D>?:
补	C7B9@>
补丁	@<E=?8
表	CA=@;7
被	,94PE7
被别	:<>F>=
被别人	:=>E>=
被占	9>=G;;
被占用	;==F=;
被拒	;<>@C=
被退	8=>F==
被退回	9@?D??
装	B?B<99
裹	:F;@@9
裹到	:D??=?
要	3?@=7D
要不	==G;>:
要不要	==K;>5
要回	>?D>>;
要您	=<E9=?
要我	>?D>?<
要改	=C<=??
要是	<AD9;>
要的	@E>?::
要的话	>?E>?;
要等	>>9=>F
见	;B=9<D
规	<;7@>E
规则	?:;<BA
规定	;B<<:C
视	C??;<=
解	9>=6=G
言	A@:9<C
訂	B;>C>9
警	<D<;C8
计	3H=<@>
订	?;9CB;
订$	:?@E;:
订上	;=>B=C
订了	B>>B9>
订了$	>?>C;?
订单	;A4<AF
订单号	B?A>>9
订好	<=>=E;
订好了	:=>=F=
订的	H7<<B6
订的是	G9;=<;
订阅	D=<==@
认	><D>;=
认$	??B@<;
认证	<:=D=@
让	C69>?C
让他	F<;===
让我	=?9>CB
议	>;B=5B
议室	B?:D<8
记	>=4;BD
记录	@C:;B4
记得	:9;<<I
讲	8A==<D
设	D==;<>
设在	F9>>>=
设备	=C;=;B
证	9<AB:B
证$	=;;=BD
证书	=BB@<:
证号	>BD;=:
证明	?:BA;=
评	>C;9@?
诉	;>@8AB
诉我	<>@;>B
诉我$	>>9=?F
诊	>@<C;=
试	7EEC86
试$	:>D;=?
话	96D::F
话$	59>5?I
话我	;=F<>?
话费	D;:C=>
该	?B?::@
语	?C8:;C
误	@=8BD9
误$	A==AB9
说	=<8;CC
说$	98:>9I
说不	>>=E?<
说了	G==>9=
说明	D9<B:=
说来	<C>:B;
说的	F7?;<>
说的$	D=;=9@
说过	D>=>:@
请	A2:==D
请$	9:C<B@
请了	@?<A@8
请已	E>>=<=
请您	=>;>>E
请求	;@>E==
读	8J9:>:
读$	?E>;;;
读了	;F=;><
课	>H<99:
课$	=D@;=<
谁	CA?6B<
谁也	E<=8>A
调	F6><A9
谢	?;<<<D
谢您	;>=>=E
谢您的	;>>>>E
财	=9C:D;
财务	=9C:D;
败	:?;H;4
败$	>A9C<7
败了	;9?F>>
败了$	;9?F>>
账	B<5A>?
账$	A<;>A>
账单	C>9>@<
账号	@=?@><
账户	?C8;:B
货	8A==C?
货$	>?<B>=
货人	?D=><:
货的	=>:=>E
质	CA?==:
购	@8@C@<
贴	A9<:AB
贵	<C?B<:
贵司	A<?B<:
费	D?5=9B
费$	=E;?;?
费用	@:==B?
资	>?<<C<
赔	>:BC;<
走	H387C?
走$	C>:>>;
走了	@:=>D:
走了$	@:=>D:
走的	C9:<BA
赵	;=<>B@
起	E@4>3=
起飞	:C=<=A
起飞$	:C=<=A
超	0==J?=
超时	4:8IB<
超时$	98;I?7
超过	;A<A:@
趟	=G<=>8
足	;D=>>:
足$	;D=>>:
跌	D:A>>=
跑	=F@;<7
跑了	DB>:<;
跑完	7H?>@?
跑完了	:E?==?
跟	H8=9>=
路	?@>6@>
路上	=D=<A:
跳	:8=H<;
跳过	:8>H<:
踢	9B=?D<
身	9=C<>C
身份	8>B:<E
身份证	8>B:<E
车	B>E8:8
车$	>@B=;>
转	<=EA4?
转账	<>?@;B
载	?<<9C@
边	A:2F<?
边看	=>>E>;
边看不	=>>E>;
达	?A;D;;
过	;C:>E:
过$	??>B=8
过两	;B=C;:
过了	;A9=?B
过了$	?@9>A<
过去	E9AA<7
过去$	C<B<?9
过后	=>?;<C
过期	5C<B:B
过期了	9D>B<<
过来	A<B<@;
运	<<>A@?
运维	?:==AB
近	9DBA<7
近一	=D>>><
返	@?;A:?
返回	>@<B:>
还	1?<O;4
还$	E:>?==
还不	==;F>:
还了	E=?<=>
还剩	;K;9;7
还在	2>4H@;
还差	<9E>=;
还是	9<G?:<
还有	7BC9;=
还没	75;JA;
还没有	>==D?>
还能	>C98>C
还要	?>8B>D
这	;2?D>C
这一	=<BC<9
这一步	8;BD=;
这个	>;=@:C
这单	=@=?D9
这次	C:=@<>
这笔	:;D9AB
这边	B>6F;:
这边看	=>>E>;
这里	>:<@>C
进	H2:=@<
进$	B<:<=B
进去	@:<DA:
进去$	:<=G<>
进去了	E>>=><
进度	7<?>AG
进来	D@=<==
连	>F@;<8
迟	7H=<?>
迟到	:D?=>@
退	>>=@A=
退$	7C>;:B
退了	8@;AF:
退了$	?<><B=
退回	A<<?>@
退回$	A>?9A>
退您	>E==>:
退掉	F<<=;?
退款	@=?E?:
退款$	>=E><9
退货	A?9:@A
送	A?8@=>
送$	B>@;A8
送到	=B@9;A
送到$	:EB<=<
送达	??<D<<
选	69C>>E
递	?:A8C=
通	;D?=B9
通$	:B==C<
通知	C3C@?7
通知$	<;?>E<
通过	:C=<B>
通过$	?B:@A5
通过后	=>?;<C
遍	=B=:;A
遍$	??=:<B
道	=CB?7=
邀	C;B=<;
邀请	C;B=<;
那	B96E8?
那个	@;=9>E
那位	@:>><B
那封	<>@D==
那条	G<==<:
那班	9C<B=9
那边	@;9C?>
邮	?;?B>>
邮件	B=?@9?
邮件$	=D>:B>
邮箱	=:@CA<
邮箱$	<;AA<?
邮箱已	9:=@CB
邮箱里	F;==<<
邻	;=;>EA
邻居	;=;>EA
部	A@>>?8
都	GB<=74
都在	?B=A>:
都已	E=>>==
都收	E=>=<<
都是	89=AD@
都有	CA=<=9
都没	=;=F?=
都看	:F=<=<
都看了	:F=<=<
都能	AC@9=;
配	B;8G;9
酒	E<??9;
酒店	B=A@:;
醒	K6<=::
采	=B>C=:
采购	?=?C>:
里	@G6;>=
里$	G<=>4<
里了	A;>A?;
里了$	A;>A?;
里写	:G=>>9
里成	E:>=>=
里的	<;DA=;
重	A:?6?C
重启	AC?8?9
重启了	@@:=C>
重复	:@=@9C
重复的	:B<?<A
重新	F8>:;@
量	@C=;<>
金	?5=6FD
金卡	E<<>=<
金额	89=:;J
针	:A==B>
钟	?9B=@A
钟$	?<EA::
钟内	@@;;=B
钟到	B9>=>A
钟后	;:C=D9
钟后到	;:C=D9
钥	@?C:A6
钱	E1<D;?
钱$	?;9;BC
钱还	=<>E>=
银	:AA?>?
银行	7CB@@=
链	C@<;<=
链接	E;=<=?
销	?4AE=;
销$	;;AE::
锁	B5?D>;
错	=C4:5E
错$	7D99;D
错了	7:=A;F
错了$	7:=A;F
错误	D?><=9
长	;@:?B?
长$	;??><D
门	B;=@><
门$	?<<AB9
门口	B>A;@8
闭	A@<;B9
问	<A?4=D
问$	:;A=<C
问题	@A@7<B
问题$	?@@8>C
间	<?B@<<
闹	C9C<<>
闹钟	D:C==:
阁	>E<=>:
阅	C=@<<=
队	;=9BC=
阿	=7?<E?
阿敏	;=?>E=
附	B<AA;9
陈	@?<@@9
陈师	:@>=D<
陈师傅	:@>=D<
降	C<9:B@
降到	E>=>=:
限	E1AC8?
限$	::B@=A
院	8E@A@8
除	9<@=:F
险	:A8AB?
险$	:=?>E=
随	=<A;>B
随时	=<A;>B
障	>:>=BA
雨	;G<A:6
雨$	;F>=>:
雨厅	?D>==:
零	CC?=86
零点	??CA:8
需	6=DA;=
需要	9>DC<9
需要您	>>E=>;
需要的	>?E>?;
静	G<<9<@
静默	E;>>>=
靠	9=B:@A
靠窗	;9C;A@
靠窗$	=:D==?
面	<G<?3<
面$	?><:>C
鞋	>;;<@D
音	?CA;:;
页	>?>;>B
页$	9:B=>E
页面	9DBA;9
项	AA6;5B
项$	9E=:=B
项已	F;>=<<
项目	B:;:<C
顺	=><;@B
顺丰	=B==C:
预	>G<><8
预发	F>:><>
预发$	D>;>>>
预约	?>>@B9
预计	5KA<<7
预订	;@=D=>
领	A7??@A
题	;<?69I
题$	?@@8>C
额	6@;F2@
额$	=<@:>C
额不	>:>F?<
额不足	?;>D?=
额度	>:?E<<
额退	<E><>;
风	9<><DB
飞	6H@9<;
飞$	9E<;=?
餐	6B9>@C
餐饮	<D?;??
饭	<=?>D<
饭店	:>>?E>
饮	<D?;??
馆	E<<@;<
马	?<<<@C
马上	@B@::>
马师	::=<DB
马师傅	::=<DB
驿	;E>==<
验	7G?>@;
验证	:B??A?
骑	:C=@C8
骑手	;A=@C:
高	4J;;;@
高数	:E>?==
麻	:;;<=H
麻烦	:;;<=H
黑	@<><;C
默	D;>=<@
點	?:>BA9
齐	;9EC;;
齐$	==@D?:
齐了	;=F=<>
龙	;E?>>;
！	@=999E
！ $	@=999E
：	;>>=<D
： $	:?=>8E
： 0	@<B;B;
： 0 汉	B<B;B;
？	46I69=
？ $	46I69=
👍	E;>>>;
"""
