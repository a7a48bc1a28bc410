"""The forms of addresses inside a company's network: private addresses, names that only its own servers know, sockets, shares.

Of a pattern with a group ``part`` only that is the address. RE2 syntax. May not know what is done with an address.
"""

from typing import Final

# fmt: off
_PRIVATE_ADDRESS: Final = (
    r"\b(?:(?:10\.\d{1,3}|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}|168\.63\.129\.16)\b"
)
SERVICE_SCHEMES: Final = (
    r"(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|stomp|mssql|sqlserver|oracle|jdbc:[\w:]+|ldaps?|kafka|pulsar|nats|tls|mqtts?|clickhouse|memcached|cassandra|couchbases?|neo4j|bolt|trino|presto"
    r"|snowflake|db2|vertica|hive2|hdfs|webhdfs|viewfs|thrift|grpcs?|zk|zookeeper|nacos|dubbo|etcd|consul|rmi|t3s?|iiop|nfs|cifs|smb|spark|tcp|udp|dns|npipe|rocketmq|influxdb|elastic(?:search)?)"
)
_SERVICE_HOSTS: Final = (
    r"(?:db|database|cache|redis|mysql|mariadb|postgres|postgresql|pg|mongo|mongodb|kafka|zookeeper|rabbitmq|amqp|mq|nats|consul|etcd|vault|elastic"
    r"|elasticsearch|opensearch|clickhouse|memcached|minio|ldap|nacos|gateway|backend|internal|worker|node|master|replica)"
)
_INTERNAL_ZONES: Final = r"(?:internal|localdomain|corp|lan|intra|intranet|priv|home\.arpa|svc|consul|cluster\.local|idc|ec2\.internal|internal\.cloudapp\.net|ts\.net)"
_MANAGED_STORES: Final = (
    r"(?:rds|cache|docdb|redshift|neptune|memorydb|kafka|es|aoss|elb)\.(?:[a-z]{2}-[a-z]+-\d\.)?amazonaws\.com(?:\.cn)?|(?:database|redis\.cache|postgres\.database|mysql\.database|documents|servicebus|privatelink)\.(?:windows|azure)\.(?:net|com)"
    r"|(?:rds|mongodb\.rds|redis\.rds|polardb\.rds|kvstore)\.aliyuncs\.com|internal\.aliyuncs\.com|(?:cdb|redis|postgres)\.(?:tencentcdb|myqcloud)\.com|mongodb\.net|rds\.myhuaweicloud\.com"
)
_NAME_OF_A_MACHINE: Final = r"(?:[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+|[a-z]{2,16}\d{1,4})"
"""A name of one label that no word is: with a hyphen or a number."""

_KNOWN_PORTS: Final = (
    r"(?:389|445|465|514|587|636|1099|1433|1521|1883|2049|2181|2375|2376|2379|2380|3268|330[678]|33060|4222|4317|4318|4369|5044|543[2-4]|5601|567[12]|5984|6379|6380|6432|6443|7000|7001|7077|7687|80[0-9]\d|8123|8300"
    r"|8443|8500|8848|8883|8983|9000|9042|9083|909\d|9160|9200|9300|9876|10000|10250|10911|11211|15672|16379|20880|26257|26379|2701[789]|28015|3[0-2]\d{3}|50051|50070|61616)"
)
_RUN_BY_A_CLUSTER: Final = (
    r"[a-z][a-z0-9-]{1,60}-(?:[0-9a-f]{8,10}|[bcdfghjklmnpqrstvwxz2456789]{8,10})-[a-z0-9]{5}|gke-[a-z0-9-]{3,60}-[0-9a-f]{8}-[a-z0-9]{4}|aks-\w{1,20}-\d{8}-vmss\w{6}|ip-(?:10|172|192)-\d{1,3}-\d{1,3}-\d{1,3}"
)
_ERLANG_NODES: Final = r"(?:rabbit|celery|couchdb|emqx|riak|ejabberd|hotrod|root|ubuntu|deploy|admin|ec2-user|centos|svc[\w-]{0,20})"
_REST_OF_URL: Final = r"(?::\d{1,5})?(?:[/?#][^\s\"'<>)\],;]*)?"
_END: Final = r"(?:[^\w.-]|\.\W|\.?$)"

