import { writeFile } from 'node:fs/promises';
import { site } from '#site.config';
import { fillPart, generatedParts, readDocument } from './docs/parts.ts';
import { accountDocument, openapi, siteDocument, submissionsDocument } from './openapi/documents.ts';

const write = (path: string, text: string) => writeFile(new URL(`../../${path}`, import.meta.url), text);

const { version } = JSON.parse(await readDocument('package.json')) as { version: string };
for (const { path, title, endpoints, kind } of [siteDocument, accountDocument, submissionsDocument]) {
	const document = openapi(endpoints, { title: `${site.studio}: ${title}`, version, kind });
	await write(path, `${JSON.stringify(document, null, '\t')}\n`);
}
for (const part of await generatedParts())
	await write(part.path, fillPart(await readDocument(part.path), part));
