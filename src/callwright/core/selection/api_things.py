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
user|users|person|people|account|someone|somebody|developer|dev|用户|某人|人|账号|账户|帐号|开发者|那个人 > user users account username customer
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
[as people describe them]
snippet that|scrap of code|some code to share|code to share|few lines of code|一小段代码|一段代码 > gist gists
cloud machine|machine to code on|machine in the cloud to develop|online editor|remote development|coding environment|dev machine|云开发机|云端开发|在线编辑器|远程开发 > codespace codespaces
insecure package|insecure packages|libraries with holes|cve|cves|known holes in our libraries|security updates|dependency warnings|依赖告警|依赖漏洞|漏洞提醒|依赖漏洞提醒|不安全的包|有漏洞的包 > vulnerability alerts dependabot alert
dependency update|outdated dependencies|automatic update of dependencies|security fixes|automatic fixes|自动修复|依赖更新|过时的依赖 > automated security fixes dependabot
scanner found|found by the scanner|findings|problems found in our code|code quality|扫描结果|扫出来|扫描发现 > code scanning alerts alert
keys committed by accident|tokens in our code|passwords in the code|committed a password|keys in our code|leaked key|leaked keys|leaked token|误提交的密钥|代码里的密码|代码里的密钥 > secret scanning alerts alert
what is live|is live|what's deployed|which version is running|线上是哪个|线上版本|现在跑的版本 > deployments deployment
project site|documentation site|docs site|custom domain|静态网站|文档网站|项目网站 > pages site
green|passed|pass for|checks pass|did the tests pass|tests pass|build result|ci result|过了没有|过了没|通过没有|跑过了没|检查过了 > status check checks combined statuses
annotations|notes on the check|检查注释 > annotations check
files the build left|output of the build|built files|downloadable build|build results|compiled|编译结果|打包结果|构建留下 > artifact artifacts
past runs|last night's build|build history|earlier builds|recent builds|昨晚的构建|构建记录|跑过的记录|历史构建 > runs workflow list
hidden value|hidden values|value that nobody sees|encrypted value|敏感值|保密的值|加密的值 > secret secrets
registration token|join token|注册令牌|接入令牌 > registration token runner
person outside|helper|outsider|another person to my repo|people with access|who has access|有访问权的人|能访问的人|外人 > collaborator collaborators
people on the team|who is on the team|who is in the team|belongs to the team|belong to the team|team members|on the team|in the team|团队成员|团队里有谁|队里有谁|团队里的人|谁在团队 > team members membership list
belongs to…team|who is in…team|who is on…team|people in…team|members of…team|…team belong|谁在…团队|谁在…组|…团队有谁|…组有谁|…团队的人 > team members list
everyone in the company|everybody in our org|employees|people in our organization|公司所有人|全公司的人|组织里的人|组织成员 > members org
issues assigned to me|my tasks|what i have to do|assigned to me|on my plate|分给我的|指派给我的|我的待办|我名下的问题 > issues assigned list
goal|target date|deadline for|版本目标|阶段目标 > milestone milestones
draft pull request|proposal|change proposal|my changes|变更提案|改动申请 > pull pulls request
out of date|behind main|behind the base|落后|落后主干|跟主干同步 > update branch pull
where do visitors come|where…come from|which sites send|sites that link|sent us visitors|哪些网站来|从哪些网站|从哪里来|从哪儿来|来路 > referrers top traffic
visited…pages|visited the repo|visited…repo|访问过|多少人访问|有多少人看|多少人来 > views traffic
default branch|main branch|默认分支|主分支 > branch default repo
diff of|patch of|the diff|具体改了什么|改动内容|代码差异 > diff files commit compare
can be merged|already merged|merged yet|合并了没有|是否已合并|合进去没有 > merged check
description of the repo|repo description|about text|仓库描述|项目描述|仓库简介 > repo update
history of changes|commit history|change history|last changes|latest changes|recent changes|最近的改动|变更历史|提交历史|改动记录 > commits list
line of development|side branch|开发线|新分支 > branch ref
branch pointer|move a branch|force a branch|pointer|forcibly|硬推|强推|强制指向|强行移动 > ref update git
new branch|branch off|branch from|拉分支|切分支|开分支|一条新分支|拉一条新分支|切一条分支 > create ref git branch
old branch|delete the branch|dead branch|旧分支|删分支|分支删|没用的分支 > delete ref git branch
file in the repo|write a file|put a file|edit a file|file's text|写文件|改文件|传文件到仓库|仓库里的文件 > contents file create update
source as zip|all the code|代码打包|整个仓库打包|打包下载 > zipball tarball archive download
who forked|copies people made|被复刻|谁复刻|谁派生了 > forks list
addresses of github|ip addresses of the service|服务的ip段 > meta
only members|newcomers|outsiders may|for the next day|cool down|cooling off|冷静期|只让成员 > interaction interactions restrictions limit
server access to one repo|key for the server|服务器用的钥匙 > deploy key
container image versions|old image versions|旧镜像版本|镜像版本 > package versions container
bill this month|spent this month|how much have we spent|what do we owe|owe|本月花费|这个月花了|欠多少 > billing usage balance invoices
[payments as people describe them]
money that was only authorised|blocked on the card|reserved on the card|冻结的钱|预授权的钱|之前冻结|押金 > payment intents intent capture
consulting hours|for work done|for our work|hours of work|咨询费|服务费 > invoice invoices invoiceitems
draft|draft first|草稿|先存草稿 > draft create
bigger plan|smaller plan|another plan|cheaper plan|switch…plan|change…plan|换套餐|升套餐|降套餐|高级套餐|更大的套餐 > update subscription subscriptions
half the money|part of the money|partial|一半的钱|部分退|退一半|部分金额 > refund refunds
who bought|list of buyers|our clients|客户名单|客户列表|买过的人 > customers customer list
paying late|not paid|unpaid|overdue|open bills|没付|未付|逾期|欠款|没交钱 > invoices invoice list
remind…to pay|email the bill|mail the bill|send the bill|bill to the client|把账单发|账单邮件|发账单|催款|催付 > send invoice
stored card|saved card|old card|card on file|存的卡|绑的卡|旧卡|卡删|解绑卡 > card payment method detach sources
paid by card|paid with|how did…pay|怎么付的|付款方式 > payment method charges
when will the money arrive|money arrive|next payment to our bank|到账|什么时候到账 > payout payouts
answer the bank|bank complaint|fight the chargeback|dispute evidence|反驳拒付|回应争议|提交证据 > dispute update
fee|fees|手续费|服务费用 > fee fees application
one-time code|percent off|percentage off|% off|八折|九折|打折码|折扣券 > coupon coupons promotion codes
pay later page|page where people pay|page to pay|payment form|付钱的页面|付款链接给 > checkout session payment link
[machines as people describe them]
state of the machine|copy of the machine|copy of my server|给服务器打|服务器快照|机器快照 > droplet actions snapshot
is my site up|site is down|site goes down|website reachable|uptime|网站挂了|网站能不能访问|在线检测|可用性 > uptime check checks alert
trusted sources|who may connect to the database|database firewall|数据库白名单|允许访问数据库 > databases firewall rules
connect to the cluster|kubectl|kubeconfig|credentials for the cluster|连集群|集群凭据|集群配置文件 > kubeconfig credentials kubernetes
where can i host|which data centers|places to host|有哪些机房|可选机房 > regions list
what machines can i|machine prices|有哪些机型|可选规格 > sizes list
who uses the database|database user|database users|login for the database|数据库用户|数据库账号 > databases user users
standby|hot copy|备库|从库 > replica replicas
maintenance|maintenance window|维护窗口|维护时间 > maintenance window
mail record|mx|mx record|邮件解析|邮箱解析 > domains record records
second ip|address that stays|不变的ip|固定的ip > reserved floating ip ips
free space in the registry|garbage|clean up images|清理镜像|垃圾回收 > garbage collection registry
copy files worldwide|faster downloads|全球加速 > cdn endpoint
stuck pod|hanging pod|pod that hangs|卡住的pod|卡死的pod|坏掉的pod > pod delete
shell in|open a shell|run a command in|exec|进容器|容器里执行|进入容器 > exec connect pod
forward a port|port forward|端口转发 > portforward connect pod
no new pods|take…out of rotation|mark…unschedulable|不再调度|停止调度 > node patch
stable storage|keeps its data|保留数据 > persistent volume claim statefulset
at least two running|keep…running during|中断预算 > disruption budget pod
why a pod fails|what happened in the cluster|集群里发生了什么|集群事件 > event events list
inside address|reach…inside|internal address|集群内部访问|内部地址 > service create
from the internet|from outside|reachable from|over the web|从外网|公网访问|外网访问 > ingress service
five copies|several copies|three copies|…copies of|份副本|个副本|副本数调 > deployment scale replicas
the web app|web app|our app|the app|the api|应用 > deployment app apps
[chat as people describe it]
message i sent|my last message|posted message|typo in my message|发错的消息|发出去的消息|我发的消息 > chat message update delete
what was said|old messages|last messages|chat history|messages in the channel|聊天记录|历史消息|之前的消息 > conversations history messages
under a message|answers to a message|thread replies|回复串|消息下的回复 > conversations replies
whose mail is|by mail address|by email|按邮箱|用邮箱查|邮箱是 > users lookup email
who logged in|logins|登录记录|谁登录过 > access logs
wake me|remind me at|to remember|提醒我|叫我|提个醒 > reminders reminder add
colleagues in the chat|people in the workspace|everyone in the workspace|工作区的人|工作区成员 > users list
leave me in peace|for an hour|for two hours|an hour of quiet|安静一会|勿扰模式 > dnd snooze
file in the channel|share a file in|传到频道|发文件到频道|频道发文件 > files upload
public link|outside link|公开链接 > public url shared
[in everyday words]
feedback|opinions|what reviewers said|reviewers say|verdict|意见|反馈|看法 > reviews review comments comment
answers|answer|under a ticket|under the issue|discussion on the|what people wrote|底下的回复|下面的评论|讨论内容 > comments comment replies
line of the pr|on a line|line of code|particular line|某一行|那一行|代码行 > review comments comment pull
up to lately|been up to|has been doing|doing lately|latest activity|最近在忙|最近干了|在忙什么|最近动态 > events activity public
keys…account have|my keys|keys on my account|keys of my account|我的公钥|我有哪些公钥 > keys ssh public list authenticated
with its own key|own key|read one repo|key for one repository|单独的钥匙|专用密钥 > deploy key keys create
went fine|went well|succeeded|worked out|result of the deployment|how the deployment went|deployment fail|deployment failed|部署成功|部署失败|部署得怎么样 > deployment status statuses
to do with|projects about|repositories that|projects that|open source about|software for|similar projects|项目里找|相关项目 > search repos repositories
design team|platform team|the…team|设计组|前端组|后端组|运维组|测试组|…组里|…团队里 > team teams membership
someone's work|person's repositories|their projects|某人的仓库|他的仓库 > repos list user
top level|root folder|root of the repo|根目录|最外层 > contents content tree
picture and bio|about a person|bio of|who is this user|这个人是谁|某人的简介 > users username user get
my bio|own bio|my name|my own profile|about me|我的简介|自己的简介|我自己的资料 > authenticated update users profile
login timeout|bug about|tickets about|issues about|tickets that|有关…的工单|…的工单 > search issues
machine learning|some subject|某个主题 > search topics repos
sentence|paragraph i wrote|what i wrote|what i just wrote|just wrote|那句话|刚发的|刚才发的|写的那句 > chat update message comment
hangs out|hang out|sits in|in this channel|in the channel|in the room|群里的人|在群里|频道里的人 > members conversations
at her desk|at his desk|at the desk|around right now|there right now|reachable now|awake|在工位|在不在电脑前|在不在 > presence
talk about|talked about|discussed|discuss|chatted|conversation of yesterday|聊|聊了|谈了什么|讨论了什么 > history messages conversations
nudge|memo|to-do for me|don't let me forget|forget|别忘|记得|叫我做 > reminder reminders
room|the room|the group|chat room|群|群里|聊天群 > conversations channel channels
mood|what i am doing|what i'm up to|当前状态|在干嘛 > status profile
processor|cpu|processor load|how hard…working|how busy…server|处理器|cpu使用|处理器负载|忙不忙 > cpu metrics monitoring load
memory|ram|memory is nearly full|out of memory|内存|内存使用|内存快满 > memory metrics monitoring
disk full|nearly full|running out of space|space left|free space|磁盘快满|剩余空间|硬盘满 > filesystem free metrics monitoring
mail me when|tell me when|warn me|let me know when|alert me|notify me when|alarm me|满了告诉|超过…通知|超过…告诉|快满…通知|告警我 > alert alertpolicy policy monitoring create
bandwidth|network traffic of|outgoing traffic|带宽|出网流量|网络流量 > bandwidth metrics monitoring
bigger machine|smaller machine|stronger machine|more memory for|faster machine|配置更高|更大的机器|升级机器|换…机器|机器换|升配|降配 > dropletactions droplet actions resize
password of the server|root password|服务器密码 > droplet actions password reset
ubuntu|debian|linux machine|new machine|fresh machine|a machine|a server|virtual box|新机器|一台机器|一台服务器|一台云主机 > droplets droplet create server
www|example.com|to another address|host name to|web address|网址|子域|www指向 > domains record records
for the world|from everywhere|open to everyone|to the whole internet|对全网|对外开放端口 > firewall firewalls rules
did we pay|we paid|paid in the last|past bills|earlier bills|what did it cost|账单历史|历史账单|付了多少|过去几个月 > billing history invoices
nearby servers|same hardware|同一台物理机 > neighbors
postgres|mysql|redis|mongodb|sql server|数据库集群 > databases cluster clusters database
machines make up|machines in the cluster|machines of the cluster|hardware of the cluster|集群里有哪些机器|集群的机器|集群机器 > node nodes
separate area|own area|own space|area for|space for the team|own corner|单独划|隔离的空间|独立空间|一块地方 > namespace namespaces
agent on every|one agent on|same pod everywhere|on all machines|on all nodes|每台机器|所有节点 > daemon set daemonset
grow when|when it is busy|grow and shrink|more copies when|add copies when|scale automatically|忙的时候…扩|自动加副本|负载高…扩 > horizontal pod autoscaler autoscaling
restart the app|restart all pods|重启应用|滚动重启 > deployment patch
which apps|apps are deployed|apps running|哪些应用|部署了哪些 > deployment deployments list
talk to each other|cut off traffic|who may reach|互相访问|互通 > network policy
how much…use up|most they may use|资源上限|最多用多少 > resource quota limit
may see|may look at|let…look at|read rights|只能看|只读权限 > role binding rolebinding
next month|next time|upcoming|will be charged|going to pay|charge next month|下个月|下次|下期|将要收 > upcoming invoice invoices
our proof|documents for the bank|send our proof|defend|contest|our side|举证材料|提交材料|反驳 > dispute disputes evidence update
collect…euros|collect…dollars|20 euros|take…euros|charge…euros|sum of money|收…元|收…块|收一笔 > payment intents charges create
who owes|open invoices|outstanding|未结|待付|应收 > invoices list
no longer uses|old card|card…no longer|expired card|不用的卡|过期的卡|旧的卡 > card cards payment method detach delete
nobody will pay|never pay|never be paid|won't be paid|死账|烂账|不会付 > uncollectible invoice
new thing|catalogue|catalog|assortment|in our shop|shelf|上架|货架|目录里 > products product catalog
raise the price|new price|price of our product|涨价|调价|改价 > prices price
look after their plan|manage their plan|change their own card|on their own|自己管理订阅|自助修改 > billing portal sessions
arrived on our bank|came to our bank|to our account|received on our bank|打到我们账户|到了银行|到账的 > payouts payout
sales|revenue|turnover|income|销售额|营收|流水收入 > reports balance transactions charges
money we sent|sent money|转出去的 > transfers payouts
customer's purchases|what did…buy|买了什么|购买记录 > charges orders invoices payment intents
tip|gratuity|小费 > tip
deposit|prepayment|定金|预付 > payment intent intents
e-mail campaign|群发 > campaigns campaign
picture|image of|screenshot|截图 > image images photo file
spreadsheet|sheet|document to|table|表格 > files file
colour|color|颜色 > colors color
who was invited|guest list|邀请了谁 > attendees participants
doctor|dentist|haircut|visit|看医生|理发|拜访 > events event insert
birthday|holiday|生日|假期 > events event calendar
time zone|时区 > settings timezone
away message|自动回复 > vacation settings
spam|junk|垃圾邮件 > spam
signature|签名 > signature
delivery of mail|bounced|退信 > bounces bounce
unsubscribed people|退订的人 > unsubscribes suppression
lead list|销售线索 > leads
pipeline of sales|sales funnel|销售漏斗|销售管道 > pipelines deals
note about a customer|call note|跟进记录|客户备注 > notes note engagements
support request|complaint|customer complaint|投诉|客诉|客服单|服务请求 > tickets ticket conversations
knowledge|faq|help page|帮助文档|常见问题 > articles article
working hours|shift|who is on duty|值班的人|排班 > schedules oncalls shifts
[further things of APIs]
ai agent|agent|agents|agent task|let the ai|have the ai|智能体|让ai|代理任务 > agent agents tasks
insights|api usage|how our api is used|使用洞察 > insights usage stats
immutable|cannot be changed|can't be changed|不可变|不可修改 > immutable
retention|how long…kept|kept for|保留多久|保留期|保留天数 > retention
oidc|identity token|身份令牌 > oidc
check suite|suite of checks|检查套件 > suite suites check
custom pattern|own pattern|自定义规则|匹配规则 > patterns pattern custom
social account|social accounts|social links|twitter|linkedin|社交账号|社交链接 > social accounts
primary mail|main mail address|hide my email|hide my mail|邮箱可见|隐藏邮箱 > primary email visibility
markdown|text as html|rendered|as the site would show|网页样式|渲染后 > markdown render
app manifest|manifest|清单文件 > manifest manifests
scope|scopes|what may the token do|令牌权限|授权范围 > scope scopes token
grades|marks of the students|成绩|分数 > grades assignment
cat|mascot|octocat|吉祥物 > octocat
wisdom|zen|proverb|禅语|格言 > zen
code owners|owners file|codeowners|代码所有者|代码负责人 > codeowners errors
community profile|community health|how healthy|健康度|社区健康 > community profile health metrics
commits per week|weekly commits|commits per day|commit activity|每周提交|提交频率|提交活跃 > commit activity participation stats
hour of the day|at what hour|punch card|什么时段|几点提交 > punch card stats
large files|large file|big files|大文件 > lfs large files
parent issue|bigger issue|上级任务|父任务|父工单 > parent issue sub
issue type|kinds of issues|问题类型|工单类型 > issue types type
suggestions|建议 > suggestions
stack|stacked pull requests|叠加的合并请求 > stacks stack
default setup|scanner settings|扫描设置 > default setup code scanning
security product|security settings|安全设置|安全配置 > security configuration configurations
deployment gate|gate|gates|卡点 > gates protection rule
branch policy|which branches may deploy|哪些分支可以部署|部署分支 > deployment branch policies policy
allowed actions|which actions may run|允许的动作|哪些动作可以用 > allowed actions permissions
workflow permission|what workflows may do|工作流权限|流水线权限 > workflow permissions actions
private registry|私有源 > private registry registries
delivery of a webhook|last deliveries|recent deliveries|what our webhook got|推送历史|回调记录|回调历史 > webhook deliveries delivery
who has seats|people using copilot|用copilot的人 > copilot seats
usage report|usage of copilot|用量报告 > usage metrics report
following someone|do i follow|does…follow|am i following|是不是关注|有没有关注 > following check followed
did i star|have i starred|is…starred|有没有收藏|是否收藏 > starred check
suspended app|app…paused|停用应用 > suspend installation
deploy history|rollouts|earlier deployments|部署历史|上线历史|过往部署 > deployments deployment list
environments we have|places to deploy|有哪些环境 > environments environment get
comment on a commit|comments on commits|提交上的评论 > commit comment comments
topic list|tags of the repo|仓库话题|仓库标签 > topics repos
tags we have|list of tags|version tags|有哪些标签版本|打过的tag|tag列表|所有tag > tags list
contribution graph|贡献图 > contributors stats
pull request template|issue template|工单模板 > template community
subscribed|my subscriptions|repositories i watch|我盯着的|我订阅的仓库 > subscription watched subscriptions
mute this thread|silence…thread|this conversation|这个话题|这个会话|该讨论 > thread subscription
requested reviewers|people asked to review|被邀请评审|请了谁评审|谁来评审 > requested reviewers list
remove…as reviewer|take…off the review|不用…评审|取消评审人 > remove requested reviewers
approve…pull request|approve the pr|approve this pr|sign off the pr|通过…pr|批准…pr|通过合并请求|批准合并请求|给pr点通过 > create review submit pulls
approve…run|approve…workflow|first-time contributor|批准运行|放行流水线 > approve workflow run
attempt|earlier attempt|某次尝试 > attempt
timing|how long did the build|how long…run take|跑了多久|耗时 > usage timing run
mail domain|email domain|邮件域名 > domain
disk space|storage for a database|disk for|磁盘空间|一块盘|存储空间 > persistent volume claim volumes storage
priority|more important than|优先级 > priority class
storage class|kind of storage|存储类 > storage class
custom resource|own resource type|crd|自定义资源 > definition resource custom apiextensions
admission|check on create|准入 > admissionregistration webhook configuration
lease|leader|租约 > lease
endpoint slice|endpoints|where the service points|服务端点|后端地址 > endpoints endpoint slice
ip range|cidr|网段 > cidr ip
what is running|running in the cluster|在跑什么|跑着什么|跑着哪些 > pods pod deployment list
app settings|settings of the app|settings for the app|应用设置|应用配置|应用的配置 > config map configmap
one app reach another|find each other|call each other|内部互访|服务发现 > service
how much a team can use|limit what a team|cap the resources|团队资源|限制…资源 > resource quota limit range
ci bot|robot account|machine account|机器人账号|机器账号 > service account
landing on a node|pods from a node|machine for maintenance|维护节点|节点维护 > node patch eviction
broken pod|crashing pod|坏的pod|崩溃的pod > pod delete
new image|new container image|new version of an app|newer version of the app|新镜像|新版镜像 > deployment patch replace
release history|rollout history|发布历史 > revision controller
load balancer health|forwarding rule|转发规则 > forwarding rules load balancer
put…behind the load balancer|servers behind|负载均衡后面 > load balancer droplets add
kernel|kernels|内核 > kernels kernel
upgrade of the cluster|newer kubernetes|集群升级|升级集群 > upgrade cluster upgrades kubernetes
lint|bad practice|规范检查 > lint
major version|新大版本|大版本 > major version upgrade
eviction policy|淘汰策略 > eviction policy
move…ip|ip…another server|point the ip|把ip|ip换到|ip绑到 > reserved floating ip actions
backups of the server|backups of a machine|server backups|服务器备份|机器备份 > droplets backups actions
enable backups|turn on backups|开备份|打开备份|自动备份 > droplet actions backups
new disk|extra disk|more storage|加硬盘|加块盘|加一块盘|扩容硬盘|硬盘扩容 > volumes create volume actions
login key|ssh access|登录密钥|登录公钥 > ssh keys sshkeys
group of machines|machines with the tag|一批机器 > tag tags droplets
app logs|logs of the app|应用日志 > apps logs
redeploy|deploy the app again|重新部署 > deployment create apps
go back to the old version|previous version of the app|退回旧版本|回到旧版 > rollback apps rollbacks
failed payment|failed payments|payments that failed|失败的付款|付款失败|扣款失败 > charges payment intents list events
future payments|payment plan in phases|分期计划|订阅计划表 > subscription schedules schedule
per seat|number of seats|how many seats|数量改成|席位数 > subscription items item quantity update
metered usage|usage of a customer|report usage|上报用量|计量 > usage records subscription
cardholder|持卡人 > cardholders cardholder issuing
authorisation of a card|card payment waiting|待授权 > authorizations authorization issuing
direct debit permission|mandate|委托扣款 > mandates mandate
country|countries|国家 > country countries
capability|what the account may do|账户能力 > capabilities capability
small test deposits|micro deposits|小额验证 > microdeposits verify
fast-forward time|test clock|时间快进 > clocks test clock
pdf|as a pdf|pdf版 > pdf
exchange|rates of currencies|汇率 > exchange rates
gift|free of charge|赠送 > coupons coupon
receipt by mail|收据邮件 > receipt email charges update
settlement|settlements|结算 > settlements settlement
bank transfer|wire|银行转账|汇款 > transfer bank payouts
cash balance|客户余额|客户预存 > cash balance customer
link to a message|link to that message|消息链接 > permalink
popup|dialog|弹窗|对话框 > dialog views open
who pays|billable|计费用户 > billable
home tab|首页标签 > views publish
custom emoji|own emoji|自定义表情 > emoji
guest|访客|来宾 > guest user
workspace|工作区|工作空间 > team workspace
leave message unread|mark…unread|未读标记 > mark
live stream|go live|直播 > livestream live
questions and answers|q&a|问答 > qa questions
panelist|speaker|主讲人|嘉宾 > panelists panelist
waiting room|等候室 > waiting room
dashboard|仪表盘|看板数据 > dashboard metrics
cloud recording|云录制 > recordings recording
personal meeting room|个人会议室 > users settings pmi
sip|trunk|中继 > sip trunk
repeat every week|repeating|recurring meeting|weekly meeting|每周例会|周期会议|重复会议 > instances events recurring meeting
who may see my calendar|share my calendar|共享日历|日历共享|日历权限 > acl calendar
wipe the calendar|清空日历 > clear calendars
quick entry|快速添加 > quickadd
google doc as pdf|convert…to pdf|导出成|转成pdf > export files
star a file|empty the bin|清空回收站 > emptytrash trash
changes in the drive|what changed in my drive|云盘变动 > changes
who i am in the drive|quota of the drive|云盘空间 > about
link|links|链接 > link links
who may touch|who can push|who can write|who has write|谁能改|谁能推|谁有写权限 > collaborators access list
room on a disk|room for data|space on a disk|survives restarts|keeps data|data that stays|重启不丢|数据不丢|持久化 > persistent volume claim
fixed address|permanent address|固定地址|不变的地址 > reserved floating ip ips
traffic between|talk to|reach each other|应用之间|互相访问 > network policy
build bot|ci user|deploy bot|构建机器人 > service account role binding
may read|read pods|only look|只能读 > role binding
recent happenings|happenings|最近的事件 > event events
on top of the channel|on top of|top of the chat|置顶 > pins pin add
half of the sum|part of the sum|一半金额 > refund refunds
[more in everyday words]
parent repository|original project|where i forked from|upstream project|上游仓库|原项目|源仓库|上游 > upstream fork merge
mails about|emails about this|news of this repo|notifications of this repo|notifications from|mails from this|仓库的通知|这个仓库的消息|仓库的邮件|项目的通知 > repo subscription notifications
from the library|the library|this library|框架|类库 > repo repository
log in to the database|database login|database accounts|who may log in|数据库登录|能登录数据库 > databases users
more workers|more nodes|worker machines|多几个节点|加节点|加几个节点|扩节点 > node pool nodes add
config of an app|app's config|config of the app|setting in the config|应用的配置|配置里的 > config map configmap
outside helper|outside help|external person|外协|外部帮手 > outside collaborator
setting for all workflows|value for the workflows|shared value|for all workflows|给所有流水线|所有流水线 > variable variables org
on a line|line of feedback|into the code of the pr|in the code of the pr|那行代码|一行代码上 > review comment create
subject words|keywords|主题词|关键词 > topics
discount code|voucher code|打折码|优惠码 > coupons promotion codes
batch task|one-time task|one time job|single run|一次性的任务|一次性的批处理 > job batch
last deployment|latest deployment|what did…deployment|最近一次部署|上次部署 > deployments deployment statuses
unused|stale|orphaned|没用的|闲置的 > delete
raw text|source text|原文 > raw content
company's apps|apps of the company|装了哪些应用|公司装的应用 > apps installations org
protected|safe from|受保护 > protection
someone's access|person's access|某人的权限 > collaborator permission
read-write|读写 > permission
the latest changes|latest commits|what changed lately|最近改了什么|最近的提交 > commits list
who approved|approvals of|谁批准了|谁通过了 > reviews list approvals
open questions|unanswered|未解决|没解决|没处理的 > issues list open
old issues|closed issues|已关闭的问题 > issues list
tickets of mine|my tickets|my issues|我的工单|我的问题 > issues authenticated list
my repositories|my repos|repos of mine|我的仓库|我名下的仓库|自己的仓库 > repos list authenticated user
company repositories|repos of our organization|our company's repos|组织的仓库|公司的仓库|组织下的仓库 > repos list org
my organizations|orgs i am in|companies i belong to|我在哪些组织|我加入的组织|我的组织 > orgs list authenticated
my teams|teams i am in|我在哪些团队|我的团队 > teams list authenticated
my pull requests|pull requests of mine|我的合并请求|我的pr|我提的pr > search issues pulls
waiting for my review|i should review|等我评审|要我审|等我审|待我评审 > search issues pulls review
my gists|my snippets|我的代码片段 > gists list
private repo|private repository|new private|私有仓库|私有的仓库 > repos create private visibility
make…private|go private|hide the repo|设成私有|改成私有|变成私有|不公开了 > repos update visibility private
make…public|open-source it|开源出去|设成公开|改成公开|公开出去 > repos update visibility
archive the repo|freeze the repo|make…read-only|归档仓库|仓库归档|设成只读 > repos update archived
turn on issues|allow squash|merge settings|合并设置|仓库设置|仓库的设置 > repos update
dependabot security|security updates on|turn on vulnerability|turn off vulnerability|开启漏洞提醒|关闭漏洞提醒|关掉依赖漏洞|漏洞提醒 > vulnerability alerts enable disable dependabot
two-factor|2fa|两步验证|双因素 > authentication members list
commit signature|signed|签名校验|提交签名 > signatures commit signature
required reviews|needs two approvals|need approval before merging|must be approved|required approvals|合并前要审批|必须评审|要几个人批 > review protection pull request update
required checks|must pass before merging|合并前必须通过|必须通过的检查 > status check protection contexts
admins too|even for admins|管理员也|对管理员也 > admin branch protection enforce
who may push|push restrictions|谁能推|限制推送|推送权限 > access restrictions branch protection users teams
first commit|initial commit|first change|首次提交 > commits
merge conflict|conflicts|冲突 > pulls get merge
draft release|draft of the release|草稿版|发布草稿 > releases release create list
pre-release|beta version|预发布|测试版 > release releases
release by its tag|release called|release named|version 1|version 2|release v1|v2 release|某个版本的发布|v1版|v2版|…版的发布 > release tag
download count|how often downloaded|下载量|下载次数 > release assets asset
job's log|log of a job|log of one job|任务日志|任务的日志|某个任务的日志|任务…日志 > job logs download
log of the run|all logs of a run|whole log|运行的日志|整次运行的日志 > run logs download
cache usage|how big are the caches|缓存占用|缓存多大|缓存用了 > caches cache usage
caches we keep|list of caches|有哪些缓存 > caches list
build server groups|groups of runners|构建机分组|执行机分组 > runner groups
label of a runner|runner tags|构建机标签 > labels runner custom
[still more in everyday words]
value…read|value only|hidden setting|secret value|藏起来的值 > secret secrets
older commit|earlier commit|old commit|旧提交|之前的提交 > commit ref
into another branch|into another|one branch into|并到另一个分支 > merge branch
html|web text|网页格式 > markdown render html
position on the bill|position to the bill|row on the invoice|item on the bill|to the bill|给账单加|账单里加|账单上加|账单加一项 > invoiceitems invoiceitem invoice
private chat|chat with|one-on-one|私聊|单聊 > conversations open im
handle|nickname|login name|用户名|登录名 > username user users
bot server|own server for builds|新构建机|一台构建机 > registration token runner runners
mail server entry|mail entry|邮件服务器记录 > domains record records
code problems|problems in the code|weak spots|代码问题|代码缺陷 > code scanning alerts
who reviewed|who has reviewed|谁评审|谁审过 > reviews list
mail about|mails|notices|消息提醒 > notifications subscription
single repo|one repo|这一个仓库 > repo repository
spending limit|budget|budgets|预算|花费上限 > budgets budget billing
organization's members list|people we have|人员名单|成员名单 > members list
list of people to|candidates for|可以指派|能指派 > assignees assigned
time spent|hours spent|花了多少时间 > timing usage worklog
code review settings|review rules|评审规则 > review protection pull request
build settings|ci settings|构建设置|流水线设置 > actions permissions workflow settings
page build|website build|网站构建|页面构建 > pages builds build
domain of the site|https of the site|网站域名 > pages site update
file history|history of a file|文件历史 > commits list
size of the repo|how big is the repo|仓库多大|仓库大小 > repo repository get
stars count|how many stars|number of stars|多少个星|几个星|star数 > stargazer count stargazers repo
number of issues|how many issues|多少个问题|几个工单 > issues list search
search for a repository|find a library|find a project|找仓库|搜仓库|找项目|搜项目 > search repos
search for people|find developers|找开发者|搜用户|找用户 > search users
search in commits|find a commit|搜提交|找提交 > search commits
search for topics|搜话题 > search topics
search issues|find issues|find tickets|搜工单|搜问题|找工单|找问题|搜issue > search issues
labels called|find labels|搜标签|找标签 > search labels
sum of|amount|金额|总额 > amount balance
repeat customer|regulars|老客户 > customers
payment was declined|card was refused|被拒的付款 > charges payment intents
customer's cards|cards of a customer|which cards|客户的卡|绑了哪些卡 > cards payment methods sources
customer's invoices|bills of a customer|客户的账单 > invoices list
customer's subscriptions|plans of a customer|客户的订阅 > subscriptions list
customer's address|客户地址 > customer update
what customers owe|owed|欠款 > invoices balance
tax for customers|charge tax|收税 > tax rates calculations
free shipping|包邮 > shipping rates
[more of people and places]
works in|works for|work here|who works|employed|colleagues|coworkers|co-workers|同事们|在职|谁在公司 > members member users
dev box|cloud box|dev environment in the cloud|my box|开发机|云开发环境 > codespace codespaces
hours do people|time of day|what time of day|几点|哪个时段|时间段 > punch card stats
tracker|our tracker|external tracker|jira|外部系统|外部工单系统 > autolink autolinks
community files|contributing guide|guidelines|贡献指南|社区文件 > community profile
pods on the node|node again|on that node|该节点 > node
lines of code|how much code|代码行数|代码量 > frequency stats languages
new joiners|newcomer|新人 > invitations members
head of the branch|tip of the branch|latest commit of the branch|分支最新提交|分支头 > branch get commit
list of branches|all branches|which branches|有哪些分支|所有分支|分支列表 > branches list
author of a commit|谁提交的 > commit commits
patch file|补丁 > diff commit compare
issue number|ticket number|ticket 5|one ticket|某个工单|那个工单|工单详情 > issues get
issue history|over time|经过|变更过程 > timeline events
labels on|labels of the issue|ticket's labels|工单的标签 > issue labels list
comment number|one comment|某条评论 > comment get
issue comments|replies to the ticket|工单的评论|工单下的评论 > issues comments list
team's repositories|repos of the team|团队的仓库|团队能访问的仓库 > teams repos list
sub-team|child team|子团队|下级团队 > child teams
org settings|organization settings|company profile|组织设置|组织资料|组织信息 > orgs update get
org webhooks|company webhook|组织的回调 > orgs webhooks
repo secrets|secrets of the repo|secrets we have|which secrets|有哪些密钥|仓库的密钥 > secrets list
repo variables|which variables|有哪些变量|仓库的变量 > variables list
public key to encrypt|encryption key|加密用的公钥 > public key get
user's gists|someone's snippets|某人的代码片段 > gists user list
public events|what's new on github|公共动态 > events public list
events of my org|组织动态 > events org
starred by a user|what does…star|某人收藏 > starred user list
followers of|whose followers|某人的粉丝 > followers user list
who does…follow|someone follows|某人关注了谁 > following user list
organizations of a user|which companies does|某人加入的组织 > orgs user list
emails of my account|my mail addresses|my emails|我的邮箱 > emails authenticated list
blocked people|whom have i blocked|blocklist|黑名单|拉黑了谁 > blocked list
app details|about the app|应用信息 > apps get
repositories the app can see|app can access|应用能访问 > installation repos accessible
status of the deployment|部署的状态 > deployment status
latest page build|最近一次网站构建 > pages build latest
tree of files|recursively|all files in the repo|递归|所有文件|全部文件 > tree git
write a commit by hand|raw commit|手工提交 > git commit create
dismissed alerts|fixed alerts|已忽略的告警 > alerts list
one alert|alert number|这条告警|某条告警 > alert get
default branch name|rename a branch|分支改名|给分支改名|分支名 > rename branch
transfer of a repo|new owner|新主人|换主人 > transfer repo
template repository|from our template|用模板建|从模板 > template using
merge queue|合并队列 > merge queue
subscribed customer|active subscriptions|有效订阅|在订的 > subscriptions list
event log of payments|what happened to a payment|付款事件 > events
sources of money|funding|资金来源 > sources
[clusters and clouds in everyday words]
available to other apps|other apps|other services|available inside|stable name|内部服务名|给其他应用|供其他应用 > service services
shop.example.com|under the name|own domain in the cluster|www name|域名转到 > ingress
nightly job|nightly task|hourly job|daily job|每晚的任务|夜间任务|每日任务 > cron job cronjob
how much memory a team|memory a team|cpu a team|team may use|团队能用多少 > resource quota limit
database that keeps|keeps its data|with its own disk each|有状态的数据库|带数据的应用 > stateful set statefulset
robot|bot in the cluster|机器人 > service account role binding
change deployments|may change|能改部署 > role binding
rollout|roll-out|滚动更新|更新进度 > deployment status
everywhere|in all namespaces|across namespaces|所有命名空间|全集群 > all namespaces
container crashed|why did…crash|崩溃原因|为什么崩 > pod log events
sidecar|helper container|边车 > pod containers
health of the cluster|cluster health|集群健康 > componentstatus nodes status
certificate request|证书申请 > certificate signing request
secret for pulling images|镜像拉取密钥 > secret
labels of a node|label a node|节点标签 > node patch
storage in the cluster|集群存储 > persistent volume storage
only my office|from my office|who may reach the database|办公室|数据库访问来源 > firewall rules databases
https|http secure|padlock|安全访问 > certificates certificate
with 4 gb|gb cost|cost of a server|server prices|price of a machine|4g内存|机器价格|服务器价格 > sizes list
backed up|backup every week|weekly backup|每周备份|自动备份服务器 > droplet actions backups enable
ipv6|内网网卡 > droplet actions ipv6
the machine|this machine|my machine|这台机器|那台机器|我的机器 > droplet droplets server
group of servers|servers under|一组服务器 > tags droplets resources
kubernetes cluster from my laptop|my laptop|from my computer|本地连|我电脑上连 > kubeconfig kubernetes
cluster upgrade|newer version of kubernetes|kubernetes版本 > kubernetes upgrade upgrades
network of my own|isolated network|自己的网络|独立网络 > vpcs vpc
health check of a site|ping my site|check my site|监测网站|网站监测 > uptime check
space in a bucket|桶空间 > spaces bucket
app platform|app i deployed|部署的应用 > apps app
app's deployments|earlier versions of the app|应用的历史部署 > apps deployments
database backup|backups of the database|数据库备份 > databases backups
another database in the cluster|schema|库里再建一个库 > databases add
database password|reset the database user|重置数据库密码 > databases reset auth
failover|read-only copy|readonly copy|只读库 > replica databases
nobody else sees|only one person|only to one|只发给他一个|别人看不到 > ephemeral post
group alias|mention group|@组|提及组 > usergroups
two weeks|14 days|first month free|免费一个月|两周 > trial subscription
membership|club membership|会员资格|会籍 > subscription subscriptions membership
cheaper|reduced price|price cut|降价|便宜 > coupon discount price promotion
web page with a cart|pay online|buy button|在线支付页 > checkout session
[other words for the same]
automation|automations|automated job|robot job|recipe|script that runs|自动流程|自动脚本 > workflow workflows actions automation
endpoint that|address that hears|listener|receiver of events|events of the repo sent|接收地址|监听地址 > webhook webhooks hook
allowance|remaining calls|budget of calls|how many more calls|calls may i|用量上限|剩余次数 > rate limit
software|program|programme|codebase of|source|source code|软件|源代码|程序代码 > repository repo code
programmer|programmers|coder|coders|author of the code|engineers|程序员|工程师 > contributors contributor users user
hosts point|which hosts|links from|linking sites|sites that point|外链 > referrers top traffic
published build|newest build of the software|newest published|latest published|newest release|last release|最近发布的|最新发布 > latest release releases
everything a given person|someone's repositories|what a person published|person published|repositories of a user|用户的仓库|他发布的 > repos user list
upcoming version|version goal|next milestone|版本里程碑 > milestone milestones
merging…possible|why merging|cannot be merged|can't merge|不能合|合不了 > pulls get protection branch
isn't secret|not secret|plain value|plain setting|ci value|visible value|普通变量|明文变量 > variable variables
phrase|a phrase|keyword|some words|关键字|字眼 > search
strangers|outsiders|everybody else|外面的人 > private visibility
leftovers|left-overs|build leftovers|构建残留 > artifact artifacts caches
breakdown|share of|占比 > languages stats usage
requests to join|asked to join|wants to join|想加入|申请加入 > invitations pending requests
mark like|sticker|marker|标识 > labels label
nasty|rude|abusive|恶意用户|恶意 > block user
safety net|guard rail|guardrails|防护 > protection rule ruleset
code change|code changes|change set|edits|代码变更|变更内容 > commit commits pull files
conversation on the ticket|talk on the issue|工单讨论 > issues comments
note on a ticket|remark on a ticket|备注工单 > issue comment
group of people|band|unit|division|班子 > team teams
firm|business|corporation|enterprise|employer|单位|集团 > organization org orgs
login|logins|sign-in|登录名 > username user
passphrase|pass phrase|private value|private values|暗号 > secret secrets
certificate of origin|where a build came from|来源 > attestation attestations
bug list|list of bugs|backlog|work items|待修 > issues list
story|user story|work item|task in the tracker|需求|需求单 > issue issues
epic|big task|大需求 > issue parent sub
merge proposal|code proposal|submission|contribution|patch proposal|贡献提交|代码提案 > pull pulls request
verdicts|assessments|appraisal|评价 > reviews review
line remark|note in the code|代码批注 > review comment
machine that builds|worker machine for ci|ci machine|ci machines|build box|build workers|构建主机|编译机 > runner runners
compile|compilation|test run|tests|test suite|编译|测试任务 > run runs workflow job
outcome|conclusion|verdict of the build|结论 > status run checks
download bundle|bundle|deliverable|build product|交付物 > artifact artifacts asset
news|updates|what's new|消息动态 > notifications events
bookmarked|favourites|favorites|liked|喜欢的 > starred
fan|admirers|people who like|喜欢的人 > stargazers followers
home page of the project|landing page|project homepage|项目主页 > pages repo
documentation|docs|manual|handbook|文档|手册 > readme pages contents
instruction file|intro text|introduction|介绍文字 > readme
bill of the org|monthly cost|expenses|outlay|月账单 > billing usage
payer|shopper|purchaser|paying customer|付款人|购买者 > customer customers
fee for the month|monthly fee|standing charge|月租 > subscription subscriptions
statement|account statement|对账单 > balance transactions invoices
claim|objection|contested payment|异议 > dispute disputes
sum|takings|earnings|proceeds|收入 > balance payouts
cash|funds|资金 > balance payment
box on the internet|node in the cloud|hosted machine|rented machine|租的机器|云端机器 > droplet droplets server
storage drive|drive|ssd|盘 > volume volumes
web address|hostname of|name server|域名服务 > domain domains records
wall|access rule of the network|网络规则 > firewall firewalls rules
container|containers|容器实例 > pod pods
microservice|backend|web service|后端服务|微服务 > deployment service
parameters of the app|key-value settings|键值配置 > configmap config map
worker node|compute node|计算节点 > node nodes
gateway to the cluster|entry point|网关入口 > ingress
timer|periodic task|periodic job|recurring task|周期性任务 > cron job cronjob
chatroom|group conversation|space|讨论组 > channel conversations
posting|post|utterance|帖子消息 > message chat
nobody disturb|concentrate|focus time|专注 > dnd snooze
pal|mate|buddy|伙计 > user users
[states and rights]
state of the build|status of the build|state of a commit|构建状态|提交的状态 > status combined checks statuses
given a task|be given|can be assigned|谁能接任务|可分配 > assignees list
so nobody can change|read-only repository|frozen repository|没人能改 > archive update repo
commit rights|push rights|write rights|提交权限|推送权 > collaborators permission
isn't staff|not staff|not employed|不是员工|非员工 > outside collaborators
reserved amount|held amount|held money|blocked amount|冻结金额|占用的金额 > payment intent capture
went to our bank|sent to our bank|paid out to us|打到银行 > payouts payout
still going|in progress|ongoing|still running|进行中|还在跑 > runs list run workflow
finished run|old run|completed run|跑完的 > run runs workflow
ci credential|stored credential|build credential|流水线凭据 > secret secrets
[what else people say]
have a say|with a say|people who can|有话语权|有权的人 > collaborators permission
my change|my changes|my work|my code|我的改动|我的代码 > pull pulls request
wait for my okay|my okay|my go|等我点头|等我放行 > pending deployments
pushed to the repo|who pushed|pushes|谁推了|推送记录 > activities events commits
harmless|not dangerous|无害 > alert dismiss
yearly|annual|monthly|按年付|按月付|年付|月付 > subscription price
pay so far|paid so far|payments so far|付过的|累计付款 > charges payment intents
server restart|the server restart|restart of the server|服务器重启 > droplet actions
disk off a server|disk from a server|volume from a server > volume actions
[installed, switched on, produced]
apps are installed|installed in our|installed apps|installed for|装了哪些|安装了哪些 > installations apps
security updates|automatic security|automatic fixes|security fixes|自动安全更新|安全更新 > automated security fixes
alerts are on|alerts on|alerts enabled|are alerts|提醒开着|提醒打开 > vulnerability alerts check
commented on|wrote under|replied under|评论过 > comments issues
bought the plan|on the plan|plan's customers|customers on|买了套餐|用这个套餐 > subscriptions list
how much traffic|traffic my server|traffic of the server|data transferred|用了多少流量|服务器流量 > bandwidth metrics monitoring
volume to a machine|disk to a machine|to a machine|盘接到|硬盘接到 > volume actions
copy of the server|server as it is|服务器现状 > droplet actions
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
