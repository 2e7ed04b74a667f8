/** A title as a part of an address: `A Quarrel of Moons` is `a-quarrel-of-moons`. */
export function slugify(title: string): string {
	const plain = title.normalize('NFD').replace(/\p{Diacritic}/gu, '');
	return plain
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

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
