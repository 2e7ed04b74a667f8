import type { Context } from 'hono';
import { isSame } from '../shared/secrets.ts';

/** Whether one of the functions calls, by the key that lets them write. */
export function isWriter(c: Context, submissionsKey: string): boolean {
	return isSame(c.req.header('Authorization') ?? '', `Bearer ${submissionsKey}`);
}
