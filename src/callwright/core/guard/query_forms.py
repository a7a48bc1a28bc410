"""The forms in which databases and their drivers show a query in an error: SQL and other languages, bound values, plans.

A form that a sentence has too (``select … from``) needs more than its words: a list of columns, a label, the error around it. Of a
pattern with a group ``part`` only that is the query. RE2 syntax. May not know what is done with a query.
"""

from typing import Final

# fmt: off
SQL_TABLE: Final = r"[\w.\"`\[\]一-龥]+"
_NAME: Final = r"[A-Za-z_\"`\[][\w.\"`\[\]]*"
_PRIVILEGES: Final = r"all|select|insert|update|delete|usage|execute|create|connect|references|trigger|alter|index|drop|reload|super|process|replication"
_SHORT_NAME: Final = r"(?:(?:AS )?\w{1,12} )?"
_COLUMNS: Final = r"(?:[\w.*\"`\[\]]+(?:\([^()\n]{0,60}\))?(?: as \w+)?)(?: ?, ?[\w.*\"`\[\]]+(?:\([^()\n]{0,60}\))?(?: as \w+)?)*"
_VERB: Final = (
    r"(?i:select|insert|update|delete|merge|replace|upsert|call|exec(?:ute)?|show|describe|explain|alter|create|drop|truncate|grant|revoke|declare|copy|lock|refresh|with|values|set|begin)"
)
_STATEMENT: Final = rf"(?i:select {_COLUMNS} from|insert (?:into|ignore|overwrite|or \w+)|update {SQL_TABLE} set|delete from|merge into|replace into|exec(?:ute)? \w|call \w+\(|alter table|create table|drop table|truncate table)\b"

SQL_STATEMENT: Final = (
    r"\bSELECT\b(?s:.{1,200})\bFROM\b|\bINSERT\s+INTO\b|\bDELETE\s+FROM\b|\bUPDATE\s+\S+\s+SET\b"
    rf"|(?i:\bselect\s+(?:\*|distinct\s|count\s?\(|top\s+\d|{SQL_TABLE}(?:\s?,\s?{SQL_TABLE})+)\s?.{{0,120}}\bfrom\s+{SQL_TABLE})"
    rf"|(?i:\bselect\s+{SQL_TABLE}\s+from\s+{SQL_TABLE}\s+(?:where|limit|order\s+by|group\s+by|join)\b)"
    rf"|(?i:\binsert\s+into\s+{SQL_TABLE}\s?(?:\(|values\b|select\b)|\bupdate\s+{SQL_TABLE}\s+(?:(?:as\s+)?\w{{1,12}}\s+)?set\s+{SQL_TABLE}\s?=|\bdelete\s+from\s+{SQL_TABLE}\s+where\b"
    rf"|\bmerge\s+into\s+{SQL_TABLE}\s+(?:as\s+)?(?:\w+\s+)?using\b|\breplace\s+into\s+{SQL_TABLE}\s?(?:\(|values\b|select\b)|\binsert\s+overwrite\s+(?:table\s+)?{SQL_TABLE})"
)
SQL_FRAGMENT: Final = (
    rf"\bFROM {SQL_TABLE} {_SHORT_NAME}(?:WHERE|(?:INNER |LEFT |RIGHT |FULL |CROSS )(?:OUTER )?JOIN|JOIN|GROUP BY|ORDER BY)\b"
    rf"|(?i:\bselect\s+(?:sum|avg|min|max|count|coalesce|ifnull|nvl|concat|cast|date\w{{0,12}}|to_\w{{1,10}}|json_\w{{1,20}}|row_number)\s?\(.{{1,200}}?\bfrom\s+{SQL_TABLE})"
    rf"|\bWHERE {SQL_TABLE}\s?(?:=|<>|!=|[<>]=?|IN\b|LIKE\b|IS\b|BETWEEN\b)|\bVALUES ?\(|\bJOIN {SQL_TABLE} (?:AS )?(?:\w{{1,12}} )?ON {SQL_TABLE}\s?="
    r"|\bWITH (?:RECURSIVE )?\w+(?: ?\([\w, ]+\))? AS (?:MATERIALIZED )?\("
)
"""The middle of a statement, as a parser quotes it, in capital letters; and a list of columns that starts with a function."""