PRIVATE_NUMBERS: Final = (
    r"\b(?:10\.\d{1,3}|192\.168|127\.\d{1,3}|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.\d{1,3}\.\d{1,3}\b"
    r"|\b0\.0\.0\.0\b|\b168\.63\.129\.16\b|(?i:\blocalhost\b)"
    r"|(?:^|[\s\[(=\"'/@,])::1\b|(?i:(?:^|[\s\[(=\"'/@,])(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):[0-9a-f:]*)"
)
INTERNAL_NAMES: Final = (
    rf"(?i)\b[\w-]+\.(?:{_INTERNAL_ZONES}|local|private)\b"
    r"|\b[a-z][a-z0-9+]*://[\w-]+(?::\d+)?(?:[/\s?#,;)\"']|$)|\bmetadata\.google|" + rf"\b{_SERVICE_HOSTS}(?:[-_.]\w+)*:\d{{2,5}}\b"
    rf"|\.(?:{_MANAGED_STORES})\b"
)
SERVICE_URLS: Final = rf"(?i)\b(?:{SERVICE_SCHEMES}(?:\+[\w+]+)?|sftp|s3|gs|file)://"

MACHINE_NAMES: Final = (
    rf"(?:ENOTFOUND|EAI_AGAIN|UnknownHostException:?|UnknownHostError:?)[ :'\"]{{1,3}}(?P<part>[a-z0-9][\w-]*(?::\d+)?){_END}",
    rf"(?i)(?:getaddrinfo|unknown host|could not resolve (?:host(?:name)?|proxy)|failed to resolve|no such host|nodename nor servname provided|lookup|无法解析(?:主机名?|域名)?|解析(?:主机名?|域名)?失败)[ :：'\"]{{1,4}}(?P<part>{_NAME_OF_A_MACHINE}(?::\d+)?){_END}",
    rf"(?i)\b(?:host|hostname|broker|servername|bootstrap\.servers)\b[\"']?\s?(?:=|:|：|is) ?[\"'“]?(?P<part>{_NAME_OF_A_MACHINE}(?::\d+)?)[\"'”]?{_END}",
    rf"(?i)(?:\b(?:server|host|broker|machine)|主机|服务器)[ :：]?[\"“「'](?P<part>{_NAME_OF_A_MACHINE})[\"”」']",
    rf"(?:主机|服务器|机器)名?[：:= ]\s?(?P<part>{_NAME_OF_A_MACHINE}(?:\.\w{{2,12}})?(?::\d+)?){_END}",
    rf"(?:^|[\s,;=(\"'@\[（：])(?P<part>{_NAME_OF_A_MACHINE}:{_KNOWN_PORTS})\b",
    r"(?i)\b(?:addr(?:ess)?|target|upstream|peer|dial(?:ing)?(?: tcp)?|endpoint|authority|broker|node)[\"']?\s?[:=]?\s?[\"'“](?P<part>[a-z][a-z0-9_-]*:\d{4,5})[\"'”]",
    rf"(?i)\b(?:server|backend) [\w.-]+/(?P<part>{_NAME_OF_A_MACHINE}) (?:is|was|has)\b",
    rf"(?i)(?:nfs|mount)[^\n/]{{0,60}}[\s'\"](?P<part>{_NAME_OF_A_MACHINE}:/[\w./$-]+)",
    rf"\b{_ERLANG_NODES}@(?P<part>{_NAME_OF_A_MACHINE}){_END}",
    rf"(?:\b|_)(?:{_RUN_BY_A_CLUSTER})(?:\b|_)",
    r"(?i)\b(?:pod|deployment|statefulset|daemonset|service account)s?[ /:=\"'“]{1,3}(?P<part>[a-z][a-z0-9]*(?:-[a-z0-9]+)+)\b",
    rf"(?i)\b[\w.-]+\.(?:{_MANAGED_STORES})(?::\d{{1,5}})?\b",
    r"(?i)(?:mount|cifs|smb|nfs|share|共享|挂载)[^\n/]{0,60}[\s'\"(:：](?P<part>//[\w-]{2,}/[^\s\"'<>)\],;，。；）]+)",
    r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\d\\[A-Z][A-Z0-9_]+\b",
)
"""Names of machines, told by the words or the port beside them."""

