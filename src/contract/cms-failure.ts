/** Where in the content a build stopped. */
export interface CmsFailure {
	/** The collection, or collection/id where one entry of it is wrong. */
	entry: string;
	/** The path of the wrong value within the entry. */
	field?: string;
}

const failure =
	/CMS collection "([^"\n]+)": (?:entry "([^"\n]+)": )?(?:[^\n]* \(field ([^\n()]+)\)|[^\n]*), from \S/;

/** Finds in what a failed build printed the entry and field that the CMS layer named; undefined where it named none. */
export function readCmsFailure(printed: string): CmsFailure | undefined {
	const [found, collection, id, path] = failure.exec(printed) ?? [];
	if (!found || !collection) return undefined;
	// An entry that is named needs no place in its list.
	const field = id ? path?.replace(/^\[\d+\]\.?/, '') : path;
	return { entry: id ? `${collection}/${id}` : collection, ...(field && { field }) };
}
