/** The first sentences of a text, as many as make at least `least` characters. */
export function firstSentences(text: string, locale: string, least: number): string {
	let opening = '';
	for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
		opening += segment;
		if (opening.trimEnd().length >= least) break;
	}
	return opening.trimEnd();
}
