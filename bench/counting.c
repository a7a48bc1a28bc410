/* Requests of Callgrind, which are C macros: loaded by bench/instructions.py. */
#include <valgrind/callgrind.h>

void begin(void) {
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
}

void end(const char *row) {
    CALLGRIND_DUMP_STATS_AT(row);
    CALLGRIND_STOP_INSTRUMENTATION;
}
