/** What a journalist asks beyond the game's own entry: kind, players, length, languages. */
export const facts = {
	'the-salt-crown': [
		'Turn-based RPG of oaths and water',
		'1 to 4 online, 2 on one sofa',
		'45 to 60 hours a reign',
		'Text in 14 languages, voices in English and French',
	],
	emberwick: [
		'RPG of small duties, without fighting',
		'1',
		'18 hours, 26 with the second winter',
		'Text in 14 languages, songs in English',
	],
	'a-quarrel-of-moons': [
		'RPG whose rules change with the sky',
		'1',
		'30 hours',
		'Text in 9 languages, voices in English',
	],
	lowtide: [
		'RPG about time, debt and mud',
		'1',
		'22 hours',
		'Text in 11 languages, partly voiced in English',
	],
	thornhollow: ['Short RPG of briars and questions', '1', 'One night, about 5 hours', 'Text in 12 languages'],
	'the-glass-regent': [
		'RPG of court intrigue',
		'1',
		'35 hours',
		'Text in 12 languages, voices in English and French',
	],
	wending: [
		'RPG of a caravan on a single road',
		'1, or 2 on different days',
		'About 25 hours',
		'Text in 14 languages, voices in English and French',
	],
};
