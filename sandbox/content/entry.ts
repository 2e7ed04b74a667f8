/** What the sandbox's CMS stores of an entry: its texts in every language, and what is the same in all. */
export interface DemoEntry {
	/** Unique within its collection. */
	id: string;
	[field: string]: unknown;
}
