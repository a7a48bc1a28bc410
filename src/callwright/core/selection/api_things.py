"""What wishes are about, in English and Chinese, and the nouns that definitions of APIs have for it. Data only.

A line is ``phrase|phrase > word word``, the most usual word first; ``…`` stands for a few words between. The lines after a title
``[…]`` are of one trade, which only orders them: every line counts for every API. ``~`` marks what says little of which tool is
meant: whose it is, and which of several.
"""

THING_LINES = """
[code hosting]
repository|repo|repositories|repos|project|code base|codebase|仓库|代码库|代码仓|项目|库|代码 > repository repo repos project
issue|issues|ticket|tickets|bug|bugs|bug report|defect|problem|open bugs|known problems|问题|缺陷|缺陷单|工单|议题|故障单|报错|故障|任务单 > issue issues ticket incident
sub-issue|child issue|subtask|sub-task|sub task|子问题|子任务|子议题|子工单 > sub issue issues subtask
blocked by|blocks|depends on|waiting for|被阻塞|阻塞|卡住|依赖于|前置 > blocked blocking dependency dependencies
timeline|everything that happened|时间线|来龙去脉|全过程 > timeline events
pull request|pull requests|pr|prs|merge request|merge requests|change request|my change|proposed change|合并请求|拉取请求|变更请求|拉请求|待合并|合并申请 > pull pulls request merge
review|reviews|approval|approvals|code review|评审|代码审查|审查|审批|评审意见|审核 > review reviews approval
review comment|inline comment|comment on a line|remark on a line|comment on the code|行内评论|代码行评论|评审评论|代码评论 > review comment comments pull
reviewer|reviewers|who should review|to review|to look at|to take a look|审阅人|评审人|审查者|来评审|来审|帮忙看 > reviewers request requested review
files…touch|files…change|touched files|changed files|which files|改了哪些文件|动了哪些文件|涉及哪些文件|变更文件|改动的文件 > files list pull commit
branch|branches|line of work|分支|主干 > branch branches ref
protected branch|branch protection|protection rule|protect|protected|push directly|force push|direct push|分支保护|保护规则|保护|直接推 > protection branch rule ruleset
commit|commits|check-in|changeset|提交|提交记录|代码提交|改动记录 > commit commits
commit status|build status|green or red|ci status|passed the checks|提交状态|检查状态|构建状态 > status statuses combined check
tag|tags|tag name|标签版本|版本标签 > tag tags ref
ref|pointer|reference|branch pointer|引用|指针 > ref refs reference
blob|raw object|原始对象 > blob
tree|file tree|folder structure|list of files|whole tree|目录树|文件树|目录结构 > tree contents
file|files|contents|content|document|typo in|文件|内容|源文件 > file contents content files
folder|directory|subfolder|folders|文件夹|目录 > folder directory contents folders
readme|read me|start page|说明文档|说明文件|自述|项目说明 > readme
label|labels|标签 > label labels tag
milestone|milestones|里程碑 > milestone milestones
assignee|assignees|who works on|处理人|经办人|负责人|指派人 > assignees assignee
release|releases|version|versions|newest version|published version|版本|发行版|发布版本|正式版|发布 > release releases version versions
release notes|changelog|change log|what's new|更新说明|发布说明|更新日志|变更日志|版本说明 > release notes changelog
release file|release asset|asset|assets|binary|binaries|installer|发布附件|安装包|二进制|发布包|附件 > asset assets attachment release
artifact|artifacts|build output|what the build produced|the build made|build result|result of the build|zip that the build|构建产物|产物|构建结果|构建出来 > artifact artifacts
workflow|workflows|pipeline|pipelines|流水线|工作流|自动化流程|scheduled workflow|nightly job|nightly build|每晚的流水线|定时流水线 > workflow workflows pipeline actions
build|builds|ci|ci run|ci build|run|runs|workflow run|pipeline run|running build|执行记录|构建|持续集成|运行记录|正在跑的|跑的流程|那次运行|构建任务 > run runs workflow build builds actions
job|jobs|task|tasks|step|任务|作业|步骤 > job jobs task tasks
failed|broken|crashed|red|that failed|went wrong|not pass|失败|失败的|挂掉|挂了|没过|出错|没跑过|崩了 > failed
log|logs|log output|console output|log file|日志|输出日志|运行日志|控制台输出 > log logs
cache|caches|cached|build cache|build caches|ci cache|dependency cache|缓存|构建缓存|依赖缓存 > cache caches
runner|runners|self-hosted|self hosted|build machine|build server|build agent|own machine|构建机|执行机|运行器|自建机器|自托管|跑构建的机器 > runner runners self hosted
waiting deployment|deployment approval|waiting for approval|pending deployment|等待审批|待审批的部署|卡在审批 > pending deployments approve
secret|secrets|credential|credentials|password|passwords|ci secret|机密|密钥|秘密|口令|密文|密码|凭据|凭证 > secret secrets credential
variable|variables|env var|environment variable|setting for workflows|变量|环境变量 > variable variables
environment|environments|stage|staging|production|环境|预发|生产环境|测试环境 > environment environments
webhook|webhooks|callback|callbacks|callback url|hook|hooks|url…called|called on each|is called when|notify our server|回调|钩子|网络钩子|回调地址|通知我们的服务器|通知我们的系统|推送时触发|每次触发 > webhook webhooks hook hooks endpoint
delivery|deliveries|was sent to our server|delivered|投递|投递记录|推送记录|送达|没送到|没发成功 > delivery deliveries
ping|test call|测试一下回调|测试回调|探测 > ping test
deploy key|deploy keys|read-only key|部署密钥|部署公钥 > deploy key keys
ssh key|ssh keys|public key|public keys|ssh|公钥|ssh公钥|ssh密钥 > ssh key keys public
gpg key|gpg|signing key|gpg密钥|签名密钥 > gpg signing key keys
token|tokens|api key|access key|access token|personal access token|令牌|访问令牌|接口密钥 > token tokens key keys access
collaborator|collaborators|teammate|co-worker|colleague|contractor|external|push to|push access|help me on|协作者|合作者|同事|伙伴|合伙人|外包|往这个仓库推|推代码 > collaborator collaborators
outside collaborator|freelancer|外部协作者|外部人员 > outside collaborator collaborators
contributor|contributors|who wrote|who contributed|wrote most|贡献者|贡献的代码|谁写的|贡献了|贡献最多|贡献 > contributors contributor
permission|permissions|access level|rights|role on|write access|read access|access to|may do|权限|访问权限|权限等级|写权限|读权限|能做什么 > permission permissions access level
member|members|people in|staff|who belongs|成员|人员|组员|队员|员工 > member members membership memberships users
membership|memberships|成员身份|成员资格|加到团队|加入团队|进团队 > membership memberships member
admin|administrator|owner|管理员|所有者|拥有者 > admin owner role administrator
invitation|invitations|invite|invites|before they accept|not accepted yet|pending invite|邀请|邀请函|没接受的邀请|未接受 > invitation invitations invite
team|teams|squad|crew|团队|小组|组|班组|部门 > team teams group groups
organization|organisation|company|org|our company|组织|机构|企业|公司 > organization org orgs organizations company
user|users|person|people|account|someone|somebody|developer|dev|用户|某人|人|账号|账户|帐号|开发者|那个人 > user users account username
spammer|troll|someone…annoying|广告|发广告的|捣乱|骚扰|垃圾用户 > user block blocked
profile|my profile|bio|avatar|picture of me|资料|头像|个人资料|简介|签名档|昵称 > profile user users photo
email|email address|mail address|e-mail|邮箱|邮箱地址|邮件地址|电子邮箱 > email emails
follower|followers|who follows|fans|粉丝|谁关注|关注者 > followers follower
following|people i follow|whom i follow|我关注的|关注的人|关注列表 > following followed
notification|notifications|inbox|notified about|unread|alerts for me|what's new for me|通知|提醒|未读|消息中心|站内信 > notifications notification thread
snippet|snippets|code snippet|paste|piece of code|gist|gists|代码片段|片段|代码段 > gist gists
private|not public|hidden|only for us|私有|私密|不公开|私有的|仅自己可见 > private visibility
public|visible for everyone|open source|公开|开源|公开的 > public visibility
stargazers|who starred|who likes|starred by|who has starred|gave…star|收藏者|谁收藏|点过星|星标者|谁点了星|点了星|多少星 > stargazers stargazer
starred|my stars|things i starred|stars|收藏的|我点过星的|星标项目 > starred star
watchers|watcher|who is watching|who watches|谁在关注|谁在盯 > watchers watched subscribers
traffic|visits|visitors|views|page views|who looked at|who has been looking|looking at my|looked at my|visited|how many people saw|how popular|seen by|访问量|访客|浏览量|浏览|流量|看过|来看|来访|有人看|点击量 > views traffic visitors
where…come from|referrer|referrers|where do visitors|从哪来|来源网站|引流|从哪里来 > referrers traffic
most visited|popular pages|most popular pages|热门页面|最热的页面|看得最多 > paths popular traffic
how often…cloned|cloned|clones|被克隆|克隆次数|克隆量 > clones traffic
statistics|stats|figures|numbers about|how active|activity per week|统计|统计数据|活跃度|数据报表 > stats statistics activity summary metrics
lines added|additions and deletions|增删行数|代码频率 > frequency stats additions
dependency|dependencies|third-party code|libraries|依赖|依赖项|第三方库|三方库 > dependency dependencies dependabot graph
sbom|bill of materials|list of dependencies|物料清单|依赖清单 > sbom dependency graph
package|packages|container image|软件包|包|制品 > package packages
package version|package versions|version of a package|包的版本|包版本 > package version versions
vulnerability|vulnerabilities|vulnerable|security hole|security holes|known holes|weaknesses|insecure|vulnerable dependencies|漏洞|安全漏洞|已知漏洞|安全隐患|不安全的依赖 > dependabot alerts alert vulnerability vulnerabilities security advisory
advisory|advisories|security advisory|安全公告|安全通告|漏洞公告 > advisory advisories security
report a vulnerability|tell the maintainers…hole|私下报告|上报漏洞 > vulnerability report private advisory
static analysis|code scanning|code analysis|code scan|codeql|代码扫描|静态分析|代码分析 > code scanning alert alerts
secret scanning|leaked|leak|leaks|secret leak|exposed|泄露|泄漏|外泄|泄露的密码|泄露的密钥 > secret scanning alert alerts
alert|alerts|warning|warnings|alarm|告警|警报|预警|警告 > alert alerts
discussion|discussions|forum|讨论|论坛 > discussion discussions
comment|comments|remark|remarks|reply|replies|note|评论|留言|回复|批注|意见 > comment comments note reply
commit comment|comment on a commit|提交评论|提交下的评论 > commit comment
reaction|reactions|emoji|thumbs|like|likes|表情|点赞|赞|回应 > reaction reactions
heated|heated thread|thread|conversation|吵起来|帖子|会话|讨论串|话题串|吵架 > thread conversation issue lock
project board|board|boards|kanban|看板|项目板|项目面板 > project projects board
column|card on the board|看板列|卡片 > column columns card cards items
website|pages|site|static site|homepage|网站|页面|站点|主页|静态网站 > pages page site
ruleset|rules|rule set|rule|规则|规则集 > rules ruleset rule
checks|check run|check runs|status check|检查项|检查结果|检查 > check checks run
deployment|deployments|部署记录|部署|上线记录 > deployment deployments
deployment status|部署状态|部署结果 > deployment status statuses
codespace|codespaces|dev environment|cloud editor|development container|云开发环境|开发环境|云端编辑器 > codespace codespaces
language|languages|programming language|programming languages|written in|编程语言|语言|用什么写的|什么语言 > languages language
license|licence|许可证|开源协议|授权协议|协议 > license licenses
ignore file|gitignore|忽略文件 > gitignore template
code of conduct|行为准则 > conduct codes
topic|topics|keywords of the repo|subject|话题|主题|关键字标签 > topics topic
author|who wrote this|作者 > author
zip|tarball|source code as a zip|whole code|archive file|压缩包|源码包|打包下载|整个代码 > zipball tarball archive
template|templates|from a template|模板|样板 > template templates
fork|forks|copies of|分叉|派生仓库|派生|复刻 > fork forks
code|in the code|piece of code|function|uses|在代码里|源码|函数名|代码里 > code
open source project|projects about|repositories about|开源项目|做…的项目|…相关的项目 > repos repositories search
people named|users named|叫…的人|名叫 > users search
upstream|original repository|上游|原仓库 > upstream
action|actions|自动化 > actions action
concurrency|at the same time|并发 > concurrency
billing|usage cost|cost|costs|spending|how expensive|bill of account|花费|费用|消费|开销|花了多少钱|用了多少 > billing usage invoice
minutes|build minutes|构建分钟|分钟数 > billing usage minutes timing
storage|space used|how much space|占用空间|存储用量|用了多少空间 > storage usage size
seat|seats|licences|席位|座位|许可席位 > seats seat license
ai assistant|coding assistant|copilot|编程助手|智能助手 > copilot
audit log|who did what|audit|审计|审计日志|操作记录|操作日志|谁干了什么 > audit log activities
quota|limit|limits|rate limit|calls left|requests left|api requests|requests do i have|how many calls|how many requests|throttled|配额|限额|频率限制|额度|剩余额度|调用次数|调用额度|限流|还能调 > rate limit quota quotas limits
feed|feeds|rss|订阅源 > feeds
event|events|activity|what happened|事件|动态|活动记录 > events event activity
app|apps|application|applications|integration|bot installed|installed app|应用|程序|集成|已安装的应用 > app apps application installation
installation|安装 > installation installations
custom property|custom field|自定义属性|自定义字段 > custom properties property field
attestation|provenance|构建证明|来源证明 > attestation attestations
autolink|自动链接 > autolink autolinks
migration|migrations|move everything|迁移|搬家 > migration migrations import
interaction limit|who may comment|only members can comment|limit who|限制互动|互动限制|限制评论|只让成员评论 > interaction restrictions limits
classroom|homework|课堂|作业提交 > classroom assignment assignments
[payments]
customer|customers|client|clients|buyer|buyers|客户|顾客|买家|客人 > customer customers client
payment|payments|money|transaction|款项|支付|付款|钱|交易|收款记录|一笔款 > payment payments charge charges intent transactions
charge|charges|扣款记录|收费记录|扣款 > charge charges
refund|refunds|money back|退款单|退款记录|退款|退的钱 > refund refunds
payment intent|authorised|authorized|held amount|blocked amount|hold on a card|授权金额|冻结|预授权|押金 > payment intent intents capture
payment method|card|cards|credit card|bank card|debit card|支付方式|银行卡|信用卡|卡|付款方式|扣款卡|绑定的卡 > card cards payment method methods source sources
default card|default payment method|preferred card|默认的银行卡|默认卡|默认支付方式|默认扣款 > customer default payment
save a card|store a card|without charging|card for later|存卡|绑卡|绑一张卡|不扣款 > setup intent intents attach payment method
invoice|invoices|bill|bills|账单|发票|票据|月结单 > invoice invoices bill
invoice item|line on the bill|extra item|extra line|line item|line items|账单明细|账单项|明细行|额外收费|加一笔费用 > invoiceitems invoiceitem line lines items
next invoice|upcoming invoice|next bill|what will…pay next|下期账单|下个月账单|即将出账|下一张账单 > upcoming invoices
credit note|correction of a bill|贷项|红字发票|冲红|红冲 > credit note notes
quote|offer|estimate|报价|报价单|估价 > quotes quote
subscription|subscriptions|subscriber|plan of a customer|monthly plan|recurring|every month|each month|membership plan|订阅|会员|包月|包年|月费|连续包月|套餐订阅 > subscription subscriptions
plan|plans|tier|套餐|方案|档位 > plan plans price subscription
price|prices|pricing|how much it costs|价格|定价|单价|价钱|售价 > price prices
product|products|goods|item for sale|article|商品|产品|货品|货物 > product products item items catalog
coupon|coupons|discount|discounts|voucher|percent off|off code|rebate|优惠券|折扣|打折|优惠|代金券|减价|八折|折 > coupon coupons promotion discount
promotion code|promo code|discount code|code for customers|优惠码|促销码|折扣码 > promotion codes code coupon
dispute|disputes|chargeback|chargebacks|complaint to the bank|contested|争议|拒付|拒付争议|银行申诉 > dispute disputes
evidence|proof|证据|举证|申诉材料 > dispute evidence
balance|money…in the account|how much money do we have|available funds|余额|还剩多少钱|账上|账户里 > balance
balance history|movements|where the money went|流水|资金流水|资金变动 > balance transactions history
payout|payouts|money…to our bank|transfer to our bank|提现记录|提现|结算到银行|打款记录 > payout payouts
top up|topup|充值 > topups topup
transfer|transfers|money to another account|转账|划拨|分账 > transfers transfer
checkout|cart|payment page|pay page|hosted page|结账|收银台|购物车|支付页面|付款页|付款页面|结算页 > checkout session sessions
payment link|pay link|link to pay|link where…pay|付款链接|支付链接|收款链接 > payment link links
customer portal|let…manage their subscription|self-service page|客户自助|自助管理 > billing portal sessions
tax|taxes|vat|sales tax|税|税率|增值税|税费 > tax rates rate taxes
tax id|vat number|税号|纳税人识别号 > tax ids id
shipping|shipping cost|delivery fee|postage|运费|邮费|配送费 > shipping rates rate
address|billing address|delivery address|where…lives|地址|收货地址|账单地址 > address customer
receipt|receipts|收据|小票 > receipt charges
trial|free trial|try for free|试用|试用期|免费试用 > trial subscription subscriptions
bank account|bank details|银行账户|银行账号|对公账户 > bank account external accounts
connected account|merchant|seller|shop owner|sub-account|商户|子商户|卖家|子账户 > account accounts
fraud|suspicious payment|risky|欺诈|可疑付款|风控|盗刷 > radar fraud review reviews
identity|passport check|id check|实名|身份核验|身份验证 > identity verification
card reader|terminal|pos|刷卡机|读卡器|终端 > terminal readers reader
virtual card|issued card|company card|虚拟卡|公司卡|发的卡 > issuing cards card
report|reports|报表|报告 > report reports reporting runs
order|orders|purchase|订单|下单 > order orders
shipment|parcel|tracking|包裹|快递|物流|发货 > shipment fulfillment tracking shipping
inventory|stock|in stock|库存|存货|有货 > inventory stock
gift card|礼品卡 > gift cards
loyalty|points|积分|会员积分 > loyalty points
[clouds and clusters]
server|servers|machine|machines|virtual server|virtual machine|vm|host|instance|box|服务器|云服务器|虚拟机|主机|机器|实例|云主机 > droplet droplets server servers instance instances node
restart…server|reboot…server|power…server|turn off…server|resize…server|rename…server|重启…服务器|服务器…重启|重启服务器|给服务器|服务器关机|服务器升级 > droplet actions action
attach…disk|attach…volume|disk to a server|挂…硬盘|挂…盘|硬盘挂|云盘挂 > volume actions action
image|images|system image|disk image|操作系统|镜像|系统镜像 > image images
container image|docker image|registry image|容器镜像 > image repository registry container
volume|volumes|disk|disks|hard disk|block storage|extra space|硬盘|磁盘|云盘|块存储|存储卷|数据盘 > volume volumes storage persistent
snapshot|snapshots|快照|系统快照 > snapshot snapshots actions
bucket|buckets|object storage|存储桶|对象存储|桶 > bucket buckets storage object
database|databases|db|postgres|mysql|数据库|库实例 > database databases cluster clusters
connection pool|连接池 > connection pool pools
replica of a database|read replica|只读副本|只读实例 > replica replicas
domain|domains|dns|域名|解析|域名解析 > domain domains dns
dns record|dns entry|a record|cname|point…to|point the domain|subdomain|解析记录|dns记录|指向|子域名 > records record domains domain dns
firewall|firewalls|security group|防火墙|安全组 > firewall firewalls
port|ports|open port|端口|开放端口|放行端口 > rule rules port firewall
load balancer|load balancers|distribute traffic|spread traffic|spread…over several|over several servers|several web servers|share the load|负载均衡|分摊流量|流量分到|均衡负载 > load balancer balancers loadbalancers loadbalancer
floating ip|reserved ip|static address|fixed address|static ip|公网ip|浮动ip|保留ip|弹性ip|固定ip > floating reserved ip ips
ip|ip address|ip地址 > ip address
network|vpc|private network|私有网络|网络|专有网络|内网 > vpc vpcs network networks
certificate|certificates|ssl|tls|https|证书|ssl证书 > certificate certificates
cdn|content delivery|加速|内容分发 > cdn endpoint endpoints
purge cache|flush the cache|刷新缓存|清cdn > cdn purge cache
monitoring|metric|metrics|cpu|memory usage|how busy|load of the server|监控|指标|使用率|负载|占用率 > monitoring metrics metric
alert policy|warn me when|alarm when|告警策略|报警规则 > alert policy policies monitoring
region|regions|datacenter|data center|location|地域|机房|区域 > region regions location
size|sizes|machine types|规格|配置规格|机型|配置套餐 > size sizes
registry|image registry|container registry|镜像仓库 > registry registries
function|functions|serverless|函数|云函数 > function functions
account limits|my account|账户信息|账号信息 > account
tagged|all servers tagged|带标签的 > tag tags
pod|pods|容器组|容器 > pod pods
crashed container|container printed|container log|container wrote|容器日志|容器打印|容器输出|容器打了什么|pod日志 > pod log
cluster|clusters|kubernetes cluster|集群 > cluster clusters kubernetes
node|nodes|worker|workers|节点|工作节点 > node nodes
node pool|group of workers|节点池 > node pool pools
namespace|namespaces|命名空间|名字空间 > namespace namespaced namespaces
web app|workload|the shop|app in the cluster|应用部署|工作负载|无状态应用|网站应用 > deployment deployments namespaced
copies|copies of|instances of the app|replicas|how many copies|副本|副本数|实例数|份数 > scale replicas deployment
service|services|inside the cluster|internal name|服务|集群内访问 > service services
config map|configmap|configuration|config|settings|配置|配置项|参数配置|配置文件 > config map configmap configuration settings
ingress|hostname|host name|under a hostname|outside traffic|入口|域名访问|外部访问|对外域名|对外暴露 > ingress
database password|keep a password|store a password|hold a password|password in the cluster|存密码|保存密码|存一个密码|密码存 > secret secrets
cron|cron job|cronjob|scheduled job|every night|at night|each night|every hour|every day at|every morning|定时任务|每晚|每天凌晨|每小时|每天定时|周期任务 > cron job cronjob scheduled
one-off job|run once|batch job|一次性任务|跑一次的任务|批处理 > job jobs batch
stateful set|statefulset|有状态 > stateful set statefulset
daemon set|daemonset|on every node|on each node|每个节点|守护 > daemon set daemonset
persistent volume claim|ask for storage|claim storage|存储声明|申请存储|持久卷 > persistent volume claim
role|roles|read only|may only read|只读|角色 > role roles binding permission
role binding|give…role|角色绑定|绑定角色 > role binding
service account|service accounts|technical user|服务账号|服务帐号 > service account
autoscale|autoscaling|scale by itself|grow with load|自动扩缩|自动扩容|弹性伸缩 > autoscaler horizontal pod
network policy|who may talk to|网络策略|隔离 > network policy
resource quota|limit the namespace|资源配额|资源限制 > resource quota limit range
evict|drain|驱逐|排空|腾空 > eviction evict
stack|compose|编排 > stack stacks
[chat, mail and calendar]
channel|channels|room|rooms|group chat|频道|群|聊天室|群聊|群组 > channel channels conversation conversations room
message|messages|something|text|line to|posting|消息|信息|讯息|一句话 > message messages chat
direct message|dm|private message|message in private|privately|one to one|私聊|私信|单聊|单独发 > direct open conversations im chat
only…can see|visible to one|hidden message|只有…能看到|仅他可见 > ephemeral post chat
later message|message…tomorrow|send…tomorrow|send…later|send…at|post…at|scheduled message|明天…发|定时消息|定时发送|稍后发送|预约发送 > schedule scheduled message chat
topic of a channel|purpose|channel topic|channel description|频道主题|群公告|频道说明|群主题 > topic purpose settopic
members of a channel|who is in the channel|people in the channel|群成员|频道成员|频道里有谁|群里有谁 > conversations members channel
reminder|reminders|remind|remind me|提醒|提醒我|闹钟|待办提醒 > reminder reminders
presence|online|is…there|away|offline|在线|离线|在线状态|在不在|在不在线 > presence
do not disturb|don't bother|don't disturb|leave me alone|for an hour|quiet time|免打扰|别打扰|勿扰|别烦我|静音一小时 > dnd snooze
status text|my status|i am on holiday|on vacation|out of office|个人状态|状态改成|休假状态|外出 > profile status presence
user group|usergroup|用户组 > usergroups usergroup
pinned|pins|pinned messages|置顶消息|置顶|钉住的 > pins pin pinned
bookmark|bookmarks|书签 > bookmarks bookmark
call|calls|phone call|video call|电话|通话|视频通话|打电话 > call calls
sms|text message|texts|短信 > message messages sms
voicemail|语音留言|语音信箱 > voicemail
recording|recordings|录音|录像|录制|会议录像 > recording recordings
phone number|phone numbers|电话号码|手机号|号码 > phone number numbers
mail|mails|e-mail message|邮件|信件 > mail message messages email
attachment|attachments|附件文件 > attachment attachments file
mailing list|newsletter|邮件列表|群发邮件|订阅者 > list lists campaign members
campaign|mailing|营销活动|群发|推广活动 > campaign campaigns
contact|contacts|address book|联系人|通讯录|人脉 > contact contacts
calendar|calendars|日历|日程表 > calendar calendars calendarlist
appointment|appointments|meeting in my calendar|lunch with|date with|日程|行程|约会|安排|会面 > events event calendar appointment
meeting|meetings|video meeting|conference|会议|视频会议|开会|会 > meeting meetings events
participant|participants|attendee|attendees|guests|who attended|who was there|与会者|参会人|参与者|谁来了|参加的人 > participants attendees participant registrants
registrant|registrants|who signed up|报名的人|报名者 > registrants registrant
webinar|webinars|online seminar|网络研讨会|直播课|研讨会 > webinar webinars
free time|when am i free|is…free|busy|空闲时间|有空|空档|忙闲 > freebusy availability
poll|polls|vote|投票|问卷 > poll polls
[files, customers and work]
shared drive|team drive|共享盘|团队盘|共享云盘 > drives drive shared
shared with|who can see|who may open|谁能看|谁有权限|共享给谁 > permissions permission
share link|link to a file|public link|分享链接|外链 > link links permissions shared
old version|earlier version|previous versions|version history|revision|revisions|历史版本|旧版本|修订|以前的版本 > revisions revision versions version
recycle bin|trash|bin|回收站|垃圾桶|废纸篓 > trash trashed
deal|deals|opportunity|opportunities|sales chance|商机|销售机会|成单 > deal deals opportunity opportunities
lead|leads|prospect|prospects|线索|潜在客户|意向客户 > lead leads
company record|account of the customer|客户公司|公司资料 > company companies account
to-do|todo|to do|checklist|待办|待办事项|清单项 > task tasks todo checklist
subtask|sub-task|子任务 > subtask subtasks
due date|deadline|截止日期|到期日|最后期限 > due date
time entry|hours worked|worklog|工时|工时记录 > worklog time entries
sprint|iteration|冲刺|迭代 > sprint sprints
survey|form|调查|表单 > survey form forms
page|article|wiki page|文章|文档页|知识库 > page pages article articles
block|paragraph|段落 > block blocks
playlist|playlists|歌单|播放列表 > playlist playlists
song|songs|track|tracks|歌|歌曲|曲目 > track tracks
album|albums|专辑 > album albums
video|videos|视频 > video videos
photo|photos|picture|pictures|图片|照片|相片 > image images photo photos
[of all trades]
~ latest|newest|most recent|recent|last|current|最新|最近|上一次|最后一次|当前 > latest recent last
~ status|state|progress|状态|进度|进展|阶段 > status state
~ me|my|i|myself|mine|我|我的|自己|本人|咱们|我们 > authenticated user me
~ count|number of|数量|个数|总数 > count
~ all|everything|全部的|一切 > all
~ id|number|编号|号 > id number
~ name|title|名字|名称|标题 > name title
~ date|time|day|日期|时间 > date time
~ several|many|in bulk|at once|批量|一次性|成批 > bulk batch
~ default|standard|默认|缺省 > default
schedule|schedules|timetable|排班|值班表|日程 > schedule schedules
on call|on-call|值班|轮值 > oncall schedule
incident|incidents|outage|宕机|事故|事件单 > incident incidents
settings|preferences|options|设置|偏好|选项 > settings preferences configuration
history|past|earlier|历史|过往|以前的 > history
usage|how much is used|用量|使用量|使用情况 > usage
search result|查到的结果 > search
group|groups|分组|群组 > group groups
folder contents|what is in the folder|文件夹里有什么|目录里有什么 > children contents items files
key|keys|key pair|密钥对 > key keys
session|sessions|会话 > session sessions
error|errors|mistake|mistakes|wrong|what is wrong|错误|哪里错|哪儿错|报错信息 > errors error
policy|policies|策略|政策 > policy policies
device|devices|设备 > device devices
backup|backups|备份|备份策略 > backup backups
location|place|位置|地点 > location locations
currency|exchange rate|汇率|币种|货币 > exchange rates currency
language of|translation|翻译 > translation
public ip|外网地址 > ip
"""
