import { type Finding, find } from './finding.ts';
import type { Options } from './options.ts';
import { findPage } from './pages.ts';
import { statusProblems, type Visit, visitorOf } from './visit.ts';

/** Whether what is a draft is shown by a preview, and by nothing else. */
export async function findDrafts({ drafts, production }: Options, visit: Visit): Promise<Finding[]> {
	const shown = drafts.map((path) => findPage({ what: 'draft', path, status: 200 }, visit));
	const hidden = (production ? drafts : []).map((path) =>
		find({ what: 'draft in production', path }, async () =>
			statusProblems(await visitorOf(production ?? '')(path), 404),
		),
	);
	return Promise.all([...shown, ...hidden]);
}
