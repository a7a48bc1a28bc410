"""What people ask for, in English and Chinese, and the verbs that definitions of APIs have for it. Data only.

A line is ``sign phrase|phrase > word word``. The sign says what is meant to happen: ``?`` nothing is changed, ``+`` something is made,
``~`` something is changed, ``-`` something is removed or ended, ``.`` that depends. ``…`` stands for a few words between.
"""

ACTION_LINES = """
+ create|add|new|make|open|file|raise|start a new|set up|spin up|register|insert|provision|submit|define|put together|prepare|compose|draft|build me|need a new|want a new|introduce|enter|record|note down|建|创建|新建|新增|添加|增加|建立|生成|开一|提一|提个|提交一|新提|加一|加个|加上|登记|开通|搞一个|弄一个|弄个|建个|录入|起草|拟一|记一|配一|配个|设一个|拉一条|拉个 > create add new submit
+ put…on|attach|stick…on|tag…with|apply…to|tack…on|hang…on|链接到|挂到|挂上|挂载|打上|贴上|贴个|附加 > add attach set create apply
+ mount|plug in|connect…to|hook up|link|associate|bind|tie…to|关联|绑定|连接|接入|链接 > attach add link connect bind associate
- unlink|disconnect|unbind|unmount|detach|取消关联|解绑|断开|卸载|解除绑定 > detach remove unlink disconnect unassign
- delete|remove|destroy|erase|drop|get rid of|getting rid of|tear down|throw away|throw out|take out|take off|take…off|take…down|take away|clean up|clean out|wipe|purge|scrap|discard|dispose of|eliminate|bin|trash|nuke|free up|no longer need|not needed|don't need…any more|do not need…anymore|is not wanted|删|删除|删掉|删了|移除|去掉|销毁|清除|清理|清空|拆掉|移出|扔掉|丢掉|不要了|不用了|干掉|下掉|抹掉|摘掉|撕掉|除掉|去除|拿掉|废弃 > delete remove destroy unset clear purge
~ update|change|edit|modify|alter|adjust|correct|set|fix…in|fix the|reword|rewrite|amend|revise|tweak|改|改一下|改改|修改|更改|变更|编辑|更新|调整|设置|设为|改成|改为|换成|标为|标成|设成|调成|调到|修正|更正|订正|换一个|换个|改掉|重设|重写 > update set edit modify patch replace
~ rename|call it|call…instead|give…another name|give…a new name|重命名|改名|更名|改个名|改叫|名字改|换个名字 > rename update
~ switch|toggle|turn…into|make…private|make…public|make…visible|hide…from|把…设成|把…设为|把…变成|切换|切到|转成 > update set change toggle
~ replace|swap|substitute|替换|置换|换掉|覆盖 > replace update set
? list|show all|all|which|what are|browse|enumerate|every|overview of|give me the|give me all|who are|what…exist|what…do we have|what…are there|列出|列表|所有|全部|有哪些|哪些|都有|清单|罗列|谁在|都是谁|有什么|有谁|哪几个|列一下|每个|一览|who belongs|who is in|who's in|who's on > list get
? get|read|fetch|show|view|details|look at|retrieve|see|find out|who is|what is|what was|what's|what does|how much|how many|how often|history|tell me|give me|open up|check out|inspect|look into|where is|when was|when is|pull up|take a look|看|查|查看|查询|查一下|获取|读取|读一下|详情|显示|看看|看一下|看下|瞧瞧|多少|几个|取得|是什么|哪一步|到哪了|怎么样|什么时候|是哪个|哪个|查查|了解|情况|告诉我|给我看 > get list retrieve read show info
? search|find|look up|look for|hunt for|locate|seek|filter|match|anything about|where…mentioned|搜索|搜|搜一下|查找|检索|找|找找|找出|找一下|寻找 > search list get find
- cancel|call off|give up on|back out of|取消|不要…了|撤掉|不搞了 > cancel delete
- end…subscription|stop charging|stop billing|unsubscribe a customer|取消…包月|取消…订阅|停掉…包月|退掉…会员|别再扣|停止扣费|stop…every month|stop…each month|no longer charge|quit…plan > delete cancel subscription subscriptions
~ approve|accept|sign off|okay|give the green light|green light|let through|let…through|agree to|批准|同意|通过|审批|接受|批一下|放行|准许|点头 > approve accept review submit confirm
- reject|decline|deny|turn down|refuse|say no|拒绝|驳回|否决|不同意|不批 > reject decline deny dismiss review
- dismiss|wave off|ignore|take back…approval|take back…review|withdraw…approval|undo…approval|revoke…approval|my approval|approval…back|撤销…审批|撤回…审批|撤销…评审|收回…批准|取消…审批|撤销…批准|忽略|不理会|撤回…通过 > dismiss review
~ close|shut|finish|resolve|mark…solved|mark…done|mark…fixed|mark…complete|complete|settle|is done|is fixed|is solved|关闭|关掉|关了|完成|结束|解决|解决了|结案|标记为已解决|搞定 > close update resolve complete
~ reopen|open again|open…again|重新打开|重开|再打开 > reopen update
~ enable|turn on|turn…on|switch on|switch…on|activate|start using|allow the use of|启用|开启|打开|激活|开通 > enable activate update set
~ disable|turn off|turn…off|switch off|switch…off|deactivate|stop using|put…on hold|pause|suspend|freeze|禁用|停用|关停|暂停|挂起|冻结|停一下 > disable suspend pause deactivate update
~ resume|unpause|continue|unfreeze|thaw|pick up again|恢复运行|继续|解冻|恢复使用 > resume enable unsuspend update
+ start|run|trigger|launch|kick off|fire|dispatch|set…going|set off|begin|execute|启动|开始|运行|触发|触发一下|跑|跑一下|跑一遍|执行|发起 > start run dispatch create trigger execute
+ manually|by hand|手动|手工|人工触发 > dispatch trigger
- stop|halt|terminate|kill|abort|break off|interrupt|still running|is running|running…stop|停止|停掉|停下|终止|中止|掐掉|杀掉|停|别跑了|打断|中断 > stop cancel terminate delete end
~ restart|reboot|power cycle|bounce|重启|重新启动 > restart reboot
+ rerun|re-run|run again|run…again|run…once more|once more|retry|repeat|try again|try…again|start over|redo|重跑|重试|重新运行|再跑|再来一次|再试|再跑一次|重新跑|重做 > rerun re run retry
+ redeliver|resend|send…again|deliver again|deliver…again|重发|再发一次|再投递|重新投递|再投|补发 > redeliver resend delivery send
~ lock|stop people from commenting|keep people from commenting|no more comments|nobody can comment|close the conversation|锁定|锁|锁了|锁住|别让人评论|不让人评论|禁止评论|不许评论|关闭评论 > lock
~ unlock|let people comment again|解锁|开放评论 > unlock
~ merge|land|combine|bring…into|合并|合入|合进去|合进|合掉|合一下 > merge
+ fork|派生|复刻|分叉|copy of a repository|own copy|copy…into my account|copy…to my account|copy somebody's|拷到我|复制到我|复制一份到|fork一份 > fork
+ star|put…star|give…a star|bookmark|favourite|favorite|like the|收藏|加星|标星|点星|点个星|点…星|加个星|星标 > star
- unstar|remove my star|take…star|取消星标|取消收藏|取消加星|不再收藏 > unstar delete
+ follow|watch|subscribe to|keep an eye on|get updates|stay up to date|关注|关注一下|订阅|盯着 > follow subscribe subscription set
- unfollow|unwatch|unsubscribe|stop following|stop watching|取消关注|取关|取消订阅|退订|不再关注 > unfollow unsubscribe delete subscription
+ invite|ask…to join|send an invitation|邀请|请…加入|拉…进|邀…进 > invite invitation add create
- uninvite|cancel…invitation|withdraw…invitation|undo…invitation|revoke…invitation|take back…invitation|撤回…邀请|取消…邀请|撤销…邀请|收回…邀请 > cancel delete invitation
+ join|加入|进入 > join create
- leave|quit|walk out of|get out of|离开|退出|退群 > leave delete
- kick|kick…out|throw…out|expel|fire|take…off the team|remove…from|踢|踢出|踢掉|踢了|移出|请出|赶出|开除 > remove kick delete
+ put…into|add…to|put…in|let…in|拉进|加到|加进|加入到|放进|放到|纳入 > add create insert
+ let…push|let…write|let…commit|let…contribute|let…work on|give…access|give…write|give…push|give…read|grant…access|share…repo|help me on|让…推|让…写|能…推代码|给…权限|开…权限|推代码…权限 > add collaborator access permission
+ grant|authorise|authorize|give access|allow|permit|entitle|授权|授予|赋予|允许|放开|给予 > grant permission allow add create set assign authorize
- revoke|withdraw access|withdraw|take back|take away…access|take…away from|invalidate|no longer valid|撤销|吊销|收回|作废|使失效|撤回 > revoke delete remove void cancel
+ promote|make…admin|make…owner|elevate|提升为|升为|设为管理员 > set membership update role assign
~ archive|file away|put away|归档|存档|封存 > archive update
~ unarchive|取消归档|解除归档 > unarchive update
+ pin|keep…on top|stick to the top|置顶|钉住|钉一下 > pin add create
- unpin|取消置顶|不再置顶 > unpin remove
+ upload|put…up|send…up|attach a file|上传|传上去|传到|传一个 > upload create add
? download|export|save…to my computer|grab|get…zip|pull down|get me the|下载|导出|下到本地|拿下来|下下来 > download export get
+ import|bring in|load…from|导入|搬进来|迁入 > import create start
~ restore|recover|undo|bring back|get back|undelete|put back|恢复|还原|找回|撤消 > restore undelete revert recover
~ roll back|rollback|revert|go back to|back to the previous|回滚|回退|撤回版本|退回到 > rollback revert restore
+ deploy|roll out|ship|put…live|go live|push to production|部署|上线|发到生产 > deploy deployment create
+ publish|release|put out|发布|发版|发一版|发一个…版|出一版 > create publish release
~ scale|resize|make…bigger|make…smaller|grow|shrink|more copies|fewer copies|copies|扩容|缩容|伸缩|副本|副本数|调整规格|升级配置|加大|调大|调小 > scale resize
~ upgrade|update to the newest|bump|升级|升到 > upgrade update
~ assign|hand over|hand…to|give…to|make…responsible|responsible for|in charge of|put…in charge|指派|指派给|分配|分配给|派给|交给|负责|安排给|转给…处理 > assign assignees add
- unassign|take…off the|no longer responsible|取消指派|不再负责 > unassign remove assignees
? compare|difference|diff|what changed|who changed what|what is different|changes between|changed between|changed…between|differ|between|versus|比较|对比|差异|差了|差在哪|变了什么|有什么变化|有何不同|区别|不一样 > compare diff
+ comment|reply|remark|respond|leave a note|leave a comment|write back|answer|say something about|评论|回复|回复一句|留言|回帖|备注|批注|答复|回一句|说一句|写个评论 > comment create reply
+ send|mail out|email…to|forward|发|发送|推送|发出|寄|发给|转发 > send post create
+ post|say|message|announce|write…to|tell the channel|drop a line|speak|发消息|发一条|发布消息|说|喊一声|公告 > post message send create
? notify|inform|let…know|ping|tell…when|be told|is called when|通知|告知|提示|通知一下 > create notify hook webhook
+ schedule|later|tomorrow|at a later time|plan|定时|计划|预定发送|稍后|明天…发|定时发|晚点 > schedule scheduled create
+ react|emoji|thumbs up|thumbs-up|give a thumbs|heart|smile|thank…with an emoji|表情|回应|点个赞|点赞|赞一下|竖大拇指|赞 > reaction reactions create add
+ refund|money back|give…money back|pay back|give…back…money|return the money|reimburse|退款|退钱|退还|把钱退|退一半|退给|返还 > refund refunds create
+ charge|take money|collect|bill…for|debit|扣款|收款|收钱|扣费|收一笔|划款 > charge charges payment intent create
+ capture|actually take|really take|take the money…authorised|take the money…authorized|collect…authorised|take…held|请款|捕获|预授权扣|真正扣|正式扣|扣下来|实际扣 > capture
+ pay|settle|支付|付款|付|付掉|付清|缴 > pay payment
- void|invalidate|issued by mistake|made by mistake|by mistake|cancel…bill|cancel…invoice|作废|无效|开错 > void cancel
~ finalize|finalise|make final|no more changes|定稿|敲定|确定 > finalize
~ write off|never be paid|will not pay|won't pay|bad debt|uncollectible|坏账|收不回 > uncollectible mark
+ transfer|move…to another|hand…to another owner|hand over…to|change…owner|another owner|转移|转让|移交|转给|过户|送给…名下|换个主人 > transfer
+ pay out|payout|withdraw…to my bank|send…to my bank|cash out|提现|打款|出款|转到银行 > payout payouts create
~ move|relocate|put…somewhere else|drag…to|移动|移到|挪到|搬到|拖到 > move update transfer
? verify|check|validate|test|is there|is…allowed|are we|does…have|has…got|am i|do i|whether|can…be|是否|验证|检查|检查一下|校验|核实|有没有|是不是|能不能|还在不在|对不对 > check verify validate get test
~ rotate|renew|refresh|regenerate|change…password|轮换|更换密钥|续期|刷新|换新|重新生成 > rotate regenerate renew refresh reset update
~ reset|start fresh|back to default|重置|复位|恢复默认 > reset
~ encrypt|加密 > encrypt
+ copy|duplicate|clone|replicate|one more like|复制|克隆|拷贝|再来一份 > copy clone duplicate create
+ snapshot|take a picture of|打快照|打个快照|做快照|快照|存个快照 > snapshot snapshots create
+ backup|back up|save a copy|备份|备一份 > backup backups create
+ generate|automatically|automatic|auto|write…for me|自动生成|自动|帮我写|帮我生成 > generate create
+ render|preview|turn…into html|渲染|预览|转成网页 > render preview
~ submit|hand in|send in|turn in|提交|递交|交上去 > submit create
+ request|ask…for|ask…to|apply for|want…to look|请求|申请|请…评审|请…审|请…看看|请…帮忙看|让…看一下|找…审 > request create
- ban|block|blacklist|shut out|keep…away|封禁|拉黑|屏蔽|封掉|封号|拉进黑名单 > block ban
- unblock|unban|let…back in|解封|取消拉黑|解除屏蔽|移出黑名单 > unblock unban delete
~ mute|snooze|do not disturb|don't disturb|don't bother|leave me alone|quiet|silence|免打扰|静音|别打扰|勿扰|别吵|别烦 > mute snooze dnd set silence
- unmute|end…do not disturb|取消静音|取消免打扰 > unmute end dnd
? log in|sign in|登录 > login auth authenticated
~ mark as read|mark read|as read|seen all|clear…notifications|已读|读过|标成已读|全部已读 > mark read
~ mark…as|flag…as|label…as|标记|标记为|标为 > mark update set
~ mark…false|not a real|ignore…warning|close…warning|close…alert|close…leak|误报|false positive|false alarm > update dismiss alert
+ share|hand out|let…see|give…link|分享|共享|给…看 > share create add permission
? sum|total|average|aggregate|how expensive|cost|统计一下|汇总|合计|花了多少 > summary usage get
? belong|belongs|member of|members of|属于|归属|成员有 > list member
~ reorder|sort|prioritise|prioritize|move up|move down|排序|重排|调整顺序|优先级 > reprioritize reorder move update
~ convert|turn…into|change…to|转换|转为|变成 > convert
~ protect|nobody can push|no one can push|no direct push|not…push directly|forbid|prevent|must be reviewed|保护|加保护|不能直接推|不让直接推|禁止推送 > protection update ruleset create
- unprotect|remove…protection|lift…protection|取消保护|解除保护 > delete protection
~ expose|make…reachable|put…online|publish under|暴露|对外开放|开放访问 > create expose service ingress
+ split|distribute|spread|balance|分摊|分流|均摊 > create balancer
? print|printed|output of|wrote|says|log output|打印|输出|打了什么 > log logs read get
~ drain|evict|cordon|empty the|驱逐|排空|腾空 > eviction drain
? count|tally|计数|数一下 > count get list
+ book|reserve|make an appointment|预约|预订|约一个|定个 > create insert book
~ postpone|reschedule|put off|move…meeting|move…appointment|push back|推迟|改期|延期|改时间|提前 > update patch move
? free|busy|available|有空|空闲|忙不忙|没安排 > freebusy query availability
+ subscribe|sign up|enrol|enroll|报名|注册|加入会员 > create subscribe subscription
? what happened|what went on|activity of|recent activity|发生了什么|动态 > events list activity
~ add…more|increase|raise the limit|提高|增加…额度|上调 > update increase set
~ decrease|lower|reduce|降低|下调|减少 > update set
~ translate|翻译 > translate
? authenticate|who am i|my own account|我是谁|当前用户|当前登录 > authenticated get me test
+ ask|propose|suggest|建议|提议|提出 > create suggest request
~ confirm|acknowledge|got it|确认|认领|知悉 > confirm acknowledge accept
~ extend|prolong|give…more time|延长|宽限 > update extend
- expire|let…lapse|run out|到期|过期 > expire
~ sync|bring…up to date|catch up with|pull in the latest|同步|跟上|更新到最新 > sync update merge upstream refresh
+ leave a comment|leave a remark|leave a note|leave a reply|leave a review|write a|write an|give a|写一|写个|来一个|来个 > create add
+ store|save|keep|hold on to|stash|remember|put away safely|保存|存|存放|存一个|存个|留存 > create add set save
+ get me a|get us a|i need a|we need a|i want a|buy|order a|rent|另开|再来一台|要一台|来一台|租一 > create add
- shut down|shut…down|power off|power…off|switch it off|turn it off|take…offline|bring…down|关机|关停|停机|下线 > stop shutdown delete actions off
~ stop…from|keep…from|don't let|do not let|nobody should|no one should|only let|only allow|only…may|limit…to|restrict|不让|只让|只允许|只有…才能|限制 > restrictions set restrict lock block limit update
? already in|is…in our|is…part of|is…a member|is…on the team|belongs to our|在不在|是不是…成员|在…组织里|在…团队里 > check membership member get
? who changed|who edited|who touched|last changed|last touched|history of the file|谁改过|谁动过|改动历史|修改记录|谁改的|谁提交的 > list commits
? can i|may i|am i allowed|does…have access|is…allowed|有没有权限|能不能访问|权限够不够 > check get permission
? why is|why did|what is wrong|what's wrong|for what reason|为什么|怎么回事|出了什么问题 > events get log logs list
~ finish off|tick off|check off|cross off|打钩|勾掉|划掉 > complete close update
~ put…back|give…back|hand back|还回 > restore
~ set…aside|put aside|搁置 > archive update
+ request changes|ask for changes|requested changes|要求修改|打回修改 > create review submit
+ turn…into a link|link…to our tracker|自动变链接 > autolink create
? how long|how far|how big|how many people|how busy|多久|多大|多远|多忙 > get usage list
? what was said|what did…say|read the channel|scroll back|聊了什么|说了什么|聊天记录 > history replies list
? look…up by|find…by|whose|按…找|用…查 > lookup search get find
~ widen|tighten|raise|bump up|放宽|收紧 > update set
+ bring…back to life|wake…up|唤醒 > start restore
+ install|set up…app|安装|装一个 > install add create
- uninstall|get…off my account|卸载|移除应用 > uninstall delete revoke
~ freeze out|take…over|接管 > update transfer assign
+ answer…thread|reply in the thread|reply under|回复…下面|在…下面回 > reply create comment
- cut|cut off|kick…off|block…access|切断 > revoke remove delete block
~ bigger|smaller|more memory|more power|upsize|downsize|换大|换个大|加内存|加配置 > resize update scale actions
+ add…machine|register…machine|new build machine|加一台 > create registration token
~ change the image|new image|new version of the app|newer image|deploy the new version|swap the image|换镜像|更新镜像|更新应用|发新版本|新镜像 > patch replace update deployment
? go through|step through|flick through|翻看|翻一翻 > list get
+ tell people|let people know|announce to|告诉大家|通知大家 > post message create send
~ hide|conceal|隐藏 > update hide minimize
+ enter|sign…up|put…on the list|登记 > create add
+ make…again|recreate|重建 > create
- end|hang up|wind up|finish the call|挂断|结束 > end stop cancel close
~ vote for|向…投票 > vote
~ accept|say yes|答应 > accept
+ run…as a test|try…out|dry run|演练|试跑 > test run validate
? watch over|keep track|monitor|track|跟踪|监视|盯 > monitoring get list watch
+ craft|produce|establish|construct|found|form|initialise|initialize|init|spawn|mint|issue|stand up|fire up|bring up|log a|report|report a|report an|scaffold|bootstrap|set up a new|sell a new|write up|found a|start up|prepare a|put in a|place|place an|lay out|author|spin up a|get going with|carve out|separate area|划一块|划出|弄一|整一个|整个新|装一|组建|成立|搭一个|搭建|申领|下一个|上报|报一个|报个|报一 > create add new
+ get…into|bring…into|bring…in|let…into|pull…into|add…to the channel|add…to the room|have…in the|include|拉…进|拉进来|拉进群|把…拉进|加…进群|拉…入群 > invite add
- take…out of|get…out of|push…out|let go of|part with|cast off|dump|clear away|clear out|strip|cut…from|kill off|erase|no longer uses|no longer want|no longer in use|isn't used|is obsolete|that nobody uses|away with|toss|chuck|sweep|put an end to|shut…for good|close…account|注销|清走|清一下|铲掉|撤下|撤除|没人用的|不再用|用不着|过时的 > delete remove destroy
~ raise the|put up the|shorten|lengthen|touch up|polish|retitle|redo the|renew the|overhaul|refine|patch|personalise|customise|customize|configure|fine-tune|make…smaller|make…larger|add…memory|give…more|correct what|rephrase|point…to|send…to another address|change over|改善|微调|配置一下|润色|改写|指到|指向|改指 > update set edit patch modify
? peek|examine|study|display|present|obtain|learn|want to know|would like to know|need to know|like to see|want to see|curious|wonder|figure out|dig up|consult|review the|check on|check up on|get hold of|get me|get the|bring me|pull|read out|hear|report on|give me a list|any idea|remind me what|想知道|想看|想了解|想看看|帮我看|瞅瞅|瞅一眼|瞄一眼|拉一下|调出|给出|展示|读出|翻出 > get list retrieve read show
? enumerate|run through|all of the|everything in|everyone|anybody|complete list|what kinds of|what sort of|which ones|一共有|总共有|都有谁|有几个|全都|清点|盘点 > list get
? discover|seek|scan for|look around for|track down|dig for|mention|mentions|that mention|mentioning|containing|contain|about the word|with the word|has to do with|have to do with|提到|包含|含有|有关|相关的|涉及 > search list find
+ nudge|remind|提醒|催 > reminder reminders add create
+ okay the|ok the|good to go|looks good|lgtm|give a pass|rubber-stamp|thumbs up on the pull|say…is fine|没问题可以合|评审通过|给…通过 > approve review create submit
? is…already merged|was…merged|merged or not|合了没有|合了没|合没合|合进去了吗|合并了吗 > check merged
+ freshen|bring…up to date|update…branch|refresh…branch|拉最新|更新到主干 > update branch sync merge
+ shout|write in the channel|tell everyone|drop…message|broadcast|spread the word|speak up in|发到群|群里发|在群里说|群发 > post message send create
- take…back|pull back|retract|recall|撤|撤了|收回来 > delete remove dismiss revoke
+ charge…card|bill the|collect…from|take…from|get…paid|收客户|跟客户收|向客户收 > charge charges create payment intents invoice
~ let…themselves|on their own|by themselves|self-serve|自己管理|自助 > portal sessions
- lose|give up|rid|甩掉 > delete remove
~ put…to sleep|let…rest|让…休息 > stop pause suspend
+ escalate|raise the alarm|wake someone|page someone|升级处理|叫人 > create incident alert
+ connect my|sync my|log into|授权登录 > create authorize connect
~ flip|flip…to|invert|翻转 > update toggle
+ place…order|下单|下一单 > create order
? track…parcel|where is…parcel|快递到哪 > get tracking shipment
+ sign|签署|签字|签一下 > sign create
- retire|sunset|phase out|decommission|退役|淘汰 > delete disable archive deprecate
~ reassign|pass…on to|give…to someone else|转派|改派 > assignees update assign
~ empty|flush|drain|清空|排掉 > empty clear purge delete
~ turn…down|turn…up|音量|调高|调低 > update set volume
? play back|replay|回放 > get recordings
+ play|播放 > play start
+ queue|line up|排队 > queue add create
~ skip|跳过 > skip next
~ disallow|rule out|shield|guard against|block…between|bar|禁掉|拦住|阻断|禁止 > block restrict disable policy create update
+ isolate|separate|fence off|隔离|隔开|分开 > create policy namespace
~ cordon|stop…from landing|stop…landing on|no longer schedule|keep…off|停止调度|不再往 > patch node update
+ reach|let…reach|connect…with|打通|互相访问 > create service
+ claim|ask for disk|request disk|ask for storage|request storage|reserve space|申请一块|要一块 > create claim volume
~ cherry-pick|cherry pick|拣选 > cherry pick
+ bypass|override|绕过 > bypass
? look over|audit|审计 > audit log list
+ apply|grant…a discount|give…a discount|give…discount|give…off|take…off the price|打折|给…优惠|给…打 > create update discount coupon
~ pause…payments|pause collection|stop collecting for|暂停扣款|暂停收款 > update pause subscription
~ skip the…payment|give…a free month|免一个月 > update subscription
+ try for free|start…trial|试用 > create subscription trial
~ at the end of the month|end of the period|when the period ends|到期取消|到期后 > update subscription cancel
~ vouch|verify…account|核验 > verify
+ pair|pair with|配对 > create connect
~ promote…replica|make…the main|make…primary|设为主|提升为主 > promote primary update set
~ move…to another region|migrate|搬到别的机房|换机房|迁到 > update region migrate transfer
+ log time|track time|记工时 > create worklog
~ rank|give…stars|rate|评分|打分 > rate update
+ tag someone|cc|抄送 > add
~ clear…cache|purge|flush|invalidate the cache|刷缓存|刷新缓存 > purge cache delete
? calculate|work out|estimate|算一下|算算|估算 > calculate get compute
+ convert…into a|turn…into a task|转成任务 > create convert
- stop sharing|unshare|no longer share|取消共享|停止共享|不再共享 > delete permission revoke remove unshare
- stop sending|turn off…mails|别再发 > disable delete unsubscribe
~ mark…paid|已付款|标成已付 > update pay mark
+ claim…free|领取 > create claim
- sign out|log out|log…out|退出登录|登出 > revoke delete logout signout
? prove|证明 > verify get
. get a|get an|get another|get some|have a|have an|have one > get create add retrieve
+ warn me|alert me|tell me when|let me know when|notify me when|mail me when|be told when|sound the alarm|超过…告诉|…时通知我 > create alert notification
~ unlock|解除…锁|取消锁定|打开评论 > unlock
+ hand…back|give…back half|half…back|sum back|amount back|退…给|退给 > refund refunds create
? may touch|may change|can touch|can change|allowed to change|has a say|能动|能改|可以改 > list get permission access
- forbid|rule…out > create deny block restrict policy
- clear|clear up|cleanse|reset…to empty|清|清一下|清掉|洗掉 > clear purge delete remove
- stop getting|stop receiving|don't want to get|don't want…mails|no longer want to hear|no more mails|no more notifications|quit getting|unsubscribe me|leave me out|不想再收到|不想收到|别再通知|别给我发|不再接收|不要再通知 > delete unsubscribe subscription mute
+ 加|多加|补|补一个|补充|插入|塞|塞进 > add create
? differ|how…differ|what separates|有什么不同|有何差别|差别|不同 > compare diff
+ pull in|take over the changes|bring over|get the latest from|catch up|把上游|同步上游|拉取上游 > merge sync upstream update
+ put…on…desk|pass…to…for a look|for a look|for review|have…look at|get…to look at|get…to review|给…看一眼|找人看看|丢给…审|交给…审 > request reviewers create
~ turn…into a|downgrade|demote|make…an outside|降为|降级为|变为|转为 > convert update
+ put…on the…plan|move…to the…plan|换到…套餐|改成…套餐 > update subscription create
~ make…visible|show…publicly|公开显示 > set public visibility update
~ put…under a new name|给…换个名 > rename update
+ hire|bring on board|onboard|招进|入职 > invite add create
- let…expire|offboard|sack|离职|辞退 > remove delete
? how did…go|how is…doing|how are…doing|how's|where do we stand|怎么样了|进展如何|跑得如何 > get list status
? who can|who may|who has|谁能|谁可以|谁有 > list get access users permissions
- wipe out|flatten|blow away|lose the|cancel out|chop|chop off|ditch|axe|drop out|一键清|清零 > delete remove clear
~ fill in|complete the|补全|填写|填一下 > update set
+ set…as|make it the|把…作为|设…为 > set update
~ soften|harden|lock down|收紧权限|锁死 > update set protection restrict
+ pay…out|wire…to|打给|转到 > transfer payout create
- end the|cut short|break up|停了|别干了 > stop cancel end terminate
+ write down|jot down|put down|记下|写下 > create add
? how come|咋回事|为何 > get list logs
? double-check|make sure|ensure|confirm that|确认一下|确保|核对 > check verify get
+ launch a|bring online|开一台|起一台|开台 > create start
+ open up|open a line|开放 > create add allow update
+ tell|tell the|tell them|let the team know|write to|speak to|跟…说|告诉 > post message send create
- cancel the review|no need to review|don't need…review|no longer needs…review|不用…审了|取消评审请求 > remove requested reviewers delete
? details of|details about|settings of|tell me about|all about|详细信息|具体信息 > get retrieve read
~ pin down|nail down|freeze…at|锁定版本 > update set
+ take on|engage|聘 > add create
- pull…from sale|take…out of the shop|下架|停售 > update delete archive product
+ rent out|lease|出租 > create
~ fix a|mend|repair|sort out|修|修复|修一下 > update patch
? is…running|is…up|is…online|running ok|还活着|正常吗|跑着吗 > get status check read
? which version|what version|哪个版本|什么版本 > get version list
+ put in place|place a rule|定个规则|立个规则 > create rule
+ email|mail|e-mail|text|电邮 > send create message
+ label|tag|badge|打标签|贴标签 > add set create label labels tag
+ invoice|bill|开账单|开票|出账 > create invoice invoices
+ branch|branch off|分出 > create ref branch
+ phone|ring|dial|拨打|打给 > create calls call
~ rewind|reset…to|set…back|wind back|move…back to|push…back to|倒回|退到|回到 > update reset revert ref
~ copy…from…into|bring…from…into|port…to|把…并到|并入|并到 > merge
- undo|reverse|rescind|撤掉|反悔 > revert delete dismiss cancel restore
+ hide a value|keep…secret|hide…so only|藏一个值|保密存 > create secret add
~ swap…for|change…card|use another|换一张卡|换张 > update set
+ start a chat|private chat|talk to…alone|chat with|和…私聊|跟…私聊|找…聊 > open conversations create
? see where|see which|see what|see who|see how|find out which|find out who|check which|查一下哪些|看看哪些|看看谁 > list get
~ shuffle|rearrange|move…around|调换顺序 > reorder update move
+ add…entry|add…line|add…row|add…position|加一项|加一条|加一行|添一笔 > create add
~ power cycle|off and on again|turn…off and on|关机再开|重开机 > reboot restart actions
+ earmark|reserve|set aside money|预留 > create reserve
- move everything off|clear the machine|把…迁走|清空节点 > eviction drain delete
? weigh|measure|测一下|量一量 > get metrics
+ pass…on|relay|转达|转交 > send forward create
+ hand in|file a claim|提交申请 > create submit
- switch off for good|terminate for good|永久关闭 > delete disable
+ summon|call in|叫来 > invite request
~ vouch for|背书 > approve
+ check in|签到 > create
+ scan|扫一下|扫描 > create scan run start analysis
+ boot|boot up|power on|power up|turn…back on|switch…back on|开机|点亮 > start power actions resume
+ undo the drain|uncordon|take…back into service|恢复调度 > patch node update
? which…missing|what…missing|what is lacking|lack|缺什么|缺少 > get list check
- lift|lift the|raise the ban|解除 > remove delete unset unblock
~ recolor|recolour|repaint|换颜色|改颜色 > update
+ ship to|go to production|record that|记录一次 > create
~ supersede|take the place of|取代 > replace update
+ credit|补偿|抵扣 > create credit
? quote the|cite|引用 > get
? outline|summarise|summarize|sum up|概括|总结|摘要 > get list summary
~ sharpen|ease|relax|loosen|放松 > update
+ recruit|gather|assemble|召集 > create add invite
- evacuate|vacate|撤离 > delete remove
~ confirm a|validate a|确认某 > confirm verify
+ place on hold|hold on a card|authorise|冻结一笔|预授权一笔 > create payment intent
~ release the hold|let go of the hold|解除预授权|取消预授权 > cancel payment intent
+ dole out|allot|发放|派发 > assign create add
+ cap|put a cap|put a ceiling|limit how much|limit how many|设上限|限制用量 > create quota limit
+ route|direct…to|forward…to|send traffic|把流量|引流到 > create ingress route forwarding
+ secure|make…secure|protect my site|加证书|上https > create certificate certificates
+ back up…every|backed up|take backups|做备份|定期备份 > enable backups backup create
~ resize|rebuild|reinstall|reset…password|重装|重装系统|改密码 > actions resize rebuild
+ group…under|put…in a group|归到一组|分到一组 > create assign tag
~ connect my laptop|log me into|let me into|get into the cluster|连上集群 > get kubeconfig credentials
? what does…cost|how much does…cost|多少钱一个月|要多少钱 > list sizes price get
+ allow…to change|allow…to read|let…read|let…see pods|允许…修改|允许…读取|让…能读|让…能看 > create role binding rolebinding permission
~ move the…address|move the ip|reassign the ip|把ip移到 > assign floating reserved actions
+ run…on every|run…everywhere|在每台上跑 > create daemonset
+ make…available|open…to others|提供给 > create service
~ scale up|scale down|run five|run three|run ten|add copies|增加到|减少到|开五个|跑五个 > scale patch replace
+ try…for|try the service|free for the first|先试|免费用 > create subscription trial
~ add a note to|annotate|comment the payment|加备注|备注一下 > update metadata
- get off|drop off|切走 > remove
? has…finished|is…done|is…finished|finished yet|完成了吗|好了没|结束了没 > read get status
- stop…from running|stop…running|keep…from running|put…to rest|silence the|no longer run|stop running|prevent…from running|不再运行|别让…跑 > disable cancel stop
~ bounce|send back|return…with remarks|knock back|push back on|退回|打回 > review reject create submit dismiss
~ tie…to|attach…to the|assign…to the|link…to the|归到|挂到…下 > update add link set
- let…disappear|make…go away|make…vanish|vanish|evaporate|let…go|efface|expunge|weed out|root out|uproot|obliterate|annihilate|消掉|弄没|弄掉 > delete remove
~ squash|squash and|finish and merge|rebase and|integrate|incorporate|fold in|join…into|unite|consolidate|weave|压缩合并|并进|融合 > merge
+ hand the project|give the project|give away|pass the repo|sign over|surrender|把项目给|交出去|移交给 > transfer
+ register an endpoint|hear about|hears about|listen for|be informed of|get events|监听|接收事件 > create webhook hook subscribe
? dig through|comb through|rummage|sift|trawl|query|explore|scour|hunt|probe|扒一扒|翻找 > search find list
+ adopt|by copying|make a copy of their|take a copy of|拿一份|照搬 > fork copy create
? who last|last edited|most recently edited|last modified|last updated|最后一次改|最后修改|最后编辑 > list commits
~ make…known|announce my key|公布公钥 > create add
+ expose a|make a value available|offer a value|提供一个值 > create set
+ found|kick off a new|inaugurate|institute|erect|lay|plant|seed|create me|生出|弄出 > create
? find out|ascertain|identify|determine|recognise|recognize|spot|detect|observe|glance|skim|peruse|browse through|survey|scan through|get an idea|know|knowing|understand|识别|辨认|摸清 > get list check retrieve
? print|print out|spit out|dump the|echo|输出一下 > get read list
~ refurbish|rework|redefine|reconfigure|tinker with|retouch|fiddle with|adapt|rectify|remedy|patch up|bring…in line|变动|微改 > update set edit patch
~ christen|name…anew|title…differently|起个新名|另起名 > rename update
+ enrol…in|put…down for|sign…up for|列入 > add create
- excuse|let…off|free…from|unburden|解脱 > remove unassign
+ entrust|task…with|delegate|charge…with the|托付|委托 > assignees add assign
+ praise|applaud|cheer|夸 > reaction create star
+ chime in|weigh in|put in a word|respond to|react in words|搭话|插一句 > comment create
- revoke an invite|withdraw an invite|收回邀请 > cancel delete invitation
- bar|exclude|shun|lock out|keep out|轰走|撵走 > block remove ban
~ lift…ban|readmit|放回来 > unblock
+ relaunch|run anew|fire again|give…another go|another attempt|再跑一轮|再走一遍 > rerun re run retry
~ make…admin|raise…to|put…in charge|提拔 > set membership update role
? ask how|get a count|headcount|人数 > list count get
+ broadcast|shout out|广播 > post message create
- wind down|phase out|pull the plug|关闭掉|停运 > stop disable delete
- take…away|put…away|throw…away|clear…away|tidy…away|tidy away|tidy up|forget|forget a|knock off|把…拿走|收拾掉 > delete remove
~ shelve|mothball|put…into storage|封起来 > archive update
+ knock…off|take…percent off|percent off|给…减 > discount coupon update create
~ concede|accept the chargeback|give in|认输|不争了 > close dispute
~ definitive|make…definitive|settle on|定下来 > finalize
+ ask…to check|ask…to look|ask…to read|ask…to verify|have…check|get…to check|get…opinion|second opinion|second pair of eyes|请…检查|请…把关|找…把关 > request reviewers review
? wait for|waiting on|waits for|await|等着|等待 > pending list get
~ let…through|give…okay|say yes to|放过 > approve review
+ help maintain|help with the code|work on the code|co-maintain|一起维护|帮忙维护 > add collaborator
~ cross out|strike out|strike off|划去 > dismiss update remove
+ return the…payment|return…payment|return…money|send the money back|give the money back|退回货款|退回款项 > refund refunds
~ from monthly to|to yearly|to monthly|按年|按月|改成按年 > update subscription
- take…disk off|take…volume off|unplug|拔掉|卸下硬盘|卸下盘 > detach volume actions
? so far|until now|up to now|迄今|到目前 > list get
? see if|see whether|find out if|find out whether|look whether|know if|know whether|look if|看看是否|看有没有|看是不是 > check get verify
? who commented|who replied|who wrote under|谁评论|谁回复|谁留言 > list comments
+ hook…to|screw…onto|couple…to|接到|接上 > attach add actions
~ freeze a copy|freeze…as it is|take an image|存一份当前 > snapshot actions
"""
