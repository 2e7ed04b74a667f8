import { readFile, writeFile } from 'node:fs/promises';
import { site } from '#site.config';
import { accountDocument, siteDocument, submissionsDocument } from './openapi/documents.ts';
import { openapi } from './openapi.ts';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as { version: string };
for (const { path, title, endpoints, kind } of [siteDocument, accountDocument, submissionsDocument]) {
	const document = openapi(endpoints, { title: `${site.studio}: ${title}`, version, kind });
	await writeFile(new URL(path, root), `${JSON.stringify(document, null, '\t')}\n`);
}
