"""The node kinds, functions and types that a query may consist of. Everything else is refused.

Tables only. They name classes of sqlglot, so that a new kind of node in a later version of sqlglot is refused until it is added here.
"""

from typing import Final, Literal

SqlDialect = Literal["sqlite", "postgres", "mysql"]

STRUCTURE: Final[dict[str, frozenset[str]]] = {
    "Select": frozenset(
        "with_ expressions distinct from_ joins where group having windows order limit offset".split()
    ),
    "Union": frozenset("with_ this expression distinct order limit offset".split()),
    "Except": frozenset("with_ this expression distinct order limit offset".split()),
    "Intersect": frozenset("with_ this expression distinct order limit offset".split()),
    "Subquery": frozenset("with_ this alias order limit offset".split()),
    "With": frozenset({"expressions"}),
    "CTE": frozenset("this alias".split()),
    "TableAlias": frozenset("this columns".split()),
    "From": frozenset({"this"}),
    "Table": frozenset("this db alias joins".split()),
    "Join": frozenset("this on side kind using method".split()),
    "Column": frozenset("this table".split()),
    "Star": frozenset(),
    "Identifier": frozenset("this quoted".split()),
    "Alias": frozenset("this alias".split()),
    "Window": frozenset("this partition_by order spec alias over".split()),
    "WindowSpec": frozenset("kind start start_side end end_side".split()),
    "Distinct": frozenset({"expressions"}),
    "Group": frozenset("expressions grouping_sets cube rollup".split()),
    "Ordered": frozenset("this desc nulls_first".split()),
    "Limit": frozenset("expression limit_options".split()),
    "LimitOptions": frozenset("rows with_ties percent".split()),
    "Fetch": frozenset("direction count limit_options".split()),
    "In": frozenset("this expressions query".split()),
    "Cast": frozenset({"this", "to"}),
    "DataType": frozenset("this expressions nested".split()),
}
"""Class → the arguments that it may have. An argument that is absent, None, False or an empty list is not there."""

OPERATORS: Final[frozenset[str]] = frozenset(
    """
    Where Having Order Offset Literal Null Boolean Paren Tuple Not Neg And Or Xor EQ NEQ NullSafeEQ NullSafeNEQ GT GTE LT LTE
    Is Between Like ILike Escape Add Sub Mul Div IntDiv Mod DPipe Any All Exists Case If Interval Var Filter WithinGroup
    AtTimeZone Rollup Cube GroupingSets DataTypeParam JSONPath JSONPathRoot JSONPathKey JSONPathSubscript
    """.split()
)
"""Classes that may have any arguments; the nodes in these are checked, too."""

FUNCTIONS: Final[frozenset[str]] = frozenset(
    """
    Abs ArrayAgg Avg Ceil Coalesce Concat ConcatWs Corr Count CumeDist CurrentDate CurrentTime CurrentTimestamp Date DateAdd
    DateDiff DateSub DateTrunc Datetime Day DayOfMonth DayOfWeek DayOfYear Dayname DenseRank Exp Extract FirstValue Floor
    Greatest GroupConcat Hour Initcap JSONExtract JSONExtractScalar JSONBExtract JSONBExtractScalar Lag LastDay LastValue Lead
    Least Left Length Ln Log LogicalAnd LogicalOr Lower Max Median Min Minute Mode Month Monthname NthValue Ntile Nullif
    PercentRank PercentileCont PercentileDisc Pow Quarter Rank Right Round RowNumber Second Sign SplitPart Sqrt Stddev
    StddevPop StddevSamp StrPosition StrToDate StrToTime Substring Sum Time TimeToStr TimeToUnix TimestampDiff TimestampTrunc
    Trim Trunc TsOrDsAdd TsOrDsDiff TsOrDsToDate TsOrDsToDatetime TsOrDsToTime TsOrDsToTimestamp UnixToTime Upper Variance
    VariancePop Week WeekOfYear WidthBucket Year
    """.split()
)
"""Functions that sqlglot knows by their own class. None reads a file, a setting or a catalogue, waits, locks, signals,
or makes a long text of a short one."""

NAMED_FUNCTIONS: Final[dict[SqlDialect, frozenset[str]]] = {
    "sqlite": frozenset("date datetime ifnull iif instr julianday time timediff total unixepoch".split()),
    "postgres": frozenset("age date_part div isfinite justify_days justify_hours make_date now".split()),
    "mysql": frozenset(
        "curdate curtime from_days ifnull makedate now to_days utc_date utc_timestamp weekday yearweek".split()
    ),
}
"""Functions that sqlglot knows by name alone, in lower case."""

TYPES: Final[frozenset[str]] = frozenset(
    """
    BIGINT BOOLEAN CHAR DATE DATETIME DECIMAL DOUBLE FLOAT INT INTERVAL JSON JSONB MEDIUMINT NCHAR NUMERIC NVARCHAR SMALLINT TEXT TIME
    TIMESTAMP TIMESTAMPTZ TIMETZ TINYINT UBIGINT UINT UUID VARCHAR YEAR
    """.split()
)
"""Types of a cast. Not among them: ``regclass`` and its kin, types of the user, arrays, binary."""

UNITS: Final[frozenset[str]] = frozenset(
    """
    MICROSECOND MICROSECONDS MILLISECOND MILLISECONDS SECOND SECONDS MINUTE MINUTES HOUR HOURS DAY DAYS WEEK WEEKS MONTH MONTHS QUARTER
    QUARTERS YEAR YEARS DECADE DECADES CENTURY DOW DOY ISODOW ISOYEAR EPOCH ALL
    """.split()
)
"""Words that stand alone: units of time, and the ALL of LIMIT ALL."""

FUNCTIONS_FOR_PEOPLE: Final = (
    "abs, avg, case, cast, ceil, coalesce, concat, count, date functions, extract, floor, greatest, least, length, lower, max, "
    "min, nullif, percentile_cont, round, row_number and its kin, string_agg or group_concat, substring, sum, trim, upper"
)
"""What a refusal names as accepted."""
