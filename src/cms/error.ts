/** Why a collection cannot be used; the build stops with it and the last good site stays. */
export class CmsError extends Error {
	override name = 'CmsError';

	/** @param field the path of the wrong value inside the answer, such as `[2].keyArt.wide.url` */
	constructor(collection: string, url: string, problem: string, field = '') {
		super(`CMS collection "${collection}": ${problem}${field && ` (field ${field})`}, from ${url}`);
	}
}
