"""The forms in which languages write the frames of a stack trace, and the places where services are installed.

A frame is told from a lint message by its whole line: ``src/cart.py:12: unused name`` goes on behind the place, a frame ends there.
May not know what is done with a frame (``stack_traces`` joins them to traces, ``text_masking`` masks them). RE2 syntax.
"""

from typing import Final

# fmt: off
SERVICE_PATH: Final = (
    r"(?:file://)?(?:/usr/|/apps?/|/application/|/data/|/lib/|/go/|/function/|/layers/|/releases?/|/srv/|/opt/|/var/|/code/|/www/|/build/|/deploy\w{0,8}/|/services?/"
    r"|/(?:home)/(?:node|bun|deno|build|shop|web|jenkins|apps?|admin|deploy\w{0,4}|www\w{0,5}|svc|service|tomcat|nginx|work)[\w-]{0,12}/|/rustc/|/www/|node:\w+|[^()\s\"]*(?:site-packages|dist-packages|node_modules))"
)
"""Where services are installed, unlike the folders of a person."""

INSTALLED_PLACE: Final = (
    rf"(?:^|[\s\"'(@\[=<:：])(?:{SERVICE_PATH}|<frozen|/(?:workspace|task|bundle|vendor|gems)/)|https?://|webpack|\bnode_modules\b"
    r"|\((?:internal/[\w/.-]+|fs|net|events|timers|module|vm|http|util|child_process|dns|tls|zlib|_\w+)\.js:|\[internal function\]|\(node:|\bnode:internal"
    r"|(?i:\b[a-z]:\\+(?:apps?|srv|services?|inetpub|www\w*|web|sites|program files|programdata|build\w*|agent\w*|ci|jenkins|deploy\w*|jobs)\\)"
)
"""A place in a frame that belongs to a service, as written in a trace."""

SOURCE_FILE: Final = r"\.(?:py|[cm]?[jt]sx?|java|kts?|scala|groovy|go|rb|php|cs|fs|vb|rs|c|cc|cpp|hpp|hh|h|exs?|erl|p[lm]|lua|swift|jl|hs|mli?|clj|dart|R)"
_FRAME_OF_DOTNET: Final = (
    r"(?:(?:在|於|\bbei|\bà) (?:[\w$<>`]+\.){2,}|(?:\bat|在|於|\bbei|\bà|\ben|\bв) )[\w.$<>`\[\],+]+\([^()\n]{0,200}\)(?: (?:in|位置|dans|en|в) (?:[A-Za-z]:)?[^\n:]{1,200}:(?:line|行号|行號|Zeile|ligne|línea|строка) ?\d+)"
    r"|(?:在|於|\bbei|\bà) (?:[\w$<>`]+\.){2,}[\w$<>`\[\],]+\([^()\n]{0,200}\)"
)
"""A frame of .NET in the language of its machine."""

_FILE_KEY: Final = rf"\"(?:file_?[nN]ame|abs_path|file|module|source|path)\" ?: ?\"[^\"\n]*{SOURCE_FILE}\""
_LINE_KEY: Final = r"\"(?:line(?:_?no|_?[nN]umber|No)?|file_line)\" ?: ?\"?\d+"
_FUNCTION_KEY: Final = r"\"(?:function|method_?[nN]ame|func|method|class_?[nN]ame|class|procedure|declaringClass)\" ?: ?\""

