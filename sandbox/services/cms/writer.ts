import type { Context } from 'hono';
import { isSame } from '../secrets.ts';

/** Whether one of the functions calls, by the key that lets them write. */
export function isWriter(c: Context, cmsToken: string): boolean {
	return isSame(c.req.header('Authorization') ?? '', `Bearer ${cmsToken}`);
}
