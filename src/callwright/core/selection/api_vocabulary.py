"""A vocabulary of APIs: what people say, in English and Chinese, and the words that definitions of APIs use for it. Pure.

One line is one meaning: ``phrase|phrase|短语 > word word``. A phrase of a wish represents the words on the right; each word may
be that of a name, a path or a summary. It holds common verbs and nouns of programming interfaces and of the trades that publish
them (code hosting, payments, clouds, clusters, chat), written from general knowledge.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from callwright.core.text.text_analysis import fold_text, split_words, stem_word

_ACTION_LINES = """
create|add|new|make|open|file|raise|start a new|set up|spin up|register|insert|provision|submit|建|创建|新建|新增|添加|增加|建立|生成|开一|提一|提交一|加一|登记|开通|搞一个|弄一个 > create add new submit
delete|remove|destroy|erase|drop|get rid of|tear down|throw away|take out|clean up|删|删除|移除|去掉|销毁|清除|踢出|清理|拆掉|移出 > delete remove destroy unset clear
update|change|edit|modify|rename|alter|adjust|switch|correct|set|改|修改|更改|变更|编辑|更新|调整|设置|设为|改成|改为|重命名|改名|换成|切换|标为|标成|设成|调成|调到 > update set edit rename replace patch modify
list|show all|all|which|what are|browse|enumerate|列出|列表|所有|全部|有哪些|哪些|都有|清单|罗列|谁在|都是谁|who belongs|who is in|who are > list get
get|read|fetch|show|view|details|look at|retrieve|see|find out|who is|what is|how many|history|看|查|查看|查询|查一下|获取|读取|详情|显示|看看|多少|几个|取得|是什么|哪一步|到哪了 > get list retrieve read check
search|find|look up|look for|搜索|搜|查找|检索|找|hunt for > search list get
cancel|call off|取消 > cancel
approve|accept|sign off|批准|同意|通过|审批|接受 > approve review accept sign
reject|decline|deny|dismiss|拒绝|驳回|否决|忽略 > reject decline dismiss
close|shut|finish|resolve|关闭|关掉|关了|完成|结束|解决 > close update
reopen|open again|重新打开|重开 > reopen update
enable|turn on|switch on|activate|启用|开启|打开|激活 > enable activate
disable|turn off|switch off|deactivate|禁用|停用|关停 > disable deactivate
start|run|trigger|launch|kick off|fire|dispatch|启动|开始|运行|触发|跑 > start run dispatch create trigger
stop|halt|terminate|kill|abort|停止|终止|停掉|中止 > stop cancel terminate delete
restart|reboot|power cycle|重启|重新启动 > restart reboot
rerun|re-run|run again|retry|repeat|重跑|重试|重新运行|再跑 > rerun re run retry
lock|锁定|锁|锁住|stop people from|keep people from|不让人|禁止评论 > lock
unlock|解锁 > unlock
merge|land|合并|合入 > merge
fork|派生|复刻|分叉|copy of a repository|own copy > fork
star|收藏|点赞|加星|标星|点星|加个星 > star
follow|watch|subscribe to|关注|订阅 > follow subscribe subscription
unfollow|unwatch|unsubscribe|取消关注|取消订阅|退订 > unfollow unsubscribe delete subscription
invite|邀请 > invite invitation add
join|加入 > join
leave|quit|离开|退出 > leave
kick|踢|移出 > kick remove
archive|归档|存档 > archive
unarchive|取消归档 > unarchive
pin|置顶|钉住 > pin pins add
unpin|取消置顶 > unpin pins remove
upload|attach|上传|附上 > upload create
download|export|下载|导出 > download export get
import|导入 > import
restore|recover|undo|恢复|还原 > restore undelete
roll back|rollback|revert|回滚|撤回版本 > rollback revert undo
deploy|roll out|ship|release|部署|上线|发布 > deploy deployment release create update patch
scale|resize|copies|replicas|扩容|缩容|伸缩|副本|副本数|调整规格|升级配置 > scale resize replicas
assign|hand over|指派|分配|派给|responsible for|in charge of|交给|负责 > assign assignees add
unassign|取消指派 > unassign remove assignees
comment|reply|remark|respond|leave a note|评论|回复|留言|回帖|备注|批注 > comment reply create
send|post|say|message|announce|publish|发|发送|推送|发布消息|发消息|通知 > send post message create
schedule|later|定时|计划|预定发送|稍后 > schedule scheduled
react|emoji|表情|回应|点个赞|点赞|赞一下|thumbs up|thumbs-up|heart|竖大拇指 > reaction reactions create add
refund|money back|退款|退钱|退还 > refund refunds create
charge|take money|collect|扣款|收款|收钱|扣费 > charge payment intent create
capture|请款|捕获|预授权扣 > capture
pay|settle|支付|付款|付 > pay payment
void|invalidate|作废|无效 > void
finalize|finalise|定稿|敲定|确定 > finalize
transfer|move to|hand to another owner|转移|转让|移交|转给 > transfer
payout|withdraw|提现|打款|出款 > payout payouts
verify|check|validate|test|是否|验证|检查|校验|核实|有没有 > verify check validate get
grant|authorise|authorize|give access|allow|permit|授权|授予|赋予|允许|放行 > grant permission role binding allow add create
revoke|withdraw access|撤销|吊销|收回 > revoke delete
rotate|renew|轮换|更换密钥|续期 > rotate regenerate renew
encrypt|加密 > encrypt
copy|duplicate|clone|复制|克隆|拷贝 > copy clone duplicate
compare|difference|diff|比较|对比|差异|what changed|what is different|changes between|变了什么|有什么变化|有何不同 > compare diff
snapshot|打快照|快照 > snapshot snapshots create
backup|备份 > backup backups
generate|自动生成 > generate
ban|block|封禁|拉黑|屏蔽 > block ban
unblock|解封|取消拉黑 > unblock unban
mute|snooze|do not disturb|quiet|免打扰|静音|别打扰|勿扰 > mute snooze dnd set
log in|sign in|登录 > login auth authenticated
mark as read|mark read|as read|已读|读过 > mark read
share|hand out|分享|共享 > create share add
rename|call it|重命名|改名|更名 > rename update
belong|belongs|member of|members of|属于 > list member
"""

_THING_LINES = """
repository|repo|repositories|project code|code base|仓库|代码库|代码仓 > repository repo repos
issue|ticket|bug|bug report|defect|problem|问题|缺陷|缺陷单|工单|议题|故障单 > issue issues
pull request|pr|prs|merge request|change request|合并请求|拉取请求|变更请求|open prs|待合并|待合并的请求|merge requests > pull pulls request
review|审查|评审|代码审查 > review reviews
reviewer|评审人|审查者 > reviewers reviewer
branch|分支 > branch branches ref
commit|提交|提交记录|代码提交 > commit commits
tag|标签版本 > tag tags ref
ref|pointer|reference|引用|指针 > ref refs
file|contents|content of|document|文件|内容 > file files content contents
folder|directory|目录|文件夹 > folder directory contents tree
label|标签 > label labels
milestone|里程碑 > milestone milestones
release|version|版本|发行版|发布版本 > release releases
release notes|changelog|更新说明|发布说明|更新日志 > release notes body
asset|附件|产物文件 > asset assets
artifact|build output|构建产物|产物 > artifact artifacts
workflow|pipeline|ci|build|流水线|工作流|构建|持续集成 > workflow workflows actions run runs
job|task|任务|作业 > job jobs task
failed|失败|失败的 > failed
runner|执行机|运行器 > runner runners
secret|credential|password|机密|密钥|秘密|口令|密文 > secret secrets
variable|变量|环境变量 > variable variables
environment|环境 > environment environments
webhook|callback|hook|回调|钩子|网络钩子|called on each|每次触发|推送时触发 > webhook webhooks hook hooks
deploy key|部署密钥 > deploy key keys
ssh key|public key|公钥 > ssh key keys
token|api key|令牌|访问令牌 > token tokens key
collaborator|协作者|合作者|teammate|co-worker|colleague|同事|伙伴|合伙人 > collaborator collaborators
contributor|贡献者 > contributor contributors
permission|access level|rights|权限|访问权限|write access|read access|access to|权限等级|写权限|读权限 > permission permissions access
member|members|people in|成员|人员|组员 > member members users
team|group|团队|小组|组 > team teams group groups
organization|organisation|company|org|组织|机构|企业|公司 > organization org orgs
user|person|people|account|someone|somebody|用户|某人|人|账号|账户|帐号 > user users account
me|my|i|myself|我|我的|自己|本人 > authenticated user me
follower|粉丝 > follower followers
notification|通知消息|提醒消息|notifications|alerts for me|通知|提醒 > notification notifications thread
snippet|code snippet|paste|代码片段|片段 > gist gists
gist|代码片段 > gist gists
private|secret one|私有|私密|不公开 > private secret
public|公开 > public
star gazers|stargazer|收藏者|who starred|who likes|starred by|谁收藏|点过星|点星|星标者 > stargazers
traffic|visits|visitors|views|访问量|访问|浏览量|流量 > traffic views clones
statistics|stats|统计 > stats statistics summary
dependency|dependencies|package|依赖|依赖项|软件包|包 > dependency dependencies dependabot package packages
vulnerability|vulnerabilities|security hole|漏洞|安全漏洞|已知漏洞|security holes|known holes > alert alerts vulnerability vulnerabilities dependabot advisory advisories security
alert|warning|告警|警报|预警 > alert alerts policy
static analysis|code scanning|代码扫描|静态分析 > code scanning alert alerts
secret scanning|leaked|泄露 > secret scanning alert alerts
false positive|误报 > alert dismiss update
discussion|讨论 > discussion discussions
thread|conversation|会话|讨论串|话题串 > thread conversation conversations replies
project board|board|看板|项目板 > project projects
wiki|pages|website|网站|页面 > pages page
protection|protected branch|保护|分支保护 > protection branch
ruleset|rules|规则|规则集 > rule rules ruleset
status check|checks|检查结果 > check checks status
deployment|部署记录 > deployment deployments
codespace|云开发环境 > codespace codespaces
language|编程语言 > languages
license|许可证 > license licenses
topic|话题|主题 > topic topics
blame|author|作者 > author
zip|tarball|archive file|压缩包|源码包 > zipball tarball archive
customer|client|buyer|客户|顾客|买家 > customer customers
payment|money|款项|支付|付款|钱 > payment payments charge charges intent
payment intent|授权金额|冻结|预授权 > payment intent intents
payment method|card|bank card|支付方式|银行卡|卡 > payment method methods card cards
invoice|bill|账单|发票 > invoice invoices
subscription|subscriber|plan of a customer|订阅|会员 > subscription subscriptions
plan|套餐|方案 > plan plans price subscription
price|pricing|价格|定价|单价 > price prices
product|goods|item for sale|商品|产品|货品 > product products
coupon|discount|voucher|优惠券|折扣|打折|优惠 > coupon coupons promotion discount
promotion code|优惠码|促销码 > promotion codes
dispute|chargeback|争议|拒付|拒付争议 > dispute disputes
balance|余额 > balance balances
payouts|提现记录 > payout payouts
checkout|cart|payment page|结账|收银台|购物车|支付页面|付款页 > checkout session sessions
payment link|付款链接|支付链接 > payment link links
tax|税|税率 > tax rates rate
shipping|address|收货地址|地址|账单地址|billing address > address shipping customer
receipt|收据 > receipt
event|events|事件 > event events
trial|试用 > trial subscription
bank account|银行账户 > bank account external
connected account|商户|子商户 > account accounts
server|machine|virtual server|virtual machine|vm|host|instance|box|服务器|云服务器|虚拟机|主机|机器|实例|云主机 > droplet droplets server servers instance node
image|system image|镜像|系统镜像 > image images
container image|容器镜像 > image deployment container patch registry
volume|disk|block storage|硬盘|磁盘|云盘|块存储|存储卷 > volume volumes storage persistent
database|数据库|db > database databases cluster
domain|dns|域名|解析|域名解析 > domain domains record records
dns record|解析记录|dns记录 > record records domain domains
firewall|防火墙 > firewall firewalls
port|端口 > rule rules port
load balancer|distribute traffic|负载均衡|分摊流量 > load balancer balancers loadbalancers
floating ip|reserved ip|static address|公网ip|浮动ip|保留ip|弹性ip > floating reserved ip ips
ip|ip地址 > ip address
network|vpc|私有网络|网络 > vpc vpcs network
certificate|ssl|tls|证书 > certificate certificates
cdn|加速 > cdn endpoint endpoints
monitoring|metric|cpu|memory usage|监控|指标|使用率|负载 > monitoring metrics alert policy
region|datacenter|data center|地域|机房|区域 > region regions
size|规格|配置规格|机型 > size sizes
registry|image registry|镜像仓库 > registry registries
app|application|应用|程序 > app apps application
function|serverless|函数 > function functions
bill of account|usage cost|花费|费用|消费 > billing invoice balance usage
quota|limit|rate limit|配额|限额|频率限制|calls left|requests left|how many calls|额度|剩余额度|调用次数 > rate limit quota quotas limits
action|操作 > action actions
pod|pods|容器组 > pod pods
cluster|集群 > cluster clusters node
node|节点 > node nodes
namespace|命名空间 > namespace namespaced namespaces
deployment|应用部署|工作负载 > deployment deployments
service|服务 > service services
config map|configmap|configuration|config|配置|配置项 > config map configmap configuration
ingress|入口 > ingress
log|logs|output of a container|日志 > log logs
cron|cron job|scheduled job|定时任务 > cron job cronjob
stateful set|有状态 > stateful set statefulset
daemon set|守护 > daemon set daemonset
persistent volume claim|存储声明 > persistent volume claim
role|read only|只读|角色 > role roles binding rbac
service account|服务账号 > service account
drain|evict|cordon|驱逐|排空 > eviction node patch
channel|room|频道|群|聊天室 > channel channels conversation conversations
message|消息|信息 > message messages chat
direct message|dm|私聊|私信|单聊 > direct open conversations im
topic of a channel|purpose|主题|群公告 > topic purpose settopic
reminder|remind|提醒 > reminder reminders
presence|online|away|在线|离线|在线状态 > presence
status|state|状态|进度 > status state
profile|avatar|资料|头像|个人资料 > profile photo users
bot|机器人 > bot bots chat
user group|用户组 > usergroups
latest|newest|most recent|recent|最新|最近 > latest recent
count|number of|数量|个数|多少 > count
template|模板 > template templates
backup|备份|备份策略 > backup backups
schedule|日程|计划 > schedule schedules
order|订单 > order orders
inventory|stock|库存 > inventory
call|phone call|电话|通话 > call calls
sms|text message|短信 > message messages sms
phone number|电话号码|手机号 > phone number numbers
email|mail|邮件|邮箱 > email mail
contact|联系人 > contact contacts
calendar|日历 > calendar
meeting|会议 > meeting meetings
"""

_WORD = re.compile(r"[a-z0-9]+|[^\x00-\x7f]")


Meaning = dict[str, float]
"""The words of definitions that one phrase of a wish represents: stem → weight, the most likely first."""


class ApiTerms:
    """What a wish asks for, in the words of definitions: the meanings of its phrases for what is done, and for what it is done to."""

    def __init__(self, actions: list[Meaning], things: list[Meaning]) -> None:
        self.actions = actions
        self.things = things


def translate_wish(wish: str) -> ApiTerms:
    """Return the words that definitions use for the phrases of a wish; of phrases within each other, the longest counts.

    The phrase with which a wish begins says what is done: "file a bug" is of no file.
    """
    words = _split(wish)
    actions = list(_translate(words, _read_actions()))
    things = list(_translate(words, _read_things()))
    if words and words[0].isascii() and actions and actions[0][0] == 0:
        opening = actions[0][1]
        things = [one for one in things if one[0] >= opening]
    return ApiTerms([meaning for _, _, meaning in actions], [meaning for _, _, meaning in things])


_Phrases = dict[tuple[str, ...], tuple[str, ...]]


def _translate(words: list[str], phrases: _Phrases) -> Iterator[tuple[int, int, Meaning]]:
    """Yield the first and the last word of each phrase, and what it represents."""
    at = 0
    while at < len(words):
        step = 1
        for end in range(min(len(words), at + _LONGEST_PHRASE), at, -1):
            targets = phrases.get(tuple(words[at:end]))
            if targets is not None:
                yield at, end, {target: 1.0 - 0.1 * min(place, 4) for place, target in enumerate(targets)}
                step = end - at
                break
        at += step


_LONGEST_PHRASE = 6


def _split(text: str) -> list[str]:
    """Return stems of English words, and Chinese characters one by one."""
    return [stem_word(one) for one in _WORD.findall(fold_text(text))]


@lru_cache(1)
def _read_actions() -> _Phrases:
    return dict(_read_lines(_ACTION_LINES))


@lru_cache(1)
def _read_things() -> _Phrases:
    return dict(_read_lines(_THING_LINES))


def _read_lines(lines: str) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    merged: dict[tuple[str, ...], dict[str, None]] = {}
    for line in lines.strip().splitlines():
        phrases, _, words = line.partition(" > ")
        targets = [stem_word(one) for one in split_words(fold_text(words))]
        for phrase in phrases.split("|"):
            merged.setdefault(tuple(_split(phrase)), {}).update(dict.fromkeys(targets))
    return ((phrase, tuple(targets)) for phrase, targets in merged.items() if phrase)