FRAMES_IN_A_SENTENCE: Final = (
    r"\bError in [\w.]+\([^()\n]*\) at \S+\.R#\d+|#\d{1,3} (?:\[internal function\]|\S+\.php\(\d+\)): [\w\\:>-]+\([^()\n]*\)",
    _FRAME_OF_DOTNET,
    r"\bat (?:[\w<>`$]+\.){2,}[\w<>`$\[\],]+\([^()\n]{0,150}\)",
    r"(?:[\w$]+\.){2,}[\w$<>]+\(\w+\.(?:java|kt|scala|groovy):\d+\)",
    r"(?:\b|\\t)at [\w.$<>/@-]+ ?\([\w$-]+(?:\.(?:java|kts?|scala|groovy))?:\d+\)",
    r"\bat [\w.$<>/!?*+-]+ \(\w+\.clj[cs]?:\d+\)",
    r"\b(?:in|from) (?:file|class path resource|URL) \[[^\]\n]{1,200}\]",
    r"Require stack:(?:\s*(?:\n|\\n)?- [^\n]+)+",
    r"\bat (?:async )?(?:[^\n()]{0,80} \()?(?:webpack(?:-internal)?:///|ext:|node:|bun:|file:///|https?://)[^\s()]+:\d+(?::\d+)?\)?",
    r"[\w$.<>*/]*@(?:(?:https?|file|webpack|app|resource)://[^\s@]+:\d+:\d+|\[native code\])",
    rf"\"(?:stack_?trace|stack|trace|backtrace|caller)\" ?: ?\"[^\"]*{SOURCE_FILE}:\d+[^\"]*\"",
    r"#\d{1,3} +(?:0x[0-9a-f]+ in )[^\n]{1,200}:\d+(?::\d+)?|#\d{1,3} +(?:0x[0-9a-f]+ in )?\w+ \([^\n]{0,200}\) at [^\s:]+:\d+",
    rf"(?:\bfunction \S+, )?\bfile \"?[^\s,\"]+{SOURCE_FILE}\"?, line \d+",
    rf"\bin (?:file )?{SERVICE_PATH}\S*\.php(?::\d+| on line \d+|\(\d+\))",
    rf"{SERVICE_PATH}\S*?{SOURCE_FILE}(?: 第 ?\d+ ?行|[，,] ?行号?[:：]? ?\d+)(?:，函数 ?\w+)?",
    rf"[（(][\w./-]+{SOURCE_FILE}:\d+(?: in)? [\w.]+[)）]",
    rf"{SERVICE_PATH}[\w./-]*\.(?:lua:\d+|sh: line \d+)",
    r"#\d{1,3} +[^\n(]{1,120}\((?:package|dart):[^()\n]+:\d+(?::\d+)?\)",
    r"\bCalls: \w+(?: -> [\w.]+)+|\bat \S+\.R#\d+|(?:\[\d+\] [^\n@]{1,100} )?@ (?:\w+ )?\S+\.jl:\d+",
    r"\bAt [A-Za-z]:\\[^\n]{1,200}:\d+ char:\d+(?:\s*(?:\n|\\n)\+[^\n]*)*|\bat [^\n,]{1,80}, (?:[A-Za-z]:\\[^\n:]{1,200}|<No file>): line \d+",
    r"\bModule \w+, procedure \w+, line \d+|/\S+\.(?:aspx?|jspx?|cfm|asa), line \d+|\bprogram \S+, include \S+, line \d+",
    r"\bORA-06512: [^\n]{1,20}\"[^\"\n]+\", [^\n\d]{1,10}\d+|\bProcedure [\w.\[\]]+, Line \d+|\bPL/pgSQL function [^\n]{1,160} line \d+ at \w+",
    r"[\w.<>`]+ \([^()\n]{0,120}\) \(at (?:Assets|Packages|Library|\./)[^\s()]*:\d+\)",
    r"\bin [\w./-]+\.py, line \d+, in \w+",
    rf"\((?:/src/|{SERVICE_PATH})[^\s()]*{SOURCE_FILE}:\d+(?::\d+)?\)",
    r"\b0x0000[0-9a-f]{8,12}\b|\b0x[0-9a-f]{12}\b",
    rf"(?:\b(?:in|at|from|by|near|raised in|called at)\b|[在于自]|位置)[ :：]?[ '\"(]?{SERVICE_PATH}[^()\s'\"]*{SOURCE_FILE}(?:\(\d+\)|:\d+(?::\d+)?| line \d+)",
    rf"\bpanicked at '?(?:{SERVICE_PATH}|[A-Za-z]:\\)[^\s']*:\d+(?::\d+)?",
    r"(?:\S+\.lua|\[string \"[^\"\n]{0,80}\"\]):\d+: in (?:function|main chunk|upvalue|local|method|field)[^\n]{0,80}",
    r"(?i:\bstack traceback:)(?:\s*(?:\n|\\n)?[ \t]+[^\n]*)+",
    r"\{file,\s?\"[^\"\n]{1,200}\"\},\s?\{line,\s?\d+\}",
    r"\b(?:error, )?called at \S+\.hs:\d+:\d+ in [\w:.-]+",
    r"\b(?:Raised|Called|Re-raised) (?:at|from|by) [^\n]{1,120} in file \"[^\"\n]+\"(?: \(inlined\))?, lines? \d+[\d-]*(?:, characters \d+-\d+)?",
    r"\b\d{1,3} {1,6}[\w.-]{2,60} {1,40}0x[0-9a-f]{5,16} \S[^\n]{0,200} \+ \d+",
    r"\S*\(\S*\+0x[0-9a-f]+\) ?\[0x[0-9a-f]+\]",
    r"\bthread '[^'\n]*-[^'\n]*' panicked at (?P<part>[^\s:]+:\d+(?::\d+)?)",
    r"(?:[\w./-]+\.\w{1,5}:\d+ in \w+ ?(?:[<=-]+>|<-|[→>←<|]) ?)+[\w./-]+\.\w{1,5}:\d+ in \w+",
    rf"(?:^|[\s\"'(:：=])(?P<part>{SERVICE_PATH}[^\s()'\"]*{SOURCE_FILE}\"?(?::\d+(?::\d+)?|,? (?:on )?line \d+(?:, in \S+)?|\(\d+\)))(?:$|[)\];,'\"\n，。；）]|\.(?:\s|$)|\s+(?:in|->|at|by)\b)",
    rf"\{{[^{{}}\n]*{_FILE_KEY}[^{{}}\n]*(?:{_LINE_KEY}[^{{}}\n]*{_FUNCTION_KEY}|{_FUNCTION_KEY}[^{{}}\n]*{_LINE_KEY})[^{{}}\n]*\}}",
    rf"\{{[^{{}}\n]*{_FUNCTION_KEY}[^{{}}\n]*{_FILE_KEY}[^{{}}\n]*{_LINE_KEY}[^{{}}\n]*\}}",
    r"\"file\" ?: ?\"[^\"\n]+\" ?, ?\"file_line\" ?: ?\d+|\b[\w/.-]+\.(?:cc|cpp|cxx|[ch]):\d+\]",
    r"[\[(（]\w+\.(?:java|kt|scala|groovy|cs):\d+[\])）]|\b(?:[a-z]\w*\.){2,}[A-Z]\w*(?:\.\w+)? ?第 ?\d+ ?行",
    rf"(?:堆栈|调用栈|调用链|回溯)[一-龥]{{0,4}}[:：]\s?(?P<part>[^\n]*\w{SOURCE_FILE}:\d+[^\n]*)",
    rf"文件 ?[\"“「]{SERVICE_PATH}[^\n\"”」]*[\"”」][，, ]{{0,2}}第 ?\d+ ?行(?:[，, ]{{0,2}}(?:在|于|函数) ?\w+(?: 中)?)?",
    rf"[（(](?P<part>{SERVICE_PATH}[\w./-]*{SOURCE_FILE}:\d+(?::\d+)?)[)）]",
    r"\b[\w$.]+\([A-Z]\w+\.(?:java|kt|scala|groovy):\[\d+,\d+\]\)",
    r"\bin [A-Za-z]:\\\S*\.php(?::\d+| on line \d+|\(\d+\))",
    r"[\w./*()]*[\w)]\([^()\n]*\b0x[0-9a-f]{6,}[^()\n]*\)",
    r"[\w.-]+`[\w:~<>$]+(?:\([^()\n]*\))? \+ \d+(?: at \S+:\d+)?",
    r"\b(?:at|address|pc|[re]?ip|[re]?sp)[ =:](?:0x[0-9a-f]{6,16}|[0-9A-F]{8,16}|0[0-9a-f]{7,15})\b",
    rf"(?:[\w$.]+ ?\([\w./-]+{SOURCE_FILE}:\d+(?::\d+)?\) ?(?:<-|->|←|→) ?)+(?:[\w$.]+ ?\([\w./-]+{SOURCE_FILE}:\d+(?::\d+)?\))?",
    rf"[\w./-]+{SOURCE_FILE}\(\d+\): \w+(?: ?(?:<-|->|←|→) ?[\w./-]+{SOURCE_FILE}\(\d+\): \w+)+",
    r"\(\S+\.[eh]rl, line \d+\)|\"[\w$.<>]*@[\w./:-]+\.[cm]?js:\d+:\d+\"",
    r"\bin (?:[a-z_]\w*\.){2,}\w+, line \d+",
    r"[^\s()\"']*(?:site-packages|dist-packages|node_modules)/[^\s()\"']*:\d+(?::\d+)?",
    r"(?:位置|位于|在|文件)[:：]? ?[\w.$/-]+\.(?:java|kt|scala|groovy|cs|php) ?第 ?\d+ ?行",
    rf"文件[:：] ?[\w./\\-]+/[\w.-]+{SOURCE_FILE}[，,;； ]{{1,2}}行号?[:：]? ?\d+(?:[，,;； ]{{1,2}}(?:函数|方法)[:：]? ?\w+)?",
    r"\bat: \S+ \(res://[^)\s]+\)|\braised [A-Z_]+ : \S+\.ad[bs]:\d+|\b[\w.]+\+0x[0-9a-f]+/0x[0-9a-f]+",
)
"""Frames of stack traces that no sentence has, wherever they stand in a text."""