SQL_DEFINITION: Final = (
    rf"\b(?:DROP|ALTER|TRUNCATE) (?:TABLE|DATABASE|SCHEMA|VIEW|INDEX|USER|ROLE|SEQUENCE) (?:IF EXISTS )?{_NAME}"
    rf"|(?i:\b(?:drop|alter|truncate)\s+(?:table|database|schema|view|index|user|role|sequence)\s+(?:if\s+exists\s+)?{_NAME}(?:\s{{0,3}}(?:[;:,\"')(\]\n。，；]|$)|\s+(?:cascade|restrict|add|drop|modify|change|rename|alter|owner|identified|set|with|failed|error)\b)|\bcreate\s+(?:or\s+replace\s+)?"
    rf"(?:temp(?:orary)?\s+)?(?:table|database|schema|view|function|trigger)\s+(?:if\s+not\s+exists\s+)?{SQL_TABLE}\s?(?:\(|as\b|on\b|$)"
    rf"|\bcreate\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?{SQL_TABLE}\s+on\b|\b(?:grant|revoke)\s+(?:{_PRIVILEGES})\b[\w\s,()]{{0,80}}\s+on\s+(?:(?:table|schema|database|function|sequence|all\s+\w+\s+in\s+schema)\s+)?[\w.\"`\[\]*@%]+\s+(?:to|from)\b)"
    rf"|\b(?:GRANT|REVOKE) [\w ,]{{2,80}} (?:ON [\w.\"`\[\]*@%]+ )?(?:TO|FROM) [\w\"'`]"
    r"|(?i:\b(?:drop|alter|truncate) table \w*[_.]\w|\bcall (?:\w+\.)?\w+_\w+ ?\(|\bexplain (?:analyze )?(?:select|insert|update|delete)\b|\bshow create table \w)"
    r"|\bTRUNCATE\s+\w|(?i:\bexec(?:ute)?\s+(?:\w+\.){0,2}(?:sp|xp|usp)_\w)|\bUNION\s+(?:ALL\s+)?SELECT\b"
    r"|\bSHOW (?:FULL )?(?:COLUMNS|TABLES|INDEX|CREATE TABLE|GRANTS|PROCESSLIST|VARIABLES)\b|\bREFRESH MATERIALIZED VIEW\b|\bLOAD DATA (?:LOCAL )?INFILE\b|\bLOCK TABLES? \w"
    r"|\bCREATE (?:MATERIALIZED|UNLOGGED|EXTERNAL|TEMP) \w|\bCOPY \w[\w.]* (?:\([^)\n]*\) )?(?:FROM|TO)\b|\bALTER (?:SESSION|SYSTEM|TYPE|FUNCTION|COLUMN) \w|\bEXEC \w+\.\w+ @"
    r"|\bINSERT (?:IGNORE|OVERWRITE|OR \w+) (?:INTO )?\w|\bUPSERT INTO \w|\bSEL\w{0,4} [\w.*,@\"` ]+ (?:FROM|FORM) [\w\"`\[]|\bSELECT (?:[\w.]+ ?\(|@\w|\d+(?:\W|$)|TOP \d|FIRST \d|DISTINCT \w)"
    r"|(?i:\bselect (?:now|version|user|database|sleep|pg_\w+|current_\w+|last_insert_id) ?\()|\bEXECUTE (?:IMMEDIATE |\w+ ?\()|\bPRAGMA \w+|\bDESC(?:RIBE)? [\w.]*[_.]\w|\b(?:ANALYZE|OPTIMIZE|REPAIR|CHECK) TABLE \w|\bVACUUM (?:FULL |ANALYZE )?\w"
    r"|\bCREATE (?:USER|ROLE|LOGIN|SEQUENCE|SCHEMA|DATABASE|TRIGGER|PROCEDURE|DOMAIN|EXTENSION) \w|\bSET (?:SESSION|GLOBAL|LOCAL|TRANSACTION|search_path|NAMES|ROLE) \w|\bDECLARE @\w"
    r"|\bwhere \w{1,30}\.\w+ ?(?:=|<>|!=|[<>]=?|in\b|like\b|is\b|between\b)"
    r"|(?:\bCALL |\{\s?(?:\? ?= ?)?call )[\w.\"]+ ?\([^\n]*"
)

