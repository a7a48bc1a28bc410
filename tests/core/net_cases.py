"""What a net under error texts must hold back, and what it must let through: made by generators, before the rules were written.

Every secret is random, so that no rule can know it; every sentence is one that services really write about their failures.
"""

import base64
import random
import string
from collections.abc import Iterator

_LETTERS = string.ascii_letters
_WORD = string.ascii_letters + string.digits


def _some(chance: random.Random, alphabet: str, length: int) -> str:
    return "".join(chance.choice(alphabet) for _ in range(length))


def _mixed(chance: random.Random, length: int) -> str:
    """Letters of both cases and digits, as generated passwords and keys are."""
    return _some(chance, _WORD, length - 3) + _some(chance, string.digits, 2) + chance.choice(_LETTERS)


_NAMES = (
    "password", "passwd", "pwd", "secret", "api_key", "apiKey", "API-KEY", "access_key", "accessKeySecret", "client_secret",
    "db_password", "DB_PASSWORD", "PGPASSWORD", "auth_token", "refresh_token", "private_key", "SecretKey", "passphrase",
    "session_token", "X-Api-Key", "Authorization", "encryption_key", "signing_key", "app_secret",
)  # fmt: skip
_ZH_NAMES = (
    "密码",
    "口令",
    "密钥",
    "秘钥",
    "令牌",
    "访问密钥",
    "私钥",
    "数据库密码",
    "授权码",
    "登录密码",
    "应用密钥",
)
_SCHEMES = (
    "postgres", "postgresql", "mysql", "mongodb+srv", "mongodb", "redis", "rediss", "amqp", "amqps", "mssql", "clickhouse",
    "ldap", "kafka", "nats",
)  # fmt: skip


def secrets(seed: int, each: int = 6) -> Iterator[str]:
    """Texts with a credential in them, ``each`` of every kind."""
    chance = random.Random(seed)
    for _ in range(each):
        value = _mixed(chance, chance.randint(8, 24))
        plain = _some(chance, string.ascii_lowercase, 6) + str(chance.randint(1, 99))
        name, zh = chance.choice(_NAMES), chance.choice(_ZH_NAMES)
        yield f"login failed: {name}={value}"
        yield f"bad config {name}: {value}"
        yield f'rejected {{"{name}": "{value}"}}'
        yield f"refused because {chance.choice(('password', 'secret', 'token'))} is {plain}"
        yield f"the {chance.choice(('password', 'passphrase'))} was '{plain}'"
        yield f"command failed: mysql -uroot -p{plain} shop"
        yield f"command failed: deploy --{chance.choice(('password', 'token', 'api-key'))} {value}"
        yield f"curl -u admin:{plain} failed"
        yield f"{zh}：{value} 不正确"
        yield f"{zh}是{plain}，登录失败"
        yield f"连接失败，{zh} {value}"
        yield f"{zh}={plain}"
        scheme, host = chance.choice(_SCHEMES), chance.choice(("cache", "db-1", "mq.example.com"))
        yield f"cannot connect to {scheme}://{plain[:5]}:{plain}@{host}:6379/0"
        yield f"cannot connect to {scheme}://:{plain[:2]}@{host}"
        yield f"Server=tcp:{host},1433;User ID=sa;Password={value};"
        yield "DefaultEndpointsProtocol=https;AccountKey=" + base64.b64encode(chance.randbytes(64)).decode()
        yield f"denied for AKIA{_some(chance, string.ascii_uppercase + string.digits, 16)}"
        yield f"bad key LTAI5t{_some(chance, _WORD, 18)}"
        yield f"SecretId AKID{_some(chance, _WORD, 32)} is disabled"
        yield f"bad key AIza{_some(chance, _WORD, 35)}"
        yield f"token ghp_{_some(chance, _WORD, 36)} expired"
        yield f"sk-{_some(chance, _WORD, 40)} is over its limit"
        yield f"hf_{_some(chance, _LETTERS, 34)} may not read this"
        yield f"SG.{_some(chance, _WORD, 22)}.{_some(chance, _WORD, 43)} was revoked"
        yield f"ya29.{_some(chance, _WORD, 60)} has expired"
        yield f"Bearer {_some(chance, _WORD, 32)} was refused"
        yield f"eyJ{_some(chance, _WORD, 20)}.eyJ{_some(chance, _WORD, 30)}.{_some(chance, _WORD, 43)} is malformed"
        yield f"signature does not match {_mixed(chance, 40)}"
        yield f"https://files.example.com/a.pdf?X-Amz-Signature={_some(chance, '0123456789abcdef', 64)} has expired"
        yield f"https://hooks.slack.com/services/T{_some(chance, _WORD, 8)}/B{_some(chance, _WORD, 8)}/{_some(chance, _WORD, 24)} failed"
        yield "-----BEGIN RSA PRIVATE KEY----- " + base64.b64encode(chance.randbytes(30)).decode()