_BEFORE: Final = r"^[ \t|│\"'\[!>+*-]*"
_NUMBER: Final = r"(?:#\d{1,4}:?|\[ ?\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[:.)]?|(?:\* )?frame #\d{1,4}:)[ \t]+"
_AFTER: Final = r"[ \t|│\"'\],;.}\r]*$"
_FILE: Final = r"(?:[A-Za-z]:[\\/]|[a-z][\w+.-]*:/{0,3})?[^\s()\"'<>|:]*"
_PLACE: Final = rf"{_FILE}(?:\.[A-Za-z]\w{{0,7}}(?:\?[\w=&.-]*)?(?::\d+(?::\d+)?|\(\d+(?:,\d+)?\)|,? line \d+)|<anonymous>:\d+:\d+)"
_NAME: Final = r"[\w$.<>:~@!?/`*&\[\]{},+%-]+"

_COMPILED_FRAME: Final = (
    # JVM, .NET
    rf"(?:{_NUMBER})?(?:at|在|於|bei|à|en|в|konum:) (?:[\w$<>`@~+-]+[./:])+[\w$<>`~|\[\],+-]+\([^\n]*\)(?: (?:in|位置|dans|en|в|zu) [^\n]+\d)?(?: ~?\[[^\n\]]*\])?",
    r"\.\.\. \d+ (?:more|common frames omitted)|(?:- |-> )?(?:locked|waiting on|parking to wait for) +<0x[0-9a-f]+>[^\n]*|--- End of (?:inner exception )?stack trace[^\n]*",
    # native: addresses, symbols with offsets
    rf"{_NUMBER}(?:pc )?(?:0x)?[0-9a-f]{{6,16}}\b[^\n]*",
    r"(?:==\d+==[ \t]+)?(?:at|by) 0x[0-9A-Fa-f]+: [^\n]*",
    rf"{_NUMBER}(?:0x[0-9a-f]+ in )?[^\s(][^\n(]* \([^\n]*\) (?:at|from) \S+",
    rf"{_NUMBER}[\w.()@ -]{{1,80}}[ \t]0x[0-9a-fA-F]{{5,16}} [^\n]+ \+ (?:0x)?[0-9a-f]+(?: \([^\n]*\))?",
    rf"(?:{_NUMBER})?\S+\(\S*(?:\+0x[0-9a-f]+)?\) ?\[0x[0-9a-f]+\]",
    r"(?:\[<?[0-9a-fx]{8,18}>?\] ?)?(?:\? )?[\w.$]+\+0x[0-9a-f]+/0x[0-9a-f]+(?: \[[\w-]+\])?",
    rf"(?:{_NUMBER}|[0-9a-f`]{{8,17}} +){{0,3}}[\w.-]+![\w:~<>$?@`,*&]+(?:\([^\n]*\))?(?: ?\+ ?0x[0-9a-f]+| Line \d+)(?:[ \t]+C(?:\+\+|#)?)?(?: \[[^\n\]]*\])?",
    r"[\w.-]+ +[0-9A-F]{8,16} +\w+_? +(?:\d+|Unknown) +\S+",
    r"[^\n]+ \[0x[0-9a-f]{6,16}\]",
    rf"{_NUMBER}\S[^\n]* \+ 0x[0-9a-f]+(?: \([^\n]*\))?|@ +0x[0-9a-f]+ +[^\n]+",
    r"Script '[^'\n]+', Line \d+(?: - [^\n]*)?",
    # BEAM, Dart, Haskell, Unity, Godot, Apex, Delphi, Ada
    r"\((?:[a-z]\w* \d[\w.-]*|\w+)\) \S+\.(?:exs?|erl):\d+: [^\n]+",
    r"(?:in (?:function|call from) {1,3})\S+/\d+ \([^\n]*, line \d+\)",
    r"#\d+ +[^\n(]+ \((?:package|dart|file):[^()\n]+\)|(?:package|dart):\S+ \d+:\d+ +\S[^\n]*|<asynchronous suspension>",
    r"at: \S+ \(\S+:\d+\)",
    r"(?:\(\w+\) ?)?(?:Class|Trigger|AnonymousBlock)\b[\w.<>()]*: line \d+, column \d+",
    r"(?:\[?\$?[0-9A-F]{8,16}\]? ?(?:\{[^\n}]*\})? *)\S[^\n]*(?:, line \d+ of \S+| \(Line \d+[^\n]*\))",
    # Common Lisp, Smalltalk, MATLAB, Octave, Tcl, Nim, Zig, D, COBOL
    r"\d{1,3}: \((?:\(?[A-Z][A-Z0-9*:%-]*|LAMBDA|FLET|LABELS)[ )][^\n]*\)?",
    r"[A-Z]\w+(?: class)?(?:\([A-Z]\w+\))?>>[\w:#+*/<=>~-]+(?: \([^\n]*\))?",
    r"Error in [\w./>@]+ \(line \d+\)|(?:error: )?[\w>@.]+ at line \d+ column \d+",
    r"\(procedure \"[^\n\"]+\" line \d+\)|invoked from within|while executing|\(file \"[^\n\"]+\" line \d+\)",
    r"\S+\.nim\(\d+\)[ \t]+\S+|\S+\.zig:\d+:\d+: 0x[0-9a-f]+ in [^\n]+|\S+\.d:\d+ [^\n]*\)(?: \[0x[0-9a-f]+\])?|from \S+\.cr:\d+:\d+ in '[^\n]+'",
    r"at (?:[^\n()]+ \()?wasm(?:-function\[\d+\]|://\S+):0x[0-9a-f]+\)?",
    # PL/SQL, Teradata, HANA; SAP; Clojure
    r"ORA-06512: [^\n]*|ORA-\d{5}: at \"[^\n]*|\[\S+ \"\S+\.cljc?\" \d+\]",
)
"""Whole lines that are frames of programs which are built before they run: nobody's own script on a reader's machine looks so."""

