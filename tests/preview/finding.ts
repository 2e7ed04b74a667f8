/** Something that was looked at. */
export interface Finding {
	what: string;
	path: string;
	/** What is wrong with it; nothing where all is well. */
	problems: string[];
	/** What is worth knowing and wrong with nothing. */
	note?: string;
}

const reasonOf = (error: unknown) => {
	const { cause, message } = error as Error & { cause?: { code?: string } };
	return cause?.code ?? message;
};

/** Looks at something; what throws does not answer. */
export async function find(
	{ what, path }: Pick<Finding, 'what' | 'path'>,
	judge: () => Promise<string[]>,
): Promise<Finding> {
	const problems = await judge().catch((error: unknown) => [`does not answer: ${reasonOf(error)}`]);
	return { what, path, problems };
}
