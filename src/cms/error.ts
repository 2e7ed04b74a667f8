interface Place {
	/** The id of the wrong entry of a list. */
	entry?: string | undefined;
	/** The path of the wrong value inside the answer, such as `[2].keyArt.wide.url`. */
	field?: string;
}

/** Why a collection cannot be used; the build stops with it and the last good site stays. */
export class CmsError extends Error {
	override name = 'CmsError';

	constructor(collection: string, url: string, problem: string, { entry, field }: Place = {}) {
		const where = field ? ` (field ${field})` : '';
		super(
			`CMS collection "${collection}": ${entry ? `entry "${entry}": ` : ''}${problem}${where}, from ${url}`,
		);
	}
}

/** What was asked for by its name is not there. */
export class MissingError extends CmsError {
	override name = 'MissingError';
}

/** Whether a value is a MissingError; pages and the integrations of their build have copies of the class of their own. */
export const isMissing = (value: unknown): value is MissingError =>
	value instanceof Error && value.name === 'MissingError';
