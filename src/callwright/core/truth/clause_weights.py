"""The weights of the labels of clauses, written by ``python -m scripts.train_clause_labels``: a feature, a tab, a character a label."""

WEIGHTS = """
!	@6336K
! $	?6337K
#	>E78@>
# #	:???>D
# # $	7>??@F
# $	:D:2;E
# 0	<F==<<
# 0 $	8E???A
# 0 汉	>B<=<=
# :	:C==BB
# : $	8G==>B
# and	B9=B?=
# at	=D<=@<
# at 0	=D<=@<
# ed $	G5<E;7
# for	CA>><9
# has	;?=@D7
# has been	?<><C<
# is	?B:G;3
# is ed	>@=E=<
# is x	@D?=?8
# now	G9>=>:
# now s	E:>>><
# to	C>=B<9
# was	B8=>C9
# was ed	A:>>C:
# went	H8=>=:
# x $	>>>@D=
# |	@::<>C
# | $	@::<>C
# 汉	BC>:B2
# 汉 $	=DA>E5
# 汉 0	D<==9;
# ：	7????F
# ： $	8>???E
$	??>?;@
'd	@:A74C
'd x the	@=?;>A
'll	=4L62=
'll get	;=I>=7
'm	47E>=A
'm afraid	;=@D?:
'm not	==;@?B
'm sorry	>=<8?G
're	DA;>6=
're in	G:>><9
're on	D?>>;9
's	C;?@=9
's 0	4K=<=;
's a	B:;;>D
's a x	B::;>C
's already	9<>=G=
's been	I;<=9<
's been ed	G>?=<<
's been x	E==?=:
's booked	8@D@B@
's done	E9=:<>
's ed $	@;?B>=
's in	K8;:97
's in the	D:>==>
's on	F8<;>=
's still	;9;F>>
's the	9@=<<E
's up	E;=<>;
's x $	E8B<D5
's x ed	8<>FA>
's x is	8A:C<D
's x x	;@CB9<
've	B9>8>B
've got	F@A<76
've opened	>=<>E:
-	A>@>9<
- #	6E@@?C
- $	9F=>?:
- 0	?A<6?=
- 0 $	=DA<<5
- 0 x	F7<==A
- 0 |	8>???E
- x	H8<;>9
- x :	7?D>?A
- 汉	?>B==>
- 汉 $	B<;>==
- 汉 :	7FA@?C
- 汉 ：	?<C=>>
0	>N>594
0 #	:@A=>A
0 # $	8<B>>D
0 $	<F;89@
0 0	C@5<?8
0 0 $	D=9:<>
0 0 0	>><=>D
0 0 汉	=E>;A;
0 a	=@E<;9
0 a x	9DC=<;
0 am	C@;<=>
0 and	CA<99<
0 and x	<F=<=<
0 c	=F<>>:
0 days	5EA:<?
0 december	E:;<9A
0 ed $	BE:<75
0 eur	;D?@?=
0 euros	?=C;;>
0 failed	:C>>>;
0 for	?F7;<=
0 for the	:D;>>A
0 for x	BC;==;
0 gb	@BA<<8
0 gb $	6FB==:
0 has	=B><@<
0 has been	;B?>A>
0 hours	C?:<;D
0 in	8FC;:;
0 in x	7@D==?
0 is	A<D=A8
0 is ed	=?>?D=
0 is x	B9F;;:
0 may	;G99B8
0 may $	;F99B9
0 mb $	=9>>>E
0 minutes	=F<=>:
0 of	:G?@:8
0 of the	9DA>>>
0 on	>C8;?C
0 on the	@D<=<;
0 pages	:?<>=D
0 passed	8H>;=;
0 pm	<>=?>B
0 pm $	>?<:A@
0 pounds	F9@==9
0 rows	??=E:5
0 s $	9GB62=
0 s ed	G?;;:9
0 s of	CB=<=:
0 s to	<:E===
0 s were	>E>?9;
0 s x	>E7@8;
0 shares	E:@>==
0 tests	<E=<>=
0 to	@<A9B=
0 to 0	@;=;@B
0 to x	<BB=>:
0 was	?<;=D<
0 was ed	A<;;D<
0 x $	AA>>;8
0 x 0	BA<==:
0 x at	C;<=:A
0 x ed	A7;<G8
0 x in	:F==;<
0 x to	:>=?>E
0 x x	>C??D1
0 |	87AB=B
0 | $	87AB=B
0 汉	?@<<@=
0 汉 #	?BA><:
0 汉 $	?>;>A?
0 汉 0	?@79=D
0 汉 x	AB>=:8
0 汉 汉	@D><=:
0 汉 ？	=>E>?<
:	=C>>1@
: $	<C>>1@
: 0	B<=>@=
: 0 汉	A<=?@?
?	42N3=9
? $	42N3=9
A:assistant	A9HA2;
A:open	@>;?:B
A:other	1F7:I?
B:assertsassistant	E<?77>
B:assertsopen	C>9:<@
B:assertsother	3E<9H<
B:deniesassistant	9<9I5:
B:deniesopen	7B:G6=
B:deniesother	5A8>B@
B:openassistant	;7K<5:
B:openopen	79B?:E
B:openother	:?9=AB
C0:asserts	5E>=:E
C0:denies	4A8K6<
C0:open	57H@9C
C:own	X5/37.
C:past	C935CC
C:perfect	N357F-
C:state	A9>3CD
F:	B99A@>
F:apply	F@7>>4
F:approve	=;A;D;
F:backup	F>>>=;
F:book	G4?>?5
F:buy	N864?4
F:cancel	D759D<
F:close	?>:=B;
F:delete	F:<=7>
F:deploy	?=:7CB
F:fix	A<<7D>
F:merge	=<?=?D
F:open	F>=<?:
F:pay	E>77A:
F:print	D:=?;?
F:push	J;;;:=
F:refund	@A7<B:
F:renew	I:=:;;
F:reply	@:A<B:
F:restart	EA;9=8
F:rollback	J=<:;9
F:send	J6:4A6
F:share	D==>?;
F:update	I9;8@7
F:upload	@:AA@;
G:own	E=:<;;
G:ownapply	B8:CA7
G:ownbook	F>:<?8
G:ownbuy	I:<=<;
G:owncancel	L<<<:8
G:owndelete	G:;;=>
G:ownpay	J<89?6
G:ownrestart	F<=<>=
G:ownsend	E><><8
G:ownupdate	F=;9=>
G:past	<788>I
G:pastapply	F<>==:
G:pastcancel	8B?@DB
G:pastdeploy	;9=<@E
G:pastpay	D;=;?=
G:pastrefund	:F>=;<
G:pastsend	DA<;<8
G:pastupdate	D9>@>;
G:perfect	><=EB;
G:perfectapply	CD;9=:
G:perfectapprove	=<A<C;
G:perfectbook	D2B??9
G:perfectbuy	H698A9
G:perfectcancel	B89;B>
G:perfectclose	@A<@>8
G:perfectdelete	C=??9>
G:perfectdeploy	D?;9A5
G:perfectfix	?><9E=
G:perfectmerge	==?>?D
G:perfectopen	I=><<:
G:perfectpay	=C==B=
G:perfectprint	D=>@=<
G:perfectpush	H<>=<;
G:perfectrefund	B;:=C9
G:perfectrestart	@C=<>:
G:perfectrollback	G<><<;
G:perfectsend	H1:4C;
G:perfectshare	D>>>?<
G:perfecttest	G:>=<=
G:perfectupdate	D:?:A:
G:perfectupload	@:AB@:
G:state	B=@;<>
G:statebook	G<==><
G:statepay	A9=<=C
G:stateupdate	@A=<D;
K:False	@</CC=
K:True	>F9C>7
L	>?>><A
M:asserts	D?88>?
M:denies	4A8K6<
M:open	57H@9C
P:0	B;;=A@
P:1	@@<>;?
P:2	;@=@:A
P:3	:?FB5>
Q	@D83C=
R:0	>?=;7D
R:1	B<>?;=
R:2	=>:DD<
R:3	;?D@<>
^	??>?;@
^ #	:;:FDA
^ # $	;87C?F
^ # 0	5J>>>:
^ # is	;>@F>>
^ # now	H8>==:
^ # x	;??CDA
^ # 汉	CD=>?4
^ $	:91C1H
^ -	A>@>9<
^ - #	6E@@?C
^ - $	9F=>?:
^ - 0	?A<6?=
^ - x	B4BB:?
^ - 汉	?>B==>
^ 0	9>D8=E
^ 0 #	;:??AE
^ 0 $	89@><H
^ 0 0	@@=?B:
^ 0 ed	CG9:73
^ 0 in	:?C??=
^ 0 of	7I===:
^ 0 s	G:D=46
^ 0 to	9<C?>B
^ 0 x	=B5:D;
^ 0 |	7;D<>@
^ 0 汉	8C=<?D
^ a	B9=:?C
^ a #	:;>A?E
^ a x	E9>9??
^ according	6C9:C>
^ after	6:?;>G
^ alarm	E;>>==
^ all	FA7=86
^ all x	G?;:<8
^ an	>;<;?E
^ an x	>;<;?E
^ and	B>>=B4
^ and a	@>?::@
^ and ed	F923F8
^ and i	>?AA=8
^ and it	?<CA9;
^ and the	E>@==2
^ and x	=>9C>?
^ and you	;<=;AC
^ anything	??8=?F
^ as	D>:;B;
^ as you	@;;>D<
^ at	9B<=>B
^ b	;@<=?B
^ b #	B:>?=?
^ balance	8G>>?9
^ because	==:>;E
^ before	D>;;>?
^ booked	E<<<?8
^ both	B?A7>;
^ both are	::B>>D
^ both s	AA?:A9
^ bring	:<<>>F
^ but	;:5D9B
^ by	5>@9C@
^ by the	99A:D?
^ c	B@=<<:
^ c #	C>>=<;
^ call	;>;>>F
^ cancelled	C?>>;?
^ casa	:H;=>9
^ ci	>E><=8
^ confirmation	ABB:=7
^ consider	E;==<>
^ could	==;A>C
^ d	;A?C?@
^ dana	CB;;@5
^ dear	9<>=>F
^ delivery	8F=>?=
^ do	=;F6>E
^ do x	><>6?H
^ do you	>>G>>9
^ done	L778=7
^ ed !	G=>>=8
^ ed $	H5>?:8
^ ed 0	G=:A:6
^ ed :	E=97<;
^ ed it	F>>><<
^ ed the	I9=;=8
^ ed to	F=:<>9
^ ed x	B;>;<@
^ eta	:D>??>
^ everyone	F<>=;:
^ everything	B?;9<A
^ f	6D@@CE
^ f #	6D@@CE
^ filed	E;>>>;
^ five	<BC>>8
^ for	7A@>=D
^ four	8H=>>:
^ g	6A>>=E
^ g #	6A>>=E
^ good	E6::<>
^ great	<;=<=E
^ h	<E>?@@
^ h #	=D=>@?
^ happy	8=>>?F
^ have	=;<<>G
^ have a	;<=<>F
^ he	?B89G7
^ he 's	AB=>B9
^ heating	G9>==<
^ her	>B<C>9
^ her x	?A<C>8
^ here	48=B<G
^ here 's	6;><=H
^ hi	9=>>>F
^ hi x	9???>E
^ https	99=<>G
^ i	8A@F0?
^ i 'd	79B<=B
^ i 'm	56E>=A
^ i ca	<B:F>8
^ i can	:?M7>2
^ i could	;;F@>9
^ i do	==;G>9
^ i ed	=E5A6A
^ i have	;57G<@
^ i x	@B9@/A
^ if	48H66A
^ if it	>>G;=:
^ if the	;=C?==
^ if you	<<A::B
^ in	4F7=:E
^ in #	<?==>B
^ in x	4A:A<E
^ inbox	EA>>>7
^ ing $	6D@@@E
^ ing ed	@:>C=A
^ ing for	@:F;=9
^ ing has	@<>F=9
^ ing s	=9BA>B
^ ing the	7@B?<@
^ ing to	5C8@C>
^ ing was	><>F>:
^ ing x	8=:C@E
^ invoice	D;>=<@
^ is	A<@:>A
^ it	:H7F;9
^ it 's	C?5A@8
^ it is	8@:@=C
^ it may	==;D>@
^ it s	5EA5>>
^ it was	BD=<=:
^ it x	A@9A><
^ its	:D=B>9
^ jo	:F==>;
^ jo x	:F==>;
^ just	C:?A;;
^ k	=G==<9
^ k #	=G==<9
^ l	8B?@@D
^ l #	8B?@@D
^ labelled	8>?@?F
^ last	;D<>C9
^ leads	?:=E=:
^ let	=>8:>H
^ look	;>;>?E
^ m	6D?>FA
^ m #	6D?>FA
^ marta	@8B<=@
^ may	B>@B>8
^ message	C:>;<A
^ most	;<>>?E
^ mr	<;=<CA
^ mr x	=?=<D=
^ muted	F;>>=:
^ my	;;A?;C
^ my x	==B=;B
^ nd	E;>>=;
^ nd #	E;>>=;
^ neither	<:=@>D
^ new	D?;<=8
^ next	8>E<>>
^ no	?>7E99
^ no x	>A8C:;
^ nobody	<D;A<9
^ none	;B>??;
^ not	?5CB==
^ not ed	<;BG>8
^ not x	;==D>?
^ nothing	4::H;A
^ number	F7=>>>
^ oa	=<=E>;
^ oa 汉	=<=E>;
^ oat	:>BB@8
^ of	4B:B;@
^ of the	8=<@=D
^ old	E<8B;;
^ once	?<B6:A
^ once you	>>E==:
^ one	0GAAC<
^ only	G?<8<:
^ open	7A<9=E
^ or	>>D@>:
^ order	;=C8E=
^ pa	<G=;=:
^ pa #	<G=;=:
^ paid	>;?A<C
^ payment	@9BB<=
^ per	7@<=AD
^ please	58:=<J
^ pr	D>==?;
^ prod	9@@C@C
^ r	=G<9B4
^ r #	=F=;C5
^ readme	F:=<=9
^ reference	;C=<=@
^ refund	E>=;:>
^ restart	A;;;<E
^ rma	C=:B?8
^ room	D;;D=7
^ s	;C?>;?
^ s #	:C>><@
^ s $	D899:A
^ s 0	8A?C?<
^ s :	<:A?=B
^ s are	@@89;B
^ s at	G:=>=;
^ s ed	G:;<:<
^ s for	:<<=<H
^ s is	9@>E>:
^ s s	=C:AA6
^ s x	B>9>:?
^ say	<8F;;=
^ seat	<8>>>E
^ sent	I====9
^ shall	<=E<>:
^ she	<=;9I9
^ should	<=D;=?
^ should i	>?E=?<
^ since	?7;;>E
^ so	7?<H==
^ so $	:AC?<=
^ so i	B89H=5
^ so x	9B:;>F
^ someone	8=:DC@
^ sorry	56;E;C
^ status	;8;;=H
^ still	9@B;?@
^ subject	98B=>D
^ t #	<>>>=C
^ test	;E>>?=
^ tests	:F>>>:
^ thank	:;=><F
^ thanks	9:<==H
^ that	?;=@:A
^ that 's	@9?=?A
^ that s	8B=;;D
^ that x	E=9?;<
^ the	??:CA9
^ the ing	CB==89
^ the s	A9C<C;
^ the x	>>9E><
^ their	8F<A>;
^ their x	8D<B><
^ then	<6A:;E
^ there	=D=@9;
^ there 's	B>?>;=
^ there are	8F=?>9
^ they	?=7:H;
^ they x	@>:7D>
^ this	;:CC==
^ though	89DD>9
^ three	8FB<?7
^ ticket	C@><<>
^ to	<B>6;C
^ to x	8=?8<E
^ tomasz	D>=>>:
^ tomorrow	=D>>>:
^ transfer	9E?@>@
^ two	=H4>>5
^ until	;:<=?F
^ vpn	C9C><:
^ w	;A?BB?
^ w #	;A?BB?
^ waiting	A<D<>9
^ want	>>D>>;
^ we	B7@A;=
^ we x	A99?<B
^ web	C9>==A
^ went	H;<<>8
^ what	:A@>?B
^ when	=>D:=>
^ whether	=><E?;
^ which	;?E6C:
^ which x	=>F>>9
^ who	:=A>C<
^ with	K=<676
^ with the	C;B<<:
^ x !	?<>>>C
^ x #	>>9@6B
^ x $	?A8D)<
^ x 's	A;CB7;
^ x 0	@<?>>?
^ x :	=A2>;@
^ x a	:=E:<@
^ x and	=?C=:=
^ x at	C;>==@
^ x c	;C=C=9
^ x can	I:9<<:
^ x do	<F<>>;
^ x ed	C4=?I0
^ x for	>?<A<@
^ x from	7D==A?
^ x has	@>6DB8
^ x i	A>D;:6
^ x in	>=?:>B
^ x ing	>?78;E
^ x is	D?78;=
^ x it	8:D66E
^ x me	9:B5<C
^ x no	EB<9=9
^ x now	@BA=>9
^ x of	?>=:?A
^ x on	?AB@8;
^ x s	;BA;7A
^ x that	9<::=J
^ x the	,:BB>G
^ x to	;@D88@
^ x up	:F=<==
^ x was	>:>D;@
^ x with	=D@;?;
^ x x	BA@=9:
^ x you	3@?<?G
^ x your	@=<=9D
^ x |	:6?<:G
^ x ✔	G:<;>:
^ x 汉	A@;=9>
^ you	?C.;I=
^ you 'd	A;:<9E
^ you can	:9>;:G
^ you ed	:?5@F=
^ you have	?E==9;
^ you x	A@3<H:
^ your	D==<E4
^ your ing	EA;<=9
^ your s	A?<<A:
^ your x	A=><E7
^ yours	7<;G<>
^ ⏳	=>:F?:
^ ☐	<:FA<5
^ ☐ x	><D@>8
^ ✅	V0556-
^ ✅ x	L7<;;8
^ ✅ 汉	G<;;=9
^ ❌	>:>F?;
^ 汉	<>B><A
^ 汉 !	=???>C
^ 汉 #	CC=5;8
^ 汉 $	<>>A@?
^ 汉 0	?C<??7
^ 汉 :	9B=?8C
^ 汉 ?	7;E>9?
^ 汉 a	@:>>>D
^ 汉 b	B=<;<@
^ 汉 g	E8==<>
^ 汉 h	>C??@;
^ 汉 l	9B???C
^ 汉 p	C:===?
^ 汉 pr	:>D>>=
^ 汉 s	B?<9?A
^ 汉 t	;>>?AD
^ 汉 w	E8>>=@
^ 汉 x	A4E<;?
^ 汉 |	;6CA;B
^ 汉 汉	@;?78D
^ 汉 ！	?=::9E
^ 汉 ：	>><><B
^ 汉 ？	78G7;>
^一	B;9?=C
^一个	:>?D@A
^一般	;:=<=G
^七	>=@9F:
^三	H?27<<
^三个	B;;@?>
^上	7@:CC=
^下	?@G8::
^下一	:BC>>;
^下午	=9D==@
^不	15B:@H
^不是	><>;?D
^不用	>A<9C>
^不过	:8D@<?
^两	CC>5><
^两个	G?=:<9
^两家	9D<@=A
^中	9=>;F@
^中介	;<>=F:
^主	@>=<:B
^九	=A<@C;
^也	D9@B:;
^也没	<??B>?
^二	<>:D?>
^五	B<<AB7
^交	C<==A;
^亲	=====C
^人	9;<;AE
^今	4AD==@
^今天	9EB;9>
^今晚	<<C<<A
^从	B<?::C
^仓	A<:=A?
^仓库	A<:=B?
^他	6DD7C<
^他们	8@B>A?
^付	6DF;<>
^付款	9BF;=:
^以	B:A?;;
^以后	D;A@<8
^任	@=;C<=
^任务	@9<D=?
^优	D=>A>;
^会	IC;;74
^会员	D>=@<:
^会议	C@<@<:
^但	6<??9D
^但$	7>?@:B
^住	:>D>?<
^余	B>=C>:
^余额	C==C>:
^你	<;@9H9
^你说	=;?>D<
^保	?G:B<8
^修	B<<<C9
^值	D?><==
^假	C>==;@
^停	D;B;>;
^充	E;?@=;
^先	48A>:G
^先别	>==;>D
^免	B9BA>;
^免得	B9BA=;
^入	=;??AC
^全	J<::96
^公	A;:>?A
^公告	C:>?=@
^六	?C=9?=
^六点	CB@<=8
^共	A;E<=9
^其	=C;<B<
^其中	:E<:B:
^具	<C=;??
^具体	<C=;??
^再	5:B7<C
^出	B9?>=C
^分	E<>=<<
^刚	@@=A9=
^刚才	8@>B=B
^删	>;H<=7
^别	A<B9>B
^到	4?F::D
^到时	:;G=>;
^前	>C;BC5
^剩	6=?C=E
^剩下	8;>C=D
^加	A=@B<;
^加班	<C?>??
^包	>D;@?9
^包裹	=E<@?9
^北	:C?>>?
^医	>B;=?@
^十	D=@?;9
^单	=B<<@@
^单号	:@<=<D
^单子	C@?<>9
^卡	?B=B:8
^卡在	:?>D?=
^原	@C:<><
^去	9A>>D@
^参	9=??@D
^发	=?>E9>
^发布	8=<A>D
^发票	F;?A:8
^另	A?:B?:
^另外	B@;@?9
^只	9F;<@A
^可	>A@?<=
^可以	?;E;@<
^可能	><9B=D
^号	>?><>C
^合	=A?@=>
^合并	B<=B?:
^同	A==>C:
^名	<B>DA:
^后	8>?@BB
^周	B?A80?
^周三	:B<B>@
^周五	9A@<<B
^周六	G6@=;;
^周四	C=?9;>
^和	:D>?>@
^商	>;>=D=
^商家	8>@>E=
^四	>A<;<B
^回	BAD77<
^回执	<E>>=;
^因	:9<A=E
^因为	;:=:=G
^在	;A=8CA
^地	?>>B:B
^地址	@=>C<=
^处	6A9@<C
^处理	8;:A=E
^备	@9<?B?
^备注	A9<=B>
^复	E9>><@
^复盘	E;>>==
^多	;F=><=
^夜	7A?>BC
^夜班	9A??C?
^大	@9::AB
^大概	:>=>>D
^天	:<>>=F
^她	9E<<D9
^好	<:8@8H
^好的	;<==:G
^如	8:J7:<
^如果	:=H9;=
^学	B=;>C;
^学校	9@=<C?
^定	C:@9??
^定了	B;D==9
^审	<:>?BB
^客	AA@:A8
^客户	B=>=A;
^家	B?<;A;
^密	B@C;:;
^密码	G;>=<>
^密钥	<CD=<;
^对	:=:AE@
^对方	8>;@F;
^导	F9<?>;
^导出	E;=A=<
^小	B=C;=9
^就	;8AE<<
^尾	AE=>8:
^尾号	=F>=:;
^工	A>?@A6
^工单	@9=<@A
^已	IC7787
^已取	E>?>;>
^已提	>C=>A=
^已经	CC;:5A
^带	;=>??E
^帮	?=<;C?
^帮您	D><;=@
^平	<C>>@9
^平均	;D???>
^年	@B=<@=
^并	F=>><;
^库	;E===<
^库存	;E===<
^应	7D@@>=
^延	8E<=B<
^建	::B8;C
^建议	9;B8<B
^开	>:A@:B
^当	<>C??;
^待	4>J8;7
^待您	<<F<=9
^很	9<>A<C
^很多	:>>=<F
^得	7>B=?A
^快	A@9<?=
^您	1=C@EA
^您上	7><>H:
^您不	===;>F
^您先	;=A<=C
^您可	<=<=>D
^您好	><;B<@
^您的	H95E:7
^您看	=;?;>C
^您给	:=F==:
^您要	<=E@:=
^您让	;?8>CC
^您说	6>F<?=
^想	:BB;=>
^感	:====F
^感谢	;=>>>E
^成	G8<9;>
^我	>6@B6A
^我先	==E===
^我再	=?G<?;
^我只	AB;<??
^我可	==G<>9
^我就	:>=C?B
^我已	@BA<:<
^我把	E<<>>=
^我来	<=E=?;
^我没	<<9I?;
^我记	8===>G
^我这	A:AF=5
^截	D@<<=<
^房	=7A?G<
^房东	<;><G:
^房租	@<?>B>
^房间	@=>C>:
^所	888EA?
^所以	888EA?
^手	<??B<@
^打	=6AA:C
^打开	:<A=>D
^扣	9D<A@?
^批	9?CC@<
^找	9E;?>A
^把	9?@=>D
^投	E:<C<:
^投票	@;=E@:
^报	F95B:?
^报告	B;>A==
^报销	C:<;@>
^抬	BB>=>9
^抱	9:=><G
^抱歉	9:=><G
^挂	:;B?@B
^按	G9<:7?
^按您	E=;=8?
^换	A;D?:<
^排	AB<=>;
^接	<;ADB:
^接口	>:?E>=
^接机	E=>>>:
^提	>9ADA?
^提交	==?D?>
^提醒	@8<>CA
^搞	I;;:<7
^搞定	G=;;=9
^摘	E:==>>
^支	8D=B?>
^收	?A>74D
^收件	C>>;;@
^收到	><?;:C
^改	A7D=<A
^改签	<@??>C
^放	C6A:?>
^放在	D:<=C9
^故	8<>C=D
^数	A=;<=D
^文	B@@=;:
^文件	<CB>=<
^新	F;@96<
^方	=DA?<:
^日	ACA:<8
^日历	@<BC=;
^日志	>E=:=;
^日程	E<?:?>
^旧	E77?=B
^早	8><=>F
^早上	=:>?>E
^时	C;=9AA
^时间	C==<B9
^明	BAB99:
^明天	AD>=>9
^明早	F;C<;6
^昨	5<=AF=
^昨天	8>>=D@
^是	C89?D=
^晚	;==>=F
^暂	=<<D>?
^暂时	>=<C>@
^最	2H:;>A
^最好	==:;CC
^有	4C:<F?
^有三	>F;9B7
^服	BA;A<9
^服务	BA;A<9
^未	8@AB=7
^机	A89AA>
^机器	C<>B=9
^权	D<=@=;
^权限	D<=@=;
^材	8@C>B>
^材料	8@C>B>
^查	2K<<;<
^查到	8E>>>?
^标	B;C>=<
^款	J:;<;9
^款项	I:;<<:
^正	5@C=A>
^正在	9:C9C>
^每	?@;<=A
^水	<A;A9A
^水费	;><C=@
^没	@>@@;;
^没有	=E@:><
^没问	CB>8>?
^流	7D<==B
^流水	:D>>>>
^测	5J=<=<
^测试	5J=<=<
^海	>;>C<@
^海棠	<:>D=A
^清	>:A?>B
^灯	G:=;9=
^点	<?@9;C
^照	BC;<=<
^物	<?=:E>
^物业	>:>;F<
^状	<C:;=B
^状态	<C:;=B
^王	:<<=EB
^现	<CC=:;
^现在	<CC=:;
^班	@=>>B;
^理	@A@A9:
^生	9=?D=?
^生产	=>=E?;
^用	B9@?<?
^申	B@B=<9
^电	B=7>?>
^电费	E=<:;>
^留	9A:B=?
^登	B:<<<C
^登机	@8===E
^白	?C>>>;
^皮	F9>===
^目	7C:G;7
^目前	7C:G;7
^看	5?C>BB
^短	=99I;>
^短信	>::I<;
^确	?;B<=>
^祝	7>>>>F
^祝您	<=>>>D
^票	A9=F==
^租	@:=:E@
^税	<E=?>:
^空调	G:>>=<
^窗	F;=A<9
^窗帘	F;=A<9
^第	>?>9=A
^等	59GG:7
^等您	=>FA>4
^签	A@?>?9
^系	7@:E@;
^系统	7@:E@;
^红	D:C><<
^纪	AA<:B<
^纪要	AA<:B<
^线	>E><>;
^线上	>E><>;
^结	B;:C>=
^结果	C9:C>=
^给	=;B?8F
^给您	>==>=E
^续	D:B@9<
^编	@;<@;A
^缺	>B=B>:
^网	8B?B@?
^网关	7C=CB<
^群	;C??@@
^老	;>:=H9
^能	;E9;=?
^自	F;:::A
^自动	E=<<;?
^航	?<<<C?
^茶	A=<C>;
^药	D:>@?:
^落	D=>>>:
^血	9C?@@B
^行	D;<<:C
^西	;C??>@
^要	59L::;
^要不	=>D=>=
^要我	>?B??=
^要是	<>?<>D
^订	C>9>?<
^订单	??9;AC
^记	<;>=?F
^记得	9<>>>G
^证	D<A>;9
^评	F7<=A8
^说	?:<@;C
^请	8=@:8F
^账	9@=B@@
^账单	<?<@C=
^账号	A:AB9=
^货	7>??F@
^费用	A<>>C;
^超	8A<B<C
^超时	=><;?E
^跑	9EC;<;
^跟	F<>=:;
^跟您	:@@??B
^路	:?B;=A
^车	B=;?9A
^转	=@>B:A
^转账	9A@@<A
^辛	:A>>>B
^过	6<BA=D
^运	=BB><=
^运单	8A@??D
^还	<?:CB=
^还剩	;H=;>9
^还在	9A;BB:
^还差	>:CA>;
^还是	<;@>>C
^还有	<C=???
^还没	=:;D>?
^这	89?:>G
^这一	=>C;>>
^这个	:==@:E
^这单	=@=>D9
^这回	F=:=>;
^这是	<=C<C:
^这次	C;=A=<
^这笔	<=D==>
^退	B=5D;>
^退款	C=8A=<
^通	=B?B:=
^通知	B<AB;:
^那	<8@B>>
^邮	6<CF@>
^邮件	=>BC:>
^邮箱	7>@DB:
^都	>C=@<<
^酒	C;=B<<
^酒店	C;=B<<
^采	>C?B=:
^重	A@?<:<
^金	69;<<J
^金额	89;=<I
^钱	>9=I;9
^银	;@;B@?
^银行	;B<BA8
^门	@?B@:;
^闹	D9>@?<
^闹钟	C:>@@=
^阿	;;A?D=
^零	D@>=>9
^需	<=EB>8
^需要	<=EB>8
^青	:D>>?>
^面	@B@<=;
^顺	;A>=AA
^预	=D?<8=
^预计	8HA<=9
^餐	;C?=>>
^马	>9=<CA
^骑	8C=@D8
^骑手	9B=@D9
^骨	9?C@D?
^骨科	9?C@D?
^高	9E==<B
^麻	><<=>F
^麻烦	=<<=>F
a	?9@9;F
a #	=7<?=G
a backup	H=9;=8
a comment	G:==>:
a confirmation	B>C>>9
a draft	7=G>>=
a ing x	:@<A;B
a month	=EA<=:
a new	?=<AB;
a note	F===>:
a reminder	C=B=>9
a week	B9;@<A
a x $	;==;;G
a x :	9@=?@E
a x and	6D@A>B
a x at	B8BB<9
a x for	@:=<D<
a x is	A9;B>A
a x of	>D<?>:
a x on	?:=>@B
a x s	>9@<=C
a x with	D=?==<
a x x	=>>?<B
a year	>F<==9
able	B=;E>9
able to	B=;E>9
about	;=@86H
about $	>=>:>F
about 0	;BB==>
about a	;?>??D
about the	D:;><@
above	7=B?>D
accepted	DA:7B5
access	E<;>><
access to	B;@?@=
according	3E9:B>
according to	3E9:B>
account	?A:;=B
account $	A:9>@D
accounts	D9<=@@
active	AAA9>9
active $	D?B;>9
add	9=D@==
added	B>;=D3
address	B?@B?3
address $	C>@;B9
address is	===D>;
afraid	;=@D?:
after	:C:99G
after 0	9>:B=D
after i	CD9=<:
after the	<>=<>E
afternoon	@D><;:
afternoon $	DB<<<:
again	C=D89:
again $	A>B::=
ahead	>@D8=>
ahead $	?;B:>A
alarm	G9==<;
all	EB<82:
all 0	C??<<:
all set	E;>>@;
all three	C<===>
all x $	>CD:<:
all x s	DB<<<7
allergy	F;=>=;
alone	6;=H>;
alone $	8<>G?=
already	3?33T2
already $	9B?>B>
already ed $	:>?>E>
already ed the	=:;;H9
also	J:;;>8
am	A=:<<B
amount	@@;;9B
an	B?:@;=
an answer	:E=B<:
an hour	8@@=BA
an x $	B;:C<>
an x x	?C==@:
and	CC>6;5
and #	=>?C;A
and 0	=?A99B
and 0 $	C6@=>D
and 0 x	9E>?@?
and a	@>?::@
and a x	;@@;;A
and assigned	9C>>=C
and ed $	K7;;87
and ed the	E;:<A;
and ed to	:B>>=C
and ed x	?C:;B9
and i	>?AA=8
and i x	>=E?>:
and it	?<CA9;
and s x	B8C:=?
and the	E>@==2
and the s	E8A;;:
and the x	?A??@6
and then	8<@F=A
and two	<F><?>
and x $	5EA;;@
and x 0	9E>>>>
and x has	E@<=;9
and x s	=@>=C<
and x the	@8>@9D
and x x	:A9>8G
and you	;<=;AC
and your	>A=<B=
another	4A>@>E
answer	=A=F;7
answer $	B:>D=:
answered	=>=CC3
answered $	<:=DB:
any	A7AB;=
any more	H;===7
any time	:@E??<
anything	;96E;G
anything $	;:=F>=
anything else	?><<=D
api	A=:@=C
app	=:=;:G
app $	B:;<=C
applied	>==C><
approval	3:=I>B
approval $	8?=G?=
approve	?A<C=;
approved	=?D9D5
approved $	>=C=B9
archived $	F;>>=<
are	E@;?.9
are done	:@@@?E
are ed $	?E>9;<
are ed for	B;D<=9
are in	BA:A<7
are in the	CA=;=:
are on	F8A==9
are x $	@A:?;:
are x s	<D==>>
arranged	G<<=>9
arrive	C<?9;@
arrived	<A:AD9
arrived $	<<<AD;
as	F<9<>=
as #	7D@@AC
as a	?>?<;A
as it	8;=D>A
as it was	8;>C>B
as of 0	>9>=>D
as of x	>D=>=:
as well	D:?=A;
as x $	B;=<C>
as x as	:BD9>=
as you	B:?<B;
as you ed	D<;=;>
as you x	8>C>E;
ask	6:@:<H
asked	F66;<D
asked for	B:7=AB
assigned to	:C>>=C
at	CC=:?5
at 0	C>=?@4
at 0 $	D=@=C.
at 0 pm	=9;A?D
at 0 x	B;<A>;
at four	D:B==;
at noon	A@D::9
at the	:BC>7>
at the x	<D??7?
at x $	D<@8B9
at x 0	=?=D=;
at x x	C><:9@
at your	:B=<=C
attached	C@=<=;
attempt	=>?D>:
automatically	>:B;?@
available	<?>F?:
average	6G>?@>
away	A:B;B;
away $	?:@=B=
b	@@=68A
b #	@=:<9B
b # $	??;=<A
b 汉	D@>=>8
b 汉 $	CA>=?9
back	G8A==7
back $	@=7>B@
back door	A;<>>C
back on	D>A<<8
back to	@AA<=;
backup	G?=9?4
badge	A7D><;
balance	4M:9<>
bank	9?=E9B
basil	A?=B<8
be	80C@-F
be changed	>>=E>9
be charged	>>F<>8
be ed $	6:BE;<
be ed x	:;CC=<
be x $	9;B@=B
be x x	B<:8=E
because	6=8G7B
because $	3=8G:B
been	C84A?@
been delivered	7>?=DC
been ed $	=16CAD
been ed in	C<?>;@
been ed to	I<>?:;
been ed x	9@=9DB
been told	G>==<:
been x $	A9@B9>
been x x	:@>B;B
before	@;<>?>
before the	E<?;=;
before you	9=;=CC
behalf	A=C>=:
being	D@8@>7
below	9<?;=F
best	9CA<<@
between	;AB:=?
bid	F>=<=8
bill	D9A:D6
billing	AA?9><
blocked	=@;C==
bo	<;=D=?
board	A;:@:C
boarding	D8<;=B
boarding pass	C9<;>C
book	A<E;=<
booked	?@?@F.
booked $	@>B@<9
booked the	<<@>E9
booking	=?=C>?
both	E?>3:=
both $	F9=<=@
both are	9;B>>D
both s $	A>;:<@
both s are	=C@<;=
bought	C@;A<=
bounced	5@?G@@
bounced $	7>?F??
box	8@=<CA
branch	A<<>=B
breakfast	E>=<<;
bring	=;<>>E
brought	E:<@>=
bucket	A=F;<8
budget	>@C;;=
but	3;;EAC
but $	3;;EAC
button	;::EA@
by	7;<8M?
by 0 $	D?>><;
by the	69?@I9
by the x	9;<@G:
by x $	>=;3AE
by x x	79:?ED
by your	8;>?G<
c	@G9A93
c #	BB=;;8
c # $	E@><=6
ca	<C7H98
ca n't	=B8H98
ca x x	?C5G;8
cache	G<;<<<
calendar	C9<C==
call	F@66<A
called	E:<:@;
came	?@9DB4
came to	8F>>?=
can	B:E32?
can be	9;@>=C
can be ed	:<??=C
can see	AD;=>;
can x the	D=C;=:
can x x	=A?<>A
cancel	<8EA=>
cancel the	=>F=>9
cancellation	A<<D<<
cancelled	@986I9
cancelled $	@<?:C:
cancelled the	;<==F;
car	?AC:=<
card	A>>?<>
card $	A9?=;B
card is	=C9=>D
care	E@?:<9
care of	E@?:<9
casa	?G:<;8
casa do	=E<=>;
case	@???9=
certificate	E9@A:7
change	??8C@?
changed	7@:DB@
changed $	=;=C>@
changes	8B=@@A
channel	B:<>@?
charge	<?<:=F
charged	A=E:?:
cheapest	9F>>>=
check	4E9F7?
check $	==;G;9
check the	:?><?E
checked	@D@:::
checked in	E=??<>
checkout	D;;@<>
checks	9C????
ci	>E><=9
cinevault	9C@@?A
claim	<EC::9
close	9@=B;A
closed	;@8?D<
closed $	@?<;D6
code	:F;>7?
coffee	D:=>>?
colleague	:;==F>
collected	=:;<EA
com	BB<?=8
com $	=D=@=:
come	;B@;:A
comes	:F<<<A
comes to	<E===;
coming	H8==A5
comment	E@<==9
commit	B9<;>@
commit #	F9=<>;
complaint	D;?>=>
complete	EA=;:7
complete $	F?>;;9
confirm	;<BC<;
confirm $	==EB>7
confirmation	=D@E73
confirmation $	8:9H>=
confirmed	F7<;B9
confirmed for	F:>><=
conflict	6;=H>;
connection	=;>D>;
consent	A:E=>8
consider	E;==<>
contacts	CA;?;7
contract	6F8=B@
contract $	:F9<?>
copy	?A@89@
corrected	C9>=>B
costs	B;<;:D
could	4A?H99
could n't	;?;G>9
could not	<=8H=:
could not be	=>:F>:
could x be	><>D?<
could x x	;C?B=9
council	>:B=C;
count	6G@@A?
courier	@6@:F6
cover	;E?=?;
covered	===<<E
cpu	6F=??B
crash	:G>=;:
created	C<<@A8
credited	G;;;:>
crm	G9=<>9
csv	E@;=>;
customer	E8=9C9
customers	D;B>>:
customs	8C@@@A
d	=C@C<7
d #	=C@@<8
d # $	>C>>><
dana	?D87B6
data	>7C@;>
date	5BB@@?
day	4?B7:F
day $	99B;;D
days	7A?48H
days $	7>B7;F
days to	<>:>>F
dear	9<>=>F
dec	B9>=>B
december	E9;;8B
december $	?===<E
december at	G9=><;
declined	C><A<8
delete	87E;;B
deleted	<A>AC:
deleted $	:D?C@>
delivered	4A:9K=
delivered $	::=<H>
delivered :	8E???>
delivery	;F>9>=
delivery $	?C:<?>
dentist	8F;@B=
deploy	E<:B=8
deployed	A:==D;
deployment	C:@B@9
deposit	>9@AE:
desk	7<:;EE
desk $	=9=><F
did	E46D@<
did n't	66:G@?
disk	@?<@A8
dns	?>C:A8
do	><B;8B
do $	==:<?G
do n't	A;><;C
do rio	=E<=>;
do x x	B6;<<D
do you	=>H==7
do you x	=>G=>9
dock	;C??C<
document	89BA>B
does	:>>A@>
dollars	?9?<>D
done	J7798<
done $	J;:888
done :	C:>=>>
door	F:7=7D
down	E:7E6>
down $	:9>E=@
down to	D@;==:
dr	<:?C=A
draft	8BH;;9
drive	D7>=<B
driver	E?9:B:
dropped	B9=B>9
dry	;C9@<@
due	4ED99=
due on	8H<>=:
duplicate	;D;@?:
e	<=D@;?
e #	=>?@>C
e # $	?:>>>B
each	AB?;;;
each $	AB<==8
early	=7<<BE
ed ! $	I<;=<;
ed 0 $	;?@E;6
ed 0 s	?D>99=
ed : $	F8CA93
ed ? $	C?>>?:
ed a x	>?<:E:
ed and s	D9B;=;
ed as x	G;><;>
ed at 0	@;<D=:
ed at x	?C==?:
ed by the	:=;BF7
ed by x	:5?;GA
ed for the	H<<<;:
ed for x	?9CA=;
ed in $	=>?C@;
ed in 0	69=;AG
ed in the	:@F?><
ed in x	B<;:?C
ed it $	B6@<E6
ed it in	<<>>E:
ed it x	8@<AC@
ed on x	98A=D@
ed that x	;;=<F<
ed the ing	?8:<BC
ed the s	:;<<H>
ed the x	A563S1
ed to 0	=B=>A<
ed to the	C;?;=?
ed to x	E:9C;<
ed to your	CA;<9?
ed until 0	A7C==@
ed with the	E=B<<;
ed x $	0G?@F;
ed x 0	=>D@<:
ed x a	F=<>>9
ed x s	G69><=
ed x the	E;=98B
ed x to	E=<=>=
ed x x	;C6:D?
ed yet $	<;>G>;
ed your x	>;A8G9
eight	;D:9B?
eight $	=D:9A>
eleven	?F=;<6
else	;@::EA
email	=;B?B@
emailed	<>A=CA
empty	BB;?=9
end	F><8:?
ended	E:>=<?
ends	:E==<A
enrolled	D;=<A:
entered	><=@D;
entry	D9<@A8
episode	<:E=>=
erp	F=>><;
erp 汉	F=>><;
error	;H<><8
eta	:D>??>
eu	D?>9=?
eu west	F;>;=<
eur	;D?@?=
eur $	9E?@?=
euros	?=C;;>
evening	<<A=@B
event	C:=@=>
every	A=?:<B
everyone	I:;>:8
everything	A:8B9@
example	?=;@?B
executed	D;AB;9
exists	E=<@<7
expect	8;B>?B
expired	2:<H:D
expired $	5><G<B
export	C9=D=9
f	;B@>@@
f #	;?A?@A
fail	<F=9>;
fail $	=F=:><
failed	5?<C<>
failed $	6?<B<>
failing	;D>A<;
failures	7G?>><
far	6F>C>8
far $	=:>G>;
far :	8F>A@>
fee	C8A9:A
fee is	<:B:>C
fell	D:=<=A
fenn	AB@<>:
ferritin	8E???@
file	AB=:B8
file $	B?@;A8
filed	C9C>9:
files	@@@:=>
filled	8:G>B8
finance	E8>?A9
fine	=D@;B7
finished	E;A;;;
first	?7B@>=
first $	?6AA8@
five	=@@78B
five days	;;?=>D
fix	::B?D>
fixed	AA<;A6
flagged	E<=>>;
flight	@A@8@;
flights	@C:<<;
floor	>D===<
folder	CAD9<5
folder $	C=B=>:
for	F9D;:9
for 0	C?::><
for 0 $	=E<>?:
for 0 x	C==?==
for a	<E<<@=
for a x	9E=<@>
for approval	;>9G>:
for it	B;;<B=
for me	<<=E>?
for order	F:>>>=
for the	B<?A2>
for the #	>==E:;
for the x	B??=8>
for two	H=:<;8
for x $	;8G@B7
for x at	C:@==<
for x is	F;=>>;
for x s	@>?8:A
for x x	=BC=:>
for you	D4?8@<
for you $	@8?<C;
for your	6AD@<?
for your x	:A;B=A
form	=8A=@B
found	9I9<<;
four	;N=4=.
four $	B>C<<9
four invoices	9F>>==
free	/K<?:@
free $	9D==>?
french	=:>==E
friday	@=@:@>
friday 0	F7=>>@
from	DA79<>
from 0	BC99;=
from 0 to	E<>>=;
from here	A<=D>:
from here $	>>=F?;
from now	D;<==?
from now on	D;<==?
from the	AA787C
from the x	>B:9:D
from x $	AA<;=;
from x x	CA;<=?
from your	=:<CA=
front	B6<A;B
front desk	;9=?=F
full	9?=F;;
full $	:>;F;;
funds	=:=G>8
funds $	>:>F>:
g	B<9?6A
g #	C9;;9B
g # $	@5<;<D
garage	><=;D>
gateway	:?=CA<
gave	?;9?F8
gazette	7D@A@A
gb	<EA<<8
gb $	6FB==:
get	:7I?:;
get a	:<F==<
git	8BC?>?
give	9?F:;>
give me	>>H<=7
given	?E<=;>
go	5:F;:@
go $	<>E>>;
go ahead	=>E=>9
go x $	;=?;=D
goes	<=I999
going	E=@<>9
gone	J77B77
gone $	D=?@>7
gone from	F<>=>;
gone through	;B:B=?
good	B9A79B
good news	H:==>6
got	J96E92
got a	AB<:;=
got it	?:<;<D
got the	G:;C86
great	<:=;=F
green	6K<9=7
green $	=F=;>9
group	??;D<9
guest	>A:=9C
gym	C@;=B9
h	BC;=>9
h #	BB<=>;
h # $	9G@@@A
had	8@1:L7
had already	;;>=F<
halberd	;A?=C9
halden	>D?>=:
half	;A<A?>
half past	BC<<<9
hand $	E;A;;;
handed	9:BAG8
handed to	9A@@E=
happy	6=:=?I
happy to	9=@>?D
has	F>3>C9
has 0	7I===;
has 0 s	:G>=>:
has a	E==:<<
has a x	E==:<<
has already	8A>=F;
has already ed	9A>>E<
has been	E8;A>;
has been ed	D97>A>
has been x	B=AC69
has ed $	7<;>@E
has ed it	>;;CA=
has ed the	?:;;F:
has expired	9=?E<=
has gone	C9>:;B
has it	D>>=<;
has n't	7CC@::
has no	;E?<==
has no x	;F?:>=
has the	HA?664
has the s	G:==<;
has the x	F?@897
has to	7;;G9>
has to x	;=:F==
has x $	:?>?<C
has x been	;<?F><
has x ed	;C??;>
has x x	<:B:CB
has your	F:>;A9
have	A>3A6C
have a	=;??>C
have a x	=;??>C
have been	@@8=<B
have been ed	>6:>>E
have gone	@;:F=9
have it	E:C;=;
have n't	;?;D>>
have the	H9>::;
have the x	H:=;;8
have three	9E>==?
have to	:<:;=I
have to x	;<;;=H
have x ed	<<<J>8
have x s	>F::<=
have x x	=;<E==
he	>B89H7
he 's	AB=>B9
he 's ed	8E@@D?
heating	L49:@;
held	=;;F?:
helen	B:D=>:
help	8=:@?H
her	F===>:
her $	D@>:<;
her x $	E;@;>=
her x is	>>=E>:
here	58D@8F
here $	9?BD=;
here 's	6:>:<J
here 's the	;<=<=F
here 's x	9>A=>D
hi	9=>>>F
him	9:C@C<
his	D:98F:
history	>C=;==
hit	6C@E=7
hold	:FC<:;
home	@:;:<F
hotel	DA?<=5
hour	7@B<B@
hour $	8AA=>A
hours	?=@9A?
hours $	B8A<C;
house	8?=>C@
how	9<9:CG
hr	>@B=C7
https	88=<>I
https :	88=<>I
i	7ADE0>
i #	9EA9E8
i # $	6FC<C:
i 'd	;8E;:?
i 'd x	6:A==C
i 'll	47M2><
i 'm	47E>=A
i 'm ing	;;G??6
i 'm not	==;@?B
i 'm x	8;B=>B
i 've	B:>=4B
i also	F=:<><
i asked	D=;:>@
i ca	:@7F>=
i ca x	:@7F>=
i can	8BI6>5
i can x	9CH7>3
i checked	8G=<?:
i could	;;EB>9
i could x	;;F@>9
i did	B:;E?;
i do	<=AB>8
i do x	<=AB>8
i ed $	;<<D>@
i ed at	:G=;>;
i ed it	<?:@=C
i ed the	C>977D
i ed to	<>:E>=
i ed x	DB9@=9
i found	;F<?>9
i got	=89FC9
i have	::6H<?
i have no	;>=D?<
i have x	>9;C>A
i left	<67I=;
i looked	8G=;>;
i need	:;I;>7
i only	DA?5>@
i put	E<>@=:
i ran	7H<>><
i see	8B<<>D
i took	E>;<>;
i tried	A<6E>=
i went	=B<8>B
i x $	9B=;?D
i x a	F=;;>;
i x ed	D>@:6<
i x it	?:?A=A
i x s	:?D??B
i x the	=C:E:9
i x x	;D@?8>
id	6C===D
idle	8D???B
if	.3I94B
if it	==G>=9
if it s	>>D>?;
if the	:<A?=@
if the x	:<A?=@
if you	88D88B
if you x	99D::@
in	CA84??
in #	>?;9E>
in # $	:@<=D@
in $	G>:@;2
in 0	0B;8DE
in 0 $	1><:DE
in a	=@A<;A
in all	9B>>?B
in october	8H<=>9
in place	F9>>>:
in s $	:E=B=;
in s x	CB<;><
in the	@@A?1>
in the s	?9A=<D
in the x	@A>B3;
in total	:FA>>:
in use	:7CF>:
in x $	9E:BE8
in x 0	D?;=<>
in x s	;C>9:C
in x x	7=<><H
in your	H>?76;
in your x	I<A879
inbox	G?>89:
inbox $	E;;==?
ines	<EB<=8
informed	G<<<;?
ing ! $	9?>??F
ing 0 $	F9<<=@
ing : $	:A<B>?
ing ed $	<9=F>@
ing for x	A:@D=9
ing for your	9>EA>:
ing has been	@=>E=:
ing is ed	AD;?=7
ing is x	BA:8=@
ing s $	87=@CB
ing s x	98AA=C
ing the x	:B?>;B
ing to the	4C;<C>
ing was ed	=<>F>:
ing x $	A;<C:?
ing x is	;F<>>=
ing x s	:D;?;@
ing x the	B;D==:
ing x to	B:=;AB
ing x x	B8===B
instead	E=A9>8
instead $	E<>:?<
insurance	9C=@=@
into	?;AA8>
invitation	I9><;9
invitations	G9><>;
invite	B9B>?>
invited	A:=B<?
invoice	F@;7<;
invoice #	B8>@B=
invoice $	=D?<<=
invoice was	D;>@?9
invoices	>DAA96
is	DD:?#9
is $	9B=A@@
is 0	0K<:=B
is 0 $	8C>>?B
is 0 s	:F>=><
is a	98@B>E
is a x	:9AB>D
is at	AB@8;8
is at 0	>D:;=<
is back	K7=:=9
is booked	E><?>:
is cancelled	D;:<B9
is down	@>=C>9
is due	8?D<>@
is ed $	A6=C>?
is ed and	B<B<=:
is ed by	@D=>=9
is ed for	E8@:<?
is ed in	:>E>?@
is ed on	6<>=>I
is ed to	D;@<=?
is ed until	><<E>;
is ed x	>B@:>>
is free	8G?=?;
is from	9G=<=<
is from x	9F>=>=
is full	8A=D?;
is gone	F8>@>8
is in	K@969/
is in $	F<><=:
is in the	C>=>><
is in x	B@><=9
is in your	H8>=>;
is ing $	<?;E<;
is ing for	@;8E><
is ing x	AA<@=7
is live	I7=<=9
is locked	>;=E<9
is n't	539F>D
is now	K3<;<?
is off	D8<;>@
is on	ED8782
is on its	D?><=;
is on x	>D<<=;
is open	>F==>8
is out	I9<8=9
is overdue	8D><>@
is ready	>@E9>;
is running	CA=;=8
is s $	?:=9>D
is still	1A>J=:
is still ing	=:<F>:
is still x	<F><?<
is the	8@A=>E
is the x	8@>=>F
is under	H:>:>:
is up	E;;9==
is valid	;F>=>:
is waiting	><8E>>
is x $	D<=C89
is x at	;D=;>B
is x ed	7C<D>?
is x from	F:=;>>
is x in	@B>?>9
is x on	E<==>;
is x to	C@@;>:
is x until	;F><>:
is x x	<<B=:B
is yours	G6A7<<
issue	H8;=A8
issue 0	H:=>=:
issued	H7B;A5
issued $	G:=>?8
it	9:B>H=
it $	E0>9C>
it 'll	D?:B::
it 's	A??B>6
it 's 0	8H=<=;
it 's ed	;<BB<A
it 's in	C?><=;
it 's x	C<;B?8
it :	<9:;CD
it : $	<9:;CD
it ?	>>F>>9
it ? $	>>F>>9
it as	9D=:@>
it back	:=D=B<
it did	@@=8=D
it ed $	A:>B>>
it for	ABA=>9
it has	;?F=>9
it in	>77;EC
it is	9?7B<C
it is x	<@;:>E
it may	==;D>@
it now	<;D<>@
it on	=7@<D?
it s $	<?C<=?
it s x	5;C::E
it should	<<<>>F
it to	>;B:E=
it to x	?=C:@?
it up	=:??AA
it was $	8<>C>B
it went	D;??><
it with	:@?B<A
it x $	C7:CC7
it x x	CB?6?>
items	A>B==8
items $	>?C=>9
its	D?;@=8
its way	G=<?;8
its x $	B>9>:@
itself	<8@D==
j	9F<=><
january	9D<<D?
january $	8A==DA
jo	<G@;<8
jo fenn	>D@=>:
job	E5;=@>
june	<D<9C8
june $	=C=:B9
just	F<=:9>
k	<F;<==
k #	<F;<==
k # $	<D==?>
keep	>9B;<B
kept	:=9EB=
key	D=C:9:
keys	:BD;A8
kitchen	C<A=>:
know	B;??:>
know $	?BC9=<
knows	L6;=;3
knows $	F;><=9
kofi	8@>=>D
l	:@>??F
l #	:=>@?F
l # $	:=>??G
label	B<@@:;
label $	D:=@=:
labelled	8>?@?F
labels	E9>;A<
landlord	<9<>G<
laptop	D9@:@;
last	6I88H4
last week	8=><DA
last year	9C==A>
late	B::=E<
late $	;?8AF<
late fee	E<>@=;
leads	B6=F=7
leads tmp	>9>F>9
lease	D=>=?<
leave	9A;D?@
leaves	6CB<<A
leaves at	7D>>>@
ledger	@===:D
left	9?:G?8
left $	6H<@=9
left a	H:<<=9
left the	;46J?9
left your	E9C<=;
legacy	;E=><=
leo	<>=BC9
let	B9<;;E
let me	:=;>=F
letter	F7@:>;
lights	F><=;7
like	<=F:><
like me	>>D>><
limit	C9A;<A
limit $	8=C?@B
line	?@9<<D
link	F9<<<>
list	A;E9=;
list $	E6>;=>
listed	:D<9=C
lists	:F=<=<
little	:=>??D
live	N2:899
live $	F9=;<?
live in	F:>>=;
live on	F;>==;
lock	B?B?<7
locked	>7>I95
locked $	;;<H<9
log	A?;@D4
log $	A;=;F:
logged	:;=BE<
login	8C=>@B
long	6?=;;G
longer	E;A<=:
look	9AC8<@
look at	>;>;>D
looked	4K;;=:
looked at	7J<9=:
looks	;?;=@D
lost	;?>;=E
lost $	>B@7>C
low	7H???>
lu	99>??G
lu #	;9>>>F
lu # $	;9>>>F
luck	9=?C?C
lume	AC<=<:
m	><B;C?
m #	<===EB
m # $	A9=>=B
m # 汉	8C?>E>
made	@;A?B:
made $	:=CBB>
mail	:D?B8<
mail has	9G>:=<
mailbox	??B<A7
mailed	@@C?;<
mails	ACB7:9
main	DAA:;7
makes	:D=>=>
manager	=@=D?8
many	8>=:AF
march	=;?=F;
marta	E7A;;>
match	<E>=B9
may	<E5AB?
may $	:G77F5
may not	>>=E>;
mb $	=9>>>E
md	F:=;=?
me	03GDB:
me $	>=9EC>
me a	>?E>>:
me know	<>@:>C
me to	8:G@::
me to x	9<FB::
me x x	>>8<>G
means	;>>;?E
meeting	>:B>@B
merge	5@?B>D
merged	A6=?D>
message	E95B9@
midnight	A@<:<?
might	<>;<=F
migration	?7DC=:
migrations	C9<?>@
milk	@;B9A>
minute	@;B;<@
minutes	>DA76>
minutes $	>@@:<A
missing	:=9H=7
missing $	:><D>=
mixed	8=>A?E
monday	BB>=B1
monday $	A@@?C3
money	@6?@9B
month	;E=;B=
more	H:859B
more $	G>;:<<
more than	8@?>>E
morning	>7>:CA
morning $	?9=<C>
most	8>;=>F
move	:<H9=>
moved	?5:?H;
moved to	D>>>;=
mr	?:;;CB
mrs	?9;:CB
ms	B>=;>?
muted	K8=9;<
my	?6AB7@
my x $	@<<D=;
n't	175M5A
n't $	=:=G>;
n't be	::BB<=
n't been	;A>B>;
n't know	==:F>;
n't say	=;=AB<
n't see	>>=E>:
n't tell	>><E?<
n:	>?=;7D
n:assertsFalse	G<=;@7
n:assertsTrue	H;06F8
n:deniesFalse	3@:>P=
n:openFalse	(J@A@D
name	BDA997
name $	:E@<;=
nd	E;>>=;
nd #	E;>>=;
need	1?J59B
need a	:=D>>?
need your	<;G<>:
needs	44GF:;
neighbour	<:<<E@
neither	9:<C>C
net	<F>>=:
new	I:A:=2
new one	B7B<C9
news	E:==>;
next	<>I79;
night	7A?9BB
night $	6@A:B@
nights	>><==D
nine	AB::@=
nine $	D:<AA9
no	DB-A?4
no $	D?;=@8
no confirmation	:A9F>8
no longer	F;<<=<
no more	E5=8>D
no s $	CA>6C<
no x $	<B:@<=
no x for	9<>G>>
no x s	C;>=>A
no x x	E>;;;=
nobody	?E:?<9
node	=B@B;9
node 0	>DA<<:
none	9C=@>9
noon	C>A8=<
noon $	B=B9>;
noor	F?;?;8
normally	<<<>>F
north	8D???B
not	8+:M6>
not be	=>:F>:
not be ed	=>:F>:
not ed $	;<>G=;
note	I9<6A8
note $	F:8:C:
noted	=9=<=E
notes	>A:@B<
nothing	4<6E?C
nothing has	;=?G>;
nothing was	=<>F>:
notice	@;;B9B
november $	;?AA>=
now	V1<5+2
now $	G;=?79
now on	G8<=<>
ns:assertsFalse	C@=77=
ns:assertsTrue	S1'3:<
ns:deniesFalse	*B4Z7:
ns:openFalse	06P<6D
number	@9<A>A
number $	6@CBC?
number 0	H6><>=
number is	;;=A=D
oa	@;=E=:
oa 汉	@;=E=:
oa 汉 $	@;<E=:
oakline	G:===:
oat	;>BB@8
october	AD;<=6
october $	CA;<>8
of	BE8@49
of 0	A><A5?
of 0 $	=>@<=B
of 0 s	<F<@<9
of s $	9BB?>;
of stock	:9>G><
of the	?>9C6A
of the x	C;:@5@
of them	<C;9A<
of x $	=?8DA:
of x s	8FA;=>
of x x	=D?:;>
off	O87<45
off $	EB7<8:
off the	G8;A;8
off your	E=?==:
offer	F:><><
office	B?>87B
office $	>C@?=;
ok	>=H9<;
ok $	@=B:<>
old	A;<>A>
on	E;:8B:
on $	A;=A:@
on 0	?>=<E<
on 0 x	=>@?D:
on a	A=;B=?
on friday	5?A?C>
on it	C:<B==
on its	F<:>;>
on its x	F<:>;>
on monday	@?::D9
on saturday	@=B<>:
on the	C@69@<
on the #	<C?:C3
on the x	C>7=:C
on thursday	=:D<=@
on to	F>=<><
on x $	5@F5H9
on x 0	CA;<;9
on x at	=A?<:@
on x x	;A;?AA
on your	?:>9:E
on your x	C8>9:C
once	;9H2:@
once the	8??;=F
once the x	:>?:=F
once you	;>I<;8
once you x	;>I<;8
one	8FB6@=
one $	H:B5@9
one of	@?=:C9
ones	<>?C<=
online	@B:=<<
only	AG>2@<
only $	6DA@AE
open	4F7D7C
open $	7>:D=D
opened	=;9>H9
opened a	><;=F:
option	A@D<>8
or	4=GC=:
order	>;CAB8
order 0	9:B<E@
ordered	E6@9C6
ordered $	F<==<;
orders	:A<E<>
orders $	C<>C>9
other	A>=@?<
out	@<>E8;
out $	F==@68
out :	H9=;>9
out for	7=<=?H
out of	><?E;;
out to	E=@<><
outstanding	;F=?>8
over	8???>C
over $	;9BB:B
overdue	6C;:=C
overdue $	6A=<>D
overnight	>8=;G:
overnight $	>8=;G:
own	:<>A=F
owner	;><9CA
owner $	;@<:?D
p	A=>;:@
p #	A=A<:>
p # $	><B><A
p:	B;;=A@
p:assertsFalse	>A@>7>
p:assertsTrue	<?<C:@
p:deniesFalse	8DF=?8
p:openFalse	1A@=5H
pa	;FB;<7
pa #	;FB;<7
page	<G;9>>
pages	:?<>=D
pages $	9==>>E
paid	<;9<K;
paid $	<@:@C@
paid the	=:?<E<
paper	?:8>C@
papers	:@@;E:
parcel	:A=<D>
parcel was	:;=;DA
parking	F=;;@9
part	;=;<>F
pass	=D<:<@
pass $	:F<<>?
passed	:I:79?
passed $	6H>;<A
passport	;@<<@D
password	B<@=?=
patch	F<=;>:
pay	C:F9<8
payment	8<HD9;
payment $	;>BE;<
payment of	@8BC==
pdf	F8:<;@
pdf $	G;><=9
pdf 汉	;?>@?D
pending	8:9F>@
pending $	<;:D>@
people	6B:9>E
per	2D:;CC
per the	8@<<D=
pharmacy	F:A9?7
pharmacy $	F9=<>=
phone	D=:99E
phone $	CA;;;A
photos	@8;<BB
picked	9;=AD?
place	@;=><C
placed	E9B7A9
plan	@>F37<
plan $	BC:9>?
planned	9;G<>;
planned for	9;G<>;
plants	F;>=>9
please	47:=;L
please check	<=9A>C
pm	<>=?>B
pm $	>?<:A@
pod	F@<9=7
pod $	C@>=>:
pods	>F=;>7
poll	E?><:;
portal	=E>><;
possible	;=@D==
post	F=>6;=
pounds	F9@==9
pr	C<B<>9
prescription	@;B>A:
press	?8E@:<
pressed	9C?@B>
previous	?8=:H7
price	B=@;;@
price $	9=>=<F
print	A;:;=E
printer	C9>?A:
priority	EA<<=:
priya	>A<;D8
pro	B99F;:
processing	8D@=?@
processing $	8EA=?>
prod	@;@B>@
production	AC;;B6
ps:assertsFalse	?C<:<>
ps:assertsTrue	K52<:@
ps:deniesFalse	&E9R59
ps:openFalse	57I9BA
public	F:@<=:
push	:;E?=?
pushed	G<<<>=
put	A3D:D<
py	AB<<=;
q	=:==;F
q #	=:==;F
q # $	88==<I
question	8:<;;I
queue	=A=C<:
quota	9;=B?A
quote	E?=<<<
r	<D7;B=
r #	>B8<@=
r # $	9D=<A?
r # x	C9==>@
rain	9F;<==
raised	C:==:B
ran	:H:?96
ran the	;F==<;
rate	<F=<>:
rather	>:?<>D
reached	D<=B68
read	;I;79B
reading	E9>@=<
readme	H9=<=7
readme md	G<>==9
reads	B@==:?
ready	;>K:<4
ready $	=@D<>:
rebase	=<==?D
receipt	?@?:A=
received	H=989=
received a	F9=;<>
record	6B<BC=
red	9C???A
redis	?F?5@;
redis $	BE>9>9
reference	9D<:;@
reference t	=9?>>E
refresh	>BB8<>
refresh $	@DB9=8
refund	C:@A=<
refunded	<E===>
refunded $	;F;?;=
refunds	8G:>>=
refused	:;>F@=
regards	;:==>G
regards $	;:==>G
registered	B<<<D8
rejected	<9>E?<
release	A9BB:9
released	?9=>>C
remain	:<=>=F
remaining	:E>@>:
reminder	D:C@;7
removed	?<<<B@
renamed	E<>>>;
renew	ABB:=9
renewed	G9;@?8
rent	G@;9;9
replicas	F>:>>9
reply	9:C@<B
reply to	9=B>>D
report	=?=@<B
reported	E;;:=>
request	A27G>@
requested	D=B=;:
reserved	C:@D:9
resolved	7;?=GD
resolved $	9?@>AE
rest	@>A=:A
rest $	@;=>;E
restart	?;@=<B
restarted	E><8@9
restarted $	F<>;<<
return	AA=:A=
returned	>?<;E9
review	<A=?=B
review $	;B<@>@
right	BC<::B
right ?	>>7>?G
ring	?;=D<<
rio	=E<=>;
rma	D=:B?8
rma 0	C=:B?8
room	?>EB:7
room is	8G>>>>
rotated	G=>;;:
rotated $	F=><<:
roughly	8F?=?<
rows	B==E:5
run	2FDD9@
run $	8@AE:>
running	C@99A8
runs	?C:==>
s	=C=9<?
s #	=C=:<=
s # $	?B;<;>
s # 汉	H9>=;;
s 0 $	@G=;:5
s 0 s	=C;==@
s 0 x	>E=;<;
s : $	?>:>9A
s ? $	<>E>?<
s a x	;8?F@=
s an x	;D<B<9
s and x	C@A9<:
s are ed	>CA77?
s are in	<C<B=9
s are x	C=>=9=
s as x	C:A==?
s at 0	@>B<<=
s ed $	>D9B?7
s ed :	C<<A>9
s ed to	;@=>?E
s for ing	<==>>E
s for the	9CB==?
s for x	B9D;<>
s from x	D>=<<;
s have been	<?=:@C
s have ed	9;>;=G
s in the	8EA<;@
s in x	9D?=<B
s is ing	9?>E>;
s is x	B=?B>:
s no x	BD>8>>
s of the	<>=E><
s of x	D=A:<>
s on 0	?B==@;
s on the	:D<<9C
s on x	;CB8=A
s s $	7E;;?A
s the x	8A@<@@
s to 0	=G=<;:
s to the	=:??;C
s to x	<8E?<=
s x $	:C@99@
s x 0	?AA><:
s x :	:DB=>;
s x ?	>>F>?8
s x at	<D=;C;
s x ed	=;=<F;
s x it	F:>>=<
s x on	;>>C;@
s x s	A<AB7=
s x that	<E?=>9
s x the	B89?B?
s x to	?E8;<@
s x x	?==9=C
s x you	@8==>D
s you x	?;@<;B
s your x	6BBE;9
s 汉 $	B@=:<B
safe	B:;>?C
said	>:::I9
said $	:=>>F;
sam	@:A>>A
same	A8C8:A
saturday	C<A;;8
saturday $	B9B<>:
saved	@;>B=@
savings	;E=>B;
say	35F<A@
say the	::F<=>
says	;B@8C;
says the	:@>=F9
scan	E;=<A;
school	:A:@AA
seal	:F?;?>
seat	@?A8:?
seat is	<EB=>9
seats	?D;?=:
second	@:A9;C
see	9D:>:C
see the	AB=>=9
seller	;;;;EA
send	59I>9?
send it	<=EB>7
send the	:=?>;D
sent	<?<?F<
sent $	C?=C7;
sent folder	9CC>>;
sent it	><;:EA
sent the	=?;?BB
sent to	G=9=A9
server	:D;D:>
service	@B;<>>
session	@?<:@A
set	E6@<A:
settings	8;A=>D
settings $	9<C>?A
settled	A:=@B;
seven	:F<B99
seven $	=A=C=9
shall	<=E<>:
shall i	<=E<>:
shared	AA<??9
shares	F9@==<
she	;=B7H7
shipped	5B?<H<
shop	=>B7E:
short	6>=<=G
should	28G57H
should be	<>==>D
should i	>>F=?:
should i x	>>F=?:
show	BA;@:?
shows	AL8425
shut	D:<=@>
side	<?9B=C
side $	:;=A=D
sign	;<>D=@
sign in	9@>A@D
signature	>=EB;4
signature $	:<DA>:
signed	=?8:E>
signed in	9E>><?
signs	?<C@>9
since	@A6>?<
since $	?A8>@=
site	=E;?9;
six	E:9@>=
six $	D7=<A@
size	;C>B?;
skipped	5@<G>8
slot	;8=H@=
slot is	<:=F>?
sms	B<<E<9
sna	G:=>=9
sna #	G:=>=9
so	8>>G>=
so $	<>C=9?
so far	7D=E?:
so i	B89H=5
so i x	?;<E>9
so that	@:C@:>
so that $	@:C@:>
so x $	=:>G>;
so x :	8F>A@>
sold	;@<E;A
some	9;>>?G
somebody	=;B<E8
someone	;=8DCA
soon	9>D=>@
sorry	458A:G
sorry $	:7;D=@
sorted	I9<:;:
sorted $	H;><;8
south	8F???>
staging	?>BB@@
staging $	B;>==A
stale	E9>;B<
standing	E8;9=C
stands	8C>?@C
start	?;C<=?
state	=9;A=E
statement	=H9::?
status	7B9@:D
stay	7A=B>C
stays	5A@A<C
step	:>@;<E
still	%D?Q38
still has	;>;F>;
still on	9<>E?=
still x $	9FA9>?
stock	B;=E=8
stock $	8<>F><
stopped	=9=H:8
street	B9B<?<
subject	6?B==D
submit	=E==>;
submitted	B;:AA<
subscription	F=>::;
suggest	=>E=?;
summary	8=>=>G
sun	::=C=B
sun bo	<;=D=?
sunday	=>B:B=
sunday $	6?A;CA
supplier	;;>=F<
sure	@<=:>D
swapped	I9=;<:
switch	<:H<>8
switched	C:<>=@
system	;@;F@7
t	9=;;>G
t #	;=<=?G
t # $	?:<;:E
t # 汉	9?@BDB
table	H57F<9
table for	D:<B<=
tag	>=A=?C
tagged	G;><=<
take	79;>;J
take the	:<=>=F
taken	C:<C@7
taken $	:=BE@:
taken care	E@<;<:
takes	5B@9=E
tap	A=9<>E
task	7?=B=F
tax	;D<B;<
team	@6:9EB
team $	><=;@C
tell	9;AB=?
tell me	=<A;>A
ten	D:;9B=
ten $	B?;:B:
test	=GC9=6
tests	6O?6:3
tests pass	;G>=>:
text	?76E:D
than	=;<9<H
thank	=;==<E
thank you	=;==<E
thanks	9:<==H
thanks for	:<===G
that	795;EJ
that $	<5:BF>
that 's	>9C;?A
that 's x	=9D>A?
that has	9A><>E
that has been	9=>>>F
that is	9@?C?@
that the	@A9?@>
that the x	CA9;??
that x $	>@<=?C
that x is	A=<D>8
that x s	=<=9BD
that x x	9<=9CE
the	>=<?E;
the #	=C@>C0
the # $	;FB;B.
the 0	E>=A;4
the 0 x	D6>A@<
the account	<D<<??
the address	9B@D?<
the app	:;:=<H
the archive	D?=>>:
the bank	6>@E<?
the board	B;:@:C
the box	:A>=C=
the calendar	=@@B@;
the call	CD>;:8
the card	<A8A@@
the change	A@<?A8
the charge	=<;>>E
the cheapest	:E>>><
the confirmation	<D<9>C
the contract	5F9=BA
the courier	A9;=E8
the customer	C:><B;
the day	8A==>D
the dentist	:C<@B=
the deposit	9=A>E=
the door	;A<C<@
the driver	D;;<A>
the ed x	?AB;;=
the event	E:>@>;
the fee	;;=<>F
the file	=E97D:
the first	<@A<C=
the five	C@>;=:
the form	:;;?@D
the front	;8=B<D
the guest	CC;?:<
the gym	C=<>B:
the hotel	B@<>?;
the ing $	=<:A;D
the ing is	G<><=:
the ing s	A@?:;@
the ing x	BAC<:3
the invitation	E=>>=;
the invoice	D@@9:<
the key	A=C<<:
the keys	:;E<B<
the landlord	;;?BD=
the last	>D=>?8
the late	G;>?;:
the list	@;@=C9
the lock	D:B<=;
the log	9C:@C9
the mail	=?<D7?
the meeting	C;??>>
the message	??:B;>
the minutes	:C:=<D
the money	=8@@:B
the new	I4D9:5
the next	9C<>>D
the office	:?;<<F
the old	;>?9AC
the order	>C>B>5
the other	B@<<@;
the page	?D=><:
the parcel	;C<>C9
the patch	F<<<>:
the payment	8<BE<=
the pharmacy	F7B;@8
the plan	9<F=>=
the post	G@?8<8
the previous	?8=:H7
the price	B>B9>=
the printer	E;>?<:
the quota	=:==?D
the refund	A7C=@;
the room	?CA>=;
the s $	==A;=@
the s are	D7A8;@
the s on	6D@?D?
the s x	>:@8F?
the same	=:C9;B
the second	<;?9?E
the seller	;;;;EA
the shop	;>D7F8
the site	@B>?;7
the slot	<9=DC?
the supplier	9:>=G=
the system	?>;CA9
the table	A::D@<
the team	@;=;C@
the text	9:=F>@
the three	B?=:<@
the ticket	7EA9B<
the time	A9?:?A
the transfer	@9?F>7
the two	D7A9<C
the way	<;=AD;
the word	8=F<:>
the x $	A9?>A<
the x 's	=C:?B;
the x 0	:C?<CA
the x :	<DB>>;
the x ?	@>D==9
the x and	>><<D@
the x as	7C>>AB
the x at	87C9F?
the x by	A9B>8A
the x ed	.8<FP,
the x for	@?=9?@
the x from	>D9><>
the x had	:@;9CA
the x has	><879J
the x i	@A8@B:
the x in	F8=9>?
the x ing	?=E89@
the x is	><D>,A
the x of	B9A<:A
the x on	=9:<E@
the x s	D>@>2>
the x to	A8=GA2
the x was	5;8DBD
the x will	F=@:<9
the x with	;@>9AC
the x x	C>8@=;
the x you	?F=87?
their	BB4?6?
their s $	F:>>>:
their x $	A>9A;>
them	B@>8@<
them $	C<:AB;
then	62C?=G
then $	:????D
there	;B5D<@
there $	8=9B?E
there 's	B>>@;=
there 's a	D:;;=@
there are	8G=?<9
there are x	9D=A>:
they	@;:;F<
they 've	@::;C?
they have	F;=?=:
they x ed	;>;<E?
they x x	BB@98;
third	9D>;A?
this	:>>=C@
this ing $	;:@<C>
this morning	@9;<C>
this x $	@A:?9@
those	B9@A==
though	79ED>9
thread	BB><>9
three	?F:79=
through	DB6@79
through $	C:;F;8
through the	;E;;>?
thursday	B:F9=:
thursday $	@9C;A;
ticket	=D=5?>
ticket is	>AC>=9
tickets	:B<A=A
tier	H9@;;8
till	E8>;<@
time	=@B>==
time $	>C>A?9
timed	:@<E;:
timed out	:@<E;:
timeout	5?FD=;
timeout $	8;DC=:
times	7A:C=B
times $	:@;D>?
tmp	D6<G<5
to	D3E;;;
to $	F<?<=:
to 0	?F=;=8
to 0 $	<F;>@6
to 0 x	:B>>?@
to all	E;@==;
to be	:9?@:D
to be ed	6;F>;?
to be x	;>9A>E
to do	;<<=>E
to go	;>F=>;
to help	9=<>?G
to sign	7=@E=>
to the	B<>9>>
to the x	B>@5?=
to them	BAA=>8
to x $	>>G=;:
to x 0	>CC<;7
to x a	A>7@=C
to x in	?<;?=D
to x it	::;C:E
to x s	G::>==
to x that	<>>>;E
to x the	?9A?8@
to x x	5:EC8@
to you	>?@@B:
to your	B;=:@@
to your x	C;=;A?
today	CC>48>
today $	BB<69@
together	8DC??@
told	>=8<H:
told me	;=:<H8
tomasz	E>>=>9
tomorrow	BEC476
tomorrow $	AE@8:9
tonight	A7E8=@
tonight $	>9F9=@
too	E9B?=8
too $	J7;8<:
took	E99:C=
top	:BA<?@
total	3KB9;4
touched	;<>G>;
tracking	:F>=><
transfer	:??G;7
tried	@<6F>=
tried to	<>:G?;
try	9=B>=B
try again	;>C>??
tuesday	>E;:@:
turn	8<;>>G
turned	3F>F>@
turned down	8A?F=<
twelve	B<<;D;
twice	;H<9B5
twice $	?E=;A7
two	>F>;::
two hours	C:D>?8
two of	:F;@<9
unclear	<<9H>8
unclear $	=<:F>9
under	E;?<?;
unit	;E=A:<
unknown	<:8J=5
unknown $	<:8J=5
unless	=BD==9
unless you	>=E>>;
unread	7G>>><
until	?><>7C
until 0	<>@9;C
until 0 $	9<>>>E
until 0 x	A@:;=@
until the	=B8A=@
until x $	@@<@?:
untouched	6@=G@A
untouched $	7@@F@C
up	B=;A<;
up $	?;7D:B
up :	@:=D>9
up : $	@:=D>9
up at	8C@?CA
up on	G:===<
up to	;@<==F
up with	D;C<>:
updated	F:=>?;
upload	:9DE;9
us	:E=<<A
use	>;CC;8
use $	:7CF>:
used	<D<?>9
usually	8;7<=K
valid	8I=@>6
version	?A?7:@
version 0	9E==;?
video	C@=A;9
visit	9@A?@E
voucher	E9>>=?
vpn	A9E=<:
w	>;?AAA
w #	?:>AA@
wait	9<=B=C
waiting	@7@E;8
waiting for	>;@G=5
wallet	E;>>><
want	:<H:<;
want me	>>D>><
wants	79:G=@
wants a	9<;F>?
warehouse	>:<BB>
was	79-HG@
was $	8<>C>B
was delivered	8=>?G:
was ed $	D79CA6
was ed at	E;=@8;
was ed by	88<@H;
was ed in	46=;=K
was ed to	A8<:G9
was ed x	6A=AA@
was issued	E;>?@9
was n't	<<=B>@
was sent	A<<=D:
was turned	:??F=<
was x $	?@<C9;
was x ed	;<>E>?
was x x	<:;@=D
water	F;<:<>
way	D6:DA<
way $	=;;EC=
way to	F;=>=<
we	<3FB8>
web	G:<:;>
wednesday	@><?A:
week	;AB;A<
week $	;8C>A?
weeks	A8;;=E
welcome	;;>><F
well	>7=;?F
well $	B7;<@C
went	Q20A44
went out	D9<@A;
went through	F@<;<8
went to	I8;;;;
were	A=4F?8
were ed $	?>=@9B
what	3B@:DF
what 's	9?@??D
what you	:>??BB
when	7>G5:@
where	@:;<>D
whether	6::J9=
whether the	;<6H9?
which	8AF9C:
while	8>?D<A
who	:AA=B:
why	C=>B>9
will	G9@54>
will be	C?C7;;
will be ed	;<E<=>
will x x	=>F=>:
window	E@;;=;
with	D@@>84
with 0	9C>C<:
with 0 s	:F=?><
with a	>:>?@A
with a x	@:?>:C
with the	E>A<99
with the s	><D><<
with the x	E@==;:
with x $	=AD==8
with x x	<>?@=B
with your	B>=A<;
within	4=D7:E
within 0	9?C;=@
without	CB>;<;
wo	A;>A<>
wo n't	A;>A<>
wo x x	B=:@=>
word	6<F<9@
word $	<<F=;;
work	8B>>?D
worker	B9<C>=
working	?;><=D
works	8E>;B>
worth	9D=<>@
would	.=M>56
would be	;=F;><
would have	:A;B<?
would you	>>C>>=
would you x	>>C>>=
wren	G;==>:
write	>>D;>?
writes	=:C?>A
written	B;B>;:
wrong	?=@D<8
wrote	9D9;G5
x	C79B>?
x ! $	?4997I
x #	7B@A@F
x # $	AB66;=
x # is	D;>>>;
x 's been	H=><<;
x 's ed	E9B?>6
x 's in	G8===;
x 's s	:A<@D?
x 's x	<A?>>@
x 0 $	C@@1/=
x 0 0	@C:;=>
x 0 and	@@A==8
x 0 ed	E@==:;
x 0 has	9F?><?
x 0 is	C=@;B6
x 0 s	7DA>9?
x 0 was	<==>D?
x 0 x	;?EA;;
x : $	<D=:7?
x ? $	87G6>>
x a ing	;<?>>C
x a x	A7?=:B
x already ed	:=>>G;
x an x	?8>A@@
x and x	;B@4?C
x are ed	D;=<=A
x are x	=C>><@
x as x	?>B9B=
x at 0	C:@?B6
x at the	>3E<>C
x at x	BA?;;=
x be ed	79?E;?
x be x	@<D>=<
x been ed	;@=@@A
x by the	9>BAB8
x by x	<9:6>J
x can x	H:<9:<
x could not	==;F>;
x do x	<D:C>:
x ed $	F>9C88
x ed 0	;A;AB9
x ed :	>;C@>:
x ed a	>>;;F<
x ed at	;C=B<<
x ed for	D;9@@<
x ed in	=>B;E6
x ed ing	C:=D<8
x ed it	::?8K5
x ed that	A;<:E<
x ed the	55?<N;
x ed to	B@>?=;
x ed up	:BCA<=
x ed with	@:>C?>
x ed x	?=3E@8
x ed you	><=>D;
x ed your	@8A:F7
x for 0	C=?<@8
x for it	D=<>>?
x for me	<<=F><
x for the	@9?D9?
x for x	=:B:>C
x for you	?8>:A@
x from the	BA:::?
x from x	CD88B:
x had ed	:;=<F;
x has a	G9=:=<
x has already	9B?>C<
x has been	K4>?6;
x has ed	9:5=BH
x has it	E>>=<:
x has the	ED;898
x has to	:=9B;C
x has x	3B7<CE
x i 'd	A>E=<9
x i can	>C;>?A
x i ed	@C;<=@
x i x	?>D<@7
x in #	>>@=D:
x in $	D>=?=:
x in 0	6A>=AB
x in a	==E>><
x in s	B=<@;?
x in the	???>:A
x in x	C>:@?=
x in your	:B?;<C
x ing $	><<=9E
x ing is	:E;;=?
x ing the	AB9D=8
x ing x	?9C8A?
x is 0	2I<:=C
x is at	=D@9<9
x is ed	@1D</G
x is from	9G=<=<
x is in	J?:6:1
x is ing	A>7E;9
x is now	E7===A
x is on	EC98:4
x is s	C7B6=B
x is still	4<@H>>
x is the	;?>=>D
x is up	F==;>8
x is with	D<>=>;
x is x	AA<C2:
x it $	?;:=9F
x it 's	9C<B>?
x it ?	?>E>?:
x it ed	C<=A;?
x it in	=<8==G
x it s	<<A<>C
x it to	==C:B>
x it x	A5@;C=
x me $	@?9>C?
x me a	>?E>>:
x me to	<<G<=8
x me x	9;=A<D
x no $	GB=5<:
x no x	A6:D=?
x now $	H9799?
x now s	F><=<:
x of 0	D=??7<
x of ing	F9==>?
x of s	9AC@B9
x of the	D=7>8A
x of x	<@@A?<
x on 0	>C:9E5
x on the	A<2>@A
x on x	>CD;@0
x on your	A<;>>B
x r #	:B=A=@
x s #	B;>=A>
x s $	>=:;8E
x s 0	AE8987
x s :	;C9<>B
x s a	<89D<C
x s are	@B@@91
x s at	<>C==A
x s ed	=B:@A;
x s for	@C?:<<
x s from	F=;;<<
x s have	;<=9AE
x s in	:D@;9A
x s it	>@D8<=
x s now	F;?=<;
x s on	<F@<7<
x s s	>?@;;C
x s that	?D>::A
x s the	:>B5?C
x s to	9@D=8?
x s were	9@=B<A
x s x	<G>93?
x s your	9?<E<>
x so $	C:@;<>
x still has	>=;E>;
x still s	9E;C;7
x that $	<=68FC
x that has	9A><>E
x that x	A@:7@E
x the 0	?9?DA:
x the ed	9AC??<
x the ing	C:?@<=
x the s	;@:A7F
x the x	:0F>>C
x their x	E9;;=A
x this x	8E<=>@
x to 0	>A@??8
x to be	9<A=>C
x to the	E;@8<=
x to x	B8D=7>
x to you	?B?B>9
x to your	@:A<@?
x until 0	7G<=>>
x until x	D?>8>8
x up $	@;<?:D
x was ed	;55AEB
x was x	3>8A@F
x we x	<:D:>B
x will be	E=A;<8
x will x	E;A9:<
x with the	?A;?>>
x with x	:D<:;E
x wo x	D><==:
x would x	:?C?<=
x x !	>9==<E
x x #	;EA@@7
x x $	=>;@@@
x x 's	@?:@?=
x x 0	G<<56@
x x :	@?@<9=
x x ?	:=E<=>
x x a	:3C>?C
x x and	;E<;<A
x x are	F>::A;
x x as	@@B<@7
x x at	>;E@>:
x x by	:?9;EC
x x ed	A>5AA9
x x for	?;@D7A
x x from	A?@<>;
x x has	@B::;B
x x i	=G?=;9
x x if	:=AC>=
x x in	A>?<<?
x x ing	=7=E<>
x x is	D>@=2;
x x it	<;?<@C
x x now	C:?;=?
x x of	G><;87
x x on	9G???7
x x s	=D<<.B
x x that	>@78AF
x x the	:;@=@B
x x to	B=D>8:
x x up	A=A??9
x x was	9@<@AA
x x with	:@=A=C
x x x	;B=BA:
x x yet	>>=D?=
x x you	>=<<@@
x x your	F=B6;?
x x 汉	E?<:<9
x yet $	;<=G>:
x you $	:<=>=F
x you ed	@D99B;
x you x	A9>:@@
x your s	;A:@=C
x your x	F:@67A
x | $	?5A=9B
x ✔ $	G:<;>:
x 汉 $	B:@<=@
x 汉 0	E=@<=9
x 汉 x	B@?<=;
y	9@===E
y #	:A>==C
y # $	8>???E
year	:F99??
year $	:G;<9?
years	8:><<H
yes	D9B:;>
yes $	@8=>=C
yesterday	5=:8I?
yesterday $	9=:8G=
yet	3:;L:9
yet $	65<K<<
you	?;>/I@
you $	<8?<DA
you 'd	??<:8D
you 'll	@8B:8A
you 're	BB9@7>
you 've	=@A6??
you :	@B8<>A
you : $	@B8<>A
you ?	>><>>D
you ? $	>><>>D
you are	>9CA==
you asked	?;>?9C
you can	:9?;9F
you can x	=;;;:H
you confirm	=>DA>8
you do	E=;:??
you do x	E=;:??
you ed $	EC79;;
you ed x	B:;8?D
you give	>?D=>;
you have	=F>;?8
you have x	6HA>=9
you like	=>D>><
you need	<<<<>G
you on	A9><@@
you said	9<<=H9
you to	>;B=<@
you told	<>:<G9
you want	=>H=>7
you x $	:=A@D:
you x a	8D>=<A
you x at	8E??A=
you x ed	C7D9=>
you x ing	B@;<B:
you x me	9?E9F3
you x on	F<<=9>
you x the	;9CA>>
you x to	B>C>>:
you x x	><B2>B
your	E:<7D;
your account	@<8?@A
your approval	8<@C@E
your bank	=B:@;B
your behalf	A=C>=:
your calendar	C;=C=<
your card	D;9:<D
your inbox	C<@<;>
your ing x	D@:;@;
your name	G;=<=:
your parcel	:?A<C?
your request	>8==?D
your s are	F;>>=<
your seat	?@C<=:
your subscription	G:=<<;
your x $	E7>@:=
your x :	:>B;=B
your x at	>@;>=C
your x ed	=9=BE:
your x for	G:==?:
your x has	D8;:@?
your x is	?D>86=
your x of	@9A?<A
your x on	D:;<C9
your x s	CC8<<:
your x to	B99<@D
your x was	>@99BA
your x x	@?@=C8
yours	G2AD>9
yours $	E8<9<>
yourself	79=:CE
yourself $	;=:;<H
zero	F;>>=:
|	?-C>3E
| $	</D?3E
⏳	=>:F?:
☐	<:FA<5
✅	X0103)
✅ #	G9===9
✅ # $	G9===9
✅ $	J7;;<9
✅ 汉	F=;;=:
✅ 汉 $	I:;<=;
✔	J7:9<8
✔ $	G:<;>:
❌	=:>G?;
一	9H=;<@
一下	/?@>9G
一下$	8A<C<@
一个	:>=F=>
一个$	C;9=;D
一件	B8;>AA
一份	H7D::7
一份$	E;B;<<
一位	:C????
一共	5I;<;>
一半	8C<D=?
一句	;:C=<A
一句$	>;>>=E
一声	?;B=@=
一声$	A;A=@<
一天	@>:;;D
一并	H;<<=9
一张	F86@@B
一晚	BB=>>9
一晚$	CB=>>9
一条	CAA;::
一条$	D=@<<;
一次	=@=><B
一次$	C=<?<@
一步	6<DE;>
一步$	?:<D=?
一点	<>?BB<
一点$	8@<BA=
一直	:E=A;8
一般	<88:<K
一般来	>=<>>D
一遍	>C=;=>
一遍$	>A=;>A
一项	=E<;?;
丁	A9EA?7
七	>A>=B<
七点	F?@<:7
万	;H?8C3
万$	<C<=B:
三	;L=3<;
三个	D>6<>>
三个月	=;>?>E
三件	;C>@>>
三分	@?<A@8
三十	:>?@@B
三天	D>@9;=
三封	?E>:=<
三步	?;==>E
三点	<E:<;@
三百	A@C;<9
上	F<7;A;
上$	:E7B<>
上了	I4::<>
上了$	J8<;>8
上传	;>>CA=
上八	9=>?>E
上八点	9=>?>E
上午	@@>:?=
上午$	A@@=;8
上午十	9<>>>F
上去	E:?B:9
上去了	I:=<9:
上周	5A<=F>
上次	9B=>D;
上的	?;BC<=
上线	F><<:>
上门	8A<C>A
下	?<DA1?
下$	A>9E9<
下一	9AC=>>
下一步	;>C>?=
下三	9?@C??
下了	M5:888
下了$	F:=:;>
下午	?@C;9=
下午三	:E=>?>
下午两	<=<A=D
下单	B<DA;8
下周	C=D:=7
下来	@C@=@8
下来$	<AAB>:
下来了	@A=;B9
下班	9>>>>E
下的	9??<D>
下载	C;>>>?
不	4=;D7F
不上	8F=?>9
不上$	;F>:>;
不了	1<:L=8
不了$	3?<M>1
不会	C=6A<@
不会再	D>:@><
不到	7CA@><
不动	<>C>?<
不回	;<E?=:
不回来	;<E?=:
不少	C8>==A
不少$	E9>=><
不明	>=;F>9
不是	:98<=I
不清	>B=B?:
不清楚	>>>D?<
不用	9B86CD
不用再	>>;=>F
不知	>=>D?<
不知道	>=>D?<
不确	<=;F><
不确定	<=;F><
不能	:=>C>@
不要	>=GA>4
不过	89D@<?
不过$	89D@<?
专	B=;<8C
业	B:3>C@
东	;@A@E4
丢	A9A<=B
两	=L>4;8
两个	@F@8@5
两份	9?C?>C
两份$	9@???D
两位	>D=>=;
两分	<:AC=>
两分钟	<:AC=>
两天	><?>>B
两家	8F<??>
两张	>===D;
两次	?E=;;:
两步	F9>=>;
两点	><:@B@
两百	F8?<>=
个	<EC75?
个$	F;@7>:
个人	;B==@?
个人$	9?<=>D
个失	=E>;>=
个失败	=E>;>=
个工	8@B<;@
个工作	5?C==A
个文	<D>A?<
个文件	<D>A?<
个时	=>E??9
个时间	=>E>?:
个月	;@<=>D
个账	D9>>@>
个通	=E?==;
个里	F:>>>;
中	8@?BC:
中$	<D:B;<
中介	;<>=F:
中午	@>D=<:
丰	:BB=C:
临	D<><=>
为	D4<:=D
为$	A8=8<E
主	:@:9EA
主任	AB?<>9
主干	G;>@;:
久	8>?=>G
么	7;@C;B
之	2=H:=B
之前	7:D8CB
之后	7=E88D
乐	=C;<=?
乙	;<D<@=
九	;F:?@:
九点	?@>?@:
也	Z4878+
也没	9C>?>>
书	CA?A69
买	:;B@B>
买了	@<@=C9
了	K2*8F=
了$	H5.C=;
了一	BE5;>;
了一下	7G9?=>
了一次	D><A=9
了一遍	<E;<>>
了三	BC8:6?
了个	;BA==>
了就	:<A;<D
了我	8>G>>9
了提	7??AE?
事	995>EG
事$	A5;@?B
二	@G69@:
二十	@?@9B:
二号	@:<DA9
二等	;D???>
二等座	;D???>
于	B4B;?B
云	@B=?>:
五	@C<9B:
五$	=DB==9
五下	>B;==@
五下午	>B;==@
五个	@;<>>D
五十	E===?:
五号	;:A=F:
五月	>;;@G8
五点	F><<@8
些	;<=<;G
交	A=B=A9
交$	><C><?
交上	C<>?<=
交上去	D<>><=
交了	=<A?C@
交了$	>=>=C@
产	=<=C<A
享	DA=<;;
亮	69>=<J
亲	=@;<=C
亲$	<B=>>A
人	9?9>DA
人$	8C;@>A
人事	9>>?E=
人均	:E???>
人手	D=<=;?
人都	F:>=<=
什	<<8D>B
什么	<<8D>B
今	<ED:=8
今天	;HB==6
今早	B9==C;
今晚	>;E99@
介	;<>=F;
从	J=83;<
仓	C>8;B;
仓库	@>:=B?
他	==C9D;
他们	;=B>B<
付	<DB7A:
付$	B??>>:
付了	==C:C<
付款	=BF;:8
代	B7@9@@
代收	D=?=B7
代码	<???@B
令	>9CB?>
以	87C=;E
以$	888EA?
以上	>;=>=E
以后	A9A@9<
以用	D;D>>7
们	>7??E;
们说	=@@=9B
件	G??;;6
件$	9F>9C=
件夹	@C>=>:
件已	D<=<?=
件箱	E=>>=;
件都	D:>A>=
件里	A?:<;B
价	D7?7B=
价$	A<B<C:
价格	=@=<;E
任	?=6BE:
任何	<?;B=@
任务	@:;DA=
份	D;H36<
份$	F9=98?
份证	9>B9;F
休	=<?>=E
优	><D?=;
优先	><D=><
会	G?A59<
会$	>H8==<
会儿	=<A@=?
会再	C>8?=?
会员	DE?<81
会在	<:F>=?
会有	9=B;<C
会自	;@:<>G
会自动	;@<<?E
会议	E>9D96
会议室	C>:E;8
传	?7DCA:
传到	A:=D9<
估	:;???E
但	8<??9D
但$	8>?@:B
位	DB>78<
位$	C<?78@
位子	G8;<;@
低	<D?<:>
住	9;BE>@
住$	8BB@BB
住了	@<<C:?
住了$	A==C:<
体	=D:;:A
何	<?@@A<
余	=D>A<8
余票	9BC@@?
余额	=E=>;:
余额不	>;>D?=
作	B:DB2;
作废	D9A@;:
作废$	E9;@;=
作日	9?C==@
你	>9@6I9
你说	<;?>D=
例	=D??=?
便	=@889E
便宜	:B;;<B
便宜的	:F>>>;
保	>@8;;D
保单	;D??@?
信	A8=D<>
信$	@?@:;C
信里	:@?@AB
俩	F=<?=9
修	B><8F6
候	6:BC@A
借	D:=?<>
值	G:<>;9
值班	D<=?=;
假	BD?9>6
假$	BA<=A8
偏	8D>>>A
做	>:@B;?
做$	=<=D?<
停	A<?CD6
停了	;B;=AA
停了$	<>>?CA
停机	<<=G=8
停机$	<:>G>:
健	<CA;@9
健康	;C?>>>
傅	;=:AF=
傅$	>@<@9A
催	F@?@95
催了	G=;@=9
像	>A9?<A
儿	@8@B:?
元	@=@2?@
元$	+CB4@F
元已	E9>=?;
充	B=?A9<
充电	E=>>=:
先	4,F;BE
先不	>>B>?9
先别	<<:<>F
先把	<=E<A;
先看	<<@<>D
光	<=<F<>
光了	9<>F>:
光了$	9<>F>:
免	?;B?8@
免得	B9BA=;
免费	::A<<E
入	C9B=:<
入$	E:>>><
入住	7BB@DC
全	N>>553
全绿	AB<<=9
全绿$	AB<<=9
全部	C>?><;
全额	<E<:=?
全额退	<E><>;
八	DA@5<8
八点	>?D;:>
公	>D==;?
公司	?A;>@>
公告	BB==9<
六	C@=3B;
六个	A8C>>C
六位	?:=<>D
六月	?D;<B5
六点	C>:9<A
六点半	;<@>=E
共	7JB78:
共享	@C>==<
关	=A:@B<
关$	=;A=C>
关了	=<>>BA
关了$	<??@A?
关闭	E>=<=;
其	;A8;AC
其中	9D;:A>
其他	@:<>>C
具	>B;?<?
具体	<C=;??
内	:@D80C
内到	CD<=>9
内可	=B9=<C
再	:8F=5A
再发	=>BB?9
再扣	D<=A>8
再试	=?E>?:
写	=GE6?:
写$	E:@:C9
写好	A:D::=
写好了	;<E:;A
写的	6F<A?:
写的是	7F<A>:
写着	:B>?C=
冬	:B?=>C
冲	C6=A<@
冲突	=8=B=B
冲突$	<;>H>9
决	>?@;=B
决定	;=B>>B
况	<>>B@B
冷	BA==>9
冻	B@>:==
冻结	>B?=<>
准	<:?@<D
准$	:<<A>C
准备	?;C>=?
凌	<<=<E?
凌晨	;<=<E@
几	>9C?<?
出	@:9@C@
出$	A2E>=<
出了	>?9:AC
出价	?8>=F<
出去	B99F<;
出去$	;<<F=?
出去了	C=>@?8
出发	9B?>C>
出库	;<?@E@
出库$	8??@E?
出来	@C:;9@
出来$	<D;>=@
出来了	BA<;:>
出门	?;=<>D
函	?<F=;8
分	;D9@>?
分$	7I><::
分之	9BAC<:
分支	F<<@<9
分钟	>;@>>B
分钟$	@<CA:;
分钟后	;:C=D9
切	@?@B;:
划	F9?>9=
列	;D;>8A
列表	<G>:=:
则	A:9<C@
刚	??;A>>
刚才	7?<ABB
初	B<B;=;
删	@6G@>9
删$	>8?H=<
删了	G;B:<:
删了$	E>>>==
删除	=<@?=C
别	:17:=N
别人	;<=C@>
别急	=>A;>B
别的	B;;>>C
到	K::>;9
到$	9==ABA
到一	7E=D==
到一半	8>?F>>
到三	>E=A<7
到下	9?D???
到两	<A==B:
到了	>><6C@
到了$	?B<<A=
到二	C:==A<
到位	E;=@=<
到十	>F;==;
到周	<C===A
到店	=<C>=@
到您	G<<;>:
到您的	D>:=@=
到手	BB=>=9
到时	:;F=><
到期	7I::;>
到期$	9E??>>
到的	:C>><C
到账	<;:=DC
到账$	A<;=A?
制	;@==>E
刷	<B;=:B
券	J8=@77
券$	F;>==<
前	5?>@BD
前$	==E==;
前任	;;>=G:
前台	G=<;>7
前台$	G?=<:9
前面	;E?>>=
剩	4N?>8:
剩下	8;?C=D
副	D9>?>@
副本	D9>>??
办	;@E<@<
办$	?;BB=<
办好了	F>==<:
办理	9>@==D
功	G9;A:9
功$	G6:B=7
加	?8EC8:
加了	DA>=;<
加班	8E???A
务	@;?@A=
动	@8AC@9
动$	=7=G=:
动回	D?;=;>
动续	BA<@<;
包	BB@=?4
包裹	<E<@@8
包邮	G:===<
包邮$	G:===<
化	9C=?=A
匙	;=>@D>
区	:A9@B@
医	A?;8=C
医保	=??<<C
医生	D?:9>?
十	AF9;8:
十一	<>?AC=
十一点	B;==D:
十七	CA>=<9
十个	9F>>><
十二	<F:=@<
十五	@B@::>
十八	AB;=;?
十分钟	@;B@:?
十四	BD:;=:
十日	8@<=>E
十点	F?8:9;
十点$	E:=>=;
千	8D?>=D
千三	<C@??>
升	I99:=:
午	AAD6:9
午三	9F=>?>
午三点	:E=>?>
午两	<=<A=D
午两点	<=<A=D
午十	9<>>>F
午十点	9<>>>F
半	=?8B7B
半$	?>7=7D
半小	?:><>E
半小时	?:><>E
华	E:;=C9
单	A?B;>:
单$	7@GBA7
单上	E9>@=;
单了	D=A?;;
单了$	D>B=;;
单位	8=>?DA
单号	?A<;8B
单子	A@>;A=
单已	G8;;A9
单独	D<=@>:
卖	?;CB?9
南	C=>>>:
占	<?9H?4
占了	C9=?B9
占用	7@=G<8
卡	@9@G@5
卡$	D;@=;=
卡上	DD>:<<
卡住	6A>G?=
卡住了	7A>F?=
卡在	9?;H<9
卡里	C==@<<
印	@@<A;?
即可	:?C??>
厂	=C:?C9
厅	>A;A=@
历	A>AD9:
压	;<B?@@
原	=E=9>>
原因	=C=?<=
原话	<==>=D
原路	>B><;A
去	B.:A?B
去$	96=J>>
去了	L6;<:8
去了$	L8<=;4
去年	=@==D<
去看	=?;??E
参	:=?=BE
参考	9=??@E
又	A8=9?C
及	:??A?B
友	8=>>DA
反	@<<B:B
发	>:I<E2
发$	@9H>>2
发一	>>E>>9
发了	A;=?@=
发出	?8?C6A
发出去	A;<C8A
发到	@=A>A<
发布	<<=AC@
发的	@@9;C:
发票	F@=>5:
发给	C>A;:A
发货	8BA<A=
发货$	:CA=A;
发起	D=?<=;
发车	9F>>>=
发过	=<>=D;
发送	==?B<?
取	>4>=G?
取$	D6?@;>
取件	9C?>B>
取消	=8@;CA
取消了	;=>=DA
取走	<>>>E;
受	BA9<9@
受理	@B;=;>
变	@7=A8C
变更	D;;D<9
口	:>@??B
口$	F@=<;7
句	=9B<;C
句$	>;>>=E
另	@?9A>?
另外	B@:??=
只	:H<=:=
只剩	?DA<=9
只是	<C@@=:
只有	7?<C<B
只能	<>>>?C
叫	H=>;<8
叫您	C<A=>;
可	;>D:3C
可以	;?E19B
可以用	D;D>>7
可能	:;7F<C
台	G9::><
台$	B>=;?>
右	7D>;;A
号	>@<;H:
号$	?EB:>8
号到	4C=<AB
号发	9<<>DB
号就	9?>?E>
号开	E:><;A
号的	B:;<B?
号码	><<C;A
司	??:>@@
吃	9B@:>B
各	9?B?>B
合	>B;<>@
合入	F:>>=<
合同	A>?7@=
合并	>>>C=@
合计	7C=>=A
同	D9B8B9
同事	;=A>B?
同意	=<E9C9
同意$	;?E>@;
同步	F:;@;:
名	D@<@99
名单	F:=A;:
名字	?C>>=9
名额	==>E?;
后	75J87F
后$	;;C;=B
后一	=B:B;@
后会	;<B;<A
后我	>>E=?;
后来	5===AH
向	C<B=;;
吗	59G8;>
否	9:AEB7
吧	:<=9=F
吧$	:<?9>D
含	AC==<9
听	AC;9:>
听雨	DB<;<8
听雨厅	?E>==9
启	B@;=><
呀	>=>=>D
呀$	;=>=?D
告	A?@<<?
告诉	9>B;>B
告诉我	:>A;>B
员	>AA<?9
员$	>:=B=@
呢	AA;:>A
呢$	BA:9>A
周	=@G6D9
周一	:@CAA5
周三	<A@A<>
周二	?C;:B:
周五	;AB7;B
周五下	>B;==@
周六	B8A<B;
周四	B<B<8?
周报	?A==A:
周日	6<;<DE
呼	B<=A?=
和	AH<70?
品	=?;<C?
哈	8<>?CA
哈$	:<>?CA
哈哈	8<>>CA
响	?<:<<E
响$	@@=;>B
哥	9><CC:
哦	6D<?<D
哦$	;=?@?B
哪	9=D?;?
售	9D>AAB
商	:8;CG=
商家	6<?CF9
啦	K:985;
啦$	O7974:
喂	D;>C;8
器	>?:C=>
四	AH<2=8
四个	?C;;@:
四十	B?;?9?
四点	F==;>:
回	D6E?E4
回$	@<?@C:
回了	A@;?B6
回了$	=>?D=<
回信	;=>>?D
回复	>:DAA9
回复$	8<ADB:
回您	F===<;
回执	>F;>=<
回来	;8CE?:
回来了	=<AD?:
回滚	D:><=@
因	=?8?9C
因为	?9=9=F
因为$	?9=9=F
园	>;==C@
围	9<>A>C
国	;=;?<F
图	B9>?=B
在	E@<D<3
在$	=B<B>8
在前	F<>=>:
在前台	F<>=>:
在周	B:D=;;
在是	F<==<:
在第	>D;:B9
在等	:>=F>>
在跑$	9C@@?@
在路	8D?>B>
在路上	8D?>B>
在还	;C>@>=
在途	:D???>
地	E:=D<7
地址	?=@C?8
地址$	?<A@B8
场	D38B?=
场$	A9=A=A
场地	D:<@@8
址	?A?C?7
址$	?<A@B8
均	<F>>;=
均分	;C????
坏	:;<E<@
坐	<B;=>@
块	A>=@7=
块$	<=A<=B
城	7<>C<E
填	@7B9AA
士	C8;:9E
声	=;B@@=
声$	>;A@@=
处	BD<9>;
处于	C9>C>:
处理	@>?;A>
处理$	??E<=;
处理完	D9;<A?
备	BB:6@<
备注	G=::A;
复	C5C>A9
复$	6?D@D9
复核	B<AA;:
复核$	9?BC>=
复的	7B;><D
复盘	D7==?A
复盘$	9>>??E
外	@A7=??
多	4@984M
多$	6@;=>E
多了$	9>???F
多半	:>???D
夜	5B@=GA
够	6F<AA<
大	;89=:I
大家	<?>==D
大床	F<>=;:
大概	9?=>=D
天	9AB2CA
天$	?<=<>C
天内	>?B;8?
天的	=C@<A;
天起	DB<==7
太	6<>>AH
失	?>7G8;
失败	;?:H:3
失败$	>A:C<7
头	<I9?7;
头$	7D:==D
夹	AC>==9
奖	=<=;;F
套	?>@?:?
女	B;<;:C
女士	B;<;:C
奶	?=?:=C
她	<A?>F9
好	A/@8=F
好$	@<=?4B
好了	B4F3A=
好了$	B9F5@;
好啦$	F=>=<;
好的	>==<9D
好的$	===<:E
如	88I67C
如下	7<=>?H
如果	:=H9;=
如果您	=?E>=<
妥	I;;;;7
妥$	F====<
妥了	C=?>?:
始	<<A?:B
始$	8=C@>@
姐	B:<=D:
姨	C=>=A:
婉	CB?:=9
子	A8<9?C
子$	H79;:A
子票	:D>>>>
字	@A@;<=
存	F>>>88
季	A8>=;C
季度	>;?>=C
学	=?=;B?
学校	6A<=E<
学费	G:>?<;
它	>A>@;?
安	=<>??B
完	FB:8>4
完$	A;<=B>
完了	9G<AA6
完了$	:G<A=6
完成	EA?<?4
完成$	G:<:@8
完毕	L8;<97
完毕$	J9<<:9
官	E?==<:
定	C5C?A8
定$	G7>>7=
定了	?;D>A:
定在	G:==;<
定时	D<><@;
定金	<:==G:
宜	:B;9<D
宜的	:F>>>;
实	?>5C7D
实$	?<;D>=
审	82?KC9
审批	39>IA=
审批$	88<I::
审核	?;?D;<
审核$	@;@C;:
客	A8C:F9
客户	B9;9E;
客服	<<=<F>
室	<:?CB<
家	;E79E=
家$	9@>;C@
家了	?:>=9E
家了$	?:>=9E
家里	B==;;B
家长	B@;9@<
容	:?=B<B
寄	<4G3F:
寄$	?<D>>:
寄了	;>=?E>
寄出	><?:C@
寄出了	:>;=DB
密	B>B;?;
密码	D6;7B@
密钥	CBD::6
对	;>8=BC
对不	=D><?<
对方	:>7?D?
对账	E;>>=;
导	C4ADA6
导出	B:?B==
封	CB:@6;
将	:;D=>@
小	<@A2B@
小时	;CB68C
小时$	?A;;:A
小时内	;?C<=@
小满	F:>>=<
小结	7B>>=F
小结$	8A>>>D
少	>:>@9C
少$	D9>>>=
尚	>>B@=:
就	)2N@DB
就不	@9<9=F
就好	8=C<>C
就好$	:=C<>A
就差	:=E==;
就把	;=?>E;
就是	?9A?:C
就没	?A9E?=
就给	:>?>E<
就能	9:>:=G
就行	>7@9<E
就行$	>8@9<D
尽	<A;;>C
尾	>@?9B=
尾号	<A=<D9
尾款	C;A=;?
层	9E>>>=
层$	:E>>>=
居	?<9@C>
屋	F:>==<
屏	F;>>=;
展	:AB@=@
川	:B@@AA
州	?D<;:=
工	<=AAB;
工作	5@DB;=
工作日	9?C==@
工单	@?=<??
工资	;>==D?
左	7D?;;@
左右	7D?;;@
差	=:G?<;
己	.6?;LA
己把	9>A?D>
已	T3.0H'
已交	G<>=;=
已出	D;<<B9
已出$	F<>==;
已发	A@=<A=
已取消	F=>>;=
已完	:E?>??
已完成	:E?>??
已建	D?>><;
已建$	F;>><;
已提	BB<=?<
已提交	?D<>@=
已是	F:>><<
已签	7>@?H?
已签收	6>@?H?
已经	C9:5J7
已经发	7>@BE<
已经开	:>>>E>
已经把	6??>H>
已经是	G<==9;
已被	:C=C<:
已送	F=>;=>
已送达	F=>;=>
已通	F>>=;>
市	;@<;BA
布	@8<?D=
师	:@:?H9
师傅	;=:AF=
师傅$	>@<@9A
帘	E;=A=:
带	;9>==G
带身	;<=>>E
带身份	;<=>>E
帮	?>?;@?
帮您	D??<8>
常	;A::;F
常$	=E=<==
干	G>;B68
干净	DA=<;:
平	;B9@?A
平台	>::?AB
平均	;D???>
年	9:23>M
年$	A:;;9E
年假	C>=>@:
年假$	E?>>=;
并	H9:>7;
广	F<>==;
广告	F<>==;
床	F<>=;:
床房	G;>>;:
序	9????D
库	G=<<A4
库$	=A=?C:
库存	;FB:;9
应	=C?<A<
应$	;>?E?>
应该	CA?<8=
底	<<?A;C
店	@@A=B8
废	E8A?:<
废$	E9;@;=
度	<<??@C
度$	<EB<<7
度复	C:=>=A
度复盘	C:=>=A
座	C>?<:<
座$	?C=?>;
康	;C?>>?
延	?=87G>
延到	G7>>==
延误	:<;;F>
延迟	9F==@=
建	<<>;9F
建$	C;>?><
建好	G=>>=9
建好了	D??>>;
建成	8;>>=G
建议	59B7<D
开	<;@CA?
开$	AC<@;:
开不	=<>F>;
开了	=?;@>C
开好	=>>?E>
开始	;@B=<A
开始$	8=C@>@
开着	D>>>=;
开给	E<@=<:
开通	<=A?C=
异	B=B;>>
弄	A;D@A4
弄$	;?E=>:
式	A==:;C
张	B<7?B?
张$	=>=;D<
张票	:B=?C=
强	D=>=><
归	N1<87:
归您	F;=><=
归档	H7@=<:
归档$	E<A<=:
当	?7A@A=
录	@E=7A9
录$	AC::;?
录里	?D>=;;
录音	:DA<<>
影	<@<8?E
影响	;=<;>F
往	D6<<;C
待	3<EG67
待发	=E;<=?
待您	;<G<=9
很	46:@9K
很多	9=>=<G
得	7?@@3D
得您	<=B?<?
微	B@B=;;
心	8:88?L
心$	?=;:;E
志	;I:8@6
志里	<E><?=
忘	;=>;>F
快	;@<4CC
快照	E@==;<
快递	;;@8E?
态	AD8;9=
态$	G?=;<7
态是	;F>=>;
思	C:<;=A
急	><>:<F
急$	>==<=E
总	;D@8A<
恢	G7B8@8
恢复	G7B8@8
恢复$	==C:B=
息	?=?<=B
息$	A;B>==
您	@1G5CA
您$	<>C?;?
您一	>AE=<9
您上	<<;=H8
您不	===;>F
您先	:=B;?A
您再	>?C>?;
您卡	F><@;:
您卡里	E<=@<;
您可	<=<=>D
您可以	<=<=>D
您同	=?D>><
您同意	??C>>;
您回	<>>C?;
您好	:<;B<B
您好$	;<<B<B
您定	:;H<<9
您查	9@C>@@
您点	<<C<=?
您申	C>;>>@
您的	F53D9A
您看	:A<@=A
您看看	?><>?D
您确	>>F<<;
您确认	>>E<=;
您给	8>G==;
您自	:=A?A>
您自己	:=A?A>
您补	:>C=B=
您要	;BC@::
您要是	=?G==9
您让	:?9>CD
您说	A:D:<=
您说的	E;A=8=
您退	A=A<B9
您那	C==B<9
您邮	F;@<=:
您邮箱	F;@<=:
情	:><@BC
想	3>A6AD
愉	;;=>>F
愉快	;;=>>F
愉快$	<;=>>F
意	=4A:CA
意$	<>F=@9
感	@;<==C
慢	;@<<>C
成	F6>D8:
成$	E28F>:
成了	B=<<7A
成功	H:>B:3
成功$	G6:B=7
我	=3M@0;
我$	6;<;>I
我也	G=:<>:
我们	D;>A=:
我会	:>B>?@
我先	=;F=<;
我再	8=N8>6
我只	?E;<?>
我可	==G<>8
我可以	==G<>8
我就	38K><;
我已	CA@;7;
我已经	AB@<8<
我帮	><?>=B
我打	D<B;=9
我把	D<<<<A
我来	:<H<?9
我没	7>7J>9
我没有	<=<G><
我点	><<BC9
我看	8BBB?>
我给	E=<>><
我记	:=<=>F
我这	A7?G;9
我这边	B<;E=9
我这里	<;<A>C
我都	:D=A><
我马	=>E=?;
我马上	=>E=?;
或	6B>??F
或者	:@@@?B
截	AA;<;>
截止	=C<A<>
户	C=7??>
户$	D:9A:@
房	>;?<H:
房$	>BB=>9
房东	>9=@F7
房租	?>==D<
房间	@=>C>:
所	><:E>>
所以	888EA?
所以$	888EA?
手	>B>?>;
手$	C7B9<?
手一	E>=><;
手机	??<>9D
手机$	=<;<>F
手机号	?D?><>
手续费	9D=>?A
才	.A@C>@
打	B7@>A=
打了	E;A=>7
打印	D<;B<=
打回	<??D??
打开	?C@::=
打开$	?D<>=:
打给	E><>:@
打过	?9=AD8
扣	;<;?G@
扣了	:AA=E:
扣款	<A<<CA
执	>E@><:
扩	C7;=>D
扫	B>>==<
批	53DHG6
批$	>5>J88
批了	9>E;C:
找	8F?7;B
找不	==E;><
找到	8F??>;
技	:D>@>>
把	*;E2S@
把它	D>>>>;
投	F?<A<6
投影	>C><>>
投票	=A=E?9
折	?9>>=D
抢	<=BBA7
抢到	=<==D>
护	==?@:B
报	D<<B;:
报上	F<=@;;
报价	B=?A=;
报修	G=>>;<
报告	?9;C;B
报给	E==><;
报销	B9@;A=
报销单	D;?=@9
报错	<G<=>:
抬	C@=A=8
抬头	>B=B=:
抱	79<A;D
抱歉	79<A;D
抱歉$	99<A;D
押	9A>@D<
押金	:>>@E=
抽	9?<??F
拆	9=?>=F
拉	G:A><6
拍	<?<;CB
拒	A9>BA7
拒了	A<>B=:
拒了$	A<>B=:
拖	E=>=>:
招	B;=>>A
拟	88K<;;
拟好	7>G><?
拦	B;><B:
拨	>:>=BB
拿	D=7=;@
拿下	G<>==8
持	8@==>E
挂	A=AA6;
挂上	F<=@<;
挂上了	E>=>=<
挂了$	:9C>=A
挂到	G:=><<
挂号	D:9B<>
挂失	C>=;>@
指	:>?@?D
按	K2657A
按您	H99;6>
按您说	E;;=:>
挪	C:<@@;
捋	:A=@?E
换	?6F7A=
换了	8;B:@D
换好	E=<>;@
换成	A;A=A8
据	?7B=@@
据$	:=A<>D
授	9D=<>@
授权	9E>=?<
掉	H:=8?;
掉$	F88A;>
掉了	D=><?<
掉了$	D=><?<
掉的	<>>=E;
排	=CDA97
排$	=B=B>:
排在	?@C=<9
排进	G:;>=;
排队	9B;A=?
接	A9?@>>
接$	;>>?C=
接下	;?D>?>
接下来	<?D>?>
接受	E<>=<<
接口	9:?E>B
接着	@?B=><
控	=<;;CB
推	I1@=@8
推到	G:<>>9
推送	D;>B=<
提	E:@@>8
提交	:DCC;8
提交$	=?BB?:
提到	I5==><
提前	B?9<<C
提醒	G6<=B9
插	A8;A=B
搜	9E?=>>
搞	H8:=;:
搞定	G;;><8
搞定$	G;;;=9
摘	F;<=>=
撤	H79@9?
撤回	C<;:=C
播	7BB>;A
操	<>A>>@
支	D>8B8;
收	?8=5I@
收$	:9;=H>
收了	>=>=D9
收了$	====F8
收件	C>=;;@
收件箱	E=>>=;
收到	C3;>C?
收到$	=89>DB
收到了	B:?=C:
收货	@B?<<<
收货人	BD==<8
改	B9C>=<
改$	=E<C=6
改到	?<B=B<
改好	F>A=;:
改好了	E?>><<
改成	;AA??A
改签	;>@@=C
改过	F<<<A9
放	F7D7@;
放$	:D>??>
放在	I6;<B5
放心	>;<<<E
放进	E=>?<:
政	D>:<;?
故	99=A@E
效	D;=<:@
效$	E;>>:=
敏	?A;AC7
敏$	D@=>=9
教	?:>@;C
敢	=><D?=
数	?B?<7?
数据	A7A@<A
整	@;=><C
整理	8>?>>F
文	>EB6=<
文件	>F@:?9
文件$	9H<<>=
文件夹	@C>=>:
料	7@F:B<
断	4<EF>>
断了	7>?F>>
断了$	7>?F>>
新	G;?2>;
新卡	;<D>A=
新的	<>>=?B
方	=><?B=
方案	<9F=<=
旅	:B>?BA
无	A>?=<@
日	:B@7@B
日$	F<597B
日内	8>B;<C
日历	B:BC;9
日志	;I:8@6
日志里	<E><?=
日程	F;>;>;
旧	C2A@?=
旧的	D;B:=;
早	><>5D@
早上	8=>>CD
早九	D;A==:
早九点	D;A==:
早八	D>@>=9
早八点	E=@>=9
早点	;=>>?E
时	1:DD>D
时$	=?8G;:
时了	8B>D?=
时了$	8B>D?=
时候	69@CA?
时内	;?C<=@
时间	==D>?<
明	B=@@5>
明$	>;:GA7
明天	AB>:;>
明早	H:C;:5
明白	7=<;<I
明白了	9==<>G
春	=:><<E
昨	369?O9
昨天	5<:9J?
昨晚	;8=CH5
是	3G@>E;
是$	<E99>=
是不	>>;>>E
是不是	>>;>>E
是否	==;G>:
是周	8GA;@:
是您	AA@=B7
是我	B;<C<:
显	=D;:B6
显示	=D;:B6
显示$	;>=>D;
晚	?9C9B?
晚$	A<;:<B
晚上	C8:<A>
晚六	9???AC
晚六点	9???AC
晚点	9C@??>
晨	;<=<E@
景	<=>=CA
暂	9;<H>>
暂时	<=<D>@
更	B8;D>=
替	J679?:
替您	G99;A;
最	8G7@:@
最低	:B?>>B
最便	;C>>=>
最便宜	;C>>=>
最后	;??@:A
最好	<=9ACA
最近	AA=A>9
最高	<D???=
月	9D68F@
月$	=B<;;@
月到	;E>??;
月迟	:D???>
月迟到	:D???>
有	1M9A;>
有$	@=BB=6
有三	;G;:C8
有两	6K<9=9
有了	C;=;=?
有了$	D<>;<;
有人	E@8:A:
有回	B<=;>B
有没	==<C>@
有没有	==<C>@
有的	;=C>?>
有这	D:>@==
服	<B<?A?
服务	>C<A9>
望	9@>>@D
期	6C?<>B
期$	4C@<?C
期了	6F<AB8
期了$	6F<AB8
未	3E?D85
未知	<=:F>:
未知$	=><D?<
未读	;G>9==
末	:@B???
本	;;>><E
本人	:=B;AA
本地	F9=A=:
术	8>@>>F
机	A8:D=>
机$	=<:E:@
机号	?D?><>
机器	@;?BA:
权	E=?A:8
权限	F4@C::
权限$	>9B?=@
李	>9==D=
材	8;FAA9
材料	7=G=C;
条	?F<A<3
条$	?B>B<8
条码	=<>F>9
来	==G;B:
来$	=??@@<
来了	G>=;<7
来了$	G>=:<7
来取	E9@=<<
来取$	F9A><8
来的	:?><D=
来的$	8@==D=
来说	>=<>>D
松	8A?@BC
板	:C9AD9
构	9D>@?@
林	E@<;8=
果	;>C?9?
果$	;?<>?F
果您	=?E>=<
架	=AC==>
柜	@6@<E;
柜$	=9B=E9
查	(M@46D
查$	<CD8=;
查一下	>;@>?B
查了	9F?=?=
查到	5H?>>>
查收	==;>>F
标	J3<:6?
校	;B;<D<
样	@:;@A@
样品	@>>?B;
核	?6<J59
核$	;;BE:9
核实	?=8F>=
核实$	=>;D>?
根	?:<?BA
格	:@=<;G
案	C9C7;=
案$	C:;;@@
桌	=F>@=:
桌$	;E?>>=
档	H=<8?8
档$	G>@8@7
梯	::>=G<
检	:C<?C=
检修	:<>>E>
棠	=9>D;A
棠厅	<9>E<A
楚	9@<B=B
楚$	=A=C>;
楼	D<<;B9
楼下	E;==>:
概	7@=>=E
模	@:>@=C
欠	8H=>?:
次	6E<@@@
次$	;G;>;>
次提	9E?>>>
次提交	9E?>>>
款	@=B??:
款$	7?F5BA
款了	9??>F=
款了$	9??>F=
款单	>@C;;=
款项	H9:<;=
歉	>8;A;C
歉$	=8<A;C
止	:?:D7D
正	@B<?<<
正在	:@@?B;
正常$	=C====
此	E=;=<=
步	B5?D7?
步$	C<;C;;
步完	G9=<>9
段	B@::;A
每	;A=;:C
比	6B:;AG
比较	9=<>>G
毕	H:988A
毕$	J9<<:9
毛	7@>;=G
气	C77=;G
水	;F4?8@
水$	;A<>=C
水费	;><C=@
求	@:<D;@
汇	6E>=BA
汉	=A@><?
汉 !	=???>C
汉 ! $	=???>C
汉 #	BD>497
汉 # $	CF;766
汉 # 汉	C:B;?<
汉 $	>>=A@?
汉 0	AE:==6
汉 0 $	=G6=:8
汉 0 0	B@=;=9
汉 0 汉	?B=>?:
汉 :	8E<>8D
汉 : $	8D<?;D
汉 : 0	?B>><?
汉 ?	6:G>9>
汉 ? $	6:G>9>
汉 a	><=>>D
汉 b	C<;;;?
汉 b #	??<=<A
汉 b 汉	E<?=>:
汉 g	D<<<;>
汉 g #	E7==<>
汉 h	@B>>?;
汉 h #	@B>>?;
汉 l	9B???C
汉 l #	9B???C
汉 p	E9===>
汉 p #	E9===>
汉 pod	D?>>=:
汉 pr	:>D>>=
汉 s	@D>><9
汉 s #	@D>><9
汉 sna	G:=>=9
汉 t	;>>?AD
汉 t #	;>>?AD
汉 w	E8>>=@
汉 w #	E8>>=@
汉 x	7A>>?F
汉 x #	G5<?:=
汉 x $	@CB6=;
汉 x x	G:A;;7
汉 x 汉	:?D=:B
汉 |	?9A?:@
汉 | $	<:B@;A
汉 汉	A=>76C
汉 汉 $	C:=88C
汉 汉 0	<G:=>;
汉 汉 汉	@=D99=
汉 ！	A<9:9D
汉 ！ $	A<9:9D
汉 ：	<??><C
汉 ： $	:??@:E
汉 ： 0	B=@;B9
汉 ？	47I6:>
汉 ？ $	47I6:>
池	BC=<;<
没	0=/Y5/
没下	><<E?<
没交	;>=E?<
没人	C;>9C<
没再	??8F?=
没出	=B=@?<
没删	>;>F?<
没删$	>;>F?=
没到	==>D?=
没加	C;>??=
没动	?A:C=8
没动$	A9<F>:
没发	78D@<?
没发$	;;E<==
没回	;:CC>;
没开	=<>E?<
没成	9;?H>;
没成$	=>?C?<
没成功	<<?E?>
没扣	>E?:?<
没批	?==D>;
没收	<?>E><
没收到	<?>E><
没改	<<>G?=
没改$	>=>D?>
没有	;B6G99
没有$	>><E><
没法	=<;G?=
没碰	=;=E><
没订	=;<H>:
没订$	><<F>;
没退	=<>E>>
没问	BB?9>?
没问题	BB?9>?
油	:????D
法	9B=D>=
法务	C;B=<;
注	?9:DA=
注销	;9AE9<
洗	G8>A<;
活	B6<>9E
派	=A>AA<
派送	8C==D=
派送$	:?>>D>
流	DC957>
流水	@E<;=:
流量	H89:;@
浇	H;><;8
浇了	H;>=<9
测	8GD9:9
测试	:GA9;9
海	?<=C:A
海棠	<9>E<A
海棠厅	<9>E<A
消	B4@7?A
消了	;=>=DA
消息	C:@:8B
消息$	C=B<>:
涨	=?@9A@
清	E7B;8>
清$	G<?;;;
清了	D<>>@<
清单	9>C??B
清楚	9@<B=B
清楚$	=A=C>;
渡	9E>>=?
温	?=:<=D
游	A9=<B>
湖	D=>><<
湿	:E>?>>
湿度	:D>??>
滚	H7><<>
满	8B5I:<
满$	8E=;>@
满了	5@>I:9
满了$	5@>I:9
灭	A9>=<D
灯	J5B=69
灰	D?=>=:
点	C=>6@=
点$	@8>@9C
点一	@?E<=9
点了	C6:@E4
点了$	@;<BA:
点五	E;=>?;
点五十	E;=>?;
点到	?C:<<?
点到十	9F=>>=
点半	B99?<B
点半$	:@;A:C
点的	;>?C>>
烦	9<;=>I
热	H8:<>:
然	A<C>=;
照	G=>?:9
照片	C@B?95
片	D@A?77
片$	9E????
版	B<@>9>
版$	A?:@=>
版本	<<@>=E
牌	>8@C7A
物	=;?=F;
物业	>8:?G9
物流	>E>=<<
特	;F>;><
状	AD8;9=
状态	AD8;9=
状态$	G?=;<7
状态是	;F>=>;
独	D<=@>:
猫	?9<;9F
率	6F=:<E
王	7<B9CC
现	AE?<59
现在	BD?:5:
现在是	F<==<:
现在还	;C>@>=
班	@B>>C3
班$	@@<<A:
班的	F=>>=:
理	:<B=AA
理$	A?E:9;
理中	@@:A<=
理了	B:@<B=
理员	@<C>C8
理完	E9;<@>
理完毕	F<=>>:
理结	;=>>>E
理结果	;=>>>E
理解	8;<=>H
生	D8:==A
生$	@?;;?A
生产	?=?D=9
生效	C<@?<=
生效$	B<@?;>
用	?A7;AB
用$	<=@@?A
用了	CC=9A8
用了$	E@>:B8
用再	>>;=>F
用户	C:=?<>
由	@==9B@
申	C7A@?:
申请	C9>A@:
申请$	=:B<A?
申请已	H==<:=
电	@?>7B<
电$	;>E>>=
电子	?BB=9=
电子票	:D>>>>
电梯	::>=G<
电话	><9<DA
电话$	=<89CE
电费	G=;9:>
留	K:6?<:
留了	H9<<?7
留意	:<;<=H
留着	;B>BB7
疑	A:<<=D
病	:@?=@F
登	=<>:CA
登录	>?@9B>
登记	;B=AC=
白	<?8?8E
白了	9==<>G
白了$	9==<>G
百	?DA=77
的	G67;F<
的$	=62:Q9
的事	>=9>BB
的卡	B9?>B=
的号	@;AA<>
的吗	=>;>?D
的地	;@>C@=
的时	8?;BA@
的时候	8;<DB>
的是	DA4=?9
的是$	@B==@9
的要	<?E>>;
的话	0;H:8?
的话$	8>A:;D
的话我	>>G<>:
的账	D;=B<:
的退	B?;D=:
的退款	A?;D=:
的那	DC:99?
的邮	>=8AA@
皮	D;B<;:
监	<;A>B>
盒	:G;;<>
盖	>9E9B=
盘	E7>B>9
盘$	8=B=>C
目	9C6C7A
目前	3E:G;7
直	4F7@9D
直接	9>;?=H
省	8BD>><
看	1G==@B
看$	7A?C:<
看一	<<=<>F
看一眼	===>?D
看不	<;=F>>
看不到	<<=D>>
看了	6J9;?8
看了$	:G<<@8
看到	AD;<B:
看看	=<@<>B
真	9=>C?B
眼	7@ACAB
着	5BIB=9
着$	-AEGC3
着了	A:C=;>
睡	?=;==E
知	D5AE;9
知$	<;>CD:
知到	E=>==<
知道	B?>@9=
短	;89F4G
短信	<;:G5C
石	=F=<=<
码	@5<D=B
码$	<?>:D>
码在	8@?@AE
码已	F>>>;=
确	>;BB=;
确定	;<@G=8
确认	@:D<?=
确认$	A:AA=<
碰	9<>E>A
碰$	:>>D??
磊	;D=<C<
示	;C@<B7
示$	9<D<F6
祝	7>>>>G
祝您	<=>>>D
票	B@?D:5
票$	<BF=A7
禁	D@?<=7
离	8ABB@;
离线	9>?D>=
离线$	:>?D?<
私	F<<=>;
种	7B>=CC
科	<@??D?
科技	:D>@>>
秒	:F?<B9
秒$	<F=<=<
租	>>C8E;
移	F7C<:;
程	C>=>=<
程$	:A@B??
稍	:=F=>=
稍后	<?D>?=
税	7E=D;<
稿	D7F78:
稿$	;>E<>;
空	C@@>2<
空着	8CB@>9
空着$	9CB@=9
空调	L8>=:9
突	=8=B=B
突$	<;>H>9
窗	A9A;@?
窗$	>9C<=@
窗帘	E;=A=:
立	<@>>=C
站	??C;?:
章	=BD8@:
笔	:FA:A<
笔$	<G<;?7
第	=A>:C=
第一	@8B<C=
第三	:A><D=
第二	C==6>@
等	1=BF;@
等$	D;?8B<
等于	>=>:>E
等他	;?;C>A
等他们	;?;C>A
等座	;D???>
等待	C=8A>>
等您	?=E@=6
答	<B;>B=
签	<;@>I7
签$	D@:;?<
签了	:>>=F=
签字	>@CB;7
签收	8@9=H?
签收$	8=??G=
算	:B:66H
算$	9A::>F
管	<=A>E<
管理	@<C>C8
管理员	@<C>C8
箱	A<>A@:
箱$	B?@?9<
箱了	C>;=A;
箱里	E;===<
米	:B=<C=
类	A;;<=B
糕	:=DB>;
系	7>>EB<
系统	8A=DB9
红	C?@98>
约	E>B;?6
约$	ACB;;7
约在	F5A<A9
约好	??>?C<
约好了	B?>>A;
级	A?:A:>
纪	A@99A@
纪要	@A::A?
纸	<?9C8A
纸$	9A=D><
线	=F??;8
线$	<C;D;:
线上	?CB;=:
组	B;:@?>
终	??<<=D
经	C9;8J4
经发	7>@BE<
经开	:>>>E>
经把	6??>H>
经是	G<==9;
绑	??:<;E
结	9D6@6G
结$	9A>>?E
结了	<E><;?
结果	=?7D<@
结果$	;?=>?D
给	N-C2?3
给个	9=E>>>
给了	G;<;@9
给您	=7<=H<
给您$	9><D>A
给我	6?D<>A
给王	?=E==;
统	6?:CE=
统一	7=;=DE
绩	>>?<>D
续	K6?>;6
续$	=>D=B:
续签	D99>??
续费	AD;;:>
绿	BC9;<:
绿$	@D<<=8
编	@?7>8B
编号	?A:<;?
编码	<:>>>F
缩	;=>>>E
缴	<@?>A@
缴$	8>C?E<
缴了$	F=?=<<
缺	9D8I94
网	?C9CA9
网关	4A<CF=
网盘	D=@<=9
罗	B?=@B8
置	@<A:??
署	;??@D>
群	H;>><6
群$	G;><<;
群了	F=>=<<
群了$	F=>=<<
群里	C:?@A8
翻	6F<<=A
翻了	8G<==<
老	;><9J9
老师	<CA>A9
考	>:=:<G
者	=@;=BA
职	=?B=;?
联	?7?B:B
联系	>8?B;B
股	>9C?9A
能	3E8D1E
能看	BC;;==
能看到	>D>=>;
腾	C>>==;
自	;9<;IB
自动	D;;>@<
自动回	D?;=;>
自动续	BA<@<;
自己	.6?;LA
自己把	9>A?D>
至	G;<<<>
致	9BC?>=
航	;C:7@B
航$	;F>=<9
航司	9A;=AC
航班	?=?<D;
般	<88:<K
般来	>=<>>D
般来说	>=<>>D
色	5F<;<B
节	;D:;??
花	@C=:<?
苏	?D=>=;
苏州	=D>>=<
苦	:=>?>E
英	AA@<;<
英语	:D=>=@
草	<=B<=B
菜	B:A<<?
营	B<=?=@
落	E<:==;
蛋	:>DB=<
蛋糕	;=DB>:
血	8C???D
行	5?E?8B
行$	?><=6C
行吗	>>D>?<
行我	>=D??:
街	??A<:A
补	E6A6=?
补$	9@A?AB
补丁	?<E>@8
补了	G<>=;<
表	CA<A;6
被	):5RD<
被别	8<>G>:
被别人	8=>G>;
被占	8>=G;9
被占用	;<=F<:
被拒	;<>AC<
被退	5?>F?>
装	D@C;:7
裹	<E<@@8
西	3A=?@F
要	4>C>7D
要不	<=H<>:
要不要	==L<>5
要您	=<E9=>
要我	>?D>?<
要是	:BD9;>
要求	C:>>>@
要的	=D??::
要的话	>?E=?:
要看	==<D>=
要等	>>9=>F
见	:C<:=E
观	9>>>=F
规	><6??E
规则	A:9<C@
视	D=?;;=
解	?>=5=E
言	C>99<A
警	8E><D;
计	0J==@?
订	B=:DA8
订$	;?@G;:
订了	A>>B;=
订了$	@??C;=
订单	;A6<@F
订好	>>?=D;
订好了	==><D:
订的	I7<<A7
订的是	H9:=<;
订阅	E=<=<>
认	==D><<
认$	?>A@=;
认证	=:=D>@
让	B79??A
让我	=?9>CB
议	A=B=5?
议室	C>:E;8
记	?=5;CA
记录	AC::B4
记录$	:E>>><
记得	8:<=<K
讲	8A;==D
论	>B<>A?
设	A?:<C<
设在	G9>><=
设备	>C<=;@
设定	7F?@C?
设置	:>C>>A
证	>:?C;A
证$	;<<=AE
证书	@AA@<9
证号	=CD;=:
评	EA98?:
评审	B9<>B<
诉	<>?9AB
诉我	;>@;>B
诉我$	<?:=?F
诊	>A=C;<
试	8FEC83
试$	8?E<>?
话	:5E9;F
话$	:9?4>H
话我	<=F<>>
话费	C<;B=<
询	?A<;=A
该	AB?98?
语	@B8::D
误	@<9BD9
误$	A==AB9
说	=<9;EB
说$	88:=8K
说一	<:A=A@
说一声	=<A=B=
说不	>==D?<
说了	J===7:
说今	9?>CA;
说已	:?>>?C
说已经	:?>>?C
说明	C:>B:<
说的	G6?9=?
说的$	D><=9@
说过	F>=>8@
请	C3===C
请$	<:B=A?
请了	D?<@@5
请了$	E=>=<;
请好	E??><<
请已	I==<9<
请您	=>;=?E
请求	;@>E=<
读	9J99=9
读$	=F>;;<
读了	<G=;>;
课	@H=999
谁	AA@6A=
调	G4<8?;
谢	?;<;=E
谢您	;>>>>E
豆	C<B==9
象	A9>>>C
财	::C:E>
财务	::C:D=
败	;?:H:3
败$	>A:C<7
账	F:4@?=
账$	A<;>@?
账单	A?:>A<
账号	C;?A=;
账户	AC8::A
账户$	E<<>=>
货	7C==D>
货$	<@<B?=
货人	BD==<8
货单	H:=<;;
质	>B@><?
购	>9A@>@
贴	B9<:AB
贵	;C@B<:
贷	:D>==B
费	G>4=6?
费$	9F;A>?
资	:?=<C@
赔	=;CC:=
走	D67=C>
走$	C=;>?;
走了	A9=BB:
走了$	@9=BB:
走的	B;9<B@
起	F>5<1@
起$	C=;<<>
起来	>;>B;B
起飞	:C=<=@
起飞$	:C=<=@
超	.?=LA;
超时	2;9IC;
超时$	89<I?7
超时了	8B>D?=
超过	9A<C=?
趟	=F<>=8
足	<C=?>:
足$	<C<?>:
跑	AE@:88
跑$	=>?C>>
跑了	F@=:=9
跑完	7I>=>?
跑完了	:E?>=>
跑过	E;>>==
跟	H:<8=<
跟您	8AD???
路	9A>5?D
路上	<D<<A<
路上$	9E?>??
跳	8:=H<;
跳过	:9>H<9
跳过$	<:>F>;
身	9=C<>B
身份	9>B9;F
身份证	9>B9;F
车	B>E89:
车$	>?B=;>
转	A=E@3;
转账	:??A;C
转过	D>A==9
载	A;<:B?
较	9=<>>G
辆	E@=<?9
辛	9B==;D
辛苦	:=>?>E
边	E;2D;>
边也	F=>>=9
边的	<=>?>D
边看	>>>E>;
边看不	>>>E>;
达	>A<D:<
过	?B::F9
过$	A>?B=7
过两	<B=C;9
过了	<D9=?@
过了$	AA9=@9
过去	F9?@;9
过去了	F=?=<=
过期	3E<C;@
过期$	:@>>>B
过期了	8D>B=:
过来	F9A;@8
过来了	H;><;;
运	:=>@@B
运单	8B@??D
运费	CAA<=9
近	>CB@<6
返	??;B;>
返回	;A=C==
还	0?<P;5
还$	G9=><9
还不	<=<G>:
还了	F=@;<;
还剩	9M<9;7
还在	.A6I@;
还差	=9E?=;
还是	7<HA;<
还有	5DD9;<
还没	56<I@:
还能	=C99>B
还要	>=8A>E
这	=2=C<E
这一	?<BB;9
这一步	9<BC=9
这个	9<=@9G
这么	:>A=<C
这单	<@=?D:
这回	F=:=>;
这是	<=C<C:
这次	E9=A=<
这笔	:<D:A@
这类	E?=>?:
这边	@?8G:;
这边看	>>>E>;
这里	<;<A>C
进	O.8:=;
进了	D<>=>=
进去	C8;CA:
进去$	9<=F;B
进去了	F>><>:
进展	7AB@?A
进度	2=@?AI
远	F:>><;
连	=E@=;:
连接	:D??>>
迟	6I<<=?
迟到	;E>=<A
退	@=<AA<
退$	8C>;:B
退了	8A;@E?
退了$	=<>=B@
退回	G:;=<>
退回$	E=>8@;
退款	A=?D=9
退款$	?<E><;
退订	F;?;:@
退货	B@98@A
送	>A9B<?
送$	??A;A:
送到	>C?9;?
送达	??=D<<
选	D7?<9@
递	B:A7B;
递交	F>@<;:
途	9D?>>?
通	=B@>B8
通$	<B?>B;
通知	B4DB@7
通知$	=;?>D;
通知到	E=>==<
通过	=C<<C<
通过$	AC9@A5
遍	>B=:=@
遍$	>@=;>B
道	@B@<6=
道$	8B<?>B
邀	B;B><:
邀请	B;B><:
邀请了	D>>>=<
那	@:7F:?
那一步	9C>A?>
那个	D:<:=C
那位	@:>=<D
那封	>>?D<<
那张	:?=>CA
那条	E>>>=:
那班	<D<C=8
那笔	@;?=?B
那边	E:8@?<
那边也	F=>>=9
邮	C9>B<;
邮$	G:===<
邮件	D<>@:<
邮箱	;<@CA<
邮箱里	F;===;
邻	:<;=EA
邻居	:<;=EA
郑	>9C<B>
部	>>?@A>
都	P?9=4/
都在	?B=A=;
都已	F===<=
都收	F=?>=;
都是	5;>BD@
都有	EA=;=7
都没	;;=G?=
都能	AD?:=:
配	B<8G;8
酒	D<@>9<
酒店	C=A?:9
醒	G5<=B9
采	@B>B<9
采购	A>?B=:
里	DC88<=
里$	E;<>5=
里了	C:=A?;
里了$	C:=A?;
里写	8G>??:
里写着	;C???>
里成	G9>==;
里有	=CB<==
里的	>;DA=;
重	A:@6@A
重启	CA>:?8
重复	8B<A:E
重复的	8C<><C
重新	C:?9??
量	DB;8:?
金	?6<6GD
金额	69<:<J
钟	@8B>A@
钟$	@;E@::
钟后	;:C=D9
钥	@AD:A6
钥匙	;=>@D>
钱	E2;C==
钱$	@<9;CB
钱还	=<>D>=
铁	;A==<D
银	9AA?>@
银行	6CA@??
链	@B=>==
销	E3@D<9
销$	?:AE:9
销单	D;?=@9
锁	H4>D<8
锅	:D>?>>
错	>C484G
错$	7C98:E
错了	5:=A<H
错了$	7;=A<F
错误	C@>=>:
长	9>9=AE
长$	?===;E
长了	;<>><F
门	B;>?A:
门口	C<A;?9
门开	E=>?=;
闭	A@<;C9
问	:A@5;F
问$	:<B==B
问题	@BA8;A
问题$	>@@8>C
间	;@CB<:
间$	;?AB<?
闹	C8B>><
闹钟	B:C??:
阅	D=A<;<
队	;=8AB@
阳	?<>><C
阿	@8?;E=
阿姨	C=>=A:
阿敏	;=>>E>
附	B;@A9;
附件	C;@A:9
陈	B><A@8
降	;>9:?H
降到	D>===:
限	C1BC=>
限$	;9C?@A
院	;E?@?:
除	;<@>9F
除$	C@<?==
险	<A9@A@
险$	<=>>E;
陶	==C@><
随	?;B;>@
随时	;=C<>A
隼	D<??;>
雨	AE;A96
雨$	<F>>>:
雨厅	?E>==9
雪	<>??<D
零	DD@=86
零点	@?CB:8
需	9=DB;;
需要	9?CC=:
需要的	>?E=?:
露	D<>@=;
青	5E??A@
静	G=<:<>
靠	;>B9@?
靠窗	>8B;@?
面	:I=>5=
面$	?>=;>C
音	?C@;:9
页	C=>;<A
页$	>8B<<E
页面	:EA@;9
顶	E>?><<
项	E?4;4@
项$	9E=;=A
项已	F<>><;
项目	D9;;<B
顺	D:;9@?
顺丰	<B?=D:
顺便	C;>=<A
顺延	D:??>>
预	>G9=;:
预发	C?;>?>
预约	B><?A9
预计	4KA<=9
预订	=?=D<>
领	A8??@?
题	==@78H
题$	>@@8>C
额	9A=E4?
额$	=<?:>C
额不	>:>F?=
额不足	?;>D?=
额度	?:@E<:
额退	<E><>;
风	5<>;AH
飞	6HA::=
飞$	9E<<=>
餐	:C9?@@
饭	<=@=C=
饮	:D?;?C
馆	@A>A;?
首	D:@;;@
马	@<;=?B
马上	@B@::?
驳	9>>F@<
驳回	9>>F@<
驿	:E>>=;
验	7H?>@;
验证	:B>?A?
骑	:C=@C8
骑手	;A=@C8
骨	;;C?BB
骨科	;;C?BB
高	-J::9G
高$	9B???A
麻	;;;<=I
麻烦	9<;=>I
點	@:?BA8
齐	C;E>;6
！	A<9:9D
！ $	A<9:9D
：	8@?>=F
： $	6@?@:G
： 0	A?@;B9
： 0 汉	C=@;B8
？	47I6:>
？ $	47I6:>
👍	F:>>>9
"""
