/* Makes every fsync and fdatasync take at least one millisecond, as a disk does that really flushes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

#define AT_LEAST_NS 1000000L

static int slowly(const char *name, int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    int answer = real(file);
    until.tv_nsec += AT_LEAST_NS;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec += 1;
    }
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, 0) != 0) {
    }
    return answer;
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
