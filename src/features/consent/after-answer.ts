import { call } from '#api/call.ts';
import type { Receipt } from '#contract/consent-receipt.ts';
import { consents } from '#contract/endpoints/consents.ts';
import { followChoice } from './analytics/follow.ts';

/** What an answer sets off once it is kept: visits are counted or no longer, and the studio has its receipt. */
export function afterAnswer({ id, revision, choices }: Receipt): void {
	followChoice();
	void call(consents, { revision, choices }, { key: id, quiet: true, keepalive: true });
}
