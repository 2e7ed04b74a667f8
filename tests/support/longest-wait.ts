/** In ms: far longer than anything takes on a busy machine. It is waited for in full only where a test fails. */
export const longestWait = 20_000;
