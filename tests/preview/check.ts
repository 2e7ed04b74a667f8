import { findAccounts } from './account.ts';
import { findCalls } from './calls.ts';
import { findDrafts } from './drafts.ts';
import { findFiles } from './files.ts';
import type { Finding } from './finding.ts';
import type { Options } from './options.ts';
import { findPages } from './pages.ts';
import { visitorOf } from './visit.ts';

/** Looks at a preview as a visitor would, from outside. @param origin without a slash at its end */
export async function checkPreview(origin: string, options: Options): Promise<Finding[]> {
	const visit = visitorOf(origin);
	const found = await Promise.all([
		findPages(visit),
		findFiles(visit),
		findCalls(visit),
		findAccounts({ visit, origin, options }),
		findDrafts(options, visit),
	]);
	return found.flat();
}
