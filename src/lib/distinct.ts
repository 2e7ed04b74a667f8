/** Names of which none is there twice, in small letters or capitals; one that was gets a number, before its ending. */
export function distinct(names: readonly string[]): string[] {
	const taken = new Set<string>();
	return names.map((name) => {
		let own = name;
		for (let number = 2; taken.has(own.toLowerCase()); number++)
			own = name.replace(/(?=\.[^./]*$)|$/, `-${number}`);
		taken.add(own.toLowerCase());
		return own;
	});
}
