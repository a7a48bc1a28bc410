"""A bilingual glossary: words of requests and of tools that name the same action or thing, in English and Chinese. Pure.

One line is one concept. A request in one language finds a tool described in the other, and "will it rain" finds
``get_weather``. The glossary gives every tool aliases in both languages by default, without a line of configuration. It
holds everyday words of software and services, and no names of things in the world. A word may belong to several concepts;
a match by concept is weaker evidence than the same word.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from callwright.core.text.late_pattern import compile_late
from callwright.core.text.text_analysis import fold_text, stem_word

_CONCEPT_LINES = (
    # actions; a leading ! marks those that change something
    "!cancel|cancelled|cancelling|call off|revoke|withdraw|unbook|取消|撤销|撤回|退订|作废|不要了",
    "!create|add|new|make|open|set up|establish|generate|创建|新建|新增|添加|建立|生成|开通|增加|建一个|建个|加一个|加个",
    "!update|change|modify|edit|alter|adjust|revise|correct|更新|修改|更改|变更|编辑|调整|改成|改为|改到|换成|改一下|改",
    "!delete|remove|erase|drop|wipe|clear|purge|trash|get rid|删除|移除|清除|清空|去掉|删掉|删了|删",
    "search|find|look up|lookup|query|seek|locate|browse|搜索|查找|查询|检索|搜一下|搜|找一下|找|查一下|查查|查",
    "list|show|display|view|overview|all of|列出|列表|显示|展示|查看|看看|有哪些|浏览|看一下",
    "!send|sent|deliver|forward|transmit|dispatch|发送|发出|转发|寄送|发给|发到|发一封|发一条|发个|寄|发",
    "receive|inbox|incoming|accept|接收|收到|收件|收取",
    "!book|reserve|reservation|booking|预订|预定|预约|订票|订座|订房|订一张|订一间|订个|订",
    "!buy|bought|purchase|order|get me|checkout|shop|acquire|购买|下单|采购|买入|买|购物|订购|结账",
    "!sell|sold|sale|vend|卖出|出售|销售|卖|抛售",
    "!pay|paid|payment|settle|charge|bill|付款|支付|缴费|付钱|结算|缴纳|交费|交了|交过|交掉|充值|扣款|付清|付",
    "!refund|money back|payment back|give back|pay back|cash back|reimburse|return|send back|reimbursement|退款|退钱|退货|退换|退还|退回|退掉|退",
    "!transfer|wire|remit|send money|move money|转账|汇款|转给|打款|转钱|划转|转",
    "translate|translation|interpret|in english|in chinese|in french|in spanish|in german|in japanese|翻译|译成|译为|用英语怎么说|怎么说",
    "convert|conversion|exchange|transform|换算|转换|兑换|换成|折合|等于多少|转成",
    "calculate|compute|calculator|work out|solve|evaluate|计算|算出|求解|算一下|求|算|等于几|结果是多少",
    "multiply|multiplication|times|product|乘|乘以|乘积|相乘",
    "add|sum|plus|addition|total|加|加上|相加|求和|总和|合计|总共",
    "subtract|minus|difference|subtraction|减|减去|相减|差",
    "divide|division|quotient|divided|除|除以|相除|商",
    "!start|begin|launch|run|execute|trigger|boot|power on|启动|开始|运行|执行|触发|发起|跑一下|开机",
    "!stop|end|halt|terminate|abort|kill|quit|shut down|停止|终止|结束|中止|停掉|关机",
    "!pause|suspend|hold|freeze|暂停|挂起|冻结|停用",
    "!resume|continue|unfreeze|unpause|恢复|继续|解冻",
    "!restart|reboot|reset|重启|重置|重新启动|重设",
    "!switch|toggle|control|dim|控制|开关|切换",
    "!mark|flag|标记|标为|标成|设为",
    "!turn on|switch on|enable|activate|打开|开启|启用|激活|开灯|开一下",
    "!turn off|switch off|disable|deactivate|shut|close|关闭|关掉|关上|禁用|停用|关灯|关",
    "!approve|accept|confirm|authorize|sign off|agree|批准|同意|通过|审批|确认|授权|核准",
    "!reject|decline|deny|refuse|turn down|拒绝|驳回|否决|不批",
    "!assign|allocate|delegate|hand over|分配|指派|委派|交给|派给|分派",
    "!share|publish|post|release|announce|分享|发布|公布|共享|发帖|上线",
    "!upload|attach|import|put up|上传|导入|附件|附上",
    "!download|export|save|fetch|下载|导出|保存|存到|另存",
    "!copy|duplicate|clone|replicate|复制|拷贝|克隆|副本",
    "!move|relocate|transfer|移动|移到|搬到|挪到|转移",
    "!rename|call it|重命名|改名|更名|名字改",
    "!archive|backup|back up|snapshot|归档|备份|存档|快照",
    "!restore|recover|undo|roll back|rollback|undelete|go back to|revert|退回|还原|恢复|回滚|撤回|找回",
    "!merge|combine|join|concatenate|合并|合入|合了|合掉|就合|拼接|整合|汇总",
    "!split|divide|separate|拆分|分割|切分",
    "!compress|zip|shrink|压缩|打包",
    "!resize|crop|scale|bump|扩容|缩容|扩缩容|缩放|裁剪|调整大小|尺寸",
    "compare|comparison|versus|difference|比较|对比|区别|差异|哪个更",
    "check|verify|validate|inspect|test|检查|核实|验证|校验|核对|检测|看下",
    "track|trace|follow|where is|tracking|跟踪|追踪|查询进度|到哪了|到哪里|走到哪|进度|物流",
    "monitor|watch|observe|health|alive|uptime|监控|监测|观察|盯着|健康",
    "!notify|alert|notification|push|inform|通知|提醒|告警|推送|告知|报警",
    "!remind|reminder|don't forget|wake|alarm|remember to|提醒|备忘|闹钟|记得|叫我|叫醒|别忘",
    "!subscribe|subscription|follow|sign up|订阅|关注|会员|续费",
    "!unsubscribe|unfollow|opt out|退订|取消订阅|取消关注",
    "!register|enrol|enroll|sign up|join|注册|报名|登记|加入|入会|开户",
    "login|log in|sign in|authenticate|登录|登陆|登入|认证",
    "logout|log out|sign out|退出|登出|注销",
    "!invite|invitation|邀请|请人|拉进",
    "recommend|suggest|suggestion|recommendation|advise|best|推荐|建议|有什么好|哪家好|哪个好",
    "predict|forecast|estimate|projection|预测|预估|估算|预报|估计",
    "analyze|analyse|analysis|statistics|insight|stat|分析|统计|洞察",
    "summarize|summary|abstract|digest|sum up|summarise|tldr|总结|摘要|概括|概要|归纳|小结",
    "classify|categorize|label|tag|category|分类|归类|标签|打标|类别",
    "rate|review|rating|score|feedback|stars|comment|评价|评分|打分|反馈|评论|点评",
    "!reply|respond|answer|回复|答复|回信|回答|回一下",
    "!schedule|plan|arrange|slot|timetable|安排|计划|排期|日程|行程|定在|排",
    "!reschedule|postpone|delay|put off|move meeting|改期|推迟|延期|改签|往后|延后|提前|顺延",
    "!renew|extend|prolong|renewal|续期|延长|续借|续租|续费|展期",
    "!borrow|lend|loan|rent|lease|借|借阅|借用|租|租赁|租用|贷款|借书",
    "!print|printer|printout|打印|印出|打印机",
    "scan|ocr|recognize|extract text|detect|扫描|识别|提取|认出",
    "taxi|pick up|pick me|take me|接我|送我",
    "!call|phone|dial|ring|telephone|打电话|拨打|呼叫|致电|通话|电话|拨",
    "!message|text|sms|chat|dm|im|消息|短信|信息|微信|留言|聊天|私信|发条",
    "!email|mail|e mail|gmail|drop a line|letter|correspondence|邮件|邮箱|电邮|写信|信件|发信",
    "!report|incident|complain|complaint|举报|投诉|上报|反映|报修|报告",
    "!repair|fix|maintenance|service|mend|broken|维修|修理|报修|保养|维护|坏了|修",
    "!deploy|deployment|release|ship|rollout|roll out|publish|部署|发布|上线|发版",
    "!build|compile|pipeline|ci|构建|编译|打包|流水线",
    "!install|setup|uninstall|upgrade|安装|卸载|升级",
    "!sync|synchronize|refresh|同步|刷新",
    "!lock|unlock|上锁|解锁|锁定|锁上|锁住|门锁|锁",
    "draw|plot|chart|graph|diagram|visualize|画|绘制|图表|作图|可视化|画图|折线图|柱状图",
    "write|compose|draft|author|写|撰写|起草|草稿|写一篇|写一封",
    "read|open|content|阅读|读取|打开|读|内容",
    "count|how many|number of|quantity|计数|多少个|几个|数量|统计|有多少|几条|总数",
    "sort|rank|ranking|order by|leaderboard|排序|排名|排行|榜单|排行榜",
    "filter|narrow|筛选|过滤",
    "play|listen|watch|stream|playback|播放|听|放一首|放首|来一首|放|看",
    "!record|log|track|enter|note down|记录|登记|录入|记一笔|记账|记一下|记下",
    "measure|measurement|测量|量一下|度量",
    # time and place
    ("weather|forecast|rain|rainy|snow|snowy|temperature|sunny|umbrella|degrees|humidity|wind|storm|climate|cold|warm|hot outside|how hot|"
    "天气|气温|温度|下雨|下雪|刮风|晴天|湿度|带伞|雨伞|气象|预报|多少度|几度|冷不冷|热不热|冷吗|热吗|有雨|有雪|降温|降雨|台风"),
    "air quality|pollution|aqi|smog|pm2|空气质量|污染|雾霾|空气",
    "time|clock|what time|hour|timezone|time zone|current time|几点|时间|时区|现在几点|时刻|几点了",
    "date|day|calendar|weekday|holiday|日期|几号|星期几|日历|节假日|放假|假期|哪天",
    "calendar|event|appointment|agenda|schedule|meeting|availability|free busy|日历|日程|会议|约会|活动|开会|会面|安排|预约|有空|空闲",
    "meeting|conference|call|standup|sync|room|会议|开会|例会|会议室|碰头|评审会",
    "timer|countdown|stopwatch|计时|倒计时|定时|计时器",
    "age|birthday|birth|born|years old|年龄|生日|出生|岁|几岁|多大",
    "map|location|place|where|address|coordinates|nearby|near me|geocode|latitude|longitude|地图|位置|地点|地址|坐标|附近|在哪|哪里|周边|经纬度|定位",
    "route|direction|navigate|navigation|way to|get to|how to get|drive|driving|path|路线|导航|怎么走|怎么去|路径|开车|驾车|线路|去往",
    "distance|how far|far|kilometers|miles|距离|多远|有多远|公里|里程",
    "traffic|congestion|jam|road condition|路况|堵车|拥堵|交通",
    "restaurant|dinner|lunch|eat|food|cuisine|table|dine|dining|dish|eatery|meal|饭店|餐厅|餐馆|吃饭|美食|饭馆|吃|聚餐|菜|订位|晚饭|午饭|外卖|饭",
    "recipe|cook|ingredient|cooking|dish|bake|meal|菜谱|食谱|做菜|食材|烹饪|做法|怎么做",
    "hotel|room|accommodation|stay|lodging|inn|hostel|night|check in|check out|酒店|宾馆|住宿|房间|客房|入住|民宿|旅馆|住|退房|标间|大床房",
    "flight|fly|plane|airline|airport|ticket|航班|机票|飞机|飞往|航空|机场|飞|登机|值机|选座",
    "train|railway|rail|high speed|station|ticket|火车|高铁|动车|车票|列车|火车票|铁路|车次",
    "bus|subway|metro|transit|public transport|公交|地铁|公共交通|巴士|轻轨",
    "taxi|cab|ride|uber|lift|car|打车|叫车|出租车|网约车|专车|用车",
    "car|vehicle|auto|rental|automobile|汽车|车辆|租车|轿车|车",
    "parking|park|停车|车位|停车场",
    "trip|travel|tour|itinerary|vacation|journey|tourism|sight|attraction|museum|旅行|旅游|行程|出差|游玩|景点|度假|玩|博物馆|门票",
    "visa|passport|immigration|签证|护照|通行证|出入境",
    "package|parcel|shipment|shipping|delivery|courier|logistics|包裹|快递|物流|配送|运单|发货|送货|运输|派送|寄件|快件",
    # shop and money
    "order|purchase|订单|单子|下单|订货|单号",
    "product|item|goods|sku|merchandise|article|commodity|商品|产品|货品|货物|物品|东西|单品",
    "stock|inventory|warehouse|in stock|available|availability|left|库存|存货|仓库|现货|有货|还有货|缺货|剩多少|还剩|备货",
    "price|cost|how much|expensive|cheap|quote|fee|fare|价格|价钱|多少钱|费用|报价|单价|售价|收费|票价|贵|便宜|手续费",
    "discount|coupon|promotion|voucher|promo|deal|优惠|折扣|优惠券|促销|打折|满减|代金券|活动",
    "cart|basket|shopping cart|购物车|加购|购物篮",
    "customer|client|buyer|user|member|客户|顾客|用户|买家|会员|客人",
    "supplier|vendor|merchant|seller|供应商|商家|卖家|厂家|店家",
    "invoice|receipt|bill|fapiao|发票|收据|账单|开票|小票|票据",
    "tax|vat|income tax|duty|税|税费|纳税|报税|个税|增值税|所得税",
    "account|profile|账户|账号|帐户|个人资料|帐号|户头",
    "balance|remaining|funds|how much money|left in my account|余额|剩余|还有多少钱|结余|额度",
    "bank|banking|deposit|银行|存款|取款|存钱|网点",
    "card|credit card|debit card|银行卡|信用卡|卡片|卡号|储蓄卡|借记卡",
    "loan|mortgage|interest|debt|installment|credit|repayment|贷款|房贷|利息|利率|借款|分期|按揭|还款|月供",
    "currency|exchange rate|exchange|forex|dollar|dollars|euro|euros|yen|yuan|rmb|usd|eur|gbp|cny|jpy|money|pounds|汇率|货币|外汇|美元|欧元|日元|人民币|英镑|换汇|兑换|港币",
    "stock|share|equity|ticker|market|portfolio|nasdaq|shares|trading|股票|股价|股份|行情|股市|证券|大盘|持仓|涨跌",
    "crypto|bitcoin|ethereum|coin|token|wallet|加密货币|比特币|以太坊|数字货币|钱包",
    "invest|investment|fund|return|etf|投资|理财|基金|收益|回报",
    "insurance|policy|claim|coverage|premium|保险|保单|理赔|投保|保费",
    "expense|spending|cost|budget|expenditure|spend|reimbursement|支出|开销|花费|预算|报销|消费|花了多少|差旅费",
    "salary|wage|payroll|paycheck|pay slip|compensation|工资|薪水|薪资|薪酬|工资条|奖金",
    "income|revenue|profit|earnings|sales|turnover|收入|营收|利润|业绩|销售额|营业额|盈利",
    "points|reward|loyalty|积分|奖励|兑换|里程",
    "donate|donation|charity|捐款|捐赠|慈善",
    "auction|bid|拍卖|竞价|出价",
    "contract|agreement|sign|合同|协议|签约|签署|签字",
    # work and software
    "task|todo|to do|action item|assignment|checklist|任务|待办|事项|工作项|清单",
    "ticket|issue|bug|case|support|helpdesk|defect|工单|问题|缺陷|故障单|支持|客服|漏洞|报障",
    "project|milestone|sprint|program|项目|里程碑|迭代|工程",
    "employee|staff|colleague|worker|personnel|hr|员工|职员|同事|人员|人事|雇员",
    "absent|absence|away|缺勤|缺席|旷课",
    "leave|vacation|day off|friday off|monday off|week off|time off|absence|pto|sick|请假|休假|年假|假期|调休|病假|事假|请一天",
    "attendance|clock in|punch|overtime|考勤|打卡|签到|出勤|加班|迟到",
    "candidate|job|recruit|hire|resume|interview|vacancy|career|招聘|求职|职位|岗位|简历|面试|候选人|工作机会|应聘",
    "department|team|group|organization|org|部门|团队|小组|组织|机构|群",
    "file|document|folder|directory|doc|attachment|文件|文档|文件夹|目录|资料|附件|材料",
    "spreadsheet|sheet|excel|csv|table|row|column|cell|表格|电子表格|单元格|行|列|报表",
    "slide|presentation|powerpoint|deck|幻灯片|演示|课件",
    "pdf|word|page|页面|页",
    "image|picture|photo|photograph|illustration|图片|照片|图像|相片|插图|头像|图",
    "video|clip|movie|film|footage|视频|影片|录像|短片",
    "movie|film|cinema|showtime|tv|series|actor|director|show|电影|影院|放映|电视剧|演员|场次|影片|导演|看电影",
    "music|song|jazz|playlist|album|artist|track|singer|band|concert|音乐|歌曲|歌单|专辑|歌手|歌|曲子|演唱会|听歌",
    "audio|sound|voice|speech|transcribe|transcript|volume|音频|声音|语音|录音|转写|朗读|音量|转文字",
    "book|novel|library|author|isbn|reading|书|图书|小说|图书馆|作者|书籍|借书",
    "news|headline|article|press|journalism|happening|新闻|头条|资讯|消息|报道|时事",
    "weblog|blog|article|post|文章|博客|帖子|推文",
    "social|tweet|twitter|facebook|instagram|follower|微博|朋友圈|社交|推特|粉丝|动态",
    "game|player|gaming|游戏|玩家|对局",
    "sport|team|match|league|football|soccer|basketball|nba|tennis|game|score|体育|比赛|球队|足球|篮球|联赛|赛事|比分|球赛|网球",
    "note|memo|jot|notebook|write down|笔记|备忘|便签|记下|记录|备忘录",
    "knowledge|wiki|faq|encyclopedia|documentation|知识|百科|知识库|维基|常见问题|文库",
    "web|website|internet|online|url|link|webpage|网页|网站|网上|链接|网址|上网|互联网|联网",
    "database|sql|table|query|record|schema|数据库|数据表|表|记录|查库",
    "server|host|machine|instance|vm|node|cluster|服务器|主机|实例|机器|节点|集群|虚拟机",
    "service|api|endpoint|microservice|服务|接口|端点",
    "log|logs|trace|error message|stack trace|日志|报错|错误日志|排查",
    "metric|cpu|memory|disk|usage|load|latency|指标|内存|磁盘|占用|负载|使用率|延迟",
    "network|ip|dns|ping|port|bandwidth|wifi|connection|网络|带宽|域名|端口|连接|网速|无线",
    "password|credential|secret|pin|passcode|密码|口令|密钥|凭证|忘记密码",
    "permission|role|access|privilege|grant|权限|角色|访问|授权|开权限",
    "code|repository|repo|git|branch|commit|pull request|source|merge request|代码|仓库|分支|提交|合并请求|源码|拉取请求",
    "config|configuration|setting|settings|preference|option|配置|设置|偏好|选项|参数",
    "version|release|edition|版本|发行",
    "container|docker|kubernetes|pod|image|容器|镜像",
    "job|cron|scheduled|batch|queue|worker|作业|定时任务|批处理|队列|调度",
    "app|application|software|program|应用|软件|程序",
    "device|phone|laptop|computer|hardware|gadget|设备|手机|电脑|硬件|笔记本",
    "sensor|smart home|iot|thermostat|air conditioner|heating|heater|ac|空调|暖气|传感器|智能家居|恒温器|调温|制冷|地暖",
    "light|lamp|bulb|brightness|dim|灯|灯光|亮度|台灯|照明|客厅灯|卧室灯",
    "door|window|curtain|blind|garage|门|窗|窗帘|车库|大门",
    "robot|vacuum|cleaner|clean|扫地|机器人|吸尘|打扫|清洁|保洁",
    "camera|surveillance|cctv|snapshot|摄像头|监控|拍照|相机",
    "battery|charge|power|electricity|energy|电池|充电|电量|电|用电|能耗|电费",
    "water|gas|utility|水费|燃气|水电|煤气|水电费|水",
    # people and life
    "contact|address book|phone number|phonebook|联系人|通讯录|电话号码|联系方式|手机号",
    "person|people|who|biography|celebrity|人物|人|谁|名人|生平",
    "family|child|parent|kid|家庭|孩子|父母|小孩|家人",
    "doctor|physician|hospital|clinic|medical|patient|dentist|appointment|medicine|医生|医院|诊所|挂号|就诊|看病|牙医|病人|患者|医疗|看医生|专家号",
    "medicine|drug|medication|pill|prescription|pharmacy|dose|药|药品|处方|吃药|服药|用药|剂量|药店",
    "symptom|disease|illness|diagnosis|health|fever|headache|症状|疾病|病|诊断|健康|发烧|头痛|不舒服",
    "fitness|exercise|workout|gym|calorie|bmi|weight|nutrition|diet|steps|run|健身|运动|锻炼|卡路里|体重|营养|步数|减肥|热量|饮食|跑步|跑",
    "sleep|rest|bedtime|睡眠|睡觉|休息|入睡",
    "pet|dog|cat|animal|宠物|狗|猫|动物",
    "plant|flower|garden|植物|花|园艺|花园|种植|浇花",
    "school|student|class|course|lesson|teacher|education|exam|homework|grade|university|college|tuition|学校|学生|课程|上课|老师|教育|考试|作业|成绩|大学|课表|选课|课",
    "language|word|dictionary|definition|meaning|synonym|vocabulary|spell|grammar|语言|单词|词典|释义|意思|同义词|词汇|拼写|语法|什么意思",
    "history|historical|king|queen|emperor|leader|president|monarch|ruler|war|battle|century|历史|国王|皇帝|总统|领导人|君主|战争|朝代|世纪",
    "country|nation|capital|population|city|region|国家|首都|人口|城市|地区|省份",
    "law|legal|court|lawsuit|case|lawyer|attorney|crime|judge|法律|法院|诉讼|案件|律师|犯罪|法官|判决",
    "property|house|apartment|real estate|home|flat|房产|房子|公寓|房屋|房价|租房|买房|楼盘|二手房",
    "event|ticket|concert|show|festival|theatre|活动|演出|门票|展览|节目|票|话剧",
    "gift|present|flowers|礼物|礼品|送礼|鲜花",
    "wedding|party|birthday|婚礼|聚会|派对|宴会",
    "survey|questionnaire|vote|poll|form|问卷|调查|投票|表单",
    "emergency|ambulance|police|fire|紧急|急救|报警|火警|救护车|警察",
    "lost|missing|found|丢了|丢失|遗失|挂失|找不到|失物",
    "satellite|space|planet|star|astronomy|moon|sun|sunrise|sunset|行星|卫星|太空|天文|月亮|太阳|日出|日落|恒星",
    "joke|fun|quote|riddle|horoscope|笑话|段子|名言|谜语|星座|运势",
    "random|dice|lottery|coin flip|shuffle|card|draw|随机|骰子|彩票|抽奖|抽签|掷",
    # science and mathematics
    "area|perimeter|circumference|triangle|circle|rectangle|square|geometry|radius|polygon|面积|周长|三角形|圆|矩形|正方形|几何|半径",
    "volume|cube|sphere|cylinder|density|体积|立方|球体|圆柱|密度|容积",
    "length|height|width|tall|long|size|high|长度|高度|宽度|多高|多长|身高|大小|尺码",
    "weight|mass|heavy|kilogram|pound|kg|重量|质量|多重|公斤|体重",
    "speed|velocity|acceleration|fast|motion|速度|加速度|多快|车速",
    "force|gravity|energy|momentum|physics|kinetic|力|重力|能量|动量|物理|动能",
    "electric|magnetic|field|voltage|current|resistance|circuit|capacitor|电场|磁场|电压|电流|电阻|电路",
    "chemical|molecule|element|reaction|compound|atom|atomic|化学|分子|元素|反应|化合物|原子",
    "gene|dna|protein|cell|species|biology|genetic|evolution|基因|蛋白质|细胞|物种|生物|遗传",
    "probability|chance|odds|likelihood|distribution|概率|几率|可能性|分布",
    "average|mean|median|variance|standard deviation|regression|correlation|平均|均值|中位数|方差|标准差|回归|相关",
    "prime|factor|factorial|divisor|gcd|lcm|fibonacci|greatest common|质数|素数|因数|阶乘|约数|公约数|公倍数|斐波那契",
    "equation|quadratic|root|polynomial|linear|algebra|derivative|integral|calculus|slope|function|方程|二次|根|多项式|线性|代数|导数|积分|微积分|斜率",
    "percentage|percent|ratio|proportion|百分比|比例|比率|占比",
    "unit|meter|celsius|fahrenheit|inch|feet|ounce|gram|liter|mile|kilometer|单位|米|摄氏|华氏|英寸|英尺|盎司|克|升|英里|千米|斤",
    "text|string|word|character|sentence|paragraph|文本|字符串|字符|句子|段落|文字",
    "sentiment|emotion|mood|feeling|tone|情感|情绪|心情|语气",
    "paint|artwork|painting|sculpture|gallery|art|exhibition|绘画|艺术品|雕塑|画廊|艺术|展览|画作",
    "instrument|guitar|piano|violin|chord|scale|melody|乐器|吉他|钢琴|小提琴|和弦|旋律",
    "clothes|clothing|fashion|shirt|dress|shoes|outfit|衣服|服装|穿搭|衬衫|裙子|鞋|穿什么",
    "crop|farm|soil|harvest|agriculture|农作物|农场|土壤|收成|农业",
    "cancer|forest|species|ecology|environment|emission|carbon|森林|生态|环境|排放|碳|环保",
    "status|state|condition|situation|progress|状态|情况|状况|进展|进度|怎么样了",
    "detail|information|info|about|describe|详情|信息|介绍|资料|详细|说明|了解",
    "history|past|previous|record|log|历史|以往|过去|记录|历史记录",
    "problem|error|fault|failure|issue|trouble|outage|问题|错误|故障|失败|异常|宕机|出错",
    # what people ask of things in the world
    "win|won|winner|champion|championship|title|victory|beat|冠军|夺冠|赢|胜者|得主|获胜",
    "award|prize|medal|honour|honor|oscar|奖|奖项|获奖|奖牌",
    "inventor|invent|invention|discover|discovery|discoverer|come up with|came up|发明|发现|发明者",
    "found|founder|founded|establish|established|创办|创立|成立|创始人|建立",
    "write|wrote|written|author|poet|作者|写的|谁写|著",
    "director|directed|导演|执导",
    "minute|duration|how long|runtime|时长|多长时间|多久|分钟|片长",
    "opening hours|opening times|closing time|营业|开门|关门|开放|闭馆",
    "nutrition|nutritional|calorie|calories|protein|fat|vitamin|carbohydrate|营养|热量|卡路里|蛋白质|维生素",
    "ingredient|substitute|replacement|instead of|alternative|代替|替代|替换",
    "economy|economic|gdp|gross domestic product|inflation|unemployment|经济|国内生产总值|通胀|失业率",
    "standing|standings|rank|ranking|position|top of|排名|排第|名次|积分榜|第几",
    "roster|squad|lineup|players|阵容|球员|名单",
    "density|dense|密度",
    "velocity|speed|fast|速度|多快",
    "distance|far|miles between|kilometres|kilometers|距离|多远",
    "role|function|purpose|作用|功能|用途",
    "tax|taxes|to the state|税|缴税",
    "altitude|elevation|sea level|high above|海拔",
    "population|inhabitants|residents|people live|人口|多少人|居民",
    "mayor|governor|minister|president|prime minister|chancellor|市长|省长|部长|总统|总理|首相|主席",
    "chief executive|ceo|chairman|chairwoman|management|董事长|总裁|首席执行官|法人",
    "page|pages|页|页数|多少页",
    "antonym|opposite|反义词",
    "synonym|同义词|近义词",
    "origin|originate|originated|起源|来源|由来",
    "born|birth|birthday|date of birth|出生|生日|生于",
    "die|died|death|dead|去世|逝世|死于",
    "height|tall|how tall|身高|多高",
    "tide|tidal|low tide|high tide|潮|涨潮|退潮|潮汐",
    "sunrise|sunset|sun rise|sun set|dawn|dusk|日出|日落",
    "interaction|interact|take together|side effect|side effects|相互作用|一起吃|同服|副作用",
    "boil|boiling|melt|melting|freezing|沸点|熔点|沸腾|融化",
    "lyric|lyrics|歌词",
    "pronunciation|pronounce|pinyin|拼音|发音|读音|怎么读",
    "luggage|baggage|suitcase|行李|托运",
    "vacancy|vacancies|空房",
    "perimeter|circumference|周长|围一圈|一圈",
)  # fmt: skip

_MAX_PHRASE_WORDS = 3


def _build_glossary() -> tuple[dict[str, tuple[int, ...]], dict[str, tuple[int, ...]], frozenset[str]]:
    """Return English phrase (stems joined by a space) → concepts, Chinese word → concepts, and the first stems of longer phrases."""
    english: dict[str, tuple[int, ...]] = {}
    chinese: dict[str, tuple[int, ...]] = {}
    openers: set[str] = set()
    for number, line in enumerate(_CONCEPT_LINES):
        for entry in line.removeprefix("!").split("|"):
            if entry.isascii():
                stems = [stem_word(word) for word in entry.replace("'", " ").split()]
                table, key = english, " ".join(stems)
                if len(stems) > 1:
                    openers.add(stems[0])
            else:
                table, key = chinese, fold_text(entry)
            if number not in table.get(key, ()):
                table[key] = (*table.get(key, ()), number)
    return english, chinese, frozenset(openers)


CHANGE_CONCEPTS = frozenset(at for at, line in enumerate(_CONCEPT_LINES) if line.startswith("!"))
"""The concepts of actions that change something."""

ACTION_CONCEPTS = frozenset(range(_CONCEPT_LINES.index("measure|measurement|测量|量一下|度量") + 1))
"""The concepts of all actions: the first lines."""

_ENGLISH, _CHINESE, _PHRASE_OPENERS = _build_glossary()


def _list_lengths(words: Iterable[str]) -> dict[str, tuple[int, ...]]:
    """Return the first character of words → the lengths that words with it have, the longest first."""
    lengths: dict[str, set[int]] = {}
    for word in words:
        lengths.setdefault(word[0], set()).add(len(word))
    return {first: tuple(sorted(found, reverse=True)) for first, found in lengths.items()}


_HAN_LENGTHS = _list_lengths(_CHINESE)
_HAN_OPENER = compile_late(f"[{re.escape(''.join(sorted(_HAN_LENGTHS)))}]")


def find_concepts(text: str) -> frozenset[int]:
    """Return the concepts that a text names, by English words and phrases and by Chinese words, longest first."""
    return _find_concepts(fold_text(text[:_MAX_TEXT_CHARS]))


_MAX_TEXT_CHARS = 8_192
"""Maximum number of characters that are searched for concepts."""


@lru_cache(512)
def _find_concepts(folded: str) -> frozenset[int]:
    return frozenset(one for _, concepts in iter_concept_words(folded) for one in concepts)


ConceptWord = tuple[tuple[int, int], tuple[int, ...]]
"""Position of a word or phrase in a folded text, and its concepts."""


def iter_concept_words(folded: str) -> Iterator[ConceptWord]:
    """Yield every word and phrase of the glossary in a folded text: the English ones, then the Chinese ones."""
    yield from _iter_english(folded)
    if not folded.isascii():
        yield from _iter_chinese(folded)


def _iter_english(folded: str) -> Iterator[ConceptWord]:
    words = [*_LATIN_WORD.finditer(folded)]
    for at, match in enumerate(words):
        concepts, opener = _known_words[match[0]]
        if concepts:
            yield match.span(), concepts
        if opener:
            phrase = opener
            for other in words[at + 1 : at + _MAX_PHRASE_WORDS]:
                phrase = f"{phrase} {stem_word(other[0])}"
                named = _ENGLISH.get(phrase)
                if named is not None:
                    yield (match.start(), other.end()), named


class _KnownWords(dict[str, tuple[tuple[int, ...], str]]):
    """Word → its concepts, and its stem where a phrase may begin with it, else ""; found at first use, and kept within bounds."""

    def __missing__(self, word: str) -> tuple[tuple[int, ...], str]:
        stem = stem_word(word)
        found = _ENGLISH.get(stem, ()), stem if stem in _PHRASE_OPENERS else ""
        if len(self) < _MAX_KNOWN_WORDS and len(word) <= _MAX_KNOWN_CHARS:
            self[word] = found
        return found


_known_words = _KnownWords()
_MAX_KNOWN_WORDS, _MAX_KNOWN_CHARS = 16_384, 40
"""Bounds of what is kept: words, and characters of one."""


_LATIN_WORD = re.compile(r"[a-z0-9]+")


def _iter_chinese(folded: str) -> Iterator[ConceptWord]:
    free = 0
    for opener in _HAN_OPENER.finditer(folded):
        at = opener.start()
        if at < free:
            continue
        for length in _HAN_LENGTHS[opener[0]]:
            word = folded[at : at + length]
            if word in _CHINESE:
                free = at + len(word)
                yield (at, free), _CHINESE[word]
                break