_PLACED_FRAME: Final = (
    rf"at (?:(?:async |new )?[^\n()]+ (?:\[as [^\n\]]+\] )?)?\({_PLACE}\)|at (?:async )?{_PLACE}|at (?:async )?[^\n()]+ \((?:<anonymous>|native|index \d+)\)",
    rf"[\w$.<>*/\[\]-]*@{_PLACE}|[\w$.<>]*@\[native code\]",
    rf"#\d{{1,4}} {_FILE}\.\w{{1,6}}\(\d+\): [^\n]+|#\d{{1,4}} \[internal function\]: [^\n]+|#\d{{1,4}} \{{main\}}",
    rf"(?:thrown in|called in) {_FILE}(?: on line |:)\d+",
    rf"(?:from )?{_FILE}(?:\.\w{{1,6}})?:\d+:in [`'][^\n]*",
    rf"(?:{_FILE}\.luau?|\[string \"[^\"\n]{{0,80}}\"\]):\d+: in [^\n]+|\[C\]: in [^\n]+",
    rf"[^\n]* called at {_FILE} line \d+|eval \{{\.\.\.\}} called at [^\n]+",
    rf"File {_PLACE}, in [^\n]+|{_NUMBER}{_NAME}(?:\([^\n]*\))? at {_PLACE}",
)
"""Whole lines that are frames of interpreted languages: a service's only where a service is installed there."""