def internals(seed: int, each: int = 6) -> Iterator[str]:
    """Texts that show how it looks inside: addresses, SQL, paths, traces."""
    chance = random.Random(seed)
    for _ in range(each):
        a, b, port = chance.randint(0, 255), chance.randint(1, 254), chance.randint(1024, 65535)
        table = chance.choice(("users", "orders", "salaries", "dbo.accounts", "public.payments"))
        column = chance.choice(("pwd", "salary", "card_no"))
        yield f"cannot connect to 10.{a}.{b}.7:{port}"
        yield f"connect 192.168.{a}.{b} refused"
        yield f"dial tcp 172.{16 + a % 16}.0.{b}:{port}: connection refused"
        yield f"dial tcp [::1]:{port}: connect: connection refused"
        yield "no route to ::1"
        yield f"connect to fe80::{b:x} timed out"
        yield f"fd00:{a:x}::{b:x} is unreachable"
        yield f"listening on 0.0.0.0:{port} failed"
        yield f"http://169.254.169.254/latest/meta-data/iam/{table}"
        yield f"GET http://orders-api:{port}/v1 failed"
        yield f"GET http://{table.split('.')[-1]}/v1 failed"
        yield f"lookup payments.{chance.choice(('svc.cluster.local', 'internal', 'corp', 'lan', 'consul'))}: no such host"
        yield f"redis-master:{port} does not answer"
        yield f"mysql-0:{port} does not answer"
        yield f"SELECT {column}, id FROM {table} WHERE id = {b}"
        yield f"select * from {table} where id = {b} failed"
        yield f"INSERT INTO {table} (id, {column}) VALUES ({a}, {b})"
        yield f"UPDATE {table} SET {column} = {b} failed"
        yield f"DELETE FROM {table} WHERE id = {b}"
        yield f"DROP TABLE {table}"
        yield f"ALTER TABLE {table} ADD COLUMN {column} int"
        yield f"TRUNCATE TABLE {table}"
        yield f"GRANT ALL ON {table} TO app"
        yield f"EXEC sp_{column} {b}"
        yield f"CREATE UNIQUE INDEX i_{column} ON {table} ({column})"
        yield f'relation "{table}" does not exist'
        yield f"Unknown column '{column}' in 'field list'"
        yield f"Table 'shop.{table}' doesn't exist"
        yield f"no such column: {column}"
        yield f'column "{column}" of relation "{table}" does not exist'
        yield f'duplicate key value violates unique constraint "{column}_key"'
        yield f"Duplicate entry '{b}' for key '{table}.PRIMARY'"
        yield f"You have an error in your SQL syntax near '{column}'"
        yield f"ERROR 1064 (42000) at line {b}"
        yield f"ORA-{10000 + a}: {column}"
        yield f"open /var/lib/app/{table}.db: permission denied"
        yield f"/opt/shop/{table}.py is missing"
        yield f"C:\\ProgramData\\shop\\{table}.mdf is locked"
        yield f'Traceback (most recent call last): File "{table}.py", line {b}'
        yield f"at com.example.shop.OrderService.pay(OrderService.java:{b})"
        yield f"at Object.pay (/srv/shop/{table}.js:{b}:{a})"
        yield f"goroutine {b} [running]: main.pay()"
        yield f"{table.split('.')[-1]}.go:{b} +0x1d{a:x}"
        yield f"in {table.split('.')[-1]}.py on line {b}"


_SENTENCES = (
    "Order {n} was not found.", "订单 {n} 不存在", "The token is invalid or has expired.", "token 已过期，请重新登录", "Invalid token",
    "Password is required.", "密码错误", "密码不能为空", "密码长度必须为 8 到 20 位", "Your password must be at least {d} characters long.",
    "password: must contain a digit", "api_key is missing", "The API key is not valid for this project.", "secret not configured",
    "page_token: must not be empty", "You have used {d} of {n} tokens.", "max_tokens must be less than {n}", "The access token expired {d} minutes ago",
    "Authorization header is missing", "Too many requests. Retry after {d} seconds.", "Rate limit of {d} requests per minute exceeded",
    "请求过于频繁，请 {d} 秒后再试", "系统繁忙，请稍后重试", "余额不足，当前可用 {d}.50 元", "Insufficient funds: {d}.00 EUR available",
    "Please select a date from the calendar.", "Select one room from the list.", "Update your profile and set a name.", "Delete it from the cart first.",
    "The item was removed from your order.", "Cannot insert into a full slot.", "Create an index card first.", "Drop it at the table by the door.",
    "The field start_date must be before end_date.", "amount must be greater than {d}", "Version {d}.{d}.{d} is not supported", "Line {d}: unexpected end of file",
    "Row {d} of {n} is empty", "errcode:{n}, errmsg:invalid openid", "code:{n} message:bad request", "See https://docs.example.com/errors/{n} for help.",
    "More at https://example.org/help", "The file report-{n}.pdf is too large", "The time 10:{d} is already booked", "会议室 {d} 在 14:00 已被预订",
    "Flight CA{n} is full", "Room 10.{d} is not available", "Chapter 10.2.{d} does not exist", "Invoice 2024{n}001 has been paid", "单号 {n}20240101 已签收",
    "Trace id 4bf92f3577b34da6a3ce929d0e0e4736", "requestId: 0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", "Request req_{n}abc failed",
    "This account is locked. Ask your administrator.", "You do not have permission to view this report.", "没有权限访问该报表", "The local branch is closed today.",
    "Your session has ended. Sign in again.", "会话已结束，请重新登录", "The cookie banner could not be loaded", "Credential check failed", "The secret santa list is closed",
    "Server error, please try again later", "Service temporarily unavailable", "upstream timed out", "The app is being updated", "Mount the drive first",
    "Unsupported media type: application/{d}", "Use GET /orders/{n} instead", "Path /orders/{n} does not exist", "/tmp is not a valid value for folder",
    "Column B is hidden", "Table {d} is already reserved", "The column is too wide to print", "Key 'color' is required", "duplicate item in the basket",
    "关键字 {n} 未找到", "口令红包已领完", "验证码错误，还可重试 {d} 次", "令牌无效", "密钥未配置，请联系管理员",
)  # fmt: skip


def harmless(seed: int, each: int = 3) -> Iterator[str]:
    """Texts in which there is nothing to hide."""
    chance = random.Random(seed)
    for _ in range(each):
        for sentence in _SENTENCES:
            yield sentence.format(n=chance.randint(1_000, 999_999), d=chance.randint(1, 59))
