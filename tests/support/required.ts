/** A variable that the runner sets. Throws where it is absent. */
export function required(name: string): string {
	const value = process.env[name];
	if (!value)
		throw new Error(`${name} is not set: run these tests by "npm test", which starts the site for them.`);
	return value;
}
