// Compiled into every program of a sanitized build. CLN, which cvc5 uses, keeps a block that it
// made when it was loaded.
extern "C" const char* __lsan_default_suppressions() { return "leak:libcln\n"; }
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }
