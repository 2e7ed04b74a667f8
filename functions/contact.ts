import type { Config } from '@netlify/functions';
import { contacts } from '#contract/endpoints/contacts.ts';
import { storeMessage } from '#contract/upstream-submissions.ts';
import { route, serve } from './_lib/http/serve.ts';
import { forwardToCms } from './_lib/upstream/cms-service.ts';

export const config: Config = { path: ['/api/contacts'] };

export default serve(route(contacts, forwardToCms(storeMessage)));
