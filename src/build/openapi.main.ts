import { readFile, writeFile } from 'node:fs/promises';
import { endpoints } from '#contract/endpoints.ts';
import { site } from '#site.config';
import { openapi } from './openapi.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string };
const document = openapi(endpoints, { title: site.studio, version });
await writeFile(new URL('docs/openapi.json', root), `${JSON.stringify(document, null, '\t')}\n`);
