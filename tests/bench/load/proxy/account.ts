import type { Config } from '@netlify/functions';
import { forward } from './forward.ts';

export const config: Config = { path: ['/api/account/*'] };

export default (request: Request) => forward(request, process.env.ACCOUNT_API_URL ?? '');
