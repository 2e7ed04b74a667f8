import type { Config } from '@netlify/functions';

export const config: Config = { path: ['/empty'] };

export default () => new Response();