QUERIES: Final = (
    # behind a label
    rf"(?:\bSTATEMENT|\bSQL(?: ?语句| statement| text| query)?|\bHibernate|\bPreparing|\b[CHJ]P?QL|\bsql)\b[\"']?\s?\]?\s?(?:[:：=]|(?:of|was|is) |[\"'`])\s{{0,3}}[\"'`\[]?(?P<part>{_VERB}\b[^\n]*)",
    rf"(?:(?i:\b(?:query(?: text| string)?|statement|stmt|executing|running|executed|raw query)\b|语句)[\"']?(?: \([\d.]+ ?m?s?\))?\s?[:：=为是]?\s{{0,3}}[\"'`\[【]?)(?P<part>{_STATEMENT}[^\n]*)",
    rf"(?:(?:Operational|Programming|Database|Integrity|Internal|Data|QueryFailed|Statement)Error|(?:SQL|Sql|Semantic|Parse|Parsing|Analysis|SqlGrammar)\w*Exception|SQLSTATE|\bORA-\d|syntax error)[^\n]{{0,160}}[\s:'\"(\[](?P<part>{_STATEMENT}[^\n]*)",
    r"\bSQL(?: query| statement)? ?\[(?P<part>[^\]\n]+)\]|(?i:\bsql grammar) \[[^\]\n]+\]",
    # bound values
    r"\[parameters: ?(?P<part>[^\n]*)",
    r"\[?Parameters=\[(?P<part>[^\n\]]*)",
    r"(?:(?i:\b(?:parameters|bindings?|bind values)\b) ?[:=]|\bwith params) ?\[(?P<part>[^\]\n]+)\]",
    r"(?:;|\]) args=\((?P<part>[^\n)]*)",
    r"\bbinding (?:parameter )?\[[^\]\n]*\] as \[\w+\] - \[?(?P<part>[^\]\n]*)",
    r"\bParameters: (?P<part>[^\n]*\((?:String|Integer|Long|Timestamp|Date|BigDecimal|Boolean|Short|Double|LocalDate\w*)\)[^\n]*)",
    r"\bparameters: (?P<part>\$1 = [^\n]*)",
    r"\bFailing row contains (?P<part>\([^\n]*)",
    # what a parser quotes
    r"\bLINE \d+: (?P<part>[^\n]*(?i:\b(?:select|insert|update|delete|from|where|join|values|set|create|alter)\b|\"\.\")[^\n]*)",
    r"\bfailed at position \d+ (?P<part>\('[^\n]*)",
    r"\bnear '(?P<part>[^\n]* [^\n]*)' at line \d+",
    r"### The error may (?:involve|exist in) (?P<part>[^\n]+)",
    # plans
    r"[^\n]*\(cost=[\d.]+\.\.[^\n]*(?:\n[ \t]+[^\n]*)*",
    r"\bdup key: (?P<part>\{[^}\n]*\})",
    r"\b(?:H(?:GET|SET|GETALL|DEL|MGET)|[LR]PUSH|LRANGE|S(?:ADD|MEMBERS)|Z(?:ADD|RANGE)|SETEX|SETNX|EVALSHA|XADD|XREADGROUP) (?P<part>[\w{}.-]+:[\w:{}.-]*\d[\w:{}.-]*)",
    r"\bTABLE ACCESS (?:FULL|BY INDEX ROWID) *\| *(?P<part>\w+)",
    # other languages than SQL
    r"\bdb\.\w+\.(?:aggregate|find\w*|update\w*|insert\w*|delete\w*|count\w*)\([^\n]*",
    r"\{\s?\"(?:query|aggs|aggregations|bool)\" ?: ?\{[^\n]*",
    r"\{\s?[\"']?(?:find|aggregate|findAndModify|update|insert|delete|count|distinct|createIndexes)[\"']?\s?:\s?[\"'][\w.]+[\"'],[^\n]*",
    r"\{\s?[\"']?\$(?:match|group|lookup|project|unwind|set|unset|inc|push|pull|or|and)[\"']?\s?:[^\n]*",
    r"\bfind(?:One)?\(\s?\{\s?[\"'$\w][^\n]*\}\s?\)|\bDbSet<\w+>\(\)[^\n]*",
    r"\b(?:MATCH|MERGE|CREATE) ?\((?:[a-z]\w*)?(?::[A-Z]\w|\s?\{)[^\n]*|\bg\.[VE]\([^\n]*",
    r"\b\w+ \| where \w+ ?(?:==|=~|!=|<|>|has|contains|startswith|in)[^\n]*|\bindex=\w+ [^\n]*\| ?(?:stats|table|timechart|eval|top|where)\b[^\n]*",
    r"\bCannot parse '(?P<part>[^'\n]*:[^'\n]*)':",
    r"\bduplicate key value is (?P<part>\([^)\n]*\))|\b(?:WHERE|HAVING) clause[:：] ?[^\n]+",
    r"\b(?:SELECT|ASK|CONSTRUCT|DESCRIBE)\b[^\n{]*\{\s?\?\w[^\n]*",
    r"\bfrom\(bucket: ?\"[^\n]*",
    r"\([&|](?:\([\w;.-]+[~<>]?=[^()\n]*\)|\(![^\n]*\)){1,}\)",
    r"\b(?:KeyCondition|Filter|Projection|Update|Condition)Expression[\"']?\s?[:=]\s?(?P<part>[^\n]*)",
    r"\b(?i:from) (?:[a-z]\w*\.)*[A-Z]\w+ (?:(?i:as) )?[a-z]\w{0,11} (?i:where|join|left join|order by) \w+\.\w+[^\n]*",
)
"""Queries as databases quote them in their errors, other than whole statements."""

REST_OF_STATEMENT: Final = (
    r"[^;\n]*(?:\n[ \t]*(?i:from|where|and|or|set|values|inner|left|right|full|cross|join|group|order|having|limit|offset|on|returning|union|into)"
    r"\b[^;\n]*){0,40};?")
# fmt: on
