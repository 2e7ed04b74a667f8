import type { Config } from '@netlify/functions';
import { forward } from './forward.ts';

export const config: Config = { path: ['/api/faqs'] };

export default (request: Request) => forward(request, process.env.CMS_URL ?? '');
