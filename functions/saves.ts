import type { Config } from '@netlify/functions';
import * as saves from '#contract/endpoints/saves.ts';
import { route, serve } from './_lib/http/serve.ts';
import { proxied } from './_lib/upstream/account-service.ts';

export const config: Config = { path: ['/api/saves/*'] };

export default serve(
	route(saves.listSaves, proxied(saves.listSaves)),
	route(saves.getSave, proxied(saves.getSave)),
	route(saves.downloadSave, proxied(saves.downloadSave)),
);
