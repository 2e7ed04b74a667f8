import { readConfig } from '#contract/config.ts';
import { CmsError, MissingError } from '../error.ts';
import type { ContentRequest, Source } from '../source.ts';
import { applyQuery, asInList, findList, findOne } from './find-entries.ts';
import { strapiReader } from './strapi/reader.ts';

const address = () => readConfig(process.env, ['CMS_URL']).CMS_URL;

function unknown({ collection, path }: ContentRequest): CmsError {
	return new CmsError(collection, address(), `the source "strapi" has no answer to ${path}`);
}

/** Strapi 5, whose content types are those of connect/strapi; docs/strapi.md says how it is connected. */
export const source: Source = {
	async one(question, read) {
		const find = findOne(question);
		if (!find) throw unknown(question);
		const { collection, path } = question;
		const entry = await find(strapiReader(collection, read));
		if (!entry) throw new MissingError(collection, address(), `has no published entry for ${path}`);
		return { url: entry.placeOf(''), body: entry.fields, placeOf: entry.placeOf };
	},

	async list(question, read) {
		const find = findList(question);
		if (!find) throw unknown(question);
		const found = await find(strapiReader(question.collection, read));
		const entries = applyQuery(found, question.query);
		const url = address();
		const body = entries.map(({ fields }) => fields);
		return { url, body, placeOf: (field, index = 0) => entries[index]?.placeOf(field) ?? url };
	},

	async draft({ collection, id, locale }, read) {
		const reader = strapiReader(collection, read, 'draft');
		const [entry] = await reader.all(collection, locale, { id });
		if (!entry) throw new MissingError(collection, address(), `has no entry "${id}"`);
		const body = asInList(collection, entry.fields, locale);
		return { url: entry.placeOf(''), body, placeOf: entry.placeOf };
	},
};
