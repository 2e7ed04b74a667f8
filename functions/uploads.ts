import type { Config } from '@netlify/functions';
import { ticket } from '#contract/endpoints/applications.ts';
import { route, serve } from './_lib/http/serve.ts';
import { issueUploadTicket } from './_lib/http/upload-ticket.ts';

export const config: Config = { path: ['/api/uploads/ticket'] };

export default serve(route(ticket, issueUploadTicket));