_PYTHON_FRAME: Final = r"File \\?\"[^\"\n]{1,300}\\?\", line \d+(?:, col(?:umn)? \d+)?(?:, in [^\n]*)?"

_LOOSE_FRAME: Final = (
    rf"(?:{_NUMBER})?(?:(?:at|in|from|by|called from) )?{_PLACE}(?:,? in [^\n]+|:? {_NAME}(?:\([^\n]*\))?)?",
    rf"(?:{_NUMBER})?(?:(?:at|in|from|by|called from) )?{_NAME}(?:\([^\n]*\))? (?:at |in |@ )?[(\[<]?{_PLACE}[)\]>]?",
    rf"(?:{_NUMBER})?@ {_NAME} {_PLACE}",
    rf"{_NUMBER}{_NAME}(?:\([^\n]*\))?(?: at [^\n]+)?",
    rf"(?:{_NUMBER})?\S*(?:::|->|\.)\w+\([^\n]*\)",
)
"""Whole lines that are frames beside another frame or under the heading of a trace, and often something else elsewhere."""

_TRACE_HEADING: Final = (
    r"(?i:[^\n]*\b(?:(?:stack ?|exception )?(?:trace(?:back)?|frames)|stack ?trace|back ?trace|call ?stack(?: \(from HasCallStack\))?)(?: \(most recent call (?:last|first)\))?)[ =:：]{0,20}(?:─+ ?[╮]?)?"
    r"|[^\n]*(?:调用栈|堆栈)(?:信息|跟踪|如下|为)?[：:]?|(?:goroutine|Thread) \d+ [\[(][^\n]*|Thread \d+ Crashed:|\*\*\* First throw call stack:|context\.\.\.:|error: called from|Location:|Stack Begin"
)
"""A line that announces a trace."""

_GO_PLACE: Final = r"^[ \t]+\S+\.(?:go|s):\d+(?: \+0x[0-9a-f]+)?$"
GO_FUNCTION: Final = r"^(?:created by )?[\w./*()\[\]{}$-]+\.[\w.()*\[\]{}$-]+(?:\([^\n]*\))?(?: in goroutine \d+)?$"
# fmt: on


def _whole_lines(*forms: str) -> str:
    return f"{_BEFORE}(?:{'|'.join(forms)}){_AFTER}"


FRAME_LINES: Final = {
    "compiled": _whole_lines(*_COMPILED_FRAME),
    "placed": _whole_lines(*_PLACED_FRAME),
    "python": _whole_lines(_PYTHON_FRAME),
    "go": _GO_PLACE,
    "heading": _whole_lines(_TRACE_HEADING),
}
"""Kind of a line → its pattern."""

LOOSE_FRAME_LINE: Final = _whole_lines(*_LOOSE_FRAME)
