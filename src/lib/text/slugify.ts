/** A title as a part of an address: `A Quarrel of Moons` is `a-quarrel-of-moons`. */
export function slugify(title: string): string {
	const plain = title.normalize('NFD').replace(/\p{Diacritic}/gu, '');
	return plain
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}
