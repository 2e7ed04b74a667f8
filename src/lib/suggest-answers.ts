interface Answer {
	title: string;
	/** Plain text. */
	text: string;
}

/** Letters by which a word is compared: endings of words matter little. */
const stemLength = 6;
const leastLength = 3;
const most = 3;
const leastScore = 5;

// `fold` of spelling.ts does the same, but would be one more file to load for the page of the form.
const accents = /\p{Mark}/gu;

function stemsOf(text: string): Set<string> {
	const words =
		text
			.normalize('NFD')
			.replace(accents, '')
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	return new Set(words.filter((word) => word.length >= leastLength).map((word) => word.slice(0, stemLength)));
}

/** The answers that share telling words with a text, the likeliest first; words that most answers have tell nothing. */
export function suggestAnswers<A extends Answer>(text: string, answers: readonly A[]): A[] {
	const asked = stemsOf(text);
	const known = answers.map((answer) => {
		return { answer, title: stemsOf(answer.title), all: stemsOf(`${answer.title} ${answer.text}`) };
	});
	const weightOf = (stem: string) => {
		const count = known.filter(({ all }) => all.has(stem)).length;
		return count === 0 ? 0 : Math.log(known.length / count);
	};
	const weights = new Map([...asked].map((stem) => [stem, weightOf(stem)]));
	const scored = known.map(({ answer, title, all }) => {
		let score = 0;
		for (const [stem, weight] of weights) score += (title.has(stem) ? 3 : all.has(stem) ? 1 : 0) * weight;
		return { answer, score };
	});
	return scored
		.filter(({ score }) => score >= leastScore)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ answer }) => answer);
}
