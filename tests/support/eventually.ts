import { vi } from 'vitest';
import { longestWait } from './longest-wait.ts';

/** Checks again and again until nothing is thrown. Errors: the last one, after 20 s. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
	vi.waitFor(check, { timeout: longestWait });
