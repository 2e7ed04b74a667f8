import type { Config } from '@netlify/functions';
import { contacts } from '#contract/endpoints/contacts.ts';
import { readReceipt } from '#contract/endpoints/receipts.ts';
import { readStatus, storeMessage } from '#contract/upstream-submissions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = { path: ['/api/contacts', '/api/receipts'] };

export default serve(
	route(contacts, forwardToCms(storeMessage)),
	route(readReceipt, forwardToCms(readStatus)),
);