SOCKETS: Final = r"\bunix:(?:path|abstract)=\S+|(?:\bunix:(?://)?)?(?:/[\w.-]+)+(?:\.sock\b|/\.s\.PGSQL\.\d+)(?:@\d+)?|\bnpipe:/+\S+"

SERVER_NAME: Final = r"(?i)\b(?:server|data source|host|addr(?:ess)?)=(?P<part>(?:tcp:)?[\w.\\-]+(?:,\d+|:\d+)?);"

_LOOPBACK: Final = r"(?i)(?:\b\w+://)?(?:\b127\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|\b0\.0\.0\.0\b|\[::1\]|(?:^|[\s(=\"'@,])::1:\d{2,5}\b|\blocalhost:\d{2,5}\b|\w+://localhost\b)"

INTERNAL_ADDRESSES: Final = (
    _LOOPBACK + _REST_OF_URL,
    r"(?:\b\w+://)?" + _PRIVATE_ADDRESS + _REST_OF_URL,
    r"(?i)\b(?:fe[89ab][0-9a-f]|f[cd][0-9a-f]{2}):(?:[0-9a-f]{0,4}:)+[0-9a-f]{0,4}",
    rf"(?i)\w+://(?:[\w-]+\.)+(?:{_INTERNAL_ZONES}|local|private)\b" + _REST_OF_URL,
    rf"(?i)\b(?P<part>(?:[\w-]+\.)+{_INTERNAL_ZONES}(?::\d{{1,5}})?)(?:[^\w.]|\.\W|\.?$)",
    r"(?i)(?:^|[^\w./\\-])(?P<part>[a-z0-9-]+(?:\.[a-z0-9-]+)+\.local(?::\d{1,5})?(?:/[^\s\"'<>)\],;，。；）]*)?)(?:[^\w.]|\.\W|\.?$)",
    r"(?i)\b(?P<part>[\w-]+\.local(?::\d{2,5}|/[^\s\"'<>)\],;，。；）]*))",
    r"(?i)(?:\b(?:host(?:name)?|getaddrinfo|enotfound|eai_again|resolve|lookup|ping|reach|connect(?:ion)? to|server)|主机|解析|连接|域名|服务器)[ :：]?(?:名|到|至| ?name)?[ :：'\"]{0,3}(?P<part>[\w-]+\.local)\b",
    r"\\\\[^\s\\/:*?\"<>|]{1,60}(?:\\[^\s\\/:*?\"<>|，。；]{1,100})+",
    SOCKETS,
    r"(?i)\bmetadata\.google(?:\.\w+)*" + _REST_OF_URL,
    rf"(?i)\b{SERVICE_SCHEMES}(?:\+\w+)*://(?:\[removed\]|[^\s\"'<>)\],;])+",
    r"(?i)\bhttps?://(?P<part>[\w-]+(?::\d+)?(?:[/?#][^\s\"'<>)\],;]*)?)(?:[\s,;)\"']|$)",
    rf"(?i)\b{_SERVICE_HOSTS}(?:[-_.]\w+)*:\d{{4,5}}\b",
    SERVER_NAME,
    *MACHINE_NAMES,
)
"""Each from its beginning to its end: what is taken out of a text that is shown otherwise whole."""
# fmt: on
