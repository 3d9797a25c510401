/** Addresses of the scripts of the shell's release, put in by the build. */
declare const POKU_SHELL_FILES: readonly string[];
