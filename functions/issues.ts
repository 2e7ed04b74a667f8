import type { Config } from '@netlify/functions';
import * as v from 'valibot';
import { patch } from '#cms/collections/games.ts';
import * as issues from '#contract/endpoints/issues.ts';
import { storeFeedback, storeIssue } from '#contract/upstream-submissions.ts';
import { fetchEntries, fetchEntry } from './_lib/content/cms.ts';
import { ok } from './_lib/http/result.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = {
	path: ['/api/issues/form', '/api/issues', '/api/feedbacks', '/api/support-patches'],
};

const patchOnWire = v.pipe(
	patch,
	v.transform(({ date, ...rest }): issues.SupportPatch => ({ ...rest, date: date.toISOString() })),
);

export default serve(
	route(issues.issueForm, (call) => {
		return fetchEntry({ path: '/api/issues/form', query: call.input }, issues.issueChoices, call);
	}),
	route(issues.issues, forwardToCms(storeIssue)),
	route(issues.feedbacks, forwardToCms(storeFeedback)),
	route(issues.listPatches, async (call) => {
		const { game, ...query } = call.input;
		const loaded = await fetchEntries({ path: '/api/support-patches', query }, patchOnWire, call);
		if (loaded.kind !== 'ok') return loaded;
		const asked = loaded.data.filter((entry) => !game || entry.game === game);
		return ok(asked.toSorted((a, b) => b.date.localeCompare(a.date)));
	}),
);
